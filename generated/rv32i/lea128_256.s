# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile lea --set lea128_256 --target rv32i --lanes 1
# passes:    unroll() invert() counter() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate()
# dsl:       dsl/ciphers/lea.dsl sha256:706cc71c011174c440ee3d2fd8ce3eeb20fe898f46f23a325265796b36afce70
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 32 bits, each in a register of its own
# sizes:     in bytes: block 16, key 32, nonce 12, rk 768, ctx 792, align 4, group 16, stack 112
# registers: a0-a7; ra; s0-s2; t0-t6; ra, s0-s2 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:bdc3ac377c2d5e68f0c2566aa268340ef87a6211d2561db809d6d346cbc6a5ea

    .text

    .balign 4
    .global lwcc_lea128_256_key_setup_rv32i
    .type lwcc_lea128_256_key_setup_rv32i, %function
lwcc_lea128_256_key_setup_rv32i:
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    lw t1, 16(a1)
    lw t2, 20(a1)
    lw t3, 24(a1)
    lw t4, 28(a1)
    lui t5, 802559
    addi t5, t5, -1573
    add a5, a5, t5
    slli t5, a5, 1
    srli a5, a5, 31
    or a5, t5, a5
    sw a5, 0(a0)
    lui t5, 556541
    addi t5, t5, 951
    add a6, a6, t5
    slli t5, a6, 3
    srli a6, a6, 29
    or a6, t5, a6
    sw a6, 4(a0)
    lui t5, 64506
    addi t5, t5, 1903
    add a7, a7, t5
    slli t5, a7, 6
    srli a7, a7, 26
    or a7, t5, a7
    sw a7, 8(a0)
    lui t5, 129013
    addi t5, t5, -290
    add t0, t0, t5
    slli t5, t0, 11
    srli t0, t0, 21
    or t0, t5, t0
    sw t0, 12(a0)
    lui t5, 258026
    addi t5, t5, -580
    add t1, t1, t5
    slli t5, t1, 13
    srli t1, t1, 19
    or t1, t5, t1
    sw t1, 16(a0)
    lui t5, 516052
    addi t5, t5, -1160
    add t2, t2, t5
    slli t5, t2, 17
    srli t2, t2, 15
    or t2, t5, t2
    sw t2, 20(a0)
    lui t5, 560205
    addi t5, t5, 1540
    add t3, t3, t5
    slli t5, t3, 1
    srli t3, t3, 31
    or t3, t5, t3
    sw t3, 24(a0)
    lui t5, 71835
    addi t5, t5, -1015
    add t4, t4, t5
    slli t5, t4, 3
    srli t4, t4, 29
    or t4, t5, t4
    sw t4, 28(a0)
    lui t5, 143670
    addi t5, t5, -2030
    add a5, a5, t5
    slli t5, a5, 6
    srli a5, a5, 26
    or a5, t5, a5
    sw a5, 32(a0)
    lui t5, 287339
    addi t5, t5, 36
    add a6, a6, t5
    slli t5, a6, 11
    srli a6, a6, 21
    or a6, t5, a6
    sw a6, 36(a0)
    lui t5, 574678
    addi t5, t5, 72
    add a7, a7, t5
    slli t5, a7, 13
    srli a7, a7, 19
    or a7, t5, a7
    sw a7, 40(a0)
    lui t5, 100780
    addi t5, t5, 145
    add t0, t0, t5
    slli t5, t0, 17
    srli t0, t0, 15
    or t0, t5, t0
    sw t0, 44(a0)
    lui t5, 948383
    addi t5, t5, 553
    add t1, t1, t5
    slli t5, t1, 1
    srli t1, t1, 31
    or t1, t5, t1
    sw t1, 48(a0)
    lui t5, 848190
    addi t5, t5, 1107
    add t2, t2, t5
    slli t5, t2, 3
    srli t2, t2, 29
    or t2, t5, t2
    sw t2, 52(a0)
    lui t5, 647805
    addi t5, t5, -1881
    add t3, t3, t5
    slli t5, t3, 6
    srli t3, t3, 26
    or t3, t5, t3
    sw t3, 56(a0)
    lui t5, 247033
    addi t5, t5, 335
    add t4, t4, t5
    slli t5, t4, 11
    srli t4, t4, 21
    or t4, t5, t4
    sw t4, 60(a0)
    lui t5, 494066
    addi t5, t5, 670
    add a5, a5, t5
    slli t5, a5, 13
    srli a5, a5, 19
    or a5, t5, a5
    sw a5, 64(a0)
    lui t5, 988132
    addi t5, t5, 1340
    add a6, a6, t5
    slli t5, a6, 17
    srli a6, a6, 15
    or a6, t5, a6
    sw a6, 68(a0)
    lui t5, 815000
    addi t5, t5, 1891
    add a7, a7, t5
    slli t5, a7, 1
    srli a7, a7, 31
    or a7, t5, a7
    sw a7, 72(a0)
    lui t5, 581425
    addi t5, t5, -313
    add t0, t0, t5
    slli t5, t0, 3
    srli t0, t0, 29
    or t0, t5, t0
    sw t0, 76(a0)
    lui t5, 114274
    addi t5, t5, -625
    add t1, t1, t5
    slli t5, t1, 6
    srli t1, t1, 26
    or t1, t5, t1
    sw t1, 80(a0)
    lui t5, 228548
    addi t5, t5, -1250
    add t2, t2, t5
    slli t5, t2, 11
    srli t2, t2, 21
    or t2, t5, t2
    sw t2, 84(a0)
    lui t5, 457095
    addi t5, t5, 1596
    add t3, t3, t5
    slli t5, t3, 13
    srli t3, t3, 19
    or t3, t5, t3
    sw t3, 88(a0)
    lui t5, 914191
    addi t5, t5, -904
    add t4, t4, t5
    slli t5, t4, 17
    srli t4, t4, 15
    or t4, t5, t4
    sw t4, 92(a0)
    lui t5, 89765
    addi t5, t5, -1561
    add a5, a5, t5
    slli t5, a5, 1
    srli a5, a5, 31
    or a5, t5, a5
    sw a5, 96(a0)
    lui t5, 179529
    addi t5, t5, 974
    add a6, a6, t5
    slli t5, a6, 3
    srli a6, a6, 29
    or a6, t5, a6
    sw a6, 100(a0)
    lui t5, 359058
    addi t5, t5, 1948
    add a7, a7, t5
    slli t5, a7, 6
    srli a7, a7, 26
    or a7, t5, a7
    sw a7, 104(a0)
    lui t5, 718117
    addi t5, t5, -200
    add t0, t0, t5
    slli t5, t0, 11
    srli t0, t0, 21
    or t0, t5, t0
    sw t0, 108(a0)
    lui t5, 387658
    addi t5, t5, -399
    add t1, t1, t5
    slli t5, t1, 13
    srli t1, t1, 19
    or t1, t5, t1
    sw t1, 112(a0)
    lui t5, 775316
    addi t5, t5, -798
    add t2, t2, t5
    slli t5, t2, 17
    srli t2, t2, 15
    or t2, t5, t2
    sw t2, 116(a0)
    lui t5, 986036
    addi t5, t5, 344
    add t3, t3, t5
    slli t5, t3, 1
    srli t3, t3, 31
    or t3, t5, t3
    sw t3, 120(a0)
    lui t5, 923496
    addi t5, t5, 689
    add t4, t4, t5
    slli t5, t4, 3
    srli t4, t4, 29
    or t4, t5, t4
    sw t4, 124(a0)
    lui t5, 798416
    addi t5, t5, 1379
    add a5, a5, t5
    slli t5, a5, 6
    srli a5, a5, 26
    or a5, t5, a5
    sw a5, 128(a0)
    lui t5, 548257
    addi t5, t5, -1337
    add a6, a6, t5
    slli t5, a6, 11
    srli a6, a6, 21
    or a6, t5, a6
    sw a6, 132(a0)
    lui t5, 47937
    addi t5, t5, 1423
    add a7, a7, t5
    slli t5, a7, 13
    srli a7, a7, 19
    or a7, t5, a7
    sw a7, 136(a0)
    lui t5, 95875
    addi t5, t5, -1250
    add t0, t0, t5
    slli t5, t0, 17
    srli t0, t0, 15
    or t0, t5, t0
    sw t0, 140(a0)
    lui t5, 80841
    addi t5, t5, -1352
    add t1, t1, t5
    slli t5, t1, 1
    srli t1, t1, 31
    or t1, t5, t1
    sw t1, 144(a0)
    lui t5, 161681
    addi t5, t5, 1392
    add t2, t2, t5
    slli t5, t2, 3
    srli t2, t2, 29
    or t2, t5, t2
    sw t2, 148(a0)
    lui t5, 323363
    addi t5, t5, -1312
    add t3, t3, t5
    slli t5, t3, 6
    srli t3, t3, 26
    or t3, t5, t3
    sw t3, 152(a0)
    lui t5, 646725
    addi t5, t5, 1472
    add t4, t4, t5
    slli t5, t4, 11
    srli t4, t4, 21
    or t4, t5, t4
    sw t4, 156(a0)
    lui t5, 244875
    addi t5, t5, -1151
    add a5, a5, t5
    slli t5, a5, 13
    srli a5, a5, 19
    or a5, t5, a5
    sw a5, 160(a0)
    lui t5, 489749
    addi t5, t5, 1794
    add a6, a6, t5
    slli t5, a6, 17
    srli a6, a6, 15
    or a6, t5, a6
    sw a6, 164(a0)
    lui t5, 925771
    addi t5, t5, -1038
    add a7, a7, t5
    slli t5, a7, 1
    srli a7, a7, 31
    or a7, t5, a7
    sw a7, 168(a0)
    lui t5, 802965
    addi t5, t5, 2021
    add t0, t0, t5
    slli t5, t0, 3
    srli t0, t0, 29
    or t0, t5, t0
    sw t0, 172(a0)
    lui t5, 557355
    addi t5, t5, -53
    add t1, t1, t5
    slli t5, t1, 6
    srli t1, t1, 26
    or t1, t5, t1
    sw t1, 176(a0)
    lui t5, 66134
    addi t5, t5, -105
    add t2, t2, t5
    slli t5, t2, 11
    srli t2, t2, 21
    or t2, t5, t2
    sw t2, 180(a0)
    lui t5, 132268
    addi t5, t5, -210
    add t3, t3, t5
    slli t5, t3, 13
    srli t3, t3, 19
    or t3, t5, t3
    sw t3, 184(a0)
    lui t5, 264536
    addi t5, t5, -420
    add t4, t4, t5
    slli t5, t4, 17
    srli t4, t4, 15
    or t4, t5, t4
    sw t4, 188(a0)
    lui t5, 982686
    addi t5, t5, -1085
    add a5, a5, t5
    slli t5, a5, 1
    srli a5, a5, 31
    or a5, t5, a5
    sw a5, 192(a0)
    lui t5, 916795
    addi t5, t5, 1927
    add a6, a6, t5
    slli t5, a6, 3
    srli a6, a6, 29
    or a6, t5, a6
    sw a6, 196(a0)
    lui t5, 785015
    addi t5, t5, -241
    add a7, a7, t5
    slli t5, a7, 6
    srli a7, a7, 26
    or a7, t5, a7
    sw a7, 200(a0)
    lui t5, 521454
    addi t5, t5, -481
    add t0, t0, t5
    slli t5, t0, 11
    srli t0, t0, 21
    or t0, t5, t0
    sw t0, 204(a0)
    lui t5, 1042908
    addi t5, t5, -962
    add t1, t1, t5
    slli t5, t1, 13
    srli t1, t1, 19
    or t1, t5, t1
    sw t1, 208(a0)
    lui t5, 1037240
    addi t5, t5, -1923
    add t2, t2, t5
    slli t5, t2, 17
    srli t2, t2, 15
    or t2, t5, t2
    sw t2, 212(a0)
    lui t5, 806240
    addi t5, t5, 1160
    add t3, t3, t5
    slli t5, t3, 1
    srli t3, t3, 31
    or t3, t5, t3
    sw t3, 216(a0)
    lui t5, 563905
    addi t5, t5, -1775
    add t4, t4, t5
    slli t5, t4, 3
    srli t4, t4, 29
    or t4, t5, t4
    sw t4, 220(a0)
    lui t5, 79233
    addi t5, t5, 547
    add a5, a5, t5
    slli t5, a5, 6
    srli a5, a5, 26
    or a5, t5, a5
    sw a5, 224(a0)
    lui t5, 158466
    addi t5, t5, 1094
    add a6, a6, t5
    slli t5, a6, 11
    srli a6, a6, 21
    or a6, t5, a6
    sw a6, 228(a0)
    lui t5, 316933
    addi t5, t5, -1908
    add a7, a7, t5
    slli t5, a7, 13
    srli a7, a7, 19
    or a7, t5, a7
    sw a7, 232(a0)
    lui t5, 633865
    addi t5, t5, 280
    add t0, t0, t5
    slli t5, t0, 17
    srli t0, t0, 15
    or t0, t5, t0
    sw t0, 236(a0)
    lui t5, 565027
    addi t5, t5, -1561
    add t1, t1, t5
    slli t5, t1, 1
    srli t1, t1, 31
    or t1, t5, t1
    sw t1, 240(a0)
    lui t5, 81477
    addi t5, t5, 975
    add t2, t2, t5
    slli t5, t2, 3
    srli t2, t2, 29
    or t2, t5, t2
    sw t2, 244(a0)
    lui t5, 162954
    addi t5, t5, 1950
    add t3, t3, t5
    slli t5, t3, 6
    srli t3, t3, 26
    or t3, t5, t3
    sw t3, 248(a0)
    lui t5, 325909
    addi t5, t5, -196
    add t4, t4, t5
    slli t5, t4, 11
    srli t4, t4, 21
    or t4, t5, t4
    sw t4, 252(a0)
    lui t5, 651818
    addi t5, t5, -392
    add a5, a5, t5
    slli t5, a5, 13
    srli a5, a5, 19
    or a5, t5, a5
    sw a5, 256(a0)
    lui t5, 255060
    addi t5, t5, -783
    add a6, a6, t5
    slli t5, a6, 17
    srli a6, a6, 15
    or a6, t5, a6
    sw a6, 260(a0)
    lui t5, 1022070
    addi t5, t5, 966
    add a7, a7, t5
    slli t5, a7, 1
    srli a7, a7, 31
    or a7, t5, a7
    sw a7, 264(a0)
    lui t5, 995564
    addi t5, t5, 1933
    add t0, t0, t5
    slli t5, t0, 3
    srli t0, t0, 29
    or t0, t5, t0
    sw t0, 268(a0)
    lui t5, 942553
    addi t5, t5, -229
    add t1, t1, t5
    slli t5, t1, 6
    srli t1, t1, 26
    or t1, t5, t1
    sw t1, 272(a0)
    lui t5, 836530
    addi t5, t5, -457
    add t2, t2, t5
    slli t5, t2, 11
    srli t2, t2, 21
    or t2, t5, t2
    sw t2, 276(a0)
    lui t5, 624484
    addi t5, t5, -913
    add t3, t3, t5
    slli t5, t3, 13
    srli t3, t3, 19
    or t3, t5, t3
    sw t3, 280(a0)
    lui t5, 200392
    addi t5, t5, -1825
    add t4, t4, t5
    slli t5, t4, 17
    srli t4, t4, 15
    or t4, t5, t4
    sw t4, 284(a0)
    lui t5, 959646
    addi t5, t5, 1813
    add a5, a5, t5
    slli t5, a5, 1
    srli a5, a5, 31
    or a5, t5, a5
    sw a5, 288(a0)
    lui t5, 870717
    addi t5, t5, -469
    add a6, a6, t5
    slli t5, a6, 3
    srli a6, a6, 29
    or a6, t5, a6
    sw a6, 292(a0)
    lui t5, 692858
    addi t5, t5, -937
    add a7, a7, t5
    slli t5, a7, 6
    srli a7, a7, 26
    or a7, t5, a7
    sw a7, 296(a0)
    lui t5, 337140
    addi t5, t5, -1873
    add t0, t0, t5
    slli t5, t0, 11
    srli t0, t0, 21
    or t0, t5, t0
    sw t0, 300(a0)
    lui t5, 674279
    addi t5, t5, 350
    add t1, t1, t5
    slli t5, t1, 13
    srli t1, t1, 19
    or t1, t5, t1
    sw t1, 304(a0)
    lui t5, 299982
    addi t5, t5, 701
    add t2, t2, t5
    slli t5, t2, 17
    srli t2, t2, 15
    or t2, t5, t2
    sw t2, 308(a0)
    lui t5, 766998
    addi t5, t5, -1808
    add t3, t3, t5
    slli t5, t3, 1
    srli t3, t3, 31
    or t3, t5, t3
    sw t3, 312(a0)
    lui t5, 485419
    addi t5, t5, 481
    add t4, t4, t5
    slli t5, t4, 3
    srli t4, t4, 29
    or t4, t5, t4
    sw t4, 316(a0)
    lui t5, 970838
    addi t5, t5, 962
    add a5, a5, t5
    slli t5, a5, 6
    srli a5, a5, 26
    or a5, t5, a5
    sw a5, 320(a0)
    lui t5, 893100
    addi t5, t5, 1925
    add a6, a6, t5
    slli t5, a6, 11
    srli a6, a6, 21
    or a6, t5, a6
    sw a6, 324(a0)
    lui t5, 737625
    addi t5, t5, -245
    add a7, a7, t5
    slli t5, a7, 13
    srli a7, a7, 19
    or a7, t5, a7
    sw a7, 328(a0)
    lui t5, 426674
    addi t5, t5, -489
    add t0, t0, t5
    slli t5, t0, 17
    srli t0, t0, 15
    or t0, t5, t0
    sw t0, 332(a0)
    lui t5, 772268
    addi t5, t5, -2029
    add t1, t1, t5
    slli t5, t1, 1
    srli t1, t1, 31
    or t1, t5, t1
    sw t1, 336(a0)
    lui t5, 495959
    addi t5, t5, 39
    add t2, t2, t5
    slli t5, t2, 3
    srli t2, t2, 29
    or t2, t5, t2
    sw t2, 340(a0)
    lui t5, 991918
    addi t5, t5, 78
    add t3, t3, t5
    slli t5, t3, 6
    srli t3, t3, 26
    or t3, t5, t3
    sw t3, 344(a0)
    lui t5, 935260
    addi t5, t5, 157
    add t4, t4, t5
    slli t5, t4, 11
    srli t4, t4, 21
    or t4, t5, t4
    sw t4, 348(a0)
    lui t5, 821944
    addi t5, t5, 315
    add a5, a5, t5
    slli t5, a5, 13
    srli a5, a5, 19
    or a5, t5, a5
    sw a5, 352(a0)
    lui t5, 595312
    addi t5, t5, 631
    add a6, a6, t5
    slli t5, a6, 17
    srli a6, a6, 15
    or a6, t5, a6
    sw a6, 356(a0)
    lui t5, 19135
    addi t5, t5, 738
    add a7, a7, t5
    slli t5, a7, 1
    srli a7, a7, 31
    or a7, t5, a7
    sw a7, 360(a0)
    lui t5, 38270
    addi t5, t5, 1476
    add t0, t0, t5
    slli t5, t0, 3
    srli t0, t0, 29
    or t0, t5, t0
    sw t0, 364(a0)
    lui t5, 76541
    addi t5, t5, -1144
    add t1, t1, t5
    slli t5, t1, 6
    srli t1, t1, 26
    or t1, t5, t1
    sw t1, 368(a0)
    lui t5, 153081
    addi t5, t5, 1808
    add t2, t2, t5
    slli t5, t2, 11
    srli t2, t2, 21
    or t2, t5, t2
    sw t2, 372(a0)
    lui t5, 306163
    addi t5, t5, -480
    add t3, t3, t5
    slli t5, t3, 13
    srli t3, t3, 19
    or t3, t5, t3
    sw t3, 376(a0)
    lui t5, 612326
    addi t5, t5, -960
    add t4, t4, t5
    slli t5, t4, 17
    srli t4, t4, 15
    or t4, t5, t4
    sw t4, 380(a0)
    lui t5, 957884
    addi t5, t5, 1007
    add a5, a5, t5
    slli t5, a5, 1
    srli a5, a5, 31
    or a5, t5, a5
    sw a5, 384(a0)
    lui t5, 867192
    addi t5, t5, 2015
    add a6, a6, t5
    slli t5, a6, 3
    srli a6, a6, 29
    or a6, t5, a6
    sw a6, 388(a0)
    lui t5, 685809
    addi t5, t5, -65
    add a7, a7, t5
    slli t5, a7, 6
    srli a7, a7, 26
    or a7, t5, a7
    sw a7, 392(a0)
    lui t5, 323042
    addi t5, t5, -129
    add t0, t0, t5
    slli t5, t0, 11
    srli t0, t0, 21
    or t0, t5, t0
    sw t0, 396(a0)
    lui t5, 646084
    addi t5, t5, -258
    add t1, t1, t5
    slli t5, t1, 13
    srli t1, t1, 19
    or t1, t5, t1
    sw t1, 400(a0)
    lui t5, 243592
    addi t5, t5, -515
    add t2, t2, t5
    slli t5, t2, 17
    srli t2, t2, 15
    or t2, t5, t2
    sw t2, 404(a0)
    lui t5, 876617
    addi t5, t5, -1852
    add t3, t3, t5
    slli t5, t3, 1
    srli t3, t3, 31
    or t3, t5, t3
    sw t3, 408(a0)
    lui t5, 704657
    addi t5, t5, 393
    add t4, t4, t5
    slli t5, t4, 3
    srli t4, t4, 29
    or t4, t5, t4
    sw t4, 412(a0)
    lui t5, 360738
    addi t5, t5, 787
    add a5, a5, t5
    slli t5, a5, 6
    srli a5, a5, 26
    or a5, t5, a5
    sw a5, 416(a0)
    lui t5, 721476
    addi t5, t5, 1574
    add a6, a6, t5
    slli t5, a6, 11
    srli a6, a6, 21
    or a6, t5, a6
    sw a6, 420(a0)
    lui t5, 394377
    addi t5, t5, -947
    add a7, a7, t5
    slli t5, a7, 13
    srli a7, a7, 19
    or a7, t5, a7
    sw a7, 424(a0)
    lui t5, 788754
    addi t5, t5, -1894
    add t0, t0, t5
    slli t5, t0, 17
    srli t0, t0, 15
    or t0, t5, t0
    sw t0, 428(a0)
    lui t5, 991902
    addi t5, t5, 1929
    add t1, t1, t5
    slli t5, t1, 1
    srli t1, t1, 31
    or t1, t5, t1
    sw t1, 432(a0)
    lui t5, 935229
    addi t5, t5, -237
    add t2, t2, t5
    slli t5, t2, 3
    srli t2, t2, 29
    or t2, t5, t2
    sw t2, 436(a0)
    lui t5, 821882
    addi t5, t5, -473
    add t3, t3, t5
    slli t5, t3, 6
    srli t3, t3, 26
    or t3, t5, t3
    sw t3, 440(a0)
    lui t5, 595188
    addi t5, t5, -945
    add t4, t4, t5
    slli t5, t4, 11
    srli t4, t4, 21
    or t4, t5, t4
    sw t4, 444(a0)
    lui t5, 141800
    addi t5, t5, -1889
    add a5, a5, t5
    slli t5, a5, 13
    srli a5, a5, 19
    or a5, t5, a5
    sw a5, 448(a0)
    lui t5, 283599
    addi t5, t5, 318
    add a6, a6, t5
    slli t5, a6, 17
    srli a6, a6, 15
    or a6, t5, a6
    sw a6, 452(a0)
    lui t5, 554556
    addi t5, t5, 1785
    add a7, a7, t5
    slli t5, a7, 1
    srli a7, a7, 31
    or a7, t5, a7
    sw a7, 456(a0)
    lui t5, 60537
    addi t5, t5, -525
    add t0, t0, t5
    slli t5, t0, 3
    srli t0, t0, 29
    or t0, t5, t0
    sw t0, 460(a0)
    lui t5, 121074
    addi t5, t5, -1050
    add t1, t1, t5
    slli t5, t1, 6
    srli t1, t1, 26
    or t1, t5, t1
    sw t1, 464(a0)
    lui t5, 242147
    addi t5, t5, 1996
    add t2, t2, t5
    slli t5, t2, 11
    srli t2, t2, 21
    or t2, t5, t2
    sw t2, 468(a0)
    lui t5, 484295
    addi t5, t5, -104
    add t3, t3, t5
    slli t5, t3, 13
    srli t3, t3, 19
    or t3, t5, t3
    sw t3, 472(a0)
    lui t5, 968590
    addi t5, t5, -208
    add t4, t4, t5
    slli t5, t4, 17
    srli t4, t4, 15
    or t4, t5, t4
    sw t4, 476(a0)
    lui t5, 302705
    addi t5, t5, 1514
    add a5, a5, t5
    slli t5, a5, 1
    srli a5, a5, 31
    or a5, t5, a5
    sw a5, 480(a0)
    lui t5, 605411
    addi t5, t5, -1068
    add a6, a6, t5
    slli t5, a6, 3
    srli a6, a6, 29
    or a6, t5, a6
    sw a6, 484(a0)
    lui t5, 162245
    addi t5, t5, 1961
    add a7, a7, t5
    slli t5, a7, 6
    srli a7, a7, 26
    or a7, t5, a7
    sw a7, 488(a0)
    lui t5, 324491
    addi t5, t5, -174
    add t0, t0, t5
    slli t5, t0, 11
    srli t0, t0, 21
    or t0, t5, t0
    sw t0, 492(a0)
    lui t5, 648982
    addi t5, t5, -348
    add t1, t1, t5
    slli t5, t1, 13
    srli t1, t1, 19
    or t1, t5, t1
    sw t1, 496(a0)
    lui t5, 249388
    addi t5, t5, -695
    add t2, t2, t5
    slli t5, t2, 17
    srli t2, t2, 15
    or t2, t5, t2
    sw t2, 500(a0)
    lui t5, 267663
    addi t5, t5, 187
    add t3, t3, t5
    slli t5, t3, 1
    srli t3, t3, 31
    or t3, t5, t3
    sw t3, 504(a0)
    lui t5, 535326
    addi t5, t5, 374
    add t4, t4, t5
    slli t5, t4, 3
    srli t4, t4, 29
    or t4, t5, t4
    sw t4, 508(a0)
    lui t5, 22076
    addi t5, t5, 749
    add a5, a5, t5
    slli t5, a5, 6
    srli a5, a5, 26
    or a5, t5, a5
    sw a5, 512(a0)
    lui t5, 44152
    addi t5, t5, 1498
    add a6, a6, t5
    slli t5, a6, 11
    srli a6, a6, 21
    or a6, t5, a6
    sw a6, 516(a0)
    lui t5, 88305
    addi t5, t5, -1100
    add a7, a7, t5
    slli t5, a7, 13
    srli a7, a7, 19
    or a7, t5, a7
    sw a7, 520(a0)
    lui t5, 176609
    addi t5, t5, 1896
    add t0, t0, t5
    slli t5, t0, 17
    srli t0, t0, 15
    or t0, t5, t0
    sw t0, 524(a0)
    lui t5, 568193
    addi t5, t5, 956
    add t1, t1, t5
    slli t5, t1, 1
    srli t1, t1, 31
    or t1, t5, t1
    sw t1, 528(a0)
    lui t5, 87810
    addi t5, t5, 1913
    add t2, t2, t5
    slli t5, t2, 3
    srli t2, t2, 29
    or t2, t5, t2
    sw t2, 532(a0)
    lui t5, 175621
    addi t5, t5, -270
    add t3, t3, t5
    slli t5, t3, 6
    srli t3, t3, 26
    or t3, t5, t3
    sw t3, 536(a0)
    lui t5, 351242
    addi t5, t5, -540
    add t4, t4, t5
    slli t5, t4, 11
    srli t4, t4, 21
    or t4, t5, t4
    sw t4, 540(a0)
    lui t5, 702484
    addi t5, t5, -1080
    add a5, a5, t5
    slli t5, a5, 13
    srli a5, a5, 19
    or a5, t5, a5
    sw a5, 544(a0)
    lui t5, 356391
    addi t5, t5, 1937
    add a6, a6, t5
    slli t5, a6, 17
    srli a6, a6, 15
    or a6, t5, a6
    sw a6, 548(a0)
    lui t5, 704302
    addi t5, t5, 516
    add a7, a7, t5
    slli t5, a7, 1
    srli a7, a7, 31
    or a7, t5, a7
    sw a7, 552(a0)
    lui t5, 360028
    addi t5, t5, 1033
    add t0, t0, t5
    slli t5, t0, 3
    srli t0, t0, 29
    or t0, t5, t0
    sw t0, 556(a0)
    lui t5, 720057
    addi t5, t5, -2030
    add t1, t1, t5
    slli t5, t1, 6
    srli t1, t1, 26
    or t1, t5, t1
    sw t1, 560(a0)
    lui t5, 391537
    addi t5, t5, 37
    add t2, t2, t5
    slli t5, t2, 11
    srli t2, t2, 21
    or t2, t5, t2
    sw t2, 564(a0)
    lui t5, 783074
    addi t5, t5, 74
    add t3, t3, t5
    slli t5, t3, 13
    srli t3, t3, 19
    or t3, t5, t3
    sw t3, 568(a0)
    lui t5, 517572
    addi t5, t5, 149
    add t4, t4, t5
    slli t5, t4, 17
    srli t4, t4, 15
    or t4, t5, t4
    sw t4, 572(a0)
    lui t5, 900159
    addi t5, t5, -23
    add a5, a5, t5
    slli t5, a5, 1
    srli a5, a5, 31
    or a5, t5, a5
    sw a5, 576(a0)
    lui t5, 751742
    addi t5, t5, -45
    add a6, a6, t5
    slli t5, a6, 3
    srli a6, a6, 29
    or a6, t5, a6
    sw a6, 580(a0)
    lui t5, 454908
    addi t5, t5, -89
    add a7, a7, t5
    slli t5, a7, 6
    srli a7, a7, 26
    or a7, t5, a7
    sw a7, 584(a0)
    lui t5, 909816
    addi t5, t5, -178
    add t0, t0, t5
    slli t5, t0, 11
    srli t0, t0, 21
    or t0, t5, t0
    sw t0, 588(a0)
    lui t5, 771056
    addi t5, t5, -355
    add t1, t1, t5
    slli t5, t1, 13
    srli t1, t1, 19
    or t1, t5, t1
    sw t1, 592(a0)
    lui t5, 493536
    addi t5, t5, -709
    add t2, t2, t5
    slli t5, t2, 17
    srli t2, t2, 15
    or t2, t5, t2
    sw t2, 596(a0)
    lui t5, 18572
    addi t5, t5, 1238
    add t3, t3, t5
    slli t5, t3, 1
    srli t3, t3, 31
    or t3, t5, t3
    sw t3, 600(a0)
    lui t5, 37145
    addi t5, t5, -1620
    add t4, t4, t5
    slli t5, t4, 3
    srli t4, t4, 29
    or t4, t5, t4
    sw t4, 604(a0)
    lui t5, 74289
    addi t5, t5, 856
    add a5, a5, t5
    slli t5, a5, 6
    srli a5, a5, 26
    or a5, t5, a5
    sw a5, 608(a0)
    lui t5, 148578
    addi t5, t5, 1712
    add a6, a6, t5
    slli t5, a6, 11
    srli a6, a6, 21
    or a6, t5, a6
    sw a6, 612(a0)
    lui t5, 297157
    addi t5, t5, -672
    add a7, a7, t5
    slli t5, a7, 13
    srli a7, a7, 19
    or a7, t5, a7
    sw a7, 616(a0)
    lui t5, 594314
    addi t5, t5, -1344
    add t0, t0, t5
    slli t5, t0, 17
    srli t0, t0, 15
    or t0, t5, t0
    sw t0, 620(a0)
    lui t5, 171641
    addi t5, t5, -1550
    add t1, t1, t5
    slli t5, t1, 1
    srli t1, t1, 31
    or t1, t5, t1
    sw t1, 624(a0)
    lui t5, 343281
    addi t5, t5, 996
    add t2, t2, t5
    slli t5, t2, 3
    srli t2, t2, 29
    or t2, t5, t2
    sw t2, 628(a0)
    lui t5, 686562
    addi t5, t5, 1992
    add t3, t3, t5
    slli t5, t3, 6
    srli t3, t3, 26
    or t3, t5, t3
    sw t3, 632(a0)
    lui t5, 324549
    addi t5, t5, -111
    add t4, t4, t5
    slli t5, t4, 11
    srli t4, t4, 21
    or t4, t5, t4
    sw t4, 636(a0)
    lui t5, 649098
    addi t5, t5, -222
    add a5, a5, t5
    slli t5, a5, 13
    srli a5, a5, 19
    or a5, t5, a5
    sw a5, 640(a0)
    lui t5, 249620
    addi t5, t5, -443
    add a6, a6, t5
    slli t5, a6, 17
    srli a6, a6, 15
    or a6, t5, a6
    sw a6, 644(a0)
    lui t5, 408688
    addi t5, t5, -1657
    add a7, a7, t5
    slli t5, a7, 1
    srli a7, a7, 31
    or a7, t5, a7
    sw a7, 648(a0)
    lui t5, 817375
    addi t5, t5, 782
    add t0, t0, t5
    slli t5, t0, 3
    srli t0, t0, 29
    or t0, t5, t0
    sw t0, 652(a0)
    lui t5, 586174
    addi t5, t5, 1565
    add t1, t1, t5
    slli t5, t1, 6
    srli t1, t1, 26
    or t1, t5, t1
    sw t1, 656(a0)
    lui t5, 123773
    addi t5, t5, -965
    add t2, t2, t5
    slli t5, t2, 11
    srli t2, t2, 21
    or t2, t5, t2
    sw t2, 660(a0)
    lui t5, 247546
    addi t5, t5, -1930
    add t3, t3, t5
    slli t5, t3, 13
    srli t3, t3, 19
    or t3, t5, t3
    sw t3, 664(a0)
    lui t5, 495091
    addi t5, t5, 236
    add t4, t4, t5
    slli t5, t4, 17
    srli t4, t4, 15
    or t4, t5, t4
    sw t4, 668(a0)
    lui t5, 946527
    addi t5, t5, -1463
    add a5, a5, t5
    slli t5, a5, 1
    srli a5, a5, 31
    or a5, t5, a5
    sw a5, 672(a0)
    lui t5, 844477
    addi t5, t5, 1171
    add a6, a6, t5
    slli t5, a6, 3
    srli a6, a6, 29
    or a6, t5, a6
    sw a6, 676(a0)
    lui t5, 640379
    addi t5, t5, -1753
    add a7, a7, t5
    slli t5, a7, 6
    srli a7, a7, 26
    or a7, t5, a7
    sw a7, 680(a0)
    lui t5, 232181
    addi t5, t5, 591
    add t0, t0, t5
    slli t5, t0, 11
    srli t0, t0, 21
    or t0, t5, t0
    sw t0, 684(a0)
    lui t5, 464362
    addi t5, t5, 1182
    add t1, t1, t5
    slli t5, t1, 13
    srli t1, t1, 19
    or t1, t5, t1
    sw t1, 688(a0)
    lui t5, 928725
    addi t5, t5, -1732
    add t2, t2, t5
    slli t5, t2, 17
    srli t2, t2, 15
    or t2, t5, t2
    sw t2, 692(a0)
    lui t5, 364300
    addi t5, t5, -1215
    add t3, t3, t5
    slli t5, t3, 1
    srli t3, t3, 31
    or t3, t5, t3
    sw t3, 696(a0)
    lui t5, 728599
    addi t5, t5, 1666
    add t4, t4, t5
    slli t5, t4, 3
    srli t4, t4, 29
    or t4, t5, t4
    sw t4, 700(a0)
    lui t5, 408623
    addi t5, t5, -763
    add a5, a5, t5
    slli t5, a5, 6
    srli a5, a5, 26
    or a5, t5, a5
    sw a5, 704(a0)
    lui t5, 817246
    addi t5, t5, -1526
    add a6, a6, t5
    slli t5, a6, 11
    srli a6, a6, 21
    or a6, t5, a6
    sw a6, 708(a0)
    lui t5, 585915
    addi t5, t5, 1045
    add a7, a7, t5
    slli t5, a7, 13
    srli a7, a7, 19
    or a7, t5, a7
    sw a7, 712(a0)
    lui t5, 123255
    addi t5, t5, -2005
    add t0, t0, t5
    slli t5, t0, 17
    srli t0, t0, 15
    or t0, t5, t0
    sw t0, 716(a0)
    lui t5, 753980
    addi t5, t5, -886
    add t1, t1, t5
    slli t5, t1, 1
    srli t1, t1, 31
    or t1, t5, t1
    sw t1, 720(a0)
    lui t5, 459384
    addi t5, t5, -1771
    add t2, t2, t5
    slli t5, t2, 3
    srli t2, t2, 29
    or t2, t5, t2
    sw t2, 724(a0)
    lui t5, 918767
    addi t5, t5, 554
    add t3, t3, t5
    slli t5, t3, 6
    srli t3, t3, 26
    or t3, t5, t3
    sw t3, 728(a0)
    lui t5, 788958
    addi t5, t5, 1109
    add t4, t4, t5
    slli t5, t4, 11
    srli t4, t4, 21
    or t4, t5, t4
    sw t4, 732(a0)
    lui t5, 529341
    addi t5, t5, -1877
    add a5, a5, t5
    slli t5, a5, 13
    srli a5, a5, 19
    or a5, t5, a5
    sw a5, 736(a0)
    lui a5, 10105
    addi a5, a5, 343
    add a5, a6, a5
    slli a6, a5, 17
    srli a5, a5, 15
    or a5, a6, a5
    sw a5, 740(a0)
    lui a5, 994848
    addi a5, a5, 1195
    add a5, a7, a5
    slli a6, a5, 1
    srli a5, a5, 31
    or a5, a6, a5
    sw a5, 744(a0)
    lui a5, 941121
    addi a5, a5, -1705
    add a5, t0, a5
    slli a6, a5, 3
    srli a5, a5, 29
    or a5, a6, a5
    sw a5, 748(a0)
    lui a5, 833665
    addi a5, a5, 687
    add a5, t1, a5
    slli a6, a5, 6
    srli a5, a5, 26
    or a5, a6, a5
    sw a5, 752(a0)
    lui a5, 618754
    addi a5, a5, 1375
    add a5, t2, a5
    slli a6, a5, 11
    srli a5, a5, 21
    or a5, a6, a5
    sw a5, 756(a0)
    lui a5, 188933
    addi a5, a5, -1345
    add a5, t3, a5
    slli a6, a5, 13
    srli a5, a5, 19
    or a5, a6, a5
    sw a5, 760(a0)
    lui a5, 377865
    addi a5, a5, 1406
    add a5, t4, a5
    slli a6, a5, 17
    srli a5, a5, 15
    or a5, a6, a5
    sw a5, 764(a0)
    ret
    .size lwcc_lea128_256_key_setup_rv32i, .-lwcc_lea128_256_key_setup_rv32i

    .balign 4
    .global lwcc_lea128_256_ecb_encrypt_rv32i
    .type lwcc_lea128_256_ecb_encrypt_rv32i, %function
