# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile cham --set cham64_128 --target rv32i --lanes 1 --goal size
# passes:    unroll() invert() constants(enabled=true) counter() fold() rotate() value_numbering() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate()
# dsl:       dsl/ciphers/cham.dsl sha256:f7c7301ba5f12e5516a0443b758b3db4bb7b4d0e24472f621f015e469542e8e1
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 16 bits, each in a register of its own
# sizes:     in bytes: block 8, key 16, nonce 4, rk 692, ctx 704, align 4, group 8, stack 112
# registers: a0-a7; ra; s0-s4; t0-t6; ra, s0-s4 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:5637b0b60b024e940851bb58471a94443a31e4af428def3f0db41e630514d1a2

    .text

    .balign 4
    .global lwcc_cham64_128_key_setup_rv32i
    .type lwcc_cham64_128_key_setup_rv32i, %function
lwcc_cham64_128_key_setup_rv32i:
    addi sp, sp, -96
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    sw s3, 16(sp)
    sw s4, 20(sp)
    lhu a5, 0(a1)
    lhu a6, 2(a1)
    lhu a7, 4(a1)
    lhu t0, 6(a1)
    lhu t1, 8(a1)
    lhu t2, 10(a1)
    lhu t3, 12(a1)
    lhu t4, 14(a1)
    slli t5, a5, 16
    or t5, a5, t5
    srli t6, t5, 15
    xor a5, a5, t6
    srli t6, t5, 8
    xor t6, a5, t6
    srli t5, t5, 5
    xor a5, a5, t5
    slli t5, a6, 16
    or t5, a6, t5
    srli a4, t5, 15
    xor a6, a6, a4
    srli a4, t5, 8
    xor a4, a6, a4
    srli t5, t5, 5
    xor a6, a6, t5
    slli t5, a7, 16
    or t5, a7, t5
    srli a3, t5, 15
    xor a7, a7, a3
    srli a3, t5, 8
    xor a3, a7, a3
    srli t5, t5, 5
    xor a7, a7, t5
    slli t5, t0, 16
    or t5, t0, t5
    srli a2, t5, 15
    xor t0, t0, a2
    srli a2, t5, 8
    xor a2, t0, a2
    srli t5, t5, 5
    xor t0, t0, t5
    slli t5, t1, 16
    or t5, t1, t5
    srli s0, t5, 15
    xor t1, t1, s0
    srli s0, t5, 8
    xor s0, t1, s0
    srli t5, t5, 5
    xor t1, t1, t5
    slli t5, t2, 16
    or t5, t2, t5
    srli s1, t5, 15
    xor t2, t2, s1
    srli s1, t5, 8
    xor s1, t2, s1
    srli t5, t5, 5
    xor t2, t2, t5
    slli t5, t3, 16
    or t5, t3, t5
    srli s2, t5, 15
    xor t3, t3, s2
    srli s2, t5, 8
    xor s2, t3, s2
    srli t5, t5, 5
    xor t3, t3, t5
    slli t5, t4, 16
    or t5, t4, t5
    srli s3, t5, 15
    xor t4, t4, s3
    srli s3, t5, 8
    xor s3, t4, s3
    srli t5, t5, 5
    xor t4, t4, t5
    li t5, 0
    sw t5, 672(a0)
    li t5, 1
    sw t5, 676(a0)
    li t5, 2
    sw t5, 684(a0)
    li t5, 3
    sw t5, 0(a0)
    li t5, 4
    sw t5, 8(a0)
    li t5, 5
    sw t5, 16(a0)
    li t5, 6
    sw t5, 24(a0)
    li t5, 7
    sw t5, 32(a0)
    li t5, 8
    sw t5, 40(a0)
    li t5, 9
    sw t5, 48(a0)
    li t5, 10
    sw t5, 56(a0)
    li t5, 11
    sw t5, 64(a0)
    li t5, 12
    sw t5, 72(a0)
    li t5, 13
    sw t5, 80(a0)
    li t5, 14
    sw t5, 88(a0)
    li t5, 15
    sw t5, 96(a0)
    li t5, 16
    sw t5, 104(a0)
    li t5, 17
    sw t5, 112(a0)
    li t5, 18
    sw t5, 120(a0)
    li t5, 19
    sw t5, 128(a0)
    li t5, 20
    sw t5, 136(a0)
    li t5, 21
    sw t5, 144(a0)
    li t5, 22
    sw t5, 152(a0)
    li t5, 23
    sw t5, 160(a0)
    li t5, 24
    sw t5, 168(a0)
    li t5, 25
    sw t5, 176(a0)
    li t5, 26
    sw t5, 184(a0)
    li t5, 27
    sw t5, 192(a0)
    li t5, 28
    sw t5, 200(a0)
    li t5, 29
    sw t5, 208(a0)
    li t5, 30
    sw t5, 216(a0)
    li t5, 31
    sw t5, 224(a0)
    li t5, 32
    sw t5, 232(a0)
    li t5, 33
    sw t5, 240(a0)
    li t5, 34
    sw t5, 248(a0)
    li t5, 35
    sw t5, 256(a0)
    li t5, 36
    sw t5, 264(a0)
    li t5, 37
    sw t5, 272(a0)
    li t5, 38
    sw t5, 280(a0)
    li t5, 39
    sw t5, 288(a0)
    li t5, 40
    sw t5, 296(a0)
    li t5, 41
    sw t5, 304(a0)
    li t5, 42
    sw t5, 312(a0)
    li t5, 43
    sw t5, 320(a0)
    li t5, 44
    sw t5, 328(a0)
    li t5, 45
    sw t5, 336(a0)
    li t5, 46
    sw t5, 344(a0)
    li t5, 47
    sw t5, 352(a0)
    li t5, 48
    sw t5, 360(a0)
    li t5, 49
    sw t5, 368(a0)
    li t5, 50
    sw t5, 376(a0)
    li t5, 51
    sw t5, 384(a0)
    li t5, 52
    sw t5, 392(a0)
    li t5, 53
    sw t5, 400(a0)
    li t5, 54
    sw t5, 408(a0)
    li t5, 55
    sw t5, 416(a0)
    li t5, 56
    sw t5, 424(a0)
    li t5, 57
    sw t5, 432(a0)
    li t5, 58
    sw t5, 440(a0)
    li t5, 59
    sw t5, 448(a0)
    li t5, 60
    sw t5, 456(a0)
    li t5, 61
    sw t5, 464(a0)
    li t5, 62
    sw t5, 472(a0)
    li t5, 63
    sw t5, 480(a0)
    li t5, 64
    sw t5, 488(a0)
    li t5, 65
    sw t5, 496(a0)
    li t5, 66
    sw t5, 504(a0)
    li t5, 67
    sw t5, 512(a0)
    li t5, 68
    sw t5, 520(a0)
    li t5, 69
    sw t5, 528(a0)
    li t5, 70
    sw t5, 536(a0)
    li t5, 71
    sw t5, 544(a0)
    li t5, 72
    sw t5, 552(a0)
    li t5, 73
    sw t5, 560(a0)
    li t5, 74
    sw t5, 568(a0)
    li t5, 75
    sw t5, 576(a0)
    li t5, 76
    sw t5, 584(a0)
    li t5, 77
    sw t5, 592(a0)
    li t5, 78
    sw t5, 600(a0)
    li t5, 79
    sw t5, 608(a0)
    li t5, 80
    sw t5, 616(a0)
    li t5, 81
    sw t5, 624(a0)
    li t5, 82
    sw t5, 632(a0)
    li t5, 83
    sw t5, 640(a0)
    li t5, 84
    sw t5, 648(a0)
    li t5, 85
    sw t5, 656(a0)
    li t5, 86
    sw t5, 664(a0)
    li t5, 87
    sw t5, 688(a0)
    # round 1 (cham.dsl:24)
    lui t5, 16
    addi t5, t5, -1
    and t6, t6, t5
    slli s4, t6, 15
    srli t6, t6, 1
    or t6, s4, t6
    # round 2 (cham.dsl:24)
    and a4, a4, t5
    sw a4, 116(a0)
    sw a4, 244(a0)
    sw a4, 372(a0)
    sw a4, 500(a0)
    sw a4, 628(a0)
    slli s4, a4, 8
    srli a4, a4, 8
    or a4, s4, a4
    # round 3 (cham.dsl:24)
    and a3, a3, t5
    slli s4, a3, 15
    srli a3, a3, 1
    or a3, s4, a3
    # round 5 (cham.dsl:24)
    and s0, s0, t5
    slli s4, s0, 15
    srli s0, s0, 1
    or s0, s4, s0
    # round 7 (cham.dsl:24)
    and s2, s2, t5
    slli s4, s2, 15
    srli s2, s2, 1
    or s2, s4, s2
    # round 9 (cham.dsl:24)
    and a6, a6, t5
    slli s4, a6, 15
    srli a6, a6, 1
    or a6, s4, a6
    # round 11 (cham.dsl:24)
    and t0, t0, t5
    slli s4, t0, 15
    srli t0, t0, 1
    or t0, s4, t0
    # round 13 (cham.dsl:24)
    and t2, t2, t5
    slli s4, t2, 15
    srli t2, t2, 1
    or t2, s4, t2
    # round 15 (cham.dsl:24)
    and t4, t4, t5
    slli s4, t4, 15
    srli t4, t4, 1
    or t4, s4, t4
    and t6, t6, t5
    sw t6, 108(a0)
    sw t6, 236(a0)
    sw t6, 364(a0)
    sw t6, 492(a0)
    sw t6, 620(a0)
    and t6, a4, t5
    sw t6, 680(a0)
    and t6, a3, t5
    sw t6, 124(a0)
    sw t6, 252(a0)
    sw t6, 380(a0)
    sw t6, 508(a0)
    sw t6, 636(a0)
    and t6, a2, t5
    sw t6, 4(a0)
    sw t6, 132(a0)
    sw t6, 260(a0)
    sw t6, 388(a0)
    sw t6, 516(a0)
    sw t6, 644(a0)
    and t6, s0, t5
    sw t6, 12(a0)
    sw t6, 140(a0)
    sw t6, 268(a0)
    sw t6, 396(a0)
    sw t6, 524(a0)
    sw t6, 652(a0)
    and t6, s1, t5
    sw t6, 20(a0)
    sw t6, 148(a0)
    sw t6, 276(a0)
    sw t6, 404(a0)
    sw t6, 532(a0)
    sw t6, 660(a0)
    and t6, s2, t5
    sw t6, 28(a0)
    sw t6, 156(a0)
    sw t6, 284(a0)
    sw t6, 412(a0)
    sw t6, 540(a0)
    sw t6, 668(a0)
    and t6, s3, t5
    sw t6, 36(a0)
    sw t6, 164(a0)
    sw t6, 292(a0)
    sw t6, 420(a0)
    sw t6, 548(a0)
    and a6, a6, t5
    sw a6, 44(a0)
    sw a6, 172(a0)
    sw a6, 300(a0)
    sw a6, 428(a0)
    sw a6, 556(a0)
    and a5, a5, t5
    sw a5, 52(a0)
    sw a5, 180(a0)
    sw a5, 308(a0)
    sw a5, 436(a0)
    sw a5, 564(a0)
    and a5, t0, t5
    sw a5, 60(a0)
    sw a5, 188(a0)
    sw a5, 316(a0)
    sw a5, 444(a0)
    sw a5, 572(a0)
    and a5, a7, t5
    sw a5, 68(a0)
    sw a5, 196(a0)
    sw a5, 324(a0)
    sw a5, 452(a0)
    sw a5, 580(a0)
    and a5, t2, t5
    sw a5, 76(a0)
    sw a5, 204(a0)
    sw a5, 332(a0)
    sw a5, 460(a0)
    sw a5, 588(a0)
    and a5, t1, t5
    sw a5, 84(a0)
    sw a5, 212(a0)
    sw a5, 340(a0)
    sw a5, 468(a0)
    sw a5, 596(a0)
    and a5, t4, t5
    sw a5, 92(a0)
    sw a5, 220(a0)
    sw a5, 348(a0)
    sw a5, 476(a0)
    sw a5, 604(a0)
    and a5, t3, t5
    sw a5, 100(a0)
    sw a5, 228(a0)
    sw a5, 356(a0)
    sw a5, 484(a0)
    sw a5, 612(a0)
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    addi sp, sp, 96
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
    lw t1, 680(a3)
    # round 3 (cham.dsl:24)
    lw t2, 124(a3)
    lhu t3, 0(a1)
    # round 1 (cham.dsl:24)
    lw t4, 672(a3)
    xor t0, a5, t0
    # round 2 (cham.dsl:24)
    lw t5, 676(a3)
    xor t1, a6, t1
    # round 3 (cham.dsl:24)
    lw t6, 684(a3)
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
    and t1, a6, t3
    # round 1 (cham.dsl:24)
    slli a6, t0, 8
    srli t2, t0, 8
    # round 2 (cham.dsl:24)
    slli t3, a5, 1
    srli a5, a5, 15
    # round 3 (cham.dsl:24)
    slli t4, t1, 8
    srli t5, t1, 8
    # round 1 (cham.dsl:24)
    or a6, a6, t2
    # round 2 (cham.dsl:24)
    or a5, t3, a5
    # round 3 (cham.dsl:24)
    or t2, t4, t5
    mv t3, a5
    mv a5, a7
    mv a7, a6
    mv a6, t0
    mv t0, t3
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 0
    addi a2, a3, 672
