# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile gift --set gift64_128 --target rv32i --lanes 1 --slicing plane
# passes:    unroll() invert() constants() counter() bitslice(enabled=true) fixslice(enabled=true) ctr_fold() fold() sbox(lanes=1) complement() rotate() balance() share() hoist() legalise(enabled=true) roll() slice(lanes=1) select() schedule() allocate() hide()
# dsl:       dsl/ciphers/gift.dsl sha256:f4e112ddfda4c2af39fe842e9cf1ddfb21d0a6a8000140095fa8ef1ec0ecef71
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 128
# layout:    planes of 16 S-boxes, 2 blocks side by side; cells in 7 arrangements
# sizes:     in bytes: block 8, key 16, nonce 4, rk 576, ctx 608, align 4, group 16, stack 128
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing

    .text

    .balign 4
    .global lwcc_gift64_128_key_setup_rv32i
    .type lwcc_gift64_128_key_setup_rv32i, %function
lwcc_gift64_128_key_setup_rv32i:
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
    lw a5, 12(a1)
    lui a6, 4080
    addi a6, a6, 255
    and a7, a5, a6
    xor t0, a5, a7
    slli a7, a7, 8
    srli t0, t0, 8
    or a7, a7, t0
    lui t0, 4
    srli t1, a7, 2
    addi t0, t0, -1
    slli t2, a5, 6
    lui t3, 12
    and t1, t1, t0
    and t2, t2, t3
    srli t4, a5, 4
    lui t5, 65520
    or t1, t1, t2
    and t2, t4, t5
    slli t4, a5, 12
    lui t6, 983040
    or t1, t1, t2
    and t2, t4, t6
    or t1, t1, t2
    lui t2, 1
    lui a4, 16384
    addi t2, t2, -2047
    slli a3, a5, 6
    srli a2, a5, 26
    addi a4, a4, 2
    lui s0, 2
    srli s1, a7, 19
    or a3, a3, a2
    addi a2, s0, 4
    and s0, s1, t2
    lui s1, 65536
    and a3, a3, a4
    srli s2, t1, 17
    slli s3, a5, 12
    srli s4, a5, 20
    addi s1, s1, 8
    lui s5, 8
    or a3, s0, a3
    srli s0, t1, 2
    slli s6, a5, 4
    and s0, s0, t0
    and s7, s6, t3
    and s2, s2, a2
    or s0, s0, s7
    or s3, s3, s4
    addi s4, s5, 16
    lui s5, 262144
    or a3, a3, s2
    lui s2, 1048560
    and s7, a5, s2
    or s0, s0, s7
    srli s0, s0, 2
    slli s8, a5, 2
    and s0, s0, t0
    and s3, s3, s1
    and s8, s8, t3
    srli s9, a5, 15
    slli s10, a7, 10
    srli s11, a7, 22
    addi s5, s5, 32
    lui ra, 32768
    or a3, a3, s3
    srli s3, a7, 4
    or s0, s0, s8
    and s3, s3, t5
    and s8, s9, s4
    or s9, s10, s11
    slli s10, a5, 7
    srli s11, a5, 25
    addi ra, ra, 64
    or s0, s0, s3
    and s3, s6, t6
    or a3, a3, s8
    lui s6, 32
    and s8, s9, s5
    or s9, s10, s11
    or s0, s0, s3
    addi s3, s6, 128
    or a3, a3, s8
    lui s6, 128
    and s8, s9, ra
    srli s9, s0, 12
    addi s6, s6, 256
    or a3, a3, s8
    and s8, s9, s3
    srli s9, a7, 10
    lui s10, 512
    or a3, a3, s8
    and s8, s9, s6
    srli s9, a5, 17
    addi s10, s10, 1024
    or a3, a3, s8
    andi s8, s9, 512
    srli s9, t1, 8
    lui s11, 2049
    or a3, a3, s8
    and s8, s9, s10
    srli s9, a5, 6
    or a3, a3, s8
    lui s8, 4100
    and s9, s9, s11
    srli s0, s0, 4
    or a3, a3, s9
    lui s9, 16
    and s0, s0, s8
    or a3, a3, s0
    srli s0, a5, 9
    and s0, s0, s9
    or a3, a3, s0
    slli s0, t1, 1
    lui t6, 131136
    and s0, s0, t6
    or a3, a3, s0
    and t4, t4, t3
    slli s0, a5, 3
    lui t5, 524544
    and s0, s0, t5
    or a3, a3, s0
    srli s0, a5, 7
    lui t5, 1024
    and s0, s0, t5
    or a3, a3, s0
    slli s0, a5, 1
    lui t5, 8192
    and s4, s0, s4
    and s0, s0, t5
    or a3, a3, s0
    # round 1 (gift.dsl:33)
    not s0, a3
    sw s0, 0(a0)
    srli s0, a7, 3
    and t2, s0, t2
    slli s0, a5, 22
    sw a3, 96(sp)
    srli a3, a5, 10
    or a3, s0, a3
    and a4, a3, a4
    or t2, t2, a4
    srli a4, a5, 2
    and a4, a4, t0
    slli a3, a5, 14
    and a3, a3, t3
    or a4, a4, a3
    and a3, t1, s2
    or a4, a4, a3
    srli a3, a4, 2
    and a3, a3, t0
    or t4, a3, t4
    or t4, t4, s7
    srli t4, t4, 1
    and t4, t4, a2
    or t2, t2, t4
    slli t4, a5, 28
    srli a3, a5, 4
    or t4, t4, a3
    and t4, t4, s1
    or t2, t2, t4
    slli t4, a7, 26
    or t2, t2, s4
    srli a3, a7, 6
    or t4, t4, a3
    slli a3, a5, 23
    and t4, t4, s5
    srli a2, a5, 9
    or a3, a3, a2
    or t2, t2, t4
    and t4, a3, ra
    slli a3, t1, 2
    or t2, t2, t4
    and t4, a3, s3
    slli a7, a7, 6
    or t2, t2, t4
    and a7, a7, s6
    srli t4, a5, 1
    or a7, t2, a7
    lw t2, 8(a1)
    andi t4, t4, 512
    slli a3, a4, 6
    srli a2, t2, 24
    or a7, a7, t4
    slli t4, t2, 9
    srli s0, t2, 23
    and a3, a3, s10
    or t4, t4, s0
    slli s0, a5, 10
    andi a2, a2, 9
    or a7, a7, a3
    lui a3, 262144
    addi a3, a3, 2
    and s0, s0, s11
    and t4, t4, a3
    slli t1, t1, 10
    or a7, a7, s0
    slli s0, t2, 7
    or t4, a2, t4
    and t1, t1, s8
    srli a2, t2, 25
    slli s1, a5, 7
    or a7, a7, t1
    lui t1, 131072
    or a2, s0, a2
    and s0, s1, s9
    addi t1, t1, 4
    slli a4, a4, 15
    or a7, a7, s0
    and a2, a2, t1
    or t4, t4, a2
    and t6, a4, t6
    slli a4, t2, 10
    slli a2, a5, 19
    or a7, a7, t6
    srli t6, t2, 22
    or t6, a4, t6
    lui a4, 524544
    and a4, a2, a4
    lui a2, 524288
    slli s0, a5, 9
    or a7, a7, a4
    addi a4, a2, 16
    and t6, t6, a4
    lui a2, 1024
    and a2, s0, a2
    or t4, t4, t6
    slli a5, a5, 17
    or a7, a7, a2
    srli t6, t2, 21
    andi t6, t6, 1056
    and a5, a5, t5
    or t4, t4, t6
    or a5, a7, a5
    srli a7, t2, 19
    lui t5, 12288
    addi t5, t5, 12
    sw a5, 4(a0)
    andi a7, a7, 576
    srli t6, t2, 18
    or a7, t4, a7
    sw t5, 8(a0)
    and t4, t2, a6
    lui t5, 1
    xor a2, t2, t4
    addi t5, t5, 128
    lui s0, 1
    slli t4, t4, 8
    srli a2, a2, 8
    addi s0, s0, -1792
    or t4, t4, a2
    lui a2, 66
    lui s1, 36
    and t6, t6, t5
    srli s3, t2, 20
    lui s4, 264
    or a7, a7, t6
    and t6, s3, s0
    srli s3, t4, 9
    lui s5, 144
    or a7, a7, t6
    srli t6, t2, 8
    and s3, s3, a2
    andi t6, t6, 9
    srli s6, t4, 7
    lui s7, 16896
    or a7, a7, s3
    and s3, s6, s1
    srli s6, t4, 6
    lui s8, 9216
    or a7, a7, s3
    and s3, s6, s4
    lui s6, 67584
    or a7, a7, s3
    and s3, t2, s5
    slli s9, t2, 3
    or a7, a7, s3
    lui s3, 36864
    and s9, s9, s7
    or a7, a7, s9
    slli s9, t2, 5
    and s9, s9, s8
    or a7, a7, s9
    slli s9, t2, 6
    and s9, s9, s6
    or a7, a7, s9
    slli s9, t2, 4
    and s9, s9, s3
    or a7, a7, s9
    # round 2 (gift.dsl:33)
    not s9, a7
    sw s9, 12(a0)
    slli s9, t2, 25
    srli s10, t2, 7
    or s9, s9, s10
    and a3, s9, a3
    slli s9, t2, 23
    or t6, t6, a3
    srli a3, t2, 9
    or a3, s9, a3
    slli s9, t2, 26
    and t1, a3, t1
    srli a3, t2, 6
    or a3, s9, a3
    or t1, t6, t1
    and t6, a3, a4
    srli a4, t2, 5
    or t1, t1, t6
    andi t6, a4, 1056
    srli a4, t2, 3
    or t1, t1, t6
    andi t6, a4, 576
    srli a4, t2, 2
    or t1, t1, t6
    and t5, a4, t5
    srli t6, t2, 4
    or t1, t1, t5
    lw t5, 4(a1)
    and t6, t6, s0
    slli a4, t5, 8
    srli a3, t5, 24
    slli s0, t4, 7
    or t1, t1, t6
    lui t6, 524288
    or a4, a4, a3
    and a3, s0, a2
    addi t6, t6, 1
    slli a2, t4, 9
    or t1, t1, a3
    slli a3, t5, 9
    and a4, a4, t6
    and a2, a2, s1
    srli s0, t5, 23
    slli t4, t4, 10
    or t1, t1, a2
    lui a2, 65536
    or a3, a3, s0
    and t4, t4, s4
    addi a2, a2, 2
    slli s0, t2, 16
    or t1, t1, t4
    and t4, a3, a2
    or t4, a4, t4
    and a4, s0, s5
    and a3, t5, a6
    slli s0, t2, 19
    or t1, t1, a4
    xor a4, t5, a3
    slli a3, a3, 8
    and s0, s0, s7
    srli a4, a4, 8
    slli s1, t2, 21
    or t1, t1, s0
    or a4, a3, a4
    srli a3, a4, 2
    and s0, s1, s8
    and a3, a3, t0
    slli s1, t2, 22
    or t1, t1, s0
    slli s0, t5, 6
    and s0, s0, t3
    and s1, s1, s6
    or a3, a3, s0
    slli t2, t2, 20
    or t1, t1, s1
    srli s0, t5, 4
    lui s1, 65520
    and s4, s0, s1
    and t2, t2, s3
    or a3, a3, s4
    or t1, t1, t2
    slli t2, t5, 12
    lui s3, 49152
    addi s3, s3, 195
    sw t1, 16(a0)
    lui s4, 983040
    and s5, t2, s4
    or a3, a3, s5
    srli s5, a3, 2
    sw s3, 20(a0)
    slli s3, t5, 4
    and s6, s5, t0
    and s7, s3, t3
    or s6, s6, s7
    and s7, t5, s2
    or s6, s6, s7
    lui s8, 16
    srli s9, s6, 2
    slli s10, t5, 2
    addi s8, s8, 4
    and s9, s9, t0
    and s10, s10, t3
    srli s11, a4, 4
    or s9, s9, s10
    and s10, s11, s1
    or s9, s9, s10
    and s10, s3, s4
    or s9, s9, s10
    srli s10, s9, 14
    slli s11, t5, 7
    and s10, s10, s8
    or t4, t4, s10
    srli s10, t5, 25
    or s10, s11, s10
    lui s11, 262144
    addi s11, s11, 8
    and s10, s10, s11
    or t4, t4, s10
    srli s10, t5, 12
    lui ra, 64
    addi ra, ra, 16
    and s10, s10, ra
    or t4, t4, s10
    srli s10, t5, 11
    sw a7, 100(sp)
    lui a7, 128
    addi a7, a7, 32
    and s10, s10, a7
    or t4, t4, s10
    srli s10, a3, 10
    sw t1, 104(sp)
    lui t1, 256
    addi t1, t1, 64
    and s10, s10, t1
    or t4, t4, s10
    srli s10, a3, 9
    lui s4, 512
    addi s4, s4, 128
    and s10, s10, s4
    or t4, t4, s10
    srli s10, t5, 17
    andi s10, s10, 256
    or t4, t4, s10
    srli s10, a4, 8
    sw a5, 108(sp)
    lui a5, 1024
    addi a5, a5, 512
    and s10, s10, a5
    or t4, t4, s10
    srli s10, s9, 7
    lui s1, 4096
    addi s1, s1, 1024
    and s10, s10, s1
    or t4, t4, s10
    srli s9, s9, 6
    lui s10, 8193
    addi s10, s10, -2048
    and s9, s9, s10
    or t4, t4, s9
    srli s9, t5, 5
    lui t3, 16385
    and s9, s9, t3
    or t4, t4, s9
    lui s9, 32770
    and s0, s0, s9
    or t4, t4, s0
    srli s0, t5, 7
    lui s9, 4
    and s0, s0, s9
    and s3, s3, ra
    or t4, t4, s0
    lui s0, 131080
    and s5, s5, s0
    or t4, t4, s5
    srli s5, t5, 9
    lui ra, 32
    and s5, s5, ra
    or t4, t4, s5
    slli s5, t5, 1
    lui ra, 2048
    and a3, a3, s2
    and s5, s5, ra
    or t4, t4, s5
    # round 3 (gift.dsl:33)
    not s5, t4
    sw s5, 24(a0)
    slli s5, t5, 24
    sw t4, 112(sp)
    srli t4, t5, 8
    or t4, s5, t4
    and t4, t4, t6
    slli t6, t5, 25
    srli s5, t5, 7
    or t6, t6, s5
    and t6, t6, a2
    or t4, t4, t6
    slli t6, s6, 2
    and t6, t6, s8
    or t4, t4, t6
    slli t6, t5, 23
    srli a2, t5, 9
    or t6, t6, a2
    and t6, t6, s11
    or t4, t4, t6
    or t4, t4, s3
    slli t6, t5, 5
    and a7, t6, a7
    or a7, t4, a7
    srli t4, t5, 2
    and t4, t4, t0
    slli t6, t5, 14
    lui a2, 12
    and t6, t6, a2
    or t4, t4, t6
    or t4, t4, a3
    srli t4, t4, 2
    and t4, t4, t0
    and t6, t2, a2
    or t4, t4, t6
    or t4, t4, s7
    slli t6, t4, 6
    and t1, t6, t1
    or a7, a7, t1
    slli t1, t4, 7
    and t1, t1, s4
    or a7, a7, t1
    srli t1, t5, 1
    andi t1, t1, 256
    or a7, a7, t1
    slli t1, a4, 8
    and a5, t1, a5
    lw t1, 0(a1)
    or a5, a7, a5
    and a6, t1, a6
    slli a7, s6, 9
    and a7, a7, s1
    xor t6, t1, a6
    slli a6, a6, 8
    srli t6, t6, 8
    or a6, a6, t6
    srli t6, a6, 16
    slli a4, s6, 10
    or a5, a5, a7
    lui a7, 8
    addi a7, a7, 1
    and a4, a4, s10
    and t6, t6, a7
    slli a3, t5, 11
    or a5, a5, a4
    srli a4, t1, 23
    andi a4, a4, 6
    and t3, a3, t3
    or t6, t6, a4
    or a5, a5, t3
    srli t3, t1, 22
    lui a4, 32770
    and t2, t2, a4
    andi t3, t3, 24
    slli a4, t5, 9
    or a5, a5, t2
    srli t2, t1, 21
    or t3, t6, t3
    and t6, a4, s9
    andi t2, t2, 96
    slli t4, t4, 14
    or a5, a5, t6
    srli t6, a6, 2
    or t2, t3, t2
    and t3, t4, s0
    and t4, t6, t0
    slli t6, t5, 7
    or a5, a5, t3
    slli t3, t1, 6
    and a4, t3, a2
    lui a3, 32
    and t6, t6, a3
    or t4, t4, a4
    slli t5, t5, 17
    or a5, a5, t6
    srli t6, t1, 4
    lui a4, 65520
    and t6, t6, a4
    and t5, t5, ra
    or t4, t4, t6
    or a5, a5, t5
    slli t5, t1, 12
    lui t6, 786480
    addi t6, t6, 771
    sw a5, 28(a0)
    lui a3, 983040
    and s0, t5, a3
    or t4, t4, s0
    srli s0, t4, 2
    sw t6, 32(a0)
    slli t6, t1, 4
    and s0, s0, t0
    and s1, t6, a2
    or s0, s0, s1
    and s1, t1, s2
    or s0, s0, s1
    srli s3, s0, 2
    slli s4, t1, 2
    and s3, s3, t0
    and s5, s4, a2
    srli s6, a6, 4
    or s3, s3, s5
    and a4, s6, a4
    or a4, s3, a4
    and t6, t6, a3
    or t6, a4, t6
    slli a4, t6, 8
    srli t6, t6, 24
    lui a3, 4096
    or t6, a4, t6
    addi a4, a3, 128
    lui a3, 2048
    and t6, t6, a4
    srli s3, t4, 8
    addi a3, a3, 256
    or t2, t2, t6
    and t6, s3, a3
    srli s3, t1, 11
    lui s5, 2
    or t2, t2, t6
    andi t6, s3, 1536
    srli s3, t1, 10
    addi s5, s5, -2048
    or t2, t2, t6
    and t6, s3, s5
    srli s3, t1, 9
    lui s6, 6
    or t2, t2, t6
    and a6, a6, a7
    and a7, s3, s6
    lui t6, 524304
    or a7, t2, a7
    and t2, t1, t6
    slli s3, t1, 1
    lui s7, 96
    or a7, a7, t2
    and t2, s3, s7
    lui s3, 384
    or a7, a7, t2
    and t2, s4, s3
    slli s4, t1, 3
    or a7, a7, t2
    lui t2, 1536
    and s4, s4, t2
    or a7, a7, s4
    srli s4, t1, 3
    lui s8, 24576
    and t4, t4, s2
    and s2, s4, s8
    or a7, a7, s2
    srli s2, t1, 2
    lui s4, 98304
    and s9, s2, t0
    and t5, t5, a2
    and s2, s2, s4
    or a7, a7, s2
    srli s2, t1, 1
    lui s10, 393216
    and s2, s2, s10
    or a7, a7, s2
    # round 4 (gift.dsl:33)
    not s2, a7
    sw s2, 36(a0)
    srli s2, t1, 7
    andi s2, s2, 6
    or a6, a6, s2
    srli s2, t1, 6
    andi s2, s2, 24
    or a6, a6, s2
    srli s2, t1, 5
    andi s2, s2, 96
    or a6, a6, s2
    slli s2, s0, 24
    srli s0, s0, 8
    or s0, s2, s0
    and a4, s0, a4
    or a6, a6, a4
    slli a4, t1, 14
    and a2, a4, a2
    or a2, s9, a2
    or t4, a2, t4
    srli t4, t4, 2
    and t0, t4, t0
    or t0, t0, t5
    or t0, t0, s1
    slli t0, t0, 8
    and t0, t0, a3
    slli t4, t1, 5
    or a6, a6, t0
    andi t0, t4, 1536
    or a6, a6, t0
    and t0, t3, s5
    slli t3, t1, 7
    or a6, a6, t0
    and t0, t3, s6
    slli t3, t1, 16
    or a6, a6, t0
    and t0, t3, t6
    slli t3, t1, 17
    or a6, a6, t0
    and t0, t3, s7
    slli t3, t1, 18
    or a6, a6, t0
    and t0, t3, s3
    slli t3, t1, 19
    or a6, a6, t0
    and t0, t3, t2
    slli t2, t1, 13
    or a6, a6, t0
    and t0, t2, s8
    lw t2, 108(sp)
    srli t4, t2, 8
    slli t3, t2, 24
    lui t5, 1044480
    or a6, a6, t0
    lui t0, 48
    and t6, a4, s4
    slli t1, t1, 15
    lw a4, 96(sp)
    srli a2, a4, 26
    slli a3, a4, 6
    lui s0, 259060
    slli s1, a4, 14
    srli s2, a4, 18
    lui s3, 789516
    or t3, t3, t4
    addi t4, t5, 255
    srli t5, t2, 14
    addi t0, t0, 768
    or a6, a6, t6
    and t1, t1, s10
    or t6, a3, a2
    addi a3, s0, -193
    or a2, s1, s2
    addi s0, s3, 192
    and t3, t3, t4
    and t0, t5, t0
    srli t4, t2, 6
    or a6, a6, t1
    lui t1, 4048
    and t5, t6, a3
    and t6, a2, s0
    or t0, t3, t0
    or t3, t5, t6
    lui t5, 12
    addi t5, t5, 255
    # round 5 (gift.dsl:33)
    not t6, t3
    sw a6, 40(a0)
    addi t1, t1, -1024
    and t1, t4, t1
    or t0, t0, t1
    sw t5, 44(a0)
    lw t1, 104(sp)
    srli t5, t1, 4
    slli t4, t1, 28
    lui a2, 209715
    or t4, t4, t5
    addi t5, a2, 819
    and t4, t4, t5
    lw t5, 100(sp)
    srli s1, t5, 24
    slli a2, t5, 8
    lui s2, 12337
    or a2, a2, s1
    addi s1, s2, -61
    # round 6 (gift.dsl:33)
    not a2, a2
    sw t6, 48(a0)
    slli t6, t1, 20
    srli s2, t1, 12
    lui s3, 49345
    lw s4, 112(sp)
    or t6, t6, s2
    and s5, s4, a3
    addi s2, s3, -1012
    xor s3, s4, s5
    and t6, t6, s2
    slli s2, t1, 4
    slli s5, s5, 2
    or t4, t4, t6
    and t6, s2, s0
    or t4, t4, t6
    lui t6, 49164
    addi t6, t6, 1020
    sw t0, 52(a0)
    srli s2, s3, 6
    or s2, s5, s2
    # round 7 (gift.dsl:33)
    not s3, s2
    sw s1, 56(a0)
    slli s1, a5, 14
    lui s5, 259056
    srli s6, a5, 16
    and s1, s1, s5
    sw a2, 60(a0)
    slli a2, a5, 22
    lui s5, 789504
    or s1, s6, s1
    and a2, a2, s5
    or a2, s1, a2
    lui s1, 61681
    addi s1, s1, -241
    srli s5, a6, 4
    slli s6, a7, 24
    srli s7, a7, 8
    lui s8, 798769
    or s6, s6, s7
    addi s7, s8, -1009
    # round 8 (gift.dsl:33)
    not s6, s6
    sw t4, 64(a0)
    slli s8, a6, 12
    srli s9, a6, 20
    and s5, s5, s1
    sw t6, 68(a0)
    lui t6, 986895
    addi t6, t6, 240
    or s8, s8, s9
    and s9, s8, t6
    or s5, s5, s9
    lui s9, 61452
    sw s3, 72(a0)
    slli s3, a4, 12
    srli s10, a4, 20
    srli s11, t3, 2
    or s3, s3, s10
    and s10, s11, a3
    and s3, s3, s0
    or s3, s10, s3
    addi s9, s9, 207
    # round 9 (gift.dsl:33)
    not s10, s3
    sw a2, 76(a0)
    slli s11, t2, 2
    srli ra, t2, 30
    sw s7, 80(a0)
    lui s7, 12336
    addi s7, s7, 771
    or s11, s11, ra
    slli ra, t2, 10
    and s11, s11, s7
    sw s6, 84(a0)
    srli s6, t2, 22
    or s6, ra, s6
    lui ra, 1036240
    addi ra, ra, -772
    and s6, s6, ra
    or s6, s11, s6
    slli s11, t5, 16
    sw s5, 88(a0)
    sw s9, 92(a0)
    srli s9, s4, 4
    and s9, s9, s7
    sw s10, 96(a0)
    lui s10, 798769
    addi s10, s10, -829
    sw s6, 100(a0)
    sw s10, 104(a0)
    srli s10, t5, 16
    or s10, s11, s10
    slli s11, t1, 24
    # round 10 (gift.dsl:33)
    not s10, s10
    sw s10, 108(a0)
    srli s10, t1, 8
    or s10, s11, s10
    and s11, a5, s7
    sw s10, 112(a0)
    lui s10, 49164
    addi s10, s10, 255
    sw s10, 116(a0)
    slli s10, s2, 2
    and s10, s10, ra
    or s9, s9, s10
    # round 11 (gift.dsl:33)
    not s10, s9
    sw s10, 120(a0)
    xor s10, a5, s11
    slli s11, s11, 6
    srli s10, s10, 2
    or s10, s11, s10
    lui s11, 798768
    addi s11, s11, 780
    sw s10, 124(a0)
    sw s11, 128(a0)
    slli s11, a7, 16
    sw s9, 116(sp)
    srli s9, a7, 16
    or s9, s11, s9
    # round 12 (gift.dsl:33)
    not s9, s9
    sw s9, 132(a0)
    slli s9, a6, 8
    srli s11, a6, 24
    or s9, s9, s11
    sw s9, 136(a0)
    lui s9, 61452
    addi s9, s9, 240
    sw s9, 140(a0)
    srli s9, s3, 2
    and s9, s9, a3
    slli s11, a4, 10
    sw s3, 120(sp)
    srli s3, a4, 22
    or s3, s11, s3
    and s3, s3, s0
    or s3, s9, s3
    # round 13 (gift.dsl:33)
    not s9, s3
    sw s9, 144(a0)
    and s9, t0, a3
    xor s11, t0, s9
    slli s9, s9, 2
    srli s11, s11, 6
    or s9, s9, s11
    sw s9, 148(a0)
    lui s11, 786433
    addi s11, s11, -61
    sw s11, 152(a0)
    slli s11, t5, 24
    srli t5, t5, 8
    or t5, s11, t5
    # round 14 (gift.dsl:33)
    not t5, t5
    sw t5, 156(a0)
    slli t5, t4, 24
    srli s11, t4, 8
    or t5, t5, s11
    sw t5, 160(a0)
    lui t5, 49164
    addi t5, t5, 963
    sw t5, 164(a0)
    and t5, s4, s7
    xor s11, s4, t5
    slli t5, t5, 6
    srli s11, s11, 2
    or t5, t5, s11
    # round 15 (gift.dsl:33)
    not s11, t5
    sw s11, 168(a0)
    and s11, a2, s7
    xor s4, a2, s11
    slli s11, s11, 6
    srli s4, s4, 2
    or s4, s11, s4
    sw s4, 172(a0)
    lui s11, 786481
    addi s11, s11, -253
    sw s11, 176(a0)
    slli s11, a7, 8
    sw s3, 124(sp)
    srli s3, a7, 24
    or s3, s11, s3
    # round 16 (gift.dsl:33)
    not s3, s3
    sw s3, 180(a0)
    slli s3, s5, 8
    srli s11, s5, 24
    or s3, s3, s11
    sw s3, 184(a0)
    lui s3, 12
    addi s3, s3, 252
    sw s3, 188(a0)
    slli s3, a4, 8
    srli a4, a4, 24
    or a4, s3, a4
    # round 17 (gift.dsl:33)
    not a4, a4
    sw a4, 192(a0)
    slli a4, t2, 4
    srli s3, t2, 28
    or a4, a4, s3
    and a4, a4, s7
    slli s3, s6, 2
    slli s9, s9, 2
    and s3, s3, ra
    and s9, s9, ra
    or a4, a4, s3
    sw a4, 196(a0)
    lui a4, 49
    addi a4, a4, -61
    sw a4, 200(a0)
    slli a4, t1, 16
    srli s3, t1, 16
    or a4, a4, s3
    sw a4, 204(a0)
    lui a4, 49164
    addi a4, a4, 972
    sw a4, 208(a0)
    srli a4, s10, 2
    srli s3, s4, 2
    and a4, a4, a3
    slli s4, a5, 4
    and s4, s4, s0
    or a4, a4, s4
    and s3, s3, a3
    sw a4, 212(a0)
    lui s4, 786481
    addi s4, s4, -1009
    sw s4, 216(a0)
    slli s4, a6, 16
    srli s11, a6, 16
    or s4, s4, s11
    sw s4, 220(a0)
    lui s4, 49164
    addi s4, s4, 207
    sw s4, 224(a0)
    srli s4, t0, 4
    and s4, s4, s7
    or s4, s4, s9
    sw s4, 228(a0)
    lui s7, 12337
    addi s7, s7, -832
    sw s7, 232(a0)
    slli s7, t4, 16
    srli s9, t4, 16
    or s7, s7, s9
    sw s7, 236(a0)
    lui s7, 49164
    addi s7, s7, 60
    sw s7, 240(a0)
    slli s7, a2, 4
    and s7, s7, s0
    or s3, s3, s7
    sw s3, 244(a0)
    lui s7, 798720
    addi s7, s7, 12
    sw s7, 248(a0)
    slli s7, s5, 16
    srli s5, s5, 16
    or s5, s7, s5
    sw s5, 252(a0)
    lui s5, 61452
    sw s5, 256(a0)
    slli s5, t2, 6
    srli s7, t2, 26
    or s5, s5, s7
    and s7, s8, s1
    and s5, s5, a3
    slli s8, t2, 14
    srli t2, t2, 18
    or t2, s8, t2
    and t2, t2, s0
    or t2, s5, t2
    sw t2, 260(a0)
    lui s5, 786433
    addi s5, s5, -1021
    sw s5, 264(a0)
    slli s5, t1, 8
    srli s8, t1, 24
    or s5, s5, s8
    sw s5, 268(a0)
    lui s5, 49152
    addi s5, s5, 192
    sw s5, 272(a0)
    lui s5, 49920
    addi s5, s5, 48
    sw s5, 276(a0)
    slli s5, a7, 4
    srli s8, a7, 28
    or s5, s5, s8
    and s1, s5, s1
    slli s5, a7, 12
    srli s8, a7, 20
    or s5, s5, s8
    and s5, s5, t6
    or s1, s1, s5
    # round 28 (gift.dsl:33)
    not s5, s1
    sw s5, 280(a0)
    slli s5, a6, 20
    srli s8, a6, 12
    or s5, s5, s8
    and t6, s5, t6
    or t6, s7, t6
    lui s5, 1032192
    sw t6, 284(a0)
    addi s5, s5, 12
    sw s5, 288(a0)
    slli s5, s1, 16
    srli s7, s1, 16
    or s5, s5, s7
    sw s5, 292(a0)
    slli s5, t6, 24
    srli s7, t6, 8
    or s5, s5, s7
    sw s5, 296(a0)
    lui s5, 1
    addi s5, s5, -772
    sw s5, 300(a0)
    slli s5, s2, 8
    srli s2, s2, 24
    or s2, s5, s2
    lw s5, 100(sp)
    not s2, s2
    slli s7, s5, 6
    sw s2, 304(a0)
    slli s2, s10, 8
    srli s8, s10, 24
    or s2, s2, s8
    srli s8, s5, 26
    or s7, s7, s8
    slli s8, s5, 14
    srli s5, s5, 18
    or s5, s8, s5
    slli s8, t1, 22
    and s7, s7, a3
    and s5, s5, s0
    or s5, s7, s5
    srli s7, t1, 10
    or s7, s8, s7
    slli s8, t1, 30
    and s7, s7, a3
    sw s2, 308(a0)
    lui s2, 12288
    addi s2, s2, 960
    not s2, s2
    sw s2, 312(a0)
    # round 27 (gift.dsl:33)
    not s2, s5
    sw s2, 316(a0)
    srli s2, t1, 2
    slli a7, a7, 2
    or s2, s8, s2
    slli s8, s1, 22
    srli s1, s1, 10
    or s1, s8, s1
    slli s8, t6, 18
    and s1, s1, a3
    and a7, a7, s0
    and s2, s2, s0
    or a7, s1, a7
    srli s1, t6, 14
    or s1, s8, s1
    and s1, s1, a3
    or s2, s7, s2
    slli s7, a6, 14
    lui s8, 12288
    addi s8, s8, 48
    not s8, s8
    sw s2, 320(a0)
    sw s8, 324(a0)
    slli s8, t3, 24
    srli t3, t3, 8
    or t3, s8, t3
    srli s8, a6, 18
    or s7, s7, s8
    and s7, s7, s0
    lui s8, 15360
    or s1, s1, s7
    lui s7, 245760
    addi s8, s8, 12
    addi s7, s7, 768
    # round 26 (gift.dsl:33)
    not t3, t3
    not s8, s8
    # round 25 (gift.dsl:33)
    not s7, s7
    sw t3, 328(a0)
    slli t3, s6, 24
    srli s6, s6, 8
    or t3, t3, s6
    lw s6, 112(sp)
    sw t3, 332(a0)
    slli s9, s6, 8
    srli s6, s6, 24
    or s6, s9, s6
    not s9, a7
    # round 24 (gift.dsl:33)
    not s6, s6
    slli t3, a2, 8
    sw s8, 336(a0)
    lui s8, 1
    addi s8, s8, -829
    not s8, s8
    sw s9, 340(a0)
    srli t4, t4, 2
    slli t1, t1, 2
    and t4, t4, a3
    and t1, t1, s0
    slli s9, s5, 24
    or t1, t4, t1
    srli t4, s5, 8
    or t4, s9, t4
    lui s9, 12291
    addi s9, s9, 15
    # round 23 (gift.dsl:33)
    not t4, t4
    not s9, s9
    sw s1, 344(a0)
    sw s7, 348(a0)
    lui s7, 786480
    addi s7, s7, 780
    # round 22 (gift.dsl:33)
    not s7, s7
    sw s6, 352(a0)
    srli s6, a2, 24
    or t3, t3, s6
    slli s6, a7, 8
    sw t3, 356(a0)
    slli t3, t6, 14
    srli t6, t6, 18
    or t3, t3, t6
    srli t6, a7, 24
    or t6, s6, t6
    slli s6, t0, 24
    # round 21 (gift.dsl:33)
    not t6, t6
    sw s8, 360(a0)
    slli a6, a6, 2
    and t3, t3, a3
    and a6, a6, s0
    or a6, t3, a6
    srli t3, t0, 8
    or t3, s6, t3
    sw t4, 364(a0)
    lui t4, 196608
    slli s6, t5, 8
    srli t5, t5, 24
    addi t4, t4, 831
    not t4, t4
    sw t1, 368(a0)
    or t5, s6, t5
    slli s6, a5, 8
    # round 20 (gift.dsl:33)
    not t5, t5
    sw s9, 372(a0)
    lui s8, 12481
    srli s9, a5, 24
    or s6, s6, s9
    sw t3, 376(a0)
    slli t3, s5, 16
    addi s8, s8, -64
    not s8, s8
    sw s7, 380(a0)
    srli s7, s5, 16
    or t3, t3, s7
    slli s7, s2, 8
    # round 19 (gift.dsl:33)
    not t3, t3
    sw t6, 384(a0)
    lui t6, 12303
    lw s9, 124(sp)
    addi t6, t6, 51
    slli s10, s9, 24
    not t6, t6
    sw a6, 388(a0)
    srli s9, s9, 8
    or s9, s10, s9
    srli s10, s2, 24
    or s7, s7, s10
    # round 18 (gift.dsl:33)
    not s9, s9
    sw t4, 392(a0)
    lui t4, 798720
    slli s10, a7, 16
    addi t4, t4, 783
    not t4, t4
    sw t5, 396(a0)
    srli t5, a7, 16
    or t5, s10, t5
    # round 17 (gift.dsl:33)
    not t5, t5
    sw s6, 400(a0)
    slli s6, s1, 24
    srli s10, s1, 8
    or s6, s6, s10
    sw s8, 404(a0)
    lw s8, 116(sp)
    li s11, 1011
    slli s10, s8, 8
    srli s8, s8, 24
    not s11, s11
    sw t3, 408(a0)
    slli t3, s3, 6
    or s8, s10, s8
    # round 16 (gift.dsl:33)
    not s8, s8
    sw s7, 412(a0)
    srli s7, s3, 26
    slli s10, a2, 10
    or t3, t3, s7
    and t3, t3, a3
    sw t6, 416(a0)
    srli t6, a2, 22
    or t6, s10, t6
    and t6, t6, s0
    or t3, t3, t6
    sw s9, 420(a0)
    lui t6, 12528
    addi t6, t6, 960
    not t6, t6
    sw t4, 424(a0)
    slli t4, s5, 8
    srli a2, s5, 24
    or t4, t4, a2
    # round 15 (gift.dsl:33)
    not t4, t4
    sw t5, 428(a0)
    slli t5, t1, 8
    srli a2, t1, 24
    or t5, t5, a2
    sw s6, 432(a0)
    lui a2, 12303
    addi a2, a2, 240
    not a2, a2
    sw s11, 436(a0)
    lw s5, 120(sp)
    sw s8, 440(a0)
    slli s6, s5, 24
    srli s5, s5, 8
    or s5, s6, s5
    # round 14 (gift.dsl:33)
    not s6, s5
    slli s7, t0, 22
    srli s8, t0, 10
    slli s9, t0, 30
    srli t0, t0, 2
    or s7, s7, s8
    or t0, s9, t0
    and s7, s7, a3
    and t0, t0, s0
    or t0, s7, t0
    sw t3, 444(a0)
    lui t3, 801792
    addi t3, t3, 15
    not t3, t3
    sw t6, 448(a0)
    slli t6, a7, 24
    srli a7, a7, 8
    or a7, t6, a7
    # round 13 (gift.dsl:33)
    not a7, a7
    sw t4, 452(a0)
    slli t4, a6, 24
    srli t6, a6, 8
    or t4, t4, t6
    sw t5, 456(a0)
    lui t5, 245760
    addi t5, t5, 963
    not t5, t5
    sw a2, 460(a0)
    slli t6, a4, 6
    srli a2, a4, 26
    or t6, t6, a2
    and t6, t6, a3
    sw s6, 464(a0)
    slli a3, a5, 10
    srli a5, a5, 22
    or a5, a3, a5
    lui a3, 12337
    and a5, a5, s0
    addi a3, a3, -829
    or a5, t6, a5
    # round 12 (gift.dsl:33)
    not t6, a3
    sw t0, 468(a0)
    slli t0, s2, 16
    srli a3, s2, 16
    or t0, t0, a3
    sw t3, 472(a0)
    lui t3, 12291
    addi t3, t3, 255
    slli a3, t2, 24
    # round 11 (gift.dsl:33)
    not t3, t3
    sw a7, 476(a0)
    lui a7, 801840
    srli t2, t2, 8
    or t2, a3, t2
    sw t4, 480(a0)
    addi a7, a7, 780
    slli t4, s1, 16
    # round 10 (gift.dsl:33)
    not a7, a7
    sw t5, 484(a0)
    lui t5, 245760
    srli a3, s1, 16
    addi t5, t5, 831
    slli a2, s3, 8
    srli s0, s3, 24
    or t4, t4, a3
    # round 9 (gift.dsl:33)
    not t5, t5
    or a3, a2, s0
    sw a5, 488(a0)
    lui a5, 12481
    addi a5, a5, -61
    # round 8 (gift.dsl:33)
    not a5, a5
    sw t6, 492(a0)
    slli t6, t1, 16
    srli t1, t1, 16
    or t1, t6, t1
    sw t0, 496(a0)
    lui t0, 12303
    addi t0, t0, 63
    # round 7 (gift.dsl:33)
    not t0, t0
    sw t3, 500(a0)
    slli t3, s4, 24
    srli t6, s4, 8
    or t3, t3, t6
    sw t2, 504(a0)
    lui t2, 798768
    addi t2, t2, 783
    # round 6 (gift.dsl:33)
    not t2, t2
    sw a7, 508(a0)
    slli a7, a6, 16
    srli a6, a6, 16
    or a6, a7, a6
    sw t4, 512(a0)
    li a7, 1023
    # round 5 (gift.dsl:33)
    not a7, a7
    sw t5, 516(a0)
    slli t4, a4, 8
    srli t5, a4, 24
    or t4, t4, t5
    sw a3, 520(a0)
    lui t5, 12336
    addi t5, t5, 960
    # round 4 (gift.dsl:33)
    not t5, t5
    sw a5, 524(a0)
    slli a5, s2, 24
    srli t6, s2, 8
    or a5, a5, t6
    sw t1, 528(a0)
    lui t1, 12288
    addi t1, t1, 240
    # round 3 (gift.dsl:33)
    not t1, t1
    sw t0, 532(a0)
    lui t0, 49152
    addi t0, t0, 48
    # round 2 (gift.dsl:33)
    not t0, t0
    sw t3, 536(a0)
    sw t2, 540(a0)
    sw a6, 544(a0)
    sw a7, 548(a0)
    sw t4, 552(a0)
    sw t5, 556(a0)
    sw a5, 560(a0)
    sw t1, 564(a0)
    sw s5, 568(a0)
    sw t0, 572(a0)
    addi t0, sp, 64
    addi t1, sp, 128
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
    addi sp, sp, 128
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
    lui t1, 349525
    srli t2, a5, 1
    addi t1, t1, 1365
    xor t2, a7, t2
    srli t3, a6, 1
    and t2, t2, t1
    xor t3, t0, t3
    slli t4, t2, 1
    and t3, t3, t1
    xor a5, a5, t4
    xor a7, a7, t2
    slli t2, t3, 1
    xor a6, a6, t2
    xor t0, t0, t3
    lui t2, 16
    srli t3, a5, 16
    srli t4, a7, 16
    addi t2, t2, -1
    xor t3, a6, t3
    xor t4, t0, t4
    and t3, t3, t2
    and t4, t4, t2
    slli t5, t3, 16
    slli t6, t4, 16
    xor a5, a5, t5
    xor a7, a7, t6
    xor a6, a6, t3
    xor t0, t0, t4
    lui t3, 4080
    srli t4, a5, 8
    srli t5, a7, 8
    addi t3, t3, 255
    xor t4, a6, t4
    xor t5, t0, t5
    and t4, t4, t3
    and t5, t5, t3
    slli t6, t4, 8
    slli a4, t5, 8
    xor a5, a5, t6
    xor a7, a7, a4
    xor a6, a6, t4
    xor t0, t0, t5
    lui t4, 61681
    srli t5, a5, 4
    srli t6, a7, 4
    addi t4, t4, -241
    xor t5, a6, t5
    xor t6, t0, t6
    and t5, t5, t4
    and t6, t6, t4
    slli a4, t5, 4
    slli s0, t6, 4
    xor a5, a5, a4
    xor a7, a7, s0
    xor a6, a6, t5
    xor t0, t0, t6
    lui t5, 209715
    srli t6, a5, 2
    srli a4, a7, 2
    addi t5, t5, 819
    xor t6, a6, t6
    xor a4, t0, a4
    and t6, t6, t5
    and a4, a4, t5
    slli s0, t6, 2
    slli s1, a4, 2
    xor a5, a5, s0
    xor a7, a7, s1
    xor a6, a6, t6
    # round 1 (gift.dsl:33)
    or t6, a5, a7
    xor t0, t0, a4
    xor t6, a6, t6
    and a6, a5, a6
    xor a4, t0, t6
    xor a6, a7, a6
    lui a7, 259060
    xor s0, a6, a4
    addi a7, a7, -193
    and a6, t0, a6
    and t0, a4, t4
    and s1, s0, a7
    lui s2, 12336
    xor a5, a5, a6
    xor a6, a4, t0
    xor a4, s0, s1
    addi s2, s2, 771
    slli t0, t0, 4
    srli a6, a6, 4
    slli s1, s1, 2
    srli a4, a4, 6
    and s3, a5, s2
    lw s4, 0(a3)
    lw s5, 4(a3)
    and s0, a5, s0
    or a6, t0, a6
    or t0, s1, a4
    xor a5, a5, s3
    xor t6, t6, s0
    slli a4, s3, 6
    srli a5, a5, 2
    xor a6, s4, a6
    xor t0, s5, t0
    lw s0, 8(a3)
    or a5, a4, a5
    # round 2 (gift.dsl:33)
    or a4, a6, t0
    and s1, a6, t6
    # round 1 (gift.dsl:33)
    xor a5, s0, a5
    # round 2 (gift.dsl:33)
    xor t6, t6, a4
    xor t0, t0, s1
    xor a4, a5, t6
    and a5, a5, t0
    xor t0, t0, a4
    xor a5, a6, a5
    and a6, a5, t0
    xor a6, t6, a6
    slli t6, a4, 8
    srli a4, a4, 24
    slli s0, t0, 16
    srli t0, t0, 16
    lw s1, 12(a3)
    lw s3, 16(a3)
    or t6, t6, a4
    or t0, s0, t0
    slli a4, a6, 24
    srli a6, a6, 8
    or a6, a4, a6
    xor t6, s1, t6
    xor t0, s3, t0
    lw a4, 20(a3)
    # round 3 (gift.dsl:33)
    or s0, t6, t0
    and s3, t6, a6
    # round 2 (gift.dsl:33)
    xor a5, a4, a5
    # round 3 (gift.dsl:33)
    xor a6, a6, s0
    xor t0, t0, s3
    xor a4, a5, a6
    and a5, a5, t0
    xor t0, t0, a4
    xor a5, t6, a5
    and t6, a5, t0
    xor a6, a6, t6
    and t6, t0, a7
    xor t0, t0, t6
    and s0, a6, t4
    slli t6, t6, 2
    srli t0, t0, 6
    xor a6, a6, s0
    and s3, a5, s2
    lw s4, 24(a3)
    lw s5, 28(a3)
    or t0, t6, t0
    slli t6, s0, 4
    srli a6, a6, 4
    xor a5, a5, s3
    or a6, t6, a6
    slli t6, s3, 6
    srli a5, a5, 2
    xor a4, s4, a4
    xor t0, s5, t0
    lw s0, 32(a3)
    or a5, t6, a5
    # round 4 (gift.dsl:33)
    or t6, a4, t0
    and s3, a4, a6
    # round 3 (gift.dsl:33)
    xor a5, s0, a5
    # round 4 (gift.dsl:33)
    xor a6, t6, a6
    xor t0, t0, s3
    xor t6, a5, a6
    and a5, a5, t0
    xor t0, t0, t6
    xor a5, a4, a5
    and a4, a5, t0
    xor a6, a6, a4
    slli a4, t0, 24
    srli t0, t0, 8
    lw s0, 36(a3)
    lw s3, 40(a3)
    or t0, a4, t0
    slli a4, a6, 16
    srli a6, a6, 16
    or a6, a4, a6
    slli a4, a5, 8
    srli a5, a5, 24
    xor t6, s0, t6
    xor t0, s3, t0
    lw s3, 44(a3)
    or a5, a4, a5
    # round 5 (gift.dsl:33)
    or a4, t6, t0
    and s5, t6, a6
    # round 4 (gift.dsl:33)
    xor a5, s3, a5
    # round 5 (gift.dsl:33)
    xor a6, a4, a6
    xor t0, t0, s5
    xor a4, a5, a6
    and a5, a5, t0
    xor t0, t0, a4
    xor a5, t6, a5
    and t6, a5, t0
    xor a6, a6, t6
    and t6, t0, s2
    xor t0, t0, t6
    and s3, a6, t4
    slli t6, t6, 6
    srli t0, t0, 2
    xor a6, a6, s3
    and s5, a5, a7
    lw s6, 48(a3)
    lw s7, 52(a3)
    or t0, t6, t0
    slli t6, s3, 4
    srli a6, a6, 4
    xor a5, a5, s5
    or a6, t6, a6
    slli t6, s5, 2
    srli a5, a5, 6
    xor a4, s6, a4
    xor t0, s7, t0
    lw s3, 56(a3)
    or a5, t6, a5
    # round 6 (gift.dsl:33)
    or t6, a4, t0
    and s5, a4, a6
    # round 5 (gift.dsl:33)
    xor a5, s3, a5
    # round 6 (gift.dsl:33)
    xor a6, t6, a6
    xor t0, t0, s5
    xor t6, a5, a6
    and a5, a5, t0
    xor t0, t0, t6
    xor a5, a4, a5
    and a4, a5, t0
    xor a6, a6, a4
    slli a4, t0, 8
    srli t0, t0, 24
    lw s3, 60(a3)
    lw s5, 64(a3)
    or t0, a4, t0
    slli a4, a6, 16
    srli a6, a6, 16
    or a6, a4, a6
    slli a4, a5, 24
    srli a5, a5, 8
    xor t6, s3, t6
    xor t0, s5, t0
    lw s5, 68(a3)
    or a5, a4, a5
    # round 7 (gift.dsl:33)
    or a4, t6, t0
    and s7, t6, a6
    # round 6 (gift.dsl:33)
    xor a5, s5, a5
    # round 7 (gift.dsl:33)
    xor a6, a4, a6
    xor t0, t0, s7
    xor a4, a5, a6
    and a5, a5, t0
    xor t0, t0, a4
    xor a5, t6, a5
    and t6, a5, t0
    xor a6, a6, t6
    and t6, t0, a7
    xor t0, t0, t6
    and s5, a6, t4
    slli t6, t6, 2
    srli t0, t0, 6
    xor a6, a6, s5
    and s7, a5, s2
    lw s8, 72(a3)
    lw s9, 76(a3)
    or t0, t6, t0
    slli t6, s5, 4
    srli a6, a6, 4
    xor a5, a5, s7
    or a6, t6, a6
    slli t6, s7, 6
    srli a5, a5, 2
    xor a4, s8, a4
    xor t0, s9, t0
    lw s5, 80(a3)
    or a5, t6, a5
    # round 8 (gift.dsl:33)
    or t6, a4, t0
    and s7, a4, a6
    # round 7 (gift.dsl:33)
    xor a5, s5, a5
    # round 8 (gift.dsl:33)
    xor a6, t6, a6
    xor t0, t0, s7
    xor t6, a5, a6
    and a5, a5, t0
    xor t0, t0, t6
    xor a5, a4, a5
    and a4, a5, t0
    xor a6, a6, a4
    slli a4, t0, 24
    srli t0, t0, 8
    lw s5, 84(a3)
    lw s7, 88(a3)
    or t0, a4, t0
    slli a4, a6, 16
    srli a6, a6, 16
    or a6, a4, a6
    slli a4, a5, 8
    srli a5, a5, 24
    xor t6, s5, t6
    xor t0, s7, t0
    lw s7, 92(a3)
    or a5, a4, a5
    # round 9 (gift.dsl:33)
    or a4, t6, t0
    and s9, t6, a6
    # round 8 (gift.dsl:33)
    xor a5, s7, a5
    # round 9 (gift.dsl:33)
    xor a6, a4, a6
    xor t0, t0, s9
    xor a4, a5, a6
    and a5, a5, t0
    xor t0, t0, a4
    xor a5, t6, a5
    and t6, a5, t0
    xor a6, a6, t6
    and t6, t0, s2
    xor t0, t0, t6
    and s7, a6, t4
    slli t6, t6, 6
    srli t0, t0, 2
    xor a6, a6, s7
    and s9, a5, a7
    lw s10, 96(a3)
    lw s11, 100(a3)
    or t0, t6, t0
    slli t6, s7, 4
    srli a6, a6, 4
    xor a5, a5, s9
    or a6, t6, a6
    slli t6, s9, 2
    srli a5, a5, 6
    xor a4, s10, a4
    xor t0, s11, t0
    lw s7, 104(a3)
    or a5, t6, a5
    # round 10 (gift.dsl:33)
    or t6, a4, t0
    and s9, a4, a6
    # round 9 (gift.dsl:33)
    xor a5, s7, a5
    # round 10 (gift.dsl:33)
    xor a6, t6, a6
    xor t0, t0, s9
    xor t6, a5, a6
    and a5, a5, t0
    xor t0, t0, t6
    xor a5, a4, a5
    and a4, a5, t0
    xor a6, a6, a4
    slli a4, t0, 8
    srli t0, t0, 24
    lw s7, 108(a3)
    lw s9, 112(a3)
    or t0, a4, t0
    slli a4, a6, 16
    srli a6, a6, 16
    or a6, a4, a6
    slli a4, a5, 24
    srli a5, a5, 8
    xor t6, s7, t6
    xor t0, s9, t0
    lw s9, 116(a3)
    or a5, a4, a5
    # round 11 (gift.dsl:33)
    or a4, t6, t0
    and s11, t6, a6
    # round 10 (gift.dsl:33)
    xor a5, s9, a5
    # round 11 (gift.dsl:33)
    xor a6, a4, a6
    xor t0, t0, s11
    xor a4, a5, a6
    and a5, a5, t0
    xor t0, t0, a4
    xor a5, t6, a5
    and t6, a5, t0
    xor a6, a6, t6
    and t6, t0, a7
    xor t0, t0, t6
    and s9, a6, t4
    slli t6, t6, 2
    srli t0, t0, 6
    xor a6, a6, s9
    and s11, a5, s2
    lw ra, 120(a3)
    or t0, t6, t0
    lw t6, 124(a3)
    slli s9, s9, 4
    srli a6, a6, 4
    xor a5, a5, s11
    or a6, s9, a6
    slli s9, s11, 6
    srli a5, a5, 2
    xor a4, ra, a4
    xor t0, t6, t0
    lw s11, 128(a3)
    or a5, s9, a5
    # round 12 (gift.dsl:33)
    or s9, a4, t0
    and ra, a4, a6
    # round 11 (gift.dsl:33)
    xor a5, s11, a5
    # round 12 (gift.dsl:33)
    xor a6, s9, a6
    xor t0, t0, ra
    xor s9, a5, a6
    and a5, a5, t0
    xor t0, t0, s9
    xor a5, a4, a5
    and a4, a5, t0
    xor a6, a6, a4
    slli a4, t0, 24
    srli t0, t0, 8
    lw s11, 132(a3)
    lw ra, 136(a3)
    or t0, a4, t0
    slli a4, a6, 16
    srli a6, a6, 16
    or a6, a4, a6
    slli a4, a5, 8
    srli a5, a5, 24
    xor s9, s11, s9
    xor t0, ra, t0
    lw s11, 140(a3)
    or a5, a4, a5
    # round 13 (gift.dsl:33)
    or a4, s9, t0
    and ra, s9, a6
    # round 12 (gift.dsl:33)
    xor a5, s11, a5
    # round 13 (gift.dsl:33)
    xor a6, a4, a6
    xor t0, t0, ra
    xor a4, a5, a6
    and a5, a5, t0
    xor t0, t0, a4
    xor a5, s9, a5
    and s9, a5, t0
    xor a6, a6, s9
    and s9, t0, s2
    xor t0, t0, s9
    and s11, a6, t4
    slli s9, s9, 6
    srli t0, t0, 2
    xor a6, a6, s11
    and ra, a5, a7
    or t0, s9, t0
    lw s9, 144(a3)
    slli s11, s11, 4
    srli a6, a6, 4
    xor a5, a5, ra
    or a6, s11, a6
    lw s11, 148(a3)
    slli ra, ra, 2
    srli a5, a5, 6
    xor a4, s9, a4
    xor t0, s11, t0
    lw s9, 152(a3)
    or a5, ra, a5
    # round 14 (gift.dsl:33)
    or s11, a4, t0
    and ra, a4, a6
    # round 13 (gift.dsl:33)
    xor a5, s9, a5
    # round 14 (gift.dsl:33)
    xor a6, s11, a6
    xor t0, t0, ra
    xor s9, a5, a6
    and a5, a5, t0
    xor t0, t0, s9
    xor a5, a4, a5
    and a4, a5, t0
    xor a6, a6, a4
    slli a4, t0, 8
    srli t0, t0, 24
    lw s11, 156(a3)
    lw ra, 160(a3)
    or t0, a4, t0
    slli a4, a6, 16
    srli a6, a6, 16
    or a6, a4, a6
    slli a4, a5, 24
    srli a5, a5, 8
    xor s9, s11, s9
    xor t0, ra, t0
    lw s11, 164(a3)
    or a5, a4, a5
    # round 15 (gift.dsl:33)
    or a4, s9, t0
    and ra, s9, a6
    # round 14 (gift.dsl:33)
    xor a5, s11, a5
    # round 15 (gift.dsl:33)
    xor a6, a4, a6
    xor t0, t0, ra
    xor a4, a5, a6
    and a5, a5, t0
    xor t0, t0, a4
    xor a5, s9, a5
    and s9, a5, t0
    xor a6, a6, s9
    and s9, t0, a7
    xor t0, t0, s9
    and s11, a6, t4
    slli s9, s9, 2
    srli t0, t0, 6
    xor a6, a6, s11
    and ra, a5, s2
    or t0, s9, t0
    lw s9, 168(a3)
    slli s11, s11, 4
    srli a6, a6, 4
    xor a5, a5, ra
    or a6, s11, a6
    lw s11, 172(a3)
    slli ra, ra, 6
    srli a5, a5, 2
    xor a4, s9, a4
    xor t0, s11, t0
    lw s9, 176(a3)
    or a5, ra, a5
    # round 16 (gift.dsl:33)
    or s11, a4, t0
    and ra, a4, a6
    # round 15 (gift.dsl:33)
    xor a5, s9, a5
    # round 16 (gift.dsl:33)
    xor a6, s11, a6
    xor t0, t0, ra
    xor s9, a5, a6
    and a5, a5, t0
    xor t0, t0, s9
    xor a5, a4, a5
    and a4, a5, t0
    xor a6, a6, a4
    slli a4, t0, 24
    srli t0, t0, 8
    lw s11, 180(a3)
    lw ra, 184(a3)
    or t0, a4, t0
    slli a4, a6, 16
    srli a6, a6, 16
    or a6, a4, a6
    slli a4, a5, 8
    srli a5, a5, 24
    xor s9, s11, s9
    xor t0, ra, t0
    lw s11, 188(a3)
    or a5, a4, a5
    # round 17 (gift.dsl:33)
    or a4, s9, t0
    and ra, s9, a6
    # round 16 (gift.dsl:33)
    xor a5, s11, a5
    # round 17 (gift.dsl:33)
    xor a6, a4, a6
    xor t0, t0, ra
    xor a4, a5, a6
    and a5, a5, t0
    xor t0, t0, a4
    xor a5, s9, a5
    and s9, a5, t0
    xor a6, a6, s9
    and s9, t0, s2
    xor t0, t0, s9
    and s11, a6, t4
    slli s9, s9, 6
    srli t0, t0, 2
    xor a6, a6, s11
    and ra, a5, a7
    or t0, s9, t0
    lw s9, 192(a3)
    slli s11, s11, 4
    srli a6, a6, 4
    xor a5, a5, ra
    or a6, s11, a6
    lw s11, 196(a3)
    slli ra, ra, 2
    srli a5, a5, 6
    xor a4, s9, a4
    xor t0, s11, t0
    lw s9, 200(a3)
    or a5, ra, a5
    # round 18 (gift.dsl:33)
    or s11, a4, t0
    and ra, a4, a6
    # round 17 (gift.dsl:33)
    xor a5, s9, a5
    # round 18 (gift.dsl:33)
    xor a6, s11, a6
    xor t0, t0, ra
    xor s9, a5, a6
    and a5, a5, t0
    xor t0, t0, s9
    xor a5, a4, a5
    and a4, a5, t0
    xor a6, a6, a4
    slli a4, t0, 8
    srli t0, t0, 24
    lw s11, 204(a3)
    or t0, a4, t0
    slli a4, a6, 16
    srli a6, a6, 16
    or a6, a4, a6
    slli a4, a5, 24
    srli a5, a5, 8
    xor s1, s1, s9
    xor t0, s11, t0
    lw s9, 208(a3)
    or a5, a4, a5
    # round 19 (gift.dsl:33)
    or a4, s1, t0
    and s11, s1, a6
    # round 18 (gift.dsl:33)
    xor a5, s9, a5
    # round 19 (gift.dsl:33)
    xor a6, a4, a6
    xor t0, t0, s11
    xor a4, a5, a6
    and a5, a5, t0
    xor t0, t0, a4
    xor a5, s1, a5
    and s1, a5, t0
    xor a6, a6, s1
    and s1, t0, a7
    xor t0, t0, s1
    and s9, a6, t4
    slli s1, s1, 2
    srli t0, t0, 6
    xor a6, a6, s9
    and s11, a5, s2
    lw ra, 212(a3)
    or t0, s1, t0
    slli s1, s9, 4
    srli a6, a6, 4
    xor a5, a5, s11
    or a6, s1, a6
    slli s1, s11, 6
    srli a5, a5, 2
    xor a4, s4, a4
    xor t0, ra, t0
    lw s9, 216(a3)
    or a5, s1, a5
    # round 20 (gift.dsl:33)
    or s1, a4, t0
    and s11, a4, a6
    # round 19 (gift.dsl:33)
    xor a5, s9, a5
    # round 20 (gift.dsl:33)
    xor a6, s1, a6
    xor t0, t0, s11
    xor s1, a5, a6
    and a5, a5, t0
    xor t0, t0, s1
    xor a5, a4, a5
    and a4, a5, t0
    xor a6, a6, a4
    slli a4, t0, 24
    srli t0, t0, 8
    lw s9, 220(a3)
    or t0, a4, t0
    slli a4, a6, 16
    srli a6, a6, 16
    or a6, a4, a6
    slli a4, a5, 8
    srli a5, a5, 24
    xor s0, s0, s1
    xor t0, s9, t0
    lw s1, 224(a3)
    or a5, a4, a5
    # round 21 (gift.dsl:33)
    or a4, s0, t0
    and s9, s0, a6
    # round 20 (gift.dsl:33)
    xor a5, s1, a5
    # round 21 (gift.dsl:33)
    xor a6, a4, a6
    xor t0, t0, s9
    xor a4, a5, a6
    and a5, a5, t0
    xor t0, t0, a4
    xor a5, s0, a5
    and s0, a5, t0
    xor a6, a6, s0
    and s0, t0, s2
    xor t0, t0, s0
    and s1, a6, t4
    slli s0, s0, 6
    srli t0, t0, 2
    xor a6, a6, s1
    and s9, a5, a7
    lw s11, 228(a3)
    or t0, s0, t0
    slli s0, s1, 4
    srli a6, a6, 4
    xor a5, a5, s9
    or a6, s0, a6
    slli s0, s9, 2
    srli a5, a5, 6
    xor a4, s6, a4
    xor t0, s11, t0
    lw s1, 232(a3)
    or a5, s0, a5
    # round 22 (gift.dsl:33)
    or s0, a4, t0
    and s6, a4, a6
    # round 21 (gift.dsl:33)
    xor a5, s1, a5
    # round 22 (gift.dsl:33)
    xor a6, s0, a6
    xor t0, t0, s6
    xor s0, a5, a6
    and a5, a5, t0
    xor t0, t0, s0
    xor a5, a4, a5
    and a4, a5, t0
    xor a6, a6, a4
    slli a4, t0, 8
    srli t0, t0, 24
    lw s1, 236(a3)
    or t0, a4, t0
    slli a4, a6, 16
    srli a6, a6, 16
    or a6, a4, a6
    slli a4, a5, 24
    srli a5, a5, 8
    xor s0, s3, s0
    xor t0, s1, t0
    lw s1, 240(a3)
    or a5, a4, a5
    # round 23 (gift.dsl:33)
    or a4, s0, t0
    and s3, s0, a6
    # round 22 (gift.dsl:33)
    xor a5, s1, a5
    # round 23 (gift.dsl:33)
    xor a6, a4, a6
    xor t0, t0, s3
    xor a4, a5, a6
    and a5, a5, t0
    xor t0, t0, a4
    xor a5, s0, a5
    and s0, a5, t0
    xor a6, a6, s0
    and s0, t0, a7
    xor t0, t0, s0
    and s1, a6, t4
    slli s0, s0, 2
    srli t0, t0, 6
    xor a6, a6, s1
    and s3, a5, s2
    lw s6, 244(a3)
    or t0, s0, t0
    slli s0, s1, 4
    srli a6, a6, 4
    xor a5, a5, s3
    or a6, s0, a6
    slli s0, s3, 6
    srli a5, a5, 2
    xor a4, s8, a4
    xor t0, s6, t0
    lw s1, 248(a3)
    or a5, s0, a5
    # round 24 (gift.dsl:33)
    or s0, a4, t0
    and s3, a4, a6
    # round 23 (gift.dsl:33)
    xor a5, s1, a5
    # round 24 (gift.dsl:33)
    xor a6, s0, a6
    xor t0, t0, s3
    xor s0, a5, a6
    and a5, a5, t0
    xor t0, t0, s0
    xor a5, a4, a5
    and a4, a5, t0
    xor a6, a6, a4
    slli a4, t0, 24
    srli t0, t0, 8
    lw s1, 252(a3)
    or t0, a4, t0
    slli a4, a6, 16
    srli a6, a6, 16
    or a6, a4, a6
    slli a4, a5, 8
    srli a5, a5, 24
    xor s0, s5, s0
    xor t0, s1, t0
    lw s1, 256(a3)
    or a5, a4, a5
    # round 25 (gift.dsl:33)
    or a4, s0, t0
    and s3, s0, a6
    # round 24 (gift.dsl:33)
    xor a5, s1, a5
    # round 25 (gift.dsl:33)
    xor a6, a4, a6
    xor t0, t0, s3
    xor a4, a5, a6
    and a5, a5, t0
    xor t0, t0, a4
    xor a5, s0, a5
    and s0, a5, t0
    xor a6, a6, s0
    and s0, t0, s2
    xor t0, t0, s0
    and s1, a6, t4
    slli s0, s0, 6
    srli t0, t0, 2
    xor a6, a6, s1
    and s3, a5, a7
    lw s5, 260(a3)
    or t0, s0, t0
    slli s0, s1, 4
    srli a6, a6, 4
    xor a5, a5, s3
    or a6, s0, a6
    slli s0, s3, 2
    srli a5, a5, 6
    xor a4, s10, a4
    xor t0, s5, t0
    lw s1, 264(a3)
    or a5, s0, a5
    # round 26 (gift.dsl:33)
    or s0, a4, t0
    and s3, a4, a6
    # round 25 (gift.dsl:33)
    xor a5, s1, a5
    # round 26 (gift.dsl:33)
    xor a6, s0, a6
    xor t0, t0, s3
    xor s0, a5, a6
    and a5, a5, t0
    xor t0, t0, s0
    xor a5, a4, a5
    and a4, a5, t0
    slli s1, t0, 8
    srli t0, t0, 24
    lw s3, 268(a3)
    xor a6, a6, a4
    or t0, s1, t0
    slli a4, a6, 16
    srli a6, a6, 16
    slli s1, a5, 24
    srli a5, a5, 8
    xor s0, s7, s0
    xor t0, s3, t0
    lw s3, 272(a3)
    or a6, a4, a6
    or a5, s1, a5
    # round 27 (gift.dsl:33)
    or a4, s0, t0
    # round 26 (gift.dsl:33)
    xor a5, s3, a5
    # round 27 (gift.dsl:33)
    xor a4, a4, a6
    and a6, s0, a6
    xor s1, a5, a4
    xor a6, t0, a6
    xor t0, a6, s1
    and a5, a5, a6
    and a6, s1, t4
    and s2, t0, s2
    xor a5, s0, a5
    xor s0, s1, a6
    xor s1, t0, s2
    slli a6, a6, 4
    srli s0, s0, 4
    slli s2, s2, 6
    srli s1, s1, 2
    and a7, a5, a7
    and t0, a5, t0
    or a6, a6, s0
    or s0, s2, s1
    xor a5, a5, a7
    xor t0, a4, t0
    slli a7, a7, 2
    srli a5, a5, 6
    xor a6, s4, a6
    xor t6, t6, s0
    lw a4, 276(a3)
    or a5, a7, a5
    # round 28 (gift.dsl:33)
    or a7, a6, t6
    and s0, a6, t0
    # round 27 (gift.dsl:33)
    xor a5, a4, a5
    # round 28 (gift.dsl:33)
    xor a7, t0, a7
    xor t0, t6, s0
    xor t6, a5, a7
    and a5, a5, t0
    xor t0, t0, t6
    xor a5, a6, a5
    and a6, a5, t0
    slli a4, t6, 24
    srli t6, t6, 8
    lw s0, 280(a3)
    xor a6, a7, a6
    or a7, a4, t6
    slli t6, t0, 16
    srli t0, t0, 16
    lw a4, 284(a3)
    or t0, t6, t0
    slli t6, a6, 8
    srli a6, a6, 24
    xor a7, s0, a7
    lw s0, 288(a3)
    or a6, t6, a6
    xor t0, a4, t0
    srli t6, a7, 2
    xor a5, s0, a5
    xor t6, t6, a6
    srli a4, t0, 2
    and t6, t6, t5
    xor a4, a5, a4
    slli s0, t6, 2
    and t5, a4, t5
    xor a7, a7, s0
    slli a4, t5, 2
    xor a6, a6, t6
    xor t0, t0, a4
    srli t6, a7, 4
    xor a5, a5, t5
    xor t5, a6, t6
    srli t6, t0, 4
    and t5, t5, t4
    xor t6, a5, t6
    slli a4, t5, 4
    and t4, t6, t4
    xor a7, a7, a4
    slli t6, t4, 4
    xor a6, a6, t5
    xor t0, t0, t6
    srli t5, a7, 8
    xor a5, a5, t4
    xor t4, a6, t5
    srli t5, t0, 8
    and t4, t4, t3
    xor t5, a5, t5
    slli t6, t4, 8
    and t3, t5, t3
    xor a7, a7, t6
    slli t5, t3, 8
    xor a6, a6, t4
    xor t0, t0, t5
    srli t4, a7, 16
    xor a5, a5, t3
    xor t3, a6, t4
    srli t4, t0, 16
    and t3, t3, t2
    xor t4, a5, t4
    slli t5, t3, 16
    and t2, t4, t2
    xor a7, a7, t5
    xor a6, a6, t3
    slli t3, t2, 16
    xor t0, t0, t3
    xor a5, a5, t2
    srli t2, a7, 1
    srli t3, a6, 1
    xor t2, t0, t2
    xor t3, a5, t3
    and t2, t2, t1
    and t1, t3, t1
    slli t3, t2, 1
    slli t4, t1, 1
    xor a7, a7, t3
    xor t0, t0, t2
    xor a6, a6, t4
    xor a5, a5, t1
    sw a7, 0(a0)
    sw a6, 4(a0)
    sw t0, 8(a0)
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
    lui t1, 349525
    srli t2, a5, 1
    addi t1, t1, 1365
    xor t2, a7, t2
    srli t3, a6, 1
    and t2, t2, t1
    xor t3, t0, t3
    xor a7, a7, t2
    and t3, t3, t1
    slli t2, t2, 1
    xor t0, t0, t3
    lui t4, 16
    srli t5, a7, 16
    xor a5, a5, t2
    slli t2, t3, 1
    addi t3, t4, -1
    xor t4, t0, t5
    xor a6, a6, t2
    srli t2, a5, 16
    and t4, t4, t3
    xor t2, a6, t2
    slli t5, t4, 16
    and t2, t2, t3
    xor a7, a7, t5
    slli t5, t2, 16
    xor t0, t0, t4
    lui t4, 4080
    srli t6, a7, 8
    xor a5, a5, t5
    addi t4, t4, 255
    xor t5, t0, t6
    xor a6, a6, t2
    srli t2, a5, 8
    and t5, t5, t4
    xor t2, a6, t2
    slli t6, t5, 8
    and t2, t2, t4
    xor a7, a7, t6
    slli t6, t2, 8
    xor t0, t0, t5
    lui t5, 61681
    srli a4, a7, 4
    xor a5, a5, t6
    addi t5, t5, -241
    xor t6, t0, a4
    xor a6, a6, t2
    srli t2, a5, 4
    and t6, t6, t5
    xor t2, a6, t2
    slli a4, t6, 4
    and t2, t2, t5
    xor a7, a7, a4
    slli a4, t2, 4
    xor t0, t0, t6
    lui t6, 209715
    srli s0, a7, 2
    xor a5, a5, a4
    addi t6, t6, 819
    xor a4, t0, s0
    xor a6, a6, t2
    srli t2, a5, 2
    and a4, a4, t6
    xor t2, a6, t2
    slli s0, a4, 2
    and t2, t2, t6
    xor a7, a7, s0
    xor t0, t0, a4
    slli a4, t2, 2
    slli s0, a7, 24
    srli a7, a7, 8
    slli s1, t0, 8
    srli t0, t0, 24
    lw s2, 296(a3)
    lw s3, 300(a3)
    xor a5, a5, a4
    or a7, s0, a7
    or t0, s1, t0
    slli a4, a5, 16
    srli a5, a5, 16
    lw s0, 292(a3)
    xor a7, s2, a7
    xor t0, s3, t0
    or a5, a4, a5
    # round 28 (gift.dsl:33)
    and a4, a7, t0
    xor a6, a6, t2
    xor a5, s0, a5
    xor a6, a6, a4
    xor t2, a5, a6
    xor a5, a7, a5
    or a7, a5, t2
    xor a7, t0, a7
    and t0, a7, a5
    lui a4, 12336
    and s0, t2, t5
    xor t0, a6, t0
    lui s1, 259060
    addi a4, a4, 771
    xor t2, t2, s0
    lw s2, 308(a3)
    addi s1, s1, -193
    and s3, t0, a4
    slli s0, s0, 4
    srli t2, t2, 4
    lw s4, 312(a3)
    or a6, a6, a7
    and s5, a7, s1
    xor t0, t0, s3
    or t2, s0, t2
    xor a5, s2, a5
    xor a7, a7, s5
    slli s0, s3, 6
    srli t0, t0, 2
    xor a5, a5, a6
    xor a6, s4, t2
    slli t2, s5, 2
    srli a7, a7, 6
    or t0, s0, t0
    lw s0, 304(a3)
    # round 27 (gift.dsl:33)
    and s2, a5, a6
    # round 28 (gift.dsl:33)
    or a7, t2, a7
    # round 27 (gift.dsl:33)
    xor t0, t0, s2
    # round 28 (gift.dsl:33)
    xor a7, s0, a7
    # round 27 (gift.dsl:33)
    not t2, t0
    xor s2, a7, t2
    xor a5, a7, a5
    or a7, a5, s2
    xor a6, a6, a7
    or a7, t2, a6
    xor a7, a5, a7
    slli t2, a7, 8
    srli a7, a7, 24
    slli s3, s2, 24
    srli s2, s2, 8
    lw s4, 320(a3)
    lw s5, 324(a3)
    or a7, t2, a7
    or t2, s3, s2
    and a5, a6, a5
    slli s2, a6, 16
    srli a6, a6, 16
    lw s3, 316(a3)
    xor a7, s4, a7
    xor t2, s5, t2
    or a6, s2, a6
    # round 26 (gift.dsl:33)
    and s2, a7, t2
    xor a5, t0, a5
    # round 27 (gift.dsl:33)
    xor a6, s3, a6
    # round 26 (gift.dsl:33)
    xor a5, a5, s2
    xor t0, a6, a5
    xor a6, a6, a7
    or a7, a6, t0
    xor a7, t2, a7
    or t2, a5, a7
    xor t2, a6, t2
    and s2, t2, a4
    and s4, t0, s1
    xor t2, t2, s2
    xor t0, t0, s4
    slli s2, s2, 6
    srli t2, t2, 2
    slli s4, s4, 2
    srli t0, t0, 6
    lw s5, 332(a3)
    lw s6, 336(a3)
    and s7, a7, t5
    or t2, s2, t2
    or t0, s4, t0
    and a6, a7, a6
    xor a7, a7, s7
    xor t2, s5, t2
    xor t0, s6, t0
    slli s2, s7, 4
    srli a7, a7, 4
    lw s4, 328(a3)
    # round 25 (gift.dsl:33)
    and s5, t2, t0
    xor a5, a5, a6
    # round 26 (gift.dsl:33)
    or a6, s2, a7
    # round 25 (gift.dsl:33)
    xor a5, a5, s5
    # round 26 (gift.dsl:33)
    xor a6, s4, a6
    # round 25 (gift.dsl:33)
    not a7, a5
    xor s2, a6, a7
    xor a6, a6, t2
    or t2, a6, s2
    xor t0, t0, t2
    or a7, a7, t0
    xor a7, a6, a7
    slli t2, a7, 24
    srli a7, a7, 8
    slli s5, s2, 8
    srli s2, s2, 24
    lw s6, 344(a3)
    lw s7, 348(a3)
    or a7, t2, a7
    or t2, s5, s2
    and a6, t0, a6
    slli s2, t0, 16
    srli t0, t0, 16
    lw s5, 340(a3)
    xor a7, s6, a7
    xor t2, s7, t2
    or t0, s2, t0
    # round 24 (gift.dsl:33)
    and s2, a7, t2
    xor a5, a5, a6
    # round 25 (gift.dsl:33)
    xor a6, s5, t0
    # round 24 (gift.dsl:33)
    xor a5, a5, s2
    xor t0, a6, a5
    xor a6, a6, a7
    or a7, a6, t0
    xor a7, t2, a7
    or t2, a5, a7
    xor t2, a6, t2
    and s2, t2, s1
    and s6, t0, a4
    xor t2, t2, s2
    xor t0, t0, s6
    slli s2, s2, 2
    srli t2, t2, 6
    slli s6, s6, 6
    srli t0, t0, 2
    lw s7, 356(a3)
    lw s8, 360(a3)
    and s9, a7, t5
    or t2, s2, t2
    or t0, s6, t0
    and a6, a7, a6
    xor a7, a7, s9
    xor t2, s7, t2
    xor t0, s8, t0
    slli s2, s9, 4
    srli a7, a7, 4
    lw s6, 352(a3)
    # round 23 (gift.dsl:33)
    and s7, t2, t0
    xor a5, a5, a6
    # round 24 (gift.dsl:33)
    or a6, s2, a7
    # round 23 (gift.dsl:33)
    xor a5, a5, s7
    # round 24 (gift.dsl:33)
    xor a6, s6, a6
    # round 23 (gift.dsl:33)
    not a7, a5
    xor s2, a6, a7
    xor a6, a6, t2
    or t2, a6, s2
    xor t0, t0, t2
    or a7, a7, t0
    xor a7, a6, a7
    slli t2, a7, 8
    srli a7, a7, 24
    slli s7, s2, 24
    srli s2, s2, 8
    lw s8, 368(a3)
    lw s9, 372(a3)
    or a7, t2, a7
    or t2, s7, s2
    and a6, t0, a6
    slli s2, t0, 16
    srli t0, t0, 16
    lw s7, 364(a3)
    xor a7, s8, a7
    xor t2, s9, t2
    or t0, s2, t0
    # round 22 (gift.dsl:33)
    and s2, a7, t2
    xor a5, a5, a6
    # round 23 (gift.dsl:33)
    xor a6, s7, t0
    # round 22 (gift.dsl:33)
    xor a5, a5, s2
    xor t0, a6, a5
    xor a6, a6, a7
    or a7, a6, t0
    xor a7, t2, a7
    or t2, a5, a7
    xor t2, a6, t2
    and s2, t2, a4
    and s8, t0, s1
    xor t2, t2, s2
    xor t0, t0, s8
    slli s2, s2, 6
    srli t2, t2, 2
    slli s8, s8, 2
    srli t0, t0, 6
    lw s9, 376(a3)
    lw s10, 380(a3)
    and s11, a7, t5
    or t2, s2, t2
    or t0, s8, t0
    and a6, a7, a6
    xor a7, a7, s11
    xor t2, s9, t2
    xor t0, s10, t0
    slli s2, s11, 4
    srli a7, a7, 4
    lw s8, 0(a3)
    # round 21 (gift.dsl:33)
    and s9, t2, t0
    xor a5, a5, a6
    # round 22 (gift.dsl:33)
    or a6, s2, a7
    # round 21 (gift.dsl:33)
    xor a5, a5, s9
    # round 22 (gift.dsl:33)
    xor a6, s8, a6
    # round 21 (gift.dsl:33)
    not a7, a5
    xor s2, a6, a7
    xor a6, a6, t2
    or t2, a6, s2
    xor t0, t0, t2
    or a7, a7, t0
    xor a7, a6, a7
    slli t2, a7, 24
    srli a7, a7, 8
    slli s9, s2, 8
    srli s2, s2, 24
    lw s10, 388(a3)
    lw s11, 392(a3)
    or a7, t2, a7
    or t2, s9, s2
    and a6, t0, a6
    slli s2, t0, 16
    srli t0, t0, 16
    lw s9, 384(a3)
    xor a7, s10, a7
    xor t2, s11, t2
    or t0, s2, t0
    # round 20 (gift.dsl:33)
    and s2, a7, t2
    xor a5, a5, a6
    # round 21 (gift.dsl:33)
    xor a6, s9, t0
    # round 20 (gift.dsl:33)
    xor a5, a5, s2
    xor t0, a6, a5
    xor a6, a6, a7
    or a7, a6, t0
    xor a7, t2, a7
    or t2, a5, a7
    xor t2, a6, t2
    and s2, t2, s1
    and s10, t0, a4
    xor t2, t2, s2
    xor t0, t0, s10
    slli s2, s2, 2
    srli t2, t2, 6
    slli s10, s10, 6
    srli t0, t0, 2
    lw s11, 400(a3)
    and ra, a7, t5
    or t2, s2, t2
    lw s2, 404(a3)
    or t0, s10, t0
    and a6, a7, a6
    xor a7, a7, ra
    xor t2, s11, t2
    xor t0, s2, t0
    slli s2, ra, 4
    srli a7, a7, 4
    lw s10, 396(a3)
    # round 19 (gift.dsl:33)
    and s11, t2, t0
    xor a5, a5, a6
    # round 20 (gift.dsl:33)
    or a6, s2, a7
    # round 19 (gift.dsl:33)
    xor a5, a5, s11
    # round 20 (gift.dsl:33)
    xor a6, s10, a6
    # round 19 (gift.dsl:33)
    not a7, a5
    xor s2, a6, a7
    xor a6, a6, t2
    or t2, a6, s2
    xor t0, t0, t2
    or a7, a7, t0
    xor a7, a6, a7
    slli t2, a7, 8
    srli a7, a7, 24
    slli s11, s2, 24
    srli s2, s2, 8
    or a7, t2, a7
    lw t2, 412(a3)
    or s2, s11, s2
    lw s11, 416(a3)
    and a6, t0, a6
    slli ra, t0, 16
    srli t0, t0, 16
    xor a7, t2, a7
    lw t2, 408(a3)
    xor s2, s11, s2
    or t0, ra, t0
    # round 18 (gift.dsl:33)
    and s11, a7, s2
    xor a5, a5, a6
    # round 19 (gift.dsl:33)
    xor a6, t2, t0
    # round 18 (gift.dsl:33)
    xor a5, a5, s11
    xor t0, a6, a5
    xor a6, a6, a7
    or a7, a6, t0
    xor a7, s2, a7
    or s2, a5, a7
    xor s2, a6, s2
    and s11, s2, a4
    xor s2, s2, s11
    slli s11, s11, 6
    srli s2, s2, 2
    and ra, a7, t5
    or s2, s11, s2
    and s11, t0, s1
    xor t0, t0, s11
    slli s11, s11, 2
    srli t0, t0, 6
    or t0, s11, t0
    lw s11, 4(a3)
    and a6, a7, a6
    xor a7, a7, ra
    xor s2, s11, s2
    lw s11, 424(a3)
    slli ra, ra, 4
    xor t0, s11, t0
    srli a7, a7, 4
    lw s11, 420(a3)
    # round 17 (gift.dsl:33)
    xor a5, a5, a6
    and a6, s2, t0
    # round 18 (gift.dsl:33)
    or a7, ra, a7
    # round 17 (gift.dsl:33)
    xor a5, a5, a6
    # round 18 (gift.dsl:33)
    xor a6, s11, a7
    # round 17 (gift.dsl:33)
    not a7, a5
    xor s11, a6, a7
    xor a6, a6, s2
    or s2, a6, s11
    xor t0, t0, s2
    or a7, a7, t0
    xor a7, a6, a7
    slli s2, a7, 24
    srli a7, a7, 8
    or a7, s2, a7
    slli s2, s11, 8
    srli s11, s11, 24
    or s2, s2, s11
    lw s11, 432(a3)
    and a6, t0, a6
    slli ra, t0, 16
    srli t0, t0, 16
    xor a7, s11, a7
    lw s11, 436(a3)
    or t0, ra, t0
    lw ra, 428(a3)
    xor s2, s11, s2
    # round 16 (gift.dsl:33)
    and s11, a7, s2
    xor a5, a5, a6
    # round 17 (gift.dsl:33)
    xor a6, ra, t0
    # round 16 (gift.dsl:33)
    xor a5, a5, s11
    xor t0, a6, a5
    xor a6, a6, a7
    or a7, a6, t0
    xor a7, s2, a7
    or s2, a5, a7
    xor s2, a6, s2
    and s11, s2, s1
    xor s2, s2, s11
    slli s11, s11, 2
    srli s2, s2, 6
    and ra, a7, t5
    or s2, s11, s2
    and s11, t0, a4
    xor t0, t0, s11
    slli s11, s11, 6
    srli t0, t0, 2
    or t0, s11, t0
    lw s11, 444(a3)
    and a6, a7, a6
    xor a7, a7, ra
    xor s2, s11, s2
    lw s11, 448(a3)
    slli ra, ra, 4
    xor t0, s11, t0
    srli a7, a7, 4
    lw s11, 440(a3)
    # round 15 (gift.dsl:33)
    xor a5, a5, a6
    and a6, s2, t0
    # round 16 (gift.dsl:33)
    or a7, ra, a7
    # round 15 (gift.dsl:33)
    xor a5, a5, a6
    # round 16 (gift.dsl:33)
    xor a6, s11, a7
    # round 15 (gift.dsl:33)
    not a7, a5
    xor s11, a6, a7
    xor a6, a6, s2
    or s2, a6, s11
    xor t0, t0, s2
    or a7, a7, t0
    xor a7, a6, a7
    slli s2, a7, 8
    srli a7, a7, 24
    or a7, s2, a7
    slli s2, s11, 24
    srli s11, s11, 8
    or s2, s2, s11
    lw s11, 456(a3)
    and a6, t0, a6
    slli ra, t0, 16
    srli t0, t0, 16
    xor a7, s11, a7
    lw s11, 460(a3)
    or t0, ra, t0
    lw ra, 452(a3)
    xor s2, s11, s2
    # round 14 (gift.dsl:33)
    and s11, a7, s2
    xor a5, a5, a6
    # round 15 (gift.dsl:33)
    xor a6, ra, t0
    # round 14 (gift.dsl:33)
    xor a5, a5, s11
    xor t0, a6, a5
    xor a6, a6, a7
    or a7, a6, t0
    xor a7, s2, a7
    or s2, a5, a7
    xor s2, a6, s2
    and s11, s2, a4
    xor s2, s2, s11
    slli s11, s11, 6
    srli s2, s2, 2
    and ra, a7, t5
    or s2, s11, s2
    and s11, t0, s1
    xor t0, t0, s11
    slli s11, s11, 2
    srli t0, t0, 6
    or t0, s11, t0
    lw s11, 468(a3)
    and a6, a7, a6
    xor a7, a7, ra
    xor s2, s11, s2
    lw s11, 472(a3)
    slli ra, ra, 4
    xor t0, s11, t0
    srli a7, a7, 4
    lw s11, 464(a3)
    # round 13 (gift.dsl:33)
    xor a5, a5, a6
    and a6, s2, t0
    # round 14 (gift.dsl:33)
    or a7, ra, a7
    # round 13 (gift.dsl:33)
    xor a5, a5, a6
    # round 14 (gift.dsl:33)
    xor a6, s11, a7
    # round 13 (gift.dsl:33)
    not a7, a5
    xor s11, a6, a7
    xor a6, a6, s2
    or s2, a6, s11
    xor t0, t0, s2
    or a7, a7, t0
    xor a7, a6, a7
    slli s2, a7, 24
    srli a7, a7, 8
    or a7, s2, a7
    slli s2, s11, 8
    srli s11, s11, 24
    or s2, s2, s11
    lw s11, 480(a3)
    and a6, t0, a6
    slli ra, t0, 16
    srli t0, t0, 16
    xor a7, s11, a7
    lw s11, 484(a3)
    or t0, ra, t0
    lw ra, 476(a3)
    xor s2, s11, s2
    # round 12 (gift.dsl:33)
    and s11, a7, s2
    xor a5, a5, a6
    # round 13 (gift.dsl:33)
    xor a6, ra, t0
    # round 12 (gift.dsl:33)
    xor a5, a5, s11
    xor t0, a6, a5
    xor a6, a6, a7
    or a7, a6, t0
    xor a7, s2, a7
    or s2, a5, a7
    xor s2, a6, s2
    and s11, s2, s1
    xor s2, s2, s11
    slli s11, s11, 2
    srli s2, s2, 6
    and ra, a7, t5
    or s2, s11, s2
    and s11, t0, a4
    xor t0, t0, s11
    slli s11, s11, 6
    srli t0, t0, 2
    or t0, s11, t0
    lw s11, 488(a3)
    and a6, a7, a6
    xor a7, a7, ra
    xor s2, s11, s2
    lw s11, 492(a3)
    slli ra, ra, 4
    xor t0, s11, t0
    srli a7, a7, 4
    # round 11 (gift.dsl:33)
    and s11, s2, t0
    xor a5, a5, a6
    # round 12 (gift.dsl:33)
    or a6, ra, a7
    # round 11 (gift.dsl:33)
    xor a5, a5, s11
    # round 12 (gift.dsl:33)
    xor a6, s0, a6
    # round 11 (gift.dsl:33)
    not a7, a5
    xor s0, a6, a7
    xor a6, a6, s2
    or s2, a6, s0
    xor t0, t0, s2
    or a7, a7, t0
    xor a7, a6, a7
    slli s2, a7, 8
    srli a7, a7, 24
    slli s11, s0, 24
    srli s0, s0, 8
    or a7, s2, a7
    lw s2, 496(a3)
    or s0, s11, s0
    lw s11, 500(a3)
    and a6, t0, a6
    slli ra, t0, 16
    srli t0, t0, 16
    xor a7, s2, a7
    xor s0, s11, s0
    or t0, ra, t0
    # round 10 (gift.dsl:33)
    and s2, a7, s0
    xor a5, a5, a6
    # round 11 (gift.dsl:33)
    xor a6, s3, t0
    # round 10 (gift.dsl:33)
    xor a5, a5, s2
    xor t0, a6, a5
    xor a6, a6, a7
    or a7, a6, t0
    xor a7, s0, a7
    or s0, a5, a7
    xor s0, a6, s0
    and s2, s0, a4
    and s3, t0, s1
    xor s0, s0, s2
    xor t0, t0, s3
    slli s2, s2, 6
    srli s0, s0, 2
    slli s3, s3, 2
    srli t0, t0, 6
    lw s11, 504(a3)
    and ra, a7, t5
    or s0, s2, s0
    lw s2, 508(a3)
    or t0, s3, t0
    and a6, a7, a6
    xor a7, a7, ra
    xor s0, s11, s0
    xor t0, s2, t0
    slli s2, ra, 4
    srli a7, a7, 4
    # round 9 (gift.dsl:33)
    and s3, s0, t0
    xor a5, a5, a6
    # round 10 (gift.dsl:33)
    or a6, s2, a7
    # round 9 (gift.dsl:33)
    xor a5, a5, s3
    # round 10 (gift.dsl:33)
    xor a6, s4, a6
    # round 9 (gift.dsl:33)
    not a7, a5
    xor s2, a6, a7
    xor a6, a6, s0
    or s0, a6, s2
    xor t0, t0, s0
    or a7, a7, t0
    xor a7, a6, a7
    slli s0, a7, 24
    srli a7, a7, 8
    slli s3, s2, 8
    srli s2, s2, 24
    lw s4, 512(a3)
    or a7, s0, a7
    lw s0, 516(a3)
    or s2, s3, s2
    and a6, t0, a6
    slli s3, t0, 16
    srli t0, t0, 16
    xor a7, s4, a7
    xor s0, s0, s2
    or t0, s3, t0
    # round 8 (gift.dsl:33)
    and s2, a7, s0
    xor a5, a5, a6
    # round 9 (gift.dsl:33)
    xor a6, s5, t0
    # round 8 (gift.dsl:33)
    xor a5, a5, s2
    xor t0, a6, a5
    xor a6, a6, a7
    or a7, a6, t0
    xor a7, s0, a7
    or s0, a5, a7
    xor s0, a6, s0
    and s2, s0, s1
    and s3, t0, a4
    xor s0, s0, s2
    xor t0, t0, s3
    slli s2, s2, 2
    srli s0, s0, 6
    slli s3, s3, 6
    srli t0, t0, 2
    lw s4, 520(a3)
    lw s5, 524(a3)
    and ra, a7, t5
    or s0, s2, s0
    or t0, s3, t0
    and a6, a7, a6
    xor a7, a7, ra
    xor s0, s4, s0
    xor t0, s5, t0
    slli s2, ra, 4
    srli a7, a7, 4
    # round 7 (gift.dsl:33)
    and s3, s0, t0
    xor a5, a5, a6
    # round 8 (gift.dsl:33)
    or a6, s2, a7
    # round 7 (gift.dsl:33)
    xor a5, a5, s3
    # round 8 (gift.dsl:33)
    xor a6, s6, a6
    # round 7 (gift.dsl:33)
    not a7, a5
    xor s2, a6, a7
    xor a6, a6, s0
    or s0, a6, s2
    xor t0, t0, s0
    or a7, a7, t0
    xor a7, a6, a7
    slli s0, a7, 8
    srli a7, a7, 24
    slli s3, s2, 24
    srli s2, s2, 8
    lw s4, 528(a3)
    lw s5, 532(a3)
    or a7, s0, a7
    or s0, s3, s2
    and a6, t0, a6
    slli s2, t0, 16
    srli t0, t0, 16
    xor a7, s4, a7
    xor s0, s5, s0
    or t0, s2, t0
    # round 6 (gift.dsl:33)
    and s2, a7, s0
    xor a5, a5, a6
    # round 7 (gift.dsl:33)
    xor a6, s7, t0
    # round 6 (gift.dsl:33)
    xor a5, a5, s2
    xor t0, a6, a5
    xor a6, a6, a7
    or a7, a6, t0
    xor a7, s0, a7
    or s0, a5, a7
    xor s0, a6, s0
    and s2, s0, a4
    and s3, t0, s1
    xor s0, s0, s2
    xor t0, t0, s3
    slli s2, s2, 6
    srli s0, s0, 2
    slli s3, s3, 2
    srli t0, t0, 6
    lw s4, 536(a3)
    lw s5, 540(a3)
    and s6, a7, t5
    or s0, s2, s0
    or t0, s3, t0
    and a6, a7, a6
    xor a7, a7, s6
    xor s0, s4, s0
    xor t0, s5, t0
    slli s2, s6, 4
    srli a7, a7, 4
    # round 5 (gift.dsl:33)
    and s3, s0, t0
    xor a5, a5, a6
    # round 6 (gift.dsl:33)
    or a6, s2, a7
    # round 5 (gift.dsl:33)
    xor a5, a5, s3
    # round 6 (gift.dsl:33)
    xor a6, s8, a6
    # round 5 (gift.dsl:33)
    not a7, a5
    xor s2, a6, a7
    xor a6, a6, s0
    or s0, a6, s2
    xor t0, t0, s0
    or a7, a7, t0
    xor a7, a6, a7
    slli s0, a7, 24
    srli a7, a7, 8
    slli s3, s2, 8
    srli s2, s2, 24
    lw s4, 544(a3)
    lw s5, 548(a3)
    or a7, s0, a7
    or s0, s3, s2
    and a6, t0, a6
    slli s2, t0, 16
    srli t0, t0, 16
    xor a7, s4, a7
    xor s0, s5, s0
    or t0, s2, t0
    # round 4 (gift.dsl:33)
    and s2, a7, s0
    xor a5, a5, a6
    # round 5 (gift.dsl:33)
    xor a6, s9, t0
    # round 4 (gift.dsl:33)
    xor a5, a5, s2
    xor t0, a6, a5
    xor a6, a6, a7
    or a7, a6, t0
    xor a7, s0, a7
    or s0, a5, a7
    xor s0, a6, s0
    and s2, s0, s1
    and s3, t0, a4
    xor s0, s0, s2
    xor t0, t0, s3
    slli s2, s2, 2
    srli s0, s0, 6
    slli s3, s3, 6
    srli t0, t0, 2
    lw s4, 552(a3)
    lw s5, 556(a3)
    and s6, a7, t5
    or s0, s2, s0
    or t0, s3, t0
    and a6, a7, a6
    xor a7, a7, s6
    xor s0, s4, s0
    xor t0, s5, t0
    slli s2, s6, 4
    srli a7, a7, 4
    # round 3 (gift.dsl:33)
    and s3, s0, t0
    xor a5, a5, a6
    # round 4 (gift.dsl:33)
    or a6, s2, a7
    # round 3 (gift.dsl:33)
    xor a5, a5, s3
    # round 4 (gift.dsl:33)
    xor a6, s10, a6
    # round 3 (gift.dsl:33)
    not a7, a5
    xor s2, a6, a7
    xor a6, a6, s0
    or s0, a6, s2
    xor t0, t0, s0
    or a7, a7, t0
    xor a7, a6, a7
    slli s0, a7, 8
    srli a7, a7, 24
    slli s3, s2, 24
    srli s2, s2, 8
    lw s4, 560(a3)
    lw s5, 564(a3)
    or a7, s0, a7
    or s0, s3, s2
    and a6, t0, a6
    slli s2, t0, 16
    srli t0, t0, 16
    xor a7, s4, a7
    xor s0, s5, s0
    or t0, s2, t0
    # round 2 (gift.dsl:33)
    and s2, a7, s0
    xor a5, a5, a6
    # round 3 (gift.dsl:33)
    xor a6, t2, t0
    # round 2 (gift.dsl:33)
    xor a5, a5, s2
    xor t0, a6, a5
    xor a6, a6, a7
    or a7, a6, t0
    xor a7, s0, a7
    and t2, a7, a6
    and s0, t0, t5
    xor t2, a5, t2
    xor t0, t0, s0
    and s1, t2, s1
    slli s0, s0, 4
    srli t0, t0, 4
    lw s2, 572(a3)
    or a5, a5, a7
    and a4, a7, a4
    xor t2, t2, s1
    or t0, s0, t0
    xor a6, s11, a6
    xor a7, a7, a4
    slli s0, s1, 2
    srli t2, t2, 6
    xor a5, a6, a5
    xor a6, s2, t0
    slli t0, a4, 6
    srli a7, a7, 2
    or t2, s0, t2
    lw a4, 568(a3)
    # round 1 (gift.dsl:33)
    and s0, a5, a6
    # round 2 (gift.dsl:33)
    or a7, t0, a7
    # round 1 (gift.dsl:33)
    xor t0, t2, s0
    # round 2 (gift.dsl:33)
    xor a7, a4, a7
    # round 1 (gift.dsl:33)
    not t2, t0
    xor a4, a7, t2
    xor a5, a7, a5
    and a7, a5, a4
    xor a6, a6, a7
    and a7, t0, a6
    or t0, a6, a5
    xor a5, a5, a7
    xor a7, t2, t0
    srli t0, a6, 2
    xor t0, t0, a7
    srli t2, a5, 2
    and t0, t0, t6
    xor t2, a4, t2
    slli s0, t0, 2
    and t2, t2, t6
    xor a6, a6, s0
    slli t6, t2, 2
    xor a7, a7, t0
    xor a5, a5, t6
    srli t0, a6, 4
    xor t2, a4, t2
    xor t0, a7, t0
    srli t6, a5, 4
    and t0, t0, t5
    xor t6, t2, t6
    slli a4, t0, 4
    and t5, t6, t5
    xor a6, a6, a4
    slli t6, t5, 4
    xor a7, a7, t0
    xor a5, a5, t6
    srli t0, a6, 8
    xor t2, t2, t5
    xor t0, a7, t0
    srli t5, a5, 8
    and t0, t0, t4
    xor t5, t2, t5
    slli t6, t0, 8
    and t4, t5, t4
    xor a6, a6, t6
    slli t5, t4, 8
    xor a7, a7, t0
    xor a5, a5, t5
    srli t0, a6, 16
    xor t2, t2, t4
    xor t0, a7, t0
    srli t4, a5, 16
    and t0, t0, t3
    xor t4, t2, t4
    slli t5, t0, 16
    and t3, t4, t3
    xor a6, a6, t5
    xor a7, a7, t0
    slli t0, t3, 16
    xor a5, a5, t0
    xor t0, t2, t3
    srli t2, a6, 1
    srli t3, a7, 1
    xor t2, t2, a5
    xor t3, t3, t0
    and t2, t2, t1
    and t1, t3, t1
    slli t3, t2, 1
    slli t4, t1, 1
    xor a6, a6, t3
    xor a5, a5, t2
    xor a7, a7, t4
    xor t0, t0, t1
    sw a6, 0(a0)
    sw a7, 4(a0)
    sw a5, 8(a0)
    sw t0, 12(a0)
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
    lui a6, 349525
    addi a6, a6, 1365
    srli a7, a5, 1
    xor a7, a5, a7
    and a6, a7, a6
    slli a7, a6, 1
    xor a7, a5, a7
    xor a5, a5, a6
    lui a6, 16
    addi a6, a6, -1
    srli t0, a7, 16
    and t0, t0, a6
    slli t1, t0, 16
    xor a7, a7, t1
    srli t1, a5, 16
    and a6, t1, a6
    slli t1, a6, 16
    xor a5, a5, t1
    lui t1, 4080
    addi t1, t1, 255
    srli t2, a7, 8
    xor t2, t0, t2
    and t2, t2, t1
    slli t3, t2, 8
    xor a7, a7, t3
    xor t0, t0, t2
    srli t2, a5, 8
    xor t2, a6, t2
    and t1, t2, t1
    slli t2, t1, 8
    xor a5, a5, t2
    xor a6, a6, t1
    lui t1, 61681
    addi t1, t1, -241
    srli t2, a7, 4
    xor t2, t0, t2
    and t2, t2, t1
    slli t3, t2, 4
    xor a7, a7, t3
    sw a7, 576(a0)
    xor t0, t0, t2
    sw t0, 592(a0)
    srli t2, a5, 4
    xor t2, a6, t2
    and t1, t2, t1
    slli t2, t1, 4
    xor a5, a5, t2
    sw a5, 584(a0)
    xor a6, a6, t1
    sw a6, 600(a0)
    lui t1, 209715
    addi t1, t1, 819
    srli a7, a7, 2
    xor a7, t0, a7
    and a7, a7, t1
    sw a7, 596(a0)
    slli a7, a7, 2
    sw a7, 580(a0)
    srli a5, a5, 2
    xor a5, a6, a5
    and a5, a5, t1
    sw a5, 604(a0)
    slli a5, a5, 2
    sw a5, 588(a0)
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
    lui t1, 16
    slli t2, a7, 1
    addi t1, t1, -1
    xor a5, a5, t2
    xor a6, a6, a7
    and a7, a5, t1
    and t2, a6, t1
    slli t3, a7, 16
    slli t4, t2, 16
    lui t5, 4080
    xor a5, a5, a7
    xor a6, a6, t2
    srli a7, t3, 8
    srli t2, t4, 8
    addi t5, t5, 255
    xor a7, a5, a7
    xor t2, a6, t2
    and a7, a7, t5
    and t2, t2, t5
    slli t6, a7, 8
    slli s0, t2, 8
    xor t3, t3, t6
    xor t4, t4, s0
    lui t6, 61681
    xor a5, a5, a7
    xor a6, a6, t2
    srli a7, t3, 4
    srli t2, t4, 4
    addi t6, t6, -241
    xor a7, a5, a7
    xor t2, a6, t2
    and a7, a7, t6
    and t2, t2, t6
    slli s0, a7, 4
    slli s1, t2, 4
    xor t3, t3, s0
    xor t4, t4, s1
    lui s0, 209715
    xor a5, a5, a7
    xor a6, a6, t2
    srli a7, t3, 2
    srli t2, t4, 2
    addi s0, s0, 819
    xor a7, a5, a7
    xor t2, a6, t2
    lw s1, 576(a3)
    lw s2, 584(a3)
    and a7, a7, s0
    and t2, t2, s0
    lw s3, 592(a3)
    slli s4, a7, 2
    slli s5, t2, 2
    xor t3, t3, s1
    lw s1, 580(a3)
    xor t4, t4, s2
    lw s2, 588(a3)
    lw s6, 600(a3)
    xor t3, t3, s4
    xor t4, t4, s5
    xor a5, a5, s3
    lw s3, 596(a3)
    xor t3, s1, t3
    xor t4, s2, t4
    xor a5, a5, a7
    xor a6, a6, s6
    lw a7, 604(a3)
    xor a5, s3, a5
    xor a6, a6, t2
    # round 1 (gift.dsl:33)
    or t2, t3, t4
    xor a6, a7, a6
    xor a7, a5, t2
    and a5, t3, a5
    xor t2, a6, a7
    xor a5, t4, a5
    lui t4, 259060
    xor s1, a5, t2
    addi t4, t4, -193
    and a5, a6, a5
    and a6, t2, t6
    and s2, s1, t4
    lui s3, 12336
    xor a5, t3, a5
    xor t2, t2, a6
    xor t3, s1, s2
    addi s3, s3, 771
    slli a6, a6, 4
    srli t2, t2, 4
    slli s2, s2, 2
    srli t3, t3, 6
    and s4, a5, s3
    lw s5, 0(a3)
    lw s6, 4(a3)
    and s1, a5, s1
    or a6, a6, t2
    or t2, s2, t3
    xor a5, a5, s4
    xor a7, a7, s1
    slli t3, s4, 6
    srli a5, a5, 2
    xor a6, s5, a6
    xor t2, s6, t2
    lw s1, 8(a3)
    or a5, t3, a5
    # round 2 (gift.dsl:33)
    or t3, a6, t2
    and s2, a6, a7
    # round 1 (gift.dsl:33)
    xor a5, s1, a5
    # round 2 (gift.dsl:33)
    xor a7, a7, t3
    xor t2, t2, s2
    xor t3, a5, a7
    and a5, a5, t2
    xor t2, t2, t3
    xor a5, a6, a5
    and a6, a5, t2
    xor a6, a7, a6
    slli a7, t3, 8
    srli t3, t3, 24
    slli s1, t2, 16
    srli t2, t2, 16
    lw s2, 12(a3)
    lw s4, 16(a3)
    or a7, a7, t3
    or t2, s1, t2
    slli t3, a6, 24
    srli a6, a6, 8
    or a6, t3, a6
    xor a7, s2, a7
    xor t2, s4, t2
    lw t3, 20(a3)
    # round 3 (gift.dsl:33)
    or s1, a7, t2
    and s4, a7, a6
    # round 2 (gift.dsl:33)
    xor a5, t3, a5
    # round 3 (gift.dsl:33)
    xor a6, a6, s1
    xor t2, t2, s4
    xor t3, a5, a6
    and a5, a5, t2
    xor t2, t2, t3
    xor a5, a7, a5
    and a7, a5, t2
    xor a6, a6, a7
    and a7, t2, t4
    xor t2, t2, a7
    and s1, a6, t6
    slli a7, a7, 2
    srli t2, t2, 6
    xor a6, a6, s1
    and s4, a5, s3
    lw s5, 24(a3)
    lw s6, 28(a3)
    or a7, a7, t2
    slli t2, s1, 4
    srli a6, a6, 4
    xor a5, a5, s4
    or a6, t2, a6
    slli t2, s4, 6
    srli a5, a5, 2
    xor t3, s5, t3
    xor a7, s6, a7
    lw s1, 32(a3)
    or a5, t2, a5
    # round 4 (gift.dsl:33)
    or t2, t3, a7
    and s4, t3, a6
    # round 3 (gift.dsl:33)
    xor a5, s1, a5
    # round 4 (gift.dsl:33)
    xor a6, t2, a6
    xor a7, a7, s4
    xor t2, a5, a6
    and a5, a5, a7
    xor a7, a7, t2
    xor a5, t3, a5
    and t3, a5, a7
    xor a6, a6, t3
    slli t3, a7, 24
    srli a7, a7, 8
    lw s1, 36(a3)
    lw s4, 40(a3)
    or a7, t3, a7
    slli t3, a6, 16
    srli a6, a6, 16
    or a6, t3, a6
    slli t3, a5, 8
    srli a5, a5, 24
    xor t2, s1, t2
    xor a7, s4, a7
    lw s4, 44(a3)
    or a5, t3, a5
    # round 5 (gift.dsl:33)
    or t3, t2, a7
    and s6, t2, a6
    # round 4 (gift.dsl:33)
    xor a5, s4, a5
    # round 5 (gift.dsl:33)
    xor a6, t3, a6
    xor a7, a7, s6
    xor t3, a5, a6
    and a5, a5, a7
    xor a7, a7, t3
    xor a5, t2, a5
    and t2, a5, a7
    xor a6, a6, t2
    and t2, a7, s3
    xor a7, a7, t2
    and s4, a6, t6
    slli t2, t2, 6
    srli a7, a7, 2
    xor a6, a6, s4
    and s6, a5, t4
    lw s7, 48(a3)
    lw s8, 52(a3)
    or a7, t2, a7
    slli t2, s4, 4
    srli a6, a6, 4
    xor a5, a5, s6
    or a6, t2, a6
    slli t2, s6, 2
    srli a5, a5, 6
    xor t3, s7, t3
    xor a7, s8, a7
    lw s4, 56(a3)
    or a5, t2, a5
    # round 6 (gift.dsl:33)
    or t2, t3, a7
    and s6, t3, a6
    # round 5 (gift.dsl:33)
    xor a5, s4, a5
    # round 6 (gift.dsl:33)
    xor a6, t2, a6
    xor a7, a7, s6
    xor t2, a5, a6
    and a5, a5, a7
    xor a7, a7, t2
    xor a5, t3, a5
    and t3, a5, a7
    xor a6, a6, t3
    slli t3, a7, 8
    srli a7, a7, 24
    lw s4, 60(a3)
    lw s6, 64(a3)
    or a7, t3, a7
    slli t3, a6, 16
    srli a6, a6, 16
    or a6, t3, a6
    slli t3, a5, 24
    srli a5, a5, 8
    xor t2, s4, t2
    xor a7, s6, a7
    lw s6, 68(a3)
    or a5, t3, a5
    # round 7 (gift.dsl:33)
    or t3, t2, a7
    and s8, t2, a6
    # round 6 (gift.dsl:33)
    xor a5, s6, a5
    # round 7 (gift.dsl:33)
    xor a6, t3, a6
    xor a7, a7, s8
    xor t3, a5, a6
    and a5, a5, a7
    xor a7, a7, t3
    xor a5, t2, a5
    and t2, a5, a7
    xor a6, a6, t2
    and t2, a7, t4
    xor a7, a7, t2
    and s6, a6, t6
    slli t2, t2, 2
    srli a7, a7, 6
    xor a6, a6, s6
    and s8, a5, s3
    lw s9, 72(a3)
    lw s10, 76(a3)
    or a7, t2, a7
    slli t2, s6, 4
    srli a6, a6, 4
    xor a5, a5, s8
    or a6, t2, a6
    slli t2, s8, 6
    srli a5, a5, 2
    xor t3, s9, t3
    xor a7, s10, a7
    lw s6, 80(a3)
    or a5, t2, a5
    # round 8 (gift.dsl:33)
    or t2, t3, a7
    and s8, t3, a6
    # round 7 (gift.dsl:33)
    xor a5, s6, a5
    # round 8 (gift.dsl:33)
    xor a6, t2, a6
    xor a7, a7, s8
    xor t2, a5, a6
    and a5, a5, a7
    xor a7, a7, t2
    xor a5, t3, a5
    and t3, a5, a7
    xor a6, a6, t3
    slli t3, a7, 24
    srli a7, a7, 8
    lw s6, 84(a3)
    lw s8, 88(a3)
    or a7, t3, a7
    slli t3, a6, 16
    srli a6, a6, 16
    or a6, t3, a6
    slli t3, a5, 8
    srli a5, a5, 24
    xor t2, s6, t2
    xor a7, s8, a7
    lw s8, 92(a3)
    or a5, t3, a5
    # round 9 (gift.dsl:33)
    or t3, t2, a7
    and s10, t2, a6
    # round 8 (gift.dsl:33)
    xor a5, s8, a5
    # round 9 (gift.dsl:33)
    xor a6, t3, a6
    xor a7, a7, s10
    xor t3, a5, a6
    and a5, a5, a7
    xor a7, a7, t3
    xor a5, t2, a5
    and t2, a5, a7
    xor a6, a6, t2
    and t2, a7, s3
    xor a7, a7, t2
    and s8, a6, t6
    slli t2, t2, 6
    srli a7, a7, 2
    xor a6, a6, s8
    and s10, a5, t4
    lw s11, 96(a3)
    lw ra, 100(a3)
    or a7, t2, a7
    slli t2, s8, 4
    srli a6, a6, 4
    xor a5, a5, s10
    or a6, t2, a6
    slli t2, s10, 2
    srli a5, a5, 6
    xor t3, s11, t3
    xor a7, ra, a7
    lw s8, 104(a3)
    or a5, t2, a5
    # round 10 (gift.dsl:33)
    or t2, t3, a7
    and s10, t3, a6
    # round 9 (gift.dsl:33)
    xor a5, s8, a5
    # round 10 (gift.dsl:33)
    xor a6, t2, a6
    xor a7, a7, s10
    xor t2, a5, a6
    and a5, a5, a7
    xor a7, a7, t2
    xor a5, t3, a5
    and t3, a5, a7
    xor a6, a6, t3
    slli t3, a7, 8
    srli a7, a7, 24
    lw s8, 108(a3)
    lw s10, 112(a3)
    or a7, t3, a7
    slli t3, a6, 16
    srli a6, a6, 16
    or a6, t3, a6
    slli t3, a5, 24
    srli a5, a5, 8
    xor t2, s8, t2
    xor a7, s10, a7
    lw s10, 116(a3)
    or a5, t3, a5
    # round 11 (gift.dsl:33)
    or t3, t2, a7
    and ra, t2, a6
    # round 10 (gift.dsl:33)
    xor a5, s10, a5
    # round 11 (gift.dsl:33)
    xor a6, t3, a6
    xor a7, a7, ra
    xor t3, a5, a6
    and a5, a5, a7
    xor a7, a7, t3
    xor a5, t2, a5
    and t2, a5, a7
    xor a6, a6, t2
    and t2, a7, t4
    xor a7, a7, t2
    and s10, a6, t6
    slli t2, t2, 2
    srli a7, a7, 6
    xor a6, a6, s10
    and ra, a5, s3
    or a7, t2, a7
    lw t2, 120(a3)
    slli s10, s10, 4
    srli a6, a6, 4
    xor a5, a5, ra
    or a6, s10, a6
    lw s10, 124(a3)
    slli ra, ra, 6
    srli a5, a5, 2
    xor t2, t2, t3
    xor a7, s10, a7
    lw t3, 128(a3)
    or a5, ra, a5
    # round 12 (gift.dsl:33)
    or ra, t2, a7
    # round 11 (gift.dsl:33)
    xor a5, t3, a5
    # round 12 (gift.dsl:33)
    and t3, t2, a6
    xor a6, ra, a6
    xor a7, a7, t3
    xor t3, a5, a6
    and a5, a5, a7
    xor a7, a7, t3
    xor a5, t2, a5
    and t2, a5, a7
    xor a6, a6, t2
    slli t2, a7, 24
    srli a7, a7, 8
    lw ra, 132(a3)
    or a7, t2, a7
    slli t2, a6, 16
    srli a6, a6, 16
    or a6, t2, a6
    slli t2, a5, 8
    srli a5, a5, 24
    xor t3, ra, t3
    lw ra, 136(a3)
    or a5, t2, a5
    xor a7, ra, a7
    lw t2, 140(a3)
    # round 13 (gift.dsl:33)
    or ra, t3, a7
    # round 12 (gift.dsl:33)
    xor a5, t2, a5
    # round 13 (gift.dsl:33)
    and t2, t3, a6
    xor a6, ra, a6
    xor a7, a7, t2
    xor t2, a5, a6
    and a5, a5, a7
    xor a7, a7, t2
    xor a5, t3, a5
    and t3, a5, a7
    xor a6, a6, t3
    and t3, a7, s3
    xor a7, a7, t3
    and ra, a6, t6
    slli t3, t3, 6
    srli a7, a7, 2
    xor a6, a6, ra
    or a7, t3, a7
    and t3, a5, t4
    slli ra, ra, 4
    srli a6, a6, 4
    xor a5, a5, t3
    or a6, ra, a6
    lw ra, 144(a3)
    slli t3, t3, 2
    srli a5, a5, 6
    xor t2, ra, t2
    lw ra, 148(a3)
    or a5, t3, a5
    xor a7, ra, a7
    lw t3, 152(a3)
    # round 14 (gift.dsl:33)
    or ra, t2, a7
    # round 13 (gift.dsl:33)
    xor a5, t3, a5
    # round 14 (gift.dsl:33)
    and t3, t2, a6
    xor a6, ra, a6
    xor a7, a7, t3
    xor t3, a5, a6
    and a5, a5, a7
    xor a7, a7, t3
    xor a5, t2, a5
    and t2, a5, a7
    xor a6, a6, t2
    slli t2, a7, 8
    srli a7, a7, 24
    lw ra, 156(a3)
    or a7, t2, a7
    slli t2, a6, 16
    srli a6, a6, 16
    or a6, t2, a6
    slli t2, a5, 24
    srli a5, a5, 8
    xor t3, ra, t3
    lw ra, 160(a3)
    or a5, t2, a5
    xor a7, ra, a7
    lw t2, 164(a3)
    # round 15 (gift.dsl:33)
    or ra, t3, a7
    # round 14 (gift.dsl:33)
    xor a5, t2, a5
    # round 15 (gift.dsl:33)
    and t2, t3, a6
    xor a6, ra, a6
    xor a7, a7, t2
    xor t2, a5, a6
    and a5, a5, a7
    xor a7, a7, t2
    xor a5, t3, a5
    and t3, a5, a7
    xor a6, a6, t3
    and t3, a7, t4
    xor a7, a7, t3
    and ra, a6, t6
    slli t3, t3, 2
    srli a7, a7, 6
    xor a6, a6, ra
    or a7, t3, a7
    and t3, a5, s3
    slli ra, ra, 4
    srli a6, a6, 4
    xor a5, a5, t3
    or a6, ra, a6
    lw ra, 168(a3)
    slli t3, t3, 6
    srli a5, a5, 2
    xor t2, ra, t2
    lw ra, 172(a3)
    or a5, t3, a5
    xor a7, ra, a7
    lw t3, 176(a3)
    # round 16 (gift.dsl:33)
    or ra, t2, a7
    # round 15 (gift.dsl:33)
    xor a5, t3, a5
    # round 16 (gift.dsl:33)
    and t3, t2, a6
    xor a6, ra, a6
    xor a7, a7, t3
    xor t3, a5, a6
    and a5, a5, a7
    xor a7, a7, t3
    xor a5, t2, a5
    and t2, a5, a7
    xor a6, a6, t2
    slli t2, a7, 24
    srli a7, a7, 8
    lw ra, 180(a3)
    or a7, t2, a7
    slli t2, a6, 16
    srli a6, a6, 16
    or a6, t2, a6
    slli t2, a5, 8
    srli a5, a5, 24
    xor t3, ra, t3
    lw ra, 184(a3)
    or a5, t2, a5
    xor a7, ra, a7
    lw t2, 188(a3)
    # round 17 (gift.dsl:33)
    or ra, t3, a7
    # round 16 (gift.dsl:33)
    xor a5, t2, a5
    # round 17 (gift.dsl:33)
    and t2, t3, a6
    xor a6, ra, a6
    xor a7, a7, t2
    xor t2, a5, a6
    and a5, a5, a7
    xor a7, a7, t2
    xor a5, t3, a5
    and t3, a5, a7
    xor a6, a6, t3
    and t3, a7, s3
    xor a7, a7, t3
    and ra, a6, t6
    slli t3, t3, 6
    srli a7, a7, 2
    xor a6, a6, ra
    or a7, t3, a7
    and t3, a5, t4
    slli ra, ra, 4
    srli a6, a6, 4
    xor a5, a5, t3
    or a6, ra, a6
    lw ra, 192(a3)
    slli t3, t3, 2
    srli a5, a5, 6
    xor t2, ra, t2
    lw ra, 196(a3)
    or a5, t3, a5
    xor a7, ra, a7
    lw t3, 200(a3)
    # round 18 (gift.dsl:33)
    or ra, t2, a7
    # round 17 (gift.dsl:33)
    xor a5, t3, a5
    # round 18 (gift.dsl:33)
    and t3, t2, a6
    xor a6, ra, a6
    xor a7, a7, t3
    xor t3, a5, a6
    and a5, a5, a7
    xor a7, a7, t3
    xor a5, t2, a5
    and t2, a5, a7
    xor a6, a6, t2
    slli t2, a7, 8
    srli a7, a7, 24
    lw ra, 204(a3)
    or a7, t2, a7
    slli t2, a6, 16
    srli a6, a6, 16
    or a6, t2, a6
    slli t2, a5, 24
    srli a5, a5, 8
    xor t3, s2, t3
    xor a7, ra, a7
    lw s2, 208(a3)
    or a5, t2, a5
    # round 19 (gift.dsl:33)
    or t2, t3, a7
    and ra, t3, a6
    # round 18 (gift.dsl:33)
    xor a5, s2, a5
    # round 19 (gift.dsl:33)
    xor a6, t2, a6
    xor a7, a7, ra
    xor t2, a5, a6
    and a5, a5, a7
    xor a7, a7, t2
    xor a5, t3, a5
    and t3, a5, a7
    xor a6, a6, t3
    and t3, a7, t4
    xor a7, a7, t3
    and s2, a6, t6
    slli t3, t3, 2
    srli a7, a7, 6
    xor a6, a6, s2
    and ra, a5, s3
    or a7, t3, a7
    lw t3, 212(a3)
    slli s2, s2, 4
    srli a6, a6, 4
    xor a5, a5, ra
    or a6, s2, a6
    slli s2, ra, 6
    srli a5, a5, 2
    xor t2, s5, t2
    xor a7, t3, a7
    lw t3, 216(a3)
    or a5, s2, a5
    # round 20 (gift.dsl:33)
    or s2, t2, a7
    and ra, t2, a6
    # round 19 (gift.dsl:33)
    xor a5, t3, a5
    # round 20 (gift.dsl:33)
    xor a6, s2, a6
    xor a7, a7, ra
    xor t3, a5, a6
    and a5, a5, a7
    xor a7, a7, t3
    xor a5, t2, a5
    and t2, a5, a7
    xor a6, a6, t2
    slli t2, a7, 24
    srli a7, a7, 8
    lw s2, 220(a3)
    or a7, t2, a7
    slli t2, a6, 16
    srli a6, a6, 16
    or a6, t2, a6
    slli t2, a5, 8
    srli a5, a5, 24
    xor t3, s1, t3
    xor a7, s2, a7
    lw s1, 224(a3)
    or a5, t2, a5
    # round 21 (gift.dsl:33)
    or t2, t3, a7
    and s2, t3, a6
    # round 20 (gift.dsl:33)
    xor a5, s1, a5
    # round 21 (gift.dsl:33)
    xor a6, t2, a6
    xor a7, a7, s2
    xor t2, a5, a6
    and a5, a5, a7
    xor a7, a7, t2
    xor a5, t3, a5
    and t3, a5, a7
    xor a6, a6, t3
    and t3, a7, s3
    xor a7, a7, t3
    and s1, a6, t6
    slli t3, t3, 6
    srli a7, a7, 2
    xor a6, a6, s1
    and s2, a5, t4
    lw ra, 228(a3)
    or a7, t3, a7
    slli t3, s1, 4
    srli a6, a6, 4
    xor a5, a5, s2
    or a6, t3, a6
    slli t3, s2, 2
    srli a5, a5, 6
    xor t2, s7, t2
    xor a7, ra, a7
    lw s1, 232(a3)
    or a5, t3, a5
    # round 22 (gift.dsl:33)
    or t3, t2, a7
    and s2, t2, a6
    # round 21 (gift.dsl:33)
    xor a5, s1, a5
    # round 22 (gift.dsl:33)
    xor a6, t3, a6
    xor a7, a7, s2
    xor t3, a5, a6
    and a5, a5, a7
    xor a7, a7, t3
    xor a5, t2, a5
    and t2, a5, a7
    xor a6, a6, t2
    slli t2, a7, 8
    srli a7, a7, 24
    lw s1, 236(a3)
    or a7, t2, a7
    slli t2, a6, 16
    srli a6, a6, 16
    or a6, t2, a6
    slli t2, a5, 24
    srli a5, a5, 8
    xor t3, s4, t3
    xor a7, s1, a7
    lw s1, 240(a3)
    or a5, t2, a5
    # round 23 (gift.dsl:33)
    or t2, t3, a7
    and s2, t3, a6
    # round 22 (gift.dsl:33)
    xor a5, s1, a5
    # round 23 (gift.dsl:33)
    xor a6, t2, a6
    xor a7, a7, s2
    xor t2, a5, a6
    and a5, a5, a7
    xor a7, a7, t2
    xor a5, t3, a5
    and t3, a5, a7
    xor a6, a6, t3
    and t3, a7, t4
    xor a7, a7, t3
    and s1, a6, t6
    slli t3, t3, 2
    srli a7, a7, 6
    xor a6, a6, s1
    and s2, a5, s3
    lw s4, 244(a3)
    or a7, t3, a7
    slli t3, s1, 4
    srli a6, a6, 4
    xor a5, a5, s2
    or a6, t3, a6
    slli t3, s2, 6
    srli a5, a5, 2
    xor t2, s9, t2
    xor a7, s4, a7
    lw s1, 248(a3)
    or a5, t3, a5
    # round 24 (gift.dsl:33)
    or t3, t2, a7
    and s2, t2, a6
    # round 23 (gift.dsl:33)
    xor a5, s1, a5
    # round 24 (gift.dsl:33)
    xor a6, t3, a6
    xor a7, a7, s2
    xor t3, a5, a6
    and a5, a5, a7
    xor a7, a7, t3
    xor a5, t2, a5
    and t2, a5, a7
    xor a6, a6, t2
    slli t2, a7, 24
    srli a7, a7, 8
    lw s1, 252(a3)
    or a7, t2, a7
    slli t2, a6, 16
    srli a6, a6, 16
    or a6, t2, a6
    slli t2, a5, 8
    srli a5, a5, 24
    xor t3, s6, t3
    xor a7, s1, a7
    lw s1, 256(a3)
    or a5, t2, a5
    # round 25 (gift.dsl:33)
    or t2, t3, a7
    and s2, t3, a6
    # round 24 (gift.dsl:33)
    xor a5, s1, a5
    # round 25 (gift.dsl:33)
    xor a6, t2, a6
    xor a7, a7, s2
    xor t2, a5, a6
    and a5, a5, a7
    xor a7, a7, t2
    xor a5, t3, a5
    and t3, a5, a7
    xor a6, a6, t3
    and t3, a7, s3
    xor a7, a7, t3
    and s1, a6, t6
    slli t3, t3, 6
    srli a7, a7, 2
    xor a6, a6, s1
    and s2, a5, t4
    lw s4, 260(a3)
    or a7, t3, a7
    slli t3, s1, 4
    srli a6, a6, 4
    xor a5, a5, s2
    or a6, t3, a6
    slli t3, s2, 2
    srli a5, a5, 6
    xor t2, s11, t2
    xor a7, s4, a7
    lw s1, 264(a3)
    or a5, t3, a5
    # round 26 (gift.dsl:33)
    or t3, t2, a7
    and s2, t2, a6
    # round 25 (gift.dsl:33)
    xor a5, s1, a5
    # round 26 (gift.dsl:33)
    xor a6, t3, a6
    xor a7, a7, s2
    xor t3, a5, a6
    and a5, a5, a7
    xor a7, a7, t3
    xor a5, t2, a5
    and t2, a5, a7
    slli s1, a7, 8
    srli a7, a7, 24
    lw s2, 268(a3)
    xor a6, a6, t2
    or a7, s1, a7
    slli t2, a6, 16
    srli a6, a6, 16
    slli s1, a5, 24
    srli a5, a5, 8
    xor t3, s8, t3
    xor a7, s2, a7
    lw s2, 272(a3)
    or a6, t2, a6
    or a5, s1, a5
    # round 27 (gift.dsl:33)
    or t2, t3, a7
    # round 26 (gift.dsl:33)
    xor a5, s2, a5
    # round 27 (gift.dsl:33)
    xor t2, t2, a6
    and a6, t3, a6
    xor s1, a5, t2
    xor a6, a7, a6
    xor a7, a6, s1
    and a5, a5, a6
    and a6, s1, t6
    and s2, a7, s3
    xor a5, t3, a5
    xor t3, s1, a6
    xor s1, a7, s2
    slli a6, a6, 4
    srli t3, t3, 4
    slli s2, s2, 6
    srli s1, s1, 2
    and t4, a5, t4
    and a7, a5, a7
    or a6, a6, t3
    or t3, s2, s1
    xor a5, a5, t4
    xor a7, t2, a7
    slli t2, t4, 2
    srli a5, a5, 6
    xor a6, s5, a6
    xor t3, s10, t3
    lw t4, 276(a3)
    or a5, t2, a5
    # round 28 (gift.dsl:33)
    or t2, a6, t3
    and s1, a6, a7
    # round 27 (gift.dsl:33)
    xor a5, t4, a5
    # round 28 (gift.dsl:33)
    xor a7, a7, t2
    xor t2, t3, s1
    xor t3, a5, a7
    and a5, a5, t2
    xor t2, t2, t3
    xor a5, a6, a5
    and a6, a5, t2
    slli t4, t3, 24
    srli t3, t3, 8
    lw s1, 280(a3)
    xor a6, a7, a6
    or a7, t4, t3
    slli t3, t2, 16
    srli t2, t2, 16
    lw t4, 284(a3)
    or t2, t3, t2
    slli t3, a6, 8
    srli a6, a6, 24
    xor a7, s1, a7
    lw s1, 288(a3)
    or a6, t3, a6
    xor t2, t4, t2
    srli t3, a7, 2
    xor a5, s1, a5
    xor t3, t3, a6
    srli t4, t2, 2
    and t3, t3, s0
    xor t4, a5, t4
    slli s1, t3, 2
    and t4, t4, s0
    xor a7, a7, s1
    slli s0, t4, 2
    xor a6, a6, t3
    xor t2, t2, s0
    srli t3, a7, 4
    xor a5, a5, t4
    xor t3, a6, t3
    srli t4, t2, 4
    and t3, t3, t6
    xor t4, a5, t4
    slli s0, t3, 4
    and t4, t4, t6
    xor a7, a7, s0
    slli t6, t4, 4
    xor a6, a6, t3
    xor t2, t2, t6
    srli t3, a7, 8
    xor a5, a5, t4
    xor t3, a6, t3
    srli t4, t2, 8
    and t3, t3, t5
    xor t4, a5, t4
    slli t6, t3, 8
    and t4, t4, t5
    xor a7, a7, t6
    slli t5, t4, 8
    xor a6, a6, t3
    xor t2, t2, t5
    srli t3, a7, 16
    xor a5, a5, t4
    xor t3, a6, t3
    srli t4, t2, 16
    and t3, t3, t1
    xor t4, a5, t4
    slli t5, t3, 16
    and t1, t4, t1
    xor a7, a7, t5
    xor a6, a6, t3
    slli t3, t1, 16
    xor t2, t2, t3
    xor a5, a5, t1
    srli t1, a7, 1
    srli t3, a6, 1
    xor t1, t2, t1
    xor t3, a5, t3
    and t1, t1, t0
    and t0, t3, t0
    slli t3, t1, 1
    slli t4, t0, 1
    lw t5, 0(a1)
    lw t6, 4(a1)
    lw s0, 8(a1)
    lw s1, 12(a1)
    xor a7, a7, t3
    xor t1, t2, t1
    xor a6, a6, t4
    xor a5, a5, t0
    xor a7, t5, a7
    xor a6, t6, a6
    xor t0, s0, t1
    xor a5, s1, a5
    sw a7, 0(a0)
    sw a6, 4(a0)
    sw t0, 8(a0)
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
