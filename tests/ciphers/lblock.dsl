# LBlock. Memory is as the paper prints: the highest bits of X1 and k79 ... k72 are byte 0.
cipher LBlock
source "Wu, Zhang, LBlock: A Lightweight Block Cipher, ACNS 2011; ePrint 2011/345"

set lblock64_80 { rounds = 32 }

block      u32[2] big             # X1, X0
key        u80 big
round_keys u32[rounds]

sbox s[10] = [
    [e 9 f 0 d 4 a b 1 2 8 3 7 6 c 5],
    [4 b e 9 f d 0 a 7 c 5 6 2 8 1 3],
    [1 e 7 c f d 0 6 b 5 9 3 2 4 8 a],
    [7 6 8 b 0 f 3 e 9 a c d 5 2 4 1],
    [e 5 f 0 7 2 c d 1 8 4 9 b a 6 3],
    [2 d b c f e 0 9 7 a 6 3 1 8 4 5],
    [b 9 4 e 0 f a d 6 c 5 7 3 8 1 2],
    [d a f 0 e 4 9 b 2 1 8 3 7 5 c 6],
    [8 7 e 5 f d 0 6 b c 9 a 2 4 1 3],
    [b 5 f 0 7 2 9 d 4 8 1 c e a 3 6]
]

fn S(Y: u32) -> u4[8] {
    let y = cells(Y, 4)
    for i in 0..8 { y[i] = s[i](y[i]) }
    return y
}

fn P(Z: u4[8]) -> u32 { return join(Z[6], Z[4], Z[7], Z[5], Z[2], Z[0], Z[3], Z[1]) }

round F(X: u32, K: u32) -> u32 { return P(S(X ^ K)) }

key_schedule(K) -> RK {
    RK[0] = K[48..80]
    for i in 1..rounds {
        K = K <<< 29
        K[76..80] = s[9](K[76..80])
        K[72..76] = s[8](K[72..76])
        K[46..51] ^= i
        RK[i] = K[48..80]
    }
}

encrypt(X, RK) {
    for i in 0..rounds { X = [F(X[0], RK[i]) ^ (X[1] <<< 8), X[0]] }
    X = X[[1, 0]]
}

decrypt = inverse of encrypt

# the paper, appendix I
test lblock64_80 { key 00000000000000000000, plaintext 0000000000000000, ciphertext c218185308e75bcd }
test lblock64_80 { key 0123456789abcdeffedc, plaintext 0123456789abcdef, ciphertext 4b7179d8ebee0c26 }
