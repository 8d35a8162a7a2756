cipher TOY
set toy16_16 { n = 2 }
block      u8[2]
key        u8[2]
round_keys u8[n]
matrix M over GF(2) = [[1, 1], [1, 1]]
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) { X = M^-1(X) ^ RK }
decrypt = inverse of encrypt
