# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile hight --set hight64_128 --target rv32i --lanes 1 --goal size
# passes:    unroll() invert() counter() value_numbering() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) split_accesses() early_stores() spill_order() select() schedule() allocate()
# dsl:       dsl/ciphers/hight.dsl sha256:7354a4282c6cb167b88d85ee9ae8d904b6c1d813eb0ca76009b03702c71a9d21
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 8 bits, each in a register of its own
# sizes:     in bytes: block 8, key 16, nonce 4, rk 1024, ctx 1048, align 4, group 8, stack 112
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:dd919957494ca84da8bd202d554779cbd9d53ccaab36bf03b83e1fd08e586117

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
    lbu a5, 0(a1)
    lbu a6, 1(a1)
    lbu a7, 2(a1)
    lbu t0, 3(a1)
    lbu t1, 4(a1)
    lbu t2, 5(a1)
    lbu t3, 6(a1)
    lbu t4, 7(a1)
    lbu t5, 8(a1)
    lbu t6, 9(a1)
    lbu a4, 10(a1)
    lbu a3, 12(a1)
    lbu a2, 11(a1)
    lbu s0, 13(a1)
    lbu s1, 14(a1)
    lbu s2, 15(a1)
    addi s3, t0, 27
    addi s4, a5, 90
    addi s5, a6, 109
    addi s6, a7, 54
    addi s7, t4, 65
    addi s8, t1, 13
    addi s9, t2, 6
    addi s10, t3, 3
    addi s11, a2, 76
    addi ra, t5, 96
    sw a5, 1008(a0)
    sw a6, 1012(a0)
    sw a7, 1016(a0)
    sw t0, 1020(a0)
    sw a3, 992(a0)
    sw s0, 996(a0)
    sw s1, 1000(a0)
    sw s2, 1004(a0)
    andi s3, s3, 255
    sw s3, 988(a0)
    addi s3, t6, 48
    andi s4, s4, 255
    sw s4, 984(a0)
    addi s4, a4, 24
    andi s5, s5, 255
    sw s5, 980(a0)
    addi s5, s2, 44
    andi s6, s6, 255
    sw s6, 976(a0)
    addi s6, a3, 102
    andi s7, s7, 255
    sw s7, 0(a0)
    sw s7, 972(a0)
    addi s7, s0, 51
    andi s8, s8, 255
    sw s8, 4(a0)
    sw s8, 968(a0)
    addi s8, s1, 89
    andi s9, s9, 255
    sw s9, 8(a0)
    sw s9, 964(a0)
    addi s9, a7, 74
    andi s10, s10, 255
    sw s10, 12(a0)
    sw s10, 960(a0)
    addi s10, t4, 86
    andi s11, s11, 255
    sw s11, 16(a0)
    sw s11, 956(a0)
    addi s11, a5, 43
    andi ra, ra, 255
    sw ra, 20(a0)
    sw ra, 952(a0)
    addi ra, a6, 21
    andi s3, s3, 255
    sw s3, 24(a0)
    sw s3, 948(a0)
    addi s3, t3, 28
    andi s4, s4, 255
    sw s4, 28(a0)
    sw s4, 944(a0)
    addi s4, t0, 101
    andi s5, s5, 255
    sw s5, 32(a0)
    sw s5, 940(a0)
    addi s5, t1, 114
    andi s6, s6, 255
    sw s6, 36(a0)
    sw s6, 936(a0)
    addi s6, t2, 57
    andi s7, s7, 255
    sw s7, 40(a0)
    sw s7, 932(a0)
    addi s7, a4, 121
    andi s8, s8, 255
    sw s8, 44(a0)
    sw s8, 928(a0)
    addi s8, s2, 78
    andi s9, s9, 255
    sw s9, 48(a0)
    sw s9, 924(a0)
    addi s9, t5, 103
    andi s10, s10, 255
    sw s10, 52(a0)
    sw s10, 920(a0)
    addi s10, t6, 115
    andi s11, s11, 255
    sw s11, 56(a0)
    sw s11, 916(a0)
    addi s11, s1, 55
    andi ra, ra, 255
    sw ra, 60(a0)
    sw ra, 912(a0)
    addi ra, a2, 60
    andi s3, s3, 255
    sw s3, 64(a0)
    sw s3, 908(a0)
    addi s3, a3, 94
    andi s4, s4, 255
    sw s4, 68(a0)
    sw s4, 904(a0)
    addi s4, s0, 111
    andi s5, s5, 255
    sw s5, 72(a0)
    sw s5, 900(a0)
    addi s5, a6, 11
    andi s6, s6, 255
    sw s6, 76(a0)
    sw s6, 896(a0)
    addi s6, t3, 91
    andi s7, s7, 255
    sw s7, 80(a0)
    sw s7, 892(a0)
    addi s7, t4, 45
    andi s8, s8, 255
    sw s8, 84(a0)
    sw s8, 888(a0)
    addi s8, a5, 22
    andi s9, s9, 255
    sw s9, 88(a0)
    sw s9, 884(a0)
    addi s9, t2, 80
    andi s10, s10, 255
    sw s10, 92(a0)
    sw s10, 880(a0)
    addi s10, a7, 5
    andi s11, s11, 255
    sw s11, 96(a0)
    sw s11, 876(a0)
    addi s11, t0, 66
    andi ra, ra, 255
    sw ra, 100(a0)
    sw ra, 872(a0)
    addi ra, t1, 33
    andi s3, s3, 255
    sw s3, 104(a0)
    sw s3, 868(a0)
    addi s3, t6, 85
    andi s4, s4, 255
    sw s4, 108(a0)
    sw s4, 864(a0)
    addi s4, s1, 40
    andi s5, s5, 255
    sw s5, 112(a0)
    sw s5, 860(a0)
    addi s5, s2, 84
    andi s6, s6, 255
    sw s6, 116(a0)
    sw s6, 856(a0)
    addi s6, t5, 42
    andi s7, s7, 255
    sw s7, 120(a0)
    sw s7, 852(a0)
    addi s7, s0, 125
    andi s8, s8, 255
    sw s8, 124(a0)
    sw s8, 848(a0)
    addi s8, a4, 106
    andi s9, s9, 255
    sw s9, 128(a0)
    sw s9, 844(a0)
    addi s9, a2, 117
    andi s10, s10, 255
    sw s10, 132(a0)
    sw s10, 840(a0)
    addi s10, a3, 122
    andi s11, s11, 255
    sw s11, 136(a0)
    sw s11, 836(a0)
    addi s11, a5, 23
    andi ra, ra, 255
    sw ra, 140(a0)
    sw ra, 832(a0)
    addi ra, t2, 62
    andi s3, s3, 255
    sw s3, 144(a0)
    sw s3, 828(a0)
    addi s3, t3, 95
    andi s4, s4, 255
    sw s4, 148(a0)
    sw s4, 824(a0)
    addi s4, t4, 47
    andi s5, s5, 255
    sw s5, 152(a0)
    sw s5, 820(a0)
    addi s5, t1, 41
    andi s6, s6, 255
    sw s6, 156(a0)
    sw s6, 816(a0)
    addi s6, a6, 75
    andi s7, s7, 255
    sw s7, 160(a0)
    sw s7, 812(a0)
    addi s7, a7, 37
    andi s8, s8, 255
    sw s8, 164(a0)
    sw s8, 808(a0)
    addi s8, t0, 82
    andi s9, s9, 255
    sw s9, 168(a0)
    sw s9, 804(a0)
    addi s9, t5, 98
    andi s10, s10, 255
    sw s10, 172(a0)
    sw s10, 800(a0)
    addi s10, s0, 20
    andi s11, s11, 255
    sw s11, 176(a0)
    sw s11, 796(a0)
    addi s11, s1, 10
    andi ra, ra, 255
    sw ra, 180(a0)
    sw ra, 792(a0)
    addi ra, s2, 69
    andi s3, s3, 255
    sw s3, 184(a0)
    sw s3, 788(a0)
    addi s3, a3, 118
    andi s4, s4, 255
    sw s4, 188(a0)
    sw s4, 784(a0)
    addi s4, t6, 49
    andi s5, s5, 255
    sw s5, 192(a0)
    sw s5, 780(a0)
    addi s5, a4, 88
    andi s6, s6, 255
    sw s6, 196(a0)
    sw s6, 776(a0)
    addi s6, a2, 108
    andi s7, s7, 255
    sw s7, 200(a0)
    sw s7, 772(a0)
    addi s7, t4, 71
    andi s8, s8, 255
    sw s8, 204(a0)
    sw s8, 768(a0)
    addi s8, t1, 59
    andi s9, s9, 255
    sw s9, 208(a0)
    sw s9, 764(a0)
    addi s9, t2, 29
    andi s10, s10, 255
    sw s10, 212(a0)
    sw s10, 760(a0)
    addi s10, t3, 14
    andi s11, s11, 255
    sw s11, 216(a0)
    sw s11, 756(a0)
    addi s11, t0, 124
    andi ra, ra, 255
    sw ra, 220(a0)
    sw ra, 752(a0)
    addi ra, a5, 99
    andi s3, s3, 255
    sw s3, 224(a0)
    sw s3, 748(a0)
    addi s3, a6, 113
    andi s4, s4, 255
    sw s4, 228(a0)
    sw s4, 744(a0)
    addi s4, a7, 120
    andi s5, s5, 255
    sw s5, 232(a0)
    sw s5, 740(a0)
    addi s5, s2, 31
    andi s6, s6, 255
    sw s6, 236(a0)
    sw s6, 736(a0)
    addi s6, a3, 126
    andi s7, s7, 255
    sw s7, 240(a0)
    sw s7, 732(a0)
    addi s7, s0, 127
    andi s8, s8, 255
    sw s8, 244(a0)
    sw s8, 728(a0)
    addi s8, s1, 63
    andi s9, s9, 255
    sw s9, 248(a0)
    sw s9, 724(a0)
    addi s9, a2, 97
    andi s10, s10, 255
    sw s10, 252(a0)
    sw s10, 720(a0)
    addi s10, t5, 15
    andi s11, s11, 255
    sw s11, 256(a0)
    sw s11, 716(a0)
    addi s11, t6, 7
    andi ra, ra, 255
    sw ra, 260(a0)
    sw ra, 712(a0)
    addi ra, a4, 67
    andi s3, s3, 255
    sw s3, 264(a0)
    sw s3, 708(a0)
    addi s3, t3, 110
    andi s4, s4, 255
    sw s4, 268(a0)
    sw s4, 704(a0)
    addi s4, t0, 112
    andi s5, s5, 255
    sw s5, 272(a0)
    sw s5, 700(a0)
    addi s5, t1, 56
    andi s6, s6, 255
    sw s6, 276(a0)
    sw s6, 696(a0)
    addi s6, t2, 92
    andi s7, s7, 255
    sw s7, 280(a0)
    sw s7, 692(a0)
    addi s7, a7, 30
    andi s8, s8, 255
    sw s8, 284(a0)
    sw s8, 688(a0)
    addi s8, t4, 119
    andi s9, s9, 255
    sw s9, 288(a0)
    sw s9, 684(a0)
    addi s9, a5, 123
    andi s10, s10, 255
    sw s10, 292(a0)
    sw s10, 680(a0)
    addi s10, a6, 61
    andi s11, s11, 255
    sw s11, 296(a0)
    sw s11, 676(a0)
    addi s11, s1, 105
    andi ra, ra, 255
    sw ra, 300(a0)
    sw ra, 672(a0)
    addi ra, a2, 79
    andi s3, s3, 255
    sw s3, 304(a0)
    sw s3, 668(a0)
    addi s3, a3, 39
    andi s4, s4, 255
    sw s4, 308(a0)
    sw s4, 664(a0)
    addi s4, s0, 83
    andi s5, s5, 255
    sw s5, 312(a0)
    sw s5, 660(a0)
    addi s5, a4, 38
    andi s6, s6, 255
    sw s6, 316(a0)
    sw s6, 656(a0)
    addi s6, s2, 52
    andi s7, s7, 255
    sw s7, 320(a0)
    sw s7, 652(a0)
    addi s7, t5, 26
    andi s8, s8, 255
    sw s8, 324(a0)
    sw s8, 648(a0)
    addi s8, t6, 77
    andi s9, s9, 255
    sw s9, 328(a0)
    sw s9, 644(a0)
    addi s9, t2, 18
    andi s10, s10, 255
    sw s10, 332(a0)
    sw s10, 640(a0)
    addi s10, a7, 19
    andi s11, s11, 255
    sw s11, 336(a0)
    sw s11, 636(a0)
    addi s11, t0, 73
    andi ra, ra, 255
    sw ra, 340(a0)
    sw ra, 632(a0)
    addi ra, t1, 36
    andi s3, s3, 255
    sw s3, 344(a0)
    sw s3, 628(a0)
    addi s3, a6, 1
    addi t1, t1, 12
    addi a6, a6, 100
    addi a7, a7, 50
    addi t0, t0, 25
    andi s4, s4, 255
    sw s4, 348(a0)
    sw s4, 624(a0)
    addi s4, t3, 9
    addi t2, t2, 70
    addi t3, t3, 35
    andi s5, s5, 255
    sw s5, 352(a0)
    sw s5, 620(a0)
    addi s5, t4, 4
    addi t4, t4, 81
    andi s6, s6, 255
    sw s6, 356(a0)
    sw s6, 616(a0)
    addi s6, a5, 2
    addi a5, a5, 104
    andi s7, s7, 255
    sw s7, 360(a0)
    sw s7, 612(a0)
    addi s7, s0, 8
    andi s8, s8, 255
    sw s8, 364(a0)
    sw s8, 608(a0)
    addi s8, a4, 64
    addi a4, a4, 58
    addi s0, s0, 87
    andi s9, s9, 255
    sw s9, 368(a0)
    sw s9, 604(a0)
    addi s9, a2, 32
    addi a2, a2, 93
    andi s10, s10, 255
    andi s11, s11, 255
    andi ra, ra, 255
    andi s3, s3, 255
    andi s4, s4, 255
    andi s5, s5, 255
    andi s6, s6, 255
    andi s7, s7, 255
    andi s8, s8, 255
    andi s9, s9, 255
    andi t1, t1, 255
    andi a6, a6, 255
    andi a7, a7, 255
    andi t0, t0, 255
    andi a5, a5, 255
    andi t2, t2, 255
    andi t3, t3, 255
    andi t4, t4, 255
    andi a4, a4, 255
    andi a2, a2, 255
    andi s0, s0, 255
    sw s10, 372(a0)
    sw s10, 600(a0)
    addi s10, a3, 16
    addi a3, a3, 46
    andi s10, s10, 255
    andi a3, a3, 255
    sw s11, 376(a0)
    sw s11, 596(a0)
    addi s11, t6, 72
    addi t6, t6, 116
    andi s11, s11, 255
    andi t6, t6, 255
    sw ra, 380(a0)
    sw ra, 592(a0)
    addi ra, s1, 68
    addi s1, s1, 107
    andi ra, ra, 255
    andi s1, s1, 255
    sw s3, 384(a0)
    sw s3, 588(a0)
    addi s3, s2, 34
    addi s2, s2, 53
    andi s3, s3, 255
    andi s2, s2, 255
    sw s4, 388(a0)
    sw s4, 584(a0)
    addi s4, t5, 17
    addi t5, t5, 90
    andi s4, s4, 255
    andi t5, t5, 255
    sw s5, 392(a0)
    sw s5, 580(a0)
    sw s6, 396(a0)
    sw s6, 576(a0)
    sw s7, 400(a0)
    sw s7, 572(a0)
    sw s8, 404(a0)
    sw s8, 568(a0)
    sw s9, 408(a0)
    sw s9, 564(a0)
    sw s10, 412(a0)
    sw s10, 560(a0)
    sw s11, 416(a0)
    sw s11, 556(a0)
    sw ra, 420(a0)
    sw ra, 552(a0)
    sw s3, 424(a0)
    sw s3, 548(a0)
    sw s4, 428(a0)
    sw s4, 544(a0)
    sw t1, 432(a0)
    sw t1, 540(a0)
    sw a6, 436(a0)
    sw a6, 536(a0)
    sw a7, 440(a0)
    sw a7, 532(a0)
    sw t0, 444(a0)
    sw t0, 528(a0)
    sw a5, 448(a0)
    sw a5, 524(a0)
    sw t2, 452(a0)
    sw t2, 520(a0)
    sw t3, 456(a0)
    sw t3, 516(a0)
    sw t4, 460(a0)
    sw t4, 512(a0)
    sw a3, 464(a0)
    sw a3, 508(a0)
    sw t6, 468(a0)
    sw t6, 504(a0)
    sw a4, 472(a0)
    sw a4, 500(a0)
    sw a2, 476(a0)
    sw a2, 496(a0)
    sw t5, 480(a0)
    sw s0, 484(a0)
    sw s1, 488(a0)
    sw s2, 492(a0)
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
    slli a2, a2, 3
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -8
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_hight64_128_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lw a5, 1004(a3)
    lw a6, 1000(a3)
    lbu a7, 1(a1)
    lbu t0, 3(a1)
    lw t1, 996(a3)
    lbu t2, 7(a1)
    lbu t3, 4(a1)
    # round 1 (hight.dsl:43)
    lw t4, 988(a3)
    lbu t5, 6(a1)
    lw t6, 992(a3)
    lbu a4, 2(a1)
    add a6, t3, a6
    lbu t3, 0(a1)
    lw a2, 984(a3)
    xor a5, t5, a5
    add t3, t3, t6
    slli t5, a5, 8
    or t5, a5, t5
    srli t6, t5, 7
    srli a0, t5, 6
    xor t6, t6, a0
    andi t3, t3, 255
    slli a0, t3, 8
    or a0, t3, a0
    srli s0, a0, 2
    srli s1, a0, 4
    srli t5, t5, 1
    xor t5, t6, t5
    add t4, t5, t4
    xor t2, t2, t4
    xor t1, a4, t1
    srli t4, a0, 5
    xor t4, t4, s1
    xor t4, t4, s0
    xor t4, t4, a2
    add a7, a7, t4
    lbu t4, 5(a1)
    lw t5, 976(a3)
    lw t6, 980(a3)
    andi a6, a6, 255
    slli a4, t1, 8
    or a4, t1, a4
    srli a3, a4, 6
    srli a2, a4, 1
    srli a4, a4, 7
    xor a4, a4, a3
    xor a4, a4, a2
    add t6, a4, t6
    xor t0, t0, t6
    slli t6, a6, 8
    or t6, a6, t6
    srli a4, t6, 4
    srli a3, t6, 2
    srli t6, t6, 5
    xor t6, t6, a4
    xor t6, t6, a3
    xor t5, t6, t5
    add t4, t4, t5
    mv t5, a5
    mv a5, t4
    mv t4, a6
    mv a6, t5
    mv t5, a7
    mv a7, t2
    mv t2, t1
    mv t1, t5
    mv t5, t0
    mv t0, t3
    mv t3, t5
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 0
    addi a2, a3, 496
