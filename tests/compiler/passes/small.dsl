# Six rounds on two words: its listings fit on a page, and it is no cipher at all.
cipher SMALL
source "made up"

set small16_16 { rounds = 6 }

block      u8[2]
key        u8[2]
round_keys u8[rounds]

round R(X: u8[2], k: u8) -> u8[2] {
    return [(X[1] ^ k) + X[0], X[0] <<< 3]
}

key_schedule(K) -> RK {
    for r in 0..rounds {
        RK[r] = K[r % 2] ^ r
    }
}

encrypt(X, RK) {
    for r in 0..rounds {
        X = R(X, RK[r])
    }
}

decrypt = inverse of encrypt
