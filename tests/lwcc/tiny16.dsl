# Rounds on a block of 16 bits: no cipher at all.
cipher TINY
source "made up"

set tiny16_16 { rounds = 2 }

block      u8[2]
key        u8[2]
round_keys u8[rounds + 1][2]

round R(X: u8[2], k: u8[2]) -> u8[2] {
    X[0] = X[0] <<< 3
    X[1] += 5
    return X ^ k
}

key_schedule(K) -> RK {
    for r in 0..=rounds {
        for i in 0..2 {
            RK[r][i] = K[i] ^ r
        }
    }
}

encrypt(X, RK) {
    X ^= RK[0]
    for r in 1..=rounds {
        X = R(X, RK[r])
    }
}

decrypt = inverse of encrypt
