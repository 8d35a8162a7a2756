# Camellia with a key of 128 bits. Words are big-endian.
cipher Camellia
source "Aoki et al., Camellia: A 128-Bit Block Cipher, SAC 2000; RFC 3713"

set camellia128_128 { rounds = 18 }

block      u64[2] big
key        u128 big
round_keys u64[26]                # kw1 to kw4, ke1 to ke4, k1 to k18

sbox SBOX1 = [
    70 82 2c ec b3 27 c0 e5 e4 85 57 35 ea 0c ae 41
    23 ef 6b 93 45 19 a5 21 ed 0e 4f 4e 1d 65 92 bd
    86 b8 af 8f 7c eb 1f ce 3e 30 dc 5f 5e c5 0b 1a
    a6 e1 39 ca d5 47 5d 3d d9 01 5a d6 51 56 6c 4d
    8b 0d 9a 66 fb cc b0 2d 74 12 2b 20 f0 b1 84 99
    df 4c cb c2 34 7e 76 05 6d b7 a9 31 d1 17 04 d7
    14 58 3a 61 de 1b 11 1c 32 0f 9c 16 53 18 f2 22
    fe 44 cf b2 c3 b5 7a 91 24 08 e8 a8 60 fc 69 50
    aa d0 a0 7d a1 89 62 97 54 5b 1e 95 e0 ff 64 d2
    10 c4 00 48 a3 f7 75 db 8a 03 e6 da 09 3f dd 94
    87 5c 83 02 cd 4a 90 33 73 67 f6 f3 9d 7f bf e2
    52 9b d8 26 c8 37 c6 3b 81 96 6f 4b 13 be 63 2e
    e9 79 a7 8c 9f 6e bc 8e 29 f5 f9 b6 2f fd b4 59
    78 98 06 6a e7 46 71 ba d4 25 ab 42 88 a2 8d fa
    72 07 b9 55 f8 ee ac 0a 36 49 2a 68 3c 38 f1 a4
    40 28 d3 7b bb c9 43 c1 15 e3 ad f4 77 c7 80 9e
]

fn SBOX2(x: u8) -> u8 { return SBOX1(x) <<< 1 }
fn SBOX3(x: u8) -> u8 { return SBOX1(x) <<< 7 }
fn SBOX4(x: u8) -> u8 { return SBOX1(x <<< 1) }

const Sigma: u64[6] = [0xa09e667f3bcc908b, 0xb67ae8584caa73b2, 0xc6ef372fe94f82be,
                       0x54ff53a5f1d36f1c, 0x10e527fade682d1d, 0xb05688c2b3e6c1fd]

matrix P over GF(2) = [[1, 0, 1, 1, 0, 1, 1, 1],
                       [1, 1, 0, 1, 1, 0, 1, 1],
                       [1, 1, 1, 0, 1, 1, 0, 1],
                       [0, 1, 1, 1, 1, 1, 1, 0],
                       [1, 1, 0, 0, 0, 1, 1, 1],
                       [0, 1, 1, 0, 1, 0, 1, 1],
                       [0, 0, 1, 1, 1, 1, 0, 1],
                       [1, 0, 0, 1, 1, 1, 1, 0]]

round F(F_IN: u64, KE: u64) -> u64 {
    let t = cells(F_IN ^ KE, 8)[[7, 6, 5, 4, 3, 2, 1, 0]]
    let y = P * [SBOX1(t[0]), SBOX2(t[1]), SBOX3(t[2]), SBOX4(t[3]),
                 SBOX2(t[4]), SBOX3(t[5]), SBOX4(t[6]), SBOX1(t[7])]
    return join(y[0], y[1], y[2], y[3], y[4], y[5], y[6], y[7])
}

fn FL(x: u64, k: u64) -> u64 {
    let x1 = x[32..64]
    let x2 = x[0..32]
    x2 ^= (x1 & k[32..64]) <<< 1
    x1 ^= x2 | k[0..32]
    return join(x1, x2)
}

fn FLINV(y: u64, k: u64) -> u64 {
    let y1 = y[32..64]
    let y2 = y[0..32]
    y1 ^= y2 | k[0..32]
    y2 ^= (y1 & k[32..64]) <<< 1
    return join(y1, y2)
}

fn Halves(K: u128) -> u64[2] { return [K[64..128], K[0..64]] }

key_schedule(KL) -> RK {
    let D1 = KL[64..128]
    let D2 = KL[0..64]
    D2 ^= F(D1, Sigma[0])
    D1 ^= F(D2, Sigma[1])
    D1 ^= KL[64..128]
    D2 ^= KL[0..64]
    D2 ^= F(D1, Sigma[2])
    D1 ^= F(D2, Sigma[3])
    let KA = join(D1, D2)
    RK[0..2] = Halves(KL)
    RK[2..4] = Halves(KA <<< 111)
    RK[4..6] = Halves(KA <<< 30)
    RK[6..8] = Halves(KL <<< 77)
    RK[8..10] = Halves(KA)
    RK[10..12] = Halves(KL <<< 15)
    RK[12..14] = Halves(KA <<< 15)
    RK[14..16] = Halves(KL <<< 45)
    RK[16] = Halves(KA <<< 45)[0]
    RK[17] = Halves(KL <<< 60)[1]
    RK[18..20] = Halves(KA <<< 60)
    RK[20..22] = Halves(KL <<< 94)
    RK[22..24] = Halves(KA <<< 94)
    RK[24..26] = Halves(KL <<< 111)
}

encrypt(D, RK) {
    D ^= RK[0..2]
    for i in 0..rounds {
        if i % 2 == 0 { D[1] ^= F(D[0], RK[8 + i]) } else { D[0] ^= F(D[1], RK[8 + i]) }
        if i == 5 { D = [FL(D[0], RK[4]), FLINV(D[1], RK[5])] }
        if i == 11 { D = [FL(D[0], RK[6]), FLINV(D[1], RK[7])] }
    }
    D = D[[1, 0]] ^ RK[2..4]
}

decrypt = inverse of encrypt

# RFC 3713, appendix A; NTT, test vectors of Camellia for keys of 128 bits; NESSIE, set 1, vector 0
test camellia128_128 { key 0123456789abcdeffedcba9876543210, plaintext 0123456789abcdeffedcba9876543210, ciphertext 67673138549669730857065648eabe43 }
test camellia128_128 { key 00000000000000000000000000000000, plaintext 80000000000000000000000000000000, ciphertext 07923a39eb0a817d1c4d87bdb82d1f1c }
test camellia128_128 { key 80000000000000000000000000000000, plaintext 00000000000000000000000000000000, ciphertext 6c227f749319a3aa7da235a9bba05a2c }
