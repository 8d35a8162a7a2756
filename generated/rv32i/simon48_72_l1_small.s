# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile simon --set simon48_72 --target rv32i --lanes 1 --goal size
# passes:    unroll() invert() counter() value_numbering() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate()
# dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 24 bits, each in a register of its own
# sizes:     in bytes: block 6, key 9, nonce 2, rk 280, ctx 288, align 4, group 6, stack 112
# registers: a0-a7; ra; t0-t6; ra saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:740e5b7d61accfd8b281955342e72bf9a8c4d43b27bd552e1be0af459d6fb069

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
    sw t0, 136(a0)
    or t1, t1, t4
    sw t2, 4(a0)
    sw t2, 144(a0)
    slli t3, t2, 21
    srli t4, t2, 3
    xor t0, a6, t0
    xor t2, a6, t2
    sw t1, 0(a0)
    sw t1, 140(a0)
    or t3, t3, t4
    xor t1, a6, t1
    and t3, t3, a5
    slli t4, t3, 23
    srli t5, t3, 1
    or t4, t4, t5
    xor t3, t3, t4
    xor t0, t0, t3
    and t0, t0, a5
    sw t0, 8(a0)
    sw t0, 148(a0)
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
    sw t1, 12(a0)
    sw t1, 152(a0)
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
    sw t2, 16(a0)
    sw t2, 156(a0)
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
    sw t0, 20(a0)
    sw t0, 160(a0)
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
    sw t1, 24(a0)
    sw t1, 164(a0)
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
    sw t2, 28(a0)
    sw t2, 168(a0)
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
    sw t0, 32(a0)
    sw t0, 172(a0)
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
    sw t1, 36(a0)
    sw t1, 176(a0)
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
    sw t2, 40(a0)
    sw t2, 180(a0)
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
    sw t0, 44(a0)
    sw t0, 184(a0)
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
    sw t1, 48(a0)
    sw t1, 188(a0)
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
    sw t2, 52(a0)
    sw t2, 192(a0)
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
    sw t0, 56(a0)
    sw t0, 196(a0)
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
    sw t1, 60(a0)
    sw t1, 200(a0)
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
    sw t2, 64(a0)
    sw t2, 204(a0)
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
    sw t0, 68(a0)
    sw t0, 208(a0)
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
    sw t1, 72(a0)
    sw t1, 212(a0)
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
    sw t2, 76(a0)
    sw t2, 216(a0)
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
    sw t0, 80(a0)
    sw t0, 220(a0)
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
    sw t1, 84(a0)
    sw t1, 224(a0)
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
    sw t2, 88(a0)
    sw t2, 228(a0)
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
    sw t0, 92(a0)
    sw t0, 232(a0)
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
    sw t1, 96(a0)
    sw t1, 236(a0)
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
    sw t2, 100(a0)
    sw t2, 240(a0)
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
    sw t0, 104(a0)
    sw t0, 244(a0)
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
    sw t1, 108(a0)
    sw t1, 248(a0)
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
    sw t2, 112(a0)
    sw t2, 252(a0)
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
    sw t0, 116(a0)
    sw t0, 256(a0)
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
    sw t0, 120(a0)
    sw t0, 260(a0)
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
    sw t1, 124(a0)
    sw t1, 264(a0)
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
    sw a7, 128(a0)
    sw a7, 268(a0)
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
    sw a7, 132(a0)
    sw a7, 272(a0)
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
    sw a5, 276(a0)
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
    slli t0, a2, 1
    slli a2, a2, 2
    add a2, a2, t0
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -6
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_simon48_72_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lhu a5, 0(a1)
    lbu a6, 5(a1)
    lbu a7, 3(a1)
    lbu t0, 4(a1)
    lbu t1, 2(a1)
    # round 1 (simon.dsl:43)
    lw t2, 136(a3)
    slli t0, t0, 8
    or a7, a7, t0
    slli a6, a6, 16
    slli t0, t1, 16
    or a6, a7, a6
    or a5, a5, t0
    srli a7, a6, 23
    srli t0, a6, 16
    slli t1, a6, 2
    slli t3, a6, 1
    slli t4, a6, 8
    or t0, t4, t0
    or a7, t3, a7
    srli t3, a6, 22
    or t1, t1, t3
    and a7, a7, t0
    xor a7, a7, t1
    xor a5, a5, a7
    xor a5, a5, t2
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 0
    addi a2, a3, 136
