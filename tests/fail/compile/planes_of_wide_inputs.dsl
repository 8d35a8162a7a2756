# options: --target rv32i --slicing plane
cipher TOY
set toy32_32 { n = 2 }
block      u4[8]
key        u4[8]
round_keys u4[n][8]
sbox S = [c 5 6 b 9 0 a d 3 e f 8 4 7 1 2]
key_schedule(K) -> RK { for i in 0..n { RK[i] = K } }
encrypt(X, RK) {
    for i in 0..n {
        X[0] ^= X[1]
        X = S(X) ^ RK[i]
    }
}
decrypt = inverse of encrypt
