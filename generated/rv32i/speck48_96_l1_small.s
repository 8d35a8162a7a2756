# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile speck --set speck48_96 --target rv32i --lanes 1 --goal size
# passes:    unroll() invert() counter() fold() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate()
# dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 24 bits, each in a register of its own
# sizes:     in bytes: block 6, key 12, nonce 2, rk 92, ctx 100, align 4, group 6, stack 112
# registers: a0-a7; ra; t0-t6; ra saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:e3efc4d31c0ad3699dbf5b28f44d412a08b9729677d4ea1f61b01e31da9edfcc

    .text

    .balign 4
    .global lwcc_speck48_96_key_setup_rv32i
    .type lwcc_speck48_96_key_setup_rv32i, %function
lwcc_speck48_96_key_setup_rv32i:
    # round 2 (speck.dsl:23)
    lui a5, 4096
    addi a5, a5, -1
    lhu a6, 0(a1)
    lbu a7, 2(a1)
    lbu t0, 3(a1)
    lbu t1, 4(a1)
    lbu t2, 5(a1)
    lhu t3, 6(a1)
    lbu t4, 8(a1)
    lbu t5, 9(a1)
    lbu t6, 10(a1)
    lbu a4, 11(a1)
    slli a7, a7, 16
    slli t1, t1, 8
    slli t2, t2, 16
    slli t4, t4, 16
    slli t6, t6, 8
    slli a4, a4, 16
    or a6, a6, a7
    or a7, t0, t1
    or t0, t3, t4
    or t1, t5, t6
    sw a6, 84(a0)
    or a7, a7, t2
    or t1, t1, a4
    # round 1 (speck.dsl:23)
    slli t2, a6, 3
    srli t3, a6, 21
    # round 2 (speck.dsl:22)
    slli t4, t0, 16
    srli t0, t0, 8
    # round 1 (speck.dsl:22)
    slli t5, a7, 16
    srli a7, a7, 8
    or t2, t2, t3
    # round 2 (speck.dsl:22)
    or t0, t4, t0
    # round 3 (speck.dsl:22)
    slli t3, t1, 16
    srli t1, t1, 8
    # round 1 (speck.dsl:22)
    or a7, t5, a7
    # round 3 (speck.dsl:22)
    or t1, t3, t1
    # round 1 (speck.dsl:22)
    add a6, a7, a6
    xor a7, t2, a6
    # round 4 (speck.dsl:22)
    and a6, a6, a5
    # round 2 (speck.dsl:22)
    add t0, t0, a7
    and a7, a7, a5
    # round 4 (speck.dsl:22)
    slli t2, a6, 16
    srli a6, a6, 8
    # round 2 (speck.dsl:22)
    xori t0, t0, 1
    sw a7, 0(a0)
    slli t3, a7, 3
    srli a7, a7, 21
    # round 4 (speck.dsl:22)
    or a6, t2, a6
    # round 2 (speck.dsl:23)
    or a7, t3, a7
    # round 5 (speck.dsl:22)
    and t2, t0, a5
    # round 2 (speck.dsl:23)
    xor a7, a7, t0
    # round 5 (speck.dsl:22)
    slli t0, t2, 16
    srli t2, t2, 8
    # round 3 (speck.dsl:22)
    add t1, t1, a7
    and a7, a7, a5
    # round 5 (speck.dsl:22)
    or t0, t0, t2
    # round 3 (speck.dsl:22)
    xori t1, t1, 2
    sw a7, 4(a0)
    slli t2, a7, 3
    srli a7, a7, 21
    or a7, t2, a7
    # round 6 (speck.dsl:22)
    and t2, t1, a5
    # round 3 (speck.dsl:23)
    xor a7, a7, t1
    # round 6 (speck.dsl:22)
    slli t1, t2, 16
    srli t2, t2, 8
    # round 4 (speck.dsl:22)
    add a6, a6, a7
    and a7, a7, a5
    # round 6 (speck.dsl:22)
    or t1, t1, t2
    # round 4 (speck.dsl:22)
    xori a6, a6, 3
    sw a7, 8(a0)
    slli t2, a7, 3
    srli a7, a7, 21
    or a7, t2, a7
    # round 7 (speck.dsl:22)
    and t2, a6, a5
    # round 4 (speck.dsl:23)
    xor a6, a7, a6
    # round 7 (speck.dsl:22)
    slli a7, t2, 16
    srli t2, t2, 8
    # round 5 (speck.dsl:22)
    add t0, t0, a6
    and a6, a6, a5
    # round 7 (speck.dsl:22)
    or a7, a7, t2
    # round 5 (speck.dsl:22)
    xori t0, t0, 4
    sw a6, 12(a0)
    slli t2, a6, 3
    srli a6, a6, 21
    or a6, t2, a6
    # round 8 (speck.dsl:22)
    and t2, t0, a5
    # round 5 (speck.dsl:23)
    xor a6, a6, t0
    # round 8 (speck.dsl:22)
    slli t0, t2, 16
    srli t2, t2, 8
    # round 6 (speck.dsl:22)
    add t1, t1, a6
    and a6, a6, a5
    # round 8 (speck.dsl:22)
    or t0, t0, t2
    # round 6 (speck.dsl:22)
    xori t1, t1, 5
    sw a6, 16(a0)
    slli t2, a6, 3
    srli a6, a6, 21
    or a6, t2, a6
    # round 9 (speck.dsl:22)
    and t2, t1, a5
    # round 6 (speck.dsl:23)
    xor a6, a6, t1
    # round 9 (speck.dsl:22)
    slli t1, t2, 16
    srli t2, t2, 8
    # round 7 (speck.dsl:22)
    add a7, a7, a6
    and a6, a6, a5
    # round 9 (speck.dsl:22)
    or t1, t1, t2
    # round 7 (speck.dsl:22)
    xori a7, a7, 6
    sw a6, 20(a0)
    slli t2, a6, 3
    srli a6, a6, 21
    or a6, t2, a6
    # round 10 (speck.dsl:22)
    and t2, a7, a5
    # round 7 (speck.dsl:23)
    xor a6, a6, a7
    # round 10 (speck.dsl:22)
    slli a7, t2, 16
    srli t2, t2, 8
    # round 8 (speck.dsl:22)
    add t0, t0, a6
    and a6, a6, a5
    # round 10 (speck.dsl:22)
    or a7, a7, t2
    # round 8 (speck.dsl:22)
    xori t0, t0, 7
    sw a6, 24(a0)
    slli t2, a6, 3
    srli a6, a6, 21
    or a6, t2, a6
    # round 11 (speck.dsl:22)
    and t2, t0, a5
    # round 8 (speck.dsl:23)
    xor a6, a6, t0
    # round 11 (speck.dsl:22)
    slli t0, t2, 16
    srli t2, t2, 8
    # round 9 (speck.dsl:22)
    add t1, t1, a6
    and a6, a6, a5
    # round 11 (speck.dsl:22)
    or t0, t0, t2
    # round 9 (speck.dsl:22)
    xori t1, t1, 8
    sw a6, 28(a0)
    slli t2, a6, 3
    srli a6, a6, 21
    or a6, t2, a6
    # round 12 (speck.dsl:22)
    and t2, t1, a5
    # round 9 (speck.dsl:23)
    xor a6, a6, t1
    # round 12 (speck.dsl:22)
    slli t1, t2, 16
    srli t2, t2, 8
    # round 10 (speck.dsl:22)
    add a7, a7, a6
    and a6, a6, a5
    # round 12 (speck.dsl:22)
    or t1, t1, t2
    # round 10 (speck.dsl:22)
    xori a7, a7, 9
    sw a6, 32(a0)
    slli t2, a6, 3
    srli a6, a6, 21
    or a6, t2, a6
    # round 13 (speck.dsl:22)
    and t2, a7, a5
    # round 10 (speck.dsl:23)
    xor a6, a6, a7
    # round 13 (speck.dsl:22)
    slli a7, t2, 16
    srli t2, t2, 8
    # round 11 (speck.dsl:22)
    add t0, t0, a6
    and a6, a6, a5
    # round 13 (speck.dsl:22)
    or a7, a7, t2
    # round 11 (speck.dsl:22)
    xori t0, t0, 10
    sw a6, 36(a0)
    slli t2, a6, 3
    srli a6, a6, 21
    or a6, t2, a6
    # round 14 (speck.dsl:22)
    and t2, t0, a5
    # round 11 (speck.dsl:23)
    xor a6, a6, t0
    # round 14 (speck.dsl:22)
    slli t0, t2, 16
    srli t2, t2, 8
    # round 12 (speck.dsl:22)
    add t1, t1, a6
    and a6, a6, a5
    # round 14 (speck.dsl:22)
    or t0, t0, t2
    # round 12 (speck.dsl:22)
    xori t1, t1, 11
    sw a6, 40(a0)
    slli t2, a6, 3
    srli a6, a6, 21
    or a6, t2, a6
    # round 15 (speck.dsl:22)
    and t2, t1, a5
    # round 12 (speck.dsl:23)
    xor a6, a6, t1
    # round 15 (speck.dsl:22)
    slli t1, t2, 16
    srli t2, t2, 8
    # round 13 (speck.dsl:22)
    add a7, a7, a6
    and a6, a6, a5
    # round 15 (speck.dsl:22)
    or t1, t1, t2
    # round 13 (speck.dsl:22)
    xori a7, a7, 12
    sw a6, 44(a0)
    slli t2, a6, 3
    srli a6, a6, 21
    or a6, t2, a6
    # round 16 (speck.dsl:22)
    and t2, a7, a5
    # round 13 (speck.dsl:23)
    xor a6, a6, a7
    # round 16 (speck.dsl:22)
    slli a7, t2, 16
    srli t2, t2, 8
    # round 14 (speck.dsl:22)
    add t0, t0, a6
    and a6, a6, a5
    # round 16 (speck.dsl:22)
    or a7, a7, t2
    # round 14 (speck.dsl:22)
    xori t0, t0, 13
    sw a6, 48(a0)
    slli t2, a6, 3
    srli a6, a6, 21
    or a6, t2, a6
    # round 17 (speck.dsl:22)
    and t2, t0, a5
    # round 14 (speck.dsl:23)
    xor a6, a6, t0
    # round 17 (speck.dsl:22)
    slli t0, t2, 16
    srli t2, t2, 8
    # round 15 (speck.dsl:22)
    add t1, t1, a6
    and a6, a6, a5
    # round 17 (speck.dsl:22)
    or t0, t0, t2
    # round 15 (speck.dsl:22)
    xori t1, t1, 14
    sw a6, 52(a0)
    slli t2, a6, 3
    srli a6, a6, 21
    or a6, t2, a6
    # round 18 (speck.dsl:22)
    and t2, t1, a5
    # round 15 (speck.dsl:23)
    xor a6, a6, t1
    # round 18 (speck.dsl:22)
    slli t1, t2, 16
    srli t2, t2, 8
    # round 16 (speck.dsl:22)
    add a7, a7, a6
    and a6, a6, a5
    # round 18 (speck.dsl:22)
    or t1, t1, t2
    # round 16 (speck.dsl:22)
    xori a7, a7, 15
    sw a6, 56(a0)
    slli t2, a6, 3
    srli a6, a6, 21
    or a6, t2, a6
    # round 19 (speck.dsl:22)
    and t2, a7, a5
    # round 16 (speck.dsl:23)
    xor a6, a6, a7
    # round 19 (speck.dsl:22)
    slli a7, t2, 16
    srli t2, t2, 8
    # round 17 (speck.dsl:22)
    add t0, t0, a6
    and a6, a6, a5
    # round 19 (speck.dsl:22)
    or a7, a7, t2
    # round 17 (speck.dsl:22)
    xori t0, t0, 16
    sw a6, 60(a0)
    slli t2, a6, 3
    srli a6, a6, 21
    or a6, t2, a6
    # round 20 (speck.dsl:22)
    and t2, t0, a5
    # round 17 (speck.dsl:23)
    xor a6, a6, t0
    # round 20 (speck.dsl:22)
    slli t0, t2, 16
    srli t2, t2, 8
    # round 18 (speck.dsl:22)
    add t1, t1, a6
    and a6, a6, a5
    # round 20 (speck.dsl:22)
    or t0, t0, t2
    # round 18 (speck.dsl:22)
    xori t1, t1, 17
    sw a6, 64(a0)
    slli t2, a6, 3
    srli a6, a6, 21
    or a6, t2, a6
    # round 21 (speck.dsl:22)
    and t2, t1, a5
    # round 18 (speck.dsl:23)
    xor a6, a6, t1
    # round 21 (speck.dsl:22)
    slli t1, t2, 16
    srli t2, t2, 8
    # round 19 (speck.dsl:22)
    add a7, a7, a6
    and a6, a6, a5
    # round 21 (speck.dsl:22)
    or t1, t1, t2
    # round 19 (speck.dsl:22)
    xori a7, a7, 18
    sw a6, 68(a0)
    slli t2, a6, 3
    srli a6, a6, 21
    or a6, t2, a6
    # round 22 (speck.dsl:22)
    and t2, a7, a5
    # round 19 (speck.dsl:23)
    xor a6, a6, a7
    # round 22 (speck.dsl:22)
    slli a7, t2, 16
    srli t2, t2, 8
    # round 20 (speck.dsl:22)
    add t0, t0, a6
    and a6, a6, a5
    # round 22 (speck.dsl:22)
    or a7, a7, t2
    # round 20 (speck.dsl:22)
    xori t0, t0, 19
    sw a6, 72(a0)
    slli t2, a6, 3
    srli a6, a6, 21
    or a6, t2, a6
    xor a6, a6, t0
    # round 21 (speck.dsl:22)
    add t0, t1, a6
    and a6, a6, a5
    xori t0, t0, 20
    sw a6, 76(a0)
    slli t1, a6, 3
    srli a6, a6, 21
    or a6, t1, a6
    xor a6, a6, t0
    # round 22 (speck.dsl:22)
    add a7, a7, a6
    and a6, a6, a5
    xori a7, a7, 21
    sw a6, 80(a0)
    slli t0, a6, 3
    srli a6, a6, 21
    or a6, t0, a6
    xor a6, a6, a7
    and a5, a6, a5
    sw a5, 88(a0)
    ret
    .size lwcc_speck48_96_key_setup_rv32i, .-lwcc_speck48_96_key_setup_rv32i

    .balign 4
    .global lwcc_speck48_96_ecb_encrypt_rv32i
    .type lwcc_speck48_96_ecb_encrypt_rv32i, %function
