# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile cham --set cham128_128 --target rv32i --lanes 1 --goal size
# passes:    unroll() invert() constants(enabled=true) counter() rotate() value_numbering() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) split_accesses() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/cham.dsl sha256:f7c7301ba5f12e5516a0443b758b3db4bb7b4d0e24472f621f015e469542e8e1
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 144
# layout:    words of 32 bits, each in a register of its own
# sizes:     in bytes: block 16, key 16, nonce 12, rk 896, ctx 916, align 4, group 16, stack 144
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:882b0bc0865fb9676f1204f55c7adc90794a7a8f02610d6cb2b73cd04f0079d7

    .text

    .balign 4
    .global lwcc_cham128_128_key_setup_rv32i
    .type lwcc_cham128_128_key_setup_rv32i, %function
lwcc_cham128_128_key_setup_rv32i:
    addi sp, sp, -128
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
    lw a6, 12(a1)
    srli a7, a5, 31
    slli t0, a6, 1
    slli t1, a5, 11
    lw t2, 8(a1)
    lw t3, 4(a1)
    slli t4, t2, 11
    slli t5, t3, 1
    srli t6, t3, 21
    srli a4, t2, 31
    srli a3, a6, 21
    slli a2, a5, 8
    srli s0, t2, 24
    srli s1, t3, 24
    slli s2, a6, 11
    slli s3, t2, 1
    srli s4, a6, 24
    srli s5, a5, 24
    srli s6, a6, 31
    or t0, t0, s6
    slli s6, a6, 8
    srli s7, t2, 21
    or t4, t4, s7
    srli s7, a5, 21
    or t1, t1, s7
    or a2, a2, s5
    slli s5, t3, 11
    slli s7, a5, 1
    or a7, s7, a7
    srli s7, t3, 31
    or t5, t5, s7
    xor a6, a6, t0
    slli t0, t3, 8
    or t0, t0, s1
    or a4, s3, a4
    slli s1, t2, 8
    or s0, s1, s0
    li s1, 2
    xor t3, t3, t5
    xor t0, t3, t0
    xor a5, a5, a7
    xor a7, a5, a2
    xor a5, a5, t1
    or t1, s5, t6
    xor t1, t3, t1
    xor t2, t2, a4
    xor t3, t2, s0
    xor t2, t2, t4
    or t4, s6, s4
    xor t4, a6, t4
    or t6, s2, a3
    xor a6, a6, t6
    li t6, 0
    li a4, 1
    li s6, 10
    li s10, 14
    li ra, 17
    li s2, 27
    li s4, 34
    sw t2, 96(sp)
    li t2, 37
    li a3, 38
    sw a6, 100(sp)
    li s11, 47
    li s3, 49
    sw a5, 104(sp)
    li a5, 51
    li t5, 54
    li s7, 64
    li s9, 66
    li a2, 67
    li s0, 69
    li s8, 70
    li s5, 74
    sw t1, 108(sp)
    li t1, 79
    sw t4, 112(sp)
    li t4, 81
    li a6, 91
    sw s4, 272(a0)
    sw s5, 592(a0)
    li s4, 92
    li s5, 95
    sw t4, 648(a0)
    sw s8, 560(a0)
    sw s11, 376(a0)
    sw s10, 112(a0)
    sw t2, 296(a0)
    sw t6, 0(a0)
    sw t1, 632(a0)
    li t1, 96
    li t2, 97
    sw t2, 776(a0)
    li t2, 98
    li t4, 99
    li t6, 100
    sw t6, 800(a0)
    li t6, 101
    li s8, 102
    li s10, 103
    li s11, 104
    sw a5, 408(a0)
    sw a3, 304(a0)
    sw s9, 528(a0)
    sw s0, 552(a0)
    sw s6, 80(a0)
    sw s1, 16(a0)
    li a5, 105
    li a3, 106
    li s0, 107
    sw s0, 856(a0)
    sw s2, 216(a0)
    sw ra, 136(a0)
    sw s7, 512(a0)
    sw t5, 432(a0)
    sw a4, 8(a0)
    sw a2, 536(a0)
    sw s3, 392(a0)
    li t5, 42
    sw t5, 336(a0)
    li t5, 108
    li a4, 109
    li a2, 110
    li s0, 111
    # round 1 (cham.dsl:24)
    slli s1, a7, 31
    sw s0, 888(a0)
    li s0, 40
    sw s0, 320(a0)
    sw s11, 832(a0)
    li s0, 19
    sw s0, 152(a0)
    li s0, 5
    sw s0, 40(a0)
    li s0, 4
    sw s0, 32(a0)
    li s0, 30
    sw s0, 240(a0)
    li s0, 25
    sw s0, 200(a0)
    li s0, 77
    sw s0, 616(a0)
    li s0, 75
    sw s0, 600(a0)
    li s0, 85
    sw s0, 680(a0)
    li s0, 23
    sw s0, 184(a0)
    sw a6, 728(a0)
    li a6, 7
    sw a6, 56(a0)
    li a6, 33
    sw a6, 264(a0)
    li a6, 59
    sw a6, 472(a0)
    li a6, 31
    sw a6, 248(a0)
    li a6, 36
    sw a6, 288(a0)
    sw t6, 808(a0)
    li a6, 78
    sw a6, 624(a0)
    li a6, 56
    sw a6, 448(a0)
    li a6, 46
    sw a6, 368(a0)
    sw t5, 864(a0)
    li a6, 39
    sw a6, 312(a0)
    sw s4, 736(a0)
    srli a6, a7, 1
    or a6, s1, a6
    # round 2 (cham.dsl:24)
    slli a7, t0, 24
    sw a6, 4(a0)
    sw a6, 68(a0)
    sw a6, 580(a0)
    sw a6, 836(a0)
    sw a6, 644(a0)
    sw a6, 324(a0)
    srli t0, t0, 8
    sw a6, 388(a0)
    li t5, 32
    sw t5, 256(a0)
    li t5, 87
    sw t5, 696(a0)
    li t5, 94
    sw t5, 752(a0)
    li t5, 53
    sw t5, 424(a0)
    li t5, 83
    sw t5, 664(a0)
    li t5, 93
    sw t5, 744(a0)
    li t5, 29
    sw t5, 232(a0)
    or a7, a7, t0
    # round 3 (cham.dsl:24)
    slli t0, t3, 31
    sw a7, 12(a0)
    srli t3, t3, 1
    or t0, t0, t3
    sw t0, 660(a0)
    sw a7, 396(a0)
    # round 4 (cham.dsl:24)
    lw t3, 112(sp)
    sw a7, 652(a0)
    slli t5, t3, 24
    srli t3, t3, 8
    sw t0, 84(a0)
    sw a7, 716(a0)
    sw t0, 404(a0)
    sw t0, 276(a0)
    or t3, t5, t3
    # round 5 (cham.dsl:24)
    lw t5, 108(sp)
    sw t3, 540(a0)
    slli t6, t5, 31
    srli t5, t5, 1
    sw t3, 732(a0)
    sw t3, 604(a0)
    sw t3, 348(a0)
    sw t3, 796(a0)
    sw t3, 28(a0)
    sw t3, 220(a0)
    sw a7, 844(a0)
    li s0, 16
    sw s0, 128(a0)
    li s0, 62
    sw s0, 496(a0)
    sw a6, 452(a0)
    li s0, 80
    sw s0, 640(a0)
    li s0, 71
    sw s0, 568(a0)
    sw t3, 412(a0)
    sw a7, 140(a0)
    sw t3, 92(a0)
    li s0, 26
    sw s0, 208(a0)
    li s0, 58
    sw s0, 464(a0)
    li s0, 18
    sw s0, 144(a0)
    sw a6, 772(a0)
    sw t3, 156(a0)
    sw a7, 780(a0)
    li s0, 20
    sw s0, 160(a0)
    li s0, 28
    sw s0, 224(a0)
    sw t3, 668(a0)
    sw t0, 852(a0)
    li s0, 8
    sw s0, 64(a0)
    sw t0, 340(a0)
    li s0, 57
    sw s0, 456(a0)
    li s0, 6
    sw s0, 48(a0)
    li s0, 89
    sw s0, 712(a0)
    li s0, 65
    sw s0, 520(a0)
    sw a5, 840(a0)
    li a5, 3
    sw a5, 24(a0)
    li a5, 11
    sw a5, 88(a0)
    li a5, 44
    sw a5, 352(a0)
    li a5, 63
    sw a5, 504(a0)
    sw t1, 768(a0)
    sw a7, 588(a0)
    li a5, 48
    sw a5, 384(a0)
    li a5, 15
    sw a5, 120(a0)
    li a5, 45
    sw a5, 360(a0)
    li a5, 88
    sw a5, 704(a0)
    sw a7, 332(a0)
    sw t2, 784(a0)
    sw a6, 516(a0)
    sw t0, 532(a0)
    sw t3, 284(a0)
    li a5, 13
    sw a5, 104(a0)
    sw t0, 148(a0)
    sw a6, 260(a0)
    li a5, 72
    sw a5, 576(a0)
    li a5, 68
    sw a5, 544(a0)
    or a5, t6, t5
    # round 6 (cham.dsl:24)
    lw t1, 104(sp)
    sw a5, 228(a0)
    srli t2, t1, 8
    slli t1, t1, 24
    sw a5, 484(a0)
    sw a5, 292(a0)
    sw a5, 676(a0)
    sw a5, 36(a0)
    sw a5, 356(a0)
    or t1, t1, t2
    sw t1, 428(a0)
    sw a5, 100(a0)
    sw a5, 548(a0)
    sw a5, 804(a0)
    # round 7 (cham.dsl:24)
    lw t2, 100(sp)
    sw t1, 108(a0)
    slli t5, t2, 31
    sw a5, 868(a0)
    sw t1, 556(a0)
    srli t2, t2, 1
    or t2, t5, t2
    sw t2, 244(a0)
    sw t2, 52(a0)
    sw t2, 628(a0)
    sw t2, 884(a0)
    sw t2, 180(a0)
    sw t2, 116(a0)
    # round 8 (cham.dsl:24)
    lw t5, 96(sp)
    sw t2, 372(a0)
    slli t6, t5, 24
    sw t2, 308(a0)
    srli t5, t5, 8
    sw t2, 436(a0)
    sw t2, 820(a0)
    sw t1, 364(a0)
    sw t1, 300(a0)
    sw t1, 492(a0)
    or t5, t6, t5
    sw t5, 764(a0)
    sw t5, 252(a0)
    sw t5, 636(a0)
    sw t5, 508(a0)
    sw t5, 316(a0)
    sw t5, 892(a0)
    sw t5, 700(a0)
    sw t5, 828(a0)
    sw t5, 380(a0)
    sw t5, 572(a0)
    sw t5, 444(a0)
    sw t1, 876(a0)
    sw t2, 564(a0)
    sw a7, 524(a0)
    sw t1, 236(a0)
    sw a6, 196(a0)
    li t6, 12
    sw t6, 96(a0)
    sw t1, 748(a0)
    sw t0, 596(a0)
    sw t0, 788(a0)
    sw t2, 756(a0)
    li t6, 9
    sw t6, 72(a0)
    sw s5, 760(a0)
    li t6, 82
    sw t6, 656(a0)
    sw a7, 204(a0)
    li t6, 76
    sw t6, 608(a0)
    sw a4, 872(a0)
    li t6, 22
    sw t6, 176(a0)
    sw t3, 860(a0)
    sw a5, 612(a0)
    sw a5, 164(a0)
    sw a7, 460(a0)
    li t6, 86
    sw t6, 688(a0)
    sw t5, 188(a0)
    sw t5, 60(a0)
    sw a6, 708(a0)
    li t6, 84
    sw t6, 672(a0)
    sw t0, 468(a0)
    li t6, 52
    sw t6, 416(a0)
    sw t4, 792(a0)
    li t4, 60
    sw t4, 480(a0)
    sw t3, 476(a0)
    sw a5, 420(a0)
    sw t5, 124(a0)
    sw t0, 212(a0)
    sw t1, 44(a0)
    sw t1, 812(a0)
    sw t2, 500(a0)
    sw a2, 880(a0)
    sw a7, 76(a0)
    sw t0, 724(a0)
    li t3, 21
    sw t3, 168(a0)
    sw t1, 172(a0)
    sw a5, 740(a0)
    sw t0, 20(a0)
    sw a7, 268(a0)
    sw s8, 816(a0)
    sw t1, 620(a0)
    sw s10, 824(a0)
    li a5, 73
    sw a5, 584(a0)
    sw a3, 848(a0)
    li a5, 55
    sw a5, 440(a0)
    sw a6, 132(a0)
    li a5, 90
    sw a5, 720(a0)
    sw t2, 692(a0)
    sw t1, 684(a0)
    li a5, 35
    sw a5, 280(a0)
    li a5, 24
    sw a5, 192(a0)
    li a5, 43
    sw a5, 344(a0)
    li a5, 61
    sw a5, 488(a0)
    li a5, 41
    sw a5, 328(a0)
    li a5, 50
    sw a5, 400(a0)
    addi t0, sp, 64
    addi t1, sp, 128
