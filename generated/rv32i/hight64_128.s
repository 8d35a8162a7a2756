# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile hight --set hight64_128 --target rv32i --lanes 1
# passes:    unroll() invert() counter() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate()
# dsl:       dsl/ciphers/hight.dsl sha256:7354a4282c6cb167b88d85ee9ae8d904b6c1d813eb0ca76009b03702c71a9d21
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 8 bits, each in a register of its own
# sizes:     in bytes: block 8, key 16, nonce 4, rk 544, ctx 568, align 4, group 8, stack 112
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:aaffb07f14439dbc7c35fc6433ac19ec3ebbe705352e9676c630402a0a97347f

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
    lbu a5, 12(a1)
    lbu a6, 13(a1)
    lbu a7, 14(a1)
    lbu t0, 15(a1)
    lbu t1, 3(a1)
    lbu t2, 0(a1)
    lbu t3, 1(a1)
    lbu t4, 2(a1)
    lbu t5, 7(a1)
    lbu t6, 4(a1)
    lbu a4, 5(a1)
    lbu a3, 6(a1)
    lbu a2, 11(a1)
    lbu s0, 8(a1)
    lbu s1, 9(a1)
    lbu s2, 10(a1)
    addi s3, t1, 27
    addi s4, t2, 90
    addi s5, t3, 109
    addi s6, t4, 54
    addi s7, t5, 65
    addi s8, t6, 13
    addi s9, a4, 6
    addi s10, a3, 3
    addi s11, a2, 76
    addi ra, s0, 96
    sw a5, 0(a0)
    sw a6, 4(a0)
    sw a7, 8(a0)
    sw t0, 12(a0)
    andi s3, s3, 255
    sw s3, 16(a0)
    addi s3, s1, 48
    andi s4, s4, 255
    sw s4, 20(a0)
    addi s4, s2, 24
    andi s5, s5, 255
    sw s5, 24(a0)
    addi s5, t0, 44
    andi s6, s6, 255
    sw s6, 28(a0)
    addi s6, a5, 102
    andi s7, s7, 255
    sw s7, 32(a0)
    addi s7, a6, 51
    andi s8, s8, 255
    sw s8, 36(a0)
    addi s8, a7, 89
    andi s9, s9, 255
    sw s9, 40(a0)
    addi s9, t4, 74
    andi s10, s10, 255
    sw s10, 44(a0)
    addi s10, t5, 86
    andi s11, s11, 255
    sw s11, 48(a0)
    addi s11, t2, 43
    andi ra, ra, 255
    sw ra, 52(a0)
    addi ra, t3, 21
    andi s3, s3, 255
    sw s3, 56(a0)
    addi s3, a3, 28
    andi s4, s4, 255
    sw s4, 60(a0)
    addi s4, t1, 101
    andi s5, s5, 255
    sw s5, 64(a0)
    addi s5, t6, 114
    andi s6, s6, 255
    sw s6, 68(a0)
    addi s6, a4, 57
    andi s7, s7, 255
    sw s7, 72(a0)
    addi s7, s2, 121
    andi s8, s8, 255
    sw s8, 76(a0)
    addi s8, t0, 78
    andi s9, s9, 255
    sw s9, 80(a0)
    addi s9, s0, 103
    andi s10, s10, 255
    sw s10, 84(a0)
    addi s10, s1, 115
    andi s11, s11, 255
    sw s11, 88(a0)
    addi s11, a7, 55
    andi ra, ra, 255
    sw ra, 92(a0)
    addi ra, a2, 60
    andi s3, s3, 255
    sw s3, 96(a0)
    addi s3, a5, 94
    andi s4, s4, 255
    sw s4, 100(a0)
    addi s4, a6, 111
    andi s5, s5, 255
    sw s5, 104(a0)
    addi s5, t3, 11
    andi s6, s6, 255
    sw s6, 108(a0)
    addi s6, a3, 91
    andi s7, s7, 255
    sw s7, 112(a0)
    addi s7, t5, 45
    andi s8, s8, 255
    sw s8, 116(a0)
    addi s8, t2, 22
    andi s9, s9, 255
    sw s9, 120(a0)
    addi s9, a4, 80
    andi s10, s10, 255
    sw s10, 124(a0)
    addi s10, t4, 5
    andi s11, s11, 255
    sw s11, 128(a0)
    addi s11, t1, 66
    andi ra, ra, 255
    sw ra, 132(a0)
    addi ra, t6, 33
    andi s3, s3, 255
    sw s3, 136(a0)
    addi s3, s1, 85
    andi s4, s4, 255
    sw s4, 140(a0)
    addi s4, a7, 40
    andi s5, s5, 255
    sw s5, 144(a0)
    addi s5, t0, 84
    andi s6, s6, 255
    sw s6, 148(a0)
    addi s6, s0, 42
    andi s7, s7, 255
    sw s7, 152(a0)
    addi s7, a6, 125
    andi s8, s8, 255
    sw s8, 156(a0)
    addi s8, s2, 106
    andi s9, s9, 255
    sw s9, 160(a0)
    addi s9, a2, 117
    andi s10, s10, 255
    sw s10, 164(a0)
    addi s10, a5, 122
    andi s11, s11, 255
    sw s11, 168(a0)
    addi s11, t2, 23
    andi ra, ra, 255
    sw ra, 172(a0)
    addi ra, a4, 62
    andi s3, s3, 255
    sw s3, 176(a0)
    addi s3, a3, 95
    andi s4, s4, 255
    sw s4, 180(a0)
    addi s4, t5, 47
    andi s5, s5, 255
    sw s5, 184(a0)
    addi s5, t6, 41
    andi s6, s6, 255
    sw s6, 188(a0)
    addi s6, t3, 75
    andi s7, s7, 255
    sw s7, 192(a0)
    addi s7, t4, 37
    andi s8, s8, 255
    sw s8, 196(a0)
    addi s8, t1, 82
    andi s9, s9, 255
    sw s9, 200(a0)
    addi s9, s0, 98
    andi s10, s10, 255
    sw s10, 204(a0)
    addi s10, a6, 20
    andi s11, s11, 255
    sw s11, 208(a0)
    addi s11, a7, 10
    andi ra, ra, 255
    sw ra, 212(a0)
    addi ra, t0, 69
    andi s3, s3, 255
    sw s3, 216(a0)
    addi s3, a5, 118
    andi s4, s4, 255
    sw s4, 220(a0)
    addi s4, s1, 49
    andi s5, s5, 255
    sw s5, 224(a0)
    addi s5, s2, 88
    andi s6, s6, 255
    sw s6, 228(a0)
    addi s6, a2, 108
    andi s7, s7, 255
    sw s7, 232(a0)
    addi s7, t5, 71
    andi s8, s8, 255
    sw s8, 236(a0)
    addi s8, t6, 59
    andi s9, s9, 255
    sw s9, 240(a0)
    addi s9, a4, 29
    andi s10, s10, 255
    sw s10, 244(a0)
    addi s10, a3, 14
    andi s11, s11, 255
    sw s11, 248(a0)
    addi s11, t1, 124
    andi ra, ra, 255
    sw ra, 252(a0)
    addi ra, t2, 99
    andi s3, s3, 255
    sw s3, 256(a0)
    addi s3, t3, 113
    andi s4, s4, 255
    sw s4, 260(a0)
    addi s4, t4, 120
    andi s5, s5, 255
    sw s5, 264(a0)
    addi s5, t0, 31
    andi s6, s6, 255
    sw s6, 268(a0)
    addi s6, a5, 126
    andi s7, s7, 255
    sw s7, 272(a0)
    addi s7, a6, 127
    andi s8, s8, 255
    sw s8, 276(a0)
    addi s8, a7, 63
    andi s9, s9, 255
    sw s9, 280(a0)
    addi s9, a2, 97
    andi s10, s10, 255
    sw s10, 284(a0)
    addi s10, s0, 15
    andi s11, s11, 255
    sw s11, 288(a0)
    addi s11, s1, 7
    andi ra, ra, 255
    sw ra, 292(a0)
    addi ra, s2, 67
    andi s3, s3, 255
    sw s3, 296(a0)
    addi s3, a3, 110
    andi s4, s4, 255
    sw s4, 300(a0)
    addi s4, t1, 112
    andi s5, s5, 255
    sw s5, 304(a0)
    addi s5, t6, 56
    andi s6, s6, 255
    sw s6, 308(a0)
    addi s6, a4, 92
    andi s7, s7, 255
    sw s7, 312(a0)
    addi s7, t4, 30
    andi s8, s8, 255
    sw s8, 316(a0)
    addi s8, t5, 119
    andi s9, s9, 255
    sw s9, 320(a0)
    addi s9, t2, 123
    andi s10, s10, 255
    sw s10, 324(a0)
    addi s10, t3, 61
    andi s11, s11, 255
    sw s11, 328(a0)
    addi s11, a7, 105
    andi ra, ra, 255
    sw ra, 332(a0)
    addi ra, a2, 79
    andi s3, s3, 255
    sw s3, 336(a0)
    addi s3, a5, 39
    andi s4, s4, 255
    sw s4, 340(a0)
    addi s4, a6, 83
    andi s5, s5, 255
    sw s5, 344(a0)
    addi s5, s2, 38
    andi s6, s6, 255
    sw s6, 348(a0)
    addi s6, t0, 52
    andi s7, s7, 255
    sw s7, 352(a0)
    addi s7, s0, 26
    andi s8, s8, 255
    sw s8, 356(a0)
    addi s8, s1, 77
    andi s9, s9, 255
    sw s9, 360(a0)
    addi s9, a4, 18
    andi s10, s10, 255
    sw s10, 364(a0)
    addi s10, t4, 19
    andi s11, s11, 255
    sw s11, 368(a0)
    addi s11, t1, 73
    andi ra, ra, 255
    sw ra, 372(a0)
    addi ra, t6, 36
    andi s3, s3, 255
    sw s3, 376(a0)
    addi s3, t3, 1
    addi t6, t6, 12
    andi s4, s4, 255
    sw s4, 380(a0)
    addi s4, a3, 9
    andi s5, s5, 255
    sw s5, 384(a0)
    addi s5, t5, 4
    andi s6, s6, 255
    sw s6, 388(a0)
    addi s6, t2, 2
    andi s7, s7, 255
    sw s7, 392(a0)
    addi s7, a6, 8
    addi a4, a4, 70
    addi a3, a3, 35
    addi t5, t5, 81
    andi s8, s8, 255
    sw s8, 396(a0)
    addi s8, s2, 64
    andi s9, s9, 255
    sw s9, 400(a0)
    addi s9, a2, 32
    addi s2, s2, 58
    addi a2, a2, 93
    andi s10, s10, 255
    sw s10, 404(a0)
    addi s10, a5, 16
    addi a5, a5, 46
    addi a6, a6, 87
    andi s11, s11, 255
    sw s11, 408(a0)
    addi s11, s1, 72
    addi s1, s1, 116
    andi ra, ra, 255
    andi s3, s3, 255
    andi s4, s4, 255
    andi s5, s5, 255
    andi s6, s6, 255
    andi s7, s7, 255
    andi s8, s8, 255
    andi s9, s9, 255
    andi s10, s10, 255
    andi s11, s11, 255
    andi t6, t6, 255
    andi a4, a4, 255
    andi a3, a3, 255
    andi t5, t5, 255
    andi a5, a5, 255
    andi s1, s1, 255
    andi s2, s2, 255
    andi a2, a2, 255
    andi a6, a6, 255
    sw ra, 412(a0)
    addi ra, a7, 68
    addi a7, a7, 107
    andi ra, ra, 255
    andi a7, a7, 255
    sw s3, 416(a0)
    addi s3, t0, 34
    addi t0, t0, 53
    andi s3, s3, 255
    andi t0, t0, 255
    sw s4, 420(a0)
    addi s4, s0, 17
    addi s0, s0, 90
    andi s4, s4, 255
    andi s0, s0, 255
    sw s5, 424(a0)
    addi s5, t3, 100
    andi s5, s5, 255
    sw s6, 428(a0)
    addi s6, t4, 50
    andi s6, s6, 255
    sw s7, 432(a0)
    addi s7, t1, 25
    andi s7, s7, 255
    sw s8, 436(a0)
    addi s8, t2, 104
    andi s8, s8, 255
    sw s9, 440(a0)
    sw s10, 444(a0)
    sw s11, 448(a0)
    sw ra, 452(a0)
    sw s3, 456(a0)
    sw s4, 460(a0)
    sw t6, 464(a0)
    sw s5, 468(a0)
    sw s6, 472(a0)
    sw s7, 476(a0)
    sw s8, 480(a0)
    sw a4, 484(a0)
    sw a3, 488(a0)
    sw t5, 492(a0)
    sw a5, 496(a0)
    sw s1, 500(a0)
    sw s2, 504(a0)
    sw a2, 508(a0)
    sw s0, 512(a0)
    sw a6, 516(a0)
    sw a7, 520(a0)
    sw t0, 524(a0)
    sw t2, 528(a0)
    sw t3, 532(a0)
    sw t4, 536(a0)
    sw t1, 540(a0)
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
    .global lwcc_hight64_128_ecb_encrypt_rv32i
    .type lwcc_hight64_128_ecb_encrypt_rv32i, %function
