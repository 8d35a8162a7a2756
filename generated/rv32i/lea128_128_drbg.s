# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile lea --set lea128_128 --target rv32i --lanes 1 --mode drbg --df yes
# passes:    unroll() counter() hoist(mode=ecb) legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate()
# dsl:       dsl/ciphers/lea.dsl sha256:706cc71c011174c440ee3d2fd8ce3eeb20fe898f46f23a325265796b36afce70
# mode:      ctr_drbg, NIST SP 800-90A Rev. 1 (2015), sections 10.2.1, 10.3.2 and 10.3.3
# folding:   init saves 4 block encryptions, 2 key schedules, 4 operations on bytes; reseed saves 2 block encryptions, 1 key schedule, 2 operations on bytes; generate saves up to 2 block encryptions, 1 key schedule, 2 operations on bytes
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter
# layout:    words of 32 bits, each in a register of its own
# sizes:     in bytes: block 16, key 16, rk 384, group 16, st 40
# timing:    constant (secret: st, what inputs and the output hold; public: all lengths)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt; proven for stated lengths: drbg_init, drbg_reseed, drbg_generate; by SAT sweep, bit graph; object sha256:3dee790b9e949615bf2d75921c2a44a5e46c684fab30e7cb609ff3be48ac956e

    .text

    .balign 4
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
    .type lwcc_lea128_128_ecb_encrypt_rv32i, %function
lwcc_lea128_128_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_lea128_128_ecb_encrypt_rv32i_begin
    ret
.Llwcc_lea128_128_ecb_encrypt_rv32i_begin:
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -16
.Llwcc_lea128_128_ecb_encrypt_rv32i_group:
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
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
    # round 3 (lea.dsl:35)
    lw t4, 32(a3)
    lw t5, 36(a3)
    lw t6, 40(a3)
    lw a4, 44(a3)
    # round 2 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 3 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, t5
    xor a5, a5, a4
    xor t0, t0, t5
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
    lw t4, 48(a3)
    lw t5, 52(a3)
    lw t6, 56(a3)
    lw a4, 60(a3)
    # round 3 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 4 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, t5
    xor a5, a5, a4
    xor a7, a7, t5
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
    lw t4, 64(a3)
    lw t5, 68(a3)
    lw t6, 72(a3)
    lw a4, 76(a3)
    # round 4 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 5 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, t5
    xor a5, a5, a4
    xor t0, t0, t5
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
    lw t4, 80(a3)
    lw t5, 84(a3)
    lw t6, 88(a3)
    lw a4, 92(a3)
    # round 5 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 6 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, t5
    xor a5, a5, a4
    xor a7, a7, t5
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
    lw t4, 96(a3)
    lw t5, 100(a3)
    lw t6, 104(a3)
    lw a4, 108(a3)
    # round 6 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 7 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, t5
    xor a5, a5, a4
    xor t0, t0, t5
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
    lw t4, 112(a3)
    lw t5, 116(a3)
    lw t6, 120(a3)
    lw a4, 124(a3)
    # round 7 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 8 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, t5
    xor a5, a5, a4
    xor a7, a7, t5
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
    lw t4, 128(a3)
    lw t5, 132(a3)
    lw t6, 136(a3)
    lw a4, 140(a3)
    # round 8 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 9 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, t5
    xor a5, a5, a4
    xor t0, t0, t5
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
    lw t4, 144(a3)
    lw t5, 148(a3)
    lw t6, 152(a3)
    lw a4, 156(a3)
    # round 9 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 10 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, t5
    xor a5, a5, a4
    xor a7, a7, t5
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
    lw t4, 160(a3)
    lw t5, 164(a3)
    lw t6, 168(a3)
    lw a4, 172(a3)
    # round 10 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 11 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, t5
    xor a5, a5, a4
    xor t0, t0, t5
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
    lw t4, 176(a3)
    lw t5, 180(a3)
    lw t6, 184(a3)
    lw a4, 188(a3)
    # round 11 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 12 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, t5
    xor a5, a5, a4
    xor a7, a7, t5
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
    lw t4, 192(a3)
    lw t5, 196(a3)
    lw t6, 200(a3)
    lw a4, 204(a3)
    # round 12 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 13 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, t5
    xor a5, a5, a4
    xor t0, t0, t5
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
    lw t4, 208(a3)
    lw t5, 212(a3)
    lw t6, 216(a3)
    lw a4, 220(a3)
    # round 13 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 14 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, t5
    xor a5, a5, a4
    xor a7, a7, t5
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
    lw t4, 224(a3)
    lw t5, 228(a3)
    lw t6, 232(a3)
    lw a4, 236(a3)
    # round 14 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 15 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, t5
    xor a5, a5, a4
    xor t0, t0, t5
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
    lw t4, 240(a3)
    lw t5, 244(a3)
    lw t6, 248(a3)
    lw a4, 252(a3)
    # round 15 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 16 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, t5
    xor a5, a5, a4
    xor a7, a7, t5
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
    lw t4, 256(a3)
    lw t5, 260(a3)
    lw t6, 264(a3)
    lw a4, 268(a3)
    # round 16 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 17 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, t5
    xor a5, a5, a4
    xor t0, t0, t5
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
    lw t4, 272(a3)
    lw t5, 276(a3)
    lw t6, 280(a3)
    lw a4, 284(a3)
    # round 17 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 18 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, t5
    xor a5, a5, a4
    xor a7, a7, t5
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
    lw t4, 288(a3)
    lw t5, 292(a3)
    lw t6, 296(a3)
    lw a4, 300(a3)
    # round 18 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 19 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, t5
    xor a5, a5, a4
    xor t0, t0, t5
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
    lw t4, 304(a3)
    lw t5, 308(a3)
    lw t6, 312(a3)
    lw a4, 316(a3)
    # round 19 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 20 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, t5
    xor a5, a5, a4
    xor a7, a7, t5
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
    lw t4, 320(a3)
    lw t5, 324(a3)
    lw t6, 328(a3)
    lw a4, 332(a3)
    # round 20 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 21 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, t5
    xor a5, a5, a4
    xor t0, t0, t5
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
    lw t4, 336(a3)
    lw t5, 340(a3)
    lw t6, 344(a3)
    lw a4, 348(a3)
    # round 21 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 22 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, t5
    xor a5, a5, a4
    xor a7, a7, t5
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
    lw t4, 352(a3)
    lw t5, 356(a3)
    lw t6, 360(a3)
    lw a4, 364(a3)
    # round 22 (lea.dsl:35)
    or a7, a7, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 23 (lea.dsl:35)
    xor t1, a7, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, t5
    xor a5, a5, a4
    xor t0, t0, t5
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
    lw t4, 368(a3)
    lw t5, 372(a3)
    lw t6, 376(a3)
    lw a4, 380(a3)
    # round 23 (lea.dsl:35)
    or t0, t0, t1
    or a6, t2, a6
    or a5, t3, a5
    # round 24 (lea.dsl:35)
    xor t1, t0, t4
    xor t2, a6, t5
    xor a6, a6, t6
    xor t3, a5, t5
    xor a5, a5, a4
    xor a7, a7, t5
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
    bgeu a2, a1, .Llwcc_lea128_128_ecb_encrypt_rv32i_group
    ret
    .size lwcc_lea128_128_ecb_encrypt_rv32i, .-lwcc_lea128_128_ecb_encrypt_rv32i

    .text

    .balign 4