.Llwcc_cham128_128_key_setup_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_cham128_128_key_setup_rv32i_wipe
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
    addi sp, sp, 128
    ret
    .size lwcc_cham128_128_key_setup_rv32i, .-lwcc_cham128_128_key_setup_rv32i

    .balign 4
    .global lwcc_cham128_128_ecb_encrypt_rv32i
    .type lwcc_cham128_128_ecb_encrypt_rv32i, %function
lwcc_cham128_128_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_cham128_128_ecb_encrypt_rv32i_begin
    ret
.Llwcc_cham128_128_ecb_encrypt_rv32i_begin:
    addi sp, sp, -96
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -16
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_cham128_128_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 0
    addi a2, a3, 896
.Llwcc_cham128_128_ecb_encrypt_rv32i_round:
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
    bne a3, a2, .Llwcc_cham128_128_ecb_encrypt_rv32i_round
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
    bgeu a2, a1, .Llwcc_cham128_128_ecb_encrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_cham128_128_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_cham128_128_ecb_encrypt_rv32i_wipe
    addi sp, sp, 96
    ret
    .size lwcc_cham128_128_ecb_encrypt_rv32i, .-lwcc_cham128_128_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_cham128_128_ecb_decrypt_rv32i
    .type lwcc_cham128_128_ecb_decrypt_rv32i, %function
