# options: --target c --pass legalise(native=false)
cipher TOY
set toy { n = 2 }
block      u32[2]
key        u32[2]
round_keys u32[n]
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) {
    X[0] ^= X[1] * (X[1] + RK[0])
    X[1] ^= RK[1]
}
decrypt = inverse of encrypt
