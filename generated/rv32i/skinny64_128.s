# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile skinny --set skinny64_128 --target rv32i --lanes 1 --slicing plane
# passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(lanes=1) complement() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 512
# layout:    planes of 16 S-boxes, 2 blocks side by side; cells in 8 arrangements
# sizes:     in bytes: block 8, key 16, nonce 4, rk 832, ctx 848, align 4, group 16, stack 512
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:85a5e8d6b45c14cc8bc1ee514779bde2637d9c2bbfa25cdd8e7d4af6e22fe463

    .text

    .balign 4
    .global lwcc_skinny64_128_key_setup_rv32i
    .type lwcc_skinny64_128_key_setup_rv32i, %function
lwcc_skinny64_128_key_setup_rv32i:
    addi sp, sp, -496
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
    lw a5, 8(a1)
    lw a6, 0(a1)
    lw a7, 12(a1)
    lui t0, 349525
    lw t1, 4(a1)
    srli t2, a5, 1
    srli t3, a6, 1
    addi t0, t0, 1365
    xor t2, t2, a5
    srli t4, a7, 1
    xor t3, t3, a6
    srli t5, t1, 1
    and t2, t2, t0
    xor t4, t4, a7
    and t3, t3, t0
    xor t5, t5, t1
    slli t6, t2, 1
    and t4, t4, t0
    slli a4, t3, 1
    and t0, t5, t0
    xor t5, a5, t6
    slli t6, t4, 1
    xor t3, a6, t3
    xor a5, a5, t2
    xor a6, a6, a4
    slli t2, t0, 1
    lui a4, 61681
    srli a3, t5, 4
    xor t6, a7, t6
    srli a2, t3, 4
    xor t0, t1, t0
    srli s0, a5, 4
    xor a7, a7, t4
    srli t4, a6, 4
    xor t1, t1, t2
    addi t2, a4, -241
    xor a4, a3, t6
    xor a3, a2, t0
    xor a2, s0, a7
    xor t4, t4, t1
    and a4, a4, t2
    and a3, a3, t2
    and a2, a2, t2
    and t4, t4, t2
    slli s0, a4, 4
    slli s1, a3, 4
    slli s2, a2, 4
    slli s3, t4, 4
    xor t5, t5, s0
    xor t3, t3, s1
    xor a5, a5, s2
    xor a6, a6, s3
    lui s0, 4080
    srli s1, t5, 8
    xor t6, t6, a4
    srli a4, t3, 8
    xor t0, t0, a3
    srli a3, a5, 8
    xor a7, a7, a2
    srli a2, a6, 8
    xor t1, t1, t4
    addi t4, s0, 255
    xor s0, s1, t6
    xor a4, a4, t0
    xor a3, a3, a7
    xor a2, a2, t1
    and s0, s0, t4
    and a4, a4, t4
    and a3, a3, t4
    and t4, a2, t4
    slli a2, s0, 8
    slli s1, a4, 8
    slli s2, a3, 8
    slli s3, t4, 8
    xor t5, t5, a2
    xor t3, t3, s1
    xor a5, a5, s2
    xor a6, a6, s3
    lui a2, 16
    srli s1, t5, 16
    xor t6, t6, s0
    srli s0, t3, 16
    xor t0, t0, a4
    srli a4, a5, 16
    xor a7, a7, a3
    srli a3, a6, 16
    xor t1, t1, t4
    addi t4, a2, -1
    xor a2, s1, t6
    xor s0, s0, t0
    xor a4, a4, a7
    xor a3, a3, t1
    and a2, a2, t4
    and s0, s0, t4
    and a4, a4, t4
    and t4, a3, t4
    slli a3, a2, 16
    slli s1, s0, 16
    slli s2, a4, 16
    slli s3, t4, 16
    xor t5, t5, a3
    xor t3, t3, s1
    xor a5, a5, s2
    xor a6, a6, s3
    lui a3, 209715
    srli s1, t5, 2
    xor t6, t6, a2
    srli a2, t3, 2
    xor t0, t0, s0
    srli s0, a5, 2
    xor a7, a7, a4
    srli a4, a6, 2
    xor t1, t1, t4
    addi t4, a3, 819
    xor a3, s1, t6
    xor a2, a2, t0
    xor s0, s0, a7
    xor a4, a4, t1
    and a3, a3, t4
    and a2, a2, t4
    and s0, s0, t4
    and t4, a4, t4
    slli a4, a3, 2
    slli s1, a2, 2
    slli s2, s0, 2
    xor t6, t6, a3
    xor a7, a7, s0
    slli a3, t4, 2
    xor t5, t5, a4
    xor t3, t3, s1
    xor a5, a5, s2
    xor t1, t1, t4
    xor t4, a7, t6
    xor a6, a6, a3
    xor t0, t0, a2
    xor a4, a6, t5
    xor a3, t3, a5
    xor a2, t1, t6
    xor s0, t0, a7
    xor s1, a6, t4
    xor s2, t3, t5
    and s3, a4, t2
    xori s3, s3, 768
    sw s3, 0(a0)
    and s4, a3, t2
    lui s5, 3
    xor s4, s4, s5
    sw s4, 4(a0)
    and s6, a2, t2
    # round 1 (skinny.dsl:60)
    not s6, s6
    sw s6, 8(a0)
    and s6, s0, t2
    not s6, s6
    sw s6, 12(a0)
    slli s6, s1, 2
    srli s7, s1, 30
    or s6, s6, s7
    andi s6, s6, 195
    srli s7, s1, 20
    andi s7, s7, 768
    or s6, s6, s7
    slli s7, s1, 8
    lui s8, 786444
    and s7, s7, s8
    or s6, s6, s7
    srli s7, s1, 4
    lui s9, 48
    and s10, s7, s9
    or s6, s6, s10
    slli s10, s1, 10
    lui s11, 15360
    and s10, s10, s11
    or s6, s6, s10
    xori s6, s6, 192
    sw s6, 16(a0)
    slli s10, s2, 2
    srli ra, s2, 30
    or s10, s10, ra
    andi s10, s10, 195
    srli ra, s2, 20
    andi ra, ra, 768
    or s10, s10, ra
    slli ra, s2, 8
    and ra, ra, s8
    or s10, s10, ra
    srli ra, s2, 4
    sw s4, 96(sp)
    and s4, ra, s9
    or s4, s10, s4
    slli s10, s2, 10
    and s10, s10, s11
    or s4, s4, s10
    lui s10, 192
    addi s10, s10, 192
    xor s4, s4, s10
    sw s4, 20(a0)
    sw s3, 100(sp)
    xor s3, t1, a5
    sw s4, 104(sp)
    slli s4, s3, 2
    sw s6, 108(sp)
    srli s6, s3, 30
    or s4, s4, s6
    andi s4, s4, 195
    srli s6, s3, 20
    andi s6, s6, 768
    or s4, s4, s6
    slli s6, s3, 8
    and s6, s6, s8
    or s4, s4, s6
    srli s6, s3, 4
    sw s0, 112(sp)
    and s0, s6, s9
    or s0, s4, s0
    slli s4, s3, 10
    and s4, s4, s11
    or s0, s0, s4
    # round 2 (skinny.dsl:60)
    not s0, s0
    sw s0, 24(a0)
    xor s0, t0, t6
    slli s4, s0, 2
    sw a2, 116(sp)
    srli a2, s0, 30
    or a2, s4, a2
    andi a2, a2, 195
    srli s4, s0, 20
    andi s4, s4, 768
    or a2, a2, s4
    slli s4, s0, 8
    and s4, s4, s8
    or a2, a2, s4
    srli s4, s0, 4
    and s9, s4, s9
    or a2, a2, s9
    slli s9, s0, 10
    and s9, s9, s11
    or a2, a2, s9
    not a2, a2
    sw a2, 28(a0)
    andi a2, s7, 48
    srli s7, s1, 18
    andi s7, s7, 192
    or a2, a2, s7
    slli s7, s1, 26
    srli s9, s1, 6
    or s7, s7, s9
    lui s9, 196611
    and s7, s7, s9
    or a2, a2, s7
    srli s7, s1, 2
    sw a3, 120(sp)
    lui a3, 12
    sw s7, 124(sp)
    and s7, s7, a3
    or a2, a2, s7
    slli s7, s1, 20
    sw a4, 128(sp)
    lui a4, 768
    and s7, s7, a4
    or a2, a2, s7
    slli s7, s1, 12
    lui s8, 3072
    and s7, s7, s8
    or a2, a2, s7
    slli s7, s1, 4
    sw s1, 132(sp)
    lui s1, 786432
    and s7, s7, s1
    or a2, a2, s7
    xor a2, a2, a4
    sw a2, 32(a0)
    andi s7, ra, 48
    srli ra, s2, 18
    andi ra, ra, 192
    or s7, s7, ra
    slli ra, s2, 26
    sw a2, 136(sp)
    srli a2, s2, 6
    or a2, ra, a2
    and a2, a2, s9
    or a2, s7, a2
    srli s7, s2, 2
    and ra, s7, a3
    or a2, a2, ra
    slli ra, s2, 20
    and ra, ra, a4
    or a2, a2, ra
    slli ra, s2, 12
    and ra, ra, s8
    or a2, a2, ra
    slli ra, s2, 4
    and ra, ra, s1
    or a2, a2, ra
    lui ra, 816
    xor a2, a2, ra
    sw a2, 36(a0)
    andi s6, s6, 48
    sw a2, 140(sp)
    srli a2, s3, 18
    andi a2, a2, 192
    or a2, s6, a2
    slli s6, s3, 26
    sw s2, 144(sp)
    srli s2, s3, 6
    or s2, s6, s2
    and s2, s2, s9
    or a2, a2, s2
    srli s2, s3, 2
    and s6, s2, a3
    or a2, a2, s6
    slli s6, s3, 20
    and s6, s6, a4
    or a2, a2, s6
    slli s6, s3, 12
    and s6, s6, s8
    or a2, a2, s6
    slli s6, s3, 4
    and s6, s6, s1
    or a2, a2, s6
    xor a2, a2, a4
    # round 3 (skinny.dsl:60)
    not a2, a2
    sw a2, 40(a0)
    andi a2, s4, 48
    srli s4, s0, 18
    andi s4, s4, 192
    or a2, a2, s4
    slli s4, s0, 26
    srli s6, s0, 6
    or s4, s4, s6
    and s4, s4, s9
    or a2, a2, s4
    srli s4, s0, 2
    and s6, s4, a3
    or a2, a2, s6
    slli s6, s0, 20
    and s6, s6, a4
    or a2, a2, s6
    slli s6, s0, 12
    and s6, s6, s8
    or a2, a2, s6
    slli s6, s0, 4
    and s6, s6, s1
    or a2, a2, s6
    not a2, a2
    sw a2, 44(a0)
    xor a2, t6, a5
    xor s6, a6, a2
    slli s9, s6, 4
    sw s0, 148(sp)
    srli s0, s6, 28
    or s0, s9, s0
    lui s9, 49152
    addi s9, s9, 12
    and s0, s0, s9
    sw s4, 152(sp)
    slli s4, s6, 8
    sw s3, 156(sp)
    srli s3, s6, 24
    or s3, s4, s3
    lui s4, 768
    addi s4, s4, 48
    and s3, s3, s4
    or s0, s0, s3
    slli s3, s6, 6
    sw s2, 160(sp)
    lui s2, 1
    addi s2, s2, -1024
    and s3, s3, s2
    or s0, s0, s3
    srli s3, s6, 2
    sw s7, 164(sp)
    lui s7, 195
    and s3, s3, s7
    or s0, s0, s3
    slli s3, s6, 22
    sw s10, 168(sp)
    lui s10, 196608
    and s3, s3, s10
    or s0, s0, s3
    lui s3, 49152
    xor s0, s0, s3
    sw s0, 48(a0)
    sw s0, 172(sp)
    xor s0, t3, t4
    slli s11, s0, 4
    sw t6, 176(sp)
    srli t6, s0, 28
    or t6, s11, t6
    and t6, t6, s9
    slli s11, s0, 8
    sw a7, 180(sp)
    srli a7, s0, 24
    or a7, s11, a7
    and a7, a7, s4
    or a7, t6, a7
    slli t6, s0, 6
    and t6, t6, s2
    or a7, a7, t6
    srli t6, s0, 2
    and t6, t6, s7
    or a7, a7, t6
    slli t6, s0, 22
    and t6, t6, s10
    or a7, a7, t6
    lui t6, 49164
    xor a7, a7, t6
    sw a7, 52(a0)
    xor s11, t1, t5
    slli t6, s11, 4
    sw a7, 184(sp)
    srli a7, s11, 28
    or a7, t6, a7
    and a7, a7, s9
    slli t6, s11, 8
    srli ra, s11, 24
    or t6, t6, ra
    and t6, t6, s4
    or a7, a7, t6
    slli t6, s11, 6
    and t6, t6, s2
    or a7, a7, t6
    srli t6, s11, 2
    and t6, t6, s7
    or a7, a7, t6
    slli t6, s11, 22
    and t6, t6, s10
    or a7, a7, t6
    xor a7, a7, s3
    # round 4 (skinny.dsl:60)
    not a7, a7
    sw a7, 56(a0)
    xor a7, t0, a5
    slli t6, a7, 4
    srli ra, a7, 28
    or t6, t6, ra
    and t6, t6, s9
    slli ra, a7, 8
    srli a4, a7, 24
    or a4, ra, a4
    and a4, a4, s4
    or t6, t6, a4
    slli a4, a7, 6
    and a4, a4, s2
    or t6, t6, a4
    srli a4, a7, 2
    and a4, a4, s7
    or t6, t6, a4
    slli a4, a7, 22
    and a4, a4, s10
    or t6, t6, a4
    xor t6, t6, s3
    not t6, t6
    sw t6, 60(a0)
    slli t6, s6, 6
    srli a4, s6, 26
    or t6, t6, a4
    lui a4, 12288
    addi a4, a4, 3
    and t6, t6, a4
    lui ra, 48
    addi ra, ra, 12
    and s7, s6, ra
    or t6, t6, s7
    slli s7, s6, 8
    sw s4, 188(sp)
    lui s4, 192
    addi s4, s4, 768
    sw s7, 192(sp)
    and s7, s7, s4
    or t6, t6, s7
    slli s7, s6, 18
    sw s6, 196(sp)
    srli s6, s6, 14
    or s6, s7, s6
    lui s7, 49153
    addi s7, s7, -1024
    and s6, s6, s7
    or t6, t6, s6
    lui s6, 61440
    xor t6, t6, s6
    sw t6, 64(a0)
    sw t6, 200(sp)
    slli t6, s0, 6
    srli s6, s0, 26
    or t6, t6, s6
    and t6, t6, a4
    and s6, s0, ra
    or t6, t6, s6
    slli s6, s0, 8
    sw s6, 204(sp)
    and s6, s6, s4
    or t6, t6, s6
    slli s6, s0, 18
    sw s0, 208(sp)
    srli s0, s0, 14
    or s0, s6, s0
    and s0, s0, s7
    or t6, t6, s0
    lui s0, 208896
    xor t6, t6, s0
    sw t6, 68(a0)
    slli s6, s11, 6
    srli s0, s11, 26
    or s0, s6, s0
    and s0, s0, a4
    and s6, s11, ra
    or s0, s0, s6
    slli s6, s11, 8
    sw t6, 212(sp)
    and t6, s6, s4
    or t6, s0, t6
    slli s0, s11, 18
    sw s6, 216(sp)
    srli s6, s11, 14
    or s0, s0, s6
    and s0, s0, s7
    or t6, t6, s0
    lui s0, 12288
    xor t6, t6, s0
    # round 5 (skinny.dsl:60)
    not s6, t6
    sw s6, 72(a0)
    slli s6, a7, 6
    sw t6, 220(sp)
    srli t6, a7, 26
    or t6, s6, t6
    and t6, t6, a4
    and s6, a7, ra
    or t6, t6, s6
    slli s6, a7, 8
    sw s6, 224(sp)
    and s6, s6, s4
    or t6, t6, s6
    slli s6, a7, 18
    sw a7, 228(sp)
    srli a7, a7, 14
    or a7, s6, a7
    and a7, a7, s7
    or a7, t6, a7
    xor a7, a7, s0
    not t6, a7
    sw t6, 76(a0)
    xor t6, a5, t5
    xor s6, a6, t6
    sw a7, 232(sp)
    slli a7, s6, 2
    sw s11, 236(sp)
    srli s11, s6, 30
    or a7, a7, s11
    lui s11, 3072
    addi s11, s11, 3
    and a7, a7, s11
    sw s4, 240(sp)
    slli s4, s6, 16
    sw ra, 244(sp)
    srli ra, s6, 16
    or s4, s4, ra
    lui ra, 786432
    addi ra, ra, 192
    and s4, s4, ra
    or a7, a7, s4
    srli s4, s6, 4
    andi s4, s4, 768
    or a7, a7, s4
    slli s4, s6, 8
    and s4, s4, a3
    or a7, a7, s4
    slli s4, s6, 20
    sw a4, 248(sp)
    srli a4, s6, 12
    or a4, s4, a4
    lui s4, 12336
    and a4, a4, s4
    or a7, a7, a4
    xor a7, a7, s0
    sw a7, 80(a0)
    xor a4, t3, a2
    sw a7, 252(sp)
    slli a7, a4, 2
    srli s0, a4, 30
    or a7, a7, s0
    and a7, a7, s11
    slli s0, a4, 16
    sw t2, 256(sp)
    srli t2, a4, 16
    or t2, s0, t2
    and t2, t2, ra
    or a7, a7, t2
    srli t2, a4, 4
    andi t2, t2, 768
    or a7, a7, t2
    slli t2, a4, 8
    and t2, t2, a3
    or a7, a7, t2
    slli t2, a4, 20
    srli s0, a4, 12
    or t2, t2, s0
    and t2, t2, s4
    or a7, a7, t2
    lui t2, 15360
    addi t2, t2, 12
    xor a7, a7, t2
    sw a7, 84(a0)
    xor s0, t1, t4
    sw a7, 260(sp)
    slli a7, s0, 2
    sw t2, 264(sp)
    srli t2, s0, 30
    or a7, a7, t2
    and a7, a7, s11
    slli t2, s0, 16
    sw a5, 268(sp)
    srli a5, s0, 16
    or a5, t2, a5
    and a5, a5, ra
    or a5, a7, a5
    srli a7, s0, 4
    andi a7, a7, 768
    or a5, a5, a7
    slli a7, s0, 8
    and a7, a7, a3
    or a5, a5, a7
    slli a7, s0, 20
    srli t2, s0, 12
    or a7, a7, t2
    and a7, a7, s4
    or a5, a5, a7
    xor a5, a5, s8
    # round 6 (skinny.dsl:60)
    not a5, a5
    sw a5, 88(a0)
    xor a5, t5, t4
    xor a7, t0, t5
    slli t2, a7, 2
    srli t5, a7, 30
    or t2, t2, t5
    and t2, t2, s11
    slli t5, a7, 16
    sw s7, 272(sp)
    srli s7, a7, 16
    or t5, t5, s7
    and t5, t5, ra
    or t2, t2, t5
    srli t5, a7, 4
    andi t5, t5, 768
    or t2, t2, t5
    slli t5, a7, 8
    and t5, t5, a3
    or t2, t2, t5
    slli t5, a7, 20
    srli s7, a7, 12
    or t5, t5, s7
    and t5, t5, s4
    or t2, t2, t5
    xor t2, t2, s8
    not t2, t2
    sw t2, 92(a0)
    srli t2, s6, 12
    andi t2, t2, 48
    srli t5, s6, 2
    andi s7, t5, 192
    or t2, t2, s7
    slli s7, s6, 2
    lui s4, 771
    and s7, s7, s4
    or t2, t2, s7
    slli s7, s6, 22
    sw t5, 276(sp)
    srli t5, s6, 10
    or t5, s7, t5
    lui s7, 3084
    and t5, t5, s7
    or t2, t2, t5
    slli t5, s6, 26
    and t5, t5, s10
    or t2, t2, t5
    slli t5, s6, 4
    and t5, t5, s1
    or t2, t2, t5
    lui t5, 3072
    addi t5, t5, 48
    xor t2, t2, t5
    sw t2, 96(a0)
    srli t5, a4, 12
    andi t5, t5, 48
    sw t2, 280(sp)
    srli t2, a4, 2
    sw t2, 284(sp)
    andi t2, t2, 192
    or t2, t5, t2
    slli t5, a4, 2
    and t5, t5, s4
    or t2, t2, t5
    slli t5, a4, 22
    sw s6, 288(sp)
    srli s6, a4, 10
    or t5, t5, s6
    and t5, t5, s7
    or t2, t2, t5
    slli t5, a4, 26
    and t5, t5, s10
    or t2, t2, t5
    slli t5, a4, 4
    and t5, t5, s1
    or t2, t2, t5
    xor t2, t2, s11
    sw t2, 100(a0)
    srli t5, s0, 12
    andi t5, t5, 48
    srli s6, s0, 2
    sw t2, 292(sp)
    andi t2, s6, 192
    or t2, t5, t2
    slli t5, s0, 2
    and t5, t5, s4
    or t2, t2, t5
    slli t5, s0, 22
    sw s6, 296(sp)
    srli s6, s0, 10
    or t5, t5, s6
    and t5, t5, s7
    or t2, t2, t5
    slli t5, s0, 26
    and t5, t5, s10
    or t2, t2, t5
    slli t5, s0, 4
    and t5, t5, s1
    or t2, t2, t5
    xori t2, t2, 48
    # round 7 (skinny.dsl:60)
    not t2, t2
    sw t2, 104(a0)
    srli t2, a7, 12
    andi t2, t2, 48
    srli t5, a7, 2
    andi s6, t5, 192
    or t2, t2, s6
    slli s6, a7, 2
    and s6, s6, s4
    or t2, t2, s6
    slli s6, a7, 22
    srli s4, a7, 10
    or s4, s6, s4
    and s4, s4, s7
    or t2, t2, s4
    slli s4, a7, 26
    and s4, s4, s10
    or t2, t2, s4
    slli s4, a7, 4
    and s4, s4, s1
    or t2, t2, s4
    xori t2, t2, 48
    not t2, t2
    sw t2, 108(a0)
    xor t2, a6, a5
    slli s4, t2, 4
    srli s6, t2, 28
    or s4, s4, s6
    lui s6, 1
    addi s6, s6, -1012
    and s4, s4, s6
    srli s7, t2, 18
    andi s7, s7, 48
    or s4, s4, s7
    srli s7, t2, 2
    and s7, s7, s5
    or s4, s4, s7
    srli s7, t2, 10
    sw a7, 300(sp)
    lui a7, 192
    and s7, s7, a7
    or s4, s4, s7
    slli s7, t2, 16
    sw s0, 304(sp)
    lui s0, 197376
    and s7, s7, s0
    or s4, s4, s7
    slli s7, t2, 6
    and s7, s7, s3
    or s4, s4, s7
    lui s7, 1
    addi s7, s7, -976
    xor s4, s4, s7
    sw s4, 112(a0)
    xor s7, t3, t6
    sw s4, 308(sp)
    slli s4, s7, 4
    sw t5, 312(sp)
    srli t5, s7, 28
    or t5, s4, t5
    and t5, t5, s6
    srli s4, s7, 18
    andi s4, s4, 48
    or t5, t5, s4
    srli s4, s7, 2
    and s4, s4, s5
    or t5, t5, s4
    srli s4, s7, 10
    and s4, s4, a7
    or t5, t5, s4
    slli s4, s7, 16
    and s4, s4, s0
    or t5, t5, s4
    slli s4, s7, 6
    and s4, s4, s3
    or t5, t5, s4
    lui s4, 786433
    addi s4, s4, -976
    xor t5, t5, s4
    sw t5, 116(a0)
    xor s4, t1, a2
    sw t5, 316(sp)
    slli t5, s4, 4
    sw a4, 320(sp)
    srli a4, s4, 28
    or t5, t5, a4
    and t5, t5, s6
    srli a4, s4, 18
    andi a4, a4, 48
    or t5, t5, a4
    srli a4, s4, 2
    and a4, a4, s5
    or t5, t5, a4
    srli a4, s4, 10
    and a4, a4, a7
    or t5, t5, a4
    slli a4, s4, 16
    and a4, a4, s0
    or t5, t5, a4
    slli a4, s4, 6
    and a4, a4, s3
    or t5, t5, a4
    # round 8 (skinny.dsl:60)
    not t5, t5
    sw t5, 120(a0)
    xor t5, t4, a2
    xor t4, t0, t4
    slli a4, t4, 4
    srli a3, t4, 28
    or a4, a4, a3
    and a4, a4, s6
    srli a3, t4, 18
    andi a3, a3, 48
    or a4, a4, a3
    srli a3, t4, 2
    and a3, a3, s5
    or a4, a4, a3
    srli a3, t4, 10
    and a3, a3, a7
    or a4, a4, a3
    slli a3, t4, 16
    and a3, a3, s0
    or a4, a4, a3
    slli a3, t4, 6
    and a3, a3, s3
    or a4, a4, a3
    xor a4, a4, s2
    not a4, a4
    sw a4, 124(a0)
    slli a4, t2, 6
    srli a3, t2, 26
    or a4, a4, a3
    andi a4, a4, 771
    slli a3, t2, 26
    srli s0, t2, 6
    or a3, a3, s0
    and a3, a3, s9
    or a4, a4, a3
    srli a3, t2, 8
    lui s0, 49
    addi s0, s0, -1024
    and a3, a3, s0
    or a4, a4, a3
    slli t2, t2, 8
    lui a3, 12480
    and t2, t2, a3
    or t2, a4, t2
    lui a4, 1
    addi a4, a4, -256
    xor t2, t2, a4
    sw t2, 128(a0)
    slli a7, s7, 6
    sw t2, 324(sp)
    srli t2, s7, 26
    or a7, a7, t2
    andi a7, a7, 771
    slli t2, s7, 26
    sw ra, 328(sp)
    srli ra, s7, 6
    or t2, t2, ra
    and t2, t2, s9
    or a7, a7, t2
    srli t2, s7, 8
    and t2, t2, s0
    or a7, a7, t2
    slli t2, s7, 8
    and t2, t2, a3
    or a7, a7, t2
    lui t2, 4
    addi t2, t2, -256
    xor a7, a7, t2
    sw a7, 132(a0)
    slli a7, s4, 6
    srli t2, s4, 26
    or a7, a7, t2
    andi a7, a7, 771
    slli t2, s4, 26
    srli s7, s4, 6
    or t2, t2, s7
    and t2, t2, s9
    or a7, a7, t2
    srli t2, s4, 8
    and t2, t2, s0
    or a7, a7, t2
    slli t2, s4, 8
    and t2, t2, a3
    or a7, a7, t2
    xori a7, a7, 768
    # round 9 (skinny.dsl:60)
    not a7, a7
    sw a7, 136(a0)
    slli a7, t4, 6
    srli t2, t4, 26
    or a7, a7, t2
    andi a7, a7, 771
    slli t2, t4, 26
    srli s4, t4, 6
    or t2, t2, s4
    and t2, t2, s9
    or a7, a7, t2
    srli t2, t4, 8
    and t2, t2, s0
    or a7, a7, t2
    slli t2, t4, 8
    and t2, t2, a3
    or a7, a7, t2
    not a7, a7
    sw a7, 140(a0)
    xor a7, a6, t5
    srli t2, a7, 4
    andi t2, t2, 3
    srli t4, a7, 24
    andi t4, t4, 192
    or t2, t2, t4
    srli t4, a7, 12
    lui s4, 48
    addi s4, s4, 768
    and t4, t4, s4
    or t2, t2, t4
    slli t4, a7, 2
    lui s7, 12300
    and ra, t4, s7
    or t2, t2, ra
    slli ra, a7, 16
    lui a3, 789504
    and ra, ra, a3
    or t2, t2, ra
    xori t2, t2, 192
    sw t2, 144(a0)
    xor ra, t3, a5
    sw t2, 332(sp)
    srli t2, ra, 4
    andi t2, t2, 3
    sw s0, 336(sp)
    srli s0, ra, 24
    andi s0, s0, 192
    or t2, t2, s0
    srli s0, ra, 12
    and s0, s0, s4
    or t2, t2, s0
    slli s0, ra, 2
    sw s11, 340(sp)
    and s11, s0, s7
    or t2, t2, s11
    slli s11, ra, 16
    and s11, s11, a3
    or t2, t2, s11
    lui s11, 192
    addi s11, s11, 960
    xor t2, t2, s11
    sw t2, 148(a0)
    sw t2, 344(sp)
    xor t2, t1, t6
    srli s5, t2, 4
    andi s5, s5, 3
    sw s9, 348(sp)
    srli s9, t2, 24
    andi s9, s9, 192
    or s5, s5, s9
    srli s9, t2, 12
    and s9, s9, s4
    or s5, s5, s9
    slli s9, t2, 2
    and s1, s9, s7
    or s1, s5, s1
    slli s5, t2, 16
    and s5, s5, a3
    or s1, s1, s5
    xori s1, s1, 192
    # round 10 (skinny.dsl:60)
    not s1, s1
    sw s1, 152(a0)
    xor s1, a2, t6
    xor a2, t0, a2
    srli s5, a2, 4
    andi s5, s5, 3
    sw s11, 352(sp)
    srli s11, a2, 24
    andi s11, s11, 192
    or s5, s5, s11
    srli s11, a2, 12
    and s11, s11, s4
    or s5, s5, s11
    slli s11, a2, 2
    and s7, s11, s7
    or s5, s5, s7
    slli s7, a2, 16
    and s7, s7, a3
    or s5, s5, s7
    xori s5, s5, 192
    not s5, s5
    sw s5, 156(a0)
    lui s5, 3
    addi s5, s5, 48
    and t4, t4, s5
    srli s7, a7, 10
    lui a3, 12
    addi a3, a3, 192
    and s7, s7, a3
    or t4, t4, s7
    srli s7, a7, 6
    sw s4, 356(sp)
    lui s4, 768
    and s7, s7, s4
    or t4, t4, s7
    slli s7, a7, 4
    and s7, s7, s8
    or t4, t4, s7
    slli s7, a7, 20
    and s7, s7, s10
    or t4, t4, s7
    slli a7, a7, 30
    or a7, t4, a7
    xori a7, a7, 192
    sw a7, 160(a0)
    and t4, s0, s5
    srli s0, ra, 10
    and s0, s0, a3
    or t4, t4, s0
    srli s0, ra, 6
    and s0, s0, s4
    or t4, t4, s0
    slli s0, ra, 4
    and s0, s0, s8
    or t4, t4, s0
    slli s0, ra, 20
    and s0, s0, s10
    or t4, t4, s0
    slli s0, ra, 30
    or t4, t4, s0
    lui s0, 816
    xor t4, t4, s0
    sw t4, 164(a0)
    and s7, s9, s5
    srli s9, t2, 10
    and s9, s9, a3
    or s7, s7, s9
    srli s9, t2, 6
    and s9, s9, s4
    or s7, s7, s9
    slli s9, t2, 4
    and s9, s9, s8
    or s7, s7, s9
    slli s9, t2, 20
    and s9, s9, s10
    or s7, s7, s9
    slli t2, t2, 30
    or t2, s7, t2
    xor t2, t2, s4
    # round 11 (skinny.dsl:60)
    not t2, t2
    sw t2, 168(a0)
    and t2, s11, s5
    srli s7, a2, 10
    and s7, s7, a3
    or t2, t2, s7
    srli s7, a2, 6
    and s7, s7, s4
    or t2, t2, s7
    slli s7, a2, 4
    and s7, s7, s8
    or t2, t2, s7
    slli s7, a2, 20
    and s7, s7, s10
    or t2, t2, s7
    slli a2, a2, 30
    or t2, t2, a2
    xor t2, t2, s4
    not t2, t2
    sw t2, 172(a0)
    xor t2, a6, s1
    srli a2, t2, 2
    andi a2, a2, 12
    slli s7, t2, 16
    srli s9, t2, 16
    or s7, s7, s9
    lui s9, 196608
    addi s9, s9, 48
    and s7, s7, s9
    or a2, a2, s7
    slli s7, t2, 12
    srli s11, t2, 20
    or s7, s7, s11
    lw s11, 272(sp)
    lui ra, 195
    and s7, s7, s11
    or a2, a2, s7
    srli s7, t2, 10
    and s7, s7, ra
    or a2, a2, s7
    slli s7, t2, 14
    and s7, s7, s4
    or a2, a2, s7
    xor a2, a2, s4
    sw a2, 176(a0)
    xor s7, t3, t5
    srli s0, s7, 2
    andi s0, s0, 12
    sw t4, 360(sp)
    slli t4, s7, 16
    sw a7, 364(sp)
    srli a7, s7, 16
    or a7, t4, a7
    and a7, a7, s9
    or a7, s0, a7
    slli t4, s7, 12
    srli s0, s7, 20
    or t4, t4, s0
    and t4, t4, s11
    or a7, a7, t4
    srli t4, s7, 10
    and t4, t4, ra
    or a7, a7, t4
    slli t4, s7, 14
    and t4, t4, s4
    or a7, a7, t4
    lui t4, 780
    xor a7, a7, t4
    sw a7, 180(a0)
    xor t4, t1, a5
    lw s0, 268(sp)
    sw a7, 268(sp)
    xor s0, a6, s0
    srli a7, t4, 2
    andi a7, a7, 12
    sw a2, 368(sp)
    slli a2, t4, 16
    sw s0, 372(sp)
    srli s0, t4, 16
    or a2, a2, s0
    and a2, a2, s9
    or a7, a7, a2
    slli a2, t4, 12
    srli s0, t4, 20
    or a2, a2, s0
    and a2, a2, s11
    or a7, a7, a2
    srli a2, t4, 10
    and a2, a2, ra
    or a7, a7, a2
    slli a2, t4, 14
    and a2, a2, s4
    or a7, a7, a2
    xor a7, a7, s3
    # round 12 (skinny.dsl:60)
    not a7, a7
    sw a7, 184(a0)
    xor a7, t6, a5
    xor t6, t0, t6
    srli a2, t6, 2
    andi a2, a2, 12
    slli s0, t6, 16
    sw a3, 376(sp)
    srli a3, t6, 16
    or a3, s0, a3
    and a3, a3, s9
    or a3, a2, a3
    slli a2, t6, 12
    srli s0, t6, 20
    or a2, a2, s0
    and a2, a2, s11
    or a3, a3, a2
    srli a2, t6, 10
    and a2, a2, ra
    or a3, a3, a2
    slli a2, t6, 14
    and a2, a2, s4
    or a3, a3, a2
    xor a3, a3, s3
    not a3, a3
    sw a3, 188(a0)
    lui a3, 192
    addi a3, a3, 3
    and a2, t2, a3
    srli s0, t2, 6
    and s0, s0, s6
    or a2, a2, s0
    slli s0, t2, 14
    srli s11, t2, 18
    or s0, s0, s11
    lui s11, 12288
    addi s11, s11, 768
    and s0, s0, s11
    or a2, a2, s0
    slli s0, t2, 24
    srli t2, t2, 8
    or t2, s0, t2
    lui s0, 49200
    and t2, t2, s0
    or t2, a2, t2
    lui a2, 61440
    xor t2, t2, a2
    sw t2, 192(a0)
    and a2, s7, a3
    sw t2, 380(sp)
    srli t2, s7, 6
    and t2, t2, s6
    or t2, a2, t2
    slli a2, s7, 14
    sw s9, 384(sp)
    srli s9, s7, 18
    or a2, a2, s9
    and a2, a2, s11
    or t2, t2, a2
    slli a2, s7, 24
    srli s7, s7, 8
    or a2, a2, s7
    and a2, a2, s0
    or t2, t2, a2
    lui a2, 245760
    xor t2, t2, a2
    sw t2, 196(a0)
    and t2, t4, a3
    srli a2, t4, 6
    and a2, a2, s6
    or t2, t2, a2
    slli a2, t4, 14
    srli s7, t4, 18
    or a2, a2, s7
    and a2, a2, s11
    or t2, t2, a2
    slli a2, t4, 24
    srli t4, t4, 8
    or t4, a2, t4
    and t4, t4, s0
    or t2, t2, t4
    # round 13 (skinny.dsl:60)
    not t2, t2
    sw t2, 200(a0)
    and t2, t6, a3
    srli t4, t6, 6
    and t4, t4, s6
    or t2, t2, t4
    slli t4, t6, 14
    srli a2, t6, 18
    or t4, t4, a2
    and t4, t4, s11
    or t2, t2, t4
    slli t4, t6, 24
    srli t6, t6, 8
    or t4, t4, t6
    and t4, t4, s0
    or t2, t2, t4
    lui t4, 12288
    xor t2, t2, t4
    not t2, t2
    sw t2, 204(a0)
    xor t2, a6, a7
    srli t6, t2, 4
    lui a2, 48
    addi a2, a2, 3
    and s7, t6, a2
    srli s9, t2, 8
    andi s9, s9, 192
    or s7, s7, s9
    slli s9, t2, 2
    lui s0, 12
    addi s0, s0, 768
    and s9, s9, s0
    or s7, s7, s9
    srli s9, t2, 6
    sw s11, 388(sp)
    lui s11, 15360
    sw a3, 392(sp)
    and a3, s9, s11
    or a3, s7, a3
    slli s7, t2, 8
    lui t4, 786432
    and s7, s7, t4
    or a3, a3, s7
    xor a3, a3, s11
    sw a3, 208(a0)
    xor s7, t3, s1
    sw a3, 396(sp)
    srli a3, s7, 4
    sw s5, 400(sp)
    and s5, a3, a2
    srli s3, s7, 8
    andi s3, s3, 192
    or s3, s5, s3
    slli s5, s7, 2
    and s5, s5, s0
    or s3, s3, s5
    srli s5, s7, 6
    and ra, s5, s11
    or s3, s3, ra
    slli ra, s7, 8
    and ra, ra, t4
    or s3, s3, ra
    lw ra, 264(sp)
    xor s3, s3, ra
    sw s3, 212(a0)
    xor ra, t1, t5
    sw s3, 404(sp)
    srli s3, ra, 4
    sw s6, 408(sp)
    and s6, s3, a2
    sw a4, 412(sp)
    srli a4, ra, 8
    andi a4, a4, 192
    or a4, s6, a4
    slli s6, ra, 2
    and s6, s6, s0
    or a4, a4, s6
    srli s6, ra, 6
    sw s2, 416(sp)
    and s2, s6, s11
    or a4, a4, s2
    slli s2, ra, 8
    and s2, s2, t4
    or a4, a4, s2
    # round 14 (skinny.dsl:60)
    not a4, a4
    sw a4, 216(a0)
    xor a4, a5, t5
    xor a5, t0, a5
    srli s2, a5, 4
    sw a2, 420(sp)
    and a2, s2, a2
    sw t0, 424(sp)
    srli t0, a5, 8
    andi t0, t0, 192
    or t0, a2, t0
    slli a2, a5, 2
    and a2, a2, s0
    or t0, t0, a2
    srli a2, a5, 6
    sw s0, 428(sp)
    and s0, a2, s11
    or t0, t0, s0
    slli s0, a5, 8
    and s0, s0, t4
    or t0, t0, s0
    not t0, t0
    sw t0, 220(a0)
    srli t0, t2, 20
    andi t0, t0, 48
    slli s0, t2, 4
    andi s0, s0, 192
    or t0, t0, s0
    lui s0, 3
    and s9, s9, s0
    or t0, t0, s9
    slli s9, t2, 30
    srli t4, t2, 2
    or t4, s9, t4
    lui s9, 786444
    and t4, t4, s9
    or t0, t0, t4
    slli t4, t2, 10
    and t4, t4, s4
    or t0, t0, t4
    and t4, t6, s8
    or t0, t0, t4
    slli t2, t2, 20
    and t2, t2, s10
    or t0, t0, t2
    xori t0, t0, 48
    sw t0, 224(a0)
    srli t2, s7, 20
    andi t2, t2, 48
    slli t4, s7, 4
    andi t4, t4, 192
    or t2, t2, t4
    and t4, s5, s0
    or t2, t2, t4
    slli t4, s7, 30
    srli t6, s7, 2
    or t4, t4, t6
    and t4, t4, s9
    or t2, t2, t4
    slli t4, s7, 10
    and t4, t4, s4
    or t2, t2, t4
    and t4, a3, s8
    or t2, t2, t4
    slli t4, s7, 20
    and t4, t4, s10
    or t2, t2, t4
    lui t4, 3072
    addi t4, t4, 51
    xor t2, t2, t4
    sw t2, 228(a0)
    srli t4, ra, 20
    andi t4, t4, 48
    slli t6, ra, 4
    andi t6, t6, 192
    or t4, t4, t6
    and t6, s6, s0
    or t4, t4, t6
    slli t6, ra, 30
    srli a3, ra, 2
    or t6, t6, a3
    and t6, t6, s9
    or t4, t4, t6
    slli t6, ra, 10
    and t6, t6, s4
    or t4, t4, t6
    and t6, s3, s8
    or t4, t4, t6
    slli t6, ra, 20
    and t6, t6, s10
    or t4, t4, t6
    xori t4, t4, 48
    # round 15 (skinny.dsl:60)
    not t4, t4
    sw t4, 232(a0)
    srli t4, a5, 20
    andi t4, t4, 48
    slli t6, a5, 4
    andi t6, t6, 192
    or t4, t4, t6
    and t6, a2, s0
    or t4, t4, t6
    slli t6, a5, 30
    srli a3, a5, 2
    or t6, t6, a3
    and t6, t6, s9
    or t4, t4, t6
    slli t6, a5, 10
    and t6, t6, s4
    or t4, t4, t6
    and t6, s2, s8
    or t4, t4, t6
    slli a5, a5, 20
    and a5, a5, s10
    or a5, t4, a5
    not a5, a5
    sw a5, 236(a0)
    xor a5, a6, a4
    srli t4, a5, 2
    lui t6, 49345
    addi t6, t6, -1012
    and t4, t4, t6
    slli a3, a5, 22
    srli a2, a5, 10
    or a3, a3, a2
    lui a2, 197379
    addi a2, a2, 48
    and a3, a3, a2
    or t4, t4, a3
    sw t4, 240(a0)
    xor a3, t3, a7
    srli s2, a3, 2
    and s2, s2, t6
    slli s3, a3, 22
    srli s5, a3, 10
    or s3, s3, s5
    and s3, s3, a2
    or s2, s2, s3
    lui s3, 786433
    addi s3, s3, -1024
    xor s2, s2, s3
    sw s2, 244(a0)
    xor s3, t1, s1
    srli s5, s3, 2
    and s5, s5, t6
    slli s6, s3, 22
    srli s7, s3, 10
    or s6, s6, s7
    and s6, s6, a2
    or s5, s5, s6
    lw s6, 416(sp)
    xor s5, s5, s6
    # round 16 (skinny.dsl:60)
    not s5, s5
    sw s5, 248(a0)
    xor s5, t5, s1
    lw s7, 424(sp)
    sw t2, 432(sp)
    xor t5, s7, t5
    srli ra, t5, 2
    and ra, ra, t6
    slli t2, t5, 22
    sw t0, 436(sp)
    srli t0, t5, 10
    or t0, t2, t0
    and t0, t0, a2
    or t0, ra, t0
    xor t0, t0, s6
    not t0, t0
    sw t0, 252(a0)
    lw t0, 256(sp)
    lw t2, 412(sp)
    and a5, a5, t0
    xor a5, a5, t2
    sw a5, 256(a0)
    and a3, a3, t0
    xor a3, a3, s0
    sw a3, 260(a0)
    and a3, s3, t0
    xori a3, a3, 768
    # round 17 (skinny.dsl:60)
    not a3, a3
    sw a3, 264(a0)
    and t5, t5, t0
    xori t5, t5, 768
    not t5, t5
    sw t5, 268(a0)
    xor t5, a6, s5
    slli a3, t5, 2
    srli s3, t5, 30
    or a3, a3, s3
    andi a3, a3, 195
    srli s3, t5, 20
    andi s3, s3, 768
    or a3, a3, s3
    slli s3, t5, 8
    and s3, s3, s9
    or a3, a3, s3
    srli s3, t5, 4
    lui ra, 48
    and t2, s3, ra
    or t2, a3, t2
    slli a3, t5, 10
    and a3, a3, s11
    or t2, t2, a3
    xori t2, t2, 768
    sw t2, 272(a0)
    xor a3, t3, a4
    slli t0, a3, 2
    sw a5, 440(sp)
    srli a5, a3, 30
    or a5, t0, a5
    andi a5, a5, 195
    srli t0, a3, 20
    andi t0, t0, 768
    or a5, a5, t0
    slli t0, a3, 8
    and t0, t0, s9
    or a5, a5, t0
    srli t0, a3, 4
    sw s2, 444(sp)
    and s2, t0, ra
    or a5, a5, s2
    slli s2, a3, 10
    and s2, s2, s11
    or a5, a5, s2
    lw s2, 352(sp)
    xor a5, a5, s2
    sw a5, 276(a0)
    xor s2, t1, a7
    sw t4, 448(sp)
    slli t4, s2, 2
    sw a5, 452(sp)
    srli a5, s2, 30
    or a5, t4, a5
    andi a5, a5, 195
    srli t4, s2, 20
    andi t4, t4, 768
    or a5, a5, t4
    slli t4, s2, 8
    and t4, t4, s9
    or a5, a5, t4
    srli t4, s2, 4
    sw t2, 456(sp)
    and t2, t4, ra
    or a5, a5, t2
    slli t2, s2, 10
    and t2, t2, s11
    or a5, a5, t2
    # round 18 (skinny.dsl:60)
    not a5, a5
    sw a5, 280(a0)
    xor a5, s1, a7
    xor t2, s7, s1
    slli s1, t2, 2
    sw a2, 460(sp)
    srli a2, t2, 30
    or a2, s1, a2
    andi a2, a2, 195
    srli s1, t2, 20
    andi s1, s1, 768
    or a2, a2, s1
    slli s1, t2, 8
    and s1, s1, s9
    or a2, a2, s1
    srli s1, t2, 4
    and s9, s1, ra
    or a2, a2, s9
    slli s9, t2, 10
    and s9, s9, s11
    or a2, a2, s9
    xori a2, a2, 192
    not a2, a2
    sw a2, 284(a0)
    andi a2, s3, 48
    srli s3, t5, 18
    andi s3, s3, 192
    or a2, a2, s3
    slli s3, t5, 26
    srli s9, t5, 6
    or s3, s3, s9
    lui s9, 196611
    and s3, s3, s9
    or a2, a2, s3
    srli s3, t5, 2
    lui s11, 12
    and s3, s3, s11
    or a2, a2, s3
    slli s3, t5, 20
    and s3, s3, s4
    or a2, a2, s3
    slli s3, t5, 12
    and s3, s3, s8
    or a2, a2, s3
    slli t5, t5, 4
    lui s3, 786432
    and t5, t5, s3
    or t5, a2, t5
    lui a2, 768
    addi a2, a2, 192
    xor t5, t5, a2
    sw t5, 288(a0)
    andi t0, t0, 48
    srli a2, a3, 18
    andi a2, a2, 192
    or t0, t0, a2
    slli a2, a3, 26
    sw t5, 464(sp)
    srli t5, a3, 6
    or t5, a2, t5
    and t5, t5, s9
    or t0, t0, t5
    srli t5, a3, 2
    and t5, t5, s11
    or t0, t0, t5
    slli t5, a3, 20
    and t5, t5, s4
    or t0, t0, t5
    slli t5, a3, 12
    and t5, t5, s8
    or t0, t0, t5
    slli t5, a3, 4
    and t5, t5, s3
    or t0, t0, t5
    lui t5, 48
    addi t5, t5, 192
    xor t0, t0, t5
    sw t0, 292(a0)
    andi t4, t4, 48
    srli t5, s2, 18
    andi t5, t5, 192
    or t4, t4, t5
    slli t5, s2, 26
    srli a3, s2, 6
    or t5, t5, a3
    and t5, t5, s9
    or t4, t4, t5
    srli t5, s2, 2
    and t5, t5, s11
    or t4, t4, t5
    slli t5, s2, 20
    and t5, t5, s4
    or t4, t4, t5
    slli t5, s2, 12
    and t5, t5, s8
    or t4, t4, t5
    slli t5, s2, 4
    and t5, t5, s3
    or t4, t4, t5
    xor t4, t4, s4
    # round 19 (skinny.dsl:60)
    not t4, t4
    sw t4, 296(a0)
    andi t4, s1, 48
    srli t5, t2, 18
    andi t5, t5, 192
    or t4, t4, t5
    slli t5, t2, 26
    srli a3, t2, 6
    or t5, t5, a3
    and t5, t5, s9
    or t4, t4, t5
    srli t5, t2, 2
    and t5, t5, s11
    or t4, t4, t5
    slli t5, t2, 20
    and t5, t5, s4
    or t4, t4, t5
    slli t5, t2, 12
    and t5, t5, s8
    or t4, t4, t5
    slli t2, t2, 4
    and t2, t2, s3
    or t2, t4, t2
    not t2, t2
    sw t2, 300(a0)
    xor t2, a6, a5
    slli t4, t2, 4
    srli t5, t2, 28
    or t4, t4, t5
    lw t5, 348(sp)
    slli a3, t2, 8
    and t4, t4, t5
    srli a2, t2, 24
    or a3, a3, a2
    lw a2, 188(sp)
    lui s1, 195
    and a3, a3, a2
    or t4, t4, a3
    slli a3, t2, 6
    and a3, a3, s6
    or t4, t4, a3
    srli a3, t2, 2
    and a3, a3, s1
    or t4, t4, a3
    slli a3, t2, 22
    and a3, a3, s10
    or t4, t4, a3
    lui a3, 49152
    xor t4, t4, a3
    sw t4, 304(a0)
    xor s2, t3, s5
    slli s9, s2, 4
    sw t0, 468(sp)
    srli t0, s2, 28
    or t0, s9, t0
    and t0, t0, t5
    slli s9, s2, 8
    sw t4, 472(sp)
    srli t4, s2, 24
    or t4, s9, t4
    and t4, t4, a2
    or t0, t0, t4
    slli t4, s2, 6
    and t4, t4, s6
    or t0, t0, t4
    srli t4, s2, 2
    and t4, t4, s1
    or t0, t0, t4
    slli t4, s2, 22
    and t4, t4, s10
    or t0, t0, t4
    lui t4, 49932
    xor t0, t0, t4
    sw t0, 308(a0)
    xor t4, t1, a4
    slli s9, t4, 4
    sw t0, 476(sp)
    srli t0, t4, 28
    or t0, s9, t0
    and t0, t0, t5
    slli s9, t4, 8
    srli ra, t4, 24
    or s9, s9, ra
    and s9, s9, a2
    or t0, t0, s9
    slli s9, t4, 6
    and s9, s9, s6
    or t0, t0, s9
    srli s9, t4, 2
    and s9, s9, s1
    or t0, t0, s9
    slli s9, t4, 22
    and s9, s9, s10
    or t0, t0, s9
    # round 20 (skinny.dsl:60)
    not t0, t0
    sw t0, 312(a0)
    xor t0, a7, a4
    xor a7, s7, a7
    xor a4, s7, a4
    slli s9, a7, 4
    srli ra, a7, 28
    or s9, s9, ra
    and s9, s9, t5
    slli ra, a7, 8
    srli s4, a7, 24
    or s4, ra, s4
    and s4, s4, a2
    or s4, s9, s4
    slli s9, a7, 6
    and s9, s9, s6
    or s4, s4, s9
    srli s9, a7, 2
    and s9, s9, s1
    or s4, s4, s9
    slli s9, a7, 22
    and s9, s9, s10
    or s4, s4, s9
    xor s4, s4, a3
    not s4, s4
    sw s4, 316(a0)
    slli s4, t2, 6
    srli s9, t2, 26
    or s4, s4, s9
    lw s9, 248(sp)
    lw ra, 244(sp)
    and s4, s4, s9
    and a2, t2, ra
    or a2, s4, a2
    lw s6, 240(sp)
    slli s4, t2, 8
    and s4, s4, s6
    or a2, a2, s4
    slli s4, t2, 18
    srli t2, t2, 14
    or t2, s4, t2
    lw s4, 272(sp)
    and t2, t2, s4
    or t2, a2, t2
    xor t2, t2, a3
    sw t2, 320(a0)
    slli a2, s2, 6
    sw t2, 480(sp)
    srli t2, s2, 26
    or t2, a2, t2
    and t2, t2, s9
    and a2, s2, ra
    or t2, t2, a2
    slli a2, s2, 8
    and a2, a2, s6
    or t2, t2, a2
    slli a2, s2, 18
    srli s2, s2, 14
    or a2, a2, s2
    and a2, a2, s4
    or t2, t2, a2
    lui a2, 208896
    xor t2, t2, a2
    sw t2, 324(a0)
    slli t2, t4, 6
    srli s2, t4, 26
    or t2, t2, s2
    and t2, t2, s9
    and s2, t4, ra
    or t2, t2, s2
    slli s2, t4, 8
    and s2, s2, s6
    or t2, t2, s2
    slli s2, t4, 18
    srli t4, t4, 14
    or t4, s2, t4
    and t4, t4, s4
    or t2, t2, t4
    lui t4, 12288
    xor t2, t2, t4
    # round 21 (skinny.dsl:60)
    not t2, t2
    sw t2, 328(a0)
    slli t2, a7, 6
    srli s2, a7, 26
    or t2, t2, s2
    and t2, t2, s9
    and s2, a7, ra
    or t2, t2, s2
    slli s2, a7, 8
    and s2, s2, s6
    or t2, t2, s2
    slli s2, a7, 18
    srli a7, a7, 14
    or a7, s2, a7
    and a7, a7, s4
    or a7, t2, a7
    not a7, a7
    sw a7, 332(a0)
    xor a7, a6, t0
    slli t2, a7, 2
    srli s2, a7, 30
    or t2, t2, s2
    lw s2, 340(sp)
    slli s6, a7, 16
    and t2, t2, s2
    srli s9, a7, 16
    or s6, s6, s9
    lw s9, 328(sp)
    srli ra, a7, 12
    and s6, s6, s9
    or t2, t2, s6
    srli s6, a7, 4
    andi s6, s6, 768
    or t2, t2, s6
    slli s6, a7, 8
    and s6, s6, s11
    or t2, t2, s6
    slli s6, a7, 20
    or s6, s6, ra
    lui ra, 12336
    and s6, s6, ra
    or t2, t2, s6
    sw t2, 336(a0)
    xor s6, t3, a5
    slli t4, s6, 2
    srli a2, s6, 30
    or t4, t4, a2
    and t4, t4, s2
    slli a2, s6, 16
    sw t2, 240(sp)
    srli t2, s6, 16
    or t2, a2, t2
    and t2, t2, s9
    or t2, t4, t2
    srli t4, s6, 4
    andi t4, t4, 768
    or t2, t2, t4
    slli t4, s6, 8
    and t4, t4, s11
    or t2, t2, t4
    slli t4, s6, 20
    srli a2, s6, 12
    or t4, t4, a2
    and t4, t4, ra
    or t2, t2, t4
    lui t4, 12288
    addi t4, t4, 12
    xor t2, t2, t4
    sw t2, 340(a0)
    xor t4, t1, s5
    xor a2, s7, s5
    slli s5, t4, 2
    sw t2, 244(sp)
    srli t2, t4, 30
    or t2, s5, t2
    and t2, t2, s2
    slli s5, t4, 16
    srli s1, t4, 16
    or s1, s5, s1
    and s1, s1, s9
    or t2, t2, s1
    srli s1, t4, 4
    andi s1, s1, 768
    or t2, t2, s1
    slli s1, t4, 8
    and s1, s1, s11
    or t2, t2, s1
    slli s1, t4, 20
    srli s5, t4, 12
    or s1, s1, s5
    and s1, s1, ra
    or t2, t2, s1
    xor t2, t2, s8
    # round 22 (skinny.dsl:60)
    not t2, t2
    sw t2, 344(a0)
    slli t2, a4, 2
    srli s1, a4, 30
    or t2, t2, s1
    and t2, t2, s2
    slli s1, a4, 16
    srli s2, a4, 16
    or s1, s1, s2
    and s1, s1, s9
    or t2, t2, s1
    srli s1, a4, 4
    andi s1, s1, 768
    or t2, t2, s1
    slli s1, a4, 8
    and s1, s1, s11
    or t2, t2, s1
    slli s1, a4, 20
    srli s2, a4, 12
    or s1, s1, s2
    and s1, s1, ra
    or t2, t2, s1
    xor t2, t2, s8
    not t2, t2
    sw t2, 348(a0)
    srli t2, a7, 12
    andi t2, t2, 48
    srli s1, a7, 2
    andi s1, s1, 192
    or t2, t2, s1
    slli s1, a7, 2
    lui s2, 771
    and s1, s1, s2
    or t2, t2, s1
    slli s1, a7, 22
    srli s5, a7, 10
    or s1, s1, s5
    lui s5, 3084
    and s1, s1, s5
    or t2, t2, s1
    slli s1, a7, 26
    and s1, s1, s10
    or t2, t2, s1
    slli a7, a7, 4
    and a7, a7, s3
    or a7, t2, a7
    xor a7, a7, s8
    sw a7, 352(a0)
    srli t2, s6, 12
    andi t2, t2, 48
    srli s1, s6, 2
    andi s1, s1, 192
    or t2, t2, s1
    slli s1, s6, 2
    and s1, s1, s2
    or t2, t2, s1
    slli s1, s6, 22
    srli s9, s6, 10
    or s1, s1, s9
    and s1, s1, s5
    or t2, t2, s1
    slli s1, s6, 26
    and s1, s1, s10
    or t2, t2, s1
    slli s1, s6, 4
    and s1, s1, s3
    or t2, t2, s1
    xori t2, t2, 3
    sw t2, 356(a0)
    srli s1, t4, 12
    andi s1, s1, 48
    srli s6, t4, 2
    andi s6, s6, 192
    or s1, s1, s6
    slli s6, t4, 2
    and s6, s6, s2
    or s1, s1, s6
    slli s6, t4, 22
    srli s9, t4, 10
    or s6, s6, s9
    and s6, s6, s5
    or s1, s1, s6
    slli s6, t4, 26
    and s6, s6, s10
    or s1, s1, s6
    slli t4, t4, 4
    and t4, t4, s3
    or t4, s1, t4
    # round 23 (skinny.dsl:60)
    not t4, t4
    sw t4, 360(a0)
    srli t4, a4, 12
    andi t4, t4, 48
    srli s1, a4, 2
    andi s1, s1, 192
    or t4, t4, s1
    slli s1, a4, 2
    and s1, s1, s2
    or t4, t4, s1
    slli s1, a4, 22
    srli s2, a4, 10
    or s1, s1, s2
    and s1, s1, s5
    or t4, t4, s1
    slli s1, a4, 26
    and s1, s1, s10
    or t4, t4, s1
    slli a4, a4, 4
    and a4, a4, s3
    or t4, t4, a4
    xori t4, t4, 48
    not t4, t4
    sw t4, 364(a0)
    lw t4, 180(sp)
    lw s5, 408(sp)
    xor a4, a6, t4
    slli s1, a4, 4
    srli s2, a4, 28
    or s1, s1, s2
    lw s2, 176(sp)
    and s1, s1, s5
    xor a6, a6, s2
    xor s2, t3, s2
    srli s6, a4, 18
    andi s6, s6, 48
    or s1, s1, s6
    srli s6, a4, 2
    and s6, s6, s0
    or s1, s1, s6
    srli s6, a4, 10
    lui s9, 192
    and s6, s6, s9
    or s1, s1, s6
    slli s6, a4, 16
    lui ra, 197376
    and s6, s6, ra
    or s1, s1, s6
    slli s6, a4, 6
    and s6, s6, a3
    or s1, s1, s6
    xori s1, s1, 48
    sw s1, 368(a0)
    xor s6, t3, t0
    slli s11, s6, 4
    sw t2, 176(sp)
    srli t2, s6, 28
    or t2, s11, t2
    xor t3, t3, t4
    and t2, t2, s5
    srli s11, s6, 18
    andi s11, s11, 48
    or t2, t2, s11
    srli s11, s6, 2
    and s11, s11, s0
    or t2, t2, s11
    srli s11, s6, 10
    and s11, s11, s9
    or t2, t2, s11
    slli s11, s6, 16
    and s11, s11, ra
    or t2, t2, s11
    slli s11, s6, 6
    and s11, s11, a3
    or t2, t2, s11
    lui s11, 786432
    addi s11, s11, 48
    xor t2, t2, s11
    sw t2, 372(a0)
    sw a7, 328(sp)
    xor a7, t1, a5
    sw t2, 340(sp)
    slli t2, a7, 4
    sw s1, 248(sp)
    srli s1, a7, 28
    or t2, t2, s1
    and t2, t2, s5
    srli s1, a7, 18
    andi s1, s1, 48
    or t2, t2, s1
    srli s1, a7, 2
    and s1, s1, s0
    or t2, t2, s1
    srli s1, a7, 10
    and s1, s1, s9
    or t2, t2, s1
    slli s1, a7, 16
    and s1, s1, ra
    or t2, t2, s1
    slli s1, a7, 6
    and s1, s1, a3
    or t2, t2, s1
    # round 24 (skinny.dsl:60)
    not t2, t2
    sw t2, 376(a0)
    slli t2, a2, 4
    srli s1, a2, 28
    or t2, t2, s1
    and t2, t2, s5
    srli s1, a2, 18
    andi s1, s1, 48
    or t2, t2, s1
    srli s1, a2, 2
    and s1, s1, s0
    or t2, t2, s1
    srli s1, a2, 10
    and s1, s1, s9
    or t2, t2, s1
    slli s1, a2, 16
    and s1, s1, ra
    or t2, t2, s1
    slli s1, a2, 6
    and s1, s1, a3
    or t2, t2, s1
    not t2, t2
    sw t2, 380(a0)
    slli t2, a4, 6
    srli s1, a4, 26
    or t2, t2, s1
    andi t2, t2, 771
    slli s1, a4, 26
    srli s9, a4, 6
    or s1, s1, s9
    and s1, s1, t5
    or t2, t2, s1
    srli s1, a4, 8
    lw s9, 336(sp)
    slli a4, a4, 8
    and s1, s1, s9
    or t2, t2, s1
    lui s1, 12480
    and a4, a4, s1
    or t2, t2, a4
    xori t2, t2, 768
    sw t2, 384(a0)
    slli a4, s6, 6
    srli ra, s6, 26
    or a4, a4, ra
    andi a4, a4, 771
    slli ra, s6, 26
    sw t2, 484(sp)
    srli t2, s6, 6
    or t2, ra, t2
    and t2, t2, t5
    or t2, a4, t2
    srli a4, s6, 8
    and a4, a4, s9
    or t2, t2, a4
    slli a4, s6, 8
    and a4, a4, s1
    or t2, t2, a4
    lui a4, 4
    addi a4, a4, -1024
    xor t2, t2, a4
    sw t2, 388(a0)
    slli t2, a7, 6
    srli s6, a7, 26
    or t2, t2, s6
    andi t2, t2, 771
    slli s6, a7, 26
    srli ra, a7, 6
    or s6, s6, ra
    and s6, s6, t5
    or t2, t2, s6
    srli s6, a7, 8
    and s6, s6, s9
    or t2, t2, s6
    slli a7, a7, 8
    and a7, a7, s1
    or a7, t2, a7
    # round 25 (skinny.dsl:60)
    not a7, a7
    sw a7, 392(a0)
    slli a7, a2, 6
    srli t2, a2, 26
    or a7, a7, t2
    andi a7, a7, 771
    slli t2, a2, 26
    srli s6, a2, 6
    or t2, t2, s6
    and t2, t2, t5
    or a7, a7, t2
    srli t2, a2, 8
    and t2, t2, s9
    or a7, a7, t2
    slli t2, a2, 8
    and t2, t2, s1
    or a7, a7, t2
    not a7, a7
    sw a7, 396(a0)
    srli a7, a6, 4
    andi a7, a7, 3
    srli t2, a6, 24
    andi t2, t2, 192
    or a7, a7, t2
    srli t2, a6, 12
    lw a2, 356(sp)
    xor a5, s7, a5
    and t2, t2, a2
    or a7, a7, t2
    slli t2, a6, 2
    xor s1, s7, t0
    xor t0, t1, t0
    lui s6, 12300
    and s7, t2, s6
    or a7, a7, s7
    slli s7, a6, 16
    lui s9, 789504
    and s7, s7, s9
    or a7, a7, s7
    sw a7, 400(a0)
    srli s7, t3, 4
    andi s7, s7, 3
    srli ra, t3, 24
    andi ra, ra, 192
    or s7, s7, ra
    srli ra, t3, 12
    and ra, ra, a2
    or s7, s7, ra
    slli ra, t3, 2
    and t5, ra, s6
    or t5, s7, t5
    slli s7, t3, 16
    and s7, s7, s9
    or t5, t5, s7
    lw s7, 168(sp)
    xor t5, t5, s7
    sw t5, 404(a0)
    srli s7, t0, 4
    andi s7, s7, 3
    sw t5, 168(sp)
    srli t5, t0, 24
    andi t5, t5, 192
    or t5, s7, t5
    srli s7, t0, 12
    and s7, s7, a2
    or t5, t5, s7
    slli s7, t0, 2
    sw a7, 424(sp)
    and a7, s7, s6
    or a7, t5, a7
    slli t5, t0, 16
    and t5, t5, s9
    or a7, a7, t5
    # round 26 (skinny.dsl:60)
    not a7, a7
    sw a7, 408(a0)
    srli a7, a5, 4
    andi a7, a7, 3
    srli t5, a5, 24
    andi t5, t5, 192
    or a7, a7, t5
    srli t5, a5, 12
    and t5, t5, a2
    or a7, a7, t5
    slli t5, a5, 2
    and a2, t5, s6
    or a7, a7, a2
    slli a2, a5, 16
    and a2, a2, s9
    or a7, a7, a2
    not a7, a7
    sw a7, 412(a0)
    lw a7, 400(sp)
    srli a2, a6, 10
    and t2, t2, a7
    lw s6, 376(sp)
    lui s9, 768
    and a2, a2, s6
    or t2, t2, a2
    srli a2, a6, 6
    and a2, a2, s9
    or t2, t2, a2
    slli a2, a6, 4
    and a2, a2, s8
    or t2, t2, a2
    slli a2, a6, 20
    and a2, a2, s10
    or t2, t2, a2
    slli a6, a6, 30
    or a6, t2, a6
    xor a6, a6, s9
    sw a6, 416(a0)
    and t2, ra, a7
    srli a2, t3, 10
    and a2, a2, s6
    or t2, t2, a2
    srli a2, t3, 6
    and a2, a2, s9
    or t2, t2, a2
    slli a2, t3, 4
    and a2, a2, s8
    or t2, t2, a2
    slli a2, t3, 20
    and a2, a2, s10
    or t2, t2, a2
    slli t3, t3, 30
    or t2, t2, t3
    lui t3, 48
    xor t2, t2, t3
    sw t2, 420(a0)
    and a2, s7, a7
    srli s7, t0, 10
    and s7, s7, s6
    or a2, a2, s7
    srli s7, t0, 6
    and s7, s7, s9
    or a2, a2, s7
    slli s7, t0, 4
    and s7, s7, s8
    or a2, a2, s7
    slli s7, t0, 20
    and s7, s7, s10
    or a2, a2, s7
    slli t0, t0, 30
    or t0, a2, t0
    xor t0, t0, s9
    # round 27 (skinny.dsl:60)
    not t0, t0
    sw t0, 424(a0)
    and a7, t5, a7
    srli t0, a5, 10
    and t0, t0, s6
    or a7, a7, t0
    srli t0, a5, 6
    and t0, t0, s9
    or a7, a7, t0
    slli t0, a5, 4
    and t0, t0, s8
    or a7, a7, t0
    slli t0, a5, 20
    and t0, t0, s10
    or a7, a7, t0
    slli a5, a5, 30
    or a5, a7, a5
    not a5, a5
    sw a5, 428(a0)
    lw a5, 372(sp)
    xor t1, t1, t4
    srli a7, a5, 2
    andi a7, a7, 12
    slli t0, a5, 16
    srli t5, a5, 16
    or t0, t0, t5
    lw t4, 384(sp)
    srli t5, a5, 20
    and t0, t0, t4
    or a7, a7, t0
    slli t0, a5, 12
    or t0, t0, t5
    and t0, t0, s4
    or a7, a7, t0
    srli t0, a5, 10
    lui t5, 195
    and t0, t0, t5
    or a7, a7, t0
    slli t0, a5, 14
    and t0, t0, s9
    or a7, a7, t0
    xor a7, a7, a3
    sw a7, 432(a0)
    srli t0, s2, 2
    andi t0, t0, 12
    slli a2, s2, 16
    srli s6, s2, 16
    or a2, a2, s6
    and a2, a2, t4
    or t0, t0, a2
    slli a2, s2, 12
    srli s6, s2, 20
    or a2, a2, s6
    and a2, a2, s4
    or t0, t0, a2
    srli a2, s2, 10
    and a2, a2, t5
    or t0, t0, a2
    slli a2, s2, 14
    and a2, a2, s9
    or t0, t0, a2
    lui a2, 49164
    xor t0, t0, a2
    sw t0, 436(a0)
    srli a2, t1, 2
    andi a2, a2, 12
    slli s6, t1, 16
    srli s7, t1, 16
    or s6, s6, s7
    and s6, s6, t4
    or a2, a2, s6
    slli s6, t1, 12
    srli s7, t1, 20
    or s6, s6, s7
    and s6, s6, s4
    or a2, a2, s6
    srli s6, t1, 10
    and s6, s6, t5
    or a2, a2, s6
    slli s6, t1, 14
    and s6, s6, s9
    or a2, a2, s6
    # round 28 (skinny.dsl:60)
    not a2, a2
    sw a2, 440(a0)
    srli a2, s1, 2
    andi a2, a2, 12
    slli s6, s1, 16
    srli s7, s1, 16
    or s6, s6, s7
    and t4, s6, t4
    or t4, a2, t4
    slli a2, s1, 12
    srli s6, s1, 20
    or a2, a2, s6
    and a2, a2, s4
    or t4, t4, a2
    srli a2, s1, 10
    and a2, a2, t5
    or t4, t4, a2
    slli a2, s1, 14
    and a2, a2, s9
    or t4, t4, a2
    xor t4, t4, a3
    not t4, t4
    sw t4, 444(a0)
    lw t4, 392(sp)
    srli s4, a5, 6
    and a2, a5, t4
    and s4, s4, s5
    or a2, a2, s4
    slli s4, a5, 14
    srli s6, a5, 18
    or s4, s4, s6
    lw s6, 388(sp)
    srli s7, s2, 6
    and s4, s4, s6
    or a2, a2, s4
    slli s4, a5, 24
    srli a5, a5, 8
    or a5, s4, a5
    lui s4, 49200
    and a5, a5, s4
    or a5, a2, a5
    lui a2, 61440
    xor a5, a5, a2
    sw a5, 448(a0)
    and a2, s2, t4
    and s7, s7, s5
    or a2, a2, s7
    slli s7, s2, 14
    srli ra, s2, 18
    or s7, s7, ra
    and s7, s7, s6
    or a2, a2, s7
    slli s7, s2, 24
    srli s2, s2, 8
    or s2, s7, s2
    and s2, s2, s4
    or a2, a2, s2
    lui s2, 208896
    xor a2, a2, s2
    sw a2, 452(a0)
    and a2, t1, t4
    srli s2, t1, 6
    and s2, s2, s5
    or a2, a2, s2
    slli s2, t1, 14
    srli s7, t1, 18
    or s2, s2, s7
    and s2, s2, s6
    or a2, a2, s2
    slli s2, t1, 24
    srli t1, t1, 8
    or t1, s2, t1
    and t1, t1, s4
    or t1, a2, t1
    lui a2, 12288
    xor t1, t1, a2
    # round 29 (skinny.dsl:60)
    not t1, t1
    sw t1, 456(a0)
    and t1, s1, t4
    srli t4, s1, 6
    and t4, t4, s5
    or t1, t1, t4
    slli t4, s1, 14
    srli a2, s1, 18
    or t4, t4, a2
    and t4, t4, s6
    or t1, t1, t4
    slli t4, s1, 24
    srli a2, s1, 8
    or t4, t4, a2
    and t4, t4, s4
    or t1, t1, t4
    not t1, t1
    sw t1, 460(a0)
    lw t1, 128(sp)
    lw a2, 420(sp)
    srli t4, t1, 4
    and s1, t4, a2
    srli s2, t1, 8
    andi s2, s2, 192
    or s1, s1, s2
    slli s2, t1, 2
    lw s4, 428(sp)
    lui s5, 15360
    and s2, s2, s4
    or s1, s1, s2
    srli s2, t1, 6
    and s6, s2, s5
    or s1, s1, s6
    slli s6, t1, 8
    and s6, s6, s3
    or s1, s1, s6
    sw s1, 464(a0)
    lw s6, 120(sp)
    srli s7, s6, 4
    and ra, s7, a2
    srli a3, s6, 8
    andi a3, a3, 192
    or a3, ra, a3
    slli ra, s6, 2
    and ra, ra, s4
    or a3, a3, ra
    srli ra, s6, 6
    and t5, ra, s5
    or t5, a3, t5
    slli a3, s6, 8
    and a3, a3, s3
    or t5, t5, a3
    lw a3, 264(sp)
    xor t5, t5, a3
    sw t5, 468(a0)
    lw a3, 116(sp)
    sw a5, 264(sp)
    srli a5, a3, 4
    sw t2, 388(sp)
    and t2, a5, a2
    sw a6, 408(sp)
    srli a6, a3, 8
    andi a6, a6, 192
    or a6, t2, a6
    slli t2, a3, 2
    and t2, t2, s4
    or a6, a6, t2
    srli t2, a3, 6
    sw t0, 392(sp)
    and t0, t2, s5
    or a6, a6, t0
    slli t0, a3, 8
    and t0, t0, s3
    or a6, a6, t0
    xor a6, a6, s8
    # round 30 (skinny.dsl:60)
    not a6, a6
    sw a6, 472(a0)
    lw a6, 112(sp)
    sw a7, 420(sp)
    srli t0, a6, 4
    and a2, t0, a2
    srli a7, a6, 8
    andi a7, a7, 192
    or a7, a2, a7
    slli a2, a6, 2
    and a2, a2, s4
    or a7, a7, a2
    srli a2, a6, 6
    and s4, a2, s5
    or a7, a7, s4
    slli s4, a6, 8
    and s3, s4, s3
    or a7, a7, s3
    xor a7, a7, s8
    not a7, a7
    sw a7, 476(a0)
    srli a7, t1, 20
    andi a7, a7, 48
    slli s3, t1, 4
    andi s3, s3, 192
    or a7, a7, s3
    and s2, s2, s0
    or a7, a7, s2
    slli s2, t1, 30
    srli s3, t1, 2
    or s2, s2, s3
    lui s3, 786444
    and s2, s2, s3
    or a7, a7, s2
    slli s2, t1, 10
    and s2, s2, s9
    or a7, a7, s2
    and t4, t4, s8
    or a7, a7, t4
    slli t1, t1, 20
    and t1, t1, s10
    or a7, a7, t1
    xor a7, a7, s8
    sw a7, 480(a0)
    srli t1, s6, 20
    andi t1, t1, 48
    slli t4, s6, 4
    andi t4, t4, 192
    or t1, t1, t4
    and t4, ra, s0
    or t1, t1, t4
    slli t4, s6, 30
    srli s2, s6, 2
    or t4, t4, s2
    and t4, t4, s3
    or t1, t1, t4
    slli t4, s6, 10
    and t4, t4, s9
    or t1, t1, t4
    and t4, s7, s8
    or t1, t1, t4
    slli t4, s6, 20
    and t4, t4, s10
    or t1, t1, t4
    xori t1, t1, 3
    sw t1, 484(a0)
    srli t4, a3, 20
    andi t4, t4, 48
    slli s2, a3, 4
    andi s2, s2, 192
    or t4, t4, s2
    and t2, t2, s0
    or t2, t4, t2
    slli t4, a3, 30
    srli s2, a3, 2
    or t4, t4, s2
    and t4, t4, s3
    or t2, t2, t4
    slli t4, a3, 10
    and t4, t4, s9
    or t2, t2, t4
    and a5, a5, s8
    or a5, t2, a5
    slli t2, a3, 20
    and t2, t2, s10
    or a5, a5, t2
    xori a5, a5, 48
    # round 31 (skinny.dsl:60)
    not a5, a5
    sw a5, 488(a0)
    srli a5, a6, 20
    andi a5, a5, 48
    slli t2, a6, 4
    andi t2, t2, 192
    or a5, a5, t2
    and t2, a2, s0
    or a5, a5, t2
    slli t2, a6, 30
    srli t4, a6, 2
    or t2, t2, t4
    and t2, t2, s3
    or a5, a5, t2
    slli t2, a6, 10
    and t2, t2, s9
    or a5, a5, t2
    and t0, t0, s8
    or a5, a5, t0
    slli a6, a6, 20
    and a6, a6, s10
    or a5, a5, a6
    xori a5, a5, 48
    not a5, a5
    sw a5, 492(a0)
    lw a5, 124(sp)
    lw a6, 132(sp)
    and a5, a5, t6
    slli t0, a6, 22
    srli t2, a6, 10
    or t0, t0, t2
    lw t2, 460(sp)
    and t0, t0, t2
    or a5, a5, t0
    xori a5, a5, 48
    sw a5, 496(a0)
    lw t0, 164(sp)
    lw t4, 144(sp)
    and t0, t0, t6
    slli a3, t4, 22
    srli a2, t4, 10
    or a3, a3, a2
    and a3, a3, t2
    or t0, t0, a3
    xor t0, t0, s11
    sw t0, 500(a0)
    lw a3, 160(sp)
    lw a2, 156(sp)
    and a3, a3, t6
    slli s0, a2, 22
    srli s2, a2, 10
    or s0, s0, s2
    and s0, s0, t2
    or a3, a3, s0
    # round 32 (skinny.dsl:60)
    not a3, a3
    sw a3, 504(a0)
    lw a3, 152(sp)
    and t6, a3, t6
    lw a3, 148(sp)
    slli s0, a3, 22
    srli s2, a3, 10
    or s0, s0, s2
    and t2, s0, t2
    or t2, t6, t2
    lw t6, 416(sp)
    xor t2, t2, t6
    not t2, t2
    sw t2, 508(a0)
    lw t2, 256(sp)
    lw s0, 412(sp)
    and a6, a6, t2
    xor a6, a6, s0
    sw a6, 512(a0)
    and t4, t4, t2
    xor t4, t4, a4
    sw t4, 516(a0)
    and t4, a2, t2
    # round 33 (skinny.dsl:60)
    not t4, t4
    sw t4, 520(a0)
    and t2, a3, t2
    not t2, t2
    sw t2, 524(a0)
    lw t2, 196(sp)
    slli t4, t2, 2
    srli a4, t2, 30
    or t4, t4, a4
    andi t4, t4, 195
    srli a4, t2, 20
    andi a4, a4, 768
    or t4, t4, a4
    lw a4, 192(sp)
    and a4, a4, s3
    or t4, t4, a4
    srli a4, t2, 4
    and a3, a4, t3
    or t4, t4, a3
    slli a3, t2, 10
    and a3, a3, s5
    or t4, t4, a3
    xori t4, t4, 192
    sw t4, 528(a0)
    lw a3, 208(sp)
    slli a2, a3, 2
    srli s0, a3, 30
    or a2, a2, s0
    andi a2, a2, 195
    srli s0, a3, 20
    andi s0, s0, 768
    or a2, a2, s0
    lw s0, 204(sp)
    and s0, s0, s3
    or a2, a2, s0
    srli s0, a3, 4
    and s2, s0, t3
    or a2, a2, s2
    slli s2, a3, 10
    and s2, s2, s5
    or a2, a2, s2
    lw s2, 352(sp)
    xor a2, a2, s2
    sw a2, 532(a0)
    lw s2, 236(sp)
    slli s4, s2, 2
    srli s6, s2, 30
    or s4, s4, s6
    andi s4, s4, 195
    srli s6, s2, 20
    andi s6, s6, 768
    or s4, s4, s6
    lw s6, 216(sp)
    and s6, s6, s3
    or s4, s4, s6
    srli s6, s2, 4
    and s7, s6, t3
    or s4, s4, s7
    slli s7, s2, 10
    and s7, s7, s5
    or s4, s4, s7
    # round 34 (skinny.dsl:60)
    not s4, s4
    sw s4, 536(a0)
    lw s4, 228(sp)
    slli s7, s4, 2
    srli s11, s4, 30
    or s7, s7, s11
    andi s7, s7, 195
    srli s11, s4, 20
    andi s11, s11, 768
    or s7, s7, s11
    lw s11, 224(sp)
    and s11, s11, s3
    or s7, s7, s11
    srli s11, s4, 4
    and t3, s11, t3
    or t3, s7, t3
    slli s7, s4, 10
    and s5, s7, s5
    or t3, t3, s5
    not t3, t3
    sw t3, 540(a0)
    andi t3, a4, 48
    srli a4, t2, 18
    andi a4, a4, 192
    or t3, t3, a4
    slli a4, t2, 26
    srli s5, t2, 6
    or a4, a4, s5
    lui s5, 196611
    and a4, a4, s5
    or t3, t3, a4
    lw a4, 200(sp)
    slli s7, a4, 30
    srli ra, a4, 2
    or s7, s7, ra
    and s7, s7, s3
    or t3, t3, s7
    slli s7, t2, 20
    and s7, s7, s9
    or t3, t3, s7
    slli t2, t2, 12
    and t2, t2, s8
    or t2, t3, t2
    sw t2, 544(a0)
    andi t3, s0, 48
    srli s0, a3, 18
    andi s0, s0, 192
    or t3, t3, s0
    slli s0, a3, 26
    srli s7, a3, 6
    or s0, s0, s7
    and s0, s0, s5
    or t3, t3, s0
    lw s0, 212(sp)
    slli s7, s0, 30
    srli s0, s0, 2
    or s0, s7, s0
    and s0, s0, s3
    or t3, t3, s0
    slli s0, a3, 20
    and s0, s0, s9
    or t3, t3, s0
    slli a3, a3, 12
    and a3, a3, s8
    or t3, t3, a3
    lui a3, 816
    xor t3, t3, a3
    sw t3, 548(a0)
    andi a3, s6, 48
    srli s0, s2, 18
    andi s0, s0, 192
    or a3, a3, s0
    slli s0, s2, 26
    srli s6, s2, 6
    or s0, s0, s6
    and s0, s0, s5
    or a3, a3, s0
    lw s0, 220(sp)
    slli s6, s0, 30
    srli s0, s0, 2
    or s0, s6, s0
    and s0, s0, s3
    or a3, a3, s0
    slli s0, s2, 20
    and s0, s0, s9
    or a3, a3, s0
    slli s0, s2, 12
    and s0, s0, s8
    or a3, a3, s0
    xor a3, a3, s9
    # round 35 (skinny.dsl:60)
    not a3, a3
    sw a3, 552(a0)
    andi a3, s11, 48
    srli s0, s4, 18
    andi s0, s0, 192
    or a3, a3, s0
    slli s0, s4, 26
    srli s2, s4, 6
    or s0, s0, s2
    and s0, s0, s5
    or a3, a3, s0
    lw s0, 232(sp)
    slli s2, s0, 30
    srli s0, s0, 2
    or s0, s2, s0
    and s0, s0, s3
    or a3, a3, s0
    slli s0, s4, 20
    and s0, s0, s9
    or a3, a3, s0
    slli s0, s4, 12
    and s0, s0, s8
    or a3, a3, s0
    not a3, a3
    sw a3, 556(a0)
    lw a3, 288(sp)
    slli s0, a3, 4
    srli s2, a3, 28
    or s0, s0, s2
    lw s2, 348(sp)
    slli s3, a3, 8
    and s0, s0, s2
    srli s4, a3, 24
    or s3, s3, s4
    lw s4, 188(sp)
    and s3, s3, s4
    or s0, s0, s3
    slli s3, a3, 6
    and s3, s3, t6
    or s0, s0, s3
    lw s3, 276(sp)
    lui s5, 195
    and s3, s3, s5
    or s0, s0, s3
    slli a3, a3, 22
    and a3, a3, s10
    or a3, s0, a3
    lui s0, 49152
    xor a3, a3, s0
    sw a3, 560(a0)
    lw s3, 320(sp)
    slli s6, s3, 4
    srli s7, s3, 28
    or s6, s6, s7
    and s6, s6, s2
    slli s7, s3, 8
    srli s8, s3, 24
    or s7, s7, s8
    and s7, s7, s4
    or s6, s6, s7
    slli s7, s3, 6
    and s7, s7, t6
    or s6, s6, s7
    lw s7, 284(sp)
    slli s3, s3, 22
    and s7, s7, s5
    or s6, s6, s7
    lw s7, 296(sp)
    lw s8, 312(sp)
    and s7, s7, s5
    and s5, s8, s5
    and s3, s3, s10
    or s3, s6, s3
    lui s6, 12
    xor s3, s3, s6
    sw s3, 564(a0)
    lw s6, 304(sp)
    # round 36 (skinny.dsl:60)
    not t2, t2
    slli s8, s6, 4
    srli s9, s6, 28
    or s8, s8, s9
    and s8, s8, s2
    slli s9, s6, 8
    srli s11, s6, 24
    or s9, s9, s11
    and s9, s9, s4
    or s8, s8, s9
    slli s9, s6, 6
    and s9, s9, t6
    or s8, s8, s9
    or s7, s8, s7
    slli s6, s6, 22
    and s6, s6, s10
    or s6, s7, s6
    xor s6, s6, s0
    not s6, s6
    sw s6, 568(a0)
    lw s6, 300(sp)
    sw t2, 584(a0)
    slli s7, s6, 4
    srli s8, s6, 28
    or s7, s7, s8
    and s2, s7, s2
    slli s7, s6, 8
    srli s8, s6, 24
    or s7, s7, s8
    and s4, s7, s4
    or s2, s2, s4
    slli s4, s6, 6
    and t6, s4, t6
    or t6, s2, t6
    or t6, t6, s5
    slli s2, s6, 22
    and s2, s2, s10
    or t6, t6, s2
    xor t6, t6, s0
    not t6, t6
    sw t6, 572(a0)
    not t6, a3
    sw t6, 576(a0)
    not t6, s3
    sw t6, 580(a0)
    not t2, t3
    sw t2, 588(a0)
    # round 35 (skinny.dsl:60)
    not t2, t4
    sw t2, 592(a0)
    not t2, a2
    sw t2, 596(a0)
    # round 33 (skinny.dsl:60)
    not a5, a5
    sw a5, 600(a0)
    not a5, t0
    sw a5, 604(a0)
    # round 32 (skinny.dsl:60)
    not a5, a7
    sw a5, 608(a0)
    not a5, t1
    sw a5, 612(a0)
    # round 31 (skinny.dsl:60)
    not a5, s1
    sw a5, 616(a0)
    not a5, t5
    sw a5, 620(a0)
    # round 29 (skinny.dsl:60)
    lw a5, 420(sp)
    not a5, a5
    sw a5, 624(a0)
    lw a5, 392(sp)
    not a5, a5
    sw a5, 628(a0)
    # round 28 (skinny.dsl:60)
    lw a5, 408(sp)
    not a5, a5
    sw a5, 632(a0)
    lw a5, 388(sp)
    not a5, a5
    sw a5, 636(a0)
    # round 27 (skinny.dsl:60)
    lw a5, 424(sp)
    not a5, a5
    sw a5, 640(a0)
    lw a5, 168(sp)
    not a5, a5
    sw a5, 644(a0)
    # round 25 (skinny.dsl:60)
    lw a5, 248(sp)
    not a5, a5
    sw a5, 648(a0)
    lw a5, 340(sp)
    not a5, a5
    sw a5, 652(a0)
    # round 24 (skinny.dsl:60)
    lw a5, 328(sp)
    not a5, a5
    sw a5, 656(a0)
    lw a5, 176(sp)
    not a5, a5
    sw a5, 660(a0)
    # round 23 (skinny.dsl:60)
    lw a5, 240(sp)
    not a5, a5
    sw a5, 664(a0)
    lw a5, 244(sp)
    not a5, a5
    sw a5, 668(a0)
    # round 21 (skinny.dsl:60)
    lw a5, 472(sp)
    not a5, a5
    sw a5, 672(a0)
    lw a5, 476(sp)
    not a5, a5
    sw a5, 676(a0)
    # round 20 (skinny.dsl:60)
    lw a5, 464(sp)
    not a5, a5
    sw a5, 680(a0)
    lw a5, 468(sp)
    not a5, a5
    sw a5, 684(a0)
    # round 19 (skinny.dsl:60)
    lw a5, 456(sp)
    not a5, a5
    sw a5, 688(a0)
    lw a5, 452(sp)
    not a5, a5
    sw a5, 692(a0)
    # round 17 (skinny.dsl:60)
    lw a5, 448(sp)
    not a5, a5
    sw a5, 696(a0)
    lw a5, 444(sp)
    not a5, a5
    sw a5, 700(a0)
    # round 16 (skinny.dsl:60)
    lw a5, 436(sp)
    not a5, a5
    sw a5, 704(a0)
    lw a5, 432(sp)
    not a5, a5
    sw a5, 708(a0)
    # round 15 (skinny.dsl:60)
    lw a5, 396(sp)
    # round 5 (skinny.dsl:60)
    not a4, a4
    # round 15 (skinny.dsl:60)
    not a5, a5
    sw a5, 712(a0)
    lw a5, 404(sp)
    not a5, a5
    sw a5, 716(a0)
    # round 13 (skinny.dsl:60)
    lw a5, 368(sp)
    not a5, a5
    sw a5, 720(a0)
    lw a5, 268(sp)
    not a5, a5
    sw a5, 724(a0)
    # round 12 (skinny.dsl:60)
    lw a5, 364(sp)
    lw a7, 360(sp)
    not a5, a5
    not a7, a7
    # round 11 (skinny.dsl:60)
    lw t0, 332(sp)
    lw t1, 344(sp)
    not t0, t0
    not t1, t1
    # round 9 (skinny.dsl:60)
    lw t2, 308(sp)
    lw t3, 316(sp)
    not t2, t2
    not t3, t3
    # round 8 (skinny.dsl:60)
    lw t4, 280(sp)
    lw t5, 292(sp)
    not t4, t4
    not t5, t5
    # round 7 (skinny.dsl:60)
    lw t6, 252(sp)
    lw a3, 260(sp)
    not t6, t6
    not a3, a3
    # round 5 (skinny.dsl:60)
    lw a2, 172(sp)
    lw s0, 184(sp)
    not a2, a2
    not s0, s0
    # round 4 (skinny.dsl:60)
    lw s1, 136(sp)
    lw s2, 140(sp)
    not s1, s1
    not s2, s2
    # round 3 (skinny.dsl:60)
    lw s3, 108(sp)
    lw s4, 104(sp)
    not s3, s3
    not s4, s4
    # round 1 (skinny.dsl:60)
    lw s5, 100(sp)
    lw s6, 96(sp)
    not s5, s5
    not s6, s6
    # round 9 (skinny.dsl:60)
    lw s7, 324(sp)
    # round 13 (skinny.dsl:60)
    lw s8, 380(sp)
    # round 9 (skinny.dsl:60)
    not s7, s7
    # round 13 (skinny.dsl:60)
    not s8, s8
    # round 17 (skinny.dsl:60)
    lw s9, 440(sp)
    # round 21 (skinny.dsl:60)
    lw s10, 480(sp)
    # round 17 (skinny.dsl:60)
    not s9, s9
    # round 21 (skinny.dsl:60)
    not s10, s10
    # round 25 (skinny.dsl:60)
    lw s11, 484(sp)
    # round 29 (skinny.dsl:60)
    lw ra, 264(sp)
    # round 25 (skinny.dsl:60)
    not s11, s11
    # round 29 (skinny.dsl:60)
    not ra, ra
    # round 33 (skinny.dsl:60)
    not a6, a6
    sw a5, 728(a0)
    sw a7, 732(a0)
    sw t0, 736(a0)
    sw t1, 740(a0)
    sw t2, 744(a0)
    sw t3, 748(a0)
    sw t4, 752(a0)
    sw t5, 756(a0)
    sw t6, 760(a0)
    sw a3, 764(a0)
    sw a2, 768(a0)
    sw s0, 772(a0)
    sw s1, 776(a0)
    sw s2, 780(a0)
    sw s3, 784(a0)
    sw s4, 788(a0)
    sw s5, 792(a0)
    sw s6, 796(a0)
    sw a4, 800(a0)
    sw s7, 804(a0)
    sw s8, 808(a0)
    sw s9, 812(a0)
    sw s10, 816(a0)
    sw s11, 820(a0)
    sw ra, 824(a0)
    sw a6, 828(a0)
    addi t0, sp, 64
    addi t1, sp, 496
