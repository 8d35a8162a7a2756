# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile hight --set hight64_128 --target rv32i --lanes 1 --mode ctr --fold online
# passes:    unroll() counter() value_numbering() hold_words(enabled=true) hoist(mode=ctr) legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate()
# dsl:       dsl/ciphers/hight.dsl sha256:7354a4282c6cb167b88d85ee9ae8d904b6c1d813eb0ca76009b03702c71a9d21
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 144
# layout:    words of 8 bits, each in a register of its own
# sizes:     in bytes: block 8, key 16, nonce 4, rk 544, ctx 568, align 4, group 8, stack 144
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:49e93960ced0be845a39c6dae86ace5c988e26dfa3b78db87837f91de393dc7e

    .text

    .balign 4
    .global lwcc_hight64_128_key_setup_rv32i
    .type lwcc_hight64_128_key_setup_rv32i, %function
lwcc_hight64_128_key_setup_rv32i:
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
    lbu a5, 4(a1)
    lbu a6, 9(a1)
    lbu a7, 13(a1)
    lbu t0, 14(a1)
    lbu t1, 2(a1)
    lbu t2, 1(a1)
    lbu t3, 6(a1)
    lbu t4, 3(a1)
    lbu t5, 5(a1)
    lbu t6, 10(a1)
    lbu a4, 15(a1)
    lbu a3, 8(a1)
    lbu a2, 11(a1)
    lbu s0, 12(a1)
    lbu s1, 7(a1)
    lbu s2, 0(a1)
    addi s3, a5, 13
    addi s4, a6, 48
    addi s5, a7, 51
    addi s6, t0, 89
    addi s7, t1, 74
    addi s8, t2, 21
    addi s9, t3, 28
    addi s10, t4, 101
    addi s11, t5, 57
    addi ra, t6, 121
    andi s3, s3, 255
    sw s3, 0(a0)
    addi s3, a4, 78
    andi s4, s4, 255
    sw s4, 4(a0)
    addi s4, a3, 103
    andi s5, s5, 255
    sw s5, 8(a0)
    addi s5, t0, 55
    andi s6, s6, 255
    sw s6, 12(a0)
    addi s6, a2, 60
    andi s7, s7, 255
    sw s7, 16(a0)
    addi s7, s0, 94
    andi s8, s8, 255
    sw s8, 20(a0)
    addi s8, a7, 111
    andi s9, s9, 255
    sw s9, 24(a0)
    addi s9, t2, 11
    andi s10, s10, 255
    sw s10, 28(a0)
    addi s10, t3, 91
    andi s11, s11, 255
    sw s11, 32(a0)
    addi s11, s1, 45
    andi ra, ra, 255
    sw ra, 36(a0)
    addi ra, s2, 22
    andi s3, s3, 255
    sw s3, 40(a0)
    addi s3, t5, 80
    andi s4, s4, 255
    sw s4, 44(a0)
    addi s4, t1, 5
    andi s5, s5, 255
    sw s5, 48(a0)
    addi s5, t4, 66
    andi s6, s6, 255
    sw s6, 52(a0)
    addi s6, a5, 33
    andi s7, s7, 255
    sw s7, 56(a0)
    addi s7, a6, 85
    andi s8, s8, 255
    sw s8, 60(a0)
    addi s8, t0, 40
    andi s9, s9, 255
    sw s9, 64(a0)
    addi s9, a4, 84
    andi s10, s10, 255
    sw s10, 68(a0)
    addi s10, a3, 42
    andi s11, s11, 255
    sw s11, 72(a0)
    addi s11, a7, 125
    andi ra, ra, 255
    sw ra, 76(a0)
    addi ra, t6, 106
    andi s3, s3, 255
    sw s3, 80(a0)
    addi s3, a2, 117
    andi s4, s4, 255
    sw s4, 84(a0)
    addi s4, s0, 122
    andi s5, s5, 255
    sw s5, 88(a0)
    addi s5, s2, 23
    andi s6, s6, 255
    sw s6, 92(a0)
    addi s6, t5, 62
    andi s7, s7, 255
    sw s7, 96(a0)
    addi s7, t3, 95
    andi s8, s8, 255
    sw s8, 100(a0)
    addi s8, s1, 47
    andi s9, s9, 255
    sw s9, 104(a0)
    addi s9, a5, 41
    andi s10, s10, 255
    sw s10, 108(a0)
    addi s10, t2, 75
    andi s11, s11, 255
    sw s11, 112(a0)
    addi s11, t1, 37
    andi ra, ra, 255
    sw ra, 116(a0)
    addi ra, t4, 82
    andi s3, s3, 255
    sw s3, 120(a0)
    addi s3, a3, 98
    andi s4, s4, 255
    sw s4, 124(a0)
    addi s4, a7, 20
    andi s5, s5, 255
    sw s5, 128(a0)
    addi s5, t0, 10
    andi s6, s6, 255
    sw s6, 132(a0)
    addi s6, a4, 69
    andi s7, s7, 255
    sw s7, 136(a0)
    addi s7, s0, 118
    andi s8, s8, 255
    sw s8, 140(a0)
    addi s8, a6, 49
    andi s9, s9, 255
    sw s9, 144(a0)
    addi s9, t6, 88
    andi s10, s10, 255
    sw s10, 148(a0)
    addi s10, a2, 108
    andi s11, s11, 255
    sw s11, 152(a0)
    addi s11, s1, 71
    andi ra, ra, 255
    sw ra, 156(a0)
    addi ra, a5, 59
    andi s3, s3, 255
    sw s3, 160(a0)
    addi s3, t5, 29
    andi s4, s4, 255
    sw s4, 164(a0)
    addi s4, t3, 14
    andi s5, s5, 255
    sw s5, 168(a0)
    addi s5, t4, 124
    andi s6, s6, 255
    sw s6, 172(a0)
    addi s6, s2, 99
    andi s7, s7, 255
    sw s7, 176(a0)
    addi s7, t2, 113
    andi s8, s8, 255
    sw s8, 180(a0)
    addi s8, t1, 120
    andi s9, s9, 255
    sw s9, 184(a0)
    addi s9, a4, 31
    andi s10, s10, 255
    sw s10, 188(a0)
    addi s10, s0, 126
    andi s11, s11, 255
    sw s11, 192(a0)
    addi s11, a7, 127
    andi ra, ra, 255
    sw ra, 196(a0)
    addi ra, t0, 63
    andi s3, s3, 255
    sw s3, 200(a0)
    addi s3, a2, 97
    andi s4, s4, 255
    sw s4, 204(a0)
    addi s4, a3, 15
    andi s5, s5, 255
    sw s5, 208(a0)
    addi s5, a6, 7
    andi s6, s6, 255
    sw s6, 212(a0)
    addi s6, t6, 67
    andi s7, s7, 255
    sw s7, 216(a0)
    addi s7, t3, 110
    andi s8, s8, 255
    sw s8, 220(a0)
    addi s8, t4, 112
    andi s9, s9, 255
    sw s9, 224(a0)
    addi s9, a5, 56
    andi s10, s10, 255
    sw s10, 228(a0)
    addi s10, t5, 92
    andi s11, s11, 255
    sw s11, 232(a0)
    addi s11, t1, 30
    andi ra, ra, 255
    sw ra, 236(a0)
    addi ra, s1, 119
    andi s3, s3, 255
    sw s3, 240(a0)
    addi s3, s2, 123
    andi s4, s4, 255
    sw s4, 244(a0)
    addi s4, t2, 61
    andi s5, s5, 255
    sw s5, 248(a0)
    addi s5, t0, 105
    andi s6, s6, 255
    sw s6, 252(a0)
    addi s6, a2, 79
    andi s7, s7, 255
    sw s7, 256(a0)
    addi s7, s0, 39
    andi s8, s8, 255
    sw s8, 260(a0)
    addi s8, a7, 83
    andi s9, s9, 255
    sw s9, 264(a0)
    addi s9, t6, 38
    andi s10, s10, 255
    sw s10, 268(a0)
    addi s10, a4, 52
    andi s11, s11, 255
    sw s11, 272(a0)
    addi s11, a3, 26
    andi ra, ra, 255
    sw ra, 276(a0)
    addi ra, a6, 77
    andi s3, s3, 255
    sw s3, 280(a0)
    addi s3, t5, 18
    andi s4, s4, 255
    sw s4, 284(a0)
    addi s4, t1, 19
    andi s5, s5, 255
    sw s5, 288(a0)
    addi s5, t4, 73
    andi s6, s6, 255
    sw s6, 292(a0)
    addi s6, a5, 36
    andi s7, s7, 255
    sw s7, 296(a0)
    addi s7, t2, 1
    andi s8, s8, 255
    sw s8, 300(a0)
    addi s8, t3, 9
    andi s9, s9, 255
    sw s9, 304(a0)
    addi s9, s1, 4
    andi s10, s10, 255
    sw s10, 308(a0)
    addi s10, s2, 2
    andi s11, s11, 255
    sw s11, 312(a0)
    addi s11, a7, 8
    andi ra, ra, 255
    sw ra, 316(a0)
    addi ra, t6, 64
    andi s3, s3, 255
    sw s3, 320(a0)
    addi s3, a2, 32
    andi s4, s4, 255
    sw s4, 324(a0)
    addi s4, s0, 16
    andi s5, s5, 255
    sw s5, 328(a0)
    addi s5, a6, 72
    andi s6, s6, 255
    sw s6, 332(a0)
    addi s6, t0, 68
    andi s7, s7, 255
    sw s7, 336(a0)
    addi s7, a4, 34
    andi s8, s8, 255
    sw s8, 340(a0)
    addi s8, a3, 17
    andi s9, s9, 255
    sw s9, 344(a0)
    addi s9, a5, 12
    andi s10, s10, 255
    sw s10, 348(a0)
    addi s10, t2, 100
    andi s11, s11, 255
    sw s11, 352(a0)
    addi s11, t1, 50
    andi ra, ra, 255
    sw ra, 356(a0)
    addi ra, t4, 25
    andi s3, s3, 255
    sw s3, 360(a0)
    addi s3, s2, 104
    andi s4, s4, 255
    sw s4, 364(a0)
    addi s4, t5, 70
    andi s5, s5, 255
    sw s5, 368(a0)
    addi s5, t3, 35
    andi s6, s6, 255
    sw s6, 372(a0)
    addi s6, s1, 81
    andi s7, s7, 255
    sw s7, 376(a0)
    addi s7, s0, 46
    andi s8, s8, 255
    sw s8, 380(a0)
    addi s8, a6, 116
    andi s9, s9, 255
    sw s9, 384(a0)
    addi s9, t6, 58
    andi s10, s10, 255
    sw s10, 388(a0)
    addi s10, a2, 93
    addi a2, a2, 76
    addi a5, a5, 114
    addi a6, a6, 115
    andi s11, s11, 255
    sw s11, 392(a0)
    addi s11, a3, 90
    addi a3, a3, 96
    addi t5, t5, 6
    addi t6, t6, 24
    addi t3, t3, 3
    andi ra, ra, 255
    sw ra, 396(a0)
    addi ra, a7, 87
    andi s3, s3, 255
    andi s4, s4, 255
    andi s5, s5, 255
    andi s6, s6, 255
    andi s7, s7, 255
    andi s8, s8, 255
    andi s9, s9, 255
    andi s10, s10, 255
    andi s11, s11, 255
    andi ra, ra, 255
    andi a2, a2, 255
    andi a3, a3, 255
    andi a5, a5, 255
    andi a6, a6, 255
    andi t5, t5, 255
    andi t6, t6, 255
    andi t3, t3, 255
    sw s3, 400(a0)
    addi s3, t0, 107
    andi s3, s3, 255
    sw s4, 404(a0)
    addi s4, a4, 53
    andi s4, s4, 255
    sw s5, 408(a0)
    addi s5, t4, 27
    andi s5, s5, 255
    sw s6, 412(a0)
    addi s6, t1, 54
    andi s6, s6, 255
    sw s7, 416(a0)
    addi s7, s1, 65
    addi s1, s1, 86
    andi s7, s7, 255
    andi s1, s1, 255
    sw s8, 420(a0)
    addi s8, s0, 102
    andi s8, s8, 255
    sw s9, 424(a0)
    addi s9, s2, 43
    andi s9, s9, 255
    sw s10, 428(a0)
    addi s10, s2, 90
    andi s10, s10, 255
    sw s11, 432(a0)
    addi s11, t2, 109
    andi s11, s11, 255
    sw ra, 436(a0)
    addi ra, a4, 44
    andi ra, ra, 255
    sw s3, 440(a0)
    sw s4, 444(a0)
    sw s2, 448(a0)
    sw t2, 452(a0)
    sw t1, 456(a0)
    sw t4, 460(a0)
    sw t0, 464(a0)
    sw a4, 468(a0)
    sw s5, 472(a0)
    sw s6, 476(a0)
    sw s7, 480(a0)
    sw a2, 484(a0)
    sw a3, 488(a0)
    sw s8, 492(a0)
    sw s1, 496(a0)
    sw s9, 500(a0)
    sw a5, 504(a0)
    sw a6, 508(a0)
    sw s0, 512(a0)
    sw a7, 516(a0)
    sw s10, 520(a0)
    sw s11, 524(a0)
    sw t5, 528(a0)
    sw t6, 532(a0)
    sw t3, 536(a0)
    sw ra, 540(a0)
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
    .size lwcc_hight64_128_key_setup_rv32i, .-lwcc_hight64_128_key_setup_rv32i

    .balign 4
    .global lwcc_hight64_128_ctr_init_rv32i
    .type lwcc_hight64_128_ctr_init_rv32i, %function
