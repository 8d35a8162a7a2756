# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile simon --set simon48_72 --target rv32i --lanes 1
# passes:    unroll() invert() counter() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate()
# dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 24 bits, each in a register of its own
# sizes:     in bytes: block 6, key 9, nonce 2, rk 144, ctx 152, align 4, group 6, stack 112
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:a04930fb33829e8bcc83f9ad702da2ac36ec0b42e37a41ffd87ec863ebf1a299

    .text

    .balign 4
    .global lwcc_simon48_72_key_setup_rv32i
    .type lwcc_simon48_72_key_setup_rv32i, %function
lwcc_simon48_72_key_setup_rv32i:
    lui a5, 4096
    lui a6, 4096
    lui a7, 4096
    addi a5, a5, -1
    addi a6, a6, -3
    addi a7, a7, -4
    lhu t0, 0(a1)
    lbu t1, 2(a1)
    lbu t2, 3(a1)
    lbu t3, 4(a1)
    lbu t4, 5(a1)
    lhu t5, 6(a1)
    lbu t6, 8(a1)
    slli t1, t1, 16
    slli t3, t3, 8
    slli t4, t4, 16
    slli t6, t6, 16
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    sw t0, 0(a0)
    or t1, t1, t4
    sw t2, 8(a0)
    slli t3, t2, 21
    srli t4, t2, 3
    xor t0, a6, t0
    xor t2, a6, t2
    sw t1, 4(a0)
    or t3, t3, t4
    xor t1, a6, t1
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t0, t0, t3
    and t0, t0, a5
    sw t0, 12(a0)
    slli t3, t0, 21
    srli t4, t0, 3
    xor t0, a6, t0
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t1, t1, t3
    and t1, t1, a5
    sw t1, 16(a0)
    slli t3, t1, 21
    srli t4, t1, 3
    xor t1, a6, t1
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t2, t2, t3
    and t2, t2, a5
    sw t2, 20(a0)
    slli t3, t2, 21
    srli t4, t2, 3
    xor t2, a7, t2
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t0, t0, t3
    and t0, t0, a5
    sw t0, 24(a0)
    slli t3, t0, 21
    srli t4, t0, 3
    xor t0, a6, t0
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t1, t1, t3
    and t1, t1, a5
    sw t1, 28(a0)
    slli t3, t1, 21
    srli t4, t1, 3
    xor t1, a7, t1
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t2, t2, t3
    and t2, t2, a5
    sw t2, 32(a0)
    slli t3, t2, 21
    srli t4, t2, 3
    xor t2, a7, t2
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t0, t0, t3
    and t0, t0, a5
    sw t0, 36(a0)
    slli t3, t0, 21
    srli t4, t0, 3
    xor t0, a7, t0
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t1, t1, t3
    and t1, t1, a5
    sw t1, 40(a0)
    slli t3, t1, 21
    srli t4, t1, 3
    xor t1, a6, t1
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t2, t2, t3
    and t2, t2, a5
    sw t2, 44(a0)
    slli t3, t2, 21
    srli t4, t2, 3
    xor t2, a7, t2
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t0, t0, t3
    and t0, t0, a5
    sw t0, 48(a0)
    slli t3, t0, 21
    srli t4, t0, 3
    xor t0, a7, t0
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t1, t1, t3
    and t1, t1, a5
    sw t1, 52(a0)
    slli t3, t1, 21
    srli t4, t1, 3
    xor t1, a6, t1
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t2, t2, t3
    and t2, t2, a5
    sw t2, 56(a0)
    slli t3, t2, 21
    srli t4, t2, 3
    xor t2, a7, t2
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t0, t0, t3
    and t0, t0, a5
    sw t0, 60(a0)
    slli t3, t0, 21
    srli t4, t0, 3
    xor t0, a6, t0
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t1, t1, t3
    and t1, t1, a5
    sw t1, 64(a0)
    slli t3, t1, 21
    srli t4, t1, 3
    xor t1, a7, t1
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t2, t2, t3
    and t2, t2, a5
    sw t2, 68(a0)
    slli t3, t2, 21
    srli t4, t2, 3
    xor t2, a6, t2
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t0, t0, t3
    and t0, t0, a5
    sw t0, 72(a0)
    slli t3, t0, 21
    srli t4, t0, 3
    xor t0, a6, t0
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t1, t1, t3
    and t1, t1, a5
    sw t1, 76(a0)
    slli t3, t1, 21
    srli t4, t1, 3
    xor t1, a7, t1
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t2, t2, t3
    and t2, t2, a5
    sw t2, 80(a0)
    slli t3, t2, 21
    srli t4, t2, 3
    xor t2, a7, t2
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t0, t0, t3
    and t0, t0, a5
    sw t0, 84(a0)
    slli t3, t0, 21
    srli t4, t0, 3
    xor t0, a7, t0
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t1, t1, t3
    and t1, t1, a5
    sw t1, 88(a0)
    slli t3, t1, 21
    srli t4, t1, 3
    xor t1, a7, t1
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t2, t2, t3
    and t2, t2, a5
    sw t2, 92(a0)
    slli t3, t2, 21
    srli t4, t2, 3
    xor t2, a6, t2
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t0, t0, t3
    and t0, t0, a5
    sw t0, 96(a0)
    slli t3, t0, 21
    srli t4, t0, 3
    xor t0, a6, t0
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t1, t1, t3
    and t1, t1, a5
    sw t1, 100(a0)
    slli t3, t1, 21
    srli t4, t1, 3
    xor t1, a6, t1
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t2, t2, t3
    and t2, t2, a5
    sw t2, 104(a0)
    slli t3, t2, 21
    srli t4, t2, 3
    xor t2, a7, t2
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t0, t0, t3
    and t0, t0, a5
    sw t0, 108(a0)
    slli t3, t0, 21
    srli t4, t0, 3
    xor t0, a7, t0
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t1, t1, t3
    and t1, t1, a5
    sw t1, 112(a0)
    slli t3, t1, 21
    srli t4, t1, 3
    xor t1, a6, t1
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t2, t2, t3
    and t2, t2, a5
    sw t2, 116(a0)
    slli t3, t2, 21
    srli t4, t2, 3
    xor t2, a6, t2
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t0, t0, t3
    and t0, t0, a5
    sw t0, 120(a0)
    slli t3, t0, 21
    srli t4, t0, 3
    xor a7, a7, t0
    or t0, t3, t4
    and t0, t0, a5
    slli t3, t0, 23
    srli t4, t0, 1
    or t3, t3, t4
    xor t0, t0, t3
    xor t0, t1, t0
    and t0, t0, a5
    sw t0, 124(a0)
    slli t1, t0, 21
    srli t3, t0, 3
    xor t0, a6, t0
    or t1, t1, t3
    and t1, t1, a5
    slli t3, t1, 23
    srli t4, t1, 1
    or t3, t3, t4
    xor t1, t1, t3
    xor t1, t2, t1
    and t1, t1, a5
    sw t1, 128(a0)
    slli t2, t1, 21
    srli t3, t1, 3
    xor a6, a6, t1
    or t1, t2, t3
    and t1, t1, a5
    slli t2, t1, 23
    srli t3, t1, 1
    or t2, t2, t3
    xor t1, t1, t2
    xor a7, a7, t1
    and a7, a7, a5
    sw a7, 132(a0)
    slli t1, a7, 21
    srli a7, a7, 3
    or a7, t1, a7
    and a7, a7, a5
    slli t1, a7, 23
    srli t2, a7, 1
    or t1, t1, t2
    xor a7, a7, t1
    xor a7, t0, a7
    and a7, a7, a5
    sw a7, 136(a0)
    slli t0, a7, 21
    srli a7, a7, 3
    or a7, t0, a7
    and a7, a7, a5
    slli t0, a7, 23
    srli t1, a7, 1
    or t0, t0, t1
    xor a7, a7, t0
    xor a6, a6, a7
    and a5, a6, a5
    sw a5, 140(a0)
    ret
    .size lwcc_simon48_72_key_setup_rv32i, .-lwcc_simon48_72_key_setup_rv32i

    .balign 4
    .global lwcc_simon48_72_ecb_encrypt_rv32i
    .type lwcc_simon48_72_ecb_encrypt_rv32i, %function
