cipher HIGHT
source "Hong et al., HIGHT, CHES 2006; ISO/IEC 18033-3:2010"

set hight64_128 { rounds = 32 }

block      u8[8]
key        u8[16]
round_keys u8[8 + 4 * rounds]     # WK0 to WK7, then SK0 to SK127

fn deltas() -> u8[128] {
    let all: u8[128]
    let s: u8 = 0x5a
    for i in 0..128 {
        all[i] = s
        s = (s >> 1) | ((s ^ (s >> 3)) & 1) << 6
    }
    return all
}
const delta = deltas()

fn F0(x: u8) -> u8 { return (x <<< 1) ^ (x <<< 2) ^ (x <<< 7) }
fn F1(x: u8) -> u8 { return (x <<< 3) ^ (x <<< 4) ^ (x <<< 6) }

key_schedule(MK) -> RK {
    RK[0..4] = MK[12..16]
    RK[4..8] = MK[0..4]
    for i in 0..8 {
        for j in 0..8 {
            RK[8 + 16 * i + j] = MK[(j - i) % 8] + delta[16 * i + j]
            RK[8 + 16 * i + j + 8] = MK[(j - i) % 8 + 8] + delta[16 * i + j + 8]
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

test hight64_128 { key ffeeddccbbaa99887766554433221100, plaintext 0000000000000000, ciphertext f2034fd9ae18f400 }
