# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile lea --set lea128_128 --target rv32i --lanes 1 --goal size
# passes:    unroll() invert() counter() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate()
# dsl:       dsl/ciphers/lea.dsl sha256:706cc71c011174c440ee3d2fd8ce3eeb20fe898f46f23a325265796b36afce70
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 32 bits, each in a register of its own
# sizes:     in bytes: block 16, key 16, nonce 12, rk 384, ctx 408, align 4, group 16, stack 112
# registers: a0-a7; ra; s0-s8; t0-t6; ra, s0-s8 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:b00fd546eb56ca1d3de79cb4cf6b96639c84c87791589a133653aa4eb96ebd18

    .text

    .balign 4
    .global lwcc_lea128_128_key_setup_rv32i
    .type lwcc_lea128_128_key_setup_rv32i, %function
lwcc_lea128_128_key_setup_rv32i:
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    lui t1, 802559
    addi t1, t1, -1573
    add a5, a5, t1
    slli t1, a5, 1
    srli a5, a5, 31
    or a5, t1, a5
    sw a5, 0(a0)
    lui t1, 556541
    addi t1, t1, 951
    add a6, a6, t1
    slli t1, a6, 3
    srli a6, a6, 29
    or a6, t1, a6
    sw a6, 4(a0)
    lui t1, 64506
    addi t1, t1, 1903
    add a7, a7, t1
    slli t1, a7, 6
    srli a7, a7, 26
    or a7, t1, a7
    sw a7, 8(a0)
    lui t1, 129013
    addi t1, t1, -290
    add t0, t0, t1
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 12(a0)
    lui t1, 560205
    addi t1, t1, 1540
    add a5, a5, t1
    slli t1, a5, 1
    srli a5, a5, 31
    or a5, t1, a5
    sw a5, 16(a0)
    lui t1, 71835
    addi t1, t1, -1015
    add a6, a6, t1
    slli t1, a6, 3
    srli a6, a6, 29
    or a6, t1, a6
    sw a6, 20(a0)
    lui t1, 143670
    addi t1, t1, -2030
    add a7, a7, t1
    slli t1, a7, 6
    srli a7, a7, 26
    or a7, t1, a7
    sw a7, 24(a0)
    lui t1, 287339
    addi t1, t1, 36
    add t0, t0, t1
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 28(a0)
    lui t1, 948383
    addi t1, t1, 553
    add a5, a5, t1
    slli t1, a5, 1
    srli a5, a5, 31
    or a5, t1, a5
    sw a5, 32(a0)
    lui t1, 848190
    addi t1, t1, 1107
    add a6, a6, t1
    slli t1, a6, 3
    srli a6, a6, 29
    or a6, t1, a6
    sw a6, 36(a0)
    lui t1, 647805
    addi t1, t1, -1881
    add a7, a7, t1
    slli t1, a7, 6
    srli a7, a7, 26
    or a7, t1, a7
    sw a7, 40(a0)
    lui t1, 247033
    addi t1, t1, 335
    add t0, t0, t1
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 44(a0)
    lui t1, 815000
    addi t1, t1, 1891
    add a5, a5, t1
    slli t1, a5, 1
    srli a5, a5, 31
    or a5, t1, a5
    sw a5, 48(a0)
    lui t1, 581425
    addi t1, t1, -313
    add a6, a6, t1
    slli t1, a6, 3
    srli a6, a6, 29
    or a6, t1, a6
    sw a6, 52(a0)
    lui t1, 114274
    addi t1, t1, -625
    add a7, a7, t1
    slli t1, a7, 6
    srli a7, a7, 26
    or a7, t1, a7
    sw a7, 56(a0)
    lui t1, 228548
    addi t1, t1, -1250
    add t0, t0, t1
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 60(a0)
    lui t1, 258026
    addi t1, t1, -580
    add a5, a5, t1
    slli t1, a5, 1
    srli a5, a5, 31
    or a5, t1, a5
    sw a5, 64(a0)
    lui t1, 516052
    addi t1, t1, -1160
    add a6, a6, t1
    slli t1, a6, 3
    srli a6, a6, 29
    or a6, t1, a6
    sw a6, 68(a0)
    lui t1, 1032103
    addi t1, t1, 1776
    add a7, a7, t1
    slli t1, a7, 6
    srli a7, a7, 26
    or a7, t1, a7
    sw a7, 72(a0)
    lui t1, 1015631
    addi t1, t1, -543
    add t0, t0, t1
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 76(a0)
    lui t1, 574678
    addi t1, t1, 72
    add a5, a5, t1
    slli t1, a5, 1
    srli a5, a5, 31
    or a5, t1, a5
    sw a5, 80(a0)
    lui t1, 100780
    addi t1, t1, 145
    add a6, a6, t1
    slli t1, a6, 3
    srli a6, a6, 29
    or a6, t1, a6
    sw a6, 84(a0)
    lui t1, 201560
    addi t1, t1, 290
    add a7, a7, t1
    slli t1, a7, 6
    srli a7, a7, 26
    or a7, t1, a7
    sw a7, 88(a0)
    lui t1, 403120
    addi t1, t1, 580
    add t0, t0, t1
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 92(a0)
    lui t1, 494066
    addi t1, t1, 670
    add a5, a5, t1
    slli t1, a5, 1
    srli a5, a5, 31
    or a5, t1, a5
    sw a5, 96(a0)
    lui t1, 988132
    addi t1, t1, 1340
    add a6, a6, t1
    slli t1, a6, 3
    srli a6, a6, 29
    or a6, t1, a6
    sw a6, 100(a0)
    lui t1, 927689
    addi t1, t1, -1415
    add a7, a7, t1
    slli t1, a7, 6
    srli a7, a7, 26
    or a7, t1, a7
    sw a7, 104(a0)
    lui t1, 806801
    addi t1, t1, 1267
    add t0, t0, t1
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 108(a0)
    lui t1, 457095
    addi t1, t1, 1596
    add a5, a5, t1
    slli t1, a5, 1
    srli a5, a5, 31
    or a5, t1, a5
    sw a5, 112(a0)
    lui t1, 914191
    addi t1, t1, -904
    add a6, a6, t1
    slli t1, a6, 3
    srli a6, a6, 29
    or a6, t1, a6
    sw a6, 116(a0)
    lui t1, 779806
    addi t1, t1, -1807
    add a7, a7, t1
    slli t1, a7, 6
    srli a7, a7, 26
    or a7, t1, a7
    sw a7, 120(a0)
    lui t1, 511035
    addi t1, t1, 483
    add t0, t0, t1
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 124(a0)
    lui t1, 982686
    addi t1, t1, -1085
    add a5, a5, t1
    slli t1, a5, 1
    srli a5, a5, 31
    or a5, t1, a5
    sw a5, 128(a0)
    lui t1, 916795
    addi t1, t1, 1927
    add a6, a6, t1
    slli t1, a6, 3
    srli a6, a6, 29
    or a6, t1, a6
    sw a6, 132(a0)
    lui t1, 785015
    addi t1, t1, -241
    add a7, a7, t1
    slli t1, a7, 6
    srli a7, a7, 26
    or a7, t1, a7
    sw a7, 136(a0)
    lui t1, 521454
    addi t1, t1, -481
    add t0, t0, t1
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 140(a0)
    lui t1, 806240
    addi t1, t1, 1160
    add a5, a5, t1
    slli t1, a5, 1
    srli a5, a5, 31
    or a5, t1, a5
    sw a5, 144(a0)
    lui t1, 563905
    addi t1, t1, -1775
    add a6, a6, t1
    slli t1, a6, 3
    srli a6, a6, 29
    or a6, t1, a6
    sw a6, 148(a0)
    lui t1, 79233
    addi t1, t1, 547
    add a7, a7, t1
    slli t1, a7, 6
    srli a7, a7, 26
    or a7, t1, a7
    sw a7, 152(a0)
    lui t1, 158466
    addi t1, t1, 1094
    add t0, t0, t1
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 156(a0)
    lui t1, 565027
    addi t1, t1, -1561
    add a5, a5, t1
    slli t1, a5, 1
    srli a5, a5, 31
    or a5, t1, a5
    sw a5, 160(a0)
    lui t1, 81477
    addi t1, t1, 975
    add a6, a6, t1
    slli t1, a6, 3
    srli a6, a6, 29
    or a6, t1, a6
    sw a6, 164(a0)
    lui t1, 162954
    addi t1, t1, 1950
    add a7, a7, t1
    slli t1, a7, 6
    srli a7, a7, 26
    or a7, t1, a7
    sw a7, 168(a0)
    lui t1, 325909
    addi t1, t1, -196
    add t0, t0, t1
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 172(a0)
    lui t1, 1022070
    addi t1, t1, 966
    add a5, a5, t1
    slli t1, a5, 1
    srli a5, a5, 31
    or a5, t1, a5
    sw a5, 176(a0)
    lui t1, 995564
    addi t1, t1, 1933
    add a6, a6, t1
    slli t1, a6, 3
    srli a6, a6, 29
    or a6, t1, a6
    sw a6, 180(a0)
    lui t1, 942553
    addi t1, t1, -229
    add a7, a7, t1
    slli t1, a7, 6
    srli a7, a7, 26
    or a7, t1, a7
    sw a7, 184(a0)
    lui t1, 836530
    addi t1, t1, -457
    add t0, t0, t1
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 188(a0)
    lui t1, 1042908
    addi t1, t1, -962
    add a5, a5, t1
    slli t1, a5, 1
    srli a5, a5, 31
    or a5, t1, a5
    sw a5, 192(a0)
    lui t1, 1037240
    addi t1, t1, -1923
    add a6, a6, t1
    slli t1, a6, 3
    srli a6, a6, 29
    or a6, t1, a6
    sw a6, 196(a0)
    lui t1, 1025903
    addi t1, t1, 251
    add a7, a7, t1
    slli t1, a7, 6
    srli a7, a7, 26
    or a7, t1, a7
    sw a7, 200(a0)
    lui t1, 1003230
    addi t1, t1, 503
    add t0, t0, t1
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 204(a0)
    lui t1, 316933
    addi t1, t1, -1908
    add a5, a5, t1
    slli t1, a5, 1
    srli a5, a5, 31
    or a5, t1, a5
    sw a5, 208(a0)
    lui t1, 633865
    addi t1, t1, 280
    add a6, a6, t1
    slli t1, a6, 3
    srli a6, a6, 29
    or a6, t1, a6
    sw a6, 212(a0)
    lui t1, 219154
    addi t1, t1, 561
    add a7, a7, t1
    slli t1, a7, 6
    srli a7, a7, 26
    or a7, t1, a7
    sw a7, 216(a0)
    lui t1, 438308
    addi t1, t1, 1122
    add t0, t0, t1
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 220(a0)
    lui t1, 651818
    addi t1, t1, -392
    add a5, a5, t1
    slli t1, a5, 1
    srli a5, a5, 31
    or a5, t1, a5
    sw a5, 224(a0)
    lui t1, 255060
    addi t1, t1, -783
    add a6, a6, t1
    slli t1, a6, 3
    srli a6, a6, 29
    or a6, t1, a6
    sw a6, 228(a0)
    lui t1, 510120
    addi t1, t1, -1566
    add a7, a7, t1
    slli t1, a7, 6
    srli a7, a7, 26
    or a7, t1, a7
    sw a7, 232(a0)
    lui t1, 1020239
    addi t1, t1, 964
    add t0, t0, t1
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 236(a0)
    lui t1, 624484
    addi t1, t1, -913
    add a5, a5, t1
    slli t1, a5, 1
    srli a5, a5, 31
    or a5, t1, a5
    sw a5, 240(a0)
    lui t1, 200392
    addi t1, t1, -1825
    add a6, a6, t1
    slli t1, a6, 3
    srli a6, a6, 29
    or a6, t1, a6
    sw a6, 244(a0)
    lui t1, 400783
    addi t1, t1, 446
    add a7, a7, t1
    slli t1, a7, 6
    srli a7, a7, 26
    or a7, t1, a7
    sw a7, 248(a0)
    lui t1, 801566
    addi t1, t1, 892
    add t0, t0, t1
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 252(a0)
    lui t1, 957884
    addi t1, t1, 1007
    add a5, a5, t1
    slli t1, a5, 1
    srli a5, a5, 31
    or a5, t1, a5
    sw a5, 256(a0)
    lui t1, 867192
    addi t1, t1, 2015
    add a6, a6, t1
    slli t1, a6, 3
    srli a6, a6, 29
    or a6, t1, a6
    sw a6, 260(a0)
    lui t1, 685809
    addi t1, t1, -65
    add a7, a7, t1
    slli t1, a7, 6
    srli a7, a7, 26
    or a7, t1, a7
    sw a7, 264(a0)
    lui t1, 323042
    addi t1, t1, -129
    add t0, t0, t1
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 268(a0)
    lui t1, 876617
    addi t1, t1, -1852
    add a5, a5, t1
    slli t1, a5, 1
    srli a5, a5, 31
    or a5, t1, a5
    sw a5, 272(a0)
    lui t1, 704657
    addi t1, t1, 393
    add a6, a6, t1
    slli t1, a6, 3
    srli a6, a6, 29
    or a6, t1, a6
    sw a6, 276(a0)
    lui t1, 360738
    addi t1, t1, 787
    add a7, a7, t1
    slli t1, a7, 6
    srli a7, a7, 26
    or a7, t1, a7
    sw a7, 280(a0)
    lui t1, 721476
    addi t1, t1, 1574
    add t0, t0, t1
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 284(a0)
    lui t1, 991902
    addi t1, t1, 1929
    add a5, a5, t1
    slli t1, a5, 1
    srli a5, a5, 31
    or a5, t1, a5
    sw a5, 288(a0)
    lui t1, 935229
    addi t1, t1, -237
    add a6, a6, t1
    slli t1, a6, 3
    srli a6, a6, 29
    or a6, t1, a6
    sw a6, 292(a0)
    lui t1, 821882
    addi t1, t1, -473
    add a7, a7, t1
    slli t1, a7, 6
    srli a7, a7, 26
    or a7, t1, a7
    sw a7, 296(a0)
    lui t1, 595188
    addi t1, t1, -945
    add t0, t0, t1
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 300(a0)
    lui t1, 554556
    addi t1, t1, 1785
    add a5, a5, t1
    slli t1, a5, 1
    srli a5, a5, 31
    or a5, t1, a5
    sw a5, 304(a0)
    lui t1, 60537
    addi t1, t1, -525
    add a6, a6, t1
    slli t1, a6, 3
    srli a6, a6, 29
    or a6, t1, a6
    sw a6, 308(a0)
    lui t1, 121074
    addi t1, t1, -1050
    add a7, a7, t1
    slli t1, a7, 6
    srli a7, a7, 26
    or a7, t1, a7
    sw a7, 312(a0)
    lui t1, 242147
    addi t1, t1, 1996
    add t0, t0, t1
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 316(a0)
    lui t1, 646084
    addi t1, t1, -258
    add a5, a5, t1
    slli t1, a5, 1
    srli a5, a5, 31
    or a5, t1, a5
    sw a5, 320(a0)
    lui t1, 243592
    addi t1, t1, -515
    add a6, a6, t1
    slli t1, a6, 3
    srli a6, a6, 29
    or a6, t1, a6
    sw a6, 324(a0)
    lui t1, 487184
    addi t1, t1, -1030
    add a7, a7, t1
    slli t1, a7, 6
    srli a7, a7, 26
    or a7, t1, a7
    sw a7, 328(a0)
    lui t1, 974367
    addi t1, t1, 2036
    add t0, t0, t1
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 332(a0)
    lui t1, 394377
    addi t1, t1, -947
    add a5, a5, t1
    slli t1, a5, 1
    srli a5, a5, 31
    or a5, t1, a5
    sw a5, 336(a0)
    lui t1, 788754
    addi t1, t1, -1894
    add a6, a6, t1
    slli t1, a6, 3
    srli a6, a6, 29
    or a6, t1, a6
    sw a6, 340(a0)
    lui t1, 528931
    addi t1, t1, 309
    add a7, a7, t1
    slli t1, a7, 6
    srli a7, a7, 26
    or a7, t1, a7
    sw a7, 344(a0)
    lui t1, 9286
    addi t1, t1, 619
    add t0, t0, t1
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 348(a0)
    lui t1, 141800
    addi t1, t1, -1889
    add a5, a5, t1
    slli t1, a5, 1
    srli a5, a5, 31
    or a5, t1, a5
    sw a5, 352(a0)
    lui t1, 283599
    addi t1, t1, 318
    add a6, a6, t1
    slli t1, a6, 3
    srli a6, a6, 29
    or a6, t1, a6
    sw a6, 356(a0)
    lui t1, 567198
    addi t1, t1, 636
    add a7, a7, t1
    slli t1, a7, 6
    srli a7, a7, 26
    or a7, t1, a7
    sw a7, 360(a0)
    lui t1, 85820
    addi t1, t1, 1273
    add t0, t0, t1
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 364(a0)
    lui t1, 484295
    addi t1, t1, -104
    add a5, a5, t1
    slli t1, a5, 1
    srli a5, a5, 31
    or a5, t1, a5
    sw a5, 368(a0)
    lui a5, 968590
    addi a5, a5, -208
    add a5, a6, a5
    slli a6, a5, 3
    srli a5, a5, 29
    or a5, a6, a5
    sw a5, 372(a0)
    lui a5, 888604
    addi a5, a5, -415
    add a5, a7, a5
    slli a6, a5, 6
    srli a5, a5, 26
    or a5, a6, a5
    sw a5, 376(a0)
    lui a5, 728632
    addi a5, a5, -829
    add a5, t0, a5
    slli a6, a5, 11
    srli a5, a5, 21
    or a5, a6, a5
    sw a5, 380(a0)
    ret
    .size lwcc_lea128_128_key_setup_rv32i, .-lwcc_lea128_128_key_setup_rv32i

    .balign 4
    .global lwcc_lea128_128_ecb_encrypt_rv32i
    .type lwcc_lea128_128_ecb_encrypt_rv32i, %function
