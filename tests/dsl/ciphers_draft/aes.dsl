cipher AES
source "NIST, FIPS 197, 2001"

set aes128_128 { Nk = 4, R = 10 }
set aes128_192 { Nk = 6, R = 12 }
set aes128_256 { Nk = 8, R = 14 }

block      u8[4][4]         # s[column][row]: byte i is row i mod 4 of column i div 4
key        u8[Nk][4]
round_keys u8[R + 1][4][4]

sbox S = [
    63 7c 77 7b f2 6b 6f c5 30 01 67 2b fe d7 ab 76
    ca 82 c9 7d fa 59 47 f0 ad d4 a2 af 9c a4 72 c0
    b7 fd 93 26 36 3f f7 cc 34 a5 e5 f1 71 d8 31 15
    04 c7 23 c3 18 96 05 9a 07 12 80 e2 eb 27 b2 75
    09 83 2c 1a 1b 6e 5a a0 52 3b d6 b3 29 e3 2f 84
    53 d1 00 ed 20 fc b1 5b 6a cb be 39 4a 4c 58 cf
    d0 ef aa fb 43 4d 33 85 45 f9 02 7f 50 3c 9f a8
    51 a3 40 8f 92 9d 38 f5 bc b6 da 21 10 ff f3 d2
    cd 0c 13 ec 5f 97 44 17 c4 a7 7e 3d 64 5d 19 73
    60 81 4f dc 22 2a 90 88 46 ee b8 14 de 5e 0b db
    e0 32 3a 0a 49 06 24 5c c2 d3 ac 62 91 95 e4 79
    e7 c8 37 6d 8d d5 4e a9 6c 56 f4 ea 65 7a ae 08
    ba 78 25 2e 1c a6 b4 c6 e8 dd 74 1f 4b bd 8b 8a
    70 3e b5 66 48 03 f6 0e 61 35 57 b9 86 c1 1d 9e
    e1 f8 98 11 69 d9 8e 94 9b 1e 87 e9 ce 55 28 df
    8c a1 89 0d bf e6 42 68 41 99 2d 0f b0 54 bb 16
]

matrix MC over GF(2^8)/0x11b = [[2, 3, 1, 1],
                                [1, 2, 3, 1],
                                [1, 1, 2, 3],
                                [3, 1, 1, 2]]

fn ShiftRows(s: u8[4][4]) -> u8[4][4] {
    let t = s
    for c in 0..4 {
        for i in 0..4 { t[c][i] = s[(c + i) % 4][i] }
    }
    return t
}

round Round(s: u8[4][4], k: u8[4][4]) -> u8[4][4] {
    s = ShiftRows(S(s))
    for c in 0..4 { s[c] = MC * s[c] }
    return s ^ k
}

round Last(s: u8[4][4], k: u8[4][4]) -> u8[4][4] {
    return ShiftRows(S(s)) ^ k
}

key_schedule(K) -> rk {
    let w: u8[4 * R + 4][4]
    let rcon: u8 = 1
    w[0..Nk] = K
    for i in Nk..4 * R + 4 {
        let t = w[i - 1]
        if i % Nk == 0 {
            t = S([t[1], t[2], t[3], t[0]])
            t[0] ^= rcon
            rcon = (rcon << 1) ^ (rcon[7] == 1 ? 0x1b : 0)
        } else if Nk == 8 {
            if i % 8 == 4 { t = S(t) }
        }
        w[i] = w[i - Nk] ^ t
    }
    for r in 0..=R { rk[r] = w[4 * r..4 * r + 4] }
}

encrypt(s, rk) {
    s ^= rk[0]
    for r in 1..R { s = Round(s, rk[r]) }
    s = Last(s, rk[R])
}

decrypt = inverse of encrypt

test aes128_128 { key 000102030405060708090a0b0c0d0e0f, plaintext 00112233445566778899aabbccddeeff, ciphertext 69c4e0d86a7b0430d8cdb78070b4c55a }
test aes128_192 { key 000102030405060708090a0b0c0d0e0f1011121314151617, plaintext 00112233445566778899aabbccddeeff, ciphertext dda97ca4864cdfe06eaf70a0ec0d7191 }
test aes128_256 { key 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f, plaintext 00112233445566778899aabbccddeeff, ciphertext 8ea2b7ca516745bfeafc49904b496089 }
