# RECTANGLE. The state is 4 rows of 16 bits, the key 5 rows of 16 bits or 4 of 32. In memory row 0 comes first and rows
# are little-endian, as in the authors' implementation: what the paper prints, backwards.
cipher RECTANGLE
source "Zhang, Bao, Lin, Rijmen, Yang, Verbauwhede, RECTANGLE, ePrint 2014/084"

set rectangle64_80  { w = 16, m = 5, columns_ = 4 }
set rectangle64_128 { w = 32, m = 4, columns_ = 8 }

block      u16[4] little
key        u(w)[m] little
round_keys u16[26][4]

sbox S = [6 5 c a 1 e 7 9 b 0 3 d 8 f 4 2]

fn RoundKey(K: u(w)[m]) -> u16[4] {
    return [K[0][0..16], K[1][0..16], K[2][0..16], K[3][0..16]]
}

key_schedule(K) -> RK {
    let rc: u5 = 1
    for r in 0..25 {
        RK[r] = RoundKey(K)
        let t = S(columns [K[0][0..columns_], K[1][0..columns_], K[2][0..columns_], K[3][0..columns_]])
        for i in 0..4 { K[i][0..columns_] = t[i] }
        if m == 5 {
            K = [(K[0] <<< 8) ^ K[1], K[2], K[3], (K[3] <<< 12) ^ K[4], K[0]]
        } else {
            K = [(K[0] <<< 8) ^ K[1], K[2], (K[2] <<< 16) ^ K[3], K[0]]
        }
        K[0] ^= number(rc)
        rc = join(rc[0..4], rc[4] ^ rc[2])
    }
    RK[25] = RoundKey(K)
}

const ShiftRow = [0, 1, 12, 13]

round R(X: u16[4], k: u16[4]) -> u16[4] {
    return S(columns (X ^ k)) <<< ShiftRow
}

encrypt(X, RK) {
    for r in 0..25 { X = R(X, RK[r]) }
    X ^= RK[25]
}

decrypt = inverse of encrypt

# the paper, table 10
test rectangle64_80 { key 00000000000000000000, plaintext 0000000000000000, ciphertext 962d54e3b1e87408 }
test rectangle64_80 { key ffffffffffffffffffff, plaintext ffffffffffffffff, ciphertext 459934aa3dae1201 }
test rectangle64_128 { key 00000000000000000000000000000000, plaintext 0000000000000000, ciphertext e6ae1336a444ee99 }
