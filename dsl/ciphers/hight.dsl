# HIGHT. The paper prints the highest index first (P7 ... P0, MK15 ... MK0); in memory byte j is P_j, MK_j, C_j, so
# that what the paper prints is the memory backwards.
cipher HIGHT
source "Hong et al., HIGHT, CHES 2006; ISO/IEC 18033-3:2010"

set hight64_128 { rounds = 32 }

block      u8[8]
key        u8[16]
round_keys u8[8 + 4 * rounds]     # WK0 to WK7, then SK0 to SK127

# the states of x^7 + x^3 + 1, from s6 ... s0 = 1011010
fn states() -> u7[128] {
    let all: u7[128]
    let s: u7 = 0b1011010
    for i in 0..128 {
        all[i] = s
        s = join(s[0] ^ s[3], s[1..7])
    }
    return all
}
const delta = states()

fn F0(x: u8) -> u8 { return (x <<< 1) ^ (x <<< 2) ^ (x <<< 7) }
fn F1(x: u8) -> u8 { return (x <<< 3) ^ (x <<< 4) ^ (x <<< 6) }

key_schedule(MK) -> RK {
    RK[0..4] = MK[12..16]
    RK[4..8] = MK[0..4]
    for i in 0..8 {
        for j in 0..8 {
            RK[8 + 16 * i + j] = MK[(j - i) % 8] + number(delta[16 * i + j])
            RK[8 + 16 * i + j + 8] = MK[(j - i) % 8 + 8] + number(delta[16 * i + j + 8])
        }
    }
}

fn Whiten(X: u8[8], WK: u8[4]) -> u8[8] {
    return [X[0] + WK[0], X[1], X[2] ^ WK[1], X[3], X[4] + WK[2], X[5], X[6] ^ WK[3], X[7]]
}

round R(X: u8[8], SK: u8[4]) -> u8[8] {
    return [X[7] ^ (F0(X[6]) + SK[3]), X[0],
            X[1] + (F1(X[0]) ^ SK[0]), X[2],
            X[3] ^ (F0(X[2]) + SK[1]), X[4],
            X[5] + (F1(X[4]) ^ SK[2]), X[6]]
}

encrypt(X, RK) {
    X = Whiten(X, RK[0..4])
    for i in 0..rounds { X = R(X, RK[8 + 4 * i..12 + 4 * i]) }
    X = Whiten(X[[1, 2, 3, 4, 5, 6, 7, 0]], RK[4..8])     # the last rotation is taken back
}

decrypt = inverse of encrypt

# the specification by KISA, vectors 1 to 4, and its reference program
test hight64_128 { key ffeeddccbbaa99887766554433221100, plaintext 0000000000000000, ciphertext f2034fd9ae18f400 }
test hight64_128 { key 00112233445566778899aabbccddeeff, plaintext 7766554433221100, ciphertext d8e643e5729fce23 }
test hight64_128 { key 0f0e0d0c0b0a09080706050403020100, plaintext efcdab8967452301, ciphertext 66f4238da2b26f7a }
test hight64_128 { key e72b421db109a5cf7dd8ff49bcc3db28, plaintext 144aa8ebe26b1eb4, ciphertext c61f9c20757a04cc }
test hight64_128 { key 00112233445566778899aabbccddeeff, plaintext 00000d0000000000, ciphertext 3b4c154cdeeb4d4e }
test hight64_128 { key 88e34f8f081779f1e9f394370ad40589, plaintext d76d0d18327ec562, ciphertext e4bc2e312277e4dd }
