# PRESENT. Memory is as the paper prints: the highest bits b63 ... b56 and k79 ... k72 (k127 ... k120) are byte 0.
cipher PRESENT
source "Bogdanov et al., PRESENT, CHES 2007; ISO/IEC 29192-2"

set present64_80  { n = 80 }
set present64_128 { n = 128 }

block      u64 big
key        u(n) big
round_keys u64[32]                # K1 to K32

sbox S = [c 5 6 b 9 0 a d 3 e f 8 4 7 1 2]

permutation P: u64 { i -> i == 63 ? 63 : 16 * i % 63 }

key_schedule(k) -> K {
    K[0] = k[n - 64..n]
    for r in 1..=31 {
        k = k <<< 61
        k[n - 4..n] = S(k[n - 4..n])
        if n == 128 { k[n - 8..n - 4] = S(k[n - 8..n - 4]) }
        if n == 80 { k[15..20] ^= r } else { k[62..67] ^= r }
        K[r] = k[n - 64..n]
    }
}

round R(state: u64, k: u64) -> u64 {
    return P(S(state ^ k))
}

encrypt(state, K) {
    for r in 0..31 { state = R(state, K[r]) }
    state ^= K[31]
}

decrypt = inverse of encrypt

circuit S from "Courtois, Hulme, Mourouzis, ePrint 2011/475: 4 AND or OR, 9 XOR, 1 NOT" {
    t1 = x1 ^ x2; t2 = x2 & t1; t3 = x3 ^ t2; y0 = x0 ^ t3
    t2 = t1 & t3; t1 ^= y0; t2 ^= x2; t4 = x0 | t2
    y1 = t1 ^ t4; x0 = ~x0; t2 ^= x0; y3 = y1 ^ t2
    t2 |= t1; y2 = t3 ^ t2
}

# none has been published that we know of
circuit S^-1 from "a search by lwcc: 5 AND or OR, 10 XOR, 1 NOT" {
    t0 = ~x3; t1 = x1 ^ t0; t3 = x2 ^ (t0 | t1); t4 = x3 ^ t3; y0 = x0 ^ t4
    t6 = y0 | t1; t7 = x0 ^ x1; t8 = t7 ^ t6; y2 = t0 ^ (t4 | t7) ^ (t4 & t6)
    y1 = y2 ^ t8; y3 = t4 ^ (y2 & t8)
}

# the paper; for 128 bits Poschmann, PhD thesis, 2009, and vectors in wide use
test present64_80 { key 00000000000000000000, plaintext 0000000000000000, ciphertext 5579c1387b228445 }
test present64_80 { key ffffffffffffffffffff, plaintext 0000000000000000, ciphertext e72c46c0f5945049 }
test present64_80 { key 00000000000000000000, plaintext ffffffffffffffff, ciphertext a112ffc72f68417b }
test present64_80 { key ffffffffffffffffffff, plaintext ffffffffffffffff, ciphertext 3333dcd3213210d2 }
test present64_128 { key 00000000000000000000000000000000, plaintext 0000000000000000, ciphertext 96db702a2e6900af }
test present64_128 { key ffffffffffffffffffffffffffffffff, plaintext 0000000000000000, ciphertext 13238c710272a5d8 }
test present64_128 { key 00000000000000000000000000000000, plaintext ffffffffffffffff, ciphertext 3c6019e5e5edd563 }
test present64_128 { key ffffffffffffffffffffffffffffffff, plaintext ffffffffffffffff, ciphertext 628d9fbd4218e5b4 }
test present64_128 { key 0123456789abcdef0123456789abcdef, plaintext 0123456789abcdef, ciphertext 0e9d28685e671dd6 }