lwcc_simon48_72_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_simon48_72_ecb_encrypt_rv32i_begin
    ret
.Llwcc_simon48_72_ecb_encrypt_rv32i_begin:
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
    slli t0, a2, 1
    slli a2, a2, 2
    add a2, a2, t0
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -6
.Llwcc_simon48_72_ecb_encrypt_rv32i_group:
    # round 2 (simon.dsl:42)
    lui a5, 4096
    # round 1 (simon.dsl:43)
    lw a6, 0(a3)
    # round 2 (simon.dsl:42)
    addi a5, a5, -1
    lw a7, 4(a3)
    # round 3 (simon.dsl:43)
    lw t0, 8(a3)
    # round 4 (simon.dsl:43)
    lw t1, 12(a3)
    # round 5 (simon.dsl:43)
    lw t2, 16(a3)
    # round 6 (simon.dsl:43)
    lw t3, 20(a3)
    # round 7 (simon.dsl:43)
    lw t4, 24(a3)
    # round 8 (simon.dsl:43)
    lw t5, 28(a3)
    # round 9 (simon.dsl:43)
    lw t6, 32(a3)
    # round 10 (simon.dsl:43)
    lw a4, 36(a3)
    # round 11 (simon.dsl:43)
    lw s0, 40(a3)
    # round 12 (simon.dsl:43)
    lw s1, 44(a3)
    # round 13 (simon.dsl:43)
    lw s2, 48(a3)
    # round 14 (simon.dsl:43)
    lw s3, 52(a3)
    # round 15 (simon.dsl:43)
    lw s4, 56(a3)
    # round 16 (simon.dsl:43)
    lw s5, 60(a3)
    # round 17 (simon.dsl:43)
    lw s6, 64(a3)
    lhu s7, 0(a1)
    lbu s8, 2(a1)
    lbu s9, 3(a1)
    lbu s10, 4(a1)
    lbu s11, 5(a1)
    slli s8, s8, 16
    slli s10, s10, 8
    slli s11, s11, 16
    or s7, s7, s8
    or s8, s9, s10
    or s8, s8, s11
    # round 1 (simon.dsl:42)
    slli s9, s8, 1
    srli s10, s8, 23
    slli s11, s8, 8
    srli ra, s8, 16
    or s9, s9, s10
    slli s10, s8, 2
    or s11, s11, ra
    srli ra, s8, 22
    or s10, s10, ra
    # round 18 (simon.dsl:43)
    lw ra, 68(a3)
    # round 1 (simon.dsl:42)
    and s9, s9, s11
    xor s9, s9, s10
    xor s7, s7, s9
    xor a6, s7, a6
    # round 2 (simon.dsl:42)
    and a6, a6, a5
    slli s7, a6, 1
    srli s9, a6, 23
    slli s10, a6, 8
    srli s11, a6, 16
    or s7, s7, s9
    slli s9, a6, 2
    or s10, s10, s11
    srli s11, a6, 22
    or s9, s9, s11
    # round 19 (simon.dsl:43)
    lw s11, 72(a3)
    # round 2 (simon.dsl:42)
    and s7, s7, s10
    xor s7, s7, s9
    xor s7, s8, s7
    xor a7, s7, a7
    # round 3 (simon.dsl:42)
    and a7, a7, a5
    slli s7, a7, 1
    srli s8, a7, 23
    slli s9, a7, 8
    srli s10, a7, 16
    or s7, s7, s8
    slli s8, a7, 2
    or s9, s9, s10
    srli s10, a7, 22
    or s8, s8, s10
    # round 20 (simon.dsl:43)
    lw s10, 76(a3)
    # round 3 (simon.dsl:42)
    and s7, s7, s9
    xor s7, s7, s8
    xor a6, a6, s7
    xor a6, a6, t0
    # round 4 (simon.dsl:42)
    and a6, a6, a5
    slli t0, a6, 1
    srli s7, a6, 23
    slli s8, a6, 8
    srli s9, a6, 16
    or t0, t0, s7
    slli s7, a6, 2
    or s8, s8, s9
    srli s9, a6, 22
    or s7, s7, s9
    # round 21 (simon.dsl:43)
    lw s9, 80(a3)
    # round 4 (simon.dsl:42)
    and t0, t0, s8
    xor t0, t0, s7
    xor a7, a7, t0
    xor a7, a7, t1
    # round 5 (simon.dsl:42)
    and a7, a7, a5
    slli t0, a7, 1
    srli t1, a7, 23
    slli s7, a7, 8
    srli s8, a7, 16
    or t0, t0, t1
    slli t1, a7, 2
    or s7, s7, s8
    srli s8, a7, 22
    or t1, t1, s8
    # round 22 (simon.dsl:43)
    lw s8, 84(a3)
    # round 5 (simon.dsl:42)
    and t0, t0, s7
    xor t0, t0, t1
    xor a6, a6, t0
    xor a6, a6, t2
    # round 6 (simon.dsl:42)
    and a6, a6, a5
    slli t0, a6, 1
    srli t1, a6, 23
    slli t2, a6, 8
    srli s7, a6, 16
    or t0, t0, t1
    slli t1, a6, 2
    or t2, t2, s7
    srli s7, a6, 22
    or t1, t1, s7
    # round 23 (simon.dsl:43)
    lw s7, 88(a3)
    # round 6 (simon.dsl:42)
    and t0, t0, t2
    xor t0, t0, t1
    xor a7, a7, t0
    xor a7, a7, t3
    # round 7 (simon.dsl:42)
    and a7, a7, a5
    slli t0, a7, 1
    srli t1, a7, 23
    slli t2, a7, 8
    srli t3, a7, 16
    or t0, t0, t1
    slli t1, a7, 2
    or t2, t2, t3
    srli t3, a7, 22
    or t1, t1, t3
    # round 24 (simon.dsl:43)
    lw t3, 92(a3)
    # round 7 (simon.dsl:42)
    and t0, t0, t2
    xor t0, t0, t1
    xor a6, a6, t0
    xor a6, a6, t4
    # round 8 (simon.dsl:42)
    and a6, a6, a5
    slli t0, a6, 1
    srli t1, a6, 23
    slli t2, a6, 8
    srli t4, a6, 16
    or t0, t0, t1
    slli t1, a6, 2
    or t2, t2, t4
    srli t4, a6, 22
    or t1, t1, t4
    # round 25 (simon.dsl:43)
    lw t4, 96(a3)
    # round 8 (simon.dsl:42)
    and t0, t0, t2
    xor t0, t0, t1
    xor a7, a7, t0
    xor a7, a7, t5
    # round 9 (simon.dsl:42)
    and a7, a7, a5
    slli t0, a7, 1
    srli t1, a7, 23
    slli t2, a7, 8
    srli t5, a7, 16
    or t0, t0, t1
    slli t1, a7, 2
    or t2, t2, t5
    srli t5, a7, 22
    or t1, t1, t5
    # round 26 (simon.dsl:43)
    lw t5, 100(a3)
    # round 9 (simon.dsl:42)
    and t0, t0, t2
    xor t0, t0, t1
    xor a6, a6, t0
    xor a6, a6, t6
    # round 10 (simon.dsl:42)
    and a6, a6, a5
    slli t0, a6, 1
    srli t1, a6, 23
    slli t2, a6, 8
    srli t6, a6, 16
    or t0, t0, t1
    slli t1, a6, 2
    or t2, t2, t6
    srli t6, a6, 22
    or t1, t1, t6
    # round 27 (simon.dsl:43)
    lw t6, 104(a3)
    # round 10 (simon.dsl:42)
    and t0, t0, t2
    xor t0, t0, t1
    xor a7, a7, t0
    xor a7, a7, a4
    # round 11 (simon.dsl:42)
    and a7, a7, a5
    slli t0, a7, 1
    srli t1, a7, 23
    slli t2, a7, 8
    srli a4, a7, 16
    or t0, t0, t1
    slli t1, a7, 2
    or t2, t2, a4
    srli a4, a7, 22
    or t1, t1, a4
    # round 28 (simon.dsl:43)
    lw a4, 108(a3)
    # round 11 (simon.dsl:42)
    and t0, t0, t2
    xor t0, t0, t1
    xor a6, a6, t0
    xor a6, a6, s0
    # round 12 (simon.dsl:42)
    and a6, a6, a5
    slli t0, a6, 1
    srli t1, a6, 23
    slli t2, a6, 8
    srli s0, a6, 16
    or t0, t0, t1
    slli t1, a6, 2
    or t2, t2, s0
    srli s0, a6, 22
    or t1, t1, s0
    # round 29 (simon.dsl:43)
    lw s0, 112(a3)
    # round 12 (simon.dsl:42)
    and t0, t0, t2
    xor t0, t0, t1
    xor a7, a7, t0
    xor a7, a7, s1
    # round 13 (simon.dsl:42)
    and a7, a7, a5
    slli t0, a7, 1
    srli t1, a7, 23
    slli t2, a7, 8
    srli s1, a7, 16
    or t0, t0, t1
    slli t1, a7, 2
    or t2, t2, s1
    srli s1, a7, 22
    or t1, t1, s1
    # round 30 (simon.dsl:43)
    lw s1, 116(a3)
    # round 13 (simon.dsl:42)
    and t0, t0, t2
    xor t0, t0, t1
    xor a6, a6, t0
    xor a6, a6, s2
    # round 14 (simon.dsl:42)
    and a6, a6, a5
    slli t0, a6, 1
    srli t1, a6, 23
    slli t2, a6, 8
    srli s2, a6, 16
    or t0, t0, t1
    slli t1, a6, 2
    or t2, t2, s2
    srli s2, a6, 22
    or t1, t1, s2
    # round 31 (simon.dsl:43)
    lw s2, 120(a3)
    # round 14 (simon.dsl:42)
    and t0, t0, t2
    xor t0, t0, t1
    xor a7, a7, t0
    xor a7, a7, s3
    # round 15 (simon.dsl:42)
    and a7, a7, a5
    slli t0, a7, 1
    srli t1, a7, 23
    slli t2, a7, 8
    srli s3, a7, 16
    or t0, t0, t1
    slli t1, a7, 2
    or t2, t2, s3
    srli s3, a7, 22
    or t1, t1, s3
    # round 32 (simon.dsl:43)
    lw s3, 124(a3)
    # round 15 (simon.dsl:42)
    and t0, t0, t2
    xor t0, t0, t1
    xor a6, a6, t0
    xor a6, a6, s4
    # round 16 (simon.dsl:42)
    and a6, a6, a5
    slli t0, a6, 1
    srli t1, a6, 23
    slli t2, a6, 8
    srli s4, a6, 16
    or t0, t0, t1
    slli t1, a6, 2
    or t2, t2, s4
    srli s4, a6, 22
    or t1, t1, s4
    # round 33 (simon.dsl:43)
    lw s4, 128(a3)
    # round 16 (simon.dsl:42)
    and t0, t0, t2
    xor t0, t0, t1
    xor a7, a7, t0
    xor a7, a7, s5
    # round 17 (simon.dsl:42)
    and a7, a7, a5
    slli t0, a7, 1
    srli t1, a7, 23
    slli t2, a7, 8
    srli s5, a7, 16
    or t0, t0, t1
    slli t1, a7, 2
    or t2, t2, s5
    srli s5, a7, 22
    or t1, t1, s5
    # round 34 (simon.dsl:43)
    lw s5, 132(a3)
    # round 17 (simon.dsl:42)
    and t0, t0, t2
    xor t0, t0, t1
    xor a6, a6, t0
    xor a6, a6, s6
    # round 18 (simon.dsl:42)
    and a6, a6, a5
    slli t0, a6, 1
    srli t1, a6, 23
    slli t2, a6, 8
    srli s6, a6, 16
    or t0, t0, t1
    slli t1, a6, 2
    or t2, t2, s6
    srli s6, a6, 22
    or t1, t1, s6
    # round 35 (simon.dsl:43)
    lw s6, 136(a3)
    # round 18 (simon.dsl:42)
    and t0, t0, t2
    xor t0, t0, t1
    xor a7, a7, t0
    xor a7, a7, ra
    # round 19 (simon.dsl:42)
    and a7, a7, a5
    slli t0, a7, 1
    srli t1, a7, 23
    slli t2, a7, 8
    srli ra, a7, 16
    or t0, t0, t1
    slli t1, a7, 2
    or t2, t2, ra
    srli ra, a7, 22
    or t1, t1, ra
    # round 36 (simon.dsl:43)
    lw ra, 140(a3)
    # round 19 (simon.dsl:42)
    and t0, t0, t2
    xor t0, t0, t1
    xor a6, a6, t0
    xor a6, a6, s11
    # round 20 (simon.dsl:42)
    and a6, a6, a5
    slli t0, a6, 1
    srli t1, a6, 23
    slli t2, a6, 8
    srli s11, a6, 16
    or t0, t0, t1
    slli t1, a6, 2
    or t2, t2, s11
    srli s11, a6, 22
    or t1, t1, s11
    and t0, t0, t2
    xor t0, t0, t1
    xor a7, a7, t0
    xor a7, a7, s10
    # round 21 (simon.dsl:42)
    and a7, a7, a5
    slli t0, a7, 1
    srli t1, a7, 23
    slli t2, a7, 8
    srli s10, a7, 16
    slli s11, a7, 2
    or t0, t0, t1
    srli t1, a7, 22
    or t2, t2, s10
    or t1, s11, t1
    and t0, t0, t2
    xor t0, t0, t1
    xor a6, a6, t0
    xor a6, a6, s9
    # round 22 (simon.dsl:42)
    and a6, a6, a5
    slli t0, a6, 1
    srli t1, a6, 23
    slli t2, a6, 8
    srli s9, a6, 16
    slli s10, a6, 2
    srli s11, a6, 22
    or t0, t0, t1
    or t1, t2, s9
    or t2, s10, s11
    and t0, t0, t1
    xor t0, t0, t2
    xor a7, a7, t0
    xor a7, a7, s8
    # round 23 (simon.dsl:42)
    and a7, a7, a5
    slli t0, a7, 1
    srli t1, a7, 23
    slli t2, a7, 8
    srli s8, a7, 16
    slli s9, a7, 2
    srli s10, a7, 22
    or t0, t0, t1
    or t1, t2, s8
    or t2, s9, s10
    and t0, t0, t1
    xor t0, t0, t2
    xor a6, a6, t0
    xor a6, a6, s7
    # round 24 (simon.dsl:42)
    and a6, a6, a5
    slli t0, a6, 1
    srli t1, a6, 23
    slli t2, a6, 8
    srli s7, a6, 16
    slli s8, a6, 2
    srli s9, a6, 22
    or t0, t0, t1
    or t1, t2, s7
    or t2, s8, s9
    and t0, t0, t1
    xor t0, t0, t2
    xor a7, a7, t0
    xor a7, a7, t3
    # round 25 (simon.dsl:42)
    and a7, a7, a5
    slli t0, a7, 1
    srli t1, a7, 23
    slli t2, a7, 8
    srli t3, a7, 16
    slli s7, a7, 2
    srli s8, a7, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, s7, s8
    and t0, t0, t1
    xor t0, t0, t2
    xor a6, a6, t0
    xor a6, a6, t4
    # round 26 (simon.dsl:42)
    and a6, a6, a5
    slli t0, a6, 1
    srli t1, a6, 23
    slli t2, a6, 8
    srli t3, a6, 16
    slli t4, a6, 2
    srli s7, a6, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t4, s7
    and t0, t0, t1
    xor t0, t0, t2
    xor a7, a7, t0
    xor a7, a7, t5
    # round 27 (simon.dsl:42)
    and a7, a7, a5
    slli t0, a7, 1
    srli t1, a7, 23
    slli t2, a7, 8
    srli t3, a7, 16
    slli t4, a7, 2
    srli t5, a7, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t4, t5
    and t0, t0, t1
    xor t0, t0, t2
    xor a6, a6, t0
    xor a6, a6, t6
    # round 28 (simon.dsl:42)
    and a6, a6, a5
    slli t0, a6, 1
    srli t1, a6, 23
    slli t2, a6, 8
    srli t3, a6, 16
    slli t4, a6, 2
    srli t5, a6, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t4, t5
    and t0, t0, t1
    xor t0, t0, t2
    xor a7, a7, t0
    xor a7, a7, a4
    # round 29 (simon.dsl:42)
    and a7, a7, a5
    slli t0, a7, 1
    srli t1, a7, 23
    slli t2, a7, 8
    srli t3, a7, 16
    slli t4, a7, 2
    srli t5, a7, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t4, t5
    and t0, t0, t1
    xor t0, t0, t2
    xor a6, a6, t0
    xor a6, a6, s0
    # round 30 (simon.dsl:42)
    and a6, a6, a5
    slli t0, a6, 1
    srli t1, a6, 23
    slli t2, a6, 8
    srli t3, a6, 16
    slli t4, a6, 2
    srli t5, a6, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t4, t5
    and t0, t0, t1
    xor t0, t0, t2
    xor a7, a7, t0
    xor a7, a7, s1
    # round 31 (simon.dsl:42)
    and a7, a7, a5
    slli t0, a7, 1
    srli t1, a7, 23
    slli t2, a7, 8
    srli t3, a7, 16
    slli t4, a7, 2
    srli t5, a7, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t4, t5
    and t0, t0, t1
    xor t0, t0, t2
    xor a6, a6, t0
    xor a6, a6, s2
    # round 32 (simon.dsl:42)
    and a6, a6, a5
    slli t0, a6, 1
    srli t1, a6, 23
    slli t2, a6, 8
    srli t3, a6, 16
    slli t4, a6, 2
    srli t5, a6, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t4, t5
    and t0, t0, t1
    xor t0, t0, t2
    xor a7, a7, t0
    xor a7, a7, s3
    # round 33 (simon.dsl:42)
    and a7, a7, a5
    slli t0, a7, 1
    srli t1, a7, 23
    slli t2, a7, 8
    srli t3, a7, 16
    slli t4, a7, 2
    srli t5, a7, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t4, t5
    and t0, t0, t1
    xor t0, t0, t2
    xor a6, a6, t0
    xor a6, a6, s4
    # round 34 (simon.dsl:42)
    and a6, a6, a5
    slli t0, a6, 1
    srli t1, a6, 23
    slli t2, a6, 8
    srli t3, a6, 16
    slli t4, a6, 2
    srli t5, a6, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t4, t5
    and t0, t0, t1
    xor t0, t0, t2
    xor a7, a7, t0
    xor a7, a7, s5
    # round 35 (simon.dsl:42)
    and a7, a7, a5
    slli t0, a7, 1
    srli t1, a7, 23
    slli t2, a7, 8
    srli t3, a7, 16
    slli t4, a7, 2
    srli t5, a7, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t4, t5
    and t0, t0, t1
    xor t0, t0, t2
    xor a6, a6, t0
    xor a6, a6, s6
    # round 36 (simon.dsl:42)
    and a5, a6, a5
    slli a6, a5, 1
    srli t0, a5, 23
    slli t1, a5, 8
    srli t2, a5, 16
    slli t3, a5, 2
    srli t4, a5, 22
    sh a5, 0(a0)
    srli a5, a5, 16
    or a6, a6, t0
    or t0, t1, t2
    or t1, t3, t4
    sb a5, 2(a0)
    and a5, a6, t0
    xor a5, a5, t1
    xor a5, a7, a5
    xor a5, a5, ra
    sb a5, 3(a0)
    srli a6, a5, 8
    srli a5, a5, 16
    sb a6, 4(a0)
    sb a5, 5(a0)
    addi a0, a0, 6
    addi a1, a1, 6
    bgeu a2, a1, .Llwcc_simon48_72_ecb_encrypt_rv32i_group
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
    .size lwcc_simon48_72_ecb_encrypt_rv32i, .-lwcc_simon48_72_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_simon48_72_ecb_decrypt_rv32i
    .type lwcc_simon48_72_ecb_decrypt_rv32i, %function
