# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile lea --set lea128_192 --target rv32i --lanes 1 --goal size
# passes:    unroll() invert() counter() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate()
# dsl:       dsl/ciphers/lea.dsl sha256:706cc71c011174c440ee3d2fd8ce3eeb20fe898f46f23a325265796b36afce70
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 32 bits, each in a register of its own
# sizes:     in bytes: block 16, key 24, nonce 12, rk 672, ctx 696, align 4, group 16, stack 112
# registers: a0-a7; ra; s0; t0-t6; ra, s0 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:bf07984d00e9fafd4e13381f843e8d1813c2294764c337e95b09fa09ed8abf2e

    .text

    .balign 4
    .global lwcc_lea128_192_key_setup_rv32i
    .type lwcc_lea128_192_key_setup_rv32i, %function
lwcc_lea128_192_key_setup_rv32i:
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    lw t1, 16(a1)
    lw t2, 20(a1)
    lui t3, 802559
    addi t3, t3, -1573
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 0(a0)
    lui t3, 556541
    addi t3, t3, 951
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 4(a0)
    lui t3, 64506
    addi t3, t3, 1903
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 8(a0)
    lui t3, 129013
    addi t3, t3, -290
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 12(a0)
    lui t3, 258026
    addi t3, t3, -580
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 16(a0)
    lui t3, 516052
    addi t3, t3, -1160
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 20(a0)
    lui t3, 560205
    addi t3, t3, 1540
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 24(a0)
    lui t3, 71835
    addi t3, t3, -1015
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 28(a0)
    lui t3, 143670
    addi t3, t3, -2030
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 32(a0)
    lui t3, 287339
    addi t3, t3, 36
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 36(a0)
    lui t3, 574678
    addi t3, t3, 72
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 40(a0)
    lui t3, 100780
    addi t3, t3, 145
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 44(a0)
    lui t3, 948383
    addi t3, t3, 553
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 48(a0)
    lui t3, 848190
    addi t3, t3, 1107
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 52(a0)
    lui t3, 647805
    addi t3, t3, -1881
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 56(a0)
    lui t3, 247033
    addi t3, t3, 335
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 60(a0)
    lui t3, 494066
    addi t3, t3, 670
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 64(a0)
    lui t3, 988132
    addi t3, t3, 1340
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 68(a0)
    lui t3, 815000
    addi t3, t3, 1891
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 72(a0)
    lui t3, 581425
    addi t3, t3, -313
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 76(a0)
    lui t3, 114274
    addi t3, t3, -625
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 80(a0)
    lui t3, 228548
    addi t3, t3, -1250
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 84(a0)
    lui t3, 457095
    addi t3, t3, 1596
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 88(a0)
    lui t3, 914191
    addi t3, t3, -904
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 92(a0)
    lui t3, 89765
    addi t3, t3, -1561
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 96(a0)
    lui t3, 179529
    addi t3, t3, 974
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 100(a0)
    lui t3, 359058
    addi t3, t3, 1948
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 104(a0)
    lui t3, 718117
    addi t3, t3, -200
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 108(a0)
    lui t3, 387658
    addi t3, t3, -399
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 112(a0)
    lui t3, 775316
    addi t3, t3, -798
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 116(a0)
    lui t3, 986036
    addi t3, t3, 344
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 120(a0)
    lui t3, 923496
    addi t3, t3, 689
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 124(a0)
    lui t3, 798416
    addi t3, t3, 1379
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 128(a0)
    lui t3, 548257
    addi t3, t3, -1337
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 132(a0)
    lui t3, 47937
    addi t3, t3, 1423
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 136(a0)
    lui t3, 95875
    addi t3, t3, -1250
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 140(a0)
    lui t3, 1032103
    addi t3, t3, 1776
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 144(a0)
    lui t3, 1015631
    addi t3, t3, -543
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 148(a0)
    lui t3, 982686
    addi t3, t3, -1085
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 152(a0)
    lui t3, 916795
    addi t3, t3, 1927
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 156(a0)
    lui t3, 785015
    addi t3, t3, -241
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 160(a0)
    lui t3, 521454
    addi t3, t3, -481
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 164(a0)
    lui t3, 201560
    addi t3, t3, 290
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 168(a0)
    lui t3, 403120
    addi t3, t3, 580
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 172(a0)
    lui t3, 806240
    addi t3, t3, 1160
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 176(a0)
    lui t3, 563905
    addi t3, t3, -1775
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 180(a0)
    lui t3, 79233
    addi t3, t3, 547
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 184(a0)
    lui t3, 158466
    addi t3, t3, 1094
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 188(a0)
    lui t3, 927689
    addi t3, t3, -1415
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 192(a0)
    lui t3, 806801
    addi t3, t3, 1267
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 196(a0)
    lui t3, 565027
    addi t3, t3, -1561
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 200(a0)
    lui t3, 81477
    addi t3, t3, 975
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 204(a0)
    lui t3, 162954
    addi t3, t3, 1950
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 208(a0)
    lui t3, 325909
    addi t3, t3, -196
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 212(a0)
    lui t3, 779806
    addi t3, t3, -1807
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 216(a0)
    lui t3, 511035
    addi t3, t3, 483
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 220(a0)
    lui t3, 1022070
    addi t3, t3, 966
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 224(a0)
    lui t3, 995564
    addi t3, t3, 1933
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 228(a0)
    lui t3, 942553
    addi t3, t3, -229
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 232(a0)
    lui t3, 836530
    addi t3, t3, -457
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 236(a0)
    lui t3, 502056
    addi t3, t3, -1595
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 240(a0)
    lui t3, 1004111
    addi t3, t3, 906
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 244(a0)
    lui t3, 959646
    addi t3, t3, 1813
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 248(a0)
    lui t3, 870717
    addi t3, t3, -469
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 252(a0)
    lui t3, 692858
    addi t3, t3, -937
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 256(a0)
    lui t3, 337140
    addi t3, t3, -1873
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 260(a0)
    lui t3, 191749
    addi t3, t3, 1596
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 264(a0)
    lui t3, 383499
    addi t3, t3, -904
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 268(a0)
    lui t3, 766998
    addi t3, t3, -1808
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 272(a0)
    lui t3, 485419
    addi t3, t3, 481
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 276(a0)
    lui t3, 970838
    addi t3, t3, 962
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 280(a0)
    lui t3, 893100
    addi t3, t3, 1925
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 284(a0)
    lui t3, 1042908
    addi t3, t3, -962
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 288(a0)
    lui t3, 1037240
    addi t3, t3, -1923
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 292(a0)
    lui t3, 1025903
    addi t3, t3, 251
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 296(a0)
    lui t3, 1003230
    addi t3, t3, 503
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 300(a0)
    lui t3, 957884
    addi t3, t3, 1007
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 304(a0)
    lui t3, 867192
    addi t3, t3, 2015
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 308(a0)
    lui t3, 316933
    addi t3, t3, -1908
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 312(a0)
    lui t3, 633865
    addi t3, t3, 280
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 316(a0)
    lui t3, 219154
    addi t3, t3, 561
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 320(a0)
    lui t3, 438308
    addi t3, t3, 1122
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 324(a0)
    lui t3, 876617
    addi t3, t3, -1852
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 328(a0)
    lui t3, 704657
    addi t3, t3, 393
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 332(a0)
    lui t3, 651818
    addi t3, t3, -392
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 336(a0)
    lui t3, 255060
    addi t3, t3, -783
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 340(a0)
    lui t3, 510120
    addi t3, t3, -1566
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 344(a0)
    lui t3, 1020239
    addi t3, t3, 964
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 348(a0)
    lui t3, 991902
    addi t3, t3, 1929
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 352(a0)
    lui t3, 935229
    addi t3, t3, -237
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 356(a0)
    lui t3, 624484
    addi t3, t3, -913
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 360(a0)
    lui t3, 200392
    addi t3, t3, -1825
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 364(a0)
    lui t3, 400783
    addi t3, t3, 446
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 368(a0)
    lui t3, 801566
    addi t3, t3, 892
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 372(a0)
    lui t3, 554556
    addi t3, t3, 1785
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 376(a0)
    lui t3, 60537
    addi t3, t3, -525
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 380(a0)
    lui t3, 674279
    addi t3, t3, 350
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 384(a0)
    lui t3, 299982
    addi t3, t3, 701
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 388(a0)
    lui t3, 599964
    addi t3, t3, 1402
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 392(a0)
    lui t3, 151353
    addi t3, t3, -1291
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 396(a0)
    lui t3, 302705
    addi t3, t3, 1514
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 400(a0)
    lui t3, 605411
    addi t3, t3, -1068
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 404(a0)
    lui t3, 737625
    addi t3, t3, -245
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 408(a0)
    lui t3, 426674
    addi t3, t3, -489
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 412(a0)
    lui t3, 853348
    addi t3, t3, -978
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 416(a0)
    lui t3, 658120
    addi t3, t3, -1955
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 420(a0)
    lui t3, 267663
    addi t3, t3, 187
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 424(a0)
    lui t3, 535326
    addi t3, t3, 374
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 428(a0)
    lui t3, 685809
    addi t3, t3, -65
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 432(a0)
    lui t3, 323042
    addi t3, t3, -129
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 436(a0)
    lui t3, 646084
    addi t3, t3, -258
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 440(a0)
    lui t3, 243592
    addi t3, t3, -515
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 444(a0)
    lui t3, 487184
    addi t3, t3, -1030
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 448(a0)
    lui t3, 974367
    addi t3, t3, 2036
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 452(a0)
    lui t3, 360738
    addi t3, t3, 787
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 456(a0)
    lui t3, 721476
    addi t3, t3, 1574
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 460(a0)
    lui t3, 394377
    addi t3, t3, -947
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 464(a0)
    lui t3, 788754
    addi t3, t3, -1894
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 468(a0)
    lui t3, 528931
    addi t3, t3, 309
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 472(a0)
    lui t3, 9286
    addi t3, t3, 619
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 476(a0)
    lui t3, 821882
    addi t3, t3, -473
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 480(a0)
    lui t3, 595188
    addi t3, t3, -945
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 484(a0)
    lui t3, 141800
    addi t3, t3, -1889
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 488(a0)
    lui t3, 283599
    addi t3, t3, 318
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 492(a0)
    lui t3, 567198
    addi t3, t3, 636
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 496(a0)
    lui t3, 85820
    addi t3, t3, 1273
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 500(a0)
    lui t3, 121074
    addi t3, t3, -1050
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 504(a0)
    lui t3, 242147
    addi t3, t3, 1996
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 508(a0)
    lui t3, 484295
    addi t3, t3, -104
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 512(a0)
    lui t3, 968590
    addi t3, t3, -208
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 516(a0)
    lui t3, 888604
    addi t3, t3, -415
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 520(a0)
    lui t3, 728632
    addi t3, t3, -829
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 524(a0)
    lui t3, 162245
    addi t3, t3, 1961
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 528(a0)
    lui t3, 324491
    addi t3, t3, -174
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 532(a0)
    lui t3, 648982
    addi t3, t3, -348
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 536(a0)
    lui t3, 249388
    addi t3, t3, -695
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 540(a0)
    lui t3, 498776
    addi t3, t3, -1390
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 544(a0)
    lui t3, 997551
    addi t3, t3, 1316
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 548(a0)
    lui t3, 22076
    addi t3, t3, 749
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 552(a0)
    lui t3, 44152
    addi t3, t3, 1498
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 556(a0)
    lui t3, 88305
    addi t3, t3, -1100
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 560(a0)
    lui t3, 176609
    addi t3, t3, 1896
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 564(a0)
    lui t3, 353219
    addi t3, t3, -304
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 568(a0)
    lui t3, 706438
    addi t3, t3, -608
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 572(a0)
    lui t3, 900159
    addi t3, t3, -23
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 576(a0)
    lui t3, 751742
    addi t3, t3, -45
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 580(a0)
    lui t3, 454908
    addi t3, t3, -89
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 584(a0)
    lui t3, 909816
    addi t3, t3, -178
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 588(a0)
    lui t3, 771056
    addi t3, t3, -355
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 592(a0)
    lui t3, 493536
    addi t3, t3, -709
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 596(a0)
    lui t3, 18572
    addi t3, t3, 1238
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 600(a0)
    lui t3, 37145
    addi t3, t3, -1620
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 604(a0)
    lui t3, 74289
    addi t3, t3, 856
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 608(a0)
    lui t3, 148578
    addi t3, t3, 1712
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 612(a0)
    lui t3, 297157
    addi t3, t3, -672
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 616(a0)
    lui t3, 594314
    addi t3, t3, -1344
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 620(a0)
    lui t3, 171641
    addi t3, t3, -1550
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 624(a0)
    lui t3, 343281
    addi t3, t3, 996
    add a6, a6, t3
    slli t3, a6, 3
    srli a6, a6, 29
    or a6, t3, a6
    sw a6, 628(a0)
    lui t3, 686562
    addi t3, t3, 1992
    add a7, a7, t3
    slli t3, a7, 6
    srli a7, a7, 26
    or a7, t3, a7
    sw a7, 632(a0)
    lui t3, 324549
    addi t3, t3, -111
    add t0, t0, t3
    slli t3, t0, 11
    srli t0, t0, 21
    or t0, t3, t0
    sw t0, 636(a0)
    lui t3, 649098
    addi t3, t3, -222
    add t1, t1, t3
    slli t3, t1, 13
    srli t1, t1, 19
    or t1, t3, t1
    sw t1, 640(a0)
    lui t3, 249620
    addi t3, t3, -443
    add t2, t2, t3
    slli t3, t2, 17
    srli t2, t2, 15
    or t2, t3, t2
    sw t2, 644(a0)
    lui t3, 408688
    addi t3, t3, -1657
    add a5, a5, t3
    slli t3, a5, 1
    srli a5, a5, 31
    or a5, t3, a5
    sw a5, 648(a0)
    lui a5, 817375
    addi a5, a5, 782
    add a5, a6, a5
    slli a6, a5, 3
    srli a5, a5, 29
    or a5, a6, a5
    sw a5, 652(a0)
    lui a5, 586174
    addi a5, a5, 1565
    add a5, a7, a5
    slli a6, a5, 6
    srli a5, a5, 26
    or a5, a6, a5
    sw a5, 656(a0)
    lui a5, 123773
    addi a5, a5, -965
    add a5, t0, a5
    slli a6, a5, 11
    srli a5, a5, 21
    or a5, a6, a5
    sw a5, 660(a0)
    lui a5, 247546
    addi a5, a5, -1930
    add a5, t1, a5
    slli a6, a5, 13
    srli a5, a5, 19
    or a5, a6, a5
    sw a5, 664(a0)
    lui a5, 495091
    addi a5, a5, 236
    add a5, t2, a5
    slli a6, a5, 17
    srli a5, a5, 15
    or a5, a6, a5
    sw a5, 668(a0)
    ret
    .size lwcc_lea128_192_key_setup_rv32i, .-lwcc_lea128_192_key_setup_rv32i

    .balign 4
    .global lwcc_lea128_192_ecb_encrypt_rv32i
    .type lwcc_lea128_192_ecb_encrypt_rv32i, %function
