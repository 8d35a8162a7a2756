# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile skinny --set skinny128_128 --target rv32i --lanes 1 --slicing plane --blocks 8
# passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=8) fold() sbox(lanes=1) complement() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() spill_order() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 1024
# layout:    planes of 16 S-boxes, 8 blocks side by side; cells in 8 arrangements
# sizes:     in bytes: block 16, key 16, nonce 12, rk 2084, ctx 2244, align 4, group 128, stack 1024
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:21305d8d362ce48a58d779322836eb2753f69cff068fe65bfb06c37b79006367

    .text

    .balign 4
    .global lwcc_skinny128_128_key_setup_rv32i
    .type lwcc_skinny128_128_key_setup_rv32i, %function
lwcc_skinny128_128_key_setup_rv32i:
    addi sp, sp, -1008
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
    srli t1, a5, 1
    xor t1, t1, a5
    lui t2, 349525
    addi t2, t2, 1365
    and t1, t1, t2
    slli t3, t1, 1
    xor t3, a5, t3
    xor a5, a5, t1
    srli t1, a6, 1
    xor t1, t1, a6
    and t1, t1, t2
    slli t4, t1, 1
    xor t4, a6, t4
    xor a6, a6, t1
    srli t1, a7, 1
    xor t1, t1, a7
    and t1, t1, t2
    slli t5, t1, 1
    xor t5, a7, t5
    xor a7, a7, t1
    srli t1, t0, 1
    xor t1, t1, t0
    and t1, t1, t2
    slli t2, t1, 1
    xor t2, t0, t2
    xor t0, t0, t1
    srli t1, t3, 2
    xor t1, t1, t3
    lui t6, 209715
    addi t6, t6, 819
    and t1, t1, t6
    slli a4, t1, 2
    xor a4, t3, a4
    xor t1, t3, t1
    srli t3, t4, 2
    xor t3, t3, t4
    and t3, t3, t6
    slli a3, t3, 2
    xor a3, t4, a3
    xor t3, t4, t3
    srli t4, t5, 2
    xor t4, t4, t5
    and t4, t4, t6
    slli a2, t4, 2
    xor a2, t5, a2
    xor t4, t5, t4
    srli t5, t2, 2
    xor t5, t5, t2
    and t5, t5, t6
    slli s0, t5, 2
    xor s0, t2, s0
    xor t2, t2, t5
    srli t5, a5, 2
    xor t5, t5, a5
    and t5, t5, t6
    slli s1, t5, 2
    xor s1, a5, s1
    xor a5, a5, t5
    srli t5, a6, 2
    xor t5, t5, a6
    and t5, t5, t6
    slli s2, t5, 2
    xor s2, a6, s2
    xor a6, a6, t5
    srli t5, a7, 2
    xor t5, t5, a7
    and t5, t5, t6
    slli s3, t5, 2
    xor s3, a7, s3
    xor a7, a7, t5
    srli t5, t0, 2
    xor t5, t5, t0
    and t5, t5, t6
    slli t6, t5, 2
    xor t6, t0, t6
    xor t0, t0, t5
    srli t5, a4, 4
    xor t5, t5, a4
    lui s4, 61681
    addi s4, s4, -241
    and t5, t5, s4
    slli s5, t5, 4
    xor s5, a4, s5
    xor t5, a4, t5
    sw t5, 36(a0)
    srli a4, a3, 4
    xor a4, a4, a3
    and a4, a4, s4
    slli s6, a4, 4
    xor s6, a3, s6
    addi s7, a0, 2047
    addi s7, s7, 2047
    addi s7, s7, 2
    sw s6, -2016(s7)
    xor a4, a3, a4
    sw a4, 40(a0)
    srli a3, a2, 4
    xor a3, a3, a2
    and a3, a3, s4
    slli s8, a3, 4
    xor s8, a2, s8
    sw s8, 1300(a0)
    xor a3, a2, a3
    sw a3, 1024(a0)
    srli a2, s0, 4
    xor a2, a2, s0
    and a2, a2, s4
    slli s9, a2, 4
    xor s9, s0, s9
    xor a2, s0, a2
    srli s0, s1, 4
    xor s0, s0, s1
    and s0, s0, s4
    slli s10, s0, 4
    xor s10, s1, s10
    sw s10, 8(a0)
    xor s0, s1, s0
    sw s0, 1600(a0)
    srli s1, s2, 4
    xor s1, s1, s2
    and s1, s1, s4
    slli s11, s1, 4
    xor s11, s2, s11
    sw s11, 12(a0)
    xor s1, s2, s1
    sw s1, 1604(a0)
    srli s2, s3, 4
    xor s2, s2, s3
    and s2, s2, s4
    slli ra, s2, 4
    xor ra, s3, ra
    sw ra, 1620(a0)
    xor s2, s3, s2
    sw s2, 1628(a0)
    srli s3, t6, 4
    xor s3, s3, t6
    and s3, s3, s4
    sw s0, 96(sp)
    slli s0, s3, 4
    xor s0, t6, s0
    xor t6, t6, s3
    srli s3, t1, 4
    xor s3, s3, t1
    and s3, s3, s4
    sw s1, 100(sp)
    slli s1, s3, 4
    xor s1, t1, s1
    sw s1, 1328(a0)
    xor t1, t1, s3
    sw t1, 1608(a0)
    srli s3, t3, 4
    xor s3, s3, t3
    and s3, s3, s4
    sw t1, 104(sp)
    slli t1, s3, 4
    xor t1, t3, t1
    sw t1, 1592(a0)
    xor t3, t3, s3
    sw t3, 1612(a0)
    srli s3, t4, 4
    xor s3, s3, t4
    and s3, s3, s4
    sw t3, 108(sp)
    slli t3, s3, 4
    xor t3, t4, t3
    sw t3, 1316(a0)
    xor t4, t4, s3
    sw t4, 1636(a0)
    srli s3, t2, 4
    xor s3, s3, t2
    and s3, s3, s4
    sw t5, 112(sp)
    slli t5, s3, 4
    xor t5, t2, t5
    xor t2, t2, s3
    srli s3, a5, 4
    xor s3, s3, a5
    and s3, s3, s4
    sw a4, 116(sp)
    slli a4, s3, 4
    xor a4, a5, a4
    sw a4, 28(a0)
    xor a5, a5, s3
    sw a5, 60(a0)
    srli s3, a6, 4
    xor s3, s3, a6
    and s3, s3, s4
    sw a5, 120(sp)
    slli a5, s3, 4
    xor a5, a6, a5
    sw a5, 32(a0)
    xor a6, a6, s3
    sw a6, 64(a0)
    srli s3, a7, 4
    xor s3, s3, a7
    and s3, s3, s4
    sw a6, 124(sp)
    slli a6, s3, 4
    xor a6, a7, a6
    xor a7, a7, s3
    sw a7, 1048(a0)
    srli s3, t0, 4
    xor s3, s3, t0
    and s3, s3, s4
    slli s4, s3, 4
    xor s4, t0, s4
    xor t0, t0, s3
    li s3, 255
    sw s3, 16(a0)
    xori s3, s5, 255
    sw s3, 1056(a0)
    sw s3, 128(sp)
    srli s3, s8, 16
    andi s3, s3, 255
    sw a4, 132(sp)
    srli a4, s9, 8
    sw a5, 136(sp)
    lui a5, 16
    addi a5, a5, -256
    sw a5, 868(a0)
    sw s1, 140(sp)
    and s1, a4, a5
    or s3, s3, s1
    sw s1, 144(sp)
    slli s1, s9, 16
    sw s9, 148(sp)
    lui s9, 4080
    sw s9, 280(a0)
    sw s1, 152(sp)
    and s1, s1, s9
    or s1, s3, s1
    lui s3, 1044480
    sw s3, 80(a0)
    sw t1, 156(sp)
    and t1, s8, s3
    or s1, s1, t1
    sw s1, -2020(s7)
    sw s1, 160(sp)
    lui s1, 4080
    addi s1, s1, 255
    sw s7, 164(sp)
    and s7, a4, s1
    sw t1, 168(sp)
    and t1, s8, a5
    or s7, s7, t1
    sw t1, 172(sp)
    slli t1, s8, 24
    or t1, s7, t1
    xor t1, t1, a5
    sw t1, 1564(a0)
    srli s7, ra, 16
    andi s7, s7, 255
    sw t1, 176(sp)
    srli t1, s0, 8
    sw a4, 180(sp)
    and a4, t1, a5
    or s7, s7, a4
    sw a4, 184(sp)
    slli a4, s0, 16
    sw a4, 188(sp)
    and a4, a4, s9
    or a4, s7, a4
    and s7, ra, s3
    or a4, a4, s7
    sw a4, 76(a0)
    sw a4, 192(sp)
    and a4, t1, s1
    sw s0, 196(sp)
    and s0, ra, a5
    or a4, a4, s0
    sw s0, 200(sp)
    slli s0, ra, 24
    or a4, a4, s0
    xor a4, a4, a5
    sw a4, 84(a0)
    srli s0, t3, 16
    andi s0, s0, 255
    sw a4, 204(sp)
    srli a4, t5, 8
    sw s7, 208(sp)
    and s7, a4, a5
    or s0, s0, s7
    sw s7, 212(sp)
    slli s7, t5, 16
    and s7, s7, s9
    or s0, s0, s7
    sw s7, 216(sp)
    and s7, t3, s3
    or s0, s0, s7
    sw s0, 1952(a0)
    sw s0, 220(sp)
    and s0, a4, s1
    sw t5, 224(sp)
    and t5, t3, a5
    or t5, s0, t5
    slli s0, t3, 24
    or t5, t5, s0
    sw t5, 1092(a0)
    srli s0, a6, 16
    andi s0, s0, 255
    sw t5, 228(sp)
    srli t5, s4, 8
    sw s7, 232(sp)
    and s7, t5, a5
    or s0, s0, s7
    sw s7, 236(sp)
    slli s7, s4, 16
    and s7, s7, s9
    or s0, s0, s7
    and s7, a6, s3
    or s0, s0, s7
    sw s0, 96(a0)
    sw s0, 240(sp)
    and s0, t5, s1
    sw s4, 244(sp)
    and s4, a6, a5
    or s0, s0, s4
    slli s4, a6, 24
    or s0, s0, s4
    sw s0, 100(a0)
    srli s4, a3, 16
    andi s4, s4, 255
    sw s0, 248(sp)
    srli s0, a2, 8
    sw s7, 252(sp)
    and s7, s0, a5
    or s4, s4, s7
    sw s7, 256(sp)
    slli s7, a2, 16
    and s7, s7, s9
    or s4, s4, s7
    and s7, a3, s3
    or s4, s4, s7
    sw s4, 104(a0)
    sw s4, 260(sp)
    and s4, s0, s1
    sw a2, 264(sp)
    and a2, a3, a5
    or a2, s4, a2
    slli s4, a3, 24
    or a2, a2, s4
    sw a2, 108(a0)
    srli s4, s2, 16
    andi s4, s4, 255
    sw a2, 268(sp)
    srli a2, t6, 8
    sw s7, 272(sp)
    and s7, a2, a5
    or s4, s4, s7
    sw s7, 276(sp)
    slli s7, t6, 16
    and s7, s7, s9
    or s4, s4, s7
    and s7, s2, s3
    or s4, s4, s7
    sw s4, 1568(a0)
    sw s4, 280(sp)
    and s4, a2, s1
    sw t6, 284(sp)
    and t6, s2, a5
    or t6, s4, t6
    slli s4, s2, 24
    or t6, t6, s4
    sw t6, 1572(a0)
    srli s4, t4, 16
    andi s4, s4, 255
    sw t6, 288(sp)
    srli t6, t2, 8
    sw s7, 292(sp)
    and s7, t6, a5
    or s4, s4, s7
    sw s7, 296(sp)
    slli s7, t2, 16
    and s7, s7, s9
    or s4, s4, s7
    and s7, t4, s3
    or s4, s4, s7
    sw s4, 1576(a0)
    sw s4, 300(sp)
    and s4, t6, s1
    sw t2, 304(sp)
    and t2, t4, a5
    or t2, s4, t2
    slli s4, t4, 24
    or t2, t2, s4
    sw t2, 1580(a0)
    srli s4, a7, 16
    andi s4, s4, 255
    sw t2, 308(sp)
    srli t2, t0, 8
    sw s7, 312(sp)
    and s7, t2, a5
    or s4, s4, s7
    sw s7, 316(sp)
    slli s7, t0, 16
    and s7, s7, s9
    or s4, s4, s7
    and s7, a7, s3
    or s4, s4, s7
    sw s4, 128(a0)
    sw s4, 320(sp)
    and s4, t2, s1
    sw t0, 324(sp)
    and t0, a7, a5
    or t0, s4, t0
    slli s4, a7, 24
    or t0, t0, s4
    sw t0, 132(a0)
    slli s4, s6, 8
    sw t0, 328(sp)
    srli t0, s6, 24
    or t0, s4, t0
    and t0, t0, s1
    slli s4, s5, 8
    sw s4, 332(sp)
    and s4, s4, a5
    or t0, t0, s4
    sw s4, 336(sp)
    slli s4, s5, 16
    sw s4, 340(sp)
    and s4, s4, s3
    or t0, t0, s4
    xor t0, t0, s3
    sw t0, 1936(a0)
    sw s4, 344(sp)
    srli s4, s5, 24
    sw t0, 348(sp)
    srli t0, s5, 8
    sw s5, 352(sp)
    and s5, t0, a5
    or s4, s4, s5
    sw s5, 356(sp)
    and s5, s6, s9
    or s4, s4, s5
    sw s5, 360(sp)
    slli s5, s6, 24
    or s4, s4, s5
    sw s4, 1532(a0)
    sw s4, 364(sp)
    slli s4, s11, 8
    sw s5, 368(sp)
    srli s5, s11, 24
    or s4, s4, s5
    and s4, s4, s1
    slli s5, s10, 8
    sw s5, 372(sp)
    and s5, s5, a5
    or s4, s4, s5
    sw s5, 376(sp)
    slli s5, s10, 16
    and s5, s5, s3
    or s4, s4, s5
    xor s4, s4, s3
    sw s4, 144(a0)
    sw s5, 380(sp)
    srli s5, s10, 24
    sw s4, 384(sp)
    srli s4, s10, 8
    sw s10, 388(sp)
    and s10, s4, a5
    or s5, s5, s10
    sw s10, 392(sp)
    and s10, s11, s9
    or s5, s5, s10
    sw s10, 396(sp)
    slli s10, s11, 24
    or s5, s5, s10
    sw s5, 148(a0)
    sw s5, 400(sp)
    lw s5, 156(sp)
    sw s10, 404(sp)
    slli s10, s5, 8
    sw s11, 408(sp)
    srli s11, s5, 24
    or s10, s10, s11
    and s10, s10, s1
    lw s11, 140(sp)
    sw s4, 412(sp)
    slli s4, s11, 8
    sw s4, 416(sp)
    and s4, s4, a5
    or s10, s10, s4
    sw s4, 420(sp)
    slli s4, s11, 16
    and s4, s4, s3
    or s4, s10, s4
    xor s4, s4, s3
    sw s4, 1536(a0)
    srli s10, s11, 24
    sw s4, 424(sp)
    srli s4, s11, 8
    and s11, s4, a5
    or s10, s10, s11
    and s11, s5, s9
    or s10, s10, s11
    sw s11, 428(sp)
    slli s11, s5, 24
    or s10, s10, s11
    sw s10, 1540(a0)
    sw s10, 432(sp)
    lw s10, 136(sp)
    sw s11, 436(sp)
    slli s5, s10, 8
    srli s11, s10, 24
    or s5, s5, s11
    and s5, s5, s1
    lw s11, 132(sp)
    sw s4, 440(sp)
    slli s4, s11, 8
    sw s4, 444(sp)
    and s4, s4, a5
    or s5, s5, s4
    sw s4, 448(sp)
    slli s4, s11, 16
    and s4, s4, s3
    or s4, s5, s4
    sw s4, 160(a0)
    srli s5, s11, 24
    sw s4, 452(sp)
    srli s4, s11, 8
    and s11, s4, a5
    or s5, s5, s11
    and s11, s10, s9
    or s5, s5, s11
    sw s11, 456(sp)
    slli s11, s10, 24
    or s5, s5, s11
    sw s5, 164(a0)
    sw s5, 460(sp)
    lw s5, 116(sp)
    sw s11, 464(sp)
    slli s10, s5, 8
    srli s11, s5, 24
    or s10, s10, s11
    and s10, s10, s1
    lw s11, 112(sp)
    sw s4, 468(sp)
    slli s4, s11, 8
    sw s4, 472(sp)
    and s4, s4, a5
    or s10, s10, s4
    sw s4, 476(sp)
    slli s4, s11, 16
    and s4, s4, s3
    or s4, s10, s4
    sw s4, 168(a0)
    srli s10, s11, 24
    sw s4, 480(sp)
    srli s4, s11, 8
    and s11, s4, a5
    or s10, s10, s11
    and s11, s5, s9
    or s10, s10, s11
    sw s11, 484(sp)
    slli s11, s5, 24
    or s10, s10, s11
    sw s10, 172(a0)
    sw s10, 488(sp)
    lw s10, 100(sp)
    sw s11, 492(sp)
    slli s5, s10, 8
    srli s11, s10, 24
    or s5, s5, s11
    and s5, s5, s1
    lw s11, 96(sp)
    sw s4, 496(sp)
    slli s4, s11, 8
    sw s4, 500(sp)
    and s4, s4, a5
    or s5, s5, s4
    sw s4, 504(sp)
    slli s4, s11, 16
    and s4, s4, s3
    or s4, s5, s4
    sw s4, 1544(a0)
    srli s5, s11, 24
    sw s4, 508(sp)
    srli s4, s11, 8
    and s11, s4, a5
    or s5, s5, s11
    and s11, s10, s9
    or s5, s5, s11
    sw s11, 512(sp)
    slli s11, s10, 24
    or s5, s5, s11
    sw s5, 1548(a0)
    sw s5, 516(sp)
    lw s5, 108(sp)
    sw s11, 520(sp)
    slli s10, s5, 8
    srli s11, s5, 24
    or s10, s10, s11
    and s10, s10, s1
    lw s11, 104(sp)
    sw s4, 524(sp)
    slli s4, s11, 8
    sw s4, 528(sp)
    and s4, s4, a5
    or s10, s10, s4
    sw s4, 532(sp)
    slli s4, s11, 16
    and s4, s4, s3
    or s4, s10, s4
    sw s4, 1552(a0)
    srli s10, s11, 24
    sw s4, 536(sp)
    srli s4, s11, 8
    and s11, s4, a5
    or s10, s10, s11
    and s11, s5, s9
    or s10, s10, s11
    sw s11, 540(sp)
    slli s11, s5, 24
    or s10, s10, s11
    sw s10, 1556(a0)
    sw s10, 544(sp)
    lw s10, 124(sp)
    sw s11, 548(sp)
    slli s5, s10, 8
    srli s11, s10, 24
    or s5, s5, s11
    and s5, s5, s1
    lw s11, 120(sp)
    sw s4, 552(sp)
    slli s4, s11, 8
    sw s4, 556(sp)
    and s4, s4, a5
    or s5, s5, s4
    sw s4, 560(sp)
    slli s4, s11, 16
    and s4, s4, s3
    or s4, s5, s4
    sw s4, 192(a0)
    srli s5, s11, 24
    sw s4, 564(sp)
    srli s4, s11, 8
    and s11, s4, a5
    or s5, s5, s11
    and s11, s10, s9
    or s5, s5, s11
    sw s11, 568(sp)
    slli s11, s10, 24
    or s5, s5, s11
    sw s5, 196(a0)
    sw s5, 572(sp)
    srli s5, s8, 8
    andi s5, s5, 255
    lui s10, 4096
    lw s3, 180(sp)
    addi s10, s10, -256
    and s3, s3, s10
    or s3, s5, s3
    lw s5, 168(sp)
    or s3, s3, s5
    xor s3, s3, s9
    sw s3, 1496(a0)
    lw s5, 148(sp)
    sw s3, 576(sp)
    andi s3, s5, 255
    sw s11, 580(sp)
    slli s11, s8, 24
    sw s8, 584(sp)
    srli s8, s8, 8
    or s8, s11, s8
    lui s11, 1044496
    addi s11, s11, -256
    and s8, s8, s11
    or s8, s3, s8
    slli s5, s5, 8
    and s5, s5, s9
    or s5, s8, s5
    sw s5, 1500(a0)
    srli s8, ra, 8
    andi s8, s8, 255
    sw t1, 588(sp)
    and t1, t1, s10
    or t1, s8, t1
    lw s8, 208(sp)
    or t1, t1, s8
    xor t1, t1, s9
    sw t1, 208(a0)
    lw s8, 196(sp)
    sw t1, 592(sp)
    andi t1, s8, 255
    sw s3, 596(sp)
    slli s3, ra, 24
    sw ra, 600(sp)
    srli ra, ra, 8
    or s3, s3, ra
    and s3, s3, s11
    or s3, t1, s3
    slli ra, s8, 8
    and ra, ra, s9
    or s3, s3, ra
    sw s3, 212(a0)
    srli ra, t3, 8
    andi ra, ra, 255
    sw a4, 604(sp)
    and a4, a4, s10
    or a4, ra, a4
    lw ra, 232(sp)
    srli s8, t3, 8
    or a4, a4, ra
    xor a4, a4, s9
    sw a4, 1504(a0)
    sw a4, 608(sp)
    lw a4, 224(sp)
    sw t1, 612(sp)
    andi ra, a4, 255
    slli t1, t3, 24
    or t1, t1, s8
    and t1, t1, s11
    or t1, ra, t1
    slli s8, a4, 8
    and s8, s8, s9
    or t1, t1, s8
    sw t1, 1508(a0)
    srli s8, a6, 8
    andi s8, s8, 255
    and a4, t5, s10
    or a4, s8, a4
    lw s8, 252(sp)
    or a4, a4, s8
    xor a4, a4, s9
    sw a4, 224(a0)
    lw a4, 244(sp)
    sw t5, 616(sp)
    andi s8, a4, 255
    slli t5, a6, 24
    sw ra, 620(sp)
    srli ra, a6, 8
    or t5, t5, ra
    and t5, t5, s11
    or t5, s8, t5
    slli ra, a4, 8
    and ra, ra, s9
    or t5, t5, ra
    sw t5, 228(a0)
    srli ra, a3, 8
    andi ra, ra, 255
    and a4, s0, s10
    or a4, ra, a4
    lw ra, 272(sp)
    or a4, a4, ra
    sw a4, 232(a0)
    sw a4, 624(sp)
    lw a4, 264(sp)
    sw s0, 628(sp)
    andi ra, a4, 255
    slli s0, a3, 24
    sw s8, 632(sp)
    srli s8, a3, 8
    or s0, s0, s8
    and s0, s0, s11
    or s0, ra, s0
    slli s8, a4, 8
    and s8, s8, s9
    or s0, s0, s8
    sw s0, 236(a0)
    srli s8, s2, 8
    andi s8, s8, 255
    and a4, a2, s10
    or a4, s8, a4
    lw s8, 292(sp)
    or a4, a4, s8
    sw a4, 1512(a0)
    sw a4, 636(sp)
    lw a4, 284(sp)
    sw a2, 640(sp)
    andi s8, a4, 255
    slli a2, s2, 24
    sw ra, 644(sp)
    srli ra, s2, 8
    or a2, a2, ra
    and a2, a2, s11
    or a2, s8, a2
    slli ra, a4, 8
    and ra, ra, s9
    or a2, a2, ra
    sw a2, 1516(a0)
    srli ra, t4, 8
    andi ra, ra, 255
    and a4, t6, s10
    or a4, ra, a4
    lw ra, 312(sp)
    andi t0, t0, 255
    or a4, a4, ra
    sw a4, 1520(a0)
    sw a4, 648(sp)
    lw a4, 304(sp)
    sw t6, 652(sp)
    andi ra, a4, 255
    slli t6, t4, 24
    sw s8, 656(sp)
    srli s8, t4, 8
    or t6, t6, s8
    and t6, t6, s11
    or t6, ra, t6
    slli s8, a4, 8
    and s8, s8, s9
    or t6, t6, s8
    sw t6, 1524(a0)
    srli s8, a7, 8
    andi s8, s8, 255
    and a4, t2, s10
    or a4, s8, a4
    or a4, a4, s7
    sw a4, 256(a0)
    lw s8, 324(sp)
    sw a4, 660(sp)
    andi a4, s8, 255
    sw t2, 664(sp)
    slli t2, a7, 24
    sw ra, 668(sp)
    srli ra, a7, 8
    or t2, t2, ra
    and t2, t2, s11
    or t2, a4, t2
    slli ra, s8, 8
    and ra, ra, s9
    or t2, t2, ra
    sw t2, 260(a0)
    srli ra, s6, 8
    and s8, ra, s10
    or t0, t0, s8
    lw s8, 352(sp)
    sw ra, 672(sp)
    lui ra, 1044480
    and s8, s8, ra
    or t0, t0, s8
    xor t0, t0, s9
    sw t0, 1344(a0)
    lw s8, 128(sp)
    sw t0, 676(sp)
    slli t0, s8, 16
    srli s8, s8, 16
    or t0, t0, s8
    and t0, t0, s1
    and s8, s6, a5
    or t0, t0, s8
    lw s8, 368(sp)
    or t0, t0, s8
    sw t0, 1472(a0)
    sw t0, 680(sp)
    lw t0, 412(sp)
    lw s8, 408(sp)
    andi t0, t0, 255
    sw a4, 412(sp)
    srli a4, s8, 8
    sw a4, 684(sp)
    and a4, a4, s10
    or t0, t0, a4
    lw a4, 388(sp)
    sw s11, 688(sp)
    and s11, a4, ra
    or t0, t0, s11
    xor t0, t0, s9
    sw t0, 272(a0)
    slli s11, a4, 16
    srli a4, a4, 16
    or a4, s11, a4
    and a4, a4, s1
    and s11, s8, a5
    or a4, a4, s11
    lw s11, 404(sp)
    or a4, a4, s11
    sw a4, 276(a0)
    sw a4, 692(sp)
    lw a4, 440(sp)
    lw s11, 156(sp)
    andi a4, a4, 255
    srli s8, s11, 8
    sw s8, 440(sp)
    and s8, s8, s10
    or a4, a4, s8
    lw s8, 140(sp)
    sw t0, 696(sp)
    and t0, s8, ra
    or t0, a4, t0
    xor t0, t0, s9
    sw t0, 1920(a0)
    slli a4, s8, 16
    sw t0, 700(sp)
    srli t0, s8, 16
    or t0, a4, t0
    and a4, t0, s1
    and s8, s11, a5
    or a4, a4, s8
    sw s8, 704(sp)
    lw s8, 436(sp)
    or a4, a4, s8
    sw a4, 1476(a0)
    sw a4, 708(sp)
    lw a4, 468(sp)
    lw s8, 136(sp)
    andi a4, a4, 255
    srli s11, s8, 8
    sw s11, 468(sp)
    and s11, s11, s10
    or a4, a4, s11
    lw s11, 132(sp)
    sw t0, 712(sp)
    and t0, s11, ra
    or t0, a4, t0
    xor t0, t0, s9
    sw t0, 292(a0)
    slli a4, s11, 16
    sw t0, 716(sp)
    srli t0, s11, 16
    or t0, a4, t0
    and a4, t0, s1
    and s11, s8, a5
    or a4, a4, s11
    sw s11, 720(sp)
    lw s11, 464(sp)
    or a4, a4, s11
    sw a4, 296(a0)
    lw a4, 496(sp)
    lw s11, 116(sp)
    andi a4, a4, 255
    srli s8, s11, 8
    sw s8, 496(sp)
    and s8, s8, s10
    or a4, a4, s8
    lw s8, 112(sp)
    and s9, s8, ra
    or a4, a4, s9
    sw a4, 300(a0)
    slli a4, s8, 16
    srli s9, s8, 16
    or a4, a4, s9
    and s9, a4, s1
    and s8, s11, a5
    or s8, s9, s8
    lw s9, 492(sp)
    or s8, s8, s9
    sw s8, 304(a0)
    sw s8, 724(sp)
    lw s8, 524(sp)
    lw s9, 100(sp)
    andi s8, s8, 255
    srli s11, s9, 8
    sw s11, 524(sp)
    and s11, s11, s10
    or s8, s8, s11
    lw s11, 96(sp)
    sw a4, 728(sp)
    and a4, s11, ra
    or a4, s8, a4
    sw a4, 1480(a0)
    slli s8, s11, 16
    sw a4, 732(sp)
    srli a4, s11, 16
    or a4, s8, a4
    and s8, a4, s1
    and s11, s9, a5
    or s8, s8, s11
    lw s11, 520(sp)
    andi s4, s4, 255
    or s8, s8, s11
    sw s8, 1484(a0)
    sw s8, 736(sp)
    lw s8, 552(sp)
    lw s11, 108(sp)
    andi s8, s8, 255
    srli s9, s11, 8
    sw s9, 552(sp)
    and s9, s9, s10
    or s8, s8, s9
    lw s9, 104(sp)
    sw a4, 740(sp)
    and a4, s9, ra
    or a4, s8, a4
    sw a4, 1488(a0)
    slli s8, s9, 16
    sw a4, 744(sp)
    srli a4, s9, 16
    or a4, s8, a4
    and s8, a4, s1
    and s9, s11, a5
    or s8, s8, s9
    lw s9, 548(sp)
    or s8, s8, s9
    sw s8, 1492(a0)
    sw s8, 748(sp)
    lw s8, 124(sp)
    srli s9, s8, 8
    and s11, s9, s10
    or s4, s4, s11
    lw s11, 120(sp)
    sw s9, 752(sp)
    and s9, s11, ra
    or s4, s4, s9
    sw s4, 324(a0)
    slli s4, s11, 16
    srli s9, s11, 16
    or s4, s4, s9
    and s9, s4, s1
    and s11, s8, a5
    or s9, s9, s11
    lw s11, 580(sp)
    or s9, s9, s11
    sw s9, 328(a0)
    sw s9, 756(sp)
    lw s9, 176(sp)
    slli s11, s9, 8
    srli s9, s9, 24
    or s9, s11, s9
    lw s11, 144(sp)
    and s9, s9, s1
    or s9, s9, s11
    lw s11, 584(sp)
    slli s11, s11, 8
    sw s11, 760(sp)
    and s11, s11, ra
    or s9, s9, s11
    sw s9, 1444(a0)
    sw s11, 764(sp)
    slli s11, s5, 16
    sw s9, 768(sp)
    srli s9, s5, 16
    or s9, s11, s9
    lw s11, 148(sp)
    and s9, s9, s1
    srli s11, s11, 16
    and s11, s11, a5
    or s9, s9, s11
    lw s11, 168(sp)
    or s9, s9, s11
    sw s9, 1132(a0)
    lw s11, 204(sp)
    sw s9, 168(sp)
    slli s9, s11, 8
    srli s11, s11, 24
    or s9, s9, s11
    lw s11, 184(sp)
    and s9, s9, s1
    or s9, s9, s11
    lw s11, 600(sp)
    slli s11, s11, 8
    and s11, s11, ra
    or s9, s9, s11
    sw s9, 340(a0)
    slli s9, s3, 16
    sw s3, 184(sp)
    srli s3, s3, 16
    or s3, s9, s3
    lw s9, 196(sp)
    and s3, s3, s1
    srli s9, s9, 16
    and s9, s9, a5
    or s3, s3, s9
    sw s9, 772(sp)
    lw s9, 208(sp)
    or s3, s3, s9
    xor s3, s3, ra
    sw s3, 348(a0)
    lw s9, 228(sp)
    sw s11, 776(sp)
    slli s11, s9, 8
    srli s9, s9, 24
    or s9, s11, s9
    lw s11, 212(sp)
    and s9, s9, s1
    or s9, s9, s11
    slli s11, t3, 8
    and s11, s11, ra
    or s9, s9, s11
    sw s9, 1448(a0)
    slli s11, t1, 16
    sw s9, 780(sp)
    srli s9, t1, 16
    or s9, s11, s9
    lw s11, 224(sp)
    and s9, s9, s1
    srli s11, s11, 16
    and s11, s11, a5
    or s9, s9, s11
    lw s11, 232(sp)
    or s9, s9, s11
    xor s9, s9, ra
    sw s9, 1140(a0)
    lw s11, 248(sp)
    sw s9, 232(sp)
    slli s9, s11, 8
    srli s11, s11, 24
    or s9, s9, s11
    lw s11, 236(sp)
    and s9, s9, s1
    or s9, s9, s11
    slli s11, a6, 8
    and s11, s11, ra
    or s9, s9, s11
    sw s9, 360(a0)
    slli s9, t5, 16
    srli s11, t5, 16
    or s9, s9, s11
    lw s11, 244(sp)
    and s9, s9, s1
    srli s11, s11, 16
    and s11, s11, a5
    or s9, s9, s11
    lw s11, 252(sp)
    or s9, s9, s11
    xor s9, s9, ra
    sw s9, 364(a0)
    lw s11, 268(sp)
    sw s9, 784(sp)
    slli s9, s11, 8
    srli s11, s11, 24
    or s9, s9, s11
    lw s11, 256(sp)
    and s9, s9, s1
    or s9, s9, s11
    slli s11, a3, 8
    and s11, s11, ra
    or s9, s9, s11
    sw s9, 368(a0)
    slli s9, s0, 16
    srli s11, s0, 16
    or s9, s9, s11
    lw s11, 264(sp)
    and s9, s9, s1
    srli s11, s11, 16
    and s11, s11, a5
    or s9, s9, s11
    lw s11, 272(sp)
    or s9, s9, s11
    sw s9, 372(a0)
    lw s9, 288(sp)
    slli s11, s9, 8
    srli s9, s9, 24
    or s9, s11, s9
    lw s11, 276(sp)
    and s9, s9, s1
    or s9, s9, s11
    slli s11, s2, 8
    and s11, s11, ra
    or s9, s9, s11
    sw s9, 1456(a0)
    slli s11, a2, 16
    sw s9, 276(sp)
    srli s9, a2, 16
    or s9, s11, s9
    lw s11, 284(sp)
    and s9, s9, s1
    srli s11, s11, 16
    and s11, s11, a5
    or s9, s9, s11
    lw s11, 292(sp)
    or s9, s9, s11
    sw s9, 1460(a0)
    lw s11, 308(sp)
    sw s9, 292(sp)
    slli s9, s11, 8
    srli s11, s11, 24
    or s9, s9, s11
    lw s11, 296(sp)
    and s9, s9, s1
    or s9, s9, s11
    slli s11, t4, 8
    and s11, s11, ra
    or s9, s9, s11
    sw s9, 1464(a0)
    slli s11, t6, 16
    sw s9, 296(sp)
    srli s9, t6, 16
    or s9, s11, s9
    lw s11, 304(sp)
    and s9, s9, s1
    srli s11, s11, 16
    and s11, s11, a5
    or s9, s9, s11
    lw s11, 312(sp)
    or s9, s9, s11
    sw s9, 1468(a0)
    lw s11, 328(sp)
    sw s9, 312(sp)
    slli s9, s11, 8
    srli s11, s11, 24
    or s9, s9, s11
    lw s11, 316(sp)
    and s9, s9, s1
    or s9, s9, s11
    slli s11, a7, 8
    and s11, s11, ra
    or s9, s9, s11
    sw s9, 392(a0)
    slli s11, t2, 16
    sw s9, 316(sp)
    srli s9, t2, 16
    or s9, s11, s9
    lw s11, 324(sp)
    and s9, s9, s1
    srli s11, s11, 16
    and s11, s11, a5
    or s9, s9, s11
    or s7, s9, s7
    sw s7, 396(a0)
    lui s7, 1044480
    addi s7, s7, 255
    and s9, s6, s7
    lw s11, 352(sp)
    sw t2, 272(sp)
    srli s11, s11, 16
    and t2, s11, a5
    or s9, s9, t2
    sw t2, 256(sp)
    slli t2, s6, 8
    sw s6, 788(sp)
    lui s6, 4080
    and t2, t2, s6
    or t2, s9, t2
    xor t2, t2, a5
    sw t2, 400(a0)
    andi s9, s11, 255
    lw s11, 348(sp)
    sw t2, 792(sp)
    lw t2, 688(sp)
    sw s9, 796(sp)
    and s11, s11, t2
    or s11, s9, s11
    lw s9, 360(sp)
    or s9, s11, s9
    lw s11, 164(sp)
    sw s9, -2036(s11)
    sw s9, 360(sp)
    lw s9, 408(sp)
    sw t6, 800(sp)
    and t6, s9, s7
    sw a2, 804(sp)
    lw a2, 388(sp)
    sw s0, 808(sp)
    srli a2, a2, 16
    and s0, a2, a5
    or t6, t6, s0
    slli s0, s9, 8
    sw s0, 812(sp)
    and s0, s0, s6
    or t6, t6, s0
    sw t6, 1376(a0)
    sw t6, 816(sp)
    andi t6, a2, 255
    sw s0, 820(sp)
    lw s0, 384(sp)
    and t0, t0, s7
    and s0, s0, t2
    or t6, t6, s0
    lw s0, 396(sp)
    or t6, t6, s0
    sw t6, 412(a0)
    lw s0, 156(sp)
    sw a2, 396(sp)
    lw a2, 140(sp)
    and s9, s0, s7
    srli a2, a2, 16
    sw a2, 824(sp)
    and a2, a2, a5
    or s9, s9, a2
    sw a2, 828(sp)
    slli a2, s0, 8
    sw a2, 832(sp)
    and a2, a2, s6
    or a2, s9, a2
    xor a2, a2, a5
    sw a2, 416(a0)
    lw s9, 712(sp)
    lw s0, 420(sp)
    and s9, s9, s7
    or s0, s9, s0
    lw s9, 428(sp)
    or s0, s0, s9
    sw s0, -2032(s11)
    lw s9, 136(sp)
    sw a2, 428(sp)
    and a2, s9, s7
    sw s0, 420(sp)
    lw s0, 132(sp)
    srli s0, s0, 16
    sw s0, 712(sp)
    and s0, s0, a5
    or a2, a2, s0
    slli s0, s9, 8
    sw s0, 836(sp)
    and s0, s0, s6
    or a2, a2, s0
    xor a2, a2, a5
    sw a2, 1384(a0)
    lw s0, 448(sp)
    or t0, t0, s0
    lw s0, 456(sp)
    or t0, t0, s0
    sw t0, 428(a0)
    lw s0, 116(sp)
    sw a2, 456(sp)
    lw a2, 112(sp)
    and s9, s0, s7
    srli a2, a2, 16
    sw a2, 448(sp)
    and a2, a2, a5
    or a2, s9, a2
    slli s9, s0, 8
    and s9, s9, s6
    or a2, a2, s9
    sw a2, 432(a0)
    lw s9, 728(sp)
    lw s0, 476(sp)
    and s9, s9, s7
    or s0, s9, s0
    lw s9, 484(sp)
    and a4, a4, s7
    or s0, s0, s9
    sw s0, 436(a0)
    lw s9, 100(sp)
    sw a2, 484(sp)
    and a2, s9, s7
    sw s0, 476(sp)
    lw s0, 96(sp)
    srli s0, s0, 16
    sw s0, 728(sp)
    and s0, s0, a5
    or a2, a2, s0
    slli s0, s9, 8
    and s0, s0, s6
    or a2, a2, s0
    sw a2, 1428(a0)
    lw s0, 740(sp)
    lw s9, 504(sp)
    and s0, s0, s7
    or s0, s0, s9
    lw s9, 512(sp)
    or s0, s0, s9
    sw s0, 1432(a0)
    lw s9, 108(sp)
    sw a2, 512(sp)
    and a2, s9, s7
    sw s0, 504(sp)
    lw s0, 104(sp)
    srli s0, s0, 16
    sw s0, 740(sp)
    and s0, s0, a5
    or a2, a2, s0
    slli s0, s9, 8
    and s0, s0, s6
    or a2, a2, s0
    sw a2, 1436(a0)
    lw s0, 532(sp)
    or a4, a4, s0
    lw s0, 540(sp)
    or a4, a4, s0
    sw a4, -2028(s11)
    and s0, s8, s7
    lw s9, 120(sp)
    sw a2, 540(sp)
    srli s9, s9, 16
    and a2, s9, a5
    or a2, s0, a2
    slli s0, s8, 8
    and s0, s0, s6
    or a2, a2, s0
    sw a2, 456(a0)
    and s0, s4, s7
    lw s4, 560(sp)
    or s0, s0, s4
    lw s4, 568(sp)
    or s0, s0, s4
    sw s0, 460(a0)
    lui s4, 16
    addi s4, s4, -1
    lw s8, 180(sp)
    sw a2, 568(sp)
    and a2, s8, s4
    lw s8, 160(sp)
    sw s9, 560(sp)
    slli s9, s8, 24
    srli s8, s8, 8
    or s8, s9, s8
    lui s9, 1048560
    and s8, s8, s9
    or a2, a2, s8
    xori a2, a2, 255
    sw a2, 464(a0)
    lw s8, 576(sp)
    sw a2, 532(sp)
    slli a2, s8, 24
    srli s8, s8, 8
    or a2, a2, s8
    lw s8, 596(sp)
    and a2, a2, t2
    or a2, s8, a2
    lw s8, 584(sp)
    sw s0, 596(sp)
    slli s0, s8, 16
    and s0, s0, s6
    or a2, a2, s0
    sw a2, 1884(a0)
    lw s0, 588(sp)
    sw a2, 840(sp)
    and s0, s0, s4
    lw a2, 192(sp)
    sw a4, 844(sp)
    slli a4, a2, 24
    srli a2, a2, 8
    or a4, a4, a2
    and a4, a4, s9
    or a4, s0, a4
    xori a4, a4, 255
    sw a4, 1388(a0)
    lw a2, 592(sp)
    slli s0, a2, 24
    srli a2, a2, 8
    or a2, s0, a2
    lw s0, 612(sp)
    and a2, a2, t2
    or a2, s0, a2
    lw s0, 600(sp)
    slli s0, s0, 16
    and s0, s0, s6
    or a2, a2, s0
    sw a2, 476(a0)
    lw s0, 604(sp)
    sw a2, 612(sp)
    lw a2, 220(sp)
    and s0, s0, s4
    slli t2, a2, 24
    srli a2, a2, 8
    or t2, t2, a2
    and t2, t2, s9
    or t2, s0, t2
    sw t2, 480(a0)
    lw a2, 228(sp)
    sw t2, 848(sp)
    srli s0, a2, 8
    lw t2, 620(sp)
    and s0, s0, s10
    or t2, t2, s0
    slli s0, t3, 16
    and s0, s0, ra
    or t2, t2, s0
    sw t2, 1888(a0)
    lw s0, 616(sp)
    sw t2, 620(sp)
    and s0, s0, s4
    lw t2, 240(sp)
    sw a4, 852(sp)
    slli a4, t2, 24
    srli t2, t2, 8
    or t2, a4, t2
    and t2, t2, s9
    or t2, s0, t2
    xori t2, t2, 255
    sw t2, 1396(a0)
    lw a4, 248(sp)
    sw t2, 856(sp)
    srli s0, a4, 8
    lw t2, 632(sp)
    and s0, s0, s10
    or t2, t2, s0
    slli s0, a6, 16
    and s0, s0, ra
    or t2, t2, s0
    sw t2, 492(a0)
    lw s0, 628(sp)
    sw t2, 628(sp)
    lw t2, 260(sp)
    and s0, s0, s4
    slli a4, t2, 24
    srli t2, t2, 8
    or t2, a4, t2
    and t2, t2, s9
    or t2, s0, t2
    sw t2, 496(a0)
    lw a4, 268(sp)
    sw t2, 632(sp)
    srli s0, a4, 8
    lw t2, 644(sp)
    and s0, s0, s10
    or t2, t2, s0
    slli s0, a3, 16
    and s0, s0, ra
    or t2, t2, s0
    sw t2, 500(a0)
    lw s0, 640(sp)
    sw t2, 640(sp)
    lw t2, 280(sp)
    and s0, s0, s4
    slli a4, t2, 24
    srli t2, t2, 8
    or t2, a4, t2
    and t2, t2, s9
    or t2, s0, t2
    sw t2, 1892(a0)
    lw a4, 288(sp)
    sw t2, 644(sp)
    srli s0, a4, 8
    lw t2, 656(sp)
    and s0, s0, s10
    or t2, t2, s0
    slli s0, s2, 16
    and s0, s0, ra
    or t2, t2, s0
    sw t2, 1896(a0)
    lw s0, 652(sp)
    sw t2, 652(sp)
    lw t2, 300(sp)
    and s0, s0, s4
    slli a4, t2, 24
    srli t2, t2, 8
    or t2, a4, t2
    and t2, t2, s9
    or t2, s0, t2
    sw t2, 1900(a0)
    lw a4, 308(sp)
    sw t2, 656(sp)
    srli s0, a4, 8
    lw t2, 668(sp)
    and s0, s0, s10
    or t2, t2, s0
    slli s0, t4, 16
    and s0, s0, ra
    or t2, t2, s0
    sw t2, 1904(a0)
    lw s0, 664(sp)
    sw t2, 664(sp)
    lw t2, 320(sp)
    and s0, s0, s4
    slli a4, t2, 24
    srli t2, t2, 8
    or t2, a4, t2
    and t2, t2, s9
    or t2, s0, t2
    sw t2, 520(a0)
    lw a4, 328(sp)
    sw t2, 668(sp)
    srli s0, a4, 8
    lw t2, 412(sp)
    and s0, s0, s10
    or t2, t2, s0
    slli s0, a7, 16
    and s0, s0, ra
    or t2, t2, s0
    sw t2, 524(a0)
    lw s0, 672(sp)
    sw t2, 412(sp)
    lw t2, 364(sp)
    and s0, s0, s4
    slli t2, t2, 16
    or t2, s0, t2
    xori t2, t2, 255
    sw t2, 1848(a0)
    lw s0, 676(sp)
    sw t2, 860(sp)
    slli t2, s0, 16
    srli s0, s0, 16
    or t2, t2, s0
    lw s0, 336(sp)
    and t2, t2, s1
    or t2, t2, s0
    lw s0, 368(sp)
    or t2, t2, s0
    sw t2, 2044(a0)
    lw s0, 684(sp)
    sw t2, 336(sp)
    lw t2, 400(sp)
    and s0, s0, s4
    slli t2, t2, 16
    or t2, s0, t2
    xori t2, t2, 255
    sw t2, 536(a0)
    lw s0, 696(sp)
    sw t2, 864(sp)
    slli t2, s0, 16
    srli s0, s0, 16
    or t2, t2, s0
    lw s0, 376(sp)
    and t2, t2, s1
    or t2, t2, s0
    lw s0, 404(sp)
    or t2, t2, s0
    sw t2, 540(a0)
    lw t2, 440(sp)
    and s0, t2, s4
    lw t2, 432(sp)
    slli t2, t2, 16
    or t2, s0, t2
    xori t2, t2, 255
    sw t2, -2048(s11)
    lw s0, 424(sp)
    and s11, s0, s4
    lw s0, 416(sp)
    sw t2, 416(sp)
    and s0, s0, s6
    lw t2, 436(sp)
    or s11, s11, s0
    or t2, s11, t2
    sw t2, 1860(a0)
    lw s11, 468(sp)
    sw t2, 436(sp)
    lw t2, 460(sp)
    and s11, s11, s4
    slli t2, t2, 16
    or t2, s11, t2
    sw t2, 552(a0)
    lw t2, 452(sp)
    and s11, t2, s4
    lw t2, 444(sp)
    and t2, t2, s6
    or t2, s11, t2
    lw s11, 464(sp)
    or t2, t2, s11
    sw t2, 556(a0)
    lw s11, 496(sp)
    sw t2, 496(sp)
    lw t2, 488(sp)
    and s11, s11, s4
    slli t2, t2, 16
    or t2, s11, t2
    sw t2, 560(a0)
    lw t2, 480(sp)
    and s11, t2, s4
    lw t2, 472(sp)
    and t2, t2, s6
    or t2, s11, t2
    lw s11, 492(sp)
    or t2, t2, s11
    sw t2, 564(a0)
    lw s11, 524(sp)
    sw t2, 524(sp)
    lw t2, 516(sp)
    and s11, s11, s4
    slli t2, t2, 16
    or t2, s11, t2
    sw t2, 1864(a0)
    lw s11, 508(sp)
    sw t2, 492(sp)
    and t2, s11, s4
    lw s11, 500(sp)
    and s11, s11, s6
    or t2, t2, s11
    lw s11, 520(sp)
    or t2, t2, s11
    sw t2, 1868(a0)
    lw s11, 552(sp)
    sw t2, 552(sp)
    lw t2, 544(sp)
    and s11, s11, s4
    slli t2, t2, 16
    or t2, s11, t2
    sw t2, 1872(a0)
    lw s11, 536(sp)
    sw t2, 520(sp)
    and t2, s11, s4
    lw s11, 528(sp)
    and s11, s11, s6
    or t2, t2, s11
    lw s11, 548(sp)
    or t2, t2, s11
    sw t2, 1876(a0)
    lw s11, 752(sp)
    sw t2, 752(sp)
    lw t2, 572(sp)
    and s11, s11, s4
    slli t2, t2, 16
    or t2, s11, t2
    sw t2, 584(a0)
    lw t2, 564(sp)
    and s11, t2, s4
    lw t2, 556(sp)
    and t2, t2, s6
    or t2, s11, t2
    lw s11, 580(sp)
    or t2, t2, s11
    sw t2, 588(a0)
    slli s11, s8, 8
    sw t2, 580(sp)
    srli t2, s8, 24
    or t2, s11, t2
    lw s11, 172(sp)
    and t2, t2, s7
    or t2, t2, s11
    lw s11, 180(sp)
    and s11, s11, s6
    or t2, t2, s11
    sw t2, 2024(a0)
    slli s11, s5, 8
    sw s5, 556(sp)
    srli s5, s5, 24
    or s5, s11, s5
    and s11, s5, s7
    sw s5, 548(sp)
    lw s5, 160(sp)
    and s5, s5, s10
    or s5, s11, s5
    xor s5, s5, a5
    sw s5, 2028(a0)
    slli s11, s3, 8
    sw s3, 528(sp)
    srli s3, s3, 24
    or s3, s11, s3
    lw s11, 200(sp)
    and s3, s3, s1
    or s3, s3, s11
    lw s11, 776(sp)
    or s3, s3, s11
    sw s3, 600(a0)
    lw s11, 184(sp)
    sw s5, 776(sp)
    slli s5, s11, 8
    srli s11, s11, 24
    or s5, s5, s11
    and s11, s5, s7
    sw s5, 200(sp)
    lw s5, 192(sp)
    and s5, s5, s10
    or s5, s11, s5
    xor s5, s5, a5
    sw s5, 604(a0)
    slli s11, t3, 8
    sw s5, 500(sp)
    srli s5, t3, 24
    or s5, s11, s5
    and s5, s5, s7
    and s11, a2, s10
    or s5, s5, s11
    sw s5, 2032(a0)
    slli s11, t1, 8
    srli a2, t1, 24
    or a2, s11, a2
    and s11, a2, s7
    sw t1, 472(sp)
    lw t1, 220(sp)
    and t1, t1, s10
    or t1, s11, t1
    xor t1, t1, a5
    sw t1, 2036(a0)
    slli s11, a6, 8
    sw t1, 464(sp)
    srli t1, a6, 24
    or t1, s11, t1
    lw s11, 248(sp)
    and t1, t1, s7
    and s11, s11, s10
    or t1, t1, s11
    sw t1, 616(a0)
    slli s11, t5, 8
    srli t5, t5, 24
    or t5, s11, t5
    and s11, t5, s7
    sw t5, 444(sp)
    lw t5, 240(sp)
    and t5, t5, s10
    or t5, s11, t5
    xor t5, t5, a5
    sw t5, 620(a0)
    slli s11, a3, 8
    srli a3, a3, 24
    or a3, s11, a3
    and a3, a3, s7
    lw s11, 268(sp)
    sw t5, 240(sp)
    and t5, s11, s10
    or t5, a3, t5
    sw t5, 624(a0)
    lw a3, 808(sp)
    sw a5, 460(sp)
    slli a5, a3, 8
    srli a3, a3, 24
    or a5, a5, a3
    and a3, a5, s7
    sw a5, 808(sp)
    lw a5, 260(sp)
    and a5, a5, s10
    or a5, a3, a5
    sw a5, 628(a0)
    slli a5, s2, 8
    srli a3, s2, 24
    or a5, a5, a3
    and a5, a5, s7
    lw a3, 288(sp)
    sw s2, 260(sp)
    and s2, a3, s10
    or a5, a5, s2
    sw a5, 1832(a0)
    lw s2, 804(sp)
    slli a3, s2, 8
    srli s2, s2, 24
    or a3, a3, s2
    and s2, a3, s7
    sw a3, 404(sp)
    lw a3, 280(sp)
    and a3, a3, s10
    or a3, s2, a3
    sw a3, 1836(a0)
    slli s2, t4, 8
    sw t4, 376(sp)
    srli t4, t4, 24
    or t4, s2, t4
    and t4, t4, s7
    lw s2, 308(sp)
    sw a3, 868(sp)
    and a3, s2, s10
    or t4, t4, a3
    sw t4, 2040(a0)
    lw a3, 800(sp)
    slli s2, a3, 8
    srli a3, a3, 24
    or a3, s2, a3
    and s2, a3, s7
    sw a3, 872(sp)
    lw a3, 300(sp)
    and a3, a3, s10
    or a3, s2, a3
    sw a3, 1840(a0)
    slli s2, a7, 8
    srli a7, a7, 24
    or a7, s2, a7
    and a7, a7, s7
    and s2, a4, s10
    or a7, a7, s2
    sw a7, 648(a0)
    lw s2, 272(sp)
    sw a3, 876(sp)
    slli a3, s2, 8
    srli s2, s2, 24
    or a3, a3, s2
    and s2, a3, s7
    sw a3, 272(sp)
    lw a3, 320(sp)
    and a3, a3, s10
    or a3, s2, a3
    sw a3, 652(a0)
    lw a3, 788(sp)
    and s2, a3, s4
    lw a3, 360(sp)
    slli a3, a3, 8
    and a3, a3, s9
    or a3, s2, a3
    sw a3, 2016(a0)
    lw s2, 792(sp)
    sw a3, 880(sp)
    lw a3, 688(sp)
    lw a4, 796(sp)
    and s2, s2, a3
    or a4, a4, s2
    lw s2, 332(sp)
    slli t0, t0, 8
    and s2, s2, s6
    or a4, a4, s2
    sw a4, 2020(a0)
    lw s2, 408(sp)
    sw a2, 332(sp)
    and a2, s2, s4
    sw t6, 796(sp)
    slli t6, t6, 8
    and t6, t6, s9
    or t6, a2, t6
    xor t6, t6, ra
    sw t6, 668(a0)
    lw a2, 372(sp)
    sw t6, 372(sp)
    lw t6, 396(sp)
    and a2, a2, s6
    or t6, t6, a2
    and a2, s2, ra
    or t6, t6, a2
    sw t6, 672(a0)
    lw s2, 156(sp)
    sw a2, 396(sp)
    lw a2, 420(sp)
    and s11, s2, s4
    slli a2, a2, 8
    sw a2, 884(sp)
    and a2, a2, s9
    or a2, s11, a2
    xor a2, a2, ra
    sw a2, 1216(a0)
    lw s11, 824(sp)
    or s0, s11, s0
    and s11, s2, ra
    or s0, s0, s11
    sw s0, 1792(a0)
    lw s11, 136(sp)
    sw a2, 824(sp)
    and a2, s11, s4
    and s11, t0, s9
    or a2, a2, s11
    xor a2, a2, ra
    sw a2, 684(a0)
    lw s11, 452(sp)
    sw a2, 888(sp)
    slli a2, s11, 24
    srli s11, s11, 8
    or a2, a2, s11
    lw s11, 712(sp)
    and a2, a2, s9
    or a2, s11, a2
    sw a2, 688(a0)
    lw s11, 116(sp)
    sw t0, 712(sp)
    lw t0, 476(sp)
    and s11, s11, s4
    slli t0, t0, 8
    sw t0, 476(sp)
    and t0, t0, s9
    or t0, s11, t0
    sw t0, 692(a0)
    lw s11, 480(sp)
    sw t0, 452(sp)
    slli t0, s11, 24
    srli s11, s11, 8
    or t0, t0, s11
    lw s11, 448(sp)
    and t0, t0, s9
    or t0, s11, t0
    sw t0, 696(a0)
    lw s11, 100(sp)
    lw s2, 504(sp)
    and s11, s11, s4
    slli s2, s2, 8
    sw s2, 448(sp)
    and s2, s2, s9
    or s2, s11, s2
    sw s2, 1804(a0)
    lw s11, 508(sp)
    sw s2, 480(sp)
    slli s2, s11, 24
    srli s11, s11, 8
    or s2, s2, s11
    lw s11, 728(sp)
    and s2, s2, s9
    or s2, s11, s2
    sw s2, 1808(a0)
    lw s11, 108(sp)
    lw ra, 844(sp)
    and s11, s11, s4
    slli ra, ra, 8
    sw ra, 728(sp)
    and ra, ra, s9
    or s11, s11, ra
    sw s11, 1812(a0)
    lw ra, 536(sp)
    sw s11, 892(sp)
    slli s11, ra, 24
    srli ra, ra, 8
    or s11, s11, ra
    lw ra, 740(sp)
    and s11, s11, s9
    or s11, ra, s11
    sw s11, 1816(a0)
    lw ra, 124(sp)
    sw s11, 740(sp)
    lw s11, 596(sp)
    and ra, ra, s4
    slli s11, s11, 8
    sw s11, 896(sp)
    and s11, s11, s9
    or s11, ra, s11
    sw s11, 716(a0)
    lw ra, 564(sp)
    sw s11, 900(sp)
    slli s11, ra, 24
    srli ra, ra, 8
    or s11, s11, ra
    lw ra, 560(sp)
    and s11, s11, s9
    or s11, ra, s11
    sw s11, 720(a0)
    lw ra, 148(sp)
    sw s11, 560(sp)
    slli s11, ra, 16
    sw s2, 564(sp)
    srli s2, ra, 16
    or s2, s11, s2
    and s2, s2, s1
    and s11, t2, a3
    or s2, s2, s11
    sw s2, 724(a0)
    srli s11, ra, 24
    slli ra, s8, 16
    srli s8, s8, 16
    or s8, ra, s8
    and s8, s8, s10
    or s8, s11, s8
    lw s11, 532(sp)
    slli ra, s11, 24
    or s8, s8, ra
    sw s8, 2008(a0)
    lw ra, 196(sp)
    sw s8, 904(sp)
    slli s11, ra, 16
    srli s8, ra, 16
    or s8, s11, s8
    and s8, s8, s1
    and s11, s3, a3
    or s8, s8, s11
    sw s8, 2012(a0)
    srli s11, ra, 24
    lw ra, 600(sp)
    sw s8, 908(sp)
    slli s8, ra, 16
    sw s2, 912(sp)
    srli s2, ra, 16
    or s2, s8, s2
    and s2, s2, s10
    lw s8, 852(sp)
    or s2, s11, s2
    slli s11, s8, 24
    or s2, s2, s11
    sw s2, 736(a0)
    lw s11, 224(sp)
    slli s8, s11, 16
    srli s11, s11, 16
    or s8, s8, s11
    and s8, s8, s1
    and s11, s5, a3
    or s8, s8, s11
    xor s8, s8, s6
    sw s8, 744(a0)
    lw s11, 232(sp)
    sw s8, 916(sp)
    slli s8, s11, 24
    srli s11, s11, 8
    or s8, s8, s11
    and s8, s8, s7
    slli s11, t3, 16
    sw s2, 920(sp)
    srli s2, t3, 16
    or s2, s11, s2
    and s2, s2, s10
    or s2, s8, s2
    sw s2, 1752(a0)
    lw s8, 244(sp)
    sw s2, 924(sp)
    slli s11, s8, 16
    srli s2, s8, 16
    or s2, s11, s2
    and s2, s2, s1
    and s11, t1, a3
    or s2, s2, s11
    xor s2, s2, s6
    sw s2, 1756(a0)
    lw s11, 784(sp)
    sw s2, 928(sp)
    slli s2, s11, 24
    srli s11, s11, 8
    or s2, s2, s11
    and s2, s2, s7
    slli s11, a6, 16
    srli s8, a6, 16
    or s8, s11, s8
    and s8, s8, s10
    or s2, s2, s8
    sw s2, 756(a0)
    lw s2, 264(sp)
    slli s8, s2, 16
    srli s11, s2, 16
    or s8, s8, s11
    and s8, s8, s1
    and s11, t5, a3
    or s8, s8, s11
    sw s8, 760(a0)
    lw s8, 624(sp)
    lw s11, 268(sp)
    srli s8, s8, 16
    slli s2, s11, 24
    srli s11, s11, 8
    or s2, s2, s11
    and s2, s2, s9
    or s2, s8, s2
    sw s2, 764(a0)
    lw s8, 284(sp)
    sw s2, 624(sp)
    slli s11, s8, 16
    srli s2, s8, 16
    or s2, s11, s2
    and s2, s2, s1
    and s11, a5, a3
    or s2, s2, s11
    sw s2, 1764(a0)
    lw s11, 636(sp)
    sw s2, 932(sp)
    lw s2, 288(sp)
    srli s11, s11, 16
    slli s8, s2, 24
    srli s2, s2, 8
    or s2, s8, s2
    and s2, s2, s9
    or s2, s11, s2
    sw s2, 1768(a0)
    lw s8, 304(sp)
    sw s2, 936(sp)
    slli s11, s8, 16
    srli s2, s8, 16
    or s2, s11, s2
    and s2, s2, s1
    and s11, t4, a3
    or s2, s2, s11
    sw s2, 1772(a0)
    lw s11, 648(sp)
    sw s2, 940(sp)
    lw s2, 308(sp)
    srli s11, s11, 16
    slli s8, s2, 24
    srli s2, s2, 8
    or s2, s8, s2
    and s2, s2, s9
    or s2, s11, s2
    sw s2, 1776(a0)
    lw s8, 324(sp)
    sw s2, 944(sp)
    slli s11, s8, 16
    srli s2, s8, 16
    or s2, s11, s2
    and s2, s2, s1
    and s11, a7, a3
    or s2, s2, s11
    sw s2, 784(a0)
    lw s2, 660(sp)
    lw s11, 328(sp)
    srli s2, s2, 16
    slli s8, s11, 24
    srli s11, s11, 8
    or s8, s8, s11
    and s8, s8, s9
    or s2, s2, s8
    sw s2, 788(a0)
    lw s8, 788(sp)
    sw s2, 660(sp)
    slli s11, s8, 16
    srli s2, s8, 16
    or s2, s11, s2
    and s2, s2, s1
    slli s11, a4, 24
    sw a6, 948(sp)
    srli a6, a4, 8
    or a6, s11, a6
    and a6, a6, a3
    or a6, s2, a6
    xor a6, a6, s6
    sw a6, 792(a0)
    lw s2, 352(sp)
    sw a6, 352(sp)
    slli s11, s2, 8
    srli s2, s2, 24
    or s2, s11, s2
    lw a6, 860(sp)
    and s11, s2, s4
    slli a6, a6, 16
    and a6, a6, s6
    or a6, s11, a6
    lui s11, 1044480
    and s8, s8, s11
    or a6, a6, s8
    sw a6, 1716(a0)
    lw s8, 408(sp)
    sw a6, 952(sp)
    slli a6, s8, 16
    srli s8, s8, 16
    or a6, a6, s8
    and a6, a6, s1
    slli s8, t6, 24
    sw t3, 956(sp)
    srli t3, t6, 8
    or t3, s8, t3
    and t3, t3, a3
    or a6, a6, t3
    sw a6, 1996(a0)
    lw t3, 388(sp)
    sw a6, 960(sp)
    slli s8, t3, 8
    srli t3, t3, 24
    or t3, s8, t3
    lw a6, 864(sp)
    and s8, t3, s4
    slli a6, a6, 16
    and a6, a6, s6
    or a6, s8, a6
    lw s8, 396(sp)
    or a6, a6, s8
    sw a6, 804(a0)
    lw s8, 156(sp)
    sw a6, 396(sp)
    slli a6, s8, 16
    srli s8, s8, 16
    or a6, a6, s8
    and a6, a6, s1
    slli s8, s0, 24
    sw s0, 964(sp)
    srli s0, s0, 8
    or s0, s8, s0
    and s0, s0, a3
    or a6, a6, s0
    sw a6, 808(a0)
    lw s0, 140(sp)
    sw a6, 968(sp)
    slli s8, s0, 8
    srli s0, s0, 24
    or s0, s8, s0
    lw a6, 428(sp)
    and s8, s0, s4
    and a6, a6, s9
    or a6, s8, a6
    sw a6, 1724(a0)
    lw s8, 136(sp)
    sw a6, 972(sp)
    slli a6, s8, 16
    srli s8, s8, 16
    or a6, a6, s8
    and a6, a6, s1
    slli s8, a2, 24
    srli a2, a2, 8
    or a2, s8, a2
    and a2, a2, a3
    or a6, a6, a2
    xor a6, a6, s6
    sw a6, 2000(a0)
    lw a2, 132(sp)
    sw a6, 976(sp)
    slli s8, a2, 8
    srli a2, a2, 24
    or a2, s8, a2
    lw a6, 456(sp)
    and s8, a2, s4
    and a6, a6, s9
    or a6, s8, a6
    sw a6, 820(a0)
    lw a6, 116(sp)
    sw t0, 980(sp)
    slli s8, a6, 16
    srli a6, a6, 16
    or a6, s8, a6
    and a6, a6, s1
    slli s8, t0, 24
    srli t0, t0, 8
    or t0, s8, t0
    and t0, t0, a3
    or a6, a6, t0
    sw a6, 824(a0)
    lw a6, 112(sp)
    lw s8, 484(sp)
    slli t0, a6, 8
    srli a6, a6, 24
    or a6, t0, a6
    and t0, a6, s4
    and s8, s8, s9
    or t0, t0, s8
    sw t0, 828(a0)
    lw t0, 100(sp)
    slli s8, t0, 16
    srli t0, t0, 16
    or t0, s8, t0
    and t0, t0, s1
    lw s8, 564(sp)
    sw a6, 484(sp)
    slli a6, s8, 24
    srli s8, s8, 8
    or a6, a6, s8
    and a6, a6, a3
    or a6, t0, a6
    sw a6, 1728(a0)
    lw t0, 96(sp)
    sw a6, 112(sp)
    slli s8, t0, 8
    srli t0, t0, 24
    or t0, s8, t0
    lw a6, 512(sp)
    and s8, t0, s4
    and a6, a6, s9
    or a6, s8, a6
    sw a6, 1732(a0)
    lw s8, 108(sp)
    sw a6, 984(sp)
    slli a6, s8, 16
    srli s8, s8, 16
    or a6, a6, s8
    and a6, a6, s1
    lw s8, 740(sp)
    sw t0, 988(sp)
    slli t0, s8, 24
    srli s8, s8, 8
    or t0, t0, s8
    and t0, t0, a3
    or a6, a6, t0
    sw a6, 1736(a0)
    lw t0, 104(sp)
    sw a6, 992(sp)
    slli s8, t0, 8
    srli t0, t0, 24
    or t0, s8, t0
    lw a6, 540(sp)
    and s8, t0, s4
    and a6, a6, s9
    or a6, s8, a6
    sw a6, 1740(a0)
    lw s8, 124(sp)
    sw a6, 996(sp)
    slli a6, s8, 16
    srli s8, s8, 16
    or a6, a6, s8
    and a6, a6, s1
    lw s8, 560(sp)
    sw t0, 1000(sp)
    slli t0, s8, 24
    srli s8, s8, 8
    or t0, t0, s8
    and t0, t0, a3
    or a6, a6, t0
    sw a6, 848(a0)
    lw a6, 120(sp)
    lw s8, 568(sp)
    slli t0, a6, 8
    srli a6, a6, 24
    or a6, t0, a6
    and t0, a6, s4
    and s8, s8, s9
    or t0, t0, s8
    sw t0, 852(a0)
    lw s8, 168(sp)
    sw t0, 568(sp)
    lw t0, 172(sp)
    and s8, s8, s7
    or s8, s8, t0
    lw t0, 776(sp)
    slli t0, t0, 8
    and t0, t0, s6
    or t0, s8, t0
    lw s8, 548(sp)
    sw t2, 548(sp)
    and s8, s8, s4
    and t2, t2, s9
    or t2, s8, t2
    xor t2, t2, s11
    sw t2, 1984(a0)
    lw s8, 500(sp)
    sw t0, 120(sp)
    slli t0, s8, 8
    srli s8, s8, 24
    or t0, t0, s8
    and t0, t0, s1
    and s8, ra, a3
    or t0, t0, s8
    sw t0, 864(a0)
    lw t0, 200(sp)
    and s8, s3, s9
    and t0, t0, s4
    or t0, t0, s8
    xor t0, t0, s11
    sw t0, 872(a0)
    lw s8, 228(sp)
    sw s3, 200(sp)
    and s8, s8, s4
    lw s3, 848(sp)
    and t1, t1, s9
    slli s3, s3, 8
    and s3, s3, s9
    or s3, s8, s3
    lw s8, 332(sp)
    sw s3, 332(sp)
    and s8, s8, s4
    and s3, s5, s9
    or s3, s8, s3
    sw s3, 1988(a0)
    lw s8, 248(sp)
    sw s5, 500(sp)
    and s5, s8, s4
    lw s8, 856(sp)
    and t5, t5, s9
    slli s8, s8, 8
    and s8, s8, s9
    or s5, s5, s8
    sw s5, 884(a0)
    lw s5, 444(sp)
    and s5, s5, s4
    or t1, s5, t1
    sw t1, 888(a0)
    lw s5, 268(sp)
    lw s8, 632(sp)
    and s5, s5, s4
    slli s8, s8, 8
    and s8, s8, s9
    or s5, s5, s8
    sw s5, 892(a0)
    lw s5, 808(sp)
    and s5, s5, s4
    or t5, s5, t5
    sw t5, 896(a0)
    lw t5, 288(sp)
    lw s8, 644(sp)
    and s5, t5, s4
    slli s8, s8, 8
    and s8, s8, s9
    or s5, s5, s8
    sw s5, 1700(a0)
    lw s8, 404(sp)
    and t5, a5, s9
    and s8, s8, s4
    or t5, s8, t5
    sw t5, 1704(a0)
    lw s8, 308(sp)
    sw t5, 404(sp)
    and s8, s8, s4
    lw t5, 656(sp)
    and s2, s2, s1
    slli t5, t5, 8
    and t5, t5, s9
    or t5, s8, t5
    sw t5, 1992(a0)
    lw s8, 872(sp)
    sw t5, 872(sp)
    and s8, s8, s4
    and t5, t4, s9
    or t5, s8, t5
    sw t5, 1708(a0)
    lw s8, 328(sp)
    sw t5, 328(sp)
    and s8, s8, s4
    lw t5, 668(sp)
    and t3, t3, s1
    slli t5, t5, 8
    and t5, t5, s9
    or t5, s8, t5
    sw t5, 916(a0)
    lw s8, 272(sp)
    sw a7, 272(sp)
    and s8, s8, s4
    and a7, a7, s9
    or a7, s8, a7
    sw a7, 920(a0)
    slli a7, a4, 8
    srli s8, a4, 24
    or a7, a7, s8
    and a7, a7, s4
    lw s8, 340(sp)
    and s0, s0, s1
    and s8, s8, s6
    or a7, a7, s8
    lw s8, 368(sp)
    and a2, a2, s1
    or a7, a7, s8
    lw s8, 460(sp)
    xor a7, a7, s8
    sw a7, 1976(a0)
    sw t5, 368(sp)
    lw t5, 880(sp)
    sw s5, 340(sp)
    and s5, t5, a3
    or s2, s2, s5
    sw s2, 1980(a0)
    slli s5, t6, 8
    srli t6, t6, 24
    or t6, s5, t6
    and t6, t6, s4
    lw s4, 692(sp)
    and s4, s4, s9
    or t6, t6, s4
    xor t6, t6, s8
    sw t6, 932(a0)
    lw s4, 372(sp)
    and s5, s4, a3
    or t3, t3, s5
    sw t3, 936(a0)
    lw s5, 436(sp)
    and s9, s5, s7
    lw s5, 884(sp)
    and s5, s5, s10
    or s5, s9, s5
    xor s5, s5, s8
    sw s5, 1656(a0)
    lw s9, 704(sp)
    or s0, s0, s9
    lw s9, 832(sp)
    and s9, s9, s11
    or s0, s0, s9
    sw s0, 1660(a0)
    lw s9, 496(sp)
    sw s0, 496(sp)
    lw s0, 712(sp)
    and s9, s9, s7
    and s0, s0, s10
    or s0, s9, s0
    sw s0, 948(a0)
    lw s9, 720(sp)
    or a2, a2, s9
    lw s9, 836(sp)
    and s9, s9, s11
    or a2, a2, s9
    sw a2, 952(a0)
    lw a2, 524(sp)
    sw s5, 836(sp)
    and a2, a2, s7
    lw s5, 476(sp)
    and a6, a6, s1
    and s5, s5, s10
    or a2, a2, s5
    sw a2, 956(a0)
    lw a2, 484(sp)
    lw s5, 452(sp)
    and a2, a2, s1
    and s5, s5, a3
    or a2, a2, s5
    sw a2, 960(a0)
    lw s5, 552(sp)
    sw a2, 452(sp)
    lw a2, 448(sp)
    and s5, s5, s7
    and a2, a2, s10
    or a2, s5, a2
    sw a2, 1668(a0)
    lw s5, 988(sp)
    sw a2, 988(sp)
    lw a2, 480(sp)
    and s5, s5, s1
    and a2, a2, a3
    or a2, s5, a2
    sw a2, 1672(a0)
    lw s5, 752(sp)
    sw a2, 448(sp)
    lw a2, 728(sp)
    and s5, s5, s7
    and a2, a2, s10
    or a2, s5, a2
    sw a2, 1676(a0)
    lw s5, 1000(sp)
    sw a2, 1000(sp)
    lw a2, 892(sp)
    and s5, s5, s1
    and a2, a2, a3
    or a2, s5, a2
    sw a2, 1680(a0)
    lw s5, 580(sp)
    and s7, s5, s7
    lw s5, 896(sp)
    and s5, s5, s10
    or s5, s7, s5
    sw s5, 980(a0)
    lw s1, 900(sp)
    and a3, s1, a3
    or a6, a6, a3
    sw a6, 984(a0)
    lw a3, 148(sp)
    slli s1, a3, 8
    srli s5, a3, 24
    or s1, s1, s5
    sw s1, 1964(a0)
    xori s5, ra, 255
    sw s5, 996(a0)
    lw s7, 196(sp)
    slli s10, s7, 8
    srli s7, s7, 24
    or s7, s10, s7
    sw s7, 1000(a0)
    lw s10, 956(sp)
    xori s10, s10, 255
    sw s10, 1968(a0)
    sw a6, 956(sp)
    lw a6, 224(sp)
    sw s10, 196(sp)
    slli s10, a6, 8
    srli a6, a6, 24
    or a6, s10, a6
    sw a6, 1972(a0)
    lw s10, 948(sp)
    xori s10, s10, 255
    sw s10, 1016(a0)
    sw s10, 948(sp)
    lw s10, 244(sp)
    sw a6, 224(sp)
    slli a6, s10, 8
    srli s10, s10, 24
    or a6, a6, s10
    sw a6, 1020(a0)
    lw a6, 264(sp)
    slli s10, a6, 8
    srli a6, a6, 24
    or a6, s10, a6
    sw a6, 1028(a0)
    lw s10, 284(sp)
    sw a6, 264(sp)
    slli a6, s10, 8
    srli s10, s10, 24
    or a6, a6, s10
    sw a6, 1632(a0)
    lw s10, 304(sp)
    sw a6, 284(sp)
    slli a6, s10, 8
    srli s10, s10, 24
    or a6, a6, s10
    sw a6, 1640(a0)
    lw s10, 324(sp)
    sw a6, 304(sp)
    slli a6, s10, 8
    srli s10, s10, 24
    or a6, a6, s10
    sw a6, 1052(a0)
    lw s10, 352(sp)
    sw a6, 324(sp)
    srli s10, s10, 16
    andi s10, s10, 255
    lw a6, 788(sp)
    sw a2, 244(sp)
    andi a2, a6, -256
    or a2, s10, a2
    sw a2, 1588(a0)
    lw s10, 140(sp)
    sw a2, 688(sp)
    xori a2, s10, 255
    sw a2, 1068(a0)
    lw a2, 132(sp)
    srli t0, t0, 24
    xori a2, a2, 255
    sw a2, 1960(a0)
    sw a2, 900(sp)
    lw s10, 160(sp)
    srli a2, t2, 24
    andi s10, s10, -256
    or a2, a2, s10
    sw a2, 1948(a0)
    lui s10, 1048560
    addi s10, s10, 255
    sw a2, 896(sp)
    lw a2, 176(sp)
    sw t4, 728(sp)
    lw t4, 172(sp)
    and a2, a2, s10
    or t4, a2, t4
    sw t4, 1080(a0)
    lw t4, 192(sp)
    andi t4, t4, -256
    or t0, t0, t4
    sw t0, 1084(a0)
    lw t0, 248(sp)
    xor t0, t0, s8
    sw t0, 1956(a0)
    lw t4, 364(sp)
    sw t0, 248(sp)
    and a2, t4, s10
    and t0, a7, s8
    or t0, a2, t0
    sw t0, 1940(a0)
    lui a2, 4096
    addi a2, a2, -1
    sw t0, 192(sp)
    lw t0, 384(sp)
    lw t4, 380(sp)
    and t0, t0, a2
    or t0, t0, t4
    sw t0, 1104(a0)
    lw t0, 400(sp)
    sw a5, 400(sp)
    and t0, t0, s10
    and a5, t6, s8
    or a5, t0, a5
    sw a5, 1108(a0)
    lw a5, 184(sp)
    slli t0, s5, 24
    and a5, a5, a2
    or a5, a5, t0
    sw a5, 1112(a0)
    lui a5, 1044496
    lw t0, 608(sp)
    addi a5, a5, -1
    and s5, t0, a5
    lw t0, 604(sp)
    and t0, t0, s6
    or t0, s5, t0
    sw t0, 1932(a0)
    lw s5, 676(sp)
    sw t0, 604(sp)
    lw t0, 672(sp)
    and s5, s5, a5
    and t0, t0, s6
    or t0, s5, t0
    sw t0, 1916(a0)
    lw s5, 716(sp)
    sw t0, 672(sp)
    lw t0, 468(sp)
    and s5, s5, a5
    and t0, t0, s6
    or t0, s5, t0
    sw t0, 1124(a0)
    lw t0, 768(sp)
    and s5, t0, a5
    lw t0, 760(sp)
    and t0, t0, s6
    or t0, s5, t0
    sw t0, 1908(a0)
    lw s5, 528(sp)
    sw t0, 760(sp)
    lw t0, 208(sp)
    and s5, s5, a2
    or t0, s5, t0
    sw t0, 1912(a0)
    lw s5, 792(sp)
    sw t0, 208(sp)
    lw t0, 256(sp)
    and s5, s5, s10
    or s5, s5, t0
    sw s5, 1148(a0)
    lw s5, 796(sp)
    and s5, s5, a2
    or t4, s5, t4
    sw t4, 1152(a0)
    lw t4, 428(sp)
    and s5, t4, s10
    lw t4, 828(sp)
    or t4, s5, t4
    sw t4, 1156(a0)
    lw t4, 180(sp)
    lw s5, 532(sp)
    andi t4, t4, 255
    andi s5, s5, -256
    or t4, t4, s5
    sw t4, 1880(a0)
    lw s5, 588(sp)
    sw t4, 532(sp)
    andi t4, s5, 255
    lw s5, 852(sp)
    andi s5, s5, -256
    or t4, t4, s5
    sw t4, 1164(a0)
    lw t4, 616(sp)
    lw s5, 856(sp)
    andi t4, t4, 255
    andi s5, s5, -256
    or t4, t4, s5
    sw t4, 1172(a0)
    srli t4, a6, 24
    lw s5, 336(sp)
    and s4, s4, a2
    andi s5, s5, -256
    or t4, t4, s5
    sw t4, 1852(a0)
    lw s5, 684(sp)
    sw t4, 684(sp)
    lw t4, 864(sp)
    andi s5, s5, 255
    andi t4, t4, -256
    or t4, s5, t4
    sw t4, 1180(a0)
    lw t4, 440(sp)
    lw a6, 416(sp)
    andi s5, t4, 255
    andi a6, a6, -256
    or a6, s5, a6
    sw a6, 1856(a0)
    lw s5, 776(sp)
    sw a6, 864(sp)
    lw a6, 144(sp)
    and s5, s5, s10
    or a6, s5, a6
    sw a6, 1824(a0)
    srli s5, ra, 24
    lw ra, 200(sp)
    andi ra, ra, -256
    or s5, s5, ra
    sw s5, 1192(a0)
    lw s5, 464(sp)
    and ra, s5, s10
    lw s5, 212(sp)
    or s5, ra, s5
    sw s5, 1828(a0)
    lw ra, 240(sp)
    sw s5, 240(sp)
    lw s5, 236(sp)
    and ra, ra, s10
    or s5, ra, s5
    sw s5, 1200(a0)
    xor s5, t5, s11
    sw s5, 1204(a0)
    and ra, a4, s10
    or t0, ra, t0
    sw t0, 1784(a0)
    lw ra, 812(sp)
    and ra, ra, s11
    or s4, s4, ra
    sw s4, 1788(a0)
    lw t5, 888(sp)
    and t5, t5, a2
    or t5, t5, s9
    sw t5, 1796(a0)
    lw s9, 912(sp)
    xor s9, s9, s6
    sw s9, 1224(a0)
    sw t5, 912(sp)
    lw t5, 904(sp)
    sw s4, 888(sp)
    and t5, t5, a2
    lw s4, 152(sp)
    and a3, a3, s6
    and s4, s4, s11
    or t5, t5, s4
    sw t5, 1744(a0)
    lw s4, 908(sp)
    xor t1, t1, s11
    xor s4, s4, s6
    sw s4, 1748(a0)
    sw t5, 152(sp)
    lw t5, 920(sp)
    sw t0, 920(sp)
    and t5, t5, a2
    lw t0, 188(sp)
    and s5, s5, s11
    and t0, t0, s11
    or t0, t5, t0
    sw t0, 1236(a0)
    lw t0, 916(sp)
    lw t5, 216(sp)
    and t0, t0, a5
    or t0, t0, t5
    sw t0, 1240(a0)
    lw t0, 960(sp)
    and t6, t6, s10
    xor t5, t0, s6
    sw t5, 1248(a0)
    lw t0, 396(sp)
    sw a6, 396(sp)
    and t0, t0, a5
    lw a6, 820(sp)
    and t3, t3, a2
    or a6, t0, a6
    sw a6, 1252(a0)
    lw a6, 968(sp)
    or t3, t3, ra
    xor a6, a6, s6
    sw a6, 1720(a0)
    lw t0, 976(sp)
    sw a6, 968(sp)
    and t0, t0, a5
    lw a6, 136(sp)
    srli t5, t5, 16
    slli a6, a6, 16
    and a6, a6, s6
    or a6, t0, a6
    sw a6, 1260(a0)
    lw a6, 120(sp)
    andi t5, t5, 255
    and t0, a6, a5
    or t0, t0, a3
    sw t0, 1688(a0)
    and a3, t2, a2
    lw a6, 764(sp)
    sw t1, 1276(a0)
    or a6, a3, a6
    sw a6, 1692(a0)
    xor a3, s3, s11
    sw a3, 1696(a0)
    and t1, a7, s10
    sw a3, 764(sp)
    lw a3, 356(sp)
    and t4, t4, s6
    or t1, t1, a3
    sw t1, 1648(a0)
    and a3, s2, a2
    or a3, a3, s5
    sw a3, 1652(a0)
    lw s5, 392(sp)
    sw t3, 1292(a0)
    or t6, t6, s5
    sw t6, 1288(a0)
    xor t3, s0, s8
    sw t3, 1296(a0)
    and t3, s1, s10
    srli t6, s9, 8
    and t6, t6, s8
    or t3, t3, t6
    and t6, s7, s10
    srli s0, s4, 8
    and s0, s0, s8
    or t6, t6, s0
    sw t6, 1312(a0)
    lw t6, 408(sp)
    andi t6, t6, -256
    or t5, t5, t6
    sw t5, 1324(a0)
    lw t5, 348(sp)
    lw s0, 344(sp)
    and t6, t5, a2
    or t6, t6, s0
    sw t6, 1528(a0)
    lw s5, 592(sp)
    lw s7, 588(sp)
    and s5, s5, a5
    and s7, s7, s6
    or s5, s5, s7
    sw s5, 1340(a0)
    lw s5, 700(sp)
    and a5, s5, a5
    or a5, a5, t4
    sw a5, 1352(a0)
    lw a5, 784(sp)
    lw s7, 252(sp)
    and t4, a5, a2
    or t4, t4, s7
    sw t4, 1452(a0)
    lw s7, 360(sp)
    and a2, s7, a2
    or a2, a2, s0
    sw a2, 1424(a0)
    lw s0, 612(sp)
    lw s9, 772(sp)
    and s0, s0, s10
    or s0, s0, s9
    sw s0, 1392(a0)
    # round 1 (skinny.dsl:60)
    lw s9, 128(sp)
    # round 3 (skinny.dsl:60)
    not t5, t5
    # round 1 (skinny.dsl:60)
    not s9, s9
    sw s9, 0(a0)
    lw s9, 788(sp)
    not s9, s9
    sw s9, 4(a0)
    lw s9, 140(sp)
    not s9, s9
    sw s9, 20(a0)
    lw s9, 156(sp)
    not s9, s9
    sw s9, 24(a0)
    lw s9, 96(sp)
    not s9, s9
    sw s9, 44(a0)
    lw s9, 100(sp)
    not s9, s9
    sw s9, 48(a0)
    lw s9, 104(sp)
    not s9, s9
    sw s9, 52(a0)
    lw s9, 108(sp)
    not s9, s9
    sw s9, 56(a0)
    # round 2 (skinny.dsl:60)
    lw s9, 160(sp)
    not s9, s9
    sw s9, 68(a0)
    lw s9, 176(sp)
    not s9, s9
    sw s9, 72(a0)
    lw s9, 220(sp)
    not s9, s9
    sw s9, 88(a0)
    lw s9, 228(sp)
    not s9, s9
    sw s9, 92(a0)
    lw s9, 280(sp)
    not s9, s9
    sw s9, 112(a0)
    lw s9, 288(sp)
    not s9, s9
    sw s9, 116(a0)
    lw s9, 300(sp)
    not s9, s9
    sw s9, 120(a0)
    lw s9, 308(sp)
    sw t5, 136(a0)
    not s9, s9
    sw s9, 124(a0)
    # round 3 (skinny.dsl:60)
    lw t5, 364(sp)
    not t5, t5
    sw t5, 140(a0)
    lw t5, 424(sp)
    not t5, t5
    sw t5, 152(a0)
    lw t5, 432(sp)
    not t5, t5
    sw t5, 156(a0)
    lw t5, 508(sp)
    not t5, t5
    sw t5, 176(a0)
    lw t5, 516(sp)
    not t5, t5
    sw t5, 180(a0)
    lw t5, 536(sp)
    not t5, t5
    sw t5, 184(a0)
    lw t5, 544(sp)
    not t5, t5
    sw t5, 188(a0)
    # round 4 (skinny.dsl:60)
    lw t5, 576(sp)
    not t5, t5
    sw t5, 200(a0)
    lw t5, 556(sp)
    not t5, t5
    sw t5, 204(a0)
    lw t5, 608(sp)
    not t5, t5
    sw t5, 216(a0)
    lw t5, 472(sp)
    not t5, t5
    sw t5, 220(a0)
    lw t5, 636(sp)
    not t5, t5
    sw t5, 240(a0)
    lw t5, 804(sp)
    not t5, t5
    sw t5, 244(a0)
    lw t5, 648(sp)
    not t5, t5
    sw t5, 248(a0)
    lw t5, 800(sp)
    not t5, t5
    sw t5, 252(a0)
    # round 5 (skinny.dsl:60)
    lw t5, 676(sp)
    not t5, t5
    sw t5, 264(a0)
    lw t5, 680(sp)
    not t5, t5
    sw t5, 268(a0)
    not t5, s5
    sw t5, 284(a0)
    lw t5, 708(sp)
    not t5, t5
    sw t5, 288(a0)
    lw t5, 732(sp)
    not t5, t5
    sw t5, 308(a0)
    lw t5, 736(sp)
    not t5, t5
    sw t5, 312(a0)
    lw t5, 744(sp)
    not t5, t5
    sw t5, 316(a0)
    lw t5, 748(sp)
    not t5, t5
    sw t5, 320(a0)
    # round 6 (skinny.dsl:60)
    lw t5, 768(sp)
    not t5, t5
    sw t5, 332(a0)
    lw t5, 168(sp)
    not t5, t5
    sw t5, 336(a0)
    not t5, s8
    sw t5, 344(a0)
    lw t5, 780(sp)
    not t5, t5
    sw t5, 352(a0)
    lw t5, 232(sp)
    not t5, t5
    sw t5, 356(a0)
    lw t5, 276(sp)
    not t5, t5
    sw t5, 376(a0)
    lw t5, 292(sp)
    not t5, t5
    sw t5, 380(a0)
    lw t5, 296(sp)
    not t5, t5
    sw t5, 384(a0)
    lw t5, 312(sp)
    not t5, t5
    sw t5, 388(a0)
    # round 7 (skinny.dsl:60)
    not t5, s7
    sw t5, 404(a0)
    lw t5, 816(sp)
    not t5, t5
    sw t5, 408(a0)
    lw t5, 420(sp)
    not t5, t5
    sw t5, 420(a0)
    lw t5, 456(sp)
    not t5, t5
    sw t5, 424(a0)
    lw t5, 512(sp)
    not t5, t5
    sw t5, 440(a0)
    lw t5, 504(sp)
    not t5, t5
    sw t5, 444(a0)
    lw t5, 540(sp)
    not t5, t5
    sw t5, 448(a0)
    lw t5, 844(sp)
    not t5, t5
    sw t5, 452(a0)
    # round 8 (skinny.dsl:60)
    lw t5, 840(sp)
    not t5, t5
    sw t5, 468(a0)
    lw t5, 852(sp)
    not t5, t5
    sw t5, 472(a0)
    lw t5, 620(sp)
    not t5, t5
    sw t5, 484(a0)
    lw t5, 856(sp)
    not t5, t5
    sw t5, 488(a0)
    lw t5, 644(sp)
    not t5, t5
    sw t5, 504(a0)
    lw t5, 652(sp)
    not t5, t5
    sw t5, 508(a0)
    lw t5, 656(sp)
    not t5, t5
    sw t5, 512(a0)
    lw t5, 664(sp)
    not t5, t5
    sw t5, 516(a0)
    # round 9 (skinny.dsl:60)
    lw t5, 860(sp)
    not t5, t5
    sw t5, 528(a0)
    lw t5, 336(sp)
    not t5, t5
    sw t5, 532(a0)
    lw t5, 416(sp)
    not t5, t5
    sw t5, 544(a0)
    lw t5, 436(sp)
    not t5, t5
    sw t5, 548(a0)
    lw t5, 492(sp)
    not t5, t5
    sw t5, 568(a0)
    lw t5, 552(sp)
    not t5, t5
    sw t5, 572(a0)
    lw t5, 520(sp)
    not t5, t5
    sw t5, 576(a0)
    lw t5, 752(sp)
    not t5, t5
    sw t5, 580(a0)
    # round 10 (skinny.dsl:60)
    lw t5, 548(sp)
    not t5, t5
    sw t5, 592(a0)
    lw t5, 776(sp)
    not t5, t5
    sw t5, 596(a0)
    lw t5, 500(sp)
    not t5, t5
    sw t5, 608(a0)
    lw t5, 464(sp)
    not t5, t5
    sw t5, 612(a0)
    lw t5, 400(sp)
    not t5, t5
    sw t5, 632(a0)
    lw t5, 868(sp)
    not t5, t5
    sw t5, 636(a0)
    lw t5, 728(sp)
    not t5, t5
    sw t5, 640(a0)
    lw t5, 876(sp)
    not t5, t5
    sw t5, 644(a0)
    # round 11 (skinny.dsl:60)
    lw t5, 880(sp)
    not t5, t5
    sw t5, 656(a0)
    not t5, a4
    sw t5, 660(a0)
    not t5, s11
    sw t5, 664(a0)
    lw t5, 824(sp)
    not t5, t5
    sw t5, 676(a0)
    lw t5, 964(sp)
    not t5, t5
    sw t5, 680(a0)
    lw t5, 480(sp)
    not t5, t5
    sw t5, 700(a0)
    lw t5, 564(sp)
    not t5, t5
    sw t5, 704(a0)
    lw t5, 892(sp)
    not t5, t5
    sw t5, 708(a0)
    lw t5, 740(sp)
    not t5, t5
    sw t5, 712(a0)
    # round 12 (skinny.dsl:60)
    lw t5, 904(sp)
    not t5, t5
    sw t5, 728(a0)
    lw t5, 908(sp)
    not t5, t5
    sw t5, 732(a0)
    li t5, 255
    not t5, t5
    sw t5, 740(a0)
    lw t5, 924(sp)
    # round 14 (skinny.dsl:60)
    not t2, t2
    # round 12 (skinny.dsl:60)
    not t5, t5
    sw t5, 748(a0)
    lw t5, 928(sp)
    not t5, t5
    sw t5, 752(a0)
    lw t5, 932(sp)
    not t5, t5
    sw t5, 768(a0)
    lw t5, 936(sp)
    not t5, t5
    sw t5, 772(a0)
    lw t5, 940(sp)
    not t5, t5
    sw t5, 776(a0)
    lw t5, 944(sp)
    # round 15 (skinny.dsl:60)
    not a7, a7
    # round 12 (skinny.dsl:60)
    not t5, t5
    sw t5, 780(a0)
    # round 13 (skinny.dsl:60)
    lw t5, 952(sp)
    not t5, t5
    sw t5, 796(a0)
    lw t5, 960(sp)
    not t5, t5
    sw t5, 800(a0)
    lw t5, 972(sp)
    not t5, t5
    sw t5, 812(a0)
    lw t5, 976(sp)
    not t5, t5
    sw t5, 816(a0)
    lw t5, 112(sp)
    not t5, t5
    sw t5, 832(a0)
    lw t5, 984(sp)
    not t5, t5
    sw t5, 836(a0)
    lw t5, 992(sp)
    not t5, t5
    sw t5, 840(a0)
    lw t5, 996(sp)
    not t5, t5
    sw t5, 844(a0)
    # round 14 (skinny.dsl:60)
    lw t5, 120(sp)
    sw t2, 860(a0)
    not t5, t5
    sw t5, 856(a0)
    lw t2, 332(sp)
    not t2, t2
    sw t2, 876(a0)
    not t2, s3
    sw t2, 880(a0)
    lw t2, 340(sp)
    not t2, t2
    sw t2, 900(a0)
    lw t2, 404(sp)
    not t2, t2
    sw t2, 904(a0)
    lw t2, 872(sp)
    not t2, t2
    sw t2, 908(a0)
    lw t2, 328(sp)
    sw a7, 924(a0)
    not t2, t2
    sw t2, 912(a0)
    # round 15 (skinny.dsl:60)
    not a7, s2
    sw a7, 928(a0)
    lw a7, 836(sp)
    not a7, a7
    sw a7, 940(a0)
    lw a7, 496(sp)
    not a7, a7
    sw a7, 944(a0)
    lw a7, 988(sp)
    not a7, a7
    sw a7, 964(a0)
    lw a7, 448(sp)
    not a7, a7
    sw a7, 968(a0)
    lw a7, 1000(sp)
    not a7, a7
    sw a7, 972(a0)
    lw a7, 244(sp)
    not a7, a7
    sw a7, 976(a0)
    # round 16 (skinny.dsl:60)
    lw a7, 584(sp)
    not a7, a7
    sw a7, 988(a0)
    not a7, s1
    sw a7, 992(a0)
    not a7, s6
    sw a7, 1004(a0)
    lw a7, 196(sp)
    not a7, a7
    sw a7, 1008(a0)
    lw a7, 224(sp)
    # round 22 (skinny.dsl:60)
    not a5, a5
    # round 16 (skinny.dsl:60)
    not a7, a7
    sw a7, 1012(a0)
    lw a7, 260(sp)
    not a7, a7
    sw a7, 1032(a0)
    lw a7, 284(sp)
    not a7, a7
    sw a7, 1036(a0)
    lw a7, 376(sp)
    not a7, a7
    sw a7, 1040(a0)
    lw a7, 304(sp)
    not a7, a7
    sw a7, 1044(a0)
    # round 17 (skinny.dsl:60)
    lw a7, 688(sp)
    not a7, a7
    sw a7, 1060(a0)
    lw a7, 388(sp)
    not a7, a7
    sw a7, 1064(a0)
    lw a7, 900(sp)
    not a7, a7
    sw a7, 1072(a0)
    # round 18 (skinny.dsl:60)
    lw a7, 896(sp)
    not a7, a7
    sw a7, 1076(a0)
    lw a7, 204(sp)
    not a7, a7
    sw a7, 1088(a0)
    lw a7, 248(sp)
    not a7, a7
    sw a7, 1096(a0)
    # round 19 (skinny.dsl:60)
    lw a7, 192(sp)
    not a7, a7
    sw a7, 1100(a0)
    # round 20 (skinny.dsl:60)
    lw a7, 604(sp)
    not a7, a7
    sw a7, 1116(a0)
    # round 21 (skinny.dsl:60)
    lw a7, 672(sp)
    not a7, a7
    sw a7, 1120(a0)
    # round 22 (skinny.dsl:60)
    lw a7, 760(sp)
    not a7, a7
    sw a7, 1128(a0)
    lw a7, 208(sp)
    sw a5, 1144(a0)
    not a7, a7
    sw a7, 1136(a0)
    # round 24 (skinny.dsl:60)
    lw a5, 532(sp)
    not a5, a5
    sw a5, 1160(a0)
    lw a5, 848(sp)
    not a5, a5
    sw a5, 1168(a0)
    # round 25 (skinny.dsl:60)
    lw a5, 684(sp)
    not a5, a5
    sw a5, 1176(a0)
    lw a5, 864(sp)
    not a5, a5
    sw a5, 1184(a0)
    # round 26 (skinny.dsl:60)
    lw a5, 396(sp)
    not a5, a5
    sw a5, 1188(a0)
    lw a5, 240(sp)
    not a5, a5
    sw a5, 1196(a0)
    # round 27 (skinny.dsl:60)
    lw a5, 920(sp)
    not a5, a5
    sw a5, 1208(a0)
    lw a5, 888(sp)
    not a5, a5
    sw a5, 1212(a0)
    lw a5, 912(sp)
    not a5, a5
    sw a5, 1220(a0)
    # round 28 (skinny.dsl:60)
    lw a5, 152(sp)
    not a5, a5
    sw a5, 1228(a0)
    not a5, s4
    sw a5, 1232(a0)
    # round 29 (skinny.dsl:60)
    lw a5, 352(sp)
    not a5, a5
    sw a5, 1244(a0)
    lw a5, 968(sp)
    not a5, a5
    sw a5, 1256(a0)
    # round 30 (skinny.dsl:60)
    not a5, t0
    sw a5, 1264(a0)
    not a5, a6
    sw a5, 1268(a0)
    lw a5, 764(sp)
    not a5, a5
    sw a5, 1272(a0)
    # round 31 (skinny.dsl:60)
    not a5, t1
    sw a5, 1280(a0)
    not a5, a3
    sw a5, 1284(a0)
    # round 32 (skinny.dsl:60)
    not a5, t3
    sw a5, 1304(a0)
    lw a5, 600(sp)
    not a5, a5
    sw a5, 1308(a0)
    lw a5, 948(sp)
    not a5, a5
    sw a5, 1320(a0)
    # round 33 (skinny.dsl:60)
    lw a5, 132(sp)
    not a5, a5
    sw a5, 1332(a0)
    # round 35 (skinny.dsl:60)
    not a5, t6
    sw a5, 1336(a0)
    # round 37 (skinny.dsl:60)
    lw a5, 696(sp)
    not a5, a5
    sw a5, 1348(a0)
    lw a5, 716(sp)
    not a5, a5
    sw a5, 1356(a0)
    # round 38 (skinny.dsl:60)
    lw a5, 528(sp)
    not a5, a5
    sw a5, 1360(a0)
    not a5, t4
    sw a5, 1364(a0)
    # round 39 (skinny.dsl:60)
    lw a5, 792(sp)
    not a5, a5
    sw a5, 1368(a0)
    not a5, a2
    sw a5, 1372(a0)
    lw a5, 428(sp)
    not a5, a5
    sw a5, 1380(a0)
    not a5, s0
    sw a5, 1400(a0)
    lw a5, 628(sp)
    not a5, a5
    sw a5, 1404(a0)
    lw a5, 632(sp)
    not a5, a5
    sw a5, 1408(a0)
    lw a5, 640(sp)
    not a5, a5
    sw a5, 1412(a0)
    lw a5, 668(sp)
    not a5, a5
    sw a5, 1416(a0)
    lw a5, 412(sp)
    not a5, a5
    sw a5, 1420(a0)
    # round 40 (skinny.dsl:60)
    lw a5, 596(sp)
    not a5, a5
    sw a5, 1440(a0)
    # round 36 (skinny.dsl:60)
    lw a5, 572(sp)
    not a5, a5
    sw a5, 1560(a0)
    # round 35 (skinny.dsl:60)
    lw a5, 320(sp)
    not a5, a5
    sw a5, 1584(a0)
    # round 34 (skinny.dsl:60)
    lw a5, 116(sp)
    not a5, a5
    sw a5, 1596(a0)
    lw a5, 124(sp)
    not a5, a5
    sw a5, 1616(a0)
    # round 33 (skinny.dsl:60)
    lw a5, 264(sp)
    not a5, a5
    sw a5, 1624(a0)
    lw a5, 324(sp)
    not a5, a5
    sw a5, 1644(a0)
    # round 32 (skinny.dsl:60)
    lw a5, 452(sp)
    not a5, a5
    sw a5, 1664(a0)
    lw a5, 956(sp)
    not a5, a5
    sw a5, 1684(a0)
    # round 31 (skinny.dsl:60)
    lw a5, 368(sp)
    not a5, a5
    sw a5, 1712(a0)
    # round 29 (skinny.dsl:60)
    lw a5, 624(sp)
    not a5, a5
    sw a5, 1760(a0)
    lw a5, 660(sp)
    not a5, a5
    sw a5, 1780(a0)
    # round 28 (skinny.dsl:60)
    lw a5, 980(sp)
    not a5, a5
    sw a5, 1800(a0)
    lw a5, 560(sp)
    not a5, a5
    sw a5, 1820(a0)
    # round 27 (skinny.dsl:60)
    lw a5, 272(sp)
    not a5, a5
    sw a5, 1844(a0)
    # round 22 (skinny.dsl:60)
    lw a5, 724(sp)
    not a5, a5
    sw a5, 1924(a0)
    lw a5, 756(sp)
    not a5, a5
    sw a5, 1928(a0)
    # round 20 (skinny.dsl:60)
    lw a5, 488(sp)
    not a5, a5
    sw a5, 1944(a0)
    # round 14 (skinny.dsl:60)
    lw a5, 568(sp)
    not a5, a5
    sw a5, 2004(a0)
    # round 10 (skinny.dsl:60)
    lw a5, 524(sp)
    lw a6, 164(sp)
    not a5, a5
    sw a5, -2044(a6)
    lw a5, 580(sp)
    not a5, a5
    sw a5, -2040(a6)
    # round 7 (skinny.dsl:60)
    lw a5, 316(sp)
    not a5, a5
    sw a5, -2024(a6)
    addi t0, sp, 64
    addi t1, sp, 1008
.Llwcc_skinny128_128_key_setup_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny128_128_key_setup_rv32i_wipe
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
    addi sp, sp, 1008
    ret
    .size lwcc_skinny128_128_key_setup_rv32i, .-lwcc_skinny128_128_key_setup_rv32i

    .balign 4
    .global lwcc_skinny128_128_ecb_encrypt_rv32i
    .type lwcc_skinny128_128_ecb_encrypt_rv32i, %function
lwcc_skinny128_128_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_skinny128_128_ecb_encrypt_rv32i_begin
    ret
.Llwcc_skinny128_128_ecb_encrypt_rv32i_begin:
    addi sp, sp, -352
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
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 128
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    sw a3, 72(sp)
    beqz t1, .Llwcc_skinny128_128_ecb_encrypt_rv32i_group
    j .Llwcc_skinny128_128_ecb_encrypt_rv32i_rest
.Llwcc_skinny128_128_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lui a5, 61681
    addi a5, a5, -241
    lui a6, 349525
    addi a6, a6, 1365
    lui a7, 209715
    addi a7, a7, 819
    lw t0, 12(a1)
    lw t1, 28(a1)
    srli t2, t0, 1
    xor t2, t2, t1
    and t2, t2, a6
    slli t3, t2, 1
    xor t0, t0, t3
    lw t3, 44(a1)
    lw t4, 60(a1)
    srli t5, t3, 1
    xor t5, t5, t4
    and t5, t5, a6
    slli t6, t5, 1
    xor t3, t3, t6
    srli t6, t0, 2
    xor t6, t6, t3
    and t6, t6, a7
    slli a4, t6, 2
    xor t0, t0, a4
    lw a4, 76(a1)
    lw s0, 92(a1)
    srli s1, a4, 1
    xor s1, s1, s0
    and s1, s1, a6
    slli s2, s1, 1
    xor a4, a4, s2
    lw s2, 108(a1)
    lw s3, 124(a1)
    srli s4, s2, 1
    xor s4, s4, s3
    and s4, s4, a6
    slli s5, s4, 1
    xor s2, s2, s5
    srli s5, a4, 2
    xor s5, s5, s2
    and s5, s5, a7
    slli s6, s5, 2
    xor a4, a4, s6
    srli s6, t0, 4
    xor s6, s6, a4
    and s6, s6, a5
    slli s7, s6, 4
    xor t0, t0, s7
    xor s0, s0, s1
    xor s1, s3, s4
    srli s3, s0, 2
    xor s3, s3, s1
    and s3, s3, a7
    slli s4, s3, 2
    xor s0, s0, s4
    xor t1, t1, t2
    xor t2, t4, t5
    srli t4, t1, 2
    xor t4, t4, t2
    and t4, t4, a7
    slli t5, t4, 2
    xor t1, t1, t5
    srli t5, t1, 4
    xor t5, t5, s0
    and t5, t5, a5
    xor s0, s0, t5
    xor a4, a4, s6
    xor t2, t2, t4
    xor t4, s1, s3
    srli s1, t2, 4
    xor s1, s1, t4
    and s1, s1, a5
    slli s3, s1, 4
    xor t2, t2, s3
    xor t4, t4, s1
    slli t5, t5, 4
    xor t1, t1, t5
    xor t5, s2, s5
    xor t3, t3, t6
    srli t6, t3, 4
    xor t6, t6, t5
    and t6, t6, a5
    xor t5, t5, t6
    slli t6, t6, 4
    xor t3, t3, t6
    lw t6, 100(a1)
    lw s1, 116(a1)
    srli s2, t6, 1
    xor s2, s2, s1
    and s2, s2, a6
    slli s3, s2, 1
    xor t6, t6, s3
    lw s3, 68(a1)
    lw s4, 84(a1)
    srli s5, s3, 1
    xor s5, s5, s4
    and s5, s5, a6
    slli s6, s5, 1
    xor s3, s3, s6
    srli s6, s3, 2
    xor s6, s6, t6
    and s6, s6, a7
    xor t6, t6, s6
    lw s7, 36(a1)
    lw s8, 52(a1)
    srli s9, s7, 1
    xor s9, s9, s8
    and s9, s9, a6
    slli s10, s9, 1
    xor s7, s7, s10
    lw s10, 4(a1)
    lw s11, 20(a1)
    srli ra, s10, 1
    xor ra, ra, s11
    and ra, ra, a6
    slli a2, ra, 1
    xor a2, s10, a2
    srli s10, a2, 2
    xor s10, s10, s7
    and s10, s10, a7
    xor s7, s7, s10
    srli a0, s7, 4
    xor a0, a0, t6
    and a0, a0, a5
    xor t6, t6, a0
    slli s10, s10, 2
    xor a2, a2, s10
    slli s6, s6, 2
    xor s3, s3, s6
    srli s6, a2, 4
    xor s6, s6, s3
    and s6, s6, a5
    slli s10, s6, 4
    xor a2, a2, s10
    xor s4, s4, s5
    xor s1, s1, s2
    srli s2, s4, 2
    xor s2, s2, s1
    and s2, s2, a7
    slli s5, s2, 2
    xor s4, s4, s5
    xor s5, s11, ra
    xor s8, s8, s9
    srli s9, s5, 2
    xor s9, s9, s8
    and s9, s9, a7
    slli s10, s9, 2
    xor s5, s5, s10
    srli s10, s5, 4
    xor s10, s10, s4
    and s10, s10, a5
    xor s4, s4, s10
    slli a0, a0, 4
    xor a0, s7, a0
    xor s3, s3, s6
    xor s1, s1, s2
    xor s2, s8, s9
    srli s6, s2, 4
    xor s6, s6, s1
    and s6, s6, a5
    xor s1, s1, s6
    slli s6, s6, 4
    xor s2, s2, s6
    slli s6, s10, 4
    xor s5, s5, s6
    lw s6, 32(a1)
    lw s7, 48(a1)
    srli s8, s6, 1
    xor s8, s8, s7
    and s8, s8, a6
    slli s9, s8, 1
    xor s6, s6, s9
    lw s9, 0(a1)
    lw s10, 16(a1)
    srli s11, s9, 1
    xor s11, s11, s10
    and s11, s11, a6
    slli ra, s11, 1
    xor s9, s9, ra
    srli ra, s9, 2
    xor ra, ra, s6
    and ra, ra, a7
    xor s6, s6, ra
    lw a3, 96(a1)
    sw s0, 96(sp)
    lw s0, 112(a1)
    sw t0, 100(sp)
    srli t0, a3, 1
    xor t0, t0, s0
    and t0, t0, a6
    sw t2, 104(sp)
    slli t2, t0, 1
    xor t2, a3, t2
    lw a3, 64(a1)
    sw t1, 108(sp)
    lw t1, 80(a1)
    sw t3, 112(sp)
    srli t3, a3, 1
    xor t3, t3, t1
    and t3, t3, a6
    sw a4, 116(sp)
    slli a4, t3, 1
    xor a4, a3, a4
    srli a3, a4, 2
    xor a3, a3, t2
    and a3, a3, a7
    xor t2, t2, a3
    sw t4, 120(sp)
    srli t4, s6, 4
    xor t4, t4, t2
    and t4, t4, a5
    sw t5, 124(sp)
    slli t5, t4, 4
    xor t5, s6, t5
    xor s6, s10, s11
    xor s7, s7, s8
    srli s8, s6, 2
    xor s8, s8, s7
    and s8, s8, a7
    slli s10, s8, 2
    xor s6, s6, s10
    xor t1, t1, t3
    xor t0, s0, t0
    srli t3, t1, 2
    xor t3, t3, t0
    and t3, t3, a7
    slli s0, t3, 2
    xor t1, t1, s0
    srli s0, s6, 4
    xor s0, s0, t1
    and s0, s0, a5
    slli s10, s0, 4
    xor s6, s6, s10
    xor t2, t2, t4
    slli t4, ra, 2
    xor t4, s9, t4
    slli a3, a3, 2
    xor a4, a4, a3
    srli a3, t4, 4
    xor a3, a3, a4
    and a3, a3, a5
    slli s9, a3, 4
    xor t4, t4, s9
    xor a4, a4, a3
    xor t1, t1, s0
    xor t0, t0, t3
    xor t3, s7, s8
    srli a3, t3, 4
    xor a3, a3, t0
    and a3, a3, a5
    xor t0, t0, a3
    slli a3, a3, 4
    xor t3, t3, a3
    lw a3, 72(a1)
    lw s0, 88(a1)
    srli s7, a3, 1
    xor s7, s7, s0
    and s7, s7, a6
    xor s0, s0, s7
    lw s8, 104(a1)
    lw s9, 120(a1)
    srli s10, s8, 1
    xor s10, s10, s9
    and s10, s10, a6
    xor s9, s9, s10
    srli s11, s0, 2
    xor s11, s11, s9
    and s11, s11, a7
    slli ra, s11, 2
    xor s0, s0, ra
    lw ra, 8(a1)
    sw s5, 128(sp)
    lw s5, 24(a1)
    sw s4, 132(sp)
    srli s4, ra, 1
    xor s4, s4, s5
    and s4, s4, a6
    xor s5, s5, s4
    sw a2, 136(sp)
    lw a2, 40(a1)
    lw a1, 56(a1)
    sw a0, 140(sp)
    srli a0, a2, 1
    xor a0, a0, a1
    and a0, a0, a6
    xor a1, a1, a0
    sw a6, 144(sp)
    srli a6, s5, 2
    xor a6, a6, a1
    and a6, a6, a7
    sw s2, 148(sp)
    slli s2, a6, 2
    xor s2, s5, s2
    srli s5, s2, 4
    xor s5, s5, s0
    and s5, s5, a5
    xor s0, s0, s5
    slli s4, s4, 1
    xor s4, ra, s4
    slli a0, a0, 1
    xor a2, a2, a0
    srli a0, s4, 2
    xor a0, a0, a2
    and a0, a0, a7
    slli ra, a0, 2
    xor s4, s4, ra
    slli s7, s7, 1
    xor a3, a3, s7
    slli s7, s10, 1
    xor s7, s8, s7
    srli s8, a3, 2
    xor s8, s8, s7
    and s8, s8, a7
    slli s10, s8, 2
    xor a3, a3, s10
    srli s10, s4, 4
    xor s10, s10, a3
    and s10, s10, a5
    slli ra, s10, 4
    xor s4, s4, ra
    xor a2, a2, a0
    xor a0, s7, s8
    srli s7, a2, 4
    xor s7, s7, a0
    and s7, s7, a5
    slli s8, s7, 4
    xor a2, a2, s8
    xor s8, s9, s11
    xor a6, a1, a6
    srli a1, a6, 4
    xor a1, a1, s8
    and a1, a1, a5
    xor s8, s8, a1
    slli a1, a1, 4
    xor a6, a6, a1
    xor a3, a3, s10
    slli a1, s5, 4
    xor a1, s2, a1
    xor a0, a0, s7
    # round 1 (skinny.dsl:60)
    or s2, t2, t0
    xor a4, a4, s2
    or s2, t5, t3
    xor t4, t4, s2
    and s2, t4, a4
    xor t1, t1, s2
    or s2, s6, t5
    xor t2, t2, s2
    not s2, t1
    and s5, t2, s2
    xor t0, t0, s5
    not s5, t3
    and s5, s5, t4
    xor s5, s6, s5
    or s6, s5, t0
    xor t5, t5, s6
    and s2, a4, s2
    lw s6, 72(sp)
    xor t3, t3, s2
    lw s7, 0(s6)
    lw s2, 8(s6)
    xor t5, t5, s7
    lw s7, 20(s6)
    xor t0, t0, s2
    lw s2, 28(s6)
    xor t2, t2, s7
    lw s7, 36(s6)
    xor s2, s5, s2
    lw s5, 44(s6)
    xor t3, t3, s7
    lw s7, 52(s6)
    xor t4, t4, s5
    lw s5, 60(s6)
    xor a4, a4, s7
    xor t1, t1, s5
    slli s5, a4, 16
    srli s7, a4, 16
    or s5, s5, s7
    slli s7, t1, 16
    srli s9, t1, 16
    or s7, s7, s9
    slli s9, s2, 16
    srli s10, s2, 16
    or s9, s9, s10
    slli s10, t5, 16
    srli s11, t5, 16
    or s10, s10, s11
    slli s11, t3, 16
    srli ra, t3, 16
    or s11, s11, ra
    slli ra, t4, 16
    sw a7, 152(sp)
    srli a7, t4, 16
    or a7, ra, a7
    slli ra, t2, 16
    sw a5, 156(sp)
    srli a5, t2, 16
    or a5, ra, a5
    slli ra, t0, 16
    sw t0, 160(sp)
    srli t0, t0, 16
    or t0, ra, t0
    or ra, t6, s1
    xor s3, s3, ra
    lw ra, 140(sp)
    sw t4, 164(sp)
    lw t4, 148(sp)
    sw t5, 168(sp)
    or t5, ra, t4
    sw t2, 172(sp)
    lw t2, 136(sp)
    sw s2, 136(sp)
    xor t2, t2, t5
    and t5, t2, s3
    lw s2, 132(sp)
    sw a4, 176(sp)
    xor t5, s2, t5
    lw s2, 128(sp)
    sw t3, 132(sp)
    or t3, s2, ra
    xor t3, t6, t3
    not t6, t5
    and a4, t3, t6
    xor a4, s1, a4
    not s1, t4
    and s1, s1, t2
    xor s1, s2, s1
    or s2, s1, a4
    xor s2, ra, s2
    and t6, s3, t6
    lw ra, 4(s6)
    xor t4, t4, t6
    lw t6, 12(s6)
    xor s2, s2, ra
    lw ra, 24(s6)
    xor t6, a4, t6
    lw a4, 32(s6)
    xor t3, t3, ra
    lw ra, 40(s6)
    xor a4, s1, a4
    lw s1, 48(s6)
    xor t4, t4, ra
    lw ra, 56(s6)
    xor t2, t2, s1
    lw s1, 64(s6)
    xor s3, s3, ra
    xor t5, t5, s1
    not s1, a6
    or ra, a2, a6
    xor s4, s4, ra
    and s1, s1, s4
    xor s1, a1, s1
    or a1, a1, a2
    xor a1, a0, a1
    or a0, a0, s8
    xor a3, a3, a0
    and a0, s4, a3
    xor a0, s0, a0
    not s0, a0
    and ra, a3, s0
    xor a6, a6, ra
    and s0, a1, s0
    lw ra, 16(s6)
    xor s0, s8, s0
    xor s8, s0, ra
    or s0, s1, s0
    xor a2, a2, s0
    slli s0, a2, 8
    srli ra, a2, 24
    or s0, s0, ra
    slli ra, s8, 8
    srli s6, s8, 24
    or s6, ra, s6
    slli ra, a6, 8
    sw t1, 148(sp)
    srli t1, a6, 24
    or t1, ra, t1
    slli ra, a0, 8
    sw t4, 140(sp)
    srli t4, a0, 24
    or t4, ra, t4
    slli ra, a3, 8
    sw t1, 128(sp)
    srli t1, a3, 24
    or t1, ra, t1
    slli ra, a1, 8
    sw s5, 180(sp)
    srli s5, a1, 24
    or s5, ra, s5
    slli ra, s1, 8
    sw a3, 184(sp)
    srli a3, s1, 24
    or a3, ra, a3
    slli ra, s4, 8
    sw a5, 188(sp)
    srli a5, s4, 24
    or a5, ra, a5
    lw ra, 124(sp)
    sw a1, 192(sp)
    lw a1, 120(sp)
    sw s2, 196(sp)
    or a1, ra, a1
    lw s2, 116(sp)
    sw s0, 116(sp)
    xor a1, s2, a1
    lw s2, 108(sp)
    lw s0, 112(sp)
    sw s7, 200(sp)
    or s7, s2, s0
    xor s7, ra, s7
    lw ra, 104(sp)
    sw a0, 124(sp)
    or s0, s0, ra
    lw a0, 100(sp)
    xor t4, t5, t4
    xor a0, a0, s0
    not s0, ra
    and s0, s0, a0
    xor s0, s2, s0
    and s2, a0, a1
    sw a0, 108(sp)
    lw a0, 96(sp)
    xor t5, t6, s6
    xor a0, a0, s2
    not s2, a0
    sw a0, 96(sp)
    and a0, a1, s2
    xor a0, ra, a0
    and s2, s7, s2
    lw ra, 120(sp)
    xor t3, t3, s5
    xor s2, ra, s2
    or ra, s0, s2
    sw s2, 120(sp)
    lw s2, 112(sp)
    xor t0, s8, t0
    xor s2, s2, ra
    xor t1, s3, t1
    xor a6, a6, s11
    xor t6, s1, s9
    xor a2, a2, s10
    xor a4, a4, a3
    xor a5, t2, a5
    xor a7, s4, a7
    lw t2, 124(sp)
    lw a3, 200(sp)
    lw s1, 116(sp)
    xor t2, t2, a3
    lw a3, 196(sp)
    lw s3, 188(sp)
    xor a3, a3, s1
    lw s1, 192(sp)
    lw s4, 180(sp)
    xor s1, s1, s3
    lw s3, 184(sp)
    lw s5, 128(sp)
    xor s3, s3, s4
    lw s4, 140(sp)
    srli s6, s3, 8
    xor s4, s4, s5
    slli s5, s3, 24
    or s5, s5, s6
    xor a1, a1, s5
    slli s5, s1, 24
    srli s6, s1, 8
    or s5, s5, s6
    xor s5, s7, s5
    slli s6, t2, 24
    srli s7, t2, 8
    or s6, s6, s7
    lw s7, 96(sp)
    srli s8, a7, 8
    xor s6, s7, s6
    slli s7, a7, 24
    or s7, s7, s8
    lw s8, 108(sp)
    srli s9, a2, 8
    xor s7, s8, s7
    slli s8, a2, 24
    or s8, s8, s9
    xor s2, s2, s8
    slli s8, t6, 24
    srli s9, t6, 8
    or s8, s8, s9
    xor s0, s0, s8
    slli s8, a6, 24
    srli s9, a6, 8
    or s8, s8, s9
    xor a0, a0, s8
    slli s8, t0, 24
    srli s9, t0, 8
    or s8, s8, s9
    lw s9, 120(sp)
    # round 2 (skinny.dsl:60)
    lw s10, 148(sp)
    # round 1 (skinny.dsl:60)
    xor s8, s9, s8
    # round 2 (skinny.dsl:60)
    lw s9, 176(sp)
    lw ra, 132(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 172(sp)
    sw s8, 132(sp)
    lw s8, 136(sp)
    sw s7, 120(sp)
    or s7, ra, s8
    sw s2, 108(sp)
    lw s2, 168(sp)
    sw s5, 168(sp)
    xor s2, s2, s7
    and s7, s2, s11
    lw s5, 164(sp)
    sw a0, 176(sp)
    xor s5, s5, s7
    lw s7, 160(sp)
    sw s0, 164(sp)
    or s0, s7, ra
    xor s0, s9, s0
    not s9, s5
    and a0, s0, s9
    xor a0, s10, a0
    not s10, s8
    and s10, s10, s2
    xor s7, s7, s10
    or s10, s7, a0
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw a1, 172(sp)
    lw a1, 68(ra)
    xor s8, s8, s9
    lw s9, 76(ra)
    xor a1, s10, a1
    lw s10, 88(ra)
    xor a0, a0, s9
    lw s9, 96(ra)
    xor s0, s0, s10
    lw s10, 104(ra)
    xor s7, s7, s9
    lw s9, 112(ra)
    xor s8, s8, s10
    lw s10, 120(ra)
    xor s2, s2, s9
    lw s9, 128(ra)
    xor s10, s11, s10
    xor s5, s5, s9
    not s9, t4
    and s9, t1, s9
    xor s4, s4, s9
    not s9, a4
    and s11, t3, s9
    xor a3, a3, s11
    not s11, s4
    sw s8, 136(sp)
    and s8, a3, s11
    xor a5, a5, s8
    not s8, t5
    and s8, s8, t3
    xor t1, t1, s8
    and s8, t1, a5
    xor t4, t4, s8
    and s8, s9, a3
    xor t5, t5, s8
    or s8, t5, t4
    xor t3, t3, s8
    and s8, s11, a5
    lw s9, 80(ra)
    xor a4, a4, s8
    xor t4, t4, s9
    slli s8, t3, 16
    srli s9, t3, 16
    or s8, s8, s9
    slli s9, t4, 16
    srli s11, t4, 16
    or s9, s9, s11
    slli s11, t1, 16
    sw t3, 160(sp)
    srli t3, t1, 16
    or t3, s11, t3
    slli s11, t5, 16
    sw t4, 148(sp)
    srli t4, t5, 16
    or t4, s11, t4
    slli s11, a4, 16
    sw t1, 96(sp)
    srli t1, a4, 16
    or t1, s11, t1
    slli s11, a3, 16
    sw t5, 128(sp)
    srli t5, a3, 16
    or t5, s11, t5
    slli s11, s4, 16
    sw s4, 140(sp)
    srli s4, s4, 16
    or s4, s11, s4
    slli s11, a5, 16
    sw a5, 180(sp)
    srli a5, a5, 16
    or a5, s11, a5
    not s11, t2
    and s11, s3, s11
    xor a6, a6, s11
    not s11, t0
    and s11, s11, s1
    xor s3, s3, s11
    not s11, t6
    sw a3, 184(sp)
    and a3, s1, s11
    xor a3, a2, a3
    and a2, s11, a3
    xor t0, t0, a2
    not a2, a6
    and s11, a3, a2
    xor a7, a7, s11
    and a2, a2, a7
    xor t6, t6, a2
    and a2, s3, a7
    xor t2, t2, a2
    or a2, t0, t2
    xor a2, s1, a2
    lw s1, 172(sp)
    sw t6, 188(sp)
    or s11, s1, s6
    lw t6, 124(ra)
    sw a3, 192(sp)
    lw a3, 176(sp)
    sw a7, 176(sp)
    xor a3, a3, s11
    xor t6, a3, t6
    lw s11, 168(sp)
    lw a7, 164(sp)
    sw t0, 116(sp)
    or t0, s11, a7
    sw a6, 196(sp)
    lw a6, 116(ra)
    sw s3, 200(sp)
    lw s3, 108(sp)
    sw t2, 108(sp)
    xor t0, s3, t0
    xor a6, t0, a6
    and s3, t0, a3
    lw t2, 132(ra)
    sw a2, 124(sp)
    lw a2, 120(sp)
    xor a5, s5, a5
    xor a2, a2, s3
    xor t2, a2, t2
    not a2, a2
    and a3, a3, a2
    lw s3, 108(ra)
    xor a3, a7, a3
    xor a3, a3, s3
    not a7, a7
    and a7, a7, t0
    lw t0, 100(ra)
    lw s3, 132(sp)
    sw t6, 132(sp)
    xor a7, s3, a7
    xor t0, a7, t0
    or s3, s3, s11
    lw t6, 92(ra)
    xor s1, s1, s3
    xor t6, s1, t6
    and a2, s1, a2
    lw s1, 84(ra)
    xor a2, s6, a2
    xor s1, a2, s1
    or a7, a7, a2
    lw a2, 72(ra)
    xor a7, s11, a7
    xor a7, a7, a2
    xor a2, a0, s9
    xor t3, s0, t3
    xor t5, s2, t5
    xor a0, s10, s4
    xor t4, s7, t4
    xor a1, a1, s8
    lw s0, 136(sp)
    xor a4, a4, a3
    xor t1, s0, t1
    lw s0, 184(sp)
    lw s2, 180(sp)
    xor s0, s0, a6
    xor s2, s2, t2
    lw s3, 128(sp)
    lw s4, 140(sp)
    xor s3, s3, t0
    lw s5, 132(sp)
    lw s6, 96(sp)
    xor s4, s4, s5
    xor s6, t6, s6
    lw s7, 148(sp)
    lw s8, 160(sp)
    xor s7, s1, s7
    xor s8, s8, a7
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 124(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 108(sp)
    srli s5, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s5, s11, s5
    lw s11, 200(sp)
    sw s1, 200(sp)
    xor s5, s11, s5
    slli s11, s4, 16
    srli s1, s4, 16
    or s1, s11, s1
    lw s11, 196(sp)
    sw a6, 196(sp)
    xor s1, s11, s1
    slli s11, s3, 16
    srli a6, s3, 16
    or a6, s11, a6
    lw s11, 116(sp)
    sw a7, 116(sp)
    xor a6, s11, a6
    slli s11, s2, 16
    srli a7, s2, 16
    or a7, s11, a7
    lw s11, 176(sp)
    sw t0, 176(sp)
    xor a7, s11, a7
    slli s11, s0, 16
    srli t0, s0, 16
    or t0, s11, t0
    lw s11, 192(sp)
    sw t6, 192(sp)
    xor t0, s11, t0
    slli s11, a4, 16
    srli t6, a4, 16
    or t6, s11, t6
    lw s11, 188(sp)
    # round 3 (skinny.dsl:60)
    lw ra, 80(ra)
    # round 2 (skinny.dsl:60)
    xor t6, s11, t6
    # round 3 (skinny.dsl:60)
    not s11, a0
    and s11, s11, a5
    xor t1, t1, s11
    not s11, t4
    and s11, t3, s11
    xor a1, a1, s11
    or s11, a1, t1
    xor t5, t5, s11
    not s11, a2
    and s11, s11, t3
    xor a0, a0, s11
    or s11, a0, t5
    xor a5, a5, s11
    or s11, t4, a1
    xor a2, a2, s11
    not s11, a5
    and s11, a2, s11
    xor t3, t3, s11
    or s11, t1, t5
    xor t4, t4, s11
    xor a5, a5, ra
    slli s11, t3, 24
    srli ra, t3, 8
    or s11, s11, ra
    slli ra, a5, 24
    sw s11, 188(sp)
    srli s11, a5, 8
    or s11, ra, s11
    slli ra, a0, 24
    sw a0, 108(sp)
    srli a0, a0, 8
    or a0, ra, a0
    slli ra, a2, 24
    sw t3, 124(sp)
    srli t3, a2, 8
    or t3, ra, t3
    slli ra, t4, 24
    sw t3, 160(sp)
    srli t3, t4, 8
    or t3, ra, t3
    slli ra, a1, 24
    sw t3, 148(sp)
    srli t3, a1, 8
    or t3, ra, t3
    slli ra, t1, 24
    sw t1, 96(sp)
    srli t1, t1, 8
    or t1, ra, t1
    slli ra, t5, 24
    sw t5, 140(sp)
    srli t5, t5, 8
    or t5, ra, t5
    not ra, s4
    and ra, ra, s2
    xor a4, a4, ra
    not ra, s3
    and ra, s6, ra
    xor s8, s8, ra
    or ra, s8, a4
    xor s0, s0, ra
    not ra, s7
    and ra, ra, s6
    xor s4, s4, ra
    or ra, s4, s0
    xor s2, s2, ra
    or ra, s3, s8
    xor s7, s7, ra
    not ra, s2
    and ra, s7, ra
    xor s6, s6, ra
    or ra, a4, s0
    xor s3, s3, ra
    or ra, s1, a7
    xor t6, t6, ra
    or ra, s5, a6
    xor s9, s9, ra
    and ra, s9, t6
    xor t0, t0, ra
    or ra, s10, s5
    xor s1, s1, ra
    not ra, t0
    sw s2, 128(sp)
    and s2, s1, ra
    xor a7, a7, s2
    not s2, a6
    and s2, s2, s9
    xor s2, s10, s2
    or s10, s2, a7
    xor s5, s5, s10
    and s10, t6, ra
    lw ra, 72(sp)
    sw s3, 180(sp)
    lw s3, 136(ra)
    xor a6, a6, s10
    lw s10, 144(ra)
    xor s3, s5, s3
    lw s5, 152(ra)
    xor a7, a7, s10
    lw s10, 160(ra)
    xor s1, s1, s5
    lw s5, 168(ra)
    xor s2, s2, s10
    lw s10, 176(ra)
    xor a6, a6, s5
    lw s5, 184(ra)
    xor s9, s9, s10
    lw s10, 192(ra)
    xor t6, t6, s5
    xor t0, t0, s10
    slli s5, t6, 16
    srli s10, t6, 16
    or s5, s5, s10
    slli s10, t0, 16
    sw t6, 184(sp)
    srli t6, t0, 16
    or t6, s10, t6
    slli s10, s2, 16
    sw s2, 136(sp)
    srli s2, s2, 16
    or s2, s10, s2
    slli s10, s3, 16
    sw s3, 168(sp)
    srli s3, s3, 16
    or s3, s10, s3
    slli s10, a6, 16
    sw a6, 172(sp)
    srli a6, a6, 16
    or a6, s10, a6
    slli s10, s9, 16
    sw s9, 164(sp)
    srli s9, s9, 16
    or s9, s10, s9
    slli s10, s1, 16
    sw s1, 120(sp)
    srli s1, s1, 16
    or s1, s10, s1
    slli s10, a7, 16
    sw a7, 112(sp)
    srli a7, a7, 16
    or a7, s10, a7
    lw s10, 132(sp)
    sw t0, 104(sp)
    or t0, s10, t2
    sw s7, 100(sp)
    lw s7, 188(ra)
    xor t0, a3, t0
    xor a3, t0, s7
    lw s7, 192(sp)
    sw s6, 204(sp)
    lw s6, 176(sp)
    sw s8, 208(sp)
    or s8, s7, s6
    sw s0, 212(sp)
    lw s0, 180(ra)
    sw s4, 216(sp)
    lw s4, 116(sp)
    sw a4, 116(sp)
    xor s4, s4, s8
    xor s0, s4, s0
    and s8, s4, t0
    lw a4, 196(ra)
    sw s5, 220(sp)
    lw s5, 196(sp)
    xor a5, a5, a7
    xor s5, s5, s8
    xor a4, s5, a4
    not s5, s5
    and t0, t0, s5
    lw s8, 172(ra)
    xor t0, s6, t0
    xor t0, t0, s8
    not s6, s6
    and s4, s6, s4
    lw s6, 164(ra)
    lw s8, 200(sp)
    sw t0, 200(sp)
    xor s4, s8, s4
    xor s6, s4, s6
    or s8, s8, s7
    lw t0, 156(ra)
    xor s8, s10, s8
    xor t0, s8, t0
    and s5, s8, s5
    lw s8, 148(ra)
    xor t2, t2, s5
    xor s5, t2, s8
    or t2, s4, t2
    lw s4, 140(ra)
    xor t2, s7, t2
    xor t2, t2, s4
    xor t5, t5, a4
    xor a4, s11, s5
    xor t0, a0, t0
    xor a7, t1, a3
    xor a6, t4, a6
    xor t1, a2, s2
    lw t4, 124(sp)
    lw a3, 160(sp)
    xor t4, t4, s3
    xor a3, a3, s6
    xor t3, t3, s0
    xor a2, a1, s9
    lw a1, 140(sp)
    lw a0, 96(sp)
    xor t6, a1, t6
    lw a1, 188(sp)
    lw s0, 220(sp)
    xor t2, a1, t2
    lw a1, 108(sp)
    xor a0, a0, s0
    xor a1, a1, s1
    lw s0, 148(sp)
    lw s1, 200(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 116(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 216(sp)
    srli s4, t6, 24
    xor s2, s3, s2
    slli s3, t6, 8
    or s3, s3, s4
    lw s4, 212(sp)
    srli s5, a2, 24
    xor s3, s4, s3
    slli s4, a2, 8
    or s4, s4, s5
    lw s5, 208(sp)
    srli s6, t4, 24
    xor s4, s5, s4
    slli s5, t4, 8
    or s5, s5, s6
    lw s6, 204(sp)
    srli s7, t1, 24
    xor s5, s6, s5
    slli s6, t1, 8
    or s6, s6, s7
    lw s7, 100(sp)
    srli s8, a6, 24
    xor s6, s7, s6
    slli s7, a6, 8
    or s7, s7, s8
    lw s8, 180(sp)
    srli s9, a5, 24
    xor s7, s8, s7
    slli s8, a5, 8
    or s8, s8, s9
    lw s9, 128(sp)
    xor s8, s9, s8
    # round 4 (skinny.dsl:60)
    or s9, a0, t6
    xor a6, a6, s9
    not s9, a1
    and s9, s9, t1
    xor t4, t4, s9
    not s9, a6
    and s9, t4, s9
    xor a2, a2, s9
    or s9, a5, a1
    xor a0, a0, s9
    not s9, a2
    and s9, a0, s9
    xor t6, t6, s9
    and s9, t1, t4
    xor a5, a5, s9
    or s9, a5, t6
    xor a1, a1, s9
    or s9, a6, a2
    xor t1, t1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    or s9, s8, s2
    xor s1, s1, s9
    not s9, s4
    and s10, s1, s9
    xor s3, s3, s10
    not s10, s6
    and s10, s10, s5
    xor s8, s8, s10
    or s10, s8, s3
    xor s2, s2, s10
    and s9, s7, s9
    lw s10, 200(ra)
    xor s6, s6, s9
    lw s9, 208(ra)
    xor s2, s2, s10
    lw s10, 216(ra)
    xor s3, s3, s9
    lw s9, 224(ra)
    xor s1, s1, s10
    lw s10, 232(ra)
    xor s8, s8, s9
    lw s9, 240(ra)
    xor s6, s6, s10
    lw s10, 248(ra)
    xor s5, s5, s9
    lw s9, 256(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 184(sp)
    lw s10, 104(sp)
    sw a2, 128(sp)
    or s11, s9, s10
    lw a2, 172(sp)
    sw s4, 172(sp)
    xor a2, a2, s11
    lw s11, 120(sp)
    lw s4, 136(sp)
    sw a0, 180(sp)
    or a0, s11, s4
    sw s1, 100(sp)
    lw s1, 168(sp)
    sw a1, 168(sp)
    xor a0, s1, a0
    and s1, a0, a2
    lw a1, 164(sp)
    sw t4, 184(sp)
    xor a1, a1, s1
    lw s1, 112(sp)
    sw s2, 164(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t4, s2, s9
    xor t4, s10, t4
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t4
    xor s10, s11, s10
    and s9, a2, s9
    lw s11, 204(ra)
    xor s4, s4, s9
    lw s9, 212(ra)
    xor s10, s10, s11
    lw s11, 220(ra)
    xor t4, t4, s9
    lw s9, 228(ra)
    xor s2, s2, s11
    lw s11, 236(ra)
    xor s1, s1, s9
    lw s9, 244(ra)
    xor s4, s4, s11
    lw s11, 252(ra)
    xor a0, a0, s9
    lw s9, 260(ra)
    xor a2, a2, s11
    xor a1, a1, s9
    or s9, a7, t5
    xor s0, s0, s9
    not s9, t0
    and s9, s9, a3
    xor t2, t2, s9
    not s9, s0
    and s9, t2, s9
    xor t3, t3, s9
    or s9, a4, t0
    xor a7, a7, s9
    not s9, t3
    and s9, a7, s9
    xor t5, t5, s9
    and s9, a3, t2
    xor a4, a4, s9
    or s9, a4, t5
    xor t0, t0, s9
    or s9, s0, t3
    lw s11, 16(ra)
    xor a3, a3, s9
    xor t5, t5, s11
    xor a1, a1, t3
    xor t4, t4, t5
    xor s2, s2, a7
    xor t5, t5, s3
    xor t6, t6, t5
    xor a2, a2, s0
    xor s0, s7, s0
    xor a6, a6, s0
    xor s1, s1, a4
    xor s4, s4, a3
    xor a4, s8, a4
    xor a5, a5, a4
    xor a3, s6, a3
    xor t1, t1, a3
    xor a0, a0, t2
    xor s9, s10, t0
    xor t2, s5, t2
    lw s10, 184(sp)
    lw s11, 164(sp)
    xor s10, s10, t2
    xor t0, s11, t0
    sw t2, 184(sp)
    lw t2, 168(sp)
    sw t0, 168(sp)
    xor t2, t2, t0
    lw t0, 100(sp)
    sw a4, 136(sp)
    xor a7, a7, t0
    lw a4, 180(sp)
    sw a7, 180(sp)
    xor a4, a4, a7
    lw a7, 172(sp)
    sw t5, 120(sp)
    xor t3, a7, t3
    lw t5, 128(sp)
    # round 5 (skinny.dsl:60)
    sw a3, 128(sp)
    # round 4 (skinny.dsl:60)
    xor t5, t5, t3
    # round 5 (skinny.dsl:60)
    or a3, a6, t5
    xor t1, t1, a3
    or a3, a4, a5
    xor t2, t2, a3
    and a3, t2, t1
    xor a3, s10, a3
    or s10, t6, a4
    xor a6, a6, s10
    not s10, a3
    sw s0, 112(sp)
    and s0, a6, s10
    xor t5, t5, s0
    not s0, a5
    and s0, s0, t2
    xor t6, t6, s0
    or s0, t6, t5
    xor a4, a4, s0
    and s0, t1, s10
    lw s10, 264(ra)
    xor a5, a5, s0
    lw s0, 272(ra)
    xor a4, a4, s10
    lw s10, 284(ra)
    xor t5, t5, s0
    lw s0, 292(ra)
    xor a6, a6, s10
    lw s10, 300(ra)
    xor t6, t6, s0
    lw s0, 308(ra)
    xor a5, a5, s10
    lw s10, 316(ra)
    xor t2, t2, s0
    lw s0, 324(ra)
    xor t1, t1, s10
    xor a3, a3, s0
    slli s0, t1, 16
    srli s10, t1, 16
    or s0, s0, s10
    slli s10, a3, 16
    sw t1, 104(sp)
    srli t1, a3, 16
    or t1, s10, t1
    slli s10, t6, 16
    sw t6, 204(sp)
    srli t6, t6, 16
    or t6, s10, t6
    slli s10, a4, 16
    sw a4, 208(sp)
    srli a4, a4, 16
    or a4, s10, a4
    slli s10, a5, 16
    sw a5, 212(sp)
    srli a5, a5, 16
    or a5, s10, a5
    slli s10, t2, 16
    sw t2, 216(sp)
    srli t2, t2, 16
    or t2, s10, t2
    slli s10, a6, 16
    sw a6, 116(sp)
    srli a6, a6, 16
    or a6, s10, a6
    slli s10, t5, 16
    sw t5, 200(sp)
    srli t5, t5, 16
    or t5, s10, t5
    or s10, s7, a7
    xor s6, s6, s10
    or s10, t0, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, t0
    xor s7, s7, s11
    not s11, s5
    sw a3, 164(sp)
    and a3, s7, s11
    xor a7, a7, a3
    not a3, s8
    and a3, a3, s10
    xor a3, s3, a3
    or s3, a3, a7
    xor t0, t0, s3
    and s3, s6, s11
    lw s11, 268(ra)
    xor s3, s8, s3
    lw s8, 276(ra)
    xor t0, t0, s11
    lw s11, 288(ra)
    xor a7, a7, s8
    lw s8, 296(ra)
    xor s7, s7, s11
    lw s11, 304(ra)
    xor a3, a3, s8
    lw s8, 312(ra)
    xor s3, s3, s11
    lw s11, 320(ra)
    xor s8, s10, s8
    lw s10, 328(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    or s10, a2, a1
    xor s4, s4, s10
    not s10, s1
    and s11, s2, s10
    xor s9, s9, s11
    and s11, s9, s4
    xor a0, a0, s11
    not s11, t4
    and s11, s11, s2
    xor a2, a2, s11
    not s11, a2
    and s11, s11, a0
    xor a1, a1, s11
    and s10, s10, s9
    xor t4, t4, s10
    or s10, t4, a1
    xor s2, s2, s10
    and s10, s4, a0
    lw s11, 280(ra)
    xor s1, s1, s10
    xor a1, a1, s11
    slli s10, s2, 8
    srli s11, s2, 24
    or s10, s10, s11
    slli s11, a1, 8
    srli ra, a1, 24
    or s11, s11, ra
    slli ra, a2, 8
    sw s3, 100(sp)
    srli s3, a2, 24
    or s3, ra, s3
    slli ra, t4, 8
    sw s0, 172(sp)
    srli s0, t4, 24
    or s0, ra, s0
    slli ra, s1, 8
    sw a6, 148(sp)
    srli a6, s1, 24
    or a6, ra, a6
    slli ra, s9, 8
    sw a6, 220(sp)
    srli a6, s9, 24
    or a6, ra, a6
    slli ra, s4, 8
    sw s4, 96(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a0, 8
    sw a2, 108(sp)
    srli a2, a0, 24
    or a2, ra, a2
    lw ra, 112(sp)
    sw t0, 188(sp)
    or t0, ra, t3
    sw s10, 140(sp)
    lw s10, 128(sp)
    sw a0, 160(sp)
    xor t0, s10, t0
    lw s10, 120(sp)
    sw t1, 128(sp)
    not t1, s10
    lw a0, 180(sp)
    sw s9, 124(sp)
    and t1, t1, a0
    xor t1, ra, t1
    lw ra, 136(sp)
    sw t2, 112(sp)
    not t2, ra
    and a0, a0, t2
    lw s9, 168(sp)
    xor a2, s5, a2
    xor a0, s9, a0
    and t2, t2, a0
    xor t2, s10, t2
    and s9, a0, t0
    lw s10, 184(sp)
    xor a7, a7, s11
    xor s9, s10, s9
    and s10, t0, s9
    xor s10, ra, s10
    not ra, t1
    and ra, ra, s9
    xor t3, t3, ra
    or ra, t2, t3
    sw t3, 136(sp)
    lw t3, 180(sp)
    xor s3, s7, s3
    xor t3, t3, ra
    xor t5, a1, t5
    xor a1, s6, s4
    xor a5, s1, a5
    xor t4, t4, t6
    xor t6, s2, a4
    xor a4, a3, s0
    xor a6, s8, a6
    lw a3, 124(sp)
    lw s0, 112(sp)
    lw s1, 128(sp)
    xor a3, a3, s0
    lw s0, 160(sp)
    lw s2, 140(sp)
    xor s0, s0, s1
    lw s1, 188(sp)
    lw s4, 148(sp)
    xor s1, s1, s2
    lw s2, 108(sp)
    lw s5, 172(sp)
    xor s2, s2, s4
    lw s4, 96(sp)
    lw s6, 220(sp)
    xor s4, s4, s5
    lw s5, 100(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    xor t0, t0, s6
    slli s6, s2, 24
    srli s7, s2, 8
    or s6, s6, s7
    xor t1, t1, s6
    slli s6, s0, 24
    srli s7, s0, 8
    or s6, s6, s7
    xor s6, s9, s6
    slli s7, a3, 24
    srli s8, a3, 8
    or s7, s7, s8
    xor a0, a0, s7
    slli s7, t6, 24
    srli s8, t6, 8
    or s7, s7, s8
    xor t3, t3, s7
    slli s7, t4, 24
    srli s8, t4, 8
    or s7, s7, s8
    xor t2, t2, s7
    slli s7, a5, 24
    srli s8, a5, 8
    or s7, s7, s8
    xor s7, s10, s7
    slli s8, t5, 24
    srli s9, t5, 8
    or s8, s8, s9
    lw s9, 136(sp)
    # round 6 (skinny.dsl:60)
    lw s10, 164(sp)
    # round 5 (skinny.dsl:60)
    xor s8, s9, s8
    # round 6 (skinny.dsl:60)
    lw s9, 104(sp)
    lw ra, 212(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 116(sp)
    sw s8, 212(sp)
    lw s8, 204(sp)
    sw a0, 136(sp)
    or a0, ra, s8
    sw t3, 220(sp)
    lw t3, 208(sp)
    sw t1, 208(sp)
    xor t3, t3, a0
    and a0, t3, s11
    lw t1, 216(sp)
    sw s7, 104(sp)
    xor t1, t1, a0
    lw a0, 200(sp)
    sw t2, 216(sp)
    or t2, a0, ra
    xor t2, s9, t2
    not s9, t1
    and s7, t2, s9
    xor s7, s10, s7
    not s10, s8
    and s10, s10, t3
    xor a0, a0, s10
    or s10, a0, s7
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw t0, 116(sp)
    lw t0, 332(ra)
    xor s8, s8, s9
    lw s9, 340(ra)
    xor t0, s10, t0
    lw s10, 352(ra)
    xor s7, s7, s9
    lw s9, 360(ra)
    xor t2, t2, s10
    lw s10, 368(ra)
    xor a0, a0, s9
    lw s9, 376(ra)
    xor s8, s8, s10
    lw s10, 384(ra)
    xor t3, t3, s9
    lw s9, 392(ra)
    xor s10, s11, s10
    xor t1, t1, s9
    and s9, a1, a2
    xor s5, s5, s9
    or s9, s3, a4
    xor s1, s1, s9
    not s9, s5
    and s11, s1, s9
    xor a6, a6, s11
    or s11, a7, s3
    xor a1, a1, s11
    not s11, a1
    and s11, s11, a6
    xor a2, a2, s11
    not s11, a4
    and s11, s11, s1
    xor a7, a7, s11
    not s11, a7
    and s11, s11, a2
    xor s3, s3, s11
    and s9, s9, a6
    lw s11, 344(ra)
    xor a4, a4, s9
    xor a2, a2, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, a2, 16
    sw s3, 204(sp)
    srli s3, a2, 16
    or s3, s11, s3
    slli s11, a1, 16
    sw a2, 200(sp)
    srli a2, a1, 16
    or a2, s11, a2
    slli s11, a7, 16
    sw a1, 164(sp)
    srli a1, a7, 16
    or a1, s11, a1
    slli s11, a4, 16
    sw a7, 100(sp)
    srli a7, a4, 16
    or a7, s11, a7
    slli s11, s1, 16
    sw s1, 172(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 96(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, a6, 16
    sw a6, 148(sp)
    srli a6, a6, 16
    or a6, s11, a6
    and s11, s4, s0
    xor a5, a5, s11
    or s11, t5, s2
    xor s4, s4, s11
    or s11, s2, t4
    xor t6, t6, s11
    not s11, t4
    and s11, s11, t6
    xor t5, t5, s11
    not s11, a5
    sw t6, 108(sp)
    and t6, t6, s11
    xor t6, a3, t6
    and a3, s11, t6
    xor t4, t4, a3
    not a3, s4
    and a3, a3, t6
    xor a3, s0, a3
    not s0, t5
    and s0, s0, a3
    xor s0, s2, s0
    lw s2, 116(sp)
    sw t4, 140(sp)
    or s11, s2, s6
    lw t4, 388(ra)
    sw t6, 188(sp)
    lw t6, 104(sp)
    sw t5, 104(sp)
    xor t6, t6, s11
    xor t4, t6, t4
    lw s11, 208(sp)
    lw t5, 216(sp)
    sw a5, 128(sp)
    or a5, s11, t5
    sw s4, 160(sp)
    lw s4, 380(ra)
    sw a3, 112(sp)
    lw a3, 220(sp)
    sw s0, 220(sp)
    xor a5, a3, a5
    xor a3, a5, s4
    and s4, a5, t6
    lw s0, 396(ra)
    sw t4, 124(sp)
    lw t4, 136(sp)
    xor a6, t1, a6
    xor t4, t4, s4
    xor s0, t4, s0
    not t4, t4
    and t6, t6, t4
    lw s4, 372(ra)
    xor t6, t5, t6
    xor t6, t6, s4
    not t5, t5
    and a5, t5, a5
    lw t5, 364(ra)
    lw s4, 212(sp)
    xor t1, s7, s3
    xor a5, s4, a5
    xor t5, a5, t5
    or s4, s4, s11
    sw t5, 212(sp)
    lw t5, 356(ra)
    xor s2, s2, s4
    xor t5, s2, t5
    and t4, s2, t4
    lw s2, 348(ra)
    xor t4, s6, t4
    xor s2, t4, s2
    or a5, a5, t4
    lw t4, 336(ra)
    xor a5, s11, a5
    xor a5, a5, t4
    xor t2, t2, a2
    xor t3, t3, s1
    xor t4, s10, s5
    xor a2, a0, a1
    xor t0, t0, s9
    xor a7, s8, a7
    xor a4, a4, t6
    lw a1, 172(sp)
    lw a0, 148(sp)
    xor a1, a1, a3
    xor a0, a0, s0
    lw s1, 100(sp)
    lw s3, 212(sp)
    lw s4, 96(sp)
    xor s1, s1, s3
    lw s5, 124(sp)
    lw s6, 164(sp)
    xor s4, s4, s5
    xor s6, t5, s6
    lw s7, 200(sp)
    lw s8, 204(sp)
    xor s7, s2, s7
    xor s8, s8, a5
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 220(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 112(sp)
    srli s3, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s3, s11, s3
    lw s11, 160(sp)
    srli s5, s4, 16
    xor s3, s11, s3
    slli s11, s4, 16
    or s5, s11, s5
    lw s11, 128(sp)
    sw s2, 128(sp)
    xor s5, s11, s5
    slli s11, s1, 16
    srli s2, s1, 16
    or s2, s11, s2
    lw s11, 104(sp)
    sw a3, 104(sp)
    xor s2, s11, s2
    slli s11, a0, 16
    srli a3, a0, 16
    or a3, s11, a3
    lw s11, 188(sp)
    sw a5, 188(sp)
    xor a3, s11, a3
    slli s11, a1, 16
    srli a5, a1, 16
    or a5, s11, a5
    lw s11, 108(sp)
    sw t5, 108(sp)
    xor a5, s11, a5
    slli s11, a4, 16
    srli t5, a4, 16
    or t5, s11, t5
    lw s11, 140(sp)
    # round 7 (skinny.dsl:60)
    sw t6, 140(sp)
    # round 6 (skinny.dsl:60)
    xor t5, s11, t5
    # round 7 (skinny.dsl:60)
    not s11, t4
    and s11, s11, a6
    xor a7, a7, s11
    or s11, t2, a2
    xor t0, t0, s11
    not s11, a7
    and t6, t0, s11
    xor t3, t3, t6
    or t6, t1, t2
    xor t4, t4, t6
    and t6, t4, t3
    xor a6, a6, t6
    not t6, a2
    and t6, t6, t0
    xor t1, t1, t6
    not t6, t1
    and t6, t6, a6
    xor t2, t2, t6
    and t6, s11, t3
    lw s11, 344(ra)
    xor t6, a2, t6
    xor a6, a6, s11
    slli a2, t2, 24
    srli s11, t2, 8
    or a2, a2, s11
    slli s11, a6, 24
    sw a2, 160(sp)
    srli a2, a6, 8
    or a2, s11, a2
    slli s11, t4, 24
    sw t4, 112(sp)
    srli t4, t4, 8
    or t4, s11, t4
    slli s11, t1, 24
    sw t2, 220(sp)
    srli t2, t1, 8
    or t2, s11, t2
    slli s11, t6, 24
    sw t2, 204(sp)
    srli t2, t6, 8
    or t2, s11, t2
    slli s11, t0, 24
    sw t2, 200(sp)
    srli t2, t0, 8
    or t2, s11, t2
    slli s11, a7, 24
    sw a7, 164(sp)
    srli a7, a7, 8
    or a7, s11, a7
    slli s11, t3, 24
    sw t3, 96(sp)
    srli t3, t3, 8
    or t3, s11, t3
    not s11, s4
    and s11, s11, a0
    xor a4, a4, s11
    or s11, s7, s6
    xor s4, s4, s11
    or s11, s6, s1
    xor s8, s8, s11
    not s11, s1
    and s11, s11, s8
    xor s7, s7, s11
    not s11, a4
    sw s8, 100(sp)
    and s8, s8, s11
    xor a1, a1, s8
    and s8, s11, a1
    xor s1, s1, s8
    and s8, s4, a1
    xor a0, a0, s8
    not s8, s7
    and s8, s8, a0
    xor s6, s6, s8
    or s8, s5, a3
    xor t5, t5, s8
    or s8, s3, s2
    xor s8, s9, s8
    and s9, s8, t5
    xor a5, a5, s9
    not s9, s3
    and s9, s10, s9
    xor s5, s5, s9
    or s9, s5, a5
    xor a3, a3, s9
    not s9, s2
    and s9, s9, s8
    xor s9, s10, s9
    and s10, s9, a3
    xor s3, s3, s10
    not s10, a5
    and s10, t5, s10
    lw s11, 400(ra)
    xor s2, s2, s10
    lw s10, 408(ra)
    xor s3, s3, s11
    lw s11, 416(ra)
    xor a3, a3, s10
    lw s10, 424(ra)
    xor s5, s5, s11
    lw s11, 432(ra)
    xor s9, s9, s10
    lw s10, 440(ra)
    xor s2, s2, s11
    lw s11, 448(ra)
    xor s8, s8, s10
    lw s10, 456(ra)
    xor t5, t5, s11
    xor a5, a5, s10
    slli s10, t5, 16
    srli s11, t5, 16
    or s10, s10, s11
    slli s11, a5, 16
    sw t5, 148(sp)
    srli t5, a5, 16
    or t5, s11, t5
    slli s11, s9, 16
    sw s9, 172(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, s3, 16
    sw s3, 208(sp)
    srli s3, s3, 16
    or s3, s11, s3
    slli s11, s2, 16
    sw s2, 116(sp)
    srli s2, s2, 16
    or s2, s11, s2
    slli s11, s8, 16
    sw s8, 216(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s5, 16
    sw s5, 136(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, a3, 16
    sw a3, 180(sp)
    srli a3, a3, 16
    or a3, s11, a3
    lw s11, 124(sp)
    sw a5, 184(sp)
    or a5, s11, s0
    sw a0, 120(sp)
    lw a0, 452(ra)
    sw s1, 168(sp)
    lw s1, 140(sp)
    sw s7, 140(sp)
    xor a5, s1, a5
    xor a0, a5, a0
    lw s1, 108(sp)
    lw s7, 212(sp)
    sw s6, 192(sp)
    or s6, s1, s7
    sw a1, 132(sp)
    lw a1, 444(ra)
    sw s4, 176(sp)
    lw s4, 188(sp)
    sw a4, 188(sp)
    xor s4, s4, s6
    xor a1, s4, a1
    and s6, s4, a5
    lw a4, 460(ra)
    sw s10, 196(sp)
    lw s10, 104(sp)
    xor a6, a6, a3
    xor s6, s10, s6
    xor a4, s6, a4
    not s6, s6
    and a5, a5, s6
    lw s10, 436(ra)
    xor a5, s7, a5
    xor a5, a5, s10
    not s7, s7
    and s4, s7, s4
    lw s7, 428(ra)
    lw s10, 128(sp)
    sw a5, 128(sp)
    xor s4, s10, s4
    xor s7, s4, s7
    or s10, s10, s1
    lw a5, 420(ra)
    xor s10, s11, s10
    xor a5, s10, a5
    and s6, s10, s6
    lw s10, 412(ra)
    xor s0, s0, s6
    xor s6, s0, s10
    or s0, s4, s0
    lw s4, 404(ra)
    xor s0, s1, s0
    xor s0, s0, s4
    xor t3, t3, a4
    xor a4, a2, s6
    xor a5, t4, a5
    xor a7, a7, a0
    xor t4, t6, s2
    xor t1, t1, s9
    lw t6, 220(sp)
    lw a3, 204(sp)
    xor t6, t6, s3
    xor a3, a3, s7
    xor t2, t2, a1
    xor t0, t0, s8
    lw a2, 96(sp)
    lw a1, 112(sp)
    xor t5, a2, t5
    lw a2, 160(sp)
    xor a1, a1, s5
    xor a2, a2, s0
    lw a0, 164(sp)
    lw s0, 196(sp)
    lw s1, 128(sp)
    xor a0, a0, s0
    lw s0, 200(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 188(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 176(sp)
    srli s4, t5, 24
    xor s2, s3, s2
    slli s3, t5, 8
    or s3, s3, s4
    lw s4, 132(sp)
    srli s5, t0, 24
    xor s3, s4, s3
    slli s4, t0, 8
    or s4, s4, s5
    lw s5, 100(sp)
    srli s6, t6, 24
    xor s4, s5, s4
    slli s5, t6, 8
    or s5, s5, s6
    lw s6, 192(sp)
    srli s7, t1, 24
    xor s5, s6, s5
    slli s6, t1, 8
    or s6, s6, s7
    lw s7, 140(sp)
    srli s8, t4, 24
    xor s6, s7, s6
    slli s7, t4, 8
    or s7, s7, s8
    lw s8, 168(sp)
    srli s9, a6, 24
    xor s7, s8, s7
    slli s8, a6, 8
    or s8, s8, s9
    lw s9, 120(sp)
    # round 8 (skinny.dsl:60)
    lw s10, 464(ra)
    # round 7 (skinny.dsl:60)
    xor s8, s9, s8
    # round 8 (skinny.dsl:60)
    not s9, a0
    and s9, s9, t5
    xor t4, t4, s9
    not s9, t1
    and s9, a1, s9
    xor t6, t6, s9
    or s9, t6, t4
    xor t0, t0, s9
    not s9, a6
    and s9, s9, a1
    xor a0, a0, s9
    or s9, a0, t0
    xor t5, t5, s9
    or s9, t1, t6
    xor a6, a6, s9
    not s9, t5
    and s9, a6, s9
    xor a1, a1, s9
    or s9, t4, t0
    xor t1, t1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    not s9, s2
    and s9, s8, s9
    xor s1, s1, s9
    or s9, s1, s4
    xor s3, s3, s9
    not s9, s6
    and s9, s9, s5
    xor s8, s8, s9
    and s9, s8, s3
    xor s2, s2, s9
    not s9, s4
    and s9, s7, s9
    xor s6, s6, s9
    lw s9, 472(ra)
    xor s2, s2, s10
    lw s10, 480(ra)
    xor s3, s3, s9
    lw s9, 488(ra)
    xor s1, s1, s10
    lw s10, 496(ra)
    xor s8, s8, s9
    lw s9, 504(ra)
    xor s6, s6, s10
    lw s10, 512(ra)
    xor s5, s5, s9
    lw s9, 520(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 148(sp)
    lw s10, 184(sp)
    sw t0, 120(sp)
    or s11, s9, s10
    lw t0, 116(sp)
    sw s4, 116(sp)
    xor t0, t0, s11
    lw s11, 136(sp)
    lw s4, 172(sp)
    sw a0, 168(sp)
    or a0, s11, s4
    sw s1, 140(sp)
    lw s1, 208(sp)
    sw a1, 208(sp)
    xor a0, s1, a0
    and s1, a0, t0
    lw a1, 216(sp)
    sw t6, 148(sp)
    xor a1, a1, s1
    lw s1, 180(sp)
    sw s2, 216(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t6, s2, s9
    xor t6, s10, t6
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t6
    xor s10, s11, s10
    and s9, t0, s9
    lw s11, 468(ra)
    xor s4, s4, s9
    lw s9, 476(ra)
    xor s10, s10, s11
    lw s11, 484(ra)
    xor t6, t6, s9
    lw s9, 492(ra)
    xor s2, s2, s11
    lw s11, 500(ra)
    xor s1, s1, s9
    lw s9, 508(ra)
    xor s4, s4, s11
    lw s11, 516(ra)
    xor a0, a0, s9
    lw s9, 524(ra)
    xor t0, t0, s11
    xor a1, a1, s9
    not s9, a7
    and s9, s9, t3
    xor s0, s0, s9
    not s9, a4
    and s9, s9, a5
    xor a7, a7, s9
    not s9, a3
    and s9, a5, s9
    xor a2, a2, s9
    or s9, a3, a2
    xor a4, a4, s9
    or s9, a2, s0
    xor t2, t2, s9
    or s9, a7, t2
    lw s11, 280(ra)
    xor t3, t3, s9
    xor s9, t3, s11
    not t3, t3
    and t3, a4, t3
    xor a5, a5, t3
    or t3, s0, t2
    xor t3, a3, t3
    xor a3, a1, t2
    xor t6, t6, s9
    xor a1, s2, a7
    xor s2, s9, s3
    xor t5, t5, s2
    xor t0, t0, s0
    xor s0, s7, s0
    xor t4, t4, s0
    xor s1, s1, a4
    xor s4, s4, t3
    xor a4, s8, a4
    xor a6, a6, a4
    xor t3, s6, t3
    xor t1, t1, t3
    xor a0, a0, a2
    xor s9, s10, a5
    xor a2, s5, a2
    lw s10, 148(sp)
    lw s11, 216(sp)
    xor s10, s10, a2
    xor a5, s11, a5
    sw s2, 148(sp)
    lw s2, 208(sp)
    sw a2, 208(sp)
    xor s2, s2, a5
    lw a2, 140(sp)
    sw a5, 172(sp)
    xor a7, a7, a2
    lw a5, 168(sp)
    sw a4, 168(sp)
    xor a5, a5, a7
    lw a4, 116(sp)
    sw a7, 136(sp)
    xor t2, a4, t2
    lw a7, 120(sp)
    # round 9 (skinny.dsl:60)
    sw t3, 120(sp)
    # round 8 (skinny.dsl:60)
    xor a7, a7, t2
    # round 9 (skinny.dsl:60)
    or t3, t4, a7
    xor t1, t1, t3
    or t3, a5, a6
    xor t3, s2, t3
    and s2, t3, t1
    xor s2, s10, s2
    or s10, t5, a5
    xor t4, t4, s10
    not s10, s2
    sw s0, 180(sp)
    and s0, t4, s10
    xor a7, a7, s0
    not s0, a6
    and s0, s0, t3
    xor t5, t5, s0
    or s0, t5, a7
    xor a5, a5, s0
    and s0, t1, s10
    lw s10, 528(ra)
    xor a6, a6, s0
    lw s0, 536(ra)
    xor a5, a5, s10
    lw s10, 544(ra)
    xor a7, a7, s0
    lw s0, 552(ra)
    xor t4, t4, s10
    lw s10, 560(ra)
    xor t5, t5, s0
    lw s0, 568(ra)
    xor a6, a6, s10
    lw s10, 576(ra)
    xor t3, t3, s0
    lw s0, 584(ra)
    xor t1, t1, s10
    xor s0, s2, s0
    slli s2, t1, 16
    srli s10, t1, 16
    or s2, s2, s10
    slli s10, s0, 16
    sw t1, 184(sp)
    srli t1, s0, 16
    or t1, s10, t1
    slli s10, t5, 16
    sw t5, 192(sp)
    srli t5, t5, 16
    or t5, s10, t5
    slli s10, a5, 16
    sw a5, 100(sp)
    srli a5, a5, 16
    or a5, s10, a5
    slli s10, a6, 16
    sw a6, 132(sp)
    srli a6, a6, 16
    or a6, s10, a6
    slli s10, t3, 16
    sw t3, 176(sp)
    srli t3, t3, 16
    or t3, s10, t3
    slli s10, t4, 16
    sw t4, 188(sp)
    srli t4, t4, 16
    or t4, s10, t4
    slli s10, a7, 16
    sw a7, 128(sp)
    srli a7, a7, 16
    or a7, s10, a7
    or s10, s7, a4
    xor s6, s6, s10
    or s10, a2, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, a2
    xor s7, s7, s11
    not s11, s5
    sw s0, 216(sp)
    and s0, s7, s11
    xor a4, a4, s0
    not s0, s8
    and s0, s0, s10
    xor s0, s3, s0
    or s3, s0, a4
    xor a2, a2, s3
    and s3, s6, s11
    lw s11, 532(ra)
    xor s3, s8, s3
    lw s8, 540(ra)
    xor a2, a2, s11
    lw s11, 548(ra)
    xor a4, a4, s8
    lw s8, 556(ra)
    xor s7, s7, s11
    lw s11, 564(ra)
    xor s0, s0, s8
    lw s8, 572(ra)
    xor s3, s3, s11
    lw s11, 580(ra)
    xor s8, s10, s8
    lw s10, 588(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    or s10, t0, a3
    xor s4, s4, s10
    not s10, a1
    and s10, s10, s1
    xor s9, s9, s10
    not s10, s4
    and s10, s9, s10
    xor a0, a0, s10
    or s10, t6, a1
    xor t0, t0, s10
    not s10, a0
    and s10, t0, s10
    xor a3, a3, s10
    and s10, s1, s9
    xor t6, t6, s10
    or s10, t6, a3
    xor a1, a1, s10
    or s10, s4, a0
    lw s11, 16(ra)
    xor s1, s1, s10
    xor a3, a3, s11
    slli s10, a1, 8
    srli s11, a1, 24
    or s10, s10, s11
    slli s11, a3, 8
    srli ra, a3, 24
    or s11, s11, ra
    slli ra, t0, 8
    sw s3, 140(sp)
    srli s3, t0, 24
    or s3, ra, s3
    slli ra, t6, 8
    sw s2, 116(sp)
    srli s2, t6, 24
    or s2, ra, s2
    slli ra, s1, 8
    sw t4, 200(sp)
    srli t4, s1, 24
    or t4, ra, t4
    slli ra, s9, 8
    sw t4, 196(sp)
    srli t4, s9, 24
    or t4, ra, t4
    slli ra, s4, 8
    sw s4, 164(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a0, 8
    sw t0, 112(sp)
    srli t0, a0, 24
    or t0, ra, t0
    lw ra, 180(sp)
    sw a2, 160(sp)
    or a2, ra, t2
    sw s10, 96(sp)
    lw s10, 120(sp)
    sw a0, 204(sp)
    xor a2, s10, a2
    lw s10, 136(sp)
    sw t1, 120(sp)
    not t1, s10
    lw a0, 168(sp)
    sw t3, 220(sp)
    and t1, t1, a0
    lw t3, 172(sp)
    sw s9, 172(sp)
    xor t1, t3, t1
    not t3, a2
    and t3, t1, t3
    lw s9, 208(sp)
    xor t0, s5, t0
    xor t3, s9, t3
    lw s9, 148(sp)
    sw s8, 208(sp)
    or s8, s9, s10
    xor s8, ra, s8
    not ra, t3
    and ra, s8, ra
    xor t2, t2, ra
    and ra, a0, t1
    xor s9, s9, ra
    or ra, s9, t2
    xor s10, s10, ra
    or ra, a2, t3
    xor a0, a0, ra
    xor a4, a4, s11
    xor s3, s7, s3
    xor a7, a3, a7
    xor a3, s6, s4
    xor a6, s1, a6
    xor t5, t6, t5
    xor a5, a1, a5
    xor t6, s0, s2
    lw a1, 208(sp)
    lw s0, 220(sp)
    xor t4, a1, t4
    lw a1, 172(sp)
    lw s1, 120(sp)
    xor a1, a1, s0
    lw s0, 204(sp)
    lw s2, 96(sp)
    xor s0, s0, s1
    lw s1, 160(sp)
    lw s4, 200(sp)
    xor s1, s1, s2
    lw s2, 112(sp)
    lw s5, 116(sp)
    xor s2, s2, s4
    lw s4, 164(sp)
    lw s6, 196(sp)
    xor s4, s4, s5
    lw s5, 140(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    xor a2, a2, s6
    slli s6, s2, 24
    srli s7, s2, 8
    or s6, s6, s7
    xor s6, s8, s6
    slli s7, s0, 24
    srli s8, s0, 8
    or s7, s7, s8
    xor t3, t3, s7
    slli s7, a1, 24
    srli s8, a1, 8
    or s7, s7, s8
    xor t1, t1, s7
    slli s7, a5, 24
    srli s8, a5, 8
    or s7, s7, s8
    xor s7, s10, s7
    slli s8, t5, 24
    srli s10, t5, 8
    or s8, s8, s10
    xor s8, s9, s8
    slli s9, a6, 24
    srli s10, a6, 8
    or s9, s9, s10
    xor a0, a0, s9
    slli s9, a7, 24
    srli s10, a7, 8
    or s9, s9, s10
    xor t2, t2, s9
    # round 10 (skinny.dsl:60)
    lw s9, 184(sp)
    lw s10, 216(sp)
    lw ra, 132(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 188(sp)
    sw t2, 132(sp)
    lw t2, 192(sp)
    sw t1, 196(sp)
    or t1, ra, t2
    sw s7, 140(sp)
    lw s7, 100(sp)
    sw s6, 100(sp)
    xor t1, s7, t1
    and s7, t1, s11
    lw s6, 176(sp)
    sw a0, 184(sp)
    xor s6, s6, s7
    lw s7, 128(sp)
    sw s8, 176(sp)
    or s8, s7, ra
    xor s8, s9, s8
    not s9, s6
    and a0, s8, s9
    xor a0, s10, a0
    not s10, t2
    and s10, s10, t1
    xor s7, s7, s10
    or s10, s7, a0
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw a2, 188(sp)
    lw a2, 592(ra)
    xor t2, t2, s9
    lw s9, 600(ra)
    xor a2, s10, a2
    lw s10, 608(ra)
    xor a0, a0, s9
    lw s9, 616(ra)
    xor s8, s8, s10
    lw s10, 624(ra)
    xor s7, s7, s9
    lw s9, 632(ra)
    xor t2, t2, s10
    lw s10, 640(ra)
    xor t1, t1, s9
    lw s9, 648(ra)
    xor s10, s11, s10
    xor s6, s6, s9
    or s9, a3, t0
    xor s5, s5, s9
    not s9, t6
    and s11, s3, s9
    xor s1, s1, s11
    and s11, s1, s5
    xor t4, t4, s11
    not s11, a4
    and s11, s11, s3
    xor a3, a3, s11
    not s11, a3
    and s11, s11, t4
    xor t0, t0, s11
    and s9, s9, s1
    xor a4, a4, s9
    or s9, a4, t0
    xor s3, s3, s9
    and s9, s5, t4
    lw s11, 80(ra)
    xor t6, t6, s9
    xor t0, t0, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, t0, 16
    sw s3, 192(sp)
    srli s3, t0, 16
    or s3, s11, s3
    slli s11, a3, 16
    sw t0, 128(sp)
    srli t0, a3, 16
    or t0, s11, t0
    slli s11, a4, 16
    sw a3, 216(sp)
    srli a3, a4, 16
    or a3, s11, a3
    slli s11, t6, 16
    sw a4, 116(sp)
    srli a4, t6, 16
    or a4, s11, a4
    slli s11, s1, 16
    sw s1, 164(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 200(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t4, 16
    sw t4, 112(sp)
    srli t4, t4, 16
    or t4, s11, t4
    or s11, s4, s0
    xor a6, a6, s11
    not s11, a7
    and s11, s11, s2
    xor s4, s4, s11
    not s11, t5
    sw t6, 96(sp)
    and t6, s2, s11
    xor a5, a5, t6
    and t6, s11, a5
    xor a7, a7, t6
    and t6, a5, a6
    xor t6, a1, t6
    and a1, a6, t6
    xor t5, t5, a1
    not a1, s4
    and a1, a1, t6
    xor a1, s0, a1
    or s0, a7, a1
    xor s0, s2, s0
    lw s2, 188(sp)
    sw t5, 160(sp)
    or s11, s2, t3
    lw t5, 644(ra)
    sw a5, 120(sp)
    lw a5, 184(sp)
    sw t6, 184(sp)
    xor a5, a5, s11
    xor t5, a5, t5
    lw s11, 100(sp)
    lw t6, 176(sp)
    sw a7, 204(sp)
    or a7, s11, t6
    sw a6, 220(sp)
    lw a6, 636(ra)
    sw s4, 172(sp)
    lw s4, 140(sp)
    sw a1, 140(sp)
    xor a7, s4, a7
    xor a6, a7, a6
    and s4, a7, a5
    lw a1, 652(ra)
    sw s0, 208(sp)
    lw s0, 196(sp)
    xor t0, s8, t0
    xor s0, s0, s4
    xor a1, s0, a1
    not s0, s0
    and a5, a5, s0
    lw s4, 628(ra)
    xor a5, t6, a5
    xor a5, a5, s4
    not t6, t6
    and a7, t6, a7
    lw t6, 620(ra)
    lw s4, 132(sp)
    sw t5, 132(sp)
    xor a7, s4, a7
    xor t6, a7, t6
    or s4, s4, s11
    lw t5, 612(ra)
    xor s2, s2, s4
    xor t5, s2, t5
    and s0, s2, s0
    lw s2, 604(ra)
    xor t3, t3, s0
    xor s0, t3, s2
    or a7, a7, t3
    lw t3, 596(ra)
    xor a7, s11, a7
    xor a7, a7, t3
    xor t3, s6, t4
    xor t4, a0, s3
    xor t1, t1, s1
    xor a0, s10, s5
    xor a3, s7, a3
    xor a2, a2, s9
    xor t2, t2, a4
    lw a4, 96(sp)
    lw s1, 164(sp)
    xor a4, a4, a5
    xor s1, s1, a6
    lw s2, 112(sp)
    lw s3, 116(sp)
    xor s2, s2, a1
    xor s3, s3, t6
    lw s4, 200(sp)
    lw s5, 132(sp)
    lw s6, 216(sp)
    xor s4, s4, s5
    xor s6, t5, s6
    lw s7, 128(sp)
    lw s8, 192(sp)
    xor s7, s0, s7
    xor s8, s8, a7
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 208(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 140(sp)
    srli s5, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s5, s11, s5
    lw s11, 172(sp)
    sw s0, 172(sp)
    xor s5, s11, s5
    slli s11, s4, 16
    srli s0, s4, 16
    or s0, s11, s0
    lw s11, 220(sp)
    sw a6, 220(sp)
    xor s0, s11, s0
    slli s11, s3, 16
    srli a6, s3, 16
    or a6, s11, a6
    lw s11, 204(sp)
    sw a7, 204(sp)
    xor a6, s11, a6
    slli s11, s2, 16
    srli a7, s2, 16
    or a7, s11, a7
    lw s11, 184(sp)
    sw t6, 184(sp)
    xor a7, s11, a7
    slli s11, s1, 16
    srli t6, s1, 16
    or t6, s11, t6
    lw s11, 120(sp)
    sw t5, 120(sp)
    xor t6, s11, t6
    slli s11, a4, 16
    srli t5, a4, 16
    or t5, s11, t5
    lw s11, 160(sp)
    # round 11 (skinny.dsl:60)
    sw a5, 160(sp)
    # round 10 (skinny.dsl:60)
    xor t5, s11, t5
    # round 11 (skinny.dsl:60)
    and s11, a0, t3
    xor t2, t2, s11
    or s11, t0, a3
    xor a2, a2, s11
    not s11, t2
    and a5, a2, s11
    xor a5, t1, a5
    or t1, t4, t0
    xor t1, a0, t1
    not a0, t1
    and a0, a0, a5
    xor t3, t3, a0
    not a0, a3
    and a0, a0, a2
    xor t4, t4, a0
    not a0, t4
    and a0, a0, t3
    xor t0, t0, a0
    and a0, s11, a5
    lw s11, 664(ra)
    xor a3, a3, a0
    xor t3, t3, s11
    slli a0, t0, 24
    srli s11, t0, 8
    or a0, a0, s11
    slli s11, t3, 24
    sw a0, 140(sp)
    srli a0, t3, 8
    or a0, s11, a0
    slli s11, t1, 24
    sw t1, 208(sp)
    srli t1, t1, 8
    or t1, s11, t1
    slli s11, t4, 24
    sw t0, 192(sp)
    srli t0, t4, 8
    or t0, s11, t0
    slli s11, a3, 24
    sw t0, 128(sp)
    srli t0, a3, 8
    or t0, s11, t0
    slli s11, a2, 24
    sw t0, 216(sp)
    srli t0, a2, 8
    or t0, s11, t0
    slli s11, t2, 24
    sw t2, 200(sp)
    srli t2, t2, 8
    or t2, s11, t2
    slli s11, a5, 24
    sw a5, 116(sp)
    srli a5, a5, 8
    or a5, s11, a5
    and s11, s4, s2
    xor a4, a4, s11
    or s11, s7, s6
    xor s4, s4, s11
    or s11, s6, s3
    xor s8, s8, s11
    not s11, s3
    and s11, s11, s8
    xor s7, s7, s11
    not s11, a4
    sw s8, 112(sp)
    and s8, s8, s11
    xor s1, s1, s8
    and s8, s11, s1
    xor s3, s3, s8
    not s8, s4
    and s8, s8, s1
    xor s2, s2, s8
    not s8, s7
    and s8, s8, s2
    xor s6, s6, s8
    or s8, s0, a7
    xor t5, t5, s8
    or s8, s5, a6
    xor s8, s9, s8
    and s9, s8, t5
    xor t6, t6, s9
    or s9, s10, s5
    xor s0, s0, s9
    not s9, t6
    and s11, s0, s9
    xor a7, a7, s11
    not s11, a6
    and s11, s11, s8
    xor s10, s10, s11
    or s11, s10, a7
    xor s5, s5, s11
    and s9, t5, s9
    lw s11, 656(ra)
    xor a6, a6, s9
    lw s9, 668(ra)
    xor s5, s5, s11
    lw s11, 676(ra)
    xor a7, a7, s9
    lw s9, 684(ra)
    xor s0, s0, s11
    lw s11, 692(ra)
    xor s9, s10, s9
    lw s10, 700(ra)
    xor a6, a6, s11
    lw s11, 708(ra)
    xor s8, s8, s10
    lw s10, 716(ra)
    xor t5, t5, s11
    xor t6, t6, s10
    slli s10, t5, 16
    srli s11, t5, 16
    or s10, s10, s11
    slli s11, t6, 16
    sw t5, 164(sp)
    srli t5, t6, 16
    or t5, s11, t5
    slli s11, s9, 16
    sw s9, 96(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, s5, 16
    sw s5, 100(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, a6, 16
    sw a6, 188(sp)
    srli a6, a6, 16
    or a6, s11, a6
    slli s11, s8, 16
    sw s8, 176(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s0, 16
    sw s0, 196(sp)
    srli s0, s0, 16
    or s0, s11, s0
    slli s11, a7, 16
    sw a7, 168(sp)
    srli a7, a7, 16
    or a7, s11, a7
    lw s11, 132(sp)
    sw t6, 136(sp)
    or t6, s11, a1
    sw s2, 148(sp)
    lw s2, 712(ra)
    sw s3, 180(sp)
    lw s3, 160(sp)
    sw s7, 160(sp)
    xor t6, s3, t6
    xor s2, t6, s2
    lw s3, 120(sp)
    lw s7, 184(sp)
    sw s6, 108(sp)
    or s6, s3, s7
    sw s1, 124(sp)
    lw s1, 704(ra)
    sw s4, 212(sp)
    lw s4, 204(sp)
    sw a4, 204(sp)
    xor s4, s4, s6
    xor s1, s4, s1
    and s6, s4, t6
    lw a4, 720(ra)
    sw s10, 104(sp)
    lw s10, 220(sp)
    xor a7, t3, a7
    xor s6, s10, s6
    xor a4, s6, a4
    not s6, s6
    and t6, t6, s6
    lw s10, 696(ra)
    xor t6, s7, t6
    xor t6, t6, s10
    not s7, s7
    and s4, s7, s4
    lw s7, 688(ra)
    lw s10, 172(sp)
    sw t6, 172(sp)
    xor s4, s10, s4
    xor s7, s4, s7
    or s10, s10, s3
    lw t6, 680(ra)
    xor s10, s11, s10
    xor t6, s10, t6
    and s6, s10, s6
    lw s10, 672(ra)
    xor a1, a1, s6
    xor s6, a1, s10
    or a1, s4, a1
    lw s4, 660(ra)
    xor a1, s3, a1
    xor a1, a1, s4
    xor a5, a5, a4
    xor a4, a0, s6
    xor t1, t1, t6
    xor t2, t2, s2
    xor a6, a3, a6
    xor t3, t4, s9
    lw t4, 192(sp)
    lw t6, 128(sp)
    xor t4, t4, s5
    xor t6, t6, s7
    xor t0, t0, s1
    xor a3, a2, s8
    lw a2, 116(sp)
    lw a0, 200(sp)
    xor t5, a2, t5
    lw a2, 140(sp)
    lw s1, 172(sp)
    xor a2, a2, a1
    lw a1, 208(sp)
    srli s4, t5, 24
    xor a1, a1, s0
    lw s0, 104(sp)
    srli s3, a1, 24
    xor a0, a0, s0
    lw s0, 216(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 204(sp)
    srli s5, a3, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 212(sp)
    srli s6, t4, 24
    xor s2, s3, s2
    slli s3, t5, 8
    or s3, s3, s4
    lw s4, 124(sp)
    srli s7, t3, 24
    xor s3, s4, s3
    slli s4, a3, 8
    or s4, s4, s5
    lw s5, 112(sp)
    srli s8, a6, 24
    xor s4, s5, s4
    slli s5, t4, 8
    or s5, s5, s6
    lw s6, 108(sp)
    srli s9, a7, 24
    xor s5, s6, s5
    slli s6, t3, 8
    or s6, s6, s7
    lw s7, 160(sp)
    xor s6, s7, s6
    slli s7, a6, 8
    or s7, s7, s8
    lw s8, 180(sp)
    xor s7, s8, s7
    slli s8, a7, 8
    or s8, s8, s9
    lw s9, 148(sp)
    xor s8, s9, s8
    # round 12 (skinny.dsl:60)
    not s9, a0
    and s9, s9, t5
    xor a6, a6, s9
    or s9, a7, a1
    xor a0, a0, s9
    or s9, a1, t3
    xor t4, t4, s9
    not s9, t3
    and s9, s9, t4
    xor a7, a7, s9
    not s9, a6
    and s10, t4, s9
    xor a3, a3, s10
    and s9, s9, a3
    xor t3, t3, s9
    and s9, a0, a3
    xor t5, t5, s9
    not s9, a7
    and s9, s9, t5
    xor a1, a1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    not s9, s2
    and s9, s8, s9
    xor s1, s1, s9
    or s9, s1, s4
    xor s3, s3, s9
    not s9, s6
    and s9, s9, s5
    xor s8, s8, s9
    and s9, s8, s3
    xor s2, s2, s9
    not s9, s4
    and s9, s7, s9
    lw s10, 724(ra)
    xor s6, s6, s9
    lw s9, 732(ra)
    xor s2, s2, s10
    lw s10, 744(ra)
    xor s3, s3, s9
    lw s9, 752(ra)
    xor s1, s1, s10
    lw s10, 760(ra)
    xor s8, s8, s9
    lw s9, 768(ra)
    xor s6, s6, s10
    lw s10, 776(ra)
    xor s5, s5, s9
    lw s9, 784(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 164(sp)
    lw s10, 136(sp)
    sw a3, 148(sp)
    or s11, s9, s10
    lw a3, 188(sp)
    sw s4, 188(sp)
    xor a3, a3, s11
    lw s11, 196(sp)
    lw s4, 96(sp)
    sw a0, 180(sp)
    or a0, s11, s4
    sw s1, 160(sp)
    lw s1, 100(sp)
    sw a1, 100(sp)
    xor a0, s1, a0
    and s1, a0, a3
    lw a1, 176(sp)
    sw t4, 164(sp)
    xor a1, a1, s1
    lw s1, 168(sp)
    sw s2, 176(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t4, s2, s9
    xor t4, s10, t4
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t4
    xor s10, s11, s10
    and s9, a3, s9
    lw s11, 728(ra)
    xor s4, s4, s9
    lw s9, 736(ra)
    xor s10, s10, s11
    lw s11, 748(ra)
    xor t4, t4, s9
    lw s9, 756(ra)
    xor s2, s2, s11
    lw s11, 764(ra)
    xor s1, s1, s9
    lw s9, 772(ra)
    xor s4, s4, s11
    lw s11, 780(ra)
    xor a0, a0, s9
    lw s9, 788(ra)
    xor a3, a3, s11
    xor a1, a1, s9
    not s9, t2
    and s9, s9, a5
    xor s0, s0, s9
    or s9, a4, t1
    xor t2, t2, s9
    or s9, t1, t6
    xor a2, a2, s9
    not s9, t6
    and s9, s9, a2
    xor a4, a4, s9
    not s9, s0
    and s11, a2, s9
    xor t0, t0, s11
    and s9, s9, t0
    xor t6, t6, s9
    and s9, t2, t0
    xor a5, a5, s9
    not s9, a4
    and s9, s9, a5
    lw s11, 740(ra)
    xor t1, t1, s9
    xor a5, a5, s11
    xor a1, a1, t0
    xor t4, t4, a5
    xor s2, s2, t2
    xor a5, a5, s3
    xor t5, t5, a5
    xor a3, a3, s0
    xor s0, s7, s0
    xor a6, a6, s0
    xor s1, s1, a4
    xor s4, s4, t6
    xor a4, s8, a4
    xor a7, a7, a4
    xor t6, s6, t6
    xor t3, t3, t6
    xor a0, a0, a2
    xor s9, s10, t1
    xor a2, s5, a2
    lw s10, 164(sp)
    lw s11, 176(sp)
    xor s10, s10, a2
    xor t1, s11, t1
    sw a5, 164(sp)
    lw a5, 100(sp)
    sw a2, 100(sp)
    xor a5, a5, t1
    lw a2, 160(sp)
    sw t1, 96(sp)
    xor t2, t2, a2
    lw t1, 180(sp)
    sw t2, 180(sp)
    xor t1, t1, t2
    lw t2, 188(sp)
    sw a4, 196(sp)
    xor t0, t2, t0
    lw a4, 148(sp)
    # round 13 (skinny.dsl:60)
    sw t6, 148(sp)
    # round 12 (skinny.dsl:60)
    xor a4, a4, t0
    # round 13 (skinny.dsl:60)
    or t6, a6, a4
    xor t3, t3, t6
    or t6, t1, a7
    xor a5, a5, t6
    and t6, a5, t3
    xor t6, s10, t6
    not s10, t1
    and s10, t5, s10
    xor a6, a6, s10
    or s10, a6, t6
    xor a4, a4, s10
    not s10, a7
    and s10, s10, a5
    xor t5, t5, s10
    and s10, t5, a4
    xor t1, t1, s10
    not s10, t6
    and s10, t3, s10
    sw t0, 168(sp)
    lw t0, 792(ra)
    xor a7, a7, s10
    lw s10, 800(ra)
    xor t0, t1, t0
    lw t1, 808(ra)
    xor a4, a4, s10
    lw s10, 816(ra)
    xor a6, a6, t1
    lw t1, 824(ra)
    xor t5, t5, s10
    lw s10, 832(ra)
    xor a7, a7, t1
    lw t1, 840(ra)
    xor a5, a5, s10
    lw s10, 848(ra)
    xor t1, t3, t1
    xor t3, t6, s10
    slli t6, t1, 16
    srli s10, t1, 16
    or t6, t6, s10
    slli s10, t3, 16
    sw t1, 136(sp)
    srli t1, t3, 16
    or t1, s10, t1
    slli s10, t5, 16
    sw t5, 108(sp)
    srli t5, t5, 16
    or t5, s10, t5
    slli s10, t0, 16
    sw t0, 112(sp)
    srli t0, t0, 16
    or t0, s10, t0
    slli s10, a7, 16
    sw a7, 124(sp)
    srli a7, a7, 16
    or a7, s10, a7
    slli s10, a5, 16
    sw a5, 212(sp)
    srli a5, a5, 16
    or a5, s10, a5
    slli s10, a6, 16
    sw a6, 204(sp)
    srli a6, a6, 16
    or a6, s10, a6
    slli s10, a4, 16
    sw a4, 172(sp)
    srli a4, a4, 16
    or a4, s10, a4
    or s10, s7, t2
    xor s6, s6, s10
    or s10, a2, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, a2
    xor s7, s7, s11
    not s11, s5
    sw t3, 176(sp)
    and t3, s7, s11
    xor t2, t2, t3
    not t3, s8
    and t3, t3, s10
    xor t3, s3, t3
    or s3, t3, t2
    xor a2, a2, s3
    and s3, s6, s11
    lw s11, 796(ra)
    xor s3, s8, s3
    lw s8, 804(ra)
    xor a2, a2, s11
    lw s11, 812(ra)
    xor t2, t2, s8
    lw s8, 820(ra)
    xor s7, s7, s11
    lw s11, 828(ra)
    xor t3, t3, s8
    lw s8, 836(ra)
    xor s3, s3, s11
    lw s11, 844(ra)
    xor s8, s10, s8
    lw s10, 852(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    not s10, a3
    and s10, s10, a1
    xor s4, s4, s10
    not s10, s1
    and s10, s2, s10
    xor s9, s9, s10
    or s10, s9, s4
    xor a0, a0, s10
    not s10, t4
    and s10, s10, s2
    xor a3, a3, s10
    or s10, a3, a0
    xor a1, a1, s10
    or s10, s1, s9
    xor t4, t4, s10
    not s10, a1
    and s10, t4, s10
    xor s2, s2, s10
    or s10, s4, a0
    lw s11, 280(ra)
    xor s1, s1, s10
    xor a1, a1, s11
    slli s10, s2, 8
    srli s11, s2, 24
    or s10, s10, s11
    slli s11, a1, 8
    srli ra, a1, 24
    or s11, s11, ra
    slli ra, a3, 8
    sw s3, 160(sp)
    srli s3, a3, 24
    or s3, ra, s3
    slli ra, t4, 8
    sw t6, 188(sp)
    srli t6, t4, 24
    or t6, ra, t6
    slli ra, s1, 8
    sw a6, 216(sp)
    srli a6, s1, 24
    or a6, ra, a6
    slli ra, s9, 8
    sw a6, 104(sp)
    srli a6, s9, 24
    or a6, ra, a6
    slli ra, s4, 8
    sw s4, 200(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a0, 8
    sw a3, 208(sp)
    srli a3, a0, 24
    or a3, ra, a3
    not ra, s0
    sw a2, 140(sp)
    lw a2, 168(sp)
    sw s10, 116(sp)
    and ra, ra, a2
    lw s10, 148(sp)
    sw a0, 128(sp)
    xor s10, s10, ra
    lw ra, 196(sp)
    sw t1, 148(sp)
    not t1, ra
    lw a0, 180(sp)
    sw a5, 192(sp)
    and t1, a0, t1
    lw a5, 96(sp)
    sw s9, 96(sp)
    xor a5, a5, t1
    or t1, a5, s10
    lw s9, 100(sp)
    xor a3, s5, a3
    xor t1, s9, t1
    lw s9, 164(sp)
    sw s8, 100(sp)
    not s8, s9
    and s8, s8, a0
    xor s0, s0, s8
    or s8, s0, t1
    xor a2, a2, s8
    or s8, ra, a5
    xor s8, s9, s8
    not s9, a2
    and s9, s8, s9
    xor a0, a0, s9
    or s9, s10, t1
    xor s9, ra, s9
    xor t2, t2, s11
    xor s3, s7, s3
    xor a4, a1, a4
    xor a1, s6, s4
    xor a7, s1, a7
    xor t4, t4, t5
    xor t0, s2, t0
    xor t3, t3, t6
    lw t5, 100(sp)
    lw t6, 192(sp)
    xor a6, t5, a6
    lw t5, 96(sp)
    lw s1, 148(sp)
    xor t5, t5, t6
    lw t6, 128(sp)
    lw s2, 116(sp)
    xor t6, t6, s1
    lw s1, 140(sp)
    lw s4, 216(sp)
    xor s1, s1, s2
    lw s2, 208(sp)
    lw s5, 188(sp)
    xor s2, s2, s4
    lw s4, 200(sp)
    lw s6, 104(sp)
    xor s4, s4, s5
    lw s5, 160(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    xor s6, s10, s6
    slli s7, s2, 24
    srli s10, s2, 8
    or s7, s7, s10
    xor s0, s0, s7
    slli s7, t6, 24
    srli s10, t6, 8
    or s7, s7, s10
    xor t1, t1, s7
    slli s7, t5, 24
    srli s10, t5, 8
    or s7, s7, s10
    xor a5, a5, s7
    slli s7, t0, 24
    srli s10, t0, 8
    or s7, s7, s10
    xor a0, a0, s7
    slli s7, t4, 24
    srli s10, t4, 8
    or s7, s7, s10
    xor s7, s8, s7
    slli s8, a7, 24
    srli s10, a7, 8
    or s8, s8, s10
    xor s8, s9, s8
    slli s9, a4, 24
    srli s10, a4, 8
    or s9, s9, s10
    xor a2, a2, s9
    # round 14 (skinny.dsl:60)
    lw s9, 136(sp)
    lw s10, 176(sp)
    lw ra, 124(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 204(sp)
    sw a2, 124(sp)
    lw a2, 108(sp)
    sw a5, 104(sp)
    or a5, ra, a2
    sw a0, 160(sp)
    lw a0, 112(sp)
    sw s0, 112(sp)
    xor a5, a0, a5
    and a0, a5, s11
    lw s0, 212(sp)
    sw s8, 136(sp)
    xor a0, s0, a0
    lw s0, 172(sp)
    sw s7, 212(sp)
    or s7, s0, ra
    xor s7, s9, s7
    not s9, a0
    and s8, s7, s9
    xor s8, s10, s8
    not s10, a2
    and s10, s10, a5
    xor s0, s0, s10
    or s10, s0, s8
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw s6, 204(sp)
    lw s6, 856(ra)
    xor a2, a2, s9
    lw s9, 864(ra)
    xor s6, s10, s6
    lw s10, 876(ra)
    xor s8, s8, s9
    lw s9, 884(ra)
    xor s7, s7, s10
    lw s10, 892(ra)
    xor s0, s0, s9
    lw s9, 900(ra)
    xor a2, a2, s10
    lw s10, 908(ra)
    xor a5, a5, s9
    lw s9, 916(ra)
    xor s10, s11, s10
    xor a0, a0, s9
    or s9, a1, a3
    xor s5, s5, s9
    not s9, s3
    and s9, s9, t3
    xor s1, s1, s9
    not s9, s5
    and s9, s1, s9
    xor a6, a6, s9
    or s9, t2, s3
    xor a1, a1, s9
    not s9, a6
    and s9, a1, s9
    xor a3, a3, s9
    and s9, t3, s1
    xor t2, t2, s9
    or s9, t2, a3
    xor s3, s3, s9
    or s9, s5, a6
    lw s11, 868(ra)
    xor t3, t3, s9
    xor a3, a3, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, a3, 16
    sw s3, 108(sp)
    srli s3, a3, 16
    or s3, s11, s3
    slli s11, a1, 16
    sw a3, 172(sp)
    srli a3, a1, 16
    or a3, s11, a3
    slli s11, t2, 16
    sw a1, 176(sp)
    srli a1, t2, 16
    or a1, s11, a1
    slli s11, t3, 16
    sw t2, 188(sp)
    srli t2, t3, 16
    or t2, s11, t2
    slli s11, s1, 16
    sw s1, 200(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 216(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, a6, 16
    sw a6, 208(sp)
    srli a6, a6, 16
    or a6, s11, a6
    or s11, s4, t6
    xor a7, a7, s11
    not s11, s2
    and s11, s11, t4
    xor t0, t0, s11
    not s11, a7
    and s11, t0, s11
    xor t5, t5, s11
    or s11, a4, s2
    xor s4, s4, s11
    not s11, t5
    and s11, s4, s11
    xor t6, t6, s11
    and s11, t4, t0
    xor a4, a4, s11
    or s11, a4, t6
    xor s2, s2, s11
    or s11, a7, t5
    xor t4, t4, s11
    lw s11, 204(sp)
    sw t4, 116(sp)
    or t4, s11, t1
    sw t0, 140(sp)
    lw t0, 912(ra)
    sw t5, 148(sp)
    lw t5, 136(sp)
    sw a4, 136(sp)
    xor t4, t5, t4
    xor t0, t4, t0
    lw t5, 112(sp)
    lw a4, 212(sp)
    sw a7, 128(sp)
    or a7, t5, a4
    sw s4, 192(sp)
    lw s4, 904(ra)
    sw t6, 96(sp)
    lw t6, 160(sp)
    sw s2, 160(sp)
    xor a7, t6, a7
    xor t6, a7, s4
    and s4, a7, t4
    lw s2, 920(ra)
    sw t0, 100(sp)
    lw t0, 104(sp)
    xor a6, a0, a6
    xor t0, t0, s4
    xor s2, t0, s2
    not t0, t0
    and t4, t4, t0
    lw s4, 896(ra)
    xor t4, a4, t4
    xor t4, t4, s4
    not a4, a4
    and a7, a4, a7
    lw a4, 888(ra)
    lw s4, 124(sp)
    xor a5, a5, s1
    xor a7, s4, a7
    xor a4, a7, a4
    or s4, s4, t5
    sw a4, 124(sp)
    lw a4, 880(ra)
    xor s4, s11, s4
    xor a4, s4, a4
    and t0, s4, t0
    lw s4, 872(ra)
    xor t0, t1, t0
    xor t1, t0, s4
    or a7, a7, t0
    lw t0, 860(ra)
    xor a7, t5, a7
    xor a7, a7, t0
    xor t0, s8, s3
    xor t5, s7, a3
    xor a3, s10, s5
    xor a1, s0, a1
    xor a0, s6, s9
    xor t2, a2, t2
    xor t3, t3, t4
    lw a2, 200(sp)
    lw s0, 208(sp)
    xor a2, a2, t6
    xor s0, s0, s2
    lw s1, 188(sp)
    lw s3, 124(sp)
    lw s4, 216(sp)
    xor s1, s1, s3
    lw s5, 100(sp)
    lw s6, 176(sp)
    xor s4, s4, s5
    xor s6, a4, s6
    lw s7, 172(sp)
    lw s8, 108(sp)
    xor s7, t1, s7
    xor s8, s8, a7
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 160(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 96(sp)
    srli s3, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s3, s11, s3
    lw s11, 192(sp)
    srli s5, s4, 16
    xor s3, s11, s3
    slli s11, s4, 16
    or s5, s11, s5
    lw s11, 128(sp)
    sw t1, 128(sp)
    xor s5, s11, s5
    slli s11, s1, 16
    srli t1, s1, 16
    or t1, s11, t1
    lw s11, 136(sp)
    sw t6, 136(sp)
    xor t1, s11, t1
    slli s11, s0, 16
    srli t6, s0, 16
    or t6, s11, t6
    lw s11, 148(sp)
    sw a7, 148(sp)
    xor t6, s11, t6
    slli s11, a2, 16
    srli a7, a2, 16
    or a7, s11, a7
    lw s11, 140(sp)
    sw a4, 140(sp)
    xor a7, s11, a7
    slli s11, t3, 16
    srli a4, t3, 16
    or a4, s11, a4
    lw s11, 116(sp)
    # round 15 (skinny.dsl:60)
    sw t4, 116(sp)
    # round 14 (skinny.dsl:60)
    xor a4, s11, a4
    # round 15 (skinny.dsl:60)
    or s11, a3, a6
    xor t2, t2, s11
    not s11, a1
    and t4, t5, s11
    xor t4, a0, t4
    and a0, t4, t2
    xor a5, a5, a0
    not a0, t0
    and a0, a0, t5
    xor a3, a3, a0
    not a0, a3
    and a0, a0, a5
    xor a6, a6, a0
    and a0, s11, t4
    xor t0, t0, a0
    or a0, t0, a6
    xor t5, t5, a0
    and a0, t2, a5
    lw s11, 868(ra)
    xor a1, a1, a0
    xor a6, a6, s11
    slli a0, t5, 24
    srli s11, t5, 8
    or a0, a0, s11
    slli s11, a6, 24
    sw a0, 192(sp)
    srli a0, a6, 8
    or a0, s11, a0
    slli s11, a3, 24
    sw a3, 96(sp)
    srli a3, a3, 8
    or a3, s11, a3
    slli s11, t0, 24
    sw t5, 160(sp)
    srli t5, t0, 8
    or t5, s11, t5
    slli s11, a1, 24
    sw t5, 108(sp)
    srli t5, a1, 8
    or t5, s11, t5
    slli s11, t4, 24
    sw t5, 172(sp)
    srli t5, t4, 8
    or t5, s11, t5
    slli s11, t2, 24
    sw t2, 176(sp)
    srli t2, t2, 8
    or t2, s11, t2
    slli s11, a5, 24
    sw a5, 216(sp)
    srli a5, a5, 8
    or a5, s11, a5
    or s11, s4, s0
    xor t3, t3, s11
    not s11, s7
    and s11, s11, s6
    xor s4, s4, s11
    not s11, s1
    sw t4, 188(sp)
    and t4, s6, s11
    xor t4, s8, t4
    and s8, s11, t4
    xor s7, s7, s8
    and s8, t4, t3
    xor a2, a2, s8
    and s8, t3, a2
    xor s1, s1, s8
    not s8, s4
    and s8, s8, a2
    xor s0, s0, s8
    or s8, s7, s0
    xor s6, s6, s8
    or s8, s5, t6
    xor a4, a4, s8
    or s8, s3, t1
    xor s8, s9, s8
    and s9, s8, a4
    xor a7, a7, s9
    or s9, s10, s3
    xor s5, s5, s9
    not s9, a7
    and s11, s5, s9
    xor t6, t6, s11
    not s11, t1
    and s11, s11, s8
    xor s10, s10, s11
    or s11, s10, t6
    xor s3, s3, s11
    and s9, a4, s9
    lw s11, 924(ra)
    xor t1, t1, s9
    lw s9, 932(ra)
    xor s3, s3, s11
    lw s11, 940(ra)
    xor t6, t6, s9
    lw s9, 948(ra)
    xor s5, s5, s11
    lw s11, 956(ra)
    xor s9, s10, s9
    lw s10, 964(ra)
    xor t1, t1, s11
    lw s11, 972(ra)
    xor s8, s8, s10
    lw s10, 980(ra)
    xor a4, a4, s11
    xor a7, a7, s10
    slli s10, a4, 16
    srli s11, a4, 16
    or s10, s10, s11
    slli s11, a7, 16
    sw a4, 208(sp)
    srli a4, a7, 16
    or a4, s11, a4
    slli s11, s9, 16
    sw s9, 200(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, s3, 16
    sw s3, 112(sp)
    srli s3, s3, 16
    or s3, s11, s3
    slli s11, t1, 16
    sw t1, 204(sp)
    srli t1, t1, 16
    or t1, s11, t1
    slli s11, s8, 16
    sw s8, 212(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s5, 16
    sw s5, 104(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t6, 16
    sw t6, 196(sp)
    srli t6, t6, 16
    or t6, s11, t6
    lw s11, 100(sp)
    sw a7, 180(sp)
    or a7, s11, s2
    sw s0, 164(sp)
    lw s0, 976(ra)
    sw s1, 168(sp)
    lw s1, 116(sp)
    sw s7, 116(sp)
    xor a7, s1, a7
    xor s0, a7, s0
    lw s1, 140(sp)
    lw s7, 124(sp)
    sw s6, 120(sp)
    or s6, s1, s7
    sw t4, 132(sp)
    lw t4, 968(ra)
    sw a2, 184(sp)
    lw a2, 148(sp)
    sw s4, 148(sp)
    xor a2, a2, s6
    xor t4, a2, t4
    and s6, a2, a7
    lw s4, 984(ra)
    sw t3, 220(sp)
    lw t3, 136(sp)
    xor a6, a6, t6
    xor t3, t3, s6
    xor s4, t3, s4
    not t3, t3
    and a7, a7, t3
    lw s6, 960(ra)
    xor a7, s7, a7
    xor a7, a7, s6
    not s6, s7
    and a2, s6, a2
    lw s6, 952(ra)
    lw s7, 128(sp)
    sw a7, 128(sp)
    xor a2, s7, a2
    xor s6, a2, s6
    or s7, s7, s1
    lw a7, 944(ra)
    xor s7, s11, s7
    xor a7, s7, a7
    and t3, s7, t3
    lw s7, 936(ra)
    xor t3, s2, t3
    xor s2, t3, s7
    or t3, a2, t3
    lw a2, 928(ra)
    xor t3, s1, t3
    xor t3, t3, a2
    xor a5, a5, s4
    xor a2, a0, s2
    xor a7, a3, a7
    xor t2, t2, s0
    xor t1, a1, t1
    xor t0, t0, s9
    lw t6, 160(sp)
    lw a3, 108(sp)
    xor t6, t6, s3
    xor a3, a3, s6
    xor t4, t5, t4
    lw t5, 188(sp)
    lw a1, 216(sp)
    xor t5, t5, s8
    xor a4, a1, a4
    lw a1, 192(sp)
    lw a0, 176(sp)
    xor t3, a1, t3
    lw a1, 96(sp)
    xor a0, a0, s10
    xor a1, a1, s5
    lw s0, 172(sp)
    lw s1, 128(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 220(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 148(sp)
    srli s4, a4, 24
    xor s2, s3, s2
    slli s3, a4, 8
    or s3, s3, s4
    lw s4, 184(sp)
    srli s5, t5, 24
    xor s3, s4, s3
    slli s4, t5, 8
    or s4, s4, s5
    lw s5, 132(sp)
    srli s6, t6, 24
    xor s4, s5, s4
    slli s5, t6, 8
    or s5, s5, s6
    lw s6, 120(sp)
    srli s7, t0, 24
    xor s5, s6, s5
    slli s6, t0, 8
    or s6, s6, s7
    lw s7, 116(sp)
    srli s8, t1, 24
    xor s6, s7, s6
    slli s7, t1, 8
    or s7, s7, s8
    lw s8, 168(sp)
    srli s9, a6, 24
    xor s7, s8, s7
    slli s8, a6, 8
    or s8, s8, s9
    lw s9, 164(sp)
    xor s8, s9, s8
    # round 16 (skinny.dsl:60)
    and s9, a0, a4
    xor t1, t1, s9
    or s9, a6, a1
    xor a0, a0, s9
    or s9, a1, t0
    xor t6, t6, s9
    not s9, t0
    and s9, s9, t6
    xor a6, a6, s9
    not s9, t1
    and s10, t6, s9
    xor t5, t5, s10
    and s9, s9, t5
    xor t0, t0, s9
    not s9, a0
    and s9, s9, t5
    xor a4, a4, s9
    not s9, a6
    and s9, s9, a4
    xor a1, a1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    or s9, s8, s2
    xor s1, s1, s9
    not s9, s4
    and s10, s1, s9
    xor s3, s3, s10
    not s10, s6
    and s10, s10, s5
    xor s8, s8, s10
    or s10, s8, s3
    xor s2, s2, s10
    and s9, s7, s9
    lw s10, 988(ra)
    xor s6, s6, s9
    lw s9, 996(ra)
    xor s2, s2, s10
    lw s10, 1008(ra)
    xor s3, s3, s9
    lw s9, 1016(ra)
    xor s1, s1, s10
    lw s10, 1024(ra)
    xor s8, s8, s9
    lw s9, 1032(ra)
    xor s6, s6, s10
    lw s10, 1040(ra)
    xor s5, s5, s9
    lw s9, 1048(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 208(sp)
    lw s10, 180(sp)
    sw t5, 164(sp)
    or s11, s9, s10
    lw t5, 204(sp)
    sw s4, 204(sp)
    xor t5, t5, s11
    lw s11, 104(sp)
    lw s4, 200(sp)
    sw a0, 168(sp)
    or a0, s11, s4
    sw s1, 116(sp)
    lw s1, 112(sp)
    sw a1, 112(sp)
    xor a0, s1, a0
    and s1, a0, t5
    lw a1, 212(sp)
    sw t6, 208(sp)
    xor a1, a1, s1
    lw s1, 196(sp)
    sw s2, 212(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t6, s2, s9
    xor t6, s10, t6
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t6
    xor s10, s11, s10
    and s9, t5, s9
    lw s11, 992(ra)
    xor s4, s4, s9
    lw s9, 1000(ra)
    xor s10, s10, s11
    lw s11, 1012(ra)
    xor t6, t6, s9
    lw s9, 1020(ra)
    xor s2, s2, s11
    lw s11, 1028(ra)
    xor s1, s1, s9
    lw s9, 1036(ra)
    xor s4, s4, s11
    lw s11, 1044(ra)
    xor a0, a0, s9
    lw s9, 1052(ra)
    xor t5, t5, s11
    xor a1, a1, s9
    and s9, t2, a5
    xor s0, s0, s9
    or s9, a2, a7
    xor t2, t2, s9
    or s9, a7, a3
    xor t3, t3, s9
    not s9, a3
    and s9, s9, t3
    xor a2, a2, s9
    not s9, s0
    and s11, t3, s9
    xor t4, t4, s11
    and s9, s9, t4
    xor a3, a3, s9
    not s9, t2
    and s9, s9, t4
    xor a5, a5, s9
    not s9, a2
    and s9, s9, a5
    lw s11, 1004(ra)
    xor a7, a7, s9
    xor a5, a5, s11
    xor a1, a1, t4
    xor t6, t6, a5
    xor s2, s2, t2
    xor a5, a5, s3
    xor a4, a4, a5
    xor t5, t5, s0
    xor s0, s7, s0
    xor t1, t1, s0
    xor s1, s1, a2
    xor s4, s4, a3
    xor a2, s8, a2
    xor a6, a6, a2
    xor a3, s6, a3
    xor t0, t0, a3
    xor a0, a0, t3
    xor s9, s10, a7
    xor t3, s5, t3
    lw s10, 208(sp)
    lw s11, 212(sp)
    xor s10, s10, t3
    xor a7, s11, a7
    sw t3, 208(sp)
    lw t3, 112(sp)
    sw a7, 112(sp)
    xor t3, t3, a7
    lw a7, 116(sp)
    sw a2, 200(sp)
    xor t2, t2, a7
    lw a2, 168(sp)
    sw a5, 168(sp)
    xor a2, a2, t2
    lw a5, 204(sp)
    sw t2, 104(sp)
    xor t4, a5, t4
    lw t2, 164(sp)
    # round 17 (skinny.dsl:60)
    sw a3, 164(sp)
    # round 16 (skinny.dsl:60)
    xor t2, t2, t4
    # round 17 (skinny.dsl:60)
    or a3, t1, t2
    xor t0, t0, a3
    or a3, a2, a6
    xor t3, t3, a3
    and a3, t3, t0
    xor a3, s10, a3
    not s10, a2
    and s10, a4, s10
    xor t1, t1, s10
    or s10, t1, a3
    xor t2, t2, s10
    not s10, a6
    and s10, s10, t3
    xor a4, a4, s10
    and s10, a4, t2
    xor a2, a2, s10
    not s10, a3
    and s10, t0, s10
    sw t4, 196(sp)
    lw t4, 1056(ra)
    xor a6, a6, s10
    lw s10, 1064(ra)
    xor t4, a2, t4
    lw a2, 1068(ra)
    xor t2, t2, s10
    lw s10, 1072(ra)
    xor t1, t1, a2
    lw a2, 36(ra)
    xor a4, a4, s10
    lw s10, 44(ra)
    xor a6, a6, a2
    lw a2, 52(ra)
    xor t3, t3, s10
    lw s10, 60(ra)
    xor t0, t0, a2
    xor a3, a3, s10
    slli a2, t0, 16
    srli s10, t0, 16
    or a2, a2, s10
    slli s10, a3, 16
    sw t0, 180(sp)
    srli t0, a3, 16
    or t0, s10, t0
    slli s10, a4, 16
    sw a4, 120(sp)
    srli a4, a4, 16
    or a4, s10, a4
    slli s10, t4, 16
    sw t4, 132(sp)
    srli t4, t4, 16
    or t4, s10, t4
    slli s10, a6, 16
    sw a6, 184(sp)
    srli a6, a6, 16
    or a6, s10, a6
    slli s10, t3, 16
    sw t3, 148(sp)
    srli t3, t3, 16
    or t3, s10, t3
    slli s10, t1, 16
    sw t1, 220(sp)
    srli t1, t1, 16
    or t1, s10, t1
    slli s10, t2, 16
    sw t2, 128(sp)
    srli t2, t2, 16
    or t2, s10, t2
    or s10, s7, a5
    xor s6, s6, s10
    or s10, a7, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, a7
    xor s7, s7, s11
    not s11, s5
    sw a3, 212(sp)
    and a3, s7, s11
    xor a5, a5, a3
    not a3, s8
    and a3, a3, s10
    xor a3, s3, a3
    or s3, a3, a5
    xor a7, a7, s3
    and s3, s6, s11
    lw s11, 1060(ra)
    xor s3, s8, s3
    lw s8, 12(ra)
    xor a7, a7, s11
    lw s11, 24(ra)
    xor a5, a5, s8
    lw s8, 32(ra)
    xor s7, s7, s11
    lw s11, 40(ra)
    xor a3, a3, s8
    lw s8, 48(ra)
    xor s3, s3, s11
    lw s11, 56(ra)
    xor s8, s10, s8
    lw s10, 64(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    not s10, t5
    and s10, s10, a1
    xor s4, s4, s10
    or s10, s2, s1
    xor s9, s9, s10
    not s10, s4
    and s11, s9, s10
    xor a0, a0, s11
    or s11, t6, s2
    xor t5, t5, s11
    and s11, t5, a0
    xor a1, a1, s11
    not s11, s1
    and s11, s11, s9
    xor t6, t6, s11
    not s11, t6
    and s11, s11, a1
    xor s2, s2, s11
    and s10, s10, a0
    lw s11, 740(ra)
    xor s1, s1, s10
    xor a1, a1, s11
    slli s10, s2, 8
    srli s11, s2, 24
    or s10, s10, s11
    slli s11, a1, 8
    srli ra, a1, 24
    or s11, s11, ra
    slli ra, t5, 8
    sw s3, 116(sp)
    srli s3, t5, 24
    or s3, ra, s3
    slli ra, t6, 8
    sw a2, 204(sp)
    srli a2, t6, 24
    or a2, ra, a2
    slli ra, s1, 8
    sw t1, 172(sp)
    srli t1, s1, 24
    or t1, ra, t1
    slli ra, s9, 8
    sw t1, 176(sp)
    srli t1, s9, 24
    or t1, ra, t1
    slli ra, s4, 8
    sw s4, 96(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a0, 8
    sw t5, 192(sp)
    srli t5, a0, 24
    or t5, ra, t5
    not ra, s0
    sw a7, 216(sp)
    lw a7, 196(sp)
    sw s10, 188(sp)
    and ra, ra, a7
    lw s10, 164(sp)
    sw t0, 164(sp)
    xor s10, s10, ra
    lw ra, 168(sp)
    lw t0, 104(sp)
    sw a0, 108(sp)
    or a0, ra, t0
    xor a0, s0, a0
    lw s0, 200(sp)
    sw t3, 160(sp)
    or t0, t0, s0
    lw t3, 112(sp)
    sw s10, 112(sp)
    xor t0, t3, t0
    not t3, s0
    and t3, t3, t0
    xor t3, ra, t3
    not ra, s10
    sw t0, 168(sp)
    and t0, t0, ra
    lw s10, 208(sp)
    xor t5, s5, t5
    xor t0, s10, t0
    and s10, ra, t0
    xor s0, s0, s10
    and s10, a0, t0
    xor a7, a7, s10
    not s10, t3
    and s10, s10, a7
    lw ra, 104(sp)
    xor a5, a5, s11
    xor s10, ra, s10
    xor s3, s7, s3
    xor t2, a1, t2
    xor a1, s6, s4
    xor a6, s1, a6
    xor t6, t6, a4
    xor t4, s2, t4
    xor a4, a3, a2
    xor t1, s8, t1
    lw a3, 160(sp)
    lw a2, 108(sp)
    xor a3, s9, a3
    lw s1, 164(sp)
    lw s2, 188(sp)
    xor a2, a2, s1
    lw s1, 216(sp)
    lw s4, 172(sp)
    xor s1, s1, s2
    lw s2, 192(sp)
    lw s5, 204(sp)
    xor s2, s2, s4
    lw s4, 96(sp)
    lw s6, 176(sp)
    xor s4, s4, s5
    lw s5, 116(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    lw s7, 112(sp)
    srli s8, s2, 8
    xor s6, s7, s6
    slli s7, s2, 24
    or s7, s7, s8
    xor a0, a0, s7
    slli s7, a2, 24
    srli s8, a2, 8
    or s7, s7, s8
    xor t0, t0, s7
    slli s7, a3, 24
    srli s8, a3, 8
    or s7, s7, s8
    lw s8, 168(sp)
    srli s9, t4, 8
    xor s7, s8, s7
    slli s8, t4, 24
    or s8, s8, s9
    xor s8, s10, s8
    slli s9, t6, 24
    srli s10, t6, 8
    or s9, s9, s10
    xor t3, t3, s9
    slli s9, a6, 24
    srli s10, a6, 8
    or s9, s9, s10
    xor s0, s0, s9
    slli s9, t2, 24
    srli s10, t2, 8
    or s9, s9, s10
    xor a7, a7, s9
    # round 18 (skinny.dsl:60)
    lw s9, 180(sp)
    lw s10, 212(sp)
    lw ra, 184(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 220(sp)
    sw a7, 184(sp)
    lw a7, 120(sp)
    sw s7, 168(sp)
    or s7, ra, a7
    sw s8, 112(sp)
    lw s8, 132(sp)
    sw a0, 132(sp)
    xor s7, s8, s7
    and s8, s7, s11
    lw a0, 148(sp)
    sw s0, 180(sp)
    xor a0, a0, s8
    lw s8, 128(sp)
    sw t3, 148(sp)
    or t3, s8, ra
    xor t3, s9, t3
    not s9, a0
    and s0, t3, s9
    xor s0, s10, s0
    not s10, a7
    and s10, s10, s7
    xor s8, s8, s10
    or s10, s8, s0
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw s6, 220(sp)
    lw s6, 1076(ra)
    xor a7, a7, s9
    lw s9, 1084(ra)
    xor s6, s10, s6
    lw s10, 88(ra)
    xor s0, s0, s9
    lw s9, 96(ra)
    xor t3, t3, s10
    lw s10, 104(ra)
    xor s8, s8, s9
    lw s9, 112(ra)
    xor a7, a7, s10
    lw s10, 120(ra)
    xor s7, s7, s9
    lw s9, 128(ra)
    xor s10, s11, s10
    xor a0, a0, s9
    not s9, a1
    and s9, s9, t5
    xor s5, s5, s9
    not s9, a4
    and s9, s3, s9
    xor s1, s1, s9
    or s9, s1, s5
    xor t1, t1, s9
    not s9, a5
    and s9, s9, s3
    xor a1, a1, s9
    or s9, a1, t1
    xor t5, t5, s9
    or s9, a4, s1
    xor a5, a5, s9
    not s9, t5
    and s9, a5, s9
    xor s3, s3, s9
    or s9, s5, t1
    lw s11, 80(ra)
    xor a4, a4, s9
    xor t5, t5, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, t5, 16
    sw s3, 120(sp)
    srli s3, t5, 16
    or s3, s11, s3
    slli s11, a1, 16
    sw t5, 128(sp)
    srli t5, a1, 16
    or t5, s11, t5
    slli s11, a5, 16
    sw a1, 212(sp)
    srli a1, a5, 16
    or a1, s11, a1
    slli s11, a4, 16
    sw a5, 176(sp)
    srli a5, a4, 16
    or a5, s11, a5
    slli s11, s1, 16
    sw s1, 116(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 204(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t1, 16
    sw t1, 96(sp)
    srli t1, t1, 16
    or t1, s11, t1
    not s11, s4
    and s11, s11, a2
    xor a6, a6, s11
    not s11, t6
    and s11, s2, s11
    xor t4, t4, s11
    or s11, t4, a6
    xor a3, a3, s11
    not s11, t2
    and s11, s11, s2
    xor s4, s4, s11
    or s11, s4, a3
    xor a2, a2, s11
    or s11, t6, t4
    xor t2, t2, s11
    not s11, a2
    and s11, t2, s11
    xor s2, s2, s11
    or s11, a6, a3
    xor t6, t6, s11
    lw s11, 220(sp)
    sw t6, 172(sp)
    or t6, s11, t0
    sw t4, 192(sp)
    lw t4, 124(ra)
    sw a3, 188(sp)
    lw a3, 180(sp)
    sw t2, 180(sp)
    xor t6, a3, t6
    xor t4, t6, t4
    lw a3, 132(sp)
    lw t2, 148(sp)
    sw a6, 216(sp)
    or a6, a3, t2
    sw s4, 164(sp)
    lw s4, 116(ra)
    sw a2, 108(sp)
    lw a2, 112(sp)
    sw s2, 112(sp)
    xor a6, a2, a6
    xor a2, a6, s4
    and s4, a6, t6
    lw s2, 132(ra)
    sw t4, 160(sp)
    lw t4, 168(sp)
    xor t3, t3, t5
    xor t4, t4, s4
    xor s2, t4, s2
    not s4, t4
    and t6, t6, s4
    lw s4, 108(ra)
    xor t6, t2, t6
    xor t6, t6, s4
    not t2, t2
    and a6, t2, a6
    lw t2, 1096(ra)
    lw s4, 184(sp)
    xor t5, s10, s5
    xor a6, s4, a6
    xor t2, a6, t2
    sw t2, 148(sp)
    not t2, a3
    and t2, s4, t2
    lw s4, 1092(ra)
    xor t2, s11, t2
    xor s4, t2, s4
    or t2, t2, t4
    lw t4, 1088(ra)
    xor t0, t0, t2
    xor t2, t0, t4
    and a6, a6, t0
    lw t0, 1080(ra)
    xor a6, a3, a6
    xor a6, a6, t0
    xor t0, a0, t1
    xor t1, s0, s3
    xor t4, s7, s1
    xor a3, s8, a1
    xor a1, s6, s9
    xor a5, a7, a5
    xor a7, a4, t6
    lw a4, 116(sp)
    lw a0, 96(sp)
    xor a4, a4, a2
    xor a0, a0, s2
    lw s0, 176(sp)
    lw s1, 148(sp)
    lw s3, 204(sp)
    xor s0, s0, s1
    lw s5, 160(sp)
    lw s6, 212(sp)
    xor s3, s3, s5
    xor s6, s4, s6
    lw s7, 128(sp)
    lw s8, 120(sp)
    xor s7, t2, s7
    xor s8, s8, a6
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 112(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 108(sp)
    srli s1, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s1, s11, s1
    lw s11, 164(sp)
    srli s5, s3, 16
    xor s1, s11, s1
    slli s11, s3, 16
    or s5, s11, s5
    lw s11, 216(sp)
    sw t2, 216(sp)
    xor s5, s11, s5
    slli s11, s0, 16
    srli t2, s0, 16
    or t2, s11, t2
    lw s11, 180(sp)
    sw a2, 180(sp)
    xor t2, s11, t2
    slli s11, a0, 16
    srli a2, a0, 16
    or a2, s11, a2
    lw s11, 188(sp)
    sw a6, 188(sp)
    xor a2, s11, a2
    slli s11, a4, 16
    srli a6, a4, 16
    or a6, s11, a6
    lw s11, 192(sp)
    sw s4, 192(sp)
    xor a6, s11, a6
    slli s11, a7, 16
    srli s4, a7, 16
    or s4, s11, s4
    lw s11, 172(sp)
    # round 19 (skinny.dsl:60)
    lw ra, 80(ra)
    # round 18 (skinny.dsl:60)
    xor s4, s11, s4
    # round 19 (skinny.dsl:60)
    or s11, t5, t0
    xor a5, a5, s11
    not s11, t3
    and s11, s11, a3
    xor a1, a1, s11
    not s11, a5
    and s11, a1, s11
    xor t4, t4, s11
    or s11, t1, t3
    xor t5, t5, s11
    not s11, t4
    and s11, t5, s11
    xor t0, t0, s11
    and s11, a3, a1
    xor t1, t1, s11
    or s11, t1, t0
    xor t3, t3, s11
    or s11, a5, t4
    xor a3, a3, s11
    xor t0, t0, ra
    slli s11, t3, 24
    srli ra, t3, 8
    or s11, s11, ra
    slli ra, t0, 24
    sw s11, 172(sp)
    srli s11, t0, 8
    or s11, ra, s11
    slli ra, t5, 24
    sw t5, 164(sp)
    srli t5, t5, 8
    or t5, ra, t5
    slli ra, t1, 24
    sw t3, 108(sp)
    srli t3, t1, 8
    or t3, ra, t3
    slli ra, a3, 24
    sw t3, 112(sp)
    srli t3, a3, 8
    or t3, ra, t3
    slli ra, a1, 24
    sw t3, 120(sp)
    srli t3, a1, 8
    or t3, ra, t3
    slli ra, a5, 24
    sw a5, 128(sp)
    srli a5, a5, 8
    or a5, ra, a5
    slli ra, t4, 24
    sw t4, 212(sp)
    srli t4, t4, 8
    or t4, ra, t4
    or ra, s3, a0
    xor a7, a7, ra
    not ra, s6
    and ra, ra, s0
    xor s8, s8, ra
    not ra, a7
    and ra, s8, ra
    xor a4, a4, ra
    or ra, s7, s6
    xor s3, s3, ra
    not ra, a4
    and ra, s3, ra
    xor a0, a0, ra
    and ra, s0, s8
    xor s7, s7, ra
    or ra, s7, a0
    xor s6, s6, ra
    or ra, a7, a4
    xor s0, s0, ra
    or ra, s5, a2
    xor s4, s4, ra
    or ra, s1, t2
    xor s9, s9, ra
    and ra, s9, s4
    xor a6, a6, ra
    or ra, s10, s1
    xor s5, s5, ra
    not ra, a6
    sw a0, 204(sp)
    and a0, s5, ra
    xor a2, a2, a0
    not a0, t2
    and a0, a0, s9
    xor a0, s10, a0
    or s10, a0, a2
    xor s1, s1, s10
    and s10, s4, ra
    lw ra, 72(sp)
    sw s0, 176(sp)
    lw s0, 136(ra)
    xor t2, t2, s10
    lw s10, 1104(ra)
    xor s0, s1, s0
    lw s1, 152(ra)
    xor a2, a2, s10
    lw s10, 160(ra)
    xor s1, s5, s1
    lw s5, 168(ra)
    xor a0, a0, s10
    lw s10, 176(ra)
    xor t2, t2, s5
    lw s5, 184(ra)
    xor s9, s9, s10
    lw s10, 192(ra)
    xor s4, s4, s5
    xor a6, a6, s10
    slli s5, s4, 16
    srli s10, s4, 16
    or s5, s5, s10
    slli s10, a6, 16
    sw s4, 96(sp)
    srli s4, a6, 16
    or s4, s10, s4
    slli s10, a0, 16
    sw a0, 116(sp)
    srli a0, a0, 16
    or a0, s10, a0
    slli s10, s0, 16
    sw s0, 132(sp)
    srli s0, s0, 16
    or s0, s10, s0
    slli s10, t2, 16
    sw t2, 220(sp)
    srli t2, t2, 16
    or t2, s10, t2
    slli s10, s9, 16
    sw s9, 184(sp)
    srli s9, s9, 16
    or s9, s10, s9
    slli s10, s1, 16
    sw s1, 168(sp)
    srli s1, s1, 16
    or s1, s10, s1
    slli s10, a2, 16
    sw a2, 104(sp)
    srli a2, a2, 16
    or a2, s10, a2
    lw s10, 160(sp)
    sw a6, 196(sp)
    or a6, s10, s2
    sw s7, 200(sp)
    lw s7, 188(ra)
    xor a6, t6, a6
    xor t6, a6, s7
    lw s7, 192(sp)
    sw s6, 208(sp)
    lw s6, 148(sp)
    sw s8, 140(sp)
    or s8, s7, s6
    sw a4, 100(sp)
    lw a4, 180(ra)
    sw s3, 124(sp)
    lw s3, 188(sp)
    sw a7, 188(sp)
    xor s3, s3, s8
    xor a4, s3, a4
    and s8, s3, a6
    lw a7, 196(ra)
    sw s5, 136(sp)
    lw s5, 180(sp)
    xor t0, t0, a2
    xor s5, s5, s8
    xor a7, s5, a7
    not s5, s5
    and a6, a6, s5
    lw s8, 172(ra)
    xor a6, s6, a6
    xor a6, a6, s8
    not s6, s6
    and s3, s6, s3
    lw s6, 164(ra)
    lw s8, 216(sp)
    sw a6, 216(sp)
    xor s3, s8, s3
    xor s6, s3, s6
    or s8, s8, s7
    lw a6, 156(ra)
    xor s8, s10, s8
    xor a6, s8, a6
    and s5, s8, s5
    lw s8, 1108(ra)
    xor s2, s2, s5
    xor s5, s2, s8
    or s2, s3, s2
    lw s3, 1100(ra)
    xor s2, s7, s2
    xor s2, s2, s3
    xor a7, t4, a7
    xor t4, s11, s5
    xor a6, t5, a6
    xor a5, a5, t6
    xor t2, a3, t2
    xor t1, t1, a0
    lw t5, 108(sp)
    lw t6, 112(sp)
    xor t5, t5, s0
    xor t6, t6, s6
    xor t3, t3, a4
    xor a4, a1, s9
    lw a3, 212(sp)
    lw a2, 172(sp)
    xor a3, a3, s4
    xor a2, a2, s2
    lw a1, 164(sp)
    lw a0, 128(sp)
    xor a1, a1, s1
    lw s0, 136(sp)
    lw s1, 216(sp)
    xor a0, a0, s0
    lw s0, 120(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 188(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 124(sp)
    srli s4, a3, 24
    xor s2, s3, s2
    slli s3, a3, 8
    or s3, s3, s4
    lw s4, 100(sp)
    srli s5, a4, 24
    xor s3, s4, s3
    slli s4, a4, 8
    or s4, s4, s5
    lw s5, 140(sp)
    srli s6, t5, 24
    xor s4, s5, s4
    slli s5, t5, 8
    or s5, s5, s6
    lw s6, 208(sp)
    srli s7, t1, 24
    xor s5, s6, s5
    slli s6, t1, 8
    or s6, s6, s7
    lw s7, 200(sp)
    srli s8, t2, 24
    xor s6, s7, s6
    slli s7, t2, 8
    or s7, s7, s8
    lw s8, 176(sp)
    srli s9, t0, 24
    xor s7, s8, s7
    slli s8, t0, 8
    or s8, s8, s9
    lw s9, 204(sp)
    xor s8, s9, s8
    # round 20 (skinny.dsl:60)
    or s9, a0, a3
    xor t2, t2, s9
    not s9, t0
    and s9, s9, a1
    xor a0, a0, s9
    not s9, t1
    and s10, a1, s9
    xor t5, t5, s10
    and s9, s9, t5
    xor t0, t0, s9
    and s9, t5, t2
    xor a4, a4, s9
    and s9, t2, a4
    xor t1, t1, s9
    not s9, a0
    and s9, s9, a4
    xor a3, a3, s9
    or s9, t0, a3
    xor a1, a1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    or s9, s8, s2
    xor s1, s1, s9
    not s9, s4
    and s10, s1, s9
    xor s3, s3, s10
    not s10, s6
    and s10, s10, s5
    xor s8, s8, s10
    or s10, s8, s3
    xor s2, s2, s10
    and s9, s7, s9
    lw s10, 200(ra)
    xor s6, s6, s9
    lw s9, 208(ra)
    xor s2, s2, s10
    lw s10, 1116(ra)
    xor s3, s3, s9
    lw s9, 224(ra)
    xor s1, s1, s10
    lw s10, 232(ra)
    xor s8, s8, s9
    lw s9, 240(ra)
    xor s6, s6, s10
    lw s10, 248(ra)
    xor s5, s5, s9
    lw s9, 256(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 96(sp)
    lw s10, 196(sp)
    sw a4, 204(sp)
    or s11, s9, s10
    lw a4, 220(sp)
    sw s4, 220(sp)
    xor a4, a4, s11
    lw s11, 168(sp)
    lw s4, 116(sp)
    sw a0, 176(sp)
    or a0, s11, s4
    sw s1, 200(sp)
    lw s1, 132(sp)
    sw a1, 132(sp)
    xor a0, s1, a0
    and s1, a0, a4
    lw a1, 184(sp)
    sw t5, 96(sp)
    xor a1, a1, s1
    lw s1, 104(sp)
    sw s2, 184(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t5, s2, s9
    xor t5, s10, t5
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t5
    xor s10, s11, s10
    and s9, a4, s9
    lw s11, 204(ra)
    xor s4, s4, s9
    lw s9, 1112(ra)
    xor s10, s10, s11
    lw s11, 220(ra)
    xor t5, t5, s9
    lw s9, 228(ra)
    xor s2, s2, s11
    lw s11, 236(ra)
    xor s1, s1, s9
    lw s9, 244(ra)
    xor s4, s4, s11
    lw s11, 252(ra)
    xor a0, a0, s9
    lw s9, 260(ra)
    xor a4, a4, s11
    xor a1, a1, s9
    or s9, a5, a7
    xor s0, s0, s9
    not s9, t6
    and s11, a6, s9
    xor a2, a2, s11
    and s9, s9, a2
    xor s9, t4, s9
    not t4, t4
    and t4, t4, a6
    xor a5, a5, t4
    not t4, a5
    and s11, a2, s0
    xor t3, t3, s11
    and t4, t4, t3
    lw s11, 16(ra)
    xor a7, a7, t4
    xor t4, a7, s11
    or a7, s9, a7
    xor a6, a6, a7
    and a7, s0, t3
    xor a7, t6, a7
    xor t6, a1, t3
    xor t5, t5, t4
    xor a1, s2, a5
    xor t4, t4, s3
    xor a3, a3, t4
    xor a4, a4, s0
    xor s0, s7, s0
    xor t2, t2, s0
    xor s1, s1, s9
    xor s2, s4, a7
    xor s4, s8, s9
    xor t0, t0, s4
    xor a7, s6, a7
    xor t1, t1, a7
    xor a0, a0, a2
    xor s9, s10, a6
    xor a2, s5, a2
    lw s10, 96(sp)
    lw s11, 184(sp)
    xor s10, s10, a2
    xor a6, s11, a6
    sw a2, 96(sp)
    lw a2, 132(sp)
    sw a6, 132(sp)
    xor a2, a2, a6
    lw a6, 200(sp)
    sw s4, 116(sp)
    xor a5, a5, a6
    lw s4, 176(sp)
    sw t4, 176(sp)
    xor s4, s4, a5
    lw t4, 220(sp)
    sw a5, 168(sp)
    xor t3, t4, t3
    lw a5, 204(sp)
    # round 21 (skinny.dsl:60)
    sw a7, 204(sp)
    # round 20 (skinny.dsl:60)
    xor a5, a5, t3
    # round 21 (skinny.dsl:60)
    or a7, t2, a5
    xor a7, t1, a7
    or t1, s4, t0
    xor t1, a2, t1
    and a2, t1, a7
    xor a2, s10, a2
    or s10, a3, s4
    xor t2, t2, s10
    not s10, a2
    sw s0, 104(sp)
    and s0, t2, s10
    xor a5, a5, s0
    not s0, t0
    and s0, s0, t1
    xor a3, a3, s0
    or s0, a3, a5
    xor s0, s4, s0
    and s4, a7, s10
    lw s10, 1120(ra)
    xor t0, t0, s4
    lw s4, 272(ra)
    xor s0, s0, s10
    lw s10, 284(ra)
    xor a5, a5, s4
    lw s4, 1124(ra)
    xor t2, t2, s10
    lw s10, 300(ra)
    xor a3, a3, s4
    lw s4, 308(ra)
    xor t0, t0, s10
    lw s10, 316(ra)
    xor t1, t1, s4
    lw s4, 324(ra)
    xor a7, a7, s10
    xor a2, a2, s4
    slli s4, a7, 16
    srli s10, a7, 16
    or s4, s4, s10
    slli s10, a2, 16
    sw a7, 196(sp)
    srli a7, a2, 16
    or a7, s10, a7
    slli s10, a3, 16
    sw a3, 208(sp)
    srli a3, a3, 16
    or a3, s10, a3
    slli s10, s0, 16
    sw s0, 140(sp)
    srli s0, s0, 16
    or s0, s10, s0
    slli s10, t0, 16
    sw t0, 100(sp)
    srli t0, t0, 16
    or t0, s10, t0
    slli s10, t1, 16
    sw t1, 124(sp)
    srli t1, t1, 16
    or t1, s10, t1
    slli s10, t2, 16
    sw t2, 188(sp)
    srli t2, t2, 16
    or t2, s10, t2
    slli s10, a5, 16
    sw a5, 216(sp)
    srli a5, a5, 16
    or a5, s10, a5
    or s10, s7, t4
    xor s6, s6, s10
    or s10, a6, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, a6
    xor s7, s7, s11
    not s11, s5
    sw a2, 184(sp)
    and a2, s7, s11
    xor t4, t4, a2
    not a2, s8
    and a2, a2, s10
    xor a2, s3, a2
    or s3, a2, t4
    xor a6, a6, s3
    and s3, s6, s11
    lw s11, 268(ra)
    xor s3, s8, s3
    lw s8, 276(ra)
    xor a6, a6, s11
    lw s11, 288(ra)
    xor t4, t4, s8
    lw s8, 296(ra)
    xor s7, s7, s11
    lw s11, 304(ra)
    xor a2, a2, s8
    lw s8, 312(ra)
    xor s3, s3, s11
    lw s11, 320(ra)
    xor s8, s10, s8
    lw s10, 328(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    and s10, a4, t6
    xor s2, s2, s10
    or s10, a1, s1
    xor s9, s9, s10
    not s10, s2
    and s11, s9, s10
    xor a0, a0, s11
    or s11, t5, a1
    xor a4, a4, s11
    not s11, a4
    and s11, s11, a0
    xor t6, t6, s11
    not s11, s1
    and s11, s11, s9
    xor t5, t5, s11
    not s11, t5
    and s11, s11, t6
    xor a1, a1, s11
    and s10, s10, a0
    lw s11, 1004(ra)
    xor s1, s1, s10
    xor t6, t6, s11
    slli s10, a1, 8
    srli s11, a1, 24
    or s10, s10, s11
    slli s11, t6, 8
    srli ra, t6, 24
    or s11, s11, ra
    slli ra, a4, 8
    sw s3, 200(sp)
    srli s3, a4, 24
    or s3, ra, s3
    slli ra, t5, 8
    sw s4, 220(sp)
    srli s4, t5, 24
    or s4, ra, s4
    slli ra, s1, 8
    sw t2, 120(sp)
    srli t2, s1, 24
    or t2, ra, t2
    slli ra, s9, 8
    sw t2, 136(sp)
    srli t2, s9, 24
    or t2, ra, t2
    slli ra, s2, 8
    sw s2, 128(sp)
    srli s2, s2, 24
    or s2, ra, s2
    slli ra, a0, 8
    sw a4, 164(sp)
    srli a4, a0, 24
    or a4, ra, a4
    lw ra, 104(sp)
    sw a6, 172(sp)
    and a6, ra, t3
    sw s10, 212(sp)
    lw s10, 204(sp)
    sw a7, 204(sp)
    xor a6, s10, a6
    lw s10, 176(sp)
    lw a7, 168(sp)
    sw a0, 112(sp)
    or a0, s10, a7
    xor a0, ra, a0
    lw ra, 116(sp)
    sw t1, 104(sp)
    or a7, a7, ra
    lw t1, 132(sp)
    sw a6, 132(sp)
    xor a7, t1, a7
    not t1, ra
    and t1, t1, a7
    xor t1, s10, t1
    not s10, a6
    sw a7, 176(sp)
    and a7, a7, s10
    lw a6, 96(sp)
    xor a4, s5, a4
    xor a6, a6, a7
    and a7, s10, a6
    xor a7, ra, a7
    not s10, a0
    and s10, s10, a6
    xor t3, t3, s10
    not s10, t1
    and s10, s10, t3
    lw ra, 168(sp)
    xor t4, t4, s11
    xor s10, ra, s10
    xor s3, s7, s3
    xor a5, t6, a5
    xor t6, s6, s2
    xor t0, s1, t0
    xor t5, t5, a3
    xor a3, a1, s0
    xor a2, a2, s4
    xor t2, s8, t2
    lw a1, 104(sp)
    lw s0, 112(sp)
    xor a1, s9, a1
    lw s1, 204(sp)
    lw s2, 212(sp)
    xor s0, s0, s1
    lw s1, 172(sp)
    lw s4, 120(sp)
    xor s1, s1, s2
    lw s2, 164(sp)
    lw s5, 220(sp)
    xor s2, s2, s4
    lw s4, 128(sp)
    lw s6, 136(sp)
    xor s4, s4, s5
    lw s5, 200(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    lw s7, 132(sp)
    srli s8, s2, 8
    xor s6, s7, s6
    slli s7, s2, 24
    or s7, s7, s8
    xor a0, a0, s7
    slli s7, s0, 24
    srli s8, s0, 8
    or s7, s7, s8
    xor a6, a6, s7
    slli s7, a1, 24
    srli s8, a1, 8
    or s7, s7, s8
    lw s8, 176(sp)
    srli s9, a3, 8
    xor s7, s8, s7
    slli s8, a3, 24
    or s8, s8, s9
    xor s8, s10, s8
    slli s9, t5, 24
    srli s10, t5, 8
    or s9, s9, s10
    xor t1, t1, s9
    slli s9, t0, 24
    srli s10, t0, 8
    or s9, s9, s10
    xor a7, a7, s9
    slli s9, a5, 24
    srli s10, a5, 8
    or s9, s9, s10
    xor t3, t3, s9
    # round 22 (skinny.dsl:60)
    lw s9, 196(sp)
    lw s10, 184(sp)
    lw ra, 100(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 188(sp)
    sw t3, 100(sp)
    lw t3, 208(sp)
    sw s7, 176(sp)
    or s7, ra, t3
    sw s8, 132(sp)
    lw s8, 140(sp)
    sw a0, 140(sp)
    xor s7, s8, s7
    and s8, s7, s11
    lw a0, 124(sp)
    sw a7, 196(sp)
    xor a0, a0, s8
    lw s8, 216(sp)
    sw t1, 124(sp)
    or t1, s8, ra
    xor t1, s9, t1
    not s9, a0
    and a7, t1, s9
    xor a7, s10, a7
    not s10, t3
    and s10, s10, s7
    xor s8, s8, s10
    or s10, s8, a7
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw s6, 188(sp)
    lw s6, 1128(ra)
    xor t3, t3, s9
    lw s9, 340(ra)
    xor s6, s10, s6
    lw s10, 352(ra)
    xor a7, a7, s9
    lw s9, 360(ra)
    xor t1, t1, s10
    lw s10, 368(ra)
    xor s8, s8, s9
    lw s9, 376(ra)
    xor t3, t3, s10
    lw s10, 384(ra)
    xor s7, s7, s9
    lw s9, 392(ra)
    xor s10, s11, s10
    xor a0, a0, s9
    not s9, t6
    and s9, s9, a4
    xor s5, s5, s9
    or s9, s3, a2
    xor s1, s1, s9
    not s9, s5
    and s11, s1, s9
    xor t2, t2, s11
    or s11, t4, s3
    xor t6, t6, s11
    and s11, t6, t2
    xor a4, a4, s11
    not s11, a2
    and s11, s11, s1
    xor t4, t4, s11
    not s11, t4
    and s11, s11, a4
    xor s3, s3, s11
    and s9, s9, t2
    lw s11, 344(ra)
    xor a2, a2, s9
    xor a4, a4, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, a4, 16
    sw s3, 208(sp)
    srli s3, a4, 16
    or s3, s11, s3
    slli s11, t6, 16
    sw a4, 216(sp)
    srli a4, t6, 16
    or a4, s11, a4
    slli s11, t4, 16
    sw t6, 184(sp)
    srli t6, t4, 16
    or t6, s11, t6
    slli s11, a2, 16
    sw t4, 136(sp)
    srli t4, a2, 16
    or t4, s11, t4
    slli s11, s1, 16
    sw s1, 200(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 220(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t2, 16
    sw t2, 128(sp)
    srli t2, t2, 16
    or t2, s11, t2
    not s11, s4
    and s11, s11, s0
    xor t0, t0, s11
    or s11, a5, s2
    xor s4, s4, s11
    or s11, s2, t5
    xor a3, a3, s11
    not s11, t5
    and s11, s11, a3
    xor a5, a5, s11
    not s11, t0
    sw a3, 120(sp)
    and a3, a3, s11
    xor a3, a1, a3
    and a1, s11, a3
    xor t5, t5, a1
    and a1, s4, a3
    xor a1, s0, a1
    not s0, a5
    and s0, s0, a1
    xor s0, s2, s0
    lw s2, 188(sp)
    sw t5, 164(sp)
    or s11, s2, a6
    lw t5, 388(ra)
    sw a3, 212(sp)
    lw a3, 196(sp)
    sw a5, 196(sp)
    xor a3, a3, s11
    xor t5, a3, t5
    lw s11, 140(sp)
    lw a5, 124(sp)
    sw t0, 172(sp)
    or t0, s11, a5
    sw s4, 204(sp)
    lw s4, 380(ra)
    sw a1, 112(sp)
    lw a1, 132(sp)
    sw s0, 132(sp)
    xor t0, a1, t0
    xor a1, t0, s4
    and s4, t0, a3
    lw s0, 396(ra)
    sw t5, 104(sp)
    lw t5, 176(sp)
    xor a7, a7, s3
    xor t5, t5, s4
    xor s0, t5, s0
    not s4, t5
    and a3, a3, s4
    lw s4, 372(ra)
    xor a3, a5, a3
    xor a3, a3, s4
    not a5, a5
    and a5, a5, t0
    lw t0, 1144(ra)
    lw s4, 100(sp)
    xor t1, t1, a4
    xor a5, s4, a5
    xor t0, a5, t0
    sw t0, 124(sp)
    not t0, s11
    and t0, s4, t0
    lw s4, 1140(ra)
    xor t0, s2, t0
    xor s2, t0, s4
    or t0, t0, t5
    lw t5, 1136(ra)
    xor a6, a6, t0
    xor t0, a6, t5
    and a5, a5, a6
    lw a6, 1132(ra)
    xor a5, s11, a5
    xor a5, a5, a6
    xor a6, a0, t2
    xor t2, s7, s1
    xor t5, s10, s5
    xor t6, s8, t6
    xor a4, s6, s9
    xor t3, t3, t4
    xor t4, a2, a3
    lw a2, 200(sp)
    lw a0, 128(sp)
    xor a2, a2, a1
    xor a0, a0, s0
    lw s1, 136(sp)
    lw s3, 124(sp)
    lw s4, 220(sp)
    xor s1, s1, s3
    lw s5, 104(sp)
    lw s6, 184(sp)
    xor s4, s4, s5
    xor s6, s2, s6
    lw s7, 216(sp)
    lw s8, 208(sp)
    xor s7, t0, s7
    xor s8, s8, a5
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 132(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 112(sp)
    srli s3, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s3, s11, s3
    lw s11, 204(sp)
    srli s5, s4, 16
    xor s3, s11, s3
    slli s11, s4, 16
    or s5, s11, s5
    lw s11, 172(sp)
    sw t0, 172(sp)
    xor s5, s11, s5
    slli s11, s1, 16
    srli t0, s1, 16
    or t0, s11, t0
    lw s11, 196(sp)
    sw a1, 196(sp)
    xor t0, s11, t0
    slli s11, a0, 16
    srli a1, a0, 16
    or a1, s11, a1
    lw s11, 212(sp)
    sw a5, 212(sp)
    xor a1, s11, a1
    slli s11, a2, 16
    srli a5, a2, 16
    or a5, s11, a5
    lw s11, 120(sp)
    sw s2, 120(sp)
    xor a5, s11, a5
    slli s11, t4, 16
    srli s2, t4, 16
    or s2, s11, s2
    lw s11, 164(sp)
    # round 23 (skinny.dsl:60)
    lw ra, 868(ra)
    # round 22 (skinny.dsl:60)
    xor s2, s11, s2
    # round 23 (skinny.dsl:60)
    not s11, t5
    and s11, s11, a6
    xor t3, t3, s11
    not s11, t6
    and s11, t1, s11
    xor a4, a4, s11
    or s11, a4, t3
    xor t2, t2, s11
    not s11, a7
    and s11, s11, t1
    xor t5, t5, s11
    or s11, t5, t2
    xor a6, a6, s11
    or s11, t6, a4
    xor a7, a7, s11
    not s11, a6
    and s11, a7, s11
    xor t1, t1, s11
    or s11, t3, t2
    xor t6, t6, s11
    xor a6, a6, ra
    slli s11, t1, 24
    srli ra, t1, 8
    or s11, s11, ra
    slli ra, a6, 24
    sw s11, 164(sp)
    srli s11, a6, 8
    or s11, ra, s11
    slli ra, t5, 24
    sw t5, 204(sp)
    srli t5, t5, 8
    or t5, ra, t5
    slli ra, a7, 24
    sw t1, 112(sp)
    srli t1, a7, 8
    or t1, ra, t1
    slli ra, t6, 24
    sw t1, 132(sp)
    srli t1, t6, 8
    or t1, ra, t1
    slli ra, a4, 24
    sw t1, 208(sp)
    srli t1, a4, 8
    or t1, ra, t1
    slli ra, t3, 24
    sw t3, 216(sp)
    srli t3, t3, 8
    or t3, ra, t3
    slli ra, t2, 24
    sw t2, 184(sp)
    srli t2, t2, 8
    or t2, ra, t2
    not ra, s4
    and ra, ra, a0
    xor t4, t4, ra
    not ra, s1
    and ra, s6, ra
    xor s8, s8, ra
    or ra, s8, t4
    xor a2, a2, ra
    not ra, s7
    and ra, ra, s6
    xor s4, s4, ra
    or ra, s4, a2
    xor a0, a0, ra
    or ra, s1, s8
    xor s7, s7, ra
    not ra, a0
    and ra, s7, ra
    xor s6, s6, ra
    or ra, t4, a2
    xor s1, s1, ra
    or ra, s5, a1
    xor s2, s2, ra
    or ra, s3, t0
    xor s9, s9, ra
    and ra, s9, s2
    xor a5, a5, ra
    not ra, s3
    and ra, s10, ra
    xor s5, s5, ra
    or ra, s5, a5
    xor a1, a1, ra
    not ra, t0
    and ra, ra, s9
    xor s10, s10, ra
    and ra, s10, a1
    xor s3, s3, ra
    not ra, a5
    and ra, s2, ra
    sw a0, 220(sp)
    lw a0, 72(sp)
    sw s1, 136(sp)
    lw s1, 1148(a0)
    xor t0, t0, ra
    lw ra, 408(a0)
    xor s1, s3, s1
    lw s3, 1156(a0)
    xor a1, a1, ra
    lw ra, 424(a0)
    xor s3, s5, s3
    lw s5, 432(a0)
    xor s10, s10, ra
    lw ra, 440(a0)
    xor t0, t0, s5
    lw s5, 448(a0)
    xor s9, s9, ra
    lw ra, 456(a0)
    xor s2, s2, s5
    xor a5, a5, ra
    slli s5, s2, 16
    srli ra, s2, 16
    or s5, s5, ra
    slli ra, a5, 16
    sw s2, 128(sp)
    srli s2, a5, 16
    or s2, ra, s2
    slli ra, s10, 16
    sw s10, 200(sp)
    srli s10, s10, 16
    or s10, ra, s10
    slli ra, s1, 16
    sw s1, 140(sp)
    srli s1, s1, 16
    or s1, ra, s1
    slli ra, t0, 16
    sw t0, 188(sp)
    srli t0, t0, 16
    or t0, ra, t0
    slli ra, s9, 16
    sw s9, 100(sp)
    srli s9, s9, 16
    or s9, ra, s9
    slli ra, s3, 16
    sw s3, 176(sp)
    srli s3, s3, 16
    or s3, ra, s3
    slli ra, a1, 16
    sw a1, 168(sp)
    srli a1, a1, 16
    or a1, ra, a1
    lw ra, 104(sp)
    sw a5, 116(sp)
    or a5, ra, s0
    sw s7, 96(sp)
    lw s7, 452(a0)
    xor a5, a3, a5
    xor a3, a5, s7
    lw s7, 120(sp)
    sw s6, 108(sp)
    lw s6, 124(sp)
    sw s8, 192(sp)
    or s8, s7, s6
    sw a2, 160(sp)
    lw a2, 444(a0)
    sw s4, 148(sp)
    lw s4, 212(sp)
    sw t4, 212(sp)
    xor s4, s4, s8
    xor a2, s4, a2
    and s8, s4, a5
    lw t4, 460(a0)
    sw s5, 180(sp)
    lw s5, 196(sp)
    xor a6, a6, a1
    xor s5, s5, s8
    xor t4, s5, t4
    not s5, s5
    and a5, a5, s5
    lw s8, 436(a0)
    xor a5, s6, a5
    xor a5, a5, s8
    not s6, s6
    and s4, s6, s4
    lw s6, 428(a0)
    lw s8, 172(sp)
    sw a5, 172(sp)
    xor s4, s8, s4
    xor s6, s4, s6
    or s8, s8, s7
    lw a5, 420(a0)
    xor s8, ra, s8
    xor a5, s8, a5
    and s5, s8, s5
    lw s8, 1152(a0)
    xor s0, s0, s5
    xor s5, s0, s8
    or s0, s4, s0
    lw s4, 404(a0)
    xor s0, s7, s0
    xor s0, s0, s4
    xor t2, t2, t4
    xor t4, s11, s5
    xor a5, t5, a5
    xor t3, t3, a3
    xor t0, t6, t0
    xor a7, a7, s10
    lw t5, 112(sp)
    lw t6, 132(sp)
    xor t5, t5, s1
    xor t6, t6, s6
    xor t1, t1, a2
    xor a4, a4, s9
    lw a3, 184(sp)
    lw a2, 164(sp)
    xor a3, a3, s2
    xor a2, a2, s0
    lw a1, 204(sp)
    lw s0, 216(sp)
    xor a1, a1, s3
    lw s1, 180(sp)
    lw s2, 172(sp)
    xor s0, s0, s1
    lw s1, 208(sp)
    srli s3, s0, 24
    xor s1, s1, s2
    slli s2, s0, 8
    or s2, s2, s3
    lw s3, 212(sp)
    srli s4, a1, 24
    xor s2, s3, s2
    slli s3, a1, 8
    or s3, s3, s4
    lw s4, 148(sp)
    srli s5, a3, 24
    xor s3, s4, s3
    slli s4, a3, 8
    or s4, s4, s5
    lw s5, 160(sp)
    srli s6, a4, 24
    xor s4, s5, s4
    slli s5, a4, 8
    or s5, s5, s6
    lw s6, 192(sp)
    srli s7, t5, 24
    xor s5, s6, s5
    slli s6, t5, 8
    or s6, s6, s7
    lw s7, 108(sp)
    srli s8, a7, 24
    xor s6, s7, s6
    slli s7, a7, 8
    or s7, s7, s8
    lw s8, 96(sp)
    srli s9, t0, 24
    xor s7, s8, s7
    slli s8, t0, 8
    or s8, s8, s9
    lw s9, 136(sp)
    srli s10, a6, 24
    xor s8, s9, s8
    slli s9, a6, 8
    or s9, s9, s10
    lw s10, 220(sp)
    xor s9, s10, s9
    # round 24 (skinny.dsl:60)
    or s10, s0, a3
    xor t0, t0, s10
    not s10, a1
    and s10, s10, a7
    xor t5, t5, s10
    not s10, t0
    and s10, t5, s10
    xor a4, a4, s10
    or s10, a6, a1
    xor s0, s0, s10
    not s10, a4
    and s10, s0, s10
    xor a3, a3, s10
    and s10, a7, t5
    xor a6, a6, s10
    or s10, a6, a3
    xor a1, a1, s10
    or s10, t0, a4
    xor a7, a7, s10
    or s10, s2, s4
    xor s8, s8, s10
    or s10, s3, s7
    xor s6, s6, s10
    and s10, s6, s8
    xor s5, s5, s10
    or s10, s9, s3
    xor s2, s2, s10
    not s10, s5
    and s11, s2, s10
    xor s4, s4, s11
    not s11, s7
    and s11, s11, s6
    xor s9, s9, s11
    or s11, s9, s4
    xor s3, s3, s11
    and s10, s8, s10
    lw s11, 1160(a0)
    xor s7, s7, s10
    lw s10, 1164(a0)
    xor s3, s3, s11
    lw s11, 1168(a0)
    xor s4, s4, s10
    lw s10, 1172(a0)
    xor s2, s2, s11
    lw s11, 496(a0)
    xor s9, s9, s10
    lw s10, 504(a0)
    xor s7, s7, s11
    lw s11, 512(a0)
    xor s6, s6, s10
    lw s10, 520(a0)
    xor s8, s8, s11
    xor s5, s5, s10
    lw s10, 128(sp)
    lw s11, 116(sp)
    sw a4, 220(sp)
    or ra, s10, s11
    lw a4, 188(sp)
    sw s5, 188(sp)
    xor a4, a4, ra
    lw ra, 176(sp)
    lw s5, 200(sp)
    sw s0, 136(sp)
    or s0, ra, s5
    sw s2, 96(sp)
    lw s2, 140(sp)
    sw a1, 140(sp)
    xor s0, s2, s0
    and s2, s0, a4
    lw a1, 100(sp)
    sw t5, 128(sp)
    xor a1, a1, s2
    lw s2, 168(sp)
    sw s3, 100(sp)
    or s3, s2, ra
    xor s3, s10, s3
    not s10, a1
    and t5, s3, s10
    xor t5, s11, t5
    not s11, s5
    and s11, s11, s0
    xor s2, s2, s11
    or s11, s2, t5
    xor s11, ra, s11
    and s10, a4, s10
    lw ra, 468(a0)
    xor s5, s5, s10
    lw s10, 476(a0)
    xor s11, s11, ra
    lw ra, 484(a0)
    xor t5, t5, s10
    lw s10, 492(a0)
    xor s3, s3, ra
    lw ra, 500(a0)
    xor s2, s2, s10
    lw s10, 508(a0)
    xor s5, s5, ra
    lw ra, 516(a0)
    xor s0, s0, s10
    lw s10, 524(a0)
    xor a4, a4, ra
    xor a1, a1, s10
    or s10, t3, t2
    xor s1, s1, s10
    not s10, a5
    and s10, s10, t6
    xor a2, a2, s10
    not s10, s1
    and s10, a2, s10
    xor t1, t1, s10
    or s10, t4, a5
    xor t3, t3, s10
    not s10, t1
    and s10, t3, s10
    xor t2, t2, s10
    and s10, t6, a2
    xor t4, t4, s10
    or s10, t4, t2
    xor a5, a5, s10
    or s10, s1, t1
    lw ra, 280(a0)
    xor t6, t6, s10
    xor t2, t2, ra
    xor a1, a1, t1
    xor t5, t5, t2
    xor s3, s3, t3
    xor t2, t2, s4
    xor a3, a3, t2
    xor a4, a4, s1
    xor s1, s8, s1
    xor t0, t0, s1
    xor s2, s2, t4
    xor s5, s5, t6
    xor t4, s9, t4
    xor a6, a6, t4
    xor t6, s7, t6
    xor a7, a7, t6
    xor s0, s0, a2
    xor s10, s11, a5
    xor a2, s6, a2
    lw s11, 128(sp)
    lw ra, 100(sp)
    xor s11, s11, a2
    xor a5, ra, a5
    sw a2, 128(sp)
    lw a2, 140(sp)
    sw a5, 140(sp)
    xor a2, a2, a5
    lw a5, 96(sp)
    sw t4, 200(sp)
    xor t3, t3, a5
    lw t4, 136(sp)
    sw t3, 136(sp)
    xor t4, t4, t3
    lw t3, 188(sp)
    sw t2, 176(sp)
    xor t1, t3, t1
    lw t2, 220(sp)
    # round 25 (skinny.dsl:60)
    sw t6, 220(sp)
    # round 24 (skinny.dsl:60)
    xor t2, t2, t1
    # round 25 (skinny.dsl:60)
    or t6, t0, t2
    xor a7, a7, t6
    or t6, t4, a6
    xor t6, a2, t6
    and a2, t6, a7
    xor a2, s11, a2
    or s11, a3, t4
    xor t0, t0, s11
    not s11, a2
    sw s1, 168(sp)
    and s1, t0, s11
    xor t2, t2, s1
    not s1, a6
    and s1, s1, t6
    xor a3, a3, s1
    or s1, a3, t2
    xor t4, t4, s1
    and s1, a7, s11
    lw s11, 528(a0)
    xor a6, a6, s1
    lw s1, 1180(a0)
    xor t4, t4, s11
    lw s11, 1184(a0)
    xor t2, t2, s1
    lw s1, 552(a0)
    xor t0, t0, s11
    lw s11, 560(a0)
    xor a3, a3, s1
    lw s1, 568(a0)
    xor a6, a6, s11
    lw s11, 576(a0)
    xor t6, t6, s1
    lw s1, 584(a0)
    xor a7, a7, s11
    xor a2, a2, s1
    slli s1, a7, 16
    srli s11, a7, 16
    or s1, s1, s11
    slli s11, a2, 16
    sw a7, 116(sp)
    srli a7, a2, 16
    or a7, s11, a7
    slli s11, a3, 16
    sw a3, 108(sp)
    srli a3, a3, 16
    or a3, s11, a3
    slli s11, t4, 16
    sw t4, 192(sp)
    srli t4, t4, 16
    or t4, s11, t4
    slli s11, a6, 16
    sw a6, 160(sp)
    srli a6, a6, 16
    or a6, s11, a6
    slli s11, t6, 16
    sw t6, 148(sp)
    srli t6, t6, 16
    or t6, s11, t6
    slli s11, t0, 16
    sw t0, 212(sp)
    srli t0, t0, 16
    or t0, s11, t0
    slli s11, t2, 16
    sw t2, 172(sp)
    srli t2, t2, 16
    or t2, s11, t2
    or s11, s8, t3
    xor s7, s7, s11
    or s11, a5, s9
    xor s11, ra, s11
    and ra, s11, s7
    xor s6, s6, ra
    or ra, s4, a5
    xor s8, s8, ra
    not ra, s6
    sw a2, 100(sp)
    and a2, s8, ra
    xor t3, t3, a2
    not a2, s9
    and a2, a2, s11
    xor a2, s4, a2
    or s4, a2, t3
    xor a5, a5, s4
    and s4, s7, ra
    lw ra, 1176(a0)
    xor s4, s9, s4
    lw s9, 540(a0)
    xor a5, a5, ra
    lw ra, 548(a0)
    xor t3, t3, s9
    lw s9, 556(a0)
    xor s8, s8, ra
    lw ra, 564(a0)
    xor a2, a2, s9
    lw s9, 572(a0)
    xor s4, s4, ra
    lw ra, 580(a0)
    xor s9, s11, s9
    lw s11, 588(a0)
    xor s7, s7, ra
    xor s6, s6, s11
    or s11, a4, a1
    xor s5, s5, s11
    not s11, s2
    and ra, s3, s11
    xor s10, s10, ra
    and ra, s10, s5
    xor s0, s0, ra
    not ra, t5
    and ra, ra, s3
    xor a4, a4, ra
    not ra, a4
    and ra, ra, s0
    xor a1, a1, ra
    and s11, s11, s10
    xor t5, t5, s11
    or s11, t5, a1
    xor s3, s3, s11
    and s11, s5, s0
    lw ra, 16(a0)
    xor s2, s2, s11
    xor a1, a1, ra
    slli s11, s3, 8
    srli ra, s3, 24
    or s11, s11, ra
    slli ra, a1, 8
    srli a0, a1, 24
    or a0, ra, a0
    slli ra, a4, 8
    sw s4, 96(sp)
    srli s4, a4, 24
    or s4, ra, s4
    slli ra, t5, 8
    sw s1, 188(sp)
    srli s1, t5, 24
    or s1, ra, s1
    slli ra, s2, 8
    sw t0, 208(sp)
    srli t0, s2, 24
    or t0, ra, t0
    slli ra, s10, 8
    sw t0, 180(sp)
    srli t0, s10, 24
    or t0, ra, t0
    slli ra, s5, 8
    sw s5, 216(sp)
    srli s5, s5, 24
    or s5, ra, s5
    slli ra, s0, 8
    sw a4, 204(sp)
    srli a4, s0, 24
    or a4, ra, a4
    lw ra, 168(sp)
    sw a5, 164(sp)
    or a5, ra, t1
    sw s11, 184(sp)
    lw s11, 220(sp)
    sw s0, 132(sp)
    xor a5, s11, a5
    lw s11, 176(sp)
    sw a7, 220(sp)
    not a7, s11
    lw s0, 136(sp)
    sw s10, 112(sp)
    and a7, a7, s0
    xor a7, ra, a7
    lw ra, 200(sp)
    sw t6, 168(sp)
    not t6, ra
    and s0, s0, t6
    lw s10, 140(sp)
    xor a4, s6, a4
    xor s0, s10, s0
    and t6, t6, s0
    xor t6, s11, t6
    and s10, s0, a5
    lw s11, 128(sp)
    xor t3, t3, a0
    xor s10, s11, s10
    and s11, a5, s10
    xor s11, ra, s11
    not ra, a7
    and ra, ra, s10
    xor t1, t1, ra
    or ra, t6, t1
    sw t1, 200(sp)
    lw t1, 136(sp)
    xor a0, s8, s4
    xor t1, t1, ra
    xor t2, a1, t2
    xor a1, s7, s5
    xor a6, s2, a6
    xor t5, t5, a3
    xor t4, s3, t4
    xor a3, a2, s1
    xor t0, s9, t0
    lw a2, 112(sp)
    lw s1, 168(sp)
    lw s2, 220(sp)
    xor a2, a2, s1
    lw s1, 132(sp)
    lw s3, 184(sp)
    xor s1, s1, s2
    lw s2, 164(sp)
    lw s4, 208(sp)
    xor s2, s2, s3
    lw s3, 204(sp)
    lw s5, 188(sp)
    xor s3, s3, s4
    lw s4, 216(sp)
    lw s6, 180(sp)
    xor s4, s4, s5
    lw s5, 96(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    xor a5, a5, s6
    slli s6, s3, 24
    srli s7, s3, 8
    or s6, s6, s7
    xor a7, a7, s6
    slli s6, s1, 24
    srli s7, s1, 8
    or s6, s6, s7
    xor s6, s10, s6
    slli s7, a2, 24
    srli s8, a2, 8
    or s7, s7, s8
    xor s0, s0, s7
    slli s7, t4, 24
    srli s8, t4, 8
    or s7, s7, s8
    xor t1, t1, s7
    slli s7, t5, 24
    srli s8, t5, 8
    or s7, s7, s8
    xor t6, t6, s7
    slli s7, a6, 24
    srli s8, a6, 8
    or s7, s7, s8
    xor s7, s11, s7
    slli s8, t2, 24
    srli s9, t2, 8
    or s8, s8, s9
    lw s9, 200(sp)
    # round 26 (skinny.dsl:60)
    lw s10, 100(sp)
    # round 25 (skinny.dsl:60)
    xor s8, s9, s8
    # round 26 (skinny.dsl:60)
    lw s9, 116(sp)
    lw ra, 160(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 212(sp)
    sw s8, 160(sp)
    lw s8, 108(sp)
    sw s0, 200(sp)
    or s0, ra, s8
    sw t1, 180(sp)
    lw t1, 192(sp)
    sw a7, 192(sp)
    xor t1, t1, s0
    and s0, t1, s11
    lw a7, 148(sp)
    sw s7, 116(sp)
    xor a7, a7, s0
    lw s0, 172(sp)
    sw t6, 148(sp)
    or t6, s0, ra
    xor t6, s9, t6
    not s9, a7
    and s7, t6, s9
    xor s7, s10, s7
    not s10, s8
    and s10, s10, t1
    xor s0, s0, s10
    or s10, s0, s7
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw a5, 212(sp)
    lw a5, 592(ra)
    xor s8, s8, s9
    lw s9, 1192(ra)
    xor a5, s10, a5
    lw s10, 608(ra)
    xor s7, s7, s9
    lw s9, 616(ra)
    xor t6, t6, s10
    lw s10, 624(ra)
    xor s0, s0, s9
    lw s9, 632(ra)
    xor s8, s8, s10
    lw s10, 640(ra)
    xor t1, t1, s9
    lw s9, 648(ra)
    xor s10, s11, s10
    xor a7, a7, s9
    and s9, a1, a4
    xor s5, s5, s9
    or s9, a0, a3
    xor s2, s2, s9
    not s9, s5
    and s11, s2, s9
    xor t0, t0, s11
    or s11, t3, a0
    xor a1, a1, s11
    not s11, a1
    and s11, s11, t0
    xor a4, a4, s11
    not s11, a3
    and s11, s11, s2
    xor t3, t3, s11
    not s11, t3
    and s11, s11, a4
    xor a0, a0, s11
    and s9, s9, t0
    lw s11, 664(ra)
    xor a3, a3, s9
    xor a4, a4, s11
    slli s9, a0, 16
    srli s11, a0, 16
    or s9, s9, s11
    slli s11, a4, 16
    sw a0, 108(sp)
    srli a0, a4, 16
    or a0, s11, a0
    slli s11, a1, 16
    sw a4, 172(sp)
    srli a4, a1, 16
    or a4, s11, a4
    slli s11, t3, 16
    sw a1, 100(sp)
    srli a1, t3, 16
    or a1, s11, a1
    slli s11, a3, 16
    sw t3, 96(sp)
    srli t3, a3, 16
    or t3, s11, t3
    slli s11, s2, 16
    sw s2, 188(sp)
    srli s2, s2, 16
    or s2, s11, s2
    slli s11, s5, 16
    sw s5, 216(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t0, 16
    sw t0, 208(sp)
    srli t0, t0, 16
    or t0, s11, t0
    and s11, s4, s1
    xor a6, a6, s11
    or s11, t2, s3
    xor s4, s4, s11
    or s11, s3, t5
    xor t4, t4, s11
    not s11, t5
    and s11, s11, t4
    xor t2, t2, s11
    not s11, a6
    sw t4, 204(sp)
    and t4, t4, s11
    xor t4, a2, t4
    and a2, s11, t4
    xor t5, t5, a2
    not a2, s4
    and a2, a2, t4
    xor a2, s1, a2
    not s1, t2
    and s1, s1, a2
    xor s1, s3, s1
    lw s3, 212(sp)
    sw t5, 184(sp)
    or s11, s3, s6
    lw t5, 644(ra)
    sw t4, 164(sp)
    lw t4, 116(sp)
    sw t2, 116(sp)
    xor t4, t4, s11
    xor t5, t4, t5
    lw s11, 192(sp)
    lw t2, 148(sp)
    sw a6, 220(sp)
    or a6, s11, t2
    sw s4, 132(sp)
    lw s4, 636(ra)
    sw a2, 168(sp)
    lw a2, 180(sp)
    sw s1, 180(sp)
    xor a6, a2, a6
    xor a2, a6, s4
    and s4, a6, t4
    lw s1, 652(ra)
    sw t5, 112(sp)
    lw t5, 200(sp)
    xor a7, a7, t0
    xor t5, t5, s4
    xor s1, t5, s1
    not t5, t5
    and t4, t4, t5
    lw s4, 628(ra)
    xor t4, t2, t4
    xor t4, t4, s4
    not t2, t2
    and a6, t2, a6
    lw t2, 1200(ra)
    lw s4, 160(sp)
    xor t0, s7, a0
    xor a6, s4, a6
    xor t2, a6, t2
    or s4, s4, s11
    sw t2, 160(sp)
    lw t2, 1196(ra)
    xor s3, s3, s4
    xor t2, s3, t2
    and t5, s3, t5
    lw s3, 604(ra)
    xor t5, s6, t5
    xor s3, t5, s3
    or a6, a6, t5
    lw t5, 1188(ra)
    xor a6, s11, a6
    xor a6, a6, t5
    xor t5, t6, a4
    xor t1, t1, s2
    xor t6, s10, s5
    xor a4, s0, a1
    xor a5, a5, s9
    xor t3, s8, t3
    xor a3, a3, t4
    lw a1, 188(sp)
    lw a0, 208(sp)
    xor a1, a1, a2
    xor a0, a0, s1
    lw s0, 96(sp)
    lw s2, 160(sp)
    lw s4, 216(sp)
    xor s0, s0, s2
    lw s5, 112(sp)
    lw s6, 100(sp)
    xor s4, s4, s5
    xor s6, t2, s6
    lw s7, 172(sp)
    lw s8, 108(sp)
    xor s7, s3, s7
    xor s8, s8, a6
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 180(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 168(sp)
    srli s2, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s2, s11, s2
    lw s11, 132(sp)
    srli s5, s4, 16
    xor s2, s11, s2
    slli s11, s4, 16
    or s5, s11, s5
    lw s11, 220(sp)
    sw s3, 220(sp)
    xor s5, s11, s5
    slli s11, s0, 16
    srli s3, s0, 16
    or s3, s11, s3
    lw s11, 116(sp)
    sw a2, 116(sp)
    xor s3, s11, s3
    slli s11, a0, 16
    srli a2, a0, 16
    or a2, s11, a2
    lw s11, 164(sp)
    sw a6, 164(sp)
    xor a2, s11, a2
    slli s11, a1, 16
    srli a6, a1, 16
    or a6, s11, a6
    lw s11, 204(sp)
    sw t2, 204(sp)
    xor a6, s11, a6
    slli s11, a3, 16
    srli t2, a3, 16
    or t2, s11, t2
    lw s11, 184(sp)
    # round 27 (skinny.dsl:60)
    sw t4, 184(sp)
    # round 26 (skinny.dsl:60)
    xor t2, s11, t2
    # round 27 (skinny.dsl:60)
    not s11, t6
    and s11, s11, a7
    xor t3, t3, s11
    or s11, t5, a4
    xor a5, a5, s11
    not s11, t3
    and t4, a5, s11
    xor t1, t1, t4
    or t4, t0, t5
    xor t4, t6, t4
    and t6, t4, t1
    xor a7, a7, t6
    not t6, a4
    and t6, t6, a5
    xor t0, t0, t6
    not t6, t0
    and t6, t6, a7
    xor t5, t5, t6
    and t6, s11, t1
    lw s11, 664(ra)
    xor t6, a4, t6
    xor a7, a7, s11
    slli a4, t5, 24
    srli s11, t5, 8
    or a4, a4, s11
    slli s11, a7, 24
    sw a4, 132(sp)
    srli a4, a7, 8
    or a4, s11, a4
    slli s11, t4, 24
    sw t4, 168(sp)
    srli t4, t4, 8
    or t4, s11, t4
    slli s11, t0, 24
    sw t5, 180(sp)
    srli t5, t0, 8
    or t5, s11, t5
    slli s11, t6, 24
    sw t5, 108(sp)
    srli t5, t6, 8
    or t5, s11, t5
    slli s11, a5, 24
    sw t5, 172(sp)
    srli t5, a5, 8
    or t5, s11, t5
    slli s11, t3, 24
    sw t3, 100(sp)
    srli t3, t3, 8
    or t3, s11, t3
    slli s11, t1, 24
    sw t1, 216(sp)
    srli t1, t1, 8
    or t1, s11, t1
    not s11, s4
    and s11, s11, a0
    xor a3, a3, s11
    or s11, s7, s6
    xor s4, s4, s11
    or s11, s6, s0
    xor s8, s8, s11
    not s11, s0
    and s11, s11, s8
    xor s7, s7, s11
    not s11, a3
    sw s8, 96(sp)
    and s8, s8, s11
    xor a1, a1, s8
    and s8, s11, a1
    xor s0, s0, s8
    and s8, s4, a1
    xor a0, a0, s8
    not s8, s7
    and s8, s8, a0
    xor s6, s6, s8
    or s8, s5, a2
    xor t2, t2, s8
    or s8, s2, s3
    xor s8, s9, s8
    and s9, s8, t2
    xor a6, a6, s9
    not s9, s2
    and s9, s10, s9
    xor s5, s5, s9
    or s9, s5, a6
    xor a2, a2, s9
    not s9, s3
    and s9, s9, s8
    xor s9, s10, s9
    and s10, s9, a2
    xor s2, s2, s10
    not s10, a6
    and s10, t2, s10
    lw s11, 1204(ra)
    xor s3, s3, s10
    lw s10, 1212(ra)
    xor s2, s2, s11
    lw s11, 1216(ra)
    xor a2, a2, s10
    lw s10, 1220(ra)
    xor s5, s5, s11
    lw s11, 692(ra)
    xor s9, s9, s10
    lw s10, 700(ra)
    xor s3, s3, s11
    lw s11, 708(ra)
    xor s8, s8, s10
    lw s10, 716(ra)
    xor t2, t2, s11
    xor a6, a6, s10
    slli s10, t2, 16
    srli s11, t2, 16
    or s10, s10, s11
    slli s11, a6, 16
    sw t2, 208(sp)
    srli t2, a6, 16
    or t2, s11, t2
    slli s11, s9, 16
    sw s9, 188(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, s2, 16
    sw s2, 192(sp)
    srli s2, s2, 16
    or s2, s11, s2
    slli s11, s3, 16
    sw s3, 212(sp)
    srli s3, s3, 16
    or s3, s11, s3
    slli s11, s8, 16
    sw s8, 148(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s5, 16
    sw s5, 200(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, a2, 16
    sw a2, 136(sp)
    srli a2, a2, 16
    or a2, s11, a2
    lw s11, 112(sp)
    sw a6, 128(sp)
    or a6, s11, s1
    sw a0, 176(sp)
    lw a0, 712(ra)
    sw s0, 140(sp)
    lw s0, 184(sp)
    sw s7, 184(sp)
    xor a6, s0, a6
    xor a0, a6, a0
    lw s0, 204(sp)
    lw s7, 160(sp)
    sw s6, 120(sp)
    or s6, s0, s7
    sw a1, 104(sp)
    lw a1, 704(ra)
    sw s4, 124(sp)
    lw s4, 164(sp)
    sw a3, 164(sp)
    xor s4, s4, s6
    xor a1, s4, a1
    and s6, s4, a6
    lw a3, 720(ra)
    sw s10, 196(sp)
    lw s10, 116(sp)
    xor a7, a7, a2
    xor s6, s10, s6
    xor a3, s6, a3
    not s6, s6
    and a6, a6, s6
    lw s10, 696(ra)
    xor a6, s7, a6
    xor a6, a6, s10
    not s7, s7
    and s4, s7, s4
    lw s7, 688(ra)
    lw s10, 220(sp)
    sw a6, 220(sp)
    xor s4, s10, s4
    xor s7, s4, s7
    or s10, s10, s0
    lw a6, 680(ra)
    xor s10, s11, s10
    xor a6, s10, a6
    and s6, s10, s6
    lw s10, 672(ra)
    xor s1, s1, s6
    xor s6, s1, s10
    or s1, s4, s1
    lw s4, 1208(ra)
    xor s0, s0, s1
    xor s0, s0, s4
    xor t1, t1, a3
    xor a4, a4, s6
    xor a6, t4, a6
    xor t3, t3, a0
    xor t4, t6, s3
    xor t0, t0, s9
    lw t6, 180(sp)
    lw a3, 108(sp)
    xor t6, t6, s2
    xor a3, a3, s7
    xor t5, t5, a1
    xor a5, a5, s8
    lw a2, 216(sp)
    lw a1, 168(sp)
    xor t2, a2, t2
    lw a2, 132(sp)
    xor a1, a1, s5
    xor a2, a2, s0
    lw a0, 100(sp)
    lw s0, 196(sp)
    lw s1, 220(sp)
    xor a0, a0, s0
    lw s0, 172(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 164(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 124(sp)
    srli s4, t2, 24
    xor s2, s3, s2
    slli s3, t2, 8
    or s3, s3, s4
    lw s4, 104(sp)
    srli s5, a5, 24
    xor s3, s4, s3
    slli s4, a5, 8
    or s4, s4, s5
    lw s5, 96(sp)
    srli s6, t6, 24
    xor s4, s5, s4
    slli s5, t6, 8
    or s5, s5, s6
    lw s6, 120(sp)
    srli s7, t0, 24
    xor s5, s6, s5
    slli s6, t0, 8
    or s6, s6, s7
    lw s7, 184(sp)
    srli s8, t4, 24
    xor s6, s7, s6
    slli s7, t4, 8
    or s7, s7, s8
    lw s8, 140(sp)
    srli s9, a7, 24
    xor s7, s8, s7
    slli s8, a7, 8
    or s8, s8, s9
    lw s9, 176(sp)
    # round 28 (skinny.dsl:60)
    lw s10, 1224(ra)
    # round 27 (skinny.dsl:60)
    xor s8, s9, s8
    # round 28 (skinny.dsl:60)
    not s9, a0
    and s9, s9, t2
    xor t4, t4, s9
    not s9, t0
    and s9, a1, s9
    xor t6, t6, s9
    or s9, t6, t4
    xor a5, a5, s9
    not s9, a7
    and s9, s9, a1
    xor a0, a0, s9
    or s9, a0, a5
    xor t2, t2, s9
    or s9, t0, t6
    xor a7, a7, s9
    not s9, t2
    and s9, a7, s9
    xor a1, a1, s9
    or s9, t4, a5
    xor t0, t0, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    not s9, s2
    and s9, s8, s9
    xor s1, s1, s9
    or s9, s1, s4
    xor s3, s3, s9
    not s9, s6
    and s9, s9, s5
    xor s8, s8, s9
    and s9, s8, s3
    xor s2, s2, s9
    not s9, s4
    and s9, s7, s9
    xor s6, s6, s9
    lw s9, 1232(ra)
    xor s2, s2, s10
    lw s10, 1240(ra)
    xor s3, s3, s9
    lw s9, 752(ra)
    xor s1, s1, s10
    lw s10, 760(ra)
    xor s8, s8, s9
    lw s9, 768(ra)
    xor s6, s6, s10
    lw s10, 776(ra)
    xor s5, s5, s9
    lw s9, 784(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 208(sp)
    lw s10, 128(sp)
    sw a5, 176(sp)
    or s11, s9, s10
    lw a5, 212(sp)
    sw s4, 212(sp)
    xor a5, a5, s11
    lw s11, 200(sp)
    lw s4, 188(sp)
    sw a0, 140(sp)
    or a0, s11, s4
    sw s1, 184(sp)
    lw s1, 192(sp)
    sw a1, 192(sp)
    xor a0, s1, a0
    and s1, a0, a5
    lw a1, 148(sp)
    sw t6, 208(sp)
    xor a1, a1, s1
    lw s1, 136(sp)
    sw s2, 148(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t6, s2, s9
    xor t6, s10, t6
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t6
    xor s10, s11, s10
    and s9, a5, s9
    lw s11, 1228(ra)
    xor s4, s4, s9
    lw s9, 1236(ra)
    xor s10, s10, s11
    lw s11, 748(ra)
    xor t6, t6, s9
    lw s9, 756(ra)
    xor s2, s2, s11
    lw s11, 764(ra)
    xor s1, s1, s9
    lw s9, 772(ra)
    xor s4, s4, s11
    lw s11, 780(ra)
    xor a0, a0, s9
    lw s9, 788(ra)
    xor a5, a5, s11
    xor a1, a1, s9
    not s9, t3
    and s9, s9, t1
    xor s0, s0, s9
    not s9, a4
    and s9, s9, a6
    xor t3, t3, s9
    not s9, a3
    and s9, a6, s9
    xor a2, a2, s9
    or s9, a3, a2
    xor a4, a4, s9
    or s9, a2, s0
    xor t5, t5, s9
    or s9, t3, t5
    lw s11, 16(ra)
    xor t1, t1, s9
    xor s9, t1, s11
    not t1, t1
    and t1, a4, t1
    xor a6, a6, t1
    or t1, s0, t5
    xor t1, a3, t1
    xor a3, a1, t5
    xor t6, t6, s9
    xor a1, s2, t3
    xor s2, s9, s3
    xor t2, t2, s2
    xor a5, a5, s0
    xor s0, s7, s0
    xor t4, t4, s0
    xor s1, s1, a4
    xor s4, s4, t1
    xor a4, s8, a4
    xor a7, a7, a4
    xor t1, s6, t1
    xor t0, t0, t1
    xor a0, a0, a2
    xor s9, s10, a6
    xor a2, s5, a2
    lw s10, 208(sp)
    lw s11, 148(sp)
    xor s10, s10, a2
    xor a6, s11, a6
    sw s2, 208(sp)
    lw s2, 192(sp)
    sw a2, 192(sp)
    xor s2, s2, a6
    lw a2, 184(sp)
    sw a6, 188(sp)
    xor t3, t3, a2
    lw a6, 140(sp)
    sw a4, 140(sp)
    xor a6, a6, t3
    lw a4, 212(sp)
    sw t3, 200(sp)
    xor t5, a4, t5
    lw t3, 176(sp)
    # round 29 (skinny.dsl:60)
    sw t1, 176(sp)
    # round 28 (skinny.dsl:60)
    xor t3, t3, t5
    # round 29 (skinny.dsl:60)
    or t1, t4, t3
    xor t0, t0, t1
    or t1, a6, a7
    xor t1, s2, t1
    and s2, t1, t0
    xor s2, s10, s2
    or s10, t2, a6
    xor t4, t4, s10
    not s10, s2
    sw s0, 136(sp)
    and s0, t4, s10
    xor t3, t3, s0
    not s0, a7
    and s0, s0, t1
    xor t2, t2, s0
    or s0, t2, t3
    xor a6, a6, s0
    and s0, t0, s10
    lw s10, 1244(ra)
    xor a7, a7, s0
    lw s0, 1248(ra)
    xor a6, a6, s10
    lw s10, 1256(ra)
    xor t3, t3, s0
    lw s0, 1260(ra)
    xor t4, t4, s10
    lw s10, 824(ra)
    xor t2, t2, s0
    lw s0, 832(ra)
    xor a7, a7, s10
    lw s10, 840(ra)
    xor t1, t1, s0
    lw s0, 848(ra)
    xor t0, t0, s10
    xor s0, s2, s0
    slli s2, t0, 16
    srli s10, t0, 16
    or s2, s2, s10
    slli s10, s0, 16
    sw t0, 128(sp)
    srli t0, s0, 16
    or t0, s10, t0
    slli s10, t2, 16
    sw t2, 120(sp)
    srli t2, t2, 16
    or t2, s10, t2
    slli s10, a6, 16
    sw a6, 96(sp)
    srli a6, a6, 16
    or a6, s10, a6
    slli s10, a7, 16
    sw a7, 104(sp)
    srli a7, a7, 16
    or a7, s10, a7
    slli s10, t1, 16
    sw t1, 124(sp)
    srli t1, t1, 16
    or t1, s10, t1
    slli s10, t4, 16
    sw t4, 164(sp)
    srli t4, t4, 16
    or t4, s10, t4
    slli s10, t3, 16
    sw t3, 220(sp)
    srli t3, t3, 16
    or t3, s10, t3
    or s10, s7, a4
    xor s6, s6, s10
    or s10, a2, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, a2
    xor s7, s7, s11
    not s11, s5
    sw s0, 148(sp)
    and s0, s7, s11
    xor a4, a4, s0
    not s0, s8
    and s0, s0, s10
    xor s0, s3, s0
    or s3, s0, a4
    xor a2, a2, s3
    and s3, s6, s11
    lw s11, 796(ra)
    xor s3, s8, s3
    lw s8, 1252(ra)
    xor a2, a2, s11
    lw s11, 812(ra)
    xor a4, a4, s8
    lw s8, 820(ra)
    xor s7, s7, s11
    lw s11, 828(ra)
    xor s0, s0, s8
    lw s8, 836(ra)
    xor s3, s3, s11
    lw s11, 844(ra)
    xor s8, s10, s8
    lw s10, 852(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    or s10, a5, a3
    xor s4, s4, s10
    not s10, a1
    and s10, s10, s1
    xor s9, s9, s10
    not s10, s4
    and s10, s9, s10
    xor a0, a0, s10
    or s10, t6, a1
    xor a5, a5, s10
    not s10, a0
    and s10, a5, s10
    xor a3, a3, s10
    and s10, s1, s9
    xor t6, t6, s10
    or s10, t6, a3
    xor a1, a1, s10
    or s10, s4, a0
    lw s11, 280(ra)
    xor s1, s1, s10
    xor a3, a3, s11
    slli s10, a1, 8
    srli s11, a1, 24
    or s10, s10, s11
    slli s11, a3, 8
    srli ra, a3, 24
    or s11, s11, ra
    slli ra, a5, 8
    sw s3, 184(sp)
    srli s3, a5, 24
    or s3, ra, s3
    slli ra, t6, 8
    sw s2, 212(sp)
    srli s2, t6, 24
    or s2, ra, s2
    slli ra, s1, 8
    sw t4, 172(sp)
    srli t4, s1, 24
    or t4, ra, t4
    slli ra, s9, 8
    sw t4, 196(sp)
    srli t4, s9, 24
    or t4, ra, t4
    slli ra, s4, 8
    sw s4, 100(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a0, 8
    sw a5, 168(sp)
    srli a5, a0, 24
    or a5, ra, a5
    lw ra, 136(sp)
    sw a2, 132(sp)
    or a2, ra, t5
    sw s10, 216(sp)
    lw s10, 176(sp)
    sw a0, 108(sp)
    xor a2, s10, a2
    lw s10, 200(sp)
    sw t0, 176(sp)
    not t0, s10
    lw a0, 140(sp)
    sw t1, 180(sp)
    and t0, t0, a0
    lw t1, 188(sp)
    sw s9, 188(sp)
    xor t0, t1, t0
    not t1, a2
    and t1, t0, t1
    lw s9, 192(sp)
    xor a5, s5, a5
    xor t1, s9, t1
    lw s9, 208(sp)
    sw s8, 192(sp)
    or s8, s9, s10
    xor s8, ra, s8
    not ra, t1
    and ra, s8, ra
    xor t5, t5, ra
    and ra, a0, t0
    xor s9, s9, ra
    or ra, s9, t5
    xor s10, s10, ra
    or ra, a2, t1
    xor a0, a0, ra
    xor a4, a4, s11
    xor s3, s7, s3
    xor t3, a3, t3
    xor a3, s6, s4
    xor a7, s1, a7
    xor t2, t6, t2
    xor a6, a1, a6
    xor t6, s0, s2
    lw a1, 192(sp)
    lw s0, 180(sp)
    xor t4, a1, t4
    lw a1, 188(sp)
    lw s1, 176(sp)
    xor a1, a1, s0
    lw s0, 108(sp)
    lw s2, 216(sp)
    xor s0, s0, s1
    lw s1, 132(sp)
    lw s4, 172(sp)
    xor s1, s1, s2
    lw s2, 168(sp)
    lw s5, 212(sp)
    xor s2, s2, s4
    lw s4, 100(sp)
    lw s6, 196(sp)
    xor s4, s4, s5
    lw s5, 184(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    xor a2, a2, s6
    slli s6, s2, 24
    srli s7, s2, 8
    or s6, s6, s7
    xor s6, s8, s6
    slli s7, s0, 24
    srli s8, s0, 8
    or s7, s7, s8
    xor t1, t1, s7
    slli s7, a1, 24
    srli s8, a1, 8
    or s7, s7, s8
    xor t0, t0, s7
    slli s7, a6, 24
    srli s8, a6, 8
    or s7, s7, s8
    xor s7, s10, s7
    slli s8, t2, 24
    srli s10, t2, 8
    or s8, s8, s10
    xor s8, s9, s8
    slli s9, a7, 24
    srli s10, a7, 8
    or s9, s9, s10
    xor a0, a0, s9
    slli s9, t3, 24
    srli s10, t3, 8
    or s9, s9, s10
    xor t5, t5, s9
    # round 30 (skinny.dsl:60)
    lw s9, 128(sp)
    lw s10, 148(sp)
    lw ra, 104(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 164(sp)
    sw t5, 104(sp)
    lw t5, 120(sp)
    sw t0, 196(sp)
    or t0, ra, t5
    sw s7, 184(sp)
    lw s7, 96(sp)
    sw s6, 96(sp)
    xor t0, s7, t0
    and s7, t0, s11
    lw s6, 124(sp)
    sw a0, 128(sp)
    xor s6, s6, s7
    lw s7, 220(sp)
    sw s8, 124(sp)
    or s8, s7, ra
    xor s8, s9, s8
    not s9, s6
    and a0, s8, s9
    xor a0, s10, a0
    not s10, t5
    and s10, s10, t0
    xor s7, s7, s10
    or s10, s7, a0
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw a2, 164(sp)
    lw a2, 1264(ra)
    xor t5, t5, s9
    lw s9, 864(ra)
    xor a2, s10, a2
    lw s10, 876(ra)
    xor a0, a0, s9
    lw s9, 884(ra)
    xor s8, s8, s10
    lw s10, 892(ra)
    xor s7, s7, s9
    lw s9, 900(ra)
    xor t5, t5, s10
    lw s10, 908(ra)
    xor t0, t0, s9
    lw s9, 916(ra)
    xor s10, s11, s10
    xor s6, s6, s9
    or s9, a3, a5
    xor s5, s5, s9
    not s9, t6
    and s11, s3, s9
    xor s1, s1, s11
    and s11, s1, s5
    xor t4, t4, s11
    not s11, a4
    and s11, s11, s3
    xor a3, a3, s11
    not s11, a3
    and s11, s11, t4
    xor a5, a5, s11
    and s9, s9, s1
    xor a4, a4, s9
    or s9, a4, a5
    xor s3, s3, s9
    and s9, s5, t4
    lw s11, 868(ra)
    xor t6, t6, s9
    xor a5, a5, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, a5, 16
    sw s3, 120(sp)
    srli s3, a5, 16
    or s3, s11, s3
    slli s11, a3, 16
    sw a5, 220(sp)
    srli a5, a3, 16
    or a5, s11, a5
    slli s11, a4, 16
    sw a3, 148(sp)
    srli a3, a4, 16
    or a3, s11, a3
    slli s11, t6, 16
    sw a4, 212(sp)
    srli a4, t6, 16
    or a4, s11, a4
    slli s11, s1, 16
    sw s1, 100(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 172(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t4, 16
    sw t4, 168(sp)
    srli t4, t4, 16
    or t4, s11, t4
    or s11, s4, s0
    xor a7, a7, s11
    not s11, t3
    and s11, s11, s2
    xor s4, s4, s11
    not s11, t2
    sw t6, 216(sp)
    and t6, s2, s11
    xor a6, a6, t6
    and t6, s11, a6
    xor t3, t3, t6
    and t6, a6, a7
    xor t6, a1, t6
    and a1, a7, t6
    xor t2, t2, a1
    not a1, s4
    and a1, a1, t6
    xor a1, s0, a1
    or s0, t3, a1
    xor s0, s2, s0
    lw s2, 164(sp)
    sw t2, 132(sp)
    or s11, s2, t1
    lw t2, 912(ra)
    sw a6, 176(sp)
    lw a6, 128(sp)
    sw t6, 128(sp)
    xor a6, a6, s11
    xor t2, a6, t2
    lw s11, 96(sp)
    lw t6, 124(sp)
    sw t3, 108(sp)
    or t3, s11, t6
    sw a7, 180(sp)
    lw a7, 904(ra)
    sw s4, 188(sp)
    lw s4, 184(sp)
    sw a1, 184(sp)
    xor t3, s4, t3
    xor a7, t3, a7
    and s4, t3, a6
    lw a1, 920(ra)
    sw s0, 192(sp)
    lw s0, 196(sp)
    xor a5, s8, a5
    xor s0, s0, s4
    xor a1, s0, a1
    not s0, s0
    and a6, a6, s0
    lw s4, 896(ra)
    xor a6, t6, a6
    xor a6, a6, s4
    not t6, t6
    and t3, t6, t3
    lw t6, 1276(ra)
    lw s4, 104(sp)
    sw t2, 104(sp)
    xor t3, s4, t3
    xor t6, t3, t6
    or s4, s4, s11
    lw t2, 1272(ra)
    xor s2, s2, s4
    xor t2, s2, t2
    and s0, s2, s0
    lw s2, 872(ra)
    xor t1, t1, s0
    xor s0, t1, s2
    or t1, t3, t1
    lw t3, 1268(ra)
    xor t1, s11, t1
    xor t1, t1, t3
    xor t3, s6, t4
    xor t4, a0, s3
    xor t0, t0, s1
    xor a0, s10, s5
    xor a3, s7, a3
    xor a2, a2, s9
    xor t5, t5, a4
    lw a4, 216(sp)
    lw s1, 100(sp)
    xor a4, a4, a6
    xor s1, s1, a7
    lw s2, 168(sp)
    lw s3, 212(sp)
    xor s2, s2, a1
    xor s3, s3, t6
    lw s4, 172(sp)
    lw s5, 104(sp)
    lw s6, 148(sp)
    xor s4, s4, s5
    xor s6, t2, s6
    lw s7, 220(sp)
    lw s8, 120(sp)
    xor s7, s0, s7
    xor s8, s8, t1
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 192(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 184(sp)
    srli s5, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s5, s11, s5
    lw s11, 188(sp)
    sw s0, 188(sp)
    xor s5, s11, s5
    slli s11, s4, 16
    srli s0, s4, 16
    or s0, s11, s0
    lw s11, 180(sp)
    sw a7, 180(sp)
    xor s0, s11, s0
    slli s11, s3, 16
    srli a7, s3, 16
    or a7, s11, a7
    lw s11, 108(sp)
    sw t1, 108(sp)
    xor a7, s11, a7
    slli s11, s2, 16
    srli t1, s2, 16
    or t1, s11, t1
    lw s11, 128(sp)
    sw t6, 128(sp)
    xor t1, s11, t1
    slli s11, s1, 16
    srli t6, s1, 16
    or t6, s11, t6
    lw s11, 176(sp)
    sw t2, 176(sp)
    xor t6, s11, t6
    slli s11, a4, 16
    srli t2, a4, 16
    or t2, s11, t2
    lw s11, 132(sp)
    # round 31 (skinny.dsl:60)
    sw a6, 132(sp)
    # round 30 (skinny.dsl:60)
    xor t2, s11, t2
    # round 31 (skinny.dsl:60)
    and s11, a0, t3
    xor t5, t5, s11
    or s11, a5, a3
    xor a2, a2, s11
    not s11, t5
    and a6, a2, s11
    xor a6, t0, a6
    or t0, t4, a5
    xor t0, a0, t0
    not a0, t0
    and a0, a0, a6
    xor t3, t3, a0
    not a0, a3
    and a0, a0, a2
    xor t4, t4, a0
    not a0, t4
    and a0, a0, t3
    xor a5, a5, a0
    and a0, s11, a6
    lw s11, 344(ra)
    xor a3, a3, a0
    xor t3, t3, s11
    slli a0, a5, 24
    srli s11, a5, 8
    or a0, a0, s11
    slli s11, t3, 24
    sw a0, 184(sp)
    srli a0, t3, 8
    or a0, s11, a0
    slli s11, t0, 24
    sw t0, 192(sp)
    srli t0, t0, 8
    or t0, s11, t0
    slli s11, t4, 24
    sw a5, 120(sp)
    srli a5, t4, 8
    or a5, s11, a5
    slli s11, a3, 24
    sw a5, 220(sp)
    srli a5, a3, 8
    or a5, s11, a5
    slli s11, a2, 24
    sw a5, 148(sp)
    srli a5, a2, 8
    or a5, s11, a5
    slli s11, t5, 24
    sw t5, 172(sp)
    srli t5, t5, 8
    or t5, s11, t5
    slli s11, a6, 24
    sw a6, 212(sp)
    srli a6, a6, 8
    or a6, s11, a6
    and s11, s4, s2
    xor a4, a4, s11
    or s11, s7, s6
    xor s4, s4, s11
    or s11, s6, s3
    xor s8, s8, s11
    not s11, s3
    and s11, s11, s8
    xor s7, s7, s11
    not s11, a4
    sw s8, 168(sp)
    and s8, s8, s11
    xor s1, s1, s8
    and s8, s11, s1
    xor s3, s3, s8
    not s8, s4
    and s8, s8, s1
    xor s2, s2, s8
    not s8, s7
    and s8, s8, s2
    xor s6, s6, s8
    or s8, s0, t1
    xor t2, t2, s8
    or s8, s5, a7
    xor s8, s9, s8
    and s9, s8, t2
    xor t6, t6, s9
    or s9, s10, s5
    xor s0, s0, s9
    not s9, t6
    and s11, s0, s9
    xor t1, t1, s11
    not s11, a7
    and s11, s11, s8
    xor s10, s10, s11
    or s11, s10, t1
    xor s5, s5, s11
    and s9, t2, s9
    lw s11, 1280(ra)
    xor a7, a7, s9
    lw s9, 1288(ra)
    xor s5, s5, s11
    lw s11, 940(ra)
    xor t1, t1, s9
    lw s9, 1296(ra)
    xor s0, s0, s11
    lw s11, 956(ra)
    xor s9, s10, s9
    lw s10, 964(ra)
    xor a7, a7, s11
    lw s11, 972(ra)
    xor s8, s8, s10
    lw s10, 980(ra)
    xor t2, t2, s11
    xor t6, t6, s10
    slli s10, t2, 16
    srli s11, t2, 16
    or s10, s10, s11
    slli s11, t6, 16
    sw t2, 100(sp)
    srli t2, t6, 16
    or t2, s11, t2
    slli s11, s9, 16
    sw s9, 216(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, s5, 16
    sw s5, 96(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, a7, 16
    sw a7, 164(sp)
    srli a7, a7, 16
    or a7, s11, a7
    slli s11, s8, 16
    sw s8, 124(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s0, 16
    sw s0, 196(sp)
    srli s0, s0, 16
    or s0, s11, s0
    slli s11, t1, 16
    sw t1, 140(sp)
    srli t1, t1, 16
    or t1, s11, t1
    lw s11, 104(sp)
    sw t6, 200(sp)
    or t6, s11, a1
    sw s2, 208(sp)
    lw s2, 976(ra)
    sw s3, 136(sp)
    lw s3, 132(sp)
    sw s7, 132(sp)
    xor t6, s3, t6
    xor s2, t6, s2
    lw s3, 176(sp)
    lw s7, 128(sp)
    sw s6, 204(sp)
    or s6, s3, s7
    sw s1, 112(sp)
    lw s1, 968(ra)
    sw s4, 160(sp)
    lw s4, 108(sp)
    sw a4, 108(sp)
    xor s4, s4, s6
    xor s1, s4, s1
    and s6, s4, t6
    lw a4, 984(ra)
    sw s10, 116(sp)
    lw s10, 180(sp)
    xor t1, t3, t1
    xor s6, s10, s6
    xor a4, s6, a4
    not s6, s6
    and t6, t6, s6
    lw s10, 960(ra)
    xor t6, s7, t6
    xor t6, t6, s10
    not s7, s7
    and s4, s7, s4
    lw s7, 952(ra)
    lw s10, 188(sp)
    sw t6, 188(sp)
    xor s4, s10, s4
    xor s7, s4, s7
    or s10, s10, s3
    lw t6, 944(ra)
    xor s10, s11, s10
    xor t6, s10, t6
    and s6, s10, s6
    lw s10, 1292(ra)
    xor a1, a1, s6
    xor s6, a1, s10
    or a1, s4, a1
    lw s4, 1284(ra)
    xor a1, s3, a1
    xor a1, a1, s4
    xor a6, a6, a4
    xor a4, a0, s6
    xor t0, t0, t6
    xor t3, t5, s2
    xor a7, a3, a7
    xor t4, t4, s9
    lw t5, 120(sp)
    lw t6, 220(sp)
    xor t5, t5, s5
    xor t6, t6, s7
    xor a5, a5, s1
    xor a3, a2, s8
    lw a2, 212(sp)
    lw a0, 172(sp)
    xor t2, a2, t2
    lw a2, 184(sp)
    lw s1, 188(sp)
    xor a2, a2, a1
    lw a1, 192(sp)
    srli s4, t2, 24
    xor a1, a1, s0
    lw s0, 116(sp)
    srli s3, a1, 24
    xor a0, a0, s0
    lw s0, 148(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 108(sp)
    srli s5, a3, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 160(sp)
    srli s6, t5, 24
    xor s2, s3, s2
    slli s3, t2, 8
    or s3, s3, s4
    lw s4, 112(sp)
    srli s7, t4, 24
    xor s3, s4, s3
    slli s4, a3, 8
    or s4, s4, s5
    lw s5, 168(sp)
    srli s8, a7, 24
    xor s4, s5, s4
    slli s5, t5, 8
    or s5, s5, s6
    lw s6, 204(sp)
    srli s9, t1, 24
    xor s5, s6, s5
    slli s6, t4, 8
    or s6, s6, s7
    lw s7, 132(sp)
    xor s6, s7, s6
    slli s7, a7, 8
    or s7, s7, s8
    lw s8, 136(sp)
    xor s7, s8, s7
    slli s8, t1, 8
    or s8, s8, s9
    lw s9, 208(sp)
    xor s8, s9, s8
    # round 32 (skinny.dsl:60)
    not s9, a0
    and s9, s9, t2
    xor a7, a7, s9
    or s9, t1, a1
    xor a0, a0, s9
    or s9, a1, t4
    xor t5, t5, s9
    not s9, t4
    and s9, s9, t5
    xor t1, t1, s9
    not s9, a7
    and s10, t5, s9
    xor a3, a3, s10
    and s9, s9, a3
    xor t4, t4, s9
    and s9, a0, a3
    xor t2, t2, s9
    not s9, t1
    and s9, s9, t2
    xor a1, a1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    not s9, s2
    and s9, s8, s9
    xor s1, s1, s9
    or s9, s1, s4
    xor s3, s3, s9
    not s9, s6
    and s9, s9, s5
    xor s8, s8, s9
    and s9, s8, s3
    xor s2, s2, s9
    not s9, s4
    and s9, s7, s9
    lw s10, 1300(ra)
    xor s6, s6, s9
    lw s9, 1308(ra)
    xor s2, s2, s10
    lw s10, 1316(ra)
    xor s3, s3, s9
    lw s9, 1320(ra)
    xor s1, s1, s10
    lw s10, 1024(ra)
    xor s8, s8, s9
    lw s9, 1032(ra)
    xor s6, s6, s10
    lw s10, 1040(ra)
    xor s5, s5, s9
    lw s9, 1048(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 100(sp)
    lw s10, 200(sp)
    sw a3, 208(sp)
    or s11, s9, s10
    lw a3, 164(sp)
    sw s4, 164(sp)
    xor a3, a3, s11
    lw s11, 196(sp)
    lw s4, 216(sp)
    sw a0, 136(sp)
    or a0, s11, s4
    sw s1, 132(sp)
    lw s1, 96(sp)
    sw a1, 96(sp)
    xor a0, s1, a0
    and s1, a0, a3
    lw a1, 124(sp)
    sw t5, 100(sp)
    xor a1, a1, s1
    lw s1, 140(sp)
    sw s2, 124(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t5, s2, s9
    xor t5, s10, t5
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t5
    xor s10, s11, s10
    and s9, a3, s9
    lw s11, 1304(ra)
    xor s4, s4, s9
    lw s9, 1312(ra)
    xor s10, s10, s11
    lw s11, 1012(ra)
    xor t5, t5, s9
    lw s9, 1020(ra)
    xor s2, s2, s11
    lw s11, 1028(ra)
    xor s1, s1, s9
    lw s9, 1036(ra)
    xor s4, s4, s11
    lw s11, 1044(ra)
    xor a0, a0, s9
    lw s9, 1052(ra)
    xor a3, a3, s11
    xor a1, a1, s9
    not s9, t3
    and s9, s9, a6
    xor s0, s0, s9
    or s9, a4, t0
    xor t3, t3, s9
    or s9, t0, t6
    xor a2, a2, s9
    not s9, t6
    and s9, s9, a2
    xor a4, a4, s9
    not s9, s0
    and s11, a2, s9
    xor a5, a5, s11
    and s9, s9, a5
    xor t6, t6, s9
    and s9, t3, a5
    xor a6, a6, s9
    not s9, a4
    and s9, s9, a6
    lw s11, 1004(ra)
    xor t0, t0, s9
    xor a6, a6, s11
    xor a1, a1, a5
    xor t5, t5, a6
    xor s2, s2, t3
    xor a6, a6, s3
    xor t2, t2, a6
    xor a3, a3, s0
    xor s0, s7, s0
    xor a7, a7, s0
    xor s1, s1, a4
    xor s4, s4, t6
    xor a4, s8, a4
    xor t1, t1, a4
    xor t6, s6, t6
    xor t4, t4, t6
    xor a0, a0, a2
    xor s9, s10, t0
    xor a2, s5, a2
    lw s10, 100(sp)
    lw s11, 124(sp)
    xor s10, s10, a2
    xor t0, s11, t0
    sw a6, 100(sp)
    lw a6, 96(sp)
    sw a2, 96(sp)
    xor a6, a6, t0
    lw a2, 132(sp)
    sw t0, 216(sp)
    xor t3, t3, a2
    lw t0, 136(sp)
    sw t3, 136(sp)
    xor t0, t0, t3
    lw t3, 164(sp)
    sw a4, 196(sp)
    xor a5, t3, a5
    lw a4, 208(sp)
    # round 33 (skinny.dsl:60)
    sw t6, 208(sp)
    # round 32 (skinny.dsl:60)
    xor a4, a4, a5
    # round 33 (skinny.dsl:60)
    or t6, a7, a4
    xor t4, t4, t6
    or t6, t0, t1
    xor a6, a6, t6
    and t6, a6, t4
    xor t6, s10, t6
    not s10, t0
    and s10, t2, s10
    xor a7, a7, s10
    or s10, a7, t6
    xor a4, a4, s10
    not s10, t1
    and s10, s10, a6
    xor t2, t2, s10
    and s10, t2, a4
    xor t0, t0, s10
    not s10, t6
    and s10, t4, s10
    sw a5, 140(sp)
    lw a5, 1056(ra)
    xor t1, t1, s10
    lw s10, 1064(ra)
    xor a5, t0, a5
    lw t0, 1328(ra)
    xor a4, a4, s10
    lw s10, 1332(ra)
    xor a7, a7, t0
    lw t0, 36(ra)
    xor t2, t2, s10
    lw s10, 44(ra)
    xor t0, t1, t0
    lw t1, 52(ra)
    xor a6, a6, s10
    lw s10, 60(ra)
    xor t1, t4, t1
    xor t4, t6, s10
    slli t6, t1, 16
    srli s10, t1, 16
    or t6, t6, s10
    slli s10, t4, 16
    sw t1, 200(sp)
    srli t1, t4, 16
    or t1, s10, t1
    slli s10, t2, 16
    sw t2, 204(sp)
    srli t2, t2, 16
    or t2, s10, t2
    slli s10, a5, 16
    sw a5, 168(sp)
    srli a5, a5, 16
    or a5, s10, a5
    slli s10, t0, 16
    sw t0, 112(sp)
    srli t0, t0, 16
    or t0, s10, t0
    slli s10, a6, 16
    sw a6, 160(sp)
    srli a6, a6, 16
    or a6, s10, a6
    slli s10, a7, 16
    sw a7, 108(sp)
    srli a7, a7, 16
    or a7, s10, a7
    slli s10, a4, 16
    sw a4, 188(sp)
    srli a4, a4, 16
    or a4, s10, a4
    or s10, s7, t3
    xor s6, s6, s10
    or s10, a2, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, a2
    xor s7, s7, s11
    not s11, s5
    sw t4, 124(sp)
    and t4, s7, s11
    xor t3, t3, t4
    not t4, s8
    and t4, t4, s10
    xor t4, s3, t4
    or s3, t4, t3
    xor a2, a2, s3
    and s3, s6, s11
    lw s11, 1060(ra)
    xor s3, s8, s3
    lw s8, 1324(ra)
    xor a2, a2, s11
    lw s11, 24(ra)
    xor t3, t3, s8
    lw s8, 32(ra)
    xor s7, s7, s11
    lw s11, 40(ra)
    xor t4, t4, s8
    lw s8, 48(ra)
    xor s3, s3, s11
    lw s11, 56(ra)
    xor s8, s10, s8
    lw s10, 64(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    not s10, a3
    and s10, s10, a1
    xor s4, s4, s10
    not s10, s1
    and s10, s2, s10
    xor s9, s9, s10
    or s10, s9, s4
    xor a0, a0, s10
    not s10, t5
    and s10, s10, s2
    xor a3, a3, s10
    or s10, a3, a0
    xor a1, a1, s10
    or s10, s1, s9
    xor t5, t5, s10
    not s10, a1
    and s10, t5, s10
    xor s2, s2, s10
    or s10, s4, a0
    lw s11, 16(ra)
    xor s1, s1, s10
    xor a1, a1, s11
    slli s10, s2, 8
    srli s11, s2, 24
    or s10, s10, s11
    slli s11, a1, 8
    srli ra, a1, 24
    or s11, s11, ra
    slli ra, a3, 8
    sw s3, 132(sp)
    srli s3, a3, 24
    or s3, ra, s3
    slli ra, t5, 8
    sw t6, 164(sp)
    srli t6, t5, 24
    or t6, ra, t6
    slli ra, s1, 8
    sw a7, 148(sp)
    srli a7, s1, 24
    or a7, ra, a7
    slli ra, s9, 8
    sw a7, 116(sp)
    srli a7, s9, 24
    or a7, ra, a7
    slli ra, s4, 8
    sw s4, 172(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a0, 8
    sw a3, 192(sp)
    srli a3, a0, 24
    or a3, ra, a3
    not ra, s0
    sw a2, 184(sp)
    lw a2, 140(sp)
    sw s10, 212(sp)
    and ra, ra, a2
    lw s10, 208(sp)
    sw a0, 220(sp)
    xor s10, s10, ra
    lw ra, 196(sp)
    sw t1, 208(sp)
    not t1, ra
    lw a0, 136(sp)
    sw a6, 120(sp)
    and t1, a0, t1
    lw a6, 216(sp)
    sw s9, 216(sp)
    xor a6, a6, t1
    or t1, a6, s10
    lw s9, 96(sp)
    xor a3, s5, a3
    xor t1, s9, t1
    lw s9, 100(sp)
    sw s8, 96(sp)
    not s8, s9
    and s8, s8, a0
    xor s0, s0, s8
    or s8, s0, t1
    xor a2, a2, s8
    or s8, ra, a6
    xor s8, s9, s8
    not s9, a2
    and s9, s8, s9
    xor a0, a0, s9
    or s9, s10, t1
    xor s9, ra, s9
    xor t3, t3, s11
    xor s3, s7, s3
    xor a4, a1, a4
    xor a1, s6, s4
    xor t0, s1, t0
    xor t2, t5, t2
    xor a5, s2, a5
    xor t4, t4, t6
    lw t5, 96(sp)
    lw t6, 120(sp)
    xor a7, t5, a7
    lw t5, 216(sp)
    lw s1, 208(sp)
    xor t5, t5, t6
    lw t6, 220(sp)
    lw s2, 212(sp)
    xor t6, t6, s1
    lw s1, 184(sp)
    lw s4, 148(sp)
    xor s1, s1, s2
    lw s2, 192(sp)
    lw s5, 164(sp)
    xor s2, s2, s4
    lw s4, 172(sp)
    lw s6, 116(sp)
    xor s4, s4, s5
    lw s5, 132(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    xor s6, s10, s6
    slli s7, s2, 24
    srli s10, s2, 8
    or s7, s7, s10
    xor s0, s0, s7
    slli s7, t6, 24
    srli s10, t6, 8
    or s7, s7, s10
    xor t1, t1, s7
    slli s7, t5, 24
    srli s10, t5, 8
    or s7, s7, s10
    xor a6, a6, s7
    slli s7, a5, 24
    srli s10, a5, 8
    or s7, s7, s10
    xor a0, a0, s7
    slli s7, t2, 24
    srli s10, t2, 8
    or s7, s7, s10
    xor s7, s8, s7
    slli s8, t0, 24
    srli s10, t0, 8
    or s8, s8, s10
    xor s8, s9, s8
    slli s9, a4, 24
    srli s10, a4, 8
    or s9, s9, s10
    xor a2, a2, s9
    # round 34 (skinny.dsl:60)
    lw s9, 200(sp)
    lw s10, 124(sp)
    lw ra, 112(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 108(sp)
    sw a2, 112(sp)
    lw a2, 204(sp)
    sw a6, 116(sp)
    or a6, ra, a2
    sw a0, 132(sp)
    lw a0, 168(sp)
    sw s0, 168(sp)
    xor a6, a0, a6
    and a0, a6, s11
    lw s0, 160(sp)
    sw s8, 200(sp)
    xor a0, s0, a0
    lw s0, 188(sp)
    sw s7, 160(sp)
    or s7, s0, ra
    xor s7, s9, s7
    not s9, a0
    and s8, s7, s9
    xor s8, s10, s8
    not s10, a2
    and s10, s10, a6
    xor s0, s0, s10
    or s10, s0, s8
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw s6, 108(sp)
    lw s6, 68(ra)
    xor a2, a2, s9
    lw s9, 1084(ra)
    xor s6, s10, s6
    lw s10, 88(ra)
    xor s8, s8, s9
    lw s9, 96(ra)
    xor s7, s7, s10
    lw s10, 104(ra)
    xor s0, s0, s9
    lw s9, 112(ra)
    xor a2, a2, s10
    lw s10, 120(ra)
    xor a6, a6, s9
    lw s9, 128(ra)
    xor s10, s11, s10
    xor a0, a0, s9
    or s9, a1, a3
    xor s5, s5, s9
    not s9, s3
    and s9, s9, t4
    xor s1, s1, s9
    not s9, s5
    and s9, s1, s9
    xor a7, a7, s9
    or s9, t3, s3
    xor a1, a1, s9
    not s9, a7
    and s9, a1, s9
    xor a3, a3, s9
    and s9, t4, s1
    xor t3, t3, s9
    or s9, t3, a3
    xor s3, s3, s9
    or s9, s5, a7
    lw s11, 80(ra)
    xor t4, t4, s9
    xor a3, a3, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, a3, 16
    sw s3, 204(sp)
    srli s3, a3, 16
    or s3, s11, s3
    slli s11, a1, 16
    sw a3, 188(sp)
    srli a3, a1, 16
    or a3, s11, a3
    slli s11, t3, 16
    sw a1, 124(sp)
    srli a1, t3, 16
    or a1, s11, a1
    slli s11, t4, 16
    sw t3, 164(sp)
    srli t3, t4, 16
    or t3, s11, t3
    slli s11, s1, 16
    sw s1, 172(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 148(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, a7, 16
    sw a7, 192(sp)
    srli a7, a7, 16
    or a7, s11, a7
    or s11, s4, t6
    xor t0, t0, s11
    not s11, s2
    and s11, s11, t2
    xor a5, a5, s11
    not s11, t0
    and s11, a5, s11
    xor t5, t5, s11
    or s11, a4, s2
    xor s4, s4, s11
    not s11, t5
    and s11, s4, s11
    xor t6, t6, s11
    and s11, t2, a5
    xor a4, a4, s11
    or s11, a4, t6
    xor s2, s2, s11
    or s11, t0, t5
    xor t2, t2, s11
    lw s11, 108(sp)
    sw t2, 212(sp)
    or t2, s11, t1
    sw a5, 184(sp)
    lw a5, 124(ra)
    sw t5, 208(sp)
    lw t5, 200(sp)
    sw a4, 200(sp)
    xor t2, t5, t2
    xor a5, t2, a5
    lw t5, 168(sp)
    lw a4, 160(sp)
    sw t0, 220(sp)
    or t0, t5, a4
    sw s4, 120(sp)
    lw s4, 116(ra)
    sw t6, 216(sp)
    lw t6, 132(sp)
    sw s2, 132(sp)
    xor t0, t6, t0
    xor t6, t0, s4
    and s4, t0, t2
    lw s2, 132(ra)
    sw a5, 96(sp)
    lw a5, 116(sp)
    xor a7, a0, a7
    xor a5, a5, s4
    xor s2, a5, s2
    not a5, a5
    and t2, t2, a5
    lw s4, 108(ra)
    xor t2, a4, t2
    xor t2, t2, s4
    not a4, a4
    and t0, a4, t0
    lw a4, 100(ra)
    lw s4, 112(sp)
    xor a6, a6, s1
    xor t0, s4, t0
    xor a4, t0, a4
    or s4, s4, t5
    sw a4, 112(sp)
    lw a4, 92(ra)
    xor s4, s11, s4
    xor a4, s4, a4
    and a5, s4, a5
    lw s4, 84(ra)
    xor a5, t1, a5
    xor t1, a5, s4
    or a5, t0, a5
    lw t0, 72(ra)
    xor a5, t5, a5
    xor a5, a5, t0
    xor t0, s8, s3
    xor t5, s7, a3
    xor a3, s10, s5
    xor a1, s0, a1
    xor a0, s6, s9
    xor t3, a2, t3
    xor t4, t4, t2
    lw a2, 172(sp)
    lw s0, 192(sp)
    xor a2, a2, t6
    xor s0, s0, s2
    lw s1, 164(sp)
    lw s3, 112(sp)
    lw s4, 148(sp)
    xor s1, s1, s3
    lw s5, 96(sp)
    lw s6, 124(sp)
    xor s4, s4, s5
    xor s6, a4, s6
    lw s7, 188(sp)
    lw s8, 204(sp)
    xor s7, t1, s7
    xor s8, s8, a5
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 132(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 216(sp)
    srli s3, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s3, s11, s3
    lw s11, 120(sp)
    srli s5, s4, 16
    xor s3, s11, s3
    slli s11, s4, 16
    or s5, s11, s5
    lw s11, 220(sp)
    sw t1, 220(sp)
    xor s5, s11, s5
    slli s11, s1, 16
    srli t1, s1, 16
    or t1, s11, t1
    lw s11, 200(sp)
    sw t6, 200(sp)
    xor t1, s11, t1
    slli s11, s0, 16
    srli t6, s0, 16
    or t6, s11, t6
    lw s11, 208(sp)
    sw a5, 208(sp)
    xor t6, s11, t6
    slli s11, a2, 16
    srli a5, a2, 16
    or a5, s11, a5
    lw s11, 184(sp)
    sw a4, 184(sp)
    xor a5, s11, a5
    slli s11, t4, 16
    srli a4, t4, 16
    or a4, s11, a4
    lw s11, 212(sp)
    # round 35 (skinny.dsl:60)
    sw t2, 212(sp)
    # round 34 (skinny.dsl:60)
    xor a4, s11, a4
    # round 35 (skinny.dsl:60)
    or s11, a3, a7
    xor t3, t3, s11
    not s11, a1
    and t2, t5, s11
    xor t2, a0, t2
    and a0, t2, t3
    xor a6, a6, a0
    not a0, t0
    and a0, a0, t5
    xor a3, a3, a0
    not a0, a3
    and a0, a0, a6
    xor a7, a7, a0
    and a0, s11, t2
    xor t0, t0, a0
    or a0, t0, a7
    xor t5, t5, a0
    and a0, t3, a6
    lw s11, 80(ra)
    xor a1, a1, a0
    xor a7, a7, s11
    slli a0, t5, 24
    srli s11, t5, 8
    or a0, a0, s11
    slli s11, a7, 24
    sw a0, 120(sp)
    srli a0, a7, 8
    or a0, s11, a0
    slli s11, a3, 24
    sw a3, 216(sp)
    srli a3, a3, 8
    or a3, s11, a3
    slli s11, t0, 24
    sw t5, 132(sp)
    srli t5, t0, 8
    or t5, s11, t5
    slli s11, a1, 24
    sw t5, 204(sp)
    srli t5, a1, 8
    or t5, s11, t5
    slli s11, t2, 24
    sw t5, 188(sp)
    srli t5, t2, 8
    or t5, s11, t5
    slli s11, t3, 24
    sw t3, 124(sp)
    srli t3, t3, 8
    or t3, s11, t3
    slli s11, a6, 24
    sw a6, 148(sp)
    srli a6, a6, 8
    or a6, s11, a6
    or s11, s4, s0
    xor t4, t4, s11
    not s11, s7
    and s11, s11, s6
    xor s4, s4, s11
    not s11, s1
    sw t2, 164(sp)
    and t2, s6, s11
    xor t2, s8, t2
    and s8, s11, t2
    xor s7, s7, s8
    and s8, t2, t4
    xor a2, a2, s8
    and s8, t4, a2
    xor s1, s1, s8
    not s8, s4
    and s8, s8, a2
    xor s0, s0, s8
    or s8, s7, s0
    xor s6, s6, s8
    or s8, s5, t6
    xor a4, a4, s8
    or s8, s3, t1
    xor s8, s9, s8
    and s9, s8, a4
    xor a5, a5, s9
    or s9, s10, s3
    xor s5, s5, s9
    not s9, a5
    and s11, s5, s9
    xor t6, t6, s11
    not s11, t1
    and s11, s11, s8
    xor s10, s10, s11
    or s11, s10, t6
    xor s3, s3, s11
    and s9, a4, s9
    lw s11, 1336(ra)
    xor t1, t1, s9
    lw s9, 144(ra)
    xor s3, s3, s11
    lw s11, 152(ra)
    xor t6, t6, s9
    lw s9, 160(ra)
    xor s5, s5, s11
    lw s11, 168(ra)
    xor s9, s10, s9
    lw s10, 176(ra)
    xor t1, t1, s11
    lw s11, 184(ra)
    xor s8, s8, s10
    lw s10, 192(ra)
    xor a4, a4, s11
    xor a5, a5, s10
    slli s10, a4, 16
    srli s11, a4, 16
    or s10, s10, s11
    slli s11, a5, 16
    sw a4, 192(sp)
    srli a4, a5, 16
    or a4, s11, a4
    slli s11, s9, 16
    sw s9, 172(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, s3, 16
    sw s3, 168(sp)
    srli s3, s3, 16
    or s3, s11, s3
    slli s11, t1, 16
    sw t1, 108(sp)
    srli t1, t1, 16
    or t1, s11, t1
    slli s11, s8, 16
    sw s8, 160(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s5, 16
    sw s5, 116(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t6, 16
    sw t6, 196(sp)
    srli t6, t6, 16
    or t6, s11, t6
    lw s11, 96(sp)
    sw a5, 136(sp)
    or a5, s11, s2
    sw s0, 100(sp)
    lw s0, 188(ra)
    sw s1, 140(sp)
    lw s1, 212(sp)
    sw s7, 212(sp)
    xor a5, s1, a5
    xor s0, a5, s0
    lw s1, 184(sp)
    lw s7, 112(sp)
    sw s6, 176(sp)
    or s6, s1, s7
    sw t2, 104(sp)
    lw t2, 180(ra)
    sw a2, 128(sp)
    lw a2, 208(sp)
    sw s4, 208(sp)
    xor a2, a2, s6
    xor t2, a2, t2
    and s6, a2, a5
    lw s4, 196(ra)
    sw t4, 180(sp)
    lw t4, 200(sp)
    xor a7, a7, t6
    xor t4, t4, s6
    xor s4, t4, s4
    not t4, t4
    and a5, a5, t4
    lw s6, 172(ra)
    xor a5, s7, a5
    xor a5, a5, s6
    not s6, s7
    and a2, s6, a2
    lw s6, 164(ra)
    lw s7, 220(sp)
    sw a5, 220(sp)
    xor a2, s7, a2
    xor s6, a2, s6
    or s7, s7, s1
    lw a5, 156(ra)
    xor s7, s11, s7
    xor a5, s7, a5
    and t4, s7, t4
    lw s7, 148(ra)
    xor t4, s2, t4
    xor s2, t4, s7
    or t4, a2, t4
    lw a2, 140(ra)
    xor t4, s1, t4
    xor t4, t4, a2
    xor a6, a6, s4
    xor a2, a0, s2
    xor a5, a3, a5
    xor t3, t3, s0
    xor t1, a1, t1
    xor t0, t0, s9
    lw t6, 132(sp)
    lw a3, 204(sp)
    xor t6, t6, s3
    xor a3, a3, s6
    xor t2, t5, t2
    lw t5, 164(sp)
    lw a1, 148(sp)
    xor t5, t5, s8
    xor a4, a1, a4
    lw a1, 120(sp)
    lw a0, 124(sp)
    xor t4, a1, t4
    lw a1, 216(sp)
    xor a0, a0, s10
    xor a1, a1, s5
    lw s0, 188(sp)
    lw s1, 220(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 180(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 208(sp)
    srli s4, a4, 24
    xor s2, s3, s2
    slli s3, a4, 8
    or s3, s3, s4
    lw s4, 128(sp)
    srli s5, t5, 24
    xor s3, s4, s3
    slli s4, t5, 8
    or s4, s4, s5
    lw s5, 104(sp)
    srli s6, t6, 24
    xor s4, s5, s4
    slli s5, t6, 8
    or s5, s5, s6
    lw s6, 176(sp)
    srli s7, t0, 24
    xor s5, s6, s5
    slli s6, t0, 8
    or s6, s6, s7
    lw s7, 212(sp)
    srli s8, t1, 24
    xor s6, s7, s6
    slli s7, t1, 8
    or s7, s7, s8
    lw s8, 140(sp)
    srli s9, a7, 24
    xor s7, s8, s7
    slli s8, a7, 8
    or s8, s8, s9
    lw s9, 100(sp)
    xor s8, s9, s8
    # round 36 (skinny.dsl:60)
    and s9, a0, a4
    xor t1, t1, s9
    or s9, a7, a1
    xor a0, a0, s9
    or s9, a1, t0
    xor t6, t6, s9
    not s9, t0
    and s9, s9, t6
    xor a7, a7, s9
    not s9, t1
    and s10, t6, s9
    xor t5, t5, s10
    and s9, s9, t5
    xor t0, t0, s9
    not s9, a0
    and s9, s9, t5
    xor a4, a4, s9
    not s9, a7
    and s9, s9, a4
    xor a1, a1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    or s9, s8, s2
    xor s1, s1, s9
    not s9, s4
    and s10, s1, s9
    xor s3, s3, s10
    not s10, s6
    and s10, s10, s5
    xor s8, s8, s10
    or s10, s8, s3
    xor s2, s2, s10
    and s9, s7, s9
    lw s10, 200(ra)
    xor s6, s6, s9
    lw s9, 1340(ra)
    xor s2, s2, s10
    lw s10, 216(ra)
    xor s3, s3, s9
    lw s9, 224(ra)
    xor s1, s1, s10
    lw s10, 232(ra)
    xor s8, s8, s9
    lw s9, 240(ra)
    xor s6, s6, s10
    lw s10, 248(ra)
    xor s5, s5, s9
    lw s9, 256(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 192(sp)
    lw s10, 136(sp)
    sw t5, 100(sp)
    or s11, s9, s10
    lw t5, 108(sp)
    sw s4, 108(sp)
    xor t5, t5, s11
    lw s11, 116(sp)
    lw s4, 172(sp)
    sw a0, 140(sp)
    or a0, s11, s4
    sw s1, 212(sp)
    lw s1, 168(sp)
    sw a1, 168(sp)
    xor a0, s1, a0
    and s1, a0, t5
    lw a1, 160(sp)
    sw t6, 192(sp)
    xor a1, a1, s1
    lw s1, 196(sp)
    sw s2, 160(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t6, s2, s9
    xor t6, s10, t6
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t6
    xor s10, s11, s10
    and s9, t5, s9
    lw s11, 204(ra)
    xor s4, s4, s9
    lw s9, 212(ra)
    xor s10, s10, s11
    lw s11, 220(ra)
    xor t6, t6, s9
    lw s9, 228(ra)
    xor s2, s2, s11
    lw s11, 236(ra)
    xor s1, s1, s9
    lw s9, 244(ra)
    xor s4, s4, s11
    lw s11, 252(ra)
    xor a0, a0, s9
    lw s9, 260(ra)
    xor t5, t5, s11
    xor a1, a1, s9
    and s9, t3, a6
    xor s0, s0, s9
    or s9, a2, a5
    xor t3, t3, s9
    or s9, a5, a3
    xor t4, t4, s9
    not s9, a3
    and s9, s9, t4
    xor a2, a2, s9
    not s9, s0
    and s11, t4, s9
    xor t2, t2, s11
    and s9, s9, t2
    xor a3, a3, s9
    not s9, t3
    and s9, s9, t2
    xor a6, a6, s9
    not s9, a2
    and s9, s9, a6
    lw s11, 740(ra)
    xor a5, a5, s9
    xor a6, a6, s11
    xor a1, a1, t2
    xor t6, t6, a6
    xor s2, s2, t3
    xor a6, a6, s3
    xor a4, a4, a6
    xor t5, t5, s0
    xor s0, s7, s0
    xor t1, t1, s0
    xor s1, s1, a2
    xor s4, s4, a3
    xor a2, s8, a2
    xor a7, a7, a2
    xor a3, s6, a3
    xor t0, t0, a3
    xor a0, a0, t4
    xor s9, s10, a5
    xor t4, s5, t4
    lw s10, 192(sp)
    lw s11, 160(sp)
    xor s10, s10, t4
    xor a5, s11, a5
    sw t4, 192(sp)
    lw t4, 168(sp)
    sw a5, 168(sp)
    xor t4, t4, a5
    lw a5, 212(sp)
    sw a2, 172(sp)
    xor t3, t3, a5
    lw a2, 140(sp)
    sw a6, 140(sp)
    xor a2, a2, t3
    lw a6, 108(sp)
    sw t3, 116(sp)
    xor t2, a6, t2
    lw t3, 100(sp)
    # round 37 (skinny.dsl:60)
    sw a3, 100(sp)
    # round 36 (skinny.dsl:60)
    xor t3, t3, t2
    # round 37 (skinny.dsl:60)
    or a3, t1, t3
    xor t0, t0, a3
    or a3, a2, a7
    xor t4, t4, a3
    and a3, t4, t0
    xor a3, s10, a3
    not s10, a2
    and s10, a4, s10
    xor t1, t1, s10
    or s10, t1, a3
    xor t3, t3, s10
    not s10, a7
    and s10, s10, t4
    xor a4, a4, s10
    and s10, a4, t3
    xor a2, a2, s10
    not s10, a3
    and s10, t0, s10
    sw t2, 196(sp)
    lw t2, 1344(ra)
    xor a7, a7, s10
    lw s10, 1348(ra)
    xor t2, a2, t2
    lw a2, 1352(ra)
    xor t3, t3, s10
    lw s10, 1356(ra)
    xor t1, t1, a2
    lw a2, 300(ra)
    xor a4, a4, s10
    lw s10, 308(ra)
    xor a7, a7, a2
    lw a2, 316(ra)
    xor t4, t4, s10
    lw s10, 324(ra)
    xor t0, t0, a2
    xor a3, a3, s10
    slli a2, t0, 16
    srli s10, t0, 16
    or a2, a2, s10
    slli s10, a3, 16
    sw t0, 136(sp)
    srli t0, a3, 16
    or t0, s10, t0
    slli s10, a4, 16
    sw a4, 176(sp)
    srli a4, a4, 16
    or a4, s10, a4
    slli s10, t2, 16
    sw t2, 104(sp)
    srli t2, t2, 16
    or t2, s10, t2
    slli s10, a7, 16
    sw a7, 128(sp)
    srli a7, a7, 16
    or a7, s10, a7
    slli s10, t4, 16
    sw t4, 208(sp)
    srli t4, t4, 16
    or t4, s10, t4
    slli s10, t1, 16
    sw t1, 180(sp)
    srli t1, t1, 16
    or t1, s10, t1
    slli s10, t3, 16
    sw t3, 220(sp)
    srli t3, t3, 16
    or t3, s10, t3
    or s10, s7, a6
    xor s6, s6, s10
    or s10, a5, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, a5
    xor s7, s7, s11
    not s11, s5
    sw a3, 160(sp)
    and a3, s7, s11
    xor a6, a6, a3
    not a3, s8
    and a3, a3, s10
    xor a3, s3, a3
    or s3, a3, a6
    xor a5, a5, s3
    and s3, s6, s11
    lw s11, 268(ra)
    xor s3, s8, s3
    lw s8, 276(ra)
    xor a5, a5, s11
    lw s11, 288(ra)
    xor a6, a6, s8
    lw s8, 296(ra)
    xor s7, s7, s11
    lw s11, 304(ra)
    xor a3, a3, s8
    lw s8, 312(ra)
    xor s3, s3, s11
    lw s11, 320(ra)
    xor s8, s10, s8
    lw s10, 328(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    not s10, t5
    and s10, s10, a1
    xor s4, s4, s10
    or s10, s2, s1
    xor s9, s9, s10
    not s10, s4
    and s11, s9, s10
    xor a0, a0, s11
    or s11, t6, s2
    xor t5, t5, s11
    and s11, t5, a0
    xor a1, a1, s11
    not s11, s1
    and s11, s11, s9
    xor t6, t6, s11
    not s11, t6
    and s11, s11, a1
    xor s2, s2, s11
    and s10, s10, a0
    lw s11, 1004(ra)
    xor s1, s1, s10
    xor a1, a1, s11
    slli s10, s2, 8
    srli s11, s2, 24
    or s10, s10, s11
    slli s11, a1, 8
    srli ra, a1, 24
    or s11, s11, ra
    slli ra, t5, 8
    sw s3, 212(sp)
    srli s3, t5, 24
    or s3, ra, s3
    slli ra, t6, 8
    sw a2, 108(sp)
    srli a2, t6, 24
    or a2, ra, a2
    slli ra, s1, 8
    sw t1, 188(sp)
    srli t1, s1, 24
    or t1, ra, t1
    slli ra, s9, 8
    sw t1, 124(sp)
    srli t1, s9, 24
    or t1, ra, t1
    slli ra, s4, 8
    sw s4, 216(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a0, 8
    sw t5, 120(sp)
    srli t5, a0, 24
    or t5, ra, t5
    not ra, s0
    sw a5, 148(sp)
    lw a5, 196(sp)
    sw s10, 164(sp)
    and ra, ra, a5
    lw s10, 100(sp)
    sw t0, 100(sp)
    xor s10, s10, ra
    lw ra, 140(sp)
    lw t0, 116(sp)
    sw a0, 204(sp)
    or a0, ra, t0
    xor a0, s0, a0
    lw s0, 172(sp)
    sw t4, 132(sp)
    or t0, t0, s0
    lw t4, 168(sp)
    sw s10, 168(sp)
    xor t0, t4, t0
    not t4, s0
    and t4, t4, t0
    xor t4, ra, t4
    not ra, s10
    sw t0, 140(sp)
    and t0, t0, ra
    lw s10, 192(sp)
    xor t5, s5, t5
    xor t0, s10, t0
    and s10, ra, t0
    xor s0, s0, s10
    and s10, a0, t0
    xor a5, a5, s10
    not s10, t4
    and s10, s10, a5
    lw ra, 116(sp)
    xor a6, a6, s11
    xor s10, ra, s10
    xor s3, s7, s3
    xor t3, a1, t3
    xor a1, s6, s4
    xor a7, s1, a7
    xor t6, t6, a4
    xor t2, s2, t2
    xor a4, a3, a2
    xor t1, s8, t1
    lw a3, 132(sp)
    lw a2, 204(sp)
    xor a3, s9, a3
    lw s1, 100(sp)
    lw s2, 164(sp)
    xor a2, a2, s1
    lw s1, 148(sp)
    lw s4, 188(sp)
    xor s1, s1, s2
    lw s2, 120(sp)
    lw s5, 108(sp)
    xor s2, s2, s4
    lw s4, 216(sp)
    lw s6, 124(sp)
    xor s4, s4, s5
    lw s5, 212(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    lw s7, 168(sp)
    srli s8, s2, 8
    xor s6, s7, s6
    slli s7, s2, 24
    or s7, s7, s8
    xor a0, a0, s7
    slli s7, a2, 24
    srli s8, a2, 8
    or s7, s7, s8
    xor t0, t0, s7
    slli s7, a3, 24
    srli s8, a3, 8
    or s7, s7, s8
    lw s8, 140(sp)
    srli s9, t2, 8
    xor s7, s8, s7
    slli s8, t2, 24
    or s8, s8, s9
    xor s8, s10, s8
    slli s9, t6, 24
    srli s10, t6, 8
    or s9, s9, s10
    xor t4, t4, s9
    slli s9, a7, 24
    srli s10, a7, 8
    or s9, s9, s10
    xor s0, s0, s9
    slli s9, t3, 24
    srli s10, t3, 8
    or s9, s9, s10
    xor a5, a5, s9
    # round 38 (skinny.dsl:60)
    lw s9, 136(sp)
    lw s10, 160(sp)
    lw ra, 128(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 180(sp)
    sw a5, 128(sp)
    lw a5, 176(sp)
    sw s7, 140(sp)
    or s7, ra, a5
    sw s8, 168(sp)
    lw s8, 104(sp)
    sw a0, 104(sp)
    xor s7, s8, s7
    and s8, s7, s11
    lw a0, 208(sp)
    sw s0, 136(sp)
    xor a0, a0, s8
    lw s8, 220(sp)
    sw t4, 208(sp)
    or t4, s8, ra
    xor t4, s9, t4
    not s9, a0
    and s0, t4, s9
    xor s0, s10, s0
    not s10, a5
    and s10, s10, s7
    xor s8, s8, s10
    or s10, s8, s0
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw s6, 180(sp)
    lw s6, 332(ra)
    xor a5, a5, s9
    lw s9, 340(ra)
    xor s6, s10, s6
    lw s10, 352(ra)
    xor s0, s0, s9
    lw s9, 360(ra)
    xor t4, t4, s10
    lw s10, 368(ra)
    xor s8, s8, s9
    lw s9, 376(ra)
    xor a5, a5, s10
    lw s10, 384(ra)
    xor s7, s7, s9
    lw s9, 392(ra)
    xor s10, s11, s10
    xor a0, a0, s9
    not s9, a1
    and s9, s9, t5
    xor s5, s5, s9
    not s9, a4
    and s9, s3, s9
    xor s1, s1, s9
    or s9, s1, s5
    xor t1, t1, s9
    not s9, a6
    and s9, s9, s3
    xor a1, a1, s9
    or s9, a1, t1
    xor t5, t5, s9
    or s9, a4, s1
    xor a6, a6, s9
    not s9, t5
    and s9, a6, s9
    xor s3, s3, s9
    or s9, s5, t1
    lw s11, 868(ra)
    xor a4, a4, s9
    xor t5, t5, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, t5, 16
    sw s3, 176(sp)
    srli s3, t5, 16
    or s3, s11, s3
    slli s11, a1, 16
    sw t5, 220(sp)
    srli t5, a1, 16
    or t5, s11, t5
    slli s11, a6, 16
    sw a1, 160(sp)
    srli a1, a6, 16
    or a1, s11, a1
    slli s11, a4, 16
    sw a6, 124(sp)
    srli a6, a4, 16
    or a6, s11, a6
    slli s11, s1, 16
    sw s1, 212(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 108(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t1, 16
    sw t1, 216(sp)
    srli t1, t1, 16
    or t1, s11, t1
    not s11, s4
    and s11, s11, a2
    xor a7, a7, s11
    not s11, t6
    and s11, s2, s11
    xor t2, t2, s11
    or s11, t2, a7
    xor a3, a3, s11
    not s11, t3
    and s11, s11, s2
    xor s4, s4, s11
    or s11, s4, a3
    xor a2, a2, s11
    or s11, t6, t2
    xor t3, t3, s11
    not s11, a2
    and s11, t3, s11
    xor s2, s2, s11
    or s11, a7, a3
    xor t6, t6, s11
    lw s11, 180(sp)
    sw t6, 188(sp)
    or t6, s11, t0
    sw t2, 120(sp)
    lw t2, 388(ra)
    sw a3, 164(sp)
    lw a3, 136(sp)
    sw t3, 136(sp)
    xor t6, a3, t6
    xor t2, t6, t2
    lw a3, 104(sp)
    lw t3, 208(sp)
    sw a7, 148(sp)
    or a7, a3, t3
    sw s4, 100(sp)
    lw s4, 380(ra)
    sw a2, 204(sp)
    lw a2, 168(sp)
    sw s2, 168(sp)
    xor a7, a2, a7
    xor a2, a7, s4
    and s4, a7, t6
    lw s2, 396(ra)
    sw t2, 132(sp)
    lw t2, 140(sp)
    xor a5, a5, a6
    xor t2, t2, s4
    xor s2, t2, s2
    not s4, t2
    and t6, t6, s4
    lw s4, 372(ra)
    xor t6, t3, t6
    xor t6, t6, s4
    not t3, t3
    and a7, t3, a7
    lw t3, 1364(ra)
    lw s4, 128(sp)
    xor a6, a4, t6
    xor a7, s4, a7
    xor t3, a7, t3
    sw t3, 208(sp)
    not t3, a3
    and t3, s4, t3
    lw s4, 1140(ra)
    xor t3, s11, t3
    xor s4, t3, s4
    or t2, t3, t2
    lw t3, 1360(ra)
    xor t0, t0, t2
    xor t2, t0, t3
    and a7, a7, t0
    lw t0, 1132(ra)
    xor a7, a3, a7
    xor a7, a7, t0
    xor t0, a0, t1
    xor t1, s0, s3
    xor t3, t4, t5
    xor t4, s7, s1
    xor t5, s10, s5
    xor a3, s8, a1
    xor a1, s6, s9
    lw a4, 212(sp)
    lw a0, 216(sp)
    xor a4, a4, a2
    xor a0, a0, s2
    lw s0, 124(sp)
    lw s1, 208(sp)
    lw s3, 108(sp)
    xor s0, s0, s1
    lw s5, 132(sp)
    lw s6, 160(sp)
    xor s3, s3, s5
    xor s6, s4, s6
    lw s7, 220(sp)
    lw s8, 176(sp)
    xor s7, t2, s7
    xor s8, s8, a7
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 168(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 204(sp)
    srli s1, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s1, s11, s1
    lw s11, 100(sp)
    srli s5, s3, 16
    xor s1, s11, s1
    slli s11, s3, 16
    or s5, s11, s5
    lw s11, 148(sp)
    sw t2, 148(sp)
    xor s5, s11, s5
    slli s11, s0, 16
    srli t2, s0, 16
    or t2, s11, t2
    lw s11, 136(sp)
    sw a2, 136(sp)
    xor t2, s11, t2
    slli s11, a0, 16
    srli a2, a0, 16
    or a2, s11, a2
    lw s11, 164(sp)
    sw a7, 164(sp)
    xor a2, s11, a2
    slli s11, a4, 16
    srli a7, a4, 16
    or a7, s11, a7
    lw s11, 120(sp)
    sw s4, 120(sp)
    xor a7, s11, a7
    slli s11, a6, 16
    srli s4, a6, 16
    or s4, s11, s4
    lw s11, 188(sp)
    # round 39 (skinny.dsl:60)
    lw ra, 868(ra)
    # round 38 (skinny.dsl:60)
    xor s4, s11, s4
    # round 39 (skinny.dsl:60)
    or s11, t5, t0
    xor a5, a5, s11
    not s11, t3
    and s11, s11, a3
    xor a1, a1, s11
    not s11, a5
    and s11, a1, s11
    xor t4, t4, s11
    or s11, t1, t3
    xor t5, t5, s11
    not s11, t4
    and s11, t5, s11
    xor t0, t0, s11
    and s11, a3, a1
    xor t1, t1, s11
    or s11, t1, t0
    xor t3, t3, s11
    or s11, a5, t4
    xor a3, a3, s11
    xor t0, t0, ra
    slli s11, t3, 24
    srli ra, t3, 8
    or s11, s11, ra
    slli ra, t0, 24
    sw s11, 188(sp)
    srli s11, t0, 8
    or s11, ra, s11
    slli ra, t5, 24
    sw t5, 100(sp)
    srli t5, t5, 8
    or t5, ra, t5
    slli ra, t1, 24
    sw t3, 204(sp)
    srli t3, t1, 8
    or t3, ra, t3
    slli ra, a3, 24
    sw t3, 168(sp)
    srli t3, a3, 8
    or t3, ra, t3
    slli ra, a1, 24
    sw t3, 176(sp)
    srli t3, a1, 8
    or t3, ra, t3
    slli ra, a5, 24
    sw a5, 220(sp)
    srli a5, a5, 8
    or a5, ra, a5
    slli ra, t4, 24
    sw t4, 160(sp)
    srli t4, t4, 8
    or t4, ra, t4
    or ra, s3, a0
    xor a6, a6, ra
    not ra, s6
    and ra, ra, s0
    xor s8, s8, ra
    not ra, a6
    and ra, s8, ra
    xor a4, a4, ra
    or ra, s7, s6
    xor s3, s3, ra
    not ra, a4
    and ra, s3, ra
    xor a0, a0, ra
    and ra, s0, s8
    xor s7, s7, ra
    or ra, s7, a0
    xor s6, s6, ra
    or ra, a6, a4
    xor s0, s0, ra
    or ra, s5, a2
    xor s4, s4, ra
    or ra, s1, t2
    xor s9, s9, ra
    and ra, s9, s4
    xor a7, a7, ra
    or ra, s10, s1
    xor s5, s5, ra
    not ra, a7
    sw a0, 108(sp)
    and a0, s5, ra
    xor a2, a2, a0
    not a0, t2
    and a0, a0, s9
    xor a0, s10, a0
    or s10, a0, a2
    xor s1, s1, s10
    and s10, s4, ra
    lw ra, 72(sp)
    sw s0, 124(sp)
    lw s0, 1368(ra)
    xor t2, t2, s10
    lw s10, 1376(ra)
    xor s0, s1, s0
    lw s1, 1380(ra)
    xor a2, a2, s10
    lw s10, 1384(ra)
    xor s1, s5, s1
    lw s5, 432(ra)
    xor a0, a0, s10
    lw s10, 440(ra)
    xor t2, t2, s5
    lw s5, 448(ra)
    xor s9, s9, s10
    lw s10, 456(ra)
    xor s4, s4, s5
    xor a7, a7, s10
    slli s5, s4, 16
    srli s10, s4, 16
    or s5, s5, s10
    slli s10, a7, 16
    sw a7, 216(sp)
    srli a7, a7, 16
    or a7, s10, a7
    slli s10, a0, 16
    sw a0, 212(sp)
    srli a0, a0, 16
    or a0, s10, a0
    slli s10, s0, 16
    sw s0, 104(sp)
    srli s0, s0, 16
    or s0, s10, s0
    slli s10, t2, 16
    sw t2, 180(sp)
    srli t2, t2, 16
    or t2, s10, t2
    slli s10, s9, 16
    sw s9, 128(sp)
    srli s9, s9, 16
    or s9, s10, s9
    slli s10, s1, 16
    sw s4, 140(sp)
    srli s4, s1, 16
    or s4, s10, s4
    slli s10, a2, 16
    sw a2, 116(sp)
    srli a2, a2, 16
    or a2, s10, a2
    lw s10, 132(sp)
    sw s1, 196(sp)
    or s1, s10, s2
    sw s7, 172(sp)
    lw s7, 452(ra)
    xor t6, t6, s1
    xor s1, t6, s7
    lw s7, 120(sp)
    sw s6, 192(sp)
    lw s6, 208(sp)
    sw s8, 184(sp)
    or s8, s7, s6
    sw a4, 96(sp)
    lw a4, 444(ra)
    sw s3, 112(sp)
    lw s3, 164(sp)
    sw a6, 164(sp)
    xor s3, s3, s8
    xor a4, s3, a4
    and s8, s3, t6
    lw a6, 460(ra)
    sw s5, 200(sp)
    lw s5, 136(sp)
    xor t0, t0, a2
    xor s5, s5, s8
    xor a6, s5, a6
    not s5, s5
    and t6, t6, s5
    lw s8, 436(ra)
    xor t6, s6, t6
    xor t6, t6, s8
    not s6, s6
    and s3, s6, s3
    lw s6, 428(ra)
    lw s8, 148(sp)
    sw t6, 148(sp)
    xor s3, s8, s3
    xor s6, s3, s6
    or s8, s8, s7
    lw t6, 420(ra)
    xor s8, s10, s8
    xor t6, s8, t6
    and s5, s8, s5
    lw s8, 412(ra)
    xor s2, s2, s5
    xor s5, s2, s8
    or s2, s3, s2
    lw s3, 1372(ra)
    xor s2, s7, s2
    xor s2, s2, s3
    xor a6, t4, a6
    xor t4, s11, s5
    xor t5, t5, t6
    xor a5, a5, s1
    xor t2, a3, t2
    xor t1, t1, a0
    lw t6, 204(sp)
    lw a3, 168(sp)
    xor t6, t6, s0
    xor a3, a3, s6
    xor t3, t3, a4
    xor a4, a1, s9
    lw a2, 160(sp)
    lw a1, 100(sp)
    xor a7, a2, a7
    lw a2, 188(sp)
    xor a1, a1, s4
    xor a2, a2, s2
    lw a0, 220(sp)
    lw s0, 200(sp)
    lw s1, 148(sp)
    xor a0, a0, s0
    lw s0, 176(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 164(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 112(sp)
    srli s4, a7, 24
    xor s2, s3, s2
    slli s3, a7, 8
    or s3, s3, s4
    lw s4, 96(sp)
    srli s5, a4, 24
    xor s3, s4, s3
    slli s4, a4, 8
    or s4, s4, s5
    lw s5, 184(sp)
    srli s6, t6, 24
    xor s4, s5, s4
    slli s5, t6, 8
    or s5, s5, s6
    lw s6, 192(sp)
    srli s7, t1, 24
    xor s5, s6, s5
    slli s6, t1, 8
    or s6, s6, s7
    lw s7, 172(sp)
    srli s8, t2, 24
    xor s6, s7, s6
    slli s7, t2, 8
    or s7, s7, s8
    lw s8, 124(sp)
    srli s9, t0, 24
    xor s7, s8, s7
    slli s8, t0, 8
    or s8, s8, s9
    lw s9, 108(sp)
    # round 40 (skinny.dsl:60)
    lw s10, 512(ra)
    # round 39 (skinny.dsl:60)
    xor s8, s9, s8
    # round 40 (skinny.dsl:60)
    or s9, s1, s3
    xor s7, s7, s9
    xor s9, s7, s10
    or s10, s8, s2
    lw s11, 1168(ra)
    xor s1, s1, s10
    xor s10, s1, s11
    srli s11, s10, 4
    xor s11, s11, s9
    sw t0, 108(sp)
    lw t0, 156(sp)
    sw a4, 124(sp)
    and s11, s11, t0
    xor a4, s9, s11
    sw t6, 172(sp)
    or t6, s2, s6
    xor t6, s5, t6
    and s5, t6, s7
    xor s4, s4, s5
    not s5, s4
    and s7, s7, s5
    sw a1, 192(sp)
    lw a1, 496(ra)
    xor s7, s6, s7
    xor a1, s7, a1
    and s1, s1, s5
    xor s1, s3, s1
    not s3, s6
    and s3, s3, t6
    xor s3, s8, s3
    or s5, s3, s1
    lw s6, 1160(ra)
    xor s2, s2, s5
    xor s2, s2, s6
    srli s5, s2, 4
    xor s5, s5, a1
    and s5, s5, t0
    xor s6, a1, s5
    srli s7, s6, 2
    xor s7, s7, a4
    lw s8, 152(sp)
    sw t1, 184(sp)
    and s7, s7, s8
    lw t1, 520(ra)
    xor a4, a4, s7
    sw t2, 96(sp)
    lw t2, 1396(ra)
    xor t1, s4, t1
    xor t2, s3, t2
    srli s3, t2, 4
    xor s3, s3, t1
    and s3, s3, t0
    lw s4, 504(ra)
    sw a7, 112(sp)
    xor a7, t1, s3
    sw a0, 164(sp)
    lw a0, 1388(ra)
    xor t6, t6, s4
    xor a0, s1, a0
    srli s1, a0, 4
    xor s1, s1, t6
    and s1, s1, t0
    xor s4, t6, s1
    srli t0, s4, 2
    xor t0, t0, a7
    and t0, t0, s8
    xor a7, a7, t0
    srli ra, a4, 1
    xor ra, ra, a7
    sw s9, 148(sp)
    lw s9, 144(sp)
    sw a1, 176(sp)
    and ra, ra, s9
    slli a1, ra, 1
    xor a4, a4, a1
    lw a1, 64(sp)
    xor a7, a7, ra
    sw a4, 100(a1)
    sw a7, 116(a1)
    slli a7, t0, 2
    xor a7, s4, a7
    slli t0, s7, 2
    xor t0, s6, t0
    srli a4, t0, 1
    xor a4, a4, a7
    and a4, a4, s9
    xor a7, a7, a4
    sw a7, 84(a1)
    slli a7, a4, 1
    xor a7, t0, a7
    sw a7, 68(a1)
    slli a7, s1, 4
    xor a7, a0, a7
    slli t0, s3, 4
    xor t0, t2, t0
    srli a4, a7, 2
    xor a4, a4, t0
    and a4, a4, s8
    slli s1, a4, 2
    xor a7, a7, s1
    slli s1, s5, 4
    xor s1, s2, s1
    slli s3, s11, 4
    xor s3, s10, s3
    srli s4, s1, 2
    xor s4, s4, s3
    and s4, s4, s8
    slli s5, s4, 2
    xor s1, s1, s5
    srli s5, s1, 1
    xor s5, s5, a7
    and s5, s5, s9
    xor a7, a7, s5
    sw a7, 20(a1)
    slli a7, s5, 1
    xor a7, s1, a7
    sw a7, 4(a1)
    xor a7, s3, s4
    xor t0, t0, a4
    srli a4, a7, 1
    xor a4, a4, t0
    and a4, a4, s9
    slli s1, a4, 1
    xor a7, a7, s1
    sw a7, 36(a1)
    xor a7, t0, a4
    sw a7, 52(a1)
    or a7, a5, a6
    xor a7, s0, a7
    not t0, a3
    and a4, t5, t0
    xor a4, a2, a4
    and a2, a4, a7
    xor t3, t3, a2
    not a2, t4
    and a2, a2, t5
    xor a5, a5, a2
    not a2, a5
    and a2, a2, t3
    lw s0, 72(sp)
    xor t6, t6, a4
    lw s1, 280(s0)
    xor a6, a6, a2
    xor a2, a6, s1
    xor a0, a2, a0
    lui s1, 986895
    addi s1, s1, 240
    srli s3, a0, 4
    xor s3, s3, t6
    or s3, s3, s1
    not s4, s3
    slli s4, s4, 4
    xor s4, a0, s4
    and t0, t0, a4
    xor t0, t4, t0
    xor t2, t2, t0
    xor t1, t1, t3
    srli t4, t2, 4
    xor t4, t4, t1
    or t4, t4, s1
    not s5, t4
    slli s5, s5, 4
    xor s5, t2, s5
    srli s6, s4, 2
    xor s6, s6, s5
    and s6, s6, s8
    slli s7, s6, 2
    xor s4, s4, s7
    or a6, t0, a6
    xor a6, t5, a6
    xor t5, s2, a6
    and s2, a7, t3
    xor a3, a3, s2
    lw s2, 176(sp)
    srli s7, t5, 4
    xor s2, s2, a3
    xor s7, s7, s2
    lw s11, 156(sp)
    xor s10, a5, s10
    and s7, s7, s11
    slli ra, s7, 4
    xor ra, t5, ra
    sw t2, 176(sp)
    lw t2, 148(sp)
    sw a0, 148(sp)
    xor t2, t2, a7
    srli a0, s10, 4
    xor a0, a0, t2
    or a0, a0, s1
    sw t5, 200(sp)
    not t5, a0
    slli t5, t5, 4
    xor t5, s10, t5
    sw s10, 220(sp)
    srli s10, ra, 2
    xor s10, s10, t5
    and s10, s10, s8
    slli s11, s10, 2
    xor s11, ra, s11
    srli ra, s11, 1
    xor ra, ra, s4
    and ra, ra, s9
    xor s4, s4, ra
    sw s4, 28(a1)
    xor t5, t5, s10
    xor s4, s5, s6
    srli s5, t5, 1
    xor s5, s5, s4
    and s5, s5, s9
    slli s6, s5, 1
    xor t5, t5, s6
    sw t5, 44(a1)
    xor t5, s4, s5
    sw t5, 60(a1)
    slli t5, ra, 1
    xor t5, s11, t5
    sw t5, 12(a1)
    xor t5, t6, s3
    xor t4, t1, t4
    srli s3, t5, 2
    xor s3, s3, t4
    and s3, s3, s8
    slli s4, s3, 2
    xor t5, t5, s4
    xor s4, s2, s7
    xor a0, t2, a0
    srli s5, s4, 2
    xor s5, s5, a0
    and s5, s5, s8
    slli s6, s5, 2
    xor s4, s4, s6
    srli s6, s4, 1
    xor s6, s6, t5
    and s6, s6, s9
    xor t5, t5, s6
    sw t5, 92(a1)
    xor t5, a0, s5
    xor t4, t4, s3
    srli a0, t5, 1
    xor a0, a0, t4
    and a0, a0, s9
    slli s3, a0, 1
    xor t5, t5, s3
    sw t5, 108(a1)
    xor t4, t4, a0
    sw t4, 124(a1)
    slli t4, s6, 1
    xor t4, s4, t4
    sw t4, 76(a1)
    lw t4, 116(sp)
    lw t5, 196(sp)
    lw s3, 484(s0)
    or a0, t4, t5
    lw s4, 140(sp)
    lw s5, 516(s0)
    xor a0, s4, a0
    xor s3, a0, s3
    xor a5, s3, a5
    lw s3, 216(sp)
    lw s6, 180(sp)
    or s4, s4, s3
    xor s4, s6, s4
    xor s5, s4, s5
    xor a7, s5, a7
    srli s5, a5, 4
    xor s5, s5, a7
    or s5, s5, s1
    not s6, s5
    slli s6, s6, 4
    xor a5, a5, s6
    lw s6, 212(sp)
    lw s10, 104(sp)
    or s7, t5, s6
    xor s7, s10, s7
    and s10, s7, s4
    lw s11, 128(sp)
    lw ra, 468(s0)
    xor s10, s11, s10
    not s11, s10
    and a0, a0, s11
    xor a0, s3, a0
    not s3, s6
    and s3, s3, s7
    xor t4, t4, s3
    or s3, t4, a0
    xor t5, t5, s3
    xor t5, t5, ra
    xor a6, t5, a6
    and t5, s4, s11
    lw s3, 500(s0)
    xor t5, s6, t5
    xor t5, t5, s3
    xor t5, t5, a3
    srli a3, a6, 4
    xor a3, a3, t5
    lw s3, 156(sp)
    lw s6, 492(s0)
    and a3, a3, s3
    slli s4, a3, 4
    xor a6, a6, s4
    srli s4, a6, 2
    xor s4, s4, a5
    and s4, s4, s8
    xor a5, a5, s4
    xor t4, t4, s6
    lw s6, 524(s0)
    xor t0, t4, t0
    xor t4, s10, s6
    xor t3, t4, t3
    srli t4, t0, 4
    xor t4, t4, t3
    or t4, t4, s1
    not s6, t4
    slli s6, s6, 4
    lw s10, 1392(s0)
    xor t0, t0, s6
    xor a0, a0, s10
    lw s6, 508(s0)
    xor a2, a0, a2
    xor a0, s7, s6
    xor a4, a0, a4
    srli a0, a2, 4
    xor a0, a0, a4
    or a0, a0, s1
    not s1, a0
    slli s1, s1, 4
    xor a2, a2, s1
    srli s1, a2, 2
    xor s1, s1, t0
    and s1, s1, s8
    xor t0, t0, s1
    srli s6, a5, 1
    xor s6, s6, t0
    and s6, s6, s9
    slli s7, s6, 1
    xor a5, a5, s7
    sw a5, 40(a1)
    xor a5, t3, t4
    xor t3, a4, a0
    srli t4, t3, 2
    xor t4, t4, a5
    and t4, t4, s8
    xor a5, a5, t4
    xor a7, a7, s5
    xor t5, t5, a3
    srli a4, t5, 2
    xor a4, a4, a7
    and a4, a4, s8
    xor a7, a7, a4
    srli a3, a7, 1
    xor a3, a3, a5
    and a3, a3, s9
    xor a5, a5, a3
    sw a5, 120(a1)
    slli a5, a4, 2
    xor a5, t5, a5
    slli t4, t4, 2
    xor t3, t3, t4
    srli t4, a5, 1
    xor t4, t4, t3
    and t4, t4, s9
    slli t5, t4, 1
    xor a5, a5, t5
    sw a5, 72(a1)
    xor a5, t3, t4
    sw a5, 88(a1)
    slli a5, s4, 2
    xor a5, a6, a5
    slli a6, s1, 2
    xor a6, a2, a6
    srli t3, a5, 1
    xor t3, t3, a6
    and t3, t3, s9
    slli t4, t3, 1
    xor a5, a5, t4
    sw a5, 8(a1)
    slli a5, a3, 1
    xor a5, a7, a5
    sw a5, 104(a1)
    xor a5, a6, t3
    sw a5, 24(a1)
    xor a5, t0, s6
    sw a5, 56(a1)
    lw a5, 164(sp)
    lw a6, 112(sp)
    lw t0, 96(sp)
    or a7, a5, a6
    xor a7, t0, a7
    lw t0, 184(sp)
    lw t4, 192(sp)
    not t3, t0
    and t5, t4, t3
    lw a4, 172(sp)
    lw a3, 124(sp)
    xor t5, a4, t5
    and a4, t5, a7
    xor a4, a3, a4
    and a3, a7, a4
    xor t0, t0, a3
    xor t0, t0, s2
    lw a3, 108(sp)
    and t3, t3, t5
    not a2, a3
    and a2, a2, t4
    xor a5, a5, a2
    not a2, a5
    and a2, a2, a4
    xor a6, a6, a2
    xor t3, a3, t3
    or a3, t3, a6
    xor t4, t4, a3
    lw a3, 200(sp)
    xor a7, a7, t2
    xor t4, t4, a3
    srli a3, t4, 4
    xor a3, a3, t0
    and a3, a3, s3
    xor t0, t0, a3
    lw t2, 220(sp)
    srli a2, t0, 2
    xor a5, a5, t2
    srli t2, a5, 4
    xor t2, t2, a7
    and t2, t2, s3
    xor a7, a7, t2
    xor a2, a2, a7
    and a2, a2, s8
    slli a0, a2, 2
    xor t0, t0, a0
    xor t5, t5, t6
    lw t6, 148(sp)
    xor t1, a4, t1
    xor a6, a6, t6
    srli t6, a6, 4
    xor t6, t6, t5
    and t6, t6, s3
    xor t5, t5, t6
    lw a4, 176(sp)
    srli a0, t5, 2
    xor t3, t3, a4
    srli a4, t3, 4
    xor a4, a4, t1
    and a4, a4, s3
    xor t1, t1, a4
    xor a0, a0, t1
    and a0, a0, s8
    slli s1, a0, 2
    xor t5, t5, s1
    srli s1, t0, 1
    xor s1, s1, t5
    and s1, s1, s9
    slli s2, s1, 1
    xor t0, t0, s2
    sw t0, 64(a1)
    slli t0, a3, 4
    xor t0, t4, t0
    slli t2, t2, 4
    xor a5, a5, t2
    srli t2, t0, 2
    xor t2, t2, a5
    and t2, t2, s8
    slli t4, t2, 2
    xor t0, t0, t4
    slli t4, t6, 4
    xor a6, a6, t4
    slli t4, a4, 4
    xor t3, t3, t4
    srli t4, a6, 2
    xor t4, t4, t3
    and t4, t4, s8
    slli t6, t4, 2
    xor a6, a6, t6
    srli t6, t0, 1
    xor t6, t6, a6
    and t6, t6, s9
    slli a4, t6, 1
    xor t0, t0, a4
    sw t0, 0(a1)
    xor a6, a6, t6
    sw a6, 16(a1)
    xor a6, t5, s1
    sw a6, 80(a1)
    xor a6, t3, t4
    xor a5, a5, t2
    srli t0, a5, 1
    xor t0, t0, a6
    and t0, t0, s9
    xor a6, a6, t0
    sw a6, 48(a1)
    xor a6, t1, a0
    xor a7, a7, a2
    srli t1, a7, 1
    xor t1, t1, a6
    and t1, t1, s9
    xor a6, a6, t1
    sw a6, 112(a1)
    slli a6, t0, 1
    xor a5, a5, a6
    sw a5, 32(a1)
    slli a5, t1, 1
    xor a5, a7, a5
    sw a5, 96(a1)
    mv a0, a1
    mv a3, s0
    lw a1, 68(sp)
    lw a2, 80(sp)
    addi a0, a0, 128
    addi a1, a1, 128
    bltu a2, a1, .Llwcc_skinny128_128_ecb_encrypt_rv32i_group_done
    j .Llwcc_skinny128_128_ecb_encrypt_rv32i_group
.Llwcc_skinny128_128_ecb_encrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny128_128_ecb_encrypt_rv32i_out
.Llwcc_skinny128_128_ecb_encrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 128
    beqz t2, .Llwcc_skinny128_128_ecb_encrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 224
    mv t0, a0
    addi t1, sp, 352
.Llwcc_skinny128_128_ecb_encrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_skinny128_128_ecb_encrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_skinny128_128_ecb_encrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny128_128_ecb_encrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_skinny128_128_ecb_encrypt_rv32i_group
.Llwcc_skinny128_128_ecb_encrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 224
    add t1, a1, t2
.Llwcc_skinny128_128_ecb_encrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny128_128_ecb_encrypt_rv32i_copy
.Llwcc_skinny128_128_ecb_encrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 352
.Llwcc_skinny128_128_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny128_128_ecb_encrypt_rv32i_wipe
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
    addi sp, sp, 352
    ret
    .size lwcc_skinny128_128_ecb_encrypt_rv32i, .-lwcc_skinny128_128_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_skinny128_128_ecb_decrypt_rv32i
    .type lwcc_skinny128_128_ecb_decrypt_rv32i, %function
lwcc_skinny128_128_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_skinny128_128_ecb_decrypt_rv32i_begin
    ret
.Llwcc_skinny128_128_ecb_decrypt_rv32i_begin:
    addi sp, sp, -368
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
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 128
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    sw a3, 72(sp)
    beqz t1, .Llwcc_skinny128_128_ecb_decrypt_rv32i_group
    j .Llwcc_skinny128_128_ecb_decrypt_rv32i_rest
.Llwcc_skinny128_128_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lui a5, 61681
    addi a5, a5, -241
    lui a6, 349525
    addi a6, a6, 1365
    lui a7, 209715
    addi a7, a7, 819
    lw t0, 100(a1)
    lw t1, 116(a1)
    srli t2, t0, 1
    xor t2, t2, t1
    and t2, t2, a6
    xor t1, t1, t2
    lw t3, 68(a1)
    lw t4, 84(a1)
    srli t5, t3, 1
    xor t5, t5, t4
    and t5, t5, a6
    xor t4, t4, t5
    srli t6, t4, 2
    xor t6, t6, t1
    and t6, t6, a7
    xor t1, t1, t6
    lw a4, 36(a1)
    lw s0, 52(a1)
    srli s1, a4, 1
    xor s1, s1, s0
    and s1, s1, a6
    xor s0, s0, s1
    lw s2, 4(a1)
    lw s3, 20(a1)
    srli s4, s2, 1
    xor s4, s4, s3
    and s4, s4, a6
    xor s3, s3, s4
    srli s5, s3, 2
    xor s5, s5, s0
    and s5, s5, a7
    xor s0, s0, s5
    srli s6, s0, 4
    xor s6, s6, t1
    and s6, s6, a5
    lw s7, 1416(a3)
    xor t1, t1, s6
    xor s7, t1, s7
    slli s4, s4, 1
    xor s2, s2, s4
    slli s1, s1, 1
    xor a4, a4, s1
    srli s1, s2, 2
    xor s1, s1, a4
    and s1, s1, a7
    slli s4, s1, 2
    xor s2, s2, s4
    slli t5, t5, 1
    xor t3, t3, t5
    slli t2, t2, 1
    xor t0, t0, t2
    srli t2, t3, 2
    xor t2, t2, t0
    and t2, t2, a7
    slli t5, t2, 2
    xor t3, t3, t5
    srli t5, s2, 4
    xor t5, t5, t3
    and t5, t5, a5
    slli s4, t5, 4
    lw s8, 1160(a3)
    xor s2, s2, s4
    xor s4, s2, s8
    slli s6, s6, 4
    lw s8, 488(a3)
    xor s0, s0, s6
    xor s6, s0, s8
    lw s8, 1408(a3)
    xor t3, t3, t5
    xor t5, t3, s8
    xor t0, t0, t2
    xor t2, a4, s1
    srli a4, t2, 4
    xor a4, a4, t0
    and a4, a4, a5
    lw s1, 512(a3)
    xor t0, t0, a4
    xor s1, t0, s1
    slli s5, s5, 2
    xor s3, s3, s5
    slli t6, t6, 2
    xor t4, t4, t6
    srli t6, s3, 4
    xor t6, t6, t4
    and t6, t6, a5
    slli s5, t6, 4
    lw s8, 472(a3)
    xor s3, s3, s5
    xor s5, s3, s8
    slli a4, a4, 4
    lw s8, 1168(a3)
    xor t2, t2, a4
    xor a4, t2, s8
    lw s8, 504(a3)
    xor t4, t4, t6
    xor t6, t4, s8
    lw s8, 12(a1)
    lw s9, 28(a1)
    srli s10, s8, 1
    xor s10, s10, s9
    and s10, s10, a6
    slli s11, s10, 1
    xor s8, s8, s11
    lw s11, 44(a1)
    lw ra, 60(a1)
    srli a2, s11, 1
    xor a2, a2, ra
    and a2, a2, a6
    slli a0, a2, 1
    xor a0, s11, a0
    srli s11, s8, 2
    xor s11, s11, a0
    and s11, s11, a7
    sw t6, 96(sp)
    slli t6, s11, 2
    xor t6, s8, t6
    lw s8, 76(a1)
    sw s4, 100(sp)
    lw s4, 92(a1)
    sw s6, 104(sp)
    srli s6, s8, 1
    xor s6, s6, s4
    and s6, s6, a6
    sw s5, 108(sp)
    slli s5, s6, 1
    xor s5, s8, s5
    lw s8, 108(a1)
    sw a4, 112(sp)
    lw a4, 124(a1)
    sw t5, 116(sp)
    srli t5, s8, 1
    xor t5, t5, a4
    and t5, t5, a6
    sw s7, 120(sp)
    slli s7, t5, 1
    xor s7, s8, s7
    srli s8, s5, 2
    xor s8, s8, s7
    and s8, s8, a7
    sw s1, 124(sp)
    slli s1, s8, 2
    xor s1, s5, s1
    srli s5, t6, 4
    xor s5, s5, s1
    and s5, s5, a5
    slli a1, s5, 4
    xor t6, t6, a1
    xor a1, s2, t6
    xor t5, a4, t5
    xor a4, s4, s6
    srli s2, a4, 2
    xor s2, s2, t5
    and s2, s2, a7
    xor t5, t5, s2
    xor a2, ra, a2
    xor s4, s9, s10
    srli s6, s4, 2
    xor s6, s6, a2
    and s6, s6, a7
    xor a2, a2, s6
    srli s9, a2, 4
    xor s9, s9, t5
    and s9, s9, a5
    xor t5, t5, s9
    xor t1, t1, t5
    slli s9, s9, 4
    xor a2, a2, s9
    xor s0, s0, a2
    xor a0, a0, s11
    xor s7, s7, s8
    srli s8, a0, 4
    xor s8, s8, s7
    and s8, s8, a5
    slli s9, s8, 4
    xor a0, a0, s9
    xor t2, a0, t2
    xor s7, s7, s8
    xor t0, t0, s7
    xor s1, s1, s5
    xor t3, t3, s1
    slli s2, s2, 2
    xor a4, a4, s2
    slli s2, s6, 2
    xor s2, s4, s2
    srli s4, s2, 4
    xor s4, s4, a4
    and s4, s4, a5
    xor a4, a4, s4
    xor t4, t4, a4
    slli s4, s4, 4
    xor s2, s2, s4
    lw s4, 1004(a3)
    xor s3, s2, s3
    lw s5, 68(sp)
    xor s4, s3, s4
    lw s6, 96(s5)
    lw s8, 112(s5)
    srli s9, s6, 1
    xor s9, s9, s8
    and s9, s9, a6
    slli s10, s9, 1
    xor s6, s6, s10
    lw s10, 64(s5)
    lw s11, 80(s5)
    srli ra, s10, 1
    xor ra, ra, s11
    and ra, ra, a6
    sw s4, 128(sp)
    slli s4, ra, 1
    xor s4, s10, s4
    srli s10, s4, 2
    xor s10, s10, s6
    and s10, s10, a7
    xor s6, s6, s10
    lw a3, 32(s5)
    sw t3, 132(sp)
    lw t3, 48(s5)
    sw s0, 136(sp)
    srli s0, a3, 1
    xor s0, s0, t3
    and s0, s0, a6
    sw t1, 140(sp)
    slli t1, s0, 1
    xor t1, a3, t1
    lw a3, 0(s5)
    sw t2, 144(sp)
    lw t2, 16(s5)
    sw t4, 148(sp)
    srli t4, a3, 1
    xor t4, t4, t2
    and t4, t4, a6
    sw t0, 152(sp)
    slli t0, t4, 1
    xor t0, a3, t0
    srli a3, t0, 2
    xor a3, a3, t1
    and a3, a3, a7
    xor t1, t1, a3
    sw a1, 156(sp)
    srli a1, t1, 4
    xor a1, a1, s6
    and a1, a1, a5
    xor s6, s6, a1
    xor s6, s6, s7
    slli a1, a1, 4
    xor t1, t1, a1
    xor t1, t1, a0
    xor a1, s11, ra
    xor a0, s8, s9
    srli s7, a1, 2
    xor s7, s7, a0
    and s7, s7, a7
    slli s8, s7, 2
    xor a1, a1, s8
    xor t2, t2, t4
    xor t3, t3, s0
    srli t4, t2, 2
    xor t4, t4, t3
    and t4, t4, a7
    slli s0, t4, 2
    xor t2, t2, s0
    srli s0, t2, 4
    xor s0, s0, a1
    and s0, s0, a5
    xor a1, a1, s0
    xor a4, a1, a4
    slli a1, s10, 2
    xor a1, s4, a1
    slli a3, a3, 2
    xor t0, t0, a3
    srli a3, t0, 4
    xor a3, a3, a1
    and a3, a3, a5
    xor a1, a1, a3
    xor a1, a1, s1
    slli s0, s0, 4
    xor t2, t2, s0
    xor t2, t2, s2
    slli a3, a3, 4
    xor t0, t0, a3
    xor t0, t0, t6
    xor t3, t3, t4
    xor t4, a0, s7
    srli t6, t3, 4
    xor t6, t6, t4
    and t6, t6, a5
    slli a3, t6, 4
    xor t3, t3, a3
    xor t3, t3, a2
    xor t4, t4, t6
    xor t4, t4, t5
    lw t5, 8(s5)
    lw t6, 24(s5)
    srli a3, t5, 1
    xor a3, a3, t6
    and a3, a3, a6
    xor t6, t6, a3
    lw a2, 40(s5)
    lw a0, 56(s5)
    srli s0, a2, 1
    xor s0, s0, a0
    and s0, s0, a6
    xor a0, a0, s0
    srli s1, t6, 2
    xor s1, s1, a0
    and s1, s1, a7
    slli s2, s1, 2
    xor t6, t6, s2
    lw s2, 72(s5)
    lw s4, 88(s5)
    srli s7, s2, 1
    xor s7, s7, s4
    and s7, s7, a6
    xor s4, s4, s7
    lw s8, 104(s5)
    lw s9, 120(s5)
    srli s10, s8, 1
    xor s10, s10, s9
    and s10, s10, a6
    xor s9, s9, s10
    srli s11, s4, 2
    xor s11, s11, s9
    and s11, s11, a7
    slli ra, s11, 2
    xor s4, s4, ra
    srli ra, t6, 4
    xor ra, ra, s4
    and ra, ra, a5
    slli s5, ra, 4
    xor t6, t6, s5
    lw s5, 72(sp)
    sw a6, 160(sp)
    lw a6, 1400(s5)
    xor t6, t6, s3
    xor a6, t6, a6
    slli t6, a3, 1
    xor t5, t5, t6
    slli t6, s0, 1
    xor t6, a2, t6
    srli a3, t5, 2
    xor a3, a3, t6
    and a3, a3, a7
    slli a2, a3, 2
    xor t5, t5, a2
    slli a2, s7, 1
    xor a2, s2, a2
    slli s0, s10, 1
    xor s0, s8, s0
    srli s2, a2, 2
    xor s2, s2, s0
    and s2, s2, a7
    slli s3, s2, 2
    xor a2, a2, s3
    srli s3, t5, 4
    xor s3, s3, a2
    and s3, s3, a5
    slli s7, s3, 4
    xor t5, t5, s7
    lw s7, 468(s5)
    lw s8, 156(sp)
    xor s0, s0, s2
    xor t5, t5, s8
    xor t5, t5, s7
    xor t6, t6, a3
    srli a3, t6, 4
    xor a3, a3, s0
    and a3, a3, a5
    xor s0, s0, a3
    lw s2, 516(s5)
    lw s7, 152(sp)
    lw s10, 148(sp)
    xor s0, s0, s7
    xor s0, s0, s2
    xor s2, s4, ra
    lw s4, 508(s5)
    xor s2, s2, s10
    xor s2, s2, s4
    slli a3, a3, 4
    xor t6, t6, a3
    lw a3, 484(s5)
    lw s4, 144(sp)
    xor a0, a0, s1
    xor t6, t6, s4
    xor t6, t6, a3
    xor a3, s9, s11
    srli s1, a0, 4
    xor s1, s1, a3
    and s1, s1, a5
    xor a3, a3, s1
    lw s9, 1420(s5)
    lw s11, 140(sp)
    slli s1, s1, 4
    xor a3, a3, s11
    xor a3, a3, s9
    xor a0, a0, s1
    lw s1, 1404(s5)
    lw s9, 136(sp)
    xor a2, a2, s3
    xor a0, a0, s9
    xor a0, a0, s1
    lw s1, 1412(s5)
    lw s3, 132(sp)
    # round 40 (skinny.dsl:60)
    or ra, s6, t4
    xor a2, a2, s3
    xor a2, a2, s1
    or s1, t1, t4
    xor s1, t2, s1
    xor a1, a1, ra
    or t2, t2, t3
    xor t0, t0, t2
    and t2, t0, a1
    xor t2, a4, t2
    not ra, a4
    and ra, ra, a1
    xor t3, t3, ra
    not ra, t3
    and ra, t0, ra
    xor t1, t1, ra
    not ra, t1
    and ra, s1, ra
    xor ra, s6, ra
    sw a5, 164(sp)
    slli a5, ra, 8
    sw a7, 168(sp)
    srli a7, ra, 24
    or a5, a5, a7
    slli a7, t1, 8
    srli s10, t1, 24
    or a7, a7, s10
    slli s10, t3, 8
    srli s8, t3, 24
    or s8, s10, s8
    slli s10, t2, 8
    srli s9, t2, 24
    or s9, s10, s9
    slli s10, t0, 8
    srli s4, t0, 24
    or s4, s10, s4
    slli s10, a1, 8
    srli s3, a1, 24
    or s3, s10, s3
    slli s10, s1, 8
    srli s11, s1, 24
    or s10, s10, s11
    or a4, a4, s6
    xor t4, t4, a4
    slli a4, t4, 8
    srli s6, t4, 24
    or a4, a4, s6
    lw s6, 124(sp)
    lw s11, 120(sp)
    sw a1, 172(sp)
    and s7, s6, s11
    lw a1, 116(sp)
    sw t4, 176(sp)
    xor a1, a1, s7
    lw s7, 112(sp)
    sw t0, 116(sp)
    and t0, s7, s11
    lw t4, 108(sp)
    sw s9, 180(sp)
    xor t0, t4, t0
    lw s9, 104(sp)
    sw a4, 108(sp)
    and t4, t4, s9
    lw a4, 100(sp)
    sw ra, 112(sp)
    xor t4, a4, t4
    lw a4, 96(sp)
    sw s1, 100(sp)
    and s1, a4, a1
    xor s1, s9, s1
    and s9, t4, s1
    xor s7, s7, s9
    and s9, t0, s7
    xor s9, s6, s9
    and ra, t4, a1
    xor ra, a4, ra
    and a4, a4, s6
    xor a4, s11, a4
    and s6, t6, a3
    xor s6, a6, s6
    and a6, a6, a0
    xor a6, t5, a6
    and t5, s0, a3
    xor t5, a2, t5
    and a2, a6, t5
    xor a2, s2, a2
    and s11, s2, t5
    xor a0, a0, s11
    and s11, a6, a0
    xor t6, t6, s11
    slli s11, t6, 16
    sw ra, 120(sp)
    srli ra, t6, 16
    or s11, s11, ra
    and ra, s6, t6
    xor ra, s0, ra
    sw a4, 124(sp)
    slli a4, ra, 16
    sw a5, 96(sp)
    srli a5, ra, 16
    or a5, a4, a5
    slli a4, a0, 16
    sw a5, 104(sp)
    srli a5, a0, 16
    or a5, a4, a5
    slli a4, a2, 16
    sw s9, 184(sp)
    srli s9, a2, 16
    or a4, a4, s9
    slli s9, t5, 16
    sw s3, 188(sp)
    srli s3, t5, 16
    or s3, s9, s3
    slli s9, a6, 16
    sw s3, 192(sp)
    srli s3, a6, 16
    or s3, s9, s3
    lw s9, 456(s5)
    sw s3, 196(sp)
    slli s3, s6, 16
    sw a1, 200(sp)
    srli a1, s6, 16
    or a1, s3, a1
    lw s3, 400(s5)
    xor s6, s6, s9
    lw s9, 416(s5)
    xor a2, a2, s3
    lw s3, 1436(s5)
    xor a6, a6, s9
    lw s9, 432(s5)
    xor t6, t6, s3
    lw s3, 1376(s5)
    xor s9, ra, s9
    lw ra, 1384(s5)
    xor a0, a0, s3
    xor t5, t5, ra
    and s0, s2, s0
    xor a3, a3, s0
    lw s0, 1428(s5)
    slli s2, a3, 16
    srli s3, a3, 16
    or s2, s2, s3
    xor a3, a3, s0
    lw s0, 152(sp)
    lw s3, 140(sp)
    sw a3, 204(sp)
    or ra, s0, s3
    lw a3, 132(sp)
    sw t5, 208(sp)
    xor a3, a3, ra
    lw ra, 144(sp)
    sw a2, 132(sp)
    or a2, ra, s3
    lw t5, 128(sp)
    sw a0, 212(sp)
    xor a2, t5, a2
    lw a0, 136(sp)
    sw a6, 216(sp)
    not a6, a0
    and a6, t5, a6
    lw t5, 156(sp)
    sw s6, 144(sp)
    xor a6, t5, a6
    lw t5, 148(sp)
    sw s9, 156(sp)
    not s9, t5
    and s9, s9, a3
    xor a0, a0, s9
    or s9, a6, a0
    xor s9, ra, s9
    not ra, a2
    and ra, ra, s9
    xor ra, s0, ra
    not s6, a6
    and s6, s6, a3
    xor s6, t5, s6
    or t5, t5, s0
    xor t5, s3, t5
    xor t0, s10, t0
    xor s0, s8, s1
    xor t4, s4, t4
    xor a5, t3, a5
    xor a7, a7, s7
    xor t2, t2, a4
    xor t1, t1, s11
    lw t3, 188(sp)
    lw a4, 200(sp)
    lw s1, 184(sp)
    xor t3, t3, a4
    lw a4, 96(sp)
    lw s3, 104(sp)
    xor a4, a4, s1
    lw s1, 112(sp)
    lw s4, 124(sp)
    xor s1, s1, s3
    lw s3, 100(sp)
    lw s7, 120(sp)
    xor a1, s3, a1
    lw s3, 108(sp)
    lw s8, 196(sp)
    xor s3, s3, s4
    lw s4, 180(sp)
    lw s10, 172(sp)
    xor s4, s4, s7
    lw s7, 176(sp)
    lw s11, 192(sp)
    xor s2, s7, s2
    lw s7, 116(sp)
    xor s7, s7, s8
    lw s8, 868(s5)
    xor s10, s10, s11
    xor s8, a5, s8
    slli s11, a5, 24
    srli a5, a5, 8
    or a5, s11, a5
    lw s11, 412(s5)
    xor a5, a0, a5
    xor a5, a5, s11
    slli a0, s10, 24
    srli s11, s10, 8
    or a0, a0, s11
    lw s11, 428(s5)
    xor a3, a3, a0
    xor a3, a3, s11
    slli a0, s7, 24
    srli s11, s7, 8
    or a0, a0, s11
    lw s11, 420(s5)
    xor a6, a6, a0
    xor a6, a6, s11
    slli a0, s2, 24
    srli s11, s2, 8
    or a0, a0, s11
    lw s11, 1432(s5)
    xor t5, t5, a0
    xor t5, t5, s11
    slli a0, a1, 24
    srli s11, a1, 8
    or a0, a0, s11
    lw s11, 1440(s5)
    xor a2, a2, a0
    xor a2, a2, s11
    slli a0, s1, 24
    srli s11, s1, 8
    or a0, a0, s11
    lw s11, 436(s5)
    xor a0, ra, a0
    xor a0, a0, s11
    slli s11, t1, 24
    srli ra, t1, 8
    or s11, s11, ra
    lw ra, 452(s5)
    xor s9, s9, s11
    xor s9, s9, ra
    slli s11, t2, 24
    srli ra, t2, 8
    or s11, s11, ra
    lw ra, 1424(s5)
    xor s6, s6, s11
    xor s6, s6, ra
    # round 39 (skinny.dsl:60)
    not s11, s2
    not ra, s3
    not s5, a1
    and s5, t1, s5
    xor s1, s1, s5
    and s5, s11, s1
    xor s5, s10, s5
    not s10, s10
    and s10, s8, s10
    xor t2, t2, s10
    or s10, s7, a1
    xor s8, s8, s10
    not s10, s5
    and s10, t2, s10
    xor s7, s7, s10
    or s10, s8, s7
    xor s10, t1, s10
    sw s7, 192(sp)
    and s7, t2, s1
    xor s2, s2, s7
    and t1, s11, t1
    xor t1, a1, t1
    not a1, t0
    and a1, a7, a1
    xor a4, a4, a1
    not a1, t3
    and a1, s0, a1
    xor a1, s4, a1
    and s4, a1, a4
    xor s3, s3, s4
    and s4, ra, a4
    xor t3, t3, s4
    not s4, t3
    and s4, a1, s4
    xor s4, t4, s4
    or t4, t4, t0
    xor t4, s0, t4
    or s0, t4, s4
    xor s0, a7, s0
    slli s7, s3, 16
    srli s11, s3, 16
    or s7, s7, s11
    slli s11, t3, 16
    sw s2, 172(sp)
    srli s2, t3, 16
    or s2, s11, s2
    slli s11, a1, 16
    sw s10, 196(sp)
    srli s10, a1, 16
    or s10, s11, s10
    slli s11, a4, 16
    sw s8, 116(sp)
    srli s8, a4, 16
    or s8, s11, s8
    slli s11, s0, 16
    sw t1, 176(sp)
    srli t1, s0, 16
    or t1, s11, t1
    slli s11, s4, 16
    sw t2, 120(sp)
    srli t2, s4, 16
    or t2, s11, t2
    slli s11, t4, 16
    sw s1, 180(sp)
    srli s1, t4, 16
    or s1, s11, s1
    and a7, ra, a7
    xor a7, t0, a7
    slli t0, a7, 16
    srli s11, a7, 16
    or t0, t0, s11
    lw s11, 144(sp)
    sw s5, 124(sp)
    and ra, t6, s11
    lw s5, 156(sp)
    sw a1, 108(sp)
    xor s5, s5, ra
    lw ra, 216(sp)
    sw a4, 156(sp)
    and a4, ra, s11
    lw a1, 212(sp)
    sw a7, 100(sp)
    xor a4, a1, a4
    lw a7, 208(sp)
    sw s7, 212(sp)
    and a1, a1, a7
    lw s7, 132(sp)
    sw t4, 216(sp)
    xor a1, s7, a1
    lw s7, 204(sp)
    sw t0, 132(sp)
    and t0, s7, s5
    xor a7, a7, t0
    and t0, a1, a7
    xor t0, ra, t0
    and ra, a4, t0
    xor ra, t6, ra
    and t4, a1, s5
    xor t4, s7, t4
    and t6, s7, t6
    xor t6, s11, t6
    and s7, a6, a2
    xor s7, a5, s7
    and a5, a5, a3
    xor a5, s6, a5
    and s6, s9, a2
    xor a0, a0, s6
    and s6, t5, a0
    xor a3, a3, s6
    and s6, a5, a3
    xor a6, a6, s6
    and s6, s7, a6
    xor s6, s9, s6
    and s11, a5, a0
    sw t4, 144(sp)
    lw t4, 72(sp)
    sw t6, 204(sp)
    lw t6, 1132(t4)
    xor s11, t5, s11
    sw s0, 208(sp)
    lw s0, 1140(t4)
    xor t6, s11, t6
    sw t6, 104(sp)
    lw t6, 372(t4)
    xor s0, a5, s0
    sw s0, 112(sp)
    lw s0, 348(t4)
    xor t6, s6, t6
    sw t6, 184(sp)
    lw t6, 396(t4)
    xor s0, a3, s0
    sw s0, 96(sp)
    lw s0, 1468(t4)
    xor t6, s7, t6
    sw t6, 200(sp)
    lw t6, 1452(t4)
    xor s0, a6, s0
    xor t6, a0, t6
    and t5, t5, s9
    lw s9, 1460(t4)
    xor t5, a2, t5
    xor a2, t5, s9
    xor a4, s1, a4
    xor a7, s2, a7
    xor a1, s10, a1
    xor t3, a3, t3
    xor t0, t2, t0
    xor t2, s3, s11
    xor a6, s4, a6
    xor a3, s8, s5
    xor t1, t1, ra
    lw s1, 208(sp)
    lw s2, 216(sp)
    xor s1, s1, s6
    xor s2, s2, s7
    lw s3, 132(sp)
    lw s4, 204(sp)
    lw s5, 144(sp)
    xor s3, s3, s4
    lw s4, 212(sp)
    lw s6, 156(sp)
    xor s4, s4, s5
    lw s5, 100(sp)
    lw s7, 124(sp)
    xor t5, s5, t5
    lw s5, 108(sp)
    lw s8, 180(sp)
    xor a5, a5, s5
    lw s5, 868(t4)
    xor a0, s6, a0
    xor s5, t3, s5
    slli s6, t3, 16
    srli t3, t3, 16
    or t3, s6, t3
    lw s6, 340(t4)
    xor t3, s7, t3
    xor t3, t3, s6
    slli s6, a0, 16
    srli s7, a0, 16
    or s6, s6, s7
    lw s7, 360(t4)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, a5, 16
    srli s8, a5, 16
    or s7, s7, s8
    lw s8, 1448(t4)
    lw s9, 120(sp)
    lw s10, 176(sp)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, t5, 16
    srli s9, t5, 16
    or s8, s8, s9
    lw s9, 1456(t4)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, s2, 16
    srli s10, s2, 16
    or s9, s9, s10
    lw s10, 392(t4)
    lw s11, 116(sp)
    lw ra, 196(sp)
    xor s9, s11, s9
    xor s9, s9, s10
    slli s10, s1, 16
    srli s11, s1, 16
    or s10, s10, s11
    lw s11, 368(t4)
    xor s10, ra, s10
    xor s10, s10, s11
    slli s11, a6, 16
    srli ra, a6, 16
    or s11, s11, ra
    lw ra, 1464(t4)
    sw a2, 196(sp)
    lw a2, 192(sp)
    xor a2, a2, s11
    xor a2, a2, ra
    slli s11, t2, 16
    srli ra, t2, 16
    or s11, s11, ra
    lw ra, 1444(t4)
    sw s0, 192(sp)
    lw s0, 172(sp)
    # round 38 (skinny.dsl:60)
    sw t6, 172(sp)
    # round 39 (skinny.dsl:60)
    xor s0, s0, s11
    xor s0, s0, ra
    # round 38 (skinny.dsl:60)
    and s11, s7, s9
    xor s11, t3, s11
    and t3, t3, s6
    xor t3, s0, t3
    and s0, a2, s9
    xor s0, s10, s0
    and s10, t3, s0
    xor s10, s8, s10
    and ra, s8, s0
    xor s6, s6, ra
    and ra, t3, s6
    xor s7, s7, ra
    slli ra, s7, 16
    srli t6, s7, 16
    or t6, ra, t6
    and ra, s11, s7
    xor ra, a2, ra
    sw t6, 116(sp)
    slli t6, ra, 16
    sw a1, 176(sp)
    srli a1, ra, 16
    or t6, t6, a1
    slli a1, s6, 16
    sw t6, 120(sp)
    srli t6, s6, 16
    or t6, a1, t6
    slli a1, s10, 16
    sw t6, 180(sp)
    srli t6, s10, 16
    or t6, a1, t6
    slli a1, s0, 16
    sw t6, 124(sp)
    srli t6, s0, 16
    or t6, a1, t6
    slli a1, t3, 16
    sw t6, 156(sp)
    srli t6, t3, 16
    or t6, a1, t6
    lw a1, 324(t4)
    sw t6, 108(sp)
    slli t6, s11, 16
    sw s3, 100(sp)
    srli s3, s11, 16
    or t6, t6, s3
    lw s3, 1344(t4)
    xor a1, s11, a1
    lw s11, 1352(t4)
    xor s3, s10, s3
    lw s10, 1488(t4)
    xor t3, t3, s11
    lw s11, 300(t4)
    xor s7, s7, s10
    lw s10, 272(t4)
    xor s11, ra, s11
    lw ra, 292(t4)
    xor s6, s6, s10
    xor s0, s0, ra
    and a2, s8, a2
    xor a2, s9, a2
    lw s8, 1480(t4)
    slli s9, a2, 16
    srli s10, a2, 16
    or s9, s9, s10
    xor a2, a2, s8
    and s8, a6, s2
    xor s1, s1, s8
    not s8, a5
    and s8, s8, s2
    xor s8, s5, s8
    not s10, a0
    and s5, s5, s10
    xor t2, t2, s5
    and s5, t5, s1
    xor a0, a0, s5
    not s5, a0
    and s5, t2, s5
    xor a5, a5, s5
    not s5, a5
    and s5, s8, s5
    xor s5, a6, s5
    and s10, t2, s1
    xor s10, t5, s10
    and a6, t5, a6
    xor a6, s2, a6
    and t5, t0, a4
    xor t1, t1, t5
    not t5, a3
    and t5, a7, t5
    xor t5, s4, t5
    and s2, t5, t1
    lw s4, 100(sp)
    lw t4, 176(sp)
    xor s2, s4, s2
    and ra, s4, t1
    xor a3, a3, ra
    not ra, a3
    and ra, t5, ra
    xor ra, t4, ra
    not t4, t4
    and t4, t4, a4
    xor a7, a7, t4
    not t4, ra
    and t4, a7, t4
    xor t4, t0, t4
    sw a2, 176(sp)
    slli a2, s2, 24
    sw s11, 144(sp)
    srli s11, s2, 8
    or a2, a2, s11
    slli s11, a3, 24
    sw s7, 212(sp)
    srli s7, a3, 8
    or s7, s11, s7
    slli s11, t5, 24
    sw a1, 204(sp)
    srli a1, t5, 8
    or a1, s11, a1
    slli s11, t1, 24
    sw t3, 132(sp)
    srli t3, t1, 8
    or t3, s11, t3
    slli s11, t4, 24
    sw s3, 216(sp)
    srli s3, t4, 8
    or s3, s11, s3
    slli s11, ra, 24
    sw s6, 208(sp)
    srli s6, ra, 8
    or s6, s11, s6
    slli s11, a7, 24
    sw s0, 188(sp)
    srli s0, a7, 8
    or s0, s11, s0
    and t0, s4, t0
    xor t0, a4, t0
    slli a4, t0, 24
    srli s4, t0, 8
    or a4, a4, s4
    lw s4, 96(sp)
    lw s11, 172(sp)
    sw s10, 100(sp)
    and s10, s4, s11
    sw a5, 140(sp)
    lw a5, 104(sp)
    sw s5, 104(sp)
    xor a5, a5, s10
    lw s10, 112(sp)
    lw s5, 200(sp)
    sw s8, 152(sp)
    and s8, s10, s5
    xor s4, s4, s8
    lw s8, 192(sp)
    sw a6, 96(sp)
    and a6, s8, s5
    sw t2, 148(sp)
    lw t2, 184(sp)
    sw a0, 112(sp)
    xor a6, t2, a6
    lw t2, 196(sp)
    sw s1, 184(sp)
    and s1, t2, a6
    xor s1, s11, s1
    and s11, a5, s1
    xor s10, s10, s11
    and s11, a5, a6
    xor s11, t2, s11
    and a0, s4, s10
    xor a0, s8, a0
    and t2, t2, s8
    xor t2, s5, t2
    xor s0, s0, s4
    xor s1, s7, s1
    xor a5, a1, a5
    lw a1, 180(sp)
    lw s4, 124(sp)
    xor a3, a3, a1
    xor a1, s6, s10
    xor s2, s2, s4
    lw s4, 116(sp)
    xor a6, t3, a6
    xor s4, ra, s4
    xor t3, s3, a0
    lw a0, 120(sp)
    xor a7, a7, t6
    xor t4, t4, a0
    xor t2, a4, t2
    xor t6, a2, s11
    xor t0, t0, s9
    lw a4, 108(sp)
    lw a0, 156(sp)
    xor t5, t5, a4
    lw a4, 72(sp)
    lw s3, 112(sp)
    lw a2, 280(a4)
    xor t1, t1, a0
    xor a2, a3, a2
    slli a0, a3, 8
    srli a3, a3, 24
    or a3, a0, a3
    lw a0, 276(a4)
    xor a3, s3, a3
    xor a3, a3, a0
    slli a0, t1, 8
    srli s3, t1, 24
    or a0, a0, s3
    lw s3, 296(a4)
    lw s5, 184(sp)
    lw s6, 148(sp)
    xor a0, s5, a0
    xor a0, a0, s3
    slli s3, t5, 8
    srli s5, t5, 24
    or s3, s3, s5
    lw s5, 1476(a4)
    xor s3, s6, s3
    xor s3, s3, s5
    slli s5, t0, 8
    srli s6, t0, 24
    or s5, s5, s6
    lw s6, 1484(a4)
    lw s7, 96(sp)
    lw s8, 152(sp)
    xor s5, s7, s5
    xor s5, s5, s6
    slli s6, a7, 8
    srli s7, a7, 24
    or s6, s6, s7
    lw s7, 328(a4)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, t4, 8
    srli s8, t4, 24
    or s7, s7, s8
    lw s8, 304(a4)
    lw s9, 104(sp)
    lw s10, 140(sp)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, s4, 8
    srli s9, s4, 24
    or s8, s8, s9
    lw s9, 1492(a4)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, s2, 8
    srli s10, s2, 24
    or s9, s9, s10
    lw s10, 1472(a4)
    lw s11, 100(sp)
    # round 37 (skinny.dsl:60)
    sw t6, 100(sp)
    # round 38 (skinny.dsl:60)
    xor s9, s11, s9
    xor s9, s9, s10
    # round 37 (skinny.dsl:60)
    lw s10, 208(sp)
    lw s11, 188(sp)
    lw t6, 216(sp)
    and ra, s10, s11
    xor t6, t6, ra
    lw ra, 132(sp)
    sw a6, 216(sp)
    lw a6, 204(sp)
    sw t2, 140(sp)
    and t2, ra, a6
    xor t2, s10, t2
    lw s10, 212(sp)
    sw s1, 208(sp)
    and s1, s10, a6
    sw a5, 104(sp)
    lw a5, 144(sp)
    xor a5, a5, s1
    lw s1, 176(sp)
    sw t3, 144(sp)
    and t3, s1, a5
    xor t3, s11, t3
    and s11, t6, t3
    xor s11, ra, s11
    and ra, t2, s11
    xor ra, s10, ra
    sw ra, 132(sp)
    and ra, t6, a5
    xor ra, s1, ra
    and s1, s1, s10
    xor a6, a6, s1
    and s1, s3, s6
    xor s1, a3, s1
    and a3, a3, a0
    xor a3, s9, a3
    and s9, s8, s6
    xor s7, s7, s9
    and s9, s5, s7
    xor a0, a0, s9
    and s9, a3, a0
    xor s3, s3, s9
    and s9, s1, s3
    xor s9, s8, s9
    and s10, a3, s7
    sw a6, 204(sp)
    lw a6, 1496(a4)
    xor s10, s5, s10
    sw t6, 212(sp)
    lw t6, 1504(a4)
    xor a6, s10, a6
    sw a6, 176(sp)
    lw a6, 232(a4)
    xor t6, a3, t6
    sw t6, 188(sp)
    lw t6, 1340(a4)
    xor a6, s9, a6
    sw a6, 152(sp)
    lw a6, 256(a4)
    xor t6, a0, t6
    sw t6, 96(sp)
    lw t6, 1520(a4)
    xor a6, s1, a6
    sw a6, 148(sp)
    lw a6, 224(a4)
    xor t6, s3, t6
    xor a6, s7, a6
    and s5, s5, s8
    lw s8, 1512(a4)
    xor s5, s6, s5
    xor s6, s5, s8
    not s8, a7
    and s8, s4, s8
    xor t4, t4, s8
    or s8, t5, a7
    xor s8, a2, s8
    sw s6, 184(sp)
    not s6, t1
    and a2, a2, s6
    xor a2, s2, a2
    or s2, t0, t4
    xor t1, t1, s2
    not s2, a2
    and s2, s2, t1
    xor t5, t5, s2
    or s2, s8, t5
    xor s2, s4, s2
    or s6, a2, t4
    xor s6, t0, s6
    not t0, t0
    and t0, t0, s4
    xor a7, a7, t0
    not t0, s0
    and t0, a1, t0
    lw s4, 144(sp)
    sw t6, 112(sp)
    xor t0, s4, t0
    lw s4, 104(sp)
    sw a6, 144(sp)
    or a6, s4, s0
    lw t6, 208(sp)
    sw a7, 156(sp)
    xor a6, t6, a6
    lw a7, 140(sp)
    sw s5, 108(sp)
    or s5, a7, t0
    sw s2, 120(sp)
    lw s2, 216(sp)
    sw s9, 104(sp)
    xor s5, s2, s5
    not s2, s2
    and t6, t6, s2
    lw s2, 100(sp)
    xor t2, t2, a6
    xor t6, s2, t6
    not s2, t6
    and s2, s2, s5
    xor s2, s4, s2
    or s4, t6, t0
    xor s4, a7, s4
    or s9, a6, s2
    xor s9, a1, s9
    not a7, a7
    and a7, a7, a1
    xor a7, s0, a7
    xor a6, s1, a6
    lw a1, 260(a4)
    xor s0, s8, a6
    xor a1, s0, a1
    xor a0, s5, a0
    lw s0, 740(a4)
    xor t3, t3, s5
    xor s0, a0, s0
    lw s1, 212(a4)
    xor t1, t1, a0
    xor t1, t1, s1
    xor a5, a5, t0
    xor t0, s7, t0
    lw a0, 228(a4)
    xor t4, t4, t0
    xor t4, t4, a0
    xor a0, s11, s2
    xor s1, s3, s2
    lw s2, 1524(a4)
    xor t5, t5, s1
    xor t5, t5, s2
    xor s2, ra, s4
    xor s3, s10, s4
    lw s4, 1500(a4)
    xor s5, s6, s3
    xor s4, s5, s4
    xor a3, t6, a3
    lw s5, 212(sp)
    lw s6, 104(sp)
    xor t6, s5, t6
    lw s5, 1508(a4)
    xor a2, a2, a3
    xor a2, a2, s5
    lw s5, 132(sp)
    xor s6, s6, s9
    xor s5, s5, s9
    lw s7, 236(a4)
    lw s8, 120(sp)
    lw s9, 204(sp)
    xor s8, s8, s6
    xor s7, s8, s7
    lw s8, 108(sp)
    lw s10, 156(sp)
    xor s8, s8, a7
    xor a7, s9, a7
    lw s9, 1516(a4)
    xor s10, s10, s8
    xor s9, s10, s9
    # round 36 (skinny.dsl:60)
    and s10, a0, t2
    xor s5, s5, s10
    not s10, t3
    and s10, s10, a5
    xor s2, s2, s10
    not s10, s2
    and s11, s10, s5
    xor s11, a7, s11
    and ra, a7, s5
    xor a5, a5, ra
    and s10, s10, a5
    xor s10, t6, s10
    and t6, t6, t2
    xor t3, t3, t6
    not t6, t3
    and t6, t6, s10
    xor t6, a0, t6
    slli ra, s11, 8
    srli a4, s11, 24
    or a4, ra, a4
    slli ra, a5, 8
    sw a4, 156(sp)
    srli a4, a5, 24
    or a4, ra, a4
    slli ra, s2, 8
    sw s2, 204(sp)
    srli s2, s2, 24
    or s2, ra, s2
    slli ra, s5, 8
    sw s5, 108(sp)
    srli s5, s5, 24
    or s5, ra, s5
    slli ra, t6, 8
    sw t6, 120(sp)
    srli t6, t6, 24
    or t6, ra, t6
    slli ra, s10, 8
    sw t6, 104(sp)
    srli t6, s10, 24
    or t6, ra, t6
    slli ra, t3, 8
    sw t3, 132(sp)
    srli t3, t3, 24
    or t3, ra, t3
    and a7, a7, a0
    xor a7, t2, a7
    slli t2, a7, 8
    srli a0, a7, 24
    or t2, t2, a0
    lw a0, 112(sp)
    lw ra, 148(sp)
    sw a7, 212(sp)
    and a7, a0, ra
    sw t2, 140(sp)
    lw t2, 152(sp)
    sw s10, 100(sp)
    xor a7, t2, a7
    lw t2, 188(sp)
    sw s5, 152(sp)
    and s5, t2, ra
    lw s10, 96(sp)
    sw s11, 208(sp)
    xor s5, s10, s5
    lw s11, 144(sp)
    sw t6, 96(sp)
    lw t6, 176(sp)
    and s10, s10, s11
    xor t6, t6, s10
    lw s10, 184(sp)
    sw a5, 176(sp)
    and a5, s10, a7
    xor a5, s11, a5
    and s11, t6, a5
    xor t2, t2, s11
    and s11, s5, t2
    xor s11, a0, s11
    sw s11, 188(sp)
    and s11, t6, a7
    xor s11, s10, s11
    and a0, s10, a0
    xor a0, ra, a0
    and s10, a2, a1
    xor s10, t1, s10
    and t1, t1, t4
    xor t1, s4, t1
    and s4, t5, a1
    xor s4, s7, s4
    and s7, t1, s4
    xor s7, s9, s7
    and ra, s9, s4
    xor t4, t4, ra
    and ra, t1, t4
    xor a2, a2, ra
    slli ra, a2, 16
    sw s11, 148(sp)
    srli s11, a2, 16
    or s11, ra, s11
    and ra, s10, a2
    xor ra, t5, ra
    sw a0, 112(sp)
    slli a0, ra, 16
    sw a7, 184(sp)
    srli a7, ra, 16
    or a7, a0, a7
    slli a0, t4, 16
    sw a7, 144(sp)
    srli a7, t4, 16
    or a7, a0, a7
    slli a0, s7, 16
    sw s11, 216(sp)
    srli s11, s7, 16
    or a0, a0, s11
    slli s11, s4, 16
    sw a0, 116(sp)
    srli a0, s4, 16
    or a0, s11, a0
    slli s11, t1, 16
    sw a0, 124(sp)
    srli a0, t1, 16
    or a0, s11, a0
    lw s11, 72(sp)
    sw a0, 180(sp)
    lw a0, 192(s11)
    sw t2, 200(sp)
    slli t2, s10, 16
    sw a7, 192(sp)
    srli a7, s10, 16
    or a7, t2, a7
    lw t2, 1528(s11)
    xor a0, s10, a0
    lw s10, 1536(s11)
    xor t2, s7, t2
    lw s7, 1552(s11)
    xor t1, t1, s10
    lw s10, 168(s11)
    xor a2, a2, s7
    lw s7, 144(s11)
    xor s10, ra, s10
    lw ra, 160(s11)
    xor t4, t4, s7
    xor s4, s4, ra
    and t5, s9, t5
    xor t5, a1, t5
    lw a1, 1544(s11)
    slli s7, t5, 16
    srli s9, t5, 16
    or s7, s7, s9
    xor t5, t5, a1
    and a1, s0, t0
    xor a1, s3, a1
    not s3, a1
    and s9, a3, a6
    xor s0, s0, s9
    and s9, s1, a6
    xor s6, s6, s9
    and s9, s8, s6
    xor t0, t0, s9
    and s9, s3, t0
    xor a3, a3, s9
    and s3, s3, s6
    xor s3, s8, s3
    and s9, s0, a3
    xor s9, s1, s9
    and s1, s8, s1
    xor a6, a6, s1
    xor t3, t3, s5
    xor a5, a4, a5
    xor t6, s2, t6
    lw a4, 176(sp)
    lw s1, 192(sp)
    lw s2, 200(sp)
    xor a4, a4, s1
    lw s1, 96(sp)
    lw s5, 116(sp)
    xor s1, s1, s2
    lw s2, 208(sp)
    lw s8, 216(sp)
    xor s2, s2, s5
    lw s5, 100(sp)
    lw ra, 184(sp)
    xor s5, s5, s8
    lw s8, 152(sp)
    sw t5, 184(sp)
    xor s8, s8, ra
    lw ra, 104(sp)
    lw t5, 188(sp)
    sw t2, 188(sp)
    xor t5, ra, t5
    lw ra, 120(sp)
    lw t2, 144(sp)
    xor t2, ra, t2
    lw ra, 132(sp)
    sw s4, 132(sp)
    xor a7, ra, a7
    lw ra, 140(sp)
    lw s4, 112(sp)
    sw t4, 112(sp)
    xor s4, ra, s4
    lw ra, 156(sp)
    lw t4, 148(sp)
    xor t4, ra, t4
    lw ra, 212(sp)
    sw t1, 212(sp)
    xor s7, ra, s7
    lw ra, 204(sp)
    lw t1, 180(sp)
    xor t1, ra, t1
    lw ra, 664(s11)
    sw s10, 180(sp)
    lw s10, 108(sp)
    sw a0, 204(sp)
    lw a0, 124(sp)
    xor a0, s10, a0
    xor s10, a4, ra
    slli ra, a4, 24
    srli a4, a4, 8
    or a4, ra, a4
    lw ra, 148(s11)
    xor t0, t0, a4
    xor t0, t0, ra
    slli a4, a0, 24
    srli ra, a0, 8
    or a4, a4, ra
    lw ra, 164(s11)
    xor a4, s6, a4
    xor a4, a4, ra
    slli s6, t1, 24
    srli ra, t1, 8
    or s6, s6, ra
    lw ra, 1540(s11)
    xor a1, a1, s6
    xor a1, a1, ra
    slli s6, s7, 24
    srli ra, s7, 8
    or s6, s6, ra
    lw ra, 1548(s11)
    xor a6, a6, s6
    xor a6, a6, ra
    slli s6, a7, 24
    srli ra, a7, 8
    or s6, s6, ra
    lw ra, 1560(s11)
    xor s0, s0, s6
    xor s0, s0, ra
    slli s6, t2, 24
    srli ra, t2, 8
    or s6, s6, ra
    lw ra, 172(s11)
    xor s6, s9, s6
    xor s6, s6, ra
    slli s9, s5, 24
    srli ra, s5, 8
    or s9, s9, ra
    lw ra, 1556(s11)
    xor a3, a3, s9
    xor a3, a3, ra
    slli s9, s2, 24
    srli ra, s2, 8
    or s9, s9, ra
    lw ra, 1532(s11)
    xor s3, s3, s9
    xor s3, s3, ra
    # round 35 (skinny.dsl:60)
    not s9, s5
    and s9, s9, a7
    xor t2, t2, s9
    or s9, s7, t2
    xor s9, a0, s9
    not a0, a0
    and a0, s10, a0
    xor a0, s2, a0
    not s2, a0
    and s2, s2, s9
    xor s2, t1, s2
    and t1, t1, a7
    xor t1, s10, t1
    and s10, t1, s2
    xor s10, s5, s10
    or ra, a0, t2
    xor ra, s7, ra
    or s5, s7, s5
    xor a7, a7, s5
    not s5, s1
    and s5, s5, t3
    xor t5, t5, s5
    or s5, a5, s8
    xor t4, t4, s5
    not s5, t5
    and s5, t4, s5
    xor s5, s4, s5
    or s7, s4, t5
    xor s7, s8, s7
    and s8, t4, s7
    xor s8, t6, s8
    and t6, t6, t3
    xor a5, a5, t6
    not t6, a5
    and t6, t6, s8
    xor t6, s1, t6
    sw ra, 124(sp)
    slli ra, s5, 16
    sw s2, 108(sp)
    srli s2, s5, 16
    or s2, ra, s2
    slli ra, s7, 16
    sw s10, 148(sp)
    srli s10, s7, 16
    or s10, ra, s10
    slli ra, t4, 16
    sw t1, 156(sp)
    srli t1, t4, 16
    or t1, ra, t1
    slli ra, t5, 16
    sw a7, 140(sp)
    srli a7, t5, 16
    or a7, ra, a7
    slli ra, t6, 16
    sw a0, 144(sp)
    srli a0, t6, 16
    or a0, ra, a0
    slli ra, s8, 16
    sw t2, 120(sp)
    srli t2, s8, 16
    or t2, ra, t2
    slli ra, a5, 16
    sw s9, 104(sp)
    srli s9, a5, 16
    or s9, ra, s9
    or s1, s4, s1
    xor t3, t3, s1
    slli s1, t3, 16
    srli s4, t3, 16
    or s1, s1, s4
    lw s4, 204(sp)
    sw t5, 152(sp)
    and ra, a2, s4
    lw t5, 180(sp)
    sw t3, 216(sp)
    xor t5, t5, ra
    lw ra, 212(sp)
    sw t4, 180(sp)
    and t4, ra, s4
    lw t3, 112(sp)
    sw s2, 100(sp)
    xor t4, t3, t4
    lw s2, 132(sp)
    sw s1, 112(sp)
    and t3, t3, s2
    lw s1, 188(sp)
    sw t6, 212(sp)
    xor t3, s1, t3
    lw s1, 184(sp)
    sw a5, 188(sp)
    and a5, s1, t5
    xor a5, s2, a5
    and s2, t3, a5
    xor s2, ra, s2
    and ra, t4, s2
    xor ra, a2, ra
    and t6, t3, t5
    xor t6, s1, t6
    and a2, s1, a2
    xor a2, s4, a2
    and s1, a1, s0
    xor s1, t0, s1
    and t0, t0, a4
    xor t0, s3, t0
    and s3, a3, s0
    xor s3, s6, s3
    and s4, a6, s3
    xor a4, a4, s4
    and s4, t0, a4
    xor a1, a1, s4
    and s4, s1, a1
    xor s4, a3, s4
    and s6, t0, s3
    sw t6, 204(sp)
    lw t6, 1564(s11)
    xor s6, a6, s6
    sw a2, 184(sp)
    lw a2, 1092(s11)
    xor t6, s6, t6
    sw t6, 132(sp)
    lw t6, 108(s11)
    xor a2, t0, a2
    sw a2, 116(sp)
    lw a2, 84(s11)
    xor t6, s4, t6
    sw t6, 208(sp)
    lw t6, 132(s11)
    xor a2, a4, a2
    sw a2, 200(sp)
    lw a2, 1580(s11)
    xor t6, s1, t6
    sw t6, 96(sp)
    lw t6, 100(s11)
    xor a2, a1, a2
    xor t6, s3, t6
    and a6, a6, a3
    lw a3, 1572(s11)
    xor a6, s0, a6
    xor a3, a6, a3
    xor t4, s9, t4
    xor a5, s10, a5
    xor t1, t1, t3
    xor t3, a4, s7
    xor t2, t2, s2
    xor a4, s5, s6
    xor a1, s8, a1
    xor a7, a7, t5
    xor t5, a0, ra
    lw a0, 212(sp)
    lw s0, 188(sp)
    xor a0, a0, s4
    xor s0, s0, s1
    lw s1, 112(sp)
    lw s2, 184(sp)
    lw s4, 204(sp)
    xor s1, s1, s2
    lw s2, 100(sp)
    lw s5, 152(sp)
    xor s2, s2, s4
    lw s4, 216(sp)
    lw s6, 104(sp)
    xor a6, s4, a6
    lw s4, 180(sp)
    lw s7, 120(sp)
    xor t0, t0, s4
    lw s4, 664(s11)
    xor s3, s5, s3
    xor s4, t3, s4
    slli s5, t3, 16
    srli t3, t3, 16
    or t3, s5, t3
    lw s5, 1084(s11)
    xor t3, s6, t3
    xor t3, t3, s5
    slli s5, s3, 16
    srli s6, s3, 16
    or s5, s5, s6
    lw s6, 96(s11)
    xor s5, s7, s5
    xor s5, s5, s6
    slli s6, t0, 16
    srli s7, t0, 16
    or s6, s6, s7
    lw s7, 88(s11)
    lw s8, 144(sp)
    lw s9, 140(sp)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, a6, 16
    srli s8, a6, 16
    or s7, s7, s8
    lw s8, 1568(s11)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, s0, 16
    srli s9, s0, 16
    or s8, s8, s9
    lw s9, 1584(s11)
    lw s10, 156(sp)
    lw ra, 148(sp)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, a0, 16
    srli s10, a0, 16
    or s9, s9, s10
    lw s10, 104(s11)
    xor s9, ra, s9
    xor s9, s9, s10
    slli s10, a1, 16
    srli ra, a1, 16
    or s10, s10, ra
    lw ra, 1576(s11)
    sw a3, 148(sp)
    lw a3, 108(sp)
    xor a3, a3, s10
    xor a3, a3, ra
    slli s10, a4, 16
    srli ra, a4, 16
    or s10, s10, ra
    lw ra, 68(s11)
    sw a2, 108(sp)
    lw a2, 124(sp)
    # round 34 (skinny.dsl:60)
    sw t6, 124(sp)
    # round 35 (skinny.dsl:60)
    xor a2, a2, s10
    xor a2, a2, ra
    # round 34 (skinny.dsl:60)
    not s10, a1
    not ra, t2
    and t6, s6, s8
    xor t6, t3, t6
    and t3, t3, s5
    xor t3, a2, t3
    and a2, a3, s8
    xor a2, s9, a2
    and s9, t3, a2
    xor s9, s7, s9
    sw t2, 156(sp)
    and t2, s7, a2
    xor t2, s5, t2
    and s5, t3, t2
    xor s5, s6, s5
    slli s6, s5, 16
    sw t1, 140(sp)
    srli t1, s5, 16
    or t1, s6, t1
    and s6, t6, s5
    xor s6, a3, s6
    sw t1, 144(sp)
    slli t1, s6, 16
    sw s1, 120(sp)
    srli s1, s6, 16
    or t1, t1, s1
    slli s1, t2, 16
    sw t1, 104(sp)
    srli t1, t2, 16
    or t1, s1, t1
    slli s1, s9, 16
    sw t1, 152(sp)
    srli t1, s9, 16
    or t1, s1, t1
    slli s1, a2, 16
    sw t1, 180(sp)
    srli t1, a2, 16
    or t1, s1, t1
    slli s1, t3, 16
    sw t1, 216(sp)
    srli t1, t3, 16
    or t1, s1, t1
    lw s1, 60(s11)
    sw t1, 204(sp)
    slli t1, t6, 16
    sw s2, 100(sp)
    srli s2, t6, 16
    or t1, t1, s2
    lw s2, 1056(s11)
    xor t6, t6, s1
    lw s1, 1328(s11)
    xor s2, s9, s2
    lw s9, 1608(s11)
    xor t3, t3, s1
    lw s1, 36(s11)
    xor s5, s5, s9
    lw s9, 8(s11)
    xor s1, s6, s1
    lw s6, 28(s11)
    xor t2, t2, s9
    xor a2, a2, s6
    and a3, s7, a3
    xor a3, s8, a3
    lw s6, 1600(s11)
    slli s7, a3, 16
    srli s8, a3, 16
    or s7, s7, s8
    xor a3, a3, s6
    and s6, s10, s0
    xor a0, a0, s6
    not s6, t0
    and s6, s6, s0
    xor s6, s4, s6
    and s4, s4, s3
    xor a4, a4, s4
    and s4, a6, a0
    xor s3, s3, s4
    and s4, a4, s3
    xor t0, t0, s4
    and s4, a4, a0
    xor s4, a6, s4
    not s8, t0
    and s8, s6, s8
    xor a1, a1, s8
    and a6, a6, s10
    xor a6, s0, a6
    and s0, ra, t4
    xor t5, t5, s0
    not s0, a5
    and s0, s0, a7
    lw s8, 100(sp)
    lw s9, 120(sp)
    xor s0, s8, s0
    and s8, s0, t5
    xor s8, s9, s8
    and s10, s9, t5
    xor a7, a7, s10
    and s10, s0, a7
    lw s11, 140(sp)
    sw a3, 140(sp)
    xor s10, s11, s10
    not s11, s11
    and s11, s11, t4
    xor a5, a5, s11
    or s11, a5, s10
    lw a3, 156(sp)
    sw s1, 156(sp)
    xor a3, a3, s11
    slli s11, s8, 24
    srli s1, s8, 8
    or s1, s11, s1
    slli s11, a7, 24
    sw s5, 100(sp)
    srli s5, a7, 8
    or s5, s11, s5
    slli s11, s0, 24
    sw t6, 184(sp)
    srli t6, s0, 8
    or t6, s11, t6
    slli s11, t5, 24
    sw t3, 112(sp)
    srli t3, t5, 8
    or t3, s11, t3
    slli s11, a3, 24
    sw s2, 188(sp)
    srli s2, a3, 8
    or s2, s11, s2
    slli s11, s10, 24
    sw t2, 212(sp)
    srli t2, s10, 8
    or t2, s11, t2
    slli s11, a5, 24
    sw a2, 192(sp)
    srli a2, a5, 8
    or a2, s11, a2
    and s9, s9, ra
    xor t4, t4, s9
    slli s9, t4, 24
    srli s11, t4, 8
    or s9, s9, s11
    lw s11, 200(sp)
    lw ra, 124(sp)
    sw s4, 120(sp)
    and s4, s11, ra
    sw t0, 176(sp)
    lw t0, 132(sp)
    sw a1, 132(sp)
    xor t0, t0, s4
    lw s4, 116(sp)
    lw a1, 96(sp)
    sw s6, 196(sp)
    and s6, s4, a1
    xor s6, s11, s6
    lw s11, 108(sp)
    sw a6, 200(sp)
    and a6, s11, a1
    sw a4, 172(sp)
    lw a4, 208(sp)
    sw s3, 116(sp)
    xor a6, a4, a6
    lw a4, 148(sp)
    sw a0, 208(sp)
    and a0, a4, a6
    xor a0, ra, a0
    and ra, t0, a0
    xor s4, s4, ra
    and ra, t0, a6
    xor ra, a4, ra
    and s3, s6, s4
    xor s3, s11, s3
    and a4, a4, s11
    xor a4, a1, a4
    xor a2, a2, s6
    xor a1, s5, a0
    xor t0, t6, t0
    lw t6, 152(sp)
    xor t2, t2, s4
    xor a7, a7, t6
    lw t6, 180(sp)
    lw a0, 144(sp)
    xor t6, s8, t6
    xor a0, s10, a0
    xor a6, t3, a6
    xor t3, s2, s3
    lw s2, 104(sp)
    xor a5, a5, t1
    xor a3, a3, s2
    xor t1, s9, a4
    xor a4, s1, ra
    xor t4, t4, s7
    lw s1, 204(sp)
    lw s3, 216(sp)
    xor s0, s0, s1
    lw s1, 72(sp)
    lw s4, 116(sp)
    lw s2, 740(s1)
    xor t5, t5, s3
    xor s2, a7, s2
    slli s3, a7, 8
    srli a7, a7, 24
    or a7, s3, a7
    lw s3, 1324(s1)
    xor a7, s4, a7
    xor a7, a7, s3
    slli s3, t5, 8
    srli s4, t5, 24
    or s3, s3, s4
    lw s4, 32(s1)
    lw s5, 208(sp)
    lw s6, 172(sp)
    xor s3, s5, s3
    xor s3, s3, s4
    slli s4, s0, 8
    srli s5, s0, 24
    or s4, s4, s5
    lw s5, 1592(s1)
    xor s4, s6, s4
    xor s4, s4, s5
    slli s5, t4, 8
    srli s6, t4, 24
    or s5, s5, s6
    lw s6, 1604(s1)
    lw s7, 200(sp)
    lw s8, 196(sp)
    xor s5, s7, s5
    xor s5, s5, s6
    slli s6, a5, 8
    srli s7, a5, 24
    or s6, s6, s7
    lw s7, 1616(s1)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, a3, 8
    srli s8, a3, 24
    or s7, s7, s8
    lw s8, 1596(s1)
    lw s9, 132(sp)
    lw s10, 176(sp)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, a0, 8
    srli s9, a0, 24
    or s8, s8, s9
    lw s9, 1612(s1)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, t6, 8
    srli s10, t6, 24
    or s9, s9, s10
    lw s10, 1588(s1)
    lw s11, 120(sp)
    # round 33 (skinny.dsl:60)
    sw t1, 120(sp)
    # round 34 (skinny.dsl:60)
    xor s9, s11, s9
    xor s9, s9, s10
    # round 33 (skinny.dsl:60)
    lw s10, 212(sp)
    lw s11, 192(sp)
    lw t1, 188(sp)
    and ra, s10, s11
    xor t1, t1, ra
    lw ra, 112(sp)
    sw a4, 188(sp)
    lw a4, 184(sp)
    sw a6, 176(sp)
    and a6, ra, a4
    xor a6, s10, a6
    lw s10, 100(sp)
    sw a1, 212(sp)
    and a1, s10, a4
    sw t0, 132(sp)
    lw t0, 156(sp)
    xor t0, t0, a1
    lw a1, 140(sp)
    sw t3, 156(sp)
    and t3, a1, t0
    xor t3, s11, t3
    and s11, t1, t3
    xor s11, ra, s11
    and ra, a6, s11
    xor ra, s10, ra
    sw ra, 112(sp)
    and ra, t1, t0
    xor ra, a1, ra
    and a1, a1, s10
    xor a4, a4, a1
    and a1, s4, s6
    xor a1, a7, a1
    and a7, a7, s3
    xor a7, s9, a7
    and s9, s8, s6
    xor s7, s7, s9
    and s9, s5, s7
    xor s3, s3, s9
    and s9, a7, s3
    xor s4, s4, s9
    and s9, a1, s4
    xor s9, s8, s9
    and s10, a7, s7
    sw a4, 184(sp)
    lw a4, 1300(s1)
    xor s10, s5, s10
    sw t1, 100(sp)
    lw t1, 1316(s1)
    xor a4, s10, a4
    sw a4, 140(sp)
    lw a4, 1024(s1)
    xor t1, a7, t1
    sw t1, 192(sp)
    lw t1, 1620(s1)
    xor a4, s9, a4
    sw a4, 196(sp)
    lw a4, 1048(s1)
    xor t1, s3, t1
    sw t1, 200(sp)
    lw t1, 1636(s1)
    xor a4, a1, a4
    sw a4, 172(sp)
    lw a4, 1016(s1)
    xor t1, s4, t1
    xor a4, s7, a4
    and s5, s5, s8
    lw s8, 1628(s1)
    xor s5, s6, s5
    xor s6, s5, s8
    and s8, a0, a5
    xor a3, a3, s8
    not s8, s0
    and s8, s8, a5
    xor s8, s2, s8
    sw s6, 208(sp)
    not s6, t5
    and s2, s2, s6
    xor t6, t6, s2
    or s2, t4, a3
    xor t5, t5, s2
    not s2, t6
    and s2, s2, t5
    xor s0, s0, s2
    not s2, s0
    and s2, s8, s2
    xor s2, a0, s2
    or s6, t6, a3
    xor s6, t4, s6
    not t4, t4
    and t4, t4, a0
    xor a5, a5, t4
    and t4, t2, a2
    lw a0, 156(sp)
    sw t1, 116(sp)
    xor t4, a0, t4
    lw a0, 132(sp)
    sw a4, 156(sp)
    not a4, a0
    and a4, a4, a2
    lw t1, 212(sp)
    sw a5, 216(sp)
    xor a4, t1, a4
    lw a5, 176(sp)
    sw s5, 212(sp)
    or t1, t1, a5
    lw s5, 188(sp)
    sw s9, 132(sp)
    xor t1, s5, t1
    lw s5, 120(sp)
    sw s2, 188(sp)
    or s2, s5, t4
    xor a5, a5, s2
    and s2, t1, a5
    xor a0, a0, s2
    or s2, a4, a0
    xor s2, t2, s2
    not s9, t4
    and s9, t1, s9
    xor s9, s5, s9
    not s5, s5
    and t2, s5, t2
    xor t2, a2, t2
    xor a6, a6, a4
    xor a4, a1, a4
    lw a2, 1644(s1)
    xor a1, s8, a4
    xor a2, a1, a2
    xor a1, a5, s3
    lw s3, 1004(s1)
    xor a5, t3, a5
    xor t3, a1, s3
    lw s3, 1312(s1)
    xor t5, t5, a1
    xor t5, t5, s3
    xor t0, t0, t4
    xor t4, s7, t4
    lw a1, 1020(s1)
    xor a3, a3, t4
    xor a3, a3, a1
    xor a1, s11, a0
    xor a0, s4, a0
    lw s3, 1640(s1)
    xor s0, s0, a0
    xor s0, s0, s3
    xor s3, ra, s9
    xor s4, s10, s9
    lw s5, 1304(s1)
    xor s6, s6, s4
    xor s5, s6, s5
    xor a7, t1, a7
    lw s6, 100(sp)
    lw s7, 132(sp)
    xor t1, s6, t1
    lw s6, 1012(s1)
    xor t6, t6, a7
    xor t6, t6, s6
    lw s6, 112(sp)
    lw s8, 188(sp)
    xor s6, s6, s2
    xor s2, s7, s2
    lw s7, 1624(s1)
    xor s8, s8, s2
    xor s7, s8, s7
    lw s8, 212(sp)
    lw s9, 184(sp)
    xor s8, s8, t2
    xor t2, s9, t2
    lw s9, 1632(s1)
    lw s10, 216(sp)
    # round 32 (skinny.dsl:60)
    not s11, s8
    # round 33 (skinny.dsl:60)
    xor s10, s10, s8
    xor s9, s10, s9
    # round 32 (skinny.dsl:60)
    not s10, t2
    and ra, a1, a6
    xor s6, s6, ra
    not ra, a5
    and ra, ra, t0
    xor s3, s3, ra
    and ra, s3, s6
    xor t2, t2, ra
    and ra, s10, s6
    xor t0, t0, ra
    and ra, s3, t0
    xor ra, t1, ra
    not t1, t1
    and t1, t1, a6
    xor a5, a5, t1
    or t1, a5, ra
    xor t1, a1, t1
    slli s1, t2, 8
    sw t2, 216(sp)
    srli t2, t2, 24
    or t2, s1, t2
    slli s1, t0, 8
    sw t2, 184(sp)
    srli t2, t0, 24
    or t2, s1, t2
    slli s1, s3, 8
    sw s3, 212(sp)
    srli s3, s3, 24
    or s1, s1, s3
    slli s3, s6, 8
    sw s6, 188(sp)
    srli s6, s6, 24
    or s3, s3, s6
    slli s6, t1, 8
    sw t1, 132(sp)
    srli t1, t1, 24
    or t1, s6, t1
    slli s6, ra, 8
    sw t1, 112(sp)
    srli t1, ra, 24
    or t1, s6, t1
    slli s6, a5, 8
    sw a5, 100(sp)
    srli a5, a5, 24
    or a5, s6, a5
    and a1, s10, a1
    xor a6, a6, a1
    slli a1, a6, 8
    srli s6, a6, 24
    or a1, a1, s6
    lw s6, 116(sp)
    lw s10, 172(sp)
    sw a6, 120(sp)
    and a6, s6, s10
    sw a1, 176(sp)
    lw a1, 196(sp)
    sw ra, 204(sp)
    xor a6, a1, a6
    lw a1, 192(sp)
    sw s3, 196(sp)
    and s3, a1, s10
    lw ra, 200(sp)
    sw t1, 104(sp)
    xor s3, ra, s3
    lw t1, 156(sp)
    sw t0, 200(sp)
    lw t0, 140(sp)
    and ra, ra, t1
    xor t0, t0, ra
    lw ra, 208(sp)
    sw s1, 140(sp)
    and s1, ra, a6
    xor t1, t1, s1
    and s1, t0, t1
    xor a1, a1, s1
    and s1, s3, a1
    xor s1, s6, s1
    sw s1, 192(sp)
    and s1, t0, a6
    xor s1, ra, s1
    and s6, ra, s6
    xor s6, s10, s6
    and s10, t6, a2
    xor s10, t5, s10
    and t5, t5, a3
    xor t5, s5, t5
    and s5, s0, a2
    xor s5, s7, s5
    and s7, t5, s5
    xor s7, s9, s7
    and ra, s9, s5
    xor a3, a3, ra
    and ra, t5, a3
    xor t6, t6, ra
    slli ra, t6, 16
    sw s1, 172(sp)
    srli s1, t6, 16
    or s1, ra, s1
    and ra, s10, t6
    xor ra, s0, ra
    sw s6, 116(sp)
    slli s6, ra, 16
    sw a6, 208(sp)
    srli a6, ra, 16
    or a6, s6, a6
    slli s6, a3, 16
    sw a6, 156(sp)
    srli a6, a3, 16
    or a6, s6, a6
    slli s6, s7, 16
    sw s1, 144(sp)
    srli s1, s7, 16
    or s1, s6, s1
    slli s6, s5, 16
    sw s1, 180(sp)
    srli s1, s5, 16
    or s1, s6, s1
    slli s6, t5, 16
    sw s1, 152(sp)
    srli s1, t5, 16
    or s1, s6, s1
    lw s6, 72(sp)
    sw s1, 96(sp)
    lw s1, 980(s6)
    sw a1, 108(sp)
    slli a1, s10, 16
    sw a6, 148(sp)
    srli a6, s10, 16
    or a6, a1, a6
    lw a1, 1648(s6)
    xor s1, s10, s1
    lw s10, 1656(s6)
    xor a1, s7, a1
    lw s7, 1676(s6)
    xor t5, t5, s10
    lw s10, 956(s6)
    xor t6, t6, s7
    lw s7, 1288(s6)
    xor s10, ra, s10
    lw ra, 1296(s6)
    xor a3, a3, s7
    xor s5, s5, ra
    and s0, s9, s0
    xor a2, a2, s0
    lw s0, 1668(s6)
    slli s7, a2, 16
    srli s9, a2, 16
    or s7, s7, s9
    xor a2, a2, s0
    and s0, a0, a4
    xor s0, s2, s0
    and s2, s11, s0
    xor s2, t4, s2
    and t4, t3, t4
    xor t4, s4, t4
    and s4, t4, s2
    xor s4, a7, s4
    and s9, t4, s0
    xor s8, s8, s9
    not a7, a7
    and a7, a7, a4
    xor a7, t3, a7
    not t3, s4
    and t3, a7, t3
    xor t3, a0, t3
    and a0, s11, a0
    xor a4, a4, a0
    xor a5, a5, s3
    xor t1, t2, t1
    lw t2, 140(sp)
    lw a0, 148(sp)
    xor t0, t2, t0
    lw t2, 200(sp)
    lw s3, 108(sp)
    xor t2, t2, a0
    lw a0, 104(sp)
    lw s9, 180(sp)
    xor a0, a0, s3
    lw s3, 216(sp)
    lw s11, 144(sp)
    xor s3, s3, s9
    lw s9, 204(sp)
    lw ra, 208(sp)
    xor s9, s9, s11
    lw s11, 196(sp)
    sw a2, 208(sp)
    xor s11, s11, ra
    lw ra, 112(sp)
    lw a2, 192(sp)
    sw a1, 192(sp)
    xor a2, ra, a2
    lw ra, 132(sp)
    lw a1, 156(sp)
    xor a1, ra, a1
    lw ra, 100(sp)
    sw s5, 100(sp)
    xor a6, ra, a6
    lw ra, 176(sp)
    lw s5, 116(sp)
    sw a3, 116(sp)
    xor s5, ra, s5
    lw ra, 184(sp)
    lw a3, 172(sp)
    xor a3, ra, a3
    lw ra, 120(sp)
    sw t5, 120(sp)
    xor s7, ra, s7
    lw ra, 212(sp)
    lw t5, 96(sp)
    xor t5, ra, t5
    lw ra, 344(s6)
    sw s10, 96(sp)
    lw s10, 188(sp)
    sw s1, 212(sp)
    lw s1, 152(sp)
    xor s1, s10, s1
    xor s10, t2, ra
    slli ra, t2, 24
    srli t2, t2, 8
    or t2, ra, t2
    lw ra, 1292(s6)
    xor t2, s2, t2
    xor t2, t2, ra
    slli s2, s1, 24
    srli ra, s1, 8
    or s2, s2, ra
    lw ra, 952(s6)
    xor s0, s0, s2
    xor s0, s0, ra
    slli s2, t5, 24
    srli ra, t5, 8
    or s2, s2, ra
    lw ra, 1660(s6)
    xor t4, t4, s2
    xor t4, t4, ra
    slli s2, s7, 24
    srli ra, s7, 8
    or s2, s2, ra
    lw ra, 1672(s6)
    xor a4, a4, s2
    xor a4, a4, ra
    slli s2, a6, 24
    srli ra, a6, 8
    or s2, s2, ra
    lw ra, 1684(s6)
    xor a7, a7, s2
    xor a7, a7, ra
    slli s2, a1, 24
    srli ra, a1, 8
    or s2, s2, ra
    lw ra, 1664(s6)
    xor t3, t3, s2
    xor t3, t3, ra
    slli s2, s9, 24
    srli ra, s9, 8
    or s2, s2, ra
    lw ra, 1680(s6)
    xor s2, s4, s2
    xor s2, s2, ra
    slli s4, s3, 24
    srli ra, s3, 8
    or s4, s4, ra
    lw ra, 1652(s6)
    xor s4, s8, s4
    xor s4, s4, ra
    # round 31 (skinny.dsl:60)
    not s8, s7
    not ra, s5
    and s6, s9, a6
    xor a1, a1, s6
    and s6, s8, a1
    xor s6, s1, s6
    not s1, s1
    and s1, s10, s1
    xor s1, s3, s1
    not s3, t5
    and s3, s3, a6
    xor s3, s10, s3
    not s10, s6
    and s10, s1, s10
    xor t5, t5, s10
    not s10, t5
    and s10, s3, s10
    xor s10, s9, s10
    sw t5, 152(sp)
    and t5, s1, a1
    xor t5, s7, t5
    and s7, s8, s9
    xor a6, a6, s7
    and s7, a0, a5
    xor a2, a2, s7
    or s7, t1, s11
    xor a3, a3, s7
    not s7, a3
    and s7, s7, a2
    xor s5, s5, s7
    and s7, ra, a2
    xor s7, s11, s7
    or s8, a3, s7
    xor s8, t0, s8
    not t0, t0
    and t0, t0, a5
    xor t0, t1, t0
    not t1, t0
    and t1, t1, s8
    xor t1, a0, t1
    slli s9, s5, 16
    srli s11, s5, 16
    or s9, s9, s11
    slli s11, s7, 16
    sw t5, 188(sp)
    srli t5, s7, 16
    or t5, s11, t5
    slli s11, a3, 16
    sw s10, 172(sp)
    srli s10, a3, 16
    or s10, s11, s10
    slli s11, a2, 16
    sw s3, 184(sp)
    srli s3, a2, 16
    or s3, s11, s3
    slli s11, t1, 16
    sw a6, 176(sp)
    srli a6, t1, 16
    or a6, s11, a6
    slli s11, s8, 16
    sw s1, 156(sp)
    srli s1, s8, 16
    or s1, s11, s1
    slli s11, t0, 16
    sw a1, 132(sp)
    srli a1, t0, 16
    or a1, s11, a1
    and a0, ra, a0
    xor a5, a5, a0
    slli a0, a5, 16
    srli s11, a5, 16
    or a0, a0, s11
    lw s11, 212(sp)
    sw s6, 112(sp)
    and ra, t6, s11
    lw s6, 96(sp)
    sw a3, 196(sp)
    xor s6, s6, ra
    lw ra, 120(sp)
    sw a2, 96(sp)
    and a2, ra, s11
    lw a3, 116(sp)
    sw a5, 144(sp)
    xor a2, a3, a2
    lw a5, 100(sp)
    sw s9, 116(sp)
    and a3, a3, a5
    lw s9, 192(sp)
    sw t0, 120(sp)
    xor a3, s9, a3
    lw s9, 208(sp)
    sw a0, 192(sp)
    and a0, s9, s6
    xor a5, a5, a0
    and a0, a3, a5
    xor a0, ra, a0
    and ra, a2, a0
    xor ra, t6, ra
    and t0, a3, s6
    xor t0, s9, t0
    and t6, s9, t6
    xor t6, s11, t6
    and s9, t4, a7
    xor s9, t2, s9
    and t2, t2, s0
    xor t2, s4, t2
    and s4, s2, a7
    xor t3, t3, s4
    and s4, a4, t3
    xor s0, s0, s4
    and s4, t2, s0
    xor t4, t4, s4
    and s4, s9, t4
    xor s4, s2, s4
    and s11, t2, t3
    sw t0, 212(sp)
    lw t0, 72(sp)
    sw t6, 208(sp)
    lw t6, 1692(t0)
    xor s11, a4, s11
    sw t1, 100(sp)
    lw t1, 1696(t0)
    xor t6, s11, t6
    sw t6, 204(sp)
    lw t6, 896(t0)
    xor t1, t2, t1
    sw t1, 180(sp)
    lw t1, 872(t0)
    xor t6, s4, t6
    sw t6, 216(sp)
    lw t6, 920(t0)
    xor t1, s0, t1
    sw t1, 108(sp)
    lw t1, 1708(t0)
    xor t6, s9, t6
    sw t6, 104(sp)
    lw t6, 1276(t0)
    xor t1, t4, t1
    xor t6, t3, t6
    and a4, a4, s2
    lw s2, 1704(t0)
    xor a7, a7, a4
    xor a4, a7, s2
    xor a2, a1, a2
    xor a5, t5, a5
    xor t5, s10, a3
    xor a3, s0, s7
    xor a1, s1, a0
    xor a0, s5, s11
    xor t4, s8, t4
    xor s0, s3, s6
    xor a6, a6, ra
    lw s1, 100(sp)
    lw s2, 120(sp)
    xor s1, s1, s4
    xor s2, s2, s9
    lw s3, 192(sp)
    lw s4, 208(sp)
    lw s5, 212(sp)
    xor s3, s3, s4
    lw s4, 116(sp)
    lw s6, 96(sp)
    xor s4, s4, s5
    lw s5, 144(sp)
    lw s7, 112(sp)
    xor a7, s5, a7
    lw s5, 196(sp)
    lw s8, 132(sp)
    xor t2, t2, s5
    lw s5, 868(t0)
    xor t3, s6, t3
    xor s5, a3, s5
    slli s6, a3, 16
    srli a3, a3, 16
    or a3, s6, a3
    lw s6, 864(t0)
    xor a3, s7, a3
    xor a3, a3, s6
    slli s6, t3, 16
    srli s7, t3, 16
    or s6, s6, s7
    lw s7, 884(t0)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, t2, 16
    srli s8, t2, 16
    or s7, s7, s8
    lw s8, 876(t0)
    lw s9, 156(sp)
    lw s10, 176(sp)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, a7, 16
    srli s9, a7, 16
    or s8, s8, s9
    lw s9, 1700(t0)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, s2, 16
    srli s10, s2, 16
    or s9, s9, s10
    lw s10, 1712(t0)
    lw s11, 184(sp)
    lw ra, 172(sp)
    xor s9, s11, s9
    xor s9, s9, s10
    slli s10, s1, 16
    srli s11, s1, 16
    or s10, s10, s11
    lw s11, 892(t0)
    xor s10, ra, s10
    xor s10, s10, s11
    slli s11, t4, 16
    srli ra, t4, 16
    or s11, s11, ra
    lw ra, 908(t0)
    sw a4, 172(sp)
    lw a4, 152(sp)
    xor a4, a4, s11
    xor a4, a4, ra
    slli s11, a0, 16
    srli ra, a0, 16
    or s11, s11, ra
    lw ra, 1688(t0)
    sw t1, 152(sp)
    lw t1, 188(sp)
    # round 30 (skinny.dsl:60)
    sw t6, 188(sp)
    # round 31 (skinny.dsl:60)
    xor t1, t1, s11
    xor t1, t1, ra
    # round 30 (skinny.dsl:60)
    and s11, s7, s9
    xor s11, a3, s11
    and a3, a3, s6
    xor t1, t1, a3
    and a3, a4, s9
    xor a3, s10, a3
    and s10, t1, a3
    xor s10, s8, s10
    and ra, s8, a3
    xor s6, s6, ra
    and ra, t1, s6
    xor s7, s7, ra
    slli ra, s7, 16
    srli t6, s7, 16
    or t6, ra, t6
    and ra, s11, s7
    xor ra, a4, ra
    sw t6, 184(sp)
    slli t6, ra, 16
    sw t5, 176(sp)
    srli t5, ra, 16
    or t5, t6, t5
    slli t6, s6, 16
    sw t5, 156(sp)
    srli t5, s6, 16
    or t5, t6, t5
    slli t6, s10, 16
    sw t5, 132(sp)
    srli t5, s10, 16
    or t5, t6, t5
    slli t6, a3, 16
    sw t5, 112(sp)
    srli t5, a3, 16
    or t5, t6, t5
    slli t6, t1, 16
    sw t5, 96(sp)
    srli t5, t1, 16
    or t5, t6, t5
    lw t6, 848(t0)
    sw t5, 196(sp)
    slli t5, s11, 16
    sw s3, 144(sp)
    srli s3, s11, 16
    or t5, t5, s3
    lw s3, 792(t0)
    xor t6, s11, t6
    lw s11, 1720(t0)
    xor s3, s10, s3
    lw s10, 1736(t0)
    xor t1, t1, s11
    lw s11, 824(t0)
    xor s7, s7, s10
    lw s10, 1248(t0)
    xor s11, ra, s11
    lw ra, 1260(t0)
    xor s6, s6, s10
    xor a3, a3, ra
    and a4, s8, a4
    xor a4, s9, a4
    lw s8, 1728(t0)
    slli s9, a4, 16
    srli s10, a4, 16
    or s9, s9, s10
    xor a4, a4, s8
    not s8, t4
    and s8, s8, s2
    xor s1, s1, s8
    and s8, t2, s2
    xor s8, s5, s8
    not s10, t3
    and s5, s5, s10
    xor a0, a0, s5
    or s5, a7, s1
    xor t3, t3, s5
    and s5, a0, t3
    xor t2, t2, s5
    and s5, s8, t2
    xor s5, t4, s5
    not s10, s1
    and s10, a0, s10
    xor s10, a7, s10
    or a7, a7, t4
    xor a7, s2, a7
    not t4, a1
    and t4, t4, a2
    xor a6, a6, t4
    not t4, s0
    and t4, a5, t4
    xor t4, s4, t4
    not s2, a6
    and s2, t4, s2
    lw s4, 144(sp)
    lw t0, 176(sp)
    xor s2, s4, s2
    or ra, s4, a6
    xor s0, s0, ra
    and ra, t4, s0
    xor ra, t0, ra
    and t0, t0, a2
    xor a5, a5, t0
    and t0, a5, ra
    xor t0, a1, t0
    sw a4, 176(sp)
    slli a4, s2, 24
    sw s11, 212(sp)
    srli s11, s2, 8
    or a4, a4, s11
    slli s11, s0, 24
    sw s7, 116(sp)
    srli s7, s0, 8
    or s7, s11, s7
    slli s11, t4, 24
    sw t6, 208(sp)
    srli t6, t4, 8
    or t6, s11, t6
    slli s11, a6, 24
    sw t1, 192(sp)
    srli t1, a6, 8
    or t1, s11, t1
    slli s11, t0, 24
    sw s3, 120(sp)
    srli s3, t0, 8
    or s3, s11, s3
    slli s11, ra, 24
    sw s6, 100(sp)
    srli s6, ra, 8
    or s6, s11, s6
    slli s11, a5, 24
    sw a3, 148(sp)
    srli a3, a5, 8
    or a3, s11, a3
    or a1, s4, a1
    xor a2, a2, a1
    slli a1, a2, 24
    srli s4, a2, 8
    or a1, a1, s4
    lw s4, 108(sp)
    lw s11, 188(sp)
    sw s10, 144(sp)
    and s10, s4, s11
    sw t2, 200(sp)
    lw t2, 204(sp)
    sw s5, 204(sp)
    xor t2, t2, s10
    lw s10, 180(sp)
    lw s5, 104(sp)
    sw s8, 140(sp)
    and s8, s10, s5
    xor s4, s4, s8
    lw s8, 152(sp)
    sw a7, 108(sp)
    and a7, s8, s5
    sw a0, 124(sp)
    lw a0, 216(sp)
    sw t3, 180(sp)
    xor a7, a0, a7
    lw a0, 172(sp)
    sw s1, 216(sp)
    and s1, a0, a7
    xor s1, s11, s1
    and s11, t2, s1
    xor s10, s10, s11
    and s11, t2, a7
    xor s11, a0, s11
    and t3, s4, s10
    xor t3, s8, t3
    and a0, a0, s8
    xor a0, s5, a0
    xor a3, a3, s4
    xor s1, s7, s1
    xor t2, t6, t2
    lw t6, 132(sp)
    lw s4, 112(sp)
    xor t6, s0, t6
    xor s0, s6, s10
    xor s2, s2, s4
    lw s4, 184(sp)
    xor a7, t1, a7
    xor s4, ra, s4
    xor t1, s3, t3
    lw t3, 156(sp)
    xor a5, a5, t5
    xor t0, t0, t3
    xor t3, a1, a0
    xor t5, a4, s11
    xor a4, a2, s9
    lw a2, 196(sp)
    lw a0, 96(sp)
    xor t4, t4, a2
    lw a2, 72(sp)
    lw s3, 180(sp)
    lw a1, 1004(a2)
    xor a6, a6, a0
    xor a1, t6, a1
    slli a0, t6, 8
    srli t6, t6, 24
    or t6, a0, t6
    lw a0, 1252(a2)
    xor t6, s3, t6
    xor t6, t6, a0
    slli a0, a6, 8
    srli s3, a6, 24
    or a0, a0, s3
    lw s3, 820(a2)
    lw s5, 216(sp)
    lw s6, 124(sp)
    xor a0, s5, a0
    xor a0, a0, s3
    slli s3, t4, 8
    srli s5, t4, 24
    or s3, s3, s5
    lw s5, 1724(a2)
    xor s3, s6, s3
    xor s3, s3, s5
    slli s5, a4, 8
    srli s6, a4, 24
    or s5, s5, s6
    lw s6, 1732(a2)
    lw s7, 108(sp)
    lw s8, 140(sp)
    xor s5, s7, s5
    xor s5, s5, s6
    slli s6, a5, 8
    srli s7, a5, 24
    or s6, s6, s7
    lw s7, 852(a2)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, t0, 8
    srli s8, t0, 24
    or s7, s7, s8
    lw s8, 828(a2)
    lw s9, 204(sp)
    lw s10, 200(sp)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, s4, 8
    srli s9, s4, 24
    or s8, s8, s9
    lw s9, 1740(a2)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, s2, 8
    srli s10, s2, 24
    or s9, s9, s10
    lw s10, 1716(a2)
    lw s11, 144(sp)
    # round 29 (skinny.dsl:60)
    sw t3, 144(sp)
    # round 30 (skinny.dsl:60)
    xor s9, s11, s9
    xor s9, s9, s10
    # round 29 (skinny.dsl:60)
    lw s10, 100(sp)
    lw s11, 148(sp)
    lw t3, 120(sp)
    and ra, s10, s11
    xor t3, t3, ra
    lw ra, 192(sp)
    sw t5, 120(sp)
    lw t5, 208(sp)
    sw a7, 200(sp)
    and a7, ra, t5
    xor a7, s10, a7
    lw s10, 116(sp)
    sw s1, 100(sp)
    and s1, s10, t5
    sw t2, 204(sp)
    lw t2, 212(sp)
    xor t2, t2, s1
    lw s1, 176(sp)
    sw t1, 212(sp)
    and t1, s1, t2
    xor t1, s11, t1
    and s11, t3, t1
    xor s11, ra, s11
    and ra, a7, s11
    xor ra, s10, ra
    sw ra, 192(sp)
    and ra, t3, t2
    xor ra, s1, ra
    and s1, s1, s10
    xor t5, t5, s1
    and s1, s3, s6
    xor s1, t6, s1
    and t6, t6, a0
    xor t6, s9, t6
    and s9, s8, s6
    xor s7, s7, s9
    and s9, s5, s7
    xor a0, a0, s9
    and s9, t6, a0
    xor s3, s3, s9
    and s9, s1, s3
    xor s9, s8, s9
    and s10, t6, s7
    sw t5, 208(sp)
    lw t5, 1224(a2)
    xor s10, s5, s10
    sw t3, 116(sp)
    lw t3, 1240(a2)
    xor t5, s10, t5
    sw t5, 176(sp)
    lw t5, 760(a2)
    xor t3, t6, t3
    sw t3, 148(sp)
    lw t3, 1748(a2)
    xor t5, s9, t5
    sw t5, 140(sp)
    lw t5, 784(a2)
    xor t3, a0, t3
    sw t3, 108(sp)
    lw t3, 1772(a2)
    xor t5, s1, t5
    sw t5, 124(sp)
    lw t5, 1756(a2)
    xor t3, s3, t3
    xor t5, s7, t5
    and s5, s5, s8
    lw s8, 1764(a2)
    xor s5, s6, s5
    xor s6, s5, s8
    or s8, s4, a5
    xor t0, t0, s8
    or s8, t4, a5
    xor s8, a1, s8
    and a1, a1, a6
    xor a1, s2, a1
    not s2, t0
    sw s6, 216(sp)
    and s6, a4, s2
    xor a6, a6, s6
    and s2, a1, s2
    xor s2, a4, s2
    and s6, a1, a6
    xor t4, t4, s6
    or s6, s8, t4
    xor s6, s4, s6
    not s4, s4
    and a4, a4, s4
    xor a5, a5, a4
    or a4, s0, a3
    lw s4, 212(sp)
    sw t3, 180(sp)
    xor a4, s4, a4
    lw s4, 204(sp)
    sw t5, 212(sp)
    or t5, s4, a3
    lw t3, 100(sp)
    sw a5, 100(sp)
    xor t5, t3, t5
    not t3, t3
    lw a5, 200(sp)
    sw s5, 96(sp)
    and t3, t3, a5
    lw s5, 120(sp)
    sw s6, 120(sp)
    xor t3, s5, t3
    not s5, a4
    lw s6, 144(sp)
    sw s9, 196(sp)
    and s9, s6, s5
    xor a5, a5, s9
    and s9, t3, a5
    xor s4, s4, s9
    and s5, t3, s5
    xor s5, s6, s5
    not s9, s4
    and s9, t5, s9
    xor s9, s0, s9
    not s0, s0
    and s0, s6, s0
    xor a3, a3, s0
    xor a7, a7, t5
    xor t5, s1, t5
    lw s0, 1780(a2)
    xor s1, s8, t5
    xor s0, s1, s0
    xor a0, a5, a0
    lw s1, 740(a2)
    xor a5, t1, a5
    xor t1, a0, s1
    lw s1, 1236(a2)
    xor a6, a6, a0
    xor a6, a6, s1
    xor t2, t2, a4
    xor a4, s7, a4
    lw a0, 756(a2)
    xor t0, t0, a4
    xor t0, t0, a0
    xor a0, s11, s4
    xor s1, s3, s4
    lw s3, 1776(a2)
    xor t4, t4, s1
    xor t4, t4, s3
    xor s3, ra, s5
    xor s4, s10, s5
    lw s5, 1744(a2)
    xor s2, s2, s4
    xor s2, s2, s5
    xor t6, t3, t6
    lw s5, 116(sp)
    lw s6, 196(sp)
    xor t3, s5, t3
    lw s5, 1752(a2)
    xor a1, a1, t6
    xor a1, a1, s5
    lw s5, 192(sp)
    xor s6, s6, s9
    xor s5, s5, s9
    lw s7, 1760(a2)
    lw s8, 120(sp)
    lw s9, 208(sp)
    xor s8, s8, s6
    xor s7, s8, s7
    lw s8, 96(sp)
    lw s10, 100(sp)
    xor s8, s8, a3
    xor a3, s9, a3
    lw s9, 1768(a2)
    xor s10, s10, s8
    xor s9, s10, s9
    # round 28 (skinny.dsl:60)
    not s10, a7
    and s10, a0, s10
    xor s5, s5, s10
    or s10, t3, a7
    xor s10, a5, s10
    not a5, a5
    and a5, a5, t2
    xor a5, s3, a5
    not s3, a5
    and s11, s3, s5
    xor s11, a3, s11
    and ra, a3, s5
    xor t2, t2, ra
    and s3, s3, t2
    xor t3, t3, s3
    not s3, t3
    and s3, s10, s3
    xor s3, a0, s3
    slli ra, s3, 8
    srli a2, s3, 24
    or a2, ra, a2
    slli ra, t3, 8
    sw s3, 100(sp)
    srli s3, t3, 24
    or s3, ra, s3
    slli ra, t2, 8
    sw a2, 208(sp)
    srli a2, t2, 24
    or a2, ra, a2
    slli ra, s11, 8
    sw t3, 96(sp)
    srli t3, s11, 24
    or t3, ra, t3
    slli ra, a5, 8
    sw a5, 120(sp)
    srli a5, a5, 24
    or a5, ra, a5
    slli ra, s10, 8
    sw t3, 196(sp)
    srli t3, s10, 24
    or t3, ra, t3
    slli ra, s5, 8
    sw s5, 192(sp)
    srli s5, s5, 24
    or s5, ra, s5
    and a3, a3, a0
    xor a7, a7, a3
    slli a3, a7, 8
    srli a0, a7, 24
    or a3, a3, a0
    lw a0, 180(sp)
    lw ra, 124(sp)
    sw a7, 116(sp)
    and a7, a0, ra
    sw a3, 144(sp)
    lw a3, 140(sp)
    sw s5, 204(sp)
    xor a7, a3, a7
    lw a3, 148(sp)
    sw s10, 140(sp)
    and s10, a3, ra
    lw s5, 108(sp)
    sw s11, 200(sp)
    xor s10, s5, s10
    lw s11, 212(sp)
    sw s3, 108(sp)
    lw s3, 176(sp)
    and s5, s5, s11
    xor s3, s3, s5
    lw s5, 216(sp)
    sw t2, 176(sp)
    and t2, s5, a7
    xor t2, s11, t2
    and s11, s3, t2
    xor a3, a3, s11
    and s11, s10, a3
    xor s11, a0, s11
    sw s11, 148(sp)
    and s11, s3, a7
    xor s11, s5, s11
    and a0, s5, a0
    xor a0, ra, a0
    and s5, a1, s0
    xor s5, a6, s5
    and a6, a6, t0
    xor a6, s2, a6
    and s2, t4, s0
    xor s2, s7, s2
    and s7, a6, s2
    xor s7, s9, s7
    and ra, s9, s2
    xor t0, t0, ra
    and ra, a6, t0
    xor a1, a1, ra
    slli ra, a1, 16
    sw s11, 124(sp)
    srli s11, a1, 16
    or s11, ra, s11
    and ra, s5, a1
    xor ra, t4, ra
    sw a0, 180(sp)
    slli a0, ra, 16
    sw a7, 216(sp)
    srli a7, ra, 16
    or a7, a0, a7
    slli a0, t0, 16
    sw a7, 212(sp)
    srli a7, t0, 16
    or a7, a0, a7
    slli a0, s7, 16
    sw s11, 156(sp)
    srli s11, s7, 16
    or a0, a0, s11
    slli s11, s2, 16
    sw a0, 184(sp)
    srli a0, s2, 16
    or a0, s11, a0
    slli s11, a6, 16
    sw a0, 112(sp)
    srli a0, a6, 16
    or a0, s11, a0
    lw s11, 72(sp)
    sw a0, 132(sp)
    lw a0, 716(s11)
    sw a3, 104(sp)
    slli a3, s5, 16
    sw a7, 152(sp)
    srli a7, s5, 16
    or a7, a3, a7
    lw a3, 1204(s11)
    xor a0, s5, a0
    lw s5, 1216(s11)
    xor a3, s7, a3
    lw s7, 1812(s11)
    xor a6, a6, s5
    lw s5, 692(s11)
    xor a1, a1, s7
    lw s7, 1788(s11)
    xor s5, ra, s5
    lw ra, 1796(s11)
    xor t0, t0, s7
    xor s2, s2, ra
    and t4, s9, t4
    xor t4, s0, t4
    lw s0, 1804(s11)
    slli s7, t4, 16
    srli s9, t4, 16
    or s7, s7, s9
    xor t4, t4, s0
    and s0, t1, a4
    xor s0, s4, s0
    not s4, s0
    or s9, t6, t5
    xor t1, t1, s9
    not s9, t5
    and s9, s1, s9
    xor s6, s6, s9
    and s9, s8, s6
    xor a4, a4, s9
    and s9, s4, a4
    xor t6, t6, s9
    and s4, s4, s6
    xor s4, s8, s4
    or s9, t1, t6
    xor s9, s1, s9
    and s1, s8, s1
    xor t5, t5, s1
    xor t3, t3, s10
    xor t2, a2, t2
    xor a5, a5, s3
    lw a2, 176(sp)
    lw s1, 152(sp)
    lw s3, 104(sp)
    xor a2, a2, s1
    lw s1, 108(sp)
    lw s8, 184(sp)
    xor s1, s1, s3
    lw s3, 200(sp)
    lw s10, 156(sp)
    xor s3, s3, s8
    lw s8, 96(sp)
    lw ra, 216(sp)
    xor s8, s8, s10
    lw s10, 204(sp)
    sw t4, 216(sp)
    xor s10, s10, ra
    lw ra, 208(sp)
    lw t4, 148(sp)
    sw a3, 148(sp)
    xor t4, ra, t4
    lw ra, 100(sp)
    lw a3, 212(sp)
    xor a3, ra, a3
    lw ra, 140(sp)
    sw s2, 140(sp)
    xor a7, ra, a7
    lw ra, 144(sp)
    lw s2, 180(sp)
    sw t0, 180(sp)
    xor s2, ra, s2
    lw ra, 196(sp)
    lw t0, 124(sp)
    xor t0, ra, t0
    lw ra, 116(sp)
    sw a6, 116(sp)
    xor s7, ra, s7
    lw ra, 120(sp)
    lw a6, 132(sp)
    xor a6, ra, a6
    lw ra, 664(s11)
    sw s5, 132(sp)
    lw s5, 192(sp)
    sw a0, 120(sp)
    lw a0, 112(sp)
    xor a0, s5, a0
    xor s5, a2, ra
    slli ra, a2, 24
    srli a2, a2, 8
    or a2, ra, a2
    lw ra, 672(s11)
    xor a4, a4, a2
    xor a4, a4, ra
    slli a2, a0, 24
    srli ra, a0, 8
    or a2, a2, ra
    lw ra, 688(s11)
    xor a2, s6, a2
    xor a2, a2, ra
    slli s6, a6, 24
    srli ra, a6, 8
    or s6, s6, ra
    lw ra, 1792(s11)
    xor s0, s0, s6
    xor s0, s0, ra
    slli s6, s7, 24
    srli ra, s7, 8
    or s6, s6, ra
    lw ra, 1808(s11)
    xor t5, t5, s6
    xor t5, t5, ra
    slli s6, a7, 24
    srli ra, a7, 8
    or s6, s6, ra
    lw ra, 1820(s11)
    xor t1, t1, s6
    xor t1, t1, ra
    slli s6, a3, 24
    srli ra, a3, 8
    or s6, s6, ra
    lw ra, 1800(s11)
    xor s6, s9, s6
    xor s6, s6, ra
    slli s9, s8, 24
    srli ra, s8, 8
    or s9, s9, ra
    lw ra, 1816(s11)
    xor t6, t6, s9
    xor t6, t6, ra
    slli s9, s3, 24
    srli ra, s3, 8
    or s9, s9, ra
    lw ra, 1784(s11)
    xor s4, s4, s9
    xor s4, s4, ra
    # round 27 (skinny.dsl:60)
    not s9, a0
    and s9, s5, s9
    xor s3, s3, s9
    not s9, a7
    and ra, s8, s9
    xor a3, a3, ra
    and s9, a6, s9
    xor s5, s5, s9
    not s9, a3
    and s9, s7, s9
    xor a0, a0, s9
    or s9, s3, a0
    xor a6, a6, s9
    not s9, a6
    and s9, s5, s9
    xor s9, s8, s9
    or ra, s3, a3
    xor ra, s7, ra
    and s7, s7, s8
    xor a7, a7, s7
    not s7, t3
    and s8, s1, s7
    xor t4, t4, s8
    or s8, t2, s10
    xor t0, t0, s8
    not s8, t4
    sw ra, 112(sp)
    and ra, t0, s8
    xor ra, s2, ra
    and s8, s2, s8
    xor s8, s10, s8
    not s10, s8
    and s10, t0, s10
    xor s10, a5, s10
    and a5, a5, s7
    xor a5, t2, a5
    not t2, a5
    and t2, t2, s10
    xor t2, s1, t2
    slli s7, ra, 16
    sw a6, 192(sp)
    srli a6, ra, 16
    or a6, s7, a6
    slli s7, s8, 16
    sw s9, 124(sp)
    srli s9, s8, 16
    or s7, s7, s9
    slli s9, t0, 16
    sw s5, 196(sp)
    srli s5, t0, 16
    or s5, s9, s5
    slli s9, t4, 16
    sw a7, 144(sp)
    srli a7, t4, 16
    or a7, s9, a7
    slli s9, t2, 16
    sw s3, 212(sp)
    srli s3, t2, 16
    or s3, s9, s3
    slli s9, s10, 16
    sw a3, 100(sp)
    srli a3, s10, 16
    or a3, s9, a3
    slli s9, a5, 16
    sw a0, 208(sp)
    srli a0, a5, 16
    or a0, s9, a0
    and s1, s2, s1
    xor t3, t3, s1
    slli s1, t3, 16
    srli s2, t3, 16
    or s1, s1, s2
    lw s2, 120(sp)
    sw t4, 204(sp)
    and s9, a1, s2
    lw t4, 132(sp)
    sw t3, 156(sp)
    xor t4, t4, s9
    lw s9, 116(sp)
    sw t0, 132(sp)
    and t0, s9, s2
    lw t3, 180(sp)
    sw a6, 96(sp)
    xor t0, t3, t0
    lw a6, 140(sp)
    sw s1, 180(sp)
    and t3, t3, a6
    lw s1, 148(sp)
    sw t2, 116(sp)
    xor t3, s1, t3
    lw s1, 216(sp)
    sw a5, 148(sp)
    and a5, s1, t4
    xor a5, a6, a5
    and a6, t3, a5
    xor a6, s9, a6
    and s9, t0, a6
    xor s9, a1, s9
    and t2, t3, t4
    xor t2, s1, t2
    and a1, s1, a1
    xor a1, s2, a1
    and s1, s0, t1
    xor s1, a4, s1
    and a4, a4, a2
    xor a4, s4, a4
    and s2, t6, t1
    xor s2, s6, s2
    and s4, t5, s2
    xor a2, a2, s4
    and s4, a4, a2
    xor s0, s0, s4
    and s4, s1, s0
    xor s4, t6, s4
    and s6, a4, s2
    sw t2, 120(sp)
    lw t2, 1824(s11)
    xor s6, t5, s6
    sw a1, 216(sp)
    lw a1, 1828(s11)
    xor t2, s6, t2
    sw t2, 140(sp)
    lw t2, 628(s11)
    xor a1, a4, a1
    sw a1, 184(sp)
    lw a1, 604(s11)
    xor t2, s4, t2
    sw t2, 200(sp)
    lw t2, 652(s11)
    xor a1, a2, a1
    sw a1, 104(sp)
    lw a1, 1840(s11)
    xor t2, s1, t2
    sw t2, 108(sp)
    lw t2, 1200(s11)
    xor a1, s0, a1
    xor t2, s2, t2
    and t5, t5, t6
    lw t6, 1836(s11)
    xor t1, t1, t5
    xor t5, t1, t6
    xor t0, a0, t0
    xor a5, s7, a5
    xor t3, s5, t3
    xor t6, a2, s8
    xor a6, a3, a6
    xor a3, ra, s6
    xor a2, s10, s0
    xor a7, a7, t4
    xor t4, s3, s9
    lw a0, 116(sp)
    lw s0, 148(sp)
    xor a0, a0, s4
    xor s0, s0, s1
    lw s1, 180(sp)
    lw s3, 216(sp)
    lw s4, 120(sp)
    xor s1, s1, s3
    lw s3, 96(sp)
    lw s5, 204(sp)
    xor s3, s3, s4
    lw s4, 156(sp)
    lw s6, 208(sp)
    xor t1, s4, t1
    lw s4, 132(sp)
    lw s7, 100(sp)
    xor a4, a4, s4
    lw s4, 80(s11)
    xor s2, s5, s2
    xor s4, t6, s4
    slli s5, t6, 16
    srli t6, t6, 16
    or t6, s5, t6
    lw s5, 1192(s11)
    xor t6, s6, t6
    xor t6, t6, s5
    slli s5, s2, 16
    srli s6, s2, 16
    or s5, s5, s6
    lw s6, 616(s11)
    xor s5, s7, s5
    xor s5, s5, s6
    slli s6, a4, 16
    srli s7, a4, 16
    or s6, s6, s7
    lw s7, 608(s11)
    lw s8, 212(sp)
    lw s9, 144(sp)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, t1, 16
    srli s8, t1, 16
    or s7, s7, s8
    lw s8, 1832(s11)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, s0, 16
    srli s9, s0, 16
    or s8, s8, s9
    lw s9, 1844(s11)
    lw s10, 196(sp)
    lw ra, 124(sp)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, a0, 16
    srli s10, a0, 16
    or s9, s9, s10
    lw s10, 624(s11)
    xor s9, ra, s9
    xor s9, s9, s10
    slli s10, a2, 16
    srli ra, a2, 16
    or s10, s10, ra
    lw ra, 640(s11)
    sw t5, 124(sp)
    lw t5, 192(sp)
    xor t5, t5, s10
    xor t5, t5, ra
    slli s10, a3, 16
    srli ra, a3, 16
    or s10, s10, ra
    lw ra, 592(s11)
    sw a1, 192(sp)
    lw a1, 112(sp)
    # round 26 (skinny.dsl:60)
    sw t2, 112(sp)
    # round 27 (skinny.dsl:60)
    xor a1, a1, s10
    xor a1, a1, ra
    # round 26 (skinny.dsl:60)
    not s10, a2
    not ra, a6
    and t2, s6, s8
    xor t2, t6, t2
    and t6, t6, s5
    xor t6, a1, t6
    and a1, t5, s8
    xor a1, s9, a1
    and s9, t6, a1
    xor s9, s7, s9
    sw a6, 196(sp)
    and a6, s7, a1
    xor a6, s5, a6
    and s5, t6, a6
    xor s5, s6, s5
    slli s6, s5, 16
    sw t3, 144(sp)
    srli t3, s5, 16
    or t3, s6, t3
    and s6, t2, s5
    xor s6, t5, s6
    sw t3, 212(sp)
    slli t3, s6, 16
    sw s1, 100(sp)
    srli s1, s6, 16
    or t3, t3, s1
    slli s1, a6, 16
    sw t3, 208(sp)
    srli t3, a6, 16
    or t3, s1, t3
    slli s1, s9, 16
    sw t3, 204(sp)
    srli t3, s9, 16
    or t3, s1, t3
    slli s1, a1, 16
    sw t3, 132(sp)
    srli t3, a1, 16
    or t3, s1, t3
    slli s1, t6, 16
    sw t3, 156(sp)
    srli t3, t6, 16
    or t3, s1, t3
    lw s1, 584(s11)
    sw t3, 120(sp)
    slli t3, t2, 16
    sw s3, 96(sp)
    srli s3, t2, 16
    or t3, t3, s3
    lw s3, 1848(s11)
    xor t2, t2, s1
    lw s1, 1856(s11)
    xor s3, s9, s3
    lw s9, 1872(s11)
    xor t6, t6, s1
    lw s1, 560(s11)
    xor s5, s5, s9
    lw s9, 1180(s11)
    xor s1, s6, s1
    lw s6, 552(s11)
    xor a6, a6, s9
    xor a1, a1, s6
    and t5, s7, t5
    xor t5, s8, t5
    lw s6, 1864(s11)
    slli s7, t5, 16
    srli s8, t5, 16
    or s7, s7, s8
    xor t5, t5, s6
    and s6, s10, s0
    xor a0, a0, s6
    not s6, a4
    and s6, s6, s0
    xor s6, s4, s6
    and s4, s4, s2
    xor a3, a3, s4
    not s4, a0
    and s4, t1, s4
    xor s2, s2, s4
    not s4, a3
    and s4, s4, s2
    xor a4, a4, s4
    or s4, a3, a0
    xor s4, t1, s4
    not s8, a4
    and s8, s6, s8
    xor a2, a2, s8
    and t1, t1, s10
    xor t1, s0, t1
    and s0, ra, t0
    xor t4, t4, s0
    and s0, a5, a7
    lw s8, 96(sp)
    lw s9, 100(sp)
    xor s0, s8, s0
    or s8, s0, t4
    xor s8, s9, s8
    not s10, t4
    and s10, s9, s10
    xor a7, a7, s10
    not s10, s0
    and s10, s10, a7
    lw s11, 144(sp)
    sw t5, 144(sp)
    xor s10, s11, s10
    not s11, s11
    and s11, s11, t0
    xor a5, a5, s11
    not s11, s10
    and s11, a5, s11
    lw t5, 196(sp)
    sw s3, 196(sp)
    xor t5, t5, s11
    slli s11, s8, 24
    srli s3, s8, 8
    or s3, s11, s3
    slli s11, a7, 24
    sw a1, 96(sp)
    srli a1, a7, 8
    or a1, s11, a1
    slli s11, s0, 24
    sw a6, 216(sp)
    srli a6, s0, 8
    or a6, s11, a6
    slli s11, t4, 24
    sw t6, 180(sp)
    srli t6, t4, 8
    or t6, s11, t6
    slli s11, t5, 24
    sw s1, 148(sp)
    srli s1, t5, 8
    or s1, s11, s1
    slli s11, s10, 24
    sw t2, 116(sp)
    srli t2, s10, 8
    or t2, s11, t2
    slli s11, a5, 24
    sw s5, 152(sp)
    srli s5, a5, 8
    or s5, s11, s5
    and s9, s9, ra
    xor t0, t0, s9
    slli s9, t0, 24
    srli s11, t0, 8
    or s9, s9, s11
    lw s11, 104(sp)
    lw ra, 112(sp)
    sw s4, 100(sp)
    and s4, s11, ra
    sw a4, 176(sp)
    lw a4, 140(sp)
    sw a2, 140(sp)
    xor a4, a4, s4
    lw s4, 184(sp)
    lw a2, 108(sp)
    sw s6, 172(sp)
    and s6, s4, a2
    xor s6, s11, s6
    lw s11, 192(sp)
    sw t1, 104(sp)
    and t1, s11, a2
    sw a3, 188(sp)
    lw a3, 200(sp)
    sw s2, 184(sp)
    xor t1, a3, t1
    lw a3, 124(sp)
    sw a0, 200(sp)
    and a0, a3, t1
    xor a0, ra, a0
    and ra, a4, a0
    xor s4, s4, ra
    and ra, a4, t1
    xor ra, a3, ra
    and s2, s6, s4
    xor s2, s11, s2
    and a3, a3, s11
    xor a3, a2, a3
    xor a2, s5, s6
    xor a1, a1, a0
    xor a6, a6, a4
    lw a4, 204(sp)
    xor t2, t2, s4
    xor a7, a7, a4
    lw a4, 132(sp)
    lw a0, 212(sp)
    xor a4, s8, a4
    xor a0, s10, a0
    xor t1, t6, t1
    xor t6, s1, s2
    lw s1, 208(sp)
    xor a5, a5, t3
    xor t5, t5, s1
    xor t3, s9, a3
    xor a3, s3, ra
    xor t0, t0, s7
    lw s1, 120(sp)
    lw s3, 156(sp)
    xor s0, s0, s1
    lw s1, 72(sp)
    lw s4, 184(sp)
    lw s2, 740(s1)
    xor t4, t4, s3
    xor s2, a7, s2
    slli s3, a7, 8
    srli a7, a7, 24
    or a7, s3, a7
    lw s3, 540(s1)
    xor a7, s4, a7
    xor a7, a7, s3
    slli s3, t4, 8
    srli s4, t4, 24
    or s3, s3, s4
    lw s4, 556(s1)
    lw s5, 200(sp)
    lw s6, 188(sp)
    xor s3, s5, s3
    xor s3, s3, s4
    slli s4, s0, 8
    srli s5, s0, 24
    or s4, s4, s5
    lw s5, 1860(s1)
    xor s4, s6, s4
    xor s4, s4, s5
    slli s5, t0, 8
    srli s6, t0, 24
    or s5, s5, s6
    lw s6, 1868(s1)
    lw s7, 104(sp)
    lw s8, 172(sp)
    xor s5, s7, s5
    xor s5, s5, s6
    slli s6, a5, 8
    srli s7, a5, 24
    or s6, s6, s7
    lw s7, 588(s1)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, t5, 8
    srli s8, t5, 24
    or s7, s7, s8
    lw s8, 564(s1)
    lw s9, 140(sp)
    lw s10, 176(sp)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, a0, 8
    srli s9, a0, 24
    or s8, s8, s9
    lw s9, 1876(s1)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, a4, 8
    srli s10, a4, 24
    or s9, s9, s10
    lw s10, 1852(s1)
    lw s11, 100(sp)
    # round 25 (skinny.dsl:60)
    lw ra, 152(sp)
    # round 26 (skinny.dsl:60)
    xor s9, s11, s9
    xor s9, s9, s10
    # round 25 (skinny.dsl:60)
    not s10, t0
    not s11, t3
    sw t3, 100(sp)
    lw t3, 116(sp)
    sw a3, 176(sp)
    and a3, ra, t3
    sw a1, 140(sp)
    lw a1, 148(sp)
    sw t1, 172(sp)
    xor a3, a1, a3
    lw a1, 180(sp)
    sw a6, 148(sp)
    and a6, a1, t3
    lw t1, 216(sp)
    sw s11, 104(sp)
    xor a6, t1, a6
    lw s11, 96(sp)
    sw t6, 216(sp)
    lw t6, 196(sp)
    and t1, t1, s11
    xor t1, t6, t1
    lw t6, 144(sp)
    sw t2, 196(sp)
    and t2, t6, a3
    xor t2, s11, t2
    and s11, t1, t2
    xor a1, a1, s11
    and s11, a6, a1
    xor s11, ra, s11
    sw s11, 180(sp)
    and s11, t1, a3
    xor s11, t6, s11
    and t6, t6, ra
    xor t3, t3, t6
    and t6, s4, s6
    xor t6, a7, t6
    and a7, a7, s3
    xor a7, s9, a7
    and s9, s8, s6
    xor s7, s7, s9
    and s9, s5, s7
    xor s3, s3, s9
    and s9, a7, s3
    xor s4, s4, s9
    and s9, t6, s4
    xor s9, s8, s9
    and ra, a7, s7
    sw t3, 116(sp)
    lw t3, 1880(s1)
    xor ra, s5, ra
    sw t1, 152(sp)
    lw t1, 480(s1)
    xor t3, ra, t3
    sw t3, 144(sp)
    lw t3, 496(s1)
    xor t1, a7, t1
    sw t1, 96(sp)
    lw t1, 1164(s1)
    xor t3, s9, t3
    sw t3, 188(sp)
    lw t3, 520(s1)
    xor t1, s3, t1
    sw t1, 200(sp)
    lw t1, 1900(s1)
    xor t3, t6, t3
    sw t3, 184(sp)
    lw t3, 1172(s1)
    xor t1, s4, t1
    xor t3, s7, t3
    and s5, s5, s8
    lw s8, 1892(s1)
    xor s5, s6, s5
    xor s6, s5, s8
    not s8, a5
    sw s6, 156(sp)
    and s6, a0, s8
    xor t5, t5, s6
    and s6, s10, t5
    xor s6, t4, s6
    and s8, s0, s8
    xor s8, s2, s8
    and t4, s2, t4
    xor t4, a4, t4
    and a4, t4, t5
    xor t0, t0, a4
    and a4, t4, s6
    xor a4, s0, a4
    and s0, s8, a4
    xor s0, a0, s0
    and a0, s10, a0
    xor a5, a5, a0
    not a0, a2
    lw s2, 196(sp)
    sw t3, 120(sp)
    and s10, s2, a0
    lw t3, 216(sp)
    sw a5, 208(sp)
    xor t3, t3, s10
    lw s10, 104(sp)
    sw t1, 216(sp)
    and t1, s10, t3
    lw a5, 172(sp)
    sw s5, 212(sp)
    xor t1, a5, t1
    lw s5, 148(sp)
    sw s0, 132(sp)
    and a0, s5, a0
    lw s0, 140(sp)
    sw s9, 148(sp)
    xor a0, s0, a0
    not s0, s0
    and a5, s0, a5
    lw s0, 176(sp)
    lw s9, 100(sp)
    xor a5, s0, a5
    and s0, a5, t1
    xor s0, s5, s0
    and s5, a5, t3
    xor s5, s9, s5
    not s9, a0
    and s9, s9, s0
    xor s9, s2, s9
    and s2, s10, s2
    xor a2, a2, s2
    xor a6, a6, a0
    xor t6, t6, a0
    lw a0, 1420(s1)
    xor s2, s8, t6
    xor a0, s2, a0
    xor s2, t1, s3
    lw s3, 1004(s1)
    xor t1, t2, t1
    xor t2, s2, s3
    lw s3, 476(s1)
    xor s2, s6, s2
    xor s2, s2, s3
    xor a3, a3, t3
    xor t3, s7, t3
    lw s3, 492(s1)
    xor t5, t5, t3
    xor t5, t5, s3
    xor a1, a1, s0
    xor s0, s4, s0
    lw s3, 1904(s1)
    xor a4, a4, s0
    xor a4, a4, s3
    xor s3, s11, s5
    xor s4, ra, s5
    lw s5, 1884(s1)
    xor t0, t0, s4
    xor t0, t0, s5
    xor a7, a5, a7
    lw s5, 152(sp)
    lw s6, 148(sp)
    xor a5, s5, a5
    lw s5, 1888(s1)
    xor t4, t4, a7
    xor t4, t4, s5
    lw s5, 180(sp)
    xor s6, s6, s9
    xor s5, s5, s9
    lw s7, 500(s1)
    lw s8, 132(sp)
    lw s9, 116(sp)
    xor s8, s8, s6
    xor s7, s8, s7
    lw s8, 212(sp)
    lw s10, 208(sp)
    xor s8, s8, a2
    xor a2, s9, a2
    lw s9, 1896(s1)
    xor s10, s10, s8
    xor s9, s10, s9
    # round 24 (skinny.dsl:60)
    not s10, a1
    not s11, s0
    and ra, s10, a6
    xor s5, s5, ra
    or ra, t1, a3
    xor s3, s3, ra
    or ra, s3, s5
    xor ra, a2, ra
    not s1, s5
    and s1, a2, s1
    xor a3, a3, s1
    or s1, s3, a3
    xor s1, a5, s1
    not a5, a5
    and a5, a5, a6
    xor a5, t1, a5
    not t1, a5
    and t1, t1, s1
    xor t1, a1, t1
    slli a1, ra, 8
    sw ra, 208(sp)
    srli ra, ra, 24
    or a1, a1, ra
    slli ra, a3, 8
    sw a1, 116(sp)
    srli a1, a3, 24
    or a1, ra, a1
    slli ra, s3, 8
    sw s3, 212(sp)
    srli s3, s3, 24
    or s3, ra, s3
    slli ra, s5, 8
    sw s5, 132(sp)
    srli s5, s5, 24
    or s5, ra, s5
    slli ra, t1, 8
    sw t1, 148(sp)
    srli t1, t1, 24
    or t1, ra, t1
    slli ra, s1, 8
    sw t1, 180(sp)
    srli t1, s1, 24
    or t1, ra, t1
    slli ra, a5, 8
    sw a5, 152(sp)
    srli a5, a5, 24
    or a5, ra, a5
    and a2, a2, s10
    xor a6, a6, a2
    slli a2, a6, 8
    srli s10, a6, 24
    or a2, a2, s10
    lw s10, 216(sp)
    lw ra, 184(sp)
    sw a6, 196(sp)
    and a6, s10, ra
    sw a2, 104(sp)
    lw a2, 188(sp)
    sw s1, 100(sp)
    xor a6, a2, a6
    lw a2, 96(sp)
    sw s5, 188(sp)
    and s5, a2, ra
    lw s1, 200(sp)
    sw t1, 176(sp)
    xor s5, s1, s5
    lw t1, 120(sp)
    sw a3, 200(sp)
    lw a3, 144(sp)
    and s1, s1, t1
    xor a3, a3, s1
    lw s1, 156(sp)
    sw s3, 144(sp)
    and s3, s1, a6
    xor t1, t1, s3
    and s3, a3, t1
    xor a2, a2, s3
    and s3, s5, a2
    xor s3, s10, s3
    sw s3, 96(sp)
    and s3, a3, a6
    xor s3, s1, s3
    and s1, s1, s10
    xor s1, ra, s1
    and s10, t4, a0
    xor s10, s2, s10
    and s2, s2, t5
    xor t0, t0, s2
    and s2, a4, a0
    xor s2, s7, s2
    and s7, t0, s2
    xor s7, s9, s7
    and ra, s9, s2
    xor t5, t5, ra
    and ra, t0, t5
    xor t4, t4, ra
    slli ra, t4, 16
    sw s3, 184(sp)
    srli s3, t4, 16
    or s3, ra, s3
    and ra, s10, t4
    xor ra, a4, ra
    sw s1, 216(sp)
    slli s1, ra, 16
    sw a6, 156(sp)
    srli a6, ra, 16
    or a6, s1, a6
    slli s1, t5, 16
    sw a6, 120(sp)
    srli a6, t5, 16
    or a6, s1, a6
    slli s1, s7, 16
    sw s3, 172(sp)
    srli s3, s7, 16
    or s1, s1, s3
    slli s3, s2, 16
    sw s1, 140(sp)
    srli s1, s2, 16
    or s1, s3, s1
    slli s3, t0, 16
    sw s1, 204(sp)
    srli s1, t0, 16
    or s1, s3, s1
    lw s3, 72(sp)
    sw s1, 108(sp)
    lw s1, 456(s3)
    sw a2, 192(sp)
    slli a2, s10, 16
    sw a6, 124(sp)
    srli a6, s10, 16
    or a6, a2, a6
    lw a2, 1148(s3)
    xor s1, s10, s1
    lw s10, 1156(s3)
    xor a2, s7, a2
    lw s7, 1436(s3)
    xor t0, t0, s10
    lw s10, 432(s3)
    xor t4, t4, s7
    lw s7, 1376(s3)
    xor s10, ra, s10
    lw ra, 1384(s3)
    xor t5, t5, s7
    xor s2, s2, ra
    and a4, s9, a4
    xor a4, a0, a4
    lw a0, 1428(s3)
    slli s7, a4, 16
    srli s9, a4, 16
    or s7, s7, s9
    xor a4, a4, a0
    and a0, s11, t6
    xor a0, s6, a0
    not s6, a7
    and s6, s6, t6
    xor s6, t2, s6
    not s9, t3
    and t2, t2, s9
    xor t2, s4, t2
    not s4, a0
    and s9, t2, s4
    xor s9, s8, s9
    and s4, s8, s4
    xor t3, t3, s4
    not s4, t3
    and s4, t2, s4
    xor a7, a7, s4
    not s4, a7
    and s4, s6, s4
    xor s0, s0, s4
    and s4, s8, s11
    xor t6, t6, s4
    xor a5, a5, s5
    xor t1, a1, t1
    lw a1, 144(sp)
    lw s4, 124(sp)
    xor a3, a1, a3
    lw a1, 200(sp)
    lw s5, 192(sp)
    xor a1, a1, s4
    lw s4, 176(sp)
    lw s8, 140(sp)
    xor s4, s4, s5
    lw s5, 208(sp)
    lw s11, 172(sp)
    xor s5, s5, s8
    lw s8, 100(sp)
    lw ra, 156(sp)
    xor s8, s8, s11
    lw s11, 188(sp)
    sw a4, 156(sp)
    xor s11, s11, ra
    lw ra, 180(sp)
    lw a4, 96(sp)
    sw a2, 96(sp)
    xor a4, ra, a4
    lw ra, 148(sp)
    lw a2, 120(sp)
    xor a2, ra, a2
    lw ra, 152(sp)
    sw s2, 152(sp)
    xor a6, ra, a6
    lw ra, 104(sp)
    lw s2, 216(sp)
    sw t5, 216(sp)
    xor s2, ra, s2
    lw ra, 116(sp)
    lw t5, 184(sp)
    xor t5, ra, t5
    lw ra, 196(sp)
    sw t0, 196(sp)
    xor s7, ra, s7
    lw ra, 212(sp)
    lw t0, 108(sp)
    xor t0, ra, t0
    lw ra, 868(s3)
    sw s10, 108(sp)
    lw s10, 132(sp)
    sw s1, 212(sp)
    lw s1, 204(sp)
    xor s1, s10, s1
    xor s10, a1, ra
    slli ra, a1, 24
    srli a1, a1, 8
    or a1, ra, a1
    lw ra, 1152(s3)
    xor t3, t3, a1
    xor t3, t3, ra
    slli a1, s1, 24
    srli ra, s1, 8
    or a1, a1, ra
    lw ra, 428(s3)
    xor a1, a0, a1
    xor a1, a1, ra
    slli a0, t0, 24
    srli ra, t0, 8
    or a0, a0, ra
    lw ra, 420(s3)
    xor t2, t2, a0
    xor t2, t2, ra
    slli a0, s7, 24
    srli ra, s7, 8
    or a0, a0, ra
    lw ra, 1432(s3)
    xor t6, t6, a0
    xor t6, t6, ra
    slli a0, a6, 24
    srli ra, a6, 8
    or a0, a0, ra
    lw ra, 1440(s3)
    xor a0, s6, a0
    xor a0, a0, ra
    slli s6, a2, 24
    srli ra, a2, 8
    or s6, s6, ra
    lw ra, 436(s3)
    xor s0, s0, s6
    xor s0, s0, ra
    slli s6, s8, 24
    srli ra, s8, 8
    or s6, s6, ra
    lw ra, 452(s3)
    xor a7, a7, s6
    xor a7, a7, ra
    slli s6, s5, 24
    srli ra, s5, 8
    or s6, s6, ra
    lw ra, 404(s3)
    xor s6, s9, s6
    xor s6, s6, ra
    # round 23 (skinny.dsl:60)
    and s9, t0, a6
    xor s9, s10, s9
    and s10, s10, s1
    xor s5, s5, s10
    not s10, s8
    and s10, s10, a6
    xor a2, a2, s10
    not s10, s7
    and s10, s10, a2
    xor s1, s1, s10
    and s10, s5, s1
    xor t0, t0, s10
    and s10, s9, t0
    xor s10, s8, s10
    and ra, s5, a2
    xor ra, s7, ra
    or s7, s7, s8
    xor a6, a6, s7
    not s7, s4
    and s7, s7, a5
    xor a4, a4, s7
    and s7, t1, s11
    xor t5, t5, s7
    and s7, t5, a4
    xor s7, s2, s7
    not s8, s2
    and s8, s8, a4
    xor s8, s11, s8
    and s11, t5, s8
    xor s11, a3, s11
    and a3, a3, a5
    xor t1, t1, a3
    and a3, t1, s11
    xor a3, s4, a3
    sw ra, 204(sp)
    slli ra, s7, 16
    sw t0, 132(sp)
    srli t0, s7, 16
    or t0, ra, t0
    slli ra, s8, 16
    sw s10, 184(sp)
    srli s10, s8, 16
    or s10, ra, s10
    slli ra, t5, 16
    sw s9, 116(sp)
    srli s9, t5, 16
    or s9, ra, s9
    slli ra, a4, 16
    sw a6, 104(sp)
    srli a6, a4, 16
    or a6, ra, a6
    slli ra, a3, 16
    sw s5, 120(sp)
    srli s5, a3, 16
    or s5, ra, s5
    slli ra, s11, 16
    sw a2, 148(sp)
    srli a2, s11, 16
    or a2, ra, a2
    slli ra, t1, 16
    sw s1, 180(sp)
    srli s1, t1, 16
    or s1, ra, s1
    or s2, s2, s4
    xor a5, a5, s2
    slli s2, a5, 16
    srli s4, a5, 16
    or s2, s2, s4
    lw s4, 212(sp)
    sw a4, 188(sp)
    and ra, t4, s4
    lw a4, 108(sp)
    sw a5, 172(sp)
    xor a4, a4, ra
    lw ra, 196(sp)
    sw t5, 108(sp)
    and t5, ra, s4
    lw a5, 216(sp)
    sw t0, 100(sp)
    xor t5, a5, t5
    lw t0, 152(sp)
    sw s2, 216(sp)
    and a5, a5, t0
    lw s2, 96(sp)
    sw a3, 196(sp)
    xor a5, s2, a5
    lw s2, 156(sp)
    sw t1, 96(sp)
    and t1, s2, a4
    xor t0, t0, t1
    and t1, a5, t0
    xor t1, ra, t1
    and ra, t5, t1
    xor ra, t4, ra
    and a3, a5, a4
    xor a3, s2, a3
    and t4, s2, t4
    xor t4, s4, t4
    and s2, t2, a0
    xor s2, t3, s2
    and t3, t3, a1
    xor t3, s6, t3
    and s4, a7, a0
    xor s0, s0, s4
    and s4, t6, s0
    xor a1, a1, s4
    and s4, t3, a1
    xor t2, t2, s4
    and s4, s2, t2
    xor s4, a7, s4
    and s6, t3, s0
    sw a3, 212(sp)
    lw a3, 1132(s3)
    xor s6, t6, s6
    sw t4, 156(sp)
    lw t4, 1140(s3)
    xor a3, s6, a3
    sw a3, 152(sp)
    lw a3, 372(s3)
    xor t4, t3, t4
    sw t4, 140(sp)
    lw t4, 1912(s3)
    xor a3, s4, a3
    sw a3, 208(sp)
    lw a3, 396(s3)
    xor t4, a1, t4
    sw t4, 192(sp)
    lw t4, 1468(s3)
    xor a3, s2, a3
    sw a3, 176(sp)
    lw a3, 364(s3)
    xor t4, t2, t4
    xor a3, s0, a3
    and a7, t6, a7
    lw t6, 1460(s3)
    xor a7, a0, a7
    xor t6, a7, t6
    xor t5, s1, t5
    xor t0, s10, t0
    xor a5, s9, a5
    xor a1, a1, s8
    xor t1, a2, t1
    xor a2, s7, s6
    xor t2, s11, t2
    xor a6, a6, a4
    xor a4, s5, ra
    lw a0, 196(sp)
    lw s1, 96(sp)
    xor a0, a0, s4
    xor s1, s1, s2
    lw s2, 216(sp)
    lw s4, 156(sp)
    lw s5, 212(sp)
    xor s2, s2, s4
    lw s4, 100(sp)
    lw s6, 188(sp)
    xor s4, s4, s5
    lw s5, 172(sp)
    lw s7, 180(sp)
    xor a7, s5, a7
    lw s5, 108(sp)
    lw s8, 148(sp)
    xor t3, t3, s5
    lw s5, 344(s3)
    xor s0, s6, s0
    xor s5, a1, s5
    slli s6, a1, 16
    srli a1, a1, 16
    or a1, s6, a1
    lw s6, 340(s3)
    xor a1, s7, a1
    xor a1, a1, s6
    slli s6, s0, 16
    srli s7, s0, 16
    or s6, s6, s7
    lw s7, 360(s3)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, t3, 16
    srli s8, t3, 16
    or s7, s7, s8
    lw s8, 1448(s3)
    lw s9, 120(sp)
    lw s10, 104(sp)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, a7, 16
    srli s9, a7, 16
    or s8, s8, s9
    lw s9, 1456(s3)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, s1, 16
    srli s10, s1, 16
    or s9, s9, s10
    lw s10, 392(s3)
    lw s11, 116(sp)
    lw ra, 184(sp)
    xor s9, s11, s9
    xor s9, s9, s10
    slli s10, a0, 16
    srli s11, a0, 16
    or s10, s10, s11
    lw s11, 368(s3)
    xor s10, ra, s10
    xor s10, s10, s11
    slli s11, t2, 16
    srli ra, t2, 16
    or s11, s11, ra
    lw ra, 1464(s3)
    sw t6, 184(sp)
    lw t6, 132(sp)
    xor t6, t6, s11
    xor t6, t6, ra
    slli s11, a2, 16
    srli ra, a2, 16
    or s11, s11, ra
    lw ra, 1908(s3)
    sw t4, 132(sp)
    lw t4, 204(sp)
    # round 22 (skinny.dsl:60)
    sw a3, 204(sp)
    # round 23 (skinny.dsl:60)
    xor t4, t4, s11
    xor t4, t4, ra
    # round 22 (skinny.dsl:60)
    and s11, s7, s9
    xor s11, a1, s11
    and a1, a1, s6
    xor t4, t4, a1
    and a1, t6, s9
    xor a1, s10, a1
    and s10, t4, a1
    xor s10, s8, s10
    and ra, s8, a1
    xor s6, s6, ra
    and ra, t4, s6
    xor s7, s7, ra
    slli ra, s7, 16
    srli a3, s7, 16
    or a3, ra, a3
    and ra, s11, s7
    xor ra, t6, ra
    sw a3, 116(sp)
    slli a3, ra, 16
    sw a5, 104(sp)
    srli a5, ra, 16
    or a5, a3, a5
    slli a3, s6, 16
    sw a5, 120(sp)
    srli a5, s6, 16
    or a5, a3, a5
    slli a3, s10, 16
    sw a5, 148(sp)
    srli a5, s10, 16
    or a5, a3, a5
    slli a3, a1, 16
    sw a5, 180(sp)
    srli a5, a1, 16
    or a5, a3, a5
    slli a3, t4, 16
    sw a5, 188(sp)
    srli a5, t4, 16
    or a5, a3, a5
    lw a3, 324(s3)
    sw a5, 108(sp)
    slli a5, s11, 16
    sw s2, 172(sp)
    srli s2, s11, 16
    or a5, a5, s2
    lw s2, 1916(s3)
    xor a3, s11, a3
    lw s11, 1920(s3)
    xor s2, s10, s2
    lw s10, 1488(s3)
    xor t4, t4, s11
    lw s11, 300(s3)
    xor s7, s7, s10
    lw s10, 272(s3)
    xor s11, ra, s11
    lw ra, 1124(s3)
    xor s6, s6, s10
    xor a1, a1, ra
    and t6, s8, t6
    xor t6, s9, t6
    lw s8, 1480(s3)
    slli s9, t6, 16
    srli s10, t6, 16
    or s9, s9, s10
    xor t6, t6, s8
    not s8, s0
    and s8, s5, s8
    xor a2, a2, s8
    or s8, t2, s1
    xor a0, a0, s8
    or s8, t3, s1
    xor s5, s5, s8
    not s8, a0
    and s10, a7, s8
    xor s0, s0, s10
    and s8, a2, s8
    xor s8, a7, s8
    not s10, s0
    and s10, a2, s10
    xor t3, t3, s10
    or s10, s5, t3
    xor s10, t2, s10
    not t2, t2
    and a7, a7, t2
    xor a7, s1, a7
    or t2, t1, t5
    xor t2, a4, t2
    or a4, t0, a6
    xor a4, s4, a4
    or s1, a4, t2
    lw s4, 172(sp)
    not ra, t2
    xor s1, s4, s1
    and ra, s4, ra
    xor a6, a6, ra
    or ra, a4, a6
    lw s3, 104(sp)
    sw t6, 104(sp)
    xor ra, s3, ra
    or s3, s3, t5
    xor t0, t0, s3
    and s3, t0, ra
    xor s3, t1, s3
    slli t6, s1, 24
    sw s11, 212(sp)
    srli s11, s1, 8
    or t6, t6, s11
    slli s11, a6, 24
    sw s7, 100(sp)
    srli s7, a6, 8
    or s7, s11, s7
    slli s11, a4, 24
    sw a3, 156(sp)
    srli a3, a4, 8
    or a3, s11, a3
    slli s11, t2, 24
    sw t4, 216(sp)
    srli t4, t2, 8
    or t4, s11, t4
    slli s11, s3, 24
    sw s2, 96(sp)
    srli s2, s3, 8
    or s2, s11, s2
    slli s11, ra, 24
    sw s6, 196(sp)
    srli s6, ra, 8
    or s6, s11, s6
    slli s11, t0, 24
    sw a1, 124(sp)
    srli a1, t0, 8
    or a1, s11, a1
    not t1, t1
    and t1, s4, t1
    xor t1, t5, t1
    slli t5, t1, 24
    srli s4, t1, 8
    or t5, t5, s4
    lw s4, 192(sp)
    lw s11, 204(sp)
    sw s8, 172(sp)
    and s8, s4, s11
    sw t3, 200(sp)
    lw t3, 152(sp)
    sw s10, 152(sp)
    xor t3, t3, s8
    lw s8, 140(sp)
    lw s10, 176(sp)
    sw s5, 144(sp)
    and s5, s8, s10
    xor s4, s4, s5
    lw s5, 132(sp)
    sw a7, 192(sp)
    and a7, s5, s10
    sw a2, 112(sp)
    lw a2, 208(sp)
    sw s0, 140(sp)
    xor a7, a2, a7
    lw a2, 184(sp)
    sw a0, 208(sp)
    and a0, a2, a7
    xor a0, s11, a0
    and s11, t3, a0
    xor s8, s8, s11
    and s11, t3, a7
    xor s11, a2, s11
    and s0, s4, s8
    xor s0, s5, s0
    and a2, a2, s5
    xor a2, s10, a2
    xor a1, a1, s4
    xor a0, s7, a0
    xor t3, a3, t3
    lw a3, 148(sp)
    lw s4, 180(sp)
    xor a6, a6, a3
    xor a3, s6, s8
    xor s1, s1, s4
    lw s4, 116(sp)
    xor a7, t4, a7
    xor s4, ra, s4
    xor t4, s2, s0
    lw s0, 120(sp)
    xor a5, t0, a5
    xor s0, s3, s0
    xor t0, t5, a2
    xor t5, t6, s11
    xor t1, t1, s9
    lw t6, 108(sp)
    lw s2, 188(sp)
    xor t6, a4, t6
    lw a4, 72(sp)
    lw s3, 140(sp)
    lw a2, 280(a4)
    xor t2, t2, s2
    xor a2, a6, a2
    slli s2, a6, 8
    srli a6, a6, 24
    or a6, s2, a6
    lw s2, 276(a4)
    xor a6, s3, a6
    xor a6, a6, s2
    slli s2, t2, 8
    srli s3, t2, 24
    or s2, s2, s3
    lw s3, 296(a4)
    lw s5, 208(sp)
    lw s6, 112(sp)
    xor s2, s5, s2
    xor s2, s2, s3
    slli s3, t6, 8
    srli s5, t6, 24
    or s3, s3, s5
    lw s5, 288(a4)
    xor s3, s6, s3
    xor s3, s3, s5
    slli s5, t1, 8
    srli s6, t1, 24
    or s5, s5, s6
    lw s6, 1484(a4)
    lw s7, 192(sp)
    lw s8, 144(sp)
    xor s5, s7, s5
    xor s5, s5, s6
    slli s6, a5, 8
    srli s7, a5, 24
    or s6, s6, s7
    lw s7, 1928(a4)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, s0, 8
    srli s8, s0, 24
    or s7, s7, s8
    lw s8, 1924(a4)
    lw s9, 152(sp)
    lw s10, 200(sp)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, s4, 8
    srli s9, s4, 24
    or s8, s8, s9
    lw s9, 320(a4)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, s1, 8
    srli s10, s1, 24
    or s9, s9, s10
    lw s10, 268(a4)
    lw s11, 172(sp)
    # round 21 (skinny.dsl:60)
    sw t0, 172(sp)
    # round 22 (skinny.dsl:60)
    xor s9, s11, s9
    xor s9, s9, s10
    # round 21 (skinny.dsl:60)
    lw s10, 196(sp)
    lw s11, 124(sp)
    lw t0, 96(sp)
    and ra, s10, s11
    xor t0, t0, ra
    lw ra, 216(sp)
    sw t5, 96(sp)
    lw t5, 156(sp)
    sw a7, 200(sp)
    and a7, ra, t5
    xor a7, s10, a7
    lw s10, 100(sp)
    sw a0, 196(sp)
    and a0, s10, t5
    sw t3, 152(sp)
    lw t3, 212(sp)
    xor t3, t3, a0
    lw a0, 104(sp)
    sw t4, 212(sp)
    and t4, a0, t3
    xor t4, s11, t4
    and s11, t0, t4
    xor s11, ra, s11
    and ra, a7, s11
    xor ra, s10, ra
    sw ra, 216(sp)
    and ra, t0, t3
    xor ra, a0, ra
    and a0, a0, s10
    xor t5, t5, a0
    and a0, s3, s6
    xor a0, a6, a0
    and a6, a6, s2
    xor a6, s9, a6
    and s9, s8, s6
    xor s7, s7, s9
    and s9, s5, s7
    xor s2, s2, s9
    and s9, a6, s2
    xor s3, s3, s9
    and s9, a0, s3
    xor s9, s8, s9
    and s10, a6, s7
    sw t5, 156(sp)
    lw t5, 1496(a4)
    xor s10, s5, s10
    sw t0, 100(sp)
    lw t0, 1932(a4)
    xor t5, s10, t5
    sw t5, 104(sp)
    lw t5, 232(a4)
    xor t0, a6, t0
    sw t0, 124(sp)
    lw t0, 208(a4)
    xor t5, s9, t5
    sw t5, 144(sp)
    lw t5, 256(a4)
    xor t0, s2, t0
    sw t0, 192(sp)
    lw t0, 1520(a4)
    xor t5, a0, t5
    sw t5, 112(sp)
    lw t5, 224(a4)
    xor t0, s3, t0
    xor t5, s7, t5
    and s5, s5, s8
    lw s8, 1512(a4)
    xor s5, s6, s5
    xor s6, s5, s8
    or s8, s4, a5
    xor s0, s0, s8
    not s8, a5
    and s8, t6, s8
    xor s8, a2, s8
    and a2, a2, t2
    xor a2, s1, a2
    not s1, s0
    sw s6, 208(sp)
    and s6, t1, s1
    xor t2, t2, s6
    and s1, a2, s1
    xor s1, t1, s1
    and s6, a2, t2
    xor t6, t6, s6
    and s6, s8, t6
    xor s6, s4, s6
    not s4, s4
    and t1, t1, s4
    xor a5, a5, t1
    or t1, a3, a1
    lw s4, 212(sp)
    sw t5, 212(sp)
    xor t1, s4, t1
    not s4, a1
    lw t5, 152(sp)
    sw t0, 140(sp)
    and s4, t5, s4
    lw t0, 196(sp)
    sw a5, 188(sp)
    xor s4, t0, s4
    lw a5, 200(sp)
    sw s5, 196(sp)
    and t0, t0, a5
    lw s5, 96(sp)
    sw s6, 96(sp)
    xor t0, s5, t0
    not s5, t1
    lw s6, 172(sp)
    sw s9, 108(sp)
    and s9, s6, s5
    xor a5, a5, s9
    and s9, t0, a5
    xor t5, t5, s9
    and s5, t0, s5
    xor s5, s6, s5
    and s9, s4, t5
    xor s9, a3, s9
    not a3, a3
    and a3, s6, a3
    xor a3, a1, a3
    xor a7, a7, s4
    xor a1, a0, s4
    lw a0, 260(a4)
    xor s4, s8, a1
    xor a0, s4, a0
    xor s2, a5, s2
    lw s4, 740(a4)
    xor a5, t4, a5
    xor t4, s2, s4
    lw s4, 1112(a4)
    xor t2, t2, s2
    xor t2, t2, s4
    xor t3, t3, t1
    xor t1, s7, t1
    lw s2, 228(a4)
    xor s0, s0, t1
    xor s0, s0, s2
    xor s2, s11, t5
    xor t5, s3, t5
    lw s3, 1524(a4)
    xor t6, t6, t5
    xor t6, t6, s3
    xor s3, ra, s5
    xor s4, s10, s5
    lw s5, 1500(a4)
    xor s1, s1, s4
    xor s1, s1, s5
    xor a6, t0, a6
    lw s5, 100(sp)
    lw s6, 108(sp)
    xor t0, s5, t0
    lw s5, 1508(a4)
    xor a2, a2, a6
    xor a2, a2, s5
    lw s5, 216(sp)
    xor s6, s6, s9
    xor s5, s5, s9
    lw s7, 236(a4)
    lw s8, 96(sp)
    lw s9, 156(sp)
    xor s8, s8, s6
    xor s7, s8, s7
    lw s8, 196(sp)
    lw s10, 188(sp)
    xor s8, s8, a3
    xor a3, s9, a3
    lw s9, 1516(a4)
    xor s10, s10, s8
    xor s9, s10, s9
    # round 20 (skinny.dsl:60)
    or s10, s2, a7
    xor s5, s5, s10
    not s10, a5
    and s10, s10, t3
    xor s3, s3, s10
    or s10, s3, s5
    xor s10, a3, s10
    not s11, s5
    and s11, a3, s11
    xor t3, t3, s11
    not s11, s3
    and s11, s11, t3
    xor s11, t0, s11
    or t0, t0, a7
    xor a5, a5, t0
    not t0, s11
    and t0, a5, t0
    xor t0, s2, t0
    slli ra, s10, 8
    srli a4, s10, 24
    or a4, ra, a4
    slli ra, t3, 8
    sw a4, 188(sp)
    srli a4, t3, 24
    or a4, ra, a4
    slli ra, s3, 8
    sw s3, 156(sp)
    srli s3, s3, 24
    or s3, ra, s3
    slli ra, s5, 8
    sw s5, 196(sp)
    srli s5, s5, 24
    or s5, ra, s5
    slli ra, t0, 8
    sw t0, 96(sp)
    srli t0, t0, 24
    or t0, ra, t0
    slli ra, s11, 8
    sw t0, 108(sp)
    srli t0, s11, 24
    or t0, ra, t0
    slli ra, a5, 8
    sw a5, 216(sp)
    srli a5, a5, 24
    or a5, ra, a5
    not s2, s2
    and a3, a3, s2
    xor a7, a7, a3
    slli a3, a7, 8
    srli s2, a7, 24
    or a3, a3, s2
    lw s2, 140(sp)
    lw ra, 112(sp)
    sw a7, 100(sp)
    and a7, s2, ra
    sw a3, 172(sp)
    lw a3, 144(sp)
    sw s11, 152(sp)
    xor a7, a3, a7
    lw a3, 124(sp)
    sw s5, 144(sp)
    and s5, a3, ra
    lw s11, 192(sp)
    sw s10, 200(sp)
    xor s5, s11, s5
    lw s10, 212(sp)
    sw t0, 192(sp)
    lw t0, 104(sp)
    and s11, s11, s10
    xor t0, t0, s11
    lw s11, 208(sp)
    sw t3, 104(sp)
    and t3, s11, a7
    xor t3, s10, t3
    and s10, t0, t3
    xor a3, a3, s10
    and s10, s5, a3
    xor s10, s2, s10
    sw s10, 124(sp)
    and s10, t0, a7
    xor s10, s11, s10
    and s2, s11, s2
    xor s2, ra, s2
    and s11, a2, a0
    xor s11, t2, s11
    and t2, t2, s0
    xor t2, s1, t2
    and s1, t6, a0
    xor s1, s7, s1
    and s7, t2, s1
    xor s7, s9, s7
    and ra, s9, s1
    xor s0, s0, ra
    and ra, t2, s0
    xor a2, a2, ra
    slli ra, a2, 16
    sw s10, 112(sp)
    srli s10, a2, 16
    or s10, ra, s10
    and ra, s11, a2
    xor ra, t6, ra
    sw s2, 140(sp)
    slli s2, ra, 16
    sw a7, 208(sp)
    srli a7, ra, 16
    or a7, s2, a7
    slli s2, s0, 16
    sw a7, 212(sp)
    srli a7, s0, 16
    or a7, s2, a7
    slli s2, s7, 16
    sw s10, 120(sp)
    srli s10, s7, 16
    or s2, s2, s10
    slli s10, s1, 16
    sw s2, 116(sp)
    srli s2, s1, 16
    or s2, s10, s2
    slli s10, t2, 16
    sw s2, 180(sp)
    srli s2, t2, 16
    or s2, s10, s2
    lw s10, 72(sp)
    sw s2, 148(sp)
    lw s2, 192(s10)
    sw a3, 176(sp)
    slli a3, s11, 16
    sw a7, 132(sp)
    srli a7, s11, 16
    or a7, a3, a7
    lw a3, 1936(s10)
    xor s2, s11, s2
    lw s11, 1536(s10)
    xor a3, s7, a3
    lw s7, 1552(s10)
    xor t2, t2, s11
    lw s11, 168(s10)
    xor a2, a2, s7
    lw s7, 1104(s10)
    xor s11, ra, s11
    lw ra, 160(s10)
    xor s0, s0, s7
    xor s1, s1, ra
    and t6, s9, t6
    xor t6, a0, t6
    lw a0, 1544(s10)
    slli s7, t6, 16
    srli s9, t6, 16
    or s7, s7, s9
    xor t6, t6, a0
    or a0, a6, a1
    xor a0, t4, a0
    and t4, t4, t1
    xor t4, s4, t4
    or s4, t5, a1
    xor s4, s6, s4
    not s6, s4
    and s6, s8, s6
    xor t1, t1, s6
    or s6, t4, s4
    xor s6, s8, s6
    not s9, t4
    and s9, s9, t1
    xor a6, a6, s9
    or s9, a0, a6
    xor s9, t5, s9
    not t5, t5
    and t5, s8, t5
    xor t5, a1, t5
    xor a5, a5, s5
    xor t3, a4, t3
    xor t0, s3, t0
    lw a4, 104(sp)
    lw a1, 132(sp)
    lw s3, 176(sp)
    xor a4, a4, a1
    lw a1, 192(sp)
    lw s5, 116(sp)
    xor a1, a1, s3
    lw s3, 200(sp)
    lw s8, 120(sp)
    xor s3, s3, s5
    lw s5, 152(sp)
    lw ra, 208(sp)
    xor s5, s5, s8
    lw s8, 144(sp)
    sw t6, 208(sp)
    xor s8, s8, ra
    lw ra, 108(sp)
    lw t6, 124(sp)
    sw a3, 124(sp)
    xor t6, ra, t6
    lw ra, 96(sp)
    lw a3, 212(sp)
    xor a3, ra, a3
    lw ra, 216(sp)
    sw s1, 216(sp)
    xor a7, ra, a7
    lw ra, 172(sp)
    lw s1, 140(sp)
    sw s0, 140(sp)
    xor s1, ra, s1
    lw ra, 188(sp)
    lw s0, 112(sp)
    xor s0, ra, s0
    lw ra, 100(sp)
    sw t2, 100(sp)
    xor s7, ra, s7
    lw ra, 156(sp)
    lw t2, 148(sp)
    xor t2, ra, t2
    lw ra, 664(s10)
    sw s11, 148(sp)
    lw s11, 196(sp)
    sw s2, 156(sp)
    lw s2, 180(sp)
    xor s2, s11, s2
    xor s11, a4, ra
    slli ra, a4, 24
    srli a4, a4, 8
    or a4, ra, a4
    lw ra, 1108(s10)
    xor t1, t1, a4
    xor t1, t1, ra
    slli a4, s2, 24
    srli ra, s2, 8
    or a4, a4, ra
    lw ra, 164(s10)
    xor a4, s4, a4
    xor a4, a4, ra
    slli s4, t2, 24
    srli ra, t2, 8
    or s4, s4, ra
    lw ra, 1540(s10)
    xor t4, t4, s4
    xor t4, t4, ra
    slli s4, s7, 24
    srli ra, s7, 8
    or s4, s4, ra
    lw ra, 1548(s10)
    xor t5, t5, s4
    xor t5, t5, ra
    slli s4, a7, 24
    srli ra, a7, 8
    or s4, s4, ra
    lw ra, 1560(s10)
    xor a0, a0, s4
    xor a0, a0, ra
    slli s4, a3, 24
    srli ra, a3, 8
    or s4, s4, ra
    lw ra, 1944(s10)
    xor s4, s9, s4
    xor s4, s4, ra
    slli s9, s5, 24
    srli ra, s5, 8
    or s9, s9, ra
    lw ra, 1556(s10)
    xor a6, a6, s9
    xor a6, a6, ra
    slli s9, s3, 24
    srli ra, s3, 8
    or s9, s9, ra
    lw ra, 1940(s10)
    xor s6, s6, s9
    xor s6, s6, ra
    # round 19 (skinny.dsl:60)
    and s9, s11, s2
    xor s3, s3, s9
    not s9, a7
    and ra, s5, s9
    xor a3, a3, ra
    and s9, t2, s9
    xor s9, s11, s9
    and s11, s7, a3
    xor s2, s2, s11
    and s11, s3, s2
    xor t2, t2, s11
    and s11, s9, t2
    xor s11, s5, s11
    and ra, s3, a3
    xor ra, s7, ra
    and s5, s7, s5
    xor a7, a7, s5
    not s5, a5
    and s7, a1, s5
    xor t6, t6, s7
    not s7, t3
    and s7, s7, s8
    xor s0, s0, s7
    and s7, s0, t6
    xor s7, s1, s7
    sw ra, 180(sp)
    and ra, s1, t6
    xor s8, s8, ra
    and ra, s0, s8
    xor ra, t0, ra
    and t0, t0, s5
    xor t0, t3, t0
    not t3, t0
    and t3, t3, ra
    xor t3, a1, t3
    slli s5, s7, 16
    sw t2, 196(sp)
    srli t2, s7, 16
    or t2, s5, t2
    slli s5, s8, 16
    sw s11, 112(sp)
    srli s11, s8, 16
    or s5, s5, s11
    slli s11, s0, 16
    sw s9, 188(sp)
    srli s9, s0, 16
    or s9, s11, s9
    slli s11, t6, 16
    sw a7, 172(sp)
    srli a7, t6, 16
    or a7, s11, a7
    slli s11, t3, 16
    sw s3, 212(sp)
    srli s3, t3, 16
    or s3, s11, s3
    slli s11, ra, 16
    sw a3, 96(sp)
    srli a3, ra, 16
    or a3, s11, a3
    slli s11, t0, 16
    sw s2, 108(sp)
    srli s2, t0, 16
    or s2, s11, s2
    and a1, s1, a1
    xor a5, a5, a1
    slli a1, a5, 16
    srli s1, a5, 16
    or a1, a1, s1
    lw s1, 156(sp)
    sw t6, 144(sp)
    and s11, a2, s1
    lw t6, 148(sp)
    sw a5, 120(sp)
    xor t6, t6, s11
    lw s11, 100(sp)
    sw s0, 148(sp)
    and s0, s11, s1
    lw a5, 140(sp)
    sw t2, 152(sp)
    xor s0, a5, s0
    lw t2, 216(sp)
    sw a1, 140(sp)
    and a5, a5, t2
    lw a1, 124(sp)
    sw t3, 100(sp)
    xor a5, a1, a5
    lw a1, 208(sp)
    sw t0, 124(sp)
    and t0, a1, t6
    xor t0, t2, t0
    and t2, a5, t0
    xor t2, s11, t2
    and s11, s0, t2
    xor s11, a2, s11
    and t3, a5, t6
    xor t3, a1, t3
    and a2, a1, a2
    xor a2, s1, a2
    and a1, t4, a0
    xor a1, t1, a1
    and t1, t1, a4
    xor t1, s6, t1
    and s1, a6, a0
    xor s1, s4, s1
    and s4, t5, s1
    xor a4, a4, s4
    and s4, t1, a4
    xor t4, t4, s4
    and s4, a1, t4
    xor s4, a6, s4
    and s6, t1, s1
    sw t3, 156(sp)
    lw t3, 1080(s10)
    xor s6, t5, s6
    sw a2, 208(sp)
    lw a2, 1092(s10)
    xor t3, s6, t3
    sw t3, 216(sp)
    lw t3, 108(s10)
    xor a2, t1, a2
    sw a2, 116(sp)
    lw a2, 84(s10)
    xor t3, s4, t3
    sw t3, 200(sp)
    lw t3, 132(s10)
    xor a2, a4, a2
    sw a2, 176(sp)
    lw a2, 1580(s10)
    xor t3, a1, t3
    sw t3, 192(sp)
    lw t3, 1956(s10)
    xor a2, t4, a2
    xor t3, s1, t3
    and a6, t5, a6
    lw t5, 1572(s10)
    xor a6, a0, a6
    xor t5, a6, t5
    xor a0, s2, s0
    xor t0, s5, t0
    xor a5, s9, a5
    xor a4, a4, s8
    xor t2, a3, t2
    xor a3, s7, s6
    xor t4, ra, t4
    xor a7, a7, t6
    xor t6, s3, s11
    lw s0, 100(sp)
    lw s2, 124(sp)
    xor s0, s0, s4
    xor a1, s2, a1
    lw s2, 140(sp)
    lw s3, 208(sp)
    lw s4, 156(sp)
    xor s2, s2, s3
    lw s3, 152(sp)
    lw s5, 144(sp)
    xor s3, s3, s4
    lw s4, 120(sp)
    lw s6, 108(sp)
    xor a6, s4, a6
    lw s4, 148(sp)
    lw s7, 96(sp)
    xor t1, t1, s4
    lw s4, 664(s10)
    xor s1, s5, s1
    xor s4, a4, s4
    slli s5, a4, 16
    srli a4, a4, 16
    or a4, s5, a4
    lw s5, 1084(s10)
    xor a4, s6, a4
    xor a4, a4, s5
    slli s5, s1, 16
    srli s6, s1, 16
    or s5, s5, s6
    lw s6, 96(s10)
    xor s5, s7, s5
    xor s5, s5, s6
    slli s6, t1, 16
    srli s7, t1, 16
    or s6, s6, s7
    lw s7, 1952(s10)
    lw s8, 212(sp)
    lw s9, 172(sp)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, a6, 16
    srli s8, a6, 16
    or s7, s7, s8
    lw s8, 1568(s10)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, a1, 16
    srli s9, a1, 16
    or s8, s8, s9
    lw s9, 1584(s10)
    lw s11, 188(sp)
    lw ra, 112(sp)
    xor s8, s11, s8
    xor s8, s8, s9
    slli s9, s0, 16
    srli s11, s0, 16
    or s9, s9, s11
    lw s11, 104(s10)
    xor s9, ra, s9
    xor s9, s9, s11
    slli s11, t4, 16
    srli ra, t4, 16
    or s11, s11, ra
    lw ra, 1576(s10)
    sw t5, 112(sp)
    lw t5, 196(sp)
    xor t5, t5, s11
    xor t5, t5, ra
    slli s11, a3, 16
    srli ra, a3, 16
    or s11, s11, ra
    lw ra, 1948(s10)
    sw a2, 196(sp)
    lw a2, 180(sp)
    # round 18 (skinny.dsl:60)
    sw t3, 180(sp)
    # round 19 (skinny.dsl:60)
    xor a2, a2, s11
    xor a2, a2, ra
    # round 18 (skinny.dsl:60)
    not s11, t4
    not ra, t2
    and t3, s6, s8
    xor t3, a4, t3
    and a4, a4, s5
    xor a4, a2, a4
    and a2, t5, s8
    xor a2, s9, a2
    and s9, a4, a2
    xor s9, s7, s9
    sw t2, 188(sp)
    and t2, s7, a2
    xor t2, s5, t2
    and s5, a4, t2
    xor s5, s6, s5
    slli s6, s5, 16
    sw a5, 172(sp)
    srli a5, s5, 16
    or a5, s6, a5
    and s6, t3, s5
    xor s6, t5, s6
    sw a5, 212(sp)
    slli a5, s6, 16
    sw s2, 96(sp)
    srli s2, s6, 16
    or a5, a5, s2
    slli s2, t2, 16
    sw a5, 108(sp)
    srli a5, t2, 16
    or a5, s2, a5
    slli s2, s9, 16
    sw a5, 144(sp)
    srli a5, s9, 16
    or a5, s2, a5
    slli s2, a2, 16
    sw a5, 148(sp)
    srli a5, a2, 16
    or a5, s2, a5
    slli s2, a4, 16
    sw a5, 120(sp)
    srli a5, a4, 16
    or a5, s2, a5
    lw s2, 60(s10)
    sw a5, 156(sp)
    slli a5, t3, 16
    sw s3, 152(sp)
    srli s3, t3, 16
    or a5, a5, s3
    lw s3, 1056(s10)
    xor t3, t3, s2
    lw s2, 1068(s10)
    xor s3, s9, s3
    lw s9, 1608(s10)
    xor a4, a4, s2
    lw s2, 36(s10)
    xor s5, s5, s9
    lw s9, 8(s10)
    xor s2, s6, s2
    lw s6, 1960(s10)
    xor t2, t2, s9
    xor a2, a2, s6
    and t5, s7, t5
    xor t5, s8, t5
    lw s6, 1600(s10)
    slli s7, t5, 16
    srli s8, t5, 16
    or s7, s7, s8
    xor t5, t5, s6
    and s6, s11, a1
    xor s0, s0, s6
    not s6, t1
    and s6, s6, a1
    xor s6, s4, s6
    not s8, s1
    and s4, s4, s8
    xor a3, a3, s4
    not s4, s0
    and s4, a6, s4
    xor s1, s1, s4
    or s4, a3, s1
    xor t1, t1, s4
    or s4, a3, s0
    xor s4, a6, s4
    and s8, s6, t1
    xor t4, t4, s8
    and a6, a6, s11
    xor a6, a1, a6
    and a1, ra, a0
    xor t6, t6, a1
    or a1, t0, a7
    lw s8, 152(sp)
    lw s11, 96(sp)
    xor a1, s8, a1
    not s8, t6
    and s9, a1, s8
    xor s9, s11, s9
    and s8, s11, s8
    xor a7, a7, s8
    not s8, a7
    and s8, a1, s8
    lw s10, 172(sp)
    sw t5, 172(sp)
    xor s8, s10, s8
    not s10, s10
    and s10, s10, a0
    xor t0, t0, s10
    or s10, t0, s8
    lw t5, 188(sp)
    sw s2, 188(sp)
    xor t5, t5, s10
    slli s10, s9, 24
    srli s2, s9, 8
    or s2, s10, s2
    slli s10, a7, 24
    sw s5, 152(sp)
    srli s5, a7, 8
    or s5, s10, s5
    slli s10, a1, 24
    sw t3, 208(sp)
    srli t3, a1, 8
    or t3, s10, t3
    slli s10, t6, 24
    sw a4, 140(sp)
    srli a4, t6, 8
    or a4, s10, a4
    slli s10, t5, 24
    sw s3, 124(sp)
    srli s3, t5, 8
    or s3, s10, s3
    slli s10, s8, 24
    sw t2, 100(sp)
    srli t2, s8, 8
    or t2, s10, t2
    slli s10, t0, 24
    sw a2, 132(sp)
    srli a2, t0, 8
    or a2, s10, a2
    and s10, s11, ra
    xor a0, a0, s10
    slli s10, a0, 24
    srli s11, a0, 8
    or s10, s10, s11
    lw s11, 176(sp)
    lw ra, 180(sp)
    sw s4, 96(sp)
    and s4, s11, ra
    sw t1, 104(sp)
    lw t1, 216(sp)
    sw t4, 216(sp)
    xor t1, t1, s4
    lw s4, 116(sp)
    lw t4, 192(sp)
    sw s6, 184(sp)
    and s6, s4, t4
    xor s6, s11, s6
    lw s11, 196(sp)
    sw a6, 176(sp)
    and a6, s11, t4
    sw a3, 204(sp)
    lw a3, 200(sp)
    sw s1, 116(sp)
    xor a6, a3, a6
    lw a3, 112(sp)
    sw s0, 200(sp)
    and s0, a3, a6
    xor s0, ra, s0
    and ra, t1, s0
    xor s4, s4, ra
    and ra, t1, a6
    xor ra, a3, ra
    and s1, s6, s4
    xor s1, s11, s1
    and a3, a3, s11
    xor t4, t4, a3
    xor a3, a2, s6
    xor a2, s5, s0
    xor t1, t3, t1
    lw t3, 144(sp)
    xor t2, t2, s4
    xor a7, a7, t3
    lw t3, 148(sp)
    lw s0, 212(sp)
    xor t3, s9, t3
    xor s0, s8, s0
    xor a6, a4, a6
    xor a4, s3, s1
    lw s1, 108(sp)
    xor a5, t0, a5
    xor t5, t5, s1
    xor t0, s10, t4
    xor t4, s2, ra
    xor a0, a0, s7
    lw s1, 156(sp)
    lw s3, 120(sp)
    xor a1, a1, s1
    lw s1, 72(sp)
    lw s4, 116(sp)
    lw s2, 16(s1)
    xor t6, t6, s3
    xor s2, a7, s2
    slli s3, a7, 8
    srli a7, a7, 24
    or a7, s3, a7
    lw s3, 12(s1)
    xor a7, s4, a7
    xor a7, a7, s3
    slli s3, t6, 8
    srli s4, t6, 24
    or s3, s3, s4
    lw s4, 32(s1)
    lw s5, 200(sp)
    lw s6, 204(sp)
    xor s3, s5, s3
    xor s3, s3, s4
    slli s4, a1, 8
    srli s5, a1, 24
    or s4, s4, s5
    lw s5, 24(s1)
    xor s4, s6, s4
    xor s4, s4, s5
    slli s5, a0, 8
    srli s6, a0, 24
    or s5, s5, s6
    lw s6, 1604(s1)
    lw s7, 176(sp)
    lw s8, 184(sp)
    xor s5, s7, s5
    xor s5, s5, s6
    slli s6, a5, 8
    srli s7, a5, 24
    or s6, s6, s7
    lw s7, 1616(s1)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, t5, 8
    srli s8, t5, 24
    or s7, s7, s8
    lw s8, 1596(s1)
    lw s9, 216(sp)
    lw s10, 104(sp)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, s0, 8
    srli s9, s0, 24
    or s8, s8, s9
    lw s9, 56(s1)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, t3, 8
    srli s10, t3, 24
    or s9, s9, s10
    lw s10, 1060(s1)
    lw s11, 96(sp)
    # round 17 (skinny.dsl:60)
    sw t0, 96(sp)
    # round 18 (skinny.dsl:60)
    xor s9, s11, s9
    xor s9, s9, s10
    # round 17 (skinny.dsl:60)
    lw s10, 100(sp)
    lw s11, 132(sp)
    lw t0, 124(sp)
    and ra, s10, s11
    xor t0, t0, ra
    lw ra, 140(sp)
    sw a4, 124(sp)
    lw a4, 208(sp)
    sw t2, 104(sp)
    and t2, ra, a4
    xor t2, s10, t2
    lw s10, 152(sp)
    sw a3, 100(sp)
    and a3, s10, a4
    sw t1, 216(sp)
    lw t1, 188(sp)
    xor t1, t1, a3
    lw a3, 172(sp)
    sw t4, 188(sp)
    and t4, a3, t1
    xor t4, s11, t4
    and s11, t0, t4
    xor s11, ra, s11
    and ra, t2, s11
    xor ra, s10, ra
    sw ra, 140(sp)
    and ra, t0, t1
    xor ra, a3, ra
    and a3, a3, s10
    xor a4, a4, a3
    and a3, s4, s6
    xor a3, a7, a3
    and a7, a7, s3
    xor a7, s9, a7
    and s9, s8, s6
    xor s7, s7, s9
    and s9, s5, s7
    xor s3, s3, s9
    and s9, a7, s3
    xor s4, s4, s9
    and s9, a3, s4
    xor s9, s8, s9
    and s10, a7, s7
    sw a4, 208(sp)
    lw a4, 1300(s1)
    xor s10, s5, s10
    sw t0, 152(sp)
    lw t0, 1968(s1)
    xor a4, s10, a4
    sw a4, 172(sp)
    lw a4, 1024(s1)
    xor t0, a7, t0
    sw t0, 132(sp)
    lw t0, 996(s1)
    xor a4, s9, a4
    sw a4, 184(sp)
    lw a4, 1048(s1)
    xor t0, s3, t0
    sw t0, 176(sp)
    lw t0, 1636(s1)
    xor a4, a3, a4
    sw a4, 204(sp)
    lw a4, 1016(s1)
    xor t0, s4, t0
    xor a4, s7, a4
    and s5, s5, s8
    lw s8, 1628(s1)
    xor s5, s6, s5
    xor s6, s5, s8
    and s8, s0, a5
    xor t5, t5, s8
    not s8, a1
    and s8, s8, a5
    xor s8, s2, s8
    and s2, s2, t6
    xor t3, t3, s2
    or s2, a0, t5
    xor t6, t6, s2
    or s2, t3, t6
    xor a1, a1, s2
    and s2, s8, a1
    xor s2, s0, s2
    sw s6, 200(sp)
    or s6, t3, t5
    xor s6, a0, s6
    not a0, a0
    and a0, a0, s0
    xor a5, a5, a0
    and a0, a2, a6
    lw s0, 188(sp)
    sw t0, 116(sp)
    xor a0, s0, a0
    lw s0, 216(sp)
    sw a4, 188(sp)
    not a4, s0
    lw t0, 100(sp)
    sw s5, 156(sp)
    and a4, a4, t0
    xor a4, a2, a4
    lw a2, 104(sp)
    sw a5, 120(sp)
    and a5, a2, t0
    lw s5, 124(sp)
    sw s9, 216(sp)
    xor a5, s5, a5
    lw s5, 96(sp)
    sw s2, 124(sp)
    or s2, s5, a5
    xor a6, a6, s2
    or s2, a0, a6
    xor s0, s0, s2
    or s2, a0, a5
    xor s2, s5, s2
    and s9, a4, s0
    xor s9, a2, s9
    not s5, s5
    and a2, s5, a2
    xor t0, t0, a2
    xor t2, t2, a4
    xor a4, a3, a4
    lw a3, 1052(s1)
    xor a2, s8, a4
    xor a3, a2, a3
    xor a2, a6, s3
    lw s3, 280(s1)
    xor a6, t4, a6
    xor t4, a2, s3
    lw s3, 1000(s1)
    xor t6, t6, a2
    xor t6, t6, s3
    xor t1, t1, a5
    xor a5, s7, a5
    lw a2, 1020(s1)
    xor t5, t5, a5
    xor t5, t5, a2
    xor a2, s11, s0
    xor s0, s4, s0
    lw s3, 1640(s1)
    xor a1, a1, s0
    xor a1, a1, s3
    xor s3, ra, s2
    xor s2, s10, s2
    lw s4, 1964(s1)
    xor s5, s6, s2
    xor s4, s5, s4
    xor a7, a0, a7
    lw s5, 152(sp)
    lw s6, 216(sp)
    xor a0, s5, a0
    lw s5, 1972(s1)
    xor t3, t3, a7
    xor t3, t3, s5
    lw s5, 140(sp)
    xor s6, s6, s9
    xor s5, s5, s9
    lw s7, 1028(s1)
    lw s8, 124(sp)
    lw s9, 208(sp)
    xor s8, s8, s6
    xor s7, s8, s7
    lw s8, 156(sp)
    lw s10, 120(sp)
    xor s8, s8, t0
    xor t0, s9, t0
    lw s9, 1632(s1)
    xor s10, s10, s8
    xor s9, s10, s9
    # round 16 (skinny.dsl:60)
    not s10, t2
    and s10, a0, s10
    xor s10, a6, s10
    or s11, a2, t2
    xor s5, s5, s11
    and a6, a6, t1
    xor a6, s3, a6
    not s3, a6
    and s11, s3, s5
    xor s11, t0, s11
    not ra, t0
    and ra, ra, s5
    xor t1, t1, ra
    and s3, s3, t1
    xor a0, a0, s3
    and s3, s10, a0
    xor s3, a2, s3
    slli ra, s3, 8
    srli s1, s3, 24
    or s1, ra, s1
    slli ra, a0, 8
    sw s3, 120(sp)
    srli s3, a0, 24
    or s3, ra, s3
    slli ra, t1, 8
    sw s1, 208(sp)
    srli s1, t1, 24
    or s1, ra, s1
    slli ra, s11, 8
    sw a0, 156(sp)
    srli a0, s11, 24
    or a0, ra, a0
    slli ra, a6, 8
    sw a6, 124(sp)
    srli a6, a6, 24
    or a6, ra, a6
    slli ra, s5, 8
    sw s5, 216(sp)
    srli s5, s5, 24
    or s5, ra, s5
    slli ra, s10, 8
    sw a0, 140(sp)
    srli a0, s10, 24
    or a0, ra, a0
    or t0, t0, a2
    xor t0, t2, t0
    slli t2, t0, 8
    srli a2, t0, 24
    or t2, t2, a2
    lw a2, 116(sp)
    lw ra, 204(sp)
    sw t0, 152(sp)
    and t0, a2, ra
    sw t2, 100(sp)
    lw t2, 184(sp)
    sw s5, 104(sp)
    xor t0, t2, t0
    lw t2, 132(sp)
    sw s10, 184(sp)
    and s10, t2, ra
    lw s5, 176(sp)
    sw s11, 96(sp)
    xor s10, s5, s10
    lw s11, 188(sp)
    sw s3, 176(sp)
    lw s3, 172(sp)
    and s5, s5, s11
    xor s3, s3, s5
    lw s5, 200(sp)
    sw t1, 172(sp)
    and t1, s5, t0
    xor t1, s11, t1
    and s11, s3, t1
    xor t2, t2, s11
    and s11, s10, t2
    xor s11, a2, s11
    sw s11, 132(sp)
    and s11, s3, t0
    xor s11, s5, s11
    and a2, s5, a2
    xor a2, ra, a2
    and s5, t3, a3
    xor s5, t6, s5
    and t6, t6, t5
    xor t6, s4, t6
    and s4, a1, a3
    xor s4, s7, s4
    and s7, t6, s4
    xor s7, s9, s7
    and ra, s9, s4
    xor t5, t5, ra
    and ra, t6, t5
    xor t3, t3, ra
    slli ra, t3, 16
    sw s11, 204(sp)
    srli s11, t3, 16
    or s11, ra, s11
    and ra, s5, t3
    xor ra, a1, ra
    sw a2, 116(sp)
    slli a2, ra, 16
    sw t0, 200(sp)
    srli t0, ra, 16
    or t0, a2, t0
    slli a2, t5, 16
    sw t0, 188(sp)
    srli t0, t5, 16
    or t0, a2, t0
    slli a2, s7, 16
    sw s11, 108(sp)
    srli s11, s7, 16
    or a2, a2, s11
    slli s11, s4, 16
    sw a2, 212(sp)
    srli a2, s4, 16
    or a2, s11, a2
    slli s11, t6, 16
    sw a2, 148(sp)
    srli a2, t6, 16
    or a2, s11, a2
    lw s11, 72(sp)
    sw a2, 144(sp)
    lw a2, 980(s11)
    sw t2, 192(sp)
    slli t2, s5, 16
    sw t0, 196(sp)
    srli t0, s5, 16
    or t0, t2, t0
    lw t2, 1976(s11)
    xor a2, s5, a2
    lw s5, 1656(s11)
    xor t2, s7, t2
    lw s7, 1676(s11)
    xor t6, t6, s5
    lw s5, 956(s11)
    xor t3, t3, s7
    lw s7, 932(s11)
    xor s5, ra, s5
    lw ra, 948(s11)
    xor t5, t5, s7
    xor s4, s4, ra
    and a1, s9, a1
    xor a3, a3, a1
    lw a1, 1668(s11)
    slli s7, a3, 16
    srli s9, a3, 16
    or s7, s7, s9
    xor a3, a3, a1
    or a1, s0, a4
    xor a1, s6, a1
    not s6, a4
    and s6, a7, s6
    xor s6, t4, s6
    and t4, t4, a5
    xor t4, s2, t4
    not s2, t4
    not s9, s8
    and s9, s9, a1
    xor a5, a5, s9
    and s9, s2, a5
    xor a7, a7, s9
    and s9, s6, a7
    xor s9, s0, s9
    and s2, s2, a1
    xor s2, s8, s2
    or s0, s8, s0
    xor a4, a4, s0
    xor a0, a0, s10
    xor t1, s1, t1
    xor a6, a6, s3
    lw s0, 172(sp)
    lw s1, 196(sp)
    lw s3, 192(sp)
    xor s0, s0, s1
    lw s1, 176(sp)
    lw s8, 212(sp)
    xor s1, s1, s3
    lw s3, 96(sp)
    lw s10, 108(sp)
    xor s3, s3, s8
    lw s8, 156(sp)
    lw ra, 200(sp)
    xor s8, s8, s10
    lw s10, 104(sp)
    sw a3, 200(sp)
    xor s10, s10, ra
    lw ra, 208(sp)
    lw a3, 132(sp)
    sw t2, 132(sp)
    xor a3, ra, a3
    lw ra, 120(sp)
    lw t2, 188(sp)
    xor t2, ra, t2
    lw ra, 184(sp)
    sw s4, 184(sp)
    xor t0, ra, t0
    lw ra, 100(sp)
    lw s4, 116(sp)
    sw t5, 116(sp)
    xor s4, ra, s4
    lw ra, 140(sp)
    lw t5, 204(sp)
    xor t5, ra, t5
    lw ra, 152(sp)
    sw t6, 152(sp)
    xor s7, ra, s7
    lw ra, 124(sp)
    lw t6, 144(sp)
    xor t6, ra, t6
    lw ra, 344(s11)
    sw s5, 144(sp)
    lw s5, 216(sp)
    sw a2, 124(sp)
    lw a2, 148(sp)
    xor a2, s5, a2
    xor s5, s0, ra
    slli ra, s0, 24
    srli s0, s0, 8
    or s0, ra, s0
    lw ra, 936(s11)
    xor a5, a5, s0
    xor a5, a5, ra
    slli s0, a2, 24
    srli ra, a2, 8
    or s0, s0, ra
    lw ra, 952(s11)
    xor a1, a1, s0
    xor a1, a1, ra
    slli s0, t6, 24
    srli ra, t6, 8
    or s0, s0, ra
    lw ra, 1660(s11)
    xor t4, t4, s0
    xor t4, t4, ra
    slli s0, s7, 24
    srli ra, s7, 8
    or s0, s0, ra
    lw ra, 1672(s11)
    xor a4, a4, s0
    xor a4, a4, ra
    slli s0, t0, 24
    srli ra, t0, 8
    or s0, s0, ra
    lw ra, 984(s11)
    xor s0, s6, s0
    xor s0, s0, ra
    slli s6, t2, 24
    srli ra, t2, 8
    or s6, s6, ra
    lw ra, 960(s11)
    xor s6, s9, s6
    xor s6, s6, ra
    slli s9, s8, 24
    srli ra, s8, 8
    or s9, s9, ra
    lw ra, 1680(s11)
    xor a7, a7, s9
    xor a7, a7, ra
    slli s9, s3, 24
    srli ra, s3, 8
    or s9, s9, ra
    lw ra, 1980(s11)
    xor s2, s2, s9
    xor s2, s2, ra
    # round 15 (skinny.dsl:60)
    not s9, a2
    and s9, s5, s9
    xor s3, s3, s9
    not s9, t0
    and s9, t6, s9
    xor s5, s5, s9
    or s9, s8, t0
    xor t2, t2, s9
    or s9, s7, t2
    xor a2, a2, s9
    and s9, s3, a2
    xor t6, t6, s9
    and s9, s5, t6
    xor s9, s8, s9
    not ra, t2
    and ra, s3, ra
    xor ra, s7, ra
    or s7, s7, s8
    xor t0, t0, s7
    or s7, s1, a0
    xor a3, a3, s7
    or s7, t1, s10
    xor t5, t5, s7
    or s7, t5, a3
    xor s7, s4, s7
    or s8, s4, a3
    xor s8, s10, s8
    not s10, t5
    and s10, s10, s8
    xor s10, a6, s10
    sw ra, 148(sp)
    not ra, a0
    and a6, a6, ra
    xor a6, t1, a6
    not t1, a6
    and t1, t1, s10
    xor t1, s1, t1
    slli ra, s7, 16
    sw t6, 216(sp)
    srli t6, s7, 16
    or t6, ra, t6
    slli ra, s8, 16
    sw s9, 204(sp)
    srli s9, s8, 16
    or s9, ra, s9
    slli ra, t5, 16
    sw s5, 140(sp)
    srli s5, t5, 16
    or s5, ra, s5
    slli ra, a3, 16
    sw t0, 100(sp)
    srli t0, a3, 16
    or t0, ra, t0
    slli ra, t1, 16
    sw s3, 188(sp)
    srli s3, t1, 16
    or s3, ra, s3
    slli ra, s10, 16
    sw t2, 120(sp)
    srli t2, s10, 16
    or t2, ra, t2
    slli ra, a6, 16
    sw a2, 208(sp)
    srli a2, a6, 16
    or a2, ra, a2
    or s1, s4, s1
    xor a0, a0, s1
    slli s1, a0, 16
    srli s4, a0, 16
    or s1, s1, s4
    lw s4, 124(sp)
    sw a3, 104(sp)
    and ra, t3, s4
    lw a3, 144(sp)
    sw a0, 108(sp)
    xor a3, a3, ra
    lw ra, 152(sp)
    sw t5, 144(sp)
    and t5, ra, s4
    lw a0, 116(sp)
    sw t6, 156(sp)
    xor t5, a0, t5
    lw t6, 184(sp)
    sw s1, 116(sp)
    and a0, a0, t6
    lw s1, 132(sp)
    sw t1, 152(sp)
    xor a0, s1, a0
    lw s1, 200(sp)
    sw a6, 132(sp)
    and a6, s1, a3
    xor a6, t6, a6
    and t6, a0, a6
    xor t6, ra, t6
    and ra, t5, t6
    xor ra, t3, ra
    and t1, a0, a3
    xor t1, s1, t1
    and t3, s1, t3
    xor t3, s4, t3
    and s1, t4, s0
    xor s1, a5, s1
    and a5, a5, a1
    xor a5, s2, a5
    and s2, a7, s0
    xor s2, s6, s2
    and s4, a4, s2
    xor a1, a1, s4
    and s4, a5, a1
    xor t4, t4, s4
    and s4, s1, t4
    xor s4, a7, s4
    and s6, a5, s2
    sw t1, 124(sp)
    lw t1, 1984(s11)
    xor s6, a4, s6
    sw t3, 200(sp)
    lw t3, 1988(s11)
    xor t1, s6, t1
    sw t1, 184(sp)
    lw t1, 896(s11)
    xor t3, a5, t3
    sw t3, 212(sp)
    lw t3, 872(s11)
    xor t1, s4, t1
    sw t1, 96(sp)
    lw t1, 920(s11)
    xor t3, a1, t3
    sw t3, 192(sp)
    lw t3, 1708(s11)
    xor t1, s1, t1
    sw t1, 176(sp)
    lw t1, 888(s11)
    xor t3, t4, t3
    xor t1, s2, t1
    and a7, a4, a7
    lw a4, 1704(s11)
    xor a7, s0, a7
    xor a4, a7, a4
    xor t5, a2, t5
    xor a6, s9, a6
    xor a2, s5, a0
    xor a1, a1, s8
    xor t2, t2, t6
    xor t6, s7, s6
    xor t4, s10, t4
    xor t0, t0, a3
    xor a3, s3, ra
    lw a0, 152(sp)
    lw s0, 132(sp)
    xor a0, a0, s4
    xor s0, s0, s1
    lw s1, 116(sp)
    lw s3, 200(sp)
    lw s4, 124(sp)
    xor s1, s1, s3
    lw s3, 156(sp)
    lw s5, 104(sp)
    xor s3, s3, s4
    lw s4, 108(sp)
    lw s6, 208(sp)
    xor a7, s4, a7
    lw s4, 144(sp)
    lw s7, 120(sp)
    xor a5, a5, s4
    lw s4, 344(s11)
    xor s2, s5, s2
    xor s4, a1, s4
    slli s5, a1, 16
    srli a1, a1, 16
    or a1, s5, a1
    lw s5, 864(s11)
    xor a1, s6, a1
    xor a1, a1, s5
    slli s5, s2, 16
    srli s6, s2, 16
    or s5, s5, s6
    lw s6, 884(s11)
    xor s5, s7, s5
    xor s5, s5, s6
    slli s6, a5, 16
    srli s7, a5, 16
    or s6, s6, s7
    lw s7, 876(s11)
    lw s8, 188(sp)
    lw s9, 100(sp)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, a7, 16
    srli s8, a7, 16
    or s7, s7, s8
    lw s8, 1700(s11)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, s0, 16
    srli s9, s0, 16
    or s8, s8, s9
    lw s9, 1712(s11)
    lw s10, 140(sp)
    lw ra, 204(sp)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, a0, 16
    srli s10, a0, 16
    or s9, s9, s10
    lw s10, 892(s11)
    xor s9, ra, s9
    xor s9, s9, s10
    slli s10, t4, 16
    srli ra, t4, 16
    or s10, s10, ra
    lw ra, 1992(s11)
    sw a4, 204(sp)
    lw a4, 216(sp)
    xor a4, a4, s10
    xor a4, a4, ra
    slli s10, t6, 16
    srli ra, t6, 16
    or s10, s10, ra
    lw ra, 856(s11)
    sw t3, 216(sp)
    lw t3, 148(sp)
    # round 14 (skinny.dsl:60)
    sw t1, 148(sp)
    # round 15 (skinny.dsl:60)
    xor t3, t3, s10
    xor t3, t3, ra
    # round 14 (skinny.dsl:60)
    and s10, s6, s8
    xor s10, a1, s10
    and a1, a1, s5
    xor t3, t3, a1
    and a1, a4, s8
    xor a1, s9, a1
    and s9, t3, a1
    xor s9, s7, s9
    and ra, s7, a1
    xor s5, s5, ra
    and ra, t3, s5
    xor s6, s6, ra
    slli ra, s6, 16
    srli t1, s6, 16
    or t1, ra, t1
    and ra, s10, s6
    xor ra, a4, ra
    sw t1, 140(sp)
    slli t1, ra, 16
    sw a2, 100(sp)
    srli a2, ra, 16
    or t1, t1, a2
    slli a2, s5, 16
    sw t1, 188(sp)
    srli t1, s5, 16
    or t1, a2, t1
    slli a2, s9, 16
    sw t1, 120(sp)
    srli t1, s9, 16
    or t1, a2, t1
    slli a2, a1, 16
    sw t1, 208(sp)
    srli t1, a1, 16
    or t1, a2, t1
    slli a2, t3, 16
    sw t1, 104(sp)
    srli t1, t3, 16
    or t1, a2, t1
    lw a2, 848(s11)
    sw t1, 144(sp)
    slli t1, s10, 16
    sw s1, 108(sp)
    srli s1, s10, 16
    or t1, t1, s1
    lw s1, 792(s11)
    xor a2, s10, a2
    lw s10, 808(s11)
    xor s1, s9, s1
    lw s9, 1736(s11)
    xor t3, t3, s10
    lw s10, 824(s11)
    xor s6, s6, s9
    lw s9, 1996(s11)
    xor s10, ra, s10
    lw ra, 2000(s11)
    xor s5, s5, s9
    xor a1, a1, ra
    and a4, s7, a4
    xor a4, s8, a4
    lw s7, 1728(s11)
    slli s8, a4, 16
    srli s9, a4, 16
    or s8, s8, s9
    xor a4, a4, s7
    not s7, t4
    and s7, s7, s0
    xor a0, a0, s7
    and s7, a5, s0
    xor s7, s4, s7
    and s4, s4, s2
    xor t6, t6, s4
    not s4, a7
    and s4, s4, a0
    xor s2, s2, s4
    not s4, t6
    and s9, s4, s2
    xor a5, a5, s9
    and s9, s7, a5
    xor s9, t4, s9
    and s4, s4, a0
    xor s4, a7, s4
    or a7, a7, t4
    xor a7, s0, a7
    not t4, t2
    and t4, t4, t5
    xor t4, a3, t4
    not a3, a6
    and a3, a3, t0
    xor a3, s3, a3
    not s0, a3
    and s3, s0, t4
    lw ra, 108(sp)
    sw s1, 124(sp)
    xor s3, ra, s3
    not s11, ra
    and s11, s11, t4
    xor t0, t0, s11
    and s0, s0, t0
    lw s11, 100(sp)
    sw a4, 100(sp)
    xor s0, s11, s0
    and s11, s11, t5
    xor a6, a6, s11
    not s11, a6
    and s11, s11, s0
    xor s11, t2, s11
    slli a4, s3, 24
    srli s1, s3, 8
    or a4, a4, s1
    slli s1, t0, 24
    sw a1, 156(sp)
    srli a1, t0, 8
    or a1, s1, a1
    slli s1, a3, 24
    sw s5, 200(sp)
    srli s5, a3, 8
    or s1, s1, s5
    slli s5, t4, 24
    sw t3, 116(sp)
    srli t3, t4, 8
    or t3, s5, t3
    slli s5, s11, 24
    sw s10, 132(sp)
    srli s10, s11, 8
    or s5, s5, s10
    slli s10, s0, 24
    sw a2, 152(sp)
    srli a2, s0, 8
    or a2, s10, a2
    slli s10, a6, 24
    sw s6, 196(sp)
    srli s6, a6, 8
    or s6, s10, s6
    or t2, ra, t2
    xor t2, t5, t2
    slli t5, t2, 24
    srli s10, t2, 8
    or t5, t5, s10
    lw s10, 192(sp)
    lw ra, 148(sp)
    sw s4, 108(sp)
    and s4, s10, ra
    sw a5, 172(sp)
    lw a5, 184(sp)
    sw s9, 184(sp)
    xor a5, a5, s4
    lw s4, 212(sp)
    lw s9, 176(sp)
    sw s7, 112(sp)
    and s7, s4, s9
    xor s7, s10, s7
    lw s10, 216(sp)
    sw a7, 192(sp)
    and a7, s10, s9
    sw t6, 180(sp)
    lw t6, 96(sp)
    sw s2, 212(sp)
    xor a7, t6, a7
    lw t6, 204(sp)
    sw a0, 96(sp)
    and a0, t6, a7
    xor a0, ra, a0
    and ra, a5, a0
    xor s4, s4, ra
    and ra, a5, a7
    xor ra, t6, ra
    and s2, s7, s4
    xor s2, s10, s2
    and t6, t6, s10
    xor t6, s9, t6
    xor s6, s6, s7
    xor a1, a1, a0
    xor a5, s1, a5
    lw a0, 120(sp)
    xor a2, a2, s4
    xor t0, t0, a0
    lw a0, 208(sp)
    lw s1, 140(sp)
    xor a0, s3, a0
    xor s0, s0, s1
    xor a7, t3, a7
    xor t3, s5, s2
    lw s1, 188(sp)
    xor a6, a6, t1
    xor s1, s11, s1
    xor t1, t5, t6
    xor t5, a4, ra
    xor t2, t2, s8
    lw t6, 144(sp)
    lw a4, 72(sp)
    xor t6, a3, t6
    lw a3, 1004(a4)
    lw s2, 104(sp)
    xor a3, t0, a3
    xor t4, t4, s2
    slli s2, t0, 8
    srli t0, t0, 24
    or t0, s2, t0
    lw s2, 804(a4)
    lw s3, 212(sp)
    lw s4, 96(sp)
    xor t0, s3, t0
    xor t0, t0, s2
    slli s2, t4, 8
    srli s3, t4, 24
    or s2, s2, s3
    lw s3, 820(a4)
    xor s2, s4, s2
    xor s2, s2, s3
    slli s3, t6, 8
    srli s4, t6, 24
    or s3, s3, s4
    lw s4, 1724(a4)
    lw s5, 180(sp)
    lw s7, 192(sp)
    xor s3, s5, s3
    xor s3, s3, s4
    slli s4, t2, 8
    srli s5, t2, 24
    or s4, s4, s5
    lw s5, 1732(a4)
    xor s4, s7, s4
    xor s4, s4, s5
    slli s5, a6, 8
    srli s7, a6, 24
    or s5, s5, s7
    lw s7, 2004(a4)
    lw s8, 112(sp)
    lw s9, 184(sp)
    xor s5, s8, s5
    xor s5, s5, s7
    slli s7, s1, 8
    srli s8, s1, 24
    or s7, s7, s8
    lw s8, 828(a4)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, s0, 8
    srli s9, s0, 24
    or s8, s8, s9
    lw s9, 1740(a4)
    lw s10, 172(sp)
    lw s11, 108(sp)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, a0, 8
    srli s10, a0, 24
    or s9, s9, s10
    lw s10, 1716(a4)
    xor s9, s11, s9
    xor s9, s9, s10
    # round 13 (skinny.dsl:60)
    not s10, s0
    not s11, a2
    lw ra, 196(sp)
    sw a2, 108(sp)
    lw a2, 152(sp)
    sw t1, 172(sp)
    and t1, ra, a2
    sw t5, 184(sp)
    lw t5, 132(sp)
    sw a1, 112(sp)
    xor t1, t5, t1
    lw t5, 116(sp)
    sw a7, 132(sp)
    and a7, t5, a2
    lw a1, 200(sp)
    sw a5, 192(sp)
    xor a7, a1, a7
    lw a5, 156(sp)
    sw t3, 200(sp)
    lw t3, 124(sp)
    and a1, a1, a5
    xor t3, t3, a1
    lw a1, 100(sp)
    sw s6, 124(sp)
    and s6, a1, t1
    xor a5, a5, s6
    and s6, t3, a5
    xor t5, t5, s6
    and s6, a7, t5
    xor s6, ra, s6
    sw s6, 116(sp)
    and s6, t3, t1
    xor s6, a1, s6
    and a1, a1, ra
    xor a2, a2, a1
    and a1, s3, s5
    xor a1, t0, a1
    and t0, t0, s2
    xor t0, s9, t0
    and s9, s8, s5
    xor s7, s7, s9
    and s9, s4, s7
    xor s2, s2, s9
    and s9, t0, s2
    xor s3, s3, s9
    and s9, a1, s3
    xor s9, s8, s9
    and ra, t0, s7
    sw a2, 152(sp)
    lw a2, 724(a4)
    xor ra, s4, ra
    sw t3, 196(sp)
    lw t3, 744(a4)
    xor a2, ra, a2
    sw a2, 100(sp)
    lw a2, 760(a4)
    xor t3, t0, t3
    sw t3, 156(sp)
    lw t3, 2012(a4)
    xor a2, s9, a2
    sw a2, 180(sp)
    lw a2, 784(a4)
    xor t3, s2, t3
    sw t3, 96(sp)
    lw t3, 1772(a4)
    xor a2, a1, a2
    sw a2, 212(sp)
    lw a2, 1756(a4)
    xor t3, s3, t3
    xor a2, s7, a2
    and s4, s4, s8
    lw s8, 1764(a4)
    xor s4, s5, s4
    xor s5, s4, s8
    and s8, s10, a6
    xor s1, s1, s8
    and s8, t6, a6
    xor s8, a3, s8
    sw s5, 104(sp)
    not s5, t4
    and a3, a3, s5
    xor a3, a0, a3
    and a0, t2, s1
    xor t4, t4, a0
    not a0, t4
    and a0, a3, a0
    xor t6, t6, a0
    and a0, a3, s1
    xor a0, t2, a0
    and s5, s8, t6
    xor s0, s0, s5
    and t2, t2, s10
    xor a6, a6, t2
    lw t2, 124(sp)
    lw s10, 200(sp)
    and s5, s11, t2
    xor s5, s10, s5
    lw s10, 192(sp)
    sw a2, 200(sp)
    and a2, s10, t2
    sw t3, 144(sp)
    lw t3, 112(sp)
    sw a6, 188(sp)
    xor a2, t3, a2
    lw a6, 132(sp)
    sw s4, 112(sp)
    or t3, t3, a6
    lw s4, 184(sp)
    sw s0, 184(sp)
    xor t3, s4, t3
    not s4, t3
    and s4, s4, s5
    lw s0, 172(sp)
    sw s9, 140(sp)
    xor s4, s0, s4
    and s9, s0, s5
    xor a6, a6, s9
    or s9, t3, a6
    xor s9, s10, s9
    or s10, a2, s9
    sw a3, 192(sp)
    lw a3, 108(sp)
    and s0, s0, s11
    xor a3, a3, s10
    xor t2, t2, s0
    xor a7, a7, a2
    xor a2, a1, a2
    lw a1, 1780(a4)
    xor s0, s8, a2
    xor a1, s0, a1
    xor s0, a6, s2
    lw s2, 16(a4)
    xor a5, a5, a6
    xor a6, s0, s2
    lw s2, 736(a4)
    xor t4, t4, s0
    xor t4, t4, s2
    xor t1, t1, s5
    xor s0, s7, s5
    lw s2, 756(a4)
    xor s1, s1, s0
    xor s1, s1, s2
    xor t5, t5, s9
    xor s2, s3, s9
    lw s3, 780(a4)
    xor t6, t6, s2
    xor t6, t6, s3
    xor s3, s6, s4
    xor s4, ra, s4
    lw s5, 2008(a4)
    xor a0, a0, s4
    xor a0, a0, s5
    xor t0, t3, t0
    lw s5, 196(sp)
    lw s6, 192(sp)
    xor t3, s5, t3
    lw s5, 748(a4)
    xor s6, s6, t0
    xor s5, s6, s5
    lw s6, 116(sp)
    lw s7, 140(sp)
    xor s6, s6, a3
    xor a3, s7, a3
    lw s7, 1760(a4)
    lw s8, 184(sp)
    lw s9, 152(sp)
    xor s8, s8, a3
    xor s7, s8, s7
    lw s8, 112(sp)
    lw s10, 188(sp)
    xor s8, s8, t2
    xor t2, s9, t2
    lw s9, 1768(a4)
    xor s10, s10, s8
    xor s9, s10, s9
    # round 12 (skinny.dsl:60)
    and s10, t3, a7
    xor s10, a5, s10
    and s11, t5, a7
    xor s6, s6, s11
    or s11, t2, s6
    xor s11, t1, s11
    not t1, t1
    and a5, a5, t1
    xor a5, s3, a5
    not t1, a5
    and t1, t1, s11
    xor t1, t3, t1
    and t3, s10, t1
    xor t3, t5, t3
    slli s3, t3, 8
    srli ra, t3, 24
    or s3, s3, ra
    slli ra, t1, 8
    srli a4, t1, 24
    or a4, ra, a4
    or ra, a5, s6
    xor ra, t2, ra
    sw t3, 188(sp)
    slli t3, ra, 8
    sw s3, 152(sp)
    srli s3, ra, 24
    or t3, t3, s3
    slli s3, a5, 8
    sw a5, 112(sp)
    srli a5, a5, 24
    or a5, s3, a5
    slli s3, s11, 8
    sw t3, 184(sp)
    srli t3, s11, 24
    or t3, s3, t3
    slli s3, s6, 8
    sw s6, 140(sp)
    srli s6, s6, 24
    or s3, s3, s6
    slli s6, s10, 8
    sw s10, 116(sp)
    srli s10, s10, 24
    or s6, s6, s10
    not t2, t2
    and t2, t2, t5
    xor a7, a7, t2
    slli t2, a7, 8
    srli t5, a7, 24
    or t2, t2, t5
    lw t5, 144(sp)
    lw s10, 212(sp)
    sw a7, 192(sp)
    and a7, t5, s10
    sw t2, 196(sp)
    lw t2, 180(sp)
    sw t1, 124(sp)
    xor a7, t2, a7
    lw t2, 156(sp)
    sw s3, 180(sp)
    and s3, t2, s10
    lw t1, 96(sp)
    sw ra, 172(sp)
    xor s3, t1, s3
    lw ra, 200(sp)
    sw a4, 96(sp)
    lw a4, 100(sp)
    and t1, t1, ra
    xor t1, a4, t1
    lw a4, 104(sp)
    sw s11, 100(sp)
    and s11, a4, a7
    xor s11, ra, s11
    and ra, t1, s11
    xor t2, t2, ra
    and ra, s3, t2
    xor ra, t5, ra
    sw ra, 156(sp)
    and ra, t1, a7
    xor ra, a4, ra
    and t5, a4, t5
    xor t5, s10, t5
    and a4, s5, a1
    xor a4, t4, a4
    and t4, t4, s1
    xor t4, a0, t4
    and a0, t6, a1
    xor a0, s7, a0
    and s7, t4, a0
    xor s7, s9, s7
    and s10, s9, a0
    xor s1, s1, s10
    and s10, t4, s1
    xor s5, s5, s10
    slli s10, s5, 16
    sw ra, 212(sp)
    srli ra, s5, 16
    or s10, s10, ra
    and ra, a4, s5
    xor ra, t6, ra
    sw t5, 144(sp)
    slli t5, ra, 16
    sw a7, 104(sp)
    srli a7, ra, 16
    or a7, t5, a7
    slli t5, s1, 16
    sw a7, 200(sp)
    srli a7, s1, 16
    or a7, t5, a7
    slli t5, s7, 16
    sw s10, 108(sp)
    srli s10, s7, 16
    or t5, t5, s10
    slli s10, a0, 16
    sw t5, 132(sp)
    srli t5, a0, 16
    or t5, s10, t5
    slli s10, t4, 16
    sw t5, 208(sp)
    srli t5, t4, 16
    or t5, s10, t5
    lw s10, 72(sp)
    sw t5, 120(sp)
    lw t5, 716(s10)
    sw t2, 176(sp)
    slli t2, a4, 16
    sw a7, 216(sp)
    srli a7, a4, 16
    or a7, t2, a7
    lw t2, 2016(s10)
    xor t5, a4, t5
    lw a4, 1216(s10)
    xor t2, s7, t2
    lw s7, 1812(s10)
    xor t4, t4, a4
    lw a4, 692(s10)
    xor s5, s5, s7
    lw s7, 668(s10)
    xor a4, ra, a4
    lw ra, 684(s10)
    xor s1, s1, s7
    xor a0, a0, ra
    and t6, s9, t6
    xor t6, a1, t6
    lw a1, 1804(s10)
    slli s7, t6, 16
    srli s9, t6, 16
    or s7, s7, s9
    xor t6, t6, a1
    and a1, s2, a2
    xor a3, a3, a1
    and a1, t0, a2
    xor a1, a6, a1
    or s9, s8, a3
    xor s9, s0, s9
    not s0, s0
    and a6, a6, s0
    xor a6, s4, a6
    not s0, a6
    and s0, s0, s9
    xor t0, t0, s0
    or s0, a6, a3
    xor s0, s8, s0
    and s4, a1, t0
    xor s4, s2, s4
    not s8, s8
    and s2, s8, s2
    xor a2, a2, s2
    xor s2, s6, s3
    xor t3, t3, s11
    xor a5, a5, t1
    lw t1, 100(sp)
    lw s3, 216(sp)
    lw s6, 176(sp)
    xor t1, t1, s3
    lw s3, 96(sp)
    lw s8, 132(sp)
    xor s3, s3, s6
    lw s6, 172(sp)
    lw s11, 108(sp)
    xor s6, s6, s8
    lw s8, 124(sp)
    lw ra, 104(sp)
    xor s8, s8, s11
    lw s11, 180(sp)
    sw t6, 104(sp)
    xor s11, s11, ra
    lw ra, 152(sp)
    lw t6, 156(sp)
    sw t2, 156(sp)
    xor t6, ra, t6
    lw ra, 188(sp)
    lw t2, 200(sp)
    xor t2, ra, t2
    lw ra, 116(sp)
    sw a0, 116(sp)
    xor a7, ra, a7
    lw ra, 196(sp)
    lw a0, 144(sp)
    sw s1, 144(sp)
    xor a0, ra, a0
    lw ra, 184(sp)
    lw s1, 212(sp)
    xor s1, ra, s1
    lw ra, 192(sp)
    sw t4, 192(sp)
    xor s7, ra, s7
    lw ra, 112(sp)
    lw t4, 120(sp)
    xor t4, ra, t4
    lw ra, 664(s10)
    sw a4, 120(sp)
    lw a4, 140(sp)
    sw t5, 112(sp)
    lw t5, 208(sp)
    xor t5, a4, t5
    xor a4, t1, ra
    slli ra, t1, 24
    srli t1, t1, 8
    or t1, ra, t1
    lw ra, 672(s10)
    xor t1, s9, t1
    xor t1, t1, ra
    slli s9, t5, 24
    srli ra, t5, 8
    or s9, s9, ra
    lw ra, 688(s10)
    xor a3, a3, s9
    xor a3, a3, ra
    slli s9, t4, 24
    srli ra, t4, 8
    or s9, s9, ra
    lw ra, 1792(s10)
    xor a6, a6, s9
    xor a6, a6, ra
    slli s9, s7, 24
    srli ra, s7, 8
    or s9, s9, ra
    lw ra, 1808(s10)
    xor a2, a2, s9
    xor a2, a2, ra
    slli s9, a7, 24
    srli ra, a7, 8
    or s9, s9, ra
    lw ra, 720(s10)
    xor a1, a1, s9
    xor a1, a1, ra
    slli s9, t2, 24
    srli ra, t2, 8
    or s9, s9, ra
    lw ra, 696(s10)
    xor s4, s4, s9
    xor s4, s4, ra
    slli s9, s8, 24
    srli ra, s8, 8
    or s9, s9, ra
    lw ra, 1816(s10)
    xor t0, t0, s9
    xor t0, t0, ra
    slli s9, s6, 24
    srli ra, s6, 8
    or s9, s9, ra
    lw ra, 2020(s10)
    xor s0, s0, s9
    xor s0, s0, ra
    # round 11 (skinny.dsl:60)
    not s9, a7
    and s9, t4, s9
    xor s9, a4, s9
    and a4, a4, t5
    xor a4, s6, a4
    or s6, s8, a7
    xor t2, t2, s6
    not s6, s7
    and s6, s6, t2
    xor t5, t5, s6
    not s6, a4
    and ra, s6, t5
    xor t4, t4, ra
    and s6, s6, t2
    xor s6, s7, s6
    and ra, s9, t4
    xor ra, s8, ra
    or s7, s7, s8
    xor a7, a7, s7
    or s7, s3, s2
    xor t6, t6, s7
    not s7, t3
    and s7, s7, s11
    xor s1, s1, s7
    not s7, s1
    and s8, s7, t6
    xor s8, a0, s8
    sw s6, 208(sp)
    not s6, a0
    and s6, s6, t6
    xor s6, s11, s6
    and s7, s7, s6
    xor s7, a5, s7
    not s11, s2
    and a5, a5, s11
    xor a5, t3, a5
    not t3, a5
    and t3, t3, s7
    xor t3, s3, t3
    slli s11, s8, 16
    sw t4, 140(sp)
    srli t4, s8, 16
    or t4, s11, t4
    slli s11, s6, 16
    sw ra, 212(sp)
    srli ra, s6, 16
    or s11, s11, ra
    slli ra, s1, 16
    sw s9, 184(sp)
    srli s9, s1, 16
    or s9, ra, s9
    slli ra, t6, 16
    sw a7, 196(sp)
    srli a7, t6, 16
    or a7, ra, a7
    slli ra, t3, 16
    sw a4, 200(sp)
    srli a4, t3, 16
    or a4, ra, a4
    slli ra, s7, 16
    sw t2, 188(sp)
    srli t2, s7, 16
    or t2, ra, t2
    slli ra, a5, 16
    sw t5, 152(sp)
    srli t5, a5, 16
    or t5, ra, t5
    or a0, a0, s3
    xor a0, s2, a0
    slli s2, a0, 16
    srli s3, a0, 16
    or s2, s2, s3
    lw s3, 112(sp)
    sw t6, 180(sp)
    and ra, s5, s3
    lw t6, 120(sp)
    sw a0, 108(sp)
    xor t6, t6, ra
    lw ra, 192(sp)
    sw s1, 120(sp)
    and s1, ra, s3
    lw a0, 144(sp)
    sw t4, 124(sp)
    xor s1, a0, s1
    lw t4, 116(sp)
    sw s2, 144(sp)
    and a0, a0, t4
    lw s2, 156(sp)
    sw t3, 192(sp)
    xor a0, s2, a0
    lw s2, 104(sp)
    sw a5, 156(sp)
    and a5, s2, t6
    xor a5, t4, a5
    and t4, a0, a5
    xor t4, ra, t4
    and ra, s1, t4
    xor ra, s5, ra
    and t3, a0, t6
    xor t3, s2, t3
    and s2, s2, s5
    xor s2, s3, s2
    and s3, a6, a1
    xor s3, t1, s3
    and t1, t1, a3
    xor t1, s0, t1
    and s0, t0, a1
    xor s0, s4, s0
    and s4, a2, s0
    xor a3, a3, s4
    and s4, t1, a3
    xor a6, a6, s4
    and s4, s3, a6
    xor s4, t0, s4
    and s5, t1, s0
    sw t3, 112(sp)
    lw t3, 2028(s10)
    xor s5, a2, s5
    sw s2, 104(sp)
    lw s2, 2036(s10)
    xor t3, s5, t3
    sw t3, 116(sp)
    lw t3, 628(s10)
    xor s2, t1, s2
    sw s2, 132(sp)
    lw s2, 604(s10)
    xor t3, s4, t3
    sw t3, 172(sp)
    lw t3, 652(s10)
    xor s2, a3, s2
    sw s2, 176(sp)
    lw s2, 1840(s10)
    xor t3, s3, t3
    sw t3, 96(sp)
    lw t3, 620(s10)
    xor s2, a6, s2
    xor t3, s0, t3
    and t0, a2, t0
    lw a2, 1836(s10)
    xor t0, a1, t0
    xor a2, t0, a2
    xor t5, t5, s1
    xor a5, s11, a5
    xor a1, s9, a0
    xor a3, a3, s6
    xor t2, t2, t4
    xor t4, s8, s5
    xor a6, s7, a6
    xor a7, a7, t6
    xor t6, a4, ra
    lw a4, 192(sp)
    lw a0, 156(sp)
    xor a4, a4, s4
    xor a0, a0, s3
    lw s1, 144(sp)
    lw s3, 104(sp)
    lw s4, 112(sp)
    xor s1, s1, s3
    lw s3, 124(sp)
    lw s5, 180(sp)
    xor s3, s3, s4
    lw s4, 108(sp)
    lw s6, 152(sp)
    xor t0, s4, t0
    lw s4, 120(sp)
    lw s7, 188(sp)
    xor t1, t1, s4
    lw s4, 664(s10)
    xor s0, s5, s0
    xor s4, a3, s4
    slli s5, a3, 16
    srli a3, a3, 16
    or a3, s5, a3
    lw s5, 600(s10)
    xor a3, s6, a3
    xor a3, a3, s5
    slli s5, s0, 16
    srli s6, s0, 16
    or s5, s5, s6
    lw s6, 616(s10)
    xor s5, s7, s5
    xor s5, s5, s6
    slli s6, t1, 16
    srli s7, t1, 16
    or s6, s6, s7
    lw s7, 2032(s10)
    lw s8, 200(sp)
    lw s9, 196(sp)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, t0, 16
    srli s8, t0, 16
    or s7, s7, s8
    lw s8, 1832(s10)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, a0, 16
    srli s9, a0, 16
    or s8, s8, s9
    lw s9, 1844(s10)
    lw s11, 184(sp)
    lw ra, 212(sp)
    xor s8, s11, s8
    xor s8, s8, s9
    slli s9, a4, 16
    srli s11, a4, 16
    or s9, s9, s11
    lw s11, 624(s10)
    xor s9, ra, s9
    xor s9, s9, s11
    slli s11, a6, 16
    srli ra, a6, 16
    or s11, s11, ra
    lw ra, 2040(s10)
    sw a2, 212(sp)
    lw a2, 140(sp)
    xor a2, a2, s11
    xor a2, a2, ra
    slli s11, t4, 16
    srli ra, t4, 16
    or s11, s11, ra
    lw ra, 2024(s10)
    sw s2, 140(sp)
    lw s2, 208(sp)
    # round 10 (skinny.dsl:60)
    sw t3, 208(sp)
    # round 11 (skinny.dsl:60)
    xor s2, s2, s11
    xor s2, s2, ra
    # round 10 (skinny.dsl:60)
    and s11, s6, s8
    xor s11, a3, s11
    and a3, a3, s5
    xor a3, s2, a3
    and s2, a2, s8
    xor s2, s9, s2
    and s9, a3, s2
    xor s9, s7, s9
    and ra, s7, s2
    xor s5, s5, ra
    and ra, a3, s5
    xor s6, s6, ra
    slli ra, s6, 16
    srli t3, s6, 16
    or t3, ra, t3
    and ra, s11, s6
    xor ra, a2, ra
    sw t3, 184(sp)
    slli t3, ra, 16
    sw a1, 196(sp)
    srli a1, ra, 16
    or t3, t3, a1
    slli a1, s5, 16
    sw t3, 200(sp)
    srli t3, s5, 16
    or t3, a1, t3
    slli a1, s9, 16
    sw t3, 188(sp)
    srli t3, s9, 16
    or t3, a1, t3
    slli a1, s2, 16
    sw t3, 152(sp)
    srli t3, s2, 16
    or t3, a1, t3
    slli a1, a3, 16
    sw t3, 180(sp)
    srli t3, a3, 16
    or t3, a1, t3
    lw a1, 584(s10)
    sw t3, 120(sp)
    slli t3, s11, 16
    sw s1, 108(sp)
    srli s1, s11, 16
    or t3, t3, s1
    lw s1, 1848(s10)
    xor a1, s11, a1
    addi s11, s10, 2047
    addi s11, s11, 2047
    addi s11, s11, 2
    sw a1, 112(sp)
    lw a1, -2048(s11)
    xor s1, s9, s1
    lw s9, 1872(s10)
    xor a3, a3, a1
    lw a1, 560(s10)
    xor s6, s6, s9
    lw s9, 536(s10)
    xor a1, ra, a1
    lw ra, 552(s10)
    xor s5, s5, s9
    xor s2, s2, ra
    and a2, s7, a2
    xor a2, s8, a2
    lw s7, 1864(s10)
    slli s8, a2, 16
    srli s9, a2, 16
    or s8, s8, s9
    xor a2, a2, s7
    not s7, a6
    and s7, s7, a0
    xor a4, a4, s7
    and s7, t1, a0
    xor s7, s4, s7
    not s9, s0
    and s4, s4, s9
    xor t4, t4, s4
    not s4, t0
    and s4, s4, a4
    xor s0, s0, s4
    not s4, s0
    and s4, t4, s4
    xor t1, t1, s4
    and s4, s7, t1
    xor s4, a6, s4
    and s9, t4, a4
    xor s9, t0, s9
    or a6, t0, a6
    xor a6, a0, a6
    not t0, t2
    and t0, t0, t5
    xor t0, t6, t0
    or t6, a5, a7
    xor t6, s3, t6
    not a0, t6
    and a0, a0, t0
    lw s3, 108(sp)
    lw s10, 196(sp)
    xor a0, s3, a0
    not ra, s3
    and ra, ra, t0
    xor a7, a7, ra
    or ra, t6, a7
    xor ra, s10, ra
    and s10, s10, t5
    xor a5, a5, s10
    or s10, a5, ra
    xor s10, t2, s10
    sw a2, 196(sp)
    slli a2, a0, 24
    sw a1, 124(sp)
    srli a1, a0, 8
    or a2, a2, a1
    slli a1, a7, 24
    sw s6, 104(sp)
    srli s6, a7, 8
    or a1, a1, s6
    slli s6, t6, 24
    sw a3, 144(sp)
    srli a3, t6, 8
    or a3, s6, a3
    slli s6, t0, 24
    sw s1, 156(sp)
    srli s1, t0, 8
    or s1, s6, s1
    slli s6, s10, 24
    sw s5, 192(sp)
    srli s5, s10, 8
    or s5, s6, s5
    slli s6, ra, 24
    sw s2, 216(sp)
    srli s2, ra, 8
    or s2, s6, s2
    slli s6, a5, 24
    sw s9, 100(sp)
    srli s9, a5, 8
    or s6, s6, s9
    or t2, s3, t2
    xor t2, t5, t2
    slli t5, t2, 24
    srli s3, t2, 8
    or t5, t5, s3
    lw s3, 176(sp)
    lw s9, 208(sp)
    sw t1, 108(sp)
    and t1, s3, s9
    sw s4, 204(sp)
    lw s4, 116(sp)
    sw s7, 116(sp)
    xor t1, s4, t1
    lw s4, 132(sp)
    lw s7, 96(sp)
    sw s11, 148(sp)
    and s11, s4, s7
    xor s3, s3, s11
    lw s11, 140(sp)
    sw a6, 176(sp)
    and a6, s11, s7
    sw t4, 136(sp)
    lw t4, 172(sp)
    sw s0, 132(sp)
    xor a6, t4, a6
    lw t4, 212(sp)
    sw a4, 172(sp)
    and a4, t4, a6
    xor a4, s9, a4
    and s9, t1, a4
    xor s4, s4, s9
    and s9, t1, a6
    xor s9, t4, s9
    and s0, s3, s4
    xor s0, s11, s0
    and t4, t4, s11
    xor t4, s7, t4
    xor s3, s6, s3
    xor a4, a1, a4
    xor t1, a3, t1
    lw a3, 188(sp)
    lw a1, 152(sp)
    xor a7, a7, a3
    xor a3, s2, s4
    xor a1, a0, a1
    lw a0, 184(sp)
    xor a6, s1, a6
    xor a0, ra, a0
    xor s0, s5, s0
    lw s1, 200(sp)
    xor a5, a5, t3
    xor s1, s10, s1
    xor t3, t5, t4
    xor t4, a2, s9
    xor t2, t2, s8
    lw t5, 120(sp)
    lw s2, 180(sp)
    xor t5, t6, t5
    lw t6, 72(sp)
    lw s4, 132(sp)
    lw a2, 16(t6)
    xor t0, t0, s2
    xor a2, a7, a2
    slli s2, a7, 8
    srli a7, a7, 24
    or a7, s2, a7
    lw s2, 540(t6)
    xor a7, s4, a7
    xor a7, a7, s2
    slli s2, t0, 8
    srli s4, t0, 24
    or s2, s2, s4
    lw s4, 556(t6)
    lw s5, 172(sp)
    lw s6, 136(sp)
    xor s2, s5, s2
    xor s2, s2, s4
    slli s4, t5, 8
    srli s5, t5, 24
    or s4, s4, s5
    lw s5, 548(t6)
    xor s4, s6, s4
    xor s4, s4, s5
    slli s5, t2, 8
    srli s6, t2, 24
    or s5, s5, s6
    lw s6, 1868(t6)
    lw s7, 176(sp)
    lw s9, 116(sp)
    xor s5, s7, s5
    xor s5, s5, s6
    slli s6, a5, 8
    srli s7, a5, 24
    or s6, s6, s7
    lw s7, 148(sp)
    lw s10, 204(sp)
    lw s8, -2040(s7)
    xor s6, s9, s6
    xor s6, s6, s8
    slli s8, s1, 8
    srli s9, s1, 24
    or s8, s8, s9
    lw s9, -2044(s7)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, a0, 8
    srli s10, a0, 24
    or s9, s9, s10
    lw s10, 580(t6)
    lw s11, 108(sp)
    lw ra, 100(sp)
    xor s9, s11, s9
    xor s9, s9, s10
    slli s10, a1, 8
    srli s11, a1, 24
    or s10, s10, s11
    lw s11, 2044(t6)
    xor s10, ra, s10
    xor s10, s10, s11
    # round 9 (skinny.dsl:60)
    lw s11, 192(sp)
    lw ra, 216(sp)
    sw t3, 100(sp)
    and s7, s11, ra
    lw t3, 156(sp)
    sw t1, 156(sp)
    xor t3, t3, s7
    lw s7, 144(sp)
    lw t1, 112(sp)
    sw s0, 108(sp)
    and s0, s7, t1
    xor s0, s11, s0
    lw s11, 104(sp)
    sw s3, 192(sp)
    and s3, s11, t1
    sw a3, 204(sp)
    lw a3, 124(sp)
    xor a3, a3, s3
    lw s3, 196(sp)
    sw t4, 124(sp)
    and t4, s3, a3
    xor t4, ra, t4
    and ra, t3, t4
    xor s7, s7, ra
    and ra, s0, s7
    xor ra, s11, ra
    sw ra, 144(sp)
    and ra, t3, a3
    xor ra, s3, ra
    and s3, s3, s11
    xor t1, t1, s3
    and s3, s4, s6
    xor s3, a7, s3
    and a7, a7, s2
    xor a7, s10, a7
    and s10, s9, s6
    xor s8, s8, s10
    and s10, s5, s8
    xor s2, s2, s10
    and s10, a7, s2
    xor s4, s4, s10
    and s10, s3, s4
    xor s10, s9, s10
    and s11, a7, s8
    sw t1, 112(sp)
    lw t1, 464(t6)
    xor s11, s5, s11
    sw t3, 104(sp)
    lw t3, 480(t6)
    xor t1, s11, t1
    sw t1, 196(sp)
    lw t1, 496(t6)
    xor t3, a7, t3
    sw t3, 216(sp)
    lw t3, 1388(t6)
    xor t1, s10, t1
    sw t1, 116(sp)
    lw t1, 520(t6)
    xor t3, s2, t3
    sw t3, 176(sp)
    lw t3, 1900(t6)
    xor t1, s3, t1
    sw t1, 136(sp)
    lw t1, 1396(t6)
    xor t3, s4, t3
    xor t1, s8, t1
    and s5, s5, s9
    lw s9, 1892(t6)
    xor s5, s6, s5
    xor s6, s5, s9
    not s9, t0
    and s9, a2, s9
    xor a1, a1, s9
    and s9, a0, a5
    xor s1, s1, s9
    and s9, t5, a5
    xor a2, a2, s9
    not s9, s1
    sw s6, 172(sp)
    and s6, t2, s9
    xor t0, t0, s6
    and s6, a1, s9
    xor s6, t2, s6
    not s9, t0
    and s9, a1, s9
    xor t5, t5, s9
    and s9, a2, t5
    xor s9, a0, s9
    and t2, t2, a0
    xor a5, a5, t2
    not t2, a6
    and t2, a4, t2
    lw a0, 124(sp)
    sw t1, 124(sp)
    xor t2, a0, t2
    lw a0, 204(sp)
    lw t1, 192(sp)
    sw t3, 132(sp)
    and t3, a0, t1
    sw a5, 180(sp)
    lw a5, 108(sp)
    sw s9, 120(sp)
    xor a5, a5, t3
    lw t3, 156(sp)
    sw s5, 108(sp)
    and s5, t3, t1
    xor a4, a4, s5
    not s5, a5
    lw s9, 100(sp)
    sw s10, 200(sp)
    and s10, s9, s5
    xor a6, a6, s10
    not s10, a6
    and s10, t2, s10
    xor t3, t3, s10
    and s5, t2, s5
    xor s5, s9, s5
    and s10, a4, t3
    xor s10, a0, s10
    and a0, s9, a0
    xor t1, t1, a0
    xor a0, s0, a4
    xor a4, s3, a4
    lw s0, 524(t6)
    xor a2, a2, a4
    xor a2, a2, s0
    xor s0, a6, s2
    lw s2, 280(t6)
    xor a6, t4, a6
    xor t4, s0, s2
    lw s2, 476(t6)
    xor t0, t0, s0
    xor t0, t0, s2
    xor a3, a3, a5
    xor a5, s8, a5
    lw s0, 492(t6)
    xor s1, s1, a5
    xor s0, s1, s0
    xor s1, s7, t3
    xor t3, s4, t3
    lw s2, 1904(t6)
    xor t5, t5, t3
    xor t5, t5, s2
    xor s2, ra, s5
    xor s3, s11, s5
    lw s4, 1884(t6)
    xor s5, s6, s3
    xor s4, s5, s4
    xor a7, t2, a7
    lw s5, 104(sp)
    lw s6, 200(sp)
    xor t2, s5, t2
    lw s5, 1888(t6)
    xor a1, a1, a7
    xor a1, a1, s5
    lw s5, 144(sp)
    xor s6, s6, s10
    xor s5, s5, s10
    lw s7, 500(t6)
    lw s8, 120(sp)
    lw s9, 112(sp)
    xor s8, s8, s6
    xor s7, s8, s7
    lw s8, 108(sp)
    lw s10, 180(sp)
    xor s8, s8, t1
    xor t1, s9, t1
    lw s9, 1896(t6)
    xor s10, s10, s8
    xor s9, s10, s9
    # round 8 (skinny.dsl:60)
    or s10, s1, a0
    xor s5, s5, s10
    or s10, t2, a0
    xor s10, a6, s10
    and a6, a6, a3
    xor a6, s2, a6
    not s2, a6
    and s11, s2, s5
    xor s11, t1, s11
    not ra, t1
    and ra, ra, s5
    xor a3, a3, ra
    and s2, s2, a3
    xor t2, t2, s2
    or s2, s10, t2
    xor s2, s1, s2
    slli ra, s2, 8
    srli t6, s2, 24
    or t6, ra, t6
    slli ra, t2, 8
    sw s2, 180(sp)
    srli s2, t2, 24
    or s2, ra, s2
    slli ra, a3, 8
    sw t6, 112(sp)
    srli t6, a3, 24
    or t6, ra, t6
    slli ra, s11, 8
    sw t2, 108(sp)
    srli t2, s11, 24
    or t2, ra, t2
    slli ra, a6, 8
    sw a6, 120(sp)
    srli a6, a6, 24
    or a6, ra, a6
    slli ra, s10, 8
    sw t2, 200(sp)
    srli t2, s10, 24
    or t2, ra, t2
    slli ra, s5, 8
    sw s5, 144(sp)
    srli s5, s5, 24
    or s5, ra, s5
    or t1, t1, s1
    xor t1, a0, t1
    slli a0, t1, 8
    srli s1, t1, 24
    or a0, a0, s1
    lw s1, 132(sp)
    lw ra, 136(sp)
    sw t1, 104(sp)
    and t1, s1, ra
    sw a0, 192(sp)
    lw a0, 116(sp)
    sw s5, 204(sp)
    xor t1, a0, t1
    lw a0, 216(sp)
    sw s10, 116(sp)
    and s10, a0, ra
    lw s5, 176(sp)
    sw s11, 100(sp)
    xor s10, s5, s10
    lw s11, 124(sp)
    sw s2, 176(sp)
    lw s2, 196(sp)
    and s5, s5, s11
    xor s2, s2, s5
    lw s5, 172(sp)
    sw a3, 196(sp)
    and a3, s5, t1
    xor a3, s11, a3
    and s11, s2, a3
    xor a0, a0, s11
    and s11, s10, a0
    xor s11, s1, s11
    sw s11, 216(sp)
    and s11, s2, t1
    xor s11, s5, s11
    and s1, s5, s1
    xor s1, ra, s1
    and s5, a1, a2
    xor s5, t0, s5
    and t0, t0, s0
    xor t0, s4, t0
    and s4, t5, a2
    xor s4, s7, s4
    and s7, t0, s4
    xor s7, s9, s7
    and ra, s9, s4
    xor s0, s0, ra
    and ra, t0, s0
    xor a1, a1, ra
    slli ra, a1, 16
    sw s11, 136(sp)
    srli s11, a1, 16
    or s11, ra, s11
    and ra, s5, a1
    xor ra, t5, ra
    sw s1, 132(sp)
    slli s1, ra, 16
    sw t1, 172(sp)
    srli t1, ra, 16
    or t1, s1, t1
    slli s1, s0, 16
    sw t1, 124(sp)
    srli t1, s0, 16
    or t1, s1, t1
    slli s1, s7, 16
    sw s11, 156(sp)
    srli s11, s7, 16
    or s1, s1, s11
    slli s11, s4, 16
    sw s1, 184(sp)
    srli s1, s4, 16
    or s1, s11, s1
    slli s11, t0, 16
    sw s1, 152(sp)
    srli s1, t0, 16
    or s1, s11, s1
    lw s11, 72(sp)
    sw s1, 188(sp)
    lw s1, 456(s11)
    sw a0, 96(sp)
    slli a0, s5, 16
    sw t1, 140(sp)
    srli t1, s5, 16
    or t1, a0, t1
    lw a0, 400(s11)
    xor s1, s5, s1
    lw s5, 416(s11)
    xor a0, s7, a0
    lw s7, 1436(s11)
    xor t0, t0, s5
    lw s5, 432(s11)
    xor a1, a1, s7
    lw s7, 1376(s11)
    xor s5, ra, s5
    lw ra, 1384(s11)
    xor s0, s0, s7
    xor s4, s4, ra
    and t5, s9, t5
    xor t5, a2, t5
    lw a2, 1428(s11)
    slli s7, t5, 16
    srli s9, t5, 16
    or s7, s7, s9
    xor t5, t5, a2
    or a2, t3, a4
    xor a2, s6, a2
    or s6, a7, a4
    xor s6, t4, s6
    and t4, t4, a5
    xor t4, s3, t4
    not s3, t4
    not s9, s8
    and s9, s9, a2
    xor a5, a5, s9
    and s9, s3, a5
    xor a7, a7, s9
    or s9, s6, a7
    xor s9, t3, s9
    and s3, s3, a2
    xor s3, s8, s3
    or t3, s8, t3
    xor t3, a4, t3
    xor t2, t2, s10
    xor t6, t6, a3
    xor a6, a6, s2
    lw a4, 196(sp)
    lw a3, 140(sp)
    lw s2, 96(sp)
    xor a4, a4, a3
    lw a3, 176(sp)
    lw s8, 184(sp)
    xor a3, a3, s2
    lw s2, 100(sp)
    lw s10, 156(sp)
    xor s2, s2, s8
    lw s8, 108(sp)
    lw ra, 172(sp)
    xor s8, s8, s10
    lw s10, 204(sp)
    sw t5, 172(sp)
    xor s10, s10, ra
    lw ra, 112(sp)
    lw t5, 216(sp)
    sw a0, 216(sp)
    xor t5, ra, t5
    lw ra, 180(sp)
    lw a0, 124(sp)
    xor a0, ra, a0
    lw ra, 116(sp)
    sw s4, 116(sp)
    xor t1, ra, t1
    lw ra, 192(sp)
    lw s4, 132(sp)
    sw s0, 132(sp)
    xor s4, ra, s4
    lw ra, 200(sp)
    lw s0, 136(sp)
    xor s0, ra, s0
    lw ra, 104(sp)
    sw t0, 104(sp)
    xor s7, ra, s7
    lw ra, 120(sp)
    lw t0, 188(sp)
    xor t0, ra, t0
    lw ra, 344(s11)
    sw s5, 188(sp)
    lw s5, 144(sp)
    sw s1, 120(sp)
    lw s1, 152(sp)
    xor s1, s5, s1
    xor s5, a4, ra
    slli ra, a4, 24
    srli a4, a4, 8
    or a4, ra, a4
    lw ra, 412(s11)
    xor a5, a5, a4
    xor a5, a5, ra
    slli a4, s1, 24
    srli ra, s1, 8
    or a4, a4, ra
    lw ra, 428(s11)
    xor a4, a2, a4
    xor a4, a4, ra
    slli a2, t0, 24
    srli ra, t0, 8
    or a2, a2, ra
    lw ra, 148(sp)
    sw a4, 152(sp)
    lw a4, -2032(ra)
    xor t4, t4, a2
    xor t4, t4, a4
    slli a4, s7, 24
    srli a2, s7, 8
    or a4, a4, a2
    lw a2, 1432(s11)
    xor t3, t3, a4
    xor t3, t3, a2
    slli a4, t1, 24
    srli a2, t1, 8
    or a4, a4, a2
    lw a2, 460(s11)
    xor a4, s6, a4
    xor a4, a4, a2
    slli a2, a0, 24
    srli s6, a0, 8
    or a2, a2, s6
    lw s6, 436(s11)
    xor a2, s9, a2
    xor a2, a2, s6
    slli s6, s8, 24
    srli s9, s8, 8
    or s6, s6, s9
    lw s9, -2028(ra)
    xor a7, a7, s6
    xor a7, a7, s9
    slli s6, s2, 24
    srli s9, s2, 8
    or s6, s6, s9
    lw s9, -2036(ra)
    xor s3, s3, s6
    xor s3, s3, s9
    # round 7 (skinny.dsl:60)
    not s6, s1
    and s6, s5, s6
    xor s2, s2, s6
    and s6, t0, t1
    xor s5, s5, s6
    and s6, s8, t1
    xor a0, a0, s6
    or s6, s7, a0
    xor s1, s1, s6
    and s6, s2, s1
    xor t0, t0, s6
    and s6, s5, t0
    xor s6, s8, s6
    not s9, a0
    and s9, s2, s9
    xor s9, s7, s9
    not s7, s7
    and s7, s7, s8
    xor t1, t1, s7
    and s7, a3, t2
    xor t5, t5, s7
    or s7, t6, s10
    xor s0, s0, s7
    or s7, s0, t5
    xor s7, s4, s7
    or s8, s4, t5
    xor s8, s10, s8
    not s10, s0
    and s10, s10, s8
    xor s10, a6, s10
    and a6, a6, t2
    xor a6, t6, a6
    not t6, a6
    and t6, t6, s10
    xor t6, a3, t6
    slli ra, s7, 16
    sw s9, 144(sp)
    srli s9, s7, 16
    or s9, ra, s9
    slli ra, s8, 16
    sw t0, 136(sp)
    srli t0, s8, 16
    or t0, ra, t0
    slli ra, s0, 16
    sw s6, 200(sp)
    srli s6, s0, 16
    or s6, ra, s6
    slli ra, t5, 16
    sw s5, 192(sp)
    srli s5, t5, 16
    or s5, ra, s5
    slli ra, t6, 16
    sw t1, 124(sp)
    srli t1, t6, 16
    or t1, ra, t1
    slli ra, s10, 16
    sw s2, 180(sp)
    srli s2, s10, 16
    or s2, ra, s2
    slli ra, a6, 16
    sw a0, 112(sp)
    srli a0, a6, 16
    or a0, ra, a0
    not s4, s4
    and a3, s4, a3
    xor t2, t2, a3
    slli a3, t2, 16
    srli s4, t2, 16
    or a3, a3, s4
    lw s4, 120(sp)
    sw s1, 204(sp)
    and ra, a1, s4
    lw s1, 188(sp)
    sw s0, 156(sp)
    xor s1, s1, ra
    lw ra, 104(sp)
    sw t5, 188(sp)
    and t5, ra, s4
    lw s0, 132(sp)
    sw t2, 108(sp)
    xor t5, s0, t5
    lw t2, 116(sp)
    sw s9, 132(sp)
    and s0, s0, t2
    lw s9, 216(sp)
    sw a6, 104(sp)
    xor s0, s9, s0
    lw s9, 172(sp)
    sw a3, 216(sp)
    and a3, s9, s1
    xor t2, t2, a3
    and a3, s0, t2
    xor a3, ra, a3
    and ra, t5, a3
    xor ra, a1, ra
    and a6, s0, s1
    xor a6, s9, a6
    and a1, s9, a1
    xor a1, s4, a1
    and s4, t4, a4
    xor s4, a5, s4
    lw s9, 152(sp)
    sw a6, 152(sp)
    and a5, a5, s9
    xor a5, s3, a5
    and s3, a7, a4
    xor a2, a2, s3
    and s3, t3, a2
    xor s3, s9, s3
    and s9, a5, s3
    xor t4, t4, s9
    and s9, s4, t4
    xor s9, a7, s9
    and a6, a5, a2
    sw a1, 120(sp)
    lw a1, 1132(s11)
    xor a6, t3, a6
    sw t6, 172(sp)
    lw t6, 1140(s11)
    xor a1, a6, a1
    sw a1, 116(sp)
    lw a1, 372(s11)
    xor t6, a5, t6
    sw t6, 184(sp)
    lw t6, 348(s11)
    xor a1, s9, a1
    sw a1, 100(sp)
    lw a1, 396(s11)
    xor t6, s3, t6
    sw t6, 96(sp)
    lw t6, 1468(s11)
    xor a1, s4, a1
    sw a1, 176(sp)
    lw a1, 364(s11)
    xor t6, t4, t6
    xor a1, a2, a1
    and a7, t3, a7
    lw t3, 1460(s11)
    xor a7, a4, a7
    xor t3, a7, t3
    xor t5, a0, t5
    xor t0, t0, t2
    xor t2, s6, s0
    xor a4, s3, s8
    xor a3, s2, a3
    xor a6, s7, a6
    xor t4, s10, t4
    xor a0, s5, s1
    xor t1, t1, ra
    lw s0, 172(sp)
    lw s1, 104(sp)
    xor s0, s0, s9
    xor s1, s1, s4
    lw s2, 216(sp)
    lw s3, 120(sp)
    lw s4, 152(sp)
    xor s2, s2, s3
    lw s3, 132(sp)
    lw s5, 188(sp)
    xor s3, s3, s4
    lw s4, 108(sp)
    lw s6, 204(sp)
    xor a7, s4, a7
    lw s4, 156(sp)
    lw s7, 112(sp)
    xor a5, a5, s4
    lw s4, 344(s11)
    xor a2, s5, a2
    xor s4, a4, s4
    slli s5, a4, 16
    srli a4, a4, 16
    or a4, s5, a4
    lw s5, 340(s11)
    xor a4, s6, a4
    xor a4, a4, s5
    slli s5, a2, 16
    srli s6, a2, 16
    or s5, s5, s6
    lw s6, 360(s11)
    xor s5, s7, s5
    xor s5, s5, s6
    slli s6, a5, 16
    srli s7, a5, 16
    or s6, s6, s7
    lw s7, 352(s11)
    lw s8, 180(sp)
    lw s9, 124(sp)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, a7, 16
    srli s8, a7, 16
    or s7, s7, s8
    lw s8, 1456(s11)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, s1, 16
    srli s9, s1, 16
    or s8, s8, s9
    lw s9, 148(sp)
    lw ra, 192(sp)
    lw s10, -2024(s9)
    xor s8, ra, s8
    xor s8, s8, s10
    slli s10, s0, 16
    srli ra, s0, 16
    or s10, s10, ra
    lw s9, 200(sp)
    lw ra, 368(s11)
    xor s9, s9, s10
    xor s9, s9, ra
    slli s10, t4, 16
    srli ra, t4, 16
    or s10, s10, ra
    lw ra, 1464(s11)
    sw t3, 200(sp)
    lw t3, 136(sp)
    xor t3, t3, s10
    xor t3, t3, ra
    slli s10, a6, 16
    srli ra, a6, 16
    or s10, s10, ra
    lw ra, 332(s11)
    sw t6, 136(sp)
    lw t6, 144(sp)
    # round 6 (skinny.dsl:60)
    sw a1, 144(sp)
    # round 7 (skinny.dsl:60)
    xor t6, t6, s10
    xor t6, t6, ra
    # round 6 (skinny.dsl:60)
    and s10, s6, s8
    xor s10, a4, s10
    and a4, a4, s5
    xor t6, t6, a4
    and a4, t3, s8
    xor a4, s9, a4
    and s9, t6, a4
    xor s9, s7, s9
    and ra, s7, a4
    xor s5, s5, ra
    and ra, t6, s5
    xor s6, s6, ra
    slli ra, s6, 16
    srli a1, s6, 16
    or a1, ra, a1
    and ra, s10, s6
    xor ra, t3, ra
    sw a1, 192(sp)
    slli a1, ra, 16
    sw s2, 124(sp)
    srli s2, ra, 16
    or a1, a1, s2
    slli s2, s5, 16
    sw a1, 180(sp)
    srli a1, s5, 16
    or a1, s2, a1
    slli s2, s9, 16
    sw a1, 112(sp)
    srli a1, s9, 16
    or a1, s2, a1
    slli s2, a4, 16
    sw a1, 204(sp)
    srli a1, a4, 16
    or a1, s2, a1
    slli s2, t6, 16
    sw a1, 188(sp)
    srli a1, t6, 16
    or a1, s2, a1
    lw s2, 324(s11)
    sw a1, 156(sp)
    slli a1, s10, 16
    sw s3, 108(sp)
    srli s3, s10, 16
    or a1, a1, s3
    lw s3, 1344(s11)
    xor s2, s10, s2
    lw s10, 1920(s11)
    xor s3, s9, s3
    lw s9, 1488(s11)
    xor t6, t6, s10
    lw s10, 300(s11)
    xor s6, s6, s9
    lw s9, 272(s11)
    xor s10, ra, s10
    lw ra, 292(s11)
    xor s5, s5, s9
    xor a4, a4, ra
    and t3, s7, t3
    xor t3, s8, t3
    lw s7, 1480(s11)
    slli s8, t3, 16
    srli s9, t3, 16
    or s8, s8, s9
    xor t3, t3, s7
    not s7, t4
    and s7, s7, s1
    xor s0, s0, s7
    and s7, a5, s1
    xor s7, s4, s7
    and s4, s4, a2
    xor a6, a6, s4
    or s4, a7, s0
    xor a2, a2, s4
    or s4, a6, a2
    xor a5, a5, s4
    not s4, a5
    and s4, s7, s4
    xor s4, t4, s4
    or s9, a6, s0
    xor s9, a7, s9
    or a7, a7, t4
    xor a7, s1, a7
    not t4, a3
    and t4, t4, t5
    xor t1, t1, t4
    and t4, t2, t5
    xor t4, t0, t4
    not t0, t0
    and t0, t0, a0
    lw s1, 108(sp)
    lw ra, 124(sp)
    xor t0, s1, t0
    or s1, t0, t1
    xor s1, ra, s1
    or s11, ra, t1
    xor a0, a0, s11
    or s11, t0, a0
    xor t2, t2, s11
    slli s11, t2, 24
    sw t3, 108(sp)
    srli t3, t2, 8
    or t3, s11, t3
    or s11, t4, t2
    xor s11, a3, s11
    sw s10, 152(sp)
    slli s10, s11, 24
    sw s6, 132(sp)
    srli s6, s11, 8
    or s6, s10, s6
    slli s10, a0, 24
    sw s2, 120(sp)
    srli s2, a0, 8
    or s2, s10, s2
    slli s10, s1, 24
    sw t6, 216(sp)
    srli t6, s1, 8
    or t6, s10, t6
    slli s10, t0, 24
    sw s3, 104(sp)
    srli s3, t0, 8
    or s3, s10, s3
    slli s10, t4, 24
    sw s5, 172(sp)
    srli s5, t4, 8
    or s5, s10, s5
    slli s10, t1, 24
    sw a4, 140(sp)
    srli a4, t1, 8
    or a4, s10, a4
    or a3, ra, a3
    xor t5, t5, a3
    slli a3, t5, 24
    srli s10, t5, 8
    or a3, a3, s10
    lw s10, 96(sp)
    lw ra, 144(sp)
    sw s9, 124(sp)
    and s9, s10, ra
    sw a5, 196(sp)
    lw a5, 116(sp)
    sw s4, 116(sp)
    xor a5, a5, s9
    lw s9, 184(sp)
    lw s4, 176(sp)
    sw s7, 212(sp)
    and s7, s9, s4
    xor s7, s10, s7
    lw s10, 136(sp)
    sw a7, 96(sp)
    and a7, s10, s4
    sw a6, 208(sp)
    lw a6, 100(sp)
    sw a2, 184(sp)
    xor a6, a6, a7
    lw a7, 200(sp)
    sw s0, 100(sp)
    and s0, a7, a6
    xor s0, ra, s0
    and ra, a5, s0
    xor s9, s9, ra
    and ra, a5, a6
    xor ra, a7, ra
    and a2, s7, s9
    xor a2, s10, a2
    and a7, a7, s10
    xor a7, s4, a7
    xor s4, s5, s7
    xor s0, s2, s0
    xor a5, s3, a5
    lw s2, 112(sp)
    xor t3, t3, s9
    xor a0, a0, s2
    lw s2, 204(sp)
    xor a6, a4, a6
    xor s1, s1, s2
    lw s2, 192(sp)
    xor a4, s6, a2
    xor t2, t2, s2
    lw a2, 180(sp)
    xor t4, t4, a1
    xor a2, s11, a2
    xor a7, a3, a7
    xor t6, t6, ra
    xor t5, t5, s8
    lw a3, 156(sp)
    lw s2, 188(sp)
    xor t0, t0, a3
    lw a3, 72(sp)
    lw s3, 184(sp)
    lw a1, 280(a3)
    xor t1, t1, s2
    xor a1, a0, a1
    slli s2, a0, 8
    srli a0, a0, 24
    or a0, s2, a0
    lw s2, 276(a3)
    xor a0, s3, a0
    xor a0, a0, s2
    slli s2, t1, 8
    srli s3, t1, 24
    or s2, s2, s3
    lw s3, 296(a3)
    lw s5, 100(sp)
    lw s6, 208(sp)
    xor s2, s5, s2
    xor s2, s2, s3
    slli s3, t0, 8
    srli s5, t0, 24
    or s3, s3, s5
    lw s5, 1476(a3)
    xor s3, s6, s3
    xor s3, s3, s5
    slli s5, t5, 8
    srli s6, t5, 24
    or s5, s5, s6
    lw s6, 1484(a3)
    lw s7, 96(sp)
    lw s8, 212(sp)
    xor s5, s7, s5
    xor s5, s5, s6
    slli s6, t4, 8
    srli s7, t4, 24
    or s6, s6, s7
    lw s7, 1928(a3)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, a2, 8
    srli s8, a2, 24
    or s7, s7, s8
    lw s8, 1924(a3)
    lw s9, 116(sp)
    lw s10, 196(sp)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, t2, 8
    srli s9, t2, 24
    or s8, s8, s9
    lw s9, 1492(a3)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, s1, 8
    srli s10, s1, 24
    or s9, s9, s10
    lw s10, 1472(a3)
    lw s11, 124(sp)
    # round 5 (skinny.dsl:60)
    sw a7, 124(sp)
    # round 6 (skinny.dsl:60)
    xor s9, s11, s9
    xor s9, s9, s10
    # round 5 (skinny.dsl:60)
    lw s10, 172(sp)
    lw s11, 140(sp)
    lw a7, 104(sp)
    and ra, s10, s11
    xor a7, a7, ra
    lw ra, 216(sp)
    sw a4, 104(sp)
    lw a4, 120(sp)
    sw t3, 196(sp)
    and t3, ra, a4
    xor t3, s10, t3
    lw s10, 132(sp)
    sw t6, 172(sp)
    and t6, s10, a4
    sw a6, 116(sp)
    lw a6, 152(sp)
    xor a6, a6, t6
    lw t6, 108(sp)
    sw s0, 152(sp)
    and s0, t6, a6
    xor s0, s11, s0
    and s11, a7, s0
    xor s11, ra, s11
    and ra, t3, s11
    xor ra, s10, ra
    sw ra, 216(sp)
    and ra, a7, a6
    xor ra, t6, ra
    and t6, t6, s10
    xor t6, a4, t6
    and a4, s3, s6
    xor a4, a0, a4
    and a0, a0, s2
    xor a0, s9, a0
    and s9, s8, s6
    xor s7, s7, s9
    and s9, s5, s7
    xor s2, s2, s9
    and s9, a0, s2
    xor s3, s3, s9
    and s9, a4, s3
    xor s9, s8, s9
    and s10, a0, s7
    sw t6, 120(sp)
    lw t6, 1496(a3)
    xor s10, s5, s10
    sw a7, 132(sp)
    lw a7, 1504(a3)
    xor t6, s10, t6
    sw t6, 108(sp)
    lw t6, 232(a3)
    xor a7, a0, a7
    sw a7, 140(sp)
    lw a7, 208(a3)
    xor t6, s9, t6
    sw t6, 212(sp)
    lw t6, 256(a3)
    xor a7, s2, a7
    sw a7, 96(sp)
    lw a7, 1520(a3)
    xor t6, a4, t6
    sw t6, 208(sp)
    lw t6, 224(a3)
    xor a7, s3, a7
    xor t6, s7, t6
    and s5, s5, s8
    lw s8, 1512(a3)
    xor s5, s6, s5
    xor s6, s5, s8
    and s8, t2, t4
    xor a2, a2, s8
    and s8, t0, t4
    xor s8, a1, s8
    and a1, a1, t1
    xor a1, s1, a1
    not s1, a2
    and s1, t5, s1
    xor t1, t1, s1
    not s1, a1
    and s1, s1, t1
    xor t0, t0, s1
    and s1, s8, t0
    xor s1, t2, s1
    sw s6, 100(sp)
    or s6, a1, a2
    xor s6, t5, s6
    and t2, t5, t2
    xor t2, t4, t2
    and t4, a5, s4
    lw t5, 152(sp)
    sw t6, 184(sp)
    xor t4, t5, t4
    lw t6, 116(sp)
    sw a7, 152(sp)
    and t5, t5, t6
    lw a7, 172(sp)
    sw s5, 188(sp)
    xor a7, a7, t5
    lw t5, 196(sp)
    sw t2, 172(sp)
    and t2, t5, s4
    lw s5, 104(sp)
    sw s1, 104(sp)
    xor t2, s5, t2
    not s5, t2
    lw s1, 124(sp)
    sw s9, 116(sp)
    and s5, s1, s5
    xor t6, t6, s5
    or s5, a7, t2
    xor s5, s1, s5
    not s9, a7
    and s9, s9, t6
    xor a5, a5, s9
    and s9, t4, a5
    xor s9, t5, s9
    and t5, s1, t5
    xor t5, s4, t5
    xor t3, t3, t4
    xor t4, a4, t4
    lw a4, 260(a3)
    xor s1, s8, t4
    xor a4, s1, a4
    xor s1, t6, s2
    lw s2, 740(a3)
    xor t6, s0, t6
    xor s0, s1, s2
    lw s2, 212(a3)
    xor t1, t1, s1
    xor t1, t1, s2
    xor a6, a6, t2
    xor t2, s7, t2
    lw s1, 228(a3)
    xor a2, a2, t2
    xor a2, a2, s1
    xor s1, s11, a5
    xor a5, s3, a5
    lw s2, 1524(a3)
    xor t0, t0, a5
    xor t0, t0, s2
    xor s2, ra, s5
    xor s3, s10, s5
    lw s4, 1500(a3)
    xor s5, s6, s3
    xor s4, s5, s4
    xor a0, a7, a0
    lw s5, 132(sp)
    lw s6, 116(sp)
    xor a7, s5, a7
    lw s5, 1508(a3)
    xor a1, a1, a0
    xor a1, a1, s5
    lw s5, 216(sp)
    xor s6, s6, s9
    xor s5, s5, s9
    lw s7, 236(a3)
    lw s8, 104(sp)
    lw s9, 120(sp)
    xor s8, s8, s6
    xor s7, s8, s7
    lw s8, 188(sp)
    lw s10, 172(sp)
    xor s8, s8, t5
    xor t5, s9, t5
    lw s9, 1516(a3)
    xor s10, s10, s8
    xor s9, s10, s9
    # round 4 (skinny.dsl:60)
    or s10, s1, t3
    xor s5, s5, s10
    not s10, t6
    and s10, s10, a6
    xor s2, s2, s10
    and s10, s2, s5
    xor s10, t5, s10
    not s11, t5
    and s11, s11, s5
    xor a6, a6, s11
    and s11, s2, a6
    xor s11, a7, s11
    not ra, t3
    and a7, a7, ra
    xor a7, t6, a7
    not t6, a7
    and t6, t6, s11
    xor t6, s1, t6
    slli ra, s10, 8
    srli a3, s10, 24
    or a3, ra, a3
    slli ra, a6, 8
    sw a3, 172(sp)
    srli a3, a6, 24
    or a3, ra, a3
    slli ra, s2, 8
    sw s2, 120(sp)
    srli s2, s2, 24
    or s2, ra, s2
    slli ra, s5, 8
    sw s5, 188(sp)
    srli s5, s5, 24
    or s5, ra, s5
    slli ra, t6, 8
    sw t6, 104(sp)
    srli t6, t6, 24
    or t6, ra, t6
    slli ra, s11, 8
    sw t6, 116(sp)
    srli t6, s11, 24
    or t6, ra, t6
    slli ra, a7, 8
    sw a7, 216(sp)
    srli a7, a7, 24
    or a7, ra, a7
    or t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 8
    srli s1, t3, 24
    or t5, t5, s1
    lw s1, 152(sp)
    lw ra, 208(sp)
    sw t3, 132(sp)
    and t3, s1, ra
    sw t5, 196(sp)
    lw t5, 212(sp)
    sw s11, 124(sp)
    xor t3, t5, t3
    lw t5, 140(sp)
    sw s5, 212(sp)
    and s5, t5, ra
    lw s11, 96(sp)
    sw s10, 156(sp)
    xor s5, s11, s5
    lw s10, 184(sp)
    sw t6, 96(sp)
    lw t6, 108(sp)
    and s11, s11, s10
    xor t6, t6, s11
    lw s11, 100(sp)
    sw a6, 108(sp)
    and a6, s11, t3
    xor a6, s10, a6
    and s10, t6, a6
    xor t5, t5, s10
    and s10, s5, t5
    xor s10, s1, s10
    sw s10, 140(sp)
    and s10, t6, t3
    xor s10, s11, s10
    and s1, s11, s1
    xor s1, ra, s1
    and s11, a1, a4
    xor s11, t1, s11
    and t1, t1, a2
    xor t1, s4, t1
    and s4, t0, a4
    xor s4, s7, s4
    and s7, t1, s4
    xor s7, s9, s7
    and ra, s9, s4
    xor a2, a2, ra
    and ra, t1, a2
    xor a1, a1, ra
    slli ra, a1, 16
    sw s10, 208(sp)
    srli s10, a1, 16
    or s10, ra, s10
    and ra, s11, a1
    xor ra, t0, ra
    sw s1, 152(sp)
    slli s1, ra, 16
    sw t3, 100(sp)
    srli t3, ra, 16
    or t3, s1, t3
    slli s1, a2, 16
    sw t3, 184(sp)
    srli t3, a2, 16
    or t3, s1, t3
    slli s1, s7, 16
    sw s10, 180(sp)
    srli s10, s7, 16
    or s1, s1, s10
    slli s10, s4, 16
    sw s1, 192(sp)
    srli s1, s4, 16
    or s1, s10, s1
    slli s10, t1, 16
    sw s1, 204(sp)
    srli s1, t1, 16
    or s1, s10, s1
    lw s10, 72(sp)
    sw s1, 112(sp)
    lw s1, 192(s10)
    sw t5, 176(sp)
    slli t5, s11, 16
    sw t3, 136(sp)
    srli t3, s11, 16
    or t3, t5, t3
    lw t5, 1936(s10)
    xor s1, s11, s1
    lw s11, 1536(s10)
    xor t5, s7, t5
    lw s7, 1552(s10)
    xor t1, t1, s11
    lw s11, 168(s10)
    xor a1, a1, s7
    lw s7, 144(s10)
    xor s11, ra, s11
    lw ra, 160(s10)
    xor a2, a2, s7
    xor s4, s4, ra
    and t0, s9, t0
    xor t0, a4, t0
    lw a4, 1544(s10)
    slli s7, t0, 16
    srli s9, t0, 16
    or s7, s7, s9
    xor t0, t0, a4
    or a4, a5, t4
    xor a4, s6, a4
    not s6, t4
    and s6, a0, s6
    xor s6, s0, s6
    and s0, s0, t2
    xor s0, s3, s0
    not s3, s8
    and s3, s3, a4
    xor t2, t2, s3
    and s3, s0, t2
    xor a0, a0, s3
    and s3, s6, a0
    xor s3, a5, s3
    and s9, s0, a4
    xor s9, s8, s9
    or a5, s8, a5
    xor a5, t4, a5
    xor a7, a7, s5
    xor a6, a3, a6
    xor t4, s2, t6
    lw t6, 108(sp)
    lw a3, 136(sp)
    lw s2, 176(sp)
    xor t6, t6, a3
    lw a3, 96(sp)
    lw s5, 192(sp)
    xor a3, a3, s2
    lw s2, 156(sp)
    lw s8, 180(sp)
    xor s2, s2, s5
    lw s5, 124(sp)
    lw ra, 100(sp)
    xor s5, s5, s8
    lw s8, 212(sp)
    sw t0, 100(sp)
    xor s8, s8, ra
    lw ra, 116(sp)
    lw t0, 140(sp)
    sw t5, 140(sp)
    xor t0, ra, t0
    lw ra, 104(sp)
    lw t5, 184(sp)
    xor t5, ra, t5
    lw ra, 216(sp)
    sw s4, 216(sp)
    xor t3, ra, t3
    lw ra, 196(sp)
    lw s4, 152(sp)
    sw a2, 152(sp)
    xor s4, ra, s4
    lw ra, 172(sp)
    lw a2, 208(sp)
    xor a2, ra, a2
    lw ra, 132(sp)
    sw t1, 132(sp)
    xor s7, ra, s7
    lw ra, 120(sp)
    lw t1, 112(sp)
    xor t1, ra, t1
    lw ra, 664(s10)
    sw s11, 112(sp)
    lw s11, 188(sp)
    sw s1, 120(sp)
    lw s1, 204(sp)
    xor s1, s11, s1
    xor s11, t6, ra
    slli ra, t6, 24
    srli t6, t6, 8
    or t6, ra, t6
    lw ra, 148(s10)
    xor t2, t2, t6
    xor t2, t2, ra
    slli t6, s1, 24
    srli ra, s1, 8
    or t6, t6, ra
    lw ra, 164(s10)
    xor t6, a4, t6
    xor t6, t6, ra
    slli a4, t1, 24
    srli ra, t1, 8
    or a4, a4, ra
    lw ra, 1540(s10)
    xor a4, s0, a4
    xor a4, a4, ra
    slli s0, s7, 24
    srli ra, s7, 8
    or s0, s0, ra
    lw ra, 1548(s10)
    xor a5, a5, s0
    xor a5, a5, ra
    slli s0, t3, 24
    srli ra, t3, 8
    or s0, s0, ra
    lw ra, 1560(s10)
    xor s0, s6, s0
    xor s0, s0, ra
    slli s6, t5, 24
    srli ra, t5, 8
    or s6, s6, ra
    lw ra, 172(s10)
    xor s3, s3, s6
    xor s3, s3, ra
    slli s6, s5, 24
    srli ra, s5, 8
    or s6, s6, ra
    lw ra, 1556(s10)
    xor a0, a0, s6
    xor a0, a0, ra
    slli s6, s2, 24
    srli ra, s2, 8
    or s6, s6, ra
    lw ra, 1532(s10)
    xor s6, s9, s6
    xor s6, s6, ra
    # round 3 (skinny.dsl:60)
    not s9, t1
    and s9, s9, t3
    xor s9, s11, s9
    not ra, s1
    and s11, s11, ra
    xor s2, s2, s11
    not s11, s5
    and s11, s11, t3
    xor t5, t5, s11
    not s11, s7
    and s11, s11, t5
    xor s1, s1, s11
    not s11, s1
    and s11, s2, s11
    xor t1, t1, s11
    not s11, t1
    and s11, s9, s11
    xor s11, s5, s11
    and ra, s2, t5
    xor ra, s7, ra
    or s5, s7, s5
    xor t3, t3, s5
    not s5, a3
    and s5, s5, a7
    xor t0, t0, s5
    or s5, a6, s8
    xor a2, a2, s5
    not s5, a2
    and s5, s5, t0
    xor s5, s4, s5
    not s7, s4
    and s7, s7, t0
    xor s7, s8, s7
    or s8, a2, s7
    xor s8, t4, s8
    not t4, t4
    and t4, t4, a7
    xor a6, a6, t4
    not t4, a6
    and t4, t4, s8
    xor t4, a3, t4
    sw ra, 204(sp)
    slli ra, s5, 16
    sw t1, 188(sp)
    srli t1, s5, 16
    or t1, ra, t1
    slli ra, s7, 16
    sw s11, 208(sp)
    srli s11, s7, 16
    or s11, ra, s11
    slli ra, a2, 16
    sw s9, 172(sp)
    srli s9, a2, 16
    or s9, ra, s9
    slli ra, t0, 16
    sw t3, 196(sp)
    srli t3, t0, 16
    or t3, ra, t3
    slli ra, t4, 16
    sw s2, 184(sp)
    srli s2, t4, 16
    or s2, ra, s2
    slli ra, s8, 16
    sw t5, 104(sp)
    srli t5, s8, 16
    or t5, ra, t5
    slli ra, a6, 16
    sw s1, 116(sp)
    srli s1, a6, 16
    or s1, ra, s1
    or a3, s4, a3
    xor a7, a7, a3
    slli a3, a7, 16
    srli s4, a7, 16
    or a3, a3, s4
    lw s4, 120(sp)
    sw t0, 212(sp)
    and ra, a1, s4
    lw t0, 112(sp)
    sw a7, 180(sp)
    xor t0, t0, ra
    lw ra, 132(sp)
    sw a2, 112(sp)
    and a2, ra, s4
    lw a7, 152(sp)
    sw t1, 124(sp)
    xor a2, a7, a2
    lw t1, 216(sp)
    sw a3, 152(sp)
    and a7, a7, t1
    lw a3, 140(sp)
    sw t4, 132(sp)
    xor a7, a3, a7
    lw a3, 100(sp)
    sw a6, 140(sp)
    and a6, a3, t0
    xor a6, t1, a6
    and t1, a7, a6
    xor t1, ra, t1
    and ra, a2, t1
    xor ra, a1, ra
    and t4, a7, t0
    xor t4, a3, t4
    and a3, a3, a1
    xor a3, s4, a3
    and a1, a4, s0
    xor a1, t2, a1
    and t2, t2, t6
    xor t2, s6, t2
    and s4, a0, s0
    xor s3, s3, s4
    and s4, a5, s3
    xor t6, t6, s4
    and s4, t2, t6
    xor a4, a4, s4
    and s4, a1, a4
    xor s4, a0, s4
    and s6, t2, s3
    sw t4, 120(sp)
    lw t4, 1564(s10)
    xor s6, a5, s6
    sw a3, 100(sp)
    lw a3, 1092(s10)
    xor t4, s6, t4
    sw t4, 216(sp)
    lw t4, 108(s10)
    xor a3, t2, a3
    sw a3, 192(sp)
    lw a3, 84(s10)
    xor t4, s4, t4
    sw t4, 156(sp)
    lw t4, 132(s10)
    xor a3, t6, a3
    sw a3, 176(sp)
    lw a3, 1580(s10)
    xor t4, a1, t4
    sw t4, 96(sp)
    lw t4, 100(s10)
    xor a3, a4, a3
    xor t4, s3, t4
    and a5, a5, a0
    lw a0, 1572(s10)
    xor a5, s0, a5
    xor a0, a5, a0
    xor a2, s1, a2
    xor a6, s11, a6
    xor a7, s9, a7
    xor t6, t6, s7
    xor t1, t5, t1
    xor t5, s5, s6
    xor a4, s8, a4
    xor t0, t3, t0
    xor t3, s2, ra
    lw s0, 132(sp)
    lw s1, 140(sp)
    xor s0, s0, s4
    xor a1, s1, a1
    lw s1, 152(sp)
    lw s2, 100(sp)
    lw s4, 120(sp)
    xor s1, s1, s2
    lw s2, 124(sp)
    lw s5, 212(sp)
    xor s2, s2, s4
    lw s4, 180(sp)
    lw s6, 116(sp)
    xor a5, s4, a5
    lw s4, 112(sp)
    lw s7, 104(sp)
    xor t2, t2, s4
    lw s4, 80(s10)
    xor s3, s5, s3
    xor s4, t6, s4
    slli s5, t6, 16
    srli t6, t6, 16
    or t6, s5, t6
    lw s5, 76(s10)
    xor t6, s6, t6
    xor t6, t6, s5
    slli s5, s3, 16
    srli s6, s3, 16
    or s5, s5, s6
    lw s6, 96(s10)
    xor s5, s7, s5
    xor s5, s5, s6
    slli s6, t2, 16
    srli s7, t2, 16
    or s6, s6, s7
    lw s7, 88(s10)
    lw s8, 184(sp)
    lw s9, 196(sp)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, a5, 16
    srli s8, a5, 16
    or s7, s7, s8
    lw s8, 1568(s10)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, a1, 16
    srli s9, a1, 16
    or s8, s8, s9
    lw s9, 1584(s10)
    lw s11, 172(sp)
    lw ra, 208(sp)
    xor s8, s11, s8
    xor s8, s8, s9
    slli s9, s0, 16
    srli s11, s0, 16
    or s9, s9, s11
    lw s11, 104(s10)
    xor s9, ra, s9
    xor s9, s9, s11
    slli s11, a4, 16
    srli ra, a4, 16
    or s11, s11, ra
    lw ra, 120(s10)
    sw a0, 208(sp)
    lw a0, 188(sp)
    xor a0, a0, s11
    xor a0, a0, ra
    slli s11, t5, 16
    srli ra, t5, 16
    or s11, s11, ra
    lw ra, 148(sp)
    lw ra, -2020(ra)
    sw a3, 188(sp)
    lw a3, 204(sp)
    # round 2 (skinny.dsl:60)
    sw t4, 204(sp)
    # round 3 (skinny.dsl:60)
    xor a3, a3, s11
    xor a3, a3, ra
    # round 2 (skinny.dsl:60)
    not s11, a4
    not ra, t1
    and t4, s6, s8
    xor t4, t6, t4
    and t6, t6, s5
    xor t6, a3, t6
    and a3, a0, s8
    xor a3, s9, a3
    and s9, t6, a3
    xor s9, s7, s9
    sw t1, 172(sp)
    and t1, s7, a3
    xor t1, s5, t1
    and s5, t6, t1
    xor s5, s6, s5
    slli s6, s5, 16
    sw a7, 196(sp)
    srli a7, s5, 16
    or a7, s6, a7
    and s6, t4, s5
    xor s6, a0, s6
    sw a7, 184(sp)
    slli a7, s6, 16
    sw s1, 104(sp)
    srli s1, s6, 16
    or a7, a7, s1
    slli s1, t1, 16
    sw a7, 116(sp)
    srli a7, t1, 16
    or a7, s1, a7
    slli s1, s9, 16
    sw a7, 212(sp)
    srli a7, s9, 16
    or a7, s1, a7
    slli s1, a3, 16
    sw a7, 112(sp)
    srli a7, a3, 16
    or a7, s1, a7
    slli s1, t6, 16
    sw a7, 180(sp)
    srli a7, t6, 16
    or a7, s1, a7
    lw s1, 60(s10)
    sw a7, 120(sp)
    slli a7, t4, 16
    sw s2, 124(sp)
    srli s2, t4, 16
    or a7, a7, s2
    lw s2, 1056(s10)
    xor t4, t4, s1
    lw s1, 1328(s10)
    xor s2, s9, s2
    lw s9, 1608(s10)
    xor t6, t6, s1
    lw s1, 36(s10)
    xor s5, s5, s9
    lw s9, 8(s10)
    xor s1, s6, s1
    lw s6, 28(s10)
    xor t1, t1, s9
    xor a3, a3, s6
    and a0, s7, a0
    xor a0, s8, a0
    lw s6, 1600(s10)
    slli s7, a0, 16
    srli s8, a0, 16
    or s7, s7, s8
    xor a0, a0, s6
    and s6, s11, a1
    xor s0, s0, s6
    and s6, t2, a1
    xor s6, s4, s6
    not s8, s3
    and s4, s4, s8
    xor t5, t5, s4
    and s4, a5, s0
    xor s3, s3, s4
    not s4, s3
    and s4, t5, s4
    xor t2, t2, s4
    and s4, t5, s0
    xor s4, a5, s4
    and s8, s6, t2
    xor a4, a4, s8
    and a5, a5, s11
    xor a5, a1, a5
    and a1, ra, a2
    xor t3, t3, a1
    not a1, t0
    and a1, a6, a1
    lw s8, 124(sp)
    lw s9, 104(sp)
    xor a1, s8, a1
    and s8, a1, t3
    xor s8, s9, s8
    and s11, s9, t3
    xor t0, t0, s11
    not s11, t0
    and s11, a1, s11
    sw t6, 124(sp)
    lw t6, 196(sp)
    sw a0, 196(sp)
    xor s11, t6, s11
    and t6, t6, a2
    xor a6, a6, t6
    and t6, a6, s11
    lw a0, 172(sp)
    sw s2, 172(sp)
    xor t6, a0, t6
    slli a0, s8, 24
    srli s2, s8, 8
    or a0, a0, s2
    slli s2, t0, 24
    sw t1, 100(sp)
    srli t1, t0, 8
    or t1, s2, t1
    slli s2, a1, 24
    sw a3, 152(sp)
    srli a3, a1, 8
    or a3, s2, a3
    slli s2, t3, 24
    sw s1, 140(sp)
    srli s1, t3, 8
    or s1, s2, s1
    slli s2, t6, 24
    sw t4, 132(sp)
    srli t4, t6, 8
    or t4, s2, t4
    slli s2, s11, 24
    sw s5, 136(sp)
    srli s5, s11, 8
    or s2, s2, s5
    slli s5, a6, 24
    sw s4, 108(sp)
    srli s4, a6, 8
    or s4, s5, s4
    and s5, s9, ra
    xor a2, a2, s5
    slli s5, a2, 24
    srli s9, a2, 8
    or s5, s5, s9
    lw s9, 176(sp)
    lw ra, 204(sp)
    sw t2, 104(sp)
    and t2, s9, ra
    sw a4, 200(sp)
    lw a4, 216(sp)
    sw s6, 216(sp)
    xor t2, a4, t2
    lw a4, 192(sp)
    lw s6, 96(sp)
    sw t5, 144(sp)
    and s10, a4, s6
    xor s9, s9, s10
    lw s10, 188(sp)
    sw a5, 176(sp)
    and a5, s10, s6
    lw t5, 156(sp)
    sw s3, 192(sp)
    xor a5, t5, a5
    lw t5, 208(sp)
    sw s0, 156(sp)
    and s0, t5, a5
    xor s0, ra, s0
    and ra, t2, s0
    xor a4, a4, ra
    and ra, t2, a5
    xor ra, t5, ra
    and s3, s9, a4
    xor s3, s10, s3
    and t5, t5, s10
    xor t5, s6, t5
    xor s4, s4, s9
    xor t1, t1, s0
    xor t2, a3, t2
    lw a3, 212(sp)
    xor a4, s2, a4
    xor t0, t0, a3
    lw a3, 112(sp)
    lw s0, 184(sp)
    xor a3, s8, a3
    xor s0, s11, s0
    xor a5, s1, a5
    xor t4, t4, s3
    lw s1, 116(sp)
    xor a6, a6, a7
    xor t6, t6, s1
    xor a7, s5, t5
    xor t5, a0, ra
    xor a2, a2, s7
    lw a0, 120(sp)
    lw s2, 180(sp)
    xor a1, a1, a0
    lw a0, 72(sp)
    lw s3, 192(sp)
    lw s1, 16(a0)
    xor t3, t3, s2
    xor s1, t0, s1
    slli s2, t0, 8
    srli t0, t0, 24
    or t0, s2, t0
    lw s2, 12(a0)
    xor t0, s3, t0
    xor t0, t0, s2
    slli s2, t3, 8
    srli s3, t3, 24
    or s2, s2, s3
    lw s3, 32(a0)
    lw s5, 156(sp)
    lw s6, 144(sp)
    xor s2, s5, s2
    xor s2, s2, s3
    slli s3, a1, 8
    srli s5, a1, 24
    or s3, s3, s5
    lw s5, 1592(a0)
    xor s3, s6, s3
    xor s3, s3, s5
    slli s5, a2, 8
    srli s6, a2, 24
    or s5, s5, s6
    lw s6, 1604(a0)
    lw s7, 176(sp)
    lw s8, 216(sp)
    xor s5, s7, s5
    xor s5, s5, s6
    slli s6, a6, 8
    srli s7, a6, 24
    or s6, s6, s7
    lw s7, 64(a0)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, t6, 8
    srli s8, t6, 24
    or s7, s7, s8
    lw s8, 40(a0)
    lw s9, 200(sp)
    lw s10, 104(sp)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, s0, 8
    srli s9, s0, 24
    or s8, s8, s9
    lw s9, 1612(a0)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, a3, 8
    srli s10, a3, 24
    or s9, s9, s10
    lw s10, 148(sp)
    lw s11, 108(sp)
    lw s10, -2016(s10)
    xor s9, s11, s9
    xor s9, s9, s10
    # round 1 (skinny.dsl:60)
    lui s10, 986895
    addi s10, s10, 240
    lui s11, 838861
    addi s11, s11, -820
    lw ra, 136(sp)
    lw a0, 132(sp)
    sw t2, 108(sp)
    and t2, ra, a0
    sw a7, 148(sp)
    lw a7, 140(sp)
    sw t5, 140(sp)
    xor a7, a7, t2
    lw t2, 100(sp)
    lw t5, 152(sp)
    sw t1, 104(sp)
    and t1, t2, t5
    sw a5, 200(sp)
    lw a5, 172(sp)
    sw t4, 172(sp)
    xor a5, a5, t1
    and t1, a5, a7
    lw t4, 196(sp)
    sw s4, 216(sp)
    xor t1, t4, t1
    and s4, t4, a7
    xor t5, t5, s4
    and s4, a5, t5
    sw a4, 152(sp)
    lw a4, 124(sp)
    sw a1, 100(sp)
    xor s4, a4, s4
    and a4, a4, a0
    xor t2, t2, a4
    and a4, t2, s4
    xor a4, ra, a4
    not a1, t1
    srli a1, a1, 4
    xor a1, a1, a4
    or a1, a1, s10
    sw a2, 124(sp)
    not a2, a1
    slli a2, a2, 4
    xor t1, t1, a2
    xor a4, a4, a1
    not a2, t5
    srli a2, a2, 4
    not a1, a5
    srli a1, a1, 4
    xor a1, a1, s4
    or a1, a1, s10
    sw t5, 176(sp)
    not t5, a1
    slli t5, t5, 4
    xor a5, a5, t5
    xor t5, s4, a1
    not a1, a7
    srli a1, a1, 4
    xor a1, a1, t2
    or a1, a1, s10
    not s4, a1
    slli s4, s4, 4
    xor a7, a7, s4
    xor t2, t2, a1
    not a1, t1
    srli a1, a1, 2
    xor a1, a1, a5
    or a1, a1, s11
    not s4, a1
    slli s4, s4, 2
    xor t1, t1, s4
    xor a5, a5, a1
    srli a1, a4, 2
    xor a1, a1, t5
    lw s4, 168(sp)
    sw t2, 144(sp)
    and a1, a1, s4
    slli t2, a1, 2
    xor t2, a4, t2
    xor t5, t5, a1
    not a4, t1
    srli a4, a4, 1
    srli a1, a5, 1
    sw t2, 156(sp)
    srli t2, t2, 1
    sw t2, 192(sp)
    srli t2, t5, 1
    and t4, t4, ra
    xor t4, a0, t4
    and a0, s3, s6
    xor a0, t0, a0
    and t0, t0, s2
    xor t0, s9, t0
    and s9, s8, s6
    xor s7, s7, s9
    and s9, s5, s7
    xor s2, s2, s9
    not s9, s2
    srli s9, s9, 4
    and ra, t0, s2
    xor s3, s3, ra
    and ra, a0, s3
    xor ra, s8, ra
    sw t5, 132(sp)
    and t5, t0, s7
    xor t5, s5, t5
    sw t2, 136(sp)
    not t2, t5
    srli t2, t2, 4
    xor t2, t2, ra
    or t2, t2, s10
    xor ra, ra, t2
    not t2, t2
    slli t2, t2, 4
    xor t2, t5, t2
    not t5, t2
    srli t5, t5, 2
    sw t1, 196(sp)
    srli t1, ra, 2
    sw a4, 180(sp)
    not a4, s7
    srli a4, a4, 4
    xor a4, a4, a0
    or a4, a4, s10
    sw a5, 120(sp)
    not a5, a4
    slli a5, a5, 4
    xor a5, s7, a5
    xor a4, a0, a4
    not a0, t0
    srli a0, a0, 4
    xor a0, a0, s3
    or a0, a0, s10
    not s7, a0
    slli s7, s7, 4
    xor t0, t0, s7
    xor t5, t5, t0
    or t5, t5, s11
    not s7, t5
    slli s7, s7, 2
    xor t2, t2, s7
    not s7, t2
    srli s7, s7, 1
    xor t0, t0, t5
    srli t5, t0, 1
    xor a0, s3, a0
    xor t1, t1, a0
    and t1, t1, s4
    xor a0, a0, t1
    srli s3, a0, 1
    slli t1, t1, 2
    xor t1, ra, t1
    srli ra, t1, 1
    and s5, s5, s8
    xor s5, s6, s5
    or s6, s0, a6
    xor t6, t6, s6
    not s6, t3
    and s6, s1, s6
    xor a3, a3, s6
    or s6, a3, t6
    lw s8, 124(sp)
    sw t1, 116(sp)
    xor s6, s8, s6
    or t1, s8, t6
    xor t1, t3, t1
    not t3, a3
    and t3, t3, t1
    sw ra, 184(sp)
    lw ra, 100(sp)
    sw a0, 100(sp)
    xor t3, ra, t3
    or ra, ra, a6
    xor s1, s1, ra
    or ra, s1, t3
    xor ra, s0, ra
    not a0, s6
    srli a0, a0, 4
    xor a0, a0, ra
    or a0, a0, s10
    sw s3, 112(sp)
    not s3, a0
    slli s3, s3, 4
    xor s3, s6, s3
    xor a0, ra, a0
    not s6, t1
    srli s6, s6, 4
    srli ra, a3, 4
    xor ra, ra, t3
    sw a4, 212(sp)
    lw a4, 164(sp)
    sw t2, 96(sp)
    and ra, ra, a4
    slli t2, ra, 4
    xor t2, a3, t2
    xor t3, t3, ra
    srli a3, t6, 4
    xor a3, a3, s1
    and a3, a3, a4
    slli ra, a3, 4
    xor t6, t6, ra
    xor a3, s1, a3
    not s1, s3
    srli s1, s1, 2
    xor s1, s1, t2
    and s1, s1, s4
    slli ra, s1, 2
    xor s3, s3, ra
    xor t2, t2, s1
    srli s1, a0, 2
    xor s1, s1, t3
    and s1, s1, s4
    slli ra, s1, 2
    xor a0, a0, ra
    xor t3, t3, s1
    not s1, s3
    srli s1, s1, 1
    srli ra, t2, 1
    sw a0, 188(sp)
    srli a0, a0, 1
    sw a0, 208(sp)
    srli a0, t3, 1
    or s0, s8, s0
    xor a6, a6, s0
    lw s0, 152(sp)
    lw s8, 216(sp)
    sw t3, 124(sp)
    or t3, s0, s8
    sw a0, 204(sp)
    lw a0, 172(sp)
    sw s3, 128(sp)
    xor t3, a0, t3
    lw a0, 200(sp)
    sw a3, 172(sp)
    not a3, a0
    lw s3, 104(sp)
    sw s1, 220(sp)
    and a3, s3, a3
    lw s1, 140(sp)
    sw t2, 140(sp)
    xor a3, s1, a3
    or s1, a3, t3
    lw t2, 148(sp)
    sw ra, 224(sp)
    xor s1, t2, s1
    or ra, t2, t3
    xor a0, a0, ra
    not ra, a3
    and ra, ra, a0
    sw t6, 200(sp)
    lw t6, 108(sp)
    sw s7, 104(sp)
    xor ra, t6, ra
    or t6, t6, s8
    xor t6, s3, t6
    or s3, t6, ra
    xor s3, s0, s3
    not s7, s1
    srli s7, s7, 4
    xor s7, s7, s3
    or s7, s7, s10
    sw t0, 108(sp)
    not t0, s7
    slli t0, t0, 4
    xor t0, s1, t0
    xor s1, s3, s7
    not s3, a0
    srli s3, s3, 4
    srli s7, a3, 4
    xor s7, s7, ra
    and s7, s7, a4
    sw t5, 228(sp)
    slli t5, s7, 4
    xor t5, a3, t5
    xor a3, ra, s7
    srli s7, t3, 4
    xor s7, s7, t6
    and a4, s7, a4
    slli s7, a4, 4
    xor t3, t3, s7
    xor t6, t6, a4
    not a4, t0
    srli a4, a4, 2
    xor a4, a4, t5
    and a4, a4, s4
    slli s7, a4, 2
    xor t0, t0, s7
    xor t5, t5, a4
    srli a4, s1, 2
    xor a4, a4, a3
    and a4, a4, s4
    slli s7, a4, 2
    xor s1, s1, s7
    xor a4, a3, a4
    not a3, t0
    srli a3, a3, 1
    srli s7, t5, 1
    srli ra, s1, 1
    sw s1, 164(sp)
    srli s1, a4, 1
    or t2, t2, s0
    xor t2, s8, t2
    lui s0, 699051
    addi s0, s0, -1366
    xor s6, s6, a6
    or s6, s6, s10
    xor a6, a6, s6
    not s6, s6
    slli s6, s6, 4
    xor t1, t1, s6
    xor s3, s3, t2
    or s3, s3, s10
    xor t2, t2, s3
    not s3, s3
    slli s3, s3, 4
    xor a0, a0, s3
    xor s3, s9, s5
    or s3, s3, s10
    xor s5, s5, s3
    not s3, s3
    slli s3, s3, 4
    xor s2, s2, s3
    xor a2, a2, t4
    or a2, a2, s10
    xor t4, t4, a2
    not a2, a2
    slli a2, a2, 4
    lw s3, 176(sp)
    lw s6, 160(sp)
    xor a2, s3, a2
    not s3, a2
    srli s3, s3, 2
    xor s3, s3, a7
    or s3, s3, s11
    xor a7, a7, s3
    xor a1, a1, a7
    and a1, a1, s6
    lw s8, 64(sp)
    xor a7, a7, a1
    sw a7, 48(s8)
    slli a7, a1, 1
    lw a1, 120(sp)
    xor a7, a1, a7
    sw a7, 32(s8)
    not a7, s3
    slli a7, a7, 2
    xor a7, a2, a7
    lw a2, 180(sp)
    xor a2, a2, a7
    or a2, a2, s0
    xor a7, a7, a2
    sw a7, 16(s8)
    not a7, a2
    lw a2, 196(sp)
    slli a7, a7, 1
    xor a7, a2, a7
    not a7, a7
    sw a7, 0(s8)
    srli a7, t4, 2
    lw a2, 144(sp)
    lw a1, 136(sp)
    xor a7, a7, a2
    and a7, a7, s4
    xor a2, a2, a7
    xor a1, a1, a2
    and a1, a1, s6
    xor a2, a2, a1
    sw a2, 112(s8)
    slli a2, a1, 1
    lw a1, 132(sp)
    slli a7, a7, 2
    xor a2, a1, a2
    sw a2, 96(s8)
    xor a7, t4, a7
    lw t4, 192(sp)
    xor t4, t4, a7
    and t4, t4, s6
    xor a7, a7, t4
    sw a7, 80(s8)
    slli a7, t4, 1
    lw t4, 156(sp)
    xor a7, t4, a7
    sw a7, 64(s8)
    not a7, s2
    srli a7, a7, 2
    xor a7, a7, a5
    or a7, a7, s11
    lw t4, 228(sp)
    xor a5, a5, a7
    xor t4, t4, a5
    and t4, t4, s6
    xor a5, a5, t4
    sw a5, 52(s8)
    slli a5, t4, 1
    lw t4, 108(sp)
    xor a5, t4, a5
    sw a5, 36(s8)
    not a5, a7
    slli a5, a5, 2
    lw a7, 104(sp)
    xor a5, s2, a5
    xor a7, a7, a5
    or a7, a7, s0
    xor a5, a5, a7
    sw a5, 20(s8)
    not a5, a7
    lw a7, 96(sp)
    slli a5, a5, 1
    xor a5, a7, a5
    not a5, a5
    sw a5, 4(s8)
    srli a5, s5, 2
    lw a7, 212(sp)
    lw t4, 112(sp)
    xor a5, a5, a7
    and a5, a5, s4
    xor a7, a7, a5
    xor t4, t4, a7
    and t4, t4, s6
    xor a7, a7, t4
    sw a7, 116(s8)
    slli a7, t4, 1
    lw t4, 100(sp)
    slli a5, a5, 2
    xor a7, t4, a7
    sw a7, 100(s8)
    lw a7, 184(sp)
    xor a5, s5, a5
    xor a7, a7, a5
    and a7, a7, s6
    xor a5, a5, a7
    sw a5, 84(s8)
    slli a5, a7, 1
    lw a7, 116(sp)
    xor a5, a7, a5
    sw a5, 68(s8)
    not a5, a0
    srli a5, a5, 2
    xor a5, a5, t3
    and a5, a5, s4
    xor a7, t3, a5
    xor t3, s7, a7
    and t3, t3, s6
    xor a7, a7, t3
    sw a7, 60(s8)
    slli a7, t3, 1
    xor a7, t5, a7
    sw a7, 44(s8)
    slli a5, a5, 2
    xor a5, a0, a5
    xor a7, a3, a5
    or a7, a7, s0
    xor a5, a5, a7
    sw a5, 28(s8)
    not a5, a7
    slli a5, a5, 1
    xor a5, t0, a5
    not a5, a5
    sw a5, 12(s8)
    srli a5, t2, 2
    xor a5, a5, t6
    and a5, a5, s4
    xor a7, t6, a5
    xor t0, s1, a7
    and t0, t0, s6
    xor a7, a7, t0
    sw a7, 124(s8)
    slli a7, t0, 1
    xor a7, a4, a7
    sw a7, 108(s8)
    slli a5, a5, 2
    xor a5, t2, a5
    xor a7, ra, a5
    and a7, a7, s6
    xor a5, a5, a7
    sw a5, 92(s8)
    slli a5, a7, 1
    lw a7, 164(sp)
    xor a5, a7, a5
    sw a5, 76(s8)
    not a5, t1
    srli a5, a5, 2
    lw a7, 200(sp)
    lw t0, 224(sp)
    xor a5, a5, a7
    and a5, a5, s4
    xor a7, a7, a5
    xor t0, t0, a7
    and t0, t0, s6
    xor a7, a7, t0
    sw a7, 56(s8)
    slli a7, t0, 1
    lw t0, 140(sp)
    slli a5, a5, 2
    xor a7, t0, a7
    sw a7, 40(s8)
    xor a5, t1, a5
    lw a7, 220(sp)
    mv a0, s8
    xor a7, a7, a5
    or a7, a7, s0
    xor a5, a5, a7
    sw a5, 24(s8)
    not a5, a7
    lw a7, 128(sp)
    slli a5, a5, 1
    xor a5, a7, a5
    not a5, a5
    sw a5, 8(s8)
    srli a5, a6, 2
    lw a7, 172(sp)
    lw t0, 204(sp)
    xor a5, a5, a7
    and a5, a5, s4
    xor a7, a7, a5
    xor t0, t0, a7
    and t0, t0, s6
    xor a7, a7, t0
    sw a7, 120(s8)
    slli a7, t0, 1
    lw t0, 124(sp)
    slli a5, a5, 2
    xor a7, t0, a7
    sw a7, 104(s8)
    xor a5, a6, a5
    lw a6, 208(sp)
    xor a6, a6, a5
    and a6, a6, s6
    xor a5, a5, a6
    sw a5, 88(s8)
    slli a5, a6, 1
    lw a6, 188(sp)
    xor a5, a6, a5
    sw a5, 72(s8)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    addi a0, a0, 128
    addi a1, a1, 128
    bltu a2, a1, .Llwcc_skinny128_128_ecb_decrypt_rv32i_group_done
    j .Llwcc_skinny128_128_ecb_decrypt_rv32i_group
.Llwcc_skinny128_128_ecb_decrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny128_128_ecb_decrypt_rv32i_out
.Llwcc_skinny128_128_ecb_decrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 128
    beqz t2, .Llwcc_skinny128_128_ecb_decrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 240
    mv t0, a0
    addi t1, sp, 368
.Llwcc_skinny128_128_ecb_decrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_skinny128_128_ecb_decrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_skinny128_128_ecb_decrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny128_128_ecb_decrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_skinny128_128_ecb_decrypt_rv32i_group
.Llwcc_skinny128_128_ecb_decrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 240
    add t1, a1, t2
.Llwcc_skinny128_128_ecb_decrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny128_128_ecb_decrypt_rv32i_copy
.Llwcc_skinny128_128_ecb_decrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 368
.Llwcc_skinny128_128_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny128_128_ecb_decrypt_rv32i_wipe
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
    addi sp, sp, 368
    ret
    .size lwcc_skinny128_128_ecb_decrypt_rv32i, .-lwcc_skinny128_128_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_skinny128_128_ctr_init_rv32i
    .type lwcc_skinny128_128_ctr_init_rv32i, %function
lwcc_skinny128_128_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_skinny128_128_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_skinny128_128_ctr_nonce_rv32i
    .size lwcc_skinny128_128_ctr_init_rv32i, .-lwcc_skinny128_128_ctr_init_rv32i

    .balign 4
    .global lwcc_skinny128_128_ctr_nonce_rv32i
    .type lwcc_skinny128_128_ctr_nonce_rv32i, %function
lwcc_skinny128_128_ctr_nonce_rv32i:
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
    lbu a5, 8(a1)
    lbu a6, 9(a1)
    lbu a7, 1(a1)
    lbu t0, 5(a1)
    lbu t1, 10(a1)
    lbu t2, 7(a1)
    lbu t3, 4(a1)
    lbu t4, 0(a1)
    lbu t5, 6(a1)
    slli a6, a6, 8
    lbu t6, 11(a1)
    lbu a4, 2(a1)
    slli t0, t0, 8
    slli t5, t5, 16
    slli t1, t1, 16
    lbu a3, 3(a1)
    or a5, a5, a6
    or a5, a5, t1
    slli a6, a7, 8
    or a6, t4, a6
    slli a7, t6, 24
    or a5, a5, a7
    slli a7, t2, 24
    slli t1, a3, 24
    lui t2, 349525
    or t0, t3, t0
    slli t3, a4, 16
    srli t4, a5, 1
    xor t4, t4, a5
    addi t2, t2, 1365
    or t0, t0, t5
    or a6, a6, t3
    or a7, t0, a7
    srli t0, a7, 1
    xor t0, t0, a7
    or a6, a6, t1
    and t1, t4, t2
    srli t3, a6, 1
    and t0, t0, t2
    slli t4, t0, 1
    xor t3, t3, a6
    and t2, t3, t2
    lui t3, 209715
    slli t5, t1, 1
    xor t5, a5, t5
    srli t6, t5, 2
    xor t0, a7, t0
    addi t3, t3, 819
    xor a5, a5, t1
    srli t1, a5, 2
    xor t6, t6, t5
    slli a4, t2, 1
    xor t2, a6, t2
    xor a6, a6, a4
    srli a4, a6, 2
    xor a7, a7, t4
    srli t4, t0, 2
    and t6, t6, t3
    xor a3, t5, t6
    slli t6, t6, 2
    xor t1, t1, a5
    srli a2, a7, 2
    xor a2, a2, a7
    and t1, t1, t3
    xor s0, a5, t1
    srli s1, s0, 4
    srli s2, a3, 4
    srli s3, t2, 2
    xor s3, s3, t2
    xor a4, a4, a6
    xor t4, t4, t0
    and t4, t4, t3
    and a2, a2, t3
    xor t5, t5, t6
    slli t1, t1, 2
    and t6, s3, t3
    lui s3, 61681
    addi s3, s3, -241
    xor s4, a7, a2
    and t3, a4, t3
    slli a4, t3, 2
    slli a2, a2, 2
    xor a7, a7, a2
    xor a2, s2, a3
    xor s2, t0, t4
    srli s5, s2, 4
    xor s1, s1, s0
    and s1, s1, s3
    srli s6, s4, 4
    xor s7, t2, t6
    srli s8, s7, 4
    xor t3, a6, t3
    srli s9, t5, 4
    xor s9, s9, t5
    slli t6, t6, 2
    xor s8, s8, s7
    and s8, s8, s3
    slli t4, t4, 2
    and s9, s9, s3
    and a2, a2, s3
    xor s6, s6, s4
    srli s10, a7, 4
    xor s10, s10, a7
    srli s11, t3, 4
    xor s11, s11, t3
    xor a5, a5, t1
    slli t1, a2, 4
    xor t1, a3, t1
    xor a6, a6, a4
    xor a4, s5, s2
    and s5, s6, s3
    and s6, s11, s3
    and a4, a4, s3
    xor t0, t0, t4
    srli t4, a6, 4
    xor t4, t4, a6
    and t4, t4, s3
    xor s11, t3, s6
    xor t2, t2, t6
    srli t6, t2, 4
    slli s6, s6, 4
    xor a3, a3, a2
    srli a2, a5, 4
    xor a2, a2, a5
    and s10, s10, s3
    and a2, a2, s3
    slli ra, t4, 4
    xor ra, a6, ra
    xor a6, a6, t4
    xor t4, t6, t2
    and t4, t4, s3
    slli t6, t4, 4
    xor t6, t2, t6
    xor t2, t2, t4
    slli t4, a4, 4
    xor a4, s2, a4
    xor t4, s2, t4
    slli s2, s1, 4
    xor s2, s0, s2
    xor s0, s0, s1
    slli s1, s5, 4
    xor s1, s4, s1
    xor s4, s4, s5
    slli s5, s9, 4
    xor s5, t5, s5
    xor t5, t5, s9
    slli s9, s8, 4
    xor s9, s7, s9
    xor t3, t3, s6
    srli s6, t0, 4
    xor s6, s6, t0
    and s3, s6, s3
    slli s6, a2, 4
    xor s6, a5, s6
    xor s7, s7, s8
    xor s8, a7, s10
    slli s10, s10, 4
    xor a7, a7, s10
    xor a5, a5, a2
    slli a2, s3, 4
    # round 1 (skinny.dsl:60)
    or s10, s11, s7
    xor a2, t0, a2
    xor t0, t0, s3
    or s3, t3, s9
    xor s3, ra, s3
    xor a6, a6, s10
    and s10, s3, a6
    xor t2, t2, s10
    or s10, t6, t3
    xor s10, s11, s10
    not s11, t2
    and ra, s10, s11
    xor s7, s7, ra
    not ra, s9
    and ra, ra, s3
    xor t6, t6, ra
    or ra, t6, s7
    xor t3, t3, ra
    and s11, a6, s11
    lw ra, 0(a0)
    xor s9, s9, s11
    lw s11, 8(a0)
    xor t3, t3, ra
    lw ra, 20(a0)
    xor s7, s7, s11
    lw s11, 28(a0)
    xor s10, s10, ra
    lw ra, 36(a0)
    xor t6, t6, s11
    lw s11, 44(a0)
    xor s9, s9, ra
    lw ra, 52(a0)
    xor s3, s3, s11
    lw s11, 60(a0)
    xor a6, a6, ra
    xor t2, t2, s11
    slli s11, a6, 16
    srli ra, a6, 16
    or s11, s11, ra
    slli ra, t2, 16
    sw a6, 96(sp)
    srli a6, t2, 16
    or a6, ra, a6
    slli ra, t6, 16
    sw t6, 100(sp)
    srli t6, t6, 16
    or t6, ra, t6
    slli ra, t3, 16
    sw t3, 104(sp)
    srli t3, t3, 16
    or t3, ra, t3
    slli ra, s9, 16
    sw s9, 108(sp)
    srli s9, s9, 16
    or s9, ra, s9
    slli ra, s3, 16
    sw s3, 112(sp)
    srli s3, s3, 16
    or s3, ra, s3
    slli ra, s10, 16
    sw s10, 116(sp)
    srli s10, s10, 16
    or s10, ra, s10
    slli ra, s7, 16
    sw s7, 120(sp)
    srli s7, s7, 16
    or s7, ra, s7
    or ra, s4, a4
    xor s8, s8, ra
    or ra, s1, t4
    xor a7, a7, ra
    and ra, a7, s8
    xor t0, t0, ra
    or ra, a2, s1
    xor s4, s4, ra
    not ra, t0
    sw t2, 124(sp)
    and t2, s4, ra
    xor t2, a4, t2
    not a4, t4
    and a4, a4, a7
    xor a4, a2, a4
    or a2, a4, t2
    xor a2, s1, a2
    and s1, s8, ra
    lw ra, 4(a0)
    xor t4, t4, s1
    lw s1, 12(a0)
    xor a2, a2, ra
    lw ra, 24(a0)
    xor t2, t2, s1
    lw s1, 32(a0)
    xor s4, s4, ra
    lw ra, 40(a0)
    xor a4, a4, s1
    xor t4, t4, ra
    lw s1, 48(a0)
    lw ra, 56(a0)
    xor a7, a7, s1
    lw s1, 64(a0)
    xor s8, s8, ra
    xor t0, t0, s1
    not s1, s2
    or ra, t1, s2
    xor s5, s5, ra
    and s1, s1, s5
    xor s1, s6, s1
    or s6, s6, t1
    xor s6, a3, s6
    or a3, a3, s0
    xor t5, t5, a3
    and a3, s5, t5
    xor a5, a5, a3
    not a3, a5
    and ra, s6, a3
    and a3, t5, a3
    xor s0, s0, ra
    xor a3, s2, a3
    lw s2, 16(a0)
    sw s11, 128(sp)
    xor s2, s0, s2
    or s0, s1, s0
    xor t1, t1, s0
    slli s0, t1, 8
    srli ra, t1, 24
    or s0, s0, ra
    slli ra, s2, 8
    srli s11, s2, 24
    or s11, ra, s11
    slli ra, a3, 8
    sw s10, 132(sp)
    srli s10, a3, 24
    or s10, ra, s10
    slli ra, a5, 8
    sw a6, 136(sp)
    srli a6, a5, 24
    or a6, ra, a6
    slli ra, t5, 8
    sw t5, 140(sp)
    srli t5, t5, 24
    or t5, ra, t5
    slli ra, s6, 8
    xor t5, s8, t5
    xor a6, t0, a6
    xor t0, t4, s10
    srli t4, s6, 24
    or t4, ra, t4
    slli s8, s1, 8
    srli s10, s1, 24
    xor t4, s4, t4
    or s4, s8, s10
    xor t2, t2, s11
    xor a4, a4, s4
    slli s4, s5, 8
    srli s8, s5, 24
    xor a2, a2, s0
    or s0, s4, s8
    xor a7, a7, s0
    xor s0, s2, s7
    xor a3, a3, s9
    xor t6, s1, t6
    xor t1, t1, t3
    xor t3, s5, s3
    lw s1, 136(sp)
    lw s2, 140(sp)
    xor a5, a5, s1
    lw s1, 132(sp)
    lw s3, 128(sp)
    xor s1, s6, s1
    xor s2, s2, s3
    slli s3, s2, 24
    srli s4, s2, 8
    or s3, s3, s4
    slli s4, s1, 24
    srli s5, s1, 8
    or s4, s4, s5
    slli s5, a5, 24
    srli s6, a5, 8
    or s5, s5, s6
    slli s6, t3, 24
    srli s7, t3, 8
    or s6, s6, s7
    slli s7, t1, 24
    srli s8, t1, 8
    or s7, s7, s8
    slli s8, t6, 24
    srli s9, t6, 8
    or s8, s8, s9
    slli s9, a3, 24
    srli s10, a3, 8
    or s9, s9, s10
    slli s10, s0, 24
    srli s11, s0, 8
    or s10, s10, s11
    # round 2 (skinny.dsl:60)
    lw s11, 96(sp)
    lw ra, 124(sp)
    sw s4, 128(sp)
    or s4, s11, ra
    sw s9, 140(sp)
    lw s9, 108(sp)
    sw s6, 108(sp)
    xor s4, s9, s4
    lw s9, 116(sp)
    lw s6, 100(sp)
    sw s7, 132(sp)
    or s7, s9, s6
    sw s10, 136(sp)
    lw s10, 104(sp)
    sw s5, 104(sp)
    xor s7, s10, s7
    and s10, s7, s4
    lw s5, 112(sp)
    sw s8, 96(sp)
    xor s5, s5, s10
    lw s10, 120(sp)
    sw s3, 112(sp)
    or s3, s10, s9
    xor s3, s11, s3
    not s11, s5
    and s8, s4, s11
    and s11, s3, s11
    xor s11, ra, s11
    not ra, s6
    and ra, ra, s7
    xor s10, s10, ra
    xor s6, s6, s8
    or s8, s10, s11
    xor s8, s9, s8
    lw s9, 68(a0)
    lw ra, 76(a0)
    xor s8, s8, s9
    lw s9, 88(a0)
    xor s11, s11, ra
    lw ra, 96(a0)
    xor s3, s3, s9
    lw s9, 104(a0)
    xor s10, s10, ra
    xor s6, s6, s9
    lw s9, 112(a0)
    lw ra, 120(a0)
    xor s7, s7, s9
    lw s9, 128(a0)
    xor s4, s4, ra
    xor s5, s5, s9
    not s9, a6
    and s9, t5, s9
    xor t0, t0, s9
    not s9, a4
    and ra, t4, s9
    xor a2, a2, ra
    not ra, t0
    sw t3, 116(sp)
    and t3, a2, ra
    xor a7, a7, t3
    not t3, t2
    and s9, s9, a2
    and t3, t3, t4
    xor t2, t2, s9
    xor t3, t5, t3
    and t5, t3, a7
    xor a6, a6, t5
    or t5, t2, a6
    xor t4, t4, t5
    and t5, ra, a7
    lw s9, 80(a0)
    xor t5, a4, t5
    xor a6, a6, s9
    slli a4, t4, 16
    srli s9, t4, 16
    or a4, a4, s9
    slli s9, a6, 16
    xor a4, s8, a4
    srli s8, a6, 16
    or s8, s9, s8
    slli s9, t3, 16
    srli ra, t3, 16
    or s9, s9, ra
    slli ra, t2, 16
    sw t3, 100(sp)
    srli t3, t2, 16
    or t3, ra, t3
    slli ra, t5, 16
    sw a6, 120(sp)
    srli a6, t5, 16
    xor t3, s10, t3
    xor s3, s3, s9
    or a6, ra, a6
    slli s9, a2, 16
    xor s8, s11, s8
    xor a6, s6, a6
    srli s6, a2, 16
    or s6, s9, s6
    slli s9, t0, 16
    srli s10, t0, 16
    or s9, s9, s10
    slli s10, a7, 16
    xor s4, s4, s9
    srli s9, a7, 16
    or s9, s10, s9
    xor s5, s5, s9
    not s9, a5
    xor s6, s7, s6
    and s7, s2, s9
    xor a3, a3, s7
    not s7, s0
    and s7, s7, s1
    xor s2, s2, s7
    not s7, t6
    and s9, s1, s7
    xor t1, t1, s9
    and s7, s7, t1
    xor s0, s0, s7
    not s7, a3
    lw s10, 116(sp)
    and s9, t1, s7
    xor s9, s10, s9
    and s7, s7, s9
    xor t6, t6, s7
    and s7, s2, s9
    xor a5, a5, s7
    or s7, s0, a5
    xor s1, s1, s7
    # round 3 (skinny.dsl:60)
    not s7, s4
    and s7, s7, s5
    xor a6, a6, s7
    not s7, t3
    and s7, s3, s7
    xor a4, a4, s7
    or s7, a4, a6
    xor s6, s6, s7
    not s7, s8
    and s7, s7, s3
    xor s4, s4, s7
    or s7, s4, s6
    xor s5, s5, s7
    or s7, t3, a4
    xor s7, s8, s7
    not s8, s5
    and s8, s7, s8
    xor s3, s3, s8
    or s8, a6, s6
    lw s10, 80(a0)
    xor t3, t3, s8
    xor s5, s5, s10
    slli s8, s3, 24
    srli s10, s3, 8
    or s8, s8, s10
    slli s10, s5, 24
    srli s11, s5, 8
    or s10, s10, s11
    slli s11, s4, 24
    srli ra, s4, 8
    or s11, s11, ra
    slli ra, s7, 24
    sw a2, 116(sp)
    srli a2, s7, 8
    or a2, ra, a2
    slli ra, t3, 24
    sw t6, 124(sp)
    srli t6, t3, 8
    or t6, ra, t6
    slli ra, a4, 24
    sw a4, 144(sp)
    srli a4, a4, 8
    or a4, ra, a4
    slli ra, a6, 24
    sw a7, 148(sp)
    srli a7, a6, 8
    or a7, ra, a7
    slli ra, s6, 24
    sw s6, 152(sp)
    srli s6, s6, 8
    or s6, ra, s6
    addi ra, a0, 2047
    addi ra, ra, 2047
    addi ra, ra, 2
    sw a6, -1916(ra)
    sw s10, -1880(ra)
    sw t5, -1964(ra)
    sw s11, -1876(ra)
    sw t4, -1968(ra)
    sw s3, -1904(ra)
    lw a6, 96(sp)
    sw s7, -1908(ra)
    sw a6, -2000(ra)
    sw s8, -1884(ra)
    lw a6, 112(sp)
    sw s9, -1920(ra)
    sw a6, -1988(ra)
    sw t2, -1972(ra)
    sw t0, -1980(ra)
    sw s6, -1856(ra)
    sw s1, -1948(ra)
    sw a5, -1944(ra)
    sw s2, -1940(ra)
    lw a5, 104(sp)
    sw t1, -1928(ra)
    sw a5, -1984(ra)
    lw a5, 136(sp)
    sw a4, -1864(ra)
    sw a5, -2008(ra)
    sw t3, -1900(ra)
    lw a5, 132(sp)
    sw s4, -1892(ra)
    sw a5, -2012(ra)
    sw s5, -1888(ra)
    sw s0, -1936(ra)
    sw a7, -1860(ra)
    sw t6, -1868(ra)
    sw a3, -1924(ra)
    lw a5, 120(sp)
    sw a2, -1872(ra)
    sw a5, -1952(ra)
    lw a5, 108(sp)
    sw a5, -1992(ra)
    lw a5, 140(sp)
    sw a5, -1996(ra)
    lw a5, 148(sp)
    sw a5, -1976(ra)
    lw a5, 100(sp)
    sw a5, -1956(ra)
    lw a5, 152(sp)
    sw a5, -1912(ra)
    lw a5, 124(sp)
    sw a5, -1932(ra)
    lw a5, 128(sp)
    sw a5, -2004(ra)
    lw a5, 144(sp)
    sw a5, -1896(ra)
    lw a5, 116(sp)
    sw a5, -1960(ra)
    addi t0, sp, 64
    addi t1, sp, 160
.Llwcc_skinny128_128_ctr_nonce_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny128_128_ctr_nonce_rv32i_wipe
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
    .size lwcc_skinny128_128_ctr_nonce_rv32i, .-lwcc_skinny128_128_ctr_nonce_rv32i

    .balign 4
    .global lwcc_skinny128_128_ctr_crypt_rv32i
    .type lwcc_skinny128_128_ctr_crypt_rv32i, %function
lwcc_skinny128_128_ctr_crypt_rv32i:
    bnez a2, .Llwcc_skinny128_128_ctr_crypt_rv32i_begin
    ret
.Llwcc_skinny128_128_ctr_crypt_rv32i_begin:
    addi sp, sp, -368
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
    li t0, 128
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    sw a3, 72(sp)
    beqz t1, .Llwcc_skinny128_128_ctr_crypt_rv32i_group
    j .Llwcc_skinny128_128_ctr_crypt_rv32i_rest
.Llwcc_skinny128_128_ctr_crypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a4, 76(sp)
    lui a5, 349525
    addi a5, a5, 1365
    lui a6, 209715
    addi a6, a6, 819
    lui a7, 61681
    addi a7, a7, -241
    # round 40 (skinny.dsl:60)
    lui t0, 986895
    addi t0, t0, 240
    srli t1, a4, 24
    srli t2, a4, 16
    srli t3, a4, 8
    andi t2, t2, 255
    slli t2, t2, 8
    or t1, t1, t2
    andi t2, t3, 255
    slli t2, t2, 16
    or t1, t1, t2
    slli t2, a4, 24
    or t1, t1, t2
    srli t2, t1, 1
    addi t3, a4, 1
    srli t4, t3, 24
    srli t5, t3, 16
    srli t6, t3, 8
    andi t5, t5, 255
    slli t5, t5, 8
    or t4, t4, t5
    andi t5, t6, 255
    slli t5, t5, 16
    or t4, t4, t5
    slli t3, t3, 24
    or t3, t4, t3
    addi t4, a4, 2
    srli t5, t4, 24
    srli t6, t4, 16
    srli s0, t4, 8
    andi t6, t6, 255
    slli t6, t6, 8
    or t5, t5, t6
    andi t6, s0, 255
    slli t6, t6, 16
    or t5, t5, t6
    slli t4, t4, 24
    or t4, t5, t4
    srli t5, t4, 1
    addi t6, a4, 3
    srli s0, t6, 24
    srli s1, t6, 16
    srli s2, t6, 8
    andi s1, s1, 255
    slli s1, s1, 8
    or s0, s0, s1
    andi s1, s2, 255
    slli s1, s1, 16
    or s0, s0, s1
    slli t6, t6, 24
    or t6, s0, t6
    addi s0, a4, 4
    srli s1, s0, 24
    srli s2, s0, 16
    srli s3, s0, 8
    andi s2, s2, 255
    slli s2, s2, 8
    or s1, s1, s2
    andi s2, s3, 255
    slli s2, s2, 16
    or s1, s1, s2
    slli s0, s0, 24
    or s0, s1, s0
    srli s1, s0, 1
    addi s2, a4, 5
    srli s3, s2, 16
    andi s3, s3, 255
    slli s3, s3, 8
    srli s4, s2, 24
    or s3, s4, s3
    slli s4, s2, 24
    srli s2, s2, 8
    andi s2, s2, 255
    slli s2, s2, 16
    or s2, s3, s2
    or s2, s2, s4
    addi s3, a4, 6
    srli s4, s3, 16
    andi s4, s4, 255
    slli s4, s4, 8
    srli s5, s3, 24
    or s4, s5, s4
    slli s5, s3, 24
    srli s3, s3, 8
    andi s3, s3, 255
    slli s3, s3, 16
    or s3, s4, s3
    or s3, s3, s5
    srli s4, s3, 1
    addi s5, a4, 7
    srli s6, s5, 16
    andi s6, s6, 255
    slli s6, s6, 8
    srli s7, s5, 24
    or s6, s7, s6
    slli s7, s5, 24
    srli s5, s5, 8
    andi s5, s5, 255
    slli s5, s5, 16
    or s5, s6, s5
    or s5, s5, s7
    xor t2, t2, t3
    and t2, t2, a5
    xor t3, t3, t2
    slli t2, t2, 1
    xor t1, t1, t2
    xor t2, s1, s2
    and t2, t2, a5
    xor s1, s2, t2
    slli t2, t2, 1
    xor t2, s0, t2
    xor t5, t5, t6
    and t5, t5, a5
    xor t6, t6, t5
    slli t5, t5, 1
    xor t4, t4, t5
    xor t5, s4, s5
    and t5, t5, a5
    xor s0, s5, t5
    slli t5, t5, 1
    xor t5, s3, t5
    srli s2, t2, 2
    xor s2, s2, t5
    and s2, s2, a6
    xor t5, t5, s2
    slli s2, s2, 2
    xor t2, t2, s2
    srli s2, s1, 2
    xor s2, s2, s0
    and s2, s2, a6
    xor s0, s0, s2
    slli s2, s2, 2
    xor s1, s1, s2
    srli s2, t1, 2
    xor s2, s2, t4
    and s2, s2, a6
    xor t4, t4, s2
    slli s2, s2, 2
    xor t1, t1, s2
    srli s2, t1, 4
    xor s2, s2, t2
    and s2, s2, a7
    xor t2, t2, s2
    slli s2, s2, 4
    xor t1, t1, s2
    srli s2, t4, 4
    xor s2, s2, t5
    and s2, s2, a7
    xor t5, t5, s2
    slli s2, s2, 4
    xor t4, t4, s2
    srli s2, t3, 2
    xor s2, s2, t6
    and s2, s2, a6
    xor t6, t6, s2
    slli s2, s2, 2
    xor t3, t3, s2
    srli s2, t3, 4
    xor s2, s2, s1
    and s2, s2, a7
    xor s1, s1, s2
    slli s2, s2, 4
    xor t3, t3, s2
    srli s2, t6, 4
    xor s2, s2, s0
    and s2, s2, a7
    xor s0, s0, s2
    slli s2, s2, 4
    xor t6, t6, s2
    # round 1 (skinny.dsl:60)
    or s2, t5, s0
    addi s3, a3, 2047
    addi s3, s3, 2047
    addi s3, s3, 2
    lw s4, -1988(s3)
    xor t2, t2, s2
    xor s2, t2, s4
    or s4, t4, t6
    lw s5, -1992(s3)
    xor t1, t1, s4
    xor s4, t1, s5
    and s5, t1, t2
    lw s6, -1984(s3)
    xor s1, s1, s5
    xor s5, s1, s6
    not s1, s1
    and t2, t2, s1
    lw s6, -1996(s3)
    xor t2, t6, t2
    xor t2, t2, s6
    not t6, t6
    and t1, t6, t1
    lw t6, -2000(s3)
    xor t1, t3, t1
    xor t6, t1, t6
    or t3, t3, t4
    lw s6, -2004(s3)
    xor t3, t5, t3
    xor t5, t3, s6
    and t3, t3, s1
    lw s1, -2008(s3)
    xor t3, s0, t3
    xor s0, t3, s1
    or t1, t1, t3
    lw t3, -2012(s3)
    xor t1, t4, t1
    xor t1, t1, t3
    # round 2 (skinny.dsl:60)
    or t3, t5, t6
    lw t4, 116(a3)
    xor t1, t1, t3
    lw t3, -1960(s3)
    xor t4, t1, t4
    xor t3, t3, t4
    lw s1, -1928(s3)
    slli s6, t3, 16
    srli s7, t3, 16
    or s6, s6, s7
    xor s1, s1, s6
    or s6, s0, t5
    lw s7, 92(a3)
    xor s6, s2, s6
    lw s8, -1956(s3)
    xor s7, s6, s7
    xor s8, s7, s8
    or s2, s2, s5
    lw s9, 124(a3)
    xor t2, t2, s2
    lw s2, -1980(s3)
    xor s9, t2, s9
    xor s2, s2, s9
    lw s10, -1924(s3)
    slli s11, s2, 16
    srli ra, s2, 16
    or s11, s11, ra
    xor s10, s10, s11
    and s11, t1, t2
    lw ra, 132(a3)
    xor s4, s4, s11
    lw s11, -1976(s3)
    xor ra, s4, ra
    xor s11, s11, ra
    not s4, s4
    and t2, t2, s4
    and s4, s6, s4
    lw s6, 84(a3)
    xor s4, s5, s4
    lw s5, -1952(s3)
    xor s6, s4, s6
    xor s5, s6, s5
    lw a4, 108(a3)
    xor t2, t6, t2
    lw a2, -1964(s3)
    xor t2, t2, a4
    xor a4, a2, t2
    not t6, t6
    and t1, t6, t1
    xor t1, s0, t1
    or t6, t1, s4
    lw a2, 72(a3)
    xor t5, t5, t6
    lw t6, 100(a3)
    xor t5, t5, a2
    lw a2, -1972(s3)
    xor t1, t1, t6
    lw t6, -1968(s3)
    xor a2, a2, t1
    xor t6, t6, t5
    lw s0, -1948(s3)
    slli s4, t6, 16
    srli a0, t6, 16
    or a0, s4, a0
    xor a0, s0, a0
    lw s0, -1936(s3)
    slli s4, a2, 16
    srli a1, a2, 16
    or a1, s4, a1
    xor a1, s0, a1
    lw s0, -1932(s3)
    slli s4, a4, 16
    sw t0, 96(sp)
    srli t0, a4, 16
    or t0, s4, t0
    xor t0, s0, t0
    lw s0, -1944(s3)
    slli s4, s5, 16
    sw a5, 100(sp)
    srli a5, s5, 16
    or a5, s4, a5
    xor a5, s0, a5
    lw s0, -1920(s3)
    slli s4, s11, 16
    sw a6, 104(sp)
    srli a6, s11, 16
    or a6, s4, a6
    xor a6, s0, a6
    lw s0, -1940(s3)
    slli s4, s8, 16
    sw a7, 108(sp)
    srli a7, s8, 16
    or a7, s4, a7
    xor a7, s0, a7
    # round 3 (skinny.dsl:60)
    not s0, s2
    and s0, s0, s11
    xor a4, a4, s0
    not s0, a2
    and s0, s8, s0
    xor t6, t6, s0
    or s0, t6, a4
    xor t3, t3, s0
    not s0, s5
    and s0, s0, s8
    xor s0, s2, s0
    or s2, s0, t3
    xor s2, s11, s2
    or s4, a2, t6
    xor s4, s5, s4
    not s5, s2
    and s5, s4, s5
    xor s5, s8, s5
    or s8, a4, t3
    xor a2, a2, s8
    or s8, s10, a6
    xor t0, t0, s8
    or s8, a7, a1
    xor a0, a0, s8
    and s8, a0, t0
    xor s1, s1, s8
    or s8, a5, a7
    xor s8, s10, s8
    not s10, s1
    and s11, s8, s10
    xor a6, a6, s11
    not s11, a1
    and s11, s11, a0
    xor a5, a5, s11
    or s11, a5, a6
    xor a7, a7, s11
    and s10, t0, s10
    lw s11, 136(a3)
    xor a1, a1, s10
    lw s10, 144(a3)
    xor a7, a7, s11
    lw s11, 152(a3)
    xor a6, a6, s10
    lw s10, 160(a3)
    xor s8, s8, s11
    lw s11, 168(a3)
    xor a5, a5, s10
    lw s10, 176(a3)
    xor a1, a1, s11
    lw s11, 184(a3)
    xor a0, a0, s10
    lw s10, 192(a3)
    xor t0, t0, s11
    xor s1, s1, s10
    lw s10, -1916(s3)
    slli s11, t0, 16
    sw t0, 112(sp)
    srli t0, t0, 16
    or t0, s11, t0
    xor t0, s10, t0
    lw s10, -1912(s3)
    slli s11, s1, 16
    sw s1, 116(sp)
    srli s1, s1, 16
    or s1, s11, s1
    xor s1, s10, s1
    lw s10, -1908(s3)
    slli s11, a5, 16
    sw a5, 120(sp)
    srli a5, a5, 16
    or a5, s11, a5
    xor a5, s10, a5
    lw s10, -1904(s3)
    slli s11, a7, 16
    sw a7, 124(sp)
    srli a7, a7, 16
    or a7, s11, a7
    xor a7, s10, a7
    lw s10, -1900(s3)
    slli s11, a1, 16
    sw a1, 128(sp)
    srli a1, a1, 16
    or a1, s11, a1
    xor a1, s10, a1
    lw s10, -1896(s3)
    slli s11, a0, 16
    sw a0, 132(sp)
    srli a0, a0, 16
    or a0, s11, a0
    xor a0, s10, a0
    lw s10, -1892(s3)
    slli s11, s8, 16
    sw s8, 136(sp)
    srli s8, s8, 16
    or s8, s11, s8
    xor s8, s10, s8
    lw s10, -1888(s3)
    slli s11, a6, 16
    sw a6, 140(sp)
    srli a6, a6, 16
    or a6, s11, a6
    xor a6, s10, a6
    slli s10, a7, 8
    srli s11, a7, 24
    or s10, s10, s11
    slli s11, a6, 8
    sw a6, 144(sp)
    srli a6, a6, 24
    or a6, s11, a6
    slli s11, s8, 8
    sw a7, 148(sp)
    srli a7, s8, 24
    or a7, s11, a7
    slli s11, a5, 8
    sw a5, 152(sp)
    srli a5, a5, 24
    or a5, s11, a5
    slli s11, a1, 8
    sw s8, 156(sp)
    srli s8, a1, 24
    or s8, s11, s8
    slli s11, a0, 8
    sw a0, 160(sp)
    srli a0, a0, 24
    or a0, s11, a0
    slli s11, t0, 8
    sw a1, 164(sp)
    srli a1, t0, 24
    or a1, s11, a1
    slli s11, s1, 8
    sw t0, 168(sp)
    srli t0, s1, 24
    or t0, s11, t0
    not s11, t1
    sw s1, 172(sp)
    or s1, s7, t1
    sw t3, 176(sp)
    lw t3, 180(a3)
    xor t5, t5, s1
    lw s1, -1864(s3)
    xor t3, t5, t3
    xor t3, s1, t3
    and s1, s11, t5
    lw s11, 164(a3)
    xor s1, s6, s1
    sw t3, 180(sp)
    lw t3, -1872(s3)
    xor s11, s1, s11
    xor t3, t3, s11
    or s6, s6, s7
    lw s11, 156(a3)
    xor s6, s9, s6
    sw t3, 184(sp)
    lw t3, -1876(s3)
    xor s11, s6, s11
    xor t3, t3, s11
    or s9, s9, ra
    xor t2, t2, s9
    and t5, t5, t2
    lw s9, 196(a3)
    xor t4, t4, t5
    xor t5, t4, s9
    not t4, t4
    and s6, s6, t4
    lw s9, 148(a3)
    xor s6, ra, s6
    lw s11, -1880(s3)
    xor s9, s6, s9
    xor s9, s11, s9
    or s1, s1, s6
    lw s6, 140(a3)
    xor s1, s7, s1
    lw s7, -1884(s3)
    xor s1, s1, s6
    xor s1, s7, s1
    and t4, t2, t4
    lw s6, 172(a3)
    xor t1, t1, t4
    lw t4, -1868(s3)
    xor t1, t1, s6
    lw s6, 188(a3)
    xor t1, t4, t1
    lw t4, -1856(s3)
    xor t2, t2, s6
    lw s3, -1860(s3)
    xor t4, t4, t5
    xor t2, s3, t2
    xor t5, s5, s10
    xor a6, s2, a6
    xor a7, s0, a7
    xor a5, s4, a5
    xor a2, a2, s8
    xor t6, t6, a0
    xor a4, a4, a1
    lw a1, 176(sp)
    # round 4 (skinny.dsl:60)
    lw a0, 172(sp)
    # round 3 (skinny.dsl:60)
    xor t0, a1, t0
    # round 4 (skinny.dsl:60)
    lw a1, 168(sp)
    lw s2, 164(sp)
    or s0, a1, a0
    xor s0, s2, s0
    lw s2, 156(sp)
    lw s4, 152(sp)
    not s3, s2
    and s3, s3, s4
    lw s5, 148(sp)
    lw s6, 160(sp)
    xor s3, s5, s3
    not s5, s0
    and s5, s3, s5
    xor s5, s6, s5
    lw s6, 144(sp)
    or s7, s6, s2
    xor a1, a1, s7
    not s7, s5
    and s7, a1, s7
    xor a0, a0, s7
    and s7, s4, s3
    xor s6, s6, s7
    or s7, s6, a0
    xor s2, s2, s7
    or s7, s0, s5
    xor s4, s4, s7
    or s7, a4, t0
    xor a2, a2, s7
    or s7, a7, a5
    xor t5, t5, s7
    and s7, t5, a2
    xor t6, t6, s7
    or s7, a6, a7
    xor a4, a4, s7
    not s7, t6
    and s8, a4, s7
    xor t0, t0, s8
    not s8, a5
    and s8, s8, t5
    xor a6, a6, s8
    or s8, a6, t0
    xor a7, a7, s8
    and s7, a2, s7
    lw s8, 200(a3)
    xor a5, a5, s7
    lw s7, 208(a3)
    xor a7, a7, s8
    lw s8, 216(a3)
    xor t0, t0, s7
    lw s7, 224(a3)
    xor a4, a4, s8
    lw s8, 232(a3)
    xor a6, a6, s7
    lw s7, 240(a3)
    xor a5, a5, s8
    lw s8, 248(a3)
    xor t5, t5, s7
    lw s7, 256(a3)
    xor a2, a2, s8
    xor t6, t6, s7
    lw s7, 112(sp)
    lw s8, 116(sp)
    lw s11, 128(sp)
    or s10, s7, s8
    xor s10, s11, s10
    lw s11, 136(sp)
    lw ra, 120(sp)
    sw s5, 128(sp)
    or s5, s11, ra
    sw t6, 152(sp)
    lw t6, 124(sp)
    sw a1, 124(sp)
    xor t6, t6, s5
    and s5, t6, s10
    lw a1, 132(sp)
    sw s2, 112(sp)
    xor a1, a1, s5
    lw s5, 140(sp)
    sw a4, 132(sp)
    or a4, s5, s11
    xor a4, s7, a4
    not s7, a1
    and s2, a4, s7
    xor s2, s8, s2
    not s8, ra
    and s8, s8, t6
    xor s5, s5, s8
    or s8, s5, s2
    xor s8, s11, s8
    and s7, s10, s7
    lw s11, 204(a3)
    xor s7, ra, s7
    lw ra, 212(a3)
    xor s8, s8, s11
    lw s11, 220(a3)
    xor s2, s2, ra
    lw ra, 228(a3)
    xor a4, a4, s11
    lw s11, 236(a3)
    xor s5, s5, ra
    lw ra, 244(a3)
    xor s7, s7, s11
    lw s11, 252(a3)
    xor t6, t6, ra
    lw ra, 260(a3)
    xor s10, s10, s11
    xor a1, a1, ra
    or s11, t2, t4
    xor t1, t1, s11
    not s11, t3
    lw ra, 184(sp)
    sw a7, 120(sp)
    and s11, s11, ra
    xor s1, s1, s11
    not s11, t1
    and s11, s1, s11
    lw a7, 180(sp)
    lw a3, 16(a3)
    xor a7, a7, s11
    or s11, s9, t3
    xor t2, t2, s11
    not s11, a7
    and s11, t2, s11
    xor t4, t4, s11
    and s11, ra, s1
    xor s9, s9, s11
    or s11, s9, t4
    xor t3, t3, s11
    or s11, t1, a7
    xor s11, ra, s11
    xor t4, t4, a3
    xor a3, a1, a7
    xor a1, s2, t4
    xor a4, a4, t2
    xor t4, t4, t0
    xor a0, a0, t4
    xor s2, s10, t1
    xor t1, a2, t1
    xor s0, s0, t1
    xor s5, s5, s9
    xor s7, s7, s11
    xor s9, a6, s9
    xor s6, s6, s9
    xor s10, a5, s11
    xor s4, s4, s10
    xor t6, t6, s1
    xor s8, s8, t3
    xor s1, t5, s1
    xor s3, s3, s1
    lw s11, 120(sp)
    lw ra, 112(sp)
    xor t3, s11, t3
    xor ra, ra, t3
    sw s1, 112(sp)
    lw s1, 132(sp)
    sw t3, 184(sp)
    xor t2, t2, s1
    lw t3, 124(sp)
    sw s9, 124(sp)
    xor t3, t3, t2
    lw s9, 152(sp)
    sw t2, 180(sp)
    xor a7, s9, a7
    lw t2, 128(sp)
    # round 5 (skinny.dsl:60)
    sw t4, 128(sp)
    # round 4 (skinny.dsl:60)
    xor t2, t2, a7
    # round 5 (skinny.dsl:60)
    or t4, s0, t2
    xor t4, s4, t4
    or s4, t3, s6
    xor s4, ra, s4
    and ra, s4, t4
    xor s3, s3, ra
    or ra, a0, t3
    xor s0, s0, ra
    not ra, s3
    sw s10, 136(sp)
    and s10, s0, ra
    xor t2, t2, s10
    not s10, s6
    and s10, s10, s4
    xor a0, a0, s10
    or s10, a0, t2
    xor t3, t3, s10
    and s10, t4, ra
    lw ra, 72(sp)
    sw t1, 140(sp)
    lw t1, 264(ra)
    xor s6, s6, s10
    lw s10, 272(ra)
    xor t1, t3, t1
    lw t3, 284(ra)
    xor t2, t2, s10
    lw s10, 292(ra)
    xor t3, s0, t3
    lw s0, 300(ra)
    xor a0, a0, s10
    lw s10, 308(ra)
    xor s0, s6, s0
    lw s6, 316(ra)
    xor s4, s4, s10
    lw s10, 324(ra)
    xor t4, t4, s6
    xor s3, s3, s10
    slli s6, t4, 16
    srli s10, t4, 16
    or s6, s6, s10
    slli s10, s3, 16
    sw t4, 116(sp)
    srli t4, s3, 16
    or t4, s10, t4
    slli s10, a0, 16
    sw a0, 156(sp)
    srli a0, a0, 16
    or a0, s10, a0
    slli s10, t1, 16
    sw t1, 144(sp)
    srli t1, t1, 16
    or t1, s10, t1
    slli s10, s0, 16
    sw s0, 172(sp)
    srli s0, s0, 16
    or s0, s10, s0
    slli s10, s4, 16
    sw s4, 168(sp)
    srli s4, s4, 16
    or s4, s10, s4
    slli s10, t3, 16
    sw t3, 160(sp)
    srli t3, t3, 16
    or t3, s10, t3
    slli s10, t2, 16
    sw t2, 148(sp)
    srli t2, t2, 16
    or t2, s10, t2
    or s10, a2, s9
    xor a5, a5, s10
    or s10, s1, a6
    xor s10, s11, s10
    and s11, s10, a5
    xor t5, t5, s11
    or s11, t0, s1
    xor a2, a2, s11
    not s11, t5
    sw s3, 120(sp)
    and s3, a2, s11
    xor s3, s9, s3
    not s9, a6
    and s9, s9, s10
    xor t0, t0, s9
    or s9, t0, s3
    xor s1, s1, s9
    and s9, a5, s11
    lw s11, 268(ra)
    xor a6, a6, s9
    lw s9, 276(ra)
    xor s1, s1, s11
    lw s11, 288(ra)
    xor s3, s3, s9
    lw s9, 296(ra)
    xor a2, a2, s11
    lw s11, 304(ra)
    xor t0, t0, s9
    lw s9, 312(ra)
    xor a6, a6, s11
    lw s11, 320(ra)
    xor s9, s10, s9
    lw s10, 328(ra)
    xor a5, a5, s11
    xor t5, t5, s10
    or s10, s2, a3
    xor s7, s7, s10
    not s10, s5
    and s11, a4, s10
    xor s8, s8, s11
    and s11, s8, s7
    xor t6, t6, s11
    not s11, a1
    and s11, s11, a4
    xor s2, s2, s11
    not s11, s2
    and s11, s11, t6
    xor a3, a3, s11
    and s10, s10, s8
    xor a1, a1, s10
    or s10, a1, a3
    xor a4, a4, s10
    and s10, s7, t6
    lw s11, 280(ra)
    xor s5, s5, s10
    xor a3, a3, s11
    slli s10, a4, 8
    srli s11, a4, 24
    or s10, s10, s11
    slli s11, a3, 8
    srli ra, a3, 24
    or s11, s11, ra
    slli ra, s2, 8
    sw a6, 132(sp)
    srli a6, s2, 24
    or a6, ra, a6
    slli ra, a1, 8
    sw s6, 152(sp)
    srli s6, a1, 24
    or s6, ra, s6
    slli ra, s5, 8
    sw t3, 164(sp)
    srli t3, s5, 24
    or t3, ra, t3
    slli ra, s8, 8
    sw t3, 176(sp)
    srli t3, s8, 24
    or t3, ra, t3
    slli ra, s7, 8
    sw s7, 188(sp)
    srli s7, s7, 24
    or s7, ra, s7
    slli ra, t6, 8
    sw s2, 192(sp)
    srli s2, t6, 24
    or s2, ra, s2
    lw ra, 140(sp)
    sw s1, 196(sp)
    or s1, ra, a7
    sw s10, 200(sp)
    lw s10, 136(sp)
    sw t6, 204(sp)
    xor s1, s10, s1
    lw s10, 128(sp)
    sw t4, 136(sp)
    not t4, s10
    lw t6, 180(sp)
    sw s8, 208(sp)
    and t4, t4, t6
    xor t4, ra, t4
    lw ra, 124(sp)
    sw s4, 140(sp)
    not s4, ra
    and t6, t6, s4
    lw s8, 184(sp)
    xor t5, t5, s2
    xor t6, s8, t6
    and s4, s4, t6
    xor s4, s10, s4
    and s8, t6, s1
    lw s10, 112(sp)
    xor s2, s3, s11
    xor s8, s10, s8
    and s10, s1, s8
    xor s10, ra, s10
    not ra, t4
    and ra, ra, s8
    xor a7, a7, ra
    or ra, s4, a7
    sw a7, 124(sp)
    lw a7, 180(sp)
    xor a6, a2, a6
    xor a7, a7, ra
    xor t2, a3, t2
    xor a5, a5, s7
    xor a3, s5, s0
    xor a2, a1, a0
    xor t1, a4, t1
    xor t0, t0, s6
    xor t3, s9, t3
    lw a4, 208(sp)
    lw a1, 140(sp)
    lw a0, 136(sp)
    xor a4, a4, a1
    lw a1, 204(sp)
    lw s0, 200(sp)
    xor a1, a1, a0
    lw a0, 196(sp)
    lw s3, 164(sp)
    xor a0, a0, s0
    lw s0, 192(sp)
    lw s5, 152(sp)
    xor s0, s0, s3
    lw s3, 188(sp)
    lw s6, 176(sp)
    xor s3, s3, s5
    lw s5, 132(sp)
    srli s7, s3, 8
    xor s5, s5, s6
    slli s6, s3, 24
    or s6, s6, s7
    xor s1, s1, s6
    slli s6, s0, 24
    srli s7, s0, 8
    or s6, s6, s7
    xor t4, t4, s6
    slli s6, a1, 24
    srli s7, a1, 8
    or s6, s6, s7
    xor s6, s8, s6
    slli s7, a4, 24
    srli s8, a4, 8
    or s7, s7, s8
    xor t6, t6, s7
    slli s7, t1, 24
    srli s8, t1, 8
    or s7, s7, s8
    xor a7, a7, s7
    slli s7, a2, 24
    srli s8, a2, 8
    or s7, s7, s8
    xor s4, s4, s7
    slli s7, a3, 24
    srli s8, a3, 8
    or s7, s7, s8
    xor s7, s10, s7
    slli s8, t2, 24
    srli s9, t2, 8
    or s8, s8, s9
    lw s9, 124(sp)
    # round 6 (skinny.dsl:60)
    lw s10, 120(sp)
    # round 5 (skinny.dsl:60)
    xor s8, s9, s8
    # round 6 (skinny.dsl:60)
    lw s9, 116(sp)
    lw ra, 172(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 160(sp)
    sw s8, 172(sp)
    lw s8, 156(sp)
    sw t6, 124(sp)
    or t6, ra, s8
    sw a7, 176(sp)
    lw a7, 144(sp)
    sw t4, 144(sp)
    xor a7, a7, t6
    and t6, a7, s11
    lw t4, 168(sp)
    sw s7, 116(sp)
    xor t4, t4, t6
    lw t6, 148(sp)
    sw s4, 168(sp)
    or s4, t6, ra
    xor s4, s9, s4
    not s9, t4
    and s7, s4, s9
    xor s7, s10, s7
    not s10, s8
    and s10, s10, a7
    xor t6, t6, s10
    or s10, t6, s7
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw s1, 160(sp)
    lw s1, 332(ra)
    xor s8, s8, s9
    lw s9, 340(ra)
    xor s1, s10, s1
    lw s10, 352(ra)
    xor s7, s7, s9
    lw s9, 360(ra)
    xor s4, s4, s10
    lw s10, 368(ra)
    xor t6, t6, s9
    lw s9, 376(ra)
    xor s8, s8, s10
    lw s10, 384(ra)
    xor a7, a7, s9
    lw s9, 392(ra)
    xor s10, s11, s10
    xor t4, t4, s9
    and s9, a5, t5
    xor s5, s5, s9
    or s9, a6, t0
    xor a0, a0, s9
    not s9, s5
    and s11, a0, s9
    xor t3, t3, s11
    or s11, s2, a6
    xor a5, a5, s11
    not s11, a5
    and s11, s11, t3
    xor t5, t5, s11
    not s11, t0
    and s11, s11, a0
    xor s2, s2, s11
    not s11, s2
    and s11, s11, t5
    xor a6, a6, s11
    and s9, s9, t3
    lw s11, 344(ra)
    xor t0, t0, s9
    xor t5, t5, s11
    slli s9, a6, 16
    srli s11, a6, 16
    or s9, s9, s11
    slli s11, t5, 16
    sw a6, 156(sp)
    srli a6, t5, 16
    or a6, s11, a6
    slli s11, a5, 16
    sw t5, 148(sp)
    srli t5, a5, 16
    or t5, s11, t5
    slli s11, s2, 16
    sw a5, 120(sp)
    srli a5, s2, 16
    or a5, s11, a5
    slli s11, t0, 16
    sw s2, 132(sp)
    srli s2, t0, 16
    or s2, s11, s2
    slli s11, a0, 16
    sw a0, 152(sp)
    srli a0, a0, 16
    or a0, s11, a0
    slli s11, s5, 16
    sw s5, 188(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t3, 16
    sw t3, 164(sp)
    srli t3, t3, 16
    or t3, s11, t3
    and s11, s3, a1
    xor a3, a3, s11
    or s11, t2, s0
    xor s3, s3, s11
    or s11, s0, a2
    xor t1, t1, s11
    not s11, a2
    and s11, s11, t1
    xor t2, t2, s11
    not s11, a3
    sw t1, 192(sp)
    and t1, t1, s11
    xor t1, a4, t1
    and a4, s11, t1
    xor a4, a2, a4
    not a2, s3
    and a2, a2, t1
    xor a2, a1, a2
    not a1, t2
    and a1, a1, a2
    xor a1, s0, a1
    lw s0, 160(sp)
    sw a4, 200(sp)
    or s11, s0, s6
    lw a4, 388(ra)
    sw t1, 196(sp)
    lw t1, 116(sp)
    sw t2, 116(sp)
    xor t1, t1, s11
    xor a4, t1, a4
    lw s11, 144(sp)
    lw t2, 168(sp)
    sw a3, 136(sp)
    or a3, s11, t2
    sw s3, 204(sp)
    lw s3, 380(ra)
    sw a2, 140(sp)
    lw a2, 176(sp)
    sw a1, 176(sp)
    xor a3, a2, a3
    xor a2, a3, s3
    and s3, a3, t1
    lw a1, 396(ra)
    sw a4, 208(sp)
    lw a4, 124(sp)
    xor t3, t4, t3
    xor a4, a4, s3
    xor a1, a4, a1
    not a4, a4
    and t1, t1, a4
    lw s3, 372(ra)
    xor t1, t2, t1
    xor t1, t1, s3
    not t2, t2
    and t2, t2, a3
    lw a3, 364(ra)
    lw s3, 172(sp)
    xor a6, s7, a6
    xor t2, s3, t2
    xor a3, t2, a3
    or s3, s3, s11
    sw a3, 172(sp)
    lw a3, 356(ra)
    xor s0, s0, s3
    xor a3, s0, a3
    and a4, s0, a4
    lw s0, 348(ra)
    xor a4, s6, a4
    xor s0, a4, s0
    or t2, t2, a4
    lw a4, 336(ra)
    xor t2, s11, t2
    xor t2, t2, a4
    xor t4, s4, t5
    xor a7, a7, a0
    xor t5, s10, s5
    xor a5, t6, a5
    xor t6, s1, s9
    xor a4, s8, s2
    xor t0, t0, t1
    lw a0, 152(sp)
    lw s1, 164(sp)
    xor a0, a0, a2
    xor s1, s1, a1
    lw s2, 132(sp)
    lw s3, 172(sp)
    lw s4, 188(sp)
    xor s2, s2, s3
    lw s5, 208(sp)
    lw s6, 120(sp)
    xor s4, s4, s5
    xor s6, a3, s6
    lw s7, 148(sp)
    lw s8, 156(sp)
    xor s7, s0, s7
    xor s8, s8, t2
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 176(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 140(sp)
    srli s3, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s3, s11, s3
    lw s11, 204(sp)
    srli s5, s4, 16
    xor s3, s11, s3
    slli s11, s4, 16
    or s5, s11, s5
    lw s11, 136(sp)
    sw s0, 136(sp)
    xor s5, s11, s5
    slli s11, s2, 16
    srli s0, s2, 16
    or s0, s11, s0
    lw s11, 116(sp)
    sw a2, 116(sp)
    xor s0, s11, s0
    slli s11, s1, 16
    srli a2, s1, 16
    or a2, s11, a2
    lw s11, 196(sp)
    sw t2, 196(sp)
    xor a2, s11, a2
    slli s11, a0, 16
    srli t2, a0, 16
    or t2, s11, t2
    lw s11, 192(sp)
    sw a3, 192(sp)
    xor t2, s11, t2
    slli s11, t0, 16
    srli a3, t0, 16
    or a3, s11, a3
    lw s11, 200(sp)
    # round 7 (skinny.dsl:60)
    sw t1, 200(sp)
    # round 6 (skinny.dsl:60)
    xor a3, s11, a3
    # round 7 (skinny.dsl:60)
    not s11, t5
    and s11, s11, t3
    xor a4, a4, s11
    or s11, t4, a5
    xor t6, t6, s11
    not s11, a4
    and t1, t6, s11
    xor a7, a7, t1
    or t1, a6, t4
    xor t1, t5, t1
    and t5, t1, a7
    xor t3, t3, t5
    not t5, a5
    and t5, t5, t6
    xor a6, a6, t5
    not t5, a6
    and t5, t5, t3
    xor t4, t4, t5
    and t5, s11, a7
    lw s11, 344(ra)
    xor a5, a5, t5
    xor t3, t3, s11
    slli t5, t4, 24
    srli s11, t4, 8
    or t5, t5, s11
    slli s11, t3, 24
    sw t5, 204(sp)
    srli t5, t3, 8
    or t5, s11, t5
    slli s11, t1, 24
    sw t1, 140(sp)
    srli t1, t1, 8
    or t1, s11, t1
    slli s11, a6, 24
    sw t4, 176(sp)
    srli t4, a6, 8
    or t4, s11, t4
    slli s11, a5, 24
    sw t4, 156(sp)
    srli t4, a5, 8
    or t4, s11, t4
    slli s11, t6, 24
    sw t4, 148(sp)
    srli t4, t6, 8
    or t4, s11, t4
    slli s11, a4, 24
    sw a4, 120(sp)
    srli a4, a4, 8
    or a4, s11, a4
    slli s11, a7, 24
    sw a7, 188(sp)
    srli a7, a7, 8
    or a7, s11, a7
    not s11, s4
    and s11, s11, s1
    xor t0, t0, s11
    or s11, s7, s6
    xor s4, s4, s11
    or s11, s6, s2
    xor s8, s8, s11
    not s11, s2
    and s11, s11, s8
    xor s7, s7, s11
    not s11, t0
    sw s8, 132(sp)
    and s8, s8, s11
    xor a0, a0, s8
    and s8, s11, a0
    xor s2, s2, s8
    and s8, s4, a0
    xor s1, s1, s8
    not s8, s7
    and s8, s8, s1
    xor s6, s6, s8
    or s8, s5, a2
    xor a3, a3, s8
    or s8, s3, s0
    xor s8, s9, s8
    and s9, s8, a3
    xor t2, t2, s9
    not s9, s3
    and s9, s10, s9
    xor s5, s5, s9
    or s9, s5, t2
    xor a2, a2, s9
    not s9, s0
    and s9, s9, s8
    xor s9, s10, s9
    and s10, s9, a2
    xor s3, s3, s10
    not s10, t2
    and s10, a3, s10
    lw s11, 400(ra)
    xor s0, s0, s10
    lw s10, 408(ra)
    xor s3, s3, s11
    lw s11, 416(ra)
    xor a2, a2, s10
    lw s10, 424(ra)
    xor s5, s5, s11
    lw s11, 432(ra)
    xor s9, s9, s10
    lw s10, 440(ra)
    xor s0, s0, s11
    lw s11, 448(ra)
    xor s8, s8, s10
    lw s10, 456(ra)
    xor a3, a3, s11
    xor t2, t2, s10
    slli s10, a3, 16
    srli s11, a3, 16
    or s10, s10, s11
    slli s11, t2, 16
    sw a3, 164(sp)
    srli a3, t2, 16
    or a3, s11, a3
    slli s11, s9, 16
    sw s9, 152(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, s3, 16
    sw s3, 144(sp)
    srli s3, s3, 16
    or s3, s11, s3
    slli s11, s0, 16
    sw s0, 160(sp)
    srli s0, s0, 16
    or s0, s11, s0
    slli s11, s8, 16
    sw s8, 168(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s5, 16
    sw s5, 124(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, a2, 16
    sw a2, 180(sp)
    srli a2, a2, 16
    or a2, s11, a2
    lw s11, 208(sp)
    sw t2, 112(sp)
    or t2, s11, a1
    sw s1, 128(sp)
    lw s1, 452(ra)
    sw s2, 184(sp)
    lw s2, 200(sp)
    sw s7, 200(sp)
    xor t2, s2, t2
    xor s1, t2, s1
    lw s2, 192(sp)
    lw s7, 172(sp)
    sw s6, 212(sp)
    or s6, s2, s7
    sw a0, 216(sp)
    lw a0, 444(ra)
    sw s4, 220(sp)
    lw s4, 196(sp)
    sw t0, 196(sp)
    xor s4, s4, s6
    xor a0, s4, a0
    and s6, s4, t2
    lw t0, 460(ra)
    sw s10, 224(sp)
    lw s10, 116(sp)
    xor a5, a5, s0
    xor s6, s10, s6
    xor t0, s6, t0
    not s6, s6
    and t2, t2, s6
    lw s10, 436(ra)
    xor t2, s7, t2
    xor t2, t2, s10
    not s7, s7
    and s4, s7, s4
    lw s7, 428(ra)
    lw s10, 136(sp)
    sw t2, 136(sp)
    xor s4, s10, s4
    xor s7, s4, s7
    or s10, s10, s2
    lw t2, 420(ra)
    xor s10, s11, s10
    xor t2, s10, t2
    and s6, s10, s6
    lw s10, 412(ra)
    xor a1, a1, s6
    xor s6, a1, s10
    or a1, s4, a1
    lw s4, 404(ra)
    xor a1, s2, a1
    xor a1, a1, s4
    xor a7, a7, t0
    xor t0, t5, s6
    xor t1, t1, t2
    xor t2, t3, a2
    xor t3, a4, s1
    xor a6, a6, s9
    lw t5, 176(sp)
    lw a4, 156(sp)
    xor t5, t5, s3
    xor a4, a4, s7
    xor t4, t4, a0
    xor t6, t6, s8
    lw a2, 188(sp)
    lw a0, 120(sp)
    xor a3, a2, a3
    lw a2, 204(sp)
    lw s0, 224(sp)
    xor a2, a2, a1
    lw a1, 140(sp)
    xor a0, a0, s0
    xor a1, a1, s5
    lw s0, 148(sp)
    lw s1, 136(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 196(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 220(sp)
    srli s4, a3, 24
    xor s2, s3, s2
    slli s3, a3, 8
    or s3, s3, s4
    lw s4, 216(sp)
    srli s5, t6, 24
    xor s3, s4, s3
    slli s4, t6, 8
    or s4, s4, s5
    lw s5, 132(sp)
    srli s6, t5, 24
    xor s4, s5, s4
    slli s5, t5, 8
    or s5, s5, s6
    lw s6, 212(sp)
    srli s7, a6, 24
    xor s5, s6, s5
    slli s6, a6, 8
    or s6, s6, s7
    lw s7, 200(sp)
    srli s8, a5, 24
    xor s6, s7, s6
    slli s7, a5, 8
    or s7, s7, s8
    lw s8, 184(sp)
    srli s9, t2, 24
    xor s7, s8, s7
    slli s8, t2, 8
    or s8, s8, s9
    lw s9, 128(sp)
    # round 8 (skinny.dsl:60)
    lw s10, 464(ra)
    # round 7 (skinny.dsl:60)
    xor s8, s9, s8
    # round 8 (skinny.dsl:60)
    not s9, a0
    and s9, s9, a3
    xor a5, a5, s9
    not s9, a6
    and s9, a1, s9
    xor t5, t5, s9
    or s9, t5, a5
    xor t6, t6, s9
    not s9, t2
    and s9, s9, a1
    xor a0, a0, s9
    or s9, a0, t6
    xor a3, a3, s9
    or s9, a6, t5
    xor t2, t2, s9
    not s9, a3
    and s9, t2, s9
    xor a1, a1, s9
    or s9, a5, t6
    xor a6, a6, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    not s9, s2
    and s9, s8, s9
    xor s1, s1, s9
    or s9, s1, s4
    xor s3, s3, s9
    not s9, s6
    and s9, s9, s5
    xor s8, s8, s9
    and s9, s8, s3
    xor s2, s2, s9
    not s9, s4
    and s9, s7, s9
    xor s6, s6, s9
    lw s9, 472(ra)
    xor s2, s2, s10
    lw s10, 480(ra)
    xor s3, s3, s9
    lw s9, 488(ra)
    xor s1, s1, s10
    lw s10, 496(ra)
    xor s8, s8, s9
    lw s9, 504(ra)
    xor s6, s6, s10
    lw s10, 512(ra)
    xor s5, s5, s9
    lw s9, 520(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 164(sp)
    lw s10, 112(sp)
    sw t6, 128(sp)
    or s11, s9, s10
    lw t6, 160(sp)
    sw s4, 160(sp)
    xor t6, t6, s11
    lw s11, 124(sp)
    lw s4, 152(sp)
    sw a0, 184(sp)
    or a0, s11, s4
    sw s1, 200(sp)
    lw s1, 144(sp)
    sw a1, 144(sp)
    xor a0, s1, a0
    and s1, a0, t6
    lw a1, 168(sp)
    sw t5, 164(sp)
    xor a1, a1, s1
    lw s1, 180(sp)
    sw s2, 168(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t5, s2, s9
    xor t5, s10, t5
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t5
    xor s10, s11, s10
    and s9, t6, s9
    lw s11, 468(ra)
    xor s4, s4, s9
    lw s9, 476(ra)
    xor s10, s10, s11
    lw s11, 484(ra)
    xor t5, t5, s9
    lw s9, 492(ra)
    xor s2, s2, s11
    lw s11, 500(ra)
    xor s1, s1, s9
    lw s9, 508(ra)
    xor s4, s4, s11
    lw s11, 516(ra)
    xor a0, a0, s9
    lw s9, 524(ra)
    xor t6, t6, s11
    xor a1, a1, s9
    not s9, t3
    and s9, s9, a7
    xor s0, s0, s9
    not s9, t0
    and s9, s9, t1
    xor t3, t3, s9
    not s9, a4
    and s9, t1, s9
    xor a2, a2, s9
    or s9, a4, a2
    xor t0, t0, s9
    or s9, a2, s0
    xor t4, t4, s9
    or s9, t3, t4
    lw s11, 280(ra)
    xor a7, a7, s9
    xor s9, a7, s11
    not a7, a7
    and a7, t0, a7
    xor a7, t1, a7
    or t1, s0, t4
    xor t1, a4, t1
    xor a4, a1, t4
    xor t5, t5, s9
    xor a1, s2, t3
    xor s2, s9, s3
    xor a3, a3, s2
    xor t6, t6, s0
    xor s0, s7, s0
    xor a5, a5, s0
    xor s1, s1, t0
    xor s4, s4, t1
    xor t0, s8, t0
    xor t2, t2, t0
    xor t1, s6, t1
    xor a6, a6, t1
    xor a0, a0, a2
    xor s9, s10, a7
    xor a2, s5, a2
    lw s10, 164(sp)
    lw s11, 168(sp)
    xor s10, s10, a2
    xor a7, s11, a7
    sw s2, 164(sp)
    lw s2, 144(sp)
    sw a2, 144(sp)
    xor s2, s2, a7
    lw a2, 200(sp)
    sw a7, 152(sp)
    xor t3, t3, a2
    lw a7, 184(sp)
    sw t0, 184(sp)
    xor a7, a7, t3
    lw t0, 160(sp)
    sw t3, 124(sp)
    xor t4, t0, t4
    lw t3, 128(sp)
    # round 9 (skinny.dsl:60)
    sw t1, 128(sp)
    # round 8 (skinny.dsl:60)
    xor t3, t3, t4
    # round 9 (skinny.dsl:60)
    or t1, a5, t3
    xor a6, a6, t1
    or t1, a7, t2
    xor t1, s2, t1
    and s2, t1, a6
    xor s2, s10, s2
    or s10, a3, a7
    xor a5, a5, s10
    not s10, s2
    sw s0, 180(sp)
    and s0, a5, s10
    xor t3, t3, s0
    not s0, t2
    and s0, s0, t1
    xor a3, a3, s0
    or s0, a3, t3
    xor a7, a7, s0
    and s0, a6, s10
    lw s10, 528(ra)
    xor t2, t2, s0
    lw s0, 536(ra)
    xor a7, a7, s10
    lw s10, 544(ra)
    xor t3, t3, s0
    lw s0, 552(ra)
    xor a5, a5, s10
    lw s10, 560(ra)
    xor a3, a3, s0
    lw s0, 568(ra)
    xor t2, t2, s10
    lw s10, 576(ra)
    xor t1, t1, s0
    lw s0, 584(ra)
    xor a6, a6, s10
    xor s0, s2, s0
    slli s2, a6, 16
    srli s10, a6, 16
    or s2, s2, s10
    slli s10, s0, 16
    sw a6, 112(sp)
    srli a6, s0, 16
    or a6, s10, a6
    slli s10, a3, 16
    sw a3, 212(sp)
    srli a3, a3, 16
    or a3, s10, a3
    slli s10, a7, 16
    sw a7, 132(sp)
    srli a7, a7, 16
    or a7, s10, a7
    slli s10, t2, 16
    sw t2, 216(sp)
    srli t2, t2, 16
    or t2, s10, t2
    slli s10, t1, 16
    sw t1, 220(sp)
    srli t1, t1, 16
    or t1, s10, t1
    slli s10, a5, 16
    sw a5, 196(sp)
    srli a5, a5, 16
    or a5, s10, a5
    slli s10, t3, 16
    sw t3, 136(sp)
    srli t3, t3, 16
    or t3, s10, t3
    or s10, s7, t0
    xor s6, s6, s10
    or s10, a2, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, a2
    xor s7, s7, s11
    not s11, s5
    sw s0, 168(sp)
    and s0, s7, s11
    xor t0, t0, s0
    not s0, s8
    and s0, s0, s10
    xor s0, s3, s0
    or s3, s0, t0
    xor a2, a2, s3
    and s3, s6, s11
    lw s11, 532(ra)
    xor s3, s8, s3
    lw s8, 540(ra)
    xor a2, a2, s11
    lw s11, 548(ra)
    xor t0, t0, s8
    lw s8, 556(ra)
    xor s7, s7, s11
    lw s11, 564(ra)
    xor s0, s0, s8
    lw s8, 572(ra)
    xor s3, s3, s11
    lw s11, 580(ra)
    xor s8, s10, s8
    lw s10, 588(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    or s10, t6, a4
    xor s4, s4, s10
    not s10, a1
    and s10, s10, s1
    xor s9, s9, s10
    not s10, s4
    and s10, s9, s10
    xor a0, a0, s10
    or s10, t5, a1
    xor t6, t6, s10
    not s10, a0
    and s10, t6, s10
    xor a4, a4, s10
    and s10, s1, s9
    xor t5, t5, s10
    or s10, t5, a4
    xor a1, a1, s10
    or s10, s4, a0
    lw s11, 16(ra)
    xor s1, s1, s10
    xor a4, a4, s11
    slli s10, a1, 8
    srli s11, a1, 24
    or s10, s10, s11
    slli s11, a4, 8
    srli ra, a4, 24
    or s11, s11, ra
    slli ra, t6, 8
    sw s3, 200(sp)
    srli s3, t6, 24
    or s3, ra, s3
    slli ra, t5, 8
    sw s2, 160(sp)
    srli s2, t5, 24
    or s2, ra, s2
    slli ra, s1, 8
    sw a5, 148(sp)
    srli a5, s1, 24
    or a5, ra, a5
    slli ra, s9, 8
    sw a5, 224(sp)
    srli a5, s9, 24
    or a5, ra, a5
    slli ra, s4, 8
    sw s4, 120(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a0, 8
    sw t6, 140(sp)
    srli t6, a0, 24
    or t6, ra, t6
    lw ra, 180(sp)
    sw a2, 204(sp)
    or a2, ra, t4
    sw s10, 188(sp)
    lw s10, 128(sp)
    sw a0, 156(sp)
    xor a2, s10, a2
    lw s10, 124(sp)
    sw a6, 128(sp)
    not a6, s10
    lw a0, 184(sp)
    sw t1, 176(sp)
    and a6, a6, a0
    lw t1, 152(sp)
    sw s9, 152(sp)
    xor a6, t1, a6
    not t1, a2
    and t1, a6, t1
    lw s9, 144(sp)
    xor t6, s5, t6
    xor t1, s9, t1
    lw s9, 164(sp)
    sw s8, 144(sp)
    or s8, s9, s10
    xor s8, ra, s8
    not ra, t1
    and ra, s8, ra
    xor t4, t4, ra
    and ra, a0, a6
    xor s9, s9, ra
    or ra, s9, t4
    xor s10, s10, ra
    or ra, a2, t1
    xor a0, a0, ra
    xor t0, t0, s11
    xor s3, s7, s3
    xor t3, a4, t3
    xor a4, s6, s4
    xor t2, s1, t2
    xor t5, t5, a3
    xor a7, a1, a7
    xor a3, s0, s2
    lw a1, 144(sp)
    lw s0, 176(sp)
    xor a5, a1, a5
    lw a1, 152(sp)
    lw s1, 128(sp)
    xor a1, a1, s0
    lw s0, 156(sp)
    lw s2, 188(sp)
    xor s0, s0, s1
    lw s1, 204(sp)
    lw s4, 148(sp)
    xor s1, s1, s2
    lw s2, 140(sp)
    lw s5, 160(sp)
    xor s2, s2, s4
    lw s4, 120(sp)
    lw s6, 224(sp)
    xor s4, s4, s5
    lw s5, 200(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    xor a2, a2, s6
    slli s6, s2, 24
    srli s7, s2, 8
    or s6, s6, s7
    xor s6, s8, s6
    slli s7, s0, 24
    srli s8, s0, 8
    or s7, s7, s8
    xor t1, t1, s7
    slli s7, a1, 24
    srli s8, a1, 8
    or s7, s7, s8
    xor a6, a6, s7
    slli s7, a7, 24
    srli s8, a7, 8
    or s7, s7, s8
    xor s7, s10, s7
    slli s8, t5, 24
    srli s10, t5, 8
    or s8, s8, s10
    xor s8, s9, s8
    slli s9, t2, 24
    srli s10, t2, 8
    or s9, s9, s10
    xor a0, a0, s9
    slli s9, t3, 24
    srli s10, t3, 8
    or s9, s9, s10
    xor t4, t4, s9
    # round 10 (skinny.dsl:60)
    lw s9, 112(sp)
    lw s10, 168(sp)
    lw ra, 216(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 196(sp)
    sw t4, 216(sp)
    lw t4, 212(sp)
    sw a6, 224(sp)
    or a6, ra, t4
    sw s7, 200(sp)
    lw s7, 132(sp)
    sw s6, 132(sp)
    xor a6, s7, a6
    and s7, a6, s11
    lw s6, 220(sp)
    sw a0, 112(sp)
    xor s6, s6, s7
    lw s7, 136(sp)
    sw s8, 220(sp)
    or s8, s7, ra
    xor s8, s9, s8
    not s9, s6
    and a0, s8, s9
    xor a0, s10, a0
    not s10, t4
    and s10, s10, a6
    xor s7, s7, s10
    or s10, s7, a0
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw a2, 196(sp)
    lw a2, 592(ra)
    xor t4, t4, s9
    lw s9, 600(ra)
    xor a2, s10, a2
    lw s10, 608(ra)
    xor a0, a0, s9
    lw s9, 616(ra)
    xor s8, s8, s10
    lw s10, 624(ra)
    xor s7, s7, s9
    lw s9, 632(ra)
    xor t4, t4, s10
    lw s10, 640(ra)
    xor a6, a6, s9
    lw s9, 648(ra)
    xor s10, s11, s10
    xor s6, s6, s9
    or s9, a4, t6
    xor s5, s5, s9
    not s9, a3
    and s11, s3, s9
    xor s1, s1, s11
    and s11, s1, s5
    xor a5, a5, s11
    not s11, t0
    and s11, s11, s3
    xor a4, a4, s11
    not s11, a4
    and s11, s11, a5
    xor t6, t6, s11
    and s9, s9, s1
    xor t0, t0, s9
    or s9, t0, t6
    xor s3, s3, s9
    and s9, s5, a5
    lw s11, 80(ra)
    xor a3, a3, s9
    xor t6, t6, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, t6, 16
    sw s3, 212(sp)
    srli s3, t6, 16
    or s3, s11, s3
    slli s11, a4, 16
    sw t6, 136(sp)
    srli t6, a4, 16
    or t6, s11, t6
    slli s11, t0, 16
    sw a4, 168(sp)
    srli a4, t0, 16
    or a4, s11, a4
    slli s11, a3, 16
    sw t0, 160(sp)
    srli t0, a3, 16
    or t0, s11, t0
    slli s11, s1, 16
    sw s1, 120(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 148(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, a5, 16
    sw a5, 140(sp)
    srli a5, a5, 16
    or a5, s11, a5
    or s11, s4, s0
    xor t2, t2, s11
    not s11, t3
    and s11, s11, s2
    xor s4, s4, s11
    not s11, t5
    sw a3, 188(sp)
    and a3, s2, s11
    xor a7, a7, a3
    and a3, s11, a7
    xor t3, t3, a3
    and a3, a7, t2
    xor a3, a1, a3
    and a1, t2, a3
    xor t5, t5, a1
    not a1, s4
    and a1, a1, a3
    xor a1, s0, a1
    or s0, t3, a1
    xor s0, s2, s0
    lw s2, 196(sp)
    sw t5, 204(sp)
    or s11, s2, t1
    lw t5, 644(ra)
    sw a7, 128(sp)
    lw a7, 112(sp)
    sw a3, 112(sp)
    xor a7, a7, s11
    xor t5, a7, t5
    lw s11, 132(sp)
    lw a3, 220(sp)
    sw t3, 156(sp)
    or t3, s11, a3
    sw t2, 176(sp)
    lw t2, 636(ra)
    sw s4, 152(sp)
    lw s4, 200(sp)
    sw a1, 200(sp)
    xor t3, s4, t3
    xor t2, t3, t2
    and s4, t3, a7
    lw a1, 652(ra)
    sw s0, 144(sp)
    lw s0, 224(sp)
    xor a5, s6, a5
    xor s0, s0, s4
    xor a1, s0, a1
    not s0, s0
    and a7, a7, s0
    lw s4, 628(ra)
    xor a7, a3, a7
    xor a7, a7, s4
    not a3, a3
    and t3, a3, t3
    lw a3, 620(ra)
    lw s4, 216(sp)
    sw t5, 216(sp)
    xor t3, s4, t3
    xor a3, t3, a3
    or s4, s4, s11
    lw t5, 612(ra)
    xor s2, s2, s4
    xor t5, s2, t5
    and s0, s2, s0
    lw s2, 604(ra)
    xor t1, t1, s0
    xor s0, t1, s2
    or t1, t3, t1
    lw t3, 596(ra)
    xor t1, s11, t1
    xor t1, t1, t3
    xor t3, a0, s3
    xor t6, s8, t6
    xor a6, a6, s1
    xor a0, s10, s5
    xor a4, s7, a4
    xor a2, a2, s9
    xor t0, t4, t0
    lw t4, 188(sp)
    lw s1, 120(sp)
    xor t4, t4, a7
    xor s1, s1, t2
    lw s2, 140(sp)
    lw s3, 160(sp)
    xor s2, s2, a1
    xor s3, s3, a3
    lw s4, 148(sp)
    lw s5, 216(sp)
    lw s6, 168(sp)
    xor s4, s4, s5
    xor s6, t5, s6
    lw s7, 136(sp)
    lw s8, 212(sp)
    xor s7, s0, s7
    xor s8, s8, t1
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 144(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 200(sp)
    srli s5, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s5, s11, s5
    lw s11, 152(sp)
    sw s0, 152(sp)
    xor s5, s11, s5
    slli s11, s4, 16
    srli s0, s4, 16
    or s0, s11, s0
    lw s11, 176(sp)
    sw t2, 176(sp)
    xor s0, s11, s0
    slli s11, s3, 16
    srli t2, s3, 16
    or t2, s11, t2
    lw s11, 156(sp)
    sw t1, 156(sp)
    xor t2, s11, t2
    slli s11, s2, 16
    srli t1, s2, 16
    or t1, s11, t1
    lw s11, 112(sp)
    sw a3, 112(sp)
    xor t1, s11, t1
    slli s11, s1, 16
    srli a3, s1, 16
    or a3, s11, a3
    lw s11, 128(sp)
    sw t5, 128(sp)
    xor a3, s11, a3
    slli s11, t4, 16
    srli t5, t4, 16
    or t5, s11, t5
    lw s11, 204(sp)
    # round 11 (skinny.dsl:60)
    sw a7, 204(sp)
    # round 10 (skinny.dsl:60)
    xor t5, s11, t5
    # round 11 (skinny.dsl:60)
    and s11, a0, a5
    xor t0, t0, s11
    or s11, t6, a4
    xor a2, a2, s11
    not s11, t0
    and a7, a2, s11
    xor a6, a6, a7
    or a7, t3, t6
    xor a7, a0, a7
    not a0, a7
    and a0, a0, a6
    xor a5, a5, a0
    not a0, a4
    and a0, a0, a2
    xor t3, t3, a0
    not a0, t3
    and a0, a0, a5
    xor t6, t6, a0
    and a0, s11, a6
    lw s11, 664(ra)
    xor a4, a4, a0
    xor a5, a5, s11
    slli a0, t6, 24
    srli s11, t6, 8
    or a0, a0, s11
    slli s11, a5, 24
    sw a0, 200(sp)
    srli a0, a5, 8
    or a0, s11, a0
    slli s11, a7, 24
    sw a7, 144(sp)
    srli a7, a7, 8
    or a7, s11, a7
    slli s11, t3, 24
    sw t6, 212(sp)
    srli t6, t3, 8
    or t6, s11, t6
    slli s11, a4, 24
    sw t6, 136(sp)
    srli t6, a4, 8
    or t6, s11, t6
    slli s11, a2, 24
    sw t6, 168(sp)
    srli t6, a2, 8
    or t6, s11, t6
    slli s11, t0, 24
    sw t0, 148(sp)
    srli t0, t0, 8
    or t0, s11, t0
    slli s11, a6, 24
    sw a6, 160(sp)
    srli a6, a6, 8
    or a6, s11, a6
    and s11, s4, s2
    xor t4, t4, s11
    or s11, s7, s6
    xor s4, s4, s11
    or s11, s6, s3
    xor s8, s8, s11
    not s11, s3
    and s11, s11, s8
    xor s7, s7, s11
    not s11, t4
    sw s8, 140(sp)
    and s8, s8, s11
    xor s1, s1, s8
    and s8, s11, s1
    xor s3, s3, s8
    not s8, s4
    and s8, s8, s1
    xor s2, s2, s8
    not s8, s7
    and s8, s8, s2
    xor s6, s6, s8
    or s8, s0, t1
    xor t5, t5, s8
    or s8, s5, t2
    xor s8, s9, s8
    and s9, s8, t5
    xor a3, a3, s9
    or s9, s10, s5
    xor s0, s0, s9
    not s9, a3
    and s11, s0, s9
    xor t1, t1, s11
    not s11, t2
    and s11, s11, s8
    xor s10, s10, s11
    or s11, s10, t1
    xor s5, s5, s11
    and s9, t5, s9
    lw s11, 656(ra)
    xor t2, t2, s9
    lw s9, 668(ra)
    xor s5, s5, s11
    lw s11, 676(ra)
    xor t1, t1, s9
    lw s9, 684(ra)
    xor s0, s0, s11
    lw s11, 692(ra)
    xor s9, s10, s9
    lw s10, 700(ra)
    xor t2, t2, s11
    lw s11, 708(ra)
    xor s8, s8, s10
    lw s10, 716(ra)
    xor t5, t5, s11
    xor a3, a3, s10
    slli s10, t5, 16
    srli s11, t5, 16
    or s10, s10, s11
    slli s11, a3, 16
    sw t5, 120(sp)
    srli t5, a3, 16
    or t5, s11, t5
    slli s11, s9, 16
    sw s9, 188(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, s5, 16
    sw s5, 132(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t2, 16
    sw t2, 196(sp)
    srli t2, t2, 16
    or t2, s11, t2
    slli s11, s8, 16
    sw s8, 220(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s0, 16
    sw s0, 224(sp)
    srli s0, s0, 16
    or s0, s11, s0
    slli s11, t1, 16
    sw t1, 184(sp)
    srli t1, t1, 16
    or t1, s11, t1
    lw s11, 216(sp)
    sw a3, 124(sp)
    or a3, s11, a1
    sw s2, 164(sp)
    lw s2, 712(ra)
    sw s3, 180(sp)
    lw s3, 204(sp)
    sw s7, 204(sp)
    xor a3, s3, a3
    xor s2, a3, s2
    lw s3, 128(sp)
    lw s7, 112(sp)
    sw s6, 192(sp)
    or s6, s3, s7
    sw s1, 208(sp)
    lw s1, 704(ra)
    sw s4, 172(sp)
    lw s4, 156(sp)
    sw t4, 156(sp)
    xor s4, s4, s6
    xor s1, s4, s1
    and s6, s4, a3
    lw t4, 720(ra)
    sw s10, 116(sp)
    lw s10, 176(sp)
    xor a5, a5, t1
    xor s6, s10, s6
    xor t4, s6, t4
    not s6, s6
    and a3, a3, s6
    lw s10, 696(ra)
    xor a3, s7, a3
    xor a3, a3, s10
    not s7, s7
    and s4, s7, s4
    lw s7, 688(ra)
    lw s10, 152(sp)
    sw a3, 152(sp)
    xor s4, s10, s4
    xor s7, s4, s7
    or s10, s10, s3
    lw a3, 680(ra)
    xor s10, s11, s10
    xor a3, s10, a3
    and s6, s10, s6
    lw s10, 672(ra)
    xor a1, a1, s6
    xor s6, a1, s10
    or a1, s4, a1
    lw s4, 660(ra)
    xor a1, s3, a1
    xor a1, a1, s4
    xor a6, a6, t4
    xor t4, a0, s6
    xor a7, a7, a3
    xor t0, t0, s2
    xor t1, a4, t2
    xor t2, t3, s9
    lw t3, 212(sp)
    lw a4, 136(sp)
    xor t3, t3, s5
    xor a4, a4, s7
    xor t6, t6, s1
    xor a3, a2, s8
    lw a2, 160(sp)
    lw a0, 148(sp)
    xor t5, a2, t5
    lw a2, 200(sp)
    lw s1, 152(sp)
    xor a2, a2, a1
    lw a1, 144(sp)
    srli s4, t5, 24
    xor a1, a1, s0
    lw s0, 116(sp)
    srli s3, a1, 24
    xor a0, a0, s0
    lw s0, 168(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 156(sp)
    srli s5, a3, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 172(sp)
    srli s6, t3, 24
    xor s2, s3, s2
    slli s3, t5, 8
    or s3, s3, s4
    lw s4, 208(sp)
    srli s7, t2, 24
    xor s3, s4, s3
    slli s4, a3, 8
    or s4, s4, s5
    lw s5, 140(sp)
    srli s8, t1, 24
    xor s4, s5, s4
    slli s5, t3, 8
    or s5, s5, s6
    lw s6, 192(sp)
    srli s9, a5, 24
    xor s5, s6, s5
    slli s6, t2, 8
    or s6, s6, s7
    lw s7, 204(sp)
    xor s6, s7, s6
    slli s7, t1, 8
    or s7, s7, s8
    lw s8, 180(sp)
    xor s7, s8, s7
    slli s8, a5, 8
    or s8, s8, s9
    lw s9, 164(sp)
    xor s8, s9, s8
    # round 12 (skinny.dsl:60)
    not s9, a0
    and s9, s9, t5
    xor t1, t1, s9
    or s9, a5, a1
    xor a0, a0, s9
    or s9, a1, t2
    xor t3, t3, s9
    not s9, t2
    and s9, s9, t3
    xor a5, a5, s9
    not s9, t1
    and s10, t3, s9
    xor a3, a3, s10
    and s9, s9, a3
    xor t2, t2, s9
    and s9, a0, a3
    xor t5, t5, s9
    not s9, a5
    and s9, s9, t5
    xor a1, a1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    not s9, s2
    and s9, s8, s9
    xor s1, s1, s9
    or s9, s1, s4
    xor s3, s3, s9
    not s9, s6
    and s9, s9, s5
    xor s8, s8, s9
    and s9, s8, s3
    xor s2, s2, s9
    not s9, s4
    and s9, s7, s9
    lw s10, 724(ra)
    xor s6, s6, s9
    lw s9, 732(ra)
    xor s2, s2, s10
    lw s10, 744(ra)
    xor s3, s3, s9
    lw s9, 752(ra)
    xor s1, s1, s10
    lw s10, 760(ra)
    xor s8, s8, s9
    lw s9, 768(ra)
    xor s6, s6, s10
    lw s10, 776(ra)
    xor s5, s5, s9
    lw s9, 784(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 120(sp)
    lw s10, 124(sp)
    sw a3, 164(sp)
    or s11, s9, s10
    lw a3, 196(sp)
    sw s4, 196(sp)
    xor a3, a3, s11
    lw s11, 224(sp)
    lw s4, 188(sp)
    sw a0, 180(sp)
    or a0, s11, s4
    sw s1, 204(sp)
    lw s1, 132(sp)
    sw a1, 132(sp)
    xor a0, s1, a0
    and s1, a0, a3
    lw a1, 220(sp)
    sw t3, 120(sp)
    xor a1, a1, s1
    lw s1, 184(sp)
    sw s2, 220(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t3, s2, s9
    xor t3, s10, t3
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t3
    xor s10, s11, s10
    and s9, a3, s9
    lw s11, 728(ra)
    xor s4, s4, s9
    lw s9, 736(ra)
    xor s10, s10, s11
    lw s11, 748(ra)
    xor t3, t3, s9
    lw s9, 756(ra)
    xor s2, s2, s11
    lw s11, 764(ra)
    xor s1, s1, s9
    lw s9, 772(ra)
    xor s4, s4, s11
    lw s11, 780(ra)
    xor a0, a0, s9
    lw s9, 788(ra)
    xor a3, a3, s11
    xor a1, a1, s9
    not s9, t0
    and s9, s9, a6
    xor s0, s0, s9
    or s9, t4, a7
    xor t0, t0, s9
    or s9, a7, a4
    xor a2, a2, s9
    not s9, a4
    and s9, s9, a2
    xor t4, t4, s9
    not s9, s0
    and s11, a2, s9
    xor t6, t6, s11
    and s9, s9, t6
    xor a4, a4, s9
    and s9, t0, t6
    xor a6, a6, s9
    not s9, t4
    and s9, s9, a6
    lw s11, 740(ra)
    xor a7, a7, s9
    xor a6, a6, s11
    xor a1, a1, t6
    xor t3, t3, a6
    xor s2, s2, t0
    xor a6, a6, s3
    xor t5, t5, a6
    xor a3, a3, s0
    xor s0, s7, s0
    xor t1, t1, s0
    xor s1, s1, t4
    xor s4, s4, a4
    xor t4, s8, t4
    xor a5, a5, t4
    xor a4, s6, a4
    xor t2, t2, a4
    xor a0, a0, a2
    xor s9, s10, a7
    xor a2, s5, a2
    lw s10, 120(sp)
    lw s11, 220(sp)
    xor s10, s10, a2
    xor a7, s11, a7
    sw a6, 120(sp)
    lw a6, 132(sp)
    sw a2, 132(sp)
    xor a6, a6, a7
    lw a2, 204(sp)
    sw a7, 188(sp)
    xor t0, t0, a2
    lw a7, 180(sp)
    sw t0, 180(sp)
    xor a7, a7, t0
    lw t0, 196(sp)
    sw t4, 224(sp)
    xor t6, t0, t6
    lw t4, 164(sp)
    # round 13 (skinny.dsl:60)
    sw a4, 164(sp)
    # round 12 (skinny.dsl:60)
    xor t4, t4, t6
    # round 13 (skinny.dsl:60)
    or a4, t1, t4
    xor t2, t2, a4
    or a4, a7, a5
    xor a6, a6, a4
    and a4, a6, t2
    xor a4, s10, a4
    not s10, a7
    and s10, t5, s10
    xor t1, t1, s10
    or s10, t1, a4
    xor t4, t4, s10
    not s10, a5
    and s10, s10, a6
    xor t5, t5, s10
    and s10, t5, t4
    xor a7, a7, s10
    not s10, a4
    and s10, t2, s10
    sw t6, 184(sp)
    lw t6, 792(ra)
    xor a5, a5, s10
    lw s10, 800(ra)
    xor a7, a7, t6
    lw t6, 808(ra)
    xor t4, t4, s10
    lw s10, 816(ra)
    xor t1, t1, t6
    lw t6, 824(ra)
    xor t5, t5, s10
    lw s10, 832(ra)
    xor a5, a5, t6
    lw t6, 840(ra)
    xor a6, a6, s10
    lw s10, 848(ra)
    xor t2, t2, t6
    xor t6, a4, s10
    slli a4, t2, 16
    srli s10, t2, 16
    or a4, a4, s10
    slli s10, t6, 16
    sw t2, 124(sp)
    srli t2, t6, 16
    or t2, s10, t2
    slli s10, t5, 16
    sw t5, 192(sp)
    srli t5, t5, 16
    or t5, s10, t5
    slli s10, a7, 16
    sw a7, 140(sp)
    srli a7, a7, 16
    or a7, s10, a7
    slli s10, a5, 16
    sw a5, 208(sp)
    srli a5, a5, 16
    or a5, s10, a5
    slli s10, a6, 16
    sw a6, 172(sp)
    srli a6, a6, 16
    or a6, s10, a6
    slli s10, t1, 16
    sw t1, 156(sp)
    srli t1, t1, 16
    or t1, s10, t1
    slli s10, t4, 16
    sw t4, 152(sp)
    srli t4, t4, 16
    or t4, s10, t4
    or s10, s7, t0
    xor s6, s6, s10
    or s10, a2, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, a2
    xor s7, s7, s11
    not s11, s5
    sw t6, 220(sp)
    and t6, s7, s11
    xor t0, t0, t6
    not t6, s8
    and t6, t6, s10
    xor t6, s3, t6
    or s3, t6, t0
    xor a2, a2, s3
    and s3, s6, s11
    lw s11, 796(ra)
    xor s3, s8, s3
    lw s8, 804(ra)
    xor a2, a2, s11
    lw s11, 812(ra)
    xor t0, t0, s8
    lw s8, 820(ra)
    xor s7, s7, s11
    lw s11, 828(ra)
    xor t6, t6, s8
    lw s8, 836(ra)
    xor s3, s3, s11
    lw s11, 844(ra)
    xor s8, s10, s8
    lw s10, 852(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    not s10, a3
    and s10, s10, a1
    xor s4, s4, s10
    not s10, s1
    and s10, s2, s10
    xor s9, s9, s10
    or s10, s9, s4
    xor a0, a0, s10
    not s10, t3
    and s10, s10, s2
    xor a3, a3, s10
    or s10, a3, a0
    xor a1, a1, s10
    or s10, s1, s9
    xor t3, t3, s10
    not s10, a1
    and s10, t3, s10
    xor s2, s2, s10
    or s10, s4, a0
    lw s11, 280(ra)
    xor s1, s1, s10
    xor a1, a1, s11
    slli s10, s2, 8
    srli s11, s2, 24
    or s10, s10, s11
    slli s11, a1, 8
    srli ra, a1, 24
    or s11, s11, ra
    slli ra, a3, 8
    sw s3, 204(sp)
    srli s3, a3, 24
    or s3, ra, s3
    slli ra, t3, 8
    sw a4, 196(sp)
    srli a4, t3, 24
    or a4, ra, a4
    slli ra, s1, 8
    sw t1, 168(sp)
    srli t1, s1, 24
    or t1, ra, t1
    slli ra, s9, 8
    sw t1, 116(sp)
    srli t1, s9, 24
    or t1, ra, t1
    slli ra, s4, 8
    sw s4, 148(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a0, 8
    sw a3, 144(sp)
    srli a3, a0, 24
    or a3, ra, a3
    not ra, s0
    sw a2, 200(sp)
    lw a2, 184(sp)
    sw s10, 160(sp)
    and ra, ra, a2
    lw s10, 164(sp)
    sw a0, 136(sp)
    xor s10, s10, ra
    lw ra, 224(sp)
    sw t2, 164(sp)
    not t2, ra
    lw a0, 180(sp)
    sw a6, 212(sp)
    and t2, a0, t2
    lw a6, 188(sp)
    sw s9, 188(sp)
    xor a6, a6, t2
    or t2, a6, s10
    lw s9, 132(sp)
    xor a3, s5, a3
    xor t2, s9, t2
    lw s9, 120(sp)
    sw s8, 132(sp)
    not s8, s9
    and s8, s8, a0
    xor s0, s0, s8
    or s8, s0, t2
    xor a2, a2, s8
    or s8, ra, a6
    xor s8, s9, s8
    not s9, a2
    and s9, s8, s9
    xor a0, a0, s9
    or s9, s10, t2
    xor s9, ra, s9
    xor t0, t0, s11
    xor s3, s7, s3
    xor t4, a1, t4
    xor a1, s6, s4
    xor a5, s1, a5
    xor t3, t3, t5
    xor a7, s2, a7
    xor t5, t6, a4
    lw t6, 132(sp)
    lw a4, 212(sp)
    xor t1, t6, t1
    lw t6, 188(sp)
    lw s1, 164(sp)
    xor t6, t6, a4
    lw a4, 136(sp)
    lw s2, 160(sp)
    xor a4, a4, s1
    lw s1, 200(sp)
    lw s4, 168(sp)
    xor s1, s1, s2
    lw s2, 144(sp)
    lw s5, 196(sp)
    xor s2, s2, s4
    lw s4, 148(sp)
    lw s6, 116(sp)
    xor s4, s4, s5
    lw s5, 204(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    xor s6, s10, s6
    slli s7, s2, 24
    srli s10, s2, 8
    or s7, s7, s10
    xor s0, s0, s7
    slli s7, a4, 24
    srli s10, a4, 8
    or s7, s7, s10
    xor t2, t2, s7
    slli s7, t6, 24
    srli s10, t6, 8
    or s7, s7, s10
    xor a6, a6, s7
    slli s7, a7, 24
    srli s10, a7, 8
    or s7, s7, s10
    xor a0, a0, s7
    slli s7, t3, 24
    srli s10, t3, 8
    or s7, s7, s10
    xor s7, s8, s7
    slli s8, a5, 24
    srli s10, a5, 8
    or s8, s8, s10
    xor s8, s9, s8
    slli s9, t4, 24
    srli s10, t4, 8
    or s9, s9, s10
    xor a2, a2, s9
    # round 14 (skinny.dsl:60)
    lw s9, 124(sp)
    lw s10, 220(sp)
    lw ra, 208(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 156(sp)
    sw a2, 208(sp)
    lw a2, 192(sp)
    sw a6, 116(sp)
    or a6, ra, a2
    sw a0, 204(sp)
    lw a0, 140(sp)
    sw s0, 140(sp)
    xor a6, a0, a6
    and a0, a6, s11
    lw s0, 172(sp)
    sw s8, 124(sp)
    xor a0, s0, a0
    lw s0, 152(sp)
    sw s7, 172(sp)
    or s7, s0, ra
    xor s7, s9, s7
    not s9, a0
    and s8, s7, s9
    xor s8, s10, s8
    not s10, a2
    and s10, s10, a6
    xor s0, s0, s10
    or s10, s0, s8
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw s6, 156(sp)
    lw s6, 856(ra)
    xor a2, a2, s9
    lw s9, 864(ra)
    xor s6, s10, s6
    lw s10, 876(ra)
    xor s8, s8, s9
    lw s9, 884(ra)
    xor s7, s7, s10
    lw s10, 892(ra)
    xor s0, s0, s9
    lw s9, 900(ra)
    xor a2, a2, s10
    lw s10, 908(ra)
    xor a6, a6, s9
    lw s9, 916(ra)
    xor s10, s11, s10
    xor a0, a0, s9
    or s9, a1, a3
    xor s5, s5, s9
    not s9, s3
    and s9, s9, t5
    xor s1, s1, s9
    not s9, s5
    and s9, s1, s9
    xor t1, t1, s9
    or s9, t0, s3
    xor a1, a1, s9
    not s9, t1
    and s9, a1, s9
    xor a3, a3, s9
    and s9, t5, s1
    xor t0, t0, s9
    or s9, t0, a3
    xor s3, s3, s9
    or s9, s5, t1
    lw s11, 868(ra)
    xor t5, t5, s9
    xor a3, a3, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, a3, 16
    sw s3, 192(sp)
    srli s3, a3, 16
    or s3, s11, s3
    slli s11, a1, 16
    sw a3, 152(sp)
    srli a3, a1, 16
    or a3, s11, a3
    slli s11, t0, 16
    sw a1, 220(sp)
    srli a1, t0, 16
    or a1, s11, a1
    slli s11, t5, 16
    sw t0, 196(sp)
    srli t0, t5, 16
    or t0, s11, t0
    slli s11, s1, 16
    sw s1, 148(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 168(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t1, 16
    sw t1, 144(sp)
    srli t1, t1, 16
    or t1, s11, t1
    or s11, s4, a4
    xor a5, a5, s11
    not s11, s2
    and s11, s11, t3
    xor a7, a7, s11
    not s11, a5
    and s11, a7, s11
    xor t6, t6, s11
    or s11, t4, s2
    xor s4, s4, s11
    not s11, t6
    and s11, s4, s11
    xor a4, a4, s11
    and s11, t3, a7
    xor t4, t4, s11
    or s11, t4, a4
    xor s2, s2, s11
    or s11, a5, t6
    xor t3, t3, s11
    lw s11, 156(sp)
    sw t3, 160(sp)
    or t3, s11, t2
    sw a7, 200(sp)
    lw a7, 912(ra)
    sw t6, 164(sp)
    lw t6, 124(sp)
    sw t4, 124(sp)
    xor t3, t6, t3
    xor a7, t3, a7
    lw t6, 140(sp)
    lw t4, 172(sp)
    sw a5, 136(sp)
    or a5, t6, t4
    sw s4, 212(sp)
    lw s4, 904(ra)
    sw a4, 188(sp)
    lw a4, 204(sp)
    sw s2, 204(sp)
    xor a5, a4, a5
    xor a4, a5, s4
    and s4, a5, t3
    lw s2, 920(ra)
    sw a7, 132(sp)
    lw a7, 116(sp)
    xor a6, a6, s1
    xor a7, a7, s4
    xor s2, a7, s2
    not a7, a7
    and t3, t3, a7
    lw s4, 896(ra)
    xor t3, t4, t3
    xor t3, t3, s4
    not t4, t4
    and a5, t4, a5
    lw t4, 888(ra)
    lw s4, 208(sp)
    xor a1, s0, a1
    xor a5, s4, a5
    xor t4, a5, t4
    or s4, s4, t6
    sw t4, 208(sp)
    lw t4, 880(ra)
    xor s4, s11, s4
    xor t4, s4, t4
    and a7, s4, a7
    lw s4, 872(ra)
    xor a7, t2, a7
    xor t2, a7, s4
    or a5, a5, a7
    lw a7, 860(ra)
    xor a5, t6, a5
    xor a5, a5, a7
    xor a7, a0, t1
    xor t1, s8, s3
    xor t6, s7, a3
    xor a3, s10, s5
    xor a0, s6, s9
    xor t0, a2, t0
    xor t5, t5, t3
    lw a2, 148(sp)
    lw s0, 144(sp)
    xor a2, a2, a4
    xor s0, s0, s2
    lw s1, 196(sp)
    lw s3, 208(sp)
    lw s4, 168(sp)
    xor s1, s1, s3
    lw s5, 132(sp)
    lw s6, 220(sp)
    xor s4, s4, s5
    xor s6, t4, s6
    lw s7, 152(sp)
    lw s8, 192(sp)
    xor s7, t2, s7
    xor s8, s8, a5
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 204(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 188(sp)
    srli s3, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s3, s11, s3
    lw s11, 212(sp)
    srli s5, s4, 16
    xor s3, s11, s3
    slli s11, s4, 16
    or s5, s11, s5
    lw s11, 136(sp)
    sw t2, 136(sp)
    xor s5, s11, s5
    slli s11, s1, 16
    srli t2, s1, 16
    or t2, s11, t2
    lw s11, 124(sp)
    sw a4, 124(sp)
    xor t2, s11, t2
    slli s11, s0, 16
    srli a4, s0, 16
    or a4, s11, a4
    lw s11, 164(sp)
    sw a5, 164(sp)
    xor a4, s11, a4
    slli s11, a2, 16
    srli a5, a2, 16
    or a5, s11, a5
    lw s11, 200(sp)
    sw t4, 200(sp)
    xor a5, s11, a5
    slli s11, t5, 16
    srli t4, t5, 16
    or t4, s11, t4
    lw s11, 160(sp)
    # round 15 (skinny.dsl:60)
    sw t3, 160(sp)
    # round 14 (skinny.dsl:60)
    xor t4, s11, t4
    # round 15 (skinny.dsl:60)
    or s11, a3, a7
    xor t0, t0, s11
    not s11, a1
    and t3, t6, s11
    xor t3, a0, t3
    and a0, t3, t0
    xor a6, a6, a0
    not a0, t1
    and a0, a0, t6
    xor a3, a3, a0
    not a0, a3
    and a0, a0, a6
    xor a7, a7, a0
    and a0, s11, t3
    xor t1, t1, a0
    or a0, t1, a7
    xor t6, t6, a0
    and a0, t0, a6
    lw s11, 868(ra)
    xor a1, a1, a0
    xor a7, a7, s11
    slli a0, t6, 24
    srli s11, t6, 8
    or a0, a0, s11
    slli s11, a7, 24
    sw a0, 212(sp)
    srli a0, a7, 8
    or a0, s11, a0
    slli s11, a3, 24
    sw a3, 188(sp)
    srli a3, a3, 8
    or a3, s11, a3
    slli s11, t1, 24
    sw t6, 204(sp)
    srli t6, t1, 8
    or t6, s11, t6
    slli s11, a1, 24
    sw t6, 192(sp)
    srli t6, a1, 8
    or t6, s11, t6
    slli s11, t3, 24
    sw t6, 152(sp)
    srli t6, t3, 8
    or t6, s11, t6
    slli s11, t0, 24
    sw t0, 220(sp)
    srli t0, t0, 8
    or t0, s11, t0
    slli s11, a6, 24
    sw a6, 168(sp)
    srli a6, a6, 8
    or a6, s11, a6
    or s11, s4, s0
    xor t5, t5, s11
    not s11, s7
    and s11, s11, s6
    xor s4, s4, s11
    not s11, s1
    sw t3, 196(sp)
    and t3, s6, s11
    xor t3, s8, t3
    and s8, s11, t3
    xor s7, s7, s8
    and s8, t3, t5
    xor a2, a2, s8
    and s8, t5, a2
    xor s1, s1, s8
    not s8, s4
    and s8, s8, a2
    xor s0, s0, s8
    or s8, s7, s0
    xor s6, s6, s8
    or s8, s5, a4
    xor t4, t4, s8
    or s8, s3, t2
    xor s8, s9, s8
    and s9, s8, t4
    xor a5, a5, s9
    or s9, s10, s3
    xor s5, s5, s9
    not s9, a5
    and s11, s5, s9
    xor a4, a4, s11
    not s11, t2
    and s11, s11, s8
    xor s10, s10, s11
    or s11, s10, a4
    xor s3, s3, s11
    and s9, t4, s9
    lw s11, 924(ra)
    xor t2, t2, s9
    lw s9, 932(ra)
    xor s3, s3, s11
    lw s11, 940(ra)
    xor a4, a4, s9
    lw s9, 948(ra)
    xor s5, s5, s11
    lw s11, 956(ra)
    xor s9, s10, s9
    lw s10, 964(ra)
    xor t2, t2, s11
    lw s11, 972(ra)
    xor s8, s8, s10
    lw s10, 980(ra)
    xor t4, t4, s11
    xor a5, a5, s10
    slli s10, t4, 16
    srli s11, t4, 16
    or s10, s10, s11
    slli s11, a5, 16
    sw t4, 144(sp)
    srli t4, a5, 16
    or t4, s11, t4
    slli s11, s9, 16
    sw s9, 148(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, s3, 16
    sw s3, 140(sp)
    srli s3, s3, 16
    or s3, s11, s3
    slli s11, t2, 16
    sw t2, 156(sp)
    srli t2, t2, 16
    or t2, s11, t2
    slli s11, s8, 16
    sw s8, 172(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s5, 16
    sw s5, 116(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, a4, 16
    sw a4, 224(sp)
    srli a4, a4, 16
    or a4, s11, a4
    lw s11, 132(sp)
    sw a5, 180(sp)
    or a5, s11, s2
    sw s0, 120(sp)
    lw s0, 976(ra)
    sw s1, 184(sp)
    lw s1, 160(sp)
    sw s7, 160(sp)
    xor a5, s1, a5
    xor s0, a5, s0
    lw s1, 200(sp)
    lw s7, 208(sp)
    sw s6, 128(sp)
    or s6, s1, s7
    sw t3, 216(sp)
    lw t3, 968(ra)
    sw a2, 112(sp)
    lw a2, 164(sp)
    sw s4, 164(sp)
    xor a2, a2, s6
    xor t3, a2, t3
    and s6, a2, a5
    lw s4, 984(ra)
    sw t5, 176(sp)
    lw t5, 124(sp)
    xor a7, a7, a4
    xor t5, t5, s6
    xor s4, t5, s4
    not t5, t5
    and a5, a5, t5
    lw s6, 960(ra)
    xor a5, s7, a5
    xor a5, a5, s6
    not s6, s7
    and a2, s6, a2
    lw s6, 952(ra)
    lw s7, 136(sp)
    sw a5, 136(sp)
    xor a2, s7, a2
    xor s6, a2, s6
    or s7, s7, s1
    lw a5, 944(ra)
    xor s7, s11, s7
    xor a5, s7, a5
    and t5, s7, t5
    lw s7, 936(ra)
    xor t5, s2, t5
    xor s2, t5, s7
    or t5, a2, t5
    lw a2, 928(ra)
    xor t5, s1, t5
    xor t5, t5, a2
    xor a6, a6, s4
    xor a2, a0, s2
    xor a5, a3, a5
    xor t0, t0, s0
    xor t2, a1, t2
    xor t1, t1, s9
    lw a4, 204(sp)
    lw a3, 192(sp)
    xor a4, a4, s3
    xor a3, a3, s6
    xor t3, t6, t3
    lw t6, 196(sp)
    lw a1, 168(sp)
    xor t6, t6, s8
    xor t4, a1, t4
    lw a1, 212(sp)
    lw a0, 220(sp)
    xor t5, a1, t5
    lw a1, 188(sp)
    xor a0, a0, s10
    xor a1, a1, s5
    lw s0, 152(sp)
    lw s1, 136(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 176(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 164(sp)
    srli s4, t4, 24
    xor s2, s3, s2
    slli s3, t4, 8
    or s3, s3, s4
    lw s4, 112(sp)
    srli s5, t6, 24
    xor s3, s4, s3
    slli s4, t6, 8
    or s4, s4, s5
    lw s5, 216(sp)
    srli s6, a4, 24
    xor s4, s5, s4
    slli s5, a4, 8
    or s5, s5, s6
    lw s6, 128(sp)
    srli s7, t1, 24
    xor s5, s6, s5
    slli s6, t1, 8
    or s6, s6, s7
    lw s7, 160(sp)
    srli s8, t2, 24
    xor s6, s7, s6
    slli s7, t2, 8
    or s7, s7, s8
    lw s8, 184(sp)
    srli s9, a7, 24
    xor s7, s8, s7
    slli s8, a7, 8
    or s8, s8, s9
    lw s9, 120(sp)
    xor s8, s9, s8
    # round 16 (skinny.dsl:60)
    and s9, a0, t4
    xor t2, t2, s9
    or s9, a7, a1
    xor a0, a0, s9
    or s9, a1, t1
    xor a4, a4, s9
    not s9, t1
    and s9, s9, a4
    xor a7, a7, s9
    not s9, t2
    and s10, a4, s9
    xor t6, t6, s10
    and s9, s9, t6
    xor t1, t1, s9
    not s9, a0
    and s9, s9, t6
    xor t4, t4, s9
    not s9, a7
    and s9, s9, t4
    xor a1, a1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    or s9, s8, s2
    xor s1, s1, s9
    not s9, s4
    and s10, s1, s9
    xor s3, s3, s10
    not s10, s6
    and s10, s10, s5
    xor s8, s8, s10
    or s10, s8, s3
    xor s2, s2, s10
    and s9, s7, s9
    lw s10, 988(ra)
    xor s6, s6, s9
    lw s9, 996(ra)
    xor s2, s2, s10
    lw s10, 1008(ra)
    xor s3, s3, s9
    lw s9, 1016(ra)
    xor s1, s1, s10
    lw s10, 1024(ra)
    xor s8, s8, s9
    lw s9, 1032(ra)
    xor s6, s6, s10
    lw s10, 1040(ra)
    xor s5, s5, s9
    lw s9, 1048(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 144(sp)
    lw s10, 180(sp)
    sw t6, 120(sp)
    or s11, s9, s10
    lw t6, 156(sp)
    sw s4, 156(sp)
    xor t6, t6, s11
    lw s11, 116(sp)
    lw s4, 148(sp)
    sw a0, 184(sp)
    or a0, s11, s4
    sw s1, 160(sp)
    lw s1, 140(sp)
    sw a1, 140(sp)
    xor a0, s1, a0
    and s1, a0, t6
    lw a1, 172(sp)
    sw a4, 144(sp)
    xor a1, a1, s1
    lw s1, 224(sp)
    sw s2, 172(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and a4, s2, s9
    xor a4, s10, a4
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, a4
    xor s10, s11, s10
    and s9, t6, s9
    lw s11, 992(ra)
    xor s4, s4, s9
    lw s9, 1000(ra)
    xor s10, s10, s11
    lw s11, 1012(ra)
    xor a4, a4, s9
    lw s9, 1020(ra)
    xor s2, s2, s11
    lw s11, 1028(ra)
    xor s1, s1, s9
    lw s9, 1036(ra)
    xor s4, s4, s11
    lw s11, 1044(ra)
    xor a0, a0, s9
    lw s9, 1052(ra)
    xor t6, t6, s11
    xor a1, a1, s9
    and s9, t0, a6
    xor s0, s0, s9
    or s9, a2, a5
    xor t0, t0, s9
    or s9, a5, a3
    xor t5, t5, s9
    not s9, a3
    and s9, s9, t5
    xor a2, a2, s9
    not s9, s0
    and s11, t5, s9
    xor t3, t3, s11
    and s9, s9, t3
    xor a3, a3, s9
    not s9, t0
    and s9, s9, t3
    xor a6, a6, s9
    not s9, a2
    and s9, s9, a6
    lw s11, 1004(ra)
    xor a5, a5, s9
    xor a6, a6, s11
    xor a1, a1, t3
    xor a4, a4, a6
    xor s2, s2, t0
    xor a6, a6, s3
    xor t4, t4, a6
    xor t6, t6, s0
    xor s0, s7, s0
    xor t2, t2, s0
    xor s1, s1, a2
    xor s4, s4, a3
    xor a2, s8, a2
    xor a7, a7, a2
    xor a3, s6, a3
    xor t1, t1, a3
    xor a0, a0, t5
    xor s9, s10, a5
    xor t5, s5, t5
    lw s10, 144(sp)
    lw s11, 172(sp)
    xor s10, s10, t5
    xor a5, s11, a5
    sw t5, 144(sp)
    lw t5, 140(sp)
    sw a5, 140(sp)
    xor t5, t5, a5
    lw a5, 160(sp)
    sw a2, 148(sp)
    xor t0, t0, a5
    lw a2, 184(sp)
    sw a6, 184(sp)
    xor a2, a2, t0
    lw a6, 156(sp)
    sw t0, 116(sp)
    xor t3, a6, t3
    lw t0, 120(sp)
    # round 17 (skinny.dsl:60)
    sw a3, 120(sp)
    # round 16 (skinny.dsl:60)
    xor t0, t0, t3
    # round 17 (skinny.dsl:60)
    or a3, t2, t0
    xor t1, t1, a3
    or a3, a2, a7
    xor t5, t5, a3
    and a3, t5, t1
    xor a3, s10, a3
    not s10, a2
    and s10, t4, s10
    xor t2, t2, s10
    or s10, t2, a3
    xor t0, t0, s10
    not s10, a7
    and s10, s10, t5
    xor t4, t4, s10
    and s10, t4, t0
    xor a2, a2, s10
    not s10, a3
    and s10, t1, s10
    sw t3, 224(sp)
    lw t3, 1056(ra)
    xor a7, a7, s10
    lw s10, 1064(ra)
    xor t3, a2, t3
    lw a2, 1068(ra)
    xor t0, t0, s10
    lw s10, 1072(ra)
    xor t2, t2, a2
    lw a2, 36(ra)
    xor t4, t4, s10
    lw s10, 44(ra)
    xor a7, a7, a2
    lw a2, 52(ra)
    xor t5, t5, s10
    lw s10, 60(ra)
    xor t1, t1, a2
    xor a3, a3, s10
    slli a2, t1, 16
    srli s10, t1, 16
    or a2, a2, s10
    slli s10, a3, 16
    sw t1, 180(sp)
    srli t1, a3, 16
    or t1, s10, t1
    slli s10, t4, 16
    sw t4, 128(sp)
    srli t4, t4, 16
    or t4, s10, t4
    slli s10, t3, 16
    sw t3, 216(sp)
    srli t3, t3, 16
    or t3, s10, t3
    slli s10, a7, 16
    sw a7, 112(sp)
    srli a7, a7, 16
    or a7, s10, a7
    slli s10, t5, 16
    sw t5, 164(sp)
    srli t5, t5, 16
    or t5, s10, t5
    slli s10, t2, 16
    sw t2, 176(sp)
    srli t2, t2, 16
    or t2, s10, t2
    slli s10, t0, 16
    sw t0, 136(sp)
    srli t0, t0, 16
    or t0, s10, t0
    or s10, s7, a6
    xor s6, s6, s10
    or s10, a5, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, a5
    xor s7, s7, s11
    not s11, s5
    sw a3, 172(sp)
    and a3, s7, s11
    xor a6, a6, a3
    not a3, s8
    and a3, a3, s10
    xor a3, s3, a3
    or s3, a3, a6
    xor a5, a5, s3
    and s3, s6, s11
    lw s11, 1060(ra)
    xor s3, s8, s3
    lw s8, 12(ra)
    xor a5, a5, s11
    lw s11, 24(ra)
    xor a6, a6, s8
    lw s8, 32(ra)
    xor s7, s7, s11
    lw s11, 40(ra)
    xor a3, a3, s8
    lw s8, 48(ra)
    xor s3, s3, s11
    lw s11, 56(ra)
    xor s8, s10, s8
    lw s10, 64(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    not s10, t6
    and s10, s10, a1
    xor s4, s4, s10
    or s10, s2, s1
    xor s9, s9, s10
    not s10, s4
    and s11, s9, s10
    xor a0, a0, s11
    or s11, a4, s2
    xor t6, t6, s11
    and s11, t6, a0
    xor a1, a1, s11
    not s11, s1
    and s11, s11, s9
    xor a4, a4, s11
    not s11, a4
    and s11, s11, a1
    xor s2, s2, s11
    and s10, s10, a0
    lw s11, 740(ra)
    xor s1, s1, s10
    xor a1, a1, s11
    slli s10, s2, 8
    srli s11, s2, 24
    or s10, s10, s11
    slli s11, a1, 8
    srli ra, a1, 24
    or s11, s11, ra
    slli ra, t6, 8
    sw s3, 160(sp)
    srli s3, t6, 24
    or s3, ra, s3
    slli ra, a4, 8
    sw a2, 156(sp)
    srli a2, a4, 24
    or a2, ra, a2
    slli ra, s1, 8
    sw t2, 152(sp)
    srli t2, s1, 24
    or t2, ra, t2
    slli ra, s9, 8
    sw t2, 220(sp)
    srli t2, s9, 24
    or t2, ra, t2
    slli ra, s4, 8
    sw s4, 188(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a0, 8
    sw t6, 212(sp)
    srli t6, a0, 24
    or t6, ra, t6
    not ra, s0
    sw a5, 168(sp)
    lw a5, 224(sp)
    sw s10, 196(sp)
    and ra, ra, a5
    lw s10, 120(sp)
    sw t1, 120(sp)
    xor s10, s10, ra
    lw ra, 184(sp)
    lw t1, 116(sp)
    sw a0, 192(sp)
    or a0, ra, t1
    xor a0, s0, a0
    lw s0, 148(sp)
    sw t5, 204(sp)
    or t1, t1, s0
    lw t5, 140(sp)
    sw s10, 140(sp)
    xor t1, t5, t1
    not t5, s0
    and t5, t5, t1
    xor t5, ra, t5
    not ra, s10
    sw t1, 184(sp)
    and t1, t1, ra
    lw s10, 144(sp)
    xor t6, s5, t6
    xor t1, s10, t1
    and s10, ra, t1
    xor s0, s0, s10
    and s10, a0, t1
    xor a5, a5, s10
    not s10, t5
    and s10, s10, a5
    lw ra, 116(sp)
    xor a6, a6, s11
    xor s10, ra, s10
    xor s3, s7, s3
    xor t0, a1, t0
    xor a1, s6, s4
    xor a7, s1, a7
    xor t4, a4, t4
    xor t3, s2, t3
    xor a4, a3, a2
    xor t2, s8, t2
    lw a3, 204(sp)
    lw a2, 192(sp)
    xor a3, s9, a3
    lw s1, 120(sp)
    lw s2, 196(sp)
    xor a2, a2, s1
    lw s1, 168(sp)
    lw s4, 152(sp)
    xor s1, s1, s2
    lw s2, 212(sp)
    lw s5, 156(sp)
    xor s2, s2, s4
    lw s4, 188(sp)
    lw s6, 220(sp)
    xor s4, s4, s5
    lw s5, 160(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    lw s7, 140(sp)
    srli s8, s2, 8
    xor s6, s7, s6
    slli s7, s2, 24
    or s7, s7, s8
    xor a0, a0, s7
    slli s7, a2, 24
    srli s8, a2, 8
    or s7, s7, s8
    xor t1, t1, s7
    slli s7, a3, 24
    srli s8, a3, 8
    or s7, s7, s8
    lw s8, 184(sp)
    srli s9, t3, 8
    xor s7, s8, s7
    slli s8, t3, 24
    or s8, s8, s9
    xor s8, s10, s8
    slli s9, t4, 24
    srli s10, t4, 8
    or s9, s9, s10
    xor t5, t5, s9
    slli s9, a7, 24
    srli s10, a7, 8
    or s9, s9, s10
    xor s0, s0, s9
    slli s9, t0, 24
    srli s10, t0, 8
    or s9, s9, s10
    xor a5, a5, s9
    # round 18 (skinny.dsl:60)
    lw s9, 180(sp)
    lw s10, 172(sp)
    lw ra, 112(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 176(sp)
    sw a5, 112(sp)
    lw a5, 128(sp)
    sw s7, 184(sp)
    or s7, ra, a5
    sw s8, 140(sp)
    lw s8, 216(sp)
    sw a0, 216(sp)
    xor s7, s8, s7
    and s8, s7, s11
    lw a0, 164(sp)
    sw s0, 180(sp)
    xor a0, a0, s8
    lw s8, 136(sp)
    sw t5, 164(sp)
    or t5, s8, ra
    xor t5, s9, t5
    not s9, a0
    and s0, t5, s9
    xor s0, s10, s0
    not s10, a5
    and s10, s10, s7
    xor s8, s8, s10
    or s10, s8, s0
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw s6, 176(sp)
    lw s6, 1076(ra)
    xor a5, a5, s9
    lw s9, 1084(ra)
    xor s6, s10, s6
    lw s10, 88(ra)
    xor s0, s0, s9
    lw s9, 96(ra)
    xor t5, t5, s10
    lw s10, 104(ra)
    xor s8, s8, s9
    lw s9, 112(ra)
    xor a5, a5, s10
    lw s10, 120(ra)
    xor s7, s7, s9
    lw s9, 128(ra)
    xor s10, s11, s10
    xor a0, a0, s9
    not s9, a1
    and s9, s9, t6
    xor s5, s5, s9
    not s9, a4
    and s9, s3, s9
    xor s1, s1, s9
    or s9, s1, s5
    xor t2, t2, s9
    not s9, a6
    and s9, s9, s3
    xor a1, a1, s9
    or s9, a1, t2
    xor t6, t6, s9
    or s9, a4, s1
    xor a6, a6, s9
    not s9, t6
    and s9, a6, s9
    xor s3, s3, s9
    or s9, s5, t2
    lw s11, 80(ra)
    xor a4, a4, s9
    xor t6, t6, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, t6, 16
    sw s3, 128(sp)
    srli s3, t6, 16
    or s3, s11, s3
    slli s11, a1, 16
    sw t6, 136(sp)
    srli t6, a1, 16
    or t6, s11, t6
    slli s11, a6, 16
    sw a1, 172(sp)
    srli a1, a6, 16
    or a1, s11, a1
    slli s11, a4, 16
    sw a6, 220(sp)
    srli a6, a4, 16
    or a6, s11, a6
    slli s11, s1, 16
    sw s1, 160(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 156(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t2, 16
    sw t2, 188(sp)
    srli t2, t2, 16
    or t2, s11, t2
    not s11, s4
    and s11, s11, a2
    xor a7, a7, s11
    not s11, t4
    and s11, s2, s11
    xor t3, t3, s11
    or s11, t3, a7
    xor a3, a3, s11
    not s11, t0
    and s11, s11, s2
    xor s4, s4, s11
    or s11, s4, a3
    xor a2, a2, s11
    or s11, t4, t3
    xor t0, t0, s11
    not s11, a2
    and s11, t0, s11
    xor s2, s2, s11
    or s11, a7, a3
    xor t4, t4, s11
    lw s11, 176(sp)
    sw t4, 152(sp)
    or t4, s11, t1
    sw t3, 212(sp)
    lw t3, 124(ra)
    sw a3, 196(sp)
    lw a3, 180(sp)
    sw t0, 180(sp)
    xor t4, a3, t4
    xor t3, t4, t3
    lw a3, 216(sp)
    lw t0, 164(sp)
    sw a7, 168(sp)
    or a7, a3, t0
    sw s4, 120(sp)
    lw s4, 116(ra)
    sw a2, 192(sp)
    lw a2, 140(sp)
    sw s2, 140(sp)
    xor a7, a2, a7
    xor a2, a7, s4
    and s4, a7, t4
    lw s2, 132(ra)
    sw t3, 204(sp)
    lw t3, 184(sp)
    xor a5, a5, a6
    xor t3, t3, s4
    xor s2, t3, s2
    not s4, t3
    and t4, t4, s4
    lw s4, 108(ra)
    xor t4, t0, t4
    xor t4, t4, s4
    not t0, t0
    and a7, t0, a7
    lw t0, 1096(ra)
    lw s4, 112(sp)
    xor a6, a4, t4
    xor a7, s4, a7
    xor t0, a7, t0
    sw t0, 164(sp)
    not t0, a3
    and t0, s4, t0
    lw s4, 1092(ra)
    xor t0, s11, t0
    xor s4, t0, s4
    or t0, t0, t3
    lw t3, 1088(ra)
    xor t0, t1, t0
    xor t1, t0, t3
    and a7, a7, t0
    lw t0, 1080(ra)
    xor a7, a3, a7
    xor a7, a7, t0
    xor t0, a0, t2
    xor t2, s0, s3
    xor t3, t5, t6
    xor t5, s7, s1
    xor t6, s10, s5
    xor a3, s8, a1
    xor a1, s6, s9
    lw a4, 160(sp)
    lw a0, 188(sp)
    xor a4, a4, a2
    xor a0, a0, s2
    lw s0, 220(sp)
    lw s1, 164(sp)
    lw s3, 156(sp)
    xor s0, s0, s1
    lw s5, 204(sp)
    lw s6, 172(sp)
    xor s3, s3, s5
    xor s6, s4, s6
    lw s7, 136(sp)
    lw s8, 128(sp)
    xor s7, t1, s7
    xor s8, s8, a7
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 140(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 192(sp)
    srli s1, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s1, s11, s1
    lw s11, 120(sp)
    srli s5, s3, 16
    xor s1, s11, s1
    slli s11, s3, 16
    or s5, s11, s5
    lw s11, 168(sp)
    sw t1, 168(sp)
    xor s5, s11, s5
    slli s11, s0, 16
    srli t1, s0, 16
    or t1, s11, t1
    lw s11, 180(sp)
    sw a2, 180(sp)
    xor t1, s11, t1
    slli s11, a0, 16
    srli a2, a0, 16
    or a2, s11, a2
    lw s11, 196(sp)
    sw a7, 196(sp)
    xor a2, s11, a2
    slli s11, a4, 16
    srli a7, a4, 16
    or a7, s11, a7
    lw s11, 212(sp)
    sw s4, 212(sp)
    xor a7, s11, a7
    slli s11, a6, 16
    srli s4, a6, 16
    or s4, s11, s4
    lw s11, 152(sp)
    # round 19 (skinny.dsl:60)
    lw ra, 80(ra)
    # round 18 (skinny.dsl:60)
    xor s4, s11, s4
    # round 19 (skinny.dsl:60)
    or s11, t6, t0
    xor a5, a5, s11
    not s11, t3
    and s11, s11, a3
    xor a1, a1, s11
    not s11, a5
    and s11, a1, s11
    xor t5, t5, s11
    or s11, t2, t3
    xor t6, t6, s11
    not s11, t5
    and s11, t6, s11
    xor t0, t0, s11
    and s11, a3, a1
    xor t2, t2, s11
    or s11, t2, t0
    xor t3, t3, s11
    or s11, a5, t5
    xor a3, a3, s11
    xor t0, t0, ra
    slli s11, t3, 24
    srli ra, t3, 8
    or s11, s11, ra
    slli ra, t0, 24
    sw s11, 152(sp)
    srli s11, t0, 8
    or s11, ra, s11
    slli ra, t6, 24
    sw t6, 120(sp)
    srli t6, t6, 8
    or t6, ra, t6
    slli ra, t2, 24
    sw t3, 192(sp)
    srli t3, t2, 8
    or t3, ra, t3
    slli ra, a3, 24
    sw t3, 140(sp)
    srli t3, a3, 8
    or t3, ra, t3
    slli ra, a1, 24
    sw t3, 128(sp)
    srli t3, a1, 8
    or t3, ra, t3
    slli ra, a5, 24
    sw a5, 136(sp)
    srli a5, a5, 8
    or a5, ra, a5
    slli ra, t5, 24
    sw t5, 172(sp)
    srli t5, t5, 8
    or t5, ra, t5
    or ra, s3, a0
    xor a6, a6, ra
    not ra, s6
    and ra, ra, s0
    xor s8, s8, ra
    not ra, a6
    and ra, s8, ra
    xor a4, a4, ra
    or ra, s7, s6
    xor s3, s3, ra
    not ra, a4
    and ra, s3, ra
    xor a0, a0, ra
    and ra, s0, s8
    xor s7, s7, ra
    or ra, s7, a0
    xor s6, s6, ra
    or ra, a6, a4
    xor s0, s0, ra
    or ra, s5, a2
    xor s4, s4, ra
    or ra, s1, t1
    xor s9, s9, ra
    and ra, s9, s4
    xor a7, a7, ra
    or ra, s10, s1
    xor s5, s5, ra
    not ra, a7
    sw a0, 156(sp)
    and a0, s5, ra
    xor a2, a2, a0
    not a0, t1
    and a0, a0, s9
    xor a0, s10, a0
    or s10, a0, a2
    xor s1, s1, s10
    and s10, s4, ra
    lw ra, 72(sp)
    sw s0, 220(sp)
    lw s0, 136(ra)
    xor t1, t1, s10
    lw s10, 1104(ra)
    xor s0, s1, s0
    lw s1, 152(ra)
    xor a2, a2, s10
    lw s10, 160(ra)
    xor s1, s5, s1
    lw s5, 168(ra)
    xor a0, a0, s10
    lw s10, 176(ra)
    xor t1, t1, s5
    lw s5, 184(ra)
    xor s9, s9, s10
    lw s10, 192(ra)
    xor s4, s4, s5
    xor a7, a7, s10
    slli s5, s4, 16
    srli s10, s4, 16
    or s5, s5, s10
    slli s10, a7, 16
    sw s4, 188(sp)
    srli s4, a7, 16
    or s4, s10, s4
    slli s10, a0, 16
    sw a0, 160(sp)
    srli a0, a0, 16
    or a0, s10, a0
    slli s10, s0, 16
    sw s0, 216(sp)
    srli s0, s0, 16
    or s0, s10, s0
    slli s10, t1, 16
    sw t1, 176(sp)
    srli t1, t1, 16
    or t1, s10, t1
    slli s10, s9, 16
    sw s9, 112(sp)
    srli s9, s9, 16
    or s9, s10, s9
    slli s10, s1, 16
    sw s1, 184(sp)
    srli s1, s1, 16
    or s1, s10, s1
    slli s10, a2, 16
    sw a2, 116(sp)
    srli a2, a2, 16
    or a2, s10, a2
    lw s10, 204(sp)
    sw a7, 224(sp)
    or a7, s10, s2
    sw s7, 148(sp)
    lw s7, 188(ra)
    xor a7, t4, a7
    xor t4, a7, s7
    lw s7, 212(sp)
    sw s6, 144(sp)
    lw s6, 164(sp)
    sw s8, 200(sp)
    or s8, s7, s6
    sw a4, 132(sp)
    lw a4, 180(ra)
    sw s3, 208(sp)
    lw s3, 196(sp)
    sw a6, 196(sp)
    xor s3, s3, s8
    xor a4, s3, a4
    and s8, s3, a7
    lw a6, 196(ra)
    sw s5, 124(sp)
    lw s5, 180(sp)
    xor t0, t0, a2
    xor s5, s5, s8
    xor a6, s5, a6
    not s5, s5
    and a7, a7, s5
    lw s8, 172(ra)
    xor a7, s6, a7
    xor a7, a7, s8
    not s6, s6
    and s3, s6, s3
    lw s6, 164(ra)
    lw s8, 168(sp)
    sw a7, 168(sp)
    xor s3, s8, s3
    xor s6, s3, s6
    or s8, s8, s7
    lw a7, 156(ra)
    xor s8, s10, s8
    xor a7, s8, a7
    and s5, s8, s5
    lw s8, 1108(ra)
    xor s2, s2, s5
    xor s5, s2, s8
    or s2, s3, s2
    lw s3, 1100(ra)
    xor s2, s7, s2
    xor s2, s2, s3
    xor a6, t5, a6
    xor t5, s11, s5
    xor a7, t6, a7
    xor a5, a5, t4
    xor t1, a3, t1
    xor t2, t2, a0
    lw t4, 192(sp)
    lw t6, 140(sp)
    xor t4, t4, s0
    xor t6, t6, s6
    xor t3, t3, a4
    xor a4, a1, s9
    lw a3, 172(sp)
    lw a2, 152(sp)
    xor a3, a3, s4
    xor a2, a2, s2
    lw a1, 120(sp)
    lw a0, 136(sp)
    xor a1, a1, s1
    lw s0, 124(sp)
    lw s1, 168(sp)
    xor a0, a0, s0
    lw s0, 128(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 196(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 208(sp)
    srli s4, a3, 24
    xor s2, s3, s2
    slli s3, a3, 8
    or s3, s3, s4
    lw s4, 132(sp)
    srli s5, a4, 24
    xor s3, s4, s3
    slli s4, a4, 8
    or s4, s4, s5
    lw s5, 200(sp)
    srli s6, t4, 24
    xor s4, s5, s4
    slli s5, t4, 8
    or s5, s5, s6
    lw s6, 144(sp)
    srli s7, t2, 24
    xor s5, s6, s5
    slli s6, t2, 8
    or s6, s6, s7
    lw s7, 148(sp)
    srli s8, t1, 24
    xor s6, s7, s6
    slli s7, t1, 8
    or s7, s7, s8
    lw s8, 220(sp)
    srli s9, t0, 24
    xor s7, s8, s7
    slli s8, t0, 8
    or s8, s8, s9
    lw s9, 156(sp)
    xor s8, s9, s8
    # round 20 (skinny.dsl:60)
    or s9, a0, a3
    xor t1, t1, s9
    not s9, t0
    and s9, s9, a1
    xor a0, a0, s9
    not s9, t2
    and s10, a1, s9
    xor t4, t4, s10
    and s9, s9, t4
    xor t0, t0, s9
    and s9, t4, t1
    xor a4, a4, s9
    and s9, t1, a4
    xor t2, t2, s9
    not s9, a0
    and s9, s9, a4
    xor a3, a3, s9
    or s9, t0, a3
    xor a1, a1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    or s9, s8, s2
    xor s1, s1, s9
    not s9, s4
    and s10, s1, s9
    xor s3, s3, s10
    not s10, s6
    and s10, s10, s5
    xor s8, s8, s10
    or s10, s8, s3
    xor s2, s2, s10
    and s9, s7, s9
    lw s10, 200(ra)
    xor s6, s6, s9
    lw s9, 208(ra)
    xor s2, s2, s10
    lw s10, 1116(ra)
    xor s3, s3, s9
    lw s9, 224(ra)
    xor s1, s1, s10
    lw s10, 232(ra)
    xor s8, s8, s9
    lw s9, 240(ra)
    xor s6, s6, s10
    lw s10, 248(ra)
    xor s5, s5, s9
    lw s9, 256(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 188(sp)
    lw s10, 224(sp)
    sw a4, 156(sp)
    or s11, s9, s10
    lw a4, 176(sp)
    sw s4, 176(sp)
    xor a4, a4, s11
    lw s11, 184(sp)
    lw s4, 160(sp)
    sw a0, 220(sp)
    or a0, s11, s4
    sw s1, 148(sp)
    lw s1, 216(sp)
    sw a1, 216(sp)
    xor a0, s1, a0
    and s1, a0, a4
    lw a1, 112(sp)
    sw t4, 188(sp)
    xor a1, a1, s1
    lw s1, 116(sp)
    sw s2, 112(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t4, s2, s9
    xor t4, s10, t4
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t4
    xor s10, s11, s10
    and s9, a4, s9
    lw s11, 204(ra)
    xor s4, s4, s9
    lw s9, 1112(ra)
    xor s10, s10, s11
    lw s11, 220(ra)
    xor t4, t4, s9
    lw s9, 228(ra)
    xor s2, s2, s11
    lw s11, 236(ra)
    xor s1, s1, s9
    lw s9, 244(ra)
    xor s4, s4, s11
    lw s11, 252(ra)
    xor a0, a0, s9
    lw s9, 260(ra)
    xor a4, a4, s11
    xor a1, a1, s9
    or s9, a5, a6
    xor s0, s0, s9
    not s9, t6
    and s11, a7, s9
    xor a2, a2, s11
    and s9, s9, a2
    xor s9, t5, s9
    not t5, t5
    and t5, t5, a7
    xor a5, a5, t5
    not t5, a5
    and s11, a2, s0
    xor t3, t3, s11
    and t5, t5, t3
    lw s11, 16(ra)
    xor a6, a6, t5
    xor t5, a6, s11
    or a6, s9, a6
    xor a6, a7, a6
    and a7, s0, t3
    xor a7, t6, a7
    xor t6, a1, t3
    xor t4, t4, t5
    xor a1, s2, a5
    xor t5, t5, s3
    xor a3, a3, t5
    xor a4, a4, s0
    xor s0, s7, s0
    xor t1, t1, s0
    xor s1, s1, s9
    xor s2, s4, a7
    xor s4, s8, s9
    xor t0, t0, s4
    xor a7, s6, a7
    xor t2, t2, a7
    xor a0, a0, a2
    xor s9, s10, a6
    xor a2, s5, a2
    lw s10, 188(sp)
    lw s11, 112(sp)
    xor s10, s10, a2
    xor a6, s11, a6
    sw a2, 188(sp)
    lw a2, 216(sp)
    sw a6, 216(sp)
    xor a2, a2, a6
    lw a6, 148(sp)
    sw s4, 160(sp)
    xor a5, a5, a6
    lw s4, 220(sp)
    sw t5, 220(sp)
    xor s4, s4, a5
    lw t5, 176(sp)
    sw a5, 184(sp)
    xor t3, t5, t3
    lw a5, 156(sp)
    # round 21 (skinny.dsl:60)
    sw a7, 156(sp)
    # round 20 (skinny.dsl:60)
    xor a5, a5, t3
    # round 21 (skinny.dsl:60)
    or a7, t1, a5
    xor a7, t2, a7
    or t2, s4, t0
    xor t2, a2, t2
    and a2, t2, a7
    xor a2, s10, a2
    or s10, a3, s4
    xor t1, t1, s10
    not s10, a2
    sw s0, 116(sp)
    and s0, t1, s10
    xor a5, a5, s0
    not s0, t0
    and s0, s0, t2
    xor a3, a3, s0
    or s0, a3, a5
    xor s0, s4, s0
    and s4, a7, s10
    lw s10, 1120(ra)
    xor t0, t0, s4
    lw s4, 272(ra)
    xor s0, s0, s10
    lw s10, 284(ra)
    xor a5, a5, s4
    lw s4, 1124(ra)
    xor t1, t1, s10
    lw s10, 300(ra)
    xor a3, a3, s4
    lw s4, 308(ra)
    xor t0, t0, s10
    lw s10, 316(ra)
    xor t2, t2, s4
    lw s4, 324(ra)
    xor a7, a7, s10
    xor a2, a2, s4
    slli s4, a7, 16
    srli s10, a7, 16
    or s4, s4, s10
    slli s10, a2, 16
    sw a7, 224(sp)
    srli a7, a2, 16
    or a7, s10, a7
    slli s10, a3, 16
    sw a3, 144(sp)
    srli a3, a3, 16
    or a3, s10, a3
    slli s10, s0, 16
    sw s0, 200(sp)
    srli s0, s0, 16
    or s0, s10, s0
    slli s10, t0, 16
    sw t0, 132(sp)
    srli t0, t0, 16
    or t0, s10, t0
    slli s10, t2, 16
    sw t2, 208(sp)
    srli t2, t2, 16
    or t2, s10, t2
    slli s10, t1, 16
    sw t1, 196(sp)
    srli t1, t1, 16
    or t1, s10, t1
    slli s10, a5, 16
    sw a5, 168(sp)
    srli a5, a5, 16
    or a5, s10, a5
    or s10, s7, t5
    xor s6, s6, s10
    or s10, a6, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, a6
    xor s7, s7, s11
    not s11, s5
    sw a2, 112(sp)
    and a2, s7, s11
    xor t5, t5, a2
    not a2, s8
    and a2, a2, s10
    xor a2, s3, a2
    or s3, a2, t5
    xor a6, a6, s3
    and s3, s6, s11
    lw s11, 268(ra)
    xor s3, s8, s3
    lw s8, 276(ra)
    xor a6, a6, s11
    lw s11, 288(ra)
    xor t5, t5, s8
    lw s8, 296(ra)
    xor s7, s7, s11
    lw s11, 304(ra)
    xor a2, a2, s8
    lw s8, 312(ra)
    xor s3, s3, s11
    lw s11, 320(ra)
    xor s8, s10, s8
    lw s10, 328(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    and s10, a4, t6
    xor s2, s2, s10
    or s10, a1, s1
    xor s9, s9, s10
    not s10, s2
    and s11, s9, s10
    xor a0, a0, s11
    or s11, t4, a1
    xor a4, a4, s11
    not s11, a4
    and s11, s11, a0
    xor t6, t6, s11
    not s11, s1
    and s11, s11, s9
    xor t4, t4, s11
    not s11, t4
    and s11, s11, t6
    xor a1, a1, s11
    and s10, s10, a0
    lw s11, 1004(ra)
    xor s1, s1, s10
    xor t6, t6, s11
    slli s10, a1, 8
    srli s11, a1, 24
    or s10, s10, s11
    slli s11, t6, 8
    srli ra, t6, 24
    or s11, s11, ra
    slli ra, a4, 8
    sw s3, 148(sp)
    srli s3, a4, 24
    or s3, ra, s3
    slli ra, t4, 8
    sw s4, 176(sp)
    srli s4, t4, 24
    or s4, ra, s4
    slli ra, s1, 8
    sw t1, 128(sp)
    srli t1, s1, 24
    or t1, ra, t1
    slli ra, s9, 8
    sw t1, 124(sp)
    srli t1, s9, 24
    or t1, ra, t1
    slli ra, s2, 8
    sw s2, 136(sp)
    srli s2, s2, 24
    or s2, ra, s2
    slli ra, a0, 8
    sw a4, 120(sp)
    srli a4, a0, 24
    or a4, ra, a4
    lw ra, 116(sp)
    sw a6, 152(sp)
    and a6, ra, t3
    sw s10, 172(sp)
    lw s10, 156(sp)
    sw a7, 156(sp)
    xor a6, s10, a6
    lw s10, 220(sp)
    lw a7, 184(sp)
    sw a0, 140(sp)
    or a0, s10, a7
    xor a0, ra, a0
    lw ra, 160(sp)
    sw t2, 116(sp)
    or a7, a7, ra
    lw t2, 216(sp)
    sw a6, 216(sp)
    xor a7, t2, a7
    not t2, ra
    and t2, t2, a7
    xor t2, s10, t2
    not s10, a6
    sw a7, 220(sp)
    and a7, a7, s10
    lw a6, 188(sp)
    xor a4, s5, a4
    xor a6, a6, a7
    and a7, s10, a6
    xor a7, ra, a7
    not s10, a0
    and s10, s10, a6
    xor t3, t3, s10
    not s10, t2
    and s10, s10, t3
    lw ra, 184(sp)
    xor t5, t5, s11
    xor s10, ra, s10
    xor s3, s7, s3
    xor a5, t6, a5
    xor t6, s6, s2
    xor t0, s1, t0
    xor t4, t4, a3
    xor a3, a1, s0
    xor a2, a2, s4
    xor t1, s8, t1
    lw a1, 116(sp)
    lw s0, 140(sp)
    xor a1, s9, a1
    lw s1, 156(sp)
    lw s2, 172(sp)
    xor s0, s0, s1
    lw s1, 152(sp)
    lw s4, 128(sp)
    xor s1, s1, s2
    lw s2, 120(sp)
    lw s5, 176(sp)
    xor s2, s2, s4
    lw s4, 136(sp)
    lw s6, 124(sp)
    xor s4, s4, s5
    lw s5, 148(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    lw s7, 216(sp)
    srli s8, s2, 8
    xor s6, s7, s6
    slli s7, s2, 24
    or s7, s7, s8
    xor a0, a0, s7
    slli s7, s0, 24
    srli s8, s0, 8
    or s7, s7, s8
    xor a6, a6, s7
    slli s7, a1, 24
    srli s8, a1, 8
    or s7, s7, s8
    lw s8, 220(sp)
    srli s9, a3, 8
    xor s7, s8, s7
    slli s8, a3, 24
    or s8, s8, s9
    xor s8, s10, s8
    slli s9, t4, 24
    srli s10, t4, 8
    or s9, s9, s10
    xor t2, t2, s9
    slli s9, t0, 24
    srli s10, t0, 8
    or s9, s9, s10
    xor a7, a7, s9
    slli s9, a5, 24
    srli s10, a5, 8
    or s9, s9, s10
    xor t3, t3, s9
    # round 22 (skinny.dsl:60)
    lw s9, 224(sp)
    lw s10, 112(sp)
    lw ra, 132(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 196(sp)
    sw t3, 132(sp)
    lw t3, 144(sp)
    sw s7, 220(sp)
    or s7, ra, t3
    sw s8, 216(sp)
    lw s8, 200(sp)
    sw a0, 200(sp)
    xor s7, s8, s7
    and s8, s7, s11
    lw a0, 208(sp)
    sw a7, 224(sp)
    xor a0, a0, s8
    lw s8, 168(sp)
    sw t2, 208(sp)
    or t2, s8, ra
    xor t2, s9, t2
    not s9, a0
    and a7, t2, s9
    xor a7, s10, a7
    not s10, t3
    and s10, s10, s7
    xor s8, s8, s10
    or s10, s8, a7
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw s6, 196(sp)
    lw s6, 1128(ra)
    xor t3, t3, s9
    lw s9, 340(ra)
    xor s6, s10, s6
    lw s10, 352(ra)
    xor a7, a7, s9
    lw s9, 360(ra)
    xor t2, t2, s10
    lw s10, 368(ra)
    xor s8, s8, s9
    lw s9, 376(ra)
    xor t3, t3, s10
    lw s10, 384(ra)
    xor s7, s7, s9
    lw s9, 392(ra)
    xor s10, s11, s10
    xor a0, a0, s9
    not s9, t6
    and s9, s9, a4
    xor s5, s5, s9
    or s9, s3, a2
    xor s1, s1, s9
    not s9, s5
    and s11, s1, s9
    xor t1, t1, s11
    or s11, t5, s3
    xor t6, t6, s11
    and s11, t6, t1
    xor a4, a4, s11
    not s11, a2
    and s11, s11, s1
    xor t5, t5, s11
    not s11, t5
    and s11, s11, a4
    xor s3, s3, s11
    and s9, s9, t1
    lw s11, 344(ra)
    xor a2, a2, s9
    xor a4, a4, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, a4, 16
    sw s3, 144(sp)
    srli s3, a4, 16
    or s3, s11, s3
    slli s11, t6, 16
    sw a4, 168(sp)
    srli a4, t6, 16
    or a4, s11, a4
    slli s11, t5, 16
    sw t6, 112(sp)
    srli t6, t5, 16
    or t6, s11, t6
    slli s11, a2, 16
    sw t5, 124(sp)
    srli t5, a2, 16
    or t5, s11, t5
    slli s11, s1, 16
    sw s1, 148(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 176(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t1, 16
    sw t1, 136(sp)
    srli t1, t1, 16
    or t1, s11, t1
    not s11, s4
    and s11, s11, s0
    xor t0, t0, s11
    or s11, a5, s2
    xor s4, s4, s11
    or s11, s2, t4
    xor a3, a3, s11
    not s11, t4
    and s11, s11, a3
    xor a5, a5, s11
    not s11, t0
    sw a3, 128(sp)
    and a3, a3, s11
    xor a3, a1, a3
    and a1, s11, a3
    xor t4, t4, a1
    and a1, s4, a3
    xor a1, s0, a1
    not s0, a5
    and s0, s0, a1
    xor s0, s2, s0
    lw s2, 196(sp)
    sw t4, 120(sp)
    or s11, s2, a6
    lw t4, 388(ra)
    sw a3, 172(sp)
    lw a3, 224(sp)
    sw a5, 224(sp)
    xor a3, a3, s11
    xor t4, a3, t4
    lw s11, 200(sp)
    lw a5, 208(sp)
    sw t0, 152(sp)
    or t0, s11, a5
    sw s4, 156(sp)
    lw s4, 380(ra)
    sw a1, 140(sp)
    lw a1, 216(sp)
    sw s0, 216(sp)
    xor t0, a1, t0
    xor a1, t0, s4
    and s4, t0, a3
    lw s0, 396(ra)
    sw t4, 116(sp)
    lw t4, 220(sp)
    xor a7, a7, s3
    xor t4, t4, s4
    xor s0, t4, s0
    not s4, t4
    and a3, a3, s4
    lw s4, 372(ra)
    xor a3, a5, a3
    xor a3, a3, s4
    not a5, a5
    and a5, a5, t0
    lw t0, 1144(ra)
    lw s4, 132(sp)
    xor t6, s8, t6
    xor a5, s4, a5
    xor t0, a5, t0
    sw t0, 208(sp)
    not t0, s11
    and t0, s4, t0
    lw s4, 1140(ra)
    xor t0, s2, t0
    xor s2, t0, s4
    or t0, t0, t4
    lw t4, 1136(ra)
    xor a6, a6, t0
    xor t0, a6, t4
    and a5, a5, a6
    lw a6, 1132(ra)
    xor a5, s11, a5
    xor a5, a5, a6
    xor a6, a0, t1
    xor t1, t2, a4
    xor t2, s7, s1
    xor t4, s10, s5
    xor a4, s6, s9
    xor t3, t3, t5
    xor t5, a2, a3
    lw a2, 148(sp)
    lw a0, 136(sp)
    xor a2, a2, a1
    xor a0, a0, s0
    lw s1, 124(sp)
    lw s3, 208(sp)
    lw s4, 176(sp)
    xor s1, s1, s3
    lw s5, 116(sp)
    lw s6, 112(sp)
    xor s4, s4, s5
    xor s6, s2, s6
    lw s7, 168(sp)
    lw s8, 144(sp)
    xor s7, t0, s7
    xor s8, s8, a5
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 216(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 140(sp)
    srli s3, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s3, s11, s3
    lw s11, 156(sp)
    srli s5, s4, 16
    xor s3, s11, s3
    slli s11, s4, 16
    or s5, s11, s5
    lw s11, 152(sp)
    sw t0, 152(sp)
    xor s5, s11, s5
    slli s11, s1, 16
    srli t0, s1, 16
    or t0, s11, t0
    lw s11, 224(sp)
    sw a1, 224(sp)
    xor t0, s11, t0
    slli s11, a0, 16
    srli a1, a0, 16
    or a1, s11, a1
    lw s11, 172(sp)
    sw a5, 172(sp)
    xor a1, s11, a1
    slli s11, a2, 16
    srli a5, a2, 16
    or a5, s11, a5
    lw s11, 128(sp)
    sw s2, 128(sp)
    xor a5, s11, a5
    slli s11, t5, 16
    srli s2, t5, 16
    or s2, s11, s2
    lw s11, 120(sp)
    # round 23 (skinny.dsl:60)
    lw ra, 868(ra)
    # round 22 (skinny.dsl:60)
    xor s2, s11, s2
    # round 23 (skinny.dsl:60)
    not s11, t4
    and s11, s11, a6
    xor t3, t3, s11
    not s11, t6
    and s11, t1, s11
    xor a4, a4, s11
    or s11, a4, t3
    xor t2, t2, s11
    not s11, a7
    and s11, s11, t1
    xor t4, t4, s11
    or s11, t4, t2
    xor a6, a6, s11
    or s11, t6, a4
    xor a7, a7, s11
    not s11, a6
    and s11, a7, s11
    xor t1, t1, s11
    or s11, t3, t2
    xor t6, t6, s11
    xor a6, a6, ra
    slli s11, t1, 24
    srli ra, t1, 8
    or s11, s11, ra
    slli ra, a6, 24
    sw s11, 120(sp)
    srli s11, a6, 8
    or s11, ra, s11
    slli ra, t4, 24
    sw t4, 156(sp)
    srli t4, t4, 8
    or t4, ra, t4
    slli ra, a7, 24
    sw t1, 140(sp)
    srli t1, a7, 8
    or t1, ra, t1
    slli ra, t6, 24
    sw t1, 216(sp)
    srli t1, t6, 8
    or t1, ra, t1
    slli ra, a4, 24
    sw t1, 144(sp)
    srli t1, a4, 8
    or t1, ra, t1
    slli ra, t3, 24
    sw t3, 168(sp)
    srli t3, t3, 8
    or t3, ra, t3
    slli ra, t2, 24
    sw t2, 112(sp)
    srli t2, t2, 8
    or t2, ra, t2
    not ra, s4
    and ra, ra, a0
    xor t5, t5, ra
    not ra, s1
    and ra, s6, ra
    xor s8, s8, ra
    or ra, s8, t5
    xor a2, a2, ra
    not ra, s7
    and ra, ra, s6
    xor s4, s4, ra
    or ra, s4, a2
    xor a0, a0, ra
    or ra, s1, s8
    xor s7, s7, ra
    not ra, a0
    and ra, s7, ra
    xor s6, s6, ra
    or ra, t5, a2
    xor s1, s1, ra
    or ra, s5, a1
    xor s2, s2, ra
    or ra, s3, t0
    xor s9, s9, ra
    and ra, s9, s2
    xor a5, a5, ra
    not ra, s3
    and ra, s10, ra
    xor s5, s5, ra
    or ra, s5, a5
    xor a1, a1, ra
    not ra, t0
    and ra, ra, s9
    xor s10, s10, ra
    and ra, s10, a1
    xor s3, s3, ra
    not ra, a5
    and ra, s2, ra
    sw a0, 176(sp)
    lw a0, 72(sp)
    sw s1, 124(sp)
    lw s1, 1148(a0)
    xor t0, t0, ra
    lw ra, 408(a0)
    xor s1, s3, s1
    lw s3, 1156(a0)
    xor a1, a1, ra
    lw ra, 424(a0)
    xor s3, s5, s3
    lw s5, 432(a0)
    xor s10, s10, ra
    lw ra, 440(a0)
    xor t0, t0, s5
    lw s5, 448(a0)
    xor s9, s9, ra
    lw ra, 456(a0)
    xor s2, s2, s5
    xor a5, a5, ra
    slli s5, s2, 16
    srli ra, s2, 16
    or s5, s5, ra
    slli ra, a5, 16
    sw s2, 136(sp)
    srli s2, a5, 16
    or s2, ra, s2
    slli ra, s10, 16
    sw s10, 148(sp)
    srli s10, s10, 16
    or s10, ra, s10
    slli ra, s1, 16
    sw s1, 200(sp)
    srli s1, s1, 16
    or s1, ra, s1
    slli ra, t0, 16
    sw t0, 196(sp)
    srli t0, t0, 16
    or t0, ra, t0
    slli ra, s9, 16
    sw s9, 132(sp)
    srli s9, s9, 16
    or s9, ra, s9
    slli ra, s3, 16
    sw s3, 220(sp)
    srli s3, s3, 16
    or s3, ra, s3
    slli ra, a1, 16
    sw a1, 184(sp)
    srli a1, a1, 16
    or a1, ra, a1
    lw ra, 116(sp)
    sw a5, 160(sp)
    or a5, ra, s0
    sw s7, 188(sp)
    lw s7, 452(a0)
    xor a5, a3, a5
    xor a3, a5, s7
    lw s7, 128(sp)
    sw s6, 192(sp)
    lw s6, 208(sp)
    sw s8, 212(sp)
    or s8, s7, s6
    sw a2, 204(sp)
    lw a2, 444(a0)
    sw s4, 164(sp)
    lw s4, 172(sp)
    sw t5, 172(sp)
    xor s4, s4, s8
    xor a2, s4, a2
    and s8, s4, a5
    lw t5, 460(a0)
    sw s5, 180(sp)
    lw s5, 224(sp)
    xor a6, a6, a1
    xor s5, s5, s8
    xor t5, s5, t5
    not s5, s5
    and a5, a5, s5
    lw s8, 436(a0)
    xor a5, s6, a5
    xor a5, a5, s8
    not s6, s6
    and s4, s6, s4
    lw s6, 428(a0)
    lw s8, 152(sp)
    sw a5, 152(sp)
    xor s4, s8, s4
    xor s6, s4, s6
    or s8, s8, s7
    lw a5, 420(a0)
    xor s8, ra, s8
    xor a5, s8, a5
    and s5, s8, s5
    lw s8, 1152(a0)
    xor s0, s0, s5
    xor s5, s0, s8
    or s0, s4, s0
    lw s4, 404(a0)
    xor s0, s7, s0
    xor s0, s0, s4
    xor t2, t2, t5
    xor t5, s11, s5
    xor a5, t4, a5
    xor t3, t3, a3
    xor t0, t6, t0
    xor a7, a7, s10
    lw t4, 140(sp)
    lw t6, 216(sp)
    xor t4, t4, s1
    xor t6, t6, s6
    xor t1, t1, a2
    xor a4, a4, s9
    lw a3, 112(sp)
    lw a2, 120(sp)
    xor a3, a3, s2
    xor a2, a2, s0
    lw a1, 156(sp)
    lw s0, 168(sp)
    xor a1, a1, s3
    lw s1, 180(sp)
    lw s2, 152(sp)
    xor s0, s0, s1
    lw s1, 144(sp)
    srli s3, s0, 24
    xor s1, s1, s2
    slli s2, s0, 8
    or s2, s2, s3
    lw s3, 172(sp)
    srli s4, a1, 24
    xor s2, s3, s2
    slli s3, a1, 8
    or s3, s3, s4
    lw s4, 164(sp)
    srli s5, a3, 24
    xor s3, s4, s3
    slli s4, a3, 8
    or s4, s4, s5
    lw s5, 204(sp)
    srli s6, a4, 24
    xor s4, s5, s4
    slli s5, a4, 8
    or s5, s5, s6
    lw s6, 212(sp)
    srli s7, t4, 24
    xor s5, s6, s5
    slli s6, t4, 8
    or s6, s6, s7
    lw s7, 192(sp)
    srli s8, a7, 24
    xor s6, s7, s6
    slli s7, a7, 8
    or s7, s7, s8
    lw s8, 188(sp)
    srli s9, t0, 24
    xor s7, s8, s7
    slli s8, t0, 8
    or s8, s8, s9
    lw s9, 124(sp)
    srli s10, a6, 24
    xor s8, s9, s8
    slli s9, a6, 8
    or s9, s9, s10
    lw s10, 176(sp)
    xor s9, s10, s9
    # round 24 (skinny.dsl:60)
    or s10, s0, a3
    xor t0, t0, s10
    not s10, a1
    and s10, s10, a7
    xor t4, t4, s10
    not s10, t0
    and s10, t4, s10
    xor a4, a4, s10
    or s10, a6, a1
    xor s0, s0, s10
    not s10, a4
    and s10, s0, s10
    xor a3, a3, s10
    and s10, a7, t4
    xor a6, a6, s10
    or s10, a6, a3
    xor a1, a1, s10
    or s10, t0, a4
    xor a7, a7, s10
    or s10, s2, s4
    xor s8, s8, s10
    or s10, s3, s7
    xor s6, s6, s10
    and s10, s6, s8
    xor s5, s5, s10
    or s10, s9, s3
    xor s2, s2, s10
    not s10, s5
    and s11, s2, s10
    xor s4, s4, s11
    not s11, s7
    and s11, s11, s6
    xor s9, s9, s11
    or s11, s9, s4
    xor s3, s3, s11
    and s10, s8, s10
    lw s11, 1160(a0)
    xor s7, s7, s10
    lw s10, 1164(a0)
    xor s3, s3, s11
    lw s11, 1168(a0)
    xor s4, s4, s10
    lw s10, 1172(a0)
    xor s2, s2, s11
    lw s11, 496(a0)
    xor s9, s9, s10
    lw s10, 504(a0)
    xor s7, s7, s11
    lw s11, 512(a0)
    xor s6, s6, s10
    lw s10, 520(a0)
    xor s8, s8, s11
    xor s5, s5, s10
    lw s10, 136(sp)
    lw s11, 160(sp)
    sw a4, 176(sp)
    or ra, s10, s11
    lw a4, 196(sp)
    sw s5, 196(sp)
    xor a4, a4, ra
    lw ra, 220(sp)
    lw s5, 148(sp)
    sw s0, 124(sp)
    or s0, ra, s5
    sw s2, 188(sp)
    lw s2, 200(sp)
    sw a1, 200(sp)
    xor s0, s2, s0
    and s2, s0, a4
    lw a1, 132(sp)
    sw t4, 136(sp)
    xor a1, a1, s2
    lw s2, 184(sp)
    sw s3, 132(sp)
    or s3, s2, ra
    xor s3, s10, s3
    not s10, a1
    and t4, s3, s10
    xor t4, s11, t4
    not s11, s5
    and s11, s11, s0
    xor s2, s2, s11
    or s11, s2, t4
    xor s11, ra, s11
    and s10, a4, s10
    lw ra, 468(a0)
    xor s5, s5, s10
    lw s10, 476(a0)
    xor s11, s11, ra
    lw ra, 484(a0)
    xor t4, t4, s10
    lw s10, 492(a0)
    xor s3, s3, ra
    lw ra, 500(a0)
    xor s2, s2, s10
    lw s10, 508(a0)
    xor s5, s5, ra
    lw ra, 516(a0)
    xor s0, s0, s10
    lw s10, 524(a0)
    xor a4, a4, ra
    xor a1, a1, s10
    or s10, t3, t2
    xor s1, s1, s10
    not s10, a5
    and s10, s10, t6
    xor a2, a2, s10
    not s10, s1
    and s10, a2, s10
    xor t1, t1, s10
    or s10, t5, a5
    xor t3, t3, s10
    not s10, t1
    and s10, t3, s10
    xor t2, t2, s10
    and s10, t6, a2
    xor t5, t5, s10
    or s10, t5, t2
    xor a5, a5, s10
    or s10, s1, t1
    lw ra, 280(a0)
    xor t6, t6, s10
    xor t2, t2, ra
    xor a1, a1, t1
    xor t4, t4, t2
    xor s3, s3, t3
    xor t2, t2, s4
    xor a3, a3, t2
    xor a4, a4, s1
    xor s1, s8, s1
    xor t0, t0, s1
    xor s2, s2, t5
    xor s5, s5, t6
    xor t5, s9, t5
    xor a6, a6, t5
    xor t6, s7, t6
    xor a7, a7, t6
    xor s0, s0, a2
    xor s10, s11, a5
    xor a2, s6, a2
    lw s11, 136(sp)
    lw ra, 132(sp)
    xor s11, s11, a2
    xor a5, ra, a5
    sw a2, 136(sp)
    lw a2, 200(sp)
    sw a5, 200(sp)
    xor a2, a2, a5
    lw a5, 188(sp)
    sw t5, 148(sp)
    xor t3, t3, a5
    lw t5, 124(sp)
    sw t3, 124(sp)
    xor t5, t5, t3
    lw t3, 196(sp)
    sw t2, 220(sp)
    xor t1, t3, t1
    lw t2, 176(sp)
    # round 25 (skinny.dsl:60)
    sw t6, 176(sp)
    # round 24 (skinny.dsl:60)
    xor t2, t2, t1
    # round 25 (skinny.dsl:60)
    or t6, t0, t2
    xor a7, a7, t6
    or t6, t5, a6
    xor t6, a2, t6
    and a2, t6, a7
    xor a2, s11, a2
    or s11, a3, t5
    xor t0, t0, s11
    not s11, a2
    sw s1, 184(sp)
    and s1, t0, s11
    xor t2, t2, s1
    not s1, a6
    and s1, s1, t6
    xor a3, a3, s1
    or s1, a3, t2
    xor t5, t5, s1
    and s1, a7, s11
    lw s11, 528(a0)
    xor a6, a6, s1
    lw s1, 1180(a0)
    xor t5, t5, s11
    lw s11, 1184(a0)
    xor t2, t2, s1
    lw s1, 552(a0)
    xor t0, t0, s11
    lw s11, 560(a0)
    xor a3, a3, s1
    lw s1, 568(a0)
    xor a6, a6, s11
    lw s11, 576(a0)
    xor t6, t6, s1
    lw s1, 584(a0)
    xor a7, a7, s11
    xor a2, a2, s1
    slli s1, a7, 16
    srli s11, a7, 16
    or s1, s1, s11
    slli s11, a2, 16
    sw a7, 160(sp)
    srli a7, a2, 16
    or a7, s11, a7
    slli s11, a3, 16
    sw a3, 192(sp)
    srli a3, a3, 16
    or a3, s11, a3
    slli s11, t5, 16
    sw t5, 212(sp)
    srli t5, t5, 16
    or t5, s11, t5
    slli s11, a6, 16
    sw a6, 204(sp)
    srli a6, a6, 16
    or a6, s11, a6
    slli s11, t6, 16
    sw t6, 164(sp)
    srli t6, t6, 16
    or t6, s11, t6
    slli s11, t0, 16
    sw t0, 172(sp)
    srli t0, t0, 16
    or t0, s11, t0
    slli s11, t2, 16
    sw t2, 152(sp)
    srli t2, t2, 16
    or t2, s11, t2
    or s11, s8, t3
    xor s7, s7, s11
    or s11, a5, s9
    xor s11, ra, s11
    and ra, s11, s7
    xor s6, s6, ra
    or ra, s4, a5
    xor s8, s8, ra
    not ra, s6
    sw a2, 132(sp)
    and a2, s8, ra
    xor t3, t3, a2
    not a2, s9
    and a2, a2, s11
    xor a2, s4, a2
    or s4, a2, t3
    xor a5, a5, s4
    and s4, s7, ra
    lw ra, 1176(a0)
    xor s4, s9, s4
    lw s9, 540(a0)
    xor a5, a5, ra
    lw ra, 548(a0)
    xor t3, t3, s9
    lw s9, 556(a0)
    xor s8, s8, ra
    lw ra, 564(a0)
    xor a2, a2, s9
    lw s9, 572(a0)
    xor s4, s4, ra
    lw ra, 580(a0)
    xor s9, s11, s9
    lw s11, 588(a0)
    xor s7, s7, ra
    xor s6, s6, s11
    or s11, a4, a1
    xor s5, s5, s11
    not s11, s2
    and ra, s3, s11
    xor s10, s10, ra
    and ra, s10, s5
    xor s0, s0, ra
    not ra, t4
    and ra, ra, s3
    xor a4, a4, ra
    not ra, a4
    and ra, ra, s0
    xor a1, a1, ra
    and s11, s11, s10
    xor t4, t4, s11
    or s11, t4, a1
    xor s3, s3, s11
    and s11, s5, s0
    lw ra, 16(a0)
    xor s2, s2, s11
    xor a1, a1, ra
    slli s11, s3, 8
    srli ra, s3, 24
    or s11, s11, ra
    slli ra, a1, 8
    srli a0, a1, 24
    or a0, ra, a0
    slli ra, a4, 8
    sw s4, 188(sp)
    srli s4, a4, 24
    or s4, ra, s4
    slli ra, t4, 8
    sw s1, 196(sp)
    srli s1, t4, 24
    or s1, ra, s1
    slli ra, s2, 8
    sw t0, 144(sp)
    srli t0, s2, 24
    or t0, ra, t0
    slli ra, s10, 8
    sw t0, 180(sp)
    srli t0, s10, 24
    or t0, ra, t0
    slli ra, s5, 8
    sw s5, 168(sp)
    srli s5, s5, 24
    or s5, ra, s5
    slli ra, s0, 8
    sw a4, 156(sp)
    srli a4, s0, 24
    or a4, ra, a4
    lw ra, 184(sp)
    sw a5, 120(sp)
    or a5, ra, t1
    sw s11, 112(sp)
    lw s11, 176(sp)
    sw s0, 216(sp)
    xor a5, s11, a5
    lw s11, 220(sp)
    sw a7, 176(sp)
    not a7, s11
    lw s0, 124(sp)
    sw s10, 140(sp)
    and a7, a7, s0
    xor a7, ra, a7
    lw ra, 148(sp)
    sw t6, 184(sp)
    not t6, ra
    and s0, s0, t6
    lw s10, 200(sp)
    xor a4, s6, a4
    xor s0, s10, s0
    and t6, t6, s0
    xor t6, s11, t6
    and s10, s0, a5
    lw s11, 136(sp)
    xor t3, t3, a0
    xor s10, s11, s10
    and s11, a5, s10
    xor s11, ra, s11
    not ra, a7
    and ra, ra, s10
    xor t1, t1, ra
    or ra, t6, t1
    sw t1, 148(sp)
    lw t1, 124(sp)
    xor a0, s8, s4
    xor t1, t1, ra
    xor t2, a1, t2
    xor a1, s7, s5
    xor a6, s2, a6
    xor t4, t4, a3
    xor t5, s3, t5
    xor a3, a2, s1
    xor t0, s9, t0
    lw a2, 140(sp)
    lw s1, 184(sp)
    lw s2, 176(sp)
    xor a2, a2, s1
    lw s1, 216(sp)
    lw s3, 112(sp)
    xor s1, s1, s2
    lw s2, 120(sp)
    lw s4, 144(sp)
    xor s2, s2, s3
    lw s3, 156(sp)
    lw s5, 196(sp)
    xor s3, s3, s4
    lw s4, 168(sp)
    lw s6, 180(sp)
    xor s4, s4, s5
    lw s5, 188(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    xor a5, a5, s6
    slli s6, s3, 24
    srli s7, s3, 8
    or s6, s6, s7
    xor a7, a7, s6
    slli s6, s1, 24
    srli s7, s1, 8
    or s6, s6, s7
    xor s6, s10, s6
    slli s7, a2, 24
    srli s8, a2, 8
    or s7, s7, s8
    xor s0, s0, s7
    slli s7, t5, 24
    srli s8, t5, 8
    or s7, s7, s8
    xor t1, t1, s7
    slli s7, t4, 24
    srli s8, t4, 8
    or s7, s7, s8
    xor t6, t6, s7
    slli s7, a6, 24
    srli s8, a6, 8
    or s7, s7, s8
    xor s7, s11, s7
    slli s8, t2, 24
    srli s9, t2, 8
    or s8, s8, s9
    lw s9, 148(sp)
    # round 26 (skinny.dsl:60)
    lw s10, 132(sp)
    # round 25 (skinny.dsl:60)
    xor s8, s9, s8
    # round 26 (skinny.dsl:60)
    lw s9, 160(sp)
    lw ra, 204(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 172(sp)
    sw s8, 204(sp)
    lw s8, 192(sp)
    sw s0, 148(sp)
    or s0, ra, s8
    sw t1, 180(sp)
    lw t1, 212(sp)
    sw a7, 212(sp)
    xor t1, t1, s0
    and s0, t1, s11
    lw a7, 164(sp)
    sw s7, 160(sp)
    xor a7, a7, s0
    lw s0, 152(sp)
    sw t6, 164(sp)
    or t6, s0, ra
    xor t6, s9, t6
    not s9, a7
    and s7, t6, s9
    xor s7, s10, s7
    not s10, s8
    and s10, s10, t1
    xor s0, s0, s10
    or s10, s0, s7
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw a5, 172(sp)
    lw a5, 592(ra)
    xor s8, s8, s9
    lw s9, 1192(ra)
    xor a5, s10, a5
    lw s10, 608(ra)
    xor s7, s7, s9
    lw s9, 616(ra)
    xor t6, t6, s10
    lw s10, 624(ra)
    xor s0, s0, s9
    lw s9, 632(ra)
    xor s8, s8, s10
    lw s10, 640(ra)
    xor t1, t1, s9
    lw s9, 648(ra)
    xor s10, s11, s10
    xor a7, a7, s9
    and s9, a1, a4
    xor s5, s5, s9
    or s9, a0, a3
    xor s2, s2, s9
    not s9, s5
    and s11, s2, s9
    xor t0, t0, s11
    or s11, t3, a0
    xor a1, a1, s11
    not s11, a1
    and s11, s11, t0
    xor a4, a4, s11
    not s11, a3
    and s11, s11, s2
    xor t3, t3, s11
    not s11, t3
    and s11, s11, a4
    xor a0, a0, s11
    and s9, s9, t0
    lw s11, 664(ra)
    xor a3, a3, s9
    xor a4, a4, s11
    slli s9, a0, 16
    srli s11, a0, 16
    or s9, s9, s11
    slli s11, a4, 16
    sw a0, 192(sp)
    srli a0, a4, 16
    or a0, s11, a0
    slli s11, a1, 16
    sw a4, 152(sp)
    srli a4, a1, 16
    or a4, s11, a4
    slli s11, t3, 16
    sw a1, 132(sp)
    srli a1, t3, 16
    or a1, s11, a1
    slli s11, a3, 16
    sw t3, 188(sp)
    srli t3, a3, 16
    or t3, s11, t3
    slli s11, s2, 16
    sw s2, 196(sp)
    srli s2, s2, 16
    or s2, s11, s2
    slli s11, s5, 16
    sw s5, 168(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t0, 16
    sw t0, 144(sp)
    srli t0, t0, 16
    or t0, s11, t0
    and s11, s4, s1
    xor a6, a6, s11
    or s11, t2, s3
    xor s4, s4, s11
    or s11, s3, t4
    xor t5, t5, s11
    not s11, t4
    and s11, s11, t5
    xor t2, t2, s11
    not s11, a6
    sw t5, 156(sp)
    and t5, t5, s11
    xor t5, a2, t5
    and a2, s11, t5
    xor t4, t4, a2
    not a2, s4
    and a2, a2, t5
    xor a2, s1, a2
    not s1, t2
    and s1, s1, a2
    xor s1, s3, s1
    lw s3, 172(sp)
    sw t4, 112(sp)
    or s11, s3, s6
    lw t4, 644(ra)
    sw t5, 120(sp)
    lw t5, 160(sp)
    sw t2, 160(sp)
    xor t5, t5, s11
    xor t4, t5, t4
    lw s11, 212(sp)
    lw t2, 164(sp)
    sw a6, 176(sp)
    or a6, s11, t2
    sw s4, 216(sp)
    lw s4, 636(ra)
    sw a2, 184(sp)
    lw a2, 180(sp)
    sw s1, 180(sp)
    xor a6, a2, a6
    xor a2, a6, s4
    and s4, a6, t5
    lw s1, 652(ra)
    sw t4, 140(sp)
    lw t4, 148(sp)
    xor a7, a7, t0
    xor t4, t4, s4
    xor s1, t4, s1
    not t4, t4
    and t5, t5, t4
    lw s4, 628(ra)
    xor t5, t2, t5
    xor t5, t5, s4
    not t2, t2
    and a6, t2, a6
    lw t2, 1200(ra)
    lw s4, 204(sp)
    xor t0, s7, a0
    xor a6, s4, a6
    xor t2, a6, t2
    or s4, s4, s11
    sw t2, 204(sp)
    lw t2, 1196(ra)
    xor s3, s3, s4
    xor t2, s3, t2
    and t4, s3, t4
    lw s3, 604(ra)
    xor t4, s6, t4
    xor s3, t4, s3
    or a6, a6, t4
    lw t4, 1188(ra)
    xor a6, s11, a6
    xor a6, a6, t4
    xor t4, t6, a4
    xor t1, t1, s2
    xor t6, s10, s5
    xor a4, s0, a1
    xor a5, a5, s9
    xor t3, s8, t3
    xor a3, a3, t5
    lw a1, 196(sp)
    lw a0, 144(sp)
    xor a1, a1, a2
    xor a0, a0, s1
    lw s0, 188(sp)
    lw s2, 204(sp)
    lw s4, 168(sp)
    xor s0, s0, s2
    lw s5, 140(sp)
    lw s6, 132(sp)
    xor s4, s4, s5
    xor s6, t2, s6
    lw s7, 152(sp)
    lw s8, 192(sp)
    xor s7, s3, s7
    xor s8, s8, a6
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 180(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 184(sp)
    srli s2, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s2, s11, s2
    lw s11, 216(sp)
    srli s5, s4, 16
    xor s2, s11, s2
    slli s11, s4, 16
    or s5, s11, s5
    lw s11, 176(sp)
    sw s3, 176(sp)
    xor s5, s11, s5
    slli s11, s0, 16
    srli s3, s0, 16
    or s3, s11, s3
    lw s11, 160(sp)
    sw a2, 160(sp)
    xor s3, s11, s3
    slli s11, a0, 16
    srli a2, a0, 16
    or a2, s11, a2
    lw s11, 120(sp)
    sw a6, 120(sp)
    xor a2, s11, a2
    slli s11, a1, 16
    srli a6, a1, 16
    or a6, s11, a6
    lw s11, 156(sp)
    sw t2, 156(sp)
    xor a6, s11, a6
    slli s11, a3, 16
    srli t2, a3, 16
    or t2, s11, t2
    lw s11, 112(sp)
    # round 27 (skinny.dsl:60)
    sw t5, 112(sp)
    # round 26 (skinny.dsl:60)
    xor t2, s11, t2
    # round 27 (skinny.dsl:60)
    not s11, t6
    and s11, s11, a7
    xor t3, t3, s11
    or s11, t4, a4
    xor a5, a5, s11
    not s11, t3
    and t5, a5, s11
    xor t1, t1, t5
    or t5, t0, t4
    xor t5, t6, t5
    and t6, t5, t1
    xor a7, a7, t6
    not t6, a4
    and t6, t6, a5
    xor t0, t0, t6
    not t6, t0
    and t6, t6, a7
    xor t4, t4, t6
    and t6, s11, t1
    lw s11, 664(ra)
    xor t6, a4, t6
    xor a7, a7, s11
    slli a4, t4, 24
    srli s11, t4, 8
    or a4, a4, s11
    slli s11, a7, 24
    sw a4, 216(sp)
    srli a4, a7, 8
    or a4, s11, a4
    slli s11, t5, 24
    sw t5, 184(sp)
    srli t5, t5, 8
    or t5, s11, t5
    slli s11, t0, 24
    sw t4, 180(sp)
    srli t4, t0, 8
    or t4, s11, t4
    slli s11, t6, 24
    sw t4, 192(sp)
    srli t4, t6, 8
    or t4, s11, t4
    slli s11, a5, 24
    sw t4, 152(sp)
    srli t4, a5, 8
    or t4, s11, t4
    slli s11, t3, 24
    sw t3, 132(sp)
    srli t3, t3, 8
    or t3, s11, t3
    slli s11, t1, 24
    sw t1, 168(sp)
    srli t1, t1, 8
    or t1, s11, t1
    not s11, s4
    and s11, s11, a0
    xor a3, a3, s11
    or s11, s7, s6
    xor s4, s4, s11
    or s11, s6, s0
    xor s8, s8, s11
    not s11, s0
    and s11, s11, s8
    xor s7, s7, s11
    not s11, a3
    sw s8, 188(sp)
    and s8, s8, s11
    xor a1, a1, s8
    and s8, s11, a1
    xor s0, s0, s8
    and s8, s4, a1
    xor a0, a0, s8
    not s8, s7
    and s8, s8, a0
    xor s6, s6, s8
    or s8, s5, a2
    xor t2, t2, s8
    or s8, s2, s3
    xor s8, s9, s8
    and s9, s8, t2
    xor a6, a6, s9
    not s9, s2
    and s9, s10, s9
    xor s5, s5, s9
    or s9, s5, a6
    xor a2, a2, s9
    not s9, s3
    and s9, s9, s8
    xor s9, s10, s9
    and s10, s9, a2
    xor s2, s2, s10
    not s10, a6
    and s10, t2, s10
    lw s11, 1204(ra)
    xor s3, s3, s10
    lw s10, 1212(ra)
    xor s2, s2, s11
    lw s11, 1216(ra)
    xor a2, a2, s10
    lw s10, 1220(ra)
    xor s5, s5, s11
    lw s11, 692(ra)
    xor s9, s9, s10
    lw s10, 700(ra)
    xor s3, s3, s11
    lw s11, 708(ra)
    xor s8, s8, s10
    lw s10, 716(ra)
    xor t2, t2, s11
    xor a6, a6, s10
    slli s10, t2, 16
    srli s11, t2, 16
    or s10, s10, s11
    slli s11, a6, 16
    sw t2, 144(sp)
    srli t2, a6, 16
    or t2, s11, t2
    slli s11, s9, 16
    sw s9, 196(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, s2, 16
    sw s2, 212(sp)
    srli s2, s2, 16
    or s2, s11, s2
    slli s11, s3, 16
    sw s3, 172(sp)
    srli s3, s3, 16
    or s3, s11, s3
    slli s11, s8, 16
    sw s8, 164(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s5, 16
    sw s5, 148(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, a2, 16
    sw a2, 124(sp)
    srli a2, a2, 16
    or a2, s11, a2
    lw s11, 140(sp)
    sw a6, 136(sp)
    or a6, s11, s1
    sw a0, 220(sp)
    lw a0, 712(ra)
    sw s0, 200(sp)
    lw s0, 112(sp)
    sw s7, 112(sp)
    xor a6, s0, a6
    xor a0, a6, a0
    lw s0, 156(sp)
    lw s7, 204(sp)
    sw s6, 128(sp)
    or s6, s0, s7
    sw a1, 116(sp)
    lw a1, 704(ra)
    sw s4, 208(sp)
    lw s4, 120(sp)
    sw a3, 120(sp)
    xor s4, s4, s6
    xor a1, s4, a1
    and s6, s4, a6
    lw a3, 720(ra)
    sw s10, 224(sp)
    lw s10, 160(sp)
    xor a7, a7, a2
    xor s6, s10, s6
    xor a3, s6, a3
    not s6, s6
    and a6, a6, s6
    lw s10, 696(ra)
    xor a6, s7, a6
    xor a6, a6, s10
    not s7, s7
    and s4, s7, s4
    lw s7, 688(ra)
    lw s10, 176(sp)
    sw a6, 176(sp)
    xor s4, s10, s4
    xor s7, s4, s7
    or s10, s10, s0
    lw a6, 680(ra)
    xor s10, s11, s10
    xor a6, s10, a6
    and s6, s10, s6
    lw s10, 672(ra)
    xor s1, s1, s6
    xor s6, s1, s10
    or s1, s4, s1
    lw s4, 1208(ra)
    xor s0, s0, s1
    xor s0, s0, s4
    xor t1, t1, a3
    xor a4, a4, s6
    xor a6, t5, a6
    xor t3, t3, a0
    xor t5, t6, s3
    xor t0, t0, s9
    lw t6, 180(sp)
    lw a3, 192(sp)
    xor t6, t6, s2
    xor a3, a3, s7
    xor t4, t4, a1
    xor a5, a5, s8
    lw a2, 168(sp)
    lw a1, 184(sp)
    xor t2, a2, t2
    lw a2, 216(sp)
    xor a1, a1, s5
    xor a2, a2, s0
    lw a0, 132(sp)
    lw s0, 224(sp)
    lw s1, 176(sp)
    xor a0, a0, s0
    lw s0, 152(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 120(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 208(sp)
    srli s4, t2, 24
    xor s2, s3, s2
    slli s3, t2, 8
    or s3, s3, s4
    lw s4, 116(sp)
    srli s5, a5, 24
    xor s3, s4, s3
    slli s4, a5, 8
    or s4, s4, s5
    lw s5, 188(sp)
    srli s6, t6, 24
    xor s4, s5, s4
    slli s5, t6, 8
    or s5, s5, s6
    lw s6, 128(sp)
    srli s7, t0, 24
    xor s5, s6, s5
    slli s6, t0, 8
    or s6, s6, s7
    lw s7, 112(sp)
    srli s8, t5, 24
    xor s6, s7, s6
    slli s7, t5, 8
    or s7, s7, s8
    lw s8, 200(sp)
    srli s9, a7, 24
    xor s7, s8, s7
    slli s8, a7, 8
    or s8, s8, s9
    lw s9, 220(sp)
    # round 28 (skinny.dsl:60)
    lw s10, 1224(ra)
    # round 27 (skinny.dsl:60)
    xor s8, s9, s8
    # round 28 (skinny.dsl:60)
    not s9, a0
    and s9, s9, t2
    xor t5, t5, s9
    not s9, t0
    and s9, a1, s9
    xor t6, t6, s9
    or s9, t6, t5
    xor a5, a5, s9
    not s9, a7
    and s9, s9, a1
    xor a0, a0, s9
    or s9, a0, a5
    xor t2, t2, s9
    or s9, t0, t6
    xor a7, a7, s9
    not s9, t2
    and s9, a7, s9
    xor a1, a1, s9
    or s9, t5, a5
    xor t0, t0, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    not s9, s2
    and s9, s8, s9
    xor s1, s1, s9
    or s9, s1, s4
    xor s3, s3, s9
    not s9, s6
    and s9, s9, s5
    xor s8, s8, s9
    and s9, s8, s3
    xor s2, s2, s9
    not s9, s4
    and s9, s7, s9
    xor s6, s6, s9
    lw s9, 1232(ra)
    xor s2, s2, s10
    lw s10, 1240(ra)
    xor s3, s3, s9
    lw s9, 752(ra)
    xor s1, s1, s10
    lw s10, 760(ra)
    xor s8, s8, s9
    lw s9, 768(ra)
    xor s6, s6, s10
    lw s10, 776(ra)
    xor s5, s5, s9
    lw s9, 784(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 144(sp)
    lw s10, 136(sp)
    sw a5, 220(sp)
    or s11, s9, s10
    lw a5, 172(sp)
    sw s4, 172(sp)
    xor a5, a5, s11
    lw s11, 148(sp)
    lw s4, 196(sp)
    sw a0, 200(sp)
    or a0, s11, s4
    sw s1, 112(sp)
    lw s1, 212(sp)
    sw a1, 212(sp)
    xor a0, s1, a0
    and s1, a0, a5
    lw a1, 164(sp)
    sw t6, 144(sp)
    xor a1, a1, s1
    lw s1, 124(sp)
    sw s2, 164(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t6, s2, s9
    xor t6, s10, t6
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t6
    xor s10, s11, s10
    and s9, a5, s9
    lw s11, 1228(ra)
    xor s4, s4, s9
    lw s9, 1236(ra)
    xor s10, s10, s11
    lw s11, 748(ra)
    xor t6, t6, s9
    lw s9, 756(ra)
    xor s2, s2, s11
    lw s11, 764(ra)
    xor s1, s1, s9
    lw s9, 772(ra)
    xor s4, s4, s11
    lw s11, 780(ra)
    xor a0, a0, s9
    lw s9, 788(ra)
    xor a5, a5, s11
    xor a1, a1, s9
    not s9, t3
    and s9, s9, t1
    xor s0, s0, s9
    not s9, a4
    and s9, s9, a6
    xor t3, t3, s9
    not s9, a3
    and s9, a6, s9
    xor a2, a2, s9
    or s9, a3, a2
    xor a4, a4, s9
    or s9, a2, s0
    xor t4, t4, s9
    or s9, t3, t4
    lw s11, 16(ra)
    xor t1, t1, s9
    xor s9, t1, s11
    not t1, t1
    and t1, a4, t1
    xor a6, a6, t1
    or t1, s0, t4
    xor t1, a3, t1
    xor a3, a1, t4
    xor t6, t6, s9
    xor a1, s2, t3
    xor s2, s9, s3
    xor t2, t2, s2
    xor a5, a5, s0
    xor s0, s7, s0
    xor t5, t5, s0
    xor s1, s1, a4
    xor s4, s4, t1
    xor a4, s8, a4
    xor a7, a7, a4
    xor t1, s6, t1
    xor t0, t0, t1
    xor a0, a0, a2
    xor s9, s10, a6
    xor a2, s5, a2
    lw s10, 144(sp)
    lw s11, 164(sp)
    xor s10, s10, a2
    xor a6, s11, a6
    sw s2, 144(sp)
    lw s2, 212(sp)
    sw a2, 212(sp)
    xor s2, s2, a6
    lw a2, 112(sp)
    sw a6, 196(sp)
    xor t3, t3, a2
    lw a6, 200(sp)
    sw a4, 200(sp)
    xor a6, a6, t3
    lw a4, 172(sp)
    sw t3, 148(sp)
    xor t4, a4, t4
    lw t3, 220(sp)
    # round 29 (skinny.dsl:60)
    sw t1, 220(sp)
    # round 28 (skinny.dsl:60)
    xor t3, t3, t4
    # round 29 (skinny.dsl:60)
    or t1, t5, t3
    xor t0, t0, t1
    or t1, a6, a7
    xor t1, s2, t1
    and s2, t1, t0
    xor s2, s10, s2
    or s10, t2, a6
    xor t5, t5, s10
    not s10, s2
    sw s0, 124(sp)
    and s0, t5, s10
    xor t3, t3, s0
    not s0, a7
    and s0, s0, t1
    xor t2, t2, s0
    or s0, t2, t3
    xor a6, a6, s0
    and s0, t0, s10
    lw s10, 1244(ra)
    xor a7, a7, s0
    lw s0, 1248(ra)
    xor a6, a6, s10
    lw s10, 1256(ra)
    xor t3, t3, s0
    lw s0, 1260(ra)
    xor t5, t5, s10
    lw s10, 824(ra)
    xor t2, t2, s0
    lw s0, 832(ra)
    xor a7, a7, s10
    lw s10, 840(ra)
    xor t1, t1, s0
    lw s0, 848(ra)
    xor t0, t0, s10
    xor s0, s2, s0
    slli s2, t0, 16
    srli s10, t0, 16
    or s2, s2, s10
    slli s10, s0, 16
    sw t0, 136(sp)
    srli t0, s0, 16
    or t0, s10, t0
    slli s10, t2, 16
    sw t2, 128(sp)
    srli t2, t2, 16
    or t2, s10, t2
    slli s10, a6, 16
    sw a6, 188(sp)
    srli a6, a6, 16
    or a6, s10, a6
    slli s10, a7, 16
    sw a7, 116(sp)
    srli a7, a7, 16
    or a7, s10, a7
    slli s10, t1, 16
    sw t1, 208(sp)
    srli t1, t1, 16
    or t1, s10, t1
    slli s10, t5, 16
    sw t5, 120(sp)
    srli t5, t5, 16
    or t5, s10, t5
    slli s10, t3, 16
    sw t3, 176(sp)
    srli t3, t3, 16
    or t3, s10, t3
    or s10, s7, a4
    xor s6, s6, s10
    or s10, a2, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, a2
    xor s7, s7, s11
    not s11, s5
    sw s0, 164(sp)
    and s0, s7, s11
    xor a4, a4, s0
    not s0, s8
    and s0, s0, s10
    xor s0, s3, s0
    or s3, s0, a4
    xor a2, a2, s3
    and s3, s6, s11
    lw s11, 796(ra)
    xor s3, s8, s3
    lw s8, 1252(ra)
    xor a2, a2, s11
    lw s11, 812(ra)
    xor a4, a4, s8
    lw s8, 820(ra)
    xor s7, s7, s11
    lw s11, 828(ra)
    xor s0, s0, s8
    lw s8, 836(ra)
    xor s3, s3, s11
    lw s11, 844(ra)
    xor s8, s10, s8
    lw s10, 852(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    or s10, a5, a3
    xor s4, s4, s10
    not s10, a1
    and s10, s10, s1
    xor s9, s9, s10
    not s10, s4
    and s10, s9, s10
    xor a0, a0, s10
    or s10, t6, a1
    xor a5, a5, s10
    not s10, a0
    and s10, a5, s10
    xor a3, a3, s10
    and s10, s1, s9
    xor t6, t6, s10
    or s10, t6, a3
    xor a1, a1, s10
    or s10, s4, a0
    lw s11, 280(ra)
    xor s1, s1, s10
    xor a3, a3, s11
    slli s10, a1, 8
    srli s11, a1, 24
    or s10, s10, s11
    slli s11, a3, 8
    srli ra, a3, 24
    or s11, s11, ra
    slli ra, a5, 8
    sw s3, 112(sp)
    srli s3, a5, 24
    or s3, ra, s3
    slli ra, t6, 8
    sw s2, 172(sp)
    srli s2, t6, 24
    or s2, ra, s2
    slli ra, s1, 8
    sw t5, 152(sp)
    srli t5, s1, 24
    or t5, ra, t5
    slli ra, s9, 8
    sw t5, 224(sp)
    srli t5, s9, 24
    or t5, ra, t5
    slli ra, s4, 8
    sw s4, 132(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a0, 8
    sw a5, 184(sp)
    srli a5, a0, 24
    or a5, ra, a5
    lw ra, 124(sp)
    sw a2, 216(sp)
    or a2, ra, t4
    sw s10, 168(sp)
    lw s10, 220(sp)
    sw a0, 192(sp)
    xor a2, s10, a2
    lw s10, 148(sp)
    sw t0, 220(sp)
    not t0, s10
    lw a0, 200(sp)
    sw t1, 180(sp)
    and t0, t0, a0
    lw t1, 196(sp)
    sw s9, 196(sp)
    xor t0, t1, t0
    not t1, a2
    and t1, t0, t1
    lw s9, 212(sp)
    xor a5, s5, a5
    xor t1, s9, t1
    lw s9, 144(sp)
    sw s8, 212(sp)
    or s8, s9, s10
    xor s8, ra, s8
    not ra, t1
    and ra, s8, ra
    xor t4, t4, ra
    and ra, a0, t0
    xor s9, s9, ra
    or ra, s9, t4
    xor s10, s10, ra
    or ra, a2, t1
    xor a0, a0, ra
    xor a4, a4, s11
    xor s3, s7, s3
    xor t3, a3, t3
    xor a3, s6, s4
    xor a7, s1, a7
    xor t2, t6, t2
    xor a6, a1, a6
    xor t6, s0, s2
    lw a1, 212(sp)
    lw s0, 180(sp)
    xor t5, a1, t5
    lw a1, 196(sp)
    lw s1, 220(sp)
    xor a1, a1, s0
    lw s0, 192(sp)
    lw s2, 168(sp)
    xor s0, s0, s1
    lw s1, 216(sp)
    lw s4, 152(sp)
    xor s1, s1, s2
    lw s2, 184(sp)
    lw s5, 172(sp)
    xor s2, s2, s4
    lw s4, 132(sp)
    lw s6, 224(sp)
    xor s4, s4, s5
    lw s5, 112(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    xor a2, a2, s6
    slli s6, s2, 24
    srli s7, s2, 8
    or s6, s6, s7
    xor s6, s8, s6
    slli s7, s0, 24
    srli s8, s0, 8
    or s7, s7, s8
    xor t1, t1, s7
    slli s7, a1, 24
    srli s8, a1, 8
    or s7, s7, s8
    xor t0, t0, s7
    slli s7, a6, 24
    srli s8, a6, 8
    or s7, s7, s8
    xor s7, s10, s7
    slli s8, t2, 24
    srli s10, t2, 8
    or s8, s8, s10
    xor s8, s9, s8
    slli s9, a7, 24
    srli s10, a7, 8
    or s9, s9, s10
    xor a0, a0, s9
    slli s9, t3, 24
    srli s10, t3, 8
    or s9, s9, s10
    xor t4, t4, s9
    # round 30 (skinny.dsl:60)
    lw s9, 136(sp)
    lw s10, 164(sp)
    lw ra, 116(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 120(sp)
    sw t4, 116(sp)
    lw t4, 128(sp)
    sw t0, 224(sp)
    or t0, ra, t4
    sw s7, 112(sp)
    lw s7, 188(sp)
    sw s6, 188(sp)
    xor t0, s7, t0
    and s7, t0, s11
    lw s6, 208(sp)
    sw a0, 136(sp)
    xor s6, s6, s7
    lw s7, 176(sp)
    sw s8, 208(sp)
    or s8, s7, ra
    xor s8, s9, s8
    not s9, s6
    and a0, s8, s9
    xor a0, s10, a0
    not s10, t4
    and s10, s10, t0
    xor s7, s7, s10
    or s10, s7, a0
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw a2, 120(sp)
    lw a2, 1264(ra)
    xor t4, t4, s9
    lw s9, 864(ra)
    xor a2, s10, a2
    lw s10, 876(ra)
    xor a0, a0, s9
    lw s9, 884(ra)
    xor s8, s8, s10
    lw s10, 892(ra)
    xor s7, s7, s9
    lw s9, 900(ra)
    xor t4, t4, s10
    lw s10, 908(ra)
    xor t0, t0, s9
    lw s9, 916(ra)
    xor s10, s11, s10
    xor s6, s6, s9
    or s9, a3, a5
    xor s5, s5, s9
    not s9, t6
    and s11, s3, s9
    xor s1, s1, s11
    and s11, s1, s5
    xor t5, t5, s11
    not s11, a4
    and s11, s11, s3
    xor a3, a3, s11
    not s11, a3
    and s11, s11, t5
    xor a5, a5, s11
    and s9, s9, s1
    xor a4, a4, s9
    or s9, a4, a5
    xor s3, s3, s9
    and s9, s5, t5
    lw s11, 868(ra)
    xor t6, t6, s9
    xor a5, a5, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, a5, 16
    sw s3, 128(sp)
    srli s3, a5, 16
    or s3, s11, s3
    slli s11, a3, 16
    sw a5, 176(sp)
    srli a5, a3, 16
    or a5, s11, a5
    slli s11, a4, 16
    sw a3, 164(sp)
    srli a3, a4, 16
    or a3, s11, a3
    slli s11, t6, 16
    sw a4, 172(sp)
    srli a4, t6, 16
    or a4, s11, a4
    slli s11, s1, 16
    sw s1, 132(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 152(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t5, 16
    sw t5, 184(sp)
    srli t5, t5, 16
    or t5, s11, t5
    or s11, s4, s0
    xor a7, a7, s11
    not s11, t3
    and s11, s11, s2
    xor s4, s4, s11
    not s11, t2
    sw t6, 168(sp)
    and t6, s2, s11
    xor a6, a6, t6
    and t6, s11, a6
    xor t3, t3, t6
    and t6, a6, a7
    xor t6, a1, t6
    and a1, a7, t6
    xor t2, t2, a1
    not a1, s4
    and a1, a1, t6
    xor a1, s0, a1
    or s0, t3, a1
    xor s0, s2, s0
    lw s2, 120(sp)
    sw t2, 216(sp)
    or s11, s2, t1
    lw t2, 912(ra)
    sw a6, 220(sp)
    lw a6, 136(sp)
    sw t6, 136(sp)
    xor a6, a6, s11
    xor t2, a6, t2
    lw s11, 188(sp)
    lw t6, 208(sp)
    sw t3, 192(sp)
    or t3, s11, t6
    sw a7, 180(sp)
    lw a7, 904(ra)
    sw s4, 196(sp)
    lw s4, 112(sp)
    sw a1, 112(sp)
    xor t3, s4, t3
    xor a7, t3, a7
    and s4, t3, a6
    lw a1, 920(ra)
    sw s0, 212(sp)
    lw s0, 224(sp)
    xor a5, s8, a5
    xor s0, s0, s4
    xor a1, s0, a1
    not s0, s0
    and a6, a6, s0
    lw s4, 896(ra)
    xor a6, t6, a6
    xor a6, a6, s4
    not t6, t6
    and t3, t6, t3
    lw t6, 1276(ra)
    lw s4, 116(sp)
    sw t2, 116(sp)
    xor t3, s4, t3
    xor t6, t3, t6
    or s4, s4, s11
    lw t2, 1272(ra)
    xor s2, s2, s4
    xor t2, s2, t2
    and s0, s2, s0
    lw s2, 872(ra)
    xor t1, t1, s0
    xor s0, t1, s2
    or t1, t3, t1
    lw t3, 1268(ra)
    xor t1, s11, t1
    xor t1, t1, t3
    xor t3, s6, t5
    xor t5, a0, s3
    xor t0, t0, s1
    xor a0, s10, s5
    xor a3, s7, a3
    xor a2, a2, s9
    xor t4, t4, a4
    lw a4, 168(sp)
    lw s1, 132(sp)
    xor a4, a4, a6
    xor s1, s1, a7
    lw s2, 184(sp)
    lw s3, 172(sp)
    xor s2, s2, a1
    xor s3, s3, t6
    lw s4, 152(sp)
    lw s5, 116(sp)
    lw s6, 164(sp)
    xor s4, s4, s5
    xor s6, t2, s6
    lw s7, 176(sp)
    lw s8, 128(sp)
    xor s7, s0, s7
    xor s8, s8, t1
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 212(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 112(sp)
    srli s5, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s5, s11, s5
    lw s11, 196(sp)
    sw s0, 196(sp)
    xor s5, s11, s5
    slli s11, s4, 16
    srli s0, s4, 16
    or s0, s11, s0
    lw s11, 180(sp)
    sw a7, 180(sp)
    xor s0, s11, s0
    slli s11, s3, 16
    srli a7, s3, 16
    or a7, s11, a7
    lw s11, 192(sp)
    sw t1, 192(sp)
    xor a7, s11, a7
    slli s11, s2, 16
    srli t1, s2, 16
    or t1, s11, t1
    lw s11, 136(sp)
    sw t6, 136(sp)
    xor t1, s11, t1
    slli s11, s1, 16
    srli t6, s1, 16
    or t6, s11, t6
    lw s11, 220(sp)
    sw t2, 220(sp)
    xor t6, s11, t6
    slli s11, a4, 16
    srli t2, a4, 16
    or t2, s11, t2
    lw s11, 216(sp)
    # round 31 (skinny.dsl:60)
    sw a6, 216(sp)
    # round 30 (skinny.dsl:60)
    xor t2, s11, t2
    # round 31 (skinny.dsl:60)
    and s11, a0, t3
    xor t4, t4, s11
    or s11, a5, a3
    xor a2, a2, s11
    not s11, t4
    and a6, a2, s11
    xor a6, t0, a6
    or t0, t5, a5
    xor t0, a0, t0
    not a0, t0
    and a0, a0, a6
    xor t3, t3, a0
    not a0, a3
    and a0, a0, a2
    xor t5, t5, a0
    not a0, t5
    and a0, a0, t3
    xor a5, a5, a0
    and a0, s11, a6
    lw s11, 344(ra)
    xor a3, a3, a0
    xor t3, t3, s11
    slli a0, a5, 24
    srli s11, a5, 8
    or a0, a0, s11
    slli s11, t3, 24
    sw a0, 112(sp)
    srli a0, t3, 8
    or a0, s11, a0
    slli s11, t0, 24
    sw t0, 212(sp)
    srli t0, t0, 8
    or t0, s11, t0
    slli s11, t5, 24
    sw a5, 128(sp)
    srli a5, t5, 8
    or a5, s11, a5
    slli s11, a3, 24
    sw a5, 176(sp)
    srli a5, a3, 8
    or a5, s11, a5
    slli s11, a2, 24
    sw a5, 164(sp)
    srli a5, a2, 8
    or a5, s11, a5
    slli s11, t4, 24
    sw t4, 152(sp)
    srli t4, t4, 8
    or t4, s11, t4
    slli s11, a6, 24
    sw a6, 172(sp)
    srli a6, a6, 8
    or a6, s11, a6
    and s11, s4, s2
    xor a4, a4, s11
    or s11, s7, s6
    xor s4, s4, s11
    or s11, s6, s3
    xor s8, s8, s11
    not s11, s3
    and s11, s11, s8
    xor s7, s7, s11
    not s11, a4
    sw s8, 184(sp)
    and s8, s8, s11
    xor s1, s1, s8
    and s8, s11, s1
    xor s3, s3, s8
    not s8, s4
    and s8, s8, s1
    xor s2, s2, s8
    not s8, s7
    and s8, s8, s2
    xor s6, s6, s8
    or s8, s0, t1
    xor t2, t2, s8
    or s8, s5, a7
    xor s8, s9, s8
    and s9, s8, t2
    xor t6, t6, s9
    or s9, s10, s5
    xor s0, s0, s9
    not s9, t6
    and s11, s0, s9
    xor t1, t1, s11
    not s11, a7
    and s11, s11, s8
    xor s10, s10, s11
    or s11, s10, t1
    xor s5, s5, s11
    and s9, t2, s9
    lw s11, 1280(ra)
    xor a7, a7, s9
    lw s9, 1288(ra)
    xor s5, s5, s11
    lw s11, 940(ra)
    xor t1, t1, s9
    lw s9, 1296(ra)
    xor s0, s0, s11
    lw s11, 956(ra)
    xor s9, s10, s9
    lw s10, 964(ra)
    xor a7, a7, s11
    lw s11, 972(ra)
    xor s8, s8, s10
    lw s10, 980(ra)
    xor t2, t2, s11
    xor t6, t6, s10
    slli s10, t2, 16
    srli s11, t2, 16
    or s10, s10, s11
    slli s11, t6, 16
    sw t2, 132(sp)
    srli t2, t6, 16
    or t2, s11, t2
    slli s11, s9, 16
    sw s9, 168(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, s5, 16
    sw s5, 188(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, a7, 16
    sw a7, 120(sp)
    srli a7, a7, 16
    or a7, s11, a7
    slli s11, s8, 16
    sw s8, 208(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s0, 16
    sw s0, 224(sp)
    srli s0, s0, 16
    or s0, s11, s0
    slli s11, t1, 16
    sw t1, 200(sp)
    srli t1, t1, 16
    or t1, s11, t1
    lw s11, 116(sp)
    sw t6, 148(sp)
    or t6, s11, a1
    sw s2, 144(sp)
    lw s2, 976(ra)
    sw s3, 124(sp)
    lw s3, 216(sp)
    sw s7, 216(sp)
    xor t6, s3, t6
    xor s2, t6, s2
    lw s3, 220(sp)
    lw s7, 136(sp)
    sw s6, 156(sp)
    or s6, s3, s7
    sw s1, 140(sp)
    lw s1, 968(ra)
    sw s4, 204(sp)
    lw s4, 192(sp)
    sw a4, 192(sp)
    xor s4, s4, s6
    xor s1, s4, s1
    and s6, s4, t6
    lw a4, 984(ra)
    sw s10, 160(sp)
    lw s10, 180(sp)
    xor t1, t3, t1
    xor s6, s10, s6
    xor a4, s6, a4
    not s6, s6
    and t6, t6, s6
    lw s10, 960(ra)
    xor t6, s7, t6
    xor t6, t6, s10
    not s7, s7
    and s4, s7, s4
    lw s7, 952(ra)
    lw s10, 196(sp)
    sw t6, 196(sp)
    xor s4, s10, s4
    xor s7, s4, s7
    or s10, s10, s3
    lw t6, 944(ra)
    xor s10, s11, s10
    xor t6, s10, t6
    and s6, s10, s6
    lw s10, 1292(ra)
    xor a1, a1, s6
    xor s6, a1, s10
    or a1, s4, a1
    lw s4, 1284(ra)
    xor a1, s3, a1
    xor a1, a1, s4
    xor a6, a6, a4
    xor a4, a0, s6
    xor t0, t0, t6
    xor t3, t4, s2
    xor a7, a3, a7
    xor t4, t5, s9
    lw t5, 128(sp)
    lw t6, 176(sp)
    xor t5, t5, s5
    xor t6, t6, s7
    xor a5, a5, s1
    xor a3, a2, s8
    lw a2, 172(sp)
    lw a0, 152(sp)
    xor t2, a2, t2
    lw a2, 112(sp)
    lw s1, 196(sp)
    xor a2, a2, a1
    lw a1, 212(sp)
    srli s4, t2, 24
    xor a1, a1, s0
    lw s0, 160(sp)
    srli s3, a1, 24
    xor a0, a0, s0
    lw s0, 164(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 192(sp)
    srli s5, a3, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 204(sp)
    srli s6, t5, 24
    xor s2, s3, s2
    slli s3, t2, 8
    or s3, s3, s4
    lw s4, 140(sp)
    srli s7, t4, 24
    xor s3, s4, s3
    slli s4, a3, 8
    or s4, s4, s5
    lw s5, 184(sp)
    srli s8, a7, 24
    xor s4, s5, s4
    slli s5, t5, 8
    or s5, s5, s6
    lw s6, 156(sp)
    srli s9, t1, 24
    xor s5, s6, s5
    slli s6, t4, 8
    or s6, s6, s7
    lw s7, 216(sp)
    xor s6, s7, s6
    slli s7, a7, 8
    or s7, s7, s8
    lw s8, 124(sp)
    xor s7, s8, s7
    slli s8, t1, 8
    or s8, s8, s9
    lw s9, 144(sp)
    xor s8, s9, s8
    # round 32 (skinny.dsl:60)
    not s9, a0
    and s9, s9, t2
    xor a7, a7, s9
    or s9, t1, a1
    xor a0, a0, s9
    or s9, a1, t4
    xor t5, t5, s9
    not s9, t4
    and s9, s9, t5
    xor t1, t1, s9
    not s9, a7
    and s10, t5, s9
    xor a3, a3, s10
    and s9, s9, a3
    xor t4, t4, s9
    and s9, a0, a3
    xor t2, t2, s9
    not s9, t1
    and s9, s9, t2
    xor a1, a1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    not s9, s2
    and s9, s8, s9
    xor s1, s1, s9
    or s9, s1, s4
    xor s3, s3, s9
    not s9, s6
    and s9, s9, s5
    xor s8, s8, s9
    and s9, s8, s3
    xor s2, s2, s9
    not s9, s4
    and s9, s7, s9
    lw s10, 1300(ra)
    xor s6, s6, s9
    lw s9, 1308(ra)
    xor s2, s2, s10
    lw s10, 1316(ra)
    xor s3, s3, s9
    lw s9, 1320(ra)
    xor s1, s1, s10
    lw s10, 1024(ra)
    xor s8, s8, s9
    lw s9, 1032(ra)
    xor s6, s6, s10
    lw s10, 1040(ra)
    xor s5, s5, s9
    lw s9, 1048(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 132(sp)
    lw s10, 148(sp)
    sw a3, 144(sp)
    or s11, s9, s10
    lw a3, 120(sp)
    sw s4, 120(sp)
    xor a3, a3, s11
    lw s11, 224(sp)
    lw s4, 168(sp)
    sw a0, 124(sp)
    or a0, s11, s4
    sw s1, 216(sp)
    lw s1, 188(sp)
    sw a1, 188(sp)
    xor a0, s1, a0
    and s1, a0, a3
    lw a1, 208(sp)
    sw t5, 132(sp)
    xor a1, a1, s1
    lw s1, 200(sp)
    sw s2, 208(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t5, s2, s9
    xor t5, s10, t5
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t5
    xor s10, s11, s10
    and s9, a3, s9
    lw s11, 1304(ra)
    xor s4, s4, s9
    lw s9, 1312(ra)
    xor s10, s10, s11
    lw s11, 1012(ra)
    xor t5, t5, s9
    lw s9, 1020(ra)
    xor s2, s2, s11
    lw s11, 1028(ra)
    xor s1, s1, s9
    lw s9, 1036(ra)
    xor s4, s4, s11
    lw s11, 1044(ra)
    xor a0, a0, s9
    lw s9, 1052(ra)
    xor a3, a3, s11
    xor a1, a1, s9
    not s9, t3
    and s9, s9, a6
    xor s0, s0, s9
    or s9, a4, t0
    xor t3, t3, s9
    or s9, t0, t6
    xor a2, a2, s9
    not s9, t6
    and s9, s9, a2
    xor a4, a4, s9
    not s9, s0
    and s11, a2, s9
    xor a5, a5, s11
    and s9, s9, a5
    xor t6, t6, s9
    and s9, t3, a5
    xor a6, a6, s9
    not s9, a4
    and s9, s9, a6
    lw s11, 1004(ra)
    xor t0, t0, s9
    xor a6, a6, s11
    xor a1, a1, a5
    xor t5, t5, a6
    xor s2, s2, t3
    xor a6, a6, s3
    xor t2, t2, a6
    xor a3, a3, s0
    xor s0, s7, s0
    xor a7, a7, s0
    xor s1, s1, a4
    xor s4, s4, t6
    xor a4, s8, a4
    xor t1, t1, a4
    xor t6, s6, t6
    xor t4, t4, t6
    xor a0, a0, a2
    xor s9, s10, t0
    xor a2, s5, a2
    lw s10, 132(sp)
    lw s11, 208(sp)
    xor s10, s10, a2
    xor t0, s11, t0
    sw a6, 132(sp)
    lw a6, 188(sp)
    sw a2, 188(sp)
    xor a6, a6, t0
    lw a2, 216(sp)
    sw t0, 168(sp)
    xor t3, t3, a2
    lw t0, 124(sp)
    sw t3, 124(sp)
    xor t0, t0, t3
    lw t3, 120(sp)
    sw a4, 224(sp)
    xor a5, t3, a5
    lw a4, 144(sp)
    # round 33 (skinny.dsl:60)
    sw t6, 144(sp)
    # round 32 (skinny.dsl:60)
    xor a4, a4, a5
    # round 33 (skinny.dsl:60)
    or t6, a7, a4
    xor t4, t4, t6
    or t6, t0, t1
    xor a6, a6, t6
    and t6, a6, t4
    xor t6, s10, t6
    not s10, t0
    and s10, t2, s10
    xor a7, a7, s10
    or s10, a7, t6
    xor a4, a4, s10
    not s10, t1
    and s10, s10, a6
    xor t2, t2, s10
    and s10, t2, a4
    xor t0, t0, s10
    not s10, t6
    and s10, t4, s10
    sw a5, 200(sp)
    lw a5, 1056(ra)
    xor t1, t1, s10
    lw s10, 1064(ra)
    xor a5, t0, a5
    lw t0, 1328(ra)
    xor a4, a4, s10
    lw s10, 1332(ra)
    xor a7, a7, t0
    lw t0, 36(ra)
    xor t2, t2, s10
    lw s10, 44(ra)
    xor t0, t1, t0
    lw t1, 52(ra)
    xor a6, a6, s10
    lw s10, 60(ra)
    xor t1, t4, t1
    xor t4, t6, s10
    slli t6, t1, 16
    srli s10, t1, 16
    or t6, t6, s10
    slli s10, t4, 16
    sw t1, 148(sp)
    srli t1, t4, 16
    or t1, s10, t1
    slli s10, t2, 16
    sw t2, 156(sp)
    srli t2, t2, 16
    or t2, s10, t2
    slli s10, a5, 16
    sw a5, 184(sp)
    srli a5, a5, 16
    or a5, s10, a5
    slli s10, t0, 16
    sw t0, 140(sp)
    srli t0, t0, 16
    or t0, s10, t0
    slli s10, a6, 16
    sw a6, 204(sp)
    srli a6, a6, 16
    or a6, s10, a6
    slli s10, a7, 16
    sw a7, 192(sp)
    srli a7, a7, 16
    or a7, s10, a7
    slli s10, a4, 16
    sw a4, 196(sp)
    srli a4, a4, 16
    or a4, s10, a4
    or s10, s7, t3
    xor s6, s6, s10
    or s10, a2, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, a2
    xor s7, s7, s11
    not s11, s5
    sw t4, 208(sp)
    and t4, s7, s11
    xor t3, t3, t4
    not t4, s8
    and t4, t4, s10
    xor t4, s3, t4
    or s3, t4, t3
    xor a2, a2, s3
    and s3, s6, s11
    lw s11, 1060(ra)
    xor s3, s8, s3
    lw s8, 1324(ra)
    xor a2, a2, s11
    lw s11, 24(ra)
    xor t3, t3, s8
    lw s8, 32(ra)
    xor s7, s7, s11
    lw s11, 40(ra)
    xor t4, t4, s8
    lw s8, 48(ra)
    xor s3, s3, s11
    lw s11, 56(ra)
    xor s8, s10, s8
    lw s10, 64(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    not s10, a3
    and s10, s10, a1
    xor s4, s4, s10
    not s10, s1
    and s10, s2, s10
    xor s9, s9, s10
    or s10, s9, s4
    xor a0, a0, s10
    not s10, t5
    and s10, s10, s2
    xor a3, a3, s10
    or s10, a3, a0
    xor a1, a1, s10
    or s10, s1, s9
    xor t5, t5, s10
    not s10, a1
    and s10, t5, s10
    xor s2, s2, s10
    or s10, s4, a0
    lw s11, 16(ra)
    xor s1, s1, s10
    xor a1, a1, s11
    slli s10, s2, 8
    srli s11, s2, 24
    or s10, s10, s11
    slli s11, a1, 8
    srli ra, a1, 24
    or s11, s11, ra
    slli ra, a3, 8
    sw s3, 216(sp)
    srli s3, a3, 24
    or s3, ra, s3
    slli ra, t5, 8
    sw t6, 120(sp)
    srli t6, t5, 24
    or t6, ra, t6
    slli ra, s1, 8
    sw a7, 164(sp)
    srli a7, s1, 24
    or a7, ra, a7
    slli ra, s9, 8
    sw a7, 160(sp)
    srli a7, s9, 24
    or a7, ra, a7
    slli ra, s4, 8
    sw s4, 152(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a0, 8
    sw a3, 212(sp)
    srli a3, a0, 24
    or a3, ra, a3
    not ra, s0
    sw a2, 112(sp)
    lw a2, 200(sp)
    sw s10, 172(sp)
    and ra, ra, a2
    lw s10, 144(sp)
    sw a0, 176(sp)
    xor s10, s10, ra
    lw ra, 224(sp)
    sw t1, 144(sp)
    not t1, ra
    lw a0, 124(sp)
    sw a6, 128(sp)
    and t1, a0, t1
    lw a6, 168(sp)
    sw s9, 168(sp)
    xor a6, a6, t1
    or t1, a6, s10
    lw s9, 188(sp)
    xor a3, s5, a3
    xor t1, s9, t1
    lw s9, 132(sp)
    sw s8, 188(sp)
    not s8, s9
    and s8, s8, a0
    xor s0, s0, s8
    or s8, s0, t1
    xor a2, a2, s8
    or s8, ra, a6
    xor s8, s9, s8
    not s9, a2
    and s9, s8, s9
    xor a0, a0, s9
    or s9, s10, t1
    xor s9, ra, s9
    xor t3, t3, s11
    xor s3, s7, s3
    xor a4, a1, a4
    xor a1, s6, s4
    xor t0, s1, t0
    xor t2, t5, t2
    xor a5, s2, a5
    xor t4, t4, t6
    lw t5, 188(sp)
    lw t6, 128(sp)
    xor a7, t5, a7
    lw t5, 168(sp)
    lw s1, 144(sp)
    xor t5, t5, t6
    lw t6, 176(sp)
    lw s2, 172(sp)
    xor t6, t6, s1
    lw s1, 112(sp)
    lw s4, 164(sp)
    xor s1, s1, s2
    lw s2, 212(sp)
    lw s5, 120(sp)
    xor s2, s2, s4
    lw s4, 152(sp)
    lw s6, 160(sp)
    xor s4, s4, s5
    lw s5, 216(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    xor s6, s10, s6
    slli s7, s2, 24
    srli s10, s2, 8
    or s7, s7, s10
    xor s0, s0, s7
    slli s7, t6, 24
    srli s10, t6, 8
    or s7, s7, s10
    xor t1, t1, s7
    slli s7, t5, 24
    srli s10, t5, 8
    or s7, s7, s10
    xor a6, a6, s7
    slli s7, a5, 24
    srli s10, a5, 8
    or s7, s7, s10
    xor a0, a0, s7
    slli s7, t2, 24
    srli s10, t2, 8
    or s7, s7, s10
    xor s7, s8, s7
    slli s8, t0, 24
    srli s10, t0, 8
    or s8, s8, s10
    xor s8, s9, s8
    slli s9, a4, 24
    srli s10, a4, 8
    or s9, s9, s10
    xor a2, a2, s9
    # round 34 (skinny.dsl:60)
    lw s9, 148(sp)
    lw s10, 208(sp)
    lw ra, 140(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 192(sp)
    sw a2, 140(sp)
    lw a2, 156(sp)
    sw a6, 160(sp)
    or a6, ra, a2
    sw a0, 216(sp)
    lw a0, 184(sp)
    sw s0, 184(sp)
    xor a6, a0, a6
    and a0, a6, s11
    lw s0, 204(sp)
    sw s8, 148(sp)
    xor a0, s0, a0
    lw s0, 196(sp)
    sw s7, 204(sp)
    or s7, s0, ra
    xor s7, s9, s7
    not s9, a0
    and s8, s7, s9
    xor s8, s10, s8
    not s10, a2
    and s10, s10, a6
    xor s0, s0, s10
    or s10, s0, s8
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw s6, 192(sp)
    lw s6, 68(ra)
    xor a2, a2, s9
    lw s9, 1084(ra)
    xor s6, s10, s6
    lw s10, 88(ra)
    xor s8, s8, s9
    lw s9, 96(ra)
    xor s7, s7, s10
    lw s10, 104(ra)
    xor s0, s0, s9
    lw s9, 112(ra)
    xor a2, a2, s10
    lw s10, 120(ra)
    xor a6, a6, s9
    lw s9, 128(ra)
    xor s10, s11, s10
    xor a0, a0, s9
    or s9, a1, a3
    xor s5, s5, s9
    not s9, s3
    and s9, s9, t4
    xor s1, s1, s9
    not s9, s5
    and s9, s1, s9
    xor a7, a7, s9
    or s9, t3, s3
    xor a1, a1, s9
    not s9, a7
    and s9, a1, s9
    xor a3, a3, s9
    and s9, t4, s1
    xor t3, t3, s9
    or s9, t3, a3
    xor s3, s3, s9
    or s9, s5, a7
    lw s11, 80(ra)
    xor t4, t4, s9
    xor a3, a3, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, a3, 16
    sw s3, 156(sp)
    srli s3, a3, 16
    or s3, s11, s3
    slli s11, a1, 16
    sw a3, 196(sp)
    srli a3, a1, 16
    or a3, s11, a3
    slli s11, t3, 16
    sw a1, 208(sp)
    srli a1, t3, 16
    or a1, s11, a1
    slli s11, t4, 16
    sw t3, 120(sp)
    srli t3, t4, 16
    or t3, s11, t3
    slli s11, s1, 16
    sw s1, 152(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 164(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, a7, 16
    sw a7, 212(sp)
    srli a7, a7, 16
    or a7, s11, a7
    or s11, s4, t6
    xor t0, t0, s11
    not s11, s2
    and s11, s11, t2
    xor a5, a5, s11
    not s11, t0
    and s11, a5, s11
    xor t5, t5, s11
    or s11, a4, s2
    xor s4, s4, s11
    not s11, t5
    and s11, s4, s11
    xor t6, t6, s11
    and s11, t2, a5
    xor a4, a4, s11
    or s11, a4, t6
    xor s2, s2, s11
    or s11, t0, t5
    xor t2, t2, s11
    lw s11, 192(sp)
    sw t2, 172(sp)
    or t2, s11, t1
    sw a5, 112(sp)
    lw a5, 124(ra)
    sw t5, 144(sp)
    lw t5, 148(sp)
    sw a4, 148(sp)
    xor t2, t5, t2
    xor a5, t2, a5
    lw t5, 184(sp)
    lw a4, 204(sp)
    sw t0, 176(sp)
    or t0, t5, a4
    sw s4, 128(sp)
    lw s4, 116(ra)
    sw t6, 168(sp)
    lw t6, 216(sp)
    sw s2, 216(sp)
    xor t0, t6, t0
    xor t6, t0, s4
    and s4, t0, t2
    lw s2, 132(ra)
    sw a5, 188(sp)
    lw a5, 160(sp)
    xor a7, a0, a7
    xor a5, a5, s4
    xor s2, a5, s2
    not a5, a5
    and t2, t2, a5
    lw s4, 108(ra)
    xor t2, a4, t2
    xor t2, t2, s4
    not a4, a4
    and t0, a4, t0
    lw a4, 100(ra)
    lw s4, 140(sp)
    xor a6, a6, s1
    xor t0, s4, t0
    xor a4, t0, a4
    or s4, s4, t5
    sw a4, 140(sp)
    lw a4, 92(ra)
    xor s4, s11, s4
    xor a4, s4, a4
    and a5, s4, a5
    lw s4, 84(ra)
    xor a5, t1, a5
    xor t1, a5, s4
    or a5, t0, a5
    lw t0, 72(ra)
    xor a5, t5, a5
    xor a5, a5, t0
    xor t0, s8, s3
    xor t5, s7, a3
    xor a3, s10, s5
    xor a1, s0, a1
    xor a0, s6, s9
    xor t3, a2, t3
    xor t4, t4, t2
    lw a2, 152(sp)
    lw s0, 212(sp)
    xor a2, a2, t6
    xor s0, s0, s2
    lw s1, 120(sp)
    lw s3, 140(sp)
    lw s4, 164(sp)
    xor s1, s1, s3
    lw s5, 188(sp)
    lw s6, 208(sp)
    xor s4, s4, s5
    xor s6, a4, s6
    lw s7, 196(sp)
    lw s8, 156(sp)
    xor s7, t1, s7
    xor s8, s8, a5
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 216(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 168(sp)
    srli s3, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s3, s11, s3
    lw s11, 128(sp)
    srli s5, s4, 16
    xor s3, s11, s3
    slli s11, s4, 16
    or s5, s11, s5
    lw s11, 176(sp)
    sw t1, 176(sp)
    xor s5, s11, s5
    slli s11, s1, 16
    srli t1, s1, 16
    or t1, s11, t1
    lw s11, 148(sp)
    sw t6, 148(sp)
    xor t1, s11, t1
    slli s11, s0, 16
    srli t6, s0, 16
    or t6, s11, t6
    lw s11, 144(sp)
    sw a5, 144(sp)
    xor t6, s11, t6
    slli s11, a2, 16
    srli a5, a2, 16
    or a5, s11, a5
    lw s11, 112(sp)
    sw a4, 112(sp)
    xor a5, s11, a5
    slli s11, t4, 16
    srli a4, t4, 16
    or a4, s11, a4
    lw s11, 172(sp)
    # round 35 (skinny.dsl:60)
    sw t2, 172(sp)
    # round 34 (skinny.dsl:60)
    xor a4, s11, a4
    # round 35 (skinny.dsl:60)
    or s11, a3, a7
    xor t3, t3, s11
    not s11, a1
    and t2, t5, s11
    xor t2, a0, t2
    and a0, t2, t3
    xor a6, a6, a0
    not a0, t0
    and a0, a0, t5
    xor a3, a3, a0
    not a0, a3
    and a0, a0, a6
    xor a7, a7, a0
    and a0, s11, t2
    xor t0, t0, a0
    or a0, t0, a7
    xor t5, t5, a0
    and a0, t3, a6
    lw s11, 80(ra)
    xor a1, a1, a0
    xor a7, a7, s11
    slli a0, t5, 24
    srli s11, t5, 8
    or a0, a0, s11
    slli s11, a7, 24
    sw a0, 128(sp)
    srli a0, a7, 8
    or a0, s11, a0
    slli s11, a3, 24
    sw a3, 168(sp)
    srli a3, a3, 8
    or a3, s11, a3
    slli s11, t0, 24
    sw t5, 216(sp)
    srli t5, t0, 8
    or t5, s11, t5
    slli s11, a1, 24
    sw t5, 156(sp)
    srli t5, a1, 8
    or t5, s11, t5
    slli s11, t2, 24
    sw t5, 196(sp)
    srli t5, t2, 8
    or t5, s11, t5
    slli s11, t3, 24
    sw t3, 208(sp)
    srli t3, t3, 8
    or t3, s11, t3
    slli s11, a6, 24
    sw a6, 164(sp)
    srli a6, a6, 8
    or a6, s11, a6
    or s11, s4, s0
    xor t4, t4, s11
    not s11, s7
    and s11, s11, s6
    xor s4, s4, s11
    not s11, s1
    sw t2, 120(sp)
    and t2, s6, s11
    xor t2, s8, t2
    and s8, s11, t2
    xor s7, s7, s8
    and s8, t2, t4
    xor a2, a2, s8
    and s8, t4, a2
    xor s1, s1, s8
    not s8, s4
    and s8, s8, a2
    xor s0, s0, s8
    or s8, s7, s0
    xor s6, s6, s8
    or s8, s5, t6
    xor a4, a4, s8
    or s8, s3, t1
    xor s8, s9, s8
    and s9, s8, a4
    xor a5, a5, s9
    or s9, s10, s3
    xor s5, s5, s9
    not s9, a5
    and s11, s5, s9
    xor t6, t6, s11
    not s11, t1
    and s11, s11, s8
    xor s10, s10, s11
    or s11, s10, t6
    xor s3, s3, s11
    and s9, a4, s9
    lw s11, 1336(ra)
    xor t1, t1, s9
    lw s9, 144(ra)
    xor s3, s3, s11
    lw s11, 152(ra)
    xor t6, t6, s9
    lw s9, 160(ra)
    xor s5, s5, s11
    lw s11, 168(ra)
    xor s9, s10, s9
    lw s10, 176(ra)
    xor t1, t1, s11
    lw s11, 184(ra)
    xor s8, s8, s10
    lw s10, 192(ra)
    xor a4, a4, s11
    xor a5, a5, s10
    slli s10, a4, 16
    srli s11, a4, 16
    or s10, s10, s11
    slli s11, a5, 16
    sw a4, 212(sp)
    srli a4, a5, 16
    or a4, s11, a4
    slli s11, s9, 16
    sw s9, 152(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, s3, 16
    sw s3, 184(sp)
    srli s3, s3, 16
    or s3, s11, s3
    slli s11, t1, 16
    sw t1, 192(sp)
    srli t1, t1, 16
    or t1, s11, t1
    slli s11, s8, 16
    sw s8, 204(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s5, 16
    sw s5, 160(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t6, 16
    sw t6, 224(sp)
    srli t6, t6, 16
    or t6, s11, t6
    lw s11, 188(sp)
    sw a5, 124(sp)
    or a5, s11, s2
    sw s0, 132(sp)
    lw s0, 188(ra)
    sw s1, 200(sp)
    lw s1, 172(sp)
    sw s7, 172(sp)
    xor a5, s1, a5
    xor s0, a5, s0
    lw s1, 112(sp)
    lw s7, 140(sp)
    sw s6, 220(sp)
    or s6, s1, s7
    sw t2, 116(sp)
    lw t2, 180(ra)
    sw a2, 136(sp)
    lw a2, 144(sp)
    sw s4, 144(sp)
    xor a2, a2, s6
    xor t2, a2, t2
    and s6, a2, a5
    lw s4, 196(ra)
    sw t4, 180(sp)
    lw t4, 148(sp)
    xor a7, a7, t6
    xor t4, t4, s6
    xor s4, t4, s4
    not t4, t4
    and a5, a5, t4
    lw s6, 172(ra)
    xor a5, s7, a5
    xor a5, a5, s6
    not s6, s7
    and a2, s6, a2
    lw s6, 164(ra)
    lw s7, 176(sp)
    sw a5, 176(sp)
    xor a2, s7, a2
    xor s6, a2, s6
    or s7, s7, s1
    lw a5, 156(ra)
    xor s7, s11, s7
    xor a5, s7, a5
    and t4, s7, t4
    lw s7, 148(ra)
    xor t4, s2, t4
    xor s2, t4, s7
    or t4, a2, t4
    lw a2, 140(ra)
    xor t4, s1, t4
    xor t4, t4, a2
    xor a6, a6, s4
    xor a2, a0, s2
    xor a5, a3, a5
    xor t3, t3, s0
    xor t1, a1, t1
    xor t0, t0, s9
    lw t6, 216(sp)
    lw a3, 156(sp)
    xor t6, t6, s3
    xor a3, a3, s6
    xor t2, t5, t2
    lw t5, 120(sp)
    lw a1, 164(sp)
    xor t5, t5, s8
    xor a4, a1, a4
    lw a1, 128(sp)
    lw a0, 208(sp)
    xor t4, a1, t4
    lw a1, 168(sp)
    xor a0, a0, s10
    xor a1, a1, s5
    lw s0, 196(sp)
    lw s1, 176(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 180(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 144(sp)
    srli s4, a4, 24
    xor s2, s3, s2
    slli s3, a4, 8
    or s3, s3, s4
    lw s4, 136(sp)
    srli s5, t5, 24
    xor s3, s4, s3
    slli s4, t5, 8
    or s4, s4, s5
    lw s5, 116(sp)
    srli s6, t6, 24
    xor s4, s5, s4
    slli s5, t6, 8
    or s5, s5, s6
    lw s6, 220(sp)
    srli s7, t0, 24
    xor s5, s6, s5
    slli s6, t0, 8
    or s6, s6, s7
    lw s7, 172(sp)
    srli s8, t1, 24
    xor s6, s7, s6
    slli s7, t1, 8
    or s7, s7, s8
    lw s8, 200(sp)
    srli s9, a7, 24
    xor s7, s8, s7
    slli s8, a7, 8
    or s8, s8, s9
    lw s9, 132(sp)
    xor s8, s9, s8
    # round 36 (skinny.dsl:60)
    and s9, a0, a4
    xor t1, t1, s9
    or s9, a7, a1
    xor a0, a0, s9
    or s9, a1, t0
    xor t6, t6, s9
    not s9, t0
    and s9, s9, t6
    xor a7, a7, s9
    not s9, t1
    and s10, t6, s9
    xor t5, t5, s10
    and s9, s9, t5
    xor t0, t0, s9
    not s9, a0
    and s9, s9, t5
    xor a4, a4, s9
    not s9, a7
    and s9, s9, a4
    xor a1, a1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    or s9, s8, s2
    xor s1, s1, s9
    not s9, s4
    and s10, s1, s9
    xor s3, s3, s10
    not s10, s6
    and s10, s10, s5
    xor s8, s8, s10
    or s10, s8, s3
    xor s2, s2, s10
    and s9, s7, s9
    lw s10, 200(ra)
    xor s6, s6, s9
    lw s9, 1340(ra)
    xor s2, s2, s10
    lw s10, 216(ra)
    xor s3, s3, s9
    lw s9, 224(ra)
    xor s1, s1, s10
    lw s10, 232(ra)
    xor s8, s8, s9
    lw s9, 240(ra)
    xor s6, s6, s10
    lw s10, 248(ra)
    xor s5, s5, s9
    lw s9, 256(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 212(sp)
    lw s10, 124(sp)
    sw t5, 132(sp)
    or s11, s9, s10
    lw t5, 192(sp)
    sw s4, 192(sp)
    xor t5, t5, s11
    lw s11, 160(sp)
    lw s4, 152(sp)
    sw a0, 200(sp)
    or a0, s11, s4
    sw s1, 172(sp)
    lw s1, 184(sp)
    sw a1, 184(sp)
    xor a0, s1, a0
    and s1, a0, t5
    lw a1, 204(sp)
    sw t6, 212(sp)
    xor a1, a1, s1
    lw s1, 224(sp)
    sw s2, 204(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t6, s2, s9
    xor t6, s10, t6
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t6
    xor s10, s11, s10
    and s9, t5, s9
    lw s11, 204(ra)
    xor s4, s4, s9
    lw s9, 212(ra)
    xor s10, s10, s11
    lw s11, 220(ra)
    xor t6, t6, s9
    lw s9, 228(ra)
    xor s2, s2, s11
    lw s11, 236(ra)
    xor s1, s1, s9
    lw s9, 244(ra)
    xor s4, s4, s11
    lw s11, 252(ra)
    xor a0, a0, s9
    lw s9, 260(ra)
    xor t5, t5, s11
    xor a1, a1, s9
    and s9, t3, a6
    xor s0, s0, s9
    or s9, a2, a5
    xor t3, t3, s9
    or s9, a5, a3
    xor t4, t4, s9
    not s9, a3
    and s9, s9, t4
    xor a2, a2, s9
    not s9, s0
    and s11, t4, s9
    xor t2, t2, s11
    and s9, s9, t2
    xor a3, a3, s9
    not s9, t3
    and s9, s9, t2
    xor a6, a6, s9
    not s9, a2
    and s9, s9, a6
    lw s11, 740(ra)
    xor a5, a5, s9
    xor a6, a6, s11
    xor a1, a1, t2
    xor t6, t6, a6
    xor s2, s2, t3
    xor a6, a6, s3
    xor a4, a4, a6
    xor t5, t5, s0
    xor s0, s7, s0
    xor t1, t1, s0
    xor s1, s1, a2
    xor s4, s4, a3
    xor a2, s8, a2
    xor a7, a7, a2
    xor a3, s6, a3
    xor t0, t0, a3
    xor a0, a0, t4
    xor s9, s10, a5
    xor t4, s5, t4
    lw s10, 212(sp)
    lw s11, 204(sp)
    xor s10, s10, t4
    xor a5, s11, a5
    sw t4, 212(sp)
    lw t4, 184(sp)
    sw a5, 184(sp)
    xor t4, t4, a5
    lw a5, 172(sp)
    sw a2, 152(sp)
    xor t3, t3, a5
    lw a2, 200(sp)
    sw a6, 200(sp)
    xor a2, a2, t3
    lw a6, 192(sp)
    sw t3, 160(sp)
    xor t2, a6, t2
    lw t3, 132(sp)
    # round 37 (skinny.dsl:60)
    sw a3, 132(sp)
    # round 36 (skinny.dsl:60)
    xor t3, t3, t2
    # round 37 (skinny.dsl:60)
    or a3, t1, t3
    xor t0, t0, a3
    or a3, a2, a7
    xor t4, t4, a3
    and a3, t4, t0
    xor a3, s10, a3
    not s10, a2
    and s10, a4, s10
    xor t1, t1, s10
    or s10, t1, a3
    xor t3, t3, s10
    not s10, a7
    and s10, s10, t4
    xor a4, a4, s10
    and s10, a4, t3
    xor a2, a2, s10
    not s10, a3
    and s10, t0, s10
    sw t2, 224(sp)
    lw t2, 1344(ra)
    xor a7, a7, s10
    lw s10, 1348(ra)
    xor t2, a2, t2
    lw a2, 1352(ra)
    xor t3, t3, s10
    lw s10, 1356(ra)
    xor t1, t1, a2
    lw a2, 300(ra)
    xor a4, a4, s10
    lw s10, 308(ra)
    xor a7, a7, a2
    lw a2, 316(ra)
    xor t4, t4, s10
    lw s10, 324(ra)
    xor t0, t0, a2
    xor a3, a3, s10
    slli a2, t0, 16
    srli s10, t0, 16
    or a2, a2, s10
    slli s10, a3, 16
    sw t0, 124(sp)
    srli t0, a3, 16
    or t0, s10, t0
    slli s10, a4, 16
    sw a4, 220(sp)
    srli a4, a4, 16
    or a4, s10, a4
    slli s10, t2, 16
    sw t2, 116(sp)
    srli t2, t2, 16
    or t2, s10, t2
    slli s10, a7, 16
    sw a7, 136(sp)
    srli a7, a7, 16
    or a7, s10, a7
    slli s10, t4, 16
    sw t4, 144(sp)
    srli t4, t4, 16
    or t4, s10, t4
    slli s10, t1, 16
    sw t1, 180(sp)
    srli t1, t1, 16
    or t1, s10, t1
    slli s10, t3, 16
    sw t3, 176(sp)
    srli t3, t3, 16
    or t3, s10, t3
    or s10, s7, a6
    xor s6, s6, s10
    or s10, a5, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, a5
    xor s7, s7, s11
    not s11, s5
    sw a3, 204(sp)
    and a3, s7, s11
    xor a6, a6, a3
    not a3, s8
    and a3, a3, s10
    xor a3, s3, a3
    or s3, a3, a6
    xor a5, a5, s3
    and s3, s6, s11
    lw s11, 268(ra)
    xor s3, s8, s3
    lw s8, 276(ra)
    xor a5, a5, s11
    lw s11, 288(ra)
    xor a6, a6, s8
    lw s8, 296(ra)
    xor s7, s7, s11
    lw s11, 304(ra)
    xor a3, a3, s8
    lw s8, 312(ra)
    xor s3, s3, s11
    lw s11, 320(ra)
    xor s8, s10, s8
    lw s10, 328(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    not s10, t5
    and s10, s10, a1
    xor s4, s4, s10
    or s10, s2, s1
    xor s9, s9, s10
    not s10, s4
    and s11, s9, s10
    xor a0, a0, s11
    or s11, t6, s2
    xor t5, t5, s11
    and s11, t5, a0
    xor a1, a1, s11
    not s11, s1
    and s11, s11, s9
    xor t6, t6, s11
    not s11, t6
    and s11, s11, a1
    xor s2, s2, s11
    and s10, s10, a0
    lw s11, 1004(ra)
    xor s1, s1, s10
    xor a1, a1, s11
    slli s10, s2, 8
    srli s11, s2, 24
    or s10, s10, s11
    slli s11, a1, 8
    srli ra, a1, 24
    or s11, s11, ra
    slli ra, t5, 8
    sw s3, 172(sp)
    srli s3, t5, 24
    or s3, ra, s3
    slli ra, t6, 8
    sw a2, 192(sp)
    srli a2, t6, 24
    or a2, ra, a2
    slli ra, s1, 8
    sw t1, 196(sp)
    srli t1, s1, 24
    or t1, ra, t1
    slli ra, s9, 8
    sw t1, 208(sp)
    srli t1, s9, 24
    or t1, ra, t1
    slli ra, s4, 8
    sw s4, 168(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a0, 8
    sw t5, 128(sp)
    srli t5, a0, 24
    or t5, ra, t5
    not ra, s0
    sw a5, 164(sp)
    lw a5, 224(sp)
    sw s10, 120(sp)
    and ra, ra, a5
    lw s10, 132(sp)
    sw t0, 132(sp)
    xor s10, s10, ra
    lw ra, 200(sp)
    lw t0, 160(sp)
    sw a0, 156(sp)
    or a0, ra, t0
    xor a0, s0, a0
    lw s0, 152(sp)
    sw t4, 216(sp)
    or t0, t0, s0
    lw t4, 184(sp)
    sw s10, 184(sp)
    xor t0, t4, t0
    not t4, s0
    and t4, t4, t0
    xor t4, ra, t4
    not ra, s10
    sw t0, 200(sp)
    and t0, t0, ra
    lw s10, 212(sp)
    xor t5, s5, t5
    xor t0, s10, t0
    and s10, ra, t0
    xor s0, s0, s10
    and s10, a0, t0
    xor a5, a5, s10
    not s10, t4
    and s10, s10, a5
    lw ra, 160(sp)
    xor a6, a6, s11
    xor s10, ra, s10
    xor s3, s7, s3
    xor t3, a1, t3
    xor a1, s6, s4
    xor a7, s1, a7
    xor t6, t6, a4
    xor t2, s2, t2
    xor a4, a3, a2
    xor t1, s8, t1
    lw a3, 216(sp)
    lw a2, 156(sp)
    xor a3, s9, a3
    lw s1, 132(sp)
    lw s2, 120(sp)
    xor a2, a2, s1
    lw s1, 164(sp)
    lw s4, 196(sp)
    xor s1, s1, s2
    lw s2, 128(sp)
    lw s5, 192(sp)
    xor s2, s2, s4
    lw s4, 168(sp)
    lw s6, 208(sp)
    xor s4, s4, s5
    lw s5, 172(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    lw s7, 184(sp)
    srli s8, s2, 8
    xor s6, s7, s6
    slli s7, s2, 24
    or s7, s7, s8
    xor a0, a0, s7
    slli s7, a2, 24
    srli s8, a2, 8
    or s7, s7, s8
    xor t0, t0, s7
    slli s7, a3, 24
    srli s8, a3, 8
    or s7, s7, s8
    lw s8, 200(sp)
    srli s9, t2, 8
    xor s7, s8, s7
    slli s8, t2, 24
    or s8, s8, s9
    xor s8, s10, s8
    slli s9, t6, 24
    srli s10, t6, 8
    or s9, s9, s10
    xor t4, t4, s9
    slli s9, a7, 24
    srli s10, a7, 8
    or s9, s9, s10
    xor s0, s0, s9
    slli s9, t3, 24
    srli s10, t3, 8
    or s9, s9, s10
    xor a5, a5, s9
    # round 38 (skinny.dsl:60)
    lw s9, 124(sp)
    lw s10, 204(sp)
    lw ra, 136(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 180(sp)
    sw a5, 136(sp)
    lw a5, 220(sp)
    sw s7, 200(sp)
    or s7, ra, a5
    sw s8, 184(sp)
    lw s8, 116(sp)
    sw a0, 116(sp)
    xor s7, s8, s7
    and s8, s7, s11
    lw a0, 144(sp)
    sw s0, 124(sp)
    xor a0, a0, s8
    lw s8, 176(sp)
    sw t4, 144(sp)
    or t4, s8, ra
    xor t4, s9, t4
    not s9, a0
    and s0, t4, s9
    xor s0, s10, s0
    not s10, a5
    and s10, s10, s7
    xor s8, s8, s10
    or s10, s8, s0
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw s6, 180(sp)
    lw s6, 332(ra)
    xor a5, a5, s9
    lw s9, 340(ra)
    xor s6, s10, s6
    lw s10, 352(ra)
    xor s0, s0, s9
    lw s9, 360(ra)
    xor t4, t4, s10
    lw s10, 368(ra)
    xor s8, s8, s9
    lw s9, 376(ra)
    xor a5, a5, s10
    lw s10, 384(ra)
    xor s7, s7, s9
    lw s9, 392(ra)
    xor s10, s11, s10
    xor a0, a0, s9
    not s9, a1
    and s9, s9, t5
    xor s5, s5, s9
    not s9, a4
    and s9, s3, s9
    xor s1, s1, s9
    or s9, s1, s5
    xor t1, t1, s9
    not s9, a6
    and s9, s9, s3
    xor a1, a1, s9
    or s9, a1, t1
    xor t5, t5, s9
    or s9, a4, s1
    xor a6, a6, s9
    not s9, t5
    and s9, a6, s9
    xor s3, s3, s9
    or s9, s5, t1
    lw s11, 868(ra)
    xor a4, a4, s9
    xor t5, t5, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, t5, 16
    sw s3, 220(sp)
    srli s3, t5, 16
    or s3, s11, s3
    slli s11, a1, 16
    sw t5, 176(sp)
    srli t5, a1, 16
    or t5, s11, t5
    slli s11, a6, 16
    sw a1, 204(sp)
    srli a1, a6, 16
    or a1, s11, a1
    slli s11, a4, 16
    sw a6, 208(sp)
    srli a6, a4, 16
    or a6, s11, a6
    slli s11, s1, 16
    sw s1, 172(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 192(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t1, 16
    sw t1, 168(sp)
    srli t1, t1, 16
    or t1, s11, t1
    not s11, s4
    and s11, s11, a2
    xor a7, a7, s11
    not s11, t6
    and s11, s2, s11
    xor t2, t2, s11
    or s11, t2, a7
    xor a3, a3, s11
    not s11, t3
    and s11, s11, s2
    xor s4, s4, s11
    or s11, s4, a3
    xor a2, a2, s11
    or s11, t6, t2
    xor t3, t3, s11
    not s11, a2
    and s11, t3, s11
    xor s2, s2, s11
    or s11, a7, a3
    xor t6, t6, s11
    lw s11, 180(sp)
    sw t6, 196(sp)
    or t6, s11, t0
    sw t2, 128(sp)
    lw t2, 388(ra)
    sw a3, 120(sp)
    lw a3, 124(sp)
    sw t3, 124(sp)
    xor t6, a3, t6
    xor t2, t6, t2
    lw a3, 116(sp)
    lw t3, 144(sp)
    sw a7, 164(sp)
    or a7, a3, t3
    sw s4, 132(sp)
    lw s4, 380(ra)
    sw a2, 156(sp)
    lw a2, 184(sp)
    sw s2, 184(sp)
    xor a7, a2, a7
    xor a2, a7, s4
    and s4, a7, t6
    lw s2, 396(ra)
    sw t2, 216(sp)
    lw t2, 200(sp)
    xor a5, a5, a6
    xor t2, t2, s4
    xor s2, t2, s2
    not s4, t2
    and t6, t6, s4
    lw s4, 372(ra)
    xor t6, t3, t6
    xor t6, t6, s4
    not t3, t3
    and a7, t3, a7
    lw t3, 1364(ra)
    lw s4, 136(sp)
    xor a6, a4, t6
    xor a7, s4, a7
    xor t3, a7, t3
    sw t3, 144(sp)
    not t3, a3
    and t3, s4, t3
    lw s4, 1140(ra)
    xor t3, s11, t3
    xor s4, t3, s4
    or t2, t3, t2
    lw t3, 1360(ra)
    xor t0, t0, t2
    xor t2, t0, t3
    and a7, a7, t0
    lw t0, 1132(ra)
    xor a7, a3, a7
    xor a7, a7, t0
    xor t0, a0, t1
    xor t1, s0, s3
    xor t3, t4, t5
    xor t4, s7, s1
    xor t5, s10, s5
    xor a3, s8, a1
    xor a1, s6, s9
    lw a4, 172(sp)
    lw a0, 168(sp)
    xor a4, a4, a2
    xor a0, a0, s2
    lw s0, 208(sp)
    lw s1, 144(sp)
    lw s3, 192(sp)
    xor s0, s0, s1
    lw s5, 216(sp)
    lw s6, 204(sp)
    xor s3, s3, s5
    xor s6, s4, s6
    lw s7, 176(sp)
    lw s8, 220(sp)
    xor s7, t2, s7
    xor s8, s8, a7
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 184(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 156(sp)
    srli s1, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s1, s11, s1
    lw s11, 132(sp)
    srli s5, s3, 16
    xor s1, s11, s1
    slli s11, s3, 16
    or s5, s11, s5
    lw s11, 164(sp)
    sw t2, 164(sp)
    xor s5, s11, s5
    slli s11, s0, 16
    srli t2, s0, 16
    or t2, s11, t2
    lw s11, 124(sp)
    sw a2, 124(sp)
    xor t2, s11, t2
    slli s11, a0, 16
    srli a2, a0, 16
    or a2, s11, a2
    lw s11, 120(sp)
    sw a7, 120(sp)
    xor a2, s11, a2
    slli s11, a4, 16
    srli a7, a4, 16
    or a7, s11, a7
    lw s11, 128(sp)
    sw s4, 128(sp)
    xor a7, s11, a7
    slli s11, a6, 16
    srli s4, a6, 16
    or s4, s11, s4
    lw s11, 196(sp)
    # round 39 (skinny.dsl:60)
    lw ra, 868(ra)
    # round 38 (skinny.dsl:60)
    xor s4, s11, s4
    # round 39 (skinny.dsl:60)
    or s11, t5, t0
    xor a5, a5, s11
    not s11, t3
    and s11, s11, a3
    xor a1, a1, s11
    not s11, a5
    and s11, a1, s11
    xor t4, t4, s11
    or s11, t1, t3
    xor t5, t5, s11
    not s11, t4
    and s11, t5, s11
    xor t0, t0, s11
    and s11, a3, a1
    xor t1, t1, s11
    or s11, t1, t0
    xor t3, t3, s11
    or s11, a5, t4
    xor a3, a3, s11
    xor t0, t0, ra
    slli s11, t3, 24
    srli ra, t3, 8
    or s11, s11, ra
    slli ra, t0, 24
    sw s11, 196(sp)
    srli s11, t0, 8
    or s11, ra, s11
    slli ra, t5, 24
    sw t5, 132(sp)
    srli t5, t5, 8
    or t5, ra, t5
    slli ra, t1, 24
    sw t3, 156(sp)
    srli t3, t1, 8
    or t3, ra, t3
    slli ra, a3, 24
    sw t3, 184(sp)
    srli t3, a3, 8
    or t3, ra, t3
    slli ra, a1, 24
    sw t3, 220(sp)
    srli t3, a1, 8
    or t3, ra, t3
    slli ra, a5, 24
    sw a5, 176(sp)
    srli a5, a5, 8
    or a5, ra, a5
    slli ra, t4, 24
    sw t4, 204(sp)
    srli t4, t4, 8
    or t4, ra, t4
    or ra, s3, a0
    xor a6, a6, ra
    not ra, s6
    and ra, ra, s0
    xor s8, s8, ra
    not ra, a6
    and ra, s8, ra
    xor a4, a4, ra
    or ra, s7, s6
    xor s3, s3, ra
    not ra, a4
    and ra, s3, ra
    xor a0, a0, ra
    and ra, s0, s8
    xor s7, s7, ra
    or ra, s7, a0
    xor s6, s6, ra
    or ra, a6, a4
    xor s0, s0, ra
    or ra, s5, a2
    xor s4, s4, ra
    or ra, s1, t2
    xor s9, s9, ra
    and ra, s9, s4
    xor a7, a7, ra
    or ra, s10, s1
    xor s5, s5, ra
    not ra, a7
    sw a0, 192(sp)
    and a0, s5, ra
    xor a2, a2, a0
    not a0, t2
    and a0, a0, s9
    xor a0, s10, a0
    or s10, a0, a2
    xor s1, s1, s10
    and s10, s4, ra
    lw ra, 72(sp)
    sw s0, 208(sp)
    lw s0, 1368(ra)
    xor t2, t2, s10
    lw s10, 1376(ra)
    xor s0, s1, s0
    lw s1, 1380(ra)
    xor a2, a2, s10
    lw s10, 1384(ra)
    xor s1, s5, s1
    lw s5, 432(ra)
    xor a0, a0, s10
    lw s10, 440(ra)
    xor t2, t2, s5
    lw s5, 448(ra)
    xor s9, s9, s10
    lw s10, 456(ra)
    xor s4, s4, s5
    xor a7, a7, s10
    slli s5, s4, 16
    srli s10, s4, 16
    or s5, s5, s10
    slli s10, a7, 16
    sw a7, 168(sp)
    srli a7, a7, 16
    or a7, s10, a7
    slli s10, a0, 16
    sw a0, 172(sp)
    srli a0, a0, 16
    or a0, s10, a0
    slli s10, s0, 16
    sw s0, 116(sp)
    srli s0, s0, 16
    or s0, s10, s0
    slli s10, t2, 16
    sw t2, 180(sp)
    srli t2, t2, 16
    or t2, s10, t2
    slli s10, s9, 16
    sw s9, 136(sp)
    srli s9, s9, 16
    or s9, s10, s9
    slli s10, s1, 16
    sw s4, 200(sp)
    srli s4, s1, 16
    or s4, s10, s4
    slli s10, a2, 16
    sw a2, 160(sp)
    srli a2, a2, 16
    or a2, s10, a2
    lw s10, 216(sp)
    sw s1, 224(sp)
    or s1, s10, s2
    sw s7, 152(sp)
    lw s7, 452(ra)
    xor t6, t6, s1
    xor s1, t6, s7
    lw s7, 128(sp)
    sw s6, 212(sp)
    lw s6, 144(sp)
    sw s8, 112(sp)
    or s8, s7, s6
    sw a4, 188(sp)
    lw a4, 444(ra)
    sw s3, 140(sp)
    lw s3, 120(sp)
    sw a6, 120(sp)
    xor s3, s3, s8
    xor a4, s3, a4
    and s8, s3, t6
    lw a6, 460(ra)
    sw s5, 148(sp)
    lw s5, 124(sp)
    xor t0, t0, a2
    xor s5, s5, s8
    xor a6, s5, a6
    not s5, s5
    and t6, t6, s5
    lw s8, 436(ra)
    xor t6, s6, t6
    xor t6, t6, s8
    not s6, s6
    and s3, s6, s3
    lw s6, 428(ra)
    lw s8, 164(sp)
    sw t6, 164(sp)
    xor s3, s8, s3
    xor s6, s3, s6
    or s8, s8, s7
    lw t6, 420(ra)
    xor s8, s10, s8
    xor t6, s8, t6
    and s5, s8, s5
    lw s8, 412(ra)
    xor s2, s2, s5
    xor s5, s2, s8
    or s2, s3, s2
    lw s3, 1372(ra)
    xor s2, s7, s2
    xor s2, s2, s3
    xor a6, t4, a6
    xor t4, s11, s5
    xor t5, t5, t6
    xor a5, a5, s1
    xor t2, a3, t2
    xor t1, t1, a0
    lw t6, 156(sp)
    lw a3, 184(sp)
    xor t6, t6, s0
    xor a3, a3, s6
    xor t3, t3, a4
    xor a4, a1, s9
    lw a2, 204(sp)
    lw a1, 132(sp)
    xor a7, a2, a7
    lw a2, 196(sp)
    xor a1, a1, s4
    xor a2, a2, s2
    lw a0, 176(sp)
    lw s0, 148(sp)
    lw s1, 164(sp)
    xor a0, a0, s0
    lw s0, 220(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 120(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 140(sp)
    srli s4, a7, 24
    xor s2, s3, s2
    slli s3, a7, 8
    or s3, s3, s4
    lw s4, 188(sp)
    srli s5, a4, 24
    xor s3, s4, s3
    slli s4, a4, 8
    or s4, s4, s5
    lw s5, 112(sp)
    srli s6, t6, 24
    xor s4, s5, s4
    slli s5, t6, 8
    or s5, s5, s6
    lw s6, 212(sp)
    srli s7, t1, 24
    xor s5, s6, s5
    slli s6, t1, 8
    or s6, s6, s7
    lw s7, 152(sp)
    srli s8, t2, 24
    xor s6, s7, s6
    slli s7, t2, 8
    or s7, s7, s8
    lw s8, 208(sp)
    srli s9, t0, 24
    xor s7, s8, s7
    slli s8, t0, 8
    or s8, s8, s9
    lw s9, 192(sp)
    # round 40 (skinny.dsl:60)
    or s11, s1, s3
    # round 39 (skinny.dsl:60)
    xor s8, s9, s8
    # round 40 (skinny.dsl:60)
    lw s9, 68(sp)
    lw s10, 100(s9)
    sw t0, 192(sp)
    lw t0, 512(ra)
    xor s7, s7, s11
    xor t0, s7, t0
    or s11, s8, s2
    sw a4, 208(sp)
    lw a4, 1168(ra)
    xor s1, s1, s11
    xor a4, s1, a4
    srli s11, a4, 4
    xor s11, s11, t0
    sw t6, 152(sp)
    lw t6, 108(sp)
    sw a1, 212(sp)
    and s11, s11, t6
    xor a1, t0, s11
    sw t1, 112(sp)
    or t1, s2, s6
    xor t1, s5, t1
    and s5, t1, s7
    xor s4, s4, s5
    not s5, s4
    and s7, s7, s5
    sw t2, 188(sp)
    lw t2, 496(ra)
    xor s7, s6, s7
    xor t2, s7, t2
    and s1, s1, s5
    xor s1, s3, s1
    not s3, s6
    and s3, s3, t1
    xor s3, s8, s3
    or s5, s3, s1
    lw s6, 1160(ra)
    xor s2, s2, s5
    xor s2, s2, s6
    srli s5, s2, 4
    xor s5, s5, t2
    and s5, s5, t6
    xor s6, t2, s5
    srli s7, s6, 2
    xor s7, s7, a1
    lw s8, 104(sp)
    sw a7, 140(sp)
    and s7, s7, s8
    lw a7, 520(ra)
    xor a1, a1, s7
    sw a0, 120(sp)
    lw a0, 1396(ra)
    xor a7, s4, a7
    xor a0, s3, a0
    srli s3, a0, 4
    xor s3, s3, a7
    and s3, s3, t6
    lw s4, 504(ra)
    sw t0, 164(sp)
    xor t0, a7, s3
    lw ra, 1388(ra)
    xor t1, t1, s4
    xor s1, s1, ra
    srli s4, s1, 4
    xor s4, s4, t1
    and s4, s4, t6
    xor ra, t1, s4
    srli t6, ra, 2
    xor t6, t6, t0
    and t6, t6, s8
    xor t0, t0, t6
    sw t2, 220(sp)
    srli t2, a1, 1
    xor t2, t2, t0
    sw a7, 148(sp)
    lw a7, 100(sp)
    sw t1, 176(sp)
    and t2, t2, a7
    slli t1, t2, 1
    xor t1, a1, t1
    lw a1, 64(sp)
    xor t1, s10, t1
    sw t1, 100(a1)
    lw t1, 116(s9)
    xor t0, t0, t2
    xor t0, t1, t0
    sw t0, 116(a1)
    lw t0, 84(s9)
    slli t1, t6, 2
    xor t1, ra, t1
    slli t2, s7, 2
    xor t2, s6, t2
    srli t6, t2, 1
    xor t6, t6, t1
    and t6, t6, a7
    xor t1, t1, t6
    xor t0, t0, t1
    sw t0, 84(a1)
    lw t0, 68(s9)
    slli t1, t6, 1
    xor t1, t2, t1
    xor t0, t0, t1
    sw t0, 68(a1)
    lw t0, 20(s9)
    slli t1, s4, 4
    xor t1, s1, t1
    slli t2, s3, 4
    xor t2, a0, t2
    srli t6, t1, 2
    xor t6, t6, t2
    and t6, t6, s8
    slli s3, t6, 2
    xor t1, t1, s3
    slli s3, s5, 4
    xor s3, s2, s3
    slli s4, s11, 4
    xor s4, a4, s4
    srli s5, s3, 2
    xor s5, s5, s4
    and s5, s5, s8
    slli s6, s5, 2
    xor s3, s3, s6
    srli s6, s3, 1
    xor s6, s6, t1
    and s6, s6, a7
    xor t1, t1, s6
    xor t0, t0, t1
    sw t0, 20(a1)
    lw t0, 4(s9)
    slli t1, s6, 1
    xor t1, s3, t1
    xor t0, t0, t1
    sw t0, 4(a1)
    lw t0, 36(s9)
    xor t1, s4, s5
    xor t2, t2, t6
    srli t6, t1, 1
    xor t6, t6, t2
    and t6, t6, a7
    slli s3, t6, 1
    xor t1, t1, s3
    xor t0, t0, t1
    sw t0, 36(a1)
    lw t0, 52(s9)
    xor t1, t2, t6
    xor t0, t0, t1
    sw t0, 52(a1)
    lw t0, 28(s9)
    or t1, a5, a6
    xor t1, s0, t1
    not t2, a3
    and t6, t5, t2
    xor t6, a2, t6
    and a2, t6, t1
    xor t3, t3, a2
    not a2, t4
    and a2, a2, t5
    xor a5, a5, a2
    not a2, a5
    and a2, a2, t3
    lw s0, 72(sp)
    lw s5, 96(sp)
    lw s3, 280(s0)
    xor a6, a6, a2
    xor a2, a6, s3
    xor s1, a2, s1
    lw s3, 176(sp)
    srli s4, s1, 4
    xor s3, s3, t6
    xor s4, s4, s3
    or s4, s4, s5
    not s6, s4
    slli s6, s6, 4
    xor s6, s1, s6
    and t2, t2, t6
    xor t2, t4, t2
    xor t4, a0, t2
    lw a0, 148(sp)
    srli s7, t4, 4
    xor a0, a0, t3
    xor s7, s7, a0
    or s7, s7, s5
    not s10, s7
    slli s10, s10, 4
    xor s10, t4, s10
    srli s11, s6, 2
    xor s11, s11, s10
    and s11, s11, s8
    slli ra, s11, 2
    xor s6, s6, ra
    or a6, t2, a6
    xor a6, t5, a6
    xor t5, s2, a6
    and s2, t1, t3
    xor a3, a3, s2
    lw s2, 220(sp)
    srli ra, t5, 4
    xor s2, s2, a3
    xor ra, ra, s2
    sw t4, 220(sp)
    lw t4, 108(sp)
    sw s1, 148(sp)
    and ra, ra, t4
    slli s1, ra, 4
    xor s1, t5, s1
    xor a4, a5, a4
    sw t5, 176(sp)
    lw t5, 164(sp)
    srli t4, a4, 4
    xor t5, t5, t1
    xor t4, t4, t5
    or t4, t4, s5
    not s5, t4
    slli s5, s5, 4
    xor s5, a4, s5
    sw a4, 164(sp)
    srli a4, s1, 2
    xor a4, a4, s5
    and a4, a4, s8
    slli s0, a4, 2
    xor s0, s1, s0
    srli s1, s0, 1
    xor s1, s1, s6
    and s1, s1, a7
    xor s6, s6, s1
    xor t0, t0, s6
    sw t0, 28(a1)
    lw t0, 44(s9)
    xor a4, s5, a4
    xor s5, s10, s11
    srli s6, a4, 1
    xor s6, s6, s5
    and s6, s6, a7
    slli s10, s6, 1
    xor a4, a4, s10
    xor t0, t0, a4
    sw t0, 44(a1)
    lw t0, 60(s9)
    xor a4, s5, s6
    xor t0, t0, a4
    sw t0, 60(a1)
    lw t0, 12(s9)
    slli a4, s1, 1
    xor a4, s0, a4
    xor t0, t0, a4
    sw t0, 12(a1)
    lw t0, 92(s9)
    xor a4, s3, s4
    xor s0, a0, s7
    srli s1, a4, 2
    xor s1, s1, s0
    and s1, s1, s8
    slli s4, s1, 2
    xor a4, a4, s4
    xor s4, s2, ra
    xor t4, t5, t4
    srli s5, s4, 2
    xor s5, s5, t4
    and s5, s5, s8
    slli s6, s5, 2
    xor s4, s4, s6
    srli s6, s4, 1
    xor s6, s6, a4
    and s6, s6, a7
    xor a4, a4, s6
    xor t0, t0, a4
    sw t0, 92(a1)
    lw t0, 108(s9)
    xor t4, t4, s5
    xor a4, s0, s1
    srli s0, t4, 1
    xor s0, s0, a4
    and s0, s0, a7
    slli s1, s0, 1
    xor t4, t4, s1
    xor t0, t0, t4
    sw t0, 108(a1)
    lw t0, 124(s9)
    xor t4, a4, s0
    xor t0, t0, t4
    sw t0, 124(a1)
    lw t0, 76(s9)
    slli t4, s6, 1
    xor t4, s4, t4
    xor t0, t0, t4
    sw t0, 76(a1)
    lw t0, 40(s9)
    lw t4, 160(sp)
    lw a4, 224(sp)
    lw s1, 72(sp)
    or s0, t4, a4
    lw s4, 484(s1)
    lw s5, 200(sp)
    lw s6, 516(s1)
    xor s0, s5, s0
    xor s4, s0, s4
    xor a5, s4, a5
    lw s4, 168(sp)
    lw s7, 180(sp)
    or s5, s5, s4
    xor s5, s7, s5
    xor s6, s5, s6
    xor t1, s6, t1
    srli s6, a5, 4
    xor s6, s6, t1
    lw s7, 96(sp)
    lw ra, 116(sp)
    or s6, s6, s7
    not s10, s6
    slli s10, s10, 4
    xor a5, a5, s10
    lw s10, 172(sp)
    sw a0, 116(sp)
    or s11, a4, s10
    xor s11, ra, s11
    and ra, s11, s5
    lw a0, 136(sp)
    sw s3, 160(sp)
    xor a0, a0, ra
    not ra, a0
    and s0, s0, ra
    xor s0, s4, s0
    not s4, s10
    and s4, s4, s11
    xor t4, t4, s4
    or s4, t4, s0
    lw s3, 468(s1)
    xor a4, a4, s4
    xor a4, a4, s3
    xor a6, a4, a6
    and a4, s5, ra
    lw s3, 500(s1)
    xor a4, s10, a4
    xor a4, a4, s3
    xor a4, a4, a3
    srli a3, a6, 4
    xor a3, a3, a4
    lw s3, 108(sp)
    lw s5, 492(s1)
    and a3, a3, s3
    slli s4, a3, 4
    xor a6, a6, s4
    srli s4, a6, 2
    xor s4, s4, a5
    and s4, s4, s8
    xor a5, a5, s4
    xor t4, t4, s5
    lw s5, 524(s1)
    xor t2, t4, t2
    xor t4, a0, s5
    xor t3, t4, t3
    srli t4, t2, 4
    xor t4, t4, t3
    or t4, t4, s7
    not a0, t4
    slli a0, a0, 4
    lw s5, 1392(s1)
    xor t2, t2, a0
    xor a0, s0, s5
    lw s0, 508(s1)
    xor a2, a0, a2
    xor a0, s11, s0
    xor t6, a0, t6
    srli a0, a2, 4
    xor a0, a0, t6
    or a0, a0, s7
    not s0, a0
    slli s0, s0, 4
    xor a2, a2, s0
    srli s0, a2, 2
    xor s0, s0, t2
    and s0, s0, s8
    xor t2, t2, s0
    srli s5, a5, 1
    xor s5, s5, t2
    and s5, s5, a7
    slli s7, s5, 1
    xor a5, a5, s7
    xor a5, t0, a5
    sw a5, 40(a1)
    lw a5, 120(s9)
    xor t0, t3, t4
    xor t3, t6, a0
    srli t4, t3, 2
    xor t4, t4, t0
    and t4, t4, s8
    xor t0, t0, t4
    xor t1, t1, s6
    xor t6, a4, a3
    srli a4, t6, 2
    xor a4, a4, t1
    and a4, a4, s8
    xor t1, t1, a4
    srli a3, t1, 1
    xor a3, a3, t0
    and a3, a3, a7
    xor t0, t0, a3
    xor a5, a5, t0
    sw a5, 120(a1)
    lw a5, 72(s9)
    slli t0, a4, 2
    xor t0, t6, t0
    slli t4, t4, 2
    xor t3, t3, t4
    srli t4, t0, 1
    xor t4, t4, t3
    and t4, t4, a7
    slli t6, t4, 1
    xor t0, t0, t6
    xor a5, a5, t0
    sw a5, 72(a1)
    lw a5, 88(s9)
    xor t0, t3, t4
    xor a5, a5, t0
    sw a5, 88(a1)
    lw a5, 8(s9)
    slli t0, s4, 2
    xor a6, a6, t0
    slli t0, s0, 2
    xor t0, a2, t0
    srli t3, a6, 1
    xor t3, t3, t0
    and t3, t3, a7
    slli t4, t3, 1
    xor a6, a6, t4
    xor a5, a5, a6
    sw a5, 8(a1)
    lw a5, 104(s9)
    slli a6, a3, 1
    xor a6, t1, a6
    xor a5, a5, a6
    sw a5, 104(a1)
    lw a5, 24(s9)
    xor a6, t0, t3
    xor a5, a5, a6
    sw a5, 24(a1)
    lw a5, 56(s9)
    xor a6, t2, s5
    xor a5, a5, a6
    sw a5, 56(a1)
    lw a5, 64(s9)
    lw a6, 120(sp)
    lw t0, 140(sp)
    lw t2, 188(sp)
    or t1, a6, t0
    xor t1, t2, t1
    lw t2, 112(sp)
    lw t4, 212(sp)
    not t3, t2
    and t6, t4, t3
    lw a4, 152(sp)
    lw a3, 208(sp)
    xor t6, a4, t6
    and a4, t6, t1
    xor a4, a3, a4
    and a3, t1, a4
    xor t2, t2, a3
    xor t2, t2, s2
    lw a3, 192(sp)
    and t3, t3, t6
    not a2, a3
    and a2, a2, t4
    xor a6, a6, a2
    not a2, a6
    and a2, a2, a4
    xor t0, t0, a2
    xor t3, a3, t3
    or a3, t3, t0
    xor t4, t4, a3
    lw a3, 176(sp)
    xor t1, t1, t5
    xor t4, t4, a3
    srli a3, t4, 4
    xor a3, a3, t2
    and a3, a3, s3
    xor t2, t2, a3
    lw t5, 164(sp)
    srli a2, t2, 2
    xor a6, a6, t5
    srli t5, a6, 4
    xor t5, t5, t1
    and t5, t5, s3
    xor t1, t1, t5
    xor a2, a2, t1
    and a2, a2, s8
    slli a0, a2, 2
    xor t2, t2, a0
    lw a0, 160(sp)
    lw s0, 116(sp)
    xor t6, t6, a0
    lw a0, 148(sp)
    xor a4, a4, s0
    xor t0, t0, a0
    srli a0, t0, 4
    xor a0, a0, t6
    and a0, a0, s3
    xor t6, t6, a0
    lw s0, 220(sp)
    srli s2, t6, 2
    xor t3, t3, s0
    srli s0, t3, 4
    xor s0, s0, a4
    and s0, s0, s3
    xor a4, a4, s0
    xor s2, s2, a4
    and s2, s2, s8
    slli s3, s2, 2
    xor t6, t6, s3
    srli s3, t2, 1
    xor s3, s3, t6
    and s3, s3, a7
    slli s4, s3, 1
    xor t2, t2, s4
    xor a5, a5, t2
    sw a5, 64(a1)
    lw a5, 0(s9)
    slli t2, a3, 4
    xor t2, t4, t2
    slli t4, t5, 4
    xor a6, a6, t4
    srli t4, t2, 2
    xor t4, t4, a6
    and t4, t4, s8
    slli t5, t4, 2
    xor t2, t2, t5
    slli t5, a0, 4
    xor t0, t0, t5
    slli t5, s0, 4
    xor t3, t3, t5
    srli t5, t0, 2
    xor t5, t5, t3
    and t5, t5, s8
    slli a3, t5, 2
    xor t0, t0, a3
    srli a3, t2, 1
    xor a3, a3, t0
    and a3, a3, a7
    slli a0, a3, 1
    xor t2, t2, a0
    xor a5, a5, t2
    sw a5, 0(a1)
    lw a5, 16(s9)
    xor t0, t0, a3
    xor a5, a5, t0
    sw a5, 16(a1)
    lw a5, 80(s9)
    xor t0, t6, s3
    xor a5, a5, t0
    sw a5, 80(a1)
    lw a5, 48(s9)
    xor t0, t3, t5
    xor a6, a6, t4
    srli t2, a6, 1
    xor t2, t2, t0
    and t2, t2, a7
    xor t0, t0, t2
    xor a5, a5, t0
    sw a5, 48(a1)
    lw a5, 112(s9)
    xor t0, a4, s2
    xor t1, t1, a2
    srli t3, t1, 1
    xor t3, t3, t0
    and a7, t3, a7
    xor t0, t0, a7
    xor a5, a5, t0
    sw a5, 112(a1)
    lw a5, 32(s9)
    slli t0, t2, 1
    xor a6, a6, t0
    xor a5, a5, a6
    sw a5, 32(a1)
    lw a5, 96(s9)
    slli a6, a7, 1
    xor a6, t1, a6
    xor a5, a5, a6
    sw a5, 96(a1)
    mv a0, a1
    mv a1, s9
    mv a3, s1
    lw a2, 80(sp)
    lw a4, 76(sp)
    addi a0, a0, 128
    addi a1, a1, 128
    addi a4, a4, 8
    bltu a2, a1, .Llwcc_skinny128_128_ctr_crypt_rv32i_group_done
    j .Llwcc_skinny128_128_ctr_crypt_rv32i_group
.Llwcc_skinny128_128_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny128_128_ctr_crypt_rv32i_out
.Llwcc_skinny128_128_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 128
    beqz t2, .Llwcc_skinny128_128_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 240
    mv t0, a0
    addi t1, sp, 368
.Llwcc_skinny128_128_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_skinny128_128_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_skinny128_128_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny128_128_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_skinny128_128_ctr_crypt_rv32i_group
.Llwcc_skinny128_128_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 240
    add t1, a1, t2
.Llwcc_skinny128_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny128_128_ctr_crypt_rv32i_copy
.Llwcc_skinny128_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 368
.Llwcc_skinny128_128_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny128_128_ctr_crypt_rv32i_wipe
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
    addi sp, sp, 368
    ret
    .size lwcc_skinny128_128_ctr_crypt_rv32i, .-lwcc_skinny128_128_ctr_crypt_rv32i