.Llwcc_skinny64_128_key_setup_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny64_128_key_setup_rv32i_wipe
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
    addi sp, sp, 496
    ret
    .size lwcc_skinny64_128_key_setup_rv32i, .-lwcc_skinny64_128_key_setup_rv32i

    .balign 4
    .global lwcc_skinny64_128_ecb_encrypt_rv32i
    .type lwcc_skinny64_128_ecb_encrypt_rv32i, %function
lwcc_skinny64_128_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_skinny64_128_ecb_encrypt_rv32i_begin
    ret
.Llwcc_skinny64_128_ecb_encrypt_rv32i_begin:
    addi sp, sp, -112
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
    slli a2, a2, 3
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 16
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_skinny64_128_ecb_encrypt_rv32i_group
    j .Llwcc_skinny64_128_ecb_encrypt_rv32i_rest
.Llwcc_skinny64_128_ecb_encrypt_rv32i_group:
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
    slli a4, a6, 22
    srli s0, a6, 10
    slli s1, t0, 22
    srli s2, t0, 10
    slli s3, a5, 22
    srli s4, a5, 10
    slli s5, a7, 22
    srli s6, a7, 10
    addi t1, t1, -1012
    or a4, a4, s0
    or s0, s1, s2
    or s1, s3, s4
    or s2, s5, s6
    and a4, a4, t1
    and s0, s0, t1
    and s1, s1, t1
    and s2, s2, t1
    xor a6, a6, a4
    xor t0, t0, s0
    xor a5, a5, s1
    xor a7, a7, s2
    lui a4, 197379
    slli s0, a6, 20
    srli s1, a6, 12
    slli s2, t0, 20
    srli s3, t0, 12
    slli s4, a5, 20
    srli s5, a5, 12
    slli s6, a7, 20
    srli s7, a7, 12
    addi a4, a4, 48
    or s0, s0, s1
    or s1, s2, s3
    or s2, s4, s5
    or s3, s6, s7
    and s0, s0, a4
    and s1, s1, a4
    and s2, s2, a4
    and s3, s3, a4
    xor a6, a6, s0
    xor t0, t0, s1
    xor a5, a5, s2
    xor a7, a7, s3
    lui s0, 789516
    slli s1, a6, 10
    srli s2, a6, 22
    slli s3, t0, 10
    srli s4, t0, 22
    slli s5, a5, 10
    srli s6, a5, 22
    slli s7, a7, 10
    srli s8, a7, 22
    addi s0, s0, 192
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
    # round 2 (skinny.dsl:60)
    or s1, t0, a5
    or s2, a6, t0
    xor a7, a7, s1
    xor a5, a5, s2
    not s1, a6
    lw s2, 24(a3)
    lw s3, 28(a3)
    and s4, a5, a7
    and s1, s1, a7
    lw s5, 16(a3)
    lw s6, 20(a3)
    xor a6, a6, s4
    xor t0, t0, s1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s5
    xor t0, t0, s6
    lui s1, 12336
    slli s2, a5, 14
    srli s3, a5, 18
    slli s4, a7, 14
    srli s5, a7, 18
    slli s6, a6, 14
    srli s7, a6, 18
    addi s1, s1, 771
    slli s8, t0, 14
    srli s9, t0, 18
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    srli s2, a5, 4
    srli s3, a7, 4
    srli s4, a6, 4
    srli s5, t0, 4
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and s5, s5, t1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 18
    srli s3, a5, 14
    slli s4, a7, 18
    srli s5, a7, 14
    slli s6, a6, 18
    srli s7, a6, 14
    slli s8, t0, 18
    srli s9, t0, 14
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, a4
    and s3, s3, a4
    and s4, s4, a4
    and s5, s5, a4
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    # round 3 (skinny.dsl:60)
    or s2, a5, a7
    xor a6, a6, s2
    or s2, t0, a5
    not s3, t0
    xor a7, a7, s2
    and s2, s3, a6
    lw s3, 36(a3)
    lw s4, 40(a3)
    lw s5, 44(a3)
    and s6, a7, a6
    xor a5, a5, s2
    lw s2, 32(a3)
    xor t0, t0, s6
    xor a5, a5, s3
    xor a7, a7, s4
    xor a6, a6, s5
    xor t0, t0, s2
    slli s2, a5, 14
    srli s3, a5, 18
    slli s4, a7, 14
    srli s5, a7, 18
    slli s6, a6, 14
    srli s7, a6, 18
    slli s8, t0, 14
    srli s9, t0, 18
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 12
    srli s3, a5, 20
    slli s4, a7, 12
    srli s5, a7, 20
    slli s6, a6, 12
    srli s7, a6, 20
    slli s8, t0, 12
    srli s9, t0, 20
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 26
    srli s3, a5, 6
    slli s4, a7, 26
    srli s5, a7, 6
    slli s6, a6, 26
    srli s7, a6, 6
    slli s8, t0, 26
    srli s9, t0, 6
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and s5, s5, t1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    # round 4 (skinny.dsl:60)
    or s2, a7, a6
    or s3, a5, a7
    xor t0, t0, s2
    xor a6, a6, s3
    not s2, a5
    lw s3, 56(a3)
    lw s4, 60(a3)
    and s5, a6, t0
    and s2, s2, t0
    lw s6, 48(a3)
    lw s7, 52(a3)
    xor a5, a5, s5
    xor a7, a7, s2
    xor a6, a6, s3
    xor t0, t0, s4
    xor a5, a5, s6
    xor a7, a7, s7
    srli s2, a6, 2
    srli s3, t0, 2
    srli s4, a5, 2
    srli s5, a7, 2
    and s2, s2, a4
    and s3, s3, a4
    and s4, s4, a4
    and s5, s5, a4
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    slli s2, a6, 4
    slli s3, t0, 4
    slli s4, a5, 4
    slli s5, a7, 4
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    srli s2, a6, 6
    srli s3, t0, 6
    srli s4, a5, 6
    srli s5, a7, 6
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    # round 5 (skinny.dsl:60)
    or s2, a6, t0
    xor a5, a5, s2
    or s2, a7, a6
    not s3, a7
    xor t0, t0, s2
    and s2, s3, a5
    lw s3, 68(a3)
    lw s4, 72(a3)
    lw s5, 76(a3)
    and s6, t0, a5
    xor a6, a6, s2
    lw s2, 64(a3)
    xor a7, a7, s6
    xor a6, a6, s3
    xor t0, t0, s4
    xor a5, a5, s5
    xor a7, a7, s2
    slli s2, a6, 22
    srli s3, a6, 10
    slli s4, t0, 22
    srli s5, t0, 10
    slli s6, a5, 22
    srli s7, a5, 10
    slli s8, a7, 22
    srli s9, a7, 10
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and s5, s5, t1
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    slli s2, a6, 20
    srli s3, a6, 12
    slli s4, t0, 20
    srli s5, t0, 12
    slli s6, a5, 20
    srli s7, a5, 12
    slli s8, a7, 20
    srli s9, a7, 12
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, a4
    and s3, s3, a4
    and s4, s4, a4
    and s5, s5, a4
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    slli s2, a6, 10
    srli s3, a6, 22
    slli s4, t0, 10
    srli s5, t0, 22
    slli s6, a5, 10
    srli s7, a5, 22
    slli s8, a7, 10
    srli s9, a7, 22
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    # round 6 (skinny.dsl:60)
    or s2, t0, a5
    or s3, a6, t0
    xor a7, a7, s2
    xor a5, a5, s3
    not s2, a6
    lw s3, 88(a3)
    lw s4, 92(a3)
    and s5, a5, a7
    and s2, s2, a7
    lw s6, 80(a3)
    lw s7, 84(a3)
    xor a6, a6, s5
    xor t0, t0, s2
    xor a5, a5, s3
    xor a7, a7, s4
    xor a6, a6, s6
    xor t0, t0, s7
    slli s2, a5, 14
    srli s3, a5, 18
    slli s4, a7, 14
    srli s5, a7, 18
    slli s6, a6, 14
    srli s7, a6, 18
    slli s8, t0, 14
    srli s9, t0, 18
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    srli s2, a5, 4
    srli s3, a7, 4
    srli s4, a6, 4
    srli s5, t0, 4
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and s5, s5, t1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 18
    srli s3, a5, 14
    slli s4, a7, 18
    srli s5, a7, 14
    slli s6, a6, 18
    srli s7, a6, 14
    slli s8, t0, 18
    srli s9, t0, 14
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, a4
    and s3, s3, a4
    and s4, s4, a4
    and s5, s5, a4
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    # round 7 (skinny.dsl:60)
    or s2, a5, a7
    xor a6, a6, s2
    or s2, t0, a5
    not s3, t0
    xor a7, a7, s2
    and s2, s3, a6
    lw s3, 100(a3)
    lw s4, 104(a3)
    lw s5, 108(a3)
    and s6, a7, a6
    xor a5, a5, s2
    lw s2, 96(a3)
    xor t0, t0, s6
    xor a5, a5, s3
    xor a7, a7, s4
    xor a6, a6, s5
    xor t0, t0, s2
    slli s2, a5, 14
    srli s3, a5, 18
    slli s4, a7, 14
    srli s5, a7, 18
    slli s6, a6, 14
    srli s7, a6, 18
    slli s8, t0, 14
    srli s9, t0, 18
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 12
    srli s3, a5, 20
    slli s4, a7, 12
    srli s5, a7, 20
    slli s6, a6, 12
    srli s7, a6, 20
    slli s8, t0, 12
    srli s9, t0, 20
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 26
    srli s3, a5, 6
    slli s4, a7, 26
    srli s5, a7, 6
    slli s6, a6, 26
    srli s7, a6, 6
    slli s8, t0, 26
    srli s9, t0, 6
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and s5, s5, t1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    # round 8 (skinny.dsl:60)
    or s2, a7, a6
    or s3, a5, a7
    xor t0, t0, s2
    xor a6, a6, s3
    not s2, a5
    lw s3, 120(a3)
    lw s4, 124(a3)
    and s5, a6, t0
    and s2, s2, t0
    lw s6, 112(a3)
    lw s7, 116(a3)
    xor a5, a5, s5
    xor a7, a7, s2
    xor a6, a6, s3
    xor t0, t0, s4
    xor a5, a5, s6
    xor a7, a7, s7
    srli s2, a6, 2
    srli s3, t0, 2
    srli s4, a5, 2
    srli s5, a7, 2
    and s2, s2, a4
    and s3, s3, a4
    and s4, s4, a4
    and s5, s5, a4
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    slli s2, a6, 4
    slli s3, t0, 4
    slli s4, a5, 4
    slli s5, a7, 4
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    srli s2, a6, 6
    srli s3, t0, 6
    srli s4, a5, 6
    srli s5, a7, 6
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    # round 9 (skinny.dsl:60)
    or s2, a6, t0
    xor a5, a5, s2
    or s2, a7, a6
    not s3, a7
    xor t0, t0, s2
    and s2, s3, a5
    lw s3, 132(a3)
    lw s4, 136(a3)
    lw s5, 140(a3)
    and s6, t0, a5
    xor a6, a6, s2
    lw s2, 128(a3)
    xor a7, a7, s6
    xor a6, a6, s3
    xor t0, t0, s4
    xor a5, a5, s5
    xor a7, a7, s2
    slli s2, a6, 22
    srli s3, a6, 10
    slli s4, t0, 22
    srli s5, t0, 10
    slli s6, a5, 22
    srli s7, a5, 10
    slli s8, a7, 22
    srli s9, a7, 10
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and s5, s5, t1
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    slli s2, a6, 20
    srli s3, a6, 12
    slli s4, t0, 20
    srli s5, t0, 12
    slli s6, a5, 20
    srli s7, a5, 12
    slli s8, a7, 20
    srli s9, a7, 12
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, a4
    and s3, s3, a4
    and s4, s4, a4
    and s5, s5, a4
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    slli s2, a6, 10
    srli s3, a6, 22
    slli s4, t0, 10
    srli s5, t0, 22
    slli s6, a5, 10
    srli s7, a5, 22
    slli s8, a7, 10
    srli s9, a7, 22
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    # round 10 (skinny.dsl:60)
    or s2, t0, a5
    or s3, a6, t0
    xor a7, a7, s2
    xor a5, a5, s3
    not s2, a6
    lw s3, 152(a3)
    lw s4, 156(a3)
    and s5, a5, a7
    and s2, s2, a7
    lw s6, 144(a3)
    lw s7, 148(a3)
    xor a6, a6, s5
    xor t0, t0, s2
    xor a5, a5, s3
    xor a7, a7, s4
    xor a6, a6, s6
    xor t0, t0, s7
    slli s2, a5, 14
    srli s3, a5, 18
    slli s4, a7, 14
    srli s5, a7, 18
    slli s6, a6, 14
    srli s7, a6, 18
    slli s8, t0, 14
    srli s9, t0, 18
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    srli s2, a5, 4
    srli s3, a7, 4
    srli s4, a6, 4
    srli s5, t0, 4
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and s5, s5, t1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 18
    srli s3, a5, 14
    slli s4, a7, 18
    srli s5, a7, 14
    slli s6, a6, 18
    srli s7, a6, 14
    slli s8, t0, 18
    srli s9, t0, 14
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, a4
    and s3, s3, a4
    and s4, s4, a4
    and s5, s5, a4
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    # round 11 (skinny.dsl:60)
    or s2, a5, a7
    xor a6, a6, s2
    or s2, t0, a5
    not s3, t0
    xor a7, a7, s2
    and s2, s3, a6
    lw s3, 164(a3)
    lw s4, 168(a3)
    lw s5, 172(a3)
    and s6, a7, a6
    xor a5, a5, s2
    lw s2, 160(a3)
    xor t0, t0, s6
    xor a5, a5, s3
    xor a7, a7, s4
    xor a6, a6, s5
    xor t0, t0, s2
    slli s2, a5, 14
    srli s3, a5, 18
    slli s4, a7, 14
    srli s5, a7, 18
    slli s6, a6, 14
    srli s7, a6, 18
    slli s8, t0, 14
    srli s9, t0, 18
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 12
    srli s3, a5, 20
    slli s4, a7, 12
    srli s5, a7, 20
    slli s6, a6, 12
    srli s7, a6, 20
    slli s8, t0, 12
    srli s9, t0, 20
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 26
    srli s3, a5, 6
    slli s4, a7, 26
    srli s5, a7, 6
    slli s6, a6, 26
    srli s7, a6, 6
    slli s8, t0, 26
    srli s9, t0, 6
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and s5, s5, t1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    # round 12 (skinny.dsl:60)
    or s2, a7, a6
    or s3, a5, a7
    xor t0, t0, s2
    xor a6, a6, s3
    not s2, a5
    lw s3, 184(a3)
    lw s4, 188(a3)
    and s5, a6, t0
    and s2, s2, t0
    lw s6, 176(a3)
    lw s7, 180(a3)
    xor a5, a5, s5
    xor a7, a7, s2
    xor a6, a6, s3
    xor t0, t0, s4
    xor a5, a5, s6
    xor a7, a7, s7
    srli s2, a6, 2
    srli s3, t0, 2
    srli s4, a5, 2
    srli s5, a7, 2
    and s2, s2, a4
    and s3, s3, a4
    and s4, s4, a4
    and s5, s5, a4
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    slli s2, a6, 4
    slli s3, t0, 4
    slli s4, a5, 4
    slli s5, a7, 4
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    srli s2, a6, 6
    srli s3, t0, 6
    srli s4, a5, 6
    srli s5, a7, 6
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    # round 13 (skinny.dsl:60)
    or s2, a6, t0
    xor a5, a5, s2
    or s2, a7, a6
    not s3, a7
    xor t0, t0, s2
    and s2, s3, a5
    lw s3, 196(a3)
    lw s4, 200(a3)
    lw s5, 204(a3)
    and s6, t0, a5
    xor a6, a6, s2
    lw s2, 192(a3)
    xor a7, a7, s6
    xor a6, a6, s3
    xor t0, t0, s4
    xor a5, a5, s5
    xor a7, a7, s2
    slli s2, a6, 22
    srli s3, a6, 10
    slli s4, t0, 22
    srli s5, t0, 10
    slli s6, a5, 22
    srli s7, a5, 10
    slli s8, a7, 22
    srli s9, a7, 10
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and s5, s5, t1
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    slli s2, a6, 20
    srli s3, a6, 12
    slli s4, t0, 20
    srli s5, t0, 12
    slli s6, a5, 20
    srli s7, a5, 12
    slli s8, a7, 20
    srli s9, a7, 12
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, a4
    and s3, s3, a4
    and s4, s4, a4
    and s5, s5, a4
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    slli s2, a6, 10
    srli s3, a6, 22
    slli s4, t0, 10
    srli s5, t0, 22
    slli s6, a5, 10
    srli s7, a5, 22
    slli s8, a7, 10
    srli s9, a7, 22
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    # round 14 (skinny.dsl:60)
    or s2, t0, a5
    or s3, a6, t0
    xor a7, a7, s2
    xor a5, a5, s3
    not s2, a6
    lw s3, 216(a3)
    lw s4, 220(a3)
    and s5, a5, a7
    and s2, s2, a7
    lw s6, 208(a3)
    lw s7, 212(a3)
    xor a6, a6, s5
    xor t0, t0, s2
    xor a5, a5, s3
    xor a7, a7, s4
    xor a6, a6, s6
    xor t0, t0, s7
    slli s2, a5, 14
    srli s3, a5, 18
    slli s4, a7, 14
    srli s5, a7, 18
    slli s6, a6, 14
    srli s7, a6, 18
    slli s8, t0, 14
    srli s9, t0, 18
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    srli s2, a5, 4
    srli s3, a7, 4
    srli s4, a6, 4
    srli s5, t0, 4
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and s5, s5, t1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 18
    srli s3, a5, 14
    slli s4, a7, 18
    srli s5, a7, 14
    slli s6, a6, 18
    srli s7, a6, 14
    slli s8, t0, 18
    srli s9, t0, 14
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, a4
    and s3, s3, a4
    and s4, s4, a4
    and s5, s5, a4
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    # round 15 (skinny.dsl:60)
    or s2, a5, a7
    xor a6, a6, s2
    or s2, t0, a5
    not s3, t0
    xor a7, a7, s2
    and s2, s3, a6
    lw s3, 228(a3)
    lw s4, 232(a3)
    lw s5, 236(a3)
    and s6, a7, a6
    xor a5, a5, s2
    lw s2, 224(a3)
    xor t0, t0, s6
    xor a5, a5, s3
    xor a7, a7, s4
    xor a6, a6, s5
    xor t0, t0, s2
    slli s2, a5, 14
    srli s3, a5, 18
    slli s4, a7, 14
    srli s5, a7, 18
    slli s6, a6, 14
    srli s7, a6, 18
    slli s8, t0, 14
    srli s9, t0, 18
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 12
    srli s3, a5, 20
    slli s4, a7, 12
    srli s5, a7, 20
    slli s6, a6, 12
    srli s7, a6, 20
    slli s8, t0, 12
    srli s9, t0, 20
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 26
    srli s3, a5, 6
    slli s4, a7, 26
    srli s5, a7, 6
    slli s6, a6, 26
    srli s7, a6, 6
    slli s8, t0, 26
    srli s9, t0, 6
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and s5, s5, t1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    # round 16 (skinny.dsl:60)
    or s2, a7, a6
    or s3, a5, a7
    xor t0, t0, s2
    xor a6, a6, s3
    not s2, a5
    lw s3, 248(a3)
    lw s4, 252(a3)
    and s5, a6, t0
    and s2, s2, t0
    lw s6, 240(a3)
    lw s7, 244(a3)
    xor a5, a5, s5
    xor a7, a7, s2
    xor a6, a6, s3
    xor t0, t0, s4
    xor a5, a5, s6
    xor a7, a7, s7
    srli s2, a6, 2
    srli s3, t0, 2
    srli s4, a5, 2
    srli s5, a7, 2
    and s2, s2, a4
    and s3, s3, a4
    and s4, s4, a4
    and s5, s5, a4
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    slli s2, a6, 4
    slli s3, t0, 4
    slli s4, a5, 4
    slli s5, a7, 4
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    srli s2, a6, 6
    srli s3, t0, 6
    srli s4, a5, 6
    srli s5, a7, 6
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    # round 17 (skinny.dsl:60)
    or s2, a6, t0
    xor a5, a5, s2
    or s2, a7, a6
    not s3, a7
    xor t0, t0, s2
    and s2, s3, a5
    lw s3, 260(a3)
    lw s4, 264(a3)
    lw s5, 268(a3)
    and s6, t0, a5
    xor a6, a6, s2
    lw s2, 256(a3)
    xor a7, a7, s6
    xor a6, a6, s3
    xor t0, t0, s4
    xor a5, a5, s5
    xor a7, a7, s2
    slli s2, a6, 22
    srli s3, a6, 10
    slli s4, t0, 22
    srli s5, t0, 10
    slli s6, a5, 22
    srli s7, a5, 10
    slli s8, a7, 22
    srli s9, a7, 10
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and s5, s5, t1
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    slli s2, a6, 20
    srli s3, a6, 12
    slli s4, t0, 20
    srli s5, t0, 12
    slli s6, a5, 20
    srli s7, a5, 12
    slli s8, a7, 20
    srli s9, a7, 12
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, a4
    and s3, s3, a4
    and s4, s4, a4
    and s5, s5, a4
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    slli s2, a6, 10
    srli s3, a6, 22
    slli s4, t0, 10
    srli s5, t0, 22
    slli s6, a5, 10
    srli s7, a5, 22
    slli s8, a7, 10
    srli s9, a7, 22
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    # round 18 (skinny.dsl:60)
    or s2, t0, a5
    or s3, a6, t0
    xor a7, a7, s2
    xor a5, a5, s3
    not s2, a6
    lw s3, 280(a3)
    lw s4, 284(a3)
    and s5, a5, a7
    and s2, s2, a7
    lw s6, 272(a3)
    lw s7, 276(a3)
    xor a6, a6, s5
    xor t0, t0, s2
    xor a5, a5, s3
    xor a7, a7, s4
    xor a6, a6, s6
    xor t0, t0, s7
    slli s2, a5, 14
    srli s3, a5, 18
    slli s4, a7, 14
    srli s5, a7, 18
    slli s6, a6, 14
    srli s7, a6, 18
    slli s8, t0, 14
    srli s9, t0, 18
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    srli s2, a5, 4
    srli s3, a7, 4
    srli s4, a6, 4
    srli s5, t0, 4
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and s5, s5, t1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 18
    srli s3, a5, 14
    slli s4, a7, 18
    srli s5, a7, 14
    slli s6, a6, 18
    srli s7, a6, 14
    slli s8, t0, 18
    srli s9, t0, 14
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, a4
    and s3, s3, a4
    and s4, s4, a4
    and s5, s5, a4
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    # round 19 (skinny.dsl:60)
    or s2, a5, a7
    xor a6, a6, s2
    or s2, t0, a5
    not s3, t0
    xor a7, a7, s2
    and s2, s3, a6
    lw s3, 292(a3)
    lw s4, 296(a3)
    lw s5, 300(a3)
    and s6, a7, a6
    xor a5, a5, s2
    lw s2, 288(a3)
    xor t0, t0, s6
    xor a5, a5, s3
    xor a7, a7, s4
    xor a6, a6, s5
    xor t0, t0, s2
    slli s2, a5, 14
    srli s3, a5, 18
    slli s4, a7, 14
    srli s5, a7, 18
    slli s6, a6, 14
    srli s7, a6, 18
    slli s8, t0, 14
    srli s9, t0, 18
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 12
    srli s3, a5, 20
    slli s4, a7, 12
    srli s5, a7, 20
    slli s6, a6, 12
    srli s7, a6, 20
    slli s8, t0, 12
    srli s9, t0, 20
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 26
    srli s3, a5, 6
    slli s4, a7, 26
    srli s5, a7, 6
    slli s6, a6, 26
    srli s7, a6, 6
    slli s8, t0, 26
    srli s9, t0, 6
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and s5, s5, t1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    # round 20 (skinny.dsl:60)
    or s2, a7, a6
    or s3, a5, a7
    xor t0, t0, s2
    xor a6, a6, s3
    not s2, a5
    lw s3, 312(a3)
    lw s4, 316(a3)
    and s5, a6, t0
    and s2, s2, t0
    lw s6, 304(a3)
    lw s7, 308(a3)
    xor a5, a5, s5
    xor a7, a7, s2
    xor a6, a6, s3
    xor t0, t0, s4
    xor a5, a5, s6
    xor a7, a7, s7
    srli s2, a6, 2
    srli s3, t0, 2
    srli s4, a5, 2
    srli s5, a7, 2
    and s2, s2, a4
    and s3, s3, a4
    and s4, s4, a4
    and s5, s5, a4
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    slli s2, a6, 4
    slli s3, t0, 4
    slli s4, a5, 4
    slli s5, a7, 4
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    srli s2, a6, 6
    srli s3, t0, 6
    srli s4, a5, 6
    srli s5, a7, 6
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    # round 21 (skinny.dsl:60)
    or s2, a6, t0
    xor a5, a5, s2
    or s2, a7, a6
    not s3, a7
    xor t0, t0, s2
    and s2, s3, a5
    lw s3, 324(a3)
    lw s4, 328(a3)
    lw s5, 332(a3)
    and s6, t0, a5
    xor a6, a6, s2
    lw s2, 320(a3)
    xor a7, a7, s6
    xor a6, a6, s3
    xor t0, t0, s4
    xor a5, a5, s5
    xor a7, a7, s2
    slli s2, a6, 22
    srli s3, a6, 10
    slli s4, t0, 22
    srli s5, t0, 10
    slli s6, a5, 22
    srli s7, a5, 10
    slli s8, a7, 22
    srli s9, a7, 10
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and s5, s5, t1
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    slli s2, a6, 20
    srli s3, a6, 12
    slli s4, t0, 20
    srli s5, t0, 12
    slli s6, a5, 20
    srli s7, a5, 12
    slli s8, a7, 20
    srli s9, a7, 12
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, a4
    and s3, s3, a4
    and s4, s4, a4
    and s5, s5, a4
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    slli s2, a6, 10
    srli s3, a6, 22
    slli s4, t0, 10
    srli s5, t0, 22
    slli s6, a5, 10
    srli s7, a5, 22
    slli s8, a7, 10
    srli s9, a7, 22
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    # round 22 (skinny.dsl:60)
    or s2, t0, a5
    or s3, a6, t0
    xor a7, a7, s2
    xor a5, a5, s3
    not s2, a6
    lw s3, 344(a3)
    lw s4, 348(a3)
    and s5, a5, a7
    and s2, s2, a7
    lw s6, 336(a3)
    lw s7, 340(a3)
    xor a6, a6, s5
    xor t0, t0, s2
    xor a5, a5, s3
    xor a7, a7, s4
    xor a6, a6, s6
    xor t0, t0, s7
    slli s2, a5, 14
    srli s3, a5, 18
    slli s4, a7, 14
    srli s5, a7, 18
    slli s6, a6, 14
    srli s7, a6, 18
    slli s8, t0, 14
    srli s9, t0, 18
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    srli s2, a5, 4
    srli s3, a7, 4
    srli s4, a6, 4
    srli s5, t0, 4
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and s5, s5, t1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 18
    srli s3, a5, 14
    slli s4, a7, 18
    srli s5, a7, 14
    slli s6, a6, 18
    srli s7, a6, 14
    slli s8, t0, 18
    srli s9, t0, 14
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, a4
    and s3, s3, a4
    and s4, s4, a4
    and s5, s5, a4
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    # round 23 (skinny.dsl:60)
    or s2, a5, a7
    xor a6, a6, s2
    or s2, t0, a5
    not s3, t0
    xor a7, a7, s2
    and s2, s3, a6
    lw s3, 356(a3)
    lw s4, 360(a3)
    lw s5, 364(a3)
    and s6, a7, a6
    xor a5, a5, s2
    lw s2, 352(a3)
    xor t0, t0, s6
    xor a5, a5, s3
    xor a7, a7, s4
    xor a6, a6, s5
    xor t0, t0, s2
    slli s2, a5, 14
    srli s3, a5, 18
    slli s4, a7, 14
    srli s5, a7, 18
    slli s6, a6, 14
    srli s7, a6, 18
    slli s8, t0, 14
    srli s9, t0, 18
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 12
    srli s3, a5, 20
    slli s4, a7, 12
    srli s5, a7, 20
    slli s6, a6, 12
    srli s7, a6, 20
    slli s8, t0, 12
    srli s9, t0, 20
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 26
    srli s3, a5, 6
    slli s4, a7, 26
    srli s5, a7, 6
    slli s6, a6, 26
    srli s7, a6, 6
    slli s8, t0, 26
    srli s9, t0, 6
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and s5, s5, t1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    # round 24 (skinny.dsl:60)
    or s2, a7, a6
    or s3, a5, a7
    xor t0, t0, s2
    xor a6, a6, s3
    not s2, a5
    lw s3, 376(a3)
    lw s4, 380(a3)
    and s5, a6, t0
    and s2, s2, t0
    lw s6, 368(a3)
    lw s7, 372(a3)
    xor a5, a5, s5
    xor a7, a7, s2
    xor a6, a6, s3
    xor t0, t0, s4
    xor a5, a5, s6
    xor a7, a7, s7
    srli s2, a6, 2
    srli s3, t0, 2
    srli s4, a5, 2
    srli s5, a7, 2
    and s2, s2, a4
    and s3, s3, a4
    and s4, s4, a4
    and s5, s5, a4
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    slli s2, a6, 4
    slli s3, t0, 4
    slli s4, a5, 4
    slli s5, a7, 4
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    srli s2, a6, 6
    srli s3, t0, 6
    srli s4, a5, 6
    srli s5, a7, 6
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    # round 25 (skinny.dsl:60)
    or s2, a6, t0
    xor a5, a5, s2
    or s2, a7, a6
    not s3, a7
    xor t0, t0, s2
    and s2, s3, a5
    lw s3, 388(a3)
    lw s4, 392(a3)
    lw s5, 396(a3)
    and s6, t0, a5
    xor a6, a6, s2
    lw s2, 384(a3)
    xor a7, a7, s6
    xor a6, a6, s3
    xor t0, t0, s4
    xor a5, a5, s5
    xor a7, a7, s2
    slli s2, a6, 22
    srli s3, a6, 10
    slli s4, t0, 22
    srli s5, t0, 10
    slli s6, a5, 22
    srli s7, a5, 10
    slli s8, a7, 22
    srli s9, a7, 10
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and s5, s5, t1
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    slli s2, a6, 20
    srli s3, a6, 12
    slli s4, t0, 20
    srli s5, t0, 12
    slli s6, a5, 20
    srli s7, a5, 12
    slli s8, a7, 20
    srli s9, a7, 12
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, a4
    and s3, s3, a4
    and s4, s4, a4
    and s5, s5, a4
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    slli s2, a6, 10
    srli s3, a6, 22
    slli s4, t0, 10
    srli s5, t0, 22
    slli s6, a5, 10
    srli s7, a5, 22
    slli s8, a7, 10
    srli s9, a7, 22
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    # round 26 (skinny.dsl:60)
    or s2, t0, a5
    or s3, a6, t0
    xor a7, a7, s2
    xor a5, a5, s3
    not s2, a6
    lw s3, 408(a3)
    lw s4, 412(a3)
    and s5, a5, a7
    and s2, s2, a7
    lw s6, 400(a3)
    lw s7, 404(a3)
    xor a6, a6, s5
    xor t0, t0, s2
    xor a5, a5, s3
    xor a7, a7, s4
    xor a6, a6, s6
    xor t0, t0, s7
    slli s2, a5, 14
    srli s3, a5, 18
    slli s4, a7, 14
    srli s5, a7, 18
    slli s6, a6, 14
    srli s7, a6, 18
    slli s8, t0, 14
    srli s9, t0, 18
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    srli s2, a5, 4
    srli s3, a7, 4
    srli s4, a6, 4
    srli s5, t0, 4
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and s5, s5, t1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 18
    srli s3, a5, 14
    slli s4, a7, 18
    srli s5, a7, 14
    slli s6, a6, 18
    srli s7, a6, 14
    slli s8, t0, 18
    srli s9, t0, 14
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, a4
    and s3, s3, a4
    and s4, s4, a4
    and s5, s5, a4
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    # round 27 (skinny.dsl:60)
    or s2, a5, a7
    xor a6, a6, s2
    or s2, t0, a5
    not s3, t0
    xor a7, a7, s2
    and s2, s3, a6
    lw s3, 420(a3)
    lw s4, 424(a3)
    lw s5, 428(a3)
    and s6, a7, a6
    xor a5, a5, s2
    lw s2, 416(a3)
    xor t0, t0, s6
    xor a5, a5, s3
    xor a7, a7, s4
    xor a6, a6, s5
    xor t0, t0, s2
    slli s2, a5, 14
    srli s3, a5, 18
    slli s4, a7, 14
    srli s5, a7, 18
    slli s6, a6, 14
    srli s7, a6, 18
    slli s8, t0, 14
    srli s9, t0, 18
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 12
    srli s3, a5, 20
    slli s4, a7, 12
    srli s5, a7, 20
    slli s6, a6, 12
    srli s7, a6, 20
    slli s8, t0, 12
    srli s9, t0, 20
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 26
    srli s3, a5, 6
    slli s4, a7, 26
    srli s5, a7, 6
    slli s6, a6, 26
    srli s7, a6, 6
    slli s8, t0, 26
    srli s9, t0, 6
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and s5, s5, t1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    # round 28 (skinny.dsl:60)
    or s2, a7, a6
    or s3, a5, a7
    xor t0, t0, s2
    xor a6, a6, s3
    not s2, a5
    lw s3, 440(a3)
    lw s4, 444(a3)
    and s5, a6, t0
    and s2, s2, t0
    lw s6, 432(a3)
    lw s7, 436(a3)
    xor a5, a5, s5
    xor a7, a7, s2
    xor a6, a6, s3
    xor t0, t0, s4
    xor a5, a5, s6
    xor a7, a7, s7
    srli s2, a6, 2
    srli s3, t0, 2
    srli s4, a5, 2
    srli s5, a7, 2
    and s2, s2, a4
    and s3, s3, a4
    and s4, s4, a4
    and s5, s5, a4
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    slli s2, a6, 4
    slli s3, t0, 4
    slli s4, a5, 4
    slli s5, a7, 4
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    srli s2, a6, 6
    srli s3, t0, 6
    srli s4, a5, 6
    srli s5, a7, 6
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    # round 29 (skinny.dsl:60)
    or s2, a6, t0
    xor a5, a5, s2
    or s2, a7, a6
    not s3, a7
    xor t0, t0, s2
    and s2, s3, a5
    lw s3, 452(a3)
    lw s4, 456(a3)
    lw s5, 460(a3)
    and s6, t0, a5
    xor a6, a6, s2
    lw s2, 448(a3)
    xor a7, a7, s6
    xor a6, a6, s3
    xor t0, t0, s4
    xor a5, a5, s5
    xor a7, a7, s2
    slli s2, a6, 22
    srli s3, a6, 10
    slli s4, t0, 22
    srli s5, t0, 10
    slli s6, a5, 22
    srli s7, a5, 10
    slli s8, a7, 22
    srli s9, a7, 10
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and s5, s5, t1
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    slli s2, a6, 20
    srli s3, a6, 12
    slli s4, t0, 20
    srli s5, t0, 12
    slli s6, a5, 20
    srli s7, a5, 12
    slli s8, a7, 20
    srli s9, a7, 12
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, a4
    and s3, s3, a4
    and s4, s4, a4
    and s5, s5, a4
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    slli s2, a6, 10
    srli s3, a6, 22
    slli s4, t0, 10
    srli s5, t0, 22
    slli s6, a5, 10
    srli s7, a5, 22
    slli s8, a7, 10
    srli s9, a7, 22
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    # round 30 (skinny.dsl:60)
    or s2, t0, a5
    or s3, a6, t0
    xor a7, a7, s2
    xor a5, a5, s3
    not s2, a6
    lw s3, 472(a3)
    lw s4, 476(a3)
    and s5, a5, a7
    and s2, s2, a7
    lw s6, 464(a3)
    lw s7, 468(a3)
    xor a6, a6, s5
    xor t0, t0, s2
    xor a5, a5, s3
    xor a7, a7, s4
    xor a6, a6, s6
    xor t0, t0, s7
    slli s2, a5, 14
    srli s3, a5, 18
    slli s4, a7, 14
    srli s5, a7, 18
    slli s6, a6, 14
    srli s7, a6, 18
    slli s8, t0, 14
    srli s9, t0, 18
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    srli s2, a5, 4
    srli s3, a7, 4
    srli s4, a6, 4
    srli s5, t0, 4
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and s5, s5, t1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 18
    srli s3, a5, 14
    slli s4, a7, 18
    srli s5, a7, 14
    slli s6, a6, 18
    srli s7, a6, 14
    slli s8, t0, 18
    srli s9, t0, 14
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, a4
    and s3, s3, a4
    and s4, s4, a4
    and s5, s5, a4
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    # round 31 (skinny.dsl:60)
    or s2, a5, a7
    xor a6, a6, s2
    or s2, t0, a5
    not s3, t0
    xor a7, a7, s2
    and s2, s3, a6
    lw s3, 484(a3)
    lw s4, 488(a3)
    lw s5, 492(a3)
    and s6, a7, a6
    xor a5, a5, s2
    lw s2, 480(a3)
    xor t0, t0, s6
    xor a5, a5, s3
    xor a7, a7, s4
    xor a6, a6, s5
    xor t0, t0, s2
    slli s2, a5, 14
    srli s3, a5, 18
    slli s4, a7, 14
    srli s5, a7, 18
    slli s6, a6, 14
    srli s7, a6, 18
    slli s8, t0, 14
    srli s9, t0, 18
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 12
    srli s3, a5, 20
    slli s4, a7, 12
    srli s5, a7, 20
    slli s6, a6, 12
    srli s7, a6, 20
    slli s8, t0, 12
    srli s9, t0, 20
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 26
    srli s3, a5, 6
    slli s4, a7, 26
    srli s5, a7, 6
    slli s6, a6, 26
    srli s7, a6, 6
    slli s8, t0, 26
    srli s9, t0, 6
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and s5, s5, t1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    # round 32 (skinny.dsl:60)
    or s2, a7, a6
    or s3, a5, a7
    xor t0, t0, s2
    xor a6, a6, s3
    not s2, a5
    lw s3, 504(a3)
    lw s4, 508(a3)
    and s5, a6, t0
    and s2, s2, t0
    lw s6, 496(a3)
    lw s7, 500(a3)
    xor a5, a5, s5
    xor a7, a7, s2
    xor a6, a6, s3
    xor t0, t0, s4
    xor a5, a5, s6
    xor a7, a7, s7
    srli s2, a6, 2
    srli s3, t0, 2
    srli s4, a5, 2
    srli s5, a7, 2
    and s2, s2, a4
    and s3, s3, a4
    and s4, s4, a4
    and s5, s5, a4
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    slli s2, a6, 4
    slli s3, t0, 4
    slli s4, a5, 4
    slli s5, a7, 4
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    srli s2, a6, 6
    srli s3, t0, 6
    srli s4, a5, 6
    srli s5, a7, 6
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    # round 33 (skinny.dsl:60)
    or s2, a6, t0
    xor a5, a5, s2
    or s2, a7, a6
    not s3, a7
    xor t0, t0, s2
    and s2, s3, a5
    lw s3, 516(a3)
    lw s4, 520(a3)
    lw s5, 524(a3)
    and s6, t0, a5
    xor a6, a6, s2
    lw s2, 512(a3)
    xor a7, a7, s6
    xor a6, a6, s3
    xor t0, t0, s4
    xor a5, a5, s5
    xor a7, a7, s2
    slli s2, a6, 22
    srli s3, a6, 10
    slli s4, t0, 22
    srli s5, t0, 10
    slli s6, a5, 22
    srli s7, a5, 10
    slli s8, a7, 22
    srli s9, a7, 10
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and s5, s5, t1
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    slli s2, a6, 20
    srli s3, a6, 12
    slli s4, t0, 20
    srli s5, t0, 12
    slli s6, a5, 20
    srli s7, a5, 12
    slli s8, a7, 20
    srli s9, a7, 12
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, a4
    and s3, s3, a4
    and s4, s4, a4
    and s5, s5, a4
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    slli s2, a6, 10
    srli s3, a6, 22
    slli s4, t0, 10
    srli s5, t0, 22
    slli s6, a5, 10
    srli s7, a5, 22
    slli s8, a7, 10
    srli s9, a7, 22
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    xor a6, a6, s2
    xor t0, t0, s3
    xor a5, a5, s4
    xor a7, a7, s5
    # round 34 (skinny.dsl:60)
    or s2, t0, a5
    or s3, a6, t0
    xor a7, a7, s2
    xor a5, a5, s3
    not s2, a6
    lw s3, 536(a3)
    lw s4, 540(a3)
    and s5, a5, a7
    and s2, s2, a7
    lw s6, 528(a3)
    lw s7, 532(a3)
    xor a6, a6, s5
    xor t0, t0, s2
    xor a5, a5, s3
    xor a7, a7, s4
    xor a6, a6, s6
    xor t0, t0, s7
    slli s2, a5, 14
    srli s3, a5, 18
    slli s4, a7, 14
    srli s5, a7, 18
    slli s6, a6, 14
    srli s7, a6, 18
    slli s8, t0, 14
    srli s9, t0, 18
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    srli s2, a5, 4
    srli s3, a7, 4
    srli s4, a6, 4
    srli s5, t0, 4
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and s5, s5, t1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 18
    srli s3, a5, 14
    slli s4, a7, 18
    srli s5, a7, 14
    slli s6, a6, 18
    srli s7, a6, 14
    slli s8, t0, 18
    srli s9, t0, 14
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, a4
    and s3, s3, a4
    and s4, s4, a4
    and s5, s5, a4
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    # round 35 (skinny.dsl:60)
    or s2, a5, a7
    xor a6, a6, s2
    or s2, t0, a5
    not s3, t0
    xor a7, a7, s2
    and s2, s3, a6
    lw s3, 548(a3)
    lw s4, 552(a3)
    lw s5, 556(a3)
    and s6, a7, a6
    xor a5, a5, s2
    lw s2, 544(a3)
    xor t0, t0, s6
    xor a5, a5, s3
    xor a7, a7, s4
    xor a6, a6, s5
    xor t0, t0, s2
    slli s2, a5, 14
    srli s3, a5, 18
    slli s4, a7, 14
    srli s5, a7, 18
    slli s6, a6, 14
    srli s7, a6, 18
    slli s8, t0, 14
    srli s9, t0, 18
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 12
    srli s3, a5, 20
    slli s4, a7, 12
    srli s5, a7, 20
    slli s6, a6, 12
    srli s7, a6, 20
    slli s8, t0, 12
    srli s9, t0, 20
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, s1
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, s5
    slli s2, a5, 26
    srli s3, a5, 6
    slli s4, a7, 26
    srli s5, a7, 6
    slli s6, a6, 26
    srli s7, a6, 6
    slli s8, t0, 26
    srli s9, t0, 6
    or s2, s2, s3
    or s3, s4, s5
    or s4, s6, s7
    or s5, s8, s9
    and s2, s2, t1
    and s3, s3, t1
    and s4, s4, t1
    and t1, s5, t1
    xor a5, a5, s2
    xor a7, a7, s3
    xor a6, a6, s4
    xor t0, t0, t1
    # round 36 (skinny.dsl:60)
    or t1, a7, a6
    or s2, a5, a7
    xor t0, t0, t1
    xor a6, a6, s2
    and t1, a6, t0
    not s2, a5
    lw s3, 560(a3)
    xor a5, a5, t1
    and t1, s2, t0
    lw s2, 564(a3)
    lw s4, 568(a3)
    xor a7, a7, t1
    xor a5, a5, s3
    lw t1, 572(a3)
    xor a7, a7, s2
    xor a6, a6, s4
    slli s2, a5, 16
    srli a5, a5, 16
    xor t0, t0, t1
    or a5, s2, a5
    slli t1, a7, 16
    srli a7, a7, 16
    slli s2, a6, 16
    srli a6, a6, 16
    or a7, t1, a7
    or a6, s2, a6
    slli t1, t0, 16
    srli t0, t0, 16
    srli s2, a5, 2
    or t0, t1, t0
    and t1, s2, a4
    srli s2, a7, 2
    srli s3, a6, 2
    xor a5, a5, t1
    and t1, s2, a4
    and s2, s3, a4
    srli s3, t0, 2
    slli s4, a5, 4
    xor a7, a7, t1
    xor a6, a6, s2
    and t1, s3, a4
    and a4, s4, s0
    slli s2, a7, 4
    slli s3, a6, 4
    xor t0, t0, t1
    xor a5, a5, a4
    and t1, s2, s0
    and a4, s3, s0
    slli s2, t0, 4
    srli s3, a5, 6
    xor a7, a7, t1
    xor a6, a6, a4
    and t1, s2, s0
    and a4, s3, s1
    srli s0, a7, 6
    srli s2, a6, 6
    xor t0, t0, t1
    xor a5, a5, a4
    and t1, s0, s1
    and a4, s2, s1
    srli s0, t0, 6
    xor a7, a7, t1
    xor a6, a6, a4
    and t1, s0, s1
    srli a4, a5, 2
    xor t0, t0, t1
    xor t1, a4, a6
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
    bltu a2, a1, .Llwcc_skinny64_128_ecb_encrypt_rv32i_group_done
    j .Llwcc_skinny64_128_ecb_encrypt_rv32i_group