lwcc_lea128_192_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_lea128_192_ecb_encrypt_rv32i_begin
    ret
.Llwcc_lea128_192_ecb_encrypt_rv32i_begin:
    addi sp, sp, -96
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -16
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_lea128_192_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 0
    addi a2, a3, 672
.Llwcc_lea128_192_ecb_encrypt_rv32i_round:
    # round 1 (lea.dsl:35)
    lw t1, 0(a3)
    lw t2, 4(a3)
    lw t3, 8(a3)
    lw t4, 12(a3)
    lw t5, 16(a3)
    lw t6, 20(a3)
    xor t1, a5, t1
    xor t2, a6, t2
    xor a6, a6, t3
    xor t3, a7, t4
    xor a7, a7, t5
    xor t0, t0, t6
    add t1, t1, t2
    add a6, a6, t3
    add a7, a7, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a7, 29
    srli a7, a7, 3
    # round 2 (lea.dsl:35)
    lw t4, 24(a3)
    lw t5, 28(a3)
    lw t6, 32(a3)
    lw a4, 36(a3)
    lw a1, 40(a3)
    lw a0, 44(a3)
    # round 1 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a7, t3, a7
    # round 2 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a7, a4
    xor a7, a7, a1
    xor a5, a5, a0
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
    addi a3, a3, 48
    bne a3, a2, .Llwcc_lea128_192_ecb_encrypt_rv32i_round
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
    bgeu a2, a1, .Llwcc_lea128_192_ecb_encrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_lea128_192_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_lea128_192_ecb_encrypt_rv32i_wipe
    addi sp, sp, 96
    ret
    .size lwcc_lea128_192_ecb_encrypt_rv32i, .-lwcc_lea128_192_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_lea128_192_ecb_decrypt_rv32i
    .type lwcc_lea128_192_ecb_decrypt_rv32i, %function
