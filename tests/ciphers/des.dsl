# DES. The standard numbers bits from the left, from 1; the highest bits are byte 0. Parity bits of the key are ignored.
cipher DES
source "NIST, FIPS 46-3, 1999"

set des64_64 { rounds = 16 }

block      u64 big
key        u64 big
round_keys u48[rounds]

# S1 to S8: rows 0 to 3 of the standard's tables, 16 columns each
sbox S[8] = [
    [e 4 d 1 2 f b 8 3 a 6 c 5 9 0 7   0 f 7 4 e 2 d 1 a 6 c b 9 5 3 8
     4 1 e 8 d 6 2 b f c 9 7 3 a 5 0   f c 8 2 4 9 1 7 5 b 3 e a 0 6 d],
    [f 1 8 e 6 b 3 4 9 7 2 d c 0 5 a   3 d 4 7 f 2 8 e c 0 1 a 6 9 b 5
     0 e 7 b a 4 d 1 5 8 c 6 9 3 2 f   d 8 a 1 3 f 4 2 b 6 7 c 0 5 e 9],
    [a 0 9 e 6 3 f 5 1 d c 7 b 4 2 8   d 7 0 9 3 4 6 a 2 8 5 e c b f 1
     d 6 4 9 8 f 3 0 b 1 2 c 5 a e 7   1 a d 0 6 9 8 7 4 f e 3 b 5 2 c],
    [7 d e 3 0 6 9 a 1 2 8 5 b c 4 f   d 8 b 5 6 f 0 3 4 7 2 c 1 a e 9
     a 6 9 0 c b 7 d f 1 3 e 5 2 8 4   3 f 0 6 a 1 d 8 9 4 5 b c 7 2 e],
    [2 c 4 1 7 a b 6 8 5 3 f d 0 e 9   e b 2 c 4 7 d 1 5 0 f a 3 9 8 6
     4 2 1 b a d 7 8 f 9 c 5 6 3 0 e   b 8 c 7 1 e 2 d 6 f 0 9 a 4 5 3],
    [c 1 a f 9 2 6 8 0 d 3 4 e 7 5 b   a f 4 2 7 c 9 5 6 1 d e 0 b 3 8
     9 e f 5 2 8 c 3 7 0 4 a 1 d b 6   4 3 2 c 9 5 f a b e 1 7 6 0 8 d],
    [4 b 2 e f 0 8 d 3 c 9 7 5 a 6 1   d 0 b 7 4 9 1 a e 3 5 c 2 f 8 6
     1 4 b d c 3 7 e a f 6 8 0 5 9 2   6 b d 8 1 4 a 7 9 5 0 f e 2 3 c],
    [d 2 8 4 6 f b 1 a 9 3 e 5 0 c 7   1 f d 8 a 3 7 4 c 5 6 b 0 e 9 2
     7 b 4 1 9 c e 2 0 6 a d f 3 5 8   2 1 e 7 4 a 8 d f c 9 0 3 5 6 b]
]

const IP_inverse = [40, 8, 48, 16, 56, 24, 64, 32, 39, 7, 47, 15, 55, 23, 63, 31,
                    38, 6, 46, 14, 54, 22, 62, 30, 37, 5, 45, 13, 53, 21, 61, 29,
                    36, 4, 44, 12, 52, 20, 60, 28, 35, 3, 43, 11, 51, 19, 59, 27,
                    34, 2, 42, 10, 50, 18, 58, 26, 33, 1, 41, 9, 49, 17, 57, 25]
const P = [16, 7, 20, 21, 29, 12, 28, 17, 1, 15, 23, 26, 5, 18, 31, 10,
           2, 8, 24, 14, 32, 27, 3, 9, 19, 13, 30, 6, 22, 11, 4, 25]
const PC1 = [57, 49, 41, 33, 25, 17, 9, 1, 58, 50, 42, 34, 26, 18, 10, 2, 59, 51, 43, 35, 27, 19, 11, 3, 60, 52, 44, 36,
             63, 55, 47, 39, 31, 23, 15, 7, 62, 54, 46, 38, 30, 22, 14, 6, 61, 53, 45, 37, 29, 21, 13, 5, 28, 20, 12, 4]
const PC2 = [14, 17, 11, 24, 1, 5, 3, 28, 15, 6, 21, 10, 23, 19, 12, 4, 26, 8, 16, 7, 27, 20, 13, 2,
             41, 52, 31, 37, 47, 55, 30, 40, 51, 45, 33, 48, 44, 49, 39, 56, 34, 53, 46, 42, 50, 36, 29, 32]

# the standard's table of IP^-1 says where IP moves each bit
permutation IP: u64 { i -> 64 - IP_inverse[63 - i] }

fn Permute_P(x: u32) -> u32 {
    let y: u32 = 0
    for n in 0..32 { y[31 - n] = x[32 - P[n]] }
    return y
}

# row: the outer bits; column: the inner four
fn Row_column(b: u6) -> u6 { return join(b[5], b[0], b[1..5]) }

round f(R: u32, K: u48) -> u32 {
    let y: u4[8]
    for j in 0..8 { y[7 - j] = S[j](Row_column((R <<< 4 * j + 5)[0..6] ^ K[42 - 6 * j..48 - 6 * j])) }
    return Permute_P(word(y))
}

key_schedule(KEY) -> K {
    let CD: u56 = 0
    for n in 0..56 { CD[55 - n] = KEY[64 - PC1[n]] }
    for r in 0..rounds {
        let shift = r == 0 | r == 1 | r == 8 | r == 15 ? 1 : 2
        CD = join(CD[28..56] <<< shift, CD[0..28] <<< shift)
        let k: u48 = 0
        for n in 0..48 { k[47 - n] = CD[56 - PC2[n]] }
        K[r] = k
    }
}

encrypt(x, K) {
    x = IP(x)
    let L = x[32..64]
    let R = x[0..32]
    for r in 0..rounds { [L, R] = [R, L ^ f(R, K[r])] }
    x = IP^-1(join(R, L))
}

decrypt = inverse of encrypt

# NBS SP 500-20 (SP 800-17, appendices A and B): initial permutation, substitution tables
test des64_64 { key 0101010101010101, plaintext 95f8a5e5dd31d900, ciphertext 8000000000000000 }
test des64_64 { key 7ca110454a1a6e57, plaintext 01a1d6d039776742, ciphertext 690f5b0d9a26939b }
test des64_64 { key 0131d9619dc1376e, plaintext 5cd54ca83def57da, ciphertext 7a389d10354bd271 }