.Llwcc_lea128_128_drbg_rv32i_block_cipher_df:
    addi sp, sp, -608
    sw ra, 0(sp)
    sw a0, 4(sp)
    addi a0, sp, 16
    li a2, 24
    jal .Llwcc_lea128_128_drbg_rv32i_copy
    lw t0, 20(sp)
    lw t2, 28(sp)
    add t0, t0, t2
    lw t2, 36(sp)
    add t0, t0, t2
    addi a0, sp, 96
    srli t2, t0, 0
    sb t2, 3(a0)
    srli t2, t0, 8
    sb t2, 2(a0)
    srli t2, t0, 16
    sb t2, 1(a0)
    srli t2, t0, 24
    sb t2, 0(a0)
    addi a0, sp, 100
.Llwcc_lea128_128_drbg_rv32i_at_1:
    auipc a1, %pcrel_hi(.Llwcc_lea128_128_drbg_rv32i_constant_4)
    addi a1, a1, %pcrel_lo(.Llwcc_lea128_128_drbg_rv32i_at_1)
    li a2, 16
    jal .Llwcc_lea128_128_drbg_rv32i_copy
    addi a0, sp, 116
.Llwcc_lea128_128_drbg_rv32i_at_2:
    auipc a1, %pcrel_hi(.Llwcc_lea128_128_drbg_rv32i_constant_5)
    addi a1, a1, %pcrel_lo(.Llwcc_lea128_128_drbg_rv32i_at_2)
    li a2, 16
    jal .Llwcc_lea128_128_drbg_rv32i_copy
    li t0, 4
    sw t0, 44(sp)
    addi a0, sp, 96
    sw a0, 40(sp)
    li t0, 4
    sw t0, 52(sp)
.Llwcc_lea128_128_drbg_rv32i_at_3:
    auipc a0, %pcrel_hi(.Llwcc_lea128_128_drbg_rv32i_constant_6)
    addi a0, a0, %pcrel_lo(.Llwcc_lea128_128_drbg_rv32i_at_3)
    sw a0, 48(sp)
    addi a0, sp, 56
    addi a1, sp, 16
    li a2, 24
    jal .Llwcc_lea128_128_drbg_rv32i_copy
    li t0, 1
    sw t0, 84(sp)
.Llwcc_lea128_128_drbg_rv32i_at_4:
    auipc a0, %pcrel_hi(.Llwcc_lea128_128_drbg_rv32i_constant_7)
    addi a0, a0, %pcrel_lo(.Llwcc_lea128_128_drbg_rv32i_at_4)
    sw a0, 80(sp)
    li t0, 9
    lw t2, 20(sp)
    add t0, t0, t2
    lw t2, 28(sp)
    add t0, t0, t2
    lw t2, 36(sp)
    add t0, t0, t2
    andi t0, t0, 15
    li t2, 16
    sub t0, t2, t0
    andi t0, t0, 15
    sw t0, 92(sp)
    sw zero, 88(sp)
.Llwcc_lea128_128_drbg_block_cipher_df_rv32i_1:
    addi a1, sp, 40
    li a2, 7
    jal .Llwcc_lea128_128_drbg_rv32i_look
    bnez t0, .Llwcc_lea128_128_drbg_rv32i_at_5
    j .Llwcc_lea128_128_drbg_block_cipher_df_rv32i_2
.Llwcc_lea128_128_drbg_rv32i_at_5:
    addi a0, sp, 132
    addi a1, sp, 40
    li a2, 16
    jal .Llwcc_lea128_128_drbg_rv32i_read
    addi a3, sp, 132
    addi a0, sp, 100
    addi a1, sp, 100
    li a2, 16
    jal .Llwcc_lea128_128_drbg_rv32i_xor
    addi a3, sp, 132
    addi a0, sp, 116
    addi a1, sp, 116
    li a2, 16
    jal .Llwcc_lea128_128_drbg_rv32i_xor
.Llwcc_lea128_128_drbg_rv32i_at_6:
    auipc a3, %pcrel_hi(.Llwcc_lea128_128_drbg_rv32i_known_key_0)
    addi a3, a3, %pcrel_lo(.Llwcc_lea128_128_drbg_rv32i_at_6)
    addi a0, sp, 100
    mv a1, a0
    li a2, 2
    jal lwcc_lea128_128_ecb_encrypt_rv32i
    j .Llwcc_lea128_128_drbg_block_cipher_df_rv32i_1
