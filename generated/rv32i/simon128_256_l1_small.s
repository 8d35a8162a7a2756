# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile simon --set simon128_256 --target rv32i --lanes 1 --goal size
# passes:    unroll() invert() counter() value_numbering() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate()
# dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 64 bits in limbs of 32, each in a register of its own
# sizes:     in bytes: block 16, key 32, nonce 12, rk 576, ctx 600, align 4, group 16, stack 112
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:a0ff3d43cecbbfbf488a314ad5bd013a6e4c4baa7e1014bee8c8c15be778f729

    .text

    .balign 4
    .global lwcc_simon128_256_key_setup_rv32i
    .type lwcc_simon128_256_key_setup_rv32i, %function
lwcc_simon128_256_key_setup_rv32i:
    addi sp, sp, -96
    sw ra, 0(sp)
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    sw s3, 16(sp)
    sw s4, 20(sp)
    sw s5, 24(sp)
    sw s6, 28(sp)
    sw s7, 32(sp)
    sw s8, 36(sp)
    sw s9, 40(sp)
    sw s10, 44(sp)
    sw s11, 48(sp)
    lw a5, 24(a1)
    lw a6, 28(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    srli t1, a5, 3
    slli t2, a6, 29
    srli t3, a6, 3
    slli t4, a5, 29
    or t1, t1, t2
    or t2, t3, t4
    xor t1, t1, a7
    xor t2, t2, t0
    lw t3, 0(a1)
    lw t4, 4(a1)
    srli t5, t1, 1
    slli t6, t2, 31
    srli a4, t2, 1
    slli a3, t1, 31
    or t5, t5, t6
    or t6, a4, a3
    xori a4, t3, -3
    xor t1, t1, t5
    xori t5, t4, -1
    xor t2, t2, t6
    xor t1, a4, t1
    xor t2, t5, t2
    lw t5, 16(a1)
    lw t6, 20(a1)
    srli a4, t1, 3
    slli a3, t2, 29
    srli a2, t2, 3
    slli s0, t1, 29
    or a4, a4, a3
    or a3, a2, s0
    xor a4, a4, t5
    xor a3, a3, t6
    srli a2, a4, 1
    slli s0, a3, 31
    srli s1, a3, 1
    slli s2, a4, 31
    or a2, a2, s0
    or s0, s1, s2
    xori s1, a7, -3
    xor a4, a4, a2
    xori a2, t0, -1
    xor a3, a3, s0
    xor a4, s1, a4
    xor a3, a2, a3
    srli a2, a4, 3
    slli s0, a3, 29
    srli s1, a3, 3
    slli s2, a4, 29
    or a2, a2, s0
    or s0, s1, s2
    xor a2, a2, a5
    xor s0, s0, a6
    srli s1, a2, 1
    slli s2, s0, 31
    srli s3, s0, 1
    slli s4, a2, 31
    or s1, s1, s2
    or s2, s3, s4
    xori s3, t5, -4
    xor a2, a2, s1
    xori s1, t6, -1
    xor s0, s0, s2
    xor a2, s3, a2
    xor s0, s1, s0
    srli s1, a2, 3
    slli s2, s0, 29
    srli s3, s0, 3
    slli s4, a2, 29
    or s1, s1, s2
    or s2, s3, s4
    xor s1, s1, t1
    xor s2, s2, t2
    srli s3, s1, 1
    slli s4, s2, 31
    srli s5, s2, 1
    slli s6, s1, 31
    or s3, s3, s4
    or s4, s5, s6
    xori s5, a5, -3
    xor s1, s1, s3
    xori s3, a6, -1
    xor s2, s2, s4
    xor s1, s5, s1
    xor s2, s3, s2
    srli s3, s1, 3
    slli s4, s2, 29
    srli s5, s2, 3
    slli s6, s1, 29
    or s3, s3, s4
    or s4, s5, s6
    xor s3, s3, a4
    xor s4, s4, a3
    srli s5, s3, 1
    slli s6, s4, 31
    srli s7, s4, 1
    slli s8, s3, 31
    or s5, s5, s6
    or s6, s7, s8
    xori s7, t1, -4
    xor s3, s3, s5
    xori s5, t2, -1
    xor s4, s4, s6
    xor s3, s7, s3
    xor s4, s5, s4
    srli s5, s3, 3
    slli s6, s4, 29
    srli s7, s4, 3
    slli s8, s3, 29
    or s5, s5, s6
    or s6, s7, s8
    xor s5, s5, a2
    xor s6, s6, s0
    srli s7, s5, 1
    slli s8, s6, 31
    srli s9, s6, 1
    slli s10, s5, 31
    or s7, s7, s8
    or s8, s9, s10
    xori s9, a4, -4
    xor s5, s5, s7
    xori s7, a3, -1
    xor s6, s6, s8
    xor s5, s9, s5
    xor s6, s7, s6
    srli s7, s5, 3
    slli s8, s6, 29
    srli s9, s6, 3
    slli s10, s5, 29
    or s7, s7, s8
    or s8, s9, s10
    xor s7, s7, s1
    xor s8, s8, s2
    srli s9, s7, 1
    slli s10, s8, 31
    srli s11, s8, 1
    slli ra, s7, 31
    or s9, s9, s10
    or s10, s11, ra
    xori s11, a2, -4
    xor s7, s7, s9
    xori s9, s0, -1
    xor s8, s8, s10
    xor s7, s11, s7
    xor s8, s9, s8
    srli s9, s7, 3
    slli s10, s8, 29
    srli s11, s8, 3
    slli ra, s7, 29
    or s9, s9, s10
    or s10, s11, ra
    xor s9, s9, s3
    xor s10, s10, s4
    srli s11, s9, 1
    slli ra, s10, 31
    or s11, s11, ra
    srli ra, s10, 1
    xor s11, s9, s11
    slli s9, s9, 31
    or s9, ra, s9
    xori ra, s1, -3
    xor s9, s10, s9
    xori s10, s2, -1
    xor s11, ra, s11
    xor s9, s10, s9
    srli s10, s11, 3
    slli ra, s9, 29
    or s10, s10, ra
    srli ra, s9, 3
    xor s10, s10, s5
    sw t3, 0(a0)
    slli t3, s11, 29
    or t3, ra, t3
    xor t3, t3, s6
    srli ra, s10, 1
    sw t4, 4(a0)
    slli t4, t3, 31
    or t4, ra, t4
    srli ra, t3, 1
    xor t4, s10, t4
    slli s10, s10, 31
    or s10, ra, s10
    xori ra, s3, -3
    xor t3, t3, s10
    xori s10, s4, -1
    xor t4, ra, t4
    xor t3, s10, t3
    srli s10, t4, 3
    slli ra, t3, 29
    or s10, s10, ra
    srli ra, t3, 3
    xor s10, s10, s7
    sw a7, 8(a0)
    slli a7, t4, 29
    or a7, ra, a7
    xor a7, a7, s8
    srli ra, s10, 1
    sw t0, 12(a0)
    slli t0, a7, 31
    or t0, ra, t0
    srli ra, a7, 1
    xor t0, s10, t0
    slli s10, s10, 31
    or s10, ra, s10
    xori ra, s5, -3
    xor a7, a7, s10
    xori s10, s6, -1
    xor t0, ra, t0
    xor a7, s10, a7
    srli s10, t0, 3
    slli ra, a7, 29
    or s10, s10, ra
    srli ra, a7, 3
    xor s10, s10, s11
    sw t5, 16(a0)
    slli t5, t0, 29
    or t5, ra, t5
    xor t5, t5, s9
    srli ra, s10, 1
    sw t6, 20(a0)
    slli t6, t5, 31
    or t6, ra, t6
    srli ra, t5, 1
    xor t6, s10, t6
    slli s10, s10, 31
    or s10, ra, s10
    xori ra, s7, -3
    xor t5, t5, s10
    xori s10, s8, -1
    xor t6, ra, t6
    xor t5, s10, t5
    srli s10, t6, 3
    slli ra, t5, 29
    or s10, s10, ra
    srli ra, t5, 3
    xor s10, s10, t4
    sw a5, 24(a0)
    slli a5, t6, 29
    or a5, ra, a5
    xor a5, a5, t3
    srli ra, s10, 1
    sw a6, 28(a0)
    slli a6, a5, 31
    or a6, ra, a6
    srli ra, a5, 1
    xor a6, s10, a6
    slli s10, s10, 31
    or s10, ra, s10
    xori ra, s11, -4
    xor a5, a5, s10
    xori s10, s9, -1
    xor a6, ra, a6
    xor a5, s10, a5
    srli s10, a6, 3
    slli ra, a5, 29
    or s10, s10, ra
    srli ra, a5, 3
    xor s10, s10, t0
    sw t1, 32(a0)
    slli t1, a6, 29
    or t1, ra, t1
    xor t1, t1, a7
    srli ra, s10, 1
    sw t2, 36(a0)
    slli t2, t1, 31
    or t2, ra, t2
    srli ra, t1, 1
    xor t2, s10, t2
    slli s10, s10, 31
    or s10, ra, s10
    xori ra, t4, -4
    xor t1, t1, s10
    xori s10, t3, -1
    xor t2, ra, t2
    xor t1, s10, t1
    srli s10, t2, 3
    slli ra, t1, 29
    or s10, s10, ra
    srli ra, t1, 3
    xor s10, s10, t6
    sw a4, 40(a0)
    slli a4, t2, 29
    or a4, ra, a4
    xor a4, a4, t5
    srli ra, s10, 1
    sw a3, 44(a0)
    slli a3, a4, 31
    or a3, ra, a3
    srli ra, a4, 1
    xor a3, s10, a3
    slli s10, s10, 31
    or s10, ra, s10
    xori ra, t0, -3
    xor a4, a4, s10
    xori s10, a7, -1
    xor a3, ra, a3
    xor a4, s10, a4
    srli s10, a3, 3
    slli ra, a4, 29
    or s10, s10, ra
    srli ra, a4, 3
    xor s10, s10, a6
    sw a2, 48(a0)
    slli a2, a3, 29
    or a2, ra, a2
    xor a2, a2, a5
    srli ra, s10, 1
    sw s0, 52(a0)
    slli s0, a2, 31
    or s0, ra, s0
    srli ra, a2, 1
    xor s0, s10, s0
    slli s10, s10, 31
    or s10, ra, s10
    xori ra, t6, -3
    xor a2, a2, s10
    xori s10, t5, -1
    xor s0, ra, s0
    xor a2, s10, a2
    srli s10, s0, 3
    slli ra, a2, 29
    or s10, s10, ra
    srli ra, a2, 3
    xor s10, s10, t2
    sw s1, 56(a0)
    slli s1, s0, 29
    or s1, ra, s1
    xor s1, s1, t1
    srli ra, s10, 1
    sw s2, 60(a0)
    slli s2, s1, 31
    or s2, ra, s2
    srli ra, s1, 1
    xor s2, s10, s2
    slli s10, s10, 31
    or s10, ra, s10
    xori ra, a6, -4
    xor s1, s1, s10
    xori s10, a5, -1
    xor s2, ra, s2
    xor s1, s10, s1
    srli s10, s2, 3
    slli ra, s1, 29
    or s10, s10, ra
    srli ra, s1, 3
    xor s10, s10, a3
    sw s3, 64(a0)
    slli s3, s2, 29
    or s3, ra, s3
    xor s3, s3, a4
    srli ra, s10, 1
    sw s4, 68(a0)
    slli s4, s3, 31
    or s4, ra, s4
    srli ra, s3, 1
    xor s4, s10, s4
    slli s10, s10, 31
    or s10, ra, s10
    xori ra, t2, -3
    xor s3, s3, s10
    xori s10, t1, -1
    xor s4, ra, s4
    xor s3, s10, s3
    srli s10, s4, 3
    slli ra, s3, 29
    or s10, s10, ra
    srli ra, s3, 3
    xor s10, s10, s0
    sw s5, 72(a0)
    slli s5, s4, 29
    or s5, ra, s5
    xor s5, s5, a2
    srli ra, s10, 1
    sw s6, 76(a0)
    slli s6, s5, 31
    or s6, ra, s6
    srli ra, s5, 1
    xor s6, s10, s6
    slli s10, s10, 31
    or s10, ra, s10
    xori ra, a3, -4
    xor s5, s5, s10
    xori s10, a4, -1
    xor s6, ra, s6
    xor s5, s10, s5
    srli s10, s6, 3
    slli ra, s5, 29
    or s10, s10, ra
    srli ra, s5, 3
    xor s10, s10, s2
    sw s7, 80(a0)
    slli s7, s6, 29
    or s7, ra, s7
    xor s7, s7, s1
    srli ra, s10, 1
    sw s8, 84(a0)
    slli s8, s7, 31
    or s8, ra, s8
    srli ra, s7, 1
    xor s8, s10, s8
    slli s10, s10, 31
    or s10, ra, s10
    xori ra, s0, -3
    xor s7, s7, s10
    xori s10, a2, -1
    xor s8, ra, s8
    xor s7, s10, s7
    srli s10, s8, 3
    slli ra, s7, 29
    or s10, s10, ra
    srli ra, s7, 3
    xor s10, s10, s4
    sw s11, 88(a0)
    slli s11, s8, 29
    or s11, ra, s11
    xor s11, s11, s3
    srli ra, s10, 1
    sw s9, 92(a0)
    slli s9, s11, 31
    or s9, ra, s9
    srli ra, s11, 1
    xor s9, s10, s9
    slli s10, s10, 31
    or s10, ra, s10
    xori ra, s2, -3
    xor s10, s11, s10
    xori s11, s1, -1
    xor s9, ra, s9
    xor s10, s11, s10
    srli s11, s9, 3
    slli ra, s10, 29
    or s11, s11, ra
    srli ra, s10, 3
    xor s11, s11, s6
    sw t4, 96(a0)
    slli t4, s9, 29
    or t4, ra, t4
    xor t4, t4, s5
    srli ra, s11, 1
    sw t3, 100(a0)
    slli t3, t4, 31
    or t3, ra, t3
    srli ra, t4, 1
    xor t3, s11, t3
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, s4, -4
    xor t4, t4, s11
    xori s11, s3, -1
    xor t3, ra, t3
    xor t4, s11, t4
    srli s11, t3, 3
    slli ra, t4, 29
    or s11, s11, ra
    srli ra, t4, 3
    xor s11, s11, s8
    sw t0, 104(a0)
    slli t0, t3, 29
    or t0, ra, t0
    xor t0, t0, s7
    srli ra, s11, 1
    sw a7, 108(a0)
    slli a7, t0, 31
    or a7, ra, a7
    srli ra, t0, 1
    xor a7, s11, a7
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, s6, -3
    xor t0, t0, s11
    xori s11, s5, -1
    xor a7, ra, a7
    xor t0, s11, t0
    srli s11, a7, 3
    slli ra, t0, 29
    or s11, s11, ra
    srli ra, t0, 3
    xor s11, s11, s9
    sw t6, 112(a0)
    slli t6, a7, 29
    or t6, ra, t6
    xor t6, t6, s10
    srli ra, s11, 1
    sw t5, 116(a0)
    slli t5, t6, 31
    or t5, ra, t5
    srli ra, t6, 1
    xor t5, s11, t5
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, s8, -3
    xor t6, t6, s11
    xori s11, s7, -1
    xor t5, ra, t5
    xor t6, s11, t6
    srli s11, t5, 3
    slli ra, t6, 29
    or s11, s11, ra
    srli ra, t6, 3
    xor s11, s11, t3
    sw a6, 120(a0)
    slli a6, t5, 29
    or a6, ra, a6
    xor a6, a6, t4
    srli ra, s11, 1
    sw a5, 124(a0)
    slli a5, a6, 31
    or a5, ra, a5
    srli ra, a6, 1
    xor a5, s11, a5
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, s9, -4
    xor a6, a6, s11
    xori s11, s10, -1
    xor a5, ra, a5
    xor a6, s11, a6
    srli s11, a5, 3
    slli ra, a6, 29
    or s11, s11, ra
    srli ra, a6, 3
    xor s11, s11, a7
    sw t2, 128(a0)
    slli t2, a5, 29
    or t2, ra, t2
    xor t2, t2, t0
    srli ra, s11, 1
    sw t1, 132(a0)
    slli t1, t2, 31
    or t1, ra, t1
    srli ra, t2, 1
    xor t1, s11, t1
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, t3, -4
    xor t2, t2, s11
    xori s11, t4, -1
    xor t1, ra, t1
    xor t2, s11, t2
    srli s11, t1, 3
    slli ra, t2, 29
    or s11, s11, ra
    srli ra, t2, 3
    xor s11, s11, t5
    sw a3, 136(a0)
    slli a3, t1, 29
    or a3, ra, a3
    xor a3, a3, t6
    srli ra, s11, 1
    sw a4, 140(a0)
    slli a4, a3, 31
    or a4, ra, a4
    srli ra, a3, 1
    xor a4, s11, a4
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, a7, -4
    xor a3, a3, s11
    xori s11, t0, -1
    xor a4, ra, a4
    xor a3, s11, a3
    srli s11, a4, 3
    slli ra, a3, 29
    or s11, s11, ra
    srli ra, a3, 3
    xor s11, s11, a5
    sw s0, 144(a0)
    slli s0, a4, 29
    or s0, ra, s0
    xor s0, s0, a6
    srli ra, s11, 1
    sw a2, 148(a0)
    slli a2, s0, 31
    or a2, ra, a2
    srli ra, s0, 1
    xor a2, s11, a2
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, t5, -3
    xor s0, s0, s11
    xori s11, t6, -1
    xor a2, ra, a2
    xor s0, s11, s0
    srli s11, a2, 3
    slli ra, s0, 29
    or s11, s11, ra
    srli ra, s0, 3
    xor s11, s11, t1
    sw s2, 152(a0)
    slli s2, a2, 29
    or s2, ra, s2
    xor s2, s2, t2
    srli ra, s11, 1
    sw s1, 156(a0)
    slli s1, s2, 31
    or s1, ra, s1
    srli ra, s2, 1
    xor s1, s11, s1
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, a5, -4
    xor s2, s2, s11
    xori s11, a6, -1
    xor s1, ra, s1
    xor s2, s11, s2
    srli s11, s1, 3
    slli ra, s2, 29
    or s11, s11, ra
    srli ra, s2, 3
    xor s11, s11, a4
    sw s4, 160(a0)
    slli s4, s1, 29
    or s4, ra, s4
    xor s4, s4, a3
    srli ra, s11, 1
    sw s3, 164(a0)
    slli s3, s4, 31
    or s3, ra, s3
    srli ra, s4, 1
    xor s3, s11, s3
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, t1, -4
    xor s4, s4, s11
    xori s11, t2, -1
    xor s3, ra, s3
    xor s4, s11, s4
    srli s11, s3, 3
    slli ra, s4, 29
    or s11, s11, ra
    srli ra, s4, 3
    xor s11, s11, a2
    sw s6, 168(a0)
    slli s6, s3, 29
    or s6, ra, s6
    xor s6, s6, s0
    srli ra, s11, 1
    sw s5, 172(a0)
    slli s5, s6, 31
    or s5, ra, s5
    srli ra, s6, 1
    xor s5, s11, s5
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, a4, -4
    xor s6, s6, s11
    xori s11, a3, -1
    xor s5, ra, s5
    xor s6, s11, s6
    srli s11, s5, 3
    slli ra, s6, 29
    or s11, s11, ra
    srli ra, s6, 3
    xor s11, s11, s1
    sw s8, 176(a0)
    slli s8, s5, 29
    or s8, ra, s8
    xor s8, s8, s2
    srli ra, s11, 1
    sw s7, 180(a0)
    slli s7, s8, 31
    or s7, ra, s7
    srli ra, s8, 1
    xor s7, s11, s7
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, a2, -4
    xor s8, s8, s11
    xori s11, s0, -1
    xor s7, ra, s7
    xor s8, s11, s8
    srli s11, s7, 3
    slli ra, s8, 29
    or s11, s11, ra
    srli ra, s8, 3
    xor s11, s11, s3
    sw s9, 184(a0)
    slli s9, s7, 29
    or s9, ra, s9
    xor s9, s9, s4
    srli ra, s11, 1
    sw s10, 188(a0)
    slli s10, s9, 31
    or s10, ra, s10
    srli ra, s9, 1
    xor s10, s11, s10
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, s1, -4
    xor s9, s9, s11
    xori s11, s2, -1
    xor s10, ra, s10
    xor s9, s11, s9
    srli s11, s10, 3
    slli ra, s9, 29
    or s11, s11, ra
    srli ra, s9, 3
    xor s11, s11, s5
    sw t3, 192(a0)
    slli t3, s10, 29
    or t3, ra, t3
    xor t3, t3, s6
    srli ra, s11, 1
    sw t4, 196(a0)
    slli t4, t3, 31
    or t4, ra, t4
    srli ra, t3, 1
    xor t4, s11, t4
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, s3, -4
    xor t3, t3, s11
    xori s11, s4, -1
    xor t4, ra, t4
    xor t3, s11, t3
    srli s11, t4, 3
    slli ra, t3, 29
    or s11, s11, ra
    srli ra, t3, 3
    xor s11, s11, s7
    sw a7, 200(a0)
    slli a7, t4, 29
    or a7, ra, a7
    xor a7, a7, s8
    srli ra, s11, 1
    sw t0, 204(a0)
    slli t0, a7, 31
    or t0, ra, t0
    srli ra, a7, 1
    xor t0, s11, t0
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, s5, -3
    xor a7, a7, s11
    xori s11, s6, -1
    xor t0, ra, t0
    xor a7, s11, a7
    srli s11, t0, 3
    slli ra, a7, 29
    or s11, s11, ra
    srli ra, a7, 3
    xor s11, s11, s10
    sw t5, 208(a0)
    slli t5, t0, 29
    or t5, ra, t5
    xor t5, t5, s9
    srli ra, s11, 1
    sw t6, 212(a0)
    slli t6, t5, 31
    or t6, ra, t6
    srli ra, t5, 1
    xor t6, s11, t6
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, s7, -4
    xor t5, t5, s11
    xori s11, s8, -1
    xor t6, ra, t6
    xor t5, s11, t5
    srli s11, t6, 3
    slli ra, t5, 29
    or s11, s11, ra
    srli ra, t5, 3
    xor s11, s11, t4
    sw a5, 216(a0)
    slli a5, t6, 29
    or a5, ra, a5
    xor a5, a5, t3
    srli ra, s11, 1
    sw a6, 220(a0)
    slli a6, a5, 31
    or a6, ra, a6
    srli ra, a5, 1
    xor a6, s11, a6
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, s10, -3
    xor a5, a5, s11
    xori s11, s9, -1
    xor a6, ra, a6
    xor a5, s11, a5
    srli s11, a6, 3
    slli ra, a5, 29
    or s11, s11, ra
    srli ra, a5, 3
    xor s11, s11, t0
    sw t1, 224(a0)
    slli t1, a6, 29
    or t1, ra, t1
    xor t1, t1, a7
    srli ra, s11, 1
    sw t2, 228(a0)
    slli t2, t1, 31
    or t2, ra, t2
    srli ra, t1, 1
    xor t2, s11, t2
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, t4, -3
    xor t1, t1, s11
    xori s11, t3, -1
    xor t2, ra, t2
    xor t1, s11, t1
    srli s11, t2, 3
    slli ra, t1, 29
    or s11, s11, ra
    srli ra, t1, 3
    xor s11, s11, t6
    sw a4, 232(a0)
    slli a4, t2, 29
    or a4, ra, a4
    xor a4, a4, t5
    srli ra, s11, 1
    sw a3, 236(a0)
    slli a3, a4, 31
    or a3, ra, a3
    srli ra, a4, 1
    xor a3, s11, a3
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, t0, -3
    xor a4, a4, s11
    xori s11, a7, -1
    xor a3, ra, a3
    xor a4, s11, a4
    srli s11, a3, 3
    slli ra, a4, 29
    or s11, s11, ra
    srli ra, a4, 3
    xor s11, s11, a6
    sw a2, 240(a0)
    slli a2, a3, 29
    or a2, ra, a2
    xor a2, a2, a5
    srli ra, s11, 1
    sw s0, 244(a0)
    slli s0, a2, 31
    or s0, ra, s0
    srli ra, a2, 1
    xor s0, s11, s0
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, t6, -4
    xor a2, a2, s11
    xori s11, t5, -1
    xor s0, ra, s0
    xor a2, s11, a2
    srli s11, s0, 3
    slli ra, a2, 29
    or s11, s11, ra
    srli ra, a2, 3
    xor s11, s11, t2
    sw s1, 248(a0)
    slli s1, s0, 29
    or s1, ra, s1
    xor s1, s1, t1
    srli ra, s11, 1
    sw s2, 252(a0)
    slli s2, s1, 31
    or s2, ra, s2
    srli ra, s1, 1
    xor s2, s11, s2
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, a6, -4
    xor s1, s1, s11
    xori s11, a5, -1
    xor s2, ra, s2
    xor s1, s11, s1
    srli s11, s2, 3
    slli ra, s1, 29
    or s11, s11, ra
    srli ra, s1, 3
    xor s11, s11, a3
    sw s3, 256(a0)
    slli s3, s2, 29
    or s3, ra, s3
    xor s3, s3, a4
    srli ra, s11, 1
    sw s4, 260(a0)
    slli s4, s3, 31
    or s4, ra, s4
    srli ra, s3, 1
    xor s4, s11, s4
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, t2, -4
    xor s3, s3, s11
    xori s11, t1, -1
    xor s4, ra, s4
    xor s3, s11, s3
    srli s11, s4, 3
    slli ra, s3, 29
    or s11, s11, ra
    srli ra, s3, 3
    xor s11, s11, s0
    sw s5, 264(a0)
    slli s5, s4, 29
    or s5, ra, s5
    xor s5, s5, a2
    srli ra, s11, 1
    sw s6, 268(a0)
    slli s6, s5, 31
    or s6, ra, s6
    srli ra, s5, 1
    xor s6, s11, s6
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, a3, -4
    xor s5, s5, s11
    xori s11, a4, -1
    xor s6, ra, s6
    xor s5, s11, s5
    srli s11, s6, 3
    slli ra, s5, 29
    or s11, s11, ra
    srli ra, s5, 3
    xor s11, s11, s2
    sw s7, 272(a0)
    slli s7, s6, 29
    or s7, ra, s7
    xor s7, s7, s1
    srli ra, s11, 1
    sw s8, 276(a0)
    slli s8, s7, 31
    or s8, ra, s8
    srli ra, s7, 1
    xor s8, s11, s8
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, s0, -3
    xor s7, s7, s11
    xori s11, a2, -1
    xor s8, ra, s8
    xor s7, s11, s7
    srli s11, s8, 3
    slli ra, s7, 29
    or s11, s11, ra
    srli ra, s7, 3
    xor s11, s11, s4
    sw s10, 280(a0)
    slli s10, s8, 29
    or s10, ra, s10
    xor s10, s10, s3
    srli ra, s11, 1
    sw s9, 284(a0)
    slli s9, s10, 31
    or s9, ra, s9
    srli ra, s10, 1
    xor s9, s11, s9
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, s2, -3
    xor s10, s10, s11
    xori s11, s1, -1
    xor s9, ra, s9
    xor s10, s11, s10
    srli s11, s9, 3
    slli ra, s10, 29
    or s11, s11, ra
    srli ra, s10, 3
    xor s11, s11, s6
    sw t4, 288(a0)
    slli t4, s9, 29
    or t4, ra, t4
    xor t4, t4, s5
    srli ra, s11, 1
    sw t3, 292(a0)
    slli t3, t4, 31
    or t3, ra, t3
    srli ra, t4, 1
    xor t3, s11, t3
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, s4, -4
    xor t4, t4, s11
    xori s11, s3, -1
    xor t3, ra, t3
    xor t4, s11, t4
    srli s11, t3, 3
    slli ra, t4, 29
    or s11, s11, ra
    srli ra, t4, 3
    xor s11, s11, s8
    sw t0, 296(a0)
    slli t0, t3, 29
    or t0, ra, t0
    xor t0, t0, s7
    srli ra, s11, 1
    sw a7, 300(a0)
    slli a7, t0, 31
    or a7, ra, a7
    srli ra, t0, 1
    xor a7, s11, a7
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, s6, -4
    xor t0, t0, s11
    xori s11, s5, -1
    xor a7, ra, a7
    xor t0, s11, t0
    srli s11, a7, 3
    slli ra, t0, 29
    or s11, s11, ra
    srli ra, t0, 3
    xor s11, s11, s9
    sw t6, 304(a0)
    slli t6, a7, 29
    or t6, ra, t6
    xor t6, t6, s10
    srli ra, s11, 1
    sw t5, 308(a0)
    slli t5, t6, 31
    or t5, ra, t5
    srli ra, t6, 1
    xor t5, s11, t5
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, s8, -3
    xor t6, t6, s11
    xori s11, s7, -1
    xor t5, ra, t5
    xor t6, s11, t6
    srli s11, t5, 3
    slli ra, t6, 29
    or s11, s11, ra
    srli ra, t6, 3
    xor s11, s11, t3
    sw a6, 312(a0)
    slli a6, t5, 29
    or a6, ra, a6
    xor a6, a6, t4
    srli ra, s11, 1
    sw a5, 316(a0)
    slli a5, a6, 31
    or a5, ra, a5
    srli ra, a6, 1
    xor a5, s11, a5
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, s9, -4
    xor a6, a6, s11
    xori s11, s10, -1
    xor a5, ra, a5
    xor a6, s11, a6
    srli s11, a5, 3
    slli ra, a6, 29
    or s11, s11, ra
    srli ra, a6, 3
    xor s11, s11, a7
    sw t2, 320(a0)
    slli t2, a5, 29
    or t2, ra, t2
    xor t2, t2, t0
    srli ra, s11, 1
    sw t1, 324(a0)
    slli t1, t2, 31
    or t1, ra, t1
    srli ra, t2, 1
    xor t1, s11, t1
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, t3, -3
    xor t2, t2, s11
    xori s11, t4, -1
    xor t1, ra, t1
    xor t2, s11, t2
    srli s11, t1, 3
    slli ra, t2, 29
    or s11, s11, ra
    srli ra, t2, 3
    xor s11, s11, t5
    sw a3, 328(a0)
    slli a3, t1, 29
    or a3, ra, a3
    xor a3, a3, t6
    srli ra, s11, 1
    sw a4, 332(a0)
    slli a4, a3, 31
    or a4, ra, a4
    srli ra, a3, 1
    xor a4, s11, a4
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, a7, -4
    xor a3, a3, s11
    xori s11, t0, -1
    xor a4, ra, a4
    xor a3, s11, a3
    srli s11, a4, 3
    slli ra, a3, 29
    or s11, s11, ra
    srli ra, a3, 3
    xor s11, s11, a5
    sw s0, 336(a0)
    slli s0, a4, 29
    or s0, ra, s0
    xor s0, s0, a6
    srli ra, s11, 1
    sw a2, 340(a0)
    slli a2, s0, 31
    or a2, ra, a2
    srli ra, s0, 1
    xor a2, s11, a2
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, t5, -4
    xor s0, s0, s11
    xori s11, t6, -1
    xor a2, ra, a2
    xor s0, s11, s0
    srli s11, a2, 3
    slli ra, s0, 29
    or s11, s11, ra
    srli ra, s0, 3
    xor s11, s11, t1
    sw s2, 344(a0)
    slli s2, a2, 29
    or s2, ra, s2
    xor s2, s2, t2
    srli ra, s11, 1
    sw s1, 348(a0)
    slli s1, s2, 31
    or s1, ra, s1
    srli ra, s2, 1
    xor s1, s11, s1
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, a5, -3
    xor s2, s2, s11
    xori s11, a6, -1
    xor s1, ra, s1
    xor s2, s11, s2
    srli s11, s1, 3
    slli ra, s2, 29
    or s11, s11, ra
    srli ra, s2, 3
    xor s11, s11, a4
    sw s4, 352(a0)
    slli s4, s1, 29
    or s4, ra, s4
    xor s4, s4, a3
    srli ra, s11, 1
    sw s3, 356(a0)
    slli s3, s4, 31
    or s3, ra, s3
    srli ra, s4, 1
    xor s3, s11, s3
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, t1, -4
    xor s4, s4, s11
    xori s11, t2, -1
    xor s3, ra, s3
    xor s4, s11, s4
    srli s11, s3, 3
    slli ra, s4, 29
    or s11, s11, ra
    srli ra, s4, 3
    xor s11, s11, a2
    sw s6, 360(a0)
    slli s6, s3, 29
    or s6, ra, s6
    xor s6, s6, s0
    srli ra, s11, 1
    sw s5, 364(a0)
    slli s5, s6, 31
    or s5, ra, s5
    srli ra, s6, 1
    xor s5, s11, s5
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, a4, -4
    xor s6, s6, s11
    xori s11, a3, -1
    xor s5, ra, s5
    xor s6, s11, s6
    srli s11, s5, 3
    slli ra, s6, 29
    or s11, s11, ra
    srli ra, s6, 3
    xor s11, s11, s1
    sw s8, 368(a0)
    slli s8, s5, 29
    or s8, ra, s8
    xor s8, s8, s2
    srli ra, s11, 1
    sw s7, 372(a0)
    slli s7, s8, 31
    or s7, ra, s7
    srli ra, s8, 1
    xor s7, s11, s7
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, a2, -3
    xor s8, s8, s11
    xori s11, s0, -1
    xor s7, ra, s7
    xor s8, s11, s8
    srli s11, s7, 3
    slli ra, s8, 29
    or s11, s11, ra
    srli ra, s8, 3
    xor s11, s11, s3
    sw s9, 376(a0)
    slli s9, s7, 29
    or s9, ra, s9
    xor s9, s9, s4
    srli ra, s11, 1
    sw s10, 380(a0)
    slli s10, s9, 31
    or s10, ra, s10
    srli ra, s9, 1
    xor s10, s11, s10
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, s1, -3
    xor s9, s9, s11
    xori s11, s2, -1
    xor s10, ra, s10
    xor s9, s11, s9
    srli s11, s10, 3
    slli ra, s9, 29
    or s11, s11, ra
    srli ra, s9, 3
    xor s11, s11, s5
    sw t3, 384(a0)
    slli t3, s10, 29
    or t3, ra, t3
    xor t3, t3, s6
    srli ra, s11, 1
    sw t4, 388(a0)
    slli t4, t3, 31
    or t4, ra, t4
    srli ra, t3, 1
    xor t4, s11, t4
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, s3, -3
    xor t3, t3, s11
    xori s11, s4, -1
    xor t4, ra, t4
    xor t3, s11, t3
    srli s11, t4, 3
    slli ra, t3, 29
    or s11, s11, ra
    srli ra, t3, 3
    xor s11, s11, s7
    sw a7, 392(a0)
    slli a7, t4, 29
    or a7, ra, a7
    xor a7, a7, s8
    srli ra, s11, 1
    sw t0, 396(a0)
    slli t0, a7, 31
    or t0, ra, t0
    srli ra, a7, 1
    xor t0, s11, t0
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, s5, -4
    xor a7, a7, s11
    xori s11, s6, -1
    xor t0, ra, t0
    xor a7, s11, a7
    srli s11, t0, 3
    slli ra, a7, 29
    or s11, s11, ra
    srli ra, a7, 3
    xor s11, s11, s10
    sw t5, 400(a0)
    slli t5, t0, 29
    or t5, ra, t5
    xor t5, t5, s9
    srli ra, s11, 1
    sw t6, 404(a0)
    slli t6, t5, 31
    or t6, ra, t6
    srli ra, t5, 1
    xor t6, s11, t6
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, s7, -3
    xor t5, t5, s11
    xori s11, s8, -1
    xor t6, ra, t6
    xor t5, s11, t5
    srli s11, t6, 3
    slli ra, t5, 29
    or s11, s11, ra
    srli ra, t5, 3
    xor s11, s11, t4
    sw a5, 408(a0)
    slli a5, t6, 29
    or a5, ra, a5
    xor a5, a5, t3
    srli ra, s11, 1
    sw a6, 412(a0)
    slli a6, a5, 31
    or a6, ra, a6
    srli ra, a5, 1
    xor a6, s11, a6
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, s10, -3
    xor a5, a5, s11
    xori s11, s9, -1
    xor a6, ra, a6
    xor a5, s11, a5
    srli s11, a6, 3
    slli ra, a5, 29
    or s11, s11, ra
    srli ra, a5, 3
    xor s11, s11, t0
    sw t1, 416(a0)
    slli t1, a6, 29
    or t1, ra, t1
    xor t1, t1, a7
    srli ra, s11, 1
    sw t2, 420(a0)
    slli t2, t1, 31
    or t2, ra, t2
    srli ra, t1, 1
    xor t2, s11, t2
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, t4, -3
    xor t1, t1, s11
    xori s11, t3, -1
    xor t2, ra, t2
    xor t1, s11, t1
    srli s11, t2, 3
    slli ra, t1, 29
    or s11, s11, ra
    srli ra, t1, 3
    xor s11, s11, t6
    sw a4, 424(a0)
    slli a4, t2, 29
    or a4, ra, a4
    xor a4, a4, t5
    srli ra, s11, 1
    sw a3, 428(a0)
    slli a3, a4, 31
    or a3, ra, a3
    srli ra, a4, 1
    xor a3, s11, a3
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, t0, -3
    xor a4, a4, s11
    xori s11, a7, -1
    xor a3, ra, a3
    xor a4, s11, a4
    srli s11, a3, 3
    slli ra, a4, 29
    or s11, s11, ra
    srli ra, a4, 3
    xor s11, s11, a6
    sw a2, 432(a0)
    slli a2, a3, 29
    or a2, ra, a2
    xor a2, a2, a5
    srli ra, s11, 1
    sw s0, 436(a0)
    slli s0, a2, 31
    or s0, ra, s0
    srli ra, a2, 1
    xor s0, s11, s0
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, t6, -3
    xor a2, a2, s11
    xori s11, t5, -1
    xor s0, ra, s0
    xor a2, s11, a2
    srli s11, s0, 3
    slli ra, a2, 29
    or s11, s11, ra
    srli ra, a2, 3
    xor s11, s11, t2
    sw s1, 440(a0)
    slli s1, s0, 29
    or s1, ra, s1
    xor s1, s1, t1
    srli ra, s11, 1
    sw s2, 444(a0)
    slli s2, s1, 31
    or s2, ra, s2
    srli ra, s1, 1
    xor s2, s11, s2
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, a6, -3
    xor s1, s1, s11
    xori s11, a5, -1
    xor s2, ra, s2
    xor s1, s11, s1
    srli s11, s2, 3
    slli ra, s1, 29
    or s11, s11, ra
    srli ra, s1, 3
    xor s11, s11, a3
    sw s3, 448(a0)
    slli s3, s2, 29
    or s3, ra, s3
    xor s3, s3, a4
    srli ra, s11, 1
    sw s4, 452(a0)
    slli s4, s3, 31
    or s4, ra, s4
    srli ra, s3, 1
    xor s4, s11, s4
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, t2, -4
    xor s3, s3, s11
    xori s11, t1, -1
    xor s4, ra, s4
    xor s3, s11, s3
    srli s11, s4, 3
    slli ra, s3, 29
    or s11, s11, ra
    srli ra, s3, 3
    xor s11, s11, s0
    sw s5, 456(a0)
    slli s5, s4, 29
    or s5, ra, s5
    xor s5, s5, a2
    srli ra, s11, 1
    sw s6, 460(a0)
    slli s6, s5, 31
    or s6, ra, s6
    srli ra, s5, 1
    xor s6, s11, s6
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, a3, -3
    xor s5, s5, s11
    xori s11, a4, -1
    xor s6, ra, s6
    xor s5, s11, s5
    srli s11, s6, 3
    slli ra, s5, 29
    or s11, s11, ra
    srli ra, s5, 3
    xor s11, s11, s2
    sw s7, 464(a0)
    slli s7, s6, 29
    or s7, ra, s7
    xor s7, s7, s1
    srli ra, s11, 1
    sw s8, 468(a0)
    slli s8, s7, 31
    or s8, ra, s8
    srli ra, s7, 1
    xor s8, s11, s8
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, s0, -4
    xor s7, s7, s11
    xori s11, a2, -1
    xor s8, ra, s8
    xor s7, s11, s7
    srli s11, s8, 3
    slli ra, s7, 29
    or s11, s11, ra
    srli ra, s7, 3
    xor s11, s11, s4
    sw s10, 472(a0)
    slli s10, s8, 29
    or s10, ra, s10
    xor s10, s10, s3
    srli ra, s11, 1
    sw s9, 476(a0)
    slli s9, s10, 31
    or s9, ra, s9
    srli ra, s10, 1
    xor s9, s11, s9
    slli s11, s11, 31
    or s11, ra, s11
    xori ra, s2, -4
    xor s10, s10, s11
    xori s11, s1, -1
    xor s9, ra, s9
    xor s10, s11, s10
    sw t4, 480(a0)
    sw t3, 484(a0)
    sw t0, 488(a0)
    sw a7, 492(a0)
    sw t6, 496(a0)
    sw t5, 500(a0)
    sw a6, 504(a0)
    sw a5, 508(a0)
    sw t2, 512(a0)
    sw t1, 516(a0)
    sw a3, 520(a0)
    sw a4, 524(a0)
    sw s0, 528(a0)
    sw a2, 532(a0)
    sw s2, 536(a0)
    sw s1, 540(a0)
    sw s4, 544(a0)
    sw s3, 548(a0)
    sw s6, 552(a0)
    sw s5, 556(a0)
    sw s8, 560(a0)
    sw s7, 564(a0)
    sw s9, 568(a0)
    sw s10, 572(a0)
    lw ra, 0(sp)
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    lw s5, 24(sp)
    lw s6, 28(sp)
    lw s7, 32(sp)
    lw s8, 36(sp)
    lw s9, 40(sp)
    lw s10, 44(sp)
    lw s11, 48(sp)
    # an address of this file, where another function of it called
    sw zero, 0(sp)
    addi sp, sp, 96
    ret
    .size lwcc_simon128_256_key_setup_rv32i, .-lwcc_simon128_256_key_setup_rv32i

    .balign 4
    .global lwcc_simon128_256_ecb_encrypt_rv32i
    .type lwcc_simon128_256_ecb_encrypt_rv32i, %function
lwcc_simon128_256_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_simon128_256_ecb_encrypt_rv32i_begin
    ret
.Llwcc_simon128_256_ecb_encrypt_rv32i_begin:
    addi sp, sp, -96
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -16
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_simon128_256_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lw a7, 0(a1)
    lw t0, 4(a1)
    lw a6, 8(a1)
    lw a5, 12(a1)
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 0
    addi a2, a3, 576
.Llwcc_simon128_256_ecb_encrypt_rv32i_round:
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
    bne a3, a2, .Llwcc_simon128_256_ecb_encrypt_rv32i_round
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
    bgeu a2, a1, .Llwcc_simon128_256_ecb_encrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_simon128_256_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_simon128_256_ecb_encrypt_rv32i_wipe
    addi sp, sp, 96
    ret
    .size lwcc_simon128_256_ecb_encrypt_rv32i, .-lwcc_simon128_256_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_simon128_256_ecb_decrypt_rv32i
    .type lwcc_simon128_256_ecb_decrypt_rv32i, %function
lwcc_simon128_256_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_simon128_256_ecb_decrypt_rv32i_begin
    ret
.Llwcc_simon128_256_ecb_decrypt_rv32i_begin:
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
.Llwcc_simon128_256_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lw t0, 0(a1)
    lw a7, 4(a1)
    lw a5, 8(a1)
    lw a6, 12(a1)
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 560
    addi a2, a3, -576
.Llwcc_simon128_256_ecb_decrypt_rv32i_round:
    # round 72 (simon.dsl:42)
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
    # round 71 (simon.dsl:42)
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
    bne a3, a2, .Llwcc_simon128_256_ecb_decrypt_rv32i_round
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
    bgeu a2, a1, .Llwcc_simon128_256_ecb_decrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_simon128_256_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_simon128_256_ecb_decrypt_rv32i_wipe
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    addi sp, sp, 96
    ret
    .size lwcc_simon128_256_ecb_decrypt_rv32i, .-lwcc_simon128_256_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_simon128_256_ctr_init_rv32i
    .type lwcc_simon128_256_ctr_init_rv32i, %function
lwcc_simon128_256_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_simon128_256_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_simon128_256_ctr_nonce_rv32i
    .size lwcc_simon128_256_ctr_init_rv32i, .-lwcc_simon128_256_ctr_init_rv32i

    .balign 4
    .global lwcc_simon128_256_ctr_nonce_rv32i
    .type lwcc_simon128_256_ctr_nonce_rv32i, %function
lwcc_simon128_256_ctr_nonce_rv32i:
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
    sw a5, 576(a0)
    sw a6, 580(a0)
    sw a7, 584(a0)
    sw t0, 588(a0)
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
    sw a5, 592(a0)
    sw a6, 596(a0)
    ret
    .size lwcc_simon128_256_ctr_nonce_rv32i, .-lwcc_simon128_256_ctr_nonce_rv32i

    .balign 4
    .global lwcc_simon128_256_ctr_crypt_rv32i
    .type lwcc_simon128_256_ctr_crypt_rv32i, %function
lwcc_simon128_256_ctr_crypt_rv32i:
    bnez a2, .Llwcc_simon128_256_ctr_crypt_rv32i_begin
    ret
.Llwcc_simon128_256_ctr_crypt_rv32i_begin:
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
    beqz t1, .Llwcc_simon128_256_ctr_crypt_rv32i_group
    j .Llwcc_simon128_256_ctr_crypt_rv32i_rest
.Llwcc_simon128_256_ctr_crypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a4, 76(sp)
    srli a5, a4, 16
    lw a6, 580(a3)
    srli a7, a4, 8
    lw t0, 576(a3)
    lw t1, 584(a3)
    andi a5, a5, 255
    srli t2, a4, 24
    slli a6, a6, 8
    lw t3, 588(a3)
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
    lw t3, 592(a3)
    lw t4, 596(a3)
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
    addi a2, a3, 560
.Llwcc_simon128_256_ctr_crypt_rv32i_round:
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
    bne a3, a2, .Llwcc_simon128_256_ctr_crypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    lw a4, 76(sp)
    # round 72 (simon.dsl:42)
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
    lw t3, 568(a3)
    lw t4, 572(a3)
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
    bgeu a2, a1, .Llwcc_simon128_256_ctr_crypt_rv32i_group
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_simon128_256_ctr_crypt_rv32i_out
.Llwcc_simon128_256_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_simon128_256_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_simon128_256_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_simon128_256_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_simon128_256_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_simon128_256_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_simon128_256_ctr_crypt_rv32i_group
.Llwcc_simon128_256_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_simon128_256_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_simon128_256_ctr_crypt_rv32i_copy
.Llwcc_simon128_256_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_simon128_256_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_simon128_256_ctr_crypt_rv32i_wipe
    lw s0, 4(sp)
    lw s1, 8(sp)
    addi sp, sp, 112
    ret
    .size lwcc_simon128_256_ctr_crypt_rv32i, .-lwcc_simon128_256_ctr_crypt_rv32i
