# SM4. Words are big-endian.
cipher SM4
source "GB/T 32907-2016; IETF draft-ribose-cfrg-sm4-10"

set sm4128_128 { rounds = 32 }

block      u32[4] big
key        u32[4] big
round_keys u32[rounds]

sbox S = [
    d6 90 e9 fe cc e1 3d b7 16 b6 14 c2 28 fb 2c 05
    2b 67 9a 76 2a be 04 c3 aa 44 13 26 49 86 06 99
    9c 42 50 f4 91 ef 98 7a 33 54 0b 43 ed cf ac 62
    e4 b3 1c a9 c9 08 e8 95 80 df 94 fa 75 8f 3f a6
    47 07 a7 fc f3 73 17 ba 83 59 3c 19 e6 85 4f a8
    68 6b 81 b2 71 64 da 8b f8 eb 0f 4b 70 56 9d 35
    1e 24 0e 5e 63 58 d1 a2 25 22 7c 3b 01 21 78 87
    d4 00 46 57 9f d3 27 52 4c 36 02 e7 a0 c4 c8 9e
    ea bf 8a d2 40 c7 38 b5 a3 f7 f2 ce f9 61 15 a1
    e0 ae 5d a4 9b 34 1a 55 ad 93 32 30 f5 8c b1 e3
    1d f6 e2 2e 82 66 ca 60 c0 29 23 ab 0d 53 4e 6f
    d5 db 37 45 de fd 8e 2f 03 ff 6a 72 6d 6c 5b 51
    8d 1b af 92 bb dd bc 7f 11 d9 5c 41 1f 10 5a d8
    0a c1 31 88 a5 cd 7b bd 2d 74 d0 12 b8 e5 b4 b0
    89 69 97 4a 0c 96 77 7e 65 b9 f1 09 c5 6e c6 84
    18 f0 7d ec 3a dc 4d 20 79 ee 5f 3e d7 cb 39 48
]

const FK: u32[4] = [0xa3b1bac6, 0x56aa3350, 0x677d9197, 0xb27022dc]

fn L(B: u32) -> u32 { return B ^ (B <<< 2) ^ (B <<< 10) ^ (B <<< 18) ^ (B <<< 24) }
fn L_key(B: u32) -> u32 { return B ^ (B <<< 13) ^ (B <<< 23) }

key_schedule(MK) -> rk {
    let K = MK ^ FK
    for i in 0..rounds {
        let c = 28 * i                          # byte j of CK_i is 7 (4 i + j)
        let CK = (c & 0xff) << 24 | (c + 7 & 0xff) << 16 | (c + 14 & 0xff) << 8 | c + 21 & 0xff
        rk[i] = K[0] ^ L_key(S(K[1] ^ K[2] ^ K[3] ^ CK))
        K = [K[1], K[2], K[3], rk[i]]
    }
}

round F(X: u32[4], rk: u32) -> u32[4] {
    return [X[1], X[2], X[3], X[0] ^ L(S(X[1] ^ X[2] ^ X[3] ^ rk))]
}

encrypt(X, rk) {
    for i in 0..rounds { X = F(X, rk[i]) }
    X = X[[3, 2, 1, 0]]
}

decrypt = inverse of encrypt

# GB/T 32907-2016, appendix A; the draft, appendix A
test sm4128_128 { key 0123456789abcdeffedcba9876543210, plaintext 0123456789abcdeffedcba9876543210, ciphertext 681edf34d206965e86b3e94f536e4246 }
test sm4128_128 { key fedcba98765432100123456789abcdef, plaintext 000102030405060708090a0b0c0d0e0f, ciphertext f766678f13f01adeac1b3ea955adb594 }
test sm4128_128 { key 0123456789abcdeffedcba9876543210, plaintext aaaaaaaabbbbbbbbccccccccdddddddd, ciphertext 5ec8143de509cff7b5179f8f474b8619 }
