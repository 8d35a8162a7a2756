# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile cham --set cham128_256 --target rv32i --lanes 1 --goal size
# passes:    unroll() invert() constants(enabled=true) counter() rotate() value_numbering() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) split_accesses() select() schedule() allocate()
# dsl:       dsl/ciphers/cham.dsl sha256:f7c7301ba5f12e5516a0443b758b3db4bb7b4d0e24472f621f015e469542e8e1
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 32 bits, each in a register of its own
# sizes:     in bytes: block 16, key 32, nonce 12, rk 960, ctx 980, align 4, group 16, stack 112
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:508a20db156d636be4000b908373652bf78dd30097344f0b870a29290308d003

    .text

    .balign 4
    .global lwcc_cham128_256_key_setup_rv32i
    .type lwcc_cham128_256_key_setup_rv32i, %function
lwcc_cham128_256_key_setup_rv32i:
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
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    lw t1, 16(a1)
    lw t2, 20(a1)
    lw t3, 24(a1)
    lw t4, 28(a1)
    slli t5, a5, 1
    srli t6, a5, 31
    or t5, t5, t6
    xor t5, a5, t5
    slli t6, a5, 8
    srli a4, a5, 24
    or t6, t6, a4
    xor t6, t5, t6
    slli a4, a5, 11
    srli a5, a5, 21
    or a5, a4, a5
    xor a5, t5, a5
    slli t5, a6, 1
    srli a4, a6, 31
    or t5, t5, a4
    xor t5, a6, t5
    slli a4, a6, 8
    srli a3, a6, 24
    or a4, a4, a3
    xor a4, t5, a4
    slli a3, a6, 11
    srli a6, a6, 21
    or a6, a3, a6
    xor a6, t5, a6
    slli t5, a7, 1
    srli a3, a7, 31
    or t5, t5, a3
    xor t5, a7, t5
    slli a3, a7, 8
    srli a2, a7, 24
    or a3, a3, a2
    xor a3, t5, a3
    slli a2, a7, 11
    srli a7, a7, 21
    or a7, a2, a7
    xor a7, t5, a7
    slli t5, t0, 1
    srli a2, t0, 31
    or t5, t5, a2
    xor t5, t0, t5
    slli a2, t0, 8
    srli s0, t0, 24
    or a2, a2, s0
    xor a2, t5, a2
    slli s0, t0, 11
    srli t0, t0, 21
    or t0, s0, t0
    xor t0, t5, t0
    slli t5, t1, 1
    srli s0, t1, 31
    or t5, t5, s0
    xor t5, t1, t5
    slli s0, t1, 8
    srli s1, t1, 24
    or s0, s0, s1
    xor s0, t5, s0
    slli s1, t1, 11
    srli t1, t1, 21
    or t1, s1, t1
    xor t1, t5, t1
    slli t5, t2, 1
    srli s1, t2, 31
    or t5, t5, s1
    xor t5, t2, t5
    slli s1, t2, 8
    srli s2, t2, 24
    or s1, s1, s2
    xor s1, t5, s1
    slli s2, t2, 11
    srli t2, t2, 21
    or t2, s2, t2
    xor t2, t5, t2
    slli t5, t3, 1
    srli s2, t3, 31
    or t5, t5, s2
    xor t5, t3, t5
    slli s2, t3, 8
    srli s3, t3, 24
    or s2, s2, s3
    xor s2, t5, s2
    slli s3, t3, 11
    srli t3, t3, 21
    or t3, s3, t3
    xor t3, t5, t3
    slli t5, t4, 1
    srli s3, t4, 31
    or t5, t5, s3
    xor t5, t4, t5
    slli s3, t4, 8
    srli s4, t4, 24
    or s3, s3, s4
    xor s3, t5, s3
    slli s4, t4, 11
    srli t4, t4, 21
    or t4, s4, t4
    xor t4, t5, t4
    li t5, 0
    li s4, 1
    li s5, 2
    li s6, 3
    li s7, 4
    li s8, 5
    li s9, 6
    li s10, 7
    li s11, 8
    # round 1 (cham.dsl:24)
    slli ra, t6, 31
    srli t6, t6, 1
    or t6, ra, t6
    # round 2 (cham.dsl:24)
    slli ra, a4, 24
    srli a4, a4, 8
    or a4, ra, a4
    # round 3 (cham.dsl:24)
    slli ra, a3, 31
    srli a3, a3, 1
    or a3, ra, a3
    # round 4 (cham.dsl:24)
    slli ra, a2, 24
    srli a2, a2, 8
    or a2, ra, a2
    # round 5 (cham.dsl:24)
    slli ra, s0, 31
    srli s0, s0, 1
    or s0, ra, s0
    # round 6 (cham.dsl:24)
    slli ra, s1, 24
    srli s1, s1, 8
    or s1, ra, s1
    # round 7 (cham.dsl:24)
    slli ra, s2, 31
    srli s2, s2, 1
    or s2, ra, s2
    # round 8 (cham.dsl:24)
    slli ra, s3, 24
    srli s3, s3, 8
    or s3, ra, s3
    # round 9 (cham.dsl:24)
    slli ra, a6, 31
    srli a6, a6, 1
    or a6, ra, a6
    # round 10 (cham.dsl:24)
    slli ra, a5, 24
    srli a5, a5, 8
    or a5, ra, a5
    # round 11 (cham.dsl:24)
    slli ra, t0, 31
    srli t0, t0, 1
    or t0, ra, t0
    # round 12 (cham.dsl:24)
    slli ra, a7, 24
    srli a7, a7, 8
    or a7, ra, a7
    # round 13 (cham.dsl:24)
    slli ra, t2, 31
    srli t2, t2, 1
    or t2, ra, t2
    # round 14 (cham.dsl:24)
    slli ra, t1, 24
    srli t1, t1, 8
    or t1, ra, t1
    # round 15 (cham.dsl:24)
    slli ra, t4, 31
    srli t4, t4, 1
    or t4, ra, t4
    # round 16 (cham.dsl:24)
    slli ra, t3, 24
    srli t3, t3, 8
    or t3, ra, t3
    sw t5, 0(a0)
    sw t6, 4(a0)
    sw s4, 8(a0)
    sw a4, 12(a0)
    sw s5, 16(a0)
    sw a3, 20(a0)
    sw s6, 24(a0)
    sw a2, 28(a0)
    sw s7, 32(a0)
    sw s0, 36(a0)
    sw s8, 40(a0)
    sw s1, 44(a0)
    sw s9, 48(a0)
    sw s2, 52(a0)
    sw s10, 56(a0)
    sw s3, 60(a0)
    sw s11, 64(a0)
    sw a6, 68(a0)
    li t5, 9
    sw t5, 72(a0)
    sw a5, 76(a0)
    li t5, 10
    sw t5, 80(a0)
    sw t0, 84(a0)
    li t5, 11
    sw t5, 88(a0)
    sw a7, 92(a0)
    li t5, 12
    sw t5, 96(a0)
    sw t2, 100(a0)
    li t5, 13
    sw t5, 104(a0)
    sw t1, 108(a0)
    li t5, 14
    sw t5, 112(a0)
    sw t4, 116(a0)
    li t5, 15
    sw t5, 120(a0)
    sw t3, 124(a0)
    li t5, 16
    sw t5, 128(a0)
    sw t6, 132(a0)
    li t5, 17
    sw t5, 136(a0)
    sw a4, 140(a0)
    li t5, 18
    sw t5, 144(a0)
    sw a3, 148(a0)
    li t5, 19
    sw t5, 152(a0)
    sw a2, 156(a0)
    li t5, 20
    sw t5, 160(a0)
    sw s0, 164(a0)
    li t5, 21
    sw t5, 168(a0)
    sw s1, 172(a0)
    li t5, 22
    sw t5, 176(a0)
    sw s2, 180(a0)
    li t5, 23
    sw t5, 184(a0)
    sw s3, 188(a0)
    li t5, 24
    sw t5, 192(a0)
    sw a6, 196(a0)
    li t5, 25
    sw t5, 200(a0)
    sw a5, 204(a0)
    li t5, 26
    sw t5, 208(a0)
    sw t0, 212(a0)
    li t5, 27
    sw t5, 216(a0)
    sw a7, 220(a0)
    li t5, 28
    sw t5, 224(a0)
    sw t2, 228(a0)
    li t5, 29
    sw t5, 232(a0)
    sw t1, 236(a0)
    li t5, 30
    sw t5, 240(a0)
    sw t4, 244(a0)
    li t5, 31
    sw t5, 248(a0)
    sw t3, 252(a0)
    li t5, 32
    sw t5, 256(a0)
    sw t6, 260(a0)
    li t5, 33
    sw t5, 264(a0)
    sw a4, 268(a0)
    li t5, 34
    sw t5, 272(a0)
    sw a3, 276(a0)
    li t5, 35
    sw t5, 280(a0)
    sw a2, 284(a0)
    li t5, 36
    sw t5, 288(a0)
    sw s0, 292(a0)
    li t5, 37
    sw t5, 296(a0)
    sw s1, 300(a0)
    li t5, 38
    sw t5, 304(a0)
    sw s2, 308(a0)
    li t5, 39
    sw t5, 312(a0)
    sw s3, 316(a0)
    li t5, 40
    sw t5, 320(a0)
    sw a6, 324(a0)
    li t5, 41
    sw t5, 328(a0)
    sw a5, 332(a0)
    li t5, 42
    sw t5, 336(a0)
    sw t0, 340(a0)
    li t5, 43
    sw t5, 344(a0)
    sw a7, 348(a0)
    li t5, 44
    sw t5, 352(a0)
    sw t2, 356(a0)
    li t5, 45
    sw t5, 360(a0)
    sw t1, 364(a0)
    li t5, 46
    sw t5, 368(a0)
    sw t4, 372(a0)
    li t5, 47
    sw t5, 376(a0)
    sw t3, 380(a0)
    li t5, 48
    sw t5, 384(a0)
    sw t6, 388(a0)
    li t5, 49
    sw t5, 392(a0)
    sw a4, 396(a0)
    li t5, 50
    sw t5, 400(a0)
    sw a3, 404(a0)
    li t5, 51
    sw t5, 408(a0)
    sw a2, 412(a0)
    li t5, 52
    sw t5, 416(a0)
    sw s0, 420(a0)
    li t5, 53
    sw t5, 424(a0)
    sw s1, 428(a0)
    li t5, 54
    sw t5, 432(a0)
    sw s2, 436(a0)
    li t5, 55
    sw t5, 440(a0)
    sw s3, 444(a0)
    li t5, 56
    sw t5, 448(a0)
    sw a6, 452(a0)
    li t5, 57
    sw t5, 456(a0)
    sw a5, 460(a0)
    li t5, 58
    sw t5, 464(a0)
    sw t0, 468(a0)
    li t5, 59
    sw t5, 472(a0)
    sw a7, 476(a0)
    li t5, 60
    sw t5, 480(a0)
    sw t2, 484(a0)
    li t5, 61
    sw t5, 488(a0)
    sw t1, 492(a0)
    li t5, 62
    sw t5, 496(a0)
    sw t4, 500(a0)
    li t5, 63
    sw t5, 504(a0)
    sw t3, 508(a0)
    li t5, 64
    sw t5, 512(a0)
    sw t6, 516(a0)
    li t5, 65
    sw t5, 520(a0)
    sw a4, 524(a0)
    li t5, 66
    sw t5, 528(a0)
    sw a3, 532(a0)
    li t5, 67
    sw t5, 536(a0)
    sw a2, 540(a0)
    li t5, 68
    sw t5, 544(a0)
    sw s0, 548(a0)
    li t5, 69
    sw t5, 552(a0)
    sw s1, 556(a0)
    li t5, 70
    sw t5, 560(a0)
    sw s2, 564(a0)
    li t5, 71
    sw t5, 568(a0)
    sw s3, 572(a0)
    li t5, 72
    sw t5, 576(a0)
    sw a6, 580(a0)
    li t5, 73
    sw t5, 584(a0)
    sw a5, 588(a0)
    li t5, 74
    sw t5, 592(a0)
    sw t0, 596(a0)
    li t5, 75
    sw t5, 600(a0)
    sw a7, 604(a0)
    li t5, 76
    sw t5, 608(a0)
    sw t2, 612(a0)
    li t5, 77
    sw t5, 616(a0)
    sw t1, 620(a0)
    li t5, 78
    sw t5, 624(a0)
    sw t4, 628(a0)
    li t5, 79
    sw t5, 632(a0)
    sw t3, 636(a0)
    li t5, 80
    sw t5, 640(a0)
    sw t6, 644(a0)
    li t5, 81
    sw t5, 648(a0)
    sw a4, 652(a0)
    li t5, 82
    sw t5, 656(a0)
    sw a3, 660(a0)
    li t5, 83
    sw t5, 664(a0)
    sw a2, 668(a0)
    li t5, 84
    sw t5, 672(a0)
    sw s0, 676(a0)
    li t5, 85
    sw t5, 680(a0)
    sw s1, 684(a0)
    li t5, 86
    sw t5, 688(a0)
    sw s2, 692(a0)
    li t5, 87
    sw t5, 696(a0)
    sw s3, 700(a0)
    li t5, 88
    sw t5, 704(a0)
    sw a6, 708(a0)
    li t5, 89
    sw t5, 712(a0)
    sw a5, 716(a0)
    li t5, 90
    sw t5, 720(a0)
    sw t0, 724(a0)
    li t5, 91
    sw t5, 728(a0)
    sw a7, 732(a0)
    li t5, 92
    sw t5, 736(a0)
    sw t2, 740(a0)
    li t5, 93
    sw t5, 744(a0)
    sw t1, 748(a0)
    li t5, 94
    sw t5, 752(a0)
    sw t4, 756(a0)
    li t5, 95
    sw t5, 760(a0)
    sw t3, 764(a0)
    li t5, 96
    sw t5, 768(a0)
    sw t6, 772(a0)
    li t5, 97
    sw t5, 776(a0)
    sw a4, 780(a0)
    li t5, 98
    sw t5, 784(a0)
    sw a3, 788(a0)
    li t5, 99
    sw t5, 792(a0)
    sw a2, 796(a0)
    li t5, 100
    sw t5, 800(a0)
    sw s0, 804(a0)
    li t5, 101
    sw t5, 808(a0)
    sw s1, 812(a0)
    li t5, 102
    sw t5, 816(a0)
    sw s2, 820(a0)
    li t5, 103
    sw t5, 824(a0)
    sw s3, 828(a0)
    li t5, 104
    sw t5, 832(a0)
    sw a6, 836(a0)
    li a6, 105
    sw a6, 840(a0)
    sw a5, 844(a0)
    li a5, 106
    sw a5, 848(a0)
    sw t0, 852(a0)
    li a5, 107
    sw a5, 856(a0)
    sw a7, 860(a0)
    li a5, 108
    sw a5, 864(a0)
    sw t2, 868(a0)
    li a5, 109
    sw a5, 872(a0)
    sw t1, 876(a0)
    li a5, 110
    sw a5, 880(a0)
    sw t4, 884(a0)
    li a5, 111
    sw a5, 888(a0)
    sw t3, 892(a0)
    li a5, 112
    sw a5, 896(a0)
    sw t6, 900(a0)
    li a5, 113
    sw a5, 904(a0)
    sw a4, 908(a0)
    li a5, 114
    sw a5, 912(a0)
    sw a3, 916(a0)
    li a5, 115
    sw a5, 920(a0)
    sw a2, 924(a0)
    li a5, 116
    sw a5, 928(a0)
    sw s0, 932(a0)
    li a5, 117
    sw a5, 936(a0)
    sw s1, 940(a0)
    li a5, 118
    sw a5, 944(a0)
    sw s2, 948(a0)
    li a5, 119
    sw a5, 952(a0)
    sw s3, 956(a0)
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
    .size lwcc_cham128_256_key_setup_rv32i, .-lwcc_cham128_256_key_setup_rv32i

    .balign 4
    .global lwcc_cham128_256_ecb_encrypt_rv32i
    .type lwcc_cham128_256_ecb_encrypt_rv32i, %function
