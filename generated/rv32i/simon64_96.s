# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile simon --set simon64_96 --target rv32i --lanes 1
# passes:    unroll() invert() counter() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate()
# dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 32 bits, each in a register of its own
# sizes:     in bytes: block 8, key 12, nonce 4, rk 168, ctx 172, align 4, group 8, stack 112
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:3871536bba9dcd385147880a12eb4b540da1829f2622d7a21b2ea225ffdf2296

    .text

    .balign 4
    .global lwcc_simon64_96_key_setup_rv32i
    .type lwcc_simon64_96_key_setup_rv32i, %function
lwcc_simon64_96_key_setup_rv32i:
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
    lw a5, 8(a1)
    lw a6, 0(a1)
    slli a7, a5, 29
    srli t0, a5, 3
    or a7, a7, t0
    slli t0, a7, 31
    srli t1, a7, 1
    or t0, t0, t1
    xor a7, a7, t0
    xori t0, a6, -3
    xor a7, t0, a7
    slli t0, a7, 29
    srli t1, a7, 3
    or t0, t0, t1
    lw t1, 4(a1)
    slli t2, t0, 31
    srli t3, t0, 1
    or t2, t2, t3
    xor t0, t0, t2
    xori t2, t1, -4
    xor t0, t2, t0
    slli t2, t0, 29
    srli t3, t0, 3
    or t2, t2, t3
    slli t3, t2, 31
    srli t4, t2, 1
    or t3, t3, t4
    xor t2, t2, t3
    xori t3, a5, -3
    xor t2, t3, t2
    slli t3, t2, 29
    srli t4, t2, 3
    or t3, t3, t4
    slli t4, t3, 31
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xori t4, a7, -4
    xor t3, t4, t3
    slli t4, t3, 29
    srli t5, t3, 3
    or t4, t4, t5
    slli t5, t4, 31
    srli t6, t4, 1
    or t5, t5, t6
    xor t4, t4, t5
    xori t5, t0, -3
    xor t4, t5, t4
    slli t5, t4, 29
    srli t6, t4, 3
    or t5, t5, t6
    slli t6, t5, 31
    srli a4, t5, 1
    or t6, t6, a4
    xor t5, t5, t6
    xori t6, t2, -3
    xor t5, t6, t5
    slli t6, t5, 29
    srli a4, t5, 3
    or t6, t6, a4
    slli a4, t6, 31
    srli a3, t6, 1
    or a4, a4, a3
    xor t6, t6, a4
    xori a4, t3, -3
    xor t6, a4, t6
    slli a4, t6, 29
    srli a3, t6, 3
    or a4, a4, a3
    slli a3, a4, 31
    srli a2, a4, 1
    or a3, a3, a2
    xor a4, a4, a3
    xori a3, t4, -3
    xor a4, a3, a4
    slli a3, a4, 29
    srli a2, a4, 3
    or a3, a3, a2
    slli a2, a3, 31
    srli s0, a3, 1
    or a2, a2, s0
    xor a3, a3, a2
    xori a2, t5, -4
    xor a3, a2, a3
    slli a2, a3, 29
    srli s0, a3, 3
    or a2, a2, s0
    slli s0, a2, 31
    srli s1, a2, 1
    or s0, s0, s1
    xor a2, a2, s0
    xori s0, t6, -3
    xor a2, s0, a2
    slli s0, a2, 29
    srli s1, a2, 3
    or s0, s0, s1
    slli s1, s0, 31
    srli s2, s0, 1
    or s1, s1, s2
    xor s0, s0, s1
    xori s1, a4, -3
    xor s0, s1, s0
    slli s1, s0, 29
    srli s2, s0, 3
    or s1, s1, s2
    slli s2, s1, 31
    srli s3, s1, 1
    or s2, s2, s3
    xor s1, s1, s2
    xori s2, a3, -3
    xor s1, s2, s1
    slli s2, s1, 29
    srli s3, s1, 3
    or s2, s2, s3
    slli s3, s2, 31
    srli s4, s2, 1
    or s3, s3, s4
    xor s2, s2, s3
    xori s3, a2, -4
    xor s2, s3, s2
    slli s3, s2, 29
    srli s4, s2, 3
    or s3, s3, s4
    slli s4, s3, 31
    srli s5, s3, 1
    or s4, s4, s5
    xor s3, s3, s4
    xori s4, s0, -4
    xor s3, s4, s3
    slli s4, s3, 29
    srli s5, s3, 3
    or s4, s4, s5
    slli s5, s4, 31
    srli s6, s4, 1
    or s5, s5, s6
    xor s4, s4, s5
    xori s5, s1, -4
    xor s4, s5, s4
    slli s5, s4, 29
    srli s6, s4, 3
    or s5, s5, s6
    slli s6, s5, 31
    srli s7, s5, 1
    or s6, s6, s7
    xor s5, s5, s6
    xori s6, s2, -4
    xor s5, s6, s5
    slli s6, s5, 29
    srli s7, s5, 3
    or s6, s6, s7
    slli s7, s6, 31
    srli s8, s6, 1
    or s7, s7, s8
    xor s6, s6, s7
    xori s7, s3, -4
    xor s6, s7, s6
    slli s7, s6, 29
    srli s8, s6, 3
    or s7, s7, s8
    slli s8, s7, 31
    srli s9, s7, 1
    or s8, s8, s9
    xor s7, s7, s8
    xori s8, s4, -4
    xor s7, s8, s7
    slli s8, s7, 29
    srli s9, s7, 3
    or s8, s8, s9
    slli s9, s8, 31
    srli s10, s8, 1
    or s9, s9, s10
    xor s8, s8, s9
    xori s9, s5, -3
    xor s8, s9, s8
    slli s9, s8, 29
    srli s10, s8, 3
    or s9, s9, s10
    slli s10, s9, 31
    srli s11, s9, 1
    or s10, s10, s11
    xor s9, s9, s10
    xori s10, s6, -3
    xor s9, s10, s9
    slli s10, s9, 29
    srli s11, s9, 3
    or s10, s10, s11
    slli s11, s10, 31
    srli ra, s10, 1
    or s11, s11, ra
    xor s10, s10, s11
    xori s11, s7, -4
    xor s10, s11, s10
    slli s11, s10, 29
    srli ra, s10, 3
    or s11, s11, ra
    slli ra, s11, 31
    sw a6, 0(a0)
    srli a6, s11, 1
    or a6, ra, a6
    xor a6, s11, a6
    xori s11, s8, -3
    xor a6, s11, a6
    slli s11, a6, 29
    srli ra, a6, 3
    or s11, s11, ra
    slli ra, s11, 31
    sw t1, 4(a0)
    srli t1, s11, 1
    or t1, ra, t1
    xor t1, s11, t1
    xori s11, s9, -4
    xor t1, s11, t1
    slli s11, t1, 29
    srli ra, t1, 3
    or s11, s11, ra
    slli ra, s11, 31
    sw a5, 8(a0)
    srli a5, s11, 1
    or a5, ra, a5
    xor a5, s11, a5
    xori s11, s10, -4
    xor a5, s11, a5
    slli s11, a5, 29
    srli ra, a5, 3
    or s11, s11, ra
    slli ra, s11, 31
    sw a7, 12(a0)
    srli a7, s11, 1
    or a7, ra, a7
    xor a7, s11, a7
    xori s11, a6, -3
    xor a7, s11, a7
    slli s11, a7, 29
    srli ra, a7, 3
    or s11, s11, ra
    slli ra, s11, 31
    sw t0, 16(a0)
    srli t0, s11, 1
    or t0, ra, t0
    xor t0, s11, t0
    xori s11, t1, -4
    xor t0, s11, t0
    slli s11, t0, 29
    srli ra, t0, 3
    or s11, s11, ra
    slli ra, s11, 31
    sw t2, 20(a0)
    srli t2, s11, 1
    or t2, ra, t2
    xor t2, s11, t2
    xori s11, a5, -4
    xor t2, s11, t2
    slli s11, t2, 29
    srli ra, t2, 3
    or s11, s11, ra
    slli ra, s11, 31
    sw t3, 24(a0)
    srli t3, s11, 1
    or t3, ra, t3
    xor t3, s11, t3
    xori s11, a7, -3
    xor t3, s11, t3
    slli s11, t3, 29
    srli ra, t3, 3
    or s11, s11, ra
    slli ra, s11, 31
    sw t4, 28(a0)
    srli t4, s11, 1
    or t4, ra, t4
    xor t4, s11, t4
    xori s11, t0, -3
    xor t4, s11, t4
    slli s11, t4, 29
    srli ra, t4, 3
    or s11, s11, ra
    slli ra, s11, 31
    sw t5, 32(a0)
    srli t5, s11, 1
    or t5, ra, t5
    xor t5, s11, t5
    xori s11, t2, -4
    xor t5, s11, t5
    slli s11, t5, 29
    srli ra, t5, 3
    or s11, s11, ra
    slli ra, s11, 31
    sw t6, 36(a0)
    srli t6, s11, 1
    or t6, ra, t6
    xor t6, s11, t6
    xori s11, t3, -4
    xor t6, s11, t6
    slli s11, t6, 29
    srli ra, t6, 3
    or s11, s11, ra
    slli ra, s11, 31
    sw a4, 40(a0)
    srli a4, s11, 1
    or a4, ra, a4
    xor a4, s11, a4
    xori s11, t4, -4
    xor a4, s11, a4
    slli s11, a4, 29
    srli ra, a4, 3
    or s11, s11, ra
    slli ra, s11, 31
    sw a3, 44(a0)
    srli a3, s11, 1
    or a3, ra, a3
    xor a3, s11, a3
    xori s11, t5, -3
    xor a3, s11, a3
    slli s11, a3, 29
    srli ra, a3, 3
    or s11, s11, ra
    slli ra, s11, 31
    sw a2, 48(a0)
    srli a2, s11, 1
    or a2, ra, a2
    xor a2, s11, a2
    xori s11, t6, -4
    xor a2, s11, a2
    slli s11, a2, 29
    srli ra, a2, 3
    or s11, s11, ra
    slli ra, s11, 31
    sw s0, 52(a0)
    srli s0, s11, 1
    or s0, ra, s0
    xor s0, s11, s0
    xori s11, a4, -3
    xor s0, s11, s0
    slli s11, s0, 29
    srli ra, s0, 3
    or s11, s11, ra
    slli ra, s11, 31
    sw s1, 56(a0)
    srli s1, s11, 1
    or s1, ra, s1
    xor s1, s11, s1
    xori s11, a3, -4
    xor s1, s11, s1
    slli s11, s1, 29
    srli ra, s1, 3
    or s11, s11, ra
    slli ra, s11, 31
    sw s2, 60(a0)
    srli s2, s11, 1
    or s2, ra, s2
    xor s2, s11, s2
    xori s11, a2, -4
    xor s2, s11, s2
    slli s11, s2, 29
    srli ra, s2, 3
    or s11, s11, ra
    slli ra, s11, 31
    sw s3, 64(a0)
    srli s3, s11, 1
    or s3, ra, s3
    xor s3, s11, s3
    xori s11, s0, -4
    xor s3, s11, s3
    slli s11, s3, 29
    srli ra, s3, 3
    or s11, s11, ra
    slli ra, s11, 31
    sw s4, 68(a0)
    srli s4, s11, 1
    or s4, ra, s4
    xor s4, s11, s4
    xori s11, s1, -4
    xor s4, s11, s4
    sw s5, 72(a0)
    sw s6, 76(a0)
    sw s7, 80(a0)
    sw s8, 84(a0)
    sw s9, 88(a0)
    sw s10, 92(a0)
    sw a6, 96(a0)
    sw t1, 100(a0)
    sw a5, 104(a0)
    sw a7, 108(a0)
    sw t0, 112(a0)
    sw t2, 116(a0)
    sw t3, 120(a0)
    sw t4, 124(a0)
    sw t5, 128(a0)
    sw t6, 132(a0)
    sw a4, 136(a0)
    sw a3, 140(a0)
    sw a2, 144(a0)
    sw s0, 148(a0)
    sw s1, 152(a0)
    sw s2, 156(a0)
    sw s3, 160(a0)
    sw s4, 164(a0)
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
    .size lwcc_simon64_96_key_setup_rv32i, .-lwcc_simon64_96_key_setup_rv32i

    .balign 4
    .global lwcc_simon64_96_ecb_encrypt_rv32i
    .type lwcc_simon64_96_ecb_encrypt_rv32i, %function
