cipher TOY
set toy16_16 { n = 2, rounds = 3 }
set toy16_32 { n = 4 }
block      u8[2]
key        u8[2]
round_keys u8[n]
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) { for r in 0..rounds { X ^= RK } }
decrypt = inverse of encrypt