lwcc_cham128_256_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_cham128_256_ecb_encrypt_rv32i_begin
    ret
.Llwcc_cham128_256_ecb_encrypt_rv32i_begin:
    addi sp, sp, -96
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -16
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_cham128_256_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 0
    addi a2, a3, 960
.Llwcc_cham128_256_ecb_encrypt_rv32i_round:
    # round 1 (cham.dsl:24)
    lw t1, 4(a3)
    lw t2, 0(a3)
    xor t1, a6, t1
    slli t3, t1, 1
    srli t1, t1, 31
    xor a5, a5, t2
    or t1, t3, t1
    add a5, a5, t1
    slli t1, a5, 8
    srli a5, a5, 24
    # round 2 (cham.dsl:24)
    lw t2, 12(a3)
    # round 3 (cham.dsl:24)
    lw t3, 20(a3)
    # round 4 (cham.dsl:24)
    lw t4, 28(a3)
    # round 1 (cham.dsl:24)
    or a5, t1, a5
    # round 2 (cham.dsl:24)
    lw t1, 8(a3)
    xor t2, a7, t2
    # round 3 (cham.dsl:24)
    lw t5, 16(a3)
    xor t3, t0, t3
    # round 4 (cham.dsl:24)
    lw t6, 24(a3)
    xor t4, a5, t4
    # round 2 (cham.dsl:24)
    slli a4, t2, 8
    srli t2, t2, 24
    # round 3 (cham.dsl:24)
    slli a1, t3, 1
    srli t3, t3, 31
    # round 4 (cham.dsl:24)
    slli a0, t4, 8
    srli t4, t4, 24
    # round 2 (cham.dsl:24)
    xor a6, a6, t1
    or t1, a4, t2
    # round 3 (cham.dsl:24)
    xor a7, a7, t5
    or t2, a1, t3
    # round 4 (cham.dsl:24)
    xor t0, t0, t6
    or t3, a0, t4
    # round 2 (cham.dsl:24)
    add a6, a6, t1
    # round 3 (cham.dsl:24)
    add a7, a7, t2
    # round 4 (cham.dsl:24)
    add t0, t0, t3
    # round 2 (cham.dsl:24)
    slli t1, a6, 1
    srli a6, a6, 31
    # round 3 (cham.dsl:24)
    slli t2, a7, 8
    srli a7, a7, 24
    # round 4 (cham.dsl:24)
    slli t3, t0, 1
    srli t0, t0, 31
    # round 2 (cham.dsl:24)
    or a6, t1, a6
    # round 3 (cham.dsl:24)
    or a7, t2, a7
    # round 4 (cham.dsl:24)
    or t0, t3, t0
    addi a3, a3, 32
    bne a3, a2, .Llwcc_cham128_256_ecb_encrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    sw a5, 0(a0)
    sw a6, 4(a0)
    sw a7, 8(a0)
    sw t0, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bgeu a2, a1, .Llwcc_cham128_256_ecb_encrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_cham128_256_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_cham128_256_ecb_encrypt_rv32i_wipe
    addi sp, sp, 96
    ret
    .size lwcc_cham128_256_ecb_encrypt_rv32i, .-lwcc_cham128_256_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_cham128_256_ecb_decrypt_rv32i
    .type lwcc_cham128_256_ecb_decrypt_rv32i, %function
