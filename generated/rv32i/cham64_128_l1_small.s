# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile cham --set cham64_128 --target rv32i --lanes 1 --goal size
# passes:    unroll() invert() constants(enabled=true) counter() rotate() value_numbering() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) split_accesses() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/cham.dsl sha256:f7c7301ba5f12e5516a0443b758b3db4bb7b4d0e24472f621f015e469542e8e1
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 176
# layout:    words of 16 bits, each in a register of its own
# sizes:     in bytes: block 8, key 16, nonce 4, rk 1320, ctx 1332, align 4, group 8, stack 176
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:ca44f34a7783573b8cb0984c6189d9b5d7856a3c8add8b0ded25598587e318dc

    .text

    .balign 4
    .global lwcc_cham64_128_key_setup_rv32i
    .type lwcc_cham64_128_key_setup_rv32i, %function
lwcc_cham64_128_key_setup_rv32i:
    addi sp, sp, -160
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
    lhu a5, 2(a1)
    lhu a6, 10(a1)
    lhu a7, 8(a1)
    lhu t0, 12(a1)
    lhu t1, 14(a1)
    lhu t2, 4(a1)
    lhu t3, 6(a1)
    lhu t4, 0(a1)
    slli t5, a7, 16
    slli t6, t1, 16
    slli a4, t3, 16
    or a4, t3, a4
    or t6, t1, t6
    or t5, a7, t5
    slli a3, t4, 16
    slli a2, a5, 16
    slli s0, t2, 16
    srli s1, t6, 15
    slli s2, a6, 16
    or s2, a6, s2
    slli s3, t0, 16
    or s0, t2, s0
    srli s4, a4, 15
    srli s5, a4, 5
    srli s6, s2, 15
    or a3, t4, a3
    srli s7, a3, 15
    or a2, a5, a2
    srli s8, a2, 15
    srli s9, a2, 5
    srli s10, a3, 5
    srli s11, s2, 5
    or s3, t0, s3
    srli ra, t5, 8
    xor t1, t1, s1
    srli a3, a3, 8
    srli s1, s3, 8
    xor a5, a5, s8
    srli s8, s0, 5
    xor a6, a6, s6
    srli s6, t6, 8
    xor s6, t1, s6
    xor s9, a5, s9
    srli s2, s2, 8
    xor s2, a6, s2
    xor t4, t4, s7
    xor s7, t4, s10
    srli s10, t5, 15
    xor t4, t4, a3
    srli a3, s3, 15
    srli t5, t5, 5
    xor t3, t3, s4
    srli s4, s0, 15
    xor t2, t2, s4
    xor s4, t2, s8
    srli s0, s0, 8
    xor t2, t2, s0
    xor a6, a6, s11
    xor a7, a7, s10
    srli s0, s3, 5
    srli a2, a2, 8
    xor a5, a5, a2
    xor t5, a7, t5
    srli t6, t6, 5
    xor t1, t1, t6
    srli t6, a4, 8
    xor t6, t3, t6
    xor a7, a7, ra
    xor t0, t0, a3
    xor a4, t0, s0
    xor t0, t0, s1
    xor t3, t3, s5
    li s0, 2
    li s3, 4
    li s8, 6
    li s10, 7
    li s11, 8
    li a3, 10
    li a2, 11
    li s5, 12
    sw a6, 96(sp)
    sw t6, 100(sp)
    sw a4, 104(sp)
    li a4, 21
    sw t0, 108(sp)
    sw t4, 112(sp)
    li t4, 27
    sw t5, 116(sp)
    sw t1, 120(sp)
    sw s4, 124(sp)
    li s4, 31
    sw s7, 128(sp)
    li s7, 32
    sw a5, 132(sp)
    li a5, 35
    sw t3, 136(sp)
    li t3, 36
    sw s2, 140(sp)
    sw s6, 144(sp)
    sw t2, 148(sp)
    sw s9, 152(sp)
    li s9, 40
    sw a7, 156(sp)
    li a7, 42
    li ra, 43
    li t6, 44
    li a6, 45
    li t2, 47
    li s1, 48
    li t1, 49
    li t0, 58
    li s2, 59
    li t5, 60
    li s6, 66
    sw a6, 336(a0)
    sw s10, 32(a0)
    sw t3, 264(a0)
    sw s8, 24(a0)
    sw t1, 924(a0)
    sw a7, 980(a0)
    sw t0, 440(a0)
    sw s4, 224(a0)
    sw a2, 64(a0)
    sw s3, 8(a0)
    sw s1, 932(a0)
    sw s7, 232(a0)
    sw t2, 940(a0)
    sw s9, 996(a0)
    sw ra, 320(a0)
    sw s5, 1220(a0)
    sw s11, 40(a0)
    sw a5, 1036(a0)
    sw s0, 1300(a0)
    sw t6, 328(a0)
    sw s2, 448(a0)
    sw t4, 192(a0)
    sw s9, 296(a0)
    sw a3, 1236(a0)
    sw t5, 456(a0)
    sw s6, 504(a0)
    sw a4, 144(a0)
    li s0, 51
    sw s0, 908(a0)
    sw t3, 1028(a0)
    li t3, 28
    sw t3, 1092(a0)
    li s9, 46
    sw s9, 344(a0)
    li s3, 24
    sw s3, 1124(a0)
    sw s0, 384(a0)
    sw s1, 360(a0)
    li s0, 38
    sw s0, 1012(a0)
    li s1, 30
    sw s1, 1076(a0)
    li a2, 65
    sw a2, 496(a0)
    li a2, 16
    sw a2, 104(a0)
    li s4, 39
    sw s4, 288(a0)
    li s10, 37
    sw s10, 1020(a0)
    li s7, 68
    li t1, 69
    sw s7, 520(a0)
    li a5, 57
    sw a5, 432(a0)
    sw s11, 1252(a0)
    sw s8, 1268(a0)
    li s8, 18
    sw s8, 1172(a0)
    li s11, 20
    sw s11, 1156(a0)
    sw s8, 120(a0)
    li s8, 15
    sw s8, 1196(a0)
    sw s6, 788(a0)
    li s6, 61
    sw s6, 828(a0)
    li s8, 56
    sw s8, 424(a0)
    li t3, 17
    sw t3, 1180(a0)
    sw a7, 312(a0)
    li a7, 34
    sw a7, 248(a0)
    sw s9, 948(a0)
    li s9, 19
    sw s9, 128(a0)
    li t3, 52
    sw t3, 392(a0)
    sw s0, 280(a0)
    sw s4, 1004(a0)
    li s0, 3
    sw s0, 0(a0)
    sw t4, 1100(a0)
    li t4, 9
    sw t4, 1244(a0)
    sw a6, 956(a0)
    li a6, 29
    sw a6, 1084(a0)
    li s4, 70
    sw s4, 756(a0)
    sw s4, 536(a0)
    li s4, 71
    sw s4, 748(a0)
    li s0, 72
    li s4, 5
    sw s4, 1276(a0)
    li t4, 54
    sw t4, 408(a0)
    sw s11, 136(a0)
    li s11, 50
    sw s11, 376(a0)
    li a6, 23
    sw a6, 1132(a0)
    sw t2, 352(a0)
    sw a7, 1044(a0)
    sw ra, 972(a0)
    sw s0, 740(a0)
    sw a2, 1188(a0)
    li a7, 73
    sw a7, 560(a0)
    sw a7, 732(a0)
    li a7, 1
    sw a7, 1308(a0)
    li a7, 53
    sw a7, 892(a0)
    li t2, 25
    sw t2, 1116(a0)
    sw t2, 176(a0)
    sw s9, 1164(a0)
    sw s0, 552(a0)
    li t2, 0
    sw t2, 1312(a0)
    sw s10, 272(a0)
    sw t5, 836(a0)
    sw s7, 772(a0)
    sw s11, 916(a0)
    sw a4, 1148(a0)
    li t2, 74
    sw t2, 724(a0)
    sw t2, 568(a0)
    sw t4, 884(a0)
    li t2, 55
    sw t2, 876(a0)
    sw t3, 900(a0)
    li t3, 75
    li t4, 76
    sw t4, 584(a0)
    li t5, 77
    sw t3, 716(a0)
    li a4, 26
    sw a4, 184(a0)
    li a2, 62
    sw a2, 820(a0)
    sw a5, 860(a0)
    li a5, 22
    sw a5, 1140(a0)
    li s0, 78
    li s7, 79
    li s9, 80
    sw s7, 684(a0)
    sw s9, 616(a0)
    li ra, 83
    li a4, 84
    sw ra, 640(a0)
    sw a4, 648(a0)
    sw s0, 692(a0)
    sw a3, 56(a0)
    li a4, 64
    sw a4, 804(a0)
    li a3, 85
    li t4, 87
    # round 1 (cham.dsl:24)
    lui s10, 16
    addi s10, s10, -1
    # round 5 (cham.dsl:24)
    lw s9, 156(sp)
    # round 9 (cham.dsl:24)
    lw ra, 152(sp)
    # round 5 (cham.dsl:24)
    and s9, s9, s10
    # round 9 (cham.dsl:24)
    and ra, ra, s10
    # round 3 (cham.dsl:24)
    lw t2, 148(sp)
    # round 8 (cham.dsl:24)
    lw s0, 144(sp)
    # round 3 (cham.dsl:24)
    and t2, t2, s10
    # round 8 (cham.dsl:24)
    and s0, s0, s10
    # round 6 (cham.dsl:24)
    lw a2, 140(sp)
    # round 11 (cham.dsl:24)
    lw a6, 136(sp)
    # round 6 (cham.dsl:24)
    and a2, a2, s10
    # round 11 (cham.dsl:24)
    and a6, a6, s10
    # round 2 (cham.dsl:24)
    lw s5, 132(sp)
    # round 10 (cham.dsl:24)
    lw s8, 128(sp)
    # round 2 (cham.dsl:24)
    and s5, s5, s10
    # round 10 (cham.dsl:24)
    and s8, s8, s10
    # round 12 (cham.dsl:24)
    lw s11, 124(sp)
    # round 15 (cham.dsl:24)
    lw a5, 120(sp)
    # round 12 (cham.dsl:24)
    and s11, s11, s10
    # round 15 (cham.dsl:24)
    and a5, a5, s10
    # round 14 (cham.dsl:24)
    lw t0, 116(sp)
    # round 1 (cham.dsl:24)
    lw s2, 112(sp)
    # round 14 (cham.dsl:24)
    and t0, t0, s10
    # round 1 (cham.dsl:24)
    and s2, s2, s10
    slli s6, s2, 15
    # round 7 (cham.dsl:24)
    lw s1, 108(sp)
    # round 1 (cham.dsl:24)
    srli s2, s2, 1
    # round 7 (cham.dsl:24)
    and s1, s1, s10
    # round 1 (cham.dsl:24)
    or s2, s6, s2
    # round 2 (cham.dsl:24)
    slli s6, s5, 8
    srli s5, s5, 8
    or s5, s6, s5
    # round 3 (cham.dsl:24)
    slli s6, t2, 15
    srli t2, t2, 1
    or t2, s6, t2
    # round 16 (cham.dsl:24)
    lw s6, 104(sp)
    # round 4 (cham.dsl:24)
    lw s7, 100(sp)
    # round 16 (cham.dsl:24)
    and s6, s6, s10
    # round 4 (cham.dsl:24)
    and s7, s7, s10
    srli t3, s7, 8
    slli s7, s7, 8
    or t3, s7, t3
    # round 5 (cham.dsl:24)
    srli s7, s9, 1
    # round 13 (cham.dsl:24)
    lw a7, 96(sp)
    # round 5 (cham.dsl:24)
    slli s9, s9, 15
    # round 13 (cham.dsl:24)
    and a7, a7, s10
    # round 5 (cham.dsl:24)
    or s7, s9, s7
    # round 6 (cham.dsl:24)
    slli s9, a2, 8
    srli a2, a2, 8
    or a2, s9, a2
    # round 7 (cham.dsl:24)
    slli s9, s1, 15
    srli s1, s1, 1
    or s1, s9, s1
    # round 8 (cham.dsl:24)
    slli s9, s0, 8
    srli s0, s0, 8
    or s0, s9, s0
    # round 9 (cham.dsl:24)
    slli s9, ra, 15
    srli ra, ra, 1
    or s9, s9, ra
    # round 10 (cham.dsl:24)
    srli ra, s8, 8
    slli s8, s8, 8
    or s8, s8, ra
    # round 11 (cham.dsl:24)
    slli ra, a6, 15
    srli a6, a6, 1
    or a6, ra, a6
    # round 12 (cham.dsl:24)
    slli ra, s11, 8
    srli s11, s11, 8
    or s11, ra, s11
    # round 13 (cham.dsl:24)
    srli ra, a7, 1
    slli a7, a7, 15
    or a7, a7, ra
    # round 14 (cham.dsl:24)
    srli ra, t0, 8
    # round 16 (cham.dsl:24)
    and a6, a6, s10
    and s9, s9, s10
    # round 14 (cham.dsl:24)
    slli t0, t0, 8
    or t0, t0, ra
    # round 15 (cham.dsl:24)
    srli ra, a5, 1
    slli a5, a5, 15
    or a5, a5, ra
    # round 16 (cham.dsl:24)
    slli ra, s6, 8
    srli s6, s6, 8
    sw a6, 316(a0)
    sw s9, 1248(a0)
    sw a6, 720(a0)
    sw s9, 44(a0)
    sw s9, 300(a0)
    sw a3, 656(a0)
    or a3, ra, s6
    and t0, t0, s10
    and t3, t3, s10
    and s2, s2, s10
    and s6, s11, s10
    sw s6, 840(a0)
    sw t0, 468(a0)
    sw s2, 108(a0)
    sw t0, 696(a0)
    and a7, a7, s10
    sw a7, 1216(a0)
    sw s6, 452(a0)
    and s5, s5, s10
    sw t0, 84(a0)
    sw t0, 1080(a0)
    sw t3, 260(a0)
    sw s5, 372(a0)
    sw t3, 644(a0)
    sw a6, 976(a0)
    and a5, a5, s10
    sw a5, 1200(a0)
    sw a5, 604(a0)
    sw a5, 816(a0)
    sw a5, 476(a0)
    sw a6, 848(a0)
    sw t0, 340(a0)
    sw a6, 188(a0)
    sw s5, 116(a0)
    sw t3, 776(a0)
    and s8, s8, s10
    sw s8, 308(a0)
    sw s8, 1240(a0)
    sw s8, 1112(a0)
    sw s6, 580(a0)
    and s7, s7, s10
    sw s7, 12(a0)
    sw s7, 1280(a0)
    sw s7, 140(a0)
    sw s7, 768(a0)
    sw s7, 896(a0)
    sw s7, 1152(a0)
    sw s5, 1304(a0)
    and s1, s1, s10
    sw s1, 1008(a0)
    sw s1, 1136(a0)
    sw s1, 156(a0)
    sw s1, 1264(a0)
    sw s1, 752(a0)
    sw s1, 668(a0)
    sw a7, 460(a0)
    sw a7, 1088(a0)
    sw t3, 516(a0)
    sw s7, 524(a0)
    sw s8, 564(a0)
    sw s5, 1176(a0)
    and a2, a2, s10
    sw a2, 660(a0)
    sw a2, 532(a0)
    sw a2, 1144(a0)
    sw a2, 1272(a0)
    sw a2, 760(a0)
    sw s6, 1096(a0)
    sw a2, 1016(a0)
    sw a5, 92(a0)
    sw t4, 1316(a0)
    sw s5, 244(a0)
    sw s9, 556(a0)
    sw a5, 348(a0)
    sw s7, 396(a0)
    and t2, t2, s10
    sw t2, 252(a0)
    sw t2, 1296(a0)
    sw t2, 1168(a0)
    sw t2, 1040(a0)
    sw t2, 912(a0)
    and t4, s0, s10
    sw t4, 292(a0)
    sw t4, 1000(a0)
    sw s2, 364(a0)
    sw s5, 628(a0)
    sw t3, 1160(a0)
    sw t0, 824(a0)
    sw s2, 236(a0)
    sw s6, 196(a0)
    sw s2, 1056(a0)
    sw s6, 324(a0)
    sw t0, 952(a0)
    sw t4, 36(a0)
    sw t4, 164(a0)
    sw t4, 1128(a0)
    sw a5, 688(a0)
    sw a7, 588(a0)
    sw t2, 380(a0)
    sw t3, 388(a0)
    sw s3, 168(a0)
    sw a4, 488(a0)
    li a4, 63
    sw a4, 480(a0)
    sw a6, 572(a0)
    sw s7, 268(a0)
    sw t5, 700(a0)
    sw s4, 16(a0)
    sw s1, 880(a0)
    sw t4, 548(a0)
    sw a5, 220(a0)
    sw t1, 764(a0)
    sw t3, 1288(a0)
    sw t0, 596(a0)
    sw s8, 856(a0)
    sw t6, 964(a0)
    and t6, a3, s10
    sw t6, 1192(a0)
    sw t6, 100(a0)
    sw t6, 228(a0)
    sw t6, 612(a0)
    sw t6, 1064(a0)
    li a3, 53
    sw a3, 400(a0)
    sw s9, 172(a0)
    sw s6, 968(a0)
    sw t3, 904(a0)
    sw a2, 404(a0)
    sw t2, 124(a0)
    li a3, 75
    sw a3, 576(a0)
    sw s8, 52(a0)
    sw t6, 680(a0)
    sw a6, 1232(a0)
    sw a2, 148(a0)
    sw t4, 872(a0)
    li a3, 79
    sw a3, 608(a0)
    sw s8, 436(a0)
    sw t3, 132(a0)
    sw s9, 736(a0)
    sw s2, 492(a0)
    sw s5, 792(a0)
    sw t4, 420(a0)
    sw s5, 920(a0)
    li a3, 30
    sw a3, 216(a0)
    sw t6, 936(a0)
    sw s2, 800(a0)
    li a3, 61
    sw a3, 464(a0)
    sw s8, 984(a0)
    sw a7, 704(a0)
    sw s9, 1120(a0)
    sw a7, 204(a0)
    sw s5, 1048(a0)
    li a3, 59
    sw a3, 844(a0)
    li a3, 67
    sw a3, 780(a0)
    sw s6, 1224(a0)
    sw s8, 728(a0)
    li s0, 22
    sw s0, 152(a0)
    sw s2, 1184(a0)
    sw s1, 28(a0)
    li s0, 82
    sw s0, 632(a0)
    sw a2, 888(a0)
    sw t6, 356(a0)
    li s0, 56
    sw s0, 868(a0)
    li s0, 12
    sw s0, 72(a0)
    li s0, 23
    sw s0, 160(a0)
    sw s6, 712(a0)
    li s0, 28
    sw s0, 200(a0)
    li s0, 35
    sw s0, 256(a0)
    li s0, 49
    sw s0, 368(a0)
    li s0, 13
    sw s0, 1212(a0)
    li s3, 62
    sw s3, 472(a0)
    sw s9, 864(a0)
    li s3, 32
    sw s3, 1060(a0)
    sw s6, 68(a0)
    sw s5, 500(a0)
    li s3, 78
    sw s3, 600(a0)
    li s3, 14
    sw s3, 88(a0)
    sw a7, 332(a0)
    sw a6, 60(a0)
    li s4, 33
    sw s4, 240(a0)
    li s5, 29
    sw s5, 208(a0)
    sw t6, 808(a0)
    sw s9, 428(a0)
    sw t2, 784(a0)
    sw s1, 412(a0)
    sw s9, 992(a0)
    sw a7, 76(a0)
    li s5, 58
    sw s5, 852(a0)
    li s5, 7
    sw s5, 1260(a0)
    sw t3, 1032(a0)
    li s5, 55
    sw s5, 416(a0)
    sw s7, 1024(a0)
    sw t0, 1208(a0)
    sw t1, 528(a0)
    li t1, 9
    sw t1, 48(a0)
    sw s0, 80(a0)
    li t1, 31
    sw t1, 1068(a0)
    sw t0, 212(a0)
    sw a4, 812(a0)
    li t0, 71
    sw t0, 544(a0)
    sw s7, 652(a0)
    sw s4, 1052(a0)
    li t0, 15
    sw t0, 96(a0)
    sw s8, 180(a0)
    sw s2, 928(a0)
    li t0, 86
    sw t0, 664(a0)
    li t0, 80
    sw t0, 676(a0)
    sw a6, 444(a0)
    sw a2, 276(a0)
    li t0, 81
    sw t0, 624(a0)
    sw a2, 20(a0)
    sw a7, 960(a0)
    sw a3, 512(a0)
    sw a5, 1072(a0)
    li t0, 76
    sw t0, 708(a0)
    li t0, 26
    sw t0, 1108(a0)
    sw t6, 484(a0)
    li t0, 41
    sw t0, 304(a0)
    li t1, 11
    sw t1, 1228(a0)
    sw t3, 4(a0)
    sw t2, 636(a0)
    sw s2, 620(a0)
    sw a6, 1104(a0)
    li a6, 17
    sw a6, 112(a0)
    sw s1, 284(a0)
    sw s3, 1204(a0)
    sw s2, 672(a0)
    sw t5, 592(a0)
    sw a7, 832(a0)
    sw t0, 988(a0)
    sw a5, 944(a0)
    li a5, 65
    sw a5, 796(a0)
    li a5, 3
    sw a5, 1292(a0)
    sw t2, 508(a0)
    sw t4, 744(a0)
    sw t4, 1256(a0)
    sw s1, 540(a0)
    li a5, 4
    sw a5, 1284(a0)
    addi t0, sp, 64
    addi t1, sp, 160