lwcc_lea128_192_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_lea128_192_ecb_decrypt_rv32i_begin
    ret
.Llwcc_lea128_192_ecb_decrypt_rv32i_begin:
    addi sp, sp, -96
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -16
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_lea128_192_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lw a7, 0(a1)
    lw a6, 4(a1)
    lw a5, 8(a1)
    lw t0, 12(a1)
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 624
    addi a2, a3, -672
.Llwcc_lea128_192_ecb_decrypt_rv32i_round:
    # round 28 (lea.dsl:35)
    lw t1, 24(a3)
    slli t2, a7, 23
    srli a7, a7, 9
    or a7, t2, a7
    xor t1, t0, t1
    lw t2, 28(a3)
    sub a7, a7, t1
    lw t1, 32(a3)
    slli t3, a6, 5
    srli a6, a6, 27
    xor a7, a7, t2
    or a6, t3, a6
    xor t1, a7, t1
    lw t2, 36(a3)
    sub a6, a6, t1
    lw t1, 40(a3)
    slli t3, a5, 3
    srli a5, a5, 29
    xor a6, a6, t2
    or a5, t3, a5
    xor t1, a6, t1
    lw t2, 44(a3)
    sub a5, a5, t1
    # round 27 (lea.dsl:35)
    lw t1, 0(a3)
    # round 28 (lea.dsl:35)
    xor a5, a5, t2
    # round 27 (lea.dsl:35)
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
    lw t2, 12(a3)
    sub a7, a7, t1
    lw t1, 16(a3)
    slli t3, a6, 3
    srli a6, a6, 29
    xor a7, a7, t2
    or a6, t3, a6
    xor t1, a7, t1
    lw t2, 20(a3)
    sub a6, a6, t1
    xor a6, a6, t2
    mv t1, a5
    mv a5, a7
    mv a7, t1
    mv t1, a6
    mv a6, t0
    mv t0, t1
    addi a3, a3, -48
    bne a3, a2, .Llwcc_lea128_192_ecb_decrypt_rv32i_round
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
    bgeu a2, a1, .Llwcc_lea128_192_ecb_decrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_lea128_192_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_lea128_192_ecb_decrypt_rv32i_wipe
    addi sp, sp, 96
    ret
    .size lwcc_lea128_192_ecb_decrypt_rv32i, .-lwcc_lea128_192_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_lea128_192_ctr_init_rv32i
    .type lwcc_lea128_192_ctr_init_rv32i, %function
