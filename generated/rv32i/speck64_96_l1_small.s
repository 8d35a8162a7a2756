# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile speck --set speck64_96 --target rv32i --lanes 1 --goal size
# passes:    unroll() invert() counter() fold() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate()
# dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 32 bits, each in a register of its own
# sizes:     in bytes: block 8, key 12, nonce 4, rk 104, ctx 112, align 4, group 8, stack 112
# registers: a0-a7; ra; t0-t2; ra saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:c74016567d571924cfa6d06bbe2f7b6cc06a7831ecf1b3c0ad4723800ecd5cd8

    .text

    .balign 4
    .global lwcc_speck64_96_key_setup_rv32i
    .type lwcc_speck64_96_key_setup_rv32i, %function
lwcc_speck64_96_key_setup_rv32i:
    lw a5, 0(a1)
    sw a5, 0(a0)
    lw a6, 4(a1)
    lw a7, 8(a1)
    # round 1 (speck.dsl:22)
    slli t0, a6, 24
    srli a6, a6, 8
    or a6, t0, a6
    add a6, a6, a5
    slli t0, a5, 3
    srli a5, a5, 29
    or a5, t0, a5
    xor a5, a5, a6
    sw a5, 4(a0)
    # round 2 (speck.dsl:22)
    slli t0, a7, 24
    srli a7, a7, 8
    or a7, t0, a7
    add a7, a7, a5
    xori a7, a7, 1
    slli t0, a5, 3
    srli a5, a5, 29
    or a5, t0, a5
    xor a5, a5, a7
    sw a5, 8(a0)
    # round 3 (speck.dsl:22)
    slli t0, a6, 24
    srli a6, a6, 8
    or a6, t0, a6
    add a6, a6, a5
    xori a6, a6, 2
    slli t0, a5, 3
    srli a5, a5, 29
    or a5, t0, a5
    xor a5, a5, a6
    sw a5, 12(a0)
    # round 4 (speck.dsl:22)
    slli t0, a7, 24
    srli a7, a7, 8
    or a7, t0, a7
    add a7, a7, a5
    xori a7, a7, 3
    slli t0, a5, 3
    srli a5, a5, 29
    or a5, t0, a5
    xor a5, a5, a7
    sw a5, 16(a0)
    # round 5 (speck.dsl:22)
    slli t0, a6, 24
    srli a6, a6, 8
    or a6, t0, a6
    add a6, a6, a5
    xori a6, a6, 4
    slli t0, a5, 3
    srli a5, a5, 29
    or a5, t0, a5
    xor a5, a5, a6
    sw a5, 20(a0)
    # round 6 (speck.dsl:22)
    slli t0, a7, 24
    srli a7, a7, 8
    or a7, t0, a7
    add a7, a7, a5
    xori a7, a7, 5
    slli t0, a5, 3
    srli a5, a5, 29
    or a5, t0, a5
    xor a5, a5, a7
    sw a5, 24(a0)
    # round 7 (speck.dsl:22)
    slli t0, a6, 24
    srli a6, a6, 8
    or a6, t0, a6
    add a6, a6, a5
    xori a6, a6, 6
    slli t0, a5, 3
    srli a5, a5, 29
    or a5, t0, a5
    xor a5, a5, a6
    sw a5, 28(a0)
    # round 8 (speck.dsl:22)
    slli t0, a7, 24
    srli a7, a7, 8
    or a7, t0, a7
    add a7, a7, a5
    xori a7, a7, 7
    slli t0, a5, 3
    srli a5, a5, 29
    or a5, t0, a5
    xor a5, a5, a7
    sw a5, 32(a0)
    # round 9 (speck.dsl:22)
    slli t0, a6, 24
    srli a6, a6, 8
    or a6, t0, a6
    add a6, a6, a5
    xori a6, a6, 8
    slli t0, a5, 3
    srli a5, a5, 29
    or a5, t0, a5
    xor a5, a5, a6
    sw a5, 36(a0)
    # round 10 (speck.dsl:22)
    slli t0, a7, 24
    srli a7, a7, 8
    or a7, t0, a7
    add a7, a7, a5
    xori a7, a7, 9
    slli t0, a5, 3
    srli a5, a5, 29
    or a5, t0, a5
    xor a5, a5, a7
    sw a5, 40(a0)
    # round 11 (speck.dsl:22)
    slli t0, a6, 24
    srli a6, a6, 8
    or a6, t0, a6
    add a6, a6, a5
    xori a6, a6, 10
    slli t0, a5, 3
    srli a5, a5, 29
    or a5, t0, a5
    xor a5, a5, a6
    sw a5, 44(a0)
    # round 12 (speck.dsl:22)
    slli t0, a7, 24
    srli a7, a7, 8
    or a7, t0, a7
    add a7, a7, a5
    xori a7, a7, 11
    slli t0, a5, 3
    srli a5, a5, 29
    or a5, t0, a5
    xor a5, a5, a7
    sw a5, 48(a0)
    # round 13 (speck.dsl:22)
    slli t0, a6, 24
    srli a6, a6, 8
    or a6, t0, a6
    add a6, a6, a5
    xori a6, a6, 12
    slli t0, a5, 3
    srli a5, a5, 29
    or a5, t0, a5
    xor a5, a5, a6
    sw a5, 52(a0)
    # round 14 (speck.dsl:22)
    slli t0, a7, 24
    srli a7, a7, 8
    or a7, t0, a7
    add a7, a7, a5
    xori a7, a7, 13
    slli t0, a5, 3
    srli a5, a5, 29
    or a5, t0, a5
    xor a5, a5, a7
    sw a5, 56(a0)
    # round 15 (speck.dsl:22)
    slli t0, a6, 24
    srli a6, a6, 8
    or a6, t0, a6
    add a6, a6, a5
    xori a6, a6, 14
    slli t0, a5, 3
    srli a5, a5, 29
    or a5, t0, a5
    xor a5, a5, a6
    sw a5, 60(a0)
    # round 16 (speck.dsl:22)
    slli t0, a7, 24
    srli a7, a7, 8
    or a7, t0, a7
    add a7, a7, a5
    xori a7, a7, 15
    slli t0, a5, 3
    srli a5, a5, 29
    or a5, t0, a5
    xor a5, a5, a7
    sw a5, 64(a0)
    # round 17 (speck.dsl:22)
    slli t0, a6, 24
    srli a6, a6, 8
    or a6, t0, a6
    add a6, a6, a5
    xori a6, a6, 16
    slli t0, a5, 3
    srli a5, a5, 29
    or a5, t0, a5
    xor a5, a5, a6
    sw a5, 68(a0)
    # round 18 (speck.dsl:22)
    slli t0, a7, 24
    srli a7, a7, 8
    or a7, t0, a7
    add a7, a7, a5
    xori a7, a7, 17
    slli t0, a5, 3
    srli a5, a5, 29
    or a5, t0, a5
    xor a5, a5, a7
    sw a5, 72(a0)
    # round 19 (speck.dsl:22)
    slli t0, a6, 24
    srli a6, a6, 8
    or a6, t0, a6
    add a6, a6, a5
    xori a6, a6, 18
    slli t0, a5, 3
    srli a5, a5, 29
    or a5, t0, a5
    xor a5, a5, a6
    sw a5, 76(a0)
    # round 20 (speck.dsl:22)
    slli t0, a7, 24
    srli a7, a7, 8
    or a7, t0, a7
    add a7, a7, a5
    xori a7, a7, 19
    slli t0, a5, 3
    srli a5, a5, 29
    or a5, t0, a5
    xor a5, a5, a7
    sw a5, 80(a0)
    # round 21 (speck.dsl:22)
    slli t0, a6, 24
    srli a6, a6, 8
    or a6, t0, a6
    add a6, a6, a5
    xori a6, a6, 20
    slli t0, a5, 3
    srli a5, a5, 29
    or a5, t0, a5
    xor a5, a5, a6
    sw a5, 84(a0)
    # round 22 (speck.dsl:22)
    slli t0, a7, 24
    srli a7, a7, 8
    or a7, t0, a7
    add a7, a7, a5
    xori a7, a7, 21
    slli t0, a5, 3
    srli a5, a5, 29
    or a5, t0, a5
    xor a5, a5, a7
    sw a5, 88(a0)
    # round 23 (speck.dsl:22)
    slli t0, a6, 24
    srli a6, a6, 8
    or a6, t0, a6
    add a6, a6, a5
    xori a6, a6, 22
    slli t0, a5, 3
    srli a5, a5, 29
    or a5, t0, a5
    xor a5, a5, a6
    sw a5, 92(a0)
    # round 24 (speck.dsl:22)
    slli t0, a7, 24
    srli a7, a7, 8
    or a7, t0, a7
    add a7, a7, a5
    xori a7, a7, 23
    slli t0, a5, 3
    srli a5, a5, 29
    or a5, t0, a5
    xor a5, a5, a7
    sw a5, 96(a0)
    # round 25 (speck.dsl:22)
    slli a7, a6, 24
    srli a6, a6, 8
    or a6, a7, a6
    add a6, a6, a5
    xori a6, a6, 24
    slli a7, a5, 3
    srli a5, a5, 29
    or a5, a7, a5
    xor a5, a5, a6
    sw a5, 100(a0)
    ret
    .size lwcc_speck64_96_key_setup_rv32i, .-lwcc_speck64_96_key_setup_rv32i

    .balign 4
    .global lwcc_speck64_96_ecb_encrypt_rv32i
    .type lwcc_speck64_96_ecb_encrypt_rv32i, %function
