# PIPO-64/128 and PIPO-64/256, plug-in plug-out (H. Kim et al.). The state is eight rows of eight
# bits; a row is a byte, row 0 first in memory. What the paper prints as one number is therefore the
# memory backwards.
cipher PIPO
source "Kim et al., PIPO, ICISC 2020, LNCS 12593; ePrint 2020/1582"

set pipo64_128 { n = 2, rounds = 13 }
set pipo64_256 { n = 4, rounds = 17 }

block      u8[8]
key        u8[n][8]
round_keys u8[rounds + 1][8]

sbox S = [
    5e f9 fc 00 3f 85 ba 5b 18 37 b2 c6 71 c3 74 9d
    a7 94 0d e1 ca 68 53 2e 49 62 eb 97 a4 0e 2d d0
    16 25 ac 48 63 d1 ea 8f f7 40 45 b1 9e 34 1b f2
    b9 86 03 7f d8 7a dd 3c e0 cb 52 26 15 af 8c 69
    c2 75 70 1c 33 99 b6 c7 04 3b be 5a fd 5f f8 81
    93 a0 29 4d 66 d4 ef 0a e5 ce 57 a3 90 2a 09 6c
    22 11 88 e4 cf 6d 56 ab 7b dc d9 bd 82 38 07 7e
    b5 9a 1f f3 44 f6 41 30 4c 67 ee 12 21 8b a8 d5
    55 6e e7 0b 28 92 a1 cc 2b 08 91 ed d6 64 4f a2
    bc 83 06 fa 5d ff 58 39 72 c5 c0 b4 9b 31 1e 77
    01 3e bb df 78 da 7d 84 50 6b e2 8e ad 17 24 c9
    ae 8d 14 e8 d3 61 4a 27 47 f0 f5 19 36 9c b3 42
    1d 32 b7 43 f4 46 f1 98 ec d7 4e aa 89 23 10 65
    8a a9 20 54 6f cd e6 13 db 7c 79 05 3a 80 bf de
    e9 d2 4b 2f 0c a6 95 60 0f 2c a5 51 6a c8 e3 96
    b0 9f 1a 76 c1 73 c4 35 fe 59 5c b8 87 3d 02 fb
]

const rot: u8[8] = [0, 7, 4, 3, 6, 5, 1, 2]

round R(X: u8[8], k: u8[8]) -> u8[8] {
    X = S(columns X)            # S-layer: bit i of a column is in row i
    X = X <<< rot               # R-layer: each row by its own amount
    return X ^ k
}

key_schedule(K) -> RK {
    for r in 0..=rounds {
        RK[r] = K[r % n]
        RK[r][0] ^= r
    }
}

encrypt(X, RK) {
    X ^= RK[0]
    for r in 1..=rounds {
        X = R(X, RK[r])
    }
}

decrypt = inverse of encrypt

# Section 3 of the paper: a three-bit box between two five-bit boxes, joined by a bridge.
circuit S from "Kim et al., ICISC 2020: 11 AND or OR, 22 XOR, 1 NOT" {
    x5 ^= x7 & x6; x4 ^= x3 & x5; x7 ^= x4; x6 ^= x3
    x3 ^= x4 | x5; x5 ^= x7; x4 ^= x5 & x6
    x2 ^= x1 & x0; x0 ^= x2 | x1; x1 ^= x2 | x0; x2 = ~x2
    x7 ^= x1; x3 ^= x2; x4 ^= x0
    a = x7; b = x3; c = x4
    x6 ^= a & x5; a ^= x6; x6 ^= c | b
    b ^= x5; x5 ^= x6 | c; c ^= b & a
    [y0, y1, y2, y3, y4, y5, y6, y7] = [x7, x0 ^ b, x2 ^ a, x6, x5, x4, x3, x1 ^ c]
}

circuit S^-1 from "the same, backwards" {
    [y7, y6, y5, y4, y3] = [x0, x3, x4, x5, x6]
    y5 ^= y6 | y4; y6 ^= y4 | y3
    a = y7 ^ y6; b = y3 ^ y5; c = y4 ^ (b & a)
    y6 ^= y7 & y5
    y0 = x1 ^ b; y1 = x7 ^ c; y2 = x2 ^ a
    y7 ^= y1; y3 ^= y2; y4 ^= y0
    y2 = ~y2; y1 ^= y2 | y0; y0 ^= y2 | y1; y2 ^= y1 & y0
    y4 ^= y5 & y6; y5 ^= y7; y3 ^= y4 | y5; y6 ^= y3
    y7 ^= y4; y4 ^= y3 & y5; y5 ^= y7 & y6
}

test pipo64_128 {
    key        9722152ead201d7ed2289477dd16c46d
    plaintext  2600271ef6528509
    ciphertext 27035dad81296b6b
}

test pipo64_256 {
    key        9722152ead201d7ed2289477dd16c46d3356d1260612a754b56da976a43a9a00
    plaintext  2600271ef6528509
    ciphertext 893852b66fae6d81
}
