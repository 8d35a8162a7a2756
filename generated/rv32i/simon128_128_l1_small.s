# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile simon --set simon128_128 --target rv32i --lanes 1 --goal size
# passes:    unroll() invert() counter() value_numbering() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 64 bits in limbs of 32, each in a register of its own
# sizes:     in bytes: block 16, key 16, nonce 12, rk 544, ctx 568, align 4, group 16, stack 112
# registers: a0-a7; ra; s0-s4; t0-t6; ra, s0-s4 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:82c3269568280d6f245f2a5388e8754c14a48b1b2603bda9784b678340a0cda1

    .text

    .balign 4
    .global lwcc_simon128_128_key_setup_rv32i
    .type lwcc_simon128_128_key_setup_rv32i, %function
lwcc_simon128_128_key_setup_rv32i:
    lw a5, 0(a1)
    sw a5, 0(a0)
    lw a6, 4(a1)
    xori a5, a5, -3
    sw a6, 4(a0)
    lw a7, 8(a1)
    xori a6, a6, -1
    sw a7, 8(a0)
    lw t0, 12(a1)
    srli t1, a7, 3
    sw t0, 12(a0)
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 16(a0)
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 20(a0)
    xori a7, a7, -4
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 24(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 28(a0)
    xori a5, a5, -3
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 32(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 36(a0)
    xori a7, a7, -4
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 40(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 44(a0)
    xori a5, a5, -3
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 48(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 52(a0)
    xori a7, a7, -3
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 56(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 60(a0)
    xori a5, a5, -3
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 64(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 68(a0)
    xori a7, a7, -3
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 72(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 76(a0)
    xori a5, a5, -4
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 80(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 84(a0)
    xori a7, a7, -3
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 88(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 92(a0)
    xori a5, a5, -3
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 96(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 100(a0)
    xori a7, a7, -3
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 104(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 108(a0)
    xori a5, a5, -4
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 112(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 116(a0)
    xori a7, a7, -4
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 120(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 124(a0)
    xori a5, a5, -4
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 128(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 132(a0)
    xori a7, a7, -4
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 136(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 140(a0)
    xori a5, a5, -4
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 144(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 148(a0)
    xori a7, a7, -4
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 152(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 156(a0)
    xori a5, a5, -3
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 160(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 164(a0)
    xori a7, a7, -3
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 168(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 172(a0)
    xori a5, a5, -4
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 176(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 180(a0)
    xori a7, a7, -3
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 184(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 188(a0)
    xori a5, a5, -4
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 192(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 196(a0)
    xori a7, a7, -4
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 200(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 204(a0)
    xori a5, a5, -3
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 208(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 212(a0)
    xori a7, a7, -4
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 216(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 220(a0)
    xori a5, a5, -4
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 224(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 228(a0)
    xori a7, a7, -3
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 232(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 236(a0)
    xori a5, a5, -3
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 240(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 244(a0)
    xori a7, a7, -4
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 248(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 252(a0)
    xori a5, a5, -4
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 256(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 260(a0)
    xori a7, a7, -4
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 264(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 268(a0)
    xori a5, a5, -3
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 272(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 276(a0)
    xori a7, a7, -4
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 280(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 284(a0)
    xori a5, a5, -3
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 288(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 292(a0)
    xori a7, a7, -4
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 296(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 300(a0)
    xori a5, a5, -4
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 304(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 308(a0)
    xori a7, a7, -4
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 312(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 316(a0)
    xori a5, a5, -4
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 320(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 324(a0)
    xori a7, a7, -3
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 328(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 332(a0)
    xori a5, a5, -4
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 336(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 340(a0)
    xori a7, a7, -4
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 344(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 348(a0)
    xori a5, a5, -4
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 352(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 356(a0)
    xori a7, a7, -3
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 360(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 364(a0)
    xori a5, a5, -3
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 368(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 372(a0)
    xori a7, a7, -3
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 376(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 380(a0)
    xori a5, a5, -3
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 384(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 388(a0)
    xori a7, a7, -3
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 392(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 396(a0)
    xori a5, a5, -3
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 400(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 404(a0)
    xori a7, a7, -4
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 408(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 412(a0)
    xori a5, a5, -4
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 416(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 420(a0)
    xori a7, a7, -3
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 424(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 428(a0)
    xori a5, a5, -4
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 432(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 436(a0)
    xori a7, a7, -3
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 440(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 444(a0)
    xori a5, a5, -3
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 448(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 452(a0)
    xori a7, a7, -4
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 456(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 460(a0)
    xori a5, a5, -3
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 464(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 468(a0)
    xori a7, a7, -3
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 472(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 476(a0)
    xori a5, a5, -4
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 480(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 484(a0)
    xori a7, a7, -4
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 488(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 492(a0)
    xori a5, a5, -3
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 496(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 500(a0)
    xori a7, a7, -3
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 504(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 508(a0)
    xori a5, a5, -3
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 512(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 516(a0)
    xori a7, a7, -4
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, a6, 3
    slli t4, a5, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a7, a7, t2
    sw a7, 520(a0)
    xori t0, t0, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor t0, t0, t1
    sw t0, 524(a0)
    xori a5, a5, -3
    srli t1, a7, 3
    slli t2, t0, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli t3, t0, 3
    slli t4, a7, 29
    or t3, t3, t4
    slli t4, t3, 31
    or t2, t2, t4
    xor t2, t1, t2
    xor a5, a5, t2
    sw a5, 528(a0)
    xori a6, a6, -1
    srli t2, t3, 1
    slli t1, t1, 31
    or t1, t2, t1
    xor t1, t3, t1
    xor a6, a6, t1
    sw a6, 532(a0)
    xori a7, a7, -4
    srli t1, a5, 3
    slli t2, a6, 29
    or t1, t1, t2
    srli t2, t1, 1
    srli a6, a6, 3
    slli a5, a5, 29
    or a5, a6, a5
    slli a6, a5, 31
    or a6, t2, a6
    xor a6, t1, a6
    xor a6, a7, a6
    sw a6, 536(a0)
    xori a6, t0, -1
    srli a7, a5, 1
    slli t0, t1, 31
    or a7, a7, t0
    xor a5, a5, a7
    xor a5, a6, a5
    sw a5, 540(a0)
    ret
    .size lwcc_simon128_128_key_setup_rv32i, .-lwcc_simon128_128_key_setup_rv32i

    .balign 4
    .global lwcc_simon128_128_ecb_encrypt_rv32i
    .type lwcc_simon128_128_ecb_encrypt_rv32i, %function
lwcc_simon128_128_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_simon128_128_ecb_encrypt_rv32i_begin
    ret
.Llwcc_simon128_128_ecb_encrypt_rv32i_begin:
    addi sp, sp, -96
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -16
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_simon128_128_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lw a7, 0(a1)
    lw t0, 4(a1)
    lw a6, 8(a1)
    lw a5, 12(a1)
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 0
    addi a2, a3, 544
.Llwcc_simon128_128_ecb_encrypt_rv32i_round:
    # round 1 (simon.dsl:42)
    srli t1, a5, 31
    slli t2, a6, 1
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 24
    slli t6, a6, 8
    srli a4, a6, 24
    slli a1, a5, 8
    or t1, t1, t2
    or t2, t3, t4
    or t3, t5, t6
    or t4, a4, a1
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 30
    slli a1, a5, 2
    and t1, t1, t3
    and t2, t2, t4
    or t3, t5, t6
    or t4, a4, a1
    xor t1, t1, t3
    xor t2, t2, t4
    lw t3, 0(a3)
    lw t4, 4(a3)
    xor a7, a7, t1
    xor t0, t0, t2
    xor a7, a7, t3
    xor t0, t0, t4
    # round 2 (simon.dsl:42)
    srli t1, t0, 31
    slli t2, a7, 1
    srli t3, a7, 31
    slli t4, t0, 1
    srli t5, t0, 24
    slli t6, a7, 8
    srli a4, a7, 24
    slli a1, t0, 8
    or t1, t1, t2
    or t2, t3, t4
    or t3, t5, t6
    or t4, a4, a1
    srli t5, t0, 30
    slli t6, a7, 2
    srli a4, a7, 30
    slli a1, t0, 2
    and t1, t1, t3
    and t2, t2, t4
    or t3, t5, t6
    or t4, a4, a1
    xor t1, t1, t3
    xor t2, t2, t4
    lw t3, 8(a3)
    lw t4, 12(a3)
    xor a6, a6, t1
    xor a5, a5, t2
    xor a6, a6, t3
    xor a5, a5, t4
    addi a3, a3, 16
    bne a3, a2, .Llwcc_simon128_128_ecb_encrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    sw a7, 0(a0)
    sw t0, 4(a0)
    sw a6, 8(a0)
    sw a5, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bgeu a2, a1, .Llwcc_simon128_128_ecb_encrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_simon128_128_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_simon128_128_ecb_encrypt_rv32i_wipe
    addi sp, sp, 96
    ret
    .size lwcc_simon128_128_ecb_encrypt_rv32i, .-lwcc_simon128_128_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_simon128_128_ecb_decrypt_rv32i
    .type lwcc_simon128_128_ecb_decrypt_rv32i, %function
lwcc_simon128_128_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_simon128_128_ecb_decrypt_rv32i_begin
    ret
.Llwcc_simon128_128_ecb_decrypt_rv32i_begin:
    addi sp, sp, -96
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    sw s3, 16(sp)
    sw s4, 20(sp)
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -16
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_simon128_128_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lw t0, 0(a1)
    lw a7, 4(a1)
    lw a5, 8(a1)
    lw a6, 12(a1)
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 528
    addi a2, a3, -544
.Llwcc_simon128_128_ecb_decrypt_rv32i_round:
    # round 68 (simon.dsl:42)
    srli t1, a7, 24
    slli t2, t0, 8
    srli t3, t0, 24
    slli t4, a7, 8
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 31
    slli a1, a7, 1
    lw a0, 8(a3)
    lw s0, 12(a3)
    srli s1, a7, 30
    slli s2, t0, 2
    srli s3, t0, 30
    slli s4, a7, 2
    or t1, t1, t2
    or t2, t3, t4
    or t3, t5, t6
    or t4, a4, a1
    or t5, s1, s2
    or t6, s3, s4
    and t1, t3, t1
    and t2, t4, t2
    xor a5, a5, a0
    xor a6, a6, s0
    xor t1, t1, t5
    xor t2, t2, t6
    xor a5, a5, t1
    xor a6, a6, t2
    # round 67 (simon.dsl:42)
    srli t1, a6, 24
    slli t2, a5, 8
    srli t3, a5, 24
    slli t4, a6, 8
    srli t5, a6, 31
    slli t6, a5, 1
    srli a4, a5, 31
    slli a1, a6, 1
    lw a0, 0(a3)
    lw s0, 4(a3)
    srli s1, a6, 30
    slli s2, a5, 2
    srli s3, a5, 30
    slli s4, a6, 2
    or t1, t1, t2
    or t2, t3, t4
    or t3, t5, t6
    or t4, a4, a1
    or t5, s1, s2
    or t6, s3, s4
    and t1, t3, t1
    and t2, t4, t2
    xor t0, t0, a0
    xor a7, a7, s0
    xor t1, t1, t5
    xor t2, t2, t6
    xor t0, t0, t1
    xor a7, a7, t2
    addi a3, a3, -16
    bne a3, a2, .Llwcc_simon128_128_ecb_decrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    sw t0, 0(a0)
    sw a7, 4(a0)
    sw a5, 8(a0)
    sw a6, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bgeu a2, a1, .Llwcc_simon128_128_ecb_decrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_simon128_128_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_simon128_128_ecb_decrypt_rv32i_wipe
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    addi sp, sp, 96
    ret
    .size lwcc_simon128_128_ecb_decrypt_rv32i, .-lwcc_simon128_128_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_simon128_128_ctr_init_rv32i
    .type lwcc_simon128_128_ctr_init_rv32i, %function
lwcc_simon128_128_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_simon128_128_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_simon128_128_ctr_nonce_rv32i
    .size lwcc_simon128_128_ctr_init_rv32i, .-lwcc_simon128_128_ctr_init_rv32i

    .balign 4
    .global lwcc_simon128_128_ctr_nonce_rv32i
    .type lwcc_simon128_128_ctr_nonce_rv32i, %function
lwcc_simon128_128_ctr_nonce_rv32i:
    lbu a5, 8(a1)
    lbu a6, 9(a1)
    lbu a7, 10(a1)
    lbu t0, 11(a1)
    lbu t1, 0(a1)
    lbu t2, 1(a1)
    lbu t3, 2(a1)
    lbu t4, 3(a1)
    lbu t5, 4(a1)
    lbu t6, 5(a1)
    lbu a4, 6(a1)
    lbu a3, 7(a1)
    sw a5, 544(a0)
    sw a6, 548(a0)
    sw a7, 552(a0)
    sw t0, 556(a0)
    slli a5, t2, 8
    slli a6, t3, 16
    slli a7, t4, 24
    slli t0, t6, 8
    slli t2, a4, 16
    slli t3, a3, 24
    or a5, t1, a5
    or t0, t5, t0
    or a5, a5, a6
    or a6, t0, t2
    or a5, a5, a7
    or a6, a6, t3
    sw a5, 560(a0)
    sw a6, 564(a0)
    ret
    .size lwcc_simon128_128_ctr_nonce_rv32i, .-lwcc_simon128_128_ctr_nonce_rv32i

    .balign 4
    .global lwcc_simon128_128_ctr_crypt_rv32i
    .type lwcc_simon128_128_ctr_crypt_rv32i, %function
lwcc_simon128_128_ctr_crypt_rv32i:
    bnez a2, .Llwcc_simon128_128_ctr_crypt_rv32i_begin
    ret
.Llwcc_simon128_128_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
    sw s0, 4(sp)
    sw s1, 8(sp)
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 16
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    sw a3, 72(sp)
    beqz t1, .Llwcc_simon128_128_ctr_crypt_rv32i_group
    j .Llwcc_simon128_128_ctr_crypt_rv32i_rest
.Llwcc_simon128_128_ctr_crypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a4, 76(sp)
    srli a5, a4, 16
    lw a6, 548(a3)
    srli a7, a4, 8
    lw t0, 544(a3)
    lw t1, 552(a3)
    andi a5, a5, 255
    srli t2, a4, 24
    slli a6, a6, 8
    lw t3, 556(a3)
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
    or t0, a5, a7
    # round 1 (simon.dsl:42)
    srli a5, t0, 31
    slli a7, a6, 1
    srli t1, a6, 31
    slli t2, t0, 1
    srli t3, t0, 24
    slli t4, a6, 8
    srli t5, a6, 24
    slli t6, t0, 8
    or a5, a5, a7
    or a7, t1, t2
    or t1, t3, t4
    or t2, t5, t6
    srli t3, t0, 30
    slli t4, a6, 2
    srli t5, a6, 30
    slli t6, t0, 2
    and a5, a5, t1
    and a7, a7, t2
    or t1, t3, t4
    or t2, t5, t6
    lw t3, 560(a3)
    lw t4, 564(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    lw t1, 0(a3)
    lw t2, 4(a3)
    xor a5, t3, a5
    xor a7, t4, a7
    xor a5, a5, t1
    xor a7, a7, t2
    mv t1, a5
    mv a5, a7
    mv a7, a6
    mv a6, t1
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 8
    addi a2, a3, 528
.Llwcc_simon128_128_ctr_crypt_rv32i_round:
    # round 2 (simon.dsl:42)
    srli t1, a5, 31
    slli t2, a6, 1
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 24
    slli t6, a6, 8
    srli a4, a6, 24
    slli a1, a5, 8
    or t1, t1, t2
    or t2, t3, t4
    or t3, t5, t6
    or t4, a4, a1
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 30
    slli a1, a5, 2
    and t1, t1, t3
    and t2, t2, t4
    or t3, t5, t6
    or t4, a4, a1
    xor t1, t1, t3
    xor t2, t2, t4
    lw t3, 0(a3)
    lw t4, 4(a3)
    xor a7, a7, t1
    xor t0, t0, t2
    xor a7, a7, t3
    xor t0, t0, t4
    # round 3 (simon.dsl:42)
    srli t1, t0, 31
    slli t2, a7, 1
    srli t3, a7, 31
    slli t4, t0, 1
    srli t5, t0, 24
    slli t6, a7, 8
    srli a4, a7, 24
    slli a1, t0, 8
    or t1, t1, t2
    or t2, t3, t4
    or t3, t5, t6
    or t4, a4, a1
    srli t5, t0, 30
    slli t6, a7, 2
    srli a4, a7, 30
    slli a1, t0, 2
    and t1, t1, t3
    and t2, t2, t4
    or t3, t5, t6
    or t4, a4, a1
    xor t1, t1, t3
    xor t2, t2, t4
    lw t3, 8(a3)
    lw t4, 12(a3)
    xor a6, a6, t1
    xor a5, a5, t2
    xor a6, a6, t3
    xor a5, a5, t4
    addi a3, a3, 16
    bne a3, a2, .Llwcc_simon128_128_ctr_crypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    lw a4, 76(sp)
    # round 68 (simon.dsl:42)
    srli t1, a5, 31
    slli t2, a6, 1
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 24
    slli t6, a6, 8
    srli s0, a6, 24
    slli s1, a5, 8
    or t1, t1, t2
    or t2, t3, t4
    or t3, t5, t6
    or t4, s0, s1
    srli t5, a5, 30
    slli t6, a6, 2
    srli s0, a6, 30
    slli s1, a5, 2
    and t1, t1, t3
    and t2, t2, t4
    or t3, t5, t6
    or t4, s0, s1
    xor t1, t1, t3
    xor t2, t2, t4
    lw t3, 536(a3)
    lw t4, 540(a3)
    xor a7, a7, t1
    xor t0, t0, t2
    lw t1, 0(a1)
    lw t2, 4(a1)
    lw t5, 8(a1)
    lw t6, 12(a1)
    xor a7, a7, t3
    xor t0, t0, t4
    xor a6, t1, a6
    xor a5, t2, a5
    xor a7, t5, a7
    xor t0, t6, t0
    sw a6, 0(a0)
    sw a5, 4(a0)
    sw a7, 8(a0)
    sw t0, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    addi a4, a4, 1
    bgeu a2, a1, .Llwcc_simon128_128_ctr_crypt_rv32i_group
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_simon128_128_ctr_crypt_rv32i_out
.Llwcc_simon128_128_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_simon128_128_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_simon128_128_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_simon128_128_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_simon128_128_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_simon128_128_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_simon128_128_ctr_crypt_rv32i_group
.Llwcc_simon128_128_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_simon128_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_simon128_128_ctr_crypt_rv32i_copy
.Llwcc_simon128_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_simon128_128_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_simon128_128_ctr_crypt_rv32i_wipe
    lw s0, 4(sp)
    lw s1, 8(sp)
    addi sp, sp, 112
    ret
    .size lwcc_simon128_128_ctr_crypt_rv32i, .-lwcc_simon128_128_ctr_crypt_rv32i