lwcc_simon48_72_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_simon48_72_ecb_decrypt_rv32i_begin
    ret
.Llwcc_simon48_72_ecb_decrypt_rv32i_begin:
    slli t0, a2, 1
    slli a2, a2, 2
    add a2, a2, t0
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -6
.Llwcc_simon48_72_ecb_decrypt_rv32i_group:
    lbu a5, 2(a1)
    lhu a6, 0(a1)
    lbu a7, 4(a1)
    slli a5, a5, 16
    lbu t0, 3(a1)
    lbu t1, 5(a1)
    or a5, a6, a5
    slli a6, a7, 8
    # round 36 (simon.dsl:42)
    slli a7, a5, 8
    srli t2, a5, 16
    slli t3, a5, 1
    srli t4, a5, 23
    or a6, t0, a6
    slli t0, t1, 16
    lw t1, 140(a3)
    slli t5, a5, 2
    srli t6, a5, 22
    or a7, a7, t2
    or t2, t3, t4
    or a6, a6, t0
    or t0, t5, t6
    and a7, t2, a7
    xor a6, a6, t1
    xor a7, a7, t0
    # round 35 (simon.dsl:42)
    lui t0, 4096
    # round 36 (simon.dsl:43)
    xor a6, a6, a7
    # round 35 (simon.dsl:42)
    addi a7, t0, -1
    and a6, a6, a7
    slli t0, a6, 8
    srli t1, a6, 16
    slli t2, a6, 1
    srli t3, a6, 23
    lw t4, 136(a3)
    slli t5, a6, 2
    srli t6, a6, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a5, a5, t4
    xor t0, t0, t2
    xor a5, a5, t0
    # round 34 (simon.dsl:42)
    and a5, a5, a7
    slli t0, a5, 8
    srli t1, a5, 16
    slli t2, a5, 1
    srli t3, a5, 23
    lw t4, 132(a3)
    slli t5, a5, 2
    srli t6, a5, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a6, a6, t4
    xor t0, t0, t2
    xor a6, a6, t0
    # round 33 (simon.dsl:42)
    and a6, a6, a7
    slli t0, a6, 8
    srli t1, a6, 16
    slli t2, a6, 1
    srli t3, a6, 23
    lw t4, 128(a3)
    slli t5, a6, 2
    srli t6, a6, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a5, a5, t4
    xor t0, t0, t2
    xor a5, a5, t0
    # round 32 (simon.dsl:42)
    and a5, a5, a7
    slli t0, a5, 8
    srli t1, a5, 16
    slli t2, a5, 1
    srli t3, a5, 23
    lw t4, 124(a3)
    slli t5, a5, 2
    srli t6, a5, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a6, a6, t4
    xor t0, t0, t2
    xor a6, a6, t0
    # round 31 (simon.dsl:42)
    and a6, a6, a7
    slli t0, a6, 8
    srli t1, a6, 16
    slli t2, a6, 1
    srli t3, a6, 23
    lw t4, 120(a3)
    slli t5, a6, 2
    srli t6, a6, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a5, a5, t4
    xor t0, t0, t2
    xor a5, a5, t0
    # round 30 (simon.dsl:42)
    and a5, a5, a7
    slli t0, a5, 8
    srli t1, a5, 16
    slli t2, a5, 1
    srli t3, a5, 23
    lw t4, 116(a3)
    slli t5, a5, 2
    srli t6, a5, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a6, a6, t4
    xor t0, t0, t2
    xor a6, a6, t0
    # round 29 (simon.dsl:42)
    and a6, a6, a7
    slli t0, a6, 8
    srli t1, a6, 16
    slli t2, a6, 1
    srli t3, a6, 23
    lw t4, 112(a3)
    slli t5, a6, 2
    srli t6, a6, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a5, a5, t4
    xor t0, t0, t2
    xor a5, a5, t0
    # round 28 (simon.dsl:42)
    and a5, a5, a7
    slli t0, a5, 8
    srli t1, a5, 16
    slli t2, a5, 1
    srli t3, a5, 23
    lw t4, 108(a3)
    slli t5, a5, 2
    srli t6, a5, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a6, a6, t4
    xor t0, t0, t2
    xor a6, a6, t0
    # round 27 (simon.dsl:42)
    and a6, a6, a7
    slli t0, a6, 8
    srli t1, a6, 16
    slli t2, a6, 1
    srli t3, a6, 23
    lw t4, 104(a3)
    slli t5, a6, 2
    srli t6, a6, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a5, a5, t4
    xor t0, t0, t2
    xor a5, a5, t0
    # round 26 (simon.dsl:42)
    and a5, a5, a7
    slli t0, a5, 8
    srli t1, a5, 16
    slli t2, a5, 1
    srli t3, a5, 23
    lw t4, 100(a3)
    slli t5, a5, 2
    srli t6, a5, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a6, a6, t4
    xor t0, t0, t2
    xor a6, a6, t0
    # round 25 (simon.dsl:42)
    and a6, a6, a7
    slli t0, a6, 8
    srli t1, a6, 16
    slli t2, a6, 1
    srli t3, a6, 23
    lw t4, 96(a3)
    slli t5, a6, 2
    srli t6, a6, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a5, a5, t4
    xor t0, t0, t2
    xor a5, a5, t0
    # round 24 (simon.dsl:42)
    and a5, a5, a7
    slli t0, a5, 8
    srli t1, a5, 16
    slli t2, a5, 1
    srli t3, a5, 23
    lw t4, 92(a3)
    slli t5, a5, 2
    srli t6, a5, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a6, a6, t4
    xor t0, t0, t2
    xor a6, a6, t0
    # round 23 (simon.dsl:42)
    and a6, a6, a7
    slli t0, a6, 8
    srli t1, a6, 16
    slli t2, a6, 1
    srli t3, a6, 23
    lw t4, 88(a3)
    slli t5, a6, 2
    srli t6, a6, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a5, a5, t4
    xor t0, t0, t2
    xor a5, a5, t0
    # round 22 (simon.dsl:42)
    and a5, a5, a7
    slli t0, a5, 8
    srli t1, a5, 16
    slli t2, a5, 1
    srli t3, a5, 23
    lw t4, 84(a3)
    slli t5, a5, 2
    srli t6, a5, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a6, a6, t4
    xor t0, t0, t2
    xor a6, a6, t0
    # round 21 (simon.dsl:42)
    and a6, a6, a7
    slli t0, a6, 8
    srli t1, a6, 16
    slli t2, a6, 1
    srli t3, a6, 23
    lw t4, 80(a3)
    slli t5, a6, 2
    srli t6, a6, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a5, a5, t4
    xor t0, t0, t2
    xor a5, a5, t0
    # round 20 (simon.dsl:42)
    and a5, a5, a7
    slli t0, a5, 8
    srli t1, a5, 16
    slli t2, a5, 1
    srli t3, a5, 23
    lw t4, 76(a3)
    slli t5, a5, 2
    srli t6, a5, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a6, a6, t4
    xor t0, t0, t2
    xor a6, a6, t0
    # round 19 (simon.dsl:42)
    and a6, a6, a7
    slli t0, a6, 8
    srli t1, a6, 16
    slli t2, a6, 1
    srli t3, a6, 23
    lw t4, 72(a3)
    slli t5, a6, 2
    srli t6, a6, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a5, a5, t4
    xor t0, t0, t2
    xor a5, a5, t0
    # round 18 (simon.dsl:42)
    and a5, a5, a7
    slli t0, a5, 8
    srli t1, a5, 16
    slli t2, a5, 1
    srli t3, a5, 23
    lw t4, 68(a3)
    slli t5, a5, 2
    srli t6, a5, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a6, a6, t4
    xor t0, t0, t2
    xor a6, a6, t0
    # round 17 (simon.dsl:42)
    and a6, a6, a7
    slli t0, a6, 8
    srli t1, a6, 16
    slli t2, a6, 1
    srli t3, a6, 23
    lw t4, 64(a3)
    slli t5, a6, 2
    srli t6, a6, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a5, a5, t4
    xor t0, t0, t2
    xor a5, a5, t0
    # round 16 (simon.dsl:42)
    and a5, a5, a7
    slli t0, a5, 8
    srli t1, a5, 16
    slli t2, a5, 1
    srli t3, a5, 23
    lw t4, 60(a3)
    slli t5, a5, 2
    srli t6, a5, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a6, a6, t4
    xor t0, t0, t2
    xor a6, a6, t0
    # round 15 (simon.dsl:42)
    and a6, a6, a7
    slli t0, a6, 8
    srli t1, a6, 16
    slli t2, a6, 1
    srli t3, a6, 23
    lw t4, 56(a3)
    slli t5, a6, 2
    srli t6, a6, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a5, a5, t4
    xor t0, t0, t2
    xor a5, a5, t0
    # round 14 (simon.dsl:42)
    and a5, a5, a7
    slli t0, a5, 8
    srli t1, a5, 16
    slli t2, a5, 1
    srli t3, a5, 23
    lw t4, 52(a3)
    slli t5, a5, 2
    srli t6, a5, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a6, a6, t4
    xor t0, t0, t2
    xor a6, a6, t0
    # round 13 (simon.dsl:42)
    and a6, a6, a7
    slli t0, a6, 8
    srli t1, a6, 16
    slli t2, a6, 1
    srli t3, a6, 23
    lw t4, 48(a3)
    slli t5, a6, 2
    srli t6, a6, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a5, a5, t4
    xor t0, t0, t2
    xor a5, a5, t0
    # round 12 (simon.dsl:42)
    and a5, a5, a7
    slli t0, a5, 8
    srli t1, a5, 16
    slli t2, a5, 1
    srli t3, a5, 23
    lw t4, 44(a3)
    slli t5, a5, 2
    srli t6, a5, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a6, a6, t4
    xor t0, t0, t2
    xor a6, a6, t0
    # round 11 (simon.dsl:42)
    and a6, a6, a7
    slli t0, a6, 8
    srli t1, a6, 16
    slli t2, a6, 1
    srli t3, a6, 23
    lw t4, 40(a3)
    slli t5, a6, 2
    srli t6, a6, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a5, a5, t4
    xor t0, t0, t2
    xor a5, a5, t0
    # round 10 (simon.dsl:42)
    and a5, a5, a7
    slli t0, a5, 8
    srli t1, a5, 16
    slli t2, a5, 1
    srli t3, a5, 23
    lw t4, 36(a3)
    slli t5, a5, 2
    srli t6, a5, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a6, a6, t4
    xor t0, t0, t2
    xor a6, a6, t0
    # round 9 (simon.dsl:42)
    and a6, a6, a7
    slli t0, a6, 8
    srli t1, a6, 16
    slli t2, a6, 1
    srli t3, a6, 23
    lw t4, 32(a3)
    slli t5, a6, 2
    srli t6, a6, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a5, a5, t4
    xor t0, t0, t2
    xor a5, a5, t0
    # round 8 (simon.dsl:42)
    and a5, a5, a7
    slli t0, a5, 8
    srli t1, a5, 16
    slli t2, a5, 1
    srli t3, a5, 23
    lw t4, 28(a3)
    slli t5, a5, 2
    srli t6, a5, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a6, a6, t4
    xor t0, t0, t2
    xor a6, a6, t0
    # round 7 (simon.dsl:42)
    and a6, a6, a7
    slli t0, a6, 8
    srli t1, a6, 16
    slli t2, a6, 1
    srli t3, a6, 23
    lw t4, 24(a3)
    slli t5, a6, 2
    srli t6, a6, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a5, a5, t4
    xor t0, t0, t2
    xor a5, a5, t0
    # round 6 (simon.dsl:42)
    and a5, a5, a7
    slli t0, a5, 8
    srli t1, a5, 16
    slli t2, a5, 1
    srli t3, a5, 23
    lw t4, 20(a3)
    slli t5, a5, 2
    srli t6, a5, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a6, a6, t4
    xor t0, t0, t2
    xor a6, a6, t0
    # round 5 (simon.dsl:42)
    and a6, a6, a7
    slli t0, a6, 8
    srli t1, a6, 16
    slli t2, a6, 1
    srli t3, a6, 23
    lw t4, 16(a3)
    slli t5, a6, 2
    srli t6, a6, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a5, a5, t4
    xor t0, t0, t2
    xor a5, a5, t0
    # round 4 (simon.dsl:42)
    and a5, a5, a7
    slli t0, a5, 8
    srli t1, a5, 16
    slli t2, a5, 1
    srli t3, a5, 23
    lw t4, 12(a3)
    slli t5, a5, 2
    srli t6, a5, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a6, a6, t4
    xor t0, t0, t2
    xor a6, a6, t0
    # round 3 (simon.dsl:42)
    and a6, a6, a7
    slli t0, a6, 8
    srli t1, a6, 16
    slli t2, a6, 1
    srli t3, a6, 23
    lw t4, 8(a3)
    slli t5, a6, 2
    srli t6, a6, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a5, a5, t4
    xor t0, t0, t2
    xor a5, a5, t0
    # round 2 (simon.dsl:42)
    and a5, a5, a7
    slli t0, a5, 8
    srli t1, a5, 16
    slli t2, a5, 1
    srli t3, a5, 23
    lw t4, 4(a3)
    slli t5, a5, 2
    srli t6, a5, 22
    or t0, t0, t1
    or t1, t2, t3
    or t2, t5, t6
    and t0, t1, t0
    xor a6, a6, t4
    xor t0, t0, t2
    xor a6, a6, t0
    # round 1 (simon.dsl:42)
    and a6, a6, a7
    slli a7, a6, 8
    srli t0, a6, 16
    slli t1, a6, 1
    srli t2, a6, 23
    lw t3, 0(a3)
    slli t4, a6, 2
    srli t5, a6, 22
    or a7, a7, t0
    or t0, t1, t2
    or t1, t4, t5
    and a7, t0, a7
    xor a5, a5, t3
    xor a7, a7, t1
    xor a5, a5, a7
    srli a7, a5, 16
    srli t0, a6, 8
    srli t1, a6, 16
    sh a5, 0(a0)
    sb a7, 2(a0)
    sb a6, 3(a0)
    sb t0, 4(a0)
    sb t1, 5(a0)
    addi a0, a0, 6
    addi a1, a1, 6
    bgeu a2, a1, .Llwcc_simon48_72_ecb_decrypt_rv32i_group
    ret
    .size lwcc_simon48_72_ecb_decrypt_rv32i, .-lwcc_simon48_72_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_simon48_72_ctr_init_rv32i
    .type lwcc_simon48_72_ctr_init_rv32i, %function
