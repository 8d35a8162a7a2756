# Rivest, Robshaw, Sidney, Yin, The RC6 Block Cipher, v1.1, 1998 (submission to the AES process):
# RC6-32/20/16, rotations and products of data. Vectors: appendix, keys of 16 bytes.
cipher RC6
source "Rivest, Robshaw, Sidney, Yin, The RC6 Block Cipher, v1.1, 1998"

set rc6_128_128 { rounds = 20 }

block      u32[4] little
key        u32[4] little
round_keys u32[2 * rounds + 4]

const P: u32 = 0xb7e15163
const Q: u32 = 0x9e3779b9

key_schedule(K) -> RK {
    let t = 2 * rounds + 4
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

fn f(x: u32) -> u32 { return x * (2 * x + 1) <<< 5 }

round Round(X: u32[4], k: u32[2]) -> u32[4] {
    let t = f(X[1])
    let u = f(X[3])
    X[0] = ((X[0] ^ t) <<< u) + k[0]
    X[2] = ((X[2] ^ u) <<< t) + k[1]
    return X[[1, 2, 3, 0]]
}

encrypt(X, RK) {
    X[1] += RK[0]
    X[3] += RK[1]
    for i in 1..=rounds { X = Round(X, RK[2 * i..2 * i + 2]) }
    X[0] += RK[2 * rounds + 2]
    X[2] += RK[2 * rounds + 3]
}

decrypt = inverse of encrypt

test rc6_128_128 {
    key        00000000000000000000000000000000
    plaintext  00000000000000000000000000000000
    ciphertext 8fc3a53656b1f778c129df4e9848a41e
}

test rc6_128_128 {
    key        0123456789abcdef0112233445566778
    plaintext  02132435465768798a9bacbdcedfe0f1
    ciphertext 524e192f4715c6231f51f6367ea43f18
}