lwcc_lea128_128_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_lea128_128_ecb_encrypt_rv32i_begin
    ret
.Llwcc_lea128_128_ecb_encrypt_rv32i_begin:
    addi sp, sp, -96
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -16
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_lea128_128_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 0
    addi a2, a3, 384
.Llwcc_lea128_128_ecb_encrypt_rv32i_round:
    # round 1 (lea.dsl:35)
    lw t1, 0(a3)
    lw t2, 4(a3)
    lw t3, 8(a3)
    lw t4, 12(a3)
    xor t1, a5, t1
    xor t5, a6, t2
    xor a6, a6, t3
    xor t3, a7, t2
    xor a7, a7, t4
    xor t0, t0, t2
    add t1, t1, t5
    add a6, a6, t3
    add a7, a7, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a7, 29
    srli a7, a7, 3
    # round 2 (lea.dsl:35)
    lw t4, 16(a3)
    lw t5, 20(a3)
    lw t6, 24(a3)
    lw a4, 28(a3)
    # round 1 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a7, t3, a7
    # round 2 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a7, t5
    xor a7, a7, a4
    xor a5, a5, t5
    add t1, t1, t2
    add a6, a6, t3
    add a5, a7, a5
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    mv t1, a5
    mv a5, a7
    mv a7, t1
    addi a3, a3, 32
    bne a3, a2, .Llwcc_lea128_128_ecb_encrypt_rv32i_round
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
    bgeu a2, a1, .Llwcc_lea128_128_ecb_encrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_lea128_128_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_lea128_128_ecb_encrypt_rv32i_wipe
    addi sp, sp, 96
    ret
    .size lwcc_lea128_128_ecb_encrypt_rv32i, .-lwcc_lea128_128_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_lea128_128_ecb_decrypt_rv32i
    .type lwcc_lea128_128_ecb_decrypt_rv32i, %function
