cipher TOY
set toy16_16 { n = 2 }
block      u8[2]
key        u8[2]
round_keys u8[n]
const a = b + 1
const b = 1
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) {
    X[0] ^= RK[a - 1]
}
decrypt = inverse of encrypt
