# CHAM, with the round counts of the revision (88, 112 and 120; in the paper of 2017 80, 80 and 96). Words
# are little-endian in memory; the papers print words, so that 1100 3322 is the memory 00 11 22 33.
cipher CHAM
source "Koo et al., CHAM, ICISC 2017, LNCS 10779; Roh et al., Revised Version, WISA 2019, LNCS 11897"

set cham64_128  { w = 16, n = 8, rounds = 88 }
set cham128_128 { w = 32, n = 4, rounds = 112 }
set cham128_256 { w = 32, n = 8, rounds = 120 }

block      u(w)[4] little
key        u(w)[n] little
round_keys u(w)[2 * n]

key_schedule(K) -> RK {
    for i in 0..n {
        RK[i] = K[i] ^ (K[i] <<< 1) ^ (K[i] <<< 8)
        RK[i + n ^ 1] = K[i] ^ (K[i] <<< 1) ^ (K[i] <<< 11)
    }
}

round R(X: u(w)[4], k: u(w), i: u(w)) -> u(w)[4] {
    let a = i % 2 == 0 ? 1 : 8
    let b = i % 2 == 0 ? 8 : 1
    let T = (X[0] ^ i) + ((X[1] <<< a) ^ k) <<< b
    return [X[1], X[2], X[3], T]
}

encrypt(X, RK) {
    for i in 0..rounds { X = R(X, RK[i % (2 * n)], i) }
}

decrypt = inverse of encrypt

test cham64_128 { key 000102030405060708090a0b0c0d0e0f, plaintext 0011223344556677, ciphertext 796504123f12a9e5 }
test cham128_128 { key 000102030405060708090a0b0c0d0e0f, plaintext 00112233445566778899aabbccddeeff, ciphertext ee1954d04c8f119f6964e399c15e881c }
test cham128_256 { key 000102030405060708090a0b0c0d0e0ff0f1f2f3f4f5f6f7f8f9fafbfcfdfeff, plaintext 00112233445566778899aabbccddeeff, ciphertext dc77730251560b12959b838f75c05e5e }