lwcc_cham128_256_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_cham128_256_ecb_decrypt_rv32i_begin
    ret
.Llwcc_cham128_256_ecb_decrypt_rv32i_begin:
    addi sp, sp, -96
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -16
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_cham128_256_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lw a6, 0(a1)
    lw t0, 4(a1)
    lw a7, 8(a1)
    lw a5, 12(a1)
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 928
    addi a2, a3, -960
.Llwcc_cham128_256_ecb_decrypt_rv32i_round:
    # round 120 (cham.dsl:24)
    lw t1, 28(a3)
    slli t2, a5, 31
    xor t1, a6, t1
    srli a5, a5, 1
    slli t3, t1, 8
    srli t1, t1, 24
    or a5, t2, a5
    or t1, t3, t1
    lw t2, 24(a3)
    sub a5, a5, t1
    # round 119 (cham.dsl:24)
    lw t1, 20(a3)
    # round 120 (cham.dsl:24)
    xor a5, a5, t2
    # round 119 (cham.dsl:24)
    xor t1, a5, t1
    slli t2, a7, 24
    srli a7, a7, 8
    slli t3, t1, 1
    srli t1, t1, 31
    or a7, t2, a7
    or t1, t3, t1
    lw t2, 16(a3)
    sub a7, a7, t1
    # round 118 (cham.dsl:24)
    lw t1, 12(a3)
    # round 119 (cham.dsl:24)
    xor a7, a7, t2
    # round 118 (cham.dsl:24)
    xor t1, a7, t1
    slli t2, t0, 31
    srli t0, t0, 1
    slli t3, t1, 8
    srli t1, t1, 24
    or t0, t2, t0
    or t1, t3, t1
    lw t2, 8(a3)
    sub t0, t0, t1
    # round 117 (cham.dsl:24)
    lw t1, 4(a3)
    # round 118 (cham.dsl:24)
    xor t0, t0, t2
    # round 117 (cham.dsl:24)
    xor t1, t0, t1
    slli t2, a6, 24
    srli a6, a6, 8
    slli t3, t1, 1
    srli t1, t1, 31
    or a6, t2, a6
    or t1, t3, t1
    lw t2, 0(a3)
    sub a6, a6, t1
    xor a6, a6, t2
    addi a3, a3, -32
    bne a3, a2, .Llwcc_cham128_256_ecb_decrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    sw a6, 0(a0)
    sw t0, 4(a0)
    sw a7, 8(a0)
    sw a5, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bgeu a2, a1, .Llwcc_cham128_256_ecb_decrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_cham128_256_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_cham128_256_ecb_decrypt_rv32i_wipe
    addi sp, sp, 96
    ret
    .size lwcc_cham128_256_ecb_decrypt_rv32i, .-lwcc_cham128_256_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_cham128_256_ctr_init_rv32i
    .type lwcc_cham128_256_ctr_init_rv32i, %function