.Llwcc_lea128_128_drbg_block_cipher_df_rv32i_2:
    addi a0, sp, 180
    addi a1, sp, 100
    jal lwcc_lea128_128_key_setup_rv32i
    addi a3, sp, 180
    addi a0, sp, 148
    addi a1, sp, 116
    li a2, 1
    jal lwcc_lea128_128_ecb_encrypt_rv32i
    addi a3, sp, 180
    addi a0, sp, 164
    addi a1, sp, 148
    li a2, 1
    jal lwcc_lea128_128_ecb_encrypt_rv32i
    lw a0, 4(sp)
    addi a1, sp, 148
    li a2, 32
    jal .Llwcc_lea128_128_drbg_rv32i_copy
    li a0, 0
.Llwcc_lea128_128_drbg_block_cipher_df_rv32i_leave:
    lw ra, 0(sp)
    addi t0, sp, 608
.Llwcc_lea128_128_drbg_block_cipher_df_rv32i_wipe:
    sw zero, 0(sp)
    sw zero, 4(sp)
    sw zero, 8(sp)
    sw zero, 12(sp)
    addi sp, sp, 16
    bltu sp, t0, .Llwcc_lea128_128_drbg_block_cipher_df_rv32i_wipe
    ret

    .balign 4
    .global lwcc_lea128_128_drbg_init_rv32i
    .type lwcc_lea128_128_drbg_init_rv32i, %function
lwcc_lea128_128_drbg_init_rv32i:
    addi sp, sp, -128
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a1, 16(sp)
    sw a2, 20(sp)
    sw a3, 24(sp)
    sw a4, 28(sp)
    sw a5, 32(sp)
    sw a6, 36(sp)
    lw t0, 20(sp)
    li t2, 16
    bgeu t0, t2, .Llwcc_lea128_128_drbg_rv32i_at_7
    j .Llwcc_lea128_128_drbg_init_rv32i_refuse_1
.Llwcc_lea128_128_drbg_rv32i_at_7:
    lw t0, 20(sp)
    li t1, 0
    lw t2, 28(sp)
    add t0, t0, t2
    sltu t2, t0, t2
    add t1, t1, t2
    lw t2, 36(sp)
    add t0, t0, t2
    sltu t2, t0, t2
    add t1, t1, t2
    li t2, 0
    sltu t0, t0, t2
    li t2, 1
    sltu a0, t1, t2
    xor t1, t1, t2
    seqz t1, t1
    and t0, t0, t1
    or t0, t0, a0
    bnez t0, .Llwcc_lea128_128_drbg_rv32i_at_8
    j .Llwcc_lea128_128_drbg_init_rv32i_refuse_2
.Llwcc_lea128_128_drbg_rv32i_at_8:
    addi a0, sp, 40
    addi a1, sp, 16
    li a2, 24
    jal .Llwcc_lea128_128_drbg_rv32i_copy
    addi a0, sp, 64
    addi a1, sp, 40
    jal .Llwcc_lea128_128_drbg_rv32i_block_cipher_df
    addi a3, sp, 64
    addi a0, sp, 96
.Llwcc_lea128_128_drbg_rv32i_at_9:
    auipc a1, %pcrel_hi(.Llwcc_lea128_128_drbg_rv32i_constant_3)
    addi a1, a1, %pcrel_lo(.Llwcc_lea128_128_drbg_rv32i_at_9)
    li a2, 32
    jal .Llwcc_lea128_128_drbg_rv32i_xor
    lw a0, 4(sp)
    addi a1, sp, 96
    li a2, 32
    jal .Llwcc_lea128_128_drbg_rv32i_copy
    lw a0, 4(sp)
    addi a0, a0, 32
.Llwcc_lea128_128_drbg_rv32i_at_10:
    auipc a1, %pcrel_hi(.Llwcc_lea128_128_drbg_rv32i_constant_2)
    addi a1, a1, %pcrel_lo(.Llwcc_lea128_128_drbg_rv32i_at_10)
    li a2, 8
    jal .Llwcc_lea128_128_drbg_rv32i_copy
    li a0, 0
.Llwcc_lea128_128_drbg_init_rv32i_leave:
    lw ra, 0(sp)
    addi t0, sp, 128
.Llwcc_lea128_128_drbg_init_rv32i_wipe:
    sw zero, 0(sp)
    sw zero, 4(sp)
    sw zero, 8(sp)
    sw zero, 12(sp)
    addi sp, sp, 16
    bltu sp, t0, .Llwcc_lea128_128_drbg_init_rv32i_wipe
    ret
.Llwcc_lea128_128_drbg_init_rv32i_refuse_1:
    li a0, 1
    j .Llwcc_lea128_128_drbg_init_rv32i_leave
.Llwcc_lea128_128_drbg_init_rv32i_refuse_2:
    li a0, 2
    j .Llwcc_lea128_128_drbg_init_rv32i_leave
    .size lwcc_lea128_128_drbg_init_rv32i, .-lwcc_lea128_128_drbg_init_rv32i

    .balign 4
    .global lwcc_lea128_128_drbg_reseed_rv32i
    .type lwcc_lea128_128_drbg_reseed_rv32i, %function
lwcc_lea128_128_drbg_reseed_rv32i:
    addi sp, sp, -544
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a1, 16(sp)
    sw a2, 20(sp)
    sw a3, 24(sp)
    sw a4, 28(sp)
    lw a0, 4(sp)
    addi a0, a0, 32
.Llwcc_lea128_128_drbg_rv32i_at_11:
    auipc a1, %pcrel_hi(.Llwcc_lea128_128_drbg_rv32i_constant_0)
    addi a1, a1, %pcrel_lo(.Llwcc_lea128_128_drbg_rv32i_at_11)
    li a2, 8
    jal .Llwcc_lea128_128_drbg_rv32i_compare
    bne t0, t1, .Llwcc_lea128_128_drbg_rv32i_at_12
    j .Llwcc_lea128_128_drbg_reseed_rv32i_refuse_5
