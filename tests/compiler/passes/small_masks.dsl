# Two rounds on two words: masks choose bits of two rotations, and further terms are added; no cipher at all.
cipher SMALL_MASKS
source "made up"

set masks64_64 { rounds = 2 }

block      u32[2]
key        u32[2]
round_keys u32[rounds]

round R(X: u32[2], k: u32) -> u32[2] {
    let s = ((X[0] <<< 22) & 0x3f3f3f3f) | ((X[0] <<< 30) & 0xc0c0c0c0)
    return [X[1] ^ s ^ k, X[0]]
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
