# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile simon --set simon128_192 --target rv32i --lanes 1
# passes:    unroll() invert() constants() counter() bitslice() fixslice() ctr_fold() fold() sbox(lanes=1) complement() rotate() balance() share() hoist() legalise(enabled=true) roll() slice(lanes=1) select() schedule() allocate() hide()
# dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 64 bits in limbs of 32, each in a register of its own
# sizes:     in bytes: block 16, key 24, nonce 12, rk 552, ctx 576, align 4, group 16, stack 112
# registers: a0-a7; ra; s0-s7; t0-t6; ra, s0-s7 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing

    .text

    .balign 4
    .global lwcc_simon128_192_key_setup_rv32i
    .type lwcc_simon128_192_key_setup_rv32i, %function
lwcc_simon128_192_key_setup_rv32i:
    lw a5, 0(a1)
    sw a5, 0(a0)
    lw a6, 4(a1)
    xori a5, a5, -3
    sw a6, 4(a0)
    lw a7, 8(a1)
    sw a7, 8(a0)
    lw t0, 12(a1)
    sw t0, 12(a0)
    lw t1, 16(a1)
    srli t3, t1, 3
    sw t1, 16(a0)
    lw t2, 20(a1)
    slli t4, t2, 29
    sw t2, 20(a0)
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t2, 3
    slli t6, t1, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a5, a5, t4
    sw a5, 24(a0)
    xori a6, a6, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor a6, a6, t3
    sw a6, 28(a0)
    xori a7, a7, -3
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, a6, 3
    slli t6, a5, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a7, a7, t4
    sw a7, 32(a0)
    xori t0, t0, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t0, t0, t3
    sw t0, 36(a0)
    xori t1, t1, -4
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t0, 3
    slli t6, a7, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor t1, t1, t4
    sw t1, 40(a0)
    xori t2, t2, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t2, t2, t3
    sw t2, 44(a0)
    xori a5, a5, -3
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t2, 3
    slli t6, t1, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a5, a5, t4
    sw a5, 48(a0)
    xori a6, a6, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor a6, a6, t3
    sw a6, 52(a0)
    xori a7, a7, -3
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, a6, 3
    slli t6, a5, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a7, a7, t4
    sw a7, 56(a0)
    xori t0, t0, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t0, t0, t3
    sw t0, 60(a0)
    xori t1, t1, -4
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t0, 3
    slli t6, a7, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor t1, t1, t4
    sw t1, 64(a0)
    xori t2, t2, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t2, t2, t3
    sw t2, 68(a0)
    xori a5, a5, -3
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t2, 3
    slli t6, t1, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a5, a5, t4
    sw a5, 72(a0)
    xori a6, a6, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor a6, a6, t3
    sw a6, 76(a0)
    xori a7, a7, -3
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, a6, 3
    slli t6, a5, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a7, a7, t4
    sw a7, 80(a0)
    xori t0, t0, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t0, t0, t3
    sw t0, 84(a0)
    xori t1, t1, -3
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t0, 3
    slli t6, a7, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor t1, t1, t4
    sw t1, 88(a0)
    xori t2, t2, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t2, t2, t3
    sw t2, 92(a0)
    xori a5, a5, -4
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t2, 3
    slli t6, t1, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a5, a5, t4
    sw a5, 96(a0)
    xori a6, a6, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor a6, a6, t3
    sw a6, 100(a0)
    xori a7, a7, -3
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, a6, 3
    slli t6, a5, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a7, a7, t4
    sw a7, 104(a0)
    xori t0, t0, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t0, t0, t3
    sw t0, 108(a0)
    xori t1, t1, -4
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t0, 3
    slli t6, a7, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor t1, t1, t4
    sw t1, 112(a0)
    xori t2, t2, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t2, t2, t3
    sw t2, 116(a0)
    xori a5, a5, -3
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t2, 3
    slli t6, t1, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a5, a5, t4
    sw a5, 120(a0)
    xori a6, a6, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor a6, a6, t3
    sw a6, 124(a0)
    xori a7, a7, -3
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, a6, 3
    slli t6, a5, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a7, a7, t4
    sw a7, 128(a0)
    xori t0, t0, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t0, t0, t3
    sw t0, 132(a0)
    xori t1, t1, -4
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t0, 3
    slli t6, a7, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor t1, t1, t4
    sw t1, 136(a0)
    xori t2, t2, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t2, t2, t3
    sw t2, 140(a0)
    xori a5, a5, -4
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t2, 3
    slli t6, t1, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a5, a5, t4
    sw a5, 144(a0)
    xori a6, a6, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor a6, a6, t3
    sw a6, 148(a0)
    xori a7, a7, -4
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, a6, 3
    slli t6, a5, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a7, a7, t4
    sw a7, 152(a0)
    xori t0, t0, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t0, t0, t3
    sw t0, 156(a0)
    xori t1, t1, -3
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t0, 3
    slli t6, a7, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor t1, t1, t4
    sw t1, 160(a0)
    xori t2, t2, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t2, t2, t3
    sw t2, 164(a0)
    xori a5, a5, -3
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t2, 3
    slli t6, t1, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a5, a5, t4
    sw a5, 168(a0)
    xori a6, a6, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor a6, a6, t3
    sw a6, 172(a0)
    xori a7, a7, -4
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, a6, 3
    slli t6, a5, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a7, a7, t4
    sw a7, 176(a0)
    xori t0, t0, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t0, t0, t3
    sw t0, 180(a0)
    xori t1, t1, -4
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t0, 3
    slli t6, a7, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor t1, t1, t4
    sw t1, 184(a0)
    xori t2, t2, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t2, t2, t3
    sw t2, 188(a0)
    xori a5, a5, -3
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t2, 3
    slli t6, t1, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a5, a5, t4
    sw a5, 192(a0)
    xori a6, a6, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor a6, a6, t3
    sw a6, 196(a0)
    xori a7, a7, -4
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, a6, 3
    slli t6, a5, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a7, a7, t4
    sw a7, 200(a0)
    xori t0, t0, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t0, t0, t3
    sw t0, 204(a0)
    xori t1, t1, -3
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t0, 3
    slli t6, a7, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor t1, t1, t4
    sw t1, 208(a0)
    xori t2, t2, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t2, t2, t3
    sw t2, 212(a0)
    xori a5, a5, -3
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t2, 3
    slli t6, t1, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a5, a5, t4
    sw a5, 216(a0)
    xori a6, a6, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor a6, a6, t3
    sw a6, 220(a0)
    xori a7, a7, -3
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, a6, 3
    slli t6, a5, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a7, a7, t4
    sw a7, 224(a0)
    xori t0, t0, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t0, t0, t3
    sw t0, 228(a0)
    xori t1, t1, -3
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t0, 3
    slli t6, a7, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor t1, t1, t4
    sw t1, 232(a0)
    xori t2, t2, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t2, t2, t3
    sw t2, 236(a0)
    xori a5, a5, -4
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t2, 3
    slli t6, t1, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a5, a5, t4
    sw a5, 240(a0)
    xori a6, a6, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor a6, a6, t3
    sw a6, 244(a0)
    xori a7, a7, -4
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, a6, 3
    slli t6, a5, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a7, a7, t4
    sw a7, 248(a0)
    xori t0, t0, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t0, t0, t3
    sw t0, 252(a0)
    xori t1, t1, -4
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t0, 3
    slli t6, a7, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor t1, t1, t4
    sw t1, 256(a0)
    xori t2, t2, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t2, t2, t3
    sw t2, 260(a0)
    xori a5, a5, -4
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t2, 3
    slli t6, t1, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a5, a5, t4
    sw a5, 264(a0)
    xori a6, a6, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor a6, a6, t3
    sw a6, 268(a0)
    xori a7, a7, -4
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, a6, 3
    slli t6, a5, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a7, a7, t4
    sw a7, 272(a0)
    xori t0, t0, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t0, t0, t3
    sw t0, 276(a0)
    xori t1, t1, -4
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t0, 3
    slli t6, a7, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor t1, t1, t4
    sw t1, 280(a0)
    xori t2, t2, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t2, t2, t3
    sw t2, 284(a0)
    xori a5, a5, -3
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t2, 3
    slli t6, t1, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a5, a5, t4
    sw a5, 288(a0)
    xori a6, a6, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor a6, a6, t3
    sw a6, 292(a0)
    xori a7, a7, -4
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, a6, 3
    slli t6, a5, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a7, a7, t4
    sw a7, 296(a0)
    xori t0, t0, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t0, t0, t3
    sw t0, 300(a0)
    xori t1, t1, -4
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t0, 3
    slli t6, a7, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor t1, t1, t4
    sw t1, 304(a0)
    xori t2, t2, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t2, t2, t3
    sw t2, 308(a0)
    xori a5, a5, -3
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t2, 3
    slli t6, t1, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a5, a5, t4
    sw a5, 312(a0)
    xori a6, a6, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor a6, a6, t3
    sw a6, 316(a0)
    xori a7, a7, -4
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, a6, 3
    slli t6, a5, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a7, a7, t4
    sw a7, 320(a0)
    xori t0, t0, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t0, t0, t3
    sw t0, 324(a0)
    xori t1, t1, -4
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t0, 3
    slli t6, a7, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor t1, t1, t4
    sw t1, 328(a0)
    xori t2, t2, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t2, t2, t3
    sw t2, 332(a0)
    xori a5, a5, -4
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t2, 3
    slli t6, t1, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a5, a5, t4
    sw a5, 336(a0)
    xori a6, a6, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor a6, a6, t3
    sw a6, 340(a0)
    xori a7, a7, -3
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, a6, 3
    slli t6, a5, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a7, a7, t4
    sw a7, 344(a0)
    xori t0, t0, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t0, t0, t3
    sw t0, 348(a0)
    xori t1, t1, -4
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t0, 3
    slli t6, a7, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor t1, t1, t4
    sw t1, 352(a0)
    xori t2, t2, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t2, t2, t3
    sw t2, 356(a0)
    xori a5, a5, -3
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t2, 3
    slli t6, t1, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a5, a5, t4
    sw a5, 360(a0)
    xori a6, a6, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor a6, a6, t3
    sw a6, 364(a0)
    xori a7, a7, -4
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, a6, 3
    slli t6, a5, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a7, a7, t4
    sw a7, 368(a0)
    xori t0, t0, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t0, t0, t3
    sw t0, 372(a0)
    xori t1, t1, -4
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t0, 3
    slli t6, a7, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor t1, t1, t4
    sw t1, 376(a0)
    xori t2, t2, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t2, t2, t3
    sw t2, 380(a0)
    xori a5, a5, -3
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t2, 3
    slli t6, t1, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a5, a5, t4
    sw a5, 384(a0)
    xori a6, a6, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor a6, a6, t3
    sw a6, 388(a0)
    xori a7, a7, -3
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, a6, 3
    slli t6, a5, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a7, a7, t4
    sw a7, 392(a0)
    xori t0, t0, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t0, t0, t3
    sw t0, 396(a0)
    xori t1, t1, -3
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t0, 3
    slli t6, a7, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor t1, t1, t4
    sw t1, 400(a0)
    xori t2, t2, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t2, t2, t3
    sw t2, 404(a0)
    xori a5, a5, -4
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t2, 3
    slli t6, t1, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a5, a5, t4
    sw a5, 408(a0)
    xori a6, a6, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor a6, a6, t3
    sw a6, 412(a0)
    xori a7, a7, -4
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, a6, 3
    slli t6, a5, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a7, a7, t4
    sw a7, 416(a0)
    xori t0, t0, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t0, t0, t3
    sw t0, 420(a0)
    xori t1, t1, -3
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t0, 3
    slli t6, a7, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor t1, t1, t4
    sw t1, 424(a0)
    xori t2, t2, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t2, t2, t3
    sw t2, 428(a0)
    xori a5, a5, -3
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t2, 3
    slli t6, t1, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a5, a5, t4
    sw a5, 432(a0)
    xori a6, a6, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor a6, a6, t3
    sw a6, 436(a0)
    xori a7, a7, -4
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, a6, 3
    slli t6, a5, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a7, a7, t4
    sw a7, 440(a0)
    xori t0, t0, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t0, t0, t3
    sw t0, 444(a0)
    xori t1, t1, -3
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t0, 3
    slli t6, a7, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor t1, t1, t4
    sw t1, 448(a0)
    xori t2, t2, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t2, t2, t3
    sw t2, 452(a0)
    xori a5, a5, -4
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t2, 3
    slli t6, t1, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a5, a5, t4
    sw a5, 456(a0)
    xori a6, a6, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor a6, a6, t3
    sw a6, 460(a0)
    xori a7, a7, -4
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, a6, 3
    slli t6, a5, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a7, a7, t4
    sw a7, 464(a0)
    xori t0, t0, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t0, t0, t3
    sw t0, 468(a0)
    xori t1, t1, -4
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t0, 3
    slli t6, a7, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor t1, t1, t4
    sw t1, 472(a0)
    xori t2, t2, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t2, t2, t3
    sw t2, 476(a0)
    xori a5, a5, -4
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t2, 3
    slli t6, t1, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a5, a5, t4
    sw a5, 480(a0)
    xori a6, a6, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor a6, a6, t3
    sw a6, 484(a0)
    xori a7, a7, -3
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, a6, 3
    slli t6, a5, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a7, a7, t4
    sw a7, 488(a0)
    xori t0, t0, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t0, t0, t3
    sw t0, 492(a0)
    xori t1, t1, -3
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t0, 3
    slli t6, a7, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor t1, t1, t4
    sw t1, 496(a0)
    xori t2, t2, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t2, t2, t3
    sw t2, 500(a0)
    xori a5, a5, -3
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t2, 3
    slli t6, t1, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a5, a5, t4
    sw a5, 504(a0)
    xori a6, a6, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor a6, a6, t3
    sw a6, 508(a0)
    xori a7, a7, -3
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, a6, 3
    slli t6, a5, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a7, a7, t4
    sw a7, 512(a0)
    xori t0, t0, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t0, t0, t3
    sw t0, 516(a0)
    xori t1, t1, -3
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t0, 3
    slli t6, a7, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor t1, t1, t4
    sw t1, 520(a0)
    xori t2, t2, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor t2, t2, t3
    sw t2, 524(a0)
    xori a5, a5, -3
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli t5, t2, 3
    slli t6, t1, 29
    or t5, t5, t6
    slli t6, t5, 31
    or t4, t4, t6
    xor t4, t3, t4
    xor a5, a5, t4
    sw a5, 528(a0)
    xori a6, a6, -1
    srli t4, t5, 1
    slli t3, t3, 31
    or t3, t4, t3
    xor t3, t5, t3
    xor a6, a6, t3
    sw a6, 532(a0)
    xori a7, a7, -4
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, t3, 1
    srli a6, a6, 3
    slli a5, a5, 29
    or a5, a6, a5
    slli a6, a5, 31
    or a6, t4, a6
    xor a6, t3, a6
    xor a6, a7, a6
    sw a6, 536(a0)
    xori a7, t0, -1
    srli t0, a5, 1
    slli t3, t3, 31
    or t0, t0, t3
    xor a5, a5, t0
    xor a5, a7, a5
    sw a5, 540(a0)
    xori a7, t1, -3
    srli t0, a6, 3
    slli t1, a5, 29
    or t0, t0, t1
    srli t1, t0, 1
    srli a5, a5, 3
    slli a6, a6, 29
    or a5, a5, a6
    slli a6, a5, 31
    or a6, t1, a6
    xor a6, t0, a6
    xor a6, a7, a6
    sw a6, 544(a0)
    xori a6, t2, -1
    srli a7, a5, 1
    slli t0, t0, 31
    or a7, a7, t0
    xor a5, a5, a7
    xor a5, a6, a5
    sw a5, 548(a0)
    ret
    .size lwcc_simon128_192_key_setup_rv32i, .-lwcc_simon128_192_key_setup_rv32i

    .balign 4
    .global lwcc_simon128_192_ecb_encrypt_rv32i
    .type lwcc_simon128_192_ecb_encrypt_rv32i, %function
