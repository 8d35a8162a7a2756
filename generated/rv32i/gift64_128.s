# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile gift --set gift64_128 --target rv32i --lanes 1 --slicing plane
# passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(lanes=1) complement() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() resident_keys() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/gift.dsl sha256:f4e112ddfda4c2af39fe842e9cf1ddfb21d0a6a8000140095fa8ef1ec0ecef71
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 160
# layout:    planes of 16 S-boxes, 2 blocks side by side; cells in 7 arrangements
# sizes:     in bytes: block 8, key 16, nonce 4, rk 408, ctx 424, align 4, group 16, stack 160
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:4ca18fbb2f20c388d9e81a3b970d33c6d58e9a4a820555f3e97a2fd90406f0ba

    .text

    .balign 4
    .global lwcc_gift64_128_key_setup_rv32i
    .type lwcc_gift64_128_key_setup_rv32i, %function
lwcc_gift64_128_key_setup_rv32i:
    addi sp, sp, -144
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
    lw a6, 12(a1)
    srli a7, a5, 1
    lui t0, 349525
    addi t0, t0, 1365
    srli t1, a6, 1
    xor t2, a7, a5
    xor t1, t1, a6
    and t2, t2, t0
    and t1, t1, t0
    lui t3, 61681
    addi t3, t3, -241
    xor t4, a5, t2
    srli t5, t4, 4
    xor t6, a6, t1
    lui a4, 4080
    addi a4, a4, 255
    xor t5, t5, t6
    and t5, t5, t3
    slli t1, t1, 1
    slli a3, t5, 4
    xor t4, t4, a3
    lui a3, 16
    srli a2, t4, 8
    xor t5, t6, t5
    slli t2, t2, 1
    xor t2, a5, t2
    srli t6, t2, 4
    xor a6, a6, t1
    xor t1, a2, t5
    xor t6, t6, a6
    and t6, t6, t3
    xor a6, a6, t6
    addi a3, a3, -1
    and t1, t1, a4
    slli t6, t6, 4
    slli a2, t1, 8
    xor t4, t4, a2
    xor t1, t5, t1
    xor t2, t2, t6
    srli t5, t2, 8
    xor t5, t5, a6
    lui t6, 209715
    srli a2, t4, 16
    and t5, t5, a4
    addi t6, t6, 819
    xor a2, a2, t1
    slli s0, t5, 8
    xor t2, t2, s0
    xor a6, a6, t5
    and t5, a2, a3
    srli a2, t2, 16
    slli s0, t5, 16
    xor t4, t4, s0
    xor t1, t1, t5
    xor t5, a2, a6
    and t5, t5, a3
    xor a6, a6, t5
    srli a2, t4, 2
    slli t5, t5, 16
    xor a2, a2, t1
    xor t2, t2, t5
    srli t5, t2, 2
    xor t5, t5, a6
    and a2, a2, t6
    and t5, t5, t6
    xor t1, t1, a2
    xor a6, a6, t5
    lui s0, 48
    slli s1, t1, 10
    srli s2, t1, 22
    srli s3, a6, 20
    slli s4, a6, 12
    addi s0, s0, 3
    or s1, s1, s2
    lui s2, 192
    or s3, s4, s3
    addi s2, s2, 12
    and s1, s1, s0
    slli t5, t5, 2
    xor t2, t2, t5
    slli t5, a2, 2
    xor t4, t4, t5
    lui t5, 768
    slli a2, t4, 14
    srli s4, t4, 18
    lui s5, 3072
    or a2, a2, s4
    addi t5, t5, 48
    and s3, s3, s2
    srli s4, t2, 16
    slli s6, t2, 16
    and a2, a2, t5
    or s4, s6, s4
    or s1, s1, s3
    srli s3, t1, 20
    slli s6, t1, 12
    or s3, s6, s3
    addi s5, s5, 192
    lui s6, 12288
    srli s7, t1, 6
    and s4, s4, s5
    lui s8, 49153
    or a2, s1, a2
    srli s1, a6, 18
    slli s9, a6, 14
    srli s10, t4, 16
    or s1, s9, s1
    slli s9, t4, 16
    or s9, s9, s10
    and s1, s1, s2
    and s0, s3, s0
    or s0, s0, s1
    addi s1, s6, 768
    or a2, a2, s4
    srli s2, t2, 14
    slli s3, t2, 18
    and t5, s9, t5
    or t5, s0, t5
    addi s0, s8, -1024
    srli s4, a6, 4
    and s6, s7, s1
    or s2, s3, s2
    or a2, a2, s6
    srli s3, t1, 4
    and s2, s2, s5
    and s1, s3, s1
    or t5, t5, s2
    srli s2, t4, 2
    lui s3, 196611
    and s4, s4, s0
    or a2, a2, s4
    srli s4, a6, 2
    lui s5, 786444
    and s2, s2, s3
    or t5, t5, s1
    and s0, s4, s0
    and s1, t4, s3
    and s3, t2, s5
    or t5, t5, s0
    or a2, a2, s2
    slli s0, t2, 2
    or a2, a2, s3
    or t5, t5, s1
    and s0, s0, s5
    or t5, t5, s0
    # round 1 (gift.dsl:33)
    not s0, a2
    sw s0, 0(a0)
    lui s0, 64
    lui s1, 128
    addi s0, s0, 16
    addi s1, s1, 32
    srli s2, t2, 18
    srli s3, t2, 24
    lui s4, 65536
    andi s3, s3, 12
    andi s2, s2, 3
    srli s5, a5, 12
    addi s4, s4, 1024
    srli s6, a5, 11
    or s2, s2, s3
    and s3, s5, s0
    srli s5, t2, 4
    and s6, s6, s1
    or s2, s2, s3
    or s2, s2, s6
    andi s3, s5, 192
    srli s5, a5, 21
    srli s6, t1, 10
    slli s7, a5, 11
    or s5, s7, s5
    slli s7, a5, 12
    andi s6, s6, 768
    or s2, s2, s3
    and s3, s5, s4
    or s2, s2, s6
    or s2, s2, s3
    li s3, 960
    sw s3, 8(a0)
    sw t5, 4(a0)
    lui s5, 131073
    addi s5, s5, -2048
    lui s6, 3
    lui s8, 36
    lui s9, 8
    srli s10, a5, 20
    or s7, s7, s10
    lui s10, 16
    lui s11, 768
    and s7, s7, s5
    slli ra, t1, 10
    and ra, ra, s6
    or s2, s2, s7
    srli s7, a5, 9
    and s7, s7, s8
    or s2, s2, ra
    lui ra, 9216
    or s2, s2, s7
    srli s7, a5, 8
    and s7, s7, s9
    or s2, s2, s7
    srli s7, a5, 10
    and s7, s7, s10
    or s2, s2, s7
    slli s7, a6, 18
    and s7, s7, s11
    or s2, s2, s7
    and s7, a5, ra
    or s2, s2, s7
    slli s7, a5, 1
    lui s3, 2048
    and s7, s7, s3
    or s2, s2, s7
    lui s7, 4096
    and a7, a7, s7
    or a7, s2, a7
    lui s2, 49152
    sw t5, 96(sp)
    and t5, t4, s2
    or a7, a7, t5
    slli t5, t4, 20
    sw a2, 100(sp)
    lui a2, 786432
    and t5, t5, a2
    or a7, a7, t5
    # round 2 (gift.dsl:33)
    not t5, a7
    sw t5, 12(a0)
    srli t5, t2, 16
    andi t5, t5, 3
    sw a7, 104(sp)
    srli a7, t2, 22
    andi a7, a7, 12
    or a7, t5, a7
    slli t5, a5, 4
    and t5, t5, s0
    or a7, a7, t5
    slli t5, a5, 5
    and t5, t5, s1
    or a7, a7, t5
    srli t2, t2, 2
    andi t2, t2, 192
    or a7, a7, t2
    srli t2, t1, 8
    andi t2, t2, 768
    or a7, a7, t2
    slli t2, a5, 27
    srli t5, a5, 5
    or t2, t2, t5
    and t2, t2, s4
    slli t1, t1, 12
    or a7, a7, t2
    slli t2, a5, 28
    srli t5, a5, 4
    or t2, t2, t5
    and t2, t2, s5
    or a7, a7, t2
    and t1, t1, s6
    slli t2, a5, 7
    or a7, a7, t1
    lw t1, 0(a1)
    and t2, t2, s8
    srli t5, t1, 1
    xor t5, t5, t1
    slli s0, a5, 8
    or a7, a7, t2
    and t2, t5, t0
    slli t5, t2, 1
    and s0, s0, s9
    xor t5, t1, t5
    slli s1, a5, 6
    slli a6, a6, 20
    and s1, s1, s10
    or a7, a7, s0
    lw s0, 4(a1)
    srli s4, t5, 4
    and a6, a6, s11
    or a7, a7, s1
    srli s1, s0, 1
    xor s1, s1, s0
    and t0, s1, t0
    slli s1, t0, 1
    or a6, a7, a6
    xor a7, s0, s1
    slli s1, a5, 16
    xor s4, s4, a7
    and s1, s1, ra
    and s4, s4, t3
    slli s5, a5, 17
    and s3, s5, s3
    or a6, a6, s1
    slli s1, s4, 4
    xor t5, t5, s1
    srli s1, t5, 8
    slli a5, a5, 15
    or a6, a6, s3
    xor a7, a7, s4
    xor s1, s1, a7
    slli s3, t4, 2
    and a5, a5, s7
    and s1, s1, a4
    or a5, a6, a5
    slli a6, s1, 8
    xor a6, t5, a6
    and t5, s3, s2
    srli s3, a6, 16
    slli t4, t4, 22
    or a5, a5, t5
    xor a7, a7, s1
    xor t5, s3, a7
    and t4, t4, a2
    and t5, t5, a3
    or a5, a5, t4
    slli t4, t5, 16
    lui s1, 12300
    addi s1, s1, 3
    sw s1, 20(a0)
    sw a5, 16(a0)
    xor t2, t1, t2
    xor t0, s0, t0
    srli s0, t2, 4
    xor s0, s0, t0
    and t3, s0, t3
    slli s0, t3, 4
    xor t2, t2, s0
    xor t0, t0, t3
    srli t3, t2, 8
    xor t3, t3, t0
    and t3, t3, a4
    slli a4, t3, 8
    xor t2, t2, a4
    xor a6, a6, t4
    srli t4, t2, 16
    xor t0, t0, t3
    xor a7, a7, t5
    xor t3, t4, t0
    srli t4, a6, 2
    and t3, t3, a3
    xor t4, t4, a7
    and t4, t4, t6
    slli t5, t3, 16
    xor t2, t2, t5
    slli t5, t4, 2
    xor a6, a6, t5
    srli t5, t2, 2
    xor t0, t0, t3
    xor t3, t5, t0
    and t3, t3, t6
    slli t5, t3, 2
    xor t2, t2, t5
    lui t5, 12336
    addi t5, t5, 771
    srli t6, a6, 22
    slli a4, a6, 10
    srli a3, t2, 20
    slli s0, t2, 12
    or t6, a4, t6
    lui a4, 49345
    addi a4, a4, -1012
    or a3, s0, a3
    and a3, a3, a4
    and t6, t6, t5
    xor a7, a7, t4
    xor t0, t0, t3
    slli t3, t2, 14
    srli t4, t2, 18
    srli s0, a7, 18
    lui s3, 197379
    lui s4, 789516
    srli s5, a6, 20
    slli s7, a6, 12
    or s5, s7, s5
    slli s7, a7, 14
    or t3, t3, t4
    srli t4, a7, 16
    addi s4, s4, 192
    or s0, s7, s0
    slli s7, a7, 16
    addi s3, s3, 48
    or t6, t6, a3
    slli a3, t0, 16
    and s5, s5, t5
    and t3, t3, a4
    srli a4, t0, 16
    or t4, s7, t4
    and s0, s0, s3
    slli s7, t0, 18
    or a4, a3, a4
    srli a3, t0, 14
    and t4, t4, s3
    or t6, t6, s0
    srli s0, a6, 18
    srli s3, a6, 8
    andi s0, s0, 3
    andi s3, s3, 12
    or s0, s0, s3
    or t3, s5, t3
    or a3, s7, a3
    and a4, a4, s4
    slli s3, a6, 2
    and a3, a3, s4
    or t3, t3, t4
    or t4, t6, a4
    andi t6, s3, 48
    or t3, t3, a3
    lui a4, 786432
    addi a4, a4, 63
    # round 3 (gift.dsl:33)
    not a3, t4
    or t6, s0, t6
    sw t3, 28(a0)
    sw a3, 24(a0)
    slli a3, t1, 10
    srli s0, t1, 22
    lui s3, 131072
    or a3, a3, s0
    addi s0, s3, 64
    and a3, a3, s0
    srli s3, t1, 21
    lui s5, 1
    srli s7, t2, 10
    or t6, t6, a3
    andi a3, s3, 128
    andi s3, s7, 768
    addi s5, s5, -1024
    or t6, t6, a3
    or t6, t6, s3
    slli a3, t2, 10
    and s3, t2, s5
    and a3, a3, s6
    or t6, t6, s3
    lui s3, 12
    or t6, t6, a3
    srli a3, t2, 12
    and a3, a3, s3
    sw a4, 32(a0)
    or t6, t6, a3
    srli a3, a7, 2
    lui s8, 48
    and s9, a3, s8
    or t6, t6, s9
    slli s9, a7, 8
    lui s10, 192
    and s9, s9, s10
    or t6, t6, s9
    slli s9, a7, 18
    and s9, s9, s11
    or t6, t6, s9
    srli s9, a7, 4
    lui ra, 3072
    and s9, s9, ra
    or t6, t6, s9
    slli s9, t0, 6
    sw a4, 108(sp)
    lui a4, 12288
    sw s1, 112(sp)
    and s1, s9, a4
    or t6, t6, s1
    slli s1, t0, 16
    and s1, s1, s2
    or t6, t6, s1
    slli s1, t1, 9
    sw s4, 116(sp)
    lui s4, 65536
    and s1, s1, s4
    and s3, s7, s3
    or t6, t6, s1
    slli s1, t0, 4
    and s7, a7, s8
    and s1, s1, a2
    or t6, t6, s1
    # round 4 (gift.dsl:33)
    not s1, t6
    sw s1, 36(a0)
    srli s1, a6, 16
    andi s1, s1, 3
    srli s8, a6, 6
    slli a6, a6, 4
    andi s8, s8, 12
    or s1, s1, s8
    andi a6, a6, 48
    or a6, s1, a6
    slli s1, t1, 26
    srli s8, t1, 6
    or s1, s1, s8
    and s0, s1, s0
    or a6, a6, s0
    srli s0, t1, 5
    andi s0, s0, 128
    or a6, a6, s0
    srli s0, t2, 8
    andi s0, s0, 768
    or a6, a6, s0
    slli s0, t2, 2
    and s0, s0, s5
    or a6, a6, s0
    slli t2, t2, 12
    and t2, t2, s6
    or a6, a6, t2
    or a6, a6, s3
    or a6, a6, s7
    slli t2, a7, 10
    and t2, t2, s10
    slli a7, a7, 20
    and a7, a7, s11
    or a6, a6, t2
    and t2, a3, ra
    or a6, a6, a7
    slli a7, t0, 8
    or a6, a6, t2
    and a7, a7, a4
    slli t0, t0, 18
    and t0, t0, s2
    slli t1, t1, 25
    or a6, a6, a7
    and a7, t1, s4
    or a6, a6, t0
    and t0, s9, a2
    or a6, a6, a7
    or a6, a6, t0
    lui a7, 259060
    addi a7, a7, -193
    lw t0, 104(sp)
    lw t2, 100(sp)
    and t1, t0, a7
    slli a4, t2, 18
    srli a3, t2, 6
    srli a2, t2, 14
    slli s0, t2, 26
    lui s1, 1036240
    or a4, a4, a2
    lw a2, 96(sp)
    addi s1, s1, -772
    srli s2, a2, 26
    slli s3, a2, 6
    or a3, s0, a3
    slli s0, t1, 2
    or s2, s3, s2
    and a4, a4, t5
    srli s3, a2, 2
    and a3, a3, s1
    and s2, s2, s1
    or a4, a4, a3
    and a3, s3, t5
    lui s3, 61488
    or a3, a3, s2
    lui s2, 12289
    addi s2, s2, -769
    addi s3, s3, 771
    # round 5 (gift.dsl:33)
    not s4, a4
    sw s4, 48(a0)
    sw a6, 40(a0)
    xor t1, t0, t1
    srli t1, t1, 6
    or t1, s0, t1
    sw a3, 52(a0)
    sw s2, 56(a0)
    sw s3, 44(a0)
    srli s0, a5, 18
    lui s4, 1044480
    slli s5, a5, 14
    srli s6, a5, 16
    lui s7, 1012
    addi s4, s4, 255
    or s0, s5, s0
    slli s5, a5, 16
    addi s7, s7, -256
    or s5, s5, s6
    srli s6, a5, 10
    and s0, s0, s7
    slli s7, a5, 22
    or s6, s7, s6
    lui s7, 3084
    and s4, s5, s4
    and s5, s6, s7
    or s0, s4, s0
    or s0, s0, s5
    lui s4, 61500
    slli s5, t4, 8
    srli s6, t4, 24
    slli s7, t3, 28
    addi s4, s4, 780
    or s5, s5, s6
    srli s6, t3, 4
    # round 7 (gift.dsl:33)
    not s5, s5
    # round 6 (gift.dsl:33)
    not s8, t1
    or s6, s7, s6
    sw s4, 68(a0)
    sw s0, 64(a0)
    sw s8, 60(a0)
    and s7, t6, t5
    slli s8, a6, 10
    sw s6, 76(a0)
    xor s6, t6, s7
    slli s7, s7, 6
    srli s6, s6, 2
    or s6, s7, s6
    lui s7, 786433
    addi s7, s7, -13
    sw s5, 72(a0)
    # round 8 (gift.dsl:33)
    not s5, s6
    sw s5, 84(a0)
    srli s5, a6, 16
    sw s7, 80(a0)
    lui s9, 12336
    and s8, s8, s9
    or s5, s5, s8
    slli s8, a6, 18
    lui s9, 1036224
    and s8, s8, s9
    or s5, s5, s8
    slli t1, t1, 2
    and t1, t1, s1
    lui s8, 61452
    addi s8, s8, 963
    sw s5, 88(a0)
    sw s8, 92(a0)
    slli s9, a4, 24
    srli s10, a4, 8
    or s9, s9, s10
    # round 9 (gift.dsl:33)
    not s9, s9
    sw s9, 96(a0)
    slli s9, a2, 2
    srli s10, a2, 30
    or s9, s9, s10
    and s9, s9, t5
    slli s10, a2, 10
    srli a2, a2, 22
    or a2, s10, a2
    and a2, a2, s1
    or a2, s9, a2
    sw a2, 100(a0)
    srli s6, s6, 2
    lui s9, 798721
    and s6, s6, a7
    addi s9, s9, -781
    sw s9, 104(a0)
    srli s10, t0, 4
    and s10, s10, t5
    or t1, s10, t1
    # round 10 (gift.dsl:33)
    not t1, t1
    sw t1, 108(a0)
    and t1, a5, t5
    xor s10, a5, t1
    slli t1, t1, 6
    srli s10, s10, 2
    or t1, t1, s10
    sw t1, 112(a0)
    lui s10, 61500
    addi s10, s10, 771
    sw s10, 116(a0)
    slli s11, t4, 16
    srli ra, t4, 16
    or s11, s11, ra
    # round 11 (gift.dsl:33)
    not s11, s11
    sw s11, 120(a0)
    slli s11, t3, 24
    srli ra, t3, 8
    or s11, s11, ra
    sw s11, 124(a0)
    lui s11, 786432
    addi s11, s11, 1020
    sw s11, 128(a0)
    slli ra, t6, 4
    lw t2, 116(sp)
    slli t6, t6, 2
    and ra, ra, t2
    or s6, s6, ra
    # round 12 (gift.dsl:33)
    not ra, s6
    sw ra, 132(a0)
    and ra, a6, a7
    sw s3, 96(sp)
    xor s3, a6, ra
    slli ra, ra, 2
    srli s3, s3, 6
    or s3, ra, s3
    sw s3, 136(a0)
    lui ra, 61500
    addi ra, ra, 192
    sw ra, 140(a0)
    sw s8, 120(sp)
    slli s8, a4, 16
    sw s2, 124(sp)
    srli s2, a4, 16
    or s2, s8, s2
    # round 13 (gift.dsl:33)
    not s2, s2
    sw s2, 144(a0)
    slli s2, a3, 8
    srli s8, a3, 24
    or s2, s2, s8
    sw s2, 148(a0)
    lui s2, 798721
    addi s2, s2, -1009
    sw s2, 152(a0)
    and s8, t0, t5
    xor t0, t0, s8
    srli t0, t0, 2
    and t6, t6, t2
    slli s8, s8, 6
    or t0, s8, t0
    # round 14 (gift.dsl:33)
    not t0, t0
    sw t0, 156(a0)
    and t0, s0, t5
    xor s8, s0, t0
    slli t0, t0, 6
    srli s8, s8, 2
    or t0, t0, s8
    sw t0, 160(a0)
    lui s8, 61452
    addi s8, s8, 15
    sw s8, 164(a0)
    sw s7, 104(sp)
    srli s7, t4, 8
    slli t4, t4, 24
    or t4, t4, s7
    # round 15 (gift.dsl:33)
    not t4, t4
    sw t4, 168(a0)
    slli t4, t3, 20
    srli s7, t3, 12
    or t4, t4, s7
    sw t4, 172(a0)
    srli t1, t1, 2
    lui t4, 786433
    and t1, t1, a7
    addi t4, t4, -961
    sw t4, 176(a0)
    srli s7, s6, 2
    and s7, s7, a7
    or t6, s7, t6
    # round 16 (gift.dsl:33)
    not t6, t6
    sw t6, 180(a0)
    and t6, s5, a7
    xor s7, s5, t6
    slli t6, t6, 2
    srli s7, s7, 6
    or t6, t6, s7
    sw t6, 184(a0)
    lui s7, 61488
    addi s7, s7, 768
    slli s3, s3, 2
    sw s7, 188(a0)
    sw s4, 128(sp)
    srli s4, a4, 24
    slli a4, a4, 8
    or a4, a4, s4
    and s3, s3, s1
    # round 17 (gift.dsl:33)
    not a4, a4
    sw a4, 192(a0)
    slli a4, a2, 8
    srli s4, a2, 24
    or a4, a4, s4
    sw a4, 196(a0)
    lui a4, 12289
    addi a4, a4, -961
    sw a4, 200(a0)
    slli s4, a5, 4
    and s4, s4, t2
    or t1, t1, s4
    slli s0, s0, 4
    srli t0, t0, 2
    and s0, s0, t2
    and t0, t0, a7
    or t0, t0, s0
    sw t1, 204(a0)
    lui s0, 61452
    addi s0, s0, 780
    sw t0, 236(a0)
    sw s0, 208(a0)
    slli t0, t3, 16
    srli s4, t3, 16
    or t0, t0, s4
    sw t0, 212(a0)
    lui t0, 786433
    addi t0, t0, -205
    sw t0, 216(a0)
    srli s4, a6, 4
    srli s5, s5, 4
    and s4, s4, t5
    and t5, s5, t5
    or s3, s4, s3
    sw s3, 220(a0)
    slli t6, t6, 2
    lui s3, 61452
    addi s3, s3, 771
    and t6, t6, s1
    or t5, t5, t6
    sw t5, 252(a0)
    sw s3, 224(a0)
    slli t5, a3, 16
    srli t6, a3, 16
    or t5, t5, t6
    sw t5, 228(a0)
    lui t5, 12289
    addi t5, t5, -784
    sw t5, 232(a0)
    srli t1, t1, 2
    lui t6, 49212
    slli a5, a5, 2
    and a5, a5, t2
    addi t2, t6, 768
    and a7, t1, a7
    or a5, a7, a5
    sw a5, 268(a0)
    sw t2, 240(a0)
    srli a5, t3, 20
    slli a7, t3, 12
    or a5, a7, a5
    sw a5, 244(a0)
    lui a5, 786432
    addi a5, a5, 960
    sw a5, 248(a0)
    lui a7, 49164
    addi a7, a7, 192
    sw a7, 256(a0)
    srli t1, a2, 16
    slli t3, a2, 16
    or t1, t3, t1
    sw t1, 260(a0)
    lui t1, 786433
    addi t1, t1, -1021
    # round 25 (gift.dsl:33)
    not a7, a7
    sw t1, 264(a0)
    lui t3, 12300
    # round 22 (gift.dsl:33)
    not t5, t5
    # round 26 (gift.dsl:33)
    not t1, t1
    # round 23 (gift.dsl:33)
    not t2, t2
    # round 24 (gift.dsl:33)
    not a5, a5
    # round 21 (gift.dsl:33)
    not t6, s3
    sw a5, 312(a0)
    sw t2, 316(a0)
    sw t3, 272(a0)
    lui a5, 828
    # round 20 (gift.dsl:33)
    not t0, t0
    # round 27 (gift.dsl:33)
    not t2, t3
    sw t2, 300(a0)
    sw t0, 328(a0)
    sw a5, 276(a0)
    srli t0, s6, 16
    slli t2, s6, 16
    or t0, t2, t0
    # round 28 (gift.dsl:33)
    not t2, t0
    sw t2, 280(a0)
    srli t2, a6, 16
    slli a6, a6, 16
    or a6, a6, t2
    # round 16 (gift.dsl:33)
    not t2, t4
    # round 15 (gift.dsl:33)
    not t3, s8
    # round 17 (gift.dsl:33)
    not t4, s7
    # round 28 (gift.dsl:33)
    not a5, a5
    # round 19 (gift.dsl:33)
    not a3, s0
    # round 18 (gift.dsl:33)
    not a4, a4
    sw a3, 332(a0)
    lui a3, 789516
    addi a3, a3, 768
    sw t4, 340(a0)
    sw a5, 296(a0)
    sw t2, 344(a0)
    sw a3, 288(a0)
    sw t5, 320(a0)
    sw t0, 292(a0)
    sw t6, 324(a0)
    sw a6, 284(a0)
    # round 13 (gift.dsl:33)
    not a5, ra
    # round 11 (gift.dsl:33)
    not a6, s10
    # round 14 (gift.dsl:33)
    not t0, s2
    # round 12 (gift.dsl:33)
    not t2, s11
    # round 10 (gift.dsl:33)
    not t4, s9
    sw t0, 352(a0)
    sw t2, 360(a0)
    sw a5, 356(a0)
    sw t3, 348(a0)
    sw a4, 336(a0)
    sw a7, 308(a0)
    sw a6, 364(a0)
    sw t1, 304(a0)
    # round 7 (gift.dsl:33)
    lw a5, 128(sp)
    # round 3 (gift.dsl:33)
    lw a6, 112(sp)
    # round 7 (gift.dsl:33)
    not a5, a5
    # round 3 (gift.dsl:33)
    not a6, a6
    # round 8 (gift.dsl:33)
    lw a7, 104(sp)
    # round 6 (gift.dsl:33)
    lw t0, 124(sp)
    # round 8 (gift.dsl:33)
    not a7, a7
    # round 6 (gift.dsl:33)
    not t0, t0
    # round 9 (gift.dsl:33)
    lw t1, 120(sp)
    # round 4 (gift.dsl:33)
    lw t2, 108(sp)
    # round 9 (gift.dsl:33)
    not t1, t1
    # round 4 (gift.dsl:33)
    not t2, t2
    # round 2 (gift.dsl:33)
    li t3, 960
    not t3, t3
    # round 5 (gift.dsl:33)
    lw t5, 96(sp)
    sw t3, 404(a0)
    not t5, t5
    lw t3, 100(sp)
    sw a5, 380(a0)
    sw t3, 400(a0)
    sw a7, 376(a0)
    sw t4, 368(a0)
    sw a6, 396(a0)
    sw t5, 388(a0)
    sw t0, 384(a0)
    sw t1, 372(a0)
    sw t2, 392(a0)
    addi t0, sp, 64
    addi t1, sp, 144
