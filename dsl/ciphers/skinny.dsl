# SKINNY. Cells lie row by row; with four bits the first cell of a byte is its high half. The tweakey is TK1, TK2, TK3.
cipher SKINNY
source "Beierle et al., The SKINNY Family, CRYPTO 2016; ePrint 2016/660"

set skinny64_64   { s = 4, z = 1, rounds = 32 }
set skinny64_128  { s = 4, z = 2, rounds = 36 }
set skinny64_192  { s = 4, z = 3, rounds = 40 }
set skinny128_128 { s = 8, z = 1, rounds = 40 }
set skinny128_256 { s = 8, z = 2, rounds = 48 }
set skinny128_384 { s = 8, z = 3, rounds = 56 }

block      u(s)[4][4] big         # cells row by row; the first cell of a byte is its high half
key        u(s)[z][16] big
round_keys u(s)[rounds][2][4]     # rows 0 and 1 of TK1 ^ TK2 ^ TK3

sbox S4 = [c 6 9 0 1 a 2 b 3 8 5 d 4 e 7 f]
sbox S8 = [
    65 4c 6a 42 4b 63 43 6b 55 75 5a 7a 53 73 5b 7b
    35 8c 3a 81 89 33 80 3b 95 25 98 2a 90 23 99 2b
    e5 cc e8 c1 c9 e0 c0 e9 d5 f5 d8 f8 d0 f0 d9 f9
    a5 1c a8 12 1b a0 13 a9 05 b5 0a b8 03 b0 0b b9
    32 88 3c 85 8d 34 84 3d 91 22 9c 2c 94 24 9d 2d
    62 4a 6c 45 4d 64 44 6d 52 72 5c 7c 54 74 5d 7d
    a1 1a ac 15 1d a4 14 ad 02 b1 0c bc 04 b4 0d bd
    e1 c8 ec c5 cd e4 c4 ed d1 f1 dc fc d4 f4 dd fd
    36 8e 38 82 8b 30 83 39 96 26 9a 28 93 20 9b 29
    66 4e 68 41 49 60 40 69 56 76 58 78 50 70 59 79
    a6 1e aa 11 19 a3 10 ab 06 b6 08 ba 00 b3 09 bb
    e6 ce ea c2 cb e3 c3 eb d6 f6 da fa d3 f3 db fb
    31 8a 3e 86 8f 37 87 3f 92 21 9e 2e 97 27 9f 2f
    61 48 6e 46 4f 67 47 6f 51 71 5e 7e 57 77 5f 7f
    a2 18 ae 16 1f a7 17 af 01 b2 0e be 07 b7 0f bf
    e2 ca ee c6 cf e7 c7 ef d2 f2 de fe d7 f7 df ff
]

const PT = [9, 15, 8, 13, 10, 14, 12, 11, 0, 1, 2, 3, 4, 5, 6, 7]

matrix M over GF(2) = [[1, 0, 1, 1],
                       [1, 0, 0, 0],
                       [0, 1, 1, 0],
                       [1, 0, 1, 0]]

fn LFSR2(x: u(s)) -> u(s) { return join(x[0..s - 1], x[s - 1] ^ x[s == 4 ? 2 : 5]) }
fn LFSR3(x: u(s)) -> u(s) { return join(x[0] ^ x[s == 4 ? 3 : 6], x[1..s]) }

key_schedule(TK) -> RK {
    for r in 0..rounds {
        let k = TK[0][0..8]
        for a in 1..z { k ^= TK[a][0..8] }
        RK[r] = [k[0..4], k[4..8]]
        for a in 0..z { TK[a] = TK[a][PT] }
        for i in 0..8 {
            if z >= 2 { TK[1][i] = LFSR2(TK[1][i]) }
            if z >= 3 { TK[2][i] = LFSR3(TK[2][i]) }
        }
    }
}

