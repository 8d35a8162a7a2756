# SIMECK. The paper prints words, the left one and the highest key word first. In memory the right word and the
# lowest key word come first and words are little-endian, as in the designers' program: what the paper prints,
# backwards.
cipher SIMECK
source "Yang et al., The Simeck Family, CHES 2015"

# x^d + x^tap + 1 is the primitive polynomial that gives the sequence z
set simeck32_64  { n = 16, T = 32, d = 5, tap = 2 }
set simeck48_96  { n = 24, T = 36, d = 5, tap = 2 }
set simeck64_128 { n = 32, T = 44, d = 6, tap = 1 }

block      u(n)[2] little         # right word, then left word
key        u(n)[4] little
round_keys u(n)[T]

const C = (1 << n) - 4

fn sequence() -> u1[T] {
    let all: u1[T]
    for i in 0..T { all[i] = i < d ? 1 : all[i - d] ^ all[i - d + tap] }
    return all
}
const z = sequence()

round R(l: u(n), r: u(n), k: u(n)) -> u(n)[2] {
    return [r ^ (l & (l <<< 5)) ^ (l <<< 1) ^ k, l]
}

key_schedule(K) -> rk {
    let k = K[0]
    let t = K[1..4]
    for i in 0..T {
        rk[i] = k
        let next = R(t[0], k, C ^ number(z[i]))
        [k, t] = [t[0], [t[1], t[2], next[0]]]
    }
}

encrypt(P, k) {
    let l = P[1]
    let r = P[0]
    for i in 0..T { [l, r] = R(l, r, k[i]) }
    P = [r, l]
}

decrypt = inverse of encrypt

test simeck32_64 { key 0001080910111819, plaintext 77686565, ciphertext 762c0d77 }
test simeck48_96 { key 00010208090a10111218191a, plaintext 6e6420636972, ciphertext 363be325cff3 }
test simeck64_128 { key 0001020308090a0b1011121318191a1b, plaintext 756e64206c696b65, ciphertext edb77a5f0269ce45 }
