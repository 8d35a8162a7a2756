cipher TOY
set toy16 { n = 2 }
block u8[2]
encrypt(X) { X ^= n }
decrypt = none
decrypt(X) { X ^= n }