lwcc_simon64_96_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_simon64_96_ecb_encrypt_rv32i_begin
    ret
.Llwcc_simon64_96_ecb_encrypt_rv32i_begin:
    slli a2, a2, 3
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -8
.Llwcc_simon64_96_ecb_encrypt_rv32i_group:
    lw a5, 4(a1)
    lw a6, 0(a1)
    # round 1 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 0(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 2 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 4(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 3 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 8(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 4 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 12(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 5 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 16(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 6 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 20(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 7 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 24(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 8 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 28(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 9 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 32(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 10 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 36(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 11 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 40(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 12 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 44(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 13 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 48(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 14 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 52(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 15 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 56(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 16 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 60(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 17 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 64(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 18 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 68(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 19 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 72(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 20 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 76(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 21 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 80(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 22 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 84(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 23 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 88(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 24 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 92(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 25 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 96(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 26 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 100(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 27 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 104(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 28 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 108(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 29 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 112(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 30 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 116(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 31 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 120(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 32 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 124(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 33 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 128(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 34 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 132(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 35 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 136(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 36 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 140(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 37 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 144(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 38 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 148(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 39 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 152(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 40 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 156(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 41 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 160(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 42 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 164(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    sw a6, 0(a0)
    sw a5, 4(a0)
    addi a0, a0, 8
    addi a1, a1, 8
    bgeu a2, a1, .Llwcc_simon64_96_ecb_encrypt_rv32i_group
    ret
    .size lwcc_simon64_96_ecb_encrypt_rv32i, .-lwcc_simon64_96_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_simon64_96_ecb_decrypt_rv32i
    .type lwcc_simon64_96_ecb_decrypt_rv32i, %function