lwcc_lea128_128_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_lea128_128_ecb_decrypt_rv32i_begin
    ret
.Llwcc_lea128_128_ecb_decrypt_rv32i_begin:
    addi sp, sp, -96
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -16
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_lea128_128_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lw a7, 0(a1)
    lw a6, 4(a1)
    lw a5, 8(a1)
    lw t0, 12(a1)
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 352
    addi a2, a3, -384
.Llwcc_lea128_128_ecb_decrypt_rv32i_round:
    # round 24 (lea.dsl:35)
    lw t1, 16(a3)
    slli t2, a7, 23
    srli a7, a7, 9
    or a7, t2, a7
    xor t1, t0, t1
    lw t2, 20(a3)
    sub a7, a7, t1
    lw t1, 24(a3)
    slli t3, a6, 5
    srli a6, a6, 27
    xor a7, a7, t2
    or a6, t3, a6
    xor t1, a7, t1
    sub a6, a6, t1
    lw t1, 28(a3)
    slli t3, a5, 3
    srli a5, a5, 29
    xor a6, a6, t2
    or a5, t3, a5
    xor t1, a6, t1
    sub a5, a5, t1
    # round 23 (lea.dsl:35)
    lw t1, 0(a3)
    # round 24 (lea.dsl:35)
    xor a5, a5, t2
    # round 23 (lea.dsl:35)
    slli t2, t0, 23
    srli t0, t0, 9
    or t0, t2, t0
    xor t1, a5, t1
    lw t2, 4(a3)
    sub t0, t0, t1
    lw t1, 8(a3)
    slli t3, a7, 5
    srli a7, a7, 27
    xor t0, t0, t2
    or a7, t3, a7
    xor t1, t0, t1
    sub a7, a7, t1
    lw t1, 12(a3)
    slli t3, a6, 3
    srli a6, a6, 29
    xor a7, a7, t2
    or a6, t3, a6
    xor t1, a7, t1
    sub a6, a6, t1
    xor a6, a6, t2
    mv t1, a5
    mv a5, a7
    mv a7, t1
    mv t1, a6
    mv a6, t0
    mv t0, t1
    addi a3, a3, -32
    bne a3, a2, .Llwcc_lea128_128_ecb_decrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    sw a7, 0(a0)
    sw a6, 4(a0)
    sw a5, 8(a0)
    sw t0, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bgeu a2, a1, .Llwcc_lea128_128_ecb_decrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_lea128_128_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_lea128_128_ecb_decrypt_rv32i_wipe
    addi sp, sp, 96
    ret
    .size lwcc_lea128_128_ecb_decrypt_rv32i, .-lwcc_lea128_128_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_lea128_128_ctr_init_rv32i
    .type lwcc_lea128_128_ctr_init_rv32i, %function