.Llwcc_lea128_128_drbg_rv32i_at_12:
    lw t0, 20(sp)
    li t2, 16
    bgeu t0, t2, .Llwcc_lea128_128_drbg_rv32i_at_13
    j .Llwcc_lea128_128_drbg_reseed_rv32i_refuse_1
.Llwcc_lea128_128_drbg_rv32i_at_13:
    lw t0, 20(sp)
    li t1, 0
    lw t2, 28(sp)
    add t0, t0, t2
    sltu t2, t0, t2
    add t1, t1, t2
    li t2, 0
    sltu t0, t0, t2
    li t2, 1
    sltu a0, t1, t2
    xor t1, t1, t2
    seqz t1, t1
    and t0, t0, t1
    or t0, t0, a0
    bnez t0, .Llwcc_lea128_128_drbg_rv32i_at_14
    j .Llwcc_lea128_128_drbg_reseed_rv32i_refuse_2
.Llwcc_lea128_128_drbg_rv32i_at_14:
    addi a0, sp, 32
    addi a1, sp, 16
    li a2, 16
    jal .Llwcc_lea128_128_drbg_rv32i_copy
    li t0, 0
    sw t0, 52(sp)
    sw zero, 48(sp)
    addi a0, sp, 56
    addi a1, sp, 32
    jal .Llwcc_lea128_128_drbg_rv32i_block_cipher_df
    addi a0, sp, 88
    lw a1, 4(sp)
    addi a1, a1, 16
    li a2, 16
    jal .Llwcc_lea128_128_drbg_rv32i_increment
    addi a0, sp, 504
    lw a1, 4(sp)
    li a2, 16
    jal .Llwcc_lea128_128_drbg_rv32i_copy
    addi a0, sp, 120
    addi a1, sp, 504
    jal lwcc_lea128_128_key_setup_rv32i
    addi a0, sp, 104
    addi a1, sp, 88
    li a2, 16
    jal .Llwcc_lea128_128_drbg_rv32i_increment
    addi a3, sp, 120
    addi a0, sp, 88
    mv a1, a0
    li a2, 2
    jal lwcc_lea128_128_ecb_encrypt_rv32i
    addi a3, sp, 56
    lw a0, 4(sp)
    addi a1, sp, 88
    li a2, 32
    jal .Llwcc_lea128_128_drbg_rv32i_xor
    lw a0, 4(sp)
    addi a0, a0, 32
.Llwcc_lea128_128_drbg_rv32i_at_15:
    auipc a1, %pcrel_hi(.Llwcc_lea128_128_drbg_rv32i_constant_2)
    addi a1, a1, %pcrel_lo(.Llwcc_lea128_128_drbg_rv32i_at_15)
    li a2, 8
    jal .Llwcc_lea128_128_drbg_rv32i_copy
    li a0, 0
.Llwcc_lea128_128_drbg_reseed_rv32i_leave:
    lw ra, 0(sp)
    addi t0, sp, 544
.Llwcc_lea128_128_drbg_reseed_rv32i_wipe:
    sw zero, 0(sp)
    sw zero, 4(sp)
    sw zero, 8(sp)
    sw zero, 12(sp)
    addi sp, sp, 16
    bltu sp, t0, .Llwcc_lea128_128_drbg_reseed_rv32i_wipe
    ret
.Llwcc_lea128_128_drbg_reseed_rv32i_refuse_1:
    li a0, 1
    j .Llwcc_lea128_128_drbg_reseed_rv32i_leave
.Llwcc_lea128_128_drbg_reseed_rv32i_refuse_2:
    li a0, 2
    j .Llwcc_lea128_128_drbg_reseed_rv32i_leave
.Llwcc_lea128_128_drbg_reseed_rv32i_refuse_5:
    li a0, 5
    j .Llwcc_lea128_128_drbg_reseed_rv32i_leave
    .size lwcc_lea128_128_drbg_reseed_rv32i, .-lwcc_lea128_128_drbg_reseed_rv32i

    .balign 4
    .global lwcc_lea128_128_drbg_generate_rv32i
    .type lwcc_lea128_128_drbg_generate_rv32i, %function
lwcc_lea128_128_drbg_generate_rv32i:
    addi sp, sp, -640
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a1, 16(sp)
    sw a2, 20(sp)
    sw a3, 24(sp)
    sw a4, 28(sp)
    lw a0, 4(sp)
    addi a0, a0, 32
.Llwcc_lea128_128_drbg_rv32i_at_16:
    auipc a1, %pcrel_hi(.Llwcc_lea128_128_drbg_rv32i_constant_0)
    addi a1, a1, %pcrel_lo(.Llwcc_lea128_128_drbg_rv32i_at_16)
    li a2, 8
    jal .Llwcc_lea128_128_drbg_rv32i_compare
    bne t0, t1, .Llwcc_lea128_128_drbg_rv32i_at_17
    j .Llwcc_lea128_128_drbg_generate_rv32i_refuse_5
.Llwcc_lea128_128_drbg_rv32i_at_17:
    lw t0, 20(sp)
    lui t2, 16
    addi t2, t2, 1
    bltu t0, t2, .Llwcc_lea128_128_drbg_rv32i_at_18
    j .Llwcc_lea128_128_drbg_generate_rv32i_refuse_3
.Llwcc_lea128_128_drbg_rv32i_at_18:
    lw a0, 4(sp)
    addi a0, a0, 32
.Llwcc_lea128_128_drbg_rv32i_at_19:
    auipc a1, %pcrel_hi(.Llwcc_lea128_128_drbg_rv32i_constant_1)
    addi a1, a1, %pcrel_lo(.Llwcc_lea128_128_drbg_rv32i_at_19)
    li a2, 8
    jal .Llwcc_lea128_128_drbg_rv32i_compare
    bltu t0, t1, .Llwcc_lea128_128_drbg_rv32i_at_20
    j .Llwcc_lea128_128_drbg_generate_rv32i_refuse_4
