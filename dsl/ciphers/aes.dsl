# AES. Bytes are those of FIPS 197: bit 7 is the highest of a byte, byte i of a block is in row i mod 4
# and column i div 4.
cipher AES
source "NIST, FIPS 197, 2001"

set aes128_128 { Nk = 4, R = 10 }
set aes128_192 { Nk = 6, R = 12 }
set aes128_256 { Nk = 8, R = 14 }

block      u8[4][4]         # s[column][row]
key        u8[Nk][4]
round_keys u8[R + 1][4][4]

sbox S = [
    63 7c 77 7b f2 6b 6f c5 30 01 67 2b fe d7 ab 76
    ca 82 c9 7d fa 59 47 f0 ad d4 a2 af 9c a4 72 c0
    b7 fd 93 26 36 3f f7 cc 34 a5 e5 f1 71 d8 31 15
    04 c7 23 c3 18 96 05 9a 07 12 80 e2 eb 27 b2 75
    09 83 2c 1a 1b 6e 5a a0 52 3b d6 b3 29 e3 2f 84
    53 d1 00 ed 20 fc b1 5b 6a cb be 39 4a 4c 58 cf
    d0 ef aa fb 43 4d 33 85 45 f9 02 7f 50 3c 9f a8
    51 a3 40 8f 92 9d 38 f5 bc b6 da 21 10 ff f3 d2
    cd 0c 13 ec 5f 97 44 17 c4 a7 7e 3d 64 5d 19 73
    60 81 4f dc 22 2a 90 88 46 ee b8 14 de 5e 0b db
    e0 32 3a 0a 49 06 24 5c c2 d3 ac 62 91 95 e4 79
    e7 c8 37 6d 8d d5 4e a9 6c 56 f4 ea 65 7a ae 08
    ba 78 25 2e 1c a6 b4 c6 e8 dd 74 1f 4b bd 8b 8a
    70 3e b5 66 48 03 f6 0e 61 35 57 b9 86 c1 1d 9e
    e1 f8 98 11 69 d9 8e 94 9b 1e 87 e9 ce 55 28 df
    8c a1 89 0d bf e6 42 68 41 99 2d 0f b0 54 bb 16
]

matrix MC over GF(2^8)/0x11b = [[2, 3, 1, 1],
                                [1, 2, 3, 1],
                                [1, 1, 2, 3],
                                [3, 1, 1, 2]]

fn ShiftRows(s: u8[4][4]) -> u8[4][4] {
    let t = s
    for c in 0..4 {
        for i in 0..4 { t[c][i] = s[(c + i) % 4][i] }
    }
    return t
}

round Round(s: u8[4][4], k: u8[4][4]) -> u8[4][4] {
    s = ShiftRows(S(s))
    for c in 0..4 { s[c] = MC * s[c] }
    return s ^ k
}

round Last(s: u8[4][4], k: u8[4][4]) -> u8[4][4] {
    return ShiftRows(S(s)) ^ k
}

key_schedule(K) -> rk {
    let w: u8[4 * R + 4][4]
    let rcon: u8 = 1
    w[0..Nk] = K
    for i in Nk..4 * R + 4 {
        let t = w[i - 1]
        if i % Nk == 0 {
            t = S([t[1], t[2], t[3], t[0]])
            t[0] ^= rcon
            rcon = (rcon << 1) ^ (rcon[7] == 1 ? 0x1b : 0)      # xtime
        } else if Nk == 8 {
            if i % 8 == 4 { t = S(t) }
        }
        w[i] = w[i - Nk] ^ t
    }
    for r in 0..=R { rk[r] = w[4 * r..4 * r + 4] }
}

encrypt(s, rk) {
    s ^= rk[0]
    for r in 1..R { s = Round(s, rk[r]) }
    s = Last(s, rk[R])
}

decrypt = inverse of encrypt