.Llwcc_cham64_128_key_setup_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_cham64_128_key_setup_rv32i_wipe
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
    addi sp, sp, 160
    ret
    .size lwcc_cham64_128_key_setup_rv32i, .-lwcc_cham64_128_key_setup_rv32i

    .balign 4
    .global lwcc_cham64_128_ecb_encrypt_rv32i
    .type lwcc_cham64_128_ecb_encrypt_rv32i, %function
lwcc_cham64_128_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_cham64_128_ecb_encrypt_rv32i_begin
    ret
.Llwcc_cham64_128_ecb_encrypt_rv32i_begin:
    addi sp, sp, -96
    sw s0, 4(sp)
    slli a2, a2, 3
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -8
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_cham64_128_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lhu a5, 2(a1)
    lhu a6, 4(a1)
    lhu a7, 6(a1)
    # round 1 (cham.dsl:24)
    lw t0, 108(a3)
    # round 2 (cham.dsl:24)
    lw t1, 116(a3)
    # round 3 (cham.dsl:24)
    lw t2, 124(a3)
    lhu t3, 0(a1)
    # round 1 (cham.dsl:24)
    lw t4, 1312(a3)
    xor t0, a5, t0
    # round 2 (cham.dsl:24)
    lw t5, 1308(a3)
    xor t1, a6, t1
    # round 3 (cham.dsl:24)
    lw t6, 1300(a3)
    xor t2, a7, t2
    # round 1 (cham.dsl:24)
    slli a4, t0, 1
    srli t0, t0, 15
    # round 2 (cham.dsl:24)
    slli a3, t1, 8
    srli t1, t1, 8
    # round 3 (cham.dsl:24)
    slli a2, t2, 1
    srli t2, t2, 15
    # round 1 (cham.dsl:24)
    xor t3, t3, t4
    or t0, a4, t0
    lui t4, 16
    # round 2 (cham.dsl:24)
    xor a5, a5, t5
    or t1, a3, t1
    # round 3 (cham.dsl:24)
    xor a6, a6, t6
    or t2, a2, t2
    # round 1 (cham.dsl:24)
    add t0, t3, t0
    addi t3, t4, -1
    # round 2 (cham.dsl:24)
    add a5, a5, t1
    # round 3 (cham.dsl:24)
    add a6, a6, t2
    # round 1 (cham.dsl:24)
    and t0, t0, t3
    # round 2 (cham.dsl:24)
    and a5, a5, t3
    # round 3 (cham.dsl:24)
    and a6, a6, t3
    # round 1 (cham.dsl:24)
    slli t1, t0, 8
    srli t0, t0, 8
    # round 2 (cham.dsl:24)
    slli t2, a5, 1
    srli a5, a5, 15
    # round 3 (cham.dsl:24)
    slli t3, a6, 8
    srli a6, a6, 8
    # round 1 (cham.dsl:24)
    or t0, t1, t0
    # round 2 (cham.dsl:24)
    or a5, t2, a5
    # round 3 (cham.dsl:24)
    or a6, t3, a6
    mv t1, a5
    mv a5, a7
    mv a7, t1
    mv t1, a6
    mv a6, t0
    mv t0, t1
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 0
    addi a2, a3, 672