lwcc_hight64_128_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_hight64_128_ecb_encrypt_rv32i_begin
    ret
.Llwcc_hight64_128_ecb_encrypt_rv32i_begin:
    addi sp, sp, -96
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    sw s3, 16(sp)
    sw s4, 20(sp)
    sw s5, 24(sp)
    sw s6, 28(sp)
    sw s7, 32(sp)
    sw s8, 36(sp)
    slli a2, a2, 3
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -8
.Llwcc_hight64_128_ecb_encrypt_rv32i_group:
    lbu a5, 0(a1)
    lbu a6, 4(a1)
    lbu a7, 2(a1)
    lbu t0, 6(a1)
    lw t1, 0(a3)
    lw t2, 8(a3)
    lw t3, 4(a3)
    lw t4, 12(a3)
    add a5, a5, t1
    add a6, a6, t2
    xor a7, a7, t3
    xor t0, t0, t4
    # round 1 (hight.dsl:25)
    andi a5, a5, 255
    andi a6, a6, 255
    slli t1, t0, 8
    slli t2, a5, 8
    slli t3, a7, 8
    slli t4, a6, 8
    or t1, t0, t1
    or t2, a5, t2
    or t3, a7, t3
    or t4, a6, t4
    srli t5, t1, 7
    srli t6, t1, 6
    srli a4, t2, 5
    srli s0, t2, 4
    srli s1, t3, 7
    srli s2, t3, 6
    srli s3, t4, 5
    srli s4, t4, 4
    lbu s5, 1(a1)
    lbu s6, 3(a1)
    lbu s7, 5(a1)
    lbu s8, 7(a1)
    xor t5, t5, t6
    srli t1, t1, 1
    lw t6, 16(a3)
    xor a4, a4, s0
    srli t2, t2, 2
    lw s0, 20(a3)
    xor s1, s1, s2
    srli t3, t3, 1
    lw s2, 24(a3)
    xor s3, s3, s4
    srli t4, t4, 2
    lw s4, 28(a3)
    xor t1, t5, t1
    xor t2, a4, t2
    xor t3, s1, t3
    xor t4, s3, t4
    add t1, t1, t6
    xor t2, t2, s0
    add t3, t3, s2
    xor t4, t4, s4
    xor t1, s8, t1
    add t2, s5, t2
    xor t3, s6, t3
    add t4, s7, t4
    # round 2 (hight.dsl:24)
    andi t4, t4, 255
    andi t1, t1, 255
    andi t2, t2, 255
    andi t3, t3, 255
    slli t5, t4, 8
    slli t6, t1, 8
    slli a4, t2, 8
    slli s0, t3, 8
    or t5, t4, t5
    or t6, t1, t6
    or a4, t2, a4
    or s0, t3, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 32(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 36(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 40(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 44(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor t0, t0, t5
    add a5, a5, t6
    xor a7, a7, a4
    add a6, a6, s0
    # round 3 (hight.dsl:24)
    andi a6, a6, 255
    andi t0, t0, 255
    andi a5, a5, 255
    andi a7, a7, 255
    slli t5, a6, 8
    slli t6, t0, 8
    slli a4, a5, 8
    slli s0, a7, 8
    or t5, a6, t5
    or t6, t0, t6
    or a4, a5, a4
    or s0, a7, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 48(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 52(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 56(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 60(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor t4, t4, t5
    add t1, t1, t6
    xor t2, t2, a4
    add t3, t3, s0
    # round 4 (hight.dsl:24)
    andi t3, t3, 255
    andi t4, t4, 255
    andi t1, t1, 255
    andi t2, t2, 255
    slli t5, t3, 8
    slli t6, t4, 8
    slli a4, t1, 8
    slli s0, t2, 8
    or t5, t3, t5
    or t6, t4, t6
    or a4, t1, a4
    or s0, t2, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 64(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 68(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 72(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 76(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor a6, a6, t5
    add t0, t0, t6
    xor a5, a5, a4
    add a7, a7, s0
    # round 5 (hight.dsl:24)
    andi a7, a7, 255
    andi a6, a6, 255
    andi t0, t0, 255
    andi a5, a5, 255
    slli t5, a7, 8
    slli t6, a6, 8
    slli a4, t0, 8
    slli s0, a5, 8
    or t5, a7, t5
    or t6, a6, t6
    or a4, t0, a4
    or s0, a5, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 80(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 84(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 88(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 92(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor t3, t3, t5
    add t4, t4, t6
    xor t1, t1, a4
    add t2, t2, s0
    # round 6 (hight.dsl:24)
    andi t2, t2, 255
    andi t3, t3, 255
    andi t4, t4, 255
    andi t1, t1, 255
    slli t5, t2, 8
    slli t6, t3, 8
    slli a4, t4, 8
    slli s0, t1, 8
    or t5, t2, t5
    or t6, t3, t6
    or a4, t4, a4
    or s0, t1, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 96(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 100(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 104(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 108(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor a7, a7, t5
    add a6, a6, t6
    xor t0, t0, a4
    add a5, a5, s0
    # round 7 (hight.dsl:24)
    andi a5, a5, 255
    andi a7, a7, 255
    andi a6, a6, 255
    andi t0, t0, 255
    slli t5, a5, 8
    slli t6, a7, 8
    slli a4, a6, 8
    slli s0, t0, 8
    or t5, a5, t5
    or t6, a7, t6
    or a4, a6, a4
    or s0, t0, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 112(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 116(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 120(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 124(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor t2, t2, t5
    add t3, t3, t6
    xor t4, t4, a4
    add t1, t1, s0
    # round 8 (hight.dsl:24)
    andi t1, t1, 255
    andi t2, t2, 255
    andi t3, t3, 255
    andi t4, t4, 255
    slli t5, t1, 8
    slli t6, t2, 8
    slli a4, t3, 8
    slli s0, t4, 8
    or t5, t1, t5
    or t6, t2, t6
    or a4, t3, a4
    or s0, t4, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 128(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 132(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 136(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 140(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor a5, a5, t5
    add a7, a7, t6
    xor a6, a6, a4
    add t0, t0, s0
    # round 9 (hight.dsl:24)
    andi t0, t0, 255
    andi a5, a5, 255
    andi a7, a7, 255
    andi a6, a6, 255
    slli t5, t0, 8
    slli t6, a5, 8
    slli a4, a7, 8
    slli s0, a6, 8
    or t5, t0, t5
    or t6, a5, t6
    or a4, a7, a4
    or s0, a6, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 144(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 148(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 152(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 156(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor t1, t1, t5
    add t2, t2, t6
    xor t3, t3, a4
    add t4, t4, s0
    # round 10 (hight.dsl:24)
    andi t4, t4, 255
    andi t1, t1, 255
    andi t2, t2, 255
    andi t3, t3, 255
    slli t5, t4, 8
    slli t6, t1, 8
    slli a4, t2, 8
    slli s0, t3, 8
    or t5, t4, t5
    or t6, t1, t6
    or a4, t2, a4
    or s0, t3, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 160(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 164(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 168(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 172(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor t0, t0, t5
    add a5, a5, t6
    xor a7, a7, a4
    add a6, a6, s0
    # round 11 (hight.dsl:24)
    andi a6, a6, 255
    andi t0, t0, 255
    andi a5, a5, 255
    andi a7, a7, 255
    slli t5, a6, 8
    slli t6, t0, 8
    slli a4, a5, 8
    slli s0, a7, 8
    or t5, a6, t5
    or t6, t0, t6
    or a4, a5, a4
    or s0, a7, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 176(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 180(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 184(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 188(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor t4, t4, t5
    add t1, t1, t6
    xor t2, t2, a4
    add t3, t3, s0
    # round 12 (hight.dsl:24)
    andi t3, t3, 255
    andi t4, t4, 255
    andi t1, t1, 255
    andi t2, t2, 255
    slli t5, t3, 8
    slli t6, t4, 8
    slli a4, t1, 8
    slli s0, t2, 8
    or t5, t3, t5
    or t6, t4, t6
    or a4, t1, a4
    or s0, t2, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 192(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 196(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 200(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 204(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor a6, a6, t5
    add t0, t0, t6
    xor a5, a5, a4
    add a7, a7, s0
    # round 13 (hight.dsl:24)
    andi a7, a7, 255
    andi a6, a6, 255
    andi t0, t0, 255
    andi a5, a5, 255
    slli t5, a7, 8
    slli t6, a6, 8
    slli a4, t0, 8
    slli s0, a5, 8
    or t5, a7, t5
    or t6, a6, t6
    or a4, t0, a4
    or s0, a5, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 208(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 212(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 216(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 220(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor t3, t3, t5
    add t4, t4, t6
    xor t1, t1, a4
    add t2, t2, s0
    # round 14 (hight.dsl:24)
    andi t2, t2, 255
    andi t3, t3, 255
    andi t4, t4, 255
    andi t1, t1, 255
    slli t5, t2, 8
    slli t6, t3, 8
    slli a4, t4, 8
    slli s0, t1, 8
    or t5, t2, t5
    or t6, t3, t6
    or a4, t4, a4
    or s0, t1, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 224(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 228(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 232(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 236(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor a7, a7, t5
    add a6, a6, t6
    xor t0, t0, a4
    add a5, a5, s0
    # round 15 (hight.dsl:24)
    andi a5, a5, 255
    andi a7, a7, 255
    andi a6, a6, 255
    andi t0, t0, 255
    slli t5, a5, 8
    slli t6, a7, 8
    slli a4, a6, 8
    slli s0, t0, 8
    or t5, a5, t5
    or t6, a7, t6
    or a4, a6, a4
    or s0, t0, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 240(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 244(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 248(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 252(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor t2, t2, t5
    add t3, t3, t6
    xor t4, t4, a4
    add t1, t1, s0
    # round 16 (hight.dsl:24)
    andi t1, t1, 255
    andi t2, t2, 255
    andi t3, t3, 255
    andi t4, t4, 255
    slli t5, t1, 8
    slli t6, t2, 8
    slli a4, t3, 8
    slli s0, t4, 8
    or t5, t1, t5
    or t6, t2, t6
    or a4, t3, a4
    or s0, t4, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 256(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 260(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 264(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 268(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor a5, a5, t5
    add a7, a7, t6
    xor a6, a6, a4
    add t0, t0, s0
    # round 17 (hight.dsl:24)
    andi t0, t0, 255
    andi a5, a5, 255
    andi a7, a7, 255
    andi a6, a6, 255
    slli t5, t0, 8
    slli t6, a5, 8
    slli a4, a7, 8
    slli s0, a6, 8
    or t5, t0, t5
    or t6, a5, t6
    or a4, a7, a4
    or s0, a6, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 272(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 276(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 280(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 284(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor t1, t1, t5
    add t2, t2, t6
    xor t3, t3, a4
    add t4, t4, s0
    # round 18 (hight.dsl:24)
    andi t4, t4, 255
    andi t1, t1, 255
    andi t2, t2, 255
    andi t3, t3, 255
    slli t5, t4, 8
    slli t6, t1, 8
    slli a4, t2, 8
    slli s0, t3, 8
    or t5, t4, t5
    or t6, t1, t6
    or a4, t2, a4
    or s0, t3, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 288(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 292(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 296(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 300(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor t0, t0, t5
    add a5, a5, t6
    xor a7, a7, a4
    add a6, a6, s0
    # round 19 (hight.dsl:24)
    andi a6, a6, 255
    andi t0, t0, 255
    andi a5, a5, 255
    andi a7, a7, 255
    slli t5, a6, 8
    slli t6, t0, 8
    slli a4, a5, 8
    slli s0, a7, 8
    or t5, a6, t5
    or t6, t0, t6
    or a4, a5, a4
    or s0, a7, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 304(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 308(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 312(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 316(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor t4, t4, t5
    add t1, t1, t6
    xor t2, t2, a4
    add t3, t3, s0
    # round 20 (hight.dsl:24)
    andi t3, t3, 255
    andi t4, t4, 255
    andi t1, t1, 255
    andi t2, t2, 255
    slli t5, t3, 8
    slli t6, t4, 8
    slli a4, t1, 8
    slli s0, t2, 8
    or t5, t3, t5
    or t6, t4, t6
    or a4, t1, a4
    or s0, t2, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 320(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 324(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 328(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 332(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor a6, a6, t5
    add t0, t0, t6
    xor a5, a5, a4
    add a7, a7, s0
    # round 21 (hight.dsl:24)
    andi a7, a7, 255
    andi a6, a6, 255
    andi t0, t0, 255
    andi a5, a5, 255
    slli t5, a7, 8
    slli t6, a6, 8
    slli a4, t0, 8
    slli s0, a5, 8
    or t5, a7, t5
    or t6, a6, t6
    or a4, t0, a4
    or s0, a5, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 336(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 340(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 344(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 348(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor t3, t3, t5
    add t4, t4, t6
    xor t1, t1, a4
    add t2, t2, s0
    # round 22 (hight.dsl:24)
    andi t2, t2, 255
    andi t3, t3, 255
    andi t4, t4, 255
    andi t1, t1, 255
    slli t5, t2, 8
    slli t6, t3, 8
    slli a4, t4, 8
    slli s0, t1, 8
    or t5, t2, t5
    or t6, t3, t6
    or a4, t4, a4
    or s0, t1, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 352(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 356(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 360(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 364(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor a7, a7, t5
    add a6, a6, t6
    xor t0, t0, a4
    add a5, a5, s0
    # round 23 (hight.dsl:24)
    andi a5, a5, 255
    andi a7, a7, 255
    andi a6, a6, 255
    andi t0, t0, 255
    slli t5, a5, 8
    slli t6, a7, 8
    slli a4, a6, 8
    slli s0, t0, 8
    or t5, a5, t5
    or t6, a7, t6
    or a4, a6, a4
    or s0, t0, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 368(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 372(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 376(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 380(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor t2, t2, t5
    add t3, t3, t6
    xor t4, t4, a4
    add t1, t1, s0
    # round 24 (hight.dsl:24)
    andi t1, t1, 255
    andi t2, t2, 255
    andi t3, t3, 255
    andi t4, t4, 255
    slli t5, t1, 8
    slli t6, t2, 8
    slli a4, t3, 8
    slli s0, t4, 8
    or t5, t1, t5
    or t6, t2, t6
    or a4, t3, a4
    or s0, t4, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 384(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 388(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 392(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 396(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor a5, a5, t5
    add a7, a7, t6
    xor a6, a6, a4
    add t0, t0, s0
    # round 25 (hight.dsl:24)
    andi t0, t0, 255
    andi a5, a5, 255
    andi a7, a7, 255
    andi a6, a6, 255
    slli t5, t0, 8
    slli t6, a5, 8
    slli a4, a7, 8
    slli s0, a6, 8
    or t5, t0, t5
    or t6, a5, t6
    or a4, a7, a4
    or s0, a6, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 400(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 404(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 408(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 412(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor t1, t1, t5
    add t2, t2, t6
    xor t3, t3, a4
    add t4, t4, s0
    # round 26 (hight.dsl:24)
    andi t4, t4, 255
    andi t1, t1, 255
    andi t2, t2, 255
    andi t3, t3, 255
    slli t5, t4, 8
    slli t6, t1, 8
    slli a4, t2, 8
    slli s0, t3, 8
    or t5, t4, t5
    or t6, t1, t6
    or a4, t2, a4
    or s0, t3, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 416(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 420(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 424(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 428(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor t0, t0, t5
    add a5, a5, t6
    xor a7, a7, a4
    add a6, a6, s0
    # round 27 (hight.dsl:24)
    andi a6, a6, 255
    andi t0, t0, 255
    andi a5, a5, 255
    andi a7, a7, 255
    slli t5, a6, 8
    slli t6, t0, 8
    slli a4, a5, 8
    slli s0, a7, 8
    or t5, a6, t5
    or t6, t0, t6
    or a4, a5, a4
    or s0, a7, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 432(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 436(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 440(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 444(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor t4, t4, t5
    add t1, t1, t6
    xor t2, t2, a4
    add t3, t3, s0
    # round 28 (hight.dsl:24)
    andi t3, t3, 255
    andi t4, t4, 255
    andi t1, t1, 255
    andi t2, t2, 255
    slli t5, t3, 8
    slli t6, t4, 8
    slli a4, t1, 8
    slli s0, t2, 8
    or t5, t3, t5
    or t6, t4, t6
    or a4, t1, a4
    or s0, t2, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 448(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 452(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 456(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 460(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor a6, a6, t5
    add t0, t0, t6
    xor a5, a5, a4
    add a7, a7, s0
    # round 29 (hight.dsl:24)
    andi a7, a7, 255
    andi a6, a6, 255
    andi t0, t0, 255
    andi a5, a5, 255
    slli t5, a7, 8
    slli t6, a6, 8
    slli a4, t0, 8
    slli s0, a5, 8
    or t5, a7, t5
    or t6, a6, t6
    or a4, t0, a4
    or s0, a5, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 464(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 468(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 472(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 476(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor t3, t3, t5
    add t4, t4, t6
    xor t1, t1, a4
    add t2, t2, s0
    # round 30 (hight.dsl:24)
    andi t2, t2, 255
    andi t3, t3, 255
    andi t4, t4, 255
    andi t1, t1, 255
    slli t5, t2, 8
    slli t6, t3, 8
    slli a4, t4, 8
    slli s0, t1, 8
    or t5, t2, t5
    or t6, t3, t6
    or a4, t4, a4
    or s0, t1, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 480(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 484(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 488(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 492(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor a7, a7, t5
    add a6, a6, t6
    xor t0, t0, a4
    add a5, a5, s0
    # round 31 (hight.dsl:24)
    andi a5, a5, 255
    andi a7, a7, 255
    andi a6, a6, 255
    andi t0, t0, 255
    slli t5, a5, 8
    slli t6, a7, 8
    slli a4, a6, 8
    slli s0, t0, 8
    or t5, a5, t5
    or t6, a7, t6
    or a4, a6, a4
    or s0, t0, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 496(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 500(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 504(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 508(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor t2, t2, t5
    add t3, t3, t6
    xor t4, t4, a4
    add t1, t1, s0
    # round 32 (hight.dsl:24)
    andi t1, t1, 255
    andi t2, t2, 255
    andi t3, t3, 255
    andi t4, t4, 255
    slli t5, t1, 8
    slli t6, t2, 8
    slli a4, t3, 8
    slli s0, t4, 8
    or t5, t1, t5
    or t6, t2, t6
    or a4, t3, a4
    or s0, t4, s0
    srli s1, t5, 7
    srli s2, t5, 6
    srli s3, t6, 5
    srli s4, t6, 4
    srli s5, a4, 7
    srli s6, a4, 6
    srli s7, s0, 5
    srli s8, s0, 4
    xor s1, s1, s2
    srli t5, t5, 1
    lw s2, 512(a3)
    xor s3, s3, s4
    srli t6, t6, 2
    lw s4, 516(a3)
    xor s5, s5, s6
    srli a4, a4, 1
    lw s6, 520(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 524(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    lw s1, 528(a3)
    lw s3, 532(a3)
    lw s5, 536(a3)
    lw s7, 540(a3)
    add t5, t5, s2
    xor t6, t6, s4
    add a4, a4, s6
    xor s0, s0, s8
    xor a5, a5, t5
    add a7, a7, t6
    xor a6, a6, a4
    add t0, t0, s0
    add t2, t2, s1
    xor t3, t3, s3
    add t4, t4, s5
    xor t1, t1, s7
    sb t2, 0(a0)
    sb a7, 1(a0)
    sb t3, 2(a0)
    sb a6, 3(a0)
    sb t4, 4(a0)
    sb t0, 5(a0)
    sb t1, 6(a0)
    sb a5, 7(a0)
    addi a0, a0, 8
    addi a1, a1, 8
    bltu a2, a1, .Llwcc_hight64_128_ecb_encrypt_rv32i_group_done
    j .Llwcc_hight64_128_ecb_encrypt_rv32i_group
.Llwcc_hight64_128_ecb_encrypt_rv32i_group_done:
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    lw s5, 24(sp)
    lw s6, 28(sp)
    lw s7, 32(sp)
    lw s8, 36(sp)
    addi sp, sp, 96
    ret
    .size lwcc_hight64_128_ecb_encrypt_rv32i, .-lwcc_hight64_128_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_hight64_128_ecb_decrypt_rv32i
    .type lwcc_hight64_128_ecb_decrypt_rv32i, %function
lwcc_hight64_128_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_hight64_128_ecb_decrypt_rv32i_begin
    ret
.Llwcc_hight64_128_ecb_decrypt_rv32i_begin:
    addi sp, sp, -96
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    sw s3, 16(sp)
    sw s4, 20(sp)
    sw s5, 24(sp)
    sw s6, 28(sp)
    sw s7, 32(sp)
    sw s8, 36(sp)
    slli a2, a2, 3
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -8
.Llwcc_hight64_128_ecb_decrypt_rv32i_group:
    lbu a5, 0(a1)
    lbu a6, 4(a1)
    lbu a7, 2(a1)
    lbu t0, 6(a1)
    lw t1, 536(a3)
    lw t2, 528(a3)
    lw t3, 540(a3)
    lw t4, 532(a3)
    sub a6, a6, t1
    sub a5, a5, t2
    xor t0, t0, t3
    xor a7, a7, t4
    # round 32 (hight.dsl:25)
    andi a6, a6, 255
    andi a5, a5, 255
    slli t1, a6, 8
    slli t2, a7, 8
    slli t3, a5, 8
    slli t4, t0, 8
    or t1, a6, t1
    or t2, a7, t2
    or t3, a5, t3
    or t4, t0, t4
    srli t5, t1, 4
    srli t6, t1, 5
    srli a4, t2, 6
    srli s0, t2, 7
    srli s1, t3, 4
    srli s2, t3, 5
    srli s3, t4, 6
    srli s4, t4, 7
    lbu s5, 1(a1)
    lbu s6, 3(a1)
    lbu s7, 5(a1)
    lbu s8, 7(a1)
    srli t1, t1, 2
    xor t5, t6, t5
    lw t6, 524(a3)
    srli t2, t2, 1
    xor a4, s0, a4
    lw s0, 520(a3)
    srli t3, t3, 2
    xor s1, s2, s1
    lw s2, 516(a3)
    srli t4, t4, 1
    xor s3, s4, s3
    lw s4, 512(a3)
    xor t1, t5, t1
    xor t2, a4, t2
    xor t3, s1, t3
    xor t4, s3, t4
    xor t1, t1, t6
    add t2, t2, s0
    xor t3, t3, s2
    add t4, t4, s4
    sub t1, s7, t1
    xor t2, s6, t2
    sub t3, s5, t3
    xor t4, s8, t4
    # round 31 (hight.dsl:25)
    andi t1, t1, 255
    andi t2, t2, 255
    andi t3, t3, 255
    andi t4, t4, 255
    slli t5, t1, 8
    slli t6, t2, 8
    slli a4, t3, 8
    slli s0, t4, 8
    or t5, t1, t5
    or t6, t2, t6
    or a4, t3, a4
    or s0, t4, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 508(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 504(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 500(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 496(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub t0, t0, t5
    xor a6, a6, t6
    sub a7, a7, a4
    xor a5, a5, s0
    # round 30 (hight.dsl:25)
    andi t0, t0, 255
    andi a6, a6, 255
    andi a7, a7, 255
    andi a5, a5, 255
    slli t5, t0, 8
    slli t6, a6, 8
    slli a4, a7, 8
    slli s0, a5, 8
    or t5, t0, t5
    or t6, a6, t6
    or a4, a7, a4
    or s0, a5, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 492(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 488(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 484(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 480(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub t4, t4, t5
    xor t1, t1, t6
    sub t2, t2, a4
    xor t3, t3, s0
    # round 29 (hight.dsl:25)
    andi t4, t4, 255
    andi t1, t1, 255
    andi t2, t2, 255
    andi t3, t3, 255
    slli t5, t4, 8
    slli t6, t1, 8
    slli a4, t2, 8
    slli s0, t3, 8
    or t5, t4, t5
    or t6, t1, t6
    or a4, t2, a4
    or s0, t3, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 476(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 472(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 468(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 464(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub a5, a5, t5
    xor t0, t0, t6
    sub a6, a6, a4
    xor a7, a7, s0
    # round 28 (hight.dsl:25)
    andi a5, a5, 255
    andi t0, t0, 255
    andi a6, a6, 255
    andi a7, a7, 255
    slli t5, a5, 8
    slli t6, t0, 8
    slli a4, a6, 8
    slli s0, a7, 8
    or t5, a5, t5
    or t6, t0, t6
    or a4, a6, a4
    or s0, a7, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 460(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 456(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 452(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 448(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub t3, t3, t5
    xor t4, t4, t6
    sub t1, t1, a4
    xor t2, t2, s0
    # round 27 (hight.dsl:25)
    andi t3, t3, 255
    andi t4, t4, 255
    andi t1, t1, 255
    andi t2, t2, 255
    slli t5, t3, 8
    slli t6, t4, 8
    slli a4, t1, 8
    slli s0, t2, 8
    or t5, t3, t5
    or t6, t4, t6
    or a4, t1, a4
    or s0, t2, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 444(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 440(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 436(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 432(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub a7, a7, t5
    xor a5, a5, t6
    sub t0, t0, a4
    xor a6, a6, s0
    # round 26 (hight.dsl:25)
    andi a7, a7, 255
    andi a5, a5, 255
    andi t0, t0, 255
    andi a6, a6, 255
    slli t5, a7, 8
    slli t6, a5, 8
    slli a4, t0, 8
    slli s0, a6, 8
    or t5, a7, t5
    or t6, a5, t6
    or a4, t0, a4
    or s0, a6, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 428(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 424(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 420(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 416(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub t2, t2, t5
    xor t3, t3, t6
    sub t4, t4, a4
    xor t1, t1, s0
    # round 25 (hight.dsl:25)
    andi t2, t2, 255
    andi t3, t3, 255
    andi t4, t4, 255
    andi t1, t1, 255
    slli t5, t2, 8
    slli t6, t3, 8
    slli a4, t4, 8
    slli s0, t1, 8
    or t5, t2, t5
    or t6, t3, t6
    or a4, t4, a4
    or s0, t1, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 412(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 408(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 404(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 400(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub a6, a6, t5
    xor a7, a7, t6
    sub a5, a5, a4
    xor t0, t0, s0
    # round 24 (hight.dsl:25)
    andi a6, a6, 255
    andi a7, a7, 255
    andi a5, a5, 255
    andi t0, t0, 255
    slli t5, a6, 8
    slli t6, a7, 8
    slli a4, a5, 8
    slli s0, t0, 8
    or t5, a6, t5
    or t6, a7, t6
    or a4, a5, a4
    or s0, t0, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 396(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 392(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 388(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 384(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub t1, t1, t5
    xor t2, t2, t6
    sub t3, t3, a4
    xor t4, t4, s0
    # round 23 (hight.dsl:25)
    andi t1, t1, 255
    andi t2, t2, 255
    andi t3, t3, 255
    andi t4, t4, 255
    slli t5, t1, 8
    slli t6, t2, 8
    slli a4, t3, 8
    slli s0, t4, 8
    or t5, t1, t5
    or t6, t2, t6
    or a4, t3, a4
    or s0, t4, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 380(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 376(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 372(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 368(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub t0, t0, t5
    xor a6, a6, t6
    sub a7, a7, a4
    xor a5, a5, s0
    # round 22 (hight.dsl:25)
    andi t0, t0, 255
    andi a6, a6, 255
    andi a7, a7, 255
    andi a5, a5, 255
    slli t5, t0, 8
    slli t6, a6, 8
    slli a4, a7, 8
    slli s0, a5, 8
    or t5, t0, t5
    or t6, a6, t6
    or a4, a7, a4
    or s0, a5, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 364(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 360(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 356(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 352(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub t4, t4, t5
    xor t1, t1, t6
    sub t2, t2, a4
    xor t3, t3, s0
    # round 21 (hight.dsl:25)
    andi t4, t4, 255
    andi t1, t1, 255
    andi t2, t2, 255
    andi t3, t3, 255
    slli t5, t4, 8
    slli t6, t1, 8
    slli a4, t2, 8
    slli s0, t3, 8
    or t5, t4, t5
    or t6, t1, t6
    or a4, t2, a4
    or s0, t3, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 348(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 344(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 340(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 336(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub a5, a5, t5
    xor t0, t0, t6
    sub a6, a6, a4
    xor a7, a7, s0
    # round 20 (hight.dsl:25)
    andi a5, a5, 255
    andi t0, t0, 255
    andi a6, a6, 255
    andi a7, a7, 255
    slli t5, a5, 8
    slli t6, t0, 8
    slli a4, a6, 8
    slli s0, a7, 8
    or t5, a5, t5
    or t6, t0, t6
    or a4, a6, a4
    or s0, a7, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 332(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 328(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 324(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 320(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub t3, t3, t5
    xor t4, t4, t6
    sub t1, t1, a4
    xor t2, t2, s0
    # round 19 (hight.dsl:25)
    andi t3, t3, 255
    andi t4, t4, 255
    andi t1, t1, 255
    andi t2, t2, 255
    slli t5, t3, 8
    slli t6, t4, 8
    slli a4, t1, 8
    slli s0, t2, 8
    or t5, t3, t5
    or t6, t4, t6
    or a4, t1, a4
    or s0, t2, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 316(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 312(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 308(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 304(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub a7, a7, t5
    xor a5, a5, t6
    sub t0, t0, a4
    xor a6, a6, s0
    # round 18 (hight.dsl:25)
    andi a7, a7, 255
    andi a5, a5, 255
    andi t0, t0, 255
    andi a6, a6, 255
    slli t5, a7, 8
    slli t6, a5, 8
    slli a4, t0, 8
    slli s0, a6, 8
    or t5, a7, t5
    or t6, a5, t6
    or a4, t0, a4
    or s0, a6, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 300(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 296(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 292(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 288(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub t2, t2, t5
    xor t3, t3, t6
    sub t4, t4, a4
    xor t1, t1, s0
    # round 17 (hight.dsl:25)
    andi t2, t2, 255
    andi t3, t3, 255
    andi t4, t4, 255
    andi t1, t1, 255
    slli t5, t2, 8
    slli t6, t3, 8
    slli a4, t4, 8
    slli s0, t1, 8
    or t5, t2, t5
    or t6, t3, t6
    or a4, t4, a4
    or s0, t1, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 284(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 280(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 276(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 272(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub a6, a6, t5
    xor a7, a7, t6
    sub a5, a5, a4
    xor t0, t0, s0
    # round 16 (hight.dsl:25)
    andi a6, a6, 255
    andi a7, a7, 255
    andi a5, a5, 255
    andi t0, t0, 255
    slli t5, a6, 8
    slli t6, a7, 8
    slli a4, a5, 8
    slli s0, t0, 8
    or t5, a6, t5
    or t6, a7, t6
    or a4, a5, a4
    or s0, t0, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 268(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 264(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 260(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 256(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub t1, t1, t5
    xor t2, t2, t6
    sub t3, t3, a4
    xor t4, t4, s0
    # round 15 (hight.dsl:25)
    andi t1, t1, 255
    andi t2, t2, 255
    andi t3, t3, 255
    andi t4, t4, 255
    slli t5, t1, 8
    slli t6, t2, 8
    slli a4, t3, 8
    slli s0, t4, 8
    or t5, t1, t5
    or t6, t2, t6
    or a4, t3, a4
    or s0, t4, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 252(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 248(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 244(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 240(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub t0, t0, t5
    xor a6, a6, t6
    sub a7, a7, a4
    xor a5, a5, s0
    # round 14 (hight.dsl:25)
    andi t0, t0, 255
    andi a6, a6, 255
    andi a7, a7, 255
    andi a5, a5, 255
    slli t5, t0, 8
    slli t6, a6, 8
    slli a4, a7, 8
    slli s0, a5, 8
    or t5, t0, t5
    or t6, a6, t6
    or a4, a7, a4
    or s0, a5, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 236(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 232(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 228(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 224(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub t4, t4, t5
    xor t1, t1, t6
    sub t2, t2, a4
    xor t3, t3, s0
    # round 13 (hight.dsl:25)
    andi t4, t4, 255
    andi t1, t1, 255
    andi t2, t2, 255
    andi t3, t3, 255
    slli t5, t4, 8
    slli t6, t1, 8
    slli a4, t2, 8
    slli s0, t3, 8
    or t5, t4, t5
    or t6, t1, t6
    or a4, t2, a4
    or s0, t3, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 220(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 216(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 212(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 208(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub a5, a5, t5
    xor t0, t0, t6
    sub a6, a6, a4
    xor a7, a7, s0
    # round 12 (hight.dsl:25)
    andi a5, a5, 255
    andi t0, t0, 255
    andi a6, a6, 255
    andi a7, a7, 255
    slli t5, a5, 8
    slli t6, t0, 8
    slli a4, a6, 8
    slli s0, a7, 8
    or t5, a5, t5
    or t6, t0, t6
    or a4, a6, a4
    or s0, a7, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 204(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 200(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 196(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 192(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub t3, t3, t5
    xor t4, t4, t6
    sub t1, t1, a4
    xor t2, t2, s0
    # round 11 (hight.dsl:25)
    andi t3, t3, 255
    andi t4, t4, 255
    andi t1, t1, 255
    andi t2, t2, 255
    slli t5, t3, 8
    slli t6, t4, 8
    slli a4, t1, 8
    slli s0, t2, 8
    or t5, t3, t5
    or t6, t4, t6
    or a4, t1, a4
    or s0, t2, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 188(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 184(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 180(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 176(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub a7, a7, t5
    xor a5, a5, t6
    sub t0, t0, a4
    xor a6, a6, s0
    # round 10 (hight.dsl:25)
    andi a7, a7, 255
    andi a5, a5, 255
    andi t0, t0, 255
    andi a6, a6, 255
    slli t5, a7, 8
    slli t6, a5, 8
    slli a4, t0, 8
    slli s0, a6, 8
    or t5, a7, t5
    or t6, a5, t6
    or a4, t0, a4
    or s0, a6, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 172(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 168(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 164(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 160(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub t2, t2, t5
    xor t3, t3, t6
    sub t4, t4, a4
    xor t1, t1, s0
    # round 9 (hight.dsl:25)
    andi t2, t2, 255
    andi t3, t3, 255
    andi t4, t4, 255
    andi t1, t1, 255
    slli t5, t2, 8
    slli t6, t3, 8
    slli a4, t4, 8
    slli s0, t1, 8
    or t5, t2, t5
    or t6, t3, t6
    or a4, t4, a4
    or s0, t1, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 156(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 152(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 148(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 144(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub a6, a6, t5
    xor a7, a7, t6
    sub a5, a5, a4
    xor t0, t0, s0
    # round 8 (hight.dsl:25)
    andi a6, a6, 255
    andi a7, a7, 255
    andi a5, a5, 255
    andi t0, t0, 255
    slli t5, a6, 8
    slli t6, a7, 8
    slli a4, a5, 8
    slli s0, t0, 8
    or t5, a6, t5
    or t6, a7, t6
    or a4, a5, a4
    or s0, t0, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 140(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 136(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 132(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 128(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub t1, t1, t5
    xor t2, t2, t6
    sub t3, t3, a4
    xor t4, t4, s0
    # round 7 (hight.dsl:25)
    andi t1, t1, 255
    andi t2, t2, 255
    andi t3, t3, 255
    andi t4, t4, 255
    slli t5, t1, 8
    slli t6, t2, 8
    slli a4, t3, 8
    slli s0, t4, 8
    or t5, t1, t5
    or t6, t2, t6
    or a4, t3, a4
    or s0, t4, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 124(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 120(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 116(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 112(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub t0, t0, t5
    xor a6, a6, t6
    sub a7, a7, a4
    xor a5, a5, s0
    # round 6 (hight.dsl:25)
    andi t0, t0, 255
    andi a6, a6, 255
    andi a7, a7, 255
    andi a5, a5, 255
    slli t5, t0, 8
    slli t6, a6, 8
    slli a4, a7, 8
    slli s0, a5, 8
    or t5, t0, t5
    or t6, a6, t6
    or a4, a7, a4
    or s0, a5, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 108(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 104(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 100(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 96(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub t4, t4, t5
    xor t1, t1, t6
    sub t2, t2, a4
    xor t3, t3, s0
    # round 5 (hight.dsl:25)
    andi t4, t4, 255
    andi t1, t1, 255
    andi t2, t2, 255
    andi t3, t3, 255
    slli t5, t4, 8
    slli t6, t1, 8
    slli a4, t2, 8
    slli s0, t3, 8
    or t5, t4, t5
    or t6, t1, t6
    or a4, t2, a4
    or s0, t3, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 92(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 88(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 84(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 80(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub a5, a5, t5
    xor t0, t0, t6
    sub a6, a6, a4
    xor a7, a7, s0
    # round 4 (hight.dsl:25)
    andi a5, a5, 255
    andi t0, t0, 255
    andi a6, a6, 255
    andi a7, a7, 255
    slli t5, a5, 8
    slli t6, t0, 8
    slli a4, a6, 8
    slli s0, a7, 8
    or t5, a5, t5
    or t6, t0, t6
    or a4, a6, a4
    or s0, a7, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 76(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 72(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 68(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 64(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub t3, t3, t5
    xor t4, t4, t6
    sub t1, t1, a4
    xor t2, t2, s0
    # round 3 (hight.dsl:25)
    andi t3, t3, 255
    andi t4, t4, 255
    andi t1, t1, 255
    andi t2, t2, 255
    slli t5, t3, 8
    slli t6, t4, 8
    slli a4, t1, 8
    slli s0, t2, 8
    or t5, t3, t5
    or t6, t4, t6
    or a4, t1, a4
    or s0, t2, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 60(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 56(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 52(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 48(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub a7, a7, t5
    xor a5, a5, t6
    sub t0, t0, a4
    xor a6, a6, s0
    # round 2 (hight.dsl:25)
    andi a7, a7, 255
    andi a5, a5, 255
    andi t0, t0, 255
    andi a6, a6, 255
    slli t5, a7, 8
    slli t6, a5, 8
    slli a4, t0, 8
    slli s0, a6, 8
    or t5, a7, t5
    or t6, a5, t6
    or a4, t0, a4
    or s0, a6, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 44(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 40(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 36(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 32(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub t2, t2, t5
    xor t3, t3, t6
    sub t4, t4, a4
    xor t1, t1, s0
    # round 1 (hight.dsl:25)
    andi t2, t2, 255
    andi t3, t3, 255
    andi t4, t4, 255
    andi t1, t1, 255
    slli t5, t2, 8
    slli t6, t3, 8
    slli a4, t4, 8
    slli s0, t1, 8
    or t5, t2, t5
    or t6, t3, t6
    or a4, t4, a4
    or s0, t1, s0
    srli s1, t5, 4
    srli s2, t5, 5
    srli s3, t6, 6
    srli s4, t6, 7
    srli s5, a4, 4
    srli s6, a4, 5
    srli s7, s0, 6
    srli s8, s0, 7
    srli t5, t5, 2
    xor s1, s2, s1
    lw s2, 28(a3)
    srli t6, t6, 1
    xor s3, s4, s3
    lw s4, 24(a3)
    srli a4, a4, 2
    xor s5, s6, s5
    lw s6, 20(a3)
    srli s0, s0, 1
    xor s7, s8, s7
    lw s8, 16(a3)
    xor t5, s1, t5
    xor t6, s3, t6
    xor a4, s5, a4
    xor s0, s7, s0
    lw s1, 12(a3)
    lw s3, 8(a3)
    lw s5, 4(a3)
    lw s7, 0(a3)
    xor t5, t5, s2
    add t6, t6, s4
    xor a4, a4, s6
    add s0, s0, s8
    sub a6, a6, t5
    xor a7, a7, t6
    sub a5, a5, a4
    xor t0, t0, s0
    xor t1, t1, s1
    sub t2, t2, s3
    xor t3, t3, s5
    sub t4, t4, s7
    sb t4, 0(a0)
    sb a5, 1(a0)
    sb t3, 2(a0)
    sb a7, 3(a0)
    sb t2, 4(a0)
    sb a6, 5(a0)
    sb t1, 6(a0)
    sb t0, 7(a0)
    addi a0, a0, 8
    addi a1, a1, 8
    bltu a2, a1, .Llwcc_hight64_128_ecb_decrypt_rv32i_group_done
    j .Llwcc_hight64_128_ecb_decrypt_rv32i_group
.Llwcc_hight64_128_ecb_decrypt_rv32i_group_done:
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    lw s5, 24(sp)
    lw s6, 28(sp)
    lw s7, 32(sp)
    lw s8, 36(sp)
    addi sp, sp, 96
    ret
    .size lwcc_hight64_128_ecb_decrypt_rv32i, .-lwcc_hight64_128_ecb_decrypt_rv32i

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
    lw a5, 0(a0)
    # round 2 (hight.dsl:43)
    lw a6, 40(a0)
    # round 4 (hight.dsl:43)
    lw a7, 64(a0)
    # round 3 (hight.dsl:43)
    lw t0, 60(a0)
    lbu t1, 1(a1)
    lbu t2, 0(a1)
    lw t3, 4(a0)
    lbu t4, 2(a1)
    # round 1 (hight.dsl:43)
    lw t5, 20(a0)
    lbu t6, 3(a1)
    lw a4, 24(a0)
    # round 2 (hight.dsl:43)
    lw a3, 44(a0)
    xor t3, t4, t3
    add a5, t2, a5
    # round 1 (hight.dsl:25)
    andi a5, a5, 255
    slli t2, t3, 8
    or t2, t3, t2
    srli t4, t2, 1
    srli a2, t2, 6
    slli s0, a5, 8
    or s0, a5, s0
    srli s1, s0, 4
    srli s2, s0, 5
    srli s0, s0, 2
    sw a5, 544(a0)
    srli a5, t2, 7
    xor a5, a5, a2
    xor a5, a5, t4
    xor t2, s2, s1
    xor t2, t2, s0
    xor t2, t2, t5
    add a5, a5, a4
    add t1, t1, t2
    xor a5, t6, a5
    # round 2 (hight.dsl:25)
    andi a5, a5, 255
    andi t1, t1, 255
    slli t2, a5, 8
    slli t4, t1, 8
    sw t1, 552(a0)
    or t2, a5, t2
    srli t5, t2, 4
    or t1, t1, t4
    srli t4, t1, 1
    srli t6, t1, 7
    srli a4, t2, 5
    srli t2, t2, 2
    srli t1, t1, 6
    xor t1, t6, t1
    xor t5, a4, t5
    xor t2, t5, t2
    xor t2, t2, a3
    # round 4 (hight.dsl:43)
    andi t2, t2, 255
    # round 2 (hight.dsl:24)
    xor t1, t1, t4
    add a6, t1, a6
    xor a6, t3, a6
    sw t2, 548(a0)
    # round 3 (hight.dsl:25)
    andi a6, a6, 255
    slli t1, a6, 8
    or t1, a6, t1
    srli t2, t1, 4
    sw a6, 560(a0)
    srli a6, t1, 5
    xor a6, a6, t2
    srli t1, t1, 2
    xor a6, a6, t1
    xor a6, a6, t0
    add a5, a5, a6
    # round 4 (hight.dsl:24)
    andi a5, a5, 255
    slli a6, a5, 8
    sw a5, 564(a0)
    or a5, a5, a6
    srli a6, a5, 1
    srli t0, a5, 7
    srli a5, a5, 6
    xor a5, t0, a5
    xor a5, a5, a6
    add a5, a5, a7
    andi a5, a5, 255
    sw a5, 556(a0)
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
    li t0, 8
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_hight64_128_ctr_crypt_rv32i_group
    j .Llwcc_hight64_128_ctr_crypt_rv32i_rest
.Llwcc_hight64_128_ctr_crypt_rv32i_group:
    lw a5, 8(a3)
    lw a6, 12(a3)
    srli a7, a4, 24
    srli t0, a4, 8
    add a5, a7, a5
    xor a6, t0, a6
    # round 1 (hight.dsl:24)
    andi a6, a6, 255
    andi a5, a5, 255
    slli a7, a6, 8
    slli t0, a5, 8
    or a7, a6, a7
    or t0, a5, t0
    srli t1, a7, 7
    srli t2, a7, 6
    srli t3, t0, 5
    srli t4, t0, 4
    xor t1, t1, t2
    srli a7, a7, 1
    lw t2, 16(a3)
    xor t3, t3, t4
    srli t0, t0, 2
    lw t4, 28(a3)
    xor a7, t1, a7
    xor t0, t3, t0
    srli t1, a4, 16
    add a7, a7, t2
    xor t0, t0, t4
    xor a7, a4, a7
    add t0, t1, t0
    # round 2 (hight.dsl:24)
    andi t0, t0, 255
    andi a7, a7, 255
    slli t1, t0, 8
    slli t2, a7, 8
    or t1, t0, t1
    or t2, a7, t2
    srli t3, t1, 7
    srli t4, t1, 6
    srli t5, t2, 5
    srli t6, t2, 4
    xor t3, t3, t4
    srli t1, t1, 1
    lw t4, 32(a3)
    xor t5, t5, t6
    srli t2, t2, 2
    lw t6, 36(a3)
    xor t1, t3, t1
    xor t2, t5, t2
    lw t3, 544(a3)
    lw t5, 548(a3)
    add t1, t1, t4
    xor t2, t2, t6
    xor a6, a6, t1
    add t1, t3, t2
    add a5, a5, t5
    # round 3 (hight.dsl:24)
    andi a5, a5, 255
    andi a6, a6, 255
    andi t1, t1, 255
    slli t2, a5, 8
    slli t3, a6, 8
    slli t4, t1, 8
    or t2, a5, t2
    or t3, a6, t3
    or t4, t1, t4
    srli t5, t2, 7
    srli t6, t2, 6
    srli s0, t3, 5
    srli s1, t3, 4
    srli s2, t4, 7
    srli s3, t4, 6
    xor t5, t5, t6
    srli t2, t2, 1
    lw t6, 48(a3)
    xor s0, s0, s1
    srli t3, t3, 2
    lw s1, 52(a3)
    xor s2, s2, s3
    srli t4, t4, 1
    lw s3, 56(a3)
    xor t2, t5, t2
    xor t3, s0, t3
    xor t4, s2, t4
    lw t5, 552(a3)
    add t2, t2, t6
    xor t3, t3, s1
    add t4, t4, s3
    xor t0, t0, t2
    add a7, a7, t3
    xor t2, t5, t4
    # round 4 (hight.dsl:25)
    andi t0, t0, 255
    andi a7, a7, 255
    andi t2, t2, 255
    slli t3, t0, 8
    slli t4, a7, 8
    slli t5, t2, 8
    or t3, t0, t3
    or t4, a7, t4
    or t5, t2, t5
    srli t6, t3, 5
    srli s0, t3, 4
    srli s1, t4, 7
    srli s2, t4, 6
    srli s3, t5, 5
    srli s4, t5, 4
    xor t6, t6, s0
    srli t3, t3, 2
    lw s0, 68(a3)
    xor s1, s1, s2
    srli t4, t4, 1
    lw s2, 72(a3)
    xor s3, s3, s4
    srli t5, t5, 2
    lw s4, 76(a3)
    xor t3, t6, t3
    xor t4, s1, t4
    xor t5, s3, t5
    lw t6, 560(a3)
    lw s1, 556(a3)
    xor t3, t3, s0
    add t4, t4, s2
    xor t5, t5, s4
    add a6, a6, t3
    xor t1, t1, t4
    add t3, t6, t5
    xor a5, a5, s1
    # round 5 (hight.dsl:24)
    andi t3, t3, 255
    andi a6, a6, 255
    andi t1, t1, 255
    slli t4, t3, 8
    slli t5, a5, 8
    slli t6, a6, 8
    slli s0, t1, 8
    or t4, t3, t4
    or t5, a5, t5
    or t6, a6, t6
    or s0, t1, s0
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
    lw s2, 80(a3)
    xor s3, s3, s4
    srli t5, t5, 2
    lw s4, 84(a3)
    xor s5, s5, s6
    srli t6, t6, 1
    lw s6, 88(a3)
    xor s7, s7, s8
    srli s0, s0, 2
    lw s8, 92(a3)
    xor t4, s1, t4
    lw s1, 564(a3)
    xor t5, s3, t5
    xor t6, s5, t6
    xor s0, s7, s0
    add t4, t4, s2
    xor t5, t5, s4
    add t6, t6, s6
    xor s0, s0, s8
    xor t4, s1, t4
    add t0, t0, t5
    xor a7, a7, t6
    add t2, t2, s0
    # round 6 (hight.dsl:24)
    andi t2, t2, 255
    andi t4, t4, 255
    andi t0, t0, 255
    andi a7, a7, 255
    slli t5, t2, 8
    slli t6, t4, 8
    slli s0, t0, 8
    slli s1, a7, 8
    or t5, t2, t5
    or t6, t4, t6
    or s0, t0, s0
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
    xor a6, a6, s0
    add t1, t1, s1
    # round 7 (hight.dsl:24)
    andi t1, t1, 255
    andi t3, t3, 255
    andi a5, a5, 255
    andi a6, a6, 255
    slli t5, t1, 8
    slli t6, t3, 8
    slli s0, a5, 8
    slli s1, a6, 8
    or t5, t1, t5
    or t6, t3, t6
    or s0, a5, s0
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
    xor t0, t0, s0
    add a7, a7, s1
    # round 8 (hight.dsl:24)
    andi a7, a7, 255
    andi t2, t2, 255
    andi t4, t4, 255
    andi t0, t0, 255
    slli t5, a7, 8
    slli t6, t2, 8
    slli s0, t4, 8
    slli s1, t0, 8
    or t5, a7, t5
    or t6, t2, t6
    or s0, t4, s0
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
    add a6, a6, s1
    # round 9 (hight.dsl:24)
    andi a6, a6, 255
    andi t1, t1, 255
    andi t3, t3, 255
    andi a5, a5, 255
    slli t5, a6, 8
    slli t6, t1, 8
    slli s0, t3, 8
    slli s1, a5, 8
    or t5, a6, t5
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
    xor a7, a7, t5
    add t2, t2, t6
    xor t4, t4, s0
    add t0, t0, s1
    # round 10 (hight.dsl:24)
    andi t0, t0, 255
    andi a7, a7, 255
    andi t2, t2, 255
    andi t4, t4, 255
    slli t5, t0, 8
    slli t6, a7, 8
    slli s0, t2, 8
    slli s1, t4, 8
    or t5, t0, t5
    or t6, a7, t6
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
    xor a6, a6, t5
    add t1, t1, t6
    xor t3, t3, s0
    add a5, a5, s1
    # round 11 (hight.dsl:24)
    andi a5, a5, 255
    andi a6, a6, 255
    andi t1, t1, 255
    andi t3, t3, 255
    slli t5, a5, 8
    slli t6, a6, 8
    slli s0, t1, 8
    slli s1, t3, 8
    or t5, a5, t5
    or t6, a6, t6
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
    xor t0, t0, t5
    add a7, a7, t6
    xor t2, t2, s0
    add t4, t4, s1
    # round 12 (hight.dsl:24)
    andi t4, t4, 255
    andi t0, t0, 255
    andi a7, a7, 255
    andi t2, t2, 255
    slli t5, t4, 8
    slli t6, t0, 8
    slli s0, a7, 8
    slli s1, t2, 8
    or t5, t4, t5
    or t6, t0, t6
    or s0, a7, s0
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
    add a6, a6, t6
    xor t1, t1, s0
    add t3, t3, s1
    # round 13 (hight.dsl:24)
    andi t3, t3, 255
    andi a5, a5, 255
    andi a6, a6, 255
    andi t1, t1, 255
    slli t5, t3, 8
    slli t6, a5, 8
    slli s0, a6, 8
    slli s1, t1, 8
    or t5, t3, t5
    or t6, a5, t6
    or s0, a6, s0
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
    add t0, t0, t6
    xor a7, a7, s0
    add t2, t2, s1
    # round 14 (hight.dsl:24)
    andi t2, t2, 255
    andi t4, t4, 255
    andi t0, t0, 255
    andi a7, a7, 255
    slli t5, t2, 8
    slli t6, t4, 8
    slli s0, t0, 8
    slli s1, a7, 8
    or t5, t2, t5
    or t6, t4, t6
    or s0, t0, s0
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
    xor a6, a6, s0
    add t1, t1, s1
    # round 15 (hight.dsl:24)
    andi t1, t1, 255
    andi t3, t3, 255
    andi a5, a5, 255
    andi a6, a6, 255
    slli t5, t1, 8
    slli t6, t3, 8
    slli s0, a5, 8
    slli s1, a6, 8
    or t5, t1, t5
    or t6, t3, t6
    or s0, a5, s0
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
    xor t0, t0, s0
    add a7, a7, s1
    # round 16 (hight.dsl:24)
    andi a7, a7, 255
    andi t2, t2, 255
    andi t4, t4, 255
    andi t0, t0, 255
    slli t5, a7, 8
    slli t6, t2, 8
    slli s0, t4, 8
    slli s1, t0, 8
    or t5, a7, t5
    or t6, t2, t6
    or s0, t4, s0
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
    add a6, a6, s1
    # round 17 (hight.dsl:24)
    andi a6, a6, 255
    andi t1, t1, 255
    andi t3, t3, 255
    andi a5, a5, 255
    slli t5, a6, 8
    slli t6, t1, 8
    slli s0, t3, 8
    slli s1, a5, 8
    or t5, a6, t5
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
    xor a7, a7, t5
    add t2, t2, t6
    xor t4, t4, s0
    add t0, t0, s1
    # round 18 (hight.dsl:24)
    andi t0, t0, 255
    andi a7, a7, 255
    andi t2, t2, 255
    andi t4, t4, 255
    slli t5, t0, 8
    slli t6, a7, 8
    slli s0, t2, 8
    slli s1, t4, 8
    or t5, t0, t5
    or t6, a7, t6
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
    xor a6, a6, t5
    add t1, t1, t6
    xor t3, t3, s0
    add a5, a5, s1
    # round 19 (hight.dsl:24)
    andi a5, a5, 255
    andi a6, a6, 255
    andi t1, t1, 255
    andi t3, t3, 255
    slli t5, a5, 8
    slli t6, a6, 8
    slli s0, t1, 8
    slli s1, t3, 8
    or t5, a5, t5
    or t6, a6, t6
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
    xor t0, t0, t5
    add a7, a7, t6
    xor t2, t2, s0
    add t4, t4, s1
    # round 20 (hight.dsl:24)
    andi t4, t4, 255
    andi t0, t0, 255
    andi a7, a7, 255
    andi t2, t2, 255
    slli t5, t4, 8
    slli t6, t0, 8
    slli s0, a7, 8
    slli s1, t2, 8
    or t5, t4, t5
    or t6, t0, t6
    or s0, a7, s0
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
    add a6, a6, t6
    xor t1, t1, s0
    add t3, t3, s1
    # round 21 (hight.dsl:24)
    andi t3, t3, 255
    andi a5, a5, 255
    andi a6, a6, 255
    andi t1, t1, 255
    slli t5, t3, 8
    slli t6, a5, 8
    slli s0, a6, 8
    slli s1, t1, 8
    or t5, t3, t5
    or t6, a5, t6
    or s0, a6, s0
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
    add t0, t0, t6
    xor a7, a7, s0
    add t2, t2, s1
    # round 22 (hight.dsl:24)
    andi t2, t2, 255
    andi t4, t4, 255
    andi t0, t0, 255
    andi a7, a7, 255
    slli t5, t2, 8
    slli t6, t4, 8
    slli s0, t0, 8
    slli s1, a7, 8
    or t5, t2, t5
    or t6, t4, t6
    or s0, t0, s0
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
    xor a6, a6, s0
    add t1, t1, s1
    # round 23 (hight.dsl:24)
    andi t1, t1, 255
    andi t3, t3, 255
    andi a5, a5, 255
    andi a6, a6, 255
    slli t5, t1, 8
    slli t6, t3, 8
    slli s0, a5, 8
    slli s1, a6, 8
    or t5, t1, t5
    or t6, t3, t6
    or s0, a5, s0
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
    xor t0, t0, s0
    add a7, a7, s1
    # round 24 (hight.dsl:24)
    andi a7, a7, 255
    andi t2, t2, 255
    andi t4, t4, 255
    andi t0, t0, 255
    slli t5, a7, 8
    slli t6, t2, 8
    slli s0, t4, 8
    slli s1, t0, 8
    or t5, a7, t5
    or t6, t2, t6
    or s0, t4, s0
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
    add a6, a6, s1
    # round 25 (hight.dsl:24)
    andi a6, a6, 255
    andi t1, t1, 255
    andi t3, t3, 255
    andi a5, a5, 255
    slli t5, a6, 8
    slli t6, t1, 8
    slli s0, t3, 8
    slli s1, a5, 8
    or t5, a6, t5
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
    xor a7, a7, t5
    add t2, t2, t6
    xor t4, t4, s0
    add t0, t0, s1
    # round 26 (hight.dsl:24)
    andi t0, t0, 255
    andi a7, a7, 255
    andi t2, t2, 255
    andi t4, t4, 255
    slli t5, t0, 8
    slli t6, a7, 8
    slli s0, t2, 8
    slli s1, t4, 8
    or t5, t0, t5
    or t6, a7, t6
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
    xor a6, a6, t5
    add t1, t1, t6
    xor t3, t3, s0
    add a5, a5, s1
    # round 27 (hight.dsl:24)
    andi a5, a5, 255
    andi a6, a6, 255
    andi t1, t1, 255
    andi t3, t3, 255
    slli t5, a5, 8
    slli t6, a6, 8
    slli s0, t1, 8
    slli s1, t3, 8
    or t5, a5, t5
    or t6, a6, t6
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
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor t0, t0, t5
    add a7, a7, t6
    xor t2, t2, s0
    add t4, t4, s1
    # round 28 (hight.dsl:24)
    andi t4, t4, 255
    andi t0, t0, 255
    andi a7, a7, 255
    andi t2, t2, 255
    slli t5, t4, 8
    slli t6, t0, 8
    slli s0, a7, 8
    slli s1, t2, 8
    or t5, t4, t5
    or t6, t0, t6
    or s0, a7, s0
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
    lw s3, 448(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 452(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 456(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 460(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor a5, a5, t5
    add a6, a6, t6
    xor t1, t1, s0
    add t3, t3, s1
    # round 29 (hight.dsl:24)
    andi t3, t3, 255
    andi a5, a5, 255
    andi a6, a6, 255
    andi t1, t1, 255
    slli t5, t3, 8
    slli t6, a5, 8
    slli s0, a6, 8
    slli s1, t1, 8
    or t5, t3, t5
    or t6, a5, t6
    or s0, a6, s0
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
    lw s3, 464(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 468(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 472(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 476(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    add t5, t5, s3
    xor t6, t6, s5
    add s0, s0, s7
    xor s1, s1, s9
    xor t4, t4, t5
    add t0, t0, t6
    xor a7, a7, s0
    add t2, t2, s1
    # round 30 (hight.dsl:24)
    andi t2, t2, 255
    andi t4, t4, 255
    andi t0, t0, 255
    andi a7, a7, 255
    slli t5, t2, 8
    slli t6, t4, 8
    slli s0, t0, 8
    slli s1, a7, 8
    or t5, t2, t5
    or t6, t4, t6
    or s0, t0, s0
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
    lw s3, 480(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 484(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 488(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 492(a3)
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
    xor a6, a6, s0
    add t1, t1, s1
    # round 31 (hight.dsl:24)
    andi t1, t1, 255
    andi t3, t3, 255
    andi a5, a5, 255
    andi a6, a6, 255
    slli t5, t1, 8
    slli t6, t3, 8
    slli s0, a5, 8
    slli s1, a6, 8
    or t5, t1, t5
    or t6, t3, t6
    or s0, a5, s0
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
    lw s3, 496(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 500(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 504(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 508(a3)
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
    xor t0, t0, s0
    add a7, a7, s1
    # round 32 (hight.dsl:24)
    andi a7, a7, 255
    andi t2, t2, 255
    andi t4, t4, 255
    andi t0, t0, 255
    slli t5, a7, 8
    slli t6, t2, 8
    slli s0, t4, 8
    slli s1, t0, 8
    or t5, a7, t5
    or t6, t2, t6
    or s0, t4, s0
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
    lw s3, 512(a3)
    xor s4, s4, s5
    srli t6, t6, 2
    lw s5, 516(a3)
    xor s6, s6, s7
    srli s0, s0, 1
    lw s7, 520(a3)
    xor s8, s8, s9
    srli s1, s1, 2
    lw s9, 524(a3)
    xor t5, s2, t5
    xor t6, s4, t6
    xor s0, s6, s0
    xor s1, s8, s1
    lw s2, 528(a3)
    lw s4, 532(a3)
    lw s6, 536(a3)
    lw s8, 540(a3)
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
    xor t1, t1, t5
    lbu t5, 7(a1)
    add t3, t3, t6
    xor a5, a5, s0
    add a6, a6, s1
    add t2, t2, s2
    xor t4, t4, s4
    add t0, t0, s6
    xor a7, a7, s8
    xor t2, s10, t2
    xor t3, s11, t3
    xor t4, ra, t4
    xor a5, s3, a5
    xor t0, s5, t0
    xor a6, s7, a6
    xor a7, s9, a7
    xor t1, t5, t1
    sb t2, 0(a0)
    sb t3, 1(a0)
    sb t4, 2(a0)
    sb a5, 3(a0)
    sb t0, 4(a0)
    sb a6, 5(a0)
    sb a7, 6(a0)
    sb t1, 7(a0)
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
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
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
    j .Llwcc_hight64_128_ctr_crypt_rv32i_group
.Llwcc_hight64_128_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_hight64_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_hight64_128_ctr_crypt_rv32i_copy
.Llwcc_hight64_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
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
    addi sp, sp, 112
    ret
    .size lwcc_hight64_128_ctr_crypt_rv32i, .-lwcc_hight64_128_ctr_crypt_rv32i
