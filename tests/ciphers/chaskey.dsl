# Chaskey's permutation as a block cipher: the tag of a message of one block, which is a block cipher of Even and Mansour.
# Subkey 1 is for a full block, subkey 2 for a block that was padded. Words are little-endian.
cipher Chaskey
source "Mouha et al., Chaskey: An Efficient MAC Algorithm for 32-bit Microcontrollers, SAC 2014; ePrint 2014/386"

set chaskey128_128        { rounds = 8, subkey = 1 }
set chaskey_padded128_128 { rounds = 8, subkey = 2 }
set chaskey12_128_128     { rounds = 12, subkey = 1 }

block      u32[4] little
key        u128 little
round_keys u32[2][4]

round Round(v: u32[4]) -> u32[4] {
    v[0] += v[1]
    v[1] = (v[1] <<< 5) ^ v[0]
    v[0] = v[0] <<< 16
    v[2] += v[3]
    v[3] = (v[3] <<< 8) ^ v[2]
    v[0] += v[3]
    v[3] = (v[3] <<< 13) ^ v[0]
    v[2] += v[1]
    v[1] = (v[1] <<< 7) ^ v[2]
    v[2] = v[2] <<< 16
    return v
}

# multiplication by x in GF(2^128) modulo x^128 + x^7 + x^2 + x + 1
fn TimesTwo(K: u128) -> u128 {
    let t = K[127]
    K = K << 1
    K[0] ^= t
    K[1] ^= t
    K[2] ^= t
    K[7] ^= t
    return K
}

key_schedule(K) -> RK {
    let L = TimesTwo(K)
    if subkey == 2 { L = TimesTwo(L) }
    RK = [cells(K ^ L, 32), cells(L, 32)]
}

encrypt(v, RK) {
    v ^= RK[0]
    for _i in 0..rounds { v = Round(v) }
    v ^= RK[1]
}

decrypt = inverse of encrypt

# the authors' chaskey-speed.c and chaskey12.c: messages of 16, 0 and 1 bytes
test chaskey128_128 { key 33343d839f389f004fe6982339cf7a41, plaintext 000102030405060708090a0b0c0d0e0f, ciphertext a91c2779711c6ad64e47ca81ad1c8349 }
test chaskey_padded128_128 { key 33343d839f389f004fe6982339cf7a41, plaintext 01000000000000000000000000000000, ciphertext e58f2e79aa87ce75b550142d0b979111 }
test chaskey_padded128_128 { key 33343d839f389f004fe6982339cf7a41, plaintext 00010000000000000000000000000000, ciphertext 7b30a913892ce65088bd774518dcbbc0 }
test chaskey12_128_128 { key 33343d839f389f004fe6982339cf7a41, plaintext 000102030405060708090a0b0c0d0e0f, ciphertext a9e2d05d8cac5efb2e393a63f3360c50 }
