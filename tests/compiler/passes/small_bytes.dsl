# Four rounds on two bytes with sums of rotations, as HIGHT has them; no cipher at all.
cipher SMALL_BYTES
source "made up"

set small16_16 { rounds = 4 }

block      u8[2]
key        u8[2]
round_keys u8[rounds]

fn F(x: u8) -> u8 {
    return (x <<< 1) ^ (x <<< 2) ^ (x <<< 7)
}

round R(X: u8[2], k: u8) -> u8[2] {
    return [X[1] + (F(X[0]) ^ k), X[0]]
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
