cipher TOY
set toy16_16 { n = 2 }
block      u8[2]
key        u8[2]
round_keys u8[n]
permutation P: u8 { i -> 2 * i % 8 }
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) { X = P(X) ^ RK }
decrypt = inverse of encrypt