circuit S from "Boyar, Peralta and Calik, SLP_AES_113: 32 AND, 77 XOR, 4 XNOR; depth 27" {
    t1 = x2 ^ x4; t2 = x1 ^ x7; t3 = x4 ^ x7; t4 = x2 ^ x7; t5 = x5 ^ x6; t6 = t1 ^ t2; t7 = t5 ^ x0
    t8 = t6 ^ x3; t9 = t7 ^ x4; t10 = t7 ^ x7; t11 = t7 ^ x1; t12 = t8 ^ x2; t13 = t8 ^ x6; t14 = t9 & x0
    t15 = t7 & t11; t16 = t4 ^ t11; t17 = t6 & t12; t18 = x0 ^ t12; t19 = t3 ^ t13; t20 = t5 ^ t12
    t21 = t3 & t19; t22 = x0 ^ t19; t23 = t19 ^ t20; t24 = t4 ^ t20; t25 = t4 & t20; t26 = t5 ^ t19
    t27 = t14 ^ t17; t28 = t16 & t18; t29 = t1 & t23; t30 = t21 ^ t25; t31 = t2 ^ t26; t32 = t2 & t26
    t33 = x7 ^ t26; t34 = t10 & t22; t35 = t17 ^ t28; t36 = t21 ^ t29; t37 = t27 ^ t30; t38 = t32 ^ t34
    t39 = t15 ^ t32; t40 = t13 ^ t35; t41 = t24 ^ t37; t42 = t30 ^ t38; t43 = t36 ^ t39; t44 = t36 ^ t40
    t45 = t33 ^ t42; t46 = t31 ^ t43; t47 = t41 ^ t44; t48 = t44 & t46; t49 = t45 ^ t46; t50 = t45 ^ t48
    t51 = t41 ^ t48; t52 = t47 & t50; t53 = t49 & t51; t54 = t41 ^ t52; t55 = t45 ^ t53; t56 = t10 & t54
    t57 = t22 & t54; t58 = t50 ^ t55; t59 = t46 ^ t55; t60 = t9 & t55; t61 = t54 ^ t55; t62 = x0 & t55
    t63 = t45 & t58; t64 = t19 & t61; t65 = t3 & t61; t66 = t50 ^ t63; t67 = t59 ^ t63; t68 = t54 & t66
    t69 = t55 ^ t67; t70 = t16 & t67; t71 = t18 & t67; t72 = t47 ^ t68; t73 = t12 & t69; t74 = t6 & t69
    t75 = t54 ^ t72; t76 = t11 & t72; t77 = t7 & t72; t78 = t67 ^ t72; t79 = t71 ^ t73; t80 = t62 ^ t73
    t81 = t26 & t75; t82 = t2 & t75; t83 = t20 & t78; t84 = t4 & t78; t85 = t61 ^ t78; t86 = t57 ^ t81
    t87 = t77 ^ t81; t88 = t23 & t85; t89 = t1 & t85; t90 = t80 ^ t82; t91 = t79 ^ t87; t92 = t87 ^ t88
    t93 = t65 ^ t89; t94 = t83 ^ t90; t95 = t80 ^ t86; t96 = t64 ^ t92; t97 = t70 ^ t93; t98 = t76 ^ t93
    t99 = t92 ^ t94; t100 = t65 ^ t96; t101 = t60 ^ t97; t102 = t74 ^ t97; t103 = t56 ^ t99; t104 = t95 ^ t98
    y7 = t96 ^ t102; y4 = t91 ^ t102; y2 = t101 ^ t103; t105 = t100 ^ t103; y1 = ~(t99 ^ t104)
    y0 = ~(t82 ^ t104); y6 = ~(y4 ^ t96); y5 = ~(t84 ^ t105); y3 = y4 ^ t95
}