.Llwcc_lea128_128_drbg_rv32i_at_20:
    lw t0, 28(sp)
    li t2, 1
    bgeu t0, t2, .Llwcc_lea128_128_drbg_rv32i_at_21
    j .Llwcc_lea128_128_drbg_generate_rv32i_1
.Llwcc_lea128_128_drbg_rv32i_at_21:
    addi a0, sp, 48
    addi a1, sp, 24
    li a2, 8
    jal .Llwcc_lea128_128_drbg_rv32i_copy
    li t0, 0
    sw t0, 60(sp)
    sw zero, 56(sp)
    li t0, 0
    sw t0, 68(sp)
    sw zero, 64(sp)
    addi a0, sp, 72
    addi a1, sp, 48
    jal .Llwcc_lea128_128_drbg_rv32i_block_cipher_df
    addi a0, sp, 104
    lw a1, 4(sp)
    addi a1, a1, 16
    li a2, 16
    jal .Llwcc_lea128_128_drbg_rv32i_increment
    addi a0, sp, 600
    lw a1, 4(sp)
    li a2, 16
    jal .Llwcc_lea128_128_drbg_rv32i_copy
    addi a0, sp, 216
    addi a1, sp, 600
    jal lwcc_lea128_128_key_setup_rv32i
    addi a0, sp, 120
    addi a1, sp, 104
    li a2, 16
    jal .Llwcc_lea128_128_drbg_rv32i_increment
    addi a3, sp, 216
    addi a0, sp, 104
    mv a1, a0
    li a2, 2
    jal lwcc_lea128_128_ecb_encrypt_rv32i
    addi a3, sp, 72
    addi a0, sp, 136
    addi a1, sp, 104
    li a2, 16
    jal .Llwcc_lea128_128_drbg_rv32i_xor
    addi a3, sp, 88
    lw a0, 4(sp)
    addi a0, a0, 16
    addi a1, sp, 120
    li a2, 16
    jal .Llwcc_lea128_128_drbg_rv32i_xor
    j .Llwcc_lea128_128_drbg_generate_rv32i_2
.Llwcc_lea128_128_drbg_generate_rv32i_1:
    addi a0, sp, 136
    lw a1, 4(sp)
    li a2, 16
    jal .Llwcc_lea128_128_drbg_rv32i_copy
    addi a0, sp, 72
    li a2, 32
    jal .Llwcc_lea128_128_drbg_rv32i_clear
.Llwcc_lea128_128_drbg_generate_rv32i_2:
    addi a0, sp, 152
    lw a1, 4(sp)
    addi a1, a1, 16
    li a2, 16
    jal .Llwcc_lea128_128_drbg_rv32i_copy
    addi a0, sp, 216
    addi a1, sp, 136
    jal lwcc_lea128_128_key_setup_rv32i
    lw a0, 16(sp)
    lw a1, 20(sp)
    sw a0, 32(sp)
    sw a1, 36(sp)
    addi t0, a0, 3
    andi t0, t0, -4
    sub t1, t0, a0
    bltu a1, t1, .Llwcc_lea128_128_drbg_generate_rv32i_last
    mv a0, t0
    sub a1, a1, t1
    li t2, 16
    bltu a1, t2, .Llwcc_lea128_128_drbg_generate_rv32i_last
    sw a0, 40(sp)
    add a1, a1, a0
    sub t2, a1, t2
    addi t0, sp, 152
    li t5, 1
    lbu t6, 8(t0)
    lbu t1, 9(t0)
    slli t6, t6, 8
    or t6, t6, t1
    lbu t1, 10(t0)
    slli t6, t6, 8
    or t6, t6, t1
    lbu t1, 11(t0)
    slli t6, t6, 8
    or t6, t6, t1
    add t6, t6, t5
    sltu t5, t6, t5
    sb t6, 11(a0)
    srli t1, t6, 8
    sb t1, 10(a0)
    srli t1, t6, 16
    sb t1, 9(a0)
    srli t1, t6, 24
    sb t1, 8(a0)
    lbu t6, 4(t0)
    lbu t1, 5(t0)
    slli t6, t6, 8
    or t6, t6, t1
    lbu t1, 6(t0)
    slli t6, t6, 8
    or t6, t6, t1
    lbu t1, 7(t0)
    slli t6, t6, 8
    or t6, t6, t1
    add t6, t6, t5
    sltu t5, t6, t5
    sb t6, 7(a0)
    srli t1, t6, 8
    sb t1, 6(a0)
    srli t1, t6, 16
    sb t1, 5(a0)
    srli t1, t6, 24
    sb t1, 4(a0)
    lbu t6, 0(t0)
    lbu t1, 1(t0)
    slli t6, t6, 8
    or t6, t6, t1
    lbu t1, 2(t0)
    slli t6, t6, 8
    or t6, t6, t1
    lbu t1, 3(t0)
    slli t6, t6, 8
    or t6, t6, t1
    add t6, t6, t5
    sltu t5, t6, t5
    sb t6, 3(a0)
    srli t1, t6, 8
    sb t1, 2(a0)
    srli t1, t6, 16
    sb t1, 1(a0)
    srli t1, t6, 24
    sb t1, 0(a0)
    lbu a2, 12(t0)
    lbu t1, 13(t0)
    slli a2, a2, 8
    or a2, a2, t1
    lbu t1, 14(t0)
    slli a2, a2, 8
    or a2, a2, t1
    lbu t1, 15(t0)
    slli a2, a2, 8
    or a2, a2, t1
    srai t4, a2, 31
    lw a3, 0(t0)
    lw t1, 0(a0)
    xor t1, t1, a3
    and a6, t1, t4
    xor a3, a3, a6
    lw a4, 4(t0)
    lw t1, 4(a0)
    xor t1, t1, a4
    and a7, t1, t4
    xor a4, a4, a7
    lw a5, 8(t0)
    lw t1, 8(a0)
    xor t1, t1, a5
    and t3, t1, t4
    xor a5, a5, t3
    sub t0, t2, a0
    andi t0, t0, 16
    bnez t0, .Llwcc_lea128_128_drbg_generate_rv32i_count
    addi a0, a0, -16
    j .Llwcc_lea128_128_drbg_generate_rv32i_second
