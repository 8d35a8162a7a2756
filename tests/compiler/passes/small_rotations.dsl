# Two rounds on two words: a sum reads one rotation, logic reads the other; no cipher at all.
cipher SMALL_ROTATIONS
source "made up"

set rotations64_64 { rounds = 2 }

block      u32[2]
key        u32[2]
round_keys u32[rounds]

round R(X: u32[2], k: u32) -> u32[2] {
    let s = ((X[1] >>> 8) + X[0]) ^ k
    return [(X[0] <<< 3) ^ s, s]
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

decrypt = inverse of encrypt