lwcc_speck64_96_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_speck64_96_ecb_encrypt_rv32i_begin
    ret
.Llwcc_speck64_96_ecb_encrypt_rv32i_begin:
    addi sp, sp, -96
    slli a2, a2, 3
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -8
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_speck64_96_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lw a6, 0(a1)
    lw a5, 4(a1)
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 0
    addi a2, a3, 104
.Llwcc_speck64_96_ecb_encrypt_rv32i_round:
    # round 1 (speck.dsl:22)
    slli a7, a5, 24
    srli a5, a5, 8
    or a5, a7, a5
    lw a7, 0(a3)
    add a5, a5, a6
    slli t0, a6, 3
    srli a6, a6, 29
    xor a5, a5, a7
    or a6, t0, a6
    xor a6, a6, a5
    addi a3, a3, 4
    bne a3, a2, .Llwcc_speck64_96_ecb_encrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    sw a6, 0(a0)
    sw a5, 4(a0)
    addi a0, a0, 8
    addi a1, a1, 8
    bgeu a2, a1, .Llwcc_speck64_96_ecb_encrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_speck64_96_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_speck64_96_ecb_encrypt_rv32i_wipe
    addi sp, sp, 96
    ret
    .size lwcc_speck64_96_ecb_encrypt_rv32i, .-lwcc_speck64_96_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_speck64_96_ecb_decrypt_rv32i
    .type lwcc_speck64_96_ecb_decrypt_rv32i, %function
