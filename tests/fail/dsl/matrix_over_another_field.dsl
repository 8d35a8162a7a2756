cipher TOY
set toy16_16 { n = 2 }
block      u8[2]
key        u8[2]
round_keys u8[n]
fn f(x: u8[2]) -> u8[2] { return [x[1], x[0] <<< 1] }
matrix M over GF(2^8)/0x11b = f
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) {
    X = M * X ^ RK
}
decrypt = inverse of encrypt
