# A toy that nothing inverts, in the manner of ChaCha20's block; for tests, it protects nothing.
cipher ONEWAY
source "lwcc, tests: a toy in the manner of ChaCha20"

set oneway128_64 { rounds = 4 }

block      u32[4] little
key        u32[2] little
round_keys u32[2]

round R(v: u32[4]) -> u32[4] {
    v[0] += v[1]
    v[3] = (v[3] ^ v[0]) <<< 16
    v[2] += v[3]
    v[1] = (v[1] ^ v[2]) <<< 12
    return v
}

key_schedule(K) -> RK { RK = K }

encrypt(X, RK) {
    let start = [0x61707865 ^ RK[0], RK[1], X[2], X[3]]         # two words of X are ignored
    X = start
    for i in 0..rounds { X = R(X) }
    X = X + start
}

decrypt = none
