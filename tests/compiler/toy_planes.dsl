# Four rounds of eight S-boxes. Bytes of the block meet in the sums behind round 2 and not before: no cipher at all.
cipher TOY
source "made up"

set toy32_32 { rounds = 4 }

block      u4[8]
key        u4[8]
round_keys u4[rounds + 1][8]

sbox S = [c 5 6 b 9 0 a d 3 e f 8 4 7 1 2]

round Far(X: u4[8], k: u4[8]) -> u4[8] {
    X = S(X)
    X[0..4] ^= X[4..8]
    return X ^ k
}

round Near(X: u4[8], k: u4[8]) -> u4[8] {
    X = S(X)
    X[0..2] ^= X[2..4]
    X[4..6] ^= X[6..8]
    return X ^ k
}

key_schedule(K) -> RK {
    for r in 0..=rounds {
        RK[r] = K
        RK[r][0] ^= r
    }
}

encrypt(X, RK) {
    X ^= RK[0]
    for r in 0..rounds {
        X = r % 2 == 0 ? Far(X, RK[r + 1]) : Near(X, RK[r + 1])
    }
}

decrypt = inverse of encrypt

test toy32_32 { key 00010203, plaintext 00112233, ciphertext 7fa615b9 }
