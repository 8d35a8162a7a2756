cipher TOY
set toy16_16 { n = 2 }
block      u8[2]
key        u8[2]
round_keys u8[n]
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) {
    X[0] = X[0] << X[1]
    X[1] ^= RK[1]
}
decrypt = inverse of encrypt