lwcc_simon64_96_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_simon64_96_ecb_decrypt_rv32i_begin
    ret
.Llwcc_simon64_96_ecb_decrypt_rv32i_begin:
    slli a2, a2, 3
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -8
.Llwcc_simon64_96_ecb_decrypt_rv32i_group:
    lw a5, 0(a1)
    lw a6, 4(a1)
    # round 42 (simon.dsl:42)
    slli a7, a5, 8
    srli t0, a5, 24
    slli t1, a5, 1
    srli t2, a5, 31
    lw t3, 164(a3)
    slli t4, a5, 2
    srli t5, a5, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a6, a6, t3
    xor a7, a7, t1
    xor a6, a6, a7
    # round 41 (simon.dsl:42)
    slli a7, a6, 8
    srli t0, a6, 24
    slli t1, a6, 1
    srli t2, a6, 31
    lw t3, 160(a3)
    slli t4, a6, 2
    srli t5, a6, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a5, a5, t3
    xor a7, a7, t1
    xor a5, a5, a7
    # round 40 (simon.dsl:42)
    slli a7, a5, 8
    srli t0, a5, 24
    slli t1, a5, 1
    srli t2, a5, 31
    lw t3, 156(a3)
    slli t4, a5, 2
    srli t5, a5, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a6, a6, t3
    xor a7, a7, t1
    xor a6, a6, a7
    # round 39 (simon.dsl:42)
    slli a7, a6, 8
    srli t0, a6, 24
    slli t1, a6, 1
    srli t2, a6, 31
    lw t3, 152(a3)
    slli t4, a6, 2
    srli t5, a6, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a5, a5, t3
    xor a7, a7, t1
    xor a5, a5, a7
    # round 38 (simon.dsl:42)
    slli a7, a5, 8
    srli t0, a5, 24
    slli t1, a5, 1
    srli t2, a5, 31
    lw t3, 148(a3)
    slli t4, a5, 2
    srli t5, a5, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a6, a6, t3
    xor a7, a7, t1
    xor a6, a6, a7
    # round 37 (simon.dsl:42)
    slli a7, a6, 8
    srli t0, a6, 24
    slli t1, a6, 1
    srli t2, a6, 31
    lw t3, 144(a3)
    slli t4, a6, 2
    srli t5, a6, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a5, a5, t3
    xor a7, a7, t1
    xor a5, a5, a7
    # round 36 (simon.dsl:42)
    slli a7, a5, 8
    srli t0, a5, 24
    slli t1, a5, 1
    srli t2, a5, 31
    lw t3, 140(a3)
    slli t4, a5, 2
    srli t5, a5, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a6, a6, t3
    xor a7, a7, t1
    xor a6, a6, a7
    # round 35 (simon.dsl:42)
    slli a7, a6, 8
    srli t0, a6, 24
    slli t1, a6, 1
    srli t2, a6, 31
    lw t3, 136(a3)
    slli t4, a6, 2
    srli t5, a6, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a5, a5, t3
    xor a7, a7, t1
    xor a5, a5, a7
    # round 34 (simon.dsl:42)
    slli a7, a5, 8
    srli t0, a5, 24
    slli t1, a5, 1
    srli t2, a5, 31
    lw t3, 132(a3)
    slli t4, a5, 2
    srli t5, a5, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a6, a6, t3
    xor a7, a7, t1
    xor a6, a6, a7
    # round 33 (simon.dsl:42)
    slli a7, a6, 8
    srli t0, a6, 24
    slli t1, a6, 1
    srli t2, a6, 31
    lw t3, 128(a3)
    slli t4, a6, 2
    srli t5, a6, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a5, a5, t3
    xor a7, a7, t1
    xor a5, a5, a7
    # round 32 (simon.dsl:42)
    slli a7, a5, 8
    srli t0, a5, 24
    slli t1, a5, 1
    srli t2, a5, 31
    lw t3, 124(a3)
    slli t4, a5, 2
    srli t5, a5, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a6, a6, t3
    xor a7, a7, t1
    xor a6, a6, a7
    # round 31 (simon.dsl:42)
    slli a7, a6, 8
    srli t0, a6, 24
    slli t1, a6, 1
    srli t2, a6, 31
    lw t3, 120(a3)
    slli t4, a6, 2
    srli t5, a6, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a5, a5, t3
    xor a7, a7, t1
    xor a5, a5, a7
    # round 30 (simon.dsl:42)
    slli a7, a5, 8
    srli t0, a5, 24
    slli t1, a5, 1
    srli t2, a5, 31
    lw t3, 116(a3)
    slli t4, a5, 2
    srli t5, a5, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a6, a6, t3
    xor a7, a7, t1
    xor a6, a6, a7
    # round 29 (simon.dsl:42)
    slli a7, a6, 8
    srli t0, a6, 24
    slli t1, a6, 1
    srli t2, a6, 31
    lw t3, 112(a3)
    slli t4, a6, 2
    srli t5, a6, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a5, a5, t3
    xor a7, a7, t1
    xor a5, a5, a7
    # round 28 (simon.dsl:42)
    slli a7, a5, 8
    srli t0, a5, 24
    slli t1, a5, 1
    srli t2, a5, 31
    lw t3, 108(a3)
    slli t4, a5, 2
    srli t5, a5, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a6, a6, t3
    xor a7, a7, t1
    xor a6, a6, a7
    # round 27 (simon.dsl:42)
    slli a7, a6, 8
    srli t0, a6, 24
    slli t1, a6, 1
    srli t2, a6, 31
    lw t3, 104(a3)
    slli t4, a6, 2
    srli t5, a6, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a5, a5, t3
    xor a7, a7, t1
    xor a5, a5, a7
    # round 26 (simon.dsl:42)
    slli a7, a5, 8
    srli t0, a5, 24
    slli t1, a5, 1
    srli t2, a5, 31
    lw t3, 100(a3)
    slli t4, a5, 2
    srli t5, a5, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a6, a6, t3
    xor a7, a7, t1
    xor a6, a6, a7
    # round 25 (simon.dsl:42)
    slli a7, a6, 8
    srli t0, a6, 24
    slli t1, a6, 1
    srli t2, a6, 31
    lw t3, 96(a3)
    slli t4, a6, 2
    srli t5, a6, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a5, a5, t3
    xor a7, a7, t1
    xor a5, a5, a7
    # round 24 (simon.dsl:42)
    slli a7, a5, 8
    srli t0, a5, 24
    slli t1, a5, 1
    srli t2, a5, 31
    lw t3, 92(a3)
    slli t4, a5, 2
    srli t5, a5, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a6, a6, t3
    xor a7, a7, t1
    xor a6, a6, a7
    # round 23 (simon.dsl:42)
    slli a7, a6, 8
    srli t0, a6, 24
    slli t1, a6, 1
    srli t2, a6, 31
    lw t3, 88(a3)
    slli t4, a6, 2
    srli t5, a6, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a5, a5, t3
    xor a7, a7, t1
    xor a5, a5, a7
    # round 22 (simon.dsl:42)
    slli a7, a5, 8
    srli t0, a5, 24
    slli t1, a5, 1
    srli t2, a5, 31
    lw t3, 84(a3)
    slli t4, a5, 2
    srli t5, a5, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a6, a6, t3
    xor a7, a7, t1
    xor a6, a6, a7
    # round 21 (simon.dsl:42)
    slli a7, a6, 8
    srli t0, a6, 24
    slli t1, a6, 1
    srli t2, a6, 31
    lw t3, 80(a3)
    slli t4, a6, 2
    srli t5, a6, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a5, a5, t3
    xor a7, a7, t1
    xor a5, a5, a7
    # round 20 (simon.dsl:42)
    slli a7, a5, 8
    srli t0, a5, 24
    slli t1, a5, 1
    srli t2, a5, 31
    lw t3, 76(a3)
    slli t4, a5, 2
    srli t5, a5, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a6, a6, t3
    xor a7, a7, t1
    xor a6, a6, a7
    # round 19 (simon.dsl:42)
    slli a7, a6, 8
    srli t0, a6, 24
    slli t1, a6, 1
    srli t2, a6, 31
    lw t3, 72(a3)
    slli t4, a6, 2
    srli t5, a6, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a5, a5, t3
    xor a7, a7, t1
    xor a5, a5, a7
    # round 18 (simon.dsl:42)
    slli a7, a5, 8
    srli t0, a5, 24
    slli t1, a5, 1
    srli t2, a5, 31
    lw t3, 68(a3)
    slli t4, a5, 2
    srli t5, a5, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a6, a6, t3
    xor a7, a7, t1
    xor a6, a6, a7
    # round 17 (simon.dsl:42)
    slli a7, a6, 8
    srli t0, a6, 24
    slli t1, a6, 1
    srli t2, a6, 31
    lw t3, 64(a3)
    slli t4, a6, 2
    srli t5, a6, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a5, a5, t3
    xor a7, a7, t1
    xor a5, a5, a7
    # round 16 (simon.dsl:42)
    slli a7, a5, 8
    srli t0, a5, 24
    slli t1, a5, 1
    srli t2, a5, 31
    lw t3, 60(a3)
    slli t4, a5, 2
    srli t5, a5, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a6, a6, t3
    xor a7, a7, t1
    xor a6, a6, a7
    # round 15 (simon.dsl:42)
    slli a7, a6, 8
    srli t0, a6, 24
    slli t1, a6, 1
    srli t2, a6, 31
    lw t3, 56(a3)
    slli t4, a6, 2
    srli t5, a6, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a5, a5, t3
    xor a7, a7, t1
    xor a5, a5, a7
    # round 14 (simon.dsl:42)
    slli a7, a5, 8
    srli t0, a5, 24
    slli t1, a5, 1
    srli t2, a5, 31
    lw t3, 52(a3)
    slli t4, a5, 2
    srli t5, a5, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a6, a6, t3
    xor a7, a7, t1
    xor a6, a6, a7
    # round 13 (simon.dsl:42)
    slli a7, a6, 8
    srli t0, a6, 24
    slli t1, a6, 1
    srli t2, a6, 31
    lw t3, 48(a3)
    slli t4, a6, 2
    srli t5, a6, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a5, a5, t3
    xor a7, a7, t1
    xor a5, a5, a7
    # round 12 (simon.dsl:42)
    slli a7, a5, 8
    srli t0, a5, 24
    slli t1, a5, 1
    srli t2, a5, 31
    lw t3, 44(a3)
    slli t4, a5, 2
    srli t5, a5, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a6, a6, t3
    xor a7, a7, t1
    xor a6, a6, a7
    # round 11 (simon.dsl:42)
    slli a7, a6, 8
    srli t0, a6, 24
    slli t1, a6, 1
    srli t2, a6, 31
    lw t3, 40(a3)
    slli t4, a6, 2
    srli t5, a6, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a5, a5, t3
    xor a7, a7, t1
    xor a5, a5, a7
    # round 10 (simon.dsl:42)
    slli a7, a5, 8
    srli t0, a5, 24
    slli t1, a5, 1
    srli t2, a5, 31
    lw t3, 36(a3)
    slli t4, a5, 2
    srli t5, a5, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a6, a6, t3
    xor a7, a7, t1
    xor a6, a6, a7
    # round 9 (simon.dsl:42)
    slli a7, a6, 8
    srli t0, a6, 24
    slli t1, a6, 1
    srli t2, a6, 31
    lw t3, 32(a3)
    slli t4, a6, 2
    srli t5, a6, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a5, a5, t3
    xor a7, a7, t1
    xor a5, a5, a7
    # round 8 (simon.dsl:42)
    slli a7, a5, 8
    srli t0, a5, 24
    slli t1, a5, 1
    srli t2, a5, 31
    lw t3, 28(a3)
    slli t4, a5, 2
    srli t5, a5, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a6, a6, t3
    xor a7, a7, t1
    xor a6, a6, a7
    # round 7 (simon.dsl:42)
    slli a7, a6, 8
    srli t0, a6, 24
    slli t1, a6, 1
    srli t2, a6, 31
    lw t3, 24(a3)
    slli t4, a6, 2
    srli t5, a6, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a5, a5, t3
    xor a7, a7, t1
    xor a5, a5, a7
    # round 6 (simon.dsl:42)
    slli a7, a5, 8
    srli t0, a5, 24
    slli t1, a5, 1
    srli t2, a5, 31
    lw t3, 20(a3)
    slli t4, a5, 2
    srli t5, a5, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a6, a6, t3
    xor a7, a7, t1
    xor a6, a6, a7
    # round 5 (simon.dsl:42)
    slli a7, a6, 8
    srli t0, a6, 24
    slli t1, a6, 1
    srli t2, a6, 31
    lw t3, 16(a3)
    slli t4, a6, 2
    srli t5, a6, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a5, a5, t3
    xor a7, a7, t1
    xor a5, a5, a7
    # round 4 (simon.dsl:42)
    slli a7, a5, 8
    srli t0, a5, 24
    slli t1, a5, 1
    srli t2, a5, 31
    lw t3, 12(a3)
    slli t4, a5, 2
    srli t5, a5, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a6, a6, t3
    xor a7, a7, t1
    xor a6, a6, a7
    # round 3 (simon.dsl:42)
    slli a7, a6, 8
    srli t0, a6, 24
    slli t1, a6, 1
    srli t2, a6, 31
    lw t3, 8(a3)
    slli t4, a6, 2
    srli t5, a6, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a5, a5, t3
    xor a7, a7, t1
    xor a5, a5, a7
    # round 2 (simon.dsl:42)
    slli a7, a5, 8
    srli t0, a5, 24
    slli t1, a5, 1
    srli t2, a5, 31
    lw t3, 4(a3)
    slli t4, a5, 2
    srli t5, a5, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a6, a6, t3
    xor a7, a7, t1
    xor a6, a6, a7
    # round 1 (simon.dsl:42)
    slli a7, a6, 8
    srli t0, a6, 24
    slli t1, a6, 1
    srli t2, a6, 31
    lw t3, 0(a3)
    slli t4, a6, 2
    srli t5, a6, 30
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a5, a5, t3
    xor a7, a7, t1
    xor a5, a5, a7
    sw a5, 0(a0)
    sw a6, 4(a0)
    addi a0, a0, 8
    addi a1, a1, 8
    bgeu a2, a1, .Llwcc_simon64_96_ecb_decrypt_rv32i_group
    ret
    .size lwcc_simon64_96_ecb_decrypt_rv32i, .-lwcc_simon64_96_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_simon64_96_ctr_init_rv32i
    .type lwcc_simon64_96_ctr_init_rv32i, %function
