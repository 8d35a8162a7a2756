cipher LEA
source "Hong et al., LEA, WISA 2013; ISO/IEC 29192-2:2019"

set lea128_128 { n = 4, rounds = 24 }
set lea128_192 { n = 6, rounds = 28 }
set lea128_256 { n = 8, rounds = 32 }

block      u32[4] little
key        u32[n] little
round_keys u32[rounds][6]

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

test lea128_128 { key 0f1e2d3c4b5a69788796a5b4c3d2e1f0, plaintext 101112131415161718191a1b1c1d1e1f, ciphertext 9fc84e3528c6c6185532c7a704648bfd }
test lea128_192 { key 0f1e2d3c4b5a69788796a5b4c3d2e1f0f0e1d2c3b4a59687, plaintext 202122232425262728292a2b2c2d2e2f, ciphertext 6fb95e325aad1b878cdcf5357674c6f2 }
test lea128_256 { key 0f1e2d3c4b5a69788796a5b4c3d2e1f0f0e1d2c3b4a5968778695a4b3c2d1e0f, plaintext 303132333435363738393a3b3c3d3e3f, ciphertext d651aff647b189c13a8900ca27f9e197 }
