# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile simon --set simon96_96 --target rv32i --lanes 1
# passes:    unroll() invert() counter() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate()
# dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 48 bits in limbs of 32, each in a register of its own
# sizes:     in bytes: block 12, key 12, nonce 8, rk 416, ctx 432, align 4, group 12, stack 112
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:a4f4688993ec017cccceaa95a90deec750bbbb0608641e4009d6846261b9fc17

    .text

    .balign 4
    .global lwcc_simon96_96_key_setup_rv32i
    .type lwcc_simon96_96_key_setup_rv32i, %function
lwcc_simon96_96_key_setup_rv32i:
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
    lhu a5, 8(a1)
    lhu a6, 6(a1)
    lhu a7, 10(a1)
    slli a5, a5, 16
    or a5, a6, a5
    srli a6, a7, 3
    slli t0, a5, 13
    srli t1, a5, 3
    slli t2, a7, 29
    or a6, a6, t0
    lhu t0, 4(a1)
    or t1, t1, t2
    slli t2, a6, 16
    lui t3, 16
    srli t2, t2, 17
    slli t4, t1, 15
    lw t5, 0(a1)
    srli t6, t1, 1
    slli a4, a6, 31
    addi t3, t3, -1
    or t2, t2, t4
    or t4, t6, a4
    xor t6, t3, t0
    xor a6, a6, t2
    xori t2, t5, -3
    xor t1, t1, t4
    xor a6, t6, a6
    xor t1, t2, t1
    slli t2, a6, 16
    srli t2, t2, 19
    slli t4, t1, 13
    srli t6, t1, 3
    slli a4, a6, 29
    or t2, t2, t4
    or t4, t6, a4
    slli t6, t2, 16
    srli t6, t6, 17
    slli a4, t4, 15
    srli a3, t4, 1
    slli a2, t2, 31
    or t6, t6, a4
    or a4, a3, a2
    xor a3, t3, a7
    xor t2, t2, t6
    xori t6, a5, -4
    xor t4, t4, a4
    xor t2, a3, t2
    xor t4, t6, t4
    slli t6, t2, 16
    srli t6, t6, 19
    slli a4, t4, 13
    srli a3, t4, 3
    slli a2, t2, 29
    or t6, t6, a4
    or a4, a3, a2
    slli a3, t6, 16
    srli a3, a3, 17
    slli a2, a4, 15
    srli s0, a4, 1
    slli s1, t6, 31
    or a3, a3, a2
    or a2, s0, s1
    xor s0, t3, a6
    xor t6, t6, a3
    xori a3, t1, -3
    xor a4, a4, a2
    xor t6, s0, t6
    xor a4, a3, a4
    slli a3, t6, 16
    srli a3, a3, 19
    slli a2, a4, 13
    srli s0, a4, 3
    slli s1, t6, 29
    or a3, a3, a2
    or a2, s0, s1
    slli s0, a3, 16
    srli s0, s0, 17
    slli s1, a2, 15
    srli s2, a2, 1
    slli s3, a3, 31
    or s0, s0, s1
    or s1, s2, s3
    xor s2, t3, t2
    xor a3, a3, s0
    xori s0, t4, -4
    xor a2, a2, s1
    xor a3, s2, a3
    xor a2, s0, a2
    slli s0, a3, 16
    srli s0, s0, 19
    slli s1, a2, 13
    srli s2, a2, 3
    slli s3, a3, 29
    or s0, s0, s1
    or s1, s2, s3
    slli s2, s0, 16
    srli s2, s2, 17
    slli s3, s1, 15
    srli s4, s1, 1
    slli s5, s0, 31
    or s2, s2, s3
    or s3, s4, s5
    xor s4, t3, t6
    xor s0, s0, s2
    xori s2, a4, -3
    xor s1, s1, s3
    xor s0, s4, s0
    xor s1, s2, s1
    slli s2, s0, 16
    srli s2, s2, 19
    slli s3, s1, 13
    srli s4, s1, 3
    slli s5, s0, 29
    or s2, s2, s3
    or s3, s4, s5
    slli s4, s2, 16
    srli s4, s4, 17
    slli s5, s3, 15
    srli s6, s3, 1
    slli s7, s2, 31
    or s4, s4, s5
    or s5, s6, s7
    xor s6, t3, a3
    xor s2, s2, s4
    xori s4, a2, -3
    xor s3, s3, s5
    xor s2, s6, s2
    xor s3, s4, s3
    slli s4, s2, 16
    srli s4, s4, 19
    slli s5, s3, 13
    srli s6, s3, 3
    slli s7, s2, 29
    or s4, s4, s5
    or s5, s6, s7
    slli s6, s4, 16
    srli s6, s6, 17
    slli s7, s5, 15
    srli s8, s5, 1
    slli s9, s4, 31
    or s6, s6, s7
    or s7, s8, s9
    xor s8, t3, s0
    xor s4, s4, s6
    xori s6, s1, -3
    xor s5, s5, s7
    xor s4, s8, s4
    xor s5, s6, s5
    slli s6, s4, 16
    srli s6, s6, 19
    slli s7, s5, 13
    srli s8, s5, 3
    slli s9, s4, 29
    or s6, s6, s7
    or s7, s8, s9
    slli s8, s6, 16
    srli s8, s8, 17
    slli s9, s7, 15
    srli s10, s7, 1
    slli s11, s6, 31
    or s8, s8, s9
    or s9, s10, s11
    xor s10, t3, s2
    xor s6, s6, s8
    xori s8, s3, -3
    xor s7, s7, s9
    xor s6, s10, s6
    xor s7, s8, s7
    slli s8, s6, 16
    srli s8, s8, 19
    slli s9, s7, 13
    srli s10, s7, 3
    slli s11, s6, 29
    or s8, s8, s9
    or s9, s10, s11
    slli s10, s8, 16
    srli s10, s10, 17
    slli s11, s9, 15
    srli ra, s9, 1
    or s10, s10, s11
    slli s11, s8, 31
    or s11, ra, s11
    xor ra, t3, s4
    xor s8, s8, s10
    xori s10, s5, -4
    xor s9, s9, s11
    xor s8, ra, s8
    xor s9, s10, s9
    slli s10, s8, 16
    srli s10, s10, 19
    slli s11, s9, 13
    srli ra, s9, 3
    or s10, s10, s11
    slli s11, s8, 29
    or s11, ra, s11
    slli ra, s10, 16
    srli ra, ra, 17
    and a6, a6, t3
    and t2, t2, t3
    and t6, t6, t3
    and a3, a3, t3
    and s0, s0, t3
    and s2, s2, t3
    and s4, s4, t3
    sw t5, 0(a0)
    slli t5, s11, 15
    or t5, ra, t5
    srli ra, s11, 1
    xor t5, s10, t5
    slli s10, s10, 31
    or s10, ra, s10
    xor ra, t3, s6
    xor s10, s11, s10
    xori s11, s7, -3
    xor t5, ra, t5
    xor s10, s11, s10
    slli s11, t5, 16
    srli s11, s11, 19
    slli ra, s10, 13
    or s11, s11, ra
    srli ra, s10, 3
    and s6, s6, t3
    sw t0, 4(a0)
    slli t0, t5, 29
    or t0, ra, t0
    slli ra, s11, 16
    srli ra, ra, 17
    sw a5, 8(a0)
    slli a5, t0, 15
    or a5, ra, a5
    srli ra, t0, 1
    xor a5, s11, a5
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, s8
    xor t0, t0, s11
    xori s11, s9, -3
    xor a5, ra, a5
    xor t0, s11, t0
    slli s11, a5, 16
    srli s11, s11, 19
    slli ra, t0, 13
    or s11, s11, ra
    srli ra, t0, 3
    and s8, s8, t3
    sw a7, 12(a0)
    slli a7, a5, 29
    or a7, ra, a7
    slli ra, s11, 16
    srli ra, ra, 17
    sw t1, 16(a0)
    slli t1, a7, 15
    or t1, ra, t1
    srli ra, a7, 1
    xor t1, s11, t1
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, t5
    xor a7, a7, s11
    xori s11, s10, -3
    xor t1, ra, t1
    xor a7, s11, a7
    slli s11, t1, 16
    srli s11, s11, 19
    slli ra, a7, 13
    or s11, s11, ra
    srli ra, a7, 3
    and t5, t5, t3
    sw a6, 20(a0)
    slli a6, t1, 29
    or a6, ra, a6
    slli ra, s11, 16
    srli ra, ra, 17
    sw t4, 24(a0)
    slli t4, a6, 15
    or t4, ra, t4
    srli ra, a6, 1
    xor t4, s11, t4
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, a5
    xor a6, a6, s11
    xori s11, t0, -4
    xor t4, ra, t4
    xor a6, s11, a6
    slli s11, t4, 16
    srli s11, s11, 19
    slli ra, a6, 13
    or s11, s11, ra
    srli ra, a6, 3
    and a5, a5, t3
    sw t2, 28(a0)
    slli t2, t4, 29
    or t2, ra, t2
    slli ra, s11, 16
    srli ra, ra, 17
    sw a4, 32(a0)
    slli a4, t2, 15
    or a4, ra, a4
    srli ra, t2, 1
    xor a4, s11, a4
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, t1
    xor t2, t2, s11
    xori s11, a7, -4
    xor a4, ra, a4
    xor t2, s11, t2
    slli s11, a4, 16
    srli s11, s11, 19
    slli ra, t2, 13
    or s11, s11, ra
    srli ra, t2, 3
    and t1, t1, t3
    sw t6, 36(a0)
    slli t6, a4, 29
    or t6, ra, t6
    slli ra, s11, 16
    srli ra, ra, 17
    sw a2, 40(a0)
    slli a2, t6, 15
    or a2, ra, a2
    srli ra, t6, 1
    xor a2, s11, a2
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, t4
    xor t6, t6, s11
    xori s11, a6, -4
    xor a2, ra, a2
    xor t6, s11, t6
    slli s11, a2, 16
    srli s11, s11, 19
    slli ra, t6, 13
    or s11, s11, ra
    srli ra, t6, 3
    and t4, t4, t3
    sw a3, 44(a0)
    slli a3, a2, 29
    or a3, ra, a3
    slli ra, s11, 16
    srli ra, ra, 17
    sw s1, 48(a0)
    slli s1, a3, 15
    or s1, ra, s1
    srli ra, a3, 1
    xor s1, s11, s1
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, a4
    xor a3, a3, s11
    xori s11, t2, -4
    xor s1, ra, s1
    xor a3, s11, a3
    slli s11, s1, 16
    srli s11, s11, 19
    slli ra, a3, 13
    or s11, s11, ra
    srli ra, a3, 3
    and a4, a4, t3
    sw s0, 52(a0)
    slli s0, s1, 29
    or s0, ra, s0
    slli ra, s11, 16
    srli ra, ra, 17
    sw s3, 56(a0)
    slli s3, s0, 15
    or s3, ra, s3
    srli ra, s0, 1
    xor s3, s11, s3
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, a2
    xor s0, s0, s11
    xori s11, t6, -4
    xor s3, ra, s3
    xor s0, s11, s0
    slli s11, s3, 16
    srli s11, s11, 19
    slli ra, s0, 13
    or s11, s11, ra
    srli ra, s0, 3
    and a2, a2, t3
    sw s2, 60(a0)
    slli s2, s3, 29
    or s2, ra, s2
    slli ra, s11, 16
    srli ra, ra, 17
    sw s5, 64(a0)
    slli s5, s2, 15
    or s5, ra, s5
    srli ra, s2, 1
    xor s5, s11, s5
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, s1
    xor s2, s2, s11
    xori s11, a3, -4
    xor s5, ra, s5
    xor s2, s11, s2
    slli s11, s5, 16
    srli s11, s11, 19
    slli ra, s2, 13
    or s11, s11, ra
    srli ra, s2, 3
    and s1, s1, t3
    sw s4, 68(a0)
    slli s4, s5, 29
    or s4, ra, s4
    slli ra, s11, 16
    srli ra, ra, 17
    sw s7, 72(a0)
    slli s7, s4, 15
    or s7, ra, s7
    srli ra, s4, 1
    xor s7, s11, s7
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, s3
    xor s4, s4, s11
    xori s11, s0, -3
    xor s7, ra, s7
    xor s4, s11, s4
    slli s11, s7, 16
    srli s11, s11, 19
    slli ra, s4, 13
    or s11, s11, ra
    srli ra, s4, 3
    and s3, s3, t3
    sw s6, 76(a0)
    slli s6, s7, 29
    or s6, ra, s6
    slli ra, s11, 16
    srli ra, ra, 17
    sw s9, 80(a0)
    slli s9, s6, 15
    or s9, ra, s9
    srli ra, s6, 1
    xor s9, s11, s9
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, s5
    xor s6, s6, s11
    xori s11, s2, -3
    xor s9, ra, s9
    xor s6, s11, s6
    slli s11, s9, 16
    srli s11, s11, 19
    slli ra, s6, 13
    or s11, s11, ra
    srli ra, s6, 3
    and s5, s5, t3
    sw s8, 84(a0)
    slli s8, s9, 29
    or s8, ra, s8
    slli ra, s11, 16
    srli ra, ra, 17
    sw s10, 88(a0)
    slli s10, s8, 15
    or s10, ra, s10
    srli ra, s8, 1
    xor s10, s11, s10
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, s7
    xor s8, s8, s11
    xori s11, s4, -4
    xor s10, ra, s10
    xor s8, s11, s8
    slli s11, s10, 16
    srli s11, s11, 19
    slli ra, s8, 13
    or s11, s11, ra
    srli ra, s8, 3
    and s7, s7, t3
    sw t5, 92(a0)
    slli t5, s10, 29
    or t5, ra, t5
    slli ra, s11, 16
    srli ra, ra, 17
    sw t0, 96(a0)
    slli t0, t5, 15
    or t0, ra, t0
    srli ra, t5, 1
    xor t0, s11, t0
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, s9
    xor t5, t5, s11
    xori s11, s6, -3
    xor t0, ra, t0
    xor t5, s11, t5
    slli s11, t0, 16
    srli s11, s11, 19
    slli ra, t5, 13
    or s11, s11, ra
    srli ra, t5, 3
    and s9, s9, t3
    sw a5, 100(a0)
    slli a5, t0, 29
    or a5, ra, a5
    slli ra, s11, 16
    srli ra, ra, 17
    sw a7, 104(a0)
    slli a7, a5, 15
    or a7, ra, a7
    srli ra, a5, 1
    xor a7, s11, a7
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, s10
    xor a5, a5, s11
    xori s11, s8, -4
    xor a7, ra, a7
    xor a5, s11, a5
    slli s11, a7, 16
    srli s11, s11, 19
    slli ra, a5, 13
    or s11, s11, ra
    srli ra, a5, 3
    and s10, s10, t3
    sw t1, 108(a0)
    slli t1, a7, 29
    or t1, ra, t1
    slli ra, s11, 16
    srli ra, ra, 17
    sw a6, 112(a0)
    slli a6, t1, 15
    or a6, ra, a6
    srli ra, t1, 1
    xor a6, s11, a6
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, t0
    xor t1, t1, s11
    xori s11, t5, -4
    xor a6, ra, a6
    xor t1, s11, t1
    slli s11, a6, 16
    srli s11, s11, 19
    slli ra, t1, 13
    or s11, s11, ra
    srli ra, t1, 3
    and t0, t0, t3
    sw t4, 116(a0)
    slli t4, a6, 29
    or t4, ra, t4
    slli ra, s11, 16
    srli ra, ra, 17
    sw t2, 120(a0)
    slli t2, t4, 15
    or t2, ra, t2
    srli ra, t4, 1
    xor t2, s11, t2
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, a7
    xor t4, t4, s11
    xori s11, a5, -3
    xor t2, ra, t2
    xor t4, s11, t4
    slli s11, t2, 16
    srli s11, s11, 19
    slli ra, t4, 13
    or s11, s11, ra
    srli ra, t4, 3
    and a7, a7, t3
    sw a4, 124(a0)
    slli a4, t2, 29
    or a4, ra, a4
    slli ra, s11, 16
    srli ra, ra, 17
    sw t6, 128(a0)
    slli t6, a4, 15
    or t6, ra, t6
    srli ra, a4, 1
    xor t6, s11, t6
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, a6
    xor a4, a4, s11
    xori s11, t1, -4
    xor t6, ra, t6
    xor a4, s11, a4
    slli s11, t6, 16
    srli s11, s11, 19
    slli ra, a4, 13
    or s11, s11, ra
    srli ra, a4, 3
    and a6, a6, t3
    sw a2, 132(a0)
    slli a2, t6, 29
    or a2, ra, a2
    slli ra, s11, 16
    srli ra, ra, 17
    sw a3, 136(a0)
    slli a3, a2, 15
    or a3, ra, a3
    srli ra, a2, 1
    xor a3, s11, a3
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, t2
    xor a2, a2, s11
    xori s11, t4, -4
    xor a3, ra, a3
    xor a2, s11, a2
    slli s11, a3, 16
    srli s11, s11, 19
    slli ra, a2, 13
    or s11, s11, ra
    srli ra, a2, 3
    and t2, t2, t3
    sw s1, 140(a0)
    slli s1, a3, 29
    or s1, ra, s1
    slli ra, s11, 16
    srli ra, ra, 17
    sw s0, 144(a0)
    slli s0, s1, 15
    or s0, ra, s0
    srli ra, s1, 1
    xor s0, s11, s0
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, t6
    xor s1, s1, s11
    xori s11, a4, -3
    xor s0, ra, s0
    xor s1, s11, s1
    slli s11, s0, 16
    srli s11, s11, 19
    slli ra, s1, 13
    or s11, s11, ra
    srli ra, s1, 3
    and t6, t6, t3
    sw s3, 148(a0)
    slli s3, s0, 29
    or s3, ra, s3
    slli ra, s11, 16
    srli ra, ra, 17
    sw s2, 152(a0)
    slli s2, s3, 15
    or s2, ra, s2
    srli ra, s3, 1
    xor s2, s11, s2
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, a3
    xor s3, s3, s11
    xori s11, a2, -3
    xor s2, ra, s2
    xor s3, s11, s3
    slli s11, s2, 16
    srli s11, s11, 19
    slli ra, s3, 13
    or s11, s11, ra
    srli ra, s3, 3
    and a3, a3, t3
    sw s5, 156(a0)
    slli s5, s2, 29
    or s5, ra, s5
    slli ra, s11, 16
    srli ra, ra, 17
    sw s4, 160(a0)
    slli s4, s5, 15
    or s4, ra, s4
    srli ra, s5, 1
    xor s4, s11, s4
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, s0
    xor s5, s5, s11
    xori s11, s1, -4
    xor s4, ra, s4
    xor s5, s11, s5
    slli s11, s4, 16
    srli s11, s11, 19
    slli ra, s5, 13
    or s11, s11, ra
    srli ra, s5, 3
    and s0, s0, t3
    sw s7, 164(a0)
    slli s7, s4, 29
    or s7, ra, s7
    slli ra, s11, 16
    srli ra, ra, 17
    sw s6, 168(a0)
    slli s6, s7, 15
    or s6, ra, s6
    srli ra, s7, 1
    xor s6, s11, s6
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, s2
    xor s7, s7, s11
    xori s11, s3, -4
    xor s6, ra, s6
    xor s7, s11, s7
    slli s11, s6, 16
    srli s11, s11, 19
    slli ra, s7, 13
    or s11, s11, ra
    srli ra, s7, 3
    and s2, s2, t3
    sw s9, 172(a0)
    slli s9, s6, 29
    or s9, ra, s9
    slli ra, s11, 16
    srli ra, ra, 17
    sw s8, 176(a0)
    slli s8, s9, 15
    or s8, ra, s8
    srli ra, s9, 1
    xor s8, s11, s8
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, s4
    xor s9, s9, s11
    xori s11, s5, -4
    xor s8, ra, s8
    xor s9, s11, s9
    slli s11, s8, 16
    srli s11, s11, 19
    slli ra, s9, 13
    or s11, s11, ra
    srli ra, s9, 3
    and s4, s4, t3
    sw s10, 180(a0)
    slli s10, s8, 29
    or s10, ra, s10
    slli ra, s11, 16
    srli ra, ra, 17
    sw t5, 184(a0)
    slli t5, s10, 15
    or t5, ra, t5
    srli ra, s10, 1
    xor t5, s11, t5
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, s6
    xor s10, s10, s11
    xori s11, s7, -3
    xor t5, ra, t5
    xor s10, s11, s10
    slli s11, t5, 16
    srli s11, s11, 19
    slli ra, s10, 13
    or s11, s11, ra
    srli ra, s10, 3
    and s6, s6, t3
    sw t0, 188(a0)
    slli t0, t5, 29
    or t0, ra, t0
    slli ra, s11, 16
    srli ra, ra, 17
    sw a5, 192(a0)
    slli a5, t0, 15
    or a5, ra, a5
    srli ra, t0, 1
    xor a5, s11, a5
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, s8
    xor t0, t0, s11
    xori s11, s9, -4
    xor a5, ra, a5
    xor t0, s11, t0
    slli s11, a5, 16
    srli s11, s11, 19
    slli ra, t0, 13
    or s11, s11, ra
    srli ra, t0, 3
    and s8, s8, t3
    sw a7, 196(a0)
    slli a7, a5, 29
    or a7, ra, a7
    slli ra, s11, 16
    srli ra, ra, 17
    sw t1, 200(a0)
    slli t1, a7, 15
    or t1, ra, t1
    srli ra, a7, 1
    xor t1, s11, t1
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, t5
    xor a7, a7, s11
    xori s11, s10, -3
    xor t1, ra, t1
    xor a7, s11, a7
    slli s11, t1, 16
    srli s11, s11, 19
    slli ra, a7, 13
    or s11, s11, ra
    srli ra, a7, 3
    and t5, t5, t3
    sw a6, 204(a0)
    slli a6, t1, 29
    or a6, ra, a6
    slli ra, s11, 16
    srli ra, ra, 17
    sw t4, 208(a0)
    slli t4, a6, 15
    or t4, ra, t4
    srli ra, a6, 1
    xor t4, s11, t4
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, a5
    xor a6, a6, s11
    xori s11, t0, -4
    xor t4, ra, t4
    xor a6, s11, a6
    slli s11, t4, 16
    srli s11, s11, 19
    slli ra, a6, 13
    or s11, s11, ra
    srli ra, a6, 3
    and a5, a5, t3
    sw t2, 212(a0)
    slli t2, t4, 29
    or t2, ra, t2
    slli ra, s11, 16
    srli ra, ra, 17
    sw a4, 216(a0)
    slli a4, t2, 15
    or a4, ra, a4
    srli ra, t2, 1
    xor a4, s11, a4
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, t1
    xor t2, t2, s11
    xori s11, a7, -4
    xor a4, ra, a4
    xor t2, s11, t2
    slli s11, a4, 16
    srli s11, s11, 19
    slli ra, t2, 13
    or s11, s11, ra
    srli ra, t2, 3
    and t1, t1, t3
    sw t6, 220(a0)
    slli t6, a4, 29
    or t6, ra, t6
    slli ra, s11, 16
    srli ra, ra, 17
    sw a2, 224(a0)
    slli a2, t6, 15
    or a2, ra, a2
    srli ra, t6, 1
    xor a2, s11, a2
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, t4
    xor t6, t6, s11
    xori s11, a6, -4
    xor a2, ra, a2
    xor t6, s11, t6
    slli s11, a2, 16
    srli s11, s11, 19
    slli ra, t6, 13
    or s11, s11, ra
    srli ra, t6, 3
    and t4, t4, t3
    sw a3, 228(a0)
    slli a3, a2, 29
    or a3, ra, a3
    slli ra, s11, 16
    srli ra, ra, 17
    sw s1, 232(a0)
    slli s1, a3, 15
    or s1, ra, s1
    srli ra, a3, 1
    xor s1, s11, s1
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, a4
    xor a3, a3, s11
    xori s11, t2, -4
    xor s1, ra, s1
    xor a3, s11, a3
    slli s11, s1, 16
    srli s11, s11, 19
    slli ra, a3, 13
    or s11, s11, ra
    srli ra, a3, 3
    and a4, a4, t3
    sw s0, 236(a0)
    slli s0, s1, 29
    or s0, ra, s0
    slli ra, s11, 16
    srli ra, ra, 17
    sw s3, 240(a0)
    slli s3, s0, 15
    or s3, ra, s3
    srli ra, s0, 1
    xor s3, s11, s3
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, a2
    xor s0, s0, s11
    xori s11, t6, -3
    xor s3, ra, s3
    xor s0, s11, s0
    slli s11, s3, 16
    srli s11, s11, 19
    slli ra, s0, 13
    or s11, s11, ra
    srli ra, s0, 3
    and a2, a2, t3
    sw s2, 244(a0)
    slli s2, s3, 29
    or s2, ra, s2
    slli ra, s11, 16
    srli ra, ra, 17
    sw s5, 248(a0)
    slli s5, s2, 15
    or s5, ra, s5
    srli ra, s2, 1
    xor s5, s11, s5
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, s1
    xor s2, s2, s11
    xori s11, a3, -4
    xor s5, ra, s5
    xor s2, s11, s2
    slli s11, s5, 16
    srli s11, s11, 19
    slli ra, s2, 13
    or s11, s11, ra
    srli ra, s2, 3
    and s1, s1, t3
    sw s4, 252(a0)
    slli s4, s5, 29
    or s4, ra, s4
    slli ra, s11, 16
    srli ra, ra, 17
    sw s7, 256(a0)
    slli s7, s4, 15
    or s7, ra, s7
    srli ra, s4, 1
    xor s7, s11, s7
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, s3
    xor s4, s4, s11
    xori s11, s0, -4
    xor s7, ra, s7
    xor s4, s11, s4
    slli s11, s7, 16
    srli s11, s11, 19
    slli ra, s4, 13
    or s11, s11, ra
    srli ra, s4, 3
    and s3, s3, t3
    sw s6, 260(a0)
    slli s6, s7, 29
    or s6, ra, s6
    slli ra, s11, 16
    srli ra, ra, 17
    sw s9, 264(a0)
    slli s9, s6, 15
    or s9, ra, s9
    srli ra, s6, 1
    xor s9, s11, s9
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, s5
    xor s6, s6, s11
    xori s11, s2, -4
    xor s9, ra, s9
    xor s6, s11, s6
    slli s11, s9, 16
    srli s11, s11, 19
    slli ra, s6, 13
    or s11, s11, ra
    srli ra, s6, 3
    and s5, s5, t3
    sw s8, 268(a0)
    slli s8, s9, 29
    or s8, ra, s8
    slli ra, s11, 16
    srli ra, ra, 17
    sw s10, 272(a0)
    slli s10, s8, 15
    or s10, ra, s10
    srli ra, s8, 1
    xor s10, s11, s10
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, s7
    xor s8, s8, s11
    xori s11, s4, -3
    xor s10, ra, s10
    xor s8, s11, s8
    slli s11, s10, 16
    srli s11, s11, 19
    slli ra, s8, 13
    or s11, s11, ra
    srli ra, s8, 3
    and s7, s7, t3
    sw t5, 276(a0)
    slli t5, s10, 29
    or t5, ra, t5
    slli ra, s11, 16
    srli ra, ra, 17
    sw t0, 280(a0)
    slli t0, t5, 15
    or t0, ra, t0
    srli ra, t5, 1
    xor t0, s11, t0
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, s9
    xor t5, t5, s11
    xori s11, s6, -3
    xor t0, ra, t0
    xor t5, s11, t5
    slli s11, t0, 16
    srli s11, s11, 19
    slli ra, t5, 13
    or s11, s11, ra
    srli ra, t5, 3
    and s9, s9, t3
    sw a5, 284(a0)
    slli a5, t0, 29
    or a5, ra, a5
    slli ra, s11, 16
    srli ra, ra, 17
    sw a7, 288(a0)
    slli a7, a5, 15
    or a7, ra, a7
    srli ra, a5, 1
    xor a7, s11, a7
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, s10
    xor a5, a5, s11
    xori s11, s8, -3
    xor a7, ra, a7
    xor a5, s11, a5
    slli s11, a7, 16
    srli s11, s11, 19
    slli ra, a5, 13
    or s11, s11, ra
    srli ra, a5, 3
    and s10, s10, t3
    sw t1, 292(a0)
    slli t1, a7, 29
    or t1, ra, t1
    slli ra, s11, 16
    srli ra, ra, 17
    sw a6, 296(a0)
    slli a6, t1, 15
    or a6, ra, a6
    srli ra, t1, 1
    xor a6, s11, a6
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, t0
    xor t1, t1, s11
    xori s11, t5, -3
    xor a6, ra, a6
    xor t1, s11, t1
    slli s11, a6, 16
    srli s11, s11, 19
    slli ra, t1, 13
    or s11, s11, ra
    srli ra, t1, 3
    and t0, t0, t3
    sw t4, 300(a0)
    slli t4, a6, 29
    or t4, ra, t4
    slli ra, s11, 16
    srli ra, ra, 17
    sw t2, 304(a0)
    slli t2, t4, 15
    or t2, ra, t2
    srli ra, t4, 1
    xor t2, s11, t2
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, a7
    xor t4, t4, s11
    xori s11, a5, -3
    xor t2, ra, t2
    xor t4, s11, t4
    slli s11, t2, 16
    srli s11, s11, 19
    slli ra, t4, 13
    or s11, s11, ra
    srli ra, t4, 3
    and a7, a7, t3
    sw a4, 308(a0)
    slli a4, t2, 29
    or a4, ra, a4
    slli ra, s11, 16
    srli ra, ra, 17
    sw t6, 312(a0)
    slli t6, a4, 15
    or t6, ra, t6
    srli ra, a4, 1
    xor t6, s11, t6
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, a6
    xor a4, a4, s11
    xori s11, t1, -3
    xor t6, ra, t6
    xor a4, s11, a4
    slli s11, t6, 16
    srli s11, s11, 19
    slli ra, a4, 13
    or s11, s11, ra
    srli ra, a4, 3
    and a6, a6, t3
    sw a2, 316(a0)
    slli a2, t6, 29
    or a2, ra, a2
    slli ra, s11, 16
    srli ra, ra, 17
    and t6, t6, t3
    sw a3, 320(a0)
    slli a3, a2, 15
    or a3, ra, a3
    srli ra, a2, 1
    xor a3, s11, a3
    slli s11, s11, 31
    or s11, ra, s11
    xor ra, t3, t2
    xor a2, a2, s11
    xori s11, t4, -4
    xor a3, ra, a3
    and t2, t2, t3
    xor a2, s11, a2
    and t3, a3, t3
    sw s1, 324(a0)
    sw s0, 328(a0)
    sw s3, 332(a0)
    sw s2, 336(a0)
    sw s5, 340(a0)
    sw s4, 344(a0)
    sw s7, 348(a0)
    sw s6, 352(a0)
    sw s9, 356(a0)
    sw s8, 360(a0)
    sw s10, 364(a0)
    sw t5, 368(a0)
    sw t0, 372(a0)
    sw a5, 376(a0)
    sw a7, 380(a0)
    sw t1, 384(a0)
    sw a6, 388(a0)
    sw t4, 392(a0)
    sw t2, 396(a0)
    sw a4, 400(a0)
    sw t6, 404(a0)
    sw a2, 408(a0)
    sw t3, 412(a0)
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
    .size lwcc_simon96_96_key_setup_rv32i, .-lwcc_simon96_96_key_setup_rv32i

    .balign 4
    .global lwcc_simon96_96_ecb_encrypt_rv32i
    .type lwcc_simon96_96_ecb_encrypt_rv32i, %function