.Llwcc_cham64_128_ecb_encrypt_rv32i_round:
    # round 4 (cham.dsl:24)
    lw t3, 0(a3)
    lw t4, 4(a3)
    xor a5, a5, t3
    xor a6, a6, t4
    lui t3, 16
    add a5, a5, a6
    addi a6, t3, -1
    and a5, a5, a6
    slli t3, a5, 1
    srli a5, a5, 15
    # round 5 (cham.dsl:24)
    lw t4, 12(a3)
    # round 7 (cham.dsl:24)
    lw t5, 28(a3)
    # round 4 (cham.dsl:24)
    or a5, t3, a5
    # round 5 (cham.dsl:24)
    xor t3, t0, t4
    # round 7 (cham.dsl:24)
    xor t4, a5, t5
    # round 5 (cham.dsl:24)
    lw t5, 8(a3)
    and t3, t3, a6
    # round 6 (cham.dsl:24)
    lw t6, 16(a3)
    lw a4, 20(a3)
    # round 7 (cham.dsl:24)
    lw a1, 24(a3)
    and t4, t4, a6
    # round 5 (cham.dsl:24)
    slli a0, t3, 1
    srli t3, t3, 15
    # round 7 (cham.dsl:24)
    slli s0, t4, 1
    srli t4, t4, 15
    # round 5 (cham.dsl:24)
    xor a7, a7, t5
    or t3, a0, t3
    # round 6 (cham.dsl:24)
    xor t0, t0, t6
    xor t1, t1, a4
    # round 7 (cham.dsl:24)
    xor t2, t2, a1
    or t4, s0, t4
    # round 5 (cham.dsl:24)
    add a7, a7, t3
    # round 6 (cham.dsl:24)
    add t0, t0, t1
    # round 7 (cham.dsl:24)
    add t1, t2, t4
    # round 5 (cham.dsl:24)
    and a7, a7, a6
    # round 6 (cham.dsl:24)
    and t0, t0, a6
    # round 7 (cham.dsl:24)
    and t1, t1, a6
    # round 5 (cham.dsl:24)
    slli a6, a7, 8
    srli t2, a7, 8
    # round 6 (cham.dsl:24)
    slli t3, t0, 1
    srli t0, t0, 15
    # round 7 (cham.dsl:24)
    slli t4, t1, 8
    srli t5, t1, 8
    # round 5 (cham.dsl:24)
    or a6, a6, t2
    # round 6 (cham.dsl:24)
    or t0, t3, t0
    # round 7 (cham.dsl:24)
    or t2, t4, t5
    mv t3, a6
    mv a6, a7
    mv a7, t3
    addi a3, a3, 32
    bne a3, a2, .Llwcc_cham64_128_ecb_encrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    # round 88 (cham.dsl:24)
    lw t1, 688(a3)
    lw t3, 36(a3)
    xor a5, a5, t1
    xor a6, a6, t3
    lui t1, 16
    add a5, a5, a6
    addi a6, t1, -1
    and a5, a5, a6
    slli a6, a5, 1
    srli a5, a5, 15
    or a5, a6, a5
    sh a7, 0(a0)
    sh t0, 2(a0)
    sh t2, 4(a0)
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
    lw a5, 28(a3)
    lui a6, 16
    addi a6, a6, -1
    # round 88 (cham.dsl:24)
    lw a7, 688(a3)
    lhu t0, 6(a1)
    lw t1, 36(a3)
    lhu t2, 2(a1)
    lhu t3, 0(a1)
    # round 87 (cham.dsl:24)
    lw t4, 664(a3)
    # round 86 (cham.dsl:24)
    lw t5, 20(a3)
    lhu t6, 4(a1)
    lw a4, 656(a3)
    # round 88 (cham.dsl:24)
    slli a3, t0, 15
    # round 87 (cham.dsl:24)
    slli a2, t6, 8
    # round 88 (cham.dsl:24)
    slli a1, t3, 8
    srli t3, t3, 8
    or t3, a1, t3
    srli t0, t0, 1
    or t0, a3, t0
    # round 86 (cham.dsl:24)
    srli a3, t2, 1
    slli t2, t2, 15
    or t2, t2, a3
    # round 87 (cham.dsl:24)
    srli t6, t6, 8
    # round 88 (cham.dsl:24)
    xor t1, t3, t1
    sub t0, t0, t1
    # round 87 (cham.dsl:24)
    or t1, a2, t6
    # round 88 (cham.dsl:24)
    xor a7, t0, a7
    # round 87 (cham.dsl:24)
    xor a5, a7, a5
    and a5, a5, a6
    slli t0, a5, 1
    srli a5, a5, 15
    or a5, t0, a5
    sub a5, t1, a5
    xor a5, a5, t4
    # round 86 (cham.dsl:24)
    and a5, a5, a6
    srli a6, a5, 8
    slli a5, a5, 8
    or t0, a5, a6
    xor a5, t0, t5
    sub a5, t2, a5
    xor a5, a5, a4
    mv a6, t3
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 624
    addi a2, a3, -640