.Llwcc_cham64_128_ecb_encrypt_rv32i_round:
    # round 4 (cham.dsl:24)
    lw t1, 4(a3)
    lui t2, 16
    xor t1, a6, t1
    addi t2, t2, -1
    lw t3, 0(a3)
    and t1, t1, t2
    slli t4, t1, 8
    srli t1, t1, 8
    xor a5, a5, t3
    or t1, t4, t1
    add a5, a5, t1
    and a5, a5, t2
    slli t1, a5, 1
    srli a5, a5, 15
    # round 5 (cham.dsl:24)
    lw t3, 12(a3)
    # round 6 (cham.dsl:24)
    lw t4, 20(a3)
    # round 7 (cham.dsl:24)
    lw t5, 28(a3)
    # round 4 (cham.dsl:24)
    or a5, t1, a5
    # round 5 (cham.dsl:24)
    xor t1, a7, t3
    # round 6 (cham.dsl:24)
    xor t3, t0, t4
    # round 7 (cham.dsl:24)
    xor t4, a5, t5
    # round 5 (cham.dsl:24)
    lw t5, 8(a3)
    and t1, t1, t2
    # round 6 (cham.dsl:24)
    lw t6, 16(a3)
    and t3, t3, t2
    # round 7 (cham.dsl:24)
    lw a4, 24(a3)
    and t4, t4, t2
    # round 5 (cham.dsl:24)
    slli a1, t1, 1
    srli t1, t1, 15
    # round 6 (cham.dsl:24)
    slli a0, t3, 8
    srli t3, t3, 8
    # round 7 (cham.dsl:24)
    slli s0, t4, 1
    srli t4, t4, 15
    # round 5 (cham.dsl:24)
    xor a6, a6, t5
    or t1, a1, t1
    # round 6 (cham.dsl:24)
    xor a7, a7, t6
    or t3, a0, t3
    # round 7 (cham.dsl:24)
    xor t0, t0, a4
    or t4, s0, t4
    # round 5 (cham.dsl:24)
    add a6, a6, t1
    # round 6 (cham.dsl:24)
    add a7, a7, t3
    # round 7 (cham.dsl:24)
    add t0, t0, t4
    # round 5 (cham.dsl:24)
    and a6, a6, t2
    # round 6 (cham.dsl:24)
    and a7, a7, t2
    # round 7 (cham.dsl:24)
    and t0, t0, t2
    # round 5 (cham.dsl:24)
    slli t1, a6, 8
    srli a6, a6, 8
    # round 6 (cham.dsl:24)
    slli t2, a7, 1
    srli a7, a7, 15
    # round 7 (cham.dsl:24)
    slli t3, t0, 8
    srli t0, t0, 8
    # round 5 (cham.dsl:24)
    or a6, t1, a6
    # round 6 (cham.dsl:24)
    or a7, t2, a7
    # round 7 (cham.dsl:24)
    or t0, t3, t0
    addi a3, a3, 32
    bne a3, a2, .Llwcc_cham64_128_ecb_encrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    # round 88 (cham.dsl:24)
    lw t1, 36(a3)
    lui t2, 16
    xor t1, a6, t1
    addi t2, t2, -1
    lw t3, 1316(a3)
    and t1, t1, t2
    slli t4, t1, 8
    srli t1, t1, 8
    xor a5, a5, t3
    or t1, t4, t1
    add a5, a5, t1
    and a5, a5, t2
    slli t1, a5, 1
    srli a5, a5, 15
    or a5, t1, a5
    sh a6, 0(a0)
    sh a7, 2(a0)
    sh t0, 4(a0)
    sh a5, 6(a0)
    addi a0, a0, 8
    addi a1, a1, 8
    bgeu a2, a1, .Llwcc_cham64_128_ecb_encrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_cham64_128_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_cham64_128_ecb_encrypt_rv32i_wipe
    lw s0, 4(sp)
    addi sp, sp, 96
    ret
    .size lwcc_cham64_128_ecb_encrypt_rv32i, .-lwcc_cham64_128_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_cham64_128_ecb_decrypt_rv32i
    .type lwcc_cham64_128_ecb_decrypt_rv32i, %function