lwcc_lea128_128_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_lea128_128_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_lea128_128_ctr_nonce_rv32i
    .size lwcc_lea128_128_ctr_init_rv32i, .-lwcc_lea128_128_ctr_init_rv32i

    .balign 4
    .global lwcc_lea128_128_ctr_nonce_rv32i
    .type lwcc_lea128_128_ctr_nonce_rv32i, %function
lwcc_lea128_128_ctr_nonce_rv32i:
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
    # round 1 (lea.dsl:35)
    lw a5, 4(a0)
    # round 3 (lea.dsl:35)
    lw a6, 36(a0)
    # round 1 (lea.dsl:35)
    lw a7, 12(a0)
    lw t0, 0(a0)
    lbu t1, 6(a1)
    lbu t2, 8(a1)
    lbu t3, 4(a1)
    # round 4 (lea.dsl:35)
    lw t4, 52(a0)
    # round 1 (lea.dsl:35)
    lw t5, 8(a0)
    lbu t6, 11(a1)
    # round 3 (lea.dsl:35)
    lw a4, 32(a0)
    lbu a3, 3(a1)
    lbu a2, 0(a1)
    # round 2 (lea.dsl:35)
    lw s0, 24(a0)
    lbu s1, 7(a1)
    lbu s2, 5(a1)
    lbu s3, 9(a1)
    lbu s4, 2(a1)
    lbu s5, 1(a1)
    lbu s6, 10(a1)
    lw s7, 16(a0)
    lw s8, 20(a0)
    slli s6, s6, 16
    slli t6, t6, 24
    slli s3, s3, 8
    slli s2, s2, 8
    slli s4, s4, 16
    slli s1, s1, 24
    slli t1, t1, 16
    slli s5, s5, 8
    or a2, a2, s5
    or a2, a2, s4
    slli a3, a3, 24
    or t3, t3, s2
    or t1, t3, t1
    or t2, t2, s3
    or t3, a2, a3
    xor a3, t3, s8
    or t1, t1, s1
    # round 1 (lea.dsl:35)
    xor t5, t1, t5
    sw a3, 392(a0)
    or t2, t2, s6
    or t2, t2, t6
    xor t6, t2, a5
    xor a5, t1, a5
    xor a7, t2, a7
    xor t0, t3, t0
    add t1, t5, t6
    srli t2, t1, 5
    add a5, t0, a5
    srli t0, a5, 23
    slli a5, a5, 9
    or a5, a5, t0
    # round 2 (lea.dsl:35)
    xor t0, a5, s7
    sw a7, 384(a0)
    # round 1 (lea.dsl:35)
    slli a7, t1, 27
    or a7, a7, t2
    # round 2 (lea.dsl:35)
    xor t1, a7, s0
    sw t1, 388(a0)
    xor a7, a7, s8
    # round 3 (lea.dsl:35)
    xor a5, a5, a6
    # round 2 (lea.dsl:35)
    add a6, t0, a7
    slli a7, a6, 9
    srli a6, a6, 23
    or a6, a7, a6
    sw a5, 400(a0)
    # round 4 (lea.dsl:35)
    xor a5, a6, t4
    sw a5, 404(a0)
    # round 3 (lea.dsl:35)
    xor a5, a6, a4
    sw a5, 396(a0)
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
    .size lwcc_lea128_128_ctr_nonce_rv32i, .-lwcc_lea128_128_ctr_nonce_rv32i

    .balign 4
    .global lwcc_lea128_128_ctr_crypt_rv32i
    .type lwcc_lea128_128_ctr_crypt_rv32i, %function
