# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile cham --set cham64_128 --target rv32i --lanes 1 --mode ctr --fold online
# passes:    unroll() counter() fold() rotate() value_numbering() hold_words(enabled=true) hoist(mode=ctr) legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() resident_keys() select() schedule() allocate()
# dsl:       dsl/ciphers/cham.dsl sha256:f7c7301ba5f12e5516a0443b758b3db4bb7b4d0e24472f621f015e469542e8e1
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 128
# layout:    words of 16 bits, each in a register of its own
# sizes:     in bytes: block 8, key 16, nonce 4, rk 68, ctx 80, align 4, group 8, stack 128
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:9715c1f18de4a25b6375c48534c5e2cb88aef08e9326c58f349dbf8ba956d0c6

    .text

    .balign 4
    .global lwcc_cham64_128_key_setup_rv32i
    .type lwcc_cham64_128_key_setup_rv32i, %function
lwcc_cham64_128_key_setup_rv32i:
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
    lhu a5, 4(a1)
    lhu a6, 10(a1)
    lhu a7, 12(a1)
    lhu t0, 2(a1)
    lhu t1, 0(a1)
    lhu t2, 6(a1)
    lhu t3, 8(a1)
    lhu t4, 14(a1)
    slli t5, a5, 16
    slli t6, a6, 16
    slli a4, a7, 16
    slli a3, t0, 16
    slli a2, t1, 16
    slli s0, t2, 16
    slli s1, t3, 16
    slli s2, t4, 16
    or t5, a5, t5
    or t6, a6, t6
    or a4, a7, a4
    or a3, t0, a3
    or a2, t1, a2
    or s0, t2, s0
    or s1, t3, s1
    or s2, t4, s2
    srli s3, t5, 15
    srli s4, t6, 15
    srli s5, a4, 15
    srli s6, a3, 15
    srli s7, a2, 15
    srli s8, s0, 15
    srli s9, s1, 15
    srli s10, s2, 15
    xor a5, a5, s3
    srli s3, t5, 8
    # round 1 (cham.dsl:24)
    lui s11, 16
    xor a6, a6, s4
    xor a7, a7, s5
    srli s4, a4, 8
    xor t0, t0, s6
    srli s5, a3, 5
    xor t1, t1, s7
    xor t2, t2, s8
    srli s6, s0, 5
    srli s7, t6, 5
    xor t3, t3, s9
    xor t4, t4, s10
    srli s8, s2, 5
    srli s9, a2, 8
    srli a3, a3, 8
    srli s10, s1, 8
    xor s3, a5, s3
    addi s11, s11, -1
    xor s4, a7, s4
    xor s5, t0, s5
    xor s6, t2, s6
    xor s7, a6, s7
    xor s8, t4, s8
    xor s9, t1, s9
    xor t0, t0, a3
    xor a3, t3, s10
    # round 3 (cham.dsl:24)
    and s3, s3, s11
    # round 7 (cham.dsl:24)
    and s4, s4, s11
    # round 9 (cham.dsl:24)
    and s5, s5, s11
    # round 11 (cham.dsl:24)
    and s6, s6, s11
    # round 13 (cham.dsl:24)
    and s7, s7, s11
    # round 15 (cham.dsl:24)
    and s8, s8, s11
    # round 1 (cham.dsl:24)
    and s9, s9, s11
    # round 2 (cham.dsl:24)
    and t0, t0, s11
    # round 5 (cham.dsl:24)
    and a3, a3, s11
    # round 3 (cham.dsl:24)
    slli s10, s3, 15
    srli s3, s3, 1
    srli t6, t6, 8
    # round 7 (cham.dsl:24)
    slli ra, s4, 15
    srli s4, s4, 1
    srli a2, a2, 5
    srli t5, t5, 5
    srli s1, s1, 5
    srli a4, a4, 5
    srli s0, s0, 8
    # round 3 (cham.dsl:24)
    or s3, s10, s3
    # round 9 (cham.dsl:24)
    slli s10, s5, 15
    srli s5, s5, 1
    srli s2, s2, 8
    # round 2 (cham.dsl:24)
    and s3, s3, s11
    sw s3, 0(a0)
    # round 11 (cham.dsl:24)
    slli s3, s6, 15
    srli s6, s6, 1
    xor a6, a6, t6
    # round 13 (cham.dsl:24)
    slli t6, s7, 15
    srli s7, s7, 1
    # round 7 (cham.dsl:24)
    or s4, ra, s4
    # round 15 (cham.dsl:24)
    slli ra, s8, 15
    srli s8, s8, 1
    # round 9 (cham.dsl:24)
    or s5, s10, s5
    # round 1 (cham.dsl:24)
    slli s10, s9, 15
    srli s9, s9, 1
    xor t1, t1, a2
    # round 5 (cham.dsl:24)
    slli a2, a3, 15
    srli a3, a3, 1
    # round 11 (cham.dsl:24)
    or s3, s3, s6
    # round 2 (cham.dsl:24)
    slli s6, t0, 8
    xor a5, a5, t5
    srli t5, t0, 8
    # round 13 (cham.dsl:24)
    or t6, t6, s7
    xor t3, t3, s1
    # round 15 (cham.dsl:24)
    or s1, ra, s8
    xor a7, a7, a4
    # round 1 (cham.dsl:24)
    or a4, s10, s9
    xor t2, t2, s0
    # round 5 (cham.dsl:24)
    or a3, a2, a3
    xor t4, t4, s2
    # round 2 (cham.dsl:24)
    or t5, s6, t5
    and a6, a6, s11
    and a2, s4, s11
    and s0, s5, s11
    and t1, t1, s11
    and s2, s3, s11
    and a5, a5, s11
    and t6, t6, s11
    and t3, t3, s11
    and s1, s1, s11
    and a7, a7, s11
    and a4, a4, s11
    and t2, t2, s11
    and a3, a3, s11
    and t4, t4, s11
    and t5, t5, s11
    sw a6, 4(a0)
    sw a2, 8(a0)
    sw s0, 12(a0)
    sw t1, 16(a0)
    sw s2, 20(a0)
    sw a5, 24(a0)
    sw t6, 28(a0)
    sw t3, 32(a0)
    sw s1, 36(a0)
    sw a7, 40(a0)
    sw a4, 44(a0)
    sw t0, 48(a0)
    sw t2, 52(a0)
    sw a3, 56(a0)
    sw t4, 60(a0)
    sw t5, 64(a0)
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
    .size lwcc_cham64_128_key_setup_rv32i, .-lwcc_cham64_128_key_setup_rv32i

    .balign 4
    .global lwcc_cham64_128_ctr_init_rv32i
    .type lwcc_cham64_128_ctr_init_rv32i, %function
lwcc_cham64_128_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_cham64_128_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_cham64_128_ctr_nonce_rv32i
    .size lwcc_cham64_128_ctr_init_rv32i, .-lwcc_cham64_128_ctr_init_rv32i

    .balign 4
    .global lwcc_cham64_128_ctr_nonce_rv32i
    .type lwcc_cham64_128_ctr_nonce_rv32i, %function
