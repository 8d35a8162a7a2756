# Two rounds of nothing much: quick to build, and no cipher at all.
cipher TOY
source "made up"

set toy64_64 { rounds = 2 }

block      u8[8]
key        u8[8]
round_keys u8[rounds + 1][8]

const rot: u8[8] = [0, 7, 4, 3, 6, 5, 1, 2]

round R(X: u8[8], k: u8[8]) -> u8[8] {
    X = X <<< rot
    X[0] ^= X[1] & ~X[2]
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
    for r in 1..=rounds {
        X = R(X, RK[r])
    }
}

decrypt = inverse of encrypt

test toy64_64 {
    key        0001020304050607
    plaintext  0001020304050607
    ciphertext 8381221b05a50a1b
}
