cipher TOY
set toy16_16 { n = 2 }
block      u8[2]
key        u8[2]
round_keys u8[n]
const delta = 3
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) {
    X[0] ^= RK[0] ^ Delta
}
decrypt = inverse of encrypt