lwcc_cham64_128_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_cham64_128_ecb_decrypt_rv32i_begin
    ret
.Llwcc_cham64_128_ecb_decrypt_rv32i_begin:
    addi sp, sp, -96
    slli a2, a2, 3
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -8
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_cham64_128_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    # round 87 (cham.dsl:24)
    lui a5, 16
    lhu a6, 0(a1)
    lw a7, 28(a3)
    # round 88 (cham.dsl:24)
    lw t0, 1316(a3)
    lhu t1, 6(a1)
    # round 86 (cham.dsl:24)
    lw t2, 20(a3)
    # round 87 (cham.dsl:24)
    addi a5, a5, -1
    # round 88 (cham.dsl:24)
    lw t3, 36(a3)
    lhu t4, 4(a1)
    lhu t5, 2(a1)
    # round 87 (cham.dsl:24)
    lw t6, 664(a3)
    # round 88 (cham.dsl:24)
    xor t3, a6, t3
    # round 86 (cham.dsl:24)
    slli a4, t5, 15
    # round 87 (cham.dsl:24)
    srli a2, t4, 8
    slli t4, t4, 8
    or t4, t4, a2
    # round 88 (cham.dsl:24)
    slli a2, t1, 15
    srli t1, t1, 1
    or t1, a2, t1
    # round 86 (cham.dsl:24)
    srli t5, t5, 1
    or t5, a4, t5
    # round 88 (cham.dsl:24)
    srli a4, t3, 8
    slli t3, t3, 8
    or t3, t3, a4
    sub t1, t1, t3
    xor t0, t1, t0
    # round 87 (cham.dsl:24)
    xor a7, t0, a7
    and a7, a7, a5
    srli t1, a7, 15
    slli a7, a7, 1
    or a7, a7, t1
    sub a7, t4, a7
    xor a7, a7, t6
    # round 84 (cham.dsl:24)
    lw t1, 640(a3)
    # round 85 (cham.dsl:24)
    lw t3, 12(a3)
    lw t4, 648(a3)
    # round 86 (cham.dsl:24)
    xor t2, a7, t2
    and t2, t2, a5
    srli t6, t2, 8
    slli t2, t2, 8
    or t2, t2, t6
    sub t2, t5, t2
    # round 83 (cham.dsl:24)
    lw t5, 124(a3)
    # round 86 (cham.dsl:24)
    lw t6, 656(a3)
    # round 85 (cham.dsl:24)
    srli a4, a6, 8
    slli a6, a6, 8
    or a6, a6, a4
    # round 86 (cham.dsl:24)
    xor t2, t2, t6
    # round 85 (cham.dsl:24)
    xor t3, t2, t3
    # round 83 (cham.dsl:24)
    lw t6, 632(a3)
    # round 84 (cham.dsl:24)
    lw a4, 4(a3)
    and t0, t0, a5
    slli a2, t0, 15
    srli t0, t0, 1
    or t0, a2, t0
    # round 85 (cham.dsl:24)
    and t3, t3, a5
    srli a2, t3, 15
    slli t3, t3, 1
    or t3, t3, a2
    sub a6, a6, t3
    xor a6, a6, t4
    # round 84 (cham.dsl:24)
    xor t3, a6, a4
    # round 82 (cham.dsl:24)
    lw t4, 624(a3)
    lw a4, 116(a3)
    # round 83 (cham.dsl:24)
    and a7, a7, a5
    srli a3, a7, 8
    slli a7, a7, 8
    or a7, a7, a3
    # round 82 (cham.dsl:24)
    and t2, t2, a5
    srli a3, t2, 1
    slli t2, t2, 15
    or t2, t2, a3
    # round 84 (cham.dsl:24)
    and t3, t3, a5
    slli a3, t3, 8
    srli t3, t3, 8
    or t3, a3, t3
    sub t0, t0, t3
    xor t0, t0, t1
    # round 83 (cham.dsl:24)
    xor t1, t0, t5
    and t1, t1, a5
    srli t3, t1, 15
    slli t1, t1, 1
    or t1, t1, t3
    sub a7, a7, t1
    xor a7, a7, t6
    # round 82 (cham.dsl:24)
    xor t1, a7, a4
    and a5, t1, a5
    srli t1, a5, 8
    slli a5, a5, 8
    or a5, a5, t1
    sub a5, t2, a5
    xor a5, a5, t4
    mv t1, a5
    mv a5, a6
    mv a6, t1
    mv t1, a7
    mv a7, t0
    mv t0, t1
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 672
    addi a2, a3, 640
