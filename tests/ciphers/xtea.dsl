# XTEA, as Needham and Wheeler print it. Words are big-endian in memory, as in all later tables of vectors.
cipher XTEA
source "Needham, Wheeler, Tea extensions, Technical report, Computer Laboratory, University of Cambridge, 1997"

set xtea64_128 { N = 32 }

block      u32[2] big             # y, z
key        u32[4] big
round_keys u32[4]

const delta = 0x9e3779b9

round Cycle(v: u32[2], sum: u32, next: u32, a: u32, b: u32) -> u32[2] {
    v[0] += ((v[1] << 4) ^ (v[1] >> 5)) + v[1] ^ sum + a
    v[1] += ((v[0] << 4) ^ (v[0] >> 5)) + v[0] ^ next + b
    return v
}

key_schedule(K) -> RK { RK = K }

encrypt(v, k) {
    for i in 0..N {
        let sum = i * delta & 0xffffffff
        let next = sum + delta & 0xffffffff
        v = Cycle(v, sum, next, k[sum & 3], k[next >> 11 & 3])
    }
}

decrypt = inverse of encrypt

# Bouncy Castle, XTEATest; the paper prints none
test xtea64_128 { key 00000000000000000000000000000000, plaintext 0000000000000000, ciphertext dee9d4d8f7131ed9 }
test xtea64_128 { key 00000000000000000000000000000000, plaintext 0102030405060708, ciphertext 065c1b8975c6a816 }
test xtea64_128 { key 0123456712345678234567893456789a, plaintext 0000000000000000, ciphertext 1ff9a0261ac64264 }
test xtea64_128 { key 0123456712345678234567893456789a, plaintext 0102030405060708, ciphertext 8c67155b2ef91ead }
