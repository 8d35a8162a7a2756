# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile simon --set simon32_64 --target rv32i --lanes 1 --goal size
# passes:    unroll() invert() counter() value_numbering() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate()
# dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 16 bits, each in a register of its own
# sizes:     in bytes: block 4, key 8, nonce 2, rk 128, ctx 132, align 4, group 4, stack 112
# registers: a0-a7; ra; t0-t6; ra saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:d5c547d9fde13d63d5aa9a52b5430d003421774118749e94174028d1b0b6913c

    .text

    .balign 4
    .global lwcc_simon32_64_key_setup_rv32i
    .type lwcc_simon32_64_key_setup_rv32i, %function
lwcc_simon32_64_key_setup_rv32i:
    lui a5, 16
    lui a6, 16
    lui a7, 16
    addi a5, a5, -1
    addi a6, a6, -3
    addi a7, a7, -4
    lhu t0, 0(a1)
    lhu t1, 2(a1)
    lhu t2, 4(a1)
    lhu t3, 6(a1)
    sw t0, 120(a0)
    sw t1, 0(a0)
    sw t2, 4(a0)
    sw t3, 8(a0)
    slli t4, t3, 13
    srli t5, t3, 3
    xor t0, a6, t0
    xor t6, a6, t1
    xor a4, a6, t2
    xor a3, a6, t3
    or t4, t4, t5
    xor t1, t4, t1
    and t1, t1, a5
    slli t4, t1, 15
    srli t5, t1, 1
    or t4, t4, t5
    xor t1, t1, t4
    xor t0, t0, t1
    and t0, t0, a5
    sw t0, 12(a0)
    slli t1, t0, 13
    srli t4, t0, 3
    xor t5, a6, t0
    or t1, t1, t4
    xor t1, t1, t2
    and t1, t1, a5
    slli t2, t1, 15
    srli t4, t1, 1
    or t2, t2, t4
    xor t1, t1, t2
    xor t1, t6, t1
    and t1, t1, a5
    sw t1, 16(a0)
    slli t2, t1, 13
    srli t4, t1, 3
    xor t6, a7, t1
    or t2, t2, t4
    xor t2, t2, t3
    and t2, t2, a5
    slli t3, t2, 15
    srli t4, t2, 1
    or t3, t3, t4
    xor t2, t2, t3
    xor t2, a4, t2
    and t2, t2, a5
    sw t2, 20(a0)
    slli t3, t2, 13
    srli t4, t2, 3
    xor a4, a6, t2
    or t3, t3, t4
    xor t0, t3, t0
    and t0, t0, a5
    slli t3, t0, 15
    srli t4, t0, 1
    or t3, t3, t4
    xor t0, t0, t3
    xor t0, a3, t0
    and t0, t0, a5
    sw t0, 24(a0)
    slli t3, t0, 13
    srli t4, t0, 3
    xor a3, a7, t0
    or t3, t3, t4
    xor t1, t3, t1
    and t1, t1, a5
    slli t3, t1, 15
    srli t4, t1, 1
    or t3, t3, t4
    xor t1, t1, t3
    xor t1, t5, t1
    and t1, t1, a5
    sw t1, 28(a0)
    slli t3, t1, 13
    srli t4, t1, 3
    xor t5, a7, t1
    or t3, t3, t4
    xor t2, t3, t2
    and t2, t2, a5
    slli t3, t2, 15
    srli t4, t2, 1
    or t3, t3, t4
    xor t2, t2, t3
    xor t2, t6, t2
    and t2, t2, a5
    sw t2, 32(a0)
    slli t3, t2, 13
    srli t4, t2, 3
    xor t6, a7, t2
    or t3, t3, t4
    xor t0, t3, t0
    and t0, t0, a5
    slli t3, t0, 15
    srli t4, t0, 1
    or t3, t3, t4
    xor t0, t0, t3
    xor t0, a4, t0
    and t0, t0, a5
    sw t0, 36(a0)
    slli t3, t0, 13
    srli t4, t0, 3
    xor a4, a6, t0
    or t3, t3, t4
    xor t1, t3, t1
    and t1, t1, a5
    slli t3, t1, 15
    srli t4, t1, 1
    or t3, t3, t4
    xor t1, t1, t3
    xor t1, a3, t1
    and t1, t1, a5
    sw t1, 40(a0)
    slli t3, t1, 13
    srli t4, t1, 3
    xor a3, a7, t1
    or t3, t3, t4
    xor t2, t3, t2
    and t2, t2, a5
    slli t3, t2, 15
    srli t4, t2, 1
    or t3, t3, t4
    xor t2, t2, t3
    xor t2, t5, t2
    and t2, t2, a5
    sw t2, 44(a0)
    slli t3, t2, 13
    srli t4, t2, 3
    xor t5, a7, t2
    or t3, t3, t4
    xor t0, t3, t0
    and t0, t0, a5
    slli t3, t0, 15
    srli t4, t0, 1
    or t3, t3, t4
    xor t0, t0, t3
    xor t0, t6, t0
    and t0, t0, a5
    sw t0, 48(a0)
    slli t3, t0, 13
    srli t4, t0, 3
    xor t6, a6, t0
    or t3, t3, t4
    xor t1, t3, t1
    and t1, t1, a5
    slli t3, t1, 15
    srli t4, t1, 1
    or t3, t3, t4
    xor t1, t1, t3
    xor t1, a4, t1
    and t1, t1, a5
    sw t1, 52(a0)
    slli t3, t1, 13
    srli t4, t1, 3
    xor a4, a7, t1
    or t3, t3, t4
    xor t2, t3, t2
    and t2, t2, a5
    slli t3, t2, 15
    srli t4, t2, 1
    or t3, t3, t4
    xor t2, t2, t3
    xor t2, a3, t2
    and t2, t2, a5
    sw t2, 56(a0)
    slli t3, t2, 13
    srli t4, t2, 3
    xor a3, a6, t2
    or t3, t3, t4
    xor t0, t3, t0
    and t0, t0, a5
    slli t3, t0, 15
    srli t4, t0, 1
    or t3, t3, t4
    xor t0, t0, t3
    xor t0, t5, t0
    and t0, t0, a5
    sw t0, 60(a0)
    slli t3, t0, 13
    srli t4, t0, 3
    xor t5, a7, t0
    or t3, t3, t4
    xor t1, t3, t1
    and t1, t1, a5
    slli t3, t1, 15
    srli t4, t1, 1
    or t3, t3, t4
    xor t1, t1, t3
    xor t1, t6, t1
    and t1, t1, a5
    sw t1, 64(a0)
    slli t3, t1, 13
    srli t4, t1, 3
    xor t6, a6, t1
    or t3, t3, t4
    xor t2, t3, t2
    and t2, t2, a5
    slli t3, t2, 15
    srli t4, t2, 1
    or t3, t3, t4
    xor t2, t2, t3
    xor t2, a4, t2
    and t2, t2, a5
    sw t2, 68(a0)
    slli t3, t2, 13
    srli t4, t2, 3
    xor a4, a6, t2
    or t3, t3, t4
    xor t0, t3, t0
    and t0, t0, a5
    slli t3, t0, 15
    srli t4, t0, 1
    or t3, t3, t4
    xor t0, t0, t3
    xor t0, a3, t0
    and t0, t0, a5
    sw t0, 72(a0)
    slli t3, t0, 13
    srli t4, t0, 3
    xor a3, a7, t0
    or t3, t3, t4
    xor t1, t3, t1
    and t1, t1, a5
    slli t3, t1, 15
    srli t4, t1, 1
    or t3, t3, t4
    xor t1, t1, t3
    xor t1, t5, t1
    and t1, t1, a5
    sw t1, 76(a0)
    slli t3, t1, 13
    srli t4, t1, 3
    xor t5, a7, t1
    or t3, t3, t4
    xor t2, t3, t2
    and t2, t2, a5
    slli t3, t2, 15
    srli t4, t2, 1
    or t3, t3, t4
    xor t2, t2, t3
    xor t2, t6, t2
    and t2, t2, a5
    sw t2, 80(a0)
    slli t3, t2, 13
    srli t4, t2, 3
    xor t6, a7, t2
    or t3, t3, t4
    xor t0, t3, t0
    and t0, t0, a5
    slli t3, t0, 15
    srli t4, t0, 1
    or t3, t3, t4
    xor t0, t0, t3
    xor t0, a4, t0
    and t0, t0, a5
    sw t0, 84(a0)
    slli t3, t0, 13
    srli t4, t0, 3
    xor a4, a7, t0
    or t3, t3, t4
    xor t1, t3, t1
    and t1, t1, a5
    slli t3, t1, 15
    srli t4, t1, 1
    or t3, t3, t4
    xor t1, t1, t3
    xor t1, a3, t1
    and t1, t1, a5
    sw t1, 88(a0)
    slli t3, t1, 13
    srli t4, t1, 3
    xor a3, a6, t1
    or t3, t3, t4
    xor t2, t3, t2
    and t2, t2, a5
    slli t3, t2, 15
    srli t4, t2, 1
    or t3, t3, t4
    xor t2, t2, t3
    xor t2, t5, t2
    and t2, t2, a5
    sw t2, 92(a0)
    slli t3, t2, 13
    srli t4, t2, 3
    xor t5, a6, t2
    or t3, t3, t4
    xor t0, t3, t0
    and t0, t0, a5
    slli t3, t0, 15
    srli t4, t0, 1
    or t3, t3, t4
    xor t0, t0, t3
    xor t0, t6, t0
    and t0, t0, a5
    sw t0, 96(a0)
    slli t3, t0, 13
    srli t4, t0, 3
    xor a6, a6, t0
    or t3, t3, t4
    xor t1, t3, t1
    and t1, t1, a5
    slli t3, t1, 15
    srli t4, t1, 1
    or t3, t3, t4
    xor t1, t1, t3
    xor t1, a4, t1
    and t1, t1, a5
    sw t1, 100(a0)
    slli t3, t1, 13
    srli t4, t1, 3
    xor t6, a7, t1
    or t3, t3, t4
    xor t2, t3, t2
    and t2, t2, a5
    slli t3, t2, 15
    srli t4, t2, 1
    or t3, t3, t4
    xor t2, t2, t3
    xor t2, a3, t2
    and t2, t2, a5
    sw t2, 104(a0)
    slli t3, t2, 13
    srli t4, t2, 3
    xor a7, a7, t2
    or t3, t3, t4
    xor t0, t3, t0
    and t0, t0, a5
    slli t3, t0, 15
    srli t4, t0, 1
    or t3, t3, t4
    xor t0, t0, t3
    xor t0, t5, t0
    and t0, t0, a5
    sw t0, 108(a0)
    slli t3, t0, 13
    srli t4, t0, 3
    or t3, t3, t4
    xor t1, t3, t1
    and t1, t1, a5
    slli t3, t1, 15
    srli t4, t1, 1
    or t3, t3, t4
    xor t1, t1, t3
    xor a6, a6, t1
    and a6, a6, a5
    sw a6, 112(a0)
    slli t1, a6, 13
    srli a6, a6, 3
    or a6, t1, a6
    xor a6, a6, t2
    and a6, a6, a5
    slli t1, a6, 15
    srli t2, a6, 1
    or t1, t1, t2
    xor a6, a6, t1
    xor a6, t6, a6
    and a6, a6, a5
    sw a6, 116(a0)
    slli t1, a6, 13
    srli a6, a6, 3
    or a6, t1, a6
    xor a6, a6, t0
    and a6, a6, a5
    slli t0, a6, 15
    srli t1, a6, 1
    or t0, t0, t1
    xor a6, a6, t0
    xor a6, a7, a6
    and a5, a6, a5
    sw a5, 124(a0)
    ret
    .size lwcc_simon32_64_key_setup_rv32i, .-lwcc_simon32_64_key_setup_rv32i

    .balign 4
    .global lwcc_simon32_64_ecb_encrypt_rv32i
    .type lwcc_simon32_64_ecb_encrypt_rv32i, %function
