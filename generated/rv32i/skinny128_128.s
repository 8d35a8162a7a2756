# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile skinny --set skinny128_128 --target rv32i --lanes 1 --slicing plane
# passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(lanes=1) complement() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() spill_order() resident_keys() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 464
# layout:    planes of 16 S-boxes, 2 blocks side by side; cells in 8 arrangements
# sizes:     in bytes: block 16, key 16, nonce 12, rk 1032, ctx 1064, align 4, group 32, stack 464
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:e741362a6bd80fe589ed7851b1dfa908b1fe29c12ad59d6511302b650edaf1b4

    .text

    .balign 4
    .global lwcc_skinny128_128_key_setup_rv32i
    .type lwcc_skinny128_128_key_setup_rv32i, %function
lwcc_skinny128_128_key_setup_rv32i:
    addi sp, sp, -448
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
    lw a5, 4(a1)
    lw a6, 0(a1)
    lui a7, 349525
    xori t0, a6, 1
    addi a7, a7, 1365
    srli t1, t0, 1
    xor t1, t1, t0
    srli t2, a5, 1
    and t1, t1, a7
    xor t2, t2, a5
    lui t3, 209715
    and t2, t2, a7
    slli t4, t1, 1
    addi t3, t3, 819
    slli t5, t2, 1
    xor t4, t0, t4
    xor t2, a5, t2
    xor t5, a5, t5
    srli t6, t4, 2
    xor t6, t6, t5
    and t6, t6, t3
    lui a4, 61681
    xor t1, t0, t1
    slli a3, t6, 2
    addi a4, a4, -241
    srli a2, t1, 2
    xor a2, a2, t2
    and a2, a2, t3
    slli s0, a2, 2
    xor t1, t1, s0
    xor t4, t4, a3
    srli a3, t1, 4
    srli s0, t4, 4
    xori a3, a3, 3
    and s0, s0, a4
    and a3, a3, a4
    slli s1, s0, 4
    slli s2, a3, 4
    xor t4, t4, s1
    xor t5, t5, t6
    xor t1, t1, s2
    xor t2, t2, a2
    srli t6, t5, 4
    srli a2, t2, 4
    and t6, t6, a4
    and a2, a2, a4
    slli s1, t6, 4
    slli s2, a2, 4
    xor t5, t5, s1
    xor t2, t2, s2
    xori a3, a3, 3
    # round 1 (skinny.dsl:60)
    not s1, t4
    not s2, t5
    not a3, a3
    not t6, t6
    sw s1, 0(a0)
    lw s1, 12(a1)
    lw s3, 8(a1)
    lui s4, 16
    lui s5, 1044496
    addi s4, s4, -256
    addi s5, s5, -256
    lui s6, 4080
    slli s7, s1, 16
    srli s8, s1, 16
    lui s9, 1044480
    or s7, s7, s8
    and s7, s7, s5
    sw t1, 4(a0)
    srli s8, s1, 8
    and s10, s8, s4
    slli s11, s1, 16
    and ra, s11, s6
    sw s2, 8(a0)
    srli s2, s3, 16
    sw t2, 12(a0)
    sw s0, 16(a0)
    sw a3, 20(a0)
    srli a3, s3, 8
    sw t6, 24(a0)
    andi t6, a3, 255
    or t6, t6, s7
    andi s7, s2, 255
    or s7, s7, s10
    or s7, s7, ra
    and s10, s3, s9
    or s7, s7, s10
    srli s10, s7, 1
    xor s10, s10, s7
    and s10, s10, a7
    slli ra, s10, 1
    xor ra, s7, ra
    sw a2, 28(a0)
    xor s10, s7, s10
    sw a2, 96(sp)
    srli a2, ra, 2
    and a2, a2, t3
    sw s0, 100(sp)
    slli s0, a2, 2
    xor s0, ra, s0
    srli ra, s0, 4
    sw t1, 104(sp)
    slli t1, s3, 16
    and t1, t1, s6
    or t6, t6, t1
    sw t2, 108(sp)
    slli t2, t6, 8
    sw t5, 112(sp)
    srli t5, t6, 24
    or t2, t2, t5
    xori t5, t2, 768
    sw t4, 116(sp)
    srli t4, t5, 1
    xor t4, t4, t5
    and t4, t4, a7
    sw t2, 120(sp)
    slli t2, t4, 1
    xor t4, t5, t4
    xor t2, t5, t2
    sw t6, 124(sp)
    and t6, t2, t3
    sw s8, 128(sp)
    slli s8, t6, 2
    xor ra, ra, s8
    and ra, ra, a4
    sw s7, 132(sp)
    slli s7, ra, 4
    xor s0, s0, s7
    xor t2, t2, t6
    xor t6, s8, ra
    # round 2 (skinny.dsl:60)
    not s7, s0
    sw s7, 32(a0)
    lui s7, 12288
    srli s8, s10, 2
    xor s8, s8, s7
    and s8, s8, t3
    slli ra, s8, 2
    xor s10, s10, ra
    srli ra, s10, 4
    sw s0, 136(sp)
    and s0, t4, t3
    sw t1, 140(sp)
    slli t1, s0, 2
    xor ra, ra, t1
    and ra, ra, a4
    sw a3, 144(sp)
    slli a3, ra, 4
    xor a3, s10, a3
    xor s8, s7, s8
    xor t4, t4, s0
    xor t1, t1, ra
    not t1, t1
    sw a3, 36(a0)
    srli s0, a2, 4
    xor s0, s0, t2
    and s0, s0, a4
    slli s10, s0, 4
    xor a2, a2, s10
    xor t2, t2, s0
    not s0, a2
    sw s0, 40(a0)
    srli s0, s8, 4
    xor s0, s0, t4
    and s0, s0, a4
    slli s10, s0, 4
    xor s8, s8, s10
    not t2, t2
    sw s8, 44(a0)
    sw t6, 48(a0)
    sw t1, 52(a0)
    slli t1, a5, 16
    srli s10, a5, 16
    or t1, t1, s10
    and t1, t1, s5
    srli s10, a6, 8
    andi ra, s10, 255
    or t1, ra, t1
    slli ra, a6, 16
    and ra, ra, s6
    or t1, t1, ra
    sw t6, 148(sp)
    slli t6, t1, 24
    sw a2, 152(sp)
    srli a2, t1, 8
    or t6, t6, a2
    lui a2, 28672
    xor t6, t6, a2
    srli a2, t6, 1
    xor a2, a2, t6
    and a2, a2, a7
    sw s8, 156(sp)
    slli s8, a2, 1
    xor s8, t6, s8
    sw a3, 160(sp)
    srli a3, s8, 2
    sw s5, 164(sp)
    srli s5, a6, 16
    sw t1, 168(sp)
    andi t1, s5, 255
    sw ra, 172(sp)
    srli ra, a5, 8
    sw s10, 176(sp)
    and s10, ra, s4
    or t1, t1, s10
    slli s10, a5, 16
    sw ra, 180(sp)
    and ra, s10, s6
    or t1, t1, ra
    and ra, a6, s9
    or t1, t1, ra
    slli ra, t1, 8
    sw t1, 184(sp)
    srli t1, t1, 24
    or t1, ra, t1
    srli ra, t1, 1
    xor ra, ra, t1
    and ra, ra, a7
    xor a2, t6, a2
    sw t6, 188(sp)
    xor t6, t1, ra
    slli ra, ra, 1
    xor ra, t1, ra
    xor t4, t4, s0
    sw t2, 56(a0)
    xor t2, a3, ra
    and t2, t2, t3
    xor a3, ra, t2
    slli t2, t2, 2
    xor t2, s8, t2
    sw t4, 60(a0)
    and s0, t2, a4
    slli s8, s0, 4
    and s2, s2, s4
    xor t2, t2, s0
    # round 3 (skinny.dsl:60)
    not s0, s8
    sw s0, 64(a0)
    lui s0, 768
    srli ra, a2, 2
    xor ra, ra, t6
    and ra, ra, t3
    sw t4, 192(sp)
    slli t4, ra, 2
    xor t4, a2, t4
    xor a2, s0, t4
    and a2, a2, a4
    slli s0, a2, 4
    xor s0, s7, s0
    xor t6, t6, ra
    xor t4, t4, a2
    not t4, t4
    sw s0, 68(a0)
    and a2, a3, a4
    slli ra, a2, 4
    xor a3, a3, a2
    not a2, ra
    sw a2, 72(a0)
    and a2, t6, a4
    and s11, s11, s9
    slli ra, a2, 4
    not a3, a3
    sw ra, 76(a0)
    sw t2, 80(a0)
    sw t4, 84(a0)
    lui t4, 240
    sw t2, 196(sp)
    lui t2, 1044480
    addi t2, t2, 255
    sw ra, 200(sp)
    slli ra, s1, 8
    sw s0, 204(sp)
    srli s0, s1, 24
    or s0, ra, s0
    and ra, s0, t2
    or s2, ra, s2
    slli ra, s3, 8
    and ra, ra, s6
    or s2, s2, ra
    sw s8, 208(sp)
    slli s8, s2, 16
    sw s0, 212(sp)
    srli s0, s2, 16
    or s0, s8, s0
    xor s0, s0, t4
    srli s8, s0, 1
    xor s8, s8, s0
    and s8, s8, a7
    sw s2, 216(sp)
    slli s2, s8, 1
    xor s2, s0, s2
    and s7, s2, t3
    sw ra, 220(sp)
    slli ra, s7, 2
    xor s8, s0, s8
    sw s0, 224(sp)
    srli s0, ra, 4
    sw t1, 228(sp)
    lui t1, 4080
    addi t1, t1, 255
    and s3, s3, t1
    slli s1, s1, 8
    and t4, s1, s4
    or t4, s3, t4
    or t4, t4, s11
    slli s3, t4, 24
    srli t4, t4, 8
    or t4, s3, t4
    srli s3, t4, 1
    xor s3, s3, t4
    and s3, s3, a7
    slli s11, s3, 1
    xor s3, t4, s3
    xor s11, t4, s11
    sw t4, 232(sp)
    srli t4, s11, 2
    and t4, t4, t3
    sw t5, 236(sp)
    slli t5, t4, 2
    xor t5, s11, t5
    xor s2, s2, s7
    xor t6, t6, a2
    sw a3, 88(a0)
    xor a3, s0, t5
    and a3, a3, a4
    xor t5, t5, a3
    slli a3, a3, 4
    xor a3, ra, a3
    sw t6, 92(a0)
    # round 4 (skinny.dsl:60)
    not a2, a3
    sw a2, 96(a0)
    srli a2, s3, 2
    xori a2, a2, 3
    and a2, a2, t3
    slli s0, a2, 2
    xor s0, s3, s0
    and s3, s5, s4
    and s5, s8, t3
    slli s7, s5, 2
    srli s11, s7, 4
    xor s11, s11, s0
    and s11, s11, a4
    xor s5, s8, s5
    slli s8, s11, 4
    xor s7, s7, s8
    xori a2, a2, 3
    xor s0, s0, s11
    not s0, s0
    sw s7, 100(a0)
    srli s8, s2, 4
    xor s8, s8, t4
    and s8, s8, a4
    slli s11, s8, 4
    xor s2, s2, s11
    xor t4, t4, s8
    not s8, s2
    sw s8, 104(a0)
    slli t0, t0, 16
    srli s8, s5, 4
    xor s8, s8, a2
    and s10, s10, s9
    and s8, s8, a4
    slli s11, s8, 4
    xor s5, s5, s11
    not t4, t4
    sw s5, 108(a0)
    sw t5, 112(a0)
    sw s0, 116(a0)
    slli s0, a5, 8
    srli s11, a5, 24
    or s0, s0, s11
    and s0, s0, t2
    or s0, s0, s3
    slli s3, a6, 8
    and s3, s3, s6
    or s0, s0, s3
    slli s11, s0, 16
    srli ra, s0, 16
    or s11, s11, ra
    lui ra, 240
    xor s11, s11, ra
    srli ra, s11, 1
    xor ra, ra, s11
    and ra, ra, a7
    sw t6, 240(sp)
    slli t6, ra, 1
    xor t6, s11, t6
    sw t5, 244(sp)
    srli t5, t6, 2
    sw s5, 248(sp)
    lui s5, 16
    and t0, t0, s5
    slli s5, a5, 8
    sw s2, 252(sp)
    and s2, s5, s4
    sw s7, 256(sp)
    and s7, a6, t1
    or s2, s7, s2
    or s2, s2, s10
    slli s7, s2, 16
    srli s10, s2, 16
    or s7, s7, s10
    lui s10, 1048560
    addi s10, s10, -1
    and s7, s7, s10
    or t0, s7, t0
    srli s7, t0, 1
    xor s7, s7, t0
    and s7, s7, a7
    slli s10, s7, 1
    xor s10, t0, s10
    xor t0, t0, s7
    xor a2, a2, s8
    sw t4, 120(a0)
    xor t4, t5, s10
    xor t5, s11, ra
    and t4, t4, t3
    xor s7, s10, t4
    slli t4, t4, 2
    xor t4, t6, t4
    sw a2, 124(a0)
    srli t6, t4, 4
    and t6, t6, a4
    slli s8, t6, 4
    xor t4, t4, s8
    # round 5 (skinny.dsl:60)
    not s8, t4
    sw s8, 128(a0)
    lui s8, 48
    srli s10, t5, 2
    and s1, s1, s9
    xor s10, s10, t0
    and s10, s10, t3
    slli ra, s10, 2
    xor t0, t0, s10
    xor t5, t5, ra
    srli s10, t5, 4
    xor s10, s10, s8
    and s10, s10, a4
    slli ra, s10, 4
    xor t5, t5, ra
    sw t5, 132(a0)
    lw t5, 236(sp)
    srli ra, s7, 4
    slli t5, t5, 8
    and t5, t5, s8
    and ra, ra, a4
    sw a2, 236(sp)
    slli a2, ra, 4
    xor a2, s7, a2
    xor s7, s8, s10
    not s10, a2
    sw s10, 136(a0)
    srli s10, t0, 4
    and s10, s10, a4
    sw a2, 260(sp)
    slli a2, s10, 4
    xor t0, t0, a2
    not a2, s7
    not s7, ra
    sw t0, 140(a0)
    sw t6, 144(a0)
    sw a2, 148(a0)
    lui a2, 16
    addi a2, a2, -1
    lw ra, 144(sp)
    sw t6, 144(sp)
    and ra, ra, a2
    lw t6, 140(sp)
    sw t0, 140(sp)
    or t6, ra, t6
    or t6, t6, s1
    slli s1, t6, 16
    srli t6, t6, 16
    or t6, s1, t6
    lui s1, 1048528
    addi s1, s1, -1
    and t6, t6, s1
    or t5, t6, t5
    srli t6, t5, 1
    xor t6, t6, t5
    and t6, t6, a7
    slli ra, t6, 1
    xor ra, t5, ra
    srli t0, ra, 2
    and t0, t0, t3
    sw t4, 264(sp)
    slli t4, t0, 2
    xor t5, t5, t6
    xor t4, ra, t4
    srli t6, t4, 4
    lui ra, 57344
    sw a3, 268(sp)
    lw a3, 132(sp)
    sw s1, 272(sp)
    slli a6, a3, 8
    srli s1, a3, 24
    or a6, a6, s1
    and a6, a6, t2
    lw s1, 12(a1)
    sw s0, 276(sp)
    and s0, s1, s4
    or a6, a6, s0
    lw s0, 128(sp)
    sw t1, 280(sp)
    and t1, s0, s6
    or a6, a6, t1
    slli t1, a6, 24
    sw a6, 284(sp)
    srli a6, a6, 8
    or a6, t1, a6
    xor a6, a6, ra
    srli t1, a6, 1
    xor t1, t1, a6
    and t1, t1, a7
    slli ra, t1, 1
    xor t1, a6, t1
    xor ra, a6, ra
    sw s2, 288(sp)
    and s2, ra, t3
    slli s8, s2, 2
    xor s2, ra, s2
    sw s7, 152(a0)
    xor t6, t6, s8
    and t6, t6, a4
    xor s7, s8, t6
    slli t6, t6, 4
    xor t4, t4, t6
    sw s10, 156(a0)
    # round 6 (skinny.dsl:60)
    not t6, t4
    sw t6, 160(a0)
    and t6, t1, t3
    slli s8, t6, 2
    srli ra, t5, 2
    xori ra, ra, 768
    sw s10, 292(sp)
    lw s10, 228(sp)
    and ra, ra, t3
    and s10, s10, t2
    and s4, a5, s4
    sw t4, 228(sp)
    slli t4, ra, 2
    or s4, s10, s4
    xor t4, t5, t4
    lw t5, 180(sp)
    srli s10, t4, 4
    and s6, t5, s6
    or s4, s4, s6
    xori s6, ra, 768
    xor s10, s10, s8
    xor t1, t1, t6
    and t6, s10, a4
    slli s10, t6, 4
    xor t4, t4, s10
    xor t6, s8, t6
    not t6, t6
    sw t4, 164(a0)
    srli s8, t0, 4
    xor s8, s8, s2
    and s8, s8, a4
    slli s10, s8, 4
    xor t0, t0, s10
    xor s2, s2, s8
    not t0, t0
    and s5, s5, s9
    sw t0, 168(a0)
    lw t0, 176(sp)
    lw s8, 172(sp)
    and t0, t0, a2
    or t0, t0, s8
    or t0, t0, s5
    srli s5, s6, 4
    xor s5, s5, t1
    and s5, s5, a4
    slli s8, s5, 4
    xor s6, s6, s8
    lw s8, 188(sp)
    lui s9, 12288
    and s8, s8, s9
    not s2, s2
    sw s6, 172(a0)
    sw s7, 176(a0)
    sw t6, 180(a0)
    slli t6, s4, 8
    srli s10, s4, 24
    or t6, t6, s10
    lui s10, 1
    addi s10, s10, -768
    xor t6, t6, s10
    srli s10, t6, 1
    xor s10, s10, t6
    and s10, s10, a7
    slli ra, s10, 1
    xor ra, t6, ra
    xor s10, t6, s10
    sw s7, 188(sp)
    srli s7, ra, 2
    sw s6, 172(sp)
    slli s6, t0, 24
    srli t0, t0, 8
    or t0, s6, t0
    lui s6, 1036288
    addi s6, s6, -1
    and t0, t0, s6
    or t0, t0, s8
    srli s8, t0, 1
    xor s8, s8, t0
    and s8, s8, a7
    sw t4, 176(sp)
    xor t4, t0, s8
    slli s8, s8, 1
    xor t0, t0, s8
    xor t1, t1, s5
    sw s2, 184(a0)
    xor s2, s7, t0
    and s2, s2, t3
    xor t0, t0, s2
    slli s2, s2, 2
    xor s2, ra, s2
    sw t1, 188(a0)
    and s5, s2, a4
    slli s7, s5, 4
    and s0, s0, a2
    xor s2, s2, s5
    # round 7 (skinny.dsl:60)
    not s5, s7
    sw s5, 192(a0)
    srli s5, s10, 2
    xor s5, s5, t4
    and s5, s5, t3
    slli s8, s5, 2
    xor s8, s10, s8
    xori s10, s8, 48
    and s10, s10, a4
    slli ra, s10, 4
    xori ra, ra, 768
    xor t4, t4, s5
    xor s5, s8, s10
    not s5, s5
    sw ra, 196(a0)
    and s8, t0, a4
    slli s10, s8, 4
    xor t0, t0, s8
    not s8, s10
    sw s8, 200(a0)
    and s8, t4, a4
    sw t1, 128(sp)
    slli t1, s8, 4
    sw ra, 296(sp)
    lw ra, 224(sp)
    not t0, t0
    srli ra, ra, 8
    sw t1, 204(a0)
    andi ra, ra, 768
    sw s2, 208(a0)
    sw s5, 212(a0)
    lui s5, 1048560
    sw s2, 224(sp)
    slli s2, a3, 24
    sw t1, 300(sp)
    srli t1, a3, 8
    or t1, s2, t1
    and t1, t1, s5
    or t1, s0, t1
    xori t1, t1, 11
    srli s0, t1, 1
    xor s0, s0, t1
    and s0, s0, a7
    slli s2, s0, 1
    xor s2, t1, s2
    sw s10, 304(sp)
    and s10, s2, t3
    sw s7, 308(sp)
    slli s7, s10, 2
    sw s4, 312(sp)
    srli s4, s7, 4
    lw s9, 124(sp)
    sw s6, 316(sp)
    srli s6, s9, 8
    and s6, s6, a2
    lw a3, 220(sp)
    xor s0, t1, s0
    or a3, s6, a3
    slli s6, s1, 24
    or a3, a3, s6
    slli s6, a3, 8
    srli a3, a3, 24
    or a3, s6, a3
    andi a3, a3, -769
    or a3, a3, ra
    srli s6, a3, 1
    xor s6, s6, a3
    and s6, s6, a7
    xor ra, a3, s6
    slli s6, s6, 1
    xor a3, a3, s6
    srli s6, a3, 2
    and s6, s6, t3
    slli s1, s6, 2
    xor a3, a3, s1
    xor s1, s2, s10
    xor t4, t4, s8
    sw t0, 216(a0)
    xor t0, s4, a3
    and t0, t0, a4
    xor a3, a3, t0
    slli t0, t0, 4
    xor t0, s7, t0
    sw t4, 220(a0)
    # round 8 (skinny.dsl:60)
    not s2, t0
    sw s2, 224(a0)
    and s2, s0, t3
    slli s4, s2, 2
    srli s7, s4, 4
    srli s8, ra, 2
    and t5, t5, a2
    lui s10, 48
    xor s8, s8, s10
    and s8, s8, t3
    sw t4, 180(sp)
    slli t4, s8, 2
    xor t4, ra, t4
    xor s0, s0, s2
    xor s2, s7, t4
    xor s7, s10, s8
    and s2, s2, a4
    slli s8, s2, 4
    xor s4, s4, s8
    xor t4, t4, s2
    not t4, t4
    sw s4, 228(a0)
    srli s2, s1, 4
    xor s2, s2, s6
    and s2, s2, a4
    slli s8, s2, 4
    xor s1, s1, s8
    srli s8, s11, 16
    andi s8, s8, 3
    xor s2, s6, s2
    not s1, s1
    sw s1, 232(a0)
    srli s1, s0, 4
    xor s1, s1, s7
    and s1, s1, a4
    slli s6, s1, 4
    xor s0, s0, s6
    not s2, s2
    sw s0, 236(a0)
    sw a3, 240(a0)
    xor s1, s7, s1
    sw t4, 244(a0)
    lw t4, 184(sp)
    lw ra, 168(sp)
    slli s6, t4, 24
    srli s7, t4, 8
    or s6, s6, s7
    and s6, s6, s5
    or t5, t5, s6
    xori t5, t5, 7
    srli s6, t5, 1
    xor s6, s6, t5
    and s6, s6, a7
    slli s7, s6, 1
    xor s6, t5, s6
    xor s7, t5, s7
    srli s11, s7, 2
    sw a3, 220(sp)
    srli a3, ra, 8
    and a3, a3, a2
    or a3, a3, s3
    slli s3, a5, 24
    or a3, a3, s3
    andi a3, a3, -4
    or a3, s8, a3
    srli s3, a3, 1
    xor s3, s3, a3
    and s3, s3, a7
    slli s8, s3, 1
    xor s3, a3, s3
    xor a3, a3, s8
    sw s2, 248(a0)
    xor s2, s11, a3
    and s2, s2, t3
    xor a3, a3, s2
    slli s2, s2, 2
    xor s2, s7, s2
    sw s1, 252(a0)
    srli s7, s2, 4
    and s7, s7, a4
    slli s8, s7, 4
    xor s2, s2, s8
    # round 9 (skinny.dsl:60)
    not s8, s2
    sw s8, 256(a0)
    slli s8, s9, 8
    srli a6, a6, 24
    andi a6, a6, 2
    srli s9, s6, 2
    xor s9, s9, s3
    and s9, s9, t3
    slli s11, s9, 2
    xor s6, s6, s11
    srli s11, s6, 4
    xori s11, s11, 3
    and s11, s11, a4
    sw s1, 124(sp)
    slli s1, s11, 4
    xor s3, s3, s9
    xor s1, s6, s1
    xori s6, s11, 3
    not s6, s6
    sw s1, 260(a0)
    srli s9, a3, 4
    and s9, s9, a4
    slli s11, s9, 4
    xor a3, a3, s11
    not s11, a3
    sw s11, 264(a0)
    srli s11, s3, 4
    and s11, s11, a4
    sw a3, 320(sp)
    lw a3, 232(sp)
    sw s1, 232(sp)
    and a3, a3, s5
    slli s1, s11, 4
    xor s1, s3, s1
    sw s1, 268(a0)
    not s1, s9
    sw s7, 272(a0)
    sw s6, 276(a0)
    lui s3, 4096
    addi s3, s3, -256
    and s6, s8, s3
    lw s8, 8(a1)
    sw s7, 324(sp)
    slli s9, s8, 8
    srli s7, s8, 24
    or s7, s9, s7
    and s7, s7, t2
    or s6, s7, s6
    andi s7, s6, -3
    or a6, s7, a6
    srli s7, a6, 1
    xor s7, s7, a6
    and s7, s7, a7
    slli s9, s7, 1
    xor s9, a6, s9
    xor a6, a6, s7
    srli s7, s9, 2
    and s7, s7, t3
    slli s8, s7, 2
    xor s8, s9, s8
    srli s9, s8, 4
    sw s0, 328(sp)
    lw s0, 132(sp)
    sw s4, 332(sp)
    srli s4, s0, 8
    and s4, s4, a2
    or a3, s4, a3
    slli s4, a3, 8
    srli a3, a3, 24
    or a3, s4, a3
    lui s4, 1
    addi s4, s4, -256
    xor a3, a3, s4
    srli s4, a3, 1
    xor s4, s4, a3
    and s4, s4, a7
    sw t0, 336(sp)
    slli t0, s4, 1
    xor s4, a3, s4
    xor t0, a3, t0
    sw s2, 340(sp)
    and s2, t0, t3
    slli s0, s2, 2
    xor t0, t0, s2
    sw s1, 280(a0)
    xor s1, s9, s0
    and s1, s1, a4
    xor s0, s0, s1
    slli s1, s1, 4
    xor s1, s8, s1
    sw s11, 284(a0)
    # round 10 (skinny.dsl:60)
    not s2, s1
    sw s2, 288(a0)
    and s2, s4, t3
    slli s8, s2, 2
    srli s9, a6, 2
    sw s11, 344(sp)
    lui s11, 12288
    xor s9, s9, s11
    and s9, s9, t3
    sw s1, 348(sp)
    slli s1, s9, 2
    xor a6, a6, s1
    srli s1, a6, 4
    xor s9, s11, s9
    xor s1, s1, s8
    xor s2, s4, s2
    and s1, s1, a4
    slli s4, s1, 4
    xor a6, a6, s4
    xor s1, s8, s1
    not s1, s1
    sw a6, 292(a0)
    srli s4, s7, 4
    xor s4, s4, t0
    and s4, s4, a4
    slli s8, s4, 4
    xor s7, s7, s8
    xor t0, t0, s4
    not s4, s7
    sw s4, 296(a0)
    andi t6, t6, 256
    srli s4, s9, 4
    xor s4, s4, s2
    and s4, s4, a4
    slli s8, s4, 4
    xor s8, s9, s8
    not t0, t0
    sw s8, 300(a0)
    sw s0, 304(a0)
    sw s1, 308(a0)
    lw s1, 288(sp)
    sw s0, 288(sp)
    slli s9, s1, 24
    srli s1, s1, 8
    or s1, s9, s1
    and s1, s1, s5
    srli s5, t4, 8
    and a2, s5, a2
    or a2, a2, s1
    slli s1, a2, 24
    srli a2, a2, 8
    or a2, s1, a2
    lui s1, 57344
    xor a2, a2, s1
    srli s1, a2, 1
    xor s1, s1, a2
    and s1, s1, a7
    slli s5, s1, 1
    xor s5, a2, s5
    srli s9, s5, 2
    lw s0, 0(a1)
    sw s8, 352(sp)
    slli s8, s0, 8
    srli s0, s0, 24
    or s0, s8, s0
    and s0, s0, t2
    slli s8, ra, 8
    and s8, s8, s3
    or s0, s0, s8
    slli s8, s0, 8
    sw s7, 356(sp)
    srli s7, s0, 24
    or s7, s8, s7
    andi s7, s7, -257
    or t6, s7, t6
    srli s7, t6, 1
    xor s7, s7, t6
    and s7, s7, a7
    slli s8, s7, 1
    xor s8, t6, s8
    xor t6, t6, s7
    xor s2, s2, s4
    sw t0, 312(a0)
    xor t0, a2, s1
    xor s1, s9, s8
    and s1, s1, t3
    xor s4, s8, s1
    slli s1, s1, 2
    xor s1, s5, s1
    sw s2, 316(a0)
    and s5, s1, a4
    lw s7, 12(a1)
    lw s8, 280(sp)
    slli s9, s5, 4
    and s7, s7, s8
    xor s1, s1, s5
    # round 11 (skinny.dsl:60)
    not s5, s9
    sw s5, 320(a0)
    srli s5, t0, 2
    xor s5, s5, t6
    and s5, s5, t3
    sw s2, 360(sp)
    slli s2, s5, 2
    xor t0, t0, s2
    lui s2, 768
    xor s2, s2, t0
    and s2, s2, a4
    sw s9, 364(sp)
    slli s9, s2, 4
    xor t6, t6, s5
    xor s5, s11, s9
    xor t0, t0, s2
    not t0, t0
    sw s5, 324(a0)
    and s2, s4, a4
    slli s9, s2, 4
    xor s2, s4, s2
    not s4, s9
    sw s4, 328(a0)
    lw s4, 120(sp)
    and s9, t6, a4
    and s4, s4, t2
    sw s5, 120(sp)
    slli s5, s9, 4
    not s2, s2
    sw s5, 332(a0)
    sw s1, 336(a0)
    sw t0, 340(a0)
    slli t0, s6, 16
    srli s6, s6, 16
    or t0, t0, s6
    lw s6, 164(sp)
    slli t1, t1, 24
    and t0, t0, s6
    or t0, s7, t0
    and t1, t1, s11
    slli s7, t0, 16
    srli t0, t0, 16
    or t0, s7, t0
    lui s7, 192
    xor t0, t0, s7
    srli s7, t0, 1
    xor s7, s7, t0
    and s7, s7, a7
    sw s1, 368(sp)
    slli s1, s7, 1
    xor s1, t0, s1
    xor t0, t0, s7
    and s7, s1, t3
    sw s5, 372(sp)
    slli s5, s7, 2
    sw a6, 376(sp)
    srli a6, s5, 4
    lw t4, 216(sp)
    xor t6, t6, s9
    slli s11, t4, 8
    and s11, s11, s3
    or s4, s4, s11
    slli s11, s4, 24
    srli t4, s4, 8
    or t4, s11, t4
    lw s11, 316(sp)
    sw a2, 316(sp)
    and t4, t4, s11
    or t1, t4, t1
    srli t4, t1, 1
    xor t4, t4, t1
    and t4, t4, a7
    xor s11, t1, t4
    slli t4, t4, 1
    xor t1, t1, t4
    srli t4, t1, 2
    and t4, t4, t3
    slli a2, t4, 2
    xor t1, t1, a2
    xor a2, s1, s7
    sw s2, 344(a0)
    xor a6, a6, t1
    and a6, a6, a4
    xor t1, t1, a6
    slli a6, a6, 4
    xor a6, s5, a6
    sw t6, 348(a0)
    # round 12 (skinny.dsl:60)
    not s1, a6
    sw s1, 352(a0)
    srli s1, s11, 2
    xori s1, s1, 3
    and s1, s1, t3
    slli s2, s1, 2
    xor s2, s11, s2
    and a5, a5, s8
    srli s5, a2, 4
    xor s5, s5, t4
    and s5, s5, a4
    xori s1, s1, 3
    slli s7, s5, 4
    xor a2, a2, s7
    and s7, t0, t3
    slli s9, s7, 2
    srli s11, s9, 4
    xor s11, s11, s2
    and s11, s11, a4
    sw t6, 380(sp)
    slli t6, s11, 4
    xor t6, s9, t6
    xor t0, t0, s7
    xor s2, s2, s11
    xor t4, t4, s5
    not s2, s2
    not t4, t4
    sw t6, 356(a0)
    not s5, a2
    sw s5, 360(a0)
    slli t5, t5, 16
    and t5, t5, s10
    srli s5, t0, 4
    xor s5, s5, s1
    and s5, s5, a4
    slli s7, s5, 4
    xor t0, t0, s7
    sw t0, 364(a0)
    sw t1, 368(a0)
    sw s2, 372(a0)
    slli s2, s0, 16
    srli s0, s0, 16
    or s0, s2, s0
    and s0, s0, s6
    or a5, a5, s0
    slli s0, a5, 16
    srli a5, a5, 16
    or a5, s0, a5
    lui s0, 144
    xor a5, a5, s0
    srli s0, a5, 1
    xor s0, s0, a5
    and s0, s0, a7
    slli s2, s0, 1
    xor s2, a5, s2
    srli s7, s2, 2
    slli s9, ra, 8
    srli s11, ra, 24
    or s9, s9, s11
    and s9, s9, t2
    lw s11, 276(sp)
    xor a5, a5, s0
    slli ra, s11, 8
    and ra, ra, s3
    or s9, s9, ra
    slli ra, s9, 16
    srli s9, s9, 16
    or s9, ra, s9
    lw ra, 272(sp)
    sw t1, 168(sp)
    and t1, s9, ra
    or t1, t1, t5
    srli t5, t1, 1
    xor t5, t5, t1
    and t5, t5, a7
    xor s0, t1, t5
    slli t5, t5, 1
    xor t1, t1, t5
    xor t5, s1, s5
    sw t4, 376(a0)
    xor t4, s7, t1
    and t4, t4, t3
    xor t1, t1, t4
    slli t4, t4, 2
    xor t4, s2, t4
    sw t5, 380(a0)
    srli s1, t4, 4
    and s1, s1, a4
    slli s2, s1, 4
    xor t4, t4, s2
    # round 13 (skinny.dsl:60)
    not s2, t4
    sw s2, 384(a0)
    srli s2, a5, 2
    lw s5, 284(sp)
    xor s2, s2, s0
    slli s5, s5, 8
    and s5, s5, s3
    and s2, s2, t3
    slli s7, s2, 2
    xor a5, a5, s7
    srli s7, a5, 4
    xor s7, s7, s10
    and s7, s7, a4
    slli a3, a3, 8
    sw t5, 284(sp)
    slli t5, s7, 4
    xor a5, a5, t5
    and t5, a3, s10
    xor a3, s0, s2
    xor s0, s10, s7
    not s0, s0
    sw a5, 388(a0)
    srli s2, t1, 4
    and s2, s2, a4
    slli s7, s2, 4
    xor t1, t1, s7
    not s7, t1
    sw s7, 392(a0)
    srli s7, a3, 4
    and s7, s7, a4
    sw t0, 384(sp)
    lw t0, 132(sp)
    sw a5, 132(sp)
    and t0, t0, s8
    slli a5, s7, 4
    xor a5, a3, a5
    not a3, s2
    sw a5, 396(a0)
    sw s1, 400(a0)
    sw s0, 404(a0)
    lw s0, 216(sp)
    sw s1, 272(sp)
    slli s2, s0, 8
    srli s0, s0, 24
    or s0, s2, s0
    and s0, s0, t2
    or s0, s0, s5
    slli s2, s0, 16
    srli s0, s0, 16
    or s0, s2, s0
    and s0, s0, ra
    or t5, s0, t5
    srli s0, t5, 1
    xor s0, s0, t5
    and s0, s0, a7
    slli s2, s0, 1
    xor s2, t5, s2
    srli s5, s2, 2
    xor t5, t5, s0
    and s0, s5, t3
    slli s5, s0, 2
    xor s2, s2, s5
    srli s5, s2, 4
    slli ra, s4, 16
    srli s4, s4, 16
    or s4, ra, s4
    and s4, s4, s6
    or t0, t0, s4
    slli s4, t0, 24
    srli t0, t0, 8
    or t0, s4, t0
    lui s4, 12288
    xor t0, t0, s4
    srli ra, t0, 1
    xor ra, ra, t0
    and ra, ra, a7
    slli s1, ra, 1
    xor s1, t0, s1
    xor t0, t0, ra
    and ra, s1, t3
    slli s4, ra, 2
    xor s1, s1, ra
    sw a3, 408(a0)
    xor a3, s5, s4
    and a3, a3, a4
    xor s4, s4, a3
    slli a3, a3, 4
    xor a3, s2, a3
    sw s7, 412(a0)
    # round 14 (skinny.dsl:60)
    not s2, a3
    sw s2, 416(a0)
    srli s2, t5, 2
    xori s2, s2, 768
    and s2, s2, t3
    slli s5, s2, 2
    lw ra, 184(sp)
    xor t5, t5, s5
    and s8, ra, s8
    and s5, s9, s6
    srli s6, t5, 4
    or s5, s8, s5
    and s8, t0, t3
    slli s9, s8, 2
    xori s2, s2, 768
    xor s6, s6, s9
    xor t0, t0, s8
    and s6, s6, a4
    slli s8, s6, 4
    xor t5, t5, s8
    xor s6, s9, s6
    not s6, s6
    sw t5, 420(a0)
    srli s8, s0, 4
    xor s8, s8, s1
    and s8, s8, a4
    slli s9, s8, 4
    xor s0, s0, s9
    xor s1, s1, s8
    not s8, s0
    sw s8, 424(a0)
    lw s8, 312(sp)
    not s1, s1
    slli s8, s8, 8
    and s3, s8, s3
    srli s8, s2, 4
    xor s8, s8, t0
    and s8, s8, a4
    slli s9, s8, 4
    xor s2, s2, s9
    sw s2, 428(a0)
    sw s4, 432(a0)
    sw s6, 436(a0)
    slli s6, s5, 8
    srli s5, s5, 24
    or s5, s6, s5
    xori s5, s5, 1792
    srli s6, s5, 1
    xor s6, s6, s5
    and s6, s6, a7
    slli s9, s6, 1
    xor s9, s5, s9
    srli ra, s9, 2
    sw s7, 312(sp)
    lui s7, 8192
    sw s4, 164(sp)
    lw s4, 316(sp)
    xor t0, t0, s8
    and s4, s4, s7
    slli s7, s11, 8
    srli s11, s11, 24
    or s7, s7, s11
    and t2, s7, t2
    or t2, t2, s3
    slli s3, t2, 24
    srli t2, t2, 8
    or t2, s3, t2
    lui s3, 1040384
    addi s3, s3, -1
    and t2, t2, s3
    or t2, t2, s4
    srli s3, t2, 1
    xor s3, s3, t2
    and s3, s3, a7
    xor s4, s5, s6
    xor s5, t2, s3
    slli s3, s3, 1
    xor t2, t2, s3
    sw s1, 440(a0)
    xor s1, ra, t2
    and s1, s1, t3
    xor t2, t2, s1
    slli s1, s1, 2
    xor s1, s9, s1
    sw t0, 444(a0)
    and s3, s1, a4
    lw s6, 8(a1)
    slli s7, s3, 4
    xori s6, s6, 14
    xor s1, s1, s3
    # round 15 (skinny.dsl:60)
    not s3, s7
    sw s3, 448(a0)
    srli s3, s4, 2
    xor s3, s3, s5
    and s3, s3, t3
    slli s8, s3, 2
    xor s4, s4, s8
    xori s8, s4, 48
    and s8, s8, a4
    slli s9, s8, 4
    xori s9, s9, 768
    xor s3, s5, s3
    xor s4, s4, s8
    not s4, s4
    sw s9, 452(a0)
    and s5, t2, a4
    slli s8, s5, 4
    xor t2, t2, s5
    not s5, s8
    sw s5, 456(a0)
    and s5, s3, a4
    slli s8, s5, 4
    xor s3, s3, s5
    not t2, t2
    sw s8, 460(a0)
    sw s1, 464(a0)
    sw s4, 468(a0)
    sw t2, 472(a0)
    sw s3, 476(a0)
    srli t2, s6, 1
    xor t2, t2, s6
    and t2, t2, a7
    xor s4, s6, t2
    slli t2, t2, 1
    xor t2, s6, t2
    and s5, t2, t3
    slli s6, s5, 2
    xor t2, t2, s5
    srli s5, s6, 4
    lw s11, 212(sp)
    sw t0, 212(sp)
    srli ra, s11, 1
    xor ra, ra, s11
    and a7, ra, a7
    xor ra, s11, a7
    slli a7, a7, 1
    xor a7, s11, a7
    srli s11, a7, 2
    and s11, s11, t3
    slli t0, s11, 2
    xor a7, a7, t0
    xor t0, s5, a7
    and t0, t0, a4
    slli s5, t0, 4
    xor s5, s6, s5
    xor a7, a7, t0
    # round 16 (skinny.dsl:60)
    not t0, s5
    sw t0, 480(a0)
    srli t0, ra, 2
    xor t0, t0, s10
    and t0, t0, t3
    and t3, s4, t3
    slli s6, t3, 2
    sw s3, 276(sp)
    srli s3, s6, 4
    sw s1, 316(sp)
    slli s1, t0, 2
    xor s1, ra, s1
    xor s3, s3, s1
    and s3, s3, a4
    slli ra, s3, 4
    xor t3, s4, t3
    xor s4, s6, ra
    xor t0, s10, t0
    srli t4, t4, 14
    andi t4, t4, 12
    xor s1, s1, s3
    not s1, s1
    sw s4, 484(a0)
    srli s3, t2, 4
    xor s3, s3, s11
    and s3, s3, a4
    slli s6, s3, 4
    xor t2, t2, s6
    xor s3, s11, s3
    not s6, t2
    sw s6, 488(a0)
    srli s6, t3, 4
    xor s6, s6, t0
    and s6, s6, a4
    slli s11, s6, 4
    xor t3, t3, s11
    xor t0, t0, s6
    not s3, s3
    sw t3, 492(a0)
    sw a7, 496(a0)
    sw s1, 500(a0)
    lui s1, 61681
    addi s1, s1, -253
    lw s6, 116(sp)
    sw s3, 504(a0)
    and s11, s6, s1
    or t4, s11, t4
    # round 17 (skinny.dsl:60)
    not t4, t4
    sw t0, 508(a0)
    sw t4, 512(a0)
    lw t4, 112(sp)
    lui s11, 12
    and s3, t4, a4
    xori s3, s3, 3
    not s3, s3
    lui ra, 801840
    addi ra, ra, 960
    sw t0, 280(sp)
    lw t0, 136(sp)
    sw a7, 184(sp)
    and ra, t0, ra
    srli a7, a3, 30
    or a7, a7, ra
    lw ra, 268(sp)
    sw t3, 216(sp)
    slli t3, ra, 12
    and t3, t3, s11
    or a7, a7, t3
    sw s3, 516(a0)
    lw t3, 108(sp)
    # round 18 (skinny.dsl:60)
    not a7, a7
    and s3, t3, a4
    xori s3, s3, 3
    sw s3, 520(a0)
    lui s3, 801852
    addi s3, s3, 963
    sw s8, 388(sp)
    lui s8, 49152
    sw s5, 392(sp)
    lui s5, 986883
    addi s5, s5, 240
    sw t2, 396(sp)
    lui t2, 801852
    addi t2, t2, 960
    sw a7, 524(a0)
    srli a7, t5, 30
    sw t5, 400(sp)
    lw t5, 160(sp)
    sw a3, 404(sp)
    and a3, t5, t2
    or a7, a7, a3
    xor a7, a7, s8
    sw a7, 528(a0)
    lw a3, 156(sp)
    sw a7, 408(sp)
    and a7, a3, s3
    xor a7, a7, s11
    sw a7, 532(a0)
    sw a7, 412(sp)
    lw a7, 208(sp)
    slli s8, s7, 2
    and a7, a7, s5
    and s8, s8, s11
    or a7, a7, s8
    # round 19 (skinny.dsl:60)
    not a7, a7
    sw a7, 536(a0)
    lui a7, 790275
    addi a7, a7, 240
    lw s8, 204(sp)
    sw s7, 420(sp)
    and a7, s8, a7
    slli s8, s9, 2
    and s8, s8, s11
    or a7, a7, s8
    lw s8, 104(sp)
    sw s9, 416(sp)
    slli s9, s8, 20
    lui s7, 196608
    and s9, s9, s7
    or a7, a7, s9
    slli s9, ra, 14
    and s9, s9, s10
    lui ra, 12288
    xor a7, a7, ra
    sw a7, 540(a0)
    sw a7, 268(sp)
    lui a7, 50116
    addi a7, a7, -964
    lw ra, 256(sp)
    sw s4, 424(sp)
    and ra, ra, a7
    slli s4, s4, 26
    and s4, s4, s7
    or s4, ra, s4
    xori s4, s4, 192
    sw s4, 544(a0)
    lui ra, 246532
    addi ra, ra, -964
    sw s4, 428(sp)
    lw s4, 252(sp)
    lw s7, 152(sp)
    and s4, s4, ra
    srli s7, s7, 4
    lui s11, 192
    and s7, s7, s11
    or s4, s4, s7
    # round 20 (skinny.dsl:60)
    not s4, s4
    lui s7, 61633
    addi s7, s7, -241
    lw s11, 264(sp)
    sw s2, 264(sp)
    and s11, s11, s7
    srli s2, s6, 10
    sw s0, 252(sp)
    and s0, s2, s10
    or s0, s11, s0
    sw s4, 548(a0)
    lw s4, 140(sp)
    # round 21 (skinny.dsl:60)
    not s0, s0
    and s4, s4, s7
    lui s11, 801804
    addi s11, s11, 963
    sw s3, 140(sp)
    lw s3, 228(sp)
    sw s0, 552(a0)
    and s3, s3, s11
    or s3, s3, s9
    srli s0, t3, 10
    and s0, s0, s10
    or s0, s4, s0
    sw s0, 556(a0)
    # round 22 (skinny.dsl:60)
    not s0, s3
    sw s0, 560(a0)
    lui s0, 15420
    addi s0, s0, 963
    lw s3, 176(sp)
    slli s9, t5, 6
    and s4, s3, s0
    lui s11, 786432
    and s9, s9, s11
    or s4, s4, s9
    lui s9, 1
    addi s9, s9, -1024
    xor s4, s4, s9
    sw s4, 564(a0)
    lui s9, 986892
    addi s9, s9, 240
    lw s3, 308(sp)
    sw s4, 228(sp)
    and s3, s3, s9
    srli s4, s6, 12
    sw s0, 432(sp)
    lui s0, 3
    and s4, s4, s0
    lw t3, 304(sp)
    or s3, s3, s4
    and t3, t3, s9
    lw s4, 340(sp)
    # round 23 (skinny.dsl:60)
    not s3, s3
    and s4, s4, s1
    lui s9, 200463
    addi s9, s9, 240
    sw s3, 568(a0)
    srli s3, t4, 12
    and s3, s3, s0
    or t3, t3, s3
    lw s3, 296(sp)
    slli s0, s8, 22
    and s3, s3, s9
    and s0, s0, s11
    or s0, s3, s0
    xori s0, s0, 768
    not t3, t3
    sw s0, 572(a0)
    lui s3, 246724
    addi s3, s3, -976
    srli t4, t4, 10
    sw s0, 112(sp)
    lw s0, 336(sp)
    srli s11, t0, 4
    and s0, s0, s3
    andi s11, s11, 12
    or s0, s11, s0
    sw t3, 576(a0)
    # round 24 (skinny.dsl:60)
    not t3, s0
    sw t3, 580(a0)
    lui t3, 3072
    srli s0, s6, 24
    andi s0, s0, 12
    or s0, s4, s0
    lw s4, 332(sp)
    # round 25 (skinny.dsl:60)
    not s0, s0
    and s11, s4, s3
    srli s4, t5, 4
    andi s6, s4, 12
    or s6, s6, s11
    xor s6, s6, t3
    sw s6, 584(a0)
    lw s11, 376(sp)
    srli t3, a3, 4
    and t2, s11, t2
    lw s11, 328(sp)
    andi t3, t3, 12
    and s11, s11, s3
    or t3, t3, s11
    sw t3, 588(a0)
    sw s0, 592(a0)
    lui s0, 61681
    addi s0, s0, -244
    lw s11, 364(sp)
    and a6, a6, a7
    and s5, s11, s5
    lw s11, 232(sp)
    sw t3, 232(sp)
    and s11, s11, s0
    lw t3, 320(sp)
    sw s6, 320(sp)
    and t3, t3, s0
    lui s0, 12
    and s2, s2, s0
    or s2, s5, s2
    andi s5, t4, 3
    or t3, s5, t3
    lui s5, 196608
    xor s2, s2, s5
    srli s6, s8, 10
    andi s6, s6, 3
    or s6, s6, s11
    xori s6, s6, 48
    sw s6, 596(a0)
    not t3, t3
    lui s6, 801840
    addi s6, s6, 963
    lw s11, 348(sp)
    sw s9, 348(sp)
    and s11, s11, s6
    slli s9, t0, 6
    and s9, s9, s0
    or s9, s11, s9
    sw t3, 600(a0)
    lw t3, 356(sp)
    lw s11, 352(sp)
    and t3, t3, s6
    and s6, s11, s6
    # round 26 (skinny.dsl:60)
    not s9, s9
    sw s9, 604(a0)
    srli s9, t5, 24
    andi s9, s9, 3
    or t2, s9, t2
    lui s9, 49152
    xor t2, t2, s9
    sw t2, 608(a0)
    lw s9, 152(sp)
    and a7, t6, a7
    slli s11, s9, 6
    and s11, s11, s0
    or t3, t3, s11
    not t3, t3
    sw t3, 612(a0)
    slli t3, a3, 6
    and s0, t3, s0
    or s0, s6, s0
    and a2, a2, ra
    sw s0, 616(a0)
    # round 27 (skinny.dsl:60)
    not s6, s2
    sw s6, 620(a0)
    lui s6, 790287
    addi s6, s6, 240
    lw s11, 120(sp)
    slli a3, s8, 10
    and s11, s11, s6
    and a3, a3, s5
    or a3, s11, a3
    and t1, t1, a4
    lui a4, 12288
    xor a4, a3, a4
    xor t1, t1, s10
    sw a4, 624(a0)
    lw a3, 372(sp)
    and a5, a5, s7
    and s11, a3, s6
    lw a3, 108(sp)
    sw t6, 356(sp)
    slli t6, a3, 10
    and t6, t6, s5
    or t6, s11, t6
    sw t6, 628(a0)
    slli s11, t0, 22
    and s11, s11, s5
    or a6, a6, s11
    lui s11, 192
    xor a6, a6, s11
    # round 28 (skinny.dsl:60)
    sw s0, 364(sp)
    not s0, a6
    sw s0, 632(a0)
    slli s0, t5, 22
    and s0, s0, s5
    or a7, a7, s0
    lui s0, 192
    addi s0, s0, 192
    xor a7, a7, s0
    # round 29 (skinny.dsl:60)
    not t1, t1
    sw a7, 636(a0)
    slli s0, s9, 2
    and s0, s0, s11
    or a2, a2, s0
    lw s0, 252(sp)
    sw t2, 336(sp)
    lw t2, 140(sp)
    lui s5, 786432
    and s0, s0, t2
    xor s0, s0, s5
    # round 28 (skinny.dsl:60)
    not a2, a2
    sw t6, 252(sp)
    lui t6, 61489
    addi t6, t6, -241
    sw a4, 340(sp)
    lw a4, 132(sp)
    sw a2, 640(a0)
    and t6, a4, t6
    slli a4, s8, 8
    and a4, a4, s11
    or t6, t6, a4
    lui a4, 816
    xor t6, t6, a4
    slli a4, s2, 2
    and a4, a4, s5
    lw a2, 264(sp)
    # round 30 (skinny.dsl:60)
    not s0, s0
    and t2, a2, t2
    sw t6, 644(a0)
    lui s2, 15372
    addi s2, s2, 963
    lw a2, 404(sp)
    sw t1, 648(a0)
    and a2, a2, s2
    srli a6, a6, 6
    slli t1, a3, 14
    lui s2, 3
    and a6, a6, s2
    and t1, t1, s10
    or a5, a5, t1
    sw a5, 652(a0)
    slli a5, t0, 8
    and a5, a5, s10
    or a5, a2, a5
    slli t0, t0, 30
    or a5, a5, t0
    xor t0, t2, s5
    not a5, a5
    sw a5, 656(a0)
    lui a5, 200460
    addi a5, a5, 240
    lw t1, 420(sp)
    lw t2, 116(sp)
    and t1, t1, a5
    srli a2, t2, 4
    lw a3, 416(sp)
    and a2, a2, s2
    and a5, a3, a5
    or t1, t1, a2
    lw a2, 396(sp)
    or t1, t1, a4
    and a2, a2, s3
    sw s0, 660(a0)
    srli a4, s9, 28
    andi a4, a4, 12
    or a4, a4, a2
    # round 31 (skinny.dsl:60)
    not t1, t1
    sw t0, 664(a0)
    sw t1, 668(a0)
    lui t1, 246721
    addi t1, t1, -964
    lw a2, 392(sp)
    srli t6, t6, 14
    and a2, a2, t1
    or a6, a2, a6
    lui a2, 986895
    addi a2, a2, 240
    lw s0, 388(sp)
    lw s3, 208(sp)
    and a2, s0, a2
    and s3, s3, s6
    andi t6, t6, 12
    xor a2, a2, s2
    srli s6, s8, 4
    and s6, s6, s2
    or a5, a5, s6
    slli s6, s8, 12
    and s6, s6, s5
    or a5, a5, s6
    and s1, s8, s1
    xori a5, a5, 768
    or t6, s1, t6
    # round 32 (skinny.dsl:60)
    not a6, a6
    not a4, a4
    xori t6, t6, 48
    sw a5, 672(a0)
    lw s1, 260(sp)
    sw a2, 676(a0)
    and s1, s1, s7
    and s4, s4, s11
    and t4, t4, s10
    sw a6, 680(a0)
    lui a6, 246721
    addi a6, a6, -976
    lw s6, 424(sp)
    srli s7, t5, 28
    and a6, s6, a6
    andi s7, s7, 12
    or a6, s7, a6
    srli s7, a7, 6
    and s7, s7, s2
    or a6, a6, s7
    lw s7, 256(sp)
    lw s10, 348(sp)
    and s9, s7, ra
    or s4, s9, s4
    lw s9, 308(sp)
    and t3, t3, s5
    and s9, s9, s10
    lw s10, 172(sp)
    lw s11, 432(sp)
    lui ra, 3072
    and s11, s10, s11
    xor a6, a6, ra
    or t4, s1, t4
    xori s1, s4, 192
    or t3, s11, t3
    # round 37 (skinny.dsl:60)
    not t4, t4
    sw a6, 684(a0)
    sw a4, 688(a0)
    sw t6, 692(a0)
    slli t6, t2, 20
    lui a4, 196608
    and t6, t6, a4
    or t6, s3, t6
    slli t2, t2, 22
    lw a4, 332(sp)
    and t2, t2, s5
    and t1, a4, t1
    or t2, s9, t2
    # round 35 (skinny.dsl:60)
    not t6, t6
    sw t6, 696(a0)
    # round 39 (skinny.dsl:60)
    not t2, t2
    lw t6, 328(sp)
    lw s3, 220(sp)
    not t6, t6
    not s3, s3
    lw s4, 124(sp)
    # round 40 (skinny.dsl:60)
    lw s5, 296(sp)
    not s4, s4
    not s5, s5
    lw s9, 300(sp)
    lw s11, 224(sp)
    not s9, s9
    not s11, s11
    sw s1, 700(a0)
    sw t4, 704(a0)
    lw t4, 180(sp)
    # round 39 (skinny.dsl:60)
    lw s8, 176(sp)
    # round 40 (skinny.dsl:60)
    not t4, t4
    # round 39 (skinny.dsl:60)
    not s8, s8
    lw s7, 188(sp)
    lw a4, 128(sp)
    not s7, s7
    not a4, a4
    sw t3, 708(a0)
    sw t2, 712(a0)
    srli t2, t5, 10
    and t2, t2, s2
    or t1, t1, t2
    xor t1, t1, ra
    not t2, t3
    # round 37 (skinny.dsl:60)
    not t3, s1
    lw s1, 248(sp)
    lw s2, 244(sp)
    not s1, s1
    not s2, s2
    lw ra, 236(sp)
    sw t1, 716(a0)
    not ra, ra
    not t1, t1
    sw t1, 720(a0)
    sw t6, 724(a0)
    sw s3, 728(a0)
    sw s4, 732(a0)
    sw s5, 736(a0)
    sw s9, 740(a0)
    sw s11, 744(a0)
    sw t4, 748(a0)
    sw s8, 752(a0)
    sw t2, 756(a0)
    sw s7, 760(a0)
    sw a4, 764(a0)
    sw t3, 768(a0)
    sw s1, 772(a0)
    sw s2, 776(a0)
    sw ra, 780(a0)
    # round 36 (skinny.dsl:60)
    lw t1, 204(sp)
    # round 33 (skinny.dsl:60)
    not a6, a6
    # round 36 (skinny.dsl:60)
    not t1, t1
    sw t1, 784(a0)
    lw t1, 200(sp)
    # round 32 (skinny.dsl:60)
    not a5, a5
    # round 36 (skinny.dsl:60)
    not t1, t1
    sw t1, 788(a0)
    lw t1, 196(sp)
    not t1, t1
    sw t1, 792(a0)
    lw t1, 240(sp)
    not t1, t1
    sw t1, 796(a0)
    # round 35 (skinny.dsl:60)
    lw t1, 408(sp)
    not t1, t1
    sw t1, 800(a0)
    lw t1, 156(sp)
    not t1, t1
    sw t1, 804(a0)
    lw t1, 148(sp)
    not t1, t1
    sw t1, 808(a0)
    lw t1, 192(sp)
    sw a6, 816(a0)
    not t1, t1
    sw t1, 812(a0)
    # round 33 (skinny.dsl:60)
    lw a6, 216(sp)
    not a6, a6
    sw a6, 820(a0)
    lw a6, 184(sp)
    not a6, a6
    sw a6, 824(a0)
    lw a6, 280(sp)
    sw a5, 832(a0)
    not a6, a6
    sw a6, 828(a0)
    # round 32 (skinny.dsl:60)
    not a5, a2
    sw a5, 836(a0)
    lw a5, 316(sp)
    not a5, a5
    sw a5, 840(a0)
    lw a5, 276(sp)
    not a5, a5
    sw a5, 844(a0)
    # round 31 (skinny.dsl:60)
    lw a5, 400(sp)
    not a5, a5
    sw a5, 848(a0)
    not a5, t0
    sw a5, 852(a0)
    lw a5, 164(sp)
    not a5, a5
    sw a5, 856(a0)
    lw a5, 212(sp)
    not a5, a5
    sw a5, 860(a0)
    # round 29 (skinny.dsl:60)
    not a5, a7
    sw a5, 864(a0)
    lw a5, 384(sp)
    not a5, a5
    sw a5, 868(a0)
    lw a5, 168(sp)
    not a5, a5
    sw a5, 872(a0)
    lw a5, 284(sp)
    # round 17 (skinny.dsl:60)
    not t1, s6
    # round 29 (skinny.dsl:60)
    not a5, a5
    sw a5, 876(a0)
    # round 28 (skinny.dsl:60)
    lw a5, 340(sp)
    # round 16 (skinny.dsl:60)
    not t2, a3
    # round 28 (skinny.dsl:60)
    not a5, a5
    sw a5, 880(a0)
    lw a5, 252(sp)
    # round 16 (skinny.dsl:60)
    not t3, s0
    # round 28 (skinny.dsl:60)
    not a5, a5
    sw a5, 884(a0)
    lw a5, 368(sp)
    not a5, a5
    sw a5, 888(a0)
    lw a5, 380(sp)
    not a5, a5
    sw a5, 892(a0)
    # round 27 (skinny.dsl:60)
    lw a5, 336(sp)
    # round 3 (skinny.dsl:60)
    not t5, t5
    # round 27 (skinny.dsl:60)
    not a5, a5
    sw a5, 896(a0)
    lw a5, 364(sp)
    not a5, a5
    sw a5, 900(a0)
    lw a5, 288(sp)
    not a5, a5
    sw a5, 904(a0)
    lw a5, 360(sp)
    not a5, a5
    sw a5, 908(a0)
    # round 25 (skinny.dsl:60)
    lw a5, 320(sp)
    not a5, a5
    sw a5, 912(a0)
    lw a5, 232(sp)
    not a5, a5
    sw a5, 916(a0)
    # round 24 (skinny.dsl:60)
    lw a5, 112(sp)
    not a5, a5
    sw a5, 920(a0)
    # round 23 (skinny.dsl:60)
    lw a5, 228(sp)
    not a5, a5
    sw a5, 924(a0)
    not a5, s10
    # round 21 (skinny.dsl:60)
    lw a6, 428(sp)
    # round 20 (skinny.dsl:60)
    lw a7, 268(sp)
    # round 21 (skinny.dsl:60)
    not a6, a6
    # round 20 (skinny.dsl:60)
    not a7, a7
    # round 19 (skinny.dsl:60)
    lw t0, 412(sp)
    # round 15 (skinny.dsl:60)
    lw t4, 264(sp)
    # round 19 (skinny.dsl:60)
    not t0, t0
    # round 15 (skinny.dsl:60)
    not t4, t4
    # round 13 (skinny.dsl:60)
    lw t6, 356(sp)
    # round 12 (skinny.dsl:60)
    lw a4, 120(sp)
    # round 13 (skinny.dsl:60)
    not t6, t6
    # round 12 (skinny.dsl:60)
    not a4, a4
    lw a3, 372(sp)
    # round 11 (skinny.dsl:60)
    lw a2, 376(sp)
    # round 12 (skinny.dsl:60)
    not a3, a3
    # round 11 (skinny.dsl:60)
    not a2, a2
    lw s0, 352(sp)
    # round 9 (skinny.dsl:60)
    lw s1, 332(sp)
    # round 11 (skinny.dsl:60)
    not s0, s0
    # round 9 (skinny.dsl:60)
    not s1, s1
    # round 5 (skinny.dsl:60)
    lw s2, 256(sp)
    # round 1 (skinny.dsl:60)
    lw s3, 104(sp)
    # round 5 (skinny.dsl:60)
    not s2, s2
    # round 1 (skinny.dsl:60)
    not s3, s3
    sw a5, 928(a0)
    lw a5, 108(sp)
    sw a6, 932(a0)
    not a5, a5
    lw a6, 100(sp)
    sw a7, 936(a0)
    not a6, a6
    lw a7, 96(sp)
    sw t0, 940(a0)
    not a7, a7
    # round 5 (skinny.dsl:60)
    lw t0, 144(sp)
    sw t1, 944(a0)
    not t0, t0
    lw t1, 292(sp)
    sw t2, 948(a0)
    not t1, t1
    # round 9 (skinny.dsl:60)
    lw t2, 324(sp)
    sw t3, 952(a0)
    not t2, t2
    lw t3, 344(sp)
    sw t4, 956(a0)
    not t3, t3
    # round 13 (skinny.dsl:60)
    lw t4, 272(sp)
    sw t6, 960(a0)
    not t4, t4
    lw t6, 312(sp)
    sw a4, 964(a0)
    not t6, t6
    sw a3, 968(a0)
    sw a2, 972(a0)
    sw s0, 976(a0)
    sw s1, 980(a0)
    sw s2, 984(a0)
    sw t5, 988(a0)
    sw s3, 992(a0)
    sw a5, 996(a0)
    sw a6, 1000(a0)
    sw a7, 1004(a0)
    sw t0, 1008(a0)
    sw t1, 1012(a0)
    sw t2, 1016(a0)
    sw t3, 1020(a0)
    sw t4, 1024(a0)
    sw t6, 1028(a0)
    addi t0, sp, 64
    addi t1, sp, 448
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
    addi sp, sp, 448
    ret
    .size lwcc_skinny128_128_key_setup_rv32i, .-lwcc_skinny128_128_key_setup_rv32i

    .balign 4
    .global lwcc_skinny128_128_ecb_encrypt_rv32i
    .type lwcc_skinny128_128_ecb_encrypt_rv32i, %function
lwcc_skinny128_128_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_skinny128_128_ecb_encrypt_rv32i_begin
    ret
.Llwcc_skinny128_128_ecb_encrypt_rv32i_begin:
    addi sp, sp, -128
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
    li t0, 32
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_skinny128_128_ecb_encrypt_rv32i_group
    j .Llwcc_skinny128_128_ecb_encrypt_rv32i_rest
.Llwcc_skinny128_128_ecb_encrypt_rv32i_group:
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
    lw s1, 20(a3)
    xor a6, a6, t5
    lw t5, 4(a3)
    xor a5, a5, s1
    xor t4, t4, t5
    lw t5, 8(a3)
    lw s2, 24(a3)
    xor t0, t0, t5
    lw t5, 12(a3)
    xor a7, a7, s2
    xor t1, t1, t5
    lw t5, 16(a3)
    lw s3, 28(a3)
    xor t2, t2, t5
    xor t3, t3, s3
    slli s4, a6, 6
    srli s5, a6, 26
    or s4, s4, s5
    lui s5, 49345
    addi s5, s5, -1012
    and s4, s4, s5
    xor a6, a6, s4
    slli s4, a6, 20
    srli s6, a6, 12
    or s4, s4, s6
    lui s6, 197379
    addi s6, s6, 48
    and s4, s4, s6
    xor a6, a6, s4
    slli s4, a6, 26
    srli s7, a6, 6
    or s4, s4, s7
    lui s7, 789516
    addi s7, s7, 192
    and s4, s4, s7
    xor a6, a6, s4
    slli s4, t4, 6
    srli s8, t4, 26
    or s4, s4, s8
    and s4, s4, s5
    xor t4, t4, s4
    slli s4, t4, 20
    srli s8, t4, 12
    or s4, s4, s8
    and s4, s4, s6
    xor t4, t4, s4
    slli s4, t4, 26
    srli s8, t4, 6
    or s4, s4, s8
    and s4, s4, s7
    xor t4, t4, s4
    slli s4, t0, 6
    srli s8, t0, 26
    or s4, s4, s8
    and s4, s4, s5
    xor t0, t0, s4
    slli s4, t0, 20
    srli s8, t0, 12
    or s4, s4, s8
    and s4, s4, s6
    xor t0, t0, s4
    slli s4, t0, 26
    srli s8, t0, 6
    or s4, s4, s8
    and s4, s4, s7
    xor t0, t0, s4
    slli s4, t1, 6
    srli s8, t1, 26
    or s4, s4, s8
    and s4, s4, s5
    xor t1, t1, s4
    slli s4, t1, 20
    srli s8, t1, 12
    or s4, s4, s8
    and s4, s4, s6
    xor t1, t1, s4
    slli s4, t1, 26
    srli s8, t1, 6
    or s4, s4, s8
    and s4, s4, s7
    xor t1, t1, s4
    slli s4, t2, 6
    srli s8, t2, 26
    or s4, s4, s8
    and s4, s4, s5
    xor t2, t2, s4
    slli s4, t2, 20
    srli s8, t2, 12
    or s4, s4, s8
    and s4, s4, s6
    xor t2, t2, s4
    slli s4, t2, 26
    srli s8, t2, 6
    or s4, s4, s8
    and s4, s4, s7
    xor t2, t2, s4
    slli s4, a5, 6
    srli s8, a5, 26
    or s4, s4, s8
    and s4, s4, s5
    xor a5, a5, s4
    slli s4, a5, 20
    srli s8, a5, 12
    or s4, s4, s8
    and s4, s4, s6
    xor a5, a5, s4
    slli s4, a5, 26
    srli s8, a5, 6
    or s4, s4, s8
    and s4, s4, s7
    xor a5, a5, s4
    slli s4, a7, 6
    srli s8, a7, 26
    or s4, s4, s8
    and s4, s4, s5
    xor a7, a7, s4
    slli s4, a7, 20
    srli s8, a7, 12
    or s4, s4, s8
    and s4, s4, s6
    xor a7, a7, s4
    slli s4, a7, 26
    srli s8, a7, 6
    or s4, s4, s8
    and s4, s4, s7
    xor a7, a7, s4
    slli s4, t3, 6
    srli s8, t3, 26
    or s4, s4, s8
    and s4, s4, s5
    xor t3, t3, s4
    slli s4, t3, 20
    srli s8, t3, 12
    or s4, s4, s8
    and s4, s4, s6
    xor t3, t3, s4
    slli s4, t3, 26
    srli s8, t3, 6
    or s4, s4, s8
    and s4, s4, s7
    xor t3, t3, s4
    # round 2 (skinny.dsl:60)
    or s4, a7, t3
    xor t2, t2, s4
    or s4, t0, t1
    xor a6, a6, s4
    and s4, a6, t2
    xor a5, a5, s4
    or s4, t4, t0
    xor a7, a7, s4
    not s4, a5
    and s8, a7, s4
    xor t3, t3, s8
    not s8, t1
    and s8, s8, a6
    xor t4, t4, s8
    or s8, t4, t3
    xor t0, t0, s8
    and s4, t2, s4
    xor t1, t1, s4
    lw s4, 32(a3)
    lw s8, 44(a3)
    xor t0, t0, s4
    lw s4, 36(a3)
    xor t4, t4, s8
    xor t3, t3, s4
    lw s4, 40(a3)
    lw s8, 48(a3)
    xor a7, a7, s4
    xor t1, t1, s8
    lw s9, 52(a3)
    lw s10, 56(a3)
    xor a6, a6, s9
    xor t2, t2, s10
    lw s10, 60(a3)
    srli s11, t0, 18
    xor a5, a5, s10
    slli s10, t0, 14
    or s10, s10, s11
    lui s11, 12336
    addi s11, s11, 771
    and s10, s10, s11
    xor t0, t0, s10
    srli s10, t0, 4
    and s10, s10, s5
    xor t0, t0, s10
    slli s10, t0, 18
    srli ra, t0, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t0, t0, s10
    slli s10, t3, 14
    srli ra, t3, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t3, t3, s10
    srli s10, t3, 4
    and s10, s10, s5
    xor t3, t3, s10
    slli s10, t3, 18
    srli ra, t3, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t3, t3, s10
    slli s10, a7, 14
    srli ra, a7, 18
    or s10, s10, ra
    and s10, s10, s11
    xor a7, a7, s10
    srli s10, a7, 4
    and s10, s10, s5
    xor a7, a7, s10
    slli s10, a7, 18
    srli ra, a7, 14
    or s10, s10, ra
    and s10, s10, s6
    xor a7, a7, s10
    slli s10, t4, 14
    srli ra, t4, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t4, t4, s10
    srli s10, t4, 4
    and s10, s10, s5
    xor t4, t4, s10
    slli s10, t4, 18
    srli ra, t4, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t4, t4, s10
    slli s10, t1, 14
    srli ra, t1, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t1, t1, s10
    srli s10, t1, 4
    and s10, s10, s5
    xor t1, t1, s10
    slli s10, t1, 18
    srli ra, t1, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t1, t1, s10
    slli s10, a6, 14
    srli ra, a6, 18
    or s10, s10, ra
    and s10, s10, s11
    xor a6, a6, s10
    srli s10, a6, 4
    and s10, s10, s5
    xor a6, a6, s10
    slli s10, a6, 18
    srli ra, a6, 14
    or s10, s10, ra
    and s10, s10, s6
    xor a6, a6, s10
    slli s10, t2, 14
    srli ra, t2, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t2, t2, s10
    srli s10, t2, 4
    and s10, s10, s5
    xor t2, t2, s10
    slli s10, t2, 18
    srli ra, t2, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t2, t2, s10
    slli s10, a5, 14
    srli ra, a5, 18
    or s10, s10, ra
    and s10, s10, s11
    xor a5, a5, s10
    srli s10, a5, 4
    and s10, s10, s5
    xor a5, a5, s10
    slli s10, a5, 18
    srli ra, a5, 14
    or s10, s10, ra
    and s10, s10, s6
    xor a5, a5, s10
    # round 3 (skinny.dsl:60)
    or s10, t2, a5
    xor t1, t1, s10
    or s10, a7, t4
    xor t0, t0, s10
    and s10, t0, t1
    xor a6, a6, s10
    or s10, t3, a7
    xor t2, t2, s10
    not s10, a6
    and ra, t2, s10
    xor a5, a5, ra
    not ra, t4
    and ra, ra, t0
    xor t3, t3, ra
    or ra, t3, a5
    xor a7, a7, ra
    and s10, t1, s10
    xor t4, t4, s10
    lw s10, 64(a3)
    xor a7, a7, s10
    lw s10, 68(a3)
    srli ra, a7, 2
    xor a5, a5, s10
    lw s10, 72(a3)
    xor t2, t2, s10
    lw s10, 76(a3)
    xor t3, t3, s10
    lw s10, 80(a3)
    xor t4, t4, s10
    lw s10, 84(a3)
    xor t0, t0, s10
    lw s10, 88(a3)
    xor t1, t1, s10
    lw s10, 92(a3)
    xor a6, a6, s10
    slli s10, a7, 30
    or s10, s10, ra
    and s10, s10, s7
    xor a7, a7, s10
    slli s10, a7, 12
    srli ra, a7, 20
    or s10, s10, ra
    and s10, s10, s11
    xor a7, a7, s10
    slli s10, a7, 10
    srli ra, a7, 22
    or s10, s10, ra
    and s10, s10, s5
    xor a7, a7, s10
    slli s10, a5, 30
    srli ra, a5, 2
    or s10, s10, ra
    and s10, s10, s7
    xor a5, a5, s10
    slli s10, a5, 12
    srli ra, a5, 20
    or s10, s10, ra
    and s10, s10, s11
    xor a5, a5, s10
    slli s10, a5, 10
    srli ra, a5, 22
    or s10, s10, ra
    and s10, s10, s5
    xor a5, a5, s10
    slli s10, t2, 30
    srli ra, t2, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t2, t2, s10
    slli s10, t2, 12
    srli ra, t2, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t2, t2, s10
    slli s10, t2, 10
    srli ra, t2, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t2, t2, s10
    slli s10, t3, 30
    srli ra, t3, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t3, t3, s10
    slli s10, t3, 12
    srli ra, t3, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t3, t3, s10
    slli s10, t3, 10
    srli ra, t3, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t3, t3, s10
    slli s10, t4, 30
    srli ra, t4, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t4, t4, s10
    slli s10, t4, 12
    srli ra, t4, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t4, t4, s10
    slli s10, t4, 10
    srli ra, t4, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t4, t4, s10
    slli s10, t0, 30
    srli ra, t0, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t0, t0, s10
    slli s10, t0, 12
    srli ra, t0, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t0, t0, s10
    slli s10, t0, 10
    srli ra, t0, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t0, t0, s10
    slli s10, t1, 30
    srli ra, t1, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t1, t1, s10
    slli s10, t1, 12
    srli ra, t1, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t1, t1, s10
    slli s10, t1, 10
    srli ra, t1, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t1, t1, s10
    slli s10, a6, 30
    srli ra, a6, 2
    or s10, s10, ra
    and s10, s10, s7
    xor a6, a6, s10
    slli s10, a6, 12
    srli ra, a6, 20
    or s10, s10, ra
    and s10, s10, s11
    xor a6, a6, s10
    slli s10, a6, 10
    srli ra, a6, 22
    or s10, s10, ra
    and s10, s10, s5
    xor a6, a6, s10
    # round 4 (skinny.dsl:60)
    or s10, t1, a6
    xor t4, t4, s10
    or s10, t2, t3
    xor a7, a7, s10
    and s10, a7, t4
    xor t0, t0, s10
    or s10, a5, t2
    xor t1, t1, s10
    not s10, t0
    and ra, t1, s10
    xor a6, a6, ra
    not ra, t3
    and ra, ra, a7
    xor a5, a5, ra
    or ra, a5, a6
    xor t2, t2, ra
    and s10, t4, s10
    xor t3, t3, s10
    lw s10, 96(a3)
    xor t2, t2, s10
    lw s10, 100(a3)
    xor a6, a6, s10
    lw s10, 104(a3)
    xor t1, t1, s10
    lw s10, 108(a3)
    xor a5, a5, s10
    lw s10, 112(a3)
    xor t3, t3, s10
    lw s10, 116(a3)
    xor a7, a7, s10
    lw s10, 120(a3)
    xor t4, t4, s10
    lw s10, 124(a3)
    xor t0, t0, s10
    srli s10, t2, 2
    and s10, s10, s6
    xor t2, t2, s10
    slli s10, t2, 4
    and s10, s10, s7
    xor t2, t2, s10
    srli s10, t2, 6
    and s10, s10, s11
    xor t2, t2, s10
    srli s10, a6, 2
    and s10, s10, s6
    xor a6, a6, s10
    slli s10, a6, 4
    and s10, s10, s7
    xor a6, a6, s10
    srli s10, a6, 6
    and s10, s10, s11
    xor a6, a6, s10
    srli s10, t1, 2
    and s10, s10, s6
    xor t1, t1, s10
    slli s10, t1, 4
    and s10, s10, s7
    xor t1, t1, s10
    srli s10, t1, 6
    and s10, s10, s11
    xor t1, t1, s10
    srli s10, a5, 2
    and s10, s10, s6
    xor a5, a5, s10
    slli s10, a5, 4
    and s10, s10, s7
    xor a5, a5, s10
    srli s10, a5, 6
    and s10, s10, s11
    xor a5, a5, s10
    srli s10, t3, 2
    and s10, s10, s6
    xor t3, t3, s10
    slli s10, t3, 4
    and s10, s10, s7
    xor t3, t3, s10
    srli s10, t3, 6
    and s10, s10, s11
    xor t3, t3, s10
    srli s10, a7, 2
    and s10, s10, s6
    xor a7, a7, s10
    slli s10, a7, 4
    and s10, s10, s7
    xor a7, a7, s10
    srli s10, a7, 6
    and s10, s10, s11
    xor a7, a7, s10
    srli s10, t4, 2
    and s10, s10, s6
    xor t4, t4, s10
    slli s10, t4, 4
    and s10, s10, s7
    xor t4, t4, s10
    srli s10, t4, 6
    and s10, s10, s11
    xor t4, t4, s10
    srli s10, t0, 2
    and s10, s10, s6
    xor t0, t0, s10
    slli s10, t0, 4
    and s10, s10, s7
    xor t0, t0, s10
    srli s10, t0, 6
    and s10, s10, s11
    xor t0, t0, s10
    # round 5 (skinny.dsl:60)
    or s10, t4, t0
    xor t3, t3, s10
    or s10, t1, a5
    xor t2, t2, s10
    and s10, t2, t3
    xor a7, a7, s10
    or s10, a6, t1
    xor t4, t4, s10
    not s10, a7
    and ra, t4, s10
    xor t0, t0, ra
    not ra, a5
    and ra, ra, t2
    xor a6, a6, ra
    or ra, a6, t0
    xor t1, t1, ra
    and s10, t3, s10
    xor a5, a5, s10
    lw s10, 128(a3)
    xor t1, t1, s10
    lw s10, 132(a3)
    srli ra, t1, 26
    xor t0, t0, s10
    lw s10, 136(a3)
    xor t4, t4, s10
    lw s10, 140(a3)
    xor a6, a6, s10
    lw s10, 144(a3)
    xor a5, a5, s10
    lw s10, 148(a3)
    xor t2, t2, s10
    lw s10, 152(a3)
    xor t3, t3, s10
    lw s10, 156(a3)
    xor a7, a7, s10
    slli s10, t1, 6
    or s10, s10, ra
    and s10, s10, s5
    xor t1, t1, s10
    slli s10, t1, 20
    srli ra, t1, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t1, t1, s10
    slli s10, t1, 26
    srli ra, t1, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t1, t1, s10
    slli s10, t0, 6
    srli ra, t0, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t0, t0, s10
    slli s10, t0, 20
    srli ra, t0, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t0, t0, s10
    slli s10, t0, 26
    srli ra, t0, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t0, t0, s10
    slli s10, t4, 6
    srli ra, t4, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t4, t4, s10
    slli s10, t4, 20
    srli ra, t4, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t4, t4, s10
    slli s10, t4, 26
    srli ra, t4, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t4, t4, s10
    slli s10, a6, 6
    srli ra, a6, 26
    or s10, s10, ra
    and s10, s10, s5
    xor a6, a6, s10
    slli s10, a6, 20
    srli ra, a6, 12
    or s10, s10, ra
    and s10, s10, s6
    xor a6, a6, s10
    slli s10, a6, 26
    srli ra, a6, 6
    or s10, s10, ra
    and s10, s10, s7
    xor a6, a6, s10
    slli s10, a5, 6
    srli ra, a5, 26
    or s10, s10, ra
    and s10, s10, s5
    xor a5, a5, s10
    slli s10, a5, 20
    srli ra, a5, 12
    or s10, s10, ra
    and s10, s10, s6
    xor a5, a5, s10
    slli s10, a5, 26
    srli ra, a5, 6
    or s10, s10, ra
    and s10, s10, s7
    xor a5, a5, s10
    slli s10, t2, 6
    srli ra, t2, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t2, t2, s10
    slli s10, t2, 20
    srli ra, t2, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t2, t2, s10
    slli s10, t2, 26
    srli ra, t2, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t2, t2, s10
    slli s10, t3, 6
    srli ra, t3, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t3, t3, s10
    slli s10, t3, 20
    srli ra, t3, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t3, t3, s10
    slli s10, t3, 26
    srli ra, t3, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t3, t3, s10
    slli s10, a7, 6
    srli ra, a7, 26
    or s10, s10, ra
    and s10, s10, s5
    xor a7, a7, s10
    slli s10, a7, 20
    srli ra, a7, 12
    or s10, s10, ra
    and s10, s10, s6
    xor a7, a7, s10
    slli s10, a7, 26
    srli ra, a7, 6
    or s10, s10, ra
    and s10, s10, s7
    xor a7, a7, s10
    # round 6 (skinny.dsl:60)
    or s10, t3, a7
    xor a5, a5, s10
    or s10, t4, a6
    xor t1, t1, s10
    and s10, t1, a5
    xor t2, t2, s10
    or s10, t0, t4
    xor t3, t3, s10
    not s10, t2
    and ra, t3, s10
    xor a7, a7, ra
    not ra, a6
    and ra, ra, t1
    xor t0, t0, ra
    or ra, t0, a7
    xor t4, t4, ra
    and s10, a5, s10
    xor a6, a6, s10
    lw s10, 160(a3)
    xor t4, t4, s10
    lw s10, 164(a3)
    srli ra, t4, 18
    xor a7, a7, s10
    lw s10, 168(a3)
    xor t3, t3, s10
    lw s10, 172(a3)
    xor t0, t0, s10
    lw s10, 176(a3)
    xor a6, a6, s10
    lw s10, 180(a3)
    xor t1, t1, s10
    lw s10, 184(a3)
    xor a5, a5, s10
    lw s10, 188(a3)
    xor t2, t2, s10
    slli s10, t4, 14
    or s10, s10, ra
    and s10, s10, s11
    xor t4, t4, s10
    srli s10, t4, 4
    and s10, s10, s5
    xor t4, t4, s10
    slli s10, t4, 18
    srli ra, t4, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t4, t4, s10
    slli s10, a7, 14
    srli ra, a7, 18
    or s10, s10, ra
    and s10, s10, s11
    xor a7, a7, s10
    srli s10, a7, 4
    and s10, s10, s5
    xor a7, a7, s10
    slli s10, a7, 18
    srli ra, a7, 14
    or s10, s10, ra
    and s10, s10, s6
    xor a7, a7, s10
    slli s10, t3, 14
    srli ra, t3, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t3, t3, s10
    srli s10, t3, 4
    and s10, s10, s5
    xor t3, t3, s10
    slli s10, t3, 18
    srli ra, t3, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t3, t3, s10
    slli s10, t0, 14
    srli ra, t0, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t0, t0, s10
    srli s10, t0, 4
    and s10, s10, s5
    xor t0, t0, s10
    slli s10, t0, 18
    srli ra, t0, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t0, t0, s10
    slli s10, a6, 14
    srli ra, a6, 18
    or s10, s10, ra
    and s10, s10, s11
    xor a6, a6, s10
    srli s10, a6, 4
    and s10, s10, s5
    xor a6, a6, s10
    slli s10, a6, 18
    srli ra, a6, 14
    or s10, s10, ra
    and s10, s10, s6
    xor a6, a6, s10
    slli s10, t1, 14
    srli ra, t1, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t1, t1, s10
    srli s10, t1, 4
    and s10, s10, s5
    xor t1, t1, s10
    slli s10, t1, 18
    srli ra, t1, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t1, t1, s10
    slli s10, a5, 14
    srli ra, a5, 18
    or s10, s10, ra
    and s10, s10, s11
    xor a5, a5, s10
    srli s10, a5, 4
    and s10, s10, s5
    xor a5, a5, s10
    slli s10, a5, 18
    srli ra, a5, 14
    or s10, s10, ra
    and s10, s10, s6
    xor a5, a5, s10
    slli s10, t2, 14
    srli ra, t2, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t2, t2, s10
    srli s10, t2, 4
    and s10, s10, s5
    xor t2, t2, s10
    slli s10, t2, 18
    srli ra, t2, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t2, t2, s10
    # round 7 (skinny.dsl:60)
    or s10, a5, t2
    xor a6, a6, s10
    or s10, t3, t0
    xor t4, t4, s10
    and s10, t4, a6
    xor t1, t1, s10
    or s10, a7, t3
    xor a5, a5, s10
    not s10, t1
    and ra, a5, s10
    xor t2, t2, ra
    not ra, t0
    and ra, ra, t4
    xor a7, a7, ra
    or ra, a7, t2
    xor t3, t3, ra
    and s10, a6, s10
    xor t0, t0, s10
    lw s10, 192(a3)
    xor t3, t3, s10
    lw s10, 196(a3)
    srli ra, t3, 2
    xor t2, t2, s10
    lw s10, 200(a3)
    xor a5, a5, s10
    lw s10, 204(a3)
    xor a7, a7, s10
    lw s10, 208(a3)
    xor t0, t0, s10
    lw s10, 212(a3)
    xor t4, t4, s10
    lw s10, 216(a3)
    xor a6, a6, s10
    lw s10, 220(a3)
    xor t1, t1, s10
    slli s10, t3, 30
    or s10, s10, ra
    and s10, s10, s7
    xor t3, t3, s10
    slli s10, t3, 12
    srli ra, t3, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t3, t3, s10
    slli s10, t3, 10
    srli ra, t3, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t3, t3, s10
    slli s10, t2, 30
    srli ra, t2, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t2, t2, s10
    slli s10, t2, 12
    srli ra, t2, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t2, t2, s10
    slli s10, t2, 10
    srli ra, t2, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t2, t2, s10
    slli s10, a5, 30
    srli ra, a5, 2
    or s10, s10, ra
    and s10, s10, s7
    xor a5, a5, s10
    slli s10, a5, 12
    srli ra, a5, 20
    or s10, s10, ra
    and s10, s10, s11
    xor a5, a5, s10
    slli s10, a5, 10
    srli ra, a5, 22
    or s10, s10, ra
    and s10, s10, s5
    xor a5, a5, s10
    slli s10, a7, 30
    srli ra, a7, 2
    or s10, s10, ra
    and s10, s10, s7
    xor a7, a7, s10
    slli s10, a7, 12
    srli ra, a7, 20
    or s10, s10, ra
    and s10, s10, s11
    xor a7, a7, s10
    slli s10, a7, 10
    srli ra, a7, 22
    or s10, s10, ra
    and s10, s10, s5
    xor a7, a7, s10
    slli s10, t0, 30
    srli ra, t0, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t0, t0, s10
    slli s10, t0, 12
    srli ra, t0, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t0, t0, s10
    slli s10, t0, 10
    srli ra, t0, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t0, t0, s10
    slli s10, t4, 30
    srli ra, t4, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t4, t4, s10
    slli s10, t4, 12
    srli ra, t4, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t4, t4, s10
    slli s10, t4, 10
    srli ra, t4, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t4, t4, s10
    slli s10, a6, 30
    srli ra, a6, 2
    or s10, s10, ra
    and s10, s10, s7
    xor a6, a6, s10
    slli s10, a6, 12
    srli ra, a6, 20
    or s10, s10, ra
    and s10, s10, s11
    xor a6, a6, s10
    slli s10, a6, 10
    srli ra, a6, 22
    or s10, s10, ra
    and s10, s10, s5
    xor a6, a6, s10
    slli s10, t1, 30
    srli ra, t1, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t1, t1, s10
    slli s10, t1, 12
    srli ra, t1, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t1, t1, s10
    slli s10, t1, 10
    srli ra, t1, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t1, t1, s10
    # round 8 (skinny.dsl:60)
    or s10, a6, t1
    xor t0, t0, s10
    or s10, a5, a7
    xor t3, t3, s10
    and s10, t3, t0
    xor t4, t4, s10
    or s10, t2, a5
    xor a6, a6, s10
    not s10, t4
    and ra, a6, s10
    xor t1, t1, ra
    not ra, a7
    and ra, ra, t3
    xor t2, t2, ra
    or ra, t2, t1
    xor a5, a5, ra
    and s10, t0, s10
    xor a7, a7, s10
    lw s10, 224(a3)
    xor a5, a5, s10
    lw s10, 228(a3)
    xor t1, t1, s10
    lw s10, 232(a3)
    xor a6, a6, s10
    lw s10, 236(a3)
    xor t2, t2, s10
    lw s10, 240(a3)
    xor a7, a7, s10
    lw s10, 244(a3)
    xor t3, t3, s10
    lw s10, 248(a3)
    xor t0, t0, s10
    lw s10, 252(a3)
    xor t4, t4, s10
    srli s10, a5, 2
    and s10, s10, s6
    xor a5, a5, s10
    slli s10, a5, 4
    and s10, s10, s7
    xor a5, a5, s10
    srli s10, a5, 6
    and s10, s10, s11
    xor a5, a5, s10
    srli s10, t1, 2
    and s10, s10, s6
    xor t1, t1, s10
    slli s10, t1, 4
    and s10, s10, s7
    xor t1, t1, s10
    srli s10, t1, 6
    and s10, s10, s11
    xor t1, t1, s10
    srli s10, a6, 2
    and s10, s10, s6
    xor a6, a6, s10
    slli s10, a6, 4
    and s10, s10, s7
    xor a6, a6, s10
    srli s10, a6, 6
    and s10, s10, s11
    xor a6, a6, s10
    srli s10, t2, 2
    and s10, s10, s6
    xor t2, t2, s10
    slli s10, t2, 4
    and s10, s10, s7
    xor t2, t2, s10
    srli s10, t2, 6
    and s10, s10, s11
    xor t2, t2, s10
    srli s10, a7, 2
    and s10, s10, s6
    xor a7, a7, s10
    slli s10, a7, 4
    and s10, s10, s7
    xor a7, a7, s10
    srli s10, a7, 6
    and s10, s10, s11
    xor a7, a7, s10
    srli s10, t3, 2
    and s10, s10, s6
    xor t3, t3, s10
    slli s10, t3, 4
    and s10, s10, s7
    xor t3, t3, s10
    srli s10, t3, 6
    and s10, s10, s11
    xor t3, t3, s10
    srli s10, t0, 2
    and s10, s10, s6
    xor t0, t0, s10
    slli s10, t0, 4
    and s10, s10, s7
    xor t0, t0, s10
    srli s10, t0, 6
    and s10, s10, s11
    xor t0, t0, s10
    srli s10, t4, 2
    and s10, s10, s6
    xor t4, t4, s10
    slli s10, t4, 4
    and s10, s10, s7
    xor t4, t4, s10
    srli s10, t4, 6
    and s10, s10, s11
    xor t4, t4, s10
    # round 9 (skinny.dsl:60)
    or s10, t0, t4
    xor a7, a7, s10
    or s10, a6, t2
    xor a5, a5, s10
    and s10, a5, a7
    xor t3, t3, s10
    or s10, t1, a6
    xor t0, t0, s10
    not s10, t3
    and ra, t0, s10
    xor t4, t4, ra
    not ra, t2
    and ra, ra, a5
    xor t1, t1, ra
    or ra, t1, t4
    xor a6, a6, ra
    and s10, a7, s10
    xor t2, t2, s10
    lw s10, 256(a3)
    xor a6, a6, s10
    lw s10, 260(a3)
    srli ra, a6, 26
    xor t4, t4, s10
    lw s10, 264(a3)
    xor t0, t0, s10
    lw s10, 268(a3)
    xor t1, t1, s10
    lw s10, 272(a3)
    xor t2, t2, s10
    lw s10, 276(a3)
    xor a5, a5, s10
    lw s10, 280(a3)
    xor a7, a7, s10
    lw s10, 284(a3)
    xor t3, t3, s10
    slli s10, a6, 6
    or s10, s10, ra
    and s10, s10, s5
    xor a6, a6, s10
    slli s10, a6, 20
    srli ra, a6, 12
    or s10, s10, ra
    and s10, s10, s6
    xor a6, a6, s10
    slli s10, a6, 26
    srli ra, a6, 6
    or s10, s10, ra
    and s10, s10, s7
    xor a6, a6, s10
    slli s10, t4, 6
    srli ra, t4, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t4, t4, s10
    slli s10, t4, 20
    srli ra, t4, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t4, t4, s10
    slli s10, t4, 26
    srli ra, t4, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t4, t4, s10
    slli s10, t0, 6
    srli ra, t0, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t0, t0, s10
    slli s10, t0, 20
    srli ra, t0, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t0, t0, s10
    slli s10, t0, 26
    srli ra, t0, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t0, t0, s10
    slli s10, t1, 6
    srli ra, t1, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t1, t1, s10
    slli s10, t1, 20
    srli ra, t1, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t1, t1, s10
    slli s10, t1, 26
    srli ra, t1, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t1, t1, s10
    slli s10, t2, 6
    srli ra, t2, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t2, t2, s10
    slli s10, t2, 20
    srli ra, t2, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t2, t2, s10
    slli s10, t2, 26
    srli ra, t2, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t2, t2, s10
    slli s10, a5, 6
    srli ra, a5, 26
    or s10, s10, ra
    and s10, s10, s5
    xor a5, a5, s10
    slli s10, a5, 20
    srli ra, a5, 12
    or s10, s10, ra
    and s10, s10, s6
    xor a5, a5, s10
    slli s10, a5, 26
    srli ra, a5, 6
    or s10, s10, ra
    and s10, s10, s7
    xor a5, a5, s10
    slli s10, a7, 6
    srli ra, a7, 26
    or s10, s10, ra
    and s10, s10, s5
    xor a7, a7, s10
    slli s10, a7, 20
    srli ra, a7, 12
    or s10, s10, ra
    and s10, s10, s6
    xor a7, a7, s10
    slli s10, a7, 26
    srli ra, a7, 6
    or s10, s10, ra
    and s10, s10, s7
    xor a7, a7, s10
    slli s10, t3, 6
    srli ra, t3, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t3, t3, s10
    slli s10, t3, 20
    srli ra, t3, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t3, t3, s10
    slli s10, t3, 26
    srli ra, t3, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t3, t3, s10
    # round 10 (skinny.dsl:60)
    or s10, a7, t3
    xor t2, t2, s10
    or s10, t0, t1
    xor a6, a6, s10
    and s10, a6, t2
    xor a5, a5, s10
    or s10, t4, t0
    xor a7, a7, s10
    not s10, a5
    and ra, a7, s10
    xor t3, t3, ra
    not ra, t1
    and ra, ra, a6
    xor t4, t4, ra
    or ra, t4, t3
    xor t0, t0, ra
    and s10, t2, s10
    xor t1, t1, s10
    lw s10, 288(a3)
    xor t0, t0, s10
    lw s10, 292(a3)
    srli ra, t0, 18
    xor t3, t3, s10
    lw s10, 296(a3)
    xor a7, a7, s10
    lw s10, 300(a3)
    xor t4, t4, s10
    lw s10, 304(a3)
    xor t1, t1, s10
    lw s10, 308(a3)
    xor a6, a6, s10
    lw s10, 312(a3)
    xor t2, t2, s10
    lw s10, 316(a3)
    xor a5, a5, s10
    slli s10, t0, 14
    or s10, s10, ra
    and s10, s10, s11
    xor t0, t0, s10
    srli s10, t0, 4
    and s10, s10, s5
    xor t0, t0, s10
    slli s10, t0, 18
    srli ra, t0, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t0, t0, s10
    slli s10, t3, 14
    srli ra, t3, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t3, t3, s10
    srli s10, t3, 4
    and s10, s10, s5
    xor t3, t3, s10
    slli s10, t3, 18
    srli ra, t3, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t3, t3, s10
    slli s10, a7, 14
    srli ra, a7, 18
    or s10, s10, ra
    and s10, s10, s11
    xor a7, a7, s10
    srli s10, a7, 4
    and s10, s10, s5
    xor a7, a7, s10
    slli s10, a7, 18
    srli ra, a7, 14
    or s10, s10, ra
    and s10, s10, s6
    xor a7, a7, s10
    slli s10, t4, 14
    srli ra, t4, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t4, t4, s10
    srli s10, t4, 4
    and s10, s10, s5
    xor t4, t4, s10
    slli s10, t4, 18
    srli ra, t4, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t4, t4, s10
    slli s10, t1, 14
    srli ra, t1, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t1, t1, s10
    srli s10, t1, 4
    and s10, s10, s5
    xor t1, t1, s10
    slli s10, t1, 18
    srli ra, t1, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t1, t1, s10
    slli s10, a6, 14
    srli ra, a6, 18
    or s10, s10, ra
    and s10, s10, s11
    xor a6, a6, s10
    srli s10, a6, 4
    and s10, s10, s5
    xor a6, a6, s10
    slli s10, a6, 18
    srli ra, a6, 14
    or s10, s10, ra
    and s10, s10, s6
    xor a6, a6, s10
    slli s10, t2, 14
    srli ra, t2, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t2, t2, s10
    srli s10, t2, 4
    and s10, s10, s5
    xor t2, t2, s10
    slli s10, t2, 18
    srli ra, t2, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t2, t2, s10
    slli s10, a5, 14
    srli ra, a5, 18
    or s10, s10, ra
    and s10, s10, s11
    xor a5, a5, s10
    srli s10, a5, 4
    and s10, s10, s5
    xor a5, a5, s10
    slli s10, a5, 18
    srli ra, a5, 14
    or s10, s10, ra
    and s10, s10, s6
    xor a5, a5, s10
    # round 11 (skinny.dsl:60)
    or s10, t2, a5
    xor t1, t1, s10
    or s10, a7, t4
    xor t0, t0, s10
    and s10, t0, t1
    xor a6, a6, s10
    or s10, t3, a7
    xor t2, t2, s10
    not s10, a6
    and ra, t2, s10
    xor a5, a5, ra
    not ra, t4
    and ra, ra, t0
    xor t3, t3, ra
    or ra, t3, a5
    xor a7, a7, ra
    and s10, t1, s10
    xor t4, t4, s10
    lw s10, 320(a3)
    xor a7, a7, s10
    lw s10, 324(a3)
    srli ra, a7, 2
    xor a5, a5, s10
    lw s10, 328(a3)
    xor t2, t2, s10
    lw s10, 332(a3)
    xor t3, t3, s10
    lw s10, 336(a3)
    xor t4, t4, s10
    lw s10, 340(a3)
    xor t0, t0, s10
    lw s10, 344(a3)
    xor t1, t1, s10
    lw s10, 348(a3)
    xor a6, a6, s10
    slli s10, a7, 30
    or s10, s10, ra
    and s10, s10, s7
    xor a7, a7, s10
    slli s10, a7, 12
    srli ra, a7, 20
    or s10, s10, ra
    and s10, s10, s11
    xor a7, a7, s10
    slli s10, a7, 10
    srli ra, a7, 22
    or s10, s10, ra
    and s10, s10, s5
    xor a7, a7, s10
    slli s10, a5, 30
    srli ra, a5, 2
    or s10, s10, ra
    and s10, s10, s7
    xor a5, a5, s10
    slli s10, a5, 12
    srli ra, a5, 20
    or s10, s10, ra
    and s10, s10, s11
    xor a5, a5, s10
    slli s10, a5, 10
    srli ra, a5, 22
    or s10, s10, ra
    and s10, s10, s5
    xor a5, a5, s10
    slli s10, t2, 30
    srli ra, t2, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t2, t2, s10
    slli s10, t2, 12
    srli ra, t2, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t2, t2, s10
    slli s10, t2, 10
    srli ra, t2, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t2, t2, s10
    slli s10, t3, 30
    srli ra, t3, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t3, t3, s10
    slli s10, t3, 12
    srli ra, t3, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t3, t3, s10
    slli s10, t3, 10
    srli ra, t3, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t3, t3, s10
    slli s10, t4, 30
    srli ra, t4, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t4, t4, s10
    slli s10, t4, 12
    srli ra, t4, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t4, t4, s10
    slli s10, t4, 10
    srli ra, t4, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t4, t4, s10
    slli s10, t0, 30
    srli ra, t0, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t0, t0, s10
    slli s10, t0, 12
    srli ra, t0, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t0, t0, s10
    slli s10, t0, 10
    srli ra, t0, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t0, t0, s10
    slli s10, t1, 30
    srli ra, t1, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t1, t1, s10
    slli s10, t1, 12
    srli ra, t1, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t1, t1, s10
    slli s10, t1, 10
    srli ra, t1, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t1, t1, s10
    slli s10, a6, 30
    srli ra, a6, 2
    or s10, s10, ra
    and s10, s10, s7
    xor a6, a6, s10
    slli s10, a6, 12
    srli ra, a6, 20
    or s10, s10, ra
    and s10, s10, s11
    xor a6, a6, s10
    slli s10, a6, 10
    srli ra, a6, 22
    or s10, s10, ra
    and s10, s10, s5
    xor a6, a6, s10
    # round 12 (skinny.dsl:60)
    or s10, t1, a6
    xor t4, t4, s10
    or s10, t2, t3
    xor a7, a7, s10
    and s10, a7, t4
    xor t0, t0, s10
    or s10, a5, t2
    xor t1, t1, s10
    not s10, t0
    and ra, t1, s10
    xor a6, a6, ra
    not ra, t3
    and ra, ra, a7
    xor a5, a5, ra
    or ra, a5, a6
    xor t2, t2, ra
    and s10, t4, s10
    xor t3, t3, s10
    lw s10, 352(a3)
    xor t2, t2, s10
    lw s10, 356(a3)
    xor a6, a6, s10
    lw s10, 360(a3)
    xor t1, t1, s10
    lw s10, 364(a3)
    xor a5, a5, s10
    lw s10, 368(a3)
    xor t3, t3, s10
    lw s10, 372(a3)
    xor a7, a7, s10
    lw s10, 376(a3)
    xor t4, t4, s10
    lw s10, 380(a3)
    xor t0, t0, s10
    srli s10, t2, 2
    and s10, s10, s6
    xor t2, t2, s10
    slli s10, t2, 4
    and s10, s10, s7
    xor t2, t2, s10
    srli s10, t2, 6
    and s10, s10, s11
    xor t2, t2, s10
    srli s10, a6, 2
    and s10, s10, s6
    xor a6, a6, s10
    slli s10, a6, 4
    and s10, s10, s7
    xor a6, a6, s10
    srli s10, a6, 6
    and s10, s10, s11
    xor a6, a6, s10
    srli s10, t1, 2
    and s10, s10, s6
    xor t1, t1, s10
    slli s10, t1, 4
    and s10, s10, s7
    xor t1, t1, s10
    srli s10, t1, 6
    and s10, s10, s11
    xor t1, t1, s10
    srli s10, a5, 2
    and s10, s10, s6
    xor a5, a5, s10
    slli s10, a5, 4
    and s10, s10, s7
    xor a5, a5, s10
    srli s10, a5, 6
    and s10, s10, s11
    xor a5, a5, s10
    srli s10, t3, 2
    and s10, s10, s6
    xor t3, t3, s10
    slli s10, t3, 4
    and s10, s10, s7
    xor t3, t3, s10
    srli s10, t3, 6
    and s10, s10, s11
    xor t3, t3, s10
    srli s10, a7, 2
    and s10, s10, s6
    xor a7, a7, s10
    slli s10, a7, 4
    and s10, s10, s7
    xor a7, a7, s10
    srli s10, a7, 6
    and s10, s10, s11
    xor a7, a7, s10
    srli s10, t4, 2
    and s10, s10, s6
    xor t4, t4, s10
    slli s10, t4, 4
    and s10, s10, s7
    xor t4, t4, s10
    srli s10, t4, 6
    and s10, s10, s11
    xor t4, t4, s10
    srli s10, t0, 2
    and s10, s10, s6
    xor t0, t0, s10
    slli s10, t0, 4
    and s10, s10, s7
    xor t0, t0, s10
    srli s10, t0, 6
    and s10, s10, s11
    xor t0, t0, s10
    # round 13 (skinny.dsl:60)
    or s10, t4, t0
    xor t3, t3, s10
    or s10, t1, a5
    xor t2, t2, s10
    and s10, t2, t3
    xor a7, a7, s10
    or s10, a6, t1
    xor t4, t4, s10
    not s10, a7
    and ra, t4, s10
    xor t0, t0, ra
    not ra, a5
    and ra, ra, t2
    xor a6, a6, ra
    or ra, a6, t0
    xor t1, t1, ra
    and s10, t3, s10
    xor a5, a5, s10
    lw s10, 384(a3)
    xor t1, t1, s10
    lw s10, 388(a3)
    srli ra, t1, 26
    xor t0, t0, s10
    lw s10, 392(a3)
    xor t4, t4, s10
    lw s10, 396(a3)
    xor a6, a6, s10
    lw s10, 400(a3)
    xor a5, a5, s10
    lw s10, 404(a3)
    xor t2, t2, s10
    lw s10, 408(a3)
    xor t3, t3, s10
    lw s10, 412(a3)
    xor a7, a7, s10
    slli s10, t1, 6
    or s10, s10, ra
    and s10, s10, s5
    xor t1, t1, s10
    slli s10, t1, 20
    srli ra, t1, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t1, t1, s10
    slli s10, t1, 26
    srli ra, t1, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t1, t1, s10
    slli s10, t0, 6
    srli ra, t0, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t0, t0, s10
    slli s10, t0, 20
    srli ra, t0, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t0, t0, s10
    slli s10, t0, 26
    srli ra, t0, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t0, t0, s10
    slli s10, t4, 6
    srli ra, t4, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t4, t4, s10
    slli s10, t4, 20
    srli ra, t4, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t4, t4, s10
    slli s10, t4, 26
    srli ra, t4, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t4, t4, s10
    slli s10, a6, 6
    srli ra, a6, 26
    or s10, s10, ra
    and s10, s10, s5
    xor a6, a6, s10
    slli s10, a6, 20
    srli ra, a6, 12
    or s10, s10, ra
    and s10, s10, s6
    xor a6, a6, s10
    slli s10, a6, 26
    srli ra, a6, 6
    or s10, s10, ra
    and s10, s10, s7
    xor a6, a6, s10
    slli s10, a5, 6
    srli ra, a5, 26
    or s10, s10, ra
    and s10, s10, s5
    xor a5, a5, s10
    slli s10, a5, 20
    srli ra, a5, 12
    or s10, s10, ra
    and s10, s10, s6
    xor a5, a5, s10
    slli s10, a5, 26
    srli ra, a5, 6
    or s10, s10, ra
    and s10, s10, s7
    xor a5, a5, s10
    slli s10, t2, 6
    srli ra, t2, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t2, t2, s10
    slli s10, t2, 20
    srli ra, t2, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t2, t2, s10
    slli s10, t2, 26
    srli ra, t2, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t2, t2, s10
    slli s10, t3, 6
    srli ra, t3, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t3, t3, s10
    slli s10, t3, 20
    srli ra, t3, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t3, t3, s10
    slli s10, t3, 26
    srli ra, t3, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t3, t3, s10
    slli s10, a7, 6
    srli ra, a7, 26
    or s10, s10, ra
    and s10, s10, s5
    xor a7, a7, s10
    slli s10, a7, 20
    srli ra, a7, 12
    or s10, s10, ra
    and s10, s10, s6
    xor a7, a7, s10
    slli s10, a7, 26
    srli ra, a7, 6
    or s10, s10, ra
    and s10, s10, s7
    xor a7, a7, s10
    # round 14 (skinny.dsl:60)
    or s10, t3, a7
    xor a5, a5, s10
    or s10, t4, a6
    xor t1, t1, s10
    and s10, t1, a5
    xor t2, t2, s10
    or s10, t0, t4
    xor t3, t3, s10
    not s10, t2
    and ra, t3, s10
    xor a7, a7, ra
    not ra, a6
    and ra, ra, t1
    xor t0, t0, ra
    or ra, t0, a7
    xor t4, t4, ra
    and s10, a5, s10
    xor a6, a6, s10
    lw s10, 416(a3)
    xor t4, t4, s10
    lw s10, 420(a3)
    srli ra, t4, 18
    xor a7, a7, s10
    lw s10, 424(a3)
    xor t3, t3, s10
    lw s10, 428(a3)
    xor t0, t0, s10
    lw s10, 432(a3)
    xor a6, a6, s10
    lw s10, 436(a3)
    xor t1, t1, s10
    lw s10, 440(a3)
    xor a5, a5, s10
    lw s10, 444(a3)
    xor t2, t2, s10
    slli s10, t4, 14
    or s10, s10, ra
    and s10, s10, s11
    xor t4, t4, s10
    srli s10, t4, 4
    and s10, s10, s5
    xor t4, t4, s10
    slli s10, t4, 18
    srli ra, t4, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t4, t4, s10
    slli s10, a7, 14
    srli ra, a7, 18
    or s10, s10, ra
    and s10, s10, s11
    xor a7, a7, s10
    srli s10, a7, 4
    and s10, s10, s5
    xor a7, a7, s10
    slli s10, a7, 18
    srli ra, a7, 14
    or s10, s10, ra
    and s10, s10, s6
    xor a7, a7, s10
    slli s10, t3, 14
    srli ra, t3, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t3, t3, s10
    srli s10, t3, 4
    and s10, s10, s5
    xor t3, t3, s10
    slli s10, t3, 18
    srli ra, t3, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t3, t3, s10
    slli s10, t0, 14
    srli ra, t0, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t0, t0, s10
    srli s10, t0, 4
    and s10, s10, s5
    xor t0, t0, s10
    slli s10, t0, 18
    srli ra, t0, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t0, t0, s10
    slli s10, a6, 14
    srli ra, a6, 18
    or s10, s10, ra
    and s10, s10, s11
    xor a6, a6, s10
    srli s10, a6, 4
    and s10, s10, s5
    xor a6, a6, s10
    slli s10, a6, 18
    srli ra, a6, 14
    or s10, s10, ra
    and s10, s10, s6
    xor a6, a6, s10
    slli s10, t1, 14
    srli ra, t1, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t1, t1, s10
    srli s10, t1, 4
    and s10, s10, s5
    xor t1, t1, s10
    slli s10, t1, 18
    srli ra, t1, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t1, t1, s10
    slli s10, a5, 14
    srli ra, a5, 18
    or s10, s10, ra
    and s10, s10, s11
    xor a5, a5, s10
    srli s10, a5, 4
    and s10, s10, s5
    xor a5, a5, s10
    slli s10, a5, 18
    srli ra, a5, 14
    or s10, s10, ra
    and s10, s10, s6
    xor a5, a5, s10
    slli s10, t2, 14
    srli ra, t2, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t2, t2, s10
    srli s10, t2, 4
    and s10, s10, s5
    xor t2, t2, s10
    slli s10, t2, 18
    srli ra, t2, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t2, t2, s10
    # round 15 (skinny.dsl:60)
    or s10, a5, t2
    xor a6, a6, s10
    or s10, t3, t0
    xor t4, t4, s10
    and s10, t4, a6
    xor t1, t1, s10
    or s10, a7, t3
    xor a5, a5, s10
    not s10, t1
    and ra, a5, s10
    xor t2, t2, ra
    not ra, t0
    and ra, ra, t4
    xor a7, a7, ra
    or ra, a7, t2
    xor t3, t3, ra
    and s10, a6, s10
    xor t0, t0, s10
    lw s10, 448(a3)
    xor t3, t3, s10
    lw s10, 452(a3)
    srli ra, t3, 2
    xor t2, t2, s10
    lw s10, 456(a3)
    xor a5, a5, s10
    lw s10, 460(a3)
    xor a7, a7, s10
    lw s10, 464(a3)
    xor t0, t0, s10
    lw s10, 468(a3)
    xor t4, t4, s10
    lw s10, 472(a3)
    xor a6, a6, s10
    lw s10, 476(a3)
    xor t1, t1, s10
    slli s10, t3, 30
    or s10, s10, ra
    and s10, s10, s7
    xor t3, t3, s10
    slli s10, t3, 12
    srli ra, t3, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t3, t3, s10
    slli s10, t3, 10
    srli ra, t3, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t3, t3, s10
    slli s10, t2, 30
    srli ra, t2, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t2, t2, s10
    slli s10, t2, 12
    srli ra, t2, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t2, t2, s10
    slli s10, t2, 10
    srli ra, t2, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t2, t2, s10
    slli s10, a5, 30
    srli ra, a5, 2
    or s10, s10, ra
    and s10, s10, s7
    xor a5, a5, s10
    slli s10, a5, 12
    srli ra, a5, 20
    or s10, s10, ra
    and s10, s10, s11
    xor a5, a5, s10
    slli s10, a5, 10
    srli ra, a5, 22
    or s10, s10, ra
    and s10, s10, s5
    xor a5, a5, s10
    slli s10, a7, 30
    srli ra, a7, 2
    or s10, s10, ra
    and s10, s10, s7
    xor a7, a7, s10
    slli s10, a7, 12
    srli ra, a7, 20
    or s10, s10, ra
    and s10, s10, s11
    xor a7, a7, s10
    slli s10, a7, 10
    srli ra, a7, 22
    or s10, s10, ra
    and s10, s10, s5
    xor a7, a7, s10
    slli s10, t0, 30
    srli ra, t0, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t0, t0, s10
    slli s10, t0, 12
    srli ra, t0, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t0, t0, s10
    slli s10, t0, 10
    srli ra, t0, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t0, t0, s10
    slli s10, t4, 30
    srli ra, t4, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t4, t4, s10
    slli s10, t4, 12
    srli ra, t4, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t4, t4, s10
    slli s10, t4, 10
    srli ra, t4, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t4, t4, s10
    slli s10, a6, 30
    srli ra, a6, 2
    or s10, s10, ra
    and s10, s10, s7
    xor a6, a6, s10
    slli s10, a6, 12
    srli ra, a6, 20
    or s10, s10, ra
    and s10, s10, s11
    xor a6, a6, s10
    slli s10, a6, 10
    srli ra, a6, 22
    or s10, s10, ra
    and s10, s10, s5
    xor a6, a6, s10
    slli s10, t1, 30
    srli ra, t1, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t1, t1, s10
    slli s10, t1, 12
    srli ra, t1, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t1, t1, s10
    slli s10, t1, 10
    srli ra, t1, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t1, t1, s10
    # round 16 (skinny.dsl:60)
    or s10, a6, t1
    xor t0, t0, s10
    or s10, a5, a7
    xor t3, t3, s10
    and s10, t3, t0
    xor t4, t4, s10
    or s10, t2, a5
    xor a6, a6, s10
    not s10, t4
    and ra, a6, s10
    xor t1, t1, ra
    not ra, a7
    and ra, ra, t3
    xor t2, t2, ra
    or ra, t2, t1
    xor a5, a5, ra
    and s10, t0, s10
    xor a7, a7, s10
    lw s10, 480(a3)
    xor a5, a5, s10
    lw s10, 484(a3)
    xor t1, t1, s10
    lw s10, 488(a3)
    xor a6, a6, s10
    lw s10, 492(a3)
    xor t2, t2, s10
    lw s10, 496(a3)
    xor a7, a7, s10
    lw s10, 500(a3)
    xor t3, t3, s10
    lw s10, 504(a3)
    xor t0, t0, s10
    lw s10, 508(a3)
    xor t4, t4, s10
    srli s10, a5, 2
    and s10, s10, s6
    xor a5, a5, s10
    slli s10, a5, 4
    and s10, s10, s7
    xor a5, a5, s10
    srli s10, a5, 6
    and s10, s10, s11
    xor a5, a5, s10
    srli s10, t1, 2
    and s10, s10, s6
    xor t1, t1, s10
    slli s10, t1, 4
    and s10, s10, s7
    xor t1, t1, s10
    srli s10, t1, 6
    and s10, s10, s11
    xor t1, t1, s10
    srli s10, a6, 2
    and s10, s10, s6
    xor a6, a6, s10
    slli s10, a6, 4
    and s10, s10, s7
    xor a6, a6, s10
    srli s10, a6, 6
    and s10, s10, s11
    xor a6, a6, s10
    srli s10, t2, 2
    and s10, s10, s6
    xor t2, t2, s10
    slli s10, t2, 4
    and s10, s10, s7
    xor t2, t2, s10
    srli s10, t2, 6
    and s10, s10, s11
    xor t2, t2, s10
    srli s10, a7, 2
    and s10, s10, s6
    xor a7, a7, s10
    slli s10, a7, 4
    and s10, s10, s7
    xor a7, a7, s10
    srli s10, a7, 6
    and s10, s10, s11
    xor a7, a7, s10
    srli s10, t3, 2
    and s10, s10, s6
    xor t3, t3, s10
    slli s10, t3, 4
    and s10, s10, s7
    xor t3, t3, s10
    srli s10, t3, 6
    and s10, s10, s11
    xor t3, t3, s10
    srli s10, t0, 2
    and s10, s10, s6
    xor t0, t0, s10
    slli s10, t0, 4
    and s10, s10, s7
    xor t0, t0, s10
    srli s10, t0, 6
    and s10, s10, s11
    xor t0, t0, s10
    srli s10, t4, 2
    and s10, s10, s6
    xor t4, t4, s10
    slli s10, t4, 4
    and s10, s10, s7
    xor t4, t4, s10
    srli s10, t4, 6
    and s10, s10, s11
    xor t4, t4, s10
    # round 17 (skinny.dsl:60)
    or s10, t0, t4
    xor a7, a7, s10
    or s10, a6, t2
    xor a5, a5, s10
    and s10, a5, a7
    xor t3, t3, s10
    or s10, t1, a6
    xor t0, t0, s10
    not s10, t3
    and ra, t0, s10
    xor t4, t4, ra
    not ra, t2
    and ra, ra, a5
    xor t1, t1, ra
    or ra, t1, t4
    xor a6, a6, ra
    and s10, a7, s10
    xor t2, t2, s10
    lw s10, 512(a3)
    xor t2, t2, t5
    xor a6, a6, s10
    lw s10, 4(a3)
    xor a5, a5, s1
    xor t4, t4, s10
    lw s10, 516(a3)
    xor a7, a7, s2
    xor t0, t0, s10
    lw s10, 520(a3)
    xor t3, t3, s3
    xor t1, t1, s10
    slli s10, a6, 6
    srli ra, a6, 26
    or s10, s10, ra
    and s10, s10, s5
    xor a6, a6, s10
    slli s10, a6, 20
    srli ra, a6, 12
    or s10, s10, ra
    and s10, s10, s6
    xor a6, a6, s10
    slli s10, a6, 26
    srli ra, a6, 6
    or s10, s10, ra
    and s10, s10, s7
    xor a6, a6, s10
    slli s10, t4, 6
    srli ra, t4, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t4, t4, s10
    slli s10, t4, 20
    srli ra, t4, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t4, t4, s10
    slli s10, t4, 26
    srli ra, t4, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t4, t4, s10
    slli s10, t0, 6
    srli ra, t0, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t0, t0, s10
    slli s10, t0, 20
    srli ra, t0, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t0, t0, s10
    slli s10, t0, 26
    srli ra, t0, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t0, t0, s10
    slli s10, t1, 6
    srli ra, t1, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t1, t1, s10
    slli s10, t1, 20
    srli ra, t1, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t1, t1, s10
    slli s10, t1, 26
    srli ra, t1, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t1, t1, s10
    slli s10, t2, 6
    srli ra, t2, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t2, t2, s10
    slli s10, t2, 20
    srli ra, t2, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t2, t2, s10
    slli s10, t2, 26
    srli ra, t2, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t2, t2, s10
    slli s10, a5, 6
    srli ra, a5, 26
    or s10, s10, ra
    and s10, s10, s5
    xor a5, a5, s10
    slli s10, a5, 20
    srli ra, a5, 12
    or s10, s10, ra
    and s10, s10, s6
    xor a5, a5, s10
    slli s10, a5, 26
    srli ra, a5, 6
    or s10, s10, ra
    and s10, s10, s7
    xor a5, a5, s10
    slli s10, a7, 6
    srli ra, a7, 26
    or s10, s10, ra
    and s10, s10, s5
    xor a7, a7, s10
    slli s10, a7, 20
    srli ra, a7, 12
    or s10, s10, ra
    and s10, s10, s6
    xor a7, a7, s10
    slli s10, a7, 26
    srli ra, a7, 6
    or s10, s10, ra
    and s10, s10, s7
    xor a7, a7, s10
    slli s10, t3, 6
    srli ra, t3, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t3, t3, s10
    slli s10, t3, 20
    srli ra, t3, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t3, t3, s10
    slli s10, t3, 26
    srli ra, t3, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t3, t3, s10
    # round 18 (skinny.dsl:60)
    or s10, a7, t3
    xor t2, t2, s10
    or s10, t0, t1
    xor a6, a6, s10
    and s10, a6, t2
    xor a5, a5, s10
    or s10, t4, t0
    xor a7, a7, s10
    not s10, a5
    and ra, a7, s10
    xor t3, t3, ra
    not ra, t1
    and ra, ra, a6
    xor t4, t4, ra
    or ra, t4, t3
    xor t0, t0, ra
    and s10, t2, s10
    xor t1, t1, s10
    lw s10, 524(a3)
    xor a7, a7, s4
    xor t0, t0, s10
    lw s10, 528(a3)
    xor t1, t1, s8
    xor t3, t3, s10
    lw s10, 532(a3)
    xor a6, a6, s9
    xor t4, t4, s10
    lw s10, 56(a3)
    srli ra, t0, 18
    xor t2, t2, s10
    lw s10, 60(a3)
    xor a5, a5, s10
    slli s10, t0, 14
    or s10, s10, ra
    and s10, s10, s11
    xor t0, t0, s10
    srli s10, t0, 4
    and s10, s10, s5
    xor t0, t0, s10
    slli s10, t0, 18
    srli ra, t0, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t0, t0, s10
    slli s10, t3, 14
    srli ra, t3, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t3, t3, s10
    srli s10, t3, 4
    and s10, s10, s5
    xor t3, t3, s10
    slli s10, t3, 18
    srli ra, t3, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t3, t3, s10
    slli s10, a7, 14
    srli ra, a7, 18
    or s10, s10, ra
    and s10, s10, s11
    xor a7, a7, s10
    srli s10, a7, 4
    and s10, s10, s5
    xor a7, a7, s10
    slli s10, a7, 18
    srli ra, a7, 14
    or s10, s10, ra
    and s10, s10, s6
    xor a7, a7, s10
    slli s10, t4, 14
    srli ra, t4, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t4, t4, s10
    srli s10, t4, 4
    and s10, s10, s5
    xor t4, t4, s10
    slli s10, t4, 18
    srli ra, t4, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t4, t4, s10
    slli s10, t1, 14
    srli ra, t1, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t1, t1, s10
    srli s10, t1, 4
    and s10, s10, s5
    xor t1, t1, s10
    slli s10, t1, 18
    srli ra, t1, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t1, t1, s10
    slli s10, a6, 14
    srli ra, a6, 18
    or s10, s10, ra
    and s10, s10, s11
    xor a6, a6, s10
    srli s10, a6, 4
    and s10, s10, s5
    xor a6, a6, s10
    slli s10, a6, 18
    srli ra, a6, 14
    or s10, s10, ra
    and s10, s10, s6
    xor a6, a6, s10
    slli s10, t2, 14
    srli ra, t2, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t2, t2, s10
    srli s10, t2, 4
    and s10, s10, s5
    xor t2, t2, s10
    slli s10, t2, 18
    srli ra, t2, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t2, t2, s10
    slli s10, a5, 14
    srli ra, a5, 18
    or s10, s10, ra
    and s10, s10, s11
    xor a5, a5, s10
    srli s10, a5, 4
    and s10, s10, s5
    xor a5, a5, s10
    slli s10, a5, 18
    srli ra, a5, 14
    or s10, s10, ra
    and s10, s10, s6
    xor a5, a5, s10
    # round 19 (skinny.dsl:60)
    or s10, t2, a5
    xor t1, t1, s10
    or s10, a7, t4
    xor t0, t0, s10
    and s10, t0, t1
    xor a6, a6, s10
    or s10, t3, a7
    xor t2, t2, s10
    not s10, a6
    and ra, t2, s10
    xor a5, a5, ra
    not ra, t4
    and ra, ra, t0
    xor t3, t3, ra
    or ra, t3, a5
    xor a7, a7, ra
    and s10, t1, s10
    xor t4, t4, s10
    lw s10, 536(a3)
    xor a7, a7, s10
    lw s10, 540(a3)
    srli ra, a7, 2
    xor a5, a5, s10
    lw s10, 72(a3)
    xor t2, t2, s10
    lw s10, 76(a3)
    xor t3, t3, s10
    lw s10, 80(a3)
    xor t4, t4, s10
    lw s10, 84(a3)
    xor t0, t0, s10
    lw s10, 88(a3)
    xor t1, t1, s10
    lw s10, 92(a3)
    xor a6, a6, s10
    slli s10, a7, 30
    or s10, s10, ra
    and s10, s10, s7
    xor a7, a7, s10
    slli s10, a7, 12
    srli ra, a7, 20
    or s10, s10, ra
    and s10, s10, s11
    xor a7, a7, s10
    slli s10, a7, 10
    srli ra, a7, 22
    or s10, s10, ra
    and s10, s10, s5
    xor a7, a7, s10
    slli s10, a5, 30
    srli ra, a5, 2
    or s10, s10, ra
    and s10, s10, s7
    xor a5, a5, s10
    slli s10, a5, 12
    srli ra, a5, 20
    or s10, s10, ra
    and s10, s10, s11
    xor a5, a5, s10
    slli s10, a5, 10
    srli ra, a5, 22
    or s10, s10, ra
    and s10, s10, s5
    xor a5, a5, s10
    slli s10, t2, 30
    srli ra, t2, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t2, t2, s10
    slli s10, t2, 12
    srli ra, t2, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t2, t2, s10
    slli s10, t2, 10
    srli ra, t2, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t2, t2, s10
    slli s10, t3, 30
    srli ra, t3, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t3, t3, s10
    slli s10, t3, 12
    srli ra, t3, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t3, t3, s10
    slli s10, t3, 10
    srli ra, t3, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t3, t3, s10
    slli s10, t4, 30
    srli ra, t4, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t4, t4, s10
    slli s10, t4, 12
    srli ra, t4, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t4, t4, s10
    slli s10, t4, 10
    srli ra, t4, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t4, t4, s10
    slli s10, t0, 30
    srli ra, t0, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t0, t0, s10
    slli s10, t0, 12
    srli ra, t0, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t0, t0, s10
    slli s10, t0, 10
    srli ra, t0, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t0, t0, s10
    slli s10, t1, 30
    srli ra, t1, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t1, t1, s10
    slli s10, t1, 12
    srli ra, t1, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t1, t1, s10
    slli s10, t1, 10
    srli ra, t1, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t1, t1, s10
    slli s10, a6, 30
    srli ra, a6, 2
    or s10, s10, ra
    and s10, s10, s7
    xor a6, a6, s10
    slli s10, a6, 12
    srli ra, a6, 20
    or s10, s10, ra
    and s10, s10, s11
    xor a6, a6, s10
    slli s10, a6, 10
    srli ra, a6, 22
    or s10, s10, ra
    and s10, s10, s5
    xor a6, a6, s10
    # round 20 (skinny.dsl:60)
    or s10, t1, a6
    xor t4, t4, s10
    or s10, t2, t3
    xor a7, a7, s10
    and s10, a7, t4
    xor t0, t0, s10
    or s10, a5, t2
    xor t1, t1, s10
    not s10, t0
    and ra, t1, s10
    xor a6, a6, ra
    not ra, t3
    and ra, ra, a7
    xor a5, a5, ra
    or ra, a5, a6
    xor t2, t2, ra
    and s10, t4, s10
    xor t3, t3, s10
    lw s10, 96(a3)
    xor t2, t2, s10
    lw s10, 544(a3)
    xor a6, a6, s10
    lw s10, 548(a3)
    xor t1, t1, s10
    lw s10, 108(a3)
    xor a5, a5, s10
    lw s10, 112(a3)
    xor t3, t3, s10
    lw s10, 116(a3)
    xor a7, a7, s10
    lw s10, 120(a3)
    xor t4, t4, s10
    lw s10, 124(a3)
    xor t0, t0, s10
    srli s10, t2, 2
    and s10, s10, s6
    xor t2, t2, s10
    slli s10, t2, 4
    and s10, s10, s7
    xor t2, t2, s10
    srli s10, t2, 6
    and s10, s10, s11
    xor t2, t2, s10
    srli s10, a6, 2
    and s10, s10, s6
    xor a6, a6, s10
    slli s10, a6, 4
    and s10, s10, s7
    xor a6, a6, s10
    srli s10, a6, 6
    and s10, s10, s11
    xor a6, a6, s10
    srli s10, t1, 2
    and s10, s10, s6
    xor t1, t1, s10
    slli s10, t1, 4
    and s10, s10, s7
    xor t1, t1, s10
    srli s10, t1, 6
    and s10, s10, s11
    xor t1, t1, s10
    srli s10, a5, 2
    and s10, s10, s6
    xor a5, a5, s10
    slli s10, a5, 4
    and s10, s10, s7
    xor a5, a5, s10
    srli s10, a5, 6
    and s10, s10, s11
    xor a5, a5, s10
    srli s10, t3, 2
    and s10, s10, s6
    xor t3, t3, s10
    slli s10, t3, 4
    and s10, s10, s7
    xor t3, t3, s10
    srli s10, t3, 6
    and s10, s10, s11
    xor t3, t3, s10
    srli s10, a7, 2
    and s10, s10, s6
    xor a7, a7, s10
    slli s10, a7, 4
    and s10, s10, s7
    xor a7, a7, s10
    srli s10, a7, 6
    and s10, s10, s11
    xor a7, a7, s10
    srli s10, t4, 2
    and s10, s10, s6
    xor t4, t4, s10
    slli s10, t4, 4
    and s10, s10, s7
    xor t4, t4, s10
    srli s10, t4, 6
    and s10, s10, s11
    xor t4, t4, s10
    srli s10, t0, 2
    and s10, s10, s6
    xor t0, t0, s10
    slli s10, t0, 4
    and s10, s10, s7
    xor t0, t0, s10
    srli s10, t0, 6
    and s10, s10, s11
    xor t0, t0, s10
    # round 21 (skinny.dsl:60)
    or s10, t4, t0
    xor t3, t3, s10
    or s10, t1, a5
    xor t2, t2, s10
    and s10, t2, t3
    xor a7, a7, s10
    or s10, a6, t1
    xor t4, t4, s10
    not s10, a7
    and ra, t4, s10
    xor t0, t0, ra
    not ra, a5
    and ra, ra, t2
    xor a6, a6, ra
    or ra, a6, t0
    xor t1, t1, ra
    and s10, t3, s10
    xor a5, a5, s10
    lw s10, 552(a3)
    xor t1, t1, s10
    lw s10, 132(a3)
    srli ra, t1, 26
    xor t0, t0, s10
    lw s10, 136(a3)
    xor t4, t4, s10
    lw s10, 556(a3)
    xor a6, a6, s10
    lw s10, 144(a3)
    xor a5, a5, s10
    lw s10, 148(a3)
    xor t2, t2, s10
    lw s10, 152(a3)
    xor t3, t3, s10
    lw s10, 156(a3)
    xor a7, a7, s10
    slli s10, t1, 6
    or s10, s10, ra
    and s10, s10, s5
    xor t1, t1, s10
    slli s10, t1, 20
    srli ra, t1, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t1, t1, s10
    slli s10, t1, 26
    srli ra, t1, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t1, t1, s10
    slli s10, t0, 6
    srli ra, t0, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t0, t0, s10
    slli s10, t0, 20
    srli ra, t0, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t0, t0, s10
    slli s10, t0, 26
    srli ra, t0, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t0, t0, s10
    slli s10, t4, 6
    srli ra, t4, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t4, t4, s10
    slli s10, t4, 20
    srli ra, t4, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t4, t4, s10
    slli s10, t4, 26
    srli ra, t4, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t4, t4, s10
    slli s10, a6, 6
    srli ra, a6, 26
    or s10, s10, ra
    and s10, s10, s5
    xor a6, a6, s10
    slli s10, a6, 20
    srli ra, a6, 12
    or s10, s10, ra
    and s10, s10, s6
    xor a6, a6, s10
    slli s10, a6, 26
    srli ra, a6, 6
    or s10, s10, ra
    and s10, s10, s7
    xor a6, a6, s10
    slli s10, a5, 6
    srli ra, a5, 26
    or s10, s10, ra
    and s10, s10, s5
    xor a5, a5, s10
    slli s10, a5, 20
    srli ra, a5, 12
    or s10, s10, ra
    and s10, s10, s6
    xor a5, a5, s10
    slli s10, a5, 26
    srli ra, a5, 6
    or s10, s10, ra
    and s10, s10, s7
    xor a5, a5, s10
    slli s10, t2, 6
    srli ra, t2, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t2, t2, s10
    slli s10, t2, 20
    srli ra, t2, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t2, t2, s10
    slli s10, t2, 26
    srli ra, t2, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t2, t2, s10
    slli s10, t3, 6
    srli ra, t3, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t3, t3, s10
    slli s10, t3, 20
    srli ra, t3, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t3, t3, s10
    slli s10, t3, 26
    srli ra, t3, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t3, t3, s10
    slli s10, a7, 6
    srli ra, a7, 26
    or s10, s10, ra
    and s10, s10, s5
    xor a7, a7, s10
    slli s10, a7, 20
    srli ra, a7, 12
    or s10, s10, ra
    and s10, s10, s6
    xor a7, a7, s10
    slli s10, a7, 26
    srli ra, a7, 6
    or s10, s10, ra
    and s10, s10, s7
    xor a7, a7, s10
    # round 22 (skinny.dsl:60)
    or s10, t3, a7
    xor a5, a5, s10
    or s10, t4, a6
    xor t1, t1, s10
    and s10, t1, a5
    xor t2, t2, s10
    or s10, t0, t4
    xor t3, t3, s10
    not s10, t2
    and ra, t3, s10
    xor a7, a7, ra
    not ra, a6
    and ra, ra, t1
    xor t0, t0, ra
    or ra, t0, a7
    xor t4, t4, ra
    and s10, a5, s10
    xor a6, a6, s10
    lw s10, 560(a3)
    xor t4, t4, s10
    lw s10, 564(a3)
    srli ra, t4, 18
    xor a7, a7, s10
    lw s10, 168(a3)
    xor t3, t3, s10
    lw s10, 172(a3)
    xor t0, t0, s10
    lw s10, 176(a3)
    xor a6, a6, s10
    lw s10, 180(a3)
    xor t1, t1, s10
    lw s10, 184(a3)
    xor a5, a5, s10
    lw s10, 188(a3)
    xor t2, t2, s10
    slli s10, t4, 14
    or s10, s10, ra
    and s10, s10, s11
    xor t4, t4, s10
    srli s10, t4, 4
    and s10, s10, s5
    xor t4, t4, s10
    slli s10, t4, 18
    srli ra, t4, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t4, t4, s10
    slli s10, a7, 14
    srli ra, a7, 18
    or s10, s10, ra
    and s10, s10, s11
    xor a7, a7, s10
    srli s10, a7, 4
    and s10, s10, s5
    xor a7, a7, s10
    slli s10, a7, 18
    srli ra, a7, 14
    or s10, s10, ra
    and s10, s10, s6
    xor a7, a7, s10
    slli s10, t3, 14
    srli ra, t3, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t3, t3, s10
    srli s10, t3, 4
    and s10, s10, s5
    xor t3, t3, s10
    slli s10, t3, 18
    srli ra, t3, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t3, t3, s10
    slli s10, t0, 14
    srli ra, t0, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t0, t0, s10
    srli s10, t0, 4
    and s10, s10, s5
    xor t0, t0, s10
    slli s10, t0, 18
    srli ra, t0, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t0, t0, s10
    slli s10, a6, 14
    srli ra, a6, 18
    or s10, s10, ra
    and s10, s10, s11
    xor a6, a6, s10
    srli s10, a6, 4
    and s10, s10, s5
    xor a6, a6, s10
    slli s10, a6, 18
    srli ra, a6, 14
    or s10, s10, ra
    and s10, s10, s6
    xor a6, a6, s10
    slli s10, t1, 14
    srli ra, t1, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t1, t1, s10
    srli s10, t1, 4
    and s10, s10, s5
    xor t1, t1, s10
    slli s10, t1, 18
    srli ra, t1, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t1, t1, s10
    slli s10, a5, 14
    srli ra, a5, 18
    or s10, s10, ra
    and s10, s10, s11
    xor a5, a5, s10
    srli s10, a5, 4
    and s10, s10, s5
    xor a5, a5, s10
    slli s10, a5, 18
    srli ra, a5, 14
    or s10, s10, ra
    and s10, s10, s6
    xor a5, a5, s10
    slli s10, t2, 14
    srli ra, t2, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t2, t2, s10
    srli s10, t2, 4
    and s10, s10, s5
    xor t2, t2, s10
    slli s10, t2, 18
    srli ra, t2, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t2, t2, s10
    # round 23 (skinny.dsl:60)
    or s10, a5, t2
    xor a6, a6, s10
    or s10, t3, t0
    xor t4, t4, s10
    and s10, t4, a6
    xor t1, t1, s10
    or s10, a7, t3
    xor a5, a5, s10
    not s10, t1
    and ra, a5, s10
    xor t2, t2, ra
    not ra, t0
    and ra, ra, t4
    xor a7, a7, ra
    or ra, a7, t2
    xor t3, t3, ra
    and s10, a6, s10
    xor t0, t0, s10
    lw s10, 568(a3)
    xor t3, t3, s10
    lw s10, 572(a3)
    srli ra, t3, 2
    xor t2, t2, s10
    lw s10, 576(a3)
    xor a5, a5, s10
    lw s10, 204(a3)
    xor a7, a7, s10
    lw s10, 208(a3)
    xor t0, t0, s10
    lw s10, 212(a3)
    xor t4, t4, s10
    lw s10, 216(a3)
    xor a6, a6, s10
    lw s10, 220(a3)
    xor t1, t1, s10
    slli s10, t3, 30
    or s10, s10, ra
    and s10, s10, s7
    xor t3, t3, s10
    slli s10, t3, 12
    srli ra, t3, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t3, t3, s10
    slli s10, t3, 10
    srli ra, t3, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t3, t3, s10
    slli s10, t2, 30
    srli ra, t2, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t2, t2, s10
    slli s10, t2, 12
    srli ra, t2, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t2, t2, s10
    slli s10, t2, 10
    srli ra, t2, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t2, t2, s10
    slli s10, a5, 30
    srli ra, a5, 2
    or s10, s10, ra
    and s10, s10, s7
    xor a5, a5, s10
    slli s10, a5, 12
    srli ra, a5, 20
    or s10, s10, ra
    and s10, s10, s11
    xor a5, a5, s10
    slli s10, a5, 10
    srli ra, a5, 22
    or s10, s10, ra
    and s10, s10, s5
    xor a5, a5, s10
    slli s10, a7, 30
    srli ra, a7, 2
    or s10, s10, ra
    and s10, s10, s7
    xor a7, a7, s10
    slli s10, a7, 12
    srli ra, a7, 20
    or s10, s10, ra
    and s10, s10, s11
    xor a7, a7, s10
    slli s10, a7, 10
    srli ra, a7, 22
    or s10, s10, ra
    and s10, s10, s5
    xor a7, a7, s10
    slli s10, t0, 30
    srli ra, t0, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t0, t0, s10
    slli s10, t0, 12
    srli ra, t0, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t0, t0, s10
    slli s10, t0, 10
    srli ra, t0, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t0, t0, s10
    slli s10, t4, 30
    srli ra, t4, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t4, t4, s10
    slli s10, t4, 12
    srli ra, t4, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t4, t4, s10
    slli s10, t4, 10
    srli ra, t4, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t4, t4, s10
    slli s10, a6, 30
    srli ra, a6, 2
    or s10, s10, ra
    and s10, s10, s7
    xor a6, a6, s10
    slli s10, a6, 12
    srli ra, a6, 20
    or s10, s10, ra
    and s10, s10, s11
    xor a6, a6, s10
    slli s10, a6, 10
    srli ra, a6, 22
    or s10, s10, ra
    and s10, s10, s5
    xor a6, a6, s10
    slli s10, t1, 30
    srli ra, t1, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t1, t1, s10
    slli s10, t1, 12
    srli ra, t1, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t1, t1, s10
    slli s10, t1, 10
    srli ra, t1, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t1, t1, s10
    # round 24 (skinny.dsl:60)
    or s10, a6, t1
    xor t0, t0, s10
    or s10, a5, a7
    xor t3, t3, s10
    and s10, t3, t0
    xor t4, t4, s10
    or s10, t2, a5
    xor a6, a6, s10
    not s10, t4
    and ra, a6, s10
    xor t1, t1, ra
    not ra, a7
    and ra, ra, t3
    xor t2, t2, ra
    or ra, t2, t1
    xor a5, a5, ra
    and s10, t0, s10
    xor a7, a7, s10
    lw s10, 580(a3)
    xor a5, a5, s10
    lw s10, 584(a3)
    xor t1, t1, s10
    lw s10, 232(a3)
    xor a6, a6, s10
    lw s10, 588(a3)
    xor t2, t2, s10
    lw s10, 240(a3)
    xor a7, a7, s10
    lw s10, 244(a3)
    xor t3, t3, s10
    lw s10, 248(a3)
    xor t0, t0, s10
    lw s10, 252(a3)
    xor t4, t4, s10
    srli s10, a5, 2
    and s10, s10, s6
    xor a5, a5, s10
    slli s10, a5, 4
    and s10, s10, s7
    xor a5, a5, s10
    srli s10, a5, 6
    and s10, s10, s11
    xor a5, a5, s10
    srli s10, t1, 2
    and s10, s10, s6
    xor t1, t1, s10
    slli s10, t1, 4
    and s10, s10, s7
    xor t1, t1, s10
    srli s10, t1, 6
    and s10, s10, s11
    xor t1, t1, s10
    srli s10, a6, 2
    and s10, s10, s6
    xor a6, a6, s10
    slli s10, a6, 4
    and s10, s10, s7
    xor a6, a6, s10
    srli s10, a6, 6
    and s10, s10, s11
    xor a6, a6, s10
    srli s10, t2, 2
    and s10, s10, s6
    xor t2, t2, s10
    slli s10, t2, 4
    and s10, s10, s7
    xor t2, t2, s10
    srli s10, t2, 6
    and s10, s10, s11
    xor t2, t2, s10
    srli s10, a7, 2
    and s10, s10, s6
    xor a7, a7, s10
    slli s10, a7, 4
    and s10, s10, s7
    xor a7, a7, s10
    srli s10, a7, 6
    and s10, s10, s11
    xor a7, a7, s10
    srli s10, t3, 2
    and s10, s10, s6
    xor t3, t3, s10
    slli s10, t3, 4
    and s10, s10, s7
    xor t3, t3, s10
    srli s10, t3, 6
    and s10, s10, s11
    xor t3, t3, s10
    srli s10, t0, 2
    and s10, s10, s6
    xor t0, t0, s10
    slli s10, t0, 4
    and s10, s10, s7
    xor t0, t0, s10
    srli s10, t0, 6
    and s10, s10, s11
    xor t0, t0, s10
    srli s10, t4, 2
    and s10, s10, s6
    xor t4, t4, s10
    slli s10, t4, 4
    and s10, s10, s7
    xor t4, t4, s10
    srli s10, t4, 6
    and s10, s10, s11
    xor t4, t4, s10
    # round 25 (skinny.dsl:60)
    or s10, t0, t4
    xor a7, a7, s10
    or s10, a6, t2
    xor a5, a5, s10
    and s10, a5, a7
    xor t3, t3, s10
    or s10, t1, a6
    xor t0, t0, s10
    not s10, t3
    and ra, t0, s10
    xor t4, t4, ra
    not ra, t2
    and ra, ra, a5
    xor t1, t1, ra
    or ra, t1, t4
    xor a6, a6, ra
    and s10, a7, s10
    xor t2, t2, s10
    lw s10, 592(a3)
    xor a6, a6, s10
    lw s10, 596(a3)
    srli ra, a6, 26
    xor t4, t4, s10
    lw s10, 600(a3)
    xor t0, t0, s10
    lw s10, 268(a3)
    xor t1, t1, s10
    lw s10, 272(a3)
    xor t2, t2, s10
    lw s10, 276(a3)
    xor a5, a5, s10
    lw s10, 280(a3)
    xor a7, a7, s10
    lw s10, 284(a3)
    xor t3, t3, s10
    slli s10, a6, 6
    or s10, s10, ra
    and s10, s10, s5
    xor a6, a6, s10
    slli s10, a6, 20
    srli ra, a6, 12
    or s10, s10, ra
    and s10, s10, s6
    xor a6, a6, s10
    slli s10, a6, 26
    srli ra, a6, 6
    or s10, s10, ra
    and s10, s10, s7
    xor a6, a6, s10
    slli s10, t4, 6
    srli ra, t4, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t4, t4, s10
    slli s10, t4, 20
    srli ra, t4, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t4, t4, s10
    slli s10, t4, 26
    srli ra, t4, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t4, t4, s10
    slli s10, t0, 6
    srli ra, t0, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t0, t0, s10
    slli s10, t0, 20
    srli ra, t0, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t0, t0, s10
    slli s10, t0, 26
    srli ra, t0, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t0, t0, s10
    slli s10, t1, 6
    srli ra, t1, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t1, t1, s10
    slli s10, t1, 20
    srli ra, t1, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t1, t1, s10
    slli s10, t1, 26
    srli ra, t1, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t1, t1, s10
    slli s10, t2, 6
    srli ra, t2, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t2, t2, s10
    slli s10, t2, 20
    srli ra, t2, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t2, t2, s10
    slli s10, t2, 26
    srli ra, t2, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t2, t2, s10
    slli s10, a5, 6
    srli ra, a5, 26
    or s10, s10, ra
    and s10, s10, s5
    xor a5, a5, s10
    slli s10, a5, 20
    srli ra, a5, 12
    or s10, s10, ra
    and s10, s10, s6
    xor a5, a5, s10
    slli s10, a5, 26
    srli ra, a5, 6
    or s10, s10, ra
    and s10, s10, s7
    xor a5, a5, s10
    slli s10, a7, 6
    srli ra, a7, 26
    or s10, s10, ra
    and s10, s10, s5
    xor a7, a7, s10
    slli s10, a7, 20
    srli ra, a7, 12
    or s10, s10, ra
    and s10, s10, s6
    xor a7, a7, s10
    slli s10, a7, 26
    srli ra, a7, 6
    or s10, s10, ra
    and s10, s10, s7
    xor a7, a7, s10
    slli s10, t3, 6
    srli ra, t3, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t3, t3, s10
    slli s10, t3, 20
    srli ra, t3, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t3, t3, s10
    slli s10, t3, 26
    srli ra, t3, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t3, t3, s10
    # round 26 (skinny.dsl:60)
    or s10, a7, t3
    xor t2, t2, s10
    or s10, t0, t1
    xor a6, a6, s10
    and s10, a6, t2
    xor a5, a5, s10
    or s10, t4, t0
    xor a7, a7, s10
    not s10, a5
    and ra, a7, s10
    xor t3, t3, ra
    not ra, t1
    and ra, ra, a6
    xor t4, t4, ra
    or ra, t4, t3
    xor t0, t0, ra
    and s10, t2, s10
    xor t1, t1, s10
    lw s10, 604(a3)
    xor t0, t0, s10
    lw s10, 608(a3)
    srli ra, t0, 18
    xor t3, t3, s10
    lw s10, 612(a3)
    xor a7, a7, s10
    lw s10, 616(a3)
    xor t4, t4, s10
    lw s10, 304(a3)
    xor t1, t1, s10
    lw s10, 308(a3)
    xor a6, a6, s10
    lw s10, 312(a3)
    xor t2, t2, s10
    lw s10, 316(a3)
    xor a5, a5, s10
    slli s10, t0, 14
    or s10, s10, ra
    and s10, s10, s11
    xor t0, t0, s10
    srli s10, t0, 4
    and s10, s10, s5
    xor t0, t0, s10
    slli s10, t0, 18
    srli ra, t0, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t0, t0, s10
    slli s10, t3, 14
    srli ra, t3, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t3, t3, s10
    srli s10, t3, 4
    and s10, s10, s5
    xor t3, t3, s10
    slli s10, t3, 18
    srli ra, t3, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t3, t3, s10
    slli s10, a7, 14
    srli ra, a7, 18
    or s10, s10, ra
    and s10, s10, s11
    xor a7, a7, s10
    srli s10, a7, 4
    and s10, s10, s5
    xor a7, a7, s10
    slli s10, a7, 18
    srli ra, a7, 14
    or s10, s10, ra
    and s10, s10, s6
    xor a7, a7, s10
    slli s10, t4, 14
    srli ra, t4, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t4, t4, s10
    srli s10, t4, 4
    and s10, s10, s5
    xor t4, t4, s10
    slli s10, t4, 18
    srli ra, t4, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t4, t4, s10
    slli s10, t1, 14
    srli ra, t1, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t1, t1, s10
    srli s10, t1, 4
    and s10, s10, s5
    xor t1, t1, s10
    slli s10, t1, 18
    srli ra, t1, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t1, t1, s10
    slli s10, a6, 14
    srli ra, a6, 18
    or s10, s10, ra
    and s10, s10, s11
    xor a6, a6, s10
    srli s10, a6, 4
    and s10, s10, s5
    xor a6, a6, s10
    slli s10, a6, 18
    srli ra, a6, 14
    or s10, s10, ra
    and s10, s10, s6
    xor a6, a6, s10
    slli s10, t2, 14
    srli ra, t2, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t2, t2, s10
    srli s10, t2, 4
    and s10, s10, s5
    xor t2, t2, s10
    slli s10, t2, 18
    srli ra, t2, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t2, t2, s10
    slli s10, a5, 14
    srli ra, a5, 18
    or s10, s10, ra
    and s10, s10, s11
    xor a5, a5, s10
    srli s10, a5, 4
    and s10, s10, s5
    xor a5, a5, s10
    slli s10, a5, 18
    srli ra, a5, 14
    or s10, s10, ra
    and s10, s10, s6
    xor a5, a5, s10
    # round 27 (skinny.dsl:60)
    or s10, t2, a5
    xor t1, t1, s10
    or s10, a7, t4
    xor t0, t0, s10
    and s10, t0, t1
    xor a6, a6, s10
    or s10, t3, a7
    xor t2, t2, s10
    not s10, a6
    and ra, t2, s10
    xor a5, a5, ra
    not ra, t4
    and ra, ra, t0
    xor t3, t3, ra
    or ra, t3, a5
    xor a7, a7, ra
    and s10, t1, s10
    xor t4, t4, s10
    lw s10, 620(a3)
    xor a7, a7, s10
    lw s10, 624(a3)
    srli ra, a7, 2
    xor a5, a5, s10
    lw s10, 328(a3)
    xor t2, t2, s10
    lw s10, 628(a3)
    xor t3, t3, s10
    lw s10, 336(a3)
    xor t4, t4, s10
    lw s10, 340(a3)
    xor t0, t0, s10
    lw s10, 344(a3)
    xor t1, t1, s10
    lw s10, 348(a3)
    xor a6, a6, s10
    slli s10, a7, 30
    or s10, s10, ra
    and s10, s10, s7
    xor a7, a7, s10
    slli s10, a7, 12
    srli ra, a7, 20
    or s10, s10, ra
    and s10, s10, s11
    xor a7, a7, s10
    slli s10, a7, 10
    srli ra, a7, 22
    or s10, s10, ra
    and s10, s10, s5
    xor a7, a7, s10
    slli s10, a5, 30
    srli ra, a5, 2
    or s10, s10, ra
    and s10, s10, s7
    xor a5, a5, s10
    slli s10, a5, 12
    srli ra, a5, 20
    or s10, s10, ra
    and s10, s10, s11
    xor a5, a5, s10
    slli s10, a5, 10
    srli ra, a5, 22
    or s10, s10, ra
    and s10, s10, s5
    xor a5, a5, s10
    slli s10, t2, 30
    srli ra, t2, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t2, t2, s10
    slli s10, t2, 12
    srli ra, t2, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t2, t2, s10
    slli s10, t2, 10
    srli ra, t2, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t2, t2, s10
    slli s10, t3, 30
    srli ra, t3, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t3, t3, s10
    slli s10, t3, 12
    srli ra, t3, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t3, t3, s10
    slli s10, t3, 10
    srli ra, t3, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t3, t3, s10
    slli s10, t4, 30
    srli ra, t4, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t4, t4, s10
    slli s10, t4, 12
    srli ra, t4, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t4, t4, s10
    slli s10, t4, 10
    srli ra, t4, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t4, t4, s10
    slli s10, t0, 30
    srli ra, t0, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t0, t0, s10
    slli s10, t0, 12
    srli ra, t0, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t0, t0, s10
    slli s10, t0, 10
    srli ra, t0, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t0, t0, s10
    slli s10, t1, 30
    srli ra, t1, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t1, t1, s10
    slli s10, t1, 12
    srli ra, t1, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t1, t1, s10
    slli s10, t1, 10
    srli ra, t1, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t1, t1, s10
    slli s10, a6, 30
    srli ra, a6, 2
    or s10, s10, ra
    and s10, s10, s7
    xor a6, a6, s10
    slli s10, a6, 12
    srli ra, a6, 20
    or s10, s10, ra
    and s10, s10, s11
    xor a6, a6, s10
    slli s10, a6, 10
    srli ra, a6, 22
    or s10, s10, ra
    and s10, s10, s5
    xor a6, a6, s10
    # round 28 (skinny.dsl:60)
    or s10, t1, a6
    xor t4, t4, s10
    or s10, t2, t3
    xor a7, a7, s10
    and s10, a7, t4
    xor t0, t0, s10
    or s10, a5, t2
    xor t1, t1, s10
    not s10, t0
    and ra, t1, s10
    xor a6, a6, ra
    not ra, t3
    and ra, ra, a7
    xor a5, a5, ra
    or ra, a5, a6
    xor t2, t2, ra
    and s10, t4, s10
    xor t3, t3, s10
    lw s10, 632(a3)
    xor t2, t2, s10
    lw s10, 636(a3)
    xor a6, a6, s10
    lw s10, 640(a3)
    xor t1, t1, s10
    lw s10, 364(a3)
    xor a5, a5, s10
    lw s10, 368(a3)
    xor t3, t3, s10
    lw s10, 372(a3)
    xor a7, a7, s10
    lw s10, 376(a3)
    xor t4, t4, s10
    lw s10, 380(a3)
    xor t0, t0, s10
    srli s10, t2, 2
    and s10, s10, s6
    xor t2, t2, s10
    slli s10, t2, 4
    and s10, s10, s7
    xor t2, t2, s10
    srli s10, t2, 6
    and s10, s10, s11
    xor t2, t2, s10
    srli s10, a6, 2
    and s10, s10, s6
    xor a6, a6, s10
    slli s10, a6, 4
    and s10, s10, s7
    xor a6, a6, s10
    srli s10, a6, 6
    and s10, s10, s11
    xor a6, a6, s10
    srli s10, t1, 2
    and s10, s10, s6
    xor t1, t1, s10
    slli s10, t1, 4
    and s10, s10, s7
    xor t1, t1, s10
    srli s10, t1, 6
    and s10, s10, s11
    xor t1, t1, s10
    srli s10, a5, 2
    and s10, s10, s6
    xor a5, a5, s10
    slli s10, a5, 4
    and s10, s10, s7
    xor a5, a5, s10
    srli s10, a5, 6
    and s10, s10, s11
    xor a5, a5, s10
    srli s10, t3, 2
    and s10, s10, s6
    xor t3, t3, s10
    slli s10, t3, 4
    and s10, s10, s7
    xor t3, t3, s10
    srli s10, t3, 6
    and s10, s10, s11
    xor t3, t3, s10
    srli s10, a7, 2
    and s10, s10, s6
    xor a7, a7, s10
    slli s10, a7, 4
    and s10, s10, s7
    xor a7, a7, s10
    srli s10, a7, 6
    and s10, s10, s11
    xor a7, a7, s10
    srli s10, t4, 2
    and s10, s10, s6
    xor t4, t4, s10
    slli s10, t4, 4
    and s10, s10, s7
    xor t4, t4, s10
    srli s10, t4, 6
    and s10, s10, s11
    xor t4, t4, s10
    srli s10, t0, 2
    and s10, s10, s6
    xor t0, t0, s10
    slli s10, t0, 4
    and s10, s10, s7
    xor t0, t0, s10
    srli s10, t0, 6
    and s10, s10, s11
    xor t0, t0, s10
    # round 29 (skinny.dsl:60)
    or s10, t4, t0
    xor t3, t3, s10
    or s10, t1, a5
    xor t2, t2, s10
    and s10, t2, t3
    xor a7, a7, s10
    or s10, a6, t1
    xor t4, t4, s10
    not s10, a7
    and ra, t4, s10
    xor t0, t0, ra
    not ra, a5
    and ra, ra, t2
    xor a6, a6, ra
    or ra, a6, t0
    xor t1, t1, ra
    and s10, t3, s10
    xor a5, a5, s10
    lw s10, 384(a3)
    xor t1, t1, s10
    lw s10, 644(a3)
    srli ra, t1, 26
    xor t0, t0, s10
    lw s10, 648(a3)
    xor t4, t4, s10
    lw s10, 652(a3)
    xor a6, a6, s10
    lw s10, 400(a3)
    xor a5, a5, s10
    lw s10, 404(a3)
    xor t2, t2, s10
    lw s10, 408(a3)
    xor t3, t3, s10
    lw s10, 412(a3)
    xor a7, a7, s10
    slli s10, t1, 6
    or s10, s10, ra
    and s10, s10, s5
    xor t1, t1, s10
    slli s10, t1, 20
    srli ra, t1, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t1, t1, s10
    slli s10, t1, 26
    srli ra, t1, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t1, t1, s10
    slli s10, t0, 6
    srli ra, t0, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t0, t0, s10
    slli s10, t0, 20
    srli ra, t0, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t0, t0, s10
    slli s10, t0, 26
    srli ra, t0, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t0, t0, s10
    slli s10, t4, 6
    srli ra, t4, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t4, t4, s10
    slli s10, t4, 20
    srli ra, t4, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t4, t4, s10
    slli s10, t4, 26
    srli ra, t4, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t4, t4, s10
    slli s10, a6, 6
    srli ra, a6, 26
    or s10, s10, ra
    and s10, s10, s5
    xor a6, a6, s10
    slli s10, a6, 20
    srli ra, a6, 12
    or s10, s10, ra
    and s10, s10, s6
    xor a6, a6, s10
    slli s10, a6, 26
    srli ra, a6, 6
    or s10, s10, ra
    and s10, s10, s7
    xor a6, a6, s10
    slli s10, a5, 6
    srli ra, a5, 26
    or s10, s10, ra
    and s10, s10, s5
    xor a5, a5, s10
    slli s10, a5, 20
    srli ra, a5, 12
    or s10, s10, ra
    and s10, s10, s6
    xor a5, a5, s10
    slli s10, a5, 26
    srli ra, a5, 6
    or s10, s10, ra
    and s10, s10, s7
    xor a5, a5, s10
    slli s10, t2, 6
    srli ra, t2, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t2, t2, s10
    slli s10, t2, 20
    srli ra, t2, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t2, t2, s10
    slli s10, t2, 26
    srli ra, t2, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t2, t2, s10
    slli s10, t3, 6
    srli ra, t3, 26
    or s10, s10, ra
    and s10, s10, s5
    xor t3, t3, s10
    slli s10, t3, 20
    srli ra, t3, 12
    or s10, s10, ra
    and s10, s10, s6
    xor t3, t3, s10
    slli s10, t3, 26
    srli ra, t3, 6
    or s10, s10, ra
    and s10, s10, s7
    xor t3, t3, s10
    slli s10, a7, 6
    srli ra, a7, 26
    or s10, s10, ra
    and s10, s10, s5
    xor a7, a7, s10
    slli s10, a7, 20
    srli ra, a7, 12
    or s10, s10, ra
    and s10, s10, s6
    xor a7, a7, s10
    slli s10, a7, 26
    srli ra, a7, 6
    or s10, s10, ra
    and s10, s10, s7
    xor a7, a7, s10
    # round 30 (skinny.dsl:60)
    or s10, t3, a7
    xor a5, a5, s10
    or s10, t4, a6
    xor t1, t1, s10
    and s10, t1, a5
    xor t2, t2, s10
    or s10, t0, t4
    xor t3, t3, s10
    not s10, t2
    and ra, t3, s10
    xor a7, a7, ra
    not ra, a6
    and ra, ra, t1
    xor t0, t0, ra
    or ra, t0, a7
    xor t4, t4, ra
    and s10, a5, s10
    xor a6, a6, s10
    lw s10, 656(a3)
    xor t4, t4, s10
    lw s10, 420(a3)
    srli ra, t4, 18
    xor a7, a7, s10
    lw s10, 660(a3)
    xor t3, t3, s10
    lw s10, 664(a3)
    xor t0, t0, s10
    lw s10, 432(a3)
    xor a6, a6, s10
    lw s10, 436(a3)
    xor t1, t1, s10
    lw s10, 440(a3)
    xor a5, a5, s10
    lw s10, 444(a3)
    xor t2, t2, s10
    slli s10, t4, 14
    or s10, s10, ra
    and s10, s10, s11
    xor t4, t4, s10
    srli s10, t4, 4
    and s10, s10, s5
    xor t4, t4, s10
    slli s10, t4, 18
    srli ra, t4, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t4, t4, s10
    slli s10, a7, 14
    srli ra, a7, 18
    or s10, s10, ra
    and s10, s10, s11
    xor a7, a7, s10
    srli s10, a7, 4
    and s10, s10, s5
    xor a7, a7, s10
    slli s10, a7, 18
    srli ra, a7, 14
    or s10, s10, ra
    and s10, s10, s6
    xor a7, a7, s10
    slli s10, t3, 14
    srli ra, t3, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t3, t3, s10
    srli s10, t3, 4
    and s10, s10, s5
    xor t3, t3, s10
    slli s10, t3, 18
    srli ra, t3, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t3, t3, s10
    slli s10, t0, 14
    srli ra, t0, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t0, t0, s10
    srli s10, t0, 4
    and s10, s10, s5
    xor t0, t0, s10
    slli s10, t0, 18
    srli ra, t0, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t0, t0, s10
    slli s10, a6, 14
    srli ra, a6, 18
    or s10, s10, ra
    and s10, s10, s11
    xor a6, a6, s10
    srli s10, a6, 4
    and s10, s10, s5
    xor a6, a6, s10
    slli s10, a6, 18
    srli ra, a6, 14
    or s10, s10, ra
    and s10, s10, s6
    xor a6, a6, s10
    slli s10, t1, 14
    srli ra, t1, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t1, t1, s10
    srli s10, t1, 4
    and s10, s10, s5
    xor t1, t1, s10
    slli s10, t1, 18
    srli ra, t1, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t1, t1, s10
    slli s10, a5, 14
    srli ra, a5, 18
    or s10, s10, ra
    and s10, s10, s11
    xor a5, a5, s10
    srli s10, a5, 4
    and s10, s10, s5
    xor a5, a5, s10
    slli s10, a5, 18
    srli ra, a5, 14
    or s10, s10, ra
    and s10, s10, s6
    xor a5, a5, s10
    slli s10, t2, 14
    srli ra, t2, 18
    or s10, s10, ra
    and s10, s10, s11
    xor t2, t2, s10
    srli s10, t2, 4
    and s10, s10, s5
    xor t2, t2, s10
    slli s10, t2, 18
    srli ra, t2, 14
    or s10, s10, ra
    and s10, s10, s6
    xor t2, t2, s10
    # round 31 (skinny.dsl:60)
    or s10, a5, t2
    xor a6, a6, s10
    or s10, t3, t0
    xor t4, t4, s10
    and s10, t4, a6
    xor t1, t1, s10
    or s10, a7, t3
    xor a5, a5, s10
    not s10, t1
    and ra, a5, s10
    xor t2, t2, ra
    not ra, t0
    and ra, ra, t4
    xor a7, a7, ra
    or ra, a7, t2
    xor t3, t3, ra
    and s10, a6, s10
    xor t0, t0, s10
    lw s10, 668(a3)
    xor t3, t3, s10
    lw s10, 672(a3)
    srli ra, t3, 2
    xor t2, t2, s10
    lw s10, 456(a3)
    xor a5, a5, s10
    lw s10, 676(a3)
    xor a7, a7, s10
    lw s10, 464(a3)
    xor t0, t0, s10
    lw s10, 468(a3)
    xor t4, t4, s10
    lw s10, 472(a3)
    xor a6, a6, s10
    lw s10, 476(a3)
    xor t1, t1, s10
    slli s10, t3, 30
    or s10, s10, ra
    and s10, s10, s7
    xor t3, t3, s10
    slli s10, t3, 12
    srli ra, t3, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t3, t3, s10
    slli s10, t3, 10
    srli ra, t3, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t3, t3, s10
    slli s10, t2, 30
    srli ra, t2, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t2, t2, s10
    slli s10, t2, 12
    srli ra, t2, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t2, t2, s10
    slli s10, t2, 10
    srli ra, t2, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t2, t2, s10
    slli s10, a5, 30
    srli ra, a5, 2
    or s10, s10, ra
    and s10, s10, s7
    xor a5, a5, s10
    slli s10, a5, 12
    srli ra, a5, 20
    or s10, s10, ra
    and s10, s10, s11
    xor a5, a5, s10
    slli s10, a5, 10
    srli ra, a5, 22
    or s10, s10, ra
    and s10, s10, s5
    xor a5, a5, s10
    slli s10, a7, 30
    srli ra, a7, 2
    or s10, s10, ra
    and s10, s10, s7
    xor a7, a7, s10
    slli s10, a7, 12
    srli ra, a7, 20
    or s10, s10, ra
    and s10, s10, s11
    xor a7, a7, s10
    slli s10, a7, 10
    srli ra, a7, 22
    or s10, s10, ra
    and s10, s10, s5
    xor a7, a7, s10
    slli s10, t0, 30
    srli ra, t0, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t0, t0, s10
    slli s10, t0, 12
    srli ra, t0, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t0, t0, s10
    slli s10, t0, 10
    srli ra, t0, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t0, t0, s10
    slli s10, t4, 30
    srli ra, t4, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t4, t4, s10
    slli s10, t4, 12
    srli ra, t4, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t4, t4, s10
    slli s10, t4, 10
    srli ra, t4, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t4, t4, s10
    slli s10, a6, 30
    srli ra, a6, 2
    or s10, s10, ra
    and s10, s10, s7
    xor a6, a6, s10
    slli s10, a6, 12
    srli ra, a6, 20
    or s10, s10, ra
    and s10, s10, s11
    xor a6, a6, s10
    slli s10, a6, 10
    srli ra, a6, 22
    or s10, s10, ra
    and s10, s10, s5
    xor a6, a6, s10
    slli s10, t1, 30
    srli ra, t1, 2
    or s10, s10, ra
    and s10, s10, s7
    xor t1, t1, s10
    slli s10, t1, 12
    srli ra, t1, 20
    or s10, s10, ra
    and s10, s10, s11
    xor t1, t1, s10
    slli s10, t1, 10
    srli ra, t1, 22
    or s10, s10, ra
    and s10, s10, s5
    xor t1, t1, s10
    # round 32 (skinny.dsl:60)
    or s10, a6, t1
    xor t0, t0, s10
    or s10, a5, a7
    xor t3, t3, s10
    and s10, t3, t0
    xor t4, t4, s10
    or s10, t2, a5
    xor a6, a6, s10
    not s10, t4
    and ra, a6, s10
    xor t1, t1, ra
    not ra, a7
    and ra, ra, t3
    xor t2, t2, ra
    or ra, t2, t1
    xor a5, a5, ra
    and s10, t0, s10
    xor a7, a7, s10
    lw s10, 680(a3)
    xor a5, a5, s10
    lw s10, 684(a3)
    xor t1, t1, s10
    lw s10, 688(a3)
    xor a6, a6, s10
    lw s10, 492(a3)
    xor t2, t2, s10
    lw s10, 496(a3)
    xor a7, a7, s10
    lw s10, 500(a3)
    xor t3, t3, s10
    lw s10, 504(a3)
    xor t0, t0, s10
    lw s10, 508(a3)
    xor t4, t4, s10
    srli s10, a5, 2
    and s10, s10, s6
    xor a5, a5, s10
    slli s10, a5, 4
    and s10, s10, s7
    xor a5, a5, s10
    srli s10, a5, 6
    and s10, s10, s11
    xor a5, a5, s10
    srli s10, t1, 2
    and s10, s10, s6
    xor t1, t1, s10
    slli s10, t1, 4
    and s10, s10, s7
    xor t1, t1, s10
    srli s10, t1, 6
    and s10, s10, s11
    xor t1, t1, s10
    srli s10, a6, 2
    and s10, s10, s6
    xor a6, a6, s10
    slli s10, a6, 4
    and s10, s10, s7
    xor a6, a6, s10
    srli s10, a6, 6
    and s10, s10, s11
    xor a6, a6, s10
    srli s10, t2, 2
    and s10, s10, s6
    xor t2, t2, s10
    slli s10, t2, 4
    and s10, s10, s7
    xor t2, t2, s10
    srli s10, t2, 6
    and s10, s10, s11
    xor t2, t2, s10
    srli s10, a7, 2
    and s10, s10, s6
    xor a7, a7, s10
    slli s10, a7, 4
    and s10, s10, s7
    xor a7, a7, s10
    srli s10, a7, 6
    and s10, s10, s11
    xor a7, a7, s10
    srli s10, t3, 2
    and s10, s10, s6
    xor t3, t3, s10
    slli s10, t3, 4
    and s10, s10, s7
    xor t3, t3, s10
    srli s10, t3, 6
    and s10, s10, s11
    xor t3, t3, s10
    srli s10, t0, 2
    and s10, s10, s6
    xor t0, t0, s10
    slli s10, t0, 4
    and s10, s10, s7
    xor t0, t0, s10
    srli s10, t0, 6
    and s10, s10, s11
    xor t0, t0, s10
    srli s10, t4, 2
    and s10, s10, s6
    xor t4, t4, s10
    slli s10, t4, 4
    and s10, s10, s7
    xor t4, t4, s10
    srli s10, t4, 6
    and s10, s10, s11
    xor t4, t4, s10
    # round 33 (skinny.dsl:60)
    or s10, t0, t4
    xor a7, a7, s10
    or s10, a6, t2
    xor a5, a5, s10
    and s10, a5, a7
    xor t3, t3, s10
    or s10, t1, a6
    xor t0, t0, s10
    not s10, t3
    and ra, t0, s10
    xor t4, t4, ra
    not ra, t2
    and ra, ra, a5
    xor t1, t1, ra
    or ra, t1, t4
    xor a6, a6, ra
    and s10, a7, s10
    xor t2, t2, s10
    lw s10, 512(a3)
    xor t2, t2, t5
    xor a6, a6, s10
    lw s10, 692(a3)
    xor a5, a5, s1
    xor t4, t4, s10
    lw s10, 8(a3)
    xor a7, a7, s2
    xor t0, t0, s10
    lw s10, 12(a3)
    xor t3, t3, s3
    xor t1, t1, s10
    slli t5, a6, 6
    srli s1, a6, 26
    or t5, t5, s1
    and t5, t5, s5
    xor a6, a6, t5
    slli t5, a6, 20
    srli s1, a6, 12
    or t5, t5, s1
    and t5, t5, s6
    xor a6, a6, t5
    slli t5, a6, 26
    srli s1, a6, 6
    or t5, t5, s1
    and t5, t5, s7
    xor a6, a6, t5
    slli t5, t4, 6
    srli s1, t4, 26
    or t5, t5, s1
    and t5, t5, s5
    xor t4, t4, t5
    slli t5, t4, 20
    srli s1, t4, 12
    or t5, t5, s1
    and t5, t5, s6
    xor t4, t4, t5
    slli t5, t4, 26
    srli s1, t4, 6
    or t5, t5, s1
    and t5, t5, s7
    xor t4, t4, t5
    slli t5, t0, 6
    srli s1, t0, 26
    or t5, t5, s1
    and t5, t5, s5
    xor t0, t0, t5
    slli t5, t0, 20
    srli s1, t0, 12
    or t5, t5, s1
    and t5, t5, s6
    xor t0, t0, t5
    slli t5, t0, 26
    srli s1, t0, 6
    or t5, t5, s1
    and t5, t5, s7
    xor t0, t0, t5
    slli t5, t1, 6
    srli s1, t1, 26
    or t5, t5, s1
    and t5, t5, s5
    xor t1, t1, t5
    slli t5, t1, 20
    srli s1, t1, 12
    or t5, t5, s1
    and t5, t5, s6
    xor t1, t1, t5
    slli t5, t1, 26
    srli s1, t1, 6
    or t5, t5, s1
    and t5, t5, s7
    xor t1, t1, t5
    slli t5, t2, 6
    srli s1, t2, 26
    or t5, t5, s1
    and t5, t5, s5
    xor t2, t2, t5
    slli t5, t2, 20
    srli s1, t2, 12
    or t5, t5, s1
    and t5, t5, s6
    xor t2, t2, t5
    slli t5, t2, 26
    srli s1, t2, 6
    or t5, t5, s1
    and t5, t5, s7
    xor t2, t2, t5
    slli t5, a5, 6
    srli s1, a5, 26
    or t5, t5, s1
    and t5, t5, s5
    xor a5, a5, t5
    slli t5, a5, 20
    srli s1, a5, 12
    or t5, t5, s1
    and t5, t5, s6
    xor a5, a5, t5
    slli t5, a5, 26
    srli s1, a5, 6
    or t5, t5, s1
    and t5, t5, s7
    xor a5, a5, t5
    slli t5, a7, 6
    srli s1, a7, 26
    or t5, t5, s1
    and t5, t5, s5
    xor a7, a7, t5
    slli t5, a7, 20
    srli s1, a7, 12
    or t5, t5, s1
    and t5, t5, s6
    xor a7, a7, t5
    slli t5, a7, 26
    srli s1, a7, 6
    or t5, t5, s1
    and t5, t5, s7
    xor a7, a7, t5
    slli t5, t3, 6
    srli s1, t3, 26
    or t5, t5, s1
    and t5, t5, s5
    xor t3, t3, t5
    slli t5, t3, 20
    srli s1, t3, 12
    or t5, t5, s1
    and t5, t5, s6
    xor t3, t3, t5
    slli t5, t3, 26
    srli s1, t3, 6
    or t5, t5, s1
    and t5, t5, s7
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
    and s1, a7, t5
    xor t3, t3, s1
    not s1, t1
    and s1, s1, a6
    xor t4, t4, s1
    or s1, t4, t3
    xor t0, t0, s1
    and t5, t2, t5
    xor t1, t1, t5
    lw t5, 32(a3)
    xor a7, a7, s4
    xor t0, t0, t5
    lw t5, 528(a3)
    xor t1, t1, s8
    xor t3, t3, t5
    lw t5, 44(a3)
    xor a6, a6, s9
    xor t4, t4, t5
    lw t5, 56(a3)
    srli s1, t0, 18
    xor t2, t2, t5
    lw t5, 60(a3)
    xor a5, a5, t5
    slli t5, t0, 14
    or t5, t5, s1
    and t5, t5, s11
    xor t0, t0, t5
    srli t5, t0, 4
    and t5, t5, s5
    xor t0, t0, t5
    slli t5, t0, 18
    srli s1, t0, 14
    or t5, t5, s1
    and t5, t5, s6
    xor t0, t0, t5
    slli t5, t3, 14
    srli s1, t3, 18
    or t5, t5, s1
    and t5, t5, s11
    xor t3, t3, t5
    srli t5, t3, 4
    and t5, t5, s5
    xor t3, t3, t5
    slli t5, t3, 18
    srli s1, t3, 14
    or t5, t5, s1
    and t5, t5, s6
    xor t3, t3, t5
    slli t5, a7, 14
    srli s1, a7, 18
    or t5, t5, s1
    and t5, t5, s11
    xor a7, a7, t5
    srli t5, a7, 4
    and t5, t5, s5
    xor a7, a7, t5
    slli t5, a7, 18
    srli s1, a7, 14
    or t5, t5, s1
    and t5, t5, s6
    xor a7, a7, t5
    slli t5, t4, 14
    srli s1, t4, 18
    or t5, t5, s1
    and t5, t5, s11
    xor t4, t4, t5
    srli t5, t4, 4
    and t5, t5, s5
    xor t4, t4, t5
    slli t5, t4, 18
    srli s1, t4, 14
    or t5, t5, s1
    and t5, t5, s6
    xor t4, t4, t5
    slli t5, t1, 14
    srli s1, t1, 18
    or t5, t5, s1
    and t5, t5, s11
    xor t1, t1, t5
    srli t5, t1, 4
    and t5, t5, s5
    xor t1, t1, t5
    slli t5, t1, 18
    srli s1, t1, 14
    or t5, t5, s1
    and t5, t5, s6
    xor t1, t1, t5
    slli t5, a6, 14
    srli s1, a6, 18
    or t5, t5, s1
    and t5, t5, s11
    xor a6, a6, t5
    srli t5, a6, 4
    and t5, t5, s5
    xor a6, a6, t5
    slli t5, a6, 18
    srli s1, a6, 14
    or t5, t5, s1
    and t5, t5, s6
    xor a6, a6, t5
    slli t5, t2, 14
    srli s1, t2, 18
    or t5, t5, s1
    and t5, t5, s11
    xor t2, t2, t5
    srli t5, t2, 4
    and t5, t5, s5
    xor t2, t2, t5
    slli t5, t2, 18
    srli s1, t2, 14
    or t5, t5, s1
    and t5, t5, s6
    xor t2, t2, t5
    slli t5, a5, 14
    srli s1, a5, 18
    or t5, t5, s1
    and t5, t5, s11
    xor a5, a5, t5
    srli t5, a5, 4
    and t5, t5, s5
    xor a5, a5, t5
    slli t5, a5, 18
    srli s1, a5, 14
    or t5, t5, s1
    and t5, t5, s6
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
    and s1, t2, t5
    xor a5, a5, s1
    not s1, t4
    and s1, s1, t0
    xor t3, t3, s1
    or s1, t3, a5
    xor a7, a7, s1
    and t5, t1, t5
    xor t4, t4, t5
    lw t5, 696(a3)
    xor a7, a7, t5
    lw t5, 68(a3)
    srli s1, a7, 2
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
    or t5, t5, s1
    and t5, t5, s7
    xor a7, a7, t5
    slli t5, a7, 12
    srli s1, a7, 20
    or t5, t5, s1
    and t5, t5, s11
    xor a7, a7, t5
    slli t5, a7, 10
    srli s1, a7, 22
    or t5, t5, s1
    and t5, t5, s5
    xor a7, a7, t5
    slli t5, a5, 30
    srli s1, a5, 2
    or t5, t5, s1
    and t5, t5, s7
    xor a5, a5, t5
    slli t5, a5, 12
    srli s1, a5, 20
    or t5, t5, s1
    and t5, t5, s11
    xor a5, a5, t5
    slli t5, a5, 10
    srli s1, a5, 22
    or t5, t5, s1
    and t5, t5, s5
    xor a5, a5, t5
    slli t5, t2, 30
    srli s1, t2, 2
    or t5, t5, s1
    and t5, t5, s7
    xor t2, t2, t5
    slli t5, t2, 12
    srli s1, t2, 20
    or t5, t5, s1
    and t5, t5, s11
    xor t2, t2, t5
    slli t5, t2, 10
    srli s1, t2, 22
    or t5, t5, s1
    and t5, t5, s5
    xor t2, t2, t5
    slli t5, t3, 30
    srli s1, t3, 2
    or t5, t5, s1
    and t5, t5, s7
    xor t3, t3, t5
    slli t5, t3, 12
    srli s1, t3, 20
    or t5, t5, s1
    and t5, t5, s11
    xor t3, t3, t5
    slli t5, t3, 10
    srli s1, t3, 22
    or t5, t5, s1
    and t5, t5, s5
    xor t3, t3, t5
    slli t5, t4, 30
    srli s1, t4, 2
    or t5, t5, s1
    and t5, t5, s7
    xor t4, t4, t5
    slli t5, t4, 12
    srli s1, t4, 20
    or t5, t5, s1
    and t5, t5, s11
    xor t4, t4, t5
    slli t5, t4, 10
    srli s1, t4, 22
    or t5, t5, s1
    and t5, t5, s5
    xor t4, t4, t5
    slli t5, t0, 30
    srli s1, t0, 2
    or t5, t5, s1
    and t5, t5, s7
    xor t0, t0, t5
    slli t5, t0, 12
    srli s1, t0, 20
    or t5, t5, s1
    and t5, t5, s11
    xor t0, t0, t5
    slli t5, t0, 10
    srli s1, t0, 22
    or t5, t5, s1
    and t5, t5, s5
    xor t0, t0, t5
    slli t5, t1, 30
    srli s1, t1, 2
    or t5, t5, s1
    and t5, t5, s7
    xor t1, t1, t5
    slli t5, t1, 12
    srli s1, t1, 20
    or t5, t5, s1
    and t5, t5, s11
    xor t1, t1, t5
    slli t5, t1, 10
    srli s1, t1, 22
    or t5, t5, s1
    and t5, t5, s5
    xor t1, t1, t5
    slli t5, a6, 30
    srli s1, a6, 2
    or t5, t5, s1
    and t5, t5, s7
    xor a6, a6, t5
    slli t5, a6, 12
    srli s1, a6, 20
    or t5, t5, s1
    and t5, t5, s11
    xor a6, a6, t5
    slli t5, a6, 10
    srli s1, a6, 22
    or t5, t5, s1
    and t5, t5, s5
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
    and s1, t1, t5
    xor a6, a6, s1
    not s1, t3
    and s1, s1, a7
    xor a5, a5, s1
    or s1, a5, a6
    xor t2, t2, s1
    and t5, t4, t5
    xor t3, t3, t5
    lw t5, 96(a3)
    xor t2, t2, t5
    lw t5, 700(a3)
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
    and t5, t5, s6
    xor t2, t2, t5
    slli t5, t2, 4
    and t5, t5, s7
    xor t2, t2, t5
    srli t5, t2, 6
    and t5, t5, s11
    xor t2, t2, t5
    srli t5, a6, 2
    and t5, t5, s6
    xor a6, a6, t5
    slli t5, a6, 4
    and t5, t5, s7
    xor a6, a6, t5
    srli t5, a6, 6
    and t5, t5, s11
    xor a6, a6, t5
    srli t5, t1, 2
    and t5, t5, s6
    xor t1, t1, t5
    slli t5, t1, 4
    and t5, t5, s7
    xor t1, t1, t5
    srli t5, t1, 6
    and t5, t5, s11
    xor t1, t1, t5
    srli t5, a5, 2
    and t5, t5, s6
    xor a5, a5, t5
    slli t5, a5, 4
    and t5, t5, s7
    xor a5, a5, t5
    srli t5, a5, 6
    and t5, t5, s11
    xor a5, a5, t5
    srli t5, t3, 2
    and t5, t5, s6
    xor t3, t3, t5
    slli t5, t3, 4
    and t5, t5, s7
    xor t3, t3, t5
    srli t5, t3, 6
    and t5, t5, s11
    xor t3, t3, t5
    srli t5, a7, 2
    and t5, t5, s6
    xor a7, a7, t5
    slli t5, a7, 4
    and t5, t5, s7
    xor a7, a7, t5
    srli t5, a7, 6
    and t5, t5, s11
    xor a7, a7, t5
    srli t5, t4, 2
    and t5, t5, s6
    xor t4, t4, t5
    slli t5, t4, 4
    and t5, t5, s7
    xor t4, t4, t5
    srli t5, t4, 6
    and t5, t5, s11
    xor t4, t4, t5
    srli t5, t0, 2
    and t5, t5, s6
    xor t0, t0, t5
    slli t5, t0, 4
    and t5, t5, s7
    xor t0, t0, t5
    srli t5, t0, 6
    and t5, t5, s11
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
    and s1, t4, t5
    xor t0, t0, s1
    not s1, a5
    and s1, s1, t2
    xor a6, a6, s1
    or s1, a6, t0
    xor t1, t1, s1
    and t5, t3, t5
    xor a5, a5, t5
    lw t5, 128(a3)
    xor t1, t1, t5
    lw t5, 132(a3)
    srli s1, t1, 26
    xor t0, t0, t5
    lw t5, 704(a3)
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
    or t5, t5, s1
    and t5, t5, s5
    xor t1, t1, t5
    slli t5, t1, 20
    srli s1, t1, 12
    or t5, t5, s1
    and t5, t5, s6
    xor t1, t1, t5
    slli t5, t1, 26
    srli s1, t1, 6
    or t5, t5, s1
    and t5, t5, s7
    xor t1, t1, t5
    slli t5, t0, 6
    srli s1, t0, 26
    or t5, t5, s1
    and t5, t5, s5
    xor t0, t0, t5
    slli t5, t0, 20
    srli s1, t0, 12
    or t5, t5, s1
    and t5, t5, s6
    xor t0, t0, t5
    slli t5, t0, 26
    srli s1, t0, 6
    or t5, t5, s1
    and t5, t5, s7
    xor t0, t0, t5
    slli t5, t4, 6
    srli s1, t4, 26
    or t5, t5, s1
    and t5, t5, s5
    xor t4, t4, t5
    slli t5, t4, 20
    srli s1, t4, 12
    or t5, t5, s1
    and t5, t5, s6
    xor t4, t4, t5
    slli t5, t4, 26
    srli s1, t4, 6
    or t5, t5, s1
    and t5, t5, s7
    xor t4, t4, t5
    slli t5, a6, 6
    srli s1, a6, 26
    or t5, t5, s1
    and t5, t5, s5
    xor a6, a6, t5
    slli t5, a6, 20
    srli s1, a6, 12
    or t5, t5, s1
    and t5, t5, s6
    xor a6, a6, t5
    slli t5, a6, 26
    srli s1, a6, 6
    or t5, t5, s1
    and t5, t5, s7
    xor a6, a6, t5
    slli t5, a5, 6
    srli s1, a5, 26
    or t5, t5, s1
    and t5, t5, s5
    xor a5, a5, t5
    slli t5, a5, 20
    srli s1, a5, 12
    or t5, t5, s1
    and t5, t5, s6
    xor a5, a5, t5
    slli t5, a5, 26
    srli s1, a5, 6
    or t5, t5, s1
    and t5, t5, s7
    xor a5, a5, t5
    slli t5, t2, 6
    srli s1, t2, 26
    or t5, t5, s1
    and t5, t5, s5
    xor t2, t2, t5
    slli t5, t2, 20
    srli s1, t2, 12
    or t5, t5, s1
    and t5, t5, s6
    xor t2, t2, t5
    slli t5, t2, 26
    srli s1, t2, 6
    or t5, t5, s1
    and t5, t5, s7
    xor t2, t2, t5
    slli t5, t3, 6
    srli s1, t3, 26
    or t5, t5, s1
    and t5, t5, s5
    xor t3, t3, t5
    slli t5, t3, 20
    srli s1, t3, 12
    or t5, t5, s1
    and t5, t5, s6
    xor t3, t3, t5
    slli t5, t3, 26
    srli s1, t3, 6
    or t5, t5, s1
    and t5, t5, s7
    xor t3, t3, t5
    slli t5, a7, 6
    srli s1, a7, 26
    or t5, t5, s1
    and t5, t5, s5
    xor a7, a7, t5
    slli t5, a7, 20
    srli s1, a7, 12
    or t5, t5, s1
    and t5, t5, s6
    xor a7, a7, t5
    slli t5, a7, 26
    srli s1, a7, 6
    or t5, t5, s1
    and t5, t5, s7
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
    and s1, t3, t5
    xor a7, a7, s1
    not s1, a6
    and s1, s1, t1
    xor t0, t0, s1
    or s1, t0, a7
    xor t4, t4, s1
    and t5, a5, t5
    xor a6, a6, t5
    lw t5, 160(a3)
    xor t4, t4, t5
    lw t5, 164(a3)
    srli s1, t4, 18
    xor a7, a7, t5
    lw t5, 168(a3)
    xor t3, t3, t5
    lw t5, 708(a3)
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
    or t5, t5, s1
    and t5, t5, s11
    xor t4, t4, t5
    srli t5, t4, 4
    and t5, t5, s5
    xor t4, t4, t5
    slli t5, t4, 18
    srli s1, t4, 14
    or t5, t5, s1
    and t5, t5, s6
    xor t4, t4, t5
    slli t5, a7, 14
    srli s1, a7, 18
    or t5, t5, s1
    and t5, t5, s11
    xor a7, a7, t5
    srli t5, a7, 4
    and t5, t5, s5
    xor a7, a7, t5
    slli t5, a7, 18
    srli s1, a7, 14
    or t5, t5, s1
    and t5, t5, s6
    xor a7, a7, t5
    slli t5, t3, 14
    srli s1, t3, 18
    or t5, t5, s1
    and t5, t5, s11
    xor t3, t3, t5
    srli t5, t3, 4
    and t5, t5, s5
    xor t3, t3, t5
    slli t5, t3, 18
    srli s1, t3, 14
    or t5, t5, s1
    and t5, t5, s6
    xor t3, t3, t5
    slli t5, t0, 14
    srli s1, t0, 18
    or t5, t5, s1
    and t5, t5, s11
    xor t0, t0, t5
    srli t5, t0, 4
    and t5, t5, s5
    xor t0, t0, t5
    slli t5, t0, 18
    srli s1, t0, 14
    or t5, t5, s1
    and t5, t5, s6
    xor t0, t0, t5
    slli t5, a6, 14
    srli s1, a6, 18
    or t5, t5, s1
    and t5, t5, s11
    xor a6, a6, t5
    srli t5, a6, 4
    and t5, t5, s5
    xor a6, a6, t5
    slli t5, a6, 18
    srli s1, a6, 14
    or t5, t5, s1
    and t5, t5, s6
    xor a6, a6, t5
    slli t5, t1, 14
    srli s1, t1, 18
    or t5, t5, s1
    and t5, t5, s11
    xor t1, t1, t5
    srli t5, t1, 4
    and t5, t5, s5
    xor t1, t1, t5
    slli t5, t1, 18
    srli s1, t1, 14
    or t5, t5, s1
    and t5, t5, s6
    xor t1, t1, t5
    slli t5, a5, 14
    srli s1, a5, 18
    or t5, t5, s1
    and t5, t5, s11
    xor a5, a5, t5
    srli t5, a5, 4
    and t5, t5, s5
    xor a5, a5, t5
    slli t5, a5, 18
    srli s1, a5, 14
    or t5, t5, s1
    and t5, t5, s6
    xor a5, a5, t5
    slli t5, t2, 14
    srli s1, t2, 18
    or t5, t5, s1
    and t5, t5, s11
    xor t2, t2, t5
    srli t5, t2, 4
    and t5, t5, s5
    xor t2, t2, t5
    slli t5, t2, 18
    srli s1, t2, 14
    or t5, t5, s1
    and t5, t5, s6
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
    and s1, a5, t5
    xor t2, t2, s1
    not s1, t0
    and s1, s1, t4
    xor a7, a7, s1
    or s1, a7, t2
    xor t3, t3, s1
    and t5, a6, t5
    xor t0, t0, t5
    lw t5, 712(a3)
    xor t3, t3, t5
    lw t5, 196(a3)
    srli s1, t3, 2
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
    or t5, t5, s1
    and t5, t5, s7
    xor t3, t3, t5
    slli t5, t3, 12
    srli s1, t3, 20
    or t5, t5, s1
    and t5, t5, s11
    xor t3, t3, t5
    slli t5, t3, 10
    srli s1, t3, 22
    or t5, t5, s1
    and t5, t5, s5
    xor t3, t3, t5
    slli t5, t2, 30
    srli s1, t2, 2
    or t5, t5, s1
    and t5, t5, s7
    xor t2, t2, t5
    slli t5, t2, 12
    srli s1, t2, 20
    or t5, t5, s1
    and t5, t5, s11
    xor t2, t2, t5
    slli t5, t2, 10
    srli s1, t2, 22
    or t5, t5, s1
    and t5, t5, s5
    xor t2, t2, t5
    slli t5, a5, 30
    srli s1, a5, 2
    or t5, t5, s1
    and t5, t5, s7
    xor a5, a5, t5
    slli t5, a5, 12
    srli s1, a5, 20
    or t5, t5, s1
    and t5, t5, s11
    xor a5, a5, t5
    slli t5, a5, 10
    srli s1, a5, 22
    or t5, t5, s1
    and t5, t5, s5
    xor a5, a5, t5
    slli t5, a7, 30
    srli s1, a7, 2
    or t5, t5, s1
    and t5, t5, s7
    xor a7, a7, t5
    slli t5, a7, 12
    srli s1, a7, 20
    or t5, t5, s1
    and t5, t5, s11
    xor a7, a7, t5
    slli t5, a7, 10
    srli s1, a7, 22
    or t5, t5, s1
    and t5, t5, s5
    xor a7, a7, t5
    slli t5, t0, 30
    srli s1, t0, 2
    or t5, t5, s1
    and t5, t5, s7
    xor t0, t0, t5
    slli t5, t0, 12
    srli s1, t0, 20
    or t5, t5, s1
    and t5, t5, s11
    xor t0, t0, t5
    slli t5, t0, 10
    srli s1, t0, 22
    or t5, t5, s1
    and t5, t5, s5
    xor t0, t0, t5
    slli t5, t4, 30
    srli s1, t4, 2
    or t5, t5, s1
    and t5, t5, s7
    xor t4, t4, t5
    slli t5, t4, 12
    srli s1, t4, 20
    or t5, t5, s1
    and t5, t5, s11
    xor t4, t4, t5
    slli t5, t4, 10
    srli s1, t4, 22
    or t5, t5, s1
    and t5, t5, s5
    xor t4, t4, t5
    slli t5, a6, 30
    srli s1, a6, 2
    or t5, t5, s1
    and t5, t5, s7
    xor a6, a6, t5
    slli t5, a6, 12
    srli s1, a6, 20
    or t5, t5, s1
    and t5, t5, s11
    xor a6, a6, t5
    slli t5, a6, 10
    srli s1, a6, 22
    or t5, t5, s1
    and t5, t5, s5
    xor a6, a6, t5
    slli t5, t1, 30
    srli s1, t1, 2
    or t5, t5, s1
    and t5, t5, s7
    xor t1, t1, t5
    slli t5, t1, 12
    srli s1, t1, 20
    or t5, t5, s1
    and t5, t5, s11
    xor t1, t1, t5
    slli t5, t1, 10
    srli s1, t1, 22
    or t5, t5, s1
    and t5, t5, s5
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
    and s1, a6, t5
    xor t1, t1, s1
    not s1, a7
    and s1, s1, t3
    xor t2, t2, s1
    or s1, t2, t1
    xor a5, a5, s1
    and t5, t0, t5
    xor a7, a7, t5
    lw t5, 580(a3)
    xor a5, a5, t5
    lw t5, 716(a3)
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
    and t5, t5, s6
    xor a5, a5, t5
    slli t5, a5, 4
    and t5, t5, s7
    xor a5, a5, t5
    srli t5, a5, 6
    and t5, t5, s11
    xor a5, a5, t5
    srli t5, t1, 2
    and t5, t5, s6
    xor t1, t1, t5
    slli t5, t1, 4
    and t5, t5, s7
    xor t1, t1, t5
    srli t5, t1, 6
    and t5, t5, s11
    xor t1, t1, t5
    srli t5, a6, 2
    and t5, t5, s6
    xor a6, a6, t5
    slli t5, a6, 4
    and t5, t5, s7
    xor a6, a6, t5
    srli t5, a6, 6
    and t5, t5, s11
    xor a6, a6, t5
    srli t5, t2, 2
    and t5, t5, s6
    xor t2, t2, t5
    slli t5, t2, 4
    and t5, t5, s7
    xor t2, t2, t5
    srli t5, t2, 6
    and t5, t5, s11
    xor t2, t2, t5
    srli t5, a7, 2
    and t5, t5, s6
    xor a7, a7, t5
    slli t5, a7, 4
    and t5, t5, s7
    xor a7, a7, t5
    srli t5, a7, 6
    and t5, t5, s11
    xor a7, a7, t5
    srli t5, t3, 2
    and t5, t5, s6
    xor t3, t3, t5
    slli t5, t3, 4
    and t5, t5, s7
    xor t3, t3, t5
    srli t5, t3, 6
    and t5, t5, s11
    xor t3, t3, t5
    srli t5, t0, 2
    and t5, t5, s6
    xor t0, t0, t5
    slli t5, t0, 4
    and t5, t5, s7
    xor t0, t0, t5
    srli t5, t0, 6
    and t5, t5, s11
    xor t0, t0, t5
    srli t5, t4, 2
    and t5, t5, s6
    xor t4, t4, t5
    slli t5, t4, 4
    and t5, t5, s7
    xor t4, t4, t5
    srli t5, t4, 6
    and t5, t5, s11
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
    bltu a2, a1, .Llwcc_skinny128_128_ecb_encrypt_rv32i_group_done
    j .Llwcc_skinny128_128_ecb_encrypt_rv32i_group
.Llwcc_skinny128_128_ecb_encrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny128_128_ecb_encrypt_rv32i_out
.Llwcc_skinny128_128_ecb_encrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 32
    beqz t2, .Llwcc_skinny128_128_ecb_encrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 128
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
    j .Llwcc_skinny128_128_ecb_encrypt_rv32i_group
.Llwcc_skinny128_128_ecb_encrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_skinny128_128_ecb_encrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny128_128_ecb_encrypt_rv32i_copy
.Llwcc_skinny128_128_ecb_encrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 128
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
    addi sp, sp, 128
    ret
    .size lwcc_skinny128_128_ecb_encrypt_rv32i, .-lwcc_skinny128_128_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_skinny128_128_ecb_decrypt_rv32i
    .type lwcc_skinny128_128_ecb_decrypt_rv32i, %function
lwcc_skinny128_128_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_skinny128_128_ecb_decrypt_rv32i_begin
    ret
.Llwcc_skinny128_128_ecb_decrypt_rv32i_begin:
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
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 32
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    beqz t1, .Llwcc_skinny128_128_ecb_decrypt_rv32i_group
    j .Llwcc_skinny128_128_ecb_decrypt_rv32i_rest
.Llwcc_skinny128_128_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
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
    lw t5, 580(a3)
    # round 40 (skinny.dsl:60)
    lui s5, 999231
    xor a5, a5, t5
    lw t5, 720(a3)
    addi s5, s5, 1011
    xor t1, t1, t5
    lw t5, 232(a3)
    xor a6, a6, t5
    lw t5, 724(a3)
    xor t2, t2, t5
    lw t5, 728(a3)
    xor a7, a7, t5
    lw t5, 244(a3)
    xor t3, t3, t5
    lw t5, 248(a3)
    xor t0, t0, t5
    lw t5, 732(a3)
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
    lw s4, 712(a3)
    xor t3, t3, s4
    lw s4, 736(a3)
    xor t2, t2, s4
    lw s4, 200(a3)
    xor a5, a5, s4
    lw s4, 740(a3)
    xor a7, a7, s4
    lw s4, 744(a3)
    xor t1, t1, s4
    lw s4, 212(a3)
    xor t0, t0, s4
    lw s4, 216(a3)
    xor t5, t5, s4
    lw s4, 748(a3)
    xor a6, a6, s4
    # round 39 (skinny.dsl:60)
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
    lw s6, 160(a3)
    xor t0, t0, s6
    lw s6, 752(a3)
    xor a7, a7, s6
    lw s6, 168(a3)
    xor t3, t3, s6
    lw s6, 756(a3)
    xor t1, t1, s6
    lw s6, 760(a3)
    xor t2, t2, s6
    lw s6, 180(a3)
    xor a6, a6, s6
    lw s6, 184(a3)
    xor s4, s4, s6
    lw s6, 764(a3)
    xor a5, a5, s6
    # round 38 (skinny.dsl:60)
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
    lw s7, 128(a3)
    xor a6, a6, s7
    lw s7, 132(a3)
    xor t1, t1, s7
    lw s7, 704(a3)
    xor t0, t0, s7
    lw s7, 140(a3)
    xor t2, t2, s7
    lw s7, 144(a3)
    xor t3, t3, s7
    lw s7, 148(a3)
    xor a5, a5, s7
    lw s7, 152(a3)
    xor s6, s6, s7
    lw s7, 156(a3)
    xor a7, a7, s7
    # round 37 (skinny.dsl:60)
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
    lw s7, 96(a3)
    xor a7, a7, s7
    lw s7, 768(a3)
    xor t2, t2, s7
    lw s7, 104(a3)
    xor a6, a6, s7
    lw s7, 772(a3)
    xor t3, t3, s7
    lw s7, 776(a3)
    xor t1, t1, s7
    lw s7, 116(a3)
    xor a5, a5, s7
    lw s7, 120(a3)
    xor s6, s6, s7
    lw s7, 780(a3)
    xor t0, t0, s7
    # round 36 (skinny.dsl:60)
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
    lw s7, 696(a3)
    xor t0, t0, s7
    lw s7, 784(a3)
    xor t3, t3, s7
    lw s7, 72(a3)
    xor a7, a7, s7
    lw s7, 788(a3)
    xor t1, t1, s7
    lw s7, 792(a3)
    xor t2, t2, s7
    lw s7, 84(a3)
    xor a5, a5, s7
    lw s7, 88(a3)
    xor s6, s6, s7
    lw s7, 796(a3)
    xor a6, a6, s7
    # round 35 (skinny.dsl:60)
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
    lw s7, 32(a3)
    lw s8, 804(a3)
    xor a6, a6, s7
    lw s7, 800(a3)
    xor t2, t2, s8
    xor t1, t1, s7
    lw s7, 40(a3)
    lw s8, 808(a3)
    xor t0, t0, s7
    xor t3, t3, s8
    lw s8, 52(a3)
    lw s9, 56(a3)
    xor a5, a5, s8
    lw s10, 812(a3)
    xor s6, s6, s9
    xor a7, a7, s10
    # round 34 (skinny.dsl:60)
    and s10, s6, a7
    xor t3, t3, s10
    and s10, t1, t2
    xor a6, a6, s10
    and s10, a6, t3
    xor s10, a5, s10
    and s11, a5, t3
    xor t2, t2, s11
    and s11, a6, t2
    xor s11, t0, s11
    and t0, t0, a7
    xor t0, t1, t0
    and t1, t0, s11
    xor t1, s6, t1
    and a5, a5, s6
    xor a5, a7, a5
    slli a7, s10, 26
    srli s6, s10, 6
    or a7, a7, s6
    or a7, a7, s4
    xor a7, s10, a7
    slli s6, a7, 20
    srli s10, a7, 12
    or s6, s6, s10
    and s6, s6, s3
    xor a7, a7, s6
    slli s6, a7, 6
    srli s10, a7, 26
    or s6, s6, s10
    and s6, s6, t4
    xor a7, a7, s6
    slli s6, t2, 26
    srli s10, t2, 6
    or s6, s6, s10
    or s6, s6, s4
    xor t2, t2, s6
    slli s6, t2, 20
    srli s10, t2, 12
    or s6, s6, s10
    and s6, s6, s3
    xor t2, t2, s6
    slli s6, t2, 6
    srli s10, t2, 26
    or s6, s6, s10
    and s6, s6, t4
    xor t2, t2, s6
    slli s6, a6, 26
    srli s10, a6, 6
    or s6, s6, s10
    or s6, s6, s4
    xor a6, a6, s6
    slli s6, a6, 20
    srli s10, a6, 12
    or s6, s6, s10
    and s6, s6, s3
    xor a6, a6, s6
    slli s6, a6, 6
    srli s10, a6, 26
    or s6, s6, s10
    and s6, s6, t4
    xor a6, a6, s6
    slli s6, t3, 26
    srli s10, t3, 6
    or s6, s6, s10
    or s6, s6, s4
    xor t3, t3, s6
    slli s6, t3, 20
    srli s10, t3, 12
    or s6, s6, s10
    and s6, s6, s3
    xor t3, t3, s6
    slli s6, t3, 6
    srli s10, t3, 26
    or s6, s6, s10
    and s6, s6, t4
    xor t3, t3, s6
    slli s6, t1, 26
    srli s10, t1, 6
    or s6, s6, s10
    or s6, s6, s4
    xor t1, t1, s6
    slli s6, t1, 20
    srli s10, t1, 12
    or s6, s6, s10
    and s6, s6, s3
    xor t1, t1, s6
    slli s6, t1, 6
    srli s10, t1, 26
    or s6, s6, s10
    and s6, s6, t4
    xor t1, t1, s6
    slli s6, a5, 26
    srli s10, a5, 6
    or s6, s6, s10
    or s6, s6, s4
    xor a5, a5, s6
    slli s6, a5, 20
    srli s10, a5, 12
    or s6, s6, s10
    and s6, s6, s3
    xor a5, a5, s6
    slli s6, a5, 6
    srli s10, a5, 26
    or s6, s6, s10
    and s6, s6, t4
    xor a5, a5, s6
    slli s6, s11, 26
    srli s10, s11, 6
    or s6, s6, s10
    or s6, s6, s4
    xor s6, s11, s6
    slli s10, s6, 20
    srli s11, s6, 12
    or s10, s10, s11
    and s10, s10, s3
    xor s6, s6, s10
    slli s10, s6, 6
    srli s11, s6, 26
    or s10, s10, s11
    and s10, s10, t4
    xor s6, s6, s10
    slli s10, t0, 26
    srli s11, t0, 6
    or s10, s10, s11
    or s10, s10, s4
    xor t0, t0, s10
    slli s10, t0, 20
    srli s11, t0, 12
    or s10, s10, s11
    and s10, s10, s3
    xor t0, t0, s10
    slli s10, t0, 6
    srli s11, t0, 26
    or s10, s10, s11
    and s10, s10, t4
    xor t0, t0, s10
    lw s10, 512(a3)
    lw s11, 20(a3)
    xor a7, a7, s10
    lw s10, 692(a3)
    xor a5, a5, s11
    xor t2, t2, s10
    lw s10, 8(a3)
    lw ra, 24(a3)
    xor a6, a6, s10
    lw s10, 12(a3)
    xor s6, s6, ra
    xor t3, t3, s10
    lw s10, 16(a3)
    lw a1, 28(a3)
    xor t1, t1, s10
    xor t0, t0, a1
    # round 33 (skinny.dsl:60)
    not a2, t0
    and a0, s6, a2
    xor t1, t1, a0
    or a0, t2, t3
    xor a7, a7, a0
    or a0, a7, t1
    xor a0, a5, a0
    sw t6, 96(sp)
    not t6, t1
    and t6, a5, t6
    xor t3, t3, t6
    or t6, a7, t3
    xor t6, a6, t6
    and a6, a6, a2
    xor a6, t2, a6
    or t2, a6, t6
    xor t2, s6, t2
    and a5, a5, s6
    xor a5, t0, a5
    srli t0, a0, 6
    and t0, t0, s1
    xor t0, a0, t0
    slli a2, t0, 4
    and a2, a2, s2
    xor t0, t0, a2
    srli a2, t0, 2
    and a2, a2, s3
    xor t0, t0, a2
    srli a2, t3, 6
    and a2, a2, s1
    xor t3, t3, a2
    slli a2, t3, 4
    and a2, a2, s2
    xor t3, t3, a2
    srli a2, t3, 2
    and a2, a2, s3
    xor t3, t3, a2
    srli a2, a7, 6
    and a2, a2, s1
    xor a7, a7, a2
    slli a2, a7, 4
    and a2, a2, s2
    xor a7, a7, a2
    srli a2, a7, 2
    and a2, a2, s3
    xor a7, a7, a2
    srli a2, t1, 6
    and a2, a2, s1
    xor t1, t1, a2
    slli a2, t1, 4
    and a2, a2, s2
    xor t1, t1, a2
    srli a2, t1, 2
    and a2, a2, s3
    xor t1, t1, a2
    srli a2, t2, 6
    and a2, a2, s1
    xor t2, t2, a2
    slli a2, t2, 4
    and a2, a2, s2
    xor t2, t2, a2
    srli a2, t2, 2
    and a2, a2, s3
    xor t2, t2, a2
    srli a2, a5, 6
    and a2, a2, s1
    xor a5, a5, a2
    slli a2, a5, 4
    and a2, a2, s2
    xor a5, a5, a2
    srli a2, a5, 2
    and a2, a2, s3
    xor a5, a5, a2
    srli a2, t6, 6
    and a2, a2, s1
    xor t6, t6, a2
    slli a2, t6, 4
    and a2, a2, s2
    xor t6, t6, a2
    srli a2, t6, 2
    and a2, a2, s3
    xor t6, t6, a2
    srli a2, a6, 6
    and a2, a2, s1
    xor a6, a6, a2
    slli a2, a6, 4
    and a2, a2, s2
    xor a6, a6, a2
    srli a2, a6, 2
    and a2, a2, s3
    xor a6, a6, a2
    lw a2, 680(a3)
    xor t0, t0, a2
    lw a2, 816(a3)
    xor t3, t3, a2
    lw a2, 688(a3)
    xor a7, a7, a2
    lw a2, 820(a3)
    xor t1, t1, a2
    lw a2, 824(a3)
    xor t2, t2, a2
    lw a2, 500(a3)
    xor a5, a5, a2
    lw a2, 504(a3)
    xor t6, t6, a2
    lw a2, 828(a3)
    xor a6, a6, a2
    # round 32 (skinny.dsl:60)
    and a2, t6, a6
    xor t2, t2, a2
    and a2, t3, t1
    xor t0, t0, a2
    and a2, t0, t2
    xor a2, a5, a2
    and a0, a5, t2
    xor t1, t1, a0
    and a0, t0, t1
    xor a0, a7, a0
    and a7, a7, a6
    xor a7, t3, a7
    and t3, a7, a0
    xor t3, t6, t3
    and a5, a5, t6
    xor a5, a6, a5
    slli a6, a2, 10
    srli t6, a2, 22
    or a6, a6, t6
    or a6, a6, s5
    xor a6, a2, a6
    slli t6, a6, 12
    srli a2, a6, 20
    or t6, t6, a2
    and t6, t6, s1
    xor a6, a6, t6
    slli t6, a6, 30
    srli a2, a6, 2
    or t6, t6, a2
    and t6, t6, s2
    xor a6, a6, t6
    slli t6, t1, 10
    srli a2, t1, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t1, t1, t6
    slli t6, t1, 12
    srli a2, t1, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t1, t1, t6
    slli t6, t1, 30
    srli a2, t1, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t1, t1, t6
    slli t6, t0, 10
    srli a2, t0, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t0, t0, t6
    slli t6, t0, 12
    srli a2, t0, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t0, t0, t6
    slli t6, t0, 30
    srli a2, t0, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t0, t0, t6
    slli t6, t2, 10
    srli a2, t2, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t2, t2, t6
    slli t6, t2, 12
    srli a2, t2, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t2, t2, t6
    slli t6, t2, 30
    srli a2, t2, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t2, t2, t6
    slli t6, t3, 10
    srli a2, t3, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t3, t3, t6
    slli t6, t3, 12
    srli a2, t3, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t3, t3, t6
    slli t6, t3, 30
    srli a2, t3, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t3, t3, t6
    slli t6, a5, 10
    srli a2, a5, 22
    or t6, t6, a2
    or t6, t6, s5
    xor a5, a5, t6
    slli t6, a5, 12
    srli a2, a5, 20
    or t6, t6, a2
    and t6, t6, s1
    xor a5, a5, t6
    slli t6, a5, 30
    srli a2, a5, 2
    or t6, t6, a2
    and t6, t6, s2
    xor a5, a5, t6
    slli t6, a0, 10
    srli a2, a0, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t6, a0, t6
    slli a2, t6, 12
    srli a0, t6, 20
    or a2, a2, a0
    and a2, a2, s1
    xor t6, t6, a2
    slli a2, t6, 30
    srli a0, t6, 2
    or a2, a2, a0
    and a2, a2, s2
    xor t6, t6, a2
    slli a2, a7, 10
    srli a0, a7, 22
    or a2, a2, a0
    or a2, a2, s5
    xor a7, a7, a2
    slli a2, a7, 12
    srli a0, a7, 20
    or a2, a2, a0
    and a2, a2, s1
    xor a7, a7, a2
    slli a2, a7, 30
    srli a0, a7, 2
    or a2, a2, a0
    and a2, a2, s2
    xor a7, a7, a2
    lw a2, 668(a3)
    xor a6, a6, a2
    lw a2, 832(a3)
    xor t1, t1, a2
    lw a2, 456(a3)
    xor t0, t0, a2
    lw a2, 836(a3)
    xor t2, t2, a2
    lw a2, 840(a3)
    xor t3, t3, a2
    lw a2, 468(a3)
    xor a5, a5, a2
    lw a2, 472(a3)
    xor t6, t6, a2
    lw a2, 844(a3)
    xor a7, a7, a2
    # round 31 (skinny.dsl:60)
    and a2, t6, a7
    xor t3, t3, a2
    and a2, t1, t2
    xor a6, a6, a2
    and a2, a6, t3
    xor a2, a5, a2
    and a0, a5, t3
    xor t2, t2, a0
    and a0, a6, t2
    xor a0, t0, a0
    and t0, t0, a7
    xor t0, t1, t0
    and t1, t0, a0
    xor t1, t6, t1
    and a5, a5, t6
    xor a5, a7, a5
    slli a7, a2, 18
    srli t6, a2, 14
    or a7, a7, t6
    or a7, a7, t5
    xor a7, a2, a7
    srli t6, a7, 4
    and t6, t6, t4
    xor a7, a7, t6
    slli t6, a7, 14
    srli a2, a7, 18
    or t6, t6, a2
    and t6, t6, s1
    xor a7, a7, t6
    slli t6, t2, 18
    srli a2, t2, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t2, t2, t6
    srli t6, t2, 4
    and t6, t6, t4
    xor t2, t2, t6
    slli t6, t2, 14
    srli a2, t2, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t2, t2, t6
    slli t6, a6, 18
    srli a2, a6, 14
    or t6, t6, a2
    or t6, t6, t5
    xor a6, a6, t6
    srli t6, a6, 4
    and t6, t6, t4
    xor a6, a6, t6
    slli t6, a6, 14
    srli a2, a6, 18
    or t6, t6, a2
    and t6, t6, s1
    xor a6, a6, t6
    slli t6, t3, 18
    srli a2, t3, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t3, t3, t6
    srli t6, t3, 4
    and t6, t6, t4
    xor t3, t3, t6
    slli t6, t3, 14
    srli a2, t3, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t3, t3, t6
    slli t6, t1, 18
    srli a2, t1, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t1, t1, t6
    srli t6, t1, 4
    and t6, t6, t4
    xor t1, t1, t6
    slli t6, t1, 14
    srli a2, t1, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t1, t1, t6
    slli t6, a5, 18
    srli a2, a5, 14
    or t6, t6, a2
    or t6, t6, t5
    xor a5, a5, t6
    srli t6, a5, 4
    and t6, t6, t4
    xor a5, a5, t6
    slli t6, a5, 14
    srli a2, a5, 18
    or t6, t6, a2
    and t6, t6, s1
    xor a5, a5, t6
    slli t6, a0, 18
    srli a2, a0, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t6, a0, t6
    srli a2, t6, 4
    and a2, a2, t4
    xor t6, t6, a2
    slli a2, t6, 14
    srli a0, t6, 18
    or a2, a2, a0
    and a2, a2, s1
    xor t6, t6, a2
    slli a2, t0, 18
    srli a0, t0, 14
    or a2, a2, a0
    or a2, a2, t5
    xor t0, t0, a2
    srli a2, t0, 4
    and a2, a2, t4
    xor t0, t0, a2
    slli a2, t0, 14
    srli a0, t0, 18
    or a2, a2, a0
    and a2, a2, s1
    xor t0, t0, a2
    lw a2, 656(a3)
    xor a7, a7, a2
    lw a2, 848(a3)
    xor t2, t2, a2
    lw a2, 660(a3)
    xor a6, a6, a2
    lw a2, 852(a3)
    xor t3, t3, a2
    lw a2, 856(a3)
    xor t1, t1, a2
    lw a2, 436(a3)
    xor a5, a5, a2
    lw a2, 440(a3)
    xor t6, t6, a2
    lw a2, 860(a3)
    xor t0, t0, a2
    # round 30 (skinny.dsl:60)
    and a2, t6, t0
    xor t1, t1, a2
    and a2, t2, t3
    xor a7, a7, a2
    and a2, a7, t1
    xor a2, a5, a2
    and a0, a5, t1
    xor t3, t3, a0
    and a0, a7, t3
    xor a0, a6, a0
    and a6, a6, t0
    xor a6, t2, a6
    and t2, a6, a0
    xor t2, t6, t2
    and a5, a5, t6
    xor a5, t0, a5
    slli t0, a2, 26
    srli t6, a2, 6
    or t0, t0, t6
    or t0, t0, s4
    xor t0, a2, t0
    slli t6, t0, 20
    srli a2, t0, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t0, t0, t6
    slli t6, t0, 6
    srli a2, t0, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t0, t0, t6
    slli t6, t3, 26
    srli a2, t3, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t3, t3, t6
    slli t6, t3, 20
    srli a2, t3, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t3, t3, t6
    slli t6, t3, 6
    srli a2, t3, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t3, t3, t6
    slli t6, a7, 26
    srli a2, a7, 6
    or t6, t6, a2
    or t6, t6, s4
    xor a7, a7, t6
    slli t6, a7, 20
    srli a2, a7, 12
    or t6, t6, a2
    and t6, t6, s3
    xor a7, a7, t6
    slli t6, a7, 6
    srli a2, a7, 26
    or t6, t6, a2
    and t6, t6, t4
    xor a7, a7, t6
    slli t6, t1, 26
    srli a2, t1, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t1, t1, t6
    slli t6, t1, 20
    srli a2, t1, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t1, t1, t6
    slli t6, t1, 6
    srli a2, t1, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t1, t1, t6
    slli t6, t2, 26
    srli a2, t2, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t2, t2, t6
    slli t6, t2, 20
    srli a2, t2, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t2, t2, t6
    slli t6, t2, 6
    srli a2, t2, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t2, t2, t6
    slli t6, a5, 26
    srli a2, a5, 6
    or t6, t6, a2
    or t6, t6, s4
    xor a5, a5, t6
    slli t6, a5, 20
    srli a2, a5, 12
    or t6, t6, a2
    and t6, t6, s3
    xor a5, a5, t6
    slli t6, a5, 6
    srli a2, a5, 26
    or t6, t6, a2
    and t6, t6, t4
    xor a5, a5, t6
    slli t6, a0, 26
    srli a2, a0, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t6, a0, t6
    slli a2, t6, 20
    srli a0, t6, 12
    or a2, a2, a0
    and a2, a2, s3
    xor t6, t6, a2
    slli a2, t6, 6
    srli a0, t6, 26
    or a2, a2, a0
    and a2, a2, t4
    xor t6, t6, a2
    slli a2, a6, 26
    srli a0, a6, 6
    or a2, a2, a0
    or a2, a2, s4
    xor a6, a6, a2
    slli a2, a6, 20
    srli a0, a6, 12
    or a2, a2, a0
    and a2, a2, s3
    xor a6, a6, a2
    slli a2, a6, 6
    srli a0, a6, 26
    or a2, a2, a0
    and a2, a2, t4
    xor a6, a6, a2
    lw a2, 384(a3)
    xor t0, t0, a2
    lw a2, 644(a3)
    xor t3, t3, a2
    lw a2, 648(a3)
    xor a7, a7, a2
    lw a2, 652(a3)
    xor t1, t1, a2
    lw a2, 400(a3)
    xor t2, t2, a2
    lw a2, 404(a3)
    xor a5, a5, a2
    lw a2, 408(a3)
    xor t6, t6, a2
    lw a2, 412(a3)
    xor a6, a6, a2
    # round 29 (skinny.dsl:60)
    not a2, a6
    and a0, t6, a2
    xor t2, t2, a0
    or a0, t3, t1
    xor t0, t0, a0
    or a0, t0, t2
    xor a0, a5, a0
    not s6, t2
    and s6, a5, s6
    xor t1, t1, s6
    or s6, t0, t1
    xor s6, a7, s6
    and a7, a7, a2
    xor a7, t3, a7
    or t3, a7, s6
    xor t3, t6, t3
    and a5, a5, t6
    xor a5, a6, a5
    srli a6, a0, 6
    and a6, a6, s1
    xor a6, a0, a6
    slli t6, a6, 4
    and t6, t6, s2
    xor a6, a6, t6
    srli t6, a6, 2
    and t6, t6, s3
    xor a6, a6, t6
    srli t6, t1, 6
    and t6, t6, s1
    xor t1, t1, t6
    slli t6, t1, 4
    and t6, t6, s2
    xor t1, t1, t6
    srli t6, t1, 2
    and t6, t6, s3
    xor t1, t1, t6
    srli t6, t0, 6
    and t6, t6, s1
    xor t0, t0, t6
    slli t6, t0, 4
    and t6, t6, s2
    xor t0, t0, t6
    srli t6, t0, 2
    and t6, t6, s3
    xor t0, t0, t6
    srli t6, t2, 6
    and t6, t6, s1
    xor t2, t2, t6
    slli t6, t2, 4
    and t6, t6, s2
    xor t2, t2, t6
    srli t6, t2, 2
    and t6, t6, s3
    xor t2, t2, t6
    srli t6, t3, 6
    and t6, t6, s1
    xor t3, t3, t6
    slli t6, t3, 4
    and t6, t6, s2
    xor t3, t3, t6
    srli t6, t3, 2
    and t6, t6, s3
    xor t3, t3, t6
    srli t6, a5, 6
    and t6, t6, s1
    xor a5, a5, t6
    slli t6, a5, 4
    and t6, t6, s2
    xor a5, a5, t6
    srli t6, a5, 2
    and t6, t6, s3
    xor a5, a5, t6
    srli t6, s6, 6
    and t6, t6, s1
    xor t6, s6, t6
    slli a2, t6, 4
    and a2, a2, s2
    xor t6, t6, a2
    srli a2, t6, 2
    and a2, a2, s3
    xor t6, t6, a2
    srli a2, a7, 6
    and a2, a2, s1
    xor a7, a7, a2
    slli a2, a7, 4
    and a2, a2, s2
    xor a7, a7, a2
    srli a2, a7, 2
    and a2, a2, s3
    xor a7, a7, a2
    lw a2, 632(a3)
    xor a6, a6, a2
    lw a2, 864(a3)
    xor t1, t1, a2
    lw a2, 640(a3)
    xor t0, t0, a2
    lw a2, 868(a3)
    xor t2, t2, a2
    lw a2, 872(a3)
    xor t3, t3, a2
    lw a2, 372(a3)
    xor a5, a5, a2
    lw a2, 376(a3)
    xor t6, t6, a2
    lw a2, 876(a3)
    xor a7, a7, a2
    # round 28 (skinny.dsl:60)
    and a2, t6, a7
    xor t3, t3, a2
    and a2, t1, t2
    xor a6, a6, a2
    and a2, a6, t3
    xor a2, a5, a2
    and a0, a5, t3
    xor t2, t2, a0
    and a0, a6, t2
    xor a0, t0, a0
    and t0, t0, a7
    xor t0, t1, t0
    and t1, t0, a0
    xor t1, t6, t1
    and a5, a5, t6
    xor a5, a7, a5
    slli a7, a2, 10
    srli t6, a2, 22
    or a7, a7, t6
    or a7, a7, s5
    xor a7, a2, a7
    slli t6, a7, 12
    srli a2, a7, 20
    or t6, t6, a2
    and t6, t6, s1
    xor a7, a7, t6
    slli t6, a7, 30
    srli a2, a7, 2
    or t6, t6, a2
    and t6, t6, s2
    xor a7, a7, t6
    slli t6, t2, 10
    srli a2, t2, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t2, t2, t6
    slli t6, t2, 12
    srli a2, t2, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t2, t2, t6
    slli t6, t2, 30
    srli a2, t2, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t2, t2, t6
    slli t6, a6, 10
    srli a2, a6, 22
    or t6, t6, a2
    or t6, t6, s5
    xor a6, a6, t6
    slli t6, a6, 12
    srli a2, a6, 20
    or t6, t6, a2
    and t6, t6, s1
    xor a6, a6, t6
    slli t6, a6, 30
    srli a2, a6, 2
    or t6, t6, a2
    and t6, t6, s2
    xor a6, a6, t6
    slli t6, t3, 10
    srli a2, t3, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t3, t3, t6
    slli t6, t3, 12
    srli a2, t3, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t3, t3, t6
    slli t6, t3, 30
    srli a2, t3, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t3, t3, t6
    slli t6, t1, 10
    srli a2, t1, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t1, t1, t6
    slli t6, t1, 12
    srli a2, t1, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t1, t1, t6
    slli t6, t1, 30
    srli a2, t1, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t1, t1, t6
    slli t6, a5, 10
    srli a2, a5, 22
    or t6, t6, a2
    or t6, t6, s5
    xor a5, a5, t6
    slli t6, a5, 12
    srli a2, a5, 20
    or t6, t6, a2
    and t6, t6, s1
    xor a5, a5, t6
    slli t6, a5, 30
    srli a2, a5, 2
    or t6, t6, a2
    and t6, t6, s2
    xor a5, a5, t6
    slli t6, a0, 10
    srli a2, a0, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t6, a0, t6
    slli a2, t6, 12
    srli a0, t6, 20
    or a2, a2, a0
    and a2, a2, s1
    xor t6, t6, a2
    slli a2, t6, 30
    srli a0, t6, 2
    or a2, a2, a0
    and a2, a2, s2
    xor t6, t6, a2
    slli a2, t0, 10
    srli a0, t0, 22
    or a2, a2, a0
    or a2, a2, s5
    xor t0, t0, a2
    slli a2, t0, 12
    srli a0, t0, 20
    or a2, a2, a0
    and a2, a2, s1
    xor t0, t0, a2
    slli a2, t0, 30
    srli a0, t0, 2
    or a2, a2, a0
    and a2, a2, s2
    xor t0, t0, a2
    lw a2, 620(a3)
    xor a7, a7, a2
    lw a2, 880(a3)
    xor t2, t2, a2
    lw a2, 328(a3)
    xor a6, a6, a2
    lw a2, 884(a3)
    xor t3, t3, a2
    lw a2, 888(a3)
    xor t1, t1, a2
    lw a2, 340(a3)
    xor a5, a5, a2
    lw a2, 344(a3)
    xor t6, t6, a2
    lw a2, 892(a3)
    xor t0, t0, a2
    # round 27 (skinny.dsl:60)
    and a2, t6, t0
    xor t1, t1, a2
    and a2, t2, t3
    xor a7, a7, a2
    and a2, a7, t1
    xor a2, a5, a2
    and a0, a5, t1
    xor t3, t3, a0
    and a0, a7, t3
    xor a0, a6, a0
    and a6, a6, t0
    xor a6, t2, a6
    and t2, a6, a0
    xor t2, t6, t2
    and a5, a5, t6
    xor a5, t0, a5
    slli t0, a2, 18
    srli t6, a2, 14
    or t0, t0, t6
    or t0, t0, t5
    xor t0, a2, t0
    srli t6, t0, 4
    and t6, t6, t4
    xor t0, t0, t6
    slli t6, t0, 14
    srli a2, t0, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t0, t0, t6
    slli t6, t3, 18
    srli a2, t3, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t3, t3, t6
    srli t6, t3, 4
    and t6, t6, t4
    xor t3, t3, t6
    slli t6, t3, 14
    srli a2, t3, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t3, t3, t6
    slli t6, a7, 18
    srli a2, a7, 14
    or t6, t6, a2
    or t6, t6, t5
    xor a7, a7, t6
    srli t6, a7, 4
    and t6, t6, t4
    xor a7, a7, t6
    slli t6, a7, 14
    srli a2, a7, 18
    or t6, t6, a2
    and t6, t6, s1
    xor a7, a7, t6
    slli t6, t1, 18
    srli a2, t1, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t1, t1, t6
    srli t6, t1, 4
    and t6, t6, t4
    xor t1, t1, t6
    slli t6, t1, 14
    srli a2, t1, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t1, t1, t6
    slli t6, t2, 18
    srli a2, t2, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t2, t2, t6
    srli t6, t2, 4
    and t6, t6, t4
    xor t2, t2, t6
    slli t6, t2, 14
    srli a2, t2, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t2, t2, t6
    slli t6, a5, 18
    srli a2, a5, 14
    or t6, t6, a2
    or t6, t6, t5
    xor a5, a5, t6
    srli t6, a5, 4
    and t6, t6, t4
    xor a5, a5, t6
    slli t6, a5, 14
    srli a2, a5, 18
    or t6, t6, a2
    and t6, t6, s1
    xor a5, a5, t6
    slli t6, a0, 18
    srli a2, a0, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t6, a0, t6
    srli a2, t6, 4
    and a2, a2, t4
    xor t6, t6, a2
    slli a2, t6, 14
    srli a0, t6, 18
    or a2, a2, a0
    and a2, a2, s1
    xor t6, t6, a2
    slli a2, a6, 18
    srli a0, a6, 14
    or a2, a2, a0
    or a2, a2, t5
    xor a6, a6, a2
    srli a2, a6, 4
    and a2, a2, t4
    xor a6, a6, a2
    slli a2, a6, 14
    srli a0, a6, 18
    or a2, a2, a0
    and a2, a2, s1
    xor a6, a6, a2
    lw a2, 604(a3)
    xor t0, t0, a2
    lw a2, 896(a3)
    xor t3, t3, a2
    lw a2, 612(a3)
    xor a7, a7, a2
    lw a2, 900(a3)
    xor t1, t1, a2
    lw a2, 904(a3)
    xor t2, t2, a2
    lw a2, 308(a3)
    xor a5, a5, a2
    lw a2, 312(a3)
    xor t6, t6, a2
    lw a2, 908(a3)
    xor a6, a6, a2
    # round 26 (skinny.dsl:60)
    and a2, t6, a6
    xor t2, t2, a2
    and a2, t3, t1
    xor t0, t0, a2
    and a2, t0, t2
    xor a2, a5, a2
    and a0, a5, t2
    xor t1, t1, a0
    and a0, t0, t1
    xor a0, a7, a0
    and a7, a7, a6
    xor a7, t3, a7
    and t3, a7, a0
    xor t3, t6, t3
    and a5, a5, t6
    xor a5, a6, a5
    slli a6, a2, 26
    srli t6, a2, 6
    or a6, a6, t6
    or a6, a6, s4
    xor a6, a2, a6
    slli t6, a6, 20
    srli a2, a6, 12
    or t6, t6, a2
    and t6, t6, s3
    xor a6, a6, t6
    slli t6, a6, 6
    srli a2, a6, 26
    or t6, t6, a2
    and t6, t6, t4
    xor a6, a6, t6
    slli t6, t1, 26
    srli a2, t1, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t1, t1, t6
    slli t6, t1, 20
    srli a2, t1, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t1, t1, t6
    slli t6, t1, 6
    srli a2, t1, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t1, t1, t6
    slli t6, t0, 26
    srli a2, t0, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t0, t0, t6
    slli t6, t0, 20
    srli a2, t0, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t0, t0, t6
    slli t6, t0, 6
    srli a2, t0, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t0, t0, t6
    slli t6, t2, 26
    srli a2, t2, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t2, t2, t6
    slli t6, t2, 20
    srli a2, t2, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t2, t2, t6
    slli t6, t2, 6
    srli a2, t2, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t2, t2, t6
    slli t6, t3, 26
    srli a2, t3, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t3, t3, t6
    slli t6, t3, 20
    srli a2, t3, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t3, t3, t6
    slli t6, t3, 6
    srli a2, t3, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t3, t3, t6
    slli t6, a5, 26
    srli a2, a5, 6
    or t6, t6, a2
    or t6, t6, s4
    xor a5, a5, t6
    slli t6, a5, 20
    srli a2, a5, 12
    or t6, t6, a2
    and t6, t6, s3
    xor a5, a5, t6
    slli t6, a5, 6
    srli a2, a5, 26
    or t6, t6, a2
    and t6, t6, t4
    xor a5, a5, t6
    slli t6, a0, 26
    srli a2, a0, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t6, a0, t6
    slli a2, t6, 20
    srli a0, t6, 12
    or a2, a2, a0
    and a2, a2, s3
    xor t6, t6, a2
    slli a2, t6, 6
    srli a0, t6, 26
    or a2, a2, a0
    and a2, a2, t4
    xor t6, t6, a2
    slli a2, a7, 26
    srli a0, a7, 6
    or a2, a2, a0
    or a2, a2, s4
    xor a7, a7, a2
    slli a2, a7, 20
    srli a0, a7, 12
    or a2, a2, a0
    and a2, a2, s3
    xor a7, a7, a2
    slli a2, a7, 6
    srli a0, a7, 26
    or a2, a2, a0
    and a2, a2, t4
    xor a7, a7, a2
    lw a2, 592(a3)
    xor a6, a6, a2
    lw a2, 596(a3)
    xor t1, t1, a2
    lw a2, 600(a3)
    xor t0, t0, a2
    lw a2, 268(a3)
    xor t2, t2, a2
    lw a2, 272(a3)
    xor t3, t3, a2
    lw a2, 276(a3)
    xor a5, a5, a2
    lw a2, 280(a3)
    xor t6, t6, a2
    lw a2, 284(a3)
    xor a7, a7, a2
    # round 25 (skinny.dsl:60)
    not a2, a7
    and a0, t6, a2
    xor t3, t3, a0
    or a0, t1, t2
    xor a6, a6, a0
    or a0, a6, t3
    xor a0, a5, a0
    not s6, t3
    and s6, a5, s6
    xor t2, t2, s6
    or s6, a6, t2
    xor s6, t0, s6
    and t0, t0, a2
    xor t0, t1, t0
    or t1, t0, s6
    xor t1, t6, t1
    and a5, a5, t6
    xor a5, a7, a5
    srli a7, a0, 6
    and a7, a7, s1
    xor a7, a0, a7
    slli t6, a7, 4
    and t6, t6, s2
    xor a7, a7, t6
    srli t6, a7, 2
    and t6, t6, s3
    xor a7, a7, t6
    srli t6, t2, 6
    and t6, t6, s1
    xor t2, t2, t6
    slli t6, t2, 4
    and t6, t6, s2
    xor t2, t2, t6
    srli t6, t2, 2
    and t6, t6, s3
    xor t2, t2, t6
    srli t6, a6, 6
    and t6, t6, s1
    xor a6, a6, t6
    slli t6, a6, 4
    and t6, t6, s2
    xor a6, a6, t6
    srli t6, a6, 2
    and t6, t6, s3
    xor a6, a6, t6
    srli t6, t3, 6
    and t6, t6, s1
    xor t3, t3, t6
    slli t6, t3, 4
    and t6, t6, s2
    xor t3, t3, t6
    srli t6, t3, 2
    and t6, t6, s3
    xor t3, t3, t6
    srli t6, t1, 6
    and t6, t6, s1
    xor t1, t1, t6
    slli t6, t1, 4
    and t6, t6, s2
    xor t1, t1, t6
    srli t6, t1, 2
    and t6, t6, s3
    xor t1, t1, t6
    srli t6, a5, 6
    and t6, t6, s1
    xor a5, a5, t6
    slli t6, a5, 4
    and t6, t6, s2
    xor a5, a5, t6
    srli t6, a5, 2
    and t6, t6, s3
    xor a5, a5, t6
    srli t6, s6, 6
    and t6, t6, s1
    xor t6, s6, t6
    slli a2, t6, 4
    and a2, a2, s2
    xor t6, t6, a2
    srli a2, t6, 2
    and a2, a2, s3
    xor t6, t6, a2
    srli a2, t0, 6
    and a2, a2, s1
    xor t0, t0, a2
    slli a2, t0, 4
    and a2, a2, s2
    xor t0, t0, a2
    srli a2, t0, 2
    and a2, a2, s3
    xor t0, t0, a2
    lw a2, 580(a3)
    xor a7, a7, a2
    lw a2, 912(a3)
    xor t2, t2, a2
    lw a2, 232(a3)
    xor a6, a6, a2
    lw a2, 916(a3)
    xor t3, t3, a2
    lw a2, 728(a3)
    xor t1, t1, a2
    lw a2, 244(a3)
    xor a5, a5, a2
    lw a2, 248(a3)
    xor t6, t6, a2
    lw a2, 732(a3)
    xor t0, t0, a2
    # round 24 (skinny.dsl:60)
    and a2, t6, t0
    xor t1, t1, a2
    and a2, t2, t3
    xor a7, a7, a2
    and a2, a7, t1
    xor a2, a5, a2
    and a0, a5, t1
    xor t3, t3, a0
    and a0, a7, t3
    xor a0, a6, a0
    and a6, a6, t0
    xor a6, t2, a6
    and t2, a6, a0
    xor t2, t6, t2
    and a5, a5, t6
    xor a5, t0, a5
    slli t0, a2, 10
    srli t6, a2, 22
    or t0, t0, t6
    or t0, t0, s5
    xor t0, a2, t0
    slli t6, t0, 12
    srli a2, t0, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t0, t0, t6
    slli t6, t0, 30
    srli a2, t0, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t0, t0, t6
    slli t6, t3, 10
    srli a2, t3, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t3, t3, t6
    slli t6, t3, 12
    srli a2, t3, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t3, t3, t6
    slli t6, t3, 30
    srli a2, t3, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t3, t3, t6
    slli t6, a7, 10
    srli a2, a7, 22
    or t6, t6, a2
    or t6, t6, s5
    xor a7, a7, t6
    slli t6, a7, 12
    srli a2, a7, 20
    or t6, t6, a2
    and t6, t6, s1
    xor a7, a7, t6
    slli t6, a7, 30
    srli a2, a7, 2
    or t6, t6, a2
    and t6, t6, s2
    xor a7, a7, t6
    slli t6, t1, 10
    srli a2, t1, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t1, t1, t6
    slli t6, t1, 12
    srli a2, t1, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t1, t1, t6
    slli t6, t1, 30
    srli a2, t1, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t1, t1, t6
    slli t6, t2, 10
    srli a2, t2, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t2, t2, t6
    slli t6, t2, 12
    srli a2, t2, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t2, t2, t6
    slli t6, t2, 30
    srli a2, t2, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t2, t2, t6
    slli t6, a5, 10
    srli a2, a5, 22
    or t6, t6, a2
    or t6, t6, s5
    xor a5, a5, t6
    slli t6, a5, 12
    srli a2, a5, 20
    or t6, t6, a2
    and t6, t6, s1
    xor a5, a5, t6
    slli t6, a5, 30
    srli a2, a5, 2
    or t6, t6, a2
    and t6, t6, s2
    xor a5, a5, t6
    slli t6, a0, 10
    srli a2, a0, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t6, a0, t6
    slli a2, t6, 12
    srli a0, t6, 20
    or a2, a2, a0
    and a2, a2, s1
    xor t6, t6, a2
    slli a2, t6, 30
    srli a0, t6, 2
    or a2, a2, a0
    and a2, a2, s2
    xor t6, t6, a2
    slli a2, a6, 10
    srli a0, a6, 22
    or a2, a2, a0
    or a2, a2, s5
    xor a6, a6, a2
    slli a2, a6, 12
    srli a0, a6, 20
    or a2, a2, a0
    and a2, a2, s1
    xor a6, a6, a2
    slli a2, a6, 30
    srli a0, a6, 2
    or a2, a2, a0
    and a2, a2, s2
    xor a6, a6, a2
    lw a2, 568(a3)
    xor t0, t0, a2
    lw a2, 920(a3)
    xor t3, t3, a2
    lw a2, 576(a3)
    xor a7, a7, a2
    lw a2, 740(a3)
    xor t1, t1, a2
    lw a2, 744(a3)
    xor t2, t2, a2
    lw a2, 212(a3)
    xor a5, a5, a2
    lw a2, 216(a3)
    xor t6, t6, a2
    lw a2, 748(a3)
    xor a6, a6, a2
    # round 23 (skinny.dsl:60)
    and a2, t6, a6
    xor t2, t2, a2
    and a2, t3, t1
    xor t0, t0, a2
    and a2, t0, t2
    xor a2, a5, a2
    and a0, a5, t2
    xor t1, t1, a0
    and a0, t0, t1
    xor a0, a7, a0
    and a7, a7, a6
    xor a7, t3, a7
    and t3, a7, a0
    xor t3, t6, t3
    and a5, a5, t6
    xor a5, a6, a5
    slli a6, a2, 18
    srli t6, a2, 14
    or a6, a6, t6
    or a6, a6, t5
    xor a6, a2, a6
    srli t6, a6, 4
    and t6, t6, t4
    xor a6, a6, t6
    slli t6, a6, 14
    srli a2, a6, 18
    or t6, t6, a2
    and t6, t6, s1
    xor a6, a6, t6
    slli t6, t1, 18
    srli a2, t1, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t1, t1, t6
    srli t6, t1, 4
    and t6, t6, t4
    xor t1, t1, t6
    slli t6, t1, 14
    srli a2, t1, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t1, t1, t6
    slli t6, t0, 18
    srli a2, t0, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t0, t0, t6
    srli t6, t0, 4
    and t6, t6, t4
    xor t0, t0, t6
    slli t6, t0, 14
    srli a2, t0, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t0, t0, t6
    slli t6, t2, 18
    srli a2, t2, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t2, t2, t6
    srli t6, t2, 4
    and t6, t6, t4
    xor t2, t2, t6
    slli t6, t2, 14
    srli a2, t2, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t2, t2, t6
    slli t6, t3, 18
    srli a2, t3, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t3, t3, t6
    srli t6, t3, 4
    and t6, t6, t4
    xor t3, t3, t6
    slli t6, t3, 14
    srli a2, t3, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t3, t3, t6
    slli t6, a5, 18
    srli a2, a5, 14
    or t6, t6, a2
    or t6, t6, t5
    xor a5, a5, t6
    srli t6, a5, 4
    and t6, t6, t4
    xor a5, a5, t6
    slli t6, a5, 14
    srli a2, a5, 18
    or t6, t6, a2
    and t6, t6, s1
    xor a5, a5, t6
    slli t6, a0, 18
    srli a2, a0, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t6, a0, t6
    srli a2, t6, 4
    and a2, a2, t4
    xor t6, t6, a2
    slli a2, t6, 14
    srli a0, t6, 18
    or a2, a2, a0
    and a2, a2, s1
    xor t6, t6, a2
    slli a2, a7, 18
    srli a0, a7, 14
    or a2, a2, a0
    or a2, a2, t5
    xor a7, a7, a2
    srli a2, a7, 4
    and a2, a2, t4
    xor a7, a7, a2
    slli a2, a7, 14
    srli a0, a7, 18
    or a2, a2, a0
    and a2, a2, s1
    xor a7, a7, a2
    lw a2, 560(a3)
    xor a6, a6, a2
    lw a2, 924(a3)
    xor t1, t1, a2
    lw a2, 168(a3)
    xor t0, t0, a2
    lw a2, 928(a3)
    xor t2, t2, a2
    lw a2, 760(a3)
    xor t3, t3, a2
    lw a2, 180(a3)
    xor a5, a5, a2
    lw a2, 184(a3)
    xor t6, t6, a2
    lw a2, 764(a3)
    xor a7, a7, a2
    # round 22 (skinny.dsl:60)
    and a2, t6, a7
    xor t3, t3, a2
    and a2, t1, t2
    xor a6, a6, a2
    and a2, a6, t3
    xor a2, a5, a2
    and a0, a5, t3
    xor t2, t2, a0
    and a0, a6, t2
    xor a0, t0, a0
    and t0, t0, a7
    xor t0, t1, t0
    and t1, t0, a0
    xor t1, t6, t1
    and a5, a5, t6
    xor a5, a7, a5
    slli a7, a2, 26
    srli t6, a2, 6
    or a7, a7, t6
    or a7, a7, s4
    xor a7, a2, a7
    slli t6, a7, 20
    srli a2, a7, 12
    or t6, t6, a2
    and t6, t6, s3
    xor a7, a7, t6
    slli t6, a7, 6
    srli a2, a7, 26
    or t6, t6, a2
    and t6, t6, t4
    xor a7, a7, t6
    slli t6, t2, 26
    srli a2, t2, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t2, t2, t6
    slli t6, t2, 20
    srli a2, t2, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t2, t2, t6
    slli t6, t2, 6
    srli a2, t2, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t2, t2, t6
    slli t6, a6, 26
    srli a2, a6, 6
    or t6, t6, a2
    or t6, t6, s4
    xor a6, a6, t6
    slli t6, a6, 20
    srli a2, a6, 12
    or t6, t6, a2
    and t6, t6, s3
    xor a6, a6, t6
    slli t6, a6, 6
    srli a2, a6, 26
    or t6, t6, a2
    and t6, t6, t4
    xor a6, a6, t6
    slli t6, t3, 26
    srli a2, t3, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t3, t3, t6
    slli t6, t3, 20
    srli a2, t3, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t3, t3, t6
    slli t6, t3, 6
    srli a2, t3, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t3, t3, t6
    slli t6, t1, 26
    srli a2, t1, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t1, t1, t6
    slli t6, t1, 20
    srli a2, t1, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t1, t1, t6
    slli t6, t1, 6
    srli a2, t1, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t1, t1, t6
    slli t6, a5, 26
    srli a2, a5, 6
    or t6, t6, a2
    or t6, t6, s4
    xor a5, a5, t6
    slli t6, a5, 20
    srli a2, a5, 12
    or t6, t6, a2
    and t6, t6, s3
    xor a5, a5, t6
    slli t6, a5, 6
    srli a2, a5, 26
    or t6, t6, a2
    and t6, t6, t4
    xor a5, a5, t6
    slli t6, a0, 26
    srli a2, a0, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t6, a0, t6
    slli a2, t6, 20
    srli a0, t6, 12
    or a2, a2, a0
    and a2, a2, s3
    xor t6, t6, a2
    slli a2, t6, 6
    srli a0, t6, 26
    or a2, a2, a0
    and a2, a2, t4
    xor t6, t6, a2
    slli a2, t0, 26
    srli a0, t0, 6
    or a2, a2, a0
    or a2, a2, s4
    xor t0, t0, a2
    slli a2, t0, 20
    srli a0, t0, 12
    or a2, a2, a0
    and a2, a2, s3
    xor t0, t0, a2
    slli a2, t0, 6
    srli a0, t0, 26
    or a2, a2, a0
    and a2, a2, t4
    xor t0, t0, a2
    lw a2, 552(a3)
    xor a7, a7, a2
    lw a2, 132(a3)
    xor t2, t2, a2
    lw a2, 136(a3)
    xor a6, a6, a2
    lw a2, 556(a3)
    xor t3, t3, a2
    lw a2, 144(a3)
    xor t1, t1, a2
    lw a2, 148(a3)
    xor a5, a5, a2
    lw a2, 152(a3)
    xor t6, t6, a2
    lw a2, 156(a3)
    xor t0, t0, a2
    # round 21 (skinny.dsl:60)
    not a2, t0
    and a0, t6, a2
    xor t1, t1, a0
    or a0, t2, t3
    xor a7, a7, a0
    or a0, a7, t1
    xor a0, a5, a0
    not s6, t1
    and s6, a5, s6
    xor t3, t3, s6
    or s6, a7, t3
    xor s6, a6, s6
    and a6, a6, a2
    xor a6, t2, a6
    or t2, a6, s6
    xor t2, t6, t2
    and a5, a5, t6
    xor a5, t0, a5
    srli t0, a0, 6
    and t0, t0, s1
    xor t0, a0, t0
    slli t6, t0, 4
    and t6, t6, s2
    xor t0, t0, t6
    srli t6, t0, 2
    and t6, t6, s3
    xor t0, t0, t6
    srli t6, t3, 6
    and t6, t6, s1
    xor t3, t3, t6
    slli t6, t3, 4
    and t6, t6, s2
    xor t3, t3, t6
    srli t6, t3, 2
    and t6, t6, s3
    xor t3, t3, t6
    srli t6, a7, 6
    and t6, t6, s1
    xor a7, a7, t6
    slli t6, a7, 4
    and t6, t6, s2
    xor a7, a7, t6
    srli t6, a7, 2
    and t6, t6, s3
    xor a7, a7, t6
    srli t6, t1, 6
    and t6, t6, s1
    xor t1, t1, t6
    slli t6, t1, 4
    and t6, t6, s2
    xor t1, t1, t6
    srli t6, t1, 2
    and t6, t6, s3
    xor t1, t1, t6
    srli t6, t2, 6
    and t6, t6, s1
    xor t2, t2, t6
    slli t6, t2, 4
    and t6, t6, s2
    xor t2, t2, t6
    srli t6, t2, 2
    and t6, t6, s3
    xor t2, t2, t6
    srli t6, a5, 6
    and t6, t6, s1
    xor a5, a5, t6
    slli t6, a5, 4
    and t6, t6, s2
    xor a5, a5, t6
    srli t6, a5, 2
    and t6, t6, s3
    xor a5, a5, t6
    srli t6, s6, 6
    and t6, t6, s1
    xor t6, s6, t6
    slli a2, t6, 4
    and a2, a2, s2
    xor t6, t6, a2
    srli a2, t6, 2
    and a2, a2, s3
    xor t6, t6, a2
    srli a2, a6, 6
    and a2, a2, s1
    xor a6, a6, a2
    slli a2, a6, 4
    and a2, a2, s2
    xor a6, a6, a2
    srli a2, a6, 2
    and a2, a2, s3
    xor a6, a6, a2
    lw a2, 96(a3)
    xor t0, t0, a2
    lw a2, 932(a3)
    xor t3, t3, a2
    lw a2, 548(a3)
    xor a7, a7, a2
    lw a2, 772(a3)
    xor t1, t1, a2
    lw a2, 776(a3)
    xor t2, t2, a2
    lw a2, 116(a3)
    xor a5, a5, a2
    lw a2, 120(a3)
    xor t6, t6, a2
    lw a2, 780(a3)
    xor a6, a6, a2
    # round 20 (skinny.dsl:60)
    and a2, t6, a6
    xor t2, t2, a2
    and a2, t3, t1
    xor t0, t0, a2
    and a2, t0, t2
    xor a2, a5, a2
    and a0, a5, t2
    xor t1, t1, a0
    and a0, t0, t1
    xor a0, a7, a0
    and a7, a7, a6
    xor a7, t3, a7
    and t3, a7, a0
    xor t3, t6, t3
    and a5, a5, t6
    xor a5, a6, a5
    slli a6, a2, 10
    srli t6, a2, 22
    or a6, a6, t6
    or a6, a6, s5
    xor a6, a2, a6
    slli t6, a6, 12
    srli a2, a6, 20
    or t6, t6, a2
    and t6, t6, s1
    xor a6, a6, t6
    slli t6, a6, 30
    srli a2, a6, 2
    or t6, t6, a2
    and t6, t6, s2
    xor a6, a6, t6
    slli t6, t1, 10
    srli a2, t1, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t1, t1, t6
    slli t6, t1, 12
    srli a2, t1, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t1, t1, t6
    slli t6, t1, 30
    srli a2, t1, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t1, t1, t6
    slli t6, t0, 10
    srli a2, t0, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t0, t0, t6
    slli t6, t0, 12
    srli a2, t0, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t0, t0, t6
    slli t6, t0, 30
    srli a2, t0, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t0, t0, t6
    slli t6, t2, 10
    srli a2, t2, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t2, t2, t6
    slli t6, t2, 12
    srli a2, t2, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t2, t2, t6
    slli t6, t2, 30
    srli a2, t2, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t2, t2, t6
    slli t6, t3, 10
    srli a2, t3, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t3, t3, t6
    slli t6, t3, 12
    srli a2, t3, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t3, t3, t6
    slli t6, t3, 30
    srli a2, t3, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t3, t3, t6
    slli t6, a5, 10
    srli a2, a5, 22
    or t6, t6, a2
    or t6, t6, s5
    xor a5, a5, t6
    slli t6, a5, 12
    srli a2, a5, 20
    or t6, t6, a2
    and t6, t6, s1
    xor a5, a5, t6
    slli t6, a5, 30
    srli a2, a5, 2
    or t6, t6, a2
    and t6, t6, s2
    xor a5, a5, t6
    slli t6, a0, 10
    srli a2, a0, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t6, a0, t6
    slli a2, t6, 12
    srli a0, t6, 20
    or a2, a2, a0
    and a2, a2, s1
    xor t6, t6, a2
    slli a2, t6, 30
    srli a0, t6, 2
    or a2, a2, a0
    and a2, a2, s2
    xor t6, t6, a2
    slli a2, a7, 10
    srli a0, a7, 22
    or a2, a2, a0
    or a2, a2, s5
    xor a7, a7, a2
    slli a2, a7, 12
    srli a0, a7, 20
    or a2, a2, a0
    and a2, a2, s1
    xor a7, a7, a2
    slli a2, a7, 30
    srli a0, a7, 2
    or a2, a2, a0
    and a2, a2, s2
    xor a7, a7, a2
    lw a2, 536(a3)
    xor a6, a6, a2
    lw a2, 936(a3)
    xor t1, t1, a2
    lw a2, 72(a3)
    xor t0, t0, a2
    lw a2, 788(a3)
    xor t2, t2, a2
    lw a2, 792(a3)
    xor t3, t3, a2
    lw a2, 84(a3)
    xor a5, a5, a2
    lw a2, 88(a3)
    xor t6, t6, a2
    lw a2, 796(a3)
    xor a7, a7, a2
    # round 19 (skinny.dsl:60)
    and a2, t6, a7
    xor t3, t3, a2
    and a2, t1, t2
    xor a6, a6, a2
    and a2, a6, t3
    xor a2, a5, a2
    and a0, a5, t3
    xor t2, t2, a0
    and a0, a6, t2
    xor a0, t0, a0
    and t0, t0, a7
    xor t0, t1, t0
    and t1, t0, a0
    xor t1, t6, t1
    and a5, a5, t6
    xor a5, a7, a5
    slli a7, a2, 18
    srli t6, a2, 14
    or a7, a7, t6
    or a7, a7, t5
    xor a7, a2, a7
    srli t6, a7, 4
    and t6, t6, t4
    xor a7, a7, t6
    slli t6, a7, 14
    srli a2, a7, 18
    or t6, t6, a2
    and t6, t6, s1
    xor a7, a7, t6
    slli t6, t2, 18
    srli a2, t2, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t2, t2, t6
    srli t6, t2, 4
    and t6, t6, t4
    xor t2, t2, t6
    slli t6, t2, 14
    srli a2, t2, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t2, t2, t6
    slli t6, a6, 18
    srli a2, a6, 14
    or t6, t6, a2
    or t6, t6, t5
    xor a6, a6, t6
    srli t6, a6, 4
    and t6, t6, t4
    xor a6, a6, t6
    slli t6, a6, 14
    srli a2, a6, 18
    or t6, t6, a2
    and t6, t6, s1
    xor a6, a6, t6
    slli t6, t3, 18
    srli a2, t3, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t3, t3, t6
    srli t6, t3, 4
    and t6, t6, t4
    xor t3, t3, t6
    slli t6, t3, 14
    srli a2, t3, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t3, t3, t6
    slli t6, t1, 18
    srli a2, t1, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t1, t1, t6
    srli t6, t1, 4
    and t6, t6, t4
    xor t1, t1, t6
    slli t6, t1, 14
    srli a2, t1, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t1, t1, t6
    slli t6, a5, 18
    srli a2, a5, 14
    or t6, t6, a2
    or t6, t6, t5
    xor a5, a5, t6
    srli t6, a5, 4
    and t6, t6, t4
    xor a5, a5, t6
    slli t6, a5, 14
    srli a2, a5, 18
    or t6, t6, a2
    and t6, t6, s1
    xor a5, a5, t6
    slli t6, a0, 18
    srli a2, a0, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t6, a0, t6
    srli a2, t6, 4
    and a2, a2, t4
    xor t6, t6, a2
    slli a2, t6, 14
    srli a0, t6, 18
    or a2, a2, a0
    and a2, a2, s1
    xor t6, t6, a2
    slli a2, t0, 18
    srli a0, t0, 14
    or a2, a2, a0
    or a2, a2, t5
    xor t0, t0, a2
    srli a2, t0, 4
    and a2, a2, t4
    xor t0, t0, a2
    slli a2, t0, 14
    srli a0, t0, 18
    or a2, a2, a0
    and a2, a2, s1
    xor t0, t0, a2
    lw a2, 524(a3)
    xor a6, a6, s7
    xor a7, a7, a2
    lw a2, 800(a3)
    xor a5, a5, s8
    xor t2, t2, a2
    lw a2, 940(a3)
    xor t6, t6, s9
    xor t3, t3, a2
    lw a2, 808(a3)
    xor t1, t1, a2
    lw a2, 812(a3)
    xor t0, t0, a2
    # round 18 (skinny.dsl:60)
    and a2, t6, t0
    xor t1, t1, a2
    and a2, t2, t3
    xor a7, a7, a2
    and a2, a7, t1
    xor a2, a5, a2
    and a0, a5, t1
    xor t3, t3, a0
    and a0, a7, t3
    xor a0, a6, a0
    and a6, a6, t0
    xor a6, t2, a6
    and t2, a6, a0
    xor t2, t6, t2
    and a5, a5, t6
    xor a5, t0, a5
    slli t0, a2, 26
    srli t6, a2, 6
    or t0, t0, t6
    or t0, t0, s4
    xor t0, a2, t0
    slli t6, t0, 20
    srli a2, t0, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t0, t0, t6
    slli t6, t0, 6
    srli a2, t0, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t0, t0, t6
    slli t6, t3, 26
    srli a2, t3, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t3, t3, t6
    slli t6, t3, 20
    srli a2, t3, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t3, t3, t6
    slli t6, t3, 6
    srli a2, t3, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t3, t3, t6
    slli t6, a7, 26
    srli a2, a7, 6
    or t6, t6, a2
    or t6, t6, s4
    xor a7, a7, t6
    slli t6, a7, 20
    srli a2, a7, 12
    or t6, t6, a2
    and t6, t6, s3
    xor a7, a7, t6
    slli t6, a7, 6
    srli a2, a7, 26
    or t6, t6, a2
    and t6, t6, t4
    xor a7, a7, t6
    slli t6, t1, 26
    srli a2, t1, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t1, t1, t6
    slli t6, t1, 20
    srli a2, t1, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t1, t1, t6
    slli t6, t1, 6
    srli a2, t1, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t1, t1, t6
    slli t6, t2, 26
    srli a2, t2, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t2, t2, t6
    slli t6, t2, 20
    srli a2, t2, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t2, t2, t6
    slli t6, t2, 6
    srli a2, t2, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t2, t2, t6
    slli t6, a5, 26
    srli a2, a5, 6
    or t6, t6, a2
    or t6, t6, s4
    xor a5, a5, t6
    slli t6, a5, 20
    srli a2, a5, 12
    or t6, t6, a2
    and t6, t6, s3
    xor a5, a5, t6
    slli t6, a5, 6
    srli a2, a5, 26
    or t6, t6, a2
    and t6, t6, t4
    xor a5, a5, t6
    slli t6, a0, 26
    srli a2, a0, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t6, a0, t6
    slli a2, t6, 20
    srli a0, t6, 12
    or a2, a2, a0
    and a2, a2, s3
    xor t6, t6, a2
    slli a2, t6, 6
    srli a0, t6, 26
    or a2, a2, a0
    and a2, a2, t4
    xor t6, t6, a2
    slli a2, a6, 26
    srli a0, a6, 6
    or a2, a2, a0
    or a2, a2, s4
    xor a6, a6, a2
    slli a2, a6, 20
    srli a0, a6, 12
    or a2, a2, a0
    and a2, a2, s3
    xor a6, a6, a2
    slli a2, a6, 6
    srli a0, a6, 26
    or a2, a2, a0
    and a2, a2, t4
    xor a6, a6, a2
    lw a2, 512(a3)
    xor t2, t2, s10
    xor t0, t0, a2
    lw a2, 4(a3)
    xor a5, a5, s11
    xor t3, t3, a2
    lw a2, 516(a3)
    xor t6, t6, ra
    xor a7, a7, a2
    lw a2, 520(a3)
    xor a6, a6, a1
    xor t1, t1, a2
    # round 17 (skinny.dsl:60)
    not a2, a6
    and a0, t6, a2
    xor t2, t2, a0
    or a0, t3, t1
    xor t0, t0, a0
    or a0, t0, t2
    xor a0, a5, a0
    not s6, t2
    and s6, a5, s6
    xor t1, t1, s6
    or s6, t0, t1
    xor s6, a7, s6
    and a7, a7, a2
    xor a7, t3, a7
    or t3, a7, s6
    xor t3, t6, t3
    and a5, a5, t6
    xor a5, a6, a5
    srli a6, a0, 6
    and a6, a6, s1
    xor a6, a0, a6
    slli t6, a6, 4
    and t6, t6, s2
    xor a6, a6, t6
    srli t6, a6, 2
    and t6, t6, s3
    xor a6, a6, t6
    srli t6, t1, 6
    and t6, t6, s1
    xor t1, t1, t6
    slli t6, t1, 4
    and t6, t6, s2
    xor t1, t1, t6
    srli t6, t1, 2
    and t6, t6, s3
    xor t1, t1, t6
    srli t6, t0, 6
    and t6, t6, s1
    xor t0, t0, t6
    slli t6, t0, 4
    and t6, t6, s2
    xor t0, t0, t6
    srli t6, t0, 2
    and t6, t6, s3
    xor t0, t0, t6
    srli t6, t2, 6
    and t6, t6, s1
    xor t2, t2, t6
    slli t6, t2, 4
    and t6, t6, s2
    xor t2, t2, t6
    srli t6, t2, 2
    and t6, t6, s3
    xor t2, t2, t6
    srli t6, t3, 6
    and t6, t6, s1
    xor t3, t3, t6
    slli t6, t3, 4
    and t6, t6, s2
    xor t3, t3, t6
    srli t6, t3, 2
    and t6, t6, s3
    xor t3, t3, t6
    srli t6, a5, 6
    and t6, t6, s1
    xor a5, a5, t6
    slli t6, a5, 4
    and t6, t6, s2
    xor a5, a5, t6
    srli t6, a5, 2
    and t6, t6, s3
    xor a5, a5, t6
    srli t6, s6, 6
    and t6, t6, s1
    xor t6, s6, t6
    slli a2, t6, 4
    and a2, a2, s2
    xor t6, t6, a2
    srli a2, t6, 2
    and a2, a2, s3
    xor t6, t6, a2
    srli a2, a7, 6
    and a2, a2, s1
    xor a7, a7, a2
    slli a2, a7, 4
    and a2, a2, s2
    xor a7, a7, a2
    srli a2, a7, 2
    and a2, a2, s3
    xor a7, a7, a2
    lw a2, 480(a3)
    xor a6, a6, a2
    lw a2, 944(a3)
    xor t1, t1, a2
    lw a2, 488(a3)
    xor t0, t0, a2
    lw a2, 820(a3)
    xor t2, t2, a2
    lw a2, 824(a3)
    xor t3, t3, a2
    lw a2, 500(a3)
    xor a5, a5, a2
    lw a2, 504(a3)
    xor t6, t6, a2
    lw a2, 828(a3)
    xor a7, a7, a2
    # round 16 (skinny.dsl:60)
    and a2, t6, a7
    xor t3, t3, a2
    and a2, t1, t2
    xor a6, a6, a2
    and a2, a6, t3
    xor a2, a5, a2
    and a0, a5, t3
    xor t2, t2, a0
    and a0, a6, t2
    xor a0, t0, a0
    and t0, t0, a7
    xor t0, t1, t0
    and t1, t0, a0
    xor t1, t6, t1
    and a5, a5, t6
    xor a5, a7, a5
    slli a7, a2, 10
    srli t6, a2, 22
    or a7, a7, t6
    or a7, a7, s5
    xor a7, a2, a7
    slli t6, a7, 12
    srli a2, a7, 20
    or t6, t6, a2
    and t6, t6, s1
    xor a7, a7, t6
    slli t6, a7, 30
    srli a2, a7, 2
    or t6, t6, a2
    and t6, t6, s2
    xor a7, a7, t6
    slli t6, t2, 10
    srli a2, t2, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t2, t2, t6
    slli t6, t2, 12
    srli a2, t2, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t2, t2, t6
    slli t6, t2, 30
    srli a2, t2, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t2, t2, t6
    slli t6, a6, 10
    srli a2, a6, 22
    or t6, t6, a2
    or t6, t6, s5
    xor a6, a6, t6
    slli t6, a6, 12
    srli a2, a6, 20
    or t6, t6, a2
    and t6, t6, s1
    xor a6, a6, t6
    slli t6, a6, 30
    srli a2, a6, 2
    or t6, t6, a2
    and t6, t6, s2
    xor a6, a6, t6
    slli t6, t3, 10
    srli a2, t3, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t3, t3, t6
    slli t6, t3, 12
    srli a2, t3, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t3, t3, t6
    slli t6, t3, 30
    srli a2, t3, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t3, t3, t6
    slli t6, t1, 10
    srli a2, t1, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t1, t1, t6
    slli t6, t1, 12
    srli a2, t1, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t1, t1, t6
    slli t6, t1, 30
    srli a2, t1, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t1, t1, t6
    slli t6, a5, 10
    srli a2, a5, 22
    or t6, t6, a2
    or t6, t6, s5
    xor a5, a5, t6
    slli t6, a5, 12
    srli a2, a5, 20
    or t6, t6, a2
    and t6, t6, s1
    xor a5, a5, t6
    slli t6, a5, 30
    srli a2, a5, 2
    or t6, t6, a2
    and t6, t6, s2
    xor a5, a5, t6
    slli t6, a0, 10
    srli a2, a0, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t6, a0, t6
    slli a2, t6, 12
    srli a0, t6, 20
    or a2, a2, a0
    and a2, a2, s1
    xor t6, t6, a2
    slli a2, t6, 30
    srli a0, t6, 2
    or a2, a2, a0
    and a2, a2, s2
    xor t6, t6, a2
    slli a2, t0, 10
    srli a0, t0, 22
    or a2, a2, a0
    or a2, a2, s5
    xor t0, t0, a2
    slli a2, t0, 12
    srli a0, t0, 20
    or a2, a2, a0
    and a2, a2, s1
    xor t0, t0, a2
    slli a2, t0, 30
    srli a0, t0, 2
    or a2, a2, a0
    and a2, a2, s2
    xor t0, t0, a2
    lw a2, 448(a3)
    xor a7, a7, a2
    lw a2, 948(a3)
    xor t2, t2, a2
    lw a2, 456(a3)
    xor a6, a6, a2
    lw a2, 952(a3)
    xor t3, t3, a2
    lw a2, 840(a3)
    xor t1, t1, a2
    lw a2, 468(a3)
    xor a5, a5, a2
    lw a2, 472(a3)
    xor t6, t6, a2
    lw a2, 844(a3)
    xor t0, t0, a2
    # round 15 (skinny.dsl:60)
    and a2, t6, t0
    xor t1, t1, a2
    and a2, t2, t3
    xor a7, a7, a2
    and a2, a7, t1
    xor a2, a5, a2
    and a0, a5, t1
    xor t3, t3, a0
    and a0, a7, t3
    xor a0, a6, a0
    and a6, a6, t0
    xor a6, t2, a6
    and t2, a6, a0
    xor t2, t6, t2
    and a5, a5, t6
    xor a5, t0, a5
    slli t0, a2, 18
    srli t6, a2, 14
    or t0, t0, t6
    or t0, t0, t5
    xor t0, a2, t0
    srli t6, t0, 4
    and t6, t6, t4
    xor t0, t0, t6
    slli t6, t0, 14
    srli a2, t0, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t0, t0, t6
    slli t6, t3, 18
    srli a2, t3, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t3, t3, t6
    srli t6, t3, 4
    and t6, t6, t4
    xor t3, t3, t6
    slli t6, t3, 14
    srli a2, t3, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t3, t3, t6
    slli t6, a7, 18
    srli a2, a7, 14
    or t6, t6, a2
    or t6, t6, t5
    xor a7, a7, t6
    srli t6, a7, 4
    and t6, t6, t4
    xor a7, a7, t6
    slli t6, a7, 14
    srli a2, a7, 18
    or t6, t6, a2
    and t6, t6, s1
    xor a7, a7, t6
    slli t6, t1, 18
    srli a2, t1, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t1, t1, t6
    srli t6, t1, 4
    and t6, t6, t4
    xor t1, t1, t6
    slli t6, t1, 14
    srli a2, t1, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t1, t1, t6
    slli t6, t2, 18
    srli a2, t2, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t2, t2, t6
    srli t6, t2, 4
    and t6, t6, t4
    xor t2, t2, t6
    slli t6, t2, 14
    srli a2, t2, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t2, t2, t6
    slli t6, a5, 18
    srli a2, a5, 14
    or t6, t6, a2
    or t6, t6, t5
    xor a5, a5, t6
    srli t6, a5, 4
    and t6, t6, t4
    xor a5, a5, t6
    slli t6, a5, 14
    srli a2, a5, 18
    or t6, t6, a2
    and t6, t6, s1
    xor a5, a5, t6
    slli t6, a0, 18
    srli a2, a0, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t6, a0, t6
    srli a2, t6, 4
    and a2, a2, t4
    xor t6, t6, a2
    slli a2, t6, 14
    srli a0, t6, 18
    or a2, a2, a0
    and a2, a2, s1
    xor t6, t6, a2
    slli a2, a6, 18
    srli a0, a6, 14
    or a2, a2, a0
    or a2, a2, t5
    xor a6, a6, a2
    srli a2, a6, 4
    and a2, a2, t4
    xor a6, a6, a2
    slli a2, a6, 14
    srli a0, a6, 18
    or a2, a2, a0
    and a2, a2, s1
    xor a6, a6, a2
    lw a2, 416(a3)
    xor t0, t0, a2
    lw a2, 848(a3)
    xor t3, t3, a2
    lw a2, 424(a3)
    xor a7, a7, a2
    lw a2, 956(a3)
    xor t1, t1, a2
    lw a2, 856(a3)
    xor t2, t2, a2
    lw a2, 436(a3)
    xor a5, a5, a2
    lw a2, 440(a3)
    xor t6, t6, a2
    lw a2, 860(a3)
    xor a6, a6, a2
    # round 14 (skinny.dsl:60)
    and a2, t6, a6
    xor t2, t2, a2
    and a2, t3, t1
    xor t0, t0, a2
    and a2, t0, t2
    xor a2, a5, a2
    and a0, a5, t2
    xor t1, t1, a0
    and a0, t0, t1
    xor a0, a7, a0
    and a7, a7, a6
    xor a7, t3, a7
    and t3, a7, a0
    xor t3, t6, t3
    and a5, a5, t6
    xor a5, a6, a5
    slli a6, a2, 26
    srli t6, a2, 6
    or a6, a6, t6
    or a6, a6, s4
    xor a6, a2, a6
    slli t6, a6, 20
    srli a2, a6, 12
    or t6, t6, a2
    and t6, t6, s3
    xor a6, a6, t6
    slli t6, a6, 6
    srli a2, a6, 26
    or t6, t6, a2
    and t6, t6, t4
    xor a6, a6, t6
    slli t6, t1, 26
    srli a2, t1, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t1, t1, t6
    slli t6, t1, 20
    srli a2, t1, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t1, t1, t6
    slli t6, t1, 6
    srli a2, t1, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t1, t1, t6
    slli t6, t0, 26
    srli a2, t0, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t0, t0, t6
    slli t6, t0, 20
    srli a2, t0, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t0, t0, t6
    slli t6, t0, 6
    srli a2, t0, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t0, t0, t6
    slli t6, t2, 26
    srli a2, t2, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t2, t2, t6
    slli t6, t2, 20
    srli a2, t2, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t2, t2, t6
    slli t6, t2, 6
    srli a2, t2, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t2, t2, t6
    slli t6, t3, 26
    srli a2, t3, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t3, t3, t6
    slli t6, t3, 20
    srli a2, t3, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t3, t3, t6
    slli t6, t3, 6
    srli a2, t3, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t3, t3, t6
    slli t6, a5, 26
    srli a2, a5, 6
    or t6, t6, a2
    or t6, t6, s4
    xor a5, a5, t6
    slli t6, a5, 20
    srli a2, a5, 12
    or t6, t6, a2
    and t6, t6, s3
    xor a5, a5, t6
    slli t6, a5, 6
    srli a2, a5, 26
    or t6, t6, a2
    and t6, t6, t4
    xor a5, a5, t6
    slli t6, a0, 26
    srli a2, a0, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t6, a0, t6
    slli a2, t6, 20
    srli a0, t6, 12
    or a2, a2, a0
    and a2, a2, s3
    xor t6, t6, a2
    slli a2, t6, 6
    srli a0, t6, 26
    or a2, a2, a0
    and a2, a2, t4
    xor t6, t6, a2
    slli a2, a7, 26
    srli a0, a7, 6
    or a2, a2, a0
    or a2, a2, s4
    xor a7, a7, a2
    slli a2, a7, 20
    srli a0, a7, 12
    or a2, a2, a0
    and a2, a2, s3
    xor a7, a7, a2
    slli a2, a7, 6
    srli a0, a7, 26
    or a2, a2, a0
    and a2, a2, t4
    xor a7, a7, a2
    lw a2, 384(a3)
    xor a6, a6, a2
    lw a2, 388(a3)
    xor t1, t1, a2
    lw a2, 392(a3)
    xor t0, t0, a2
    lw a2, 396(a3)
    xor t2, t2, a2
    lw a2, 400(a3)
    xor t3, t3, a2
    lw a2, 404(a3)
    xor a5, a5, a2
    lw a2, 408(a3)
    xor t6, t6, a2
    lw a2, 412(a3)
    xor a7, a7, a2
    # round 13 (skinny.dsl:60)
    not a2, a7
    and a0, t6, a2
    xor t3, t3, a0
    or a0, t1, t2
    xor a6, a6, a0
    or a0, a6, t3
    xor a0, a5, a0
    not s6, t3
    and s6, a5, s6
    xor t2, t2, s6
    or s6, a6, t2
    xor s6, t0, s6
    and t0, t0, a2
    xor t0, t1, t0
    or t1, t0, s6
    xor t1, t6, t1
    and a5, a5, t6
    xor a5, a7, a5
    srli a7, a0, 6
    and a7, a7, s1
    xor a7, a0, a7
    slli t6, a7, 4
    and t6, t6, s2
    xor a7, a7, t6
    srli t6, a7, 2
    and t6, t6, s3
    xor a7, a7, t6
    srli t6, t2, 6
    and t6, t6, s1
    xor t2, t2, t6
    slli t6, t2, 4
    and t6, t6, s2
    xor t2, t2, t6
    srli t6, t2, 2
    and t6, t6, s3
    xor t2, t2, t6
    srli t6, a6, 6
    and t6, t6, s1
    xor a6, a6, t6
    slli t6, a6, 4
    and t6, t6, s2
    xor a6, a6, t6
    srli t6, a6, 2
    and t6, t6, s3
    xor a6, a6, t6
    srli t6, t3, 6
    and t6, t6, s1
    xor t3, t3, t6
    slli t6, t3, 4
    and t6, t6, s2
    xor t3, t3, t6
    srli t6, t3, 2
    and t6, t6, s3
    xor t3, t3, t6
    srli t6, t1, 6
    and t6, t6, s1
    xor t1, t1, t6
    slli t6, t1, 4
    and t6, t6, s2
    xor t1, t1, t6
    srli t6, t1, 2
    and t6, t6, s3
    xor t1, t1, t6
    srli t6, a5, 6
    and t6, t6, s1
    xor a5, a5, t6
    slli t6, a5, 4
    and t6, t6, s2
    xor a5, a5, t6
    srli t6, a5, 2
    and t6, t6, s3
    xor a5, a5, t6
    srli t6, s6, 6
    and t6, t6, s1
    xor t6, s6, t6
    slli a2, t6, 4
    and a2, a2, s2
    xor t6, t6, a2
    srli a2, t6, 2
    and a2, a2, s3
    xor t6, t6, a2
    srli a2, t0, 6
    and a2, a2, s1
    xor t0, t0, a2
    slli a2, t0, 4
    and a2, a2, s2
    xor t0, t0, a2
    srli a2, t0, 2
    and a2, a2, s3
    xor t0, t0, a2
    lw a2, 352(a3)
    xor a7, a7, a2
    lw a2, 960(a3)
    xor t2, t2, a2
    lw a2, 360(a3)
    xor a6, a6, a2
    lw a2, 868(a3)
    xor t3, t3, a2
    lw a2, 872(a3)
    xor t1, t1, a2
    lw a2, 372(a3)
    xor a5, a5, a2
    lw a2, 376(a3)
    xor t6, t6, a2
    lw a2, 876(a3)
    xor t0, t0, a2
    # round 12 (skinny.dsl:60)
    and a2, t6, t0
    xor t1, t1, a2
    and a2, t2, t3
    xor a7, a7, a2
    and a2, a7, t1
    xor a2, a5, a2
    and a0, a5, t1
    xor t3, t3, a0
    and a0, a7, t3
    xor a0, a6, a0
    and a6, a6, t0
    xor a6, t2, a6
    and t2, a6, a0
    xor t2, t6, t2
    and a5, a5, t6
    xor a5, t0, a5
    slli t0, a2, 10
    srli t6, a2, 22
    or t0, t0, t6
    or t0, t0, s5
    xor t0, a2, t0
    slli t6, t0, 12
    srli a2, t0, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t0, t0, t6
    slli t6, t0, 30
    srli a2, t0, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t0, t0, t6
    slli t6, t3, 10
    srli a2, t3, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t3, t3, t6
    slli t6, t3, 12
    srli a2, t3, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t3, t3, t6
    slli t6, t3, 30
    srli a2, t3, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t3, t3, t6
    slli t6, a7, 10
    srli a2, a7, 22
    or t6, t6, a2
    or t6, t6, s5
    xor a7, a7, t6
    slli t6, a7, 12
    srli a2, a7, 20
    or t6, t6, a2
    and t6, t6, s1
    xor a7, a7, t6
    slli t6, a7, 30
    srli a2, a7, 2
    or t6, t6, a2
    and t6, t6, s2
    xor a7, a7, t6
    slli t6, t1, 10
    srli a2, t1, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t1, t1, t6
    slli t6, t1, 12
    srli a2, t1, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t1, t1, t6
    slli t6, t1, 30
    srli a2, t1, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t1, t1, t6
    slli t6, t2, 10
    srli a2, t2, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t2, t2, t6
    slli t6, t2, 12
    srli a2, t2, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t2, t2, t6
    slli t6, t2, 30
    srli a2, t2, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t2, t2, t6
    slli t6, a5, 10
    srli a2, a5, 22
    or t6, t6, a2
    or t6, t6, s5
    xor a5, a5, t6
    slli t6, a5, 12
    srli a2, a5, 20
    or t6, t6, a2
    and t6, t6, s1
    xor a5, a5, t6
    slli t6, a5, 30
    srli a2, a5, 2
    or t6, t6, a2
    and t6, t6, s2
    xor a5, a5, t6
    slli t6, a0, 10
    srli a2, a0, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t6, a0, t6
    slli a2, t6, 12
    srli a0, t6, 20
    or a2, a2, a0
    and a2, a2, s1
    xor t6, t6, a2
    slli a2, t6, 30
    srli a0, t6, 2
    or a2, a2, a0
    and a2, a2, s2
    xor t6, t6, a2
    slli a2, a6, 10
    srli a0, a6, 22
    or a2, a2, a0
    or a2, a2, s5
    xor a6, a6, a2
    slli a2, a6, 12
    srli a0, a6, 20
    or a2, a2, a0
    and a2, a2, s1
    xor a6, a6, a2
    slli a2, a6, 30
    srli a0, a6, 2
    or a2, a2, a0
    and a2, a2, s2
    xor a6, a6, a2
    lw a2, 320(a3)
    xor t0, t0, a2
    lw a2, 964(a3)
    xor t3, t3, a2
    lw a2, 328(a3)
    xor a7, a7, a2
    lw a2, 968(a3)
    xor t1, t1, a2
    lw a2, 888(a3)
    xor t2, t2, a2
    lw a2, 340(a3)
    xor a5, a5, a2
    lw a2, 344(a3)
    xor t6, t6, a2
    lw a2, 892(a3)
    xor a6, a6, a2
    # round 11 (skinny.dsl:60)
    and a2, t6, a6
    xor t2, t2, a2
    and a2, t3, t1
    xor t0, t0, a2
    and a2, t0, t2
    xor a2, a5, a2
    and a0, a5, t2
    xor t1, t1, a0
    and a0, t0, t1
    xor a0, a7, a0
    and a7, a7, a6
    xor a7, t3, a7
    and t3, a7, a0
    xor t3, t6, t3
    and a5, a5, t6
    xor a5, a6, a5
    slli a6, a2, 18
    srli t6, a2, 14
    or a6, a6, t6
    or a6, a6, t5
    xor a6, a2, a6
    srli t6, a6, 4
    and t6, t6, t4
    xor a6, a6, t6
    slli t6, a6, 14
    srli a2, a6, 18
    or t6, t6, a2
    and t6, t6, s1
    xor a6, a6, t6
    slli t6, t1, 18
    srli a2, t1, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t1, t1, t6
    srli t6, t1, 4
    and t6, t6, t4
    xor t1, t1, t6
    slli t6, t1, 14
    srli a2, t1, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t1, t1, t6
    slli t6, t0, 18
    srli a2, t0, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t0, t0, t6
    srli t6, t0, 4
    and t6, t6, t4
    xor t0, t0, t6
    slli t6, t0, 14
    srli a2, t0, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t0, t0, t6
    slli t6, t2, 18
    srli a2, t2, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t2, t2, t6
    srli t6, t2, 4
    and t6, t6, t4
    xor t2, t2, t6
    slli t6, t2, 14
    srli a2, t2, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t2, t2, t6
    slli t6, t3, 18
    srli a2, t3, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t3, t3, t6
    srli t6, t3, 4
    and t6, t6, t4
    xor t3, t3, t6
    slli t6, t3, 14
    srli a2, t3, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t3, t3, t6
    slli t6, a5, 18
    srli a2, a5, 14
    or t6, t6, a2
    or t6, t6, t5
    xor a5, a5, t6
    srli t6, a5, 4
    and t6, t6, t4
    xor a5, a5, t6
    slli t6, a5, 14
    srli a2, a5, 18
    or t6, t6, a2
    and t6, t6, s1
    xor a5, a5, t6
    slli t6, a0, 18
    srli a2, a0, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t6, a0, t6
    srli a2, t6, 4
    and a2, a2, t4
    xor t6, t6, a2
    slli a2, t6, 14
    srli a0, t6, 18
    or a2, a2, a0
    and a2, a2, s1
    xor t6, t6, a2
    slli a2, a7, 18
    srli a0, a7, 14
    or a2, a2, a0
    or a2, a2, t5
    xor a7, a7, a2
    srli a2, a7, 4
    and a2, a2, t4
    xor a7, a7, a2
    slli a2, a7, 14
    srli a0, a7, 18
    or a2, a2, a0
    and a2, a2, s1
    xor a7, a7, a2
    lw a2, 288(a3)
    xor a6, a6, a2
    lw a2, 972(a3)
    xor t1, t1, a2
    lw a2, 296(a3)
    xor t0, t0, a2
    lw a2, 976(a3)
    xor t2, t2, a2
    lw a2, 904(a3)
    xor t3, t3, a2
    lw a2, 308(a3)
    xor a5, a5, a2
    lw a2, 312(a3)
    xor t6, t6, a2
    lw a2, 908(a3)
    xor a7, a7, a2
    # round 10 (skinny.dsl:60)
    and a2, t6, a7
    xor t3, t3, a2
    and a2, t1, t2
    xor a6, a6, a2
    and a2, a6, t3
    xor a2, a5, a2
    and a0, a5, t3
    xor t2, t2, a0
    and a0, a6, t2
    xor a0, t0, a0
    and t0, t0, a7
    xor t0, t1, t0
    and t1, t0, a0
    xor t1, t6, t1
    and a5, a5, t6
    xor a5, a7, a5
    slli a7, a2, 26
    srli t6, a2, 6
    or a7, a7, t6
    or a7, a7, s4
    xor a7, a2, a7
    slli t6, a7, 20
    srli a2, a7, 12
    or t6, t6, a2
    and t6, t6, s3
    xor a7, a7, t6
    slli t6, a7, 6
    srli a2, a7, 26
    or t6, t6, a2
    and t6, t6, t4
    xor a7, a7, t6
    slli t6, t2, 26
    srli a2, t2, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t2, t2, t6
    slli t6, t2, 20
    srli a2, t2, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t2, t2, t6
    slli t6, t2, 6
    srli a2, t2, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t2, t2, t6
    slli t6, a6, 26
    srli a2, a6, 6
    or t6, t6, a2
    or t6, t6, s4
    xor a6, a6, t6
    slli t6, a6, 20
    srli a2, a6, 12
    or t6, t6, a2
    and t6, t6, s3
    xor a6, a6, t6
    slli t6, a6, 6
    srli a2, a6, 26
    or t6, t6, a2
    and t6, t6, t4
    xor a6, a6, t6
    slli t6, t3, 26
    srli a2, t3, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t3, t3, t6
    slli t6, t3, 20
    srli a2, t3, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t3, t3, t6
    slli t6, t3, 6
    srli a2, t3, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t3, t3, t6
    slli t6, t1, 26
    srli a2, t1, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t1, t1, t6
    slli t6, t1, 20
    srli a2, t1, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t1, t1, t6
    slli t6, t1, 6
    srli a2, t1, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t1, t1, t6
    slli t6, a5, 26
    srli a2, a5, 6
    or t6, t6, a2
    or t6, t6, s4
    xor a5, a5, t6
    slli t6, a5, 20
    srli a2, a5, 12
    or t6, t6, a2
    and t6, t6, s3
    xor a5, a5, t6
    slli t6, a5, 6
    srli a2, a5, 26
    or t6, t6, a2
    and t6, t6, t4
    xor a5, a5, t6
    slli t6, a0, 26
    srli a2, a0, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t6, a0, t6
    slli a2, t6, 20
    srli a0, t6, 12
    or a2, a2, a0
    and a2, a2, s3
    xor t6, t6, a2
    slli a2, t6, 6
    srli a0, t6, 26
    or a2, a2, a0
    and a2, a2, t4
    xor t6, t6, a2
    slli a2, t0, 26
    srli a0, t0, 6
    or a2, a2, a0
    or a2, a2, s4
    xor t0, t0, a2
    slli a2, t0, 20
    srli a0, t0, 12
    or a2, a2, a0
    and a2, a2, s3
    xor t0, t0, a2
    slli a2, t0, 6
    srli a0, t0, 26
    or a2, a2, a0
    and a2, a2, t4
    xor t0, t0, a2
    lw a2, 256(a3)
    xor a7, a7, a2
    lw a2, 260(a3)
    xor t2, t2, a2
    lw a2, 264(a3)
    xor a6, a6, a2
    lw a2, 268(a3)
    xor t3, t3, a2
    lw a2, 272(a3)
    xor t1, t1, a2
    lw a2, 276(a3)
    xor a5, a5, a2
    lw a2, 280(a3)
    xor t6, t6, a2
    lw a2, 284(a3)
    xor t0, t0, a2
    # round 9 (skinny.dsl:60)
    not a2, t0
    and a0, t6, a2
    xor t1, t1, a0
    or a0, t2, t3
    xor a7, a7, a0
    or a0, a7, t1
    xor a0, a5, a0
    not s6, t1
    and s6, a5, s6
    xor t3, t3, s6
    or s6, a7, t3
    xor s6, a6, s6
    and a6, a6, a2
    xor a6, t2, a6
    or t2, a6, s6
    xor t2, t6, t2
    and a5, a5, t6
    xor a5, t0, a5
    srli t0, a0, 6
    and t0, t0, s1
    xor t0, a0, t0
    slli t6, t0, 4
    and t6, t6, s2
    xor t0, t0, t6
    srli t6, t0, 2
    and t6, t6, s3
    xor t0, t0, t6
    srli t6, t3, 6
    and t6, t6, s1
    xor t3, t3, t6
    slli t6, t3, 4
    and t6, t6, s2
    xor t3, t3, t6
    srli t6, t3, 2
    and t6, t6, s3
    xor t3, t3, t6
    srli t6, a7, 6
    and t6, t6, s1
    xor a7, a7, t6
    slli t6, a7, 4
    and t6, t6, s2
    xor a7, a7, t6
    srli t6, a7, 2
    and t6, t6, s3
    xor a7, a7, t6
    srli t6, t1, 6
    and t6, t6, s1
    xor t1, t1, t6
    slli t6, t1, 4
    and t6, t6, s2
    xor t1, t1, t6
    srli t6, t1, 2
    and t6, t6, s3
    xor t1, t1, t6
    srli t6, t2, 6
    and t6, t6, s1
    xor t2, t2, t6
    slli t6, t2, 4
    and t6, t6, s2
    xor t2, t2, t6
    srli t6, t2, 2
    and t6, t6, s3
    xor t2, t2, t6
    srli t6, a5, 6
    and t6, t6, s1
    xor a5, a5, t6
    slli t6, a5, 4
    and t6, t6, s2
    xor a5, a5, t6
    srli t6, a5, 2
    and t6, t6, s3
    xor a5, a5, t6
    srli t6, s6, 6
    and t6, t6, s1
    xor t6, s6, t6
    slli a2, t6, 4
    and a2, a2, s2
    xor t6, t6, a2
    srli a2, t6, 2
    and a2, a2, s3
    xor t6, t6, a2
    srli a2, a6, 6
    and a2, a2, s1
    xor a6, a6, a2
    slli a2, a6, 4
    and a2, a2, s2
    xor a6, a6, a2
    srli a2, a6, 2
    and a2, a2, s3
    xor a6, a6, a2
    lw a2, 224(a3)
    xor t0, t0, a2
    lw a2, 980(a3)
    xor t3, t3, a2
    lw a2, 232(a3)
    xor a7, a7, a2
    lw a2, 724(a3)
    xor t1, t1, a2
    lw a2, 728(a3)
    xor t2, t2, a2
    lw a2, 244(a3)
    xor a5, a5, a2
    lw a2, 248(a3)
    xor t6, t6, a2
    lw a2, 732(a3)
    xor a6, a6, a2
    # round 8 (skinny.dsl:60)
    and a2, t6, a6
    xor t2, t2, a2
    and a2, t3, t1
    xor t0, t0, a2
    and a2, t0, t2
    xor a2, a5, a2
    and a0, a5, t2
    xor t1, t1, a0
    and a0, t0, t1
    xor a0, a7, a0
    and a7, a7, a6
    xor a7, t3, a7
    and t3, a7, a0
    xor t3, t6, t3
    and a5, a5, t6
    xor a5, a6, a5
    slli a6, a2, 10
    srli t6, a2, 22
    or a6, a6, t6
    or a6, a6, s5
    xor a6, a2, a6
    slli t6, a6, 12
    srli a2, a6, 20
    or t6, t6, a2
    and t6, t6, s1
    xor a6, a6, t6
    slli t6, a6, 30
    srli a2, a6, 2
    or t6, t6, a2
    and t6, t6, s2
    xor a6, a6, t6
    slli t6, t1, 10
    srli a2, t1, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t1, t1, t6
    slli t6, t1, 12
    srli a2, t1, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t1, t1, t6
    slli t6, t1, 30
    srli a2, t1, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t1, t1, t6
    slli t6, t0, 10
    srli a2, t0, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t0, t0, t6
    slli t6, t0, 12
    srli a2, t0, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t0, t0, t6
    slli t6, t0, 30
    srli a2, t0, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t0, t0, t6
    slli t6, t2, 10
    srli a2, t2, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t2, t2, t6
    slli t6, t2, 12
    srli a2, t2, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t2, t2, t6
    slli t6, t2, 30
    srli a2, t2, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t2, t2, t6
    slli t6, t3, 10
    srli a2, t3, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t3, t3, t6
    slli t6, t3, 12
    srli a2, t3, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t3, t3, t6
    slli t6, t3, 30
    srli a2, t3, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t3, t3, t6
    slli t6, a5, 10
    srli a2, a5, 22
    or t6, t6, a2
    or t6, t6, s5
    xor a5, a5, t6
    slli t6, a5, 12
    srli a2, a5, 20
    or t6, t6, a2
    and t6, t6, s1
    xor a5, a5, t6
    slli t6, a5, 30
    srli a2, a5, 2
    or t6, t6, a2
    and t6, t6, s2
    xor a5, a5, t6
    slli t6, a0, 10
    srli a2, a0, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t6, a0, t6
    slli a2, t6, 12
    srli a0, t6, 20
    or a2, a2, a0
    and a2, a2, s1
    xor t6, t6, a2
    slli a2, t6, 30
    srli a0, t6, 2
    or a2, a2, a0
    and a2, a2, s2
    xor t6, t6, a2
    slli a2, a7, 10
    srli a0, a7, 22
    or a2, a2, a0
    or a2, a2, s5
    xor a7, a7, a2
    slli a2, a7, 12
    srli a0, a7, 20
    or a2, a2, a0
    and a2, a2, s1
    xor a7, a7, a2
    slli a2, a7, 30
    srli a0, a7, 2
    or a2, a2, a0
    and a2, a2, s2
    xor a7, a7, a2
    lw a2, 192(a3)
    xor a6, a6, a2
    lw a2, 736(a3)
    xor t1, t1, a2
    lw a2, 200(a3)
    xor t0, t0, a2
    lw a2, 740(a3)
    xor t2, t2, a2
    lw a2, 744(a3)
    xor t3, t3, a2
    lw a2, 212(a3)
    xor a5, a5, a2
    lw a2, 216(a3)
    xor t6, t6, a2
    lw a2, 748(a3)
    xor a7, a7, a2
    # round 7 (skinny.dsl:60)
    and a2, t6, a7
    xor t3, t3, a2
    and a2, t1, t2
    xor a6, a6, a2
    and a2, a6, t3
    xor a2, a5, a2
    and a0, a5, t3
    xor t2, t2, a0
    and a0, a6, t2
    xor a0, t0, a0
    and t0, t0, a7
    xor t0, t1, t0
    and t1, t0, a0
    xor t1, t6, t1
    and a5, a5, t6
    xor a5, a7, a5
    slli a7, a2, 18
    srli t6, a2, 14
    or a7, a7, t6
    or a7, a7, t5
    xor a7, a2, a7
    srli t6, a7, 4
    and t6, t6, t4
    xor a7, a7, t6
    slli t6, a7, 14
    srli a2, a7, 18
    or t6, t6, a2
    and t6, t6, s1
    xor a7, a7, t6
    slli t6, t2, 18
    srli a2, t2, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t2, t2, t6
    srli t6, t2, 4
    and t6, t6, t4
    xor t2, t2, t6
    slli t6, t2, 14
    srli a2, t2, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t2, t2, t6
    slli t6, a6, 18
    srli a2, a6, 14
    or t6, t6, a2
    or t6, t6, t5
    xor a6, a6, t6
    srli t6, a6, 4
    and t6, t6, t4
    xor a6, a6, t6
    slli t6, a6, 14
    srli a2, a6, 18
    or t6, t6, a2
    and t6, t6, s1
    xor a6, a6, t6
    slli t6, t3, 18
    srli a2, t3, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t3, t3, t6
    srli t6, t3, 4
    and t6, t6, t4
    xor t3, t3, t6
    slli t6, t3, 14
    srli a2, t3, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t3, t3, t6
    slli t6, t1, 18
    srli a2, t1, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t1, t1, t6
    srli t6, t1, 4
    and t6, t6, t4
    xor t1, t1, t6
    slli t6, t1, 14
    srli a2, t1, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t1, t1, t6
    slli t6, a5, 18
    srli a2, a5, 14
    or t6, t6, a2
    or t6, t6, t5
    xor a5, a5, t6
    srli t6, a5, 4
    and t6, t6, t4
    xor a5, a5, t6
    slli t6, a5, 14
    srli a2, a5, 18
    or t6, t6, a2
    and t6, t6, s1
    xor a5, a5, t6
    slli t6, a0, 18
    srli a2, a0, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t6, a0, t6
    srli a2, t6, 4
    and a2, a2, t4
    xor t6, t6, a2
    slli a2, t6, 14
    srli a0, t6, 18
    or a2, a2, a0
    and a2, a2, s1
    xor t6, t6, a2
    slli a2, t0, 18
    srli a0, t0, 14
    or a2, a2, a0
    or a2, a2, t5
    xor t0, t0, a2
    srli a2, t0, 4
    and a2, a2, t4
    xor t0, t0, a2
    slli a2, t0, 14
    srli a0, t0, 18
    or a2, a2, a0
    and a2, a2, s1
    xor t0, t0, a2
    lw a2, 160(a3)
    xor a7, a7, a2
    lw a2, 752(a3)
    xor t2, t2, a2
    lw a2, 168(a3)
    xor a6, a6, a2
    lw a2, 928(a3)
    xor t3, t3, a2
    lw a2, 760(a3)
    xor t1, t1, a2
    lw a2, 180(a3)
    xor a5, a5, a2
    lw a2, 184(a3)
    xor t6, t6, a2
    lw a2, 764(a3)
    xor t0, t0, a2
    # round 6 (skinny.dsl:60)
    and a2, t6, t0
    xor t1, t1, a2
    and a2, t2, t3
    xor a7, a7, a2
    and a2, a7, t1
    xor a2, a5, a2
    and a0, a5, t1
    xor t3, t3, a0
    and a0, a7, t3
    xor a0, a6, a0
    and a6, a6, t0
    xor a6, t2, a6
    and t2, a6, a0
    xor t2, t6, t2
    and a5, a5, t6
    xor a5, t0, a5
    slli t0, a2, 26
    srli t6, a2, 6
    or t0, t0, t6
    or t0, t0, s4
    xor t0, a2, t0
    slli t6, t0, 20
    srli a2, t0, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t0, t0, t6
    slli t6, t0, 6
    srli a2, t0, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t0, t0, t6
    slli t6, t3, 26
    srli a2, t3, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t3, t3, t6
    slli t6, t3, 20
    srli a2, t3, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t3, t3, t6
    slli t6, t3, 6
    srli a2, t3, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t3, t3, t6
    slli t6, a7, 26
    srli a2, a7, 6
    or t6, t6, a2
    or t6, t6, s4
    xor a7, a7, t6
    slli t6, a7, 20
    srli a2, a7, 12
    or t6, t6, a2
    and t6, t6, s3
    xor a7, a7, t6
    slli t6, a7, 6
    srli a2, a7, 26
    or t6, t6, a2
    and t6, t6, t4
    xor a7, a7, t6
    slli t6, t1, 26
    srli a2, t1, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t1, t1, t6
    slli t6, t1, 20
    srli a2, t1, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t1, t1, t6
    slli t6, t1, 6
    srli a2, t1, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t1, t1, t6
    slli t6, t2, 26
    srli a2, t2, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t2, t2, t6
    slli t6, t2, 20
    srli a2, t2, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t2, t2, t6
    slli t6, t2, 6
    srli a2, t2, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t2, t2, t6
    slli t6, a5, 26
    srli a2, a5, 6
    or t6, t6, a2
    or t6, t6, s4
    xor a5, a5, t6
    slli t6, a5, 20
    srli a2, a5, 12
    or t6, t6, a2
    and t6, t6, s3
    xor a5, a5, t6
    slli t6, a5, 6
    srli a2, a5, 26
    or t6, t6, a2
    and t6, t6, t4
    xor a5, a5, t6
    slli t6, a0, 26
    srli a2, a0, 6
    or t6, t6, a2
    or t6, t6, s4
    xor t6, a0, t6
    slli a2, t6, 20
    srli a0, t6, 12
    or a2, a2, a0
    and a2, a2, s3
    xor t6, t6, a2
    slli a2, t6, 6
    srli a0, t6, 26
    or a2, a2, a0
    and a2, a2, t4
    xor t6, t6, a2
    slli a2, a6, 26
    srli a0, a6, 6
    or a2, a2, a0
    or a2, a2, s4
    xor a6, a6, a2
    slli a2, a6, 20
    srli a0, a6, 12
    or a2, a2, a0
    and a2, a2, s3
    xor a6, a6, a2
    slli a2, a6, 6
    srli a0, a6, 26
    or a2, a2, a0
    and a2, a2, t4
    xor a6, a6, a2
    lw a2, 128(a3)
    xor t0, t0, a2
    lw a2, 132(a3)
    xor t3, t3, a2
    lw a2, 136(a3)
    xor a7, a7, a2
    lw a2, 140(a3)
    xor t1, t1, a2
    lw a2, 144(a3)
    xor t2, t2, a2
    lw a2, 148(a3)
    xor a5, a5, a2
    lw a2, 152(a3)
    xor t6, t6, a2
    lw a2, 156(a3)
    xor a6, a6, a2
    # round 5 (skinny.dsl:60)
    not a2, a6
    and a0, t6, a2
    xor t2, t2, a0
    or a0, t3, t1
    xor t0, t0, a0
    or a0, t0, t2
    xor a0, a5, a0
    not s6, t2
    and s6, a5, s6
    xor t1, t1, s6
    or s6, t0, t1
    xor s6, a7, s6
    and a7, a7, a2
    xor a7, t3, a7
    or t3, a7, s6
    xor t3, t6, t3
    and a5, a5, t6
    xor a5, a6, a5
    srli a6, a0, 6
    and a6, a6, s1
    xor a6, a0, a6
    slli t6, a6, 4
    and t6, t6, s2
    xor a6, a6, t6
    srli t6, a6, 2
    and t6, t6, s3
    xor a6, a6, t6
    srli t6, t1, 6
    and t6, t6, s1
    xor t1, t1, t6
    slli t6, t1, 4
    and t6, t6, s2
    xor t1, t1, t6
    srli t6, t1, 2
    and t6, t6, s3
    xor t1, t1, t6
    srli t6, t0, 6
    and t6, t6, s1
    xor t0, t0, t6
    slli t6, t0, 4
    and t6, t6, s2
    xor t0, t0, t6
    srli t6, t0, 2
    and t6, t6, s3
    xor t0, t0, t6
    srli t6, t2, 6
    and t6, t6, s1
    xor t2, t2, t6
    slli t6, t2, 4
    and t6, t6, s2
    xor t2, t2, t6
    srli t6, t2, 2
    and t6, t6, s3
    xor t2, t2, t6
    srli t6, t3, 6
    and t6, t6, s1
    xor t3, t3, t6
    slli t6, t3, 4
    and t6, t6, s2
    xor t3, t3, t6
    srli t6, t3, 2
    and t6, t6, s3
    xor t3, t3, t6
    srli t6, a5, 6
    and t6, t6, s1
    xor a5, a5, t6
    slli t6, a5, 4
    and t6, t6, s2
    xor a5, a5, t6
    srli t6, a5, 2
    and t6, t6, s3
    xor a5, a5, t6
    srli t6, s6, 6
    and t6, t6, s1
    xor t6, s6, t6
    slli a2, t6, 4
    and a2, a2, s2
    xor t6, t6, a2
    srli a2, t6, 2
    and a2, a2, s3
    xor t6, t6, a2
    srli a2, a7, 6
    and a2, a2, s1
    xor a7, a7, a2
    slli a2, a7, 4
    and a2, a2, s2
    xor a7, a7, a2
    srli a2, a7, 2
    and a2, a2, s3
    xor a7, a7, a2
    lw a2, 96(a3)
    xor a6, a6, a2
    lw a2, 984(a3)
    xor t1, t1, a2
    lw a2, 104(a3)
    xor t0, t0, a2
    lw a2, 772(a3)
    xor t2, t2, a2
    lw a2, 776(a3)
    xor t3, t3, a2
    lw a2, 116(a3)
    xor a5, a5, a2
    lw a2, 120(a3)
    xor t6, t6, a2
    lw a2, 780(a3)
    xor a7, a7, a2
    # round 4 (skinny.dsl:60)
    and a2, t6, a7
    xor t3, t3, a2
    and a2, t1, t2
    xor a6, a6, a2
    and a2, a6, t3
    xor a2, a5, a2
    and a0, a5, t3
    xor t2, t2, a0
    and a0, a6, t2
    xor a0, t0, a0
    and t0, t0, a7
    xor t0, t1, t0
    and t1, t0, a0
    xor t1, t6, t1
    and a5, a5, t6
    xor a5, a7, a5
    slli a7, a2, 10
    srli t6, a2, 22
    or a7, a7, t6
    or a7, a7, s5
    xor a7, a2, a7
    slli t6, a7, 12
    srli a2, a7, 20
    or t6, t6, a2
    and t6, t6, s1
    xor a7, a7, t6
    slli t6, a7, 30
    srli a2, a7, 2
    or t6, t6, a2
    and t6, t6, s2
    xor a7, a7, t6
    slli t6, t2, 10
    srli a2, t2, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t2, t2, t6
    slli t6, t2, 12
    srli a2, t2, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t2, t2, t6
    slli t6, t2, 30
    srli a2, t2, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t2, t2, t6
    slli t6, a6, 10
    srli a2, a6, 22
    or t6, t6, a2
    or t6, t6, s5
    xor a6, a6, t6
    slli t6, a6, 12
    srli a2, a6, 20
    or t6, t6, a2
    and t6, t6, s1
    xor a6, a6, t6
    slli t6, a6, 30
    srli a2, a6, 2
    or t6, t6, a2
    and t6, t6, s2
    xor a6, a6, t6
    slli t6, t3, 10
    srli a2, t3, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t3, t3, t6
    slli t6, t3, 12
    srli a2, t3, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t3, t3, t6
    slli t6, t3, 30
    srli a2, t3, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t3, t3, t6
    slli t6, t1, 10
    srli a2, t1, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t1, t1, t6
    slli t6, t1, 12
    srli a2, t1, 20
    or t6, t6, a2
    and t6, t6, s1
    xor t1, t1, t6
    slli t6, t1, 30
    srli a2, t1, 2
    or t6, t6, a2
    and t6, t6, s2
    xor t1, t1, t6
    slli t6, a5, 10
    srli a2, a5, 22
    or t6, t6, a2
    or t6, t6, s5
    xor a5, a5, t6
    slli t6, a5, 12
    srli a2, a5, 20
    or t6, t6, a2
    and t6, t6, s1
    xor a5, a5, t6
    slli t6, a5, 30
    srli a2, a5, 2
    or t6, t6, a2
    and t6, t6, s2
    xor a5, a5, t6
    slli t6, a0, 10
    srli a2, a0, 22
    or t6, t6, a2
    or t6, t6, s5
    xor t6, a0, t6
    slli a2, t6, 12
    srli a0, t6, 20
    or a2, a2, a0
    and a2, a2, s1
    xor t6, t6, a2
    slli a2, t6, 30
    srli a0, t6, 2
    or a2, a2, a0
    and a2, a2, s2
    xor t6, t6, a2
    slli a2, t0, 10
    srli a0, t0, 22
    or a2, a2, a0
    or a2, a2, s5
    xor t0, t0, a2
    slli a2, t0, 12
    srli a0, t0, 20
    or a2, a2, a0
    and a2, a2, s1
    xor t0, t0, a2
    slli a2, t0, 30
    srli a0, t0, 2
    or a2, a2, a0
    and a2, a2, s2
    xor t0, t0, a2
    lw a2, 64(a3)
    xor a7, a7, a2
    lw a2, 784(a3)
    xor t2, t2, a2
    lw a2, 72(a3)
    xor a6, a6, a2
    lw a2, 788(a3)
    xor t3, t3, a2
    lw a2, 792(a3)
    xor t1, t1, a2
    lw a2, 84(a3)
    xor a5, a5, a2
    lw a2, 88(a3)
    xor t6, t6, a2
    lw a2, 796(a3)
    xor t0, t0, a2
    # round 3 (skinny.dsl:60)
    and a2, t6, t0
    xor t1, t1, a2
    and a2, t2, t3
    xor a7, a7, a2
    and a2, a7, t1
    xor a2, a5, a2
    and a0, a5, t1
    xor t3, t3, a0
    and a0, a7, t3
    xor a0, a6, a0
    and a6, a6, t0
    xor a6, t2, a6
    and t2, a6, a0
    xor t2, t6, t2
    and a5, a5, t6
    xor a5, t0, a5
    slli t0, a2, 18
    srli t6, a2, 14
    or t0, t0, t6
    or t0, t0, t5
    xor t0, a2, t0
    srli t6, t0, 4
    and t6, t6, t4
    xor t0, t0, t6
    slli t6, t0, 14
    srli a2, t0, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t0, t0, t6
    slli t6, t3, 18
    srli a2, t3, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t3, t3, t6
    srli t6, t3, 4
    and t6, t6, t4
    xor t3, t3, t6
    slli t6, t3, 14
    srli a2, t3, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t3, t3, t6
    slli t6, a7, 18
    srli a2, a7, 14
    or t6, t6, a2
    or t6, t6, t5
    xor a7, a7, t6
    srli t6, a7, 4
    and t6, t6, t4
    xor a7, a7, t6
    slli t6, a7, 14
    srli a2, a7, 18
    or t6, t6, a2
    and t6, t6, s1
    xor a7, a7, t6
    slli t6, t1, 18
    srli a2, t1, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t1, t1, t6
    srli t6, t1, 4
    and t6, t6, t4
    xor t1, t1, t6
    slli t6, t1, 14
    srli a2, t1, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t1, t1, t6
    slli t6, t2, 18
    srli a2, t2, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t2, t2, t6
    srli t6, t2, 4
    and t6, t6, t4
    xor t2, t2, t6
    slli t6, t2, 14
    srli a2, t2, 18
    or t6, t6, a2
    and t6, t6, s1
    xor t2, t2, t6
    slli t6, a5, 18
    srli a2, a5, 14
    or t6, t6, a2
    or t6, t6, t5
    xor a5, a5, t6
    srli t6, a5, 4
    and t6, t6, t4
    xor a5, a5, t6
    slli t6, a5, 14
    srli a2, a5, 18
    or t6, t6, a2
    and t6, t6, s1
    xor a5, a5, t6
    slli t6, a0, 18
    srli a2, a0, 14
    or t6, t6, a2
    or t6, t6, t5
    xor t6, a0, t6
    srli a2, t6, 4
    and a2, a2, t4
    xor t6, t6, a2
    slli a2, t6, 14
    srli a0, t6, 18
    or a2, a2, a0
    and a2, a2, s1
    xor t6, t6, a2
    slli a2, a6, 18
    srli a0, a6, 14
    or a2, a2, a0
    or t5, a2, t5
    xor a6, a6, t5
    srli t5, a6, 4
    and t5, t5, t4
    xor a6, a6, t5
    slli t5, a6, 14
    srli a2, a6, 18
    or t5, t5, a2
    and t5, t5, s1
    xor a6, a6, t5
    lw t5, 32(a3)
    xor a7, a7, s7
    xor t0, t0, t5
    lw t5, 988(a3)
    xor a5, a5, s8
    xor t3, t3, t5
    lw t5, 804(a3)
    xor t1, t1, t5
    lw t5, 808(a3)
    xor t2, t2, t5
    xor t5, t6, s9
    lw t6, 812(a3)
    xor a6, a6, t6
    # round 2 (skinny.dsl:60)
    and t6, t5, a6
    xor t2, t2, t6
    and t6, t3, t1
    xor t0, t0, t6
    and t6, t0, t2
    xor t6, a5, t6
    and a2, a5, t2
    xor t1, t1, a2
    and a2, t0, t1
    xor a2, a7, a2
    and a7, a7, a6
    xor a7, t3, a7
    and t3, a7, a2
    xor t3, t5, t3
    and a5, a5, t5
    xor a5, a6, a5
    slli a6, t6, 26
    srli t5, t6, 6
    or a6, a6, t5
    or a6, a6, s4
    xor a6, t6, a6
    slli t5, a6, 20
    srli t6, a6, 12
    or t5, t5, t6
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, a6, 6
    srli t6, a6, 26
    or t5, t5, t6
    and t5, t5, t4
    xor a6, a6, t5
    slli t5, t1, 26
    srli t6, t1, 6
    or t5, t5, t6
    or t5, t5, s4
    xor t1, t1, t5
    slli t5, t1, 20
    srli t6, t1, 12
    or t5, t5, t6
    and t5, t5, s3
    xor t1, t1, t5
    slli t5, t1, 6
    srli t6, t1, 26
    or t5, t5, t6
    and t5, t5, t4
    xor t1, t1, t5
    slli t5, t0, 26
    srli t6, t0, 6
    or t5, t5, t6
    or t5, t5, s4
    xor t0, t0, t5
    slli t5, t0, 20
    srli t6, t0, 12
    or t5, t5, t6
    and t5, t5, s3
    xor t0, t0, t5
    slli t5, t0, 6
    srli t6, t0, 26
    or t5, t5, t6
    and t5, t5, t4
    xor t0, t0, t5
    slli t5, t2, 26
    srli t6, t2, 6
    or t5, t5, t6
    or t5, t5, s4
    xor t2, t2, t5
    slli t5, t2, 20
    srli t6, t2, 12
    or t5, t5, t6
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, t2, 6
    srli t6, t2, 26
    or t5, t5, t6
    and t5, t5, t4
    xor t2, t2, t5
    slli t5, t3, 26
    srli t6, t3, 6
    or t5, t5, t6
    or t5, t5, s4
    xor t3, t3, t5
    slli t5, t3, 20
    srli t6, t3, 12
    or t5, t5, t6
    and t5, t5, s3
    xor t3, t3, t5
    slli t5, t3, 6
    srli t6, t3, 26
    or t5, t5, t6
    and t5, t5, t4
    xor t3, t3, t5
    slli t5, a5, 26
    srli t6, a5, 6
    or t5, t5, t6
    or t5, t5, s4
    xor a5, a5, t5
    slli t5, a5, 20
    srli t6, a5, 12
    or t5, t5, t6
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, a5, 6
    srli t6, a5, 26
    or t5, t5, t6
    and t5, t5, t4
    xor a5, a5, t5
    slli t5, a2, 26
    srli t6, a2, 6
    or t5, t5, t6
    or t5, t5, s4
    xor t5, a2, t5
    slli t6, t5, 20
    srli a2, t5, 12
    or t6, t6, a2
    and t6, t6, s3
    xor t5, t5, t6
    slli t6, t5, 6
    srli a2, t5, 26
    or t6, t6, a2
    and t6, t6, t4
    xor t5, t5, t6
    slli t6, a7, 26
    srli a2, a7, 6
    or t6, t6, a2
    or t6, t6, s4
    xor a7, a7, t6
    slli t6, a7, 20
    srli a2, a7, 12
    or t6, t6, a2
    and t6, t6, s3
    xor a7, a7, t6
    slli t6, a7, 6
    srli a2, a7, 26
    or t6, t6, a2
    and t4, t6, t4
    xor a7, a7, t4
    lw t4, 0(a3)
    xor t3, t3, s10
    xor a6, a6, t4
    lw t4, 4(a3)
    xor a5, a5, s11
    xor t1, t1, t4
    lw t4, 8(a3)
    xor a7, a7, a1
    xor t0, t0, t4
    lw t4, 12(a3)
    xor t2, t2, t4
    xor t4, t5, ra
    # round 1 (skinny.dsl:60)
    not t5, a7
    and t6, t4, t5
    xor t3, t3, t6
    or t6, t1, t2
    xor a6, a6, t6
    or t6, a6, t3
    xor t6, a5, t6
    not a2, t3
    and a2, a5, a2
    xor t2, t2, a2
    or a2, a6, t2
    xor a2, t0, a2
    and t0, t0, t5
    xor t0, t1, t0
    or t1, t0, a2
    xor t1, t4, t1
    and a5, a5, t4
    xor a5, a7, a5
    srli a7, t6, 4
    xor a7, a7, t1
    and a7, a7, s0
    slli t4, a7, 4
    xor t4, t6, t4
    xor a7, t1, a7
    srli t1, a6, 4
    xor t1, t1, a2
    and t1, t1, s0
    slli t5, t1, 4
    xor a6, a6, t5
    xor t1, a2, t1
    srli t5, t2, 4
    xor t5, t5, a5
    and t5, t5, s0
    slli t6, t5, 4
    xor t2, t2, t6
    xor a5, a5, t5
    srli t5, t3, 4
    xor t5, t5, t0
    and t5, t5, s0
    slli t6, t5, 4
    xor t3, t3, t6
    xor t0, t0, t5
    srli t5, t4, 2
    xor t5, t5, a6
    and t5, t5, a4
    slli t6, t5, 2
    xor t4, t4, t6
    xor a6, a6, t5
    srli t5, a7, 2
    xor t5, t5, t1
    and t5, t5, a4
    slli t6, t5, 2
    xor a7, a7, t6
    xor t1, t1, t5
    srli t5, t2, 2
    xor t5, t5, t3
    and t5, t5, a4
    slli t6, t5, 2
    xor t2, t2, t6
    xor t3, t3, t5
    srli t5, a5, 2
    xor t5, t5, t0
    and t5, t5, a4
    slli t6, t5, 2
    xor a5, a5, t6
    xor t0, t0, t5
    srli t5, t4, 1
    lw t6, 96(sp)
    xor t5, t5, t2
    and t5, t5, t6
    slli a4, t5, 1
    xor t4, t4, a4
    xor t2, t2, t5
    srli t5, a6, 1
    xor t5, t5, t3
    and t5, t5, t6
    slli a4, t5, 1
    xor a6, a6, a4
    xor t3, t3, t5
    srli t5, a7, 1
    xor t5, t5, a5
    and t5, t5, t6
    slli a4, t5, 1
    xor a7, a7, a4
    xor a5, a5, t5
    srli t5, t1, 1
    xor t5, t5, t0
    and t5, t5, t6
    slli t6, t5, 1
    xor t1, t1, t6
    xor t0, t0, t5
    lw t5, 64(sp)
    sw t4, 0(t5)
    sw a6, 4(t5)
    sw a7, 8(t5)
    sw t1, 12(t5)
    sw t2, 16(t5)
    sw t3, 20(t5)
    sw a5, 24(t5)
    sw t0, 28(t5)
    mv a0, t5
    lw a1, 68(sp)
    lw a2, 80(sp)
    addi a0, a0, 32
    addi a1, a1, 32
    bltu a2, a1, .Llwcc_skinny128_128_ecb_decrypt_rv32i_group_done
    j .Llwcc_skinny128_128_ecb_decrypt_rv32i_group
.Llwcc_skinny128_128_ecb_decrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny128_128_ecb_decrypt_rv32i_out
.Llwcc_skinny128_128_ecb_decrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 32
    beqz t2, .Llwcc_skinny128_128_ecb_decrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 112
    mv t0, a0
    addi t1, sp, 144
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
    addi a1, sp, 112
    add t1, a1, t2
.Llwcc_skinny128_128_ecb_decrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny128_128_ecb_decrypt_rv32i_copy
.Llwcc_skinny128_128_ecb_decrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 144
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
    addi sp, sp, 144
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
    sw t2, 1032(a0)
    sw a5, 1036(a0)
    sw t0, 1040(a0)
    sw a6, 1044(a0)
    sw t1, 1048(a0)
    sw a7, 1052(a0)
    sw t3, 1056(a0)
    sw t4, 1060(a0)
    ret
    .size lwcc_skinny128_128_ctr_nonce_rv32i, .-lwcc_skinny128_128_ctr_nonce_rv32i

    .balign 4
    .global lwcc_skinny128_128_ctr_crypt_rv32i
    .type lwcc_skinny128_128_ctr_crypt_rv32i, %function
lwcc_skinny128_128_ctr_crypt_rv32i:
    bnez a2, .Llwcc_skinny128_128_ctr_crypt_rv32i_begin
    ret
.Llwcc_skinny128_128_ctr_crypt_rv32i_begin:
    addi sp, sp, -128
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
    li t0, 32
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_skinny128_128_ctr_crypt_rv32i_group
    j .Llwcc_skinny128_128_ctr_crypt_rv32i_rest
.Llwcc_skinny128_128_ctr_crypt_rv32i_group:
    sw a4, 76(sp)
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
    lw s1, 1032(a3)
    # round 1 (skinny.dsl:60)
    lw s6, 24(a3)
    xor s1, s1, s2
    lw s2, 1036(a3)
    lw s7, 1004(a3)
    xor s2, s2, s4
    lw s4, 1040(a3)
    xor s3, s4, s3
    lw s4, 1044(a3)
    xor s4, s4, s5
    lw s5, 1048(a3)
    xor t6, s5, t6
    lw s5, 1052(a3)
    xor s0, s5, s0
    lw s5, 1056(a3)
    xor t4, s5, t4
    lw s5, 1060(a3)
    xor t5, s5, t5
    and s5, t4, t5
    xor t6, t6, s5
    and s5, s3, s4
    xor s1, s1, s5
    and s5, s1, t6
    xor s0, s0, s5
    and s5, s2, s3
    xor t4, t4, s5
    and s5, t4, s0
    xor t5, t5, s5
    and s5, s4, s1
    xor s2, s2, s5
    and s5, s2, t5
    xor s3, s3, s5
    and s5, t6, s0
    xor s4, s4, s5
    lw s5, 0(a3)
    xor t6, t6, s6
    xor s3, s3, s5
    lw s5, 992(a3)
    xor s0, s0, s7
    xor t5, t5, s5
    lw s5, 8(a3)
    slli s7, s3, 6
    xor t4, t4, s5
    lw s5, 996(a3)
    srli s8, s3, 26
    xor s2, s2, s5
    lw s5, 1000(a3)
    or s7, s7, s8
    xor s4, s4, s5
    lw s5, 20(a3)
    and s7, s7, t0
    xor s1, s1, s5
    xor s3, s3, s7
    slli s7, s3, 20
    srli s8, s3, 12
    or s7, s7, s8
    and s7, s7, t1
    xor s3, s3, s7
    slli s7, s3, 26
    srli s8, s3, 6
    or s7, s7, s8
    and s7, s7, t2
    xor s3, s3, s7
    slli s7, t5, 6
    srli s8, t5, 26
    or s7, s7, s8
    and s7, s7, t0
    xor t5, t5, s7
    slli s7, t5, 20
    srli s8, t5, 12
    or s7, s7, s8
    and s7, s7, t1
    xor t5, t5, s7
    slli s7, t5, 26
    srli s8, t5, 6
    or s7, s7, s8
    and s7, s7, t2
    xor t5, t5, s7
    slli s7, t4, 6
    srli s8, t4, 26
    or s7, s7, s8
    and s7, s7, t0
    xor t4, t4, s7
    slli s7, t4, 20
    srli s8, t4, 12
    or s7, s7, s8
    and s7, s7, t1
    xor t4, t4, s7
    slli s7, t4, 26
    srli s8, t4, 6
    or s7, s7, s8
    and s7, s7, t2
    xor t4, t4, s7
    slli s7, s2, 6
    srli s8, s2, 26
    or s7, s7, s8
    and s7, s7, t0
    xor s2, s2, s7
    slli s7, s2, 20
    srli s8, s2, 12
    or s7, s7, s8
    and s7, s7, t1
    xor s2, s2, s7
    slli s7, s2, 26
    srli s8, s2, 6
    or s7, s7, s8
    and s7, s7, t2
    xor s2, s2, s7
    slli s7, s4, 6
    srli s8, s4, 26
    or s7, s7, s8
    and s7, s7, t0
    xor s4, s4, s7
    slli s7, s4, 20
    srli s8, s4, 12
    or s7, s7, s8
    and s7, s7, t1
    xor s4, s4, s7
    slli s7, s4, 26
    srli s8, s4, 6
    or s7, s7, s8
    and s7, s7, t2
    xor s4, s4, s7
    slli s7, s1, 6
    srli s8, s1, 26
    or s7, s7, s8
    and s7, s7, t0
    xor s1, s1, s7
    slli s7, s1, 20
    srli s8, s1, 12
    or s7, s7, s8
    and s7, s7, t1
    xor s1, s1, s7
    slli s7, s1, 26
    srli s8, s1, 6
    or s7, s7, s8
    and s7, s7, t2
    xor s1, s1, s7
    slli s7, t6, 6
    srli s8, t6, 26
    or s7, s7, s8
    and s7, s7, t0
    xor t6, t6, s7
    slli s7, t6, 20
    srli s8, t6, 12
    or s7, s7, s8
    and s7, s7, t1
    xor t6, t6, s7
    slli s7, t6, 26
    srli s8, t6, 6
    or s7, s7, s8
    and s7, s7, t2
    xor t6, t6, s7
    slli s7, s0, 6
    srli s8, s0, 26
    or s7, s7, s8
    and s7, s7, t0
    xor s0, s0, s7
    slli s7, s0, 20
    srli s8, s0, 12
    or s7, s7, s8
    and s7, s7, t1
    xor s0, s0, s7
    slli s7, s0, 26
    srli s8, s0, 6
    or s7, s7, s8
    and s7, s7, t2
    xor s0, s0, s7
    # round 2 (skinny.dsl:60)
    or s7, t6, s0
    xor s4, s4, s7
    or s7, t4, s2
    xor s3, s3, s7
    and s7, s3, s4
    not s7, s7
    xor s1, s1, s7
    or s7, t5, t4
    xor t6, t6, s7
    and s7, t6, s1
    xor s0, s0, s7
    not s2, s2
    and s7, s2, s3
    xor t5, t5, s7
    or s7, t5, s0
    xor t4, t4, s7
    and s7, s4, s1
    xor s2, s2, s7
    lw s7, 32(a3)
    lw s8, 44(a3)
    xor t4, t4, s7
    lw s7, 36(a3)
    xor t5, t5, s8
    xor s0, s0, s7
    lw s7, 40(a3)
    lw s8, 808(a3)
    xor t6, t6, s7
    xor s2, s2, s8
    lw s8, 52(a3)
    lw s9, 56(a3)
    xor s3, s3, s8
    xor s4, s4, s9
    lw s10, 812(a3)
    srli s11, t4, 18
    xor s1, s1, s10
    slli s10, t4, 14
    or s10, s10, s11
    and s10, s10, t3
    xor t4, t4, s10
    srli s10, t4, 4
    and s10, s10, t0
    xor t4, t4, s10
    slli s10, t4, 18
    srli s11, t4, 14
    or s10, s10, s11
    and s10, s10, t1
    xor t4, t4, s10
    slli s10, s0, 14
    srli s11, s0, 18
    or s10, s10, s11
    and s10, s10, t3
    xor s0, s0, s10
    srli s10, s0, 4
    and s10, s10, t0
    xor s0, s0, s10
    slli s10, s0, 18
    srli s11, s0, 14
    or s10, s10, s11
    and s10, s10, t1
    xor s0, s0, s10
    slli s10, t6, 14
    srli s11, t6, 18
    or s10, s10, s11
    and s10, s10, t3
    xor t6, t6, s10
    srli s10, t6, 4
    and s10, s10, t0
    xor t6, t6, s10
    slli s10, t6, 18
    srli s11, t6, 14
    or s10, s10, s11
    and s10, s10, t1
    xor t6, t6, s10
    slli s10, t5, 14
    srli s11, t5, 18
    or s10, s10, s11
    and s10, s10, t3
    xor t5, t5, s10
    srli s10, t5, 4
    and s10, s10, t0
    xor t5, t5, s10
    slli s10, t5, 18
    srli s11, t5, 14
    or s10, s10, s11
    and s10, s10, t1
    xor t5, t5, s10
    slli s10, s2, 14
    srli s11, s2, 18
    or s10, s10, s11
    and s10, s10, t3
    xor s2, s2, s10
    srli s10, s2, 4
    and s10, s10, t0
    xor s2, s2, s10
    slli s10, s2, 18
    srli s11, s2, 14
    or s10, s10, s11
    and s10, s10, t1
    xor s2, s2, s10
    slli s10, s3, 14
    srli s11, s3, 18
    or s10, s10, s11
    and s10, s10, t3
    xor s3, s3, s10
    srli s10, s3, 4
    and s10, s10, t0
    xor s3, s3, s10
    slli s10, s3, 18
    srli s11, s3, 14
    or s10, s10, s11
    and s10, s10, t1
    xor s3, s3, s10
    slli s10, s4, 14
    srli s11, s4, 18
    or s10, s10, s11
    and s10, s10, t3
    xor s4, s4, s10
    srli s10, s4, 4
    and s10, s10, t0
    xor s4, s4, s10
    slli s10, s4, 18
    srli s11, s4, 14
    or s10, s10, s11
    and s10, s10, t1
    xor s4, s4, s10
    slli s10, s1, 14
    srli s11, s1, 18
    or s10, s10, s11
    and s10, s10, t3
    xor s1, s1, s10
    srli s10, s1, 4
    and s10, s10, t0
    xor s1, s1, s10
    slli s10, s1, 18
    srli s11, s1, 14
    or s10, s10, s11
    and s10, s10, t1
    xor s1, s1, s10
    # round 3 (skinny.dsl:60)
    or s10, s4, s1
    xor s2, s2, s10
    or s10, t6, t5
    xor t4, t4, s10
    and s10, t4, s2
    not s10, s10
    xor s3, s3, s10
    or s10, s0, t6
    xor s4, s4, s10
    and s10, s4, s3
    xor s1, s1, s10
    not t5, t5
    and s10, t5, t4
    xor s0, s0, s10
    or s10, s0, s1
    xor t6, t6, s10
    and s10, s2, s3
    xor t5, t5, s10
    lw s10, 64(a3)
    lw s11, 76(a3)
    xor t6, t6, s10
    lw s10, 68(a3)
    xor s0, s0, s11
    xor s1, s1, s10
    lw s10, 72(a3)
    lw ra, 792(a3)
    xor s4, s4, s10
    xor t5, t5, ra
    lw ra, 84(a3)
    srli a4, t6, 2
    xor t4, t4, ra
    lw ra, 88(a3)
    xor s2, s2, ra
    lw ra, 796(a3)
    xor s3, s3, ra
    slli ra, t6, 30
    or a4, ra, a4
    and a4, a4, t2
    xor t6, t6, a4
    slli a4, t6, 12
    srli ra, t6, 20
    or a4, a4, ra
    and a4, a4, t3
    xor t6, t6, a4
    slli a4, t6, 10
    srli ra, t6, 22
    or a4, a4, ra
    and a4, a4, t0
    xor t6, t6, a4
    slli a4, s1, 30
    srli ra, s1, 2
    or a4, a4, ra
    and a4, a4, t2
    xor a4, s1, a4
    slli s1, a4, 12
    srli ra, a4, 20
    or s1, s1, ra
    and s1, s1, t3
    xor a4, a4, s1
    slli s1, a4, 10
    srli ra, a4, 22
    or s1, s1, ra
    and s1, s1, t0
    xor a4, a4, s1
    slli s1, s4, 30
    srli ra, s4, 2
    or s1, s1, ra
    and s1, s1, t2
    xor s1, s4, s1
    slli s4, s1, 12
    srli ra, s1, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s1, s1, s4
    slli s4, s1, 10
    srli ra, s1, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, s0, 30
    srli ra, s0, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s0, s0, s4
    slli s4, s0, 12
    srli ra, s0, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s0, s0, s4
    slli s4, s0, 10
    srli ra, s0, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, t5, 30
    srli ra, t5, 2
    or s4, s4, ra
    and s4, s4, t2
    xor t5, t5, s4
    slli s4, t5, 12
    srli ra, t5, 20
    or s4, s4, ra
    and s4, s4, t3
    xor t5, t5, s4
    slli s4, t5, 10
    srli ra, t5, 22
    or s4, s4, ra
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, t4, 30
    srli ra, t4, 2
    or s4, s4, ra
    and s4, s4, t2
    xor t4, t4, s4
    slli s4, t4, 12
    srli ra, t4, 20
    or s4, s4, ra
    and s4, s4, t3
    xor t4, t4, s4
    slli s4, t4, 10
    srli ra, t4, 22
    or s4, s4, ra
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, s2, 30
    srli ra, s2, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s2, s2, s4
    slli s4, s2, 12
    srli ra, s2, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s2, s2, s4
    slli s4, s2, 10
    srli ra, s2, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s2, s2, s4
    slli s4, s3, 30
    srli ra, s3, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s3, s3, s4
    slli s4, s3, 12
    srli ra, s3, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s3, s3, s4
    slli s4, s3, 10
    srli ra, s3, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s3, s3, s4
    # round 4 (skinny.dsl:60)
    or s4, s2, s3
    xor t5, t5, s4
    or s4, s1, s0
    xor t6, t6, s4
    and s4, t6, t5
    not s4, s4
    xor t4, t4, s4
    or s4, a4, s1
    xor s2, s2, s4
    and s4, s2, t4
    xor s3, s3, s4
    not s0, s0
    and s4, s0, t6
    xor a4, a4, s4
    or s4, a4, s3
    xor s1, s1, s4
    and s4, t5, t4
    xor s0, s0, s4
    lw s4, 96(a3)
    xor s1, s1, s4
    lw s4, 100(a3)
    xor s3, s3, s4
    lw s4, 104(a3)
    xor s2, s2, s4
    lw s4, 108(a3)
    xor a4, a4, s4
    lw s4, 776(a3)
    xor s0, s0, s4
    lw s4, 116(a3)
    xor t6, t6, s4
    lw s4, 120(a3)
    xor t5, t5, s4
    lw s4, 780(a3)
    xor t4, t4, s4
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
    srli s4, s2, 2
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, s2, 4
    and s4, s4, t2
    xor s2, s2, s4
    srli s4, s2, 6
    and s4, s4, t3
    xor s2, s2, s4
    srli s4, a4, 2
    and s4, s4, t1
    xor a4, a4, s4
    slli s4, a4, 4
    and s4, s4, t2
    xor a4, a4, s4
    srli s4, a4, 6
    and s4, s4, t3
    xor a4, a4, s4
    srli s4, s0, 2
    and s4, s4, t1
    xor s0, s0, s4
    slli s4, s0, 4
    and s4, s4, t2
    xor s0, s0, s4
    srli s4, s0, 6
    and s4, s4, t3
    xor s0, s0, s4
    srli s4, t6, 2
    and s4, s4, t1
    xor t6, t6, s4
    slli s4, t6, 4
    and s4, s4, t2
    xor t6, t6, s4
    srli s4, t6, 6
    and s4, s4, t3
    xor t6, t6, s4
    srli s4, t5, 2
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, t5, 4
    and s4, s4, t2
    xor t5, t5, s4
    srli s4, t5, 6
    and s4, s4, t3
    xor t5, t5, s4
    srli s4, t4, 2
    and s4, s4, t1
    xor t4, t4, s4
    slli s4, t4, 4
    and s4, s4, t2
    xor t4, t4, s4
    srli s4, t4, 6
    and s4, s4, t3
    xor t4, t4, s4
    # round 5 (skinny.dsl:60)
    or s4, t5, t4
    xor s0, s0, s4
    or s4, s2, a4
    xor s1, s1, s4
    and s4, s1, s0
    not t6, t6
    xor t6, t6, s4
    or s4, s3, s2
    xor t5, t5, s4
    and s4, t5, t6
    xor t4, t4, s4
    not a4, a4
    and s4, a4, s1
    xor s3, s3, s4
    or s4, s3, t4
    xor s2, s2, s4
    and s4, s0, t6
    xor a4, a4, s4
    lw s4, 128(a3)
    xor s2, s2, s4
    lw s4, 132(a3)
    srli ra, s2, 26
    xor t4, t4, s4
    lw s4, 136(a3)
    xor t5, t5, s4
    lw s4, 140(a3)
    xor s3, s3, s4
    lw s4, 1008(a3)
    xor a4, a4, s4
    lw s4, 148(a3)
    xor s1, s1, s4
    lw s4, 152(a3)
    xor s0, s0, s4
    lw s4, 1012(a3)
    xor t6, t6, s4
    slli s4, s2, 6
    or s4, s4, ra
    and s4, s4, t0
    xor s2, s2, s4
    slli s4, s2, 20
    srli ra, s2, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, s2, 26
    srli ra, s2, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s2, s2, s4
    slli s4, t4, 6
    srli ra, t4, 26
    or s4, s4, ra
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, t4, 20
    srli ra, t4, 12
    or s4, s4, ra
    and s4, s4, t1
    xor t4, t4, s4
    slli s4, t4, 26
    srli ra, t4, 6
    or s4, s4, ra
    and s4, s4, t2
    xor t4, t4, s4
    slli s4, t5, 6
    srli ra, t5, 26
    or s4, s4, ra
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, t5, 20
    srli ra, t5, 12
    or s4, s4, ra
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, t5, 26
    srli ra, t5, 6
    or s4, s4, ra
    and s4, s4, t2
    xor t5, t5, s4
    slli s4, s3, 6
    srli ra, s3, 26
    or s4, s4, ra
    and s4, s4, t0
    xor s3, s3, s4
    slli s4, s3, 20
    srli ra, s3, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s3, s3, s4
    slli s4, s3, 26
    srli ra, s3, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s3, s3, s4
    slli s4, a4, 6
    srli ra, a4, 26
    or s4, s4, ra
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, a4, 20
    srli ra, a4, 12
    or s4, s4, ra
    and s4, s4, t1
    xor a4, a4, s4
    slli s4, a4, 26
    srli ra, a4, 6
    or s4, s4, ra
    and s4, s4, t2
    xor a4, a4, s4
    slli s4, s1, 6
    srli ra, s1, 26
    or s4, s4, ra
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, s1, 20
    srli ra, s1, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s1, s1, s4
    slli s4, s1, 26
    srli ra, s1, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s1, s1, s4
    slli s4, s0, 6
    srli ra, s0, 26
    or s4, s4, ra
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, s0, 20
    srli ra, s0, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s0, s0, s4
    slli s4, s0, 26
    srli ra, s0, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s0, s0, s4
    slli s4, t6, 6
    srli ra, t6, 26
    or s4, s4, ra
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, t6, 20
    srli ra, t6, 12
    or s4, s4, ra
    and s4, s4, t1
    xor t6, t6, s4
    slli s4, t6, 26
    srli ra, t6, 6
    or s4, s4, ra
    and s4, s4, t2
    xor t6, t6, s4
    # round 6 (skinny.dsl:60)
    or s4, s0, t6
    xor a4, a4, s4
    or s4, t5, s3
    xor s2, s2, s4
    and s4, s2, a4
    not s4, s4
    xor s1, s1, s4
    or s4, t4, t5
    xor s0, s0, s4
    and s4, s0, s1
    xor t6, t6, s4
    not s3, s3
    and s4, s3, s2
    xor t4, t4, s4
    or s4, t4, t6
    xor t5, t5, s4
    and s4, a4, s1
    xor s3, s3, s4
    lw s4, 160(a3)
    xor t5, t5, s4
    lw s4, 164(a3)
    srli ra, t5, 18
    xor t6, t6, s4
    lw s4, 168(a3)
    xor s0, s0, s4
    lw s4, 172(a3)
    xor t4, t4, s4
    lw s4, 760(a3)
    xor s3, s3, s4
    lw s4, 180(a3)
    xor s2, s2, s4
    lw s4, 184(a3)
    xor a4, a4, s4
    lw s4, 764(a3)
    xor s1, s1, s4
    slli s4, t5, 14
    or s4, s4, ra
    and s4, s4, t3
    xor t5, t5, s4
    srli s4, t5, 4
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, t5, 18
    srli ra, t5, 14
    or s4, s4, ra
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, t6, 14
    srli ra, t6, 18
    or s4, s4, ra
    and s4, s4, t3
    xor t6, t6, s4
    srli s4, t6, 4
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, t6, 18
    srli ra, t6, 14
    or s4, s4, ra
    and s4, s4, t1
    xor t6, t6, s4
    slli s4, s0, 14
    srli ra, s0, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s0, s0, s4
    srli s4, s0, 4
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, s0, 18
    srli ra, s0, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s0, s0, s4
    slli s4, t4, 14
    srli ra, t4, 18
    or s4, s4, ra
    and s4, s4, t3
    xor t4, t4, s4
    srli s4, t4, 4
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, t4, 18
    srli ra, t4, 14
    or s4, s4, ra
    and s4, s4, t1
    xor t4, t4, s4
    slli s4, s3, 14
    srli ra, s3, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s3, s3, s4
    srli s4, s3, 4
    and s4, s4, t0
    xor s3, s3, s4
    slli s4, s3, 18
    srli ra, s3, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s3, s3, s4
    slli s4, s2, 14
    srli ra, s2, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s2, s2, s4
    srli s4, s2, 4
    and s4, s4, t0
    xor s2, s2, s4
    slli s4, s2, 18
    srli ra, s2, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, a4, 14
    srli ra, a4, 18
    or s4, s4, ra
    and s4, s4, t3
    xor a4, a4, s4
    srli s4, a4, 4
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, a4, 18
    srli ra, a4, 14
    or s4, s4, ra
    and s4, s4, t1
    xor a4, a4, s4
    slli s4, s1, 14
    srli ra, s1, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s1, s1, s4
    srli s4, s1, 4
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, s1, 18
    srli ra, s1, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s1, s1, s4
    # round 7 (skinny.dsl:60)
    or s4, a4, s1
    xor s3, s3, s4
    or s4, s0, t4
    xor t5, t5, s4
    and s4, t5, s3
    not s4, s4
    xor s2, s2, s4
    or s4, t6, s0
    xor a4, a4, s4
    and s4, a4, s2
    xor s1, s1, s4
    not t4, t4
    and s4, t4, t5
    xor t6, t6, s4
    or s4, t6, s1
    xor s0, s0, s4
    and s4, s3, s2
    xor t4, t4, s4
    lw s4, 192(a3)
    xor s0, s0, s4
    lw s4, 196(a3)
    srli ra, s0, 2
    xor s1, s1, s4
    lw s4, 200(a3)
    xor a4, a4, s4
    lw s4, 204(a3)
    xor t6, t6, s4
    lw s4, 744(a3)
    xor t4, t4, s4
    lw s4, 212(a3)
    xor t5, t5, s4
    lw s4, 216(a3)
    xor s3, s3, s4
    lw s4, 748(a3)
    xor s2, s2, s4
    slli s4, s0, 30
    or s4, s4, ra
    and s4, s4, t2
    xor s0, s0, s4
    slli s4, s0, 12
    srli ra, s0, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s0, s0, s4
    slli s4, s0, 10
    srli ra, s0, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, s1, 30
    srli ra, s1, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s1, s1, s4
    slli s4, s1, 12
    srli ra, s1, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s1, s1, s4
    slli s4, s1, 10
    srli ra, s1, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, a4, 30
    srli ra, a4, 2
    or s4, s4, ra
    and s4, s4, t2
    xor a4, a4, s4
    slli s4, a4, 12
    srli ra, a4, 20
    or s4, s4, ra
    and s4, s4, t3
    xor a4, a4, s4
    slli s4, a4, 10
    srli ra, a4, 22
    or s4, s4, ra
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, t6, 30
    srli ra, t6, 2
    or s4, s4, ra
    and s4, s4, t2
    xor t6, t6, s4
    slli s4, t6, 12
    srli ra, t6, 20
    or s4, s4, ra
    and s4, s4, t3
    xor t6, t6, s4
    slli s4, t6, 10
    srli ra, t6, 22
    or s4, s4, ra
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, t4, 30
    srli ra, t4, 2
    or s4, s4, ra
    and s4, s4, t2
    xor t4, t4, s4
    slli s4, t4, 12
    srli ra, t4, 20
    or s4, s4, ra
    and s4, s4, t3
    xor t4, t4, s4
    slli s4, t4, 10
    srli ra, t4, 22
    or s4, s4, ra
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, t5, 30
    srli ra, t5, 2
    or s4, s4, ra
    and s4, s4, t2
    xor t5, t5, s4
    slli s4, t5, 12
    srli ra, t5, 20
    or s4, s4, ra
    and s4, s4, t3
    xor t5, t5, s4
    slli s4, t5, 10
    srli ra, t5, 22
    or s4, s4, ra
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, s3, 30
    srli ra, s3, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s3, s3, s4
    slli s4, s3, 12
    srli ra, s3, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s3, s3, s4
    slli s4, s3, 10
    srli ra, s3, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s3, s3, s4
    slli s4, s2, 30
    srli ra, s2, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s2, s2, s4
    slli s4, s2, 12
    srli ra, s2, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s2, s2, s4
    slli s4, s2, 10
    srli ra, s2, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s2, s2, s4
    # round 8 (skinny.dsl:60)
    or s4, s3, s2
    xor t4, t4, s4
    or s4, a4, t6
    xor s0, s0, s4
    and s4, s0, t4
    not s4, s4
    xor t5, t5, s4
    or s4, s1, a4
    xor s3, s3, s4
    and s4, s3, t5
    xor s2, s2, s4
    not t6, t6
    and s4, t6, s0
    xor s1, s1, s4
    or s4, s1, s2
    xor a4, a4, s4
    and s4, t4, t5
    xor t6, t6, s4
    lw s4, 224(a3)
    xor a4, a4, s4
    lw s4, 228(a3)
    xor s2, s2, s4
    lw s4, 232(a3)
    xor s3, s3, s4
    lw s4, 236(a3)
    xor s1, s1, s4
    lw s4, 728(a3)
    xor t6, t6, s4
    lw s4, 244(a3)
    xor s0, s0, s4
    lw s4, 248(a3)
    xor t4, t4, s4
    lw s4, 732(a3)
    xor t5, t5, s4
    srli s4, a4, 2
    and s4, s4, t1
    xor a4, a4, s4
    slli s4, a4, 4
    and s4, s4, t2
    xor a4, a4, s4
    srli s4, a4, 6
    and s4, s4, t3
    xor a4, a4, s4
    srli s4, s2, 2
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, s2, 4
    and s4, s4, t2
    xor s2, s2, s4
    srli s4, s2, 6
    and s4, s4, t3
    xor s2, s2, s4
    srli s4, s3, 2
    and s4, s4, t1
    xor s3, s3, s4
    slli s4, s3, 4
    and s4, s4, t2
    xor s3, s3, s4
    srli s4, s3, 6
    and s4, s4, t3
    xor s3, s3, s4
    srli s4, s1, 2
    and s4, s4, t1
    xor s1, s1, s4
    slli s4, s1, 4
    and s4, s4, t2
    xor s1, s1, s4
    srli s4, s1, 6
    and s4, s4, t3
    xor s1, s1, s4
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
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, t5, 4
    and s4, s4, t2
    xor t5, t5, s4
    srli s4, t5, 6
    and s4, s4, t3
    xor t5, t5, s4
    # round 9 (skinny.dsl:60)
    or s4, t4, t5
    xor t6, t6, s4
    or s4, s3, s1
    xor a4, a4, s4
    and s4, a4, t6
    not s0, s0
    xor s0, s0, s4
    or s4, s2, s3
    xor t4, t4, s4
    and s4, t4, s0
    xor t5, t5, s4
    not s1, s1
    and s4, s1, a4
    xor s2, s2, s4
    or s4, s2, t5
    xor s3, s3, s4
    and s4, t6, s0
    xor s1, s1, s4
    lw s4, 256(a3)
    xor s3, s3, s4
    lw s4, 260(a3)
    srli ra, s3, 26
    xor t5, t5, s4
    lw s4, 264(a3)
    xor t4, t4, s4
    lw s4, 268(a3)
    xor s2, s2, s4
    lw s4, 1016(a3)
    xor s1, s1, s4
    lw s4, 276(a3)
    xor a4, a4, s4
    lw s4, 280(a3)
    xor t6, t6, s4
    lw s4, 1020(a3)
    xor s0, s0, s4
    slli s4, s3, 6
    or s4, s4, ra
    and s4, s4, t0
    xor s3, s3, s4
    slli s4, s3, 20
    srli ra, s3, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s3, s3, s4
    slli s4, s3, 26
    srli ra, s3, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s3, s3, s4
    slli s4, t5, 6
    srli ra, t5, 26
    or s4, s4, ra
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, t5, 20
    srli ra, t5, 12
    or s4, s4, ra
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, t5, 26
    srli ra, t5, 6
    or s4, s4, ra
    and s4, s4, t2
    xor t5, t5, s4
    slli s4, t4, 6
    srli ra, t4, 26
    or s4, s4, ra
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, t4, 20
    srli ra, t4, 12
    or s4, s4, ra
    and s4, s4, t1
    xor t4, t4, s4
    slli s4, t4, 26
    srli ra, t4, 6
    or s4, s4, ra
    and s4, s4, t2
    xor t4, t4, s4
    slli s4, s2, 6
    srli ra, s2, 26
    or s4, s4, ra
    and s4, s4, t0
    xor s2, s2, s4
    slli s4, s2, 20
    srli ra, s2, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, s2, 26
    srli ra, s2, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s2, s2, s4
    slli s4, s1, 6
    srli ra, s1, 26
    or s4, s4, ra
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, s1, 20
    srli ra, s1, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s1, s1, s4
    slli s4, s1, 26
    srli ra, s1, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s1, s1, s4
    slli s4, a4, 6
    srli ra, a4, 26
    or s4, s4, ra
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, a4, 20
    srli ra, a4, 12
    or s4, s4, ra
    and s4, s4, t1
    xor a4, a4, s4
    slli s4, a4, 26
    srli ra, a4, 6
    or s4, s4, ra
    and s4, s4, t2
    xor a4, a4, s4
    slli s4, t6, 6
    srli ra, t6, 26
    or s4, s4, ra
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, t6, 20
    srli ra, t6, 12
    or s4, s4, ra
    and s4, s4, t1
    xor t6, t6, s4
    slli s4, t6, 26
    srli ra, t6, 6
    or s4, s4, ra
    and s4, s4, t2
    xor t6, t6, s4
    slli s4, s0, 6
    srli ra, s0, 26
    or s4, s4, ra
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, s0, 20
    srli ra, s0, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s0, s0, s4
    slli s4, s0, 26
    srli ra, s0, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s0, s0, s4
    # round 10 (skinny.dsl:60)
    or s4, t6, s0
    xor s1, s1, s4
    or s4, t4, s2
    xor s3, s3, s4
    and s4, s3, s1
    not s4, s4
    xor a4, a4, s4
    or s4, t5, t4
    xor t6, t6, s4
    and s4, t6, a4
    xor s0, s0, s4
    not s2, s2
    and s4, s2, s3
    xor t5, t5, s4
    or s4, t5, s0
    xor t4, t4, s4
    and s4, s1, a4
    xor s2, s2, s4
    lw s4, 288(a3)
    xor t4, t4, s4
    lw s4, 292(a3)
    srli ra, t4, 18
    xor s0, s0, s4
    lw s4, 296(a3)
    xor t6, t6, s4
    lw s4, 300(a3)
    xor t5, t5, s4
    lw s4, 904(a3)
    xor s2, s2, s4
    lw s4, 308(a3)
    xor s3, s3, s4
    lw s4, 312(a3)
    xor s1, s1, s4
    lw s4, 908(a3)
    xor a4, a4, s4
    slli s4, t4, 14
    or s4, s4, ra
    and s4, s4, t3
    xor t4, t4, s4
    srli s4, t4, 4
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, t4, 18
    srli ra, t4, 14
    or s4, s4, ra
    and s4, s4, t1
    xor t4, t4, s4
    slli s4, s0, 14
    srli ra, s0, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s0, s0, s4
    srli s4, s0, 4
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, s0, 18
    srli ra, s0, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s0, s0, s4
    slli s4, t6, 14
    srli ra, t6, 18
    or s4, s4, ra
    and s4, s4, t3
    xor t6, t6, s4
    srli s4, t6, 4
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, t6, 18
    srli ra, t6, 14
    or s4, s4, ra
    and s4, s4, t1
    xor t6, t6, s4
    slli s4, t5, 14
    srli ra, t5, 18
    or s4, s4, ra
    and s4, s4, t3
    xor t5, t5, s4
    srli s4, t5, 4
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, t5, 18
    srli ra, t5, 14
    or s4, s4, ra
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, s2, 14
    srli ra, s2, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s2, s2, s4
    srli s4, s2, 4
    and s4, s4, t0
    xor s2, s2, s4
    slli s4, s2, 18
    srli ra, s2, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, s3, 14
    srli ra, s3, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s3, s3, s4
    srli s4, s3, 4
    and s4, s4, t0
    xor s3, s3, s4
    slli s4, s3, 18
    srli ra, s3, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s3, s3, s4
    slli s4, s1, 14
    srli ra, s1, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s1, s1, s4
    srli s4, s1, 4
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, s1, 18
    srli ra, s1, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s1, s1, s4
    slli s4, a4, 14
    srli ra, a4, 18
    or s4, s4, ra
    and s4, s4, t3
    xor a4, a4, s4
    srli s4, a4, 4
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, a4, 18
    srli ra, a4, 14
    or s4, s4, ra
    and s4, s4, t1
    xor a4, a4, s4
    # round 11 (skinny.dsl:60)
    or s4, s1, a4
    xor s2, s2, s4
    or s4, t6, t5
    xor t4, t4, s4
    and s4, t4, s2
    not s4, s4
    xor s3, s3, s4
    or s4, s0, t6
    xor s1, s1, s4
    and s4, s1, s3
    xor a4, a4, s4
    not t5, t5
    and s4, t5, t4
    xor s0, s0, s4
    or s4, s0, a4
    xor t6, t6, s4
    and s4, s2, s3
    xor t5, t5, s4
    lw s4, 320(a3)
    xor t6, t6, s4
    lw s4, 324(a3)
    srli ra, t6, 2
    xor a4, a4, s4
    lw s4, 328(a3)
    xor s1, s1, s4
    lw s4, 332(a3)
    xor s0, s0, s4
    lw s4, 888(a3)
    xor t5, t5, s4
    lw s4, 340(a3)
    xor t4, t4, s4
    lw s4, 344(a3)
    xor s2, s2, s4
    lw s4, 892(a3)
    xor s3, s3, s4
    slli s4, t6, 30
    or s4, s4, ra
    and s4, s4, t2
    xor t6, t6, s4
    slli s4, t6, 12
    srli ra, t6, 20
    or s4, s4, ra
    and s4, s4, t3
    xor t6, t6, s4
    slli s4, t6, 10
    srli ra, t6, 22
    or s4, s4, ra
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, a4, 30
    srli ra, a4, 2
    or s4, s4, ra
    and s4, s4, t2
    xor a4, a4, s4
    slli s4, a4, 12
    srli ra, a4, 20
    or s4, s4, ra
    and s4, s4, t3
    xor a4, a4, s4
    slli s4, a4, 10
    srli ra, a4, 22
    or s4, s4, ra
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, s1, 30
    srli ra, s1, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s1, s1, s4
    slli s4, s1, 12
    srli ra, s1, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s1, s1, s4
    slli s4, s1, 10
    srli ra, s1, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, s0, 30
    srli ra, s0, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s0, s0, s4
    slli s4, s0, 12
    srli ra, s0, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s0, s0, s4
    slli s4, s0, 10
    srli ra, s0, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, t5, 30
    srli ra, t5, 2
    or s4, s4, ra
    and s4, s4, t2
    xor t5, t5, s4
    slli s4, t5, 12
    srli ra, t5, 20
    or s4, s4, ra
    and s4, s4, t3
    xor t5, t5, s4
    slli s4, t5, 10
    srli ra, t5, 22
    or s4, s4, ra
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, t4, 30
    srli ra, t4, 2
    or s4, s4, ra
    and s4, s4, t2
    xor t4, t4, s4
    slli s4, t4, 12
    srli ra, t4, 20
    or s4, s4, ra
    and s4, s4, t3
    xor t4, t4, s4
    slli s4, t4, 10
    srli ra, t4, 22
    or s4, s4, ra
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, s2, 30
    srli ra, s2, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s2, s2, s4
    slli s4, s2, 12
    srli ra, s2, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s2, s2, s4
    slli s4, s2, 10
    srli ra, s2, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s2, s2, s4
    slli s4, s3, 30
    srli ra, s3, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s3, s3, s4
    slli s4, s3, 12
    srli ra, s3, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s3, s3, s4
    slli s4, s3, 10
    srli ra, s3, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s3, s3, s4
    # round 12 (skinny.dsl:60)
    or s4, s2, s3
    xor t5, t5, s4
    or s4, s1, s0
    xor t6, t6, s4
    and s4, t6, t5
    not s4, s4
    xor t4, t4, s4
    or s4, a4, s1
    xor s2, s2, s4
    and s4, s2, t4
    xor s3, s3, s4
    not s0, s0
    and s4, s0, t6
    xor a4, a4, s4
    or s4, a4, s3
    xor s1, s1, s4
    and s4, t5, t4
    xor s0, s0, s4
    lw s4, 352(a3)
    xor s1, s1, s4
    lw s4, 356(a3)
    xor s3, s3, s4
    lw s4, 360(a3)
    xor s2, s2, s4
    lw s4, 364(a3)
    xor a4, a4, s4
    lw s4, 872(a3)
    xor s0, s0, s4
    lw s4, 372(a3)
    xor t6, t6, s4
    lw s4, 376(a3)
    xor t5, t5, s4
    lw s4, 876(a3)
    xor t4, t4, s4
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
    srli s4, s2, 2
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, s2, 4
    and s4, s4, t2
    xor s2, s2, s4
    srli s4, s2, 6
    and s4, s4, t3
    xor s2, s2, s4
    srli s4, a4, 2
    and s4, s4, t1
    xor a4, a4, s4
    slli s4, a4, 4
    and s4, s4, t2
    xor a4, a4, s4
    srli s4, a4, 6
    and s4, s4, t3
    xor a4, a4, s4
    srli s4, s0, 2
    and s4, s4, t1
    xor s0, s0, s4
    slli s4, s0, 4
    and s4, s4, t2
    xor s0, s0, s4
    srli s4, s0, 6
    and s4, s4, t3
    xor s0, s0, s4
    srli s4, t6, 2
    and s4, s4, t1
    xor t6, t6, s4
    slli s4, t6, 4
    and s4, s4, t2
    xor t6, t6, s4
    srli s4, t6, 6
    and s4, s4, t3
    xor t6, t6, s4
    srli s4, t5, 2
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, t5, 4
    and s4, s4, t2
    xor t5, t5, s4
    srli s4, t5, 6
    and s4, s4, t3
    xor t5, t5, s4
    srli s4, t4, 2
    and s4, s4, t1
    xor t4, t4, s4
    slli s4, t4, 4
    and s4, s4, t2
    xor t4, t4, s4
    srli s4, t4, 6
    and s4, s4, t3
    xor t4, t4, s4
    # round 13 (skinny.dsl:60)
    or s4, t5, t4
    xor s0, s0, s4
    or s4, s2, a4
    xor s1, s1, s4
    and s4, s1, s0
    not t6, t6
    xor t6, t6, s4
    or s4, s3, s2
    xor t5, t5, s4
    and s4, t5, t6
    xor t4, t4, s4
    not a4, a4
    and s4, a4, s1
    xor s3, s3, s4
    or s4, s3, t4
    xor s2, s2, s4
    and s4, s0, t6
    xor a4, a4, s4
    lw s4, 384(a3)
    xor s2, s2, s4
    lw s4, 388(a3)
    srli ra, s2, 26
    xor t4, t4, s4
    lw s4, 392(a3)
    xor t5, t5, s4
    lw s4, 396(a3)
    xor s3, s3, s4
    lw s4, 1024(a3)
    xor a4, a4, s4
    lw s4, 404(a3)
    xor s1, s1, s4
    lw s4, 408(a3)
    xor s0, s0, s4
    lw s4, 1028(a3)
    xor t6, t6, s4
    slli s4, s2, 6
    or s4, s4, ra
    and s4, s4, t0
    xor s2, s2, s4
    slli s4, s2, 20
    srli ra, s2, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, s2, 26
    srli ra, s2, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s2, s2, s4
    slli s4, t4, 6
    srli ra, t4, 26
    or s4, s4, ra
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, t4, 20
    srli ra, t4, 12
    or s4, s4, ra
    and s4, s4, t1
    xor t4, t4, s4
    slli s4, t4, 26
    srli ra, t4, 6
    or s4, s4, ra
    and s4, s4, t2
    xor t4, t4, s4
    slli s4, t5, 6
    srli ra, t5, 26
    or s4, s4, ra
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, t5, 20
    srli ra, t5, 12
    or s4, s4, ra
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, t5, 26
    srli ra, t5, 6
    or s4, s4, ra
    and s4, s4, t2
    xor t5, t5, s4
    slli s4, s3, 6
    srli ra, s3, 26
    or s4, s4, ra
    and s4, s4, t0
    xor s3, s3, s4
    slli s4, s3, 20
    srli ra, s3, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s3, s3, s4
    slli s4, s3, 26
    srli ra, s3, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s3, s3, s4
    slli s4, a4, 6
    srli ra, a4, 26
    or s4, s4, ra
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, a4, 20
    srli ra, a4, 12
    or s4, s4, ra
    and s4, s4, t1
    xor a4, a4, s4
    slli s4, a4, 26
    srli ra, a4, 6
    or s4, s4, ra
    and s4, s4, t2
    xor a4, a4, s4
    slli s4, s1, 6
    srli ra, s1, 26
    or s4, s4, ra
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, s1, 20
    srli ra, s1, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s1, s1, s4
    slli s4, s1, 26
    srli ra, s1, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s1, s1, s4
    slli s4, s0, 6
    srli ra, s0, 26
    or s4, s4, ra
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, s0, 20
    srli ra, s0, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s0, s0, s4
    slli s4, s0, 26
    srli ra, s0, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s0, s0, s4
    slli s4, t6, 6
    srli ra, t6, 26
    or s4, s4, ra
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, t6, 20
    srli ra, t6, 12
    or s4, s4, ra
    and s4, s4, t1
    xor t6, t6, s4
    slli s4, t6, 26
    srli ra, t6, 6
    or s4, s4, ra
    and s4, s4, t2
    xor t6, t6, s4
    # round 14 (skinny.dsl:60)
    or s4, s0, t6
    xor a4, a4, s4
    or s4, t5, s3
    xor s2, s2, s4
    and s4, s2, a4
    not s4, s4
    xor s1, s1, s4
    or s4, t4, t5
    xor s0, s0, s4
    and s4, s0, s1
    xor t6, t6, s4
    not s3, s3
    and s4, s3, s2
    xor t4, t4, s4
    or s4, t4, t6
    xor t5, t5, s4
    and s4, a4, s1
    xor s3, s3, s4
    lw s4, 416(a3)
    xor t5, t5, s4
    lw s4, 420(a3)
    srli ra, t5, 18
    xor t6, t6, s4
    lw s4, 424(a3)
    xor s0, s0, s4
    lw s4, 428(a3)
    xor t4, t4, s4
    lw s4, 856(a3)
    xor s3, s3, s4
    lw s4, 436(a3)
    xor s2, s2, s4
    lw s4, 440(a3)
    xor a4, a4, s4
    lw s4, 860(a3)
    xor s1, s1, s4
    slli s4, t5, 14
    or s4, s4, ra
    and s4, s4, t3
    xor t5, t5, s4
    srli s4, t5, 4
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, t5, 18
    srli ra, t5, 14
    or s4, s4, ra
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, t6, 14
    srli ra, t6, 18
    or s4, s4, ra
    and s4, s4, t3
    xor t6, t6, s4
    srli s4, t6, 4
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, t6, 18
    srli ra, t6, 14
    or s4, s4, ra
    and s4, s4, t1
    xor t6, t6, s4
    slli s4, s0, 14
    srli ra, s0, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s0, s0, s4
    srli s4, s0, 4
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, s0, 18
    srli ra, s0, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s0, s0, s4
    slli s4, t4, 14
    srli ra, t4, 18
    or s4, s4, ra
    and s4, s4, t3
    xor t4, t4, s4
    srli s4, t4, 4
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, t4, 18
    srli ra, t4, 14
    or s4, s4, ra
    and s4, s4, t1
    xor t4, t4, s4
    slli s4, s3, 14
    srli ra, s3, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s3, s3, s4
    srli s4, s3, 4
    and s4, s4, t0
    xor s3, s3, s4
    slli s4, s3, 18
    srli ra, s3, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s3, s3, s4
    slli s4, s2, 14
    srli ra, s2, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s2, s2, s4
    srli s4, s2, 4
    and s4, s4, t0
    xor s2, s2, s4
    slli s4, s2, 18
    srli ra, s2, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, a4, 14
    srli ra, a4, 18
    or s4, s4, ra
    and s4, s4, t3
    xor a4, a4, s4
    srli s4, a4, 4
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, a4, 18
    srli ra, a4, 14
    or s4, s4, ra
    and s4, s4, t1
    xor a4, a4, s4
    slli s4, s1, 14
    srli ra, s1, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s1, s1, s4
    srli s4, s1, 4
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, s1, 18
    srli ra, s1, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s1, s1, s4
    # round 15 (skinny.dsl:60)
    or s4, a4, s1
    xor s3, s3, s4
    or s4, s0, t4
    xor t5, t5, s4
    and s4, t5, s3
    not s4, s4
    xor s2, s2, s4
    or s4, t6, s0
    xor a4, a4, s4
    and s4, a4, s2
    xor s1, s1, s4
    not t4, t4
    and s4, t4, t5
    xor t6, t6, s4
    or s4, t6, s1
    xor s0, s0, s4
    and s4, s3, s2
    xor t4, t4, s4
    lw s4, 448(a3)
    xor s0, s0, s4
    lw s4, 452(a3)
    srli ra, s0, 2
    xor s1, s1, s4
    lw s4, 456(a3)
    xor a4, a4, s4
    lw s4, 460(a3)
    xor t6, t6, s4
    lw s4, 840(a3)
    xor t4, t4, s4
    lw s4, 468(a3)
    xor t5, t5, s4
    lw s4, 472(a3)
    xor s3, s3, s4
    lw s4, 844(a3)
    xor s2, s2, s4
    slli s4, s0, 30
    or s4, s4, ra
    and s4, s4, t2
    xor s0, s0, s4
    slli s4, s0, 12
    srli ra, s0, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s0, s0, s4
    slli s4, s0, 10
    srli ra, s0, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, s1, 30
    srli ra, s1, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s1, s1, s4
    slli s4, s1, 12
    srli ra, s1, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s1, s1, s4
    slli s4, s1, 10
    srli ra, s1, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, a4, 30
    srli ra, a4, 2
    or s4, s4, ra
    and s4, s4, t2
    xor a4, a4, s4
    slli s4, a4, 12
    srli ra, a4, 20
    or s4, s4, ra
    and s4, s4, t3
    xor a4, a4, s4
    slli s4, a4, 10
    srli ra, a4, 22
    or s4, s4, ra
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, t6, 30
    srli ra, t6, 2
    or s4, s4, ra
    and s4, s4, t2
    xor t6, t6, s4
    slli s4, t6, 12
    srli ra, t6, 20
    or s4, s4, ra
    and s4, s4, t3
    xor t6, t6, s4
    slli s4, t6, 10
    srli ra, t6, 22
    or s4, s4, ra
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, t4, 30
    srli ra, t4, 2
    or s4, s4, ra
    and s4, s4, t2
    xor t4, t4, s4
    slli s4, t4, 12
    srli ra, t4, 20
    or s4, s4, ra
    and s4, s4, t3
    xor t4, t4, s4
    slli s4, t4, 10
    srli ra, t4, 22
    or s4, s4, ra
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, t5, 30
    srli ra, t5, 2
    or s4, s4, ra
    and s4, s4, t2
    xor t5, t5, s4
    slli s4, t5, 12
    srli ra, t5, 20
    or s4, s4, ra
    and s4, s4, t3
    xor t5, t5, s4
    slli s4, t5, 10
    srli ra, t5, 22
    or s4, s4, ra
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, s3, 30
    srli ra, s3, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s3, s3, s4
    slli s4, s3, 12
    srli ra, s3, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s3, s3, s4
    slli s4, s3, 10
    srli ra, s3, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s3, s3, s4
    slli s4, s2, 30
    srli ra, s2, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s2, s2, s4
    slli s4, s2, 12
    srli ra, s2, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s2, s2, s4
    slli s4, s2, 10
    srli ra, s2, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s2, s2, s4
    # round 16 (skinny.dsl:60)
    or s4, s3, s2
    xor t4, t4, s4
    or s4, a4, t6
    xor s0, s0, s4
    and s4, s0, t4
    not s4, s4
    xor t5, t5, s4
    or s4, s1, a4
    xor s3, s3, s4
    and s4, s3, t5
    xor s2, s2, s4
    not t6, t6
    and s4, t6, s0
    xor s1, s1, s4
    or s4, s1, s2
    xor a4, a4, s4
    and s4, t4, t5
    xor t6, t6, s4
    lw s4, 480(a3)
    xor a4, a4, s4
    lw s4, 484(a3)
    xor s2, s2, s4
    lw s4, 488(a3)
    xor s3, s3, s4
    lw s4, 492(a3)
    xor s1, s1, s4
    lw s4, 824(a3)
    xor t6, t6, s4
    lw s4, 500(a3)
    xor s0, s0, s4
    lw s4, 504(a3)
    xor t4, t4, s4
    lw s4, 828(a3)
    xor t5, t5, s4
    srli s4, a4, 2
    and s4, s4, t1
    xor a4, a4, s4
    slli s4, a4, 4
    and s4, s4, t2
    xor a4, a4, s4
    srli s4, a4, 6
    and s4, s4, t3
    xor a4, a4, s4
    srli s4, s2, 2
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, s2, 4
    and s4, s4, t2
    xor s2, s2, s4
    srli s4, s2, 6
    and s4, s4, t3
    xor s2, s2, s4
    srli s4, s3, 2
    and s4, s4, t1
    xor s3, s3, s4
    slli s4, s3, 4
    and s4, s4, t2
    xor s3, s3, s4
    srli s4, s3, 6
    and s4, s4, t3
    xor s3, s3, s4
    srli s4, s1, 2
    and s4, s4, t1
    xor s1, s1, s4
    slli s4, s1, 4
    and s4, s4, t2
    xor s1, s1, s4
    srli s4, s1, 6
    and s4, s4, t3
    xor s1, s1, s4
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
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, t5, 4
    and s4, s4, t2
    xor t5, t5, s4
    srli s4, t5, 6
    and s4, s4, t3
    xor t5, t5, s4
    # round 17 (skinny.dsl:60)
    or s4, t4, t5
    xor t6, t6, s4
    or s4, s3, s1
    xor a4, a4, s4
    and s4, a4, t6
    not s0, s0
    xor s0, s0, s4
    or s4, s2, s3
    xor t4, t4, s4
    and s4, t4, s0
    xor t5, t5, s4
    not s1, s1
    and s4, s1, a4
    xor s2, s2, s4
    or s4, s2, t5
    xor s3, s3, s4
    and s4, t6, s0
    xor s1, s1, s4
    lw s4, 512(a3)
    xor a4, a4, s5
    xor s3, s3, s4
    lw s4, 4(a3)
    xor t6, t6, s6
    xor t5, t5, s4
    lw s4, 516(a3)
    srli ra, s3, 26
    xor t4, t4, s4
    lw s4, 520(a3)
    xor s2, s2, s4
    lw s4, 1000(a3)
    xor s1, s1, s4
    lw s4, 1004(a3)
    xor s0, s0, s4
    slli s4, s3, 6
    or s4, s4, ra
    and s4, s4, t0
    xor s3, s3, s4
    slli s4, s3, 20
    srli ra, s3, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s3, s3, s4
    slli s4, s3, 26
    srli ra, s3, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s3, s3, s4
    slli s4, t5, 6
    srli ra, t5, 26
    or s4, s4, ra
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, t5, 20
    srli ra, t5, 12
    or s4, s4, ra
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, t5, 26
    srli ra, t5, 6
    or s4, s4, ra
    and s4, s4, t2
    xor t5, t5, s4
    slli s4, t4, 6
    srli ra, t4, 26
    or s4, s4, ra
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, t4, 20
    srli ra, t4, 12
    or s4, s4, ra
    and s4, s4, t1
    xor t4, t4, s4
    slli s4, t4, 26
    srli ra, t4, 6
    or s4, s4, ra
    and s4, s4, t2
    xor t4, t4, s4
    slli s4, s2, 6
    srli ra, s2, 26
    or s4, s4, ra
    and s4, s4, t0
    xor s2, s2, s4
    slli s4, s2, 20
    srli ra, s2, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, s2, 26
    srli ra, s2, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s2, s2, s4
    slli s4, s1, 6
    srli ra, s1, 26
    or s4, s4, ra
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, s1, 20
    srli ra, s1, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s1, s1, s4
    slli s4, s1, 26
    srli ra, s1, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s1, s1, s4
    slli s4, a4, 6
    srli ra, a4, 26
    or s4, s4, ra
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, a4, 20
    srli ra, a4, 12
    or s4, s4, ra
    and s4, s4, t1
    xor a4, a4, s4
    slli s4, a4, 26
    srli ra, a4, 6
    or s4, s4, ra
    and s4, s4, t2
    xor a4, a4, s4
    slli s4, t6, 6
    srli ra, t6, 26
    or s4, s4, ra
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, t6, 20
    srli ra, t6, 12
    or s4, s4, ra
    and s4, s4, t1
    xor t6, t6, s4
    slli s4, t6, 26
    srli ra, t6, 6
    or s4, s4, ra
    and s4, s4, t2
    xor t6, t6, s4
    slli s4, s0, 6
    srli ra, s0, 26
    or s4, s4, ra
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, s0, 20
    srli ra, s0, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s0, s0, s4
    slli s4, s0, 26
    srli ra, s0, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s0, s0, s4
    # round 18 (skinny.dsl:60)
    or s4, t6, s0
    xor s1, s1, s4
    or s4, t4, s2
    xor s3, s3, s4
    and s4, s3, s1
    not s4, s4
    xor a4, a4, s4
    or s4, t5, t4
    xor t6, t6, s4
    and s4, t6, a4
    xor s0, s0, s4
    not s2, s2
    and s4, s2, s3
    xor t5, t5, s4
    or s4, t5, s0
    xor t4, t4, s4
    and s4, s1, a4
    xor s2, s2, s4
    lw s4, 524(a3)
    xor t6, t6, s7
    xor t4, t4, s4
    lw s4, 528(a3)
    xor s3, s3, s8
    xor s0, s0, s4
    lw s4, 532(a3)
    xor s1, s1, s9
    xor t5, t5, s4
    lw s4, 808(a3)
    srli ra, t4, 18
    xor s2, s2, s4
    lw s4, 812(a3)
    xor a4, a4, s4
    slli s4, t4, 14
    or s4, s4, ra
    and s4, s4, t3
    xor t4, t4, s4
    srli s4, t4, 4
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, t4, 18
    srli ra, t4, 14
    or s4, s4, ra
    and s4, s4, t1
    xor t4, t4, s4
    slli s4, s0, 14
    srli ra, s0, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s0, s0, s4
    srli s4, s0, 4
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, s0, 18
    srli ra, s0, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s0, s0, s4
    slli s4, t6, 14
    srli ra, t6, 18
    or s4, s4, ra
    and s4, s4, t3
    xor t6, t6, s4
    srli s4, t6, 4
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, t6, 18
    srli ra, t6, 14
    or s4, s4, ra
    and s4, s4, t1
    xor t6, t6, s4
    slli s4, t5, 14
    srli ra, t5, 18
    or s4, s4, ra
    and s4, s4, t3
    xor t5, t5, s4
    srli s4, t5, 4
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, t5, 18
    srli ra, t5, 14
    or s4, s4, ra
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, s2, 14
    srli ra, s2, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s2, s2, s4
    srli s4, s2, 4
    and s4, s4, t0
    xor s2, s2, s4
    slli s4, s2, 18
    srli ra, s2, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, s3, 14
    srli ra, s3, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s3, s3, s4
    srli s4, s3, 4
    and s4, s4, t0
    xor s3, s3, s4
    slli s4, s3, 18
    srli ra, s3, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s3, s3, s4
    slli s4, s1, 14
    srli ra, s1, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s1, s1, s4
    srli s4, s1, 4
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, s1, 18
    srli ra, s1, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s1, s1, s4
    slli s4, a4, 14
    srli ra, a4, 18
    or s4, s4, ra
    and s4, s4, t3
    xor a4, a4, s4
    srli s4, a4, 4
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, a4, 18
    srli ra, a4, 14
    or s4, s4, ra
    and s4, s4, t1
    xor a4, a4, s4
    # round 19 (skinny.dsl:60)
    or s4, s1, a4
    xor s2, s2, s4
    or s4, t6, t5
    xor t4, t4, s4
    and s4, t4, s2
    not s4, s4
    xor s3, s3, s4
    or s4, s0, t6
    xor s1, s1, s4
    and s4, s1, s3
    xor a4, a4, s4
    not t5, t5
    and s4, t5, t4
    xor s0, s0, s4
    or s4, s0, a4
    xor t6, t6, s4
    and s4, s2, s3
    xor t5, t5, s4
    lw s4, 536(a3)
    xor s1, s1, s10
    xor t6, t6, s4
    lw s4, 540(a3)
    xor s0, s0, s11
    xor a4, a4, s4
    lw s4, 792(a3)
    srli ra, t6, 2
    xor t5, t5, s4
    lw s4, 84(a3)
    xor t4, t4, s4
    lw s4, 88(a3)
    xor s2, s2, s4
    lw s4, 796(a3)
    xor s3, s3, s4
    slli s4, t6, 30
    or s4, s4, ra
    and s4, s4, t2
    xor t6, t6, s4
    slli s4, t6, 12
    srli ra, t6, 20
    or s4, s4, ra
    and s4, s4, t3
    xor t6, t6, s4
    slli s4, t6, 10
    srli ra, t6, 22
    or s4, s4, ra
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, a4, 30
    srli ra, a4, 2
    or s4, s4, ra
    and s4, s4, t2
    xor a4, a4, s4
    slli s4, a4, 12
    srli ra, a4, 20
    or s4, s4, ra
    and s4, s4, t3
    xor a4, a4, s4
    slli s4, a4, 10
    srli ra, a4, 22
    or s4, s4, ra
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, s1, 30
    srli ra, s1, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s1, s1, s4
    slli s4, s1, 12
    srli ra, s1, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s1, s1, s4
    slli s4, s1, 10
    srli ra, s1, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, s0, 30
    srli ra, s0, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s0, s0, s4
    slli s4, s0, 12
    srli ra, s0, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s0, s0, s4
    slli s4, s0, 10
    srli ra, s0, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, t5, 30
    srli ra, t5, 2
    or s4, s4, ra
    and s4, s4, t2
    xor t5, t5, s4
    slli s4, t5, 12
    srli ra, t5, 20
    or s4, s4, ra
    and s4, s4, t3
    xor t5, t5, s4
    slli s4, t5, 10
    srli ra, t5, 22
    or s4, s4, ra
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, t4, 30
    srli ra, t4, 2
    or s4, s4, ra
    and s4, s4, t2
    xor t4, t4, s4
    slli s4, t4, 12
    srli ra, t4, 20
    or s4, s4, ra
    and s4, s4, t3
    xor t4, t4, s4
    slli s4, t4, 10
    srli ra, t4, 22
    or s4, s4, ra
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, s2, 30
    srli ra, s2, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s2, s2, s4
    slli s4, s2, 12
    srli ra, s2, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s2, s2, s4
    slli s4, s2, 10
    srli ra, s2, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s2, s2, s4
    slli s4, s3, 30
    srli ra, s3, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s3, s3, s4
    slli s4, s3, 12
    srli ra, s3, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s3, s3, s4
    slli s4, s3, 10
    srli ra, s3, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s3, s3, s4
    # round 20 (skinny.dsl:60)
    or s4, s2, s3
    xor t5, t5, s4
    or s4, s1, s0
    xor t6, t6, s4
    and s4, t6, t5
    not s4, s4
    xor t4, t4, s4
    or s4, a4, s1
    xor s2, s2, s4
    and s4, s2, t4
    xor s3, s3, s4
    not s0, s0
    and s4, s0, t6
    xor a4, a4, s4
    or s4, a4, s3
    xor s1, s1, s4
    and s4, t5, t4
    xor s0, s0, s4
    lw s4, 96(a3)
    xor s1, s1, s4
    lw s4, 544(a3)
    xor s3, s3, s4
    lw s4, 548(a3)
    xor s2, s2, s4
    lw s4, 108(a3)
    xor a4, a4, s4
    lw s4, 776(a3)
    xor s0, s0, s4
    lw s4, 116(a3)
    xor t6, t6, s4
    lw s4, 120(a3)
    xor t5, t5, s4
    lw s4, 780(a3)
    xor t4, t4, s4
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
    srli s4, s2, 2
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, s2, 4
    and s4, s4, t2
    xor s2, s2, s4
    srli s4, s2, 6
    and s4, s4, t3
    xor s2, s2, s4
    srli s4, a4, 2
    and s4, s4, t1
    xor a4, a4, s4
    slli s4, a4, 4
    and s4, s4, t2
    xor a4, a4, s4
    srli s4, a4, 6
    and s4, s4, t3
    xor a4, a4, s4
    srli s4, s0, 2
    and s4, s4, t1
    xor s0, s0, s4
    slli s4, s0, 4
    and s4, s4, t2
    xor s0, s0, s4
    srli s4, s0, 6
    and s4, s4, t3
    xor s0, s0, s4
    srli s4, t6, 2
    and s4, s4, t1
    xor t6, t6, s4
    slli s4, t6, 4
    and s4, s4, t2
    xor t6, t6, s4
    srli s4, t6, 6
    and s4, s4, t3
    xor t6, t6, s4
    srli s4, t5, 2
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, t5, 4
    and s4, s4, t2
    xor t5, t5, s4
    srli s4, t5, 6
    and s4, s4, t3
    xor t5, t5, s4
    srli s4, t4, 2
    and s4, s4, t1
    xor t4, t4, s4
    slli s4, t4, 4
    and s4, s4, t2
    xor t4, t4, s4
    srli s4, t4, 6
    and s4, s4, t3
    xor t4, t4, s4
    # round 21 (skinny.dsl:60)
    or s4, t5, t4
    xor s0, s0, s4
    or s4, s2, a4
    xor s1, s1, s4
    and s4, s1, s0
    not t6, t6
    xor t6, t6, s4
    or s4, s3, s2
    xor t5, t5, s4
    and s4, t5, t6
    xor t4, t4, s4
    not a4, a4
    and s4, a4, s1
    xor s3, s3, s4
    or s4, s3, t4
    xor s2, s2, s4
    and s4, s0, t6
    xor a4, a4, s4
    lw s4, 552(a3)
    xor s2, s2, s4
    lw s4, 132(a3)
    srli ra, s2, 26
    xor t4, t4, s4
    lw s4, 136(a3)
    xor t5, t5, s4
    lw s4, 556(a3)
    xor s3, s3, s4
    lw s4, 1008(a3)
    xor a4, a4, s4
    lw s4, 148(a3)
    xor s1, s1, s4
    lw s4, 152(a3)
    xor s0, s0, s4
    lw s4, 1012(a3)
    xor t6, t6, s4
    slli s4, s2, 6
    or s4, s4, ra
    and s4, s4, t0
    xor s2, s2, s4
    slli s4, s2, 20
    srli ra, s2, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, s2, 26
    srli ra, s2, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s2, s2, s4
    slli s4, t4, 6
    srli ra, t4, 26
    or s4, s4, ra
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, t4, 20
    srli ra, t4, 12
    or s4, s4, ra
    and s4, s4, t1
    xor t4, t4, s4
    slli s4, t4, 26
    srli ra, t4, 6
    or s4, s4, ra
    and s4, s4, t2
    xor t4, t4, s4
    slli s4, t5, 6
    srli ra, t5, 26
    or s4, s4, ra
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, t5, 20
    srli ra, t5, 12
    or s4, s4, ra
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, t5, 26
    srli ra, t5, 6
    or s4, s4, ra
    and s4, s4, t2
    xor t5, t5, s4
    slli s4, s3, 6
    srli ra, s3, 26
    or s4, s4, ra
    and s4, s4, t0
    xor s3, s3, s4
    slli s4, s3, 20
    srli ra, s3, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s3, s3, s4
    slli s4, s3, 26
    srli ra, s3, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s3, s3, s4
    slli s4, a4, 6
    srli ra, a4, 26
    or s4, s4, ra
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, a4, 20
    srli ra, a4, 12
    or s4, s4, ra
    and s4, s4, t1
    xor a4, a4, s4
    slli s4, a4, 26
    srli ra, a4, 6
    or s4, s4, ra
    and s4, s4, t2
    xor a4, a4, s4
    slli s4, s1, 6
    srli ra, s1, 26
    or s4, s4, ra
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, s1, 20
    srli ra, s1, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s1, s1, s4
    slli s4, s1, 26
    srli ra, s1, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s1, s1, s4
    slli s4, s0, 6
    srli ra, s0, 26
    or s4, s4, ra
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, s0, 20
    srli ra, s0, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s0, s0, s4
    slli s4, s0, 26
    srli ra, s0, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s0, s0, s4
    slli s4, t6, 6
    srli ra, t6, 26
    or s4, s4, ra
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, t6, 20
    srli ra, t6, 12
    or s4, s4, ra
    and s4, s4, t1
    xor t6, t6, s4
    slli s4, t6, 26
    srli ra, t6, 6
    or s4, s4, ra
    and s4, s4, t2
    xor t6, t6, s4
    # round 22 (skinny.dsl:60)
    or s4, s0, t6
    xor a4, a4, s4
    or s4, t5, s3
    xor s2, s2, s4
    and s4, s2, a4
    not s4, s4
    xor s1, s1, s4
    or s4, t4, t5
    xor s0, s0, s4
    and s4, s0, s1
    xor t6, t6, s4
    not s3, s3
    and s4, s3, s2
    xor t4, t4, s4
    or s4, t4, t6
    xor t5, t5, s4
    and s4, a4, s1
    xor s3, s3, s4
    lw s4, 560(a3)
    xor t5, t5, s4
    lw s4, 564(a3)
    srli ra, t5, 18
    xor t6, t6, s4
    lw s4, 168(a3)
    xor s0, s0, s4
    lw s4, 172(a3)
    xor t4, t4, s4
    lw s4, 760(a3)
    xor s3, s3, s4
    lw s4, 180(a3)
    xor s2, s2, s4
    lw s4, 184(a3)
    xor a4, a4, s4
    lw s4, 764(a3)
    xor s1, s1, s4
    slli s4, t5, 14
    or s4, s4, ra
    and s4, s4, t3
    xor t5, t5, s4
    srli s4, t5, 4
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, t5, 18
    srli ra, t5, 14
    or s4, s4, ra
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, t6, 14
    srli ra, t6, 18
    or s4, s4, ra
    and s4, s4, t3
    xor t6, t6, s4
    srli s4, t6, 4
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, t6, 18
    srli ra, t6, 14
    or s4, s4, ra
    and s4, s4, t1
    xor t6, t6, s4
    slli s4, s0, 14
    srli ra, s0, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s0, s0, s4
    srli s4, s0, 4
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, s0, 18
    srli ra, s0, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s0, s0, s4
    slli s4, t4, 14
    srli ra, t4, 18
    or s4, s4, ra
    and s4, s4, t3
    xor t4, t4, s4
    srli s4, t4, 4
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, t4, 18
    srli ra, t4, 14
    or s4, s4, ra
    and s4, s4, t1
    xor t4, t4, s4
    slli s4, s3, 14
    srli ra, s3, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s3, s3, s4
    srli s4, s3, 4
    and s4, s4, t0
    xor s3, s3, s4
    slli s4, s3, 18
    srli ra, s3, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s3, s3, s4
    slli s4, s2, 14
    srli ra, s2, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s2, s2, s4
    srli s4, s2, 4
    and s4, s4, t0
    xor s2, s2, s4
    slli s4, s2, 18
    srli ra, s2, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, a4, 14
    srli ra, a4, 18
    or s4, s4, ra
    and s4, s4, t3
    xor a4, a4, s4
    srli s4, a4, 4
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, a4, 18
    srli ra, a4, 14
    or s4, s4, ra
    and s4, s4, t1
    xor a4, a4, s4
    slli s4, s1, 14
    srli ra, s1, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s1, s1, s4
    srli s4, s1, 4
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, s1, 18
    srli ra, s1, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s1, s1, s4
    # round 23 (skinny.dsl:60)
    or s4, a4, s1
    xor s3, s3, s4
    or s4, s0, t4
    xor t5, t5, s4
    and s4, t5, s3
    not s4, s4
    xor s2, s2, s4
    or s4, t6, s0
    xor a4, a4, s4
    and s4, a4, s2
    xor s1, s1, s4
    not t4, t4
    and s4, t4, t5
    xor t6, t6, s4
    or s4, t6, s1
    xor s0, s0, s4
    and s4, s3, s2
    xor t4, t4, s4
    lw s4, 568(a3)
    xor s0, s0, s4
    lw s4, 572(a3)
    srli ra, s0, 2
    xor s1, s1, s4
    lw s4, 576(a3)
    xor a4, a4, s4
    lw s4, 204(a3)
    xor t6, t6, s4
    lw s4, 744(a3)
    xor t4, t4, s4
    lw s4, 212(a3)
    xor t5, t5, s4
    lw s4, 216(a3)
    xor s3, s3, s4
    lw s4, 748(a3)
    xor s2, s2, s4
    slli s4, s0, 30
    or s4, s4, ra
    and s4, s4, t2
    xor s0, s0, s4
    slli s4, s0, 12
    srli ra, s0, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s0, s0, s4
    slli s4, s0, 10
    srli ra, s0, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, s1, 30
    srli ra, s1, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s1, s1, s4
    slli s4, s1, 12
    srli ra, s1, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s1, s1, s4
    slli s4, s1, 10
    srli ra, s1, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, a4, 30
    srli ra, a4, 2
    or s4, s4, ra
    and s4, s4, t2
    xor a4, a4, s4
    slli s4, a4, 12
    srli ra, a4, 20
    or s4, s4, ra
    and s4, s4, t3
    xor a4, a4, s4
    slli s4, a4, 10
    srli ra, a4, 22
    or s4, s4, ra
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, t6, 30
    srli ra, t6, 2
    or s4, s4, ra
    and s4, s4, t2
    xor t6, t6, s4
    slli s4, t6, 12
    srli ra, t6, 20
    or s4, s4, ra
    and s4, s4, t3
    xor t6, t6, s4
    slli s4, t6, 10
    srli ra, t6, 22
    or s4, s4, ra
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, t4, 30
    srli ra, t4, 2
    or s4, s4, ra
    and s4, s4, t2
    xor t4, t4, s4
    slli s4, t4, 12
    srli ra, t4, 20
    or s4, s4, ra
    and s4, s4, t3
    xor t4, t4, s4
    slli s4, t4, 10
    srli ra, t4, 22
    or s4, s4, ra
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, t5, 30
    srli ra, t5, 2
    or s4, s4, ra
    and s4, s4, t2
    xor t5, t5, s4
    slli s4, t5, 12
    srli ra, t5, 20
    or s4, s4, ra
    and s4, s4, t3
    xor t5, t5, s4
    slli s4, t5, 10
    srli ra, t5, 22
    or s4, s4, ra
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, s3, 30
    srli ra, s3, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s3, s3, s4
    slli s4, s3, 12
    srli ra, s3, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s3, s3, s4
    slli s4, s3, 10
    srli ra, s3, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s3, s3, s4
    slli s4, s2, 30
    srli ra, s2, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s2, s2, s4
    slli s4, s2, 12
    srli ra, s2, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s2, s2, s4
    slli s4, s2, 10
    srli ra, s2, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s2, s2, s4
    # round 24 (skinny.dsl:60)
    or s4, s3, s2
    xor t4, t4, s4
    or s4, a4, t6
    xor s0, s0, s4
    and s4, s0, t4
    not s4, s4
    xor t5, t5, s4
    or s4, s1, a4
    xor s3, s3, s4
    and s4, s3, t5
    xor s2, s2, s4
    not t6, t6
    and s4, t6, s0
    xor s1, s1, s4
    or s4, s1, s2
    xor a4, a4, s4
    and s4, t4, t5
    xor t6, t6, s4
    lw s4, 580(a3)
    xor a4, a4, s4
    lw s4, 584(a3)
    xor s2, s2, s4
    lw s4, 232(a3)
    xor s3, s3, s4
    lw s4, 588(a3)
    xor s1, s1, s4
    lw s4, 728(a3)
    xor t6, t6, s4
    lw s4, 244(a3)
    xor s0, s0, s4
    lw s4, 248(a3)
    xor t4, t4, s4
    lw s4, 732(a3)
    xor t5, t5, s4
    srli s4, a4, 2
    and s4, s4, t1
    xor a4, a4, s4
    slli s4, a4, 4
    and s4, s4, t2
    xor a4, a4, s4
    srli s4, a4, 6
    and s4, s4, t3
    xor a4, a4, s4
    srli s4, s2, 2
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, s2, 4
    and s4, s4, t2
    xor s2, s2, s4
    srli s4, s2, 6
    and s4, s4, t3
    xor s2, s2, s4
    srli s4, s3, 2
    and s4, s4, t1
    xor s3, s3, s4
    slli s4, s3, 4
    and s4, s4, t2
    xor s3, s3, s4
    srli s4, s3, 6
    and s4, s4, t3
    xor s3, s3, s4
    srli s4, s1, 2
    and s4, s4, t1
    xor s1, s1, s4
    slli s4, s1, 4
    and s4, s4, t2
    xor s1, s1, s4
    srli s4, s1, 6
    and s4, s4, t3
    xor s1, s1, s4
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
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, t5, 4
    and s4, s4, t2
    xor t5, t5, s4
    srli s4, t5, 6
    and s4, s4, t3
    xor t5, t5, s4
    # round 25 (skinny.dsl:60)
    or s4, t4, t5
    xor t6, t6, s4
    or s4, s3, s1
    xor a4, a4, s4
    and s4, a4, t6
    not s0, s0
    xor s0, s0, s4
    or s4, s2, s3
    xor t4, t4, s4
    and s4, t4, s0
    xor t5, t5, s4
    not s1, s1
    and s4, s1, a4
    xor s2, s2, s4
    or s4, s2, t5
    xor s3, s3, s4
    and s4, t6, s0
    xor s1, s1, s4
    lw s4, 592(a3)
    xor s3, s3, s4
    lw s4, 596(a3)
    srli ra, s3, 26
    xor t5, t5, s4
    lw s4, 600(a3)
    xor t4, t4, s4
    lw s4, 268(a3)
    xor s2, s2, s4
    lw s4, 1016(a3)
    xor s1, s1, s4
    lw s4, 276(a3)
    xor a4, a4, s4
    lw s4, 280(a3)
    xor t6, t6, s4
    lw s4, 1020(a3)
    xor s0, s0, s4
    slli s4, s3, 6
    or s4, s4, ra
    and s4, s4, t0
    xor s3, s3, s4
    slli s4, s3, 20
    srli ra, s3, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s3, s3, s4
    slli s4, s3, 26
    srli ra, s3, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s3, s3, s4
    slli s4, t5, 6
    srli ra, t5, 26
    or s4, s4, ra
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, t5, 20
    srli ra, t5, 12
    or s4, s4, ra
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, t5, 26
    srli ra, t5, 6
    or s4, s4, ra
    and s4, s4, t2
    xor t5, t5, s4
    slli s4, t4, 6
    srli ra, t4, 26
    or s4, s4, ra
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, t4, 20
    srli ra, t4, 12
    or s4, s4, ra
    and s4, s4, t1
    xor t4, t4, s4
    slli s4, t4, 26
    srli ra, t4, 6
    or s4, s4, ra
    and s4, s4, t2
    xor t4, t4, s4
    slli s4, s2, 6
    srli ra, s2, 26
    or s4, s4, ra
    and s4, s4, t0
    xor s2, s2, s4
    slli s4, s2, 20
    srli ra, s2, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, s2, 26
    srli ra, s2, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s2, s2, s4
    slli s4, s1, 6
    srli ra, s1, 26
    or s4, s4, ra
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, s1, 20
    srli ra, s1, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s1, s1, s4
    slli s4, s1, 26
    srli ra, s1, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s1, s1, s4
    slli s4, a4, 6
    srli ra, a4, 26
    or s4, s4, ra
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, a4, 20
    srli ra, a4, 12
    or s4, s4, ra
    and s4, s4, t1
    xor a4, a4, s4
    slli s4, a4, 26
    srli ra, a4, 6
    or s4, s4, ra
    and s4, s4, t2
    xor a4, a4, s4
    slli s4, t6, 6
    srli ra, t6, 26
    or s4, s4, ra
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, t6, 20
    srli ra, t6, 12
    or s4, s4, ra
    and s4, s4, t1
    xor t6, t6, s4
    slli s4, t6, 26
    srli ra, t6, 6
    or s4, s4, ra
    and s4, s4, t2
    xor t6, t6, s4
    slli s4, s0, 6
    srli ra, s0, 26
    or s4, s4, ra
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, s0, 20
    srli ra, s0, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s0, s0, s4
    slli s4, s0, 26
    srli ra, s0, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s0, s0, s4
    # round 26 (skinny.dsl:60)
    or s4, t6, s0
    xor s1, s1, s4
    or s4, t4, s2
    xor s3, s3, s4
    and s4, s3, s1
    not s4, s4
    xor a4, a4, s4
    or s4, t5, t4
    xor t6, t6, s4
    and s4, t6, a4
    xor s0, s0, s4
    not s2, s2
    and s4, s2, s3
    xor t5, t5, s4
    or s4, t5, s0
    xor t4, t4, s4
    and s4, s1, a4
    xor s2, s2, s4
    lw s4, 604(a3)
    xor t4, t4, s4
    lw s4, 608(a3)
    srli ra, t4, 18
    xor s0, s0, s4
    lw s4, 612(a3)
    xor t6, t6, s4
    lw s4, 616(a3)
    xor t5, t5, s4
    lw s4, 904(a3)
    xor s2, s2, s4
    lw s4, 308(a3)
    xor s3, s3, s4
    lw s4, 312(a3)
    xor s1, s1, s4
    lw s4, 908(a3)
    xor a4, a4, s4
    slli s4, t4, 14
    or s4, s4, ra
    and s4, s4, t3
    xor t4, t4, s4
    srli s4, t4, 4
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, t4, 18
    srli ra, t4, 14
    or s4, s4, ra
    and s4, s4, t1
    xor t4, t4, s4
    slli s4, s0, 14
    srli ra, s0, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s0, s0, s4
    srli s4, s0, 4
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, s0, 18
    srli ra, s0, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s0, s0, s4
    slli s4, t6, 14
    srli ra, t6, 18
    or s4, s4, ra
    and s4, s4, t3
    xor t6, t6, s4
    srli s4, t6, 4
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, t6, 18
    srli ra, t6, 14
    or s4, s4, ra
    and s4, s4, t1
    xor t6, t6, s4
    slli s4, t5, 14
    srli ra, t5, 18
    or s4, s4, ra
    and s4, s4, t3
    xor t5, t5, s4
    srli s4, t5, 4
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, t5, 18
    srli ra, t5, 14
    or s4, s4, ra
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, s2, 14
    srli ra, s2, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s2, s2, s4
    srli s4, s2, 4
    and s4, s4, t0
    xor s2, s2, s4
    slli s4, s2, 18
    srli ra, s2, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, s3, 14
    srli ra, s3, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s3, s3, s4
    srli s4, s3, 4
    and s4, s4, t0
    xor s3, s3, s4
    slli s4, s3, 18
    srli ra, s3, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s3, s3, s4
    slli s4, s1, 14
    srli ra, s1, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s1, s1, s4
    srli s4, s1, 4
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, s1, 18
    srli ra, s1, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s1, s1, s4
    slli s4, a4, 14
    srli ra, a4, 18
    or s4, s4, ra
    and s4, s4, t3
    xor a4, a4, s4
    srli s4, a4, 4
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, a4, 18
    srli ra, a4, 14
    or s4, s4, ra
    and s4, s4, t1
    xor a4, a4, s4
    # round 27 (skinny.dsl:60)
    or s4, s1, a4
    xor s2, s2, s4
    or s4, t6, t5
    xor t4, t4, s4
    and s4, t4, s2
    not s4, s4
    xor s3, s3, s4
    or s4, s0, t6
    xor s1, s1, s4
    and s4, s1, s3
    xor a4, a4, s4
    not t5, t5
    and s4, t5, t4
    xor s0, s0, s4
    or s4, s0, a4
    xor t6, t6, s4
    and s4, s2, s3
    xor t5, t5, s4
    lw s4, 620(a3)
    xor t6, t6, s4
    lw s4, 624(a3)
    srli ra, t6, 2
    xor a4, a4, s4
    lw s4, 328(a3)
    xor s1, s1, s4
    lw s4, 628(a3)
    xor s0, s0, s4
    lw s4, 888(a3)
    xor t5, t5, s4
    lw s4, 340(a3)
    xor t4, t4, s4
    lw s4, 344(a3)
    xor s2, s2, s4
    lw s4, 892(a3)
    xor s3, s3, s4
    slli s4, t6, 30
    or s4, s4, ra
    and s4, s4, t2
    xor t6, t6, s4
    slli s4, t6, 12
    srli ra, t6, 20
    or s4, s4, ra
    and s4, s4, t3
    xor t6, t6, s4
    slli s4, t6, 10
    srli ra, t6, 22
    or s4, s4, ra
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, a4, 30
    srli ra, a4, 2
    or s4, s4, ra
    and s4, s4, t2
    xor a4, a4, s4
    slli s4, a4, 12
    srli ra, a4, 20
    or s4, s4, ra
    and s4, s4, t3
    xor a4, a4, s4
    slli s4, a4, 10
    srli ra, a4, 22
    or s4, s4, ra
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, s1, 30
    srli ra, s1, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s1, s1, s4
    slli s4, s1, 12
    srli ra, s1, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s1, s1, s4
    slli s4, s1, 10
    srli ra, s1, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, s0, 30
    srli ra, s0, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s0, s0, s4
    slli s4, s0, 12
    srli ra, s0, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s0, s0, s4
    slli s4, s0, 10
    srli ra, s0, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, t5, 30
    srli ra, t5, 2
    or s4, s4, ra
    and s4, s4, t2
    xor t5, t5, s4
    slli s4, t5, 12
    srli ra, t5, 20
    or s4, s4, ra
    and s4, s4, t3
    xor t5, t5, s4
    slli s4, t5, 10
    srli ra, t5, 22
    or s4, s4, ra
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, t4, 30
    srli ra, t4, 2
    or s4, s4, ra
    and s4, s4, t2
    xor t4, t4, s4
    slli s4, t4, 12
    srli ra, t4, 20
    or s4, s4, ra
    and s4, s4, t3
    xor t4, t4, s4
    slli s4, t4, 10
    srli ra, t4, 22
    or s4, s4, ra
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, s2, 30
    srli ra, s2, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s2, s2, s4
    slli s4, s2, 12
    srli ra, s2, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s2, s2, s4
    slli s4, s2, 10
    srli ra, s2, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s2, s2, s4
    slli s4, s3, 30
    srli ra, s3, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s3, s3, s4
    slli s4, s3, 12
    srli ra, s3, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s3, s3, s4
    slli s4, s3, 10
    srli ra, s3, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s3, s3, s4
    # round 28 (skinny.dsl:60)
    or s4, s2, s3
    xor t5, t5, s4
    or s4, s1, s0
    xor t6, t6, s4
    and s4, t6, t5
    not s4, s4
    xor t4, t4, s4
    or s4, a4, s1
    xor s2, s2, s4
    and s4, s2, t4
    xor s3, s3, s4
    not s0, s0
    and s4, s0, t6
    xor a4, a4, s4
    or s4, a4, s3
    xor s1, s1, s4
    and s4, t5, t4
    xor s0, s0, s4
    lw s4, 632(a3)
    xor s1, s1, s4
    lw s4, 636(a3)
    xor s3, s3, s4
    lw s4, 640(a3)
    xor s2, s2, s4
    lw s4, 364(a3)
    xor a4, a4, s4
    lw s4, 872(a3)
    xor s0, s0, s4
    lw s4, 372(a3)
    xor t6, t6, s4
    lw s4, 376(a3)
    xor t5, t5, s4
    lw s4, 876(a3)
    xor t4, t4, s4
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
    srli s4, s2, 2
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, s2, 4
    and s4, s4, t2
    xor s2, s2, s4
    srli s4, s2, 6
    and s4, s4, t3
    xor s2, s2, s4
    srli s4, a4, 2
    and s4, s4, t1
    xor a4, a4, s4
    slli s4, a4, 4
    and s4, s4, t2
    xor a4, a4, s4
    srli s4, a4, 6
    and s4, s4, t3
    xor a4, a4, s4
    srli s4, s0, 2
    and s4, s4, t1
    xor s0, s0, s4
    slli s4, s0, 4
    and s4, s4, t2
    xor s0, s0, s4
    srli s4, s0, 6
    and s4, s4, t3
    xor s0, s0, s4
    srli s4, t6, 2
    and s4, s4, t1
    xor t6, t6, s4
    slli s4, t6, 4
    and s4, s4, t2
    xor t6, t6, s4
    srli s4, t6, 6
    and s4, s4, t3
    xor t6, t6, s4
    srli s4, t5, 2
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, t5, 4
    and s4, s4, t2
    xor t5, t5, s4
    srli s4, t5, 6
    and s4, s4, t3
    xor t5, t5, s4
    srli s4, t4, 2
    and s4, s4, t1
    xor t4, t4, s4
    slli s4, t4, 4
    and s4, s4, t2
    xor t4, t4, s4
    srli s4, t4, 6
    and s4, s4, t3
    xor t4, t4, s4
    # round 29 (skinny.dsl:60)
    or s4, t5, t4
    xor s0, s0, s4
    or s4, s2, a4
    xor s1, s1, s4
    and s4, s1, s0
    not t6, t6
    xor t6, t6, s4
    or s4, s3, s2
    xor t5, t5, s4
    and s4, t5, t6
    xor t4, t4, s4
    not a4, a4
    and s4, a4, s1
    xor s3, s3, s4
    or s4, s3, t4
    xor s2, s2, s4
    and s4, s0, t6
    xor a4, a4, s4
    lw s4, 384(a3)
    xor s2, s2, s4
    lw s4, 644(a3)
    srli ra, s2, 26
    xor t4, t4, s4
    lw s4, 648(a3)
    xor t5, t5, s4
    lw s4, 652(a3)
    xor s3, s3, s4
    lw s4, 1024(a3)
    xor a4, a4, s4
    lw s4, 404(a3)
    xor s1, s1, s4
    lw s4, 408(a3)
    xor s0, s0, s4
    lw s4, 1028(a3)
    xor t6, t6, s4
    slli s4, s2, 6
    or s4, s4, ra
    and s4, s4, t0
    xor s2, s2, s4
    slli s4, s2, 20
    srli ra, s2, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, s2, 26
    srli ra, s2, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s2, s2, s4
    slli s4, t4, 6
    srli ra, t4, 26
    or s4, s4, ra
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, t4, 20
    srli ra, t4, 12
    or s4, s4, ra
    and s4, s4, t1
    xor t4, t4, s4
    slli s4, t4, 26
    srli ra, t4, 6
    or s4, s4, ra
    and s4, s4, t2
    xor t4, t4, s4
    slli s4, t5, 6
    srli ra, t5, 26
    or s4, s4, ra
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, t5, 20
    srli ra, t5, 12
    or s4, s4, ra
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, t5, 26
    srli ra, t5, 6
    or s4, s4, ra
    and s4, s4, t2
    xor t5, t5, s4
    slli s4, s3, 6
    srli ra, s3, 26
    or s4, s4, ra
    and s4, s4, t0
    xor s3, s3, s4
    slli s4, s3, 20
    srli ra, s3, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s3, s3, s4
    slli s4, s3, 26
    srli ra, s3, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s3, s3, s4
    slli s4, a4, 6
    srli ra, a4, 26
    or s4, s4, ra
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, a4, 20
    srli ra, a4, 12
    or s4, s4, ra
    and s4, s4, t1
    xor a4, a4, s4
    slli s4, a4, 26
    srli ra, a4, 6
    or s4, s4, ra
    and s4, s4, t2
    xor a4, a4, s4
    slli s4, s1, 6
    srli ra, s1, 26
    or s4, s4, ra
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, s1, 20
    srli ra, s1, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s1, s1, s4
    slli s4, s1, 26
    srli ra, s1, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s1, s1, s4
    slli s4, s0, 6
    srli ra, s0, 26
    or s4, s4, ra
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, s0, 20
    srli ra, s0, 12
    or s4, s4, ra
    and s4, s4, t1
    xor s0, s0, s4
    slli s4, s0, 26
    srli ra, s0, 6
    or s4, s4, ra
    and s4, s4, t2
    xor s0, s0, s4
    slli s4, t6, 6
    srli ra, t6, 26
    or s4, s4, ra
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, t6, 20
    srli ra, t6, 12
    or s4, s4, ra
    and s4, s4, t1
    xor t6, t6, s4
    slli s4, t6, 26
    srli ra, t6, 6
    or s4, s4, ra
    and s4, s4, t2
    xor t6, t6, s4
    # round 30 (skinny.dsl:60)
    or s4, s0, t6
    xor a4, a4, s4
    or s4, t5, s3
    xor s2, s2, s4
    and s4, s2, a4
    not s4, s4
    xor s1, s1, s4
    or s4, t4, t5
    xor s0, s0, s4
    and s4, s0, s1
    xor t6, t6, s4
    not s3, s3
    and s4, s3, s2
    xor t4, t4, s4
    or s4, t4, t6
    xor t5, t5, s4
    and s4, a4, s1
    xor s3, s3, s4
    lw s4, 656(a3)
    xor t5, t5, s4
    lw s4, 420(a3)
    srli ra, t5, 18
    xor t6, t6, s4
    lw s4, 660(a3)
    xor s0, s0, s4
    lw s4, 664(a3)
    xor t4, t4, s4
    lw s4, 856(a3)
    xor s3, s3, s4
    lw s4, 436(a3)
    xor s2, s2, s4
    lw s4, 440(a3)
    xor a4, a4, s4
    lw s4, 860(a3)
    xor s1, s1, s4
    slli s4, t5, 14
    or s4, s4, ra
    and s4, s4, t3
    xor t5, t5, s4
    srli s4, t5, 4
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, t5, 18
    srli ra, t5, 14
    or s4, s4, ra
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, t6, 14
    srli ra, t6, 18
    or s4, s4, ra
    and s4, s4, t3
    xor t6, t6, s4
    srli s4, t6, 4
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, t6, 18
    srli ra, t6, 14
    or s4, s4, ra
    and s4, s4, t1
    xor t6, t6, s4
    slli s4, s0, 14
    srli ra, s0, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s0, s0, s4
    srli s4, s0, 4
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, s0, 18
    srli ra, s0, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s0, s0, s4
    slli s4, t4, 14
    srli ra, t4, 18
    or s4, s4, ra
    and s4, s4, t3
    xor t4, t4, s4
    srli s4, t4, 4
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, t4, 18
    srli ra, t4, 14
    or s4, s4, ra
    and s4, s4, t1
    xor t4, t4, s4
    slli s4, s3, 14
    srli ra, s3, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s3, s3, s4
    srli s4, s3, 4
    and s4, s4, t0
    xor s3, s3, s4
    slli s4, s3, 18
    srli ra, s3, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s3, s3, s4
    slli s4, s2, 14
    srli ra, s2, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s2, s2, s4
    srli s4, s2, 4
    and s4, s4, t0
    xor s2, s2, s4
    slli s4, s2, 18
    srli ra, s2, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, a4, 14
    srli ra, a4, 18
    or s4, s4, ra
    and s4, s4, t3
    xor a4, a4, s4
    srli s4, a4, 4
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, a4, 18
    srli ra, a4, 14
    or s4, s4, ra
    and s4, s4, t1
    xor a4, a4, s4
    slli s4, s1, 14
    srli ra, s1, 18
    or s4, s4, ra
    and s4, s4, t3
    xor s1, s1, s4
    srli s4, s1, 4
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, s1, 18
    srli ra, s1, 14
    or s4, s4, ra
    and s4, s4, t1
    xor s1, s1, s4
    # round 31 (skinny.dsl:60)
    or s4, a4, s1
    xor s3, s3, s4
    or s4, s0, t4
    xor t5, t5, s4
    and s4, t5, s3
    not s4, s4
    xor s2, s2, s4
    or s4, t6, s0
    xor a4, a4, s4
    and s4, a4, s2
    xor s1, s1, s4
    not t4, t4
    and s4, t4, t5
    xor t6, t6, s4
    or s4, t6, s1
    xor s0, s0, s4
    and s4, s3, s2
    xor t4, t4, s4
    lw s4, 668(a3)
    xor s0, s0, s4
    lw s4, 672(a3)
    srli ra, s0, 2
    xor s1, s1, s4
    lw s4, 456(a3)
    xor a4, a4, s4
    lw s4, 676(a3)
    xor t6, t6, s4
    lw s4, 840(a3)
    xor t4, t4, s4
    lw s4, 468(a3)
    xor t5, t5, s4
    lw s4, 472(a3)
    xor s3, s3, s4
    lw s4, 844(a3)
    xor s2, s2, s4
    slli s4, s0, 30
    or s4, s4, ra
    and s4, s4, t2
    xor s0, s0, s4
    slli s4, s0, 12
    srli ra, s0, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s0, s0, s4
    slli s4, s0, 10
    srli ra, s0, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, s1, 30
    srli ra, s1, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s1, s1, s4
    slli s4, s1, 12
    srli ra, s1, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s1, s1, s4
    slli s4, s1, 10
    srli ra, s1, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, a4, 30
    srli ra, a4, 2
    or s4, s4, ra
    and s4, s4, t2
    xor a4, a4, s4
    slli s4, a4, 12
    srli ra, a4, 20
    or s4, s4, ra
    and s4, s4, t3
    xor a4, a4, s4
    slli s4, a4, 10
    srli ra, a4, 22
    or s4, s4, ra
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, t6, 30
    srli ra, t6, 2
    or s4, s4, ra
    and s4, s4, t2
    xor t6, t6, s4
    slli s4, t6, 12
    srli ra, t6, 20
    or s4, s4, ra
    and s4, s4, t3
    xor t6, t6, s4
    slli s4, t6, 10
    srli ra, t6, 22
    or s4, s4, ra
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, t4, 30
    srli ra, t4, 2
    or s4, s4, ra
    and s4, s4, t2
    xor t4, t4, s4
    slli s4, t4, 12
    srli ra, t4, 20
    or s4, s4, ra
    and s4, s4, t3
    xor t4, t4, s4
    slli s4, t4, 10
    srli ra, t4, 22
    or s4, s4, ra
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, t5, 30
    srli ra, t5, 2
    or s4, s4, ra
    and s4, s4, t2
    xor t5, t5, s4
    slli s4, t5, 12
    srli ra, t5, 20
    or s4, s4, ra
    and s4, s4, t3
    xor t5, t5, s4
    slli s4, t5, 10
    srli ra, t5, 22
    or s4, s4, ra
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, s3, 30
    srli ra, s3, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s3, s3, s4
    slli s4, s3, 12
    srli ra, s3, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s3, s3, s4
    slli s4, s3, 10
    srli ra, s3, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s3, s3, s4
    slli s4, s2, 30
    srli ra, s2, 2
    or s4, s4, ra
    and s4, s4, t2
    xor s2, s2, s4
    slli s4, s2, 12
    srli ra, s2, 20
    or s4, s4, ra
    and s4, s4, t3
    xor s2, s2, s4
    slli s4, s2, 10
    srli ra, s2, 22
    or s4, s4, ra
    and s4, s4, t0
    xor s2, s2, s4
    # round 32 (skinny.dsl:60)
    or s4, s3, s2
    xor t4, t4, s4
    or s4, a4, t6
    xor s0, s0, s4
    and s4, s0, t4
    not s4, s4
    xor t5, t5, s4
    or s4, s1, a4
    xor s3, s3, s4
    and s4, s3, t5
    xor s2, s2, s4
    not t6, t6
    and s4, t6, s0
    xor s1, s1, s4
    or s4, s1, s2
    xor a4, a4, s4
    and s4, t4, t5
    xor t6, t6, s4
    lw s4, 680(a3)
    xor a4, a4, s4
    lw s4, 684(a3)
    xor s2, s2, s4
    lw s4, 688(a3)
    xor s3, s3, s4
    lw s4, 492(a3)
    xor s1, s1, s4
    lw s4, 824(a3)
    xor t6, t6, s4
    lw s4, 500(a3)
    xor s0, s0, s4
    lw s4, 504(a3)
    xor t4, t4, s4
    lw s4, 828(a3)
    xor t5, t5, s4
    srli s4, a4, 2
    and s4, s4, t1
    xor a4, a4, s4
    slli s4, a4, 4
    and s4, s4, t2
    xor a4, a4, s4
    srli s4, a4, 6
    and s4, s4, t3
    xor a4, a4, s4
    srli s4, s2, 2
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, s2, 4
    and s4, s4, t2
    xor s2, s2, s4
    srli s4, s2, 6
    and s4, s4, t3
    xor s2, s2, s4
    srli s4, s3, 2
    and s4, s4, t1
    xor s3, s3, s4
    slli s4, s3, 4
    and s4, s4, t2
    xor s3, s3, s4
    srli s4, s3, 6
    and s4, s4, t3
    xor s3, s3, s4
    srli s4, s1, 2
    and s4, s4, t1
    xor s1, s1, s4
    slli s4, s1, 4
    and s4, s4, t2
    xor s1, s1, s4
    srli s4, s1, 6
    and s4, s4, t3
    xor s1, s1, s4
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
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, t5, 4
    and s4, s4, t2
    xor t5, t5, s4
    srli s4, t5, 6
    and s4, s4, t3
    xor t5, t5, s4
    # round 33 (skinny.dsl:60)
    or s4, t4, t5
    xor t6, t6, s4
    or s4, s3, s1
    xor a4, a4, s4
    and s4, a4, t6
    not s0, s0
    xor s0, s0, s4
    or s4, s2, s3
    xor t4, t4, s4
    and s4, t4, s0
    xor t5, t5, s4
    not s1, s1
    and s4, s1, a4
    xor s2, s2, s4
    or s4, s2, t5
    xor s3, s3, s4
    and s4, t6, s0
    xor s1, s1, s4
    lw s4, 512(a3)
    xor a4, a4, s5
    xor s3, s3, s4
    lw s4, 692(a3)
    xor t6, t6, s6
    xor t5, t5, s4
    lw s4, 8(a3)
    srli s5, s3, 26
    xor t4, t4, s4
    lw s4, 12(a3)
    xor s2, s2, s4
    lw s4, 1000(a3)
    xor s1, s1, s4
    lw s4, 1004(a3)
    xor s0, s0, s4
    slli s4, s3, 6
    or s4, s4, s5
    and s4, s4, t0
    xor s3, s3, s4
    slli s4, s3, 20
    srli s5, s3, 12
    or s4, s4, s5
    and s4, s4, t1
    xor s3, s3, s4
    slli s4, s3, 26
    srli s5, s3, 6
    or s4, s4, s5
    and s4, s4, t2
    xor s3, s3, s4
    slli s4, t5, 6
    srli s5, t5, 26
    or s4, s4, s5
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, t5, 20
    srli s5, t5, 12
    or s4, s4, s5
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, t5, 26
    srli s5, t5, 6
    or s4, s4, s5
    and s4, s4, t2
    xor t5, t5, s4
    slli s4, t4, 6
    srli s5, t4, 26
    or s4, s4, s5
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, t4, 20
    srli s5, t4, 12
    or s4, s4, s5
    and s4, s4, t1
    xor t4, t4, s4
    slli s4, t4, 26
    srli s5, t4, 6
    or s4, s4, s5
    and s4, s4, t2
    xor t4, t4, s4
    slli s4, s2, 6
    srli s5, s2, 26
    or s4, s4, s5
    and s4, s4, t0
    xor s2, s2, s4
    slli s4, s2, 20
    srli s5, s2, 12
    or s4, s4, s5
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, s2, 26
    srli s5, s2, 6
    or s4, s4, s5
    and s4, s4, t2
    xor s2, s2, s4
    slli s4, s1, 6
    srli s5, s1, 26
    or s4, s4, s5
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, s1, 20
    srli s5, s1, 12
    or s4, s4, s5
    and s4, s4, t1
    xor s1, s1, s4
    slli s4, s1, 26
    srli s5, s1, 6
    or s4, s4, s5
    and s4, s4, t2
    xor s1, s1, s4
    slli s4, a4, 6
    srli s5, a4, 26
    or s4, s4, s5
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, a4, 20
    srli s5, a4, 12
    or s4, s4, s5
    and s4, s4, t1
    xor a4, a4, s4
    slli s4, a4, 26
    srli s5, a4, 6
    or s4, s4, s5
    and s4, s4, t2
    xor a4, a4, s4
    slli s4, t6, 6
    srli s5, t6, 26
    or s4, s4, s5
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, t6, 20
    srli s5, t6, 12
    or s4, s4, s5
    and s4, s4, t1
    xor t6, t6, s4
    slli s4, t6, 26
    srli s5, t6, 6
    or s4, s4, s5
    and s4, s4, t2
    xor t6, t6, s4
    slli s4, s0, 6
    srli s5, s0, 26
    or s4, s4, s5
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, s0, 20
    srli s5, s0, 12
    or s4, s4, s5
    and s4, s4, t1
    xor s0, s0, s4
    slli s4, s0, 26
    srli s5, s0, 6
    or s4, s4, s5
    and s4, s4, t2
    xor s0, s0, s4
    # round 34 (skinny.dsl:60)
    or s4, t6, s0
    xor s1, s1, s4
    or s4, t4, s2
    xor s3, s3, s4
    and s4, s3, s1
    not s4, s4
    xor a4, a4, s4
    or s4, t5, t4
    xor t6, t6, s4
    and s4, t6, a4
    xor s0, s0, s4
    not s2, s2
    and s4, s2, s3
    xor t5, t5, s4
    or s4, t5, s0
    xor t4, t4, s4
    and s4, s1, a4
    xor s2, s2, s4
    lw s4, 32(a3)
    xor t6, t6, s7
    xor t4, t4, s4
    lw s4, 528(a3)
    xor s3, s3, s8
    xor s0, s0, s4
    lw s4, 44(a3)
    xor s1, s1, s9
    xor t5, t5, s4
    lw s4, 808(a3)
    srli s5, t4, 18
    xor s2, s2, s4
    lw s4, 812(a3)
    xor a4, a4, s4
    slli s4, t4, 14
    or s4, s4, s5
    and s4, s4, t3
    xor t4, t4, s4
    srli s4, t4, 4
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, t4, 18
    srli s5, t4, 14
    or s4, s4, s5
    and s4, s4, t1
    xor t4, t4, s4
    slli s4, s0, 14
    srli s5, s0, 18
    or s4, s4, s5
    and s4, s4, t3
    xor s0, s0, s4
    srli s4, s0, 4
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, s0, 18
    srli s5, s0, 14
    or s4, s4, s5
    and s4, s4, t1
    xor s0, s0, s4
    slli s4, t6, 14
    srli s5, t6, 18
    or s4, s4, s5
    and s4, s4, t3
    xor t6, t6, s4
    srli s4, t6, 4
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, t6, 18
    srli s5, t6, 14
    or s4, s4, s5
    and s4, s4, t1
    xor t6, t6, s4
    slli s4, t5, 14
    srli s5, t5, 18
    or s4, s4, s5
    and s4, s4, t3
    xor t5, t5, s4
    srli s4, t5, 4
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, t5, 18
    srli s5, t5, 14
    or s4, s4, s5
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, s2, 14
    srli s5, s2, 18
    or s4, s4, s5
    and s4, s4, t3
    xor s2, s2, s4
    srli s4, s2, 4
    and s4, s4, t0
    xor s2, s2, s4
    slli s4, s2, 18
    srli s5, s2, 14
    or s4, s4, s5
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, s3, 14
    srli s5, s3, 18
    or s4, s4, s5
    and s4, s4, t3
    xor s3, s3, s4
    srli s4, s3, 4
    and s4, s4, t0
    xor s3, s3, s4
    slli s4, s3, 18
    srli s5, s3, 14
    or s4, s4, s5
    and s4, s4, t1
    xor s3, s3, s4
    slli s4, s1, 14
    srli s5, s1, 18
    or s4, s4, s5
    and s4, s4, t3
    xor s1, s1, s4
    srli s4, s1, 4
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, s1, 18
    srli s5, s1, 14
    or s4, s4, s5
    and s4, s4, t1
    xor s1, s1, s4
    slli s4, a4, 14
    srli s5, a4, 18
    or s4, s4, s5
    and s4, s4, t3
    xor a4, a4, s4
    srli s4, a4, 4
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, a4, 18
    srli s5, a4, 14
    or s4, s4, s5
    and s4, s4, t1
    xor a4, a4, s4
    # round 35 (skinny.dsl:60)
    or s4, s1, a4
    xor s2, s2, s4
    or s4, t6, t5
    xor t4, t4, s4
    and s4, t4, s2
    not s4, s4
    xor s3, s3, s4
    or s4, s0, t6
    xor s1, s1, s4
    and s4, s1, s3
    xor a4, a4, s4
    not t5, t5
    and s4, t5, t4
    xor s0, s0, s4
    or s4, s0, a4
    xor t6, t6, s4
    and s4, s2, s3
    xor t5, t5, s4
    lw s4, 696(a3)
    xor s1, s1, s10
    xor t6, t6, s4
    lw s4, 68(a3)
    xor s0, s0, s11
    xor a4, a4, s4
    lw s4, 792(a3)
    srli s5, t6, 2
    xor t5, t5, s4
    lw s4, 84(a3)
    xor t4, t4, s4
    lw s4, 88(a3)
    xor s2, s2, s4
    lw s4, 796(a3)
    xor s3, s3, s4
    slli s4, t6, 30
    or s4, s4, s5
    and s4, s4, t2
    xor t6, t6, s4
    slli s4, t6, 12
    srli s5, t6, 20
    or s4, s4, s5
    and s4, s4, t3
    xor t6, t6, s4
    slli s4, t6, 10
    srli s5, t6, 22
    or s4, s4, s5
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, a4, 30
    srli s5, a4, 2
    or s4, s4, s5
    and s4, s4, t2
    xor a4, a4, s4
    slli s4, a4, 12
    srli s5, a4, 20
    or s4, s4, s5
    and s4, s4, t3
    xor a4, a4, s4
    slli s4, a4, 10
    srli s5, a4, 22
    or s4, s4, s5
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, s1, 30
    srli s5, s1, 2
    or s4, s4, s5
    and s4, s4, t2
    xor s1, s1, s4
    slli s4, s1, 12
    srli s5, s1, 20
    or s4, s4, s5
    and s4, s4, t3
    xor s1, s1, s4
    slli s4, s1, 10
    srli s5, s1, 22
    or s4, s4, s5
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, s0, 30
    srli s5, s0, 2
    or s4, s4, s5
    and s4, s4, t2
    xor s0, s0, s4
    slli s4, s0, 12
    srli s5, s0, 20
    or s4, s4, s5
    and s4, s4, t3
    xor s0, s0, s4
    slli s4, s0, 10
    srli s5, s0, 22
    or s4, s4, s5
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, t5, 30
    srli s5, t5, 2
    or s4, s4, s5
    and s4, s4, t2
    xor t5, t5, s4
    slli s4, t5, 12
    srli s5, t5, 20
    or s4, s4, s5
    and s4, s4, t3
    xor t5, t5, s4
    slli s4, t5, 10
    srli s5, t5, 22
    or s4, s4, s5
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, t4, 30
    srli s5, t4, 2
    or s4, s4, s5
    and s4, s4, t2
    xor t4, t4, s4
    slli s4, t4, 12
    srli s5, t4, 20
    or s4, s4, s5
    and s4, s4, t3
    xor t4, t4, s4
    slli s4, t4, 10
    srli s5, t4, 22
    or s4, s4, s5
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, s2, 30
    srli s5, s2, 2
    or s4, s4, s5
    and s4, s4, t2
    xor s2, s2, s4
    slli s4, s2, 12
    srli s5, s2, 20
    or s4, s4, s5
    and s4, s4, t3
    xor s2, s2, s4
    slli s4, s2, 10
    srli s5, s2, 22
    or s4, s4, s5
    and s4, s4, t0
    xor s2, s2, s4
    slli s4, s3, 30
    srli s5, s3, 2
    or s4, s4, s5
    and s4, s4, t2
    xor s3, s3, s4
    slli s4, s3, 12
    srli s5, s3, 20
    or s4, s4, s5
    and s4, s4, t3
    xor s3, s3, s4
    slli s4, s3, 10
    srli s5, s3, 22
    or s4, s4, s5
    and s4, s4, t0
    xor s3, s3, s4
    # round 36 (skinny.dsl:60)
    or s4, s2, s3
    xor t5, t5, s4
    or s4, s1, s0
    xor t6, t6, s4
    and s4, t6, t5
    not s4, s4
    xor t4, t4, s4
    or s4, a4, s1
    xor s2, s2, s4
    and s4, s2, t4
    xor s3, s3, s4
    not s0, s0
    and s4, s0, t6
    xor a4, a4, s4
    or s4, a4, s3
    xor s1, s1, s4
    and s4, t5, t4
    xor s0, s0, s4
    lw s4, 96(a3)
    xor s1, s1, s4
    lw s4, 700(a3)
    xor s3, s3, s4
    lw s4, 104(a3)
    xor s2, s2, s4
    lw s4, 108(a3)
    xor a4, a4, s4
    lw s4, 776(a3)
    xor s0, s0, s4
    lw s4, 116(a3)
    xor t6, t6, s4
    lw s4, 120(a3)
    xor t5, t5, s4
    lw s4, 780(a3)
    xor t4, t4, s4
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
    srli s4, s2, 2
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, s2, 4
    and s4, s4, t2
    xor s2, s2, s4
    srli s4, s2, 6
    and s4, s4, t3
    xor s2, s2, s4
    srli s4, a4, 2
    and s4, s4, t1
    xor a4, a4, s4
    slli s4, a4, 4
    and s4, s4, t2
    xor a4, a4, s4
    srli s4, a4, 6
    and s4, s4, t3
    xor a4, a4, s4
    srli s4, s0, 2
    and s4, s4, t1
    xor s0, s0, s4
    slli s4, s0, 4
    and s4, s4, t2
    xor s0, s0, s4
    srli s4, s0, 6
    and s4, s4, t3
    xor s0, s0, s4
    srli s4, t6, 2
    and s4, s4, t1
    xor t6, t6, s4
    slli s4, t6, 4
    and s4, s4, t2
    xor t6, t6, s4
    srli s4, t6, 6
    and s4, s4, t3
    xor t6, t6, s4
    srli s4, t5, 2
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, t5, 4
    and s4, s4, t2
    xor t5, t5, s4
    srli s4, t5, 6
    and s4, s4, t3
    xor t5, t5, s4
    srli s4, t4, 2
    and s4, s4, t1
    xor t4, t4, s4
    slli s4, t4, 4
    and s4, s4, t2
    xor t4, t4, s4
    srli s4, t4, 6
    and s4, s4, t3
    xor t4, t4, s4
    # round 37 (skinny.dsl:60)
    or s4, t5, t4
    xor s0, s0, s4
    or s4, s2, a4
    xor s1, s1, s4
    and s4, s1, s0
    not t6, t6
    xor t6, t6, s4
    or s4, s3, s2
    xor t5, t5, s4
    and s4, t5, t6
    xor t4, t4, s4
    not a4, a4
    and s4, a4, s1
    xor s3, s3, s4
    or s4, s3, t4
    xor s2, s2, s4
    and s4, s0, t6
    xor a4, a4, s4
    lw s4, 128(a3)
    xor s2, s2, s4
    lw s4, 132(a3)
    srli s5, s2, 26
    xor t4, t4, s4
    lw s4, 704(a3)
    xor t5, t5, s4
    lw s4, 140(a3)
    xor s3, s3, s4
    lw s4, 1008(a3)
    xor a4, a4, s4
    lw s4, 148(a3)
    xor s1, s1, s4
    lw s4, 152(a3)
    xor s0, s0, s4
    lw s4, 1012(a3)
    xor t6, t6, s4
    slli s4, s2, 6
    or s4, s4, s5
    and s4, s4, t0
    xor s2, s2, s4
    slli s4, s2, 20
    srli s5, s2, 12
    or s4, s4, s5
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, s2, 26
    srli s5, s2, 6
    or s4, s4, s5
    and s4, s4, t2
    xor s2, s2, s4
    slli s4, t4, 6
    srli s5, t4, 26
    or s4, s4, s5
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, t4, 20
    srli s5, t4, 12
    or s4, s4, s5
    and s4, s4, t1
    xor t4, t4, s4
    slli s4, t4, 26
    srli s5, t4, 6
    or s4, s4, s5
    and s4, s4, t2
    xor t4, t4, s4
    slli s4, t5, 6
    srli s5, t5, 26
    or s4, s4, s5
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, t5, 20
    srli s5, t5, 12
    or s4, s4, s5
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, t5, 26
    srli s5, t5, 6
    or s4, s4, s5
    and s4, s4, t2
    xor t5, t5, s4
    slli s4, s3, 6
    srli s5, s3, 26
    or s4, s4, s5
    and s4, s4, t0
    xor s3, s3, s4
    slli s4, s3, 20
    srli s5, s3, 12
    or s4, s4, s5
    and s4, s4, t1
    xor s3, s3, s4
    slli s4, s3, 26
    srli s5, s3, 6
    or s4, s4, s5
    and s4, s4, t2
    xor s3, s3, s4
    slli s4, a4, 6
    srli s5, a4, 26
    or s4, s4, s5
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, a4, 20
    srli s5, a4, 12
    or s4, s4, s5
    and s4, s4, t1
    xor a4, a4, s4
    slli s4, a4, 26
    srli s5, a4, 6
    or s4, s4, s5
    and s4, s4, t2
    xor a4, a4, s4
    slli s4, s1, 6
    srli s5, s1, 26
    or s4, s4, s5
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, s1, 20
    srli s5, s1, 12
    or s4, s4, s5
    and s4, s4, t1
    xor s1, s1, s4
    slli s4, s1, 26
    srli s5, s1, 6
    or s4, s4, s5
    and s4, s4, t2
    xor s1, s1, s4
    slli s4, s0, 6
    srli s5, s0, 26
    or s4, s4, s5
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, s0, 20
    srli s5, s0, 12
    or s4, s4, s5
    and s4, s4, t1
    xor s0, s0, s4
    slli s4, s0, 26
    srli s5, s0, 6
    or s4, s4, s5
    and s4, s4, t2
    xor s0, s0, s4
    slli s4, t6, 6
    srli s5, t6, 26
    or s4, s4, s5
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, t6, 20
    srli s5, t6, 12
    or s4, s4, s5
    and s4, s4, t1
    xor t6, t6, s4
    slli s4, t6, 26
    srli s5, t6, 6
    or s4, s4, s5
    and s4, s4, t2
    xor t6, t6, s4
    # round 38 (skinny.dsl:60)
    or s4, s0, t6
    xor a4, a4, s4
    or s4, t5, s3
    xor s2, s2, s4
    and s4, s2, a4
    not s4, s4
    xor s1, s1, s4
    or s4, t4, t5
    xor s0, s0, s4
    and s4, s0, s1
    xor t6, t6, s4
    not s3, s3
    and s4, s3, s2
    xor t4, t4, s4
    or s4, t4, t6
    xor t5, t5, s4
    and s4, a4, s1
    xor s3, s3, s4
    lw s4, 160(a3)
    xor t5, t5, s4
    lw s4, 164(a3)
    srli s5, t5, 18
    xor t6, t6, s4
    lw s4, 168(a3)
    xor s0, s0, s4
    lw s4, 708(a3)
    xor t4, t4, s4
    lw s4, 760(a3)
    xor s3, s3, s4
    lw s4, 180(a3)
    xor s2, s2, s4
    lw s4, 184(a3)
    xor a4, a4, s4
    lw s4, 764(a3)
    xor s1, s1, s4
    slli s4, t5, 14
    or s4, s4, s5
    and s4, s4, t3
    xor t5, t5, s4
    srli s4, t5, 4
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, t5, 18
    srli s5, t5, 14
    or s4, s4, s5
    and s4, s4, t1
    xor t5, t5, s4
    slli s4, t6, 14
    srli s5, t6, 18
    or s4, s4, s5
    and s4, s4, t3
    xor t6, t6, s4
    srli s4, t6, 4
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, t6, 18
    srli s5, t6, 14
    or s4, s4, s5
    and s4, s4, t1
    xor t6, t6, s4
    slli s4, s0, 14
    srli s5, s0, 18
    or s4, s4, s5
    and s4, s4, t3
    xor s0, s0, s4
    srli s4, s0, 4
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, s0, 18
    srli s5, s0, 14
    or s4, s4, s5
    and s4, s4, t1
    xor s0, s0, s4
    slli s4, t4, 14
    srli s5, t4, 18
    or s4, s4, s5
    and s4, s4, t3
    xor t4, t4, s4
    srli s4, t4, 4
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, t4, 18
    srli s5, t4, 14
    or s4, s4, s5
    and s4, s4, t1
    xor t4, t4, s4
    slli s4, s3, 14
    srli s5, s3, 18
    or s4, s4, s5
    and s4, s4, t3
    xor s3, s3, s4
    srli s4, s3, 4
    and s4, s4, t0
    xor s3, s3, s4
    slli s4, s3, 18
    srli s5, s3, 14
    or s4, s4, s5
    and s4, s4, t1
    xor s3, s3, s4
    slli s4, s2, 14
    srli s5, s2, 18
    or s4, s4, s5
    and s4, s4, t3
    xor s2, s2, s4
    srli s4, s2, 4
    and s4, s4, t0
    xor s2, s2, s4
    slli s4, s2, 18
    srli s5, s2, 14
    or s4, s4, s5
    and s4, s4, t1
    xor s2, s2, s4
    slli s4, a4, 14
    srli s5, a4, 18
    or s4, s4, s5
    and s4, s4, t3
    xor a4, a4, s4
    srli s4, a4, 4
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, a4, 18
    srli s5, a4, 14
    or s4, s4, s5
    and s4, s4, t1
    xor a4, a4, s4
    slli s4, s1, 14
    srli s5, s1, 18
    or s4, s4, s5
    and s4, s4, t3
    xor s1, s1, s4
    srli s4, s1, 4
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, s1, 18
    srli s5, s1, 14
    or s4, s4, s5
    and s4, s4, t1
    xor s1, s1, s4
    # round 39 (skinny.dsl:60)
    or s4, a4, s1
    xor s3, s3, s4
    or s4, s0, t4
    xor t5, t5, s4
    and s4, t5, s3
    not s4, s4
    xor s2, s2, s4
    or s4, t6, s0
    xor a4, a4, s4
    and s4, a4, s2
    xor s1, s1, s4
    not t4, t4
    and s4, t4, t5
    xor t6, t6, s4
    or s4, t6, s1
    xor s0, s0, s4
    and s4, s3, s2
    xor t4, t4, s4
    lw s4, 712(a3)
    xor s0, s0, s4
    lw s4, 196(a3)
    srli s5, s0, 2
    xor s1, s1, s4
    lw s4, 200(a3)
    xor a4, a4, s4
    lw s4, 204(a3)
    xor t6, t6, s4
    lw s4, 744(a3)
    xor t4, t4, s4
    lw s4, 212(a3)
    xor t5, t5, s4
    lw s4, 216(a3)
    xor s3, s3, s4
    lw s4, 748(a3)
    xor s2, s2, s4
    slli s4, s0, 30
    or s4, s4, s5
    and s4, s4, t2
    xor s0, s0, s4
    slli s4, s0, 12
    srli s5, s0, 20
    or s4, s4, s5
    and s4, s4, t3
    xor s0, s0, s4
    slli s4, s0, 10
    srli s5, s0, 22
    or s4, s4, s5
    and s4, s4, t0
    xor s0, s0, s4
    slli s4, s1, 30
    srli s5, s1, 2
    or s4, s4, s5
    and s4, s4, t2
    xor s1, s1, s4
    slli s4, s1, 12
    srli s5, s1, 20
    or s4, s4, s5
    and s4, s4, t3
    xor s1, s1, s4
    slli s4, s1, 10
    srli s5, s1, 22
    or s4, s4, s5
    and s4, s4, t0
    xor s1, s1, s4
    slli s4, a4, 30
    srli s5, a4, 2
    or s4, s4, s5
    and s4, s4, t2
    xor a4, a4, s4
    slli s4, a4, 12
    srli s5, a4, 20
    or s4, s4, s5
    and s4, s4, t3
    xor a4, a4, s4
    slli s4, a4, 10
    srli s5, a4, 22
    or s4, s4, s5
    and s4, s4, t0
    xor a4, a4, s4
    slli s4, t6, 30
    srli s5, t6, 2
    or s4, s4, s5
    and s4, s4, t2
    xor t6, t6, s4
    slli s4, t6, 12
    srli s5, t6, 20
    or s4, s4, s5
    and s4, s4, t3
    xor t6, t6, s4
    slli s4, t6, 10
    srli s5, t6, 22
    or s4, s4, s5
    and s4, s4, t0
    xor t6, t6, s4
    slli s4, t4, 30
    srli s5, t4, 2
    or s4, s4, s5
    and s4, s4, t2
    xor t4, t4, s4
    slli s4, t4, 12
    srli s5, t4, 20
    or s4, s4, s5
    and s4, s4, t3
    xor t4, t4, s4
    slli s4, t4, 10
    srli s5, t4, 22
    or s4, s4, s5
    and s4, s4, t0
    xor t4, t4, s4
    slli s4, t5, 30
    srli s5, t5, 2
    or s4, s4, s5
    and s4, s4, t2
    xor t5, t5, s4
    slli s4, t5, 12
    srli s5, t5, 20
    or s4, s4, s5
    and s4, s4, t3
    xor t5, t5, s4
    slli s4, t5, 10
    srli s5, t5, 22
    or s4, s4, s5
    and s4, s4, t0
    xor t5, t5, s4
    slli s4, s3, 30
    srli s5, s3, 2
    or s4, s4, s5
    and s4, s4, t2
    xor s3, s3, s4
    slli s4, s3, 12
    srli s5, s3, 20
    or s4, s4, s5
    and s4, s4, t3
    xor s3, s3, s4
    slli s4, s3, 10
    srli s5, s3, 22
    or s4, s4, s5
    and s4, s4, t0
    xor s3, s3, s4
    slli s4, s2, 30
    srli s5, s2, 2
    or s4, s4, s5
    and s4, s4, t2
    xor s2, s2, s4
    slli s4, s2, 12
    srli s5, s2, 20
    or s4, s4, s5
    and s4, s4, t3
    xor s2, s2, s4
    slli s4, s2, 10
    srli s5, s2, 22
    or s4, s4, s5
    and t0, s4, t0
    xor t0, s2, t0
    # round 40 (skinny.dsl:60)
    or s2, s3, t0
    xor t4, t4, s2
    or s2, a4, t6
    xor s0, s0, s2
    and s2, s0, t4
    not s2, s2
    xor t5, t5, s2
    or s2, s1, a4
    xor s2, s3, s2
    and s3, s2, t5
    xor t0, t0, s3
    not t6, t6
    and s3, t6, s0
    xor s1, s1, s3
    or s3, s1, t0
    xor a4, a4, s3
    and s3, t4, t5
    xor t6, t6, s3
    lw s3, 580(a3)
    xor a4, a4, s3
    lw s3, 716(a3)
    xor t0, t0, s3
    lw s3, 232(a3)
    xor s2, s2, s3
    lw s3, 236(a3)
    xor s1, s1, s3
    lw s3, 728(a3)
    xor t6, t6, s3
    lw s3, 244(a3)
    xor s0, s0, s3
    lw s3, 248(a3)
    xor t4, t4, s3
    lw s3, 732(a3)
    xor t5, t5, s3
    srli s3, a4, 2
    and s3, s3, t1
    xor a4, a4, s3
    slli s3, a4, 4
    and s3, s3, t2
    xor a4, a4, s3
    srli s3, a4, 6
    and s3, s3, t3
    xor a4, a4, s3
    srli s3, t0, 2
    and s3, s3, t1
    xor t0, t0, s3
    slli s3, t0, 4
    and s3, s3, t2
    xor t0, t0, s3
    srli s3, t0, 6
    and s3, s3, t3
    xor t0, t0, s3
    srli s3, s2, 2
    and s3, s3, t1
    xor s2, s2, s3
    slli s3, s2, 4
    and s3, s3, t2
    xor s2, s2, s3
    srli s3, s2, 6
    and s3, s3, t3
    xor s2, s2, s3
    srli s3, s1, 2
    and s3, s3, t1
    xor s1, s1, s3
    slli s3, s1, 4
    and s3, s3, t2
    xor s1, s1, s3
    srli s3, s1, 6
    and s3, s3, t3
    xor s1, s1, s3
    srli s3, t6, 2
    and s3, s3, t1
    xor t6, t6, s3
    slli s3, t6, 4
    and s3, s3, t2
    xor t6, t6, s3
    srli s3, t6, 6
    and s3, s3, t3
    xor t6, t6, s3
    srli s3, s0, 2
    and s3, s3, t1
    xor s0, s0, s3
    slli s3, s0, 4
    and s3, s3, t2
    xor s0, s0, s3
    srli s3, s0, 6
    and s3, s3, t3
    xor s0, s0, s3
    srli s3, t4, 2
    and s3, s3, t1
    xor t4, t4, s3
    slli s3, t4, 4
    and s3, s3, t2
    xor t4, t4, s3
    srli s3, t4, 6
    and s3, s3, t3
    xor t4, t4, s3
    srli s3, t5, 2
    and t1, s3, t1
    xor t1, t5, t1
    slli t5, t1, 4
    and t2, t5, t2
    xor t1, t1, t2
    srli t2, t1, 6
    and t2, t2, t3
    xor t1, t1, t2
    srli t2, a4, 4
    xor t2, t2, t6
    and t2, t2, a7
    slli t3, t2, 4
    xor t3, a4, t3
    xor t2, t6, t2
    srli t5, s2, 4
    xor t5, t5, t4
    and t5, t5, a7
    slli t6, t5, 4
    xor t6, s2, t6
    xor t4, t4, t5
    srli t5, t0, 4
    xor t5, t5, s0
    and t5, t5, a7
    slli a4, t5, 4
    xor t0, t0, a4
    xor t5, s0, t5
    srli a4, s1, 4
    xor a4, a4, t1
    and a7, a4, a7
    slli a4, a7, 4
    xor a4, s1, a4
    xor a7, t1, a7
    srli t1, t3, 2
    xor t1, t1, t6
    and t1, t1, a6
    slli s0, t1, 2
    xor t3, t3, s0
    xor t1, t6, t1
    srli t6, t2, 2
    xor t6, t6, t4
    and t6, t6, a6
    slli s0, t6, 2
    xor t2, t2, s0
    xor t4, t4, t6
    srli t6, t0, 2
    xor t6, t6, a4
    and t6, t6, a6
    slli s0, t6, 2
    xor t0, t0, s0
    xor t6, a4, t6
    srli a4, t5, 2
    xor a4, a4, a7
    and a6, a4, a6
    slli a4, a6, 2
    xor t5, t5, a4
    xor a6, a7, a6
    srli a7, t3, 1
    xor a7, a7, t0
    and a7, a7, a5
    slli a4, a7, 1
    xor t3, t3, a4
    xor a7, t0, a7
    srli t0, t1, 1
    xor t0, t0, t6
    and t0, t0, a5
    slli a4, t0, 1
    xor t1, t1, a4
    xor t0, t6, t0
    srli t6, t2, 1
    xor t6, t6, t5
    and t6, t6, a5
    slli a4, t6, 1
    xor t2, t2, a4
    xor t5, t5, t6
    srli t6, t4, 1
    xor t6, t6, a6
    and a5, t6, a5
    slli t6, a5, 1
    xor t4, t4, t6
    xor a5, a6, a5
    lw a6, 0(a1)
    lw t6, 4(a1)
    lw a4, 8(a1)
    lw s0, 12(a1)
    lw s1, 16(a1)
    lw s2, 20(a1)
    lw s3, 24(a1)
    lw s4, 28(a1)
    xor a6, a6, t3
    xor t1, t6, t1
    xor t2, a4, t2
    xor t3, s0, t4
    xor a7, s1, a7
    xor t0, s2, t0
    xor t4, s3, t5
    xor a5, s4, a5
    sw a6, 0(a0)
    sw t1, 4(a0)
    sw t2, 8(a0)
    sw t3, 12(a0)
    sw a7, 16(a0)
    sw t0, 20(a0)
    sw t4, 24(a0)
    sw a5, 28(a0)
    lw a4, 76(sp)
    addi a0, a0, 32
    addi a1, a1, 32
    addi a4, a4, 2
    bltu a2, a1, .Llwcc_skinny128_128_ctr_crypt_rv32i_group_done
    j .Llwcc_skinny128_128_ctr_crypt_rv32i_group
.Llwcc_skinny128_128_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny128_128_ctr_crypt_rv32i_out
.Llwcc_skinny128_128_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 32
    beqz t2, .Llwcc_skinny128_128_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 128
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
    j .Llwcc_skinny128_128_ctr_crypt_rv32i_group
.Llwcc_skinny128_128_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_skinny128_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny128_128_ctr_crypt_rv32i_copy
.Llwcc_skinny128_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 128
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
    addi sp, sp, 128
    ret
    .size lwcc_skinny128_128_ctr_crypt_rv32i, .-lwcc_skinny128_128_ctr_crypt_rv32i