.Llwcc_hight64_128_ecb_encrypt_rv32i_round:
    # round 2 (hight.dsl:24)
    andi a5, a5, 255
    andi a7, a7, 255
    andi t1, t1, 255
    andi t3, t3, 255
    slli t5, a5, 8
    slli t6, a7, 8
    slli a4, t1, 8
    slli a1, t3, 8
    or t5, a5, t5
    or t6, a7, t6
    or a4, t1, a4
    or a1, t3, a1
    srli a0, t5, 7
    srli s0, t5, 6
    srli s1, t6, 5
    srli s2, t6, 4
    srli s3, a4, 7
    srli s4, a4, 6
    srli s5, a1, 5
    srli s6, a1, 4
    xor a0, a0, s0
    srli t5, t5, 1
    lw s0, 0(a3)
    xor s1, s1, s2
    srli t6, t6, 2
    lw s2, 4(a3)
    xor s3, s3, s4
    srli a4, a4, 1
    lw s4, 8(a3)
    xor s5, s5, s6
    srli a1, a1, 2
    lw s6, 12(a3)
    xor t5, a0, t5
    xor t6, s1, t6
    xor a4, s3, a4
    xor a1, s5, a1
    add t5, t5, s0
    xor t6, t6, s2
    add a4, a4, s4
    xor a1, a1, s6
    xor a6, a6, t5
    add t0, t0, t6
    xor t2, t2, a4
    add t4, t4, a1
    mv t5, a5
    mv a5, t4
    mv t4, t3
    mv t3, t2
    mv t2, t1
    mv t1, t0
    mv t0, a7
    mv a7, a6
    mv a6, t5
    addi a3, a3, 16
    bne a3, a2, .Llwcc_hight64_128_ecb_encrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    lw t5, 1008(a3)
    lw t6, 1012(a3)
    lw a4, 1016(a3)
    lw s0, 1020(a3)
    add t0, t0, t5
    xor t2, t2, t6
    add t4, t4, a4
    xor a6, a6, s0
    sb t0, 0(a0)
    sb t1, 1(a0)
    sb t2, 2(a0)
    sb t3, 3(a0)
    sb t4, 4(a0)
    sb a5, 5(a0)
    sb a6, 6(a0)
    sb a7, 7(a0)
    addi a0, a0, 8
    addi a1, a1, 8
    bgeu a2, a1, .Llwcc_hight64_128_ecb_encrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_hight64_128_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_hight64_128_ecb_encrypt_rv32i_wipe
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    lw s5, 24(sp)
    lw s6, 28(sp)
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
    slli a2, a2, 3
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -8
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_hight64_128_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lw a5, 1020(a3)
    # round 32 (hight.dsl:43)
    lw a6, 484(a3)
    lbu a7, 2(a1)
    lw t0, 1012(a3)
    lw t1, 1008(a3)
    lw t2, 492(a3)
    lbu t3, 0(a1)
    lbu t4, 7(a1)
    lbu t5, 4(a1)
    lbu t6, 3(a1)
    lw a4, 1016(a3)
    lw a2, 480(a3)
    lbu a0, 1(a1)
    lbu s0, 5(a1)
    lbu a1, 6(a1)
    lw a3, 488(a3)
    sub t5, t5, a4
    xor a5, a1, a5
    sub t1, t3, t1
    xor a7, a7, t0
    slli t0, a5, 8
    andi t1, t1, 255
    slli t3, a7, 8
    or t3, a7, t3
    slli a4, t1, 8
    or t0, a5, t0
    srli a1, t0, 6
    andi t5, t5, 255
    slli s1, t5, 8
    srli s2, t3, 1
    or s1, t5, s1
    srli s3, s1, 5
    srli s4, t3, 6
    srli t3, t3, 7
    xor t3, t3, s4
    srli s4, s1, 4
    srli s5, t0, 7
    srli t0, t0, 1
    xor a1, s5, a1
    xor t0, a1, t0
    or a4, t1, a4
    srli a1, a4, 5
    xor t3, t3, s2
    add t3, t3, a3
    srli a3, a4, 2
    srli s1, s1, 2
    xor s2, s3, s4
    xor s1, s2, s1
    srli a4, a4, 4
    xor t2, s1, t2
    sub t2, s0, t2
    xor a4, a1, a4
    add t0, t0, a2
    xor t0, t4, t0
    xor t4, a4, a3
    xor t3, t6, t3
    xor a6, t4, a6
    sub a6, a0, a6
    mv t4, t1
    mv t1, a6
    mv a6, a5
    mv a5, t2
    mv t2, a7
    mv a7, t3
    mv t3, t0
    mv t0, t5
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 496
    addi a2, a3, 496
