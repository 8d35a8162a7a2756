# QARMA-64. Memory is as the paper prints: cell 0 is the high half of byte 0; the key is w0, k0.
cipher QARMA
source "Avanzi, The QARMA Block Cipher Family, ToSC 2017(1); ePrint 2016/444"

# r rounds before the centre and r behind it, with the S-box sigma_s
set qarma64_128_5_0 { r = 5, s = 0 }
set qarma64_128_6_1 { r = 6, s = 1 }
set qarma64_128_7_2 { r = 7, s = 2 }

block      u4[16] big
key        u4[2][16] big
tweak      u4[16] big
round_keys u4[2 * r + 5][16]

sbox sigma0 = [0 e 2 a 9 f 8 b 6 4 3 7 d c 1 5]
sbox sigma1 = [a d e 6 f 7 3 5 9 8 0 c b 1 2 4]
sbox sigma2 = [b 6 8 f c 0 9 e 3 7 4 5 d 2 1 a]

const c: u64[8] = [0x0000000000000000, 0x13198a2e03707344, 0xa4093822299f31d0, 0x082efa98ec4e6c89,
                   0x452821e638d01377, 0xbe5466cf34e90c6c, 0x3f84d5b5b5470917, 0x9216d5d98979fb1b]
const alpha: u64 = 0xc0ac29b7c97c50dd

const tau = [0, 11, 6, 13, 10, 1, 12, 7, 5, 14, 3, 8, 15, 4, 9, 2]
const h = [6, 5, 14, 15, 0, 1, 2, 3, 7, 12, 13, 4, 8, 9, 10, 11]
const downwards = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]

fn State(x: u64) -> u4[16] { return cells(x, 4)[downwards] }
fn o(w: u4[16]) -> u4[16] {
    let x = word(w[downwards])
    return State((x >>> 1) ^ (x >> 63))
}

fn omega(x: u4) -> u4 { return join(x[0] ^ x[1], x[1..4]) }

fn UpdateTweak(T: u4[16]) -> u4[16] {
    T = T[h]
    T[0] = omega(T[0])
    T[1] = omega(T[1])
    T[3] = omega(T[3])
    T[4] = omega(T[4])
    T[8] = omega(T[8])
    T[11] = omega(T[11])
    T[13] = omega(T[13])
    return T
}

# circ(0, rho, rho^2, rho) on a column, its first cell highest; rho rotates a cell to the left
fn Column(x: u16) -> u16 {
    let v = cells(x, 4)[[3, 2, 1, 0]]
    let y: u4[4]
    for i in 0..4 { y[i] = (v[(i + 1) % 4] <<< 1) ^ (v[(i + 2) % 4] <<< 2) ^ (v[(i + 3) % 4] <<< 1) }
    return join(y[0], y[1], y[2], y[3])
}
matrix Q over GF(2) = Column

fn M(X: u4[16]) -> u4[16] {
    for j in 0..4 {
        let y = Q * join(X[j], X[j + 4], X[j + 8], X[j + 12])
        [X[j], X[j + 4], X[j + 8], X[j + 12]] = [y[12..16], y[8..12], y[4..8], y[0..4]]
    }
    return X
}

fn Shuffle(X: u4[16]) -> u4[16] { return X[tau] }
fn Unshuffle(X: u4[16]) -> u4[16] {
    let Y: u4[16]
    for i in 0..16 { Y[tau[i]] = X[i] }
    return Y
}

fn S(X: u4[16]) -> u4[16] {
    if s == 0 { X = sigma0(X) } else if s == 1 { X = sigma1(X) } else { X = sigma2(X) }
    return X
}
fn Sbar(X: u4[16]) -> u4[16] {
    if s == 0 { X = sigma0^-1(X) } else if s == 1 { X = sigma1^-1(X) } else { X = sigma2^-1(X) }
    return X
}

# w0; k0 ^ T ^ c forwards; w1 ^ T, k1 = k0, w0 ^ T in the centre; k0 ^ T ^ c ^ alpha backwards; w1
key_schedule(K, T) -> RK {
    let w1 = o(K[0])
    RK[0] = K[0]
    RK[2 * r + 4] = w1
    for i in 0..r {
        let t = K[1] ^ T ^ State(c[i])
        RK[1 + i] = t
        RK[2 * r + 3 - i] = t ^ State(alpha)
        T = UpdateTweak(T)
    }
    RK[r + 1] = w1 ^ T
    RK[r + 2] = K[1]
    RK[r + 3] = K[0] ^ T
}

round Forward(X: u4[16], k: u4[16]) -> u4[16] { return S(M(Shuffle(X ^ k))) }
round Backward(X: u4[16], k: u4[16]) -> u4[16] { return Unshuffle(M(Sbar(X))) ^ k }

encrypt(X, RK) {
    X = S(X ^ RK[0] ^ RK[1])                            # the first round is short
    for i in 2..=r + 1 { X = Forward(X, RK[i]) }
    X = Unshuffle(M(Shuffle(X)) ^ RK[r + 2])
    for i in r + 3..2 * r + 3 { X = Backward(X, RK[i]) }
    X = Sbar(X) ^ RK[2 * r + 3] ^ RK[2 * r + 4]
}

decrypt = inverse of encrypt

# the paper, appendix: test vectors of QARMA-64
test qarma64_128_5_0 { key 84be85ce9804e94bec2802d4e0a488e9, tweak 477d469dec0b8762, plaintext fb623599da6e8127, ciphertext 3ee99a6c82af0c38 }
test qarma64_128_6_1 { key 84be85ce9804e94bec2802d4e0a488e9, tweak 477d469dec0b8762, plaintext fb623599da6e8127, ciphertext a512dd1e4e3ec582 }
test qarma64_128_7_2 { key 84be85ce9804e94bec2802d4e0a488e9, tweak 477d469dec0b8762, plaintext fb623599da6e8127, ciphertext 5c06a7501b63b2fd }