.Llwcc_skinny64_128_ecb_encrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny64_128_ecb_encrypt_rv32i_out
.Llwcc_skinny64_128_ecb_encrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_skinny64_128_ecb_encrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_skinny64_128_ecb_encrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_skinny64_128_ecb_encrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_skinny64_128_ecb_encrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_128_ecb_encrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_skinny64_128_ecb_encrypt_rv32i_group
.Llwcc_skinny64_128_ecb_encrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_skinny64_128_ecb_encrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_128_ecb_encrypt_rv32i_copy
.Llwcc_skinny64_128_ecb_encrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_skinny64_128_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny64_128_ecb_encrypt_rv32i_wipe
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
    addi sp, sp, 112
    ret
    .size lwcc_skinny64_128_ecb_encrypt_rv32i, .-lwcc_skinny64_128_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_skinny64_128_ecb_decrypt_rv32i
    .type lwcc_skinny64_128_ecb_decrypt_rv32i, %function
lwcc_skinny64_128_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_skinny64_128_ecb_decrypt_rv32i_begin
    ret
.Llwcc_skinny64_128_ecb_decrypt_rv32i_begin:
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
    beqz t1, .Llwcc_skinny64_128_ecb_decrypt_rv32i_group
    j .Llwcc_skinny64_128_ecb_decrypt_rv32i_rest
