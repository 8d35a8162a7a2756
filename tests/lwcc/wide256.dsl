# No cipher: words that are wider than those of every machine.
cipher WIDE
source "a toy"
set wide256_256 { rounds = 8 }
block u256 little
key u256 little
round_keys u256[rounds]
const c = 0x9e3779b97f4a7c15f39cc0605cedc8341082276bf3a27251f86c6a11d0c18e95
key_schedule(K) -> RK {
    for i in 0..rounds {
        RK[i] = K
        K = (K <<< 77) + c + i
    }
}
round R(X: u256, k: u256) -> u256 {
    X = (X + k) <<< 67
    X ^= k <<< 5
    X[0..64] = X[0..64] + X[64..128]
    X[128..256] ^= X[0..128] >> 9
    return X
}
encrypt(X, RK) { for i in 0..rounds { X = R(X, RK[i]) } }
decrypt = inverse of encrypt
test wide256_256 { key 0000000000000000000000000000000000000000000000000000000000000000, plaintext 0000000000000000000000000000000000000000000000000000000000000000, ciphertext dfb5e5a74a4aef3407a906807d8e1f6951700c66ee81e0ff50a2b96007d755c9 }
