# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile skinny --set skinny128_256 --target rv32i --lanes 1 --slicing plane
# passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(lanes=1) complement() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() select() allocate() post_schedule()
# dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 848
# layout:    planes of 16 S-boxes, 2 blocks side by side; cells in 8 arrangements
# sizes:     in bytes: block 16, key 32, nonce 12, rk 2216, ctx 2248, align 4, group 32, stack 848
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:daa88bdc7c2e2e15146044b0a73e87355d064c13495632189a30ada41c1091dd

    .text

    .balign 4
    .global lwcc_skinny128_256_key_setup_rv32i
    .type lwcc_skinny128_256_key_setup_rv32i, %function
lwcc_skinny128_256_key_setup_rv32i:
    addi sp, sp, -832
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
    lui a7, 349525
    srli a6, a5, 1
    xor a6, a6, a5
    addi a7, a7, 1365
    and a6, a6, a7
    slli t0, a6, 1
    xor t0, a5, t0
    srli t1, t0, 2
    lw t2, 4(a1)
    lui t5, 209715
    srli t3, t2, 1
    xor t3, t3, t2
    and t3, t3, a7
    slli t4, t3, 1
    xor t4, t2, t4
    xor t1, t1, t4
    addi t5, t5, 819
    and t1, t1, t5
    slli t6, t1, 2
    xor t0, t0, t6
    srli t6, t0, 4
    lw a4, 8(a1)
    lw s1, 12(a1)
    srli a3, a4, 1
    xor a3, a3, a4
    and a3, a3, a7
    slli a2, a3, 1
    xor a2, a4, a2
    srli s0, a2, 2
    srli s2, s1, 1
    xor s2, s2, s1
    and s2, s2, a7
    slli s3, s2, 1
    xor s3, s1, s3
    xor s0, s0, s3
    and s0, s0, t5
    slli s4, s0, 2
    xor a2, a2, s4
    xor t6, t6, a2
    lui s4, 61681
    addi s4, s4, -241
    and t6, t6, s4
    slli s5, t6, 4
    xor t0, t0, s5
    lw s5, 16(a1)
    lw s9, 20(a1)
    srli s6, s5, 1
    xor s6, s6, s5
    and s6, s6, a7
    slli s7, s6, 1
    xor s7, s5, s7
    srli s8, s7, 2
    srli s10, s9, 1
    xor s10, s10, s9
    and s10, s10, a7
    slli s11, s10, 1
    xor s11, s9, s11
    xor s8, s8, s11
    and s8, s8, t5
    slli ra, s8, 2
    xor s7, s7, ra
    srli ra, s7, 4
    sw a2, 96(sp)
    lw a2, 24(a1)
    sw t6, 100(sp)
    srli t6, a2, 1
    xor t6, t6, a2
    and t6, t6, a7
    slli s9, t6, 1
    xor s9, a2, s9
    srli a2, s9, 2
    lw s5, 28(a1)
    sw s11, 104(sp)
    srli s11, s5, 1
    xor s11, s11, s5
    and a7, s11, a7
    slli s11, a7, 1
    xor s11, s5, s11
    xor a2, a2, s11
    and a2, a2, t5
    slli s5, a2, 2
    xor s5, s9, s5
    xor s9, ra, s5
    and s9, s9, s4
    slli ra, s9, 4
    xor s7, s7, ra
    xor ra, t0, s7
    and ra, ra, s4
    xori ra, ra, 3
    # round 1 (skinny.dsl:60)
    not ra, ra
    sw ra, 0(a0)
    xor a5, a5, a6
    srli a6, a5, 2
    xor t2, t2, t3
    xor a6, a6, t2
    and a6, a6, t5
    slli t3, a6, 2
    xor a5, a5, t3
    srli t3, a5, 4
    xor a4, a4, a3
    srli a3, a4, 2
    xor s1, s1, s2
    xor a3, a3, s1
    and a3, a3, t5
    slli s2, a3, 2
    xor a4, a4, s2
    xor t3, t3, a4
    and t3, t3, s4
    slli s2, t3, 4
    xor a5, a5, s2
    lw s2, 16(a1)
    lw ra, 20(a1)
    xor s2, s2, s6
    srli s6, s2, 2
    xor s10, ra, s10
    xor s6, s6, s10
    and s6, s6, t5
    slli ra, s6, 2
    xor s2, s2, ra
    srli ra, s2, 4
    sw s7, 108(sp)
    lw s7, 24(a1)
    sw t0, 112(sp)
    xor t6, s7, t6
    srli s7, t6, 2
    lw t0, 28(a1)
    xor t1, t4, t1
    xor a7, t0, a7
    xor t0, s7, a7
    and t0, t0, t5
    slli t5, t0, 2
    xor t5, t6, t5
    xor t6, ra, t5
    and t6, t6, s4
    slli s7, t6, 4
    xor s2, s2, s7
    xor s7, a5, s2
    and s7, s7, s4
    xori s7, s7, 48
    sw s7, 4(a0)
    srli t4, t1, 4
    xor s0, s3, s0
    xor t4, t4, s0
    and t4, t4, s4
    slli s3, t4, 4
    xor t1, t1, s3
    lw s3, 104(sp)
    xor a2, s11, a2
    xor s3, s3, s8
    srli s8, s3, 4
    xor s8, s8, a2
    and s8, s8, s4
    slli s11, s8, 4
    xor s3, s3, s11
    xor s11, t1, s3
    and s11, s11, s4
    not s11, s11
    sw s11, 8(a0)
    xor a6, t2, a6
    srli t2, a6, 4
    xor a3, s1, a3
    xor t2, t2, a3
    and t2, t2, s4
    slli s1, t2, 4
    xor a6, a6, s1
    xor s1, s10, s6
    srli s6, s1, 4
    xor a7, a7, t0
    xor t0, s6, a7
    and t0, t0, s4
    slli s6, t0, 4
    xor s1, s1, s6
    xor s6, a6, s1
    and s6, s6, s4
    sw s6, 12(a0)
    lw s10, 96(sp)
    lw s11, 100(sp)
    xor s5, s5, s9
    xor s10, s10, s11
    xor s9, s10, s5
    and s9, s9, s4
    sw s9, 16(a0)
    xor t3, a4, t3
    xor t5, t5, t6
    xor t6, t3, t5
    and t6, t6, s4
    not t6, t6
    sw t6, 20(a0)
    xor t4, s0, t4
    xor t6, a2, s8
    xor a4, t4, t6
    and a4, a4, s4
    not a4, a4
    sw a4, 24(a0)
    xor t2, a3, t2
    xor a7, a7, t0
    xor t0, t2, a7
    and t0, t0, s4
    sw t0, 28(a0)
    xor a4, a7, t5
    lw a3, 112(sp)
    lui s11, 3072
    xor a2, a3, a4
    srli s0, a2, 20
    andi s0, s0, 3
    srli s8, a2, 8
    addi s11, s11, 192
    and s8, s8, s11
    or s0, s0, s8
    srli s8, a2, 14
    andi s8, s8, 768
    or s0, s0, s8
    slli s8, a2, 2
    lui ra, 12
    and s8, s8, ra
    or s0, s0, s8
    slli s8, a2, 10
    sw t0, 100(sp)
    lui t0, 48
    and s8, s8, t0
    or s0, s0, s8
    srli s8, a2, 4
    sw s9, 96(sp)
    lui s9, 12288
    and s8, s8, s9
    or s0, s0, s8
    slli s8, a2, 26
    sw s6, 104(sp)
    lui s6, 786432
    and s8, s8, s6
    or s0, s0, s8
    xor s0, s0, ra
    # round 2 (skinny.dsl:60)
    not s0, s0
    sw s0, 32(a0)
    lw s0, 108(sp)
    sw s7, 116(sp)
    xor s8, a5, s0
    srli s7, s8, 20
    andi s7, s7, 3
    sw a7, 120(sp)
    srli a7, s8, 8
    and a7, a7, s11
    or a7, s7, a7
    srli s7, s8, 14
    andi s7, s7, 768
    or a7, a7, s7
    slli s7, s8, 2
    and s7, s7, ra
    or a7, a7, s7
    slli s7, s8, 10
    and s7, s7, t0
    or a7, a7, s7
    srli s7, s8, 4
    and s7, s7, s9
    or a7, a7, s7
    slli s7, s8, 26
    and s7, s7, s6
    or a7, a7, s7
    lui s7, 49164
    xor a7, a7, s7
    sw a7, 36(a0)
    xor s7, t1, s2
    sw a7, 124(sp)
    srli a7, s7, 20
    andi a7, a7, 3
    sw s4, 128(sp)
    srli s4, s7, 8
    and s4, s4, s11
    or a7, a7, s4
    srli s4, s7, 14
    andi s4, s4, 768
    or a7, a7, s4
    slli s4, s7, 2
    and s4, s4, ra
    or a7, a7, s4
    slli s4, s7, 10
    and s4, s4, t0
    or a7, a7, s4
    srli s4, s7, 4
    and s4, s4, s9
    or a7, a7, s4
    slli s4, s7, 26
    and s4, s4, s6
    or a7, a7, s4
    not a7, a7
    sw a7, 40(a0)
    xor a7, a6, s3
    srli s4, a7, 20
    andi s4, s4, 3
    srli s0, a7, 8
    and s0, s0, s11
    or s0, s4, s0
    srli s4, a7, 14
    andi s4, s4, 768
    or s0, s0, s4
    slli s4, a7, 2
    and s4, s4, ra
    or s0, s0, s4
    slli s4, a7, 10
    and s4, s4, t0
    or s0, s0, s4
    srli s4, a7, 4
    and s4, s4, s9
    or s0, s0, s4
    slli s4, a7, 26
    and s4, s4, s6
    or s0, s0, s4
    sw s0, 44(a0)
    xor s4, s10, s1
    sw s0, 132(sp)
    srli s0, s4, 20
    andi s0, s0, 3
    srli a3, s4, 8
    and a3, a3, s11
    or a3, s0, a3
    srli s0, s4, 14
    andi s0, s0, 768
    or a3, a3, s0
    slli s0, s4, 2
    and s0, s0, ra
    or a3, a3, s0
    slli s0, s4, 10
    and s0, s0, t0
    or a3, a3, s0
    srli s0, s4, 4
    and s0, s0, s9
    or a3, a3, s0
    slli s0, s4, 26
    and s0, s0, s6
    or a3, a3, s0
    sw a3, 48(a0)
    xor s0, t3, s5
    sw a3, 136(sp)
    srli a3, s0, 20
    andi a3, a3, 3
    sw s1, 140(sp)
    srli s1, s0, 8
    and s1, s1, s11
    or a3, a3, s1
    srli s1, s0, 14
    andi s1, s1, 768
    or a3, a3, s1
    slli s1, s0, 2
    and s1, s1, ra
    or a3, a3, s1
    slli s1, s0, 10
    and s1, s1, t0
    or a3, a3, s1
    srli s1, s0, 4
    and s1, s1, s9
    or a3, a3, s1
    slli s1, s0, 26
    and s1, s1, s6
    or a3, a3, s1
    not a3, a3
    sw a3, 52(a0)
    xor a3, t4, t5
    srli s1, a3, 20
    andi s1, s1, 3
    sw t5, 144(sp)
    srli t5, a3, 8
    and t5, t5, s11
    or t5, s1, t5
    srli s1, a3, 14
    andi s1, s1, 768
    or t5, t5, s1
    slli s1, a3, 2
    and s1, s1, ra
    or t5, t5, s1
    slli s1, a3, 10
    and s1, s1, t0
    or t5, t5, s1
    srli s1, a3, 4
    and s1, s1, s9
    or t5, t5, s1
    slli s1, a3, 26
    and s1, s1, s6
    or t5, t5, s1
    not t5, t5
    sw t5, 56(a0)
    xor t5, t2, t6
    srli s1, t5, 20
    andi s1, s1, 3
    sw t2, 148(sp)
    srli t2, t5, 8
    and t2, t2, s11
    or t2, s1, t2
    srli s1, t5, 14
    andi s1, s1, 768
    or t2, t2, s1
    slli s1, t5, 2
    and s1, s1, ra
    or t2, t2, s1
    slli s1, t5, 10
    and s1, s1, t0
    or t2, t2, s1
    srli s1, t5, 4
    and s1, s1, s9
    or t2, t2, s1
    slli s1, t5, 26
    and s1, s1, s6
    or t2, t2, s1
    sw t2, 60(a0)
    slli s1, a2, 10
    sw t2, 152(sp)
    srli t2, a2, 22
    or t2, s1, t2
    lui s1, 768
    addi s1, s1, 48
    and t2, t2, s1
    srli s9, a2, 18
    andi s9, s9, 192
    or t2, t2, s9
    slli s9, a2, 12
    sw s11, 156(sp)
    lui s11, 3
    and s9, s9, s11
    or t2, t2, s9
    srli s9, a2, 2
    and s9, s9, ra
    or t2, t2, s9
    slli s9, a2, 4
    lui t0, 3072
    and s9, s9, t0
    or t2, t2, s9
    slli s9, a2, 20
    sw t4, 160(sp)
    lui t4, 196608
    and s9, s9, t4
    or t2, t2, s9
    slli a2, a2, 28
    and a2, a2, s6
    or t2, t2, a2
    xor t2, t2, t4
    # round 3 (skinny.dsl:60)
    not t2, t2
    sw t2, 64(a0)
    slli t2, s8, 10
    srli a2, s8, 22
    or t2, t2, a2
    and t2, t2, s1
    srli a2, s8, 18
    andi a2, a2, 192
    or t2, t2, a2
    slli a2, s8, 12
    and a2, a2, s11
    or t2, t2, a2
    srli a2, s8, 2
    and a2, a2, ra
    or t2, t2, a2
    slli a2, s8, 4
    and a2, a2, t0
    or t2, t2, a2
    slli a2, s8, 20
    and a2, a2, t4
    or t2, t2, a2
    slli a2, s8, 28
    and a2, a2, s6
    or t2, t2, a2
    lui a2, 208896
    xor t2, t2, a2
    sw t2, 68(a0)
    slli s8, s7, 10
    srli s9, s7, 22
    or s8, s8, s9
    and s8, s8, s1
    srli s9, s7, 18
    andi s9, s9, 192
    or s8, s8, s9
    slli s9, s7, 12
    and s9, s9, s11
    or s8, s8, s9
    srli s9, s7, 2
    and s9, s9, ra
    or s8, s8, s9
    slli s9, s7, 4
    and s9, s9, t0
    or s8, s8, s9
    slli s9, s7, 20
    and s9, s9, t4
    or s8, s8, s9
    slli s7, s7, 28
    and s7, s7, s6
    or s7, s8, s7
    xor s7, s7, t4
    not s7, s7
    sw s7, 72(a0)
    slli s7, a7, 10
    srli s8, a7, 22
    or s7, s7, s8
    and s7, s7, s1
    srli s8, a7, 18
    andi s8, s8, 192
    or s7, s7, s8
    slli s8, a7, 12
    and s8, s8, s11
    or s7, s7, s8
    srli s8, a7, 2
    and s8, s8, ra
    or s7, s7, s8
    slli s8, a7, 4
    and s8, s8, t0
    or s7, s7, s8
    slli s8, a7, 20
    and s8, s8, t4
    or s7, s7, s8
    slli a7, a7, 28
    and a7, a7, s6
    or a7, s7, a7
    sw a7, 76(a0)
    slli s7, s4, 10
    srli s8, s4, 22
    or s7, s7, s8
    and s7, s7, s1
    srli s8, s4, 18
    andi s8, s8, 192
    or s7, s7, s8
    slli s8, s4, 12
    and s8, s8, s11
    or s7, s7, s8
    srli s8, s4, 2
    and s8, s8, ra
    or s7, s7, s8
    slli s8, s4, 4
    and s8, s8, t0
    or s7, s7, s8
    slli s8, s4, 20
    and s8, s8, t4
    or s7, s7, s8
    slli s4, s4, 28
    and s4, s4, s6
    or s4, s7, s4
    sw s4, 80(a0)
    slli s7, s0, 10
    srli s8, s0, 22
    or s7, s7, s8
    and s7, s7, s1
    srli s8, s0, 18
    andi s8, s8, 192
    or s7, s7, s8
    slli s8, s0, 12
    and s8, s8, s11
    or s7, s7, s8
    srli s8, s0, 2
    and s8, s8, ra
    or s7, s7, s8
    slli s8, s0, 4
    and s8, s8, t0
    or s7, s7, s8
    slli s8, s0, 20
    and s8, s8, t4
    or s7, s7, s8
    slli s0, s0, 28
    and s0, s0, s6
    or s0, s7, s0
    not s0, s0
    sw s0, 84(a0)
    slli s0, a3, 10
    srli s7, a3, 22
    or s0, s0, s7
    and s0, s0, s1
    srli s7, a3, 18
    andi s7, s7, 192
    or s0, s0, s7
    slli s7, a3, 12
    and s7, s7, s11
    or s0, s0, s7
    srli s7, a3, 2
    and s7, s7, ra
    or s0, s0, s7
    slli s7, a3, 4
    and s7, s7, t0
    or s0, s0, s7
    slli s7, a3, 20
    and s7, s7, t4
    or s0, s0, s7
    slli a3, a3, 28
    and a3, a3, s6
    or a3, s0, a3
    not a3, a3
    sw a3, 88(a0)
    slli a3, t5, 10
    srli s0, t5, 22
    or a3, a3, s0
    and a3, a3, s1
    srli s0, t5, 18
    andi s0, s0, 192
    or a3, a3, s0
    slli s0, t5, 12
    and s0, s0, s11
    or a3, a3, s0
    srli s0, t5, 2
    and s0, s0, ra
    or a3, a3, s0
    slli s0, t5, 4
    and s0, s0, t0
    or a3, a3, s0
    slli s0, t5, 20
    and s0, s0, t4
    or a3, a3, s0
    slli t5, t5, 28
    and t5, t5, s6
    or t5, a3, t5
    sw t5, 92(a0)
    xor a3, t6, s5
    lw s0, 112(sp)
    sw t5, 164(sp)
    xor s7, s0, a3
    srli s8, s7, 10
    andi s9, s8, 12
    srli t5, s7, 2
    sw s4, 168(sp)
    lui s4, 49152
    addi s4, s4, 48
    and t5, t5, s4
    or t5, s9, t5
    srli s9, s7, 12
    sw a7, 172(sp)
    lui a7, 193
    addi a7, a7, -1024
    and s9, s9, a7
    or t5, t5, s9
    slli s9, s7, 24
    sw t2, 176(sp)
    srli t2, s7, 8
    or t2, s9, t2
    lui s9, 196611
    sw t6, 180(sp)
    and t6, t2, s9
    or t5, t5, t6
    slli t6, s7, 6
    lui a2, 768
    and t6, t6, a2
    or t5, t5, t6
    lui t6, 192
    xor t5, t5, t6
    # round 4 (skinny.dsl:60)
    not t5, t5
    sw t5, 96(a0)
    xor t5, a5, a4
    sw s1, 184(sp)
    srli s1, t5, 10
    andi t4, s1, 12
    srli t0, t5, 2
    and t0, t0, s4
    or t0, t4, t0
    srli t4, t5, 12
    and t4, t4, a7
    or t0, t0, t4
    slli t4, t5, 24
    srli ra, t5, 8
    or t4, t4, ra
    and ra, t4, s9
    or t0, t0, ra
    slli ra, t5, 6
    and ra, ra, a2
    or t0, t0, ra
    lui ra, 192
    addi ra, ra, 192
    xor t0, t0, ra
    sw t0, 100(a0)
    sw t0, 188(sp)
    lw t0, 108(sp)
    sw ra, 192(sp)
    xor ra, t1, t0
    srli s11, ra, 10
    andi t0, s11, 12
    srli s6, ra, 2
    and s6, s6, s4
    or t0, t0, s6
    srli s6, ra, 12
    and s6, s6, a7
    or t0, t0, s6
    slli s6, ra, 24
    srli s0, ra, 8
    or s0, s6, s0
    and s6, s0, s9
    or t0, t0, s6
    slli s6, ra, 6
    and s6, s6, a2
    or t0, t0, s6
    xor t0, t0, t6
    not t0, t0
    sw t0, 104(a0)
    xor t0, a6, s2
    srli s6, t0, 10
    sw s2, 196(sp)
    andi s2, s6, 12
    sw a6, 200(sp)
    srli a6, t0, 2
    and a6, a6, s4
    or a6, s2, a6
    srli s2, t0, 12
    and s2, s2, a7
    or a6, a6, s2
    slli s2, t0, 24
    sw t1, 204(sp)
    srli t1, t0, 8
    or t1, s2, t1
    and s2, t1, s9
    or a6, a6, s2
    slli s2, t0, 6
    and s2, s2, a2
    or a6, a6, s2
    xor a6, a6, t6
    sw a6, 108(a0)
    xor s2, s10, s3
    sw a6, 208(sp)
    srli a6, s2, 10
    andi t6, a6, 12
    sw s3, 212(sp)
    srli s3, s2, 2
    and s3, s3, s4
    or t6, t6, s3
    srli s3, s2, 12
    and s3, s3, a7
    or t6, t6, s3
    slli s3, s2, 24
    sw s10, 216(sp)
    srli s10, s2, 8
    or s3, s3, s10
    and s10, s3, s9
    or t6, t6, s10
    slli s10, s2, 6
    and s10, s10, a2
    or t6, t6, s10
    sw t6, 112(a0)
    lw s10, 140(sp)
    sw t6, 220(sp)
    xor t6, t3, s10
    srli s10, t6, 10
    sw t3, 224(sp)
    andi t3, s10, 12
    sw a4, 228(sp)
    srli a4, t6, 2
    and a4, a4, s4
    or t3, t3, a4
    srli a4, t6, 12
    and a4, a4, a7
    or t3, t3, a4
    slli a4, t6, 24
    sw a5, 232(sp)
    srli a5, t6, 8
    or a5, a4, a5
    and a4, a5, s9
    or t3, t3, a4
    slli a4, t6, 6
    and a4, a4, a2
    or t3, t3, a4
    not t3, t3
    sw t3, 116(a0)
    lw t3, 160(sp)
    sw s5, 236(sp)
    xor a4, t3, s5
    srli t3, a4, 10
    andi s5, t3, 12
    sw a3, 240(sp)
    srli a3, a4, 2
    and a3, a3, s4
    or a3, s5, a3
    srli s5, a4, 12
    and s5, s5, a7
    or a3, a3, s5
    slli s5, a4, 24
    sw t3, 244(sp)
    srli t3, a4, 8
    or t3, s5, t3
    and s5, t3, s9
    or a3, a3, s5
    slli s5, a4, 6
    and s5, s5, a2
    or a3, a3, s5
    not a3, a3
    sw a3, 120(a0)
    lw a3, 148(sp)
    lw s5, 144(sp)
    sw a4, 252(sp)
    xor a3, a3, s5
    srli s5, a3, 10
    sw s5, 248(sp)
    andi s5, s5, 12
    srli a4, a3, 2
    and a4, a4, s4
    or a4, s5, a4
    srli s5, a3, 12
    and s5, s5, a7
    or a4, a4, s5
    slli s5, a3, 24
    sw s4, 256(sp)
    srli s4, a3, 8
    or s4, s5, s4
    and s5, s4, s9
    or a4, a4, s5
    slli s5, a3, 6
    and s5, s5, a2
    or a4, a4, s5
    sw a4, 124(a0)
    lui s5, 49152
    addi s5, s5, 3
    and t2, t2, s5
    sw a4, 260(sp)
    slli a4, s7, 18
    srli s9, s7, 14
    or a4, a4, s9
    lui s9, 192
    addi s9, s9, 12
    and a4, a4, s9
    or t2, t2, a4
    lui a4, 48
    addi a4, a4, 768
    and s8, s8, a4
    or t2, t2, s8
    lui s8, 12289
    addi s8, s8, -1024
    and s7, s7, s8
    or t2, t2, s7
    lui s7, 240
    xor t2, t2, s7
    # round 5 (skinny.dsl:60)
    not t2, t2
    sw t2, 128(a0)
    and t2, t4, s5
    slli t4, t5, 18
    srli s7, t5, 14
    or t4, t4, s7
    and t4, t4, s9
    or t2, t2, t4
    and t4, s1, a4
    or t2, t2, t4
    and t4, t5, s8
    or t2, t2, t4
    lui t4, 816
    xor t2, t2, t4
    sw t2, 132(a0)
    and t2, s0, s5
    slli t5, ra, 18
    srli s0, ra, 14
    or t5, t5, s0
    and t5, t5, s9
    or t2, t2, t5
    and t5, s11, a4
    or t2, t2, t5
    and t5, ra, s8
    or t2, t2, t5
    lui t5, 48
    xor t2, t2, t5
    not t2, t2
    sw t2, 136(a0)
    and t1, t1, s5
    slli t2, t0, 18
    srli s0, t0, 14
    or t2, t2, s0
    and t2, t2, s9
    or t1, t1, t2
    and t2, s6, a4
    or t1, t1, t2
    and t0, t0, s8
    or t0, t1, t0
    xor t0, t0, t5
    sw t0, 140(a0)
    and t0, s3, s5
    slli t1, s2, 18
    srli t2, s2, 14
    or t1, t1, t2
    and t1, t1, s9
    or t0, t0, t1
    and a6, a6, a4
    or a6, t0, a6
    and t0, s2, s8
    or a6, a6, t0
    sw a6, 144(a0)
    and a5, a5, s5
    slli t0, t6, 18
    srli t1, t6, 14
    or t0, t0, t1
    and t0, t0, s9
    or a5, a5, t0
    and t0, s10, a4
    or a5, a5, t0
    and t0, t6, s8
    or a5, a5, t0
    not a5, a5
    sw a5, 148(a0)
    and a5, t3, s5
    lw t0, 252(sp)
    lui s1, 12336
    slli t1, t0, 18
    srli t2, t0, 14
    or t1, t1, t2
    and t1, t1, s9
    or a5, a5, t1
    lw t1, 244(sp)
    and t0, t0, s8
    and t1, t1, a4
    or a5, a5, t1
    or a5, a5, t0
    not a5, a5
    sw a5, 152(a0)
    and a5, s4, s5
    slli t0, a3, 18
    srli t1, a3, 14
    or t0, t0, t1
    and t0, t0, s9
    or a5, a5, t0
    lw t0, 248(sp)
    lui s3, 786432
    and t0, t0, a4
    or a5, a5, t0
    and t0, a3, s8
    or a5, a5, t0
    sw a5, 156(a0)
    lw t0, 144(sp)
    lw t1, 140(sp)
    lw t2, 112(sp)
    xor t0, t0, t1
    xor t3, t2, t0
    srli t6, t3, 4
    andi t6, t6, 3
    srli a3, t3, 8
    andi a3, a3, 192
    or t6, t6, a3
    srli a3, t3, 14
    andi a3, a3, 768
    or t6, t6, a3
    slli a3, t3, 16
    srli s0, t3, 16
    or a3, a3, s0
    lui s0, 3084
    and a3, a3, s0
    or t6, t6, a3
    slli a3, t3, 4
    and s2, a3, s1
    or t6, t6, s2
    slli s2, t3, 2
    and s4, s2, s3
    or t6, t6, s4
    xor t6, t6, t5
    # round 6 (skinny.dsl:60)
    not t6, t6
    sw t6, 160(a0)
    lw t6, 232(sp)
    lw s4, 240(sp)
    xor s6, t6, s4
    srli s7, s6, 4
    andi s7, s7, 3
    srli s10, s6, 8
    andi s10, s10, 192
    or s7, s7, s10
    srli s10, s6, 14
    andi s10, s10, 768
    or s7, s7, s10
    slli s10, s6, 16
    srli s11, s6, 16
    or s10, s10, s11
    and s10, s10, s0
    or s7, s7, s10
    slli s10, s6, 4
    and s11, s10, s1
    or s7, s7, s11
    slli s11, s6, 2
    and ra, s11, s3
    or s7, s7, ra
    lui ra, 786481
    addi ra, ra, -1024
    xor s7, s7, ra
    sw s7, 164(a0)
    sw a5, 144(sp)
    lw a5, 204(sp)
    sw a6, 248(sp)
    lw a6, 228(sp)
    sw s7, 252(sp)
    xor s7, a5, a6
    srli t4, s7, 4
    andi t4, t4, 3
    sw s8, 244(sp)
    srli s8, s7, 8
    andi s8, s8, 192
    or t4, t4, s8
    srli s8, s7, 14
    andi s8, s8, 768
    or t4, t4, s8
    slli s8, s7, 16
    sw a4, 264(sp)
    srli a4, s7, 16
    or a4, s8, a4
    and a4, a4, s0
    or t4, t4, a4
    slli a4, s7, 4
    and s8, a4, s1
    or t4, t4, s8
    slli s8, s7, 2
    sw s5, 268(sp)
    and s5, s8, s3
    or t4, t4, s5
    xor t4, t4, s3
    not t4, t4
    sw t4, 168(a0)
    lw t4, 200(sp)
    lw s5, 108(sp)
    sw ra, 272(sp)
    xor ra, t4, s5
    srli t5, ra, 4
    andi t5, t5, 3
    sw s9, 276(sp)
    srli s9, ra, 8
    andi s9, s9, 192
    or t5, t5, s9
    srli s9, ra, 14
    andi s9, s9, 768
    or t5, t5, s9
    slli s9, ra, 16
    srli s5, ra, 16
    or s5, s9, s5
    and s5, s5, s0
    or t5, t5, s5
    slli s5, ra, 4
    and s9, s5, s1
    or t5, t5, s9
    slli s9, ra, 2
    and t4, s9, s3
    or t4, t5, t4
    xor t4, t4, s3
    sw t4, 172(a0)
    lw t5, 216(sp)
    sw t4, 280(sp)
    lw t4, 196(sp)
    xor t4, t5, t4
    srli t5, t4, 4
    andi t5, t5, 3
    srli a6, t4, 8
    andi a6, a6, 192
    or a6, t5, a6
    srli t5, t4, 14
    andi t5, t5, 768
    or a6, a6, t5
    slli t5, t4, 16
    srli a5, t4, 16
    or a5, t5, a5
    and a5, a5, s0
    or a5, a6, a5
    slli a6, t4, 4
    and t5, a6, s1
    or a5, a5, t5
    slli t5, t4, 2
    and s4, t5, s3
    or a5, a5, s4
    sw a5, 176(a0)
    lw s4, 224(sp)
    sw a5, 284(sp)
    lw a5, 212(sp)
    sw a7, 288(sp)
    xor s4, s4, a5
    srli t6, s4, 4
    andi t6, t6, 3
    srli t2, s4, 8
    andi t2, t2, 192
    or t2, t6, t2
    srli t6, s4, 14
    andi t6, t6, 768
    or t2, t2, t6
    slli t6, s4, 16
    srli a5, s4, 16
    or a5, t6, a5
    and a5, a5, s0
    or a5, t2, a5
    slli t2, s4, 4
    and t6, t2, s1
    or a5, a5, t6
    slli t6, s4, 2
    and a7, t6, s3
    or a5, a5, a7
    not a5, a5
    sw a5, 180(a0)
    lw a5, 160(sp)
    sw t0, 292(sp)
    xor a7, a5, t1
    srli t1, a7, 4
    andi t1, t1, 3
    srli a5, a7, 8
    andi a5, a5, 192
    or a5, t1, a5
    srli t1, a7, 14
    andi t1, t1, 768
    or a5, a5, t1
    slli t1, a7, 16
    srli t0, a7, 16
    or t0, t1, t0
    and t0, t0, s0
    or a5, a5, t0
    slli t0, a7, 4
    and t1, t0, s1
    or a5, a5, t1
    slli t1, a7, 2
    sw t0, 296(sp)
    and t0, t1, s3
    or a5, a5, t0
    not a5, a5
    sw a5, 184(a0)
    lw a5, 148(sp)
    lw t0, 236(sp)
    sw a7, 300(sp)
    xor a5, a5, t0
    srli t0, a5, 4
    andi t0, t0, 3
    srli a7, a5, 8
    andi a7, a7, 192
    or a7, t0, a7
    srli t0, a5, 14
    andi t0, t0, 768
    or a7, a7, t0
    slli t0, a5, 16
    sw t1, 304(sp)
    srli t1, a5, 16
    or t0, t0, t1
    and t0, t0, s0
    or a7, a7, t0
    slli t0, a5, 4
    and t1, t0, s1
    or a7, a7, t1
    slli t1, a5, 2
    and s1, t1, s3
    or a7, a7, s1
    sw a7, 188(a0)
    lui s1, 196608
    addi s1, s1, 48
    and s2, s2, s1
    sw a7, 308(sp)
    slli a7, t3, 22
    srli s0, t3, 10
    or a7, a7, s0
    lui s0, 786432
    addi s0, s0, 192
    and a7, a7, s0
    or a7, s2, a7
    srli s2, t3, 12
    lui s3, 3
    and s2, s2, s3
    or a7, a7, s2
    slli s2, t3, 14
    sw t0, 312(sp)
    lui t0, 12
    and s2, s2, t0
    or a7, a7, s2
    slli t3, t3, 10
    and t3, t3, a2
    or a7, a7, t3
    lui t3, 3072
    and a3, a3, t3
    or a7, a7, a3
    lui a3, 786435
    xor a7, a7, a3
    # round 7 (skinny.dsl:60)
    not a7, a7
    sw a7, 192(a0)
    and a7, s11, s1
    slli a3, s6, 22
    srli s2, s6, 10
    or a3, a3, s2
    and a3, a3, s0
    or a7, a7, a3
    srli a3, s6, 12
    and a3, a3, s3
    or a7, a7, a3
    slli a3, s6, 14
    and a3, a3, t0
    or a7, a7, a3
    slli a3, s6, 10
    and a3, a3, a2
    or a7, a7, a3
    and a3, s10, t3
    or a7, a7, a3
    lui a3, 786432
    addi a3, a3, 768
    xor a7, a7, a3
    sw a7, 196(a0)
    and s2, s8, s1
    slli s6, s7, 22
    srli s8, s7, 10
    or s6, s6, s8
    and s6, s6, s0
    or s2, s2, s6
    srli s6, s7, 12
    and s6, s6, s3
    or s2, s2, s6
    slli s6, s7, 14
    and s6, s6, t0
    or s2, s2, s6
    slli s6, s7, 10
    and s6, s6, a2
    or s2, s2, s6
    and a4, a4, t3
    or a4, s2, a4
    xor a4, a4, s3
    not a4, a4
    sw a4, 200(a0)
    and a4, s9, s1
    slli s2, ra, 22
    srli s6, ra, 10
    or s2, s2, s6
    and s2, s2, s0
    or a4, a4, s2
    srli s2, ra, 12
    and s2, s2, s3
    or a4, a4, s2
    slli s2, ra, 14
    and s2, s2, t0
    or a4, a4, s2
    slli s2, ra, 10
    and s2, s2, a2
    or a4, a4, s2
    and s2, s5, t3
    or a4, a4, s2
    xor a4, a4, s3
    sw a4, 204(a0)
    and t5, t5, s1
    slli s2, t4, 22
    srli s5, t4, 10
    or s2, s2, s5
    and s2, s2, s0
    or t5, t5, s2
    srli s2, t4, 12
    and s2, s2, s3
    or t5, t5, s2
    slli s2, t4, 14
    and s2, s2, t0
    or t5, t5, s2
    slli t4, t4, 10
    and t4, t4, a2
    or t4, t5, t4
    and a6, a6, t3
    or a6, t4, a6
    sw a6, 208(a0)
    and t4, t6, s1
    slli t5, s4, 22
    srli t6, s4, 10
    or t5, t5, t6
    and t5, t5, s0
    or t4, t4, t5
    srli t5, s4, 12
    and t5, t5, s3
    or t4, t4, t5
    slli t5, s4, 14
    and t5, t5, t0
    or t4, t4, t5
    slli t5, s4, 10
    and t5, t5, a2
    or t4, t4, t5
    and t2, t2, t3
    or t2, t4, t2
    not t2, t2
    sw t2, 212(a0)
    lw t2, 304(sp)
    lw t4, 300(sp)
    and t2, t2, s1
    slli t5, t4, 22
    srli t6, t4, 10
    or t5, t5, t6
    and t5, t5, s0
    or t2, t2, t5
    srli t5, t4, 12
    and t5, t5, s3
    or t2, t2, t5
    slli t5, t4, 14
    and t5, t5, t0
    or t2, t2, t5
    slli t4, t4, 10
    and t4, t4, a2
    or t2, t2, t4
    lw t4, 296(sp)
    and t1, t1, s1
    and t4, t4, t3
    or t2, t2, t4
    not t2, t2
    sw t2, 216(a0)
    slli t2, a5, 22
    srli t4, a5, 10
    or t2, t2, t4
    and t2, t2, s0
    or t1, t1, t2
    srli t2, a5, 12
    and t2, t2, s3
    or t1, t1, t2
    slli t2, a5, 14
    and t2, t2, t0
    or t1, t1, t2
    slli a5, a5, 10
    and a5, a5, a2
    or a5, t1, a5
    lw t1, 312(sp)
    lui s2, 1
    and t1, t1, t3
    or a5, a5, t1
    sw a5, 220(a0)
    lw t1, 236(sp)
    lw t2, 212(sp)
    lw t4, 112(sp)
    xor t1, t1, t2
    xor t5, t4, t1
    srli t6, t5, 12
    addi s2, s2, -1012
    and t6, t6, s2
    srli s4, t5, 2
    andi s4, s4, 48
    or t6, t6, s4
    srli s4, t5, 18
    and s4, s4, s3
    or t6, t6, s4
    srli s4, t5, 10
    lui s5, 192
    and s6, s4, s5
    or t6, t6, s6
    slli s6, t5, 16
    lui s7, 197376
    and s6, s6, s7
    or t6, t6, s6
    slli s6, t5, 6
    lui s8, 49152
    and s6, s6, s8
    or t6, t6, s6
    lui s6, 3
    addi s6, s6, 12
    xor t6, t6, s6
    # round 8 (skinny.dsl:60)
    not t6, t6
    sw t6, 224(a0)
    lw t6, 232(sp)
    lw s6, 292(sp)
    xor s9, t6, s6
    srli s10, s9, 12
    and s10, s10, s2
    srli s11, s9, 2
    andi s11, s11, 48
    or s10, s10, s11
    srli s11, s9, 18
    and s11, s11, s3
    or s10, s10, s11
    srli s11, s9, 10
    and ra, s11, s5
    or s10, s10, ra
    slli ra, s9, 16
    and ra, ra, s7
    or s10, s10, ra
    slli ra, s9, 6
    and ra, ra, s8
    or s10, s10, ra
    lui ra, 3075
    addi ra, ra, 12
    xor s10, s10, ra
    sw s10, 228(a0)
    lw ra, 204(sp)
    sw a5, 236(sp)
    lw a5, 240(sp)
    sw a6, 312(sp)
    xor a6, ra, a5
    sw a4, 296(sp)
    srli a4, a6, 12
    and a4, a4, s2
    sw a7, 300(sp)
    srli a7, a6, 2
    andi a7, a7, 48
    or a7, a4, a7
    srli a4, a6, 18
    and a4, a4, s3
    or a7, a7, a4
    srli a4, a6, 10
    sw s10, 304(sp)
    and s10, a4, s5
    or a7, a7, s10
    slli s10, a6, 16
    and s10, s10, s7
    or a7, a7, s10
    slli s10, a6, 6
    and s10, s10, s8
    or a7, a7, s10
    not a7, a7
    sw a7, 232(a0)
    lw a7, 200(sp)
    lw s10, 228(sp)
    sw a3, 316(sp)
    xor a3, a7, s10
    sw s0, 320(sp)
    srli s0, a3, 12
    and s0, s0, s2
    sw s1, 324(sp)
    srli s1, a3, 2
    andi s1, s1, 48
    or s0, s0, s1
    srli s1, a3, 18
    and s1, s1, s3
    or s0, s0, s1
    srli s1, a3, 10
    and t3, s1, s5
    or t3, s0, t3
    slli s0, a3, 16
    and s0, s0, s7
    or t3, t3, s0
    slli s0, a3, 6
    and s0, s0, s8
    or t3, t3, s0
    xori t3, t3, 12
    sw t3, 236(a0)
    lw s0, 216(sp)
    sw t3, 328(sp)
    lw t3, 108(sp)
    xor a2, s0, t3
    srli t3, a2, 12
    and t3, t3, s2
    srli s0, a2, 2
    andi s0, s0, 48
    or t3, t3, s0
    srli s0, a2, 18
    and s0, s0, s3
    or t3, t3, s0
    srli s0, a2, 10
    and s10, s0, s5
    or t3, t3, s10
    slli s10, a2, 16
    and s10, s10, s7
    or t3, t3, s10
    slli s10, a2, 6
    and s10, s10, s8
    or t3, t3, s10
    sw t3, 240(a0)
    lw s10, 224(sp)
    sw t3, 332(sp)
    lw t3, 196(sp)
    xor s10, s10, t3
    srli a7, s10, 12
    and a7, a7, s2
    srli a5, s10, 2
    andi a5, a5, 48
    or a5, a7, a5
    srli a7, s10, 18
    and a7, a7, s3
    or a5, a5, a7
    srli a7, s10, 10
    and ra, a7, s5
    or a5, a5, ra
    slli ra, s10, 16
    and ra, ra, s7
    or a5, a5, ra
    slli ra, s10, 6
    and ra, ra, s8
    or a5, a5, ra
    not a5, a5
    sw a5, 244(a0)
    lw a5, 160(sp)
    xor ra, a5, t2
    srli t2, ra, 12
    and t2, t2, s2
    srli a5, ra, 2
    andi a5, a5, 48
    or a5, t2, a5
    srli t2, ra, 18
    and t2, t2, s3
    or a5, a5, t2
    srli t2, ra, 10
    and s6, t2, s5
    or a5, a5, s6
    slli s6, ra, 16
    and s6, s6, s7
    or a5, a5, s6
    slli s6, ra, 6
    and s6, s6, s8
    or a5, a5, s6
    not a5, a5
    sw a5, 248(a0)
    lw a5, 148(sp)
    lw s6, 140(sp)
    sw s2, 336(sp)
    xor a5, a5, s6
    srli t6, a5, 12
    and t6, t6, s2
    srli s2, a5, 2
    andi s2, s2, 48
    or t6, t6, s2
    srli s2, a5, 18
    and s2, s2, s3
    or t6, t6, s2
    srli s2, a5, 10
    and s3, s2, s5
    or t6, t6, s3
    slli s3, a5, 16
    and s3, s3, s7
    or t6, t6, s3
    slli s3, a5, 6
    and s3, s3, s8
    or t6, t6, s3
    sw t6, 252(a0)
    andi s3, s4, 771
    slli s4, t5, 8
    sw t6, 340(sp)
    srli t6, t5, 24
    or t6, s4, t6
    lui s4, 12288
    addi s4, s4, 12
    and t6, t6, s4
    or t6, s3, t6
    lw s8, 288(sp)
    slli s3, t5, 10
    and s3, s3, s8
    or t6, t6, s3
    slli s3, t5, 24
    srli t5, t5, 8
    or t5, s3, t5
    lui s3, 49200
    and t5, t5, s3
    or t5, t6, t5
    xori t5, t5, 15
    # round 9 (skinny.dsl:60)
    not t5, t5
    sw t5, 256(a0)
    andi t5, s11, 771
    slli t6, s9, 8
    srli s11, s9, 24
    or t6, t6, s11
    and t6, t6, s4
    or t5, t5, t6
    slli t6, s9, 10
    and t6, t6, s8
    or t5, t5, t6
    slli t6, s9, 24
    srli s9, s9, 8
    or t6, t6, s9
    and t6, t6, s3
    or t5, t5, t6
    xori t5, t5, 63
    sw t5, 260(a0)
    andi t5, a4, 771
    slli t6, a6, 8
    srli a4, a6, 24
    or t6, t6, a4
    and t6, t6, s4
    or t5, t5, t6
    slli t6, a6, 10
    and t6, t6, s8
    or t5, t5, t6
    slli t6, a6, 24
    srli a6, a6, 8
    or a6, t6, a6
    and a6, a6, s3
    or a6, t5, a6
    xori a6, a6, 3
    not a6, a6
    sw a6, 264(a0)
    andi a6, s1, 771
    slli t5, a3, 8
    srli t6, a3, 24
    or t5, t5, t6
    and t5, t5, s4
    or a6, a6, t5
    slli t5, a3, 10
    and t5, t5, s8
    or a6, a6, t5
    slli t5, a3, 24
    srli t6, a3, 8
    or t5, t5, t6
    and t5, t5, s3
    or a6, a6, t5
    sw a6, 268(a0)
    andi a6, s0, 771
    slli t5, a2, 8
    srli t6, a2, 24
    or t5, t5, t6
    and t5, t5, s4
    or a6, a6, t5
    slli t5, a2, 10
    and t5, t5, s8
    or a6, a6, t5
    slli t5, a2, 24
    srli t6, a2, 8
    or t5, t5, t6
    and t5, t5, s3
    or a6, a6, t5
    sw a6, 272(a0)
    andi a7, a7, 771
    slli t5, s10, 8
    srli t6, s10, 24
    or t5, t5, t6
    and t5, t5, s4
    or a7, a7, t5
    slli t5, s10, 10
    and t5, t5, s8
    or a7, a7, t5
    slli t5, s10, 24
    srli t6, s10, 8
    or t5, t5, t6
    and t5, t5, s3
    or a7, a7, t5
    not a7, a7
    sw a7, 276(a0)
    andi a7, t2, 771
    slli t2, ra, 8
    srli t5, ra, 24
    or t2, t2, t5
    and t2, t2, s4
    or a7, a7, t2
    slli t2, ra, 10
    and t2, t2, s8
    or a7, a7, t2
    slli t2, ra, 24
    srli t5, ra, 8
    or t2, t2, t5
    and t2, t2, s3
    or a7, a7, t2
    not a7, a7
    sw a7, 280(a0)
    andi a7, s2, 771
    slli t2, a5, 8
    srli t5, a5, 24
    or t2, t2, t5
    and t2, t2, s4
    or a7, a7, t2
    slli t2, a5, 10
    and t2, t2, s8
    or a7, a7, t2
    slli t2, a5, 24
    srli a5, a5, 8
    or a5, t2, a5
    and a5, a5, s3
    or a5, a7, a5
    sw a5, 284(a0)
    xor a7, s6, t3
    xor t2, t4, a7
    slli t5, t2, 4
    srli t6, t2, 28
    or t5, t5, t6
    lui t6, 12288
    addi t6, t6, 3
    and t5, t5, t6
    slli a4, t2, 2
    andi a3, a4, 192
    or t5, t5, a3
    srli a3, t2, 4
    andi a3, a3, 768
    or t5, t5, a3
    srli a3, t2, 8
    and a3, a3, t0
    or t5, t5, a3
    srli a3, t2, 14
    lui a2, 48
    and a3, a3, a2
    or t5, t5, a3
    slli a3, t2, 16
    lui s0, 789504
    and a3, a3, s0
    or t5, t5, a3
    xor t5, t5, t0
    # round 10 (skinny.dsl:60)
    not t5, t5
    sw t5, 288(a0)
    lw t5, 232(sp)
    xor a3, t5, t1
    slli s1, a3, 4
    srli s2, a3, 28
    or s1, s1, s2
    and s1, s1, t6
    slli s2, a3, 2
    andi s6, s2, 192
    or s1, s1, s6
    srli s6, a3, 4
    andi s6, s6, 768
    or s1, s1, s6
    srli s6, a3, 8
    and s6, s6, t0
    or s1, s1, s6
    srli s6, a3, 14
    and s6, s6, a2
    or s1, s1, s6
    slli s6, a3, 16
    and s6, s6, s0
    or s1, s1, s6
    lui s6, 49164
    addi s6, s6, 3
    xor s1, s1, s6
    sw s1, 292(a0)
    lw s9, 204(sp)
    lw s10, 292(sp)
    sw a5, 140(sp)
    xor s11, s9, s10
    slli ra, s11, 4
    srli a5, s11, 28
    or a5, ra, a5
    and a5, a5, t6
    slli ra, s11, 2
    sw a6, 344(sp)
    andi a6, ra, 192
    or a5, a5, a6
    srli a6, s11, 4
    andi a6, a6, 768
    or a5, a5, a6
    srli a6, s11, 8
    and a6, a6, t0
    or a5, a5, a6
    srli a6, s11, 14
    and a6, a6, a2
    or a5, a5, a6
    slli a6, s11, 16
    and a6, a6, s0
    or a5, a5, a6
    xor a5, a5, t0
    not a5, a5
    sw a5, 296(a0)
    lw a5, 200(sp)
    lw a6, 240(sp)
    sw s1, 348(sp)
    xor s1, a5, a6
    slli s3, s1, 4
    srli s7, s1, 28
    or s3, s3, s7
    and s3, s3, t6
    slli s7, s1, 2
    andi s8, s7, 192
    or s3, s3, s8
    srli s8, s1, 4
    andi s8, s8, 768
    or s3, s3, s8
    srli s8, s1, 8
    and s8, s8, t0
    or s3, s3, s8
    srli s8, s1, 14
    and s8, s8, a2
    or s3, s3, s8
    slli s8, s1, 16
    and s8, s8, s0
    or s3, s3, s8
    xor s3, s3, t0
    sw s3, 300(a0)
    lw s8, 216(sp)
    sw s3, 352(sp)
    lw s3, 228(sp)
    sw s4, 356(sp)
    xor s4, s8, s3
    sw s6, 360(sp)
    slli s6, s4, 4
    srli s3, s4, 28
    or s3, s6, s3
    and s3, s3, t6
    slli s6, s4, 2
    andi s8, s6, 192
    or s3, s3, s8
    srli s8, s4, 4
    andi s8, s8, 768
    or s3, s3, s8
    srli s8, s4, 8
    and s8, s8, t0
    or s3, s3, s8
    srli s8, s4, 14
    and s8, s8, a2
    or s3, s3, s8
    slli s8, s4, 16
    and s8, s8, s0
    or s3, s3, s8
    sw s3, 304(a0)
    lw s8, 224(sp)
    sw s3, 364(sp)
    lw s3, 108(sp)
    xor s8, s8, s3
    slli a6, s8, 4
    srli a5, s8, 28
    or a5, a6, a5
    and a5, a5, t6
    slli a6, s8, 2
    andi s10, a6, 192
    or a5, a5, s10
    srli s10, s8, 4
    andi s10, s10, 768
    or a5, a5, s10
    srli s10, s8, 8
    and s10, s10, t0
    or a5, a5, s10
    srli s10, s8, 14
    and s10, s10, a2
    or a5, a5, s10
    slli s10, s8, 16
    and s10, s10, s0
    or a5, a5, s10
    not a5, a5
    sw a5, 308(a0)
    lw a5, 160(sp)
    xor s10, a5, t3
    slli t3, s10, 4
    srli a5, s10, 28
    or a5, t3, a5
    and a5, a5, t6
    slli t3, s10, 2
    andi s5, t3, 192
    or a5, a5, s5
    srli s5, s10, 4
    andi s5, s5, 768
    or a5, a5, s5
    srli s5, s10, 8
    and s5, s5, t0
    or a5, a5, s5
    srli s5, s10, 14
    and s5, s5, a2
    or a5, a5, s5
    slli s5, s10, 16
    and s5, s5, s0
    or a5, a5, s5
    not a5, a5
    sw a5, 312(a0)
    lw a5, 148(sp)
    lw s5, 212(sp)
    sw t6, 368(sp)
    xor a5, a5, s5
    slli s9, a5, 4
    srli t5, a5, 28
    or t5, s9, t5
    and t5, t5, t6
    slli s9, a5, 2
    andi t6, s9, 192
    or t5, t5, t6
    srli t6, a5, 4
    andi t6, t6, 768
    or t5, t5, t6
    srli t6, a5, 8
    and t6, t6, t0
    or t5, t5, t6
    srli t6, a5, 14
    and t6, t6, a2
    or t5, t5, t6
    slli t6, a5, 16
    and t6, t6, s0
    or t5, t5, t6
    sw t5, 316(a0)
    lui t6, 3
    addi t6, t6, 48
    and a4, a4, t6
    sw t5, 372(sp)
    srli t5, t2, 10
    lui s0, 12
    addi s0, s0, 192
    and t5, t5, s0
    or t5, a4, t5
    slli a4, t2, 20
    lui a2, 768
    and a4, a4, a2
    or t5, t5, a4
    slli a4, t2, 14
    lui t4, 3072
    and a4, a4, t4
    or t5, t5, a4
    slli a4, t2, 10
    lui s3, 196608
    and a4, a4, s3
    or t5, t5, a4
    slli t2, t2, 4
    lui a4, 786432
    and t2, t2, a4
    or t2, t5, t2
    xor t2, t2, t0
    # round 11 (skinny.dsl:60)
    not t2, t2
    sw t2, 320(a0)
    and t2, s2, t6
    srli t5, a3, 10
    and t5, t5, s0
    or t2, t2, t5
    slli t5, a3, 20
    and t5, t5, a2
    or t2, t2, t5
    slli t5, a3, 14
    and t5, t5, t4
    or t2, t2, t5
    slli t5, a3, 10
    and t5, t5, s3
    or t2, t2, t5
    slli t5, a3, 4
    and t5, t5, a4
    or t2, t2, t5
    lui t5, 208896
    xor t2, t2, t5
    sw t2, 324(a0)
    and a3, ra, t6
    srli s2, s11, 10
    and s2, s2, s0
    or a3, a3, s2
    slli s2, s11, 20
    and s2, s2, a2
    or a3, a3, s2
    slli s2, s11, 14
    and s2, s2, t4
    or a3, a3, s2
    slli s2, s11, 10
    and s2, s2, s3
    or a3, a3, s2
    slli s2, s11, 4
    and s2, s2, a4
    or a3, a3, s2
    xor a3, a3, s3
    not a3, a3
    sw a3, 328(a0)
    and a3, s7, t6
    srli s2, s1, 10
    and s2, s2, s0
    or a3, a3, s2
    slli s2, s1, 20
    and s2, s2, a2
    or a3, a3, s2
    slli s2, s1, 14
    and s2, s2, t4
    or a3, a3, s2
    slli s2, s1, 10
    and s2, s2, s3
    or a3, a3, s2
    slli s1, s1, 4
    and s1, s1, a4
    or a3, a3, s1
    xor a3, a3, s3
    sw a3, 332(a0)
    and s1, s6, t6
    srli s2, s4, 10
    and s2, s2, s0
    or s1, s1, s2
    slli s2, s4, 20
    and s2, s2, a2
    or s1, s1, s2
    slli s2, s4, 14
    and s2, s2, t4
    or s1, s1, s2
    slli s2, s4, 10
    and s2, s2, s3
    or s1, s1, s2
    slli s2, s4, 4
    and s2, s2, a4
    or s1, s1, s2
    sw s1, 336(a0)
    and a6, a6, t6
    srli s2, s8, 10
    and s2, s2, s0
    or a6, a6, s2
    slli s2, s8, 20
    and s2, s2, a2
    or a6, a6, s2
    slli s2, s8, 14
    and s2, s2, t4
    or a6, a6, s2
    slli s2, s8, 10
    and s2, s2, s3
    or a6, a6, s2
    slli s2, s8, 4
    and s2, s2, a4
    or a6, a6, s2
    not a6, a6
    sw a6, 340(a0)
    and a6, t3, t6
    srli t3, s10, 10
    and t3, t3, s0
    or a6, a6, t3
    slli t3, s10, 20
    and t3, t3, a2
    or a6, a6, t3
    slli t3, s10, 14
    and t3, t3, t4
    or a6, a6, t3
    slli t3, s10, 10
    and t3, t3, s3
    or a6, a6, t3
    slli t3, s10, 4
    and t3, t3, a4
    or a6, a6, t3
    not a6, a6
    sw a6, 344(a0)
    and a6, s9, t6
    srli t3, a5, 10
    and t3, t3, s0
    or a6, a6, t3
    slli t3, a5, 20
    and t3, t3, a2
    or a6, a6, t3
    slli t3, a5, 14
    and t3, t3, t4
    or a6, a6, t3
    slli t3, a5, 10
    and t3, t3, s3
    or a6, a6, t3
    slli a5, a5, 4
    and a5, a5, a4
    or a5, a6, a5
    sw a5, 348(a0)
    lw a6, 108(sp)
    lw s2, 112(sp)
    xor t3, s5, a6
    xor s4, s2, t3
    slli s5, s4, 12
    srli s6, s4, 20
    or s5, s5, s6
    lw s6, 276(sp)
    slli s7, s4, 6
    and s5, s5, s6
    srli s8, s4, 26
    or s7, s7, s8
    lw s8, 256(sp)
    lui s9, 1
    and s7, s7, s8
    or s5, s5, s7
    srli s7, s4, 2
    addi s9, s9, -1024
    and s7, s7, s9
    or s5, s5, s7
    slli s7, s4, 16
    srli s10, s4, 16
    or s7, s7, s10
    lui s10, 771
    and s7, s7, s10
    or s5, s5, s7
    slli s7, s4, 14
    and s7, s7, s3
    or s5, s5, s7
    xor s5, s5, s3
    # round 12 (skinny.dsl:60)
    not s5, s5
    sw s5, 352(a0)
    lw s5, 232(sp)
    xor s7, s5, a7
    slli s11, s7, 12
    srli ra, s7, 20
    or s11, s11, ra
    and s11, s11, s6
    slli ra, s7, 6
    srli t5, s7, 26
    or t5, ra, t5
    and t5, t5, s8
    or t5, s11, t5
    srli s11, s7, 2
    and s11, s11, s9
    or t5, t5, s11
    slli s11, s7, 16
    srli ra, s7, 16
    or s11, s11, ra
    and s11, s11, s10
    or t5, t5, s11
    slli s11, s7, 14
    and s11, s11, s3
    or t5, t5, s11
    lui s11, 196608
    addi s11, s11, 192
    xor t5, t5, s11
    sw t5, 356(a0)
    lw ra, 204(sp)
    sw a5, 212(sp)
    xor a5, ra, t1
    sw s1, 376(sp)
    slli s1, a5, 12
    sw a3, 380(sp)
    srli a3, a5, 20
    or a3, s1, a3
    and a3, a3, s6
    slli s1, a5, 6
    sw t2, 384(sp)
    srli t2, a5, 26
    or t2, s1, t2
    and t2, t2, s8
    or t2, a3, t2
    srli a3, a5, 2
    and a3, a3, s9
    or t2, t2, a3
    slli a3, a5, 16
    srli s1, a5, 16
    or a3, a3, s1
    and a3, a3, s10
    or t2, t2, a3
    slli a3, a5, 14
    and a3, a3, s3
    or t2, t2, a3
    lui a3, 192
    xor t2, t2, a3
    not t2, t2
    sw t2, 360(a0)
    lw t2, 200(sp)
    lw s1, 292(sp)
    sw t5, 388(sp)
    xor t5, t2, s1
    sw s11, 392(sp)
    slli s11, t5, 12
    sw s0, 396(sp)
    srli s0, t5, 20
    or s0, s11, s0
    and s0, s0, s6
    slli s11, t5, 6
    sw t6, 400(sp)
    srli t6, t5, 26
    or t6, s11, t6
    and t6, t6, s8
    or t6, s0, t6
    srli s0, t5, 2
    and s0, s0, s9
    or t6, t6, s0
    slli s0, t5, 16
    srli s11, t5, 16
    or s0, s0, s11
    and s0, s0, s10
    or t6, t6, s0
    slli s0, t5, 14
    and s0, s0, s3
    or t6, t6, s0
    xor t6, t6, a3
    sw t6, 364(a0)
    lw s0, 216(sp)
    lw s11, 240(sp)
    sw t6, 404(sp)
    xor t6, s0, s11
    slli a3, t6, 12
    srli a2, t6, 20
    or a3, a3, a2
    and a3, a3, s6
    slli a2, t6, 6
    srli s11, t6, 26
    or a2, a2, s11
    and a2, a2, s8
    or a3, a3, a2
    srli a2, t6, 2
    and a2, a2, s9
    or a3, a3, a2
    slli a2, t6, 16
    srli s11, t6, 16
    or a2, a2, s11
    and a2, a2, s10
    or a3, a3, a2
    slli a2, t6, 14
    and a2, a2, s3
    or a3, a3, a2
    sw a3, 368(a0)
    lw a2, 224(sp)
    lw s11, 228(sp)
    sw a3, 408(sp)
    xor a3, a2, s11
    slli a2, a3, 12
    srli s0, a3, 20
    or a2, a2, s0
    and a2, a2, s6
    slli s0, a3, 6
    srli s1, a3, 26
    or s0, s0, s1
    and s0, s0, s8
    or a2, a2, s0
    srli s0, a3, 2
    and s0, s0, s9
    or a2, a2, s0
    slli s0, a3, 16
    srli s1, a3, 16
    or s0, s0, s1
    and s0, s0, s10
    or a2, a2, s0
    slli s0, a3, 14
    and s0, s0, s3
    or a2, a2, s0
    not a2, a2
    sw a2, 372(a0)
    lw a2, 160(sp)
    xor s0, a2, a6
    slli s1, s0, 12
    srli a6, s0, 20
    or a6, s1, a6
    and a6, a6, s6
    slli s1, s0, 6
    srli a2, s0, 26
    or a2, s1, a2
    and a2, a2, s8
    or a6, a6, a2
    srli a2, s0, 2
    and a2, a2, s9
    or a6, a6, a2
    slli a2, s0, 16
    srli s1, s0, 16
    or a2, a2, s1
    and a2, a2, s10
    or a6, a6, a2
    slli a2, s0, 14
    and a2, a2, s3
    or a6, a6, a2
    not a6, a6
    sw a6, 376(a0)
    lw a6, 148(sp)
    lw a2, 196(sp)
    xor s1, a6, a2
    slli a6, s1, 12
    srli t2, s1, 20
    or a6, a6, t2
    and a6, a6, s6
    slli t2, s1, 6
    srli s6, s1, 26
    or t2, t2, s6
    and t2, t2, s8
    or a6, a6, t2
    srli t2, s1, 2
    and t2, t2, s9
    or a6, a6, t2
    slli t2, s1, 16
    srli s6, s1, 16
    or t2, t2, s6
    and t2, t2, s10
    or a6, a6, t2
    slli t2, s1, 14
    and t2, t2, s3
    or a6, a6, t2
    sw a6, 380(a0)
    slli t2, s4, 14
    srli s6, s4, 18
    or t2, t2, s6
    lui s6, 48
    addi s6, s6, 3
    and t2, t2, s6
    sw a6, 412(sp)
    slli a6, s4, 10
    srli s10, s4, 22
    or a6, a6, s10
    lw s10, 336(sp)
    sw s9, 416(sp)
    and a6, a6, s10
    or a6, t2, a6
    lui t2, 49152
    addi t2, t2, 768
    and s9, s4, t2
    or a6, a6, s9
    slli s4, s4, 8
    lui s9, 12480
    and s4, s4, s9
    or a6, a6, s4
    lui s4, 240
    xor a6, a6, s4
    # round 13 (skinny.dsl:60)
    not a6, a6
    sw a6, 384(a0)
    slli a6, s7, 14
    srli s4, s7, 18
    or a6, a6, s4
    and a6, a6, s6
    slli s4, s7, 10
    srli s8, s7, 22
    or s4, s4, s8
    and s4, s4, s10
    or a6, a6, s4
    and s4, s7, t2
    or a6, a6, s4
    slli s4, s7, 8
    and s4, s4, s9
    or a6, a6, s4
    lui s4, 960
    xor a6, a6, s4
    sw a6, 388(a0)
    slli a6, a5, 14
    srli s4, a5, 18
    or a6, a6, s4
    and a6, a6, s6
    slli s4, a5, 10
    srli s7, a5, 22
    or s4, s4, s7
    and s4, s4, s10
    or a6, a6, s4
    and s4, a5, t2
    or a6, a6, s4
    slli a5, a5, 8
    and a5, a5, s9
    or a5, a6, a5
    not a5, a5
    sw a5, 392(a0)
    slli a5, t5, 14
    srli a6, t5, 18
    or a5, a5, a6
    and a5, a5, s6
    slli a6, t5, 10
    srli s4, t5, 22
    or a6, a6, s4
    and a6, a6, s10
    or a5, a5, a6
    and a6, t5, t2
    or a5, a5, a6
    slli a6, t5, 8
    and a6, a6, s9
    or a5, a5, a6
    lui a6, 48
    xor a5, a5, a6
    sw a5, 396(a0)
    slli a5, t6, 14
    srli t5, t6, 18
    or a5, a5, t5
    and a5, a5, s6
    slli t5, t6, 10
    srli s4, t6, 22
    or t5, t5, s4
    and t5, t5, s10
    or a5, a5, t5
    and t5, t6, t2
    or a5, a5, t5
    slli t5, t6, 8
    and t5, t5, s9
    or a5, a5, t5
    sw a5, 400(a0)
    slli t5, a3, 14
    srli t6, a3, 18
    or t5, t5, t6
    and t5, t5, s6
    slli t6, a3, 10
    srli s4, a3, 22
    or t6, t6, s4
    and t6, t6, s10
    or t5, t5, t6
    and t6, a3, t2
    or t5, t5, t6
    slli t6, a3, 8
    and t6, t6, s9
    or t5, t5, t6
    not t5, t5
    sw t5, 404(a0)
    slli t5, s0, 14
    srli t6, s0, 18
    or t5, t5, t6
    and t5, t5, s6
    slli t6, s0, 10
    srli a3, s0, 22
    or t6, t6, a3
    and t6, t6, s10
    or t5, t5, t6
    and t6, s0, t2
    or t5, t5, t6
    slli t6, s0, 8
    and t6, t6, s9
    or t5, t5, t6
    not t5, t5
    sw t5, 408(a0)
    slli t5, s1, 14
    srli t6, s1, 18
    or t5, t5, t6
    and t5, t5, s6
    slli t6, s1, 10
    srli a3, s1, 22
    or t6, t6, a3
    and t6, t6, s10
    or t5, t5, t6
    and t6, s1, t2
    or t5, t5, t6
    slli t6, s1, 8
    and t6, t6, s9
    or t5, t5, t6
    sw t5, 412(a0)
    xor t6, a2, s11
    xor a3, s2, t6
    srli a2, a3, 14
    andi a2, a2, 3
    slli s0, a3, 2
    andi s0, s0, 192
    or a2, a2, s0
    srli s0, a3, 4
    lui s1, 12288
    addi s1, s1, 768
    and s4, s0, s1
    or a2, a2, s4
    slli s4, a3, 8
    and s4, s4, t0
    or a2, a2, s4
    srli s4, a3, 6
    and s4, s4, a6
    or a2, a2, s4
    srli s4, a3, 8
    and s4, s4, t4
    or a2, a2, s4
    slli s4, a3, 10
    and s4, s4, a4
    or a2, a2, s4
    lui s4, 786480
    xor a2, a2, s4
    # round 14 (skinny.dsl:60)
    not a2, a2
    sw a2, 416(a0)
    xor a2, s5, t3
    srli s7, a2, 14
    andi s7, s7, 3
    slli s8, a2, 2
    andi s8, s8, 192
    or s7, s7, s8
    srli s8, a2, 4
    and s4, s8, s1
    or s4, s7, s4
    slli s7, a2, 8
    and s7, s7, t0
    or s4, s4, s7
    srli s7, a2, 6
    and s7, s7, a6
    or s4, s4, s7
    srli s7, a2, 8
    and s7, s7, t4
    or s4, s4, s7
    slli s7, a2, 10
    and s7, s7, a4
    or s4, s4, s7
    lw s7, 272(sp)
    xor s4, s4, s7
    sw s4, 420(a0)
    sw t5, 196(sp)
    xor t5, ra, a7
    sw a5, 420(sp)
    srli a5, t5, 14
    andi a5, a5, 3
    sw s4, 424(sp)
    slli s4, t5, 2
    andi s4, s4, 192
    or a5, a5, s4
    srli s4, t5, 4
    and s7, s4, s1
    or a5, a5, s7
    slli s7, t5, 8
    and s7, s7, t0
    or a5, a5, s7
    srli s7, t5, 6
    and s7, s7, a6
    or a5, a5, s7
    srli s7, t5, 8
    and s7, s7, t4
    or a5, a5, s7
    slli s7, t5, 10
    and s7, s7, a4
    or a5, a5, s7
    not a5, a5
    sw a5, 424(a0)
    lw a5, 200(sp)
    sw t2, 428(sp)
    xor s7, a5, t1
    srli s9, s7, 14
    andi s9, s9, 3
    slli s10, s7, 2
    andi s10, s10, 192
    or s9, s9, s10
    srli s10, s7, 4
    and t2, s10, s1
    or t2, s9, t2
    slli s9, s7, 8
    and s9, s9, t0
    or t2, t2, s9
    srli s9, s7, 6
    and s9, s9, a6
    or t2, t2, s9
    srli s9, s7, 8
    and s9, s9, t4
    or t2, t2, s9
    slli s9, s7, 10
    and s9, s9, a4
    or t2, t2, s9
    sw t2, 428(a0)
    lw s9, 216(sp)
    sw t2, 432(sp)
    lw t2, 292(sp)
    sw s6, 436(sp)
    xor s6, s9, t2
    srli t2, s6, 14
    andi t2, t2, 3
    slli s9, s6, 2
    andi s9, s9, 192
    or t2, t2, s9
    srli s9, s6, 4
    and a5, s9, s1
    or a5, t2, a5
    slli t2, s6, 8
    and t2, t2, t0
    or a5, a5, t2
    srli t2, s6, 6
    and t2, t2, a6
    or a5, a5, t2
    srli t2, s6, 8
    and t2, t2, t4
    or a5, a5, t2
    slli t2, s6, 10
    and t2, t2, a4
    or a5, a5, t2
    sw a5, 432(a0)
    lw t2, 224(sp)
    sw a5, 440(sp)
    lw a5, 240(sp)
    xor t2, t2, a5
    srli ra, t2, 14
    andi ra, ra, 3
    slli s5, t2, 2
    andi s5, s5, 192
    or s5, ra, s5
    srli ra, t2, 4
    and s2, ra, s1
    or s2, s5, s2
    slli s5, t2, 8
    and s5, s5, t0
    or s2, s2, s5
    srli s5, t2, 6
    and s5, s5, a6
    or s2, s2, s5
    srli s5, t2, 8
    and s5, s5, t4
    or s2, s2, s5
    slli s5, t2, 10
    and s5, s5, a4
    or s2, s2, s5
    not s2, s2
    sw s2, 436(a0)
    lw s2, 160(sp)
    xor s5, s2, s11
    srli s11, s5, 14
    andi s11, s11, 3
    slli s2, s5, 2
    andi s2, s2, 192
    or s2, s11, s2
    srli s11, s5, 4
    and a5, s11, s1
    or a5, s2, a5
    slli s2, s5, 8
    and s2, s2, t0
    or a5, a5, s2
    srli s2, s5, 6
    and s2, s2, a6
    or a5, a5, s2
    srli s2, s5, 8
    and s2, s2, t4
    or a5, a5, s2
    slli s2, s5, 10
    and s2, s2, a4
    or a5, a5, s2
    not a5, a5
    sw a5, 440(a0)
    lw a5, 148(sp)
    lw s2, 108(sp)
    sw t1, 444(sp)
    xor a5, a5, s2
    srli s2, a5, 14
    andi s2, s2, 3
    slli t1, a5, 2
    andi t1, t1, 192
    or t1, s2, t1
    srli s2, a5, 4
    sw s1, 448(sp)
    and s1, s2, s1
    or t1, t1, s1
    slli s1, a5, 8
    and s1, s1, t0
    or t1, t1, s1
    srli s1, a5, 6
    and s1, s1, a6
    or t1, t1, s1
    srli s1, a5, 8
    and s1, s1, t4
    or t1, t1, s1
    slli s1, a5, 10
    and s1, s1, a4
    or t1, t1, s1
    sw t1, 444(a0)
    srli s1, a3, 22
    andi s1, s1, 48
    sw t1, 452(sp)
    slli t1, a3, 14
    srli t4, a3, 18
    or t1, t1, t4
    lw t4, 156(sp)
    lui a6, 768
    and t1, t1, t4
    or t1, s1, t1
    lui s1, 3
    and s0, s0, s1
    or t1, t1, s0
    slli s0, a3, 4
    and s0, s0, t0
    or t1, t1, s0
    slli s0, a3, 20
    and s0, s0, a6
    or t1, t1, s0
    slli s0, a3, 26
    and s0, s0, s3
    or t1, t1, s0
    slli a3, a3, 12
    and a3, a3, a4
    or t1, t1, a3
    xor t1, t1, s1
    # round 15 (skinny.dsl:60)
    not t1, t1
    sw t1, 448(a0)
    srli t1, a2, 22
    andi t1, t1, 48
    slli a3, a2, 14
    srli s0, a2, 18
    or a3, a3, s0
    and a3, a3, t4
    or t1, t1, a3
    and a3, s8, s1
    or t1, t1, a3
    slli a3, a2, 4
    and a3, a3, t0
    or t1, t1, a3
    slli a3, a2, 20
    and a3, a3, a6
    or t1, t1, a3
    slli a3, a2, 26
    and a3, a3, s3
    or t1, t1, a3
    slli a3, a2, 12
    and a3, a3, a4
    or t1, t1, a3
    lui a3, 786435
    addi a3, a3, 768
    xor t1, t1, a3
    sw t1, 452(a0)
    srli a2, t5, 22
    andi a2, a2, 48
    slli s0, t5, 14
    srli s8, t5, 18
    or s0, s0, s8
    and s0, s0, t4
    or a2, a2, s0
    and s0, s4, s1
    or a2, a2, s0
    slli s0, t5, 4
    and s0, s0, t0
    or a2, a2, s0
    slli s0, t5, 20
    and s0, s0, a6
    or a2, a2, s0
    slli s0, t5, 26
    and s0, s0, s3
    or a2, a2, s0
    slli t5, t5, 12
    and t5, t5, a4
    or t5, a2, t5
    xor t5, t5, s1
    not t5, t5
    sw t5, 456(a0)
    srli t5, s7, 22
    andi t5, t5, 48
    slli a2, s7, 14
    srli s0, s7, 18
    or a2, a2, s0
    and a2, a2, t4
    or t5, t5, a2
    and a2, s10, s1
    or t5, t5, a2
    slli a2, s7, 4
    and a2, a2, t0
    or t5, t5, a2
    slli a2, s7, 20
    and a2, a2, a6
    or t5, t5, a2
    slli a2, s7, 26
    and a2, a2, s3
    or t5, t5, a2
    slli a2, s7, 12
    and a2, a2, a4
    or t5, t5, a2
    sw t5, 460(a0)
    srli a2, s6, 22
    andi a2, a2, 48
    slli s0, s6, 14
    srli s4, s6, 18
    or s0, s0, s4
    and s0, s0, t4
    or a2, a2, s0
    and s0, s9, s1
    or a2, a2, s0
    slli s0, s6, 4
    and s0, s0, t0
    or a2, a2, s0
    slli s0, s6, 20
    and s0, s0, a6
    or a2, a2, s0
    slli s0, s6, 26
    and s0, s0, s3
    or a2, a2, s0
    slli s0, s6, 12
    and s0, s0, a4
    or a2, a2, s0
    sw a2, 464(a0)
    srli s0, t2, 22
    andi s0, s0, 48
    slli s4, t2, 14
    srli s6, t2, 18
    or s4, s4, s6
    and s4, s4, t4
    or s0, s0, s4
    and s4, ra, s1
    or s0, s0, s4
    slli s4, t2, 4
    and s4, s4, t0
    or s0, s0, s4
    slli s4, t2, 20
    and s4, s4, a6
    or s0, s0, s4
    slli s4, t2, 26
    and s4, s4, s3
    or s0, s0, s4
    slli t2, t2, 12
    and t2, t2, a4
    or t2, s0, t2
    not t2, t2
    sw t2, 468(a0)
    srli t2, s5, 22
    andi t2, t2, 48
    slli s0, s5, 14
    srli s4, s5, 18
    or s0, s0, s4
    and s0, s0, t4
    or t2, t2, s0
    and s0, s11, s1
    or t2, t2, s0
    slli s0, s5, 4
    and s0, s0, t0
    or t2, t2, s0
    slli s0, s5, 20
    and s0, s0, a6
    or t2, t2, s0
    slli s0, s5, 26
    and s0, s0, s3
    or t2, t2, s0
    slli s0, s5, 12
    and s0, s0, a4
    or t2, t2, s0
    not t2, t2
    sw t2, 472(a0)
    srli t2, a5, 22
    andi t2, t2, 48
    slli s0, a5, 14
    srli s4, a5, 18
    or s0, s0, s4
    and s0, s0, t4
    or t2, t2, s0
    and s0, s2, s1
    or t2, t2, s0
    slli s0, a5, 4
    and s0, s0, t0
    or t2, t2, s0
    slli s0, a5, 20
    and s0, s0, a6
    or t2, t2, s0
    slli s0, a5, 26
    and s0, s0, s3
    or t2, t2, s0
    slli a5, a5, 12
    and a5, a5, a4
    or a5, t2, a5
    sw a5, 476(a0)
    lw t2, 108(sp)
    lw s0, 240(sp)
    lw s2, 112(sp)
    xor t2, t2, s0
    xor s4, s2, t2
    srli s5, s4, 2
    lui s6, 49345
    addi s6, s6, -1012
    and s5, s5, s6
    slli s7, s4, 6
    srli s8, s4, 26
    or s7, s7, s8
    lui s8, 197379
    addi s8, s8, 48
    and s7, s7, s8
    or s5, s5, s7
    # round 16 (skinny.dsl:60)
    not s5, s5
    sw s5, 480(a0)
    lw s5, 232(sp)
    xor s7, s5, t6
    srli s9, s7, 2
    and s9, s9, s6
    slli s10, s7, 6
    srli s11, s7, 26
    or s10, s10, s11
    and s10, s10, s8
    or s9, s9, s10
    lui s10, 3072
    addi s10, s10, 12
    xor s9, s9, s10
    sw s9, 484(a0)
    lw s11, 204(sp)
    sw a5, 108(sp)
    xor ra, s11, t3
    srli a5, ra, 2
    and a5, a5, s6
    sw a2, 456(sp)
    slli a2, ra, 6
    sw t5, 460(sp)
    srli t5, ra, 26
    or t5, a2, t5
    and t5, t5, s8
    or a5, a5, t5
    xori a5, a5, 12
    not a5, a5
    sw a5, 488(a0)
    lw a5, 200(sp)
    sw t1, 464(sp)
    xor t5, a5, a7
    srli a2, t5, 2
    and a2, a2, s6
    slli t1, t5, 6
    sw s9, 468(sp)
    srli s9, t5, 26
    or t1, t1, s9
    and t1, t1, s8
    or t1, a2, t1
    xori t1, t1, 12
    sw t1, 492(a0)
    lw a2, 216(sp)
    lw s9, 444(sp)
    sw t1, 472(sp)
    xor t1, a2, s9
    sw a3, 476(sp)
    srli a3, t1, 2
    and a3, a3, s6
    sw s10, 480(sp)
    slli s10, t1, 6
    srli a6, t1, 26
    or a6, s10, a6
    and a6, a6, s8
    or a6, a3, a6
    sw a6, 496(a0)
    lw a3, 224(sp)
    lw s10, 292(sp)
    sw a6, 484(sp)
    xor a6, a3, s10
    srli s3, a6, 2
    and s3, s3, s6
    slli s1, a6, 6
    srli a3, a6, 26
    or a3, s1, a3
    and a3, a3, s8
    or a3, s3, a3
    not a3, a3
    sw a3, 500(a0)
    lw a3, 160(sp)
    xor s1, a3, s0
    srli s3, s1, 2
    and s3, s3, s6
    slli s0, s1, 6
    srli a3, s1, 26
    or a3, s0, a3
    and a3, a3, s8
    or a3, s3, a3
    not a3, a3
    sw a3, 504(a0)
    lw a3, 148(sp)
    lw s0, 228(sp)
    sw s6, 488(sp)
    xor s3, a3, s0
    srli a3, s3, 2
    and a3, a3, s6
    slli s6, s3, 6
    srli s9, s3, 26
    or s6, s6, s9
    and s6, s6, s8
    or a3, a3, s6
    sw a3, 508(a0)
    lw s6, 128(sp)
    and s4, s4, s6
    xori s4, s4, 15
    # round 17 (skinny.dsl:60)
    not s4, s4
    sw s4, 512(a0)
    and s4, s7, s6
    xori s4, s4, 48
    sw s4, 516(a0)
    and s4, ra, s6
    xori s4, s4, 3
    not s4, s4
    sw s4, 520(a0)
    and t5, t5, s6
    xori t5, t5, 3
    sw t5, 524(a0)
    and t1, t1, s6
    sw t1, 528(a0)
    and a6, a6, s6
    not a6, a6
    sw a6, 532(a0)
    and a6, s1, s6
    not a6, a6
    sw a6, 536(a0)
    and a6, s3, s6
    sw a6, 540(a0)
    xor t5, s0, s10
    xor s0, s2, t5
    srli s1, s0, 20
    andi s1, s1, 3
    srli s3, s0, 8
    and s3, s3, t4
    or s1, s1, s3
    srli s3, s0, 14
    andi s3, s3, 768
    or s1, s1, s3
    slli s3, s0, 2
    and s3, s3, t0
    or s1, s1, s3
    slli s3, s0, 10
    lui s4, 48
    and s3, s3, s4
    or s1, s1, s3
    srli s3, s0, 4
    lui s7, 12288
    and s3, s3, s7
    or s1, s1, s3
    slli s3, s0, 26
    and s3, s3, a4
    or s1, s1, s3
    xori s1, s1, 3
    # round 18 (skinny.dsl:60)
    not s1, s1
    sw s1, 544(a0)
    xor s1, s5, t2
    srli s3, s1, 20
    andi s3, s3, 3
    srli s9, s1, 8
    and s9, s9, t4
    or s3, s3, s9
    srli s9, s1, 14
    andi s9, s9, 768
    or s3, s3, s9
    slli s9, s1, 2
    and s9, s9, t0
    or s3, s3, s9
    slli s9, s1, 10
    and s9, s9, s4
    or s3, s3, s9
    srli s9, s1, 4
    and s9, s9, s7
    or s3, s3, s9
    slli s9, s1, 26
    and s9, s9, a4
    or s3, s3, s9
    lw s9, 360(sp)
    xor ra, s11, t6
    xor s3, s3, s9
    sw s3, 548(a0)
    sw a6, 228(sp)
    srli a6, ra, 20
    andi a6, a6, 3
    sw t1, 492(sp)
    srli t1, ra, 8
    and t1, t1, t4
    or a6, a6, t1
    srli t1, ra, 14
    andi t1, t1, 768
    or a6, a6, t1
    slli t1, ra, 2
    and t1, t1, t0
    or a6, a6, t1
    slli t1, ra, 10
    and t1, t1, s4
    or a6, a6, t1
    srli t1, ra, 4
    and t1, t1, s7
    or a6, a6, t1
    slli t1, ra, 26
    and t1, t1, a4
    or a6, a6, t1
    not a6, a6
    sw a6, 552(a0)
    xor a6, a5, t3
    srli t1, a6, 20
    andi t1, t1, 3
    sw a3, 496(sp)
    srli a3, a6, 8
    and a3, a3, t4
    or t1, t1, a3
    srli a3, a6, 14
    andi a3, a3, 768
    or t1, t1, a3
    slli a3, a6, 2
    and a3, a3, t0
    or t1, t1, a3
    slli a3, a6, 10
    and a3, a3, s4
    or t1, t1, a3
    srli a3, a6, 4
    and a3, a3, s7
    or t1, t1, a3
    slli a3, a6, 26
    and a3, a3, a4
    or t1, t1, a3
    xor t1, t1, t0
    sw t1, 556(a0)
    xor a3, a2, a7
    sw t1, 500(sp)
    srli t1, a3, 20
    andi t1, t1, 3
    sw s3, 504(sp)
    srli s3, a3, 8
    and s3, s3, t4
    or t1, t1, s3
    srli s3, a3, 14
    andi s3, s3, 768
    or t1, t1, s3
    slli s3, a3, 2
    and s3, s3, t0
    or t1, t1, s3
    slli s3, a3, 10
    and s3, s3, s4
    or t1, t1, s3
    srli s3, a3, 4
    and s3, s3, s7
    or t1, t1, s3
    slli s3, a3, 26
    and s3, s3, a4
    or t1, t1, s3
    sw t1, 560(a0)
    lw s3, 224(sp)
    sw t1, 508(sp)
    lw t1, 444(sp)
    sw s8, 512(sp)
    xor s9, s3, t1
    srli s6, s9, 20
    andi s6, s6, 3
    srli s8, s9, 8
    and s8, s8, t4
    or s6, s6, s8
    srli s8, s9, 14
    andi s8, s8, 768
    or s6, s6, s8
    slli s8, s9, 2
    and s8, s8, t0
    or s6, s6, s8
    slli s8, s9, 10
    and s8, s8, s4
    or s6, s6, s8
    srli s8, s9, 4
    and s8, s8, s7
    or s6, s6, s8
    slli s8, s9, 26
    and s8, s8, a4
    or s6, s6, s8
    not s6, s6
    sw s6, 564(a0)
    lw s6, 160(sp)
    xor s8, s6, s10
    srli s10, s8, 20
    andi s10, s10, 3
    srli s6, s8, 8
    and s6, s6, t4
    or s6, s10, s6
    srli s10, s8, 14
    andi s10, s10, 768
    or s6, s6, s10
    slli s10, s8, 2
    and s10, s10, t0
    or s6, s6, s10
    slli s10, s8, 10
    and s10, s10, s4
    or s6, s6, s10
    srli s10, s8, 4
    and s10, s10, s7
    or s6, s6, s10
    slli s10, s8, 26
    and s10, s10, a4
    or s6, s6, s10
    not s6, s6
    sw s6, 568(a0)
    lw s6, 148(sp)
    lw s10, 240(sp)
    lui a5, 196608
    xor s6, s6, s10
    srli s3, s6, 20
    andi s3, s3, 3
    srli a2, s6, 8
    and a2, a2, t4
    or a2, s3, a2
    srli s3, s6, 14
    andi s3, s3, 768
    or a2, a2, s3
    slli s3, s6, 2
    and s3, s3, t0
    or a2, a2, s3
    slli s3, s6, 10
    and s3, s3, s4
    or a2, a2, s3
    srli s3, s6, 4
    and s3, s3, s7
    or a2, a2, s3
    slli s3, s6, 26
    and s3, s3, a4
    or a2, a2, s3
    sw a2, 572(a0)
    slli s3, s0, 10
    sw a2, 516(sp)
    srli a2, s0, 22
    or a2, s3, a2
    lw s3, 184(sp)
    srli t4, s0, 18
    and a2, a2, s3
    andi t4, t4, 192
    or t4, a2, t4
    slli a2, s0, 12
    lui s7, 3
    and a2, a2, s7
    or t4, t4, a2
    srli a2, s0, 2
    and a2, a2, t0
    or t4, t4, a2
    slli a2, s0, 4
    lui s4, 3072
    and a2, a2, s4
    or t4, t4, a2
    slli a2, s0, 20
    and a2, a2, a5
    or t4, t4, a2
    slli a2, s0, 28
    and a2, a2, a4
    or t4, t4, a2
    lui a2, 196620
    xor t4, t4, a2
    # round 19 (skinny.dsl:60)
    not t4, t4
    sw t4, 576(a0)
    slli t4, s1, 10
    srli a2, s1, 22
    or t4, t4, a2
    and t4, t4, s3
    srli a2, s1, 18
    andi a2, a2, 192
    or t4, t4, a2
    slli a2, s1, 12
    and a2, a2, s7
    or t4, t4, a2
    srli a2, s1, 2
    and a2, a2, t0
    or t4, t4, a2
    slli a2, s1, 4
    and a2, a2, s4
    or t4, t4, a2
    slli a2, s1, 20
    and a2, a2, a5
    or t4, t4, a2
    slli a2, s1, 28
    and a2, a2, a4
    or t4, t4, a2
    lui a2, 12300
    xor t4, t4, a2
    sw t4, 580(a0)
    slli a2, ra, 10
    srli s0, ra, 22
    or a2, a2, s0
    and a2, a2, s3
    srli s0, ra, 18
    andi s0, s0, 192
    or a2, a2, s0
    slli s0, ra, 12
    and s0, s0, s7
    or a2, a2, s0
    srli s0, ra, 2
    and s0, s0, t0
    or a2, a2, s0
    slli s0, ra, 4
    and s0, s0, s4
    or a2, a2, s0
    slli s0, ra, 20
    and s0, s0, a5
    or a2, a2, s0
    slli s0, ra, 28
    and s0, s0, a4
    or a2, a2, s0
    xor a2, a2, a5
    not a2, a2
    sw a2, 584(a0)
    slli a2, a6, 10
    srli s0, a6, 22
    or a2, a2, s0
    and a2, a2, s3
    srli s0, a6, 18
    andi s0, s0, 192
    or a2, a2, s0
    slli s0, a6, 12
    and s0, s0, s7
    or a2, a2, s0
    srli s0, a6, 2
    and s0, s0, t0
    or a2, a2, s0
    slli s0, a6, 4
    and s0, s0, s4
    or a2, a2, s0
    slli s0, a6, 20
    and s0, s0, a5
    or a2, a2, s0
    slli a6, a6, 28
    and a6, a6, a4
    or a6, a2, a6
    sw a6, 588(a0)
    slli a2, a3, 10
    srli s0, a3, 22
    or a2, a2, s0
    and a2, a2, s3
    srli s0, a3, 18
    andi s0, s0, 192
    or a2, a2, s0
    slli s0, a3, 12
    and s0, s0, s7
    or a2, a2, s0
    srli s0, a3, 2
    and s0, s0, t0
    or a2, a2, s0
    slli s0, a3, 4
    and s0, s0, s4
    or a2, a2, s0
    slli s0, a3, 20
    and s0, s0, a5
    or a2, a2, s0
    slli a3, a3, 28
    and a3, a3, a4
    or a3, a2, a3
    sw a3, 592(a0)
    slli a2, s9, 10
    srli s0, s9, 22
    or a2, a2, s0
    and a2, a2, s3
    srli s0, s9, 18
    andi s0, s0, 192
    or a2, a2, s0
    slli s0, s9, 12
    and s0, s0, s7
    or a2, a2, s0
    srli s0, s9, 2
    and s0, s0, t0
    or a2, a2, s0
    slli s0, s9, 4
    and s0, s0, s4
    or a2, a2, s0
    slli s0, s9, 20
    and s0, s0, a5
    or a2, a2, s0
    slli s0, s9, 28
    and s0, s0, a4
    or a2, a2, s0
    not a2, a2
    sw a2, 596(a0)
    slli a2, s8, 10
    srli s0, s8, 22
    or a2, a2, s0
    and a2, a2, s3
    srli s0, s8, 18
    andi s0, s0, 192
    or a2, a2, s0
    slli s0, s8, 12
    and s0, s0, s7
    or a2, a2, s0
    srli s0, s8, 2
    and s0, s0, t0
    or a2, a2, s0
    slli s0, s8, 4
    and s0, s0, s4
    or a2, a2, s0
    slli s0, s8, 20
    and s0, s0, a5
    or a2, a2, s0
    slli s0, s8, 28
    and s0, s0, a4
    or a2, a2, s0
    not a2, a2
    sw a2, 600(a0)
    slli a2, s6, 10
    srli s0, s6, 22
    or a2, a2, s0
    and a2, a2, s3
    srli s0, s6, 18
    andi s0, s0, 192
    or a2, a2, s0
    slli s0, s6, 12
    and s0, s0, s7
    or a2, a2, s0
    srli s0, s6, 2
    and s0, s0, t0
    or a2, a2, s0
    slli s0, s6, 4
    and s0, s0, s4
    or a2, a2, s0
    slli s0, s6, 20
    and s0, s0, a5
    or a2, a2, s0
    slli s0, s6, 28
    and s0, s0, a4
    or a2, a2, s0
    sw a2, 604(a0)
    xor s0, s10, t1
    xor s1, s2, s0
    srli s6, s1, 10
    andi s8, s6, 12
    srli s9, s1, 2
    lw s10, 256(sp)
    lw ra, 288(sp)
    and s9, s9, s10
    or s8, s8, s9
    srli s9, s1, 12
    and s9, s9, ra
    or s8, s8, s9
    slli s9, s1, 24
    sw a2, 240(sp)
    srli a2, s1, 8
    or a2, s9, a2
    lui s9, 196611
    sw a3, 520(sp)
    and a3, a2, s9
    or a3, s8, a3
    slli s8, s1, 6
    sw a6, 524(sp)
    lui a6, 768
    and s8, s8, a6
    or a3, a3, s8
    lui s8, 192
    xor a3, a3, s8
    # round 20 (skinny.dsl:60)
    not a3, a3
    sw a3, 608(a0)
    xor a3, s5, t5
    sw t4, 528(sp)
    srli t4, a3, 10
    andi s3, t4, 12
    srli a5, a3, 2
    and a5, a5, s10
    or a5, s3, a5
    srli s3, a3, 12
    and s3, s3, ra
    or a5, a5, s3
    slli s3, a3, 24
    srli s4, a3, 8
    or s3, s3, s4
    and s4, s3, s9
    or a5, a5, s4
    slli s4, a3, 6
    and s4, s4, a6
    or a5, a5, s4
    lui s4, 196800
    addi s4, s4, 192
    xor a5, a5, s4
    sw a5, 612(a0)
    xor s4, s11, t2
    sw a5, 532(sp)
    srli a5, s4, 10
    andi t0, a5, 12
    srli s7, s4, 2
    and s7, s7, s10
    or t0, t0, s7
    srli s7, s4, 12
    and s7, s7, ra
    or t0, t0, s7
    slli s7, s4, 24
    srli s11, s4, 8
    or s7, s7, s11
    and s11, s7, s9
    or t0, t0, s11
    slli s11, s4, 6
    and s11, s11, a6
    or t0, t0, s11
    not t0, t0
    sw t0, 616(a0)
    lw t0, 200(sp)
    xor s11, t0, t6
    srli t0, s11, 10
    andi s5, t0, 12
    srli a4, s11, 2
    and a4, a4, s10
    or a4, s5, a4
    srli s5, s11, 12
    and s5, s5, ra
    or a4, a4, s5
    slli s5, s11, 24
    srli s2, s11, 8
    or s2, s5, s2
    and s5, s2, s9
    or a4, a4, s5
    slli s5, s11, 6
    and s5, s5, a6
    or a4, a4, s5
    xor a4, a4, s8
    sw a4, 620(a0)
    lw s5, 216(sp)
    sw a4, 536(sp)
    xor a4, s5, t3
    srli s5, a4, 10
    sw t3, 540(sp)
    andi t3, s5, 12
    sw t6, 544(sp)
    srli t6, a4, 2
    and t6, t6, s10
    or t3, t3, t6
    srli t6, a4, 12
    and t6, t6, ra
    or t3, t3, t6
    slli t6, a4, 24
    sw t2, 548(sp)
    srli t2, a4, 8
    or t2, t6, t2
    and t6, t2, s9
    or t3, t3, t6
    slli t6, a4, 6
    and t6, t6, a6
    or t3, t3, t6
    sw t3, 624(a0)
    lw t6, 224(sp)
    sw t3, 552(sp)
    xor t3, t6, a7
    srli t6, t3, 10
    sw t5, 556(sp)
    andi t5, t6, 12
    sw s0, 560(sp)
    srli s0, t3, 2
    and s0, s0, s10
    or t5, t5, s0
    srli s0, t3, 12
    and s0, s0, ra
    or t5, t5, s0
    slli s0, t3, 24
    sw a7, 564(sp)
    srli a7, t3, 8
    or a7, s0, a7
    and s0, a7, s9
    or t5, t5, s0
    slli s0, t3, 6
    and s0, s0, a6
    or t5, t5, s0
    not t5, t5
    sw t5, 628(a0)
    lw t5, 160(sp)
    sw t6, 572(sp)
    xor s0, t5, t1
    srli t1, s0, 10
    andi t5, t1, 12
    sw t1, 568(sp)
    srli t1, s0, 2
    and t1, t1, s10
    or t1, t5, t1
    srli t5, s0, 12
    and t5, t5, ra
    or t1, t1, t5
    slli t5, s0, 24
    srli t6, s0, 8
    or t5, t5, t6
    and t6, t5, s9
    or t1, t1, t6
    slli t6, s0, 6
    and t6, t6, a6
    or t1, t1, t6
    not t1, t1
    sw t1, 632(a0)
    lw t1, 148(sp)
    lw t6, 292(sp)
    sw s0, 580(sp)
    xor t1, t1, t6
    srli t6, t1, 10
    sw t6, 576(sp)
    andi t6, t6, 12
    srli s0, t1, 2
    and s0, s0, s10
    or t6, t6, s0
    srli s0, t1, 12
    and s0, s0, ra
    or t6, t6, s0
    slli s0, t1, 24
    srli s10, t1, 8
    or s0, s0, s10
    and s10, s0, s9
    or t6, t6, s10
    slli s10, t1, 6
    and s10, s10, a6
    or t6, t6, s10
    sw t6, 636(a0)
    lw s10, 268(sp)
    slli s9, s1, 18
    and a2, a2, s10
    sw t6, 584(sp)
    srli t6, s1, 14
    or t6, s9, t6
    lw s9, 276(sp)
    and t6, t6, s9
    or t6, a2, t6
    lw a2, 264(sp)
    and s6, s6, a2
    or t6, t6, s6
    lw s6, 244(sp)
    and t4, t4, a2
    and s1, s1, s6
    or t6, t6, s1
    xor t6, t6, s8
    # round 21 (skinny.dsl:60)
    not t6, t6
    sw t6, 640(a0)
    and t6, s3, s10
    slli s1, a3, 18
    srli s3, a3, 14
    or s1, s1, s3
    and s1, s1, s9
    or t6, t6, s1
    or t4, t6, t4
    and t6, a3, s6
    or t4, t4, t6
    lui t6, 816
    xor t4, t4, t6
    sw t4, 644(a0)
    and t4, s7, s10
    slli a3, s4, 18
    srli s1, s4, 14
    or a3, a3, s1
    and a3, a3, s9
    or t4, t4, a3
    and a5, a5, a2
    or a5, t4, a5
    and t4, s4, s6
    or a5, a5, t4
    lui t4, 48
    xor a5, a5, t4
    not a5, a5
    sw a5, 648(a0)
    and a5, s2, s10
    slli a3, s11, 18
    srli s1, s11, 14
    or a3, a3, s1
    and a3, a3, s9
    or a5, a5, a3
    and t0, t0, a2
    or a5, a5, t0
    and t0, s11, s6
    or a5, a5, t0
    sw a5, 652(a0)
    and a5, t2, s10
    slli t0, a4, 18
    srli t2, a4, 14
    or t0, t0, t2
    and t0, t0, s9
    or a5, a5, t0
    and t0, s5, a2
    or a5, a5, t0
    and t0, a4, s6
    or a5, a5, t0
    sw a5, 656(a0)
    and a7, a7, s10
    slli t0, t3, 18
    srli t2, t3, 14
    or t0, t0, t2
    and t0, t0, s9
    or a7, a7, t0
    lw t0, 572(sp)
    and t0, t0, a2
    or a7, a7, t0
    and t0, t3, s6
    or a7, a7, t0
    not a7, a7
    sw a7, 660(a0)
    lw t0, 580(sp)
    and a7, t5, s10
    slli t2, t0, 18
    srli t3, t0, 14
    or t2, t2, t3
    and t2, t2, s9
    or a7, a7, t2
    lw t2, 568(sp)
    and t0, t0, s6
    and t2, t2, a2
    or a7, a7, t2
    or a7, a7, t0
    not a7, a7
    sw a7, 664(a0)
    and a7, s0, s10
    slli t0, t1, 18
    srli t2, t1, 14
    or t0, t0, t2
    and t0, t0, s9
    or a7, a7, t0
    lw t0, 576(sp)
    lui s0, 12336
    and t0, t0, a2
    or a7, a7, t0
    and t0, t1, s6
    or a7, a7, t0
    sw a7, 668(a0)
    lw t0, 292(sp)
    lw t1, 564(sp)
    lw t2, 112(sp)
    xor t0, t0, t1
    xor t3, t2, t0
    srli t5, t3, 4
    andi t5, t5, 3
    srli a4, t3, 8
    andi a4, a4, 192
    or t5, t5, a4
    srli a4, t3, 14
    andi a4, a4, 768
    or t5, t5, a4
    slli a4, t3, 16
    srli a3, t3, 16
    or a4, a4, a3
    lui a3, 3084
    and a4, a4, a3
    or t5, t5, a4
    slli a4, t3, 4
    and s1, a4, s0
    or t5, t5, s1
    slli s1, t3, 2
    lui s2, 786432
    and s3, s1, s2
    or t5, t5, s3
    # round 22 (skinny.dsl:60)
    not t5, t5
    sw t5, 672(a0)
    lw t5, 232(sp)
    lw s3, 560(sp)
    xor s4, t5, s3
    srli s5, s4, 4
    andi s5, s5, 3
    srli s7, s4, 8
    andi s7, s7, 192
    or s5, s5, s7
    srli s7, s4, 14
    andi s7, s7, 768
    or s5, s5, s7
    slli s7, s4, 16
    srli s11, s4, 16
    or s7, s7, s11
    and s7, s7, a3
    or s5, s5, s7
    slli s7, s4, 4
    and s11, s7, s0
    or s5, s5, s11
    slli s11, s4, 2
    and s6, s11, s2
    or s5, s5, s6
    lui s6, 49
    addi s6, s6, -1024
    xor s5, s5, s6
    sw s5, 676(a0)
    lw s6, 204(sp)
    lw a2, 556(sp)
    sw a7, 292(sp)
    xor s10, s6, a2
    srli a7, s10, 4
    andi a7, a7, 3
    sw a5, 576(sp)
    srli a5, s10, 8
    andi a5, a5, 192
    or a5, a7, a5
    srli a7, s10, 14
    andi a7, a7, 768
    or a5, a5, a7
    slli a7, s10, 16
    sw s5, 580(sp)
    srli s5, s10, 16
    or a7, a7, s5
    and a7, a7, a3
    or a5, a5, a7
    slli a7, s10, 4
    and s5, a7, s0
    or a5, a5, s5
    slli s5, s10, 2
    and t6, s5, s2
    or a5, a5, t6
    xor a5, a5, s2
    not a5, a5
    sw a5, 680(a0)
    lw a5, 200(sp)
    lw t6, 548(sp)
    xor s9, a5, t6
    srli t4, s9, 4
    andi t4, t4, 3
    srli ra, s9, 8
    andi ra, ra, 192
    or t4, t4, ra
    srli ra, s9, 14
    andi ra, ra, 768
    or t4, t4, ra
    slli ra, s9, 16
    srli t6, s9, 16
    or t6, ra, t6
    and t6, t6, a3
    or t4, t4, t6
    slli t6, s9, 4
    and ra, t6, s0
    or t4, t4, ra
    slli ra, s9, 2
    and a5, ra, s2
    or a5, t4, a5
    xor a5, a5, s2
    sw a5, 684(a0)
    lw t4, 216(sp)
    sw a5, 568(sp)
    lw a5, 544(sp)
    xor a5, t4, a5
    srli t4, a5, 4
    andi t4, t4, 3
    srli a2, a5, 8
    andi a2, a2, 192
    or t4, t4, a2
    srli a2, a5, 14
    andi a2, a2, 768
    or t4, t4, a2
    slli a2, a5, 16
    srli s6, a5, 16
    or a2, a2, s6
    and a2, a2, a3
    or t4, t4, a2
    slli a2, a5, 4
    and s6, a2, s0
    or t4, t4, s6
    slli s6, a5, 2
    and s3, s6, s2
    or t4, t4, s3
    sw t4, 688(a0)
    lw s3, 224(sp)
    sw t4, 572(sp)
    lw t4, 540(sp)
    xor s3, s3, t4
    srli t5, s3, 4
    andi t5, t5, 3
    srli s8, s3, 8
    andi s8, s8, 192
    or t5, t5, s8
    srli s8, s3, 14
    andi s8, s8, 768
    or t5, t5, s8
    slli s8, s3, 16
    srli t2, s3, 16
    or t2, s8, t2
    and t2, t2, a3
    or t2, t5, t2
    slli t5, s3, 4
    and s8, t5, s0
    or t2, t2, s8
    slli s8, s3, 2
    and t4, s8, s2
    or t2, t2, t4
    not t2, t2
    sw t2, 692(a0)
    lw t2, 160(sp)
    sw t0, 588(sp)
    xor t4, t2, t1
    srli t1, t4, 4
    andi t1, t1, 3
    srli t2, t4, 8
    andi t2, t2, 192
    or t1, t1, t2
    srli t2, t4, 14
    andi t2, t2, 768
    or t1, t1, t2
    slli t2, t4, 16
    srli t0, t4, 16
    or t0, t2, t0
    and t0, t0, a3
    or t0, t1, t0
    slli t1, t4, 4
    and t2, t1, s0
    or t0, t0, t2
    slli t2, t4, 2
    sw t1, 592(sp)
    and t1, t2, s2
    or t0, t0, t1
    not t0, t0
    sw t0, 696(a0)
    lw t0, 148(sp)
    lw t1, 444(sp)
    sw t4, 596(sp)
    xor t0, t0, t1
    srli t1, t0, 4
    andi t1, t1, 3
    srli t4, t0, 8
    andi t4, t4, 192
    or t1, t1, t4
    srli t4, t0, 14
    andi t4, t4, 768
    or t1, t1, t4
    slli t4, t0, 16
    sw t2, 600(sp)
    srli t2, t0, 16
    or t2, t4, t2
    and t2, t2, a3
    or t1, t1, t2
    slli t2, t0, 4
    and t4, t2, s0
    or t1, t1, t4
    slli t4, t0, 2
    and s0, t4, s2
    or t1, t1, s0
    sw t1, 700(a0)
    lw s0, 324(sp)
    slli a3, t3, 22
    and s1, s1, s0
    sw t1, 604(sp)
    srli t1, t3, 10
    or t1, a3, t1
    lw a3, 320(sp)
    sw t2, 608(sp)
    and t1, t1, a3
    or t1, s1, t1
    srli s1, t3, 12
    lui t2, 3
    and s1, s1, t2
    or t1, t1, s1
    slli s1, t3, 14
    sw t0, 612(sp)
    lui t0, 12
    and s1, s1, t0
    or t1, t1, s1
    slli t3, t3, 10
    and t3, t3, a6
    or t1, t1, t3
    lui t3, 3072
    and a4, a4, t3
    or t1, t1, a4
    xor t1, t1, s2
    # round 23 (skinny.dsl:60)
    not t1, t1
    sw t1, 704(a0)
    and t1, s11, s0
    slli a4, s4, 22
    srli s1, s4, 10
    or a4, a4, s1
    and a4, a4, a3
    or t1, t1, a4
    srli a4, s4, 12
    and a4, a4, t2
    or t1, t1, a4
    slli a4, s4, 14
    and a4, a4, t0
    or t1, t1, a4
    slli a4, s4, 10
    and a4, a4, a6
    or t1, t1, a4
    and a4, s7, t3
    or t1, t1, a4
    xori t1, t1, 768
    sw t1, 708(a0)
    and a4, s5, s0
    slli s1, s10, 22
    srli s4, s10, 10
    or s1, s1, s4
    and s1, s1, a3
    or a4, a4, s1
    srli s1, s10, 12
    and s1, s1, t2
    or a4, a4, s1
    slli s1, s10, 14
    and s1, s1, t0
    or a4, a4, s1
    slli s1, s10, 10
    and s1, s1, a6
    or a4, a4, s1
    and a7, a7, t3
    or a7, a4, a7
    not a7, a7
    sw a7, 712(a0)
    and a7, ra, s0
    slli a4, s9, 22
    srli s1, s9, 10
    or a4, a4, s1
    and a4, a4, a3
    or a7, a7, a4
    srli a4, s9, 12
    and a4, a4, t2
    or a7, a7, a4
    slli a4, s9, 14
    and a4, a4, t0
    or a7, a7, a4
    slli a4, s9, 10
    and a4, a4, a6
    or a7, a7, a4
    and t6, t6, t3
    or a7, a7, t6
    xor a7, a7, t2
    sw a7, 716(a0)
    and t6, s6, s0
    slli a4, a5, 22
    srli s1, a5, 10
    or a4, a4, s1
    and a4, a4, a3
    or t6, t6, a4
    srli a4, a5, 12
    and a4, a4, t2
    or t6, t6, a4
    slli a4, a5, 14
    and a4, a4, t0
    or t6, t6, a4
    slli a5, a5, 10
    and a5, a5, a6
    or a5, t6, a5
    and t6, a2, t3
    or a5, a5, t6
    sw a5, 720(a0)
    and t6, s8, s0
    slli a4, s3, 22
    srli a2, s3, 10
    or a4, a4, a2
    and a4, a4, a3
    or t6, t6, a4
    srli a4, s3, 12
    and a4, a4, t2
    or t6, t6, a4
    slli a4, s3, 14
    and a4, a4, t0
    or t6, t6, a4
    slli a4, s3, 10
    and a4, a4, a6
    or t6, t6, a4
    and t5, t5, t3
    or t5, t6, t5
    not t5, t5
    sw t5, 724(a0)
    lw t5, 600(sp)
    lw t6, 596(sp)
    and t5, t5, s0
    slli a4, t6, 22
    srli a2, t6, 10
    or a4, a4, a2
    and a4, a4, a3
    or t5, t5, a4
    srli a4, t6, 12
    and a4, a4, t2
    or t5, t5, a4
    slli a4, t6, 14
    and a4, a4, t0
    or t5, t5, a4
    slli t6, t6, 10
    and t6, t6, a6
    or t5, t5, t6
    lw t6, 592(sp)
    and t4, t4, s0
    and t6, t6, t3
    or t5, t5, t6
    not t5, t5
    sw t5, 728(a0)
    lw t5, 612(sp)
    lui s5, 192
    slli t6, t5, 22
    srli a4, t5, 10
    or t6, t6, a4
    and t6, t6, a3
    or t4, t4, t6
    srli t6, t5, 12
    and t6, t6, t2
    or t4, t4, t6
    slli t6, t5, 14
    and t6, t6, t0
    or t4, t4, t6
    slli t5, t5, 10
    and t5, t5, a6
    or t4, t4, t5
    lw t5, 608(sp)
    lui s7, 197376
    and t5, t5, t3
    or t4, t4, t5
    sw t4, 732(a0)
    lw t5, 444(sp)
    lw t6, 540(sp)
    lw a4, 112(sp)
    xor t5, t5, t6
    xor a2, a4, t5
    srli s1, a2, 12
    lw s3, 336(sp)
    srli s4, a2, 2
    and s1, s1, s3
    andi s4, s4, 48
    or s1, s1, s4
    srli s4, a2, 18
    and s4, s4, t2
    or s1, s1, s4
    srli s4, a2, 10
    and s6, s4, s5
    or s1, s1, s6
    slli s6, a2, 16
    and s6, s6, s7
    or s1, s1, s6
    slli s6, a2, 6
    lui s8, 49152
    and s6, s6, s8
    or s1, s1, s6
    xor s1, s1, t2
    # round 24 (skinny.dsl:60)
    not s1, s1
    sw s1, 736(a0)
    lw s1, 232(sp)
    lw s6, 588(sp)
    xor s9, s1, s6
    srli s10, s9, 12
    and s10, s10, s3
    srli s11, s9, 2
    andi s11, s11, 48
    or s10, s10, s11
    srli s11, s9, 18
    and s11, s11, t2
    or s10, s10, s11
    srli s11, s9, 10
    and ra, s11, s5
    or s10, s10, ra
    slli ra, s9, 16
    and ra, ra, s7
    or s10, s10, ra
    slli ra, s9, 6
    and ra, ra, s8
    or s10, s10, ra
    lui ra, 3075
    xor s10, s10, ra
    sw s10, 740(a0)
    lw a3, 204(sp)
    lw s0, 560(sp)
    sw t4, 444(sp)
    xor t4, a3, s0
    sw a5, 608(sp)
    srli a5, t4, 12
    and a5, a5, s3
    sw a7, 612(sp)
    srli a7, t4, 2
    andi a7, a7, 48
    or a5, a5, a7
    srli a7, t4, 18
    and a7, a7, t2
    or a5, a5, a7
    srli a7, t4, 10
    sw t1, 592(sp)
    and t1, a7, s5
    or a5, a5, t1
    slli t1, t4, 16
    and t1, t1, s7
    or a5, a5, t1
    slli t1, t4, 6
    and t1, t1, s8
    or a5, a5, t1
    not a5, a5
    sw a5, 744(a0)
    lw a5, 200(sp)
    lw t1, 556(sp)
    sw s10, 596(sp)
    xor s10, a5, t1
    srli ra, s10, 12
    and ra, ra, s3
    srli s2, s10, 2
    andi s2, s2, 48
    or s2, ra, s2
    srli ra, s10, 18
    and ra, ra, t2
    or s2, s2, ra
    srli ra, s10, 10
    and t3, ra, s5
    or t3, s2, t3
    slli s2, s10, 16
    and s2, s2, s7
    or t3, t3, s2
    slli s2, s10, 6
    and s2, s2, s8
    or t3, t3, s2
    sw t3, 748(a0)
    lw s2, 216(sp)
    sw t3, 600(sp)
    lw t3, 548(sp)
    xor a6, s2, t3
    srli t3, a6, 12
    and t3, t3, s3
    srli s2, a6, 2
    andi s2, s2, 48
    or t3, t3, s2
    srli s2, a6, 18
    and s2, s2, t2
    or t3, t3, s2
    srli s2, a6, 10
    and t1, s2, s5
    or t1, t3, t1
    slli t3, a6, 16
    and t3, t3, s7
    or t1, t1, t3
    slli t3, a6, 6
    and t3, t3, s8
    or t1, t1, t3
    sw t1, 752(a0)
    lw t3, 224(sp)
    sw t1, 616(sp)
    lw t1, 544(sp)
    xor t3, t3, t1
    srli a5, t3, 12
    and a5, a5, s3
    srli s0, t3, 2
    andi s0, s0, 48
    or a5, a5, s0
    srli s0, t3, 18
    and s0, s0, t2
    or a5, a5, s0
    srli s0, t3, 10
    and a3, s0, s5
    or a5, a5, a3
    slli a3, t3, 16
    and a3, a3, s7
    or a5, a5, a3
    slli a3, t3, 6
    and a3, a3, s8
    or a5, a5, a3
    not a5, a5
    sw a5, 756(a0)
    lw a5, 160(sp)
    xor a3, a5, t6
    srli t6, a3, 12
    and t6, t6, s3
    srli a5, a3, 2
    andi a5, a5, 48
    or a5, t6, a5
    srli t6, a3, 18
    and t6, t6, t2
    or a5, a5, t6
    srli t6, a3, 10
    and s6, t6, s5
    or a5, a5, s6
    slli s6, a3, 16
    and s6, s6, s7
    or a5, a5, s6
    slli s6, a3, 6
    and s6, s6, s8
    or a5, a5, s6
    not a5, a5
    sw a5, 760(a0)
    lw a5, 148(sp)
    lw s6, 564(sp)
    xor a5, a5, s6
    srli s1, a5, 12
    and s1, s1, s3
    srli s3, a5, 2
    andi s3, s3, 48
    or s1, s1, s3
    srli s3, a5, 18
    and s3, s3, t2
    or s1, s1, s3
    srli s3, a5, 10
    and t2, s3, s5
    or t2, s1, t2
    slli s1, a5, 16
    and s1, s1, s7
    or t2, t2, s1
    slli s1, a5, 6
    and s1, s1, s8
    or t2, t2, s1
    sw t2, 764(a0)
    andi s1, s4, 771
    slli s4, a2, 8
    srli s8, a2, 24
    or s4, s4, s8
    lw s8, 356(sp)
    lw s7, 288(sp)
    and s4, s4, s8
    or s1, s1, s4
    slli s4, a2, 10
    and s4, s4, s7
    or s1, s1, s4
    slli s4, a2, 24
    srli a2, a2, 8
    or a2, s4, a2
    lui s4, 49200
    and a2, a2, s4
    or a2, s1, a2
    xori a2, a2, 3
    # round 25 (skinny.dsl:60)
    not a2, a2
    sw a2, 768(a0)
    andi a2, s11, 771
    slli s1, s9, 8
    srli s11, s9, 24
    or s1, s1, s11
    and s1, s1, s8
    or a2, a2, s1
    slli s1, s9, 10
    and s1, s1, s7
    or a2, a2, s1
    slli s1, s9, 24
    srli s9, s9, 8
    or s1, s1, s9
    and s1, s1, s4
    or a2, a2, s1
    xori a2, a2, 60
    sw a2, 772(a0)
    andi a7, a7, 771
    slli a2, t4, 8
    srli s1, t4, 24
    or a2, a2, s1
    and a2, a2, s8
    or a7, a7, a2
    slli a2, t4, 10
    and a2, a2, s7
    or a7, a7, a2
    slli a2, t4, 24
    srli t4, t4, 8
    or t4, a2, t4
    and t4, t4, s4
    or a7, a7, t4
    not a7, a7
    sw a7, 776(a0)
    andi a7, ra, 771
    slli t4, s10, 8
    srli a2, s10, 24
    or t4, t4, a2
    and t4, t4, s8
    or a7, a7, t4
    slli t4, s10, 10
    and t4, t4, s7
    or a7, a7, t4
    slli t4, s10, 24
    srli a2, s10, 8
    or t4, t4, a2
    and t4, t4, s4
    or a7, a7, t4
    sw a7, 780(a0)
    andi a7, s2, 771
    slli t4, a6, 8
    srli a2, a6, 24
    or t4, t4, a2
    and t4, t4, s8
    or a7, a7, t4
    slli t4, a6, 10
    and t4, t4, s7
    or a7, a7, t4
    slli t4, a6, 24
    srli a6, a6, 8
    or a6, t4, a6
    and a6, a6, s4
    or a6, a7, a6
    sw a6, 784(a0)
    andi a7, s0, 771
    slli t4, t3, 8
    srli a2, t3, 24
    or t4, t4, a2
    and t4, t4, s8
    or a7, a7, t4
    slli t4, t3, 10
    and t4, t4, s7
    or a7, a7, t4
    slli t4, t3, 24
    srli t3, t3, 8
    or t3, t4, t3
    and t3, t3, s4
    or a7, a7, t3
    not a7, a7
    sw a7, 788(a0)
    andi a7, t6, 771
    slli t3, a3, 8
    srli t4, a3, 24
    or t3, t3, t4
    and t3, t3, s8
    or a7, a7, t3
    slli t3, a3, 10
    and t3, t3, s7
    or a7, a7, t3
    slli t3, a3, 24
    srli t4, a3, 8
    or t3, t3, t4
    and t3, t3, s4
    or a7, a7, t3
    not a7, a7
    sw a7, 792(a0)
    andi a7, s3, 771
    slli t3, a5, 8
    srli t4, a5, 24
    or t3, t3, t4
    and t3, t3, s8
    or a7, a7, t3
    slli t3, a5, 10
    and t3, t3, s7
    or a7, a7, t3
    slli t3, a5, 24
    srli a5, a5, 8
    or a5, t3, a5
    and a5, a5, s4
    or a5, a7, a5
    sw a5, 796(a0)
    xor a7, s6, t1
    xor t3, a4, a7
    slli t4, t3, 4
    srli t6, t3, 28
    or t4, t4, t6
    lw t6, 368(sp)
    slli a3, t3, 2
    and t4, t4, t6
    andi a2, a3, 192
    or t4, t4, a2
    srli a2, t3, 4
    andi a2, a2, 768
    or t4, t4, a2
    srli a2, t3, 8
    and a2, a2, t0
    or t4, t4, a2
    srli a2, t3, 14
    lui s0, 48
    and a2, a2, s0
    or t4, t4, a2
    slli a2, t3, 16
    lui s1, 789504
    and a2, a2, s1
    or t4, t4, a2
    # round 26 (skinny.dsl:60)
    not t4, t4
    sw t4, 800(a0)
    lw t4, 232(sp)
    xor a2, t4, t5
    slli s2, a2, 4
    srli s3, a2, 28
    or s2, s2, s3
    and s2, s2, t6
    slli s3, a2, 2
    andi s6, s3, 192
    or s2, s2, s6
    srli s6, a2, 4
    andi s6, s6, 768
    or s2, s2, s6
    srli s6, a2, 8
    and s6, s6, t0
    or s2, s2, s6
    srli s6, a2, 14
    and s6, s6, s0
    or s2, s2, s6
    slli s6, a2, 16
    and s6, s6, s1
    or s2, s2, s6
    lui s6, 49164
    xor s2, s2, s6
    sw s2, 804(a0)
    lw s6, 204(sp)
    lw s9, 588(sp)
    xor s10, s6, s9
    slli s11, s10, 4
    srli ra, s10, 28
    or s11, s11, ra
    and s11, s11, t6
    slli ra, s10, 2
    andi s4, ra, 192
    or s4, s11, s4
    srli s11, s10, 4
    andi s11, s11, 768
    or s4, s4, s11
    srli s11, s10, 8
    and s11, s11, t0
    or s4, s4, s11
    srli s11, s10, 14
    and s11, s11, s0
    or s4, s4, s11
    slli s11, s10, 16
    and s11, s11, s1
    or s4, s4, s11
    not s4, s4
    sw s4, 808(a0)
    lw s4, 200(sp)
    lw s11, 560(sp)
    sw a5, 564(sp)
    xor s8, s4, s11
    slli a5, s8, 4
    sw a6, 620(sp)
    srli a6, s8, 28
    or a5, a5, a6
    and a5, a5, t6
    slli a6, s8, 2
    sw t2, 624(sp)
    andi t2, a6, 192
    or a5, a5, t2
    srli t2, s8, 4
    andi t2, t2, 768
    or a5, a5, t2
    srli t2, s8, 8
    and t2, t2, t0
    or a5, a5, t2
    srli t2, s8, 14
    and t2, t2, s0
    or a5, a5, t2
    slli t2, s8, 16
    and t2, t2, s1
    or a5, a5, t2
    sw a5, 812(a0)
    lw t2, 216(sp)
    sw a5, 628(sp)
    lw a5, 556(sp)
    sw s2, 632(sp)
    xor s2, t2, a5
    slli s7, s2, 4
    srli a5, s2, 28
    or a5, s7, a5
    and a5, a5, t6
    slli s7, s2, 2
    andi t2, s7, 192
    or a5, a5, t2
    srli t2, s2, 4
    andi t2, t2, 768
    or a5, a5, t2
    srli t2, s2, 8
    and t2, t2, t0
    or a5, a5, t2
    srli t2, s2, 14
    and t2, t2, s0
    or a5, a5, t2
    slli t2, s2, 16
    and t2, t2, s1
    or a5, a5, t2
    sw a5, 816(a0)
    lw t2, 224(sp)
    sw a5, 636(sp)
    lw a5, 548(sp)
    xor t2, t2, a5
    slli s11, t2, 4
    srli s4, t2, 28
    or s4, s11, s4
    and s4, s4, t6
    slli s11, t2, 2
    andi s9, s11, 192
    or s4, s4, s9
    srli s9, t2, 4
    andi s9, s9, 768
    or s4, s4, s9
    srli s9, t2, 8
    and s9, s9, t0
    or s4, s4, s9
    srli s9, t2, 14
    and s9, s9, s0
    or s4, s4, s9
    slli s9, t2, 16
    and s9, s9, s1
    or s4, s4, s9
    not s4, s4
    sw s4, 820(a0)
    lw s4, 160(sp)
    xor s9, s4, t1
    slli t1, s9, 4
    srli s4, s9, 28
    or t1, t1, s4
    and t1, t1, t6
    slli s4, s9, 2
    andi s6, s4, 192
    or t1, t1, s6
    srli s6, s9, 4
    andi s6, s6, 768
    or t1, t1, s6
    srli s6, s9, 8
    and s6, s6, t0
    or t1, t1, s6
    srli s6, s9, 14
    and s6, s6, s0
    or t1, t1, s6
    slli s6, s9, 16
    and s6, s6, s1
    or t1, t1, s6
    not t1, t1
    sw t1, 824(a0)
    lw t1, 148(sp)
    lw s6, 540(sp)
    lui a4, 196608
    xor t1, t1, s6
    slli t4, t1, 4
    srli s5, t1, 28
    or t4, t4, s5
    and t4, t4, t6
    slli s5, t1, 2
    andi t6, s5, 192
    or t4, t4, t6
    srli t6, t1, 4
    andi t6, t6, 768
    or t4, t4, t6
    srli t6, t1, 8
    and t6, t6, t0
    or t4, t4, t6
    srli t6, t1, 14
    and t6, t6, s0
    or t4, t4, t6
    slli t6, t1, 16
    and t6, t6, s1
    or t4, t4, t6
    sw t4, 828(a0)
    lw t6, 400(sp)
    srli s1, t3, 10
    and a3, a3, t6
    sw t4, 640(sp)
    lw t4, 396(sp)
    lui t0, 768
    and s1, s1, t4
    or a3, a3, s1
    slli s1, t3, 20
    and s1, s1, t0
    or a3, a3, s1
    slli s1, t3, 14
    lui s0, 3072
    and s1, s1, s0
    or a3, a3, s1
    slli s1, t3, 10
    and s1, s1, a4
    or a3, a3, s1
    slli t3, t3, 4
    lui s1, 786432
    and t3, t3, s1
    or t3, a3, t3
    xor t3, t3, a4
    # round 27 (skinny.dsl:60)
    not t3, t3
    sw t3, 832(a0)
    and t3, s3, t6
    srli a3, a2, 10
    and a3, a3, t4
    or t3, t3, a3
    slli a3, a2, 20
    and a3, a3, t0
    or t3, t3, a3
    slli a3, a2, 14
    and a3, a3, s0
    or t3, t3, a3
    slli a3, a2, 10
    and a3, a3, a4
    or t3, t3, a3
    slli a3, a2, 4
    and a3, a3, s1
    or t3, t3, a3
    lui a3, 12288
    xor t3, t3, a3
    sw t3, 836(a0)
    and a2, ra, t6
    srli s3, s10, 10
    and s3, s3, t4
    or a2, a2, s3
    slli s3, s10, 20
    and s3, s3, t0
    or a2, a2, s3
    slli s3, s10, 14
    and s3, s3, s0
    or a2, a2, s3
    slli s3, s10, 10
    and s3, s3, a4
    or a2, a2, s3
    slli s3, s10, 4
    and s3, s3, s1
    or a2, a2, s3
    xor a2, a2, a4
    not a2, a2
    sw a2, 840(a0)
    and a6, a6, t6
    srli a2, s8, 10
    and a2, a2, t4
    or a6, a6, a2
    slli a2, s8, 20
    and a2, a2, t0
    or a6, a6, a2
    slli a2, s8, 14
    and a2, a2, s0
    or a6, a6, a2
    slli a2, s8, 10
    and a2, a2, a4
    or a6, a6, a2
    slli a2, s8, 4
    and a2, a2, s1
    or a6, a6, a2
    sw a6, 844(a0)
    and a2, s7, t6
    srli s3, s2, 10
    and s3, s3, t4
    or a2, a2, s3
    slli s3, s2, 20
    and s3, s3, t0
    or a2, a2, s3
    slli s3, s2, 14
    and s3, s3, s0
    or a2, a2, s3
    slli s3, s2, 10
    and s3, s3, a4
    or a2, a2, s3
    slli s2, s2, 4
    and s2, s2, s1
    or a2, a2, s2
    sw a2, 848(a0)
    and s2, s11, t6
    srli s3, t2, 10
    and s3, s3, t4
    or s2, s2, s3
    slli s3, t2, 20
    and s3, s3, t0
    or s2, s2, s3
    slli s3, t2, 14
    and s3, s3, s0
    or s2, s2, s3
    slli s3, t2, 10
    and s3, s3, a4
    or s2, s2, s3
    slli t2, t2, 4
    and t2, t2, s1
    or t2, s2, t2
    not t2, t2
    sw t2, 852(a0)
    and t2, s4, t6
    srli s2, s9, 10
    and s2, s2, t4
    or t2, t2, s2
    slli s2, s9, 20
    and s2, s2, t0
    or t2, t2, s2
    slli s2, s9, 14
    and s2, s2, s0
    or t2, t2, s2
    slli s2, s9, 10
    and s2, s2, a4
    or t2, t2, s2
    slli s2, s9, 4
    and s2, s2, s1
    or t2, t2, s2
    not t2, t2
    sw t2, 856(a0)
    and t2, s5, t6
    srli s2, t1, 10
    and s2, s2, t4
    or t2, t2, s2
    slli s2, t1, 20
    and s2, s2, t0
    or t2, t2, s2
    slli s2, t1, 14
    and s2, s2, s0
    or t2, t2, s2
    slli s2, t1, 10
    and s2, s2, a4
    or t2, t2, s2
    slli t1, t1, 4
    and t1, t1, s1
    or t1, t2, t1
    sw t1, 860(a0)
    xor t2, s6, a5
    lw s2, 112(sp)
    lw s8, 416(sp)
    xor s3, s2, t2
    slli s4, s3, 12
    srli s5, s3, 20
    or s4, s4, s5
    lw s5, 276(sp)
    slli s6, s3, 6
    and s4, s4, s5
    srli s7, s3, 26
    or s6, s6, s7
    lw s7, 256(sp)
    srli s9, s3, 16
    and s6, s6, s7
    or s4, s4, s6
    srli s6, s3, 2
    and s6, s6, s8
    or s4, s4, s6
    slli s6, s3, 16
    or s6, s6, s9
    lui s9, 771
    and s6, s6, s9
    or s4, s4, s6
    slli s6, s3, 14
    and s6, s6, a4
    or s4, s4, s6
    lui s6, 192
    xor s4, s4, s6
    # round 28 (skinny.dsl:60)
    not s4, s4
    sw s4, 864(a0)
    lw s4, 232(sp)
    xor s10, s4, a7
    slli s11, s10, 12
    srli ra, s10, 20
    or s11, s11, ra
    and s11, s11, s5
    slli ra, s10, 6
    srli t4, s10, 26
    or t4, ra, t4
    and t4, t4, s7
    or t4, s11, t4
    srli s11, s10, 2
    and s11, s11, s8
    or t4, t4, s11
    slli s11, s10, 16
    srli ra, s10, 16
    or s11, s11, ra
    and s11, s11, s9
    or t4, t4, s11
    slli s11, s10, 14
    and s11, s11, a4
    or t4, t4, s11
    lw s11, 192(sp)
    xor t4, t4, s11
    sw t4, 868(a0)
    lw s11, 204(sp)
    sw t1, 192(sp)
    xor ra, s11, t5
    slli t6, ra, 12
    srli t1, ra, 20
    or t1, t6, t1
    and t1, t1, s5
    slli t6, ra, 6
    sw a2, 540(sp)
    srli a2, ra, 26
    or t6, t6, a2
    and t6, t6, s7
    or t1, t1, t6
    srli t6, ra, 2
    and t6, t6, s8
    or t1, t1, t6
    slli t6, ra, 16
    srli a2, ra, 16
    or t6, t6, a2
    and t6, t6, s9
    or t1, t1, t6
    slli t6, ra, 14
    and t6, t6, a4
    or t1, t1, t6
    not t1, t1
    sw t1, 872(a0)
    lw t1, 200(sp)
    lw t6, 588(sp)
    sw a6, 644(sp)
    xor a2, t1, t6
    slli a6, a2, 12
    sw t3, 648(sp)
    srli t3, a2, 20
    or a6, a6, t3
    and a6, a6, s5
    slli t3, a2, 6
    sw t4, 652(sp)
    srli t4, a2, 26
    or t3, t3, t4
    and t3, t3, s7
    or a6, a6, t3
    srli t3, a2, 2
    and t3, t3, s8
    or a6, a6, t3
    slli t3, a2, 16
    srli t4, a2, 16
    or t3, t3, t4
    and t3, t3, s9
    or a6, a6, t3
    slli t3, a2, 14
    and t3, t3, a4
    or a6, a6, t3
    xor a6, a6, s6
    sw a6, 876(a0)
    lw t3, 216(sp)
    lw t4, 560(sp)
    sw a6, 656(sp)
    xor a6, t3, t4
    slli s6, a6, 12
    srli a3, a6, 20
    or a3, s6, a3
    and a3, a3, s5
    slli s6, a6, 6
    srli t0, a6, 26
    or t0, s6, t0
    and t0, t0, s7
    or t0, a3, t0
    srli a3, a6, 2
    and a3, a3, s8
    or t0, t0, a3
    slli a3, a6, 16
    srli s6, a6, 16
    or a3, a3, s6
    and a3, a3, s9
    or t0, t0, a3
    slli a3, a6, 14
    and a3, a3, a4
    or t0, t0, a3
    sw t0, 880(a0)
    lw a3, 224(sp)
    lw s6, 556(sp)
    sw t0, 660(sp)
    xor t0, a3, s6
    slli a3, t0, 12
    srli t4, t0, 20
    or t4, a3, t4
    and t4, t4, s5
    slli a3, t0, 6
    srli t3, t0, 26
    or t3, a3, t3
    and t3, t3, s7
    or t3, t4, t3
    srli t4, t0, 2
    and t4, t4, s8
    or t3, t3, t4
    slli t4, t0, 16
    srli a3, t0, 16
    or t4, t4, a3
    and t4, t4, s9
    or t3, t3, t4
    slli t4, t0, 14
    and t4, t4, a4
    or t3, t3, t4
    not t3, t3
    sw t3, 884(a0)
    lw t3, 160(sp)
    xor t4, t3, a5
    slli a3, t4, 12
    srli a5, t4, 20
    or a5, a3, a5
    and a5, a5, s5
    slli a3, t4, 6
    srli t3, t4, 26
    or t3, a3, t3
    and t3, t3, s7
    or a5, a5, t3
    srli t3, t4, 2
    and t3, t3, s8
    or a5, a5, t3
    slli t3, t4, 16
    srli a3, t4, 16
    or t3, t3, a3
    and t3, t3, s9
    or a5, a5, t3
    slli t3, t4, 14
    and t3, t3, a4
    or a5, a5, t3
    not a5, a5
    sw a5, 888(a0)
    lw a5, 148(sp)
    lw t3, 544(sp)
    xor a3, a5, t3
    slli a5, a3, 12
    srli t6, a3, 20
    or a5, a5, t6
    and a5, a5, s5
    slli t6, a3, 6
    srli s5, a3, 26
    or t6, t6, s5
    and t6, t6, s7
    or a5, a5, t6
    srli t6, a3, 2
    and t6, t6, s8
    or a5, a5, t6
    slli t6, a3, 16
    srli s5, a3, 16
    or t6, t6, s5
    and t6, t6, s9
    or a5, a5, t6
    slli t6, a3, 14
    and t6, t6, a4
    or a5, a5, t6
    sw a5, 892(a0)
    slli t6, s3, 14
    srli s5, s3, 18
    or t6, t6, s5
    lw s5, 436(sp)
    slli s9, s3, 10
    and t6, t6, s5
    srli s8, s3, 22
    or s8, s9, s8
    lw s9, 336(sp)
    srli s7, s10, 22
    and s8, s8, s9
    or t6, t6, s8
    lw s8, 428(sp)
    sw a5, 664(sp)
    and a5, s3, s8
    or a5, t6, a5
    slli t6, s3, 8
    lui s3, 12480
    and t6, t6, s3
    or a5, a5, t6
    lui t6, 240
    xor a5, a5, t6
    # round 29 (skinny.dsl:60)
    not a5, a5
    sw a5, 896(a0)
    slli a5, s10, 14
    srli t6, s10, 18
    or a5, a5, t6
    and a5, a5, s5
    slli t6, s10, 10
    or t6, t6, s7
    and t6, t6, s9
    or a5, a5, t6
    and t6, s10, s8
    or a5, a5, t6
    slli t6, s10, 8
    and t6, t6, s3
    or a5, a5, t6
    lui t6, 816
    xor a5, a5, t6
    sw a5, 900(a0)
    slli a5, ra, 14
    srli s7, ra, 18
    or a5, a5, s7
    and a5, a5, s5
    slli s7, ra, 10
    srli s10, ra, 22
    or s7, s7, s10
    and s7, s7, s9
    or a5, a5, s7
    and s7, ra, s8
    or a5, a5, s7
    slli s7, ra, 8
    and s7, s7, s3
    or a5, a5, s7
    lui s7, 48
    xor a5, a5, s7
    not a5, a5
    sw a5, 904(a0)
    slli a5, a2, 14
    srli s10, a2, 18
    or a5, a5, s10
    and a5, a5, s5
    slli s10, a2, 10
    srli ra, a2, 22
    or s10, s10, ra
    and s10, s10, s9
    or a5, a5, s10
    and s10, a2, s8
    or a5, a5, s10
    slli a2, a2, 8
    and a2, a2, s3
    or a5, a5, a2
    sw a5, 908(a0)
    slli a5, a6, 14
    srli a2, a6, 18
    or a5, a5, a2
    and a5, a5, s5
    slli a2, a6, 10
    srli s10, a6, 22
    or a2, a2, s10
    and a2, a2, s9
    or a5, a5, a2
    and a2, a6, s8
    or a5, a5, a2
    slli a6, a6, 8
    and a6, a6, s3
    or a5, a5, a6
    sw a5, 912(a0)
    slli a6, t0, 14
    srli a2, t0, 18
    or a6, a6, a2
    and a6, a6, s5
    slli a2, t0, 10
    srli s10, t0, 22
    or a2, a2, s10
    and a2, a2, s9
    or a6, a6, a2
    and a2, t0, s8
    or a6, a6, a2
    slli t0, t0, 8
    and t0, t0, s3
    or a6, a6, t0
    not a6, a6
    sw a6, 916(a0)
    slli a6, t4, 14
    srli t0, t4, 18
    or a6, a6, t0
    and a6, a6, s5
    slli t0, t4, 10
    srli a2, t4, 22
    or t0, t0, a2
    and t0, t0, s9
    or a6, a6, t0
    and t0, t4, s8
    or a6, a6, t0
    slli t0, t4, 8
    and t0, t0, s3
    or a6, a6, t0
    not a6, a6
    sw a6, 920(a0)
    slli a6, a3, 14
    srli t0, a3, 18
    or a6, a6, t0
    and a6, a6, s5
    slli t0, a3, 10
    srli t4, a3, 22
    or t0, t0, t4
    and t0, t0, s9
    or a6, a6, t0
    and t0, a3, s8
    or a6, a6, t0
    slli t0, a3, 8
    and t0, t0, s3
    or a6, a6, t0
    sw a6, 924(a0)
    xor t0, t3, s6
    xor t3, s2, t0
    srli t4, t3, 14
    andi t4, t4, 3
    slli a3, t3, 2
    andi a3, a3, 192
    or t4, t4, a3
    srli a3, t3, 4
    lw a2, 448(sp)
    lui ra, 12
    and s10, a3, a2
    or t4, t4, s10
    slli s10, t3, 8
    and s10, s10, ra
    or t4, t4, s10
    srli s10, t3, 6
    and s10, s10, s7
    or t4, t4, s10
    srli s10, t3, 8
    and s10, s10, s0
    or t4, t4, s10
    slli s10, t3, 10
    and s10, s10, s1
    or t4, t4, s10
    # round 30 (skinny.dsl:60)
    not t4, t4
    sw t4, 928(a0)
    xor t4, s4, t2
    srli s10, t4, 14
    andi s10, s10, 3
    slli s3, t4, 2
    andi s3, s3, 192
    or s3, s10, s3
    srli s10, t4, 4
    and s8, s10, a2
    or s3, s3, s8
    slli s8, t4, 8
    and s8, s8, ra
    or s3, s3, s8
    srli s8, t4, 6
    and s8, s8, s7
    or s3, s3, s8
    srli s8, t4, 8
    and s8, s8, s0
    or s3, s3, s8
    slli s8, t4, 10
    and s8, s8, s1
    or s3, s3, s8
    lw s8, 272(sp)
    xor s5, s11, a7
    xor s3, s3, s8
    sw s3, 932(a0)
    sw a6, 544(sp)
    srli a6, s5, 14
    andi a6, a6, 3
    sw a5, 668(sp)
    slli a5, s5, 2
    andi a5, a5, 192
    or a5, a6, a5
    srli a6, s5, 4
    sw s3, 672(sp)
    and s3, a6, a2
    or a5, a5, s3
    slli s3, s5, 8
    and s3, s3, ra
    or a5, a5, s3
    srli s3, s5, 6
    and s3, s3, s7
    or a5, a5, s3
    srli s3, s5, 8
    and s3, s3, s0
    or a5, a5, s3
    slli s3, s5, 10
    and s3, s3, s1
    or a5, a5, s3
    xor a5, a5, s1
    not a5, a5
    sw a5, 936(a0)
    xor a5, t1, t5
    srli s3, a5, 14
    andi s3, s3, 3
    slli s9, a5, 2
    andi s9, s9, 192
    or s3, s3, s9
    srli s9, a5, 4
    and s8, s9, a2
    or s3, s3, s8
    slli s8, a5, 8
    and s8, s8, ra
    or s3, s3, s8
    srli s8, a5, 6
    and s8, s8, s7
    or s3, s3, s8
    srli s8, a5, 8
    and s8, s8, s0
    or s3, s3, s8
    slli s8, a5, 10
    and s8, s8, s1
    or s3, s3, s8
    xor s3, s3, s1
    sw s3, 940(a0)
    lw s8, 216(sp)
    sw s3, 676(sp)
    lw s3, 588(sp)
    xor t6, s8, s3
    srli s3, t6, 14
    andi s3, s3, 3
    slli s8, t6, 2
    andi s8, s8, 192
    or s3, s3, s8
    srli s8, t6, 4
    and t1, s8, a2
    or t1, s3, t1
    slli s3, t6, 8
    and s3, s3, ra
    or t1, t1, s3
    srli s3, t6, 6
    and s3, s3, s7
    or t1, t1, s3
    srli s3, t6, 8
    and s3, s3, s0
    or t1, t1, s3
    slli s3, t6, 10
    and s3, s3, s1
    or t1, t1, s3
    sw t1, 944(a0)
    lw s3, 224(sp)
    sw t1, 680(sp)
    lw t1, 560(sp)
    xor s3, s3, t1
    srli s11, s3, 14
    andi s11, s11, 3
    slli s4, s3, 2
    andi s4, s4, 192
    or s4, s11, s4
    srli s11, s3, 4
    and s2, s11, a2
    or s2, s4, s2
    slli s4, s3, 8
    and s4, s4, ra
    or s2, s2, s4
    srli s4, s3, 6
    and s4, s4, s7
    or s2, s2, s4
    srli s4, s3, 8
    and s4, s4, s0
    or s2, s2, s4
    slli s4, s3, 10
    and s4, s4, s1
    or s2, s2, s4
    not s2, s2
    sw s2, 948(a0)
    lw s2, 160(sp)
    xor s4, s2, s6
    srli s6, s4, 14
    andi s6, s6, 3
    slli s2, s4, 2
    andi s2, s2, 192
    or s2, s6, s2
    srli s6, s4, 4
    and t1, s6, a2
    or t1, s2, t1
    slli s2, s4, 8
    and s2, s2, ra
    or t1, t1, s2
    srli s2, s4, 6
    and s2, s2, s7
    or t1, t1, s2
    srli s2, s4, 8
    and s2, s2, s0
    or t1, t1, s2
    slli s2, s4, 10
    and s2, s2, s1
    or t1, t1, s2
    not t1, t1
    sw t1, 952(a0)
    lw t1, 148(sp)
    lw s2, 548(sp)
    sw t5, 684(sp)
    xor t1, t1, s2
    srli s2, t1, 14
    andi s2, s2, 3
    slli t5, t1, 2
    andi t5, t5, 192
    or t5, s2, t5
    srli s2, t1, 4
    and a2, s2, a2
    or t5, t5, a2
    slli a2, t1, 8
    and a2, a2, ra
    or t5, t5, a2
    srli a2, t1, 6
    and a2, a2, s7
    or t5, t5, a2
    srli a2, t1, 8
    and a2, a2, s0
    or t5, t5, a2
    slli a2, t1, 10
    and a2, a2, s1
    or t5, t5, a2
    sw t5, 956(a0)
    srli a2, t3, 22
    andi a2, a2, 48
    sw t5, 688(sp)
    slli t5, t3, 14
    srli s0, t3, 18
    or t5, t5, s0
    lw s0, 156(sp)
    lui s7, 768
    and t5, t5, s0
    or t5, a2, t5
    lui a2, 3
    and a3, a3, a2
    or t5, t5, a3
    slli a3, t3, 4
    and a3, a3, ra
    or t5, t5, a3
    slli a3, t3, 20
    and a3, a3, s7
    or t5, t5, a3
    slli a3, t3, 26
    and a3, a3, a4
    or t5, t5, a3
    slli t3, t3, 12
    and t3, t3, s1
    or t3, t5, t3
    xor t3, t3, s1
    # round 31 (skinny.dsl:60)
    not t3, t3
    sw t3, 960(a0)
    srli t3, t4, 22
    andi t3, t3, 48
    slli t5, t4, 14
    srli a3, t4, 18
    or t5, t5, a3
    and t5, t5, s0
    or t3, t3, t5
    and t5, s10, a2
    or t3, t3, t5
    slli t5, t4, 4
    and t5, t5, ra
    or t3, t3, t5
    slli t5, t4, 20
    and t5, t5, s7
    or t3, t3, t5
    slli t5, t4, 26
    and t5, t5, a4
    or t3, t3, t5
    slli t4, t4, 12
    and t4, t4, s1
    or t3, t3, t4
    xori t3, t3, 768
    sw t3, 964(a0)
    srli t4, s5, 22
    andi t4, t4, 48
    slli t5, s5, 14
    srli a3, s5, 18
    or t5, t5, a3
    and t5, t5, s0
    or t4, t4, t5
    and a6, a6, a2
    or a6, t4, a6
    slli t4, s5, 4
    and t4, t4, ra
    or a6, a6, t4
    slli t4, s5, 20
    and t4, t4, s7
    or a6, a6, t4
    slli t4, s5, 26
    and t4, t4, a4
    or a6, a6, t4
    slli t4, s5, 12
    and t4, t4, s1
    or a6, a6, t4
    xor a6, a6, a2
    not a6, a6
    sw a6, 968(a0)
    srli a6, a5, 22
    andi a6, a6, 48
    slli t4, a5, 14
    srli t5, a5, 18
    or t4, t4, t5
    and t4, t4, s0
    or a6, a6, t4
    and t4, s9, a2
    or a6, a6, t4
    slli t4, a5, 4
    and t4, t4, ra
    or a6, a6, t4
    slli t4, a5, 20
    and t4, t4, s7
    or a6, a6, t4
    slli t4, a5, 26
    and t4, t4, a4
    or a6, a6, t4
    slli a5, a5, 12
    and a5, a5, s1
    or a5, a6, a5
    xor a5, a5, a2
    sw a5, 972(a0)
    srli a6, t6, 22
    andi a6, a6, 48
    slli t4, t6, 14
    srli t5, t6, 18
    or t4, t4, t5
    and t4, t4, s0
    or a6, a6, t4
    and t4, s8, a2
    or a6, a6, t4
    slli t4, t6, 4
    and t4, t4, ra
    or a6, a6, t4
    slli t4, t6, 20
    and t4, t4, s7
    or a6, a6, t4
    slli t4, t6, 26
    and t4, t4, a4
    or a6, a6, t4
    slli t4, t6, 12
    and t4, t4, s1
    or a6, a6, t4
    sw a6, 976(a0)
    srli t4, s3, 22
    andi t4, t4, 48
    slli t5, s3, 14
    srli t6, s3, 18
    or t5, t5, t6
    and t5, t5, s0
    or t4, t4, t5
    and t5, s11, a2
    or t4, t4, t5
    slli t5, s3, 4
    and t5, t5, ra
    or t4, t4, t5
    slli t5, s3, 20
    and t5, t5, s7
    or t4, t4, t5
    slli t5, s3, 26
    and t5, t5, a4
    or t4, t4, t5
    slli t5, s3, 12
    and t5, t5, s1
    or t4, t4, t5
    not t4, t4
    sw t4, 980(a0)
    srli t4, s4, 22
    andi t4, t4, 48
    slli t5, s4, 14
    srli t6, s4, 18
    or t5, t5, t6
    and t5, t5, s0
    or t4, t4, t5
    and t5, s6, a2
    or t4, t4, t5
    slli t5, s4, 4
    and t5, t5, ra
    or t4, t4, t5
    slli t5, s4, 20
    and t5, t5, s7
    or t4, t4, t5
    slli t5, s4, 26
    and t5, t5, a4
    or t4, t4, t5
    slli t5, s4, 12
    and t5, t5, s1
    or t4, t4, t5
    not t4, t4
    sw t4, 984(a0)
    srli t4, t1, 22
    andi t4, t4, 48
    slli t5, t1, 14
    srli t6, t1, 18
    or t5, t5, t6
    and t5, t5, s0
    or t4, t4, t5
    and t5, s2, a2
    or t4, t4, t5
    slli t5, t1, 4
    and t5, t5, ra
    or t4, t4, t5
    slli t5, t1, 20
    and t5, t5, s7
    or t4, t4, t5
    slli t5, t1, 26
    and t5, t5, a4
    or t4, t4, t5
    slli t1, t1, 12
    and t1, t1, s1
    or t1, t4, t1
    sw t1, 988(a0)
    lw t4, 548(sp)
    lw t5, 560(sp)
    lw t6, 112(sp)
    xor t4, t4, t5
    xor a3, t6, t4
    srli s2, a3, 2
    lw s3, 488(sp)
    slli s4, a3, 6
    and s2, s2, s3
    srli s5, a3, 26
    or s4, s4, s5
    lw s5, 512(sp)
    and s4, s4, s5
    or s2, s2, s4
    xor s2, s2, a2
    # round 32 (skinny.dsl:60)
    not s2, s2
    sw s2, 992(a0)
    lw s2, 232(sp)
    xor s4, s2, t0
    srli s6, s4, 2
    and s6, s6, s3
    slli s8, s4, 6
    srli s9, s4, 26
    or s8, s8, s9
    and s8, s8, s5
    or s6, s6, s8
    lui s8, 3075
    xor s6, s6, s8
    sw s6, 996(a0)
    lw s8, 204(sp)
    sw t1, 548(sp)
    xor s9, s8, t2
    srli s10, s9, 2
    and s10, s10, s3
    slli s11, s9, 6
    srli t1, s9, 26
    or t1, s11, t1
    and t1, t1, s5
    or t1, s10, t1
    not t1, t1
    sw t1, 1000(a0)
    lw t1, 200(sp)
    sw a6, 692(sp)
    xor s10, t1, a7
    srli s11, s10, 2
    and s11, s11, s3
    slli a6, s10, 6
    sw a5, 696(sp)
    srli a5, s10, 26
    or a5, a6, a5
    and a5, a5, s5
    or a5, s11, a5
    xori a5, a5, 12
    sw a5, 1004(a0)
    lw a6, 216(sp)
    lw s11, 684(sp)
    sw t3, 700(sp)
    xor t3, a6, s11
    sw a5, 704(sp)
    srli a5, t3, 2
    and a5, a5, s3
    sw s6, 708(sp)
    slli s6, t3, 6
    srli s7, t3, 26
    or s6, s6, s7
    and s6, s6, s5
    or a5, a5, s6
    sw a5, 1008(a0)
    lw s6, 224(sp)
    lw s7, 588(sp)
    sw a5, 712(sp)
    xor a5, s6, s7
    srli a4, a5, 2
    and a4, a4, s3
    slli a2, a5, 6
    srli s6, a5, 26
    or a2, a2, s6
    and a2, a2, s5
    or a4, a4, a2
    not a4, a4
    sw a4, 1012(a0)
    lw a4, 160(sp)
    xor a2, a4, t5
    srli s6, a2, 2
    and s6, s6, s3
    slli t5, a2, 6
    srli a4, a2, 26
    or t5, t5, a4
    and t5, t5, s5
    or t5, s6, t5
    not t5, t5
    sw t5, 1016(a0)
    lw t5, 148(sp)
    lw a4, 556(sp)
    xor s6, t5, a4
    srli t5, s6, 2
    and t5, t5, s3
    slli s3, s6, 6
    srli s11, s6, 26
    or s3, s3, s11
    and s3, s3, s5
    or t5, t5, s3
    sw t5, 1020(a0)
    lw s3, 128(sp)
    xor a4, a4, s7
    and a3, a3, s3
    xori a3, a3, 15
    # round 33 (skinny.dsl:60)
    not a3, a3
    sw a3, 1024(a0)
    and a3, s4, s3
    xori a3, a3, 60
    sw a3, 1028(a0)
    and a3, s9, s3
    not a3, a3
    sw a3, 1032(a0)
    and a3, s10, s3
    sw a3, 1036(a0)
    and t3, t3, s3
    sw t3, 1040(a0)
    and a5, a5, s3
    not a5, a5
    sw a5, 1044(a0)
    and a5, a2, s3
    not a5, a5
    sw a5, 1048(a0)
    and a5, s6, s3
    sw a5, 1052(a0)
    xor a3, t6, a4
    srli a2, a3, 20
    andi a2, a2, 3
    srli s3, a3, 8
    and s3, s3, s0
    or a2, a2, s3
    srli s3, a3, 14
    andi s3, s3, 768
    or a2, a2, s3
    slli s3, a3, 2
    and s3, s3, ra
    or a2, a2, s3
    slli s3, a3, 10
    lui s4, 48
    and s3, s3, s4
    or a2, a2, s3
    srli s3, a3, 4
    lui s6, 12288
    and s3, s3, s6
    or a2, a2, s3
    slli s3, a3, 26
    and s3, s3, s1
    or a2, a2, s3
    xor a2, a2, ra
    # round 34 (skinny.dsl:60)
    not a2, a2
    sw a2, 1056(a0)
    xor a2, s2, t4
    srli s3, a2, 20
    andi s3, s3, 3
    srli s9, a2, 8
    and s9, s9, s0
    or s3, s3, s9
    srli s9, a2, 14
    andi s9, s9, 768
    or s3, s3, s9
    slli s9, a2, 2
    and s9, s9, ra
    or s3, s3, s9
    slli s9, a2, 10
    and s9, s9, s4
    or s3, s3, s9
    srli s9, a2, 4
    and s9, s9, s6
    or s3, s3, s9
    slli s9, a2, 26
    and s9, s9, s1
    or s3, s3, s9
    lw s9, 360(sp)
    xor s3, s3, s9
    sw s3, 1060(a0)
    xor s9, s8, t0
    srli s10, s9, 20
    andi s10, s10, 3
    srli s11, s9, 8
    and s11, s11, s0
    or s10, s10, s11
    srli s11, s9, 14
    andi s11, s11, 768
    or s10, s10, s11
    slli s11, s9, 2
    and s11, s11, ra
    or s10, s10, s11
    slli s11, s9, 10
    and s11, s11, s4
    or s10, s10, s11
    srli s11, s9, 4
    and s11, s11, s6
    or s10, s10, s11
    slli s11, s9, 26
    and s11, s11, s1
    or s10, s10, s11
    not s10, s10
    sw s10, 1064(a0)
    xor s10, t1, t2
    srli s11, s10, 20
    andi s11, s11, 3
    srli s5, s10, 8
    and s5, s5, s0
    or s5, s11, s5
    srli s11, s10, 14
    andi s11, s11, 768
    or s5, s5, s11
    slli s11, s10, 2
    and s11, s11, ra
    or s5, s5, s11
    slli s11, s10, 10
    and s11, s11, s4
    or s5, s5, s11
    srli s11, s10, 4
    and s11, s11, s6
    or s5, s5, s11
    slli s11, s10, 26
    and s11, s11, s1
    or s5, s5, s11
    sw s5, 1068(a0)
    xor s11, a6, a7
    sw a5, 360(sp)
    srli a5, s11, 20
    andi a5, a5, 3
    sw t3, 556(sp)
    srli t3, s11, 8
    and t3, t3, s0
    or a5, a5, t3
    srli t3, s11, 14
    andi t3, t3, 768
    or a5, a5, t3
    slli t3, s11, 2
    and t3, t3, ra
    or a5, a5, t3
    slli t3, s11, 10
    and t3, t3, s4
    or a5, a5, t3
    srli t3, s11, 4
    and t3, t3, s6
    or a5, a5, t3
    slli t3, s11, 26
    and t3, t3, s1
    or a5, a5, t3
    sw a5, 1072(a0)
    lw t3, 224(sp)
    sw t5, 128(sp)
    lw t5, 684(sp)
    sw a5, 716(sp)
    xor a5, t3, t5
    sw s5, 720(sp)
    srli s5, a5, 20
    andi s5, s5, 3
    sw s3, 724(sp)
    srli s3, a5, 8
    and s3, s3, s0
    or s3, s5, s3
    srli s5, a5, 14
    andi s5, s5, 768
    or s3, s3, s5
    slli s5, a5, 2
    and s5, s5, ra
    or s3, s3, s5
    slli s5, a5, 10
    and s5, s5, s4
    or s3, s3, s5
    srli s5, a5, 4
    and s5, s5, s6
    or s3, s3, s5
    slli s5, a5, 26
    and s5, s5, s1
    or s3, s3, s5
    not s3, s3
    sw s3, 1076(a0)
    lw s3, 160(sp)
    xor s5, s3, s7
    srli s7, s5, 20
    andi s7, s7, 3
    srli s3, s5, 8
    and s3, s3, s0
    or s3, s7, s3
    srli s7, s5, 14
    andi s7, s7, 768
    or s3, s3, s7
    slli s7, s5, 2
    and s7, s7, ra
    or s3, s3, s7
    slli s7, s5, 10
    and s7, s7, s4
    or s3, s3, s7
    srli s7, s5, 4
    and s7, s7, s6
    or s3, s3, s7
    slli s7, s5, 26
    and s7, s7, s1
    or s3, s3, s7
    not s3, s3
    sw s3, 1080(a0)
    lw s3, 148(sp)
    lw s7, 560(sp)
    lui t1, 196608
    xor s3, s3, s7
    srli t3, s3, 20
    andi t3, t3, 3
    srli a6, s3, 8
    and a6, a6, s0
    or a6, t3, a6
    srli t3, s3, 14
    andi t3, t3, 768
    or a6, a6, t3
    slli t3, s3, 2
    and t3, t3, ra
    or a6, a6, t3
    slli t3, s3, 10
    and t3, t3, s4
    or a6, a6, t3
    srli t3, s3, 4
    and t3, t3, s6
    or a6, a6, t3
    slli t3, s3, 26
    and t3, t3, s1
    or a6, a6, t3
    sw a6, 1084(a0)
    slli t3, a3, 10
    srli s6, a3, 22
    or t3, t3, s6
    lw s6, 184(sp)
    srli s0, a3, 18
    and t3, t3, s6
    andi s0, s0, 192
    or t3, t3, s0
    slli s0, a3, 12
    sw a6, 728(sp)
    lui a6, 3
    and s0, s0, a6
    or t3, t3, s0
    srli s0, a3, 2
    and s0, s0, ra
    or t3, t3, s0
    slli s0, a3, 4
    lui s4, 3072
    and s0, s0, s4
    or t3, t3, s0
    slli s0, a3, 20
    and s0, s0, t1
    or t3, t3, s0
    slli a3, a3, 28
    and a3, a3, s1
    or t3, t3, a3
    # round 35 (skinny.dsl:60)
    not t3, t3
    sw t3, 1088(a0)
    slli t3, a2, 10
    srli a3, a2, 22
    or t3, t3, a3
    and t3, t3, s6
    srli a3, a2, 18
    andi a3, a3, 192
    or t3, t3, a3
    slli a3, a2, 12
    and a3, a3, a6
    or t3, t3, a3
    srli a3, a2, 2
    and a3, a3, ra
    or t3, t3, a3
    slli a3, a2, 4
    and a3, a3, s4
    or t3, t3, a3
    slli a3, a2, 20
    and a3, a3, t1
    or t3, t3, a3
    slli a3, a2, 28
    and a3, a3, s1
    or t3, t3, a3
    lui a3, 208896
    xor t3, t3, a3
    sw t3, 1092(a0)
    slli a2, s9, 10
    srli s0, s9, 22
    or a2, a2, s0
    and a2, a2, s6
    srli s0, s9, 18
    andi s0, s0, 192
    or a2, a2, s0
    slli s0, s9, 12
    and s0, s0, a6
    or a2, a2, s0
    srli s0, s9, 2
    and s0, s0, ra
    or a2, a2, s0
    slli s0, s9, 4
    and s0, s0, s4
    or a2, a2, s0
    slli s0, s9, 20
    and s0, s0, t1
    or a2, a2, s0
    slli s0, s9, 28
    and s0, s0, s1
    or a2, a2, s0
    xor a2, a2, t1
    not a2, a2
    sw a2, 1096(a0)
    slli a2, s10, 10
    srli s0, s10, 22
    or a2, a2, s0
    and a2, a2, s6
    srli s0, s10, 18
    andi s0, s0, 192
    or a2, a2, s0
    slli s0, s10, 12
    and s0, s0, a6
    or a2, a2, s0
    srli s0, s10, 2
    and s0, s0, ra
    or a2, a2, s0
    slli s0, s10, 4
    and s0, s0, s4
    or a2, a2, s0
    slli s0, s10, 20
    and s0, s0, t1
    or a2, a2, s0
    slli s0, s10, 28
    and s0, s0, s1
    or a2, a2, s0
    sw a2, 1100(a0)
    slli s0, s11, 10
    srli s9, s11, 22
    or s0, s0, s9
    and s0, s0, s6
    srli s9, s11, 18
    andi s9, s9, 192
    or s0, s0, s9
    slli s9, s11, 12
    and s9, s9, a6
    or s0, s0, s9
    srli s9, s11, 2
    and s9, s9, ra
    or s0, s0, s9
    slli s9, s11, 4
    and s9, s9, s4
    or s0, s0, s9
    slli s9, s11, 20
    and s9, s9, t1
    or s0, s0, s9
    slli s9, s11, 28
    and s9, s9, s1
    or s0, s0, s9
    sw s0, 1104(a0)
    slli s9, a5, 10
    srli s10, a5, 22
    or s9, s9, s10
    and s9, s9, s6
    srli s10, a5, 18
    andi s10, s10, 192
    or s9, s9, s10
    slli s10, a5, 12
    and s10, s10, a6
    or s9, s9, s10
    srli s10, a5, 2
    and s10, s10, ra
    or s9, s9, s10
    slli s10, a5, 4
    and s10, s10, s4
    or s9, s9, s10
    slli s10, a5, 20
    and s10, s10, t1
    or s9, s9, s10
    slli a5, a5, 28
    and a5, a5, s1
    or a5, s9, a5
    not a5, a5
    sw a5, 1108(a0)
    slli a5, s5, 10
    srli s9, s5, 22
    or a5, a5, s9
    and a5, a5, s6
    srli s9, s5, 18
    andi s9, s9, 192
    or a5, a5, s9
    slli s9, s5, 12
    and s9, s9, a6
    or a5, a5, s9
    srli s9, s5, 2
    and s9, s9, ra
    or a5, a5, s9
    slli s9, s5, 4
    and s9, s9, s4
    or a5, a5, s9
    slli s9, s5, 20
    and s9, s9, t1
    or a5, a5, s9
    slli s5, s5, 28
    and s5, s5, s1
    or a5, a5, s5
    not a5, a5
    sw a5, 1112(a0)
    slli a5, s3, 10
    srli s5, s3, 22
    or a5, a5, s5
    and a5, a5, s6
    srli s5, s3, 18
    andi s5, s5, 192
    or a5, a5, s5
    slli s5, s3, 12
    and s5, s5, a6
    or a5, a5, s5
    srli s5, s3, 2
    and s5, s5, ra
    or a5, a5, s5
    slli s5, s3, 4
    and s5, s5, s4
    or a5, a5, s5
    slli s5, s3, 20
    and s5, s5, t1
    or a5, a5, s5
    slli s3, s3, 28
    and s3, s3, s1
    or a5, a5, s3
    sw a5, 1116(a0)
    xor s3, s7, t5
    xor s5, t6, s3
    srli s6, s5, 10
    andi s7, s6, 12
    srli s9, s5, 2
    lw s10, 256(sp)
    lw s11, 288(sp)
    and s9, s9, s10
    or s7, s7, s9
    srli s9, s5, 12
    and s9, s9, s11
    or s7, s7, s9
    slli s9, s5, 24
    srli a3, s5, 8
    or a3, s9, a3
    lui s9, 196611
    and t1, a3, s9
    or t1, s7, t1
    slli s7, s5, 6
    sw a5, 560(sp)
    lui a5, 768
    and s7, s7, a5
    or t1, t1, s7
    lui s7, 192
    xor t1, t1, s7
    # round 36 (skinny.dsl:60)
    not t1, t1
    sw t1, 1120(a0)
    xor t1, s2, a4
    sw s0, 184(sp)
    srli s0, t1, 10
    sw a2, 732(sp)
    andi a2, s0, 12
    sw t3, 736(sp)
    srli t3, t1, 2
    and t3, t3, s10
    or t3, a2, t3
    srli a2, t1, 12
    and a2, a2, s11
    or t3, t3, a2
    slli a2, t1, 24
    srli s4, t1, 8
    or a2, a2, s4
    and s4, a2, s9
    or t3, t3, s4
    slli s4, t1, 6
    and s4, s4, a5
    or t3, t3, s4
    xori t3, t3, 192
    sw t3, 1124(a0)
    xor s4, s8, t4
    sw t3, 740(sp)
    srli t3, s4, 10
    andi ra, t3, 12
    srli a6, s4, 2
    and a6, a6, s10
    or a6, ra, a6
    srli ra, s4, 12
    and ra, ra, s11
    or a6, a6, ra
    slli ra, s4, 24
    srli s8, s4, 8
    or s8, ra, s8
    and ra, s8, s9
    or a6, a6, ra
    slli ra, s4, 6
    and ra, ra, a5
    or a6, a6, ra
    xor a6, a6, s7
    not a6, a6
    sw a6, 1128(a0)
    lw a6, 200(sp)
    xor ra, a6, t0
    srli a6, ra, 10
    andi s2, a6, 12
    srli s1, ra, 2
    and s1, s1, s10
    or s1, s2, s1
    srli s2, ra, 12
    and s2, s2, s11
    or s1, s1, s2
    slli s2, ra, 24
    srli t6, ra, 8
    or t6, s2, t6
    and s2, t6, s9
    or s1, s1, s2
    slli s2, ra, 6
    and s2, s2, a5
    or s1, s1, s2
    xor s1, s1, s7
    sw s1, 1132(a0)
    lw s2, 216(sp)
    sw s1, 744(sp)
    xor s1, s2, t2
    srli s7, s1, 10
    andi s2, s7, 12
    sw t2, 748(sp)
    srli t2, s1, 2
    and t2, t2, s10
    or t2, s2, t2
    srli s2, s1, 12
    and s2, s2, s11
    or t2, t2, s2
    slli s2, s1, 24
    sw t0, 752(sp)
    srli t0, s1, 8
    or t0, s2, t0
    and s2, t0, s9
    or t2, t2, s2
    slli s2, s1, 6
    and s2, s2, a5
    or t2, t2, s2
    sw t2, 1136(a0)
    lw s2, 224(sp)
    sw t2, 756(sp)
    xor t2, s2, a7
    srli s2, t2, 10
    sw t4, 760(sp)
    andi t4, s2, 12
    sw a4, 764(sp)
    srli a4, t2, 2
    and a4, a4, s10
    or t4, t4, a4
    srli a4, t2, 12
    and a4, a4, s11
    or t4, t4, a4
    slli a4, t2, 24
    sw s3, 768(sp)
    srli s3, t2, 8
    or a4, a4, s3
    and s3, a4, s9
    or t4, t4, s3
    slli s3, t2, 6
    and s3, s3, a5
    or t4, t4, s3
    not t4, t4
    sw t4, 1140(a0)
    lw t4, 160(sp)
    sw a7, 772(sp)
    xor s3, t4, t5
    srli t5, s3, 10
    andi t4, t5, 12
    srli a7, s3, 2
    and a7, a7, s10
    or a7, t4, a7
    srli t4, s3, 12
    and t4, t4, s11
    or a7, a7, t4
    slli t4, s3, 24
    sw t5, 776(sp)
    srli t5, s3, 8
    or t4, t4, t5
    and t5, t4, s9
    or a7, a7, t5
    slli t5, s3, 6
    and t5, t5, a5
    or a7, a7, t5
    not a7, a7
    sw a7, 1144(a0)
    lw a7, 148(sp)
    lw t5, 588(sp)
    sw s3, 784(sp)
    xor a7, a7, t5
    srli t5, a7, 10
    sw t5, 780(sp)
    andi t5, t5, 12
    srli s3, a7, 2
    and s3, s3, s10
    or t5, t5, s3
    srli s3, a7, 12
    and s3, s3, s11
    or t5, t5, s3
    slli s3, a7, 24
    srli s10, a7, 8
    or s3, s3, s10
    and s9, s3, s9
    or t5, t5, s9
    slli s9, a7, 6
    and s9, s9, a5
    or t5, t5, s9
    sw t5, 1148(a0)
    lw s9, 268(sp)
    slli s10, s5, 18
    and a3, a3, s9
    sw t5, 788(sp)
    srli t5, s5, 14
    or t5, s10, t5
    lw s10, 276(sp)
    and t5, t5, s10
    or t5, a3, t5
    lw a3, 264(sp)
    and s6, s6, a3
    or t5, t5, s6
    lw s6, 244(sp)
    and t3, t3, a3
    and s5, s5, s6
    or t5, t5, s5
    lui s5, 240
    xor t5, t5, s5
    # round 37 (skinny.dsl:60)
    not t5, t5
    sw t5, 1152(a0)
    and t5, a2, s9
    slli a2, t1, 18
    srli s5, t1, 14
    or a2, a2, s5
    and a2, a2, s10
    or t5, t5, a2
    and a2, s0, a3
    or t5, t5, a2
    and t1, t1, s6
    or t1, t5, t1
    lui t5, 816
    xor t1, t1, t5
    sw t1, 1156(a0)
    and t1, s8, s9
    slli t5, s4, 18
    srli a2, s4, 14
    or t5, t5, a2
    and t5, t5, s10
    or t1, t1, t5
    or t1, t1, t3
    and t3, s4, s6
    or t1, t1, t3
    not t1, t1
    sw t1, 1160(a0)
    and t1, t6, s9
    slli t3, ra, 18
    srli t5, ra, 14
    or t3, t3, t5
    and t3, t3, s10
    or t1, t1, t3
    and a6, a6, a3
    or a6, t1, a6
    and t1, ra, s6
    or a6, a6, t1
    lui t1, 48
    xor a6, a6, t1
    sw a6, 1164(a0)
    and a6, t0, s9
    slli t0, s1, 18
    srli t3, s1, 14
    or t0, t0, t3
    and t0, t0, s10
    or a6, a6, t0
    and t0, s7, a3
    or a6, a6, t0
    and t0, s1, s6
    or a6, a6, t0
    sw a6, 1168(a0)
    and t0, a4, s9
    slli t3, t2, 18
    srli t5, t2, 14
    or t3, t3, t5
    and t3, t3, s10
    or t0, t0, t3
    and t3, s2, a3
    or t0, t0, t3
    and t2, t2, s6
    or t0, t0, t2
    not t0, t0
    sw t0, 1172(a0)
    lw t2, 784(sp)
    and t0, t4, s9
    slli t3, t2, 18
    srli t4, t2, 14
    or t3, t3, t4
    and t3, t3, s10
    or t0, t0, t3
    lw t3, 776(sp)
    and t2, t2, s6
    and t3, t3, a3
    or t0, t0, t3
    or t0, t0, t2
    not t0, t0
    sw t0, 1176(a0)
    and t0, s3, s9
    slli t2, a7, 18
    srli t3, a7, 14
    or t2, t2, t3
    and t2, t2, s10
    or t0, t0, t2
    lw t2, 780(sp)
    and a7, a7, s6
    and t2, t2, a3
    or t0, t0, t2
    or a7, t0, a7
    sw a7, 1180(a0)
    lw t0, 588(sp)
    lw t2, 772(sp)
    lw t3, 112(sp)
    xor t0, t0, t2
    xor t4, t3, t0
    srli t5, t4, 4
    andi t5, t5, 3
    srli t6, t4, 8
    andi t6, t6, 192
    or t5, t5, t6
    srli t6, t4, 14
    andi t6, t6, 768
    or t5, t5, t6
    slli t6, t4, 16
    srli a4, t4, 16
    or t6, t6, a4
    lui a4, 3084
    and t6, t6, a4
    or t5, t5, t6
    slli t6, t4, 4
    lui a3, 12336
    and a2, t6, a3
    or t5, t5, a2
    slli a2, t4, 2
    lui s0, 786432
    and s1, a2, s0
    or t5, t5, s1
    xor t5, t5, t1
    # round 38 (skinny.dsl:60)
    not t5, t5
    sw t5, 1184(a0)
    lw t5, 232(sp)
    lw s1, 768(sp)
    xor s2, t5, s1
    srli s3, s2, 4
    andi s3, s3, 3
    srli s4, s2, 8
    andi s4, s4, 192
    or s3, s3, s4
    srli s4, s2, 14
    andi s4, s4, 768
    or s3, s3, s4
    slli s4, s2, 16
    srli s5, s2, 16
    or s4, s4, s5
    and s4, s4, a4
    or s3, s3, s4
    slli s4, s2, 4
    and s5, s4, a3
    or s3, s3, s5
    slli s5, s2, 2
    and s6, s5, s0
    or s3, s3, s6
    lw s6, 272(sp)
    xor s3, s3, s6
    sw s3, 1188(a0)
    lw s6, 204(sp)
    lw s7, 764(sp)
    sw a7, 272(sp)
    xor s8, s6, s7
    srli ra, s8, 4
    andi ra, ra, 3
    srli a7, s8, 8
    andi a7, a7, 192
    or a7, ra, a7
    srli ra, s8, 14
    andi ra, ra, 768
    or a7, a7, ra
    slli ra, s8, 16
    sw a6, 588(sp)
    srli a6, s8, 16
    or a6, ra, a6
    and a6, a6, a4
    or a6, a7, a6
    slli a7, s8, 4
    and ra, a7, a3
    or a6, a6, ra
    slli ra, s8, 2
    and s10, ra, s0
    or a6, a6, s10
    xor a6, a6, s0
    not a6, a6
    sw a6, 1192(a0)
    lw a6, 200(sp)
    lw s10, 760(sp)
    sw s3, 244(sp)
    xor s3, a6, s10
    srli s9, s3, 4
    andi s9, s9, 3
    srli t1, s3, 8
    andi t1, t1, 192
    or t1, s9, t1
    srli s9, s3, 14
    andi s9, s9, 768
    or t1, t1, s9
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    and s9, s9, a4
    or t1, t1, s9
    slli s9, s3, 4
    and s11, s9, a3
    or t1, t1, s11
    slli s11, s3, 2
    and s10, s11, s0
    or t1, t1, s10
    sw t1, 1196(a0)
    lw s10, 216(sp)
    sw t1, 264(sp)
    lw t1, 752(sp)
    xor t1, s10, t1
    srli s10, t1, 4
    andi s10, s10, 3
    srli a6, t1, 8
    andi a6, a6, 192
    or a6, s10, a6
    srli s10, t1, 14
    andi s10, s10, 768
    or a6, a6, s10
    slli s10, t1, 16
    srli s7, t1, 16
    or s7, s10, s7
    and s7, s7, a4
    or a6, a6, s7
    slli s7, t1, 4
    and s10, s7, a3
    or a6, a6, s10
    slli s10, t1, 2
    and s6, s10, s0
    or a6, a6, s6
    sw a6, 1200(a0)
    lw s6, 224(sp)
    sw a6, 780(sp)
    lw a6, 748(sp)
    xor s6, s6, a6
    srli s1, s6, 4
    andi s1, s1, 3
    srli t5, s6, 8
    andi t5, t5, 192
    or t5, s1, t5
    srli s1, s6, 14
    andi s1, s1, 768
    or t5, t5, s1
    slli s1, s6, 16
    srli t3, s6, 16
    or t3, s1, t3
    and t3, t3, a4
    or t3, t5, t3
    slli t5, s6, 4
    and s1, t5, a3
    or t3, t3, s1
    slli s1, s6, 2
    and a6, s1, s0
    or a6, t3, a6
    not a6, a6
    sw a6, 1204(a0)
    lw a6, 160(sp)
    sw t0, 784(sp)
    xor t3, a6, t2
    srli t2, t3, 4
    andi t2, t2, 3
    srli a6, t3, 8
    andi a6, a6, 192
    or a6, t2, a6
    srli t2, t3, 14
    andi t2, t2, 768
    or a6, a6, t2
    slli t2, t3, 16
    srli t0, t3, 16
    or t0, t2, t0
    and t0, t0, a4
    or a6, a6, t0
    slli t0, t3, 4
    and t2, t0, a3
    or a6, a6, t2
    slli t2, t3, 2
    sw t0, 776(sp)
    and t0, t2, s0
    or a6, a6, t0
    not a6, a6
    sw a6, 1208(a0)
    lw a6, 148(sp)
    lw t0, 684(sp)
    sw t3, 792(sp)
    xor a6, a6, t0
    srli t0, a6, 4
    andi t0, t0, 3
    srli t3, a6, 8
    andi t3, t3, 192
    or t0, t0, t3
    srli t3, a6, 14
    andi t3, t3, 768
    or t0, t0, t3
    slli t3, a6, 16
    sw t2, 796(sp)
    srli t2, a6, 16
    or t2, t3, t2
    and t2, t2, a4
    or t0, t0, t2
    slli t2, a6, 4
    and t3, t2, a3
    or t0, t0, t3
    slli t3, a6, 2
    and a4, t3, s0
    or t0, t0, a4
    sw t0, 1212(a0)
    lw a4, 324(sp)
    sw t0, 800(sp)
    and a3, a2, a4
    slli a2, t4, 22
    srli t0, t4, 10
    or t0, a2, t0
    lw a2, 320(sp)
    lui s0, 3
    and t0, t0, a2
    or t0, a3, t0
    srli a3, t4, 12
    and a3, a3, s0
    or t0, t0, a3
    slli a3, t4, 14
    sw t2, 804(sp)
    lui t2, 12
    and a3, a3, t2
    or t0, t0, a3
    slli t4, t4, 10
    and t4, t4, a5
    or t0, t0, t4
    lui t4, 3072
    and t6, t6, t4
    or t0, t0, t6
    xor t0, t0, s0
    # round 39 (skinny.dsl:60)
    not t0, t0
    sw t0, 1216(a0)
    and t0, s5, a4
    slli t6, s2, 22
    srli a3, s2, 10
    or t6, t6, a3
    and t6, t6, a2
    or t0, t0, t6
    srli t6, s2, 12
    and t6, t6, s0
    or t0, t0, t6
    slli t6, s2, 14
    and t6, t6, t2
    or t0, t0, t6
    slli t6, s2, 10
    and t6, t6, a5
    or t0, t0, t6
    and t6, s4, t4
    or t0, t0, t6
    lw t6, 316(sp)
    slli a3, s8, 22
    xor t0, t0, t6
    sw t0, 1220(a0)
    and t6, ra, a4
    srli s2, s8, 10
    or a3, a3, s2
    and a3, a3, a2
    or t6, t6, a3
    srli a3, s8, 12
    and a3, a3, s0
    or t6, t6, a3
    slli a3, s8, 14
    and a3, a3, t2
    or t6, t6, a3
    slli a3, s8, 10
    and a3, a3, a5
    or t6, t6, a3
    and a7, a7, t4
    or a7, t6, a7
    xor a7, a7, s0
    not a7, a7
    sw a7, 1224(a0)
    and a7, s11, a4
    slli t6, s3, 22
    srli a3, s3, 10
    or t6, t6, a3
    and t6, t6, a2
    or a7, a7, t6
    srli t6, s3, 12
    and t6, t6, s0
    or a7, a7, t6
    slli t6, s3, 14
    and t6, t6, t2
    or a7, a7, t6
    slli t6, s3, 10
    and t6, t6, a5
    or a7, a7, t6
    and t6, s9, t4
    or a7, a7, t6
    xor a7, a7, s0
    sw a7, 1228(a0)
    and t6, s10, a4
    slli a3, t1, 22
    srli s2, t1, 10
    or a3, a3, s2
    and a3, a3, a2
    or t6, t6, a3
    srli a3, t1, 12
    and a3, a3, s0
    or t6, t6, a3
    slli a3, t1, 14
    and a3, a3, t2
    or t6, t6, a3
    slli t1, t1, 10
    and t1, t1, a5
    or t1, t6, t1
    and t6, s7, t4
    or t1, t1, t6
    sw t1, 1232(a0)
    and t6, s1, a4
    slli a3, s6, 22
    srli s1, s6, 10
    or a3, a3, s1
    and a3, a3, a2
    or t6, t6, a3
    srli a3, s6, 12
    and a3, a3, s0
    or t6, t6, a3
    slli a3, s6, 14
    and a3, a3, t2
    or t6, t6, a3
    slli a3, s6, 10
    and a3, a3, a5
    or t6, t6, a3
    and t5, t5, t4
    or t5, t6, t5
    not t5, t5
    sw t5, 1236(a0)
    lw t5, 796(sp)
    lw t6, 792(sp)
    and t5, t5, a4
    slli a3, t6, 22
    srli s1, t6, 10
    or a3, a3, s1
    and a3, a3, a2
    or t5, t5, a3
    srli a3, t6, 12
    and a3, a3, s0
    or t5, t5, a3
    slli a3, t6, 14
    and a3, a3, t2
    or t5, t5, a3
    slli t6, t6, 10
    and t6, t6, a5
    or t5, t5, t6
    lw t6, 776(sp)
    and t3, t3, a4
    and t6, t6, t4
    or t5, t5, t6
    not t5, t5
    sw t5, 1240(a0)
    slli t5, a6, 22
    srli t6, a6, 10
    or t5, t5, t6
    and t5, t5, a2
    or t3, t3, t5
    srli t5, a6, 12
    and t5, t5, s0
    or t3, t3, t5
    slli t5, a6, 14
    and t5, t5, t2
    or t3, t3, t5
    slli a6, a6, 10
    and a6, a6, a5
    or a6, t3, a6
    lw t3, 804(sp)
    lui s2, 192
    and t3, t3, t4
    or a6, a6, t3
    sw a6, 1244(a0)
    lw t3, 684(sp)
    lw t5, 748(sp)
    lw t6, 112(sp)
    xor t3, t3, t5
    xor a4, t6, t3
    srli a3, a4, 12
    lw a2, 336(sp)
    srli s1, a4, 2
    and a3, a3, a2
    andi s1, s1, 48
    or a3, a3, s1
    srli s1, a4, 18
    and s1, s1, s0
    or a3, a3, s1
    srli s1, a4, 10
    and s3, s1, s2
    or a3, a3, s3
    slli s3, a4, 16
    lui s4, 197376
    and s3, s3, s4
    or a3, a3, s3
    slli s3, a4, 6
    lui s5, 49152
    and s3, s3, s5
    or a3, a3, s3
    xor a3, a3, s0
    # round 40 (skinny.dsl:60)
    not a3, a3
    sw a3, 1248(a0)
    lw a3, 232(sp)
    lw s3, 784(sp)
    xor s6, a3, s3
    srli s7, s6, 12
    and s7, s7, a2
    srli s8, s6, 2
    andi s8, s8, 48
    or s7, s7, s8
    srli s8, s6, 18
    and s8, s8, s0
    or s7, s7, s8
    srli s8, s6, 10
    and s9, s8, s2
    or s7, s7, s9
    slli s9, s6, 16
    and s9, s9, s4
    or s7, s7, s9
    slli s9, s6, 6
    and s9, s9, s5
    or s7, s7, s9
    lw s9, 480(sp)
    xor s7, s7, s9
    sw s7, 1252(a0)
    lw s9, 204(sp)
    lw s10, 768(sp)
    sw a6, 480(sp)
    xor s11, s9, s10
    srli ra, s11, 12
    and ra, ra, a2
    srli a6, s11, 2
    andi a6, a6, 48
    or a6, ra, a6
    srli ra, s11, 18
    and ra, ra, s0
    or a6, a6, ra
    srli ra, s11, 10
    sw t1, 684(sp)
    and t1, ra, s2
    or a6, a6, t1
    slli t1, s11, 16
    and t1, t1, s4
    or a6, a6, t1
    slli t1, s11, 6
    and t1, t1, s5
    or a6, a6, t1
    not a6, a6
    sw a6, 1256(a0)
    lw a6, 200(sp)
    lw t1, 764(sp)
    sw a7, 804(sp)
    xor a7, a6, t1
    sw t0, 320(sp)
    srli t0, a7, 12
    and t0, t0, a2
    sw s7, 324(sp)
    srli s7, a7, 2
    andi s7, s7, 48
    or t0, t0, s7
    srli s7, a7, 18
    and s7, s7, s0
    or t0, t0, s7
    srli s7, a7, 10
    and t4, s7, s2
    or t0, t0, t4
    slli t4, a7, 16
    and t4, t4, s4
    or t0, t0, t4
    slli t4, a7, 6
    and t4, t4, s5
    or t0, t0, t4
    xori t0, t0, 12
    sw t0, 1260(a0)
    lw t4, 216(sp)
    sw t0, 776(sp)
    lw t0, 760(sp)
    xor a5, t4, t0
    srli t0, a5, 12
    and t0, t0, a2
    srli t4, a5, 2
    andi t4, t4, 48
    or t0, t0, t4
    srli t4, a5, 18
    and t4, t4, s0
    or t0, t0, t4
    srli t4, a5, 10
    and t1, t4, s2
    or t0, t0, t1
    slli t1, a5, 16
    and t1, t1, s4
    or t0, t0, t1
    slli t1, a5, 6
    and t1, t1, s5
    or t0, t0, t1
    sw t0, 1264(a0)
    lw t1, 224(sp)
    sw t0, 792(sp)
    lw t0, 752(sp)
    xor t1, t1, t0
    srli a6, t1, 12
    and a6, a6, a2
    srli s10, t1, 2
    andi s10, s10, 48
    or a6, a6, s10
    srli s10, t1, 18
    and s10, s10, s0
    or a6, a6, s10
    srli s10, t1, 10
    and s9, s10, s2
    or a6, a6, s9
    slli s9, t1, 16
    and s9, s9, s4
    or a6, a6, s9
    slli s9, t1, 6
    and s9, s9, s5
    or a6, a6, s9
    not a6, a6
    sw a6, 1268(a0)
    lw a6, 160(sp)
    xor s9, a6, t5
    srli t5, s9, 12
    and t5, t5, a2
    srli a6, s9, 2
    andi a6, a6, 48
    or a6, t5, a6
    srli t5, s9, 18
    and t5, t5, s0
    or a6, a6, t5
    srli t5, s9, 10
    and s3, t5, s2
    or a6, a6, s3
    slli s3, s9, 16
    and s3, s3, s4
    or a6, a6, s3
    slli s3, s9, 6
    and s3, s3, s5
    or a6, a6, s3
    not a6, a6
    sw a6, 1272(a0)
    lw a6, 148(sp)
    lw s3, 772(sp)
    xor a6, a6, s3
    srli a3, a6, 12
    and a3, a3, a2
    srli a2, a6, 2
    andi a2, a2, 48
    or a3, a3, a2
    srli a2, a6, 18
    and a2, a2, s0
    or a3, a3, a2
    srli a2, a6, 10
    and s0, a2, s2
    or a3, a3, s0
    slli s0, a6, 16
    and s0, s0, s4
    or a3, a3, s0
    slli s0, a6, 6
    and s0, s0, s5
    or a3, a3, s0
    sw a3, 1276(a0)
    andi s0, s1, 771
    slli s1, a4, 8
    srli s4, a4, 24
    or s1, s1, s4
    lw s4, 356(sp)
    lw s5, 288(sp)
    and s1, s1, s4
    or s0, s0, s1
    slli s1, a4, 10
    and s1, s1, s5
    or s0, s0, s1
    slli s1, a4, 24
    srli a4, a4, 8
    or a4, s1, a4
    lui s1, 49200
    and a4, a4, s1
    or a4, s0, a4
    xori a4, a4, 12
    # round 41 (skinny.dsl:60)
    not a4, a4
    sw a4, 1280(a0)
    andi a4, s8, 771
    slli s0, s6, 8
    srli s8, s6, 24
    or s0, s0, s8
    and s0, s0, s4
    or a4, a4, s0
    slli s0, s6, 10
    and s0, s0, s5
    or a4, a4, s0
    slli s0, s6, 24
    srli s6, s6, 8
    or s0, s0, s6
    and s0, s0, s1
    or a4, a4, s0
    xori a4, a4, 60
    sw a4, 1284(a0)
    andi a4, ra, 771
    slli s0, s11, 8
    srli s6, s11, 24
    or s0, s0, s6
    and s0, s0, s4
    or a4, a4, s0
    slli s0, s11, 10
    and s0, s0, s5
    or a4, a4, s0
    slli s0, s11, 24
    srli s6, s11, 8
    or s0, s0, s6
    and s0, s0, s1
    or a4, a4, s0
    xori a4, a4, 3
    not a4, a4
    sw a4, 1288(a0)
    andi a4, s7, 771
    slli s0, a7, 8
    srli s6, a7, 24
    or s0, s0, s6
    and s0, s0, s4
    or a4, a4, s0
    slli s0, a7, 10
    and s0, s0, s5
    or a4, a4, s0
    slli s0, a7, 24
    srli a7, a7, 8
    or a7, s0, a7
    and a7, a7, s1
    or a7, a4, a7
    sw a7, 1292(a0)
    andi a7, t4, 771
    slli t4, a5, 8
    srli a4, a5, 24
    or t4, t4, a4
    and t4, t4, s4
    or a7, a7, t4
    slli t4, a5, 10
    and t4, t4, s5
    or a7, a7, t4
    slli t4, a5, 24
    srli a5, a5, 8
    or a5, t4, a5
    and a5, a5, s1
    or a5, a7, a5
    sw a5, 1296(a0)
    andi a7, s10, 771
    slli t4, t1, 8
    srli a4, t1, 24
    or t4, t4, a4
    and t4, t4, s4
    or a7, a7, t4
    slli t4, t1, 10
    and t4, t4, s5
    or a7, a7, t4
    slli t4, t1, 24
    srli t1, t1, 8
    or t1, t4, t1
    and t1, t1, s1
    or a7, a7, t1
    not a7, a7
    sw a7, 1300(a0)
    andi a7, t5, 771
    slli t1, s9, 8
    srli t4, s9, 24
    or t1, t1, t4
    and t1, t1, s4
    or a7, a7, t1
    slli t1, s9, 10
    and t1, t1, s5
    or a7, a7, t1
    slli t1, s9, 24
    srli t4, s9, 8
    or t1, t1, t4
    and t1, t1, s1
    or a7, a7, t1
    not a7, a7
    sw a7, 1304(a0)
    andi a7, a2, 771
    slli t1, a6, 8
    srli t4, a6, 24
    or t1, t1, t4
    and t1, t1, s4
    or a7, a7, t1
    slli t1, a6, 10
    and t1, t1, s5
    or a7, a7, t1
    slli t1, a6, 24
    srli a6, a6, 8
    or a6, t1, a6
    and a6, a6, s1
    or a6, a7, a6
    sw a6, 1308(a0)
    xor a7, s3, t0
    xor t1, t6, a7
    slli t4, t1, 4
    srli t5, t1, 28
    or t4, t4, t5
    lw t5, 368(sp)
    slli a4, t1, 2
    and t4, t4, t5
    andi a2, a4, 192
    or t4, t4, a2
    srli a2, t1, 4
    andi a2, a2, 768
    or t4, t4, a2
    srli a2, t1, 8
    and a2, a2, t2
    or t4, t4, a2
    srli a2, t1, 14
    lui s0, 48
    and a2, a2, s0
    or t4, t4, a2
    slli a2, t1, 16
    lui s1, 789504
    and a2, a2, s1
    or t4, t4, a2
    xor t4, t4, t2
    # round 42 (skinny.dsl:60)
    not t4, t4
    sw t4, 1312(a0)
    lw t4, 232(sp)
    xor a2, t4, t3
    slli s3, a2, 4
    srli s4, a2, 28
    or s3, s3, s4
    and s3, s3, t5
    slli s4, a2, 2
    andi s5, s4, 192
    or s3, s3, s5
    srli s5, a2, 4
    andi s5, s5, 768
    or s3, s3, s5
    srli s5, a2, 8
    and s5, s5, t2
    or s3, s3, s5
    srli s5, a2, 14
    and s5, s5, s0
    or s3, s3, s5
    slli s5, a2, 16
    and s5, s5, s1
    or s3, s3, s5
    lw s5, 268(sp)
    xor s3, s3, s5
    sw s3, 1316(a0)
    lw s5, 204(sp)
    lw s6, 784(sp)
    xor s7, s5, s6
    slli s8, s7, 4
    srli s9, s7, 28
    or s8, s8, s9
    and s8, s8, t5
    slli s9, s7, 2
    andi s10, s9, 192
    or s8, s8, s10
    srli s10, s7, 4
    andi s10, s10, 768
    or s8, s8, s10
    srli s10, s7, 8
    and s10, s10, t2
    or s8, s8, s10
    srli s10, s7, 14
    and s10, s10, s0
    or s8, s8, s10
    slli s10, s7, 16
    and s10, s10, s1
    or s8, s8, s10
    not s8, s8
    sw s8, 1320(a0)
    lw s8, 200(sp)
    lw s10, 768(sp)
    sw a6, 268(sp)
    xor s11, s8, s10
    slli ra, s11, 4
    srli a6, s11, 28
    or a6, ra, a6
    and a6, a6, t5
    slli ra, s11, 2
    sw a5, 772(sp)
    andi a5, ra, 192
    or a5, a6, a5
    srli a6, s11, 4
    andi a6, a6, 768
    or a5, a5, a6
    srli a6, s11, 8
    and a6, a6, t2
    or a5, a5, a6
    srli a6, s11, 14
    and a6, a6, s0
    or a5, a5, a6
    slli a6, s11, 16
    and a6, a6, s1
    or a5, a5, a6
    xor a5, a5, t2
    sw a5, 1324(a0)
    lw a6, 216(sp)
    sw a3, 288(sp)
    lw a3, 764(sp)
    sw a5, 356(sp)
    xor a5, a6, a3
    sw s3, 796(sp)
    slli s3, a5, 4
    srli a3, a5, 28
    or a3, s3, a3
    and a3, a3, t5
    slli s3, a5, 2
    andi a6, s3, 192
    or a6, a3, a6
    srli a3, a5, 4
    andi a3, a3, 768
    or a6, a6, a3
    srli a3, a5, 8
    and a3, a3, t2
    or a6, a6, a3
    srli a3, a5, 14
    and a3, a3, s0
    or a6, a6, a3
    slli a3, a5, 16
    and a3, a3, s1
    or a6, a6, a3
    sw a6, 1328(a0)
    lw a3, 224(sp)
    sw a6, 316(sp)
    lw a6, 760(sp)
    xor a3, a3, a6
    slli s10, a3, 4
    srli s8, a3, 28
    or s8, s10, s8
    and s8, s8, t5
    slli s10, a3, 2
    andi s6, s10, 192
    or s6, s8, s6
    srli s8, a3, 4
    andi s8, s8, 768
    or s6, s6, s8
    srli s8, a3, 8
    and s8, s8, t2
    or s6, s6, s8
    srli s8, a3, 14
    and s8, s8, s0
    or s6, s6, s8
    slli s8, a3, 16
    and s8, s8, s1
    or s6, s6, s8
    not s6, s6
    sw s6, 1332(a0)
    lw s6, 160(sp)
    xor s8, s6, t0
    slli t0, s8, 4
    srli s6, s8, 28
    or t0, t0, s6
    and t0, t0, t5
    slli s6, s8, 2
    andi s2, s6, 192
    or t0, t0, s2
    srli s2, s8, 4
    andi s2, s2, 768
    or t0, t0, s2
    srli s2, s8, 8
    and s2, s2, t2
    or t0, t0, s2
    srli s2, s8, 14
    and s2, s2, s0
    or t0, t0, s2
    slli s2, s8, 16
    and s2, s2, s1
    or t0, t0, s2
    not t0, t0
    sw t0, 1336(a0)
    lw t0, 148(sp)
    lw s2, 748(sp)
    lui t6, 3072
    xor t0, t0, s2
    slli s5, t0, 4
    srli t4, t0, 28
    or t4, s5, t4
    and t4, t4, t5
    slli t5, t0, 2
    andi s5, t5, 192
    or t4, t4, s5
    srli s5, t0, 4
    andi s5, s5, 768
    or t4, t4, s5
    srli s5, t0, 8
    and s5, s5, t2
    or t4, t4, s5
    srli s5, t0, 14
    and s5, s5, s0
    or t4, t4, s5
    slli s5, t0, 16
    and s1, s5, s1
    or t4, t4, s1
    sw t4, 1340(a0)
    lw s1, 400(sp)
    srli s5, t1, 10
    and a4, a4, s1
    sw t4, 368(sp)
    lw t4, 396(sp)
    lui s0, 768
    and s5, s5, t4
    or a4, a4, s5
    slli s5, t1, 20
    and s5, s5, s0
    or a4, a4, s5
    slli s5, t1, 14
    and s5, s5, t6
    or a4, a4, s5
    slli s5, t1, 10
    lui s2, 196608
    and s5, s5, s2
    or a4, a4, s5
    slli t1, t1, 4
    lui s5, 786432
    and t1, t1, s5
    or t1, a4, t1
    xor t1, t1, t2
    # round 43 (skinny.dsl:60)
    not t1, t1
    sw t1, 1344(a0)
    and t1, s4, s1
    srli a4, a2, 10
    and a4, a4, t4
    or t1, t1, a4
    slli a4, a2, 20
    and a4, a4, s0
    or t1, t1, a4
    slli a4, a2, 14
    and a4, a4, t6
    or t1, t1, a4
    slli a4, a2, 10
    and a4, a4, s2
    or t1, t1, a4
    slli a4, a2, 4
    and a4, a4, s5
    or t1, t1, a4
    lui a4, 208896
    xor t1, t1, a4
    sw t1, 1348(a0)
    and a4, s9, s1
    srli a2, s7, 10
    and a2, a2, t4
    or a4, a4, a2
    slli a2, s7, 20
    and a2, a2, s0
    or a4, a4, a2
    slli a2, s7, 14
    and a2, a2, t6
    or a4, a4, a2
    slli a2, s7, 10
    and a2, a2, s2
    or a4, a4, a2
    slli a2, s7, 4
    and a2, a2, s5
    or a4, a4, a2
    not a4, a4
    sw a4, 1352(a0)
    and a4, ra, s1
    srli a2, s11, 10
    and a2, a2, t4
    or a4, a4, a2
    slli a2, s11, 20
    and a2, a2, s0
    or a4, a4, a2
    slli a2, s11, 14
    and a2, a2, t6
    or a4, a4, a2
    slli a2, s11, 10
    and a2, a2, s2
    or a4, a4, a2
    slli a2, s11, 4
    and a2, a2, s5
    or a4, a4, a2
    sw a4, 1356(a0)
    and a2, s3, s1
    srli s3, a5, 10
    and s3, s3, t4
    or a2, a2, s3
    slli s3, a5, 20
    and s3, s3, s0
    or a2, a2, s3
    slli s3, a5, 14
    and s3, s3, t6
    or a2, a2, s3
    slli s3, a5, 10
    and s3, s3, s2
    or a2, a2, s3
    slli a5, a5, 4
    and a5, a5, s5
    or a5, a2, a5
    sw a5, 1360(a0)
    and a2, s10, s1
    srli s3, a3, 10
    and s3, s3, t4
    or a2, a2, s3
    slli s3, a3, 20
    and s3, s3, s0
    or a2, a2, s3
    slli s3, a3, 14
    and s3, s3, t6
    or a2, a2, s3
    slli s3, a3, 10
    and s3, s3, s2
    or a2, a2, s3
    slli a3, a3, 4
    and a3, a3, s5
    or a3, a2, a3
    not a3, a3
    sw a3, 1364(a0)
    and a3, s6, s1
    srli a2, s8, 10
    and a2, a2, t4
    or a3, a3, a2
    slli a2, s8, 20
    and a2, a2, s0
    or a3, a3, a2
    slli a2, s8, 14
    and a2, a2, t6
    or a3, a3, a2
    slli a2, s8, 10
    and a2, a2, s2
    or a3, a3, a2
    slli a2, s8, 4
    and a2, a2, s5
    or a3, a3, a2
    not a3, a3
    sw a3, 1368(a0)
    and t5, t5, s1
    srli a3, t0, 10
    and t4, a3, t4
    or t4, t5, t4
    slli t5, t0, 20
    and t5, t5, s0
    or t4, t4, t5
    slli t5, t0, 14
    and t5, t5, t6
    or t4, t4, t5
    slli t5, t0, 10
    and t5, t5, s2
    or t4, t4, t5
    slli t0, t0, 4
    and t0, t0, s5
    or t0, t4, t0
    sw t0, 1372(a0)
    lw t4, 748(sp)
    lw t5, 112(sp)
    xor t4, t4, a6
    xor a3, t5, t4
    slli a2, a3, 12
    srli s1, a3, 20
    or a2, a2, s1
    lw s1, 276(sp)
    slli s3, a3, 6
    and a2, a2, s1
    srli s4, a3, 26
    or s3, s3, s4
    lw s4, 256(sp)
    lw s6, 416(sp)
    and s3, s3, s4
    or a2, a2, s3
    srli s3, a3, 2
    and s3, s3, s6
    or a2, a2, s3
    slli s3, a3, 16
    srli s7, a3, 16
    or s3, s3, s7
    lui s7, 771
    and s3, s3, s7
    or a2, a2, s3
    slli s3, a3, 14
    and s3, s3, s2
    or a2, a2, s3
    # round 44 (skinny.dsl:60)
    not a2, a2
    sw a2, 1376(a0)
    lw a2, 232(sp)
    xor s3, a2, a7
    slli s8, s3, 12
    srli s9, s3, 20
    or s8, s8, s9
    and s8, s8, s1
    slli s9, s3, 6
    srli s10, s3, 26
    or s9, s9, s10
    and s9, s9, s4
    or s8, s8, s9
    srli s9, s3, 2
    and s9, s9, s6
    or s8, s8, s9
    slli s9, s3, 16
    srli s10, s3, 16
    or s9, s9, s10
    and s9, s9, s7
    or s8, s8, s9
    slli s9, s3, 14
    and s9, s9, s2
    or s8, s8, s9
    lw s9, 392(sp)
    xor s8, s8, s9
    sw s8, 1380(a0)
    lw s9, 204(sp)
    sw t0, 392(sp)
    xor s10, s9, t3
    slli s11, s10, 12
    srli ra, s10, 20
    or s11, s11, ra
    and s11, s11, s1
    slli ra, s10, 6
    srli t0, s10, 26
    or t0, ra, t0
    and t0, t0, s4
    or t0, s11, t0
    srli s11, s10, 2
    and s11, s11, s6
    or t0, t0, s11
    slli s11, s10, 16
    srli ra, s10, 16
    or s11, s11, ra
    and s11, s11, s7
    or t0, t0, s11
    slli s11, s10, 14
    and s11, s11, s2
    or t0, t0, s11
    lui s11, 192
    xor t0, t0, s11
    not t0, t0
    sw t0, 1384(a0)
    lw t0, 200(sp)
    lw s11, 784(sp)
    sw a5, 748(sp)
    xor ra, t0, s11
    slli a5, ra, 12
    sw a4, 396(sp)
    srli a4, ra, 20
    or a5, a5, a4
    and a5, a5, s1
    slli a4, ra, 6
    sw t1, 400(sp)
    srli t1, ra, 26
    or t1, a4, t1
    and t1, t1, s4
    or a5, a5, t1
    srli t1, ra, 2
    and t1, t1, s6
    or a5, a5, t1
    slli t1, ra, 16
    srli a4, ra, 16
    or t1, t1, a4
    and t1, t1, s7
    or a5, a5, t1
    slli t1, ra, 14
    and t1, t1, s2
    or a5, a5, t1
    sw a5, 1388(a0)
    lw t1, 216(sp)
    lw a4, 768(sp)
    sw a5, 808(sp)
    xor a5, t1, a4
    sw s8, 812(sp)
    slli s8, a5, 12
    srli a4, a5, 20
    or a4, s8, a4
    and a4, a4, s1
    slli s8, a5, 6
    srli t1, a5, 26
    or t1, s8, t1
    and t1, t1, s4
    or t1, a4, t1
    srli a4, a5, 2
    and a4, a4, s6
    or t1, t1, a4
    slli a4, a5, 16
    srli s8, a5, 16
    or a4, a4, s8
    and a4, a4, s7
    or t1, t1, a4
    slli a4, a5, 14
    and a4, a4, s2
    or t1, t1, a4
    sw t1, 1392(a0)
    lw a4, 224(sp)
    lw s8, 764(sp)
    sw t1, 816(sp)
    xor t1, a4, s8
    slli s8, t1, 12
    srli a4, t1, 20
    or a4, s8, a4
    and a4, a4, s1
    slli s8, t1, 6
    srli s11, t1, 26
    or s8, s8, s11
    and s8, s8, s4
    or a4, a4, s8
    srli s8, t1, 2
    and s8, s8, s6
    or a4, a4, s8
    slli s8, t1, 16
    srli s11, t1, 16
    or s8, s8, s11
    and s8, s8, s7
    or a4, a4, s8
    slli s8, t1, 14
    and s8, s8, s2
    or a4, a4, s8
    not a4, a4
    sw a4, 1396(a0)
    lw a4, 160(sp)
    xor s8, a4, a6
    slli s11, s8, 12
    srli a6, s8, 20
    or a6, s11, a6
    and a6, a6, s1
    slli s11, s8, 6
    srli a4, s8, 26
    or a4, s11, a4
    and a4, a4, s4
    or a6, a6, a4
    srli a4, s8, 2
    and a4, a4, s6
    or a6, a6, a4
    slli a4, s8, 16
    srli s11, s8, 16
    or a4, a4, s11
    and a4, a4, s7
    or a6, a6, a4
    slli a4, s8, 14
    and a4, a4, s2
    or a6, a6, a4
    not a6, a6
    sw a6, 1400(a0)
    lw a6, 148(sp)
    lw a4, 752(sp)
    xor a4, a6, a4
    slli s11, a4, 12
    srli a6, a4, 20
    or a6, s11, a6
    and a6, a6, s1
    slli s1, a4, 6
    srli s11, a4, 26
    or s1, s1, s11
    and s1, s1, s4
    or a6, a6, s1
    srli s1, a4, 2
    and s1, s1, s6
    or a6, a6, s1
    slli s1, a4, 16
    srli s4, a4, 16
    or s1, s1, s4
    and s1, s1, s7
    or a6, a6, s1
    slli s1, a4, 14
    and s1, s1, s2
    or a6, a6, s1
    sw a6, 1404(a0)
    slli s1, a3, 14
    srli s4, a3, 18
    or s1, s1, s4
    lw s4, 436(sp)
    slli s7, a3, 10
    and s1, s1, s4
    srli s11, a3, 22
    or s7, s7, s11
    lw s11, 336(sp)
    and s7, s7, s11
    or s1, s1, s7
    lw s7, 428(sp)
    and s2, a3, s7
    or s1, s1, s2
    slli a3, a3, 8
    lui s2, 12480
    and a3, a3, s2
    or a3, s1, a3
    # round 45 (skinny.dsl:60)
    not a3, a3
    sw a3, 1408(a0)
    slli a3, s3, 14
    srli s1, s3, 18
    or a3, a3, s1
    and a3, a3, s4
    slli s1, s3, 10
    sw a6, 256(sp)
    srli a6, s3, 22
    or a6, s1, a6
    and a6, a6, s11
    or a6, a3, a6
    and a3, s3, s7
    or a6, a6, a3
    slli a3, s3, 8
    and a3, a3, s2
    or a6, a6, a3
    xor a6, a6, s0
    sw a6, 1412(a0)
    slli a6, s10, 14
    srli a3, s10, 18
    or a6, a6, a3
    and a6, a6, s4
    slli a3, s10, 10
    srli s1, s10, 22
    or a3, a3, s1
    and a3, a3, s11
    or a6, a6, a3
    and a3, s10, s7
    or a6, a6, a3
    slli a3, s10, 8
    and a3, a3, s2
    or a6, a6, a3
    not a6, a6
    sw a6, 1416(a0)
    slli a6, ra, 14
    srli a3, ra, 18
    or a6, a6, a3
    and a6, a6, s4
    slli a3, ra, 10
    srli s1, ra, 22
    or a3, a3, s1
    and a3, a3, s11
    or a6, a6, a3
    and a3, ra, s7
    or a6, a6, a3
    slli a3, ra, 8
    and a3, a3, s2
    or a6, a6, a3
    lui a3, 48
    xor a6, a6, a3
    sw a6, 1420(a0)
    slli a6, a5, 14
    srli s1, a5, 18
    or a6, a6, s1
    and a6, a6, s4
    slli s1, a5, 10
    srli s3, a5, 22
    or s1, s1, s3
    and s1, s1, s11
    or a6, a6, s1
    and s1, a5, s7
    or a6, a6, s1
    slli a5, a5, 8
    and a5, a5, s2
    or a5, a6, a5
    sw a5, 1424(a0)
    slli a6, t1, 14
    srli s1, t1, 18
    or a6, a6, s1
    and a6, a6, s4
    slli s1, t1, 10
    srli s3, t1, 22
    or s1, s1, s3
    and s1, s1, s11
    or a6, a6, s1
    and s1, t1, s7
    or a6, a6, s1
    slli t1, t1, 8
    and t1, t1, s2
    or a6, a6, t1
    not a6, a6
    sw a6, 1428(a0)
    slli a6, s8, 14
    srli t1, s8, 18
    or a6, a6, t1
    and a6, a6, s4
    slli t1, s8, 10
    srli s1, s8, 22
    or t1, t1, s1
    and t1, t1, s11
    or a6, a6, t1
    and t1, s8, s7
    or a6, a6, t1
    slli t1, s8, 8
    and t1, t1, s2
    or a6, a6, t1
    not a6, a6
    sw a6, 1432(a0)
    slli a6, a4, 14
    srli t1, a4, 18
    or a6, a6, t1
    and a6, a6, s4
    slli t1, a4, 10
    srli s1, a4, 22
    or t1, t1, s1
    and t1, t1, s11
    or a6, a6, t1
    and t1, a4, s7
    or a6, a6, t1
    slli t1, a4, 8
    and t1, t1, s2
    or a6, a6, t1
    sw a6, 1436(a0)
    lw t1, 120(sp)
    lw s3, 448(sp)
    xor a4, t5, t1
    srli s1, a4, 14
    andi s1, s1, 3
    slli s2, a4, 2
    andi s2, s2, 192
    or s1, s1, s2
    srli s2, a4, 4
    and s4, s2, s3
    or s1, s1, s4
    slli s4, a4, 8
    and s4, s4, t2
    or s1, s1, s4
    srli s4, a4, 6
    and s4, s4, a3
    or s1, s1, s4
    srli s4, a4, 8
    and s4, s4, t6
    or s1, s1, s4
    slli s4, a4, 10
    and s4, s4, s5
    or s1, s1, s4
    lui s4, 786480
    xor s1, s1, s4
    # round 46 (skinny.dsl:60)
    not s1, s1
    sw s1, 1440(a0)
    xor s1, a2, t4
    srli s4, s1, 14
    andi s4, s4, 3
    slli s7, s1, 2
    andi s7, s7, 192
    or s4, s4, s7
    srli s7, s1, 4
    and s8, s7, s3
    or s4, s4, s8
    slli s8, s1, 8
    and s8, s8, t2
    or s4, s4, s8
    srli s8, s1, 6
    and s8, s8, a3
    or s4, s4, s8
    srli s8, s1, 8
    and s8, s8, t6
    or s4, s4, s8
    slli s8, s1, 10
    and s8, s8, s5
    or s4, s4, s8
    xor s4, s4, s6
    sw s4, 1444(a0)
    xor s6, s9, a7
    srli s8, s6, 14
    andi s8, s8, 3
    slli s10, s6, 2
    andi s10, s10, 192
    or s8, s8, s10
    srli s10, s6, 4
    and s11, s10, s3
    or s8, s8, s11
    slli s11, s6, 8
    and s11, s11, t2
    or s8, s8, s11
    srli s11, s6, 6
    and s11, s11, a3
    or s8, s8, s11
    srli s11, s6, 8
    and s11, s11, t6
    or s8, s8, s11
    slli s11, s6, 10
    and s11, s11, s5
    or s8, s8, s11
    not s8, s8
    sw s8, 1448(a0)
    xor s8, t0, t3
    srli s11, s8, 14
    andi s11, s11, 3
    slli ra, s8, 2
    andi ra, ra, 192
    or s11, s11, ra
    srli ra, s8, 4
    sw a6, 416(sp)
    and a6, ra, s3
    or a6, s11, a6
    slli s11, s8, 8
    and s11, s11, t2
    or a6, a6, s11
    srli s11, s8, 6
    and s11, s11, a3
    or a6, a6, s11
    srli s11, s8, 8
    and s11, s11, t6
    or a6, a6, s11
    slli s11, s8, 10
    and s11, s11, s5
    or a6, a6, s11
    sw a6, 1452(a0)
    lw s11, 216(sp)
    sw a5, 428(sp)
    lw a5, 784(sp)
    xor a5, s11, a5
    srli s11, a5, 14
    andi s11, s11, 3
    slli t0, a5, 2
    andi t0, t0, 192
    or t0, s11, t0
    srli s11, a5, 4
    and s9, s11, s3
    or t0, t0, s9
    slli s9, a5, 8
    and s9, s9, t2
    or t0, t0, s9
    srli s9, a5, 6
    and s9, s9, a3
    or t0, t0, s9
    srli s9, a5, 8
    and s9, s9, t6
    or t0, t0, s9
    slli s9, a5, 10
    and s9, s9, s5
    or t0, t0, s9
    sw t0, 1456(a0)
    lw s9, 224(sp)
    lw a2, 768(sp)
    xor a2, s9, a2
    srli s9, a2, 14
    andi s9, s9, 3
    slli t1, a2, 2
    andi t1, t1, 192
    or t1, s9, t1
    srli s9, a2, 4
    and t5, s9, s3
    or t1, t1, t5
    slli t5, a2, 8
    and t5, t5, t2
    or t1, t1, t5
    srli t5, a2, 6
    and t5, t5, a3
    or t1, t1, t5
    srli t5, a2, 8
    and t5, t5, t6
    or t1, t1, t5
    slli t5, a2, 10
    and t5, t5, s5
    or t1, t1, t5
    not t1, t1
    sw t1, 1460(a0)
    lw t1, 160(sp)
    lw t5, 764(sp)
    sw t0, 336(sp)
    xor t5, t1, t5
    srli t1, t5, 14
    andi t1, t1, 3
    slli t0, t5, 2
    andi t0, t0, 192
    or t0, t1, t0
    srli t1, t5, 4
    sw a6, 436(sp)
    and a6, t1, s3
    or a6, t0, a6
    slli t0, t5, 8
    and t0, t0, t2
    or a6, a6, t0
    srli t0, t5, 6
    and t0, t0, a3
    or a6, a6, t0
    srli t0, t5, 8
    and t0, t0, t6
    or a6, a6, t0
    slli t0, t5, 10
    and t0, t0, s5
    or a6, a6, t0
    not a6, a6
    sw a6, 1464(a0)
    lw a6, 148(sp)
    lw t0, 760(sp)
    sw s4, 760(sp)
    xor t0, a6, t0
    srli a6, t0, 14
    andi a6, a6, 3
    slli s4, t0, 2
    andi s4, s4, 192
    or a6, a6, s4
    srli s4, t0, 4
    and s3, s4, s3
    or a6, a6, s3
    slli s3, t0, 8
    and s3, s3, t2
    or a6, a6, s3
    srli s3, t0, 6
    and a3, s3, a3
    or a6, a6, a3
    srli a3, t0, 8
    and a3, a3, t6
    or a6, a6, a3
    slli a3, t0, 10
    and a3, a3, s5
    or a6, a6, a3
    sw a6, 1468(a0)
    srli a3, a4, 22
    andi a3, a3, 48
    slli s3, a4, 14
    srli t6, a4, 18
    or t6, s3, t6
    lw s3, 156(sp)
    sw a6, 448(sp)
    and t6, t6, s3
    or t6, a3, t6
    lui a3, 3
    and s2, s2, a3
    or t6, t6, s2
    slli s2, a4, 4
    and s2, s2, t2
    or t6, t6, s2
    slli s2, a4, 20
    and s2, s2, s0
    or t6, t6, s2
    slli s2, a4, 26
    lui a6, 196608
    and s2, s2, a6
    or t6, t6, s2
    slli a4, a4, 12
    and a4, a4, s5
    or t6, t6, a4
    # round 47 (skinny.dsl:60)
    not t6, t6
    sw t6, 1472(a0)
    srli t6, s1, 22
    andi t6, t6, 48
    slli a4, s1, 14
    srli s2, s1, 18
    or a4, a4, s2
    and a4, a4, s3
    or t6, t6, a4
    and a4, s7, a3
    or t6, t6, a4
    slli a4, s1, 4
    and a4, a4, t2
    or t6, t6, a4
    slli a4, s1, 20
    and a4, a4, s0
    or t6, t6, a4
    slli a4, s1, 26
    and a4, a4, a6
    or t6, t6, a4
    slli a4, s1, 12
    and a4, a4, s5
    or t6, t6, a4
    lw a4, 476(sp)
    slli s1, s6, 14
    xor t6, t6, a4
    sw t6, 1476(a0)
    srli a4, s6, 22
    andi a4, a4, 48
    srli s2, s6, 18
    or s1, s1, s2
    and s1, s1, s3
    or a4, a4, s1
    and s1, s10, a3
    or a4, a4, s1
    slli s1, s6, 4
    and s1, s1, t2
    or a4, a4, s1
    slli s1, s6, 20
    and s1, s1, s0
    or a4, a4, s1
    slli s1, s6, 26
    and s1, s1, a6
    or a4, a4, s1
    slli s1, s6, 12
    and s1, s1, s5
    or a4, a4, s1
    not a4, a4
    sw a4, 1480(a0)
    srli a4, s8, 22
    andi a4, a4, 48
    slli s1, s8, 14
    srli s2, s8, 18
    or s1, s1, s2
    and s1, s1, s3
    or a4, a4, s1
    and s1, ra, a3
    or a4, a4, s1
    slli s1, s8, 4
    and s1, s1, t2
    or a4, a4, s1
    slli s1, s8, 20
    and s1, s1, s0
    or a4, a4, s1
    slli s1, s8, 26
    and s1, s1, a6
    or a4, a4, s1
    slli s1, s8, 12
    and s1, s1, s5
    or a4, a4, s1
    sw a4, 1484(a0)
    srli s1, a5, 22
    andi s1, s1, 48
    slli s2, a5, 14
    srli s6, a5, 18
    or s2, s2, s6
    and s2, s2, s3
    or s1, s1, s2
    and s2, s11, a3
    or s1, s1, s2
    slli s2, a5, 4
    and s2, s2, t2
    or s1, s1, s2
    slli s2, a5, 20
    and s2, s2, s0
    or s1, s1, s2
    slli s2, a5, 26
    and s2, s2, a6
    or s1, s1, s2
    slli a5, a5, 12
    and a5, a5, s5
    or a5, s1, a5
    sw a5, 1488(a0)
    srli s1, a2, 22
    andi s1, s1, 48
    slli s2, a2, 14
    srli s6, a2, 18
    or s2, s2, s6
    and s2, s2, s3
    or s1, s1, s2
    and s2, s9, a3
    or s1, s1, s2
    slli s2, a2, 4
    and s2, s2, t2
    or s1, s1, s2
    slli s2, a2, 20
    and s2, s2, s0
    or s1, s1, s2
    slli s2, a2, 26
    and s2, s2, a6
    or s1, s1, s2
    slli a2, a2, 12
    and a2, a2, s5
    or a2, s1, a2
    not a2, a2
    sw a2, 1492(a0)
    srli a2, t5, 22
    andi a2, a2, 48
    slli s1, t5, 14
    srli s2, t5, 18
    or s1, s1, s2
    and s1, s1, s3
    or a2, a2, s1
    and t1, t1, a3
    or t1, a2, t1
    slli a2, t5, 4
    and a2, a2, t2
    or t1, t1, a2
    slli a2, t5, 20
    and a2, a2, s0
    or t1, t1, a2
    slli a2, t5, 26
    and a2, a2, a6
    or t1, t1, a2
    slli t5, t5, 12
    and t5, t5, s5
    or t1, t1, t5
    not t1, t1
    sw t1, 1496(a0)
    srli t1, t0, 22
    andi t1, t1, 48
    slli t5, t0, 14
    srli a2, t0, 18
    or t5, t5, a2
    and t5, t5, s3
    or t1, t1, t5
    and t5, s4, a3
    or t1, t1, t5
    slli t5, t0, 4
    and t2, t5, t2
    or t1, t1, t2
    slli t2, t0, 20
    and t2, t2, s0
    or t1, t1, t2
    slli t2, t0, 26
    and a6, t2, a6
    or a6, t1, a6
    slli t0, t0, 12
    and t0, t0, s5
    or a6, a6, t0
    sw a6, 1500(a0)
    lw t0, 112(sp)
    lw t1, 180(sp)
    lw t2, 488(sp)
    xor t0, t0, t1
    srli t1, t0, 2
    and t1, t1, t2
    slli t5, t0, 6
    srli t0, t0, 26
    or t0, t5, t0
    lw t5, 512(sp)
    and t0, t0, t5
    or t0, t1, t0
    # round 48 (skinny.dsl:60)
    not t0, t0
    sw t0, 1504(a0)
    lw t0, 232(sp)
    lw t1, 120(sp)
    xor t0, t0, t1
    srli t1, t0, 2
    and t1, t1, t2
    slli a3, t0, 6
    srli t0, t0, 26
    or t0, a3, t0
    and t0, t0, t5
    or t0, t1, t0
    lui t1, 3072
    xor t0, t0, t1
    sw t0, 1508(a0)
    lw t1, 204(sp)
    xor t1, t1, t4
    srli t4, t1, 2
    and t4, t4, t2
    slli a3, t1, 6
    srli t1, t1, 26
    or t1, a3, t1
    and t1, t1, t5
    or t1, t4, t1
    xori t1, t1, 12
    not t1, t1
    sw t1, 1512(a0)
    lw t1, 200(sp)
    xor a7, t1, a7
    srli t1, a7, 2
    and t1, t1, t2
    slli t4, a7, 6
    srli a7, a7, 26
    or a7, t4, a7
    and a7, a7, t5
    or a7, t1, a7
    sw a7, 1516(a0)
    lw t1, 216(sp)
    not t0, t0
    xor t1, t1, t3
    srli t3, t1, 2
    and t3, t3, t2
    slli t4, t1, 6
    srli t1, t1, 26
    or t1, t4, t1
    and t1, t1, t5
    or t1, t3, t1
    sw t1, 1520(a0)
    lw t3, 224(sp)
    lw t4, 784(sp)
    not a7, a7
    xor t3, t3, t4
    srli t4, t3, 2
    and t4, t4, t2
    slli a3, t3, 6
    srli t3, t3, 26
    or t3, a3, t3
    and t3, t3, t5
    or t3, t4, t3
    not t3, t3
    sw t3, 1524(a0)
    lw t3, 160(sp)
    lw t4, 768(sp)
    not a5, a5
    xor t3, t3, t4
    srli t4, t3, 2
    and t4, t4, t2
    slli a3, t3, 6
    srli t3, t3, 26
    or t3, a3, t3
    and t3, t3, t5
    or t3, t4, t3
    not t3, t3
    sw t3, 1528(a0)
    lw t3, 148(sp)
    lw t4, 764(sp)
    sw t0, 1536(a0)
    xor t3, t3, t4
    srli t4, t3, 2
    and t2, t4, t2
    slli t4, t3, 6
    srli t3, t3, 26
    or t3, t4, t3
    and t3, t3, t5
    or t2, t2, t3
    sw t2, 1532(a0)
    sw a7, 1540(a0)
    not a7, t1
    sw a7, 1544(a0)
    not a7, t2
    sw a7, 1548(a0)
    not a7, t6
    sw a7, 1552(a0)
    not a7, a4
    sw a7, 1556(a0)
    sw a5, 1560(a0)
    not a5, a6
    sw a5, 1564(a0)
    # round 47 (skinny.dsl:60)
    lw a5, 760(sp)
    not a5, a5
    sw a5, 1568(a0)
    lw a5, 436(sp)
    not a5, a5
    sw a5, 1572(a0)
    lw a5, 336(sp)
    not a5, a5
    sw a5, 1576(a0)
    lw a5, 448(sp)
    not a5, a5
    sw a5, 1580(a0)
    # round 45 (skinny.dsl:60)
    lw a5, 812(sp)
    not a5, a5
    sw a5, 1584(a0)
    lw a5, 808(sp)
    not a5, a5
    sw a5, 1588(a0)
    lw a5, 816(sp)
    not a5, a5
    sw a5, 1592(a0)
    lw a5, 256(sp)
    not a5, a5
    sw a5, 1596(a0)
    # round 44 (skinny.dsl:60)
    lw a5, 400(sp)
    not a5, a5
    sw a5, 1600(a0)
    lw a5, 396(sp)
    not a5, a5
    sw a5, 1604(a0)
    lw a5, 748(sp)
    not a5, a5
    sw a5, 1608(a0)
    lw a5, 392(sp)
    not a5, a5
    sw a5, 1612(a0)
    # round 43 (skinny.dsl:60)
    lw a5, 796(sp)
    not a5, a5
    sw a5, 1616(a0)
    lw a5, 356(sp)
    not a5, a5
    sw a5, 1620(a0)
    lw a5, 316(sp)
    not a5, a5
    sw a5, 1624(a0)
    lw a5, 368(sp)
    not a5, a5
    sw a5, 1628(a0)
    # round 41 (skinny.dsl:60)
    lw a5, 324(sp)
    not a5, a5
    sw a5, 1632(a0)
    lw a5, 776(sp)
    not a5, a5
    sw a5, 1636(a0)
    lw a5, 792(sp)
    not a5, a5
    sw a5, 1640(a0)
    lw a5, 288(sp)
    not a5, a5
    sw a5, 1644(a0)
    # round 40 (skinny.dsl:60)
    lw a5, 320(sp)
    not a5, a5
    sw a5, 1648(a0)
    lw a5, 804(sp)
    not a5, a5
    sw a5, 1652(a0)
    lw a5, 684(sp)
    not a5, a5
    sw a5, 1656(a0)
    lw a5, 480(sp)
    not a5, a5
    sw a5, 1660(a0)
    # round 39 (skinny.dsl:60)
    lw a5, 244(sp)
    not a5, a5
    sw a5, 1664(a0)
    lw a5, 264(sp)
    not a5, a5
    sw a5, 1668(a0)
    lw a5, 780(sp)
    not a5, a5
    sw a5, 1672(a0)
    lw a5, 800(sp)
    not a5, a5
    sw a5, 1676(a0)
    # round 37 (skinny.dsl:60)
    lw a5, 740(sp)
    not a5, a5
    sw a5, 1680(a0)
    lw a5, 744(sp)
    not a5, a5
    sw a5, 1684(a0)
    lw a5, 756(sp)
    not a5, a5
    sw a5, 1688(a0)
    lw a5, 788(sp)
    not a5, a5
    sw a5, 1692(a0)
    # round 36 (skinny.dsl:60)
    lw a5, 736(sp)
    not a5, a5
    sw a5, 1696(a0)
    lw a5, 732(sp)
    not a5, a5
    sw a5, 1700(a0)
    lw a5, 184(sp)
    not a5, a5
    sw a5, 1704(a0)
    lw a5, 560(sp)
    not a5, a5
    sw a5, 1708(a0)
    # round 35 (skinny.dsl:60)
    lw a5, 724(sp)
    not a5, a5
    sw a5, 1712(a0)
    lw a5, 720(sp)
    not a5, a5
    sw a5, 1716(a0)
    lw a5, 716(sp)
    not a5, a5
    sw a5, 1720(a0)
    lw a5, 728(sp)
    not a5, a5
    sw a5, 1724(a0)
    # round 33 (skinny.dsl:60)
    lw a5, 708(sp)
    not a5, a5
    sw a5, 1728(a0)
    lw a5, 704(sp)
    not a5, a5
    sw a5, 1732(a0)
    lw a5, 712(sp)
    not a5, a5
    sw a5, 1736(a0)
    lw a5, 128(sp)
    not a5, a5
    sw a5, 1740(a0)
    # round 32 (skinny.dsl:60)
    lw a5, 700(sp)
    not a5, a5
    sw a5, 1744(a0)
    lw a5, 696(sp)
    not a5, a5
    sw a5, 1748(a0)
    lw a5, 692(sp)
    not a5, a5
    sw a5, 1752(a0)
    lw a5, 548(sp)
    not a5, a5
    sw a5, 1756(a0)
    # round 31 (skinny.dsl:60)
    lw a5, 672(sp)
    not a5, a5
    sw a5, 1760(a0)
    lw a5, 676(sp)
    not a5, a5
    sw a5, 1764(a0)
    lw a5, 680(sp)
    not a5, a5
    sw a5, 1768(a0)
    lw a5, 688(sp)
    not a5, a5
    sw a5, 1772(a0)
    # round 29 (skinny.dsl:60)
    lw a5, 652(sp)
    not a5, a5
    sw a5, 1776(a0)
    lw a5, 656(sp)
    not a5, a5
    sw a5, 1780(a0)
    lw a5, 660(sp)
    not a5, a5
    sw a5, 1784(a0)
    lw a5, 664(sp)
    not a5, a5
    sw a5, 1788(a0)
    # round 28 (skinny.dsl:60)
    lw a5, 648(sp)
    not a5, a5
    sw a5, 1792(a0)
    lw a5, 644(sp)
    not a5, a5
    sw a5, 1796(a0)
    lw a5, 540(sp)
    not a5, a5
    sw a5, 1800(a0)
    lw a5, 192(sp)
    not a5, a5
    sw a5, 1804(a0)
    # round 27 (skinny.dsl:60)
    lw a5, 632(sp)
    not a5, a5
    sw a5, 1808(a0)
    lw a5, 628(sp)
    not a5, a5
    sw a5, 1812(a0)
    lw a5, 636(sp)
    not a5, a5
    sw a5, 1816(a0)
    lw a5, 640(sp)
    not a5, a5
    sw a5, 1820(a0)
    # round 25 (skinny.dsl:60)
    lw a5, 596(sp)
    not a5, a5
    sw a5, 1824(a0)
    lw a5, 600(sp)
    not a5, a5
    sw a5, 1828(a0)
    lw a5, 616(sp)
    not a5, a5
    sw a5, 1832(a0)
    lw a5, 624(sp)
    not a5, a5
    sw a5, 1836(a0)
    # round 24 (skinny.dsl:60)
    lw a5, 592(sp)
    not a5, a5
    sw a5, 1840(a0)
    lw a5, 612(sp)
    not a5, a5
    sw a5, 1844(a0)
    lw a5, 608(sp)
    not a5, a5
    sw a5, 1848(a0)
    lw a5, 444(sp)
    not a5, a5
    sw a5, 1852(a0)
    # round 23 (skinny.dsl:60)
    lw a5, 580(sp)
    not a5, a5
    sw a5, 1856(a0)
    lw a5, 568(sp)
    not a5, a5
    sw a5, 1860(a0)
    lw a5, 572(sp)
    not a5, a5
    sw a5, 1864(a0)
    lw a5, 604(sp)
    not a5, a5
    sw a5, 1868(a0)
    # round 21 (skinny.dsl:60)
    lw a5, 532(sp)
    not a5, a5
    sw a5, 1872(a0)
    lw a5, 536(sp)
    not a5, a5
    sw a5, 1876(a0)
    lw a5, 552(sp)
    not a5, a5
    sw a5, 1880(a0)
    lw a5, 584(sp)
    not a5, a5
    sw a5, 1884(a0)
    # round 20 (skinny.dsl:60)
    lw a5, 528(sp)
    not a5, a5
    sw a5, 1888(a0)
    lw a5, 524(sp)
    not a5, a5
    sw a5, 1892(a0)
    lw a5, 520(sp)
    not a5, a5
    sw a5, 1896(a0)
    lw a5, 240(sp)
    not a5, a5
    sw a5, 1900(a0)
    # round 19 (skinny.dsl:60)
    lw a5, 504(sp)
    not a5, a5
    sw a5, 1904(a0)
    lw a5, 500(sp)
    not a5, a5
    sw a5, 1908(a0)
    lw a5, 508(sp)
    not a5, a5
    sw a5, 1912(a0)
    lw a5, 516(sp)
    not a5, a5
    sw a5, 1916(a0)
    # round 17 (skinny.dsl:60)
    lw a5, 468(sp)
    not a5, a5
    sw a5, 1920(a0)
    lw a5, 472(sp)
    not a5, a5
    sw a5, 1924(a0)
    lw a5, 484(sp)
    not a5, a5
    sw a5, 1928(a0)
    lw a5, 496(sp)
    not a5, a5
    sw a5, 1932(a0)
    # round 16 (skinny.dsl:60)
    lw a5, 464(sp)
    not a5, a5
    sw a5, 1936(a0)
    lw a5, 460(sp)
    not a5, a5
    sw a5, 1940(a0)
    lw a5, 456(sp)
    not a5, a5
    sw a5, 1944(a0)
    lw a5, 108(sp)
    not a5, a5
    sw a5, 1948(a0)
    # round 15 (skinny.dsl:60)
    lw a5, 424(sp)
    not a5, a5
    sw a5, 1952(a0)
    lw a5, 432(sp)
    not a5, a5
    sw a5, 1956(a0)
    lw a5, 440(sp)
    not a5, a5
    sw a5, 1960(a0)
    lw a5, 452(sp)
    not a5, a5
    sw a5, 1964(a0)
    # round 13 (skinny.dsl:60)
    lw a5, 388(sp)
    not a5, a5
    sw a5, 1968(a0)
    lw a5, 404(sp)
    not a5, a5
    sw a5, 1972(a0)
    lw a5, 408(sp)
    not a5, a5
    sw a5, 1976(a0)
    lw a5, 412(sp)
    not a5, a5
    sw a5, 1980(a0)
    # round 12 (skinny.dsl:60)
    lw a5, 384(sp)
    not a5, a5
    sw a5, 1984(a0)
    lw a5, 380(sp)
    addi a6, a0, 2047
    not a5, a5
    sw a5, 1988(a0)
    lw a5, 376(sp)
    addi a6, a6, 2047
    not a5, a5
    sw a5, 1992(a0)
    lw a5, 212(sp)
    addi a6, a6, 2
    not a5, a5
    sw a5, 1996(a0)
    # round 11 (skinny.dsl:60)
    lw a5, 348(sp)
    not a5, a5
    sw a5, 2000(a0)
    lw a5, 352(sp)
    not a5, a5
    sw a5, 2004(a0)
    lw a5, 364(sp)
    not a5, a5
    sw a5, 2008(a0)
    lw a5, 372(sp)
    not a5, a5
    sw a5, 2012(a0)
    # round 9 (skinny.dsl:60)
    lw a5, 304(sp)
    not a5, a5
    sw a5, 2016(a0)
    lw a5, 328(sp)
    not a5, a5
    sw a5, 2020(a0)
    lw a5, 332(sp)
    not a5, a5
    sw a5, 2024(a0)
    lw a5, 340(sp)
    not a5, a5
    sw a5, 2028(a0)
    # round 8 (skinny.dsl:60)
    lw a5, 300(sp)
    not a5, a5
    sw a5, 2032(a0)
    lw a5, 296(sp)
    not a5, a5
    sw a5, 2036(a0)
    lw a5, 312(sp)
    not a5, a5
    sw a5, 2040(a0)
    lw a5, 236(sp)
    not a5, a5
    sw a5, 2044(a0)
    # round 7 (skinny.dsl:60)
    lw a5, 252(sp)
    not a5, a5
    sw a5, -2048(a6)
    lw a5, 280(sp)
    not a5, a5
    sw a5, -2044(a6)
    lw a5, 284(sp)
    not a5, a5
    sw a5, -2040(a6)
    lw a5, 308(sp)
    not a5, a5
    sw a5, -2036(a6)
    # round 5 (skinny.dsl:60)
    lw a5, 188(sp)
    not a5, a5
    sw a5, -2032(a6)
    lw a5, 208(sp)
    not a5, a5
    sw a5, -2028(a6)
    lw a5, 220(sp)
    not a5, a5
    sw a5, -2024(a6)
    lw a5, 260(sp)
    not a5, a5
    sw a5, -2020(a6)
    # round 4 (skinny.dsl:60)
    lw a5, 176(sp)
    not a5, a5
    sw a5, -2016(a6)
    lw a5, 172(sp)
    not a5, a5
    sw a5, -2012(a6)
    lw a5, 168(sp)
    not a5, a5
    sw a5, -2008(a6)
    lw a5, 164(sp)
    not a5, a5
    sw a5, -2004(a6)
    # round 3 (skinny.dsl:60)
    lw a5, 124(sp)
    not a5, a5
    sw a5, -2000(a6)
    lw a5, 132(sp)
    not a5, a5
    sw a5, -1996(a6)
    lw a5, 136(sp)
    not a5, a5
    sw a5, -1992(a6)
    lw a5, 152(sp)
    not a5, a5
    sw a5, -1988(a6)
    # round 1 (skinny.dsl:60)
    lw a5, 116(sp)
    not a5, a5
    sw a5, -1984(a6)
    lw a5, 104(sp)
    not a5, a5
    sw a5, -1980(a6)
    lw a5, 96(sp)
    not a5, a5
    sw a5, -1976(a6)
    lw a5, 100(sp)
    not a5, a5
    sw a5, -1972(a6)
    # round 5 (skinny.dsl:60)
    lw a5, 248(sp)
    not a5, a5
    sw a5, -1968(a6)
    lw a5, 144(sp)
    not a5, a5
    sw a5, -1964(a6)
    # round 9 (skinny.dsl:60)
    lw a5, 344(sp)
    not a5, a5
    sw a5, -1960(a6)
    lw a5, 140(sp)
    not a5, a5
    sw a5, -1956(a6)
    # round 13 (skinny.dsl:60)
    lw a5, 420(sp)
    not a5, a5
    sw a5, -1952(a6)
    lw a5, 196(sp)
    not a5, a5
    sw a5, -1948(a6)
    # round 17 (skinny.dsl:60)
    lw a5, 492(sp)
    not a5, a5
    sw a5, -1944(a6)
    lw a5, 228(sp)
    not a5, a5
    sw a5, -1940(a6)
    # round 21 (skinny.dsl:60)
    lw a5, 576(sp)
    not a5, a5
    sw a5, -1936(a6)
    lw a5, 292(sp)
    not a5, a5
    sw a5, -1932(a6)
    # round 25 (skinny.dsl:60)
    lw a5, 620(sp)
    not a5, a5
    sw a5, -1928(a6)
    lw a5, 564(sp)
    not a5, a5
    sw a5, -1924(a6)
    # round 29 (skinny.dsl:60)
    lw a5, 668(sp)
    not a5, a5
    sw a5, -1920(a6)
    lw a5, 544(sp)
    not a5, a5
    sw a5, -1916(a6)
    # round 33 (skinny.dsl:60)
    lw a5, 556(sp)
    not a5, a5
    sw a5, -1912(a6)
    lw a5, 360(sp)
    not a5, a5
    sw a5, -1908(a6)
    # round 37 (skinny.dsl:60)
    lw a5, 588(sp)
    not a5, a5
    sw a5, -1904(a6)
    lw a5, 272(sp)
    not a5, a5
    sw a5, -1900(a6)
    # round 41 (skinny.dsl:60)
    lw a5, 772(sp)
    not a5, a5
    sw a5, -1896(a6)
    lw a5, 268(sp)
    not a5, a5
    sw a5, -1892(a6)
    # round 45 (skinny.dsl:60)
    lw a5, 428(sp)
    not a5, a5
    sw a5, -1888(a6)
    lw a5, 416(sp)
    not a5, a5
    sw a5, -1884(a6)
    addi t0, sp, 64
    addi t1, sp, 832
.Llwcc_skinny128_256_key_setup_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny128_256_key_setup_rv32i_wipe
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
    addi sp, sp, 832
    ret
    .size lwcc_skinny128_256_key_setup_rv32i, .-lwcc_skinny128_256_key_setup_rv32i

    .balign 4
    .global lwcc_skinny128_256_ecb_encrypt_rv32i
    .type lwcc_skinny128_256_ecb_encrypt_rv32i, %function
lwcc_skinny128_256_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_skinny128_256_ecb_encrypt_rv32i_begin
    ret
.Llwcc_skinny128_256_ecb_encrypt_rv32i_begin:
    addi sp, sp, -128
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    sw s3, 16(sp)
    sw s4, 20(sp)
    sw s5, 24(sp)
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 32
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_skinny128_256_ecb_encrypt_rv32i_group
    j .Llwcc_skinny128_256_ecb_encrypt_rv32i_rest
.Llwcc_skinny128_256_ecb_encrypt_rv32i_group:
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    lw t1, 16(a1)
    lw t2, 20(a1)
    lw t3, 24(a1)
    lw t4, 28(a1)
    srli t5, a5, 1
    xor t5, t5, t1
    lui t6, 349525
    addi t6, t6, 1365
    and t5, t5, t6
    slli a4, t5, 1
    xor a5, a5, a4
    xor t1, t1, t5
    srli t5, a6, 1
    xor t5, t5, t2
    and t5, t5, t6
    slli a4, t5, 1
    xor a6, a6, a4
    xor t2, t2, t5
    srli t5, a7, 1
    xor t5, t5, t3
    and t5, t5, t6
    slli a4, t5, 1
    xor a7, a7, a4
    xor t3, t3, t5
    srli t5, t0, 1
    xor t5, t5, t4
    and t5, t5, t6
    slli a4, t5, 1
    xor t0, t0, a4
    xor t4, t4, t5
    srli t5, a5, 2
    xor t5, t5, a6
    lui a4, 209715
    addi a4, a4, 819
    and t5, t5, a4
    slli s0, t5, 2
    xor a5, a5, s0
    xor a6, a6, t5
    srli t5, a7, 2
    xor t5, t5, t0
    and t5, t5, a4
    slli s0, t5, 2
    xor a7, a7, s0
    xor t0, t0, t5
    srli t5, t1, 2
    xor t5, t5, t2
    and t5, t5, a4
    slli s0, t5, 2
    xor t1, t1, s0
    xor t2, t2, t5
    srli t5, t3, 2
    xor t5, t5, t4
    and t5, t5, a4
    slli s0, t5, 2
    xor t3, t3, s0
    xor t4, t4, t5
    srli t5, a5, 4
    xor t5, t5, a7
    lui s0, 61681
    addi s0, s0, -241
    and t5, t5, s0
    slli s1, t5, 4
    xor a5, a5, s1
    xor a7, a7, t5
    srli t5, a6, 4
    xor t5, t5, t0
    and t5, t5, s0
    slli s1, t5, 4
    xor a6, a6, s1
    xor t0, t0, t5
    srli t5, t1, 4
    xor t5, t5, t3
    and t5, t5, s0
    slli s1, t5, 4
    xor t1, t1, s1
    xor t3, t3, t5
    srli t5, t2, 4
    xor t5, t5, t4
    and t5, t5, s0
    slli s1, t5, 4
    xor t2, t2, s1
    xor t4, t4, t5
    # round 1 (skinny.dsl:60)
    or t5, t0, t4
    xor a7, a7, t5
    or t5, a6, t2
    xor a5, a5, t5
    and t5, a5, a7
    xor t3, t3, t5
    or t5, t1, a6
    xor t0, t0, t5
    not t5, t3
    and s1, t0, t5
    xor t4, t4, s1
    not s1, t2
    and s1, s1, a5
    xor t1, t1, s1
    or s1, t1, t4
    xor a6, a6, s1
    and t5, a7, t5
    xor t2, t2, t5
    lw t5, 0(a3)
    xor a6, a6, t5
    lw t5, 4(a3)
    srli s1, a6, 26
    xor t4, t4, t5
    lw t5, 8(a3)
    srli s4, t4, 26
    xor t0, t0, t5
    lw t5, 12(a3)
    xor t1, t1, t5
    lw t5, 16(a3)
    xor t2, t2, t5
    lw t5, 20(a3)
    xor a5, a5, t5
    lw t5, 24(a3)
    xor a7, a7, t5
    lw t5, 28(a3)
    xor t3, t3, t5
    slli t5, a6, 6
    or t5, t5, s1
    lui s1, 49345
    addi s1, s1, -1012
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, a6, 20
    srli s2, a6, 12
    or t5, t5, s2
    lui s2, 197379
    addi s2, s2, 48
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, a6, 26
    srli s3, a6, 6
    or t5, t5, s3
    lui s3, 789516
    addi s3, s3, 192
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, t4, 6
    or t5, t5, s4
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t4, 20
    srli s4, t4, 12
    or t5, t5, s4
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t4, 26
    srli s4, t4, 6
    or t5, t5, s4
    and t5, t5, s3
    xor t4, t4, t5
    slli t5, t0, 6
    srli s4, t0, 26
    or t5, t5, s4
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 20
    srli s4, t0, 12
    or t5, t5, s4
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t0, 26
    srli s4, t0, 6
    or t5, t5, s4
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t1, 6
    srli s4, t1, 26
    or t5, t5, s4
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 20
    srli s4, t1, 12
    or t5, t5, s4
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, t1, 26
    srli s4, t1, 6
    or t5, t5, s4
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t2, 6
    srli s4, t2, 26
    or t5, t5, s4
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 20
    srli s4, t2, 12
    or t5, t5, s4
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, t2, 26
    srli s4, t2, 6
    or t5, t5, s4
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, a5, 6
    srli s4, a5, 26
    or t5, t5, s4
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 20
    srli s4, a5, 12
    or t5, t5, s4
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, a5, 26
    srli s4, a5, 6
    or t5, t5, s4
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, a7, 6
    srli s4, a7, 26
    or t5, t5, s4
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 20
    srli s4, a7, 12
    or t5, t5, s4
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, a7, 26
    srli s4, a7, 6
    or t5, t5, s4
    and t5, t5, s3
    xor a7, a7, t5
    slli t5, t3, 6
    srli s4, t3, 26
    or t5, t5, s4
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 20
    srli s4, t3, 12
    or t5, t5, s4
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t3, 26
    srli s4, t3, 6
    or t5, t5, s4
    and t5, t5, s3
    xor t3, t3, t5
    # round 2 (skinny.dsl:60)
    or t5, a7, t3
    xor t2, t2, t5
    or t5, t0, t1
    xor a6, a6, t5
    and t5, a6, t2
    xor a5, a5, t5
    or t5, t4, t0
    xor a7, a7, t5
    not t5, a5
    and s4, a7, t5
    xor t3, t3, s4
    not s4, t1
    and s4, s4, a6
    xor t4, t4, s4
    or s4, t4, t3
    xor t0, t0, s4
    and t5, t2, t5
    xor t1, t1, t5
    lw t5, 32(a3)
    xor t0, t0, t5
    lw t5, 36(a3)
    srli s4, t0, 18
    xor t3, t3, t5
    lw t5, 40(a3)
    xor a7, a7, t5
    lw t5, 44(a3)
    xor t4, t4, t5
    lw t5, 48(a3)
    xor t1, t1, t5
    lw t5, 52(a3)
    xor a6, a6, t5
    lw t5, 56(a3)
    xor t2, t2, t5
    lw t5, 60(a3)
    xor a5, a5, t5
    slli t5, t0, 14
    or t5, t5, s4
    lui s4, 12336
    addi s4, s4, 771
    and t5, t5, s4
    xor t0, t0, t5
    srli t5, t0, 4
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 18
    srli s5, t0, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t3, 14
    srli s5, t3, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t3, t3, t5
    srli t5, t3, 4
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 18
    srli s5, t3, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, a7, 14
    srli s5, a7, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a7, a7, t5
    srli t5, a7, 4
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 18
    srli s5, a7, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, t4, 14
    srli s5, t4, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t4, t4, t5
    srli t5, t4, 4
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t4, 18
    srli s5, t4, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t1, 14
    srli s5, t1, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t1, t1, t5
    srli t5, t1, 4
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 18
    srli s5, t1, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, a6, 14
    srli s5, a6, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a6, a6, t5
    srli t5, a6, 4
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, a6, 18
    srli s5, a6, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, t2, 14
    srli s5, t2, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t2, t2, t5
    srli t5, t2, 4
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 18
    srli s5, t2, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, a5, 14
    srli s5, a5, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a5, a5, t5
    srli t5, a5, 4
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 18
    srli s5, a5, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a5, a5, t5
    # round 3 (skinny.dsl:60)
    or t5, t2, a5
    xor t1, t1, t5
    or t5, a7, t4
    xor t0, t0, t5
    and t5, t0, t1
    xor a6, a6, t5
    or t5, t3, a7
    xor t2, t2, t5
    not t5, a6
    and s5, t2, t5
    xor a5, a5, s5
    not s5, t4
    and s5, s5, t0
    xor t3, t3, s5
    or s5, t3, a5
    xor a7, a7, s5
    and t5, t1, t5
    xor t4, t4, t5
    lw t5, 64(a3)
    xor a7, a7, t5
    lw t5, 68(a3)
    srli s5, a7, 2
    xor a5, a5, t5
    lw t5, 72(a3)
    xor t2, t2, t5
    lw t5, 76(a3)
    xor t3, t3, t5
    lw t5, 80(a3)
    xor t4, t4, t5
    lw t5, 84(a3)
    xor t0, t0, t5
    lw t5, 88(a3)
    xor t1, t1, t5
    lw t5, 92(a3)
    xor a6, a6, t5
    slli t5, a7, 30
    or t5, t5, s5
    and t5, t5, s3
    xor a7, a7, t5
    slli t5, a7, 12
    srli s5, a7, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a7, a7, t5
    slli t5, a7, 10
    srli s5, a7, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a5, 30
    srli s5, a5, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, a5, 12
    srli s5, a5, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a5, a5, t5
    slli t5, a5, 10
    srli s5, a5, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, t2, 30
    srli s5, t2, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, t2, 12
    srli s5, t2, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t2, t2, t5
    slli t5, t2, 10
    srli s5, t2, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t3, 30
    srli s5, t3, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t3, t3, t5
    slli t5, t3, 12
    srli s5, t3, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t3, t3, t5
    slli t5, t3, 10
    srli s5, t3, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t4, 30
    srli s5, t4, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t4, t4, t5
    slli t5, t4, 12
    srli s5, t4, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t4, t4, t5
    slli t5, t4, 10
    srli s5, t4, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t0, 30
    srli s5, t0, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t0, 12
    srli s5, t0, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t0, t0, t5
    slli t5, t0, 10
    srli s5, t0, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t1, 30
    srli s5, t1, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t1, 12
    srli s5, t1, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t1, t1, t5
    slli t5, t1, 10
    srli s5, t1, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, a6, 30
    srli s5, a6, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, a6, 12
    srli s5, a6, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a6, a6, t5
    slli t5, a6, 10
    srli s5, a6, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a6, a6, t5
    # round 4 (skinny.dsl:60)
    or t5, t1, a6
    xor t4, t4, t5
    or t5, t2, t3
    xor a7, a7, t5
    and t5, a7, t4
    xor t0, t0, t5
    or t5, a5, t2
    xor t1, t1, t5
    not t5, t0
    and s5, t1, t5
    xor a6, a6, s5
    not s5, t3
    and s5, s5, a7
    xor a5, a5, s5
    or s5, a5, a6
    xor t2, t2, s5
    and t5, t4, t5
    xor t3, t3, t5
    lw t5, 96(a3)
    xor t2, t2, t5
    lw t5, 100(a3)
    xor a6, a6, t5
    lw t5, 104(a3)
    xor t1, t1, t5
    lw t5, 108(a3)
    xor a5, a5, t5
    lw t5, 112(a3)
    xor t3, t3, t5
    lw t5, 116(a3)
    xor a7, a7, t5
    lw t5, 120(a3)
    xor t4, t4, t5
    lw t5, 124(a3)
    xor t0, t0, t5
    srli t5, t2, 2
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, t2, 4
    and t5, t5, s3
    xor t2, t2, t5
    srli t5, t2, 6
    and t5, t5, s4
    xor t2, t2, t5
    srli t5, a6, 2
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, a6, 4
    and t5, t5, s3
    xor a6, a6, t5
    srli t5, a6, 6
    and t5, t5, s4
    xor a6, a6, t5
    srli t5, t1, 2
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, t1, 4
    and t5, t5, s3
    xor t1, t1, t5
    srli t5, t1, 6
    and t5, t5, s4
    xor t1, t1, t5
    srli t5, a5, 2
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, a5, 4
    and t5, t5, s3
    xor a5, a5, t5
    srli t5, a5, 6
    and t5, t5, s4
    xor a5, a5, t5
    srli t5, t3, 2
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t3, 4
    and t5, t5, s3
    xor t3, t3, t5
    srli t5, t3, 6
    and t5, t5, s4
    xor t3, t3, t5
    srli t5, a7, 2
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, a7, 4
    and t5, t5, s3
    xor a7, a7, t5
    srli t5, a7, 6
    and t5, t5, s4
    xor a7, a7, t5
    srli t5, t4, 2
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t4, 4
    and t5, t5, s3
    xor t4, t4, t5
    srli t5, t4, 6
    and t5, t5, s4
    xor t4, t4, t5
    srli t5, t0, 2
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t0, 4
    and t5, t5, s3
    xor t0, t0, t5
    srli t5, t0, 6
    and t5, t5, s4
    xor t0, t0, t5
    # round 5 (skinny.dsl:60)
    or t5, t4, t0
    xor t3, t3, t5
    or t5, t1, a5
    xor t2, t2, t5
    and t5, t2, t3
    xor a7, a7, t5
    or t5, a6, t1
    xor t4, t4, t5
    not t5, a7
    and s5, t4, t5
    xor t0, t0, s5
    not s5, a5
    and s5, s5, t2
    xor a6, a6, s5
    or s5, a6, t0
    xor t1, t1, s5
    and t5, t3, t5
    xor a5, a5, t5
    lw t5, 128(a3)
    xor t1, t1, t5
    lw t5, 132(a3)
    srli s5, t1, 26
    xor t0, t0, t5
    lw t5, 136(a3)
    xor t4, t4, t5
    lw t5, 140(a3)
    xor a6, a6, t5
    lw t5, 144(a3)
    xor a5, a5, t5
    lw t5, 148(a3)
    xor t2, t2, t5
    lw t5, 152(a3)
    xor t3, t3, t5
    lw t5, 156(a3)
    xor a7, a7, t5
    slli t5, t1, 6
    or t5, t5, s5
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 20
    srli s5, t1, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, t1, 26
    srli s5, t1, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t0, 6
    srli s5, t0, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 20
    srli s5, t0, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t0, 26
    srli s5, t0, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t4, 6
    srli s5, t4, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t4, 20
    srli s5, t4, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t4, 26
    srli s5, t4, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t4, t4, t5
    slli t5, a6, 6
    srli s5, a6, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, a6, 20
    srli s5, a6, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, a6, 26
    srli s5, a6, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, a5, 6
    srli s5, a5, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 20
    srli s5, a5, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, a5, 26
    srli s5, a5, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, t2, 6
    srli s5, t2, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 20
    srli s5, t2, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, t2, 26
    srli s5, t2, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, t3, 6
    srli s5, t3, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 20
    srli s5, t3, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t3, 26
    srli s5, t3, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t3, t3, t5
    slli t5, a7, 6
    srli s5, a7, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 20
    srli s5, a7, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, a7, 26
    srli s5, a7, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a7, a7, t5
    # round 6 (skinny.dsl:60)
    or t5, t3, a7
    xor a5, a5, t5
    or t5, t4, a6
    xor t1, t1, t5
    and t5, t1, a5
    xor t2, t2, t5
    or t5, t0, t4
    xor t3, t3, t5
    not t5, t2
    and s5, t3, t5
    xor a7, a7, s5
    not s5, a6
    and s5, s5, t1
    xor t0, t0, s5
    or s5, t0, a7
    xor t4, t4, s5
    and t5, a5, t5
    xor a6, a6, t5
    lw t5, 160(a3)
    xor t4, t4, t5
    lw t5, 164(a3)
    srli s5, t4, 18
    xor a7, a7, t5
    lw t5, 168(a3)
    xor t3, t3, t5
    lw t5, 172(a3)
    xor t0, t0, t5
    lw t5, 176(a3)
    xor a6, a6, t5
    lw t5, 180(a3)
    xor t1, t1, t5
    lw t5, 184(a3)
    xor a5, a5, t5
    lw t5, 188(a3)
    xor t2, t2, t5
    slli t5, t4, 14
    or t5, t5, s5
    and t5, t5, s4
    xor t4, t4, t5
    srli t5, t4, 4
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t4, 18
    srli s5, t4, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, a7, 14
    srli s5, a7, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a7, a7, t5
    srli t5, a7, 4
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 18
    srli s5, a7, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, t3, 14
    srli s5, t3, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t3, t3, t5
    srli t5, t3, 4
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 18
    srli s5, t3, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t0, 14
    srli s5, t0, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t0, t0, t5
    srli t5, t0, 4
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 18
    srli s5, t0, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, a6, 14
    srli s5, a6, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a6, a6, t5
    srli t5, a6, 4
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, a6, 18
    srli s5, a6, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, t1, 14
    srli s5, t1, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t1, t1, t5
    srli t5, t1, 4
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 18
    srli s5, t1, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, a5, 14
    srli s5, a5, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a5, a5, t5
    srli t5, a5, 4
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 18
    srli s5, a5, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, t2, 14
    srli s5, t2, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t2, t2, t5
    srli t5, t2, 4
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 18
    srli s5, t2, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t2, t2, t5
    # round 7 (skinny.dsl:60)
    or t5, a5, t2
    xor a6, a6, t5
    or t5, t3, t0
    xor t4, t4, t5
    and t5, t4, a6
    xor t1, t1, t5
    or t5, a7, t3
    xor a5, a5, t5
    not t5, t1
    and s5, a5, t5
    xor t2, t2, s5
    not s5, t0
    and s5, s5, t4
    xor a7, a7, s5
    or s5, a7, t2
    xor t3, t3, s5
    and t5, a6, t5
    xor t0, t0, t5
    lw t5, 192(a3)
    xor t3, t3, t5
    lw t5, 196(a3)
    srli s5, t3, 2
    xor t2, t2, t5
    lw t5, 200(a3)
    xor a5, a5, t5
    lw t5, 204(a3)
    xor a7, a7, t5
    lw t5, 208(a3)
    xor t0, t0, t5
    lw t5, 212(a3)
    xor t4, t4, t5
    lw t5, 216(a3)
    xor a6, a6, t5
    lw t5, 220(a3)
    xor t1, t1, t5
    slli t5, t3, 30
    or t5, t5, s5
    and t5, t5, s3
    xor t3, t3, t5
    slli t5, t3, 12
    srli s5, t3, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t3, t3, t5
    slli t5, t3, 10
    srli s5, t3, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t2, 30
    srli s5, t2, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, t2, 12
    srli s5, t2, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t2, t2, t5
    slli t5, t2, 10
    srli s5, t2, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, a5, 30
    srli s5, a5, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, a5, 12
    srli s5, a5, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a5, a5, t5
    slli t5, a5, 10
    srli s5, a5, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a7, 30
    srli s5, a7, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a7, a7, t5
    slli t5, a7, 12
    srli s5, a7, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a7, a7, t5
    slli t5, a7, 10
    srli s5, a7, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, t0, 30
    srli s5, t0, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t0, 12
    srli s5, t0, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t0, t0, t5
    slli t5, t0, 10
    srli s5, t0, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t4, 30
    srli s5, t4, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t4, t4, t5
    slli t5, t4, 12
    srli s5, t4, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t4, t4, t5
    slli t5, t4, 10
    srli s5, t4, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, a6, 30
    srli s5, a6, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, a6, 12
    srli s5, a6, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a6, a6, t5
    slli t5, a6, 10
    srli s5, a6, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, t1, 30
    srli s5, t1, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t1, 12
    srli s5, t1, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t1, t1, t5
    slli t5, t1, 10
    srli s5, t1, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t1, t1, t5
    # round 8 (skinny.dsl:60)
    or t5, a6, t1
    xor t0, t0, t5
    or t5, a5, a7
    xor t3, t3, t5
    and t5, t3, t0
    xor t4, t4, t5
    or t5, t2, a5
    xor a6, a6, t5
    not t5, t4
    and s5, a6, t5
    xor t1, t1, s5
    not s5, a7
    and s5, s5, t3
    xor t2, t2, s5
    or s5, t2, t1
    xor a5, a5, s5
    and t5, t0, t5
    xor a7, a7, t5
    lw t5, 224(a3)
    xor a5, a5, t5
    lw t5, 228(a3)
    xor t1, t1, t5
    lw t5, 232(a3)
    xor a6, a6, t5
    lw t5, 236(a3)
    xor t2, t2, t5
    lw t5, 240(a3)
    xor a7, a7, t5
    lw t5, 244(a3)
    xor t3, t3, t5
    lw t5, 248(a3)
    xor t0, t0, t5
    lw t5, 252(a3)
    xor t4, t4, t5
    srli t5, a5, 2
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, a5, 4
    and t5, t5, s3
    xor a5, a5, t5
    srli t5, a5, 6
    and t5, t5, s4
    xor a5, a5, t5
    srli t5, t1, 2
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, t1, 4
    and t5, t5, s3
    xor t1, t1, t5
    srli t5, t1, 6
    and t5, t5, s4
    xor t1, t1, t5
    srli t5, a6, 2
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, a6, 4
    and t5, t5, s3
    xor a6, a6, t5
    srli t5, a6, 6
    and t5, t5, s4
    xor a6, a6, t5
    srli t5, t2, 2
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, t2, 4
    and t5, t5, s3
    xor t2, t2, t5
    srli t5, t2, 6
    and t5, t5, s4
    xor t2, t2, t5
    srli t5, a7, 2
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, a7, 4
    and t5, t5, s3
    xor a7, a7, t5
    srli t5, a7, 6
    and t5, t5, s4
    xor a7, a7, t5
    srli t5, t3, 2
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t3, 4
    and t5, t5, s3
    xor t3, t3, t5
    srli t5, t3, 6
    and t5, t5, s4
    xor t3, t3, t5
    srli t5, t0, 2
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t0, 4
    and t5, t5, s3
    xor t0, t0, t5
    srli t5, t0, 6
    and t5, t5, s4
    xor t0, t0, t5
    srli t5, t4, 2
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t4, 4
    and t5, t5, s3
    xor t4, t4, t5
    srli t5, t4, 6
    and t5, t5, s4
    xor t4, t4, t5
    # round 9 (skinny.dsl:60)
    or t5, t0, t4
    xor a7, a7, t5
    or t5, a6, t2
    xor a5, a5, t5
    and t5, a5, a7
    xor t3, t3, t5
    or t5, t1, a6
    xor t0, t0, t5
    not t5, t3
    and s5, t0, t5
    xor t4, t4, s5
    not s5, t2
    and s5, s5, a5
    xor t1, t1, s5
    or s5, t1, t4
    xor a6, a6, s5
    and t5, a7, t5
    xor t2, t2, t5
    lw t5, 256(a3)
    xor a6, a6, t5
    lw t5, 260(a3)
    srli s5, a6, 26
    xor t4, t4, t5
    lw t5, 264(a3)
    xor t0, t0, t5
    lw t5, 268(a3)
    xor t1, t1, t5
    lw t5, 272(a3)
    xor t2, t2, t5
    lw t5, 276(a3)
    xor a5, a5, t5
    lw t5, 280(a3)
    xor a7, a7, t5
    lw t5, 284(a3)
    xor t3, t3, t5
    slli t5, a6, 6
    or t5, t5, s5
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, a6, 20
    srli s5, a6, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, a6, 26
    srli s5, a6, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, t4, 6
    srli s5, t4, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t4, 20
    srli s5, t4, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t4, 26
    srli s5, t4, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t4, t4, t5
    slli t5, t0, 6
    srli s5, t0, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 20
    srli s5, t0, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t0, 26
    srli s5, t0, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t1, 6
    srli s5, t1, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 20
    srli s5, t1, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, t1, 26
    srli s5, t1, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t2, 6
    srli s5, t2, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 20
    srli s5, t2, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, t2, 26
    srli s5, t2, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, a5, 6
    srli s5, a5, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 20
    srli s5, a5, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, a5, 26
    srli s5, a5, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, a7, 6
    srli s5, a7, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 20
    srli s5, a7, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, a7, 26
    srli s5, a7, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a7, a7, t5
    slli t5, t3, 6
    srli s5, t3, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 20
    srli s5, t3, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t3, 26
    srli s5, t3, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t3, t3, t5
    # round 10 (skinny.dsl:60)
    or t5, a7, t3
    xor t2, t2, t5
    or t5, t0, t1
    xor a6, a6, t5
    and t5, a6, t2
    xor a5, a5, t5
    or t5, t4, t0
    xor a7, a7, t5
    not t5, a5
    and s5, a7, t5
    xor t3, t3, s5
    not s5, t1
    and s5, s5, a6
    xor t4, t4, s5
    or s5, t4, t3
    xor t0, t0, s5
    and t5, t2, t5
    xor t1, t1, t5
    lw t5, 288(a3)
    xor t0, t0, t5
    lw t5, 292(a3)
    srli s5, t0, 18
    xor t3, t3, t5
    lw t5, 296(a3)
    xor a7, a7, t5
    lw t5, 300(a3)
    xor t4, t4, t5
    lw t5, 304(a3)
    xor t1, t1, t5
    lw t5, 308(a3)
    xor a6, a6, t5
    lw t5, 312(a3)
    xor t2, t2, t5
    lw t5, 316(a3)
    xor a5, a5, t5
    slli t5, t0, 14
    or t5, t5, s5
    and t5, t5, s4
    xor t0, t0, t5
    srli t5, t0, 4
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 18
    srli s5, t0, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t3, 14
    srli s5, t3, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t3, t3, t5
    srli t5, t3, 4
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 18
    srli s5, t3, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, a7, 14
    srli s5, a7, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a7, a7, t5
    srli t5, a7, 4
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 18
    srli s5, a7, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, t4, 14
    srli s5, t4, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t4, t4, t5
    srli t5, t4, 4
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t4, 18
    srli s5, t4, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t1, 14
    srli s5, t1, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t1, t1, t5
    srli t5, t1, 4
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 18
    srli s5, t1, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, a6, 14
    srli s5, a6, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a6, a6, t5
    srli t5, a6, 4
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, a6, 18
    srli s5, a6, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, t2, 14
    srli s5, t2, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t2, t2, t5
    srli t5, t2, 4
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 18
    srli s5, t2, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, a5, 14
    srli s5, a5, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a5, a5, t5
    srli t5, a5, 4
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 18
    srli s5, a5, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a5, a5, t5
    # round 11 (skinny.dsl:60)
    or t5, t2, a5
    xor t1, t1, t5
    or t5, a7, t4
    xor t0, t0, t5
    and t5, t0, t1
    xor a6, a6, t5
    or t5, t3, a7
    xor t2, t2, t5
    not t5, a6
    and s5, t2, t5
    xor a5, a5, s5
    not s5, t4
    and s5, s5, t0
    xor t3, t3, s5
    or s5, t3, a5
    xor a7, a7, s5
    and t5, t1, t5
    xor t4, t4, t5
    lw t5, 320(a3)
    xor a7, a7, t5
    lw t5, 324(a3)
    srli s5, a7, 2
    xor a5, a5, t5
    lw t5, 328(a3)
    xor t2, t2, t5
    lw t5, 332(a3)
    xor t3, t3, t5
    lw t5, 336(a3)
    xor t4, t4, t5
    lw t5, 340(a3)
    xor t0, t0, t5
    lw t5, 344(a3)
    xor t1, t1, t5
    lw t5, 348(a3)
    xor a6, a6, t5
    slli t5, a7, 30
    or t5, t5, s5
    and t5, t5, s3
    xor a7, a7, t5
    slli t5, a7, 12
    srli s5, a7, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a7, a7, t5
    slli t5, a7, 10
    srli s5, a7, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a5, 30
    srli s5, a5, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, a5, 12
    srli s5, a5, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a5, a5, t5
    slli t5, a5, 10
    srli s5, a5, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, t2, 30
    srli s5, t2, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, t2, 12
    srli s5, t2, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t2, t2, t5
    slli t5, t2, 10
    srli s5, t2, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t3, 30
    srli s5, t3, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t3, t3, t5
    slli t5, t3, 12
    srli s5, t3, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t3, t3, t5
    slli t5, t3, 10
    srli s5, t3, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t4, 30
    srli s5, t4, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t4, t4, t5
    slli t5, t4, 12
    srli s5, t4, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t4, t4, t5
    slli t5, t4, 10
    srli s5, t4, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t0, 30
    srli s5, t0, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t0, 12
    srli s5, t0, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t0, t0, t5
    slli t5, t0, 10
    srli s5, t0, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t1, 30
    srli s5, t1, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t1, 12
    srli s5, t1, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t1, t1, t5
    slli t5, t1, 10
    srli s5, t1, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, a6, 30
    srli s5, a6, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, a6, 12
    srli s5, a6, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a6, a6, t5
    slli t5, a6, 10
    srli s5, a6, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a6, a6, t5
    # round 12 (skinny.dsl:60)
    or t5, t1, a6
    xor t4, t4, t5
    or t5, t2, t3
    xor a7, a7, t5
    and t5, a7, t4
    xor t0, t0, t5
    or t5, a5, t2
    xor t1, t1, t5
    not t5, t0
    and s5, t1, t5
    xor a6, a6, s5
    not s5, t3
    and s5, s5, a7
    xor a5, a5, s5
    or s5, a5, a6
    xor t2, t2, s5
    and t5, t4, t5
    xor t3, t3, t5
    lw t5, 352(a3)
    xor t2, t2, t5
    lw t5, 356(a3)
    xor a6, a6, t5
    lw t5, 360(a3)
    xor t1, t1, t5
    lw t5, 364(a3)
    xor a5, a5, t5
    lw t5, 368(a3)
    xor t3, t3, t5
    lw t5, 372(a3)
    xor a7, a7, t5
    lw t5, 376(a3)
    xor t4, t4, t5
    lw t5, 380(a3)
    xor t0, t0, t5
    srli t5, t2, 2
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, t2, 4
    and t5, t5, s3
    xor t2, t2, t5
    srli t5, t2, 6
    and t5, t5, s4
    xor t2, t2, t5
    srli t5, a6, 2
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, a6, 4
    and t5, t5, s3
    xor a6, a6, t5
    srli t5, a6, 6
    and t5, t5, s4
    xor a6, a6, t5
    srli t5, t1, 2
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, t1, 4
    and t5, t5, s3
    xor t1, t1, t5
    srli t5, t1, 6
    and t5, t5, s4
    xor t1, t1, t5
    srli t5, a5, 2
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, a5, 4
    and t5, t5, s3
    xor a5, a5, t5
    srli t5, a5, 6
    and t5, t5, s4
    xor a5, a5, t5
    srli t5, t3, 2
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t3, 4
    and t5, t5, s3
    xor t3, t3, t5
    srli t5, t3, 6
    and t5, t5, s4
    xor t3, t3, t5
    srli t5, a7, 2
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, a7, 4
    and t5, t5, s3
    xor a7, a7, t5
    srli t5, a7, 6
    and t5, t5, s4
    xor a7, a7, t5
    srli t5, t4, 2
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t4, 4
    and t5, t5, s3
    xor t4, t4, t5
    srli t5, t4, 6
    and t5, t5, s4
    xor t4, t4, t5
    srli t5, t0, 2
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t0, 4
    and t5, t5, s3
    xor t0, t0, t5
    srli t5, t0, 6
    and t5, t5, s4
    xor t0, t0, t5
    # round 13 (skinny.dsl:60)
    or t5, t4, t0
    xor t3, t3, t5
    or t5, t1, a5
    xor t2, t2, t5
    and t5, t2, t3
    xor a7, a7, t5
    or t5, a6, t1
    xor t4, t4, t5
    not t5, a7
    and s5, t4, t5
    xor t0, t0, s5
    not s5, a5
    and s5, s5, t2
    xor a6, a6, s5
    or s5, a6, t0
    xor t1, t1, s5
    and t5, t3, t5
    xor a5, a5, t5
    lw t5, 384(a3)
    xor t1, t1, t5
    lw t5, 388(a3)
    srli s5, t1, 26
    xor t0, t0, t5
    lw t5, 392(a3)
    xor t4, t4, t5
    lw t5, 396(a3)
    xor a6, a6, t5
    lw t5, 400(a3)
    xor a5, a5, t5
    lw t5, 404(a3)
    xor t2, t2, t5
    lw t5, 408(a3)
    xor t3, t3, t5
    lw t5, 412(a3)
    xor a7, a7, t5
    slli t5, t1, 6
    or t5, t5, s5
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 20
    srli s5, t1, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, t1, 26
    srli s5, t1, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t0, 6
    srli s5, t0, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 20
    srli s5, t0, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t0, 26
    srli s5, t0, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t4, 6
    srli s5, t4, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t4, 20
    srli s5, t4, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t4, 26
    srli s5, t4, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t4, t4, t5
    slli t5, a6, 6
    srli s5, a6, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, a6, 20
    srli s5, a6, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, a6, 26
    srli s5, a6, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, a5, 6
    srli s5, a5, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 20
    srli s5, a5, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, a5, 26
    srli s5, a5, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, t2, 6
    srli s5, t2, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 20
    srli s5, t2, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, t2, 26
    srli s5, t2, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, t3, 6
    srli s5, t3, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 20
    srli s5, t3, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t3, 26
    srli s5, t3, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t3, t3, t5
    slli t5, a7, 6
    srli s5, a7, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 20
    srli s5, a7, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, a7, 26
    srli s5, a7, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a7, a7, t5
    # round 14 (skinny.dsl:60)
    or t5, t3, a7
    xor a5, a5, t5
    or t5, t4, a6
    xor t1, t1, t5
    and t5, t1, a5
    xor t2, t2, t5
    or t5, t0, t4
    xor t3, t3, t5
    not t5, t2
    and s5, t3, t5
    xor a7, a7, s5
    not s5, a6
    and s5, s5, t1
    xor t0, t0, s5
    or s5, t0, a7
    xor t4, t4, s5
    and t5, a5, t5
    xor a6, a6, t5
    lw t5, 416(a3)
    xor t4, t4, t5
    lw t5, 420(a3)
    srli s5, t4, 18
    xor a7, a7, t5
    lw t5, 424(a3)
    xor t3, t3, t5
    lw t5, 428(a3)
    xor t0, t0, t5
    lw t5, 432(a3)
    xor a6, a6, t5
    lw t5, 436(a3)
    xor t1, t1, t5
    lw t5, 440(a3)
    xor a5, a5, t5
    lw t5, 444(a3)
    xor t2, t2, t5
    slli t5, t4, 14
    or t5, t5, s5
    and t5, t5, s4
    xor t4, t4, t5
    srli t5, t4, 4
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t4, 18
    srli s5, t4, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, a7, 14
    srli s5, a7, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a7, a7, t5
    srli t5, a7, 4
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 18
    srli s5, a7, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, t3, 14
    srli s5, t3, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t3, t3, t5
    srli t5, t3, 4
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 18
    srli s5, t3, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t0, 14
    srli s5, t0, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t0, t0, t5
    srli t5, t0, 4
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 18
    srli s5, t0, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, a6, 14
    srli s5, a6, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a6, a6, t5
    srli t5, a6, 4
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, a6, 18
    srli s5, a6, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, t1, 14
    srli s5, t1, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t1, t1, t5
    srli t5, t1, 4
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 18
    srli s5, t1, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, a5, 14
    srli s5, a5, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a5, a5, t5
    srli t5, a5, 4
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 18
    srli s5, a5, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, t2, 14
    srli s5, t2, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t2, t2, t5
    srli t5, t2, 4
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 18
    srli s5, t2, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t2, t2, t5
    # round 15 (skinny.dsl:60)
    or t5, a5, t2
    xor a6, a6, t5
    or t5, t3, t0
    xor t4, t4, t5
    and t5, t4, a6
    xor t1, t1, t5
    or t5, a7, t3
    xor a5, a5, t5
    not t5, t1
    and s5, a5, t5
    xor t2, t2, s5
    not s5, t0
    and s5, s5, t4
    xor a7, a7, s5
    or s5, a7, t2
    xor t3, t3, s5
    and t5, a6, t5
    xor t0, t0, t5
    lw t5, 448(a3)
    xor t3, t3, t5
    lw t5, 452(a3)
    srli s5, t3, 2
    xor t2, t2, t5
    lw t5, 456(a3)
    xor a5, a5, t5
    lw t5, 460(a3)
    xor a7, a7, t5
    lw t5, 464(a3)
    xor t0, t0, t5
    lw t5, 468(a3)
    xor t4, t4, t5
    lw t5, 472(a3)
    xor a6, a6, t5
    lw t5, 476(a3)
    xor t1, t1, t5
    slli t5, t3, 30
    or t5, t5, s5
    and t5, t5, s3
    xor t3, t3, t5
    slli t5, t3, 12
    srli s5, t3, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t3, t3, t5
    slli t5, t3, 10
    srli s5, t3, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t2, 30
    srli s5, t2, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, t2, 12
    srli s5, t2, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t2, t2, t5
    slli t5, t2, 10
    srli s5, t2, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, a5, 30
    srli s5, a5, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, a5, 12
    srli s5, a5, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a5, a5, t5
    slli t5, a5, 10
    srli s5, a5, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a7, 30
    srli s5, a7, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a7, a7, t5
    slli t5, a7, 12
    srli s5, a7, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a7, a7, t5
    slli t5, a7, 10
    srli s5, a7, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, t0, 30
    srli s5, t0, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t0, 12
    srli s5, t0, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t0, t0, t5
    slli t5, t0, 10
    srli s5, t0, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t4, 30
    srli s5, t4, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t4, t4, t5
    slli t5, t4, 12
    srli s5, t4, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t4, t4, t5
    slli t5, t4, 10
    srli s5, t4, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, a6, 30
    srli s5, a6, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, a6, 12
    srli s5, a6, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a6, a6, t5
    slli t5, a6, 10
    srli s5, a6, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, t1, 30
    srli s5, t1, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t1, 12
    srli s5, t1, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t1, t1, t5
    slli t5, t1, 10
    srli s5, t1, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t1, t1, t5
    # round 16 (skinny.dsl:60)
    or t5, a6, t1
    xor t0, t0, t5
    or t5, a5, a7
    xor t3, t3, t5
    and t5, t3, t0
    xor t4, t4, t5
    or t5, t2, a5
    xor a6, a6, t5
    not t5, t4
    and s5, a6, t5
    xor t1, t1, s5
    not s5, a7
    and s5, s5, t3
    xor t2, t2, s5
    or s5, t2, t1
    xor a5, a5, s5
    and t5, t0, t5
    xor a7, a7, t5
    lw t5, 480(a3)
    xor a5, a5, t5
    lw t5, 484(a3)
    xor t1, t1, t5
    lw t5, 488(a3)
    xor a6, a6, t5
    lw t5, 492(a3)
    xor t2, t2, t5
    lw t5, 496(a3)
    xor a7, a7, t5
    lw t5, 500(a3)
    xor t3, t3, t5
    lw t5, 504(a3)
    xor t0, t0, t5
    lw t5, 508(a3)
    xor t4, t4, t5
    srli t5, a5, 2
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, a5, 4
    and t5, t5, s3
    xor a5, a5, t5
    srli t5, a5, 6
    and t5, t5, s4
    xor a5, a5, t5
    srli t5, t1, 2
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, t1, 4
    and t5, t5, s3
    xor t1, t1, t5
    srli t5, t1, 6
    and t5, t5, s4
    xor t1, t1, t5
    srli t5, a6, 2
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, a6, 4
    and t5, t5, s3
    xor a6, a6, t5
    srli t5, a6, 6
    and t5, t5, s4
    xor a6, a6, t5
    srli t5, t2, 2
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, t2, 4
    and t5, t5, s3
    xor t2, t2, t5
    srli t5, t2, 6
    and t5, t5, s4
    xor t2, t2, t5
    srli t5, a7, 2
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, a7, 4
    and t5, t5, s3
    xor a7, a7, t5
    srli t5, a7, 6
    and t5, t5, s4
    xor a7, a7, t5
    srli t5, t3, 2
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t3, 4
    and t5, t5, s3
    xor t3, t3, t5
    srli t5, t3, 6
    and t5, t5, s4
    xor t3, t3, t5
    srli t5, t0, 2
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t0, 4
    and t5, t5, s3
    xor t0, t0, t5
    srli t5, t0, 6
    and t5, t5, s4
    xor t0, t0, t5
    srli t5, t4, 2
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t4, 4
    and t5, t5, s3
    xor t4, t4, t5
    srli t5, t4, 6
    and t5, t5, s4
    xor t4, t4, t5
    # round 17 (skinny.dsl:60)
    or t5, t0, t4
    xor a7, a7, t5
    or t5, a6, t2
    xor a5, a5, t5
    and t5, a5, a7
    xor t3, t3, t5
    or t5, t1, a6
    xor t0, t0, t5
    not t5, t3
    and s5, t0, t5
    xor t4, t4, s5
    not s5, t2
    and s5, s5, a5
    xor t1, t1, s5
    or s5, t1, t4
    xor a6, a6, s5
    and t5, a7, t5
    xor t2, t2, t5
    lw t5, 512(a3)
    xor a6, a6, t5
    lw t5, 516(a3)
    srli s5, a6, 26
    xor t4, t4, t5
    lw t5, 520(a3)
    xor t0, t0, t5
    lw t5, 524(a3)
    xor t1, t1, t5
    lw t5, 528(a3)
    xor t2, t2, t5
    lw t5, 532(a3)
    xor a5, a5, t5
    lw t5, 536(a3)
    xor a7, a7, t5
    lw t5, 540(a3)
    xor t3, t3, t5
    slli t5, a6, 6
    or t5, t5, s5
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, a6, 20
    srli s5, a6, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, a6, 26
    srli s5, a6, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, t4, 6
    srli s5, t4, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t4, 20
    srli s5, t4, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t4, 26
    srli s5, t4, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t4, t4, t5
    slli t5, t0, 6
    srli s5, t0, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 20
    srli s5, t0, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t0, 26
    srli s5, t0, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t1, 6
    srli s5, t1, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 20
    srli s5, t1, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, t1, 26
    srli s5, t1, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t2, 6
    srli s5, t2, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 20
    srli s5, t2, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, t2, 26
    srli s5, t2, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, a5, 6
    srli s5, a5, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 20
    srli s5, a5, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, a5, 26
    srli s5, a5, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, a7, 6
    srli s5, a7, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 20
    srli s5, a7, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, a7, 26
    srli s5, a7, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a7, a7, t5
    slli t5, t3, 6
    srli s5, t3, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 20
    srli s5, t3, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t3, 26
    srli s5, t3, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t3, t3, t5
    # round 18 (skinny.dsl:60)
    or t5, a7, t3
    xor t2, t2, t5
    or t5, t0, t1
    xor a6, a6, t5
    and t5, a6, t2
    xor a5, a5, t5
    or t5, t4, t0
    xor a7, a7, t5
    not t5, a5
    and s5, a7, t5
    xor t3, t3, s5
    not s5, t1
    and s5, s5, a6
    xor t4, t4, s5
    or s5, t4, t3
    xor t0, t0, s5
    and t5, t2, t5
    xor t1, t1, t5
    lw t5, 544(a3)
    xor t0, t0, t5
    lw t5, 548(a3)
    srli s5, t0, 18
    xor t3, t3, t5
    lw t5, 552(a3)
    xor a7, a7, t5
    lw t5, 556(a3)
    xor t4, t4, t5
    lw t5, 560(a3)
    xor t1, t1, t5
    lw t5, 564(a3)
    xor a6, a6, t5
    lw t5, 568(a3)
    xor t2, t2, t5
    lw t5, 572(a3)
    xor a5, a5, t5
    slli t5, t0, 14
    or t5, t5, s5
    and t5, t5, s4
    xor t0, t0, t5
    srli t5, t0, 4
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 18
    srli s5, t0, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t3, 14
    srli s5, t3, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t3, t3, t5
    srli t5, t3, 4
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 18
    srli s5, t3, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, a7, 14
    srli s5, a7, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a7, a7, t5
    srli t5, a7, 4
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 18
    srli s5, a7, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, t4, 14
    srli s5, t4, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t4, t4, t5
    srli t5, t4, 4
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t4, 18
    srli s5, t4, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t1, 14
    srli s5, t1, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t1, t1, t5
    srli t5, t1, 4
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 18
    srli s5, t1, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, a6, 14
    srli s5, a6, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a6, a6, t5
    srli t5, a6, 4
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, a6, 18
    srli s5, a6, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, t2, 14
    srli s5, t2, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t2, t2, t5
    srli t5, t2, 4
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 18
    srli s5, t2, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, a5, 14
    srli s5, a5, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a5, a5, t5
    srli t5, a5, 4
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 18
    srli s5, a5, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a5, a5, t5
    # round 19 (skinny.dsl:60)
    or t5, t2, a5
    xor t1, t1, t5
    or t5, a7, t4
    xor t0, t0, t5
    and t5, t0, t1
    xor a6, a6, t5
    or t5, t3, a7
    xor t2, t2, t5
    not t5, a6
    and s5, t2, t5
    xor a5, a5, s5
    not s5, t4
    and s5, s5, t0
    xor t3, t3, s5
    or s5, t3, a5
    xor a7, a7, s5
    and t5, t1, t5
    xor t4, t4, t5
    lw t5, 576(a3)
    xor a7, a7, t5
    lw t5, 580(a3)
    srli s5, a7, 2
    xor a5, a5, t5
    lw t5, 584(a3)
    xor t2, t2, t5
    lw t5, 588(a3)
    xor t3, t3, t5
    lw t5, 592(a3)
    xor t4, t4, t5
    lw t5, 596(a3)
    xor t0, t0, t5
    lw t5, 600(a3)
    xor t1, t1, t5
    lw t5, 604(a3)
    xor a6, a6, t5
    slli t5, a7, 30
    or t5, t5, s5
    and t5, t5, s3
    xor a7, a7, t5
    slli t5, a7, 12
    srli s5, a7, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a7, a7, t5
    slli t5, a7, 10
    srli s5, a7, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a5, 30
    srli s5, a5, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, a5, 12
    srli s5, a5, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a5, a5, t5
    slli t5, a5, 10
    srli s5, a5, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, t2, 30
    srli s5, t2, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, t2, 12
    srli s5, t2, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t2, t2, t5
    slli t5, t2, 10
    srli s5, t2, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t3, 30
    srli s5, t3, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t3, t3, t5
    slli t5, t3, 12
    srli s5, t3, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t3, t3, t5
    slli t5, t3, 10
    srli s5, t3, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t4, 30
    srli s5, t4, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t4, t4, t5
    slli t5, t4, 12
    srli s5, t4, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t4, t4, t5
    slli t5, t4, 10
    srli s5, t4, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t0, 30
    srli s5, t0, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t0, 12
    srli s5, t0, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t0, t0, t5
    slli t5, t0, 10
    srli s5, t0, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t1, 30
    srli s5, t1, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t1, 12
    srli s5, t1, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t1, t1, t5
    slli t5, t1, 10
    srli s5, t1, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, a6, 30
    srli s5, a6, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, a6, 12
    srli s5, a6, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a6, a6, t5
    slli t5, a6, 10
    srli s5, a6, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a6, a6, t5
    # round 20 (skinny.dsl:60)
    or t5, t1, a6
    xor t4, t4, t5
    or t5, t2, t3
    xor a7, a7, t5
    and t5, a7, t4
    xor t0, t0, t5
    or t5, a5, t2
    xor t1, t1, t5
    not t5, t0
    and s5, t1, t5
    xor a6, a6, s5
    not s5, t3
    and s5, s5, a7
    xor a5, a5, s5
    or s5, a5, a6
    xor t2, t2, s5
    and t5, t4, t5
    xor t3, t3, t5
    lw t5, 608(a3)
    xor t2, t2, t5
    lw t5, 612(a3)
    xor a6, a6, t5
    lw t5, 616(a3)
    xor t1, t1, t5
    lw t5, 620(a3)
    xor a5, a5, t5
    lw t5, 624(a3)
    xor t3, t3, t5
    lw t5, 628(a3)
    xor a7, a7, t5
    lw t5, 632(a3)
    xor t4, t4, t5
    lw t5, 636(a3)
    xor t0, t0, t5
    srli t5, t2, 2
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, t2, 4
    and t5, t5, s3
    xor t2, t2, t5
    srli t5, t2, 6
    and t5, t5, s4
    xor t2, t2, t5
    srli t5, a6, 2
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, a6, 4
    and t5, t5, s3
    xor a6, a6, t5
    srli t5, a6, 6
    and t5, t5, s4
    xor a6, a6, t5
    srli t5, t1, 2
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, t1, 4
    and t5, t5, s3
    xor t1, t1, t5
    srli t5, t1, 6
    and t5, t5, s4
    xor t1, t1, t5
    srli t5, a5, 2
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, a5, 4
    and t5, t5, s3
    xor a5, a5, t5
    srli t5, a5, 6
    and t5, t5, s4
    xor a5, a5, t5
    srli t5, t3, 2
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t3, 4
    and t5, t5, s3
    xor t3, t3, t5
    srli t5, t3, 6
    and t5, t5, s4
    xor t3, t3, t5
    srli t5, a7, 2
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, a7, 4
    and t5, t5, s3
    xor a7, a7, t5
    srli t5, a7, 6
    and t5, t5, s4
    xor a7, a7, t5
    srli t5, t4, 2
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t4, 4
    and t5, t5, s3
    xor t4, t4, t5
    srli t5, t4, 6
    and t5, t5, s4
    xor t4, t4, t5
    srli t5, t0, 2
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t0, 4
    and t5, t5, s3
    xor t0, t0, t5
    srli t5, t0, 6
    and t5, t5, s4
    xor t0, t0, t5
    # round 21 (skinny.dsl:60)
    or t5, t4, t0
    xor t3, t3, t5
    or t5, t1, a5
    xor t2, t2, t5
    and t5, t2, t3
    xor a7, a7, t5
    or t5, a6, t1
    xor t4, t4, t5
    not t5, a7
    and s5, t4, t5
    xor t0, t0, s5
    not s5, a5
    and s5, s5, t2
    xor a6, a6, s5
    or s5, a6, t0
    xor t1, t1, s5
    and t5, t3, t5
    xor a5, a5, t5
    lw t5, 640(a3)
    xor t1, t1, t5
    lw t5, 644(a3)
    srli s5, t1, 26
    xor t0, t0, t5
    lw t5, 648(a3)
    xor t4, t4, t5
    lw t5, 652(a3)
    xor a6, a6, t5
    lw t5, 656(a3)
    xor a5, a5, t5
    lw t5, 660(a3)
    xor t2, t2, t5
    lw t5, 664(a3)
    xor t3, t3, t5
    lw t5, 668(a3)
    xor a7, a7, t5
    slli t5, t1, 6
    or t5, t5, s5
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 20
    srli s5, t1, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, t1, 26
    srli s5, t1, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t0, 6
    srli s5, t0, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 20
    srli s5, t0, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t0, 26
    srli s5, t0, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t4, 6
    srli s5, t4, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t4, 20
    srli s5, t4, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t4, 26
    srli s5, t4, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t4, t4, t5
    slli t5, a6, 6
    srli s5, a6, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, a6, 20
    srli s5, a6, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, a6, 26
    srli s5, a6, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, a5, 6
    srli s5, a5, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 20
    srli s5, a5, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, a5, 26
    srli s5, a5, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, t2, 6
    srli s5, t2, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 20
    srli s5, t2, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, t2, 26
    srli s5, t2, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, t3, 6
    srli s5, t3, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 20
    srli s5, t3, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t3, 26
    srli s5, t3, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t3, t3, t5
    slli t5, a7, 6
    srli s5, a7, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 20
    srli s5, a7, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, a7, 26
    srli s5, a7, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a7, a7, t5
    # round 22 (skinny.dsl:60)
    or t5, t3, a7
    xor a5, a5, t5
    or t5, t4, a6
    xor t1, t1, t5
    and t5, t1, a5
    xor t2, t2, t5
    or t5, t0, t4
    xor t3, t3, t5
    not t5, t2
    and s5, t3, t5
    xor a7, a7, s5
    not s5, a6
    and s5, s5, t1
    xor t0, t0, s5
    or s5, t0, a7
    xor t4, t4, s5
    and t5, a5, t5
    xor a6, a6, t5
    lw t5, 672(a3)
    xor t4, t4, t5
    lw t5, 676(a3)
    srli s5, t4, 18
    xor a7, a7, t5
    lw t5, 680(a3)
    xor t3, t3, t5
    lw t5, 684(a3)
    xor t0, t0, t5
    lw t5, 688(a3)
    xor a6, a6, t5
    lw t5, 692(a3)
    xor t1, t1, t5
    lw t5, 696(a3)
    xor a5, a5, t5
    lw t5, 700(a3)
    xor t2, t2, t5
    slli t5, t4, 14
    or t5, t5, s5
    and t5, t5, s4
    xor t4, t4, t5
    srli t5, t4, 4
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t4, 18
    srli s5, t4, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, a7, 14
    srli s5, a7, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a7, a7, t5
    srli t5, a7, 4
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 18
    srli s5, a7, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, t3, 14
    srli s5, t3, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t3, t3, t5
    srli t5, t3, 4
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 18
    srli s5, t3, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t0, 14
    srli s5, t0, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t0, t0, t5
    srli t5, t0, 4
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 18
    srli s5, t0, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, a6, 14
    srli s5, a6, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a6, a6, t5
    srli t5, a6, 4
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, a6, 18
    srli s5, a6, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, t1, 14
    srli s5, t1, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t1, t1, t5
    srli t5, t1, 4
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 18
    srli s5, t1, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, a5, 14
    srli s5, a5, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a5, a5, t5
    srli t5, a5, 4
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 18
    srli s5, a5, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, t2, 14
    srli s5, t2, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t2, t2, t5
    srli t5, t2, 4
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 18
    srli s5, t2, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t2, t2, t5
    # round 23 (skinny.dsl:60)
    or t5, a5, t2
    xor a6, a6, t5
    or t5, t3, t0
    xor t4, t4, t5
    and t5, t4, a6
    xor t1, t1, t5
    or t5, a7, t3
    xor a5, a5, t5
    not t5, t1
    and s5, a5, t5
    xor t2, t2, s5
    not s5, t0
    and s5, s5, t4
    xor a7, a7, s5
    or s5, a7, t2
    xor t3, t3, s5
    and t5, a6, t5
    xor t0, t0, t5
    lw t5, 704(a3)
    xor t3, t3, t5
    lw t5, 708(a3)
    srli s5, t3, 2
    xor t2, t2, t5
    lw t5, 712(a3)
    xor a5, a5, t5
    lw t5, 716(a3)
    xor a7, a7, t5
    lw t5, 720(a3)
    xor t0, t0, t5
    lw t5, 724(a3)
    xor t4, t4, t5
    lw t5, 728(a3)
    xor a6, a6, t5
    lw t5, 732(a3)
    xor t1, t1, t5
    slli t5, t3, 30
    or t5, t5, s5
    and t5, t5, s3
    xor t3, t3, t5
    slli t5, t3, 12
    srli s5, t3, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t3, t3, t5
    slli t5, t3, 10
    srli s5, t3, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t2, 30
    srli s5, t2, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, t2, 12
    srli s5, t2, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t2, t2, t5
    slli t5, t2, 10
    srli s5, t2, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, a5, 30
    srli s5, a5, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, a5, 12
    srli s5, a5, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a5, a5, t5
    slli t5, a5, 10
    srli s5, a5, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a7, 30
    srli s5, a7, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a7, a7, t5
    slli t5, a7, 12
    srli s5, a7, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a7, a7, t5
    slli t5, a7, 10
    srli s5, a7, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, t0, 30
    srli s5, t0, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t0, 12
    srli s5, t0, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t0, t0, t5
    slli t5, t0, 10
    srli s5, t0, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t4, 30
    srli s5, t4, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t4, t4, t5
    slli t5, t4, 12
    srli s5, t4, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t4, t4, t5
    slli t5, t4, 10
    srli s5, t4, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, a6, 30
    srli s5, a6, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, a6, 12
    srli s5, a6, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a6, a6, t5
    slli t5, a6, 10
    srli s5, a6, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, t1, 30
    srli s5, t1, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t1, 12
    srli s5, t1, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t1, t1, t5
    slli t5, t1, 10
    srli s5, t1, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t1, t1, t5
    # round 24 (skinny.dsl:60)
    or t5, a6, t1
    xor t0, t0, t5
    or t5, a5, a7
    xor t3, t3, t5
    and t5, t3, t0
    xor t4, t4, t5
    or t5, t2, a5
    xor a6, a6, t5
    not t5, t4
    and s5, a6, t5
    xor t1, t1, s5
    not s5, a7
    and s5, s5, t3
    xor t2, t2, s5
    or s5, t2, t1
    xor a5, a5, s5
    and t5, t0, t5
    xor a7, a7, t5
    lw t5, 736(a3)
    xor a5, a5, t5
    lw t5, 740(a3)
    xor t1, t1, t5
    lw t5, 744(a3)
    xor a6, a6, t5
    lw t5, 748(a3)
    xor t2, t2, t5
    lw t5, 752(a3)
    xor a7, a7, t5
    lw t5, 756(a3)
    xor t3, t3, t5
    lw t5, 760(a3)
    xor t0, t0, t5
    lw t5, 764(a3)
    xor t4, t4, t5
    srli t5, a5, 2
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, a5, 4
    and t5, t5, s3
    xor a5, a5, t5
    srli t5, a5, 6
    and t5, t5, s4
    xor a5, a5, t5
    srli t5, t1, 2
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, t1, 4
    and t5, t5, s3
    xor t1, t1, t5
    srli t5, t1, 6
    and t5, t5, s4
    xor t1, t1, t5
    srli t5, a6, 2
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, a6, 4
    and t5, t5, s3
    xor a6, a6, t5
    srli t5, a6, 6
    and t5, t5, s4
    xor a6, a6, t5
    srli t5, t2, 2
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, t2, 4
    and t5, t5, s3
    xor t2, t2, t5
    srli t5, t2, 6
    and t5, t5, s4
    xor t2, t2, t5
    srli t5, a7, 2
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, a7, 4
    and t5, t5, s3
    xor a7, a7, t5
    srli t5, a7, 6
    and t5, t5, s4
    xor a7, a7, t5
    srli t5, t3, 2
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t3, 4
    and t5, t5, s3
    xor t3, t3, t5
    srli t5, t3, 6
    and t5, t5, s4
    xor t3, t3, t5
    srli t5, t0, 2
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t0, 4
    and t5, t5, s3
    xor t0, t0, t5
    srli t5, t0, 6
    and t5, t5, s4
    xor t0, t0, t5
    srli t5, t4, 2
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t4, 4
    and t5, t5, s3
    xor t4, t4, t5
    srli t5, t4, 6
    and t5, t5, s4
    xor t4, t4, t5
    # round 25 (skinny.dsl:60)
    or t5, t0, t4
    xor a7, a7, t5
    or t5, a6, t2
    xor a5, a5, t5
    and t5, a5, a7
    xor t3, t3, t5
    or t5, t1, a6
    xor t0, t0, t5
    not t5, t3
    and s5, t0, t5
    xor t4, t4, s5
    not s5, t2
    and s5, s5, a5
    xor t1, t1, s5
    or s5, t1, t4
    xor a6, a6, s5
    and t5, a7, t5
    xor t2, t2, t5
    lw t5, 768(a3)
    xor a6, a6, t5
    lw t5, 772(a3)
    srli s5, a6, 26
    xor t4, t4, t5
    lw t5, 776(a3)
    xor t0, t0, t5
    lw t5, 780(a3)
    xor t1, t1, t5
    lw t5, 784(a3)
    xor t2, t2, t5
    lw t5, 788(a3)
    xor a5, a5, t5
    lw t5, 792(a3)
    xor a7, a7, t5
    lw t5, 796(a3)
    xor t3, t3, t5
    slli t5, a6, 6
    or t5, t5, s5
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, a6, 20
    srli s5, a6, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, a6, 26
    srli s5, a6, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, t4, 6
    srli s5, t4, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t4, 20
    srli s5, t4, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t4, 26
    srli s5, t4, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t4, t4, t5
    slli t5, t0, 6
    srli s5, t0, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 20
    srli s5, t0, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t0, 26
    srli s5, t0, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t1, 6
    srli s5, t1, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 20
    srli s5, t1, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, t1, 26
    srli s5, t1, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t2, 6
    srli s5, t2, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 20
    srli s5, t2, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, t2, 26
    srli s5, t2, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, a5, 6
    srli s5, a5, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 20
    srli s5, a5, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, a5, 26
    srli s5, a5, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, a7, 6
    srli s5, a7, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 20
    srli s5, a7, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, a7, 26
    srli s5, a7, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a7, a7, t5
    slli t5, t3, 6
    srli s5, t3, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 20
    srli s5, t3, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t3, 26
    srli s5, t3, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t3, t3, t5
    # round 26 (skinny.dsl:60)
    or t5, a7, t3
    xor t2, t2, t5
    or t5, t0, t1
    xor a6, a6, t5
    and t5, a6, t2
    xor a5, a5, t5
    or t5, t4, t0
    xor a7, a7, t5
    not t5, a5
    and s5, a7, t5
    xor t3, t3, s5
    not s5, t1
    and s5, s5, a6
    xor t4, t4, s5
    or s5, t4, t3
    xor t0, t0, s5
    and t5, t2, t5
    xor t1, t1, t5
    lw t5, 800(a3)
    xor t0, t0, t5
    lw t5, 804(a3)
    srli s5, t0, 18
    xor t3, t3, t5
    lw t5, 808(a3)
    xor a7, a7, t5
    lw t5, 812(a3)
    xor t4, t4, t5
    lw t5, 816(a3)
    xor t1, t1, t5
    lw t5, 820(a3)
    xor a6, a6, t5
    lw t5, 824(a3)
    xor t2, t2, t5
    lw t5, 828(a3)
    xor a5, a5, t5
    slli t5, t0, 14
    or t5, t5, s5
    and t5, t5, s4
    xor t0, t0, t5
    srli t5, t0, 4
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 18
    srli s5, t0, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t3, 14
    srli s5, t3, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t3, t3, t5
    srli t5, t3, 4
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 18
    srli s5, t3, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, a7, 14
    srli s5, a7, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a7, a7, t5
    srli t5, a7, 4
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 18
    srli s5, a7, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, t4, 14
    srli s5, t4, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t4, t4, t5
    srli t5, t4, 4
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t4, 18
    srli s5, t4, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t1, 14
    srli s5, t1, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t1, t1, t5
    srli t5, t1, 4
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 18
    srli s5, t1, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, a6, 14
    srli s5, a6, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a6, a6, t5
    srli t5, a6, 4
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, a6, 18
    srli s5, a6, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, t2, 14
    srli s5, t2, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t2, t2, t5
    srli t5, t2, 4
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 18
    srli s5, t2, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, a5, 14
    srli s5, a5, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a5, a5, t5
    srli t5, a5, 4
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 18
    srli s5, a5, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a5, a5, t5
    # round 27 (skinny.dsl:60)
    or t5, t2, a5
    xor t1, t1, t5
    or t5, a7, t4
    xor t0, t0, t5
    and t5, t0, t1
    xor a6, a6, t5
    or t5, t3, a7
    xor t2, t2, t5
    not t5, a6
    and s5, t2, t5
    xor a5, a5, s5
    not s5, t4
    and s5, s5, t0
    xor t3, t3, s5
    or s5, t3, a5
    xor a7, a7, s5
    and t5, t1, t5
    xor t4, t4, t5
    lw t5, 832(a3)
    xor a7, a7, t5
    lw t5, 836(a3)
    srli s5, a7, 2
    xor a5, a5, t5
    lw t5, 840(a3)
    xor t2, t2, t5
    lw t5, 844(a3)
    xor t3, t3, t5
    lw t5, 848(a3)
    xor t4, t4, t5
    lw t5, 852(a3)
    xor t0, t0, t5
    lw t5, 856(a3)
    xor t1, t1, t5
    lw t5, 860(a3)
    xor a6, a6, t5
    slli t5, a7, 30
    or t5, t5, s5
    and t5, t5, s3
    xor a7, a7, t5
    slli t5, a7, 12
    srli s5, a7, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a7, a7, t5
    slli t5, a7, 10
    srli s5, a7, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a5, 30
    srli s5, a5, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, a5, 12
    srli s5, a5, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a5, a5, t5
    slli t5, a5, 10
    srli s5, a5, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, t2, 30
    srli s5, t2, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, t2, 12
    srli s5, t2, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t2, t2, t5
    slli t5, t2, 10
    srli s5, t2, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t3, 30
    srli s5, t3, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t3, t3, t5
    slli t5, t3, 12
    srli s5, t3, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t3, t3, t5
    slli t5, t3, 10
    srli s5, t3, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t4, 30
    srli s5, t4, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t4, t4, t5
    slli t5, t4, 12
    srli s5, t4, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t4, t4, t5
    slli t5, t4, 10
    srli s5, t4, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t0, 30
    srli s5, t0, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t0, 12
    srli s5, t0, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t0, t0, t5
    slli t5, t0, 10
    srli s5, t0, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t1, 30
    srli s5, t1, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t1, 12
    srli s5, t1, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t1, t1, t5
    slli t5, t1, 10
    srli s5, t1, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, a6, 30
    srli s5, a6, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, a6, 12
    srli s5, a6, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a6, a6, t5
    slli t5, a6, 10
    srli s5, a6, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a6, a6, t5
    # round 28 (skinny.dsl:60)
    or t5, t1, a6
    xor t4, t4, t5
    or t5, t2, t3
    xor a7, a7, t5
    and t5, a7, t4
    xor t0, t0, t5
    or t5, a5, t2
    xor t1, t1, t5
    not t5, t0
    and s5, t1, t5
    xor a6, a6, s5
    not s5, t3
    and s5, s5, a7
    xor a5, a5, s5
    or s5, a5, a6
    xor t2, t2, s5
    and t5, t4, t5
    xor t3, t3, t5
    lw t5, 864(a3)
    xor t2, t2, t5
    lw t5, 868(a3)
    xor a6, a6, t5
    lw t5, 872(a3)
    xor t1, t1, t5
    lw t5, 876(a3)
    xor a5, a5, t5
    lw t5, 880(a3)
    xor t3, t3, t5
    lw t5, 884(a3)
    xor a7, a7, t5
    lw t5, 888(a3)
    xor t4, t4, t5
    lw t5, 892(a3)
    xor t0, t0, t5
    srli t5, t2, 2
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, t2, 4
    and t5, t5, s3
    xor t2, t2, t5
    srli t5, t2, 6
    and t5, t5, s4
    xor t2, t2, t5
    srli t5, a6, 2
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, a6, 4
    and t5, t5, s3
    xor a6, a6, t5
    srli t5, a6, 6
    and t5, t5, s4
    xor a6, a6, t5
    srli t5, t1, 2
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, t1, 4
    and t5, t5, s3
    xor t1, t1, t5
    srli t5, t1, 6
    and t5, t5, s4
    xor t1, t1, t5
    srli t5, a5, 2
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, a5, 4
    and t5, t5, s3
    xor a5, a5, t5
    srli t5, a5, 6
    and t5, t5, s4
    xor a5, a5, t5
    srli t5, t3, 2
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t3, 4
    and t5, t5, s3
    xor t3, t3, t5
    srli t5, t3, 6
    and t5, t5, s4
    xor t3, t3, t5
    srli t5, a7, 2
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, a7, 4
    and t5, t5, s3
    xor a7, a7, t5
    srli t5, a7, 6
    and t5, t5, s4
    xor a7, a7, t5
    srli t5, t4, 2
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t4, 4
    and t5, t5, s3
    xor t4, t4, t5
    srli t5, t4, 6
    and t5, t5, s4
    xor t4, t4, t5
    srli t5, t0, 2
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t0, 4
    and t5, t5, s3
    xor t0, t0, t5
    srli t5, t0, 6
    and t5, t5, s4
    xor t0, t0, t5
    # round 29 (skinny.dsl:60)
    or t5, t4, t0
    xor t3, t3, t5
    or t5, t1, a5
    xor t2, t2, t5
    and t5, t2, t3
    xor a7, a7, t5
    or t5, a6, t1
    xor t4, t4, t5
    not t5, a7
    and s5, t4, t5
    xor t0, t0, s5
    not s5, a5
    and s5, s5, t2
    xor a6, a6, s5
    or s5, a6, t0
    xor t1, t1, s5
    and t5, t3, t5
    xor a5, a5, t5
    lw t5, 896(a3)
    xor t1, t1, t5
    lw t5, 900(a3)
    srli s5, t1, 26
    xor t0, t0, t5
    lw t5, 904(a3)
    xor t4, t4, t5
    lw t5, 908(a3)
    xor a6, a6, t5
    lw t5, 912(a3)
    xor a5, a5, t5
    lw t5, 916(a3)
    xor t2, t2, t5
    lw t5, 920(a3)
    xor t3, t3, t5
    lw t5, 924(a3)
    xor a7, a7, t5
    slli t5, t1, 6
    or t5, t5, s5
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 20
    srli s5, t1, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, t1, 26
    srli s5, t1, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t0, 6
    srli s5, t0, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 20
    srli s5, t0, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t0, 26
    srli s5, t0, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t4, 6
    srli s5, t4, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t4, 20
    srli s5, t4, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t4, 26
    srli s5, t4, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t4, t4, t5
    slli t5, a6, 6
    srli s5, a6, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, a6, 20
    srli s5, a6, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, a6, 26
    srli s5, a6, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, a5, 6
    srli s5, a5, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 20
    srli s5, a5, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, a5, 26
    srli s5, a5, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, t2, 6
    srli s5, t2, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 20
    srli s5, t2, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, t2, 26
    srli s5, t2, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, t3, 6
    srli s5, t3, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 20
    srli s5, t3, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t3, 26
    srli s5, t3, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t3, t3, t5
    slli t5, a7, 6
    srli s5, a7, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 20
    srli s5, a7, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, a7, 26
    srli s5, a7, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a7, a7, t5
    # round 30 (skinny.dsl:60)
    or t5, t3, a7
    xor a5, a5, t5
    or t5, t4, a6
    xor t1, t1, t5
    and t5, t1, a5
    xor t2, t2, t5
    or t5, t0, t4
    xor t3, t3, t5
    not t5, t2
    and s5, t3, t5
    xor a7, a7, s5
    not s5, a6
    and s5, s5, t1
    xor t0, t0, s5
    or s5, t0, a7
    xor t4, t4, s5
    and t5, a5, t5
    xor a6, a6, t5
    lw t5, 928(a3)
    xor t4, t4, t5
    lw t5, 932(a3)
    srli s5, t4, 18
    xor a7, a7, t5
    lw t5, 936(a3)
    xor t3, t3, t5
    lw t5, 940(a3)
    xor t0, t0, t5
    lw t5, 944(a3)
    xor a6, a6, t5
    lw t5, 948(a3)
    xor t1, t1, t5
    lw t5, 952(a3)
    xor a5, a5, t5
    lw t5, 956(a3)
    xor t2, t2, t5
    slli t5, t4, 14
    or t5, t5, s5
    and t5, t5, s4
    xor t4, t4, t5
    srli t5, t4, 4
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t4, 18
    srli s5, t4, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, a7, 14
    srli s5, a7, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a7, a7, t5
    srli t5, a7, 4
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 18
    srli s5, a7, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, t3, 14
    srli s5, t3, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t3, t3, t5
    srli t5, t3, 4
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 18
    srli s5, t3, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t0, 14
    srli s5, t0, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t0, t0, t5
    srli t5, t0, 4
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 18
    srli s5, t0, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, a6, 14
    srli s5, a6, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a6, a6, t5
    srli t5, a6, 4
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, a6, 18
    srli s5, a6, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, t1, 14
    srli s5, t1, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t1, t1, t5
    srli t5, t1, 4
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 18
    srli s5, t1, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, a5, 14
    srli s5, a5, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a5, a5, t5
    srli t5, a5, 4
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 18
    srli s5, a5, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, t2, 14
    srli s5, t2, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t2, t2, t5
    srli t5, t2, 4
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 18
    srli s5, t2, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t2, t2, t5
    # round 31 (skinny.dsl:60)
    or t5, a5, t2
    xor a6, a6, t5
    or t5, t3, t0
    xor t4, t4, t5
    and t5, t4, a6
    xor t1, t1, t5
    or t5, a7, t3
    xor a5, a5, t5
    not t5, t1
    and s5, a5, t5
    xor t2, t2, s5
    not s5, t0
    and s5, s5, t4
    xor a7, a7, s5
    or s5, a7, t2
    xor t3, t3, s5
    and t5, a6, t5
    xor t0, t0, t5
    lw t5, 960(a3)
    xor t3, t3, t5
    lw t5, 964(a3)
    srli s5, t3, 2
    xor t2, t2, t5
    lw t5, 968(a3)
    xor a5, a5, t5
    lw t5, 972(a3)
    xor a7, a7, t5
    lw t5, 976(a3)
    xor t0, t0, t5
    lw t5, 980(a3)
    xor t4, t4, t5
    lw t5, 984(a3)
    xor a6, a6, t5
    lw t5, 988(a3)
    xor t1, t1, t5
    slli t5, t3, 30
    or t5, t5, s5
    and t5, t5, s3
    xor t3, t3, t5
    slli t5, t3, 12
    srli s5, t3, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t3, t3, t5
    slli t5, t3, 10
    srli s5, t3, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t2, 30
    srli s5, t2, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, t2, 12
    srli s5, t2, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t2, t2, t5
    slli t5, t2, 10
    srli s5, t2, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, a5, 30
    srli s5, a5, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, a5, 12
    srli s5, a5, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a5, a5, t5
    slli t5, a5, 10
    srli s5, a5, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a7, 30
    srli s5, a7, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a7, a7, t5
    slli t5, a7, 12
    srli s5, a7, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a7, a7, t5
    slli t5, a7, 10
    srli s5, a7, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, t0, 30
    srli s5, t0, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t0, 12
    srli s5, t0, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t0, t0, t5
    slli t5, t0, 10
    srli s5, t0, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t4, 30
    srli s5, t4, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t4, t4, t5
    slli t5, t4, 12
    srli s5, t4, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t4, t4, t5
    slli t5, t4, 10
    srli s5, t4, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, a6, 30
    srli s5, a6, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, a6, 12
    srli s5, a6, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a6, a6, t5
    slli t5, a6, 10
    srli s5, a6, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, t1, 30
    srli s5, t1, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t1, 12
    srli s5, t1, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t1, t1, t5
    slli t5, t1, 10
    srli s5, t1, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t1, t1, t5
    # round 32 (skinny.dsl:60)
    or t5, a6, t1
    xor t0, t0, t5
    or t5, a5, a7
    xor t3, t3, t5
    and t5, t3, t0
    xor t4, t4, t5
    or t5, t2, a5
    xor a6, a6, t5
    not t5, t4
    and s5, a6, t5
    xor t1, t1, s5
    not s5, a7
    and s5, s5, t3
    xor t2, t2, s5
    or s5, t2, t1
    xor a5, a5, s5
    and t5, t0, t5
    xor a7, a7, t5
    lw t5, 992(a3)
    xor a5, a5, t5
    lw t5, 996(a3)
    xor t1, t1, t5
    lw t5, 1000(a3)
    xor a6, a6, t5
    lw t5, 1004(a3)
    xor t2, t2, t5
    lw t5, 1008(a3)
    xor a7, a7, t5
    lw t5, 1012(a3)
    xor t3, t3, t5
    lw t5, 1016(a3)
    xor t0, t0, t5
    lw t5, 1020(a3)
    xor t4, t4, t5
    srli t5, a5, 2
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, a5, 4
    and t5, t5, s3
    xor a5, a5, t5
    srli t5, a5, 6
    and t5, t5, s4
    xor a5, a5, t5
    srli t5, t1, 2
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, t1, 4
    and t5, t5, s3
    xor t1, t1, t5
    srli t5, t1, 6
    and t5, t5, s4
    xor t1, t1, t5
    srli t5, a6, 2
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, a6, 4
    and t5, t5, s3
    xor a6, a6, t5
    srli t5, a6, 6
    and t5, t5, s4
    xor a6, a6, t5
    srli t5, t2, 2
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, t2, 4
    and t5, t5, s3
    xor t2, t2, t5
    srli t5, t2, 6
    and t5, t5, s4
    xor t2, t2, t5
    srli t5, a7, 2
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, a7, 4
    and t5, t5, s3
    xor a7, a7, t5
    srli t5, a7, 6
    and t5, t5, s4
    xor a7, a7, t5
    srli t5, t3, 2
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t3, 4
    and t5, t5, s3
    xor t3, t3, t5
    srli t5, t3, 6
    and t5, t5, s4
    xor t3, t3, t5
    srli t5, t0, 2
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t0, 4
    and t5, t5, s3
    xor t0, t0, t5
    srli t5, t0, 6
    and t5, t5, s4
    xor t0, t0, t5
    srli t5, t4, 2
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t4, 4
    and t5, t5, s3
    xor t4, t4, t5
    srli t5, t4, 6
    and t5, t5, s4
    xor t4, t4, t5
    # round 33 (skinny.dsl:60)
    or t5, t0, t4
    xor a7, a7, t5
    or t5, a6, t2
    xor a5, a5, t5
    and t5, a5, a7
    xor t3, t3, t5
    or t5, t1, a6
    xor t0, t0, t5
    not t5, t3
    and s5, t0, t5
    xor t4, t4, s5
    not s5, t2
    and s5, s5, a5
    xor t1, t1, s5
    or s5, t1, t4
    xor a6, a6, s5
    and t5, a7, t5
    xor t2, t2, t5
    lw t5, 1024(a3)
    xor a6, a6, t5
    lw t5, 1028(a3)
    srli s5, a6, 26
    xor t4, t4, t5
    lw t5, 1032(a3)
    xor t0, t0, t5
    lw t5, 1036(a3)
    xor t1, t1, t5
    lw t5, 1040(a3)
    xor t2, t2, t5
    lw t5, 1044(a3)
    xor a5, a5, t5
    lw t5, 1048(a3)
    xor a7, a7, t5
    lw t5, 1052(a3)
    xor t3, t3, t5
    slli t5, a6, 6
    or t5, t5, s5
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, a6, 20
    srli s5, a6, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, a6, 26
    srli s5, a6, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, t4, 6
    srli s5, t4, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t4, 20
    srli s5, t4, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t4, 26
    srli s5, t4, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t4, t4, t5
    slli t5, t0, 6
    srli s5, t0, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 20
    srli s5, t0, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t0, 26
    srli s5, t0, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t1, 6
    srli s5, t1, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 20
    srli s5, t1, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, t1, 26
    srli s5, t1, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t2, 6
    srli s5, t2, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 20
    srli s5, t2, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, t2, 26
    srli s5, t2, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, a5, 6
    srli s5, a5, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 20
    srli s5, a5, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, a5, 26
    srli s5, a5, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, a7, 6
    srli s5, a7, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 20
    srli s5, a7, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, a7, 26
    srli s5, a7, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a7, a7, t5
    slli t5, t3, 6
    srli s5, t3, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 20
    srli s5, t3, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t3, 26
    srli s5, t3, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t3, t3, t5
    # round 34 (skinny.dsl:60)
    or t5, a7, t3
    xor t2, t2, t5
    or t5, t0, t1
    xor a6, a6, t5
    and t5, a6, t2
    xor a5, a5, t5
    or t5, t4, t0
    xor a7, a7, t5
    not t5, a5
    and s5, a7, t5
    xor t3, t3, s5
    not s5, t1
    and s5, s5, a6
    xor t4, t4, s5
    or s5, t4, t3
    xor t0, t0, s5
    and t5, t2, t5
    xor t1, t1, t5
    lw t5, 1056(a3)
    xor t0, t0, t5
    lw t5, 1060(a3)
    srli s5, t0, 18
    xor t3, t3, t5
    lw t5, 1064(a3)
    xor a7, a7, t5
    lw t5, 1068(a3)
    xor t4, t4, t5
    lw t5, 1072(a3)
    xor t1, t1, t5
    lw t5, 1076(a3)
    xor a6, a6, t5
    lw t5, 1080(a3)
    xor t2, t2, t5
    lw t5, 1084(a3)
    xor a5, a5, t5
    slli t5, t0, 14
    or t5, t5, s5
    and t5, t5, s4
    xor t0, t0, t5
    srli t5, t0, 4
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 18
    srli s5, t0, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t3, 14
    srli s5, t3, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t3, t3, t5
    srli t5, t3, 4
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 18
    srli s5, t3, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, a7, 14
    srli s5, a7, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a7, a7, t5
    srli t5, a7, 4
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 18
    srli s5, a7, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, t4, 14
    srli s5, t4, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t4, t4, t5
    srli t5, t4, 4
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t4, 18
    srli s5, t4, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t1, 14
    srli s5, t1, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t1, t1, t5
    srli t5, t1, 4
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 18
    srli s5, t1, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, a6, 14
    srli s5, a6, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a6, a6, t5
    srli t5, a6, 4
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, a6, 18
    srli s5, a6, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, t2, 14
    srli s5, t2, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t2, t2, t5
    srli t5, t2, 4
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 18
    srli s5, t2, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, a5, 14
    srli s5, a5, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a5, a5, t5
    srli t5, a5, 4
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 18
    srli s5, a5, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a5, a5, t5
    # round 35 (skinny.dsl:60)
    or t5, t2, a5
    xor t1, t1, t5
    or t5, a7, t4
    xor t0, t0, t5
    and t5, t0, t1
    xor a6, a6, t5
    or t5, t3, a7
    xor t2, t2, t5
    not t5, a6
    and s5, t2, t5
    xor a5, a5, s5
    not s5, t4
    and s5, s5, t0
    xor t3, t3, s5
    or s5, t3, a5
    xor a7, a7, s5
    and t5, t1, t5
    xor t4, t4, t5
    lw t5, 1088(a3)
    xor a7, a7, t5
    lw t5, 1092(a3)
    srli s5, a7, 2
    xor a5, a5, t5
    lw t5, 1096(a3)
    xor t2, t2, t5
    lw t5, 1100(a3)
    xor t3, t3, t5
    lw t5, 1104(a3)
    xor t4, t4, t5
    lw t5, 1108(a3)
    xor t0, t0, t5
    lw t5, 1112(a3)
    xor t1, t1, t5
    lw t5, 1116(a3)
    xor a6, a6, t5
    slli t5, a7, 30
    or t5, t5, s5
    and t5, t5, s3
    xor a7, a7, t5
    slli t5, a7, 12
    srli s5, a7, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a7, a7, t5
    slli t5, a7, 10
    srli s5, a7, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a5, 30
    srli s5, a5, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, a5, 12
    srli s5, a5, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a5, a5, t5
    slli t5, a5, 10
    srli s5, a5, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, t2, 30
    srli s5, t2, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, t2, 12
    srli s5, t2, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t2, t2, t5
    slli t5, t2, 10
    srli s5, t2, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t3, 30
    srli s5, t3, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t3, t3, t5
    slli t5, t3, 12
    srli s5, t3, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t3, t3, t5
    slli t5, t3, 10
    srli s5, t3, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t4, 30
    srli s5, t4, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t4, t4, t5
    slli t5, t4, 12
    srli s5, t4, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t4, t4, t5
    slli t5, t4, 10
    srli s5, t4, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t0, 30
    srli s5, t0, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t0, 12
    srli s5, t0, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t0, t0, t5
    slli t5, t0, 10
    srli s5, t0, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t1, 30
    srli s5, t1, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t1, 12
    srli s5, t1, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t1, t1, t5
    slli t5, t1, 10
    srli s5, t1, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, a6, 30
    srli s5, a6, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, a6, 12
    srli s5, a6, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a6, a6, t5
    slli t5, a6, 10
    srli s5, a6, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a6, a6, t5
    # round 36 (skinny.dsl:60)
    or t5, t1, a6
    xor t4, t4, t5
    or t5, t2, t3
    xor a7, a7, t5
    and t5, a7, t4
    xor t0, t0, t5
    or t5, a5, t2
    xor t1, t1, t5
    not t5, t0
    and s5, t1, t5
    xor a6, a6, s5
    not s5, t3
    and s5, s5, a7
    xor a5, a5, s5
    or s5, a5, a6
    xor t2, t2, s5
    and t5, t4, t5
    xor t3, t3, t5
    lw t5, 1120(a3)
    xor t2, t2, t5
    lw t5, 1124(a3)
    xor a6, a6, t5
    lw t5, 1128(a3)
    xor t1, t1, t5
    lw t5, 1132(a3)
    xor a5, a5, t5
    lw t5, 1136(a3)
    xor t3, t3, t5
    lw t5, 1140(a3)
    xor a7, a7, t5
    lw t5, 1144(a3)
    xor t4, t4, t5
    lw t5, 1148(a3)
    xor t0, t0, t5
    srli t5, t2, 2
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, t2, 4
    and t5, t5, s3
    xor t2, t2, t5
    srli t5, t2, 6
    and t5, t5, s4
    xor t2, t2, t5
    srli t5, a6, 2
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, a6, 4
    and t5, t5, s3
    xor a6, a6, t5
    srli t5, a6, 6
    and t5, t5, s4
    xor a6, a6, t5
    srli t5, t1, 2
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, t1, 4
    and t5, t5, s3
    xor t1, t1, t5
    srli t5, t1, 6
    and t5, t5, s4
    xor t1, t1, t5
    srli t5, a5, 2
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, a5, 4
    and t5, t5, s3
    xor a5, a5, t5
    srli t5, a5, 6
    and t5, t5, s4
    xor a5, a5, t5
    srli t5, t3, 2
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t3, 4
    and t5, t5, s3
    xor t3, t3, t5
    srli t5, t3, 6
    and t5, t5, s4
    xor t3, t3, t5
    srli t5, a7, 2
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, a7, 4
    and t5, t5, s3
    xor a7, a7, t5
    srli t5, a7, 6
    and t5, t5, s4
    xor a7, a7, t5
    srli t5, t4, 2
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t4, 4
    and t5, t5, s3
    xor t4, t4, t5
    srli t5, t4, 6
    and t5, t5, s4
    xor t4, t4, t5
    srli t5, t0, 2
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t0, 4
    and t5, t5, s3
    xor t0, t0, t5
    srli t5, t0, 6
    and t5, t5, s4
    xor t0, t0, t5
    # round 37 (skinny.dsl:60)
    or t5, t4, t0
    xor t3, t3, t5
    or t5, t1, a5
    xor t2, t2, t5
    and t5, t2, t3
    xor a7, a7, t5
    or t5, a6, t1
    xor t4, t4, t5
    not t5, a7
    and s5, t4, t5
    xor t0, t0, s5
    not s5, a5
    and s5, s5, t2
    xor a6, a6, s5
    or s5, a6, t0
    xor t1, t1, s5
    and t5, t3, t5
    xor a5, a5, t5
    lw t5, 1152(a3)
    xor t1, t1, t5
    lw t5, 1156(a3)
    srli s5, t1, 26
    xor t0, t0, t5
    lw t5, 1160(a3)
    xor t4, t4, t5
    lw t5, 1164(a3)
    xor a6, a6, t5
    lw t5, 1168(a3)
    xor a5, a5, t5
    lw t5, 1172(a3)
    xor t2, t2, t5
    lw t5, 1176(a3)
    xor t3, t3, t5
    lw t5, 1180(a3)
    xor a7, a7, t5
    slli t5, t1, 6
    or t5, t5, s5
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 20
    srli s5, t1, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, t1, 26
    srli s5, t1, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t0, 6
    srli s5, t0, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 20
    srli s5, t0, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t0, 26
    srli s5, t0, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t4, 6
    srli s5, t4, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t4, 20
    srli s5, t4, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t4, 26
    srli s5, t4, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t4, t4, t5
    slli t5, a6, 6
    srli s5, a6, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, a6, 20
    srli s5, a6, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, a6, 26
    srli s5, a6, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, a5, 6
    srli s5, a5, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 20
    srli s5, a5, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, a5, 26
    srli s5, a5, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, t2, 6
    srli s5, t2, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 20
    srli s5, t2, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, t2, 26
    srli s5, t2, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, t3, 6
    srli s5, t3, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 20
    srli s5, t3, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t3, 26
    srli s5, t3, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t3, t3, t5
    slli t5, a7, 6
    srli s5, a7, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 20
    srli s5, a7, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, a7, 26
    srli s5, a7, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a7, a7, t5
    # round 38 (skinny.dsl:60)
    or t5, t3, a7
    xor a5, a5, t5
    or t5, t4, a6
    xor t1, t1, t5
    and t5, t1, a5
    xor t2, t2, t5
    or t5, t0, t4
    xor t3, t3, t5
    not t5, t2
    and s5, t3, t5
    xor a7, a7, s5
    not s5, a6
    and s5, s5, t1
    xor t0, t0, s5
    or s5, t0, a7
    xor t4, t4, s5
    and t5, a5, t5
    xor a6, a6, t5
    lw t5, 1184(a3)
    xor t4, t4, t5
    lw t5, 1188(a3)
    srli s5, t4, 18
    xor a7, a7, t5
    lw t5, 1192(a3)
    xor t3, t3, t5
    lw t5, 1196(a3)
    xor t0, t0, t5
    lw t5, 1200(a3)
    xor a6, a6, t5
    lw t5, 1204(a3)
    xor t1, t1, t5
    lw t5, 1208(a3)
    xor a5, a5, t5
    lw t5, 1212(a3)
    xor t2, t2, t5
    slli t5, t4, 14
    or t5, t5, s5
    and t5, t5, s4
    xor t4, t4, t5
    srli t5, t4, 4
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t4, 18
    srli s5, t4, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, a7, 14
    srli s5, a7, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a7, a7, t5
    srli t5, a7, 4
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 18
    srli s5, a7, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, t3, 14
    srli s5, t3, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t3, t3, t5
    srli t5, t3, 4
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 18
    srli s5, t3, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t0, 14
    srli s5, t0, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t0, t0, t5
    srli t5, t0, 4
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 18
    srli s5, t0, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, a6, 14
    srli s5, a6, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a6, a6, t5
    srli t5, a6, 4
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, a6, 18
    srli s5, a6, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, t1, 14
    srli s5, t1, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t1, t1, t5
    srli t5, t1, 4
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 18
    srli s5, t1, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, a5, 14
    srli s5, a5, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a5, a5, t5
    srli t5, a5, 4
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 18
    srli s5, a5, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, t2, 14
    srli s5, t2, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t2, t2, t5
    srli t5, t2, 4
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 18
    srli s5, t2, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t2, t2, t5
    # round 39 (skinny.dsl:60)
    or t5, a5, t2
    xor a6, a6, t5
    or t5, t3, t0
    xor t4, t4, t5
    and t5, t4, a6
    xor t1, t1, t5
    or t5, a7, t3
    xor a5, a5, t5
    not t5, t1
    and s5, a5, t5
    xor t2, t2, s5
    not s5, t0
    and s5, s5, t4
    xor a7, a7, s5
    or s5, a7, t2
    xor t3, t3, s5
    and t5, a6, t5
    xor t0, t0, t5
    lw t5, 1216(a3)
    xor t3, t3, t5
    lw t5, 1220(a3)
    srli s5, t3, 2
    xor t2, t2, t5
    lw t5, 1224(a3)
    xor a5, a5, t5
    lw t5, 1228(a3)
    xor a7, a7, t5
    lw t5, 1232(a3)
    xor t0, t0, t5
    lw t5, 1236(a3)
    xor t4, t4, t5
    lw t5, 1240(a3)
    xor a6, a6, t5
    lw t5, 1244(a3)
    xor t1, t1, t5
    slli t5, t3, 30
    or t5, t5, s5
    and t5, t5, s3
    xor t3, t3, t5
    slli t5, t3, 12
    srli s5, t3, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t3, t3, t5
    slli t5, t3, 10
    srli s5, t3, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t2, 30
    srli s5, t2, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, t2, 12
    srli s5, t2, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t2, t2, t5
    slli t5, t2, 10
    srli s5, t2, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, a5, 30
    srli s5, a5, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, a5, 12
    srli s5, a5, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a5, a5, t5
    slli t5, a5, 10
    srli s5, a5, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a7, 30
    srli s5, a7, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a7, a7, t5
    slli t5, a7, 12
    srli s5, a7, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a7, a7, t5
    slli t5, a7, 10
    srli s5, a7, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, t0, 30
    srli s5, t0, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t0, 12
    srli s5, t0, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t0, t0, t5
    slli t5, t0, 10
    srli s5, t0, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t4, 30
    srli s5, t4, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t4, t4, t5
    slli t5, t4, 12
    srli s5, t4, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t4, t4, t5
    slli t5, t4, 10
    srli s5, t4, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, a6, 30
    srli s5, a6, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, a6, 12
    srli s5, a6, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a6, a6, t5
    slli t5, a6, 10
    srli s5, a6, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, t1, 30
    srli s5, t1, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t1, 12
    srli s5, t1, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t1, t1, t5
    slli t5, t1, 10
    srli s5, t1, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t1, t1, t5
    # round 40 (skinny.dsl:60)
    or t5, a6, t1
    xor t0, t0, t5
    or t5, a5, a7
    xor t3, t3, t5
    and t5, t3, t0
    xor t4, t4, t5
    or t5, t2, a5
    xor a6, a6, t5
    not t5, t4
    and s5, a6, t5
    xor t1, t1, s5
    not s5, a7
    and s5, s5, t3
    xor t2, t2, s5
    or s5, t2, t1
    xor a5, a5, s5
    and t5, t0, t5
    xor a7, a7, t5
    lw t5, 1248(a3)
    xor a5, a5, t5
    lw t5, 1252(a3)
    xor t1, t1, t5
    lw t5, 1256(a3)
    xor a6, a6, t5
    lw t5, 1260(a3)
    xor t2, t2, t5
    lw t5, 1264(a3)
    xor a7, a7, t5
    lw t5, 1268(a3)
    xor t3, t3, t5
    lw t5, 1272(a3)
    xor t0, t0, t5
    lw t5, 1276(a3)
    xor t4, t4, t5
    srli t5, a5, 2
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, a5, 4
    and t5, t5, s3
    xor a5, a5, t5
    srli t5, a5, 6
    and t5, t5, s4
    xor a5, a5, t5
    srli t5, t1, 2
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, t1, 4
    and t5, t5, s3
    xor t1, t1, t5
    srli t5, t1, 6
    and t5, t5, s4
    xor t1, t1, t5
    srli t5, a6, 2
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, a6, 4
    and t5, t5, s3
    xor a6, a6, t5
    srli t5, a6, 6
    and t5, t5, s4
    xor a6, a6, t5
    srli t5, t2, 2
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, t2, 4
    and t5, t5, s3
    xor t2, t2, t5
    srli t5, t2, 6
    and t5, t5, s4
    xor t2, t2, t5
    srli t5, a7, 2
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, a7, 4
    and t5, t5, s3
    xor a7, a7, t5
    srli t5, a7, 6
    and t5, t5, s4
    xor a7, a7, t5
    srli t5, t3, 2
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t3, 4
    and t5, t5, s3
    xor t3, t3, t5
    srli t5, t3, 6
    and t5, t5, s4
    xor t3, t3, t5
    srli t5, t0, 2
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t0, 4
    and t5, t5, s3
    xor t0, t0, t5
    srli t5, t0, 6
    and t5, t5, s4
    xor t0, t0, t5
    srli t5, t4, 2
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t4, 4
    and t5, t5, s3
    xor t4, t4, t5
    srli t5, t4, 6
    and t5, t5, s4
    xor t4, t4, t5
    # round 41 (skinny.dsl:60)
    or t5, t0, t4
    xor a7, a7, t5
    or t5, a6, t2
    xor a5, a5, t5
    and t5, a5, a7
    xor t3, t3, t5
    or t5, t1, a6
    xor t0, t0, t5
    not t5, t3
    and s5, t0, t5
    xor t4, t4, s5
    not s5, t2
    and s5, s5, a5
    xor t1, t1, s5
    or s5, t1, t4
    xor a6, a6, s5
    and t5, a7, t5
    xor t2, t2, t5
    lw t5, 1280(a3)
    xor a6, a6, t5
    lw t5, 1284(a3)
    srli s5, a6, 26
    xor t4, t4, t5
    lw t5, 1288(a3)
    xor t0, t0, t5
    lw t5, 1292(a3)
    xor t1, t1, t5
    lw t5, 1296(a3)
    xor t2, t2, t5
    lw t5, 1300(a3)
    xor a5, a5, t5
    lw t5, 1304(a3)
    xor a7, a7, t5
    lw t5, 1308(a3)
    xor t3, t3, t5
    slli t5, a6, 6
    or t5, t5, s5
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, a6, 20
    srli s5, a6, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, a6, 26
    srli s5, a6, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, t4, 6
    srli s5, t4, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t4, 20
    srli s5, t4, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t4, 26
    srli s5, t4, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t4, t4, t5
    slli t5, t0, 6
    srli s5, t0, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 20
    srli s5, t0, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t0, 26
    srli s5, t0, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t1, 6
    srli s5, t1, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 20
    srli s5, t1, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, t1, 26
    srli s5, t1, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t2, 6
    srli s5, t2, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 20
    srli s5, t2, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, t2, 26
    srli s5, t2, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, a5, 6
    srli s5, a5, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 20
    srli s5, a5, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, a5, 26
    srli s5, a5, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, a7, 6
    srli s5, a7, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 20
    srli s5, a7, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, a7, 26
    srli s5, a7, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a7, a7, t5
    slli t5, t3, 6
    srli s5, t3, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 20
    srli s5, t3, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t3, 26
    srli s5, t3, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t3, t3, t5
    # round 42 (skinny.dsl:60)
    or t5, a7, t3
    xor t2, t2, t5
    or t5, t0, t1
    xor a6, a6, t5
    and t5, a6, t2
    xor a5, a5, t5
    or t5, t4, t0
    xor a7, a7, t5
    not t5, a5
    and s5, a7, t5
    xor t3, t3, s5
    not s5, t1
    and s5, s5, a6
    xor t4, t4, s5
    or s5, t4, t3
    xor t0, t0, s5
    and t5, t2, t5
    xor t1, t1, t5
    lw t5, 1312(a3)
    xor t0, t0, t5
    lw t5, 1316(a3)
    srli s5, t0, 18
    xor t3, t3, t5
    lw t5, 1320(a3)
    xor a7, a7, t5
    lw t5, 1324(a3)
    xor t4, t4, t5
    lw t5, 1328(a3)
    xor t1, t1, t5
    lw t5, 1332(a3)
    xor a6, a6, t5
    lw t5, 1336(a3)
    xor t2, t2, t5
    lw t5, 1340(a3)
    xor a5, a5, t5
    slli t5, t0, 14
    or t5, t5, s5
    and t5, t5, s4
    xor t0, t0, t5
    srli t5, t0, 4
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 18
    srli s5, t0, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t3, 14
    srli s5, t3, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t3, t3, t5
    srli t5, t3, 4
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 18
    srli s5, t3, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, a7, 14
    srli s5, a7, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a7, a7, t5
    srli t5, a7, 4
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 18
    srli s5, a7, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, t4, 14
    srli s5, t4, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t4, t4, t5
    srli t5, t4, 4
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t4, 18
    srli s5, t4, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t1, 14
    srli s5, t1, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t1, t1, t5
    srli t5, t1, 4
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 18
    srli s5, t1, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, a6, 14
    srli s5, a6, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a6, a6, t5
    srli t5, a6, 4
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, a6, 18
    srli s5, a6, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, t2, 14
    srli s5, t2, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t2, t2, t5
    srli t5, t2, 4
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 18
    srli s5, t2, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, a5, 14
    srli s5, a5, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a5, a5, t5
    srli t5, a5, 4
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 18
    srli s5, a5, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a5, a5, t5
    # round 43 (skinny.dsl:60)
    or t5, t2, a5
    xor t1, t1, t5
    or t5, a7, t4
    xor t0, t0, t5
    and t5, t0, t1
    xor a6, a6, t5
    or t5, t3, a7
    xor t2, t2, t5
    not t5, a6
    and s5, t2, t5
    xor a5, a5, s5
    not s5, t4
    and s5, s5, t0
    xor t3, t3, s5
    or s5, t3, a5
    xor a7, a7, s5
    and t5, t1, t5
    xor t4, t4, t5
    lw t5, 1344(a3)
    xor a7, a7, t5
    lw t5, 1348(a3)
    srli s5, a7, 2
    xor a5, a5, t5
    lw t5, 1352(a3)
    xor t2, t2, t5
    lw t5, 1356(a3)
    xor t3, t3, t5
    lw t5, 1360(a3)
    xor t4, t4, t5
    lw t5, 1364(a3)
    xor t0, t0, t5
    lw t5, 1368(a3)
    xor t1, t1, t5
    lw t5, 1372(a3)
    xor a6, a6, t5
    slli t5, a7, 30
    or t5, t5, s5
    and t5, t5, s3
    xor a7, a7, t5
    slli t5, a7, 12
    srli s5, a7, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a7, a7, t5
    slli t5, a7, 10
    srli s5, a7, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a5, 30
    srli s5, a5, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, a5, 12
    srli s5, a5, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a5, a5, t5
    slli t5, a5, 10
    srli s5, a5, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, t2, 30
    srli s5, t2, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, t2, 12
    srli s5, t2, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t2, t2, t5
    slli t5, t2, 10
    srli s5, t2, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t3, 30
    srli s5, t3, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t3, t3, t5
    slli t5, t3, 12
    srli s5, t3, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t3, t3, t5
    slli t5, t3, 10
    srli s5, t3, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t4, 30
    srli s5, t4, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t4, t4, t5
    slli t5, t4, 12
    srli s5, t4, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t4, t4, t5
    slli t5, t4, 10
    srli s5, t4, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t0, 30
    srli s5, t0, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t0, 12
    srli s5, t0, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t0, t0, t5
    slli t5, t0, 10
    srli s5, t0, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t1, 30
    srli s5, t1, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t1, 12
    srli s5, t1, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t1, t1, t5
    slli t5, t1, 10
    srli s5, t1, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, a6, 30
    srli s5, a6, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, a6, 12
    srli s5, a6, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a6, a6, t5
    slli t5, a6, 10
    srli s5, a6, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a6, a6, t5
    # round 44 (skinny.dsl:60)
    or t5, t1, a6
    xor t4, t4, t5
    or t5, t2, t3
    xor a7, a7, t5
    and t5, a7, t4
    xor t0, t0, t5
    or t5, a5, t2
    xor t1, t1, t5
    not t5, t0
    and s5, t1, t5
    xor a6, a6, s5
    not s5, t3
    and s5, s5, a7
    xor a5, a5, s5
    or s5, a5, a6
    xor t2, t2, s5
    and t5, t4, t5
    xor t3, t3, t5
    lw t5, 1376(a3)
    xor t2, t2, t5
    lw t5, 1380(a3)
    xor a6, a6, t5
    lw t5, 1384(a3)
    xor t1, t1, t5
    lw t5, 1388(a3)
    xor a5, a5, t5
    lw t5, 1392(a3)
    xor t3, t3, t5
    lw t5, 1396(a3)
    xor a7, a7, t5
    lw t5, 1400(a3)
    xor t4, t4, t5
    lw t5, 1404(a3)
    xor t0, t0, t5
    srli t5, t2, 2
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, t2, 4
    and t5, t5, s3
    xor t2, t2, t5
    srli t5, t2, 6
    and t5, t5, s4
    xor t2, t2, t5
    srli t5, a6, 2
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, a6, 4
    and t5, t5, s3
    xor a6, a6, t5
    srli t5, a6, 6
    and t5, t5, s4
    xor a6, a6, t5
    srli t5, t1, 2
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, t1, 4
    and t5, t5, s3
    xor t1, t1, t5
    srli t5, t1, 6
    and t5, t5, s4
    xor t1, t1, t5
    srli t5, a5, 2
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, a5, 4
    and t5, t5, s3
    xor a5, a5, t5
    srli t5, a5, 6
    and t5, t5, s4
    xor a5, a5, t5
    srli t5, t3, 2
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t3, 4
    and t5, t5, s3
    xor t3, t3, t5
    srli t5, t3, 6
    and t5, t5, s4
    xor t3, t3, t5
    srli t5, a7, 2
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, a7, 4
    and t5, t5, s3
    xor a7, a7, t5
    srli t5, a7, 6
    and t5, t5, s4
    xor a7, a7, t5
    srli t5, t4, 2
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t4, 4
    and t5, t5, s3
    xor t4, t4, t5
    srli t5, t4, 6
    and t5, t5, s4
    xor t4, t4, t5
    srli t5, t0, 2
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t0, 4
    and t5, t5, s3
    xor t0, t0, t5
    srli t5, t0, 6
    and t5, t5, s4
    xor t0, t0, t5
    # round 45 (skinny.dsl:60)
    or t5, t4, t0
    xor t3, t3, t5
    or t5, t1, a5
    xor t2, t2, t5
    and t5, t2, t3
    xor a7, a7, t5
    or t5, a6, t1
    xor t4, t4, t5
    not t5, a7
    and s5, t4, t5
    xor t0, t0, s5
    not s5, a5
    and s5, s5, t2
    xor a6, a6, s5
    or s5, a6, t0
    xor t1, t1, s5
    and t5, t3, t5
    xor a5, a5, t5
    lw t5, 1408(a3)
    xor t1, t1, t5
    lw t5, 1412(a3)
    srli s5, t1, 26
    xor t0, t0, t5
    lw t5, 1416(a3)
    xor t4, t4, t5
    lw t5, 1420(a3)
    xor a6, a6, t5
    lw t5, 1424(a3)
    xor a5, a5, t5
    lw t5, 1428(a3)
    xor t2, t2, t5
    lw t5, 1432(a3)
    xor t3, t3, t5
    lw t5, 1436(a3)
    xor a7, a7, t5
    slli t5, t1, 6
    or t5, t5, s5
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 20
    srli s5, t1, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, t1, 26
    srli s5, t1, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t0, 6
    srli s5, t0, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 20
    srli s5, t0, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t0, 26
    srli s5, t0, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t4, 6
    srli s5, t4, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t4, 20
    srli s5, t4, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t4, 26
    srli s5, t4, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t4, t4, t5
    slli t5, a6, 6
    srli s5, a6, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, a6, 20
    srli s5, a6, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, a6, 26
    srli s5, a6, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, a5, 6
    srli s5, a5, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 20
    srli s5, a5, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, a5, 26
    srli s5, a5, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, t2, 6
    srli s5, t2, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 20
    srli s5, t2, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, t2, 26
    srli s5, t2, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, t3, 6
    srli s5, t3, 26
    or t5, t5, s5
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 20
    srli s5, t3, 12
    or t5, t5, s5
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t3, 26
    srli s5, t3, 6
    or t5, t5, s5
    and t5, t5, s3
    xor t3, t3, t5
    slli t5, a7, 6
    srli s5, a7, 26
    or t5, t5, s5
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 20
    srli s5, a7, 12
    or t5, t5, s5
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, a7, 26
    srli s5, a7, 6
    or t5, t5, s5
    and t5, t5, s3
    xor a7, a7, t5
    # round 46 (skinny.dsl:60)
    or t5, t3, a7
    xor a5, a5, t5
    or t5, t4, a6
    xor t1, t1, t5
    and t5, t1, a5
    xor t2, t2, t5
    or t5, t0, t4
    xor t3, t3, t5
    not t5, t2
    and s5, t3, t5
    xor a7, a7, s5
    not s5, a6
    and s5, s5, t1
    xor t0, t0, s5
    or s5, t0, a7
    xor t4, t4, s5
    and t5, a5, t5
    xor a6, a6, t5
    lw t5, 1440(a3)
    xor t4, t4, t5
    lw t5, 1444(a3)
    srli s5, t4, 18
    xor a7, a7, t5
    lw t5, 1448(a3)
    xor t3, t3, t5
    lw t5, 1452(a3)
    xor t0, t0, t5
    lw t5, 1456(a3)
    xor a6, a6, t5
    lw t5, 1460(a3)
    xor t1, t1, t5
    lw t5, 1464(a3)
    xor a5, a5, t5
    lw t5, 1468(a3)
    xor t2, t2, t5
    slli t5, t4, 14
    or t5, t5, s5
    and t5, t5, s4
    xor t4, t4, t5
    srli t5, t4, 4
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t4, 18
    srli s5, t4, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, a7, 14
    srli s5, a7, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a7, a7, t5
    srli t5, a7, 4
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 18
    srli s5, a7, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, t3, 14
    srli s5, t3, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t3, t3, t5
    srli t5, t3, 4
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 18
    srli s5, t3, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t0, 14
    srli s5, t0, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t0, t0, t5
    srli t5, t0, 4
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 18
    srli s5, t0, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, a6, 14
    srli s5, a6, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a6, a6, t5
    srli t5, a6, 4
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, a6, 18
    srli s5, a6, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, t1, 14
    srli s5, t1, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t1, t1, t5
    srli t5, t1, 4
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 18
    srli s5, t1, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, a5, 14
    srli s5, a5, 18
    or t5, t5, s5
    and t5, t5, s4
    xor a5, a5, t5
    srli t5, a5, 4
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 18
    srli s5, a5, 14
    or t5, t5, s5
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, t2, 14
    srli s5, t2, 18
    or t5, t5, s5
    and t5, t5, s4
    xor t2, t2, t5
    srli t5, t2, 4
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 18
    srli s5, t2, 14
    or t5, t5, s5
    and t5, t5, s2
    xor t2, t2, t5
    # round 47 (skinny.dsl:60)
    or t5, a5, t2
    xor a6, a6, t5
    or t5, t3, t0
    xor t4, t4, t5
    and t5, t4, a6
    xor t1, t1, t5
    or t5, a7, t3
    xor a5, a5, t5
    not t5, t1
    and s5, a5, t5
    xor t2, t2, s5
    not s5, t0
    and s5, s5, t4
    xor a7, a7, s5
    or s5, a7, t2
    xor t3, t3, s5
    and t5, a6, t5
    xor t0, t0, t5
    lw t5, 1472(a3)
    xor t3, t3, t5
    lw t5, 1476(a3)
    srli s5, t3, 2
    xor t2, t2, t5
    lw t5, 1480(a3)
    xor a5, a5, t5
    lw t5, 1484(a3)
    xor a7, a7, t5
    lw t5, 1488(a3)
    xor t0, t0, t5
    lw t5, 1492(a3)
    xor t4, t4, t5
    lw t5, 1496(a3)
    xor a6, a6, t5
    lw t5, 1500(a3)
    xor t1, t1, t5
    slli t5, t3, 30
    or t5, t5, s5
    and t5, t5, s3
    xor t3, t3, t5
    slli t5, t3, 12
    srli s5, t3, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t3, t3, t5
    slli t5, t3, 10
    srli s5, t3, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t2, 30
    srli s5, t2, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, t2, 12
    srli s5, t2, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t2, t2, t5
    slli t5, t2, 10
    srli s5, t2, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, a5, 30
    srli s5, a5, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, a5, 12
    srli s5, a5, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a5, a5, t5
    slli t5, a5, 10
    srli s5, a5, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a7, 30
    srli s5, a7, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a7, a7, t5
    slli t5, a7, 12
    srli s5, a7, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a7, a7, t5
    slli t5, a7, 10
    srli s5, a7, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, t0, 30
    srli s5, t0, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t0, 12
    srli s5, t0, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t0, t0, t5
    slli t5, t0, 10
    srli s5, t0, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t4, 30
    srli s5, t4, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t4, t4, t5
    slli t5, t4, 12
    srli s5, t4, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t4, t4, t5
    slli t5, t4, 10
    srli s5, t4, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, a6, 30
    srli s5, a6, 2
    or t5, t5, s5
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, a6, 12
    srli s5, a6, 20
    or t5, t5, s5
    and t5, t5, s4
    xor a6, a6, t5
    slli t5, a6, 10
    srli s5, a6, 22
    or t5, t5, s5
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, t1, 30
    srli s5, t1, 2
    or t5, t5, s5
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t1, 12
    srli s5, t1, 20
    or t5, t5, s5
    and t5, t5, s4
    xor t1, t1, t5
    slli t5, t1, 10
    srli s5, t1, 22
    or t5, t5, s5
    and t5, t5, s1
    xor t1, t1, t5
    # round 48 (skinny.dsl:60)
    or t5, a6, t1
    xor t0, t0, t5
    or t5, a5, a7
    xor t3, t3, t5
    and t5, t3, t0
    xor t4, t4, t5
    or t5, t2, a5
    xor a6, a6, t5
    not t5, t4
    and s1, a6, t5
    xor t1, t1, s1
    not s1, a7
    and s1, s1, t3
    xor t2, t2, s1
    or s1, t2, t1
    xor a5, a5, s1
    and t5, t0, t5
    xor a7, a7, t5
    lw t5, 1504(a3)
    xor a5, a5, t5
    lw t5, 1508(a3)
    xor t1, t1, t5
    lw t5, 1512(a3)
    xor a6, a6, t5
    lw t5, 1516(a3)
    xor t2, t2, t5
    lw t5, 1520(a3)
    xor a7, a7, t5
    lw t5, 1524(a3)
    xor t3, t3, t5
    lw t5, 1528(a3)
    xor t0, t0, t5
    lw t5, 1532(a3)
    xor t4, t4, t5
    srli t5, a5, 2
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, a5, 4
    and t5, t5, s3
    xor a5, a5, t5
    srli t5, a5, 6
    and t5, t5, s4
    xor a5, a5, t5
    srli t5, t1, 2
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, t1, 4
    and t5, t5, s3
    xor t1, t1, t5
    srli t5, t1, 6
    and t5, t5, s4
    xor t1, t1, t5
    srli t5, a6, 2
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, a6, 4
    and t5, t5, s3
    xor a6, a6, t5
    srli t5, a6, 6
    and t5, t5, s4
    xor a6, a6, t5
    srli t5, t2, 2
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, t2, 4
    and t5, t5, s3
    xor t2, t2, t5
    srli t5, t2, 6
    and t5, t5, s4
    xor t2, t2, t5
    srli t5, a7, 2
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, a7, 4
    and t5, t5, s3
    xor a7, a7, t5
    srli t5, a7, 6
    and t5, t5, s4
    xor a7, a7, t5
    srli t5, t3, 2
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t3, 4
    and t5, t5, s3
    xor t3, t3, t5
    srli t5, t3, 6
    and t5, t5, s4
    xor t3, t3, t5
    srli t5, t0, 2
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t0, 4
    and t5, t5, s3
    xor t0, t0, t5
    srli t5, t0, 6
    and t5, t5, s4
    xor t0, t0, t5
    srli t5, t4, 2
    and t5, t5, s2
    xor t4, t4, t5
    slli t5, t4, 4
    and t5, t5, s3
    xor t4, t4, t5
    srli t5, t4, 6
    and t5, t5, s4
    xor t4, t4, t5
    srli t5, a5, 4
    xor t5, t5, a7
    and t5, t5, s0
    slli s1, t5, 4
    xor a5, a5, s1
    xor a7, a7, t5
    srli t5, a6, 4
    xor t5, t5, t0
    and t5, t5, s0
    slli s1, t5, 4
    xor a6, a6, s1
    xor t0, t0, t5
    srli t5, t1, 4
    xor t5, t5, t3
    and t5, t5, s0
    slli s1, t5, 4
    xor t1, t1, s1
    xor t3, t3, t5
    srli t5, t2, 4
    xor t5, t5, t4
    and t5, t5, s0
    slli s0, t5, 4
    xor t2, t2, s0
    xor t4, t4, t5
    srli t5, a5, 2
    xor t5, t5, a6
    and t5, t5, a4
    slli s0, t5, 2
    xor a5, a5, s0
    xor a6, a6, t5
    srli t5, a7, 2
    xor t5, t5, t0
    and t5, t5, a4
    slli s0, t5, 2
    xor a7, a7, s0
    xor t0, t0, t5
    srli t5, t1, 2
    xor t5, t5, t2
    and t5, t5, a4
    slli s0, t5, 2
    xor t1, t1, s0
    xor t2, t2, t5
    srli t5, t3, 2
    xor t5, t5, t4
    and t5, t5, a4
    slli a4, t5, 2
    xor t3, t3, a4
    xor t4, t4, t5
    srli t5, a5, 1
    xor t5, t5, t1
    and t5, t5, t6
    slli a4, t5, 1
    xor a5, a5, a4
    xor t1, t1, t5
    srli t5, a6, 1
    xor t5, t5, t2
    and t5, t5, t6
    slli a4, t5, 1
    xor a6, a6, a4
    xor t2, t2, t5
    srli t5, a7, 1
    xor t5, t5, t3
    and t5, t5, t6
    slli a4, t5, 1
    xor a7, a7, a4
    xor t3, t3, t5
    srli t5, t0, 1
    xor t5, t5, t4
    and t5, t5, t6
    slli t6, t5, 1
    xor t0, t0, t6
    xor t4, t4, t5
    sw a5, 0(a0)
    sw a6, 4(a0)
    sw a7, 8(a0)
    sw t0, 12(a0)
    sw t1, 16(a0)
    sw t2, 20(a0)
    sw t3, 24(a0)
    sw t4, 28(a0)
    addi a0, a0, 32
    addi a1, a1, 32
    bltu a2, a1, .Llwcc_skinny128_256_ecb_encrypt_rv32i_group_done
    j .Llwcc_skinny128_256_ecb_encrypt_rv32i_group
.Llwcc_skinny128_256_ecb_encrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny128_256_ecb_encrypt_rv32i_out
.Llwcc_skinny128_256_ecb_encrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 32
    beqz t2, .Llwcc_skinny128_256_ecb_encrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 128
.Llwcc_skinny128_256_ecb_encrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_skinny128_256_ecb_encrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_skinny128_256_ecb_encrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny128_256_ecb_encrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_skinny128_256_ecb_encrypt_rv32i_group
.Llwcc_skinny128_256_ecb_encrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_skinny128_256_ecb_encrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny128_256_ecb_encrypt_rv32i_copy
.Llwcc_skinny128_256_ecb_encrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 128
.Llwcc_skinny128_256_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny128_256_ecb_encrypt_rv32i_wipe
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    lw s5, 24(sp)
    addi sp, sp, 128
    ret
    .size lwcc_skinny128_256_ecb_encrypt_rv32i, .-lwcc_skinny128_256_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_skinny128_256_ecb_decrypt_rv32i
    .type lwcc_skinny128_256_ecb_decrypt_rv32i, %function
lwcc_skinny128_256_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_skinny128_256_ecb_decrypt_rv32i_begin
    ret
.Llwcc_skinny128_256_ecb_decrypt_rv32i_begin:
    addi sp, sp, -128
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
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 32
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_skinny128_256_ecb_decrypt_rv32i_group
    j .Llwcc_skinny128_256_ecb_decrypt_rv32i_rest
.Llwcc_skinny128_256_ecb_decrypt_rv32i_group:
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    lw t1, 16(a1)
    lw t2, 20(a1)
    lw t3, 24(a1)
    lw t4, 28(a1)
    srli t5, a5, 1
    xor t5, t5, t1
    lui t6, 349525
    addi t6, t6, 1365
    and t5, t5, t6
    slli a4, t5, 1
    xor a5, a5, a4
    xor t1, t1, t5
    srli t5, a6, 1
    xor t5, t5, t2
    and t5, t5, t6
    slli a4, t5, 1
    xor a6, a6, a4
    xor t2, t2, t5
    srli t5, a7, 1
    xor t5, t5, t3
    and t5, t5, t6
    slli a4, t5, 1
    xor a7, a7, a4
    xor t3, t3, t5
    srli t5, t0, 1
    xor t5, t5, t4
    and t5, t5, t6
    slli a4, t5, 1
    xor t0, t0, a4
    xor t4, t4, t5
    srli t5, a5, 2
    xor t5, t5, a6
    lui a4, 209715
    addi a4, a4, 819
    and t5, t5, a4
    slli s0, t5, 2
    xor a5, a5, s0
    xor a6, a6, t5
    srli t5, a7, 2
    xor t5, t5, t0
    and t5, t5, a4
    slli s0, t5, 2
    xor a7, a7, s0
    xor t0, t0, t5
    srli t5, t1, 2
    xor t5, t5, t2
    and t5, t5, a4
    slli s0, t5, 2
    xor t1, t1, s0
    xor t2, t2, t5
    srli t5, t3, 2
    xor t5, t5, t4
    and t5, t5, a4
    slli s0, t5, 2
    xor t3, t3, s0
    xor t4, t4, t5
    srli t5, a5, 4
    xor t5, t5, a7
    lui s0, 61681
    addi s0, s0, -241
    and t5, t5, s0
    slli s1, t5, 4
    xor a5, a5, s1
    xor a7, a7, t5
    srli t5, a6, 4
    xor t5, t5, t0
    and t5, t5, s0
    slli s1, t5, 4
    xor a6, a6, s1
    xor t0, t0, t5
    srli t5, t1, 4
    xor t5, t5, t3
    and t5, t5, s0
    slli s1, t5, 4
    xor t1, t1, s1
    xor t3, t3, t5
    srli t5, t2, 4
    xor t5, t5, t4
    and t5, t5, s0
    slli s1, t5, 4
    xor t2, t2, s1
    xor t4, t4, t5
    srli t5, a5, 6
    lui s1, 12336
    addi s1, s1, 771
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 4
    lui s2, 789516
    addi s2, s2, 192
    and t5, t5, s2
    xor a5, a5, t5
    srli t5, a5, 2
    lui s3, 197379
    addi s3, s3, 48
    and t5, t5, s3
    xor a5, a5, t5
    srli t5, t1, 6
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 4
    and t5, t5, s2
    xor t1, t1, t5
    srli t5, t1, 2
    and t5, t5, s3
    xor t1, t1, t5
    srli t5, a6, 6
    and t5, t5, s1
    xor a6, a6, t5
    slli t5, a6, 4
    and t5, t5, s2
    xor a6, a6, t5
    srli t5, a6, 2
    and t5, t5, s3
    xor a6, a6, t5
    srli t5, t2, 6
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 4
    and t5, t5, s2
    xor t2, t2, t5
    srli t5, t2, 2
    and t5, t5, s3
    xor t2, t2, t5
    srli t5, a7, 6
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 4
    and t5, t5, s2
    xor a7, a7, t5
    srli t5, a7, 2
    and t5, t5, s3
    xor a7, a7, t5
    srli t5, t3, 6
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 4
    and t5, t5, s2
    xor t3, t3, t5
    srli t5, t3, 2
    and t5, t5, s3
    xor t3, t3, t5
    srli t5, t0, 6
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 4
    and t5, t5, s2
    xor t0, t0, t5
    srli t5, t0, 2
    and t5, t5, s3
    xor t0, t0, t5
    srli t5, t4, 6
    and t5, t5, s1
    xor t4, t4, t5
    slli t5, t4, 4
    and t5, t5, s2
    xor t4, t4, t5
    srli t5, t4, 2
    and t5, t5, s3
    xor t4, t4, t5
    lw t5, 1504(a3)
    # round 48 (skinny.dsl:60)
    lui s5, 999231
    xor a5, a5, t5
    lw t5, 1536(a3)
    addi s5, s5, 1011
    xor t1, t1, t5
    lw t5, 1512(a3)
    xor a6, a6, t5
    lw t5, 1540(a3)
    xor t2, t2, t5
    lw t5, 1544(a3)
    xor a7, a7, t5
    lw t5, 1524(a3)
    xor t3, t3, t5
    lw t5, 1528(a3)
    xor t0, t0, t5
    lw t5, 1548(a3)
    xor t4, t4, t5
    and t5, t0, t4
    xor a7, a7, t5
    and t5, t1, t2
    xor a5, a5, t5
    and t5, a5, a7
    xor t5, t3, t5
    and s4, t3, a7
    xor t2, t2, s4
    and s4, a5, t2
    xor s4, a6, s4
    and a6, a6, t4
    xor a6, t1, a6
    and t1, a6, s4
    xor t1, t0, t1
    and t0, t3, t0
    xor t0, t4, t0
    slli t3, t5, 10
    srli t4, t5, 22
    or t3, t3, t4
    lui t4, 49345
    addi t4, t4, -1012
    or t3, t3, s5
    xor t3, t5, t3
    slli t5, t3, 12
    srli s6, t3, 20
    or t5, t5, s6
    and t5, t5, s1
    xor t3, t3, t5
    slli t5, t3, 30
    srli s6, t3, 2
    or t5, t5, s6
    and t5, t5, s2
    xor t3, t3, t5
    slli t5, t2, 10
    srli s6, t2, 22
    or t5, t5, s6
    or t5, t5, s5
    xor t2, t2, t5
    slli t5, t2, 12
    srli s6, t2, 20
    or t5, t5, s6
    and t5, t5, s1
    xor t2, t2, t5
    slli t5, t2, 30
    srli s6, t2, 2
    or t5, t5, s6
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, a5, 10
    srli s6, a5, 22
    or t5, t5, s6
    or t5, t5, s5
    xor a5, a5, t5
    slli t5, a5, 12
    srli s6, a5, 20
    or t5, t5, s6
    and t5, t5, s1
    xor a5, a5, t5
    slli t5, a5, 30
    srli s6, a5, 2
    or t5, t5, s6
    and t5, t5, s2
    xor a5, a5, t5
    slli t5, a7, 10
    srli s6, a7, 22
    or t5, t5, s6
    or t5, t5, s5
    xor a7, a7, t5
    slli t5, a7, 12
    srli s6, a7, 20
    or t5, t5, s6
    and t5, t5, s1
    xor a7, a7, t5
    slli t5, a7, 30
    srli s6, a7, 2
    or t5, t5, s6
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, t1, 10
    srli s6, t1, 22
    or t5, t5, s6
    or t5, t5, s5
    xor t1, t1, t5
    slli t5, t1, 12
    srli s6, t1, 20
    or t5, t5, s6
    and t5, t5, s1
    xor t1, t1, t5
    slli t5, t1, 30
    srli s6, t1, 2
    or t5, t5, s6
    and t5, t5, s2
    xor t1, t1, t5
    slli t5, t0, 10
    srli s6, t0, 22
    or t5, t5, s6
    or t5, t5, s5
    xor t0, t0, t5
    slli t5, t0, 12
    srli s6, t0, 20
    or t5, t5, s6
    and t5, t5, s1
    xor t0, t0, t5
    slli t5, t0, 30
    srli s6, t0, 2
    or t5, t5, s6
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, s4, 10
    srli s6, s4, 22
    or t5, t5, s6
    or t5, t5, s5
    xor t5, s4, t5
    slli s4, t5, 12
    srli s6, t5, 20
    or s4, s4, s6
    and s4, s4, s1
    xor t5, t5, s4
    slli s4, t5, 30
    srli s6, t5, 2
    or s4, s4, s6
    and s4, s4, s2
    xor t5, t5, s4
    slli s4, a6, 10
    srli s6, a6, 22
    or s4, s4, s6
    or s4, s4, s5
    xor a6, a6, s4
    slli s4, a6, 12
    srli s6, a6, 20
    or s4, s4, s6
    and s4, s4, s1
    xor a6, a6, s4
    slli s4, a6, 30
    srli s6, a6, 2
    or s4, s4, s6
    and s4, s4, s2
    xor a6, a6, s4
    lw s4, 1472(a3)
    xor t3, t3, s4
    lw s4, 1552(a3)
    xor t2, t2, s4
    lw s4, 1480(a3)
    xor a5, a5, s4
    lw s4, 1556(a3)
    xor a7, a7, s4
    lw s4, 1560(a3)
    xor t1, t1, s4
    lw s4, 1492(a3)
    xor t0, t0, s4
    lw s4, 1496(a3)
    xor t5, t5, s4
    lw s4, 1564(a3)
    xor a6, a6, s4
    # round 47 (skinny.dsl:60)
    and s4, t5, a6
    xor t1, t1, s4
    and s4, t2, a7
    xor t3, t3, s4
    and s4, t3, t1
    xor s4, t0, s4
    and s6, t0, t1
    xor a7, a7, s6
    and s6, t3, a7
    xor s6, a5, s6
    and a5, a5, a6
    xor a5, t2, a5
    and t2, a5, s6
    xor t2, t5, t2
    and t0, t0, t5
    xor a6, a6, t0
    slli t0, s4, 18
    srli t5, s4, 14
    or t0, t0, t5
    lui t5, 851197
    addi t5, t5, -49
    or t0, t0, t5
    xor t0, s4, t0
    srli s4, t0, 4
    and s4, s4, t4
    xor t0, t0, s4
    slli s4, t0, 14
    srli s7, t0, 18
    or s4, s4, s7
    and s4, s4, s1
    xor t0, t0, s4
    slli s4, a7, 18
    srli s7, a7, 14
    or s4, s4, s7
    or s4, s4, t5
    xor a7, a7, s4
    srli s4, a7, 4
    and s4, s4, t4
    xor a7, a7, s4
    slli s4, a7, 14
    srli s7, a7, 18
    or s4, s4, s7
    and s4, s4, s1
    xor a7, a7, s4
    slli s4, t3, 18
    srli s7, t3, 14
    or s4, s4, s7
    or s4, s4, t5
    xor t3, t3, s4
    srli s4, t3, 4
    and s4, s4, t4
    xor t3, t3, s4
    slli s4, t3, 14
    srli s7, t3, 18
    or s4, s4, s7
    and s4, s4, s1
    xor t3, t3, s4
    slli s4, t1, 18
    srli s7, t1, 14
    or s4, s4, s7
    or s4, s4, t5
    xor t1, t1, s4
    srli s4, t1, 4
    and s4, s4, t4
    xor t1, t1, s4
    slli s4, t1, 14
    srli s7, t1, 18
    or s4, s4, s7
    and s4, s4, s1
    xor t1, t1, s4
    slli s4, t2, 18
    srli s7, t2, 14
    or s4, s4, s7
    or s4, s4, t5
    xor t2, t2, s4
    srli s4, t2, 4
    and s4, s4, t4
    xor t2, t2, s4
    slli s4, t2, 14
    srli s7, t2, 18
    or s4, s4, s7
    and s4, s4, s1
    xor t2, t2, s4
    slli s4, a6, 18
    srli s7, a6, 14
    or s4, s4, s7
    or s4, s4, t5
    xor a6, a6, s4
    srli s4, a6, 4
    and s4, s4, t4
    xor a6, a6, s4
    slli s4, a6, 14
    srli s7, a6, 18
    or s4, s4, s7
    and s4, s4, s1
    xor a6, a6, s4
    slli s4, s6, 18
    srli s7, s6, 14
    or s4, s4, s7
    or s4, s4, t5
    xor s4, s6, s4
    srli s6, s4, 4
    and s6, s6, t4
    xor s4, s4, s6
    slli s6, s4, 14
    srli s7, s4, 18
    or s6, s6, s7
    and s6, s6, s1
    xor s4, s4, s6
    slli s6, a5, 18
    srli s7, a5, 14
    or s6, s6, s7
    or s6, s6, t5
    xor a5, a5, s6
    srli s6, a5, 4
    and s6, s6, t4
    xor a5, a5, s6
    slli s6, a5, 14
    srli s7, a5, 18
    or s6, s6, s7
    and s6, s6, s1
    xor a5, a5, s6
    lw s6, 1440(a3)
    xor t0, t0, s6
    lw s6, 1568(a3)
    xor a7, a7, s6
    lw s6, 1448(a3)
    xor t3, t3, s6
    lw s6, 1572(a3)
    xor t1, t1, s6
    lw s6, 1576(a3)
    xor t2, t2, s6
    lw s6, 1460(a3)
    xor a6, a6, s6
    lw s6, 1464(a3)
    xor s4, s4, s6
    lw s6, 1580(a3)
    xor a5, a5, s6
    # round 46 (skinny.dsl:60)
    and s6, s4, a5
    xor t2, t2, s6
    and s6, a7, t1
    xor t0, t0, s6
    and s6, t0, t2
    xor s6, a6, s6
    and s7, a6, t2
    xor t1, t1, s7
    and s7, t0, t1
    xor s7, t3, s7
    and t3, t3, a5
    xor a7, a7, t3
    and t3, a7, s7
    xor t3, s4, t3
    and a6, a6, s4
    xor a5, a5, a6
    slli a6, s6, 26
    srli s4, s6, 6
    or a6, a6, s4
    lui s4, 259060
    addi s4, s4, -193
    or a6, a6, s4
    xor a6, s6, a6
    slli s6, a6, 20
    srli s8, a6, 12
    or s6, s6, s8
    and s6, s6, s3
    xor a6, a6, s6
    slli s6, a6, 6
    srli s8, a6, 26
    or s6, s6, s8
    and s6, s6, t4
    xor a6, a6, s6
    slli s6, t1, 26
    srli s8, t1, 6
    or s6, s6, s8
    or s6, s6, s4
    xor t1, t1, s6
    slli s6, t1, 20
    srli s8, t1, 12
    or s6, s6, s8
    and s6, s6, s3
    xor t1, t1, s6
    slli s6, t1, 6
    srli s8, t1, 26
    or s6, s6, s8
    and s6, s6, t4
    xor t1, t1, s6
    slli s6, t0, 26
    srli s8, t0, 6
    or s6, s6, s8
    or s6, s6, s4
    xor t0, t0, s6
    slli s6, t0, 20
    srli s8, t0, 12
    or s6, s6, s8
    and s6, s6, s3
    xor t0, t0, s6
    slli s6, t0, 6
    srli s8, t0, 26
    or s6, s6, s8
    and s6, s6, t4
    xor t0, t0, s6
    slli s6, t2, 26
    srli s8, t2, 6
    or s6, s6, s8
    or s6, s6, s4
    xor t2, t2, s6
    slli s6, t2, 20
    srli s8, t2, 12
    or s6, s6, s8
    and s6, s6, s3
    xor t2, t2, s6
    slli s6, t2, 6
    srli s8, t2, 26
    or s6, s6, s8
    and s6, s6, t4
    xor t2, t2, s6
    slli s6, t3, 26
    srli s8, t3, 6
    or s6, s6, s8
    or s6, s6, s4
    xor t3, t3, s6
    slli s6, t3, 20
    srli s8, t3, 12
    or s6, s6, s8
    and s6, s6, s3
    xor t3, t3, s6
    slli s6, t3, 6
    srli s8, t3, 26
    or s6, s6, s8
    and s6, s6, t4
    xor t3, t3, s6
    slli s6, a5, 26
    srli s8, a5, 6
    or s6, s6, s8
    or s6, s6, s4
    xor a5, a5, s6
    slli s6, a5, 20
    srli s8, a5, 12
    or s6, s6, s8
    and s6, s6, s3
    xor a5, a5, s6
    slli s6, a5, 6
    srli s8, a5, 26
    or s6, s6, s8
    and s6, s6, t4
    xor a5, a5, s6
    slli s6, s7, 26
    srli s8, s7, 6
    or s6, s6, s8
    or s6, s6, s4
    xor s6, s7, s6
    slli s7, s6, 20
    srli s8, s6, 12
    or s7, s7, s8
    and s7, s7, s3
    xor s6, s6, s7
    slli s7, s6, 6
    srli s8, s6, 26
    or s7, s7, s8
    and s7, s7, t4
    xor s6, s6, s7
    slli s7, a7, 26
    srli s8, a7, 6
    or s7, s7, s8
    or s7, s7, s4
    xor a7, a7, s7
    slli s7, a7, 20
    srli s8, a7, 12
    or s7, s7, s8
    and s7, s7, s3
    xor a7, a7, s7
    slli s7, a7, 6
    srli s8, a7, 26
    or s7, s7, s8
    and s7, s7, t4
    xor a7, a7, s7
    lw s7, 1408(a3)
    xor a6, a6, s7
    lw s7, 1412(a3)
    xor t1, t1, s7
    lw s7, 1416(a3)
    xor t0, t0, s7
    lw s7, 1420(a3)
    xor t2, t2, s7
    lw s7, 1424(a3)
    xor t3, t3, s7
    lw s7, 1428(a3)
    xor a5, a5, s7
    lw s7, 1432(a3)
    xor s6, s6, s7
    lw s7, 1436(a3)
    xor a7, a7, s7
    # round 45 (skinny.dsl:60)
    not s7, a7
    and s8, s6, s7
    xor t3, t3, s8
    or s8, t1, t2
    xor a6, a6, s8
    or s8, a6, t3
    xor s8, a5, s8
    not s9, t3
    and s9, a5, s9
    xor t2, t2, s9
    or s9, a6, t2
    xor s9, t0, s9
    and t0, t0, s7
    xor t0, t1, t0
    or t1, t0, s9
    xor t1, s6, t1
    and a5, a5, s6
    xor a5, a7, a5
    srli a7, s8, 6
    and a7, a7, s1
    xor a7, s8, a7
    slli s6, a7, 4
    and s6, s6, s2
    xor a7, a7, s6
    srli s6, a7, 2
    and s6, s6, s3
    xor a7, a7, s6
    srli s6, t2, 6
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t2, 4
    and s6, s6, s2
    xor t2, t2, s6
    srli s6, t2, 2
    and s6, s6, s3
    xor t2, t2, s6
    srli s6, a6, 6
    and s6, s6, s1
    xor a6, a6, s6
    slli s6, a6, 4
    and s6, s6, s2
    xor a6, a6, s6
    srli s6, a6, 2
    and s6, s6, s3
    xor a6, a6, s6
    srli s6, t3, 6
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, t3, 4
    and s6, s6, s2
    xor t3, t3, s6
    srli s6, t3, 2
    and s6, s6, s3
    xor t3, t3, s6
    srli s6, t1, 6
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t1, 4
    and s6, s6, s2
    xor t1, t1, s6
    srli s6, t1, 2
    and s6, s6, s3
    xor t1, t1, s6
    srli s6, a5, 6
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, a5, 4
    and s6, s6, s2
    xor a5, a5, s6
    srli s6, a5, 2
    and s6, s6, s3
    xor a5, a5, s6
    srli s6, s9, 6
    and s6, s6, s1
    xor s6, s9, s6
    slli s7, s6, 4
    and s7, s7, s2
    xor s6, s6, s7
    srli s7, s6, 2
    and s7, s7, s3
    xor s6, s6, s7
    srli s7, t0, 6
    and s7, s7, s1
    xor t0, t0, s7
    slli s7, t0, 4
    and s7, s7, s2
    xor t0, t0, s7
    srli s7, t0, 2
    and s7, s7, s3
    xor t0, t0, s7
    lw s7, 1376(a3)
    xor a7, a7, s7
    lw s7, 1584(a3)
    xor t2, t2, s7
    lw s7, 1384(a3)
    xor a6, a6, s7
    lw s7, 1588(a3)
    xor t3, t3, s7
    lw s7, 1592(a3)
    xor t1, t1, s7
    lw s7, 1396(a3)
    xor a5, a5, s7
    lw s7, 1400(a3)
    xor s6, s6, s7
    lw s7, 1596(a3)
    xor t0, t0, s7
    # round 44 (skinny.dsl:60)
    and s7, s6, t0
    xor t1, t1, s7
    and s7, t2, t3
    xor a7, a7, s7
    and s7, a7, t1
    xor s7, a5, s7
    and s8, a5, t1
    xor t3, t3, s8
    and s8, a7, t3
    xor s8, a6, s8
    and a6, a6, t0
    xor a6, t2, a6
    and t2, a6, s8
    xor t2, s6, t2
    and a5, a5, s6
    xor a5, t0, a5
    slli t0, s7, 10
    srli s6, s7, 22
    or t0, t0, s6
    or t0, t0, s5
    xor t0, s7, t0
    slli s6, t0, 12
    srli s7, t0, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t0, t0, s6
    slli s6, t0, 30
    srli s7, t0, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t0, t0, s6
    slli s6, t3, 10
    srli s7, t3, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t3, t3, s6
    slli s6, t3, 12
    srli s7, t3, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, t3, 30
    srli s7, t3, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t3, t3, s6
    slli s6, a7, 10
    srli s7, a7, 22
    or s6, s6, s7
    or s6, s6, s5
    xor a7, a7, s6
    slli s6, a7, 12
    srli s7, a7, 20
    or s6, s6, s7
    and s6, s6, s1
    xor a7, a7, s6
    slli s6, a7, 30
    srli s7, a7, 2
    or s6, s6, s7
    and s6, s6, s2
    xor a7, a7, s6
    slli s6, t1, 10
    srli s7, t1, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t1, t1, s6
    slli s6, t1, 12
    srli s7, t1, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t1, 30
    srli s7, t1, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t1, t1, s6
    slli s6, t2, 10
    srli s7, t2, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t2, t2, s6
    slli s6, t2, 12
    srli s7, t2, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t2, 30
    srli s7, t2, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t2, t2, s6
    slli s6, a5, 10
    srli s7, a5, 22
    or s6, s6, s7
    or s6, s6, s5
    xor a5, a5, s6
    slli s6, a5, 12
    srli s7, a5, 20
    or s6, s6, s7
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, a5, 30
    srli s7, a5, 2
    or s6, s6, s7
    and s6, s6, s2
    xor a5, a5, s6
    slli s6, s8, 10
    srli s7, s8, 22
    or s6, s6, s7
    or s6, s6, s5
    xor s6, s8, s6
    slli s7, s6, 12
    srli s8, s6, 20
    or s7, s7, s8
    and s7, s7, s1
    xor s6, s6, s7
    slli s7, s6, 30
    srli s8, s6, 2
    or s7, s7, s8
    and s7, s7, s2
    xor s6, s6, s7
    slli s7, a6, 10
    srli s8, a6, 22
    or s7, s7, s8
    or s7, s7, s5
    xor a6, a6, s7
    slli s7, a6, 12
    srli s8, a6, 20
    or s7, s7, s8
    and s7, s7, s1
    xor a6, a6, s7
    slli s7, a6, 30
    srli s8, a6, 2
    or s7, s7, s8
    and s7, s7, s2
    xor a6, a6, s7
    lw s7, 1344(a3)
    xor t0, t0, s7
    lw s7, 1600(a3)
    xor t3, t3, s7
    lw s7, 1352(a3)
    xor a7, a7, s7
    lw s7, 1604(a3)
    xor t1, t1, s7
    lw s7, 1608(a3)
    xor t2, t2, s7
    lw s7, 1364(a3)
    xor a5, a5, s7
    lw s7, 1368(a3)
    xor s6, s6, s7
    lw s7, 1612(a3)
    xor a6, a6, s7
    # round 43 (skinny.dsl:60)
    and s7, s6, a6
    xor t2, t2, s7
    and s7, t3, t1
    xor t0, t0, s7
    and s7, t0, t2
    xor s7, a5, s7
    and s8, a5, t2
    xor t1, t1, s8
    and s8, t0, t1
    xor s8, a7, s8
    and a7, a7, a6
    xor a7, t3, a7
    and t3, a7, s8
    xor t3, s6, t3
    and a5, a5, s6
    xor a5, a6, a5
    slli a6, s7, 18
    srli s6, s7, 14
    or a6, a6, s6
    or a6, a6, t5
    xor a6, s7, a6
    srli s6, a6, 4
    and s6, s6, t4
    xor a6, a6, s6
    slli s6, a6, 14
    srli s7, a6, 18
    or s6, s6, s7
    and s6, s6, s1
    xor a6, a6, s6
    slli s6, t1, 18
    srli s7, t1, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t1, t1, s6
    srli s6, t1, 4
    and s6, s6, t4
    xor t1, t1, s6
    slli s6, t1, 14
    srli s7, t1, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t0, 18
    srli s7, t0, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t0, t0, s6
    srli s6, t0, 4
    and s6, s6, t4
    xor t0, t0, s6
    slli s6, t0, 14
    srli s7, t0, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t0, t0, s6
    slli s6, t2, 18
    srli s7, t2, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t2, t2, s6
    srli s6, t2, 4
    and s6, s6, t4
    xor t2, t2, s6
    slli s6, t2, 14
    srli s7, t2, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t3, 18
    srli s7, t3, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t3, t3, s6
    srli s6, t3, 4
    and s6, s6, t4
    xor t3, t3, s6
    slli s6, t3, 14
    srli s7, t3, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, a5, 18
    srli s7, a5, 14
    or s6, s6, s7
    or s6, s6, t5
    xor a5, a5, s6
    srli s6, a5, 4
    and s6, s6, t4
    xor a5, a5, s6
    slli s6, a5, 14
    srli s7, a5, 18
    or s6, s6, s7
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, s8, 18
    srli s7, s8, 14
    or s6, s6, s7
    or s6, s6, t5
    xor s6, s8, s6
    srli s7, s6, 4
    and s7, s7, t4
    xor s6, s6, s7
    slli s7, s6, 14
    srli s8, s6, 18
    or s7, s7, s8
    and s7, s7, s1
    xor s6, s6, s7
    slli s7, a7, 18
    srli s8, a7, 14
    or s7, s7, s8
    or s7, s7, t5
    xor a7, a7, s7
    srli s7, a7, 4
    and s7, s7, t4
    xor a7, a7, s7
    slli s7, a7, 14
    srli s8, a7, 18
    or s7, s7, s8
    and s7, s7, s1
    xor a7, a7, s7
    lw s7, 1312(a3)
    xor a6, a6, s7
    lw s7, 1616(a3)
    xor t1, t1, s7
    lw s7, 1320(a3)
    xor t0, t0, s7
    lw s7, 1620(a3)
    xor t2, t2, s7
    lw s7, 1624(a3)
    xor t3, t3, s7
    lw s7, 1332(a3)
    xor a5, a5, s7
    lw s7, 1336(a3)
    xor s6, s6, s7
    lw s7, 1628(a3)
    xor a7, a7, s7
    # round 42 (skinny.dsl:60)
    and s7, s6, a7
    xor t3, t3, s7
    and s7, t1, t2
    xor a6, a6, s7
    and s7, a6, t3
    xor s7, a5, s7
    and s8, a5, t3
    xor t2, t2, s8
    and s8, a6, t2
    xor s8, t0, s8
    and t0, t0, a7
    xor t0, t1, t0
    and t1, t0, s8
    xor t1, s6, t1
    and a5, a5, s6
    xor a5, a7, a5
    slli a7, s7, 26
    srli s6, s7, 6
    or a7, a7, s6
    or a7, a7, s4
    xor a7, s7, a7
    slli s6, a7, 20
    srli s7, a7, 12
    or s6, s6, s7
    and s6, s6, s3
    xor a7, a7, s6
    slli s6, a7, 6
    srli s7, a7, 26
    or s6, s6, s7
    and s6, s6, t4
    xor a7, a7, s6
    slli s6, t2, 26
    srli s7, t2, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t2, t2, s6
    slli s6, t2, 20
    srli s7, t2, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t2, t2, s6
    slli s6, t2, 6
    srli s7, t2, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t2, t2, s6
    slli s6, a6, 26
    srli s7, a6, 6
    or s6, s6, s7
    or s6, s6, s4
    xor a6, a6, s6
    slli s6, a6, 20
    srli s7, a6, 12
    or s6, s6, s7
    and s6, s6, s3
    xor a6, a6, s6
    slli s6, a6, 6
    srli s7, a6, 26
    or s6, s6, s7
    and s6, s6, t4
    xor a6, a6, s6
    slli s6, t3, 26
    srli s7, t3, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t3, t3, s6
    slli s6, t3, 20
    srli s7, t3, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t3, t3, s6
    slli s6, t3, 6
    srli s7, t3, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t3, t3, s6
    slli s6, t1, 26
    srli s7, t1, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t1, t1, s6
    slli s6, t1, 20
    srli s7, t1, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t1, t1, s6
    slli s6, t1, 6
    srli s7, t1, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t1, t1, s6
    slli s6, a5, 26
    srli s7, a5, 6
    or s6, s6, s7
    or s6, s6, s4
    xor a5, a5, s6
    slli s6, a5, 20
    srli s7, a5, 12
    or s6, s6, s7
    and s6, s6, s3
    xor a5, a5, s6
    slli s6, a5, 6
    srli s7, a5, 26
    or s6, s6, s7
    and s6, s6, t4
    xor a5, a5, s6
    slli s6, s8, 26
    srli s7, s8, 6
    or s6, s6, s7
    or s6, s6, s4
    xor s6, s8, s6
    slli s7, s6, 20
    srli s8, s6, 12
    or s7, s7, s8
    and s7, s7, s3
    xor s6, s6, s7
    slli s7, s6, 6
    srli s8, s6, 26
    or s7, s7, s8
    and s7, s7, t4
    xor s6, s6, s7
    slli s7, t0, 26
    srli s8, t0, 6
    or s7, s7, s8
    or s7, s7, s4
    xor t0, t0, s7
    slli s7, t0, 20
    srli s8, t0, 12
    or s7, s7, s8
    and s7, s7, s3
    xor t0, t0, s7
    slli s7, t0, 6
    srli s8, t0, 26
    or s7, s7, s8
    and s7, s7, t4
    xor t0, t0, s7
    lw s7, 1280(a3)
    xor a7, a7, s7
    lw s7, 1284(a3)
    xor t2, t2, s7
    lw s7, 1288(a3)
    xor a6, a6, s7
    lw s7, 1292(a3)
    xor t3, t3, s7
    lw s7, 1296(a3)
    xor t1, t1, s7
    lw s7, 1300(a3)
    xor a5, a5, s7
    lw s7, 1304(a3)
    xor s6, s6, s7
    lw s7, 1308(a3)
    xor t0, t0, s7
    # round 41 (skinny.dsl:60)
    not s7, t0
    and s8, s6, s7
    xor t1, t1, s8
    or s8, t2, t3
    xor a7, a7, s8
    or s8, a7, t1
    xor s8, a5, s8
    not s9, t1
    and s9, a5, s9
    xor t3, t3, s9
    or s9, a7, t3
    xor s9, a6, s9
    and a6, a6, s7
    xor a6, t2, a6
    or t2, a6, s9
    xor t2, s6, t2
    and a5, a5, s6
    xor a5, t0, a5
    srli t0, s8, 6
    and t0, t0, s1
    xor t0, s8, t0
    slli s6, t0, 4
    and s6, s6, s2
    xor t0, t0, s6
    srli s6, t0, 2
    and s6, s6, s3
    xor t0, t0, s6
    srli s6, t3, 6
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, t3, 4
    and s6, s6, s2
    xor t3, t3, s6
    srli s6, t3, 2
    and s6, s6, s3
    xor t3, t3, s6
    srli s6, a7, 6
    and s6, s6, s1
    xor a7, a7, s6
    slli s6, a7, 4
    and s6, s6, s2
    xor a7, a7, s6
    srli s6, a7, 2
    and s6, s6, s3
    xor a7, a7, s6
    srli s6, t1, 6
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t1, 4
    and s6, s6, s2
    xor t1, t1, s6
    srli s6, t1, 2
    and s6, s6, s3
    xor t1, t1, s6
    srli s6, t2, 6
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t2, 4
    and s6, s6, s2
    xor t2, t2, s6
    srli s6, t2, 2
    and s6, s6, s3
    xor t2, t2, s6
    srli s6, a5, 6
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, a5, 4
    and s6, s6, s2
    xor a5, a5, s6
    srli s6, a5, 2
    and s6, s6, s3
    xor a5, a5, s6
    srli s6, s9, 6
    and s6, s6, s1
    xor s6, s9, s6
    slli s7, s6, 4
    and s7, s7, s2
    xor s6, s6, s7
    srli s7, s6, 2
    and s7, s7, s3
    xor s6, s6, s7
    srli s7, a6, 6
    and s7, s7, s1
    xor a6, a6, s7
    slli s7, a6, 4
    and s7, s7, s2
    xor a6, a6, s7
    srli s7, a6, 2
    and s7, s7, s3
    xor a6, a6, s7
    lw s7, 1248(a3)
    xor t0, t0, s7
    lw s7, 1632(a3)
    xor t3, t3, s7
    lw s7, 1256(a3)
    xor a7, a7, s7
    lw s7, 1636(a3)
    xor t1, t1, s7
    lw s7, 1640(a3)
    xor t2, t2, s7
    lw s7, 1268(a3)
    xor a5, a5, s7
    lw s7, 1272(a3)
    xor s6, s6, s7
    lw s7, 1644(a3)
    xor a6, a6, s7
    # round 40 (skinny.dsl:60)
    and s7, s6, a6
    xor t2, t2, s7
    and s7, t3, t1
    xor t0, t0, s7
    and s7, t0, t2
    xor s7, a5, s7
    and s8, a5, t2
    xor t1, t1, s8
    and s8, t0, t1
    xor s8, a7, s8
    and a7, a7, a6
    xor a7, t3, a7
    and t3, a7, s8
    xor t3, s6, t3
    and a5, a5, s6
    xor a5, a6, a5
    slli a6, s7, 10
    srli s6, s7, 22
    or a6, a6, s6
    or a6, a6, s5
    xor a6, s7, a6
    slli s6, a6, 12
    srli s7, a6, 20
    or s6, s6, s7
    and s6, s6, s1
    xor a6, a6, s6
    slli s6, a6, 30
    srli s7, a6, 2
    or s6, s6, s7
    and s6, s6, s2
    xor a6, a6, s6
    slli s6, t1, 10
    srli s7, t1, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t1, t1, s6
    slli s6, t1, 12
    srli s7, t1, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t1, 30
    srli s7, t1, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t1, t1, s6
    slli s6, t0, 10
    srli s7, t0, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t0, t0, s6
    slli s6, t0, 12
    srli s7, t0, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t0, t0, s6
    slli s6, t0, 30
    srli s7, t0, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t0, t0, s6
    slli s6, t2, 10
    srli s7, t2, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t2, t2, s6
    slli s6, t2, 12
    srli s7, t2, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t2, 30
    srli s7, t2, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t2, t2, s6
    slli s6, t3, 10
    srli s7, t3, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t3, t3, s6
    slli s6, t3, 12
    srli s7, t3, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, t3, 30
    srli s7, t3, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t3, t3, s6
    slli s6, a5, 10
    srli s7, a5, 22
    or s6, s6, s7
    or s6, s6, s5
    xor a5, a5, s6
    slli s6, a5, 12
    srli s7, a5, 20
    or s6, s6, s7
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, a5, 30
    srli s7, a5, 2
    or s6, s6, s7
    and s6, s6, s2
    xor a5, a5, s6
    slli s6, s8, 10
    srli s7, s8, 22
    or s6, s6, s7
    or s6, s6, s5
    xor s6, s8, s6
    slli s7, s6, 12
    srli s8, s6, 20
    or s7, s7, s8
    and s7, s7, s1
    xor s6, s6, s7
    slli s7, s6, 30
    srli s8, s6, 2
    or s7, s7, s8
    and s7, s7, s2
    xor s6, s6, s7
    slli s7, a7, 10
    srli s8, a7, 22
    or s7, s7, s8
    or s7, s7, s5
    xor a7, a7, s7
    slli s7, a7, 12
    srli s8, a7, 20
    or s7, s7, s8
    and s7, s7, s1
    xor a7, a7, s7
    slli s7, a7, 30
    srli s8, a7, 2
    or s7, s7, s8
    and s7, s7, s2
    xor a7, a7, s7
    lw s7, 1216(a3)
    xor a6, a6, s7
    lw s7, 1648(a3)
    xor t1, t1, s7
    lw s7, 1224(a3)
    xor t0, t0, s7
    lw s7, 1652(a3)
    xor t2, t2, s7
    lw s7, 1656(a3)
    xor t3, t3, s7
    lw s7, 1236(a3)
    xor a5, a5, s7
    lw s7, 1240(a3)
    xor s6, s6, s7
    lw s7, 1660(a3)
    xor a7, a7, s7
    # round 39 (skinny.dsl:60)
    and s7, s6, a7
    xor t3, t3, s7
    and s7, t1, t2
    xor a6, a6, s7
    and s7, a6, t3
    xor s7, a5, s7
    and s8, a5, t3
    xor t2, t2, s8
    and s8, a6, t2
    xor s8, t0, s8
    and t0, t0, a7
    xor t0, t1, t0
    and t1, t0, s8
    xor t1, s6, t1
    and a5, a5, s6
    xor a5, a7, a5
    slli a7, s7, 18
    srli s6, s7, 14
    or a7, a7, s6
    or a7, a7, t5
    xor a7, s7, a7
    srli s6, a7, 4
    and s6, s6, t4
    xor a7, a7, s6
    slli s6, a7, 14
    srli s7, a7, 18
    or s6, s6, s7
    and s6, s6, s1
    xor a7, a7, s6
    slli s6, t2, 18
    srli s7, t2, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t2, t2, s6
    srli s6, t2, 4
    and s6, s6, t4
    xor t2, t2, s6
    slli s6, t2, 14
    srli s7, t2, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, a6, 18
    srli s7, a6, 14
    or s6, s6, s7
    or s6, s6, t5
    xor a6, a6, s6
    srli s6, a6, 4
    and s6, s6, t4
    xor a6, a6, s6
    slli s6, a6, 14
    srli s7, a6, 18
    or s6, s6, s7
    and s6, s6, s1
    xor a6, a6, s6
    slli s6, t3, 18
    srli s7, t3, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t3, t3, s6
    srli s6, t3, 4
    and s6, s6, t4
    xor t3, t3, s6
    slli s6, t3, 14
    srli s7, t3, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, t1, 18
    srli s7, t1, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t1, t1, s6
    srli s6, t1, 4
    and s6, s6, t4
    xor t1, t1, s6
    slli s6, t1, 14
    srli s7, t1, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, a5, 18
    srli s7, a5, 14
    or s6, s6, s7
    or s6, s6, t5
    xor a5, a5, s6
    srli s6, a5, 4
    and s6, s6, t4
    xor a5, a5, s6
    slli s6, a5, 14
    srli s7, a5, 18
    or s6, s6, s7
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, s8, 18
    srli s7, s8, 14
    or s6, s6, s7
    or s6, s6, t5
    xor s6, s8, s6
    srli s7, s6, 4
    and s7, s7, t4
    xor s6, s6, s7
    slli s7, s6, 14
    srli s8, s6, 18
    or s7, s7, s8
    and s7, s7, s1
    xor s6, s6, s7
    slli s7, t0, 18
    srli s8, t0, 14
    or s7, s7, s8
    or s7, s7, t5
    xor t0, t0, s7
    srli s7, t0, 4
    and s7, s7, t4
    xor t0, t0, s7
    slli s7, t0, 14
    srli s8, t0, 18
    or s7, s7, s8
    and s7, s7, s1
    xor t0, t0, s7
    lw s7, 1184(a3)
    xor a7, a7, s7
    lw s7, 1664(a3)
    xor t2, t2, s7
    lw s7, 1192(a3)
    xor a6, a6, s7
    lw s7, 1668(a3)
    xor t3, t3, s7
    lw s7, 1672(a3)
    xor t1, t1, s7
    lw s7, 1204(a3)
    xor a5, a5, s7
    lw s7, 1208(a3)
    xor s6, s6, s7
    lw s7, 1676(a3)
    xor t0, t0, s7
    # round 38 (skinny.dsl:60)
    and s7, s6, t0
    xor t1, t1, s7
    and s7, t2, t3
    xor a7, a7, s7
    and s7, a7, t1
    xor s7, a5, s7
    and s8, a5, t1
    xor t3, t3, s8
    and s8, a7, t3
    xor s8, a6, s8
    and a6, a6, t0
    xor a6, t2, a6
    and t2, a6, s8
    xor t2, s6, t2
    and a5, a5, s6
    xor a5, t0, a5
    slli t0, s7, 26
    srli s6, s7, 6
    or t0, t0, s6
    or t0, t0, s4
    xor t0, s7, t0
    slli s6, t0, 20
    srli s7, t0, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t0, t0, s6
    slli s6, t0, 6
    srli s7, t0, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t0, t0, s6
    slli s6, t3, 26
    srli s7, t3, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t3, t3, s6
    slli s6, t3, 20
    srli s7, t3, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t3, t3, s6
    slli s6, t3, 6
    srli s7, t3, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t3, t3, s6
    slli s6, a7, 26
    srli s7, a7, 6
    or s6, s6, s7
    or s6, s6, s4
    xor a7, a7, s6
    slli s6, a7, 20
    srli s7, a7, 12
    or s6, s6, s7
    and s6, s6, s3
    xor a7, a7, s6
    slli s6, a7, 6
    srli s7, a7, 26
    or s6, s6, s7
    and s6, s6, t4
    xor a7, a7, s6
    slli s6, t1, 26
    srli s7, t1, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t1, t1, s6
    slli s6, t1, 20
    srli s7, t1, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t1, t1, s6
    slli s6, t1, 6
    srli s7, t1, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t1, t1, s6
    slli s6, t2, 26
    srli s7, t2, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t2, t2, s6
    slli s6, t2, 20
    srli s7, t2, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t2, t2, s6
    slli s6, t2, 6
    srli s7, t2, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t2, t2, s6
    slli s6, a5, 26
    srli s7, a5, 6
    or s6, s6, s7
    or s6, s6, s4
    xor a5, a5, s6
    slli s6, a5, 20
    srli s7, a5, 12
    or s6, s6, s7
    and s6, s6, s3
    xor a5, a5, s6
    slli s6, a5, 6
    srli s7, a5, 26
    or s6, s6, s7
    and s6, s6, t4
    xor a5, a5, s6
    slli s6, s8, 26
    srli s7, s8, 6
    or s6, s6, s7
    or s6, s6, s4
    xor s6, s8, s6
    slli s7, s6, 20
    srli s8, s6, 12
    or s7, s7, s8
    and s7, s7, s3
    xor s6, s6, s7
    slli s7, s6, 6
    srli s8, s6, 26
    or s7, s7, s8
    and s7, s7, t4
    xor s6, s6, s7
    slli s7, a6, 26
    srli s8, a6, 6
    or s7, s7, s8
    or s7, s7, s4
    xor a6, a6, s7
    slli s7, a6, 20
    srli s8, a6, 12
    or s7, s7, s8
    and s7, s7, s3
    xor a6, a6, s7
    slli s7, a6, 6
    srli s8, a6, 26
    or s7, s7, s8
    and s7, s7, t4
    xor a6, a6, s7
    lw s7, 1152(a3)
    xor t0, t0, s7
    lw s7, 1156(a3)
    xor t3, t3, s7
    lw s7, 1160(a3)
    xor a7, a7, s7
    lw s7, 1164(a3)
    xor t1, t1, s7
    lw s7, 1168(a3)
    xor t2, t2, s7
    lw s7, 1172(a3)
    xor a5, a5, s7
    lw s7, 1176(a3)
    xor s6, s6, s7
    lw s7, 1180(a3)
    xor a6, a6, s7
    # round 37 (skinny.dsl:60)
    not s7, a6
    and s8, s6, s7
    xor t2, t2, s8
    or s8, t3, t1
    xor t0, t0, s8
    or s8, t0, t2
    xor s8, a5, s8
    not s9, t2
    and s9, a5, s9
    xor t1, t1, s9
    or s9, t0, t1
    xor s9, a7, s9
    and a7, a7, s7
    xor a7, t3, a7
    or t3, a7, s9
    xor t3, s6, t3
    and a5, a5, s6
    xor a5, a6, a5
    srli a6, s8, 6
    and a6, a6, s1
    xor a6, s8, a6
    slli s6, a6, 4
    and s6, s6, s2
    xor a6, a6, s6
    srli s6, a6, 2
    and s6, s6, s3
    xor a6, a6, s6
    srli s6, t1, 6
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t1, 4
    and s6, s6, s2
    xor t1, t1, s6
    srli s6, t1, 2
    and s6, s6, s3
    xor t1, t1, s6
    srli s6, t0, 6
    and s6, s6, s1
    xor t0, t0, s6
    slli s6, t0, 4
    and s6, s6, s2
    xor t0, t0, s6
    srli s6, t0, 2
    and s6, s6, s3
    xor t0, t0, s6
    srli s6, t2, 6
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t2, 4
    and s6, s6, s2
    xor t2, t2, s6
    srli s6, t2, 2
    and s6, s6, s3
    xor t2, t2, s6
    srli s6, t3, 6
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, t3, 4
    and s6, s6, s2
    xor t3, t3, s6
    srli s6, t3, 2
    and s6, s6, s3
    xor t3, t3, s6
    srli s6, a5, 6
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, a5, 4
    and s6, s6, s2
    xor a5, a5, s6
    srli s6, a5, 2
    and s6, s6, s3
    xor a5, a5, s6
    srli s6, s9, 6
    and s6, s6, s1
    xor s6, s9, s6
    slli s7, s6, 4
    and s7, s7, s2
    xor s6, s6, s7
    srli s7, s6, 2
    and s7, s7, s3
    xor s6, s6, s7
    srli s7, a7, 6
    and s7, s7, s1
    xor a7, a7, s7
    slli s7, a7, 4
    and s7, s7, s2
    xor a7, a7, s7
    srli s7, a7, 2
    and s7, s7, s3
    xor a7, a7, s7
    lw s7, 1120(a3)
    xor a6, a6, s7
    lw s7, 1680(a3)
    xor t1, t1, s7
    lw s7, 1128(a3)
    xor t0, t0, s7
    lw s7, 1684(a3)
    xor t2, t2, s7
    lw s7, 1688(a3)
    xor t3, t3, s7
    lw s7, 1140(a3)
    xor a5, a5, s7
    lw s7, 1144(a3)
    xor s6, s6, s7
    lw s7, 1692(a3)
    xor a7, a7, s7
    # round 36 (skinny.dsl:60)
    and s7, s6, a7
    xor t3, t3, s7
    and s7, t1, t2
    xor a6, a6, s7
    and s7, a6, t3
    xor s7, a5, s7
    and s8, a5, t3
    xor t2, t2, s8
    and s8, a6, t2
    xor s8, t0, s8
    and t0, t0, a7
    xor t0, t1, t0
    and t1, t0, s8
    xor t1, s6, t1
    and a5, a5, s6
    xor a5, a7, a5
    slli a7, s7, 10
    srli s6, s7, 22
    or a7, a7, s6
    or a7, a7, s5
    xor a7, s7, a7
    slli s6, a7, 12
    srli s7, a7, 20
    or s6, s6, s7
    and s6, s6, s1
    xor a7, a7, s6
    slli s6, a7, 30
    srli s7, a7, 2
    or s6, s6, s7
    and s6, s6, s2
    xor a7, a7, s6
    slli s6, t2, 10
    srli s7, t2, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t2, t2, s6
    slli s6, t2, 12
    srli s7, t2, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t2, 30
    srli s7, t2, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t2, t2, s6
    slli s6, a6, 10
    srli s7, a6, 22
    or s6, s6, s7
    or s6, s6, s5
    xor a6, a6, s6
    slli s6, a6, 12
    srli s7, a6, 20
    or s6, s6, s7
    and s6, s6, s1
    xor a6, a6, s6
    slli s6, a6, 30
    srli s7, a6, 2
    or s6, s6, s7
    and s6, s6, s2
    xor a6, a6, s6
    slli s6, t3, 10
    srli s7, t3, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t3, t3, s6
    slli s6, t3, 12
    srli s7, t3, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, t3, 30
    srli s7, t3, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t3, t3, s6
    slli s6, t1, 10
    srli s7, t1, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t1, t1, s6
    slli s6, t1, 12
    srli s7, t1, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t1, 30
    srli s7, t1, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t1, t1, s6
    slli s6, a5, 10
    srli s7, a5, 22
    or s6, s6, s7
    or s6, s6, s5
    xor a5, a5, s6
    slli s6, a5, 12
    srli s7, a5, 20
    or s6, s6, s7
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, a5, 30
    srli s7, a5, 2
    or s6, s6, s7
    and s6, s6, s2
    xor a5, a5, s6
    slli s6, s8, 10
    srli s7, s8, 22
    or s6, s6, s7
    or s6, s6, s5
    xor s6, s8, s6
    slli s7, s6, 12
    srli s8, s6, 20
    or s7, s7, s8
    and s7, s7, s1
    xor s6, s6, s7
    slli s7, s6, 30
    srli s8, s6, 2
    or s7, s7, s8
    and s7, s7, s2
    xor s6, s6, s7
    slli s7, t0, 10
    srli s8, t0, 22
    or s7, s7, s8
    or s7, s7, s5
    xor t0, t0, s7
    slli s7, t0, 12
    srli s8, t0, 20
    or s7, s7, s8
    and s7, s7, s1
    xor t0, t0, s7
    slli s7, t0, 30
    srli s8, t0, 2
    or s7, s7, s8
    and s7, s7, s2
    xor t0, t0, s7
    lw s7, 1088(a3)
    xor a7, a7, s7
    lw s7, 1696(a3)
    xor t2, t2, s7
    lw s7, 1096(a3)
    xor a6, a6, s7
    lw s7, 1700(a3)
    xor t3, t3, s7
    lw s7, 1704(a3)
    xor t1, t1, s7
    lw s7, 1108(a3)
    xor a5, a5, s7
    lw s7, 1112(a3)
    xor s6, s6, s7
    lw s7, 1708(a3)
    xor t0, t0, s7
    # round 35 (skinny.dsl:60)
    and s7, s6, t0
    xor t1, t1, s7
    and s7, t2, t3
    xor a7, a7, s7
    and s7, a7, t1
    xor s7, a5, s7
    and s8, a5, t1
    xor t3, t3, s8
    and s8, a7, t3
    xor s8, a6, s8
    and a6, a6, t0
    xor a6, t2, a6
    and t2, a6, s8
    xor t2, s6, t2
    and a5, a5, s6
    xor a5, t0, a5
    slli t0, s7, 18
    srli s6, s7, 14
    or t0, t0, s6
    or t0, t0, t5
    xor t0, s7, t0
    srli s6, t0, 4
    and s6, s6, t4
    xor t0, t0, s6
    slli s6, t0, 14
    srli s7, t0, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t0, t0, s6
    slli s6, t3, 18
    srli s7, t3, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t3, t3, s6
    srli s6, t3, 4
    and s6, s6, t4
    xor t3, t3, s6
    slli s6, t3, 14
    srli s7, t3, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, a7, 18
    srli s7, a7, 14
    or s6, s6, s7
    or s6, s6, t5
    xor a7, a7, s6
    srli s6, a7, 4
    and s6, s6, t4
    xor a7, a7, s6
    slli s6, a7, 14
    srli s7, a7, 18
    or s6, s6, s7
    and s6, s6, s1
    xor a7, a7, s6
    slli s6, t1, 18
    srli s7, t1, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t1, t1, s6
    srli s6, t1, 4
    and s6, s6, t4
    xor t1, t1, s6
    slli s6, t1, 14
    srli s7, t1, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t2, 18
    srli s7, t2, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t2, t2, s6
    srli s6, t2, 4
    and s6, s6, t4
    xor t2, t2, s6
    slli s6, t2, 14
    srli s7, t2, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, a5, 18
    srli s7, a5, 14
    or s6, s6, s7
    or s6, s6, t5
    xor a5, a5, s6
    srli s6, a5, 4
    and s6, s6, t4
    xor a5, a5, s6
    slli s6, a5, 14
    srli s7, a5, 18
    or s6, s6, s7
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, s8, 18
    srli s7, s8, 14
    or s6, s6, s7
    or s6, s6, t5
    xor s6, s8, s6
    srli s7, s6, 4
    and s7, s7, t4
    xor s6, s6, s7
    slli s7, s6, 14
    srli s8, s6, 18
    or s7, s7, s8
    and s7, s7, s1
    xor s6, s6, s7
    slli s7, a6, 18
    srli s8, a6, 14
    or s7, s7, s8
    or s7, s7, t5
    xor a6, a6, s7
    srli s7, a6, 4
    and s7, s7, t4
    xor a6, a6, s7
    slli s7, a6, 14
    srli s8, a6, 18
    or s7, s7, s8
    and s7, s7, s1
    xor a6, a6, s7
    lw s7, 1056(a3)
    xor t0, t0, s7
    lw s7, 1712(a3)
    xor t3, t3, s7
    lw s7, 1064(a3)
    xor a7, a7, s7
    lw s7, 1716(a3)
    xor t1, t1, s7
    lw s7, 1720(a3)
    xor t2, t2, s7
    lw s7, 1076(a3)
    xor a5, a5, s7
    lw s7, 1080(a3)
    xor s6, s6, s7
    lw s7, 1724(a3)
    xor a6, a6, s7
    # round 34 (skinny.dsl:60)
    and s7, s6, a6
    xor t2, t2, s7
    and s7, t3, t1
    xor t0, t0, s7
    and s7, t0, t2
    xor s7, a5, s7
    and s8, a5, t2
    xor t1, t1, s8
    and s8, t0, t1
    xor s8, a7, s8
    and a7, a7, a6
    xor a7, t3, a7
    and t3, a7, s8
    xor t3, s6, t3
    and a5, a5, s6
    xor a5, a6, a5
    slli a6, s7, 26
    srli s6, s7, 6
    or a6, a6, s6
    or a6, a6, s4
    xor a6, s7, a6
    slli s6, a6, 20
    srli s7, a6, 12
    or s6, s6, s7
    and s6, s6, s3
    xor a6, a6, s6
    slli s6, a6, 6
    srli s7, a6, 26
    or s6, s6, s7
    and s6, s6, t4
    xor a6, a6, s6
    slli s6, t1, 26
    srli s7, t1, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t1, t1, s6
    slli s6, t1, 20
    srli s7, t1, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t1, t1, s6
    slli s6, t1, 6
    srli s7, t1, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t1, t1, s6
    slli s6, t0, 26
    srli s7, t0, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t0, t0, s6
    slli s6, t0, 20
    srli s7, t0, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t0, t0, s6
    slli s6, t0, 6
    srli s7, t0, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t0, t0, s6
    slli s6, t2, 26
    srli s7, t2, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t2, t2, s6
    slli s6, t2, 20
    srli s7, t2, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t2, t2, s6
    slli s6, t2, 6
    srli s7, t2, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t2, t2, s6
    slli s6, t3, 26
    srli s7, t3, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t3, t3, s6
    slli s6, t3, 20
    srli s7, t3, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t3, t3, s6
    slli s6, t3, 6
    srli s7, t3, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t3, t3, s6
    slli s6, a5, 26
    srli s7, a5, 6
    or s6, s6, s7
    or s6, s6, s4
    xor a5, a5, s6
    slli s6, a5, 20
    srli s7, a5, 12
    or s6, s6, s7
    and s6, s6, s3
    xor a5, a5, s6
    slli s6, a5, 6
    srli s7, a5, 26
    or s6, s6, s7
    and s6, s6, t4
    xor a5, a5, s6
    slli s6, s8, 26
    srli s7, s8, 6
    or s6, s6, s7
    or s6, s6, s4
    xor s6, s8, s6
    slli s7, s6, 20
    srli s8, s6, 12
    or s7, s7, s8
    and s7, s7, s3
    xor s6, s6, s7
    slli s7, s6, 6
    srli s8, s6, 26
    or s7, s7, s8
    and s7, s7, t4
    xor s6, s6, s7
    slli s7, a7, 26
    srli s8, a7, 6
    or s7, s7, s8
    or s7, s7, s4
    xor a7, a7, s7
    slli s7, a7, 20
    srli s8, a7, 12
    or s7, s7, s8
    and s7, s7, s3
    xor a7, a7, s7
    slli s7, a7, 6
    srli s8, a7, 26
    or s7, s7, s8
    and s7, s7, t4
    xor a7, a7, s7
    lw s7, 1024(a3)
    xor a6, a6, s7
    lw s7, 1028(a3)
    xor t1, t1, s7
    lw s7, 1032(a3)
    xor t0, t0, s7
    lw s7, 1036(a3)
    xor t2, t2, s7
    lw s7, 1040(a3)
    xor t3, t3, s7
    lw s7, 1044(a3)
    xor a5, a5, s7
    lw s7, 1048(a3)
    xor s6, s6, s7
    lw s7, 1052(a3)
    xor a7, a7, s7
    # round 33 (skinny.dsl:60)
    not s7, a7
    and s8, s6, s7
    xor t3, t3, s8
    or s8, t1, t2
    xor a6, a6, s8
    or s8, a6, t3
    xor s8, a5, s8
    not s9, t3
    and s9, a5, s9
    xor t2, t2, s9
    or s9, a6, t2
    xor s9, t0, s9
    and t0, t0, s7
    xor t0, t1, t0
    or t1, t0, s9
    xor t1, s6, t1
    and a5, a5, s6
    xor a5, a7, a5
    srli a7, s8, 6
    and a7, a7, s1
    xor a7, s8, a7
    slli s6, a7, 4
    and s6, s6, s2
    xor a7, a7, s6
    srli s6, a7, 2
    and s6, s6, s3
    xor a7, a7, s6
    srli s6, t2, 6
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t2, 4
    and s6, s6, s2
    xor t2, t2, s6
    srli s6, t2, 2
    and s6, s6, s3
    xor t2, t2, s6
    srli s6, a6, 6
    and s6, s6, s1
    xor a6, a6, s6
    slli s6, a6, 4
    and s6, s6, s2
    xor a6, a6, s6
    srli s6, a6, 2
    and s6, s6, s3
    xor a6, a6, s6
    srli s6, t3, 6
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, t3, 4
    and s6, s6, s2
    xor t3, t3, s6
    srli s6, t3, 2
    and s6, s6, s3
    xor t3, t3, s6
    srli s6, t1, 6
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t1, 4
    and s6, s6, s2
    xor t1, t1, s6
    srli s6, t1, 2
    and s6, s6, s3
    xor t1, t1, s6
    srli s6, a5, 6
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, a5, 4
    and s6, s6, s2
    xor a5, a5, s6
    srli s6, a5, 2
    and s6, s6, s3
    xor a5, a5, s6
    srli s6, s9, 6
    and s6, s6, s1
    xor s6, s9, s6
    slli s7, s6, 4
    and s7, s7, s2
    xor s6, s6, s7
    srli s7, s6, 2
    and s7, s7, s3
    xor s6, s6, s7
    srli s7, t0, 6
    and s7, s7, s1
    xor t0, t0, s7
    slli s7, t0, 4
    and s7, s7, s2
    xor t0, t0, s7
    srli s7, t0, 2
    and s7, s7, s3
    xor t0, t0, s7
    lw s7, 992(a3)
    xor a7, a7, s7
    lw s7, 1728(a3)
    xor t2, t2, s7
    lw s7, 1000(a3)
    xor a6, a6, s7
    lw s7, 1732(a3)
    xor t3, t3, s7
    lw s7, 1736(a3)
    xor t1, t1, s7
    lw s7, 1012(a3)
    xor a5, a5, s7
    lw s7, 1016(a3)
    xor s6, s6, s7
    lw s7, 1740(a3)
    xor t0, t0, s7
    # round 32 (skinny.dsl:60)
    and s7, s6, t0
    xor t1, t1, s7
    and s7, t2, t3
    xor a7, a7, s7
    and s7, a7, t1
    xor s7, a5, s7
    and s8, a5, t1
    xor t3, t3, s8
    and s8, a7, t3
    xor s8, a6, s8
    and a6, a6, t0
    xor a6, t2, a6
    and t2, a6, s8
    xor t2, s6, t2
    and a5, a5, s6
    xor a5, t0, a5
    slli t0, s7, 10
    srli s6, s7, 22
    or t0, t0, s6
    or t0, t0, s5
    xor t0, s7, t0
    slli s6, t0, 12
    srli s7, t0, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t0, t0, s6
    slli s6, t0, 30
    srli s7, t0, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t0, t0, s6
    slli s6, t3, 10
    srli s7, t3, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t3, t3, s6
    slli s6, t3, 12
    srli s7, t3, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, t3, 30
    srli s7, t3, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t3, t3, s6
    slli s6, a7, 10
    srli s7, a7, 22
    or s6, s6, s7
    or s6, s6, s5
    xor a7, a7, s6
    slli s6, a7, 12
    srli s7, a7, 20
    or s6, s6, s7
    and s6, s6, s1
    xor a7, a7, s6
    slli s6, a7, 30
    srli s7, a7, 2
    or s6, s6, s7
    and s6, s6, s2
    xor a7, a7, s6
    slli s6, t1, 10
    srli s7, t1, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t1, t1, s6
    slli s6, t1, 12
    srli s7, t1, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t1, 30
    srli s7, t1, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t1, t1, s6
    slli s6, t2, 10
    srli s7, t2, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t2, t2, s6
    slli s6, t2, 12
    srli s7, t2, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t2, 30
    srli s7, t2, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t2, t2, s6
    slli s6, a5, 10
    srli s7, a5, 22
    or s6, s6, s7
    or s6, s6, s5
    xor a5, a5, s6
    slli s6, a5, 12
    srli s7, a5, 20
    or s6, s6, s7
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, a5, 30
    srli s7, a5, 2
    or s6, s6, s7
    and s6, s6, s2
    xor a5, a5, s6
    slli s6, s8, 10
    srli s7, s8, 22
    or s6, s6, s7
    or s6, s6, s5
    xor s6, s8, s6
    slli s7, s6, 12
    srli s8, s6, 20
    or s7, s7, s8
    and s7, s7, s1
    xor s6, s6, s7
    slli s7, s6, 30
    srli s8, s6, 2
    or s7, s7, s8
    and s7, s7, s2
    xor s6, s6, s7
    slli s7, a6, 10
    srli s8, a6, 22
    or s7, s7, s8
    or s7, s7, s5
    xor a6, a6, s7
    slli s7, a6, 12
    srli s8, a6, 20
    or s7, s7, s8
    and s7, s7, s1
    xor a6, a6, s7
    slli s7, a6, 30
    srli s8, a6, 2
    or s7, s7, s8
    and s7, s7, s2
    xor a6, a6, s7
    lw s7, 960(a3)
    xor t0, t0, s7
    lw s7, 1744(a3)
    xor t3, t3, s7
    lw s7, 968(a3)
    xor a7, a7, s7
    lw s7, 1748(a3)
    xor t1, t1, s7
    lw s7, 1752(a3)
    xor t2, t2, s7
    lw s7, 980(a3)
    xor a5, a5, s7
    lw s7, 984(a3)
    xor s6, s6, s7
    lw s7, 1756(a3)
    xor a6, a6, s7
    # round 31 (skinny.dsl:60)
    and s7, s6, a6
    xor t2, t2, s7
    and s7, t3, t1
    xor t0, t0, s7
    and s7, t0, t2
    xor s7, a5, s7
    and s8, a5, t2
    xor t1, t1, s8
    and s8, t0, t1
    xor s8, a7, s8
    and a7, a7, a6
    xor a7, t3, a7
    and t3, a7, s8
    xor t3, s6, t3
    and a5, a5, s6
    xor a5, a6, a5
    slli a6, s7, 18
    srli s6, s7, 14
    or a6, a6, s6
    or a6, a6, t5
    xor a6, s7, a6
    srli s6, a6, 4
    and s6, s6, t4
    xor a6, a6, s6
    slli s6, a6, 14
    srli s7, a6, 18
    or s6, s6, s7
    and s6, s6, s1
    xor a6, a6, s6
    slli s6, t1, 18
    srli s7, t1, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t1, t1, s6
    srli s6, t1, 4
    and s6, s6, t4
    xor t1, t1, s6
    slli s6, t1, 14
    srli s7, t1, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t0, 18
    srli s7, t0, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t0, t0, s6
    srli s6, t0, 4
    and s6, s6, t4
    xor t0, t0, s6
    slli s6, t0, 14
    srli s7, t0, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t0, t0, s6
    slli s6, t2, 18
    srli s7, t2, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t2, t2, s6
    srli s6, t2, 4
    and s6, s6, t4
    xor t2, t2, s6
    slli s6, t2, 14
    srli s7, t2, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t3, 18
    srli s7, t3, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t3, t3, s6
    srli s6, t3, 4
    and s6, s6, t4
    xor t3, t3, s6
    slli s6, t3, 14
    srli s7, t3, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, a5, 18
    srli s7, a5, 14
    or s6, s6, s7
    or s6, s6, t5
    xor a5, a5, s6
    srli s6, a5, 4
    and s6, s6, t4
    xor a5, a5, s6
    slli s6, a5, 14
    srli s7, a5, 18
    or s6, s6, s7
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, s8, 18
    srli s7, s8, 14
    or s6, s6, s7
    or s6, s6, t5
    xor s6, s8, s6
    srli s7, s6, 4
    and s7, s7, t4
    xor s6, s6, s7
    slli s7, s6, 14
    srli s8, s6, 18
    or s7, s7, s8
    and s7, s7, s1
    xor s6, s6, s7
    slli s7, a7, 18
    srli s8, a7, 14
    or s7, s7, s8
    or s7, s7, t5
    xor a7, a7, s7
    srli s7, a7, 4
    and s7, s7, t4
    xor a7, a7, s7
    slli s7, a7, 14
    srli s8, a7, 18
    or s7, s7, s8
    and s7, s7, s1
    xor a7, a7, s7
    lw s7, 928(a3)
    xor a6, a6, s7
    lw s7, 1760(a3)
    xor t1, t1, s7
    lw s7, 936(a3)
    xor t0, t0, s7
    lw s7, 1764(a3)
    xor t2, t2, s7
    lw s7, 1768(a3)
    xor t3, t3, s7
    lw s7, 948(a3)
    xor a5, a5, s7
    lw s7, 952(a3)
    xor s6, s6, s7
    lw s7, 1772(a3)
    xor a7, a7, s7
    # round 30 (skinny.dsl:60)
    and s7, s6, a7
    xor t3, t3, s7
    and s7, t1, t2
    xor a6, a6, s7
    and s7, a6, t3
    xor s7, a5, s7
    and s8, a5, t3
    xor t2, t2, s8
    and s8, a6, t2
    xor s8, t0, s8
    and t0, t0, a7
    xor t0, t1, t0
    and t1, t0, s8
    xor t1, s6, t1
    and a5, a5, s6
    xor a5, a7, a5
    slli a7, s7, 26
    srli s6, s7, 6
    or a7, a7, s6
    or a7, a7, s4
    xor a7, s7, a7
    slli s6, a7, 20
    srli s7, a7, 12
    or s6, s6, s7
    and s6, s6, s3
    xor a7, a7, s6
    slli s6, a7, 6
    srli s7, a7, 26
    or s6, s6, s7
    and s6, s6, t4
    xor a7, a7, s6
    slli s6, t2, 26
    srli s7, t2, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t2, t2, s6
    slli s6, t2, 20
    srli s7, t2, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t2, t2, s6
    slli s6, t2, 6
    srli s7, t2, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t2, t2, s6
    slli s6, a6, 26
    srli s7, a6, 6
    or s6, s6, s7
    or s6, s6, s4
    xor a6, a6, s6
    slli s6, a6, 20
    srli s7, a6, 12
    or s6, s6, s7
    and s6, s6, s3
    xor a6, a6, s6
    slli s6, a6, 6
    srli s7, a6, 26
    or s6, s6, s7
    and s6, s6, t4
    xor a6, a6, s6
    slli s6, t3, 26
    srli s7, t3, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t3, t3, s6
    slli s6, t3, 20
    srli s7, t3, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t3, t3, s6
    slli s6, t3, 6
    srli s7, t3, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t3, t3, s6
    slli s6, t1, 26
    srli s7, t1, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t1, t1, s6
    slli s6, t1, 20
    srli s7, t1, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t1, t1, s6
    slli s6, t1, 6
    srli s7, t1, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t1, t1, s6
    slli s6, a5, 26
    srli s7, a5, 6
    or s6, s6, s7
    or s6, s6, s4
    xor a5, a5, s6
    slli s6, a5, 20
    srli s7, a5, 12
    or s6, s6, s7
    and s6, s6, s3
    xor a5, a5, s6
    slli s6, a5, 6
    srli s7, a5, 26
    or s6, s6, s7
    and s6, s6, t4
    xor a5, a5, s6
    slli s6, s8, 26
    srli s7, s8, 6
    or s6, s6, s7
    or s6, s6, s4
    xor s6, s8, s6
    slli s7, s6, 20
    srli s8, s6, 12
    or s7, s7, s8
    and s7, s7, s3
    xor s6, s6, s7
    slli s7, s6, 6
    srli s8, s6, 26
    or s7, s7, s8
    and s7, s7, t4
    xor s6, s6, s7
    slli s7, t0, 26
    srli s8, t0, 6
    or s7, s7, s8
    or s7, s7, s4
    xor t0, t0, s7
    slli s7, t0, 20
    srli s8, t0, 12
    or s7, s7, s8
    and s7, s7, s3
    xor t0, t0, s7
    slli s7, t0, 6
    srli s8, t0, 26
    or s7, s7, s8
    and s7, s7, t4
    xor t0, t0, s7
    lw s7, 896(a3)
    xor a7, a7, s7
    lw s7, 900(a3)
    xor t2, t2, s7
    lw s7, 904(a3)
    xor a6, a6, s7
    lw s7, 908(a3)
    xor t3, t3, s7
    lw s7, 912(a3)
    xor t1, t1, s7
    lw s7, 916(a3)
    xor a5, a5, s7
    lw s7, 920(a3)
    xor s6, s6, s7
    lw s7, 924(a3)
    xor t0, t0, s7
    # round 29 (skinny.dsl:60)
    not s7, t0
    and s8, s6, s7
    xor t1, t1, s8
    or s8, t2, t3
    xor a7, a7, s8
    or s8, a7, t1
    xor s8, a5, s8
    not s9, t1
    and s9, a5, s9
    xor t3, t3, s9
    or s9, a7, t3
    xor s9, a6, s9
    and a6, a6, s7
    xor a6, t2, a6
    or t2, a6, s9
    xor t2, s6, t2
    and a5, a5, s6
    xor a5, t0, a5
    srli t0, s8, 6
    and t0, t0, s1
    xor t0, s8, t0
    slli s6, t0, 4
    and s6, s6, s2
    xor t0, t0, s6
    srli s6, t0, 2
    and s6, s6, s3
    xor t0, t0, s6
    srli s6, t3, 6
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, t3, 4
    and s6, s6, s2
    xor t3, t3, s6
    srli s6, t3, 2
    and s6, s6, s3
    xor t3, t3, s6
    srli s6, a7, 6
    and s6, s6, s1
    xor a7, a7, s6
    slli s6, a7, 4
    and s6, s6, s2
    xor a7, a7, s6
    srli s6, a7, 2
    and s6, s6, s3
    xor a7, a7, s6
    srli s6, t1, 6
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t1, 4
    and s6, s6, s2
    xor t1, t1, s6
    srli s6, t1, 2
    and s6, s6, s3
    xor t1, t1, s6
    srli s6, t2, 6
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t2, 4
    and s6, s6, s2
    xor t2, t2, s6
    srli s6, t2, 2
    and s6, s6, s3
    xor t2, t2, s6
    srli s6, a5, 6
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, a5, 4
    and s6, s6, s2
    xor a5, a5, s6
    srli s6, a5, 2
    and s6, s6, s3
    xor a5, a5, s6
    srli s6, s9, 6
    and s6, s6, s1
    xor s6, s9, s6
    slli s7, s6, 4
    and s7, s7, s2
    xor s6, s6, s7
    srli s7, s6, 2
    and s7, s7, s3
    xor s6, s6, s7
    srli s7, a6, 6
    and s7, s7, s1
    xor a6, a6, s7
    slli s7, a6, 4
    and s7, s7, s2
    xor a6, a6, s7
    srli s7, a6, 2
    and s7, s7, s3
    xor a6, a6, s7
    lw s7, 864(a3)
    xor t0, t0, s7
    lw s7, 1776(a3)
    xor t3, t3, s7
    lw s7, 872(a3)
    xor a7, a7, s7
    lw s7, 1780(a3)
    xor t1, t1, s7
    lw s7, 1784(a3)
    xor t2, t2, s7
    lw s7, 884(a3)
    xor a5, a5, s7
    lw s7, 888(a3)
    xor s6, s6, s7
    lw s7, 1788(a3)
    xor a6, a6, s7
    # round 28 (skinny.dsl:60)
    and s7, s6, a6
    xor t2, t2, s7
    and s7, t3, t1
    xor t0, t0, s7
    and s7, t0, t2
    xor s7, a5, s7
    and s8, a5, t2
    xor t1, t1, s8
    and s8, t0, t1
    xor s8, a7, s8
    and a7, a7, a6
    xor a7, t3, a7
    and t3, a7, s8
    xor t3, s6, t3
    and a5, a5, s6
    xor a5, a6, a5
    slli a6, s7, 10
    srli s6, s7, 22
    or a6, a6, s6
    or a6, a6, s5
    xor a6, s7, a6
    slli s6, a6, 12
    srli s7, a6, 20
    or s6, s6, s7
    and s6, s6, s1
    xor a6, a6, s6
    slli s6, a6, 30
    srli s7, a6, 2
    or s6, s6, s7
    and s6, s6, s2
    xor a6, a6, s6
    slli s6, t1, 10
    srli s7, t1, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t1, t1, s6
    slli s6, t1, 12
    srli s7, t1, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t1, 30
    srli s7, t1, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t1, t1, s6
    slli s6, t0, 10
    srli s7, t0, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t0, t0, s6
    slli s6, t0, 12
    srli s7, t0, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t0, t0, s6
    slli s6, t0, 30
    srli s7, t0, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t0, t0, s6
    slli s6, t2, 10
    srli s7, t2, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t2, t2, s6
    slli s6, t2, 12
    srli s7, t2, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t2, 30
    srli s7, t2, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t2, t2, s6
    slli s6, t3, 10
    srli s7, t3, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t3, t3, s6
    slli s6, t3, 12
    srli s7, t3, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, t3, 30
    srli s7, t3, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t3, t3, s6
    slli s6, a5, 10
    srli s7, a5, 22
    or s6, s6, s7
    or s6, s6, s5
    xor a5, a5, s6
    slli s6, a5, 12
    srli s7, a5, 20
    or s6, s6, s7
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, a5, 30
    srli s7, a5, 2
    or s6, s6, s7
    and s6, s6, s2
    xor a5, a5, s6
    slli s6, s8, 10
    srli s7, s8, 22
    or s6, s6, s7
    or s6, s6, s5
    xor s6, s8, s6
    slli s7, s6, 12
    srli s8, s6, 20
    or s7, s7, s8
    and s7, s7, s1
    xor s6, s6, s7
    slli s7, s6, 30
    srli s8, s6, 2
    or s7, s7, s8
    and s7, s7, s2
    xor s6, s6, s7
    slli s7, a7, 10
    srli s8, a7, 22
    or s7, s7, s8
    or s7, s7, s5
    xor a7, a7, s7
    slli s7, a7, 12
    srli s8, a7, 20
    or s7, s7, s8
    and s7, s7, s1
    xor a7, a7, s7
    slli s7, a7, 30
    srli s8, a7, 2
    or s7, s7, s8
    and s7, s7, s2
    xor a7, a7, s7
    lw s7, 832(a3)
    xor a6, a6, s7
    lw s7, 1792(a3)
    xor t1, t1, s7
    lw s7, 840(a3)
    xor t0, t0, s7
    lw s7, 1796(a3)
    xor t2, t2, s7
    lw s7, 1800(a3)
    xor t3, t3, s7
    lw s7, 852(a3)
    xor a5, a5, s7
    lw s7, 856(a3)
    xor s6, s6, s7
    lw s7, 1804(a3)
    xor a7, a7, s7
    # round 27 (skinny.dsl:60)
    and s7, s6, a7
    xor t3, t3, s7
    and s7, t1, t2
    xor a6, a6, s7
    and s7, a6, t3
    xor s7, a5, s7
    and s8, a5, t3
    xor t2, t2, s8
    and s8, a6, t2
    xor s8, t0, s8
    and t0, t0, a7
    xor t0, t1, t0
    and t1, t0, s8
    xor t1, s6, t1
    and a5, a5, s6
    xor a5, a7, a5
    slli a7, s7, 18
    srli s6, s7, 14
    or a7, a7, s6
    or a7, a7, t5
    xor a7, s7, a7
    srli s6, a7, 4
    and s6, s6, t4
    xor a7, a7, s6
    slli s6, a7, 14
    srli s7, a7, 18
    or s6, s6, s7
    and s6, s6, s1
    xor a7, a7, s6
    slli s6, t2, 18
    srli s7, t2, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t2, t2, s6
    srli s6, t2, 4
    and s6, s6, t4
    xor t2, t2, s6
    slli s6, t2, 14
    srli s7, t2, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, a6, 18
    srli s7, a6, 14
    or s6, s6, s7
    or s6, s6, t5
    xor a6, a6, s6
    srli s6, a6, 4
    and s6, s6, t4
    xor a6, a6, s6
    slli s6, a6, 14
    srli s7, a6, 18
    or s6, s6, s7
    and s6, s6, s1
    xor a6, a6, s6
    slli s6, t3, 18
    srli s7, t3, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t3, t3, s6
    srli s6, t3, 4
    and s6, s6, t4
    xor t3, t3, s6
    slli s6, t3, 14
    srli s7, t3, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, t1, 18
    srli s7, t1, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t1, t1, s6
    srli s6, t1, 4
    and s6, s6, t4
    xor t1, t1, s6
    slli s6, t1, 14
    srli s7, t1, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, a5, 18
    srli s7, a5, 14
    or s6, s6, s7
    or s6, s6, t5
    xor a5, a5, s6
    srli s6, a5, 4
    and s6, s6, t4
    xor a5, a5, s6
    slli s6, a5, 14
    srli s7, a5, 18
    or s6, s6, s7
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, s8, 18
    srli s7, s8, 14
    or s6, s6, s7
    or s6, s6, t5
    xor s6, s8, s6
    srli s7, s6, 4
    and s7, s7, t4
    xor s6, s6, s7
    slli s7, s6, 14
    srli s8, s6, 18
    or s7, s7, s8
    and s7, s7, s1
    xor s6, s6, s7
    slli s7, t0, 18
    srli s8, t0, 14
    or s7, s7, s8
    or s7, s7, t5
    xor t0, t0, s7
    srli s7, t0, 4
    and s7, s7, t4
    xor t0, t0, s7
    slli s7, t0, 14
    srli s8, t0, 18
    or s7, s7, s8
    and s7, s7, s1
    xor t0, t0, s7
    lw s7, 800(a3)
    xor a7, a7, s7
    lw s7, 1808(a3)
    xor t2, t2, s7
    lw s7, 808(a3)
    xor a6, a6, s7
    lw s7, 1812(a3)
    xor t3, t3, s7
    lw s7, 1816(a3)
    xor t1, t1, s7
    lw s7, 820(a3)
    xor a5, a5, s7
    lw s7, 824(a3)
    xor s6, s6, s7
    lw s7, 1820(a3)
    xor t0, t0, s7
    # round 26 (skinny.dsl:60)
    and s7, s6, t0
    xor t1, t1, s7
    and s7, t2, t3
    xor a7, a7, s7
    and s7, a7, t1
    xor s7, a5, s7
    and s8, a5, t1
    xor t3, t3, s8
    and s8, a7, t3
    xor s8, a6, s8
    and a6, a6, t0
    xor a6, t2, a6
    and t2, a6, s8
    xor t2, s6, t2
    and a5, a5, s6
    xor a5, t0, a5
    slli t0, s7, 26
    srli s6, s7, 6
    or t0, t0, s6
    or t0, t0, s4
    xor t0, s7, t0
    slli s6, t0, 20
    srli s7, t0, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t0, t0, s6
    slli s6, t0, 6
    srli s7, t0, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t0, t0, s6
    slli s6, t3, 26
    srli s7, t3, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t3, t3, s6
    slli s6, t3, 20
    srli s7, t3, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t3, t3, s6
    slli s6, t3, 6
    srli s7, t3, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t3, t3, s6
    slli s6, a7, 26
    srli s7, a7, 6
    or s6, s6, s7
    or s6, s6, s4
    xor a7, a7, s6
    slli s6, a7, 20
    srli s7, a7, 12
    or s6, s6, s7
    and s6, s6, s3
    xor a7, a7, s6
    slli s6, a7, 6
    srli s7, a7, 26
    or s6, s6, s7
    and s6, s6, t4
    xor a7, a7, s6
    slli s6, t1, 26
    srli s7, t1, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t1, t1, s6
    slli s6, t1, 20
    srli s7, t1, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t1, t1, s6
    slli s6, t1, 6
    srli s7, t1, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t1, t1, s6
    slli s6, t2, 26
    srli s7, t2, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t2, t2, s6
    slli s6, t2, 20
    srli s7, t2, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t2, t2, s6
    slli s6, t2, 6
    srli s7, t2, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t2, t2, s6
    slli s6, a5, 26
    srli s7, a5, 6
    or s6, s6, s7
    or s6, s6, s4
    xor a5, a5, s6
    slli s6, a5, 20
    srli s7, a5, 12
    or s6, s6, s7
    and s6, s6, s3
    xor a5, a5, s6
    slli s6, a5, 6
    srli s7, a5, 26
    or s6, s6, s7
    and s6, s6, t4
    xor a5, a5, s6
    slli s6, s8, 26
    srli s7, s8, 6
    or s6, s6, s7
    or s6, s6, s4
    xor s6, s8, s6
    slli s7, s6, 20
    srli s8, s6, 12
    or s7, s7, s8
    and s7, s7, s3
    xor s6, s6, s7
    slli s7, s6, 6
    srli s8, s6, 26
    or s7, s7, s8
    and s7, s7, t4
    xor s6, s6, s7
    slli s7, a6, 26
    srli s8, a6, 6
    or s7, s7, s8
    or s7, s7, s4
    xor a6, a6, s7
    slli s7, a6, 20
    srli s8, a6, 12
    or s7, s7, s8
    and s7, s7, s3
    xor a6, a6, s7
    slli s7, a6, 6
    srli s8, a6, 26
    or s7, s7, s8
    and s7, s7, t4
    xor a6, a6, s7
    lw s7, 768(a3)
    xor t0, t0, s7
    lw s7, 772(a3)
    xor t3, t3, s7
    lw s7, 776(a3)
    xor a7, a7, s7
    lw s7, 780(a3)
    xor t1, t1, s7
    lw s7, 784(a3)
    xor t2, t2, s7
    lw s7, 788(a3)
    xor a5, a5, s7
    lw s7, 792(a3)
    xor s6, s6, s7
    lw s7, 796(a3)
    xor a6, a6, s7
    # round 25 (skinny.dsl:60)
    not s7, a6
    and s8, s6, s7
    xor t2, t2, s8
    or s8, t3, t1
    xor t0, t0, s8
    or s8, t0, t2
    xor s8, a5, s8
    not s9, t2
    and s9, a5, s9
    xor t1, t1, s9
    or s9, t0, t1
    xor s9, a7, s9
    and a7, a7, s7
    xor a7, t3, a7
    or t3, a7, s9
    xor t3, s6, t3
    and a5, a5, s6
    xor a5, a6, a5
    srli a6, s8, 6
    and a6, a6, s1
    xor a6, s8, a6
    slli s6, a6, 4
    and s6, s6, s2
    xor a6, a6, s6
    srli s6, a6, 2
    and s6, s6, s3
    xor a6, a6, s6
    srli s6, t1, 6
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t1, 4
    and s6, s6, s2
    xor t1, t1, s6
    srli s6, t1, 2
    and s6, s6, s3
    xor t1, t1, s6
    srli s6, t0, 6
    and s6, s6, s1
    xor t0, t0, s6
    slli s6, t0, 4
    and s6, s6, s2
    xor t0, t0, s6
    srli s6, t0, 2
    and s6, s6, s3
    xor t0, t0, s6
    srli s6, t2, 6
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t2, 4
    and s6, s6, s2
    xor t2, t2, s6
    srli s6, t2, 2
    and s6, s6, s3
    xor t2, t2, s6
    srli s6, t3, 6
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, t3, 4
    and s6, s6, s2
    xor t3, t3, s6
    srli s6, t3, 2
    and s6, s6, s3
    xor t3, t3, s6
    srli s6, a5, 6
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, a5, 4
    and s6, s6, s2
    xor a5, a5, s6
    srli s6, a5, 2
    and s6, s6, s3
    xor a5, a5, s6
    srli s6, s9, 6
    and s6, s6, s1
    xor s6, s9, s6
    slli s7, s6, 4
    and s7, s7, s2
    xor s6, s6, s7
    srli s7, s6, 2
    and s7, s7, s3
    xor s6, s6, s7
    srli s7, a7, 6
    and s7, s7, s1
    xor a7, a7, s7
    slli s7, a7, 4
    and s7, s7, s2
    xor a7, a7, s7
    srli s7, a7, 2
    and s7, s7, s3
    xor a7, a7, s7
    lw s7, 736(a3)
    xor a6, a6, s7
    lw s7, 1824(a3)
    xor t1, t1, s7
    lw s7, 744(a3)
    xor t0, t0, s7
    lw s7, 1828(a3)
    xor t2, t2, s7
    lw s7, 1832(a3)
    xor t3, t3, s7
    lw s7, 756(a3)
    xor a5, a5, s7
    lw s7, 760(a3)
    xor s6, s6, s7
    lw s7, 1836(a3)
    xor a7, a7, s7
    # round 24 (skinny.dsl:60)
    and s7, s6, a7
    xor t3, t3, s7
    and s7, t1, t2
    xor a6, a6, s7
    and s7, a6, t3
    xor s7, a5, s7
    and s8, a5, t3
    xor t2, t2, s8
    and s8, a6, t2
    xor s8, t0, s8
    and t0, t0, a7
    xor t0, t1, t0
    and t1, t0, s8
    xor t1, s6, t1
    and a5, a5, s6
    xor a5, a7, a5
    slli a7, s7, 10
    srli s6, s7, 22
    or a7, a7, s6
    or a7, a7, s5
    xor a7, s7, a7
    slli s6, a7, 12
    srli s7, a7, 20
    or s6, s6, s7
    and s6, s6, s1
    xor a7, a7, s6
    slli s6, a7, 30
    srli s7, a7, 2
    or s6, s6, s7
    and s6, s6, s2
    xor a7, a7, s6
    slli s6, t2, 10
    srli s7, t2, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t2, t2, s6
    slli s6, t2, 12
    srli s7, t2, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t2, 30
    srli s7, t2, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t2, t2, s6
    slli s6, a6, 10
    srli s7, a6, 22
    or s6, s6, s7
    or s6, s6, s5
    xor a6, a6, s6
    slli s6, a6, 12
    srli s7, a6, 20
    or s6, s6, s7
    and s6, s6, s1
    xor a6, a6, s6
    slli s6, a6, 30
    srli s7, a6, 2
    or s6, s6, s7
    and s6, s6, s2
    xor a6, a6, s6
    slli s6, t3, 10
    srli s7, t3, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t3, t3, s6
    slli s6, t3, 12
    srli s7, t3, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, t3, 30
    srli s7, t3, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t3, t3, s6
    slli s6, t1, 10
    srli s7, t1, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t1, t1, s6
    slli s6, t1, 12
    srli s7, t1, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t1, 30
    srli s7, t1, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t1, t1, s6
    slli s6, a5, 10
    srli s7, a5, 22
    or s6, s6, s7
    or s6, s6, s5
    xor a5, a5, s6
    slli s6, a5, 12
    srli s7, a5, 20
    or s6, s6, s7
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, a5, 30
    srli s7, a5, 2
    or s6, s6, s7
    and s6, s6, s2
    xor a5, a5, s6
    slli s6, s8, 10
    srli s7, s8, 22
    or s6, s6, s7
    or s6, s6, s5
    xor s6, s8, s6
    slli s7, s6, 12
    srli s8, s6, 20
    or s7, s7, s8
    and s7, s7, s1
    xor s6, s6, s7
    slli s7, s6, 30
    srli s8, s6, 2
    or s7, s7, s8
    and s7, s7, s2
    xor s6, s6, s7
    slli s7, t0, 10
    srli s8, t0, 22
    or s7, s7, s8
    or s7, s7, s5
    xor t0, t0, s7
    slli s7, t0, 12
    srli s8, t0, 20
    or s7, s7, s8
    and s7, s7, s1
    xor t0, t0, s7
    slli s7, t0, 30
    srli s8, t0, 2
    or s7, s7, s8
    and s7, s7, s2
    xor t0, t0, s7
    lw s7, 704(a3)
    xor a7, a7, s7
    lw s7, 1840(a3)
    xor t2, t2, s7
    lw s7, 712(a3)
    xor a6, a6, s7
    lw s7, 1844(a3)
    xor t3, t3, s7
    lw s7, 1848(a3)
    xor t1, t1, s7
    lw s7, 724(a3)
    xor a5, a5, s7
    lw s7, 728(a3)
    xor s6, s6, s7
    lw s7, 1852(a3)
    xor t0, t0, s7
    # round 23 (skinny.dsl:60)
    and s7, s6, t0
    xor t1, t1, s7
    and s7, t2, t3
    xor a7, a7, s7
    and s7, a7, t1
    xor s7, a5, s7
    and s8, a5, t1
    xor t3, t3, s8
    and s8, a7, t3
    xor s8, a6, s8
    and a6, a6, t0
    xor a6, t2, a6
    and t2, a6, s8
    xor t2, s6, t2
    and a5, a5, s6
    xor a5, t0, a5
    slli t0, s7, 18
    srli s6, s7, 14
    or t0, t0, s6
    or t0, t0, t5
    xor t0, s7, t0
    srli s6, t0, 4
    and s6, s6, t4
    xor t0, t0, s6
    slli s6, t0, 14
    srli s7, t0, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t0, t0, s6
    slli s6, t3, 18
    srli s7, t3, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t3, t3, s6
    srli s6, t3, 4
    and s6, s6, t4
    xor t3, t3, s6
    slli s6, t3, 14
    srli s7, t3, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, a7, 18
    srli s7, a7, 14
    or s6, s6, s7
    or s6, s6, t5
    xor a7, a7, s6
    srli s6, a7, 4
    and s6, s6, t4
    xor a7, a7, s6
    slli s6, a7, 14
    srli s7, a7, 18
    or s6, s6, s7
    and s6, s6, s1
    xor a7, a7, s6
    slli s6, t1, 18
    srli s7, t1, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t1, t1, s6
    srli s6, t1, 4
    and s6, s6, t4
    xor t1, t1, s6
    slli s6, t1, 14
    srli s7, t1, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t2, 18
    srli s7, t2, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t2, t2, s6
    srli s6, t2, 4
    and s6, s6, t4
    xor t2, t2, s6
    slli s6, t2, 14
    srli s7, t2, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, a5, 18
    srli s7, a5, 14
    or s6, s6, s7
    or s6, s6, t5
    xor a5, a5, s6
    srli s6, a5, 4
    and s6, s6, t4
    xor a5, a5, s6
    slli s6, a5, 14
    srli s7, a5, 18
    or s6, s6, s7
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, s8, 18
    srli s7, s8, 14
    or s6, s6, s7
    or s6, s6, t5
    xor s6, s8, s6
    srli s7, s6, 4
    and s7, s7, t4
    xor s6, s6, s7
    slli s7, s6, 14
    srli s8, s6, 18
    or s7, s7, s8
    and s7, s7, s1
    xor s6, s6, s7
    slli s7, a6, 18
    srli s8, a6, 14
    or s7, s7, s8
    or s7, s7, t5
    xor a6, a6, s7
    srli s7, a6, 4
    and s7, s7, t4
    xor a6, a6, s7
    slli s7, a6, 14
    srli s8, a6, 18
    or s7, s7, s8
    and s7, s7, s1
    xor a6, a6, s7
    lw s7, 672(a3)
    xor t0, t0, s7
    lw s7, 1856(a3)
    xor t3, t3, s7
    lw s7, 680(a3)
    xor a7, a7, s7
    lw s7, 1860(a3)
    xor t1, t1, s7
    lw s7, 1864(a3)
    xor t2, t2, s7
    lw s7, 692(a3)
    xor a5, a5, s7
    lw s7, 696(a3)
    xor s6, s6, s7
    lw s7, 1868(a3)
    xor a6, a6, s7
    # round 22 (skinny.dsl:60)
    and s7, s6, a6
    xor t2, t2, s7
    and s7, t3, t1
    xor t0, t0, s7
    and s7, t0, t2
    xor s7, a5, s7
    and s8, a5, t2
    xor t1, t1, s8
    and s8, t0, t1
    xor s8, a7, s8
    and a7, a7, a6
    xor a7, t3, a7
    and t3, a7, s8
    xor t3, s6, t3
    and a5, a5, s6
    xor a5, a6, a5
    slli a6, s7, 26
    srli s6, s7, 6
    or a6, a6, s6
    or a6, a6, s4
    xor a6, s7, a6
    slli s6, a6, 20
    srli s7, a6, 12
    or s6, s6, s7
    and s6, s6, s3
    xor a6, a6, s6
    slli s6, a6, 6
    srli s7, a6, 26
    or s6, s6, s7
    and s6, s6, t4
    xor a6, a6, s6
    slli s6, t1, 26
    srli s7, t1, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t1, t1, s6
    slli s6, t1, 20
    srli s7, t1, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t1, t1, s6
    slli s6, t1, 6
    srli s7, t1, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t1, t1, s6
    slli s6, t0, 26
    srli s7, t0, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t0, t0, s6
    slli s6, t0, 20
    srli s7, t0, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t0, t0, s6
    slli s6, t0, 6
    srli s7, t0, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t0, t0, s6
    slli s6, t2, 26
    srli s7, t2, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t2, t2, s6
    slli s6, t2, 20
    srli s7, t2, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t2, t2, s6
    slli s6, t2, 6
    srli s7, t2, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t2, t2, s6
    slli s6, t3, 26
    srli s7, t3, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t3, t3, s6
    slli s6, t3, 20
    srli s7, t3, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t3, t3, s6
    slli s6, t3, 6
    srli s7, t3, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t3, t3, s6
    slli s6, a5, 26
    srli s7, a5, 6
    or s6, s6, s7
    or s6, s6, s4
    xor a5, a5, s6
    slli s6, a5, 20
    srli s7, a5, 12
    or s6, s6, s7
    and s6, s6, s3
    xor a5, a5, s6
    slli s6, a5, 6
    srli s7, a5, 26
    or s6, s6, s7
    and s6, s6, t4
    xor a5, a5, s6
    slli s6, s8, 26
    srli s7, s8, 6
    or s6, s6, s7
    or s6, s6, s4
    xor s6, s8, s6
    slli s7, s6, 20
    srli s8, s6, 12
    or s7, s7, s8
    and s7, s7, s3
    xor s6, s6, s7
    slli s7, s6, 6
    srli s8, s6, 26
    or s7, s7, s8
    and s7, s7, t4
    xor s6, s6, s7
    slli s7, a7, 26
    srli s8, a7, 6
    or s7, s7, s8
    or s7, s7, s4
    xor a7, a7, s7
    slli s7, a7, 20
    srli s8, a7, 12
    or s7, s7, s8
    and s7, s7, s3
    xor a7, a7, s7
    slli s7, a7, 6
    srli s8, a7, 26
    or s7, s7, s8
    and s7, s7, t4
    xor a7, a7, s7
    lw s7, 640(a3)
    xor a6, a6, s7
    lw s7, 644(a3)
    xor t1, t1, s7
    lw s7, 648(a3)
    xor t0, t0, s7
    lw s7, 652(a3)
    xor t2, t2, s7
    lw s7, 656(a3)
    xor t3, t3, s7
    lw s7, 660(a3)
    xor a5, a5, s7
    lw s7, 664(a3)
    xor s6, s6, s7
    lw s7, 668(a3)
    xor a7, a7, s7
    # round 21 (skinny.dsl:60)
    not s7, a7
    and s8, s6, s7
    xor t3, t3, s8
    or s8, t1, t2
    xor a6, a6, s8
    or s8, a6, t3
    xor s8, a5, s8
    not s9, t3
    and s9, a5, s9
    xor t2, t2, s9
    or s9, a6, t2
    xor s9, t0, s9
    and t0, t0, s7
    xor t0, t1, t0
    or t1, t0, s9
    xor t1, s6, t1
    and a5, a5, s6
    xor a5, a7, a5
    srli a7, s8, 6
    and a7, a7, s1
    xor a7, s8, a7
    slli s6, a7, 4
    and s6, s6, s2
    xor a7, a7, s6
    srli s6, a7, 2
    and s6, s6, s3
    xor a7, a7, s6
    srli s6, t2, 6
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t2, 4
    and s6, s6, s2
    xor t2, t2, s6
    srli s6, t2, 2
    and s6, s6, s3
    xor t2, t2, s6
    srli s6, a6, 6
    and s6, s6, s1
    xor a6, a6, s6
    slli s6, a6, 4
    and s6, s6, s2
    xor a6, a6, s6
    srli s6, a6, 2
    and s6, s6, s3
    xor a6, a6, s6
    srli s6, t3, 6
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, t3, 4
    and s6, s6, s2
    xor t3, t3, s6
    srli s6, t3, 2
    and s6, s6, s3
    xor t3, t3, s6
    srli s6, t1, 6
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t1, 4
    and s6, s6, s2
    xor t1, t1, s6
    srli s6, t1, 2
    and s6, s6, s3
    xor t1, t1, s6
    srli s6, a5, 6
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, a5, 4
    and s6, s6, s2
    xor a5, a5, s6
    srli s6, a5, 2
    and s6, s6, s3
    xor a5, a5, s6
    srli s6, s9, 6
    and s6, s6, s1
    xor s6, s9, s6
    slli s7, s6, 4
    and s7, s7, s2
    xor s6, s6, s7
    srli s7, s6, 2
    and s7, s7, s3
    xor s6, s6, s7
    srli s7, t0, 6
    and s7, s7, s1
    xor t0, t0, s7
    slli s7, t0, 4
    and s7, s7, s2
    xor t0, t0, s7
    srli s7, t0, 2
    and s7, s7, s3
    xor t0, t0, s7
    lw s7, 608(a3)
    xor a7, a7, s7
    lw s7, 1872(a3)
    xor t2, t2, s7
    lw s7, 616(a3)
    xor a6, a6, s7
    lw s7, 1876(a3)
    xor t3, t3, s7
    lw s7, 1880(a3)
    xor t1, t1, s7
    lw s7, 628(a3)
    xor a5, a5, s7
    lw s7, 632(a3)
    xor s6, s6, s7
    lw s7, 1884(a3)
    xor t0, t0, s7
    # round 20 (skinny.dsl:60)
    and s7, s6, t0
    xor t1, t1, s7
    and s7, t2, t3
    xor a7, a7, s7
    and s7, a7, t1
    xor s7, a5, s7
    and s8, a5, t1
    xor t3, t3, s8
    and s8, a7, t3
    xor s8, a6, s8
    and a6, a6, t0
    xor a6, t2, a6
    and t2, a6, s8
    xor t2, s6, t2
    and a5, a5, s6
    xor a5, t0, a5
    slli t0, s7, 10
    srli s6, s7, 22
    or t0, t0, s6
    or t0, t0, s5
    xor t0, s7, t0
    slli s6, t0, 12
    srli s7, t0, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t0, t0, s6
    slli s6, t0, 30
    srli s7, t0, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t0, t0, s6
    slli s6, t3, 10
    srli s7, t3, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t3, t3, s6
    slli s6, t3, 12
    srli s7, t3, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, t3, 30
    srli s7, t3, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t3, t3, s6
    slli s6, a7, 10
    srli s7, a7, 22
    or s6, s6, s7
    or s6, s6, s5
    xor a7, a7, s6
    slli s6, a7, 12
    srli s7, a7, 20
    or s6, s6, s7
    and s6, s6, s1
    xor a7, a7, s6
    slli s6, a7, 30
    srli s7, a7, 2
    or s6, s6, s7
    and s6, s6, s2
    xor a7, a7, s6
    slli s6, t1, 10
    srli s7, t1, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t1, t1, s6
    slli s6, t1, 12
    srli s7, t1, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t1, 30
    srli s7, t1, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t1, t1, s6
    slli s6, t2, 10
    srli s7, t2, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t2, t2, s6
    slli s6, t2, 12
    srli s7, t2, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t2, 30
    srli s7, t2, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t2, t2, s6
    slli s6, a5, 10
    srli s7, a5, 22
    or s6, s6, s7
    or s6, s6, s5
    xor a5, a5, s6
    slli s6, a5, 12
    srli s7, a5, 20
    or s6, s6, s7
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, a5, 30
    srli s7, a5, 2
    or s6, s6, s7
    and s6, s6, s2
    xor a5, a5, s6
    slli s6, s8, 10
    srli s7, s8, 22
    or s6, s6, s7
    or s6, s6, s5
    xor s6, s8, s6
    slli s7, s6, 12
    srli s8, s6, 20
    or s7, s7, s8
    and s7, s7, s1
    xor s6, s6, s7
    slli s7, s6, 30
    srli s8, s6, 2
    or s7, s7, s8
    and s7, s7, s2
    xor s6, s6, s7
    slli s7, a6, 10
    srli s8, a6, 22
    or s7, s7, s8
    or s7, s7, s5
    xor a6, a6, s7
    slli s7, a6, 12
    srli s8, a6, 20
    or s7, s7, s8
    and s7, s7, s1
    xor a6, a6, s7
    slli s7, a6, 30
    srli s8, a6, 2
    or s7, s7, s8
    and s7, s7, s2
    xor a6, a6, s7
    lw s7, 576(a3)
    xor t0, t0, s7
    lw s7, 1888(a3)
    xor t3, t3, s7
    lw s7, 584(a3)
    xor a7, a7, s7
    lw s7, 1892(a3)
    xor t1, t1, s7
    lw s7, 1896(a3)
    xor t2, t2, s7
    lw s7, 596(a3)
    xor a5, a5, s7
    lw s7, 600(a3)
    xor s6, s6, s7
    lw s7, 1900(a3)
    xor a6, a6, s7
    # round 19 (skinny.dsl:60)
    and s7, s6, a6
    xor t2, t2, s7
    and s7, t3, t1
    xor t0, t0, s7
    and s7, t0, t2
    xor s7, a5, s7
    and s8, a5, t2
    xor t1, t1, s8
    and s8, t0, t1
    xor s8, a7, s8
    and a7, a7, a6
    xor a7, t3, a7
    and t3, a7, s8
    xor t3, s6, t3
    and a5, a5, s6
    xor a5, a6, a5
    slli a6, s7, 18
    srli s6, s7, 14
    or a6, a6, s6
    or a6, a6, t5
    xor a6, s7, a6
    srli s6, a6, 4
    and s6, s6, t4
    xor a6, a6, s6
    slli s6, a6, 14
    srli s7, a6, 18
    or s6, s6, s7
    and s6, s6, s1
    xor a6, a6, s6
    slli s6, t1, 18
    srli s7, t1, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t1, t1, s6
    srli s6, t1, 4
    and s6, s6, t4
    xor t1, t1, s6
    slli s6, t1, 14
    srli s7, t1, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t0, 18
    srli s7, t0, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t0, t0, s6
    srli s6, t0, 4
    and s6, s6, t4
    xor t0, t0, s6
    slli s6, t0, 14
    srli s7, t0, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t0, t0, s6
    slli s6, t2, 18
    srli s7, t2, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t2, t2, s6
    srli s6, t2, 4
    and s6, s6, t4
    xor t2, t2, s6
    slli s6, t2, 14
    srli s7, t2, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t3, 18
    srli s7, t3, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t3, t3, s6
    srli s6, t3, 4
    and s6, s6, t4
    xor t3, t3, s6
    slli s6, t3, 14
    srli s7, t3, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, a5, 18
    srli s7, a5, 14
    or s6, s6, s7
    or s6, s6, t5
    xor a5, a5, s6
    srli s6, a5, 4
    and s6, s6, t4
    xor a5, a5, s6
    slli s6, a5, 14
    srli s7, a5, 18
    or s6, s6, s7
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, s8, 18
    srli s7, s8, 14
    or s6, s6, s7
    or s6, s6, t5
    xor s6, s8, s6
    srli s7, s6, 4
    and s7, s7, t4
    xor s6, s6, s7
    slli s7, s6, 14
    srli s8, s6, 18
    or s7, s7, s8
    and s7, s7, s1
    xor s6, s6, s7
    slli s7, a7, 18
    srli s8, a7, 14
    or s7, s7, s8
    or s7, s7, t5
    xor a7, a7, s7
    srli s7, a7, 4
    and s7, s7, t4
    xor a7, a7, s7
    slli s7, a7, 14
    srli s8, a7, 18
    or s7, s7, s8
    and s7, s7, s1
    xor a7, a7, s7
    lw s7, 544(a3)
    xor a6, a6, s7
    lw s7, 1904(a3)
    xor t1, t1, s7
    lw s7, 552(a3)
    xor t0, t0, s7
    lw s7, 1908(a3)
    xor t2, t2, s7
    lw s7, 1912(a3)
    xor t3, t3, s7
    lw s7, 564(a3)
    xor a5, a5, s7
    lw s7, 568(a3)
    xor s6, s6, s7
    lw s7, 1916(a3)
    xor a7, a7, s7
    # round 18 (skinny.dsl:60)
    and s7, s6, a7
    xor t3, t3, s7
    and s7, t1, t2
    xor a6, a6, s7
    and s7, a6, t3
    xor s7, a5, s7
    and s8, a5, t3
    xor t2, t2, s8
    and s8, a6, t2
    xor s8, t0, s8
    and t0, t0, a7
    xor t0, t1, t0
    and t1, t0, s8
    xor t1, s6, t1
    and a5, a5, s6
    xor a5, a7, a5
    slli a7, s7, 26
    srli s6, s7, 6
    or a7, a7, s6
    or a7, a7, s4
    xor a7, s7, a7
    slli s6, a7, 20
    srli s7, a7, 12
    or s6, s6, s7
    and s6, s6, s3
    xor a7, a7, s6
    slli s6, a7, 6
    srli s7, a7, 26
    or s6, s6, s7
    and s6, s6, t4
    xor a7, a7, s6
    slli s6, t2, 26
    srli s7, t2, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t2, t2, s6
    slli s6, t2, 20
    srli s7, t2, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t2, t2, s6
    slli s6, t2, 6
    srli s7, t2, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t2, t2, s6
    slli s6, a6, 26
    srli s7, a6, 6
    or s6, s6, s7
    or s6, s6, s4
    xor a6, a6, s6
    slli s6, a6, 20
    srli s7, a6, 12
    or s6, s6, s7
    and s6, s6, s3
    xor a6, a6, s6
    slli s6, a6, 6
    srli s7, a6, 26
    or s6, s6, s7
    and s6, s6, t4
    xor a6, a6, s6
    slli s6, t3, 26
    srli s7, t3, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t3, t3, s6
    slli s6, t3, 20
    srli s7, t3, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t3, t3, s6
    slli s6, t3, 6
    srli s7, t3, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t3, t3, s6
    slli s6, t1, 26
    srli s7, t1, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t1, t1, s6
    slli s6, t1, 20
    srli s7, t1, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t1, t1, s6
    slli s6, t1, 6
    srli s7, t1, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t1, t1, s6
    slli s6, a5, 26
    srli s7, a5, 6
    or s6, s6, s7
    or s6, s6, s4
    xor a5, a5, s6
    slli s6, a5, 20
    srli s7, a5, 12
    or s6, s6, s7
    and s6, s6, s3
    xor a5, a5, s6
    slli s6, a5, 6
    srli s7, a5, 26
    or s6, s6, s7
    and s6, s6, t4
    xor a5, a5, s6
    slli s6, s8, 26
    srli s7, s8, 6
    or s6, s6, s7
    or s6, s6, s4
    xor s6, s8, s6
    slli s7, s6, 20
    srli s8, s6, 12
    or s7, s7, s8
    and s7, s7, s3
    xor s6, s6, s7
    slli s7, s6, 6
    srli s8, s6, 26
    or s7, s7, s8
    and s7, s7, t4
    xor s6, s6, s7
    slli s7, t0, 26
    srli s8, t0, 6
    or s7, s7, s8
    or s7, s7, s4
    xor t0, t0, s7
    slli s7, t0, 20
    srli s8, t0, 12
    or s7, s7, s8
    and s7, s7, s3
    xor t0, t0, s7
    slli s7, t0, 6
    srli s8, t0, 26
    or s7, s7, s8
    and s7, s7, t4
    xor t0, t0, s7
    lw s7, 512(a3)
    xor a7, a7, s7
    lw s7, 516(a3)
    xor t2, t2, s7
    lw s7, 520(a3)
    xor a6, a6, s7
    lw s7, 524(a3)
    xor t3, t3, s7
    lw s7, 528(a3)
    xor t1, t1, s7
    lw s7, 532(a3)
    xor a5, a5, s7
    lw s7, 536(a3)
    xor s6, s6, s7
    lw s7, 540(a3)
    xor t0, t0, s7
    # round 17 (skinny.dsl:60)
    not s7, t0
    and s8, s6, s7
    xor t1, t1, s8
    or s8, t2, t3
    xor a7, a7, s8
    or s8, a7, t1
    xor s8, a5, s8
    not s9, t1
    and s9, a5, s9
    xor t3, t3, s9
    or s9, a7, t3
    xor s9, a6, s9
    and a6, a6, s7
    xor a6, t2, a6
    or t2, a6, s9
    xor t2, s6, t2
    and a5, a5, s6
    xor a5, t0, a5
    srli t0, s8, 6
    and t0, t0, s1
    xor t0, s8, t0
    slli s6, t0, 4
    and s6, s6, s2
    xor t0, t0, s6
    srli s6, t0, 2
    and s6, s6, s3
    xor t0, t0, s6
    srli s6, t3, 6
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, t3, 4
    and s6, s6, s2
    xor t3, t3, s6
    srli s6, t3, 2
    and s6, s6, s3
    xor t3, t3, s6
    srli s6, a7, 6
    and s6, s6, s1
    xor a7, a7, s6
    slli s6, a7, 4
    and s6, s6, s2
    xor a7, a7, s6
    srli s6, a7, 2
    and s6, s6, s3
    xor a7, a7, s6
    srli s6, t1, 6
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t1, 4
    and s6, s6, s2
    xor t1, t1, s6
    srli s6, t1, 2
    and s6, s6, s3
    xor t1, t1, s6
    srli s6, t2, 6
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t2, 4
    and s6, s6, s2
    xor t2, t2, s6
    srli s6, t2, 2
    and s6, s6, s3
    xor t2, t2, s6
    srli s6, a5, 6
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, a5, 4
    and s6, s6, s2
    xor a5, a5, s6
    srli s6, a5, 2
    and s6, s6, s3
    xor a5, a5, s6
    srli s6, s9, 6
    and s6, s6, s1
    xor s6, s9, s6
    slli s7, s6, 4
    and s7, s7, s2
    xor s6, s6, s7
    srli s7, s6, 2
    and s7, s7, s3
    xor s6, s6, s7
    srli s7, a6, 6
    and s7, s7, s1
    xor a6, a6, s7
    slli s7, a6, 4
    and s7, s7, s2
    xor a6, a6, s7
    srli s7, a6, 2
    and s7, s7, s3
    xor a6, a6, s7
    lw s7, 480(a3)
    xor t0, t0, s7
    lw s7, 1920(a3)
    xor t3, t3, s7
    lw s7, 488(a3)
    xor a7, a7, s7
    lw s7, 1924(a3)
    xor t1, t1, s7
    lw s7, 1928(a3)
    xor t2, t2, s7
    lw s7, 500(a3)
    xor a5, a5, s7
    lw s7, 504(a3)
    xor s6, s6, s7
    lw s7, 1932(a3)
    xor a6, a6, s7
    # round 16 (skinny.dsl:60)
    and s7, s6, a6
    xor t2, t2, s7
    and s7, t3, t1
    xor t0, t0, s7
    and s7, t0, t2
    xor s7, a5, s7
    and s8, a5, t2
    xor t1, t1, s8
    and s8, t0, t1
    xor s8, a7, s8
    and a7, a7, a6
    xor a7, t3, a7
    and t3, a7, s8
    xor t3, s6, t3
    and a5, a5, s6
    xor a5, a6, a5
    slli a6, s7, 10
    srli s6, s7, 22
    or a6, a6, s6
    or a6, a6, s5
    xor a6, s7, a6
    slli s6, a6, 12
    srli s7, a6, 20
    or s6, s6, s7
    and s6, s6, s1
    xor a6, a6, s6
    slli s6, a6, 30
    srli s7, a6, 2
    or s6, s6, s7
    and s6, s6, s2
    xor a6, a6, s6
    slli s6, t1, 10
    srli s7, t1, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t1, t1, s6
    slli s6, t1, 12
    srli s7, t1, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t1, 30
    srli s7, t1, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t1, t1, s6
    slli s6, t0, 10
    srli s7, t0, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t0, t0, s6
    slli s6, t0, 12
    srli s7, t0, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t0, t0, s6
    slli s6, t0, 30
    srli s7, t0, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t0, t0, s6
    slli s6, t2, 10
    srli s7, t2, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t2, t2, s6
    slli s6, t2, 12
    srli s7, t2, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t2, 30
    srli s7, t2, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t2, t2, s6
    slli s6, t3, 10
    srli s7, t3, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t3, t3, s6
    slli s6, t3, 12
    srli s7, t3, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, t3, 30
    srli s7, t3, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t3, t3, s6
    slli s6, a5, 10
    srli s7, a5, 22
    or s6, s6, s7
    or s6, s6, s5
    xor a5, a5, s6
    slli s6, a5, 12
    srli s7, a5, 20
    or s6, s6, s7
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, a5, 30
    srli s7, a5, 2
    or s6, s6, s7
    and s6, s6, s2
    xor a5, a5, s6
    slli s6, s8, 10
    srli s7, s8, 22
    or s6, s6, s7
    or s6, s6, s5
    xor s6, s8, s6
    slli s7, s6, 12
    srli s8, s6, 20
    or s7, s7, s8
    and s7, s7, s1
    xor s6, s6, s7
    slli s7, s6, 30
    srli s8, s6, 2
    or s7, s7, s8
    and s7, s7, s2
    xor s6, s6, s7
    slli s7, a7, 10
    srli s8, a7, 22
    or s7, s7, s8
    or s7, s7, s5
    xor a7, a7, s7
    slli s7, a7, 12
    srli s8, a7, 20
    or s7, s7, s8
    and s7, s7, s1
    xor a7, a7, s7
    slli s7, a7, 30
    srli s8, a7, 2
    or s7, s7, s8
    and s7, s7, s2
    xor a7, a7, s7
    lw s7, 448(a3)
    xor a6, a6, s7
    lw s7, 1936(a3)
    xor t1, t1, s7
    lw s7, 456(a3)
    xor t0, t0, s7
    lw s7, 1940(a3)
    xor t2, t2, s7
    lw s7, 1944(a3)
    xor t3, t3, s7
    lw s7, 468(a3)
    xor a5, a5, s7
    lw s7, 472(a3)
    xor s6, s6, s7
    lw s7, 1948(a3)
    xor a7, a7, s7
    # round 15 (skinny.dsl:60)
    and s7, s6, a7
    xor t3, t3, s7
    and s7, t1, t2
    xor a6, a6, s7
    and s7, a6, t3
    xor s7, a5, s7
    and s8, a5, t3
    xor t2, t2, s8
    and s8, a6, t2
    xor s8, t0, s8
    and t0, t0, a7
    xor t0, t1, t0
    and t1, t0, s8
    xor t1, s6, t1
    and a5, a5, s6
    xor a5, a7, a5
    slli a7, s7, 18
    srli s6, s7, 14
    or a7, a7, s6
    or a7, a7, t5
    xor a7, s7, a7
    srli s6, a7, 4
    and s6, s6, t4
    xor a7, a7, s6
    slli s6, a7, 14
    srli s7, a7, 18
    or s6, s6, s7
    and s6, s6, s1
    xor a7, a7, s6
    slli s6, t2, 18
    srli s7, t2, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t2, t2, s6
    srli s6, t2, 4
    and s6, s6, t4
    xor t2, t2, s6
    slli s6, t2, 14
    srli s7, t2, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, a6, 18
    srli s7, a6, 14
    or s6, s6, s7
    or s6, s6, t5
    xor a6, a6, s6
    srli s6, a6, 4
    and s6, s6, t4
    xor a6, a6, s6
    slli s6, a6, 14
    srli s7, a6, 18
    or s6, s6, s7
    and s6, s6, s1
    xor a6, a6, s6
    slli s6, t3, 18
    srli s7, t3, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t3, t3, s6
    srli s6, t3, 4
    and s6, s6, t4
    xor t3, t3, s6
    slli s6, t3, 14
    srli s7, t3, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, t1, 18
    srli s7, t1, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t1, t1, s6
    srli s6, t1, 4
    and s6, s6, t4
    xor t1, t1, s6
    slli s6, t1, 14
    srli s7, t1, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, a5, 18
    srli s7, a5, 14
    or s6, s6, s7
    or s6, s6, t5
    xor a5, a5, s6
    srli s6, a5, 4
    and s6, s6, t4
    xor a5, a5, s6
    slli s6, a5, 14
    srli s7, a5, 18
    or s6, s6, s7
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, s8, 18
    srli s7, s8, 14
    or s6, s6, s7
    or s6, s6, t5
    xor s6, s8, s6
    srli s7, s6, 4
    and s7, s7, t4
    xor s6, s6, s7
    slli s7, s6, 14
    srli s8, s6, 18
    or s7, s7, s8
    and s7, s7, s1
    xor s6, s6, s7
    slli s7, t0, 18
    srli s8, t0, 14
    or s7, s7, s8
    or s7, s7, t5
    xor t0, t0, s7
    srli s7, t0, 4
    and s7, s7, t4
    xor t0, t0, s7
    slli s7, t0, 14
    srli s8, t0, 18
    or s7, s7, s8
    and s7, s7, s1
    xor t0, t0, s7
    lw s7, 416(a3)
    xor a7, a7, s7
    lw s7, 1952(a3)
    xor t2, t2, s7
    lw s7, 424(a3)
    xor a6, a6, s7
    lw s7, 1956(a3)
    xor t3, t3, s7
    lw s7, 1960(a3)
    xor t1, t1, s7
    lw s7, 436(a3)
    xor a5, a5, s7
    lw s7, 440(a3)
    xor s6, s6, s7
    lw s7, 1964(a3)
    xor t0, t0, s7
    # round 14 (skinny.dsl:60)
    and s7, s6, t0
    xor t1, t1, s7
    and s7, t2, t3
    xor a7, a7, s7
    and s7, a7, t1
    xor s7, a5, s7
    and s8, a5, t1
    xor t3, t3, s8
    and s8, a7, t3
    xor s8, a6, s8
    and a6, a6, t0
    xor a6, t2, a6
    and t2, a6, s8
    xor t2, s6, t2
    and a5, a5, s6
    xor a5, t0, a5
    slli t0, s7, 26
    srli s6, s7, 6
    or t0, t0, s6
    or t0, t0, s4
    xor t0, s7, t0
    slli s6, t0, 20
    srli s7, t0, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t0, t0, s6
    slli s6, t0, 6
    srli s7, t0, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t0, t0, s6
    slli s6, t3, 26
    srli s7, t3, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t3, t3, s6
    slli s6, t3, 20
    srli s7, t3, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t3, t3, s6
    slli s6, t3, 6
    srli s7, t3, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t3, t3, s6
    slli s6, a7, 26
    srli s7, a7, 6
    or s6, s6, s7
    or s6, s6, s4
    xor a7, a7, s6
    slli s6, a7, 20
    srli s7, a7, 12
    or s6, s6, s7
    and s6, s6, s3
    xor a7, a7, s6
    slli s6, a7, 6
    srli s7, a7, 26
    or s6, s6, s7
    and s6, s6, t4
    xor a7, a7, s6
    slli s6, t1, 26
    srli s7, t1, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t1, t1, s6
    slli s6, t1, 20
    srli s7, t1, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t1, t1, s6
    slli s6, t1, 6
    srli s7, t1, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t1, t1, s6
    slli s6, t2, 26
    srli s7, t2, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t2, t2, s6
    slli s6, t2, 20
    srli s7, t2, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t2, t2, s6
    slli s6, t2, 6
    srli s7, t2, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t2, t2, s6
    slli s6, a5, 26
    srli s7, a5, 6
    or s6, s6, s7
    or s6, s6, s4
    xor a5, a5, s6
    slli s6, a5, 20
    srli s7, a5, 12
    or s6, s6, s7
    and s6, s6, s3
    xor a5, a5, s6
    slli s6, a5, 6
    srli s7, a5, 26
    or s6, s6, s7
    and s6, s6, t4
    xor a5, a5, s6
    slli s6, s8, 26
    srli s7, s8, 6
    or s6, s6, s7
    or s6, s6, s4
    xor s6, s8, s6
    slli s7, s6, 20
    srli s8, s6, 12
    or s7, s7, s8
    and s7, s7, s3
    xor s6, s6, s7
    slli s7, s6, 6
    srli s8, s6, 26
    or s7, s7, s8
    and s7, s7, t4
    xor s6, s6, s7
    slli s7, a6, 26
    srli s8, a6, 6
    or s7, s7, s8
    or s7, s7, s4
    xor a6, a6, s7
    slli s7, a6, 20
    srli s8, a6, 12
    or s7, s7, s8
    and s7, s7, s3
    xor a6, a6, s7
    slli s7, a6, 6
    srli s8, a6, 26
    or s7, s7, s8
    and s7, s7, t4
    xor a6, a6, s7
    lw s7, 384(a3)
    xor t0, t0, s7
    lw s7, 388(a3)
    xor t3, t3, s7
    lw s7, 392(a3)
    xor a7, a7, s7
    lw s7, 396(a3)
    xor t1, t1, s7
    lw s7, 400(a3)
    xor t2, t2, s7
    lw s7, 404(a3)
    xor a5, a5, s7
    lw s7, 408(a3)
    xor s6, s6, s7
    lw s7, 412(a3)
    xor a6, a6, s7
    # round 13 (skinny.dsl:60)
    not s7, a6
    and s8, s6, s7
    xor t2, t2, s8
    or s8, t3, t1
    xor t0, t0, s8
    or s8, t0, t2
    xor s8, a5, s8
    not s9, t2
    and s9, a5, s9
    xor t1, t1, s9
    or s9, t0, t1
    xor s9, a7, s9
    and a7, a7, s7
    xor a7, t3, a7
    or t3, a7, s9
    xor t3, s6, t3
    and a5, a5, s6
    xor a5, a6, a5
    srli a6, s8, 6
    and a6, a6, s1
    xor a6, s8, a6
    slli s6, a6, 4
    and s6, s6, s2
    xor a6, a6, s6
    srli s6, a6, 2
    and s6, s6, s3
    xor a6, a6, s6
    srli s6, t1, 6
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t1, 4
    and s6, s6, s2
    xor t1, t1, s6
    srli s6, t1, 2
    and s6, s6, s3
    xor t1, t1, s6
    srli s6, t0, 6
    and s6, s6, s1
    xor t0, t0, s6
    slli s6, t0, 4
    and s6, s6, s2
    xor t0, t0, s6
    srli s6, t0, 2
    and s6, s6, s3
    xor t0, t0, s6
    srli s6, t2, 6
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t2, 4
    and s6, s6, s2
    xor t2, t2, s6
    srli s6, t2, 2
    and s6, s6, s3
    xor t2, t2, s6
    srli s6, t3, 6
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, t3, 4
    and s6, s6, s2
    xor t3, t3, s6
    srli s6, t3, 2
    and s6, s6, s3
    xor t3, t3, s6
    srli s6, a5, 6
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, a5, 4
    and s6, s6, s2
    xor a5, a5, s6
    srli s6, a5, 2
    and s6, s6, s3
    xor a5, a5, s6
    srli s6, s9, 6
    and s6, s6, s1
    xor s6, s9, s6
    slli s7, s6, 4
    and s7, s7, s2
    xor s6, s6, s7
    srli s7, s6, 2
    and s7, s7, s3
    xor s6, s6, s7
    srli s7, a7, 6
    and s7, s7, s1
    xor a7, a7, s7
    slli s7, a7, 4
    and s7, s7, s2
    xor a7, a7, s7
    srli s7, a7, 2
    and s7, s7, s3
    xor a7, a7, s7
    lw s7, 352(a3)
    xor a6, a6, s7
    lw s7, 1968(a3)
    xor t1, t1, s7
    lw s7, 360(a3)
    xor t0, t0, s7
    lw s7, 1972(a3)
    xor t2, t2, s7
    lw s7, 1976(a3)
    xor t3, t3, s7
    lw s7, 372(a3)
    xor a5, a5, s7
    lw s7, 376(a3)
    xor s6, s6, s7
    lw s7, 1980(a3)
    xor a7, a7, s7
    # round 12 (skinny.dsl:60)
    and s7, s6, a7
    xor t3, t3, s7
    and s7, t1, t2
    xor a6, a6, s7
    and s7, a6, t3
    xor s7, a5, s7
    and s8, a5, t3
    xor t2, t2, s8
    and s8, a6, t2
    xor s8, t0, s8
    and t0, t0, a7
    xor t0, t1, t0
    and t1, t0, s8
    xor t1, s6, t1
    and a5, a5, s6
    xor a5, a7, a5
    slli a7, s7, 10
    srli s6, s7, 22
    or a7, a7, s6
    or a7, a7, s5
    xor a7, s7, a7
    slli s6, a7, 12
    srli s7, a7, 20
    or s6, s6, s7
    and s6, s6, s1
    xor a7, a7, s6
    slli s6, a7, 30
    srli s7, a7, 2
    or s6, s6, s7
    and s6, s6, s2
    xor a7, a7, s6
    slli s6, t2, 10
    srli s7, t2, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t2, t2, s6
    slli s6, t2, 12
    srli s7, t2, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t2, 30
    srli s7, t2, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t2, t2, s6
    slli s6, a6, 10
    srli s7, a6, 22
    or s6, s6, s7
    or s6, s6, s5
    xor a6, a6, s6
    slli s6, a6, 12
    srli s7, a6, 20
    or s6, s6, s7
    and s6, s6, s1
    xor a6, a6, s6
    slli s6, a6, 30
    srli s7, a6, 2
    or s6, s6, s7
    and s6, s6, s2
    xor a6, a6, s6
    slli s6, t3, 10
    srli s7, t3, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t3, t3, s6
    slli s6, t3, 12
    srli s7, t3, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, t3, 30
    srli s7, t3, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t3, t3, s6
    slli s6, t1, 10
    srli s7, t1, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t1, t1, s6
    slli s6, t1, 12
    srli s7, t1, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t1, 30
    srli s7, t1, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t1, t1, s6
    slli s6, a5, 10
    srli s7, a5, 22
    or s6, s6, s7
    or s6, s6, s5
    xor a5, a5, s6
    slli s6, a5, 12
    srli s7, a5, 20
    or s6, s6, s7
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, a5, 30
    srli s7, a5, 2
    or s6, s6, s7
    and s6, s6, s2
    xor a5, a5, s6
    slli s6, s8, 10
    srli s7, s8, 22
    or s6, s6, s7
    or s6, s6, s5
    xor s6, s8, s6
    slli s7, s6, 12
    srli s8, s6, 20
    or s7, s7, s8
    and s7, s7, s1
    xor s6, s6, s7
    slli s7, s6, 30
    srli s8, s6, 2
    or s7, s7, s8
    and s7, s7, s2
    xor s6, s6, s7
    slli s7, t0, 10
    srli s8, t0, 22
    or s7, s7, s8
    or s7, s7, s5
    xor t0, t0, s7
    slli s7, t0, 12
    srli s8, t0, 20
    or s7, s7, s8
    and s7, s7, s1
    xor t0, t0, s7
    slli s7, t0, 30
    srli s8, t0, 2
    or s7, s7, s8
    and s7, s7, s2
    xor t0, t0, s7
    lw s7, 320(a3)
    xor a7, a7, s7
    lw s7, 1984(a3)
    xor t2, t2, s7
    lw s7, 328(a3)
    xor a6, a6, s7
    lw s7, 1988(a3)
    xor t3, t3, s7
    lw s7, 1992(a3)
    xor t1, t1, s7
    lw s7, 340(a3)
    xor a5, a5, s7
    lw s7, 344(a3)
    xor s6, s6, s7
    lw s7, 1996(a3)
    xor t0, t0, s7
    # round 11 (skinny.dsl:60)
    and s7, s6, t0
    xor t1, t1, s7
    and s7, t2, t3
    xor a7, a7, s7
    and s7, a7, t1
    xor s7, a5, s7
    and s8, a5, t1
    xor t3, t3, s8
    and s8, a7, t3
    xor s8, a6, s8
    and a6, a6, t0
    xor a6, t2, a6
    and t2, a6, s8
    xor t2, s6, t2
    and a5, a5, s6
    xor a5, t0, a5
    slli t0, s7, 18
    srli s6, s7, 14
    or t0, t0, s6
    or t0, t0, t5
    xor t0, s7, t0
    srli s6, t0, 4
    and s6, s6, t4
    xor t0, t0, s6
    slli s6, t0, 14
    srli s7, t0, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t0, t0, s6
    slli s6, t3, 18
    srli s7, t3, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t3, t3, s6
    srli s6, t3, 4
    and s6, s6, t4
    xor t3, t3, s6
    slli s6, t3, 14
    srli s7, t3, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, a7, 18
    srli s7, a7, 14
    or s6, s6, s7
    or s6, s6, t5
    xor a7, a7, s6
    srli s6, a7, 4
    and s6, s6, t4
    xor a7, a7, s6
    slli s6, a7, 14
    srli s7, a7, 18
    or s6, s6, s7
    and s6, s6, s1
    xor a7, a7, s6
    slli s6, t1, 18
    srli s7, t1, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t1, t1, s6
    srli s6, t1, 4
    and s6, s6, t4
    xor t1, t1, s6
    slli s6, t1, 14
    srli s7, t1, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t2, 18
    srli s7, t2, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t2, t2, s6
    srli s6, t2, 4
    and s6, s6, t4
    xor t2, t2, s6
    slli s6, t2, 14
    srli s7, t2, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, a5, 18
    srli s7, a5, 14
    or s6, s6, s7
    or s6, s6, t5
    xor a5, a5, s6
    srli s6, a5, 4
    and s6, s6, t4
    xor a5, a5, s6
    slli s6, a5, 14
    srli s7, a5, 18
    or s6, s6, s7
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, s8, 18
    srli s7, s8, 14
    or s6, s6, s7
    or s6, s6, t5
    xor s6, s8, s6
    srli s7, s6, 4
    and s7, s7, t4
    xor s6, s6, s7
    slli s7, s6, 14
    srli s8, s6, 18
    or s7, s7, s8
    and s7, s7, s1
    xor s6, s6, s7
    slli s7, a6, 18
    srli s8, a6, 14
    or s7, s7, s8
    or s7, s7, t5
    xor a6, a6, s7
    srli s7, a6, 4
    and s7, s7, t4
    xor a6, a6, s7
    slli s7, a6, 14
    srli s8, a6, 18
    or s7, s7, s8
    and s7, s7, s1
    xor a6, a6, s7
    lw s7, 288(a3)
    xor t0, t0, s7
    lw s7, 2000(a3)
    xor t3, t3, s7
    lw s7, 296(a3)
    xor a7, a7, s7
    lw s7, 2004(a3)
    xor t1, t1, s7
    lw s7, 2008(a3)
    xor t2, t2, s7
    lw s7, 308(a3)
    xor a5, a5, s7
    lw s7, 312(a3)
    xor s6, s6, s7
    lw s7, 2012(a3)
    xor a6, a6, s7
    # round 10 (skinny.dsl:60)
    and s7, s6, a6
    xor t2, t2, s7
    and s7, t3, t1
    xor t0, t0, s7
    and s7, t0, t2
    xor s7, a5, s7
    and s8, a5, t2
    xor t1, t1, s8
    and s8, t0, t1
    xor s8, a7, s8
    and a7, a7, a6
    xor a7, t3, a7
    and t3, a7, s8
    xor t3, s6, t3
    and a5, a5, s6
    xor a5, a6, a5
    slli a6, s7, 26
    srli s6, s7, 6
    or a6, a6, s6
    or a6, a6, s4
    xor a6, s7, a6
    slli s6, a6, 20
    srli s7, a6, 12
    or s6, s6, s7
    and s6, s6, s3
    xor a6, a6, s6
    slli s6, a6, 6
    srli s7, a6, 26
    or s6, s6, s7
    and s6, s6, t4
    xor a6, a6, s6
    slli s6, t1, 26
    srli s7, t1, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t1, t1, s6
    slli s6, t1, 20
    srli s7, t1, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t1, t1, s6
    slli s6, t1, 6
    srli s7, t1, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t1, t1, s6
    slli s6, t0, 26
    srli s7, t0, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t0, t0, s6
    slli s6, t0, 20
    srli s7, t0, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t0, t0, s6
    slli s6, t0, 6
    srli s7, t0, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t0, t0, s6
    slli s6, t2, 26
    srli s7, t2, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t2, t2, s6
    slli s6, t2, 20
    srli s7, t2, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t2, t2, s6
    slli s6, t2, 6
    srli s7, t2, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t2, t2, s6
    slli s6, t3, 26
    srli s7, t3, 6
    or s6, s6, s7
    or s6, s6, s4
    xor t3, t3, s6
    slli s6, t3, 20
    srli s7, t3, 12
    or s6, s6, s7
    and s6, s6, s3
    xor t3, t3, s6
    slli s6, t3, 6
    srli s7, t3, 26
    or s6, s6, s7
    and s6, s6, t4
    xor t3, t3, s6
    slli s6, a5, 26
    srli s7, a5, 6
    or s6, s6, s7
    or s6, s6, s4
    xor a5, a5, s6
    slli s6, a5, 20
    srli s7, a5, 12
    or s6, s6, s7
    and s6, s6, s3
    xor a5, a5, s6
    slli s6, a5, 6
    srli s7, a5, 26
    or s6, s6, s7
    and s6, s6, t4
    xor a5, a5, s6
    slli s6, s8, 26
    srli s7, s8, 6
    or s6, s6, s7
    or s6, s6, s4
    xor s6, s8, s6
    slli s7, s6, 20
    srli s8, s6, 12
    or s7, s7, s8
    and s7, s7, s3
    xor s6, s6, s7
    slli s7, s6, 6
    srli s8, s6, 26
    or s7, s7, s8
    and s7, s7, t4
    xor s6, s6, s7
    slli s7, a7, 26
    srli s8, a7, 6
    or s7, s7, s8
    or s7, s7, s4
    xor a7, a7, s7
    slli s7, a7, 20
    srli s8, a7, 12
    or s7, s7, s8
    and s7, s7, s3
    xor a7, a7, s7
    slli s7, a7, 6
    srli s8, a7, 26
    or s7, s7, s8
    and s7, s7, t4
    xor a7, a7, s7
    lw s7, 256(a3)
    xor a6, a6, s7
    lw s7, 260(a3)
    xor t1, t1, s7
    lw s7, 264(a3)
    xor t0, t0, s7
    lw s7, 268(a3)
    xor t2, t2, s7
    lw s7, 272(a3)
    xor t3, t3, s7
    lw s7, 276(a3)
    xor a5, a5, s7
    lw s7, 280(a3)
    xor s6, s6, s7
    lw s7, 284(a3)
    xor a7, a7, s7
    # round 9 (skinny.dsl:60)
    not s7, a7
    and s8, s6, s7
    xor t3, t3, s8
    or s8, t1, t2
    xor a6, a6, s8
    or s8, a6, t3
    xor s8, a5, s8
    not s9, t3
    and s9, a5, s9
    xor t2, t2, s9
    or s9, a6, t2
    xor s9, t0, s9
    and t0, t0, s7
    xor t0, t1, t0
    or t1, t0, s9
    xor t1, s6, t1
    and a5, a5, s6
    xor a5, a7, a5
    srli a7, s8, 6
    and a7, a7, s1
    xor a7, s8, a7
    slli s6, a7, 4
    and s6, s6, s2
    xor a7, a7, s6
    srli s6, a7, 2
    and s6, s6, s3
    xor a7, a7, s6
    srli s6, t2, 6
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t2, 4
    and s6, s6, s2
    xor t2, t2, s6
    srli s6, t2, 2
    and s6, s6, s3
    xor t2, t2, s6
    srli s6, a6, 6
    and s6, s6, s1
    xor a6, a6, s6
    slli s6, a6, 4
    and s6, s6, s2
    xor a6, a6, s6
    srli s6, a6, 2
    and s6, s6, s3
    xor a6, a6, s6
    srli s6, t3, 6
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, t3, 4
    and s6, s6, s2
    xor t3, t3, s6
    srli s6, t3, 2
    and s6, s6, s3
    xor t3, t3, s6
    srli s6, t1, 6
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t1, 4
    and s6, s6, s2
    xor t1, t1, s6
    srli s6, t1, 2
    and s6, s6, s3
    xor t1, t1, s6
    srli s6, a5, 6
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, a5, 4
    and s6, s6, s2
    xor a5, a5, s6
    srli s6, a5, 2
    and s6, s6, s3
    xor a5, a5, s6
    srli s6, s9, 6
    and s6, s6, s1
    xor s6, s9, s6
    slli s7, s6, 4
    and s7, s7, s2
    xor s6, s6, s7
    srli s7, s6, 2
    and s7, s7, s3
    xor s6, s6, s7
    srli s7, t0, 6
    and s7, s7, s1
    xor t0, t0, s7
    slli s7, t0, 4
    and s7, s7, s2
    xor t0, t0, s7
    srli s7, t0, 2
    and s7, s7, s3
    xor t0, t0, s7
    lw s7, 224(a3)
    xor a7, a7, s7
    lw s7, 2016(a3)
    xor t2, t2, s7
    lw s7, 232(a3)
    xor a6, a6, s7
    lw s7, 2020(a3)
    xor t3, t3, s7
    lw s7, 2024(a3)
    xor t1, t1, s7
    lw s7, 244(a3)
    xor a5, a5, s7
    lw s7, 248(a3)
    xor s6, s6, s7
    lw s7, 2028(a3)
    xor t0, t0, s7
    # round 8 (skinny.dsl:60)
    and s7, s6, t0
    xor t1, t1, s7
    and s7, t2, t3
    xor a7, a7, s7
    and s7, a7, t1
    xor s7, a5, s7
    and s8, a5, t1
    xor t3, t3, s8
    and s8, a7, t3
    xor s8, a6, s8
    and a6, a6, t0
    xor a6, t2, a6
    and t2, a6, s8
    xor t2, s6, t2
    and a5, a5, s6
    xor a5, t0, a5
    slli t0, s7, 10
    srli s6, s7, 22
    or t0, t0, s6
    or t0, t0, s5
    xor t0, s7, t0
    slli s6, t0, 12
    srli s7, t0, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t0, t0, s6
    slli s6, t0, 30
    srli s7, t0, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t0, t0, s6
    slli s6, t3, 10
    srli s7, t3, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t3, t3, s6
    slli s6, t3, 12
    srli s7, t3, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, t3, 30
    srli s7, t3, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t3, t3, s6
    slli s6, a7, 10
    srli s7, a7, 22
    or s6, s6, s7
    or s6, s6, s5
    xor a7, a7, s6
    slli s6, a7, 12
    srli s7, a7, 20
    or s6, s6, s7
    and s6, s6, s1
    xor a7, a7, s6
    slli s6, a7, 30
    srli s7, a7, 2
    or s6, s6, s7
    and s6, s6, s2
    xor a7, a7, s6
    slli s6, t1, 10
    srli s7, t1, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t1, t1, s6
    slli s6, t1, 12
    srli s7, t1, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t1, 30
    srli s7, t1, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t1, t1, s6
    slli s6, t2, 10
    srli s7, t2, 22
    or s6, s6, s7
    or s6, s6, s5
    xor t2, t2, s6
    slli s6, t2, 12
    srli s7, t2, 20
    or s6, s6, s7
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t2, 30
    srli s7, t2, 2
    or s6, s6, s7
    and s6, s6, s2
    xor t2, t2, s6
    slli s6, a5, 10
    srli s7, a5, 22
    or s6, s6, s7
    or s6, s6, s5
    xor a5, a5, s6
    slli s6, a5, 12
    srli s7, a5, 20
    or s6, s6, s7
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, a5, 30
    srli s7, a5, 2
    or s6, s6, s7
    and s6, s6, s2
    xor a5, a5, s6
    slli s6, s8, 10
    srli s7, s8, 22
    or s6, s6, s7
    or s6, s6, s5
    xor s6, s8, s6
    slli s7, s6, 12
    srli s8, s6, 20
    or s7, s7, s8
    and s7, s7, s1
    xor s6, s6, s7
    slli s7, s6, 30
    srli s8, s6, 2
    or s7, s7, s8
    and s7, s7, s2
    xor s6, s6, s7
    slli s7, a6, 10
    srli s8, a6, 22
    or s7, s7, s8
    or s7, s7, s5
    xor a6, a6, s7
    slli s7, a6, 12
    srli s8, a6, 20
    or s7, s7, s8
    and s7, s7, s1
    xor a6, a6, s7
    slli s7, a6, 30
    srli s8, a6, 2
    or s7, s7, s8
    and s7, s7, s2
    xor a6, a6, s7
    lw s7, 192(a3)
    xor t0, t0, s7
    lw s7, 2032(a3)
    xor t3, t3, s7
    lw s7, 200(a3)
    xor a7, a7, s7
    lw s7, 2036(a3)
    xor t1, t1, s7
    lw s7, 2040(a3)
    xor t2, t2, s7
    lw s7, 212(a3)
    xor a5, a5, s7
    lw s7, 216(a3)
    xor s6, s6, s7
    lw s7, 2044(a3)
    xor a6, a6, s7
    # round 7 (skinny.dsl:60)
    and s7, s6, a6
    xor t2, t2, s7
    and s7, t3, t1
    xor t0, t0, s7
    and s7, t0, t2
    xor s7, a5, s7
    and s8, a5, t2
    xor t1, t1, s8
    and s8, t0, t1
    xor s8, a7, s8
    and a7, a7, a6
    xor a7, t3, a7
    and t3, a7, s8
    xor t3, s6, t3
    and a5, a5, s6
    xor a5, a6, a5
    slli a6, s7, 18
    srli s6, s7, 14
    or a6, a6, s6
    or a6, a6, t5
    xor a6, s7, a6
    srli s6, a6, 4
    and s6, s6, t4
    xor a6, a6, s6
    slli s6, a6, 14
    srli s7, a6, 18
    or s6, s6, s7
    and s6, s6, s1
    xor a6, a6, s6
    slli s6, t1, 18
    srli s7, t1, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t1, t1, s6
    srli s6, t1, 4
    and s6, s6, t4
    xor t1, t1, s6
    slli s6, t1, 14
    srli s7, t1, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t0, 18
    srli s7, t0, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t0, t0, s6
    srli s6, t0, 4
    and s6, s6, t4
    xor t0, t0, s6
    slli s6, t0, 14
    srli s7, t0, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t0, t0, s6
    slli s6, t2, 18
    srli s7, t2, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t2, t2, s6
    srli s6, t2, 4
    and s6, s6, t4
    xor t2, t2, s6
    slli s6, t2, 14
    srli s7, t2, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t3, 18
    srli s7, t3, 14
    or s6, s6, s7
    or s6, s6, t5
    xor t3, t3, s6
    srli s6, t3, 4
    and s6, s6, t4
    xor t3, t3, s6
    slli s6, t3, 14
    srli s7, t3, 18
    or s6, s6, s7
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, a5, 18
    srli s7, a5, 14
    or s6, s6, s7
    or s6, s6, t5
    xor a5, a5, s6
    srli s6, a5, 4
    and s6, s6, t4
    xor a5, a5, s6
    slli s6, a5, 14
    srli s7, a5, 18
    or s6, s6, s7
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, s8, 18
    srli s7, s8, 14
    or s6, s6, s7
    or s6, s6, t5
    xor s6, s8, s6
    srli s7, s6, 4
    and s7, s7, t4
    xor s6, s6, s7
    slli s7, s6, 14
    srli s8, s6, 18
    or s7, s7, s8
    and s7, s7, s1
    xor s6, s6, s7
    slli s7, a7, 18
    srli s8, a7, 14
    or s7, s7, s8
    or s7, s7, t5
    xor a7, a7, s7
    srli s7, a7, 4
    and s7, s7, t4
    xor a7, a7, s7
    slli s7, a7, 14
    srli s8, a7, 18
    or s7, s7, s8
    and s7, s7, s1
    xor a7, a7, s7
    lw s7, 160(a3)
    xor a6, a6, s7
    addi s7, a3, 2047
    addi s7, s7, 2047
    addi s7, s7, 2
    lw s8, -2048(s7)
    xor t1, t1, s8
    lw s8, 168(a3)
    xor t0, t0, s8
    lw s8, -2044(s7)
    xor t2, t2, s8
    lw s8, -2040(s7)
    xor t3, t3, s8
    lw s8, 180(a3)
    xor a5, a5, s8
    lw s8, 184(a3)
    xor s6, s6, s8
    lw s8, -2036(s7)
    xor a7, a7, s8
    # round 6 (skinny.dsl:60)
    and s8, s6, a7
    xor t3, t3, s8
    and s8, t1, t2
    xor a6, a6, s8
    and s8, a6, t3
    xor s8, a5, s8
    and s9, a5, t3
    xor t2, t2, s9
    and s9, a6, t2
    xor s9, t0, s9
    and t0, t0, a7
    xor t0, t1, t0
    and t1, t0, s9
    xor t1, s6, t1
    and a5, a5, s6
    xor a5, a7, a5
    slli a7, s8, 26
    srli s6, s8, 6
    or a7, a7, s6
    or a7, a7, s4
    xor a7, s8, a7
    slli s6, a7, 20
    srli s8, a7, 12
    or s6, s6, s8
    and s6, s6, s3
    xor a7, a7, s6
    slli s6, a7, 6
    srli s8, a7, 26
    or s6, s6, s8
    and s6, s6, t4
    xor a7, a7, s6
    slli s6, t2, 26
    srli s8, t2, 6
    or s6, s6, s8
    or s6, s6, s4
    xor t2, t2, s6
    slli s6, t2, 20
    srli s8, t2, 12
    or s6, s6, s8
    and s6, s6, s3
    xor t2, t2, s6
    slli s6, t2, 6
    srli s8, t2, 26
    or s6, s6, s8
    and s6, s6, t4
    xor t2, t2, s6
    slli s6, a6, 26
    srli s8, a6, 6
    or s6, s6, s8
    or s6, s6, s4
    xor a6, a6, s6
    slli s6, a6, 20
    srli s8, a6, 12
    or s6, s6, s8
    and s6, s6, s3
    xor a6, a6, s6
    slli s6, a6, 6
    srli s8, a6, 26
    or s6, s6, s8
    and s6, s6, t4
    xor a6, a6, s6
    slli s6, t3, 26
    srli s8, t3, 6
    or s6, s6, s8
    or s6, s6, s4
    xor t3, t3, s6
    slli s6, t3, 20
    srli s8, t3, 12
    or s6, s6, s8
    and s6, s6, s3
    xor t3, t3, s6
    slli s6, t3, 6
    srli s8, t3, 26
    or s6, s6, s8
    and s6, s6, t4
    xor t3, t3, s6
    slli s6, t1, 26
    srli s8, t1, 6
    or s6, s6, s8
    or s6, s6, s4
    xor t1, t1, s6
    slli s6, t1, 20
    srli s8, t1, 12
    or s6, s6, s8
    and s6, s6, s3
    xor t1, t1, s6
    slli s6, t1, 6
    srli s8, t1, 26
    or s6, s6, s8
    and s6, s6, t4
    xor t1, t1, s6
    slli s6, a5, 26
    srli s8, a5, 6
    or s6, s6, s8
    or s6, s6, s4
    xor a5, a5, s6
    slli s6, a5, 20
    srli s8, a5, 12
    or s6, s6, s8
    and s6, s6, s3
    xor a5, a5, s6
    slli s6, a5, 6
    srli s8, a5, 26
    or s6, s6, s8
    and s6, s6, t4
    xor a5, a5, s6
    slli s6, s9, 26
    srli s8, s9, 6
    or s6, s6, s8
    or s6, s6, s4
    xor s6, s9, s6
    slli s8, s6, 20
    srli s9, s6, 12
    or s8, s8, s9
    and s8, s8, s3
    xor s6, s6, s8
    slli s8, s6, 6
    srli s9, s6, 26
    or s8, s8, s9
    and s8, s8, t4
    xor s6, s6, s8
    slli s8, t0, 26
    srli s9, t0, 6
    or s8, s8, s9
    or s8, s8, s4
    xor t0, t0, s8
    slli s8, t0, 20
    srli s9, t0, 12
    or s8, s8, s9
    and s8, s8, s3
    xor t0, t0, s8
    slli s8, t0, 6
    srli s9, t0, 26
    or s8, s8, s9
    and s8, s8, t4
    xor t0, t0, s8
    lw s8, 128(a3)
    xor a7, a7, s8
    lw s8, 132(a3)
    xor t2, t2, s8
    lw s8, 136(a3)
    xor a6, a6, s8
    lw s8, 140(a3)
    xor t3, t3, s8
    lw s8, 144(a3)
    xor t1, t1, s8
    lw s8, 148(a3)
    xor a5, a5, s8
    lw s8, 152(a3)
    xor s6, s6, s8
    lw s8, 156(a3)
    xor t0, t0, s8
    # round 5 (skinny.dsl:60)
    not s8, t0
    and s9, s6, s8
    xor t1, t1, s9
    or s9, t2, t3
    xor a7, a7, s9
    or s9, a7, t1
    xor s9, a5, s9
    not s10, t1
    and s10, a5, s10
    xor t3, t3, s10
    or s10, a7, t3
    xor s10, a6, s10
    and a6, a6, s8
    xor a6, t2, a6
    or t2, a6, s10
    xor t2, s6, t2
    and a5, a5, s6
    xor a5, t0, a5
    srli t0, s9, 6
    and t0, t0, s1
    xor t0, s9, t0
    slli s6, t0, 4
    and s6, s6, s2
    xor t0, t0, s6
    srli s6, t0, 2
    and s6, s6, s3
    xor t0, t0, s6
    srli s6, t3, 6
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, t3, 4
    and s6, s6, s2
    xor t3, t3, s6
    srli s6, t3, 2
    and s6, s6, s3
    xor t3, t3, s6
    srli s6, a7, 6
    and s6, s6, s1
    xor a7, a7, s6
    slli s6, a7, 4
    and s6, s6, s2
    xor a7, a7, s6
    srli s6, a7, 2
    and s6, s6, s3
    xor a7, a7, s6
    srli s6, t1, 6
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t1, 4
    and s6, s6, s2
    xor t1, t1, s6
    srli s6, t1, 2
    and s6, s6, s3
    xor t1, t1, s6
    srli s6, t2, 6
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t2, 4
    and s6, s6, s2
    xor t2, t2, s6
    srli s6, t2, 2
    and s6, s6, s3
    xor t2, t2, s6
    srli s6, a5, 6
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, a5, 4
    and s6, s6, s2
    xor a5, a5, s6
    srli s6, a5, 2
    and s6, s6, s3
    xor a5, a5, s6
    srli s6, s10, 6
    and s6, s6, s1
    xor s6, s10, s6
    slli s8, s6, 4
    and s8, s8, s2
    xor s6, s6, s8
    srli s8, s6, 2
    and s8, s8, s3
    xor s6, s6, s8
    srli s8, a6, 6
    and s8, s8, s1
    xor a6, a6, s8
    slli s8, a6, 4
    and s8, s8, s2
    xor a6, a6, s8
    srli s8, a6, 2
    and s8, s8, s3
    xor a6, a6, s8
    lw s8, 96(a3)
    xor t0, t0, s8
    lw s8, -2032(s7)
    xor t3, t3, s8
    lw s8, 104(a3)
    xor a7, a7, s8
    lw s8, -2028(s7)
    xor t1, t1, s8
    lw s8, -2024(s7)
    xor t2, t2, s8
    lw s8, 116(a3)
    xor a5, a5, s8
    lw s8, 120(a3)
    xor s6, s6, s8
    lw s8, -2020(s7)
    xor a6, a6, s8
    # round 4 (skinny.dsl:60)
    and s8, s6, a6
    xor t2, t2, s8
    and s8, t3, t1
    xor t0, t0, s8
    and s8, t0, t2
    xor s8, a5, s8
    and s9, a5, t2
    xor t1, t1, s9
    and s9, t0, t1
    xor s9, a7, s9
    and a7, a7, a6
    xor a7, t3, a7
    and t3, a7, s9
    xor t3, s6, t3
    and a5, a5, s6
    xor a5, a6, a5
    slli a6, s8, 10
    srli s6, s8, 22
    or a6, a6, s6
    or a6, a6, s5
    xor a6, s8, a6
    slli s6, a6, 12
    srli s8, a6, 20
    or s6, s6, s8
    and s6, s6, s1
    xor a6, a6, s6
    slli s6, a6, 30
    srli s8, a6, 2
    or s6, s6, s8
    and s6, s6, s2
    xor a6, a6, s6
    slli s6, t1, 10
    srli s8, t1, 22
    or s6, s6, s8
    or s6, s6, s5
    xor t1, t1, s6
    slli s6, t1, 12
    srli s8, t1, 20
    or s6, s6, s8
    and s6, s6, s1
    xor t1, t1, s6
    slli s6, t1, 30
    srli s8, t1, 2
    or s6, s6, s8
    and s6, s6, s2
    xor t1, t1, s6
    slli s6, t0, 10
    srli s8, t0, 22
    or s6, s6, s8
    or s6, s6, s5
    xor t0, t0, s6
    slli s6, t0, 12
    srli s8, t0, 20
    or s6, s6, s8
    and s6, s6, s1
    xor t0, t0, s6
    slli s6, t0, 30
    srli s8, t0, 2
    or s6, s6, s8
    and s6, s6, s2
    xor t0, t0, s6
    slli s6, t2, 10
    srli s8, t2, 22
    or s6, s6, s8
    or s6, s6, s5
    xor t2, t2, s6
    slli s6, t2, 12
    srli s8, t2, 20
    or s6, s6, s8
    and s6, s6, s1
    xor t2, t2, s6
    slli s6, t2, 30
    srli s8, t2, 2
    or s6, s6, s8
    and s6, s6, s2
    xor t2, t2, s6
    slli s6, t3, 10
    srli s8, t3, 22
    or s6, s6, s8
    or s6, s6, s5
    xor t3, t3, s6
    slli s6, t3, 12
    srli s8, t3, 20
    or s6, s6, s8
    and s6, s6, s1
    xor t3, t3, s6
    slli s6, t3, 30
    srli s8, t3, 2
    or s6, s6, s8
    and s6, s6, s2
    xor t3, t3, s6
    slli s6, a5, 10
    srli s8, a5, 22
    or s6, s6, s8
    or s6, s6, s5
    xor a5, a5, s6
    slli s6, a5, 12
    srli s8, a5, 20
    or s6, s6, s8
    and s6, s6, s1
    xor a5, a5, s6
    slli s6, a5, 30
    srli s8, a5, 2
    or s6, s6, s8
    and s6, s6, s2
    xor a5, a5, s6
    slli s6, s9, 10
    srli s8, s9, 22
    or s6, s6, s8
    or s6, s6, s5
    xor s6, s9, s6
    slli s8, s6, 12
    srli s9, s6, 20
    or s8, s8, s9
    and s8, s8, s1
    xor s6, s6, s8
    slli s8, s6, 30
    srli s9, s6, 2
    or s8, s8, s9
    and s8, s8, s2
    xor s6, s6, s8
    slli s8, a7, 10
    srli s9, a7, 22
    or s8, s8, s9
    or s5, s8, s5
    xor a7, a7, s5
    slli s5, a7, 12
    srli s8, a7, 20
    or s5, s5, s8
    and s5, s5, s1
    xor a7, a7, s5
    slli s5, a7, 30
    srli s8, a7, 2
    or s5, s5, s8
    and s2, s5, s2
    xor a7, a7, s2
    lw s2, 64(a3)
    lw s5, -2004(s7)
    xor a6, a6, s2
    lw s2, -2016(s7)
    xor a7, a7, s5
    xor t1, t1, s2
    lw s2, 72(a3)
    xor t0, t0, s2
    lw s2, -2012(s7)
    xor t2, t2, s2
    lw s2, -2008(s7)
    xor t3, t3, s2
    lw s2, 84(a3)
    xor a5, a5, s2
    lw s2, 88(a3)
    xor s2, s6, s2
    # round 3 (skinny.dsl:60)
    and s5, s2, a7
    xor t3, t3, s5
    and s5, t1, t2
    xor a6, a6, s5
    and s5, a6, t3
    xor s5, a5, s5
    and s6, a5, t3
    xor t2, t2, s6
    and s6, a6, t2
    xor s6, t0, s6
    and t0, t0, a7
    xor t0, t1, t0
    and t1, t0, s6
    xor t1, s2, t1
    and a5, a5, s2
    xor a5, a7, a5
    slli a7, s5, 18
    srli s2, s5, 14
    or a7, a7, s2
    or a7, a7, t5
    xor a7, s5, a7
    srli s2, a7, 4
    and s2, s2, t4
    xor a7, a7, s2
    slli s2, a7, 14
    srli s5, a7, 18
    or s2, s2, s5
    and s2, s2, s1
    xor a7, a7, s2
    slli s2, t2, 18
    srli s5, t2, 14
    or s2, s2, s5
    or s2, s2, t5
    xor t2, t2, s2
    srli s2, t2, 4
    and s2, s2, t4
    xor t2, t2, s2
    slli s2, t2, 14
    srli s5, t2, 18
    or s2, s2, s5
    and s2, s2, s1
    xor t2, t2, s2
    slli s2, a6, 18
    srli s5, a6, 14
    or s2, s2, s5
    or s2, s2, t5
    xor a6, a6, s2
    srli s2, a6, 4
    and s2, s2, t4
    xor a6, a6, s2
    slli s2, a6, 14
    srli s5, a6, 18
    or s2, s2, s5
    and s2, s2, s1
    xor a6, a6, s2
    slli s2, t3, 18
    srli s5, t3, 14
    or s2, s2, s5
    or s2, s2, t5
    xor t3, t3, s2
    srli s2, t3, 4
    and s2, s2, t4
    xor t3, t3, s2
    slli s2, t3, 14
    srli s5, t3, 18
    or s2, s2, s5
    and s2, s2, s1
    xor t3, t3, s2
    slli s2, t1, 18
    srli s5, t1, 14
    or s2, s2, s5
    or s2, s2, t5
    xor t1, t1, s2
    srli s2, t1, 4
    and s2, s2, t4
    xor t1, t1, s2
    slli s2, t1, 14
    srli s5, t1, 18
    or s2, s2, s5
    and s2, s2, s1
    xor t1, t1, s2
    slli s2, a5, 18
    srli s5, a5, 14
    or s2, s2, s5
    or s2, s2, t5
    xor a5, a5, s2
    srli s2, a5, 4
    and s2, s2, t4
    xor a5, a5, s2
    slli s2, a5, 14
    srli s5, a5, 18
    or s2, s2, s5
    and s2, s2, s1
    xor a5, a5, s2
    slli s2, s6, 18
    srli s5, s6, 14
    or s2, s2, s5
    or s2, s2, t5
    xor s2, s6, s2
    srli s5, s2, 4
    and s5, s5, t4
    xor s2, s2, s5
    slli s5, s2, 14
    srli s6, s2, 18
    or s5, s5, s6
    and s5, s5, s1
    xor s2, s2, s5
    slli s5, t0, 18
    srli s6, t0, 14
    or s5, s5, s6
    or t5, s5, t5
    xor t0, t0, t5
    srli t5, t0, 4
    and t5, t5, t4
    xor t0, t0, t5
    slli t5, t0, 14
    srli s5, t0, 18
    or t5, t5, s5
    and t5, t5, s1
    xor t0, t0, t5
    lw t5, 32(a3)
    lw s1, -1988(s7)
    xor a7, a7, t5
    lw t5, -2000(s7)
    xor t0, t0, s1
    xor t2, t2, t5
    lw t5, 40(a3)
    xor a6, a6, t5
    lw t5, -1996(s7)
    xor t3, t3, t5
    lw t5, -1992(s7)
    xor t1, t1, t5
    lw t5, 52(a3)
    xor a5, a5, t5
    lw t5, 56(a3)
    xor t5, s2, t5
    # round 2 (skinny.dsl:60)
    and s1, t5, t0
    xor t1, t1, s1
    and s1, t2, t3
    xor a7, a7, s1
    and s1, a7, t1
    xor s1, a5, s1
    and s2, a5, t1
    xor t3, t3, s2
    and s2, a7, t3
    xor s2, a6, s2
    and a6, a6, t0
    xor a6, t2, a6
    and t2, a6, s2
    xor t2, t5, t2
    and a5, a5, t5
    xor a5, t0, a5
    slli t0, s1, 26
    srli t5, s1, 6
    or t0, t0, t5
    or t0, t0, s4
    xor t0, s1, t0
    slli t5, t0, 20
    srli s1, t0, 12
    or t5, t5, s1
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t0, 6
    srli s1, t0, 26
    or t5, t5, s1
    and t5, t5, t4
    xor t0, t0, t5
    slli t5, t3, 26
    srli s1, t3, 6
    or t5, t5, s1
    or t5, t5, s4
    xor t3, t3, t5
    slli t5, t3, 20
    srli s1, t3, 12
    or t5, t5, s1
    and t5, t5, s3
    xor t3, t3, t5
    slli t5, t3, 6
    srli s1, t3, 26
    or t5, t5, s1
    and t5, t5, t4
    xor t3, t3, t5
    slli t5, a7, 26
    srli s1, a7, 6
    or t5, t5, s1
    or t5, t5, s4
    xor a7, a7, t5
    slli t5, a7, 20
    srli s1, a7, 12
    or t5, t5, s1
    and t5, t5, s3
    xor a7, a7, t5
    slli t5, a7, 6
    srli s1, a7, 26
    or t5, t5, s1
    and t5, t5, t4
    xor a7, a7, t5
    slli t5, t1, 26
    srli s1, t1, 6
    or t5, t5, s1
    or t5, t5, s4
    xor t1, t1, t5
    slli t5, t1, 20
    srli s1, t1, 12
    or t5, t5, s1
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t1, 6
    srli s1, t1, 26
    or t5, t5, s1
    and t5, t5, t4
    xor t1, t1, t5
    slli t5, t2, 26
    srli s1, t2, 6
    or t5, t5, s1
    or t5, t5, s4
    xor t2, t2, t5
    slli t5, t2, 20
    srli s1, t2, 12
    or t5, t5, s1
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, t2, 6
    srli s1, t2, 26
    or t5, t5, s1
    and t5, t5, t4
    xor t2, t2, t5
    slli t5, a5, 26
    srli s1, a5, 6
    or t5, t5, s1
    or t5, t5, s4
    xor a5, a5, t5
    slli t5, a5, 20
    srli s1, a5, 12
    or t5, t5, s1
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, a5, 6
    srli s1, a5, 26
    or t5, t5, s1
    and t5, t5, t4
    xor a5, a5, t5
    slli t5, s2, 26
    srli s1, s2, 6
    or t5, t5, s1
    or t5, t5, s4
    xor t5, s2, t5
    slli s1, t5, 20
    srli s2, t5, 12
    or s1, s1, s2
    and s1, s1, s3
    xor t5, t5, s1
    slli s1, t5, 6
    srli s2, t5, 26
    or s1, s1, s2
    and s1, s1, t4
    xor t5, t5, s1
    slli s1, a6, 26
    srli s2, a6, 6
    or s1, s1, s2
    or s1, s1, s4
    xor a6, a6, s1
    slli s1, a6, 20
    srli s2, a6, 12
    or s1, s1, s2
    and s1, s1, s3
    xor a6, a6, s1
    slli s1, a6, 6
    srli s2, a6, 26
    or s1, s1, s2
    and t4, s1, t4
    xor a6, a6, t4
    lw t4, 0(a3)
    xor t0, t0, t4
    lw t4, 4(a3)
    xor t3, t3, t4
    lw t4, 8(a3)
    xor a7, a7, t4
    lw t4, 12(a3)
    xor t1, t1, t4
    lw t4, 16(a3)
    xor t2, t2, t4
    lw t4, 20(a3)
    xor a5, a5, t4
    lw t4, 24(a3)
    xor t4, t5, t4
    lw t5, 28(a3)
    xor a6, a6, t5
    # round 1 (skinny.dsl:60)
    not t5, a6
    and s1, t4, t5
    xor t2, t2, s1
    or s1, t3, t1
    xor t0, t0, s1
    or s1, t0, t2
    xor s1, a5, s1
    not s2, t2
    and s2, a5, s2
    xor t1, t1, s2
    or s2, t0, t1
    xor s2, a7, s2
    and a7, a7, t5
    xor a7, t3, a7
    or t3, a7, s2
    xor t3, t4, t3
    and a5, a5, t4
    xor a5, a6, a5
    srli a6, s1, 4
    xor a6, a6, t3
    and a6, a6, s0
    slli t4, a6, 4
    xor t4, s1, t4
    xor a6, t3, a6
    srli t3, t0, 4
    xor t3, t3, s2
    and t3, t3, s0
    slli t5, t3, 4
    xor t0, t0, t5
    xor t3, s2, t3
    srli t5, t1, 4
    xor t5, t5, a5
    and t5, t5, s0
    slli s1, t5, 4
    xor t1, t1, s1
    xor a5, a5, t5
    srli t5, t2, 4
    xor t5, t5, a7
    and t5, t5, s0
    slli s0, t5, 4
    xor t2, t2, s0
    xor a7, a7, t5
    srli t5, t4, 2
    xor t5, t5, t0
    and t5, t5, a4
    slli s0, t5, 2
    xor t4, t4, s0
    xor t0, t0, t5
    srli t5, a6, 2
    xor t5, t5, t3
    and t5, t5, a4
    slli s0, t5, 2
    xor a6, a6, s0
    xor t3, t3, t5
    srli t5, t1, 2
    xor t5, t5, t2
    and t5, t5, a4
    slli s0, t5, 2
    xor t1, t1, s0
    xor t2, t2, t5
    srli t5, a5, 2
    xor t5, t5, a7
    and t5, t5, a4
    slli a4, t5, 2
    xor a5, a5, a4
    xor a7, a7, t5
    srli t5, t4, 1
    xor t5, t5, t1
    and t5, t5, t6
    slli a4, t5, 1
    xor t4, t4, a4
    xor t1, t1, t5
    srli t5, t0, 1
    xor t5, t5, t2
    and t5, t5, t6
    slli a4, t5, 1
    xor t0, t0, a4
    xor t2, t2, t5
    srli t5, a6, 1
    xor t5, t5, a5
    and t5, t5, t6
    slli a4, t5, 1
    xor a6, a6, a4
    xor a5, a5, t5
    srli t5, t3, 1
    xor t5, t5, a7
    and t5, t5, t6
    slli t6, t5, 1
    xor t3, t3, t6
    xor a7, a7, t5
    sw t4, 0(a0)
    sw t0, 4(a0)
    sw a6, 8(a0)
    sw t3, 12(a0)
    sw t1, 16(a0)
    sw t2, 20(a0)
    sw a5, 24(a0)
    sw a7, 28(a0)
    addi a0, a0, 32
    addi a1, a1, 32
    bltu a2, a1, .Llwcc_skinny128_256_ecb_decrypt_rv32i_group_done
    j .Llwcc_skinny128_256_ecb_decrypt_rv32i_group
.Llwcc_skinny128_256_ecb_decrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny128_256_ecb_decrypt_rv32i_out
.Llwcc_skinny128_256_ecb_decrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 32
    beqz t2, .Llwcc_skinny128_256_ecb_decrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 128
.Llwcc_skinny128_256_ecb_decrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_skinny128_256_ecb_decrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_skinny128_256_ecb_decrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny128_256_ecb_decrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_skinny128_256_ecb_decrypt_rv32i_group
.Llwcc_skinny128_256_ecb_decrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_skinny128_256_ecb_decrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny128_256_ecb_decrypt_rv32i_copy
.Llwcc_skinny128_256_ecb_decrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 128
.Llwcc_skinny128_256_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny128_256_ecb_decrypt_rv32i_wipe
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
    addi sp, sp, 128
    ret
    .size lwcc_skinny128_256_ecb_decrypt_rv32i, .-lwcc_skinny128_256_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_skinny128_256_ctr_init_rv32i
    .type lwcc_skinny128_256_ctr_init_rv32i, %function
lwcc_skinny128_256_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_skinny128_256_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_skinny128_256_ctr_nonce_rv32i
    .size lwcc_skinny128_256_ctr_init_rv32i, .-lwcc_skinny128_256_ctr_init_rv32i

    .balign 4
    .global lwcc_skinny128_256_ctr_nonce_rv32i
    .type lwcc_skinny128_256_ctr_nonce_rv32i, %function
lwcc_skinny128_256_ctr_nonce_rv32i:
    lbu a5, 0(a1)
    lbu a6, 1(a1)
    lbu a7, 2(a1)
    lbu t0, 3(a1)
    lbu t1, 4(a1)
    lbu t2, 5(a1)
    lbu t3, 6(a1)
    lbu t4, 7(a1)
    lbu t5, 8(a1)
    lbu t6, 9(a1)
    lbu a4, 10(a1)
    lbu a3, 11(a1)
    slli a6, a6, 8
    or a5, a5, a6
    slli a6, a7, 16
    or a5, a5, a6
    slli a6, t0, 24
    or a5, a5, a6
    slli a6, t2, 8
    or a6, t1, a6
    slli a7, t3, 16
    or a6, a6, a7
    slli a7, t4, 24
    or a6, a6, a7
    slli a7, t6, 8
    or a7, t5, a7
    slli t0, a4, 16
    or a7, a7, t0
    slli t0, a3, 24
    or a7, a7, t0
    srli t0, a5, 1
    xor t0, t0, a5
    lui t1, 349525
    addi t1, t1, 1365
    and t0, t0, t1
    slli t2, t0, 1
    xor t2, a5, t2
    xor a5, a5, t0
    srli t0, a6, 1
    xor t0, t0, a6
    and t0, t0, t1
    slli t3, t0, 1
    xor t3, a6, t3
    xor a6, a6, t0
    srli t0, a7, 1
    xor t0, t0, a7
    and t0, t0, t1
    slli t1, t0, 1
    xor t1, a7, t1
    xor a7, a7, t0
    srli t0, t2, 2
    xor t0, t0, t3
    lui t4, 209715
    addi t4, t4, 819
    and t0, t0, t4
    slli t5, t0, 2
    xor t2, t2, t5
    xor t0, t3, t0
    srli t3, t1, 2
    and t3, t3, t4
    slli t5, t3, 2
    xor t1, t1, t5
    srli t5, a5, 2
    xor t5, t5, a6
    and t5, t5, t4
    slli t6, t5, 2
    xor a5, a5, t6
    xor a6, a6, t5
    srli t5, a7, 2
    and t4, t5, t4
    slli t5, t4, 2
    xor a7, a7, t5
    srli t5, t2, 4
    xor t5, t5, t1
    lui t6, 61681
    addi t6, t6, -241
    and t5, t5, t6
    slli a4, t5, 4
    xor t2, t2, a4
    xor t1, t1, t5
    srli t5, t0, 4
    xor t5, t5, t3
    and t5, t5, t6
    slli a4, t5, 4
    xor t0, t0, a4
    xor t3, t3, t5
    srli t5, a5, 4
    xor t5, t5, a7
    and t5, t5, t6
    slli a4, t5, 4
    xor a5, a5, a4
    xor a7, a7, t5
    srli t5, a6, 4
    xor t5, t5, t4
    and t5, t5, t6
    slli t6, t5, 4
    xor a6, a6, t6
    xor t4, t4, t5
    not t2, t2
    not a5, a5
    not t0, t0
    not a6, a6
    not t1, t1
    not a7, a7
    not t3, t3
    not t4, t4
    addi t5, a0, 2047
    addi t5, t5, 2047
    addi t5, t5, 2
    sw t2, -1880(t5)
    sw a5, -1876(t5)
    sw t0, -1872(t5)
    sw a6, -1868(t5)
    sw t1, -1864(t5)
    sw a7, -1860(t5)
    sw t3, -1856(t5)
    sw t4, -1852(t5)
    ret
    .size lwcc_skinny128_256_ctr_nonce_rv32i, .-lwcc_skinny128_256_ctr_nonce_rv32i

    .balign 4
    .global lwcc_skinny128_256_ctr_crypt_rv32i
    .type lwcc_skinny128_256_ctr_crypt_rv32i, %function
lwcc_skinny128_256_ctr_crypt_rv32i:
    bnez a2, .Llwcc_skinny128_256_ctr_crypt_rv32i_begin
    ret
.Llwcc_skinny128_256_ctr_crypt_rv32i_begin:
    addi sp, sp, -128
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    sw s3, 16(sp)
    sw s4, 20(sp)
    sw s5, 24(sp)
    sw s6, 28(sp)
    sw s7, 32(sp)
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 32
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_skinny128_256_ctr_crypt_rv32i_group
    j .Llwcc_skinny128_256_ctr_crypt_rv32i_rest
.Llwcc_skinny128_256_ctr_crypt_rv32i_group:
    lui a5, 349525
    addi a5, a5, 1365
    lui a6, 209715
    addi a6, a6, 819
    lui a7, 61681
    addi a7, a7, -241
    # round 1 (skinny.dsl:60)
    lui t0, 49345
    addi t0, t0, -1012
    lui t1, 197379
    addi t1, t1, 48
    lui t2, 789516
    addi t2, t2, 192
    # round 2 (skinny.dsl:60)
    lui t3, 12336
    addi t3, t3, 771
    srli t4, a4, 24
    srli t5, a4, 16
    srli t6, a4, 8
    addi s0, a4, 1
    srli s1, s0, 24
    srli s2, s0, 16
    srli s3, s0, 8
    andi t5, t5, 255
    slli t5, t5, 8
    or t4, t4, t5
    andi t5, t6, 255
    slli t5, t5, 16
    or t4, t4, t5
    slli t5, a4, 24
    or t4, t4, t5
    andi t5, s2, 255
    slli t5, t5, 8
    or t5, s1, t5
    andi t6, s3, 255
    slli t6, t6, 16
    or t5, t5, t6
    slli t6, s0, 24
    or t5, t5, t6
    srli t6, t4, 1
    xor t6, t6, t5
    and t6, t6, a5
    slli s0, t6, 1
    xor t4, t4, s0
    xor t5, t5, t6
    and t6, t4, a6
    slli s0, t6, 2
    xor t4, t4, t6
    and t6, t5, a6
    slli s1, t6, 2
    xor t5, t5, t6
    and t6, s0, a7
    slli s2, t6, 4
    xor t6, s0, t6
    and s0, t4, a7
    slli s3, s0, 4
    xor t4, t4, s0
    and s0, s1, a7
    slli s4, s0, 4
    xor s0, s1, s0
    and s1, t5, a7
    slli s5, s1, 4
    xor t5, t5, s1
    addi s1, a3, 2047
    addi s1, s1, 2047
    addi s1, s1, 2
    lw s6, -1880(s1)
    xor s2, s6, s2
    lw s6, -1876(s1)
    xor s4, s6, s4
    lw s6, -1872(s1)
    xor s3, s6, s3
    lw s6, -1868(s1)
    xor s5, s6, s5
    lw s6, -1864(s1)
    xor t6, s6, t6
    lw s6, -1860(s1)
    xor s0, s6, s0
    lw s6, -1856(s1)
    xor t4, s6, t4
    lw s6, -1852(s1)
    xor t5, s6, t5
    # round 1 (skinny.dsl:60)
    and s6, t4, t5
    xor t6, t6, s6
    and s6, s3, s5
    xor s2, s2, s6
    and s6, s2, t6
    xor s0, s0, s6
    and s6, s4, s3
    xor t4, t4, s6
    and s6, t4, s0
    xor t5, t5, s6
    and s6, s5, s2
    xor s4, s4, s6
    and s6, s4, t5
    xor s3, s3, s6
    and s6, t6, s0
    xor s5, s5, s6
    lw s6, 0(a3)
    xor s3, s3, s6
    lw s6, -1984(s1)
    srli s7, s3, 26
    xor t5, t5, s6
    lw s6, 8(a3)
    xor t4, t4, s6
    lw s6, -1980(s1)
    xor s4, s4, s6
    lw s6, -1976(s1)
    xor s5, s5, s6
    lw s6, 20(a3)
    xor s2, s2, s6
    lw s6, 24(a3)
    xor t6, t6, s6
    lw s6, -1972(s1)
    xor s0, s0, s6
    slli s6, s3, 6
    or s6, s6, s7
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s3, 20
    srli s7, s3, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s3, 26
    srli s7, s3, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s3, s3, s6
    slli s6, t5, 6
    srli s7, t5, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t5, 20
    srli s7, t5, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t5, 26
    srli s7, t5, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t5, t5, s6
    slli s6, t4, 6
    srli s7, t4, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t4, 20
    srli s7, t4, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, t4, 26
    srli s7, t4, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t4, t4, s6
    slli s6, s4, 6
    srli s7, s4, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s4, 20
    srli s7, s4, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s4, 26
    srli s7, s4, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s4, s4, s6
    slli s6, s5, 6
    srli s7, s5, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s5, 20
    srli s7, s5, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s5, 26
    srli s7, s5, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s5, s5, s6
    slli s6, s2, 6
    srli s7, s2, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s2, 20
    srli s7, s2, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s2, 26
    srli s7, s2, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s2, s2, s6
    slli s6, t6, 6
    srli s7, t6, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t6, 20
    srli s7, t6, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t6, 26
    srli s7, t6, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t6, t6, s6
    slli s6, s0, 6
    srli s7, s0, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s0, 20
    srli s7, s0, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, s0, 26
    srli s7, s0, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s0, s0, s6
    # round 2 (skinny.dsl:60)
    or s6, t6, s0
    xor s5, s5, s6
    or s6, t4, s4
    xor s3, s3, s6
    and s6, s3, s5
    not s6, s6
    xor s2, s2, s6
    or s6, t5, t4
    xor t6, t6, s6
    and s6, t6, s2
    xor s0, s0, s6
    not s4, s4
    and s6, s4, s3
    xor t5, t5, s6
    or s6, t5, s0
    xor t4, t4, s6
    and s6, s5, s2
    xor s4, s4, s6
    lw s6, 32(a3)
    xor t4, t4, s6
    lw s6, 36(a3)
    srli s7, t4, 18
    xor s0, s0, s6
    lw s6, 40(a3)
    xor t6, t6, s6
    lw s6, 44(a3)
    xor t5, t5, s6
    lw s6, -1992(s1)
    xor s4, s4, s6
    lw s6, 52(a3)
    xor s3, s3, s6
    lw s6, 56(a3)
    xor s5, s5, s6
    lw s6, -1988(s1)
    xor s2, s2, s6
    slli s6, t4, 14
    or s6, s6, s7
    and s6, s6, t3
    xor t4, t4, s6
    srli s6, t4, 4
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t4, 18
    srli s7, t4, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, s0, 14
    srli s7, s0, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s0, s0, s6
    srli s6, s0, 4
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s0, 18
    srli s7, s0, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, t6, 14
    srli s7, t6, 18
    or s6, s6, s7
    and s6, s6, t3
    xor t6, t6, s6
    srli s6, t6, 4
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t6, 18
    srli s7, t6, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t5, 14
    srli s7, t5, 18
    or s6, s6, s7
    and s6, s6, t3
    xor t5, t5, s6
    srli s6, t5, 4
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t5, 18
    srli s7, t5, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, s4, 14
    srli s7, s4, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s4, s4, s6
    srli s6, s4, 4
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s4, 18
    srli s7, s4, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s3, 14
    srli s7, s3, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s3, s3, s6
    srli s6, s3, 4
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s3, 18
    srli s7, s3, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s5, 14
    srli s7, s5, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s5, s5, s6
    srli s6, s5, 4
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s5, 18
    srli s7, s5, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s2, 14
    srli s7, s2, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s2, s2, s6
    srli s6, s2, 4
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s2, 18
    srli s7, s2, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s2, s2, s6
    # round 3 (skinny.dsl:60)
    or s6, s5, s2
    xor s4, s4, s6
    or s6, t6, t5
    xor t4, t4, s6
    and s6, t4, s4
    not s6, s6
    xor s3, s3, s6
    or s6, s0, t6
    xor s5, s5, s6
    and s6, s5, s3
    xor s2, s2, s6
    not t5, t5
    and s6, t5, t4
    xor s0, s0, s6
    or s6, s0, s2
    xor t6, t6, s6
    and s6, s4, s3
    xor t5, t5, s6
    lw s6, 64(a3)
    xor t6, t6, s6
    lw s6, 68(a3)
    srli s7, t6, 2
    xor s2, s2, s6
    lw s6, 72(a3)
    xor s5, s5, s6
    lw s6, 76(a3)
    xor s0, s0, s6
    lw s6, -2008(s1)
    xor t5, t5, s6
    lw s6, 84(a3)
    xor t4, t4, s6
    lw s6, 88(a3)
    xor s4, s4, s6
    lw s6, -2004(s1)
    xor s3, s3, s6
    slli s6, t6, 30
    or s6, s6, s7
    and s6, s6, t2
    xor t6, t6, s6
    slli s6, t6, 12
    srli s7, t6, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t6, t6, s6
    slli s6, t6, 10
    srli s7, t6, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, s2, 30
    srli s7, s2, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s2, s2, s6
    slli s6, s2, 12
    srli s7, s2, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s2, s2, s6
    slli s6, s2, 10
    srli s7, s2, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s5, 30
    srli s7, s5, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s5, s5, s6
    slli s6, s5, 12
    srli s7, s5, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s5, s5, s6
    slli s6, s5, 10
    srli s7, s5, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s0, 30
    srli s7, s0, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s0, s0, s6
    slli s6, s0, 12
    srli s7, s0, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s0, s0, s6
    slli s6, s0, 10
    srli s7, s0, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, t5, 30
    srli s7, t5, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t5, t5, s6
    slli s6, t5, 12
    srli s7, t5, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t5, t5, s6
    slli s6, t5, 10
    srli s7, t5, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t4, 30
    srli s7, t4, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t4, t4, s6
    slli s6, t4, 12
    srli s7, t4, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t4, t4, s6
    slli s6, t4, 10
    srli s7, t4, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, s4, 30
    srli s7, s4, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s4, s4, s6
    slli s6, s4, 12
    srli s7, s4, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s4, s4, s6
    slli s6, s4, 10
    srli s7, s4, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s3, 30
    srli s7, s3, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s3, s3, s6
    slli s6, s3, 12
    srli s7, s3, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s3, s3, s6
    slli s6, s3, 10
    srli s7, s3, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s3, s3, s6
    # round 4 (skinny.dsl:60)
    or s6, s4, s3
    xor t5, t5, s6
    or s6, s5, s0
    xor t6, t6, s6
    and s6, t6, t5
    not s6, s6
    xor t4, t4, s6
    or s6, s2, s5
    xor s4, s4, s6
    and s6, s4, t4
    xor s3, s3, s6
    not s0, s0
    and s6, s0, t6
    xor s2, s2, s6
    or s6, s2, s3
    xor s5, s5, s6
    and s6, t5, t4
    xor s0, s0, s6
    lw s6, 96(a3)
    xor s5, s5, s6
    lw s6, 100(a3)
    xor s3, s3, s6
    lw s6, 104(a3)
    xor s4, s4, s6
    lw s6, 108(a3)
    xor s2, s2, s6
    lw s6, -2024(s1)
    xor s0, s0, s6
    lw s6, 116(a3)
    xor t6, t6, s6
    lw s6, 120(a3)
    xor t5, t5, s6
    lw s6, -2020(s1)
    xor t4, t4, s6
    srli s6, s5, 2
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s5, 4
    and s6, s6, t2
    xor s5, s5, s6
    srli s6, s5, 6
    and s6, s6, t3
    xor s5, s5, s6
    srli s6, s3, 2
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s3, 4
    and s6, s6, t2
    xor s3, s3, s6
    srli s6, s3, 6
    and s6, s6, t3
    xor s3, s3, s6
    srli s6, s4, 2
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s4, 4
    and s6, s6, t2
    xor s4, s4, s6
    srli s6, s4, 6
    and s6, s6, t3
    xor s4, s4, s6
    srli s6, s2, 2
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s2, 4
    and s6, s6, t2
    xor s2, s2, s6
    srli s6, s2, 6
    and s6, s6, t3
    xor s2, s2, s6
    srli s6, s0, 2
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, s0, 4
    and s6, s6, t2
    xor s0, s0, s6
    srli s6, s0, 6
    and s6, s6, t3
    xor s0, s0, s6
    srli s6, t6, 2
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t6, 4
    and s6, s6, t2
    xor t6, t6, s6
    srli s6, t6, 6
    and s6, s6, t3
    xor t6, t6, s6
    srli s6, t5, 2
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t5, 4
    and s6, s6, t2
    xor t5, t5, s6
    srli s6, t5, 6
    and s6, s6, t3
    xor t5, t5, s6
    srli s6, t4, 2
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, t4, 4
    and s6, s6, t2
    xor t4, t4, s6
    srli s6, t4, 6
    and s6, s6, t3
    xor t4, t4, s6
    # round 5 (skinny.dsl:60)
    or s6, t5, t4
    xor s0, s0, s6
    or s6, s4, s2
    xor s5, s5, s6
    and s6, s5, s0
    not t6, t6
    xor t6, t6, s6
    or s6, s3, s4
    xor t5, t5, s6
    and s6, t5, t6
    xor t4, t4, s6
    not s2, s2
    and s6, s2, s5
    xor s3, s3, s6
    or s6, s3, t4
    xor s4, s4, s6
    and s6, s0, t6
    xor s2, s2, s6
    lw s6, 128(a3)
    xor s4, s4, s6
    lw s6, 132(a3)
    srli s7, s4, 26
    xor t4, t4, s6
    lw s6, 136(a3)
    xor t5, t5, s6
    lw s6, 140(a3)
    xor s3, s3, s6
    lw s6, -1968(s1)
    xor s2, s2, s6
    lw s6, 148(a3)
    xor s5, s5, s6
    lw s6, 152(a3)
    xor s0, s0, s6
    lw s6, -1964(s1)
    xor t6, t6, s6
    slli s6, s4, 6
    or s6, s6, s7
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s4, 20
    srli s7, s4, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s4, 26
    srli s7, s4, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s4, s4, s6
    slli s6, t4, 6
    srli s7, t4, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t4, 20
    srli s7, t4, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, t4, 26
    srli s7, t4, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t4, t4, s6
    slli s6, t5, 6
    srli s7, t5, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t5, 20
    srli s7, t5, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t5, 26
    srli s7, t5, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t5, t5, s6
    slli s6, s3, 6
    srli s7, s3, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s3, 20
    srli s7, s3, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s3, 26
    srli s7, s3, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s3, s3, s6
    slli s6, s2, 6
    srli s7, s2, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s2, 20
    srli s7, s2, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s2, 26
    srli s7, s2, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s2, s2, s6
    slli s6, s5, 6
    srli s7, s5, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s5, 20
    srli s7, s5, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s5, 26
    srli s7, s5, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s5, s5, s6
    slli s6, s0, 6
    srli s7, s0, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s0, 20
    srli s7, s0, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, s0, 26
    srli s7, s0, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s0, s0, s6
    slli s6, t6, 6
    srli s7, t6, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t6, 20
    srli s7, t6, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t6, 26
    srli s7, t6, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t6, t6, s6
    # round 6 (skinny.dsl:60)
    or s6, s0, t6
    xor s2, s2, s6
    or s6, t5, s3
    xor s4, s4, s6
    and s6, s4, s2
    not s6, s6
    xor s5, s5, s6
    or s6, t4, t5
    xor s0, s0, s6
    and s6, s0, s5
    xor t6, t6, s6
    not s3, s3
    and s6, s3, s4
    xor t4, t4, s6
    or s6, t4, t6
    xor t5, t5, s6
    and s6, s2, s5
    xor s3, s3, s6
    lw s6, 160(a3)
    xor t5, t5, s6
    lw s6, 164(a3)
    srli s7, t5, 18
    xor t6, t6, s6
    lw s6, 168(a3)
    xor s0, s0, s6
    lw s6, 172(a3)
    xor t4, t4, s6
    lw s6, -2040(s1)
    xor s3, s3, s6
    lw s6, 180(a3)
    xor s4, s4, s6
    lw s6, 184(a3)
    xor s2, s2, s6
    lw s6, -2036(s1)
    xor s5, s5, s6
    slli s6, t5, 14
    or s6, s6, s7
    and s6, s6, t3
    xor t5, t5, s6
    srli s6, t5, 4
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t5, 18
    srli s7, t5, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t6, 14
    srli s7, t6, 18
    or s6, s6, s7
    and s6, s6, t3
    xor t6, t6, s6
    srli s6, t6, 4
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t6, 18
    srli s7, t6, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, s0, 14
    srli s7, s0, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s0, s0, s6
    srli s6, s0, 4
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s0, 18
    srli s7, s0, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, t4, 14
    srli s7, t4, 18
    or s6, s6, s7
    and s6, s6, t3
    xor t4, t4, s6
    srli s6, t4, 4
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t4, 18
    srli s7, t4, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, s3, 14
    srli s7, s3, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s3, s3, s6
    srli s6, s3, 4
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s3, 18
    srli s7, s3, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s4, 14
    srli s7, s4, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s4, s4, s6
    srli s6, s4, 4
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s4, 18
    srli s7, s4, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s2, 14
    srli s7, s2, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s2, s2, s6
    srli s6, s2, 4
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s2, 18
    srli s7, s2, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s5, 14
    srli s7, s5, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s5, s5, s6
    srli s6, s5, 4
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s5, 18
    srli s7, s5, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s5, s5, s6
    # round 7 (skinny.dsl:60)
    or s6, s2, s5
    xor s3, s3, s6
    or s6, s0, t4
    xor t5, t5, s6
    and s6, t5, s3
    not s6, s6
    xor s4, s4, s6
    or s6, t6, s0
    xor s2, s2, s6
    and s6, s2, s4
    xor s5, s5, s6
    not t4, t4
    and s6, t4, t5
    xor t6, t6, s6
    or s6, t6, s5
    xor s0, s0, s6
    and s6, s3, s4
    xor t4, t4, s6
    lw s6, 192(a3)
    xor s0, s0, s6
    lw s6, 196(a3)
    srli s7, s0, 2
    xor s5, s5, s6
    lw s6, 200(a3)
    xor s2, s2, s6
    lw s6, 204(a3)
    xor t6, t6, s6
    lw s6, 2040(a3)
    xor t4, t4, s6
    lw s6, 212(a3)
    xor t5, t5, s6
    lw s6, 216(a3)
    xor s3, s3, s6
    lw s6, 2044(a3)
    xor s4, s4, s6
    slli s6, s0, 30
    or s6, s6, s7
    and s6, s6, t2
    xor s0, s0, s6
    slli s6, s0, 12
    srli s7, s0, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s0, s0, s6
    slli s6, s0, 10
    srli s7, s0, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s5, 30
    srli s7, s5, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s5, s5, s6
    slli s6, s5, 12
    srli s7, s5, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s5, s5, s6
    slli s6, s5, 10
    srli s7, s5, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s2, 30
    srli s7, s2, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s2, s2, s6
    slli s6, s2, 12
    srli s7, s2, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s2, s2, s6
    slli s6, s2, 10
    srli s7, s2, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, t6, 30
    srli s7, t6, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t6, t6, s6
    slli s6, t6, 12
    srli s7, t6, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t6, t6, s6
    slli s6, t6, 10
    srli s7, t6, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t4, 30
    srli s7, t4, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t4, t4, s6
    slli s6, t4, 12
    srli s7, t4, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t4, t4, s6
    slli s6, t4, 10
    srli s7, t4, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t5, 30
    srli s7, t5, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t5, t5, s6
    slli s6, t5, 12
    srli s7, t5, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t5, t5, s6
    slli s6, t5, 10
    srli s7, t5, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, s3, 30
    srli s7, s3, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s3, s3, s6
    slli s6, s3, 12
    srli s7, s3, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s3, s3, s6
    slli s6, s3, 10
    srli s7, s3, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s4, 30
    srli s7, s4, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s4, s4, s6
    slli s6, s4, 12
    srli s7, s4, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s4, s4, s6
    slli s6, s4, 10
    srli s7, s4, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s4, s4, s6
    # round 8 (skinny.dsl:60)
    or s6, s3, s4
    xor t4, t4, s6
    or s6, s2, t6
    xor s0, s0, s6
    and s6, s0, t4
    not s6, s6
    xor t5, t5, s6
    or s6, s5, s2
    xor s3, s3, s6
    and s6, s3, t5
    xor s4, s4, s6
    not t6, t6
    and s6, t6, s0
    xor s5, s5, s6
    or s6, s5, s4
    xor s2, s2, s6
    and s6, t4, t5
    xor t6, t6, s6
    lw s6, 224(a3)
    xor s2, s2, s6
    lw s6, 228(a3)
    xor s4, s4, s6
    lw s6, 232(a3)
    xor s3, s3, s6
    lw s6, 236(a3)
    xor s5, s5, s6
    lw s6, 2024(a3)
    xor t6, t6, s6
    lw s6, 244(a3)
    xor s0, s0, s6
    lw s6, 248(a3)
    xor t4, t4, s6
    lw s6, 2028(a3)
    xor t5, t5, s6
    srli s6, s2, 2
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s2, 4
    and s6, s6, t2
    xor s2, s2, s6
    srli s6, s2, 6
    and s6, s6, t3
    xor s2, s2, s6
    srli s6, s4, 2
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s4, 4
    and s6, s6, t2
    xor s4, s4, s6
    srli s6, s4, 6
    and s6, s6, t3
    xor s4, s4, s6
    srli s6, s3, 2
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s3, 4
    and s6, s6, t2
    xor s3, s3, s6
    srli s6, s3, 6
    and s6, s6, t3
    xor s3, s3, s6
    srli s6, s5, 2
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s5, 4
    and s6, s6, t2
    xor s5, s5, s6
    srli s6, s5, 6
    and s6, s6, t3
    xor s5, s5, s6
    srli s6, t6, 2
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t6, 4
    and s6, s6, t2
    xor t6, t6, s6
    srli s6, t6, 6
    and s6, s6, t3
    xor t6, t6, s6
    srli s6, s0, 2
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, s0, 4
    and s6, s6, t2
    xor s0, s0, s6
    srli s6, s0, 6
    and s6, s6, t3
    xor s0, s0, s6
    srli s6, t4, 2
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, t4, 4
    and s6, s6, t2
    xor t4, t4, s6
    srli s6, t4, 6
    and s6, s6, t3
    xor t4, t4, s6
    srli s6, t5, 2
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t5, 4
    and s6, s6, t2
    xor t5, t5, s6
    srli s6, t5, 6
    and s6, s6, t3
    xor t5, t5, s6
    # round 9 (skinny.dsl:60)
    or s6, t4, t5
    xor t6, t6, s6
    or s6, s3, s5
    xor s2, s2, s6
    and s6, s2, t6
    not s0, s0
    xor s0, s0, s6
    or s6, s4, s3
    xor t4, t4, s6
    and s6, t4, s0
    xor t5, t5, s6
    not s5, s5
    and s6, s5, s2
    xor s4, s4, s6
    or s6, s4, t5
    xor s3, s3, s6
    and s6, t6, s0
    xor s5, s5, s6
    lw s6, 256(a3)
    xor s3, s3, s6
    lw s6, 260(a3)
    srli s7, s3, 26
    xor t5, t5, s6
    lw s6, 264(a3)
    xor t4, t4, s6
    lw s6, 268(a3)
    xor s4, s4, s6
    lw s6, -1960(s1)
    xor s5, s5, s6
    lw s6, 276(a3)
    xor s2, s2, s6
    lw s6, 280(a3)
    xor t6, t6, s6
    lw s6, -1956(s1)
    xor s0, s0, s6
    slli s6, s3, 6
    or s6, s6, s7
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s3, 20
    srli s7, s3, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s3, 26
    srli s7, s3, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s3, s3, s6
    slli s6, t5, 6
    srli s7, t5, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t5, 20
    srli s7, t5, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t5, 26
    srli s7, t5, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t5, t5, s6
    slli s6, t4, 6
    srli s7, t4, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t4, 20
    srli s7, t4, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, t4, 26
    srli s7, t4, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t4, t4, s6
    slli s6, s4, 6
    srli s7, s4, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s4, 20
    srli s7, s4, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s4, 26
    srli s7, s4, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s4, s4, s6
    slli s6, s5, 6
    srli s7, s5, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s5, 20
    srli s7, s5, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s5, 26
    srli s7, s5, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s5, s5, s6
    slli s6, s2, 6
    srli s7, s2, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s2, 20
    srli s7, s2, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s2, 26
    srli s7, s2, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s2, s2, s6
    slli s6, t6, 6
    srli s7, t6, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t6, 20
    srli s7, t6, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t6, 26
    srli s7, t6, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t6, t6, s6
    slli s6, s0, 6
    srli s7, s0, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s0, 20
    srli s7, s0, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, s0, 26
    srli s7, s0, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s0, s0, s6
    # round 10 (skinny.dsl:60)
    or s6, t6, s0
    xor s5, s5, s6
    or s6, t4, s4
    xor s3, s3, s6
    and s6, s3, s5
    not s6, s6
    xor s2, s2, s6
    or s6, t5, t4
    xor t6, t6, s6
    and s6, t6, s2
    xor s0, s0, s6
    not s4, s4
    and s6, s4, s3
    xor t5, t5, s6
    or s6, t5, s0
    xor t4, t4, s6
    and s6, s5, s2
    xor s4, s4, s6
    lw s6, 288(a3)
    xor t4, t4, s6
    lw s6, 292(a3)
    srli s7, t4, 18
    xor s0, s0, s6
    lw s6, 296(a3)
    xor t6, t6, s6
    lw s6, 300(a3)
    xor t5, t5, s6
    lw s6, 2008(a3)
    xor s4, s4, s6
    lw s6, 308(a3)
    xor s3, s3, s6
    lw s6, 312(a3)
    xor s5, s5, s6
    lw s6, 2012(a3)
    xor s2, s2, s6
    slli s6, t4, 14
    or s6, s6, s7
    and s6, s6, t3
    xor t4, t4, s6
    srli s6, t4, 4
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t4, 18
    srli s7, t4, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, s0, 14
    srli s7, s0, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s0, s0, s6
    srli s6, s0, 4
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s0, 18
    srli s7, s0, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, t6, 14
    srli s7, t6, 18
    or s6, s6, s7
    and s6, s6, t3
    xor t6, t6, s6
    srli s6, t6, 4
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t6, 18
    srli s7, t6, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t5, 14
    srli s7, t5, 18
    or s6, s6, s7
    and s6, s6, t3
    xor t5, t5, s6
    srli s6, t5, 4
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t5, 18
    srli s7, t5, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, s4, 14
    srli s7, s4, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s4, s4, s6
    srli s6, s4, 4
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s4, 18
    srli s7, s4, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s3, 14
    srli s7, s3, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s3, s3, s6
    srli s6, s3, 4
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s3, 18
    srli s7, s3, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s5, 14
    srli s7, s5, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s5, s5, s6
    srli s6, s5, 4
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s5, 18
    srli s7, s5, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s2, 14
    srli s7, s2, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s2, s2, s6
    srli s6, s2, 4
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s2, 18
    srli s7, s2, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s2, s2, s6
    # round 11 (skinny.dsl:60)
    or s6, s5, s2
    xor s4, s4, s6
    or s6, t6, t5
    xor t4, t4, s6
    and s6, t4, s4
    not s6, s6
    xor s3, s3, s6
    or s6, s0, t6
    xor s5, s5, s6
    and s6, s5, s3
    xor s2, s2, s6
    not t5, t5
    and s6, t5, t4
    xor s0, s0, s6
    or s6, s0, s2
    xor t6, t6, s6
    and s6, s4, s3
    xor t5, t5, s6
    lw s6, 320(a3)
    xor t6, t6, s6
    lw s6, 324(a3)
    srli s7, t6, 2
    xor s2, s2, s6
    lw s6, 328(a3)
    xor s5, s5, s6
    lw s6, 332(a3)
    xor s0, s0, s6
    lw s6, 1992(a3)
    xor t5, t5, s6
    lw s6, 340(a3)
    xor t4, t4, s6
    lw s6, 344(a3)
    xor s4, s4, s6
    lw s6, 1996(a3)
    xor s3, s3, s6
    slli s6, t6, 30
    or s6, s6, s7
    and s6, s6, t2
    xor t6, t6, s6
    slli s6, t6, 12
    srli s7, t6, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t6, t6, s6
    slli s6, t6, 10
    srli s7, t6, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, s2, 30
    srli s7, s2, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s2, s2, s6
    slli s6, s2, 12
    srli s7, s2, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s2, s2, s6
    slli s6, s2, 10
    srli s7, s2, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s5, 30
    srli s7, s5, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s5, s5, s6
    slli s6, s5, 12
    srli s7, s5, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s5, s5, s6
    slli s6, s5, 10
    srli s7, s5, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s0, 30
    srli s7, s0, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s0, s0, s6
    slli s6, s0, 12
    srli s7, s0, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s0, s0, s6
    slli s6, s0, 10
    srli s7, s0, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, t5, 30
    srli s7, t5, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t5, t5, s6
    slli s6, t5, 12
    srli s7, t5, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t5, t5, s6
    slli s6, t5, 10
    srli s7, t5, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t4, 30
    srli s7, t4, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t4, t4, s6
    slli s6, t4, 12
    srli s7, t4, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t4, t4, s6
    slli s6, t4, 10
    srli s7, t4, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, s4, 30
    srli s7, s4, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s4, s4, s6
    slli s6, s4, 12
    srli s7, s4, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s4, s4, s6
    slli s6, s4, 10
    srli s7, s4, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s3, 30
    srli s7, s3, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s3, s3, s6
    slli s6, s3, 12
    srli s7, s3, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s3, s3, s6
    slli s6, s3, 10
    srli s7, s3, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s3, s3, s6
    # round 12 (skinny.dsl:60)
    or s6, s4, s3
    xor t5, t5, s6
    or s6, s5, s0
    xor t6, t6, s6
    and s6, t6, t5
    not s6, s6
    xor t4, t4, s6
    or s6, s2, s5
    xor s4, s4, s6
    and s6, s4, t4
    xor s3, s3, s6
    not s0, s0
    and s6, s0, t6
    xor s2, s2, s6
    or s6, s2, s3
    xor s5, s5, s6
    and s6, t5, t4
    xor s0, s0, s6
    lw s6, 352(a3)
    xor s5, s5, s6
    lw s6, 356(a3)
    xor s3, s3, s6
    lw s6, 360(a3)
    xor s4, s4, s6
    lw s6, 364(a3)
    xor s2, s2, s6
    lw s6, 1976(a3)
    xor s0, s0, s6
    lw s6, 372(a3)
    xor t6, t6, s6
    lw s6, 376(a3)
    xor t5, t5, s6
    lw s6, 1980(a3)
    xor t4, t4, s6
    srli s6, s5, 2
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s5, 4
    and s6, s6, t2
    xor s5, s5, s6
    srli s6, s5, 6
    and s6, s6, t3
    xor s5, s5, s6
    srli s6, s3, 2
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s3, 4
    and s6, s6, t2
    xor s3, s3, s6
    srli s6, s3, 6
    and s6, s6, t3
    xor s3, s3, s6
    srli s6, s4, 2
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s4, 4
    and s6, s6, t2
    xor s4, s4, s6
    srli s6, s4, 6
    and s6, s6, t3
    xor s4, s4, s6
    srli s6, s2, 2
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s2, 4
    and s6, s6, t2
    xor s2, s2, s6
    srli s6, s2, 6
    and s6, s6, t3
    xor s2, s2, s6
    srli s6, s0, 2
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, s0, 4
    and s6, s6, t2
    xor s0, s0, s6
    srli s6, s0, 6
    and s6, s6, t3
    xor s0, s0, s6
    srli s6, t6, 2
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t6, 4
    and s6, s6, t2
    xor t6, t6, s6
    srli s6, t6, 6
    and s6, s6, t3
    xor t6, t6, s6
    srli s6, t5, 2
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t5, 4
    and s6, s6, t2
    xor t5, t5, s6
    srli s6, t5, 6
    and s6, s6, t3
    xor t5, t5, s6
    srli s6, t4, 2
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, t4, 4
    and s6, s6, t2
    xor t4, t4, s6
    srli s6, t4, 6
    and s6, s6, t3
    xor t4, t4, s6
    # round 13 (skinny.dsl:60)
    or s6, t5, t4
    xor s0, s0, s6
    or s6, s4, s2
    xor s5, s5, s6
    and s6, s5, s0
    not t6, t6
    xor t6, t6, s6
    or s6, s3, s4
    xor t5, t5, s6
    and s6, t5, t6
    xor t4, t4, s6
    not s2, s2
    and s6, s2, s5
    xor s3, s3, s6
    or s6, s3, t4
    xor s4, s4, s6
    and s6, s0, t6
    xor s2, s2, s6
    lw s6, 384(a3)
    xor s4, s4, s6
    lw s6, 388(a3)
    srli s7, s4, 26
    xor t4, t4, s6
    lw s6, 392(a3)
    xor t5, t5, s6
    lw s6, 396(a3)
    xor s3, s3, s6
    lw s6, -1952(s1)
    xor s2, s2, s6
    lw s6, 404(a3)
    xor s5, s5, s6
    lw s6, 408(a3)
    xor s0, s0, s6
    lw s6, -1948(s1)
    xor t6, t6, s6
    slli s6, s4, 6
    or s6, s6, s7
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s4, 20
    srli s7, s4, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s4, 26
    srli s7, s4, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s4, s4, s6
    slli s6, t4, 6
    srli s7, t4, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t4, 20
    srli s7, t4, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, t4, 26
    srli s7, t4, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t4, t4, s6
    slli s6, t5, 6
    srli s7, t5, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t5, 20
    srli s7, t5, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t5, 26
    srli s7, t5, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t5, t5, s6
    slli s6, s3, 6
    srli s7, s3, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s3, 20
    srli s7, s3, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s3, 26
    srli s7, s3, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s3, s3, s6
    slli s6, s2, 6
    srli s7, s2, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s2, 20
    srli s7, s2, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s2, 26
    srli s7, s2, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s2, s2, s6
    slli s6, s5, 6
    srli s7, s5, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s5, 20
    srli s7, s5, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s5, 26
    srli s7, s5, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s5, s5, s6
    slli s6, s0, 6
    srli s7, s0, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s0, 20
    srli s7, s0, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, s0, 26
    srli s7, s0, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s0, s0, s6
    slli s6, t6, 6
    srli s7, t6, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t6, 20
    srli s7, t6, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t6, 26
    srli s7, t6, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t6, t6, s6
    # round 14 (skinny.dsl:60)
    or s6, s0, t6
    xor s2, s2, s6
    or s6, t5, s3
    xor s4, s4, s6
    and s6, s4, s2
    not s6, s6
    xor s5, s5, s6
    or s6, t4, t5
    xor s0, s0, s6
    and s6, s0, s5
    xor t6, t6, s6
    not s3, s3
    and s6, s3, s4
    xor t4, t4, s6
    or s6, t4, t6
    xor t5, t5, s6
    and s6, s2, s5
    xor s3, s3, s6
    lw s6, 416(a3)
    xor t5, t5, s6
    lw s6, 420(a3)
    srli s7, t5, 18
    xor t6, t6, s6
    lw s6, 424(a3)
    xor s0, s0, s6
    lw s6, 428(a3)
    xor t4, t4, s6
    lw s6, 1960(a3)
    xor s3, s3, s6
    lw s6, 436(a3)
    xor s4, s4, s6
    lw s6, 440(a3)
    xor s2, s2, s6
    lw s6, 1964(a3)
    xor s5, s5, s6
    slli s6, t5, 14
    or s6, s6, s7
    and s6, s6, t3
    xor t5, t5, s6
    srli s6, t5, 4
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t5, 18
    srli s7, t5, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t6, 14
    srli s7, t6, 18
    or s6, s6, s7
    and s6, s6, t3
    xor t6, t6, s6
    srli s6, t6, 4
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t6, 18
    srli s7, t6, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, s0, 14
    srli s7, s0, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s0, s0, s6
    srli s6, s0, 4
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s0, 18
    srli s7, s0, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, t4, 14
    srli s7, t4, 18
    or s6, s6, s7
    and s6, s6, t3
    xor t4, t4, s6
    srli s6, t4, 4
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t4, 18
    srli s7, t4, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, s3, 14
    srli s7, s3, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s3, s3, s6
    srli s6, s3, 4
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s3, 18
    srli s7, s3, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s4, 14
    srli s7, s4, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s4, s4, s6
    srli s6, s4, 4
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s4, 18
    srli s7, s4, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s2, 14
    srli s7, s2, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s2, s2, s6
    srli s6, s2, 4
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s2, 18
    srli s7, s2, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s5, 14
    srli s7, s5, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s5, s5, s6
    srli s6, s5, 4
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s5, 18
    srli s7, s5, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s5, s5, s6
    # round 15 (skinny.dsl:60)
    or s6, s2, s5
    xor s3, s3, s6
    or s6, s0, t4
    xor t5, t5, s6
    and s6, t5, s3
    not s6, s6
    xor s4, s4, s6
    or s6, t6, s0
    xor s2, s2, s6
    and s6, s2, s4
    xor s5, s5, s6
    not t4, t4
    and s6, t4, t5
    xor t6, t6, s6
    or s6, t6, s5
    xor s0, s0, s6
    and s6, s3, s4
    xor t4, t4, s6
    lw s6, 448(a3)
    xor s0, s0, s6
    lw s6, 452(a3)
    srli s7, s0, 2
    xor s5, s5, s6
    lw s6, 456(a3)
    xor s2, s2, s6
    lw s6, 460(a3)
    xor t6, t6, s6
    lw s6, 1944(a3)
    xor t4, t4, s6
    lw s6, 468(a3)
    xor t5, t5, s6
    lw s6, 472(a3)
    xor s3, s3, s6
    lw s6, 1948(a3)
    xor s4, s4, s6
    slli s6, s0, 30
    or s6, s6, s7
    and s6, s6, t2
    xor s0, s0, s6
    slli s6, s0, 12
    srli s7, s0, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s0, s0, s6
    slli s6, s0, 10
    srli s7, s0, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s5, 30
    srli s7, s5, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s5, s5, s6
    slli s6, s5, 12
    srli s7, s5, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s5, s5, s6
    slli s6, s5, 10
    srli s7, s5, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s2, 30
    srli s7, s2, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s2, s2, s6
    slli s6, s2, 12
    srli s7, s2, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s2, s2, s6
    slli s6, s2, 10
    srli s7, s2, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, t6, 30
    srli s7, t6, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t6, t6, s6
    slli s6, t6, 12
    srli s7, t6, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t6, t6, s6
    slli s6, t6, 10
    srli s7, t6, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t4, 30
    srli s7, t4, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t4, t4, s6
    slli s6, t4, 12
    srli s7, t4, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t4, t4, s6
    slli s6, t4, 10
    srli s7, t4, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t5, 30
    srli s7, t5, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t5, t5, s6
    slli s6, t5, 12
    srli s7, t5, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t5, t5, s6
    slli s6, t5, 10
    srli s7, t5, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, s3, 30
    srli s7, s3, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s3, s3, s6
    slli s6, s3, 12
    srli s7, s3, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s3, s3, s6
    slli s6, s3, 10
    srli s7, s3, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s4, 30
    srli s7, s4, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s4, s4, s6
    slli s6, s4, 12
    srli s7, s4, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s4, s4, s6
    slli s6, s4, 10
    srli s7, s4, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s4, s4, s6
    # round 16 (skinny.dsl:60)
    or s6, s3, s4
    xor t4, t4, s6
    or s6, s2, t6
    xor s0, s0, s6
    and s6, s0, t4
    not s6, s6
    xor t5, t5, s6
    or s6, s5, s2
    xor s3, s3, s6
    and s6, s3, t5
    xor s4, s4, s6
    not t6, t6
    and s6, t6, s0
    xor s5, s5, s6
    or s6, s5, s4
    xor s2, s2, s6
    and s6, t4, t5
    xor t6, t6, s6
    lw s6, 480(a3)
    xor s2, s2, s6
    lw s6, 484(a3)
    xor s4, s4, s6
    lw s6, 488(a3)
    xor s3, s3, s6
    lw s6, 492(a3)
    xor s5, s5, s6
    lw s6, 1928(a3)
    xor t6, t6, s6
    lw s6, 500(a3)
    xor s0, s0, s6
    lw s6, 504(a3)
    xor t4, t4, s6
    lw s6, 1932(a3)
    xor t5, t5, s6
    srli s6, s2, 2
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s2, 4
    and s6, s6, t2
    xor s2, s2, s6
    srli s6, s2, 6
    and s6, s6, t3
    xor s2, s2, s6
    srli s6, s4, 2
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s4, 4
    and s6, s6, t2
    xor s4, s4, s6
    srli s6, s4, 6
    and s6, s6, t3
    xor s4, s4, s6
    srli s6, s3, 2
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s3, 4
    and s6, s6, t2
    xor s3, s3, s6
    srli s6, s3, 6
    and s6, s6, t3
    xor s3, s3, s6
    srli s6, s5, 2
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s5, 4
    and s6, s6, t2
    xor s5, s5, s6
    srli s6, s5, 6
    and s6, s6, t3
    xor s5, s5, s6
    srli s6, t6, 2
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t6, 4
    and s6, s6, t2
    xor t6, t6, s6
    srli s6, t6, 6
    and s6, s6, t3
    xor t6, t6, s6
    srli s6, s0, 2
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, s0, 4
    and s6, s6, t2
    xor s0, s0, s6
    srli s6, s0, 6
    and s6, s6, t3
    xor s0, s0, s6
    srli s6, t4, 2
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, t4, 4
    and s6, s6, t2
    xor t4, t4, s6
    srli s6, t4, 6
    and s6, s6, t3
    xor t4, t4, s6
    srli s6, t5, 2
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t5, 4
    and s6, s6, t2
    xor t5, t5, s6
    srli s6, t5, 6
    and s6, s6, t3
    xor t5, t5, s6
    # round 17 (skinny.dsl:60)
    or s6, t4, t5
    xor t6, t6, s6
    or s6, s3, s5
    xor s2, s2, s6
    and s6, s2, t6
    not s0, s0
    xor s0, s0, s6
    or s6, s4, s3
    xor t4, t4, s6
    and s6, t4, s0
    xor t5, t5, s6
    not s5, s5
    and s6, s5, s2
    xor s4, s4, s6
    or s6, s4, t5
    xor s3, s3, s6
    and s6, t6, s0
    xor s5, s5, s6
    lw s6, 512(a3)
    xor s3, s3, s6
    lw s6, 516(a3)
    srli s7, s3, 26
    xor t5, t5, s6
    lw s6, 520(a3)
    xor t4, t4, s6
    lw s6, 524(a3)
    xor s4, s4, s6
    lw s6, -1944(s1)
    xor s5, s5, s6
    lw s6, 532(a3)
    xor s2, s2, s6
    lw s6, 536(a3)
    xor t6, t6, s6
    lw s6, -1940(s1)
    xor s0, s0, s6
    slli s6, s3, 6
    or s6, s6, s7
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s3, 20
    srli s7, s3, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s3, 26
    srli s7, s3, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s3, s3, s6
    slli s6, t5, 6
    srli s7, t5, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t5, 20
    srli s7, t5, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t5, 26
    srli s7, t5, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t5, t5, s6
    slli s6, t4, 6
    srli s7, t4, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t4, 20
    srli s7, t4, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, t4, 26
    srli s7, t4, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t4, t4, s6
    slli s6, s4, 6
    srli s7, s4, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s4, 20
    srli s7, s4, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s4, 26
    srli s7, s4, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s4, s4, s6
    slli s6, s5, 6
    srli s7, s5, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s5, 20
    srli s7, s5, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s5, 26
    srli s7, s5, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s5, s5, s6
    slli s6, s2, 6
    srli s7, s2, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s2, 20
    srli s7, s2, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s2, 26
    srli s7, s2, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s2, s2, s6
    slli s6, t6, 6
    srli s7, t6, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t6, 20
    srli s7, t6, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t6, 26
    srli s7, t6, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t6, t6, s6
    slli s6, s0, 6
    srli s7, s0, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s0, 20
    srli s7, s0, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, s0, 26
    srli s7, s0, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s0, s0, s6
    # round 18 (skinny.dsl:60)
    or s6, t6, s0
    xor s5, s5, s6
    or s6, t4, s4
    xor s3, s3, s6
    and s6, s3, s5
    not s6, s6
    xor s2, s2, s6
    or s6, t5, t4
    xor t6, t6, s6
    and s6, t6, s2
    xor s0, s0, s6
    not s4, s4
    and s6, s4, s3
    xor t5, t5, s6
    or s6, t5, s0
    xor t4, t4, s6
    and s6, s5, s2
    xor s4, s4, s6
    lw s6, 544(a3)
    xor t4, t4, s6
    lw s6, 548(a3)
    srli s7, t4, 18
    xor s0, s0, s6
    lw s6, 552(a3)
    xor t6, t6, s6
    lw s6, 556(a3)
    xor t5, t5, s6
    lw s6, 1912(a3)
    xor s4, s4, s6
    lw s6, 564(a3)
    xor s3, s3, s6
    lw s6, 568(a3)
    xor s5, s5, s6
    lw s6, 1916(a3)
    xor s2, s2, s6
    slli s6, t4, 14
    or s6, s6, s7
    and s6, s6, t3
    xor t4, t4, s6
    srli s6, t4, 4
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t4, 18
    srli s7, t4, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, s0, 14
    srli s7, s0, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s0, s0, s6
    srli s6, s0, 4
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s0, 18
    srli s7, s0, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, t6, 14
    srli s7, t6, 18
    or s6, s6, s7
    and s6, s6, t3
    xor t6, t6, s6
    srli s6, t6, 4
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t6, 18
    srli s7, t6, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t5, 14
    srli s7, t5, 18
    or s6, s6, s7
    and s6, s6, t3
    xor t5, t5, s6
    srli s6, t5, 4
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t5, 18
    srli s7, t5, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, s4, 14
    srli s7, s4, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s4, s4, s6
    srli s6, s4, 4
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s4, 18
    srli s7, s4, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s3, 14
    srli s7, s3, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s3, s3, s6
    srli s6, s3, 4
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s3, 18
    srli s7, s3, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s5, 14
    srli s7, s5, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s5, s5, s6
    srli s6, s5, 4
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s5, 18
    srli s7, s5, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s2, 14
    srli s7, s2, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s2, s2, s6
    srli s6, s2, 4
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s2, 18
    srli s7, s2, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s2, s2, s6
    # round 19 (skinny.dsl:60)
    or s6, s5, s2
    xor s4, s4, s6
    or s6, t6, t5
    xor t4, t4, s6
    and s6, t4, s4
    not s6, s6
    xor s3, s3, s6
    or s6, s0, t6
    xor s5, s5, s6
    and s6, s5, s3
    xor s2, s2, s6
    not t5, t5
    and s6, t5, t4
    xor s0, s0, s6
    or s6, s0, s2
    xor t6, t6, s6
    and s6, s4, s3
    xor t5, t5, s6
    lw s6, 576(a3)
    xor t6, t6, s6
    lw s6, 580(a3)
    srli s7, t6, 2
    xor s2, s2, s6
    lw s6, 584(a3)
    xor s5, s5, s6
    lw s6, 588(a3)
    xor s0, s0, s6
    lw s6, 1896(a3)
    xor t5, t5, s6
    lw s6, 596(a3)
    xor t4, t4, s6
    lw s6, 600(a3)
    xor s4, s4, s6
    lw s6, 1900(a3)
    xor s3, s3, s6
    slli s6, t6, 30
    or s6, s6, s7
    and s6, s6, t2
    xor t6, t6, s6
    slli s6, t6, 12
    srli s7, t6, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t6, t6, s6
    slli s6, t6, 10
    srli s7, t6, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, s2, 30
    srli s7, s2, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s2, s2, s6
    slli s6, s2, 12
    srli s7, s2, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s2, s2, s6
    slli s6, s2, 10
    srli s7, s2, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s5, 30
    srli s7, s5, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s5, s5, s6
    slli s6, s5, 12
    srli s7, s5, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s5, s5, s6
    slli s6, s5, 10
    srli s7, s5, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s0, 30
    srli s7, s0, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s0, s0, s6
    slli s6, s0, 12
    srli s7, s0, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s0, s0, s6
    slli s6, s0, 10
    srli s7, s0, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, t5, 30
    srli s7, t5, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t5, t5, s6
    slli s6, t5, 12
    srli s7, t5, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t5, t5, s6
    slli s6, t5, 10
    srli s7, t5, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t4, 30
    srli s7, t4, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t4, t4, s6
    slli s6, t4, 12
    srli s7, t4, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t4, t4, s6
    slli s6, t4, 10
    srli s7, t4, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, s4, 30
    srli s7, s4, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s4, s4, s6
    slli s6, s4, 12
    srli s7, s4, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s4, s4, s6
    slli s6, s4, 10
    srli s7, s4, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s3, 30
    srli s7, s3, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s3, s3, s6
    slli s6, s3, 12
    srli s7, s3, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s3, s3, s6
    slli s6, s3, 10
    srli s7, s3, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s3, s3, s6
    # round 20 (skinny.dsl:60)
    or s6, s4, s3
    xor t5, t5, s6
    or s6, s5, s0
    xor t6, t6, s6
    and s6, t6, t5
    not s6, s6
    xor t4, t4, s6
    or s6, s2, s5
    xor s4, s4, s6
    and s6, s4, t4
    xor s3, s3, s6
    not s0, s0
    and s6, s0, t6
    xor s2, s2, s6
    or s6, s2, s3
    xor s5, s5, s6
    and s6, t5, t4
    xor s0, s0, s6
    lw s6, 608(a3)
    xor s5, s5, s6
    lw s6, 612(a3)
    xor s3, s3, s6
    lw s6, 616(a3)
    xor s4, s4, s6
    lw s6, 620(a3)
    xor s2, s2, s6
    lw s6, 1880(a3)
    xor s0, s0, s6
    lw s6, 628(a3)
    xor t6, t6, s6
    lw s6, 632(a3)
    xor t5, t5, s6
    lw s6, 1884(a3)
    xor t4, t4, s6
    srli s6, s5, 2
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s5, 4
    and s6, s6, t2
    xor s5, s5, s6
    srli s6, s5, 6
    and s6, s6, t3
    xor s5, s5, s6
    srli s6, s3, 2
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s3, 4
    and s6, s6, t2
    xor s3, s3, s6
    srli s6, s3, 6
    and s6, s6, t3
    xor s3, s3, s6
    srli s6, s4, 2
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s4, 4
    and s6, s6, t2
    xor s4, s4, s6
    srli s6, s4, 6
    and s6, s6, t3
    xor s4, s4, s6
    srli s6, s2, 2
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s2, 4
    and s6, s6, t2
    xor s2, s2, s6
    srli s6, s2, 6
    and s6, s6, t3
    xor s2, s2, s6
    srli s6, s0, 2
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, s0, 4
    and s6, s6, t2
    xor s0, s0, s6
    srli s6, s0, 6
    and s6, s6, t3
    xor s0, s0, s6
    srli s6, t6, 2
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t6, 4
    and s6, s6, t2
    xor t6, t6, s6
    srli s6, t6, 6
    and s6, s6, t3
    xor t6, t6, s6
    srli s6, t5, 2
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t5, 4
    and s6, s6, t2
    xor t5, t5, s6
    srli s6, t5, 6
    and s6, s6, t3
    xor t5, t5, s6
    srli s6, t4, 2
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, t4, 4
    and s6, s6, t2
    xor t4, t4, s6
    srli s6, t4, 6
    and s6, s6, t3
    xor t4, t4, s6
    # round 21 (skinny.dsl:60)
    or s6, t5, t4
    xor s0, s0, s6
    or s6, s4, s2
    xor s5, s5, s6
    and s6, s5, s0
    not t6, t6
    xor t6, t6, s6
    or s6, s3, s4
    xor t5, t5, s6
    and s6, t5, t6
    xor t4, t4, s6
    not s2, s2
    and s6, s2, s5
    xor s3, s3, s6
    or s6, s3, t4
    xor s4, s4, s6
    and s6, s0, t6
    xor s2, s2, s6
    lw s6, 640(a3)
    xor s4, s4, s6
    lw s6, 644(a3)
    srli s7, s4, 26
    xor t4, t4, s6
    lw s6, 648(a3)
    xor t5, t5, s6
    lw s6, 652(a3)
    xor s3, s3, s6
    lw s6, -1936(s1)
    xor s2, s2, s6
    lw s6, 660(a3)
    xor s5, s5, s6
    lw s6, 664(a3)
    xor s0, s0, s6
    lw s6, -1932(s1)
    xor t6, t6, s6
    slli s6, s4, 6
    or s6, s6, s7
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s4, 20
    srli s7, s4, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s4, 26
    srli s7, s4, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s4, s4, s6
    slli s6, t4, 6
    srli s7, t4, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t4, 20
    srli s7, t4, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, t4, 26
    srli s7, t4, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t4, t4, s6
    slli s6, t5, 6
    srli s7, t5, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t5, 20
    srli s7, t5, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t5, 26
    srli s7, t5, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t5, t5, s6
    slli s6, s3, 6
    srli s7, s3, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s3, 20
    srli s7, s3, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s3, 26
    srli s7, s3, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s3, s3, s6
    slli s6, s2, 6
    srli s7, s2, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s2, 20
    srli s7, s2, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s2, 26
    srli s7, s2, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s2, s2, s6
    slli s6, s5, 6
    srli s7, s5, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s5, 20
    srli s7, s5, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s5, 26
    srli s7, s5, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s5, s5, s6
    slli s6, s0, 6
    srli s7, s0, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s0, 20
    srli s7, s0, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, s0, 26
    srli s7, s0, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s0, s0, s6
    slli s6, t6, 6
    srli s7, t6, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t6, 20
    srli s7, t6, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t6, 26
    srli s7, t6, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t6, t6, s6
    # round 22 (skinny.dsl:60)
    or s6, s0, t6
    xor s2, s2, s6
    or s6, t5, s3
    xor s4, s4, s6
    and s6, s4, s2
    not s6, s6
    xor s5, s5, s6
    or s6, t4, t5
    xor s0, s0, s6
    and s6, s0, s5
    xor t6, t6, s6
    not s3, s3
    and s6, s3, s4
    xor t4, t4, s6
    or s6, t4, t6
    xor t5, t5, s6
    and s6, s2, s5
    xor s3, s3, s6
    lw s6, 672(a3)
    xor t5, t5, s6
    lw s6, 676(a3)
    srli s7, t5, 18
    xor t6, t6, s6
    lw s6, 680(a3)
    xor s0, s0, s6
    lw s6, 684(a3)
    xor t4, t4, s6
    lw s6, 1864(a3)
    xor s3, s3, s6
    lw s6, 692(a3)
    xor s4, s4, s6
    lw s6, 696(a3)
    xor s2, s2, s6
    lw s6, 1868(a3)
    xor s5, s5, s6
    slli s6, t5, 14
    or s6, s6, s7
    and s6, s6, t3
    xor t5, t5, s6
    srli s6, t5, 4
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t5, 18
    srli s7, t5, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t6, 14
    srli s7, t6, 18
    or s6, s6, s7
    and s6, s6, t3
    xor t6, t6, s6
    srli s6, t6, 4
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t6, 18
    srli s7, t6, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, s0, 14
    srli s7, s0, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s0, s0, s6
    srli s6, s0, 4
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s0, 18
    srli s7, s0, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, t4, 14
    srli s7, t4, 18
    or s6, s6, s7
    and s6, s6, t3
    xor t4, t4, s6
    srli s6, t4, 4
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t4, 18
    srli s7, t4, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, s3, 14
    srli s7, s3, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s3, s3, s6
    srli s6, s3, 4
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s3, 18
    srli s7, s3, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s4, 14
    srli s7, s4, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s4, s4, s6
    srli s6, s4, 4
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s4, 18
    srli s7, s4, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s2, 14
    srli s7, s2, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s2, s2, s6
    srli s6, s2, 4
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s2, 18
    srli s7, s2, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s5, 14
    srli s7, s5, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s5, s5, s6
    srli s6, s5, 4
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s5, 18
    srli s7, s5, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s5, s5, s6
    # round 23 (skinny.dsl:60)
    or s6, s2, s5
    xor s3, s3, s6
    or s6, s0, t4
    xor t5, t5, s6
    and s6, t5, s3
    not s6, s6
    xor s4, s4, s6
    or s6, t6, s0
    xor s2, s2, s6
    and s6, s2, s4
    xor s5, s5, s6
    not t4, t4
    and s6, t4, t5
    xor t6, t6, s6
    or s6, t6, s5
    xor s0, s0, s6
    and s6, s3, s4
    xor t4, t4, s6
    lw s6, 704(a3)
    xor s0, s0, s6
    lw s6, 708(a3)
    srli s7, s0, 2
    xor s5, s5, s6
    lw s6, 712(a3)
    xor s2, s2, s6
    lw s6, 716(a3)
    xor t6, t6, s6
    lw s6, 1848(a3)
    xor t4, t4, s6
    lw s6, 724(a3)
    xor t5, t5, s6
    lw s6, 728(a3)
    xor s3, s3, s6
    lw s6, 1852(a3)
    xor s4, s4, s6
    slli s6, s0, 30
    or s6, s6, s7
    and s6, s6, t2
    xor s0, s0, s6
    slli s6, s0, 12
    srli s7, s0, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s0, s0, s6
    slli s6, s0, 10
    srli s7, s0, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s5, 30
    srli s7, s5, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s5, s5, s6
    slli s6, s5, 12
    srli s7, s5, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s5, s5, s6
    slli s6, s5, 10
    srli s7, s5, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s2, 30
    srli s7, s2, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s2, s2, s6
    slli s6, s2, 12
    srli s7, s2, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s2, s2, s6
    slli s6, s2, 10
    srli s7, s2, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, t6, 30
    srli s7, t6, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t6, t6, s6
    slli s6, t6, 12
    srli s7, t6, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t6, t6, s6
    slli s6, t6, 10
    srli s7, t6, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t4, 30
    srli s7, t4, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t4, t4, s6
    slli s6, t4, 12
    srli s7, t4, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t4, t4, s6
    slli s6, t4, 10
    srli s7, t4, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t5, 30
    srli s7, t5, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t5, t5, s6
    slli s6, t5, 12
    srli s7, t5, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t5, t5, s6
    slli s6, t5, 10
    srli s7, t5, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, s3, 30
    srli s7, s3, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s3, s3, s6
    slli s6, s3, 12
    srli s7, s3, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s3, s3, s6
    slli s6, s3, 10
    srli s7, s3, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s4, 30
    srli s7, s4, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s4, s4, s6
    slli s6, s4, 12
    srli s7, s4, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s4, s4, s6
    slli s6, s4, 10
    srli s7, s4, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s4, s4, s6
    # round 24 (skinny.dsl:60)
    or s6, s3, s4
    xor t4, t4, s6
    or s6, s2, t6
    xor s0, s0, s6
    and s6, s0, t4
    not s6, s6
    xor t5, t5, s6
    or s6, s5, s2
    xor s3, s3, s6
    and s6, s3, t5
    xor s4, s4, s6
    not t6, t6
    and s6, t6, s0
    xor s5, s5, s6
    or s6, s5, s4
    xor s2, s2, s6
    and s6, t4, t5
    xor t6, t6, s6
    lw s6, 736(a3)
    xor s2, s2, s6
    lw s6, 740(a3)
    xor s4, s4, s6
    lw s6, 744(a3)
    xor s3, s3, s6
    lw s6, 748(a3)
    xor s5, s5, s6
    lw s6, 1832(a3)
    xor t6, t6, s6
    lw s6, 756(a3)
    xor s0, s0, s6
    lw s6, 760(a3)
    xor t4, t4, s6
    lw s6, 1836(a3)
    xor t5, t5, s6
    srli s6, s2, 2
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s2, 4
    and s6, s6, t2
    xor s2, s2, s6
    srli s6, s2, 6
    and s6, s6, t3
    xor s2, s2, s6
    srli s6, s4, 2
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s4, 4
    and s6, s6, t2
    xor s4, s4, s6
    srli s6, s4, 6
    and s6, s6, t3
    xor s4, s4, s6
    srli s6, s3, 2
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s3, 4
    and s6, s6, t2
    xor s3, s3, s6
    srli s6, s3, 6
    and s6, s6, t3
    xor s3, s3, s6
    srli s6, s5, 2
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s5, 4
    and s6, s6, t2
    xor s5, s5, s6
    srli s6, s5, 6
    and s6, s6, t3
    xor s5, s5, s6
    srli s6, t6, 2
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t6, 4
    and s6, s6, t2
    xor t6, t6, s6
    srli s6, t6, 6
    and s6, s6, t3
    xor t6, t6, s6
    srli s6, s0, 2
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, s0, 4
    and s6, s6, t2
    xor s0, s0, s6
    srli s6, s0, 6
    and s6, s6, t3
    xor s0, s0, s6
    srli s6, t4, 2
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, t4, 4
    and s6, s6, t2
    xor t4, t4, s6
    srli s6, t4, 6
    and s6, s6, t3
    xor t4, t4, s6
    srli s6, t5, 2
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t5, 4
    and s6, s6, t2
    xor t5, t5, s6
    srli s6, t5, 6
    and s6, s6, t3
    xor t5, t5, s6
    # round 25 (skinny.dsl:60)
    or s6, t4, t5
    xor t6, t6, s6
    or s6, s3, s5
    xor s2, s2, s6
    and s6, s2, t6
    not s0, s0
    xor s0, s0, s6
    or s6, s4, s3
    xor t4, t4, s6
    and s6, t4, s0
    xor t5, t5, s6
    not s5, s5
    and s6, s5, s2
    xor s4, s4, s6
    or s6, s4, t5
    xor s3, s3, s6
    and s6, t6, s0
    xor s5, s5, s6
    lw s6, 768(a3)
    xor s3, s3, s6
    lw s6, 772(a3)
    srli s7, s3, 26
    xor t5, t5, s6
    lw s6, 776(a3)
    xor t4, t4, s6
    lw s6, 780(a3)
    xor s4, s4, s6
    lw s6, -1928(s1)
    xor s5, s5, s6
    lw s6, 788(a3)
    xor s2, s2, s6
    lw s6, 792(a3)
    xor t6, t6, s6
    lw s6, -1924(s1)
    xor s0, s0, s6
    slli s6, s3, 6
    or s6, s6, s7
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s3, 20
    srli s7, s3, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s3, 26
    srli s7, s3, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s3, s3, s6
    slli s6, t5, 6
    srli s7, t5, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t5, 20
    srli s7, t5, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t5, 26
    srli s7, t5, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t5, t5, s6
    slli s6, t4, 6
    srli s7, t4, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t4, 20
    srli s7, t4, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, t4, 26
    srli s7, t4, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t4, t4, s6
    slli s6, s4, 6
    srli s7, s4, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s4, 20
    srli s7, s4, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s4, 26
    srli s7, s4, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s4, s4, s6
    slli s6, s5, 6
    srli s7, s5, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s5, 20
    srli s7, s5, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s5, 26
    srli s7, s5, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s5, s5, s6
    slli s6, s2, 6
    srli s7, s2, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s2, 20
    srli s7, s2, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s2, 26
    srli s7, s2, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s2, s2, s6
    slli s6, t6, 6
    srli s7, t6, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t6, 20
    srli s7, t6, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t6, 26
    srli s7, t6, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t6, t6, s6
    slli s6, s0, 6
    srli s7, s0, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s0, 20
    srli s7, s0, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, s0, 26
    srli s7, s0, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s0, s0, s6
    # round 26 (skinny.dsl:60)
    or s6, t6, s0
    xor s5, s5, s6
    or s6, t4, s4
    xor s3, s3, s6
    and s6, s3, s5
    not s6, s6
    xor s2, s2, s6
    or s6, t5, t4
    xor t6, t6, s6
    and s6, t6, s2
    xor s0, s0, s6
    not s4, s4
    and s6, s4, s3
    xor t5, t5, s6
    or s6, t5, s0
    xor t4, t4, s6
    and s6, s5, s2
    xor s4, s4, s6
    lw s6, 800(a3)
    xor t4, t4, s6
    lw s6, 804(a3)
    srli s7, t4, 18
    xor s0, s0, s6
    lw s6, 808(a3)
    xor t6, t6, s6
    lw s6, 812(a3)
    xor t5, t5, s6
    lw s6, 1816(a3)
    xor s4, s4, s6
    lw s6, 820(a3)
    xor s3, s3, s6
    lw s6, 824(a3)
    xor s5, s5, s6
    lw s6, 1820(a3)
    xor s2, s2, s6
    slli s6, t4, 14
    or s6, s6, s7
    and s6, s6, t3
    xor t4, t4, s6
    srli s6, t4, 4
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t4, 18
    srli s7, t4, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, s0, 14
    srli s7, s0, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s0, s0, s6
    srli s6, s0, 4
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s0, 18
    srli s7, s0, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, t6, 14
    srli s7, t6, 18
    or s6, s6, s7
    and s6, s6, t3
    xor t6, t6, s6
    srli s6, t6, 4
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t6, 18
    srli s7, t6, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t5, 14
    srli s7, t5, 18
    or s6, s6, s7
    and s6, s6, t3
    xor t5, t5, s6
    srli s6, t5, 4
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t5, 18
    srli s7, t5, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, s4, 14
    srli s7, s4, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s4, s4, s6
    srli s6, s4, 4
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s4, 18
    srli s7, s4, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s3, 14
    srli s7, s3, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s3, s3, s6
    srli s6, s3, 4
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s3, 18
    srli s7, s3, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s5, 14
    srli s7, s5, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s5, s5, s6
    srli s6, s5, 4
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s5, 18
    srli s7, s5, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s2, 14
    srli s7, s2, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s2, s2, s6
    srli s6, s2, 4
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s2, 18
    srli s7, s2, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s2, s2, s6
    # round 27 (skinny.dsl:60)
    or s6, s5, s2
    xor s4, s4, s6
    or s6, t6, t5
    xor t4, t4, s6
    and s6, t4, s4
    not s6, s6
    xor s3, s3, s6
    or s6, s0, t6
    xor s5, s5, s6
    and s6, s5, s3
    xor s2, s2, s6
    not t5, t5
    and s6, t5, t4
    xor s0, s0, s6
    or s6, s0, s2
    xor t6, t6, s6
    and s6, s4, s3
    xor t5, t5, s6
    lw s6, 832(a3)
    xor t6, t6, s6
    lw s6, 836(a3)
    srli s7, t6, 2
    xor s2, s2, s6
    lw s6, 840(a3)
    xor s5, s5, s6
    lw s6, 844(a3)
    xor s0, s0, s6
    lw s6, 1800(a3)
    xor t5, t5, s6
    lw s6, 852(a3)
    xor t4, t4, s6
    lw s6, 856(a3)
    xor s4, s4, s6
    lw s6, 1804(a3)
    xor s3, s3, s6
    slli s6, t6, 30
    or s6, s6, s7
    and s6, s6, t2
    xor t6, t6, s6
    slli s6, t6, 12
    srli s7, t6, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t6, t6, s6
    slli s6, t6, 10
    srli s7, t6, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, s2, 30
    srli s7, s2, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s2, s2, s6
    slli s6, s2, 12
    srli s7, s2, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s2, s2, s6
    slli s6, s2, 10
    srli s7, s2, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s5, 30
    srli s7, s5, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s5, s5, s6
    slli s6, s5, 12
    srli s7, s5, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s5, s5, s6
    slli s6, s5, 10
    srli s7, s5, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s0, 30
    srli s7, s0, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s0, s0, s6
    slli s6, s0, 12
    srli s7, s0, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s0, s0, s6
    slli s6, s0, 10
    srli s7, s0, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, t5, 30
    srli s7, t5, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t5, t5, s6
    slli s6, t5, 12
    srli s7, t5, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t5, t5, s6
    slli s6, t5, 10
    srli s7, t5, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t4, 30
    srli s7, t4, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t4, t4, s6
    slli s6, t4, 12
    srli s7, t4, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t4, t4, s6
    slli s6, t4, 10
    srli s7, t4, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, s4, 30
    srli s7, s4, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s4, s4, s6
    slli s6, s4, 12
    srli s7, s4, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s4, s4, s6
    slli s6, s4, 10
    srli s7, s4, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s3, 30
    srli s7, s3, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s3, s3, s6
    slli s6, s3, 12
    srli s7, s3, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s3, s3, s6
    slli s6, s3, 10
    srli s7, s3, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s3, s3, s6
    # round 28 (skinny.dsl:60)
    or s6, s4, s3
    xor t5, t5, s6
    or s6, s5, s0
    xor t6, t6, s6
    and s6, t6, t5
    not s6, s6
    xor t4, t4, s6
    or s6, s2, s5
    xor s4, s4, s6
    and s6, s4, t4
    xor s3, s3, s6
    not s0, s0
    and s6, s0, t6
    xor s2, s2, s6
    or s6, s2, s3
    xor s5, s5, s6
    and s6, t5, t4
    xor s0, s0, s6
    lw s6, 864(a3)
    xor s5, s5, s6
    lw s6, 868(a3)
    xor s3, s3, s6
    lw s6, 872(a3)
    xor s4, s4, s6
    lw s6, 876(a3)
    xor s2, s2, s6
    lw s6, 1784(a3)
    xor s0, s0, s6
    lw s6, 884(a3)
    xor t6, t6, s6
    lw s6, 888(a3)
    xor t5, t5, s6
    lw s6, 1788(a3)
    xor t4, t4, s6
    srli s6, s5, 2
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s5, 4
    and s6, s6, t2
    xor s5, s5, s6
    srli s6, s5, 6
    and s6, s6, t3
    xor s5, s5, s6
    srli s6, s3, 2
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s3, 4
    and s6, s6, t2
    xor s3, s3, s6
    srli s6, s3, 6
    and s6, s6, t3
    xor s3, s3, s6
    srli s6, s4, 2
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s4, 4
    and s6, s6, t2
    xor s4, s4, s6
    srli s6, s4, 6
    and s6, s6, t3
    xor s4, s4, s6
    srli s6, s2, 2
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s2, 4
    and s6, s6, t2
    xor s2, s2, s6
    srli s6, s2, 6
    and s6, s6, t3
    xor s2, s2, s6
    srli s6, s0, 2
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, s0, 4
    and s6, s6, t2
    xor s0, s0, s6
    srli s6, s0, 6
    and s6, s6, t3
    xor s0, s0, s6
    srli s6, t6, 2
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t6, 4
    and s6, s6, t2
    xor t6, t6, s6
    srli s6, t6, 6
    and s6, s6, t3
    xor t6, t6, s6
    srli s6, t5, 2
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t5, 4
    and s6, s6, t2
    xor t5, t5, s6
    srli s6, t5, 6
    and s6, s6, t3
    xor t5, t5, s6
    srli s6, t4, 2
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, t4, 4
    and s6, s6, t2
    xor t4, t4, s6
    srli s6, t4, 6
    and s6, s6, t3
    xor t4, t4, s6
    # round 29 (skinny.dsl:60)
    or s6, t5, t4
    xor s0, s0, s6
    or s6, s4, s2
    xor s5, s5, s6
    and s6, s5, s0
    not t6, t6
    xor t6, t6, s6
    or s6, s3, s4
    xor t5, t5, s6
    and s6, t5, t6
    xor t4, t4, s6
    not s2, s2
    and s6, s2, s5
    xor s3, s3, s6
    or s6, s3, t4
    xor s4, s4, s6
    and s6, s0, t6
    xor s2, s2, s6
    lw s6, 896(a3)
    xor s4, s4, s6
    lw s6, 900(a3)
    srli s7, s4, 26
    xor t4, t4, s6
    lw s6, 904(a3)
    xor t5, t5, s6
    lw s6, 908(a3)
    xor s3, s3, s6
    lw s6, -1920(s1)
    xor s2, s2, s6
    lw s6, 916(a3)
    xor s5, s5, s6
    lw s6, 920(a3)
    xor s0, s0, s6
    lw s6, -1916(s1)
    xor t6, t6, s6
    slli s6, s4, 6
    or s6, s6, s7
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s4, 20
    srli s7, s4, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s4, 26
    srli s7, s4, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s4, s4, s6
    slli s6, t4, 6
    srli s7, t4, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t4, 20
    srli s7, t4, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, t4, 26
    srli s7, t4, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t4, t4, s6
    slli s6, t5, 6
    srli s7, t5, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t5, 20
    srli s7, t5, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t5, 26
    srli s7, t5, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t5, t5, s6
    slli s6, s3, 6
    srli s7, s3, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s3, 20
    srli s7, s3, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s3, 26
    srli s7, s3, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s3, s3, s6
    slli s6, s2, 6
    srli s7, s2, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s2, 20
    srli s7, s2, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s2, 26
    srli s7, s2, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s2, s2, s6
    slli s6, s5, 6
    srli s7, s5, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s5, 20
    srli s7, s5, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s5, 26
    srli s7, s5, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s5, s5, s6
    slli s6, s0, 6
    srli s7, s0, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s0, 20
    srli s7, s0, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, s0, 26
    srli s7, s0, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s0, s0, s6
    slli s6, t6, 6
    srli s7, t6, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t6, 20
    srli s7, t6, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t6, 26
    srli s7, t6, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t6, t6, s6
    # round 30 (skinny.dsl:60)
    or s6, s0, t6
    xor s2, s2, s6
    or s6, t5, s3
    xor s4, s4, s6
    and s6, s4, s2
    not s6, s6
    xor s5, s5, s6
    or s6, t4, t5
    xor s0, s0, s6
    and s6, s0, s5
    xor t6, t6, s6
    not s3, s3
    and s6, s3, s4
    xor t4, t4, s6
    or s6, t4, t6
    xor t5, t5, s6
    and s6, s2, s5
    xor s3, s3, s6
    lw s6, 928(a3)
    xor t5, t5, s6
    lw s6, 932(a3)
    srli s7, t5, 18
    xor t6, t6, s6
    lw s6, 936(a3)
    xor s0, s0, s6
    lw s6, 940(a3)
    xor t4, t4, s6
    lw s6, 1768(a3)
    xor s3, s3, s6
    lw s6, 948(a3)
    xor s4, s4, s6
    lw s6, 952(a3)
    xor s2, s2, s6
    lw s6, 1772(a3)
    xor s5, s5, s6
    slli s6, t5, 14
    or s6, s6, s7
    and s6, s6, t3
    xor t5, t5, s6
    srli s6, t5, 4
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t5, 18
    srli s7, t5, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t6, 14
    srli s7, t6, 18
    or s6, s6, s7
    and s6, s6, t3
    xor t6, t6, s6
    srli s6, t6, 4
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t6, 18
    srli s7, t6, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, s0, 14
    srli s7, s0, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s0, s0, s6
    srli s6, s0, 4
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s0, 18
    srli s7, s0, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, t4, 14
    srli s7, t4, 18
    or s6, s6, s7
    and s6, s6, t3
    xor t4, t4, s6
    srli s6, t4, 4
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t4, 18
    srli s7, t4, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, s3, 14
    srli s7, s3, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s3, s3, s6
    srli s6, s3, 4
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s3, 18
    srli s7, s3, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s4, 14
    srli s7, s4, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s4, s4, s6
    srli s6, s4, 4
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s4, 18
    srli s7, s4, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s2, 14
    srli s7, s2, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s2, s2, s6
    srli s6, s2, 4
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s2, 18
    srli s7, s2, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s5, 14
    srli s7, s5, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s5, s5, s6
    srli s6, s5, 4
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s5, 18
    srli s7, s5, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s5, s5, s6
    # round 31 (skinny.dsl:60)
    or s6, s2, s5
    xor s3, s3, s6
    or s6, s0, t4
    xor t5, t5, s6
    and s6, t5, s3
    not s6, s6
    xor s4, s4, s6
    or s6, t6, s0
    xor s2, s2, s6
    and s6, s2, s4
    xor s5, s5, s6
    not t4, t4
    and s6, t4, t5
    xor t6, t6, s6
    or s6, t6, s5
    xor s0, s0, s6
    and s6, s3, s4
    xor t4, t4, s6
    lw s6, 960(a3)
    xor s0, s0, s6
    lw s6, 964(a3)
    srli s7, s0, 2
    xor s5, s5, s6
    lw s6, 968(a3)
    xor s2, s2, s6
    lw s6, 972(a3)
    xor t6, t6, s6
    lw s6, 1752(a3)
    xor t4, t4, s6
    lw s6, 980(a3)
    xor t5, t5, s6
    lw s6, 984(a3)
    xor s3, s3, s6
    lw s6, 1756(a3)
    xor s4, s4, s6
    slli s6, s0, 30
    or s6, s6, s7
    and s6, s6, t2
    xor s0, s0, s6
    slli s6, s0, 12
    srli s7, s0, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s0, s0, s6
    slli s6, s0, 10
    srli s7, s0, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s5, 30
    srli s7, s5, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s5, s5, s6
    slli s6, s5, 12
    srli s7, s5, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s5, s5, s6
    slli s6, s5, 10
    srli s7, s5, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s2, 30
    srli s7, s2, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s2, s2, s6
    slli s6, s2, 12
    srli s7, s2, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s2, s2, s6
    slli s6, s2, 10
    srli s7, s2, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, t6, 30
    srli s7, t6, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t6, t6, s6
    slli s6, t6, 12
    srli s7, t6, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t6, t6, s6
    slli s6, t6, 10
    srli s7, t6, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t4, 30
    srli s7, t4, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t4, t4, s6
    slli s6, t4, 12
    srli s7, t4, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t4, t4, s6
    slli s6, t4, 10
    srli s7, t4, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t5, 30
    srli s7, t5, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t5, t5, s6
    slli s6, t5, 12
    srli s7, t5, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t5, t5, s6
    slli s6, t5, 10
    srli s7, t5, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, s3, 30
    srli s7, s3, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s3, s3, s6
    slli s6, s3, 12
    srli s7, s3, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s3, s3, s6
    slli s6, s3, 10
    srli s7, s3, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s4, 30
    srli s7, s4, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s4, s4, s6
    slli s6, s4, 12
    srli s7, s4, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s4, s4, s6
    slli s6, s4, 10
    srli s7, s4, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s4, s4, s6
    # round 32 (skinny.dsl:60)
    or s6, s3, s4
    xor t4, t4, s6
    or s6, s2, t6
    xor s0, s0, s6
    and s6, s0, t4
    not s6, s6
    xor t5, t5, s6
    or s6, s5, s2
    xor s3, s3, s6
    and s6, s3, t5
    xor s4, s4, s6
    not t6, t6
    and s6, t6, s0
    xor s5, s5, s6
    or s6, s5, s4
    xor s2, s2, s6
    and s6, t4, t5
    xor t6, t6, s6
    lw s6, 992(a3)
    xor s2, s2, s6
    lw s6, 996(a3)
    xor s4, s4, s6
    lw s6, 1000(a3)
    xor s3, s3, s6
    lw s6, 1004(a3)
    xor s5, s5, s6
    lw s6, 1736(a3)
    xor t6, t6, s6
    lw s6, 1012(a3)
    xor s0, s0, s6
    lw s6, 1016(a3)
    xor t4, t4, s6
    lw s6, 1740(a3)
    xor t5, t5, s6
    srli s6, s2, 2
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s2, 4
    and s6, s6, t2
    xor s2, s2, s6
    srli s6, s2, 6
    and s6, s6, t3
    xor s2, s2, s6
    srli s6, s4, 2
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s4, 4
    and s6, s6, t2
    xor s4, s4, s6
    srli s6, s4, 6
    and s6, s6, t3
    xor s4, s4, s6
    srli s6, s3, 2
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s3, 4
    and s6, s6, t2
    xor s3, s3, s6
    srli s6, s3, 6
    and s6, s6, t3
    xor s3, s3, s6
    srli s6, s5, 2
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s5, 4
    and s6, s6, t2
    xor s5, s5, s6
    srli s6, s5, 6
    and s6, s6, t3
    xor s5, s5, s6
    srli s6, t6, 2
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t6, 4
    and s6, s6, t2
    xor t6, t6, s6
    srli s6, t6, 6
    and s6, s6, t3
    xor t6, t6, s6
    srli s6, s0, 2
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, s0, 4
    and s6, s6, t2
    xor s0, s0, s6
    srli s6, s0, 6
    and s6, s6, t3
    xor s0, s0, s6
    srli s6, t4, 2
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, t4, 4
    and s6, s6, t2
    xor t4, t4, s6
    srli s6, t4, 6
    and s6, s6, t3
    xor t4, t4, s6
    srli s6, t5, 2
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t5, 4
    and s6, s6, t2
    xor t5, t5, s6
    srli s6, t5, 6
    and s6, s6, t3
    xor t5, t5, s6
    # round 33 (skinny.dsl:60)
    or s6, t4, t5
    xor t6, t6, s6
    or s6, s3, s5
    xor s2, s2, s6
    and s6, s2, t6
    not s0, s0
    xor s0, s0, s6
    or s6, s4, s3
    xor t4, t4, s6
    and s6, t4, s0
    xor t5, t5, s6
    not s5, s5
    and s6, s5, s2
    xor s4, s4, s6
    or s6, s4, t5
    xor s3, s3, s6
    and s6, t6, s0
    xor s5, s5, s6
    lw s6, 1024(a3)
    xor s3, s3, s6
    lw s6, 1028(a3)
    srli s7, s3, 26
    xor t5, t5, s6
    lw s6, 1032(a3)
    xor t4, t4, s6
    lw s6, 1036(a3)
    xor s4, s4, s6
    lw s6, -1912(s1)
    xor s5, s5, s6
    lw s6, 1044(a3)
    xor s2, s2, s6
    lw s6, 1048(a3)
    xor t6, t6, s6
    lw s6, -1908(s1)
    xor s0, s0, s6
    slli s6, s3, 6
    or s6, s6, s7
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s3, 20
    srli s7, s3, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s3, 26
    srli s7, s3, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s3, s3, s6
    slli s6, t5, 6
    srli s7, t5, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t5, 20
    srli s7, t5, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t5, 26
    srli s7, t5, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t5, t5, s6
    slli s6, t4, 6
    srli s7, t4, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t4, 20
    srli s7, t4, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, t4, 26
    srli s7, t4, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t4, t4, s6
    slli s6, s4, 6
    srli s7, s4, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s4, 20
    srli s7, s4, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s4, 26
    srli s7, s4, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s4, s4, s6
    slli s6, s5, 6
    srli s7, s5, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s5, 20
    srli s7, s5, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s5, 26
    srli s7, s5, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s5, s5, s6
    slli s6, s2, 6
    srli s7, s2, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s2, 20
    srli s7, s2, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s2, 26
    srli s7, s2, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s2, s2, s6
    slli s6, t6, 6
    srli s7, t6, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t6, 20
    srli s7, t6, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t6, 26
    srli s7, t6, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t6, t6, s6
    slli s6, s0, 6
    srli s7, s0, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s0, 20
    srli s7, s0, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, s0, 26
    srli s7, s0, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s0, s0, s6
    # round 34 (skinny.dsl:60)
    or s6, t6, s0
    xor s5, s5, s6
    or s6, t4, s4
    xor s3, s3, s6
    and s6, s3, s5
    not s6, s6
    xor s2, s2, s6
    or s6, t5, t4
    xor t6, t6, s6
    and s6, t6, s2
    xor s0, s0, s6
    not s4, s4
    and s6, s4, s3
    xor t5, t5, s6
    or s6, t5, s0
    xor t4, t4, s6
    and s6, s5, s2
    xor s4, s4, s6
    lw s6, 1056(a3)
    xor t4, t4, s6
    lw s6, 1060(a3)
    srli s7, t4, 18
    xor s0, s0, s6
    lw s6, 1064(a3)
    xor t6, t6, s6
    lw s6, 1068(a3)
    xor t5, t5, s6
    lw s6, 1720(a3)
    xor s4, s4, s6
    lw s6, 1076(a3)
    xor s3, s3, s6
    lw s6, 1080(a3)
    xor s5, s5, s6
    lw s6, 1724(a3)
    xor s2, s2, s6
    slli s6, t4, 14
    or s6, s6, s7
    and s6, s6, t3
    xor t4, t4, s6
    srli s6, t4, 4
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t4, 18
    srli s7, t4, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, s0, 14
    srli s7, s0, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s0, s0, s6
    srli s6, s0, 4
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s0, 18
    srli s7, s0, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, t6, 14
    srli s7, t6, 18
    or s6, s6, s7
    and s6, s6, t3
    xor t6, t6, s6
    srli s6, t6, 4
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t6, 18
    srli s7, t6, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t5, 14
    srli s7, t5, 18
    or s6, s6, s7
    and s6, s6, t3
    xor t5, t5, s6
    srli s6, t5, 4
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t5, 18
    srli s7, t5, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, s4, 14
    srli s7, s4, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s4, s4, s6
    srli s6, s4, 4
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s4, 18
    srli s7, s4, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s3, 14
    srli s7, s3, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s3, s3, s6
    srli s6, s3, 4
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s3, 18
    srli s7, s3, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s5, 14
    srli s7, s5, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s5, s5, s6
    srli s6, s5, 4
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s5, 18
    srli s7, s5, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s2, 14
    srli s7, s2, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s2, s2, s6
    srli s6, s2, 4
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s2, 18
    srli s7, s2, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s2, s2, s6
    # round 35 (skinny.dsl:60)
    or s6, s5, s2
    xor s4, s4, s6
    or s6, t6, t5
    xor t4, t4, s6
    and s6, t4, s4
    not s6, s6
    xor s3, s3, s6
    or s6, s0, t6
    xor s5, s5, s6
    and s6, s5, s3
    xor s2, s2, s6
    not t5, t5
    and s6, t5, t4
    xor s0, s0, s6
    or s6, s0, s2
    xor t6, t6, s6
    and s6, s4, s3
    xor t5, t5, s6
    lw s6, 1088(a3)
    xor t6, t6, s6
    lw s6, 1092(a3)
    srli s7, t6, 2
    xor s2, s2, s6
    lw s6, 1096(a3)
    xor s5, s5, s6
    lw s6, 1100(a3)
    xor s0, s0, s6
    lw s6, 1704(a3)
    xor t5, t5, s6
    lw s6, 1108(a3)
    xor t4, t4, s6
    lw s6, 1112(a3)
    xor s4, s4, s6
    lw s6, 1708(a3)
    xor s3, s3, s6
    slli s6, t6, 30
    or s6, s6, s7
    and s6, s6, t2
    xor t6, t6, s6
    slli s6, t6, 12
    srli s7, t6, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t6, t6, s6
    slli s6, t6, 10
    srli s7, t6, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, s2, 30
    srli s7, s2, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s2, s2, s6
    slli s6, s2, 12
    srli s7, s2, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s2, s2, s6
    slli s6, s2, 10
    srli s7, s2, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s5, 30
    srli s7, s5, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s5, s5, s6
    slli s6, s5, 12
    srli s7, s5, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s5, s5, s6
    slli s6, s5, 10
    srli s7, s5, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s0, 30
    srli s7, s0, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s0, s0, s6
    slli s6, s0, 12
    srli s7, s0, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s0, s0, s6
    slli s6, s0, 10
    srli s7, s0, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, t5, 30
    srli s7, t5, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t5, t5, s6
    slli s6, t5, 12
    srli s7, t5, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t5, t5, s6
    slli s6, t5, 10
    srli s7, t5, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t4, 30
    srli s7, t4, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t4, t4, s6
    slli s6, t4, 12
    srli s7, t4, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t4, t4, s6
    slli s6, t4, 10
    srli s7, t4, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, s4, 30
    srli s7, s4, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s4, s4, s6
    slli s6, s4, 12
    srli s7, s4, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s4, s4, s6
    slli s6, s4, 10
    srli s7, s4, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s3, 30
    srli s7, s3, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s3, s3, s6
    slli s6, s3, 12
    srli s7, s3, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s3, s3, s6
    slli s6, s3, 10
    srli s7, s3, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s3, s3, s6
    # round 36 (skinny.dsl:60)
    or s6, s4, s3
    xor t5, t5, s6
    or s6, s5, s0
    xor t6, t6, s6
    and s6, t6, t5
    not s6, s6
    xor t4, t4, s6
    or s6, s2, s5
    xor s4, s4, s6
    and s6, s4, t4
    xor s3, s3, s6
    not s0, s0
    and s6, s0, t6
    xor s2, s2, s6
    or s6, s2, s3
    xor s5, s5, s6
    and s6, t5, t4
    xor s0, s0, s6
    lw s6, 1120(a3)
    xor s5, s5, s6
    lw s6, 1124(a3)
    xor s3, s3, s6
    lw s6, 1128(a3)
    xor s4, s4, s6
    lw s6, 1132(a3)
    xor s2, s2, s6
    lw s6, 1688(a3)
    xor s0, s0, s6
    lw s6, 1140(a3)
    xor t6, t6, s6
    lw s6, 1144(a3)
    xor t5, t5, s6
    lw s6, 1692(a3)
    xor t4, t4, s6
    srli s6, s5, 2
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s5, 4
    and s6, s6, t2
    xor s5, s5, s6
    srli s6, s5, 6
    and s6, s6, t3
    xor s5, s5, s6
    srli s6, s3, 2
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s3, 4
    and s6, s6, t2
    xor s3, s3, s6
    srli s6, s3, 6
    and s6, s6, t3
    xor s3, s3, s6
    srli s6, s4, 2
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s4, 4
    and s6, s6, t2
    xor s4, s4, s6
    srli s6, s4, 6
    and s6, s6, t3
    xor s4, s4, s6
    srli s6, s2, 2
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s2, 4
    and s6, s6, t2
    xor s2, s2, s6
    srli s6, s2, 6
    and s6, s6, t3
    xor s2, s2, s6
    srli s6, s0, 2
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, s0, 4
    and s6, s6, t2
    xor s0, s0, s6
    srli s6, s0, 6
    and s6, s6, t3
    xor s0, s0, s6
    srli s6, t6, 2
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t6, 4
    and s6, s6, t2
    xor t6, t6, s6
    srli s6, t6, 6
    and s6, s6, t3
    xor t6, t6, s6
    srli s6, t5, 2
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t5, 4
    and s6, s6, t2
    xor t5, t5, s6
    srli s6, t5, 6
    and s6, s6, t3
    xor t5, t5, s6
    srli s6, t4, 2
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, t4, 4
    and s6, s6, t2
    xor t4, t4, s6
    srli s6, t4, 6
    and s6, s6, t3
    xor t4, t4, s6
    # round 37 (skinny.dsl:60)
    or s6, t5, t4
    xor s0, s0, s6
    or s6, s4, s2
    xor s5, s5, s6
    and s6, s5, s0
    not t6, t6
    xor t6, t6, s6
    or s6, s3, s4
    xor t5, t5, s6
    and s6, t5, t6
    xor t4, t4, s6
    not s2, s2
    and s6, s2, s5
    xor s3, s3, s6
    or s6, s3, t4
    xor s4, s4, s6
    and s6, s0, t6
    xor s2, s2, s6
    lw s6, 1152(a3)
    xor s4, s4, s6
    lw s6, 1156(a3)
    srli s7, s4, 26
    xor t4, t4, s6
    lw s6, 1160(a3)
    xor t5, t5, s6
    lw s6, 1164(a3)
    xor s3, s3, s6
    lw s6, -1904(s1)
    xor s2, s2, s6
    lw s6, 1172(a3)
    xor s5, s5, s6
    lw s6, 1176(a3)
    xor s0, s0, s6
    lw s6, -1900(s1)
    xor t6, t6, s6
    slli s6, s4, 6
    or s6, s6, s7
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s4, 20
    srli s7, s4, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s4, 26
    srli s7, s4, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s4, s4, s6
    slli s6, t4, 6
    srli s7, t4, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t4, 20
    srli s7, t4, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, t4, 26
    srli s7, t4, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t4, t4, s6
    slli s6, t5, 6
    srli s7, t5, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t5, 20
    srli s7, t5, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t5, 26
    srli s7, t5, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t5, t5, s6
    slli s6, s3, 6
    srli s7, s3, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s3, 20
    srli s7, s3, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s3, 26
    srli s7, s3, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s3, s3, s6
    slli s6, s2, 6
    srli s7, s2, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s2, 20
    srli s7, s2, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s2, 26
    srli s7, s2, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s2, s2, s6
    slli s6, s5, 6
    srli s7, s5, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s5, 20
    srli s7, s5, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s5, 26
    srli s7, s5, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s5, s5, s6
    slli s6, s0, 6
    srli s7, s0, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s0, 20
    srli s7, s0, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, s0, 26
    srli s7, s0, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s0, s0, s6
    slli s6, t6, 6
    srli s7, t6, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t6, 20
    srli s7, t6, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t6, 26
    srli s7, t6, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t6, t6, s6
    # round 38 (skinny.dsl:60)
    or s6, s0, t6
    xor s2, s2, s6
    or s6, t5, s3
    xor s4, s4, s6
    and s6, s4, s2
    not s6, s6
    xor s5, s5, s6
    or s6, t4, t5
    xor s0, s0, s6
    and s6, s0, s5
    xor t6, t6, s6
    not s3, s3
    and s6, s3, s4
    xor t4, t4, s6
    or s6, t4, t6
    xor t5, t5, s6
    and s6, s2, s5
    xor s3, s3, s6
    lw s6, 1184(a3)
    xor t5, t5, s6
    lw s6, 1188(a3)
    srli s7, t5, 18
    xor t6, t6, s6
    lw s6, 1192(a3)
    xor s0, s0, s6
    lw s6, 1196(a3)
    xor t4, t4, s6
    lw s6, 1672(a3)
    xor s3, s3, s6
    lw s6, 1204(a3)
    xor s4, s4, s6
    lw s6, 1208(a3)
    xor s2, s2, s6
    lw s6, 1676(a3)
    xor s5, s5, s6
    slli s6, t5, 14
    or s6, s6, s7
    and s6, s6, t3
    xor t5, t5, s6
    srli s6, t5, 4
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t5, 18
    srli s7, t5, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t6, 14
    srli s7, t6, 18
    or s6, s6, s7
    and s6, s6, t3
    xor t6, t6, s6
    srli s6, t6, 4
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t6, 18
    srli s7, t6, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, s0, 14
    srli s7, s0, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s0, s0, s6
    srli s6, s0, 4
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s0, 18
    srli s7, s0, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, t4, 14
    srli s7, t4, 18
    or s6, s6, s7
    and s6, s6, t3
    xor t4, t4, s6
    srli s6, t4, 4
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t4, 18
    srli s7, t4, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, s3, 14
    srli s7, s3, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s3, s3, s6
    srli s6, s3, 4
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s3, 18
    srli s7, s3, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s4, 14
    srli s7, s4, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s4, s4, s6
    srli s6, s4, 4
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s4, 18
    srli s7, s4, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s2, 14
    srli s7, s2, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s2, s2, s6
    srli s6, s2, 4
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s2, 18
    srli s7, s2, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s5, 14
    srli s7, s5, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s5, s5, s6
    srli s6, s5, 4
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s5, 18
    srli s7, s5, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s5, s5, s6
    # round 39 (skinny.dsl:60)
    or s6, s2, s5
    xor s3, s3, s6
    or s6, s0, t4
    xor t5, t5, s6
    and s6, t5, s3
    not s6, s6
    xor s4, s4, s6
    or s6, t6, s0
    xor s2, s2, s6
    and s6, s2, s4
    xor s5, s5, s6
    not t4, t4
    and s6, t4, t5
    xor t6, t6, s6
    or s6, t6, s5
    xor s0, s0, s6
    and s6, s3, s4
    xor t4, t4, s6
    lw s6, 1216(a3)
    xor s0, s0, s6
    lw s6, 1220(a3)
    srli s7, s0, 2
    xor s5, s5, s6
    lw s6, 1224(a3)
    xor s2, s2, s6
    lw s6, 1228(a3)
    xor t6, t6, s6
    lw s6, 1656(a3)
    xor t4, t4, s6
    lw s6, 1236(a3)
    xor t5, t5, s6
    lw s6, 1240(a3)
    xor s3, s3, s6
    lw s6, 1660(a3)
    xor s4, s4, s6
    slli s6, s0, 30
    or s6, s6, s7
    and s6, s6, t2
    xor s0, s0, s6
    slli s6, s0, 12
    srli s7, s0, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s0, s0, s6
    slli s6, s0, 10
    srli s7, s0, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s5, 30
    srli s7, s5, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s5, s5, s6
    slli s6, s5, 12
    srli s7, s5, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s5, s5, s6
    slli s6, s5, 10
    srli s7, s5, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s2, 30
    srli s7, s2, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s2, s2, s6
    slli s6, s2, 12
    srli s7, s2, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s2, s2, s6
    slli s6, s2, 10
    srli s7, s2, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, t6, 30
    srli s7, t6, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t6, t6, s6
    slli s6, t6, 12
    srli s7, t6, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t6, t6, s6
    slli s6, t6, 10
    srli s7, t6, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t4, 30
    srli s7, t4, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t4, t4, s6
    slli s6, t4, 12
    srli s7, t4, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t4, t4, s6
    slli s6, t4, 10
    srli s7, t4, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t5, 30
    srli s7, t5, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t5, t5, s6
    slli s6, t5, 12
    srli s7, t5, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t5, t5, s6
    slli s6, t5, 10
    srli s7, t5, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, s3, 30
    srli s7, s3, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s3, s3, s6
    slli s6, s3, 12
    srli s7, s3, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s3, s3, s6
    slli s6, s3, 10
    srli s7, s3, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s4, 30
    srli s7, s4, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s4, s4, s6
    slli s6, s4, 12
    srli s7, s4, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s4, s4, s6
    slli s6, s4, 10
    srli s7, s4, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s4, s4, s6
    # round 40 (skinny.dsl:60)
    or s6, s3, s4
    xor t4, t4, s6
    or s6, s2, t6
    xor s0, s0, s6
    and s6, s0, t4
    not s6, s6
    xor t5, t5, s6
    or s6, s5, s2
    xor s3, s3, s6
    and s6, s3, t5
    xor s4, s4, s6
    not t6, t6
    and s6, t6, s0
    xor s5, s5, s6
    or s6, s5, s4
    xor s2, s2, s6
    and s6, t4, t5
    xor t6, t6, s6
    lw s6, 1248(a3)
    xor s2, s2, s6
    lw s6, 1252(a3)
    xor s4, s4, s6
    lw s6, 1256(a3)
    xor s3, s3, s6
    lw s6, 1260(a3)
    xor s5, s5, s6
    lw s6, 1640(a3)
    xor t6, t6, s6
    lw s6, 1268(a3)
    xor s0, s0, s6
    lw s6, 1272(a3)
    xor t4, t4, s6
    lw s6, 1644(a3)
    xor t5, t5, s6
    srli s6, s2, 2
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s2, 4
    and s6, s6, t2
    xor s2, s2, s6
    srli s6, s2, 6
    and s6, s6, t3
    xor s2, s2, s6
    srli s6, s4, 2
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s4, 4
    and s6, s6, t2
    xor s4, s4, s6
    srli s6, s4, 6
    and s6, s6, t3
    xor s4, s4, s6
    srli s6, s3, 2
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s3, 4
    and s6, s6, t2
    xor s3, s3, s6
    srli s6, s3, 6
    and s6, s6, t3
    xor s3, s3, s6
    srli s6, s5, 2
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s5, 4
    and s6, s6, t2
    xor s5, s5, s6
    srli s6, s5, 6
    and s6, s6, t3
    xor s5, s5, s6
    srli s6, t6, 2
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t6, 4
    and s6, s6, t2
    xor t6, t6, s6
    srli s6, t6, 6
    and s6, s6, t3
    xor t6, t6, s6
    srli s6, s0, 2
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, s0, 4
    and s6, s6, t2
    xor s0, s0, s6
    srli s6, s0, 6
    and s6, s6, t3
    xor s0, s0, s6
    srli s6, t4, 2
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, t4, 4
    and s6, s6, t2
    xor t4, t4, s6
    srli s6, t4, 6
    and s6, s6, t3
    xor t4, t4, s6
    srli s6, t5, 2
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t5, 4
    and s6, s6, t2
    xor t5, t5, s6
    srli s6, t5, 6
    and s6, s6, t3
    xor t5, t5, s6
    # round 41 (skinny.dsl:60)
    or s6, t4, t5
    xor t6, t6, s6
    or s6, s3, s5
    xor s2, s2, s6
    and s6, s2, t6
    not s0, s0
    xor s0, s0, s6
    or s6, s4, s3
    xor t4, t4, s6
    and s6, t4, s0
    xor t5, t5, s6
    not s5, s5
    and s6, s5, s2
    xor s4, s4, s6
    or s6, s4, t5
    xor s3, s3, s6
    and s6, t6, s0
    xor s5, s5, s6
    lw s6, 1280(a3)
    xor s3, s3, s6
    lw s6, 1284(a3)
    srli s7, s3, 26
    xor t5, t5, s6
    lw s6, 1288(a3)
    xor t4, t4, s6
    lw s6, 1292(a3)
    xor s4, s4, s6
    lw s6, -1896(s1)
    xor s5, s5, s6
    lw s6, 1300(a3)
    xor s2, s2, s6
    lw s6, 1304(a3)
    xor t6, t6, s6
    lw s6, -1892(s1)
    xor s0, s0, s6
    slli s6, s3, 6
    or s6, s6, s7
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s3, 20
    srli s7, s3, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s3, 26
    srli s7, s3, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s3, s3, s6
    slli s6, t5, 6
    srli s7, t5, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t5, 20
    srli s7, t5, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t5, 26
    srli s7, t5, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t5, t5, s6
    slli s6, t4, 6
    srli s7, t4, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t4, 20
    srli s7, t4, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, t4, 26
    srli s7, t4, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t4, t4, s6
    slli s6, s4, 6
    srli s7, s4, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s4, 20
    srli s7, s4, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s4, 26
    srli s7, s4, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s4, s4, s6
    slli s6, s5, 6
    srli s7, s5, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s5, 20
    srli s7, s5, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s5, 26
    srli s7, s5, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s5, s5, s6
    slli s6, s2, 6
    srli s7, s2, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s2, 20
    srli s7, s2, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s2, 26
    srli s7, s2, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s2, s2, s6
    slli s6, t6, 6
    srli s7, t6, 26
    or s6, s6, s7
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t6, 20
    srli s7, t6, 12
    or s6, s6, s7
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t6, 26
    srli s7, t6, 6
    or s6, s6, s7
    and s6, s6, t2
    xor t6, t6, s6
    slli s6, s0, 6
    srli s7, s0, 26
    or s6, s6, s7
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s0, 20
    srli s7, s0, 12
    or s6, s6, s7
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, s0, 26
    srli s7, s0, 6
    or s6, s6, s7
    and s6, s6, t2
    xor s0, s0, s6
    # round 42 (skinny.dsl:60)
    or s6, t6, s0
    xor s5, s5, s6
    or s6, t4, s4
    xor s3, s3, s6
    and s6, s3, s5
    not s6, s6
    xor s2, s2, s6
    or s6, t5, t4
    xor t6, t6, s6
    and s6, t6, s2
    xor s0, s0, s6
    not s4, s4
    and s6, s4, s3
    xor t5, t5, s6
    or s6, t5, s0
    xor t4, t4, s6
    and s6, s5, s2
    xor s4, s4, s6
    lw s6, 1312(a3)
    xor t4, t4, s6
    lw s6, 1316(a3)
    srli s7, t4, 18
    xor s0, s0, s6
    lw s6, 1320(a3)
    xor t6, t6, s6
    lw s6, 1324(a3)
    xor t5, t5, s6
    lw s6, 1624(a3)
    xor s4, s4, s6
    lw s6, 1332(a3)
    xor s3, s3, s6
    lw s6, 1336(a3)
    xor s5, s5, s6
    lw s6, 1628(a3)
    xor s2, s2, s6
    slli s6, t4, 14
    or s6, s6, s7
    and s6, s6, t3
    xor t4, t4, s6
    srli s6, t4, 4
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, t4, 18
    srli s7, t4, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, s0, 14
    srli s7, s0, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s0, s0, s6
    srli s6, s0, 4
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, s0, 18
    srli s7, s0, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, t6, 14
    srli s7, t6, 18
    or s6, s6, s7
    and s6, s6, t3
    xor t6, t6, s6
    srli s6, t6, 4
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, t6, 18
    srli s7, t6, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t5, 14
    srli s7, t5, 18
    or s6, s6, s7
    and s6, s6, t3
    xor t5, t5, s6
    srli s6, t5, 4
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t5, 18
    srli s7, t5, 14
    or s6, s6, s7
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, s4, 14
    srli s7, s4, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s4, s4, s6
    srli s6, s4, 4
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s4, 18
    srli s7, s4, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s3, 14
    srli s7, s3, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s3, s3, s6
    srli s6, s3, 4
    and s6, s6, t0
    xor s3, s3, s6
    slli s6, s3, 18
    srli s7, s3, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s5, 14
    srli s7, s5, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s5, s5, s6
    srli s6, s5, 4
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s5, 18
    srli s7, s5, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s2, 14
    srli s7, s2, 18
    or s6, s6, s7
    and s6, s6, t3
    xor s2, s2, s6
    srli s6, s2, 4
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s2, 18
    srli s7, s2, 14
    or s6, s6, s7
    and s6, s6, t1
    xor s2, s2, s6
    # round 43 (skinny.dsl:60)
    or s6, s5, s2
    xor s4, s4, s6
    or s6, t6, t5
    xor t4, t4, s6
    and s6, t4, s4
    not s6, s6
    xor s3, s3, s6
    or s6, s0, t6
    xor s5, s5, s6
    and s6, s5, s3
    xor s2, s2, s6
    not t5, t5
    and s6, t5, t4
    xor s0, s0, s6
    or s6, s0, s2
    xor t6, t6, s6
    and s6, s4, s3
    xor t5, t5, s6
    lw s6, 1344(a3)
    xor t6, t6, s6
    lw s6, 1348(a3)
    srli s7, t6, 2
    xor s2, s2, s6
    lw s6, 1352(a3)
    xor s5, s5, s6
    lw s6, 1356(a3)
    xor s0, s0, s6
    lw s6, 1608(a3)
    xor t5, t5, s6
    lw s6, 1364(a3)
    xor t4, t4, s6
    lw s6, 1368(a3)
    xor s4, s4, s6
    lw s6, 1612(a3)
    xor s3, s3, s6
    slli s6, t6, 30
    or s6, s6, s7
    and s6, s6, t2
    xor t6, t6, s6
    slli s6, t6, 12
    srli s7, t6, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t6, t6, s6
    slli s6, t6, 10
    srli s7, t6, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t6, t6, s6
    slli s6, s2, 30
    srli s7, s2, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s2, s2, s6
    slli s6, s2, 12
    srli s7, s2, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s2, s2, s6
    slli s6, s2, 10
    srli s7, s2, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s2, s2, s6
    slli s6, s5, 30
    srli s7, s5, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s5, s5, s6
    slli s6, s5, 12
    srli s7, s5, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s5, s5, s6
    slli s6, s5, 10
    srli s7, s5, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s0, 30
    srli s7, s0, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s0, s0, s6
    slli s6, s0, 12
    srli s7, s0, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s0, s0, s6
    slli s6, s0, 10
    srli s7, s0, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s0, s0, s6
    slli s6, t5, 30
    srli s7, t5, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t5, t5, s6
    slli s6, t5, 12
    srli s7, t5, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t5, t5, s6
    slli s6, t5, 10
    srli s7, t5, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t5, t5, s6
    slli s6, t4, 30
    srli s7, t4, 2
    or s6, s6, s7
    and s6, s6, t2
    xor t4, t4, s6
    slli s6, t4, 12
    srli s7, t4, 20
    or s6, s6, s7
    and s6, s6, t3
    xor t4, t4, s6
    slli s6, t4, 10
    srli s7, t4, 22
    or s6, s6, s7
    and s6, s6, t0
    xor t4, t4, s6
    slli s6, s4, 30
    srli s7, s4, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s4, s4, s6
    slli s6, s4, 12
    srli s7, s4, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s4, s4, s6
    slli s6, s4, 10
    srli s7, s4, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s4, s4, s6
    slli s6, s3, 30
    srli s7, s3, 2
    or s6, s6, s7
    and s6, s6, t2
    xor s3, s3, s6
    slli s6, s3, 12
    srli s7, s3, 20
    or s6, s6, s7
    and s6, s6, t3
    xor s3, s3, s6
    slli s6, s3, 10
    srli s7, s3, 22
    or s6, s6, s7
    and s6, s6, t0
    xor s3, s3, s6
    # round 44 (skinny.dsl:60)
    or s6, s4, s3
    xor t5, t5, s6
    or s6, s5, s0
    xor t6, t6, s6
    and s6, t6, t5
    not s6, s6
    xor t4, t4, s6
    or s6, s2, s5
    xor s4, s4, s6
    and s6, s4, t4
    xor s3, s3, s6
    not s0, s0
    and s6, s0, t6
    xor s2, s2, s6
    or s6, s2, s3
    xor s5, s5, s6
    and s6, t5, t4
    xor s0, s0, s6
    lw s6, 1376(a3)
    xor s5, s5, s6
    lw s6, 1380(a3)
    xor s3, s3, s6
    lw s6, 1384(a3)
    xor s4, s4, s6
    lw s6, 1388(a3)
    xor s2, s2, s6
    lw s6, 1592(a3)
    xor s0, s0, s6
    lw s6, 1396(a3)
    xor t6, t6, s6
    lw s6, 1400(a3)
    xor t5, t5, s6
    lw s6, 1596(a3)
    xor t4, t4, s6
    srli s6, s5, 2
    and s6, s6, t1
    xor s5, s5, s6
    slli s6, s5, 4
    and s6, s6, t2
    xor s5, s5, s6
    srli s6, s5, 6
    and s6, s6, t3
    xor s5, s5, s6
    srli s6, s3, 2
    and s6, s6, t1
    xor s3, s3, s6
    slli s6, s3, 4
    and s6, s6, t2
    xor s3, s3, s6
    srli s6, s3, 6
    and s6, s6, t3
    xor s3, s3, s6
    srli s6, s4, 2
    and s6, s6, t1
    xor s4, s4, s6
    slli s6, s4, 4
    and s6, s6, t2
    xor s4, s4, s6
    srli s6, s4, 6
    and s6, s6, t3
    xor s4, s4, s6
    srli s6, s2, 2
    and s6, s6, t1
    xor s2, s2, s6
    slli s6, s2, 4
    and s6, s6, t2
    xor s2, s2, s6
    srli s6, s2, 6
    and s6, s6, t3
    xor s2, s2, s6
    srli s6, s0, 2
    and s6, s6, t1
    xor s0, s0, s6
    slli s6, s0, 4
    and s6, s6, t2
    xor s0, s0, s6
    srli s6, s0, 6
    and s6, s6, t3
    xor s0, s0, s6
    srli s6, t6, 2
    and s6, s6, t1
    xor t6, t6, s6
    slli s6, t6, 4
    and s6, s6, t2
    xor t6, t6, s6
    srli s6, t6, 6
    and s6, s6, t3
    xor t6, t6, s6
    srli s6, t5, 2
    and s6, s6, t1
    xor t5, t5, s6
    slli s6, t5, 4
    and s6, s6, t2
    xor t5, t5, s6
    srli s6, t5, 6
    and s6, s6, t3
    xor t5, t5, s6
    srli s6, t4, 2
    and s6, s6, t1
    xor t4, t4, s6
    slli s6, t4, 4
    and s6, s6, t2
    xor t4, t4, s6
    srli s6, t4, 6
    and s6, s6, t3
    xor t4, t4, s6
    # round 45 (skinny.dsl:60)
    or s6, t5, t4
    xor s0, s0, s6
    or s6, s4, s2
    xor s5, s5, s6
    and s6, s5, s0
    not t6, t6
    xor t6, t6, s6
    or s6, s3, s4
    xor t5, t5, s6
    and s6, t5, t6
    xor t4, t4, s6
    not s2, s2
    and s6, s2, s5
    xor s3, s3, s6
    or s6, s3, t4
    xor s4, s4, s6
    and s6, s0, t6
    xor s2, s2, s6
    lw s6, 1408(a3)
    xor s4, s4, s6
    lw s6, 1412(a3)
    xor t4, t4, s6
    lw s6, 1416(a3)
    xor t5, t5, s6
    lw s6, 1420(a3)
    xor s3, s3, s6
    lw s6, -1888(s1)
    lw s1, -1884(s1)
    xor s2, s2, s6
    lw s6, 1428(a3)
    xor t6, t6, s1
    xor s5, s5, s6
    lw s6, 1432(a3)
    slli s1, s4, 6
    xor s0, s0, s6
    srli s6, s4, 26
    or s1, s1, s6
    and s1, s1, t0
    xor s1, s4, s1
    slli s4, s1, 20
    srli s6, s1, 12
    or s4, s4, s6
    and s4, s4, t1
    xor s1, s1, s4
    slli s4, s1, 26
    srli s6, s1, 6
    or s4, s4, s6
    and s4, s4, t2
    xor s1, s1, s4
    slli s4, t4, 6
    srli s6, t4, 26
    or s4, s4, s6
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, t4, 20
    srli s6, t4, 12
    or s4, s4, s6
    and s4, s4, t1
    xor t4, t4, s4
    slli s4, t4, 26
    srli s6, t4, 6
    or s4, s4, s6
    and s4, s4, t2
    xor t4, t4, s4
    slli s4, t5, 6
    srli s6, t5, 26
    or s4, s4, s6
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, t5, 20
    srli s6, t5, 12
    or s4, s4, s6
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, t5, 26
    srli s6, t5, 6
    or s4, s4, s6
    and s4, s4, t2
    xor t5, t5, s4
    slli s4, s3, 6
    srli s6, s3, 26
    or s4, s4, s6
    and s4, s4, t0
    xor s3, s3, s4
    slli s4, s3, 20
    srli s6, s3, 12
    or s4, s4, s6
    and s4, s4, t1
    xor s3, s3, s4
    slli s4, s3, 26
    srli s6, s3, 6
    or s4, s4, s6
    and s4, s4, t2
    xor s3, s3, s4
    slli s4, s2, 6
    srli s6, s2, 26
    or s4, s4, s6
    and s4, s4, t0
    xor s2, s2, s4
    slli s4, s2, 20
    srli s6, s2, 12
    or s4, s4, s6
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, s2, 26
    srli s6, s2, 6
    or s4, s4, s6
    and s4, s4, t2
    xor s2, s2, s4
    slli s4, s5, 6
    srli s6, s5, 26
    or s4, s4, s6
    and s4, s4, t0
    xor s4, s5, s4
    slli s5, s4, 20
    srli s6, s4, 12
    or s5, s5, s6
    and s5, s5, t1
    xor s4, s4, s5
    slli s5, s4, 26
    srli s6, s4, 6
    or s5, s5, s6
    and s5, s5, t2
    xor s4, s4, s5
    slli s5, s0, 6
    srli s6, s0, 26
    or s5, s5, s6
    and s5, s5, t0
    xor s0, s0, s5
    slli s5, s0, 20
    srli s6, s0, 12
    or s5, s5, s6
    and s5, s5, t1
    xor s0, s0, s5
    slli s5, s0, 26
    srli s6, s0, 6
    or s5, s5, s6
    and s5, s5, t2
    xor s0, s0, s5
    slli s5, t6, 6
    srli s6, t6, 26
    or s5, s5, s6
    and s5, s5, t0
    xor t6, t6, s5
    slli s5, t6, 20
    srli s6, t6, 12
    or s5, s5, s6
    and s5, s5, t1
    xor t6, t6, s5
    slli s5, t6, 26
    srli s6, t6, 6
    or s5, s5, s6
    and s5, s5, t2
    xor t6, t6, s5
    # round 46 (skinny.dsl:60)
    or s5, s0, t6
    xor s2, s2, s5
    or s5, t5, s3
    xor s1, s1, s5
    and s5, s1, s2
    not s5, s5
    xor s4, s4, s5
    or s5, t4, t5
    xor s0, s0, s5
    and s5, s0, s4
    xor t6, t6, s5
    not s3, s3
    and s5, s3, s1
    xor t4, t4, s5
    or s5, t4, t6
    xor t5, t5, s5
    and s5, s2, s4
    xor s3, s3, s5
    lw s5, 1440(a3)
    xor t5, t5, s5
    lw s5, 1444(a3)
    srli s6, t5, 18
    xor t6, t6, s5
    lw s5, 1448(a3)
    xor s0, s0, s5
    lw s5, 1452(a3)
    xor t4, t4, s5
    lw s5, 1576(a3)
    xor s3, s3, s5
    lw s5, 1460(a3)
    xor s1, s1, s5
    lw s5, 1464(a3)
    xor s2, s2, s5
    lw s5, 1580(a3)
    xor s4, s4, s5
    slli s5, t5, 14
    or s5, s5, s6
    and s5, s5, t3
    xor t5, t5, s5
    srli s5, t5, 4
    and s5, s5, t0
    xor t5, t5, s5
    slli s5, t5, 18
    srli s6, t5, 14
    or s5, s5, s6
    and s5, s5, t1
    xor t5, t5, s5
    slli s5, t6, 14
    srli s6, t6, 18
    or s5, s5, s6
    and s5, s5, t3
    xor t6, t6, s5
    srli s5, t6, 4
    and s5, s5, t0
    xor t6, t6, s5
    slli s5, t6, 18
    srli s6, t6, 14
    or s5, s5, s6
    and s5, s5, t1
    xor t6, t6, s5
    slli s5, s0, 14
    srli s6, s0, 18
    or s5, s5, s6
    and s5, s5, t3
    xor s0, s0, s5
    srli s5, s0, 4
    and s5, s5, t0
    xor s0, s0, s5
    slli s5, s0, 18
    srli s6, s0, 14
    or s5, s5, s6
    and s5, s5, t1
    xor s0, s0, s5
    slli s5, t4, 14
    srli s6, t4, 18
    or s5, s5, s6
    and s5, s5, t3
    xor t4, t4, s5
    srli s5, t4, 4
    and s5, s5, t0
    xor t4, t4, s5
    slli s5, t4, 18
    srli s6, t4, 14
    or s5, s5, s6
    and s5, s5, t1
    xor t4, t4, s5
    slli s5, s3, 14
    srli s6, s3, 18
    or s5, s5, s6
    and s5, s5, t3
    xor s3, s3, s5
    srli s5, s3, 4
    and s5, s5, t0
    xor s3, s3, s5
    slli s5, s3, 18
    srli s6, s3, 14
    or s5, s5, s6
    and s5, s5, t1
    xor s3, s3, s5
    slli s5, s1, 14
    srli s6, s1, 18
    or s5, s5, s6
    and s5, s5, t3
    xor s1, s1, s5
    srli s5, s1, 4
    and s5, s5, t0
    xor s1, s1, s5
    slli s5, s1, 18
    srli s6, s1, 14
    or s5, s5, s6
    and s5, s5, t1
    xor s1, s1, s5
    slli s5, s2, 14
    srli s6, s2, 18
    or s5, s5, s6
    and s5, s5, t3
    xor s2, s2, s5
    srli s5, s2, 4
    and s5, s5, t0
    xor s2, s2, s5
    slli s5, s2, 18
    srli s6, s2, 14
    or s5, s5, s6
    and s5, s5, t1
    xor s2, s2, s5
    slli s5, s4, 14
    srli s6, s4, 18
    or s5, s5, s6
    and s5, s5, t3
    xor s4, s4, s5
    srli s5, s4, 4
    and s5, s5, t0
    xor s4, s4, s5
    slli s5, s4, 18
    srli s6, s4, 14
    or s5, s5, s6
    and s5, s5, t1
    xor s4, s4, s5
    # round 47 (skinny.dsl:60)
    or s5, s2, s4
    xor s3, s3, s5
    or s5, s0, t4
    xor t5, t5, s5
    and s5, t5, s3
    not s5, s5
    xor s1, s1, s5
    or s5, t6, s0
    xor s2, s2, s5
    and s5, s2, s1
    xor s4, s4, s5
    not t4, t4
    and s5, t4, t5
    xor t6, t6, s5
    or s5, t6, s4
    xor s0, s0, s5
    and s5, s3, s1
    xor t4, t4, s5
    lw s5, 1472(a3)
    xor s0, s0, s5
    lw s5, 1476(a3)
    srli s6, s0, 2
    xor s4, s4, s5
    lw s5, 1480(a3)
    xor s2, s2, s5
    lw s5, 1484(a3)
    xor t6, t6, s5
    lw s5, 1560(a3)
    xor t4, t4, s5
    lw s5, 1492(a3)
    xor t5, t5, s5
    lw s5, 1496(a3)
    xor s3, s3, s5
    lw s5, 1564(a3)
    xor s1, s1, s5
    slli s5, s0, 30
    or s5, s5, s6
    and s5, s5, t2
    xor s0, s0, s5
    slli s5, s0, 12
    srli s6, s0, 20
    or s5, s5, s6
    and s5, s5, t3
    xor s0, s0, s5
    slli s5, s0, 10
    srli s6, s0, 22
    or s5, s5, s6
    and s5, s5, t0
    xor s0, s0, s5
    slli s5, s4, 30
    srli s6, s4, 2
    or s5, s5, s6
    and s5, s5, t2
    xor s4, s4, s5
    slli s5, s4, 12
    srli s6, s4, 20
    or s5, s5, s6
    and s5, s5, t3
    xor s4, s4, s5
    slli s5, s4, 10
    srli s6, s4, 22
    or s5, s5, s6
    and s5, s5, t0
    xor s4, s4, s5
    slli s5, s2, 30
    srli s6, s2, 2
    or s5, s5, s6
    and s5, s5, t2
    xor s2, s2, s5
    slli s5, s2, 12
    srli s6, s2, 20
    or s5, s5, s6
    and s5, s5, t3
    xor s2, s2, s5
    slli s5, s2, 10
    srli s6, s2, 22
    or s5, s5, s6
    and s5, s5, t0
    xor s2, s2, s5
    slli s5, t6, 30
    srli s6, t6, 2
    or s5, s5, s6
    and s5, s5, t2
    xor t6, t6, s5
    slli s5, t6, 12
    srli s6, t6, 20
    or s5, s5, s6
    and s5, s5, t3
    xor t6, t6, s5
    slli s5, t6, 10
    srli s6, t6, 22
    or s5, s5, s6
    and s5, s5, t0
    xor t6, t6, s5
    slli s5, t4, 30
    srli s6, t4, 2
    or s5, s5, s6
    and s5, s5, t2
    xor t4, t4, s5
    slli s5, t4, 12
    srli s6, t4, 20
    or s5, s5, s6
    and s5, s5, t3
    xor t4, t4, s5
    slli s5, t4, 10
    srli s6, t4, 22
    or s5, s5, s6
    and s5, s5, t0
    xor t4, t4, s5
    slli s5, t5, 30
    srli s6, t5, 2
    or s5, s5, s6
    and s5, s5, t2
    xor t5, t5, s5
    slli s5, t5, 12
    srli s6, t5, 20
    or s5, s5, s6
    and s5, s5, t3
    xor t5, t5, s5
    slli s5, t5, 10
    srli s6, t5, 22
    or s5, s5, s6
    and s5, s5, t0
    xor t5, t5, s5
    slli s5, s3, 30
    srli s6, s3, 2
    or s5, s5, s6
    and s5, s5, t2
    xor s3, s3, s5
    slli s5, s3, 12
    srli s6, s3, 20
    or s5, s5, s6
    and s5, s5, t3
    xor s3, s3, s5
    slli s5, s3, 10
    srli s6, s3, 22
    or s5, s5, s6
    and s5, s5, t0
    xor s3, s3, s5
    slli s5, s1, 30
    srli s6, s1, 2
    or s5, s5, s6
    and s5, s5, t2
    xor s1, s1, s5
    slli s5, s1, 12
    srli s6, s1, 20
    or s5, s5, s6
    and s5, s5, t3
    xor s1, s1, s5
    slli s5, s1, 10
    srli s6, s1, 22
    or s5, s5, s6
    and t0, s5, t0
    xor t0, s1, t0
    # round 48 (skinny.dsl:60)
    or s1, s3, t0
    xor t4, t4, s1
    or s1, s2, t6
    xor s0, s0, s1
    and s1, s0, t4
    not s1, s1
    xor t5, t5, s1
    or s1, s4, s2
    xor s1, s3, s1
    and s3, s1, t5
    xor t0, t0, s3
    not t6, t6
    and s3, t6, s0
    xor s3, s4, s3
    or s4, s3, t0
    xor s2, s2, s4
    and s4, t4, t5
    xor t6, t6, s4
    lw s4, 1504(a3)
    xor s2, s2, s4
    lw s4, 1508(a3)
    xor t0, t0, s4
    lw s4, 1512(a3)
    xor s1, s1, s4
    lw s4, 1516(a3)
    xor s3, s3, s4
    lw s4, 1544(a3)
    xor t6, t6, s4
    lw s4, 1524(a3)
    xor s0, s0, s4
    lw s4, 1528(a3)
    xor t4, t4, s4
    lw s4, 1548(a3)
    xor t5, t5, s4
    srli s4, s2, 2
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, s2, 4
    and s4, s4, t2
    xor s2, s2, s4
    srli s4, s2, 6
    and s4, s4, t3
    xor s2, s2, s4
    srli s4, t0, 2
    and s4, s4, t1
    xor t0, t0, s4
    slli s4, t0, 4
    and s4, s4, t2
    xor t0, t0, s4
    srli s4, t0, 6
    and s4, s4, t3
    xor t0, t0, s4
    srli s4, s1, 2
    and s4, s4, t1
    xor s1, s1, s4
    slli s4, s1, 4
    and s4, s4, t2
    xor s1, s1, s4
    srli s4, s1, 6
    and s4, s4, t3
    xor s1, s1, s4
    srli s4, s3, 2
    and s4, s4, t1
    xor s3, s3, s4
    slli s4, s3, 4
    and s4, s4, t2
    xor s3, s3, s4
    srli s4, s3, 6
    and s4, s4, t3
    xor s3, s3, s4
    srli s4, t6, 2
    and s4, s4, t1
    xor t6, t6, s4
    slli s4, t6, 4
    and s4, s4, t2
    xor t6, t6, s4
    srli s4, t6, 6
    and s4, s4, t3
    xor t6, t6, s4
    srli s4, s0, 2
    and s4, s4, t1
    xor s0, s0, s4
    slli s4, s0, 4
    and s4, s4, t2
    xor s0, s0, s4
    srli s4, s0, 6
    and s4, s4, t3
    xor s0, s0, s4
    srli s4, t4, 2
    and s4, s4, t1
    xor t4, t4, s4
    slli s4, t4, 4
    and s4, s4, t2
    xor t4, t4, s4
    srli s4, t4, 6
    and s4, s4, t3
    xor t4, t4, s4
    srli s4, t5, 2
    and t1, s4, t1
    xor t1, t5, t1
    slli t5, t1, 4
    and t2, t5, t2
    xor t1, t1, t2
    srli t2, t1, 6
    and t2, t2, t3
    xor t1, t1, t2
    srli t2, s2, 4
    xor t2, t2, t6
    and t2, t2, a7
    slli t3, t2, 4
    xor t3, s2, t3
    xor t2, t6, t2
    srli t5, s1, 4
    xor t5, t5, t4
    and t5, t5, a7
    slli t6, t5, 4
    xor t6, s1, t6
    xor t4, t4, t5
    srli t5, t0, 4
    xor t5, t5, s0
    and t5, t5, a7
    slli s1, t5, 4
    xor t0, t0, s1
    xor t5, s0, t5
    srli s0, s3, 4
    xor s0, s0, t1
    and a7, s0, a7
    slli s0, a7, 4
    xor s0, s3, s0
    xor a7, t1, a7
    srli t1, t3, 2
    xor t1, t1, t6
    and t1, t1, a6
    slli s1, t1, 2
    xor t3, t3, s1
    xor t1, t6, t1
    srli t6, t2, 2
    xor t6, t6, t4
    and t6, t6, a6
    slli s1, t6, 2
    xor t2, t2, s1
    xor t4, t4, t6
    srli t6, t0, 2
    xor t6, t6, s0
    and t6, t6, a6
    slli s1, t6, 2
    xor t0, t0, s1
    xor t6, s0, t6
    srli s0, t5, 2
    xor s0, s0, a7
    and a6, s0, a6
    slli s0, a6, 2
    xor t5, t5, s0
    xor a6, a7, a6
    srli a7, t3, 1
    xor a7, a7, t0
    and a7, a7, a5
    slli s0, a7, 1
    xor t3, t3, s0
    xor a7, t0, a7
    srli t0, t1, 1
    xor t0, t0, t6
    and t0, t0, a5
    slli s0, t0, 1
    xor t1, t1, s0
    xor t0, t6, t0
    srli t6, t2, 1
    xor t6, t6, t5
    and t6, t6, a5
    slli s0, t6, 1
    xor t2, t2, s0
    xor t5, t5, t6
    srli t6, t4, 1
    xor t6, t6, a6
    and a5, t6, a5
    slli t6, a5, 1
    xor t4, t4, t6
    xor a5, a6, a5
    lw a6, 0(a1)
    lw t6, 4(a1)
    lw s0, 8(a1)
    lw s1, 12(a1)
    lw s2, 16(a1)
    lw s3, 20(a1)
    lw s4, 24(a1)
    lw s5, 28(a1)
    xor a6, a6, t3
    xor t1, t6, t1
    xor t2, s0, t2
    xor t3, s1, t4
    xor a7, s2, a7
    xor t0, s3, t0
    xor t4, s4, t5
    xor a5, s5, a5
    sw a6, 0(a0)
    sw t1, 4(a0)
    sw t2, 8(a0)
    sw t3, 12(a0)
    sw a7, 16(a0)
    sw t0, 20(a0)
    sw t4, 24(a0)
    sw a5, 28(a0)
    addi a0, a0, 32
    addi a1, a1, 32
    addi a4, a4, 2
    bltu a2, a1, .Llwcc_skinny128_256_ctr_crypt_rv32i_group_done
    j .Llwcc_skinny128_256_ctr_crypt_rv32i_group
.Llwcc_skinny128_256_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny128_256_ctr_crypt_rv32i_out
.Llwcc_skinny128_256_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 32
    beqz t2, .Llwcc_skinny128_256_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 128
.Llwcc_skinny128_256_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_skinny128_256_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_skinny128_256_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny128_256_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_skinny128_256_ctr_crypt_rv32i_group
.Llwcc_skinny128_256_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_skinny128_256_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny128_256_ctr_crypt_rv32i_copy
.Llwcc_skinny128_256_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 128
.Llwcc_skinny128_256_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny128_256_ctr_crypt_rv32i_wipe
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    lw s5, 24(sp)
    lw s6, 28(sp)
    lw s7, 32(sp)
    addi sp, sp, 128
    ret
    .size lwcc_skinny128_256_ctr_crypt_rv32i, .-lwcc_skinny128_256_ctr_crypt_rv32i