lwcc_speck64_96_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_speck64_96_ecb_decrypt_rv32i_begin
    ret
.Llwcc_speck64_96_ecb_decrypt_rv32i_begin:
    addi sp, sp, -96
    slli a2, a2, 3
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -8
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_speck64_96_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lw a5, 0(a1)
    lw a6, 4(a1)
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 100
    addi a2, a3, -104
.Llwcc_speck64_96_ecb_decrypt_rv32i_round:
    # round 26 (speck.dsl:23)
    xor a5, a5, a6
    lw a7, 0(a3)
    slli t0, a5, 29
    srli a5, a5, 3
    or a5, t0, a5
    xor a6, a6, a7
    sub a6, a6, a5
    slli a7, a6, 8
    srli a6, a6, 24
    or a6, a7, a6
    addi a3, a3, -4
    bne a3, a2, .Llwcc_speck64_96_ecb_decrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    sw a5, 0(a0)
    sw a6, 4(a0)
    addi a0, a0, 8
    addi a1, a1, 8
    bgeu a2, a1, .Llwcc_speck64_96_ecb_decrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_speck64_96_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_speck64_96_ecb_decrypt_rv32i_wipe
    addi sp, sp, 96
    ret
    .size lwcc_speck64_96_ecb_decrypt_rv32i, .-lwcc_speck64_96_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_speck64_96_ctr_init_rv32i
    .type lwcc_speck64_96_ctr_init_rv32i, %function
