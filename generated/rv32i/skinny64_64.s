# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile skinny --set skinny64_64 --target rv32i --lanes 1 --slicing plane
# passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(lanes=1) complement() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() resident_keys() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 432
# layout:    planes of 16 S-boxes, 2 blocks side by side; cells in 8 arrangements
# sizes:     in bytes: block 8, key 8, nonce 4, rk 652, ctx 668, align 4, group 16, stack 432
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:a9108b718cfe03efe24927cd1625bca42c32905765dafc780520cdbf619de009

    .text

    .balign 4
    .global lwcc_skinny64_64_key_setup_rv32i
    .type lwcc_skinny64_64_key_setup_rv32i, %function
lwcc_skinny64_64_key_setup_rv32i:
    addi sp, sp, -416
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
    lui t0, 349525
    srli a6, a5, 1
    xor a7, a6, a5
    addi t0, t0, 1365
    and a7, a7, t0
    slli t1, a7, 1
    xor t1, a5, t1
    srli t2, t1, 4
    lw t3, 4(a1)
    lui t5, 61681
    srli t4, t3, 1
    xor t4, t4, t3
    and t0, t4, t0
    slli t4, t0, 1
    xor t4, t3, t4
    xor t2, t2, t4
    addi t5, t5, -241
    and t2, t2, t5
    slli t6, t2, 4
    xor t1, t1, t6
    srli t6, t1, 8
    xor t2, t4, t2
    xor t4, t6, t2
    lui t6, 4080
    addi t6, t6, 255
    and t4, t4, t6
    slli a4, t4, 8
    xor t1, t1, a4
    srli a4, t1, 16
    xor t2, t2, t4
    xor t4, a4, t2
    lui a4, 16
    addi a4, a4, -1
    and t4, t4, a4
    slli a3, t4, 16
    xor t1, t1, a3
    srli a3, t1, 2
    xor t2, t2, t4
    xor t4, a3, t2
    lui a3, 209715
    addi a3, a3, 819
    and t4, t4, a3
    slli a2, t4, 2
    xor t1, t1, a2
    and a2, t1, t5
    xori a2, a2, 768
    sw a2, 0(a0)
    xor a7, a5, a7
    srli s0, a7, 4
    xor t0, t3, t0
    xor s0, s0, t0
    and s0, s0, t5
    slli s1, s0, 4
    xor a7, a7, s1
    srli s1, a7, 8
    xor t0, t0, s0
    xor s0, s1, t0
    and t6, s0, t6
    slli s0, t6, 8
    xor a7, a7, s0
    srli s0, a7, 16
    xor t0, t0, t6
    xor t6, s0, t0
    and t6, t6, a4
    slli a4, t6, 16
    xor a7, a7, a4
    srli a4, a7, 2
    xor t0, t0, t6
    xor t6, a4, t0
    and t6, t6, a3
    slli a4, t6, 2
    xor a7, a7, a4
    and a4, a7, t5
    lui a3, 3
    xor a4, a4, a3
    sw a4, 4(a0)
    xor t2, t2, t4
    and t4, t2, t5
    # round 1 (skinny.dsl:60)
    not s0, t4
    sw s0, 8(a0)
    xor t0, t0, t6
    and t6, t0, t5
    not s0, t6
    sw s0, 12(a0)
    slli s0, t1, 2
    srli s1, t1, 30
    or s0, s0, s1
    andi s1, s0, 195
    srli s2, t1, 20
    andi s3, s2, 768
    or s1, s1, s3
    slli s3, t1, 8
    lui s4, 786444
    and s5, s3, s4
    or s1, s1, s5
    srli s5, t1, 4
    lui s6, 48
    and s7, s5, s6
    or s1, s1, s7
    slli s7, t1, 10
    lui s8, 15360
    and s7, s7, s8
    or s1, s1, s7
    xori s1, s1, 192
    sw s1, 16(a0)
    slli s7, a7, 2
    srli s9, a7, 30
    or s7, s7, s9
    andi s9, s7, 195
    srli s10, a7, 20
    andi s11, s10, 768
    or s9, s9, s11
    slli s11, a7, 8
    and ra, s11, s4
    or s9, s9, ra
    srli ra, a7, 4
    sw a4, 96(sp)
    and a4, ra, s6
    or a4, s9, a4
    slli s9, a7, 10
    and s9, s9, s8
    or a4, a4, s9
    lui s9, 192
    addi s9, s9, 192
    xor a4, a4, s9
    sw a4, 20(a0)
    sw s10, 100(sp)
    slli s10, t2, 2
    sw s2, 104(sp)
    srli s2, t2, 30
    or s2, s10, s2
    andi s10, s2, 195
    sw t5, 108(sp)
    srli t5, t2, 20
    andi t5, t5, 768
    or t5, s10, t5
    slli s10, t2, 8
    sw t6, 112(sp)
    and t6, s10, s4
    or t5, t5, t6
    srli t6, t2, 4
    sw t4, 116(sp)
    and t4, t6, s6
    or t4, t5, t4
    slli t5, t2, 10
    and t5, t5, s8
    or t4, t4, t5
    # round 2 (skinny.dsl:60)
    not t5, t4
    sw t5, 24(a0)
    slli t5, t0, 2
    srli a3, t0, 30
    or t5, t5, a3
    andi a3, t5, 195
    srli t3, t0, 20
    andi t3, t3, 768
    or t3, a3, t3
    slli a3, t0, 8
    and s4, a3, s4
    or t3, t3, s4
    srli s4, t0, 4
    sw s9, 120(sp)
    and s9, s4, s6
    or t3, t3, s9
    slli s9, t0, 10
    and s9, s9, s8
    or t3, t3, s9
    not s9, t3
    sw s9, 28(a0)
    andi s9, s5, 48
    srli s8, t1, 18
    andi s8, s8, 192
    or s8, s9, s8
    slli s9, t1, 26
    sw s5, 124(sp)
    srli s5, t1, 6
    or s5, s9, s5
    lui s9, 196611
    and s6, s5, s9
    or s6, s8, s6
    srli s8, t1, 2
    sw s5, 128(sp)
    lui s5, 12
    sw t3, 132(sp)
    and t3, s8, s5
    or t3, s6, t3
    slli s6, t1, 20
    sw t5, 136(sp)
    lui t5, 768
    sw s6, 140(sp)
    and s6, s6, t5
    or t3, t3, s6
    slli s6, a5, 2
    sw t4, 144(sp)
    lui t4, 263168
    sw s2, 148(sp)
    and s2, s6, t4
    or t3, t3, s2
    slli s2, a5, 3
    sw a4, 152(sp)
    lui a4, 526336
    and s2, s2, a4
    or t3, t3, s2
    xor t3, t3, t5
    sw t3, 32(a0)
    andi s2, ra, 48
    sw ra, 156(sp)
    srli ra, a7, 18
    andi ra, ra, 192
    or s2, s2, ra
    slli ra, a7, 26
    sw t3, 160(sp)
    srli t3, a7, 6
    or t3, ra, t3
    and ra, t3, s9
    or s2, s2, ra
    srli ra, a7, 2
    sw t3, 164(sp)
    and t3, ra, s5
    or t3, s2, t3
    slli s2, a7, 20
    and s2, s2, t5
    or t3, t3, s2
    sw s2, 168(sp)
    slli s2, a5, 1
    sw s7, 172(sp)
    and s7, s2, t4
    or t3, t3, s7
    and s6, s6, a4
    or t3, t3, s6
    lui s6, 816
    xor t3, t3, s6
    sw t3, 36(a0)
    andi s7, t6, 48
    srli s6, t2, 18
    andi s6, s6, 192
    or s6, s7, s6
    slli s7, t2, 26
    sw t6, 176(sp)
    srli t6, t2, 6
    or t6, s7, t6
    and s7, t6, s9
    or s6, s6, s7
    srli s7, t2, 2
    sw t6, 180(sp)
    and t6, s7, s5
    or t6, s6, t6
    slli s6, t2, 20
    and s6, s6, t5
    or t6, t6, s6
    and s6, a5, t4
    or t6, t6, s6
    and s2, s2, a4
    or t6, t6, s2
    xor t6, t6, t5
    # round 3 (skinny.dsl:60)
    not s2, t6
    sw s2, 40(a0)
    andi s2, s4, 48
    srli s6, t0, 18
    andi s6, s6, 192
    or s2, s2, s6
    slli s6, t0, 26
    sw s4, 184(sp)
    srli s4, t0, 6
    or s4, s6, s4
    and s6, s4, s9
    or s2, s2, s6
    srli s6, t0, 2
    and s9, s6, s5
    or s2, s2, s9
    slli s9, t0, 20
    and s9, s9, t5
    or s2, s2, s9
    and a6, a6, t4
    or a6, s2, a6
    and s2, a5, a4
    or a6, a6, s2
    not s2, a6
    sw s2, 44(a0)
    slli s2, t1, 4
    srli s9, t1, 28
    or s2, s2, s9
    lui s9, 49152
    addi s9, s9, 12
    and a4, s2, s9
    slli t4, t1, 8
    srli a5, t1, 24
    or a5, t4, a5
    lui t4, 768
    addi t4, t4, 48
    and a5, a5, t4
    or a5, a4, a5
    slli a4, t1, 6
    lui t5, 1
    addi t5, t5, -1024
    sw a4, 188(sp)
    and a4, a4, t5
    or a5, a5, a4
    lui a4, 195
    sw s8, 192(sp)
    and s8, s8, a4
    or a5, a5, s8
    slli s8, t1, 22
    sw s4, 196(sp)
    lui s4, 196608
    and s8, s8, s4
    or a5, a5, s8
    lui s8, 49152
    xor a5, a5, s8
    sw a5, 48(a0)
    slli s5, a7, 4
    sw a5, 200(sp)
    srli a5, a7, 28
    or a5, s5, a5
    and s5, a5, s9
    sw a5, 204(sp)
    slli a5, a7, 8
    sw s2, 208(sp)
    srli s2, a7, 24
    or a5, a5, s2
    and a5, a5, t4
    or a5, s5, a5
    slli s2, a7, 6
    and s5, s2, t5
    or a5, a5, s5
    and s5, ra, a4
    or a5, a5, s5
    slli s5, a7, 22
    sw s2, 212(sp)
    and s2, s5, s4
    or a5, a5, s2
    lui s2, 49164
    xor a5, a5, s2
    sw a5, 52(a0)
    slli s2, t2, 4
    sw s5, 216(sp)
    srli s5, t2, 28
    or s2, s2, s5
    and s5, s2, s9
    sw ra, 220(sp)
    slli ra, t2, 8
    sw s2, 224(sp)
    srli s2, t2, 24
    or s2, ra, s2
    and s2, s2, t4
    or s2, s5, s2
    slli s5, t2, 6
    and ra, s5, t5
    or s2, s2, ra
    and ra, s7, a4
    or s2, s2, ra
    slli ra, t2, 22
    and ra, ra, s4
    or s2, s2, ra
    xor s2, s2, s8
    # round 4 (skinny.dsl:60)
    not ra, s2
    sw ra, 56(a0)
    slli ra, t0, 4
    sw s5, 228(sp)
    srli s5, t0, 28
    or s5, ra, s5
    and ra, s5, s9
    sw s2, 232(sp)
    slli s2, t0, 8
    sw s9, 236(sp)
    srli s9, t0, 24
    or s2, s2, s9
    and s2, s2, t4
    or s2, ra, s2
    slli s9, t0, 6
    and ra, s9, t5
    or s2, s2, ra
    and ra, s6, a4
    or s2, s2, ra
    slli ra, t0, 22
    and ra, ra, s4
    or s2, s2, ra
    xor s2, s2, s8
    not ra, s2
    sw ra, 60(a0)
    slli ra, t1, 6
    srli s4, t1, 26
    or s4, ra, s4
    lui ra, 12288
    addi ra, ra, 3
    and s8, s4, ra
    lui a4, 48
    addi a4, a4, 12
    sw s9, 240(sp)
    and s9, t1, a4
    or s8, s8, s9
    lui s9, 192
    addi s9, s9, 768
    sw s2, 244(sp)
    and s2, s3, s9
    or s2, s8, s2
    slli s8, a2, 18
    sw a2, 248(sp)
    srli a2, a2, 14
    or a2, s8, a2
    lui s8, 49153
    addi s8, s8, -1024
    and a2, a2, s8
    or a2, s2, a2
    lui s2, 12288
    xor a2, a2, s2
    sw a2, 64(a0)
    sw a2, 252(sp)
    slli a2, a7, 6
    sw s4, 256(sp)
    srli s4, a7, 26
    or a2, a2, s4
    and s4, a2, ra
    sw a2, 260(sp)
    and a2, a7, a4
    or a2, s4, a2
    and s4, s11, s9
    or a2, a2, s4
    slli s4, a7, 18
    sw s6, 264(sp)
    srli s6, a7, 14
    or s4, s4, s6
    and s4, s4, s8
    or a2, a2, s4
    lui s4, 208896
    xor a2, a2, s4
    sw a2, 68(a0)
    slli s6, t2, 6
    srli s4, t2, 26
    or s4, s6, s4
    and s6, s4, ra
    sw s4, 268(sp)
    and s4, t2, a4
    or s4, s6, s4
    and s6, s10, s9
    or s4, s4, s6
    slli s6, t2, 18
    sw a2, 272(sp)
    srli a2, t2, 14
    or a2, s6, a2
    and a2, a2, s8
    or a2, s4, a2
    xor a2, a2, s2
    # round 5 (skinny.dsl:60)
    not a2, a2
    sw a2, 72(a0)
    slli a2, t0, 6
    srli s4, t0, 26
    or a2, a2, s4
    and s4, a2, ra
    and a4, t0, a4
    or a4, s4, a4
    and s4, a3, s9
    or a4, a4, s4
    slli s4, t0, 18
    srli s6, t0, 14
    or s4, s4, s6
    and s4, s4, s8
    or a4, a4, s4
    xor a4, a4, s2
    not s4, a4
    sw s4, 76(a0)
    lui s4, 3072
    addi s4, s4, 3
    and s0, s0, s4
    slli s6, t1, 16
    srli s9, t1, 16
    or s6, s6, s9
    lui s9, 786432
    addi s9, s9, 192
    and s2, s6, s9
    or s0, s0, s2
    slli s2, s1, 18
    sw a4, 276(sp)
    srli a4, s1, 14
    or a4, s2, a4
    lui s2, 12288
    addi s2, s2, 768
    and a4, a4, s2
    or a4, s0, a4
    lui s0, 12
    sw s8, 280(sp)
    and s8, s3, s0
    or a4, a4, s8
    srli s8, t1, 12
    sw s6, 284(sp)
    lui s6, 48
    sw s8, 288(sp)
    and s8, s8, s6
    or a4, a4, s8
    sw a4, 80(a0)
    lw s8, 172(sp)
    sw a4, 172(sp)
    and s8, s8, s4
    slli a4, a7, 16
    sw ra, 292(sp)
    srli ra, a7, 16
    or a4, a4, ra
    and ra, a4, s9
    or s8, s8, ra
    lw ra, 152(sp)
    sw a4, 296(sp)
    slli a4, ra, 18
    srli ra, ra, 14
    or a4, a4, ra
    and a4, a4, s2
    or a4, s8, a4
    and s8, s11, s0
    or a4, a4, s8
    srli s8, a7, 12
    and ra, s8, s6
    or a4, a4, ra
    sw s8, 300(sp)
    lui s8, 3072
    addi s8, s8, 12
    xor a4, a4, s8
    sw a4, 84(a0)
    sw s8, 304(sp)
    lw s8, 148(sp)
    sw a7, 148(sp)
    and s8, s8, s4
    slli a7, t2, 16
    sw ra, 308(sp)
    srli ra, t2, 16
    or a7, a7, ra
    and ra, a7, s9
    or s8, s8, ra
    lw ra, 144(sp)
    sw a7, 312(sp)
    slli a7, ra, 18
    srli ra, ra, 14
    or a7, a7, ra
    and a7, a7, s2
    or a7, s8, a7
    and s8, s10, s0
    or a7, a7, s8
    srli s8, t2, 12
    and ra, s8, s6
    or a7, a7, ra
    lui ra, 3072
    xor a7, a7, ra
    # round 6 (skinny.dsl:60)
    sw a7, 316(sp)
    not a7, a7
    sw a7, 88(a0)
    lw a7, 136(sp)
    sw s8, 136(sp)
    and a7, a7, s4
    slli s4, t0, 16
    srli s8, t0, 16
    or s4, s4, s8
    and s8, s4, s9
    or a7, a7, s8
    lw s8, 132(sp)
    sw s4, 320(sp)
    slli s4, s8, 18
    srli s8, s8, 14
    or s4, s4, s8
    and s4, s4, s2
    or a7, a7, s4
    and s4, a3, s0
    or a7, a7, s4
    srli s4, t0, 12
    and s8, s4, s6
    or a7, a7, s8
    xor a7, a7, ra
    not s8, a7
    sw s8, 92(a0)
    lw s8, 160(sp)
    lui s6, 3
    srli ra, s8, 10
    addi s6, s6, 48
    and ra, ra, s6
    sw a7, 324(sp)
    slli a7, s8, 2
    lui s0, 3072
    addi s0, s0, 192
    and a7, a7, s0
    or a7, ra, a7
    slli ra, s8, 8
    sw s4, 328(sp)
    lui s4, 780
    and ra, ra, s4
    or a7, a7, ra
    lui ra, 983040
    and s8, s8, ra
    or a7, a7, s8
    xori a7, a7, 48
    sw a7, 96(a0)
    srli s8, t3, 10
    and s8, s8, s6
    sw a7, 332(sp)
    slli a7, t3, 2
    and a7, a7, s0
    or a7, s8, a7
    slli s8, t3, 8
    and s8, s8, s4
    or a7, a7, s8
    and s8, t3, ra
    or a7, a7, s8
    xori a7, a7, 3
    sw a7, 100(a0)
    srli s8, t6, 10
    and s8, s8, s6
    sw a7, 336(sp)
    andi a7, s7, 192
    or a7, s8, a7
    slli s8, t2, 22
    sw s2, 340(sp)
    srli s2, t2, 10
    or s2, s8, s2
    lui s8, 3084
    sw s2, 344(sp)
    and s2, s2, s8
    or a7, a7, s2
    slli s2, t2, 2
    lui s8, 768
    sw s2, 348(sp)
    and s2, s2, s8
    or a7, a7, s2
    and s2, t6, ra
    or a7, a7, s2
    xori a7, a7, 48
    # round 7 (skinny.dsl:60)
    not s2, a7
    sw s2, 104(a0)
    srli s2, a6, 10
    and s2, s2, s6
    sw t6, 352(sp)
    slli t6, a6, 2
    and t6, t6, s0
    or t6, s2, t6
    slli s2, a6, 8
    and s2, s2, s4
    or t6, t6, s2
    and s2, a6, ra
    or t6, t6, s2
    xori t6, t6, 48
    not s2, t6
    sw s2, 108(a0)
    lui s2, 1
    addi s2, s2, -1012
    lw s4, 208(sp)
    lw ra, 200(sp)
    and s4, s4, s2
    sw a6, 208(sp)
    slli a6, ra, 10
    srli ra, ra, 22
    or a6, a6, ra
    and a6, a6, t4
    or a6, s4, a6
    lw s4, 4(a1)
    sw t6, 356(sp)
    slli ra, s4, 24
    srli t6, s4, 8
    or t6, ra, t6
    lui ra, 65537
    sw a7, 360(sp)
    and a7, t6, ra
    or a6, a6, a7
    slli a7, s4, 25
    sw s0, 364(sp)
    srli s0, s4, 7
    or a7, a7, s0
    lui s0, 131074
    and a7, a7, s0
    or a6, a6, a7
    slli a7, s1, 10
    sw s6, 368(sp)
    lui s6, 49344
    sw a7, 372(sp)
    and a7, a7, s6
    or a6, a6, a7
    xor a6, a6, t5
    sw a6, 112(a0)
    lw a7, 204(sp)
    sw a6, 204(sp)
    and a7, a7, s2
    slli a6, a5, 10
    sw a5, 376(sp)
    srli a5, a5, 22
    or a5, a6, a5
    and a5, a5, t4
    or a5, a7, a5
    slli a6, s4, 23
    srli a7, s4, 9
    or a6, a6, a7
    and a6, a6, ra
    or a5, a5, a6
    and a6, t6, s0
    or a5, a5, a6
    lw a6, 152(sp)
    slli a7, a6, 10
    and t6, a7, s6
    or a5, a5, t6
    lui t6, 786433
    addi t6, t6, -1024
    xor a5, a5, t6
    sw a5, 116(a0)
    lw s0, 224(sp)
    lw s4, 144(sp)
    and s0, s0, s2
    slli ra, s4, 6
    sw t6, 224(sp)
    srli t6, s4, 26
    or t6, ra, t6
    lui ra, 196608
    addi ra, ra, 48
    and t6, t6, ra
    or t6, s0, t6
    lui s0, 3
    sw s7, 380(sp)
    and s7, s7, s0
    or t6, t6, s7
    slli s7, s4, 10
    and s7, s7, s6
    or t6, t6, s7
    slli s7, t2, 16
    and s7, s7, s8
    or t6, t6, s7
    # round 8 (skinny.dsl:60)
    not t6, t6
    sw t6, 120(a0)
    and t6, s5, s2
    lw s5, 132(sp)
    sw t4, 384(sp)
    slli s7, s5, 6
    srli t4, s5, 26
    or t4, s7, t4
    and t4, t4, ra
    or t4, t6, t4
    lw t6, 264(sp)
    and s7, t6, s0
    or t4, t4, s7
    slli s7, s5, 10
    and s6, s7, s6
    or t4, t4, s6
    slli s6, t0, 16
    and s6, s6, s8
    or t4, t4, s6
    xor t4, t4, t5
    not s6, t4
    sw s6, 124(a0)
    lw s6, 256(sp)
    lw s7, 128(sp)
    andi s6, s6, 771
    lw t6, 236(sp)
    sw t4, 128(sp)
    and s7, s7, t6
    or s6, s6, s7
    lw s7, 252(sp)
    lui t4, 12336
    srli s7, s7, 14
    and s7, s7, t5
    or s6, s6, s7
    lw s7, 160(sp)
    andi a2, a2, 771
    slli s7, s7, 10
    and s7, s7, t4
    or s6, s6, s7
    lui s7, 192
    and s0, s3, s7
    or s0, s6, s0
    xori s0, s0, 768
    sw s0, 128(a0)
    lw s6, 260(sp)
    sw s3, 260(sp)
    lw s3, 164(sp)
    andi s6, s6, 771
    and s3, s3, t6
    or s3, s6, s3
    lw s6, 272(sp)
    srli s6, s6, 14
    and s6, s6, t5
    or s3, s3, s6
    slli s6, t3, 10
    and t4, s6, t4
    or t4, s3, t4
    and s3, s11, s7
    or t4, t4, s3
    lui s3, 3
    addi s3, s3, 768
    xor t4, t4, s3
    sw t4, 132(a0)
    lw s3, 268(sp)
    lw s6, 180(sp)
    andi s3, s3, 771
    and s6, s6, t6
    or s3, s3, s6
    srli s6, t2, 8
    lui s7, 49
    addi s7, s7, -1024
    and s6, s6, s7
    or s3, s3, s6
    lui s6, 12480
    and s10, s10, s6
    or s3, s3, s10
    xori s3, s3, 768
    # round 9 (skinny.dsl:60)
    not s10, s3
    sw s10, 136(a0)
    lw s10, 196(sp)
    and a3, a3, s6
    and s10, s10, t6
    or a2, a2, s10
    srli s10, t0, 8
    and s7, s10, s7
    or a2, a2, s7
    or a3, a2, a3
    not a3, a3
    sw a3, 140(a0)
    lw a3, 200(sp)
    slli s6, s1, 6
    srli a2, a3, 10
    andi a2, a2, 771
    and s6, s6, s9
    or a2, a2, s6
    slli s6, t1, 2
    lui s7, 12300
    and s7, s6, s7
    or a2, a2, s7
    slli s7, s1, 8
    lui s10, 3120
    and s7, s7, s10
    or a2, a2, s7
    xori a2, a2, 192
    sw a2, 144(a0)
    lw s7, 156(sp)
    slli a3, a6, 6
    andi s10, s7, 3
    and a3, a3, s9
    or a3, s10, a3
    slli s10, a4, 18
    sw s3, 196(sp)
    srli s3, a4, 14
    or s3, s10, s3
    lw s10, 340(sp)
    lui a6, 3084
    and s3, s3, s10
    or a3, a3, s3
    lw s3, 376(sp)
    srli s3, s3, 6
    and s3, s3, a6
    or a3, a3, s3
    lw s3, 308(sp)
    or a3, a3, s3
    lw s3, 120(sp)
    xor a3, a3, s3
    sw a3, 148(a0)
    srli s3, s4, 6
    lw s7, 292(sp)
    slli s4, s4, 6
    and s3, s3, s7
    and s4, s4, s9
    or s3, s3, s4
    lui s4, 48
    addi s4, s4, 768
    sw a4, 120(sp)
    lw a4, 136(sp)
    and a4, a4, s4
    or a4, s3, a4
    lw s3, 232(sp)
    sw t5, 308(sp)
    srli t5, s3, 6
    and t5, t5, a6
    or t5, a4, t5
    xori t5, t5, 192
    # round 10 (skinny.dsl:60)
    not a4, t5
    sw a4, 152(a0)
    srli a4, s5, 6
    and a4, a4, s7
    slli s7, s5, 6
    and s7, s7, s9
    or a4, a4, s7
    lw s7, 328(sp)
    and s4, s7, s4
    or a4, a4, s4
    lw s4, 244(sp)
    srli s7, s4, 6
    and a6, s7, a6
    or a6, a4, a6
    xori a6, a6, 192
    not a4, a6
    sw a4, 156(a0)
    lw a4, 368(sp)
    sw a6, 328(sp)
    and s7, s6, a4
    lw a6, 332(sp)
    sw t5, 292(sp)
    slli t5, a6, 2
    lw s5, 364(sp)
    sw s9, 180(sp)
    and t5, t5, s5
    or t5, s7, t5
    srli s7, t1, 10
    lui s5, 12
    and s9, s7, s5
    or t5, t5, s9
    slli s9, a6, 22
    srli a6, a6, 10
    or a6, s9, a6
    lui s9, 197376
    and a6, a6, s9
    or a6, t5, a6
    slli t5, t1, 30
    or a6, a6, t5
    sw a6, 160(a0)
    lw t5, 148(sp)
    sw t3, 268(sp)
    slli t3, t5, 2
    and s10, t3, a4
    srli t5, t5, 10
    sw a6, 272(sp)
    lui a6, 12
    addi a6, a6, 192
    sw s11, 164(sp)
    and s11, t5, a6
    or s10, s10, s11
    lw s11, 336(sp)
    sw a3, 256(sp)
    slli a3, s11, 22
    srli s11, s11, 10
    or a3, a3, s11
    and a3, a3, s9
    or a3, s10, a3
    lw s10, 0(a1)
    sw t3, 388(sp)
    slli s11, s10, 29
    srli t3, s10, 3
    or t3, s11, t3
    lui s11, 263168
    sw a2, 392(sp)
    and a2, t3, s11
    or a3, a3, a2
    slli a2, s10, 30
    sw s6, 396(sp)
    srli s6, s10, 2
    or a2, a2, s6
    lui s6, 526336
    and a2, a2, s6
    or a3, a3, a2
    lui a2, 816
    xor a3, a3, a2
    sw a3, 164(a0)
    lw a2, 348(sp)
    sw a3, 400(sp)
    and a2, a2, a4
    srli a3, t2, 10
    sw s1, 404(sp)
    and s1, a3, a6
    or a2, a2, s1
    lw s1, 360(sp)
    and t3, t3, s6
    slli s4, s1, 22
    srli s1, s1, 10
    or s1, s4, s1
    and s1, s1, s9
    or a2, a2, s1
    slli s1, s10, 28
    srli s4, s10, 4
    or s1, s1, s4
    and s1, s1, s11
    or a2, a2, s1
    or t3, a2, t3
    xor t3, t3, s8
    # round 11 (skinny.dsl:60)
    not t3, t3
    sw t3, 168(a0)
    slli t3, t0, 2
    and a4, t3, a4
    srli a2, t0, 10
    and s1, a2, a6
    or a4, a4, s1
    lw s1, 356(sp)
    lui s6, 789504
    slli s4, s1, 22
    srli s1, s1, 10
    or s1, s4, s1
    and s1, s1, s9
    or a4, a4, s1
    lw s1, 208(sp)
    slli s4, s1, 10
    and s4, s4, s6
    or a4, a4, s4
    xor a4, a4, s8
    not s4, a4
    sw s4, 172(a0)
    lw s4, 204(sp)
    lw s10, 372(sp)
    slli s6, s4, 14
    srli s9, s4, 18
    or s6, s6, s9
    lw s9, 284(sp)
    and s6, s6, t6
    and s9, s9, ra
    or s6, s6, s9
    lui s9, 193
    addi s9, s9, -1024
    and s10, s10, s9
    or s6, s6, s10
    lui s10, 3
    and s11, s7, s10
    or s6, s6, s11
    slli s11, s4, 10
    and s11, s11, s8
    or s6, s6, s11
    sw s6, 176(a0)
    slli s11, a5, 14
    srli s4, a5, 18
    or s4, s11, s4
    and t6, s4, t6
    lw s4, 296(sp)
    and a7, a7, s9
    and s4, s4, ra
    or t6, t6, s4
    or a7, t6, a7
    and t5, t5, s10
    or a7, a7, t5
    slli t5, a5, 10
    and t5, t5, s8
    or a7, a7, t5
    xor a7, a7, s5
    sw a7, 180(a0)
    srli t5, s3, 8
    lui t6, 768
    addi t6, t6, 12
    and t5, t5, t6
    lw s4, 312(sp)
    srli s9, t2, 20
    and s4, s4, ra
    or t5, t5, s4
    slli s4, t2, 12
    or s4, s4, s9
    lw s9, 280(sp)
    and s4, s4, s9
    or t5, t5, s4
    lui s4, 195
    and a3, a3, s4
    or t5, t5, a3
    lui a3, 49152
    xor t5, t5, a3
    # round 12 (skinny.dsl:60)
    not s11, t5
    sw s11, 184(a0)
    lw s11, 244(sp)
    and a2, a2, s4
    srli s11, s11, 8
    and t6, s11, t6
    lw s11, 320(sp)
    srli s4, t1, 6
    and s11, s11, ra
    or t6, t6, s11
    slli s11, t0, 12
    srli ra, t0, 20
    or s11, s11, ra
    and s9, s11, s9
    or t6, t6, s9
    or t6, t6, a2
    xor t6, t6, a3
    not t6, t6
    sw t6, 188(a0)
    lui t6, 192
    addi t6, t6, 3
    and a2, t1, t6
    and s9, s4, s2
    or a2, a2, s9
    slli s9, t1, 14
    srli s11, t1, 18
    or s9, s9, s11
    lw s11, 340(sp)
    lui ra, 48
    and s9, s9, s11
    or a2, a2, s9
    srli s9, t1, 8
    and s10, s9, ra
    or a2, a2, s10
    slli s10, s0, 18
    and s10, s10, a3
    or a2, a2, s10
    lui s10, 12288
    xor a2, a2, s10
    sw a2, 192(a0)
    lw s3, 148(sp)
    sw s4, 280(sp)
    and s5, s3, t6
    srli s8, s3, 6
    and s4, s8, s2
    or s4, s5, s4
    slli s5, s3, 14
    sw t5, 320(sp)
    srli t5, s3, 18
    or t5, s5, t5
    and t5, t5, s11
    or t5, s4, t5
    srli s4, s3, 8
    and s4, s4, ra
    or t5, t5, s4
    slli s4, t4, 18
    and s4, s4, a3
    or t5, t5, s4
    lui s4, 196608
    xor t5, t5, s4
    sw t5, 196(a0)
    and s4, t2, t6
    srli s5, t2, 6
    and s5, s5, s2
    or s4, s4, s5
    slli s5, t2, 14
    srli a3, t2, 18
    or a3, s5, a3
    and a3, a3, s11
    or a3, s4, a3
    slli s4, t2, 24
    srli s5, t2, 8
    or s4, s4, s5
    lui s5, 49200
    and s4, s4, s5
    or a3, a3, s4
    # round 13 (skinny.dsl:60)
    not s4, a3
    sw s4, 200(a0)
    and t6, t0, t6
    srli s4, t0, 6
    and s2, s4, s2
    or t6, t6, s2
    slli s2, t0, 14
    srli ra, t0, 18
    or s2, s2, ra
    and s2, s2, s11
    or t6, t6, s2
    slli s2, t0, 24
    srli s11, t0, 8
    or s2, s2, s11
    and s2, s2, s5
    or t6, t6, s2
    xor t6, t6, s10
    not s2, t6
    sw s2, 204(a0)
    lui s2, 48
    addi s2, s2, 3
    lw s5, 124(sp)
    lw s11, 404(sp)
    and s5, s5, s2
    slli ra, s11, 14
    sw t6, 124(sp)
    srli t6, s11, 18
    or t6, ra, t6
    lw ra, 364(sp)
    sw a3, 340(sp)
    and t6, t6, ra
    or t6, s5, t6
    lui s5, 12
    addi s5, s5, 768
    lw a3, 396(sp)
    sw a7, 244(sp)
    and a7, a3, s5
    or a7, t6, a7
    lw t6, 392(sp)
    sw s6, 312(sp)
    slli t6, t6, 18
    and t6, t6, s10
    or a7, a7, t6
    lw s6, 260(sp)
    lui t6, 786432
    and s6, s6, t6
    or a7, a7, s6
    lui s6, 3072
    xor a7, a7, s6
    sw a7, 208(a0)
    sw s4, 260(sp)
    lw s4, 156(sp)
    sw a4, 296(sp)
    and s4, s4, s2
    lw a4, 152(sp)
    sw s8, 236(sp)
    slli s8, a4, 14
    srli a4, a4, 18
    or a4, s8, a4
    and a4, a4, ra
    or a4, s4, a4
    lw s4, 388(sp)
    and t3, t3, s5
    and s8, s4, s5
    or a4, a4, s8
    lw s8, 256(sp)
    slli s8, s8, 18
    and s8, s8, s10
    or a4, a4, s8
    lw s8, 164(sp)
    and s8, s8, t6
    or a4, a4, s8
    lw s8, 304(sp)
    xor a4, a4, s8
    sw a4, 212(a0)
    lw s8, 176(sp)
    lw t6, 144(sp)
    and s8, s8, s2
    slli s4, t6, 14
    srli t6, t6, 18
    or t6, s4, t6
    and t6, t6, ra
    or t6, s8, t6
    lw s4, 348(sp)
    lui s8, 798720
    and s4, s4, s5
    or t6, t6, s4
    lw s4, 316(sp)
    slli s4, s4, 24
    and s4, s4, s8
    or t6, t6, s4
    # round 14 (skinny.dsl:60)
    not s4, t6
    sw s4, 216(a0)
    lw s4, 184(sp)
    sw t6, 184(sp)
    and s2, s4, s2
    lw s4, 132(sp)
    slli s10, s4, 14
    srli t6, s4, 18
    or t6, s10, t6
    and t6, t6, ra
    or t6, s2, t6
    or t3, t6, t3
    lw t6, 324(sp)
    slli t6, t6, 24
    and t6, t6, s8
    or t3, t3, t6
    not t6, t3
    sw t6, 220(a0)
    lw t6, 160(sp)
    lw s5, 384(sp)
    srli s2, t6, 2
    lw s8, 272(sp)
    and s2, s2, s5
    slli s10, s8, 2
    and s10, s10, ra
    or s2, s2, s10
    lui s10, 15
    and ra, t6, s10
    or s2, s2, ra
    lui ra, 983040
    and ra, s8, ra
    or s2, s2, ra
    xori s2, s2, 48
    sw s2, 224(a0)
    lw ra, 268(sp)
    sw t3, 364(sp)
    srli s8, ra, 2
    lw t3, 336(sp)
    and s8, s8, s5
    slli ra, t3, 10
    srli t3, t3, 22
    or t3, ra, t3
    and a6, t3, a6
    or a6, s8, a6
    slli t3, t5, 26
    srli s8, t5, 6
    or t3, t3, s8
    lui s8, 196611
    and t3, t3, s8
    or a6, a6, t3
    lw t3, 400(sp)
    slli s8, t3, 2
    and s8, s8, s6
    or a6, a6, s8
    slli s8, s3, 30
    or a6, a6, s8
    xori a6, a6, 51
    sw a6, 228(a0)
    lw s8, 352(sp)
    slli t3, t2, 4
    srli ra, s8, 2
    and ra, ra, s5
    andi s6, t3, 192
    or s6, ra, s6
    and ra, s8, s10
    or s6, s6, ra
    slli ra, s8, 24
    srli s8, s8, 8
    or s8, ra, s8
    lui ra, 199680
    and s8, s8, ra
    or s6, s6, s8
    slli s8, t2, 30
    or s6, s6, s8
    xori s6, s6, 48
    # round 15 (skinny.dsl:60)
    not s6, s6
    sw s6, 232(a0)
    srli s6, s1, 2
    and s5, s6, s5
    slli s6, s1, 10
    srli s8, s1, 22
    or s6, s6, s8
    lw s8, 180(sp)
    and s6, s6, s8
    or s5, s5, s6
    and s6, s1, s10
    or s5, s5, s6
    slli s6, s1, 24
    srli s1, s1, 8
    or s1, s6, s1
    and s1, s1, ra
    or s1, s5, s1
    not s5, s1
    sw s5, 236(a0)
    lui s5, 49345
    addi s5, s5, -1012
    lw s6, 192(sp)
    slli s8, t1, 22
    and s6, s6, s5
    srli s10, t1, 10
    or s8, s8, s10
    lui s10, 197379
    addi s10, s10, 48
    and s8, s8, s10
    or s6, s6, s8
    sw s6, 240(a0)
    lw s8, 220(sp)
    sw s6, 192(sp)
    and ra, s8, s5
    slli s8, s3, 22
    srli s6, s3, 10
    or s6, s8, s6
    and s6, s6, s10
    or s6, ra, s6
    lw s8, 224(sp)
    andi a3, a3, 192
    xor s6, s6, s8
    sw s6, 244(a0)
    lw s8, 380(sp)
    and ra, s8, s5
    lw s8, 344(sp)
    and s8, s8, s10
    or s8, ra, s8
    lw ra, 308(sp)
    xor s8, s8, ra
    # round 16 (skinny.dsl:60)
    sw s8, 344(sp)
    not s8, s8
    sw s8, 248(a0)
    lw s8, 264(sp)
    sw s1, 264(sp)
    and s5, s8, s5
    slli s8, t0, 22
    srli s1, t0, 10
    or s1, s8, s1
    and s1, s1, s10
    or s1, s5, s1
    xor s1, s1, ra
    not s1, s1
    sw s1, 252(a0)
    lui s1, 61680
    addi s1, s1, 783
    lw s5, 248(sp)
    srli s10, a2, 14
    and s8, s5, s1
    and s10, s10, ra
    or s8, s8, s10
    sw s8, 256(a0)
    lw s10, 116(sp)
    xori s10, s10, 768
    # round 17 (skinny.dsl:60)
    not s10, s10
    sw s10, 260(a0)
    lw s10, 112(sp)
    xori s10, s10, 768
    not s10, s10
    sw s10, 264(a0)
    lui s10, 801852
    addi s10, s10, 3
    and s10, s11, s10
    or a3, s10, a3
    srli s10, a7, 14
    andi s10, s10, 768
    or a3, a3, s10
    sw a3, 268(a0)
    lui s10, 801852
    addi s10, s10, 195
    lw s5, 152(sp)
    srli s11, a4, 14
    and s5, s5, s10
    andi s11, s11, 768
    or s5, s5, s11
    lui s11, 192
    xor s5, s5, s11
    sw s5, 272(a0)
    sw s8, 396(sp)
    lui s8, 801852
    addi s8, s8, 963
    and s4, s4, s8
    xori s4, s4, 192
    # round 18 (skinny.dsl:60)
    not s4, s4
    sw s4, 276(a0)
    lui s4, 986895
    addi s4, s4, 48
    and t6, t6, s4
    sw a2, 132(sp)
    slli a2, s2, 2
    andi a2, a2, 192
    or t6, t6, a2
    sw t6, 280(a0)
    lui a2, 986127
    addi a2, a2, 48
    sw s5, 112(sp)
    lw s5, 268(sp)
    and a2, s5, a2
    slli s5, a6, 2
    andi s5, s5, 192
    or a2, a2, s5
    lw s5, 168(sp)
    or a2, a2, s5
    lui s5, 48
    xor a2, a2, s5
    sw a2, 284(a0)
    sw a3, 168(sp)
    lui a3, 245956
    addi a3, a3, -964
    sw a2, 116(sp)
    lw a2, 376(sp)
    sw t6, 224(sp)
    and a2, a2, a3
    slli t6, s6, 10
    lui s5, 768
    and t6, t6, s5
    or t6, a2, t6
    lui a2, 12
    xor t6, t6, a2
    sw t6, 288(a0)
    lui a2, 197572
    addi a2, a2, -964
    sw t6, 208(sp)
    lw t6, 232(sp)
    sw a4, 232(sp)
    and t6, t6, a2
    lui a4, 49152
    and t3, t3, a4
    or t3, t6, t3
    # round 20 (skinny.dsl:60)
    not t3, t3
    sw t3, 292(a0)
    lui t3, 49393
    addi t3, t3, -241
    lw t6, 252(sp)
    lw a4, 188(sp)
    and t6, t6, t3
    lui s5, 12288
    and a4, a4, s5
    or t6, t6, a4
    sw t6, 296(a0)
    lw a4, 276(sp)
    sw t6, 276(sp)
    lw t6, 240(sp)
    and a4, a4, t3
    and t6, t6, s5
    or t6, a4, t6
    # round 21 (skinny.dsl:60)
    not t6, t6
    sw t6, 300(a0)
    lui t6, 789564
    lw a4, 172(sp)
    addi t6, t6, 963
    and t6, a4, t6
    lw a4, 140(sp)
    and a4, a4, s5
    or t6, t6, a4
    sw t6, 304(a0)
    lui a4, 798780
    addi a4, a4, 963
    lw s5, 120(sp)
    sw t6, 140(sp)
    and a4, s5, a4
    lw s5, 388(sp)
    lui t6, 3072
    and s5, s5, t6
    or a4, a4, s5
    xori a4, a4, 12
    sw a4, 308(a0)
    lw s5, 288(sp)
    sw a4, 288(sp)
    andi s5, s5, 48
    lui a4, 986895
    addi a4, a4, 192
    sw s6, 388(sp)
    lw s6, 332(sp)
    and s1, s0, s1
    and s6, s6, a4
    or s5, s5, s6
    sw s5, 312(a0)
    lui s6, 983823
    addi s6, s6, 240
    sw s5, 240(sp)
    lw s5, 336(sp)
    and s6, s5, s6
    lw s5, 216(sp)
    and s5, s5, t6
    or s5, s6, s5
    xori s5, s5, 3
    sw s5, 316(a0)
    lw s6, 136(sp)
    lw t6, 360(sp)
    andi s6, s6, 48
    and t6, t6, a4
    or t6, s6, t6
    # round 23 (skinny.dsl:60)
    not t6, t6
    sw t6, 320(a0)
    lui t6, 246723
    lw a4, 204(sp)
    addi t6, t6, 60
    and s6, a4, t6
    slli a4, t1, 4
    and a4, a4, ra
    or a4, s6, a4
    sw a4, 324(a0)
    and s6, a5, t6
    sw a5, 360(sp)
    slli a5, s3, 4
    and a5, a5, ra
    or a5, s6, a5
    lui s6, 786432
    xor a5, a5, s6
    sw a5, 328(a0)
    lw s6, 128(sp)
    sw s5, 128(sp)
    and s6, s6, t6
    slli s5, t0, 4
    and s5, s5, ra
    or s5, s6, s5
    # round 24 (skinny.dsl:60)
    not s5, s5
    sw s5, 332(a0)
    and s5, s9, ra
    or s1, s1, s5
    sw s1, 336(a0)
    lui s5, 61681
    addi s5, s5, -1009
    and t4, t4, s5
    lw s6, 212(sp)
    srli s9, t1, 24
    andi s6, s6, 768
    or t4, t4, s6
    lui s6, 3
    xor t4, t4, s6
    sw t4, 340(a0)
    lw t4, 196(sp)
    andi s9, s9, 192
    and t4, t4, s5
    lw s5, 228(sp)
    andi s7, s7, 192
    andi s5, s5, 768
    or t4, t4, s5
    # round 25 (skinny.dsl:60)
    not t4, t4
    sw t4, 344(a0)
    lui t4, 801852
    lw s5, 392(sp)
    addi t4, t4, 771
    and s6, s5, t4
    or s6, s6, s9
    sw s6, 348(a0)
    lw s9, 256(sp)
    slli t1, t1, 14
    and s10, s9, s10
    lw s9, 300(sp)
    andi s9, s9, 768
    or s9, s10, s9
    xor s9, s9, s11
    sw s9, 352(a0)
    lw s10, 292(sp)
    srli s11, t2, 24
    and s10, s10, t4
    andi s11, s11, 192
    or s10, s10, s11
    # round 26 (skinny.dsl:60)
    not s10, s10
    sw s10, 356(a0)
    lw s10, 328(sp)
    slli t2, t2, 12
    and t4, s10, t4
    srli s10, t0, 24
    andi s10, s10, 192
    or t4, t4, s10
    not t4, t4
    sw t4, 360(a0)
    lw t4, 272(sp)
    lui s10, 986127
    and s4, t4, s4
    or s4, s4, s7
    lui s7, 768
    xor s4, s4, s7
    sw s4, 364(a0)
    addi s10, s10, 240
    lw s11, 400(sp)
    and t1, t1, s7
    and s5, s11, s10
    lw s11, 236(sp)
    and s11, s11, s7
    or s5, s5, s11
    lui s11, 48
    xor s5, s5, s11
    sw s5, 368(a0)
    lw s11, 296(sp)
    slli t0, t0, 14
    and s10, s11, s10
    lw s11, 260(sp)
    and s11, s11, s7
    or s10, s10, s11
    # round 27 (skinny.dsl:60)
    not s10, s10
    sw s10, 372(a0)
    lw s10, 312(sp)
    and s11, s10, a3
    or t1, s11, t1
    lui s11, 49152
    xor t1, t1, s11
    sw t1, 376(a0)
    lw t4, 244(sp)
    and t2, t2, s11
    and a3, t4, a3
    slli t4, s3, 14
    and t4, t4, s7
    or t4, a3, t4
    lui a3, 49164
    xor t4, t4, a3
    sw t4, 380(a0)
    lw a3, 320(sp)
    and a3, a3, a2
    or t2, a3, t2
    # round 28 (skinny.dsl:60)
    not t2, t2
    sw t2, 384(a0)
    lui t2, 12529
    addi t2, t2, -241
    and t2, t5, t2
    slli t5, s3, 24
    and t5, t5, s11
    or t2, t2, t5
    lui t5, 208896
    xor t2, t2, t5
    sw t2, 388(a0)
    lw t2, 340(sp)
    lw t5, 108(sp)
    and t2, t2, t5
    lui t5, 12288
    xor t2, t2, t5
    # round 29 (skinny.dsl:60)
    not t2, t2
    sw t2, 392(a0)
    lw t2, 124(sp)
    and t0, t0, t5
    and t2, t2, t3
    or t0, t2, t0
    not t0, t0
    sw t0, 396(a0)
    lui t0, 786492
    addi t0, t0, 963
    and t0, a7, t0
    lw t2, 280(sp)
    lui t3, 15360
    and t2, t2, t3
    or t0, t0, t2
    sw t0, 400(a0)
    lw t2, 184(sp)
    lui t3, 3072
    and t2, t2, s8
    xor t2, t2, t3
    # round 30 (skinny.dsl:60)
    not t2, t2
    sw t2, 404(a0)
    lw t2, 364(sp)
    lui t5, 983823
    and t2, t2, s8
    xor t2, t2, t3
    not t2, t2
    sw t2, 408(a0)
    lw t2, 104(sp)
    addi t5, t5, 192
    andi t2, t2, 48
    and a3, s2, t5
    or t2, t2, a3
    slli a3, s4, 2
    and a3, a3, t3
    or t2, t2, a3
    sw t2, 412(a0)
    lw a3, 100(sp)
    and t5, a6, t5
    andi a3, a3, 48
    or t5, a3, t5
    lw a3, 156(sp)
    srli a2, t1, 22
    and t3, a3, t3
    or t3, t5, t3
    xori t3, t3, 3
    sw t3, 416(a0)
    lui t5, 986895
    addi t5, t5, 240
    lw a3, 264(sp)
    andi a2, a2, 48
    and t5, a3, t5
    xori t5, t5, 48
    # round 31 (skinny.dsl:60)
    not t5, t5
    sw t5, 420(a0)
    lui t5, 246724
    addi t5, t5, -1012
    lw a3, 192(sp)
    srli s7, t4, 22
    and t5, a3, t5
    or t5, t5, a2
    sw t5, 424(a0)
    lui a2, 246723
    addi a2, a2, 12
    lw s3, 388(sp)
    andi s7, s7, 48
    and a2, s3, a2
    or a2, a2, s7
    lw s7, 220(sp)
    not t5, t5
    and s7, s7, ra
    or a2, a2, s7
    lui s7, 786432
    xor a2, a2, s7
    sw a2, 428(a0)
    lw s7, 344(sp)
    # round 32 (skinny.dsl:60)
    not t2, t2
    and t6, s7, t6
    lw s7, 380(sp)
    sw t5, 436(a0)
    and s7, s7, ra
    or t6, t6, s7
    not t6, t6
    sw t6, 432(a0)
    not t5, a2
    sw t5, 440(a0)
    sw t2, 444(a0)
    not t2, t3
    sw t2, 448(a0)
    # round 31 (skinny.dsl:60)
    not t0, t0
    sw t0, 452(a0)
    lw t0, 232(sp)
    # round 25 (skinny.dsl:60)
    not a5, a5
    # round 31 (skinny.dsl:60)
    not t0, t0
    sw t0, 456(a0)
    # round 29 (skinny.dsl:60)
    not t0, t1
    sw t0, 460(a0)
    not t0, t4
    sw t0, 464(a0)
    # round 28 (skinny.dsl:60)
    not t0, s4
    sw t0, 468(a0)
    not t0, s5
    sw t0, 472(a0)
    # round 27 (skinny.dsl:60)
    not t0, s6
    sw t0, 476(a0)
    not t0, s9
    sw t0, 480(a0)
    # round 25 (skinny.dsl:60)
    not t0, a4
    sw t0, 484(a0)
    sw a5, 488(a0)
    # round 24 (skinny.dsl:60)
    lw a5, 240(sp)
    not a5, a5
    sw a5, 492(a0)
    lw a5, 128(sp)
    not a5, a5
    sw a5, 496(a0)
    # round 23 (skinny.dsl:60)
    lw a5, 140(sp)
    not a5, a5
    sw a5, 500(a0)
    lw a5, 288(sp)
    not a5, a5
    sw a5, 504(a0)
    # round 21 (skinny.dsl:60)
    lw a5, 200(sp)
    not a5, a5
    sw a5, 508(a0)
    lw a5, 208(sp)
    not a5, a5
    sw a5, 512(a0)
    # round 20 (skinny.dsl:60)
    lw a5, 224(sp)
    not a5, a5
    sw a5, 516(a0)
    lw a5, 116(sp)
    not a5, a5
    sw a5, 520(a0)
    # round 19 (skinny.dsl:60)
    lw a5, 168(sp)
    not a5, a5
    sw a5, 524(a0)
    lw a5, 112(sp)
    not a5, a5
    sw a5, 528(a0)
    # round 17 (skinny.dsl:60)
    not a5, a3
    sw a5, 532(a0)
    not a5, s3
    sw a5, 536(a0)
    # round 16 (skinny.dsl:60)
    not a5, s2
    sw a5, 540(a0)
    not a5, a6
    sw a5, 544(a0)
    # round 15 (skinny.dsl:60)
    not a5, a7
    sw a5, 548(a0)
    # round 13 (skinny.dsl:60)
    not a5, s10
    sw a5, 552(a0)
    lw a5, 244(sp)
    not a5, a5
    sw a5, 556(a0)
    # round 12 (skinny.dsl:60)
    lw a5, 272(sp)
    not a5, a5
    sw a5, 560(a0)
    lw a5, 400(sp)
    not a5, a5
    sw a5, 564(a0)
    # round 11 (skinny.dsl:60)
    lw a5, 392(sp)
    not a5, a5
    sw a5, 568(a0)
    lw a5, 256(sp)
    not a5, a5
    sw a5, 572(a0)
    # round 9 (skinny.dsl:60)
    lw a5, 204(sp)
    not a5, a5
    sw a5, 576(a0)
    lw a5, 360(sp)
    not a5, a5
    sw a5, 580(a0)
    # round 8 (skinny.dsl:60)
    lw a5, 332(sp)
    not a5, a5
    sw a5, 584(a0)
    lw a5, 336(sp)
    not a5, a5
    sw a5, 588(a0)
    # round 7 (skinny.dsl:60)
    lw a5, 172(sp)
    not a5, a5
    sw a5, 592(a0)
    lw a5, 120(sp)
    not a5, a5
    sw a5, 596(a0)
    # round 5 (skinny.dsl:60)
    lw a5, 376(sp)
    not a5, a5
    sw a5, 600(a0)
    # round 4 (skinny.dsl:60)
    lw a5, 160(sp)
    not a5, a5
    sw a5, 604(a0)
    lw a5, 268(sp)
    not a5, a5
    sw a5, 608(a0)
    # round 3 (skinny.dsl:60)
    lw a5, 404(sp)
    not a5, a5
    sw a5, 612(a0)
    lw a5, 152(sp)
    not a5, a5
    sw a5, 616(a0)
    # round 1 (skinny.dsl:60)
    lw a5, 248(sp)
    not a5, a5
    sw a5, 620(a0)
    lw a5, 96(sp)
    not a5, a5
    sw a5, 624(a0)
    # round 5 (skinny.dsl:60)
    lw a5, 252(sp)
    not a5, a5
    sw a5, 628(a0)
    # round 9 (skinny.dsl:60)
    not a5, s0
    sw a5, 632(a0)
    # round 13 (skinny.dsl:60)
    lw a5, 132(sp)
    not a5, a5
    sw a5, 636(a0)
    # round 17 (skinny.dsl:60)
    lw a5, 396(sp)
    not a5, a5
    sw a5, 640(a0)
    # round 21 (skinny.dsl:60)
    lw a5, 276(sp)
    not a5, a5
    sw a5, 644(a0)
    # round 25 (skinny.dsl:60)
    not a5, s1
    sw a5, 648(a0)
    addi t0, sp, 64
    addi t1, sp, 416