.Llwcc_skinny64_128_ecb_decrypt_rv32i_group:
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
    xor a5, a5, s0
    slli t1, a6, 16
    srli a6, a6, 16
    slli s0, t0, 16
    srli t0, t0, 16
    slli a4, a4, 2
    slli s1, a5, 16
    srli a5, a5, 16
    or a6, t1, a6
    or t0, s0, t0
    lui t1, 12336
    xor a7, a7, a4
    or a5, s1, a5
    addi t1, t1, 771
    srli a4, a6, 6
    srli s0, t0, 6
    slli s1, a7, 16
    srli a7, a7, 16
    srli s2, a5, 6
    and a4, a4, t1
    and s0, s0, t1
    or a7, s1, a7
    and s1, s2, t1
    lui s2, 789516
    xor a6, a6, a4
    xor t0, t0, s0
    xor a5, a5, s1
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
    lw s5, 568(a3)
    lw s6, 572(a3)
    and s4, s4, s0
    xor a7, a7, s1
    xor a6, a6, s2
    xor t0, t0, s3
    lw s1, 576(a3)
    xor a5, a5, s4
    srli s2, a7, 2
    xor a6, a6, s5
    xor t0, t0, s6
    and s2, s2, s0
    xor a5, a5, s1
    lw s1, 580(a3)
    # round 36 (skinny.dsl:60)
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
    lw s4, 552(a3)
    lw s6, 556(a3)
    and s5, s5, a4
    slli s7, a5, 14
    srli s8, a5, 18
    xor a7, a7, s2
    xor a6, a6, s3
    lw s2, 584(a3)
    xor t0, t0, s5
    or s3, s7, s8
    xor a7, a7, s4
    xor a6, a6, s6
    and s3, s3, a4
    xor t0, t0, s2
    lw s2, 588(a3)
    # round 35 (skinny.dsl:60)
    and s4, a7, a6
    # round 36 (skinny.dsl:60)
    xor a5, a5, s3
    # round 35 (skinny.dsl:60)
    xor t0, t0, s4
    # round 36 (skinny.dsl:60)
    xor a5, a5, s2
    # round 35 (skinny.dsl:60)
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
    # round 36 (skinny.dsl:60)
    lui s6, 49345
    # round 35 (skinny.dsl:60)
    or s5, s5, s2
    slli s7, t0, 18
    srli s8, t0, 14
    xor a5, a5, s3
    xor a7, a7, s4
    # round 36 (skinny.dsl:60)
    addi s3, s6, -1012
    # round 35 (skinny.dsl:60)
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
    lw s6, 536(a3)
    lw s8, 540(a3)
    and s7, s7, t1
    slli s9, t0, 14
    srli s10, t0, 18
    xor a5, a5, s4
    xor a7, a7, s5
    lw s4, 592(a3)
    xor a6, a6, s7
    or s5, s9, s10
    xor a5, a5, s6
    xor a7, a7, s8
    and s5, s5, t1
    xor a6, a6, s4
    lw s4, 596(a3)
    # round 34 (skinny.dsl:60)
    and s6, a5, a7
    # round 35 (skinny.dsl:60)
    xor t0, t0, s5
    # round 34 (skinny.dsl:60)
    xor a6, a6, s6
    # round 35 (skinny.dsl:60)
    xor t0, t0, s4
    # round 34 (skinny.dsl:60)
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
    lw s9, 520(a3)
    lw s10, 524(a3)
    and s8, s8, s3
    xor a6, a6, s5
    xor t0, t0, s6
    xor a5, a5, s7
    lw s5, 512(a3)
    xor a7, a7, s8
    slli s6, a6, 22
    srli s7, a6, 10
    xor t0, t0, s9
    xor a5, a5, s10
    or s6, s6, s7
    xor a7, a7, s5
    # round 33 (skinny.dsl:60)
    and s5, t0, a5
    # round 34 (skinny.dsl:60)
    and s6, s6, s3
    lw s7, 516(a3)
    # round 33 (skinny.dsl:60)
    xor a7, a7, s5
    # round 34 (skinny.dsl:60)
    xor a6, a6, s6
    # round 33 (skinny.dsl:60)
    not s5, a7
    # round 34 (skinny.dsl:60)
    xor a6, a6, s7
    # round 33 (skinny.dsl:60)
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
    lw s9, 504(a3)
    lw s10, 508(a3)
    and s8, s8, s0
    xor a7, a7, s5
    xor a6, a6, s6
    xor t0, t0, s7
    lw s5, 600(a3)
    xor a5, a5, s8
    srli s6, a7, 2
    xor a6, a6, s9
    xor t0, t0, s10
    and s6, s6, s0
    xor a5, a5, s5
    lw s5, 604(a3)
    # round 32 (skinny.dsl:60)
    and s7, a6, t0
    # round 33 (skinny.dsl:60)
    xor a7, a7, s6
    # round 32 (skinny.dsl:60)
    xor a5, a5, s7
    # round 33 (skinny.dsl:60)
    xor a7, a7, s5
    # round 32 (skinny.dsl:60)
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
    lw s7, 488(a3)
    lw s9, 492(a3)
    and s8, s8, a4
    slli s10, a5, 14
    srli s11, a5, 18
    xor a7, a7, s5
    xor a6, a6, s6
    lw s5, 608(a3)
    xor t0, t0, s8
    or s6, s10, s11
    xor a7, a7, s7
    xor a6, a6, s9
    and s6, s6, a4
    xor t0, t0, s5
    lw s5, 612(a3)
    # round 31 (skinny.dsl:60)
    and s7, a7, a6
    # round 32 (skinny.dsl:60)
    xor a5, a5, s6
    # round 31 (skinny.dsl:60)
    xor t0, t0, s7
    # round 32 (skinny.dsl:60)
    xor a5, a5, s5
    # round 31 (skinny.dsl:60)
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
    lw s7, 472(a3)
    lw s9, 476(a3)
    and s8, s8, t1
    slli s10, t0, 14
    srli s11, t0, 18
    xor a5, a5, s5
    xor a7, a7, s6
    lw s5, 616(a3)
    xor a6, a6, s8
    or s6, s10, s11
    xor a5, a5, s7
    xor a7, a7, s9
    and s6, s6, t1
    xor a6, a6, s5
    lw s5, 620(a3)
    # round 30 (skinny.dsl:60)
    and s7, a5, a7
    # round 31 (skinny.dsl:60)
    xor t0, t0, s6
    # round 30 (skinny.dsl:60)
    xor a6, a6, s7
    # round 31 (skinny.dsl:60)
    xor t0, t0, s5
    # round 30 (skinny.dsl:60)
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
    lw s9, 456(a3)
    lw s10, 460(a3)
    and s8, s8, s3
    xor a6, a6, s5
    xor t0, t0, s6
    xor a5, a5, s7
    lw s5, 448(a3)
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
    lw s7, 452(a3)
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
    lw s9, 440(a3)
    lw s10, 444(a3)
    and s8, s8, s0
    xor a7, a7, s5
    xor a6, a6, s6
    xor t0, t0, s7
    lw s5, 624(a3)
    xor a5, a5, s8
    srli s6, a7, 2
    xor a6, a6, s9
    xor t0, t0, s10
    and s6, s6, s0
    xor a5, a5, s5
    lw s5, 628(a3)
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
    lw s7, 424(a3)
    lw s9, 428(a3)
    and s8, s8, a4
    slli s10, a5, 14
    srli s11, a5, 18
    xor a7, a7, s5
    xor a6, a6, s6
    lw s5, 632(a3)
    xor t0, t0, s8
    or s6, s10, s11
    xor a7, a7, s7
    xor a6, a6, s9
    and s6, s6, a4
    xor t0, t0, s5
    lw s5, 636(a3)
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
    lw s7, 408(a3)
    lw s9, 412(a3)
    and s8, s8, t1
    slli s10, t0, 14
    srli s11, t0, 18
    xor a5, a5, s5
    xor a7, a7, s6
    lw s5, 640(a3)
    xor a6, a6, s8
    or s6, s10, s11
    xor a5, a5, s7
    xor a7, a7, s9
    and s6, s6, t1
    xor a6, a6, s5
    lw s5, 644(a3)
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
    lw s9, 392(a3)
    lw s10, 396(a3)
    and s8, s8, s3
    xor a6, a6, s5
    xor t0, t0, s6
    xor a5, a5, s7
    lw s5, 384(a3)
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
    lw s7, 388(a3)
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
    lw s9, 376(a3)
    lw s10, 380(a3)
    and s8, s8, s0
    xor a7, a7, s5
    xor a6, a6, s6
    xor t0, t0, s7
    lw s5, 648(a3)
    xor a5, a5, s8
    srli s6, a7, 2
    xor a6, a6, s9
    xor t0, t0, s10
    and s6, s6, s0
    xor a5, a5, s5
    lw s5, 652(a3)
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
    lw s7, 360(a3)
    lw s9, 364(a3)
    and s8, s8, a4
    slli s10, a5, 14
    srli s11, a5, 18
    xor a7, a7, s5
    xor a6, a6, s6
    lw s5, 656(a3)
    xor t0, t0, s8
    or s6, s10, s11
    xor a7, a7, s7
    xor a6, a6, s9
    and s6, s6, a4
    xor t0, t0, s5
    lw s5, 660(a3)
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
    lw s7, 344(a3)
    lw s9, 348(a3)
    and s8, s8, t1
    slli s10, t0, 14
    srli s11, t0, 18
    xor a5, a5, s5
    xor a7, a7, s6
    lw s5, 664(a3)
    xor a6, a6, s8
    or s6, s10, s11
    xor a5, a5, s7
    xor a7, a7, s9
    and s6, s6, t1
    xor a6, a6, s5
    lw s5, 668(a3)
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
    lw s9, 328(a3)
    lw s10, 332(a3)
    and s8, s8, s3
    xor a6, a6, s5
    xor t0, t0, s6
    xor a5, a5, s7
    lw s5, 320(a3)
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
    lw s7, 324(a3)
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
    lw s9, 312(a3)
    lw s10, 316(a3)
    and s8, s8, s0
    xor a7, a7, s5
    xor a6, a6, s6
    xor t0, t0, s7
    lw s5, 672(a3)
    xor a5, a5, s8
    srli s6, a7, 2
    xor a6, a6, s9
    xor t0, t0, s10
    and s6, s6, s0
    xor a5, a5, s5
    lw s5, 676(a3)
    # round 20 (skinny.dsl:60)
    and s7, a6, t0
    # round 21 (skinny.dsl:60)
    xor a7, a7, s6
    # round 20 (skinny.dsl:60)
    xor a5, a5, s7
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
    lw s7, 296(a3)
    lw s9, 300(a3)
    and s8, s8, a4
    slli s10, a5, 14
    srli s11, a5, 18
    xor a7, a7, s5
    xor a6, a6, s6
    lw s5, 680(a3)
    xor t0, t0, s8
    or s6, s10, s11
    xor a7, a7, s7
    xor a6, a6, s9
    and s6, s6, a4
    xor t0, t0, s5
    lw s5, 684(a3)
    # round 19 (skinny.dsl:60)
    and s7, a7, a6
    # round 20 (skinny.dsl:60)
    xor a5, a5, s6
    # round 19 (skinny.dsl:60)
    xor t0, t0, s7
    # round 20 (skinny.dsl:60)
    xor a5, a5, s5
    # round 19 (skinny.dsl:60)
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
    lw s7, 280(a3)
    lw s9, 284(a3)
    and s8, s8, t1
    slli s10, t0, 14
    srli s11, t0, 18
    xor a5, a5, s5
    xor a7, a7, s6
    lw s5, 688(a3)
    xor a6, a6, s8
    or s6, s10, s11
    xor a5, a5, s7
    xor a7, a7, s9
    and s6, s6, t1
    xor a6, a6, s5
    lw s5, 692(a3)
    # round 18 (skinny.dsl:60)
    and s7, a5, a7
    # round 19 (skinny.dsl:60)
    xor t0, t0, s6
    # round 18 (skinny.dsl:60)
    xor a6, a6, s7
    # round 19 (skinny.dsl:60)
    xor t0, t0, s5
    # round 18 (skinny.dsl:60)
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
    lw s9, 264(a3)
    lw s10, 268(a3)
    and s8, s8, s3
    xor a6, a6, s5
    xor t0, t0, s6
    xor a5, a5, s7
    lw s5, 256(a3)
    xor a7, a7, s8
    slli s6, a6, 22
    srli s7, a6, 10
    xor t0, t0, s9
    xor a5, a5, s10
    or s6, s6, s7
    xor a7, a7, s5
    # round 17 (skinny.dsl:60)
    and s5, t0, a5
    # round 18 (skinny.dsl:60)
    and s6, s6, s3
    lw s7, 260(a3)
    # round 17 (skinny.dsl:60)
    xor a7, a7, s5
    # round 18 (skinny.dsl:60)
    xor a6, a6, s6
    # round 17 (skinny.dsl:60)
    not s5, a7
    # round 18 (skinny.dsl:60)
    xor a6, a6, s7
    # round 17 (skinny.dsl:60)
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
    lw s9, 248(a3)
    lw s10, 252(a3)
    and s8, s8, s0
    xor a7, a7, s5
    xor a6, a6, s6
    xor t0, t0, s7
    lw s5, 696(a3)
    xor a5, a5, s8
    srli s6, a7, 2
    xor a6, a6, s9
    xor t0, t0, s10
    and s6, s6, s0
    xor a5, a5, s5
    lw s5, 700(a3)
    # round 16 (skinny.dsl:60)
    and s7, a6, t0
    # round 17 (skinny.dsl:60)
    xor a7, a7, s6
    # round 16 (skinny.dsl:60)
    xor a5, a5, s7
    # round 17 (skinny.dsl:60)
    xor a7, a7, s5
    # round 16 (skinny.dsl:60)
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
    lw s7, 232(a3)
    lw s9, 236(a3)
    and s8, s8, a4
    slli s10, a5, 14
    srli s11, a5, 18
    xor a7, a7, s5
    xor a6, a6, s6
    lw s5, 704(a3)
    xor t0, t0, s8
    or s6, s10, s11
    xor a7, a7, s7
    xor a6, a6, s9
    and s6, s6, a4
    xor t0, t0, s5
    lw s5, 708(a3)
    # round 15 (skinny.dsl:60)
    and s7, a7, a6
    # round 16 (skinny.dsl:60)
    xor a5, a5, s6
    # round 15 (skinny.dsl:60)
    xor t0, t0, s7
    # round 16 (skinny.dsl:60)
    xor a5, a5, s5
    # round 15 (skinny.dsl:60)
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
    lw s7, 216(a3)
    lw s9, 220(a3)
    and s8, s8, t1
    slli s10, t0, 14
    srli s11, t0, 18
    xor a5, a5, s5
    xor a7, a7, s6
    lw s5, 712(a3)
    xor a6, a6, s8
    or s6, s10, s11
    xor a5, a5, s7
    xor a7, a7, s9
    and s6, s6, t1
    xor a6, a6, s5
    lw s5, 716(a3)
    # round 14 (skinny.dsl:60)
    and s7, a5, a7
    # round 15 (skinny.dsl:60)
    xor t0, t0, s6
    # round 14 (skinny.dsl:60)
    xor a6, a6, s7
    # round 15 (skinny.dsl:60)
    xor t0, t0, s5
    # round 14 (skinny.dsl:60)
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
    lw s9, 200(a3)
    lw s10, 204(a3)
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
    # round 13 (skinny.dsl:60)
    and s5, t0, a5
    # round 14 (skinny.dsl:60)
    and s6, s6, s3
    lw s7, 196(a3)
    # round 13 (skinny.dsl:60)
    xor a7, a7, s5
    # round 14 (skinny.dsl:60)
    xor a6, a6, s6
    # round 13 (skinny.dsl:60)
    not s5, a7
    # round 14 (skinny.dsl:60)
    xor a6, a6, s7
    # round 13 (skinny.dsl:60)
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
    lw s9, 184(a3)
    lw s10, 188(a3)
    and s8, s8, s0
    xor a7, a7, s5
    xor a6, a6, s6
    xor t0, t0, s7
    lw s5, 720(a3)
    xor a5, a5, s8
    srli s6, a7, 2
    xor a6, a6, s9
    xor t0, t0, s10
    and s6, s6, s0
    xor a5, a5, s5
    lw s5, 724(a3)
    # round 12 (skinny.dsl:60)
    and s7, a6, t0
    # round 13 (skinny.dsl:60)
    xor a7, a7, s6
    # round 12 (skinny.dsl:60)
    xor a5, a5, s7
    # round 13 (skinny.dsl:60)
    xor a7, a7, s5
    # round 12 (skinny.dsl:60)
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
    lw s9, 172(a3)
    and s8, s8, a4
    slli s10, a5, 14
    srli s11, a5, 18
    xor a7, a7, s5
    xor a6, a6, s6
    lw s5, 728(a3)
    xor t0, t0, s8
    or s6, s10, s11
    xor a7, a7, s7
    xor a6, a6, s9
    and s6, s6, a4
    xor t0, t0, s5
    lw s5, 732(a3)
    # round 11 (skinny.dsl:60)
    and s7, a7, a6
    # round 12 (skinny.dsl:60)
    xor a5, a5, s6
    # round 11 (skinny.dsl:60)
    xor t0, t0, s7
    # round 12 (skinny.dsl:60)
    xor a5, a5, s5
    # round 11 (skinny.dsl:60)
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
    lw s7, 152(a3)
    lw s9, 156(a3)
    and s8, s8, t1
    slli s10, t0, 14
    srli s11, t0, 18
    xor a5, a5, s5
    xor a7, a7, s6
    lw s5, 736(a3)
    xor a6, a6, s8
    or s6, s10, s11
    xor a5, a5, s7
    xor a7, a7, s9
    and s6, s6, t1
    xor a6, a6, s5
    lw s5, 740(a3)
    # round 10 (skinny.dsl:60)
    and s7, a5, a7
    # round 11 (skinny.dsl:60)
    xor t0, t0, s6
    # round 10 (skinny.dsl:60)
    xor a6, a6, s7
    # round 11 (skinny.dsl:60)
    xor t0, t0, s5
    # round 10 (skinny.dsl:60)
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
    lw s9, 136(a3)
    lw s10, 140(a3)
    and s8, s8, s3
    xor a6, a6, s5
    xor t0, t0, s6
    xor a5, a5, s7
    lw s5, 128(a3)
    xor a7, a7, s8
    slli s6, a6, 22
    srli s7, a6, 10
    xor t0, t0, s9
    xor a5, a5, s10
    or s6, s6, s7
    xor a7, a7, s5
    # round 9 (skinny.dsl:60)
    and s5, t0, a5
    # round 10 (skinny.dsl:60)
    and s6, s6, s3
    lw s7, 132(a3)
    # round 9 (skinny.dsl:60)
    xor a7, a7, s5
    # round 10 (skinny.dsl:60)
    xor a6, a6, s6
    # round 9 (skinny.dsl:60)
    not s5, a7
    # round 10 (skinny.dsl:60)
    xor a6, a6, s7
    # round 9 (skinny.dsl:60)
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
    lw s10, 124(a3)
    and s8, s8, s0
    xor a7, a7, s5
    xor a6, a6, s6
    xor t0, t0, s7
    lw s5, 744(a3)
    xor a5, a5, s8
    srli s6, a7, 2
    xor a6, a6, s9
    xor t0, t0, s10
    and s6, s6, s0
    xor a5, a5, s5
    lw s5, 748(a3)
    # round 8 (skinny.dsl:60)
    and s7, a6, t0
    # round 9 (skinny.dsl:60)
    xor a7, a7, s6
    # round 8 (skinny.dsl:60)
    xor a5, a5, s7
    # round 9 (skinny.dsl:60)
    xor a7, a7, s5
    # round 8 (skinny.dsl:60)
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
    lw s7, 104(a3)
    lw s9, 108(a3)
    and s8, s8, a4
    slli s10, a5, 14
    srli s11, a5, 18
    xor a7, a7, s5
    xor a6, a6, s6
    lw s5, 752(a3)
    xor t0, t0, s8
    or s6, s10, s11
    xor a7, a7, s7
    xor a6, a6, s9
    and s6, s6, a4
    xor t0, t0, s5
    lw s5, 756(a3)
    # round 7 (skinny.dsl:60)
    and s7, a7, a6
    # round 8 (skinny.dsl:60)
    xor a5, a5, s6
    # round 7 (skinny.dsl:60)
    xor t0, t0, s7
    # round 8 (skinny.dsl:60)
    xor a5, a5, s5
    # round 7 (skinny.dsl:60)
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
    lw s5, 760(a3)
    xor a6, a6, s8
    or s6, s10, s11
    xor a5, a5, s7
    xor a7, a7, s9
    and s6, s6, t1
    xor a6, a6, s5
    lw s5, 764(a3)
    # round 6 (skinny.dsl:60)
    and s7, a5, a7
    # round 7 (skinny.dsl:60)
    xor t0, t0, s6
    # round 6 (skinny.dsl:60)
    xor a6, a6, s7
    # round 7 (skinny.dsl:60)
    xor t0, t0, s5
    # round 6 (skinny.dsl:60)
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
    lw s10, 76(a3)
    and s8, s8, s3
    xor a6, a6, s5
    xor t0, t0, s6
    xor a5, a5, s7
    lw s5, 64(a3)
    xor a7, a7, s8
    slli s6, a6, 22
    srli s7, a6, 10
    xor t0, t0, s9
    xor a5, a5, s10
    or s6, s6, s7
    xor a7, a7, s5
    # round 5 (skinny.dsl:60)
    and s5, t0, a5
    # round 6 (skinny.dsl:60)
    and s6, s6, s3
    lw s7, 68(a3)
    # round 5 (skinny.dsl:60)
    xor a7, a7, s5
    # round 6 (skinny.dsl:60)
    xor a6, a6, s6
    # round 5 (skinny.dsl:60)
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
    lw s9, 56(a3)
    lw s10, 60(a3)
    and s8, s8, s0
    xor a7, a7, s5
    xor a6, a6, s6
    xor t0, t0, s7
    lw s5, 768(a3)
    xor a5, a5, s8
    srli s6, a7, 2
    xor a6, a6, s9
    xor t0, t0, s10
    and s6, s6, s0
    xor a5, a5, s5
    lw s5, 772(a3)
    # round 4 (skinny.dsl:60)
    and s7, a6, t0
    # round 5 (skinny.dsl:60)
    xor a7, a7, s6
    # round 4 (skinny.dsl:60)
    xor a5, a5, s7
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
    or s1, s5, s1
    or s5, s6, s7
    or s6, s8, s9
    or s7, s10, s11
    xor a5, a5, s1
    and s1, s5, t1
    and s5, s6, t1
    and s6, s7, t1
    slli s7, a5, 12
    srli s8, a5, 20
    xor a7, a7, s1
    xor a6, a6, s5
    xor t0, t0, s6
    or s1, s7, s8
    slli s5, a7, 14
    srli s6, a7, 18
    slli s7, a6, 14
    srli s8, a6, 18
    slli s9, t0, 14
    srli s10, t0, 18
    and s1, s1, t1
    or s5, s5, s6
    or s6, s7, s8
    or s7, s9, s10
    xor a5, a5, s1
    and s1, s5, a4
    and s5, s6, a4
    lw s6, 40(a3)
    lw s8, 44(a3)
    and s7, s7, a4
    slli s9, a5, 14
    srli s10, a5, 18
    xor a7, a7, s1
    xor a6, a6, s5
    lw s1, 776(a3)
    xor t0, t0, s7
    or s5, s9, s10
    xor a7, a7, s6
    xor a6, a6, s8
    and a4, s5, a4
    xor t0, t0, s1
    lw s1, 780(a3)
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
    srli s6, a7, 14
    slli s7, a6, 18
    srli s8, a6, 14
    or a4, a4, s1
    or s1, s5, s6
    or s5, s7, s8
    or a4, a4, s2
    or s1, s1, s2
    or s5, s5, s2
    slli s6, t0, 18
    srli s7, t0, 14
    xor a5, a5, a4
    xor a7, a7, s1
    xor a6, a6, s5
    or a4, s6, s7
    srli s1, a5, 4
    srli s5, a7, 4
    srli s6, a6, 4
    or a4, a4, s2
    and s1, s1, s3
    and s2, s5, s3
    and s5, s6, s3
    xor t0, t0, a4
    xor a5, a5, s1
    xor a7, a7, s2
    xor a6, a6, s5
    srli a4, t0, 4
    slli s1, a5, 14
    srli s2, a5, 18
    slli s5, a7, 14
    srli s6, a7, 18
    slli s7, a6, 14
    srli s8, a6, 18
    and a4, a4, s3
    or s1, s1, s2
    or s2, s5, s6
    or s5, s7, s8
    xor t0, t0, a4
    and a4, s1, t1
    and s1, s2, t1
    lw s2, 24(a3)
    lw s6, 28(a3)
    and s5, s5, t1
    slli s7, t0, 14
    srli s8, t0, 18
    xor a5, a5, a4
    xor a7, a7, s1
    lw a4, 784(a3)
    xor a6, a6, s5
    or s1, s7, s8
    xor a5, a5, s2
    xor a7, a7, s6
    and t1, s1, t1
    xor a6, a6, a4
    lw a4, 788(a3)
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
    srli s6, a7, 22
    or t1, t1, a4
    or a4, s1, s2
    or s1, s5, s6
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
    srli s6, a5, 12
    slli s7, a7, 20
    srli s8, a7, 12
    or t1, t1, a4
    or a4, s1, s2
    or s1, s5, s6
    or s2, s7, s8
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
    slli s6, a7, 22
    srli s7, a7, 10
    or t1, t1, a4
    or a4, s1, s2
    or s1, s4, s5
    or s2, s6, s7
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
    lw s0, 4(a3)
    # round 1 (skinny.dsl:60)
    xor a7, a7, t1
    # round 2 (skinny.dsl:60)
    xor a6, a6, a4
    # round 1 (skinny.dsl:60)
    not t1, a7
    # round 2 (skinny.dsl:60)
    xor a6, a6, s0
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
    bltu a2, a1, .Llwcc_skinny64_128_ecb_decrypt_rv32i_group_done
    j .Llwcc_skinny64_128_ecb_decrypt_rv32i_group
