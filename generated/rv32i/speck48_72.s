# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile speck --set speck48_72 --target rv32i --lanes 1
# passes:    unroll() invert() counter() fold() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate()
# dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 24 bits, each in a register of its own
# sizes:     in bytes: block 6, key 9, nonce 2, rk 88, ctx 96, align 4, group 6, stack 112
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:f5ef0d1bd19b5db9af1211bf1becc6937d1cf5dad08a433dc22aaf622864ea54

    .text

    .balign 4
    .global lwcc_speck48_72_key_setup_rv32i
    .type lwcc_speck48_72_key_setup_rv32i, %function
lwcc_speck48_72_key_setup_rv32i:
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
    slli a7, a7, 16
    slli t1, t1, 8
    slli t2, t2, 16
    slli t4, t4, 16
    or a6, a6, a7
    or a7, t0, t1
    or t0, t3, t4
    sw a6, 0(a0)
    or a7, a7, t2
    # round 1 (speck.dsl:23)
    slli t1, a6, 3
    srli t2, a6, 21
    # round 2 (speck.dsl:22)
    slli t3, t0, 16
    srli t0, t0, 8
    # round 1 (speck.dsl:22)
    slli t4, a7, 16
    srli a7, a7, 8
    or t1, t1, t2
    # round 2 (speck.dsl:22)
    or t0, t3, t0
    # round 1 (speck.dsl:22)
    or a7, t4, a7
    add a6, a7, a6
    xor a7, t1, a6
    # round 3 (speck.dsl:22)
    and a6, a6, a5
    # round 2 (speck.dsl:22)
    add t0, t0, a7
    and a7, a7, a5
    # round 3 (speck.dsl:22)
    slli t1, a6, 16
    srli a6, a6, 8
    # round 2 (speck.dsl:22)
    xori t0, t0, 1
    sw a7, 4(a0)
    slli t2, a7, 3
    srli a7, a7, 21
    # round 3 (speck.dsl:22)
    or a6, t1, a6
    # round 2 (speck.dsl:23)
    or a7, t2, a7
    # round 4 (speck.dsl:22)
    and t1, t0, a5
    # round 2 (speck.dsl:23)
    xor a7, a7, t0
    # round 4 (speck.dsl:22)
    slli t0, t1, 16
    srli t1, t1, 8
    # round 3 (speck.dsl:22)
    add a6, a6, a7
    and a7, a7, a5
    # round 4 (speck.dsl:22)
    or t0, t0, t1
    # round 3 (speck.dsl:22)
    xori a6, a6, 2
    sw a7, 8(a0)
    slli t1, a7, 3
    srli a7, a7, 21
    or a7, t1, a7
    # round 5 (speck.dsl:22)
    and t1, a6, a5
    # round 3 (speck.dsl:23)
    xor a6, a7, a6
    # round 5 (speck.dsl:22)
    slli a7, t1, 16
    srli t1, t1, 8
    # round 4 (speck.dsl:22)
    add t0, t0, a6
    and a6, a6, a5
    # round 5 (speck.dsl:22)
    or a7, a7, t1
    # round 4 (speck.dsl:22)
    xori t0, t0, 3
    sw a6, 12(a0)
    slli t1, a6, 3
    srli a6, a6, 21
    or a6, t1, a6
    # round 6 (speck.dsl:22)
    and t1, t0, a5
    # round 4 (speck.dsl:23)
    xor a6, a6, t0
    # round 6 (speck.dsl:22)
    slli t0, t1, 16
    srli t1, t1, 8
    # round 5 (speck.dsl:22)
    add a7, a7, a6
    and a6, a6, a5
    # round 6 (speck.dsl:22)
    or t0, t0, t1
    # round 5 (speck.dsl:22)
    xori a7, a7, 4
    sw a6, 16(a0)
    slli t1, a6, 3
    srli a6, a6, 21
    or a6, t1, a6
    # round 7 (speck.dsl:22)
    and t1, a7, a5
    # round 5 (speck.dsl:23)
    xor a6, a6, a7
    # round 7 (speck.dsl:22)
    slli a7, t1, 16
    srli t1, t1, 8
    # round 6 (speck.dsl:22)
    add t0, t0, a6
    and a6, a6, a5
    # round 7 (speck.dsl:22)
    or a7, a7, t1
    # round 6 (speck.dsl:22)
    xori t0, t0, 5
    sw a6, 20(a0)
    slli t1, a6, 3
    srli a6, a6, 21
    or a6, t1, a6
    # round 8 (speck.dsl:22)
    and t1, t0, a5
    # round 6 (speck.dsl:23)
    xor a6, a6, t0
    # round 8 (speck.dsl:22)
    slli t0, t1, 16
    srli t1, t1, 8
    # round 7 (speck.dsl:22)
    add a7, a7, a6
    and a6, a6, a5
    # round 8 (speck.dsl:22)
    or t0, t0, t1
    # round 7 (speck.dsl:22)
    xori a7, a7, 6
    sw a6, 24(a0)
    slli t1, a6, 3
    srli a6, a6, 21
    or a6, t1, a6
    # round 9 (speck.dsl:22)
    and t1, a7, a5
    # round 7 (speck.dsl:23)
    xor a6, a6, a7
    # round 9 (speck.dsl:22)
    slli a7, t1, 16
    srli t1, t1, 8
    # round 8 (speck.dsl:22)
    add t0, t0, a6
    and a6, a6, a5
    # round 9 (speck.dsl:22)
    or a7, a7, t1
    # round 8 (speck.dsl:22)
    xori t0, t0, 7
    sw a6, 28(a0)
    slli t1, a6, 3
    srli a6, a6, 21
    or a6, t1, a6
    # round 10 (speck.dsl:22)
    and t1, t0, a5
    # round 8 (speck.dsl:23)
    xor a6, a6, t0
    # round 10 (speck.dsl:22)
    slli t0, t1, 16
    srli t1, t1, 8
    # round 9 (speck.dsl:22)
    add a7, a7, a6
    and a6, a6, a5
    # round 10 (speck.dsl:22)
    or t0, t0, t1
    # round 9 (speck.dsl:22)
    xori a7, a7, 8
    sw a6, 32(a0)
    slli t1, a6, 3
    srli a6, a6, 21
    or a6, t1, a6
    # round 11 (speck.dsl:22)
    and t1, a7, a5
    # round 9 (speck.dsl:23)
    xor a6, a6, a7
    # round 11 (speck.dsl:22)
    slli a7, t1, 16
    srli t1, t1, 8
    # round 10 (speck.dsl:22)
    add t0, t0, a6
    and a6, a6, a5
    # round 11 (speck.dsl:22)
    or a7, a7, t1
    # round 10 (speck.dsl:22)
    xori t0, t0, 9
    sw a6, 36(a0)
    slli t1, a6, 3
    srli a6, a6, 21
    or a6, t1, a6
    # round 12 (speck.dsl:22)
    and t1, t0, a5
    # round 10 (speck.dsl:23)
    xor a6, a6, t0
    # round 12 (speck.dsl:22)
    slli t0, t1, 16
    srli t1, t1, 8
    # round 11 (speck.dsl:22)
    add a7, a7, a6
    and a6, a6, a5
    # round 12 (speck.dsl:22)
    or t0, t0, t1
    # round 11 (speck.dsl:22)
    xori a7, a7, 10
    sw a6, 40(a0)
    slli t1, a6, 3
    srli a6, a6, 21
    or a6, t1, a6
    # round 13 (speck.dsl:22)
    and t1, a7, a5
    # round 11 (speck.dsl:23)
    xor a6, a6, a7
    # round 13 (speck.dsl:22)
    slli a7, t1, 16
    srli t1, t1, 8
    # round 12 (speck.dsl:22)
    add t0, t0, a6
    and a6, a6, a5
    # round 13 (speck.dsl:22)
    or a7, a7, t1
    # round 12 (speck.dsl:22)
    xori t0, t0, 11
    sw a6, 44(a0)
    slli t1, a6, 3
    srli a6, a6, 21
    or a6, t1, a6
    # round 14 (speck.dsl:22)
    and t1, t0, a5
    # round 12 (speck.dsl:23)
    xor a6, a6, t0
    # round 14 (speck.dsl:22)
    slli t0, t1, 16
    srli t1, t1, 8
    # round 13 (speck.dsl:22)
    add a7, a7, a6
    and a6, a6, a5
    # round 14 (speck.dsl:22)
    or t0, t0, t1
    # round 13 (speck.dsl:22)
    xori a7, a7, 12
    sw a6, 48(a0)
    slli t1, a6, 3
    srli a6, a6, 21
    or a6, t1, a6
    # round 15 (speck.dsl:22)
    and t1, a7, a5
    # round 13 (speck.dsl:23)
    xor a6, a6, a7
    # round 15 (speck.dsl:22)
    slli a7, t1, 16
    srli t1, t1, 8
    # round 14 (speck.dsl:22)
    add t0, t0, a6
    and a6, a6, a5
    # round 15 (speck.dsl:22)
    or a7, a7, t1
    # round 14 (speck.dsl:22)
    xori t0, t0, 13
    sw a6, 52(a0)
    slli t1, a6, 3
    srli a6, a6, 21
    or a6, t1, a6
    # round 16 (speck.dsl:22)
    and t1, t0, a5
    # round 14 (speck.dsl:23)
    xor a6, a6, t0
    # round 16 (speck.dsl:22)
    slli t0, t1, 16
    srli t1, t1, 8
    # round 15 (speck.dsl:22)
    add a7, a7, a6
    and a6, a6, a5
    # round 16 (speck.dsl:22)
    or t0, t0, t1
    # round 15 (speck.dsl:22)
    xori a7, a7, 14
    sw a6, 56(a0)
    slli t1, a6, 3
    srli a6, a6, 21
    or a6, t1, a6
    # round 17 (speck.dsl:22)
    and t1, a7, a5
    # round 15 (speck.dsl:23)
    xor a6, a6, a7
    # round 17 (speck.dsl:22)
    slli a7, t1, 16
    srli t1, t1, 8
    # round 16 (speck.dsl:22)
    add t0, t0, a6
    and a6, a6, a5
    # round 17 (speck.dsl:22)
    or a7, a7, t1
    # round 16 (speck.dsl:22)
    xori t0, t0, 15
    sw a6, 60(a0)
    slli t1, a6, 3
    srli a6, a6, 21
    or a6, t1, a6
    # round 18 (speck.dsl:22)
    and t1, t0, a5
    # round 16 (speck.dsl:23)
    xor a6, a6, t0
    # round 18 (speck.dsl:22)
    slli t0, t1, 16
    srli t1, t1, 8
    # round 17 (speck.dsl:22)
    add a7, a7, a6
    and a6, a6, a5
    # round 18 (speck.dsl:22)
    or t0, t0, t1
    # round 17 (speck.dsl:22)
    xori a7, a7, 16
    sw a6, 64(a0)
    slli t1, a6, 3
    srli a6, a6, 21
    or a6, t1, a6
    # round 19 (speck.dsl:22)
    and t1, a7, a5
    # round 17 (speck.dsl:23)
    xor a6, a6, a7
    # round 19 (speck.dsl:22)
    slli a7, t1, 16
    srli t1, t1, 8
    # round 18 (speck.dsl:22)
    add t0, t0, a6
    and a6, a6, a5
    # round 19 (speck.dsl:22)
    or a7, a7, t1
    # round 18 (speck.dsl:22)
    xori t0, t0, 17
    sw a6, 68(a0)
    slli t1, a6, 3
    srli a6, a6, 21
    or a6, t1, a6
    # round 20 (speck.dsl:22)
    and t1, t0, a5
    # round 18 (speck.dsl:23)
    xor a6, a6, t0
    # round 20 (speck.dsl:22)
    slli t0, t1, 16
    srli t1, t1, 8
    # round 19 (speck.dsl:22)
    add a7, a7, a6
    and a6, a6, a5
    # round 20 (speck.dsl:22)
    or t0, t0, t1
    # round 19 (speck.dsl:22)
    xori a7, a7, 18
    sw a6, 72(a0)
    slli t1, a6, 3
    srli a6, a6, 21
    or a6, t1, a6
    # round 21 (speck.dsl:22)
    and t1, a7, a5
    # round 19 (speck.dsl:23)
    xor a6, a6, a7
    # round 21 (speck.dsl:22)
    slli a7, t1, 16
    srli t1, t1, 8
    # round 20 (speck.dsl:22)
    add t0, t0, a6
    and a6, a6, a5
    # round 21 (speck.dsl:22)
    or a7, a7, t1
    # round 20 (speck.dsl:22)
    xori t0, t0, 19
    sw a6, 76(a0)
    slli t1, a6, 3
    srli a6, a6, 21
    or a6, t1, a6
    xor a6, a6, t0
    # round 21 (speck.dsl:22)
    add a7, a7, a6
    and a6, a6, a5
    xori a7, a7, 20
    sw a6, 80(a0)
    slli t0, a6, 3
    srli a6, a6, 21
    or a6, t0, a6
    xor a6, a6, a7
    and a5, a6, a5
    sw a5, 84(a0)
    ret
    .size lwcc_speck48_72_key_setup_rv32i, .-lwcc_speck48_72_key_setup_rv32i

    .balign 4
    .global lwcc_speck48_72_ecb_encrypt_rv32i
    .type lwcc_speck48_72_ecb_encrypt_rv32i, %function