.Llwcc_cham64_128_ecb_decrypt_rv32i_round:
    # round 85 (cham.dsl:24)
    lw t1, 28(a3)
    lui t2, 16
    xor t1, a5, t1
    addi t2, t2, -1
    and t1, t1, t2
    slli t3, t1, 1
    srli t1, t1, 15
    or t1, t3, t1
    lw t3, 24(a3)
    sub a6, a6, t1
    xor a6, a6, t3
    # round 84 (cham.dsl:24)
    and a6, a6, t2
    and a7, a7, t2
    slli t1, a6, 8
    srli a6, a6, 8
    lw t3, 20(a3)
    slli t4, a7, 15
    srli a7, a7, 1
    or a6, t1, a6
    or a7, t4, a7
    xor t1, a6, t3
    lw t3, 16(a3)
    sub a7, a7, t1
    # round 83 (cham.dsl:24)
    lw t1, 12(a3)
    # round 84 (cham.dsl:24)
    xor a7, a7, t3
    # round 83 (cham.dsl:24)
    xor t1, a7, t1
    and t1, t1, t2
    slli t3, t1, 1
    srli t1, t1, 15
    or t1, t3, t1
    lw t3, 8(a3)
    sub t0, t0, t1
    xor t0, t0, t3
    # round 82 (cham.dsl:24)
    and t0, t0, t2
    and a5, a5, t2
    slli t1, t0, 8
    srli t0, t0, 8
    lw t2, 4(a3)
    slli t3, a5, 15
    srli a5, a5, 1
    or t0, t1, t0
    or a5, t3, a5
    xor t1, t0, t2
    lw t2, 0(a3)
    sub a5, a5, t1
    xor a5, a5, t2
    addi a3, a3, -32
    bne a3, a2, .Llwcc_cham64_128_ecb_decrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    # round 5 (cham.dsl:24)
    lw t1, 12(a3)
    lui t2, 16
    xor t1, a5, t1
    addi t2, t2, -1
    and t1, t1, t2
    slli t3, t1, 1
    srli t1, t1, 15
    or t1, t3, t1
    lw t3, 8(a3)
    sub a6, a6, t1
    xor a6, a6, t3
    # round 4 (cham.dsl:24)
    and a6, a6, t2
    and a7, a7, t2
    slli t1, a6, 8
    srli a6, a6, 8
    lw t3, 4(a3)
    slli t4, a7, 15
    srli a7, a7, 1
    or a6, t1, a6
    or a7, t4, a7
    xor t1, a6, t3
    lw t3, 0(a3)
    sub a7, a7, t1
    # round 3 (cham.dsl:24)
    lw t1, 124(a3)
    # round 4 (cham.dsl:24)
    xor a7, a7, t3
    # round 3 (cham.dsl:24)
    xor t1, a7, t1
    and t1, t1, t2
    slli t3, t1, 1
    srli t1, t1, 15
    or t1, t3, t1
    lw t3, 684(a3)
    sub t0, t0, t1
    # round 2 (cham.dsl:24)
    lw t1, 680(a3)
    # round 3 (cham.dsl:24)
    xor t0, t0, t3
    # round 2 (cham.dsl:24)
    xor t1, t0, t1
    and a5, a5, t2
    and t1, t1, t2
    slli t3, a5, 15
    srli a5, a5, 1
    slli t4, t1, 8
    srli t1, t1, 8
    or a5, t3, a5
    or t1, t4, t1
    lw t3, 676(a3)
    sub a5, a5, t1
    # round 1 (cham.dsl:24)
    lw t1, 108(a3)
    # round 2 (cham.dsl:24)
    xor a5, a5, t3
    # round 1 (cham.dsl:24)
    xor t1, a5, t1
    and t1, t1, t2
    slli t2, t1, 1
    srli t1, t1, 15
    or t1, t2, t1
    lw t2, 672(a3)
    sub a6, a6, t1
    xor a6, a6, t2
    sh a6, 0(a0)
    sh a5, 2(a0)
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
    lw t1, 672(a0)
    srli a7, a7, 15
    or a7, t0, a7
    xor a6, a6, t1
    add a6, a6, a7
    lui a7, 16
    addi a7, a7, -1
    and a6, a6, a7
    slli t0, a6, 8
    # round 5 (cham.dsl:24)
    lw t1, 8(a0)
    # round 2 (cham.dsl:24)
    lw t2, 676(a0)
    # round 1 (cham.dsl:24)
    srli t3, a6, 8
    or t0, t0, t3
    # round 5 (cham.dsl:24)
    xor t0, t0, t1
    # round 4 (cham.dsl:24)
    lw t1, 4(a0)
    # round 5 (cham.dsl:24)
    and a7, t0, a7
    sw a7, 700(a0)
    # round 4 (cham.dsl:24)
    xor a6, a6, t1
    # round 2 (cham.dsl:24)
    xor a5, a5, t2
    sw a6, 696(a0)
    sw a5, 692(a0)
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
    lw a7, 680(a3)
    or a5, a6, a5
    lui a6, 16
    xor a7, a5, a7
    addi a6, a6, -1
    and a7, a7, a6
    slli t0, a7, 8
    srli a7, a7, 8
    lw t1, 692(a3)
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
    lw t3, 684(a3)
    and t1, t1, a6
    # round 4 (cham.dsl:24)
    lw t4, 0(a3)
    # round 5 (cham.dsl:24)
    and t2, t2, a6
    # round 3 (cham.dsl:24)
    slli t5, t1, 1
    srli t1, t1, 15
    # round 4 (cham.dsl:24)
    lw t6, 696(a3)
    # round 5 (cham.dsl:24)
    slli a4, t2, 1
    srli t2, t2, 15
    lw a3, 700(a3)
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
    and t1, t1, a6
    # round 3 (cham.dsl:24)
    slli a6, a5, 8
    srli t2, a5, 8
    # round 4 (cham.dsl:24)
    slli t3, t0, 1
    srli t0, t0, 15
    # round 5 (cham.dsl:24)
    slli t4, t1, 8
    srli t5, t1, 8
    # round 3 (cham.dsl:24)
    or a6, a6, t2
    # round 4 (cham.dsl:24)
    or t0, t3, t0
    # round 5 (cham.dsl:24)
    or t2, t4, t5
    mv t3, a5
    mv a5, a7
    mv a7, a6
    mv a6, t3
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 16
    addi a2, a3, 640