lwcc_speck48_96_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_speck48_96_ecb_encrypt_rv32i_begin
    ret
.Llwcc_speck48_96_ecb_encrypt_rv32i_begin:
    addi sp, sp, -96
    slli t0, a2, 1
    slli a2, a2, 2
    add a2, a2, t0
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -6
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_speck48_96_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lbu a5, 5(a1)
    lbu a6, 3(a1)
    lhu a7, 0(a1)
    lbu t0, 2(a1)
    lbu t1, 4(a1)
    # round 1 (speck.dsl:22)
    lw t2, 84(a3)
    slli t0, t0, 16
    slli a5, a5, 16
    slli t1, t1, 8
    or a7, a7, t0
    or a6, a6, t1
    or a5, a6, a5
    slli a6, a7, 3
    srli t0, a7, 21
    slli t1, a5, 16
    srli a5, a5, 8
    or a5, t1, a5
    or a6, a6, t0
    add a5, a5, a7
    xor a5, a5, t2
    xor a6, a6, a5
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 0
    addi a2, a3, 84
.Llwcc_speck48_96_ecb_encrypt_rv32i_round:
    # round 2 (speck.dsl:22)
    lui a7, 4096
    addi a7, a7, -1
    and a5, a5, a7
    slli t0, a5, 16
    srli a5, a5, 8
    or a5, t0, a5
    lw t0, 0(a3)
    and a7, a6, a7
    add a5, a5, a6
    slli a6, a7, 3
    srli a7, a7, 21
    xor a5, a5, t0
    or a6, a6, a7
    xor a6, a6, a5
    addi a3, a3, 4
    bne a3, a2, .Llwcc_speck48_96_ecb_encrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    # round 23 (speck.dsl:22)
    lui a7, 4096
    addi a7, a7, -1
    and a5, a5, a7
    slli t0, a5, 16
    srli a5, a5, 8
    or a5, t0, a5
    lw t0, 88(a3)
    and a7, a6, a7
    add a5, a5, a6
    slli a6, a7, 3
    srli a7, a7, 21
    xor a5, a5, t0
    or a6, a6, a7
    xor a6, a6, a5
    srli a7, a6, 16
    srli t0, a5, 8
    srli t1, a5, 16
    sh a6, 0(a0)
    sb a7, 2(a0)
    sb a5, 3(a0)
    sb t0, 4(a0)
    sb t1, 5(a0)
    addi a0, a0, 6
    addi a1, a1, 6
    bgeu a2, a1, .Llwcc_speck48_96_ecb_encrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_speck48_96_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_speck48_96_ecb_encrypt_rv32i_wipe
    addi sp, sp, 96
    ret
    .size lwcc_speck48_96_ecb_encrypt_rv32i, .-lwcc_speck48_96_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_speck48_96_ecb_decrypt_rv32i
    .type lwcc_speck48_96_ecb_decrypt_rv32i, %function
