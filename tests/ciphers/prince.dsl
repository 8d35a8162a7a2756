# PRINCE. Memory is as the paper prints: the highest bits are byte 0; the key is k0, k1.
cipher PRINCE
source "Borghoff et al., PRINCE: A Low-Latency Block Cipher, ASIACRYPT 2012; ePrint 2012/529"

set prince64_128 { last = 11 }

block      u64 big
key        u64[2] big
round_keys u64[3]                 # k0, k0', k1

sbox S = [b f 3 2 a c 9 1 6 7 8 0 e 5 d 4]

const RC: u64[12] = [0x0000000000000000, 0x13198a2e03707344, 0xa4093822299f31d0, 0x082efa98ec4e6c89,
                     0x452821e638d01377, 0xbe5466cf34e90c6c, 0x7ef84f78fd955cb1, 0x85840851f1ac43aa,
                     0xc882d32f25323c54, 0x64a51195e0e3610d, 0xd3b5a399ca0c2399, 0xc0ac29b7c97c50dd]

# m_i is the identity on nibbles without its row i; M^(0) has m_(r + c) in row r and column c, M^(1) has m_(r + c + 1).
# Row 0 and nibble 0 are the highest.
fn m(i: u2, x: u4) -> u4 {
    x[3 - number(i)] = 0
    return x
}
fn Blocks(x: u16, first: u2) -> u16 {
    let v = cells(x, 4)[[3, 2, 1, 0]]
    let y: u4[4] = [0, 0, 0, 0]
    for r in 0..4 {
        for c in 0..4 { y[r] ^= m(first + r + c & 3, v[c]) }
    }
    return join(y[0], y[1], y[2], y[3])
}
fn Blocks_0(x: u16) -> u16 { return Blocks(x, 0) }
fn Blocks_1(x: u16) -> u16 { return Blocks(x, 1) }
matrix M_0 over GF(2) = Blocks_0
matrix M_1 over GF(2) = Blocks_1

fn M_(x: u64) -> u64 {
    return join(M_0(x[48..64]), M_1(x[32..48]), M_1(x[16..32]), M_0(x[0..16]))
}

# row r, nibble r of each column, moves r columns
permutation SR: u64 { i -> (i + 16 * (3 - i / 4 % 4)) % 64 }

key_schedule(K) -> RK {
    RK = [K[0], (K[0] >>> 1) ^ (K[0] >> 63), K[1]]
}

round Forward(s: u64, k1: u64, rc: u64) -> u64 { return SR(M_(S(s))) ^ rc ^ k1 }

round Backward(s: u64, k1: u64, rc: u64) -> u64 { return S^-1(M_(SR^-1(s ^ k1 ^ rc))) }

encrypt(s, RK) {
    let k1 = RK[2]
    s ^= RK[0] ^ k1 ^ RC[0]
    for i in 1..=5 { s = Forward(s, k1, RC[i]) }
    s = S^-1(M_(S(s)))
    for i in 6..last { s = Backward(s, k1, RC[i]) }
    s ^= RC[last] ^ k1 ^ RK[1]
}

decrypt = inverse of encrypt

# the paper, appendix A
test prince64_128 { key 00000000000000000000000000000000, plaintext 0000000000000000, ciphertext 818665aa0d02dfda }
test prince64_128 { key 00000000000000000000000000000000, plaintext ffffffffffffffff, ciphertext 604ae6ca03c20ada }
test prince64_128 { key ffffffffffffffff0000000000000000, plaintext 0000000000000000, ciphertext 9fb51935fc3df524 }
test prince64_128 { key 0000000000000000ffffffffffffffff, plaintext 0000000000000000, ciphertext 78a54cbe737bb7ef }
test prince64_128 { key 0000000000000000fedcba9876543210, plaintext 0123456789abcdef, ciphertext ae25ad3ca8fa9ccf }