.Llwcc_skinny64_128_ecb_decrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny64_128_ecb_decrypt_rv32i_out
.Llwcc_skinny64_128_ecb_decrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_skinny64_128_ecb_decrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_skinny64_128_ecb_decrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_skinny64_128_ecb_decrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_skinny64_128_ecb_decrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_128_ecb_decrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_skinny64_128_ecb_decrypt_rv32i_group
.Llwcc_skinny64_128_ecb_decrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_skinny64_128_ecb_decrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_128_ecb_decrypt_rv32i_copy
.Llwcc_skinny64_128_ecb_decrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_skinny64_128_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny64_128_ecb_decrypt_rv32i_wipe
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
    .size lwcc_skinny64_128_ecb_decrypt_rv32i, .-lwcc_skinny64_128_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_skinny64_128_ctr_init_rv32i
    .type lwcc_skinny64_128_ctr_init_rv32i, %function
lwcc_skinny64_128_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_skinny64_128_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_skinny64_128_ctr_nonce_rv32i
    .size lwcc_skinny64_128_ctr_init_rv32i, .-lwcc_skinny64_128_ctr_init_rv32i

    .balign 4
    .global lwcc_skinny64_128_ctr_nonce_rv32i
    .type lwcc_skinny64_128_ctr_nonce_rv32i, %function