lwcc_speck48_96_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_speck48_96_ecb_decrypt_rv32i_begin
    ret
.Llwcc_speck48_96_ecb_decrypt_rv32i_begin:
    addi sp, sp, -96
    slli t0, a2, 1
    slli a2, a2, 2
    add a2, a2, t0
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -6
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_speck48_96_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lbu a5, 4(a1)
    lhu a6, 0(a1)
    lbu a7, 3(a1)
    lbu t0, 2(a1)
    lbu t1, 5(a1)
    # round 23 (speck.dsl:22)
    lw t2, 88(a3)
    slli a5, a5, 8
    slli t0, t0, 16
    or a6, a6, t0
    or a5, a7, a5
    slli a7, t1, 16
    or a5, a5, a7
    xor a6, a6, a5
    srli a7, a6, 3
    xor a5, a5, t2
    slli a6, a6, 21
    or a6, a6, a7
    sub a5, a5, a6
    lui a7, 4096
    addi a7, a7, -1
    and a5, a5, a7
    srli a7, a5, 16
    slli a5, a5, 8
    or a5, a5, a7
    mv a7, a5
    mv a5, a6
    mv a6, a7
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 80
    addi a2, a3, -84
.Llwcc_speck48_96_ecb_decrypt_rv32i_round:
    # round 22 (speck.dsl:22)
    lui a7, 4096
    xor a5, a5, a6
    addi a7, a7, -1
    and a5, a5, a7
    lw t0, 0(a3)
    slli t1, a5, 21
    srli a5, a5, 3
    or a5, t1, a5
    xor a6, a6, t0
    sub a6, a6, a5
    and a6, a6, a7
    slli a7, a6, 8
    srli a6, a6, 16
    or a6, a7, a6
    addi a3, a3, -4
    bne a3, a2, .Llwcc_speck48_96_ecb_decrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    # round 1 (speck.dsl:22)
    lui a7, 4096
    xor a5, a5, a6
    addi a7, a7, -1
    and a5, a5, a7
    lw t0, 84(a3)
    slli t1, a5, 21
    srli a5, a5, 3
    or a5, t1, a5
    xor a6, a6, t0
    sub a6, a6, a5
    and a6, a6, a7
    slli a7, a6, 8
    srli a6, a6, 16
    or a6, a7, a6
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
    bgeu a2, a1, .Llwcc_speck48_96_ecb_decrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_speck48_96_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_speck48_96_ecb_decrypt_rv32i_wipe
    addi sp, sp, 96
    ret
    .size lwcc_speck48_96_ecb_decrypt_rv32i, .-lwcc_speck48_96_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_speck48_96_ctr_init_rv32i
    .type lwcc_speck48_96_ctr_init_rv32i, %function
