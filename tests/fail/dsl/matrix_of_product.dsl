cipher TOY
set toy16_16 { n = 2 }
block      u8[2]
key        u8[2]
round_keys u8[n]
fn f(x: u8) -> u8 { return x ^ (x <<< 1 & x <<< 2) }
matrix M over GF(2) = f
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) {
    X[0] = M(X[0] ^ RK[0])
}
decrypt = inverse of encrypt
