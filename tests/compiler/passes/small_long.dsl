# One round on words wider than a counter; no cipher at all.
cipher SMALL_LONG
source "made up"

set long128_64 { rounds = 1 }

block      u64[2] little
key        u64 little
round_keys u64[rounds]

round R(X: u64[2], k: u64) -> u64[2] {
    return [X[1], X[0] + (X[1] ^ k)]
}

key_schedule(K) -> RK { RK[0] = K }

encrypt(X, RK) { X = R(X, RK[0]) }

decrypt = none
