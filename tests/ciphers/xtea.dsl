# XTEA, as Needham and Wheeler print it. Words are big-endian in memory, as in all later tables of vectors.
cipher XTEA
source "Needham, Wheeler, Tea extensions, Technical report, Computer Laboratory, University of Cambridge, 1997"

set xtea64_128 { N = 32 }

block      u32[2] big             # y, z
key        u32[4] big
round_keys u32[4]

const delta = 0x9e3779b9

fn F(x: u32, sum: u32, k: u32) -> u32 { return ((x << 4) ^ (x >> 5)) + x ^ sum + k }

key_schedule(K) -> RK { RK = K }

round Cycle(v: u32[2], k: u32[4], sum: u32) -> u32[2] {
    v[0] += F(v[1], sum, k[number(sum & 3)])
    sum += delta
    v[1] += F(v[0], sum, k[number(sum >> 11 & 3)])
    return v
}

encrypt(v, k) {
    let sum: u32 = 0
    for _i in 0..N {
        v = Cycle(v, k, sum)
        sum += delta
    }
}

decrypt = inverse of encrypt

# Bouncy Castle, XTEATest; the paper prints none
test xtea64_128 { key 00000000000000000000000000000000, plaintext 0000000000000000, ciphertext dee9d4d8f7131ed9 }
test xtea64_128 { key 00000000000000000000000000000000, plaintext 0102030405060708, ciphertext 065c1b8975c6a816 }
test xtea64_128 { key 0123456712345678234567893456789a, plaintext 0000000000000000, ciphertext 1ff9a0261ac64264 }
test xtea64_128 { key 0123456712345678234567893456789a, plaintext 0102030405060708, ciphertext 8c67155b2ef91ead }
