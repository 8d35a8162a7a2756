# Words that no machine has, in every operation: no cipher at all.
cipher ODD
source "made up"

set odd24 { n = 24 }
set odd48 { n = 48 }

block      u(n)[2] little
key        u(n)[2] little
round_keys u(n)[4]

round R(x: u(n), y: u(n), k: u(n), i: u(n)) -> u(n)[2] {
    x = ((x >>> 7) + y) ^ k
    y = (y <<< 3) - ((x << 2) & ~(x >> 5)) + (i << n - 5)
    return [x, y]
}

key_schedule(K) -> k {
    for i in 0..4 { k[i] = K[i % 2] + (K[1] >>> i) - i }
}

encrypt(X, k) {
    let x = X[1]
    let y = X[0]
    for i in 0..4 { [x, y] = R(x, y, k[i], i) }
    X = [y, x]
}

decrypt = inverse of encrypt
