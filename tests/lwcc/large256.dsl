# No cipher: 128 of its blocks fill 4096 bytes, and more bits are alive at once than registers hold.
cipher LARGE
source "a toy"
set large256_256 {}
block      u8[32]
key        u8[32]
round_keys u8[32]
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) {
    let products = X[0..16] & X[16..32]
    X[16..32] = X[16..32][[15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]] ^ products
    X = X ^ RK
}
decrypt = none
test large256_256 { key 0000000000000000000000000000000000000000000000000000000000000000, plaintext ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff, ciphertext ffffffffffffffffffffffffffffffff00000000000000000000000000000000 }