lwcc_cham64_128_ctr_nonce_rv32i:
    lbu a5, 3(a1)
    lbu a6, 1(a1)
    lbu a7, 2(a1)
    lbu t0, 0(a1)
    # round 1 (cham.dsl:24)
    lw t1, 44(a0)
    slli a5, a5, 8
    or a5, a7, a5
    xor a7, a5, t1
    srli t1, a7, 15
    slli a7, a7, 1
    lui t2, 16
    addi t2, t2, -1
    slli a6, a6, 8
    or a6, t0, a6
    or a7, a7, t1
    add a6, a6, a7
    and a7, a6, t2
    # round 4 (cham.dsl:24)
    lw t0, 52(a0)
    # round 1 (cham.dsl:24)
    slli t1, a7, 8
    srli a7, a7, 8
    or a7, t1, a7
    # round 5 (cham.dsl:24)
    xori a7, a7, 4
    # round 4 (cham.dsl:24)
    xor a6, a6, t0
    # round 5 (cham.dsl:24)
    and a6, a6, t2
    and a7, a7, t2
    sw a7, 76(a0)
    # round 2 (cham.dsl:24)
    xori a5, a5, 1
    sw a6, 68(a0)
    sw a5, 72(a0)
    ret
    .size lwcc_cham64_128_ctr_nonce_rv32i, .-lwcc_cham64_128_ctr_nonce_rv32i

    .balign 4
    .global lwcc_cham64_128_ctr_crypt_rv32i
    .type lwcc_cham64_128_ctr_crypt_rv32i, %function
lwcc_cham64_128_ctr_crypt_rv32i:
    bnez a2, .Llwcc_cham64_128_ctr_crypt_rv32i_begin
    ret
.Llwcc_cham64_128_ctr_crypt_rv32i_begin:
    addi sp, sp, -128
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
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 8
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_cham64_128_ctr_crypt_rv32i_first
    j .Llwcc_cham64_128_ctr_crypt_rv32i_rest
.Llwcc_cham64_128_ctr_crypt_rv32i_group:
    addi t0, a4, 0
    andi t0, t0, 255
    li t1, 1
    bgeu t0, t1, .Llwcc_cham64_128_ctr_crypt_rv32i_kept
.Llwcc_cham64_128_ctr_crypt_rv32i_first:
    srli a5, a4, 16
    srli a6, a4, 24
    slli a5, a5, 8
    # round 2 (cham.dsl:24)
    lw a7, 64(a3)
    or a5, a6, a5
    lui a6, 16
    addi a6, a6, -1
    xor a7, a5, a7
    and a7, a7, a6
    lw t0, 72(a3)
    slli t1, a7, 8
    srli a7, a7, 8
    or a7, t1, a7
    add a7, t0, a7
    and a7, a7, a6
    slli t0, a7, 1
    srli a7, a7, 15
    # round 5 (cham.dsl:24)
    lw t1, 56(a3)
    # round 2 (cham.dsl:24)
    or a7, t0, a7
    # round 5 (cham.dsl:24)
    xor t0, a7, t1
    and t0, t0, a6
    lw t1, 76(a3)
    slli t2, t0, 1
    srli t0, t0, 15
    or t0, t2, t0
    add t0, t1, t0
    and t0, t0, a6
    slli t1, t0, 8
    srli t2, t0, 8
    # round 8 (cham.dsl:24)
    lw t3, 60(a3)
    # round 5 (cham.dsl:24)
    or t1, t1, t2
    # round 3 (cham.dsl:24)
    xori a5, a5, 2
    # round 6 (cham.dsl:24)
    xori a7, a7, 5
    # round 9 (cham.dsl:24)
    xori t1, t1, 8
    and a5, a5, a6
    and a7, a7, a6
    # round 8 (cham.dsl:24)
    xor t0, t0, t3
    # round 9 (cham.dsl:24)
    and a6, t1, a6
    sw a5, 96(sp)
    sw a7, 100(sp)
    sw t0, 104(sp)
    sw a6, 108(sp)
