cipher TOY
set toy16_16 { n = 2 }
block u8[2]
key   u8[2]
encrypt(X) { X ^= n }
decrypt = none