.Llwcc_skinny64_64_key_setup_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny64_64_key_setup_rv32i_wipe
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
    addi sp, sp, 416
    ret
    .size lwcc_skinny64_64_key_setup_rv32i, .-lwcc_skinny64_64_key_setup_rv32i

    .balign 4
    .global lwcc_skinny64_64_ecb_encrypt_rv32i
    .type lwcc_skinny64_64_ecb_encrypt_rv32i, %function
lwcc_skinny64_64_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_skinny64_64_ecb_encrypt_rv32i_begin
    ret
.Llwcc_skinny64_64_ecb_encrypt_rv32i_begin:
    addi sp, sp, -112
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
    slli a2, a2, 3
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 16
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    beqz t1, .Llwcc_skinny64_64_ecb_encrypt_rv32i_group
    j .Llwcc_skinny64_64_ecb_encrypt_rv32i_rest
.Llwcc_skinny64_64_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    srli t1, a5, 1
    lui t2, 349525
    xor t1, t1, a7
    addi t2, t2, 1365
    srli t3, a6, 1
    and t1, t1, t2
    xor t3, t3, t0
    slli t4, t1, 1
    and t3, t3, t2
    xor a5, a5, t4
    xor a7, a7, t1
    slli t1, t3, 1
    xor a6, a6, t1
    xor t0, t0, t3
    srli t1, a5, 4
    lui t3, 61681
    srli t4, a7, 4
    xor t1, t1, a6
    addi t3, t3, -241
    xor t4, t4, t0
    and t1, t1, t3
    and t4, t4, t3
    slli t5, t1, 4
    slli t6, t4, 4
    xor a5, a5, t5
    xor a7, a7, t6
    xor a6, a6, t1
    xor t0, t0, t4
    srli t1, a5, 8
    lui t4, 4080
    srli t5, a7, 8
    xor t1, t1, a6
    addi t4, t4, 255
    xor t5, t5, t0
    and t1, t1, t4
    and t5, t5, t4
    slli t6, t1, 8
    slli a4, t5, 8
    xor a5, a5, t6
    xor a7, a7, a4
    xor a6, a6, t1
    xor t0, t0, t5
    srli t1, a5, 16
    lui t5, 16
    srli t6, a7, 16
    xor t1, t1, a6
    addi t5, t5, -1
    xor t6, t6, t0
    and t1, t1, t5
    and t6, t6, t5
    slli a4, t1, 16
    slli s0, t6, 16
    xor a5, a5, a4
    xor a7, a7, s0
    xor a6, a6, t1
    xor t0, t0, t6
    srli t1, a5, 2
    lui t6, 209715
    srli a4, a7, 2
    xor t1, t1, a6
    addi t6, t6, 819
    xor a4, a4, t0
    and t1, t1, t6
    and a4, a4, t6
    slli s0, t1, 2
    xor a6, a6, t1
    slli t1, a4, 2
    xor t0, t0, a4
    xor a5, a5, s0
    xor a7, a7, t1
    # round 1 (skinny.dsl:60)
    or t1, a6, t0
    xor a5, a5, t1
    or t1, a7, a6
    not a4, a7
    xor t0, t0, t1
    and t1, a4, a5
    lw a4, 4(a3)
    lw s0, 8(a3)
    lw s1, 12(a3)
    and s2, t0, a5
    xor a6, a6, t1
    lw t1, 0(a3)
    xor a7, a7, s2
    xor a6, a6, a4
    xor t0, t0, s0
    xor a5, a5, s1
    xor a7, a7, t1
    lui t1, 49345
    slli s0, a6, 22
    srli s1, a6, 10
    slli s2, t0, 22
    srli s3, t0, 10
    slli s4, a5, 22
    srli s5, a5, 10
    slli s6, a7, 22
    srli s7, a7, 10
    addi t1, t1, -1012
    or s0, s0, s1
    or s1, s2, s3
    or s2, s4, s5
    or s3, s6, s7
    and s0, s0, t1
    and s1, s1, t1
    and s2, s2, t1
    and s3, s3, t1
    xor a6, a6, s0
    xor t0, t0, s1
    xor a5, a5, s2
    xor a7, a7, s3
    lui s0, 197379
    slli s1, a6, 20
    srli s2, a6, 12
    slli s3, t0, 20
    srli s4, t0, 12
    slli s5, a5, 20
    srli s6, a5, 12
    slli s7, a7, 20
    srli s8, a7, 12
    addi s0, s0, 48
    or s1, s1, s2
    or s2, s3, s4
    or s3, s5, s6
    or s4, s7, s8
    and s1, s1, s0
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    xor a6, a6, s1
    xor t0, t0, s2
    xor a5, a5, s3
    xor a7, a7, s4
    lui s1, 789516
    slli s2, a6, 10
    srli s3, a6, 22
    slli s4, t0, 10
    srli s5, t0, 22
    slli s6, a5, 10
    srli s7, a5, 22
    slli s8, a7, 10
    srli s9, a7, 22
    addi s1, s1, 192
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    # round 2 (skinny.dsl:60)
    or s2, t0, a5
    or s3, a6, t0
    xor a7, a7, s2
    xor a5, a5, s3
    not s2, a6
    lw s3, 24(a3)
    lw s4, 28(a3)
    and s5, a5, a7
    and s2, s2, a7
    lw s6, 16(a3)
    lw s7, 20(a3)
    xor a6, a6, s5
    xor t0, t0, s2
    xor a5, a5, s3
    xor a7, a7, s4
    xor a6, a6, s6
    xor t0, t0, s7
    lui s2, 12336
    slli s4, a5, 14
    srli s5, a5, 18
    slli s6, a7, 14
    srli s7, a7, 18
    slli s8, a6, 14
    srli s9, a6, 18
    addi s2, s2, 771
    slli s10, t0, 14
    srli s11, t0, 18
    or s4, s4, s5
    or s5, s6, s7
    or s6, s8, s9
    or s7, s10, s11
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    and s7, s7, s2
    xor a5, a5, s4
    xor a7, a7, s5
    xor a6, a6, s6
    xor t0, t0, s7
    srli s4, a5, 4
    srli s5, a7, 4
    srli s6, a6, 4
    srli s7, t0, 4
    and s4, s4, t1
    and s5, s5, t1
    and s6, s6, t1
    and s7, s7, t1
    xor a5, a5, s4
    xor a7, a7, s5
    xor a6, a6, s6
    xor t0, t0, s7
    slli s4, a5, 18
    srli s5, a5, 14
    slli s6, a7, 18
    srli s7, a7, 14
    slli s8, a6, 18
    srli s9, a6, 14
    slli s10, t0, 18
    srli s11, t0, 14
    or s4, s4, s5
    or s5, s6, s7
    or s6, s8, s9
    or s7, s10, s11
    and s4, s4, s0
    and s5, s5, s0
    and s6, s6, s0
    and s7, s7, s0
    xor a5, a5, s4
    xor a7, a7, s5
    xor a6, a6, s6
    xor t0, t0, s7
    # round 3 (skinny.dsl:60)
    or s4, a5, a7
    xor a6, a6, s4
    or s4, t0, a5
    not s5, t0
    xor a7, a7, s4
    and s4, s5, a6
    lw s5, 36(a3)
    lw s6, 40(a3)
    lw s7, 44(a3)
    and s8, a7, a6
    xor a5, a5, s4
    lw s4, 32(a3)
    xor t0, t0, s8
    xor a5, a5, s5
    xor a7, a7, s6
    xor a6, a6, s7
    xor t0, t0, s4
    slli s4, a5, 14
    srli s5, a5, 18
    slli s8, a7, 14
    srli s9, a7, 18
    slli s10, a6, 14
    srli s11, a6, 18
    slli ra, t0, 14
    srli a1, t0, 18
    or s4, s4, s5
    or s5, s8, s9
    or s8, s10, s11
    or a1, ra, a1
    and s4, s4, s1
    and s5, s5, s1
    and s8, s8, s1
    and a1, a1, s1
    xor a5, a5, s4
    xor a7, a7, s5
    xor a6, a6, s8
    xor t0, t0, a1
    slli a1, a5, 12
    srli s4, a5, 20
    slli s5, a7, 12
    srli s8, a7, 20
    slli s9, a6, 12
    srli s10, a6, 20
    slli s11, t0, 12
    srli ra, t0, 20
    or a1, a1, s4
    or s4, s5, s8
    or s5, s9, s10
    or s8, s11, ra
    and a1, a1, s2
    and s4, s4, s2
    and s5, s5, s2
    and s8, s8, s2
    xor a5, a5, a1
    xor a7, a7, s4
    xor a6, a6, s5
    xor t0, t0, s8
    slli a1, a5, 26
    srli s4, a5, 6
    slli s5, a7, 26
    srli s8, a7, 6
    slli s9, a6, 26
    srli s10, a6, 6
    slli s11, t0, 26
    srli ra, t0, 6
    or a1, a1, s4
    or s4, s5, s8
    or s5, s9, s10
    or s8, s11, ra
    and a1, a1, t1
    and s4, s4, t1
    and s5, s5, t1
    and s8, s8, t1
    xor a5, a5, a1
    xor a7, a7, s4
    xor a6, a6, s5
    xor t0, t0, s8
    # round 4 (skinny.dsl:60)
    or a1, a7, a6
    or s4, a5, a7
    xor t0, t0, a1
    xor a6, a6, s4
    not a1, a5
    lw s4, 56(a3)
    lw s5, 60(a3)
    and s8, a6, t0
    and a1, a1, t0
    lw s9, 48(a3)
    lw s10, 52(a3)
    xor a5, a5, s8
    xor a7, a7, a1
    xor a6, a6, s4
    xor t0, t0, s5
    xor a5, a5, s9
    xor a7, a7, s10
    srli a1, a6, 2
    srli s4, t0, 2
    srli s8, a5, 2
    srli s10, a7, 2
    and a1, a1, s0
    and s4, s4, s0
    and s8, s8, s0
    and s10, s10, s0
    xor a6, a6, a1
    xor t0, t0, s4
    xor a5, a5, s8
    xor a7, a7, s10
    slli a1, a6, 4
    slli s4, t0, 4
    slli s8, a5, 4
    slli s10, a7, 4
    and a1, a1, s1
    and s4, s4, s1
    and s8, s8, s1
    and s10, s10, s1
    xor a6, a6, a1
    xor t0, t0, s4
    xor a5, a5, s8
    xor a7, a7, s10
    srli a1, a6, 6
    srli s4, t0, 6
    srli s8, a5, 6
    srli s10, a7, 6
    and a1, a1, s2
    and s4, s4, s2
    and s8, s8, s2
    and s10, s10, s2
    xor a6, a6, a1
    xor t0, t0, s4
    xor a5, a5, s8
    xor a7, a7, s10
    # round 5 (skinny.dsl:60)
    or a1, a6, t0
    xor a5, a5, a1
    or a1, a7, a6
    not s4, a7
    xor t0, t0, a1
    and a1, s4, a5
    lw s4, 68(a3)
    lw s8, 72(a3)
    lw s10, 76(a3)
    and s11, t0, a5
    xor a6, a6, a1
    lw a1, 64(a3)
    xor a7, a7, s11
    xor a6, a6, s4
    xor t0, t0, s8
    xor a5, a5, s10
    xor a7, a7, a1
    slli a1, a6, 22
    srli s10, a6, 10
    slli s11, t0, 22
    srli ra, t0, 10
    slli a2, a7, 22
    srli a0, a7, 10
    or a1, a1, s10
    slli s10, a5, 22
    or s11, s11, ra
    srli ra, a5, 10
    or s10, s10, ra
    or a2, a2, a0
    and a1, a1, t1
    and a0, s11, t1
    and s10, s10, t1
    and a2, a2, t1
    xor a6, a6, a1
    xor t0, t0, a0
    xor a5, a5, s10
    xor a7, a7, a2
    slli a2, a6, 20
    srli a1, a6, 12
    slli a0, t0, 20
    srli s10, t0, 12
    slli s11, a7, 20
    srli ra, a7, 12
    or a2, a2, a1
    slli a1, a5, 20
    or a0, a0, s10
    srli s10, a5, 12
    or a1, a1, s10
    or s10, s11, ra
    and a2, a2, s0
    and a0, a0, s0
    and a1, a1, s0
    and s10, s10, s0
    xor a6, a6, a2
    xor t0, t0, a0
    xor a5, a5, a1
    xor a7, a7, s10
    slli a2, a6, 10
    srli a1, a6, 22
    slli a0, t0, 10
    srli s10, t0, 22
    slli s11, a7, 10
    srli ra, a7, 22
    or a2, a2, a1
    slli a1, a5, 10
    or a0, a0, s10
    srli s10, a5, 22
    or a1, a1, s10
    or s10, s11, ra
    and a2, a2, s1
    and a0, a0, s1
    and a1, a1, s1
    and s10, s10, s1
    xor a6, a6, a2
    xor t0, t0, a0
    xor a5, a5, a1
    xor a7, a7, s10
    # round 6 (skinny.dsl:60)
    or a2, t0, a5
    or a1, a6, t0
    xor a7, a7, a2
    xor a5, a5, a1
    not a2, a6
    lw a1, 88(a3)
    lw a0, 92(a3)
    and s10, a5, a7
    and a2, a2, a7
    lw s11, 80(a3)
    lw ra, 84(a3)
    xor a6, a6, s10
    xor t0, t0, a2
    xor a5, a5, a1
    xor a7, a7, a0
    xor a6, a6, s11
    xor t0, t0, ra
    slli a2, a5, 14
    srli s10, a5, 18
    slli s11, a6, 14
    srli ra, a6, 18
    or a2, a2, s10
    slli s10, a7, 14
    or s11, s11, ra
    and a2, a2, s2
    and s11, s11, s2
    xor a5, a5, a2
    srli a2, a7, 18
    or a2, s10, a2
    slli s10, t0, 14
    and a2, a2, s2
    xor a7, a7, a2
    srli a2, t0, 18
    or a2, s10, a2
    and a2, a2, s2
    xor a6, a6, s11
    xor t0, t0, a2
    srli a2, a5, 4
    srli s10, a7, 4
    srli s11, a6, 4
    and a2, a2, t1
    and s10, s10, t1
    and s11, s11, t1
    xor a5, a5, a2
    srli a2, t0, 4
    and a2, a2, t1
    xor a7, a7, s10
    xor a6, a6, s11
    xor t0, t0, a2
    slli a2, a5, 18
    srli s10, a5, 14
    slli s11, a6, 18
    srli ra, a6, 14
    or a2, a2, s10
    slli s10, a7, 18
    or s11, s11, ra
    slli ra, t0, 18
    and a2, a2, s0
    and s11, s11, s0
    xor a5, a5, a2
    srli a2, a7, 14
    or a2, s10, a2
    srli s10, t0, 14
    or s10, ra, s10
    and a2, a2, s0
    and s10, s10, s0
    xor a7, a7, a2
    xor a6, a6, s11
    xor t0, t0, s10
    # round 7 (skinny.dsl:60)
    or a2, a5, a7
    xor a6, a6, a2
    or a2, t0, a5
    not s10, t0
    xor a7, a7, a2
    and a2, s10, a6
    lw s10, 100(a3)
    lw s11, 104(a3)
    and ra, a7, a6
    xor a5, a5, a2
    lw a2, 108(a3)
    xor t0, t0, ra
    lw ra, 96(a3)
    xor a5, a5, s10
    xor a7, a7, s11
    xor a6, a6, a2
    xor t0, t0, ra
    slli a2, a5, 14
    srli s10, a5, 18
    slli s11, t0, 14
    srli ra, t0, 18
    or a2, a2, s10
    slli s10, a7, 14
    or s11, s11, ra
    and a2, a2, s1
    and s11, s11, s1
    xor a5, a5, a2
    srli a2, a7, 18
    or a2, s10, a2
    slli s10, a6, 14
    and a2, a2, s1
    xor a7, a7, a2
    srli a2, a6, 18
    or a2, s10, a2
    and a2, a2, s1
    xor a6, a6, a2
    xor t0, t0, s11
    slli a2, a5, 12
    srli s10, a5, 20
    slli s11, t0, 12
    srli ra, t0, 20
    or a2, a2, s10
    slli s10, a7, 12
    or s11, s11, ra
    and a2, a2, s2
    and s11, s11, s2
    xor a5, a5, a2
    srli a2, a7, 20
    or a2, s10, a2
    slli s10, a6, 12
    and a2, a2, s2
    xor a7, a7, a2
    srli a2, a6, 20
    or a2, s10, a2
    and a2, a2, s2
    xor a6, a6, a2
    xor t0, t0, s11
    slli a2, a5, 26
    srli s10, a5, 6
    slli s11, t0, 26
    srli ra, t0, 6
    or a2, a2, s10
    slli s10, a7, 26
    or s11, s11, ra
    srli ra, a7, 6
    or s10, s10, ra
    slli ra, a6, 26
    and a2, a2, t1
    and s10, s10, t1
    and s11, s11, t1
    xor a5, a5, a2
    srli a2, a6, 6
    or a2, ra, a2
    and a2, a2, t1
    xor a7, a7, s10
    xor a6, a6, a2
    xor t0, t0, s11
    # round 8 (skinny.dsl:60)
    or a2, a7, a6
    or s10, a5, a7
    xor t0, t0, a2
    xor a6, a6, s10
    not a2, a5
    lw s10, 120(a3)
    lw s11, 124(a3)
    and ra, a6, t0
    and a2, a2, t0
    xor a5, a5, ra
    lw ra, 112(a3)
    xor a7, a7, a2
    lw a2, 116(a3)
    xor a6, a6, s10
    xor t0, t0, s11
    xor a5, a5, ra
    xor a7, a7, a2
    srli a2, a6, 2
    srli s10, t0, 2
    srli s11, a5, 2
    srli ra, a7, 2
    and a2, a2, s0
    and s10, s10, s0
    and s11, s11, s0
    and ra, ra, s0
    xor a6, a6, a2
    xor t0, t0, s10
    xor a5, a5, s11
    xor a7, a7, ra
    slli a2, a6, 4
    slli s10, t0, 4
    slli s11, a5, 4
    slli ra, a7, 4
    and a2, a2, s1
    and s10, s10, s1
    and s11, s11, s1
    and ra, ra, s1
    xor a6, a6, a2
    xor t0, t0, s10
    xor a5, a5, s11
    xor a7, a7, ra
    srli a2, a6, 6
    srli s10, t0, 6
    srli s11, a5, 6
    srli ra, a7, 6
    and a2, a2, s2
    and s10, s10, s2
    and s11, s11, s2
    and ra, ra, s2
    xor a6, a6, a2
    xor t0, t0, s10
    xor a5, a5, s11
    xor a7, a7, ra
    # round 9 (skinny.dsl:60)
    or a2, a6, t0
    xor a5, a5, a2
    or a2, a7, a6
    not s10, a7
    xor t0, t0, a2
    and a2, s10, a5
    lw s10, 132(a3)
    lw s11, 136(a3)
    and ra, t0, a5
    xor a6, a6, a2
    lw a2, 140(a3)
    xor a7, a7, ra
    lw ra, 128(a3)
    xor a6, a6, s10
    xor t0, t0, s11
    xor a5, a5, a2
    xor a7, a7, ra
    slli a2, a6, 22
    srli s10, a6, 10
    slli s11, a7, 22
    srli ra, a7, 10
    or a2, a2, s10
    slli s10, t0, 22
    or s11, s11, ra
    and a2, a2, t1
    and s11, s11, t1
    xor a6, a6, a2
    srli a2, t0, 10
    or a2, s10, a2
    slli s10, a5, 22
    and a2, a2, t1
    xor t0, t0, a2
    srli a2, a5, 10
    or a2, s10, a2
    and a2, a2, t1
    xor a5, a5, a2
    xor a7, a7, s11
    slli a2, a6, 20
    srli s10, a6, 12
    slli s11, a7, 20
    srli ra, a7, 12
    or a2, a2, s10
    slli s10, t0, 20
    or s11, s11, ra
    and a2, a2, s0
    and s11, s11, s0
    xor a6, a6, a2
    srli a2, t0, 12
    or a2, s10, a2
    slli s10, a5, 20
    and a2, a2, s0
    xor t0, t0, a2
    srli a2, a5, 12
    or a2, s10, a2
    and a2, a2, s0
    xor a5, a5, a2
    xor a7, a7, s11
    slli a2, a6, 10
    srli s10, a6, 22
    slli s11, a7, 10
    srli ra, a7, 22
    or a2, a2, s10
    slli s10, t0, 10
    or s11, s11, ra
    srli ra, t0, 22
    or s10, s10, ra
    slli ra, a5, 10
    and a2, a2, s1
    and s10, s10, s1
    and s11, s11, s1
    xor a6, a6, a2
    srli a2, a5, 22
    or a2, ra, a2
    and a2, a2, s1
    xor t0, t0, s10
    xor a5, a5, a2
    xor a7, a7, s11
    # round 10 (skinny.dsl:60)
    or a2, t0, a5
    or s10, a6, t0
    xor a7, a7, a2
    xor a5, a5, s10
    not a2, a6
    lw s10, 152(a3)
    lw s11, 156(a3)
    and ra, a5, a7
    and a2, a2, a7
    xor a6, a6, ra
    lw ra, 144(a3)
    xor t0, t0, a2
    lw a2, 148(a3)
    xor a5, a5, s10
    xor a7, a7, s11
    xor a6, a6, ra
    xor t0, t0, a2
    slli a2, a5, 14
    srli s10, a5, 18
    slli s11, a6, 14
    srli ra, a6, 18
    or a2, a2, s10
    slli s10, a7, 14
    or s11, s11, ra
    and a2, a2, s2
    and s11, s11, s2
    xor a5, a5, a2
    srli a2, a7, 18
    or a2, s10, a2
    slli s10, t0, 14
    and a2, a2, s2
    xor a7, a7, a2
    srli a2, t0, 18
    or a2, s10, a2
    and a2, a2, s2
    xor a6, a6, s11
    xor t0, t0, a2
    srli a2, a5, 4
    srli s10, a7, 4
    srli s11, a6, 4
    and a2, a2, t1
    and s10, s10, t1
    and s11, s11, t1
    xor a5, a5, a2
    srli a2, t0, 4
    and a2, a2, t1
    xor a7, a7, s10
    xor a6, a6, s11
    xor t0, t0, a2
    slli a2, a5, 18
    srli s10, a5, 14
    slli s11, a6, 18
    srli ra, a6, 14
    or a2, a2, s10
    slli s10, a7, 18
    or s11, s11, ra
    slli ra, t0, 18
    and a2, a2, s0
    and s11, s11, s0
    xor a5, a5, a2
    srli a2, a7, 14
    or a2, s10, a2
    srli s10, t0, 14
    or s10, ra, s10
    and a2, a2, s0
    and s10, s10, s0
    xor a7, a7, a2
    xor a6, a6, s11
    xor t0, t0, s10
    # round 11 (skinny.dsl:60)
    or a2, a5, a7
    xor a6, a6, a2
    or a2, t0, a5
    not s10, t0
    xor a7, a7, a2
    and a2, s10, a6
    lw s10, 164(a3)
    lw s11, 168(a3)
    and ra, a7, a6
    xor a5, a5, a2
    lw a2, 172(a3)
    xor t0, t0, ra
    lw ra, 160(a3)
    xor a5, a5, s10
    xor a7, a7, s11
    xor a6, a6, a2
    xor t0, t0, ra
    slli a2, a5, 14
    srli s10, a5, 18
    slli s11, t0, 14
    srli ra, t0, 18
    or a2, a2, s10
    slli s10, a7, 14
    or s11, s11, ra
    and a2, a2, s1
    and s11, s11, s1
    xor a5, a5, a2
    srli a2, a7, 18
    or a2, s10, a2
    slli s10, a6, 14
    and a2, a2, s1
    xor a7, a7, a2
    srli a2, a6, 18
    or a2, s10, a2
    and a2, a2, s1
    xor a6, a6, a2
    xor t0, t0, s11
    slli a2, a5, 12
    srli s10, a5, 20
    slli s11, t0, 12
    srli ra, t0, 20
    or a2, a2, s10
    slli s10, a7, 12
    or s11, s11, ra
    and a2, a2, s2
    and s11, s11, s2
    xor a5, a5, a2
    srli a2, a7, 20
    or a2, s10, a2
    slli s10, a6, 12
    and a2, a2, s2
    xor a7, a7, a2
    srli a2, a6, 20
    or a2, s10, a2
    and a2, a2, s2
    xor a6, a6, a2
    xor t0, t0, s11
    slli a2, a5, 26
    srli s10, a5, 6
    slli s11, t0, 26
    srli ra, t0, 6
    or a2, a2, s10
    slli s10, a7, 26
    or s11, s11, ra
    srli ra, a7, 6
    or s10, s10, ra
    slli ra, a6, 26
    and a2, a2, t1
    and s10, s10, t1
    and s11, s11, t1
    xor a5, a5, a2
    srli a2, a6, 6
    or a2, ra, a2
    and a2, a2, t1
    xor a7, a7, s10
    xor a6, a6, a2
    xor t0, t0, s11
    # round 12 (skinny.dsl:60)
    or a2, a7, a6
    or s10, a5, a7
    xor t0, t0, a2
    xor a6, a6, s10
    not a2, a5
    lw s10, 184(a3)
    lw s11, 188(a3)
    and ra, a6, t0
    and a2, a2, t0
    xor a5, a5, ra
    lw ra, 176(a3)
    xor a7, a7, a2
    lw a2, 180(a3)
    xor a6, a6, s10
    xor t0, t0, s11
    xor a5, a5, ra
    xor a7, a7, a2
    srli a2, a6, 2
    srli s10, t0, 2
    srli s11, a5, 2
    srli ra, a7, 2
    and a2, a2, s0
    and s10, s10, s0
    and s11, s11, s0
    and ra, ra, s0
    xor a6, a6, a2
    xor t0, t0, s10
    xor a5, a5, s11
    xor a7, a7, ra
    slli a2, a6, 4
    slli s10, t0, 4
    slli s11, a5, 4
    slli ra, a7, 4
    and a2, a2, s1
    and s10, s10, s1
    and s11, s11, s1
    and ra, ra, s1
    xor a6, a6, a2
    xor t0, t0, s10
    xor a5, a5, s11
    xor a7, a7, ra
    srli a2, a6, 6
    srli s10, t0, 6
    srli s11, a5, 6
    srli ra, a7, 6
    and a2, a2, s2
    and s10, s10, s2
    and s11, s11, s2
    and ra, ra, s2
    xor a6, a6, a2
    xor t0, t0, s10
    xor a5, a5, s11
    xor a7, a7, ra
    # round 13 (skinny.dsl:60)
    or a2, a6, t0
    xor a5, a5, a2
    or a2, a7, a6
    not s10, a7
    xor t0, t0, a2
    and a2, s10, a5
    lw s10, 196(a3)
    lw s11, 200(a3)
    and ra, t0, a5
    xor a6, a6, a2
    lw a2, 204(a3)
    xor a7, a7, ra
    lw ra, 192(a3)
    xor a6, a6, s10
    xor t0, t0, s11
    xor a5, a5, a2
    xor a7, a7, ra
    slli a2, a6, 22
    srli s10, a6, 10
    slli s11, a7, 22
    srli ra, a7, 10
    or a2, a2, s10
    slli s10, t0, 22
    or s11, s11, ra
    and a2, a2, t1
    and s11, s11, t1
    xor a6, a6, a2
    srli a2, t0, 10
    or a2, s10, a2
    slli s10, a5, 22
    and a2, a2, t1
    xor t0, t0, a2
    srli a2, a5, 10
    or a2, s10, a2
    and a2, a2, t1
    xor a5, a5, a2
    xor a7, a7, s11
    slli a2, a6, 20
    srli s10, a6, 12
    slli s11, a7, 20
    srli ra, a7, 12
    or a2, a2, s10
    slli s10, t0, 20
    or s11, s11, ra
    and a2, a2, s0
    and s11, s11, s0
    xor a6, a6, a2
    srli a2, t0, 12
    or a2, s10, a2
    slli s10, a5, 20
    and a2, a2, s0
    xor t0, t0, a2
    srli a2, a5, 12
    or a2, s10, a2
    and a2, a2, s0
    xor a5, a5, a2
    xor a7, a7, s11
    slli a2, a6, 10
    srli s10, a6, 22
    slli s11, a7, 10
    srli ra, a7, 22
    or a2, a2, s10
    slli s10, t0, 10
    or s11, s11, ra
    srli ra, t0, 22
    or s10, s10, ra
    slli ra, a5, 10
    and a2, a2, s1
    and s10, s10, s1
    and s11, s11, s1
    xor a6, a6, a2
    srli a2, a5, 22
    or a2, ra, a2
    and a2, a2, s1
    xor t0, t0, s10
    xor a5, a5, a2
    xor a7, a7, s11
    # round 14 (skinny.dsl:60)
    or a2, t0, a5
    or s10, a6, t0
    xor a7, a7, a2
    xor a5, a5, s10
    not a2, a6
    lw s10, 216(a3)
    lw s11, 220(a3)
    and ra, a5, a7
    and a2, a2, a7
    xor a6, a6, ra
    lw ra, 208(a3)
    xor t0, t0, a2
    lw a2, 212(a3)
    xor a5, a5, s10
    xor a7, a7, s11
    xor a6, a6, ra
    xor t0, t0, a2
    slli a2, a5, 14
    srli s10, a5, 18
    slli s11, a6, 14
    srli ra, a6, 18
    or a2, a2, s10
    slli s10, a7, 14
    or s11, s11, ra
    and a2, a2, s2
    and s11, s11, s2
    xor a5, a5, a2
    srli a2, a7, 18
    or a2, s10, a2
    slli s10, t0, 14
    and a2, a2, s2
    xor a7, a7, a2
    srli a2, t0, 18
    or a2, s10, a2
    and a2, a2, s2
    xor a6, a6, s11
    xor t0, t0, a2
    srli a2, a5, 4
    srli s10, a7, 4
    srli s11, a6, 4
    and a2, a2, t1
    and s10, s10, t1
    and s11, s11, t1
    xor a5, a5, a2
    srli a2, t0, 4
    and a2, a2, t1
    xor a7, a7, s10
    xor a6, a6, s11
    xor t0, t0, a2
    slli a2, a5, 18
    srli s10, a5, 14
    slli s11, a6, 18
    srli ra, a6, 14
    or a2, a2, s10
    slli s10, a7, 18
    or s11, s11, ra
    slli ra, t0, 18
    and a2, a2, s0
    and s11, s11, s0
    xor a5, a5, a2
    srli a2, a7, 14
    or a2, s10, a2
    srli s10, t0, 14
    or s10, ra, s10
    and a2, a2, s0
    and s10, s10, s0
    xor a7, a7, a2
    xor a6, a6, s11
    xor t0, t0, s10
    # round 15 (skinny.dsl:60)
    or a2, a5, a7
    xor a6, a6, a2
    or a2, t0, a5
    not s10, t0
    xor a7, a7, a2
    and a2, s10, a6
    lw s10, 228(a3)
    lw s11, 232(a3)
    and ra, a7, a6
    xor a5, a5, a2
    lw a2, 236(a3)
    xor t0, t0, ra
    lw ra, 224(a3)
    xor a5, a5, s10
    xor a7, a7, s11
    xor a6, a6, a2
    xor t0, t0, ra
    slli a2, a5, 14
    srli s10, a5, 18
    slli s11, t0, 14
    srli ra, t0, 18
    or a2, a2, s10
    slli s10, a7, 14
    or s11, s11, ra
    and a2, a2, s1
    and s11, s11, s1
    xor a5, a5, a2
    srli a2, a7, 18
    or a2, s10, a2
    slli s10, a6, 14
    and a2, a2, s1
    xor a7, a7, a2
    srli a2, a6, 18
    or a2, s10, a2
    and a2, a2, s1
    xor a6, a6, a2
    xor t0, t0, s11
    slli a2, a5, 12
    srli s10, a5, 20
    slli s11, t0, 12
    srli ra, t0, 20
    or a2, a2, s10
    slli s10, a7, 12
    or s11, s11, ra
    and a2, a2, s2
    and s11, s11, s2
    xor a5, a5, a2
    srli a2, a7, 20
    or a2, s10, a2
    slli s10, a6, 12
    and a2, a2, s2
    xor a7, a7, a2
    srli a2, a6, 20
    or a2, s10, a2
    and a2, a2, s2
    xor a6, a6, a2
    xor t0, t0, s11
    slli a2, a5, 26
    srli s10, a5, 6
    slli s11, t0, 26
    srli ra, t0, 6
    or a2, a2, s10
    slli s10, a7, 26
    or s11, s11, ra
    srli ra, a7, 6
    or s10, s10, ra
    slli ra, a6, 26
    and a2, a2, t1
    and s10, s10, t1
    and s11, s11, t1
    xor a5, a5, a2
    srli a2, a6, 6
    or a2, ra, a2
    and a2, a2, t1
    xor a7, a7, s10
    xor a6, a6, a2
    xor t0, t0, s11
    # round 16 (skinny.dsl:60)
    or a2, a7, a6
    or s10, a5, a7
    xor t0, t0, a2
    xor a6, a6, s10
    not a2, a5
    lw s10, 248(a3)
    lw s11, 252(a3)
    and ra, a6, t0
    and a2, a2, t0
    xor a5, a5, ra
    lw ra, 240(a3)
    xor a7, a7, a2
    lw a2, 244(a3)
    xor a6, a6, s10
    xor t0, t0, s11
    xor a5, a5, ra
    xor a7, a7, a2
    srli a2, a6, 2
    srli s10, t0, 2
    srli s11, a5, 2
    srli ra, a7, 2
    and a2, a2, s0
    and s10, s10, s0
    and s11, s11, s0
    and ra, ra, s0
    xor a6, a6, a2
    xor t0, t0, s10
    xor a5, a5, s11
    xor a7, a7, ra
    slli a2, a6, 4
    slli s10, t0, 4
    slli s11, a5, 4
    slli ra, a7, 4
    and a2, a2, s1
    and s10, s10, s1
    and s11, s11, s1
    and ra, ra, s1
    xor a6, a6, a2
    xor t0, t0, s10
    xor a5, a5, s11
    xor a7, a7, ra
    srli a2, a6, 6
    srli s10, t0, 6
    srli s11, a5, 6
    srli ra, a7, 6
    and a2, a2, s2
    and s10, s10, s2
    and s11, s11, s2
    and ra, ra, s2
    xor a6, a6, a2
    xor t0, t0, s10
    xor a5, a5, s11
    xor a7, a7, ra
    # round 17 (skinny.dsl:60)
    or a2, a6, t0
    xor a5, a5, a2
    or a2, a7, a6
    not s10, a7
    xor t0, t0, a2
    and a2, s10, a5
    lw s10, 260(a3)
    lw s11, 264(a3)
    and ra, t0, a5
    xor a6, a6, a2
    lw a2, 256(a3)
    xor a7, a7, ra
    xor a6, a6, a4
    xor t0, t0, s10
    xor a5, a5, s11
    xor a7, a7, a2
    slli a4, a6, 22
    srli a2, a6, 10
    slli s10, t0, 22
    slli s11, a7, 22
    srli ra, a7, 10
    or a4, a4, a2
    srli a2, t0, 10
    or a2, s10, a2
    slli s10, a5, 22
    or s11, s11, ra
    and a4, a4, t1
    and a2, a2, t1
    and s11, s11, t1
    xor a6, a6, a4
    srli a4, a5, 10
    or a4, s10, a4
    and a4, a4, t1
    xor t0, t0, a2
    xor a5, a5, a4
    xor a7, a7, s11
    slli a4, a6, 20
    srli a2, a6, 12
    slli s10, t0, 20
    slli s11, a7, 20
    srli ra, a7, 12
    or a4, a4, a2
    srli a2, t0, 12
    or a2, s10, a2
    slli s10, a5, 20
    or s11, s11, ra
    and a4, a4, s0
    and a2, a2, s0
    and s11, s11, s0
    xor a6, a6, a4
    srli a4, a5, 12
    or a4, s10, a4
    and a4, a4, s0
    xor t0, t0, a2
    xor a5, a5, a4
    xor a7, a7, s11
    slli a4, a6, 10
    srli a2, a6, 22
    slli s10, t0, 10
    slli s11, a7, 10
    srli ra, a7, 22
    or a4, a4, a2
    srli a2, t0, 22
    or a2, s10, a2
    slli s10, a5, 10
    or s11, s11, ra
    srli ra, a5, 22
    or s10, s10, ra
    and a4, a4, s1
    and a2, a2, s1
    and s10, s10, s1
    and s11, s11, s1
    xor a6, a6, a4
    xor t0, t0, a2
    xor a5, a5, s10
    xor a7, a7, s11
    # round 18 (skinny.dsl:60)
    or a4, t0, a5
    or a2, a6, t0
    xor a7, a7, a4
    xor a5, a5, a2
    not a4, a6
    lw a2, 276(a3)
    and s10, a5, a7
    and a4, a4, a7
    lw s11, 268(a3)
    lw ra, 272(a3)
    xor a6, a6, s10
    xor t0, t0, a4
    xor a5, a5, s3
    xor a7, a7, a2
    xor a6, a6, s11
    xor t0, t0, ra
    slli a4, a5, 14
    srli a2, a5, 18
    slli s3, a7, 14
    srli s10, a7, 18
    slli s11, a6, 14
    srli ra, a6, 18
    or a4, a4, a2
    slli a2, t0, 14
    or s3, s3, s10
    srli s10, t0, 18
    or s11, s11, ra
    or a2, a2, s10
    and a4, a4, s2
    and s3, s3, s2
    and s10, s11, s2
    and a2, a2, s2
    xor a5, a5, a4
    xor a7, a7, s3
    xor a6, a6, s10
    xor t0, t0, a2
    srli a4, a5, 4
    srli a2, a7, 4
    srli s3, a6, 4
    srli s10, t0, 4
    and a4, a4, t1
    and a2, a2, t1
    and s3, s3, t1
    and s10, s10, t1
    xor a5, a5, a4
    xor a7, a7, a2
    xor a6, a6, s3
    xor t0, t0, s10
    slli a4, a5, 18
    srli a2, a5, 14
    slli s3, a7, 18
    srli s10, a7, 14
    slli s11, a6, 18
    srli ra, a6, 14
    or a4, a4, a2
    slli a2, t0, 18
    or s3, s3, s10
    srli s10, t0, 14
    or s11, s11, ra
    or a2, a2, s10
    and a4, a4, s0
    and s3, s3, s0
    and s10, s11, s0
    and a2, a2, s0
    xor a5, a5, a4
    xor a7, a7, s3
    xor a6, a6, s10
    xor t0, t0, a2
    # round 19 (skinny.dsl:60)
    or a4, a5, a7
    xor a6, a6, a4
    or a4, t0, a5
    not a2, t0
    xor a7, a7, a4
    and a4, a2, a6
    lw a2, 284(a3)
    and s3, a7, a6
    xor a5, a5, a4
    lw a4, 280(a3)
    xor t0, t0, s3
    xor a5, a5, a2
    xor a7, a7, s6
    xor a6, a6, s7
    xor t0, t0, a4
    slli a4, a5, 14
    srli a2, a5, 18
    slli s3, a7, 14
    srli s6, a7, 18
    slli s7, a6, 14
    srli s10, a6, 18
    slli s11, t0, 14
    srli ra, t0, 18
    or a4, a4, a2
    or a2, s3, s6
    or s3, s7, s10
    or s6, s11, ra
    and a4, a4, s1
    and a2, a2, s1
    and s3, s3, s1
    and s6, s6, s1
    xor a5, a5, a4
    xor a7, a7, a2
    xor a6, a6, s3
    xor t0, t0, s6
    slli a4, a5, 12
    srli a2, a5, 20
    slli s3, a7, 12
    srli s6, a7, 20
    slli s7, a6, 12
    srli s10, a6, 20
    slli s11, t0, 12
    srli ra, t0, 20
    or a4, a4, a2
    or a2, s3, s6
    or s3, s7, s10
    or s6, s11, ra
    and a4, a4, s2
    and a2, a2, s2
    and s3, s3, s2
    and s6, s6, s2
    xor a5, a5, a4
    xor a7, a7, a2
    xor a6, a6, s3
    xor t0, t0, s6
    slli a4, a5, 26
    srli a2, a5, 6
    slli s3, a7, 26
    srli s6, a7, 6
    slli s7, a6, 26
    srli s10, a6, 6
    slli s11, t0, 26
    srli ra, t0, 6
    or a4, a4, a2
    or a2, s3, s6
    or s3, s7, s10
    or s6, s11, ra
    and a4, a4, t1
    and a2, a2, t1
    and s3, s3, t1
    and s6, s6, t1
    xor a5, a5, a4
    xor a7, a7, a2
    xor a6, a6, s3
    xor t0, t0, s6
    # round 20 (skinny.dsl:60)
    or a4, a7, a6
    or a2, a5, a7
    xor t0, t0, a4
    xor a6, a6, a2
    not a4, a5
    lw a2, 292(a3)
    and s3, a6, t0
    and a4, a4, t0
    lw s6, 288(a3)
    xor a5, a5, s3
    xor a7, a7, a4
    xor a6, a6, a2
    xor t0, t0, s5
    xor a5, a5, s9
    xor a7, a7, s6
    srli a4, a6, 2
    srli a2, t0, 2
    srli s3, a5, 2
    srli s5, a7, 2
    and a4, a4, s0
    and a2, a2, s0
    and s3, s3, s0
    and s5, s5, s0
    xor a6, a6, a4
    xor t0, t0, a2
    xor a5, a5, s3
    xor a7, a7, s5
    slli a4, a6, 4
    slli a2, t0, 4
    slli s3, a5, 4
    slli s5, a7, 4
    and a4, a4, s1
    and a2, a2, s1
    and s3, s3, s1
    and s5, s5, s1
    xor a6, a6, a4
    xor t0, t0, a2
    xor a5, a5, s3
    xor a7, a7, s5
    srli a4, a6, 6
    srli a2, t0, 6
    srli s3, a5, 6
    srli s5, a7, 6
    and a4, a4, s2
    and a2, a2, s2
    and s3, s3, s2
    and s5, s5, s2
    xor a6, a6, a4
    xor t0, t0, a2
    xor a5, a5, s3
    xor a7, a7, s5
    # round 21 (skinny.dsl:60)
    or a4, a6, t0
    xor a5, a5, a4
    or a4, a7, a6
    not a2, a7
    xor t0, t0, a4
    and a4, a2, a5
    lw a2, 300(a3)
    and s3, t0, a5
    xor a6, a6, a4
    lw a4, 296(a3)
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s8
    xor a5, a5, a2
    xor a7, a7, a4
    slli a4, a6, 22
    srli a2, a6, 10
    slli s3, t0, 22
    srli s4, t0, 10
    slli s5, a5, 22
    srli s6, a5, 10
    slli s7, a7, 22
    srli s8, a7, 10
    or a4, a4, a2
    or a2, s3, s4
    or s3, s5, s6
    or s4, s7, s8
    and a4, a4, t1
    and a2, a2, t1
    and s3, s3, t1
    and s4, s4, t1
    xor a6, a6, a4
    xor t0, t0, a2
    xor a5, a5, s3
    xor a7, a7, s4
    slli a4, a6, 20
    srli a2, a6, 12
    slli s3, t0, 20
    srli s4, t0, 12
    slli s5, a5, 20
    srli s6, a5, 12
    slli s7, a7, 20
    srli s8, a7, 12
    or a4, a4, a2
    or a2, s3, s4
    or s3, s5, s6
    or s4, s7, s8
    and a4, a4, s0
    and a2, a2, s0
    and s3, s3, s0
    and s4, s4, s0
    xor a6, a6, a4
    xor t0, t0, a2
    xor a5, a5, s3
    xor a7, a7, s4
    slli a4, a6, 10
    srli a2, a6, 22
    slli s3, t0, 10
    srli s4, t0, 22
    slli s5, a5, 10
    srli s6, a5, 22
    slli s7, a7, 10
    srli s8, a7, 22
    or a4, a4, a2
    or a2, s3, s4
    or s3, s5, s6
    or s4, s7, s8
    and a4, a4, s1
    and a2, a2, s1
    and s3, s3, s1
    and s4, s4, s1
    xor a6, a6, a4
    xor t0, t0, a2
    xor a5, a5, s3
    xor a7, a7, s4
    # round 22 (skinny.dsl:60)
    or a4, t0, a5
    or a2, a6, t0
    xor a7, a7, a4
    xor a5, a5, a2
    not a4, a6
    and a2, a5, a7
    and a4, a4, a7
    lw s3, 304(a3)
    lw s4, 308(a3)
    xor a6, a6, a2
    xor t0, t0, a4
    xor a5, a5, a1
    xor a7, a7, a0
    xor a6, a6, s3
    xor t0, t0, s4
    slli a4, a5, 14
    srli a2, a5, 18
    slli a1, a7, 14
    srli a0, a7, 18
    slli s3, a6, 14
    srli s4, a6, 18
    slli s5, t0, 14
    srli s6, t0, 18
    or a4, a4, a2
    or a2, a1, a0
    or a1, s3, s4
    or a0, s5, s6
    and a4, a4, s2
    and a2, a2, s2
    and a1, a1, s2
    and a0, a0, s2
    xor a5, a5, a4
    xor a7, a7, a2
    xor a6, a6, a1
    xor t0, t0, a0
    srli a4, a5, 4
    srli a2, a7, 4
    srli a1, a6, 4
    srli a0, t0, 4
    and a4, a4, t1
    and a2, a2, t1
    and a1, a1, t1
    and a0, a0, t1
    xor a5, a5, a4
    xor a7, a7, a2
    xor a6, a6, a1
    xor t0, t0, a0
    slli a4, a5, 18
    srli a2, a5, 14
    slli a1, a7, 18
    srli a0, a7, 14
    slli s3, a6, 18
    srli s4, a6, 14
    slli s5, t0, 18
    srli s6, t0, 14
    or a4, a4, a2
    or a2, a1, a0
    or a1, s3, s4
    or a0, s5, s6
    and a4, a4, s0
    and a2, a2, s0
    and a1, a1, s0
    and a0, a0, s0
    xor a5, a5, a4
    xor a7, a7, a2
    xor a6, a6, a1
    xor t0, t0, a0
    # round 23 (skinny.dsl:60)
    or a4, a5, a7
    xor a6, a6, a4
    or a4, t0, a5
    not a2, t0
    xor a7, a7, a4
    and a4, a2, a6
    lw a2, 316(a3)
    lw a1, 320(a3)
    lw a0, 108(a3)
    and s3, a7, a6
    xor a5, a5, a4
    lw a4, 312(a3)
    xor t0, t0, s3
    xor a5, a5, a2
    xor a7, a7, a1
    xor a6, a6, a0
    xor t0, t0, a4
    slli a4, a5, 14
    srli a2, a5, 18
    slli a1, a7, 14
    srli a0, a7, 18
    slli s3, a6, 14
    srli s4, a6, 18
    slli s5, t0, 14
    srli s6, t0, 18
    or a4, a4, a2
    or a2, a1, a0
    or a1, s3, s4
    or a0, s5, s6
    and a4, a4, s1
    and a2, a2, s1
    and a1, a1, s1
    and a0, a0, s1
    xor a5, a5, a4
    xor a7, a7, a2
    xor a6, a6, a1
    xor t0, t0, a0
    slli a4, a5, 12
    srli a2, a5, 20
    slli a1, a7, 12
    srli a0, a7, 20
    slli s3, a6, 12
    srli s4, a6, 20
    slli s5, t0, 12
    srli s6, t0, 20
    or a4, a4, a2
    or a2, a1, a0
    or a1, s3, s4
    or a0, s5, s6
    and a4, a4, s2
    and a2, a2, s2
    and a1, a1, s2
    and a0, a0, s2
    xor a5, a5, a4
    xor a7, a7, a2
    xor a6, a6, a1
    xor t0, t0, a0
    slli a4, a5, 26
    srli a2, a5, 6
    slli a1, a7, 26
    srli a0, a7, 6
    slli s3, a6, 26
    srli s4, a6, 6
    slli s5, t0, 26
    srli s6, t0, 6
    or a4, a4, a2
    or a2, a1, a0
    or a1, s3, s4
    or a0, s5, s6
    and a4, a4, t1
    and a2, a2, t1
    and a1, a1, t1
    and a0, a0, t1
    xor a5, a5, a4
    xor a7, a7, a2
    xor a6, a6, a1
    xor t0, t0, a0
    # round 24 (skinny.dsl:60)
    or a4, a7, a6
    or a2, a5, a7
    xor t0, t0, a4
    xor a6, a6, a2
    not a4, a5
    lw a2, 120(a3)
    lw a1, 332(a3)
    and a0, a6, t0
    and a4, a4, t0
    lw s3, 324(a3)
    lw s4, 328(a3)
    xor a5, a5, a0
    xor a7, a7, a4
    xor a6, a6, a2
    xor t0, t0, a1
    xor a5, a5, s3
    xor a7, a7, s4
    srli a4, a6, 2
    srli a2, t0, 2
    srli a1, a5, 2
    srli a0, a7, 2
    and a4, a4, s0
    and a2, a2, s0
    and a1, a1, s0
    and a0, a0, s0
    xor a6, a6, a4
    xor t0, t0, a2
    xor a5, a5, a1
    xor a7, a7, a0
    slli a4, a6, 4
    slli a2, t0, 4
    slli a1, a5, 4
    slli a0, a7, 4
    and a4, a4, s1
    and a2, a2, s1
    and a1, a1, s1
    and a0, a0, s1
    xor a6, a6, a4
    xor t0, t0, a2
    xor a5, a5, a1
    xor a7, a7, a0
    srli a4, a6, 6
    srli a2, t0, 6
    srli a1, a5, 6
    srli a0, a7, 6
    and a4, a4, s2
    and a2, a2, s2
    and a1, a1, s2
    and a0, a0, s2
    xor a6, a6, a4
    xor t0, t0, a2
    xor a5, a5, a1
    xor a7, a7, a0
    # round 25 (skinny.dsl:60)
    or a4, a6, t0
    xor a5, a5, a4
    or a4, a7, a6
    not a2, a7
    xor t0, t0, a4
    and a4, a2, a5
    lw a2, 340(a3)
    lw a1, 344(a3)
    lw a0, 140(a3)
    and s3, t0, a5
    xor a6, a6, a4
    lw a4, 336(a3)
    xor a7, a7, s3
    xor a6, a6, a2
    xor t0, t0, a1
    xor a5, a5, a0
    xor a7, a7, a4
    slli a4, a6, 22
    srli a2, a6, 10
    slli a1, t0, 22
    srli a0, t0, 10
    slli s3, a5, 22
    srli s4, a5, 10
    slli s5, a7, 22
    srli s6, a7, 10
    or a4, a4, a2
    or a2, a1, a0
    or a1, s3, s4
    or a0, s5, s6
    and a4, a4, t1
    and a2, a2, t1
    and a1, a1, t1
    and a0, a0, t1
    xor a6, a6, a4
    xor t0, t0, a2
    xor a5, a5, a1
    xor a7, a7, a0
    slli a4, a6, 20
    srli a2, a6, 12
    slli a1, t0, 20
    srli a0, t0, 12
    slli s3, a5, 20
    srli s4, a5, 12
    slli s5, a7, 20
    srli s6, a7, 12
    or a4, a4, a2
    or a2, a1, a0
    or a1, s3, s4
    or a0, s5, s6
    and a4, a4, s0
    and a2, a2, s0
    and a1, a1, s0
    and a0, a0, s0
    xor a6, a6, a4
    xor t0, t0, a2
    xor a5, a5, a1
    xor a7, a7, a0
    slli a4, a6, 10
    srli a2, a6, 22
    slli a1, t0, 10
    srli a0, t0, 22
    slli s3, a5, 10
    srli s4, a5, 22
    slli s5, a7, 10
    srli s6, a7, 22
    or a4, a4, a2
    or a2, a1, a0
    or a1, s3, s4
    or a0, s5, s6
    and a4, a4, s1
    and a2, a2, s1
    and a1, a1, s1
    and a0, a0, s1
    xor a6, a6, a4
    xor t0, t0, a2
    xor a5, a5, a1
    xor a7, a7, a0
    # round 26 (skinny.dsl:60)
    or a4, t0, a5
    or a2, a6, t0
    xor a7, a7, a4
    xor a5, a5, a2
    not a4, a6
    lw a2, 356(a3)
    lw a1, 360(a3)
    and a0, a5, a7
    and a4, a4, a7
    lw s3, 348(a3)
    lw s4, 352(a3)
    xor a6, a6, a0
    xor t0, t0, a4
    xor a5, a5, a2
    xor a7, a7, a1
    xor a6, a6, s3
    xor t0, t0, s4
    slli a4, a5, 14
    srli a2, a5, 18
    slli a1, a7, 14
    srli a0, a7, 18
    slli s3, a6, 14
    srli s4, a6, 18
    slli s5, t0, 14
    srli s6, t0, 18
    or a4, a4, a2
    or a2, a1, a0
    or a1, s3, s4
    or a0, s5, s6
    and a4, a4, s2
    and a2, a2, s2
    and a1, a1, s2
    and a0, a0, s2
    xor a5, a5, a4
    xor a7, a7, a2
    xor a6, a6, a1
    xor t0, t0, a0
    srli a4, a5, 4
    srli a2, a7, 4
    srli a1, a6, 4
    srli a0, t0, 4
    and a4, a4, t1
    and a2, a2, t1
    and a1, a1, t1
    and a0, a0, t1
    xor a5, a5, a4
    xor a7, a7, a2
    xor a6, a6, a1
    xor t0, t0, a0
    slli a4, a5, 18
    srli a2, a5, 14
    slli a1, a7, 18
    srli a0, a7, 14
    slli s3, a6, 18
    srli s4, a6, 14
    slli s5, t0, 18
    srli s6, t0, 14
    or a4, a4, a2
    or a2, a1, a0
    or a1, s3, s4
    or a0, s5, s6
    and a4, a4, s0
    and a2, a2, s0
    and a1, a1, s0
    and a0, a0, s0
    xor a5, a5, a4
    xor a7, a7, a2
    xor a6, a6, a1
    xor t0, t0, a0
    # round 27 (skinny.dsl:60)
    or a4, a5, a7
    xor a6, a6, a4
    or a4, t0, a5
    not a2, t0
    xor a7, a7, a4
    and a4, a2, a6
    lw a2, 368(a3)
    lw a1, 168(a3)
    lw a0, 372(a3)
    and s3, a7, a6
    xor a5, a5, a4
    lw a4, 364(a3)
    xor t0, t0, s3
    xor a5, a5, a2
    xor a7, a7, a1
    xor a6, a6, a0
    xor t0, t0, a4
    slli a4, a5, 14
    srli a2, a5, 18
    slli a1, a7, 14
    srli a0, a7, 18
    slli s3, a6, 14
    srli s4, a6, 18
    slli s5, t0, 14
    srli s6, t0, 18
    or a4, a4, a2
    or a2, a1, a0
    or a1, s3, s4
    or a0, s5, s6
    and a4, a4, s1
    and a2, a2, s1
    and a1, a1, s1
    and a0, a0, s1
    xor a5, a5, a4
    xor a7, a7, a2
    xor a6, a6, a1
    xor t0, t0, a0
    slli a4, a5, 12
    srli a2, a5, 20
    slli a1, a7, 12
    srli a0, a7, 20
    slli s3, a6, 12
    srli s4, a6, 20
    slli s5, t0, 12
    srli s6, t0, 20
    or a4, a4, a2
    or a2, a1, a0
    or a1, s3, s4
    or a0, s5, s6
    and a4, a4, s2
    and a2, a2, s2
    and a1, a1, s2
    and a0, a0, s2
    xor a5, a5, a4
    xor a7, a7, a2
    xor a6, a6, a1
    xor t0, t0, a0
    slli a4, a5, 26
    srli a2, a5, 6
    slli a1, a7, 26
    srli a0, a7, 6
    slli s3, a6, 26
    srli s4, a6, 6
    slli s5, t0, 26
    srli s6, t0, 6
    or a4, a4, a2
    or a2, a1, a0
    or a1, s3, s4
    or a0, s5, s6
    and a4, a4, t1
    and a2, a2, t1
    and a1, a1, t1
    and a0, a0, t1
    xor a5, a5, a4
    xor a7, a7, a2
    xor a6, a6, a1
    xor t0, t0, a0
    # round 28 (skinny.dsl:60)
    or a4, a7, a6
    or a2, a5, a7
    xor t0, t0, a4
    xor a6, a6, a2
    not a4, a5
    lw a2, 384(a3)
    lw a1, 188(a3)
    and a0, a6, t0
    and a4, a4, t0
    lw s3, 376(a3)
    lw s4, 380(a3)
    xor a5, a5, a0
    xor a7, a7, a4
    xor a6, a6, a2
    xor t0, t0, a1
    xor a5, a5, s3
    xor a7, a7, s4
    srli a4, a6, 2
    srli a2, t0, 2
    srli a1, a5, 2
    srli a0, a7, 2
    and a4, a4, s0
    and a2, a2, s0
    and a1, a1, s0
    and a0, a0, s0
    xor a6, a6, a4
    xor t0, t0, a2
    xor a5, a5, a1
    xor a7, a7, a0
    slli a4, a6, 4
    slli a2, t0, 4
    slli a1, a5, 4
    slli a0, a7, 4
    and a4, a4, s1
    and a2, a2, s1
    and a1, a1, s1
    and a0, a0, s1
    xor a6, a6, a4
    xor t0, t0, a2
    xor a5, a5, a1
    xor a7, a7, a0
    srli a4, a6, 6
    srli a2, t0, 6
    srli a1, a5, 6
    srli a0, a7, 6
    and a4, a4, s2
    and a2, a2, s2
    and a1, a1, s2
    and a0, a0, s2
    xor a6, a6, a4
    xor t0, t0, a2
    xor a5, a5, a1
    xor a7, a7, a0
    # round 29 (skinny.dsl:60)
    or a4, a6, t0
    xor a5, a5, a4
    or a4, a7, a6
    not a2, a7
    xor t0, t0, a4
    and a4, a2, a5
    lw a2, 388(a3)
    lw a1, 392(a3)
    lw a0, 396(a3)
    and s3, t0, a5
    xor a6, a6, a4
    lw a4, 192(a3)
    xor a7, a7, s3
    xor a6, a6, a2
    xor t0, t0, a1
    xor a5, a5, a0
    xor a7, a7, a4
    slli a4, a6, 22
    srli a2, a6, 10
    slli a1, t0, 22
    srli a0, t0, 10
    slli s3, a5, 22
    srli s4, a5, 10
    slli s5, a7, 22
    srli s6, a7, 10
    or a4, a4, a2
    or a2, a1, a0
    or a1, s3, s4
    or a0, s5, s6
    and a4, a4, t1
    and a2, a2, t1
    and a1, a1, t1
    and a0, a0, t1
    xor a6, a6, a4
    xor t0, t0, a2
    xor a5, a5, a1
    xor a7, a7, a0
    slli a4, a6, 20
    srli a2, a6, 12
    slli a1, t0, 20
    srli a0, t0, 12
    slli s3, a5, 20
    srli s4, a5, 12
    slli s5, a7, 20
    srli s6, a7, 12
    or a4, a4, a2
    or a2, a1, a0
    or a1, s3, s4
    or a0, s5, s6
    and a4, a4, s0
    and a2, a2, s0
    and a1, a1, s0
    and a0, a0, s0
    xor a6, a6, a4
    xor t0, t0, a2
    xor a5, a5, a1
    xor a7, a7, a0
    slli a4, a6, 10
    srli a2, a6, 22
    slli a1, t0, 10
    srli a0, t0, 22
    slli s3, a5, 10
    srli s4, a5, 22
    slli s5, a7, 10
    srli s6, a7, 22
    or a4, a4, a2
    or a2, a1, a0
    or a1, s3, s4
    or a0, s5, s6
    and a4, a4, s1
    and a2, a2, s1
    and a1, a1, s1
    and a0, a0, s1
    xor a6, a6, a4
    xor t0, t0, a2
    xor a5, a5, a1
    xor a7, a7, a0
    # round 30 (skinny.dsl:60)
    or a4, t0, a5
    or a2, a6, t0
    xor a7, a7, a4
    xor a5, a5, a2
    not a4, a6
    lw a2, 404(a3)
    lw a1, 408(a3)
    and a0, a5, a7
    and a4, a4, a7
    lw s3, 400(a3)
    lw s4, 212(a3)
    xor a6, a6, a0
    xor t0, t0, a4
    xor a5, a5, a2
    xor a7, a7, a1
    xor a6, a6, s3
    xor t0, t0, s4
    slli a4, a5, 14
    srli a2, a5, 18
    slli a1, a7, 14
    srli a0, a7, 18
    slli s3, a6, 14
    srli s4, a6, 18
    slli s5, t0, 14
    srli s6, t0, 18
    or a4, a4, a2
    or a2, a1, a0
    or a1, s3, s4
    or a0, s5, s6
    and a4, a4, s2
    and a2, a2, s2
    and a1, a1, s2
    and a0, a0, s2
    xor a5, a5, a4
    xor a7, a7, a2
    xor a6, a6, a1
    xor t0, t0, a0
    srli a4, a5, 4
    srli a2, a7, 4
    srli a1, a6, 4
    srli a0, t0, 4
    and a4, a4, t1
    and a2, a2, t1
    and a1, a1, t1
    and a0, a0, t1
    xor a5, a5, a4
    xor a7, a7, a2
    xor a6, a6, a1
    xor t0, t0, a0
    slli a4, a5, 18
    srli a2, a5, 14
    slli a1, a7, 18
    srli a0, a7, 14
    slli s3, a6, 18
    srli s4, a6, 14
    slli s5, t0, 18
    srli s6, t0, 14
    or a4, a4, a2
    or a2, a1, a0
    or a1, s3, s4
    or a0, s5, s6
    and a4, a4, s0
    and a2, a2, s0
    and a1, a1, s0
    and a0, a0, s0
    xor a5, a5, a4
    xor a7, a7, a2
    xor a6, a6, a1
    xor t0, t0, a0
    # round 31 (skinny.dsl:60)
    or a4, a5, a7
    xor a6, a6, a4
    or a4, t0, a5
    not a2, t0
    xor a7, a7, a4
    and a4, a2, a6
    lw a2, 416(a3)
    lw a1, 232(a3)
    lw a0, 420(a3)
    and s3, a7, a6
    xor a5, a5, a4
    lw a4, 412(a3)
    xor t0, t0, s3
    xor a5, a5, a2
    xor a7, a7, a1
    xor a6, a6, a0
    xor t0, t0, a4
    slli a4, a5, 14
    srli a2, a5, 18
    slli a1, a7, 14
    srli a0, a7, 18
    slli s3, a6, 14
    srli s4, a6, 18
    slli s5, t0, 14
    srli s6, t0, 18
    or a4, a4, a2
    or a2, a1, a0
    or a1, s3, s4
    or a0, s5, s6
    and a4, a4, s1
    and a2, a2, s1
    and a1, a1, s1
    and a0, a0, s1
    xor a5, a5, a4
    xor a7, a7, a2
    xor a6, a6, a1
    xor t0, t0, a0
    slli a4, a5, 12
    srli a2, a5, 20
    slli a1, a7, 12
    srli a0, a7, 20
    slli s3, a6, 12
    srli s4, a6, 20
    slli s5, t0, 12
    srli s6, t0, 20
    or a4, a4, a2
    or a2, a1, a0
    or a1, s3, s4
    or a0, s5, s6
    and a4, a4, s2
    and a2, a2, s2
    and a1, a1, s2
    and a0, a0, s2
    xor a5, a5, a4
    xor a7, a7, a2
    xor a6, a6, a1
    xor t0, t0, a0
    slli a4, a5, 26
    srli a2, a5, 6
    slli a1, a7, 26
    srli a0, a7, 6
    slli s3, a6, 26
    srli s4, a6, 6
    slli s5, t0, 26
    srli s6, t0, 6
    or a4, a4, a2
    or a2, a1, a0
    or a1, s3, s4
    or a0, s5, s6
    and a4, a4, t1
    and a2, a2, t1
    and a1, a1, t1
    and t1, a0, t1
    xor a5, a5, a4
    xor a7, a7, a2
    xor a6, a6, a1
    xor t0, t0, t1
    # round 32 (skinny.dsl:60)
    or t1, a7, a6
    or a4, a5, a7
    xor t0, t0, t1
    xor a6, a6, a4
    and t1, a6, t0
    not a4, a5
    lw a2, 424(a3)
    xor a5, a5, t1
    and t1, a4, t0
    lw a4, 428(a3)
    lw a1, 432(a3)
    xor a7, a7, t1
    xor a5, a5, a2
    lw t1, 252(a3)
    xor a7, a7, a4
    xor a6, a6, a1
    srli a4, a5, 2
    xor t0, t0, t1
    and t1, a4, s0
    srli a4, a7, 2
    srli a2, a6, 2
    xor a5, a5, t1
    and t1, a4, s0
    and a4, a2, s0
    srli a2, t0, 2
    slli a1, a5, 4
    xor a7, a7, t1
    xor a6, a6, a4
    and t1, a2, s0
    and a4, a1, s1
    slli a2, a7, 4
    slli a1, a6, 4
    xor t0, t0, t1
    xor a5, a5, a4
    and t1, a2, s1
    and a4, a1, s1
    slli a2, t0, 4
    srli a1, a5, 6
    xor a7, a7, t1
    xor a6, a6, a4
    and t1, a2, s1
    and a4, a1, s2
    srli a2, a7, 6
    srli a1, a6, 6
    xor t0, t0, t1
    xor a5, a5, a4
    and t1, a2, s2
    and a4, a1, s2
    srli a2, t0, 6
    xor a7, a7, t1
    xor a6, a6, a4
    and t1, a2, s2
    srli a4, a5, 2
    xor t0, t0, t1
    xor t1, a4, a6
    srli a4, a7, 2
    and t1, t1, t6
    xor a4, a4, t0
    slli a2, t1, 2
    and t6, a4, t6
    xor a5, a5, a2
    slli a4, t6, 2
    xor a6, a6, t1
    xor a7, a7, a4
    srli t1, a5, 16
    xor t0, t0, t6
    xor t1, t1, a6
    srli t6, a7, 16
    and t1, t1, t5
    xor t6, t6, t0
    slli a4, t1, 16
    and t5, t6, t5
    xor a5, a5, a4
    slli t6, t5, 16
    xor a6, a6, t1
    xor a7, a7, t6
    srli t1, a5, 8
    xor t0, t0, t5
    xor t1, t1, a6
    srli t5, a7, 8
    and t1, t1, t4
    xor t5, t5, t0
    slli t6, t1, 8
    and t4, t5, t4
    xor a5, a5, t6
    slli t5, t4, 8
    xor a6, a6, t1
    xor a7, a7, t5
    srli t1, a5, 4
    xor t0, t0, t4
    xor t1, t1, a6
    srli t4, a7, 4
    and t1, t1, t3
    xor t4, t4, t0
    slli t5, t1, 4
    and t3, t4, t3
    xor a5, a5, t5
    xor a6, a6, t1
    slli t1, t3, 4
    xor a7, a7, t1
    xor t0, t0, t3
    srli t1, a5, 1
    srli t3, a6, 1
    xor t1, t1, a7
    xor t3, t3, t0
    and t1, t1, t2
    and t2, t3, t2
    slli t3, t1, 1
    slli t4, t2, 1
    xor a5, a5, t3
    xor a7, a7, t1
    xor a6, a6, t4
    lw t1, 64(sp)
    xor t0, t0, t2
    sw a5, 0(t1)
    sw a6, 4(t1)
    sw a7, 8(t1)
    sw t0, 12(t1)
    mv a0, t1
    lw a1, 68(sp)
    lw a2, 80(sp)
    addi a0, a0, 16
    addi a1, a1, 16
    bltu a2, a1, .Llwcc_skinny64_64_ecb_encrypt_rv32i_group_done
    j .Llwcc_skinny64_64_ecb_encrypt_rv32i_group