.Llwcc_simon48_72_ecb_encrypt_rv32i_round:
    # round 2 (simon.dsl:42)
    lui a7, 4096
    addi a7, a7, -1
    and a5, a5, a7
    slli a7, a5, 1
    srli t0, a5, 23
    slli t1, a5, 8
    srli t2, a5, 16
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 22
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 0(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    mv a7, a5
    mv a5, a6
    mv a6, a7
    addi a3, a3, 4
    bne a3, a2, .Llwcc_simon48_72_ecb_encrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    # round 36 (simon.dsl:42)
    lui a7, 4096
    addi a7, a7, -1
    and a5, a5, a7
    slli a7, a5, 1
    srli t0, a5, 23
    slli t1, a5, 8
    srli t2, a5, 16
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 22
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 276(a3)
    xor a6, a6, a7
    xor a6, a6, t0
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
    bgeu a2, a1, .Llwcc_simon48_72_ecb_encrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_simon48_72_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_simon48_72_ecb_encrypt_rv32i_wipe
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
    addi sp, sp, -96
    slli t0, a2, 1
    slli a2, a2, 2
    add a2, a2, t0
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -6
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_simon48_72_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lbu a5, 2(a1)
    lbu a6, 3(a1)
    lbu a7, 5(a1)
    lbu t0, 4(a1)
    lhu t1, 0(a1)
    # round 36 (simon.dsl:43)
    lw t2, 276(a3)
    slli a5, a5, 16
    or a5, t1, a5
    srli t1, a5, 23
    slli t3, a5, 8
    slli t4, a5, 2
    srli t5, a5, 22
    slli a7, a7, 16
    srli t6, a5, 16
    or t3, t3, t6
    slli t0, t0, 8
    or a6, a6, t0
    or t0, t4, t5
    slli t4, a5, 1
    or t1, t4, t1
    and t1, t1, t3
    xor t0, t1, t0
    or a6, a6, a7
    xor a6, a6, t2
    xor a6, a6, t0
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 132
    addi a2, a3, -136
.Llwcc_simon48_72_ecb_decrypt_rv32i_round:
    # round 35 (simon.dsl:42)
    lui a7, 4096
    addi a7, a7, -1
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
    mv a7, a5
    mv a5, a6
    mv a6, a7
    addi a3, a3, -4
    bne a3, a2, .Llwcc_simon48_72_ecb_decrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    # round 1 (simon.dsl:42)
    lui a7, 4096
    addi a7, a7, -1
    and a6, a6, a7
    slli a7, a6, 8
    srli t0, a6, 16
    slli t1, a6, 1
    srli t2, a6, 23
    lw t3, 136(a3)
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
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_simon48_72_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_simon48_72_ecb_decrypt_rv32i_wipe
    addi sp, sp, 96
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
    sw a5, 280(a0)
    sw a6, 284(a0)
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
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 6
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    sw a3, 72(sp)
    beqz t1, .Llwcc_simon48_72_ctr_crypt_rv32i_group
    j .Llwcc_simon48_72_ctr_crypt_rv32i_rest
.Llwcc_simon48_72_ctr_crypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a4, 76(sp)
    srli a5, a4, 8
    lw a6, 284(a3)
    srli a7, a4, 16
    lw t0, 280(a3)
    andi a5, a5, 255
    srli t1, a4, 24
    slli a6, a6, 8
    andi a7, a7, 255
    slli a5, a5, 8
    or a6, t0, a6
    slli t0, t1, 16
    or a5, a7, a5
    slli a7, a4, 16
    or a6, a6, t0
    or a5, a5, a7
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 136
    addi a2, a3, 140
.Llwcc_simon48_72_ctr_crypt_rv32i_round:
    # round 1 (simon.dsl:42)
    lui a7, 4096
    addi a7, a7, -1
    and a5, a5, a7
    slli a7, a5, 1
    srli t0, a5, 23
    slli t1, a5, 8
    srli t2, a5, 16
    or a7, a7, t0
    or t0, t1, t2
    slli t1, a5, 2
    srli t2, a5, 22
    and a7, a7, t0
    or t0, t1, t2
    xor a7, a7, t0
    lw t0, 0(a3)
    xor a6, a6, a7
    xor a6, a6, t0
    mv a7, a5
    mv a5, a6
    mv a6, a7
    addi a3, a3, 4
    bne a3, a2, .Llwcc_simon48_72_ctr_crypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    lw a4, 76(sp)
    # round 36 (simon.dsl:43)
    lbu a7, 3(a1)
    lhu t0, 0(a1)
    lbu t1, 2(a1)
    lbu t2, 5(a1)
    lbu t3, 4(a1)
    lw t4, 276(a3)
    slli t2, t2, 16
    slli t3, t3, 8
    or a7, a7, t3
    or a7, a7, t2
    lui t2, 4096
    addi t2, t2, -1
    and a5, a5, t2
    srli t2, a5, 22
    srli t3, a5, 16
    srli t5, a5, 23
    slli t6, a5, 1
    or t5, t6, t5
    slli t6, a5, 8
    or t3, t6, t3
    and t3, t5, t3
    slli t1, t1, 16
    or t0, t0, t1
    xor t0, t0, a5
    sh t0, 0(a0)
    srli t0, t0, 16
    sb t0, 2(a0)
    slli a5, a5, 2
    or a5, a5, t2
    xor a5, t3, a5
    xor a5, a6, a5
    xor a5, a5, t4
    xor a5, a7, a5
    sb a5, 3(a0)
    srli a6, a5, 8
    sb a6, 4(a0)
    srli a5, a5, 16
    sb a5, 5(a0)
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
    sw a2, 80(sp)
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
    addi sp, sp, 112
    ret
    .size lwcc_simon48_72_ctr_crypt_rv32i, .-lwcc_simon48_72_ctr_crypt_rv32i