round R(X: u(s)[4][4], k: u(s)[2][4], rc: u6) -> u(s)[4][4] {
    if s == 4 { X = S4(X) } else { X = S8(X) }
    X[0][0] ^= number(rc[0..4])                 # AddConstants: c0, c1, c2
    X[1][0] ^= number(rc[4..6])
    X[2][0] ^= 2
    X[0..2] ^= k
    X = [X[0], X[1][[3, 0, 1, 2]], X[2][[2, 3, 0, 1]], X[3][[1, 2, 3, 0]]]      # ShiftRows
    return M * X
}

encrypt(X, RK) {
    let rc: u6 = 0
    for r in 0..rounds {
        rc = join(rc[0..5], rc[5] ^ rc[4] ^ 1)
        X = R(X, RK[r], rc)
    }
}

decrypt = inverse of encrypt

circuit S4 from "Beierle et al., CRYPTO 2016, section 2.3: 4 NOR, 4 XOR" {
    x0 ^= ~(x3 | x2); x3 ^= ~(x2 | x1); x2 ^= ~(x1 | x0); x1 ^= ~(x0 | x3)
    [y3, y2, y1, y0] = [x0, x3, x2, x1]
}

circuit S4^-1 from "the same, backwards" {
    [y0, y3, y2, y1] = [x3, x2, x1, x0]
    y1 ^= ~(y0 | y3); y2 ^= ~(y1 | y0); y3 ^= ~(y2 | y1); y0 ^= ~(y3 | y2)
}

circuit S8 from "Beierle et al., CRYPTO 2016, section 2.3: 8 NOR, 8 XOR" {
    x4 ^= ~(x7 | x6); x0 ^= ~(x3 | x2); x6 ^= ~(x2 | x1); x5 ^= ~(x4 | x0)
    x1 ^= ~(x0 | x3); x7 ^= ~(x6 | x5); x3 ^= ~(x5 | x4); x2 ^= ~(x1 | x7)
    [y7, y6, y5, y4, y3, y2, y1, y0] = [x5, x4, x0, x3, x1, x6, x7, x2]
}

circuit S8^-1 from "the same, backwards" {
    [y5, y4, y0, y3, y1, y6, y7, y2] = [x7, x6, x5, x4, x3, x2, x1, x0]
    y2 ^= ~(y1 | y7); y3 ^= ~(y5 | y4); y7 ^= ~(y6 | y5); y1 ^= ~(y0 | y3)
    y5 ^= ~(y4 | y0); y6 ^= ~(y2 | y1); y0 ^= ~(y3 | y2); y4 ^= ~(y7 | y6)
}

test skinny64_64 { key f5269826fc681238, plaintext 06034f957724d19d, ciphertext bb39dfb2429b8ac7 }
test skinny64_128 { key 9eb93640d088da6376a39d1c8bea71e1, plaintext cf16cfe8fd0f98aa, ciphertext 6ceda1f43de92b9e }
test skinny64_192 { key ed00c85b120d68618753e24bfd908f60b2dbb41b422dfcd0, plaintext 530c61d35e8663c3, ciphertext dd2cf1a8f330303c }
test skinny128_128 { key 4f55cfb0520cac52fd92c15f37073e93, plaintext f20adb0eb08b648a3b2eeed1f0adda14, ciphertext 22ff30d498ea62d7e45b476e33675b74 }
test skinny128_256 { key 009cec81605d4ac1d2ae9e3085d7a1f31ac123ebfc00fddcf01046ceeddfcab3, plaintext 3a0c47767a26a68dd382a695e7022e25, ciphertext b731d98a4bde147a7ed4a6f16b9b587f }
test skinny128_384 { key df889548cfc7ea52d296339301797449ab588a34a47f1ab2dfe9c8293fbea9a5ab1afac2611012cd8cef952618c3ebe8, plaintext a3994b66ad85a3459f44e92b08f550cb, ciphertext 94ecf589e2017c601b38c6346a10dcfa }
