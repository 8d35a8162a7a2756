# A toy with a tweak, in the manner of Threefish; for tests, it protects nothing.
cipher TWEAKED
source "lwcc, tests: a toy in the manner of Threefish"

set tweaked64_64 { rounds = 4 }

block      u32[2] little
key        u32[2] little
tweak      u32[1] little
round_keys u32[rounds + 1][2]

round R(v: u32[2], k: u32[2]) -> u32[2] {
    v = v + k
    v[0] += v[1]
    v[1] = v[1] <<< 7 ^ v[0]
    return v
}

key_schedule(K, T) -> RK {
    for i in 0..=rounds {
        RK[i][0] = K[i % 2] + T[0]
        RK[i][1] = K[(i + 1) % 2] ^ i
    }
}

encrypt(X, RK) {
    for i in 0..rounds { X = R(X, RK[i]) }
    X = X + RK[rounds]
}

decrypt = inverse of encrypt