lwcc_speck64_96_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_speck64_96_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_speck64_96_ctr_nonce_rv32i
    .size lwcc_speck64_96_ctr_init_rv32i, .-lwcc_speck64_96_ctr_init_rv32i

    .balign 4
    .global lwcc_speck64_96_ctr_nonce_rv32i
    .type lwcc_speck64_96_ctr_nonce_rv32i, %function
lwcc_speck64_96_ctr_nonce_rv32i:
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
    # round 1 (speck.dsl:23)
    slli a6, a5, 3
    srli a7, a5, 29
    or a6, a6, a7
    sw a5, 104(a0)
    sw a6, 108(a0)
    ret
    .size lwcc_speck64_96_ctr_nonce_rv32i, .-lwcc_speck64_96_ctr_nonce_rv32i

    .balign 4
    .global lwcc_speck64_96_ctr_crypt_rv32i
    .type lwcc_speck64_96_ctr_crypt_rv32i, %function
lwcc_speck64_96_ctr_crypt_rv32i:
    bnez a2, .Llwcc_speck64_96_ctr_crypt_rv32i_begin
    ret
.Llwcc_speck64_96_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 8
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    sw a3, 72(sp)
    beqz t1, .Llwcc_speck64_96_ctr_crypt_rv32i_group
    j .Llwcc_speck64_96_ctr_crypt_rv32i_rest
.Llwcc_speck64_96_ctr_crypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a4, 76(sp)
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
    # round 1 (speck.dsl:22)
    slli a6, a5, 24
    srli a5, a5, 8
    lw a7, 104(a3)
    or a5, a6, a5
    lw a6, 0(a3)
    add a5, a5, a7
    lw a7, 108(a3)
    xor a5, a5, a6
    xor a6, a7, a5
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 4
    addi a2, a3, 100
.Llwcc_speck64_96_ctr_crypt_rv32i_round:
    # round 2 (speck.dsl:22)
    slli a7, a5, 24
    srli a5, a5, 8
    or a5, a7, a5
    lw a7, 0(a3)
    add a5, a5, a6
    slli t0, a6, 3
    srli a6, a6, 29
    xor a5, a5, a7
    or a6, t0, a6
    xor a6, a6, a5
    addi a3, a3, 4
    bne a3, a2, .Llwcc_speck64_96_ctr_crypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    lw a4, 76(sp)
    lw a7, 0(a1)
    lw t0, 4(a1)
    xor a6, a7, a6
    xor a5, t0, a5
    sw a6, 0(a0)
    sw a5, 4(a0)
    addi a0, a0, 8
    addi a1, a1, 8
    addi a4, a4, 1
    bgeu a2, a1, .Llwcc_speck64_96_ctr_crypt_rv32i_group
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_speck64_96_ctr_crypt_rv32i_out
.Llwcc_speck64_96_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 8
    beqz t2, .Llwcc_speck64_96_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_speck64_96_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_speck64_96_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_speck64_96_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_speck64_96_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_speck64_96_ctr_crypt_rv32i_group
.Llwcc_speck64_96_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_speck64_96_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_speck64_96_ctr_crypt_rv32i_copy
.Llwcc_speck64_96_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_speck64_96_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_speck64_96_ctr_crypt_rv32i_wipe
    addi sp, sp, 112
    ret
    .size lwcc_speck64_96_ctr_crypt_rv32i, .-lwcc_speck64_96_ctr_crypt_rv32i