.Llwcc_skinny64_64_ecb_encrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny64_64_ecb_encrypt_rv32i_out
.Llwcc_skinny64_64_ecb_encrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_skinny64_64_ecb_encrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_skinny64_64_ecb_encrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_skinny64_64_ecb_encrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_skinny64_64_ecb_encrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_64_ecb_encrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_skinny64_64_ecb_encrypt_rv32i_group
.Llwcc_skinny64_64_ecb_encrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_skinny64_64_ecb_encrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_64_ecb_encrypt_rv32i_copy
.Llwcc_skinny64_64_ecb_encrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_skinny64_64_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny64_64_ecb_encrypt_rv32i_wipe
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
    addi sp, sp, 112
    ret
    .size lwcc_skinny64_64_ecb_encrypt_rv32i, .-lwcc_skinny64_64_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_skinny64_64_ecb_decrypt_rv32i
    .type lwcc_skinny64_64_ecb_decrypt_rv32i, %function
lwcc_skinny64_64_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_skinny64_64_ecb_decrypt_rv32i_begin
    ret
.Llwcc_skinny64_64_ecb_decrypt_rv32i_begin:
    addi sp, sp, -112
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
    slli a2, a2, 3
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 16
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_skinny64_64_ecb_decrypt_rv32i_group
    j .Llwcc_skinny64_64_ecb_decrypt_rv32i_rest