lwcc_lea128_192_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_lea128_192_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_lea128_192_ctr_nonce_rv32i
    .size lwcc_lea128_192_ctr_init_rv32i, .-lwcc_lea128_192_ctr_init_rv32i

    .balign 4
    .global lwcc_lea128_192_ctr_nonce_rv32i
    .type lwcc_lea128_192_ctr_nonce_rv32i, %function
lwcc_lea128_192_ctr_nonce_rv32i:
    addi sp, sp, -96
    sw s0, 4(sp)
    lbu a5, 9(a1)
    lbu a6, 5(a1)
    lbu a7, 2(a1)
    lbu t0, 6(a1)
    lbu t1, 8(a1)
    lbu t2, 1(a1)
    lbu t3, 4(a1)
    lbu t4, 10(a1)
    lbu t5, 0(a1)
    lbu t6, 7(a1)
    lbu a4, 11(a1)
    lbu a3, 3(a1)
    # round 1 (lea.dsl:35)
    lw a2, 4(a0)
    lw s0, 12(a0)
    slli a4, a4, 24
    slli t0, t0, 16
    slli a5, a5, 8
    or a5, t1, a5
    slli t1, t6, 24
    slli a6, a6, 8
    or a6, t3, a6
    or a6, a6, t0
    slli t0, t2, 8
    or t0, t5, t0
    slli t2, t4, 16
    slli a7, a7, 16
    or a7, t0, a7
    slli t0, a3, 24
    or a7, a7, t0
    lw t0, 0(a0)
    lw t3, 8(a0)
    or a6, a6, t1
    xor t1, a6, t3
    xor t0, a7, t0
    or a5, a5, t2
    or a5, a5, a4
    xor t2, a5, s0
    xor a6, a6, a2
    add t1, t1, t2
    srli t2, t1, 5
    add a6, t0, a6
    slli t0, a6, 9
    slli t1, t1, 27
    or t1, t1, t2
    # round 2 (lea.dsl:35)
    lw t2, 28(a0)
    lw t3, 24(a0)
    xor t2, t1, t2
    # round 1 (lea.dsl:35)
    srli a6, a6, 23
    or a6, t0, a6
    # round 2 (lea.dsl:35)
    xor t0, a6, t3
    lw t3, 44(a0)
    # round 3 (lea.dsl:35)
    lw t4, 68(a0)
    # round 2 (lea.dsl:35)
    add t0, t0, t2
    # round 1 (lea.dsl:35)
    lw t2, 16(a0)
    # round 4 (lea.dsl:35)
    lw t5, 92(a0)
    # round 3 (lea.dsl:35)
    lw t6, 48(a0)
    # round 2 (lea.dsl:35)
    lw a4, 32(a0)
    srli a3, t0, 23
    xor t1, t1, a4
    slli t0, t0, 9
    or t0, t0, a3
    # round 3 (lea.dsl:35)
    xor t6, t0, t6
    sw t6, 684(a0)
    xor a6, a6, t4
    # round 4 (lea.dsl:35)
    xor t0, t0, t5
    sw t1, 676(a0)
    # round 2 (lea.dsl:35)
    xor a7, a7, t3
    # round 1 (lea.dsl:35)
    xor a5, a5, t2
    sw a5, 672(a0)
    sw a6, 688(a0)
    sw a7, 680(a0)
    sw t0, 692(a0)
    lw s0, 4(sp)
    addi sp, sp, 96
    ret
    .size lwcc_lea128_192_ctr_nonce_rv32i, .-lwcc_lea128_192_ctr_nonce_rv32i

    .balign 4
    .global lwcc_lea128_192_ctr_crypt_rv32i
    .type lwcc_lea128_192_ctr_crypt_rv32i, %function