lwcc_speck48_72_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_speck48_72_ecb_encrypt_rv32i_begin
    ret
.Llwcc_speck48_72_ecb_encrypt_rv32i_begin:
    slli t0, a2, 1
    slli a2, a2, 2
    add a2, a2, t0
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -6
.Llwcc_speck48_72_ecb_encrypt_rv32i_group:
    # round 2 (speck.dsl:22)
    lui a5, 4096
    # round 1 (speck.dsl:22)
    lw a6, 0(a3)
    # round 2 (speck.dsl:22)
    addi a5, a5, -1
    lw a7, 4(a3)
    lhu t0, 0(a1)
    lbu t1, 2(a1)
    lbu t2, 3(a1)
    lbu t3, 4(a1)
    lbu t4, 5(a1)
    slli t1, t1, 16
    slli t3, t3, 8
    or t0, t0, t1
    or t1, t2, t3
    # round 3 (speck.dsl:22)
    lw t2, 8(a3)
    slli t3, t4, 16
    or t1, t1, t3
    # round 1 (speck.dsl:23)
    slli t3, t0, 3
    srli t4, t0, 21
    slli t5, t1, 16
    srli t1, t1, 8
    or t3, t3, t4
    or t1, t5, t1
    add t0, t1, t0
    xor a6, t0, a6
    xor t0, t3, a6
    # round 4 (speck.dsl:22)
    lw t1, 12(a3)
    # round 2 (speck.dsl:22)
    and a6, a6, a5
    slli t3, a6, 16
    srli a6, a6, 8
    and t4, t0, a5
    or a6, t3, a6
    slli t3, t4, 3
    srli t4, t4, 21
    add a6, a6, t0
    xor a6, a6, a7
    # round 5 (speck.dsl:22)
    lw a7, 16(a3)
    # round 2 (speck.dsl:23)
    or t0, t3, t4
    xor t0, t0, a6
    # round 3 (speck.dsl:22)
    and a6, a6, a5
    slli t3, a6, 16
    srli a6, a6, 8
    and t4, t0, a5
    or a6, t3, a6
    slli t3, t4, 3
    srli t4, t4, 21
    add a6, a6, t0
    xor a6, a6, t2
    # round 6 (speck.dsl:22)
    lw t0, 20(a3)
    # round 3 (speck.dsl:23)
    or t2, t3, t4
    xor t2, t2, a6
    # round 4 (speck.dsl:22)
    and a6, a6, a5
    slli t3, a6, 16
    srli a6, a6, 8
    and t4, t2, a5
    or a6, t3, a6
    slli t3, t4, 3
    srli t4, t4, 21
    add a6, a6, t2
    xor a6, a6, t1
    # round 7 (speck.dsl:22)
    lw t1, 24(a3)
    # round 4 (speck.dsl:23)
    or t2, t3, t4
    xor t2, t2, a6
    # round 5 (speck.dsl:22)
    and a6, a6, a5
    slli t3, a6, 16
    srli a6, a6, 8
    and t4, t2, a5
    or a6, t3, a6
    slli t3, t4, 3
    srli t4, t4, 21
    add a6, a6, t2
    xor a6, a6, a7
    # round 8 (speck.dsl:22)
    lw a7, 28(a3)
    # round 5 (speck.dsl:23)
    or t2, t3, t4
    xor t2, t2, a6
    # round 6 (speck.dsl:22)
    and a6, a6, a5
    slli t3, a6, 16
    srli a6, a6, 8
    and t4, t2, a5
    or a6, t3, a6
    slli t3, t4, 3
    srli t4, t4, 21
    add a6, a6, t2
    xor a6, a6, t0
    # round 9 (speck.dsl:22)
    lw t0, 32(a3)
    # round 6 (speck.dsl:23)
    or t2, t3, t4
    xor t2, t2, a6
    # round 7 (speck.dsl:22)
    and a6, a6, a5
    slli t3, a6, 16
    srli a6, a6, 8
    and t4, t2, a5
    or a6, t3, a6
    slli t3, t4, 3
    srli t4, t4, 21
    add a6, a6, t2
    xor a6, a6, t1
    # round 10 (speck.dsl:22)
    lw t1, 36(a3)
    # round 7 (speck.dsl:23)
    or t2, t3, t4
    xor t2, t2, a6
    # round 8 (speck.dsl:22)
    and a6, a6, a5
    slli t3, a6, 16
    srli a6, a6, 8
    and t4, t2, a5
    or a6, t3, a6
    slli t3, t4, 3
    srli t4, t4, 21
    add a6, a6, t2
    xor a6, a6, a7
    # round 11 (speck.dsl:22)
    lw a7, 40(a3)
    # round 8 (speck.dsl:23)
    or t2, t3, t4
    xor t2, t2, a6
    # round 9 (speck.dsl:22)
    and a6, a6, a5
    slli t3, a6, 16
    srli a6, a6, 8
    and t4, t2, a5
    or a6, t3, a6
    slli t3, t4, 3
    srli t4, t4, 21
    add a6, a6, t2
    xor a6, a6, t0
    # round 12 (speck.dsl:22)
    lw t0, 44(a3)
    # round 9 (speck.dsl:23)
    or t2, t3, t4
    xor t2, t2, a6
    # round 10 (speck.dsl:22)
    and a6, a6, a5
    slli t3, a6, 16
    srli a6, a6, 8
    and t4, t2, a5
    or a6, t3, a6
    slli t3, t4, 3
    srli t4, t4, 21
    add a6, a6, t2
    xor a6, a6, t1
    # round 13 (speck.dsl:22)
    lw t1, 48(a3)
    # round 10 (speck.dsl:23)
    or t2, t3, t4
    xor t2, t2, a6
    # round 11 (speck.dsl:22)
    and a6, a6, a5
    slli t3, a6, 16
    srli a6, a6, 8
    and t4, t2, a5
    or a6, t3, a6
    slli t3, t4, 3
    srli t4, t4, 21
    add a6, a6, t2
    xor a6, a6, a7
    # round 14 (speck.dsl:22)
    lw a7, 52(a3)
    # round 11 (speck.dsl:23)
    or t2, t3, t4
    xor t2, t2, a6
    # round 12 (speck.dsl:22)
    and a6, a6, a5
    slli t3, a6, 16
    srli a6, a6, 8
    and t4, t2, a5
    or a6, t3, a6
    slli t3, t4, 3
    srli t4, t4, 21
    add a6, a6, t2
    xor a6, a6, t0
    # round 15 (speck.dsl:22)
    lw t0, 56(a3)
    # round 12 (speck.dsl:23)
    or t2, t3, t4
    xor t2, t2, a6
    # round 13 (speck.dsl:22)
    and a6, a6, a5
    slli t3, a6, 16
    srli a6, a6, 8
    and t4, t2, a5
    or a6, t3, a6
    slli t3, t4, 3
    srli t4, t4, 21
    add a6, a6, t2
    xor a6, a6, t1
    # round 16 (speck.dsl:22)
    lw t1, 60(a3)
    # round 13 (speck.dsl:23)
    or t2, t3, t4
    xor t2, t2, a6
    # round 14 (speck.dsl:22)
    and a6, a6, a5
    slli t3, a6, 16
    srli a6, a6, 8
    and t4, t2, a5
    or a6, t3, a6
    slli t3, t4, 3
    srli t4, t4, 21
    add a6, a6, t2
    xor a6, a6, a7
    # round 17 (speck.dsl:22)
    lw a7, 64(a3)
    # round 14 (speck.dsl:23)
    or t2, t3, t4
    xor t2, t2, a6
    # round 15 (speck.dsl:22)
    and a6, a6, a5
    slli t3, a6, 16
    srli a6, a6, 8
    and t4, t2, a5
    or a6, t3, a6
    slli t3, t4, 3
    srli t4, t4, 21
    add a6, a6, t2
    xor a6, a6, t0
    # round 18 (speck.dsl:22)
    lw t0, 68(a3)
    # round 15 (speck.dsl:23)
    or t2, t3, t4
    xor t2, t2, a6
    # round 16 (speck.dsl:22)
    and a6, a6, a5
    slli t3, a6, 16
    srli a6, a6, 8
    and t4, t2, a5
    or a6, t3, a6
    slli t3, t4, 3
    srli t4, t4, 21
    add a6, a6, t2
    xor a6, a6, t1
    # round 19 (speck.dsl:22)
    lw t1, 72(a3)
    # round 16 (speck.dsl:23)
    or t2, t3, t4
    xor t2, t2, a6
    # round 17 (speck.dsl:22)
    and a6, a6, a5
    slli t3, a6, 16
    srli a6, a6, 8
    and t4, t2, a5
    or a6, t3, a6
    slli t3, t4, 3
    srli t4, t4, 21
    add a6, a6, t2
    xor a6, a6, a7
    # round 20 (speck.dsl:22)
    lw a7, 76(a3)
    # round 17 (speck.dsl:23)
    or t2, t3, t4
    xor t2, t2, a6
    # round 18 (speck.dsl:22)
    and a6, a6, a5
    slli t3, a6, 16
    srli a6, a6, 8
    and t4, t2, a5
    or a6, t3, a6
    slli t3, t4, 3
    srli t4, t4, 21
    add a6, a6, t2
    xor a6, a6, t0
    # round 21 (speck.dsl:22)
    lw t0, 80(a3)
    # round 18 (speck.dsl:23)
    or t2, t3, t4
    xor t2, t2, a6
    # round 19 (speck.dsl:22)
    and a6, a6, a5
    slli t3, a6, 16
    srli a6, a6, 8
    and t4, t2, a5
    or a6, t3, a6
    slli t3, t4, 3
    srli t4, t4, 21
    add a6, a6, t2
    xor a6, a6, t1
    # round 22 (speck.dsl:22)
    lw t1, 84(a3)
    # round 19 (speck.dsl:23)
    or t2, t3, t4
    xor t2, t2, a6
    # round 20 (speck.dsl:22)
    and a6, a6, a5
    slli t3, a6, 16
    srli a6, a6, 8
    and t4, t2, a5
    or a6, t3, a6
    slli t3, t4, 3
    srli t4, t4, 21
    add a6, a6, t2
    or t2, t3, t4
    xor a6, a6, a7
    xor a7, t2, a6
    # round 21 (speck.dsl:22)
    and a6, a6, a5
    slli t2, a6, 16
    srli a6, a6, 8
    and t3, a7, a5
    or a6, t2, a6
    slli t2, t3, 3
    srli t3, t3, 21
    add a6, a6, a7
    or a7, t2, t3
    xor a6, a6, t0
    xor a7, a7, a6
    # round 22 (speck.dsl:22)
    and a6, a6, a5
    slli t0, a6, 16
    srli a6, a6, 8
    and a5, a7, a5
    or a6, t0, a6
    slli t0, a5, 3
    srli a5, a5, 21
    add a6, a6, a7
    or a5, t0, a5
    xor a6, a6, t1
    xor a5, a5, a6
    sb a6, 3(a0)
    srli a7, a6, 8
    srli a6, a6, 16
    sh a5, 0(a0)
    srli a5, a5, 16
    sb a7, 4(a0)
    sb a6, 5(a0)
    sb a5, 2(a0)
    addi a0, a0, 6
    addi a1, a1, 6
    bgeu a2, a1, .Llwcc_speck48_72_ecb_encrypt_rv32i_group
    ret
    .size lwcc_speck48_72_ecb_encrypt_rv32i, .-lwcc_speck48_72_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_speck48_72_ecb_decrypt_rv32i
    .type lwcc_speck48_72_ecb_decrypt_rv32i, %function