lwcc_lea128_256_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_lea128_256_ecb_encrypt_rv32i_begin
    ret
.Llwcc_lea128_256_ecb_encrypt_rv32i_begin:
    addi sp, sp, -96
    sw s0, 4(sp)
    sw s1, 8(sp)
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -16
.Llwcc_lea128_256_ecb_encrypt_rv32i_group:
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
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
    lw s0, 40(a3)
    lw s1, 44(a3)
    # round 1 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a7, t3, a7
    # round 2 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a7, a4
    xor a7, a7, s0
    xor a5, a5, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a7, a5
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 3 (lea.dsl:35)
    lw t4, 48(a3)
    lw t5, 52(a3)
    lw t6, 56(a3)
    lw a4, 60(a3)
    lw s0, 64(a3)
    lw s1, 68(a3)
    # round 2 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 3 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor t0, t0, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 4 (lea.dsl:35)
    lw t4, 72(a3)
    lw t5, 76(a3)
    lw t6, 80(a3)
    lw a4, 84(a3)
    lw s0, 88(a3)
    lw s1, 92(a3)
    # round 3 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 4 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor a7, a7, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 5 (lea.dsl:35)
    lw t4, 96(a3)
    lw t5, 100(a3)
    lw t6, 104(a3)
    lw a4, 108(a3)
    lw s0, 112(a3)
    lw s1, 116(a3)
    # round 4 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 5 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor t0, t0, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 6 (lea.dsl:35)
    lw t4, 120(a3)
    lw t5, 124(a3)
    lw t6, 128(a3)
    lw a4, 132(a3)
    lw s0, 136(a3)
    lw s1, 140(a3)
    # round 5 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 6 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor a7, a7, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 7 (lea.dsl:35)
    lw t4, 144(a3)
    lw t5, 148(a3)
    lw t6, 152(a3)
    lw a4, 156(a3)
    lw s0, 160(a3)
    lw s1, 164(a3)
    # round 6 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 7 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor t0, t0, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 8 (lea.dsl:35)
    lw t4, 168(a3)
    lw t5, 172(a3)
    lw t6, 176(a3)
    lw a4, 180(a3)
    lw s0, 184(a3)
    lw s1, 188(a3)
    # round 7 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 8 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor a7, a7, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 9 (lea.dsl:35)
    lw t4, 192(a3)
    lw t5, 196(a3)
    lw t6, 200(a3)
    lw a4, 204(a3)
    lw s0, 208(a3)
    lw s1, 212(a3)
    # round 8 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 9 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor t0, t0, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 10 (lea.dsl:35)
    lw t4, 216(a3)
    lw t5, 220(a3)
    lw t6, 224(a3)
    lw a4, 228(a3)
    lw s0, 232(a3)
    lw s1, 236(a3)
    # round 9 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 10 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor a7, a7, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 11 (lea.dsl:35)
    lw t4, 240(a3)
    lw t5, 244(a3)
    lw t6, 248(a3)
    lw a4, 252(a3)
    lw s0, 256(a3)
    lw s1, 260(a3)
    # round 10 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 11 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor t0, t0, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 12 (lea.dsl:35)
    lw t4, 264(a3)
    lw t5, 268(a3)
    lw t6, 272(a3)
    lw a4, 276(a3)
    lw s0, 280(a3)
    lw s1, 284(a3)
    # round 11 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 12 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor a7, a7, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 13 (lea.dsl:35)
    lw t4, 288(a3)
    lw t5, 292(a3)
    lw t6, 296(a3)
    lw a4, 300(a3)
    lw s0, 304(a3)
    lw s1, 308(a3)
    # round 12 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 13 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor t0, t0, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 14 (lea.dsl:35)
    lw t4, 312(a3)
    lw t5, 316(a3)
    lw t6, 320(a3)
    lw a4, 324(a3)
    lw s0, 328(a3)
    lw s1, 332(a3)
    # round 13 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 14 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor a7, a7, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 15 (lea.dsl:35)
    lw t4, 336(a3)
    lw t5, 340(a3)
    lw t6, 344(a3)
    lw a4, 348(a3)
    lw s0, 352(a3)
    lw s1, 356(a3)
    # round 14 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 15 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor t0, t0, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 16 (lea.dsl:35)
    lw t4, 360(a3)
    lw t5, 364(a3)
    lw t6, 368(a3)
    lw a4, 372(a3)
    lw s0, 376(a3)
    lw s1, 380(a3)
    # round 15 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 16 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor a7, a7, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 17 (lea.dsl:35)
    lw t4, 384(a3)
    lw t5, 388(a3)
    lw t6, 392(a3)
    lw a4, 396(a3)
    lw s0, 400(a3)
    lw s1, 404(a3)
    # round 16 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 17 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor t0, t0, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 18 (lea.dsl:35)
    lw t4, 408(a3)
    lw t5, 412(a3)
    lw t6, 416(a3)
    lw a4, 420(a3)
    lw s0, 424(a3)
    lw s1, 428(a3)
    # round 17 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 18 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor a7, a7, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 19 (lea.dsl:35)
    lw t4, 432(a3)
    lw t5, 436(a3)
    lw t6, 440(a3)
    lw a4, 444(a3)
    lw s0, 448(a3)
    lw s1, 452(a3)
    # round 18 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 19 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor t0, t0, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 20 (lea.dsl:35)
    lw t4, 456(a3)
    lw t5, 460(a3)
    lw t6, 464(a3)
    lw a4, 468(a3)
    lw s0, 472(a3)
    lw s1, 476(a3)
    # round 19 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 20 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor a7, a7, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 21 (lea.dsl:35)
    lw t4, 480(a3)
    lw t5, 484(a3)
    lw t6, 488(a3)
    lw a4, 492(a3)
    lw s0, 496(a3)
    lw s1, 500(a3)
    # round 20 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 21 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor t0, t0, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 22 (lea.dsl:35)
    lw t4, 504(a3)
    lw t5, 508(a3)
    lw t6, 512(a3)
    lw a4, 516(a3)
    lw s0, 520(a3)
    lw s1, 524(a3)
    # round 21 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 22 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor a7, a7, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 23 (lea.dsl:35)
    lw t4, 528(a3)
    lw t5, 532(a3)
    lw t6, 536(a3)
    lw a4, 540(a3)
    lw s0, 544(a3)
    lw s1, 548(a3)
    # round 22 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 23 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor t0, t0, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 24 (lea.dsl:35)
    lw t4, 552(a3)
    lw t5, 556(a3)
    lw t6, 560(a3)
    lw a4, 564(a3)
    lw s0, 568(a3)
    lw s1, 572(a3)
    # round 23 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 24 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor a7, a7, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 25 (lea.dsl:35)
    lw t4, 576(a3)
    lw t5, 580(a3)
    lw t6, 584(a3)
    lw a4, 588(a3)
    lw s0, 592(a3)
    lw s1, 596(a3)
    # round 24 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 25 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor t0, t0, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 26 (lea.dsl:35)
    lw t4, 600(a3)
    lw t5, 604(a3)
    lw t6, 608(a3)
    lw a4, 612(a3)
    lw s0, 616(a3)
    lw s1, 620(a3)
    # round 25 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 26 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor a7, a7, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 27 (lea.dsl:35)
    lw t4, 624(a3)
    lw t5, 628(a3)
    lw t6, 632(a3)
    lw a4, 636(a3)
    lw s0, 640(a3)
    lw s1, 644(a3)
    # round 26 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 27 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor t0, t0, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 28 (lea.dsl:35)
    lw t4, 648(a3)
    lw t5, 652(a3)
    lw t6, 656(a3)
    lw a4, 660(a3)
    lw s0, 664(a3)
    lw s1, 668(a3)
    # round 27 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 28 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor a7, a7, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 29 (lea.dsl:35)
    lw t4, 672(a3)
    lw t5, 676(a3)
    lw t6, 680(a3)
    lw a4, 684(a3)
    lw s0, 688(a3)
    lw s1, 692(a3)
    # round 28 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 29 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor t0, t0, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 30 (lea.dsl:35)
    lw t4, 696(a3)
    lw t5, 700(a3)
    lw t6, 704(a3)
    lw a4, 708(a3)
    lw s0, 712(a3)
    lw s1, 716(a3)
    # round 29 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 30 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor a7, a7, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 31 (lea.dsl:35)
    lw t4, 720(a3)
    lw t5, 724(a3)
    lw t6, 728(a3)
    lw a4, 732(a3)
    lw s0, 736(a3)
    lw s1, 740(a3)
    # round 30 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 31 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor t0, t0, s1
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 32 (lea.dsl:35)
    lw t4, 744(a3)
    lw t5, 748(a3)
    lw t6, 752(a3)
    lw a4, 756(a3)
    lw s0, 760(a3)
    lw s1, 764(a3)
    # round 31 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 32 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, a4
    xor a5, a5, s0
    xor a7, a7, s1
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
    sw a7, 0(a0)
    sw a6, 4(a0)
    sw a5, 8(a0)
    sw t0, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bgeu a2, a1, .Llwcc_lea128_256_ecb_encrypt_rv32i_group
    lw s0, 4(sp)
    lw s1, 8(sp)
    addi sp, sp, 96
    ret
    .size lwcc_lea128_256_ecb_encrypt_rv32i, .-lwcc_lea128_256_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_lea128_256_ecb_decrypt_rv32i
    .type lwcc_lea128_256_ecb_decrypt_rv32i, %function
