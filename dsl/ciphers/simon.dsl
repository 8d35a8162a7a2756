# SIMON. The paper prints words, x before y and the highest key word first. In memory y and the lowest key word come
# first and words are little-endian, as in the authors' implementation guide: what the paper prints, backwards.
cipher SIMON
source "Beaulieu et al., The SIMON and SPECK Families of Lightweight Block Ciphers, ePrint 2013/404"

set simon32_64   { n = 16, m = 4, T = 32, j = 0 }
set simon48_72   { n = 24, m = 3, T = 36, j = 0 }
set simon48_96   { n = 24, m = 4, T = 36, j = 1 }
set simon64_96   { n = 32, m = 3, T = 42, j = 2 }
set simon64_128  { n = 32, m = 4, T = 44, j = 3 }
set simon96_96   { n = 48, m = 2, T = 52, j = 2 }
set simon96_144  { n = 48, m = 3, T = 54, j = 3 }
set simon128_128 { n = 64, m = 2, T = 68, j = 2 }
set simon128_192 { n = 64, m = 3, T = 69, j = 3 }
set simon128_256 { n = 64, m = 4, T = 72, j = 4 }

block      u(n)[2] little         # y, then x
key        u(n)[m] little
round_keys u(n)[T]

matrix U over GF(2) = [[0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [1, 0, 0, 1, 0], [0, 0, 0, 0, 1], [1, 0, 0, 0, 1]]
matrix V over GF(2) = [[0, 1, 1, 0, 0], [0, 0, 1, 0, 0], [1, 0, 0, 1, 0], [0, 0, 0, 0, 1], [1, 0, 0, 0, 0]]
matrix W over GF(2) = [[0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [1, 0, 0, 1, 0], [0, 0, 0, 0, 1], [1, 0, 0, 0, 0]]

# (u)i = (0, 0, 0, 0, 1) U^i (0, 0, 0, 0, 1)^T, v and w alike; t = 010101...
fn sequences() -> u1[62][5] {
    let all: u1[62][5]
    let u: u1[5] = [0, 0, 0, 0, 1]
    let v = u
    let w = u
    for i in 0..62 {
        let t = i % 2
        all[i] = [u[4], v[4], u[4] ^ t, v[4] ^ t, w[4] ^ t]
        [u, v, w] = [U * u, V * v, W * w]
    }
    return all
}
const z = sequences()
const c = (1 << n) - 4

round R(x: u(n), y: u(n), k: u(n)) -> u(n)[2] {
    let f = ((x <<< 1) & (x <<< 8)) ^ (x <<< 2)
    return [y ^ f ^ k, x]
}

key_schedule(K) -> k {
    k[0..m] = K
    for i in m..T {
        let t = k[i - 1] >>> 3
        if m == 4 { t ^= k[i - 3] }
        t ^= t >>> 1
        k[i] = c ^ number(z[(i - m) % 62][j]) ^ k[i - m] ^ t
    }
}

encrypt(P, k) {
    let x = P[1]
    let y = P[0]
    for i in 0..T { [x, y] = R(x, y, k[i]) }
    P = [y, x]
}

decrypt = inverse of encrypt

test simon32_64 { key 0001080910111819, plaintext 77686565, ciphertext bbe99bc6 }
test simon48_72 { key 00010208090a101112, plaintext 6c696e672061, ciphertext ac2c29ace5da }
test simon48_96 { key 00010208090a10111218191a, plaintext 6e6420636972, ciphertext 56f1aca5066e }
test simon64_96 { key 0001020308090a0b10111213, plaintext 636c696e6720726f, ciphertext c88f1a117fe2a25c }
test simon64_128 { key 0001020308090a0b1011121318191a1b, plaintext 756e64206c696b65, ciphertext 7aa0dfb920fcc844 }
test simon96_96 { key 00010203040508090a0b0c0d, plaintext 207468652070696c6c617220, ciphertext 82f08f3d0669b462a4072860 }
test simon96_144 { key 00010203040508090a0b0c0d101112131415, plaintext 6f6620647573742074686174, ciphertext e91adbc5593f1e456c1cadec }
test simon128_128 { key 000102030405060708090a0b0c0d0e0f, plaintext 2074726176656c6c6572732064657363, ciphertext bc0b4ef82a83aa653ffe541e1e1b6849 }
test simon128_192 { key 000102030405060708090a0b0c0d0e0f1011121314151617, plaintext 72696265207768656e20746865726520, ciphertext 5bb897256e8d9c6c4f0ddcfcef61acc4 }
test simon128_256 { key 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f, plaintext 697320612073696d6f6f6d20696e2074, ciphertext 68b8e7ef872af73ba0a3c8af79552b8d }
