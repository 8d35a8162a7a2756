cipher TOY
set toy16_16 { n = 2 }
block      u8[2]
key        u8[2]
round_keys u8[n]
fn f(x: u4[2]) -> u4[2] { return x }
sbox S = f
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) {
    X = S(X) ^ RK
}
decrypt = inverse of encrypt
