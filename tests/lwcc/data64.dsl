# No cipher: rotations by data and products, in the manner of RC6.
cipher DATA
source "a toy in the manner of RC6"
set product64_64  { rounds = 2, product = 1 }
set rotation64_64 { rounds = 2, product = 0 }

block      u32[2] little
key        u32[2] little
round_keys u32[2]

key_schedule(K) -> RK { RK = [K[0] + 0xb7e15163, K[1] ^ K[0] <<< 5] }

round R(X: u32[2], k: u32[2]) -> u32[2] {
    let t = product == 1 ? X[1] * (2 * X[1] + 1) <<< 5 : X[1]
    X[0] = ((X[0] ^ t) <<< t) + k[0]
    return [X[1], X[0] ^ k[1]]
}

encrypt(X, RK) {
    for i in 0..rounds { X = R(X, RK) }
}

decrypt = inverse of encrypt