.Llwcc_lea128_128_drbg_generate_rv32i_count:
    addi a2, a2, 1
    srai t4, a2, 31
    and t0, a6, t4
    xor t0, t0, a3
    sw t0, 0(a0)
    and t0, a7, t4
    xor t0, t0, a4
    sw t0, 4(a0)
    and t0, t3, t4
    xor t0, t0, a5
    sw t0, 8(a0)
    sb a2, 15(a0)
    srli t1, a2, 8
    sb t1, 14(a0)
    srli t1, a2, 16
    sb t1, 13(a0)
    srli t1, a2, 24
    sb t1, 12(a0)
.Llwcc_lea128_128_drbg_generate_rv32i_second:
    addi a2, a2, 1
    srai t4, a2, 31
    and t0, a6, t4
    xor t0, t0, a3
    sw t0, 16(a0)
    and t0, a7, t4
    xor t0, t0, a4
    sw t0, 20(a0)
    and t0, t3, t4
    xor t0, t0, a5
    sw t0, 24(a0)
    sb a2, 31(a0)
    srli t1, a2, 8
    sb t1, 30(a0)
    srli t1, a2, 16
    sb t1, 29(a0)
    srli t1, a2, 24
    sb t1, 28(a0)
    addi a0, a0, 32
    bgeu t2, a0, .Llwcc_lea128_128_drbg_generate_rv32i_count
    addi t0, sp, 152
    and t1, a6, t4
    xor t1, t1, a3
    sw t1, 0(t0)
    and t1, a7, t4
    xor t1, t1, a4
    sw t1, 4(t0)
    and t1, t3, t4
    xor t1, t1, a5
    sw t1, 8(t0)
    sb a2, 15(t0)
    srli t1, a2, 8
    sb t1, 14(t0)
    srli t1, a2, 16
    sb t1, 13(t0)
    srli t1, a2, 24
    sb t1, 12(t0)
    lw t0, 40(sp)
    sub t0, a0, t0
    sw t0, 44(sp)
    srli a2, t0, 4
    lw a0, 40(sp)
    mv a1, a0
    addi a3, sp, 216
    jal lwcc_lea128_128_ecb_encrypt_rv32i
    lw a2, 44(sp)
    lw a1, 40(sp)
    lw a0, 32(sp)
    lw t0, 36(sp)
    add t1, a0, a2
    sub t0, t0, a2
    sw t1, 32(sp)
    sw t0, 36(sp)
    beq a0, a1, .Llwcc_lea128_128_drbg_generate_rv32i_last
    jal .Llwcc_lea128_128_drbg_rv32i_copy
.Llwcc_lea128_128_drbg_generate_rv32i_last:
    lw t0, 36(sp)
    bnez t0, .Llwcc_lea128_128_drbg_rv32i_at_22
    j .Llwcc_lea128_128_drbg_generate_rv32i_whole
.Llwcc_lea128_128_drbg_rv32i_at_22:
    addi a0, sp, 168
    addi a1, sp, 152
    li a2, 16
    jal .Llwcc_lea128_128_drbg_rv32i_increment
    addi a0, sp, 152
    addi a1, sp, 168
    li a2, 16
    jal .Llwcc_lea128_128_drbg_rv32i_copy
    addi a3, sp, 216
    addi a0, sp, 168
    mv a1, a0
    li a2, 1
    jal lwcc_lea128_128_ecb_encrypt_rv32i
    addi a1, sp, 168
    lw t0, 36(sp)
    li a2, 16
    bgeu t0, a2, .Llwcc_lea128_128_drbg_generate_rv32i_part
    mv a2, t0
.Llwcc_lea128_128_drbg_generate_rv32i_part:
    sub t0, t0, a2
    sw t0, 36(sp)
    lw a0, 32(sp)
    add t0, a0, a2
    sw t0, 32(sp)
    jal .Llwcc_lea128_128_drbg_rv32i_copy
    j .Llwcc_lea128_128_drbg_generate_rv32i_last
.Llwcc_lea128_128_drbg_generate_rv32i_whole:
    addi a0, sp, 184
    addi a1, sp, 152
    li a2, 16
    jal .Llwcc_lea128_128_drbg_rv32i_increment
    addi a0, sp, 200
    addi a1, sp, 184
    li a2, 16
    jal .Llwcc_lea128_128_drbg_rv32i_increment
    addi a3, sp, 216
    addi a0, sp, 184
    mv a1, a0
    li a2, 2
    jal lwcc_lea128_128_ecb_encrypt_rv32i
    addi a3, sp, 72
    lw a0, 4(sp)
    addi a1, sp, 184
    li a2, 32
    jal .Llwcc_lea128_128_drbg_rv32i_xor
    lw a0, 4(sp)
    addi a0, a0, 32
    lw a1, 4(sp)
    addi a1, a1, 32
    li a2, 8
    jal .Llwcc_lea128_128_drbg_rv32i_increment
    li a0, 0
.Llwcc_lea128_128_drbg_generate_rv32i_leave:
    lw ra, 0(sp)
    addi t0, sp, 640
.Llwcc_lea128_128_drbg_generate_rv32i_wipe:
    sw zero, 0(sp)
    sw zero, 4(sp)
    sw zero, 8(sp)
    sw zero, 12(sp)
    addi sp, sp, 16
    bltu sp, t0, .Llwcc_lea128_128_drbg_generate_rv32i_wipe
    ret
.Llwcc_lea128_128_drbg_generate_rv32i_refuse_3:
    li a0, 3
    j .Llwcc_lea128_128_drbg_generate_rv32i_leave
.Llwcc_lea128_128_drbg_generate_rv32i_refuse_4:
    li a0, 4
    j .Llwcc_lea128_128_drbg_generate_rv32i_leave
