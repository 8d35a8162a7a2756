cipher TOY
set toy16_16 { n = 2 }
block      u8[2]
key        u8[2]
round_keys u8[n]
sbox S = [0 1 2 3 4 5 6 6]
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) {
    X ^= RK
    X[0] = join(X[0][6..8], S^-1(X[0][0..6]))
}
decrypt = inverse of encrypt
