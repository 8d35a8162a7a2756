# KATAN32. In memory the lowest bits of L2 and of the key come first: what the authors' implementation prints, backwards.
cipher KATAN
source "De Cannière, Dunkelman, Knežević, KATAN and KTANTAN, CHES 2009"

set katan32_80 { rounds = 254 }

block      u32 little            # L2, then L1
key        u80 little
round_keys u2[rounds]             # ka, kb

# IR: the highest bit of an LFSR with x^8 + x^7 + x^5 + x^3 + 1, from all ones
fn irregular() -> u1[254] {
    let all: u1[254]
    let s: u8 = 0xfe
    for i in 0..254 {
        all[i] = s[7]
        s = join(s[0..7], s[7] ^ s[6] ^ s[4] ^ s[2])
    }
    return all
}
const IR = irregular()

key_schedule(k) -> RK {
    for i in 0..rounds {
        RK[i] = join(k[0], k[1])
        for _step in 0..2 { k = join(k[0] ^ k[19] ^ k[30] ^ k[67], k[1..80]) }
    }
}

round Clock(S: u32, k: u2, IR_i: u1) -> u32 {
    let L1 = S[19..32]
    let L2 = S[0..19]
    let fa = L1[12] ^ L1[7] ^ L1[8] & L1[5] ^ L1[3] & IR_i ^ k[1]
    let fb = L2[18] ^ L2[7] ^ L2[12] & L2[10] ^ L2[8] & L2[3] ^ k[0]
    return join(L1[0..12], fb, L2[0..18], fa)
}

encrypt(S, RK) {
    for i in 0..rounds { S = Clock(S, RK[i], IR[i]) }
}

decrypt = inverse of encrypt

# the paper prints none; the authors' reference implementation, and the last as in the tests of CLAASP
test katan32_80 { key ffffffffffffffffffff, plaintext 00000000, ciphertext 45f91f7e }
test katan32_80 { key 00000000000000000000, plaintext ffffffff, ciphertext da612e43 }
test katan32_80 { key dcfeefcdab8967452301, plaintext 78563412, ciphertext dac7fdcf }
