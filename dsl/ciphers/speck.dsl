# SPECK. The paper prints words, x before y and the highest key word first. In memory y and the lowest key word come
# first and words are little-endian, as in the authors' implementation guide: what the paper prints, backwards.
cipher SPECK
source "Beaulieu et al., The SIMON and SPECK Families of Lightweight Block Ciphers, ePrint 2013/404"

set speck32_64   { n = 16, m = 4, T = 22, alpha = 7, beta = 2 }
set speck48_72   { n = 24, m = 3, T = 22, alpha = 8, beta = 3 }
set speck48_96   { n = 24, m = 4, T = 23, alpha = 8, beta = 3 }
set speck64_96   { n = 32, m = 3, T = 26, alpha = 8, beta = 3 }
set speck64_128  { n = 32, m = 4, T = 27, alpha = 8, beta = 3 }
set speck96_96   { n = 48, m = 2, T = 28, alpha = 8, beta = 3 }
set speck96_144  { n = 48, m = 3, T = 29, alpha = 8, beta = 3 }
set speck128_128 { n = 64, m = 2, T = 32, alpha = 8, beta = 3 }
set speck128_192 { n = 64, m = 3, T = 33, alpha = 8, beta = 3 }
set speck128_256 { n = 64, m = 4, T = 34, alpha = 8, beta = 3 }

block      u(n)[2] little         # y, then x
key        u(n)[m] little         # k, l[0], l[1], ...
round_keys u(n)[T]

round R(x: u(n), y: u(n), k: u(n)) -> u(n)[2] {
    x = ((x >>> alpha) + y) ^ k
    y = (y <<< beta) ^ x
    return [x, y]
}

key_schedule(K) -> k {
    let l = K[1..m]
    k[0] = K[0]
    for i in 0..T - 1 { [l[i % (m - 1)], k[i + 1]] = R(l[i % (m - 1)], k[i], i) }
}

encrypt(P, k) {
    let x = P[1]
    let y = P[0]
    for i in 0..T { [x, y] = R(x, y, k[i]) }
    P = [y, x]
}

decrypt = inverse of encrypt

test speck32_64 { key 0001080910111819, plaintext 4c697465, ciphertext f24268a8 }
test speck48_72 { key 00010208090a101112, plaintext 72616c6c7920, ciphertext dc5a38a549c0 }
test speck48_96 { key 00010208090a10111218191a, plaintext 74686973206d, ciphertext 5d44b6105e73 }
test speck64_96 { key 0001020308090a0b10111213, plaintext 65616e7320466174, ciphertext 6c947541ec52799f }
test speck64_128 { key 0001020308090a0b1011121318191a1b, plaintext 2d4375747465723b, ciphertext 8b024e4548a56f8c }
test speck96_96 { key 00010203040508090a0b0c0d, plaintext 2075736167652c20686f7765, ciphertext aa798fdebd627871ab094d9e }
test speck96_144 { key 00010203040508090a0b0c0d101112131415, plaintext 7665722c20696e2074696d65, ciphertext e62e2540e47a8a227210f32b }
test speck128_128 { key 000102030405060708090a0b0c0d0e0f, plaintext 206d616465206974206571756976616c, ciphertext 180d575cdffe60786532787951985da6 }
test speck128_192 { key 000102030405060708090a0b0c0d0e0f1011121314151617, plaintext 656e7420746f20436869656620486172, ciphertext 86183ce05d18bcf9665513133acfe41b }
test speck128_256 { key 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f, plaintext 706f6f6e65722e20496e2074686f7365, ciphertext 438f189c8db4ee4e3ef5c00504010941 }
