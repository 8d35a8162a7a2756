# GIFT-64 and GIFT-128. A block is b(n-1) ... b0 in memory, the highest bit first; nibble i is b(4i+3) ... b(4i).
# A key is the words k7 ... k0. giftb128_128 is GIFT-128 as GIFT-COFB takes it: its block is four words S0 ... S3
# of 32 bits, and bit i of Sj is b(4i+j).
cipher GIFT
source "Banik et al., GIFT, CHES 2017, ePrint 2017/622; Banik et al., GIFT-COFB, ePrint 2020/738"

set gift64_128   { n = 64, rounds = 28, sliced = 0 }
set gift128_128  { n = 128, rounds = 40, sliced = 0 }
set giftb128_128 { n = 128, rounds = 40, sliced = 1 }

block      u(n) big
key        u16[8] big             # k7 first
round_keys u(n / 4)[rounds][2]    # U, V

sbox S = [1 a 4 c 6 f 3 9 2 d b 7 5 0 8 e]

permutation P: u(n) {
    i -> 4 * (i / 16) + n / 4 * ((3 * (i % 16 / 4) + i % 4) % 4) + i % 4
}

# S0 || S1 || S2 || S3 to the state: bit i of Sj becomes b(4i+j)
permutation Nibbles: u(n) { i -> 4 * (i % (n / 4)) + 3 - i / (n / 4) }

key_schedule(k) -> RK {
    for r in 0..rounds {
        # the paper's k0 is k[7]
        RK[r] = n == 64 ? [k[6], k[7]] : [join(k[2], k[3]), join(k[6], k[7])]
        k = [k[6] >>> 2, k[7] >>> 12, k[0], k[1], k[2], k[3], k[4], k[5]]
    }
}

round R(b: u(n), UV: u(n / 4)[2], c: u6) -> u(n) {
    b = P(S(b))
    let U = UV[0]
    let V = UV[1]
    let none: u(n / 4) = 0
    let constant: u(n / 4) = 1 << n / 4 - 1 | number(c)
    return b ^ Nibbles(n == 64 ? join(V, U, none, constant) : join(none, V, U, constant))
}

encrypt(b, RK) {
    if sliced == 1 { b = Nibbles(b) }
    let c: u6 = 0
    for r in 0..rounds {
        c = join(c[0..5], c[5] ^ c[4] ^ 1)
        b = R(b, RK[r], c)
    }
    if sliced == 1 { b = Nibbles^-1(b) }
}

decrypt = inverse of encrypt

circuit S from "Banik et al., GIFT-COFB: 4 AND or OR, 6 XOR, 1 NOT" {
    x1 ^= x0 & x2; x0 ^= x1 & x3; x2 ^= x0 | x1; x3 ^= x2; x1 ^= x3; x3 = ~x3; x2 ^= x0 & x1
    [y0, y1, y2, y3] = [x3, x1, x2, x0]
}

circuit S^-1 from "the same, backwards" {
    [y0, y1, y2, y3] = [x3, x1, x2, x0]
    y2 ^= y0 & y1; y3 = ~y3; y1 ^= y3; y3 ^= y2; y2 ^= y0 | y1; y0 ^= y1 & y3; y1 ^= y0 & y2
}

# the designers' test vectors; GIFT-COFB, round 2 of the NIST lightweight process
test gift64_128 { key 00000000000000000000000000000000, plaintext 0000000000000000, ciphertext f62bc3ef34f775ac }
test gift64_128 { key fedcba9876543210fedcba9876543210, plaintext fedcba9876543210, ciphertext c1b71f66160ff587 }
test gift64_128 { key bd91731eb6bc2713a1f9f6ffc75044e7, plaintext c450c7727a9b8a7d, ciphertext e3272885fa94ba8b }
test gift128_128 { key 00000000000000000000000000000000, plaintext 00000000000000000000000000000000, ciphertext cd0bd738388ad3f668b15a36ceb6ff92 }
test gift128_128 { key fedcba9876543210fedcba9876543210, plaintext fedcba9876543210fedcba9876543210, ciphertext 8422241a6dbf5a9346af468409ee0152 }
test gift128_128 { key d0f5c59a7700d3e799028fa9f90ad837, plaintext e39c141fa57dba43f08a85b6a91f86c1, ciphertext 13ede67cbdcc3dbf400a62d6977265ea }
test giftb128_128 { key 000102030405060708090a0b0c0d0e0f, plaintext 000102030405060708090a0b0c0d0e0f, ciphertext a94af7f9ba181df9b2b00eb7dbfa93df }
test giftb128_128 { key e0841f8fb90783136aa8b7f192f5c474, plaintext e491c665522031cf033bf71b9989ecb3, ciphertext 3331efc3a6604f9599ed42b7dbc02a38 }