.Llwcc_cham64_128_ecb_decrypt_rv32i_round:
    # round 81 (cham.dsl:24)
    lw t1, 0(a3)
    lui t2, 16
    addi t2, t2, -1
    xor t1, a6, t1
    and a5, a5, t2
    and t1, t1, t2
    slli t3, a5, 8
    srli a5, a5, 8
    slli t4, t1, 1
    srli t1, t1, 15
    or a5, t3, a5
    or t1, t4, t1
    lw t3, 4(a3)
    sub a5, a5, t1
    # round 80 (cham.dsl:24)
    lw t1, 8(a3)
    # round 81 (cham.dsl:24)
    xor a5, a5, t3
    # round 80 (cham.dsl:24)
    xor t1, a5, t1
    and a7, a7, t2
    and t1, t1, t2
    slli t3, a7, 15
    srli a7, a7, 1
    slli t4, t1, 8
    srli t1, t1, 8
    or a7, t3, a7
    or t1, t4, t1
    lw t3, 12(a3)
    sub a7, a7, t1
    # round 79 (cham.dsl:24)
    lw t1, 16(a3)
    # round 80 (cham.dsl:24)
    xor a7, a7, t3
    # round 79 (cham.dsl:24)
    xor t1, a7, t1
    and t0, t0, t2
    and t1, t1, t2
    slli t3, t0, 8
    srli t0, t0, 8
    slli t4, t1, 1
    srli t1, t1, 15
    or t0, t3, t0
    or t1, t4, t1
    lw t3, 20(a3)
    sub t0, t0, t1
    # round 78 (cham.dsl:24)
    lw t1, 24(a3)
    # round 79 (cham.dsl:24)
    xor t0, t0, t3
    # round 78 (cham.dsl:24)
    xor t1, t0, t1
    and a6, a6, t2
    and t1, t1, t2
    slli t2, a6, 15
    srli a6, a6, 1
    slli t3, t1, 8
    srli t1, t1, 8
    or a6, t2, a6
    or t1, t3, t1
    lw t2, 28(a3)
    sub a6, a6, t1
    xor a6, a6, t2
    addi a3, a3, 32
    bne a3, a2, .Llwcc_cham64_128_ecb_decrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    # round 1 (cham.dsl:24)
    lw t1, 108(a3)
    lui t2, 16
    addi t2, t2, -1
    xor t1, a6, t1
    and a5, a5, t2
    and t1, t1, t2
    slli t2, a5, 8
    srli a5, a5, 8
    slli t3, t1, 1
    srli t1, t1, 15
    or a5, t2, a5
    or t1, t3, t1
    lw t2, 1312(a3)
    sub a5, a5, t1
    xor a5, a5, t2
    sh a5, 0(a0)
    sh a6, 2(a0)
    sh t0, 4(a0)
    sh a7, 6(a0)
    addi a0, a0, 8
    addi a1, a1, 8
    bgeu a2, a1, .Llwcc_cham64_128_ecb_decrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_cham64_128_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_cham64_128_ecb_decrypt_rv32i_wipe
    addi sp, sp, 96
    ret
    .size lwcc_cham64_128_ecb_decrypt_rv32i, .-lwcc_cham64_128_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_cham64_128_ctr_init_rv32i
    .type lwcc_cham64_128_ctr_init_rv32i, %function