lwcc_hight64_128_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_hight64_128_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_hight64_128_ctr_nonce_rv32i
    .size lwcc_hight64_128_ctr_init_rv32i, .-lwcc_hight64_128_ctr_init_rv32i

    .balign 4
    .global lwcc_hight64_128_ctr_nonce_rv32i
    .type lwcc_hight64_128_ctr_nonce_rv32i, %function
lwcc_hight64_128_ctr_nonce_rv32i:
    addi sp, sp, -96
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    lw a5, 512(a0)
    # round 2 (hight.dsl:43)
    lw a6, 528(a0)
    # round 4 (hight.dsl:43)
    lw a7, 540(a0)
    lbu t0, 1(a1)
    lbu t1, 0(a1)
    lw t2, 516(a0)
    # round 2 (hight.dsl:43)
    lw t3, 536(a0)
    lbu t4, 2(a1)
    # round 1 (hight.dsl:43)
    lw t5, 520(a0)
    lbu t6, 3(a1)
    lw a4, 524(a0)
    # round 3 (hight.dsl:43)
    lw a3, 532(a0)
    xor t2, t4, t2
    add a5, t1, a5
    # round 1 (hight.dsl:25)
    andi a5, a5, 255
    slli t1, t2, 8
    or t1, t2, t1
    srli t4, t1, 1
    srli a2, t1, 6
    slli s0, a5, 8
    or s0, a5, s0
    srli s1, s0, 4
    srli s2, s0, 5
    srli s0, s0, 2
    sw a5, 544(a0)
    srli a5, t1, 7
    xor a5, a5, a2
    xor a5, a5, t4
    xor t1, s2, s1
    xor t1, t1, s0
    xor t1, t1, t5
    add a5, a5, a4
    add t0, t0, t1
    xor a5, t6, a5
    # round 2 (hight.dsl:25)
    andi t1, a5, 255
    andi t0, t0, 255
    sw t0, 548(a0)
    slli t4, t1, 8
    or t1, t1, t4
    srli t4, t1, 5
    slli t5, t0, 8
    or t0, t0, t5
    srli t5, t0, 1
    srli t6, t1, 4
    srli a4, t0, 7
    srli t1, t1, 2
    srli t0, t0, 6
    xor t4, t4, t6
    xor t1, t4, t1
    xor t0, a4, t0
    xor t1, t1, t3
    # round 4 (hight.dsl:43)
    andi t1, t1, 255
    # round 2 (hight.dsl:24)
    xor t0, t0, t5
    add a6, t0, a6
    xor a6, t2, a6
    # round 3 (hight.dsl:25)
    andi a6, a6, 255
    sw t1, 560(a0)
    sw a6, 552(a0)
    slli t0, a6, 8
    or a6, a6, t0
    srli t0, a6, 4
    srli t1, a6, 5
    srli a6, a6, 2
    xor t0, t1, t0
    xor a6, t0, a6
    xor a6, a6, a3
    add a5, a5, a6
    # round 4 (hight.dsl:24)
    andi a5, a5, 255
    slli a6, a5, 8
    sw a5, 556(a0)
    or a5, a5, a6
    srli a6, a5, 1
    srli t0, a5, 7
    srli a5, a5, 6
    xor a5, t0, a5
    xor a5, a5, a6
    add a5, a5, a7
    andi a5, a5, 255
    sw a5, 564(a0)
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    addi sp, sp, 96
    ret
    .size lwcc_hight64_128_ctr_nonce_rv32i, .-lwcc_hight64_128_ctr_nonce_rv32i

    .balign 4
    .global lwcc_hight64_128_ctr_crypt_rv32i
    .type lwcc_hight64_128_ctr_crypt_rv32i, %function