.Llwcc_skinny64_64_ecb_decrypt_rv32i_group:
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    srli t1, a5, 1
    lui t2, 349525
    xor t1, t1, a7
    addi t2, t2, 1365
    srli t3, a6, 1
    and t1, t1, t2
    xor t3, t3, t0
    slli t4, t1, 1
    and t3, t3, t2
    xor a5, a5, t4
    xor a7, a7, t1
    slli t1, t3, 1
    xor a6, a6, t1
    xor t0, t0, t3
    srli t1, a5, 4
    lui t3, 61681
    srli t4, a7, 4
    xor t1, t1, a6
    addi t3, t3, -241
    xor t4, t4, t0
    and t1, t1, t3
    and t4, t4, t3
    slli t5, t1, 4
    slli t6, t4, 4
    xor a5, a5, t5
    xor a7, a7, t6
    xor a6, a6, t1
    xor t0, t0, t4
    srli t1, a5, 8
    lui t4, 4080
    srli t5, a7, 8
    xor t1, t1, a6
    addi t4, t4, 255
    xor t5, t5, t0
    and t1, t1, t4
    and t5, t5, t4
    slli t6, t1, 8
    slli a4, t5, 8
    xor a5, a5, t6
    xor a7, a7, a4
    xor a6, a6, t1
    xor t0, t0, t5
    srli t1, a5, 16
    lui t5, 16
    srli t6, a7, 16
    xor t1, t1, a6
    addi t5, t5, -1
    xor t6, t6, t0
    and t1, t1, t5
    and t6, t6, t5
    slli a4, t1, 16
    slli s0, t6, 16
    xor a5, a5, a4
    xor a7, a7, s0
    xor a6, a6, t1
    xor t0, t0, t6
    srli t1, a5, 2
    lui t6, 209715
    srli a4, a7, 2
    xor t1, t1, a6
    addi t6, t6, 819
    xor a4, a4, t0
    and t1, t1, t6
    and a4, a4, t6
    slli s0, t1, 2
    xor a6, a6, t1
    xor t0, t0, a4
    lui t1, 12336
    xor a5, a5, s0
    addi t1, t1, 771
    srli s0, a6, 6
    srli s1, t0, 6
    slli a4, a4, 2
    srli s2, a5, 6
    and s0, s0, t1
    and s1, s1, t1
    xor a7, a7, a4
    and a4, s2, t1
    lui s2, 789516
    xor a6, a6, s0
    xor t0, t0, s1
    xor a5, a5, a4
    addi a4, s2, 192
    srli s0, a7, 6
    slli s1, a6, 4
    slli s2, t0, 4
    slli s3, a5, 4
    and s0, s0, t1
    and s1, s1, a4
    and s2, s2, a4
    and s3, s3, a4
    lui s4, 197379
    xor a7, a7, s0
    xor a6, a6, s1
    xor t0, t0, s2
    xor a5, a5, s3
    addi s0, s4, 48
    slli s1, a7, 4
    srli s2, a6, 2
    srli s3, t0, 2
    srli s4, a5, 2
    and s1, s1, a4
    and s2, s2, s0
    and s3, s3, s0
    lw s5, 432(a3)
    lw s6, 252(a3)
    and s4, s4, s0
    xor a7, a7, s1
    xor a6, a6, s2
    xor t0, t0, s3
    lw s1, 436(a3)
    xor a5, a5, s4
    srli s2, a7, 2
    xor a6, a6, s5
    xor t0, t0, s6
    and s2, s2, s0
    xor a5, a5, s1
    lw s1, 440(a3)
    # round 32 (skinny.dsl:60)
    and s3, a6, t0
    xor a7, a7, s2
    xor a5, a5, s3
    xor a7, a7, s1
    and s1, t0, a5
    xor a7, a7, s1
    and s1, a5, a7
    xor a6, a6, s1
    and s1, a7, a6
    xor t0, t0, s1
    lui s1, 999231
    slli s2, a7, 26
    srli s3, a7, 6
    slli s4, a6, 26
    srli s5, a6, 6
    slli s6, t0, 26
    srli s7, t0, 6
    addi s1, s1, 1011
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s2, s2, s1
    or s3, s3, s1
    or s4, s4, s1
    slli s5, a5, 26
    srli s6, a5, 6
    xor a7, a7, s2
    xor a6, a6, s3
    xor t0, t0, s4
    or s2, s5, s6
    slli s3, a7, 12
    srli s4, a7, 20
    slli s5, a6, 12
    srli s6, a6, 20
    slli s7, t0, 12
    srli s8, t0, 20
    or s2, s2, s1
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    xor a5, a5, s2
    and s2, s3, t1
    and s3, s4, t1
    and s4, s5, t1
    slli s5, a5, 12
    srli s6, a5, 20
    xor a7, a7, s2
    xor a6, a6, s3
    xor t0, t0, s4
    or s2, s5, s6
    slli s3, a7, 14
    srli s4, a7, 18
    slli s5, a6, 14
    srli s6, a6, 18
    slli s7, t0, 14
    srli s8, t0, 18
    and s2, s2, t1
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    xor a5, a5, s2
    and s2, s3, a4
    and s3, s4, a4
    lw s4, 232(a3)
    lw s6, 420(a3)
    and s5, s5, a4
    slli s7, a5, 14
    srli s8, a5, 18
    xor a7, a7, s2
    xor a6, a6, s3
    lw s2, 444(a3)
    xor t0, t0, s5
    or s3, s7, s8
    xor a7, a7, s4
    xor a6, a6, s6
    and s3, s3, a4
    xor t0, t0, s2
    lw s2, 448(a3)
    # round 31 (skinny.dsl:60)
    and s4, a7, a6
    # round 32 (skinny.dsl:60)
    xor a5, a5, s3
    # round 31 (skinny.dsl:60)
    xor t0, t0, s4
    # round 32 (skinny.dsl:60)
    xor a5, a5, s2
    # round 31 (skinny.dsl:60)
    and s2, a6, t0
    xor a5, a5, s2
    and s2, t0, a5
    xor a7, a7, s2
    and s2, a5, a7
    xor a6, a6, s2
    lui s2, 851197
    slli s3, a5, 18
    srli s4, a5, 14
    slli s5, a7, 18
    srli s6, a7, 14
    slli s7, a6, 18
    srli s8, a6, 14
    addi s2, s2, -49
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s3, s3, s2
    or s4, s4, s2
    # round 32 (skinny.dsl:60)
    lui s6, 49345
    # round 31 (skinny.dsl:60)
    or s5, s5, s2
    slli s7, t0, 18
    srli s8, t0, 14
    xor a5, a5, s3
    xor a7, a7, s4
    # round 32 (skinny.dsl:60)
    addi s3, s6, -1012
    # round 31 (skinny.dsl:60)
    xor a6, a6, s5
    or s4, s7, s8
    srli s5, a5, 4
    srli s6, a7, 4
    srli s7, a6, 4
    or s4, s4, s2
    and s5, s5, s3
    and s6, s6, s3
    and s7, s7, s3
    xor t0, t0, s4
    xor a5, a5, s5
    xor a7, a7, s6
    xor a6, a6, s7
    srli s4, t0, 4
    slli s5, a5, 14
    srli s6, a5, 18
    slli s7, a7, 14
    srli s8, a7, 18
    slli s9, a6, 14
    srli s10, a6, 18
    and s4, s4, s3
    or s5, s5, s6
    or s6, s7, s8
    or s7, s9, s10
    xor t0, t0, s4
    and s4, s5, t1
    and s5, s6, t1
    lw s6, 404(a3)
    lw s8, 408(a3)
    and s7, s7, t1
    slli s9, t0, 14
    srli s10, t0, 18
    xor a5, a5, s4
    xor a7, a7, s5
    lw s4, 452(a3)
    xor a6, a6, s7
    or s5, s9, s10
    xor a5, a5, s6
    xor a7, a7, s8
    and s5, s5, t1
    xor a6, a6, s4
    lw s4, 456(a3)
    # round 30 (skinny.dsl:60)
    and s6, a5, a7
    # round 31 (skinny.dsl:60)
    xor t0, t0, s5
    # round 30 (skinny.dsl:60)
    xor a6, a6, s6
    # round 31 (skinny.dsl:60)
    xor t0, t0, s4
    # round 30 (skinny.dsl:60)
    and s4, a7, a6
    xor t0, t0, s4
    and s4, a6, t0
    xor a5, a5, s4
    and s4, t0, a5
    xor a7, a7, s4
    lui s4, 259060
    slli s5, t0, 10
    srli s6, t0, 22
    slli s7, a5, 10
    srli s8, a5, 22
    slli s9, a7, 10
    srli s10, a7, 22
    addi s4, s4, -193
    or s5, s5, s6
    or s6, s7, s8
    or s7, s9, s10
    or s5, s5, s4
    or s6, s6, s4
    or s7, s7, s4
    xor t0, t0, s5
    xor a5, a5, s6
    xor a7, a7, s7
    slli s5, a6, 10
    srli s6, a6, 22
    slli s7, t0, 20
    srli s8, t0, 12
    slli s9, a5, 20
    srli s10, a5, 12
    slli s11, a7, 20
    srli ra, a7, 12
    or s5, s5, s6
    or s6, s7, s8
    or s7, s9, s10
    or s8, s11, ra
    or s5, s5, s4
    and s6, s6, s0
    and s7, s7, s0
    and s8, s8, s0
    xor a6, a6, s5
    xor t0, t0, s6
    xor a5, a5, s7
    xor a7, a7, s8
    slli s5, a6, 20
    srli s6, a6, 12
    slli s7, t0, 22
    srli s8, t0, 10
    slli s9, a5, 22
    srli s10, a5, 10
    slli s11, a7, 22
    srli ra, a7, 10
    or s5, s5, s6
    or s6, s7, s8
    or s7, s9, s10
    or s8, s11, ra
    and s5, s5, s0
    and s6, s6, s3
    and s7, s7, s3
    lw s9, 392(a3)
    lw s10, 396(a3)
    and s8, s8, s3
    xor a6, a6, s5
    xor t0, t0, s6
    xor a5, a5, s7
    lw s5, 192(a3)
    xor a7, a7, s8
    slli s6, a6, 22
    srli s7, a6, 10
    xor t0, t0, s9
    xor a5, a5, s10
    or s6, s6, s7
    xor a7, a7, s5
    # round 29 (skinny.dsl:60)
    and s5, t0, a5
    # round 30 (skinny.dsl:60)
    and s6, s6, s3
    lw s7, 388(a3)
    # round 29 (skinny.dsl:60)
    xor a7, a7, s5
    # round 30 (skinny.dsl:60)
    xor a6, a6, s6
    # round 29 (skinny.dsl:60)
    not s5, a7
    # round 30 (skinny.dsl:60)
    xor a6, a6, s7
    # round 29 (skinny.dsl:60)
    and s5, a5, s5
    xor a6, a6, s5
    or s5, a7, a6
    xor t0, t0, s5
    or s5, a6, t0
    xor a5, a5, s5
    srli s5, a6, 6
    srli s6, t0, 6
    srli s7, a5, 6
    and s5, s5, t1
    and s6, s6, t1
    and s7, s7, t1
    xor a6, a6, s5
    xor t0, t0, s6
    xor a5, a5, s7
    srli s5, a7, 6
    slli s6, a6, 4
    slli s7, t0, 4
    slli s8, a5, 4
    and s5, s5, t1
    and s6, s6, a4
    and s7, s7, a4
    and s8, s8, a4
    xor a7, a7, s5
    xor a6, a6, s6
    xor t0, t0, s7
    xor a5, a5, s8
    slli s5, a7, 4
    srli s6, a6, 2
    srli s7, t0, 2
    srli s8, a5, 2
    and s5, s5, a4
    and s6, s6, s0
    and s7, s7, s0
    lw s9, 384(a3)
    lw s10, 188(a3)
    and s8, s8, s0
    xor a7, a7, s5
    xor a6, a6, s6
    xor t0, t0, s7
    lw s5, 460(a3)
    xor a5, a5, s8
    srli s6, a7, 2
    xor a6, a6, s9
    xor t0, t0, s10
    and s6, s6, s0
    xor a5, a5, s5
    lw s5, 464(a3)
    # round 28 (skinny.dsl:60)
    and s7, a6, t0
    # round 29 (skinny.dsl:60)
    xor a7, a7, s6
    # round 28 (skinny.dsl:60)
    xor a5, a5, s7
    # round 29 (skinny.dsl:60)
    xor a7, a7, s5
    # round 28 (skinny.dsl:60)
    and s5, t0, a5
    xor a7, a7, s5
    and s5, a5, a7
    xor a6, a6, s5
    and s5, a7, a6
    xor t0, t0, s5
    slli s5, a7, 26
    srli s6, a7, 6
    slli s7, a6, 26
    srli s8, a6, 6
    slli s9, t0, 26
    srli s10, t0, 6
    or s5, s5, s6
    or s6, s7, s8
    or s7, s9, s10
    or s5, s5, s1
    or s6, s6, s1
    or s7, s7, s1
    slli s8, a5, 26
    srli s9, a5, 6
    xor a7, a7, s5
    xor a6, a6, s6
    xor t0, t0, s7
    or s5, s8, s9
    slli s6, a7, 12
    srli s7, a7, 20
    slli s8, a6, 12
    srli s9, a6, 20
    slli s10, t0, 12
    srli s11, t0, 20
    or s5, s5, s1
    or s6, s6, s7
    or s7, s8, s9
    or s8, s10, s11
    xor a5, a5, s5
    and s5, s6, t1
    and s6, s7, t1
    and s7, s8, t1
    slli s8, a5, 12
    srli s9, a5, 20
    xor a7, a7, s5
    xor a6, a6, s6
    xor t0, t0, s7
    or s5, s8, s9
    slli s6, a7, 14
    srli s7, a7, 18
    slli s8, a6, 14
    srli s9, a6, 18
    slli s10, t0, 14
    srli s11, t0, 18
    and s5, s5, t1
    or s6, s6, s7
    or s7, s8, s9
    or s8, s10, s11
    xor a5, a5, s5
    and s5, s6, a4
    and s6, s7, a4
    lw s7, 168(a3)
    lw s9, 372(a3)
    and s8, s8, a4
    slli s10, a5, 14
    srli s11, a5, 18
    xor a7, a7, s5
    xor a6, a6, s6
    lw s5, 468(a3)
    xor t0, t0, s8
    or s6, s10, s11
    xor a7, a7, s7
    xor a6, a6, s9
    and s6, s6, a4
    xor t0, t0, s5
    lw s5, 472(a3)
    # round 27 (skinny.dsl:60)
    and s7, a7, a6
    # round 28 (skinny.dsl:60)
    xor a5, a5, s6
    # round 27 (skinny.dsl:60)
    xor t0, t0, s7
    # round 28 (skinny.dsl:60)
    xor a5, a5, s5
    # round 27 (skinny.dsl:60)
    and s5, a6, t0
    xor a5, a5, s5
    and s5, t0, a5
    xor a7, a7, s5
    and s5, a5, a7
    xor a6, a6, s5
    slli s5, a5, 18
    srli s6, a5, 14
    slli s7, a7, 18
    srli s8, a7, 14
    slli s9, a6, 18
    srli s10, a6, 14
    or s5, s5, s6
    or s6, s7, s8
    or s7, s9, s10
    or s5, s5, s2
    or s6, s6, s2
    or s7, s7, s2
    slli s8, t0, 18
    srli s9, t0, 14
    xor a5, a5, s5
    xor a7, a7, s6
    xor a6, a6, s7
    or s5, s8, s9
    srli s6, a5, 4
    srli s7, a7, 4
    srli s8, a6, 4
    or s5, s5, s2
    and s6, s6, s3
    and s7, s7, s3
    and s8, s8, s3
    xor t0, t0, s5
    xor a5, a5, s6
    xor a7, a7, s7
    xor a6, a6, s8
    srli s5, t0, 4
    slli s6, a5, 14
    srli s7, a5, 18
    slli s8, a7, 14
    srli s9, a7, 18
    slli s10, a6, 14
    srli s11, a6, 18
    and s5, s5, s3
    or s6, s6, s7
    or s7, s8, s9
    or s8, s10, s11
    xor t0, t0, s5
    and s5, s6, t1
    and s6, s7, t1
    lw s7, 356(a3)
    lw s9, 360(a3)
    and s8, s8, t1
    slli s10, t0, 14
    srli s11, t0, 18
    xor a5, a5, s5
    xor a7, a7, s6
    lw s5, 476(a3)
    xor a6, a6, s8
    or s6, s10, s11
    xor a5, a5, s7
    xor a7, a7, s9
    and s6, s6, t1
    xor a6, a6, s5
    lw s5, 480(a3)
    # round 26 (skinny.dsl:60)
    and s7, a5, a7
    # round 27 (skinny.dsl:60)
    xor t0, t0, s6
    # round 26 (skinny.dsl:60)
    xor a6, a6, s7
    # round 27 (skinny.dsl:60)
    xor t0, t0, s5
    # round 26 (skinny.dsl:60)
    and s5, a7, a6
    xor t0, t0, s5
    and s5, a6, t0
    xor a5, a5, s5
    and s5, t0, a5
    xor a7, a7, s5
    slli s5, t0, 10
    srli s6, t0, 22
    slli s7, a5, 10
    srli s8, a5, 22
    slli s9, a7, 10
    srli s10, a7, 22
    or s5, s5, s6
    or s6, s7, s8
    or s7, s9, s10
    or s5, s5, s4
    or s6, s6, s4
    or s7, s7, s4
    xor t0, t0, s5
    xor a5, a5, s6
    xor a7, a7, s7
    slli s5, a6, 10
    srli s6, a6, 22
    slli s7, t0, 20
    srli s8, t0, 12
    slli s9, a5, 20
    srli s10, a5, 12
    slli s11, a7, 20
    srli ra, a7, 12
    or s5, s5, s6
    or s6, s7, s8
    or s7, s9, s10
    or s8, s11, ra
    or s5, s5, s4
    and s6, s6, s0
    and s7, s7, s0
    and s8, s8, s0
    xor a6, a6, s5
    xor t0, t0, s6
    xor a5, a5, s7
    xor a7, a7, s8
    slli s5, a6, 20
    srli s6, a6, 12
    slli s7, t0, 22
    srli s8, t0, 10
    slli s9, a5, 22
    srli s10, a5, 10
    slli s11, a7, 22
    srli ra, a7, 10
    or s5, s5, s6
    or s6, s7, s8
    or s7, s9, s10
    or s8, s11, ra
    and s5, s5, s0
    and s6, s6, s3
    and s7, s7, s3
    lw s9, 344(a3)
    lw s10, 140(a3)
    and s8, s8, s3
    xor a6, a6, s5
    xor t0, t0, s6
    xor a5, a5, s7
    lw s5, 336(a3)
    xor a7, a7, s8
    slli s6, a6, 22
    srli s7, a6, 10
    xor t0, t0, s9
    xor a5, a5, s10
    or s6, s6, s7
    xor a7, a7, s5
    # round 25 (skinny.dsl:60)
    and s5, t0, a5
    # round 26 (skinny.dsl:60)
    and s6, s6, s3
    lw s7, 340(a3)
    # round 25 (skinny.dsl:60)
    xor a7, a7, s5
    # round 26 (skinny.dsl:60)
    xor a6, a6, s6
    # round 25 (skinny.dsl:60)
    not s5, a7
    # round 26 (skinny.dsl:60)
    xor a6, a6, s7
    # round 25 (skinny.dsl:60)
    and s5, a5, s5
    xor a6, a6, s5
    or s5, a7, a6
    xor t0, t0, s5
    or s5, a6, t0
    xor a5, a5, s5
    srli s5, a6, 6
    srli s6, t0, 6
    srli s7, a5, 6
    and s5, s5, t1
    and s6, s6, t1
    and s7, s7, t1
    xor a6, a6, s5
    xor t0, t0, s6
    xor a5, a5, s7
    srli s5, a7, 6
    slli s6, a6, 4
    slli s7, t0, 4
    slli s8, a5, 4
    and s5, s5, t1
    and s6, s6, a4
    and s7, s7, a4
    and s8, s8, a4
    xor a7, a7, s5
    xor a6, a6, s6
    xor t0, t0, s7
    xor a5, a5, s8
    slli s5, a7, 4
    srli s6, a6, 2
    srli s7, t0, 2
    srli s8, a5, 2
    and s5, s5, a4
    and s6, s6, s0
    and s7, s7, s0
    lw s9, 120(a3)
    lw s10, 332(a3)
    and s8, s8, s0
    xor a7, a7, s5
    xor a6, a6, s6
    xor t0, t0, s7
    lw s5, 484(a3)
    xor a5, a5, s8
    srli s6, a7, 2
    xor a6, a6, s9
    xor t0, t0, s10
    and s6, s6, s0
    xor a5, a5, s5
    lw s5, 488(a3)
    # round 24 (skinny.dsl:60)
    and s7, a6, t0
    # round 25 (skinny.dsl:60)
    xor a7, a7, s6
    # round 24 (skinny.dsl:60)
    xor a5, a5, s7
    # round 25 (skinny.dsl:60)
    xor a7, a7, s5
    # round 24 (skinny.dsl:60)
    and s5, t0, a5
    xor a7, a7, s5
    and s5, a5, a7
    xor a6, a6, s5
    and s5, a7, a6
    xor t0, t0, s5
    slli s5, a7, 26
    srli s6, a7, 6
    slli s7, a6, 26
    srli s8, a6, 6
    slli s9, t0, 26
    srli s10, t0, 6
    or s5, s5, s6
    or s6, s7, s8
    or s7, s9, s10
    or s5, s5, s1
    or s6, s6, s1
    or s7, s7, s1
    slli s8, a5, 26
    srli s9, a5, 6
    xor a7, a7, s5
    xor a6, a6, s6
    xor t0, t0, s7
    or s5, s8, s9
    slli s6, a7, 12
    srli s7, a7, 20
    slli s8, a6, 12
    srli s9, a6, 20
    slli s10, t0, 12
    srli s11, t0, 20
    or s5, s5, s1
    or s6, s6, s7
    or s7, s8, s9
    or s8, s10, s11
    xor a5, a5, s5
    and s5, s6, t1
    and s6, s7, t1
    and s7, s8, t1
    slli s8, a5, 12
    srli s9, a5, 20
    xor a7, a7, s5
    xor a6, a6, s6
    xor t0, t0, s7
    or s5, s8, s9
    slli s6, a7, 14
    srli s7, a7, 18
    slli s8, a6, 14
    srli s9, a6, 18
    slli s10, t0, 14
    srli s11, t0, 18
    and s5, s5, t1
    or s6, s6, s7
    or s7, s8, s9
    or s8, s10, s11
    xor a5, a5, s5
    and s5, s6, a4
    and s6, s7, a4
    lw s7, 320(a3)
    lw s9, 108(a3)
    and s8, s8, a4
    slli s10, a5, 14
    srli s11, a5, 18
    xor a7, a7, s5
    xor a6, a6, s6
    lw s5, 492(a3)
    xor t0, t0, s8
    or s6, s10, s11
    xor a7, a7, s7
    xor a6, a6, s9
    and s6, s6, a4
    xor t0, t0, s5
    lw s5, 496(a3)
    # round 23 (skinny.dsl:60)
    and s7, a7, a6
    # round 24 (skinny.dsl:60)
    xor a5, a5, s6
    # round 23 (skinny.dsl:60)
    xor t0, t0, s7
    # round 24 (skinny.dsl:60)
    xor a5, a5, s5
    # round 23 (skinny.dsl:60)
    and s5, a6, t0
    xor a5, a5, s5
    and s5, t0, a5
    xor a7, a7, s5
    and s5, a5, a7
    xor a6, a6, s5
    slli s5, a5, 18
    srli s6, a5, 14
    slli s7, a7, 18
    srli s8, a7, 14
    slli s9, a6, 18
    srli s10, a6, 14
    or s5, s5, s6
    or s6, s7, s8
    or s7, s9, s10
    or s5, s5, s2
    or s6, s6, s2
    or s7, s7, s2
    slli s8, t0, 18
    srli s9, t0, 14
    xor a5, a5, s5
    xor a7, a7, s6
    xor a6, a6, s7
    or s5, s8, s9
    srli s6, a5, 4
    srli s7, a7, 4
    srli s8, a6, 4
    or s5, s5, s2
    and s6, s6, s3
    and s7, s7, s3
    and s8, s8, s3
    xor t0, t0, s5
    xor a5, a5, s6
    xor a7, a7, s7
    xor a6, a6, s8
    srli s5, t0, 4
    slli s6, a5, 14
    srli s7, a5, 18
    slli s8, a7, 14
    srli s9, a7, 18
    slli s10, a6, 14
    srli s11, a6, 18
    and s5, s5, s3
    or s6, s6, s7
    or s7, s8, s9
    or s8, s10, s11
    xor t0, t0, s5
    and s5, s6, t1
    and s6, s7, t1
    lw s7, 88(a3)
    lw s9, 92(a3)
    and s8, s8, t1
    slli s10, t0, 14
    srli s11, t0, 18
    xor a5, a5, s5
    xor a7, a7, s6
    lw s5, 500(a3)
    xor a6, a6, s8
    or s6, s10, s11
    xor a5, a5, s7
    xor a7, a7, s9
    and s6, s6, t1
    xor a6, a6, s5
    lw s5, 504(a3)
    # round 22 (skinny.dsl:60)
    and s7, a5, a7
    # round 23 (skinny.dsl:60)
    xor t0, t0, s6
    # round 22 (skinny.dsl:60)
    xor a6, a6, s7
    # round 23 (skinny.dsl:60)
    xor t0, t0, s5
    # round 22 (skinny.dsl:60)
    and s5, a7, a6
    xor t0, t0, s5
    and s5, a6, t0
    xor a5, a5, s5
    and s5, t0, a5
    xor a7, a7, s5
    slli s5, t0, 10
    srli s6, t0, 22
    slli s7, a5, 10
    srli s8, a5, 22
    slli s9, a7, 10
    srli s10, a7, 22
    or s5, s5, s6
    or s6, s7, s8
    or s7, s9, s10
    or s5, s5, s4
    or s6, s6, s4
    or s7, s7, s4
    xor t0, t0, s5
    xor a5, a5, s6
    xor a7, a7, s7
    slli s5, a6, 10
    srli s6, a6, 22
    slli s7, t0, 20
    srli s8, t0, 12
    slli s9, a5, 20
    srli s10, a5, 12
    slli s11, a7, 20
    srli ra, a7, 12
    or s5, s5, s6
    or s6, s7, s8
    or s7, s9, s10
    or s8, s11, ra
    or s5, s5, s4
    and s6, s6, s0
    and s7, s7, s0
    and s8, s8, s0
    xor a6, a6, s5
    xor t0, t0, s6
    xor a5, a5, s7
    xor a7, a7, s8
    slli s5, a6, 20
    srli s6, a6, 12
    slli s7, t0, 22
    srli s8, t0, 10
    slli s9, a5, 22
    srli s10, a5, 10
    slli s11, a7, 22
    srli ra, a7, 10
    or s5, s5, s6
    or s6, s7, s8
    or s7, s9, s10
    or s8, s11, ra
    and s5, s5, s0
    and s6, s6, s3
    and s7, s7, s3
    lw s9, 72(a3)
    lw s10, 300(a3)
    and s8, s8, s3
    xor a6, a6, s5
    xor t0, t0, s6
    xor a5, a5, s7
    lw s5, 296(a3)
    xor a7, a7, s8
    slli s6, a6, 22
    srli s7, a6, 10
    xor t0, t0, s9
    xor a5, a5, s10
    or s6, s6, s7
    xor a7, a7, s5
    # round 21 (skinny.dsl:60)
    and s5, t0, a5
    # round 22 (skinny.dsl:60)
    and s6, s6, s3
    lw s7, 68(a3)
    # round 21 (skinny.dsl:60)
    xor a7, a7, s5
    # round 22 (skinny.dsl:60)
    xor a6, a6, s6
    # round 21 (skinny.dsl:60)
    not s5, a7
    # round 22 (skinny.dsl:60)
    xor a6, a6, s7
    # round 21 (skinny.dsl:60)
    and s5, a5, s5
    xor a6, a6, s5
    or s5, a7, a6
    xor t0, t0, s5
    or s5, a6, t0
    xor a5, a5, s5
    srli s5, a6, 6
    srli s6, t0, 6
    srli s8, a5, 6
    and s5, s5, t1
    and s6, s6, t1
    and s8, s8, t1
    xor a6, a6, s5
    xor t0, t0, s6
    xor a5, a5, s8
    srli s5, a7, 6
    slli s6, a6, 4
    slli s8, t0, 4
    slli s9, a5, 4
    and s5, s5, t1
    and s6, s6, a4
    and s8, s8, a4
    and s9, s9, a4
    xor a7, a7, s5
    xor a6, a6, s6
    xor t0, t0, s8
    xor a5, a5, s9
    slli s5, a7, 4
    srli s6, a6, 2
    srli s8, t0, 2
    srli s9, a5, 2
    and s5, s5, a4
    and s6, s6, s0
    and s8, s8, s0
    lw s10, 292(a3)
    lw s11, 60(a3)
    and s9, s9, s0
    xor a7, a7, s5
    xor a6, a6, s6
    xor t0, t0, s8
    lw s5, 508(a3)
    xor a5, a5, s9
    srli s6, a7, 2
    xor a6, a6, s10
    xor t0, t0, s11
    and s6, s6, s0
    xor a5, a5, s5
    lw s5, 512(a3)
    # round 20 (skinny.dsl:60)
    and s8, a6, t0
    # round 21 (skinny.dsl:60)
    xor a7, a7, s6
    # round 20 (skinny.dsl:60)
    xor a5, a5, s8
    # round 21 (skinny.dsl:60)
    xor a7, a7, s5
    # round 20 (skinny.dsl:60)
    and s5, t0, a5
    xor a7, a7, s5
    and s5, a5, a7
    xor a6, a6, s5
    and s5, a7, a6
    xor t0, t0, s5
    slli s5, a7, 26
    srli s6, a7, 6
    slli s8, a6, 26
    srli s9, a6, 6
    slli s10, t0, 26
    srli ra, t0, 6
    or s5, s5, s6
    or s6, s8, s9
    or s8, s10, ra
    or s5, s5, s1
    or s6, s6, s1
    or s8, s8, s1
    slli s9, a5, 26
    srli s10, a5, 6
    xor a7, a7, s5
    xor a6, a6, s6
    xor t0, t0, s8
    or s5, s9, s10
    slli s6, a7, 12
    srli s8, a7, 20
    slli s9, a6, 12
    slli s10, t0, 12
    srli ra, t0, 20
    or s5, s5, s1
    or s6, s6, s8
    srli s8, a6, 20
    or s8, s9, s8
    or s9, s10, ra
    xor a5, a5, s5
    and s5, s6, t1
    and s6, s8, t1
    and s8, s9, t1
    slli s9, a5, 12
    srli s10, a5, 20
    xor a7, a7, s5
    xor a6, a6, s6
    xor t0, t0, s8
    or s5, s9, s10
    slli s6, a7, 14
    srli s8, a7, 18
    slli s9, a6, 14
    slli s10, t0, 14
    srli ra, t0, 18
    and s5, s5, t1
    or s6, s6, s8
    srli s8, a6, 18
    or s8, s9, s8
    or s9, s10, ra
    xor a5, a5, s5
    and s5, s6, a4
    and s6, s8, a4
    lw s8, 40(a3)
    lw s10, 44(a3)
    and s9, s9, a4
    slli ra, a5, 14
    xor a7, a7, s5
    srli s5, a5, 18
    xor a6, a6, s6
    lw s6, 516(a3)
    xor t0, t0, s9
    or s5, ra, s5
    xor a7, a7, s8
    xor a6, a6, s10
    and s5, s5, a4
    xor t0, t0, s6
    lw s6, 520(a3)
    # round 19 (skinny.dsl:60)
    and s9, a7, a6
    # round 20 (skinny.dsl:60)
    xor a5, a5, s5
    # round 19 (skinny.dsl:60)
    xor t0, t0, s9
    # round 20 (skinny.dsl:60)
    xor a5, a5, s6
    # round 19 (skinny.dsl:60)
    and s5, a6, t0
    xor a5, a5, s5
    and s5, t0, a5
    xor a7, a7, s5
    and s5, a5, a7
    xor a6, a6, s5
    slli s5, a5, 18
    srli s6, a5, 14
    slli s9, a6, 18
    srli ra, a6, 14
    or s5, s5, s6
    slli s6, a7, 18
    or s9, s9, ra
    or s5, s5, s2
    or s9, s9, s2
    xor a5, a5, s5
    srli s5, a7, 14
    or s5, s6, s5
    or s5, s5, s2
    slli s6, t0, 18
    xor a7, a7, s5
    srli s5, t0, 14
    xor a6, a6, s9
    or s5, s6, s5
    srli s6, a5, 4
    srli s9, a6, 4
    or s5, s5, s2
    and s6, s6, s3
    and s9, s9, s3
    xor t0, t0, s5
    srli s5, a7, 4
    and s5, s5, s3
    xor a5, a5, s6
    xor a7, a7, s5
    xor a6, a6, s9
    srli s5, t0, 4
    slli s6, a5, 14
    slli s9, a6, 14
    srli ra, a6, 18
    and s5, s5, s3
    or s9, s9, ra
    srli ra, a5, 18
    or s6, s6, ra
    slli ra, a7, 14
    xor t0, t0, s5
    and s5, s6, t1
    and s6, s9, t1
    slli s9, t0, 14
    xor a5, a5, s5
    srli s5, a7, 18
    or s5, ra, s5
    and s5, s5, t1
    lw ra, 24(a3)
    xor a7, a7, s5
    lw s5, 276(a3)
    xor a6, a6, s6
    srli s6, t0, 18
    or s6, s9, s6
    lw s9, 524(a3)
    xor a5, a5, ra
    xor a7, a7, s5
    and s5, s6, t1
    xor a6, a6, s9
    lw s6, 528(a3)
    # round 18 (skinny.dsl:60)
    and s9, a5, a7
    # round 19 (skinny.dsl:60)
    xor t0, t0, s5
    # round 18 (skinny.dsl:60)
    xor a6, a6, s9
    # round 19 (skinny.dsl:60)
    xor t0, t0, s6
    # round 18 (skinny.dsl:60)
    and s5, a7, a6
    xor t0, t0, s5
    and s5, a6, t0
    xor a5, a5, s5
    and s5, t0, a5
    xor a7, a7, s5
    slli s5, t0, 10
    slli s6, a7, 10
    srli s9, a7, 22
    or s6, s6, s9
    or s6, s6, s4
    xor a7, a7, s6
    slli s6, a7, 20
    srli s9, a7, 12
    or s6, s6, s9
    and s6, s6, s0
    xor a7, a7, s6
    slli s6, a7, 22
    srli s9, a7, 10
    or s6, s6, s9
    slli s9, a6, 10
    and s6, s6, s3
    xor a7, a7, s6
    srli s6, a6, 22
    or s6, s9, s6
    or s6, s6, s4
    xor a6, a6, s6
    slli s6, a6, 20
    srli s9, a6, 12
    or s6, s6, s9
    and s6, s6, s0
    xor a6, a6, s6
    slli s6, a6, 22
    srli s9, a6, 10
    or s6, s6, s9
    srli s9, t0, 22
    or s5, s5, s9
    slli s9, a5, 10
    or s5, s5, s4
    xor t0, t0, s5
    slli s5, t0, 20
    and s6, s6, s3
    xor a6, a6, s6
    srli s6, t0, 12
    or s5, s5, s6
    and s5, s5, s0
    xor t0, t0, s5
    slli s5, t0, 22
    srli s6, t0, 10
    or s5, s5, s6
    srli s6, a5, 22
    or s6, s9, s6
    or s6, s6, s4
    xor a5, a5, s6
    slli s6, a5, 20
    srli s9, a5, 12
    or s6, s6, s9
    and s6, s6, s0
    xor a5, a5, s6
    slli s6, a5, 22
    srli s9, a5, 10
    or s6, s6, s9
    and s5, s5, s3
    and s6, s6, s3
    lw s9, 260(a3)
    xor t0, t0, s5
    lw s5, 264(a3)
    xor a5, a5, s6
    lw s6, 256(a3)
    xor t0, t0, s9
    xor a5, a5, s5
    xor a7, a7, s6
    # round 17 (skinny.dsl:60)
    and s5, t0, a5
    # round 18 (skinny.dsl:60)
    lw s6, 4(a3)
    # round 17 (skinny.dsl:60)
    xor a7, a7, s5
    not s5, a7
    # round 18 (skinny.dsl:60)
    xor a6, a6, s6
    # round 17 (skinny.dsl:60)
    and s5, a5, s5
    xor a6, a6, s5
    or s5, a7, a6
    xor t0, t0, s5
    or s5, a6, t0
    xor a5, a5, s5
    srli s5, a6, 6
    srli s9, a5, 6
    and s5, s5, t1
    and s9, s9, t1
    xor a6, a6, s5
    srli s5, t0, 6
    and s5, s5, t1
    xor t0, t0, s5
    xor a5, a5, s9
    srli s5, a7, 6
    slli s9, a5, 4
    and s5, s5, t1
    and s9, s9, a4
    xor a7, a7, s5
    slli s5, a6, 4
    and s5, s5, a4
    xor a6, a6, s5
    slli s5, t0, 4
    and s5, s5, a4
    xor t0, t0, s5
    xor a5, a5, s9
    slli s5, a7, 4
    srli s9, a5, 2
    and s5, s5, a4
    and s9, s9, s0
    xor a7, a7, s5
    srli s5, a6, 2
    and s5, s5, s0
    xor a6, a6, s5
    srli s5, t0, 2
    and s5, s5, s0
    xor t0, t0, s5
    lw s5, 248(a3)
    xor a5, a5, s9
    srli s9, a7, 2
    xor a6, a6, s5
    lw s5, 252(a3)
    and s9, s9, s0
    xor t0, t0, s5
    lw s5, 532(a3)
    xor a7, a7, s9
    xor a5, a5, s5
    lw s5, 536(a3)
    # round 16 (skinny.dsl:60)
    and s9, a6, t0
    xor a5, a5, s9
    # round 17 (skinny.dsl:60)
    xor a7, a7, s5
    # round 16 (skinny.dsl:60)
    and s5, t0, a5
    xor a7, a7, s5
    and s5, a5, a7
    xor a6, a6, s5
    and s5, a7, a6
    xor t0, t0, s5
    slli s5, t0, 26
    srli s9, t0, 6
    or s5, s5, s9
    or s5, s5, s1
    xor t0, t0, s5
    slli s5, t0, 12
    srli s9, t0, 20
    or s5, s5, s9
    and s5, s5, t1
    xor t0, t0, s5
    slli s5, t0, 14
    srli s9, t0, 18
    or s5, s5, s9
    slli s9, a5, 26
    and s5, s5, a4
    xor t0, t0, s5
    srli s5, a5, 6
    or s5, s9, s5
    or s5, s5, s1
    xor a5, a5, s5
    slli s5, a5, 12
    srli s9, a5, 20
    or s5, s5, s9
    and s5, s5, t1
    xor a5, a5, s5
    slli s5, a5, 14
    srli s9, a5, 18
    or s5, s5, s9
    slli s9, a7, 26
    and s5, s5, a4
    xor a5, a5, s5
    srli s5, a7, 6
    or s5, s9, s5
    or s5, s5, s1
    xor a7, a7, s5
    slli s5, a7, 12
    srli s9, a7, 20
    or s5, s5, s9
    and s5, s5, t1
    xor a7, a7, s5
    slli s5, a7, 14
    srli s9, a7, 18
    or s5, s5, s9
    slli s9, a6, 26
    and s5, s5, a4
    xor a7, a7, s5
    srli s5, a6, 6
    or s5, s9, s5
    or s5, s5, s1
    xor a6, a6, s5
    slli s5, a6, 12
    srli s9, a6, 20
    or s5, s5, s9
    and s5, s5, t1
    xor a6, a6, s5
    slli s5, a6, 14
    srli s9, a6, 18
    or s5, s5, s9
    and s5, s5, a4
    lw s9, 232(a3)
    xor a6, a6, s5
    lw s5, 540(a3)
    xor a7, a7, s9
    lw s9, 236(a3)
    xor t0, t0, s5
    xor a6, a6, s9
    lw s5, 544(a3)
    # round 15 (skinny.dsl:60)
    and s9, a7, a6
    xor t0, t0, s9
    # round 16 (skinny.dsl:60)
    xor a5, a5, s5
    # round 15 (skinny.dsl:60)
    and s5, a6, t0
    xor a5, a5, s5
    and s5, t0, a5
    xor a7, a7, s5
    and s5, a5, a7
    xor a6, a6, s5
    slli s5, a6, 18
    srli s9, a6, 14
    or s5, s5, s9
    or s5, s5, s2
    xor a6, a6, s5
    srli s5, a6, 4
    and s5, s5, s3
    xor a6, a6, s5
    slli s5, a6, 14
    srli s9, a6, 18
    or s5, s5, s9
    slli s9, t0, 18
    and s5, s5, t1
    xor a6, a6, s5
    srli s5, t0, 14
    or s5, s9, s5
    or s5, s5, s2
    xor t0, t0, s5
    srli s5, t0, 4
    and s5, s5, s3
    xor t0, t0, s5
    slli s5, t0, 14
    srli s9, t0, 18
    or s5, s5, s9
    slli s9, a5, 18
    and s5, s5, t1
    xor t0, t0, s5
    srli s5, a5, 14
    or s5, s9, s5
    or s5, s5, s2
    xor a5, a5, s5
    srli s5, a5, 4
    and s5, s5, s3
    xor a5, a5, s5
    slli s5, a5, 14
    srli s9, a5, 18
    or s5, s5, s9
    slli s9, a7, 18
    and s5, s5, t1
    xor a5, a5, s5
    srli s5, a7, 14
    or s5, s9, s5
    or s5, s5, s2
    xor a7, a7, s5
    srli s5, a7, 4
    and s5, s5, s3
    xor a7, a7, s5
    slli s5, a7, 14
    srli s9, a7, 18
    or s5, s5, s9
    and s5, s5, t1
    lw s9, 216(a3)
    xor a7, a7, s5
    lw s5, 548(a3)
    xor a5, a5, s9
    lw s9, 220(a3)
    xor a6, a6, s5
    xor a7, a7, s9
    lw s5, 456(a3)
    # round 14 (skinny.dsl:60)
    and s9, a5, a7
    xor a6, a6, s9
    # round 15 (skinny.dsl:60)
    xor t0, t0, s5
    # round 14 (skinny.dsl:60)
    and s5, a7, a6
    xor t0, t0, s5
    and s5, a6, t0
    xor a5, a5, s5
    and s5, t0, a5
    xor a7, a7, s5
    slli s5, a7, 10
    srli s9, a7, 22
    or s5, s5, s9
    or s5, s5, s4
    xor a7, a7, s5
    slli s5, a7, 20
    srli s9, a7, 12
    or s5, s5, s9
    and s5, s5, s0
    xor a7, a7, s5
    slli s5, a7, 22
    srli s9, a7, 10
    or s5, s5, s9
    slli s9, a6, 10
    and s5, s5, s3
    xor a7, a7, s5
    srli s5, a6, 22
    or s5, s9, s5
    or s5, s5, s4
    xor a6, a6, s5
    slli s5, a6, 20
    srli s9, a6, 12
    or s5, s5, s9
    and s5, s5, s0
    xor a6, a6, s5
    slli s5, a6, 22
    srli s9, a6, 10
    or s5, s5, s9
    slli s9, t0, 10
    and s5, s5, s3
    xor a6, a6, s5
    srli s5, t0, 22
    or s5, s9, s5
    or s5, s5, s4
    xor t0, t0, s5
    slli s5, t0, 20
    srli s9, t0, 12
    or s5, s5, s9
    and s5, s5, s0
    xor t0, t0, s5
    slli s5, t0, 22
    srli s9, t0, 10
    or s5, s5, s9
    slli s9, a5, 10
    and s5, s5, s3
    xor t0, t0, s5
    srli s5, a5, 22
    or s5, s9, s5
    or s5, s5, s4
    xor a5, a5, s5
    slli s5, a5, 20
    srli s9, a5, 12
    or s5, s5, s9
    and s5, s5, s0
    xor a5, a5, s5
    slli s5, a5, 22
    srli s9, a5, 10
    or s5, s5, s9
    and s5, s5, s3
    lw s9, 200(a3)
    xor a5, a5, s5
    lw s5, 192(a3)
    xor t0, t0, s9
    lw s9, 204(a3)
    xor a7, a7, s5
    xor a5, a5, s9
    # round 13 (skinny.dsl:60)
    and s5, t0, a5
    # round 14 (skinny.dsl:60)
    lw s9, 196(a3)
    # round 13 (skinny.dsl:60)
    xor a7, a7, s5
    not s5, a7
    # round 14 (skinny.dsl:60)
    xor a6, a6, s9
    # round 13 (skinny.dsl:60)
    and s5, a5, s5
    xor a6, a6, s5
    or s5, a7, a6
    xor t0, t0, s5
    or s5, a6, t0
    xor a5, a5, s5
    srli s5, a6, 6
    srli s9, a5, 6
    and s5, s5, t1
    and s9, s9, t1
    xor a6, a6, s5
    srli s5, t0, 6
    and s5, s5, t1
    xor t0, t0, s5
    xor a5, a5, s9
    srli s5, a7, 6
    slli s9, a5, 4
    and s5, s5, t1
    and s9, s9, a4
    xor a7, a7, s5
    slli s5, a6, 4
    and s5, s5, a4
    xor a6, a6, s5
    slli s5, t0, 4
    and s5, s5, a4
    xor t0, t0, s5
    xor a5, a5, s9
    slli s5, a7, 4
    srli s9, a5, 2
    and s5, s5, a4
    and s9, s9, s0
    xor a7, a7, s5
    srli s5, a6, 2
    and s5, s5, s0
    xor a6, a6, s5
    srli s5, t0, 2
    and s5, s5, s0
    xor t0, t0, s5
    lw s5, 184(a3)
    xor a5, a5, s9
    srli s9, a7, 2
    xor a6, a6, s5
    lw s5, 188(a3)
    and s9, s9, s0
    xor t0, t0, s5
    lw s5, 552(a3)
    xor a7, a7, s9
    xor a5, a5, s5
    lw s5, 556(a3)
    # round 12 (skinny.dsl:60)
    and s9, a6, t0
    xor a5, a5, s9
    # round 13 (skinny.dsl:60)
    xor a7, a7, s5
    # round 12 (skinny.dsl:60)
    and s5, t0, a5
    xor a7, a7, s5
    and s5, a5, a7
    xor a6, a6, s5
    and s5, a7, a6
    xor t0, t0, s5
    slli s5, t0, 26
    srli s9, t0, 6
    or s5, s5, s9
    or s5, s5, s1
    xor t0, t0, s5
    slli s5, t0, 12
    srli s9, t0, 20
    or s5, s5, s9
    and s5, s5, t1
    xor t0, t0, s5
    slli s5, t0, 14
    srli s9, t0, 18
    or s5, s5, s9
    slli s9, a5, 26
    and s5, s5, a4
    xor t0, t0, s5
    srli s5, a5, 6
    or s5, s9, s5
    or s5, s5, s1
    xor a5, a5, s5
    slli s5, a5, 12
    srli s9, a5, 20
    or s5, s5, s9
    and s5, s5, t1
    xor a5, a5, s5
    slli s5, a5, 14
    srli s9, a5, 18
    or s5, s5, s9
    slli s9, a7, 26
    and s5, s5, a4
    xor a5, a5, s5
    srli s5, a7, 6
    or s5, s9, s5
    or s5, s5, s1
    xor a7, a7, s5
    slli s5, a7, 12
    srli s9, a7, 20
    or s5, s5, s9
    and s5, s5, t1
    xor a7, a7, s5
    slli s5, a7, 14
    srli s9, a7, 18
    or s5, s5, s9
    slli s9, a6, 26
    and s5, s5, a4
    xor a7, a7, s5
    srli s5, a6, 6
    or s5, s9, s5
    or s5, s5, s1
    xor a6, a6, s5
    slli s5, a6, 12
    srli s9, a6, 20
    or s5, s5, s9
    and s5, s5, t1
    xor a6, a6, s5
    slli s5, a6, 14
    srli s9, a6, 18
    or s5, s5, s9
    and s5, s5, a4
    lw s9, 168(a3)
    xor a6, a6, s5
    lw s5, 560(a3)
    xor a7, a7, s9
    lw s9, 172(a3)
    xor t0, t0, s5
    xor a6, a6, s9
    lw s5, 564(a3)
    # round 11 (skinny.dsl:60)
    and s9, a7, a6
    xor t0, t0, s9
    # round 12 (skinny.dsl:60)
    xor a5, a5, s5
    # round 11 (skinny.dsl:60)
    and s5, a6, t0
    xor a5, a5, s5
    and s5, t0, a5
    xor a7, a7, s5
    and s5, a5, a7
    xor a6, a6, s5
    slli s5, a6, 18
    srli s9, a6, 14
    or s5, s5, s9
    or s5, s5, s2
    xor a6, a6, s5
    srli s5, a6, 4
    and s5, s5, s3
    xor a6, a6, s5
    slli s5, a6, 14
    srli s9, a6, 18
    or s5, s5, s9
    slli s9, t0, 18
    and s5, s5, t1
    xor a6, a6, s5
    srli s5, t0, 14
    or s5, s9, s5
    or s5, s5, s2
    xor t0, t0, s5
    srli s5, t0, 4
    and s5, s5, s3
    xor t0, t0, s5
    slli s5, t0, 14
    srli s9, t0, 18
    or s5, s5, s9
    slli s9, a5, 18
    and s5, s5, t1
    xor t0, t0, s5
    srli s5, a5, 14
    or s5, s9, s5
    or s5, s5, s2
    xor a5, a5, s5
    srli s5, a5, 4
    and s5, s5, s3
    xor a5, a5, s5
    slli s5, a5, 14
    srli s9, a5, 18
    or s5, s5, s9
    slli s9, a7, 18
    and s5, s5, t1
    xor a5, a5, s5
    srli s5, a7, 14
    or s5, s9, s5
    or s5, s5, s2
    xor a7, a7, s5
    srli s5, a7, 4
    and s5, s5, s3
    xor a7, a7, s5
    slli s5, a7, 14
    srli s9, a7, 18
    or s5, s5, s9
    and s5, s5, t1
    lw s9, 152(a3)
    xor a7, a7, s5
    lw s5, 568(a3)
    xor a5, a5, s9
    lw s9, 156(a3)
    xor a6, a6, s5
    xor a7, a7, s9
    lw s5, 572(a3)
    # round 10 (skinny.dsl:60)
    and s9, a5, a7
    xor a6, a6, s9
    # round 11 (skinny.dsl:60)
    xor t0, t0, s5
    # round 10 (skinny.dsl:60)
    and s5, a7, a6
    xor t0, t0, s5
    and s5, a6, t0
    xor a5, a5, s5
    and s5, t0, a5
    xor a7, a7, s5
    slli s5, a7, 10
    srli s9, a7, 22
    or s5, s5, s9
    or s5, s5, s4
    xor a7, a7, s5
    slli s5, a7, 20
    srli s9, a7, 12
    or s5, s5, s9
    and s5, s5, s0
    xor a7, a7, s5
    slli s5, a7, 22
    srli s9, a7, 10
    or s5, s5, s9
    slli s9, a6, 10
    and s5, s5, s3
    xor a7, a7, s5
    srli s5, a6, 22
    or s5, s9, s5
    or s5, s5, s4
    xor a6, a6, s5
    slli s5, a6, 20
    srli s9, a6, 12
    or s5, s5, s9
    and s5, s5, s0
    xor a6, a6, s5
    slli s5, a6, 22
    srli s9, a6, 10
    or s5, s5, s9
    slli s9, t0, 10
    and s5, s5, s3
    xor a6, a6, s5
    srli s5, t0, 22
    or s5, s9, s5
    or s5, s5, s4
    xor t0, t0, s5
    slli s5, t0, 20
    srli s9, t0, 12
    or s5, s5, s9
    and s5, s5, s0
    xor t0, t0, s5
    slli s5, t0, 22
    srli s9, t0, 10
    or s5, s5, s9
    slli s9, a5, 10
    and s5, s5, s3
    xor t0, t0, s5
    srli s5, a5, 22
    or s5, s9, s5
    or s5, s5, s4
    xor a5, a5, s5
    slli s5, a5, 20
    srli s9, a5, 12
    or s5, s5, s9
    and s5, s5, s0
    xor a5, a5, s5
    slli s5, a5, 22
    srli s9, a5, 10
    or s5, s5, s9
    and s5, s5, s3
    lw s9, 136(a3)
    xor a5, a5, s5
    lw s5, 128(a3)
    xor t0, t0, s9
    lw s9, 140(a3)
    xor a7, a7, s5
    xor a5, a5, s9
    # round 9 (skinny.dsl:60)
    and s5, t0, a5
    # round 10 (skinny.dsl:60)
    lw s9, 132(a3)
    # round 9 (skinny.dsl:60)
    xor a7, a7, s5
    not s5, a7
    # round 10 (skinny.dsl:60)
    xor a6, a6, s9
    # round 9 (skinny.dsl:60)
    and s5, a5, s5
    xor a6, a6, s5
    or s5, a7, a6
    xor t0, t0, s5
    or s5, a6, t0
    xor a5, a5, s5
    srli s5, a6, 6
    srli s9, a5, 6
    and s5, s5, t1
    and s9, s9, t1
    xor a6, a6, s5
    srli s5, t0, 6
    and s5, s5, t1
    xor t0, t0, s5
    xor a5, a5, s9
    srli s5, a7, 6
    slli s9, a5, 4
    and s5, s5, t1
    and s9, s9, a4
    xor a7, a7, s5
    slli s5, a6, 4
    and s5, s5, a4
    xor a6, a6, s5
    slli s5, t0, 4
    and s5, s5, a4
    xor t0, t0, s5
    xor a5, a5, s9
    slli s5, a7, 4
    srli s9, a5, 2
    and s5, s5, a4
    and s9, s9, s0
    xor a7, a7, s5
    srli s5, a6, 2
    and s5, s5, s0
    xor a6, a6, s5
    srli s5, t0, 2
    and s5, s5, s0
    xor t0, t0, s5
    lw s5, 120(a3)
    xor a5, a5, s9
    srli s9, a7, 2
    xor a6, a6, s5
    lw s5, 124(a3)
    and s9, s9, s0
    xor t0, t0, s5
    lw s5, 576(a3)
    xor a7, a7, s9
    xor a5, a5, s5
    lw s5, 580(a3)
    # round 8 (skinny.dsl:60)
    and s9, a6, t0
    xor a5, a5, s9
    # round 9 (skinny.dsl:60)
    xor a7, a7, s5
    # round 8 (skinny.dsl:60)
    and s5, t0, a5
    xor a7, a7, s5
    and s5, a5, a7
    xor a6, a6, s5
    and s5, a7, a6
    xor t0, t0, s5
    slli s5, t0, 26
    srli s9, t0, 6
    or s5, s5, s9
    or s5, s5, s1
    xor t0, t0, s5
    slli s5, t0, 12
    srli s9, t0, 20
    or s5, s5, s9
    and s5, s5, t1
    xor t0, t0, s5
    slli s5, t0, 14
    srli s9, t0, 18
    or s5, s5, s9
    slli s9, a5, 26
    and s5, s5, a4
    xor t0, t0, s5
    srli s5, a5, 6
    or s5, s9, s5
    or s5, s5, s1
    xor a5, a5, s5
    slli s5, a5, 12
    srli s9, a5, 20
    or s5, s5, s9
    and s5, s5, t1
    xor a5, a5, s5
    slli s5, a5, 14
    srli s9, a5, 18
    or s5, s5, s9
    slli s9, a7, 26
    and s5, s5, a4
    xor a5, a5, s5
    srli s5, a7, 6
    or s5, s9, s5
    or s5, s5, s1
    xor a7, a7, s5
    slli s5, a7, 12
    srli s9, a7, 20
    or s5, s5, s9
    and s5, s5, t1
    xor a7, a7, s5
    slli s5, a7, 14
    srli s9, a7, 18
    or s5, s5, s9
    slli s9, a6, 26
    and s5, s5, a4
    xor a7, a7, s5
    srli s5, a6, 6
    or s5, s9, s5
    or s5, s5, s1
    xor a6, a6, s5
    slli s5, a6, 12
    srli s9, a6, 20
    or s5, s5, s9
    and s5, s5, t1
    xor a6, a6, s5
    slli s5, a6, 14
    srli s9, a6, 18
    or s5, s5, s9
    and s5, s5, a4
    lw s9, 104(a3)
    xor a6, a6, s5
    lw s5, 584(a3)
    xor a7, a7, s9
    lw s9, 108(a3)
    xor t0, t0, s5
    xor a6, a6, s9
    lw s5, 588(a3)
    # round 7 (skinny.dsl:60)
    and s9, a7, a6
    xor t0, t0, s9
    # round 8 (skinny.dsl:60)
    xor a5, a5, s5
    # round 7 (skinny.dsl:60)
    and s5, a6, t0
    xor a5, a5, s5
    and s5, t0, a5
    xor a7, a7, s5
    and s5, a5, a7
    xor a6, a6, s5
    slli s5, a6, 18
    srli s9, a6, 14
    or s5, s5, s9
    or s5, s5, s2
    xor a6, a6, s5
    srli s5, a6, 4
    and s5, s5, s3
    xor a6, a6, s5
    slli s5, a6, 14
    srli s9, a6, 18
    or s5, s5, s9
    slli s9, t0, 18
    and s5, s5, t1
    xor a6, a6, s5
    srli s5, t0, 14
    or s5, s9, s5
    or s5, s5, s2
    xor t0, t0, s5
    srli s5, t0, 4
    and s5, s5, s3
    xor t0, t0, s5
    slli s5, t0, 14
    srli s9, t0, 18
    or s5, s5, s9
    slli s9, a5, 18
    and s5, s5, t1
    xor t0, t0, s5
    srli s5, a5, 14
    or s5, s9, s5
    or s5, s5, s2
    xor a5, a5, s5
    srli s5, a5, 4
    and s5, s5, s3
    xor a5, a5, s5
    slli s5, a5, 14
    srli s9, a5, 18
    or s5, s5, s9
    slli s9, a7, 18
    and s5, s5, t1
    xor a5, a5, s5
    srli s5, a7, 14
    or s5, s9, s5
    or s5, s5, s2
    xor a7, a7, s5
    srli s5, a7, 4
    and s5, s5, s3
    xor a7, a7, s5
    slli s5, a7, 14
    srli s9, a7, 18
    or s5, s5, s9
    and s5, s5, t1
    lw s9, 88(a3)
    xor a7, a7, s5
    lw s5, 592(a3)
    xor a5, a5, s9
    lw s9, 92(a3)
    xor a6, a6, s5
    xor a7, a7, s9
    lw s5, 596(a3)
    # round 6 (skinny.dsl:60)
    and s9, a5, a7
    xor a6, a6, s9
    # round 7 (skinny.dsl:60)
    xor t0, t0, s5
    # round 6 (skinny.dsl:60)
    and s5, a7, a6
    xor t0, t0, s5
    and s5, a6, t0
    xor a5, a5, s5
    and s5, t0, a5
    xor a7, a7, s5
    slli s5, a7, 10
    srli s9, a7, 22
    or s5, s5, s9
    or s5, s5, s4
    xor a7, a7, s5
    slli s5, a7, 20
    srli s9, a7, 12
    or s5, s5, s9
    and s5, s5, s0
    xor a7, a7, s5
    slli s5, a7, 22
    srli s9, a7, 10
    or s5, s5, s9
    slli s9, a6, 10
    and s5, s5, s3
    xor a7, a7, s5
    srli s5, a6, 22
    or s5, s9, s5
    or s5, s5, s4
    xor a6, a6, s5
    slli s5, a6, 20
    srli s9, a6, 12
    or s5, s5, s9
    and s5, s5, s0
    xor a6, a6, s5
    slli s5, a6, 22
    srli s9, a6, 10
    or s5, s5, s9
    slli s9, t0, 10
    and s5, s5, s3
    xor a6, a6, s5
    srli s5, t0, 22
    or s5, s9, s5
    or s5, s5, s4
    xor t0, t0, s5
    slli s5, t0, 20
    srli s9, t0, 12
    or s5, s5, s9
    and s5, s5, s0
    xor t0, t0, s5
    slli s5, t0, 22
    srli s9, t0, 10
    or s5, s5, s9
    slli s9, a5, 10
    and s5, s5, s3
    xor t0, t0, s5
    srli s5, a5, 22
    or s5, s9, s5
    or s5, s5, s4
    xor a5, a5, s5
    slli s5, a5, 20
    srli s9, a5, 12
    or s5, s5, s9
    and s5, s5, s0
    xor a5, a5, s5
    slli s5, a5, 22
    srli s9, a5, 10
    or s5, s5, s9
    and s5, s5, s3
    lw s9, 72(a3)
    xor a5, a5, s5
    lw s5, 64(a3)
    xor t0, t0, s9
    lw s9, 76(a3)
    xor a7, a7, s5
    xor a5, a5, s9
    # round 5 (skinny.dsl:60)
    and s5, t0, a5
    xor a7, a7, s5
    not s5, a7
    # round 6 (skinny.dsl:60)
    xor a6, a6, s7
    # round 5 (skinny.dsl:60)
    and s5, a5, s5
    xor a6, a6, s5
    or s5, a7, a6
    xor t0, t0, s5
    or s5, a6, t0
    xor a5, a5, s5
    srli s5, a6, 6
    srli s7, t0, 6
    srli s9, a5, 6
    and s5, s5, t1
    and s7, s7, t1
    and s9, s9, t1
    xor a6, a6, s5
    xor t0, t0, s7
    xor a5, a5, s9
    srli s5, a7, 6
    slli s7, a6, 4
    slli s9, a5, 4
    and s5, s5, t1
    and s7, s7, a4
    and s9, s9, a4
    xor a7, a7, s5
    slli s5, t0, 4
    and s5, s5, a4
    xor a6, a6, s7
    xor t0, t0, s5
    xor a5, a5, s9
    slli s5, a7, 4
    srli s7, a6, 2
    srli s9, a5, 2
    and s5, s5, a4
    and s7, s7, s0
    and s9, s9, s0
    xor a7, a7, s5
    srli s5, t0, 2
    and s5, s5, s0
    xor a6, a6, s7
    lw s7, 56(a3)
    xor t0, t0, s5
    lw s5, 508(a3)
    xor a5, a5, s9
    srli s9, a7, 2
    xor a6, a6, s7
    xor t0, t0, s11
    and s7, s9, s0
    xor a5, a5, s5
    lw s5, 600(a3)
    # round 4 (skinny.dsl:60)
    and s9, a6, t0
    # round 5 (skinny.dsl:60)
    xor a7, a7, s7
    # round 4 (skinny.dsl:60)
    xor a5, a5, s9
    # round 5 (skinny.dsl:60)
    xor a7, a7, s5
    # round 4 (skinny.dsl:60)
    and s5, t0, a5
    xor a7, a7, s5
    and s5, a5, a7
    xor a6, a6, s5
    and s5, a7, a6
    xor t0, t0, s5
    slli s5, a7, 26
    srli s7, a7, 6
    slli s9, t0, 26
    srli s11, t0, 6
    or s5, s5, s7
    slli s7, a6, 26
    or s9, s9, s11
    or s5, s5, s1
    or s9, s9, s1
    xor a7, a7, s5
    srli s5, a6, 6
    or s5, s7, s5
    or s5, s5, s1
    slli s7, a5, 26
    xor a6, a6, s5
    srli s5, a5, 6
    xor t0, t0, s9
    or s5, s7, s5
    slli s7, a7, 12
    slli s9, t0, 12
    srli s11, t0, 20
    or s1, s5, s1
    srli s5, a7, 20
    or s5, s7, s5
    slli s7, a6, 12
    or s9, s9, s11
    xor a5, a5, s1
    srli s1, a6, 20
    or s1, s7, s1
    and s5, s5, t1
    and s1, s1, t1
    and s7, s9, t1
    slli s9, a5, 12
    xor a7, a7, s5
    srli s5, a5, 20
    xor a6, a6, s1
    xor t0, t0, s7
    or s1, s9, s5
    slli s5, a7, 14
    srli s7, a7, 18
    slli s9, t0, 14
    srli s11, t0, 18
    and s1, s1, t1
    or s5, s5, s7
    slli s7, a6, 14
    or s9, s9, s11
    srli s11, a6, 18
    or s7, s7, s11
    xor a5, a5, s1
    and s1, s5, a4
    and s5, s7, a4
    and s7, s9, a4
    slli s9, a5, 14
    srli s11, a5, 18
    xor a7, a7, s1
    xor a6, a6, s5
    lw s1, 604(a3)
    xor t0, t0, s7
    or s5, s9, s11
    xor a7, a7, s8
    xor a6, a6, s10
    and a4, s5, a4
    xor t0, t0, s1
    lw s1, 608(a3)
    # round 3 (skinny.dsl:60)
    and s5, a7, a6
    # round 4 (skinny.dsl:60)
    xor a5, a5, a4
    # round 3 (skinny.dsl:60)
    xor t0, t0, s5
    # round 4 (skinny.dsl:60)
    xor a5, a5, s1
    # round 3 (skinny.dsl:60)
    and a4, a6, t0
    xor a5, a5, a4
    and a4, t0, a5
    xor a7, a7, a4
    and a4, a5, a7
    xor a6, a6, a4
    slli a4, a5, 18
    srli s1, a5, 14
    slli s5, a7, 18
    srli s7, a7, 14
    slli s8, a6, 18
    srli s9, a6, 14
    or a4, a4, s1
    or s1, s5, s7
    or s5, s8, s9
    or a4, a4, s2
    or s1, s1, s2
    or s5, s5, s2
    slli s7, t0, 18
    srli s8, t0, 14
    xor a5, a5, a4
    xor a7, a7, s1
    xor a6, a6, s5
    or a4, s7, s8
    srli s1, a5, 4
    srli s5, a7, 4
    srli s7, a6, 4
    or a4, a4, s2
    and s1, s1, s3
    and s2, s5, s3
    and s5, s7, s3
    xor t0, t0, a4
    xor a5, a5, s1
    xor a7, a7, s2
    xor a6, a6, s5
    srli a4, t0, 4
    slli s1, a5, 14
    srli s2, a5, 18
    slli s5, a7, 14
    srli s7, a7, 18
    slli s8, a6, 14
    srli s9, a6, 18
    and a4, a4, s3
    or s1, s1, s2
    or s2, s5, s7
    or s5, s8, s9
    xor t0, t0, a4
    and a4, s1, t1
    and s1, s2, t1
    lw s2, 28(a3)
    and s5, s5, t1
    slli s7, t0, 14
    srli s8, t0, 18
    xor a5, a5, a4
    xor a7, a7, s1
    lw a4, 612(a3)
    xor a6, a6, s5
    or s1, s7, s8
    xor a5, a5, ra
    xor a7, a7, s2
    and t1, s1, t1
    xor a6, a6, a4
    lw a4, 616(a3)
    # round 2 (skinny.dsl:60)
    and s1, a5, a7
    # round 3 (skinny.dsl:60)
    xor t0, t0, t1
    # round 2 (skinny.dsl:60)
    xor a6, a6, s1
    # round 3 (skinny.dsl:60)
    xor t0, t0, a4
    # round 2 (skinny.dsl:60)
    and t1, a7, a6
    xor t0, t0, t1
    and t1, a6, t0
    xor a5, a5, t1
    and t1, t0, a5
    xor a7, a7, t1
    slli t1, t0, 10
    srli a4, t0, 22
    slli s1, a5, 10
    srli s2, a5, 22
    slli s5, a7, 10
    srli s7, a7, 22
    or t1, t1, a4
    or a4, s1, s2
    or s1, s5, s7
    or t1, t1, s4
    or a4, a4, s4
    or s1, s1, s4
    xor t0, t0, t1
    xor a5, a5, a4
    xor a7, a7, s1
    slli t1, a6, 10
    srli a4, a6, 22
    slli s1, t0, 20
    srli s2, t0, 12
    slli s5, a5, 20
    srli s7, a5, 12
    slli s8, a7, 20
    srli s9, a7, 12
    or t1, t1, a4
    or a4, s1, s2
    or s1, s5, s7
    or s2, s8, s9
    or t1, t1, s4
    and a4, a4, s0
    and s1, s1, s0
    and s2, s2, s0
    xor a6, a6, t1
    xor t0, t0, a4
    xor a5, a5, s1
    xor a7, a7, s2
    slli t1, a6, 20
    srli a4, a6, 12
    slli s1, t0, 22
    srli s2, t0, 10
    slli s4, a5, 22
    srli s5, a5, 10
    slli s7, a7, 22
    srli s8, a7, 10
    or t1, t1, a4
    or a4, s1, s2
    or s1, s4, s5
    or s2, s7, s8
    and t1, t1, s0
    and a4, a4, s3
    and s0, s1, s3
    lw s1, 8(a3)
    lw s4, 12(a3)
    and s2, s2, s3
    xor a6, a6, t1
    xor t0, t0, a4
    xor a5, a5, s0
    lw t1, 0(a3)
    xor a7, a7, s2
    slli a4, a6, 22
    srli s0, a6, 10
    xor t0, t0, s1
    xor a5, a5, s4
    or a4, a4, s0
    xor a7, a7, t1
    # round 1 (skinny.dsl:60)
    and t1, t0, a5
    # round 2 (skinny.dsl:60)
    and a4, a4, s3
    # round 1 (skinny.dsl:60)
    xor a7, a7, t1
    # round 2 (skinny.dsl:60)
    xor a6, a6, a4
    # round 1 (skinny.dsl:60)
    not t1, a7
    # round 2 (skinny.dsl:60)
    xor a6, a6, s6
    # round 1 (skinny.dsl:60)
    and t1, a5, t1
    xor a6, a6, t1
    or t1, a7, a6
    xor t0, t0, t1
    or t1, a6, t0
    xor a5, a5, t1
    srli t1, a5, 2
    xor t1, t1, a6
    srli a4, a7, 2
    and t1, t1, t6
    xor a4, a4, t0
    slli s0, t1, 2
    and t6, a4, t6
    xor a5, a5, s0
    slli a4, t6, 2
    xor a6, a6, t1
    xor a7, a7, a4
    srli t1, a5, 16
    xor t0, t0, t6
    xor t1, t1, a6
    srli t6, a7, 16
    and t1, t1, t5
    xor t6, t6, t0
    slli a4, t1, 16
    and t5, t6, t5
    xor a5, a5, a4
    slli t6, t5, 16
    xor a6, a6, t1
    xor a7, a7, t6
    srli t1, a5, 8
    xor t0, t0, t5
    xor t1, t1, a6
    srli t5, a7, 8
    and t1, t1, t4
    xor t5, t5, t0
    slli t6, t1, 8
    and t4, t5, t4
    xor a5, a5, t6
    slli t5, t4, 8
    xor a6, a6, t1
    xor a7, a7, t5
    srli t1, a5, 4
    xor t0, t0, t4
    xor t1, t1, a6
    srli t4, a7, 4
    and t1, t1, t3
    xor t4, t4, t0
    slli t5, t1, 4
    and t3, t4, t3
    xor a5, a5, t5
    xor a6, a6, t1
    slli t1, t3, 4
    xor a7, a7, t1
    xor t0, t0, t3
    srli t1, a5, 1
    srli t3, a6, 1
    xor t1, t1, a7
    xor t3, t3, t0
    and t1, t1, t2
    and t2, t3, t2
    slli t3, t1, 1
    slli t4, t2, 1
    xor a5, a5, t3
    xor a7, a7, t1
    xor a6, a6, t4
    xor t0, t0, t2
    sw a5, 0(a0)
    sw a6, 4(a0)
    sw a7, 8(a0)
    sw t0, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bltu a2, a1, .Llwcc_skinny64_64_ecb_decrypt_rv32i_group_done
    j .Llwcc_skinny64_64_ecb_decrypt_rv32i_group