lwcc_cham128_256_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_cham128_256_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_cham128_256_ctr_nonce_rv32i
    .size lwcc_cham128_256_ctr_init_rv32i, .-lwcc_cham128_256_ctr_init_rv32i

    .balign 4
    .global lwcc_cham128_256_ctr_nonce_rv32i
    .type lwcc_cham128_256_ctr_nonce_rv32i, %function
lwcc_cham128_256_ctr_nonce_rv32i:
    addi sp, sp, -96
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    # round 1 (cham.dsl:24)
    lw a5, 0(a0)
    lbu a6, 0(a1)
    lw a7, 4(a0)
    lbu t0, 1(a1)
    lbu t1, 2(a1)
    lbu t2, 3(a1)
    lbu t3, 4(a1)
    lbu t4, 5(a1)
    lbu t5, 6(a1)
    lbu t6, 7(a1)
    lbu a4, 8(a1)
    lbu a3, 9(a1)
    # round 2 (cham.dsl:24)
    lw a2, 8(a0)
    lbu s0, 10(a1)
    lbu s1, 11(a1)
    lw s2, 12(a0)
    slli t0, t0, 8
    slli t1, t1, 16
    slli t2, t2, 24
    slli t4, t4, 8
    slli t5, t5, 16
    or a6, a6, t0
    or t0, t3, t4
    or a6, a6, t1
    or a6, a6, t2
    # round 3 (cham.dsl:24)
    lw t1, 16(a0)
    slli t2, t6, 24
    or t0, t0, t5
    # round 4 (cham.dsl:24)
    lw t3, 28(a0)
    slli t4, a3, 8
    slli t5, s0, 16
    or t4, a4, t4
    or t4, t4, t5
    or t0, t0, t2
    # round 5 (cham.dsl:24)
    lw t2, 32(a0)
    slli t5, s1, 24
    or t4, t4, t5
    lw t5, 36(a0)
    # round 1 (cham.dsl:24)
    xor a5, a6, a5
    xor a6, t0, a7
    slli a7, a6, 1
    srli a6, a6, 31
    or a6, a7, a6
    add a5, a5, a6
    slli a6, a5, 8
    # round 6 (cham.dsl:24)
    lw a7, 40(a0)
    # round 1 (cham.dsl:24)
    srli a5, a5, 24
    or a5, a6, a5
    # round 8 (cham.dsl:24)
    lw a6, 60(a0)
    # round 2 (cham.dsl:24)
    xor t0, t0, a2
    xor t6, t4, s2
    slli a4, t6, 8
    # round 9 (cham.dsl:24)
    lw a3, 64(a0)
    # round 3 (cham.dsl:24)
    xor t1, t4, t1
    # round 2 (cham.dsl:24)
    srli t4, t6, 24
    or t4, a4, t4
    sw t1, 960(a0)
    add t0, t0, t4
    slli t1, t0, 1
    srli t0, t0, 31
    or t0, t1, t0
    # round 4 (cham.dsl:24)
    xor t1, a5, t3
    # round 5 (cham.dsl:24)
    xor a5, a5, t2
    xor t2, t0, t5
    # round 6 (cham.dsl:24)
    xor a7, t0, a7
    # round 4 (cham.dsl:24)
    slli t0, t1, 8
    srli t1, t1, 24
    # round 5 (cham.dsl:24)
    slli t3, t2, 1
    srli t2, t2, 31
    sw a7, 968(a0)
    # round 4 (cham.dsl:24)
    or a7, t0, t1
    # round 5 (cham.dsl:24)
    or t0, t3, t2
    add a5, a5, t0
    sw a7, 964(a0)
    slli a7, a5, 8
    srli a5, a5, 24
    or a5, a7, a5
    # round 8 (cham.dsl:24)
    xor a6, a5, a6
    # round 9 (cham.dsl:24)
    xor a5, a5, a3
    # round 8 (cham.dsl:24)
    slli a7, a6, 8
    srli a6, a6, 24
    sw a5, 976(a0)
    or a5, a7, a6
    sw a5, 972(a0)
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    addi sp, sp, 96
    ret
    .size lwcc_cham128_256_ctr_nonce_rv32i, .-lwcc_cham128_256_ctr_nonce_rv32i

    .balign 4
    .global lwcc_cham128_256_ctr_crypt_rv32i
    .type lwcc_cham128_256_ctr_crypt_rv32i, %function
