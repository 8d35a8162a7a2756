# Nibbles of which the first is the high half of its byte: no cipher at all.
cipher NIBBLES
source "made up"

set nibbles64 { rounds = 4 }

block      u4[16] big
key        u4[16] big
round_keys u4[rounds][16]

sbox S = [c 5 6 b 9 0 a d 3 e f 8 4 7 1 2]

matrix M over GF(2^4)/0x13 = [[2, 3, 1, 1],
                              [1, 2, 3, 1],
                              [1, 1, 2, 3],
                              [3, 1, 1, 2]]

round R(X: u4[16], k: u4[16]) -> u4[16] {
    X = S(X) ^ k
    for c in 0..4 { X[4 * c..4 * c + 4] = M * X[4 * c..4 * c + 4] }
    X[0] = (X[0] <<< 1) + X[1]
    X[2] ^= X[3] >> 2
    return X
}

key_schedule(K) -> RK {
    for i in 0..rounds { RK[i] = K <<< i }
}

encrypt(X, RK) {
    for i in 0..rounds { X = R(X, RK[i]) }
}

decrypt = inverse of encrypt
