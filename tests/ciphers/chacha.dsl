# The block function of ChaCha20: the key stream of one block. The block is added to an initial state with counter and
# nonce 0, so that a block of zeros with counter and nonce in its last four words gives what the RFC says.
cipher ChaCha
source "Nir, Langley, ChaCha20 and Poly1305 for IETF Protocols, RFC 8439, 2018"

set chacha20_512_256 { rounds = 20 }

block      u32[16] little
key        u32[8] little
round_keys u32[8]

# "expand 32-byte k"
const sigma: u32[4] = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]

fn QUARTERROUND(v: u32[4]) -> u32[4] {
    let a = v[0]
    let b = v[1]
    let c = v[2]
    let d = v[3]
    a += b
    d = (d ^ a) <<< 16
    c += d
    b = (b ^ c) <<< 12
    a += b
    d = (d ^ a) <<< 8
    c += d
    b = (b ^ c) <<< 7
    return [a, b, c, d]
}

round Columns(s: u32[16]) -> u32[16] {
    for i in 0..4 { [s[i], s[i + 4], s[i + 8], s[i + 12]] = QUARTERROUND(s[[i, i + 4, i + 8, i + 12]]) }
    return s
}

round Diagonals(s: u32[16]) -> u32[16] {
    for i in 0..4 {
        let b = 4 + (i + 1) % 4
        let c = 8 + (i + 2) % 4
        let d = 12 + (i + 3) % 4
        [s[i], s[b], s[c], s[d]] = QUARTERROUND(s[[i, b, c, d]])
    }
    return s
}

key_schedule(K) -> RK { RK = K }

encrypt(X, K) {
    X[0..4] ^= sigma
    X[4..12] ^= K
    let s = X
    for _i in 0..rounds / 2 { s = Diagonals(Columns(s)) }
    X += s
}

decrypt = none

# RFC 8439, section 2.3.2; appendix A.1, test vectors 1 and 2
test chacha20_512_256 { key 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f, plaintext 00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000090000004a00000000, ciphertext 10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e }
test chacha20_512_256 { key 0000000000000000000000000000000000000000000000000000000000000000, plaintext 00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000, ciphertext 76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586 }
test chacha20_512_256 { key 0000000000000000000000000000000000000000000000000000000000000000, plaintext 00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000, ciphertext 9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f }
