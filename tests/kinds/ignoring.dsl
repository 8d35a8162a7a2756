# A toy that ignores its key; for tests, it protects nothing.
cipher IGNORING
source "lwcc, tests: a toy that ignores its key"

set ignoring64_64 { rounds = 4 }

block      u32[2] little
key        u32[2] little
round_keys u32[2]

round R(v: u32[2], c: u32) -> u32[2] {
    v[0] += v[1] ^ c
    v[1] = v[1] <<< 7 ^ v[0]
    return v
}

key_schedule(K) -> RK { RK = K }

encrypt(X, _RK) {
    for i in 0..rounds { X = R(X, 0x9e3779b9 >> i) }
}

decrypt = inverse of encrypt