lwcc_speck48_96_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_speck48_96_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_speck48_96_ctr_nonce_rv32i
    .size lwcc_speck48_96_ctr_init_rv32i, .-lwcc_speck48_96_ctr_init_rv32i

    .balign 4
    .global lwcc_speck48_96_ctr_nonce_rv32i
    .type lwcc_speck48_96_ctr_nonce_rv32i, %function
lwcc_speck48_96_ctr_nonce_rv32i:
    lbu a5, 0(a1)
    lbu a6, 1(a1)
    sw a5, 92(a0)
    sw a6, 96(a0)
    ret
    .size lwcc_speck48_96_ctr_nonce_rv32i, .-lwcc_speck48_96_ctr_nonce_rv32i

    .balign 4
    .global lwcc_speck48_96_ctr_crypt_rv32i
    .type lwcc_speck48_96_ctr_crypt_rv32i, %function
lwcc_speck48_96_ctr_crypt_rv32i:
    bnez a2, .Llwcc_speck48_96_ctr_crypt_rv32i_begin
    ret
.Llwcc_speck48_96_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 6
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    sw a3, 72(sp)
    beqz t1, .Llwcc_speck48_96_ctr_crypt_rv32i_group
    j .Llwcc_speck48_96_ctr_crypt_rv32i_rest
