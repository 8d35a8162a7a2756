# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile speck --set speck32_64 --target rv32i --lanes 1
# passes:    unroll() invert() counter() fold() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate()
# dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 16 bits, each in a register of its own
# sizes:     in bytes: block 4, key 8, nonce 2, rk 88, ctx 96, align 4, group 4, stack 112
# registers: a0-a7; ra; t0-t6; ra saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:941420066d7ab6fb0789341e8b0564814d48b8c727baa6bcc42ef16b9d361362

    .text

    .balign 4
    .global lwcc_speck32_64_key_setup_rv32i
    .type lwcc_speck32_64_key_setup_rv32i, %function
lwcc_speck32_64_key_setup_rv32i:
    # round 2 (speck.dsl:23)
    lui a5, 16
    addi a5, a5, -1
    lhu a6, 0(a1)
    lhu a7, 2(a1)
    lhu t0, 4(a1)
    lhu t1, 6(a1)
    sw a6, 0(a0)
    # round 1 (speck.dsl:22)
    slli t2, a7, 9
    srli a7, a7, 7
    slli t3, a6, 2
    srli t4, a6, 14
    # round 2 (speck.dsl:22)
    slli t5, t0, 9
    srli t0, t0, 7
    # round 3 (speck.dsl:22)
    slli t6, t1, 9
    srli t1, t1, 7
    # round 1 (speck.dsl:22)
    or a7, t2, a7
    or t2, t3, t4
    # round 2 (speck.dsl:22)
    or t0, t5, t0
    # round 3 (speck.dsl:22)
    or t1, t6, t1
    # round 1 (speck.dsl:22)
    add a6, a7, a6
    xor a7, t2, a6
    # round 4 (speck.dsl:22)
    and a6, a6, a5
    # round 2 (speck.dsl:22)
    add t0, t0, a7
    and a7, a7, a5
    # round 4 (speck.dsl:22)
    slli t2, a6, 9
    srli a6, a6, 7
    # round 2 (speck.dsl:22)
    xori t0, t0, 1
    sw a7, 4(a0)
    slli t3, a7, 2
    srli a7, a7, 14
    # round 4 (speck.dsl:22)
    or a6, t2, a6
    # round 2 (speck.dsl:23)
    or a7, t3, a7
    # round 5 (speck.dsl:22)
    and t2, t0, a5
    # round 2 (speck.dsl:23)
    xor a7, a7, t0
    # round 5 (speck.dsl:22)
    slli t0, t2, 9
    srli t2, t2, 7
    # round 3 (speck.dsl:22)
    add t1, t1, a7
    and a7, a7, a5
    # round 5 (speck.dsl:22)
    or t0, t0, t2
    # round 3 (speck.dsl:22)
    xori t1, t1, 2
    sw a7, 8(a0)
    slli t2, a7, 2
    srli a7, a7, 14
    or a7, t2, a7
    # round 6 (speck.dsl:22)
    and t2, t1, a5
    # round 3 (speck.dsl:23)
    xor a7, a7, t1
    # round 6 (speck.dsl:22)
    slli t1, t2, 9
    srli t2, t2, 7
    # round 4 (speck.dsl:22)
    add a6, a6, a7
    and a7, a7, a5
    # round 6 (speck.dsl:22)
    or t1, t1, t2
    # round 4 (speck.dsl:22)
    xori a6, a6, 3
    sw a7, 12(a0)
    slli t2, a7, 2
    srli a7, a7, 14
    or a7, t2, a7
    # round 7 (speck.dsl:22)
    and t2, a6, a5
    # round 4 (speck.dsl:23)
    xor a6, a7, a6
    # round 7 (speck.dsl:22)
    slli a7, t2, 9
    srli t2, t2, 7
    # round 5 (speck.dsl:22)
    add t0, t0, a6
    and a6, a6, a5
    # round 7 (speck.dsl:22)
    or a7, a7, t2
    # round 5 (speck.dsl:22)
    xori t0, t0, 4
    sw a6, 16(a0)
    slli t2, a6, 2
    srli a6, a6, 14
    or a6, t2, a6
    # round 8 (speck.dsl:22)
    and t2, t0, a5
    # round 5 (speck.dsl:23)
    xor a6, a6, t0
    # round 8 (speck.dsl:22)
    slli t0, t2, 9
    srli t2, t2, 7
    # round 6 (speck.dsl:22)
    add t1, t1, a6
    and a6, a6, a5
    # round 8 (speck.dsl:22)
    or t0, t0, t2
    # round 6 (speck.dsl:22)
    xori t1, t1, 5
    sw a6, 20(a0)
    slli t2, a6, 2
    srli a6, a6, 14
    or a6, t2, a6
    # round 9 (speck.dsl:22)
    and t2, t1, a5
    # round 6 (speck.dsl:23)
    xor a6, a6, t1
    # round 9 (speck.dsl:22)
    slli t1, t2, 9
    srli t2, t2, 7
    # round 7 (speck.dsl:22)
    add a7, a7, a6
    and a6, a6, a5
    # round 9 (speck.dsl:22)
    or t1, t1, t2
    # round 7 (speck.dsl:22)
    xori a7, a7, 6
    sw a6, 24(a0)
    slli t2, a6, 2
    srli a6, a6, 14
    or a6, t2, a6
    # round 10 (speck.dsl:22)
    and t2, a7, a5
    # round 7 (speck.dsl:23)
    xor a6, a6, a7
    # round 10 (speck.dsl:22)
    slli a7, t2, 9
    srli t2, t2, 7
    # round 8 (speck.dsl:22)
    add t0, t0, a6
    and a6, a6, a5
    # round 10 (speck.dsl:22)
    or a7, a7, t2
    # round 8 (speck.dsl:22)
    xori t0, t0, 7
    sw a6, 28(a0)
    slli t2, a6, 2
    srli a6, a6, 14
    or a6, t2, a6
    # round 11 (speck.dsl:22)
    and t2, t0, a5
    # round 8 (speck.dsl:23)
    xor a6, a6, t0
    # round 11 (speck.dsl:22)
    slli t0, t2, 9
    srli t2, t2, 7
    # round 9 (speck.dsl:22)
    add t1, t1, a6
    and a6, a6, a5
    # round 11 (speck.dsl:22)
    or t0, t0, t2
    # round 9 (speck.dsl:22)
    xori t1, t1, 8
    sw a6, 32(a0)
    slli t2, a6, 2
    srli a6, a6, 14
    or a6, t2, a6
    # round 12 (speck.dsl:22)
    and t2, t1, a5
    # round 9 (speck.dsl:23)
    xor a6, a6, t1
    # round 12 (speck.dsl:22)
    slli t1, t2, 9
    srli t2, t2, 7
    # round 10 (speck.dsl:22)
    add a7, a7, a6
    and a6, a6, a5
    # round 12 (speck.dsl:22)
    or t1, t1, t2
    # round 10 (speck.dsl:22)
    xori a7, a7, 9
    sw a6, 36(a0)
    slli t2, a6, 2
    srli a6, a6, 14
    or a6, t2, a6
    # round 13 (speck.dsl:22)
    and t2, a7, a5
    # round 10 (speck.dsl:23)
    xor a6, a6, a7
    # round 13 (speck.dsl:22)
    slli a7, t2, 9
    srli t2, t2, 7
    # round 11 (speck.dsl:22)
    add t0, t0, a6
    and a6, a6, a5
    # round 13 (speck.dsl:22)
    or a7, a7, t2
    # round 11 (speck.dsl:22)
    xori t0, t0, 10
    sw a6, 40(a0)
    slli t2, a6, 2
    srli a6, a6, 14
    or a6, t2, a6
    # round 14 (speck.dsl:22)
    and t2, t0, a5
    # round 11 (speck.dsl:23)
    xor a6, a6, t0
    # round 14 (speck.dsl:22)
    slli t0, t2, 9
    srli t2, t2, 7
    # round 12 (speck.dsl:22)
    add t1, t1, a6
    and a6, a6, a5
    # round 14 (speck.dsl:22)
    or t0, t0, t2
    # round 12 (speck.dsl:22)
    xori t1, t1, 11
    sw a6, 44(a0)
    slli t2, a6, 2
    srli a6, a6, 14
    or a6, t2, a6
    # round 15 (speck.dsl:22)
    and t2, t1, a5
    # round 12 (speck.dsl:23)
    xor a6, a6, t1
    # round 15 (speck.dsl:22)
    slli t1, t2, 9
    srli t2, t2, 7
    # round 13 (speck.dsl:22)
    add a7, a7, a6
    and a6, a6, a5
    # round 15 (speck.dsl:22)
    or t1, t1, t2
    # round 13 (speck.dsl:22)
    xori a7, a7, 12
    sw a6, 48(a0)
    slli t2, a6, 2
    srli a6, a6, 14
    or a6, t2, a6
    # round 16 (speck.dsl:22)
    and t2, a7, a5
    # round 13 (speck.dsl:23)
    xor a6, a6, a7
    # round 16 (speck.dsl:22)
    slli a7, t2, 9
    srli t2, t2, 7
    # round 14 (speck.dsl:22)
    add t0, t0, a6
    and a6, a6, a5
    # round 16 (speck.dsl:22)
    or a7, a7, t2
    # round 14 (speck.dsl:22)
    xori t0, t0, 13
    sw a6, 52(a0)
    slli t2, a6, 2
    srli a6, a6, 14
    or a6, t2, a6
    # round 17 (speck.dsl:22)
    and t2, t0, a5
    # round 14 (speck.dsl:23)
    xor a6, a6, t0
    # round 17 (speck.dsl:22)
    slli t0, t2, 9
    srli t2, t2, 7
    # round 15 (speck.dsl:22)
    add t1, t1, a6
    and a6, a6, a5
    # round 17 (speck.dsl:22)
    or t0, t0, t2
    # round 15 (speck.dsl:22)
    xori t1, t1, 14
    sw a6, 56(a0)
    slli t2, a6, 2
    srli a6, a6, 14
    or a6, t2, a6
    # round 18 (speck.dsl:22)
    and t2, t1, a5
    # round 15 (speck.dsl:23)
    xor a6, a6, t1
    # round 18 (speck.dsl:22)
    slli t1, t2, 9
    srli t2, t2, 7
    # round 16 (speck.dsl:22)
    add a7, a7, a6
    and a6, a6, a5
    # round 18 (speck.dsl:22)
    or t1, t1, t2
    # round 16 (speck.dsl:22)
    xori a7, a7, 15
    sw a6, 60(a0)
    slli t2, a6, 2
    srli a6, a6, 14
    or a6, t2, a6
    # round 19 (speck.dsl:22)
    and t2, a7, a5
    # round 16 (speck.dsl:23)
    xor a6, a6, a7
    # round 19 (speck.dsl:22)
    slli a7, t2, 9
    srli t2, t2, 7
    # round 17 (speck.dsl:22)
    add t0, t0, a6
    and a6, a6, a5
    # round 19 (speck.dsl:22)
    or a7, a7, t2
    # round 17 (speck.dsl:22)
    xori t0, t0, 16
    sw a6, 64(a0)
    slli t2, a6, 2
    srli a6, a6, 14
    or a6, t2, a6
    # round 20 (speck.dsl:22)
    and t2, t0, a5
    # round 17 (speck.dsl:23)
    xor a6, a6, t0
    # round 20 (speck.dsl:22)
    slli t0, t2, 9
    srli t2, t2, 7
    # round 18 (speck.dsl:22)
    add t1, t1, a6
    and a6, a6, a5
    # round 20 (speck.dsl:22)
    or t0, t0, t2
    # round 18 (speck.dsl:22)
    xori t1, t1, 17
    sw a6, 68(a0)
    slli t2, a6, 2
    srli a6, a6, 14
    or a6, t2, a6
    # round 21 (speck.dsl:22)
    and t2, t1, a5
    # round 18 (speck.dsl:23)
    xor a6, a6, t1
    # round 21 (speck.dsl:22)
    slli t1, t2, 9
    srli t2, t2, 7
    # round 19 (speck.dsl:22)
    add a7, a7, a6
    and a6, a6, a5
    # round 21 (speck.dsl:22)
    or t1, t1, t2
    # round 19 (speck.dsl:22)
    xori a7, a7, 18
    sw a6, 72(a0)
    slli t2, a6, 2
    srli a6, a6, 14
    or a6, t2, a6
    xor a6, a6, a7
    # round 20 (speck.dsl:22)
    add a7, t0, a6
    and a6, a6, a5
    xori a7, a7, 19
    sw a6, 76(a0)
    slli t0, a6, 2
    srli a6, a6, 14
    or a6, t0, a6
    xor a6, a6, a7
    # round 21 (speck.dsl:22)
    add a7, t1, a6
    and a6, a6, a5
    xori a7, a7, 20
    sw a6, 80(a0)
    slli t0, a6, 2
    srli a6, a6, 14
    or a6, t0, a6
    xor a6, a6, a7
    and a5, a6, a5
    sw a5, 84(a0)
    ret
    .size lwcc_speck32_64_key_setup_rv32i, .-lwcc_speck32_64_key_setup_rv32i

    .balign 4
    .global lwcc_speck32_64_ecb_encrypt_rv32i
    .type lwcc_speck32_64_ecb_encrypt_rv32i, %function
