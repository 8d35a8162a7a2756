cipher TOY
set toy16_16 { n = 2 }
block      u8[2]
key        u8[2]
round_keys u8[n]
permutation P: u8 [1, 0, 3, 2, 5, 4, 7, 6]
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) {
    X = P(X) ^ RK
}
decrypt = inverse of encrypt
