# Three rounds on sixteen cells whose linear map is sums of whole cells; no cipher at all.
cipher SMALL_ROWS
source "made up"

set small64_192 { s = 4, z = 3, rounds = 3 }
set small128_128 { s = 8, z = 1, rounds = 3 }

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
