cipher TOY
set toy16_16 { }
block u8[2]
