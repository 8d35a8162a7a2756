cipher TOY
set toy16_16 { n = 2 }
block      u8[2]
key        u8[2]
round_keys u8[n]
sbox S = [0 1 3 2]
circuit S from "nowhere" { y0 = x0 ^ x1; y1 = x0 & x1 }
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) { X = S(X) ^ RK }
decrypt = inverse of encrypt