.Llwcc_gift64_128_key_setup_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_gift64_128_key_setup_rv32i_wipe
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
    addi sp, sp, 144
    ret
    .size lwcc_gift64_128_key_setup_rv32i, .-lwcc_gift64_128_key_setup_rv32i

    .balign 4
    .global lwcc_gift64_128_ecb_encrypt_rv32i
    .type lwcc_gift64_128_ecb_encrypt_rv32i, %function
lwcc_gift64_128_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_gift64_128_ecb_encrypt_rv32i_begin
    ret
.Llwcc_gift64_128_ecb_encrypt_rv32i_begin:
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
    beqz t1, .Llwcc_gift64_128_ecb_encrypt_rv32i_group
    j .Llwcc_gift64_128_ecb_encrypt_rv32i_rest
.Llwcc_gift64_128_ecb_encrypt_rv32i_group:
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
    slli s1, a4, 2
    xor a5, a5, s0
    xor a7, a7, s1
    xor a6, a6, t1
    # round 1 (gift.dsl:33)
    or t1, a5, a7
    xor t0, t0, a4
    xor t1, a6, t1
    and a6, a5, a6
    xor a4, t0, t1
    xor a6, a7, a6
    xor a7, a6, a4
    and a6, t0, a6
    xor a5, a5, a6
    slli a6, a4, 16
    srli t0, a4, 16
    slli a4, a7, 8
    srli s0, a7, 24
    lw s1, 0(a3)
    lw s2, 4(a3)
    and a7, a5, a7
    or a6, a6, t0
    or t0, a4, s0
    xor a7, t1, a7
    slli t1, a5, 24
    srli a5, a5, 8
    xor a6, a6, s1
    xor t0, t0, s2
    lw a4, 8(a3)
    or a5, t1, a5
    # round 2 (gift.dsl:33)
    or t1, a6, t0
    and s0, a6, a7
    # round 1 (gift.dsl:33)
    xor a5, a5, a4
    # round 2 (gift.dsl:33)
    xor a7, a7, t1
    xor t0, t0, s0
    xor t1, a5, a7
    and a5, a5, t0
    xor t0, t0, t1
    xor a5, a6, a5
    lui a6, 259060
    and a4, a5, t0
    addi a6, a6, -193
    lui s0, 12336
    xor a7, a7, a4
    and a4, t1, a6
    and s1, t0, t3
    addi s0, s0, 771
    xor t1, t1, a4
    xor t0, t0, s1
    and s2, a7, s0
    slli a4, a4, 2
    srli t1, t1, 6
    slli s1, s1, 4
    srli t0, t0, 4
    xor a7, a7, s2
    lw s3, 12(a3)
    lw s4, 16(a3)
    or t1, a4, t1
    or t0, s1, t0
    slli a4, s2, 6
    srli a7, a7, 2
    or a7, a4, a7
    xor t1, t1, s3
    xor t0, t0, s4
    lw a4, 20(a3)
    # round 3 (gift.dsl:33)
    or s1, t1, t0
    and s2, t1, a7
    # round 2 (gift.dsl:33)
    xor a5, a5, a4
    # round 3 (gift.dsl:33)
    xor a7, a7, s1
    xor t0, t0, s2
    xor a4, a5, a7
    and a5, a5, t0
    xor t0, t0, a4
    xor a5, t1, a5
    and t1, a5, t0
    xor a7, a7, t1
    slli t1, t0, 8
    srli t0, t0, 24
    lw s1, 24(a3)
    lw s2, 28(a3)
    or t0, t1, t0
    slli t1, a7, 16
    srli a7, a7, 16
    or a7, t1, a7
    slli t1, a5, 24
    srli a5, a5, 8
    xor a4, a4, s1
    xor t0, t0, s2
    lw s2, 32(a3)
    or a5, t1, a5
    # round 4 (gift.dsl:33)
    or t1, a4, t0
    and s4, a4, a7
    # round 3 (gift.dsl:33)
    xor a5, a5, s2
    # round 4 (gift.dsl:33)
    xor a7, a7, t1
    xor t0, t0, s4
    xor t1, a5, a7
    and a5, a5, t0
    xor t0, t0, t1
    xor a5, a4, a5
    and a4, a5, t0
    xor a7, a7, a4
    and a4, t0, s0
    xor t0, t0, a4
    and s2, a7, t3
    slli a4, a4, 6
    srli t0, t0, 2
    xor a7, a7, s2
    and s4, a5, a6
    lw s5, 36(a3)
    lw s6, 40(a3)
    or t0, a4, t0
    slli a4, s2, 4
    srli a7, a7, 4
    xor a5, a5, s4
    or a7, a4, a7
    slli a4, s4, 2
    srli a5, a5, 6
    xor t1, t1, s5
    xor t0, t0, s6
    lw s2, 44(a3)
    or a5, a4, a5
    # round 5 (gift.dsl:33)
    or a4, t1, t0
    and s4, t1, a7
    # round 4 (gift.dsl:33)
    xor a5, a5, s2
    # round 5 (gift.dsl:33)
    xor a7, a7, a4
    xor t0, t0, s4
    xor a4, a5, a7
    and a5, a5, t0
    xor t0, t0, a4
    xor a5, t1, a5
    and t1, a5, t0
    xor a7, a7, t1
    slli t1, t0, 24
    srli t0, t0, 8
    lw s2, 48(a3)
    lw s4, 52(a3)
    or t0, t1, t0
    slli t1, a7, 16
    srli a7, a7, 16
    or a7, t1, a7
    slli t1, a5, 8
    srli a5, a5, 24
    xor a4, a4, s2
    xor t0, t0, s4
    lw s4, 56(a3)
    or a5, t1, a5
    # round 6 (gift.dsl:33)
    or t1, a4, t0
    and s6, a4, a7
    # round 5 (gift.dsl:33)
    xor a5, a5, s4
    # round 6 (gift.dsl:33)
    xor a7, a7, t1
    xor t0, t0, s6
    xor t1, a5, a7
    and a5, a5, t0
    xor t0, t0, t1
    xor a5, a4, a5
    and a4, a5, t0
    xor a7, a7, a4
    and a4, t0, a6
    xor t0, t0, a4
    and s4, a7, t3
    slli a4, a4, 2
    srli t0, t0, 6
    xor a7, a7, s4
    and s6, a5, s0
    lw s7, 60(a3)
    lw s8, 64(a3)
    or t0, a4, t0
    slli a4, s4, 4
    srli a7, a7, 4
    xor a5, a5, s6
    or a7, a4, a7
    slli a4, s6, 6
    srli a5, a5, 2
    xor t1, t1, s7
    xor t0, t0, s8
    lw s4, 68(a3)
    or a5, a4, a5
    # round 7 (gift.dsl:33)
    or a4, t1, t0
    and s6, t1, a7
    # round 6 (gift.dsl:33)
    xor a5, a5, s4
    # round 7 (gift.dsl:33)
    xor a7, a7, a4
    xor t0, t0, s6
    xor a4, a5, a7
    and a5, a5, t0
    xor t0, t0, a4
    xor a5, t1, a5
    and t1, a5, t0
    xor a7, a7, t1
    slli t1, t0, 8
    srli t0, t0, 24
    lw s4, 72(a3)
    lw s6, 76(a3)
    or t0, t1, t0
    slli t1, a7, 16
    srli a7, a7, 16
    or a7, t1, a7
    slli t1, a5, 24
    srli a5, a5, 8
    xor a4, a4, s4
    xor t0, t0, s6
    lw s6, 80(a3)
    or a5, t1, a5
    # round 8 (gift.dsl:33)
    or t1, a4, t0
    and s8, a4, a7
    # round 7 (gift.dsl:33)
    xor a5, a5, s6
    # round 8 (gift.dsl:33)
    xor a7, a7, t1
    xor t0, t0, s8
    xor t1, a5, a7
    and a5, a5, t0
    xor t0, t0, t1
    xor a5, a4, a5
    and a4, a5, t0
    xor a7, a7, a4
    and a4, t0, s0
    xor t0, t0, a4
    and s6, a7, t3
    slli a4, a4, 6
    srli t0, t0, 2
    xor a7, a7, s6
    and s8, a5, a6
    lw s9, 84(a3)
    lw s10, 88(a3)
    or t0, a4, t0
    slli a4, s6, 4
    srli a7, a7, 4
    xor a5, a5, s8
    or a7, a4, a7
    slli a4, s8, 2
    srli a5, a5, 6
    xor t1, t1, s9
    xor t0, t0, s10
    lw s6, 92(a3)
    or a5, a4, a5
    # round 9 (gift.dsl:33)
    or a4, t1, t0
    and s8, t1, a7
    # round 8 (gift.dsl:33)
    xor a5, a5, s6
    # round 9 (gift.dsl:33)
    xor a7, a7, a4
    xor t0, t0, s8
    xor a4, a5, a7
    and a5, a5, t0
    xor t0, t0, a4
    xor a5, t1, a5
    and t1, a5, t0
    xor a7, a7, t1
    slli t1, t0, 24
    srli t0, t0, 8
    lw s6, 96(a3)
    lw s8, 100(a3)
    or t0, t1, t0
    slli t1, a7, 16
    srli a7, a7, 16
    or a7, t1, a7
    slli t1, a5, 8
    srli a5, a5, 24
    xor a4, a4, s6
    xor t0, t0, s8
    lw s8, 104(a3)
    or a5, t1, a5
    # round 10 (gift.dsl:33)
    or t1, a4, t0
    and s10, a4, a7
    # round 9 (gift.dsl:33)
    xor a5, a5, s8
    # round 10 (gift.dsl:33)
    xor a7, a7, t1
    xor t0, t0, s10
    xor t1, a5, a7
    and a5, a5, t0
    xor t0, t0, t1
    xor a5, a4, a5
    and a4, a5, t0
    xor a7, a7, a4
    and a4, t0, a6
    xor t0, t0, a4
    and s8, a7, t3
    slli a4, a4, 2
    srli t0, t0, 6
    xor a7, a7, s8
    and s10, a5, s0
    lw s11, 108(a3)
    lw ra, 112(a3)
    or t0, a4, t0
    slli a4, s8, 4
    srli a7, a7, 4
    xor a5, a5, s10
    or a7, a4, a7
    slli a4, s10, 6
    srli a5, a5, 2
    xor t1, t1, s11
    xor t0, t0, ra
    lw s8, 116(a3)
    or a5, a4, a5
    # round 11 (gift.dsl:33)
    or a4, t1, t0
    and s10, t1, a7
    # round 10 (gift.dsl:33)
    xor a5, a5, s8
    # round 11 (gift.dsl:33)
    xor a7, a7, a4
    xor t0, t0, s10
    xor a4, a5, a7
    and a5, a5, t0
    xor t0, t0, a4
    xor a5, t1, a5
    and t1, a5, t0
    xor a7, a7, t1
    slli t1, t0, 8
    srli t0, t0, 24
    lw s8, 120(a3)
    lw s10, 124(a3)
    or t0, t1, t0
    slli t1, a7, 16
    srli a7, a7, 16
    or a7, t1, a7
    slli t1, a5, 24
    srli a5, a5, 8
    xor a4, a4, s8
    xor t0, t0, s10
    lw s8, 128(a3)
    or a5, t1, a5
    # round 12 (gift.dsl:33)
    or t1, a4, t0
    and ra, a4, a7
    # round 11 (gift.dsl:33)
    xor a5, a5, s8
    # round 12 (gift.dsl:33)
    xor a7, a7, t1
    xor t0, t0, ra
    xor t1, a5, a7
    and a5, a5, t0
    xor t0, t0, t1
    xor a5, a4, a5
    and a4, a5, t0
    xor a7, a7, a4
    and a4, t0, s0
    xor t0, t0, a4
    and s8, a7, t3
    slli a4, a4, 6
    srli t0, t0, 2
    xor a7, a7, s8
    and ra, a5, a6
    or t0, a4, t0
    lw a4, 132(a3)
    slli s8, s8, 4
    srli a7, a7, 4
    xor a5, a5, ra
    or a7, s8, a7
    lw s8, 136(a3)
    slli ra, ra, 2
    srli a5, a5, 6
    xor t1, t1, a4
    xor t0, t0, s8
    lw a4, 140(a3)
    or a5, ra, a5
    # round 13 (gift.dsl:33)
    or s8, t1, t0
    and ra, t1, a7
    # round 12 (gift.dsl:33)
    xor a5, a5, a4
    # round 13 (gift.dsl:33)
    xor a7, a7, s8
    xor t0, t0, ra
    xor a4, a5, a7
    and a5, a5, t0
    xor t0, t0, a4
    xor a5, t1, a5
    and t1, a5, t0
    xor a7, a7, t1
    slli t1, t0, 24
    srli t0, t0, 8
    lw s8, 144(a3)
    lw ra, 148(a3)
    or t0, t1, t0
    slli t1, a7, 16
    srli a7, a7, 16
    or a7, t1, a7
    slli t1, a5, 8
    srli a5, a5, 24
    xor a4, a4, s8
    xor t0, t0, ra
    lw s8, 152(a3)
    or a5, t1, a5
    # round 14 (gift.dsl:33)
    or t1, a4, t0
    and ra, a4, a7
    # round 13 (gift.dsl:33)
    xor a5, a5, s8
    # round 14 (gift.dsl:33)
    xor a7, a7, t1
    xor t0, t0, ra
    xor t1, a5, a7
    and a5, a5, t0
    xor t0, t0, t1
    xor a5, a4, a5
    and a4, a5, t0
    xor a7, a7, a4
    and a4, t0, a6
    xor t0, t0, a4
    and s8, a7, t3
    slli a4, a4, 2
    srli t0, t0, 6
    xor a7, a7, s8
    and ra, a5, s0
    or t0, a4, t0
    lw a4, 156(a3)
    slli s8, s8, 4
    srli a7, a7, 4
    xor a5, a5, ra
    or a7, s8, a7
    lw s8, 160(a3)
    slli ra, ra, 6
    srli a5, a5, 2
    xor t1, t1, a4
    xor t0, t0, s8
    lw a4, 164(a3)
    or a5, ra, a5
    # round 15 (gift.dsl:33)
    or s8, t1, t0
    and ra, t1, a7
    # round 14 (gift.dsl:33)
    xor a5, a5, a4
    # round 15 (gift.dsl:33)
    xor a7, a7, s8
    xor t0, t0, ra
    xor a4, a5, a7
    and a5, a5, t0
    xor t0, t0, a4
    xor a5, t1, a5
    and t1, a5, t0
    xor a7, a7, t1
    slli t1, t0, 8
    srli t0, t0, 24
    lw s8, 168(a3)
    lw ra, 172(a3)
    or t0, t1, t0
    slli t1, a7, 16
    srli a7, a7, 16
    or a7, t1, a7
    slli t1, a5, 24
    srli a5, a5, 8
    xor a4, a4, s8
    xor t0, t0, ra
    lw s8, 176(a3)
    or a5, t1, a5
    # round 16 (gift.dsl:33)
    or t1, a4, t0
    and ra, a4, a7
    # round 15 (gift.dsl:33)
    xor a5, a5, s8
    # round 16 (gift.dsl:33)
    xor a7, a7, t1
    xor t0, t0, ra
    xor t1, a5, a7
    and a5, a5, t0
    xor t0, t0, t1
    xor a5, a4, a5
    and a4, a5, t0
    xor a7, a7, a4
    and a4, t0, s0
    xor t0, t0, a4
    and s8, a7, t3
    slli a4, a4, 6
    srli t0, t0, 2
    xor a7, a7, s8
    and ra, a5, a6
    or t0, a4, t0
    lw a4, 180(a3)
    slli s8, s8, 4
    srli a7, a7, 4
    xor a5, a5, ra
    or a7, s8, a7
    lw s8, 184(a3)
    slli ra, ra, 2
    srli a5, a5, 6
    xor t1, t1, a4
    xor t0, t0, s8
    lw a4, 188(a3)
    or a5, ra, a5
    # round 17 (gift.dsl:33)
    or s8, t1, t0
    and ra, t1, a7
    # round 16 (gift.dsl:33)
    xor a5, a5, a4
    # round 17 (gift.dsl:33)
    xor a7, a7, s8
    xor t0, t0, ra
    xor a4, a5, a7
    and a5, a5, t0
    xor t0, t0, a4
    xor a5, t1, a5
    and t1, a5, t0
    xor a7, a7, t1
    slli t1, t0, 24
    srli t0, t0, 8
    lw s8, 192(a3)
    lw ra, 196(a3)
    or t0, t1, t0
    slli t1, a7, 16
    srli a7, a7, 16
    or a7, t1, a7
    slli t1, a5, 8
    srli a5, a5, 24
    xor a4, a4, s8
    xor t0, t0, ra
    lw s8, 200(a3)
    or a5, t1, a5
    # round 18 (gift.dsl:33)
    or t1, a4, t0
    and ra, a4, a7
    # round 17 (gift.dsl:33)
    xor a5, a5, s8
    # round 18 (gift.dsl:33)
    xor a7, a7, t1
    xor t0, t0, ra
    xor t1, a5, a7
    and a5, a5, t0
    xor t0, t0, t1
    xor a5, a4, a5
    and a4, a5, t0
    xor a7, a7, a4
    and a4, t0, a6
    xor t0, t0, a4
    and s8, a7, t3
    slli a4, a4, 2
    srli t0, t0, 6
    xor a7, a7, s8
    and ra, a5, s0
    or t0, a4, t0
    lw a4, 204(a3)
    slli s8, s8, 4
    srli a7, a7, 4
    xor a5, a5, ra
    or a7, s8, a7
    slli s8, ra, 6
    srli a5, a5, 2
    xor t1, t1, s3
    xor t0, t0, a4
    lw a4, 208(a3)
    or a5, s8, a5
    # round 19 (gift.dsl:33)
    or s3, t1, t0
    and s8, t1, a7
    # round 18 (gift.dsl:33)
    xor a5, a5, a4
    # round 19 (gift.dsl:33)
    xor a7, a7, s3
    xor t0, t0, s8
    xor a4, a5, a7
    and a5, a5, t0
    xor t0, t0, a4
    xor a5, t1, a5
    and t1, a5, t0
    xor a7, a7, t1
    slli t1, t0, 8
    srli t0, t0, 24
    lw s3, 212(a3)
    or t0, t1, t0
    slli t1, a7, 16
    srli a7, a7, 16
    or a7, t1, a7
    slli t1, a5, 24
    srli a5, a5, 8
    xor a4, a4, s1
    xor t0, t0, s3
    lw s3, 216(a3)
    or a5, t1, a5
    # round 20 (gift.dsl:33)
    or t1, a4, t0
    and s8, a4, a7
    # round 19 (gift.dsl:33)
    xor a5, a5, s3
    # round 20 (gift.dsl:33)
    xor a7, a7, t1
    xor t0, t0, s8
    xor t1, a5, a7
    and a5, a5, t0
    xor t0, t0, t1
    xor a5, a4, a5
    and a4, a5, t0
    xor a7, a7, a4
    and a4, t0, s0
    xor t0, t0, a4
    and s3, a7, t3
    slli a4, a4, 6
    srli t0, t0, 2
    xor a7, a7, s3
    and s8, a5, a6
    lw ra, 220(a3)
    or t0, a4, t0
    slli a4, s3, 4
    srli a7, a7, 4
    xor a5, a5, s8
    or a7, a4, a7
    slli a4, s8, 2
    srli a5, a5, 6
    xor t1, t1, s5
    xor t0, t0, ra
    lw s3, 224(a3)
    or a5, a4, a5
    # round 21 (gift.dsl:33)
    or a4, t1, t0
    and s5, t1, a7
    # round 20 (gift.dsl:33)
    xor a5, a5, s3
    # round 21 (gift.dsl:33)
    xor a7, a7, a4
    xor t0, t0, s5
    xor a4, a5, a7
    and a5, a5, t0
    xor t0, t0, a4
    xor a5, t1, a5
    and t1, a5, t0
    xor a7, a7, t1
    slli t1, t0, 24
    srli t0, t0, 8
    lw s3, 228(a3)
    or t0, t1, t0
    slli t1, a7, 16
    srli a7, a7, 16
    or a7, t1, a7
    slli t1, a5, 8
    srli a5, a5, 24
    xor a4, a4, s2
    xor t0, t0, s3
    lw s2, 232(a3)
    or a5, t1, a5
    # round 22 (gift.dsl:33)
    or t1, a4, t0
    and s3, a4, a7
    # round 21 (gift.dsl:33)
    xor a5, a5, s2
    # round 22 (gift.dsl:33)
    xor a7, a7, t1
    xor t0, t0, s3
    xor t1, a5, a7
    and a5, a5, t0
    xor t0, t0, t1
    xor a5, a4, a5
    and a4, a5, t0
    xor a7, a7, a4
    and a4, t0, a6
    xor t0, t0, a4
    and s2, a7, t3
    slli a4, a4, 2
    srli t0, t0, 6
    xor a7, a7, s2
    and s3, a5, s0
    lw s5, 236(a3)
    or t0, a4, t0
    slli a4, s2, 4
    srli a7, a7, 4
    xor a5, a5, s3
    or a7, a4, a7
    slli a4, s3, 6
    srli a5, a5, 2
    xor t1, t1, s7
    xor t0, t0, s5
    lw s2, 240(a3)
    or a5, a4, a5
    # round 23 (gift.dsl:33)
    or a4, t1, t0
    and s3, t1, a7
    # round 22 (gift.dsl:33)
    xor a5, a5, s2
    # round 23 (gift.dsl:33)
    xor a7, a7, a4
    xor t0, t0, s3
    xor a4, a5, a7
    and a5, a5, t0
    xor t0, t0, a4
    xor a5, t1, a5
    and t1, a5, t0
    xor a7, a7, t1
    slli t1, t0, 8
    srli t0, t0, 24
    lw s2, 244(a3)
    or t0, t1, t0
    slli t1, a7, 16
    srli a7, a7, 16
    or a7, t1, a7
    slli t1, a5, 24
    srli a5, a5, 8
    xor a4, a4, s4
    xor t0, t0, s2
    lw s2, 248(a3)
    or a5, t1, a5
    # round 24 (gift.dsl:33)
    or t1, a4, t0
    and s3, a4, a7
    # round 23 (gift.dsl:33)
    xor a5, a5, s2
    # round 24 (gift.dsl:33)
    xor a7, a7, t1
    xor t0, t0, s3
    xor t1, a5, a7
    and a5, a5, t0
    xor t0, t0, t1
    xor a5, a4, a5
    and a4, a5, t0
    xor a7, a7, a4
    and a4, t0, s0
    xor t0, t0, a4
    and s2, a7, t3
    slli a4, a4, 6
    srli t0, t0, 2
    xor a7, a7, s2
    and s3, a5, a6
    lw s4, 252(a3)
    or t0, a4, t0
    slli a4, s2, 4
    srli a7, a7, 4
    xor a5, a5, s3
    or a7, a4, a7
    slli a4, s3, 2
    srli a5, a5, 6
    xor t1, t1, s9
    xor t0, t0, s4
    lw s2, 256(a3)
    or a5, a4, a5
    # round 25 (gift.dsl:33)
    or a4, t1, t0
    and s3, t1, a7
    # round 24 (gift.dsl:33)
    xor a5, a5, s2
    # round 25 (gift.dsl:33)
    xor a7, a7, a4
    xor t0, t0, s3
    xor a4, a5, a7
    and a5, a5, t0
    xor t0, t0, a4
    xor a5, t1, a5
    and t1, a5, t0
    xor a7, a7, t1
    slli t1, t0, 24
    srli t0, t0, 8
    lw s2, 260(a3)
    or t0, t1, t0
    slli t1, a7, 16
    srli a7, a7, 16
    or a7, t1, a7
    slli t1, a5, 8
    srli a5, a5, 24
    xor a4, a4, s6
    xor t0, t0, s2
    lw s2, 264(a3)
    or a5, t1, a5
    # round 26 (gift.dsl:33)
    or t1, a4, t0
    and s3, a4, a7
    # round 25 (gift.dsl:33)
    xor a5, a5, s2
    # round 26 (gift.dsl:33)
    xor a7, a7, t1
    xor t0, t0, s3
    xor t1, a5, a7
    and a5, a5, t0
    xor t0, t0, t1
    xor a5, a4, a5
    and a4, a5, t0
    and s2, t0, a6
    xor a7, a7, a4
    xor t0, t0, s2
    slli a4, s2, 2
    srli t0, t0, 6
    and s2, a7, t3
    and s3, a5, s0
    lw s4, 268(a3)
    or t0, a4, t0
    xor a7, a7, s2
    xor a5, a5, s3
    slli a4, s2, 4
    srli a7, a7, 4
    slli s2, s3, 6
    srli a5, a5, 2
    xor t1, t1, s11
    xor t0, t0, s4
    lw s3, 272(a3)
    or a7, a4, a7
    or a5, s2, a5
    # round 27 (gift.dsl:33)
    or a4, t1, t0
    # round 26 (gift.dsl:33)
    xor a5, a5, s3
    # round 27 (gift.dsl:33)
    xor a4, a7, a4
    and a7, t1, a7
    xor s2, a5, a4
    xor a7, t0, a7
    xor t0, a7, s2
    and a5, a5, a7
    xor a5, t1, a5
    slli a7, s2, 16
    srli t1, s2, 16
    slli s2, t0, 24
    srli s3, t0, 8
    and t0, a5, t0
    or a7, a7, t1
    or t1, s2, s3
    xor t0, a4, t0
    slli a4, a5, 8
    srli a5, a5, 24
    xor a7, a7, s1
    xor t1, t1, s10
    lw s1, 276(a3)
    or a5, a4, a5
    # round 28 (gift.dsl:33)
    or a4, a7, t1
    and s2, a7, t0
    # round 27 (gift.dsl:33)
    xor a5, a5, s1
    # round 28 (gift.dsl:33)
    xor t0, t0, a4
    xor t1, t1, s2
    xor a4, a5, t0
    and a5, a5, t1
    lw s1, 280(a3)
    xor t1, t1, a4
    xor a5, a7, a5
    lw a7, 284(a3)
    and s2, a5, t1
    xor a4, a4, s1
    xor t0, t0, s2
    xor a7, t1, a7
    and t1, a4, s0
    xor a4, a4, t1
    and s0, a7, t3
    and a6, t0, a6
    slli t1, t1, 6
    srli a4, a4, 2
    xor a7, a7, s0
    xor t0, t0, a6
    lw s1, 288(a3)
    or t1, t1, a4
    slli a4, s0, 4
    srli a7, a7, 4
    slli a6, a6, 2
    srli t0, t0, 6
    or a7, a4, a7
    or a6, a6, t0
    srli t0, t1, 2
    xor a5, a5, s1
    xor t0, t0, a6
    srli a4, a7, 2
    and t0, t0, t6
    xor a4, a4, a5
    slli s0, t0, 2
    and t6, a4, t6
    xor t1, t1, s0
    slli a4, t6, 2
    xor a6, a6, t0
    xor a7, a7, a4
    srli t0, t1, 16
    xor a5, a5, t6
    xor t0, t0, a6
    srli t6, a7, 16
    and t0, t0, t5
    xor t6, t6, a5
    slli a4, t0, 16
    and t5, t6, t5
    xor t1, t1, a4
    slli t6, t5, 16
    xor a6, a6, t0
    xor a7, a7, t6
    srli t0, t1, 8
    xor a5, a5, t5
    xor t0, t0, a6
    srli t5, a7, 8
    and t0, t0, t4
    xor t5, t5, a5
    slli t6, t0, 8
    and t4, t5, t4
    xor t1, t1, t6
    slli t5, t4, 8
    xor a6, a6, t0
    xor a7, a7, t5
    srli t0, t1, 4
    xor a5, a5, t4
    xor t0, t0, a6
    srli t4, a7, 4
    and t0, t0, t3
    xor t4, t4, a5
    slli t5, t0, 4
    and t3, t4, t3
    xor t1, t1, t5
    xor a6, a6, t0
    slli t0, t3, 4
    xor a7, a7, t0
    xor a5, a5, t3
    srli t0, t1, 1
    srli t3, a6, 1
    xor t0, t0, a7
    xor t3, t3, a5
    and t0, t0, t2
    and t2, t3, t2
    slli t3, t0, 1
    slli t4, t2, 1
    xor t1, t1, t3
    xor a7, a7, t0
    xor a6, a6, t4
    xor a5, a5, t2
    sw t1, 0(a0)
    sw a6, 4(a0)
    sw a7, 8(a0)
    sw a5, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bltu a2, a1, .Llwcc_gift64_128_ecb_encrypt_rv32i_group_done
    j .Llwcc_gift64_128_ecb_encrypt_rv32i_group