lwcc_hight64_128_ctr_crypt_rv32i:
    bnez a2, .Llwcc_hight64_128_ctr_crypt_rv32i_begin
    ret
.Llwcc_hight64_128_ctr_crypt_rv32i_begin:
    addi sp, sp, -144
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
    beqz t1, .Llwcc_hight64_128_ctr_crypt_rv32i_first
    j .Llwcc_hight64_128_ctr_crypt_rv32i_rest
.Llwcc_hight64_128_ctr_crypt_rv32i_group:
    addi t0, a4, 0
    andi t0, t0, 255
    li t1, 1
    bgeu t0, t1, .Llwcc_hight64_128_ctr_crypt_rv32i_kept
.Llwcc_hight64_128_ctr_crypt_rv32i_first:
    lw a5, 464(a3)
    srli a6, a4, 24
    add a5, a6, a5
    # round 2 (hight.dsl:43)
    lw a6, 560(a3)
    # round 1 (hight.dsl:25)
    andi a5, a5, 255
    slli a7, a5, 8
    # round 2 (hight.dsl:43)
    add a6, a5, a6
    # round 1 (hight.dsl:25)
    or a5, a5, a7
    # round 3 (hight.dsl:24)
    andi a6, a6, 255
    # round 4 (hight.dsl:43)
    lw a7, 564(a3)
    # round 1 (hight.dsl:25)
    srli t0, a5, 5
    srli t1, a5, 4
    # round 3 (hight.dsl:24)
    slli t2, a6, 8
    # round 1 (hight.dsl:25)
    xor t0, t0, t1
    srli a5, a5, 2
    lw t1, 476(a3)
    # round 3 (hight.dsl:24)
    or t2, a6, t2
    # round 4 (hight.dsl:43)
    xor a6, a6, a7
    # round 1 (hight.dsl:25)
    xor a5, t0, a5
    # round 3 (hight.dsl:24)
    srli a7, t2, 7
    srli t0, t2, 6
    # round 5 (hight.dsl:25)
    slli t3, a6, 8
    srli t4, a4, 16
    # round 1 (hight.dsl:43)
    xor a5, a5, t1
    # round 3 (hight.dsl:24)
    xor a7, a7, t0
    srli t0, t2, 1
    lw t1, 484(a3)
    # round 5 (hight.dsl:25)
    or t2, a6, t3
    # round 1 (hight.dsl:43)
    add a5, t4, a5
    # round 3 (hight.dsl:24)
    xor a7, a7, t0
    # round 5 (hight.dsl:25)
    srli t0, t2, 5
    srli t3, t2, 4
    # round 2 (hight.dsl:24)
    andi a5, a5, 255
    # round 3 (hight.dsl:43)
    add a7, a7, t1
    # round 5 (hight.dsl:25)
    xor t0, t0, t3
    srli t1, t2, 2
    lw t2, 496(a3)
    # round 2 (hight.dsl:24)
    slli t3, a5, 8
    # round 3 (hight.dsl:43)
    xor a7, a5, a7
    # round 5 (hight.dsl:25)
    xor t0, t0, t1
    # round 2 (hight.dsl:24)
    or a5, a5, t3
    # round 4 (hight.dsl:25)
    andi a7, a7, 255
    # round 5 (hight.dsl:43)
    xor t0, t0, t2
    lw t1, 468(a3)
    # round 2 (hight.dsl:24)
    srli t2, a5, 7
    srli t3, a5, 6
    # round 4 (hight.dsl:25)
    slli t4, a7, 8
    # round 5 (hight.dsl:43)
    add t0, a7, t0
    srli t5, a4, 8
    # round 2 (hight.dsl:24)
    xor t2, t2, t3
    srli a5, a5, 1
    lw t3, 480(a3)
    # round 4 (hight.dsl:25)
    or a7, a7, t4
    # round 6 (hight.dsl:24)
    andi t0, t0, 255
    xor t1, t5, t1
    # round 2 (hight.dsl:24)
    xor a5, t2, a5
    # round 4 (hight.dsl:25)
    srli t2, a7, 5
    srli t4, a7, 4
    # round 6 (hight.dsl:24)
    slli t5, t0, 8
    # round 1 (hight.dsl:24)
    andi t1, t1, 255
    # round 2 (hight.dsl:43)
    add a5, a5, t3
    # round 4 (hight.dsl:25)
    xor t2, t2, t4
    srli a7, a7, 2
    lw t3, 492(a3)
    # round 6 (hight.dsl:24)
    or t4, t0, t5
    # round 2 (hight.dsl:43)
    xor a5, t1, a5
    # round 4 (hight.dsl:25)
    xor a7, t2, a7
    # round 6 (hight.dsl:24)
    srli t2, t4, 7
    srli t5, t4, 6
    # round 3 (hight.dsl:25)
    andi a5, a5, 255
    # round 4 (hight.dsl:43)
    xor a7, a7, t3
    # round 6 (hight.dsl:24)
    xor t2, t2, t5
    srli t3, t4, 1
    lw t4, 504(a3)
    # round 4 (hight.dsl:43)
    add a7, a5, a7
    # round 6 (hight.dsl:24)
    xor t2, t2, t3
    # round 5 (hight.dsl:24)
    andi a7, a7, 255
    # round 6 (hight.dsl:43)
    add t2, t2, t4
    xor t2, a7, t2
    # round 7 (hight.dsl:25)
    andi t2, t2, 255
    # round 1 (hight.dsl:24)
    slli t3, t1, 8
    # round 3 (hight.dsl:25)
    slli t4, a5, 8
    # round 5 (hight.dsl:24)
    slli t5, a7, 8
    # round 7 (hight.dsl:25)
    slli t6, t2, 8
    # round 1 (hight.dsl:24)
    or t1, t1, t3
    # round 3 (hight.dsl:25)
    or a5, a5, t4
    # round 5 (hight.dsl:24)
    or a7, a7, t5
    # round 7 (hight.dsl:25)
    or t3, t2, t6
    # round 1 (hight.dsl:24)
    srli t4, t1, 7
    srli t5, t1, 6
    # round 3 (hight.dsl:25)
    srli t6, a5, 5
    srli s0, a5, 4
    # round 5 (hight.dsl:24)
    srli s1, a7, 7
    srli s2, a7, 6
    # round 7 (hight.dsl:25)
    srli s3, t3, 5
    srli s4, t3, 4
    # round 1 (hight.dsl:24)
    xor t4, t4, t5
    srli t1, t1, 1
    lw t5, 472(a3)
    # round 3 (hight.dsl:25)
    xor t6, t6, s0
    srli a5, a5, 2
    lw s0, 488(a3)
    # round 5 (hight.dsl:24)
    xor s1, s1, s2
    srli a7, a7, 1
    lw s2, 500(a3)
    # round 7 (hight.dsl:25)
    xor s3, s3, s4
    srli t3, t3, 2
    lw s4, 508(a3)
    # round 1 (hight.dsl:24)
    xor t1, t4, t1
    # round 3 (hight.dsl:25)
    xor a5, t6, a5
    # round 5 (hight.dsl:24)
    xor a7, s1, a7
    # round 7 (hight.dsl:25)
    xor t3, s3, t3
    # round 1 (hight.dsl:43)
    add t1, t1, t5
    # round 3 (hight.dsl:43)
    xor a5, a5, s0
    # round 5 (hight.dsl:43)
    add a7, a7, s2
    # round 7 (hight.dsl:43)
    xor t3, t3, s4
    andi t1, t1, 255
    andi a5, a5, 255
    andi a7, a7, 255
    andi t3, t3, 255
    sw t1, 96(sp)
    sw a5, 100(sp)
    sw a7, 104(sp)
    sw a6, 108(sp)
    sw t0, 112(sp)
    sw t3, 116(sp)
    sw t2, 120(sp)