lwcc_simon48_72_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_simon48_72_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_simon48_72_ctr_nonce_rv32i
    .size lwcc_simon48_72_ctr_init_rv32i, .-lwcc_simon48_72_ctr_init_rv32i

    .balign 4
    .global lwcc_simon48_72_ctr_nonce_rv32i
    .type lwcc_simon48_72_ctr_nonce_rv32i, %function
lwcc_simon48_72_ctr_nonce_rv32i:
    lbu a5, 0(a1)
    lbu a6, 1(a1)
    sw a5, 144(a0)
    sw a6, 148(a0)
    ret
    .size lwcc_simon48_72_ctr_nonce_rv32i, .-lwcc_simon48_72_ctr_nonce_rv32i

    .balign 4
    .global lwcc_simon48_72_ctr_crypt_rv32i
    .type lwcc_simon48_72_ctr_crypt_rv32i, %function
lwcc_simon48_72_ctr_crypt_rv32i:
    bnez a2, .Llwcc_simon48_72_ctr_crypt_rv32i_begin
    ret
.Llwcc_simon48_72_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
    sw s0, 4(sp)
    sw s1, 8(sp)
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 6
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_simon48_72_ctr_crypt_rv32i_group
    j .Llwcc_simon48_72_ctr_crypt_rv32i_rest
