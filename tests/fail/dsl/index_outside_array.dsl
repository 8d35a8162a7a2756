cipher TOY
set toy16_16 { n = 2 }
block      u8[2]
key        u8[2]
round_keys u8[n]
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) {
    for i in 0..2 { X[i] ^= RK[i + 1] }
}
decrypt = inverse of encrypt
