# Magma, the cipher of GOST R 34.12-2015 with blocks of 64 bits. Memory is as the standard prints: the highest bits first.
cipher Magma
source "GOST R 34.12-2015; RFC 8891"

set magma64_256 { rounds = 32 }

block      u32[2] big             # a1, a0
key        u32[8] big
round_keys u32[rounds]

sbox Pi[8] = [
    [c 4 6 2 a 5 b 9 e 8 d 7 0 3 f 1],
    [6 8 2 3 9 a 5 c 1 e 4 7 b d 0 f],
    [b 3 5 8 2 f a d e 1 7 4 c 9 6 0],
    [c 8 2 1 d 4 f 6 7 0 a 5 3 e 9 b],
    [7 f 5 a 8 1 6 d 0 9 3 e b 4 2 c],
    [5 d f 6 9 2 c a b 7 8 1 4 3 e 0],
    [8 e 2 5 6 9 1 c f 4 b 0 d a 3 7],
    [1 7 e d 0 5 8 3 4 f a 6 9 c b 2]
]

fn t(a: u32) -> u32 {
    let x = cells(a, 4)
    for i in 0..8 { x[i] = Pi[i](x[i]) }
    return word(x)
}

fn g(k: u32, a: u32) -> u32 { return t(a + k) <<< 11 }

key_schedule(K) -> RK {
    for i in 0..rounds { RK[i] = K[i < 24 ? i % 8 : 31 - i] }
}

round G(a: u32[2], k: u32) -> u32[2] { return [a[1], g(k, a[1]) ^ a[0]] }

encrypt(a, K) {
    for i in 0..rounds { a = G(a, K[i]) }
    a = a[[1, 0]]                               # G*, the last one, does not swap
}

decrypt = inverse of encrypt

# RFC 8891, appendix A.4; GOST R 34.13-2015, appendix A.2.1 (ECB)
test magma64_256 { key ffeeddccbbaa99887766554433221100f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff, plaintext fedcba9876543210, ciphertext 4ee901e5c2d8ca3d }
test magma64_256 { key ffeeddccbbaa99887766554433221100f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff, plaintext 92def06b3c130a59, ciphertext 2b073f0494f372a0 }
test magma64_256 { key ffeeddccbbaa99887766554433221100f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff, plaintext db54c704f8189d20, ciphertext de70e715d3556e48 }
test magma64_256 { key ffeeddccbbaa99887766554433221100f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff, plaintext 4a98fb2e67a8024c, ciphertext 11d8d9e9eacfbc1e }
test magma64_256 { key ffeeddccbbaa99887766554433221100f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff, plaintext 8912409b17b57e41, ciphertext 7c68260996c67efb }
