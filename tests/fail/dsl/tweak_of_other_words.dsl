cipher TOY
set toy16_16 { n = 2 }
block      u8[2]
key        u8[2] big
tweak      u16
round_keys u8[n]
key_schedule(K, T) -> RK { RK = K; RK[0] ^= T[0..8] }
encrypt(X, RK) { X ^= RK }
decrypt = inverse of encrypt
