# Two rounds that add a product, a turned word and a round key; no cipher at all.
cipher SMALL_SUMS
source "made up"

set sums16_16 { rounds = 2 }

block      u8[2]
key        u8[2]
round_keys u8[rounds]

round R(X: u8[2], k: u8) -> u8[2] {
    let f = (X[0] & (X[0] <<< 1)) ^ (X[0] <<< 2)
    return [X[1] ^ f ^ k, X[0]]
}

key_schedule(K) -> RK {
    for r in 0..rounds {
        RK[r] = K[r]
    }
}

encrypt(X, RK) {
    for r in 0..rounds {
        X = R(X, RK[r])
    }
}

decrypt = none