lwcc_simon96_96_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_simon96_96_ecb_encrypt_rv32i_begin
    ret
.Llwcc_simon96_96_ecb_encrypt_rv32i_begin:
    addi sp, sp, -96
    sw s0, 4(sp)
    sw s1, 8(sp)
    slli t0, a2, 2
    slli a2, a2, 3
    add a2, a2, t0
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -12
.Llwcc_simon96_96_ecb_encrypt_rv32i_group:
    lhu a5, 8(a1)
    lhu a6, 6(a1)
    lhu a7, 10(a1)
    slli a5, a5, 16
    or a5, a6, a5
    # round 1 (simon.dsl:42)
    srli a6, a5, 31
    slli t0, a7, 1
    srli t1, a5, 24
    slli t2, a7, 8
    lhu t3, 4(a1)
    srli t4, a7, 15
    slli t5, a5, 1
    or a6, a6, t0
    srli t0, a7, 8
    slli t6, a5, 8
    or t1, t1, t2
    srli t2, a5, 30
    slli a4, a7, 2
    or t4, t4, t5
    or t0, t0, t6
    and a6, a6, t1
    srli t1, a7, 14
    slli t5, a5, 2
    or t2, t2, a4
    lw t6, 0(a1)
    and t0, t4, t0
    or t1, t1, t5
    xor a6, a6, t2
    lw t2, 4(a3)
    xor t0, t0, t1
    xor a6, t3, a6
    lw t1, 0(a3)
    xor t0, t6, t0
    xor a6, a6, t2
    xor t0, t0, t1
    # round 2 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t0, 31
    slli t5, a6, 1
    srli t6, t1, 24
    slli a4, t0, 8
    srli s0, t0, 24
    slli s1, a6, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    srli t1, t1, 30
    slli t6, t0, 2
    srli a4, t0, 30
    slli s0, a6, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, a4, s0
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 8(a3)
    lw t4, 12(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    xor a5, a5, t3
    xor a7, a7, t4
    # round 3 (simon.dsl:42)
    slli t1, a7, 16
    srli t2, a5, 31
    slli t3, a7, 1
    srli t4, a5, 24
    slli t5, a7, 8
    srli t6, t1, 31
    slli a4, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s0, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s1, a7, 2
    or t6, t6, a4
    or t3, t3, s0
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s1
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 20(a3)
    xor t1, t3, t1
    xor a6, a6, t2
    lw t2, 16(a3)
    xor t0, t0, t1
    xor a6, a6, t4
    xor t0, t0, t2
    # round 4 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t0, 31
    slli t5, a6, 1
    srli t6, t1, 24
    slli a4, t0, 8
    srli s0, t0, 24
    slli s1, a6, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    srli t1, t1, 30
    slli t6, t0, 2
    srli a4, t0, 30
    slli s0, a6, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, a4, s0
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 24(a3)
    lw t4, 28(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    xor a5, a5, t3
    xor a7, a7, t4
    # round 5 (simon.dsl:42)
    slli t1, a7, 16
    srli t2, a5, 31
    slli t3, a7, 1
    srli t4, a5, 24
    slli t5, a7, 8
    srli t6, t1, 31
    slli a4, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s0, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s1, a7, 2
    or t6, t6, a4
    or t3, t3, s0
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s1
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 36(a3)
    xor t1, t3, t1
    xor a6, a6, t2
    lw t2, 32(a3)
    xor t0, t0, t1
    xor a6, a6, t4
    xor t0, t0, t2
    # round 6 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t0, 31
    slli t5, a6, 1
    srli t6, t1, 24
    slli a4, t0, 8
    srli s0, t0, 24
    slli s1, a6, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    srli t1, t1, 30
    slli t6, t0, 2
    srli a4, t0, 30
    slli s0, a6, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, a4, s0
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 40(a3)
    lw t4, 44(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    xor a5, a5, t3
    xor a7, a7, t4
    # round 7 (simon.dsl:42)
    slli t1, a7, 16
    srli t2, a5, 31
    slli t3, a7, 1
    srli t4, a5, 24
    slli t5, a7, 8
    srli t6, t1, 31
    slli a4, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s0, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s1, a7, 2
    or t6, t6, a4
    or t3, t3, s0
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s1
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 52(a3)
    xor t1, t3, t1
    xor a6, a6, t2
    lw t2, 48(a3)
    xor t0, t0, t1
    xor a6, a6, t4
    xor t0, t0, t2
    # round 8 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t0, 31
    slli t5, a6, 1
    srli t6, t1, 24
    slli a4, t0, 8
    srli s0, t0, 24
    slli s1, a6, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    srli t1, t1, 30
    slli t6, t0, 2
    srli a4, t0, 30
    slli s0, a6, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, a4, s0
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 56(a3)
    lw t4, 60(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    xor a5, a5, t3
    xor a7, a7, t4
    # round 9 (simon.dsl:42)
    slli t1, a7, 16
    srli t2, a5, 31
    slli t3, a7, 1
    srli t4, a5, 24
    slli t5, a7, 8
    srli t6, t1, 31
    slli a4, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s0, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s1, a7, 2
    or t6, t6, a4
    or t3, t3, s0
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s1
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 68(a3)
    xor t1, t3, t1
    xor a6, a6, t2
    lw t2, 64(a3)
    xor t0, t0, t1
    xor a6, a6, t4
    xor t0, t0, t2
    # round 10 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t0, 31
    slli t5, a6, 1
    srli t6, t1, 24
    slli a4, t0, 8
    srli s0, t0, 24
    slli s1, a6, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    srli t1, t1, 30
    slli t6, t0, 2
    srli a4, t0, 30
    slli s0, a6, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, a4, s0
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 72(a3)
    lw t4, 76(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    xor a5, a5, t3
    xor a7, a7, t4
    # round 11 (simon.dsl:42)
    slli t1, a7, 16
    srli t2, a5, 31
    slli t3, a7, 1
    srli t4, a5, 24
    slli t5, a7, 8
    srli t6, t1, 31
    slli a4, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s0, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s1, a7, 2
    or t6, t6, a4
    or t3, t3, s0
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s1
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 84(a3)
    xor t1, t3, t1
    xor a6, a6, t2
    lw t2, 80(a3)
    xor t0, t0, t1
    xor a6, a6, t4
    xor t0, t0, t2
    # round 12 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t0, 31
    slli t5, a6, 1
    srli t6, t1, 24
    slli a4, t0, 8
    srli s0, t0, 24
    slli s1, a6, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    srli t1, t1, 30
    slli t6, t0, 2
    srli a4, t0, 30
    slli s0, a6, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, a4, s0
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 88(a3)
    lw t4, 92(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    xor a5, a5, t3
    xor a7, a7, t4
    # round 13 (simon.dsl:42)
    slli t1, a7, 16
    srli t2, a5, 31
    slli t3, a7, 1
    srli t4, a5, 24
    slli t5, a7, 8
    srli t6, t1, 31
    slli a4, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s0, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s1, a7, 2
    or t6, t6, a4
    or t3, t3, s0
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s1
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 100(a3)
    xor t1, t3, t1
    xor a6, a6, t2
    lw t2, 96(a3)
    xor t0, t0, t1
    xor a6, a6, t4
    xor t0, t0, t2
    # round 14 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t0, 31
    slli t5, a6, 1
    srli t6, t1, 24
    slli a4, t0, 8
    srli s0, t0, 24
    slli s1, a6, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    srli t1, t1, 30
    slli t6, t0, 2
    srli a4, t0, 30
    slli s0, a6, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, a4, s0
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 104(a3)
    lw t4, 108(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    xor a5, a5, t3
    xor a7, a7, t4
    # round 15 (simon.dsl:42)
    slli t1, a7, 16
    srli t2, a5, 31
    slli t3, a7, 1
    srli t4, a5, 24
    slli t5, a7, 8
    srli t6, t1, 31
    slli a4, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s0, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s1, a7, 2
    or t6, t6, a4
    or t3, t3, s0
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s1
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 116(a3)
    xor t1, t3, t1
    xor a6, a6, t2
    lw t2, 112(a3)
    xor t0, t0, t1
    xor a6, a6, t4
    xor t0, t0, t2
    # round 16 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t0, 31
    slli t5, a6, 1
    srli t6, t1, 24
    slli a4, t0, 8
    srli s0, t0, 24
    slli s1, a6, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    srli t1, t1, 30
    slli t6, t0, 2
    srli a4, t0, 30
    slli s0, a6, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, a4, s0
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 120(a3)
    lw t4, 124(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    xor a5, a5, t3
    xor a7, a7, t4
    # round 17 (simon.dsl:42)
    slli t1, a7, 16
    srli t2, a5, 31
    slli t3, a7, 1
    srli t4, a5, 24
    slli t5, a7, 8
    srli t6, t1, 31
    slli a4, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s0, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s1, a7, 2
    or t6, t6, a4
    or t3, t3, s0
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s1
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 132(a3)
    xor t1, t3, t1
    xor a6, a6, t2
    lw t2, 128(a3)
    xor t0, t0, t1
    xor a6, a6, t4
    xor t0, t0, t2
    # round 18 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t0, 31
    slli t5, a6, 1
    srli t6, t1, 24
    slli a4, t0, 8
    srli s0, t0, 24
    slli s1, a6, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    srli t1, t1, 30
    slli t6, t0, 2
    srli a4, t0, 30
    slli s0, a6, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, a4, s0
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 136(a3)
    lw t4, 140(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    xor a5, a5, t3
    xor a7, a7, t4
    # round 19 (simon.dsl:42)
    slli t1, a7, 16
    srli t2, a5, 31
    slli t3, a7, 1
    srli t4, a5, 24
    slli t5, a7, 8
    srli t6, t1, 31
    slli a4, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s0, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s1, a7, 2
    or t6, t6, a4
    or t3, t3, s0
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s1
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 148(a3)
    xor t1, t3, t1
    xor a6, a6, t2
    lw t2, 144(a3)
    xor t0, t0, t1
    xor a6, a6, t4
    xor t0, t0, t2
    # round 20 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t0, 31
    slli t5, a6, 1
    srli t6, t1, 24
    slli a4, t0, 8
    srli s0, t0, 24
    slli s1, a6, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    srli t1, t1, 30
    slli t6, t0, 2
    srli a4, t0, 30
    slli s0, a6, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, a4, s0
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 152(a3)
    lw t4, 156(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    xor a5, a5, t3
    xor a7, a7, t4
    # round 21 (simon.dsl:42)
    slli t1, a7, 16
    srli t2, a5, 31
    slli t3, a7, 1
    srli t4, a5, 24
    slli t5, a7, 8
    srli t6, t1, 31
    slli a4, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s0, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s1, a7, 2
    or t6, t6, a4
    or t3, t3, s0
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s1
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 164(a3)
    xor t1, t3, t1
    xor a6, a6, t2
    lw t2, 160(a3)
    xor t0, t0, t1
    xor a6, a6, t4
    xor t0, t0, t2
    # round 22 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t0, 31
    slli t5, a6, 1
    srli t6, t1, 24
    slli a4, t0, 8
    srli s0, t0, 24
    slli s1, a6, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    srli t1, t1, 30
    slli t6, t0, 2
    srli a4, t0, 30
    slli s0, a6, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, a4, s0
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 168(a3)
    lw t4, 172(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    xor a5, a5, t3
    xor a7, a7, t4
    # round 23 (simon.dsl:42)
    slli t1, a7, 16
    srli t2, a5, 31
    slli t3, a7, 1
    srli t4, a5, 24
    slli t5, a7, 8
    srli t6, t1, 31
    slli a4, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s0, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s1, a7, 2
    or t6, t6, a4
    or t3, t3, s0
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s1
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 180(a3)
    xor t1, t3, t1
    xor a6, a6, t2
    lw t2, 176(a3)
    xor t0, t0, t1
    xor a6, a6, t4
    xor t0, t0, t2
    # round 24 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t0, 31
    slli t5, a6, 1
    srli t6, t1, 24
    slli a4, t0, 8
    srli s0, t0, 24
    slli s1, a6, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    srli t1, t1, 30
    slli t6, t0, 2
    srli a4, t0, 30
    slli s0, a6, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, a4, s0
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 184(a3)
    lw t4, 188(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    xor a5, a5, t3
    xor a7, a7, t4
    # round 25 (simon.dsl:42)
    slli t1, a7, 16
    srli t2, a5, 31
    slli t3, a7, 1
    srli t4, a5, 24
    slli t5, a7, 8
    srli t6, t1, 31
    slli a4, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s0, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s1, a7, 2
    or t6, t6, a4
    or t3, t3, s0
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s1
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 196(a3)
    xor t1, t3, t1
    xor a6, a6, t2
    lw t2, 192(a3)
    xor t0, t0, t1
    xor a6, a6, t4
    xor t0, t0, t2
    # round 26 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t0, 31
    slli t5, a6, 1
    srli t6, t1, 24
    slli a4, t0, 8
    srli s0, t0, 24
    slli s1, a6, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    srli t1, t1, 30
    slli t6, t0, 2
    srli a4, t0, 30
    slli s0, a6, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, a4, s0
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 200(a3)
    lw t4, 204(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    xor a5, a5, t3
    xor a7, a7, t4
    # round 27 (simon.dsl:42)
    slli t1, a7, 16
    srli t2, a5, 31
    slli t3, a7, 1
    srli t4, a5, 24
    slli t5, a7, 8
    srli t6, t1, 31
    slli a4, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s0, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s1, a7, 2
    or t6, t6, a4
    or t3, t3, s0
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s1
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 212(a3)
    xor t1, t3, t1
    xor a6, a6, t2
    lw t2, 208(a3)
    xor t0, t0, t1
    xor a6, a6, t4
    xor t0, t0, t2
    # round 28 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t0, 31
    slli t5, a6, 1
    srli t6, t1, 24
    slli a4, t0, 8
    srli s0, t0, 24
    slli s1, a6, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    srli t1, t1, 30
    slli t6, t0, 2
    srli a4, t0, 30
    slli s0, a6, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, a4, s0
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 216(a3)
    lw t4, 220(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    xor a5, a5, t3
    xor a7, a7, t4
    # round 29 (simon.dsl:42)
    slli t1, a7, 16
    srli t2, a5, 31
    slli t3, a7, 1
    srli t4, a5, 24
    slli t5, a7, 8
    srli t6, t1, 31
    slli a4, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s0, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s1, a7, 2
    or t6, t6, a4
    or t3, t3, s0
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s1
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 228(a3)
    xor t1, t3, t1
    xor a6, a6, t2
    lw t2, 224(a3)
    xor t0, t0, t1
    xor a6, a6, t4
    xor t0, t0, t2
    # round 30 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t0, 31
    slli t5, a6, 1
    srli t6, t1, 24
    slli a4, t0, 8
    srli s0, t0, 24
    slli s1, a6, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    srli t1, t1, 30
    slli t6, t0, 2
    srli a4, t0, 30
    slli s0, a6, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, a4, s0
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 232(a3)
    lw t4, 236(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    xor a5, a5, t3
    xor a7, a7, t4
    # round 31 (simon.dsl:42)
    slli t1, a7, 16
    srli t2, a5, 31
    slli t3, a7, 1
    srli t4, a5, 24
    slli t5, a7, 8
    srli t6, t1, 31
    slli a4, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s0, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s1, a7, 2
    or t6, t6, a4
    or t3, t3, s0
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s1
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 244(a3)
    xor t1, t3, t1
    xor a6, a6, t2
    lw t2, 240(a3)
    xor t0, t0, t1
    xor a6, a6, t4
    xor t0, t0, t2
    # round 32 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t0, 31
    slli t5, a6, 1
    srli t6, t1, 24
    slli a4, t0, 8
    srli s0, t0, 24
    slli s1, a6, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    srli t1, t1, 30
    slli t6, t0, 2
    srli a4, t0, 30
    slli s0, a6, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, a4, s0
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 248(a3)
    lw t4, 252(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    xor a5, a5, t3
    xor a7, a7, t4
    # round 33 (simon.dsl:42)
    slli t1, a7, 16
    srli t2, a5, 31
    slli t3, a7, 1
    srli t4, a5, 24
    slli t5, a7, 8
    srli t6, t1, 31
    slli a4, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s0, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s1, a7, 2
    or t6, t6, a4
    or t3, t3, s0
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s1
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 260(a3)
    xor t1, t3, t1
    xor a6, a6, t2
    lw t2, 256(a3)
    xor t0, t0, t1
    xor a6, a6, t4
    xor t0, t0, t2
    # round 34 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t0, 31
    slli t5, a6, 1
    srli t6, t1, 24
    slli a4, t0, 8
    srli s0, t0, 24
    slli s1, a6, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    srli t1, t1, 30
    slli t6, t0, 2
    srli a4, t0, 30
    slli s0, a6, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, a4, s0
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 264(a3)
    lw t4, 268(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    xor a5, a5, t3
    xor a7, a7, t4
    # round 35 (simon.dsl:42)
    slli t1, a7, 16
    srli t2, a5, 31
    slli t3, a7, 1
    srli t4, a5, 24
    slli t5, a7, 8
    srli t6, t1, 31
    slli a4, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s0, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s1, a7, 2
    or t6, t6, a4
    or t3, t3, s0
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s1
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 276(a3)
    xor t1, t3, t1
    xor a6, a6, t2
    lw t2, 272(a3)
    xor t0, t0, t1
    xor a6, a6, t4
    xor t0, t0, t2
    # round 36 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t0, 31
    slli t5, a6, 1
    srli t6, t1, 24
    slli a4, t0, 8
    srli s0, t0, 24
    slli s1, a6, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    srli t1, t1, 30
    slli t6, t0, 2
    srli a4, t0, 30
    slli s0, a6, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, a4, s0
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 280(a3)
    lw t4, 284(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    xor a5, a5, t3
    xor a7, a7, t4
    # round 37 (simon.dsl:42)
    slli t1, a7, 16
    srli t2, a5, 31
    slli t3, a7, 1
    srli t4, a5, 24
    slli t5, a7, 8
    srli t6, t1, 31
    slli a4, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s0, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s1, a7, 2
    or t6, t6, a4
    or t3, t3, s0
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s1
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 292(a3)
    xor t1, t3, t1
    xor a6, a6, t2
    lw t2, 288(a3)
    xor t0, t0, t1
    xor a6, a6, t4
    xor t0, t0, t2
    # round 38 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t0, 31
    slli t5, a6, 1
    srli t6, t1, 24
    slli a4, t0, 8
    srli s0, t0, 24
    slli s1, a6, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    srli t1, t1, 30
    slli t6, t0, 2
    srli a4, t0, 30
    slli s0, a6, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, a4, s0
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 296(a3)
    lw t4, 300(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    xor a5, a5, t3
    xor a7, a7, t4
    # round 39 (simon.dsl:42)
    slli t1, a7, 16
    srli t2, a5, 31
    slli t3, a7, 1
    srli t4, a5, 24
    slli t5, a7, 8
    srli t6, t1, 31
    slli a4, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s0, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s1, a7, 2
    or t6, t6, a4
    or t3, t3, s0
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s1
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 308(a3)
    xor t1, t3, t1
    xor a6, a6, t2
    lw t2, 304(a3)
    xor t0, t0, t1
    xor a6, a6, t4
    xor t0, t0, t2
    # round 40 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t0, 31
    slli t5, a6, 1
    srli t6, t1, 24
    slli a4, t0, 8
    srli s0, t0, 24
    slli s1, a6, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    srli t1, t1, 30
    slli t6, t0, 2
    srli a4, t0, 30
    slli s0, a6, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, a4, s0
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 312(a3)
    lw t4, 316(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    xor a5, a5, t3
    xor a7, a7, t4
    # round 41 (simon.dsl:42)
    slli t1, a7, 16
    srli t2, a5, 31
    slli t3, a7, 1
    srli t4, a5, 24
    slli t5, a7, 8
    srli t6, t1, 31
    slli a4, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s0, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s1, a7, 2
    or t6, t6, a4
    or t3, t3, s0
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s1
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 324(a3)
    xor t1, t3, t1
    xor a6, a6, t2
    lw t2, 320(a3)
    xor t0, t0, t1
    xor a6, a6, t4
    xor t0, t0, t2
    # round 42 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t0, 31
    slli t5, a6, 1
    srli t6, t1, 24
    slli a4, t0, 8
    srli s0, t0, 24
    slli s1, a6, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    srli t1, t1, 30
    slli t6, t0, 2
    srli a4, t0, 30
    slli s0, a6, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, a4, s0
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 328(a3)
    lw t4, 332(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    xor a5, a5, t3
    xor a7, a7, t4
    # round 43 (simon.dsl:42)
    slli t1, a7, 16
    srli t2, a5, 31
    slli t3, a7, 1
    srli t4, a5, 24
    slli t5, a7, 8
    srli t6, t1, 31
    slli a4, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s0, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s1, a7, 2
    or t6, t6, a4
    or t3, t3, s0
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s1
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 340(a3)
    xor t1, t3, t1
    xor a6, a6, t2
    lw t2, 336(a3)
    xor t0, t0, t1
    xor a6, a6, t4
    xor t0, t0, t2
    # round 44 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t0, 31
    slli t5, a6, 1
    srli t6, t1, 24
    slli a4, t0, 8
    srli s0, t0, 24
    slli s1, a6, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    srli t1, t1, 30
    slli t6, t0, 2
    srli a4, t0, 30
    slli s0, a6, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, a4, s0
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 344(a3)
    lw t4, 348(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    xor a5, a5, t3
    xor a7, a7, t4
    # round 45 (simon.dsl:42)
    slli t1, a7, 16
    srli t2, a5, 31
    slli t3, a7, 1
    srli t4, a5, 24
    slli t5, a7, 8
    srli t6, t1, 31
    slli a4, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s0, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s1, a7, 2
    or t6, t6, a4
    or t3, t3, s0
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s1
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 356(a3)
    xor t1, t3, t1
    xor a6, a6, t2
    lw t2, 352(a3)
    xor t0, t0, t1
    xor a6, a6, t4
    xor t0, t0, t2
    # round 46 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t0, 31
    slli t5, a6, 1
    srli t6, t1, 24
    slli a4, t0, 8
    srli s0, t0, 24
    slli s1, a6, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    srli t1, t1, 30
    slli t6, t0, 2
    srli a4, t0, 30
    slli s0, a6, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, a4, s0
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 360(a3)
    lw t4, 364(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    xor a5, a5, t3
    xor a7, a7, t4
    # round 47 (simon.dsl:42)
    slli t1, a7, 16
    srli t2, a5, 31
    slli t3, a7, 1
    srli t4, a5, 24
    slli t5, a7, 8
    srli t6, t1, 31
    slli a4, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s0, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s1, a7, 2
    or t6, t6, a4
    or t3, t3, s0
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s1
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 372(a3)
    xor t1, t3, t1
    xor a6, a6, t2
    lw t2, 368(a3)
    xor t0, t0, t1
    xor a6, a6, t4
    xor t0, t0, t2
    # round 48 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t0, 31
    slli t5, a6, 1
    srli t6, t1, 24
    slli a4, t0, 8
    srli s0, t0, 24
    slli s1, a6, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    srli t1, t1, 30
    slli t6, t0, 2
    srli a4, t0, 30
    slli s0, a6, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, a4, s0
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 376(a3)
    lw t4, 380(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    xor a5, a5, t3
    xor a7, a7, t4
    # round 49 (simon.dsl:42)
    slli t1, a7, 16
    srli t2, a5, 31
    slli t3, a7, 1
    srli t4, a5, 24
    slli t5, a7, 8
    srli t6, t1, 31
    slli a4, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s0, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s1, a7, 2
    or t6, t6, a4
    or t3, t3, s0
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s1
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 388(a3)
    xor t1, t3, t1
    xor a6, a6, t2
    lw t2, 384(a3)
    xor t0, t0, t1
    xor a6, a6, t4
    xor t0, t0, t2
    # round 50 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t0, 31
    slli t5, a6, 1
    srli t6, t1, 24
    slli a4, t0, 8
    srli s0, t0, 24
    slli s1, a6, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    srli t1, t1, 30
    slli t6, t0, 2
    srli a4, t0, 30
    slli s0, a6, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, a4, s0
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 392(a3)
    lw t4, 396(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    xor a5, a5, t3
    xor a7, a7, t4
    # round 51 (simon.dsl:42)
    slli t1, a7, 16
    srli t2, a5, 31
    slli t3, a7, 1
    srli t4, a5, 24
    slli t5, a7, 8
    srli t6, t1, 31
    slli a4, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s0, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s1, a7, 2
    or t6, t6, a4
    or t3, t3, s0
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s1
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 404(a3)
    xor t1, t3, t1
    xor a6, a6, t2
    lw t2, 400(a3)
    xor t0, t0, t1
    xor a6, a6, t4
    xor t0, t0, t2
    # round 52 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, t1, 31
    slli t3, t0, 1
    srli t4, t1, 24
    slli t5, t0, 8
    or t2, t2, t3
    srli t3, t0, 31
    slli t6, a6, 1
    or t4, t4, t5
    srli t5, t0, 24
    slli a4, a6, 8
    srli t1, t1, 30
    slli s0, t0, 2
    or t3, t3, t6
    or t5, t5, a4
    and t2, t2, t4
    or t1, t1, s0
    srli t4, t0, 30
    slli t6, a6, 2
    and t3, t3, t5
    or t4, t4, t6
    xor t1, t2, t1
    lw t2, 408(a3)
    xor t3, t3, t4
    xor a5, a5, t1
    lw t1, 412(a3)
    xor a7, a7, t3
    xor a5, a5, t2
    xor a7, a7, t1
    srli t1, a5, 16
    sw t0, 0(a0)
    sh a6, 4(a0)
    sh a5, 6(a0)
    sh t1, 8(a0)
    sh a7, 10(a0)
    addi a0, a0, 12
    addi a1, a1, 12
    bltu a2, a1, .Llwcc_simon96_96_ecb_encrypt_rv32i_group_done
    j .Llwcc_simon96_96_ecb_encrypt_rv32i_group
.Llwcc_simon96_96_ecb_encrypt_rv32i_group_done:
    lw s0, 4(sp)
    lw s1, 8(sp)
    addi sp, sp, 96
    ret
    .size lwcc_simon96_96_ecb_encrypt_rv32i, .-lwcc_simon96_96_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_simon96_96_ecb_decrypt_rv32i
    .type lwcc_simon96_96_ecb_decrypt_rv32i, %function
lwcc_simon96_96_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_simon96_96_ecb_decrypt_rv32i_begin
    ret
.Llwcc_simon96_96_ecb_decrypt_rv32i_begin:
    addi sp, sp, -96
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    sw s3, 16(sp)
    sw s4, 20(sp)
    sw s5, 24(sp)
    sw s6, 28(sp)
    slli t0, a2, 2
    slli a2, a2, 3
    add a2, a2, t0
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -12
.Llwcc_simon96_96_ecb_decrypt_rv32i_group:
    lhu a5, 4(a1)
    lw a6, 0(a1)
    lhu a7, 8(a1)
    lhu t0, 6(a1)
    lhu t1, 10(a1)
    # round 52 (simon.dsl:42)
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 412(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, a5, 8
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, a5, 15
    slli s3, a6, 1
    or t4, t4, t5
    slli a7, a7, 16
    lw t5, 408(a3)
    srli s4, a5, 14
    slli s5, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    or a7, t0, a7
    xor t0, t1, t6
    or t1, s4, s5
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 51 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 400(a3)
    lw s3, 404(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    # round 50 (simon.dsl:42)
    slli t1, a5, 16
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 396(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, t1, 24
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, t1, 31
    slli s3, a6, 1
    or t4, t4, t5
    lw t5, 392(a3)
    srli t1, t1, 30
    slli s4, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    xor t0, t0, t6
    or t1, t1, s4
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 49 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 384(a3)
    lw s3, 388(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    # round 48 (simon.dsl:42)
    slli t1, a5, 16
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 380(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, t1, 24
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, t1, 31
    slli s3, a6, 1
    or t4, t4, t5
    lw t5, 376(a3)
    srli t1, t1, 30
    slli s4, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    xor t0, t0, t6
    or t1, t1, s4
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 47 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 368(a3)
    lw s3, 372(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    # round 46 (simon.dsl:42)
    slli t1, a5, 16
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 364(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, t1, 24
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, t1, 31
    slli s3, a6, 1
    or t4, t4, t5
    lw t5, 360(a3)
    srli t1, t1, 30
    slli s4, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    xor t0, t0, t6
    or t1, t1, s4
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 45 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 352(a3)
    lw s3, 356(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    # round 44 (simon.dsl:42)
    slli t1, a5, 16
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 348(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, t1, 24
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, t1, 31
    slli s3, a6, 1
    or t4, t4, t5
    lw t5, 344(a3)
    srli t1, t1, 30
    slli s4, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    xor t0, t0, t6
    or t1, t1, s4
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 43 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 336(a3)
    lw s3, 340(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    # round 42 (simon.dsl:42)
    slli t1, a5, 16
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 332(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, t1, 24
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, t1, 31
    slli s3, a6, 1
    or t4, t4, t5
    lw t5, 328(a3)
    srli t1, t1, 30
    slli s4, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    xor t0, t0, t6
    or t1, t1, s4
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 41 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 320(a3)
    lw s3, 324(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    # round 40 (simon.dsl:42)
    slli t1, a5, 16
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 316(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, t1, 24
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, t1, 31
    slli s3, a6, 1
    or t4, t4, t5
    lw t5, 312(a3)
    srli t1, t1, 30
    slli s4, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    xor t0, t0, t6
    or t1, t1, s4
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 39 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 304(a3)
    lw s3, 308(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    # round 38 (simon.dsl:42)
    slli t1, a5, 16
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 300(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, t1, 24
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, t1, 31
    slli s3, a6, 1
    or t4, t4, t5
    lw t5, 296(a3)
    srli t1, t1, 30
    slli s4, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    xor t0, t0, t6
    or t1, t1, s4
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 37 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 288(a3)
    lw s3, 292(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    # round 36 (simon.dsl:42)
    slli t1, a5, 16
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 284(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, t1, 24
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, t1, 31
    slli s3, a6, 1
    or t4, t4, t5
    lw t5, 280(a3)
    srli t1, t1, 30
    slli s4, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    xor t0, t0, t6
    or t1, t1, s4
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 35 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 272(a3)
    lw s3, 276(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    # round 34 (simon.dsl:42)
    slli t1, a5, 16
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 268(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, t1, 24
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, t1, 31
    slli s3, a6, 1
    or t4, t4, t5
    lw t5, 264(a3)
    srli t1, t1, 30
    slli s4, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    xor t0, t0, t6
    or t1, t1, s4
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 33 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 256(a3)
    lw s3, 260(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    # round 32 (simon.dsl:42)
    slli t1, a5, 16
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 252(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, t1, 24
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, t1, 31
    slli s3, a6, 1
    or t4, t4, t5
    lw t5, 248(a3)
    srli t1, t1, 30
    slli s4, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    xor t0, t0, t6
    or t1, t1, s4
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 31 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 240(a3)
    lw s3, 244(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    # round 30 (simon.dsl:42)
    slli t1, a5, 16
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 236(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, t1, 24
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, t1, 31
    slli s3, a6, 1
    or t4, t4, t5
    lw t5, 232(a3)
    srli t1, t1, 30
    slli s4, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    xor t0, t0, t6
    or t1, t1, s4
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 29 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 224(a3)
    lw s3, 228(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    # round 28 (simon.dsl:42)
    slli t1, a5, 16
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 220(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, t1, 24
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, t1, 31
    slli s3, a6, 1
    or t4, t4, t5
    lw t5, 216(a3)
    srli t1, t1, 30
    slli s4, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    xor t0, t0, t6
    or t1, t1, s4
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 27 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 208(a3)
    lw s3, 212(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    # round 26 (simon.dsl:42)
    slli t1, a5, 16
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 204(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, t1, 24
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, t1, 31
    slli s3, a6, 1
    or t4, t4, t5
    lw t5, 200(a3)
    srli t1, t1, 30
    slli s4, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    xor t0, t0, t6
    or t1, t1, s4
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 25 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 192(a3)
    lw s3, 196(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    # round 24 (simon.dsl:42)
    slli t1, a5, 16
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 188(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, t1, 24
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, t1, 31
    slli s3, a6, 1
    or t4, t4, t5
    lw t5, 184(a3)
    srli t1, t1, 30
    slli s4, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    xor t0, t0, t6
    or t1, t1, s4
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 23 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 176(a3)
    lw s3, 180(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    # round 22 (simon.dsl:42)
    slli t1, a5, 16
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 172(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, t1, 24
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, t1, 31
    slli s3, a6, 1
    or t4, t4, t5
    lw t5, 168(a3)
    srli t1, t1, 30
    slli s4, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    xor t0, t0, t6
    or t1, t1, s4
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 21 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 160(a3)
    lw s3, 164(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    # round 20 (simon.dsl:42)
    slli t1, a5, 16
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 156(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, t1, 24
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, t1, 31
    slli s3, a6, 1
    or t4, t4, t5
    lw t5, 152(a3)
    srli t1, t1, 30
    slli s4, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    xor t0, t0, t6
    or t1, t1, s4
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 19 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 144(a3)
    lw s3, 148(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    # round 18 (simon.dsl:42)
    slli t1, a5, 16
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 140(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, t1, 24
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, t1, 31
    slli s3, a6, 1
    or t4, t4, t5
    lw t5, 136(a3)
    srli t1, t1, 30
    slli s4, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    xor t0, t0, t6
    or t1, t1, s4
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 17 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 128(a3)
    lw s3, 132(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    # round 16 (simon.dsl:42)
    slli t1, a5, 16
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 124(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, t1, 24
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, t1, 31
    slli s3, a6, 1
    or t4, t4, t5
    lw t5, 120(a3)
    srli t1, t1, 30
    slli s4, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    xor t0, t0, t6
    or t1, t1, s4
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 15 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 112(a3)
    lw s3, 116(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    # round 14 (simon.dsl:42)
    slli t1, a5, 16
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 108(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, t1, 24
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, t1, 31
    slli s3, a6, 1
    or t4, t4, t5
    lw t5, 104(a3)
    srli t1, t1, 30
    slli s4, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    xor t0, t0, t6
    or t1, t1, s4
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 13 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 96(a3)
    lw s3, 100(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    # round 12 (simon.dsl:42)
    slli t1, a5, 16
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 92(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, t1, 24
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, t1, 31
    slli s3, a6, 1
    or t4, t4, t5
    lw t5, 88(a3)
    srli t1, t1, 30
    slli s4, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    xor t0, t0, t6
    or t1, t1, s4
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 11 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 80(a3)
    lw s3, 84(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    # round 10 (simon.dsl:42)
    slli t1, a5, 16
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 76(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, t1, 24
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, t1, 31
    slli s3, a6, 1
    or t4, t4, t5
    lw t5, 72(a3)
    srli t1, t1, 30
    slli s4, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    xor t0, t0, t6
    or t1, t1, s4
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 9 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 64(a3)
    lw s3, 68(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    # round 8 (simon.dsl:42)
    slli t1, a5, 16
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 60(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, t1, 24
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, t1, 31
    slli s3, a6, 1
    or t4, t4, t5
    lw t5, 56(a3)
    srli t1, t1, 30
    slli s4, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    xor t0, t0, t6
    or t1, t1, s4
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 7 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 48(a3)
    lw s3, 52(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    # round 6 (simon.dsl:42)
    slli t1, a5, 16
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 44(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, t1, 24
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, t1, 31
    slli s3, a6, 1
    or t4, t4, t5
    lw t5, 40(a3)
    srli t1, t1, 30
    slli s4, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    xor t0, t0, t6
    or t1, t1, s4
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 5 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 32(a3)
    lw s3, 36(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    # round 4 (simon.dsl:42)
    slli t1, a5, 16
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 28(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, t1, 24
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, t1, 31
    slli s3, a6, 1
    or t4, t4, t5
    lw t5, 24(a3)
    srli t1, t1, 30
    slli s4, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    xor t0, t0, t6
    or t1, t1, s4
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 3 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 16(a3)
    lw s3, 20(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    # round 2 (simon.dsl:42)
    slli t1, a5, 16
    srli t2, a6, 24
    slli t3, a5, 8
    srli t4, a6, 31
    slli t5, a5, 1
    lw t6, 12(a3)
    srli a4, a6, 30
    slli s0, a5, 2
    srli s1, t1, 24
    slli s2, a6, 8
    or t2, t2, t3
    srli t3, t1, 31
    slli s3, a6, 1
    or t4, t4, t5
    lw t5, 8(a3)
    srli t1, t1, 30
    slli s4, a6, 2
    or a4, a4, s0
    or s0, s1, s2
    or t3, t3, s3
    and t2, t4, t2
    xor t0, t0, t6
    or t1, t1, s4
    and t3, t3, s0
    xor t2, t2, a4
    xor a7, a7, t5
    xor t1, t3, t1
    xor t0, t0, t2
    xor a7, a7, t1
    # round 1 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 24
    slli t3, a7, 8
    srli t4, a7, 24
    slli t5, t0, 8
    srli t6, t1, 31
    slli a4, a7, 1
    srli s0, a7, 31
    slli s1, t0, 1
    lw s2, 0(a3)
    lw s3, 4(a3)
    srli t1, t1, 30
    slli s4, a7, 2
    srli s5, a7, 30
    slli s6, t0, 2
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, a4
    or t5, s0, s1
    or t1, t1, s4
    or t6, s5, s6
    and t2, t4, t2
    and t3, t5, t3
    xor a6, a6, s2
    xor a5, a5, s3
    xor t1, t2, t1
    xor t2, t3, t6
    xor a6, a6, t1
    xor a5, a5, t2
    srli t1, a7, 16
    sw a6, 0(a0)
    sh a5, 4(a0)
    sh a7, 6(a0)
    sh t1, 8(a0)
    sh t0, 10(a0)
    addi a0, a0, 12
    addi a1, a1, 12
    bltu a2, a1, .Llwcc_simon96_96_ecb_decrypt_rv32i_group_done
    j .Llwcc_simon96_96_ecb_decrypt_rv32i_group
.Llwcc_simon96_96_ecb_decrypt_rv32i_group_done:
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    lw s5, 24(sp)
    lw s6, 28(sp)
    addi sp, sp, 96
    ret
    .size lwcc_simon96_96_ecb_decrypt_rv32i, .-lwcc_simon96_96_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_simon96_96_ctr_init_rv32i
    .type lwcc_simon96_96_ctr_init_rv32i, %function
lwcc_simon96_96_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_simon96_96_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_simon96_96_ctr_nonce_rv32i
    .size lwcc_simon96_96_ctr_init_rv32i, .-lwcc_simon96_96_ctr_init_rv32i

    .balign 4
    .global lwcc_simon96_96_ctr_nonce_rv32i
    .type lwcc_simon96_96_ctr_nonce_rv32i, %function
lwcc_simon96_96_ctr_nonce_rv32i:
    lbu a5, 6(a1)
    lbu a6, 7(a1)
    lbu a7, 0(a1)
    lbu t0, 1(a1)
    lbu t1, 2(a1)
    lbu t2, 3(a1)
    lbu t3, 4(a1)
    lbu t4, 5(a1)
    sw a5, 416(a0)
    sw a6, 420(a0)
    slli a5, t0, 8
    slli a6, t1, 16
    slli t0, t2, 24
    slli t1, t4, 8
    or a5, a7, a5
    or a7, t3, t1
    or a5, a5, a6
    sw a7, 428(a0)
    or a5, a5, t0
    sw a5, 424(a0)
    ret
    .size lwcc_simon96_96_ctr_nonce_rv32i, .-lwcc_simon96_96_ctr_nonce_rv32i

    .balign 4
    .global lwcc_simon96_96_ctr_crypt_rv32i
    .type lwcc_simon96_96_ctr_crypt_rv32i, %function
lwcc_simon96_96_ctr_crypt_rv32i:
    bnez a2, .Llwcc_simon96_96_ctr_crypt_rv32i_begin
    ret
.Llwcc_simon96_96_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 12
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_simon96_96_ctr_crypt_rv32i_group
    j .Llwcc_simon96_96_ctr_crypt_rv32i_rest
.Llwcc_simon96_96_ctr_crypt_rv32i_group:
    lw a5, 420(a3)
    lw a6, 416(a3)
    srli a7, a4, 24
    slli a5, a5, 8
    srli t0, a4, 16
    srli t1, a4, 8
    or a5, a6, a5
    slli a6, a7, 16
    or a5, a5, a6
    slli a6, t0, 24
    andi a7, t1, 255
    slli t0, a4, 8
    or a5, a5, a6
    or a6, a7, t0
    # round 1 (simon.dsl:42)
    slli a7, a6, 16
    srli t0, a5, 31
    slli t1, a6, 1
    srli t2, a5, 24
    slli t3, a6, 8
    srli t4, a7, 31
    slli t5, a5, 1
    or t0, t0, t1
    srli t1, a7, 24
    slli t6, a5, 8
    or t2, t2, t3
    srli t3, a5, 30
    slli s0, a6, 2
    or t4, t4, t5
    or t1, t1, t6
    and t0, t0, t2
    srli a7, a7, 30
    slli t2, a5, 2
    or t3, t3, s0
    lw t5, 428(a3)
    and t1, t4, t1
    or a7, a7, t2
    xor t0, t0, t3
    lw t2, 424(a3)
    lw t3, 4(a3)
    xor a7, t1, a7
    xor t0, t5, t0
    lw t1, 0(a3)
    xor a7, t2, a7
    xor t0, t0, t3
    xor a7, a7, t1
    # round 2 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, a7, 31
    slli t5, t0, 1
    srli t6, t1, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, s0
    or t5, s1, s2
    srli t1, t1, 30
    slli t6, a7, 2
    srli s0, a7, 30
    slli s1, t0, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, s0, s1
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 8(a3)
    lw t4, 12(a3)
    xor a5, a5, t1
    xor a6, a6, t2
    xor a5, a5, t3
    xor a6, a6, t4
    # round 3 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, a5, 31
    slli t3, a6, 1
    srli t4, a5, 24
    slli t5, a6, 8
    srli t6, t1, 31
    slli s0, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s1, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s2, a6, 2
    or t6, t6, s0
    or t3, t3, s1
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s2
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 20(a3)
    xor t1, t3, t1
    xor t0, t0, t2
    lw t2, 16(a3)
    xor a7, a7, t1
    xor t0, t0, t4
    xor a7, a7, t2
    # round 4 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, a7, 31
    slli t5, t0, 1
    srli t6, t1, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, s0
    or t5, s1, s2
    srli t1, t1, 30
    slli t6, a7, 2
    srli s0, a7, 30
    slli s1, t0, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, s0, s1
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 24(a3)
    lw t4, 28(a3)
    xor a5, a5, t1
    xor a6, a6, t2
    xor a5, a5, t3
    xor a6, a6, t4
    # round 5 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, a5, 31
    slli t3, a6, 1
    srli t4, a5, 24
    slli t5, a6, 8
    srli t6, t1, 31
    slli s0, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s1, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s2, a6, 2
    or t6, t6, s0
    or t3, t3, s1
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s2
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 36(a3)
    xor t1, t3, t1
    xor t0, t0, t2
    lw t2, 32(a3)
    xor a7, a7, t1
    xor t0, t0, t4
    xor a7, a7, t2
    # round 6 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, a7, 31
    slli t5, t0, 1
    srli t6, t1, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, s0
    or t5, s1, s2
    srli t1, t1, 30
    slli t6, a7, 2
    srli s0, a7, 30
    slli s1, t0, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, s0, s1
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 40(a3)
    lw t4, 44(a3)
    xor a5, a5, t1
    xor a6, a6, t2
    xor a5, a5, t3
    xor a6, a6, t4
    # round 7 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, a5, 31
    slli t3, a6, 1
    srli t4, a5, 24
    slli t5, a6, 8
    srli t6, t1, 31
    slli s0, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s1, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s2, a6, 2
    or t6, t6, s0
    or t3, t3, s1
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s2
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 52(a3)
    xor t1, t3, t1
    xor t0, t0, t2
    lw t2, 48(a3)
    xor a7, a7, t1
    xor t0, t0, t4
    xor a7, a7, t2
    # round 8 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, a7, 31
    slli t5, t0, 1
    srli t6, t1, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, s0
    or t5, s1, s2
    srli t1, t1, 30
    slli t6, a7, 2
    srli s0, a7, 30
    slli s1, t0, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, s0, s1
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 56(a3)
    lw t4, 60(a3)
    xor a5, a5, t1
    xor a6, a6, t2
    xor a5, a5, t3
    xor a6, a6, t4
    # round 9 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, a5, 31
    slli t3, a6, 1
    srli t4, a5, 24
    slli t5, a6, 8
    srli t6, t1, 31
    slli s0, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s1, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s2, a6, 2
    or t6, t6, s0
    or t3, t3, s1
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s2
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 68(a3)
    xor t1, t3, t1
    xor t0, t0, t2
    lw t2, 64(a3)
    xor a7, a7, t1
    xor t0, t0, t4
    xor a7, a7, t2
    # round 10 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, a7, 31
    slli t5, t0, 1
    srli t6, t1, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, s0
    or t5, s1, s2
    srli t1, t1, 30
    slli t6, a7, 2
    srli s0, a7, 30
    slli s1, t0, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, s0, s1
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 72(a3)
    lw t4, 76(a3)
    xor a5, a5, t1
    xor a6, a6, t2
    xor a5, a5, t3
    xor a6, a6, t4
    # round 11 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, a5, 31
    slli t3, a6, 1
    srli t4, a5, 24
    slli t5, a6, 8
    srli t6, t1, 31
    slli s0, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s1, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s2, a6, 2
    or t6, t6, s0
    or t3, t3, s1
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s2
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 84(a3)
    xor t1, t3, t1
    xor t0, t0, t2
    lw t2, 80(a3)
    xor a7, a7, t1
    xor t0, t0, t4
    xor a7, a7, t2
    # round 12 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, a7, 31
    slli t5, t0, 1
    srli t6, t1, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, s0
    or t5, s1, s2
    srli t1, t1, 30
    slli t6, a7, 2
    srli s0, a7, 30
    slli s1, t0, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, s0, s1
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 88(a3)
    lw t4, 92(a3)
    xor a5, a5, t1
    xor a6, a6, t2
    xor a5, a5, t3
    xor a6, a6, t4
    # round 13 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, a5, 31
    slli t3, a6, 1
    srli t4, a5, 24
    slli t5, a6, 8
    srli t6, t1, 31
    slli s0, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s1, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s2, a6, 2
    or t6, t6, s0
    or t3, t3, s1
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s2
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 100(a3)
    xor t1, t3, t1
    xor t0, t0, t2
    lw t2, 96(a3)
    xor a7, a7, t1
    xor t0, t0, t4
    xor a7, a7, t2
    # round 14 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, a7, 31
    slli t5, t0, 1
    srli t6, t1, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, s0
    or t5, s1, s2
    srli t1, t1, 30
    slli t6, a7, 2
    srli s0, a7, 30
    slli s1, t0, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, s0, s1
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 104(a3)
    lw t4, 108(a3)
    xor a5, a5, t1
    xor a6, a6, t2
    xor a5, a5, t3
    xor a6, a6, t4
    # round 15 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, a5, 31
    slli t3, a6, 1
    srli t4, a5, 24
    slli t5, a6, 8
    srli t6, t1, 31
    slli s0, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s1, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s2, a6, 2
    or t6, t6, s0
    or t3, t3, s1
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s2
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 116(a3)
    xor t1, t3, t1
    xor t0, t0, t2
    lw t2, 112(a3)
    xor a7, a7, t1
    xor t0, t0, t4
    xor a7, a7, t2
    # round 16 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, a7, 31
    slli t5, t0, 1
    srli t6, t1, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, s0
    or t5, s1, s2
    srli t1, t1, 30
    slli t6, a7, 2
    srli s0, a7, 30
    slli s1, t0, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, s0, s1
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 120(a3)
    lw t4, 124(a3)
    xor a5, a5, t1
    xor a6, a6, t2
    xor a5, a5, t3
    xor a6, a6, t4
    # round 17 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, a5, 31
    slli t3, a6, 1
    srli t4, a5, 24
    slli t5, a6, 8
    srli t6, t1, 31
    slli s0, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s1, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s2, a6, 2
    or t6, t6, s0
    or t3, t3, s1
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s2
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 132(a3)
    xor t1, t3, t1
    xor t0, t0, t2
    lw t2, 128(a3)
    xor a7, a7, t1
    xor t0, t0, t4
    xor a7, a7, t2
    # round 18 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, a7, 31
    slli t5, t0, 1
    srli t6, t1, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, s0
    or t5, s1, s2
    srli t1, t1, 30
    slli t6, a7, 2
    srli s0, a7, 30
    slli s1, t0, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, s0, s1
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 136(a3)
    lw t4, 140(a3)
    xor a5, a5, t1
    xor a6, a6, t2
    xor a5, a5, t3
    xor a6, a6, t4
    # round 19 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, a5, 31
    slli t3, a6, 1
    srli t4, a5, 24
    slli t5, a6, 8
    srli t6, t1, 31
    slli s0, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s1, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s2, a6, 2
    or t6, t6, s0
    or t3, t3, s1
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s2
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 148(a3)
    xor t1, t3, t1
    xor t0, t0, t2
    lw t2, 144(a3)
    xor a7, a7, t1
    xor t0, t0, t4
    xor a7, a7, t2
    # round 20 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, a7, 31
    slli t5, t0, 1
    srli t6, t1, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, s0
    or t5, s1, s2
    srli t1, t1, 30
    slli t6, a7, 2
    srli s0, a7, 30
    slli s1, t0, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, s0, s1
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 152(a3)
    lw t4, 156(a3)
    xor a5, a5, t1
    xor a6, a6, t2
    xor a5, a5, t3
    xor a6, a6, t4
    # round 21 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, a5, 31
    slli t3, a6, 1
    srli t4, a5, 24
    slli t5, a6, 8
    srli t6, t1, 31
    slli s0, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s1, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s2, a6, 2
    or t6, t6, s0
    or t3, t3, s1
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s2
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 164(a3)
    xor t1, t3, t1
    xor t0, t0, t2
    lw t2, 160(a3)
    xor a7, a7, t1
    xor t0, t0, t4
    xor a7, a7, t2
    # round 22 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, a7, 31
    slli t5, t0, 1
    srli t6, t1, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, s0
    or t5, s1, s2
    srli t1, t1, 30
    slli t6, a7, 2
    srli s0, a7, 30
    slli s1, t0, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, s0, s1
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 168(a3)
    lw t4, 172(a3)
    xor a5, a5, t1
    xor a6, a6, t2
    xor a5, a5, t3
    xor a6, a6, t4
    # round 23 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, a5, 31
    slli t3, a6, 1
    srli t4, a5, 24
    slli t5, a6, 8
    srli t6, t1, 31
    slli s0, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s1, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s2, a6, 2
    or t6, t6, s0
    or t3, t3, s1
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s2
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 180(a3)
    xor t1, t3, t1
    xor t0, t0, t2
    lw t2, 176(a3)
    xor a7, a7, t1
    xor t0, t0, t4
    xor a7, a7, t2
    # round 24 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, a7, 31
    slli t5, t0, 1
    srli t6, t1, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, s0
    or t5, s1, s2
    srli t1, t1, 30
    slli t6, a7, 2
    srli s0, a7, 30
    slli s1, t0, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, s0, s1
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 184(a3)
    lw t4, 188(a3)
    xor a5, a5, t1
    xor a6, a6, t2
    xor a5, a5, t3
    xor a6, a6, t4
    # round 25 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, a5, 31
    slli t3, a6, 1
    srli t4, a5, 24
    slli t5, a6, 8
    srli t6, t1, 31
    slli s0, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s1, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s2, a6, 2
    or t6, t6, s0
    or t3, t3, s1
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s2
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 196(a3)
    xor t1, t3, t1
    xor t0, t0, t2
    lw t2, 192(a3)
    xor a7, a7, t1
    xor t0, t0, t4
    xor a7, a7, t2
    # round 26 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, a7, 31
    slli t5, t0, 1
    srli t6, t1, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, s0
    or t5, s1, s2
    srli t1, t1, 30
    slli t6, a7, 2
    srli s0, a7, 30
    slli s1, t0, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, s0, s1
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 200(a3)
    lw t4, 204(a3)
    xor a5, a5, t1
    xor a6, a6, t2
    xor a5, a5, t3
    xor a6, a6, t4
    # round 27 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, a5, 31
    slli t3, a6, 1
    srli t4, a5, 24
    slli t5, a6, 8
    srli t6, t1, 31
    slli s0, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s1, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s2, a6, 2
    or t6, t6, s0
    or t3, t3, s1
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s2
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 212(a3)
    xor t1, t3, t1
    xor t0, t0, t2
    lw t2, 208(a3)
    xor a7, a7, t1
    xor t0, t0, t4
    xor a7, a7, t2
    # round 28 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, a7, 31
    slli t5, t0, 1
    srli t6, t1, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, s0
    or t5, s1, s2
    srli t1, t1, 30
    slli t6, a7, 2
    srli s0, a7, 30
    slli s1, t0, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, s0, s1
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 216(a3)
    lw t4, 220(a3)
    xor a5, a5, t1
    xor a6, a6, t2
    xor a5, a5, t3
    xor a6, a6, t4
    # round 29 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, a5, 31
    slli t3, a6, 1
    srli t4, a5, 24
    slli t5, a6, 8
    srli t6, t1, 31
    slli s0, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s1, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s2, a6, 2
    or t6, t6, s0
    or t3, t3, s1
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s2
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 228(a3)
    xor t1, t3, t1
    xor t0, t0, t2
    lw t2, 224(a3)
    xor a7, a7, t1
    xor t0, t0, t4
    xor a7, a7, t2
    # round 30 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, a7, 31
    slli t5, t0, 1
    srli t6, t1, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, s0
    or t5, s1, s2
    srli t1, t1, 30
    slli t6, a7, 2
    srli s0, a7, 30
    slli s1, t0, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, s0, s1
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 232(a3)
    lw t4, 236(a3)
    xor a5, a5, t1
    xor a6, a6, t2
    xor a5, a5, t3
    xor a6, a6, t4
    # round 31 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, a5, 31
    slli t3, a6, 1
    srli t4, a5, 24
    slli t5, a6, 8
    srli t6, t1, 31
    slli s0, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s1, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s2, a6, 2
    or t6, t6, s0
    or t3, t3, s1
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s2
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 244(a3)
    xor t1, t3, t1
    xor t0, t0, t2
    lw t2, 240(a3)
    xor a7, a7, t1
    xor t0, t0, t4
    xor a7, a7, t2
    # round 32 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, a7, 31
    slli t5, t0, 1
    srli t6, t1, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, s0
    or t5, s1, s2
    srli t1, t1, 30
    slli t6, a7, 2
    srli s0, a7, 30
    slli s1, t0, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, s0, s1
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 248(a3)
    lw t4, 252(a3)
    xor a5, a5, t1
    xor a6, a6, t2
    xor a5, a5, t3
    xor a6, a6, t4
    # round 33 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, a5, 31
    slli t3, a6, 1
    srli t4, a5, 24
    slli t5, a6, 8
    srli t6, t1, 31
    slli s0, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s1, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s2, a6, 2
    or t6, t6, s0
    or t3, t3, s1
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s2
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 260(a3)
    xor t1, t3, t1
    xor t0, t0, t2
    lw t2, 256(a3)
    xor a7, a7, t1
    xor t0, t0, t4
    xor a7, a7, t2
    # round 34 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, a7, 31
    slli t5, t0, 1
    srli t6, t1, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, s0
    or t5, s1, s2
    srli t1, t1, 30
    slli t6, a7, 2
    srli s0, a7, 30
    slli s1, t0, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, s0, s1
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 264(a3)
    lw t4, 268(a3)
    xor a5, a5, t1
    xor a6, a6, t2
    xor a5, a5, t3
    xor a6, a6, t4
    # round 35 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, a5, 31
    slli t3, a6, 1
    srli t4, a5, 24
    slli t5, a6, 8
    srli t6, t1, 31
    slli s0, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s1, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s2, a6, 2
    or t6, t6, s0
    or t3, t3, s1
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s2
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 276(a3)
    xor t1, t3, t1
    xor t0, t0, t2
    lw t2, 272(a3)
    xor a7, a7, t1
    xor t0, t0, t4
    xor a7, a7, t2
    # round 36 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, a7, 31
    slli t5, t0, 1
    srli t6, t1, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, s0
    or t5, s1, s2
    srli t1, t1, 30
    slli t6, a7, 2
    srli s0, a7, 30
    slli s1, t0, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, s0, s1
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 280(a3)
    lw t4, 284(a3)
    xor a5, a5, t1
    xor a6, a6, t2
    xor a5, a5, t3
    xor a6, a6, t4
    # round 37 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, a5, 31
    slli t3, a6, 1
    srli t4, a5, 24
    slli t5, a6, 8
    srli t6, t1, 31
    slli s0, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s1, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s2, a6, 2
    or t6, t6, s0
    or t3, t3, s1
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s2
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 292(a3)
    xor t1, t3, t1
    xor t0, t0, t2
    lw t2, 288(a3)
    xor a7, a7, t1
    xor t0, t0, t4
    xor a7, a7, t2
    # round 38 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, a7, 31
    slli t5, t0, 1
    srli t6, t1, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, s0
    or t5, s1, s2
    srli t1, t1, 30
    slli t6, a7, 2
    srli s0, a7, 30
    slli s1, t0, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, s0, s1
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 296(a3)
    lw t4, 300(a3)
    xor a5, a5, t1
    xor a6, a6, t2
    xor a5, a5, t3
    xor a6, a6, t4
    # round 39 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, a5, 31
    slli t3, a6, 1
    srli t4, a5, 24
    slli t5, a6, 8
    srli t6, t1, 31
    slli s0, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s1, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s2, a6, 2
    or t6, t6, s0
    or t3, t3, s1
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s2
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 308(a3)
    xor t1, t3, t1
    xor t0, t0, t2
    lw t2, 304(a3)
    xor a7, a7, t1
    xor t0, t0, t4
    xor a7, a7, t2
    # round 40 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, a7, 31
    slli t5, t0, 1
    srli t6, t1, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, s0
    or t5, s1, s2
    srli t1, t1, 30
    slli t6, a7, 2
    srli s0, a7, 30
    slli s1, t0, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, s0, s1
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 312(a3)
    lw t4, 316(a3)
    xor a5, a5, t1
    xor a6, a6, t2
    xor a5, a5, t3
    xor a6, a6, t4
    # round 41 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, a5, 31
    slli t3, a6, 1
    srli t4, a5, 24
    slli t5, a6, 8
    srli t6, t1, 31
    slli s0, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s1, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s2, a6, 2
    or t6, t6, s0
    or t3, t3, s1
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s2
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 324(a3)
    xor t1, t3, t1
    xor t0, t0, t2
    lw t2, 320(a3)
    xor a7, a7, t1
    xor t0, t0, t4
    xor a7, a7, t2
    # round 42 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, a7, 31
    slli t5, t0, 1
    srli t6, t1, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, s0
    or t5, s1, s2
    srli t1, t1, 30
    slli t6, a7, 2
    srli s0, a7, 30
    slli s1, t0, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, s0, s1
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 328(a3)
    lw t4, 332(a3)
    xor a5, a5, t1
    xor a6, a6, t2
    xor a5, a5, t3
    xor a6, a6, t4
    # round 43 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, a5, 31
    slli t3, a6, 1
    srli t4, a5, 24
    slli t5, a6, 8
    srli t6, t1, 31
    slli s0, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s1, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s2, a6, 2
    or t6, t6, s0
    or t3, t3, s1
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s2
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 340(a3)
    xor t1, t3, t1
    xor t0, t0, t2
    lw t2, 336(a3)
    xor a7, a7, t1
    xor t0, t0, t4
    xor a7, a7, t2
    # round 44 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, a7, 31
    slli t5, t0, 1
    srli t6, t1, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, s0
    or t5, s1, s2
    srli t1, t1, 30
    slli t6, a7, 2
    srli s0, a7, 30
    slli s1, t0, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, s0, s1
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 344(a3)
    lw t4, 348(a3)
    xor a5, a5, t1
    xor a6, a6, t2
    xor a5, a5, t3
    xor a6, a6, t4
    # round 45 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, a5, 31
    slli t3, a6, 1
    srli t4, a5, 24
    slli t5, a6, 8
    srli t6, t1, 31
    slli s0, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s1, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s2, a6, 2
    or t6, t6, s0
    or t3, t3, s1
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s2
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 356(a3)
    xor t1, t3, t1
    xor t0, t0, t2
    lw t2, 352(a3)
    xor a7, a7, t1
    xor t0, t0, t4
    xor a7, a7, t2
    # round 46 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, a7, 31
    slli t5, t0, 1
    srli t6, t1, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, s0
    or t5, s1, s2
    srli t1, t1, 30
    slli t6, a7, 2
    srli s0, a7, 30
    slli s1, t0, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, s0, s1
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 360(a3)
    lw t4, 364(a3)
    xor a5, a5, t1
    xor a6, a6, t2
    xor a5, a5, t3
    xor a6, a6, t4
    # round 47 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, a5, 31
    slli t3, a6, 1
    srli t4, a5, 24
    slli t5, a6, 8
    srli t6, t1, 31
    slli s0, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s1, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s2, a6, 2
    or t6, t6, s0
    or t3, t3, s1
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s2
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 372(a3)
    xor t1, t3, t1
    xor t0, t0, t2
    lw t2, 368(a3)
    xor a7, a7, t1
    xor t0, t0, t4
    xor a7, a7, t2
    # round 48 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, a7, 31
    slli t5, t0, 1
    srli t6, t1, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, s0
    or t5, s1, s2
    srli t1, t1, 30
    slli t6, a7, 2
    srli s0, a7, 30
    slli s1, t0, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, s0, s1
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 376(a3)
    lw t4, 380(a3)
    xor a5, a5, t1
    xor a6, a6, t2
    xor a5, a5, t3
    xor a6, a6, t4
    # round 49 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, a5, 31
    slli t3, a6, 1
    srli t4, a5, 24
    slli t5, a6, 8
    srli t6, t1, 31
    slli s0, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s1, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s2, a6, 2
    or t6, t6, s0
    or t3, t3, s1
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s2
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 388(a3)
    xor t1, t3, t1
    xor t0, t0, t2
    lw t2, 384(a3)
    xor a7, a7, t1
    xor t0, t0, t4
    xor a7, a7, t2
    # round 50 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, a7, 31
    slli t5, t0, 1
    srli t6, t1, 24
    slli s0, a7, 8
    srli s1, a7, 24
    slli s2, t0, 8
    or t2, t2, t3
    or t3, t4, t5
    or t4, t6, s0
    or t5, s1, s2
    srli t1, t1, 30
    slli t6, a7, 2
    srli s0, a7, 30
    slli s1, t0, 2
    and t2, t2, t4
    and t3, t3, t5
    or t1, t1, t6
    or t4, s0, s1
    xor t1, t2, t1
    xor t2, t3, t4
    lw t3, 392(a3)
    lw t4, 396(a3)
    xor a5, a5, t1
    xor a6, a6, t2
    xor a5, a5, t3
    xor a6, a6, t4
    # round 51 (simon.dsl:42)
    slli t1, a6, 16
    srli t2, a5, 31
    slli t3, a6, 1
    srli t4, a5, 24
    slli t5, a6, 8
    srli t6, t1, 31
    slli s0, a5, 1
    or t2, t2, t3
    srli t3, t1, 24
    slli s1, a5, 8
    or t4, t4, t5
    srli t5, a5, 30
    slli s2, a6, 2
    or t6, t6, s0
    or t3, t3, s1
    and t2, t2, t4
    srli t1, t1, 30
    slli t4, a5, 2
    or t5, t5, s2
    and t3, t6, t3
    or t1, t1, t4
    xor t2, t2, t5
    lw t4, 404(a3)
    xor t1, t3, t1
    xor t0, t0, t2
    lw t2, 400(a3)
    xor a7, a7, t1
    xor t0, t0, t4
    xor a7, a7, t2
    # round 52 (simon.dsl:42)
    slli t1, t0, 16
    srli t2, t1, 31
    slli t3, a7, 1
    srli t4, t1, 24
    slli t5, a7, 8
    or t2, t2, t3
    srli t3, a7, 31
    slli t6, t0, 1
    or t4, t4, t5
    srli t5, a7, 24
    slli s0, t0, 8
    srli t1, t1, 30
    slli s1, a7, 2
    lhu s2, 8(a1)
    or t3, t3, t6
    or t5, t5, s0
    and t2, t2, t4
    or t1, t1, s1
    srli t4, a7, 30
    slli t6, t0, 2
    lhu s0, 6(a1)
    and t3, t3, t5
    or t4, t4, t6
    xor t1, t2, t1
    lw t2, 408(a3)
    xor t3, t3, t4
    xor a5, a5, t1
    lw t1, 412(a3)
    lhu t4, 4(a1)
    slli t5, s2, 16
    lhu t6, 10(a1)
    xor a6, a6, t3
    xor a5, a5, t2
    lw t2, 0(a1)
    or t3, s0, t5
    xor a6, a6, t1
    xor a5, t3, a5
    xor a7, t2, a7
    xor t0, t4, t0
    xor a6, t6, a6
    srli t1, a5, 16
    sw a7, 0(a0)
    sh t0, 4(a0)
    sh a5, 6(a0)
    sh t1, 8(a0)
    sh a6, 10(a0)
    addi a0, a0, 12
    addi a1, a1, 12
    addi a4, a4, 1
    bltu a2, a1, .Llwcc_simon96_96_ctr_crypt_rv32i_group_done
    j .Llwcc_simon96_96_ctr_crypt_rv32i_group
.Llwcc_simon96_96_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_simon96_96_ctr_crypt_rv32i_out
.Llwcc_simon96_96_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 12
    beqz t2, .Llwcc_simon96_96_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_simon96_96_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_simon96_96_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_simon96_96_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_simon96_96_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_simon96_96_ctr_crypt_rv32i_group
.Llwcc_simon96_96_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_simon96_96_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_simon96_96_ctr_crypt_rv32i_copy
.Llwcc_simon96_96_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_simon96_96_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_simon96_96_ctr_crypt_rv32i_wipe
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    addi sp, sp, 112
    ret
    .size lwcc_simon96_96_ctr_crypt_rv32i, .-lwcc_simon96_96_ctr_crypt_rv32i