lwcc_simon32_64_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_simon32_64_ecb_encrypt_rv32i_begin
    ret
.Llwcc_simon32_64_ecb_encrypt_rv32i_begin:
    addi sp, sp, -96
    slli a2, a2, 2
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -4
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_simon32_64_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lhu a6, 2(a1)
    lhu a5, 0(a1)
    # round 1 (simon.dsl:43)
    lw a7, 120(a3)
    slli t0, a6, 16
    or t0, a6, t0
    srli t1, t0, 15
    srli t2, t0, 8
    and t1, t1, t2
    srli t0, t0, 14
    xor t0, t1, t0
    xor a5, a5, t0
    xor a5, a5, a7
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 0
    addi a2, a3, 120
.Llwcc_simon32_64_ecb_encrypt_rv32i_round:
    # round 2 (simon.dsl:42)
    lui a7, 16
    addi a7, a7, -1
    and a5, a5, a7
    slli a7, a5, 16
    or a7, a5, a7
    srli t0, a7, 15
    srli t1, a7, 8
    and t0, t0, t1
    srli a7, a7, 14
    xor a7, t0, a7
    lw t0, 0(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    mv a7, a5
    mv a5, a6
    mv a6, a7
    addi a3, a3, 4
    bne a3, a2, .Llwcc_simon32_64_ecb_encrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    # round 32 (simon.dsl:42)
    lui a7, 16
    addi a7, a7, -1
    and a5, a5, a7
    slli a7, a5, 16
    or a7, a5, a7
    srli t0, a7, 15
    srli t1, a7, 8
    and t0, t0, t1
    srli a7, a7, 14
    xor a7, t0, a7
    lw t0, 124(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    sh a5, 0(a0)
    sh a6, 2(a0)
    addi a0, a0, 4
    addi a1, a1, 4
    bgeu a2, a1, .Llwcc_simon32_64_ecb_encrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_simon32_64_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_simon32_64_ecb_encrypt_rv32i_wipe
    addi sp, sp, 96
    ret
    .size lwcc_simon32_64_ecb_encrypt_rv32i, .-lwcc_simon32_64_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_simon32_64_ecb_decrypt_rv32i
    .type lwcc_simon32_64_ecb_decrypt_rv32i, %function
lwcc_simon32_64_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_simon32_64_ecb_decrypt_rv32i_begin
    ret
.Llwcc_simon32_64_ecb_decrypt_rv32i_begin:
    addi sp, sp, -96
    slli a2, a2, 2
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -4
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_simon32_64_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lhu a5, 0(a1)
    lhu a6, 2(a1)
    # round 32 (simon.dsl:43)
    lw a7, 124(a3)
    slli t0, a5, 16
    or t0, a5, t0
    srli t1, t0, 8
    srli t2, t0, 15
    srli t0, t0, 14
    and t1, t2, t1
    xor a6, a6, a7
    xor a7, t1, t0
    xor a6, a6, a7
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 116
    addi a2, a3, -120
.Llwcc_simon32_64_ecb_decrypt_rv32i_round:
    # round 31 (simon.dsl:42)
    lui a7, 16
    addi a7, a7, -1
    and a6, a6, a7
    slli a7, a6, 16
    or a7, a6, a7
    lw t0, 0(a3)
    srli t1, a7, 8
    srli t2, a7, 15
    srli a7, a7, 14
    and t1, t2, t1
    xor a5, a5, t0
    xor a7, t1, a7
    xor a5, a5, a7
    mv a7, a5
    mv a5, a6
    mv a6, a7
    addi a3, a3, -4
    bne a3, a2, .Llwcc_simon32_64_ecb_decrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    # round 1 (simon.dsl:42)
    lui a7, 16
    addi a7, a7, -1
    and a6, a6, a7
    slli a7, a6, 16
    or a7, a6, a7
    lw t0, 120(a3)
    srli t1, a7, 8
    srli t2, a7, 15
    srli a7, a7, 14
    and t1, t2, t1
    xor a5, a5, t0
    xor a7, t1, a7
    xor a5, a5, a7
    sh a5, 0(a0)
    sh a6, 2(a0)
    addi a0, a0, 4
    addi a1, a1, 4
    bgeu a2, a1, .Llwcc_simon32_64_ecb_decrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_simon32_64_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_simon32_64_ecb_decrypt_rv32i_wipe
    addi sp, sp, 96
    ret
    .size lwcc_simon32_64_ecb_decrypt_rv32i, .-lwcc_simon32_64_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_simon32_64_ctr_init_rv32i
    .type lwcc_simon32_64_ctr_init_rv32i, %function
lwcc_simon32_64_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_simon32_64_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_simon32_64_ctr_nonce_rv32i
    .size lwcc_simon32_64_ctr_init_rv32i, .-lwcc_simon32_64_ctr_init_rv32i

    .balign 4
    .global lwcc_simon32_64_ctr_nonce_rv32i
    .type lwcc_simon32_64_ctr_nonce_rv32i, %function
lwcc_simon32_64_ctr_nonce_rv32i:
    lbu a5, 1(a1)
    lbu a6, 0(a1)
    slli a5, a5, 8
    or a5, a6, a5
    sw a5, 128(a0)
    ret
    .size lwcc_simon32_64_ctr_nonce_rv32i, .-lwcc_simon32_64_ctr_nonce_rv32i

    .balign 4
    .global lwcc_simon32_64_ctr_crypt_rv32i
    .type lwcc_simon32_64_ctr_crypt_rv32i, %function
lwcc_simon32_64_ctr_crypt_rv32i:
    bnez a2, .Llwcc_simon32_64_ctr_crypt_rv32i_begin
    ret
.Llwcc_simon32_64_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
    slli a4, a4, 16
    srli a4, a4, 16
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 4
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    sw a3, 72(sp)
    beqz t1, .Llwcc_simon32_64_ctr_crypt_rv32i_group
    j .Llwcc_simon32_64_ctr_crypt_rv32i_rest
.Llwcc_simon32_64_ctr_crypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a4, 76(sp)
    srli a5, a4, 8
    slli a6, a4, 8
    # round 1 (simon.dsl:42)
    lui a7, 16
    or a5, a5, a6
    addi a6, a7, -1
    and a6, a5, a6
    slli a5, a6, 16
    or a5, a6, a5
    srli a7, a5, 15
    srli t0, a5, 8
    and a7, a7, t0
    srli a5, a5, 14
    lw t0, 128(a3)
    xor a5, a7, a5
    lw a7, 120(a3)
    xor a5, t0, a5
    xor a5, a5, a7
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 0
    addi a2, a3, 120
.Llwcc_simon32_64_ctr_crypt_rv32i_round:
    # round 2 (simon.dsl:42)
    lui a7, 16
    addi a7, a7, -1
    and a5, a5, a7
    slli a7, a5, 16
    or a7, a5, a7
    srli t0, a7, 15
    srli t1, a7, 8
    and t0, t0, t1
    srli a7, a7, 14
    xor a7, t0, a7
    lw t0, 0(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    mv a7, a5
    mv a5, a6
    mv a6, a7
    addi a3, a3, 4
    bne a3, a2, .Llwcc_simon32_64_ctr_crypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    lw a4, 76(sp)
    # round 32 (simon.dsl:42)
    lui a7, 16
    addi a7, a7, -1
    and a5, a5, a7
    lhu a7, 0(a1)
    lhu t0, 2(a1)
    lw t1, 124(a3)
    slli t2, a5, 16
    or t2, a5, t2
    xor a5, a7, a5
    sh a5, 0(a0)
    srli a5, t2, 15
    srli a7, t2, 8
    and a5, a5, a7
    srli a7, t2, 14
    xor a5, a5, a7
    xor a5, a6, a5
    xor a5, a5, t1
    xor a5, t0, a5
    sh a5, 2(a0)
    addi a0, a0, 4
    addi a1, a1, 4
    addi a4, a4, 1
    slli a4, a4, 16
    srli a4, a4, 16
    bgeu a2, a1, .Llwcc_simon32_64_ctr_crypt_rv32i_group
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_simon32_64_ctr_crypt_rv32i_out
.Llwcc_simon32_64_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 4
    beqz t2, .Llwcc_simon32_64_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_simon32_64_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_simon32_64_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_simon32_64_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_simon32_64_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_simon32_64_ctr_crypt_rv32i_group
.Llwcc_simon32_64_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_simon32_64_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_simon32_64_ctr_crypt_rv32i_copy
.Llwcc_simon32_64_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_simon32_64_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_simon32_64_ctr_crypt_rv32i_wipe
    addi sp, sp, 112
    ret
    .size lwcc_simon32_64_ctr_crypt_rv32i, .-lwcc_simon32_64_ctr_crypt_rv32i