lwcc_lea128_192_ctr_crypt_rv32i:
    bnez a2, .Llwcc_lea128_192_ctr_crypt_rv32i_begin
    ret
.Llwcc_lea128_192_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 16
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    sw a3, 72(sp)
    beqz t1, .Llwcc_lea128_192_ctr_crypt_rv32i_group
    j .Llwcc_lea128_192_ctr_crypt_rv32i_rest
.Llwcc_lea128_192_ctr_crypt_rv32i_group:
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
    lw a7, 20(a3)
    or a5, a5, a6
    lw a6, 672(a3)
    xor a5, a5, a7
    add a5, a6, a5
    slli a6, a5, 29
    srli a5, a5, 3
    # round 2 (lea.dsl:35)
    lw a7, 36(a3)
    lw t0, 40(a3)
    # round 1 (lea.dsl:35)
    or a5, a6, a5
    # round 2 (lea.dsl:35)
    lw a6, 676(a3)
    lw t1, 680(a3)
    xor a7, a5, a7
    xor a5, a5, t0
    add a6, a6, a7
    add a5, a5, t1
    slli a7, a6, 27
    srli a6, a6, 5
    slli t0, a5, 29
    srli a5, a5, 3
    # round 3 (lea.dsl:35)
    lw t1, 52(a3)
    lw t2, 56(a3)
    lw t3, 60(a3)
    lw t4, 64(a3)
    # round 2 (lea.dsl:35)
    or a6, a7, a6
    or a5, t0, a5
    # round 3 (lea.dsl:35)
    lw a7, 684(a3)
    lw t0, 688(a3)
    xor t1, a6, t1
    xor a6, a6, t2
    xor t2, a5, t3
    xor a5, a5, t4
    add a7, a7, t1
    add a6, a6, t2
    add a5, a5, t0
    slli t0, a7, 9
    srli a7, a7, 23
    slli t1, a6, 27
    srli a6, a6, 5
    slli t2, a5, 29
    srli a5, a5, 3
    # round 4 (lea.dsl:35)
    lw t3, 72(a3)
    lw t4, 76(a3)
    lw t5, 80(a3)
    lw t6, 84(a3)
    lw a4, 88(a3)
    # round 3 (lea.dsl:35)
    or t0, t0, a7
    or a6, t1, a6
    or a5, t2, a5
    # round 4 (lea.dsl:35)
    lw a7, 692(a3)
    xor t1, t0, t3
    xor t2, a6, t4
    xor a6, a6, t5
    xor t3, a5, t6
    xor a5, a5, a4
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
    addi a3, a2, 96
    addi a2, a3, 576