lwcc_cham128_256_ctr_crypt_rv32i:
    bnez a2, .Llwcc_cham128_256_ctr_crypt_rv32i_begin
    ret
.Llwcc_cham128_256_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 16
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    sw a3, 72(sp)
    beqz t1, .Llwcc_cham128_256_ctr_crypt_rv32i_group
    j .Llwcc_cham128_256_ctr_crypt_rv32i_rest
.Llwcc_cham128_256_ctr_crypt_rv32i_group:
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
    # round 3 (cham.dsl:24)
    lw a7, 20(a3)
    or a5, a5, a6
    xor a6, a5, a7
    # round 4 (cham.dsl:24)
    lw a7, 24(a3)
    # round 3 (cham.dsl:24)
    slli t0, a6, 1
    srli a6, a6, 31
    lw t1, 960(a3)
    # round 4 (cham.dsl:24)
    lw t2, 964(a3)
    # round 3 (cham.dsl:24)
    or a6, t0, a6
    # round 4 (cham.dsl:24)
    xor a5, a5, a7
    # round 3 (cham.dsl:24)
    add a6, t1, a6
    # round 4 (cham.dsl:24)
    add a5, a5, t2
    # round 3 (cham.dsl:24)
    slli a7, a6, 8
    srli a6, a6, 24
    # round 4 (cham.dsl:24)
    slli t0, a5, 1
    srli a5, a5, 31
    # round 6 (cham.dsl:24)
    lw t1, 44(a3)
    # round 7 (cham.dsl:24)
    lw t2, 52(a3)
    # round 3 (cham.dsl:24)
    or a6, a7, a6
    # round 4 (cham.dsl:24)
    or a5, t0, a5
    # round 6 (cham.dsl:24)
    xor a7, a6, t1
    # round 7 (cham.dsl:24)
    lw t0, 48(a3)
    xor t1, a5, t2
    # round 6 (cham.dsl:24)
    slli t2, a7, 8
    srli a7, a7, 24
    lw t3, 968(a3)
    # round 7 (cham.dsl:24)
    slli t4, t1, 1
    srli t1, t1, 31
    # round 6 (cham.dsl:24)
    or a7, t2, a7
    # round 7 (cham.dsl:24)
    xor a6, a6, t0
    or t0, t4, t1
    # round 6 (cham.dsl:24)
    add a7, t3, a7
    # round 7 (cham.dsl:24)
    add a6, a6, t0
    # round 6 (cham.dsl:24)
    slli t0, a7, 1
    srli a7, a7, 31
    # round 7 (cham.dsl:24)
    slli t1, a6, 8
    srli a6, a6, 24
    # round 9 (cham.dsl:24)
    lw t2, 68(a3)
    # round 10 (cham.dsl:24)
    lw t3, 76(a3)
    # round 6 (cham.dsl:24)
    or a7, t0, a7
    # round 7 (cham.dsl:24)
    or a6, t1, a6
    # round 8 (cham.dsl:24)
    lw t0, 56(a3)
    # round 9 (cham.dsl:24)
    xor t1, a7, t2
    # round 10 (cham.dsl:24)
    lw t2, 72(a3)
    xor t3, a6, t3
    # round 8 (cham.dsl:24)
    lw t4, 972(a3)
    # round 9 (cham.dsl:24)
    slli t5, t1, 1
    srli t1, t1, 31
    lw t6, 976(a3)
    # round 10 (cham.dsl:24)
    slli a4, t3, 8
    srli t3, t3, 24
    # round 8 (cham.dsl:24)
    xor a5, a5, t0
    # round 9 (cham.dsl:24)
    or t0, t5, t1
    # round 10 (cham.dsl:24)
    xor a7, a7, t2
    or t1, a4, t3
    # round 8 (cham.dsl:24)
    add a5, a5, t4
    # round 9 (cham.dsl:24)
    add t0, t6, t0
    # round 10 (cham.dsl:24)
    add a7, a7, t1
    # round 8 (cham.dsl:24)
    slli t1, a5, 1
    srli a5, a5, 31
    # round 9 (cham.dsl:24)
    slli t2, t0, 8
    srli t0, t0, 24
    # round 10 (cham.dsl:24)
    slli t3, a7, 1
    srli a7, a7, 31
    # round 8 (cham.dsl:24)
    or a5, t1, a5
    # round 9 (cham.dsl:24)
    or t0, t2, t0
    # round 10 (cham.dsl:24)
    or a7, t3, a7
    mv t1, a5
    mv a5, a6
    mv a6, t1
    mv t1, a7
    mv a7, t0
    mv t0, t1
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 80
    addi a2, a3, 864
