cipher GIFT
source "Banik et al., GIFT, CHES 2017; ePrint 2017/622"

set gift64_128  { n = 64, rounds = 28 }
set gift128_128 { n = 128, rounds = 40 }

block      u(n) big
key        u16[8] big             # k7 first
round_keys u(n / 4)[rounds][2]    # U, V

sbox S = [1 a 4 c 6 f 3 9 2 d b 7 5 0 8 e]

permutation P: u(n) {
    i -> 4 * (i / 16) + n / 4 * ((3 * (i % 16 / 4) + i % 4) % 4) + i % 4
}

# bit i of a slice to bit 4i of the state: a word of n bits with zeros between
permutation Spread: u(n) { i -> 4 * (i % (n / 4)) + i / (n / 4) }

fn constants() -> u6[rounds] {
    let all: u6[rounds]
    let c: u6 = 0
    for r in 0..rounds {
        c = join(c[0..5], c[5] ^ c[4] ^ 1)
        all[r] = c
    }
    return all
}
const rc = constants()

key_schedule(k) -> UV {
    for r in 0..rounds {
        if n == 64 { UV[r] = [k[6], k[7]] } else { UV[r] = [join(k[2], k[3]), join(k[6], k[7])] }
        k = [k[6] >>> 2, k[7] >>> 12, k[0], k[1], k[2], k[3], k[4], k[5]]
    }
}

round R(b: u(n), UV: u(n / 4)[2], c: u6) -> u(n) {
    b = P(S(b))
    let zero: u(n / 4) = 0
    let U = UV[0]
    let V = UV[1]
    let slice3: u(n / 4) = 1 << n / 4 - 1
    slice3[0..6] = c
    if n == 64 { b ^= Spread(join(slice3, zero, U, V)) } else { b ^= Spread(join(slice3, U, V, zero)) }
    return b
}

encrypt(b, UV) {
    for r in 0..rounds { b = R(b, UV[r], rc[r]) }
}

decrypt = inverse of encrypt

test gift64_128 { key 00000000000000000000000000000000, plaintext 0000000000000000, ciphertext f62bc3ef34f775ac }
test gift128_128 { key 00000000000000000000000000000000, plaintext 00000000000000000000000000000000, ciphertext cd0bd738388ad3f668b15a36ceb6ff92 }
test gift64_128 { key bd91731eb6bc2713a1f9f6ffc75044e7, plaintext c450c7727a9b8a7d, ciphertext e3272885fa94ba8b }
test gift128_128 { key d0f5c59a7700d3e799028fa9f90ad837, plaintext e39c141fa57dba43f08a85b6a91f86c1, ciphertext 13ede67cbdcc3dbf400a62d6977265ea }