lwcc_speck32_64_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_speck32_64_ecb_encrypt_rv32i_begin
    ret
.Llwcc_speck32_64_ecb_encrypt_rv32i_begin:
    slli a2, a2, 2
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -4
.Llwcc_speck32_64_ecb_encrypt_rv32i_group:
    lhu a5, 2(a1)
    lhu a6, 0(a1)
    # round 1 (speck.dsl:22)
    lw a7, 0(a3)
    slli t0, a5, 9
    srli a5, a5, 7
    or a5, t0, a5
    add a5, a5, a6
    # round 2 (speck.dsl:22)
    lui t0, 16
    # round 1 (speck.dsl:22)
    xor a5, a5, a7
    # round 2 (speck.dsl:22)
    addi a7, t0, -1
    # round 1 (speck.dsl:23)
    slli t0, a6, 2
    srli a6, a6, 14
    # round 2 (speck.dsl:22)
    and t1, a5, a7
    # round 1 (speck.dsl:23)
    or a6, t0, a6
    # round 2 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 1 (speck.dsl:23)
    xor a5, a6, a5
    # round 2 (speck.dsl:22)
    or a6, t0, t1
    lw t0, 4(a3)
    add a6, a6, a5
    xor a6, a6, t0
    and a5, a5, a7
    slli t0, a5, 2
    srli a5, a5, 14
    # round 3 (speck.dsl:22)
    and t1, a6, a7
    # round 2 (speck.dsl:23)
    or a5, t0, a5
    # round 3 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 2 (speck.dsl:23)
    xor a5, a5, a6
    # round 3 (speck.dsl:22)
    or a6, t0, t1
    lw t0, 8(a3)
    add a6, a6, a5
    xor a6, a6, t0
    and a5, a5, a7
    slli t0, a5, 2
    srli a5, a5, 14
    # round 4 (speck.dsl:22)
    and t1, a6, a7
    # round 3 (speck.dsl:23)
    or a5, t0, a5
    # round 4 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 3 (speck.dsl:23)
    xor a5, a5, a6
    # round 4 (speck.dsl:22)
    or a6, t0, t1
    lw t0, 12(a3)
    add a6, a6, a5
    xor a6, a6, t0
    and a5, a5, a7
    slli t0, a5, 2
    srli a5, a5, 14
    # round 5 (speck.dsl:22)
    and t1, a6, a7
    # round 4 (speck.dsl:23)
    or a5, t0, a5
    # round 5 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 4 (speck.dsl:23)
    xor a5, a5, a6
    # round 5 (speck.dsl:22)
    or a6, t0, t1
    lw t0, 16(a3)
    add a6, a6, a5
    xor a6, a6, t0
    and a5, a5, a7
    slli t0, a5, 2
    srli a5, a5, 14
    # round 6 (speck.dsl:22)
    and t1, a6, a7
    # round 5 (speck.dsl:23)
    or a5, t0, a5
    # round 6 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 5 (speck.dsl:23)
    xor a5, a5, a6
    # round 6 (speck.dsl:22)
    or a6, t0, t1
    lw t0, 20(a3)
    add a6, a6, a5
    xor a6, a6, t0
    and a5, a5, a7
    slli t0, a5, 2
    srli a5, a5, 14
    # round 7 (speck.dsl:22)
    and t1, a6, a7
    # round 6 (speck.dsl:23)
    or a5, t0, a5
    # round 7 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 6 (speck.dsl:23)
    xor a5, a5, a6
    # round 7 (speck.dsl:22)
    or a6, t0, t1
    lw t0, 24(a3)
    add a6, a6, a5
    xor a6, a6, t0
    and a5, a5, a7
    slli t0, a5, 2
    srli a5, a5, 14
    # round 8 (speck.dsl:22)
    and t1, a6, a7
    # round 7 (speck.dsl:23)
    or a5, t0, a5
    # round 8 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 7 (speck.dsl:23)
    xor a5, a5, a6
    # round 8 (speck.dsl:22)
    or a6, t0, t1
    lw t0, 28(a3)
    add a6, a6, a5
    xor a6, a6, t0
    and a5, a5, a7
    slli t0, a5, 2
    srli a5, a5, 14
    # round 9 (speck.dsl:22)
    and t1, a6, a7
    # round 8 (speck.dsl:23)
    or a5, t0, a5
    # round 9 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 8 (speck.dsl:23)
    xor a5, a5, a6
    # round 9 (speck.dsl:22)
    or a6, t0, t1
    lw t0, 32(a3)
    add a6, a6, a5
    xor a6, a6, t0
    and a5, a5, a7
    slli t0, a5, 2
    srli a5, a5, 14
    # round 10 (speck.dsl:22)
    and t1, a6, a7
    # round 9 (speck.dsl:23)
    or a5, t0, a5
    # round 10 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 9 (speck.dsl:23)
    xor a5, a5, a6
    # round 10 (speck.dsl:22)
    or a6, t0, t1
    lw t0, 36(a3)
    add a6, a6, a5
    xor a6, a6, t0
    and a5, a5, a7
    slli t0, a5, 2
    srli a5, a5, 14
    # round 11 (speck.dsl:22)
    and t1, a6, a7
    # round 10 (speck.dsl:23)
    or a5, t0, a5
    # round 11 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 10 (speck.dsl:23)
    xor a5, a5, a6
    # round 11 (speck.dsl:22)
    or a6, t0, t1
    lw t0, 40(a3)
    add a6, a6, a5
    xor a6, a6, t0
    and a5, a5, a7
    slli t0, a5, 2
    srli a5, a5, 14
    # round 12 (speck.dsl:22)
    and t1, a6, a7
    # round 11 (speck.dsl:23)
    or a5, t0, a5
    # round 12 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 11 (speck.dsl:23)
    xor a5, a5, a6
    # round 12 (speck.dsl:22)
    or a6, t0, t1
    lw t0, 44(a3)
    add a6, a6, a5
    xor a6, a6, t0
    and a5, a5, a7
    slli t0, a5, 2
    srli a5, a5, 14
    # round 13 (speck.dsl:22)
    and t1, a6, a7
    # round 12 (speck.dsl:23)
    or a5, t0, a5
    # round 13 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 12 (speck.dsl:23)
    xor a5, a5, a6
    # round 13 (speck.dsl:22)
    or a6, t0, t1
    lw t0, 48(a3)
    add a6, a6, a5
    xor a6, a6, t0
    and a5, a5, a7
    slli t0, a5, 2
    srli a5, a5, 14
    # round 14 (speck.dsl:22)
    and t1, a6, a7
    # round 13 (speck.dsl:23)
    or a5, t0, a5
    # round 14 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 13 (speck.dsl:23)
    xor a5, a5, a6
    # round 14 (speck.dsl:22)
    or a6, t0, t1
    lw t0, 52(a3)
    add a6, a6, a5
    xor a6, a6, t0
    and a5, a5, a7
    slli t0, a5, 2
    srli a5, a5, 14
    # round 15 (speck.dsl:22)
    and t1, a6, a7
    # round 14 (speck.dsl:23)
    or a5, t0, a5
    # round 15 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 14 (speck.dsl:23)
    xor a5, a5, a6
    # round 15 (speck.dsl:22)
    or a6, t0, t1
    lw t0, 56(a3)
    add a6, a6, a5
    xor a6, a6, t0
    and a5, a5, a7
    slli t0, a5, 2
    srli a5, a5, 14
    # round 16 (speck.dsl:22)
    and t1, a6, a7
    # round 15 (speck.dsl:23)
    or a5, t0, a5
    # round 16 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 15 (speck.dsl:23)
    xor a5, a5, a6
    # round 16 (speck.dsl:22)
    or a6, t0, t1
    lw t0, 60(a3)
    add a6, a6, a5
    xor a6, a6, t0
    and a5, a5, a7
    slli t0, a5, 2
    srli a5, a5, 14
    # round 17 (speck.dsl:22)
    and t1, a6, a7
    # round 16 (speck.dsl:23)
    or a5, t0, a5
    # round 17 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 16 (speck.dsl:23)
    xor a5, a5, a6
    # round 17 (speck.dsl:22)
    or a6, t0, t1
    lw t0, 64(a3)
    add a6, a6, a5
    xor a6, a6, t0
    and a5, a5, a7
    slli t0, a5, 2
    srli a5, a5, 14
    # round 18 (speck.dsl:22)
    and t1, a6, a7
    # round 17 (speck.dsl:23)
    or a5, t0, a5
    # round 18 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 17 (speck.dsl:23)
    xor a5, a5, a6
    # round 18 (speck.dsl:22)
    or a6, t0, t1
    lw t0, 68(a3)
    add a6, a6, a5
    xor a6, a6, t0
    and a5, a5, a7
    slli t0, a5, 2
    srli a5, a5, 14
    # round 19 (speck.dsl:22)
    and t1, a6, a7
    # round 18 (speck.dsl:23)
    or a5, t0, a5
    # round 19 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 18 (speck.dsl:23)
    xor a5, a5, a6
    # round 19 (speck.dsl:22)
    or a6, t0, t1
    lw t0, 72(a3)
    add a6, a6, a5
    xor a6, a6, t0
    and a5, a5, a7
    slli t0, a5, 2
    srli a5, a5, 14
    # round 20 (speck.dsl:22)
    and t1, a6, a7
    # round 19 (speck.dsl:23)
    or a5, t0, a5
    # round 20 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 19 (speck.dsl:23)
    xor a5, a5, a6
    # round 20 (speck.dsl:22)
    or a6, t0, t1
    lw t0, 76(a3)
    add a6, a6, a5
    xor a6, a6, t0
    and a5, a5, a7
    slli t0, a5, 2
    srli a5, a5, 14
    # round 21 (speck.dsl:22)
    and t1, a6, a7
    # round 20 (speck.dsl:23)
    or a5, t0, a5
    # round 21 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 20 (speck.dsl:23)
    xor a5, a5, a6
    # round 21 (speck.dsl:22)
    or a6, t0, t1
    lw t0, 80(a3)
    add a6, a6, a5
    and a5, a5, a7
    xor a6, a6, t0
    slli t0, a5, 2
    srli a5, a5, 14
    or a5, t0, a5
    # round 22 (speck.dsl:22)
    and t0, a6, a7
    # round 21 (speck.dsl:23)
    xor a5, a5, a6
    # round 22 (speck.dsl:22)
    slli a6, t0, 9
    srli t0, t0, 7
    or a6, a6, t0
    lw t0, 84(a3)
    and a7, a5, a7
    add a5, a6, a5
    slli a6, a7, 2
    srli a7, a7, 14
    xor a5, a5, t0
    or a6, a6, a7
    xor a6, a6, a5
    sh a6, 0(a0)
    sh a5, 2(a0)
    addi a0, a0, 4
    addi a1, a1, 4
    bgeu a2, a1, .Llwcc_speck32_64_ecb_encrypt_rv32i_group
    ret
    .size lwcc_speck32_64_ecb_encrypt_rv32i, .-lwcc_speck32_64_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_speck32_64_ecb_decrypt_rv32i
    .type lwcc_speck32_64_ecb_decrypt_rv32i, %function