lwcc_speck48_72_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_speck48_72_ecb_decrypt_rv32i_begin
    ret
.Llwcc_speck48_72_ecb_decrypt_rv32i_begin:
    slli t0, a2, 1
    slli a2, a2, 2
    add a2, a2, t0
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -6
.Llwcc_speck48_72_ecb_decrypt_rv32i_group:
    lbu a5, 4(a1)
    lbu a6, 2(a1)
    lbu a7, 3(a1)
    lbu t0, 5(a1)
    lhu t1, 0(a1)
    slli a5, a5, 8
    slli a6, a6, 16
    or a5, a7, a5
    slli a7, t0, 16
    or a6, t1, a6
    or a5, a5, a7
    # round 22 (speck.dsl:23)
    xor a6, a6, a5
    lw a7, 84(a3)
    slli t0, a6, 21
    srli a6, a6, 3
    or a6, t0, a6
    xor a5, a5, a7
    lui a7, 4096
    sub a5, a5, a6
    addi a7, a7, -1
    and a5, a5, a7
    slli t0, a5, 8
    srli a5, a5, 16
    or a5, t0, a5
    # round 21 (speck.dsl:23)
    xor a6, a6, a5
    and a6, a6, a7
    lw t0, 80(a3)
    slli t1, a6, 21
    srli a6, a6, 3
    or a6, t1, a6
    xor a5, a5, t0
    sub a5, a5, a6
    and a5, a5, a7
    slli t0, a5, 8
    srli a5, a5, 16
    or a5, t0, a5
    # round 20 (speck.dsl:23)
    xor a6, a6, a5
    and a6, a6, a7
    lw t0, 76(a3)
    slli t1, a6, 21
    srli a6, a6, 3
    or a6, t1, a6
    xor a5, a5, t0
    sub a5, a5, a6
    and a5, a5, a7
    slli t0, a5, 8
    srli a5, a5, 16
    or a5, t0, a5
    # round 19 (speck.dsl:23)
    xor a6, a6, a5
    and a6, a6, a7
    lw t0, 72(a3)
    slli t1, a6, 21
    srli a6, a6, 3
    or a6, t1, a6
    xor a5, a5, t0
    sub a5, a5, a6
    and a5, a5, a7
    slli t0, a5, 8
    srli a5, a5, 16
    or a5, t0, a5
    # round 18 (speck.dsl:23)
    xor a6, a6, a5
    and a6, a6, a7
    lw t0, 68(a3)
    slli t1, a6, 21
    srli a6, a6, 3
    or a6, t1, a6
    xor a5, a5, t0
    sub a5, a5, a6
    and a5, a5, a7
    slli t0, a5, 8
    srli a5, a5, 16
    or a5, t0, a5
    # round 17 (speck.dsl:23)
    xor a6, a6, a5
    and a6, a6, a7
    lw t0, 64(a3)
    slli t1, a6, 21
    srli a6, a6, 3
    or a6, t1, a6
    xor a5, a5, t0
    sub a5, a5, a6
    and a5, a5, a7
    slli t0, a5, 8
    srli a5, a5, 16
    or a5, t0, a5
    # round 16 (speck.dsl:23)
    xor a6, a6, a5
    and a6, a6, a7
    lw t0, 60(a3)
    slli t1, a6, 21
    srli a6, a6, 3
    or a6, t1, a6
    xor a5, a5, t0
    sub a5, a5, a6
    and a5, a5, a7
    slli t0, a5, 8
    srli a5, a5, 16
    or a5, t0, a5
    # round 15 (speck.dsl:23)
    xor a6, a6, a5
    and a6, a6, a7
    lw t0, 56(a3)
    slli t1, a6, 21
    srli a6, a6, 3
    or a6, t1, a6
    xor a5, a5, t0
    sub a5, a5, a6
    and a5, a5, a7
    slli t0, a5, 8
    srli a5, a5, 16
    or a5, t0, a5
    # round 14 (speck.dsl:23)
    xor a6, a6, a5
    and a6, a6, a7
    lw t0, 52(a3)
    slli t1, a6, 21
    srli a6, a6, 3
    or a6, t1, a6
    xor a5, a5, t0
    sub a5, a5, a6
    and a5, a5, a7
    slli t0, a5, 8
    srli a5, a5, 16
    or a5, t0, a5
    # round 13 (speck.dsl:23)
    xor a6, a6, a5
    and a6, a6, a7
    lw t0, 48(a3)
    slli t1, a6, 21
    srli a6, a6, 3
    or a6, t1, a6
    xor a5, a5, t0
    sub a5, a5, a6
    and a5, a5, a7
    slli t0, a5, 8
    srli a5, a5, 16
    or a5, t0, a5
    # round 12 (speck.dsl:23)
    xor a6, a6, a5
    and a6, a6, a7
    lw t0, 44(a3)
    slli t1, a6, 21
    srli a6, a6, 3
    or a6, t1, a6
    xor a5, a5, t0
    sub a5, a5, a6
    and a5, a5, a7
    slli t0, a5, 8
    srli a5, a5, 16
    or a5, t0, a5
    # round 11 (speck.dsl:23)
    xor a6, a6, a5
    and a6, a6, a7
    lw t0, 40(a3)
    slli t1, a6, 21
    srli a6, a6, 3
    or a6, t1, a6
    xor a5, a5, t0
    sub a5, a5, a6
    and a5, a5, a7
    slli t0, a5, 8
    srli a5, a5, 16
    or a5, t0, a5
    # round 10 (speck.dsl:23)
    xor a6, a6, a5
    and a6, a6, a7
    lw t0, 36(a3)
    slli t1, a6, 21
    srli a6, a6, 3
    or a6, t1, a6
    xor a5, a5, t0
    sub a5, a5, a6
    and a5, a5, a7
    slli t0, a5, 8
    srli a5, a5, 16
    or a5, t0, a5
    # round 9 (speck.dsl:23)
    xor a6, a6, a5
    and a6, a6, a7
    lw t0, 32(a3)
    slli t1, a6, 21
    srli a6, a6, 3
    or a6, t1, a6
    xor a5, a5, t0
    sub a5, a5, a6
    and a5, a5, a7
    slli t0, a5, 8
    srli a5, a5, 16
    or a5, t0, a5
    # round 8 (speck.dsl:23)
    xor a6, a6, a5
    and a6, a6, a7
    lw t0, 28(a3)
    slli t1, a6, 21
    srli a6, a6, 3
    or a6, t1, a6
    xor a5, a5, t0
    sub a5, a5, a6
    and a5, a5, a7
    slli t0, a5, 8
    srli a5, a5, 16
    or a5, t0, a5
    # round 7 (speck.dsl:23)
    xor a6, a6, a5
    and a6, a6, a7
    lw t0, 24(a3)
    slli t1, a6, 21
    srli a6, a6, 3
    or a6, t1, a6
    xor a5, a5, t0
    sub a5, a5, a6
    and a5, a5, a7
    slli t0, a5, 8
    srli a5, a5, 16
    or a5, t0, a5
    # round 6 (speck.dsl:23)
    xor a6, a6, a5
    and a6, a6, a7
    lw t0, 20(a3)
    slli t1, a6, 21
    srli a6, a6, 3
    or a6, t1, a6
    xor a5, a5, t0
    sub a5, a5, a6
    and a5, a5, a7
    slli t0, a5, 8
    srli a5, a5, 16
    or a5, t0, a5
    # round 5 (speck.dsl:23)
    xor a6, a6, a5
    and a6, a6, a7
    lw t0, 16(a3)
    slli t1, a6, 21
    srli a6, a6, 3
    or a6, t1, a6
    xor a5, a5, t0
    sub a5, a5, a6
    and a5, a5, a7
    slli t0, a5, 8
    srli a5, a5, 16
    or a5, t0, a5
    # round 4 (speck.dsl:23)
    xor a6, a6, a5
    and a6, a6, a7
    lw t0, 12(a3)
    slli t1, a6, 21
    srli a6, a6, 3
    or a6, t1, a6
    xor a5, a5, t0
    sub a5, a5, a6
    and a5, a5, a7
    slli t0, a5, 8
    srli a5, a5, 16
    or a5, t0, a5
    # round 3 (speck.dsl:23)
    xor a6, a6, a5
    and a6, a6, a7
    lw t0, 8(a3)
    slli t1, a6, 21
    srli a6, a6, 3
    or a6, t1, a6
    xor a5, a5, t0
    sub a5, a5, a6
    and a5, a5, a7
    slli t0, a5, 8
    srli a5, a5, 16
    or a5, t0, a5
    # round 2 (speck.dsl:23)
    xor a6, a6, a5
    and a6, a6, a7
    lw t0, 4(a3)
    slli t1, a6, 21
    srli a6, a6, 3
    or a6, t1, a6
    xor a5, a5, t0
    sub a5, a5, a6
    and a5, a5, a7
    slli t0, a5, 8
    srli a5, a5, 16
    or a5, t0, a5
    # round 1 (speck.dsl:23)
    xor a6, a6, a5
    and a6, a6, a7
    lw t0, 0(a3)
    slli t1, a6, 21
    srli a6, a6, 3
    or a6, t1, a6
    xor a5, a5, t0
    sub a5, a5, a6
    and a5, a5, a7
    slli a7, a5, 8
    srli a5, a5, 16
    or a5, a7, a5
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
    bgeu a2, a1, .Llwcc_speck48_72_ecb_decrypt_rv32i_group
    ret
    .size lwcc_speck48_72_ecb_decrypt_rv32i, .-lwcc_speck48_72_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_speck48_72_ctr_init_rv32i
    .type lwcc_speck48_72_ctr_init_rv32i, %function