.Llwcc_skinny64_64_ecb_decrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny64_64_ecb_decrypt_rv32i_out
.Llwcc_skinny64_64_ecb_decrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_skinny64_64_ecb_decrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_skinny64_64_ecb_decrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_skinny64_64_ecb_decrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_skinny64_64_ecb_decrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_64_ecb_decrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_skinny64_64_ecb_decrypt_rv32i_group
.Llwcc_skinny64_64_ecb_decrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_skinny64_64_ecb_decrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_64_ecb_decrypt_rv32i_copy
.Llwcc_skinny64_64_ecb_decrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_skinny64_64_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny64_64_ecb_decrypt_rv32i_wipe
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
    addi sp, sp, 112
    ret
    .size lwcc_skinny64_64_ecb_decrypt_rv32i, .-lwcc_skinny64_64_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_skinny64_64_ctr_init_rv32i
    .type lwcc_skinny64_64_ctr_init_rv32i, %function
lwcc_skinny64_64_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_skinny64_64_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_skinny64_64_ctr_nonce_rv32i
    .size lwcc_skinny64_64_ctr_init_rv32i, .-lwcc_skinny64_64_ctr_init_rv32i

    .balign 4
    .global lwcc_skinny64_64_ctr_nonce_rv32i
    .type lwcc_skinny64_64_ctr_nonce_rv32i, %function