.Llwcc_gift64_128_ecb_encrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_gift64_128_ecb_encrypt_rv32i_out
.Llwcc_gift64_128_ecb_encrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_gift64_128_ecb_encrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_gift64_128_ecb_encrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_gift64_128_ecb_encrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_gift64_128_ecb_encrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_gift64_128_ecb_encrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_gift64_128_ecb_encrypt_rv32i_group
.Llwcc_gift64_128_ecb_encrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_gift64_128_ecb_encrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_gift64_128_ecb_encrypt_rv32i_copy
.Llwcc_gift64_128_ecb_encrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_gift64_128_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_gift64_128_ecb_encrypt_rv32i_wipe
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
    .size lwcc_gift64_128_ecb_encrypt_rv32i, .-lwcc_gift64_128_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_gift64_128_ecb_decrypt_rv32i
    .type lwcc_gift64_128_ecb_decrypt_rv32i, %function
lwcc_gift64_128_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_gift64_128_ecb_decrypt_rv32i_begin
    ret
.Llwcc_gift64_128_ecb_decrypt_rv32i_begin:
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
    beqz t1, .Llwcc_gift64_128_ecb_decrypt_rv32i_group
    j .Llwcc_gift64_128_ecb_decrypt_rv32i_rest
.Llwcc_gift64_128_ecb_decrypt_rv32i_group:
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
    xor a7, a7, t1
    and t3, t3, t2
    slli t1, t1, 1
    xor t0, t0, t3
    lui t4, 61681
    srli t5, a7, 4
    xor a5, a5, t1
    slli t1, t3, 1
    addi t3, t4, -241
    xor t4, t5, t0
    xor a6, a6, t1
    srli t1, a5, 4
    and t4, t4, t3
    xor t1, t1, a6
    slli t5, t4, 4
    and t1, t1, t3
    xor a7, a7, t5
    slli t5, t1, 4
    xor t0, t0, t4
    lui t4, 4080
    srli t6, a7, 8
    xor a5, a5, t5
    addi t4, t4, 255
    xor t5, t6, t0
    xor a6, a6, t1
    srli t1, a5, 8
    and t5, t5, t4
    xor t1, t1, a6
    slli t6, t5, 8
    and t1, t1, t4
    xor a7, a7, t6
    slli t6, t1, 8
    xor t0, t0, t5
    lui t5, 16
    srli a4, a7, 16
    xor a5, a5, t6
    addi t5, t5, -1
    xor t6, a4, t0
    xor a6, a6, t1
    srli t1, a5, 16
    and t6, t6, t5
    xor t1, t1, a6
    slli a4, t6, 16
    and t1, t1, t5
    xor a7, a7, a4
    slli a4, t1, 16
    xor t0, t0, t6
    lui t6, 209715
    srli s0, a7, 2
    xor a5, a5, a4
    addi t6, t6, 819
    xor a4, s0, t0
    xor a6, a6, t1
    srli t1, a5, 2
    and a4, a4, t6
    xor t1, t1, a6
    slli s0, a4, 2
    and t1, t1, t6
    xor a7, a7, s0
    slli s0, t1, 2
    lui s1, 259060
    and s2, a7, t3
    lui s3, 12336
    xor a5, a5, s0
    xor a6, a6, t1
    addi t1, s1, -193
    xor a7, a7, s2
    addi s0, s3, 771
    and s1, a5, t1
    slli s2, s2, 4
    srli a7, a7, 4
    and s3, a6, s0
    lw s4, 284(a3)
    lw s5, 288(a3)
    xor t0, t0, a4
    xor a5, a5, s1
    or a7, s2, a7
    xor a6, a6, s3
    slli a4, s1, 2
    srli a5, a5, 6
    slli s1, s3, 6
    srli a6, a6, 2
    lw s2, 292(a3)
    xor a7, a7, s4
    xor t0, t0, s5
    or a5, a4, a5
    or a6, s1, a6
    # round 28 (gift.dsl:33)
    and a4, a7, t0
    xor a5, a5, s2
    xor a6, a6, a4
    xor a4, a5, a6
    xor a5, a5, a7
    or a7, a5, a4
    xor a7, t0, a7
    or t0, a6, a7
    lw s1, 124(a3)
    lw s2, 296(a3)
    xor t0, a5, t0
    xor t0, t0, s1
    xor a4, a4, s2
    lw s2, 24(a3)
    slli s3, t0, 8
    srli t0, t0, 24
    slli s4, a4, 24
    srli a4, a4, 8
    and a5, a7, a5
    or t0, s3, t0
    or a4, s4, a4
    xor a5, a6, a5
    xor a6, a7, s2
    # round 27 (gift.dsl:33)
    and a7, t0, a4
    # round 28 (gift.dsl:33)
    slli s3, a6, 16
    srli a6, a6, 16
    # round 27 (gift.dsl:33)
    xor a5, a5, a7
    # round 28 (gift.dsl:33)
    or a6, s3, a6
    # round 27 (gift.dsl:33)
    not a7, a5
    xor s3, a6, a7
    xor a6, a6, t0
    or t0, a6, s3
    xor t0, a4, t0
    or a7, a7, t0
    lw a4, 268(a3)
    lw s4, 300(a3)
    xor a7, a6, a7
    and a6, t0, a6
    xor a7, a7, a4
    xor a4, s3, s4
    xor a5, a5, a6
    and a6, a7, s0
    and s3, a4, t1
    xor a7, a7, a6
    and s4, a5, t3
    xor a4, a4, s3
    slli a6, a6, 6
    srli a7, a7, 2
    xor a5, a5, s4
    slli s3, s3, 2
    srli a4, a4, 6
    lw s5, 108(a3)
    or a6, a6, a7
    slli a7, s4, 4
    srli a5, a5, 4
    or a4, s3, a4
    or a5, a7, a5
    # round 26 (gift.dsl:33)
    and a7, a6, a4
    # round 27 (gift.dsl:33)
    xor t0, t0, s5
    # round 26 (gift.dsl:33)
    xor a5, a5, a7
    xor a7, t0, a5
    xor a6, t0, a6
    or t0, a6, a7
    xor t0, a4, t0
    or a4, a5, t0
    lw s3, 260(a3)
    lw s4, 304(a3)
    xor a4, a6, a4
    and a6, t0, a6
    xor a4, a4, s3
    xor a7, a7, s4
    xor a5, a5, a6
    slli a6, a4, 8
    srli a4, a4, 24
    slli s3, a7, 24
    srli a7, a7, 8
    or a6, a6, a4
    slli a4, a5, 16
    srli a5, a5, 16
    or a7, s3, a7
    lw s3, 96(a3)
    or a5, a4, a5
    # round 25 (gift.dsl:33)
    and a4, a6, a7
    xor a5, a5, a4
    # round 26 (gift.dsl:33)
    xor t0, t0, s3
    # round 25 (gift.dsl:33)
    not a4, a5
    xor s4, t0, a4
    xor a6, t0, a6
    or t0, a6, s4
    xor a7, a7, t0
    or t0, a4, a7
    lw a4, 252(a3)
    lw s6, 308(a3)
    xor t0, a6, t0
    and a6, a7, a6
    xor t0, t0, a4
    xor a4, s4, s6
    xor a5, a5, a6
    and a6, t0, t1
    and s4, a4, s0
    xor t0, t0, a6
    and s6, a5, t3
    xor a4, a4, s4
    slli a6, a6, 2
    srli t0, t0, 6
    xor a5, a5, s6
    slli s4, s4, 6
    srli a4, a4, 2
    lw s7, 84(a3)
    or a6, a6, t0
    slli t0, s6, 4
    srli a5, a5, 4
    or a4, s4, a4
    or a5, t0, a5
    # round 24 (gift.dsl:33)
    and t0, a6, a4
    # round 25 (gift.dsl:33)
    xor a7, a7, s7
    # round 24 (gift.dsl:33)
    xor a5, a5, t0
    xor t0, a7, a5
    xor a6, a7, a6
    or a7, a6, t0
    xor a7, a4, a7
    or a4, a5, a7
    lw s4, 244(a3)
    lw s6, 312(a3)
    xor a4, a6, a4
    and a6, a7, a6
    xor a4, a4, s4
    xor t0, t0, s6
    xor a5, a5, a6
    slli a6, a4, 24
    srli a4, a4, 8
    slli s4, t0, 8
    srli t0, t0, 24
    or a6, a6, a4
    slli a4, a5, 16
    srli a5, a5, 16
    or t0, s4, t0
    lw s4, 72(a3)
    or a5, a4, a5
    # round 23 (gift.dsl:33)
    and a4, a6, t0
    xor a5, a5, a4
    # round 24 (gift.dsl:33)
    xor a7, a7, s4
    # round 23 (gift.dsl:33)
    not a4, a5
    xor s6, a7, a4
    xor a6, a7, a6
    or a7, a6, s6
    xor a7, t0, a7
    or t0, a4, a7
    lw a4, 236(a3)
    lw s8, 316(a3)
    xor t0, a6, t0
    and a6, a7, a6
    xor t0, t0, a4
    xor a4, s6, s8
    xor a5, a5, a6
    and a6, t0, s0
    and s6, a4, t1
    xor t0, t0, a6
    and s8, a5, t3
    xor a4, a4, s6
    slli a6, a6, 6
    srli t0, t0, 2
    xor a5, a5, s8
    slli s6, s6, 2
    srli a4, a4, 6
    lw s9, 60(a3)
    or a6, a6, t0
    slli t0, s8, 4
    srli a5, a5, 4
    or a4, s6, a4
    or a5, t0, a5
    # round 22 (gift.dsl:33)
    and t0, a6, a4
    # round 23 (gift.dsl:33)
    xor a7, a7, s9
    # round 22 (gift.dsl:33)
    xor a5, a5, t0
    xor t0, a7, a5
    xor a6, a7, a6
    or a7, a6, t0
    xor a7, a4, a7
    or a4, a5, a7
    lw s6, 228(a3)
    lw s8, 320(a3)
    xor a4, a6, a4
    and a6, a7, a6
    xor a4, a4, s6
    xor t0, t0, s8
    xor a5, a5, a6
    slli a6, a4, 8
    srli a4, a4, 24
    slli s6, t0, 24
    srli t0, t0, 8
    or a6, a6, a4
    slli a4, a5, 16
    srli a5, a5, 16
    or t0, s6, t0
    lw s6, 48(a3)
    or a5, a4, a5
    # round 21 (gift.dsl:33)
    and a4, a6, t0
    xor a5, a5, a4
    # round 22 (gift.dsl:33)
    xor a7, a7, s6
    # round 21 (gift.dsl:33)
    not a4, a5
    xor s8, a7, a4
    xor a6, a7, a6
    or a7, a6, s8
    xor a7, t0, a7
    or t0, a4, a7
    lw a4, 220(a3)
    lw s10, 324(a3)
    xor t0, a6, t0
    and a6, a7, a6
    xor t0, t0, a4
    xor a4, s8, s10
    xor a5, a5, a6
    and a6, t0, t1
    and s8, a4, s0
    xor t0, t0, a6
    and s10, a5, t3
    xor a4, a4, s8
    slli a6, a6, 2
    srli t0, t0, 6
    xor a5, a5, s10
    slli s8, s8, 6
    srli a4, a4, 2
    lw s11, 36(a3)
    or a6, a6, t0
    slli t0, s10, 4
    srli a5, a5, 4
    or a4, s8, a4
    or a5, t0, a5
    # round 20 (gift.dsl:33)
    and t0, a6, a4
    # round 21 (gift.dsl:33)
    xor a7, a7, s11
    # round 20 (gift.dsl:33)
    xor a5, a5, t0
    xor t0, a7, a5
    xor a6, a7, a6
    or a7, a6, t0
    xor a7, a4, a7
    or a4, a5, a7
    lw s8, 212(a3)
    lw s10, 328(a3)
    xor a4, a6, a4
    and a6, a7, a6
    xor a4, a4, s8
    xor t0, t0, s10
    xor a5, a5, a6
    slli a6, a4, 24
    srli a4, a4, 8
    slli s8, t0, 8
    srli t0, t0, 24
    or a6, a6, a4
    slli a4, a5, 16
    srli a5, a5, 16
    or t0, s8, t0
    or a5, a4, a5
    # round 19 (gift.dsl:33)
    and a4, a6, t0
    xor a5, a5, a4
    # round 20 (gift.dsl:33)
    xor a7, a7, s2
    # round 19 (gift.dsl:33)
    not a4, a5
    xor s8, a7, a4
    xor a6, a7, a6
    or a7, a6, s8
    xor a7, t0, a7
    or t0, a4, a7
    lw a4, 204(a3)
    lw s10, 332(a3)
    xor t0, a6, t0
    and a6, a7, a6
    xor t0, t0, a4
    xor a4, s8, s10
    xor a5, a5, a6
    and a6, t0, s0
    and s8, a4, t1
    xor t0, t0, a6
    and s10, a5, t3
    xor a4, a4, s8
    slli a6, a6, 6
    srli t0, t0, 2
    xor a5, a5, s10
    slli s8, s8, 2
    srli a4, a4, 6
    lw ra, 12(a3)
    or a6, a6, t0
    slli t0, s10, 4
    srli a5, a5, 4
    or a4, s8, a4
    or a5, t0, a5
    # round 18 (gift.dsl:33)
    and t0, a6, a4
    # round 19 (gift.dsl:33)
    xor a7, a7, ra
    # round 18 (gift.dsl:33)
    xor a5, a5, t0
    xor t0, a7, a5
    xor a6, a7, a6
    or a7, a6, t0
    xor a7, a4, a7
    or a4, a5, a7
    lw s8, 196(a3)
    lw s10, 336(a3)
    xor a4, a6, a4
    and a6, a7, a6
    xor a4, a4, s8
    xor t0, t0, s10
    xor a5, a5, a6
    slli a6, a4, 8
    srli a4, a4, 24
    slli s8, t0, 24
    srli t0, t0, 8
    or a6, a6, a4
    slli a4, a5, 16
    srli a5, a5, 16
    or t0, s8, t0
    lw s8, 192(a3)
    or a5, a4, a5
    # round 17 (gift.dsl:33)
    and a4, a6, t0
    xor a5, a5, a4
    # round 18 (gift.dsl:33)
    xor a7, a7, s8
    # round 17 (gift.dsl:33)
    not a4, a5
    xor s8, a7, a4
    xor a6, a7, a6
    or a7, a6, s8
    xor a7, t0, a7
    or t0, a4, a7
    lw a4, 184(a3)
    lw s10, 340(a3)
    xor t0, a6, t0
    and a6, a7, a6
    xor t0, t0, a4
    xor a4, s8, s10
    xor a5, a5, a6
    and a6, t0, t1
    and s8, a4, s0
    xor t0, t0, a6
    xor a4, a4, s8
    slli a6, a6, 2
    srli t0, t0, 6
    slli s8, s8, 6
    srli a4, a4, 2
    lw s10, 180(a3)
    or a6, a6, t0
    and t0, a5, t3
    xor a5, a5, t0
    slli t0, t0, 4
    srli a5, a5, 4
    or a4, s8, a4
    or a5, t0, a5
    # round 16 (gift.dsl:33)
    and t0, a6, a4
    # round 17 (gift.dsl:33)
    xor a7, a7, s10
    # round 16 (gift.dsl:33)
    xor a5, a5, t0
    xor t0, a7, a5
    xor a6, a7, a6
    or a7, a6, t0
    xor a7, a4, a7
    or a4, a5, a7
    lw s8, 172(a3)
    lw s10, 344(a3)
    xor a4, a6, a4
    and a6, a7, a6
    xor a4, a4, s8
    xor t0, t0, s10
    xor a5, a5, a6
    slli a6, a4, 24
    srli a4, a4, 8
    slli s8, t0, 8
    srli t0, t0, 24
    or a6, a6, a4
    slli a4, a5, 16
    srli a5, a5, 16
    or t0, s8, t0
    lw s8, 168(a3)
    or a5, a4, a5
    # round 15 (gift.dsl:33)
    and a4, a6, t0
    xor a5, a5, a4
    # round 16 (gift.dsl:33)
    xor a7, a7, s8
    # round 15 (gift.dsl:33)
    not a4, a5
    xor s8, a7, a4
    xor a6, a7, a6
    or a7, a6, s8
    xor a7, t0, a7
    or t0, a4, a7
    lw a4, 160(a3)
    lw s10, 348(a3)
    xor t0, a6, t0
    and a6, a7, a6
    xor t0, t0, a4
    xor a4, s8, s10
    xor a5, a5, a6
    and a6, t0, s0
    and s8, a4, t1
    xor t0, t0, a6
    xor a4, a4, s8
    slli a6, a6, 6
    srli t0, t0, 2
    slli s8, s8, 2
    srli a4, a4, 6
    lw s10, 156(a3)
    or a6, a6, t0
    and t0, a5, t3
    xor a5, a5, t0
    slli t0, t0, 4
    srli a5, a5, 4
    or a4, s8, a4
    or a5, t0, a5
    # round 14 (gift.dsl:33)
    and t0, a6, a4
    # round 15 (gift.dsl:33)
    xor a7, a7, s10
    # round 14 (gift.dsl:33)
    xor a5, a5, t0
    xor t0, a7, a5
    xor a6, a7, a6
    or a7, a6, t0
    xor a7, a4, a7
    or a4, a5, a7
    lw s8, 148(a3)
    lw s10, 352(a3)
    xor a4, a6, a4
    and a6, a7, a6
    xor a4, a4, s8
    xor t0, t0, s10
    xor a5, a5, a6
    slli a6, a4, 8
    srli a4, a4, 24
    slli s8, t0, 24
    srli t0, t0, 8
    or a6, a6, a4
    slli a4, a5, 16
    srli a5, a5, 16
    or t0, s8, t0
    lw s8, 144(a3)
    or a5, a4, a5
    # round 13 (gift.dsl:33)
    and a4, a6, t0
    xor a5, a5, a4
    # round 14 (gift.dsl:33)
    xor a7, a7, s8
    # round 13 (gift.dsl:33)
    not a4, a5
    xor s8, a7, a4
    xor a6, a7, a6
    or a7, a6, s8
    xor a7, t0, a7
    or t0, a4, a7
    lw a4, 136(a3)
    lw s10, 356(a3)
    xor t0, a6, t0
    and a6, a7, a6
    xor t0, t0, a4
    xor a4, s8, s10
    xor a5, a5, a6
    and a6, t0, t1
    and s8, a4, s0
    xor t0, t0, a6
    xor a4, a4, s8
    slli a6, a6, 2
    srli t0, t0, 6
    slli s8, s8, 6
    srli a4, a4, 2
    lw s10, 132(a3)
    or a6, a6, t0
    and t0, a5, t3
    xor a5, a5, t0
    slli t0, t0, 4
    srli a5, a5, 4
    or a4, s8, a4
    or a5, t0, a5
    # round 12 (gift.dsl:33)
    and t0, a6, a4
    # round 13 (gift.dsl:33)
    xor a7, a7, s10
    # round 12 (gift.dsl:33)
    xor a5, a5, t0
    xor t0, a7, a5
    xor a6, a7, a6
    or a7, a6, t0
    xor a7, a4, a7
    or a4, a5, a7
    lw s8, 360(a3)
    xor a4, a6, a4
    and a6, a7, a6
    xor a4, a4, s1
    xor t0, t0, s8
    xor a5, a5, a6
    slli a6, a4, 24
    srli a4, a4, 8
    slli s1, t0, 8
    srli t0, t0, 24
    or a6, a6, a4
    slli a4, a5, 16
    srli a5, a5, 16
    or t0, s1, t0
    lw s1, 120(a3)
    or a5, a4, a5
    # round 11 (gift.dsl:33)
    and a4, a6, t0
    xor a5, a5, a4
    # round 12 (gift.dsl:33)
    xor a7, a7, s1
    # round 11 (gift.dsl:33)
    not a4, a5
    xor s1, a7, a4
    xor a6, a7, a6
    or a7, a6, s1
    xor a7, t0, a7
    or t0, a4, a7
    lw a4, 112(a3)
    lw s8, 364(a3)
    xor t0, a6, t0
    and a6, a7, a6
    xor t0, t0, a4
    xor a4, s1, s8
    xor a5, a5, a6
    and a6, t0, s0
    and s1, a4, t1
    xor t0, t0, a6
    and s8, a5, t3
    xor a4, a4, s1
    slli a6, a6, 6
    srli t0, t0, 2
    xor a5, a5, s8
    slli s1, s1, 2
    srli a4, a4, 6
    or a6, a6, t0
    slli t0, s8, 4
    srli a5, a5, 4
    or a4, s1, a4
    or a5, t0, a5
    # round 10 (gift.dsl:33)
    and t0, a6, a4
    # round 11 (gift.dsl:33)
    xor a7, a7, s5
    # round 10 (gift.dsl:33)
    xor a5, a5, t0
    xor t0, a7, a5
    xor a6, a7, a6
    or a7, a6, t0
    xor a7, a4, a7
    or a4, a5, a7
    lw s1, 100(a3)
    lw s5, 368(a3)
    xor a4, a6, a4
    and a6, a7, a6
    xor a4, a4, s1
    xor t0, t0, s5
    xor a5, a5, a6
    slli a6, a4, 8
    srli a4, a4, 24
    slli s1, t0, 24
    srli t0, t0, 8
    or a6, a6, a4
    slli a4, a5, 16
    srli a5, a5, 16
    or t0, s1, t0
    or a5, a4, a5
    # round 9 (gift.dsl:33)
    and a4, a6, t0
    xor a5, a5, a4
    # round 10 (gift.dsl:33)
    xor a7, a7, s3
    # round 9 (gift.dsl:33)
    not a4, a5
    xor s1, a7, a4
    xor a6, a7, a6
    or a7, a6, s1
    xor a7, t0, a7
    or t0, a4, a7
    lw a4, 88(a3)
    lw s3, 372(a3)
    xor t0, a6, t0
    and a6, a7, a6
    xor t0, t0, a4
    xor a4, s1, s3
    xor a5, a5, a6
    and a6, t0, t1
    and s1, a4, s0
    xor t0, t0, a6
    and s3, a5, t3
    xor a4, a4, s1
    slli a6, a6, 2
    srli t0, t0, 6
    xor a5, a5, s3
    slli s1, s1, 6
    srli a4, a4, 2
    or a6, a6, t0
    slli t0, s3, 4
    srli a5, a5, 4
    or a4, s1, a4
    or a5, t0, a5
    # round 8 (gift.dsl:33)
    and t0, a6, a4
    # round 9 (gift.dsl:33)
    xor a7, a7, s7
    # round 8 (gift.dsl:33)
    xor a5, a5, t0
    xor t0, a7, a5
    xor a6, a7, a6
    or a7, a6, t0
    xor a7, a4, a7
    or a4, a5, a7
    lw s1, 76(a3)
    lw s3, 376(a3)
    xor a4, a6, a4
    and a6, a7, a6
    xor a4, a4, s1
    xor t0, t0, s3
    xor a5, a5, a6
    slli a6, a4, 24
    srli a4, a4, 8
    slli s1, t0, 8
    srli t0, t0, 24
    or a6, a6, a4
    slli a4, a5, 16
    srli a5, a5, 16
    or t0, s1, t0
    or a5, a4, a5
    # round 7 (gift.dsl:33)
    and a4, a6, t0
    xor a5, a5, a4
    # round 8 (gift.dsl:33)
    xor a7, a7, s4
    # round 7 (gift.dsl:33)
    not a4, a5
    xor s1, a7, a4
    xor a6, a7, a6
    or a7, a6, s1
    xor a7, t0, a7
    or t0, a4, a7
    lw a4, 64(a3)
    lw s3, 380(a3)
    xor t0, a6, t0
    and a6, a7, a6
    xor t0, t0, a4
    xor a4, s1, s3
    xor a5, a5, a6
    and a6, t0, s0
    and s1, a4, t1
    xor t0, t0, a6
    and s3, a5, t3
    xor a4, a4, s1
    slli a6, a6, 6
    srli t0, t0, 2
    xor a5, a5, s3
    slli s1, s1, 2
    srli a4, a4, 6
    or a6, a6, t0
    slli t0, s3, 4
    srli a5, a5, 4
    or a4, s1, a4
    or a5, t0, a5
    # round 6 (gift.dsl:33)
    and t0, a6, a4
    # round 7 (gift.dsl:33)
    xor a7, a7, s9
    # round 6 (gift.dsl:33)
    xor a5, a5, t0
    xor t0, a7, a5
    xor a6, a7, a6
    or a7, a6, t0
    xor a7, a4, a7
    or a4, a5, a7
    lw s1, 52(a3)
    lw s3, 384(a3)
    xor a4, a6, a4
    and a6, a7, a6
    xor a4, a4, s1
    xor t0, t0, s3
    xor a5, a5, a6
    slli a6, a4, 8
    srli a4, a4, 24
    slli s1, t0, 24
    srli t0, t0, 8
    or a6, a6, a4
    slli a4, a5, 16
    srli a5, a5, 16
    or t0, s1, t0
    or a5, a4, a5
    # round 5 (gift.dsl:33)
    and a4, a6, t0
    xor a5, a5, a4
    # round 6 (gift.dsl:33)
    xor a7, a7, s6
    # round 5 (gift.dsl:33)
    not a4, a5
    xor s1, a7, a4
    xor a6, a7, a6
    or a7, a6, s1
    xor a7, t0, a7
    or t0, a4, a7
    lw a4, 40(a3)
    lw s3, 388(a3)
    xor t0, a6, t0
    and a6, a7, a6
    xor t0, t0, a4
    xor a4, s1, s3
    xor a5, a5, a6
    and a6, t0, t1
    and s1, a4, s0
    xor t0, t0, a6
    and s3, a5, t3
    xor a4, a4, s1
    slli a6, a6, 2
    srli t0, t0, 6
    xor a5, a5, s3
    slli s1, s1, 6
    srli a4, a4, 2
    or a6, a6, t0
    slli t0, s3, 4
    srli a5, a5, 4
    or a4, s1, a4
    or a5, t0, a5
    # round 4 (gift.dsl:33)
    and t0, a6, a4
    # round 5 (gift.dsl:33)
    xor a7, a7, s11
    # round 4 (gift.dsl:33)
    xor a5, a5, t0
    xor t0, a7, a5
    xor a6, a7, a6
    or a7, a6, t0
    xor a7, a4, a7
    or a4, a5, a7
    lw s1, 28(a3)
    lw s3, 392(a3)
    xor a4, a6, a4
    and a6, a7, a6
    xor a4, a4, s1
    xor t0, t0, s3
    xor a5, a5, a6
    slli a6, a4, 24
    srli a4, a4, 8
    slli s1, t0, 8
    srli t0, t0, 24
    or a6, a6, a4
    slli a4, a5, 16
    srli a5, a5, 16
    or t0, s1, t0
    or a5, a4, a5
    # round 3 (gift.dsl:33)
    and a4, a6, t0
    xor a5, a5, a4
    # round 4 (gift.dsl:33)
    xor a7, a7, s2
    # round 3 (gift.dsl:33)
    not a4, a5
    xor s1, a7, a4
    xor a6, a7, a6
    or a7, a6, s1
    xor a7, t0, a7
    or t0, a4, a7
    lw a4, 16(a3)
    xor t0, a6, t0
    and a6, a7, a6
    xor t0, t0, a4
    xor a5, a5, a6
    and a6, t0, t3
    xor a7, a7, ra
    lw a4, 396(a3)
    xor t0, t0, a6
    and t1, a5, t1
    and s0, a7, s0
    slli a6, a6, 4
    srli t0, t0, 4
    xor a5, a5, t1
    xor a4, s1, a4
    xor a7, a7, s0
    or a6, a6, t0
    slli t0, t1, 2
    srli a5, a5, 6
    slli t1, s0, 6
    srli a7, a7, 2
    or a5, t0, a5
    # round 2 (gift.dsl:33)
    and t0, a6, a4
    # round 3 (gift.dsl:33)
    or a7, t1, a7
    # round 2 (gift.dsl:33)
    xor a5, a5, t0
    xor t0, a7, a5
    xor a6, a7, a6
    or a7, a6, t0
    xor a7, a4, a7
    or t1, a5, a7
    lw a4, 4(a3)
    lw s0, 404(a3)
    xor t1, a6, t1
    xor t1, t1, a4
    xor t0, t0, s0
    lw a4, 400(a3)
    slli s0, t1, 24
    srli t1, t1, 8
    slli s1, t0, 8
    srli t0, t0, 24
    and a6, a7, a6
    or t1, s0, t1
    or t0, s1, t0
    xor a5, a5, a6
    xor a6, a7, a4
    # round 1 (gift.dsl:33)
    and a7, t1, t0
    # round 2 (gift.dsl:33)
    slli a4, a6, 16
    srli a6, a6, 16
    # round 1 (gift.dsl:33)
    xor a5, a5, a7
    # round 2 (gift.dsl:33)
    or a6, a4, a6
    # round 1 (gift.dsl:33)
    not a7, a5
    xor a4, a6, a7
    xor a6, a6, t1
    and t1, a6, a4
    xor t0, t0, t1
    and a5, a5, t0
    or t1, t0, a6
    xor a5, a6, a5
    xor a6, a7, t1
    srli a7, t0, 2
    xor a7, a7, a6
    srli t1, a5, 2
    and a7, a7, t6
    xor t1, t1, a4
    slli s0, a7, 2
    and t1, t1, t6
    xor t0, t0, s0
    slli t6, t1, 2
    xor a6, a6, a7
    xor a5, a5, t6
    srli a7, t0, 16
    xor t1, a4, t1
    xor a7, a7, a6
    srli t6, a5, 16
    and a7, a7, t5
    xor t6, t6, t1
    slli a4, a7, 16
    and t5, t6, t5
    xor t0, t0, a4
    slli t6, t5, 16
    xor a6, a6, a7
    xor a5, a5, t6
    srli a7, t0, 8
    xor t1, t1, t5
    xor a7, a7, a6
    srli t5, a5, 8
    and a7, a7, t4
    xor t5, t5, t1
    slli t6, a7, 8
    and t4, t5, t4
    xor t0, t0, t6
    slli t5, t4, 8
    xor a6, a6, a7
    xor a5, a5, t5
    srli a7, t0, 4
    xor t1, t1, t4
    xor a7, a7, a6
    srli t4, a5, 4
    and a7, a7, t3
    xor t4, t4, t1
    slli t5, a7, 4
    and t3, t4, t3
    xor t0, t0, t5
    xor a6, a6, a7
    slli a7, t3, 4
    xor a5, a5, a7
    xor a7, t1, t3
    srli t1, t0, 1
    srli t3, a6, 1
    xor t1, t1, a5
    xor t3, t3, a7
    and t1, t1, t2
    and t2, t3, t2
    slli t3, t1, 1
    slli t4, t2, 1
    xor t0, t0, t3
    xor a5, a5, t1
    xor a6, a6, t4
    xor a7, a7, t2
    sw t0, 0(a0)
    sw a6, 4(a0)
    sw a5, 8(a0)
    sw a7, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bltu a2, a1, .Llwcc_gift64_128_ecb_decrypt_rv32i_group_done
    j .Llwcc_gift64_128_ecb_decrypt_rv32i_group