lwcc_speck32_64_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_speck32_64_ecb_decrypt_rv32i_begin
    ret
.Llwcc_speck32_64_ecb_decrypt_rv32i_begin:
    slli a2, a2, 2
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -4
.Llwcc_speck32_64_ecb_decrypt_rv32i_group:
    lhu a5, 0(a1)
    lhu a6, 2(a1)
    # round 22 (speck.dsl:22)
    lw a7, 84(a3)
    lui t0, 16
    xor a5, a5, a6
    slli t1, a5, 14
    srli a5, a5, 2
    or a5, t1, a5
    xor a6, a6, a7
    sub a6, a6, a5
    addi a7, t0, -1
    and a6, a6, a7
    slli t0, a6, 7
    srli a6, a6, 9
    or a6, t0, a6
    # round 21 (speck.dsl:23)
    xor a5, a5, a6
    and a5, a5, a7
    lw t0, 80(a3)
    slli t1, a5, 14
    srli a5, a5, 2
    or a5, t1, a5
    xor a6, a6, t0
    sub a6, a6, a5
    and a6, a6, a7
    slli t0, a6, 7
    srli a6, a6, 9
    or a6, t0, a6
    # round 20 (speck.dsl:23)
    xor a5, a5, a6
    and a5, a5, a7
    lw t0, 76(a3)
    slli t1, a5, 14
    srli a5, a5, 2
    or a5, t1, a5
    xor a6, a6, t0
    sub a6, a6, a5
    and a6, a6, a7
    slli t0, a6, 7
    srli a6, a6, 9
    or a6, t0, a6
    # round 19 (speck.dsl:23)
    xor a5, a5, a6
    and a5, a5, a7
    lw t0, 72(a3)
    slli t1, a5, 14
    srli a5, a5, 2
    or a5, t1, a5
    xor a6, a6, t0
    sub a6, a6, a5
    and a6, a6, a7
    slli t0, a6, 7
    srli a6, a6, 9
    or a6, t0, a6
    # round 18 (speck.dsl:23)
    xor a5, a5, a6
    and a5, a5, a7
    lw t0, 68(a3)
    slli t1, a5, 14
    srli a5, a5, 2
    or a5, t1, a5
    xor a6, a6, t0
    sub a6, a6, a5
    and a6, a6, a7
    slli t0, a6, 7
    srli a6, a6, 9
    or a6, t0, a6
    # round 17 (speck.dsl:23)
    xor a5, a5, a6
    and a5, a5, a7
    lw t0, 64(a3)
    slli t1, a5, 14
    srli a5, a5, 2
    or a5, t1, a5
    xor a6, a6, t0
    sub a6, a6, a5
    and a6, a6, a7
    slli t0, a6, 7
    srli a6, a6, 9
    or a6, t0, a6
    # round 16 (speck.dsl:23)
    xor a5, a5, a6
    and a5, a5, a7
    lw t0, 60(a3)
    slli t1, a5, 14
    srli a5, a5, 2
    or a5, t1, a5
    xor a6, a6, t0
    sub a6, a6, a5
    and a6, a6, a7
    slli t0, a6, 7
    srli a6, a6, 9
    or a6, t0, a6
    # round 15 (speck.dsl:23)
    xor a5, a5, a6
    and a5, a5, a7
    lw t0, 56(a3)
    slli t1, a5, 14
    srli a5, a5, 2
    or a5, t1, a5
    xor a6, a6, t0
    sub a6, a6, a5
    and a6, a6, a7
    slli t0, a6, 7
    srli a6, a6, 9
    or a6, t0, a6
    # round 14 (speck.dsl:23)
    xor a5, a5, a6
    and a5, a5, a7
    lw t0, 52(a3)
    slli t1, a5, 14
    srli a5, a5, 2
    or a5, t1, a5
    xor a6, a6, t0
    sub a6, a6, a5
    and a6, a6, a7
    slli t0, a6, 7
    srli a6, a6, 9
    or a6, t0, a6
    # round 13 (speck.dsl:23)
    xor a5, a5, a6
    and a5, a5, a7
    lw t0, 48(a3)
    slli t1, a5, 14
    srli a5, a5, 2
    or a5, t1, a5
    xor a6, a6, t0
    sub a6, a6, a5
    and a6, a6, a7
    slli t0, a6, 7
    srli a6, a6, 9
    or a6, t0, a6
    # round 12 (speck.dsl:23)
    xor a5, a5, a6
    and a5, a5, a7
    lw t0, 44(a3)
    slli t1, a5, 14
    srli a5, a5, 2
    or a5, t1, a5
    xor a6, a6, t0
    sub a6, a6, a5
    and a6, a6, a7
    slli t0, a6, 7
    srli a6, a6, 9
    or a6, t0, a6
    # round 11 (speck.dsl:23)
    xor a5, a5, a6
    and a5, a5, a7
    lw t0, 40(a3)
    slli t1, a5, 14
    srli a5, a5, 2
    or a5, t1, a5
    xor a6, a6, t0
    sub a6, a6, a5
    and a6, a6, a7
    slli t0, a6, 7
    srli a6, a6, 9
    or a6, t0, a6
    # round 10 (speck.dsl:23)
    xor a5, a5, a6
    and a5, a5, a7
    lw t0, 36(a3)
    slli t1, a5, 14
    srli a5, a5, 2
    or a5, t1, a5
    xor a6, a6, t0
    sub a6, a6, a5
    and a6, a6, a7
    slli t0, a6, 7
    srli a6, a6, 9
    or a6, t0, a6
    # round 9 (speck.dsl:23)
    xor a5, a5, a6
    and a5, a5, a7
    lw t0, 32(a3)
    slli t1, a5, 14
    srli a5, a5, 2
    or a5, t1, a5
    xor a6, a6, t0
    sub a6, a6, a5
    and a6, a6, a7
    slli t0, a6, 7
    srli a6, a6, 9
    or a6, t0, a6
    # round 8 (speck.dsl:23)
    xor a5, a5, a6
    and a5, a5, a7
    lw t0, 28(a3)
    slli t1, a5, 14
    srli a5, a5, 2
    or a5, t1, a5
    xor a6, a6, t0
    sub a6, a6, a5
    and a6, a6, a7
    slli t0, a6, 7
    srli a6, a6, 9
    or a6, t0, a6
    # round 7 (speck.dsl:23)
    xor a5, a5, a6
    and a5, a5, a7
    lw t0, 24(a3)
    slli t1, a5, 14
    srli a5, a5, 2
    or a5, t1, a5
    xor a6, a6, t0
    sub a6, a6, a5
    and a6, a6, a7
    slli t0, a6, 7
    srli a6, a6, 9
    or a6, t0, a6
    # round 6 (speck.dsl:23)
    xor a5, a5, a6
    and a5, a5, a7
    lw t0, 20(a3)
    slli t1, a5, 14
    srli a5, a5, 2
    or a5, t1, a5
    xor a6, a6, t0
    sub a6, a6, a5
    and a6, a6, a7
    slli t0, a6, 7
    srli a6, a6, 9
    or a6, t0, a6
    # round 5 (speck.dsl:23)
    xor a5, a5, a6
    and a5, a5, a7
    lw t0, 16(a3)
    slli t1, a5, 14
    srli a5, a5, 2
    or a5, t1, a5
    xor a6, a6, t0
    sub a6, a6, a5
    and a6, a6, a7
    slli t0, a6, 7
    srli a6, a6, 9
    or a6, t0, a6
    # round 4 (speck.dsl:23)
    xor a5, a5, a6
    and a5, a5, a7
    lw t0, 12(a3)
    slli t1, a5, 14
    srli a5, a5, 2
    or a5, t1, a5
    xor a6, a6, t0
    sub a6, a6, a5
    and a6, a6, a7
    slli t0, a6, 7
    srli a6, a6, 9
    or a6, t0, a6
    # round 3 (speck.dsl:23)
    xor a5, a5, a6
    and a5, a5, a7
    lw t0, 8(a3)
    slli t1, a5, 14
    srli a5, a5, 2
    or a5, t1, a5
    xor a6, a6, t0
    sub a6, a6, a5
    and a6, a6, a7
    slli t0, a6, 7
    srli a6, a6, 9
    or a6, t0, a6
    # round 2 (speck.dsl:23)
    xor a5, a5, a6
    and a5, a5, a7
    lw t0, 4(a3)
    slli t1, a5, 14
    srli a5, a5, 2
    or a5, t1, a5
    xor a6, a6, t0
    sub a6, a6, a5
    and a6, a6, a7
    slli t0, a6, 7
    srli a6, a6, 9
    or a6, t0, a6
    # round 1 (speck.dsl:23)
    xor a5, a5, a6
    and a5, a5, a7
    lw t0, 0(a3)
    slli t1, a5, 14
    srli a5, a5, 2
    or a5, t1, a5
    xor a6, a6, t0
    sub a6, a6, a5
    and a6, a6, a7
    slli a7, a6, 7
    srli a6, a6, 9
    or a6, a7, a6
    sh a5, 0(a0)
    sh a6, 2(a0)
    addi a0, a0, 4
    addi a1, a1, 4
    bgeu a2, a1, .Llwcc_speck32_64_ecb_decrypt_rv32i_group
    ret
    .size lwcc_speck32_64_ecb_decrypt_rv32i, .-lwcc_speck32_64_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_speck32_64_ctr_init_rv32i
    .type lwcc_speck32_64_ctr_init_rv32i, %function