lwcc_cham64_128_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_cham64_128_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_cham64_128_ctr_nonce_rv32i
    .size lwcc_cham64_128_ctr_init_rv32i, .-lwcc_cham64_128_ctr_init_rv32i

    .balign 4
    .global lwcc_cham64_128_ctr_nonce_rv32i
    .type lwcc_cham64_128_ctr_nonce_rv32i, %function
lwcc_cham64_128_ctr_nonce_rv32i:
    lbu a5, 3(a1)
    lbu a6, 2(a1)
    lbu a7, 1(a1)
    lbu t0, 0(a1)
    # round 1 (cham.dsl:24)
    lw t1, 108(a0)
    slli a5, a5, 8
    or a5, a6, a5
    slli a6, a7, 8
    or a6, t0, a6
    xor a7, a5, t1
    slli t0, a7, 1
    lw t1, 1312(a0)
    srli a7, a7, 15
    or a7, t0, a7
    xor a6, a6, t1
    add a6, a6, a7
    lui a7, 16
    addi a7, a7, -1
    and a6, a6, a7
    slli t0, a6, 8
    # round 4 (cham.dsl:24)
    lw t1, 4(a0)
    # round 1 (cham.dsl:24)
    srli a6, a6, 8
    or a6, t0, a6
    # round 4 (cham.dsl:24)
    xor t0, a6, t1
    # round 5 (cham.dsl:24)
    lw t1, 8(a0)
    # round 4 (cham.dsl:24)
    and t0, t0, a7
    slli t2, t0, 8
    # round 2 (cham.dsl:24)
    lw t3, 1308(a0)
    # round 5 (cham.dsl:24)
    xor a6, a6, t1
    # round 4 (cham.dsl:24)
    srli t0, t0, 8
    or t0, t2, t0
    # round 2 (cham.dsl:24)
    xor a5, a5, t3
    sw a5, 1320(a0)
    # round 5 (cham.dsl:24)
    and a5, t0, a7
    sw a5, 1324(a0)
    and a5, a6, a7
    sw a5, 1328(a0)
    ret
    .size lwcc_cham64_128_ctr_nonce_rv32i, .-lwcc_cham64_128_ctr_nonce_rv32i

    .balign 4
    .global lwcc_cham64_128_ctr_crypt_rv32i
    .type lwcc_cham64_128_ctr_crypt_rv32i, %function