lwcc_simon64_96_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_simon64_96_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_simon64_96_ctr_nonce_rv32i
    .size lwcc_simon64_96_ctr_init_rv32i, .-lwcc_simon64_96_ctr_init_rv32i

    .balign 4
    .global lwcc_simon64_96_ctr_nonce_rv32i
    .type lwcc_simon64_96_ctr_nonce_rv32i, %function
lwcc_simon64_96_ctr_nonce_rv32i:
    lbu a5, 1(a1)
    lbu a6, 0(a1)
    lbu a7, 2(a1)
    lbu t0, 3(a1)
    slli a5, a5, 8
    or a5, a6, a5
    slli a6, a7, 16
    or a5, a5, a6
    slli a6, t0, 24
    or a5, a5, a6
    sw a5, 168(a0)
    ret
    .size lwcc_simon64_96_ctr_nonce_rv32i, .-lwcc_simon64_96_ctr_nonce_rv32i

    .balign 4
    .global lwcc_simon64_96_ctr_crypt_rv32i
    .type lwcc_simon64_96_ctr_crypt_rv32i, %function
lwcc_simon64_96_ctr_crypt_rv32i:
    bnez a2, .Llwcc_simon64_96_ctr_crypt_rv32i_begin
    ret
.Llwcc_simon64_96_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 8
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_simon64_96_ctr_crypt_rv32i_group
    j .Llwcc_simon64_96_ctr_crypt_rv32i_rest
