# Three Feistel networks of two rounds and 32 bits, no ciphers at all: what a form must take.
cipher TOYFEISTEL
source "made up"

set box { kind = 0 }
set sum { kind = 1 }
set mix { kind = 2 }

block      u16[2]
key        u16[2]
round_keys u16[2]

sbox S = [c 5 6 b 9 0 a d 3 e f 8 4 7 1 2]

matrix M over GF(2^4)/0x13 = [[2, 1, 0, 0], [1, 3, 0, 0], [0, 0, 1, 2], [1, 0, 3, 1]]

fn f(x: u16, k: u16) -> u16 {
    if kind == 1 { return S(x + k) <<< 3 }
    if kind == 2 { return word(M * S(cells(x ^ k, 4))) }
    return S(x ^ k)
}

key_schedule(K) -> RK {
    RK[0] = K[0]
    RK[1] = S(K[1] ^ S(K[0]))
}

round R(X: u16[2], k: u16) -> u16[2] { return [X[1], X[0] ^ f(X[1], k)] }

encrypt(X, RK) {
    for i in 0..2 { X = R(X, RK[i]) }
}

decrypt = inverse of encrypt