.Llwcc_speck48_96_ctr_crypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a4, 76(sp)
    srli a5, a4, 8
    srli a6, a4, 16
    andi a5, a5, 255
    andi a6, a6, 255
    slli a5, a5, 8
    lw a7, 96(a3)
    or a5, a6, a5
    slli a6, a4, 16
    # round 1 (speck.dsl:22)
    lui t0, 4096
    lw t1, 92(a3)
    or a5, a5, a6
    addi a6, t0, -1
    srli t0, a4, 24
    slli a7, a7, 8
    and a5, a5, a6
    or a6, t1, a7
    slli a7, t0, 16
    slli t0, a5, 16
    srli a5, a5, 8
    or a6, a6, a7
    or a5, t0, a5
    lw a7, 84(a3)
    add a5, a5, a6
    slli t0, a6, 3
    srli a6, a6, 21
    xor a5, a5, a7
    or a6, t0, a6
    xor a6, a6, a5
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 0
    addi a2, a3, 84
.Llwcc_speck48_96_ctr_crypt_rv32i_round:
    # round 2 (speck.dsl:22)
    lui a7, 4096
    addi a7, a7, -1
    and a5, a5, a7
    slli t0, a5, 16
    srli a5, a5, 8
    or a5, t0, a5
    lw t0, 0(a3)
    and a7, a6, a7
    add a5, a5, a6
    slli a6, a7, 3
    srli a7, a7, 21
    xor a5, a5, t0
    or a6, a6, a7
    xor a6, a6, a5
    addi a3, a3, 4
    bne a3, a2, .Llwcc_speck48_96_ctr_crypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    lw a4, 76(sp)
    # round 23 (speck.dsl:23)
    lbu a7, 4(a1)
    lhu t0, 0(a1)
    lbu t1, 2(a1)
    lbu t2, 5(a1)
    lbu t3, 3(a1)
    lw t4, 88(a3)
    slli t2, t2, 16
    lui t5, 4096
    slli t1, t1, 16
    addi t5, t5, -1
    and a5, a5, t5
    srli t6, a5, 8
    slli a5, a5, 16
    slli a7, a7, 8
    or a7, t3, a7
    or a7, a7, t2
    or a5, a5, t6
    add a5, a5, a6
    xor a5, a5, t4
    and a6, a6, t5
    srli t2, a6, 21
    slli a6, a6, 3
    or a6, a6, t2
    xor a7, a7, a5
    srli t2, a7, 16
    srli t3, a7, 8
    sb t3, 4(a0)
    sb a7, 3(a0)
    or a7, t0, t1
    xor a5, a6, a5
    xor a5, a7, a5
    sh a5, 0(a0)
    srli a5, a5, 16
    sb a5, 2(a0)
    sb t2, 5(a0)
    addi a0, a0, 6
    addi a1, a1, 6
    addi a4, a4, 1
    bgeu a2, a1, .Llwcc_speck48_96_ctr_crypt_rv32i_group
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_speck48_96_ctr_crypt_rv32i_out
.Llwcc_speck48_96_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 6
    beqz t2, .Llwcc_speck48_96_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_speck48_96_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_speck48_96_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_speck48_96_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_speck48_96_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_speck48_96_ctr_crypt_rv32i_group
.Llwcc_speck48_96_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_speck48_96_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_speck48_96_ctr_crypt_rv32i_copy
.Llwcc_speck48_96_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_speck48_96_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_speck48_96_ctr_crypt_rv32i_wipe
    addi sp, sp, 112
    ret
    .size lwcc_speck48_96_ctr_crypt_rv32i, .-lwcc_speck48_96_ctr_crypt_rv32i