.Llwcc_simon64_96_ctr_crypt_rv32i_group:
    srli a5, a4, 16
    srli a6, a4, 8
    andi a5, a5, 255
    srli a7, a4, 24
    slli a5, a5, 8
    andi a6, a6, 255
    or a5, a7, a5
    slli a6, a6, 16
    or a5, a5, a6
    slli a6, a4, 24
    or a5, a5, a6
    # round 1 (simon.dsl:42)
    slli a6, a5, 1
    srli a7, a5, 31
    slli t0, a5, 8
    srli t1, a5, 24
    or a6, a6, a7
    or a7, t0, t1
    slli t0, a5, 2
    srli t1, a5, 30
    and a6, a6, a7
    or a7, t0, t1
    lw t0, 168(a3)
    xor a6, a6, a7
    lw a7, 0(a3)
    xor a6, t0, a6
    xor a6, a6, a7
    # round 2 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 4(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 3 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 8(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 4 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 12(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 5 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 16(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 6 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 20(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 7 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 24(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 8 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 28(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 9 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 32(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 10 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 36(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 11 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 40(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 12 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 44(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 13 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 48(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 14 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 52(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 15 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 56(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 16 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 60(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 17 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 64(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 18 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 68(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 19 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 72(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 20 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 76(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 21 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 80(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 22 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 84(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 23 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 88(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 24 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 92(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 25 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 96(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 26 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 100(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 27 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 104(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 28 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 108(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 29 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 112(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 30 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 116(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 31 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 120(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 32 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 124(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 33 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 128(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 34 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 132(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 35 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 136(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 36 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 140(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 37 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 144(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 38 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 148(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 39 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 152(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 40 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 156(a3)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 41 (simon.dsl:42)
    slli a7, a5, 1
    srli t0, a5, 31
    slli t1, a5, 8
    srli t2, a5, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 160(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 42 (simon.dsl:42)
    slli a7, a6, 1
    srli t0, a6, 31
    slli t1, a6, 8
    srli t2, a6, 24
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a6, 2
    srli t2, a6, 30
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 164(a3)
    xor a5, a5, a7
    lw a7, 0(a1)
    lw t1, 4(a1)
    xor a5, a5, t0
    xor a6, a7, a6
    xor a5, t1, a5
    sw a6, 0(a0)
    sw a5, 4(a0)
    addi a0, a0, 8
    addi a1, a1, 8
    addi a4, a4, 1
    bgeu a2, a1, .Llwcc_simon64_96_ctr_crypt_rv32i_group
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_simon64_96_ctr_crypt_rv32i_out
.Llwcc_simon64_96_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 8
    beqz t2, .Llwcc_simon64_96_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_simon64_96_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_simon64_96_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_simon64_96_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_simon64_96_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_simon64_96_ctr_crypt_rv32i_group
.Llwcc_simon64_96_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_simon64_96_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_simon64_96_ctr_crypt_rv32i_copy
.Llwcc_simon64_96_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_simon64_96_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_simon64_96_ctr_crypt_rv32i_wipe
    addi sp, sp, 112
    ret
    .size lwcc_simon64_96_ctr_crypt_rv32i, .-lwcc_simon64_96_ctr_crypt_rv32i