lwcc_lea128_256_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_lea128_256_ecb_decrypt_rv32i_begin
    ret
.Llwcc_lea128_256_ecb_decrypt_rv32i_begin:
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -16
.Llwcc_lea128_256_ecb_decrypt_rv32i_group:
    lw a5, 0(a1)
    lw a6, 12(a1)
    # round 32 (lea.dsl:35)
    lw a7, 744(a3)
    slli t0, a5, 23
    srli a5, a5, 9
    lw t1, 4(a1)
    or a5, t0, a5
    xor a7, a6, a7
    lw t0, 748(a3)
    sub a5, a5, a7
    lw a7, 752(a3)
    slli t2, t1, 5
    srli t1, t1, 27
    xor a5, a5, t0
    lw t0, 8(a1)
    or t1, t2, t1
    xor a7, a5, a7
    lw t2, 756(a3)
    sub a7, t1, a7
    lw t1, 760(a3)
    slli t3, t0, 3
    srli t0, t0, 29
    xor a7, a7, t2
    or t0, t3, t0
    xor t1, a7, t1
    lw t2, 764(a3)
    sub t0, t0, t1
    # round 31 (lea.dsl:35)
    lw t1, 720(a3)
    # round 32 (lea.dsl:35)
    xor t0, t0, t2
    # round 31 (lea.dsl:35)
    slli t2, a6, 23
    srli a6, a6, 9
    or a6, t2, a6
    xor t1, t0, t1
    lw t2, 724(a3)
    sub a6, a6, t1
    lw t1, 728(a3)
    slli t3, a5, 5
    srli a5, a5, 27
    xor a6, a6, t2
    or a5, t3, a5
    xor t1, a6, t1
    lw t2, 732(a3)
    sub a5, a5, t1
    lw t1, 736(a3)
    slli t3, a7, 3
    srli a7, a7, 29
    xor a5, a5, t2
    or a7, t3, a7
    xor t1, a5, t1
    lw t2, 740(a3)
    sub a7, a7, t1
    # round 30 (lea.dsl:35)
    lw t1, 696(a3)
    # round 31 (lea.dsl:35)
    xor a7, a7, t2
    # round 30 (lea.dsl:35)
    slli t2, t0, 23
    srli t0, t0, 9
    or t0, t2, t0
    xor t1, a7, t1
    lw t2, 700(a3)
    sub t0, t0, t1
    lw t1, 704(a3)
    slli t3, a6, 5
    srli a6, a6, 27
    xor t0, t0, t2
    or a6, t3, a6
    xor t1, t0, t1
    lw t2, 708(a3)
    sub a6, a6, t1
    lw t1, 712(a3)
    slli t3, a5, 3
    srli a5, a5, 29
    xor a6, a6, t2
    or a5, t3, a5
    xor t1, a6, t1
    lw t2, 716(a3)
    sub a5, a5, t1
    # round 29 (lea.dsl:35)
    lw t1, 672(a3)
    # round 30 (lea.dsl:35)
    xor a5, a5, t2
    # round 29 (lea.dsl:35)
    slli t2, a7, 23
    srli a7, a7, 9
    or a7, t2, a7
    xor t1, a5, t1
    lw t2, 676(a3)
    sub a7, a7, t1
    lw t1, 680(a3)
    slli t3, t0, 5
    srli t0, t0, 27
    xor a7, a7, t2
    or t0, t3, t0
    xor t1, a7, t1
    lw t2, 684(a3)
    sub t0, t0, t1
    lw t1, 688(a3)
    slli t3, a6, 3
    srli a6, a6, 29
    xor t0, t0, t2
    or a6, t3, a6
    xor t1, t0, t1
    lw t2, 692(a3)
    sub a6, a6, t1
    # round 28 (lea.dsl:35)
    lw t1, 648(a3)
    # round 29 (lea.dsl:35)
    xor a6, a6, t2
    # round 28 (lea.dsl:35)
    slli t2, a5, 23
    srli a5, a5, 9
    or a5, t2, a5
    xor t1, a6, t1
    lw t2, 652(a3)
    sub a5, a5, t1
    lw t1, 656(a3)
    slli t3, a7, 5
    srli a7, a7, 27
    xor a5, a5, t2
    or a7, t3, a7
    xor t1, a5, t1
    lw t2, 660(a3)
    sub a7, a7, t1
    lw t1, 664(a3)
    slli t3, t0, 3
    srli t0, t0, 29
    xor a7, a7, t2
    or t0, t3, t0
    xor t1, a7, t1
    lw t2, 668(a3)
    sub t0, t0, t1
    # round 27 (lea.dsl:35)
    lw t1, 624(a3)
    # round 28 (lea.dsl:35)
    xor t0, t0, t2
    # round 27 (lea.dsl:35)
    slli t2, a6, 23
    srli a6, a6, 9
    or a6, t2, a6
    xor t1, t0, t1
    lw t2, 628(a3)
    sub a6, a6, t1
    lw t1, 632(a3)
    slli t3, a5, 5
    srli a5, a5, 27
    xor a6, a6, t2
    or a5, t3, a5
    xor t1, a6, t1
    lw t2, 636(a3)
    sub a5, a5, t1
    lw t1, 640(a3)
    slli t3, a7, 3
    srli a7, a7, 29
    xor a5, a5, t2
    or a7, t3, a7
    xor t1, a5, t1
    lw t2, 644(a3)
    sub a7, a7, t1
    # round 26 (lea.dsl:35)
    lw t1, 600(a3)
    # round 27 (lea.dsl:35)
    xor a7, a7, t2
    # round 26 (lea.dsl:35)
    slli t2, t0, 23
    srli t0, t0, 9
    or t0, t2, t0
    xor t1, a7, t1
    lw t2, 604(a3)
    sub t0, t0, t1
    lw t1, 608(a3)
    slli t3, a6, 5
    srli a6, a6, 27
    xor t0, t0, t2
    or a6, t3, a6
    xor t1, t0, t1
    lw t2, 612(a3)
    sub a6, a6, t1
    lw t1, 616(a3)
    slli t3, a5, 3
    srli a5, a5, 29
    xor a6, a6, t2
    or a5, t3, a5
    xor t1, a6, t1
    lw t2, 620(a3)
    sub a5, a5, t1
    # round 25 (lea.dsl:35)
    lw t1, 576(a3)
    # round 26 (lea.dsl:35)
    xor a5, a5, t2
    # round 25 (lea.dsl:35)
    slli t2, a7, 23
    srli a7, a7, 9
    or a7, t2, a7
    xor t1, a5, t1
    lw t2, 580(a3)
    sub a7, a7, t1
    lw t1, 584(a3)
    slli t3, t0, 5
    srli t0, t0, 27
    xor a7, a7, t2
    or t0, t3, t0
    xor t1, a7, t1
    lw t2, 588(a3)
    sub t0, t0, t1
    lw t1, 592(a3)
    slli t3, a6, 3
    srli a6, a6, 29
    xor t0, t0, t2
    or a6, t3, a6
    xor t1, t0, t1
    lw t2, 596(a3)
    sub a6, a6, t1
    # round 24 (lea.dsl:35)
    lw t1, 552(a3)
    # round 25 (lea.dsl:35)
    xor a6, a6, t2
    # round 24 (lea.dsl:35)
    slli t2, a5, 23
    srli a5, a5, 9
    or a5, t2, a5
    xor t1, a6, t1
    lw t2, 556(a3)
    sub a5, a5, t1
    lw t1, 560(a3)
    slli t3, a7, 5
    srli a7, a7, 27
    xor a5, a5, t2
    or a7, t3, a7
    xor t1, a5, t1
    lw t2, 564(a3)
    sub a7, a7, t1
    lw t1, 568(a3)
    slli t3, t0, 3
    srli t0, t0, 29
    xor a7, a7, t2
    or t0, t3, t0
    xor t1, a7, t1
    lw t2, 572(a3)
    sub t0, t0, t1
    # round 23 (lea.dsl:35)
    lw t1, 528(a3)
    # round 24 (lea.dsl:35)
    xor t0, t0, t2
    # round 23 (lea.dsl:35)
    slli t2, a6, 23
    srli a6, a6, 9
    or a6, t2, a6
    xor t1, t0, t1
    lw t2, 532(a3)
    sub a6, a6, t1
    lw t1, 536(a3)
    slli t3, a5, 5
    srli a5, a5, 27
    xor a6, a6, t2
    or a5, t3, a5
    xor t1, a6, t1
    lw t2, 540(a3)
    sub a5, a5, t1
    lw t1, 544(a3)
    slli t3, a7, 3
    srli a7, a7, 29
    xor a5, a5, t2
    or a7, t3, a7
    xor t1, a5, t1
    lw t2, 548(a3)
    sub a7, a7, t1
    # round 22 (lea.dsl:35)
    lw t1, 504(a3)
    # round 23 (lea.dsl:35)
    xor a7, a7, t2
    # round 22 (lea.dsl:35)
    slli t2, t0, 23
    srli t0, t0, 9
    or t0, t2, t0
    xor t1, a7, t1
    lw t2, 508(a3)
    sub t0, t0, t1
    lw t1, 512(a3)
    slli t3, a6, 5
    srli a6, a6, 27
    xor t0, t0, t2
    or a6, t3, a6
    xor t1, t0, t1
    lw t2, 516(a3)
    sub a6, a6, t1
    lw t1, 520(a3)
    slli t3, a5, 3
    srli a5, a5, 29
    xor a6, a6, t2
    or a5, t3, a5
    xor t1, a6, t1
    lw t2, 524(a3)
    sub a5, a5, t1
    # round 21 (lea.dsl:35)
    lw t1, 480(a3)
    # round 22 (lea.dsl:35)
    xor a5, a5, t2
    # round 21 (lea.dsl:35)
    slli t2, a7, 23
    srli a7, a7, 9
    or a7, t2, a7
    xor t1, a5, t1
    lw t2, 484(a3)
    sub a7, a7, t1
    lw t1, 488(a3)
    slli t3, t0, 5
    srli t0, t0, 27
    xor a7, a7, t2
    or t0, t3, t0
    xor t1, a7, t1
    lw t2, 492(a3)
    sub t0, t0, t1
    lw t1, 496(a3)
    slli t3, a6, 3
    srli a6, a6, 29
    xor t0, t0, t2
    or a6, t3, a6
    xor t1, t0, t1
    lw t2, 500(a3)
    sub a6, a6, t1
    # round 20 (lea.dsl:35)
    lw t1, 456(a3)
    # round 21 (lea.dsl:35)
    xor a6, a6, t2
    # round 20 (lea.dsl:35)
    slli t2, a5, 23
    srli a5, a5, 9
    or a5, t2, a5
    xor t1, a6, t1
    lw t2, 460(a3)
    sub a5, a5, t1
    lw t1, 464(a3)
    slli t3, a7, 5
    srli a7, a7, 27
    xor a5, a5, t2
    or a7, t3, a7
    xor t1, a5, t1
    lw t2, 468(a3)
    sub a7, a7, t1
    lw t1, 472(a3)
    slli t3, t0, 3
    srli t0, t0, 29
    xor a7, a7, t2
    or t0, t3, t0
    xor t1, a7, t1
    lw t2, 476(a3)
    sub t0, t0, t1
    # round 19 (lea.dsl:35)
    lw t1, 432(a3)
    # round 20 (lea.dsl:35)
    xor t0, t0, t2
    # round 19 (lea.dsl:35)
    slli t2, a6, 23
    srli a6, a6, 9
    or a6, t2, a6
    xor t1, t0, t1
    lw t2, 436(a3)
    sub a6, a6, t1
    lw t1, 440(a3)
    slli t3, a5, 5
    srli a5, a5, 27
    xor a6, a6, t2
    or a5, t3, a5
    xor t1, a6, t1
    lw t2, 444(a3)
    sub a5, a5, t1
    lw t1, 448(a3)
    slli t3, a7, 3
    srli a7, a7, 29
    xor a5, a5, t2
    or a7, t3, a7
    xor t1, a5, t1
    lw t2, 452(a3)
    sub a7, a7, t1
    # round 18 (lea.dsl:35)
    lw t1, 408(a3)
    # round 19 (lea.dsl:35)
    xor a7, a7, t2
    # round 18 (lea.dsl:35)
    slli t2, t0, 23
    srli t0, t0, 9
    or t0, t2, t0
    xor t1, a7, t1
    lw t2, 412(a3)
    sub t0, t0, t1
    lw t1, 416(a3)
    slli t3, a6, 5
    srli a6, a6, 27
    xor t0, t0, t2
    or a6, t3, a6
    xor t1, t0, t1
    lw t2, 420(a3)
    sub a6, a6, t1
    lw t1, 424(a3)
    slli t3, a5, 3
    srli a5, a5, 29
    xor a6, a6, t2
    or a5, t3, a5
    xor t1, a6, t1
    lw t2, 428(a3)
    sub a5, a5, t1
    # round 17 (lea.dsl:35)
    lw t1, 384(a3)
    # round 18 (lea.dsl:35)
    xor a5, a5, t2
    # round 17 (lea.dsl:35)
    slli t2, a7, 23
    srli a7, a7, 9
    or a7, t2, a7
    xor t1, a5, t1
    lw t2, 388(a3)
    sub a7, a7, t1
    lw t1, 392(a3)
    slli t3, t0, 5
    srli t0, t0, 27
    xor a7, a7, t2
    or t0, t3, t0
    xor t1, a7, t1
    lw t2, 396(a3)
    sub t0, t0, t1
    lw t1, 400(a3)
    slli t3, a6, 3
    srli a6, a6, 29
    xor t0, t0, t2
    or a6, t3, a6
    xor t1, t0, t1
    lw t2, 404(a3)
    sub a6, a6, t1
    # round 16 (lea.dsl:35)
    lw t1, 360(a3)
    # round 17 (lea.dsl:35)
    xor a6, a6, t2
    # round 16 (lea.dsl:35)
    slli t2, a5, 23
    srli a5, a5, 9
    or a5, t2, a5
    xor t1, a6, t1
    lw t2, 364(a3)
    sub a5, a5, t1
    lw t1, 368(a3)
    slli t3, a7, 5
    srli a7, a7, 27
    xor a5, a5, t2
    or a7, t3, a7
    xor t1, a5, t1
    lw t2, 372(a3)
    sub a7, a7, t1
    lw t1, 376(a3)
    slli t3, t0, 3
    srli t0, t0, 29
    xor a7, a7, t2
    or t0, t3, t0
    xor t1, a7, t1
    lw t2, 380(a3)
    sub t0, t0, t1
    # round 15 (lea.dsl:35)
    lw t1, 336(a3)
    # round 16 (lea.dsl:35)
    xor t0, t0, t2
    # round 15 (lea.dsl:35)
    slli t2, a6, 23
    srli a6, a6, 9
    or a6, t2, a6
    xor t1, t0, t1
    lw t2, 340(a3)
    sub a6, a6, t1
    lw t1, 344(a3)
    slli t3, a5, 5
    srli a5, a5, 27
    xor a6, a6, t2
    or a5, t3, a5
    xor t1, a6, t1
    lw t2, 348(a3)
    sub a5, a5, t1
    lw t1, 352(a3)
    slli t3, a7, 3
    srli a7, a7, 29
    xor a5, a5, t2
    or a7, t3, a7
    xor t1, a5, t1
    lw t2, 356(a3)
    sub a7, a7, t1
    # round 14 (lea.dsl:35)
    lw t1, 312(a3)
    # round 15 (lea.dsl:35)
    xor a7, a7, t2
    # round 14 (lea.dsl:35)
    slli t2, t0, 23
    srli t0, t0, 9
    or t0, t2, t0
    xor t1, a7, t1
    lw t2, 316(a3)
    sub t0, t0, t1
    lw t1, 320(a3)
    slli t3, a6, 5
    srli a6, a6, 27
    xor t0, t0, t2
    or a6, t3, a6
    xor t1, t0, t1
    lw t2, 324(a3)
    sub a6, a6, t1
    lw t1, 328(a3)
    slli t3, a5, 3
    srli a5, a5, 29
    xor a6, a6, t2
    or a5, t3, a5
    xor t1, a6, t1
    lw t2, 332(a3)
    sub a5, a5, t1
    # round 13 (lea.dsl:35)
    lw t1, 288(a3)
    # round 14 (lea.dsl:35)
    xor a5, a5, t2
    # round 13 (lea.dsl:35)
    slli t2, a7, 23
    srli a7, a7, 9
    or a7, t2, a7
    xor t1, a5, t1
    lw t2, 292(a3)
    sub a7, a7, t1
    lw t1, 296(a3)
    slli t3, t0, 5
    srli t0, t0, 27
    xor a7, a7, t2
    or t0, t3, t0
    xor t1, a7, t1
    lw t2, 300(a3)
    sub t0, t0, t1
    lw t1, 304(a3)
    slli t3, a6, 3
    srli a6, a6, 29
    xor t0, t0, t2
    or a6, t3, a6
    xor t1, t0, t1
    lw t2, 308(a3)
    sub a6, a6, t1
    # round 12 (lea.dsl:35)
    lw t1, 264(a3)
    # round 13 (lea.dsl:35)
    xor a6, a6, t2
    # round 12 (lea.dsl:35)
    slli t2, a5, 23
    srli a5, a5, 9
    or a5, t2, a5
    xor t1, a6, t1
    lw t2, 268(a3)
    sub a5, a5, t1
    lw t1, 272(a3)
    slli t3, a7, 5
    srli a7, a7, 27
    xor a5, a5, t2
    or a7, t3, a7
    xor t1, a5, t1
    lw t2, 276(a3)
    sub a7, a7, t1
    lw t1, 280(a3)
    slli t3, t0, 3
    srli t0, t0, 29
    xor a7, a7, t2
    or t0, t3, t0
    xor t1, a7, t1
    lw t2, 284(a3)
    sub t0, t0, t1
    # round 11 (lea.dsl:35)
    lw t1, 240(a3)
    # round 12 (lea.dsl:35)
    xor t0, t0, t2
    # round 11 (lea.dsl:35)
    slli t2, a6, 23
    srli a6, a6, 9
    or a6, t2, a6
    xor t1, t0, t1
    lw t2, 244(a3)
    sub a6, a6, t1
    lw t1, 248(a3)
    slli t3, a5, 5
    srli a5, a5, 27
    xor a6, a6, t2
    or a5, t3, a5
    xor t1, a6, t1
    lw t2, 252(a3)
    sub a5, a5, t1
    lw t1, 256(a3)
    slli t3, a7, 3
    srli a7, a7, 29
    xor a5, a5, t2
    or a7, t3, a7
    xor t1, a5, t1
    lw t2, 260(a3)
    sub a7, a7, t1
    # round 10 (lea.dsl:35)
    lw t1, 216(a3)
    # round 11 (lea.dsl:35)
    xor a7, a7, t2
    # round 10 (lea.dsl:35)
    slli t2, t0, 23
    srli t0, t0, 9
    or t0, t2, t0
    xor t1, a7, t1
    lw t2, 220(a3)
    sub t0, t0, t1
    lw t1, 224(a3)
    slli t3, a6, 5
    srli a6, a6, 27
    xor t0, t0, t2
    or a6, t3, a6
    xor t1, t0, t1
    lw t2, 228(a3)
    sub a6, a6, t1
    lw t1, 232(a3)
    slli t3, a5, 3
    srli a5, a5, 29
    xor a6, a6, t2
    or a5, t3, a5
    xor t1, a6, t1
    lw t2, 236(a3)
    sub a5, a5, t1
    # round 9 (lea.dsl:35)
    lw t1, 192(a3)
    # round 10 (lea.dsl:35)
    xor a5, a5, t2
    # round 9 (lea.dsl:35)
    slli t2, a7, 23
    srli a7, a7, 9
    or a7, t2, a7
    xor t1, a5, t1
    lw t2, 196(a3)
    sub a7, a7, t1
    lw t1, 200(a3)
    slli t3, t0, 5
    srli t0, t0, 27
    xor a7, a7, t2
    or t0, t3, t0
    xor t1, a7, t1
    lw t2, 204(a3)
    sub t0, t0, t1
    lw t1, 208(a3)
    slli t3, a6, 3
    srli a6, a6, 29
    xor t0, t0, t2
    or a6, t3, a6
    xor t1, t0, t1
    lw t2, 212(a3)
    sub a6, a6, t1
    # round 8 (lea.dsl:35)
    lw t1, 168(a3)
    # round 9 (lea.dsl:35)
    xor a6, a6, t2
    # round 8 (lea.dsl:35)
    slli t2, a5, 23
    srli a5, a5, 9
    or a5, t2, a5
    xor t1, a6, t1
    lw t2, 172(a3)
    sub a5, a5, t1
    lw t1, 176(a3)
    slli t3, a7, 5
    srli a7, a7, 27
    xor a5, a5, t2
    or a7, t3, a7
    xor t1, a5, t1
    lw t2, 180(a3)
    sub a7, a7, t1
    lw t1, 184(a3)
    slli t3, t0, 3
    srli t0, t0, 29
    xor a7, a7, t2
    or t0, t3, t0
    xor t1, a7, t1
    lw t2, 188(a3)
    sub t0, t0, t1
    # round 7 (lea.dsl:35)
    lw t1, 144(a3)
    # round 8 (lea.dsl:35)
    xor t0, t0, t2
    # round 7 (lea.dsl:35)
    slli t2, a6, 23
    srli a6, a6, 9
    or a6, t2, a6
    xor t1, t0, t1
    lw t2, 148(a3)
    sub a6, a6, t1
    lw t1, 152(a3)
    slli t3, a5, 5
    srli a5, a5, 27
    xor a6, a6, t2
    or a5, t3, a5
    xor t1, a6, t1
    lw t2, 156(a3)
    sub a5, a5, t1
    lw t1, 160(a3)
    slli t3, a7, 3
    srli a7, a7, 29
    xor a5, a5, t2
    or a7, t3, a7
    xor t1, a5, t1
    lw t2, 164(a3)
    sub a7, a7, t1
    # round 6 (lea.dsl:35)
    lw t1, 120(a3)
    # round 7 (lea.dsl:35)
    xor a7, a7, t2
    # round 6 (lea.dsl:35)
    slli t2, t0, 23
    srli t0, t0, 9
    or t0, t2, t0
    xor t1, a7, t1
    lw t2, 124(a3)
    sub t0, t0, t1
    lw t1, 128(a3)
    slli t3, a6, 5
    srli a6, a6, 27
    xor t0, t0, t2
    or a6, t3, a6
    xor t1, t0, t1
    lw t2, 132(a3)
    sub a6, a6, t1
    lw t1, 136(a3)
    slli t3, a5, 3
    srli a5, a5, 29
    xor a6, a6, t2
    or a5, t3, a5
    xor t1, a6, t1
    lw t2, 140(a3)
    sub a5, a5, t1
    # round 5 (lea.dsl:35)
    lw t1, 96(a3)
    # round 6 (lea.dsl:35)
    xor a5, a5, t2
    # round 5 (lea.dsl:35)
    slli t2, a7, 23
    srli a7, a7, 9
    or a7, t2, a7
    xor t1, a5, t1
    lw t2, 100(a3)
    sub a7, a7, t1
    lw t1, 104(a3)
    slli t3, t0, 5
    srli t0, t0, 27
    xor a7, a7, t2
    or t0, t3, t0
    xor t1, a7, t1
    lw t2, 108(a3)
    sub t0, t0, t1
    lw t1, 112(a3)
    slli t3, a6, 3
    srli a6, a6, 29
    xor t0, t0, t2
    or a6, t3, a6
    xor t1, t0, t1
    lw t2, 116(a3)
    sub a6, a6, t1
    # round 4 (lea.dsl:35)
    lw t1, 72(a3)
    # round 5 (lea.dsl:35)
    xor a6, a6, t2
    # round 4 (lea.dsl:35)
    slli t2, a5, 23
    srli a5, a5, 9
    or a5, t2, a5
    xor t1, a6, t1
    lw t2, 76(a3)
    sub a5, a5, t1
    lw t1, 80(a3)
    slli t3, a7, 5
    srli a7, a7, 27
    xor a5, a5, t2
    or a7, t3, a7
    xor t1, a5, t1
    lw t2, 84(a3)
    sub a7, a7, t1
    lw t1, 88(a3)
    slli t3, t0, 3
    srli t0, t0, 29
    xor a7, a7, t2
    or t0, t3, t0
    xor t1, a7, t1
    lw t2, 92(a3)
    sub t0, t0, t1
    # round 3 (lea.dsl:35)
    lw t1, 48(a3)
    # round 4 (lea.dsl:35)
    xor t0, t0, t2
    # round 3 (lea.dsl:35)
    slli t2, a6, 23
    srli a6, a6, 9
    or a6, t2, a6
    xor t1, t0, t1
    lw t2, 52(a3)
    sub a6, a6, t1
    lw t1, 56(a3)
    slli t3, a5, 5
    srli a5, a5, 27
    xor a6, a6, t2
    or a5, t3, a5
    xor t1, a6, t1
    lw t2, 60(a3)
    sub a5, a5, t1
    lw t1, 64(a3)
    slli t3, a7, 3
    srli a7, a7, 29
    xor a5, a5, t2
    or a7, t3, a7
    xor t1, a5, t1
    lw t2, 68(a3)
    sub a7, a7, t1
    # round 2 (lea.dsl:35)
    lw t1, 24(a3)
    # round 3 (lea.dsl:35)
    xor a7, a7, t2
    # round 2 (lea.dsl:35)
    slli t2, t0, 23
    srli t0, t0, 9
    or t0, t2, t0
    xor t1, a7, t1
    lw t2, 28(a3)
    sub t0, t0, t1
    lw t1, 32(a3)
    slli t3, a6, 5
    srli a6, a6, 27
    xor t0, t0, t2
    or a6, t3, a6
    xor t1, t0, t1
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
    # round 1 (lea.dsl:35)
    lw t1, 0(a3)
    # round 2 (lea.dsl:35)
    xor a5, a5, t2
    # round 1 (lea.dsl:35)
    slli t2, a7, 23
    srli a7, a7, 9
    or a7, t2, a7
    xor t1, a5, t1
    lw t2, 4(a3)
    sub a7, a7, t1
    lw t1, 8(a3)
    slli t3, t0, 5
    srli t0, t0, 27
    xor a7, a7, t2
    or t0, t3, t0
    xor t1, a7, t1
    lw t2, 12(a3)
    sub t0, t0, t1
    lw t1, 16(a3)
    slli t3, a6, 3
    srli a6, a6, 29
    xor t0, t0, t2
    or a6, t3, a6
    xor t1, t0, t1
    lw t2, 20(a3)
    sub a6, a6, t1
    xor a6, a6, t2
    sw a5, 0(a0)
    sw a7, 4(a0)
    sw t0, 8(a0)
    sw a6, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bgeu a2, a1, .Llwcc_lea128_256_ecb_decrypt_rv32i_group
    ret
    .size lwcc_lea128_256_ecb_decrypt_rv32i, .-lwcc_lea128_256_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_lea128_256_ctr_init_rv32i
    .type lwcc_lea128_256_ctr_init_rv32i, %function
