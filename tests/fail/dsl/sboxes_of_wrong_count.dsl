cipher TOY
set toy16_16 { n = 2 }
block      u8[2]
key        u8[2]
round_keys u8[n]
sbox S[3] = [[3 2 1 0] [0 1 2 3]]
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) {
    X = S[0](X) ^ RK
}
decrypt = inverse of encrypt
