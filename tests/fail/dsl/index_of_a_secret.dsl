cipher TOY
set toy16_16 { n = 2 }
block      u8[2]
key        u8[2]
round_keys u8[n]
const t = [1, 2, 3, 4]
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) {
    X[0] ^= RK[0] ^ t[X[1]]
}
decrypt = inverse of encrypt
