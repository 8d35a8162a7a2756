# No cipher: several S-boxes in a layer, a matrix of a function, and a bit that masks a word.
cipher REP
source "a toy"
set rep32_32 { rounds = 6 }
block u8[4] little
key u8[4] little
round_keys u8[rounds][4]
fn mul2(x: u8) -> u8 { return x << 1 ^ (repeat(x[7], 8) & 0x1b) }
fn lin(x: u32) -> u32 { return x ^ x <<< 2 ^ x <<< 10 ^ x <<< 18 ^ x <<< 24 }
matrix L over GF(2) = lin
sbox S[2] = [[3 8 f 1 a 6 5 b e d 4 2 7 0 9 c]
             [f c 2 7 9 0 5 a 1 b e 8 6 d 3 4]]
key_schedule(K) -> RK {
    for i in 0..rounds {
        RK[i] = K
        K = K[[1, 2, 3, 0]]
        K[0] = S[i % 2](K[0]) ^ i
        K = cells(L(word(K)), 8)
    }
}
round R(X: u8[4], k: u8[4]) -> u8[4] {
    X ^= k
    X[0] ^= mul2(X[1])
    X[2] ^= mul2(X[3])
    for j in 0..4 { X[j] = S[j % 2](X[j]) }
    return cells(L(word(X)), 8)
}
encrypt(X, RK) { for i in 0..rounds { X = R(X, RK[i]) } }
decrypt = inverse of encrypt
test rep32_32 { key 01020304, plaintext 11223344, ciphertext b1092eea }