.Llwcc_gift64_128_ecb_decrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_gift64_128_ecb_decrypt_rv32i_out
.Llwcc_gift64_128_ecb_decrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_gift64_128_ecb_decrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_gift64_128_ecb_decrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_gift64_128_ecb_decrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_gift64_128_ecb_decrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_gift64_128_ecb_decrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_gift64_128_ecb_decrypt_rv32i_group
.Llwcc_gift64_128_ecb_decrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_gift64_128_ecb_decrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_gift64_128_ecb_decrypt_rv32i_copy
.Llwcc_gift64_128_ecb_decrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_gift64_128_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_gift64_128_ecb_decrypt_rv32i_wipe
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
    .size lwcc_gift64_128_ecb_decrypt_rv32i, .-lwcc_gift64_128_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_gift64_128_ctr_init_rv32i
    .type lwcc_gift64_128_ctr_init_rv32i, %function
lwcc_gift64_128_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_gift64_128_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_gift64_128_ctr_nonce_rv32i
    .size lwcc_gift64_128_ctr_init_rv32i, .-lwcc_gift64_128_ctr_init_rv32i

    .balign 4
    .global lwcc_gift64_128_ctr_nonce_rv32i
    .type lwcc_gift64_128_ctr_nonce_rv32i, %function
lwcc_gift64_128_ctr_nonce_rv32i:
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
    sw a7, 408(a0)
    sw a5, 412(a0)
    sw a6, 416(a0)
    sw t0, 420(a0)
    ret
    .size lwcc_gift64_128_ctr_nonce_rv32i, .-lwcc_gift64_128_ctr_nonce_rv32i

    .balign 4
    .global lwcc_gift64_128_ctr_crypt_rv32i
    .type lwcc_gift64_128_ctr_crypt_rv32i, %function