.Llwcc_cham128_256_ctr_crypt_rv32i_round:
    # round 11 (cham.dsl:24)
    lw t1, 4(a3)
    lw t2, 0(a3)
    xor t1, a6, t1
    slli t3, t1, 1
    srli t1, t1, 31
    xor a5, a5, t2
    or t1, t3, t1
    add a5, a5, t1
    slli t1, a5, 8
    srli a5, a5, 24
    # round 12 (cham.dsl:24)
    lw t2, 12(a3)
    # round 13 (cham.dsl:24)
    lw t3, 20(a3)
    # round 14 (cham.dsl:24)
    lw t4, 28(a3)
    # round 11 (cham.dsl:24)
    or a5, t1, a5
    # round 12 (cham.dsl:24)
    lw t1, 8(a3)
    xor t2, a7, t2
    # round 13 (cham.dsl:24)
    lw t5, 16(a3)
    xor t3, t0, t3
    # round 14 (cham.dsl:24)
    lw t6, 24(a3)
    xor t4, a5, t4
    # round 12 (cham.dsl:24)
    slli a4, t2, 8
    srli t2, t2, 24
    # round 13 (cham.dsl:24)
    slli a1, t3, 1
    srli t3, t3, 31
    # round 14 (cham.dsl:24)
    slli a0, t4, 8
    srli t4, t4, 24
    # round 12 (cham.dsl:24)
    xor a6, a6, t1
    or t1, a4, t2
    # round 13 (cham.dsl:24)
    xor a7, a7, t5
    or t2, a1, t3
    # round 14 (cham.dsl:24)
    xor t0, t0, t6
    or t3, a0, t4
    # round 12 (cham.dsl:24)
    add a6, a6, t1
    # round 13 (cham.dsl:24)
    add a7, a7, t2
    # round 14 (cham.dsl:24)
    add t0, t0, t3
    # round 12 (cham.dsl:24)
    slli t1, a6, 1
    srli a6, a6, 31
    # round 13 (cham.dsl:24)
    slli t2, a7, 8
    srli a7, a7, 24
    # round 14 (cham.dsl:24)
    slli t3, t0, 1
    srli t0, t0, 31
    # round 12 (cham.dsl:24)
    or a6, t1, a6
    # round 13 (cham.dsl:24)
    or a7, t2, a7
    # round 14 (cham.dsl:24)
    or t0, t3, t0
    addi a3, a3, 32
    bne a3, a2, .Llwcc_cham128_256_ctr_crypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    lw a4, 76(sp)
    # round 119 (cham.dsl:24)
    lw t1, 52(a3)
    # round 120 (cham.dsl:24)
    lw t2, 60(a3)
    # round 119 (cham.dsl:24)
    lw t3, 944(a3)
    xor t1, a6, t1
    # round 120 (cham.dsl:24)
    lw t4, 952(a3)
    xor t2, a7, t2
    # round 119 (cham.dsl:24)
    slli t5, t1, 1
    srli t1, t1, 31
    # round 120 (cham.dsl:24)
    slli t6, t2, 8
    srli t2, t2, 24
    # round 119 (cham.dsl:24)
    xor a5, a5, t3
    or t1, t5, t1
    # round 120 (cham.dsl:24)
    xor a6, a6, t4
    or t2, t6, t2
    # round 119 (cham.dsl:24)
    add a5, a5, t1
    # round 120 (cham.dsl:24)
    add a6, a6, t2
    # round 119 (cham.dsl:24)
    slli t1, a5, 8
    srli a5, a5, 24
    # round 120 (cham.dsl:24)
    slli t2, a6, 1
    srli a6, a6, 31
    lw t3, 0(a1)
    lw t4, 4(a1)
    lw t5, 8(a1)
    lw t6, 12(a1)
    # round 119 (cham.dsl:24)
    or a5, t1, a5
    # round 120 (cham.dsl:24)
    or a6, t2, a6
    xor a7, t3, a7
    xor t0, t4, t0
    xor a5, t5, a5
    xor a6, t6, a6
    sw a7, 0(a0)
    sw t0, 4(a0)
    sw a5, 8(a0)
    sw a6, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    addi a4, a4, 1
    bgeu a2, a1, .Llwcc_cham128_256_ctr_crypt_rv32i_group
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_cham128_256_ctr_crypt_rv32i_out
.Llwcc_cham128_256_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_cham128_256_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_cham128_256_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_cham128_256_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_cham128_256_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_cham128_256_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_cham128_256_ctr_crypt_rv32i_group
.Llwcc_cham128_256_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_cham128_256_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_cham128_256_ctr_crypt_rv32i_copy
.Llwcc_cham128_256_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_cham128_256_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_cham128_256_ctr_crypt_rv32i_wipe
    addi sp, sp, 112
    ret
    .size lwcc_cham128_256_ctr_crypt_rv32i, .-lwcc_cham128_256_ctr_crypt_rv32i