lwcc_lea128_256_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_lea128_256_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_lea128_256_ctr_nonce_rv32i
    .size lwcc_lea128_256_ctr_init_rv32i, .-lwcc_lea128_256_ctr_init_rv32i

    .balign 4
    .global lwcc_lea128_256_ctr_nonce_rv32i
    .type lwcc_lea128_256_ctr_nonce_rv32i, %function
lwcc_lea128_256_ctr_nonce_rv32i:
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
    sw t6, 780(a0)
    xor a6, a6, t4
    # round 4 (lea.dsl:35)
    xor t0, t0, t5
    sw t1, 772(a0)
    # round 2 (lea.dsl:35)
    xor a7, a7, t3
    # round 1 (lea.dsl:35)
    xor a5, a5, t2
    sw a5, 768(a0)
    sw a6, 784(a0)
    sw a7, 776(a0)
    sw t0, 788(a0)
    lw s0, 4(sp)
    addi sp, sp, 96
    ret
    .size lwcc_lea128_256_ctr_nonce_rv32i, .-lwcc_lea128_256_ctr_nonce_rv32i

    .balign 4
    .global lwcc_lea128_256_ctr_crypt_rv32i
    .type lwcc_lea128_256_ctr_crypt_rv32i, %function
lwcc_lea128_256_ctr_crypt_rv32i:
    bnez a2, .Llwcc_lea128_256_ctr_crypt_rv32i_begin
    ret
