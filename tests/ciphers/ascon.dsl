# Ascon-p[12], the permutation of Ascon. Words are little-endian in memory, as in SP 800-232.
cipher Ascon
source "NIST SP 800-232, 2025; Dobraunig, Eichlseder, Mendel, Schläffer, Ascon v1.2, 2021"

set asconp320 { rnd = 12 }

block u64[5] little

sbox SBOX = [04 0b 1f 14 1a 15 09 02 1b 05 08 12 1d 03 06 1c 1e 13 07 0e 00 0d 11 18 10 0c 01 19 16 0a 0f 17]

const right = [[19, 61, 1, 10, 7], [28, 39, 6, 17, 41]]

round p(S: u64[5], constant: u8) -> u64[5] {
    S[2] ^= number(constant)
    S = SBOX(columns S[[4, 3, 2, 1, 0]])[[4, 3, 2, 1, 0]]       # S0 has the highest bit of each column
    return S ^ (S >>> right[0]) ^ (S >>> right[1])
}

encrypt(S) {
    for i in 0..rnd { S = p(S, 15 - i << 4 | i) }
}

decrypt = inverse of encrypt

# SP 800-232, appendix B: the initial states of Ascon-Hash256 and Ascon-XOF128 from their initial values
test asconp320 { plaintext 0200cc00010800000000000000000000000000000000000000000000000000000000000000000000, ciphertext 81d634e994541e9bd25137331ea0c34b1ab8346b6c3965aeb34d6ad5a4d47f3c6d97c50649465c1a }
test asconp320 { plaintext 0300cc00000800000000000000000000000000000000000000000000000000000000000000000000, ciphertext eb47948d76ce82da69f91e5fc7e67ccc31560880d78f50e7cc586b4153eae00ede0b6fdb247554e0 }