lwcc_cham128_128_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_cham128_128_ecb_decrypt_rv32i_begin
    ret
.Llwcc_cham128_128_ecb_decrypt_rv32i_begin:
    addi sp, sp, -96
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -16
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_cham128_128_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lw a6, 0(a1)
    lw t0, 4(a1)
    lw a7, 8(a1)
    lw a5, 12(a1)
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 864
    addi a2, a3, -896
.Llwcc_cham128_128_ecb_decrypt_rv32i_round:
    # round 112 (cham.dsl:24)
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
    # round 111 (cham.dsl:24)
    lw t1, 20(a3)
    # round 112 (cham.dsl:24)
    xor a5, a5, t2
    # round 111 (cham.dsl:24)
    xor t1, a5, t1
    slli t2, a7, 24
    srli a7, a7, 8
    slli t3, t1, 1
    srli t1, t1, 31
    or a7, t2, a7
    or t1, t3, t1
    lw t2, 16(a3)
    sub a7, a7, t1
    # round 110 (cham.dsl:24)
    lw t1, 12(a3)
    # round 111 (cham.dsl:24)
    xor a7, a7, t2
    # round 110 (cham.dsl:24)
    xor t1, a7, t1
    slli t2, t0, 31
    srli t0, t0, 1
    slli t3, t1, 8
    srli t1, t1, 24
    or t0, t2, t0
    or t1, t3, t1
    lw t2, 8(a3)
    sub t0, t0, t1
    # round 109 (cham.dsl:24)
    lw t1, 4(a3)
    # round 110 (cham.dsl:24)
    xor t0, t0, t2
    # round 109 (cham.dsl:24)
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
    bne a3, a2, .Llwcc_cham128_128_ecb_decrypt_rv32i_round
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
    bgeu a2, a1, .Llwcc_cham128_128_ecb_decrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_cham128_128_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_cham128_128_ecb_decrypt_rv32i_wipe
    addi sp, sp, 96
    ret
    .size lwcc_cham128_128_ecb_decrypt_rv32i, .-lwcc_cham128_128_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_cham128_128_ctr_init_rv32i
    .type lwcc_cham128_128_ctr_init_rv32i, %function
