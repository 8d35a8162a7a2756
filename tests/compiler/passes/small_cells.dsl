# Two rounds on four cells, with S-boxes: no cipher at all.
cipher SMALL
source "made up"

set small16_16 { rounds = 2 }

block      u4[4]
key        u4[4]
round_keys u4[rounds][4]

sbox S = [c 5 6 b 9 0 a d 3 e f 8 4 7 1 2]

round R(X: u4[4], k: u4[4]) -> u4[4] {
    X = S(X ^ k)
    X[0..2] ^= X[2..4]
    return X
}

key_schedule(K) -> RK {
    for r in 0..rounds {
        RK[r] = K
        RK[r][0] ^= r
    }
}

encrypt(X, RK) {
    for r in 0..rounds {
        X = R(X, RK[r])
    }
}

decrypt = inverse of encrypt
