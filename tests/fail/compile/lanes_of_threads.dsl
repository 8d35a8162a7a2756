# options: --target ptx --lanes 32 --slicing word
cipher TOY
set toy64_64 { n = 2 }
block      u32[2]
key        u32[2]
round_keys u32[n]
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) {
    for i in 0..n { X = [X[1], X[0] ^ (X[1] & RK[i])] }
}
decrypt = inverse of encrypt