lwcc_cham128_128_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_cham128_128_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_cham128_128_ctr_nonce_rv32i
    .size lwcc_cham128_128_ctr_init_rv32i, .-lwcc_cham128_128_ctr_init_rv32i

    .balign 4
    .global lwcc_cham128_128_ctr_nonce_rv32i
    .type lwcc_cham128_128_ctr_nonce_rv32i, %function
lwcc_cham128_128_ctr_nonce_rv32i:
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
    sw t1, 896(a0)
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
    sw a7, 904(a0)
    # round 4 (cham.dsl:24)
    or a7, t0, t1
    # round 5 (cham.dsl:24)
    or t0, t3, t2
    add a5, a5, t0
    sw a7, 900(a0)
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
    sw a5, 912(a0)
    or a5, a7, a6
    sw a5, 908(a0)
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    addi sp, sp, 96
    ret
    .size lwcc_cham128_128_ctr_nonce_rv32i, .-lwcc_cham128_128_ctr_nonce_rv32i

    .balign 4
    .global lwcc_cham128_128_ctr_crypt_rv32i
    .type lwcc_cham128_128_ctr_crypt_rv32i, %function
lwcc_cham128_128_ctr_crypt_rv32i:
    bnez a2, .Llwcc_cham128_128_ctr_crypt_rv32i_begin
    ret
