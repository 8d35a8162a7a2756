# One round on twelve words, more than RV32E has registers; no cipher at all.
cipher SMALL_WIDE
source "made up"

set wide384_32 { rounds = 1 }

block      u32[12]
key        u32
round_keys u32[rounds]

round R(X: u32[12], k: u32) -> u32[12] {
    let Y = X
    for i in 0..12 {
        X[i] = Y[i] + (Y[(i + 5) % 12] ^ k)
    }
    return X
}

key_schedule(K) -> RK { RK[0] = K }

encrypt(X, RK) { X = R(X, RK[0]) }

decrypt = none