.Llwcc_lea128_128_drbg_generate_rv32i_refuse_5:
    li a0, 5
    j .Llwcc_lea128_128_drbg_generate_rv32i_leave
    .size lwcc_lea128_128_drbg_generate_rv32i, .-lwcc_lea128_128_drbg_generate_rv32i

.Llwcc_lea128_128_drbg_rv32i_copy:
    add a2, a0, a2
.Llwcc_lea128_128_drbg_rv32i_copy_byte:
    lbu t0, 0(a1)
    addi a1, a1, 1
    sb t0, 0(a0)
    addi a0, a0, 1
    bne a0, a2, .Llwcc_lea128_128_drbg_rv32i_copy_byte
    ret

.Llwcc_lea128_128_drbg_rv32i_clear:
    add a2, a0, a2
.Llwcc_lea128_128_drbg_rv32i_clear_byte:
    sb zero, 0(a0)
    addi a0, a0, 1
    bne a0, a2, .Llwcc_lea128_128_drbg_rv32i_clear_byte
    ret

.Llwcc_lea128_128_drbg_rv32i_xor:
    add a2, a0, a2
.Llwcc_lea128_128_drbg_rv32i_xor_byte:
    lbu t0, 0(a1)
    lbu t1, 0(a3)
    addi a1, a1, 1
    xor t0, t0, t1
    sb t0, 0(a0)
    addi a3, a3, 1
    addi a0, a0, 1
    bne a0, a2, .Llwcc_lea128_128_drbg_rv32i_xor_byte
    ret

.Llwcc_lea128_128_drbg_rv32i_increment:
    add t1, a1, a2
    add a2, a0, a2
    li t2, 1
.Llwcc_lea128_128_drbg_rv32i_increment_byte:
    addi t1, t1, -1
    lbu t0, 0(t1)
    addi a2, a2, -1
    add t0, t0, t2
    sb t0, 0(a2)
    srli t2, t0, 8
    bne a2, a0, .Llwcc_lea128_128_drbg_rv32i_increment_byte
    ret

.Llwcc_lea128_128_drbg_rv32i_compare:
    lbu t0, 0(a0)
    lbu t1, 0(a1)
    addi a2, a2, -1
    bne t0, t1, .Llwcc_lea128_128_drbg_rv32i_compare_differ
    addi a0, a0, 1
    addi a1, a1, 1
    bnez a2, .Llwcc_lea128_128_drbg_rv32i_compare
.Llwcc_lea128_128_drbg_rv32i_compare_differ:
    ret

.Llwcc_lea128_128_drbg_rv32i_look:
    lw t0, 4(a1)
    bnez t0, .Llwcc_lea128_128_drbg_rv32i_look_found
    addi a1, a1, 8
    addi a2, a2, -1
    bnez a2, .Llwcc_lea128_128_drbg_rv32i_look
.Llwcc_lea128_128_drbg_rv32i_look_found:
    ret

.Llwcc_lea128_128_drbg_rv32i_read:
    lw t0, 4(a1)
    bnez t0, .Llwcc_lea128_128_drbg_rv32i_read_piece
    addi a1, a1, 8
    j .Llwcc_lea128_128_drbg_rv32i_read
.Llwcc_lea128_128_drbg_rv32i_read_piece:
    mv t1, t0
    bltu t0, a2, .Llwcc_lea128_128_drbg_rv32i_read_part
    mv t1, a2
.Llwcc_lea128_128_drbg_rv32i_read_part:
    sub t0, t0, t1
    sw t0, 4(a1)
    sub a2, a2, t1
    lw t0, 0(a1)
    add t1, a0, t1
    beqz t0, .Llwcc_lea128_128_drbg_rv32i_read_zero
.Llwcc_lea128_128_drbg_rv32i_read_byte:
    lbu t2, 0(t0)
    addi t0, t0, 1
    sb t2, 0(a0)
    addi a0, a0, 1
    bne a0, t1, .Llwcc_lea128_128_drbg_rv32i_read_byte
    sw t0, 0(a1)
    j .Llwcc_lea128_128_drbg_rv32i_read_more
.Llwcc_lea128_128_drbg_rv32i_read_zero:
    sb zero, 0(a0)
    addi a0, a0, 1
    bne a0, t1, .Llwcc_lea128_128_drbg_rv32i_read_zero
.Llwcc_lea128_128_drbg_rv32i_read_more:
    bnez a2, .Llwcc_lea128_128_drbg_rv32i_read
    ret

    .balign 4
    # the round keys of 000102030405060708090a0b0c0d0e0f
