# Four rounds on two big-endian words with two round keys in turn; no cipher at all.
cipher SMALL_WORDS
source "made up"

set words64_64 { rounds = 4 }

block      u32[2] big
key        u32[2] big
round_keys u32[rounds]

round R(X: u32[2], k: u32) -> u32[2] {
    return [(X[1] ^ k) + X[0], X[0] <<< 3]
}

key_schedule(K) -> RK {
    for r in 0..rounds {
        RK[r] = K[r % 2]
    }
}

encrypt(X, RK) {
    for r in 0..rounds {
        X = R(X, RK[r])
    }
}

decrypt = inverse of encrypt
