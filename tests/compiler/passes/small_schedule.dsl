# Rounds on two words whose keys are made one from another with numbers; no cipher at all.
cipher SMALL_SCHEDULE
source "made up"

set schedule16_24 { rounds = 11 }

block      u8[2]
key        u8[3]
round_keys u8[rounds]

const mixed: u8[10] = [0x3a, 0x17, 0x9c, 0x55, 0xe1, 0x08, 0x72, 0xbd, 0xc6, 0x20]

round R(X: u8[2], k: u8) -> u8[2] {
    return [(X[1] + k) ^ X[0], X[0] <<< 3]
}

key_schedule(K) -> RK {
    let l = K[1..3]
    RK[0] = K[0]
    for r in 0..rounds - 1 {
        RK[r + 1] = (RK[r] <<< 1) + (l[r % 2] ^ mixed[r])
        l[r % 2] = (l[r % 2] ^ RK[r + 1]) + (5 + 3 * r)
    }
}

encrypt(X, RK) {
    for r in 0..rounds {
        X = R(X, RK[r])
    }
}

decrypt = inverse of encrypt