.Llwcc_lea128_256_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 16
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_lea128_256_ctr_crypt_rv32i_group
    j .Llwcc_lea128_256_ctr_crypt_rv32i_rest
.Llwcc_lea128_256_ctr_crypt_rv32i_group:
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
    lw a6, 768(a3)
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
    lw a6, 772(a3)
    lw t1, 776(a3)
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
    lw a7, 780(a3)
    lw t0, 784(a3)
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
    lw s0, 88(a3)
    # round 3 (lea.dsl:35)
    or a7, t0, a7
    or a6, t1, a6
    or a5, t2, a5
    # round 4 (lea.dsl:35)
    lw t0, 788(a3)
    xor t1, a7, t3
    xor t2, a6, t4
    xor a6, a6, t5
    xor t3, a5, t6
    xor a5, a5, s0
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 5 (lea.dsl:35)
    lw t4, 96(a3)
    lw t5, 100(a3)
    lw t6, 104(a3)
    lw s0, 108(a3)
    lw s1, 112(a3)
    lw s2, 116(a3)
    # round 4 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 5 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor a7, a7, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 6 (lea.dsl:35)
    lw t4, 120(a3)
    lw t5, 124(a3)
    lw t6, 128(a3)
    lw s0, 132(a3)
    lw s1, 136(a3)
    lw s2, 140(a3)
    # round 5 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 6 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor t0, t0, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 7 (lea.dsl:35)
    lw t4, 144(a3)
    lw t5, 148(a3)
    lw t6, 152(a3)
    lw s0, 156(a3)
    lw s1, 160(a3)
    lw s2, 164(a3)
    # round 6 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 7 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor a7, a7, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 8 (lea.dsl:35)
    lw t4, 168(a3)
    lw t5, 172(a3)
    lw t6, 176(a3)
    lw s0, 180(a3)
    lw s1, 184(a3)
    lw s2, 188(a3)
    # round 7 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 8 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor t0, t0, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 9 (lea.dsl:35)
    lw t4, 192(a3)
    lw t5, 196(a3)
    lw t6, 200(a3)
    lw s0, 204(a3)
    lw s1, 208(a3)
    lw s2, 212(a3)
    # round 8 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 9 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor a7, a7, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 10 (lea.dsl:35)
    lw t4, 216(a3)
    lw t5, 220(a3)
    lw t6, 224(a3)
    lw s0, 228(a3)
    lw s1, 232(a3)
    lw s2, 236(a3)
    # round 9 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 10 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor t0, t0, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 11 (lea.dsl:35)
    lw t4, 240(a3)
    lw t5, 244(a3)
    lw t6, 248(a3)
    lw s0, 252(a3)
    lw s1, 256(a3)
    lw s2, 260(a3)
    # round 10 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 11 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor a7, a7, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 12 (lea.dsl:35)
    lw t4, 264(a3)
    lw t5, 268(a3)
    lw t6, 272(a3)
    lw s0, 276(a3)
    lw s1, 280(a3)
    lw s2, 284(a3)
    # round 11 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 12 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor t0, t0, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 13 (lea.dsl:35)
    lw t4, 288(a3)
    lw t5, 292(a3)
    lw t6, 296(a3)
    lw s0, 300(a3)
    lw s1, 304(a3)
    lw s2, 308(a3)
    # round 12 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 13 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor a7, a7, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 14 (lea.dsl:35)
    lw t4, 312(a3)
    lw t5, 316(a3)
    lw t6, 320(a3)
    lw s0, 324(a3)
    lw s1, 328(a3)
    lw s2, 332(a3)
    # round 13 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 14 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor t0, t0, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 15 (lea.dsl:35)
    lw t4, 336(a3)
    lw t5, 340(a3)
    lw t6, 344(a3)
    lw s0, 348(a3)
    lw s1, 352(a3)
    lw s2, 356(a3)
    # round 14 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 15 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor a7, a7, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 16 (lea.dsl:35)
    lw t4, 360(a3)
    lw t5, 364(a3)
    lw t6, 368(a3)
    lw s0, 372(a3)
    lw s1, 376(a3)
    lw s2, 380(a3)
    # round 15 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 16 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor t0, t0, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 17 (lea.dsl:35)
    lw t4, 384(a3)
    lw t5, 388(a3)
    lw t6, 392(a3)
    lw s0, 396(a3)
    lw s1, 400(a3)
    lw s2, 404(a3)
    # round 16 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 17 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor a7, a7, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 18 (lea.dsl:35)
    lw t4, 408(a3)
    lw t5, 412(a3)
    lw t6, 416(a3)
    lw s0, 420(a3)
    lw s1, 424(a3)
    lw s2, 428(a3)
    # round 17 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 18 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor t0, t0, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 19 (lea.dsl:35)
    lw t4, 432(a3)
    lw t5, 436(a3)
    lw t6, 440(a3)
    lw s0, 444(a3)
    lw s1, 448(a3)
    lw s2, 452(a3)
    # round 18 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 19 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor a7, a7, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 20 (lea.dsl:35)
    lw t4, 456(a3)
    lw t5, 460(a3)
    lw t6, 464(a3)
    lw s0, 468(a3)
    lw s1, 472(a3)
    lw s2, 476(a3)
    # round 19 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 20 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor t0, t0, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 21 (lea.dsl:35)
    lw t4, 480(a3)
    lw t5, 484(a3)
    lw t6, 488(a3)
    lw s0, 492(a3)
    lw s1, 496(a3)
    lw s2, 500(a3)
    # round 20 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 21 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor a7, a7, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 22 (lea.dsl:35)
    lw t4, 504(a3)
    lw t5, 508(a3)
    lw t6, 512(a3)
    lw s0, 516(a3)
    lw s1, 520(a3)
    lw s2, 524(a3)
    # round 21 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 22 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor t0, t0, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 23 (lea.dsl:35)
    lw t4, 528(a3)
    lw t5, 532(a3)
    lw t6, 536(a3)
    lw s0, 540(a3)
    lw s1, 544(a3)
    lw s2, 548(a3)
    # round 22 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 23 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor a7, a7, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 24 (lea.dsl:35)
    lw t4, 552(a3)
    lw t5, 556(a3)
    lw t6, 560(a3)
    lw s0, 564(a3)
    lw s1, 568(a3)
    lw s2, 572(a3)
    # round 23 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 24 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor t0, t0, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 25 (lea.dsl:35)
    lw t4, 576(a3)
    lw t5, 580(a3)
    lw t6, 584(a3)
    lw s0, 588(a3)
    lw s1, 592(a3)
    lw s2, 596(a3)
    # round 24 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 25 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor a7, a7, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 26 (lea.dsl:35)
    lw t4, 600(a3)
    lw t5, 604(a3)
    lw t6, 608(a3)
    lw s0, 612(a3)
    lw s1, 616(a3)
    lw s2, 620(a3)
    # round 25 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 26 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor t0, t0, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 27 (lea.dsl:35)
    lw t4, 624(a3)
    lw t5, 628(a3)
    lw t6, 632(a3)
    lw s0, 636(a3)
    lw s1, 640(a3)
    lw s2, 644(a3)
    # round 26 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 27 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor a7, a7, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 28 (lea.dsl:35)
    lw t4, 648(a3)
    lw t5, 652(a3)
    lw t6, 656(a3)
    lw s0, 660(a3)
    lw s1, 664(a3)
    lw s2, 668(a3)
    # round 27 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 28 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor t0, t0, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 29 (lea.dsl:35)
    lw t4, 672(a3)
    lw t5, 676(a3)
    lw t6, 680(a3)
    lw s0, 684(a3)
    lw s1, 688(a3)
    lw s2, 692(a3)
    # round 28 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 29 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor a7, a7, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 30 (lea.dsl:35)
    lw t4, 696(a3)
    lw t5, 700(a3)
    lw t6, 704(a3)
    lw s0, 708(a3)
    lw s1, 712(a3)
    lw s2, 716(a3)
    # round 29 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 30 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor t0, t0, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 31 (lea.dsl:35)
    lw t4, 720(a3)
    lw t5, 724(a3)
    lw t6, 728(a3)
    lw s0, 732(a3)
    lw s1, 736(a3)
    lw s2, 740(a3)
    # round 30 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 31 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor a7, a7, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, a7
    slli a7, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    # round 32 (lea.dsl:35)
    lw t4, 744(a3)
    lw t5, 748(a3)
    lw t6, 752(a3)
    lw s0, 756(a3)
    lw s1, 760(a3)
    lw s2, 764(a3)
    # round 31 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 32 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, s0
    xor a5, a5, s1
    xor t0, t0, s2
    add t1, t1, t2
    add a6, a6, t3
    add a5, a5, t0
    slli t0, t1, 9
    srli t1, t1, 23
    slli t2, a6, 27
    srli a6, a6, 5
    slli t3, a5, 29
    srli a5, a5, 3
    lw t4, 0(a1)
    lw t5, 4(a1)
    lw t6, 8(a1)
    lw s0, 12(a1)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    xor t0, t4, t0
    xor a6, t5, a6
    xor a5, t6, a5
    xor a7, s0, a7
    sw t0, 0(a0)
    sw a6, 4(a0)
    sw a5, 8(a0)
    sw a7, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    addi a4, a4, 1
    bgeu a2, a1, .Llwcc_lea128_256_ctr_crypt_rv32i_group
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_lea128_256_ctr_crypt_rv32i_out
.Llwcc_lea128_256_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_lea128_256_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_lea128_256_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_lea128_256_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_lea128_256_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_lea128_256_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_lea128_256_ctr_crypt_rv32i_group
.Llwcc_lea128_256_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_lea128_256_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_lea128_256_ctr_crypt_rv32i_copy
.Llwcc_lea128_256_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_lea128_256_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_lea128_256_ctr_crypt_rv32i_wipe
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    addi sp, sp, 112
    ret
    .size lwcc_lea128_256_ctr_crypt_rv32i, .-lwcc_lea128_256_ctr_crypt_rv32i
