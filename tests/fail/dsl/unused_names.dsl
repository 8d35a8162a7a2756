cipher TOY
set toy16_16 { n = 2 }
block      u8[2]
key        u8[2]
round_keys u8[n]
sbox S = [3 2 1 0]
fn f(a: u8, b: u8) -> u8 { return a }
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) {
    let t = X[0]
    X ^= RK
}
decrypt = inverse of encrypt