.Llwcc_cham128_128_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 16
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    sw a3, 72(sp)
    beqz t1, .Llwcc_cham128_128_ctr_crypt_rv32i_group
    j .Llwcc_cham128_128_ctr_crypt_rv32i_rest
.Llwcc_cham128_128_ctr_crypt_rv32i_group:
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
    lw t1, 896(a3)
    # round 4 (cham.dsl:24)
    lw t2, 900(a3)
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
    lw t3, 904(a3)
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
    lw t2, 4(a3)
    # round 10 (cham.dsl:24)
    lw t3, 12(a3)
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
    lw t4, 908(a3)
    # round 9 (cham.dsl:24)
    slli t5, t1, 1
    srli t1, t1, 31
    lw t6, 912(a3)
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
    addi a3, a2, 20
    addi a2, a3, 800
.Llwcc_cham128_128_ctr_crypt_rv32i_round:
    # round 11 (cham.dsl:24)
    lw t1, 0(a3)
    lw t2, 60(a3)
    xor t1, a6, t1
    slli t3, t1, 1
    srli t1, t1, 31
    xor a5, a5, t2
    or t1, t3, t1
    add a5, a5, t1
    slli t1, a5, 8
    srli a5, a5, 24
    # round 12 (cham.dsl:24)
    lw t2, 8(a3)
    # round 13 (cham.dsl:24)
    lw t3, 16(a3)
    # round 14 (cham.dsl:24)
    lw t4, 24(a3)
    # round 11 (cham.dsl:24)
    or a5, t1, a5
    # round 12 (cham.dsl:24)
    lw t1, 68(a3)
    xor t2, a7, t2
    # round 13 (cham.dsl:24)
    lw t5, 76(a3)
    xor t3, t0, t3
    # round 14 (cham.dsl:24)
    lw t6, 84(a3)
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
    bne a3, a2, .Llwcc_cham128_128_ctr_crypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    lw a4, 76(sp)
    # round 111 (cham.dsl:24)
    lw t1, 52(a3)
    # round 112 (cham.dsl:24)
    lw t2, 60(a3)
    # round 111 (cham.dsl:24)
    lw t3, 880(a3)
    xor t1, a6, t1
    # round 112 (cham.dsl:24)
    lw t4, 888(a3)
    xor t2, a7, t2
    # round 111 (cham.dsl:24)
    slli t5, t1, 1
    srli t1, t1, 31
    # round 112 (cham.dsl:24)
    slli t6, t2, 8
    srli t2, t2, 24
    # round 111 (cham.dsl:24)
    xor a5, a5, t3
    or t1, t5, t1
    # round 112 (cham.dsl:24)
    xor a6, a6, t4
    or t2, t6, t2
    # round 111 (cham.dsl:24)
    add a5, a5, t1
    # round 112 (cham.dsl:24)
    add a6, a6, t2
    # round 111 (cham.dsl:24)
    slli t1, a5, 8
    srli a5, a5, 24
    # round 112 (cham.dsl:24)
    slli t2, a6, 1
    srli a6, a6, 31
    lw t3, 0(a1)
    lw t4, 4(a1)
    lw t5, 8(a1)
    lw t6, 12(a1)
    # round 111 (cham.dsl:24)
    or a5, t1, a5
    # round 112 (cham.dsl:24)
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
    bgeu a2, a1, .Llwcc_cham128_128_ctr_crypt_rv32i_group
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_cham128_128_ctr_crypt_rv32i_out
.Llwcc_cham128_128_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_cham128_128_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_cham128_128_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_cham128_128_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_cham128_128_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_cham128_128_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_cham128_128_ctr_crypt_rv32i_group
.Llwcc_cham128_128_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_cham128_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_cham128_128_ctr_crypt_rv32i_copy
.Llwcc_cham128_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_cham128_128_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_cham128_128_ctr_crypt_rv32i_wipe
    addi sp, sp, 112
    ret
    .size lwcc_cham128_128_ctr_crypt_rv32i, .-lwcc_cham128_128_ctr_crypt_rv32i