.Llwcc_lea128_192_ctr_crypt_rv32i_round:
    # round 5 (lea.dsl:35)
    lw t1, 0(a3)
    lw t2, 4(a3)
    lw t3, 8(a3)
    lw t4, 12(a3)
    lw t5, 16(a3)
    lw t6, 20(a3)
    xor t1, a5, t1
    xor t2, a6, t2
    xor a6, a6, t3
    xor t3, a7, t4
    xor a7, a7, t5
    xor t0, t0, t6
    add t1, t1, t2
    add a6, a6, t3
    add a7, a7, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a7, 29
    srli a7, a7, 3
    # round 6 (lea.dsl:35)
    lw t4, 24(a3)
    lw t5, 28(a3)
    lw t6, 32(a3)
    lw a4, 36(a3)
    lw a1, 40(a3)
    lw a0, 44(a3)
    # round 5 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a7, t3, a7
    # round 6 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a7, a4
    xor a7, a7, a1
    xor a5, a5, a0
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
    addi a3, a3, 48
    bne a3, a2, .Llwcc_lea128_192_ctr_crypt_rv32i_round
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
    bgeu a2, a1, .Llwcc_lea128_192_ctr_crypt_rv32i_group
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_lea128_192_ctr_crypt_rv32i_out
.Llwcc_lea128_192_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_lea128_192_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_lea128_192_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_lea128_192_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_lea128_192_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_lea128_192_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_lea128_192_ctr_crypt_rv32i_group
.Llwcc_lea128_192_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_lea128_192_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_lea128_192_ctr_crypt_rv32i_copy
.Llwcc_lea128_192_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_lea128_192_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_lea128_192_ctr_crypt_rv32i_wipe
    addi sp, sp, 112
    ret
    .size lwcc_lea128_192_ctr_crypt_rv32i, .-lwcc_lea128_192_ctr_crypt_rv32i
