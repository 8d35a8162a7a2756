cipher TOY
set toy16_16 { n = 2 }
block      u8[2]
key        u8[2]
round_keys u8[n]
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) {
    X[0] = X[2]
    X[1] = X[0] <<< 0 - 1
    X[0] = 300 / 0
    let t = RK[0] ^ X
    X[0] = t
    X[1] = X[1] / RK[0]
}
decrypt = inverse of encrypt