circuit S^-1 from "Boyar and Peralta, depth-16 construction, ePrint 2011/332: 34 AND, 93 XOR, 4 NOT" {
    [x0, x1, x5, x6] = [~x0, ~x1, ~x5, ~x6]; t1 = x4 ^ x7; t2 = x4 ^ x6; t3 = x6 ^ x7; t4 = x3 ^ x4
    t5 = x0 ^ x3; t6 = x0 ^ x1; t7 = x1 ^ x6; t8 = x2 ^ x5; t9 = x1 ^ x2; t10 = x3 ^ x5; t11 = t1 ^ x6
    t12 = t4 ^ x0; t13 = t3 ^ t5; t14 = t4 ^ t6; t15 = t3 ^ t6; t16 = t2 ^ t6; t17 = t4 ^ x5; t18 = t5 ^ t7
    t19 = t2 ^ t8; t20 = t8 ^ x7; t21 = t4 ^ t9; t22 = t7 ^ t10; t23 = t1 & t11; t24 = x3 ^ t11
    t25 = t2 & t12; t26 = t3 & t13; t27 = x5 ^ t16; t28 = t15 & t19; t29 = t16 & t20; t30 = t13 ^ t21
    t31 = t9 ^ t13; t32 = t14 ^ t22; t33 = t14 & t22; t34 = t18 & t27; t35 = t28 ^ t29; t36 = t4 & t30
    t37 = t21 & t24; t38 = t28 ^ t31; t39 = t32 ^ t33; t40 = t5 ^ t35; t41 = t26 ^ t36; t42 = t36 ^ t37
    t43 = t23 ^ t38; t44 = t25 ^ t39; t45 = t33 ^ t34; t46 = t40 ^ t41; t47 = t42 ^ t43; t48 = t42 ^ t44
    t49 = t41 ^ t45; t50 = t47 & t48; t51 = t17 ^ t49; t52 = t46 ^ t47; t53 = t46 & t48; t54 = t46 ^ t50
    t55 = t50 ^ t51; t56 = t48 ^ t51; t57 = t47 & t51; t58 = t50 ^ t52; t59 = t54 & t56; t60 = t50 ^ t56
    t61 = t52 & t57; t62 = t52 & t55; t63 = t53 & t56; t64 = t51 ^ t59; t65 = t46 ^ t62; t66 = t58 ^ t61
    t67 = t60 ^ t63; t68 = t20 & t64; t69 = t16 & t64; t70 = t64 ^ t65; t71 = t18 & t65; t72 = t27 & t65
    t73 = t65 ^ t66; t74 = t12 & t66; t75 = t2 & t66; t76 = t66 ^ t67; t77 = t64 ^ t67; t78 = t11 & t67
    t79 = t1 & t67; t80 = t30 & t70; t81 = t4 & t70; t82 = t22 & t73; t83 = t14 & t73; t84 = t70 ^ t76
    t85 = t13 & t76; t86 = t3 & t76; t87 = t19 & t77; t88 = t15 & t77; t89 = t74 ^ t78; t90 = t68 ^ t79
    t91 = t80 ^ t81; t92 = t69 ^ t81; t93 = t71 ^ t82; t94 = t72 ^ t82; t95 = t75 ^ t83; t96 = t21 & t84
    t97 = t24 & t84; t98 = t75 ^ t85; t99 = t72 ^ t87; t100 = t68 ^ t87; t101 = t86 ^ t88; t102 = t69 ^ t90
    t103 = t91 ^ t95; t104 = t74 ^ t96; t105 = t82 ^ t97; t106 = t85 ^ t97; t107 = t86 ^ t99; y0 = t92 ^ t101
    t108 = t89 ^ t91; t109 = t90 ^ t93; t110 = t93 ^ t102; t111 = t103 ^ t104; t112 = t103 ^ t106
    t113 = t83 ^ t106; t114 = t99 ^ t103; t115 = t89 ^ t106; t116 = t101 ^ t108; t117 = t98 ^ t109
    t118 = t102 ^ t107; t119 = t108 ^ t110; y1 = t105 ^ t111; y7 = t94 ^ t112; y4 = t100 ^ t112
    y2 = t114 ^ t115; y6 = t116 ^ t117; y3 = t111 ^ t118; y5 = t113 ^ t119
}

# FIPS 197, appendices B and C; SP 800-38A, appendix F.1
test aes128_128 { key 000102030405060708090a0b0c0d0e0f, plaintext 00112233445566778899aabbccddeeff, ciphertext 69c4e0d86a7b0430d8cdb78070b4c55a }
test aes128_128 { key 2b7e151628aed2a6abf7158809cf4f3c, plaintext 3243f6a8885a308d313198a2e0370734, ciphertext 3925841d02dc09fbdc118597196a0b32 }
test aes128_128 { key 2b7e151628aed2a6abf7158809cf4f3c, plaintext 6bc1bee22e409f96e93d7e117393172a, ciphertext 3ad77bb40d7a3660a89ecaf32466ef97 }
test aes128_128 { key 2b7e151628aed2a6abf7158809cf4f3c, plaintext ae2d8a571e03ac9c9eb76fac45af8e51, ciphertext f5d3d58503b9699de785895a96fdbaaf }
test aes128_128 { key 2b7e151628aed2a6abf7158809cf4f3c, plaintext 30c81c46a35ce411e5fbc1191a0a52ef, ciphertext 43b1cd7f598ece23881b00e3ed030688 }
test aes128_128 { key 2b7e151628aed2a6abf7158809cf4f3c, plaintext f69f2445df4f9b17ad2b417be66c3710, ciphertext 7b0c785e27e8ad3f8223207104725dd4 }
test aes128_192 { key 000102030405060708090a0b0c0d0e0f1011121314151617, plaintext 00112233445566778899aabbccddeeff, ciphertext dda97ca4864cdfe06eaf70a0ec0d7191 }
test aes128_192 { key 8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b, plaintext 6bc1bee22e409f96e93d7e117393172a, ciphertext bd334f1d6e45f25ff712a214571fa5cc }
test aes128_192 { key 8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b, plaintext ae2d8a571e03ac9c9eb76fac45af8e51, ciphertext 974104846d0ad3ad7734ecb3ecee4eef }
test aes128_256 { key 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f, plaintext 00112233445566778899aabbccddeeff, ciphertext 8ea2b7ca516745bfeafc49904b496089 }
test aes128_256 { key 603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4, plaintext 6bc1bee22e409f96e93d7e117393172a, ciphertext f3eed1bdb5d2a03c064b5a7e3db181f8 }
test aes128_256 { key 603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4, plaintext ae2d8a571e03ac9c9eb76fac45af8e51, ciphertext 591ccb10d410ed26dc5ba74a31362870 }
