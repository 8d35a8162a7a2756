cipher TOY
set toy16_16 { n = 2 }
block      u8[2]
key        u8[2]
round_keys u8[n]
fn f(x: u64) -> u64 {
    for i in 0..8 { x += x <<< 7 }
    return x
}
matrix M over GF(2) = f
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) {
    X[0] = M(repeat(X[0], 8))[0..8] ^ RK[0]
}
decrypt = inverse of encrypt