.Llwcc_hight64_128_ecb_decrypt_rv32i_round:
    # round 31 (hight.dsl:25)
    andi a5, a5, 255
    andi a7, a7, 255
    andi t1, t1, 255
    andi t3, t3, 255
    slli t5, a5, 8
    slli t6, a7, 8
    slli a4, t1, 8
    slli a1, t3, 8
    or t5, a5, t5
    or t6, a7, t6
    or a4, t1, a4
    or a1, t3, a1
    srli a0, t5, 4
    srli s0, t5, 5
    srli s1, t6, 6
    srli s2, t6, 7
    srli s3, a4, 4
    srli s4, a4, 5
    srli s5, a1, 6
    srli s6, a1, 7
    srli t5, t5, 2
    xor a0, s0, a0
    lw s0, 0(a3)
    srli t6, t6, 1
    xor s1, s2, s1
    lw s2, 4(a3)
    srli a4, a4, 2
    xor s3, s4, s3
    lw s4, 8(a3)
    srli a1, a1, 1
    xor s5, s6, s5
    lw s6, 12(a3)
    xor t5, a0, t5
    xor t6, s1, t6
    xor a4, s3, a4
    xor a1, s5, a1
    xor t5, t5, s0
    add t6, t6, s2
    xor a4, a4, s4
    add a1, a1, s6
    sub a6, a6, t5
    xor t0, t0, t6
    sub t2, t2, a4
    xor t4, t4, a1
    mv t5, a5
    mv a5, a6
    mv a6, t3
    mv t3, t4
    mv t4, t1
    mv t1, t2
    mv t2, a7
    mv a7, t0
    mv t0, t5
    addi a3, a3, 16
    bne a3, a2, .Llwcc_hight64_128_ecb_decrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    lw t5, 1004(a3)
    lw t6, 1000(a3)
    lw a4, 996(a3)
    lw s0, 992(a3)
    xor a6, a6, t5
    sub t0, t0, t6
    xor t2, t2, a4
    sub t4, t4, s0
    sb t4, 0(a0)
    sb t1, 1(a0)
    sb t2, 2(a0)
    sb a7, 3(a0)
    sb t0, 4(a0)
    sb a5, 5(a0)
    sb a6, 6(a0)
    sb t3, 7(a0)
    addi a0, a0, 8
    addi a1, a1, 8
    bgeu a2, a1, .Llwcc_hight64_128_ecb_decrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_hight64_128_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_hight64_128_ecb_decrypt_rv32i_wipe
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    lw s5, 24(sp)
    lw s6, 28(sp)
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
    lw a5, 992(a0)
    # round 2 (hight.dsl:43)
    lw a6, 8(a0)
    # round 4 (hight.dsl:43)
    lw a7, 32(a0)
    # round 3 (hight.dsl:43)
    lw t0, 28(a0)
    lbu t1, 1(a1)
    lbu t2, 0(a1)
    lw t3, 996(a0)
    lbu t4, 2(a1)
    # round 1 (hight.dsl:43)
    lw t5, 984(a0)
    lbu t6, 3(a1)
    lw a4, 980(a0)
    # round 2 (hight.dsl:43)
    lw a3, 12(a0)
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
    sw a5, 1024(a0)
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
    sw t1, 1032(a0)
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
    sw t2, 1028(a0)
    # round 3 (hight.dsl:25)
    andi a6, a6, 255
    slli t1, a6, 8
    or t1, a6, t1
    srli t2, t1, 4
    sw a6, 1040(a0)
    srli a6, t1, 5
    xor a6, a6, t2
    srli t1, t1, 2
    xor a6, a6, t1
    xor a6, a6, t0
    add a5, a5, a6
    # round 4 (hight.dsl:24)
    andi a5, a5, 255
    slli a6, a5, 8
    sw a5, 1044(a0)
    or a5, a5, a6
    srli a6, a5, 1
    srli t0, a5, 7
    srli a5, a5, 6
    xor a5, t0, a5
    xor a5, a5, a6
    add a5, a5, a7
    andi a5, a5, 255
    sw a5, 1036(a0)
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
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 8
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    sw a3, 72(sp)
    beqz t1, .Llwcc_hight64_128_ctr_crypt_rv32i_group
    j .Llwcc_hight64_128_ctr_crypt_rv32i_rest