.Llwcc_cham64_128_ctr_crypt_rv32i_kept:
    srli a5, a4, 8
    andi a5, a5, 255
    slli a6, a4, 8
    # round 3 (cham.dsl:24)
    lw a7, 0(a3)
    or a5, a5, a6
    lui a6, 16
    xor t0, a5, a7
    addi a6, a6, -1
    and t0, t0, a6
    lw t1, 96(sp)
    slli t2, t0, 1
    srli t0, t0, 15
    # round 4 (cham.dsl:24)
    lw t3, 68(a3)
    # round 3 (cham.dsl:24)
    or t0, t2, t0
    # round 4 (cham.dsl:24)
    xori a5, a5, 3
    # round 3 (cham.dsl:24)
    add t0, t1, t0
    # round 4 (cham.dsl:24)
    add a5, a5, t3
    # round 6 (cham.dsl:24)
    lw t1, 4(a3)
    lw t2, 100(sp)
    # round 3 (cham.dsl:24)
    and t0, t0, a6
    # round 4 (cham.dsl:24)
    and a5, a5, a6
    slli t3, a5, 1
    srli a5, a5, 15
    # round 6 (cham.dsl:24)
    xor t4, t0, t1
    # round 7 (cham.dsl:24)
    lw t5, 8(a3)
    # round 4 (cham.dsl:24)
    or a5, t3, a5
    # round 6 (cham.dsl:24)
    add t2, t2, t4
    and t2, t2, a6
    # round 7 (cham.dsl:24)
    xor t3, a5, t5
    # round 3 (cham.dsl:24)
    slli t4, t0, 8
    srli t0, t0, 8
    # round 6 (cham.dsl:24)
    slli t6, t2, 1
    srli t2, t2, 15
    # round 7 (cham.dsl:24)
    and t3, t3, a6
    # round 9 (cham.dsl:24)
    lw s0, 12(a3)
    # round 3 (cham.dsl:24)
    or t0, t4, t0
    # round 6 (cham.dsl:24)
    or t2, t6, t2
    # round 7 (cham.dsl:24)
    slli t4, t3, 1
    srli t3, t3, 15
    lw t6, 104(sp)
    xori t0, t0, 6
    or t3, t4, t3
    # round 9 (cham.dsl:24)
    xor t4, t2, s0
    # round 7 (cham.dsl:24)
    add t0, t0, t3
    # round 8 (cham.dsl:24)
    xori a5, a5, 7
    # round 9 (cham.dsl:24)
    and t3, t4, a6
    # round 10 (cham.dsl:24)
    lw t4, 16(a3)
    lw s1, 108(sp)
    # round 7 (cham.dsl:24)
    and t0, t0, a6
    # round 8 (cham.dsl:24)
    add a5, a5, t6
    # round 9 (cham.dsl:24)
    slli t6, t3, 1
    srli t3, t3, 15
    # round 8 (cham.dsl:24)
    and a5, a5, a6
    # round 9 (cham.dsl:24)
    or t3, t6, t3
    # round 10 (cham.dsl:24)
    xori t2, t2, 9
    xor t6, t0, t4
    # round 8 (cham.dsl:24)
    slli s2, a5, 1
    srli a5, a5, 15
    # round 9 (cham.dsl:24)
    add t3, s1, t3
    # round 10 (cham.dsl:24)
    add t2, t2, t6
    # round 11 (cham.dsl:24)
    lw t6, 20(a3)
    # round 12 (cham.dsl:24)
    lw s1, 24(a3)
    # round 8 (cham.dsl:24)
    or a5, s2, a5
    # round 9 (cham.dsl:24)
    and t3, t3, a6
    # round 10 (cham.dsl:24)
    and t2, t2, a6
    slli s2, t2, 1
    srli t2, t2, 15
    # round 11 (cham.dsl:24)
    xor s3, a5, t6
    # round 12 (cham.dsl:24)
    xori a5, a5, 11
    xor s4, t3, s1
    # round 13 (cham.dsl:24)
    lw s5, 28(a3)
    # round 7 (cham.dsl:24)
    slli s6, t0, 8
    srli t0, t0, 8
    # round 10 (cham.dsl:24)
    or t2, s2, t2
    # round 11 (cham.dsl:24)
    and s2, s3, a6
    # round 12 (cham.dsl:24)
    add a5, a5, s4
    # round 7 (cham.dsl:24)
    or t0, s6, t0
    # round 11 (cham.dsl:24)
    slli s3, s2, 1
    srli s2, s2, 15
    # round 12 (cham.dsl:24)
    and a5, a5, a6
    # round 13 (cham.dsl:24)
    xor s4, t2, s5
    # round 9 (cham.dsl:24)
    slli s6, t3, 8
    srli t3, t3, 8
    # round 11 (cham.dsl:24)
    xori t0, t0, 10
    or s2, s3, s2
    # round 12 (cham.dsl:24)
    slli s3, a5, 1
    srli a5, a5, 15
    # round 13 (cham.dsl:24)
    and s4, s4, a6
    # round 15 (cham.dsl:24)
    lw s7, 36(a3)
    # round 9 (cham.dsl:24)
    or t3, s6, t3
    # round 11 (cham.dsl:24)
    add t0, t0, s2
    # round 12 (cham.dsl:24)
    or a5, s3, a5
    # round 13 (cham.dsl:24)
    slli s2, s4, 1
    srli s3, s4, 15
    # round 14 (cham.dsl:24)
    lw s4, 32(a3)
    # round 11 (cham.dsl:24)
    and t0, t0, a6
    # round 13 (cham.dsl:24)
    xori t3, t3, 12
    or s2, s2, s3
    # round 15 (cham.dsl:24)
    xor s3, a5, s7
    # round 11 (cham.dsl:24)
    slli s6, t0, 8
    srli s8, t0, 8
    # round 13 (cham.dsl:24)
    add t3, t3, s2
    # round 14 (cham.dsl:24)
    xori t2, t2, 13
    xor t0, t0, s4
    # round 15 (cham.dsl:24)
    and s2, s3, a6
    # round 16 (cham.dsl:24)
    lw s3, 40(a3)
    # round 11 (cham.dsl:24)
    or s6, s6, s8
    # round 13 (cham.dsl:24)
    and t3, t3, a6
    # round 14 (cham.dsl:24)
    add t0, t2, t0
    # round 15 (cham.dsl:24)
    slli t2, s2, 1
    srli s2, s2, 15
    # round 14 (cham.dsl:24)
    and t0, t0, a6
    # round 15 (cham.dsl:24)
    xori s6, s6, 14
    or t2, t2, s2
    # round 16 (cham.dsl:24)
    xori a5, a5, 15
    xor s2, t3, s3
    # round 14 (cham.dsl:24)
    slli s8, t0, 1
    srli t0, t0, 15
    # round 15 (cham.dsl:24)
    add t2, s6, t2
    # round 16 (cham.dsl:24)
    add a5, a5, s2
    # round 17 (cham.dsl:24)
    lw s2, 44(a3)
    # round 18 (cham.dsl:24)
    lw s6, 48(a3)
    # round 14 (cham.dsl:24)
    or t0, s8, t0
    # round 15 (cham.dsl:24)
    and t2, t2, a6
    # round 16 (cham.dsl:24)
    and a5, a5, a6
    slli s8, a5, 1
    srli a5, a5, 15
    # round 17 (cham.dsl:24)
    xor s9, t0, s2
    # round 18 (cham.dsl:24)
    xori t0, t0, 17
    xor s10, t2, s6
    # round 13 (cham.dsl:24)
    slli s11, t3, 8
    srli t3, t3, 8
    # round 16 (cham.dsl:24)
    or a5, s8, a5
    # round 17 (cham.dsl:24)
    and s8, s9, a6
    # round 18 (cham.dsl:24)
    add t0, t0, s10
    # round 13 (cham.dsl:24)
    or t3, s11, t3
    # round 17 (cham.dsl:24)
    slli s9, s8, 1
    srli s8, s8, 15
    # round 18 (cham.dsl:24)
    and t0, t0, a6
    # round 19 (cham.dsl:24)
    xor s10, a5, a7
    # round 15 (cham.dsl:24)
    slli s11, t2, 8
    srli t2, t2, 8
    # round 17 (cham.dsl:24)
    xori t3, t3, 16
    or s8, s9, s8
    # round 18 (cham.dsl:24)
    slli s9, t0, 1
    srli t0, t0, 15
    # round 19 (cham.dsl:24)
    and s10, s10, a6
    # round 21 (cham.dsl:24)
    lw ra, 56(a3)
    # round 15 (cham.dsl:24)
    or t2, s11, t2
    # round 17 (cham.dsl:24)
    add t3, t3, s8
    # round 18 (cham.dsl:24)
    or t0, s9, t0
    # round 19 (cham.dsl:24)
    slli s8, s10, 1
    srli s9, s10, 15
    # round 17 (cham.dsl:24)
    and t3, t3, a6
    # round 19 (cham.dsl:24)
    xori t2, t2, 18
    or s8, s8, s9
    # round 20 (cham.dsl:24)
    lw s9, 52(a3)
    # round 17 (cham.dsl:24)
    slli s10, t3, 8
    srli s11, t3, 8
    # round 19 (cham.dsl:24)
    add t2, t2, s8
    # round 20 (cham.dsl:24)
    xori a5, a5, 19
    xor t3, t3, s9
    # round 17 (cham.dsl:24)
    or s8, s10, s11
    # round 19 (cham.dsl:24)
    and t2, t2, a6
    # round 20 (cham.dsl:24)
    add a5, a5, t3
    # round 21 (cham.dsl:24)
    xor t3, t0, ra
    and t3, t3, a6
    # round 20 (cham.dsl:24)
    and a5, a5, a6
    # round 21 (cham.dsl:24)
    xori s8, s8, 20
    # round 22 (cham.dsl:24)
    xori t0, t0, 21
    xor s10, t2, t1
    add t0, t0, s10
    # round 21 (cham.dsl:24)
    slli s10, t3, 1
    srli t3, t3, 15
    or t3, s10, t3
    # round 20 (cham.dsl:24)
    slli s10, a5, 1
    srli a5, a5, 15
    # round 21 (cham.dsl:24)
    add t3, s8, t3
    # round 20 (cham.dsl:24)
    or a5, s10, a5
    # round 21 (cham.dsl:24)
    and t3, t3, a6
    # round 22 (cham.dsl:24)
    and t0, t0, a6
    slli s8, t0, 1
    srli t0, t0, 15
    # round 19 (cham.dsl:24)
    slli s10, t2, 8
    srli t2, t2, 8
    # round 22 (cham.dsl:24)
    or t0, s8, t0
    # round 23 (cham.dsl:24)
    xor s8, a5, t5
    # round 24 (cham.dsl:24)
    xori a5, a5, 23
    # round 23 (cham.dsl:24)
    and s8, s8, a6
    # round 19 (cham.dsl:24)
    or t2, s10, t2
    # round 21 (cham.dsl:24)
    slli s10, t3, 8
    srli s11, t3, 8
    # round 23 (cham.dsl:24)
    xori t2, t2, 22
    # round 21 (cham.dsl:24)
    or s10, s10, s11
    # round 23 (cham.dsl:24)
    slli s11, s8, 1
    srli s8, s8, 15
    or s8, s11, s8
    add t2, t2, s8
    and t2, t2, a6
    # round 25 (cham.dsl:24)
    xori s8, s10, 24
    # round 23 (cham.dsl:24)
    slli s10, t2, 8
    srli s11, t2, 8
    # round 26 (cham.dsl:24)
    xor t2, t2, t4
    # round 23 (cham.dsl:24)
    or s10, s10, s11
    # round 24 (cham.dsl:24)
    lw s11, 60(a3)
    # round 27 (cham.dsl:24)
    xori s10, s10, 26
    # round 24 (cham.dsl:24)
    xor t3, t3, s11
    add a5, a5, t3
    and a5, a5, a6
    # round 25 (cham.dsl:24)
    xor t3, t0, s0
    # round 24 (cham.dsl:24)
    slli s11, a5, 1
    srli a5, a5, 15
    # round 25 (cham.dsl:24)
    and t3, t3, a6
    # round 24 (cham.dsl:24)
    or a5, s11, a5
    # round 25 (cham.dsl:24)
    slli s11, t3, 1
    srli t3, t3, 15
    or t3, s11, t3
    add t3, s8, t3
    # round 26 (cham.dsl:24)
    xori t0, t0, 25
    # round 25 (cham.dsl:24)
    and t3, t3, a6
    # round 26 (cham.dsl:24)
    add t0, t0, t2
    # round 27 (cham.dsl:24)
    xor t2, a5, t6
    and t2, t2, a6
    # round 26 (cham.dsl:24)
    and t0, t0, a6
    # round 28 (cham.dsl:24)
    xori a5, a5, 27
    xor s8, t3, s1
    add a5, a5, s8
    # round 27 (cham.dsl:24)
    slli s8, t2, 1
    srli t2, t2, 15
    or t2, s8, t2
    # round 26 (cham.dsl:24)
    slli s8, t0, 1
    srli t0, t0, 15
    # round 27 (cham.dsl:24)
    add t2, s10, t2
    # round 26 (cham.dsl:24)
    or t0, s8, t0
    # round 27 (cham.dsl:24)
    and t2, t2, a6
    # round 28 (cham.dsl:24)
    and a5, a5, a6
    slli s8, a5, 1
    srli a5, a5, 15
    # round 30 (cham.dsl:24)
    xor s10, t2, s4
    # round 25 (cham.dsl:24)
    slli s11, t3, 8
    srli t3, t3, 8
    # round 28 (cham.dsl:24)
    or a5, s8, a5
    # round 29 (cham.dsl:24)
    xor s8, t0, s5
    # round 30 (cham.dsl:24)
    xori t0, t0, 29
    # round 29 (cham.dsl:24)
    and s8, s8, a6
    # round 30 (cham.dsl:24)
    add t0, t0, s10
    # round 25 (cham.dsl:24)
    or t3, s11, t3
    # round 29 (cham.dsl:24)
    slli s10, s8, 1
    srli s8, s8, 15
    # round 30 (cham.dsl:24)
    and t0, t0, a6
    # round 27 (cham.dsl:24)
    slli s11, t2, 8
    srli t2, t2, 8
    # round 29 (cham.dsl:24)
    xori t3, t3, 28
    or s8, s10, s8
    # round 31 (cham.dsl:24)
    xor s10, a5, s7
    and s10, s10, a6
    # round 27 (cham.dsl:24)
    or t2, s11, t2
    # round 29 (cham.dsl:24)
    add t3, t3, s8
    and t3, t3, a6
    # round 31 (cham.dsl:24)
    xori t2, t2, 30
    # round 29 (cham.dsl:24)
    slli s8, t3, 8
    srli s11, t3, 8
    # round 32 (cham.dsl:24)
    xori a5, a5, 31
    xor t3, t3, s3
    # round 29 (cham.dsl:24)
    or s8, s8, s11
    # round 30 (cham.dsl:24)
    slli s11, t0, 1
    srli t0, t0, 15
    or t0, s11, t0
    # round 31 (cham.dsl:24)
    slli s11, s10, 1
    srli s10, s10, 15
    or s10, s11, s10
    add t2, t2, s10
    and t2, t2, a6
    # round 32 (cham.dsl:24)
    add a5, a5, t3
    # round 33 (cham.dsl:24)
    xor t3, t0, s2
    and t3, t3, a6
    # round 32 (cham.dsl:24)
    and a5, a5, a6
    # round 33 (cham.dsl:24)
    xori s8, s8, 32
    # round 34 (cham.dsl:24)
    xori t0, t0, 33
    xor s10, t2, s6
    add t0, t0, s10
    # round 33 (cham.dsl:24)
    slli s10, t3, 1
    srli t3, t3, 15
    or t3, s10, t3
    # round 32 (cham.dsl:24)
    slli s10, a5, 1
    srli a5, a5, 15
    # round 33 (cham.dsl:24)
    add t3, s8, t3
    # round 32 (cham.dsl:24)
    or a5, s10, a5
    # round 33 (cham.dsl:24)
    and t3, t3, a6
    # round 34 (cham.dsl:24)
    and t0, t0, a6
    slli s8, t0, 1
    srli t0, t0, 15
    # round 36 (cham.dsl:24)
    xor s10, t3, s9
    # round 31 (cham.dsl:24)
    slli s11, t2, 8
    srli t2, t2, 8
    # round 34 (cham.dsl:24)
    or t0, s8, t0
    # round 35 (cham.dsl:24)
    xor s8, a5, a7
    # round 36 (cham.dsl:24)
    xori a5, a5, 35
    # round 35 (cham.dsl:24)
    and s8, s8, a6
    # round 36 (cham.dsl:24)
    add a5, a5, s10
    # round 31 (cham.dsl:24)
    or t2, s11, t2
    # round 35 (cham.dsl:24)
    slli s10, s8, 1
    srli s8, s8, 15
    # round 36 (cham.dsl:24)
    and a5, a5, a6
    # round 33 (cham.dsl:24)
    slli s11, t3, 8
    srli t3, t3, 8
    # round 35 (cham.dsl:24)
    xori t2, t2, 34
    or s8, s10, s8
    # round 37 (cham.dsl:24)
    xor s10, t0, ra
    and s10, s10, a6
    # round 33 (cham.dsl:24)
    or t3, s11, t3
    # round 35 (cham.dsl:24)
    add t2, t2, s8
    and t2, t2, a6
    # round 37 (cham.dsl:24)
    xori t3, t3, 36
    # round 35 (cham.dsl:24)
    slli s8, t2, 8
    srli s11, t2, 8
    # round 38 (cham.dsl:24)
    xori t0, t0, 37
    xor t2, t2, t1
    # round 35 (cham.dsl:24)
    or s8, s8, s11
    # round 36 (cham.dsl:24)
    slli s11, a5, 1
    srli a5, a5, 15
    or a5, s11, a5
    # round 37 (cham.dsl:24)
    slli s11, s10, 1
    srli s10, s10, 15
    or s10, s11, s10
    add t3, t3, s10
    and t3, t3, a6
    # round 38 (cham.dsl:24)
    add t0, t0, t2
    # round 39 (cham.dsl:24)
    xor t2, a5, t5
    and t2, t2, a6
    # round 38 (cham.dsl:24)
    and t0, t0, a6
    # round 39 (cham.dsl:24)
    xori s8, s8, 38
    # round 40 (cham.dsl:24)
    xori a5, a5, 39
    # round 37 (cham.dsl:24)
    slli s10, t3, 8
    srli s11, t3, 8
    or s10, s10, s11
    # round 38 (cham.dsl:24)
    slli s11, t0, 1
    srli t0, t0, 15
    or t0, s11, t0
    # round 39 (cham.dsl:24)
    slli s11, t2, 1
    srli t2, t2, 15
    or t2, s11, t2
    add t2, s8, t2
    and t2, t2, a6
    # round 42 (cham.dsl:24)
    xor s8, t2, t4
    # round 39 (cham.dsl:24)
    slli s11, t2, 8
    srli t2, t2, 8
    # round 41 (cham.dsl:24)
    xori s10, s10, 40
    # round 39 (cham.dsl:24)
    or t2, s11, t2
    # round 40 (cham.dsl:24)
    lw s11, 60(a3)
    # round 43 (cham.dsl:24)
    xori t2, t2, 42
    # round 40 (cham.dsl:24)
    xor t3, t3, s11
    add a5, a5, t3
    and a5, a5, a6
    slli t3, a5, 1
    srli a5, a5, 15
    # round 41 (cham.dsl:24)
    xor s11, t0, s0
    # round 42 (cham.dsl:24)
    xori t0, t0, 41
    # round 40 (cham.dsl:24)
    or a5, t3, a5
    # round 41 (cham.dsl:24)
    and t3, s11, a6
    # round 42 (cham.dsl:24)
    add t0, t0, s8
    # round 41 (cham.dsl:24)
    slli s8, t3, 1
    srli t3, t3, 15
    # round 42 (cham.dsl:24)
    and t0, t0, a6
    # round 43 (cham.dsl:24)
    xor s11, a5, t6
    # round 41 (cham.dsl:24)
    or t3, s8, t3
    # round 43 (cham.dsl:24)
    and s8, s11, a6
    # round 41 (cham.dsl:24)
    add t3, s10, t3
    and t3, t3, a6
    slli s10, t3, 8
    srli s11, t3, 8
    # round 44 (cham.dsl:24)
    xori a5, a5, 43
    xor t3, t3, s1
    # round 41 (cham.dsl:24)
    or s10, s10, s11
    # round 42 (cham.dsl:24)
    slli s11, t0, 1
    srli t0, t0, 15
    or t0, s11, t0
    # round 43 (cham.dsl:24)
    slli s11, s8, 1
    srli s8, s8, 15
    or s8, s11, s8
    add t2, t2, s8
    and t2, t2, a6
    # round 44 (cham.dsl:24)
    add a5, a5, t3
    # round 45 (cham.dsl:24)
    xor t3, t0, s5
    and t3, t3, a6
    # round 44 (cham.dsl:24)
    and a5, a5, a6
    # round 45 (cham.dsl:24)
    xori s8, s10, 44
    # round 46 (cham.dsl:24)
    xori t0, t0, 45
    xor s10, t2, s4
    add t0, t0, s10
    # round 45 (cham.dsl:24)
    slli s10, t3, 1
    srli t3, t3, 15
    or t3, s10, t3
    # round 44 (cham.dsl:24)
    slli s10, a5, 1
    srli a5, a5, 15
    # round 45 (cham.dsl:24)
    add t3, s8, t3
    # round 44 (cham.dsl:24)
    or a5, s10, a5
    # round 45 (cham.dsl:24)
    and t3, t3, a6
    # round 46 (cham.dsl:24)
    and t0, t0, a6
    slli s8, t0, 1
    srli t0, t0, 15
    # round 48 (cham.dsl:24)
    xor s10, t3, s3
    # round 43 (cham.dsl:24)
    slli s11, t2, 8
    srli t2, t2, 8
    # round 46 (cham.dsl:24)
    or t0, s8, t0
    # round 47 (cham.dsl:24)
    xor s8, a5, s7
    # round 48 (cham.dsl:24)
    xori a5, a5, 47
    # round 47 (cham.dsl:24)
    and s8, s8, a6
    # round 48 (cham.dsl:24)
    add a5, a5, s10
    # round 43 (cham.dsl:24)
    or t2, s11, t2
    # round 47 (cham.dsl:24)
    slli s10, s8, 1
    srli s8, s8, 15
    # round 48 (cham.dsl:24)
    and a5, a5, a6
    # round 45 (cham.dsl:24)
    slli s11, t3, 8
    srli t3, t3, 8
    # round 47 (cham.dsl:24)
    xori t2, t2, 46
    or s8, s10, s8
    # round 49 (cham.dsl:24)
    xor s10, t0, s2
    and s10, s10, a6
    # round 45 (cham.dsl:24)
    or t3, s11, t3
    # round 47 (cham.dsl:24)
    add t2, t2, s8
    and t2, t2, a6
    # round 49 (cham.dsl:24)
    xori t3, t3, 48
    # round 47 (cham.dsl:24)
    slli s8, t2, 8
    srli s11, t2, 8
    # round 50 (cham.dsl:24)
    xori t0, t0, 49
    xor t2, t2, s6
    # round 47 (cham.dsl:24)
    or s8, s8, s11
    # round 48 (cham.dsl:24)
    slli s11, a5, 1
    srli a5, a5, 15
    or a5, s11, a5
    # round 49 (cham.dsl:24)
    slli s11, s10, 1
    srli s10, s10, 15
    or s10, s11, s10
    add t3, t3, s10
    and t3, t3, a6
    # round 50 (cham.dsl:24)
    add t0, t0, t2
    # round 51 (cham.dsl:24)
    xor t2, a5, a7
    and t2, t2, a6
    # round 50 (cham.dsl:24)
    and t0, t0, a6
    # round 51 (cham.dsl:24)
    xori s8, s8, 50
    # round 52 (cham.dsl:24)
    xori a5, a5, 51
    xor s10, t3, s9
    add a5, a5, s10
    # round 51 (cham.dsl:24)
    slli s10, t2, 1
    srli t2, t2, 15
    or t2, s10, t2
    # round 50 (cham.dsl:24)
    slli s10, t0, 1
    srli t0, t0, 15
    # round 51 (cham.dsl:24)
    add t2, s8, t2
    # round 50 (cham.dsl:24)
    or t0, s10, t0
    # round 51 (cham.dsl:24)
    and t2, t2, a6
    # round 52 (cham.dsl:24)
    and a5, a5, a6
    slli s8, a5, 1
    srli a5, a5, 15
    # round 54 (cham.dsl:24)
    xor s10, t2, t1
    # round 49 (cham.dsl:24)
    slli s11, t3, 8
    srli t3, t3, 8
    # round 52 (cham.dsl:24)
    or a5, s8, a5
    # round 53 (cham.dsl:24)
    xor s8, t0, ra
    # round 54 (cham.dsl:24)
    xori t0, t0, 53
    # round 53 (cham.dsl:24)
    and s8, s8, a6
    # round 54 (cham.dsl:24)
    add t0, t0, s10
    # round 49 (cham.dsl:24)
    or t3, s11, t3
    # round 53 (cham.dsl:24)
    slli s10, s8, 1
    srli s8, s8, 15
    # round 54 (cham.dsl:24)
    and t0, t0, a6
    # round 51 (cham.dsl:24)
    slli s11, t2, 8
    srli t2, t2, 8
    # round 53 (cham.dsl:24)
    xori t3, t3, 52
    or s8, s10, s8
    # round 55 (cham.dsl:24)
    xor s10, a5, t5
    and s10, s10, a6
    # round 51 (cham.dsl:24)
    or t2, s11, t2
    # round 53 (cham.dsl:24)
    add t3, t3, s8
    and t3, t3, a6
    # round 55 (cham.dsl:24)
    xori t2, t2, 54
    # round 53 (cham.dsl:24)
    slli s8, t3, 8
    srli s11, t3, 8
    # round 56 (cham.dsl:24)
    xori a5, a5, 55
    # round 53 (cham.dsl:24)
    or s8, s8, s11
    # round 54 (cham.dsl:24)
    slli s11, t0, 1
    srli t0, t0, 15
    or t0, s11, t0
    # round 55 (cham.dsl:24)
    slli s11, s10, 1
    srli s10, s10, 15
    or s10, s11, s10
    add t2, t2, s10
    and t2, t2, a6
    # round 57 (cham.dsl:24)
    xori s8, s8, 56
    # round 58 (cham.dsl:24)
    xor s10, t2, t4
    # round 55 (cham.dsl:24)
    slli s11, t2, 8
    srli t2, t2, 8
    or t2, s11, t2
    # round 56 (cham.dsl:24)
    lw s11, 60(a3)
    # round 59 (cham.dsl:24)
    xori t2, t2, 58
    # round 56 (cham.dsl:24)
    xor t3, t3, s11
    # round 57 (cham.dsl:24)
    xor s11, t0, s0
    and s11, s11, a6
    # round 56 (cham.dsl:24)
    add a5, a5, t3
    and a5, a5, a6
    # round 58 (cham.dsl:24)
    xori t0, t0, 57
    # round 56 (cham.dsl:24)
    slli t3, a5, 1
    srli a5, a5, 15
    # round 58 (cham.dsl:24)
    add t0, t0, s10
    # round 57 (cham.dsl:24)
    slli s10, s11, 1
    srli s11, s11, 15
    or s10, s10, s11
    add s8, s8, s10
    # round 56 (cham.dsl:24)
    or a5, t3, a5
    # round 57 (cham.dsl:24)
    and t3, s8, a6
    # round 58 (cham.dsl:24)
    and t0, t0, a6
    slli s8, t0, 1
    srli t0, t0, 15
    # round 60 (cham.dsl:24)
    xor s10, t3, s1
    # round 58 (cham.dsl:24)
    or t0, s8, t0
    # round 59 (cham.dsl:24)
    xor s8, a5, t6
    # round 60 (cham.dsl:24)
    xori a5, a5, 59
    # round 59 (cham.dsl:24)
    and s8, s8, a6
    # round 60 (cham.dsl:24)
    add a5, a5, s10
    # round 59 (cham.dsl:24)
    slli s10, s8, 1
    srli s8, s8, 15
    # round 60 (cham.dsl:24)
    and a5, a5, a6
    # round 57 (cham.dsl:24)
    slli s11, t3, 8
    srli t3, t3, 8
    # round 59 (cham.dsl:24)
    or s8, s10, s8
    # round 61 (cham.dsl:24)
    xor s10, t0, s5
    and s10, s10, a6
    # round 57 (cham.dsl:24)
    or t3, s11, t3
    # round 59 (cham.dsl:24)
    add t2, t2, s8
    and t2, t2, a6
    # round 61 (cham.dsl:24)
    xori t3, t3, 60
    # round 59 (cham.dsl:24)
    slli s8, t2, 8
    srli s11, t2, 8
    # round 62 (cham.dsl:24)
    xori t0, t0, 61
    xor t2, t2, s4
    # round 59 (cham.dsl:24)
    or s8, s8, s11
    # round 60 (cham.dsl:24)
    slli s11, a5, 1
    srli a5, a5, 15
    or a5, s11, a5
    # round 61 (cham.dsl:24)
    slli s11, s10, 1
    srli s10, s10, 15
    or s10, s11, s10
    add t3, t3, s10
    and t3, t3, a6
    # round 62 (cham.dsl:24)
    add t0, t0, t2
    # round 63 (cham.dsl:24)
    xor t2, a5, s7
    and t2, t2, a6
    # round 62 (cham.dsl:24)
    and t0, t0, a6
    # round 63 (cham.dsl:24)
    xori s8, s8, 62
    # round 64 (cham.dsl:24)
    xori a5, a5, 63
    xor s10, t3, s3
    add a5, a5, s10
    # round 63 (cham.dsl:24)
    slli s10, t2, 1
    srli t2, t2, 15
    or t2, s10, t2
    # round 62 (cham.dsl:24)
    slli s10, t0, 1
    srli t0, t0, 15
    # round 63 (cham.dsl:24)
    add t2, s8, t2
    # round 62 (cham.dsl:24)
    or t0, s10, t0
    # round 63 (cham.dsl:24)
    and t2, t2, a6
    # round 64 (cham.dsl:24)
    and a5, a5, a6
    slli s8, a5, 1
    srli a5, a5, 15
    # round 66 (cham.dsl:24)
    xor s10, t2, s6
    # round 61 (cham.dsl:24)
    slli s11, t3, 8
    srli t3, t3, 8
    # round 64 (cham.dsl:24)
    or a5, s8, a5
    # round 65 (cham.dsl:24)
    xor s8, t0, s2
    # round 66 (cham.dsl:24)
    xori t0, t0, 65
    # round 65 (cham.dsl:24)
    and s8, s8, a6
    # round 66 (cham.dsl:24)
    add t0, t0, s10
    # round 61 (cham.dsl:24)
    or t3, s11, t3
    # round 65 (cham.dsl:24)
    slli s10, s8, 1
    srli s8, s8, 15
    # round 66 (cham.dsl:24)
    and t0, t0, a6
    # round 63 (cham.dsl:24)
    slli s11, t2, 8
    srli t2, t2, 8
    # round 65 (cham.dsl:24)
    xori t3, t3, 64
    or s8, s10, s8
    # round 67 (cham.dsl:24)
    xor s10, a5, a7
    and s10, s10, a6
    # round 63 (cham.dsl:24)
    or t2, s11, t2
    # round 65 (cham.dsl:24)
    add t3, t3, s8
    and t3, t3, a6
    # round 67 (cham.dsl:24)
    xori t2, t2, 66
    # round 65 (cham.dsl:24)
    slli s8, t3, 8
    srli s11, t3, 8
    # round 68 (cham.dsl:24)
    xori a5, a5, 67
    xor t3, t3, s9
    # round 65 (cham.dsl:24)
    or s8, s8, s11
    # round 66 (cham.dsl:24)
    slli s11, t0, 1
    srli t0, t0, 15
    or t0, s11, t0
    # round 67 (cham.dsl:24)
    slli s11, s10, 1
    srli s10, s10, 15
    or s10, s11, s10
    add t2, t2, s10
    and t2, t2, a6
    # round 68 (cham.dsl:24)
    add a5, a5, t3
    # round 69 (cham.dsl:24)
    xor t3, t0, ra
    and t3, t3, a6
    # round 68 (cham.dsl:24)
    and a5, a5, a6
    # round 69 (cham.dsl:24)
    xori s8, s8, 68
    # round 70 (cham.dsl:24)
    xori t0, t0, 69
    xor s10, t2, t1
    add t0, t0, s10
    # round 69 (cham.dsl:24)
    slli s10, t3, 1
    srli t3, t3, 15
    or t3, s10, t3
    # round 68 (cham.dsl:24)
    slli s10, a5, 1
    srli a5, a5, 15
    # round 69 (cham.dsl:24)
    add t3, s8, t3
    # round 68 (cham.dsl:24)
    or a5, s10, a5
    # round 69 (cham.dsl:24)
    and t3, t3, a6
    # round 70 (cham.dsl:24)
    and t0, t0, a6
    slli s8, t0, 1
    srli t0, t0, 15
    # round 67 (cham.dsl:24)
    slli s10, t2, 8
    srli t2, t2, 8
    # round 70 (cham.dsl:24)
    or t0, s8, t0
    # round 71 (cham.dsl:24)
    xor s8, a5, t5
    # round 72 (cham.dsl:24)
    xori a5, a5, 71
    # round 71 (cham.dsl:24)
    and s8, s8, a6
    # round 67 (cham.dsl:24)
    or t2, s10, t2
    # round 73 (cham.dsl:24)
    xor s0, t0, s0
    # round 69 (cham.dsl:24)
    slli s10, t3, 8
    srli s11, t3, 8
    # round 71 (cham.dsl:24)
    xori t2, t2, 70
    # round 73 (cham.dsl:24)
    and s0, s0, a6
    # round 69 (cham.dsl:24)
    or s10, s10, s11
    # round 71 (cham.dsl:24)
    slli s11, s8, 1
    srli s8, s8, 15
    or s8, s11, s8
    add t2, t2, s8
    and t2, t2, a6
    # round 73 (cham.dsl:24)
    xori s8, s10, 72
    # round 71 (cham.dsl:24)
    slli s10, t2, 8
    srli s11, t2, 8
    # round 74 (cham.dsl:24)
    xori t0, t0, 73
    xor t2, t2, t4
    # round 72 (cham.dsl:24)
    lw t4, 60(a3)
    # round 71 (cham.dsl:24)
    or s10, s10, s11
    # round 72 (cham.dsl:24)
    xor t3, t3, t4
    add a5, a5, t3
    and a5, a5, a6
    slli t3, a5, 1
    srli a5, a5, 15
    or a5, t3, a5
    # round 73 (cham.dsl:24)
    slli t3, s0, 1
    srli t4, s0, 15
    or t3, t3, t4
    # round 75 (cham.dsl:24)
    xor t4, a5, t6
    # round 73 (cham.dsl:24)
    add t3, s8, t3
    # round 75 (cham.dsl:24)
    and t4, t4, a6
    # round 73 (cham.dsl:24)
    and t3, t3, a6
    # round 74 (cham.dsl:24)
    add t0, t0, t2
    # round 75 (cham.dsl:24)
    slli t2, t4, 1
    srli t4, t4, 15
    # round 74 (cham.dsl:24)
    and t0, t0, a6
    # round 75 (cham.dsl:24)
    xori t6, s10, 74
    or t2, t2, t4
    # round 76 (cham.dsl:24)
    xori a5, a5, 75
    xor t4, t3, s1
    # round 74 (cham.dsl:24)
    slli s0, t0, 1
    srli t0, t0, 15
    # round 75 (cham.dsl:24)
    add t2, t6, t2
    # round 76 (cham.dsl:24)
    add a5, a5, t4
    # round 74 (cham.dsl:24)
    or t0, s0, t0
    # round 75 (cham.dsl:24)
    and t2, t2, a6
    # round 76 (cham.dsl:24)
    and a5, a5, a6
    slli t4, a5, 1
    srli a5, a5, 15
    # round 77 (cham.dsl:24)
    xor t6, t0, s5
    # round 78 (cham.dsl:24)
    xori t0, t0, 77
    xor s0, t2, s4
    # round 73 (cham.dsl:24)
    slli s1, t3, 8
    srli t3, t3, 8
    # round 76 (cham.dsl:24)
    or a5, t4, a5
    # round 77 (cham.dsl:24)
    and t4, t6, a6
    # round 78 (cham.dsl:24)
    add t0, t0, s0
    # round 73 (cham.dsl:24)
    or t3, s1, t3
    # round 77 (cham.dsl:24)
    slli t6, t4, 1
    srli t4, t4, 15
    # round 78 (cham.dsl:24)
    and t0, t0, a6
    # round 79 (cham.dsl:24)
    xor s0, a5, s7
    # round 75 (cham.dsl:24)
    slli s1, t2, 8
    srli t2, t2, 8
    # round 77 (cham.dsl:24)
    xori t3, t3, 76
    or t4, t6, t4
    # round 78 (cham.dsl:24)
    slli t6, t0, 1
    srli t0, t0, 15
    # round 79 (cham.dsl:24)
    and s0, s0, a6
    # round 75 (cham.dsl:24)
    or t2, s1, t2
    # round 77 (cham.dsl:24)
    add t3, t3, t4
    # round 78 (cham.dsl:24)
    or t0, t6, t0
    # round 79 (cham.dsl:24)
    slli t4, s0, 1
    srli t6, s0, 15
    # round 77 (cham.dsl:24)
    and t3, t3, a6
    # round 79 (cham.dsl:24)
    xori t2, t2, 78
    or t4, t4, t6
    # round 81 (cham.dsl:24)
    xor t6, t0, s2
    # round 77 (cham.dsl:24)
    slli s0, t3, 8
    srli s1, t3, 8
    # round 79 (cham.dsl:24)
    add t2, t2, t4
    # round 80 (cham.dsl:24)
    xori a5, a5, 79
    xor t3, t3, s3
    # round 81 (cham.dsl:24)
    and t4, t6, a6
    # round 77 (cham.dsl:24)
    or t6, s0, s1
    # round 79 (cham.dsl:24)
    and t2, t2, a6
    # round 80 (cham.dsl:24)
    add a5, a5, t3
    # round 81 (cham.dsl:24)
    slli t3, t4, 1
    srli t4, t4, 15
    # round 80 (cham.dsl:24)
    and a5, a5, a6
    # round 81 (cham.dsl:24)
    xori t6, t6, 80
    or t3, t3, t4
    # round 82 (cham.dsl:24)
    xori t0, t0, 81
    xor t4, t2, s6
    # round 80 (cham.dsl:24)
    slli s0, a5, 1
    srli a5, a5, 15
    # round 81 (cham.dsl:24)
    add t3, t6, t3
    # round 82 (cham.dsl:24)
    add t0, t0, t4
    # round 80 (cham.dsl:24)
    or a5, s0, a5
    # round 81 (cham.dsl:24)
    and t3, t3, a6
    # round 82 (cham.dsl:24)
    and t0, t0, a6
    slli t4, t0, 1
    srli t0, t0, 15
    # round 83 (cham.dsl:24)
    xor a7, a5, a7
    # round 84 (cham.dsl:24)
    xori a5, a5, 83
    xor t6, t3, s9
    # round 79 (cham.dsl:24)
    slli s0, t2, 8
    srli t2, t2, 8
    # round 82 (cham.dsl:24)
    or t0, t4, t0
    # round 83 (cham.dsl:24)
    and a7, a7, a6
    # round 84 (cham.dsl:24)
    add a5, a5, t6
    # round 79 (cham.dsl:24)
    or t2, s0, t2
    # round 83 (cham.dsl:24)
    slli t4, a7, 1
    srli a7, a7, 15
    # round 84 (cham.dsl:24)
    and a5, a5, a6
    # round 85 (cham.dsl:24)
    xor t6, t0, ra
    # round 81 (cham.dsl:24)
    slli s0, t3, 8
    srli t3, t3, 8
    # round 83 (cham.dsl:24)
    xori t2, t2, 82
    or a7, t4, a7
    # round 84 (cham.dsl:24)
    slli t4, a5, 1
    srli a5, a5, 15
    # round 85 (cham.dsl:24)
    and t6, t6, a6
    # round 81 (cham.dsl:24)
    or t3, s0, t3
    # round 83 (cham.dsl:24)
    add a7, t2, a7
    # round 84 (cham.dsl:24)
    or a5, t4, a5
    # round 85 (cham.dsl:24)
    slli t2, t6, 1
    srli t4, t6, 15
    # round 83 (cham.dsl:24)
    and a7, a7, a6
    # round 85 (cham.dsl:24)
    xori t3, t3, 84
    or t2, t2, t4
    # round 87 (cham.dsl:24)
    xor t4, a5, t5
    # round 83 (cham.dsl:24)
    slli t5, a7, 8
    srli t6, a7, 8
    # round 85 (cham.dsl:24)
    add t2, t3, t2
    # round 87 (cham.dsl:24)
    and t3, t4, a6
    # round 88 (cham.dsl:24)
    lw t4, 60(a3)
    # round 83 (cham.dsl:24)
    or t5, t5, t6
    # round 85 (cham.dsl:24)
    and t2, t2, a6
    # round 87 (cham.dsl:24)
    slli t6, t3, 1
    srli t3, t3, 15
    # round 86 (cham.dsl:24)
    xori t0, t0, 85
    xor a7, a7, t1
    # round 87 (cham.dsl:24)
    xori t1, t5, 86
    or t3, t6, t3
    # round 88 (cham.dsl:24)
    xori a5, a5, 87
    xor t4, t2, t4
    # round 86 (cham.dsl:24)
    add a7, t0, a7
    # round 87 (cham.dsl:24)
    add t0, t1, t3
    # round 88 (cham.dsl:24)
    add a5, a5, t4
    # round 86 (cham.dsl:24)
    and a7, a7, a6
    # round 87 (cham.dsl:24)
    and t0, t0, a6
    # round 88 (cham.dsl:24)
    and a5, a5, a6
    lhu a6, 0(a1)
    lhu t1, 2(a1)
    lhu t3, 4(a1)
    lhu t4, 6(a1)
    # round 85 (cham.dsl:24)
    slli t5, t2, 8
    srli t2, t2, 8
    # round 86 (cham.dsl:24)
    slli t6, a7, 1
    srli a7, a7, 15
    # round 87 (cham.dsl:24)
    slli s0, t0, 8
    srli t0, t0, 8
    # round 88 (cham.dsl:24)
    slli s1, a5, 1
    srli a5, a5, 15
    # round 85 (cham.dsl:24)
    or t2, t5, t2
    # round 86 (cham.dsl:24)
    or a7, t6, a7
    # round 87 (cham.dsl:24)
    or t0, s0, t0
    # round 88 (cham.dsl:24)
    or a5, s1, a5
    xor a6, a6, t2
    xor a7, t1, a7
    xor t0, t3, t0
    xor a5, t4, a5
    sh a6, 0(a0)
    sh a7, 2(a0)
    sh t0, 4(a0)
    sh a5, 6(a0)
    addi a0, a0, 8
    addi a1, a1, 8
    addi a4, a4, 1
    bgeu a2, a1, .Llwcc_cham64_128_ctr_crypt_rv32i_group
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_cham64_128_ctr_crypt_rv32i_out
.Llwcc_cham64_128_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 8
    beqz t2, .Llwcc_cham64_128_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 112
    mv t0, a0
    addi t1, sp, 128
.Llwcc_cham64_128_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_cham64_128_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_cham64_128_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_cham64_128_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_cham64_128_ctr_crypt_rv32i_first
.Llwcc_cham64_128_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 112
    add t1, a1, t2
.Llwcc_cham64_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_cham64_128_ctr_crypt_rv32i_copy
.Llwcc_cham64_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 128
.Llwcc_cham64_128_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_cham64_128_ctr_crypt_rv32i_wipe
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
    addi sp, sp, 128
    ret
    .size lwcc_cham64_128_ctr_crypt_rv32i, .-lwcc_cham64_128_ctr_crypt_rv32i
