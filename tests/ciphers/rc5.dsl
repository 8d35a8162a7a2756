# Rivest, The RC5 Encryption Algorithm, FSE 1994 (revised 1997): RC5-32/12/16, rotations by data.
# Vectors: section 7 of the paper; it prints words, memory has their lowest byte first.
cipher RC5
source "Rivest, The RC5 Encryption Algorithm, FSE 1994"

set rc5_64_128 { rounds = 12 }

block      u32[2] little
key        u32[4] little
round_keys u32[2 * rounds + 2]

const P: u32 = 0xb7e15163
const Q: u32 = 0x9e3779b9

key_schedule(K) -> RK {
    let t = 2 * rounds + 2
    RK[0] = P
    for i in 1..t { RK[i] = RK[i - 1] + Q }
    let L = K
    let a: u32 = 0
    let b: u32 = 0
    for i in 0..3 * t {
        a = RK[i % t] + a + b <<< 3
        RK[i % t] = a
        b = L[i % 4] + a + b <<< a + b
        L[i % 4] = b
    }
}

round Round(X: u32[2], k: u32[2]) -> u32[2] {
    X[0] = ((X[0] ^ X[1]) <<< X[1]) + k[0]
    X[1] = ((X[1] ^ X[0]) <<< X[0]) + k[1]
    return X
}

encrypt(X, RK) {
    X += RK[0..2]
    for i in 1..=rounds { X = Round(X, RK[2 * i..2 * i + 2]) }
}

decrypt = inverse of encrypt

test rc5_64_128 {
    key        00000000000000000000000000000000
    plaintext  0000000000000000
    ciphertext 21a5dbee154b8f6d
}

test rc5_64_128 {
    key        915f4619be41b2516355a50110a9ce91
    plaintext  21a5dbee154b8f6d
    ciphertext f7c013ac5b2b8952
}

test rc5_64_128 {
    key        783348e75aeb0f2fd7b169bb8dc16787
    plaintext  f7c013ac5b2b8952
    ciphertext 2f42b3b70369fc92
}

test rc5_64_128 {
    key        dc49db1375a5584f6485b413b5f12baf
    plaintext  2f42b3b70369fc92
    ciphertext 65c178b284d197cc
}

test rc5_64_128 {
    key        5269f149d41ba0152497574d7f153125
    plaintext  65c178b284d197cc
    ciphertext eb44e415da319824
}