.Llwcc_hight64_128_ctr_crypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a4, 76(sp)
    lw a5, 1000(a3)
    lw a6, 1004(a3)
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
    lw t2, 988(a3)
    xor t3, t3, t4
    srli t0, t0, 2
    lw t4, 976(a3)
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
    lw t4, 0(a3)
    xor t5, t5, t6
    srli t2, t2, 2
    lw t6, 4(a3)
    xor t1, t3, t1
    xor t2, t5, t2
    lw t3, 1024(a3)
    lw t5, 1028(a3)
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
    srli a4, t3, 5
    srli a2, t3, 4
    srli a1, t4, 7
    srli a0, t4, 6
    xor t5, t5, t6
    srli t2, t2, 1
    lw t6, 16(a3)
    xor a4, a4, a2
    srli t3, t3, 2
    lw a2, 20(a3)
    xor a1, a1, a0
    srli t4, t4, 1
    lw a0, 24(a3)
    xor t2, t5, t2
    xor t3, a4, t3
    xor t4, a1, t4
    lw t5, 1032(a3)
    add t2, t2, t6
    xor t3, t3, a2
    add t4, t4, a0
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
    srli a4, t3, 4
    srli a2, t4, 7
    srli a1, t4, 6
    srli a0, t5, 5
    srli s0, t5, 4
    xor t6, t6, a4
    srli t3, t3, 2
    lw a4, 36(a3)
    xor a2, a2, a1
    srli t4, t4, 1
    lw a1, 40(a3)
    xor a0, a0, s0
    srli t5, t5, 2
    lw s0, 44(a3)
    xor t3, t6, t3
    xor t4, a2, t4
    xor t5, a0, t5
    lw t6, 1040(a3)
    lw a2, 1036(a3)
    xor t3, t3, a4
    add t4, t4, a1
    xor t5, t5, s0
    add a6, a6, t3
    xor t1, t1, t4
    add t3, t6, t5
    xor a5, a5, a2
    # round 5 (hight.dsl:24)
    andi t3, t3, 255
    andi a6, a6, 255
    andi t4, t1, 255
    slli t1, t3, 8
    slli t5, a5, 8
    slli t6, a6, 8
    slli a4, t4, 8
    or t1, t3, t1
    or t5, a5, t5
    or t6, a6, t6
    or a4, t4, a4
    srli a2, t1, 7
    srli a1, t1, 6
    srli a0, t5, 5
    srli s0, t5, 4
    srli s1, t6, 7
    srli s2, t6, 6
    srli s3, a4, 5
    srli s4, a4, 4
    xor a2, a2, a1
    srli t1, t1, 1
    lw a1, 48(a3)
    xor a0, a0, s0
    srli t5, t5, 2
    lw s0, 52(a3)
    xor s1, s1, s2
    srli t6, t6, 1
    lw s2, 56(a3)
    xor s3, s3, s4
    srli a4, a4, 2
    lw s4, 60(a3)
    xor t1, a2, t1
    lw a3, 1044(a3)
    xor t5, a0, t5
    xor t6, s1, t6
    xor a4, s3, a4
    add t1, t1, a1
    xor t5, t5, s0
    add t6, t6, s2
    xor a4, a4, s4
    xor t1, a3, t1
    add t0, t0, t5
    xor a7, a7, t6
    add t2, t2, a4
    mv t5, a5
    mv a5, t2
    mv t2, a6
    mv a6, t3
    mv t3, a7
    mv a7, t1
    mv t1, t0
    mv t0, t5
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 64
    addi a2, a3, 432