lwcc_skinny64_64_ctr_nonce_rv32i:
    lbu a5, 0(a1)
    lbu a6, 1(a1)
    lbu a7, 2(a1)
    lbu t0, 3(a1)
    slli a6, a6, 8
    or a5, a5, a6
    slli a6, a7, 16
    or a5, a5, a6
    slli a6, t0, 24
    or a5, a5, a6
    srli a6, a5, 1
    xor a6, a6, a5
    lui a7, 349525
    addi a7, a7, 1365
    and a6, a6, a7
    slli a7, a6, 1
    xor a7, a5, a7
    xor a5, a5, a6
    srli a6, a7, 4
    lui t0, 61681
    addi t0, t0, -241
    and a6, a6, t0
    slli t1, a6, 4
    xor a7, a7, t1
    srli t1, a5, 4
    and t0, t1, t0
    slli t1, t0, 4
    xor a5, a5, t1
    srli t1, a7, 8
    xor t1, t1, a6
    lui t2, 4080
    addi t2, t2, 255
    and t1, t1, t2
    slli t3, t1, 8
    xor a7, a7, t3
    xor a6, a6, t1
    srli t1, a5, 8
    xor t1, t1, t0
    and t1, t1, t2
    slli t2, t1, 8
    xor a5, a5, t2
    xor t0, t0, t1
    srli t1, a7, 16
    xor t1, t1, a6
    lui t2, 16
    addi t2, t2, -1
    and t1, t1, t2
    slli t3, t1, 16
    xor a7, a7, t3
    xor a6, a6, t1
    srli t1, a5, 16
    xor t1, t1, t0
    and t1, t1, t2
    slli t2, t1, 16
    xor a5, a5, t2
    xor t0, t0, t1
    srli t1, a7, 2
    xor t1, t1, a6
    lui t2, 209715
    addi t2, t2, 819
    and t1, t1, t2
    slli t3, t1, 2
    xor a7, a7, t3
    xor a6, a6, t1
    srli t1, a5, 2
    xor t1, t1, t0
    and t1, t1, t2
    slli t2, t1, 2
    xor a5, a5, t2
    xor t0, t0, t1
    not a7, a7
    not a5, a5
    not a6, a6
    not t0, t0
    sw a7, 652(a0)
    sw a5, 656(a0)
    sw a6, 660(a0)
    sw t0, 664(a0)
    ret
    .size lwcc_skinny64_64_ctr_nonce_rv32i, .-lwcc_skinny64_64_ctr_nonce_rv32i

    .balign 4
    .global lwcc_skinny64_64_ctr_crypt_rv32i
    .type lwcc_skinny64_64_ctr_crypt_rv32i, %function
