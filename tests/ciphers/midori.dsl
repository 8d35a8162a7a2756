# Midori64. Memory is as the paper prints: cell 0 is the high half of byte 0; the key is K0, K1.
cipher Midori
source "Banik et al., Midori: A Block Cipher for Low Energy, ASIACRYPT 2015; ePrint 2015/1142"

set midori64_128 { rounds = 16 }

block      u4[16] big
key        u4[2][16] big
round_keys u4[rounds][16]         # WK, then RK0 to RK14

sbox Sb0 = [c a d 3 e b f 7 8 9 1 5 0 2 4 6]

matrix M over GF(2) = [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]

# one bit for the lowest of each cell, cell 0 highest
const beta: u16[15] = [0x15b3, 0x78c0, 0xa435, 0x6213, 0x104f, 0xd170, 0x0266, 0x0bcc, 0x9481, 0x40b8, 0x7197,
                       0x228e, 0x5130, 0xf8ca, 0xdf90]

key_schedule(K) -> RK {
    RK[0] = K[0] ^ K[1]
    for i in 0..rounds - 1 {
        RK[i + 1] = K[i % 2]
        for j in 0..16 { RK[i + 1][j][0] ^= beta[i][15 - j] }
    }
}

const ShuffleCell = [0, 10, 5, 15, 14, 4, 11, 1, 9, 3, 12, 6, 7, 13, 2, 8]

round Round(S: u4[16], k: u4[16]) -> u4[16] {
    S = Sb0(S)[ShuffleCell]
    for i in 0..4 { S[4 * i..4 * i + 4] = M * S[4 * i..4 * i + 4] }
    return S ^ k
}

encrypt(S, RK) {
    S ^= RK[0]
    for i in 1..rounds { S = Round(S, RK[i]) }
    S = Sb0(S) ^ RK[0]
}

decrypt = inverse of encrypt

# the paper, appendix A
test midori64_128 { key 00000000000000000000000000000000, plaintext 0000000000000000, ciphertext 3c9cceda2bbd449a }
test midori64_128 { key 687ded3b3c85b3f35b1009863e2a8cbf, plaintext 42c20fd3b586879e, ciphertext 66bcdc6270d901cd }