.Llwcc_hight64_128_ctr_crypt_rv32i_round:
    # round 6 (hight.dsl:24)
    andi a5, a5, 255
    andi a7, a7, 255
    andi t1, t1, 255
    andi t3, t3, 255
    slli t5, a5, 8
    slli t6, a7, 8
    slli a4, t1, 8
    slli a1, t3, 8
    or t5, a5, t5
    or t6, a7, t6
    or a4, t1, a4
    or a1, t3, a1
    srli a0, t5, 7
    srli s0, t5, 6
    srli s1, t6, 5
    srli s2, t6, 4
    srli s3, a4, 7
    srli s4, a4, 6
    srli s5, a1, 5
    srli s6, a1, 4
    xor a0, a0, s0
    srli t5, t5, 1
    lw s0, 0(a3)
    xor s1, s1, s2
    srli t6, t6, 2
    lw s2, 4(a3)
    xor s3, s3, s4
    srli a4, a4, 1
    lw s4, 8(a3)
    xor s5, s5, s6
    srli a1, a1, 2
    lw s6, 12(a3)
    xor t5, a0, t5
    xor t6, s1, t6
    xor a4, s3, a4
    xor a1, s5, a1
    add t5, t5, s0
    xor t6, t6, s2
    add a4, a4, s4
    xor a1, a1, s6
    xor a6, a6, t5
    add t0, t0, t6
    xor t2, t2, a4
    add t4, t4, a1
    mv t5, a5
    mv a5, t4
    mv t4, t3
    mv t3, t2
    mv t2, t1
    mv t1, t0
    mv t0, a7
    mv a7, a6
    mv a6, t5
    addi a3, a3, 16
    bne a3, a2, .Llwcc_hight64_128_ctr_crypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    lw a4, 76(sp)
    lbu t5, 3(a1)
    lw t6, 1008(a3)
    lbu s0, 1(a1)
    lbu s1, 4(a1)
    lbu s2, 7(a1)
    lbu s3, 6(a1)
    lw s4, 1012(a3)
    lw s5, 1020(a3)
    lbu s6, 5(a1)
    lbu s7, 0(a1)
    lbu s8, 2(a1)
    lw s9, 1016(a3)
    add t0, t0, t6
    xor a6, a6, s5
    add t4, t4, s9
    xor t2, t2, s4
    xor a6, s3, a6
    xor t2, s8, t2
    xor t4, s1, t4
    xor a5, s6, a5
    xor t1, s0, t1
    xor a7, s2, a7
    xor t3, t5, t3
    xor t0, s7, t0
    sb t2, 2(a0)
    sb t1, 1(a0)
    sb a6, 6(a0)
    sb t3, 3(a0)
    sb a7, 7(a0)
    sb a5, 5(a0)
    sb t4, 4(a0)
    sb t0, 0(a0)
    addi a0, a0, 8
    addi a1, a1, 8
    addi a4, a4, 1
    bgeu a2, a1, .Llwcc_hight64_128_ctr_crypt_rv32i_group
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
    sw a2, 80(sp)
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
    addi sp, sp, 112
    ret
    .size lwcc_hight64_128_ctr_crypt_rv32i, .-lwcc_hight64_128_ctr_crypt_rv32i
