# Serpent with a key of 128 bits, in the bit-sliced form. Bytes are as in NESSIE: what the submission prints, backwards.
cipher Serpent
source "Anderson, Biham, Knudsen, Serpent: A Proposal for the Advanced Encryption Standard, 1998"

set serpent128_128 { rounds = 32 }

block      u32[4] little
key        u32[4] little
round_keys u32[rounds + 1][4]

sbox S[8] = [
    [3 8 f 1 a 6 5 b e d 4 2 7 0 9 c],
    [f c 2 7 9 0 5 a 1 b e 8 6 d 3 4],
    [8 6 7 9 3 c a f d 1 e 4 0 b 5 2],
    [0 f b 8 c 9 6 3 d 1 2 4 a 7 5 e],
    [1 f 8 3 c 0 b 6 2 5 4 a 9 e 7 d],
    [f 5 2 b 4 a 9 c 0 3 e 8 d 6 7 1],
    [7 2 c 5 8 4 6 b e 9 1 f d 3 a 0],
    [1 d f 0 e 8 2 b 7 4 c a 9 3 5 6]
]

const phi = 0x9e3779b9

key_schedule(K) -> RK {
    let w: u32[4 * rounds + 12]                 # w_-8 first
    w[0..4] = K
    w[4..8] = [1, 0, 0, 0]
    for i in 8..4 * rounds + 12 {
        w[i] = w[i - 8] ^ w[i - 5] ^ w[i - 3] ^ w[i - 1] ^ phi ^ i - 8
        w[i] = w[i] <<< 11
    }
    for i in 0..=rounds { RK[i] = S[(3 - i) % 8](columns w[8 + 4 * i..12 + 4 * i]) }
}

fn LT(X: u32[4]) -> u32[4] {
    X[0] = X[0] <<< 13
    X[2] = X[2] <<< 3
    X[1] = X[1] ^ X[0] ^ X[2]
    X[3] = X[3] ^ X[2] ^ (X[0] << 3)
    X[1] = X[1] <<< 1
    X[3] = X[3] <<< 7
    X[0] = X[0] ^ X[1] ^ X[3]
    X[2] = X[2] ^ X[3] ^ (X[1] << 7)
    X[0] = X[0] <<< 5
    X[2] = X[2] <<< 22
    return X
}

round R(X: u32[4], K: u32[4], i: u5) -> u32[4] { return S[number(i) % 8](columns (X ^ K)) }

encrypt(X, RK) {
    for i in 0..rounds {
        X = R(X, RK[i], i)
        if i < rounds - 1 { X = LT(X) }
    }
    X ^= RK[rounds]
}

decrypt = inverse of encrypt

# NESSIE, Serpent with a key of 128 bits: set 1, vector 0; set 2, vector 0
test serpent128_128 { key 80000000000000000000000000000000, plaintext 00000000000000000000000000000000, ciphertext 264e5481eff42a4606abda06c0bfda3d }
test serpent128_128 { key 00000000000000000000000000000000, plaintext 80000000000000000000000000000000, ciphertext a3b35de7c358ddd82644678c64b8bcbb }
