# A toy permutation without a key, in the manner of ASCON; for tests, it protects nothing.
cipher KEYLESS
source "lwcc, tests: a toy in the manner of ASCON"

set keyless160 { rounds = 6 }

block u32[5] big

sbox S = [4 b 1f 14 1a 15 9 2 1b 5 8 12 1d 3 6 1c 1e 13 7 e 0 d 11 18 10 c 1 19 16 a f 17]

round R(x: u32[5], c: u32) -> u32[5] {
    x[2] ^= c
    x = S(columns x)
    x[0] = x[0] <<< 3
    x[1] = x[1] <<< 11
    x[4] = x[4] <<< 7
    return x
}

encrypt(X) {
    for i in 0..rounds { X = R(X, 0xf0 - 0xf * i) }
}

decrypt = inverse of encrypt
