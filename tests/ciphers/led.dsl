# LED with a key of 64 bits. Nibbles lie row by row; the first is the high half of byte 0.
cipher LED
source "Guo, Peyrin, Poschmann, Robshaw, The LED Block Cipher, CHES 2011; ePrint 2012/600"

set led64_64 { steps = 8, ks = 64 }

block      u4[4][4] big
key        u4[4][4] big
round_keys u4[4][4]

sbox S = [c 5 6 b 9 0 a d 3 e f 8 4 7 1 2]

# A = [[0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [4, 1, 2, 2]], four times
matrix M over GF(2^4)/0x13 = [[4, 1, 2, 2],
                              [8, 6, 5, 6],
                              [11, 14, 10, 9],
                              [2, 2, 15, 11]]

fn AddConstants(X: u4[4][4], rc: u6) -> u4[4][4] {
    for i in 0..4 {
        X[i][0] ^= i ^ (i < 2 ? ks / 16 : ks % 16)
        X[i][1] ^= i % 2 == 0 ? number(rc[3..6]) : number(rc[0..3])
    }
    return X
}

round Round(X: u4[4][4], rc: u6) -> u4[4][4] {
    X = S(AddConstants(X, rc))
    X = [X[0], X[1][[1, 2, 3, 0]], X[2][[2, 3, 0, 1]], X[3][[3, 0, 1, 2]]]      # ShiftRows
    return M * X                                                                # MixColumnsSerial
}

key_schedule(K) -> RK { RK = K }

encrypt(X, K) {
    let rc: u6 = 0
    for step in 0..steps {
        X ^= K
        for _round in 0..4 {
            rc = join(rc[0..5], rc[5] ^ rc[4] ^ 1)
            X = Round(X, rc)
        }
    }
    X ^= K
}

decrypt = inverse of encrypt

# ePrint 2012/600, appendix
test led64_64 { key 0000000000000000, plaintext 0000000000000000, ciphertext 39c2401003a0c798 }
test led64_64 { key 0123456789abcdef, plaintext 0123456789abcdef, ciphertext a003551e3893fc58 }