lwcc_skinny64_128_ctr_nonce_rv32i:
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
    sw a7, 832(a0)
    sw a5, 836(a0)
    sw a6, 840(a0)
    sw t0, 844(a0)
    ret
    .size lwcc_skinny64_128_ctr_nonce_rv32i, .-lwcc_skinny64_128_ctr_nonce_rv32i

    .balign 4
    .global lwcc_skinny64_128_ctr_crypt_rv32i
    .type lwcc_skinny64_128_ctr_crypt_rv32i, %function
lwcc_skinny64_128_ctr_crypt_rv32i:
    bnez a2, .Llwcc_skinny64_128_ctr_crypt_rv32i_begin
    ret
.Llwcc_skinny64_128_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
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
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 16
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_skinny64_128_ctr_crypt_rv32i_group
    j .Llwcc_skinny64_128_ctr_crypt_rv32i_rest
.Llwcc_skinny64_128_ctr_crypt_rv32i_group:
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
    lw s1, 840(a3)
    lw s2, 844(a3)
    slli s3, a7, 2
    xor a5, a5, a7
    slli a7, t2, 2
    xor a6, a6, t2
    lw t2, 832(a3)
    lw s4, 836(a3)
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
    lw t4, 796(a3)
    lw s1, 8(a3)
    lw s2, 12(a3)
    and s3, a6, t2
    xor a5, a5, t3
    lw t3, 792(a3)
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
    lw s6, 784(a3)
    lw s7, 20(a3)
    xor a5, a5, s4
    xor a6, a6, s5
    xor t2, t2, s2
    xor a7, a7, s3
    lui s2, 12336
    xor a5, a5, s6
    xor a6, a6, s7
    slli s3, t2, 14
    srli s4, t2, 18
    slli s5, a7, 14
    srli s6, a7, 18
    addi s2, s2, 771
    slli s7, a5, 14
    srli s8, a5, 18
    slli s9, a6, 14
    srli s10, a6, 18
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    srli s3, t2, 4
    srli s4, a7, 4
    srli s5, a5, 4
    srli s6, a6, 4
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 18
    srli s4, t2, 14
    slli s5, a7, 18
    srli s6, a7, 14
    slli s7, a5, 18
    srli s8, a5, 14
    slli s9, a6, 18
    srli s10, a6, 14
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    # round 3 (skinny.dsl:60)
    or s3, t2, a7
    xor a5, a5, s3
    or s3, a6, t2
    not a6, a6
    xor a7, a7, s3
    and s3, a6, a5
    lw s4, 36(a3)
    lw s5, 40(a3)
    lw s6, 44(a3)
    and s7, a7, a5
    xor t2, t2, s3
    lw s3, 776(a3)
    xor a6, a6, s7
    xor t2, t2, s4
    xor a7, a7, s5
    xor a5, a5, s6
    xor a6, a6, s3
    slli s3, t2, 14
    srli s4, t2, 18
    slli s5, a7, 14
    srli s6, a7, 18
    slli s7, a5, 14
    srli s8, a5, 18
    slli s9, a6, 14
    srli s10, a6, 18
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 12
    srli s4, t2, 20
    slli s5, a7, 12
    srli s6, a7, 20
    slli s7, a5, 12
    srli s8, a5, 20
    slli s9, a6, 12
    srli s10, a6, 20
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 26
    srli s4, t2, 6
    slli s5, a7, 26
    srli s6, a7, 6
    slli s7, a5, 26
    srli s8, a5, 6
    slli s9, a6, 26
    srli s10, a6, 6
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    # round 4 (skinny.dsl:60)
    or s3, a7, a5
    or s4, t2, a7
    xor a6, a6, s3
    xor a5, a5, s4
    not t2, t2
    lw s3, 56(a3)
    lw s4, 60(a3)
    and s5, a5, a6
    and s6, t2, a6
    lw s7, 768(a3)
    lw s8, 52(a3)
    xor t2, t2, s5
    xor a7, a7, s6
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s7
    xor a7, a7, s8
    srli s3, a5, 2
    srli s4, a6, 2
    srli s5, t2, 2
    srli s6, a7, 2
    and s3, s3, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s3, a5, 4
    slli s4, a6, 4
    slli s5, t2, 4
    slli s6, a7, 4
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    srli s3, a5, 6
    srli s4, a6, 6
    srli s5, t2, 6
    srli s6, a7, 6
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    # round 5 (skinny.dsl:60)
    or s3, a5, a6
    xor t2, t2, s3
    or s3, a7, a5
    not a7, a7
    xor a6, a6, s3
    and s3, a7, t2
    lw s4, 68(a3)
    lw s5, 72(a3)
    lw s6, 76(a3)
    and s7, a6, t2
    xor a5, a5, s3
    lw s3, 800(a3)
    xor a7, a7, s7
    xor a5, a5, s4
    xor a6, a6, s5
    xor t2, t2, s6
    xor a7, a7, s3
    slli s3, a5, 22
    srli s4, a5, 10
    slli s5, a6, 22
    srli s6, a6, 10
    slli s7, t2, 22
    srli s8, t2, 10
    slli s9, a7, 22
    srli s10, a7, 10
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s3, a5, 20
    srli s4, a5, 12
    slli s5, a6, 20
    srli s6, a6, 12
    slli s7, t2, 20
    srli s8, t2, 12
    slli s9, a7, 20
    srli s10, a7, 12
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s3, a5, 10
    srli s4, a5, 22
    slli s5, a6, 10
    srli s6, a6, 22
    slli s7, t2, 10
    srli s8, t2, 22
    slli s9, a7, 10
    srli s10, a7, 22
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    # round 6 (skinny.dsl:60)
    or s3, a6, t2
    or s4, a5, a6
    xor a7, a7, s3
    xor t2, t2, s4
    not a5, a5
    lw s3, 88(a3)
    lw s4, 92(a3)
    and s5, t2, a7
    and s6, a5, a7
    lw s7, 760(a3)
    lw s8, 84(a3)
    xor a5, a5, s5
    xor a6, a6, s6
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s7
    xor a6, a6, s8
    slli s3, t2, 14
    srli s4, t2, 18
    slli s5, a7, 14
    srli s6, a7, 18
    slli s7, a5, 14
    srli s8, a5, 18
    slli s9, a6, 14
    srli s10, a6, 18
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    srli s3, t2, 4
    srli s4, a7, 4
    srli s5, a5, 4
    srli s6, a6, 4
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 18
    srli s4, t2, 14
    slli s5, a7, 18
    srli s6, a7, 14
    slli s7, a5, 18
    srli s8, a5, 14
    slli s9, a6, 18
    srli s10, a6, 14
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    # round 7 (skinny.dsl:60)
    or s3, t2, a7
    xor a5, a5, s3
    or s3, a6, t2
    not a6, a6
    xor a7, a7, s3
    and s3, a6, a5
    lw s4, 100(a3)
    lw s5, 104(a3)
    lw s6, 108(a3)
    and s7, a7, a5
    xor t2, t2, s3
    lw s3, 752(a3)
    xor a6, a6, s7
    xor t2, t2, s4
    xor a7, a7, s5
    xor a5, a5, s6
    xor a6, a6, s3
    slli s3, t2, 14
    srli s4, t2, 18
    slli s5, a7, 14
    srli s6, a7, 18
    slli s7, a5, 14
    srli s8, a5, 18
    slli s9, a6, 14
    srli s10, a6, 18
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 12
    srli s4, t2, 20
    slli s5, a7, 12
    srli s6, a7, 20
    slli s7, a5, 12
    srli s8, a5, 20
    slli s9, a6, 12
    srli s10, a6, 20
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 26
    srli s4, t2, 6
    slli s5, a7, 26
    srli s6, a7, 6
    slli s7, a5, 26
    srli s8, a5, 6
    slli s9, a6, 26
    srli s10, a6, 6
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    # round 8 (skinny.dsl:60)
    or s3, a7, a5
    or s4, t2, a7
    xor a6, a6, s3
    xor a5, a5, s4
    not t2, t2
    lw s3, 120(a3)
    lw s4, 124(a3)
    and s5, a5, a6
    and s6, t2, a6
    lw s7, 744(a3)
    lw s8, 116(a3)
    xor t2, t2, s5
    xor a7, a7, s6
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s7
    xor a7, a7, s8
    srli s3, a5, 2
    srli s4, a6, 2
    srli s5, t2, 2
    srli s6, a7, 2
    and s3, s3, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s3, a5, 4
    slli s4, a6, 4
    slli s5, t2, 4
    slli s6, a7, 4
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    srli s3, a5, 6
    srli s4, a6, 6
    srli s5, t2, 6
    srli s6, a7, 6
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    # round 9 (skinny.dsl:60)
    or s3, a5, a6
    xor t2, t2, s3
    or s3, a7, a5
    not a7, a7
    xor a6, a6, s3
    and s3, a7, t2
    lw s4, 132(a3)
    lw s5, 136(a3)
    lw s6, 140(a3)
    and s7, a6, t2
    xor a5, a5, s3
    lw s3, 804(a3)
    xor a7, a7, s7
    xor a5, a5, s4
    xor a6, a6, s5
    xor t2, t2, s6
    xor a7, a7, s3
    slli s3, a5, 22
    srli s4, a5, 10
    slli s5, a6, 22
    srli s6, a6, 10
    slli s7, t2, 22
    srli s8, t2, 10
    slli s9, a7, 22
    srli s10, a7, 10
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s3, a5, 20
    srli s4, a5, 12
    slli s5, a6, 20
    srli s6, a6, 12
    slli s7, t2, 20
    srli s8, t2, 12
    slli s9, a7, 20
    srli s10, a7, 12
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s3, a5, 10
    srli s4, a5, 22
    slli s5, a6, 10
    srli s6, a6, 22
    slli s7, t2, 10
    srli s8, t2, 22
    slli s9, a7, 10
    srli s10, a7, 22
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    # round 10 (skinny.dsl:60)
    or s3, a6, t2
    or s4, a5, a6
    xor a7, a7, s3
    xor t2, t2, s4
    not a5, a5
    lw s3, 152(a3)
    lw s4, 156(a3)
    and s5, t2, a7
    and s6, a5, a7
    lw s7, 736(a3)
    lw s8, 148(a3)
    xor a5, a5, s5
    xor a6, a6, s6
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s7
    xor a6, a6, s8
    slli s3, t2, 14
    srli s4, t2, 18
    slli s5, a7, 14
    srli s6, a7, 18
    slli s7, a5, 14
    srli s8, a5, 18
    slli s9, a6, 14
    srli s10, a6, 18
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    srli s3, t2, 4
    srli s4, a7, 4
    srli s5, a5, 4
    srli s6, a6, 4
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 18
    srli s4, t2, 14
    slli s5, a7, 18
    srli s6, a7, 14
    slli s7, a5, 18
    srli s8, a5, 14
    slli s9, a6, 18
    srli s10, a6, 14
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    # round 11 (skinny.dsl:60)
    or s3, t2, a7
    xor a5, a5, s3
    or s3, a6, t2
    not a6, a6
    xor a7, a7, s3
    and s3, a6, a5
    lw s4, 164(a3)
    lw s5, 168(a3)
    lw s6, 172(a3)
    and s7, a7, a5
    xor t2, t2, s3
    lw s3, 728(a3)
    xor a6, a6, s7
    xor t2, t2, s4
    xor a7, a7, s5
    xor a5, a5, s6
    xor a6, a6, s3
    slli s3, t2, 14
    srli s4, t2, 18
    slli s5, a7, 14
    srli s6, a7, 18
    slli s7, a5, 14
    srli s8, a5, 18
    slli s9, a6, 14
    srli s10, a6, 18
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 12
    srli s4, t2, 20
    slli s5, a7, 12
    srli s6, a7, 20
    slli s7, a5, 12
    srli s8, a5, 20
    slli s9, a6, 12
    srli s10, a6, 20
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 26
    srli s4, t2, 6
    slli s5, a7, 26
    srli s6, a7, 6
    slli s7, a5, 26
    srli s8, a5, 6
    slli s9, a6, 26
    srli s10, a6, 6
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    # round 12 (skinny.dsl:60)
    or s3, a7, a5
    or s4, t2, a7
    xor a6, a6, s3
    xor a5, a5, s4
    not t2, t2
    lw s3, 184(a3)
    lw s4, 188(a3)
    and s5, a5, a6
    and s6, t2, a6
    lw s7, 720(a3)
    lw s8, 180(a3)
    xor t2, t2, s5
    xor a7, a7, s6
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s7
    xor a7, a7, s8
    srli s3, a5, 2
    srli s4, a6, 2
    srli s5, t2, 2
    srli s6, a7, 2
    and s3, s3, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s3, a5, 4
    slli s4, a6, 4
    slli s5, t2, 4
    slli s6, a7, 4
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    srli s3, a5, 6
    srli s4, a6, 6
    srli s5, t2, 6
    srli s6, a7, 6
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    # round 13 (skinny.dsl:60)
    or s3, a5, a6
    xor t2, t2, s3
    or s3, a7, a5
    not a7, a7
    xor a6, a6, s3
    and s3, a7, t2
    lw s4, 196(a3)
    lw s5, 200(a3)
    lw s6, 204(a3)
    and s7, a6, t2
    xor a5, a5, s3
    lw s3, 808(a3)
    xor a7, a7, s7
    xor a5, a5, s4
    xor a6, a6, s5
    xor t2, t2, s6
    xor a7, a7, s3
    slli s3, a5, 22
    srli s4, a5, 10
    slli s5, a6, 22
    srli s6, a6, 10
    slli s7, t2, 22
    srli s8, t2, 10
    slli s9, a7, 22
    srli s10, a7, 10
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s3, a5, 20
    srli s4, a5, 12
    slli s5, a6, 20
    srli s6, a6, 12
    slli s7, t2, 20
    srli s8, t2, 12
    slli s9, a7, 20
    srli s10, a7, 12
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s3, a5, 10
    srli s4, a5, 22
    slli s5, a6, 10
    srli s6, a6, 22
    slli s7, t2, 10
    srli s8, t2, 22
    slli s9, a7, 10
    srli s10, a7, 22
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    # round 14 (skinny.dsl:60)
    or s3, a6, t2
    or s4, a5, a6
    xor a7, a7, s3
    xor t2, t2, s4
    not a5, a5
    lw s3, 216(a3)
    lw s4, 220(a3)
    and s5, t2, a7
    and s6, a5, a7
    lw s7, 712(a3)
    lw s8, 212(a3)
    xor a5, a5, s5
    xor a6, a6, s6
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s7
    xor a6, a6, s8
    slli s3, t2, 14
    srli s4, t2, 18
    slli s5, a7, 14
    srli s6, a7, 18
    slli s7, a5, 14
    srli s8, a5, 18
    slli s9, a6, 14
    srli s10, a6, 18
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    srli s3, t2, 4
    srli s4, a7, 4
    srli s5, a5, 4
    srli s6, a6, 4
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 18
    srli s4, t2, 14
    slli s5, a7, 18
    srli s6, a7, 14
    slli s7, a5, 18
    srli s8, a5, 14
    slli s9, a6, 18
    srli s10, a6, 14
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    # round 15 (skinny.dsl:60)
    or s3, t2, a7
    xor a5, a5, s3
    or s3, a6, t2
    not a6, a6
    xor a7, a7, s3
    and s3, a6, a5
    lw s4, 228(a3)
    lw s5, 232(a3)
    lw s6, 236(a3)
    and s7, a7, a5
    xor t2, t2, s3
    lw s3, 704(a3)
    xor a6, a6, s7
    xor t2, t2, s4
    xor a7, a7, s5
    xor a5, a5, s6
    xor a6, a6, s3
    slli s3, t2, 14
    srli s4, t2, 18
    slli s5, a7, 14
    srli s6, a7, 18
    slli s7, a5, 14
    srli s8, a5, 18
    slli s9, a6, 14
    srli s10, a6, 18
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 12
    srli s4, t2, 20
    slli s5, a7, 12
    srli s6, a7, 20
    slli s7, a5, 12
    srli s8, a5, 20
    slli s9, a6, 12
    srli s10, a6, 20
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 26
    srli s4, t2, 6
    slli s5, a7, 26
    srli s6, a7, 6
    slli s7, a5, 26
    srli s8, a5, 6
    slli s9, a6, 26
    srli s10, a6, 6
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    # round 16 (skinny.dsl:60)
    or s3, a7, a5
    or s4, t2, a7
    xor a6, a6, s3
    xor a5, a5, s4
    not t2, t2
    lw s3, 248(a3)
    lw s4, 252(a3)
    and s5, a5, a6
    and s6, t2, a6
    lw s7, 696(a3)
    lw s8, 244(a3)
    xor t2, t2, s5
    xor a7, a7, s6
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s7
    xor a7, a7, s8
    srli s3, a5, 2
    srli s4, a6, 2
    srli s5, t2, 2
    srli s6, a7, 2
    and s3, s3, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s3, a5, 4
    slli s4, a6, 4
    slli s5, t2, 4
    slli s6, a7, 4
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    srli s3, a5, 6
    srli s4, a6, 6
    srli s5, t2, 6
    srli s6, a7, 6
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    # round 17 (skinny.dsl:60)
    or s3, a5, a6
    xor t2, t2, s3
    or s3, a7, a5
    not a7, a7
    xor a6, a6, s3
    and s3, a7, t2
    lw s4, 260(a3)
    lw s5, 264(a3)
    lw s6, 268(a3)
    and s7, a6, t2
    xor a5, a5, s3
    lw s3, 812(a3)
    xor a7, a7, s7
    xor a5, a5, s4
    xor a6, a6, s5
    xor t2, t2, s6
    xor a7, a7, s3
    slli s3, a5, 22
    srli s4, a5, 10
    slli s5, a6, 22
    srli s6, a6, 10
    slli s7, t2, 22
    srli s8, t2, 10
    slli s9, a7, 22
    srli s10, a7, 10
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s3, a5, 20
    srli s4, a5, 12
    slli s5, a6, 20
    srli s6, a6, 12
    slli s7, t2, 20
    srli s8, t2, 12
    slli s9, a7, 20
    srli s10, a7, 12
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s3, a5, 10
    srli s4, a5, 22
    slli s5, a6, 10
    srli s6, a6, 22
    slli s7, t2, 10
    srli s8, t2, 22
    slli s9, a7, 10
    srli s10, a7, 22
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    # round 18 (skinny.dsl:60)
    or s3, a6, t2
    or s4, a5, a6
    xor a7, a7, s3
    xor t2, t2, s4
    not a5, a5
    lw s3, 280(a3)
    lw s4, 284(a3)
    and s5, t2, a7
    and s6, a5, a7
    lw s7, 688(a3)
    lw s8, 276(a3)
    xor a5, a5, s5
    xor a6, a6, s6
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s7
    xor a6, a6, s8
    slli s3, t2, 14
    srli s4, t2, 18
    slli s5, a7, 14
    srli s6, a7, 18
    slli s7, a5, 14
    srli s8, a5, 18
    slli s9, a6, 14
    srli s10, a6, 18
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    srli s3, t2, 4
    srli s4, a7, 4
    srli s5, a5, 4
    srli s6, a6, 4
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 18
    srli s4, t2, 14
    slli s5, a7, 18
    srli s6, a7, 14
    slli s7, a5, 18
    srli s8, a5, 14
    slli s9, a6, 18
    srli s10, a6, 14
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    # round 19 (skinny.dsl:60)
    or s3, t2, a7
    xor a5, a5, s3
    or s3, a6, t2
    not a6, a6
    xor a7, a7, s3
    and s3, a6, a5
    lw s4, 292(a3)
    lw s5, 296(a3)
    lw s6, 300(a3)
    and s7, a7, a5
    xor t2, t2, s3
    lw s3, 680(a3)
    xor a6, a6, s7
    xor t2, t2, s4
    xor a7, a7, s5
    xor a5, a5, s6
    xor a6, a6, s3
    slli s3, t2, 14
    srli s4, t2, 18
    slli s5, a7, 14
    srli s6, a7, 18
    slli s7, a5, 14
    srli s8, a5, 18
    slli s9, a6, 14
    srli s10, a6, 18
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 12
    srli s4, t2, 20
    slli s5, a7, 12
    srli s6, a7, 20
    slli s7, a5, 12
    srli s8, a5, 20
    slli s9, a6, 12
    srli s10, a6, 20
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 26
    srli s4, t2, 6
    slli s5, a7, 26
    srli s6, a7, 6
    slli s7, a5, 26
    srli s8, a5, 6
    slli s9, a6, 26
    srli s10, a6, 6
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    # round 20 (skinny.dsl:60)
    or s3, a7, a5
    or s4, t2, a7
    xor a6, a6, s3
    xor a5, a5, s4
    not t2, t2
    lw s3, 312(a3)
    lw s4, 316(a3)
    and s5, a5, a6
    and s6, t2, a6
    lw s7, 672(a3)
    lw s8, 308(a3)
    xor t2, t2, s5
    xor a7, a7, s6
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s7
    xor a7, a7, s8
    srli s3, a5, 2
    srli s4, a6, 2
    srli s5, t2, 2
    srli s6, a7, 2
    and s3, s3, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s3, a5, 4
    slli s4, a6, 4
    slli s5, t2, 4
    slli s6, a7, 4
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    srli s3, a5, 6
    srli s4, a6, 6
    srli s5, t2, 6
    srli s6, a7, 6
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    # round 21 (skinny.dsl:60)
    or s3, a5, a6
    xor t2, t2, s3
    or s3, a7, a5
    not a7, a7
    xor a6, a6, s3
    and s3, a7, t2
    lw s4, 324(a3)
    lw s5, 328(a3)
    lw s6, 332(a3)
    and s7, a6, t2
    xor a5, a5, s3
    lw s3, 816(a3)
    xor a7, a7, s7
    xor a5, a5, s4
    xor a6, a6, s5
    xor t2, t2, s6
    xor a7, a7, s3
    slli s3, a5, 22
    srli s4, a5, 10
    slli s5, a6, 22
    srli s6, a6, 10
    slli s7, t2, 22
    srli s8, t2, 10
    slli s9, a7, 22
    srli s10, a7, 10
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s3, a5, 20
    srli s4, a5, 12
    slli s5, a6, 20
    srli s6, a6, 12
    slli s7, t2, 20
    srli s8, t2, 12
    slli s9, a7, 20
    srli s10, a7, 12
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s3, a5, 10
    srli s4, a5, 22
    slli s5, a6, 10
    srli s6, a6, 22
    slli s7, t2, 10
    srli s8, t2, 22
    slli s9, a7, 10
    srli s10, a7, 22
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    # round 22 (skinny.dsl:60)
    or s3, a6, t2
    or s4, a5, a6
    xor a7, a7, s3
    xor t2, t2, s4
    not a5, a5
    lw s3, 344(a3)
    lw s4, 348(a3)
    and s5, t2, a7
    and s6, a5, a7
    lw s7, 664(a3)
    lw s8, 340(a3)
    xor a5, a5, s5
    xor a6, a6, s6
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s7
    xor a6, a6, s8
    slli s3, t2, 14
    srli s4, t2, 18
    slli s5, a7, 14
    srli s6, a7, 18
    slli s7, a5, 14
    srli s8, a5, 18
    slli s9, a6, 14
    srli s10, a6, 18
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    srli s3, t2, 4
    srli s4, a7, 4
    srli s5, a5, 4
    srli s6, a6, 4
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 18
    srli s4, t2, 14
    slli s5, a7, 18
    srli s6, a7, 14
    slli s7, a5, 18
    srli s8, a5, 14
    slli s9, a6, 18
    srli s10, a6, 14
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    # round 23 (skinny.dsl:60)
    or s3, t2, a7
    xor a5, a5, s3
    or s3, a6, t2
    not a6, a6
    xor a7, a7, s3
    and s3, a6, a5
    lw s4, 356(a3)
    lw s5, 360(a3)
    lw s6, 364(a3)
    and s7, a7, a5
    xor t2, t2, s3
    lw s3, 656(a3)
    xor a6, a6, s7
    xor t2, t2, s4
    xor a7, a7, s5
    xor a5, a5, s6
    xor a6, a6, s3
    slli s3, t2, 14
    srli s4, t2, 18
    slli s5, a7, 14
    srli s6, a7, 18
    slli s7, a5, 14
    srli s8, a5, 18
    slli s9, a6, 14
    srli s10, a6, 18
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 12
    srli s4, t2, 20
    slli s5, a7, 12
    srli s6, a7, 20
    slli s7, a5, 12
    srli s8, a5, 20
    slli s9, a6, 12
    srli s10, a6, 20
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 26
    srli s4, t2, 6
    slli s5, a7, 26
    srli s6, a7, 6
    slli s7, a5, 26
    srli s8, a5, 6
    slli s9, a6, 26
    srli s10, a6, 6
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    # round 24 (skinny.dsl:60)
    or s3, a7, a5
    or s4, t2, a7
    xor a6, a6, s3
    xor a5, a5, s4
    not t2, t2
    lw s3, 376(a3)
    lw s4, 380(a3)
    and s5, a5, a6
    and s6, t2, a6
    lw s7, 648(a3)
    lw s8, 372(a3)
    xor t2, t2, s5
    xor a7, a7, s6
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s7
    xor a7, a7, s8
    srli s3, a5, 2
    srli s4, a6, 2
    srli s5, t2, 2
    srli s6, a7, 2
    and s3, s3, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s3, a5, 4
    slli s4, a6, 4
    slli s5, t2, 4
    slli s6, a7, 4
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    srli s3, a5, 6
    srli s4, a6, 6
    srli s5, t2, 6
    srli s6, a7, 6
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    # round 25 (skinny.dsl:60)
    or s3, a5, a6
    xor t2, t2, s3
    or s3, a7, a5
    not a7, a7
    xor a6, a6, s3
    and s3, a7, t2
    lw s4, 388(a3)
    lw s5, 392(a3)
    lw s6, 396(a3)
    and s7, a6, t2
    xor a5, a5, s3
    lw s3, 820(a3)
    xor a7, a7, s7
    xor a5, a5, s4
    xor a6, a6, s5
    xor t2, t2, s6
    xor a7, a7, s3
    slli s3, a5, 22
    srli s4, a5, 10
    slli s5, a6, 22
    srli s6, a6, 10
    slli s7, t2, 22
    srli s8, t2, 10
    slli s9, a7, 22
    srli s10, a7, 10
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s3, a5, 20
    srli s4, a5, 12
    slli s5, a6, 20
    srli s6, a6, 12
    slli s7, t2, 20
    srli s8, t2, 12
    slli s9, a7, 20
    srli s10, a7, 12
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s3, a5, 10
    srli s4, a5, 22
    slli s5, a6, 10
    srli s6, a6, 22
    slli s7, t2, 10
    srli s8, t2, 22
    slli s9, a7, 10
    srli s10, a7, 22
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    # round 26 (skinny.dsl:60)
    or s3, a6, t2
    or s4, a5, a6
    xor a7, a7, s3
    xor t2, t2, s4
    not a5, a5
    lw s3, 408(a3)
    lw s4, 412(a3)
    and s5, t2, a7
    and s6, a5, a7
    lw s7, 640(a3)
    lw s8, 404(a3)
    xor a5, a5, s5
    xor a6, a6, s6
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s7
    xor a6, a6, s8
    slli s3, t2, 14
    srli s4, t2, 18
    slli s5, a7, 14
    srli s6, a7, 18
    slli s7, a5, 14
    srli s8, a5, 18
    slli s9, a6, 14
    srli s10, a6, 18
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    srli s3, t2, 4
    srli s4, a7, 4
    srli s5, a5, 4
    srli s6, a6, 4
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 18
    srli s4, t2, 14
    slli s5, a7, 18
    srli s6, a7, 14
    slli s7, a5, 18
    srli s8, a5, 14
    slli s9, a6, 18
    srli s10, a6, 14
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    # round 27 (skinny.dsl:60)
    or s3, t2, a7
    xor a5, a5, s3
    or s3, a6, t2
    not a6, a6
    xor a7, a7, s3
    and s3, a6, a5
    lw s4, 420(a3)
    lw s5, 424(a3)
    lw s6, 428(a3)
    and s7, a7, a5
    xor t2, t2, s3
    lw s3, 632(a3)
    xor a6, a6, s7
    xor t2, t2, s4
    xor a7, a7, s5
    xor a5, a5, s6
    xor a6, a6, s3
    slli s3, t2, 14
    srli s4, t2, 18
    slli s5, a7, 14
    srli s6, a7, 18
    slli s7, a5, 14
    srli s8, a5, 18
    slli s9, a6, 14
    srli s10, a6, 18
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 12
    srli s4, t2, 20
    slli s5, a7, 12
    srli s6, a7, 20
    slli s7, a5, 12
    srli s8, a5, 20
    slli s9, a6, 12
    srli s10, a6, 20
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 26
    srli s4, t2, 6
    slli s5, a7, 26
    srli s6, a7, 6
    slli s7, a5, 26
    srli s8, a5, 6
    slli s9, a6, 26
    srli s10, a6, 6
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    # round 28 (skinny.dsl:60)
    or s3, a7, a5
    or s4, t2, a7
    xor a6, a6, s3
    xor a5, a5, s4
    not t2, t2
    lw s3, 440(a3)
    lw s4, 444(a3)
    and s5, a5, a6
    and s6, t2, a6
    lw s7, 624(a3)
    lw s8, 436(a3)
    xor t2, t2, s5
    xor a7, a7, s6
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s7
    xor a7, a7, s8
    srli s3, a5, 2
    srli s4, a6, 2
    srli s5, t2, 2
    srli s6, a7, 2
    and s3, s3, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s3, a5, 4
    slli s4, a6, 4
    slli s5, t2, 4
    slli s6, a7, 4
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    srli s3, a5, 6
    srli s4, a6, 6
    srli s5, t2, 6
    srli s6, a7, 6
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    # round 29 (skinny.dsl:60)
    or s3, a5, a6
    xor t2, t2, s3
    or s3, a7, a5
    not a7, a7
    xor a6, a6, s3
    and s3, a7, t2
    lw s4, 452(a3)
    lw s5, 456(a3)
    lw s6, 460(a3)
    and s7, a6, t2
    xor a5, a5, s3
    lw s3, 824(a3)
    xor a7, a7, s7
    xor a5, a5, s4
    xor a6, a6, s5
    xor t2, t2, s6
    xor a7, a7, s3
    slli s3, a5, 22
    srli s4, a5, 10
    slli s5, a6, 22
    srli s6, a6, 10
    slli s7, t2, 22
    srli s8, t2, 10
    slli s9, a7, 22
    srli s10, a7, 10
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s3, a5, 20
    srli s4, a5, 12
    slli s5, a6, 20
    srli s6, a6, 12
    slli s7, t2, 20
    srli s8, t2, 12
    slli s9, a7, 20
    srli s10, a7, 12
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s3, a5, 10
    srli s4, a5, 22
    slli s5, a6, 10
    srli s6, a6, 22
    slli s7, t2, 10
    srli s8, t2, 22
    slli s9, a7, 10
    srli s10, a7, 22
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    # round 30 (skinny.dsl:60)
    or s3, a6, t2
    or s4, a5, a6
    xor a7, a7, s3
    xor t2, t2, s4
    not a5, a5
    lw s3, 472(a3)
    lw s4, 476(a3)
    and s5, t2, a7
    and s6, a5, a7
    lw s7, 616(a3)
    lw s8, 468(a3)
    xor a5, a5, s5
    xor a6, a6, s6
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s7
    xor a6, a6, s8
    slli s3, t2, 14
    srli s4, t2, 18
    slli s5, a7, 14
    srli s6, a7, 18
    slli s7, a5, 14
    srli s8, a5, 18
    slli s9, a6, 14
    srli s10, a6, 18
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    srli s3, t2, 4
    srli s4, a7, 4
    srli s5, a5, 4
    srli s6, a6, 4
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 18
    srli s4, t2, 14
    slli s5, a7, 18
    srli s6, a7, 14
    slli s7, a5, 18
    srli s8, a5, 14
    slli s9, a6, 18
    srli s10, a6, 14
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    # round 31 (skinny.dsl:60)
    or s3, t2, a7
    xor a5, a5, s3
    or s3, a6, t2
    not a6, a6
    xor a7, a7, s3
    and s3, a6, a5
    lw s4, 484(a3)
    lw s5, 488(a3)
    lw s6, 492(a3)
    and s7, a7, a5
    xor t2, t2, s3
    lw s3, 608(a3)
    xor a6, a6, s7
    xor t2, t2, s4
    xor a7, a7, s5
    xor a5, a5, s6
    xor a6, a6, s3
    slli s3, t2, 14
    srli s4, t2, 18
    slli s5, a7, 14
    srli s6, a7, 18
    slli s7, a5, 14
    srli s8, a5, 18
    slli s9, a6, 14
    srli s10, a6, 18
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 12
    srli s4, t2, 20
    slli s5, a7, 12
    srli s6, a7, 20
    slli s7, a5, 12
    srli s8, a5, 20
    slli s9, a6, 12
    srli s10, a6, 20
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 26
    srli s4, t2, 6
    slli s5, a7, 26
    srli s6, a7, 6
    slli s7, a5, 26
    srli s8, a5, 6
    slli s9, a6, 26
    srli s10, a6, 6
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    # round 32 (skinny.dsl:60)
    or s3, a7, a5
    or s4, t2, a7
    xor a6, a6, s3
    xor a5, a5, s4
    not t2, t2
    lw s3, 504(a3)
    lw s4, 508(a3)
    and s5, a5, a6
    and s6, t2, a6
    lw s7, 600(a3)
    lw s8, 500(a3)
    xor t2, t2, s5
    xor a7, a7, s6
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s7
    xor a7, a7, s8
    srli s3, a5, 2
    srli s4, a6, 2
    srli s5, t2, 2
    srli s6, a7, 2
    and s3, s3, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s3, a5, 4
    slli s4, a6, 4
    slli s5, t2, 4
    slli s6, a7, 4
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    srli s3, a5, 6
    srli s4, a6, 6
    srli s5, t2, 6
    srli s6, a7, 6
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    # round 33 (skinny.dsl:60)
    or s3, a5, a6
    xor t2, t2, s3
    or s3, a7, a5
    not a7, a7
    xor a6, a6, s3
    and s3, a7, t2
    lw s4, 516(a3)
    lw s5, 520(a3)
    lw s6, 524(a3)
    and s7, a6, t2
    xor a5, a5, s3
    lw s3, 828(a3)
    xor a7, a7, s7
    xor a5, a5, s4
    xor a6, a6, s5
    xor t2, t2, s6
    xor a7, a7, s3
    slli s3, a5, 22
    srli s4, a5, 10
    slli s5, a6, 22
    srli s6, a6, 10
    slli s7, t2, 22
    srli s8, t2, 10
    slli s9, a7, 22
    srli s10, a7, 10
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s3, a5, 20
    srli s4, a5, 12
    slli s5, a6, 20
    srli s6, a6, 12
    slli s7, t2, 20
    srli s8, t2, 12
    slli s9, a7, 20
    srli s10, a7, 12
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    slli s3, a5, 10
    srli s4, a5, 22
    slli s5, a6, 10
    srli s6, a6, 22
    slli s7, t2, 10
    srli s8, t2, 22
    slli s9, a7, 10
    srli s10, a7, 22
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor a5, a5, s3
    xor a6, a6, s4
    xor t2, t2, s5
    xor a7, a7, s6
    # round 34 (skinny.dsl:60)
    or s3, a6, t2
    or s4, a5, a6
    xor a7, a7, s3
    xor t2, t2, s4
    not a5, a5
    lw s3, 536(a3)
    lw s4, 540(a3)
    and s5, t2, a7
    and s6, a5, a7
    lw s7, 592(a3)
    lw s8, 532(a3)
    xor a5, a5, s5
    xor a6, a6, s6
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s7
    xor a6, a6, s8
    slli s3, t2, 14
    srli s4, t2, 18
    slli s5, a7, 14
    srli s6, a7, 18
    slli s7, a5, 14
    srli s8, a5, 18
    slli s9, a6, 14
    srli s10, a6, 18
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    srli s3, t2, 4
    srli s4, a7, 4
    srli s5, a5, 4
    srli s6, a6, 4
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and s6, s6, t4
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 18
    srli s4, t2, 14
    slli s5, a7, 18
    srli s6, a7, 14
    slli s7, a5, 18
    srli s8, a5, 14
    slli s9, a6, 18
    srli s10, a6, 14
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t3
    and s4, s4, t3
    and s5, s5, t3
    and s6, s6, t3
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    # round 35 (skinny.dsl:60)
    or s3, t2, a7
    xor a5, a5, s3
    or s3, a6, t2
    not a6, a6
    xor a7, a7, s3
    and s3, a6, a5
    lw s4, 548(a3)
    lw s5, 552(a3)
    lw s6, 556(a3)
    and s7, a7, a5
    xor t2, t2, s3
    lw s3, 584(a3)
    xor a6, a6, s7
    xor t2, t2, s4
    xor a7, a7, s5
    xor a5, a5, s6
    xor a6, a6, s3
    slli s3, t2, 14
    srli s4, t2, 18
    slli s5, a7, 14
    srli s6, a7, 18
    slli s7, a5, 14
    srli s8, a5, 18
    slli s9, a6, 14
    srli s10, a6, 18
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s1
    and s4, s4, s1
    and s5, s5, s1
    and s6, s6, s1
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 12
    srli s4, t2, 20
    slli s5, a7, 12
    srli s6, a7, 20
    slli s7, a5, 12
    srli s8, a5, 20
    slli s9, a6, 12
    srli s10, a6, 20
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, s2
    and s4, s4, s2
    and s5, s5, s2
    and s6, s6, s2
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, s6
    slli s3, t2, 26
    srli s4, t2, 6
    slli s5, a7, 26
    srli s6, a7, 6
    slli s7, a5, 26
    srli s8, a5, 6
    slli s9, a6, 26
    srli s10, a6, 6
    or s3, s3, s4
    or s4, s5, s6
    or s5, s7, s8
    or s6, s9, s10
    and s3, s3, t4
    and s4, s4, t4
    and s5, s5, t4
    and t4, s6, t4
    xor t2, t2, s3
    xor a7, a7, s4
    xor a5, a5, s5
    xor a6, a6, t4
    # round 36 (skinny.dsl:60)
    or t4, a7, a5
    or s3, t2, a7
    xor a6, a6, t4
    xor a5, a5, s3
    and t4, a5, a6
    not t2, t2
    lw s3, 576(a3)
    xor t4, t2, t4
    and t2, t2, a6
    lw s4, 564(a3)
    lw s5, 568(a3)
    xor a7, a7, t2
    xor t2, t4, s3
    lw t4, 572(a3)
    xor a7, a7, s4
    xor a5, a5, s5
    slli s3, t2, 16
    srli t2, t2, 16
    xor a6, a6, t4
    or t2, s3, t2
    slli t4, a7, 16
    srli a7, a7, 16
    slli s3, a5, 16
    srli a5, a5, 16
    or a7, t4, a7
    or a5, s3, a5
    slli t4, a6, 16
    srli a6, a6, 16
    srli s3, t2, 2
    or a6, t4, a6
    and t4, s3, t3
    srli s3, a7, 2
    srli s4, a5, 2
    xor t2, t2, t4
    and t4, s3, t3
    and s3, s4, t3
    srli s4, a6, 2
    slli s5, t2, 4
    xor a7, a7, t4
    xor a5, a5, s3
    and t3, s4, t3
    and t4, s5, s1
    slli s3, a7, 4
    slli s4, a5, 4
    xor a6, a6, t3
    xor t2, t2, t4
    and t3, s3, s1
    and t4, s4, s1
    slli s3, a6, 4
    srli s4, t2, 6
    xor a7, a7, t3
    xor a5, a5, t4
    and t3, s3, s1
    and t4, s4, s2
    srli s1, a7, 6
    srli s3, a5, 6
    xor a6, a6, t3
    xor t2, t2, t4
    and t3, s1, s2
    and t4, s3, s2
    srli s1, a6, 6
    xor a7, a7, t3
    xor a5, a5, t4
    and t3, s1, s2
    srli t4, t2, 2
    xor a6, a6, t3
    xor t3, t4, a5
    srli t4, a7, 2
    and t3, t3, s0
    xor t4, t4, a6
    slli s1, t3, 2
    and t4, t4, s0
    xor t2, t2, s1
    slli s0, t4, 2
    xor a5, a5, t3
    xor a7, a7, s0
    srli t3, t2, 16
    xor a6, a6, t4
    xor t3, t3, a5
    srli t4, a7, 16
    and t3, t3, t6
    xor t4, t4, a6
    slli s0, t3, 16
    and t4, t4, t6
    xor t2, t2, s0
    slli t6, t4, 16
    xor a5, a5, t3
    xor a7, a7, t6
    srli t3, t2, 8
    xor a6, a6, t4
    xor t3, t3, a5
    srli t4, a7, 8
    and t3, t3, t5
    xor t4, t4, a6
    slli t6, t3, 8
    and t4, t4, t5
    xor t2, t2, t6
    slli t5, t4, 8
    xor a5, a5, t3
    xor a7, a7, t5
    srli t3, t2, 4
    xor a6, a6, t4
    xor t3, t3, a5
    srli t4, a7, 4
    and t3, t3, t1
    xor t4, t4, a6
    slli t5, t3, 4
    and t1, t4, t1
    xor t2, t2, t5
    xor a5, a5, t3
    slli t3, t1, 4
    xor a7, a7, t3
    xor a6, a6, t1
    srli t1, t2, 1
    srli t3, a5, 1
    xor t1, t1, a7
    xor t3, t3, a6
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
    xor a5, a5, t4
    xor a6, a6, t0
    xor t0, t5, t2
    xor a5, t6, a5
    xor a7, s0, a7
    xor a6, s1, a6
    sw t0, 0(a0)
    sw a5, 4(a0)
    sw a7, 8(a0)
    sw a6, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    addi a4, a4, 2
    bltu a2, a1, .Llwcc_skinny64_128_ctr_crypt_rv32i_group_done
    j .Llwcc_skinny64_128_ctr_crypt_rv32i_group
.Llwcc_skinny64_128_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny64_128_ctr_crypt_rv32i_out
.Llwcc_skinny64_128_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_skinny64_128_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_skinny64_128_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_skinny64_128_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_skinny64_128_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_128_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_skinny64_128_ctr_crypt_rv32i_group
.Llwcc_skinny64_128_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_skinny64_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_128_ctr_crypt_rv32i_copy
.Llwcc_skinny64_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_skinny64_128_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny64_128_ctr_crypt_rv32i_wipe
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
    addi sp, sp, 112
    ret
    .size lwcc_skinny64_128_ctr_crypt_rv32i, .-lwcc_skinny64_128_ctr_crypt_rv32i