lwcc_speck32_64_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_speck32_64_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_speck32_64_ctr_nonce_rv32i
    .size lwcc_speck32_64_ctr_init_rv32i, .-lwcc_speck32_64_ctr_init_rv32i

    .balign 4
    .global lwcc_speck32_64_ctr_nonce_rv32i
    .type lwcc_speck32_64_ctr_nonce_rv32i, %function
lwcc_speck32_64_ctr_nonce_rv32i:
    lbu a5, 1(a1)
    lbu a6, 0(a1)
    slli a5, a5, 8
    or a5, a6, a5
    # round 1 (speck.dsl:23)
    srli a6, a5, 14
    sw a5, 88(a0)
    slli a5, a5, 2
    or a5, a5, a6
    lui a6, 16
    addi a6, a6, -1
    and a5, a5, a6
    sw a5, 92(a0)
    ret
    .size lwcc_speck32_64_ctr_nonce_rv32i, .-lwcc_speck32_64_ctr_nonce_rv32i

    .balign 4
    .global lwcc_speck32_64_ctr_crypt_rv32i
    .type lwcc_speck32_64_ctr_crypt_rv32i, %function
lwcc_speck32_64_ctr_crypt_rv32i:
    bnez a2, .Llwcc_speck32_64_ctr_crypt_rv32i_begin
    ret
