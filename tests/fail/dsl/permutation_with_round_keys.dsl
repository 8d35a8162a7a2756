cipher TOY
set toy16 { n = 2 }
block u8[2]
encrypt(X, RK) { X ^= RK ^ n }
decrypt = none