lwcc_lea128_128_ctr_crypt_rv32i:
    bnez a2, .Llwcc_lea128_128_ctr_crypt_rv32i_begin
    ret
.Llwcc_lea128_128_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 16
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    sw a3, 72(sp)
    beqz t1, .Llwcc_lea128_128_ctr_crypt_rv32i_group
    j .Llwcc_lea128_128_ctr_crypt_rv32i_rest
.Llwcc_lea128_128_ctr_crypt_rv32i_group:
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
    # round 1 (lea.dsl:35)
    lw a7, 4(a3)
    or a5, a5, a6
    lw a6, 384(a3)
    xor a5, a5, a7
    add a5, a6, a5
    slli a6, a5, 29
    srli a5, a5, 3
    # round 2 (lea.dsl:35)
    lw a7, 20(a3)
    lw t0, 28(a3)
    # round 1 (lea.dsl:35)
    or a5, a6, a5
    # round 2 (lea.dsl:35)
    lw a6, 388(a3)
    lw t1, 392(a3)
    xor a7, a5, a7
    xor a5, a5, t0
    add a6, a6, a7
    add a5, a5, t1
    slli a7, a6, 27
    srli a6, a6, 5
    slli t0, a5, 29
    srli a5, a5, 3
    # round 3 (lea.dsl:35)
    lw t1, 36(a3)
    lw t2, 40(a3)
    lw t3, 44(a3)
    # round 2 (lea.dsl:35)
    or a6, a7, a6
    or a5, t0, a5
    # round 3 (lea.dsl:35)
    lw a7, 396(a3)
    lw t0, 400(a3)
    xor t4, a6, t1
    xor a6, a6, t2
    xor t1, a5, t1
    xor a5, a5, t3
    add a7, a7, t4
    add a6, a6, t1
    add a5, a5, t0
    slli t0, a7, 9
    srli a7, a7, 23
    slli t1, a6, 27
    srli a6, a6, 5
    slli t2, a5, 29
    srli a5, a5, 3
    # round 4 (lea.dsl:35)
    lw t3, 48(a3)
    lw t4, 52(a3)
    lw t5, 56(a3)
    lw t6, 60(a3)
    # round 3 (lea.dsl:35)
    or t0, t0, a7
    or a6, t1, a6
    or a5, t2, a5
    # round 4 (lea.dsl:35)
    lw a7, 404(a3)
    xor t1, t0, t3
    xor t2, a6, t4
    xor a6, a6, t5
    xor t3, a5, t4
    xor a5, a5, t6
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    mv t1, a5
    mv a5, a7
    mv a7, t1
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 64
    addi a2, a3, 320
