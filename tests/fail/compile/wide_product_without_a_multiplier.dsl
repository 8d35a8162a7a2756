# options: --target rv32i --features zbb
cipher TOY
set toy { n = 2 }
block      u64[2]
key        u64[2]
round_keys u64[n]
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) {
    X[0] ^= X[1] * (X[1] + RK[0])
    X[1] ^= RK[1]
}
decrypt = inverse of encrypt