.Llwcc_cham64_128_ctr_crypt_rv32i_round:
    # round 6 (cham.dsl:24)
    lw t3, 0(a3)
    lw t4, 4(a3)
    xor a5, a5, t3
    xor a6, a6, t4
    lui t3, 16
    add a5, a5, a6
    addi a6, t3, -1
    and a5, a5, a6
    slli t3, a5, 1
    srli a5, a5, 15
    # round 7 (cham.dsl:24)
    lw t4, 12(a3)
    # round 9 (cham.dsl:24)
    lw t5, 28(a3)
    # round 6 (cham.dsl:24)
    or a5, t3, a5
    # round 7 (cham.dsl:24)
    xor t3, t0, t4
    # round 9 (cham.dsl:24)
    xor t4, a5, t5
    # round 7 (cham.dsl:24)
    lw t5, 8(a3)
    and t3, t3, a6
    # round 8 (cham.dsl:24)
    lw t6, 16(a3)
    lw a4, 20(a3)
    # round 9 (cham.dsl:24)
    lw a1, 24(a3)
    and t4, t4, a6
    # round 7 (cham.dsl:24)
    slli a0, t3, 1
    srli t3, t3, 15
    # round 9 (cham.dsl:24)
    slli s0, t4, 1
    srli t4, t4, 15
    # round 7 (cham.dsl:24)
    xor a7, a7, t5
    or t3, a0, t3
    # round 8 (cham.dsl:24)
    xor t0, t0, t6
    xor t1, t1, a4
    # round 9 (cham.dsl:24)
    xor t2, t2, a1
    or t4, s0, t4
    # round 7 (cham.dsl:24)
    add a7, a7, t3
    # round 8 (cham.dsl:24)
    add t0, t0, t1
    # round 9 (cham.dsl:24)
    add t1, t2, t4
    # round 7 (cham.dsl:24)
    and a7, a7, a6
    # round 8 (cham.dsl:24)
    and t0, t0, a6
    # round 9 (cham.dsl:24)
    and t1, t1, a6
    # round 7 (cham.dsl:24)
    slli a6, a7, 8
    srli t2, a7, 8
    # round 8 (cham.dsl:24)
    slli t3, t0, 1
    srli t0, t0, 15
    # round 9 (cham.dsl:24)
    slli t4, t1, 8
    srli t5, t1, 8
    # round 7 (cham.dsl:24)
    or a6, a6, t2
    # round 8 (cham.dsl:24)
    or t0, t3, t0
    # round 9 (cham.dsl:24)
    or t2, t4, t5
    mv t3, a6
    mv a6, a7
    mv a7, t3
    addi a3, a3, 32
    bne a3, a2, .Llwcc_cham64_128_ctr_crypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    lw a4, 76(sp)
    # round 86 (cham.dsl:24)
    lw t3, 656(a3)
    lui t4, 16
    addi t4, t4, -1
    lw t5, 20(a3)
    # round 88 (cham.dsl:24)
    lw t6, 36(a3)
    # round 86 (cham.dsl:24)
    xor a6, a6, t5
    xor a5, a5, t3
    add a5, a5, a6
    # round 88 (cham.dsl:24)
    lhu a6, 6(a1)
    lw t3, 688(a3)
    lhu t5, 2(a1)
    # round 87 (cham.dsl:24)
    lw s0, 664(a3)
    # round 88 (cham.dsl:24)
    lhu s1, 0(a1)
    lhu s2, 4(a1)
    # round 87 (cham.dsl:24)
    lw s3, 28(a3)
    # round 88 (cham.dsl:24)
    xor t3, t0, t3
    xor t1, t1, t6
    # round 87 (cham.dsl:24)
    xor t0, t0, s3
    and t0, t0, t4
    srli t6, t0, 15
    xor a7, a7, s0
    slli t0, t0, 1
    # round 88 (cham.dsl:24)
    add t1, t3, t1
    and t1, t1, t4
    # round 86 (cham.dsl:24)
    and a5, a5, t4
    srli t3, a5, 15
    slli a5, a5, 1
    # round 88 (cham.dsl:24)
    xor t2, s1, t2
    sh t2, 0(a0)
    srli t2, t1, 15
    # round 87 (cham.dsl:24)
    or t0, t0, t6
    add a7, a7, t0
    # round 88 (cham.dsl:24)
    slli t0, t1, 1
    # round 86 (cham.dsl:24)
    or a5, a5, t3
    # round 88 (cham.dsl:24)
    xor a5, t5, a5
    # round 87 (cham.dsl:24)
    and a7, a7, t4
    slli t1, a7, 8
    # round 88 (cham.dsl:24)
    or t0, t0, t2
    xor a6, a6, t0
    sh a6, 6(a0)
    # round 87 (cham.dsl:24)
    srli a6, a7, 8
    or a6, t1, a6
    # round 88 (cham.dsl:24)
    xor a6, s2, a6
    sh a5, 2(a0)
    sh a6, 4(a0)
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
    addi sp, sp, 112
    ret
    .size lwcc_cham64_128_ctr_crypt_rv32i, .-lwcc_cham64_128_ctr_crypt_rv32i
