cipher TOY
set toy16_16 { n = 2 }
block      u8[2]
key        u8[2]
round_keys u8[n]
sbox S = [12 5 6 11 9 0 10 13 3 14 15 8 4 7 1 2]
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) { X ^= RK }
decrypt = inverse of encrypt