lwcc_skinny64_64_ctr_crypt_rv32i:
    bnez a2, .Llwcc_skinny64_64_ctr_crypt_rv32i_begin
    ret
.Llwcc_skinny64_64_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
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
    li t0, 16
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_skinny64_64_ctr_crypt_rv32i_group
    j .Llwcc_skinny64_64_ctr_crypt_rv32i_rest
.Llwcc_skinny64_64_ctr_crypt_rv32i_group:
    srli a5, a4, 16
    addi a6, a4, 1
    srli a7, a4, 8
    srli t0, a6, 16
    andi a5, a5, 255
    srli t1, a4, 24
    srli t2, a6, 8
    slli a5, a5, 8
    andi a7, a7, 255
    andi t0, t0, 255
    srli t3, a6, 24
    or a5, t1, a5
    slli a7, a7, 16
    slli t0, t0, 8
    andi t1, t2, 255
    or a5, a5, a7
    slli a7, a4, 24
    or t0, t3, t0
    slli t1, t1, 16
    or a5, a5, a7
    or a7, t0, t1
    slli a6, a6, 24
    lui t0, 349525
    or a6, a7, a6
    srli a7, a5, 1
    addi t0, t0, 1365
    xor a7, a7, a6
    and a7, a7, t0
    lui t1, 61681
    slli t2, a7, 1
    addi t1, t1, -241
    xor a5, a5, t2
    xor a6, a6, a7
    and a7, a5, t1
    and t2, a6, t1
    slli t3, a7, 4
    slli t4, t2, 4
    lui t5, 4080
    xor a5, a5, a7
    xor a6, a6, t2
    srli a7, t3, 8
    srli t2, t4, 8
    addi t5, t5, 255
    xor a7, a7, a5
    xor t2, t2, a6
    and a7, a7, t5
    and t2, t2, t5
    slli t6, a7, 8
    slli s0, t2, 8
    xor t3, t3, t6
    xor t4, t4, s0
    lui t6, 16
    xor a5, a5, a7
    xor a6, a6, t2
    srli a7, t3, 16
    srli t2, t4, 16
    addi t6, t6, -1
    xor a7, a7, a5
    xor t2, t2, a6
    and a7, a7, t6
    and t2, t2, t6
    slli s0, a7, 16
    slli s1, t2, 16
    xor t3, t3, s0
    xor t4, t4, s1
    lui s0, 209715
    xor a5, a5, a7
    xor a6, a6, t2
    srli a7, t3, 2
    srli t2, t4, 2
    addi s0, s0, 819
    xor a7, a7, a5
    xor t2, t2, a6
    and a7, a7, s0
    and t2, t2, s0
    lw s1, 660(a3)
    lw s2, 664(a3)
    slli s3, a7, 2
    xor a5, a5, a7
    slli a7, t2, 2
    xor a6, a6, t2
    lw t2, 652(a3)
    lw s4, 656(a3)
    xor t3, t3, s3
    xor a7, t4, a7
    xor a5, s1, a5
    xor a6, s2, a6
    xor t2, t2, t3
    xor a7, s4, a7
    # round 1 (skinny.dsl:60)
    and t3, a5, a6
    xor t2, t2, t3
    and t3, a7, a5
    xor a6, a6, t3
    and t3, a7, t2
    lw t4, 624(a3)
    lw s1, 8(a3)
    lw s2, 12(a3)
    and s3, a6, t2
    xor a5, a5, t3
    lw t3, 620(a3)
    xor a7, a7, s3
    xor a5, a5, t4
    xor a6, a6, s1
    xor t2, t2, s2
    lui t4, 49345
    xor a7, a7, t3
    slli t3, a5, 22
    srli s1, a5, 10
    slli s2, a6, 22
    srli s3, a6, 10
    slli s4, t2, 22
    srli s5, t2, 10
    addi t4, t4, -1012
    slli s6, a7, 22
    srli s7, a7, 10
    or t3, t3, s1
    or s1, s2, s3
    or s2, s4, s5
    or s3, s6, s7
    and t3, t3, t4
    and s1, s1, t4
    and s2, s2, t4
    and s3, s3, t4
    xor a5, a5, t3
    xor a6, a6, s1
    xor t2, t2, s2
    lui t3, 197379
    xor a7, a7, s3
    slli s1, a5, 20
    srli s2, a5, 12
    slli s3, a6, 20
    srli s4, a6, 12
    slli s5, t2, 20
    srli s6, t2, 12
    addi t3, t3, 48
    slli s7, a7, 20
    srli s8, a7, 12
    or s1, s1, s2
    or s2, s3, s4
    or s3, s5, s6
    or s4, s7, s8
    and s1, s1, t3
    and s2, s2, t3
    and s3, s3, t3
    and s4, s4, t3
    xor a5, a5, s1
    xor a6, a6, s2
    xor t2, t2, s3
    lui s1, 789516
    xor a7, a7, s4
    slli s2, a5, 10
    srli s3, a5, 22
    slli s4, a6, 10
    srli s5, a6, 22
    slli s6, t2, 10
    srli s7, t2, 22
    addi s1, s1, 192
    slli s8, a7, 10
    srli s9, a7, 22
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a5, a5, s2
    xor a6, a6, s3
    xor t2, t2, s4
    xor a7, a7, s5
    # round 2 (skinny.dsl:60)
    or s2, a6, t2
    or s3, a5, a6
    xor a7, a7, s2
    xor t2, t2, s3
    not a5, a5
    lw s2, 24(a3)
    lw s3, 28(a3)
    and s4, t2, a7
    and s5, a5, a7
    lw s6, 612(a3)
    lw s7, 20(a3)
    xor a5, a5, s4
    xor a6, a6, s5
    xor t2, t2, s2
    xor a7, a7, s3
    lui s3, 12336
    xor a5, a5, s6
    xor a6, a6, s7
    slli s4, t2, 14
    srli s5, t2, 18
    slli s6, a7, 14
    srli s7, a7, 18
    addi s3, s3, 771
    slli s8, a5, 14
    srli s9, a5, 18
    slli s10, a6, 14
    srli s11, a6, 18
    or s4, s4, s5
    or s5, s6, s7
    or s6, s8, s9
    or s7, s10, s11
    and s4, s4, s3
    and s5, s5, s3
    and s6, s6, s3
    and s7, s7, s3
    xor t2, t2, s4
    xor a7, a7, s5
    xor a5, a5, s6
    xor a6, a6, s7
    srli s4, t2, 4
    srli s5, a7, 4
    srli s6, a5, 4
    srli s7, a6, 4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    and s7, s7, t4
    xor t2, t2, s4
    xor a7, a7, s5
    xor a5, a5, s6
    xor a6, a6, s7
    slli s4, t2, 18
    srli s5, t2, 14
    slli s6, a7, 18
    srli s7, a7, 14
    slli s8, a5, 18
    srli s9, a5, 14
    slli s10, a6, 18
    srli s11, a6, 14
    or s4, s4, s5
    or s5, s6, s7
    or s6, s8, s9
    or s7, s10, s11
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    and s7, s7, t3
    xor t2, t2, s4
    xor a7, a7, s5
    xor a5, a5, s6
    xor a6, a6, s7
    # round 3 (skinny.dsl:60)
    or s4, t2, a7
    xor a5, a5, s4
    or s4, a6, t2
    not a6, a6
    xor a7, a7, s4
    and s4, a6, a5
    lw s5, 36(a3)
    lw s6, 40(a3)
    lw s7, 44(a3)
    and s8, a7, a5
    xor t2, t2, s4
    lw s4, 604(a3)
    xor a6, a6, s8
    xor t2, t2, s5
    xor a7, a7, s6
    xor a5, a5, s7
    xor a6, a6, s4
    slli s4, t2, 14
    srli s5, t2, 18
    slli s8, a7, 14
    srli s9, a7, 18
    slli s10, a5, 14
    slli s11, a6, 14
    srli ra, a6, 18
    or s4, s4, s5
    srli s5, a5, 18
    or s8, s8, s9
    or s5, s10, s5
    or s9, s11, ra
    and s4, s4, s1
    and s8, s8, s1
    and s5, s5, s1
    and s9, s9, s1
    xor t2, t2, s4
    xor a7, a7, s8
    xor a5, a5, s5
    xor a6, a6, s9
    slli s4, t2, 12
    srli s5, t2, 20
    slli s8, a7, 12
    srli s9, a7, 20
    slli s10, a5, 12
    slli s11, a6, 12
    srli ra, a6, 20
    or s4, s4, s5
    srli s5, a5, 20
    or s8, s8, s9
    or s5, s10, s5
    or s9, s11, ra
    and s4, s4, s3
    and s8, s8, s3
    and s5, s5, s3
    and s9, s9, s3
    xor t2, t2, s4
    xor a7, a7, s8
    xor a5, a5, s5
    xor a6, a6, s9
    slli s4, t2, 26
    srli s5, t2, 6
    slli s8, a7, 26
    srli s9, a7, 6
    slli s10, a5, 26
    slli s11, a6, 26
    srli ra, a6, 6
    or s4, s4, s5
    srli s5, a5, 6
    or s8, s8, s9
    or s5, s10, s5
    or s9, s11, ra
    and s4, s4, t4
    and s8, s8, t4
    and s5, s5, t4
    and s9, s9, t4
    xor t2, t2, s4
    xor a7, a7, s8
    xor a5, a5, s5
    xor a6, a6, s9
    # round 4 (skinny.dsl:60)
    or s4, a7, a5
    or s5, t2, a7
    xor a6, a6, s4
    xor a5, a5, s5
    not t2, t2
    lw s4, 56(a3)
    lw s5, 60(a3)
    and s8, a5, a6
    and s9, t2, a6
    lw s10, 508(a3)
    lw s11, 52(a3)
    xor t2, t2, s8
    xor a7, a7, s9
    xor a5, a5, s4
    xor a6, a6, s5
    xor t2, t2, s10
    xor a7, a7, s11
    srli s4, a5, 2
    srli s8, a6, 2
    srli s9, t2, 2
    srli s10, a7, 2
    and s4, s4, t3
    and s8, s8, t3
    and s9, s9, t3
    and s10, s10, t3
    xor a5, a5, s4
    xor a6, a6, s8
    xor t2, t2, s9
    xor a7, a7, s10
    slli s4, a5, 4
    slli s8, a6, 4
    slli s9, t2, 4
    slli s10, a7, 4
    and s4, s4, s1
    and s8, s8, s1
    and s9, s9, s1
    and s10, s10, s1
    xor a5, a5, s4
    xor a6, a6, s8
    xor t2, t2, s9
    xor a7, a7, s10
    srli s4, a5, 6
    srli s8, a6, 6
    srli s9, t2, 6
    srli s10, a7, 6
    and s4, s4, s3
    and s8, s8, s3
    and s9, s9, s3
    and s10, s10, s3
    xor a5, a5, s4
    xor a6, a6, s8
    xor t2, t2, s9
    xor a7, a7, s10
    # round 5 (skinny.dsl:60)
    or s4, a5, a6
    xor t2, t2, s4
    or s4, a7, a5
    not a7, a7
    xor a6, a6, s4
    and s4, a7, t2
    lw s8, 68(a3)
    lw s9, 72(a3)
    lw s10, 76(a3)
    and s11, a6, t2
    xor a5, a5, s4
    lw s4, 628(a3)
    xor a7, a7, s11
    xor a5, a5, s8
    xor a6, a6, s9
    xor t2, t2, s10
    xor a7, a7, s4
    slli s4, a5, 22
    srli s10, a5, 10
    slli s11, a7, 22
    srli ra, a7, 10
    or s4, s4, s10
    slli s10, a6, 22
    or s11, s11, ra
    and s4, s4, t4
    and s11, s11, t4
    xor a5, a5, s4
    srli s4, a6, 10
    or s4, s10, s4
    slli s10, t2, 22
    and s4, s4, t4
    xor a6, a6, s4
    srli s4, t2, 10
    or s4, s10, s4
    and s4, s4, t4
    xor t2, t2, s4
    xor a7, a7, s11
    slli s4, a5, 20
    srli s10, a5, 12
    slli s11, a7, 20
    srli ra, a7, 12
    or s4, s4, s10
    slli s10, a6, 20
    or s11, s11, ra
    and s4, s4, t3
    and s11, s11, t3
    xor a5, a5, s4
    srli s4, a6, 12
    or s4, s10, s4
    slli s10, t2, 20
    and s4, s4, t3
    xor a6, a6, s4
    srli s4, t2, 12
    or s4, s10, s4
    and s4, s4, t3
    xor t2, t2, s4
    xor a7, a7, s11
    slli s4, a5, 10
    srli s10, a5, 22
    slli s11, a7, 10
    srli ra, a7, 22
    or s4, s4, s10
    slli s10, a6, 10
    or s11, s11, ra
    srli ra, a6, 22
    or s10, s10, ra
    slli ra, t2, 10
    and s4, s4, s1
    and s10, s10, s1
    and s11, s11, s1
    xor a5, a5, s4
    srli s4, t2, 22
    or s4, ra, s4
    and s4, s4, s1
    xor a6, a6, s10
    xor t2, t2, s4
    xor a7, a7, s11
    # round 6 (skinny.dsl:60)
    or s4, a6, t2
    or s10, a5, a6
    xor a7, a7, s4
    xor t2, t2, s10
    not a5, a5
    lw s4, 88(a3)
    lw s10, 92(a3)
    and s11, t2, a7
    and ra, a5, a7
    xor a5, a5, s11
    lw s11, 592(a3)
    xor a6, a6, ra
    lw ra, 84(a3)
    xor t2, t2, s4
    xor a7, a7, s10
    xor a5, a5, s11
    xor a6, a6, ra
    slli s11, a5, 14
    srli ra, a5, 18
    or s11, s11, ra
    and s11, s11, s3
    xor a5, a5, s11
    srli s11, a5, 4
    and s11, s11, t4
    xor a5, a5, s11
    slli s11, a5, 18
    srli ra, a5, 14
    or s11, s11, ra
    slli ra, a6, 14
    and s11, s11, t3
    xor a5, a5, s11
    srli s11, a6, 18
    or s11, ra, s11
    and s11, s11, s3
    xor a6, a6, s11
    srli s11, a6, 4
    and s11, s11, t4
    xor a6, a6, s11
    slli s11, a6, 18
    srli ra, a6, 14
    or s11, s11, ra
    slli ra, t2, 14
    and s11, s11, t3
    xor a6, a6, s11
    srli s11, t2, 18
    or s11, ra, s11
    and s11, s11, s3
    xor t2, t2, s11
    srli s11, t2, 4
    and s11, s11, t4
    xor t2, t2, s11
    slli s11, t2, 18
    srli ra, t2, 14
    or s11, s11, ra
    slli ra, a7, 14
    and s11, s11, t3
    xor t2, t2, s11
    srli s11, a7, 18
    or s11, ra, s11
    and s11, s11, s3
    xor a7, a7, s11
    srli s11, a7, 4
    and s11, s11, t4
    xor a7, a7, s11
    slli s11, a7, 18
    srli ra, a7, 14
    or s11, s11, ra
    and s11, s11, t3
    xor a7, a7, s11
    # round 7 (skinny.dsl:60)
    or s11, t2, a7
    xor a5, a5, s11
    or s11, a6, t2
    not a6, a6
    xor a7, a7, s11
    and s11, a6, a5
    and ra, a7, a5
    xor t2, t2, s11
    lw s11, 100(a3)
    xor a6, a6, ra
    lw ra, 584(a3)
    xor t2, t2, s11
    lw s11, 104(a3)
    xor a6, a6, ra
    lw ra, 108(a3)
    xor a7, a7, s11
    xor a5, a5, ra
    slli s11, a6, 14
    srli ra, a6, 18
    or s11, s11, ra
    and s11, s11, s1
    xor a6, a6, s11
    slli s11, a6, 12
    srli ra, a6, 20
    or s11, s11, ra
    and s11, s11, s3
    xor a6, a6, s11
    slli s11, a6, 26
    srli ra, a6, 6
    or s11, s11, ra
    slli ra, t2, 14
    and s11, s11, t4
    xor a6, a6, s11
    srli s11, t2, 18
    or s11, ra, s11
    and s11, s11, s1
    xor t2, t2, s11
    slli s11, t2, 12
    srli ra, t2, 20
    or s11, s11, ra
    and s11, s11, s3
    xor t2, t2, s11
    slli s11, t2, 26
    srli ra, t2, 6
    or s11, s11, ra
    slli ra, a7, 14
    and s11, s11, t4
    xor t2, t2, s11
    srli s11, a7, 18
    or s11, ra, s11
    and s11, s11, s1
    xor a7, a7, s11
    slli s11, a7, 12
    srli ra, a7, 20
    or s11, s11, ra
    and s11, s11, s3
    xor a7, a7, s11
    slli s11, a7, 26
    srli ra, a7, 6
    or s11, s11, ra
    slli ra, a5, 14
    and s11, s11, t4
    xor a7, a7, s11
    srli s11, a5, 18
    or s11, ra, s11
    and s11, s11, s1
    xor a5, a5, s11
    slli s11, a5, 12
    srli ra, a5, 20
    or s11, s11, ra
    and s11, s11, s3
    xor a5, a5, s11
    slli s11, a5, 26
    srli ra, a5, 6
    or s11, s11, ra
    and s11, s11, t4
    xor a5, a5, s11
    # round 8 (skinny.dsl:60)
    or s11, a7, a5
    or ra, t2, a7
    xor a6, a6, s11
    xor a5, a5, ra
    not t2, t2
    lw s11, 120(a3)
    and ra, a5, a6
    xor ra, t2, ra
    and t2, t2, a6
    xor a7, a7, t2
    lw t2, 576(a3)
    xor a5, a5, s11
    lw s11, 124(a3)
    xor t2, ra, t2
    lw ra, 116(a3)
    xor a6, a6, s11
    xor a7, a7, ra
    srli s11, a5, 2
    srli ra, t2, 2
    and s11, s11, t3
    and ra, ra, t3
    xor a5, a5, s11
    srli s11, a6, 2
    and s11, s11, t3
    xor a6, a6, s11
    srli s11, a7, 2
    and s11, s11, t3
    xor t2, t2, ra
    xor a7, a7, s11
    slli s11, a5, 4
    slli ra, t2, 4
    and s11, s11, s1
    and ra, ra, s1
    xor a5, a5, s11
    slli s11, a6, 4
    and s11, s11, s1
    xor a6, a6, s11
    slli s11, a7, 4
    and s11, s11, s1
    xor t2, t2, ra
    xor a7, a7, s11
    srli s11, a5, 6
    srli ra, t2, 6
    and s11, s11, s3
    and ra, ra, s3
    xor a5, a5, s11
    srli s11, a6, 6
    and s11, s11, s3
    xor a6, a6, s11
    srli s11, a7, 6
    and s11, s11, s3
    xor t2, t2, ra
    xor a7, a7, s11
    # round 9 (skinny.dsl:60)
    or s11, a5, a6
    xor t2, t2, s11
    or s11, a7, a5
    not a7, a7
    xor a6, a6, s11
    and s11, a7, t2
    and ra, a6, t2
    xor a5, a5, s11
    lw s11, 132(a3)
    xor a7, a7, ra
    lw ra, 632(a3)
    xor a5, a5, s11
    lw s11, 136(a3)
    xor a7, a7, ra
    lw ra, 140(a3)
    xor a6, a6, s11
    xor t2, t2, ra
    slli s11, a7, 22
    srli ra, a7, 10
    or s11, s11, ra
    and s11, s11, t4
    xor a7, a7, s11
    slli s11, a7, 20
    srli ra, a7, 12
    or s11, s11, ra
    and s11, s11, t3
    xor a7, a7, s11
    slli s11, a7, 10
    srli ra, a7, 22
    or s11, s11, ra
    slli ra, a5, 22
    and s11, s11, s1
    xor a7, a7, s11
    srli s11, a5, 10
    or s11, ra, s11
    and s11, s11, t4
    xor a5, a5, s11
    slli s11, a5, 20
    srli ra, a5, 12
    or s11, s11, ra
    and s11, s11, t3
    xor a5, a5, s11
    slli s11, a5, 10
    srli ra, a5, 22
    or s11, s11, ra
    slli ra, a6, 22
    and s11, s11, s1
    xor a5, a5, s11
    srli s11, a6, 10
    or s11, ra, s11
    and s11, s11, t4
    xor a6, a6, s11
    slli s11, a6, 20
    srli ra, a6, 12
    or s11, s11, ra
    and s11, s11, t3
    xor a6, a6, s11
    slli s11, a6, 10
    srli ra, a6, 22
    or s11, s11, ra
    slli ra, t2, 22
    and s11, s11, s1
    xor a6, a6, s11
    srli s11, t2, 10
    or s11, ra, s11
    and s11, s11, t4
    xor t2, t2, s11
    slli s11, t2, 20
    srli ra, t2, 12
    or s11, s11, ra
    and s11, s11, t3
    xor t2, t2, s11
    slli s11, t2, 10
    srli ra, t2, 22
    or s11, s11, ra
    and s11, s11, s1
    xor t2, t2, s11
    # round 10 (skinny.dsl:60)
    or s11, a6, t2
    or ra, a5, a6
    xor a7, a7, s11
    xor t2, t2, ra
    not a5, a5
    lw s11, 152(a3)
    and ra, t2, a7
    xor ra, a5, ra
    and a5, a5, a7
    xor a5, a6, a5
    lw a6, 568(a3)
    xor t2, t2, s11
    lw s11, 156(a3)
    xor a6, ra, a6
    lw ra, 148(a3)
    xor a7, a7, s11
    xor a5, a5, ra
    slli s11, a6, 14
    srli ra, a6, 18
    or s11, s11, ra
    and s11, s11, s3
    xor a6, a6, s11
    srli s11, a6, 4
    and s11, s11, t4
    xor a6, a6, s11
    slli s11, a6, 18
    srli ra, a6, 14
    or s11, s11, ra
    slli ra, a5, 14
    and s11, s11, t3
    xor a6, a6, s11
    srli s11, a5, 18
    or s11, ra, s11
    and s11, s11, s3
    xor a5, a5, s11
    srli s11, a5, 4
    and s11, s11, t4
    xor a5, a5, s11
    slli s11, a5, 18
    srli ra, a5, 14
    or s11, s11, ra
    slli ra, t2, 14
    and s11, s11, t3
    xor a5, a5, s11
    srli s11, t2, 18
    or s11, ra, s11
    and s11, s11, s3
    xor t2, t2, s11
    srli s11, t2, 4
    and s11, s11, t4
    xor t2, t2, s11
    slli s11, t2, 18
    srli ra, t2, 14
    or s11, s11, ra
    slli ra, a7, 14
    and s11, s11, t3
    xor t2, t2, s11
    srli s11, a7, 18
    or s11, ra, s11
    and s11, s11, s3
    xor a7, a7, s11
    srli s11, a7, 4
    and s11, s11, t4
    xor a7, a7, s11
    slli s11, a7, 18
    srli ra, a7, 14
    or s11, s11, ra
    and s11, s11, t3
    xor a7, a7, s11
    # round 11 (skinny.dsl:60)
    or s11, t2, a7
    xor a6, a6, s11
    or s11, a5, t2
    not a5, a5
    xor a7, a7, s11
    and s11, a5, a6
    and ra, a7, a6
    xor t2, t2, s11
    lw s11, 164(a3)
    xor a5, a5, ra
    lw ra, 560(a3)
    xor t2, t2, s11
    lw s11, 168(a3)
    xor a5, a5, ra
    lw ra, 172(a3)
    xor a7, a7, s11
    xor a6, a6, ra
    slli s11, a5, 14
    srli ra, a5, 18
    or s11, s11, ra
    and s11, s11, s1
    xor a5, a5, s11
    slli s11, a5, 12
    srli ra, a5, 20
    or s11, s11, ra
    and s11, s11, s3
    xor a5, a5, s11
    slli s11, a5, 26
    srli ra, a5, 6
    or s11, s11, ra
    slli ra, t2, 14
    and s11, s11, t4
    xor a5, a5, s11
    srli s11, t2, 18
    or s11, ra, s11
    and s11, s11, s1
    xor t2, t2, s11
    slli s11, t2, 12
    srli ra, t2, 20
    or s11, s11, ra
    and s11, s11, s3
    xor t2, t2, s11
    slli s11, t2, 26
    srli ra, t2, 6
    or s11, s11, ra
    slli ra, a7, 14
    and s11, s11, t4
    xor t2, t2, s11
    srli s11, a7, 18
    or s11, ra, s11
    and s11, s11, s1
    xor a7, a7, s11
    slli s11, a7, 12
    srli ra, a7, 20
    or s11, s11, ra
    and s11, s11, s3
    xor a7, a7, s11
    slli s11, a7, 26
    srli ra, a7, 6
    or s11, s11, ra
    slli ra, a6, 14
    and s11, s11, t4
    xor a7, a7, s11
    srli s11, a6, 18
    or s11, ra, s11
    and s11, s11, s1
    xor a6, a6, s11
    slli s11, a6, 12
    srli ra, a6, 20
    or s11, s11, ra
    and s11, s11, s3
    xor a6, a6, s11
    slli s11, a6, 26
    srli ra, a6, 6
    or s11, s11, ra
    and s11, s11, t4
    xor a6, a6, s11
    # round 12 (skinny.dsl:60)
    or s11, a7, a6
    or ra, t2, a7
    xor a5, a5, s11
    xor a6, a6, ra
    not t2, t2
    lw s11, 184(a3)
    and ra, a6, a5
    xor ra, t2, ra
    and t2, t2, a5
    xor a7, a7, t2
    lw t2, 552(a3)
    xor a6, a6, s11
    lw s11, 188(a3)
    xor t2, ra, t2
    lw ra, 180(a3)
    xor a5, a5, s11
    xor a7, a7, ra
    srli s11, a6, 2
    srli ra, t2, 2
    and s11, s11, t3
    and ra, ra, t3
    xor a6, a6, s11
    srli s11, a5, 2
    and s11, s11, t3
    xor a5, a5, s11
    srli s11, a7, 2
    and s11, s11, t3
    xor t2, t2, ra
    xor a7, a7, s11
    slli s11, a6, 4
    slli ra, t2, 4
    and s11, s11, s1
    and ra, ra, s1
    xor a6, a6, s11
    slli s11, a5, 4
    and s11, s11, s1
    xor a5, a5, s11
    slli s11, a7, 4
    and s11, s11, s1
    xor t2, t2, ra
    xor a7, a7, s11
    srli s11, a6, 6
    srli ra, t2, 6
    and s11, s11, s3
    and ra, ra, s3
    xor a6, a6, s11
    srli s11, a5, 6
    and s11, s11, s3
    xor a5, a5, s11
    srli s11, a7, 6
    and s11, s11, s3
    xor t2, t2, ra
    xor a7, a7, s11
    # round 13 (skinny.dsl:60)
    or s11, a6, a5
    xor t2, t2, s11
    or s11, a7, a6
    not a7, a7
    xor a5, a5, s11
    and s11, a7, t2
    and ra, a5, t2
    xor a6, a6, s11
    lw s11, 196(a3)
    xor a7, a7, ra
    lw ra, 636(a3)
    xor a6, a6, s11
    lw s11, 200(a3)
    xor a7, a7, ra
    lw ra, 204(a3)
    xor a5, a5, s11
    xor t2, t2, ra
    slli s11, a7, 22
    srli ra, a7, 10
    or s11, s11, ra
    and s11, s11, t4
    xor a7, a7, s11
    slli s11, a7, 20
    srli ra, a7, 12
    or s11, s11, ra
    and s11, s11, t3
    xor a7, a7, s11
    slli s11, a7, 10
    srli ra, a7, 22
    or s11, s11, ra
    slli ra, a6, 22
    and s11, s11, s1
    xor a7, a7, s11
    srli s11, a6, 10
    or s11, ra, s11
    and s11, s11, t4
    xor a6, a6, s11
    slli s11, a6, 20
    srli ra, a6, 12
    or s11, s11, ra
    and s11, s11, t3
    xor a6, a6, s11
    slli s11, a6, 10
    srli ra, a6, 22
    or s11, s11, ra
    slli ra, a5, 22
    and s11, s11, s1
    xor a6, a6, s11
    srli s11, a5, 10
    or s11, ra, s11
    and s11, s11, t4
    xor a5, a5, s11
    slli s11, a5, 20
    srli ra, a5, 12
    or s11, s11, ra
    and s11, s11, t3
    xor a5, a5, s11
    slli s11, a5, 10
    srli ra, a5, 22
    or s11, s11, ra
    slli ra, t2, 22
    and s11, s11, s1
    xor a5, a5, s11
    srli s11, t2, 10
    or s11, ra, s11
    and s11, s11, t4
    xor t2, t2, s11
    slli s11, t2, 20
    srli ra, t2, 12
    or s11, s11, ra
    and s11, s11, t3
    xor t2, t2, s11
    slli s11, t2, 10
    srli ra, t2, 22
    or s11, s11, ra
    and s11, s11, s1
    xor t2, t2, s11
    # round 14 (skinny.dsl:60)
    or s11, a5, t2
    or ra, a6, a5
    xor a7, a7, s11
    xor t2, t2, ra
    not a6, a6
    lw s11, 216(a3)
    and ra, t2, a7
    xor ra, a6, ra
    and a6, a6, a7
    xor a5, a5, a6
    lw a6, 548(a3)
    xor t2, t2, s11
    lw s11, 220(a3)
    xor a6, ra, a6
    lw ra, 212(a3)
    xor a7, a7, s11
    xor a5, a5, ra
    slli s11, a6, 14
    srli ra, a6, 18
    or s11, s11, ra
    and s11, s11, s3
    xor a6, a6, s11
    srli s11, a6, 4
    and s11, s11, t4
    xor a6, a6, s11
    slli s11, a6, 18
    srli ra, a6, 14
    or s11, s11, ra
    slli ra, a5, 14
    and s11, s11, t3
    xor a6, a6, s11
    srli s11, a5, 18
    or s11, ra, s11
    and s11, s11, s3
    xor a5, a5, s11
    srli s11, a5, 4
    and s11, s11, t4
    xor a5, a5, s11
    slli s11, a5, 18
    srli ra, a5, 14
    or s11, s11, ra
    slli ra, t2, 14
    and s11, s11, t3
    xor a5, a5, s11
    srli s11, t2, 18
    or s11, ra, s11
    and s11, s11, s3
    xor t2, t2, s11
    srli s11, t2, 4
    and s11, s11, t4
    xor t2, t2, s11
    slli s11, t2, 18
    srli ra, t2, 14
    or s11, s11, ra
    slli ra, a7, 14
    and s11, s11, t3
    xor t2, t2, s11
    srli s11, a7, 18
    or s11, ra, s11
    and s11, s11, s3
    xor a7, a7, s11
    srli s11, a7, 4
    and s11, s11, t4
    xor a7, a7, s11
    slli s11, a7, 18
    srli ra, a7, 14
    or s11, s11, ra
    and s11, s11, t3
    xor a7, a7, s11
    # round 15 (skinny.dsl:60)
    or s11, t2, a7
    xor a6, a6, s11
    or s11, a5, t2
    not a5, a5
    xor a7, a7, s11
    and s11, a5, a6
    and ra, a7, a6
    xor t2, t2, s11
    lw s11, 228(a3)
    xor a5, a5, ra
    lw ra, 540(a3)
    xor t2, t2, s11
    lw s11, 232(a3)
    xor a5, a5, ra
    lw ra, 236(a3)
    xor a7, a7, s11
    xor a6, a6, ra
    slli s11, a5, 14
    srli ra, a5, 18
    or s11, s11, ra
    and s11, s11, s1
    xor a5, a5, s11
    slli s11, a5, 12
    srli ra, a5, 20
    or s11, s11, ra
    and s11, s11, s3
    xor a5, a5, s11
    slli s11, a5, 26
    srli ra, a5, 6
    or s11, s11, ra
    slli ra, t2, 14
    and s11, s11, t4
    xor a5, a5, s11
    srli s11, t2, 18
    or s11, ra, s11
    and s11, s11, s1
    xor t2, t2, s11
    slli s11, t2, 12
    srli ra, t2, 20
    or s11, s11, ra
    and s11, s11, s3
    xor t2, t2, s11
    slli s11, t2, 26
    srli ra, t2, 6
    or s11, s11, ra
    slli ra, a7, 14
    and s11, s11, t4
    xor t2, t2, s11
    srli s11, a7, 18
    or s11, ra, s11
    and s11, s11, s1
    xor a7, a7, s11
    slli s11, a7, 12
    srli ra, a7, 20
    or s11, s11, ra
    and s11, s11, s3
    xor a7, a7, s11
    slli s11, a7, 26
    srli ra, a7, 6
    or s11, s11, ra
    slli ra, a6, 14
    and s11, s11, t4
    xor a7, a7, s11
    srli s11, a6, 18
    or s11, ra, s11
    and s11, s11, s1
    xor a6, a6, s11
    slli s11, a6, 12
    srli ra, a6, 20
    or s11, s11, ra
    and s11, s11, s3
    xor a6, a6, s11
    slli s11, a6, 26
    srli ra, a6, 6
    or s11, s11, ra
    and s11, s11, t4
    xor a6, a6, s11
    # round 16 (skinny.dsl:60)
    or s11, a7, a6
    or ra, t2, a7
    xor a5, a5, s11
    xor a6, a6, ra
    not t2, t2
    lw s11, 248(a3)
    and ra, a6, a5
    xor ra, t2, ra
    and t2, t2, a5
    xor a7, a7, t2
    lw t2, 532(a3)
    xor a6, a6, s11
    lw s11, 252(a3)
    xor t2, ra, t2
    lw ra, 244(a3)
    xor a5, a5, s11
    xor a7, a7, ra
    srli s11, a6, 2
    srli ra, t2, 2
    and s11, s11, t3
    and ra, ra, t3
    xor a6, a6, s11
    srli s11, a5, 2
    and s11, s11, t3
    xor a5, a5, s11
    srli s11, a7, 2
    and s11, s11, t3
    xor t2, t2, ra
    xor a7, a7, s11
    slli s11, a6, 4
    slli ra, t2, 4
    and s11, s11, s1
    and ra, ra, s1
    xor a6, a6, s11
    slli s11, a5, 4
    and s11, s11, s1
    xor a5, a5, s11
    slli s11, a7, 4
    and s11, s11, s1
    xor t2, t2, ra
    xor a7, a7, s11
    srli s11, a6, 6
    srli ra, t2, 6
    and s11, s11, s3
    and ra, ra, s3
    xor a6, a6, s11
    srli s11, a5, 6
    and s11, s11, s3
    xor a5, a5, s11
    srli s11, a7, 6
    and s11, s11, s3
    xor t2, t2, ra
    xor a7, a7, s11
    # round 17 (skinny.dsl:60)
    or s11, a6, a5
    xor t2, t2, s11
    or s11, a7, a6
    not a7, a7
    xor a5, a5, s11
    and s11, a7, t2
    and ra, a5, t2
    xor a6, a6, s11
    lw s11, 4(a3)
    xor a7, a7, ra
    lw ra, 640(a3)
    xor a6, a6, s11
    lw s11, 260(a3)
    xor a7, a7, ra
    lw ra, 264(a3)
    xor a5, a5, s11
    xor t2, t2, ra
    slli s11, a7, 22
    srli ra, a7, 10
    or s11, s11, ra
    and s11, s11, t4
    xor a7, a7, s11
    slli s11, a7, 20
    srli ra, a7, 12
    or s11, s11, ra
    and s11, s11, t3
    xor a7, a7, s11
    slli s11, a7, 10
    srli ra, a7, 22
    or s11, s11, ra
    slli ra, a6, 22
    and s11, s11, s1
    xor a7, a7, s11
    srli s11, a6, 10
    or s11, ra, s11
    and s11, s11, t4
    xor a6, a6, s11
    slli s11, a6, 20
    srli ra, a6, 12
    or s11, s11, ra
    and s11, s11, t3
    xor a6, a6, s11
    slli s11, a6, 10
    srli ra, a6, 22
    or s11, s11, ra
    slli ra, a5, 22
    and s11, s11, s1
    xor a6, a6, s11
    srli s11, a5, 10
    or s11, ra, s11
    and s11, s11, t4
    xor a5, a5, s11
    slli s11, a5, 20
    srli ra, a5, 12
    or s11, s11, ra
    and s11, s11, t3
    xor a5, a5, s11
    slli s11, a5, 10
    srli ra, a5, 22
    or s11, s11, ra
    slli ra, t2, 22
    and s11, s11, s1
    xor a5, a5, s11
    srli s11, t2, 10
    or s11, ra, s11
    and s11, s11, t4
    xor t2, t2, s11
    slli s11, t2, 20
    srli ra, t2, 12
    or s11, s11, ra
    and s11, s11, t3
    xor t2, t2, s11
    slli s11, t2, 10
    srli ra, t2, 22
    or s11, s11, ra
    and s11, s11, s1
    xor t2, t2, s11
    # round 18 (skinny.dsl:60)
    or s11, a5, t2
    or ra, a6, a5
    xor a7, a7, s11
    xor t2, t2, ra
    not a6, a6
    lw s11, 276(a3)
    and ra, t2, a7
    xor ra, a6, ra
    and a6, a6, a7
    xor a5, a5, a6
    lw a6, 524(a3)
    xor t2, t2, s2
    lw s2, 272(a3)
    xor a7, a7, s11
    xor a6, ra, a6
    xor a5, a5, s2
    slli s2, t2, 14
    slli s11, a6, 14
    srli ra, a6, 18
    or s11, s11, ra
    and s11, s11, s3
    xor a6, a6, s11
    srli s11, a6, 4
    and s11, s11, t4
    xor a6, a6, s11
    slli s11, a6, 18
    srli ra, a6, 14
    or s11, s11, ra
    slli ra, a5, 14
    and s11, s11, t3
    xor a6, a6, s11
    srli s11, a5, 18
    or s11, ra, s11
    and s11, s11, s3
    xor a5, a5, s11
    srli s11, a5, 4
    and s11, s11, t4
    xor a5, a5, s11
    slli s11, a5, 18
    srli ra, a5, 14
    or s11, s11, ra
    srli ra, t2, 18
    or s2, s2, ra
    slli ra, a7, 14
    and s2, s2, s3
    xor t2, t2, s2
    srli s2, t2, 4
    and s2, s2, t4
    xor t2, t2, s2
    slli s2, t2, 18
    and s11, s11, t3
    xor a5, a5, s11
    srli s11, t2, 14
    or s2, s2, s11
    srli s11, a7, 18
    or s11, ra, s11
    and s11, s11, s3
    xor a7, a7, s11
    srli s11, a7, 4
    and s11, s11, t4
    xor a7, a7, s11
    slli s11, a7, 18
    srli ra, a7, 14
    or s11, s11, ra
    and s2, s2, t3
    and s11, s11, t3
    xor t2, t2, s2
    xor a7, a7, s11
    # round 19 (skinny.dsl:60)
    or s2, t2, a7
    xor a6, a6, s2
    or s2, a5, t2
    not a5, a5
    xor a7, a7, s2
    and s2, a5, a6
    lw s11, 284(a3)
    and ra, a7, a6
    xor t2, t2, s2
    lw s2, 516(a3)
    xor a5, a5, ra
    xor t2, t2, s11
    xor a7, a7, s6
    xor a6, a6, s7
    xor a5, a5, s2
    slli s2, t2, 14
    srli s6, t2, 18
    slli s7, a7, 14
    slli s11, a5, 14
    srli ra, a5, 18
    or s2, s2, s6
    srli s6, a7, 18
    or s6, s7, s6
    slli s7, a6, 14
    or s11, s11, ra
    and s2, s2, s1
    and s6, s6, s1
    and s11, s11, s1
    xor t2, t2, s2
    srli s2, a6, 18
    or s2, s7, s2
    and s2, s2, s1
    xor a7, a7, s6
    xor a6, a6, s2
    xor a5, a5, s11
    slli s2, t2, 12
    srli s6, t2, 20
    slli s7, a7, 12
    slli s11, a5, 12
    srli ra, a5, 20
    or s2, s2, s6
    srli s6, a7, 20
    or s6, s7, s6
    slli s7, a6, 12
    or s11, s11, ra
    and s2, s2, s3
    and s6, s6, s3
    and s11, s11, s3
    xor t2, t2, s2
    srli s2, a6, 20
    or s2, s7, s2
    and s2, s2, s3
    xor a7, a7, s6
    xor a6, a6, s2
    xor a5, a5, s11
    slli s2, t2, 26
    srli s6, t2, 6
    slli s7, a7, 26
    slli s11, a5, 26
    srli ra, a5, 6
    or s2, s2, s6
    srli s6, a7, 6
    or s6, s7, s6
    slli s7, a6, 26
    or s11, s11, ra
    srli ra, a6, 6
    or s7, s7, ra
    and s2, s2, t4
    and s6, s6, t4
    and s7, s7, t4
    and s11, s11, t4
    xor t2, t2, s2
    xor a7, a7, s6
    xor a6, a6, s7
    xor a5, a5, s11
    # round 20 (skinny.dsl:60)
    or s2, a7, a6
    or s6, t2, a7
    xor a5, a5, s2
    xor a6, a6, s6
    not t2, t2
    lw s2, 292(a3)
    and s6, a6, a5
    and s7, t2, a5
    lw s11, 508(a3)
    lw ra, 288(a3)
    xor t2, t2, s6
    xor a7, a7, s7
    xor a6, a6, s2
    xor a5, a5, s5
    xor t2, t2, s11
    xor a7, a7, ra
    srli s2, a6, 2
    srli s5, a5, 2
    srli s6, t2, 2
    srli s7, a7, 2
    and s2, s2, t3
    and s5, s5, t3
    and s6, s6, t3
    and s7, s7, t3
    xor a6, a6, s2
    xor a5, a5, s5
    xor t2, t2, s6
    xor a7, a7, s7
    slli s2, a6, 4
    slli s5, a5, 4
    slli s6, t2, 4
    slli s7, a7, 4
    and s2, s2, s1
    and s5, s5, s1
    and s6, s6, s1
    and s7, s7, s1
    xor a6, a6, s2
    xor a5, a5, s5
    xor t2, t2, s6
    xor a7, a7, s7
    srli s2, a6, 6
    srli s5, a5, 6
    srli s6, t2, 6
    srli s7, a7, 6
    and s2, s2, s3
    and s5, s5, s3
    and s6, s6, s3
    and s7, s7, s3
    xor a6, a6, s2
    xor a5, a5, s5
    xor t2, t2, s6
    xor a7, a7, s7
    # round 21 (skinny.dsl:60)
    or s2, a6, a5
    xor t2, t2, s2
    or s2, a7, a6
    not a7, a7
    xor a5, a5, s2
    and s2, a7, t2
    lw s5, 300(a3)
    and s6, a5, t2
    xor a6, a6, s2
    lw s2, 644(a3)
    xor a7, a7, s6
    xor a6, a6, s8
    xor a5, a5, s9
    xor t2, t2, s5
    xor a7, a7, s2
    slli s2, a6, 22
    srli s5, a6, 10
    slli s6, a5, 22
    srli s7, a5, 10
    slli s8, t2, 22
    srli s9, t2, 10
    slli s11, a7, 22
    srli ra, a7, 10
    or s2, s2, s5
    or s5, s6, s7
    or s6, s8, s9
    or s7, s11, ra
    and s2, s2, t4
    and s5, s5, t4
    and s6, s6, t4
    and s7, s7, t4
    xor a6, a6, s2
    xor a5, a5, s5
    xor t2, t2, s6
    xor a7, a7, s7
    slli s2, a6, 20
    srli s5, a6, 12
    slli s6, a5, 20
    srli s7, a5, 12
    slli s8, t2, 20
    srli s9, t2, 12
    slli s11, a7, 20
    srli ra, a7, 12
    or s2, s2, s5
    or s5, s6, s7
    or s6, s8, s9
    or s7, s11, ra
    and s2, s2, t3
    and s5, s5, t3
    and s6, s6, t3
    and s7, s7, t3
    xor a6, a6, s2
    xor a5, a5, s5
    xor t2, t2, s6
    xor a7, a7, s7
    slli s2, a6, 10
    srli s5, a6, 22
    slli s6, a5, 10
    srli s7, a5, 22
    slli s8, t2, 10
    srli s9, t2, 22
    slli s11, a7, 10
    srli ra, a7, 22
    or s2, s2, s5
    or s5, s6, s7
    or s6, s8, s9
    or s7, s11, ra
    and s2, s2, s1
    and s5, s5, s1
    and s6, s6, s1
    and s7, s7, s1
    xor a6, a6, s2
    xor a5, a5, s5
    xor t2, t2, s6
    xor a7, a7, s7
    # round 22 (skinny.dsl:60)
    or s2, a5, t2
    or s5, a6, a5
    xor a7, a7, s2
    xor t2, t2, s5
    not a6, a6
    and s2, t2, a7
    and s5, a6, a7
    lw s6, 500(a3)
    lw s7, 308(a3)
    xor a6, a6, s2
    xor a5, a5, s5
    xor t2, t2, s4
    xor a7, a7, s10
    xor a6, a6, s6
    xor a5, a5, s7
    slli s2, t2, 14
    srli s4, t2, 18
    slli s5, a7, 14
    srli s6, a7, 18
    slli s7, a6, 14
    srli s8, a6, 18
    slli s9, a5, 14
    srli s10, a5, 18
    or s2, s2, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s2, s2, s3
    and s4, s4, s3
    and s5, s5, s3
    and s6, s6, s3
    xor t2, t2, s2
    xor a7, a7, s4
    xor a6, a6, s5
    xor a5, a5, s6
    srli s2, t2, 4
    srli s4, a7, 4
    srli s5, a6, 4
    srli s6, a5, 4
    and s2, s2, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor t2, t2, s2
    xor a7, a7, s4
    xor a6, a6, s5
    xor a5, a5, s6
    slli s2, t2, 18
    srli s4, t2, 14
    slli s5, a7, 18
    srli s6, a7, 14
    slli s7, a6, 18
    srli s8, a6, 14
    slli s9, a5, 18
    srli s10, a5, 14
    or s2, s2, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s2, s2, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor t2, t2, s2
    xor a7, a7, s4
    xor a6, a6, s5
    xor a5, a5, s6
    # round 23 (skinny.dsl:60)
    or s2, t2, a7
    xor a6, a6, s2
    or s2, a5, t2
    not a5, a5
    xor a7, a7, s2
    and s2, a5, a6
    lw s4, 316(a3)
    lw s5, 320(a3)
    lw s6, 108(a3)
    and s7, a7, a6
    xor t2, t2, s2
    lw s2, 492(a3)
    xor a5, a5, s7
    xor t2, t2, s4
    xor a7, a7, s5
    xor a6, a6, s6
    xor a5, a5, s2
    slli s2, t2, 14
    srli s4, t2, 18
    slli s5, a7, 14
    srli s6, a7, 18
    slli s7, a6, 14
    srli s8, a6, 18
    slli s9, a5, 14
    srli s10, a5, 18
    or s2, s2, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s2, s2, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor t2, t2, s2
    xor a7, a7, s4
    xor a6, a6, s5
    xor a5, a5, s6
    slli s2, t2, 12
    srli s4, t2, 20
    slli s5, a7, 12
    srli s6, a7, 20
    slli s7, a6, 12
    srli s8, a6, 20
    slli s9, a5, 12
    srli s10, a5, 20
    or s2, s2, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s2, s2, s3
    and s4, s4, s3
    and s5, s5, s3
    and s6, s6, s3
    xor t2, t2, s2
    xor a7, a7, s4
    xor a6, a6, s5
    xor a5, a5, s6
    slli s2, t2, 26
    srli s4, t2, 6
    slli s5, a7, 26
    srli s6, a7, 6
    slli s7, a6, 26
    srli s8, a6, 6
    slli s9, a5, 26
    srli s10, a5, 6
    or s2, s2, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s2, s2, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor t2, t2, s2
    xor a7, a7, s4
    xor a6, a6, s5
    xor a5, a5, s6
    # round 24 (skinny.dsl:60)
    or s2, a7, a6
    or s4, t2, a7
    xor a5, a5, s2
    xor a6, a6, s4
    not t2, t2
    lw s2, 120(a3)
    lw s4, 332(a3)
    and s5, a6, a5
    and s6, t2, a5
    lw s7, 484(a3)
    lw s8, 328(a3)
    xor t2, t2, s5
    xor a7, a7, s6
    xor a6, a6, s2
    xor a5, a5, s4
    xor t2, t2, s7
    xor a7, a7, s8
    srli s2, a6, 2
    srli s4, a5, 2
    srli s5, t2, 2
    srli s6, a7, 2
    and s2, s2, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor a6, a6, s2
    xor a5, a5, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s2, a6, 4
    slli s4, a5, 4
    slli s5, t2, 4
    slli s6, a7, 4
    and s2, s2, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor a6, a6, s2
    xor a5, a5, s4
    xor t2, t2, s5
    xor a7, a7, s6
    srli s2, a6, 6
    srli s4, a5, 6
    srli s5, t2, 6
    srli s6, a7, 6
    and s2, s2, s3
    and s4, s4, s3
    and s5, s5, s3
    and s6, s6, s3
    xor a6, a6, s2
    xor a5, a5, s4
    xor t2, t2, s5
    xor a7, a7, s6
    # round 25 (skinny.dsl:60)
    or s2, a6, a5
    xor t2, t2, s2
    or s2, a7, a6
    not a7, a7
    xor a5, a5, s2
    and s2, a7, t2
    lw s4, 340(a3)
    lw s5, 344(a3)
    lw s6, 140(a3)
    and s7, a5, t2
    xor a6, a6, s2
    lw s2, 648(a3)
    xor a7, a7, s7
    xor a6, a6, s4
    xor a5, a5, s5
    xor t2, t2, s6
    xor a7, a7, s2
    slli s2, a6, 22
    srli s4, a6, 10
    slli s5, a5, 22
    srli s6, a5, 10
    slli s7, t2, 22
    srli s8, t2, 10
    slli s9, a7, 22
    srli s10, a7, 10
    or s2, s2, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s2, s2, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor a6, a6, s2
    xor a5, a5, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s2, a6, 20
    srli s4, a6, 12
    slli s5, a5, 20
    srli s6, a5, 12
    slli s7, t2, 20
    srli s8, t2, 12
    slli s9, a7, 20
    srli s10, a7, 12
    or s2, s2, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s2, s2, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor a6, a6, s2
    xor a5, a5, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s2, a6, 10
    srli s4, a6, 22
    slli s5, a5, 10
    srli s6, a5, 22
    slli s7, t2, 10
    srli s8, t2, 22
    slli s9, a7, 10
    srli s10, a7, 22
    or s2, s2, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s2, s2, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor a6, a6, s2
    xor a5, a5, s4
    xor t2, t2, s5
    xor a7, a7, s6
    # round 26 (skinny.dsl:60)
    or s2, a5, t2
    or s4, a6, a5
    xor a7, a7, s2
    xor t2, t2, s4
    not a6, a6
    lw s2, 356(a3)
    lw s4, 360(a3)
    and s5, t2, a7
    and s6, a6, a7
    lw s7, 476(a3)
    lw s8, 352(a3)
    xor a6, a6, s5
    xor a5, a5, s6
    xor t2, t2, s2
    xor a7, a7, s4
    xor a6, a6, s7
    xor a5, a5, s8
    slli s2, t2, 14
    srli s4, t2, 18
    slli s5, a7, 14
    srli s6, a7, 18
    slli s7, a6, 14
    srli s8, a6, 18
    slli s9, a5, 14
    srli s10, a5, 18
    or s2, s2, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s2, s2, s3
    and s4, s4, s3
    and s5, s5, s3
    and s6, s6, s3
    xor t2, t2, s2
    xor a7, a7, s4
    xor a6, a6, s5
    xor a5, a5, s6
    srli s2, t2, 4
    srli s4, a7, 4
    srli s5, a6, 4
    srli s6, a5, 4
    and s2, s2, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor t2, t2, s2
    xor a7, a7, s4
    xor a6, a6, s5
    xor a5, a5, s6
    slli s2, t2, 18
    srli s4, t2, 14
    slli s5, a7, 18
    srli s6, a7, 14
    slli s7, a6, 18
    srli s8, a6, 14
    slli s9, a5, 18
    srli s10, a5, 14
    or s2, s2, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s2, s2, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor t2, t2, s2
    xor a7, a7, s4
    xor a6, a6, s5
    xor a5, a5, s6
    # round 27 (skinny.dsl:60)
    or s2, t2, a7
    xor a6, a6, s2
    or s2, a5, t2
    not a5, a5
    xor a7, a7, s2
    and s2, a5, a6
    lw s4, 368(a3)
    lw s5, 168(a3)
    lw s6, 372(a3)
    and s7, a7, a6
    xor t2, t2, s2
    lw s2, 468(a3)
    xor a5, a5, s7
    xor t2, t2, s4
    xor a7, a7, s5
    xor a6, a6, s6
    xor a5, a5, s2
    slli s2, t2, 14
    srli s4, t2, 18
    slli s5, a7, 14
    srli s6, a7, 18
    slli s7, a6, 14
    srli s8, a6, 18
    slli s9, a5, 14
    srli s10, a5, 18
    or s2, s2, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s2, s2, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor t2, t2, s2
    xor a7, a7, s4
    xor a6, a6, s5
    xor a5, a5, s6
    slli s2, t2, 12
    srli s4, t2, 20
    slli s5, a7, 12
    srli s6, a7, 20
    slli s7, a6, 12
    srli s8, a6, 20
    slli s9, a5, 12
    srli s10, a5, 20
    or s2, s2, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s2, s2, s3
    and s4, s4, s3
    and s5, s5, s3
    and s6, s6, s3
    xor t2, t2, s2
    xor a7, a7, s4
    xor a6, a6, s5
    xor a5, a5, s6
    slli s2, t2, 26
    srli s4, t2, 6
    slli s5, a7, 26
    srli s6, a7, 6
    slli s7, a6, 26
    srli s8, a6, 6
    slli s9, a5, 26
    srli s10, a5, 6
    or s2, s2, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s2, s2, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor t2, t2, s2
    xor a7, a7, s4
    xor a6, a6, s5
    xor a5, a5, s6
    # round 28 (skinny.dsl:60)
    or s2, a7, a6
    or s4, t2, a7
    xor a5, a5, s2
    xor a6, a6, s4
    not t2, t2
    lw s2, 384(a3)
    lw s4, 188(a3)
    and s5, a6, a5
    and s6, t2, a5
    lw s7, 460(a3)
    lw s8, 380(a3)
    xor t2, t2, s5
    xor a7, a7, s6
    xor a6, a6, s2
    xor a5, a5, s4
    xor t2, t2, s7
    xor a7, a7, s8
    srli s2, a6, 2
    srli s4, a5, 2
    srli s5, t2, 2
    srli s6, a7, 2
    and s2, s2, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor a6, a6, s2
    xor a5, a5, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s2, a6, 4
    slli s4, a5, 4
    slli s5, t2, 4
    slli s6, a7, 4
    and s2, s2, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor a6, a6, s2
    xor a5, a5, s4
    xor t2, t2, s5
    xor a7, a7, s6
    srli s2, a6, 6
    srli s4, a5, 6
    srli s5, t2, 6
    srli s6, a7, 6
    and s2, s2, s3
    and s4, s4, s3
    and s5, s5, s3
    and s6, s6, s3
    xor a6, a6, s2
    xor a5, a5, s4
    xor t2, t2, s5
    xor a7, a7, s6
    # round 29 (skinny.dsl:60)
    or s2, a6, a5
    xor t2, t2, s2
    or s2, a7, a6
    not a7, a7
    xor a5, a5, s2
    and s2, a7, t2
    lw s4, 388(a3)
    lw s5, 392(a3)
    lw s6, 396(a3)
    and s7, a5, t2
    xor a6, a6, s2
    lw s2, 636(a3)
    xor a7, a7, s7
    xor a6, a6, s4
    xor a5, a5, s5
    xor t2, t2, s6
    xor a7, a7, s2
    slli s2, a6, 22
    srli s4, a6, 10
    slli s5, a5, 22
    srli s6, a5, 10
    slli s7, t2, 22
    srli s8, t2, 10
    slli s9, a7, 22
    srli s10, a7, 10
    or s2, s2, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s2, s2, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor a6, a6, s2
    xor a5, a5, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s2, a6, 20
    srli s4, a6, 12
    slli s5, a5, 20
    srli s6, a5, 12
    slli s7, t2, 20
    srli s8, t2, 12
    slli s9, a7, 20
    srli s10, a7, 12
    or s2, s2, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s2, s2, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor a6, a6, s2
    xor a5, a5, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s2, a6, 10
    srli s4, a6, 22
    slli s5, a5, 10
    srli s6, a5, 22
    slli s7, t2, 10
    srli s8, t2, 22
    slli s9, a7, 10
    srli s10, a7, 22
    or s2, s2, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s2, s2, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor a6, a6, s2
    xor a5, a5, s4
    xor t2, t2, s5
    xor a7, a7, s6
    # round 30 (skinny.dsl:60)
    or s2, a5, t2
    or s4, a6, a5
    xor a7, a7, s2
    xor t2, t2, s4
    not a6, a6
    lw s2, 404(a3)
    lw s4, 408(a3)
    and s5, t2, a7
    and s6, a6, a7
    lw s7, 452(a3)
    lw s8, 212(a3)
    xor a6, a6, s5
    xor a5, a5, s6
    xor t2, t2, s2
    xor a7, a7, s4
    xor a6, a6, s7
    xor a5, a5, s8
    slli s2, t2, 14
    srli s4, t2, 18
    slli s5, a7, 14
    srli s6, a7, 18
    slli s7, a6, 14
    srli s8, a6, 18
    slli s9, a5, 14
    srli s10, a5, 18
    or s2, s2, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s2, s2, s3
    and s4, s4, s3
    and s5, s5, s3
    and s6, s6, s3
    xor t2, t2, s2
    xor a7, a7, s4
    xor a6, a6, s5
    xor a5, a5, s6
    srli s2, t2, 4
    srli s4, a7, 4
    srli s5, a6, 4
    srli s6, a5, 4
    and s2, s2, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor t2, t2, s2
    xor a7, a7, s4
    xor a6, a6, s5
    xor a5, a5, s6
    slli s2, t2, 18
    srli s4, t2, 14
    slli s5, a7, 18
    srli s6, a7, 14
    slli s7, a6, 18
    srli s8, a6, 14
    slli s9, a5, 18
    srli s10, a5, 14
    or s2, s2, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s2, s2, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor t2, t2, s2
    xor a7, a7, s4
    xor a6, a6, s5
    xor a5, a5, s6
    # round 31 (skinny.dsl:60)
    or s2, t2, a7
    xor a6, a6, s2
    or s2, a5, t2
    not a5, a5
    xor a7, a7, s2
    and s2, a5, a6
    lw s4, 416(a3)
    lw s5, 232(a3)
    lw s6, 420(a3)
    and s7, a7, a6
    xor t2, t2, s2
    lw s2, 444(a3)
    xor a5, a5, s7
    xor t2, t2, s4
    xor a7, a7, s5
    xor a6, a6, s6
    xor a5, a5, s2
    slli s2, t2, 14
    srli s4, t2, 18
    slli s5, a7, 14
    srli s6, a7, 18
    slli s7, a6, 14
    srli s8, a6, 18
    slli s9, a5, 14
    srli s10, a5, 18
    or s2, s2, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s2, s2, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor t2, t2, s2
    xor a7, a7, s4
    xor a6, a6, s5
    xor a5, a5, s6
    slli s2, t2, 12
    srli s4, t2, 20
    slli s5, a7, 12
    srli s6, a7, 20
    slli s7, a6, 12
    srli s8, a6, 20
    slli s9, a5, 12
    srli s10, a5, 20
    or s2, s2, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s2, s2, s3
    and s4, s4, s3
    and s5, s5, s3
    and s6, s6, s3
    xor t2, t2, s2
    xor a7, a7, s4
    xor a6, a6, s5
    xor a5, a5, s6
    slli s2, t2, 26
    srli s4, t2, 6
    slli s5, a7, 26
    srli s6, a7, 6
    slli s7, a6, 26
    srli s8, a6, 6
    slli s9, a5, 26
    srli s10, a5, 6
    or s2, s2, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s2, s2, t4
    and s4, s4, t4
    and s5, s5, t4
    and t4, s6, t4
    xor t2, t2, s2
    xor a7, a7, s4
    xor a6, a6, s5
    xor a5, a5, t4
    # round 32 (skinny.dsl:60)
    or t4, a7, a6
    or s2, t2, a7
    xor a5, a5, t4
    xor a6, a6, s2
    and t4, a6, a5
    not t2, t2
    lw s2, 436(a3)
    xor t4, t2, t4
    and t2, t2, a5
    lw s4, 428(a3)
    lw s5, 432(a3)
    xor a7, a7, t2
    xor t2, t4, s2
    lw t4, 252(a3)
    xor a7, a7, s4
    xor a6, a6, s5
    srli s2, t2, 2
    xor a5, a5, t4
    and t4, s2, t3
    srli s2, a7, 2
    srli s4, a6, 2
    xor t2, t2, t4
    and t4, s2, t3
    and s2, s4, t3
    srli s4, a5, 2
    slli s5, t2, 4
    xor a7, a7, t4
    xor a6, a6, s2
    and t3, s4, t3
    and t4, s5, s1
    slli s2, a7, 4
    slli s4, a6, 4
    xor a5, a5, t3
    xor t2, t2, t4
    and t3, s2, s1
    and t4, s4, s1
    slli s2, a5, 4
    srli s4, t2, 6
    xor a7, a7, t3
    xor a6, a6, t4
    and t3, s2, s1
    and t4, s4, s3
    srli s1, a7, 6
    srli s2, a6, 6
    xor a5, a5, t3
    xor t2, t2, t4
    and t3, s1, s3
    and t4, s2, s3
    srli s1, a5, 6
    xor a7, a7, t3
    xor a6, a6, t4
    and t3, s1, s3
    srli t4, t2, 2
    xor a5, a5, t3
    xor t3, t4, a6
    srli t4, a7, 2
    and t3, t3, s0
    xor t4, t4, a5
    slli s1, t3, 2
    and t4, t4, s0
    xor t2, t2, s1
    slli s0, t4, 2
    xor a6, a6, t3
    xor a7, a7, s0
    srli t3, t2, 16
    xor a5, a5, t4
    xor t3, t3, a6
    srli t4, a7, 16
    and t3, t3, t6
    xor t4, t4, a5
    slli s0, t3, 16
    and t4, t4, t6
    xor t2, t2, s0
    slli t6, t4, 16
    xor a6, a6, t3
    xor a7, a7, t6
    srli t3, t2, 8
    xor a5, a5, t4
    xor t3, t3, a6
    srli t4, a7, 8
    and t3, t3, t5
    xor t4, t4, a5
    slli t6, t3, 8
    and t4, t4, t5
    xor t2, t2, t6
    slli t5, t4, 8
    xor a6, a6, t3
    xor a7, a7, t5
    srli t3, t2, 4
    xor a5, a5, t4
    xor t3, t3, a6
    srli t4, a7, 4
    and t3, t3, t1
    xor t4, t4, a5
    slli t5, t3, 4
    and t1, t4, t1
    xor t2, t2, t5
    xor a6, a6, t3
    slli t3, t1, 4
    xor a7, a7, t3
    xor a5, a5, t1
    srli t1, t2, 1
    srli t3, a6, 1
    xor t1, t1, a7
    xor t3, t3, a5
    and t1, t1, t0
    and t0, t3, t0
    slli t3, t1, 1
    slli t4, t0, 1
    lw t5, 0(a1)
    lw t6, 4(a1)
    lw s0, 8(a1)
    lw s1, 12(a1)
    xor t2, t2, t3
    xor a7, a7, t1
    xor a6, a6, t4
    xor a5, a5, t0
    xor t0, t5, t2
    xor a6, t6, a6
    xor a7, s0, a7
    xor a5, s1, a5
    sw t0, 0(a0)
    sw a6, 4(a0)
    sw a7, 8(a0)
    sw a5, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    addi a4, a4, 2
    bltu a2, a1, .Llwcc_skinny64_64_ctr_crypt_rv32i_group_done
    j .Llwcc_skinny64_64_ctr_crypt_rv32i_group
.Llwcc_skinny64_64_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny64_64_ctr_crypt_rv32i_out
.Llwcc_skinny64_64_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_skinny64_64_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_skinny64_64_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_skinny64_64_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_skinny64_64_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_64_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_skinny64_64_ctr_crypt_rv32i_group
.Llwcc_skinny64_64_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_skinny64_64_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_64_ctr_crypt_rv32i_copy
.Llwcc_skinny64_64_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_skinny64_64_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny64_64_ctr_crypt_rv32i_wipe
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
    addi sp, sp, 112
    ret
    .size lwcc_skinny64_64_ctr_crypt_rv32i, .-lwcc_skinny64_64_ctr_crypt_rv32i