lwcc_cham64_128_ctr_crypt_rv32i:
    bnez a2, .Llwcc_cham64_128_ctr_crypt_rv32i_begin
    ret
.Llwcc_cham64_128_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    sw s3, 16(sp)
    sw s4, 20(sp)
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 8
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    sw a3, 72(sp)
    beqz t1, .Llwcc_cham64_128_ctr_crypt_rv32i_group
    j .Llwcc_cham64_128_ctr_crypt_rv32i_rest
.Llwcc_cham64_128_ctr_crypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a4, 76(sp)
    srli a5, a4, 16
    srli a6, a4, 24
    slli a5, a5, 8
    # round 2 (cham.dsl:24)
    lw a7, 116(a3)
    or a5, a6, a5
    lui a6, 16
    xor a7, a5, a7
    addi a6, a6, -1
    and a7, a7, a6
    slli t0, a7, 8
    srli a7, a7, 8
    lw t1, 1320(a3)
    or a7, t0, a7
    add a7, t1, a7
    srli t0, a4, 8
    and a7, a7, a6
    andi t0, t0, 255
    slli t1, a4, 8
    slli t2, a7, 1
    srli a7, a7, 15
    # round 3 (cham.dsl:24)
    lw t3, 124(a3)
    # round 5 (cham.dsl:24)
    lw t4, 12(a3)
    or t0, t0, t1
    # round 2 (cham.dsl:24)
    or a7, t2, a7
    # round 3 (cham.dsl:24)
    xor t1, t0, t3
    # round 5 (cham.dsl:24)
    xor t2, a7, t4
    # round 3 (cham.dsl:24)
    lw t3, 1300(a3)
    and t1, t1, a6
    # round 4 (cham.dsl:24)
    lw t4, 0(a3)
    # round 5 (cham.dsl:24)
    and t2, t2, a6
    # round 3 (cham.dsl:24)
    slli t5, t1, 1
    srli t1, t1, 15
    # round 4 (cham.dsl:24)
    lw t6, 1324(a3)
    # round 5 (cham.dsl:24)
    slli a4, t2, 1
    srli t2, t2, 15
    lw a3, 1328(a3)
    # round 3 (cham.dsl:24)
    xor a5, a5, t3
    or t1, t5, t1
    # round 4 (cham.dsl:24)
    xor t0, t0, t4
    # round 5 (cham.dsl:24)
    or t2, a4, t2
    # round 3 (cham.dsl:24)
    add a5, a5, t1
    # round 4 (cham.dsl:24)
    add t0, t0, t6
    # round 5 (cham.dsl:24)
    add t1, a3, t2
    # round 3 (cham.dsl:24)
    and a5, a5, a6
    # round 4 (cham.dsl:24)
    and t0, t0, a6
    # round 5 (cham.dsl:24)
    and a6, t1, a6
    # round 3 (cham.dsl:24)
    slli t1, a5, 8
    srli a5, a5, 8
    # round 4 (cham.dsl:24)
    slli t2, t0, 1
    srli t0, t0, 15
    # round 5 (cham.dsl:24)
    slli t3, a6, 8
    srli a6, a6, 8
    # round 3 (cham.dsl:24)
    or a5, t1, a5
    # round 4 (cham.dsl:24)
    or t0, t2, t0
    # round 5 (cham.dsl:24)
    or a6, t3, a6
    mv t1, a5
    mv a5, a7
    mv a7, t0
    mv t0, a6
    mv a6, t1
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 16
    addi a2, a3, 640
