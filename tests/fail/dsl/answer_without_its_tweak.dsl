cipher TOY
set toy16_16 { n = 2 }
block      u8[2]
key        u8[2]
tweak      u8[2]
round_keys u8[n]
key_schedule(K, T) -> RK { RK = K ^ T }
encrypt(X, RK) { X ^= RK }
decrypt = inverse of encrypt
test toy16_16 {
    key        0000
    plaintext  0000
    ciphertext 0000
}
