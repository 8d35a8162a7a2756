# Rounds on a block of 8 bits: no cipher at all.
cipher TINY
source "made up"

set tiny8_16 { rounds = 2 }

block      u8[1]
key        u8[2]
round_keys u8[rounds + 1][1]

round R(X: u8[1], k: u8[1]) -> u8[1] {
    X[0] = X[0] <<< 3
    X[0] += 5
    return X ^ k
}

key_schedule(K) -> RK {
    for r in 0..=rounds {
        for i in 0..1 {
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
