# A Feistel network of rotations, logic and an S-box on columns, in words of three widths: what interleaved words have.
cipher ROTATIONS
source "made up for the tests"

set narrow32_32 { n = 16, rounds = 3 }
set middle64_64 { n = 32, rounds = 3 }
set wide128_128 { n = 64, rounds = 3 }

sbox S = [1 3 0 2]

block      u(n)[2] little
key        u(n)[2] little
round_keys u(n)[rounds]

key_schedule(K) -> k {
    for i in 0..rounds { k[i] = K[i % 2] <<< 5 * i ^ i + 1 }
}

encrypt(P, k) {
    let x = P[1]
    let y = P[0]
    for i in 0..rounds {
        let f = (x <<< 1) & ~(x <<< 8) | x <<< 3
        [x, y] = [y ^ f ^ k[i], x]
        [x, y] = S(columns [x, y])
    }
    P = [y, x]
}

decrypt = inverse of encrypt
