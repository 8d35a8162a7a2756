# NOEKEON in direct-key mode: the working key is the key.
cipher NOEKEON
source "Daemen, Peeters, Van Assche, Rijmen, Nessie Proposal: NOEKEON, 2000"

set noekeon128_128 { Nr = 16 }

block      u32[4] big
key        u32[4] big
round_keys u32[4]

fn Theta(a: u32[4], k: u32[4]) -> u32[4] {
    let t = a[0] ^ a[2]
    t ^= (t >>> 8) ^ (t <<< 8)
    a[1] ^= t
    a[3] ^= t
    a ^= k
    t = a[1] ^ a[3]
    t ^= (t >>> 8) ^ (t <<< 8)
    a[0] ^= t
    a[2] ^= t
    return a
}

fn Gamma(a: u32[4]) -> u32[4] {
    a[1] ^= ~a[3] & ~a[2]
    a[0] ^= a[2] & a[1]
    [a[3], a[0]] = [a[0], a[3]]
    a[2] ^= a[0] ^ a[1] ^ a[3]
    a[1] ^= ~a[3] & ~a[2]
    a[0] ^= a[2] & a[1]
    return a
}

const Pi = [0, 1, 5, 2]

round Round(a: u32[4], k: u32[4], constant: u8) -> u32[4] {
    a[0] ^= number(constant)
    return Gamma(Theta(a, k) <<< Pi) >>> Pi
}

key_schedule(K) -> RK { RK = K }

encrypt(a, k) {
    let constant: u8 = 0x80
    for i in 0..Nr {
        a = Round(a, k, constant)
        constant = (constant << 1) ^ (constant[7] == 1 ? 0x1b : 0)
    }
    a[0] ^= number(constant)
    a = Theta(a, k)
}

decrypt = inverse of encrypt

# the proposal, test vectors for direct-key mode
test noekeon128_128 { key 00000000000000000000000000000000, plaintext 00000000000000000000000000000000, ciphertext b1656851699e29fa24b70148503d2dfc }
test noekeon128_128 { key ffffffffffffffffffffffffffffffff, plaintext ffffffffffffffffffffffffffffffff, ciphertext 2a78421b87c7d0924f26113f1d1349b2 }
test noekeon128_128 { key b1656851699e29fa24b70148503d2dfc, plaintext 2a78421b87c7d0924f26113f1d1349b2, ciphertext e2f687e07b75660ffc372233bc47532c }
