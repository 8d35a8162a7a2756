cipher TOY
set toy16_16 { n = 2 }
block      u8[2]
key        u8[2]
round_keys u8[n]
const c = [1, 2]
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) {
    c[0] = 2
    for i in 0..2 { i = 3 }
    X ^= RK
    X[0] ^= c[0]
}
decrypt = inverse of encrypt