lwcc_speck48_72_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_speck48_72_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_speck48_72_ctr_nonce_rv32i
    .size lwcc_speck48_72_ctr_init_rv32i, .-lwcc_speck48_72_ctr_init_rv32i

    .balign 4
    .global lwcc_speck48_72_ctr_nonce_rv32i
    .type lwcc_speck48_72_ctr_nonce_rv32i, %function
lwcc_speck48_72_ctr_nonce_rv32i:
    lbu a5, 0(a1)
    lbu a6, 1(a1)
    sw a5, 88(a0)
    sw a6, 92(a0)
    ret
    .size lwcc_speck48_72_ctr_nonce_rv32i, .-lwcc_speck48_72_ctr_nonce_rv32i

    .balign 4
    .global lwcc_speck48_72_ctr_crypt_rv32i
    .type lwcc_speck48_72_ctr_crypt_rv32i, %function
lwcc_speck48_72_ctr_crypt_rv32i:
    bnez a2, .Llwcc_speck48_72_ctr_crypt_rv32i_begin
    ret
.Llwcc_speck48_72_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
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
    li t0, 6
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_speck48_72_ctr_crypt_rv32i_group
    j .Llwcc_speck48_72_ctr_crypt_rv32i_rest
.Llwcc_speck48_72_ctr_crypt_rv32i_group:
    srli a5, a4, 16
    # round 4 (speck.dsl:22)
    lw a6, 12(a3)
    srli a7, a4, 8
    # round 9 (speck.dsl:22)
    lw t0, 32(a3)
    slli t1, a4, 16
    # round 20 (speck.dsl:22)
    lw t2, 76(a3)
    lw t3, 88(a3)
    lw t4, 92(a3)
    srli t5, a4, 24
    slli t4, t4, 8
    # round 21 (speck.dsl:22)
    lw t6, 80(a3)
    # round 6 (speck.dsl:22)
    lw s0, 20(a3)
    andi a5, a5, 255
    # round 8 (speck.dsl:22)
    lw s1, 28(a3)
    # round 1 (speck.dsl:22)
    lui s2, 4096
    slli t5, t5, 16
    andi a7, a7, 255
    slli a7, a7, 8
    or a5, a5, a7
    addi a7, s2, -1
    or a5, a5, t1
    or t1, t3, t4
    or t1, t1, t5
    and a5, a5, a7
    # round 22 (speck.dsl:22)
    lw t3, 84(a3)
    # round 1 (speck.dsl:22)
    lw t4, 0(a3)
    # round 7 (speck.dsl:22)
    lw t5, 24(a3)
    # round 12 (speck.dsl:22)
    lw s2, 44(a3)
    # round 1 (speck.dsl:22)
    slli s3, a5, 16
    slli s4, t1, 3
    srli a5, a5, 8
    or a5, s3, a5
    srli s3, t1, 21
    or s3, s4, s3
    add a5, a5, t1
    xor a5, a5, t4
    xor t1, s3, a5
    # round 2 (speck.dsl:22)
    and a5, a5, a7
    slli t4, a5, 16
    # round 22 (speck.dsl:23)
    lbu s3, 4(a1)
    lbu s4, 3(a1)
    # round 13 (speck.dsl:22)
    lw s5, 48(a3)
    # round 14 (speck.dsl:22)
    lw s6, 52(a3)
    # round 2 (speck.dsl:22)
    lw s7, 4(a3)
    # round 11 (speck.dsl:22)
    lw s8, 40(a3)
    # round 10 (speck.dsl:22)
    lw s9, 36(a3)
    # round 22 (speck.dsl:23)
    lbu s10, 2(a1)
    lhu s11, 0(a1)
    # round 5 (speck.dsl:22)
    lw ra, 16(a3)
    # round 22 (speck.dsl:23)
    slli s10, s10, 16
    or s10, s11, s10
    # round 16 (speck.dsl:22)
    lw s11, 60(a3)
    # round 2 (speck.dsl:22)
    srli a5, a5, 8
    or a5, t4, a5
    add a5, a5, t1
    # round 22 (speck.dsl:23)
    lbu t4, 5(a1)
    slli s3, s3, 8
    or s3, s4, s3
    # round 2 (speck.dsl:23)
    and t1, t1, a7
    slli s4, t1, 3
    srli t1, t1, 21
    xor a5, a5, s7
    or t1, s4, t1
    xor t1, t1, a5
    # round 3 (speck.dsl:22)
    and a5, a5, a7
    srli s4, a5, 8
    and s7, t1, a7
    slli a5, a5, 16
    or a5, a5, s4
    slli s4, s7, 3
    srli s7, s7, 21
    or s4, s4, s7
    lw s7, 8(a3)
    add a5, a5, t1
    # round 18 (speck.dsl:22)
    lw t1, 68(a3)
    # round 3 (speck.dsl:22)
    xor a5, a5, s7
    xor s4, s4, a5
    # round 4 (speck.dsl:22)
    and a5, a5, a7
    slli s7, a5, 16
    srli a5, a5, 8
    or a5, s7, a5
    and s7, s4, a7
    add a5, a5, s4
    srli s4, s7, 21
    slli s7, s7, 3
    or s4, s7, s4
    xor a5, a5, a6
    # round 5 (speck.dsl:22)
    and a6, a5, a7
    # round 4 (speck.dsl:23)
    xor a5, s4, a5
    # round 5 (speck.dsl:23)
    and s4, a5, a7
    srli s7, s4, 21
    slli s4, s4, 3
    or s4, s4, s7
    slli s7, a6, 16
    srli a6, a6, 8
    or a6, s7, a6
    # round 17 (speck.dsl:22)
    lw s7, 64(a3)
    # round 5 (speck.dsl:22)
    add a5, a6, a5
    xor a5, a5, ra
    # round 6 (speck.dsl:22)
    and a6, a5, a7
    # round 5 (speck.dsl:23)
    xor a5, s4, a5
    # round 6 (speck.dsl:22)
    srli s4, a6, 8
    and ra, a5, a7
    slli a6, a6, 16
    or a6, a6, s4
    srli s4, ra, 21
    slli ra, ra, 3
    or s4, ra, s4
    # round 15 (speck.dsl:22)
    lw ra, 56(a3)
    # round 6 (speck.dsl:22)
    add a5, a6, a5
    # round 19 (speck.dsl:22)
    lw a6, 72(a3)
    # round 22 (speck.dsl:23)
    slli t4, t4, 16
    or t4, s3, t4
    # round 6 (speck.dsl:22)
    xor a5, a5, s0
    # round 7 (speck.dsl:22)
    and s0, a5, a7
    # round 6 (speck.dsl:23)
    xor a5, s4, a5
    # round 7 (speck.dsl:22)
    slli s3, s0, 16
    srli s0, s0, 8
    or s0, s3, s0
    and s3, a5, a7
    add a5, s0, a5
    srli s0, s3, 21
    slli s3, s3, 3
    xor a5, a5, t5
    # round 8 (speck.dsl:22)
    and t5, a5, a7
    # round 7 (speck.dsl:23)
    or s0, s3, s0
    # round 8 (speck.dsl:22)
    slli s3, t5, 16
    srli t5, t5, 8
    # round 7 (speck.dsl:23)
    xor a5, s0, a5
    # round 8 (speck.dsl:23)
    and s0, a5, a7
    or t5, s3, t5
    slli s3, s0, 3
    srli s0, s0, 21
    add a5, t5, a5
    or t5, s3, s0
    xor a5, a5, s1
    # round 9 (speck.dsl:22)
    and s0, a5, a7
    # round 8 (speck.dsl:23)
    xor a5, t5, a5
    # round 9 (speck.dsl:23)
    and t5, a5, a7
    srli s1, t5, 21
    srli s3, s0, 8
    slli t5, t5, 3
    slli s0, s0, 16
    or s0, s0, s3
    add a5, s0, a5
    or t5, t5, s1
    xor a5, a5, t0
    xor t0, t5, a5
    # round 10 (speck.dsl:22)
    and a5, a5, a7
    slli t5, a5, 16
    srli a5, a5, 8
    and s0, t0, a7
    slli s1, s0, 3
    srli s0, s0, 21
    or s0, s1, s0
    or a5, t5, a5
    add a5, a5, t0
    xor a5, a5, s9
    xor t0, s0, a5
    # round 11 (speck.dsl:23)
    and t5, t0, a7
    and a5, a5, a7
    srli s0, a5, 8
    slli a5, a5, 16
    or a5, a5, s0
    slli s0, t5, 3
    srli t5, t5, 21
    or t5, s0, t5
    add a5, a5, t0
    xor a5, a5, s8
    xor t0, t5, a5
    # round 12 (speck.dsl:23)
    and t5, t0, a7
    and a5, a5, a7
    slli s0, a5, 16
    slli s1, t5, 3
    srli t5, t5, 21
    srli a5, a5, 8
    or a5, s0, a5
    add a5, a5, t0
    xor a5, a5, s2
    or t0, s1, t5
    # round 13 (speck.dsl:22)
    and t5, a5, a7
    slli s0, t5, 16
    # round 12 (speck.dsl:23)
    xor a5, t0, a5
    # round 13 (speck.dsl:23)
    and t0, a5, a7
    srli s1, t0, 21
    srli t5, t5, 8
    slli t0, t0, 3
    or t5, s0, t5
    add a5, t5, a5
    xor a5, a5, s5
    or t0, t0, s1
    xor t0, t0, a5
    # round 14 (speck.dsl:22)
    and a5, a5, a7
    slli t5, a5, 16
    and s0, t0, a7
    srli s1, s0, 21
    slli s0, s0, 3
    or s0, s0, s1
    srli a5, a5, 8
    or a5, t5, a5
    add a5, a5, t0
    xor a5, a5, s6
    # round 15 (speck.dsl:22)
    and t0, a5, a7
    srli t5, t0, 8
    # round 14 (speck.dsl:23)
    xor a5, s0, a5
    # round 15 (speck.dsl:23)
    and s0, a5, a7
    slli s1, s0, 3
    srli s0, s0, 21
    slli t0, t0, 16
    or t0, t0, t5
    or t5, s1, s0
    add a5, t0, a5
    xor a5, a5, ra
    # round 16 (speck.dsl:22)
    and t0, a5, a7
    # round 15 (speck.dsl:23)
    xor a5, t5, a5
    # round 16 (speck.dsl:22)
    slli t5, t0, 16
    and s0, a5, a7
    srli s1, s0, 21
    srli t0, t0, 8
    or t0, t5, t0
    slli t5, s0, 3
    or t5, t5, s1
    add a5, t0, a5
    xor a5, a5, s11
    xor t0, t5, a5
    # round 17 (speck.dsl:22)
    and a5, a5, a7
    slli t5, a5, 16
    and s0, t0, a7
    srli s1, s0, 21
    srli a5, a5, 8
    slli s0, s0, 3
    or a5, t5, a5
    add a5, a5, t0
    xor a5, a5, s7
    # round 18 (speck.dsl:22)
    and t0, a5, a7
    # round 17 (speck.dsl:23)
    or t5, s0, s1
    # round 18 (speck.dsl:22)
    slli s0, t0, 16
    # round 17 (speck.dsl:23)
    xor a5, t5, a5
    # round 18 (speck.dsl:23)
    and t5, a5, a7
    srli t0, t0, 8
    slli s1, t5, 3
    or t0, s0, t0
    srli t5, t5, 21
    add a5, t0, a5
    or t0, s1, t5
    xor a5, a5, t1
    # round 19 (speck.dsl:22)
    and t1, a5, a7
    # round 18 (speck.dsl:23)
    xor a5, t0, a5
    # round 19 (speck.dsl:23)
    and t0, a5, a7
    slli t5, t0, 3
    srli s0, t1, 8
    srli t0, t0, 21
    slli t1, t1, 16
    or t1, t1, s0
    add a5, t1, a5
    or t0, t5, t0
    xor a5, a5, a6
    xor a6, t0, a5
    # round 20 (speck.dsl:22)
    and a5, a5, a7
    slli t0, a5, 16
    srli a5, a5, 8
    and t1, a6, a7
    slli t5, t1, 3
    srli t1, t1, 21
    or a5, t0, a5
    or t0, t5, t1
    add a5, a5, a6
    xor a5, a5, t2
    xor a6, t0, a5
    # round 21 (speck.dsl:23)
    and t0, a6, a7
    and a5, a5, a7
    slli t1, t0, 3
    slli t2, a5, 16
    srli a5, a5, 8
    or a5, t2, a5
    srli t0, t0, 21
    or t0, t1, t0
    add a5, a5, a6
    xor a5, a5, t6
    xor a6, t0, a5
    # round 22 (speck.dsl:23)
    and t0, a6, a7
    and a5, a5, a7
    srli a7, a5, 8
    srli t1, t0, 21
    slli t0, t0, 3
    or t0, t0, t1
    slli a5, a5, 16
    or a5, a5, a7
    add a5, a5, a6
    xor a5, a5, t3
    xor a6, t4, a5
    sb a6, 3(a0)
    xor a5, t0, a5
    xor a5, s10, a5
    srli a7, a6, 8
    srli a6, a6, 16
    sb a6, 5(a0)
    sh a5, 0(a0)
    sb a7, 4(a0)
    srli a5, a5, 16
    sb a5, 2(a0)
    addi a0, a0, 6
    addi a1, a1, 6
    addi a4, a4, 1
    bgeu a2, a1, .Llwcc_speck48_72_ctr_crypt_rv32i_group
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_speck48_72_ctr_crypt_rv32i_out
.Llwcc_speck48_72_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 6
    beqz t2, .Llwcc_speck48_72_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_speck48_72_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_speck48_72_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_speck48_72_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_speck48_72_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_speck48_72_ctr_crypt_rv32i_group
.Llwcc_speck48_72_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_speck48_72_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_speck48_72_ctr_crypt_rv32i_copy
.Llwcc_speck48_72_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_speck48_72_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_speck48_72_ctr_crypt_rv32i_wipe
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
    addi sp, sp, 112
    ret
    .size lwcc_speck48_72_ctr_crypt_rv32i, .-lwcc_speck48_72_ctr_crypt_rv32i