.Llwcc_cham64_128_ctr_crypt_rv32i_round:
    # round 6 (cham.dsl:24)
    lw t1, 4(a3)
    lui t2, 16
    xor t1, a6, t1
    addi t2, t2, -1
    lw t3, 0(a3)
    and t1, t1, t2
    slli t4, t1, 8
    srli t1, t1, 8
    xor a5, a5, t3
    or t1, t4, t1
    add a5, a5, t1
    and a5, a5, t2
    slli t1, a5, 1
    srli a5, a5, 15
    # round 7 (cham.dsl:24)
    lw t3, 12(a3)
    # round 8 (cham.dsl:24)
    lw t4, 20(a3)
    # round 9 (cham.dsl:24)
    lw t5, 28(a3)
    # round 6 (cham.dsl:24)
    or a5, t1, a5
    # round 7 (cham.dsl:24)
    xor t1, a7, t3
    # round 8 (cham.dsl:24)
    xor t3, t0, t4
    # round 9 (cham.dsl:24)
    xor t4, a5, t5
    # round 7 (cham.dsl:24)
    lw t5, 8(a3)
    and t1, t1, t2
    # round 8 (cham.dsl:24)
    lw t6, 16(a3)
    and t3, t3, t2
    # round 9 (cham.dsl:24)
    lw a4, 24(a3)
    and t4, t4, t2
    # round 7 (cham.dsl:24)
    slli a1, t1, 1
    srli t1, t1, 15
    # round 8 (cham.dsl:24)
    slli a0, t3, 8
    srli t3, t3, 8
    # round 9 (cham.dsl:24)
    slli s0, t4, 1
    srli t4, t4, 15
    # round 7 (cham.dsl:24)
    xor a6, a6, t5
    or t1, a1, t1
    # round 8 (cham.dsl:24)
    xor a7, a7, t6
    or t3, a0, t3
    # round 9 (cham.dsl:24)
    xor t0, t0, a4
    or t4, s0, t4
    # round 7 (cham.dsl:24)
    add a6, a6, t1
    # round 8 (cham.dsl:24)
    add a7, a7, t3
    # round 9 (cham.dsl:24)
    add t0, t0, t4
    # round 7 (cham.dsl:24)
    and a6, a6, t2
    # round 8 (cham.dsl:24)
    and a7, a7, t2
    # round 9 (cham.dsl:24)
    and t0, t0, t2
    # round 7 (cham.dsl:24)
    slli t1, a6, 8
    srli a6, a6, 8
    # round 8 (cham.dsl:24)
    slli t2, a7, 1
    srli a7, a7, 15
    # round 9 (cham.dsl:24)
    slli t3, t0, 8
    srli t0, t0, 8
    # round 7 (cham.dsl:24)
    or a6, t1, a6
    # round 8 (cham.dsl:24)
    or a7, t2, a7
    # round 9 (cham.dsl:24)
    or t0, t3, t0
    addi a3, a3, 32
    bne a3, a2, .Llwcc_cham64_128_ctr_crypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    lw a4, 76(sp)
    # round 88 (cham.dsl:24)
    lw t1, 1316(a3)
    # round 86 (cham.dsl:24)
    lui t2, 16
    addi t2, t2, -1
    # round 87 (cham.dsl:24)
    lw t3, 28(a3)
    # round 88 (cham.dsl:24)
    lhu t4, 4(a1)
    lhu t5, 6(a1)
    lhu t6, 0(a1)
    lhu s0, 2(a1)
    # round 87 (cham.dsl:24)
    lw s1, 664(a3)
    # round 88 (cham.dsl:24)
    lw s2, 36(a3)
    # round 86 (cham.dsl:24)
    lw s3, 656(a3)
    lw s4, 20(a3)
    # round 87 (cham.dsl:24)
    xor t3, a7, t3
    # round 86 (cham.dsl:24)
    xor s4, a6, s4
    # round 88 (cham.dsl:24)
    xor a7, a7, t1
    # round 86 (cham.dsl:24)
    and t1, s4, t2
    # round 88 (cham.dsl:24)
    xor s2, t0, s2
    and s2, s2, t2
    # round 87 (cham.dsl:24)
    xor a6, a6, s1
    # round 88 (cham.dsl:24)
    xor t0, t6, t0
    # round 86 (cham.dsl:24)
    xor a5, a5, s3
    # round 88 (cham.dsl:24)
    srli t6, s2, 8
    # round 86 (cham.dsl:24)
    srli s1, t1, 8
    slli t1, t1, 8
    or t1, t1, s1
    # round 88 (cham.dsl:24)
    slli s1, s2, 8
    or t6, s1, t6
    # round 87 (cham.dsl:24)
    and t3, t3, t2
    slli s1, t3, 1
    srli t3, t3, 15
    # round 88 (cham.dsl:24)
    sh t0, 0(a0)
    add a7, a7, t6
    # round 87 (cham.dsl:24)
    or t0, s1, t3
    add a6, a6, t0
    # round 86 (cham.dsl:24)
    add a5, a5, t1
    and a5, a5, t2
    srli t0, a5, 15
    # round 88 (cham.dsl:24)
    and a7, a7, t2
    slli t1, a7, 1
    # round 87 (cham.dsl:24)
    and a6, a6, t2
    # round 88 (cham.dsl:24)
    srli a7, a7, 15
    # round 87 (cham.dsl:24)
    slli t2, a6, 8
    # round 88 (cham.dsl:24)
    or a7, t1, a7
    # round 86 (cham.dsl:24)
    slli a5, a5, 1
    or a5, a5, t0
    # round 87 (cham.dsl:24)
    srli a6, a6, 8
    # round 88 (cham.dsl:24)
    xor a5, s0, a5
    xor a7, t5, a7
    # round 87 (cham.dsl:24)
    or a6, t2, a6
    # round 88 (cham.dsl:24)
    sh a5, 2(a0)
    xor a5, t4, a6
    sh a7, 6(a0)
    sh a5, 4(a0)
    addi a0, a0, 8
    addi a1, a1, 8
    addi a4, a4, 1
    bgeu a2, a1, .Llwcc_cham64_128_ctr_crypt_rv32i_group
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_cham64_128_ctr_crypt_rv32i_out
.Llwcc_cham64_128_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 8
    beqz t2, .Llwcc_cham64_128_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_cham64_128_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_cham64_128_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_cham64_128_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_cham64_128_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_cham64_128_ctr_crypt_rv32i_group
.Llwcc_cham64_128_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_cham64_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_cham64_128_ctr_crypt_rv32i_copy
.Llwcc_cham64_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_cham64_128_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_cham64_128_ctr_crypt_rv32i_wipe
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    addi sp, sp, 112
    ret
    .size lwcc_cham64_128_ctr_crypt_rv32i, .-lwcc_cham64_128_ctr_crypt_rv32i