.Llwcc_hight64_128_ctr_crypt_rv32i_kept:
    lw a5, 96(sp)
    # round 2 (hight.dsl:43)
    lw a6, 0(a3)
    # round 1 (hight.dsl:43)
    xor a5, a4, a5
    # round 2 (hight.dsl:25)
    andi a5, a5, 255
    slli a7, a5, 8
    or a7, a5, a7
    srli t0, a7, 5
    srli t1, a7, 4
    xor t0, t0, t1
    srli a7, a7, 2
    xor a7, t0, a7
    lw t0, 544(a3)
    xor a6, a7, a6
    add a6, t0, a6
    # round 3 (hight.dsl:24)
    andi a6, a6, 255
    slli a7, a6, 8
    or a7, a6, a7
    srli t0, a7, 7
    srli t1, a7, 6
    xor t0, t0, t1
    srli a7, a7, 1
    lw t1, 4(a3)
    lw t2, 100(sp)
    xor a7, t0, a7
    lw t0, 548(a3)
    add a7, a7, t1
    add a5, a5, t2
    xor a7, t0, a7
    # round 4 (hight.dsl:24)
    andi a5, a5, 255
    andi a7, a7, 255
    slli t0, a5, 8
    slli t1, a7, 8
    or t0, a5, t0
    or t1, a7, t1
    srli t2, t0, 7
    srli t3, t0, 6
    srli t4, t1, 5
    srli t5, t1, 4
    xor t2, t2, t3
    srli t0, t0, 1
    lw t3, 8(a3)
    xor t4, t4, t5
    srli t1, t1, 2
    lw t5, 12(a3)
    xor t0, t2, t0
    xor t1, t4, t1
    lw t2, 552(a3)
    add t0, t0, t3
    xor t1, t1, t5
    xor a6, a6, t0
    add t0, t2, t1
    # round 5 (hight.dsl:24)
    andi t0, t0, 255
    andi a6, a6, 255
    slli t1, t0, 8
    slli t2, a6, 8
    or t1, t0, t1
    or t2, a6, t2
    srli t3, t1, 7
    srli t4, t1, 6
    srli t5, t2, 5
    srli t6, t2, 4
    xor t3, t3, t4
    srli t1, t1, 1
    lw t4, 16(a3)
    xor t5, t5, t6
    srli t2, t2, 2
    lw t6, 20(a3)
    xor t1, t3, t1
    lw t3, 556(a3)
    xor t2, t5, t2
    lw t5, 104(sp)
    add t1, t1, t4
    xor t2, t2, t6
    xor t1, t3, t1
    add a7, a7, t2
    xor a5, a5, t5
    # round 6 (hight.dsl:24)
    andi a7, a7, 255
    andi t1, t1, 255
    slli t2, a7, 8
    slli t3, t1, 8
    slli t4, a5, 8
    or t2, a7, t2
    or t3, t1, t3
    or t4, a5, t4
    srli t5, t2, 7
    srli t6, t2, 6
    srli s0, t3, 5
    srli s1, t3, 4
    srli s2, t4, 5
    srli s3, t4, 4
    xor t5, t5, t6
    srli t2, t2, 1
    lw t6, 24(a3)
    xor s0, s0, s1
    srli t3, t3, 2
    lw s1, 28(a3)
    xor s2, s2, s3
    srli t4, t4, 2
    lw s3, 32(a3)
    lw s4, 108(sp)
    xor t2, t5, t2
    xor t3, s0, t3
    xor t4, s2, t4
    add t2, t2, t6
    xor t3, t3, s1
    xor t4, t4, s3
    xor t0, t0, t2
    add t2, s4, t3
    add a6, a6, t4
    # round 7 (hight.dsl:24)
    andi a6, a6, 255
    andi t0, t0, 255
    andi t2, t2, 255
    slli t3, a6, 8
    slli t4, t0, 8
    slli t5, t2, 8
    or t3, a6, t3
    or t4, t0, t4
    or t5, t2, t5
    srli t6, t3, 7
    srli s0, t3, 6
    srli s1, t4, 5
    srli s2, t4, 4
    srli s3, t5, 7
    srli s4, t5, 6
    xor t6, t6, s0
    srli t3, t3, 1
    lw s0, 36(a3)
    xor s1, s1, s2
    srli t4, t4, 2
    lw s2, 40(a3)
    xor s3, s3, s4
    srli t5, t5, 1
    lw s4, 44(a3)
    lw s5, 112(sp)
    lw s6, 116(sp)
    xor t3, t6, t3
    xor t4, s1, t4
    xor t5, s3, t5
    add t3, t3, s0
    xor t4, t4, s2
    add t5, t5, s4
    xor a7, a7, t3
    add t1, t1, t4
    xor t3, s5, t5
    add a5, a5, s6
    # round 8 (hight.dsl:24)
    andi a5, a5, 255
    andi a7, a7, 255
    andi t1, t1, 255
    andi t3, t3, 255
    slli t4, a5, 8
    slli t5, a7, 8
    slli t6, t1, 8
    slli s0, t3, 8
    or t4, a5, t4
    or t5, a7, t5
    or t6, t1, t6
    or s0, t3, s0
    srli s1, t4, 7
    srli s2, t4, 6
    srli s3, t5, 5
    srli s4, t5, 4
    srli s5, t6, 7
    srli s6, t6, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t4, t4, 1
    lw s2, 48(a3)
    xor s3, s3, s4
    srli t5, t5, 2
    lw s4, 52(a3)
    xor s5, s5, s6
    srli t6, t6, 1
    lw s6, 56(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 60(a3)
    lw s9, 120(sp)
    xor t4, s1, t4
    xor t5, s3, t5
    xor t6, s5, t6
    xor s0, s7, s0
    add t4, t4, s2
    xor t5, t5, s4
    add t6, t6, s6
    xor s0, s0, s8
    xor a6, a6, t4
    add t0, t0, t5
    xor t2, t2, t6
    add t4, s9, s0
    # round 9 (hight.dsl:24)
    andi t4, t4, 255
    andi a6, a6, 255
    andi t0, t0, 255
    andi t2, t2, 255
    slli t5, t4, 8
    slli t6, a6, 8
    slli s0, t0, 8
    slli s1, t2, 8
    or t5, t4, t5
    or t6, a6, t6
    or s0, t0, s0
    or s1, t2, s1
    srli s2, t5, 7
    srli s3, t5, 6
    srli s4, t6, 5
    srli s5, t6, 4
    srli s6, s0, 7
    srli s7, s0, 6
    srli s8, s1, 5
    srli s9, s1, 4
    xor s2, s2, s3
    srli t5, t5, 1
    lw s3, 64(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 68(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 72(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 76(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor a5, a5, t5
    add a7, a7, t6
    xor t1, t1, s0
    add t3, t3, s1
    # round 10 (hight.dsl:24)
    andi t3, t3, 255
    andi a5, a5, 255
    andi a7, a7, 255
    andi t1, t1, 255
    slli t5, t3, 8
    slli t6, a5, 8
    slli s0, a7, 8
    slli s1, t1, 8
    or t5, t3, t5
    or t6, a5, t6
    or s0, a7, s0
    or s1, t1, s1
    srli s2, t5, 7
    srli s3, t5, 6
    srli s4, t6, 5
    srli s5, t6, 4
    srli s6, s0, 7
    srli s7, s0, 6
    srli s8, s1, 5
    srli s9, s1, 4
    xor s2, s2, s3
    srli t5, t5, 1
    lw s3, 80(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 84(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 88(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 92(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor t4, t4, t5
    add a6, a6, t6
    xor t0, t0, s0
    add t2, t2, s1
    # round 11 (hight.dsl:24)
    andi t2, t2, 255
    andi t4, t4, 255
    andi a6, a6, 255
    andi t0, t0, 255
    slli t5, t2, 8
    slli t6, t4, 8
    slli s0, a6, 8
    slli s1, t0, 8
    or t5, t2, t5
    or t6, t4, t6
    or s0, a6, s0
    or s1, t0, s1
    srli s2, t5, 7
    srli s3, t5, 6
    srli s4, t6, 5
    srli s5, t6, 4
    srli s6, s0, 7
    srli s7, s0, 6
    srli s8, s1, 5
    srli s9, s1, 4
    xor s2, s2, s3
    srli t5, t5, 1
    lw s3, 96(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 100(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 104(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 108(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor t3, t3, t5
    add a5, a5, t6
    xor a7, a7, s0
    add t1, t1, s1
    # round 12 (hight.dsl:24)
    andi t1, t1, 255
    andi t3, t3, 255
    andi a5, a5, 255
    andi a7, a7, 255
    slli t5, t1, 8
    slli t6, t3, 8
    slli s0, a5, 8
    slli s1, a7, 8
    or t5, t1, t5
    or t6, t3, t6
    or s0, a5, s0
    or s1, a7, s1
    srli s2, t5, 7
    srli s3, t5, 6
    srli s4, t6, 5
    srli s5, t6, 4
    srli s6, s0, 7
    srli s7, s0, 6
    srli s8, s1, 5
    srli s9, s1, 4
    xor s2, s2, s3
    srli t5, t5, 1
    lw s3, 112(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 116(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 120(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 124(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor t2, t2, t5
    add t4, t4, t6
    xor a6, a6, s0
    add t0, t0, s1
    # round 13 (hight.dsl:24)
    andi t0, t0, 255
    andi t2, t2, 255
    andi t4, t4, 255
    andi a6, a6, 255
    slli t5, t0, 8
    slli t6, t2, 8
    slli s0, t4, 8
    slli s1, a6, 8
    or t5, t0, t5
    or t6, t2, t6
    or s0, t4, s0
    or s1, a6, s1
    srli s2, t5, 7
    srli s3, t5, 6
    srli s4, t6, 5
    srli s5, t6, 4
    srli s6, s0, 7
    srli s7, s0, 6
    srli s8, s1, 5
    srli s9, s1, 4
    xor s2, s2, s3
    srli t5, t5, 1
    lw s3, 128(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 132(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 136(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 140(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor t1, t1, t5
    add t3, t3, t6
    xor a5, a5, s0
    add a7, a7, s1
    # round 14 (hight.dsl:24)
    andi a7, a7, 255
    andi t1, t1, 255
    andi t3, t3, 255
    andi a5, a5, 255
    slli t5, a7, 8
    slli t6, t1, 8
    slli s0, t3, 8
    slli s1, a5, 8
    or t5, a7, t5
    or t6, t1, t6
    or s0, t3, s0
    or s1, a5, s1
    srli s2, t5, 7
    srli s3, t5, 6
    srli s4, t6, 5
    srli s5, t6, 4
    srli s6, s0, 7
    srli s7, s0, 6
    srli s8, s1, 5
    srli s9, s1, 4
    xor s2, s2, s3
    srli t5, t5, 1
    lw s3, 144(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 148(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 152(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 156(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor t0, t0, t5
    add t2, t2, t6
    xor t4, t4, s0
    add a6, a6, s1
    # round 15 (hight.dsl:24)
    andi a6, a6, 255
    andi t0, t0, 255
    andi t2, t2, 255
    andi t4, t4, 255
    slli t5, a6, 8
    slli t6, t0, 8
    slli s0, t2, 8
    slli s1, t4, 8
    or t5, a6, t5
    or t6, t0, t6
    or s0, t2, s0
    or s1, t4, s1
    srli s2, t5, 7
    srli s3, t5, 6
    srli s4, t6, 5
    srli s5, t6, 4
    srli s6, s0, 7
    srli s7, s0, 6
    srli s8, s1, 5
    srli s9, s1, 4
    xor s2, s2, s3
    srli t5, t5, 1
    lw s3, 160(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 164(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 168(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 172(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor a7, a7, t5
    add t1, t1, t6
    xor t3, t3, s0
    add a5, a5, s1
    # round 16 (hight.dsl:24)
    andi a5, a5, 255
    andi a7, a7, 255
    andi t1, t1, 255
    andi t3, t3, 255
    slli t5, a5, 8
    slli t6, a7, 8
    slli s0, t1, 8
    slli s1, t3, 8
    or t5, a5, t5
    or t6, a7, t6
    or s0, t1, s0
    or s1, t3, s1
    srli s2, t5, 7
    srli s3, t5, 6
    srli s4, t6, 5
    srli s5, t6, 4
    srli s6, s0, 7
    srli s7, s0, 6
    srli s8, s1, 5
    srli s9, s1, 4
    xor s2, s2, s3
    srli t5, t5, 1
    lw s3, 176(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 180(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 184(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 188(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor a6, a6, t5
    add t0, t0, t6
    xor t2, t2, s0
    add t4, t4, s1
    # round 17 (hight.dsl:24)
    andi t4, t4, 255
    andi a6, a6, 255
    andi t0, t0, 255
    andi t2, t2, 255
    slli t5, t4, 8
    slli t6, a6, 8
    slli s0, t0, 8
    slli s1, t2, 8
    or t5, t4, t5
    or t6, a6, t6
    or s0, t0, s0
    or s1, t2, s1
    srli s2, t5, 7
    srli s3, t5, 6
    srli s4, t6, 5
    srli s5, t6, 4
    srli s6, s0, 7
    srli s7, s0, 6
    srli s8, s1, 5
    srli s9, s1, 4
    xor s2, s2, s3
    srli t5, t5, 1
    lw s3, 192(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 196(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 200(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 204(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor a5, a5, t5
    add a7, a7, t6
    xor t1, t1, s0
    add t3, t3, s1
    # round 18 (hight.dsl:24)
    andi t3, t3, 255
    andi a5, a5, 255
    andi a7, a7, 255
    andi t1, t1, 255
    slli t5, t3, 8
    slli t6, a5, 8
    slli s0, a7, 8
    slli s1, t1, 8
    or t5, t3, t5
    or t6, a5, t6
    or s0, a7, s0
    or s1, t1, s1
    srli s2, t5, 7
    srli s3, t5, 6
    srli s4, t6, 5
    srli s5, t6, 4
    srli s6, s0, 7
    srli s7, s0, 6
    srli s8, s1, 5
    srli s9, s1, 4
    xor s2, s2, s3
    srli t5, t5, 1
    lw s3, 208(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 212(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 216(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 220(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor t4, t4, t5
    add a6, a6, t6
    xor t0, t0, s0
    add t2, t2, s1
    # round 19 (hight.dsl:24)
    andi t2, t2, 255
    andi t4, t4, 255
    andi a6, a6, 255
    andi t0, t0, 255
    slli t5, t2, 8
    slli t6, t4, 8
    slli s0, a6, 8
    slli s1, t0, 8
    or t5, t2, t5
    or t6, t4, t6
    or s0, a6, s0
    or s1, t0, s1
    srli s2, t5, 7
    srli s3, t5, 6
    srli s4, t6, 5
    srli s5, t6, 4
    srli s6, s0, 7
    srli s7, s0, 6
    srli s8, s1, 5
    srli s9, s1, 4
    xor s2, s2, s3
    srli t5, t5, 1
    lw s3, 224(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 228(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 232(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 236(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor t3, t3, t5
    add a5, a5, t6
    xor a7, a7, s0
    add t1, t1, s1
    # round 20 (hight.dsl:24)
    andi t1, t1, 255
    andi t3, t3, 255
    andi a5, a5, 255
    andi a7, a7, 255
    slli t5, t1, 8
    slli t6, t3, 8
    slli s0, a5, 8
    slli s1, a7, 8
    or t5, t1, t5
    or t6, t3, t6
    or s0, a5, s0
    or s1, a7, s1
    srli s2, t5, 7
    srli s3, t5, 6
    srli s4, t6, 5
    srli s5, t6, 4
    srli s6, s0, 7
    srli s7, s0, 6
    srli s8, s1, 5
    srli s9, s1, 4
    xor s2, s2, s3
    srli t5, t5, 1
    lw s3, 240(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 244(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 248(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 252(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor t2, t2, t5
    add t4, t4, t6
    xor a6, a6, s0
    add t0, t0, s1
    # round 21 (hight.dsl:24)
    andi t0, t0, 255
    andi t2, t2, 255
    andi t4, t4, 255
    andi a6, a6, 255
    slli t5, t0, 8
    slli t6, t2, 8
    slli s0, t4, 8
    slli s1, a6, 8
    or t5, t0, t5
    or t6, t2, t6
    or s0, t4, s0
    or s1, a6, s1
    srli s2, t5, 7
    srli s3, t5, 6
    srli s4, t6, 5
    srli s5, t6, 4
    srli s6, s0, 7
    srli s7, s0, 6
    srli s8, s1, 5
    srli s9, s1, 4
    xor s2, s2, s3
    srli t5, t5, 1
    lw s3, 256(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 260(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 264(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 268(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor t1, t1, t5
    add t3, t3, t6
    xor a5, a5, s0
    add a7, a7, s1
    # round 22 (hight.dsl:24)
    andi a7, a7, 255
    andi t1, t1, 255
    andi t3, t3, 255
    andi a5, a5, 255
    slli t5, a7, 8
    slli t6, t1, 8
    slli s0, t3, 8
    slli s1, a5, 8
    or t5, a7, t5
    or t6, t1, t6
    or s0, t3, s0
    or s1, a5, s1
    srli s2, t5, 7
    srli s3, t5, 6
    srli s4, t6, 5
    srli s5, t6, 4
    srli s6, s0, 7
    srli s7, s0, 6
    srli s8, s1, 5
    srli s9, s1, 4
    xor s2, s2, s3
    srli t5, t5, 1
    lw s3, 272(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 276(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 280(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 284(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor t0, t0, t5
    add t2, t2, t6
    xor t4, t4, s0
    add a6, a6, s1
    # round 23 (hight.dsl:24)
    andi a6, a6, 255
    andi t0, t0, 255
    andi t2, t2, 255
    andi t4, t4, 255
    slli t5, a6, 8
    slli t6, t0, 8
    slli s0, t2, 8
    slli s1, t4, 8
    or t5, a6, t5
    or t6, t0, t6
    or s0, t2, s0
    or s1, t4, s1
    srli s2, t5, 7
    srli s3, t5, 6
    srli s4, t6, 5
    srli s5, t6, 4
    srli s6, s0, 7
    srli s7, s0, 6
    srli s8, s1, 5
    srli s9, s1, 4
    xor s2, s2, s3
    srli t5, t5, 1
    lw s3, 288(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 292(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 296(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 300(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor a7, a7, t5
    add t1, t1, t6
    xor t3, t3, s0
    add a5, a5, s1
    # round 24 (hight.dsl:24)
    andi a5, a5, 255
    andi a7, a7, 255
    andi t1, t1, 255
    andi t3, t3, 255
    slli t5, a5, 8
    slli t6, a7, 8
    slli s0, t1, 8
    slli s1, t3, 8
    or t5, a5, t5
    or t6, a7, t6
    or s0, t1, s0
    or s1, t3, s1
    srli s2, t5, 7
    srli s3, t5, 6
    srli s4, t6, 5
    srli s5, t6, 4
    srli s6, s0, 7
    srli s7, s0, 6
    srli s8, s1, 5
    srli s9, s1, 4
    xor s2, s2, s3
    srli t5, t5, 1
    lw s3, 304(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 308(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 312(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 316(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor a6, a6, t5
    add t0, t0, t6
    xor t2, t2, s0
    add t4, t4, s1
    # round 25 (hight.dsl:24)
    andi t4, t4, 255
    andi a6, a6, 255
    andi t0, t0, 255
    andi t2, t2, 255
    slli t5, t4, 8
    slli t6, a6, 8
    slli s0, t0, 8
    slli s1, t2, 8
    or t5, t4, t5
    or t6, a6, t6
    or s0, t0, s0
    or s1, t2, s1
    srli s2, t5, 7
    srli s3, t5, 6
    srli s4, t6, 5
    srli s5, t6, 4
    srli s6, s0, 7
    srli s7, s0, 6
    srli s8, s1, 5
    srli s9, s1, 4
    xor s2, s2, s3
    srli t5, t5, 1
    lw s3, 320(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 324(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 328(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 332(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor a5, a5, t5
    add a7, a7, t6
    xor t1, t1, s0
    add t3, t3, s1
    # round 26 (hight.dsl:24)
    andi t3, t3, 255
    andi a5, a5, 255
    andi a7, a7, 255
    andi t1, t1, 255
    slli t5, t3, 8
    slli t6, a5, 8
    slli s0, a7, 8
    slli s1, t1, 8
    or t5, t3, t5
    or t6, a5, t6
    or s0, a7, s0
    or s1, t1, s1
    srli s2, t5, 7
    srli s3, t5, 6
    srli s4, t6, 5
    srli s5, t6, 4
    srli s6, s0, 7
    srli s7, s0, 6
    srli s8, s1, 5
    srli s9, s1, 4
    xor s2, s2, s3
    srli t5, t5, 1
    lw s3, 336(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 340(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 344(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 348(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor t4, t4, t5
    add a6, a6, t6
    xor t0, t0, s0
    add t2, t2, s1
    # round 27 (hight.dsl:24)
    andi t2, t2, 255
    andi t4, t4, 255
    andi a6, a6, 255
    andi t0, t0, 255
    slli t5, t2, 8
    slli t6, t4, 8
    slli s0, a6, 8
    slli s1, t0, 8
    or t5, t2, t5
    or t6, t4, t6
    or s0, a6, s0
    or s1, t0, s1
    srli s2, t5, 7
    srli s3, t5, 6
    srli s4, t6, 5
    srli s5, t6, 4
    srli s6, s0, 7
    srli s7, s0, 6
    srli s8, s1, 5
    srli s9, s1, 4
    xor s2, s2, s3
    srli t5, t5, 1
    lw s3, 352(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 356(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 360(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 364(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor t3, t3, t5
    add a5, a5, t6
    xor a7, a7, s0
    add t1, t1, s1
    # round 28 (hight.dsl:24)
    andi t1, t1, 255
    andi t3, t3, 255
    andi a5, a5, 255
    andi a7, a7, 255
    slli t5, t1, 8
    slli t6, t3, 8
    slli s0, a5, 8
    slli s1, a7, 8
    or t5, t1, t5
    or t6, t3, t6
    or s0, a5, s0
    or s1, a7, s1
    srli s2, t5, 7
    srli s3, t5, 6
    srli s4, t6, 5
    srli s5, t6, 4
    srli s6, s0, 7
    srli s7, s0, 6
    srli s8, s1, 5
    srli s9, s1, 4
    xor s2, s2, s3
    srli t5, t5, 1
    lw s3, 368(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 372(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 376(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 380(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor t2, t2, t5
    add t4, t4, t6
    xor a6, a6, s0
    add t0, t0, s1
    # round 29 (hight.dsl:24)
    andi t0, t0, 255
    andi t2, t2, 255
    andi t4, t4, 255
    andi a6, a6, 255
    slli t5, t0, 8
    slli t6, t2, 8
    slli s0, t4, 8
    slli s1, a6, 8
    or t5, t0, t5
    or t6, t2, t6
    or s0, t4, s0
    or s1, a6, s1
    srli s2, t5, 7
    srli s3, t5, 6
    srli s4, t6, 5
    srli s5, t6, 4
    srli s6, s0, 7
    srli s7, s0, 6
    srli s8, s1, 5
    srli s9, s1, 4
    xor s2, s2, s3
    srli t5, t5, 1
    lw s3, 384(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 388(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 392(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 396(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor t1, t1, t5
    add t3, t3, t6
    xor a5, a5, s0
    add a7, a7, s1
    # round 30 (hight.dsl:24)
    andi a7, a7, 255
    andi t1, t1, 255
    andi t3, t3, 255
    andi a5, a5, 255
    slli t5, a7, 8
    slli t6, t1, 8
    slli s0, t3, 8
    slli s1, a5, 8
    or t5, a7, t5
    or t6, t1, t6
    or s0, t3, s0
    or s1, a5, s1
    srli s2, t5, 7
    srli s3, t5, 6
    srli s4, t6, 5
    srli s5, t6, 4
    srli s6, s0, 7
    srli s7, s0, 6
    srli s8, s1, 5
    srli s9, s1, 4
    xor s2, s2, s3
    srli t5, t5, 1
    lw s3, 400(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 404(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 408(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 412(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor t0, t0, t5
    add t2, t2, t6
    xor t4, t4, s0
    add a6, a6, s1
    # round 31 (hight.dsl:24)
    andi a6, a6, 255
    andi t0, t0, 255
    andi t2, t2, 255
    andi t4, t4, 255
    slli t5, a6, 8
    slli t6, t0, 8
    slli s0, t2, 8
    slli s1, t4, 8
    or t5, a6, t5
    or t6, t0, t6
    or s0, t2, s0
    or s1, t4, s1
    srli s2, t5, 7
    srli s3, t5, 6
    srli s4, t6, 5
    srli s5, t6, 4
    srli s6, s0, 7
    srli s7, s0, 6
    srli s8, s1, 5
    srli s9, s1, 4
    xor s2, s2, s3
    srli t5, t5, 1
    lw s3, 416(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 420(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 424(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 428(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor a7, a7, t5
    add t1, t1, t6
    xor t3, t3, s0
    add a5, a5, s1
    # round 32 (hight.dsl:24)
    andi a5, a5, 255
    andi a7, a7, 255
    andi t1, t1, 255
    andi t3, t3, 255
    slli t5, a5, 8
    slli t6, a7, 8
    slli s0, t1, 8
    slli s1, t3, 8
    or t5, a5, t5
    or t6, a7, t6
    or s0, t1, s0
    or s1, t3, s1
    srli s2, t5, 7
    srli s3, t5, 6
    srli s4, t6, 5
    srli s5, t6, 4
    srli s6, s0, 7
    srli s7, s0, 6
    srli s8, s1, 5
    srli s9, s1, 4
    xor s2, s2, s3
    srli t5, t5, 1
    lw s3, 432(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 436(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 440(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 444(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    lw s2, 448(a3)
    lw s4, 452(a3)
    lw s6, 456(a3)
    lw s8, 460(a3)
    lbu s10, 0(a1)
    lbu s11, 1(a1)
    lbu ra, 2(a1)
    add t5, t5, s3
    lbu s3, 3(a1)
    xor t6, t6, s5
    lbu s5, 4(a1)
    add s0, s0, s7
    lbu s7, 5(a1)
    xor s1, s1, s9
    lbu s9, 6(a1)
    xor a6, a6, t5
    lbu t5, 7(a1)
    add t0, t0, t6
    xor t2, t2, s0
    add t4, t4, s1
    add a7, a7, s2
    xor t1, t1, s4
    add t3, t3, s6
    xor a5, a5, s8
    xor a7, s10, a7
    xor t0, s11, t0
    xor t1, ra, t1
    xor t2, s3, t2
    xor t3, s5, t3
    xor t4, s7, t4
    xor a5, s9, a5
    xor a6, t5, a6
    sb a7, 0(a0)
    sb t0, 1(a0)
    sb t1, 2(a0)
    sb t2, 3(a0)
    sb t3, 4(a0)
    sb t4, 5(a0)
    sb a5, 6(a0)
    sb a6, 7(a0)
    addi a0, a0, 8
    addi a1, a1, 8
    addi a4, a4, 1
    bltu a2, a1, .Llwcc_hight64_128_ctr_crypt_rv32i_group_done
    j .Llwcc_hight64_128_ctr_crypt_rv32i_group
.Llwcc_hight64_128_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_hight64_128_ctr_crypt_rv32i_out
.Llwcc_hight64_128_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 8
    beqz t2, .Llwcc_hight64_128_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 128
    mv t0, a0
    addi t1, sp, 144
.Llwcc_hight64_128_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_hight64_128_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_hight64_128_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_hight64_128_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_hight64_128_ctr_crypt_rv32i_first
.Llwcc_hight64_128_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 128
    add t1, a1, t2
.Llwcc_hight64_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_hight64_128_ctr_crypt_rv32i_copy
.Llwcc_hight64_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 144
.Llwcc_hight64_128_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_hight64_128_ctr_crypt_rv32i_wipe
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
    addi sp, sp, 144
    ret
    .size lwcc_hight64_128_ctr_crypt_rv32i, .-lwcc_hight64_128_ctr_crypt_rv32i