lwcc_simon128_192_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_simon128_192_ecb_encrypt_rv32i_begin
    ret
.Llwcc_simon128_192_ecb_encrypt_rv32i_begin:
    addi sp, sp, -96
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    sw s3, 16(sp)
    sw s4, 20(sp)
    sw s5, 24(sp)
    sw s6, 28(sp)
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -16
.Llwcc_simon128_192_ecb_encrypt_rv32i_group:
    lw a5, 8(a1)
    lw a6, 12(a1)
    lw a7, 0(a1)
    lw t0, 4(a1)
    # round 1 (simon.dsl:43)
    lw t1, 0(a3)
    lw t2, 4(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, a7, t1
    xor t0, t0, t2
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 2 (simon.dsl:43)
    lw t1, 8(a3)
    lw t2, 12(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, a5, t1
    xor a6, a6, t2
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 3 (simon.dsl:43)
    lw t1, 16(a3)
    lw t2, 20(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 4 (simon.dsl:43)
    lw t1, 24(a3)
    lw t2, 28(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 5 (simon.dsl:43)
    lw t1, 32(a3)
    lw t2, 36(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 6 (simon.dsl:43)
    lw t1, 40(a3)
    lw t2, 44(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 7 (simon.dsl:43)
    lw t1, 48(a3)
    lw t2, 52(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 8 (simon.dsl:43)
    lw t1, 56(a3)
    lw t2, 60(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 9 (simon.dsl:43)
    lw t1, 64(a3)
    lw t2, 68(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 10 (simon.dsl:43)
    lw t1, 72(a3)
    lw t2, 76(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 11 (simon.dsl:43)
    lw t1, 80(a3)
    lw t2, 84(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 12 (simon.dsl:43)
    lw t1, 88(a3)
    lw t2, 92(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 13 (simon.dsl:43)
    lw t1, 96(a3)
    lw t2, 100(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 14 (simon.dsl:43)
    lw t1, 104(a3)
    lw t2, 108(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 15 (simon.dsl:43)
    lw t1, 112(a3)
    lw t2, 116(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 16 (simon.dsl:43)
    lw t1, 120(a3)
    lw t2, 124(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 17 (simon.dsl:43)
    lw t1, 128(a3)
    lw t2, 132(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 18 (simon.dsl:43)
    lw t1, 136(a3)
    lw t2, 140(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 19 (simon.dsl:43)
    lw t1, 144(a3)
    lw t2, 148(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 20 (simon.dsl:43)
    lw t1, 152(a3)
    lw t2, 156(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 21 (simon.dsl:43)
    lw t1, 160(a3)
    lw t2, 164(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 22 (simon.dsl:43)
    lw t1, 168(a3)
    lw t2, 172(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 23 (simon.dsl:43)
    lw t1, 176(a3)
    lw t2, 180(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 24 (simon.dsl:43)
    lw t1, 184(a3)
    lw t2, 188(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 25 (simon.dsl:43)
    lw t1, 192(a3)
    lw t2, 196(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 26 (simon.dsl:43)
    lw t1, 200(a3)
    lw t2, 204(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 27 (simon.dsl:43)
    lw t1, 208(a3)
    lw t2, 212(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 28 (simon.dsl:43)
    lw t1, 216(a3)
    lw t2, 220(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 29 (simon.dsl:43)
    lw t1, 224(a3)
    lw t2, 228(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 30 (simon.dsl:43)
    lw t1, 232(a3)
    lw t2, 236(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 31 (simon.dsl:43)
    lw t1, 240(a3)
    lw t2, 244(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 32 (simon.dsl:43)
    lw t1, 248(a3)
    lw t2, 252(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 33 (simon.dsl:43)
    lw t1, 256(a3)
    lw t2, 260(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 34 (simon.dsl:43)
    lw t1, 264(a3)
    lw t2, 268(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 35 (simon.dsl:43)
    lw t1, 272(a3)
    lw t2, 276(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 36 (simon.dsl:43)
    lw t1, 280(a3)
    lw t2, 284(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 37 (simon.dsl:43)
    lw t1, 288(a3)
    lw t2, 292(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 38 (simon.dsl:43)
    lw t1, 296(a3)
    lw t2, 300(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 39 (simon.dsl:43)
    lw t1, 304(a3)
    lw t2, 308(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 40 (simon.dsl:43)
    lw t1, 312(a3)
    lw t2, 316(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 41 (simon.dsl:43)
    lw t1, 320(a3)
    lw t2, 324(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 42 (simon.dsl:43)
    lw t1, 328(a3)
    lw t2, 332(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 43 (simon.dsl:43)
    lw t1, 336(a3)
    lw t2, 340(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 44 (simon.dsl:43)
    lw t1, 344(a3)
    lw t2, 348(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 45 (simon.dsl:43)
    lw t1, 352(a3)
    lw t2, 356(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 46 (simon.dsl:43)
    lw t1, 360(a3)
    lw t2, 364(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 47 (simon.dsl:43)
    lw t1, 368(a3)
    lw t2, 372(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 48 (simon.dsl:43)
    lw t1, 376(a3)
    lw t2, 380(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 49 (simon.dsl:43)
    lw t1, 384(a3)
    lw t2, 388(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 50 (simon.dsl:43)
    lw t1, 392(a3)
    lw t2, 396(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 51 (simon.dsl:43)
    lw t1, 400(a3)
    lw t2, 404(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 52 (simon.dsl:43)
    lw t1, 408(a3)
    lw t2, 412(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 53 (simon.dsl:43)
    lw t1, 416(a3)
    lw t2, 420(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 54 (simon.dsl:43)
    lw t1, 424(a3)
    lw t2, 428(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 55 (simon.dsl:43)
    lw t1, 432(a3)
    lw t2, 436(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 56 (simon.dsl:43)
    lw t1, 440(a3)
    lw t2, 444(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 57 (simon.dsl:43)
    lw t1, 448(a3)
    lw t2, 452(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 58 (simon.dsl:43)
    lw t1, 456(a3)
    lw t2, 460(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 59 (simon.dsl:43)
    lw t1, 464(a3)
    lw t2, 468(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 60 (simon.dsl:43)
    lw t1, 472(a3)
    lw t2, 476(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 61 (simon.dsl:43)
    lw t1, 480(a3)
    lw t2, 484(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 62 (simon.dsl:43)
    lw t1, 488(a3)
    lw t2, 492(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 63 (simon.dsl:43)
    lw t1, 496(a3)
    lw t2, 500(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 64 (simon.dsl:43)
    lw t1, 504(a3)
    lw t2, 508(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 65 (simon.dsl:43)
    lw t1, 512(a3)
    lw t2, 516(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 66 (simon.dsl:43)
    lw t1, 520(a3)
    lw t2, 524(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 67 (simon.dsl:43)
    lw t1, 528(a3)
    lw t2, 532(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    # round 68 (simon.dsl:43)
    lw t1, 536(a3)
    lw t2, 540(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, t3, t5
    and t2, t4, t6
    xor a5, a5, a4
    xor a6, a6, s0
    xor a5, t1, a5
    xor a6, t2, a6
    # round 69 (simon.dsl:43)
    lw t1, 544(a3)
    lw t2, 548(a3)
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 31
    slli t6, a6, 1
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 30
    slli s4, a5, 2
    srli s5, a5, 30
    slli s6, a6, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, a4
    xor t0, t0, s0
    xor a7, t1, a7
    xor t0, t2, t0
    sw a5, 0(a0)
    sw a6, 4(a0)
    sw a7, 8(a0)
    sw t0, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bltu a2, a1, .Llwcc_simon128_192_ecb_encrypt_rv32i_group_done
    j .Llwcc_simon128_192_ecb_encrypt_rv32i_group
.Llwcc_simon128_192_ecb_encrypt_rv32i_group_done:
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    lw s5, 24(sp)
    lw s6, 28(sp)
    addi sp, sp, 96
    ret
    .size lwcc_simon128_192_ecb_encrypt_rv32i, .-lwcc_simon128_192_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_simon128_192_ecb_decrypt_rv32i
    .type lwcc_simon128_192_ecb_decrypt_rv32i, %function
lwcc_simon128_192_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_simon128_192_ecb_decrypt_rv32i_begin
    ret
.Llwcc_simon128_192_ecb_decrypt_rv32i_begin:
    addi sp, sp, -96
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    sw s3, 16(sp)
    sw s4, 20(sp)
    sw s5, 24(sp)
    sw s6, 28(sp)
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -16
.Llwcc_simon128_192_ecb_decrypt_rv32i_group:
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    # round 69 (simon.dsl:43)
    lw t1, 544(a3)
    lw t2, 548(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, a7, t1
    xor t0, t0, t2
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 68 (simon.dsl:43)
    lw t1, 536(a3)
    lw t2, 540(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, a5, t1
    xor a6, a6, t2
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 67 (simon.dsl:43)
    lw t1, 528(a3)
    lw t2, 532(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 66 (simon.dsl:43)
    lw t1, 520(a3)
    lw t2, 524(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 65 (simon.dsl:43)
    lw t1, 512(a3)
    lw t2, 516(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 64 (simon.dsl:43)
    lw t1, 504(a3)
    lw t2, 508(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 63 (simon.dsl:43)
    lw t1, 496(a3)
    lw t2, 500(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 62 (simon.dsl:43)
    lw t1, 488(a3)
    lw t2, 492(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 61 (simon.dsl:43)
    lw t1, 480(a3)
    lw t2, 484(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 60 (simon.dsl:43)
    lw t1, 472(a3)
    lw t2, 476(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 59 (simon.dsl:43)
    lw t1, 464(a3)
    lw t2, 468(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 58 (simon.dsl:43)
    lw t1, 456(a3)
    lw t2, 460(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 57 (simon.dsl:43)
    lw t1, 448(a3)
    lw t2, 452(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 56 (simon.dsl:43)
    lw t1, 440(a3)
    lw t2, 444(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 55 (simon.dsl:43)
    lw t1, 432(a3)
    lw t2, 436(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 54 (simon.dsl:43)
    lw t1, 424(a3)
    lw t2, 428(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 53 (simon.dsl:43)
    lw t1, 416(a3)
    lw t2, 420(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 52 (simon.dsl:43)
    lw t1, 408(a3)
    lw t2, 412(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 51 (simon.dsl:43)
    lw t1, 400(a3)
    lw t2, 404(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 50 (simon.dsl:43)
    lw t1, 392(a3)
    lw t2, 396(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 49 (simon.dsl:43)
    lw t1, 384(a3)
    lw t2, 388(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 48 (simon.dsl:43)
    lw t1, 376(a3)
    lw t2, 380(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 47 (simon.dsl:43)
    lw t1, 368(a3)
    lw t2, 372(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 46 (simon.dsl:43)
    lw t1, 360(a3)
    lw t2, 364(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 45 (simon.dsl:43)
    lw t1, 352(a3)
    lw t2, 356(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 44 (simon.dsl:43)
    lw t1, 344(a3)
    lw t2, 348(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 43 (simon.dsl:43)
    lw t1, 336(a3)
    lw t2, 340(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 42 (simon.dsl:43)
    lw t1, 328(a3)
    lw t2, 332(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 41 (simon.dsl:43)
    lw t1, 320(a3)
    lw t2, 324(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 40 (simon.dsl:43)
    lw t1, 312(a3)
    lw t2, 316(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 39 (simon.dsl:43)
    lw t1, 304(a3)
    lw t2, 308(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 38 (simon.dsl:43)
    lw t1, 296(a3)
    lw t2, 300(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 37 (simon.dsl:43)
    lw t1, 288(a3)
    lw t2, 292(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 36 (simon.dsl:43)
    lw t1, 280(a3)
    lw t2, 284(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 35 (simon.dsl:43)
    lw t1, 272(a3)
    lw t2, 276(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 34 (simon.dsl:43)
    lw t1, 264(a3)
    lw t2, 268(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 33 (simon.dsl:43)
    lw t1, 256(a3)
    lw t2, 260(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 32 (simon.dsl:43)
    lw t1, 248(a3)
    lw t2, 252(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 31 (simon.dsl:43)
    lw t1, 240(a3)
    lw t2, 244(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 30 (simon.dsl:43)
    lw t1, 232(a3)
    lw t2, 236(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 29 (simon.dsl:43)
    lw t1, 224(a3)
    lw t2, 228(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 28 (simon.dsl:43)
    lw t1, 216(a3)
    lw t2, 220(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 27 (simon.dsl:43)
    lw t1, 208(a3)
    lw t2, 212(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 26 (simon.dsl:43)
    lw t1, 200(a3)
    lw t2, 204(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 25 (simon.dsl:43)
    lw t1, 192(a3)
    lw t2, 196(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 24 (simon.dsl:43)
    lw t1, 184(a3)
    lw t2, 188(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 23 (simon.dsl:43)
    lw t1, 176(a3)
    lw t2, 180(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 22 (simon.dsl:43)
    lw t1, 168(a3)
    lw t2, 172(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 21 (simon.dsl:43)
    lw t1, 160(a3)
    lw t2, 164(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 20 (simon.dsl:43)
    lw t1, 152(a3)
    lw t2, 156(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 19 (simon.dsl:43)
    lw t1, 144(a3)
    lw t2, 148(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 18 (simon.dsl:43)
    lw t1, 136(a3)
    lw t2, 140(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 17 (simon.dsl:43)
    lw t1, 128(a3)
    lw t2, 132(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 16 (simon.dsl:43)
    lw t1, 120(a3)
    lw t2, 124(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 15 (simon.dsl:43)
    lw t1, 112(a3)
    lw t2, 116(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 14 (simon.dsl:43)
    lw t1, 104(a3)
    lw t2, 108(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 13 (simon.dsl:43)
    lw t1, 96(a3)
    lw t2, 100(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 12 (simon.dsl:43)
    lw t1, 88(a3)
    lw t2, 92(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 11 (simon.dsl:43)
    lw t1, 80(a3)
    lw t2, 84(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 10 (simon.dsl:43)
    lw t1, 72(a3)
    lw t2, 76(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 9 (simon.dsl:43)
    lw t1, 64(a3)
    lw t2, 68(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 8 (simon.dsl:43)
    lw t1, 56(a3)
    lw t2, 60(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 7 (simon.dsl:43)
    lw t1, 48(a3)
    lw t2, 52(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 6 (simon.dsl:43)
    lw t1, 40(a3)
    lw t2, 44(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 5 (simon.dsl:43)
    lw t1, 32(a3)
    lw t2, 36(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 4 (simon.dsl:43)
    lw t1, 24(a3)
    lw t2, 28(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 3 (simon.dsl:43)
    lw t1, 16(a3)
    lw t2, 20(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    # round 2 (simon.dsl:43)
    lw t1, 8(a3)
    lw t2, 12(a3)
    srli t3, t0, 30
    slli t4, a7, 2
    srli t5, a7, 30
    slli t6, t0, 2
    srli a4, t0, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    srli s3, t0, 31
    slli s4, a7, 1
    srli s5, a7, 31
    slli s6, t0, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a5, t1, a5
    xor a6, t2, a6
    and t1, a4, t5
    and t2, s0, t6
    xor a5, a5, t3
    xor a6, a6, t4
    xor a5, t1, a5
    xor a6, t2, a6
    # round 1 (simon.dsl:43)
    lw t1, 0(a3)
    lw t2, 4(a3)
    srli t3, a6, 30
    slli t4, a5, 2
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 24
    slli s0, a5, 8
    srli s1, a5, 24
    slli s2, a6, 8
    srli s3, a6, 31
    slli s4, a5, 1
    srli s5, a5, 31
    slli s6, a6, 1
    or t3, t3, t4
    or t4, t5, t6
    or t5, a4, s0
    or t6, s1, s2
    or a4, s3, s4
    or s0, s5, s6
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, a4, t5
    and t2, s0, t6
    xor a7, a7, t3
    xor t0, t0, t4
    xor a7, t1, a7
    xor t0, t2, t0
    sw a7, 0(a0)
    sw t0, 4(a0)
    sw a5, 8(a0)
    sw a6, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bltu a2, a1, .Llwcc_simon128_192_ecb_decrypt_rv32i_group_done
    j .Llwcc_simon128_192_ecb_decrypt_rv32i_group
.Llwcc_simon128_192_ecb_decrypt_rv32i_group_done:
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    lw s5, 24(sp)
    lw s6, 28(sp)
    addi sp, sp, 96
    ret
    .size lwcc_simon128_192_ecb_decrypt_rv32i, .-lwcc_simon128_192_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_simon128_192_ctr_init_rv32i
    .type lwcc_simon128_192_ctr_init_rv32i, %function
lwcc_simon128_192_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_simon128_192_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_simon128_192_ctr_nonce_rv32i
    .size lwcc_simon128_192_ctr_init_rv32i, .-lwcc_simon128_192_ctr_init_rv32i

    .balign 4
    .global lwcc_simon128_192_ctr_nonce_rv32i
    .type lwcc_simon128_192_ctr_nonce_rv32i, %function
lwcc_simon128_192_ctr_nonce_rv32i:
    addi sp, sp, -96
    sw s0, 4(sp)
    # round 1 (simon.dsl:43)
    lw a5, 4(a0)
    lw a6, 0(a0)
    lbu a7, 4(a1)
    lbu t0, 9(a1)
    lbu t1, 2(a1)
    lbu t2, 3(a1)
    lbu t3, 1(a1)
    lbu t4, 8(a1)
    lbu t5, 11(a1)
    lbu t6, 5(a1)
    lbu a4, 7(a1)
    lbu a3, 6(a1)
    lbu a2, 10(a1)
    lbu s0, 0(a1)
    sw t0, 556(a0)
    slli t0, t2, 24
    sw t5, 564(a0)
    slli t2, t6, 8
    slli t5, a4, 24
    slli t6, a3, 16
    sw t4, 552(a0)
    slli t3, t3, 8
    sw a2, 560(a0)
    slli t1, t1, 16
    or t3, s0, t3
    or a7, a7, t2
    or t1, t3, t1
    or a7, a7, t6
    or a7, a7, t5
    or t0, t1, t0
    xor a6, a6, t0
    xor a5, a5, a7
    sw a6, 568(a0)
    sw a5, 572(a0)
    lw s0, 4(sp)
    addi sp, sp, 96
    ret
    .size lwcc_simon128_192_ctr_nonce_rv32i, .-lwcc_simon128_192_ctr_nonce_rv32i

    .balign 4
    .global lwcc_simon128_192_ctr_crypt_rv32i
    .type lwcc_simon128_192_ctr_crypt_rv32i, %function
lwcc_simon128_192_ctr_crypt_rv32i:
    bnez a2, .Llwcc_simon128_192_ctr_crypt_rv32i_begin
    ret
.Llwcc_simon128_192_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    sw s3, 16(sp)
    sw s4, 20(sp)
    sw s5, 24(sp)
    sw s6, 28(sp)
    sw s7, 32(sp)
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 16
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_simon128_192_ctr_crypt_rv32i_group
    j .Llwcc_simon128_192_ctr_crypt_rv32i_rest
.Llwcc_simon128_192_ctr_crypt_rv32i_group:
    srli a5, a4, 16
    lw a6, 556(a3)
    srli a7, a4, 8
    lw t0, 552(a3)
    lw t1, 560(a3)
    andi a5, a5, 255
    srli t2, a4, 24
    slli a6, a6, 8
    lw t3, 564(a3)
    slli a5, a5, 8
    andi a7, a7, 255
    or a6, t0, a6
    slli t0, t1, 16
    or a5, t2, a5
    slli a7, a7, 16
    or a6, a6, t0
    slli t0, t3, 24
    or a5, a5, a7
    slli a7, a4, 24
    or a6, a6, t0
    or a5, a5, a7
    # round 1 (simon.dsl:42)
    srli a7, a5, 31
    slli t0, a6, 1
    srli t1, a6, 31
    slli t2, a5, 1
    srli t3, a5, 24
    slli t4, a6, 8
    srli t5, a6, 24
    slli t6, a5, 8
    srli s0, a5, 30
    slli s1, a6, 2
    srli s2, a6, 30
    slli s3, a5, 2
    lw s4, 568(a3)
    lw s5, 572(a3)
    or a7, a7, t0
    or t0, t1, t2
    or t1, t3, t4
    or t2, t5, t6
    or t3, s0, s1
    or t4, s2, s3
    and a7, a7, t1
    and t0, t0, t2
    xor t1, s4, t3
    xor t2, s5, t4
    xor a7, a7, t1
    xor t0, t0, t2
    # round 2 (simon.dsl:43)
    lw t1, 8(a3)
    lw t2, 12(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 3 (simon.dsl:43)
    lw t1, 16(a3)
    lw t2, 20(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 4 (simon.dsl:43)
    lw t1, 24(a3)
    lw t2, 28(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 5 (simon.dsl:43)
    lw t1, 32(a3)
    lw t2, 36(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 6 (simon.dsl:43)
    lw t1, 40(a3)
    lw t2, 44(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 7 (simon.dsl:43)
    lw t1, 48(a3)
    lw t2, 52(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 8 (simon.dsl:43)
    lw t1, 56(a3)
    lw t2, 60(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 9 (simon.dsl:43)
    lw t1, 64(a3)
    lw t2, 68(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 10 (simon.dsl:43)
    lw t1, 72(a3)
    lw t2, 76(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 11 (simon.dsl:43)
    lw t1, 80(a3)
    lw t2, 84(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 12 (simon.dsl:43)
    lw t1, 88(a3)
    lw t2, 92(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 13 (simon.dsl:43)
    lw t1, 96(a3)
    lw t2, 100(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 14 (simon.dsl:43)
    lw t1, 104(a3)
    lw t2, 108(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 15 (simon.dsl:43)
    lw t1, 112(a3)
    lw t2, 116(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 16 (simon.dsl:43)
    lw t1, 120(a3)
    lw t2, 124(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 17 (simon.dsl:43)
    lw t1, 128(a3)
    lw t2, 132(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 18 (simon.dsl:43)
    lw t1, 136(a3)
    lw t2, 140(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 19 (simon.dsl:43)
    lw t1, 144(a3)
    lw t2, 148(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 20 (simon.dsl:43)
    lw t1, 152(a3)
    lw t2, 156(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 21 (simon.dsl:43)
    lw t1, 160(a3)
    lw t2, 164(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 22 (simon.dsl:43)
    lw t1, 168(a3)
    lw t2, 172(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 23 (simon.dsl:43)
    lw t1, 176(a3)
    lw t2, 180(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 24 (simon.dsl:43)
    lw t1, 184(a3)
    lw t2, 188(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 25 (simon.dsl:43)
    lw t1, 192(a3)
    lw t2, 196(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 26 (simon.dsl:43)
    lw t1, 200(a3)
    lw t2, 204(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 27 (simon.dsl:43)
    lw t1, 208(a3)
    lw t2, 212(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 28 (simon.dsl:43)
    lw t1, 216(a3)
    lw t2, 220(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 29 (simon.dsl:43)
    lw t1, 224(a3)
    lw t2, 228(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 30 (simon.dsl:43)
    lw t1, 232(a3)
    lw t2, 236(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 31 (simon.dsl:43)
    lw t1, 240(a3)
    lw t2, 244(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 32 (simon.dsl:43)
    lw t1, 248(a3)
    lw t2, 252(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 33 (simon.dsl:43)
    lw t1, 256(a3)
    lw t2, 260(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 34 (simon.dsl:43)
    lw t1, 264(a3)
    lw t2, 268(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 35 (simon.dsl:43)
    lw t1, 272(a3)
    lw t2, 276(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 36 (simon.dsl:43)
    lw t1, 280(a3)
    lw t2, 284(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 37 (simon.dsl:43)
    lw t1, 288(a3)
    lw t2, 292(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 38 (simon.dsl:43)
    lw t1, 296(a3)
    lw t2, 300(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 39 (simon.dsl:43)
    lw t1, 304(a3)
    lw t2, 308(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 40 (simon.dsl:43)
    lw t1, 312(a3)
    lw t2, 316(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 41 (simon.dsl:43)
    lw t1, 320(a3)
    lw t2, 324(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 42 (simon.dsl:43)
    lw t1, 328(a3)
    lw t2, 332(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 43 (simon.dsl:43)
    lw t1, 336(a3)
    lw t2, 340(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 44 (simon.dsl:43)
    lw t1, 344(a3)
    lw t2, 348(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 45 (simon.dsl:43)
    lw t1, 352(a3)
    lw t2, 356(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 46 (simon.dsl:43)
    lw t1, 360(a3)
    lw t2, 364(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 47 (simon.dsl:43)
    lw t1, 368(a3)
    lw t2, 372(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 48 (simon.dsl:43)
    lw t1, 376(a3)
    lw t2, 380(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 49 (simon.dsl:43)
    lw t1, 384(a3)
    lw t2, 388(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 50 (simon.dsl:43)
    lw t1, 392(a3)
    lw t2, 396(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 51 (simon.dsl:43)
    lw t1, 400(a3)
    lw t2, 404(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 52 (simon.dsl:43)
    lw t1, 408(a3)
    lw t2, 412(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 53 (simon.dsl:43)
    lw t1, 416(a3)
    lw t2, 420(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 54 (simon.dsl:43)
    lw t1, 424(a3)
    lw t2, 428(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 55 (simon.dsl:43)
    lw t1, 432(a3)
    lw t2, 436(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 56 (simon.dsl:43)
    lw t1, 440(a3)
    lw t2, 444(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 57 (simon.dsl:43)
    lw t1, 448(a3)
    lw t2, 452(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 58 (simon.dsl:43)
    lw t1, 456(a3)
    lw t2, 460(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 59 (simon.dsl:43)
    lw t1, 464(a3)
    lw t2, 468(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 60 (simon.dsl:43)
    lw t1, 472(a3)
    lw t2, 476(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 61 (simon.dsl:43)
    lw t1, 480(a3)
    lw t2, 484(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 62 (simon.dsl:43)
    lw t1, 488(a3)
    lw t2, 492(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 63 (simon.dsl:43)
    lw t1, 496(a3)
    lw t2, 500(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 64 (simon.dsl:43)
    lw t1, 504(a3)
    lw t2, 508(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 65 (simon.dsl:43)
    lw t1, 512(a3)
    lw t2, 516(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 66 (simon.dsl:43)
    lw t1, 520(a3)
    lw t2, 524(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 67 (simon.dsl:43)
    lw t1, 528(a3)
    lw t2, 532(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    xor a7, t1, a7
    xor t0, t2, t0
    # round 68 (simon.dsl:43)
    lw t1, 536(a3)
    lw t2, 540(a3)
    srli t3, t0, 31
    slli t4, a7, 1
    srli t5, a7, 31
    slli t6, t0, 1
    srli s0, t0, 24
    slli s1, a7, 8
    srli s2, a7, 24
    slli s3, t0, 8
    srli s4, t0, 30
    slli s5, a7, 2
    srli s6, a7, 30
    slli s7, t0, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a6, t1, a6
    xor a5, t2, a5
    and t1, t3, t5
    and t2, t4, t6
    xor a6, a6, s0
    xor a5, a5, s1
    xor a6, t1, a6
    xor a5, t2, a5
    # round 69 (simon.dsl:43)
    lw t1, 544(a3)
    lw t2, 548(a3)
    srli t3, a5, 31
    slli t4, a6, 1
    srli t5, a6, 31
    slli t6, a5, 1
    srli s0, a5, 24
    slli s1, a6, 8
    srli s2, a6, 24
    slli s3, a5, 8
    srli s4, a5, 30
    slli s5, a6, 2
    srli s6, a6, 30
    slli s7, a5, 2
    or t3, t3, t4
    or t4, t5, t6
    or t5, s0, s1
    or t6, s2, s3
    or s0, s4, s5
    or s1, s6, s7
    xor a7, t1, a7
    xor t0, t2, t0
    and t1, t3, t5
    and t2, t4, t6
    xor a7, a7, s0
    xor t0, t0, s1
    lw t3, 0(a1)
    lw t4, 4(a1)
    lw t5, 8(a1)
    lw t6, 12(a1)
    xor a7, t1, a7
    xor t0, t2, t0
    xor a6, t3, a6
    xor a5, t4, a5
    xor a7, t5, a7
    xor t0, t6, t0
    sw a6, 0(a0)
    sw a5, 4(a0)
    sw a7, 8(a0)
    sw t0, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    addi a4, a4, 1
    bltu a2, a1, .Llwcc_simon128_192_ctr_crypt_rv32i_group_done
    j .Llwcc_simon128_192_ctr_crypt_rv32i_group
.Llwcc_simon128_192_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_simon128_192_ctr_crypt_rv32i_out
.Llwcc_simon128_192_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_simon128_192_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_simon128_192_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_simon128_192_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_simon128_192_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_simon128_192_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_simon128_192_ctr_crypt_rv32i_group
.Llwcc_simon128_192_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_simon128_192_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_simon128_192_ctr_crypt_rv32i_copy
.Llwcc_simon128_192_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_simon128_192_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_simon128_192_ctr_crypt_rv32i_wipe
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    lw s5, 24(sp)
    lw s6, 28(sp)
    lw s7, 32(sp)
    addi sp, sp, 112
    ret
    .size lwcc_simon128_192_ctr_crypt_rv32i, .-lwcc_simon128_192_ctr_crypt_rv32i