.Llwcc_lea128_128_ctr_crypt_rv32i_round:
    # round 5 (lea.dsl:35)
    lw t1, 0(a3)
    lw t2, 4(a3)
    lw t3, 8(a3)
    lw t4, 12(a3)
    xor t1, a5, t1
    xor t5, a6, t2
    xor a6, a6, t3
    xor t3, a7, t2
    xor a7, a7, t4
    xor t0, t0, t2
    add t1, t1, t5
    add a6, a6, t3
    add a7, a7, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a7, 29
    srli a7, a7, 3
    # round 6 (lea.dsl:35)
    lw t4, 16(a3)
    lw t5, 20(a3)
    lw t6, 24(a3)
    lw a4, 28(a3)
    # round 5 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a7, t3, a7
    # round 6 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a7, t5
    xor a7, a7, a4
    xor a5, a5, t5
    add t1, t1, t2
    add a6, a6, t3
    add a5, a7, a5
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    mv t1, a5
    mv a5, a7
    mv a7, t1
    addi a3, a3, 32
    bne a3, a2, .Llwcc_lea128_128_ctr_crypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    lw a4, 76(sp)
    lw t1, 0(a1)
    lw t2, 4(a1)
    lw t3, 8(a1)
    lw t4, 12(a1)
    xor a5, t1, a5
    xor a6, t2, a6
    xor a7, t3, a7
    xor t0, t4, t0
    sw a5, 0(a0)
    sw a6, 4(a0)
    sw a7, 8(a0)
    sw t0, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    addi a4, a4, 1
    bgeu a2, a1, .Llwcc_lea128_128_ctr_crypt_rv32i_group
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_lea128_128_ctr_crypt_rv32i_out
.Llwcc_lea128_128_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_lea128_128_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_lea128_128_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_lea128_128_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_lea128_128_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_lea128_128_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_lea128_128_ctr_crypt_rv32i_group
.Llwcc_lea128_128_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_lea128_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_lea128_128_ctr_crypt_rv32i_copy
.Llwcc_lea128_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_lea128_128_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_lea128_128_ctr_crypt_rv32i_wipe
    addi sp, sp, 112
    ret
    .size lwcc_lea128_128_ctr_crypt_rv32i, .-lwcc_lea128_128_ctr_crypt_rv32i
