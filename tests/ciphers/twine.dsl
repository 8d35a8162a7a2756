# TWINE. Nibble 0 of the block and of the key is the high half of byte 0.
cipher TWINE
source "Suzaki, Minematsu, Morioka, Kobayashi, TWINE: A Lightweight Block Cipher for Multiple Platforms, SAC 2012"

set twine64_80  { n = 20 }
set twine64_128 { n = 32 }

block      u4[16] big
key        u4[n] big
round_keys u4[36][8]

sbox S = [c 0 f a 2 b 9 5 8 3 d 7 1 e 6 4]

const pi = [5, 0, 1, 4, 7, 12, 3, 8, 13, 6, 9, 2, 15, 10, 11, 14]
const taken = n == 20 ? [1, 3, 4, 6, 13, 14, 15, 16] : [2, 3, 12, 15, 17, 18, 28, 31]

key_schedule(WK) -> RK {
    let con: u6 = 1                             # CON: powers of z modulo z^6 + z + 1
    for r in 0..36 {
        RK[r] = WK[taken]
        WK[1] ^= S(WK[0])
        WK[4] ^= S(WK[16])
        if n == 32 { WK[23] ^= S(WK[30]) }
        WK[7] ^= number(con[3..6])
        WK[19] ^= number(con[0..3])
        WK[0..4] = WK[[1, 2, 3, 0]]
        let rotated: u4[n]
        rotated[0..n - 4] = WK[4..n]
        rotated[n - 4..n] = WK[0..4]
        WK = rotated
        con = (con << 1) ^ (con[5] == 1 ? 3 : 0)
    }
}

round F(X: u4[16], k: u4[8]) -> u4[16] {
    for j in 0..8 { X[2 * j + 1] ^= S(X[2 * j] ^ k[j]) }
    return X
}

fn Shuffle(X: u4[16]) -> u4[16] {
    let Y: u4[16]
    for h in 0..16 { Y[pi[h]] = X[h] }
    return Y
}

encrypt(X, RK) {
    for r in 0..35 { X = Shuffle(F(X, RK[r])) }
    X = F(X, RK[35])
}

decrypt = inverse of encrypt

# the paper, appendix A
test twine64_80 { key 00112233445566778899, plaintext 0123456789abcdef, ciphertext 7c1f0f80b1df9c28 }
test twine64_128 { key 00112233445566778899aabbccddeeff, plaintext 0123456789abcdef, ciphertext 979ff9b379b5a9b8 }