.Llwcc_speck32_64_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
    slli a4, a4, 16
    srli a4, a4, 16
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 4
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_speck32_64_ctr_crypt_rv32i_group
    j .Llwcc_speck32_64_ctr_crypt_rv32i_rest
.Llwcc_speck32_64_ctr_crypt_rv32i_group:
    srli a5, a4, 8
    slli a6, a4, 8
    # round 1 (speck.dsl:22)
    lui a7, 16
    or a5, a5, a6
    addi a6, a7, -1
    and a5, a5, a6
    slli a7, a5, 9
    srli a5, a5, 7
    lw t0, 88(a3)
    or a5, a7, a5
    lw a7, 0(a3)
    add a5, a5, t0
    xor a5, a5, a7
    lw a7, 92(a3)
    # round 2 (speck.dsl:22)
    and t0, a5, a6
    slli t1, t0, 9
    srli t0, t0, 7
    # round 1 (speck.dsl:23)
    xor a5, a7, a5
    # round 2 (speck.dsl:22)
    or a7, t1, t0
    lw t0, 4(a3)
    add a7, a7, a5
    xor a7, a7, t0
    and a5, a5, a6
    slli t0, a5, 2
    srli a5, a5, 14
    # round 3 (speck.dsl:22)
    and t1, a7, a6
    # round 2 (speck.dsl:23)
    or a5, t0, a5
    # round 3 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 2 (speck.dsl:23)
    xor a5, a5, a7
    # round 3 (speck.dsl:22)
    or a7, t0, t1
    lw t0, 8(a3)
    add a7, a7, a5
    xor a7, a7, t0
    and a5, a5, a6
    slli t0, a5, 2
    srli a5, a5, 14
    # round 4 (speck.dsl:22)
    and t1, a7, a6
    # round 3 (speck.dsl:23)
    or a5, t0, a5
    # round 4 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 3 (speck.dsl:23)
    xor a5, a5, a7
    # round 4 (speck.dsl:22)
    or a7, t0, t1
    lw t0, 12(a3)
    add a7, a7, a5
    xor a7, a7, t0
    and a5, a5, a6
    slli t0, a5, 2
    srli a5, a5, 14
    # round 5 (speck.dsl:22)
    and t1, a7, a6
    # round 4 (speck.dsl:23)
    or a5, t0, a5
    # round 5 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 4 (speck.dsl:23)
    xor a5, a5, a7
    # round 5 (speck.dsl:22)
    or a7, t0, t1
    lw t0, 16(a3)
    add a7, a7, a5
    xor a7, a7, t0
    and a5, a5, a6
    slli t0, a5, 2
    srli a5, a5, 14
    # round 6 (speck.dsl:22)
    and t1, a7, a6
    # round 5 (speck.dsl:23)
    or a5, t0, a5
    # round 6 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 5 (speck.dsl:23)
    xor a5, a5, a7
    # round 6 (speck.dsl:22)
    or a7, t0, t1
    lw t0, 20(a3)
    add a7, a7, a5
    xor a7, a7, t0
    and a5, a5, a6
    slli t0, a5, 2
    srli a5, a5, 14
    # round 7 (speck.dsl:22)
    and t1, a7, a6
    # round 6 (speck.dsl:23)
    or a5, t0, a5
    # round 7 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 6 (speck.dsl:23)
    xor a5, a5, a7
    # round 7 (speck.dsl:22)
    or a7, t0, t1
    lw t0, 24(a3)
    add a7, a7, a5
    xor a7, a7, t0
    and a5, a5, a6
    slli t0, a5, 2
    srli a5, a5, 14
    # round 8 (speck.dsl:22)
    and t1, a7, a6
    # round 7 (speck.dsl:23)
    or a5, t0, a5
    # round 8 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 7 (speck.dsl:23)
    xor a5, a5, a7
    # round 8 (speck.dsl:22)
    or a7, t0, t1
    lw t0, 28(a3)
    add a7, a7, a5
    xor a7, a7, t0
    and a5, a5, a6
    slli t0, a5, 2
    srli a5, a5, 14
    # round 9 (speck.dsl:22)
    and t1, a7, a6
    # round 8 (speck.dsl:23)
    or a5, t0, a5
    # round 9 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 8 (speck.dsl:23)
    xor a5, a5, a7
    # round 9 (speck.dsl:22)
    or a7, t0, t1
    lw t0, 32(a3)
    add a7, a7, a5
    xor a7, a7, t0
    and a5, a5, a6
    slli t0, a5, 2
    srli a5, a5, 14
    # round 10 (speck.dsl:22)
    and t1, a7, a6
    # round 9 (speck.dsl:23)
    or a5, t0, a5
    # round 10 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 9 (speck.dsl:23)
    xor a5, a5, a7
    # round 10 (speck.dsl:22)
    or a7, t0, t1
    lw t0, 36(a3)
    add a7, a7, a5
    xor a7, a7, t0
    and a5, a5, a6
    slli t0, a5, 2
    srli a5, a5, 14
    # round 11 (speck.dsl:22)
    and t1, a7, a6
    # round 10 (speck.dsl:23)
    or a5, t0, a5
    # round 11 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 10 (speck.dsl:23)
    xor a5, a5, a7
    # round 11 (speck.dsl:22)
    or a7, t0, t1
    lw t0, 40(a3)
    add a7, a7, a5
    xor a7, a7, t0
    and a5, a5, a6
    slli t0, a5, 2
    srli a5, a5, 14
    # round 12 (speck.dsl:22)
    and t1, a7, a6
    # round 11 (speck.dsl:23)
    or a5, t0, a5
    # round 12 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 11 (speck.dsl:23)
    xor a5, a5, a7
    # round 12 (speck.dsl:22)
    or a7, t0, t1
    lw t0, 44(a3)
    add a7, a7, a5
    xor a7, a7, t0
    and a5, a5, a6
    slli t0, a5, 2
    srli a5, a5, 14
    # round 13 (speck.dsl:22)
    and t1, a7, a6
    # round 12 (speck.dsl:23)
    or a5, t0, a5
    # round 13 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 12 (speck.dsl:23)
    xor a5, a5, a7
    # round 13 (speck.dsl:22)
    or a7, t0, t1
    lw t0, 48(a3)
    add a7, a7, a5
    xor a7, a7, t0
    and a5, a5, a6
    slli t0, a5, 2
    srli a5, a5, 14
    # round 14 (speck.dsl:22)
    and t1, a7, a6
    # round 13 (speck.dsl:23)
    or a5, t0, a5
    # round 14 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 13 (speck.dsl:23)
    xor a5, a5, a7
    # round 14 (speck.dsl:22)
    or a7, t0, t1
    lw t0, 52(a3)
    add a7, a7, a5
    xor a7, a7, t0
    and a5, a5, a6
    slli t0, a5, 2
    srli a5, a5, 14
    # round 15 (speck.dsl:22)
    and t1, a7, a6
    # round 14 (speck.dsl:23)
    or a5, t0, a5
    # round 15 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 14 (speck.dsl:23)
    xor a5, a5, a7
    # round 15 (speck.dsl:22)
    or a7, t0, t1
    lw t0, 56(a3)
    add a7, a7, a5
    xor a7, a7, t0
    and a5, a5, a6
    slli t0, a5, 2
    srli a5, a5, 14
    # round 16 (speck.dsl:22)
    and t1, a7, a6
    # round 15 (speck.dsl:23)
    or a5, t0, a5
    # round 16 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 15 (speck.dsl:23)
    xor a5, a5, a7
    # round 16 (speck.dsl:22)
    or a7, t0, t1
    lw t0, 60(a3)
    add a7, a7, a5
    xor a7, a7, t0
    and a5, a5, a6
    slli t0, a5, 2
    srli a5, a5, 14
    # round 17 (speck.dsl:22)
    and t1, a7, a6
    # round 16 (speck.dsl:23)
    or a5, t0, a5
    # round 17 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 16 (speck.dsl:23)
    xor a5, a5, a7
    # round 17 (speck.dsl:22)
    or a7, t0, t1
    lw t0, 64(a3)
    add a7, a7, a5
    xor a7, a7, t0
    and a5, a5, a6
    slli t0, a5, 2
    srli a5, a5, 14
    # round 18 (speck.dsl:22)
    and t1, a7, a6
    # round 17 (speck.dsl:23)
    or a5, t0, a5
    # round 18 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 17 (speck.dsl:23)
    xor a5, a5, a7
    # round 18 (speck.dsl:22)
    or a7, t0, t1
    lw t0, 68(a3)
    add a7, a7, a5
    xor a7, a7, t0
    and a5, a5, a6
    slli t0, a5, 2
    srli a5, a5, 14
    # round 19 (speck.dsl:22)
    and t1, a7, a6
    # round 18 (speck.dsl:23)
    or a5, t0, a5
    # round 19 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 18 (speck.dsl:23)
    xor a5, a5, a7
    # round 19 (speck.dsl:22)
    or a7, t0, t1
    lw t0, 72(a3)
    add a7, a7, a5
    xor a7, a7, t0
    and a5, a5, a6
    slli t0, a5, 2
    srli a5, a5, 14
    # round 20 (speck.dsl:22)
    and t1, a7, a6
    # round 19 (speck.dsl:23)
    or a5, t0, a5
    # round 20 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 19 (speck.dsl:23)
    xor a5, a5, a7
    # round 20 (speck.dsl:22)
    or a7, t0, t1
    lw t0, 76(a3)
    add a7, a7, a5
    xor a7, a7, t0
    and a5, a5, a6
    slli t0, a5, 2
    srli a5, a5, 14
    # round 21 (speck.dsl:22)
    and t1, a7, a6
    # round 20 (speck.dsl:23)
    or a5, t0, a5
    # round 21 (speck.dsl:22)
    slli t0, t1, 9
    srli t1, t1, 7
    # round 20 (speck.dsl:23)
    xor a5, a5, a7
    # round 21 (speck.dsl:22)
    or a7, t0, t1
    lw t0, 80(a3)
    add a7, a7, a5
    and a5, a5, a6
    xor a7, a7, t0
    slli t0, a5, 2
    srli a5, a5, 14
    or a5, t0, a5
    # round 22 (speck.dsl:22)
    and t0, a7, a6
    # round 21 (speck.dsl:23)
    xor a5, a5, a7
    # round 22 (speck.dsl:22)
    slli a7, t0, 9
    srli t0, t0, 7
    or a7, a7, t0
    lw t0, 84(a3)
    and a6, a5, a6
    add a5, a7, a5
    slli a7, a6, 2
    srli a6, a6, 14
    lhu t1, 0(a1)
    lhu t2, 2(a1)
    xor a5, a5, t0
    or a6, a7, a6
    xor a6, a6, a5
    xor a6, t1, a6
    xor a5, t2, a5
    sh a6, 0(a0)
    sh a5, 2(a0)
    addi a0, a0, 4
    addi a1, a1, 4
    addi a4, a4, 1
    slli a4, a4, 16
    srli a4, a4, 16
    bgeu a2, a1, .Llwcc_speck32_64_ctr_crypt_rv32i_group
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_speck32_64_ctr_crypt_rv32i_out
.Llwcc_speck32_64_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 4
    beqz t2, .Llwcc_speck32_64_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_speck32_64_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_speck32_64_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_speck32_64_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_speck32_64_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_speck32_64_ctr_crypt_rv32i_group
.Llwcc_speck32_64_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_speck32_64_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_speck32_64_ctr_crypt_rv32i_copy
.Llwcc_speck32_64_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_speck32_64_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_speck32_64_ctr_crypt_rv32i_wipe
    addi sp, sp, 112
    ret
    .size lwcc_speck32_64_ctr_crypt_rv32i, .-lwcc_speck32_64_ctr_crypt_rv32i
