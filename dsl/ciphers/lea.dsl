# LEA. Words are little-endian in memory, and the paper prints bytes in that order.
cipher LEA
source "Hong et al., LEA, WISA 2013; ISO/IEC 29192-2:2019"

set lea128_128 { n = 4, rounds = 24 }
set lea128_192 { n = 6, rounds = 28 }
set lea128_256 { n = 8, rounds = 32 }

block      u32[4] little
key        u32[n] little
round_keys u32[rounds][6]

# the hexadecimal expression of sqrt(766995): 76, 69 and 95 are the ASCII codes of L, E and A
const delta: u32[8] = [0xc3efe9db, 0x44626b02, 0x79e27c8a, 0x78df30ec,
                       0x715ea49e, 0xc785da0a, 0xe04ef22a, 0xe5c40957]
const rotation = [1, 3, 6, 11, 13, 17]

key_schedule(T) -> RK {
    for i in 0..rounds {
        let d = delta[i % n]
        if n == 4 {
            for j in 0..4 { T[j] = (T[j] + (d <<< i + j)) <<< rotation[j] }
            RK[i] = [T[0], T[1], T[2], T[1], T[3], T[1]]
        } else {
            for j in 0..6 {
                let m = n == 8 ? (6 * i + j) % 8 : j
                T[m] = (T[m] + (d <<< i + j)) <<< rotation[j]
                RK[i][j] = T[m]
            }
        }
    }
}

round R(X: u32[4], k: u32[6]) -> u32[4] {
    return [(X[0] ^ k[0]) + (X[1] ^ k[1]) <<< 9,
            (X[1] ^ k[2]) + (X[2] ^ k[3]) >>> 5,
            (X[2] ^ k[4]) + (X[3] ^ k[5]) >>> 3,
            X[0]]
}

encrypt(X, RK) {
    for i in 0..rounds { X = R(X, RK[i]) }
}

decrypt = inverse of encrypt

# the paper, then the reference package (lea_vs.c, ECB)
test lea128_128 { key 0f1e2d3c4b5a69788796a5b4c3d2e1f0, plaintext 101112131415161718191a1b1c1d1e1f, ciphertext 9fc84e3528c6c6185532c7a704648bfd }
test lea128_128 { key 07ab6305b025d83f79addaa63ac8ad00, plaintext f28ae3256aad23b415e028063b610c60, ciphertext 64d908fcb7ebfef90fd670106de7c7c5 }
test lea128_128 { key 56cec76dbd39f3eb7f7ad2a492c991a0, plaintext 2d8cce99726d59af50b0375da8c3edac, ciphertext 381d0bdbc808c408d1bd0c791fb08469 }
test lea128_192 { key 0f1e2d3c4b5a69788796a5b4c3d2e1f0f0e1d2c3b4a59687, plaintext 202122232425262728292a2b2c2d2e2f, ciphertext 6fb95e325aad1b878cdcf5357674c6f2 }
test lea128_192 { key 1437af533069bd7525c1560c78bad2a1e534671c007ef27c, plaintext 1cb4f4cb6c4bdb5168ea8409727bfd51, ciphertext 69725c6df912f8b70eb511e6663c5870 }
test lea128_192 { key ba838fe55faefc0ed7af051790462f01d7a2c778faea2405, plaintext a9172c84a2041ad98ec87edf254384a1, ciphertext c6c5f98e4c633e7463518815bf9087c0 }
test lea128_256 { key 0f1e2d3c4b5a69788796a5b4c3d2e1f0f0e1d2c3b4a5968778695a4b3c2d1e0f, plaintext 303132333435363738393a3b3c3d3e3f, ciphertext d651aff647b189c13a8900ca27f9e197 }
test lea128_256 { key 4f6779e2bd1e9319c63015acffefd7a791f0ed59df1b700769fe82e2f0668c35, plaintext dc31cae3da5e0a11c966b020d7cffede, ciphertext eda2042098f667e857a02db8caa7dff2 }
test lea128_256 { key e7fe92fd374d30c43f5dc204dcae9d4ead6c0663bd8cf5ec6318196b67c71b72, plaintext 66d127137801a9970f0c547223216977, ciphertext 16bff149dfa234bf7fbe2c59ae88a1e9 }
