cipher TOY
set toy16 { n = 2 }
block u8[2]
encrypt(X) { X ^= n }
decrypt = inverse of encrypt
test toy16 {
    key        0000
    plaintext  0000
    ciphertext 0202
}