.Llwcc_lea128_128_drbg_rv32i_known_key_0:
    .byte 0xb7, 0xd5, 0xe3, 0x8d, 0xdc, 0xc5, 0x2e, 0x77, 0xc6, 0x1d, 0x6c, 0xb2, 0x74, 0x51, 0xdf, 0x6a
    .byte 0x76, 0x57, 0x51, 0x2d, 0x2c, 0x8f, 0xc3, 0x45, 0x35, 0x76, 0xdd, 0x5f, 0x88, 0xc5, 0x0c, 0x30
    .byte 0x3e, 0x93, 0xb6, 0x29, 0xf8, 0x9b, 0xbb, 0xa6, 0x3f, 0xb7, 0x4f, 0x81, 0x62, 0xbb, 0xb6, 0xe2
    .byte 0x43, 0x35, 0x60, 0xe1, 0xf9, 0x55, 0x75, 0xa5, 0xa7, 0x33, 0x75, 0x4d, 0xd4, 0x00, 0xb4, 0x17
    .byte 0xfe, 0xa5, 0xbd, 0x40, 0x89, 0x8b, 0x94, 0x1b, 0xd2, 0xa5, 0xea, 0x5b, 0x7d, 0xa8, 0x75, 0x47
    .byte 0x8d, 0x0c, 0x16, 0x9a, 0xd1, 0x60, 0x7a, 0xa1, 0x23, 0xbd, 0x09, 0x48, 0x4f, 0x0d, 0x56, 0x05
    .byte 0x56, 0x5e, 0x6a, 0x25, 0x6c, 0x30, 0xc5, 0x95, 0x0a, 0xe7, 0x91, 0xa1, 0x52, 0x16, 0x12, 0x79
    .byte 0x25, 0xa9, 0x05, 0x2a, 0x23, 0xe7, 0xb0, 0xa7, 0xd7, 0xfe, 0xef, 0xfc, 0xae, 0xaf, 0x41, 0xae
    .byte 0xd0, 0x09, 0xdf, 0x33, 0x54, 0xf5, 0x24, 0x3c, 0xaf, 0x79, 0xdb, 0x25, 0x6c, 0x69, 0x6e, 0x84
    .byte 0xb1, 0x1c, 0x6a, 0xf1, 0x2e, 0xf3, 0x87, 0x2e, 0x8e, 0xf4, 0xe2, 0x4c, 0x58, 0x95, 0x6d, 0xf4
    .byte 0x30, 0x8d, 0xb8, 0xf6, 0xea, 0x37, 0x62, 0x13, 0x1d, 0x0b, 0xe7, 0x2a, 0x1f, 0xa2, 0x24, 0xf7
    .byte 0xed, 0xe1, 0x7f, 0xe0, 0xb8, 0xfb, 0x87, 0x33, 0x04, 0x8e, 0x26, 0x41, 0x1a, 0xb6, 0x02, 0xfe
    .byte 0x57, 0x3c, 0x3b, 0xbe, 0xa9, 0xa1, 0x1b, 0x86, 0xce, 0xbf, 0x5f, 0xe7, 0x97, 0x8f, 0xc0, 0x84
    .byte 0xc6, 0x09, 0x37, 0x17, 0x09, 0x96, 0xe1, 0x06, 0xc7, 0x7f, 0x38, 0x38, 0x7e, 0xcf, 0x9f, 0x16
    .byte 0x7d, 0x50, 0xb3, 0x6c, 0xd2, 0x97, 0x36, 0x29, 0x6d, 0x6a, 0xbe, 0x30, 0x7d, 0x10, 0x1a, 0xa6
    .byte 0xd8, 0x19, 0x53, 0x0a, 0x8a, 0x85, 0x18, 0xd1, 0xe4, 0x0a, 0xd7, 0xa5, 0x4e, 0xcb, 0x9f, 0x5f
    .byte 0x8f, 0xbb, 0x5d, 0xe8, 0x4d, 0x6b, 0x80, 0x26, 0xd3, 0xa8, 0x86, 0x51, 0x73, 0x6d, 0x56, 0xef
    .byte 0xa7, 0x88, 0xc4, 0x7c, 0xb6, 0xe6, 0x4b, 0x94, 0xaa, 0xf9, 0x32, 0x66, 0xfb, 0xcc, 0x9c, 0xd5
    .byte 0x60, 0xe0, 0xdc, 0xdd, 0x4b, 0xae, 0xfd, 0xc4, 0x4b, 0xf4, 0xa5, 0xb6, 0x37, 0x53, 0x4a, 0x60
    .byte 0xb2, 0x4e, 0x81, 0xca, 0xf6, 0xe1, 0x29, 0x9e, 0x75, 0x0c, 0x44, 0x0d, 0xdb, 0x1c, 0x58, 0x44
    .byte 0x60, 0x1b, 0x7b, 0xd0, 0x9e, 0xff, 0x12, 0xcd, 0xe1, 0x1b, 0x42, 0x0d, 0x91, 0x79, 0xa6, 0xd0
    .byte 0x5a, 0x4f, 0x87, 0x61, 0xc4, 0xc1, 0x20, 0x6d, 0xa3, 0x45, 0x13, 0x99, 0x97, 0xe6, 0xdf, 0x56
    .byte 0xf3, 0x8f, 0x4b, 0x08, 0x15, 0x98, 0xed, 0x92, 0xc8, 0x07, 0x4a, 0xe3, 0x5e, 0x83, 0x5c, 0x9d
    .byte 0x16, 0xff, 0x0f, 0xfd, 0x2b, 0xba, 0x33, 0xfb, 0x6f, 0x8a, 0xf1, 0x0e, 0x7a, 0x0a, 0x01, 0x00

    .balign 4
.Llwcc_lea128_128_drbg_rv32i_constant_0:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00

    .balign 4
.Llwcc_lea128_128_drbg_rv32i_constant_1:
    .byte 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01

    .balign 4
.Llwcc_lea128_128_drbg_rv32i_constant_2:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01

    .balign 4
.Llwcc_lea128_128_drbg_rv32i_constant_3:
    .byte 0x84, 0xc1, 0x91, 0x1d, 0x46, 0x57, 0x95, 0xf5, 0x4d, 0xd8, 0x1d, 0x32, 0x2a, 0x0d, 0xbe, 0x58
    .byte 0xea, 0x58, 0x33, 0xb2, 0xd5, 0xfa, 0xcd, 0xcc, 0x06, 0x8b, 0x0e, 0xef, 0xc4, 0x00, 0x88, 0x8f

    .balign 4
.Llwcc_lea128_128_drbg_rv32i_constant_4:
    .byte 0x08, 0xf8, 0x10, 0x1c, 0x1b, 0xbc, 0x44, 0xe2, 0x68, 0xcf, 0x4e, 0x88, 0x79, 0xa1, 0xfd, 0x2d

    .balign 4
.Llwcc_lea128_128_drbg_rv32i_constant_5:
    .byte 0x5e, 0xf5, 0x71, 0x0f, 0x27, 0x22, 0x72, 0xdc, 0x33, 0x42, 0xf0, 0xfc, 0xc1, 0x21, 0x7a, 0x50

    .balign 4
.Llwcc_lea128_128_drbg_rv32i_constant_6:
    .byte 0x00, 0x00, 0x00, 0x20

    .balign 4
.Llwcc_lea128_128_drbg_rv32i_constant_7:
    .byte 0x80
