# Piccolo. Memory is as the paper prints: the highest bits are byte 0.
cipher Piccolo
source "Shibutani, Isobe, Hiwatari, Mitsuda, Akishita, Shirai, Piccolo: An Ultra-Lightweight Blockcipher, CHES 2011"

set piccolo64_80  { n = 80, r = 25 }
set piccolo64_128 { n = 128, r = 31 }

block      u16[4] big
key        u16[n / 16] big
round_keys u16[4 + 2 * r]         # w0 to w3, then rk0 to rk(2r-1)

sbox S = [e 4 b 2 3 8 0 9 1 a 7 f 6 c 5 d]

matrix M over GF(2^4)/0x13 = [[2, 3, 1, 1],
                              [1, 2, 3, 1],
                              [1, 1, 2, 3],
                              [3, 1, 1, 2]]

fn F(X: u16) -> u16 {
    let x = cells(X, 4)[[3, 2, 1, 0]]
    let y = S(M * S(x))
    return join(y[0], y[1], y[2], y[3])
}

# con(2i) and con(2i+1)
fn Constants(i: u5) -> u16[2] {
    let none: u5 = 0
    let gap: u2 = 0
    let c = join(i + 1, none, i + 1, gap, i + 1, none, i + 1) ^ (n == 80 ? 0x0f1e2d3c : 0x6547a98b)
    return [c[16..32], c[0..16]]
}

fn Mixed(a: u16, b: u16) -> u16 { return join(a[8..16], b[0..8]) }

key_schedule(k) -> RK {
    let last = n == 80 ? 3 : 7
    RK[0..4] = [Mixed(k[0], k[1]), Mixed(k[1], k[0]), Mixed(k[4], k[last]), Mixed(k[last], k[4])]
    for i in 0..r {
        let pair: u16[2]
        if n == 80 {
            pair = i % 5 == 3 ? [k[4], k[4]] : i % 5 == 0 | i % 5 == 2 ? k[2..4] : k[0..2]
        } else {
            if i % 4 == 3 { k = k[[2, 1, 6, 7, 0, 3, 4, 5]] }
            pair = [k[(2 * i + 2) % 8], k[(2 * i + 3) % 8]]
        }
        RK[4 + 2 * i..6 + 2 * i] = pair ^ Constants(i)
    }
}

round Round(X: u16[4], rk: u16[2]) -> u16[4] {
    X[1] ^= F(X[0]) ^ rk[0]
    X[3] ^= F(X[2]) ^ rk[1]
    return X
}

fn RP(X: u16[4]) -> u16[4] {
    return [Mixed(X[1], X[3]), Mixed(X[2], X[0]), Mixed(X[3], X[1]), Mixed(X[0], X[2])]
}

encrypt(X, RK) {
    X[0] ^= RK[0]
    X[2] ^= RK[1]
    for i in 0..r {
        X = Round(X, RK[4 + 2 * i..6 + 2 * i])
        if i < r - 1 { X = RP(X) }
    }
    X[0] ^= RK[2]
    X[2] ^= RK[3]
}

decrypt = inverse of encrypt

# the paper, appendix
test piccolo64_80 { key 00112233445566778899, plaintext 0123456789abcdef, ciphertext 8d2bff9935f84056 }
test piccolo64_128 { key 00112233445566778899aabbccddeeff, plaintext 0123456789abcdef, ciphertext 5ec42cea657b89ff }
