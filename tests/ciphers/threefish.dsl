# Threefish-256 of Skein 1.3. Bytes are little-endian words, as in Skein.
cipher Threefish
source "Ferguson et al., The Skein Hash Function Family, version 1.3, 2010"

set threefish256_256 { rounds = 72 }

block      u64[4] little
key        u64[4] little
tweak      u64[2] little
round_keys u64[rounds / 4 + 1][4]

const C240 = 0x1bd11bdaa9fc1a22

# table 4: R(d mod 8, j)
const R = [[14, 16], [52, 57], [23, 40], [5, 37], [25, 33], [46, 12], [58, 22], [32, 32]]

key_schedule(K, T) -> k {
    let K4 = C240 ^ K[0] ^ K[1] ^ K[2] ^ K[3]
    let all = [K[0], K[1], K[2], K[3], K4]
    let t = [T[0], T[1], T[0] ^ T[1]]
    for s in 0..=rounds / 4 {
        k[s] = [all[s % 5], all[(s + 1) % 5] + t[s % 3], all[(s + 2) % 5] + t[(s + 1) % 3], all[(s + 3) % 5] + s]
    }
}

round Mix(v: u64[4], r0: u6, r1: u6) -> u64[4] {
    let y0 = v[0] + v[1]
    let y2 = v[2] + v[3]
    return [y0, (v[3] <<< r1) ^ y2, y2, (v[1] <<< r0) ^ y0]
}

encrypt(v, k) {
    for d in 0..rounds {
        if d % 4 == 0 { v += k[d / 4] }
        v = Mix(v, R[d % 8][0], R[d % 8][1])
    }
    v += k[rounds / 4]
}

decrypt = inverse of encrypt

# the authors' known answers of version 1.3 (skein_golden_kat_internals.txt)
test threefish256_256 { key 0000000000000000000000000000000000000000000000000000000000000000, tweak 00000000000000000000000000000000, plaintext 0000000000000000000000000000000000000000000000000000000000000000, ciphertext 84da2a1f8beaee947066ae3e3103f1ad536db1f4a1192495116b9f3ce6133fd8 }
test threefish256_256 { key 101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f, tweak 000102030405060708090a0b0c0d0e0f, plaintext fffefdfcfbfaf9f8f7f6f5f4f3f2f1f0efeeedecebeae9e8e7e6e5e4e3e2e1e0, ciphertext e0d091ff0eea8fdfc98192e62ed80ad59d865d08588df476657056b5955e97df }