lwcc_gift64_128_ctr_crypt_rv32i:
    bnez a2, .Llwcc_gift64_128_ctr_crypt_rv32i_begin
    ret
.Llwcc_gift64_128_ctr_crypt_rv32i_begin:
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
    beqz t1, .Llwcc_gift64_128_ctr_crypt_rv32i_group
    j .Llwcc_gift64_128_ctr_crypt_rv32i_rest
.Llwcc_gift64_128_ctr_crypt_rv32i_group:
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
    slli s1, a7, 2
    slli s2, t2, 2
    lw s3, 408(a3)
    lw s4, 412(a3)
    xor t3, t3, s1
    xor t4, t4, s2
    lw s1, 416(a3)
    xor a5, a5, a7
    xor a7, s3, t3
    xor t3, s4, t4
    lw t4, 420(a3)
    xor a6, a6, t2
    xor a5, s1, a5
    # round 1 (gift.dsl:33)
    or t2, a7, t3
    xor a6, t4, a6
    xor t2, a5, t2
    and a5, a7, a5
    xor t4, a6, t2
    xor a5, t3, a5
    xor t3, a5, t4
    and a5, a6, a5
    xor a5, a7, a5
    slli a6, t4, 16
    srli a7, t4, 16
    slli t4, t3, 8
    srli s1, t3, 24
    lw s2, 0(a3)
    lw s3, 4(a3)
    and t3, a5, t3
    or a6, a6, a7
    or a7, t4, s1
    xor t2, t2, t3
    slli t3, a5, 24
    srli a5, a5, 8
    xor a6, a6, s2
    xor a7, a7, s3
    lw t4, 8(a3)
    or a5, t3, a5
    # round 2 (gift.dsl:33)
    or t3, a6, a7
    and s1, a6, t2
    # round 1 (gift.dsl:33)
    xor a5, a5, t4
    # round 2 (gift.dsl:33)
    xor t2, t2, t3
    xor a7, a7, s1
    xor t3, a5, t2
    and a5, a5, a7
    xor a7, a7, t3
    xor a5, a6, a5
    lui a6, 259060
    and t4, a5, a7
    addi a6, a6, -193
    lui s1, 12336
    xor t2, t2, t4
    and t4, t3, a6
    and s2, a7, t1
    addi s1, s1, 771
    xor t3, t3, t4
    xor a7, a7, s2
    and s3, t2, s1
    slli t4, t4, 2
    srli t3, t3, 6
    slli s2, s2, 4
    srli a7, a7, 4
    xor t2, t2, s3
    lw s4, 12(a3)
    lw s5, 16(a3)
    or t3, t4, t3
    or a7, s2, a7
    slli t4, s3, 6
    srli t2, t2, 2
    or t2, t4, t2
    xor t3, t3, s4
    xor a7, a7, s5
    lw t4, 20(a3)
    # round 3 (gift.dsl:33)
    or s2, t3, a7
    and s3, t3, t2
    # round 2 (gift.dsl:33)
    xor a5, a5, t4
    # round 3 (gift.dsl:33)
    xor t2, t2, s2
    xor a7, a7, s3
    xor t4, a5, t2
    and a5, a5, a7
    xor a7, a7, t4
    xor a5, t3, a5
    and t3, a5, a7
    xor t2, t2, t3
    slli t3, a7, 8
    srli a7, a7, 24
    lw s2, 24(a3)
    lw s3, 28(a3)
    or a7, t3, a7
    slli t3, t2, 16
    srli t2, t2, 16
    or t2, t3, t2
    slli t3, a5, 24
    srli a5, a5, 8
    xor t4, t4, s2
    xor a7, a7, s3
    lw s3, 32(a3)
    or a5, t3, a5
    # round 4 (gift.dsl:33)
    or t3, t4, a7
    and s5, t4, t2
    # round 3 (gift.dsl:33)
    xor a5, a5, s3
    # round 4 (gift.dsl:33)
    xor t2, t2, t3
    xor a7, a7, s5
    xor t3, a5, t2
    and a5, a5, a7
    xor a7, a7, t3
    xor a5, t4, a5
    and t4, a5, a7
    xor t2, t2, t4
    and t4, a7, s1
    xor a7, a7, t4
    and s3, t2, t1
    slli t4, t4, 6
    srli a7, a7, 2
    xor t2, t2, s3
    and s5, a5, a6
    lw s6, 36(a3)
    lw s7, 40(a3)
    or a7, t4, a7
    slli t4, s3, 4
    srli t2, t2, 4
    xor a5, a5, s5
    or t2, t4, t2
    slli t4, s5, 2
    srli a5, a5, 6
    xor t3, t3, s6
    xor a7, a7, s7
    lw s3, 44(a3)
    or a5, t4, a5
    # round 5 (gift.dsl:33)
    or t4, t3, a7
    and s5, t3, t2
    # round 4 (gift.dsl:33)
    xor a5, a5, s3
    # round 5 (gift.dsl:33)
    xor t2, t2, t4
    xor a7, a7, s5
    xor t4, a5, t2
    and a5, a5, a7
    xor a7, a7, t4
    xor a5, t3, a5
    and t3, a5, a7
    xor t2, t2, t3
    slli t3, a7, 24
    srli a7, a7, 8
    lw s3, 48(a3)
    lw s5, 52(a3)
    or a7, t3, a7
    slli t3, t2, 16
    srli t2, t2, 16
    or t2, t3, t2
    slli t3, a5, 8
    srli a5, a5, 24
    xor t4, t4, s3
    xor a7, a7, s5
    lw s5, 56(a3)
    or a5, t3, a5
    # round 6 (gift.dsl:33)
    or t3, t4, a7
    and s7, t4, t2
    # round 5 (gift.dsl:33)
    xor a5, a5, s5
    # round 6 (gift.dsl:33)
    xor t2, t2, t3
    xor a7, a7, s7
    xor t3, a5, t2
    and a5, a5, a7
    xor a7, a7, t3
    xor a5, t4, a5
    and t4, a5, a7
    xor t2, t2, t4
    and t4, a7, a6
    xor a7, a7, t4
    and s5, t2, t1
    slli t4, t4, 2
    srli a7, a7, 6
    xor t2, t2, s5
    and s7, a5, s1
    lw s8, 60(a3)
    lw s9, 64(a3)
    or a7, t4, a7
    slli t4, s5, 4
    srli t2, t2, 4
    xor a5, a5, s7
    or t2, t4, t2
    slli t4, s7, 6
    srli a5, a5, 2
    xor t3, t3, s8
    xor a7, a7, s9
    lw s5, 68(a3)
    or a5, t4, a5
    # round 7 (gift.dsl:33)
    or t4, t3, a7
    and s7, t3, t2
    # round 6 (gift.dsl:33)
    xor a5, a5, s5
    # round 7 (gift.dsl:33)
    xor t2, t2, t4
    xor a7, a7, s7
    xor t4, a5, t2
    and a5, a5, a7
    xor a7, a7, t4
    xor a5, t3, a5
    and t3, a5, a7
    xor t2, t2, t3
    slli t3, a7, 8
    srli a7, a7, 24
    lw s5, 72(a3)
    lw s7, 76(a3)
    or a7, t3, a7
    slli t3, t2, 16
    srli t2, t2, 16
    or t2, t3, t2
    slli t3, a5, 24
    srli a5, a5, 8
    xor t4, t4, s5
    xor a7, a7, s7
    lw s7, 80(a3)
    or a5, t3, a5
    # round 8 (gift.dsl:33)
    or t3, t4, a7
    and s9, t4, t2
    # round 7 (gift.dsl:33)
    xor a5, a5, s7
    # round 8 (gift.dsl:33)
    xor t2, t2, t3
    xor a7, a7, s9
    xor t3, a5, t2
    and a5, a5, a7
    xor a7, a7, t3
    xor a5, t4, a5
    and t4, a5, a7
    xor t2, t2, t4
    and t4, a7, s1
    xor a7, a7, t4
    and s7, t2, t1
    slli t4, t4, 6
    srli a7, a7, 2
    xor t2, t2, s7
    and s9, a5, a6
    lw s10, 84(a3)
    lw s11, 88(a3)
    or a7, t4, a7
    slli t4, s7, 4
    srli t2, t2, 4
    xor a5, a5, s9
    or t2, t4, t2
    slli t4, s9, 2
    srli a5, a5, 6
    xor t3, t3, s10
    xor a7, a7, s11
    lw s7, 92(a3)
    or a5, t4, a5
    # round 9 (gift.dsl:33)
    or t4, t3, a7
    and s9, t3, t2
    # round 8 (gift.dsl:33)
    xor a5, a5, s7
    # round 9 (gift.dsl:33)
    xor t2, t2, t4
    xor a7, a7, s9
    xor t4, a5, t2
    and a5, a5, a7
    xor a7, a7, t4
    xor a5, t3, a5
    and t3, a5, a7
    xor t2, t2, t3
    slli t3, a7, 24
    srli a7, a7, 8
    lw s7, 96(a3)
    lw s9, 100(a3)
    or a7, t3, a7
    slli t3, t2, 16
    srli t2, t2, 16
    or t2, t3, t2
    slli t3, a5, 8
    srli a5, a5, 24
    xor t4, t4, s7
    xor a7, a7, s9
    lw s9, 104(a3)
    or a5, t3, a5
    # round 10 (gift.dsl:33)
    or t3, t4, a7
    and s11, t4, t2
    # round 9 (gift.dsl:33)
    xor a5, a5, s9
    # round 10 (gift.dsl:33)
    xor t2, t2, t3
    xor a7, a7, s11
    xor t3, a5, t2
    and a5, a5, a7
    xor a7, a7, t3
    xor a5, t4, a5
    and t4, a5, a7
    xor t2, t2, t4
    and t4, a7, a6
    xor a7, a7, t4
    and s9, t2, t1
    slli t4, t4, 2
    srli a7, a7, 6
    xor t2, t2, s9
    and s11, a5, s1
    lw ra, 108(a3)
    or a7, t4, a7
    lw t4, 112(a3)
    slli s9, s9, 4
    srli t2, t2, 4
    xor a5, a5, s11
    or t2, s9, t2
    slli s9, s11, 6
    srli a5, a5, 2
    xor t3, t3, ra
    xor a7, a7, t4
    lw t4, 116(a3)
    or a5, s9, a5
    # round 11 (gift.dsl:33)
    or s9, t3, a7
    and s11, t3, t2
    # round 10 (gift.dsl:33)
    xor a5, a5, t4
    # round 11 (gift.dsl:33)
    xor t2, t2, s9
    xor a7, a7, s11
    xor t4, a5, t2
    and a5, a5, a7
    xor a7, a7, t4
    xor a5, t3, a5
    and t3, a5, a7
    xor t2, t2, t3
    slli t3, a7, 8
    srli a7, a7, 24
    lw s9, 120(a3)
    lw s11, 124(a3)
    or a7, t3, a7
    slli t3, t2, 16
    srli t2, t2, 16
    or t2, t3, t2
    slli t3, a5, 24
    srli a5, a5, 8
    xor t4, t4, s9
    xor a7, a7, s11
    lw s9, 128(a3)
    or a5, t3, a5
    # round 12 (gift.dsl:33)
    or t3, t4, a7
    # round 11 (gift.dsl:33)
    xor a5, a5, s9
    # round 12 (gift.dsl:33)
    and s9, t4, t2
    xor t2, t2, t3
    xor a7, a7, s9
    xor t3, a5, t2
    and a5, a5, a7
    xor a7, a7, t3
    xor a5, t4, a5
    and t4, a5, a7
    xor t2, t2, t4
    and t4, a7, s1
    xor a7, a7, t4
    and s9, t2, t1
    slli t4, t4, 6
    srli a7, a7, 2
    xor t2, t2, s9
    or a7, t4, a7
    and t4, a5, a6
    slli s9, s9, 4
    srli t2, t2, 4
    xor a5, a5, t4
    or t2, s9, t2
    lw s9, 132(a3)
    slli t4, t4, 2
    srli a5, a5, 6
    xor t3, t3, s9
    lw s9, 136(a3)
    or a5, t4, a5
    xor a7, a7, s9
    lw t4, 140(a3)
    # round 13 (gift.dsl:33)
    or s9, t3, a7
    # round 12 (gift.dsl:33)
    xor a5, a5, t4
    # round 13 (gift.dsl:33)
    and t4, t3, t2
    xor t2, t2, s9
    xor a7, a7, t4
    xor t4, a5, t2
    and a5, a5, a7
    xor a7, a7, t4
    xor a5, t3, a5
    and t3, a5, a7
    xor t2, t2, t3
    slli t3, a7, 24
    srli a7, a7, 8
    lw s9, 144(a3)
    or a7, t3, a7
    slli t3, t2, 16
    srli t2, t2, 16
    or t2, t3, t2
    slli t3, a5, 8
    srli a5, a5, 24
    xor t4, t4, s9
    lw s9, 148(a3)
    or a5, t3, a5
    xor a7, a7, s9
    lw t3, 152(a3)
    # round 14 (gift.dsl:33)
    or s9, t4, a7
    # round 13 (gift.dsl:33)
    xor a5, a5, t3
    # round 14 (gift.dsl:33)
    and t3, t4, t2
    xor t2, t2, s9
    xor a7, a7, t3
    xor t3, a5, t2
    and a5, a5, a7
    xor a7, a7, t3
    xor a5, t4, a5
    and t4, a5, a7
    xor t2, t2, t4
    and t4, a7, a6
    xor a7, a7, t4
    and s9, t2, t1
    slli t4, t4, 2
    srli a7, a7, 6
    xor t2, t2, s9
    or a7, t4, a7
    and t4, a5, s1
    slli s9, s9, 4
    srli t2, t2, 4
    xor a5, a5, t4
    or t2, s9, t2
    lw s9, 156(a3)
    slli t4, t4, 6
    srli a5, a5, 2
    xor t3, t3, s9
    lw s9, 160(a3)
    or a5, t4, a5
    xor a7, a7, s9
    lw t4, 164(a3)
    # round 15 (gift.dsl:33)
    or s9, t3, a7
    # round 14 (gift.dsl:33)
    xor a5, a5, t4
    # round 15 (gift.dsl:33)
    and t4, t3, t2
    xor t2, t2, s9
    xor a7, a7, t4
    xor t4, a5, t2
    and a5, a5, a7
    xor a7, a7, t4
    xor a5, t3, a5
    and t3, a5, a7
    xor t2, t2, t3
    slli t3, a7, 8
    srli a7, a7, 24
    lw s9, 168(a3)
    or a7, t3, a7
    slli t3, t2, 16
    srli t2, t2, 16
    or t2, t3, t2
    slli t3, a5, 24
    srli a5, a5, 8
    xor t4, t4, s9
    lw s9, 172(a3)
    or a5, t3, a5
    xor a7, a7, s9
    lw t3, 176(a3)
    # round 16 (gift.dsl:33)
    or s9, t4, a7
    # round 15 (gift.dsl:33)
    xor a5, a5, t3
    # round 16 (gift.dsl:33)
    and t3, t4, t2
    xor t2, t2, s9
    xor a7, a7, t3
    xor t3, a5, t2
    and a5, a5, a7
    xor a7, a7, t3
    xor a5, t4, a5
    and t4, a5, a7
    xor t2, t2, t4
    and t4, a7, s1
    xor a7, a7, t4
    and s9, t2, t1
    slli t4, t4, 6
    srli a7, a7, 2
    xor t2, t2, s9
    or a7, t4, a7
    and t4, a5, a6
    slli s9, s9, 4
    srli t2, t2, 4
    xor a5, a5, t4
    or t2, s9, t2
    lw s9, 180(a3)
    slli t4, t4, 2
    srli a5, a5, 6
    xor t3, t3, s9
    lw s9, 184(a3)
    or a5, t4, a5
    xor a7, a7, s9
    lw t4, 188(a3)
    # round 17 (gift.dsl:33)
    or s9, t3, a7
    # round 16 (gift.dsl:33)
    xor a5, a5, t4
    # round 17 (gift.dsl:33)
    and t4, t3, t2
    xor t2, t2, s9
    xor a7, a7, t4
    xor t4, a5, t2
    and a5, a5, a7
    xor a7, a7, t4
    xor a5, t3, a5
    and t3, a5, a7
    xor t2, t2, t3
    slli t3, a7, 24
    srli a7, a7, 8
    lw s9, 192(a3)
    or a7, t3, a7
    slli t3, t2, 16
    srli t2, t2, 16
    or t2, t3, t2
    slli t3, a5, 8
    srli a5, a5, 24
    xor t4, t4, s9
    lw s9, 196(a3)
    or a5, t3, a5
    xor a7, a7, s9
    lw t3, 200(a3)
    # round 18 (gift.dsl:33)
    or s9, t4, a7
    # round 17 (gift.dsl:33)
    xor a5, a5, t3
    # round 18 (gift.dsl:33)
    and t3, t4, t2
    xor t2, t2, s9
    xor a7, a7, t3
    xor t3, a5, t2
    and a5, a5, a7
    xor a7, a7, t3
    xor a5, t4, a5
    and t4, a5, a7
    xor t2, t2, t4
    and t4, a7, a6
    xor a7, a7, t4
    and s9, t2, t1
    slli t4, t4, 2
    srli a7, a7, 6
    xor t2, t2, s9
    or a7, t4, a7
    and t4, a5, s1
    slli s9, s9, 4
    srli t2, t2, 4
    xor a5, a5, t4
    or t2, s9, t2
    lw s9, 204(a3)
    slli t4, t4, 6
    srli a5, a5, 2
    xor t3, t3, s4
    xor a7, a7, s9
    lw s4, 208(a3)
    or a5, t4, a5
    # round 19 (gift.dsl:33)
    or t4, t3, a7
    and s9, t3, t2
    # round 18 (gift.dsl:33)
    xor a5, a5, s4
    # round 19 (gift.dsl:33)
    xor t2, t2, t4
    xor a7, a7, s9
    xor t4, a5, t2
    and a5, a5, a7
    xor a7, a7, t4
    xor a5, t3, a5
    and t3, a5, a7
    xor t2, t2, t3
    slli t3, a7, 8
    srli a7, a7, 24
    lw s4, 212(a3)
    or a7, t3, a7
    slli t3, t2, 16
    srli t2, t2, 16
    or t2, t3, t2
    slli t3, a5, 24
    srli a5, a5, 8
    xor t4, t4, s2
    xor a7, a7, s4
    lw s4, 216(a3)
    or a5, t3, a5
    # round 20 (gift.dsl:33)
    or t3, t4, a7
    and s9, t4, t2
    # round 19 (gift.dsl:33)
    xor a5, a5, s4
    # round 20 (gift.dsl:33)
    xor t2, t2, t3
    xor a7, a7, s9
    xor t3, a5, t2
    and a5, a5, a7
    xor a7, a7, t3
    xor a5, t4, a5
    and t4, a5, a7
    xor t2, t2, t4
    and t4, a7, s1
    xor a7, a7, t4
    and s4, t2, t1
    slli t4, t4, 6
    srli a7, a7, 2
    xor t2, t2, s4
    and s9, a5, a6
    or a7, t4, a7
    lw t4, 220(a3)
    slli s4, s4, 4
    srli t2, t2, 4
    xor a5, a5, s9
    or t2, s4, t2
    slli s4, s9, 2
    srli a5, a5, 6
    xor t3, t3, s6
    xor a7, a7, t4
    lw t4, 224(a3)
    or a5, s4, a5
    # round 21 (gift.dsl:33)
    or s4, t3, a7
    and s6, t3, t2
    # round 20 (gift.dsl:33)
    xor a5, a5, t4
    # round 21 (gift.dsl:33)
    xor t2, t2, s4
    xor a7, a7, s6
    xor t4, a5, t2
    and a5, a5, a7
    xor a7, a7, t4
    xor a5, t3, a5
    and t3, a5, a7
    xor t2, t2, t3
    slli t3, a7, 24
    srli a7, a7, 8
    lw s4, 228(a3)
    or a7, t3, a7
    slli t3, t2, 16
    srli t2, t2, 16
    or t2, t3, t2
    slli t3, a5, 8
    srli a5, a5, 24
    xor t4, t4, s3
    xor a7, a7, s4
    lw s3, 232(a3)
    or a5, t3, a5
    # round 22 (gift.dsl:33)
    or t3, t4, a7
    and s4, t4, t2
    # round 21 (gift.dsl:33)
    xor a5, a5, s3
    # round 22 (gift.dsl:33)
    xor t2, t2, t3
    xor a7, a7, s4
    xor t3, a5, t2
    and a5, a5, a7
    xor a7, a7, t3
    xor a5, t4, a5
    and t4, a5, a7
    xor t2, t2, t4
    and t4, a7, a6
    xor a7, a7, t4
    and s3, t2, t1
    slli t4, t4, 2
    srli a7, a7, 6
    xor t2, t2, s3
    and s4, a5, s1
    lw s6, 236(a3)
    or a7, t4, a7
    slli t4, s3, 4
    srli t2, t2, 4
    xor a5, a5, s4
    or t2, t4, t2
    slli t4, s4, 6
    srli a5, a5, 2
    xor t3, t3, s8
    xor a7, a7, s6
    lw s3, 240(a3)
    or a5, t4, a5
    # round 23 (gift.dsl:33)
    or t4, t3, a7
    and s4, t3, t2
    # round 22 (gift.dsl:33)
    xor a5, a5, s3
    # round 23 (gift.dsl:33)
    xor t2, t2, t4
    xor a7, a7, s4
    xor t4, a5, t2
    and a5, a5, a7
    xor a7, a7, t4
    xor a5, t3, a5
    and t3, a5, a7
    xor t2, t2, t3
    slli t3, a7, 8
    srli a7, a7, 24
    lw s3, 244(a3)
    or a7, t3, a7
    slli t3, t2, 16
    srli t2, t2, 16
    or t2, t3, t2
    slli t3, a5, 24
    srli a5, a5, 8
    xor t4, t4, s5
    xor a7, a7, s3
    lw s3, 248(a3)
    or a5, t3, a5
    # round 24 (gift.dsl:33)
    or t3, t4, a7
    and s4, t4, t2
    # round 23 (gift.dsl:33)
    xor a5, a5, s3
    # round 24 (gift.dsl:33)
    xor t2, t2, t3
    xor a7, a7, s4
    xor t3, a5, t2
    and a5, a5, a7
    xor a7, a7, t3
    xor a5, t4, a5
    and t4, a5, a7
    xor t2, t2, t4
    and t4, a7, s1
    xor a7, a7, t4
    and s3, t2, t1
    slli t4, t4, 6
    srli a7, a7, 2
    xor t2, t2, s3
    and s4, a5, a6
    lw s5, 252(a3)
    or a7, t4, a7
    slli t4, s3, 4
    srli t2, t2, 4
    xor a5, a5, s4
    or t2, t4, t2
    slli t4, s4, 2
    srli a5, a5, 6
    xor t3, t3, s10
    xor a7, a7, s5
    lw s3, 256(a3)
    or a5, t4, a5
    # round 25 (gift.dsl:33)
    or t4, t3, a7
    and s4, t3, t2
    # round 24 (gift.dsl:33)
    xor a5, a5, s3
    # round 25 (gift.dsl:33)
    xor t2, t2, t4
    xor a7, a7, s4
    xor t4, a5, t2
    and a5, a5, a7
    xor a7, a7, t4
    xor a5, t3, a5
    and t3, a5, a7
    xor t2, t2, t3
    slli t3, a7, 24
    srli a7, a7, 8
    lw s3, 260(a3)
    or a7, t3, a7
    slli t3, t2, 16
    srli t2, t2, 16
    or t2, t3, t2
    slli t3, a5, 8
    srli a5, a5, 24
    xor t4, t4, s7
    xor a7, a7, s3
    lw s3, 264(a3)
    or a5, t3, a5
    # round 26 (gift.dsl:33)
    or t3, t4, a7
    and s4, t4, t2
    # round 25 (gift.dsl:33)
    xor a5, a5, s3
    # round 26 (gift.dsl:33)
    xor t2, t2, t3
    xor a7, a7, s4
    xor t3, a5, t2
    and a5, a5, a7
    xor a7, a7, t3
    xor a5, t4, a5
    and t4, a5, a7
    and s3, a7, a6
    xor t2, t2, t4
    xor a7, a7, s3
    slli t4, s3, 2
    srli a7, a7, 6
    and s3, t2, t1
    and s4, a5, s1
    lw s5, 268(a3)
    or a7, t4, a7
    xor t2, t2, s3
    xor a5, a5, s4
    slli t4, s3, 4
    srli t2, t2, 4
    slli s3, s4, 6
    srli a5, a5, 2
    xor t3, t3, ra
    xor a7, a7, s5
    lw s4, 272(a3)
    or t2, t4, t2
    or a5, s3, a5
    # round 27 (gift.dsl:33)
    or t4, t3, a7
    # round 26 (gift.dsl:33)
    xor a5, a5, s4
    # round 27 (gift.dsl:33)
    xor t4, t2, t4
    and t2, t3, t2
    xor s3, a5, t4
    xor a7, a7, t2
    xor t2, a7, s3
    and a5, a5, a7
    xor a5, t3, a5
    slli a7, s3, 16
    srli t3, s3, 16
    slli s3, t2, 24
    srli s4, t2, 8
    and t2, a5, t2
    or a7, a7, t3
    or t3, s3, s4
    xor t2, t4, t2
    slli t4, a5, 8
    srli a5, a5, 24
    xor a7, a7, s2
    xor t3, t3, s11
    lw s2, 276(a3)
    or a5, t4, a5
    # round 28 (gift.dsl:33)
    or t4, a7, t3
    and s3, a7, t2
    # round 27 (gift.dsl:33)
    xor a5, a5, s2
    # round 28 (gift.dsl:33)
    xor t2, t2, t4
    xor t3, t3, s3
    xor t4, a5, t2
    and a5, a5, t3
    lw s2, 280(a3)
    xor t3, t3, t4
    xor a5, a7, a5
    lw a7, 284(a3)
    and s3, a5, t3
    xor t4, t4, s2
    xor t2, t2, s3
    xor a7, t3, a7
    and t3, t4, s1
    xor t4, t4, t3
    and s1, a7, t1
    and a6, t2, a6
    slli t3, t3, 6
    srli t4, t4, 2
    xor a7, a7, s1
    xor t2, t2, a6
    lw s2, 288(a3)
    or t3, t3, t4
    slli t4, s1, 4
    srli a7, a7, 4
    slli a6, a6, 2
    srli t2, t2, 6
    or a7, t4, a7
    or a6, a6, t2
    srli t2, t3, 2
    xor a5, a5, s2
    xor t2, t2, a6
    srli t4, a7, 2
    and t2, t2, s0
    xor t4, t4, a5
    slli s1, t2, 2
    and t4, t4, s0
    xor t3, t3, s1
    slli s0, t4, 2
    xor a6, a6, t2
    xor a7, a7, s0
    srli t2, t3, 16
    xor a5, a5, t4
    xor t2, t2, a6
    srli t4, a7, 16
    and t2, t2, t6
    xor t4, t4, a5
    slli s0, t2, 16
    and t4, t4, t6
    xor t3, t3, s0
    slli t6, t4, 16
    xor a6, a6, t2
    xor a7, a7, t6
    srli t2, t3, 8
    xor a5, a5, t4
    xor t2, t2, a6
    srli t4, a7, 8
    and t2, t2, t5
    xor t4, t4, a5
    slli t6, t2, 8
    and t4, t4, t5
    xor t3, t3, t6
    slli t5, t4, 8
    xor a6, a6, t2
    xor a7, a7, t5
    srli t2, t3, 4
    xor a5, a5, t4
    xor t2, t2, a6
    srli t4, a7, 4
    and t2, t2, t1
    xor t4, t4, a5
    slli t5, t2, 4
    and t1, t4, t1
    xor t3, t3, t5
    xor a6, a6, t2
    slli t2, t1, 4
    xor a7, a7, t2
    xor a5, a5, t1
    srli t1, t3, 1
    srli t2, a6, 1
    xor t1, t1, a7
    xor t2, t2, a5
    and t1, t1, t0
    and t0, t2, t0
    slli t2, t1, 1
    slli t4, t0, 1
    lw t5, 0(a1)
    lw t6, 4(a1)
    lw s0, 8(a1)
    lw s1, 12(a1)
    xor t2, t3, t2
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
    bltu a2, a1, .Llwcc_gift64_128_ctr_crypt_rv32i_group_done
    j .Llwcc_gift64_128_ctr_crypt_rv32i_group
.Llwcc_gift64_128_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_gift64_128_ctr_crypt_rv32i_out
.Llwcc_gift64_128_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_gift64_128_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_gift64_128_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_gift64_128_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_gift64_128_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_gift64_128_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_gift64_128_ctr_crypt_rv32i_group
.Llwcc_gift64_128_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_gift64_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_gift64_128_ctr_crypt_rv32i_copy
.Llwcc_gift64_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_gift64_128_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_gift64_128_ctr_crypt_rv32i_wipe
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
    .size lwcc_gift64_128_ctr_crypt_rv32i, .-lwcc_gift64_128_ctr_crypt_rv32i
