# No cipher: words that are wider than those of every machine.
cipher WIDE
source "a toy"
set wide192_192 { rounds = 8 }
block u192 little
key u192 little
round_keys u192[rounds]
const c = 0xf39cc0605cedc8341082276bf3a27251f86c6a11d0c18e95
key_schedule(K) -> RK {
    for i in 0..rounds {
        RK[i] = K
        K = (K <<< 77) + c + i
    }
}
round R(X: u192, k: u192) -> u192 {
    X = (X + k) <<< 67
    X ^= k <<< 5
    X[0..64] = X[0..64] + X[64..128]
    X[128..192] ^= X[0..64] >> 9
    return X
}
encrypt(X, RK) { for i in 0..rounds { X = R(X, RK[i]) } }
decrypt = inverse of encrypt
test wide192_192 { key 000000000000000000000000000000000000000000000000, plaintext 000000000000000000000000000000000000000000000000, ciphertext 1726dad278f560b51623a6634c6d19e8c86534593a745b22 }
