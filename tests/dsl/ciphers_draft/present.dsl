cipher PRESENT
source "Bogdanov et al., PRESENT, CHES 2007; ISO/IEC 29192-2"

set present64_80  { n = 80 }
set present64_128 { n = 128 }

block      u64 big
key        u(n) big
round_keys u64[32]

sbox S = [c 5 6 b 9 0 a d 3 e f 8 4 7 1 2]

circuit S from "Courtois, Hulme, Mourouzis, ePrint 2011/475: 14 operations" {
    t1 = x1 ^ x2; t2 = x2 & t1; t3 = x3 ^ t2; y0 = x0 ^ t3
    t2 = t1 & t3; t1 ^= y0; t2 ^= x2; t4 = x0 | t2
    y1 = t1 ^ t4; x0 = ~x0; t2 ^= x0; y3 = y1 ^ t2
    t2 |= t1; y2 = t3 ^ t2
}

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

test present64_80 { key 00000000000000000000, plaintext 0000000000000000, ciphertext 5579c1387b228445 }
test present64_128 { key 00000000000000000000000000000000, plaintext 0000000000000000, ciphertext 96db702a2e6900af }
