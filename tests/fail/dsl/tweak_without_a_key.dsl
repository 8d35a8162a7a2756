cipher TOY
set toy16_16 { n = 2 }
block u8[2]
tweak u8[2]
encrypt(X) { X ^= n }
decrypt = inverse of encrypt