.Llwcc_simon48_72_ctr_crypt_rv32i_group:
    slli a5, a4, 16
    srli a6, a4, 24
    srli a7, a4, 16
    srli t0, a4, 8
    # round 1 (simon.dsl:42)
    lui t1, 4096
    addi t1, t1, -1
    lw t2, 0(a3)
    andi t0, t0, 255
    slli a6, a6, 16
    lw t3, 144(a3)
    andi a7, a7, 255
    lw t4, 148(a3)
    slli t0, t0, 8
    slli t4, t4, 8
    or a7, a7, t0
    or t0, t3, t4
    or a5, a7, a5
    or a6, t0, a6
    and a5, a5, t1
    srli a7, a5, 16
    slli t0, a5, 8
    slli t3, a5, 2
    srli t4, a5, 23
    srli t5, a5, 22
    slli t6, a5, 1
    or a7, t0, a7
    or t0, t3, t5
    or t3, t6, t4
    and a7, t3, a7
    xor a7, a7, t0
    # round 3 (simon.dsl:43)
    lw t0, 8(a3)
    # round 2 (simon.dsl:43)
    lw t3, 4(a3)
    # round 1 (simon.dsl:43)
    xor a6, a6, a7
    xor a6, a6, t2
    # round 2 (simon.dsl:42)
    and a6, a6, t1
    slli a7, a6, 8
    srli t2, a6, 22
    srli t4, a6, 23
    slli t5, a6, 2
    slli t6, a6, 1
    srli s0, a6, 16
    or a7, a7, s0
    or t2, t5, t2
    or t4, t6, t4
    and a7, t4, a7
    xor a7, a7, t2
    # round 4 (simon.dsl:43)
    lw t2, 12(a3)
    # round 2 (simon.dsl:43)
    xor a5, a5, a7
    xor a5, a5, t3
    # round 3 (simon.dsl:42)
    and a5, a5, t1
    srli a7, a5, 22
    slli t3, a5, 2
    srli t4, a5, 16
    slli t5, a5, 1
    slli t6, a5, 8
    srli s0, a5, 23
    or a7, t3, a7
    or t3, t6, t4
    or t4, t5, s0
    and t3, t4, t3
    xor a7, t3, a7
    xor a6, a6, a7
    xor a6, a6, t0
    # round 4 (simon.dsl:42)
    and a6, a6, t1
    srli a7, a6, 23
    slli t0, a6, 2
    srli t3, a6, 22
    slli t4, a6, 1
    srli t5, a6, 16
    slli t6, a6, 8
    or t0, t0, t3
    or t3, t6, t5
    or a7, t4, a7
    and a7, a7, t3
    xor a7, a7, t0
    xor a5, a5, a7
    xor a5, a5, t2
    # round 5 (simon.dsl:42)
    and a5, a5, t1
    slli a7, a5, 8
    srli t0, a5, 22
    srli t2, a5, 16
    slli t3, a5, 1
    srli t4, a5, 23
    slli t5, a5, 2
    or a7, a7, t2
    or t2, t3, t4
    or t0, t5, t0
    and a7, t2, a7
    xor a7, a7, t0
    # round 7 (simon.dsl:43)
    lw t0, 24(a3)
    # round 5 (simon.dsl:43)
    lw t2, 16(a3)
    xor a6, a6, a7
    xor a6, a6, t2
    # round 6 (simon.dsl:42)
    and a6, a6, t1
    srli a7, a6, 16
    slli t2, a6, 2
    srli t3, a6, 22
    srli t4, a6, 23
    slli t5, a6, 1
    slli t6, a6, 8
    or t2, t2, t3
    or t3, t5, t4
    or a7, t6, a7
    and a7, t3, a7
    xor a7, a7, t2
    # round 8 (simon.dsl:43)
    lw t2, 28(a3)
    # round 6 (simon.dsl:43)
    lw t3, 20(a3)
    xor a5, a5, a7
    xor a5, a5, t3
    # round 7 (simon.dsl:42)
    and a5, a5, t1
    slli a7, a5, 1
    slli t3, a5, 2
    slli t4, a5, 8
    srli t5, a5, 16
    srli t6, a5, 23
    srli s0, a5, 22
    or a7, a7, t6
    or t3, t3, s0
    or t4, t4, t5
    and a7, a7, t4
    xor a7, a7, t3
    xor a6, a6, a7
    xor a6, a6, t0
    # round 8 (simon.dsl:42)
    and a6, a6, t1
    srli a7, a6, 16
    slli t0, a6, 1
    srli t3, a6, 23
    srli t4, a6, 22
    slli t5, a6, 8
    slli t6, a6, 2
    or a7, t5, a7
    or t4, t6, t4
    or t0, t0, t3
    and a7, t0, a7
    xor a7, a7, t4
    xor a5, a5, a7
    xor a5, a5, t2
    # round 9 (simon.dsl:42)
    and a5, a5, t1
    slli a7, a5, 1
    srli t0, a5, 23
    srli t2, a5, 22
    slli t3, a5, 8
    slli t4, a5, 2
    srli t5, a5, 16
    or a7, a7, t0
    or t0, t3, t5
    or t2, t4, t2
    and a7, a7, t0
    xor a7, a7, t2
    # round 11 (simon.dsl:43)
    lw t0, 40(a3)
    # round 9 (simon.dsl:43)
    lw t2, 32(a3)
    # round 10 (simon.dsl:43)
    lw t3, 36(a3)
    # round 9 (simon.dsl:43)
    xor a6, a6, a7
    xor a6, a6, t2
    # round 10 (simon.dsl:42)
    and a6, a6, t1
    srli a7, a6, 23
    srli t2, a6, 22
    slli t4, a6, 1
    slli t5, a6, 8
    slli t6, a6, 2
    srli s0, a6, 16
    or t5, t5, s0
    or t2, t6, t2
    or a7, t4, a7
    and a7, a7, t5
    xor a7, a7, t2
    xor a5, a5, a7
    xor a5, a5, t3
    # round 11 (simon.dsl:42)
    and a5, a5, t1
    srli a7, a5, 16
    slli t2, a5, 1
    srli t3, a5, 22
    slli t4, a5, 8
    slli t5, a5, 2
    srli t6, a5, 23
    or t3, t5, t3
    or t2, t2, t6
    or a7, t4, a7
    and a7, t2, a7
    xor a7, a7, t3
    # round 13 (simon.dsl:43)
    lw t2, 48(a3)
    # round 12 (simon.dsl:43)
    lw t3, 44(a3)
    # round 11 (simon.dsl:43)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 12 (simon.dsl:42)
    and a6, a6, t1
    srli a7, a6, 22
    slli t0, a6, 8
    srli t4, a6, 16
    slli t5, a6, 1
    srli t6, a6, 23
    slli s0, a6, 2
    or t0, t0, t4
    or t4, t5, t6
    or a7, s0, a7
    and t0, t4, t0
    xor a7, t0, a7
    xor a5, a5, a7
    xor a5, a5, t3
    # round 13 (simon.dsl:42)
    and a5, a5, t1
    slli a7, a5, 1
    slli t0, a5, 2
    srli t3, a5, 16
    srli t4, a5, 23
    srli t5, a5, 22
    slli t6, a5, 8
    or a7, a7, t4
    or t3, t6, t3
    or t0, t0, t5
    and a7, a7, t3
    xor a7, a7, t0
    xor a6, a6, a7
    xor a6, a6, t2
    # round 14 (simon.dsl:42)
    and a6, a6, t1
    slli a7, a6, 8
    srli t0, a6, 22
    srli t2, a6, 23
    srli t3, a6, 16
    slli t4, a6, 2
    slli t5, a6, 1
    or a7, a7, t3
    or t0, t4, t0
    or t2, t5, t2
    and a7, t2, a7
    xor a7, a7, t0
    # round 16 (simon.dsl:43)
    lw t0, 60(a3)
    # round 15 (simon.dsl:43)
    lw t2, 56(a3)
    # round 14 (simon.dsl:43)
    lw t3, 52(a3)
    xor a5, a5, a7
    xor a5, a5, t3
    # round 15 (simon.dsl:42)
    and a5, a5, t1
    slli a7, a5, 1
    srli t3, a5, 22
    srli t4, a5, 23
    slli t5, a5, 2
    srli t6, a5, 16
    slli s0, a5, 8
    or t6, s0, t6
    or t3, t5, t3
    or a7, a7, t4
    and a7, a7, t6
    xor a7, a7, t3
    xor a6, a6, a7
    xor a6, a6, t2
    # round 16 (simon.dsl:42)
    and a6, a6, t1
    slli a7, a6, 8
    slli t2, a6, 1
    srli t3, a6, 23
    slli t4, a6, 2
    srli t5, a6, 22
    srli t6, a6, 16
    or t2, t2, t3
    or a7, a7, t6
    or t3, t4, t5
    and a7, t2, a7
    xor a7, a7, t3
    xor a5, a5, a7
    xor a5, a5, t0
    # round 17 (simon.dsl:42)
    and a5, a5, t1
    srli a7, a5, 16
    slli t0, a5, 1
    srli t2, a5, 22
    slli t3, a5, 2
    srli t4, a5, 23
    slli t5, a5, 8
    or t0, t0, t4
    or t2, t3, t2
    or a7, t5, a7
    and a7, t0, a7
    xor a7, a7, t2
    # round 19 (simon.dsl:43)
    lw t0, 72(a3)
    # round 17 (simon.dsl:43)
    lw t2, 64(a3)
    xor a6, a6, a7
    xor a6, a6, t2
    # round 18 (simon.dsl:42)
    and a6, a6, t1
    srli a7, a6, 16
    slli t2, a6, 1
    srli t3, a6, 22
    slli t4, a6, 2
    slli t5, a6, 8
    srli t6, a6, 23
    or t3, t4, t3
    or a7, t5, a7
    or t2, t2, t6
    and a7, t2, a7
    xor a7, a7, t3
    # round 20 (simon.dsl:43)
    lw t2, 76(a3)
    # round 18 (simon.dsl:43)
    lw t3, 68(a3)
    xor a5, a5, a7
    xor a5, a5, t3
    # round 19 (simon.dsl:42)
    and a5, a5, t1
    srli a7, a5, 22
    srli t3, a5, 23
    srli t4, a5, 16
    slli t5, a5, 1
    slli t6, a5, 8
    slli s0, a5, 2
    or t4, t6, t4
    or a7, s0, a7
    or t3, t5, t3
    and t3, t3, t4
    xor a7, t3, a7
    xor a6, a6, a7
    xor a6, a6, t0
    # round 20 (simon.dsl:42)
    and a6, a6, t1
    slli a7, a6, 2
    slli t0, a6, 8
    srli t3, a6, 23
    srli t4, a6, 22
    slli t5, a6, 1
    srli t6, a6, 16
    or a7, a7, t4
    or t3, t5, t3
    or t0, t0, t6
    and t0, t3, t0
    xor a7, t0, a7
    xor a5, a5, a7
    xor a5, a5, t2
    # round 21 (simon.dsl:42)
    and a5, a5, t1
    srli a7, a5, 22
    slli t0, a5, 8
    srli t2, a5, 16
    slli t3, a5, 1
    slli t4, a5, 2
    srli t5, a5, 23
    or a7, t4, a7
    or t3, t3, t5
    or t0, t0, t2
    and t0, t3, t0
    xor a7, t0, a7
    # round 23 (simon.dsl:43)
    lw t0, 88(a3)
    # round 22 (simon.dsl:43)
    lw t2, 84(a3)
    # round 21 (simon.dsl:43)
    lw t3, 80(a3)
    xor a6, a6, a7
    xor a6, a6, t3
    # round 22 (simon.dsl:42)
    and a6, a6, t1
    srli a7, a6, 23
    slli t3, a6, 8
    slli t4, a6, 2
    srli t5, a6, 22
    slli t6, a6, 1
    srli s0, a6, 16
    or a7, t6, a7
    or t4, t4, t5
    or t3, t3, s0
    and a7, a7, t3
    xor a7, a7, t4
    # round 24 (simon.dsl:43)
    lw t3, 92(a3)
    # round 22 (simon.dsl:43)
    xor a5, a5, a7
    xor a5, a5, t2
    # round 23 (simon.dsl:42)
    and a5, a5, t1
    srli a7, a5, 22
    srli t2, a5, 16
    slli t4, a5, 2
    srli t5, a5, 23
    slli t6, a5, 8
    slli s0, a5, 1
    or t2, t6, t2
    or t5, s0, t5
    or a7, t4, a7
    and t2, t5, t2
    xor a7, t2, a7
    # round 25 (simon.dsl:43)
    lw t2, 96(a3)
    # round 23 (simon.dsl:43)
    xor a6, a6, a7
    xor a6, a6, t0
    # round 24 (simon.dsl:42)
    and a6, a6, t1
    srli a7, a6, 22
    slli t0, a6, 1
    slli t4, a6, 8
    slli t5, a6, 2
    srli t6, a6, 23
    srli s0, a6, 16
    or a7, t5, a7
    or t4, t4, s0
    or t0, t0, t6
    and t0, t0, t4
    xor a7, t0, a7
    xor a5, a5, a7
    xor a5, a5, t3
    # round 25 (simon.dsl:42)
    and a5, a5, t1
    slli a7, a5, 8
    slli t0, a5, 1
    slli t3, a5, 2
    srli t4, a5, 23
    srli t5, a5, 22
    srli t6, a5, 16
    or a7, a7, t6
    or t0, t0, t4
    or t3, t3, t5
    and a7, t0, a7
    xor a7, a7, t3
    xor a6, a6, a7
    xor a6, a6, t2
    # round 26 (simon.dsl:42)
    and a6, a6, t1
    slli a7, a6, 1
    slli t0, a6, 8
    srli t2, a6, 22
    srli t3, a6, 23
    srli t4, a6, 16
    slli t5, a6, 2
    or t0, t0, t4
    or a7, a7, t3
    or t2, t5, t2
    and a7, a7, t0
    xor a7, a7, t2
    # round 28 (simon.dsl:43)
    lw t0, 108(a3)
    # round 26 (simon.dsl:43)
    lw t2, 100(a3)
    xor a5, a5, a7
    xor a5, a5, t2
    # round 27 (simon.dsl:42)
    and a5, a5, t1
    slli a7, a5, 2
    srli t2, a5, 16
    slli t3, a5, 1
    srli t4, a5, 22
    slli t5, a5, 8
    srli t6, a5, 23
    or t2, t5, t2
    or a7, a7, t4
    or t3, t3, t6
    and t2, t3, t2
    xor a7, t2, a7
    # round 29 (simon.dsl:43)
    lw t2, 112(a3)
    # round 27 (simon.dsl:43)
    lw t3, 104(a3)
    xor a6, a6, a7
    xor a6, a6, t3
    # round 28 (simon.dsl:42)
    and a6, a6, t1
    slli a7, a6, 1
    srli t3, a6, 23
    srli t4, a6, 22
    slli t5, a6, 8
    srli t6, a6, 16
    slli s0, a6, 2
    or t4, s0, t4
    or a7, a7, t3
    or t3, t5, t6
    and a7, a7, t3
    xor a7, a7, t4
    # round 30 (simon.dsl:43)
    lw t3, 116(a3)
    # round 28 (simon.dsl:43)
    xor a5, a5, a7
    xor a5, a5, t0
    # round 29 (simon.dsl:42)
    and a5, a5, t1
    srli a7, a5, 23
    srli t0, a5, 22
    slli t4, a5, 1
    srli t5, a5, 16
    slli t6, a5, 2
    slli s0, a5, 8
    or t0, t6, t0
    or a7, t4, a7
    or t4, s0, t5
    and a7, a7, t4
    xor a7, a7, t0
    xor a6, a6, a7
    xor a6, a6, t2
    # round 30 (simon.dsl:42)
    and a6, a6, t1
    srli a7, a6, 16
    slli t0, a6, 1
    slli t2, a6, 2
    srli t4, a6, 23
    srli t5, a6, 22
    slli t6, a6, 8
    or a7, t6, a7
    or t0, t0, t4
    or t2, t2, t5
    and a7, t0, a7
    xor a7, a7, t2
    xor a5, a5, a7
    xor a5, a5, t3
    # round 31 (simon.dsl:42)
    and a5, a5, t1
    slli a7, a5, 8
    srli t0, a5, 22
    slli t2, a5, 1
    srli t3, a5, 16
    srli t4, a5, 23
    slli t5, a5, 2
    or t2, t2, t4
    or t0, t5, t0
    or a7, a7, t3
    and a7, t2, a7
    xor a7, a7, t0
    # round 33 (simon.dsl:43)
    lw t0, 128(a3)
    # round 32 (simon.dsl:43)
    lw t2, 124(a3)
    # round 31 (simon.dsl:43)
    lw t3, 120(a3)
    xor a6, a6, a7
    xor a6, a6, t3
    # round 32 (simon.dsl:42)
    and a6, a6, t1
    srli a7, a6, 16
    slli t3, a6, 8
    slli t4, a6, 1
    srli t5, a6, 23
    slli t6, a6, 2
    srli s0, a6, 22
    or t6, t6, s0
    or t4, t4, t5
    or a7, t3, a7
    and a7, t4, a7
    xor a7, a7, t6
    xor a5, a5, a7
    xor a5, a5, t2
    # round 33 (simon.dsl:42)
    and a5, a5, t1
    slli a7, a5, 8
    slli t2, a5, 2
    srli t3, a5, 23
    slli t4, a5, 1
    srli t5, a5, 22
    srli t6, a5, 16
    or a7, a7, t6
    or t3, t4, t3
    or t2, t2, t5
    and a7, t3, a7
    xor a7, a7, t2
    xor a6, a6, a7
    xor a6, a6, t0
    # round 34 (simon.dsl:42)
    and a6, a6, t1
    srli a7, a6, 22
    srli t0, a6, 16
    slli t2, a6, 1
    slli t3, a6, 8
    slli t4, a6, 2
    srli t5, a6, 23
    or t0, t3, t0
    or a7, t4, a7
    or t2, t2, t5
    and t0, t2, t0
    xor a7, t0, a7
    # round 36 (simon.dsl:43)
    lw t0, 140(a3)
    # round 34 (simon.dsl:43)
    lw t2, 132(a3)
    # round 35 (simon.dsl:43)
    lw t3, 136(a3)
    # round 34 (simon.dsl:43)
    xor a5, a5, a7
    xor a5, a5, t2
    # round 35 (simon.dsl:42)
    and a5, a5, t1
    slli a7, a5, 1
    srli t2, a5, 23
    or a7, a7, t2
    # round 36 (simon.dsl:43)
    lbu t2, 4(a1)
    # round 35 (simon.dsl:42)
    srli t4, a5, 16
    slli t5, a5, 8
    or t4, t5, t4
    # round 36 (simon.dsl:43)
    lbu t5, 5(a1)
    lhu t6, 0(a1)
    lbu s0, 2(a1)
    lbu s1, 3(a1)
    # round 35 (simon.dsl:42)
    and a7, a7, t4
    # round 36 (simon.dsl:43)
    slli t4, t5, 16
    slli t5, s0, 16
    slli t2, t2, 8
    or t2, s1, t2
    or t5, t6, t5
    # round 35 (simon.dsl:42)
    slli t6, a5, 2
    # round 36 (simon.dsl:43)
    or t2, t2, t4
    # round 35 (simon.dsl:42)
    srli t4, a5, 22
    or t4, t6, t4
    xor a7, a7, t4
    xor a6, a6, a7
    xor a6, a6, t3
    # round 36 (simon.dsl:42)
    and a6, a6, t1
    srli a7, a6, 22
    slli t1, a6, 1
    slli t3, a6, 2
    srli t4, a6, 16
    slli t6, a6, 8
    srli s0, a6, 23
    xor a6, t5, a6
    srli t5, a6, 16
    or a7, t3, a7
    or t1, t1, s0
    sh a6, 0(a0)
    or a6, t6, t4
    and a6, t1, a6
    sb t5, 2(a0)
    xor a6, a6, a7
    xor a5, a5, a6
    xor a5, a5, t0
    xor a5, t2, a5
    srli a6, a5, 8
    sb a5, 3(a0)
    srli a5, a5, 16
    sb a5, 5(a0)
    sb a6, 4(a0)
    addi a0, a0, 6
    addi a1, a1, 6
    addi a4, a4, 1
    bgeu a2, a1, .Llwcc_simon48_72_ctr_crypt_rv32i_group
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_simon48_72_ctr_crypt_rv32i_out
.Llwcc_simon48_72_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 6
    beqz t2, .Llwcc_simon48_72_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_simon48_72_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_simon48_72_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_simon48_72_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_simon48_72_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_simon48_72_ctr_crypt_rv32i_group
.Llwcc_simon48_72_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_simon48_72_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_simon48_72_ctr_crypt_rv32i_copy
.Llwcc_simon48_72_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_simon48_72_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_simon48_72_ctr_crypt_rv32i_wipe
    lw s0, 4(sp)
    lw s1, 8(sp)
    addi sp, sp, 112
    ret
    .size lwcc_simon48_72_ctr_crypt_rv32i, .-lwcc_simon48_72_ctr_crypt_rv32i
