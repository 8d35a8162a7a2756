# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile gift --set giftb128_128 --target rv32i --lanes 1 --slicing plane
# passes:    unroll() invert() constants() counter() bitslice(enabled=true) fixslice(enabled=true) ctr_fold() fold() sbox(lanes=1) complement() rotate() balance() share() hoist() legalise(enabled=true) roll() slice(lanes=1) select() schedule() allocate() hide()
# dsl:       dsl/ciphers/gift.dsl sha256:f4e112ddfda4c2af39fe842e9cf1ddfb21d0a6a8000140095fa8ef1ec0ecef71
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 512
# layout:    planes of 32 S-boxes, 1 blocks side by side; cells in 5 arrangements
# sizes:     in bytes: block 16, key 16, nonce 12, rk 1056, ctx 1076, align 4, group 16, stack 512
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing

    .text

    .balign 4
    .global lwcc_giftb128_128_key_setup_rv32i
    .type lwcc_giftb128_128_key_setup_rv32i, %function
lwcc_giftb128_128_key_setup_rv32i:
    addi sp, sp, -512
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
    srli a7, a5, 3
    srli a6, a5, 6
    andi a6, a6, 1
    lui t0, 65536
    addi t0, t0, 2
    and a7, a7, t0
    or a6, a6, a7
    lui a7, 131072
    addi a7, a7, 4
    and t1, a5, a7
    or a6, a6, t1
    slli t1, a5, 3
    lui t2, 262144
    addi t2, t2, 8
    and t1, t1, t2
    or a6, a6, t1
    slli t1, a5, 8
    srli t3, a5, 24
    or t1, t1, t3
    lui t3, 4080
    addi t3, t3, 255
    and t1, t1, t3
    slli t4, a5, 24
    srli t5, a5, 8
    or t4, t4, t5
    lui t5, 1044496
    addi t5, t5, -256
    and t4, t4, t5
    or t1, t1, t4
    lui t4, 16
    addi t4, t4, -1
    and t6, t1, t4
    slli a4, a5, 16
    or t6, t6, a4
    slli a4, t6, 6
    srli a3, t6, 26
    or a4, a4, a3
    lui a3, 1
    addi a3, a3, 16
    and a4, a4, a3
    or a6, a6, a4
    slli a4, t6, 9
    srli a2, t6, 23
    or a4, a4, a2
    lui a2, 4098
    addi a2, a2, 32
    and a4, a4, a2
    or a6, a6, a4
    slli a4, t6, 12
    srli s0, t6, 20
    or a4, a4, s0
    lui s0, 8196
    addi s0, s0, 64
    and a4, a4, s0
    or a6, a6, a4
    slli a4, t6, 15
    srli t6, t6, 17
    or t6, a4, t6
    lui a4, 16392
    addi a4, a4, 128
    and t6, t6, a4
    or a6, a6, t6
    slli t6, a5, 18
    srli s1, a5, 14
    or t6, t6, s1
    lui s1, 128
    addi s1, s1, 256
    and t6, t6, s1
    or a6, a6, t6
    srli t6, t1, 3
    lui s2, 256
    addi s2, s2, 512
    and t6, t6, s2
    or a6, a6, t6
    lui t6, 512
    addi t6, t6, 1024
    and s3, t1, t6
    or a6, a6, s3
    slli s3, t1, 3
    lui s4, 1025
    addi s4, s4, -2048
    and s3, s3, s4
    or a6, a6, s3
    slli s3, a5, 9
    lui s5, 16
    and s3, s3, s5
    or a6, a6, s3
    srli s3, t1, 4
    lui s6, 1
    addi s6, s6, -1
    and s7, s3, s6
    srli s8, a5, 12
    lui s9, 15
    and s8, s8, s9
    or s7, s7, s8
    srli s8, a5, 16
    srli s10, a5, 20
    srli s11, a5, 4
    and s11, s11, s9
    or s10, s10, s11
    srli s11, t1, 2
    lui ra, 262128
    and s11, s11, ra
    or s10, s10, s11
    slli s11, a5, 22
    sw s3, 96(sp)
    lui s3, 786432
    and s11, s11, s3
    or s10, s10, s11
    srli s11, s10, 2
    and s11, s11, ra
    or s11, s8, s11
    sw t1, 100(sp)
    slli t1, a5, 20
    and t1, t1, s3
    or t1, s11, t1
    srli s11, t1, 2
    and s11, s11, ra
    or s7, s7, s11
    slli s11, a5, 18
    and s11, s11, s3
    or s7, s7, s11
    and s7, s7, t4
    and s11, s10, t4
    sw s10, 104(sp)
    slli s10, a5, 14
    sw s10, 108(sp)
    and s10, s10, ra
    or s10, s11, s10
    slli s11, a5, 30
    or s10, s10, s11
    srli s11, s10, 2
    and s11, s11, ra
    or s8, s8, s11
    slli s11, a5, 28
    and s11, s11, s3
    or s8, s8, s11
    srli s8, s8, 2
    and s8, s8, ra
    or s7, s7, s8
    slli s8, a5, 26
    and s8, s8, s3
    or s7, s7, s8
    slli s8, s7, 18
    srli s11, s7, 14
    or s8, s8, s11
    lui s11, 524320
    and s8, s8, s11
    or a6, a6, s8
    slli s8, a5, 15
    sw s7, 112(sp)
    lui s7, 64
    and s8, s8, s7
    or a6, a6, s8
    slli s8, t1, 26
    srli a5, t1, 6
    or a5, s8, a5
    lui s8, 34816
    sw a5, 116(sp)
    and a5, a5, s8
    or a5, a6, a5
    sw a5, 0(a0)
    lw a6, 4(a1)
    sw a5, 120(sp)
    srli a5, a6, 6
    andi a5, a5, 1
    sw s10, 124(sp)
    srli s10, a6, 3
    and t0, s10, t0
    or a5, a5, t0
    and a7, a6, a7
    or a5, a5, a7
    slli a7, a6, 3
    and a7, a7, t2
    or a5, a5, a7
    slli a7, a6, 8
    srli t0, a6, 24
    or a7, a7, t0
    and a7, a7, t3
    slli t0, a6, 24
    srli t2, a6, 8
    or t0, t0, t2
    and t0, t0, t5
    or a7, a7, t0
    and t0, a7, t4
    slli t2, a6, 16
    or t0, t0, t2
    sw t2, 128(sp)
    slli t2, t0, 6
    sw t1, 132(sp)
    srli t1, t0, 26
    or t1, t2, t1
    and t2, t1, a3
    or a5, a5, t2
    slli t2, t0, 9
    sw a3, 136(sp)
    srli a3, t0, 23
    or t2, t2, a3
    and t2, t2, a2
    or a5, a5, t2
    slli t2, t0, 12
    srli a3, t0, 20
    or t2, t2, a3
    and t2, t2, s0
    or a5, a5, t2
    slli t2, t0, 15
    srli a3, t0, 17
    or t2, t2, a3
    and a3, t2, a4
    or a5, a5, a3
    slli a3, a6, 18
    sw t0, 140(sp)
    srli t0, a6, 14
    or t0, a3, t0
    and t0, t0, s1
    or a5, a5, t0
    srli t0, a7, 3
    and a3, t0, s2
    or a5, a5, a3
    and a3, a7, t6
    or a5, a5, a3
    slli s2, a7, 3
    and s4, s2, s4
    or a5, a5, s4
    slli s4, a6, 9
    and s4, s4, s5
    or a5, a5, s4
    srli s4, a7, 4
    and s4, s4, s6
    srli s5, a6, 12
    and s5, s5, s9
    or s4, s4, s5
    srli s5, a6, 16
    sw s6, 144(sp)
    srli s6, a6, 20
    sw a4, 148(sp)
    srli a4, a6, 4
    sw a4, 152(sp)
    and a4, a4, s9
    or a4, s6, a4
    srli s6, a7, 2
    and s9, s6, ra
    or a4, a4, s9
    slli s9, a6, 22
    and s9, s9, s3
    or a4, a4, s9
    srli s9, a4, 2
    and s9, s9, ra
    or s9, s5, s9
    sw s6, 156(sp)
    slli s6, a6, 20
    sw s0, 160(sp)
    and s0, s6, s3
    or s0, s9, s0
    srli s9, s0, 2
    and s9, s9, ra
    or s4, s4, s9
    slli s9, a6, 18
    and s9, s9, s3
    or s4, s4, s9
    and s4, s4, t4
    and s9, a4, t4
    sw a2, 164(sp)
    slli a2, a6, 14
    and a2, a2, ra
    or a2, s9, a2
    slli s9, a6, 30
    or a2, a2, s9
    sw t4, 168(sp)
    srli t4, a2, 2
    and t4, t4, ra
    or t4, s5, t4
    slli s5, a6, 28
    and s5, s5, s3
    or t4, t4, s5
    srli t4, t4, 2
    and t4, t4, ra
    or t4, s4, t4
    slli s4, a6, 26
    and s4, s4, s3
    or t4, t4, s4
    slli s4, t4, 18
    srli s5, t4, 14
    or s4, s4, s5
    and s4, s4, s11
    or a5, a5, s4
    slli s4, a6, 15
    and s4, s4, s7
    or a5, a5, s4
    slli s4, s0, 26
    srli s5, s0, 6
    or s4, s4, s5
    and s5, s4, s8
    or a5, a5, s5
    sw a5, 4(a0)
    lui s5, 24
    sw s5, 8(a0)
    lw s8, 8(a1)
    srli s5, s8, 23
    slli s11, s8, 9
    or s5, s11, s5
    lui s11, 1
    addi s11, s11, -2047
    and s5, s5, s11
    sw s4, 172(sp)
    srli s4, s8, 6
    sw t4, 176(sp)
    lui t4, 1024
    addi t4, t4, 2
    and s4, s4, t4
    or s4, s5, s4
    slli s5, s8, 12
    srli s7, s8, 20
    or s5, s5, s7
    lui s7, 2
    addi s7, s7, 4
    and s5, s5, s7
    or s4, s4, s5
    srli s5, s8, 3
    lui s3, 4096
    addi s3, s3, 8
    sw s5, 180(sp)
    and s5, s5, s3
    or s4, s4, s5
    slli s5, s8, 15
    srli ra, s8, 17
    or s5, s5, ra
    lui ra, 8
    addi ra, ra, 16
    and s5, s5, ra
    or s4, s4, s5
    lui s5, 16384
    addi s5, s5, 32
    sw s0, 184(sp)
    and s0, s8, s5
    or s0, s4, s0
    slli s4, s8, 8
    sw a2, 188(sp)
    srli a2, s8, 24
    or a2, s4, a2
    and a2, a2, t3
    slli s4, s8, 24
    srli a6, s8, 8
    or a6, s4, a6
    and a6, a6, t5
    or a6, a2, a6
    srli a2, a6, 6
    lui s4, 32
    addi s4, s4, 64
    and a2, a2, s4
    or a2, s0, a2
    slli s0, s8, 3
    sw s9, 192(sp)
    lui s9, 65536
    addi s9, s9, 128
    sw s0, 196(sp)
    and s0, s0, s9
    or a2, a2, s0
    srli s0, a6, 3
    and s0, s0, s1
    or a2, a2, s0
    slli s0, s8, 6
    sw s6, 200(sp)
    lui s6, 262144
    addi s6, s6, 512
    and s0, s0, s6
    or a2, a2, s0
    and s0, a6, t6
    or a2, a2, s0
    slli s0, a6, 3
    sw s10, 204(sp)
    lui s10, 2049
    and s0, s0, s10
    or a2, a2, s0
    slli s0, a6, 6
    sw a6, 208(sp)
    lui a6, 8196
    and s0, s0, a6
    or a2, a2, s0
    slli s0, s8, 17
    srli a6, s8, 15
    or a6, s0, a6
    lui s0, 32784
    and a6, a6, s0
    or a6, a2, a6
    slli a2, s8, 20
    srli s0, s8, 12
    or a2, a2, s0
    lui s0, 131136
    and a2, a2, s0
    or a6, a6, a2
    slli a2, s8, 23
    srli s8, s8, 9
    or a2, a2, s8
    lui s8, 524544
    and a2, a2, s8
    or a6, a6, a2
    sw a6, 12(a0)
    lw a2, 0(a1)
    sw a6, 212(sp)
    slli a6, a2, 9
    srli s8, a2, 23
    or a6, a6, s8
    and a6, a6, s11
    srli s8, a2, 6
    and t4, s8, t4
    or a6, a6, t4
    slli t4, a2, 12
    srli s8, a2, 20
    or t4, t4, s8
    and t4, t4, s7
    or a6, a6, t4
    srli t4, a2, 3
    and t4, t4, s3
    or a6, a6, t4
    slli t4, a2, 15
    srli s3, a2, 17
    or t4, t4, s3
    and s3, t4, ra
    or a6, a6, s3
    and s3, a2, s5
    or a6, a6, s3
    slli s3, a2, 8
    srli s5, a2, 24
    or s3, s3, s5
    and s3, s3, t3
    slli s5, a2, 24
    srli s7, a2, 8
    or s5, s5, s7
    and t5, s5, t5
    or t5, s3, t5
    srli s3, t5, 6
    and s3, s3, s4
    or a6, a6, s3
    slli s3, a2, 3
    and s3, s3, s9
    or a6, a6, s3
    srli s3, t5, 3
    and s1, s3, s1
    or a6, a6, s1
    slli s1, a2, 6
    and s1, s1, s6
    or a6, a6, s1
    and s1, t5, t6
    or a6, a6, s1
    slli s1, t5, 3
    and s1, s1, s10
    or a6, a6, s1
    slli s1, t5, 6
    lui s3, 8196
    and s1, s1, s3
    or a6, a6, s1
    slli s1, a2, 17
    srli s3, a2, 15
    or s1, s1, s3
    lui s3, 32784
    and s1, s1, s3
    or a6, a6, s1
    slli s1, a2, 20
    srli s3, a2, 12
    or s1, s1, s3
    and s1, s1, s0
    or a6, a6, s1
    slli s1, a2, 23
    srli s3, a2, 9
    or s1, s1, s3
    lui s3, 524544
    and s1, s1, s3
    or a6, a6, s1
    # round 2 (gift.dsl:33)
    not s1, a6
    sw s1, 16(a0)
    lui s1, 327680
    addi s1, s1, 2
    not s1, s1
    sw s1, 20(a0)
    lui s1, 1025
    addi s1, s1, -2047
    and t0, t0, s1
    srli s3, a7, 6
    lui s5, 2049
    addi s5, s5, 2
    and s3, s3, s5
    or t0, t0, s3
    srli s3, a4, 13
    lui s6, 8
    addi s6, s6, 20
    and s3, s3, s6
    or t0, t0, s3
    lw s3, 4(a1)
    srli s8, s3, 20
    slli s7, s3, 12
    or s7, s7, s8
    lui s8, 4
    addi s8, s8, 8
    and s9, s7, s8
    or t0, t0, s9
    lui s9, 128
    addi s9, s9, 288
    and t1, t1, s9
    or t0, t0, t1
    srli t1, a5, 12
    and t1, t1, s4
    or t0, t0, t1
    lui t1, 4096
    addi t1, t1, 128
    and t1, s3, t1
    or t0, t0, t1
    lui t1, 524544
    addi t1, t1, 512
    and s2, s2, t1
    or t0, t0, s2
    or t0, t0, a3
    lui a3, 32786
    and t2, t2, a3
    or t0, t0, t2
    slli t2, a7, 9
    and t2, t2, s0
    or t0, t0, t2
    lui t2, 8192
    lw s2, 204(sp)
    lui s4, 16384
    and s2, s2, t2
    or t0, t0, s2
    slli s2, s3, 10
    and s11, s2, s4
    or t0, t0, s11
    lw t2, 200(sp)
    lui s11, 65536
    and t2, t2, s11
    or t0, t0, t2
    lw s11, 192(sp)
    lui t2, 262144
    and s11, s11, t2
    or t0, t0, s11
    sw t0, 24(a0)
    lw s11, 104(sp)
    sw t3, 192(sp)
    srli t3, s11, 3
    and t3, t3, s1
    srli t2, s11, 6
    and s4, t2, s5
    or t3, t3, s4
    lw s4, 132(sp)
    srli s10, s4, 13
    and s10, s10, s6
    or t3, t3, s10
    srli s10, s11, 12
    and s8, s10, s8
    or t3, t3, s8
    lw s8, 124(sp)
    srli a2, s8, 26
    slli s10, s8, 6
    or a2, s10, a2
    and a2, a2, s9
    or t3, t3, a2
    lw a2, 12(a1)
    sw t4, 200(sp)
    slli s10, a2, 1
    lui t4, 8192
    addi t4, t4, 64
    sw s9, 204(sp)
    and s9, s10, t4
    or t3, t3, s9
    srli s9, a2, 2
    sw s6, 216(sp)
    lui s6, 16384
    addi s6, s6, 128
    sw s6, 220(sp)
    and s6, s9, s6
    or t3, t3, s6
    slli s6, s11, 3
    and s6, s6, t1
    or t3, t3, s6
    lw s6, 100(sp)
    sw t1, 224(sp)
    slli t1, s6, 4
    sw s5, 228(sp)
    lui s5, 262144
    addi s5, s5, 1024
    and t1, t1, s5
    or t1, t3, t1
    slli t3, s8, 15
    sw s5, 232(sp)
    srli s5, s8, 17
    or t3, t3, s5
    and t3, t3, a3
    or t1, t1, t3
    slli t3, s11, 12
    lui s5, 65568
    and t3, t3, s5
    or t1, t1, t3
    slli t3, s11, 9
    and t3, t3, s0
    or t1, t1, t3
    slli t3, s8, 24
    srli s5, s8, 8
    or t3, t3, s5
    lui s5, 4608
    and t3, t3, s5
    or t1, t1, t3
    sw t1, 28(a0)
    lui t3, 4112
    addi t3, t3, 384
    sw t3, 32(a0)
    sw t5, 36(a0)
    lw t3, 8(a1)
    srli s0, t3, 4
    srli s5, t3, 20
    lui a3, 15
    sw s0, 236(sp)
    and s0, s0, a3
    or s0, s5, s0
    lw s5, 208(sp)
    lui a3, 262128
    srli s5, s5, 2
    and s5, s5, a3
    or s0, s0, s5
    slli s5, t3, 22
    sw s1, 240(sp)
    lui s1, 786432
    and s5, s5, s1
    or s0, s0, s5
    # round 4 (gift.dsl:33)
    not s5, s0
    sw s5, 40(a0)
    lui s5, 524288
    addi s5, s5, 15
    not s5, s5
    sw s5, 44(a0)
    lui s5, 2048
    addi s5, s5, 1
    and s9, s9, s5
    sw t1, 244(sp)
    slli t1, s8, 9
    srli s1, s8, 23
    or t1, t1, s1
    lui s1, 1025
    addi s1, s1, -2046
    and t1, t1, s1
    or t1, s9, t1
    lui s9, 4098
    addi s9, s9, 4
    and t2, t2, s9
    or t1, t1, t2
    srli t2, s4, 1
    lui s4, 65572
    addi s4, s4, 8
    and t2, t2, s4
    or t1, t1, t2
    lui t2, 32768
    addi t2, t2, 16
    and s10, s10, t2
    or t1, t1, s10
    slli s10, s8, 12
    srli s8, s8, 20
    or s8, s10, s8
    lui s10, 16392
    addi s10, s10, 32
    and s8, s8, s10
    or t1, t1, s8
    slli s8, s6, 1
    and s8, s8, t4
    or t1, t1, s8
    slli s8, s11, 6
    lui s6, 131136
    addi s6, s6, 128
    and s8, s8, s6
    or t1, t1, s8
    slli s8, a2, 4
    sw s7, 248(sp)
    lui s7, 524288
    addi s7, s7, 256
    and s8, s8, s7
    or t1, t1, s8
    lw s8, 120(sp)
    sw ra, 252(sp)
    slli s8, s8, 4
    lui ra, 262528
    addi ra, ra, 512
    and s8, s8, ra
    or t1, t1, s8
    and s8, s11, t6
    or t1, t1, s8
    slli s8, a2, 7
    lui s11, 1
    and s8, s8, s11
    or t1, t1, s8
    slli s8, a2, 10
    lui a2, 16
    and s8, s8, a2
    or t1, t1, s8
    sw t1, 48(a0)
    srli s8, s3, 2
    and s5, s8, s5
    lw s8, 188(sp)
    sw t1, 256(sp)
    slli t1, s8, 9
    sw t0, 260(sp)
    srli t0, s8, 23
    or t0, t1, t0
    and t0, t0, s1
    or t0, s5, t0
    srli t1, a4, 6
    and t1, t1, s9
    or t0, t0, t1
    lw t1, 184(sp)
    srli s1, t1, 1
    and s1, s1, s4
    or t0, t0, s1
    slli s1, s3, 1
    and t2, s1, t2
    or t0, t0, t2
    slli t2, s8, 12
    srli s1, s8, 20
    or t2, t2, s1
    and t2, t2, s10
    or t0, t0, t2
    slli t2, a7, 1
    and t2, t2, t4
    or t0, t0, t2
    slli t2, a4, 6
    and t2, t2, s6
    or t0, t0, t2
    slli t2, s3, 4
    and s1, t2, s7
    or t0, t0, s1
    slli s1, a5, 4
    and s5, s1, ra
    or t0, t0, s5
    and s5, a4, t6
    or t0, t0, s5
    slli s5, s3, 7
    and s7, s5, s11
    or t0, t0, s7
    and s2, s2, a2
    or t0, t0, s2
    sw t0, 52(a0)
    lui s2, 65673
    addi s2, s2, -1912
    sw s2, 56(a0)
    lw s2, 212(sp)
    srli s8, s2, 31
    slli s7, s2, 1
    or s7, s7, s8
    lui s8, 132096
    addi s8, s8, 1
    and s7, s7, s8
    slli s10, s2, 30
    srli s11, s2, 2
    or s10, s10, s11
    lui s11, 264192
    addi s11, s11, 258
    and s10, s10, s11
    or s7, s7, s10
    slli s10, s2, 27
    sw a7, 188(sp)
    srli a7, s2, 5
    or a7, s10, a7
    lui s10, 524288
    addi s10, s10, 516
    sw a7, 264(sp)
    and a7, a7, s10
    or a7, s7, a7
    slli s7, t3, 1
    lui s2, 65536
    addi s2, s2, 8
    and s7, s7, s2
    or a7, a7, s7
    lw s7, 168(sp)
    sw t0, 268(sp)
    and t1, s0, s7
    slli t0, t3, 14
    and t0, t0, a3
    or t0, t1, t0
    slli t1, t3, 30
    or t0, t0, t1
    slli t1, t0, 6
    sw s1, 272(sp)
    srli s1, t0, 26
    or t1, t1, s1
    lw s1, 136(sp)
    sw ra, 276(sp)
    and t1, t1, s1
    or a7, a7, t1
    slli t1, t0, 9
    srli ra, t0, 23
    or t1, t1, ra
    lw ra, 164(sp)
    sw s6, 280(sp)
    and t1, t1, ra
    or a7, a7, t1
    slli t1, t0, 12
    srli s6, t0, 20
    or t1, t1, s6
    lw s6, 160(sp)
    sw s4, 284(sp)
    and t1, t1, s6
    or a7, a7, t1
    slli t1, t0, 15
    srli s4, t0, 17
    or t1, t1, s4
    lw s4, 148(sp)
    sw s0, 288(sp)
    and t1, t1, s4
    or a7, a7, t1
    and t1, s0, t6
    or a7, a7, t1
    srli t1, t3, 16
    srli s0, s0, 2
    and s0, s0, a3
    or s0, t1, s0
    sw s9, 292(sp)
    slli s9, t3, 20
    sw t1, 296(sp)
    lui t1, 786432
    and s9, s9, t1
    or s0, s0, s9
    srli s9, s0, 1
    sw t0, 300(sp)
    lui t0, 257
    addi t0, t0, -2048
    and s9, s9, t0
    or a7, a7, s9
    slli s9, t3, 7
    and s9, s9, a2
    or a7, a7, s9
    slli s9, t3, 10
    sw s0, 304(sp)
    lui s0, 32
    and s9, s9, s0
    or a7, a7, s9
    slli s9, t3, 13
    lui s3, 64
    and s9, s9, s3
    or a7, a7, s9
    slli s9, t3, 16
    sw t4, 308(sp)
    lui t4, 128
    and s9, s9, t4
    or a7, a7, s9
    srli s9, t3, 2
    lui t3, 32768
    and s9, s9, t3
    or a7, a7, s9
    sw a7, 60(a0)
    slli s9, a6, 1
    sw a7, 312(sp)
    srli a7, a6, 31
    or a7, s9, a7
    and a7, a7, s8
    slli s8, a6, 30
    srli s9, a6, 2
    or s8, s8, s9
    and s8, s8, s11
    or a7, a7, s8
    slli s8, a6, 27
    srli s9, a6, 5
    or s8, s8, s9
    and s8, s8, s10
    or a7, a7, s8
    lw s8, 0(a1)
    lui s10, 15
    slli s9, s8, 1
    and s2, s9, s2
    or a7, a7, s2
    srli s2, s8, 20
    srli s9, s8, 4
    and s11, s9, s10
    or s2, s2, s11
    srli s11, t5, 2
    and s11, s11, a3
    or s2, s2, s11
    slli s11, s8, 22
    and s11, s11, t1
    or s2, s2, s11
    and s11, s2, s7
    slli s7, s8, 14
    and s7, s7, a3
    or s7, s11, s7
    slli s11, s8, 30
    or s7, s7, s11
    slli s11, s7, 6
    srli s10, s7, 26
    or s10, s11, s10
    and s11, s10, s1
    or a7, a7, s11
    slli s11, s7, 9
    srli s1, s7, 23
    or s1, s11, s1
    and s1, s1, ra
    or a7, a7, s1
    slli s1, s7, 12
    srli s11, s7, 20
    or s1, s1, s11
    and s1, s1, s6
    or a7, a7, s1
    slli s1, s7, 15
    srli s6, s7, 17
    or s1, s1, s6
    and s4, s1, s4
    or a7, a7, s4
    and s4, s2, t6
    or a7, a7, s4
    srli s4, s8, 16
    srli s6, s2, 2
    and s6, s6, a3
    or s6, s4, s6
    slli s11, s8, 20
    and s11, s11, t1
    or s6, s6, s11
    srli s11, s6, 1
    and t0, s11, t0
    or a7, a7, t0
    slli t0, s8, 7
    and t0, t0, a2
    or a7, a7, t0
    slli t0, s8, 10
    and t0, t0, s0
    or a7, a7, t0
    slli t0, s8, 13
    and t0, t0, s3
    or a7, a7, t0
    slli t0, s8, 16
    and t0, t0, t4
    or a7, a7, t0
    srli t0, s8, 2
    and t3, t0, t3
    or a7, a7, t3
    # round 6 (gift.dsl:33)
    not t3, a7
    sw t3, 64(a0)
    lui t3, 917526
    not s0, t3
    sw s0, 68(a0)
    lw s0, 260(sp)
    lui s11, 33792
    srli s3, s0, 2
    addi s11, s11, 33
    and s3, s3, s11
    lw ra, 4(a1)
    lui t4, 64
    srli t3, ra, 8
    addi t4, t4, 2
    and t3, t3, t4
    or t3, s3, t3
    slli s3, ra, 16
    sw a7, 148(sp)
    srli a7, ra, 16
    or a7, s3, a7
    lui s3, 32
    addi s3, s3, 4
    and a7, a7, s3
    or a7, t3, a7
    slli t3, s0, 7
    srli s3, s0, 25
    or t3, t3, s3
    lui s3, 2
    addi s3, s3, 264
    and t3, t3, s3
    or a7, a7, t3
    srli t3, a4, 9
    sw s9, 160(sp)
    lw s9, 252(sp)
    and t3, t3, s9
    or a7, a7, t3
    lui t3, 512
    lw s9, 156(sp)
    addi t3, t3, 64
    and t3, s9, t3
    or a7, a7, t3
    slli t3, a5, 7
    lui s9, 131072
    addi s9, s9, 128
    and s9, t3, s9
    or a7, a7, s9
    lui s9, 16384
    addi s9, s9, 512
    and t2, t2, s9
    or a7, a7, t2
    lui t2, 8192
    addi t2, t2, 1024
    sw t3, 156(sp)
    lw t3, 248(sp)
    and t2, t3, t2
    or a7, a7, t2
    lui t2, 65537
    addi t2, t2, -2048
    and t3, s5, t2
    or a7, a7, t3
    slli t3, a4, 3
    lui s5, 2049
    and t3, t3, s5
    or a7, a7, t3
    slli t3, s0, 21
    srli s5, s0, 11
    or t3, t3, s5
    lui s5, 4228
    and t3, t3, s5
    or a7, a7, t3
    slli t3, ra, 21
    srli ra, ra, 11
    or t3, t3, ra
    lui ra, 524304
    and t3, t3, ra
    or a7, a7, t3
    slli t3, a5, 21
    srli ra, a5, 11
    or t3, t3, ra
    lui ra, 262400
    and t3, t3, ra
    or a7, a7, t3
    sw a7, 72(a0)
    lw t3, 244(sp)
    sw a4, 248(sp)
    srli ra, t3, 2
    and s11, ra, s11
    lw a4, 104(sp)
    sw a7, 252(sp)
    slli s0, a4, 16
    srli a7, a4, 16
    or a7, s0, a7
    and a7, a7, t4
    or a7, s11, a7
    lui t4, 512
    lw s0, 96(sp)
    addi t4, t4, 4
    and t4, s0, t4
    or a7, a7, t4
    slli t4, t3, 7
    srli s0, t3, 25
    or t4, t4, s0
    and t4, t4, s3
    or a7, a7, t4
    lw t4, 100(sp)
    lui s3, 2048
    srli s0, t4, 1
    addi s3, s3, 16
    and s0, s0, s3
    or a7, a7, s0
    lw s0, 12(a1)
    srli s11, s0, 22
    slli s3, s0, 10
    or s3, s3, s11
    lw s11, 308(sp)
    lui t4, 256
    and s3, s3, s11
    or a7, a7, s3
    srli s3, s0, 1
    addi t4, t4, 128
    and t4, s3, t4
    or a7, a7, t4
    slli t4, a4, 12
    srli s3, a4, 20
    or t4, t4, s3
    and t4, t4, s9
    or a7, a7, t4
    slli t4, s0, 16
    srli s3, s0, 16
    or t4, t4, s3
    lui s3, 131072
    addi s3, s3, 1024
    and t4, t4, s3
    or a7, a7, t4
    slli t4, a4, 15
    srli a4, a4, 17
    or t4, t4, a4
    and t2, t4, t2
    or a7, a7, t2
    slli t2, s0, 19
    srli t4, s0, 13
    or t2, t2, t4
    lui t4, 524289
    and t2, t2, t4
    or a7, a7, t2
    slli t2, t3, 21
    srli t4, t3, 11
    or t2, t2, t4
    and t2, t2, s5
    or a7, a7, t2
    slli t2, s0, 11
    lui t4, 8
    and t2, t2, t4
    or a7, a7, t2
    srli t2, s0, 7
    and t2, t2, a2
    or a7, a7, t2
    lui t2, 262176
    lw t4, 108(sp)
    srli s3, s2, 6
    and t2, t4, t2
    or a7, a7, t2
    sw a7, 76(a0)
    lui t2, 283904
    addi t2, t2, 2
    sw t2, 80(a0)
    srli t4, s2, 3
    lw a4, 240(sp)
    lw s5, 228(sp)
    and t4, t4, a4
    and s3, s3, s5
    or t4, t4, s3
    srli s3, s6, 13
    lw s9, 216(sp)
    lui s0, 8448
    and s3, s3, s9
    or t4, t4, s3
    srli s3, a6, 5
    addi s0, s0, 8
    and s0, s3, s0
    or t4, t4, s0
    lw s0, 204(sp)
    and s3, s10, s0
    or t4, t4, s3
    slli s3, a6, 1
    lui s10, 65536
    addi s10, s10, 64
    and s10, s3, s10
    or t4, t4, s10
    lw s10, 220(sp)
    and t0, t0, s10
    or t0, t4, t0
    lui t4, 131072
    lw s10, 200(sp)
    addi t4, t4, 512
    and t4, s10, t4
    or t0, t0, t4
    slli t4, t5, 4
    lw s10, 232(sp)
    sw t2, 232(sp)
    and t4, t4, s10
    or t0, t0, t4
    lui t4, 32786
    and t4, s1, t4
    or t0, t0, t4
    srli t4, t5, 4
    lw s1, 144(sp)
    srli s10, s8, 12
    and t4, t4, s1
    lui t2, 15
    and s10, s10, t2
    or t4, t4, s10
    srli s10, s6, 2
    and s10, s10, a3
    or t4, t4, s10
    slli s10, s8, 18
    and s10, s10, t1
    or t4, t4, s10
    lw s10, 168(sp)
    sw s3, 200(sp)
    and s3, t4, s10
    sw s7, 220(sp)
    srli s7, s7, 2
    and s7, s7, a3
    or s4, s4, s7
    slli s7, s8, 28
    and s7, s7, t1
    or s4, s4, s7
    srli s7, s4, 2
    and s7, s7, a3
    or s3, s3, s7
    slli s7, s8, 26
    and s7, s7, t1
    or s3, s3, s7
    slli s7, s3, 16
    srli t3, s3, 16
    or t3, s7, t3
    lui s7, 4100
    and t3, t3, s7
    or t0, t0, t3
    slli t3, t4, 4
    sw a7, 108(sp)
    lui a7, 544
    and a7, t3, a7
    or a7, t0, a7
    slli t0, s6, 5
    lui t3, 524352
    and t0, t0, t3
    or a7, a7, t0
    sw a7, 84(a0)
    lw t0, 304(sp)
    sw ra, 144(sp)
    srli t3, t0, 3
    and t3, t3, a4
    srli a4, t0, 6
    and s5, a4, s5
    or t3, t3, s5
    lw s5, 208(sp)
    lw ra, 8(a1)
    srli s8, s5, 4
    and s1, s8, s1
    srli a2, ra, 12
    and t2, a2, t2
    or t2, s1, t2
    srli a2, t0, 2
    and a2, a2, a3
    or t2, t2, a2
    slli a2, ra, 18
    and s1, a2, t1
    or t2, t2, s1
    srli s1, t2, 13
    and s1, s1, s9
    or t3, t3, s1
    lui s1, 512
    addi s1, s1, 8
    and s1, s8, s1
    or t3, t3, s1
    lw s1, 300(sp)
    lw s8, 296(sp)
    srli s1, s1, 2
    and s1, s1, a3
    or s1, s8, s1
    slli s8, ra, 28
    and s8, s8, t1
    or s1, s1, s8
    slli s8, s1, 6
    srli s9, s1, 26
    or s8, s8, s9
    and s0, s8, s0
    or t3, t3, s0
    srli s0, ra, 1
    lui s8, 32784
    addi s8, s8, 64
    and s0, s0, s8
    or t3, t3, s0
    lui s0, 32
    addi s0, s0, 128
    lw s8, 236(sp)
    lw s9, 224(sp)
    and s0, s8, s0
    or t3, t3, s0
    slli s0, t0, 3
    and s0, s0, s9
    or t3, t3, s0
    slli s0, ra, 16
    srli s9, ra, 16
    or s0, s0, s9
    lui s9, 65536
    addi s9, s9, 1024
    and s0, s0, s9
    or t3, t3, s0
    and s0, t2, s10
    srli s9, s1, 2
    and a3, s9, a3
    or a3, s0, a3
    slli s0, ra, 26
    and t1, s0, t1
    or t1, a3, t1
    slli a3, t1, 17
    srli s9, t1, 15
    or a3, a3, s9
    lui s9, 8194
    and a3, a3, s9
    or t3, t3, a3
    slli a3, ra, 8
    and s7, a3, s7
    or t3, t3, s7
    slli s7, t0, 9
    lui s9, 131136
    and s7, s7, s9
    or t3, t3, s7
    slli s7, ra, 2
    lui s9, 16384
    and s9, s7, s9
    or t3, t3, s9
    lui s9, 262144
    and s0, s0, s9
    or t3, t3, s0
    # round 8 (gift.dsl:33)
    not s0, t3
    sw s0, 88(a0)
    lui s0, 12336
    addi s0, s0, 129
    not s0, s0
    sw s0, 92(a0)
    lw s0, 132(sp)
    lui s10, 524288
    sw s0, 96(a0)
    lw s9, 184(sp)
    addi s10, s10, 55
    sw s9, 100(a0)
    sw s10, 104(a0)
    lui s10, 16392
    addi s10, s10, 1
    and s8, s8, s10
    slli s9, s5, 13
    srli s0, s5, 19
    or s0, s9, s0
    lui s9, 32769
    addi s9, s9, 2
    and s0, s0, s9
    or s0, s8, s0
    lw s8, 292(sp)
    sw a2, 236(sp)
    and a4, a4, s8
    or a4, s0, a4
    lw a2, 284(sp)
    srli s0, t2, 1
    and s0, s0, a2
    or a4, a4, s0
    slli s0, t1, 5
    srli t1, t1, 27
    or t1, s0, t1
    lui s0, 1
    addi s0, s0, -2032
    and t1, t1, s0
    or t1, a4, t1
    slli a4, s5, 16
    srli s5, s5, 16
    or a4, a4, s5
    lui s5, 524288
    addi s5, s5, 32
    and a4, a4, s5
    or t1, t1, a4
    lw a4, 288(sp)
    slli s5, a4, 1
    and s5, s5, s11
    or t1, t1, s5
    slli s5, t0, 6
    lw a4, 280(sp)
    sw s1, 168(sp)
    and s5, s5, a4
    or t1, t1, s5
    lui s5, 2048
    addi s5, s5, 256
    and s7, s7, s5
    or t1, t1, s7
    lw s7, 312(sp)
    lw s1, 276(sp)
    slli s7, s7, 4
    and s7, s7, s1
    or t1, t1, s7
    and t6, t0, t6
    or t1, t1, t6
    lui t6, 16
    and t6, a3, t6
    or t1, t1, t6
    srli t6, ra, 7
    lui a3, 1024
    and t6, t6, a3
    or t1, t1, t6
    sw t1, 108(a0)
    lw t6, 160(sp)
    slli s7, t5, 13
    and t6, t6, s10
    srli s10, t5, 19
    or s7, s7, s10
    and s7, s7, s9
    or t6, t6, s7
    srli s7, s6, 6
    and s7, s7, s8
    or t6, t6, s7
    srli s7, t4, 1
    and a2, s7, a2
    or t6, t6, a2
    slli a2, s3, 5
    srli s3, s3, 27
    or a2, a2, s3
    and a2, a2, s0
    or t6, t6, a2
    slli a2, a7, 1
    lui s3, 16
    addi s3, s3, 1056
    and s3, a2, s3
    or t6, t6, s3
    slli s2, s2, 1
    and s2, s2, s11
    or t6, t6, s2
    slli s2, s6, 6
    and a4, s2, a4
    or t6, t6, a4
    lw a4, 0(a1)
    slli s2, a4, 2
    and s2, s2, s5
    or t6, t6, s2
    lw s2, 148(sp)
    slli s3, s2, 4
    and s1, s3, s1
    or t6, t6, s1
    slli s1, s4, 24
    srli s4, s4, 8
    or s1, s1, s4
    lui s4, 524800
    and s1, s1, s4
    or t6, t6, s1
    srli s1, a4, 7
    and a3, s1, a3
    or t6, t6, a3
    sw t6, 112(a0)
    lui a3, 67593
    addi a3, a3, -1912
    sw a3, 116(a0)
    srli a3, a5, 6
    lui s1, 48
    addi s1, s1, 3
    and a3, a3, s1
    slli s4, a5, 2
    lui s5, 4032
    addi s5, s5, 252
    and s7, s4, s5
    or a3, a3, s7
    srli s7, a5, 4
    lui s8, 61441
    addi s8, s8, -256
    and s7, s7, s8
    or a3, a3, s7
    lui s7, 983055
    lw s9, 272(sp)
    lui s11, 112
    and s9, s9, s7
    or a3, a3, s9
    sw a3, 120(a0)
    lw s9, 120(sp)
    addi s11, s11, 7
    srli s10, s9, 5
    and s10, s10, s11
    slli a4, s9, 3
    lui ra, 3968
    addi ra, ra, 248
    and a4, a4, ra
    or a4, s10, a4
    srli s10, s9, 6
    lui t0, 12288
    addi t0, t0, 768
    and s10, s10, t0
    or a4, a4, s10
    slli s10, s9, 2
    sw s6, 272(sp)
    lui s6, 1032208
    addi s6, s6, -1024
    and s10, s10, s6
    or a4, a4, s10
    # round 11 (gift.dsl:33)
    not s10, a4
    sw s10, 124(a0)
    lui s10, 786454
    not s10, s10
    sw s10, 128(a0)
    slli s10, a6, 16
    sw t5, 276(sp)
    srli t5, a6, 16
    or t5, s10, t5
    lui s10, 349525
    addi s10, s10, 1365
    and t5, t5, s10
    sw s0, 280(sp)
    slli s0, a6, 8
    sw s4, 308(sp)
    srli s4, a6, 24
    or s0, s0, s4
    lui s4, 699051
    addi s4, s4, -1366
    sw s0, 284(sp)
    and s0, s0, s4
    or t5, t5, s0
    sw t5, 132(a0)
    lw s0, 212(sp)
    sw t5, 292(sp)
    slli t5, s0, 8
    sw a3, 160(sp)
    srli a3, s0, 24
    or t5, t5, a3
    and t5, t5, s10
    slli a3, s0, 12
    srli s0, s0, 20
    or a3, a3, s0
    and a3, a3, s4
    or t5, t5, a3
    sw t5, 136(a0)
    lui a3, 21760
    addi a3, a3, 2
    sw a3, 140(a0)
    lui s0, 12336
    addi s0, s0, 771
    sw a3, 224(sp)
    lw a3, 144(sp)
    sw t5, 144(sp)
    and a3, a3, s0
    lw t5, 244(sp)
    sw a2, 204(sp)
    slli s9, t5, 2
    lui a2, 49345
    addi a2, a2, -1012
    and s9, s9, a2
    or a3, a3, s9
    srli s9, t5, 1
    sw a6, 296(sp)
    lui a6, 460551
    addi a6, a6, 112
    sw s9, 300(sp)
    and s9, s9, a6
    or a3, a3, s9
    slli s9, t5, 3
    lui t5, 526344
    addi t5, t5, 128
    sw s9, 216(sp)
    and s9, s9, t5
    or a3, a3, s9
    sw a3, 144(a0)
    lw s9, 260(sp)
    sw a3, 228(sp)
    srli a3, s9, 1
    sw a5, 240(sp)
    lui a5, 28784
    addi a5, a5, 1799
    and a3, a3, a5
    sw a4, 104(sp)
    slli a4, s9, 3
    sw t1, 96(sp)
    lui t1, 32897
    addi t1, t1, -2040
    sw a4, 164(sp)
    and a4, a4, t1
    or a4, a3, a4
    srli a3, s9, 18
    lui s7, 3
    addi s7, s7, 48
    and a3, a3, s7
    or a4, a4, a3
    srli a3, s9, 14
    sw t6, 316(sp)
    lui t6, 12
    addi t6, t6, 192
    and a3, a3, t6
    or a4, a4, a3
    slli a3, s9, 15
    sw t6, 320(sp)
    lui t6, 460544
    and a3, a3, t6
    or a4, a4, a3
    slli a3, s9, 19
    lui s9, 526336
    and a3, a3, s9
    or a4, a4, a3
    # round 13 (gift.dsl:33)
    not a3, a4
    sw a3, 148(a0)
    lui a3, 12320
    addi a3, a3, 129
    not a3, a3
    sw a3, 152(a0)
    sw t2, 156(a0)
    sw t4, 160(a0)
    lui t2, 524288
    addi t2, t2, 51
    sw t2, 164(a0)
    lw t2, 268(sp)
    lui a3, 3
    srli t4, t2, 16
    addi a3, a3, 819
    sw t4, 324(sp)
    and t4, t4, a3
    srli s9, t2, 1
    lui t6, 279620
    addi t6, t6, 1092
    and s9, s9, t6
    or t4, t4, s9
    slli s9, t2, 1
    sw a4, 328(sp)
    lui a4, 559241
    addi a4, a4, -1912
    and s9, s9, a4
    or t4, t4, s9
    slli s9, t2, 15
    sw a4, 332(sp)
    lui a4, 69904
    and s9, s9, a4
    or t4, t4, s9
    slli s9, t2, 17
    lui t2, 139808
    and s9, s9, t2
    or t4, t4, s9
    sw t4, 168(a0)
    lw s9, 256(sp)
    sw t4, 336(sp)
    srli t4, s9, 24
    andi t4, t4, 51
    srli t2, s9, 16
    lui a4, 13
    addi a4, a4, -820
    and t2, t2, a4
    or t2, t4, t2
    slli t4, s9, 7
    sw a4, 340(sp)
    lui a4, 69905
    addi a4, a4, 256
    and t4, t4, a4
    or t2, t2, t4
    slli t4, s9, 9
    sw a4, 344(sp)
    lui a4, 139810
    addi a4, a4, 512
    and t4, t4, a4
    or t2, t2, t4
    slli t4, s9, 15
    sw a4, 348(sp)
    lui a4, 279616
    and t4, t4, a4
    or t2, t2, t4
    slli t4, s9, 17
    lui s9, 559232
    and t4, t4, s9
    or t2, t2, t4
    sw t2, 172(a0)
    lui t4, 67585
    addi t4, t4, -1912
    sw t4, 176(a0)
    srli t4, s2, 6
    and t4, t4, s1
    slli s9, s2, 2
    sw s9, 352(sp)
    and s9, s9, s5
    or t4, t4, s9
    srli s9, s2, 4
    and s9, s9, s8
    or t4, t4, s9
    lui s9, 983055
    and s3, s3, s9
    or t4, t4, s3
    sw t4, 180(a0)
    lw s3, 312(sp)
    sw s8, 356(sp)
    srli s9, s3, 5
    and s9, s9, s11
    slli s8, s3, 3
    and s8, s8, ra
    or s8, s9, s8
    srli s9, s3, 6
    and s9, s9, t0
    or s8, s8, s9
    slli s9, s3, 2
    and s9, s9, s6
    or s8, s8, s9
    # round 16 (gift.dsl:33)
    not s9, s8
    sw s9, 184(a0)
    lui s9, 786452
    not ra, s9
    sw ra, 188(a0)
    lw ra, 108(sp)
    sw s6, 360(sp)
    slli s9, ra, 16
    srli s6, ra, 16
    or s6, s9, s6
    and s6, s6, s10
    slli s9, ra, 8
    sw s11, 364(sp)
    srli s11, ra, 24
    or s9, s9, s11
    and s11, s9, s4
    or s6, s6, s11
    sw s6, 192(a0)
    lw s11, 252(sp)
    sw t0, 368(sp)
    slli t0, s11, 8
    sw s6, 372(sp)
    srli s6, s11, 24
    or t0, t0, s6
    and t0, t0, s10
    slli s6, s11, 12
    srli ra, s11, 20
    or s6, s6, ra
    and s6, s6, s4
    or t0, t0, s6
    sw t0, 196(a0)
    lui s6, 283648
    addi s6, s6, 2
    sw s6, 200(a0)
    srli ra, t3, 2
    and ra, ra, s0
    sw s6, 376(sp)
    slli s6, t3, 2
    and s6, s6, a2
    or s6, ra, s6
    srli ra, t3, 1
    sw t0, 380(sp)
    and t0, ra, a6
    or t0, s6, t0
    slli s6, t3, 3
    sw a2, 384(sp)
    and a2, s6, t5
    or t0, t0, a2
    sw t0, 204(a0)
    srli a2, a7, 1
    and a2, a2, a5
    sw s0, 388(sp)
    slli s0, a7, 3
    and s0, s0, t1
    or a2, a2, s0
    srli s0, a7, 18
    and s0, s0, s7
    or a2, a2, s0
    srli s0, a7, 14
    sw s7, 392(sp)
    lw s7, 320(sp)
    lui s11, 526336
    and s0, s0, s7
    or a2, a2, s0
    slli s0, a7, 15
    lui s7, 460544
    and s0, s0, s7
    or a2, a2, s0
    slli s0, a7, 19
    and s0, s0, s11
    or a2, a2, s0
    # round 18 (gift.dsl:33)
    not s0, a2
    sw s0, 208(a0)
    lui s0, 8240
    addi s0, s0, 129
    not s0, s0
    sw s0, 212(a0)
    lw s0, 140(sp)
    sw s0, 216(a0)
    lw s0, 124(sp)
    sw s0, 220(a0)
    lui s0, 524288
    addi s0, s0, 53
    sw s0, 224(a0)
    lw s0, 316(sp)
    sw s6, 396(sp)
    srli s6, s0, 16
    sw s6, 400(sp)
    and s6, s6, a3
    sw ra, 404(sp)
    srli ra, s0, 1
    and ra, ra, t6
    or s6, s6, ra
    slli ra, s0, 1
    sw s9, 408(sp)
    lw s9, 332(sp)
    sw t4, 412(sp)
    and ra, ra, s9
    or s6, s6, ra
    slli ra, s0, 15
    lui t4, 69904
    and ra, ra, t4
    or s6, s6, ra
    slli ra, s0, 17
    lui s0, 139808
    and ra, ra, s0
    or s6, s6, ra
    sw s6, 228(a0)
    lw ra, 96(sp)
    srli s3, ra, 16
    srli s2, ra, 24
    andi s2, s2, 51
    sw s6, 416(sp)
    lw s6, 340(sp)
    and s3, s3, s6
    or s2, s2, s3
    lw s6, 344(sp)
    slli s3, ra, 7
    and s3, s3, s6
    or s2, s2, s3
    lw s6, 348(sp)
    slli s3, ra, 9
    and s3, s3, s6
    or s2, s2, s3
    slli s3, ra, 15
    and s3, s3, a4
    or s2, s2, s3
    slli s3, ra, 17
    lui s6, 559232
    and s3, s3, s6
    or s2, s2, s3
    sw s2, 232(a0)
    lui s3, 67592
    addi s3, s3, 136
    sw s3, 236(a0)
    lw s3, 120(sp)
    lw a4, 104(sp)
    srli s6, s3, 3
    and s6, s6, s1
    slli a4, a4, 2
    and a4, a4, s5
    or a4, s6, a4
    srli s6, s3, 2
    lui ra, 258052
    addi ra, ra, -256
    and s6, s6, ra
    or a4, a4, s6
    slli s6, s3, 6
    lui s3, 786444
    and s6, s6, s3
    or a4, a4, s6
    sw a4, 240(a0)
    lw s6, 240(sp)
    sw a4, 348(sp)
    srli a4, s6, 3
    sw s2, 344(sp)
    lui s2, 496
    addi s2, s2, 31
    and a4, a4, s2
    slli s0, s6, 5
    sw t3, 420(sp)
    lui t3, 3584
    addi t3, t3, 224
    and s0, s0, t3
    or a4, a4, s0
    srli s0, s6, 2
    and s0, s0, ra
    or a4, a4, s0
    slli s0, s6, 6
    and s0, s0, s3
    or a4, a4, s0
    # round 21 (gift.dsl:33)
    not s0, a4
    sw s0, 244(a0)
    lui s0, 524310
    not s0, s0
    sw s0, 248(a0)
    lw s0, 212(sp)
    sw a4, 424(sp)
    slli a4, s0, 24
    srli s6, s0, 8
    or a4, a4, s6
    and a4, a4, s10
    slli s6, s0, 20
    srli s0, s0, 12
    or s0, s6, s0
    and s0, s0, s4
    or a4, a4, s0
    sw a4, 252(a0)
    lw s0, 296(sp)
    sw a4, 428(sp)
    slli s6, s0, 24
    srli a4, s0, 8
    or a4, s6, a4
    and a4, a4, s10
    slli s6, s0, 20
    srli s0, s0, 12
    or s0, s6, s0
    and s0, s0, s4
    or a4, a4, s0
    sw a4, 256(a0)
    lui s0, 20736
    addi s0, s0, 2
    sw s0, 260(a0)
    lw s6, 260(sp)
    sw s0, 432(sp)
    srli s0, s6, 3
    sw a4, 436(sp)
    lui a4, 4112
    addi a4, a4, 257
    and s0, s0, a4
    slli s6, s6, 1
    lui s3, 57569
    addi s3, s3, -498
    sw s6, 440(sp)
    and s6, s6, s3
    or s0, s0, s6
    lw s6, 328(sp)
    sw t0, 444(sp)
    srli t0, s6, 1
    and t0, t0, a6
    or t0, s0, t0
    slli s0, s6, 3
    and s0, s0, t5
    or t0, t0, s0
    sw t0, 264(a0)
    lw s0, 228(sp)
    sw t0, 448(sp)
    srli s6, s0, 1
    and s6, s6, a5
    lw t0, 244(sp)
    sw a5, 452(sp)
    slli a5, t0, 1
    and a5, a5, t1
    or a5, s6, a5
    srli s6, t0, 19
    sw t1, 456(sp)
    lw t1, 136(sp)
    and s6, s6, t1
    or a5, a5, s6
    srli s6, t0, 15
    lui t1, 14
    addi t1, t1, 224
    and s6, s6, t1
    or a5, a5, s6
    slli s6, s0, 15
    and s6, s6, s7
    or a5, a5, s6
    slli s6, t0, 18
    and s6, s6, s11
    or a5, a5, s6
    # round 23 (gift.dsl:33)
    not s6, a5
    sw s6, 268(a0)
    lui s6, 8192
    addi s6, s6, 129
    not s6, s6
    sw s6, 272(a0)
    lw s6, 220(sp)
    srli t0, t2, 1
    sw s6, 276(a0)
    lw s6, 168(sp)
    and t0, t0, t6
    sw s6, 280(a0)
    lui s6, 524288
    addi s6, s6, 48
    sw s6, 284(a0)
    srli s6, t2, 16
    and s6, s6, a3
    or t0, s6, t0
    slli s6, t2, 1
    and s6, s6, s9
    or t0, t0, s6
    slli s6, t2, 15
    and s6, s6, t4
    or t0, t0, s6
    slli s6, t2, 17
    lui s0, 139808
    and s6, s6, s0
    or t0, t0, s6
    sw t0, 288(a0)
    lw s6, 268(sp)
    sw t2, 168(sp)
    srli t2, s6, 9
    sw t0, 220(sp)
    lui t0, 273
    addi t0, t0, 273
    and t2, t2, t0
    srli s0, s6, 7
    lui t4, 546
    addi t4, t4, 546
    and s0, s0, t4
    or t2, t2, s0
    lw s0, 336(sp)
    lw s9, 340(sp)
    srli s0, s0, 16
    and s0, s0, s9
    or t2, t2, s0
    slli s0, s6, 16
    lui s9, 838848
    and s0, s0, s9
    or t2, t2, s0
    slli s0, s6, 24
    lui s6, 208896
    and s0, s0, s6
    or t2, t2, s0
    sw t2, 292(a0)
    lui s0, 67584
    addi s0, s0, 8
    sw s0, 296(a0)
    lw s0, 312(sp)
    slli s8, s8, 2
    srli s6, s0, 3
    and s6, s6, s1
    and s5, s8, s5
    or s5, s6, s5
    srli s6, s0, 2
    and s6, s6, ra
    or s5, s5, s6
    slli s6, s0, 6
    lui s8, 786444
    and s6, s6, s8
    or s5, s5, s6
    sw s5, 300(a0)
    lw s6, 148(sp)
    sw s5, 460(sp)
    srli s5, s6, 3
    and s5, s5, s2
    sw s2, 464(sp)
    slli s2, s6, 5
    and s2, s2, t3
    or s2, s5, s2
    srli s5, s6, 2
    and s5, s5, ra
    or s2, s2, s5
    slli s5, s6, 6
    and s5, s5, s8
    or s2, s2, s5
    # round 26 (gift.dsl:33)
    not s5, s2
    sw s5, 304(a0)
    lui s5, 524304
    sw t3, 468(sp)
    not t3, s5
    sw t3, 308(a0)
    lw t3, 252(sp)
    sw s1, 472(sp)
    slli s5, t3, 24
    srli s1, t3, 8
    or s1, s5, s1
    and s1, s1, s10
    slli s5, t3, 20
    sw s2, 476(sp)
    srli s2, t3, 12
    or s2, s5, s2
    and s2, s2, s4
    or s1, s1, s2
    sw s1, 312(a0)
    lw s2, 108(sp)
    sw s1, 480(sp)
    slli s5, s2, 24
    srli s1, s2, 8
    or s1, s5, s1
    and s1, s1, s10
    slli s5, s2, 20
    srli t3, s2, 12
    or t3, s5, t3
    and t3, t3, s4
    or t3, s1, t3
    sw t3, 316(a0)
    lui s1, 278528
    addi s1, s1, 2
    sw s1, 320(a0)
    srli s5, a7, 3
    and s5, s5, a4
    sw s1, 484(sp)
    lw s1, 204(sp)
    and s1, s1, s3
    or s1, s5, s1
    srli s3, a2, 1
    and s3, s3, a6
    or s1, s1, s3
    slli s3, a2, 3
    and s3, s3, t5
    or s1, s1, s3
    sw s1, 324(a0)
    lw s1, 444(sp)
    lw s5, 452(sp)
    srli s3, s1, 1
    and s3, s3, s5
    sw t3, 204(sp)
    lw t3, 420(sp)
    sw a2, 488(sp)
    slli a2, t3, 1
    sw a4, 492(sp)
    lw a4, 456(sp)
    lw s2, 136(sp)
    and a2, a2, a4
    or a2, s3, a2
    srli s3, t3, 19
    and s2, s3, s2
    or a2, a2, s2
    srli s2, t3, 15
    and t1, s2, t1
    or t1, a2, t1
    slli a2, s1, 15
    and a2, a2, s7
    or t1, t1, a2
    slli a2, t3, 18
    and a2, a2, s11
    or t1, t1, a2
    # round 28 (gift.dsl:33)
    not a2, t1
    sw a2, 328(a0)
    lui a2, 4112
    addi a2, a2, 129
    not a2, a2
    sw a2, 332(a0)
    lw a2, 112(sp)
    lui s3, 524288
    sw a2, 336(a0)
    lw s2, 176(sp)
    addi s3, s3, 23
    sw s2, 340(a0)
    sw s3, 344(a0)
    lw s3, 344(sp)
    lui s11, 69904
    srli s7, s3, 16
    and a3, s7, a3
    srli s7, s3, 1
    and t6, s7, t6
    or t6, a3, t6
    lw s7, 332(sp)
    slli a3, s3, 1
    and a3, a3, s7
    or t6, t6, a3
    slli a3, s3, 15
    and a3, a3, s11
    or t6, t6, a3
    slli a3, s3, 17
    lui s11, 139808
    and a3, a3, s11
    or t6, t6, a3
    sw t6, 348(a0)
    lw a3, 316(sp)
    lw s3, 340(sp)
    srli t3, a3, 9
    and t0, t3, t0
    srli t3, a3, 7
    and t3, t3, t4
    or t0, t0, t3
    lw t3, 416(sp)
    lui s11, 208896
    srli t4, t3, 16
    and t4, t4, s3
    or t0, t0, t4
    slli t4, a3, 16
    and t4, t4, s9
    or t0, t0, t4
    slli t4, a3, 24
    and t4, t4, s11
    or t0, t0, t4
    sw t0, 352(a0)
    lui t4, 67593
    addi t4, t4, -1920
    sw t4, 356(a0)
    lw t4, 240(sp)
    lui s7, 2048
    srli s11, t4, 1
    lui t4, 2032
    addi t4, t4, 127
    and s11, s11, t4
    lw a2, 156(sp)
    addi s7, s7, 128
    and a2, a2, s7
    or a2, s11, a2
    lw s11, 160(sp)
    srli s11, s11, 2
    and s11, s11, ra
    or a2, a2, s11
    lw s11, 308(sp)
    and s11, s11, s8
    or a2, a2, s11
    sw a2, 360(a0)
    # round 31 (gift.dsl:33)
    lw s11, 120(sp)
    not s11, s11
    sw s11, 364(a0)
    lui s11, 262166
    not s11, s11
    sw s11, 368(a0)
    lw s11, 284(sp)
    lw s1, 296(sp)
    and s11, s11, s10
    sw t6, 284(sp)
    slli t6, s1, 28
    srli s1, s1, 4
    or t6, t6, s1
    and t6, t6, s4
    or t6, s11, t6
    sw t6, 372(a0)
    lui s1, 5376
    addi s1, s1, 2
    sw s1, 376(a0)
    lw s11, 300(sp)
    sw s1, 300(sp)
    lw s1, 216(sp)
    and s11, s11, s5
    and s1, s1, a4
    or s1, s11, s1
    srli s11, a5, 1
    and s11, s11, a6
    or s1, s1, s11
    slli s11, a5, 3
    and s11, s11, t5
    or s1, s1, s11
    sw s1, 380(a0)
    # round 33 (gift.dsl:33)
    lw s11, 260(sp)
    sw t6, 216(sp)
    not t6, s11
    sw t6, 384(a0)
    lui t6, 12320
    addi t6, t6, 128
    not t6, t6
    sw t6, 388(a0)
    lw t6, 208(sp)
    lui s11, 524288
    sw t6, 392(a0)
    addi s11, s11, 35
    sw s11, 396(a0)
    srli s11, t2, 16
    andi s11, s11, 51
    lw t6, 324(sp)
    sw a5, 324(sp)
    and t6, t6, s3
    or t6, s11, t6
    lw s11, 268(sp)
    lui a5, 209715
    slli s11, s11, 8
    addi a5, a5, 768
    and s11, s11, a5
    or t6, t6, s11
    lw s11, 336(sp)
    slli s11, s11, 16
    and s11, s11, s9
    or t6, t6, s11
    # round 35 (gift.dsl:33)
    not s11, t6
    sw s11, 400(a0)
    lw s11, 256(sp)
    sw t6, 308(sp)
    not t6, s11
    sw t6, 404(a0)
    lui t6, 65537
    addi t6, t6, -1920
    sw t6, 408(a0)
    sw t6, 156(sp)
    srli t6, s6, 1
    and t4, t6, t4
    slli t6, s6, 7
    and t6, t6, s7
    or t4, t4, t6
    lw t6, 412(sp)
    srli t6, t6, 2
    and t6, t6, ra
    or t4, t4, t6
    lw t6, 352(sp)
    and t6, t6, s8
    or t4, t4, t6
    # round 36 (gift.dsl:33)
    not t6, t4
    sw t6, 412(a0)
    not t6, s0
    sw t6, 416(a0)
    lui t6, 262172
    not t6, t6
    sw t6, 420(a0)
    lw t6, 408(sp)
    sw t4, 408(sp)
    and t6, t6, s10
    lw t4, 108(sp)
    sw ra, 352(sp)
    slli ra, t4, 28
    sw s10, 136(sp)
    srli s10, t4, 4
    or s10, ra, s10
    and s10, s10, s4
    or t6, t6, s10
    sw t6, 424(a0)
    # round 37 (gift.dsl:33)
    lw t6, 252(sp)
    not s10, t6
    sw s10, 428(a0)
    lui s10, 332800
    addi s10, s10, 2
    not s10, s10
    sw s10, 432(a0)
    lw s10, 404(sp)
    and s5, s10, s5
    lw s10, 396(sp)
    and s10, s10, a4
    or s5, s5, s10
    srli s10, t1, 1
    and s10, s10, a6
    or s5, s5, s10
    slli s10, t1, 3
    and s10, s10, t5
    or s5, s5, s10
    sw s5, 436(a0)
    lui s5, 8240
    addi s5, s5, 384
    sw s5, 440(a0)
    lw s5, 248(sp)
    sw s5, 444(a0)
    # round 39 (gift.dsl:33)
    lw s10, 132(sp)
    not ra, s10
    sw ra, 448(a0)
    lui ra, 524288
    addi ra, ra, 45
    not ra, ra
    sw ra, 452(a0)
    srli ra, t0, 16
    andi ra, ra, 51
    sw s4, 396(sp)
    lw s4, 400(sp)
    and s3, s4, s3
    or s3, ra, s3
    slli s4, a3, 8
    and a5, s4, a5
    or a5, s3, a5
    slli s3, t3, 16
    and s3, s3, s9
    or a5, a5, s3
    sw a5, 456(a0)
    lui a5, 65672
    addi a5, a5, 128
    sw a5, 460(a0)
    lui a5, 262178
    addi a5, a5, 32
    sw a5, 464(a0)
    lui a5, 489335
    lw s3, 96(sp)
    addi a5, a5, 1911
    and s4, s3, a5
    slli s9, s4, 1
    xor s4, s3, s4
    srli s4, s4, 3
    or s4, s9, s4
    sw s4, 468(a0)
    lui s4, 209715
    addi s4, s4, 819
    and s9, s5, s4
    slli ra, s9, 2
    xor s9, s5, s9
    srli s9, s9, 2
    or s9, ra, s9
    sw s9, 472(a0)
    lui s9, 2162
    # round 40 (gift.dsl:33)
    not s9, s9
    sw s9, 476(a0)
    slli s9, s10, 22
    srli s10, s10, 10
    or s9, s9, s10
    and s9, s9, s4
    lui s10, 838861
    addi s10, s10, -820
    lw ra, 116(sp)
    srli a3, t1, 16
    and ra, ra, s10
    or s9, s9, ra
    not ra, s9
    sw ra, 480(a0)
    slli ra, t1, 16
    or a3, ra, a3
    lui ra, 61681
    addi ra, ra, -241
    and s3, a3, ra
    slli t3, t1, 13
    sw s9, 116(sp)
    srli s9, t1, 19
    or t3, t3, s9
    lui s9, 65793
    addi s9, s9, 16
    and t3, t3, s9
    or t3, s3, t3
    slli s3, t1, 17
    sw t5, 132(sp)
    srli t5, t1, 15
    or t5, s3, t5
    lui s3, 921102
    addi s3, s3, 224
    and t5, t5, s3
    or t3, t3, t5
    # round 39 (gift.dsl:33)
    not t3, t3
    sw t3, 484(a0)
    lui t3, 262184
    addi t3, t3, 192
    sw t3, 488(a0)
    slli t3, a7, 12
    srli t5, a7, 20
    or t3, t3, t5
    lw t5, 388(sp)
    sw a6, 340(sp)
    and t3, t3, t5
    slli t5, a7, 16
    srli a6, a7, 16
    or a6, t5, a6
    and a6, a6, s10
    or a6, t3, a6
    slli t3, a7, 20
    srli t5, a7, 12
    or t3, t3, t5
    lui t5, 197379
    addi t5, t5, 48
    and t3, t3, t5
    or a6, a6, t3
    sw a6, 492(a0)
    slli t3, t4, 18
    sw a6, 400(sp)
    srli a6, t4, 14
    or a6, t3, a6
    lui t3, 530456
    addi t3, t3, 385
    and a6, a6, t3
    slli t3, t4, 6
    sw a7, 452(sp)
    srli a7, t4, 26
    or a7, t3, a7
    lui t3, 8224
    addi t3, t3, 514
    and a7, a7, t3
    or a6, a6, a7
    lw a7, 372(sp)
    sw s7, 404(sp)
    slli s7, a7, 6
    srli a7, a7, 26
    or a7, s7, a7
    lui s7, 148034
    addi s7, s7, 1060
    and a7, a7, s7
    or a6, a6, a7
    slli a7, t4, 10
    sw s7, 496(sp)
    srli s7, t4, 22
    or a7, a7, s7
    and a7, a7, a4
    or a6, a6, a7
    slli a7, t4, 26
    srli s7, t4, 6
    or a7, a7, s7
    and a7, a7, s9
    or a6, a6, a7
    slli a7, t4, 30
    srli s7, t4, 2
    or a7, a7, s7
    lui s7, 263172
    addi s7, s7, 64
    and a7, a7, s7
    or a6, a6, a7
    sw a6, 496(a0)
    lui a7, 1033
    addi a7, a7, -1534
    # round 38 (gift.dsl:33)
    not a7, a7
    sw a7, 500(a0)
    srli a7, t6, 6
    andi a7, a7, 771
    srli t4, t6, 2
    sw a6, 500(sp)
    lui a6, 1
    addi a6, a6, -1012
    sw a6, 504(sp)
    and a6, t4, a6
    or a6, a7, a6
    slli a7, t6, 2
    sw s7, 508(sp)
    lw s7, 392(sp)
    and a7, a7, s7
    or a6, a6, a7
    lw s7, 320(sp)
    slli a7, t6, 6
    and a7, a7, s7
    or a6, a6, a7
    slli a7, s5, 28
    srli s5, s5, 4
    or a7, a7, s5
    lui s5, 524304
    and a7, a7, s5
    or a6, a6, a7
    slli a7, s2, 5
    lui s7, 16416
    and a7, a7, s7
    or a6, a6, a7
    lw a7, 140(sp)
    srli s5, a7, 13
    slli s7, a7, 19
    or s5, s7, s5
    lui s7, 576
    and s5, s5, s7
    or a6, a6, s5
    slli s5, s2, 6
    lui s7, 65664
    and s5, s5, s7
    or a6, a6, s5
    slli s5, t2, 4
    lui s7, 33024
    and s5, s5, s7
    or a6, a6, s5
    slli s5, t6, 5
    lui a7, 263168
    and a7, s5, a7
    or a6, a6, a7
    lui a7, 2048
    lw s5, 152(sp)
    lui t6, 135168
    and s5, s5, a7
    or a6, a6, s5
    slli s5, a2, 19
    and t6, s5, t6
    or a6, a6, t6
    lw t6, 4(a1)
    lui s2, 8192
    slli s5, t6, 5
    and s2, s5, s2
    or a6, a6, s2
    not s2, a6
    sw s2, 504(a0)
    slli s2, s6, 16
    srli s5, s6, 16
    or s2, s2, s5
    lui s5, 16
    addi s5, s5, 1
    and s2, s2, s5
    sw a6, 152(sp)
    lw a6, 476(sp)
    sw t4, 248(sp)
    slli t4, a6, 13
    sw t5, 320(sp)
    srli t5, a6, 19
    or t4, t4, t5
    lui t5, 69665
    addi t5, t5, 258
    and t4, t4, t5
    or t4, s2, t4
    slli t5, a6, 15
    srli s2, a6, 17
    or t5, t5, s2
    lui s2, 140354
    addi s2, s2, 580
    and t5, t5, s2
    or t4, t4, t5
    slli t5, a6, 17
    srli s2, a6, 15
    or t5, t5, s2
    lui s2, 280708
    addi s2, s2, 1160
    and t5, t5, s2
    or t4, t4, t5
    slli t5, a6, 19
    srli a6, a6, 13
    or a6, t5, a6
    lui t5, 557321
    addi t5, t5, -2032
    and a6, a6, t5
    or a6, t4, a6
    slli t4, s6, 18
    srli t5, s6, 14
    or t4, t4, t5
    lui t5, 512
    addi t5, t5, 32
    and t4, t4, t5
    or a6, a6, t4
    # round 37 (gift.dsl:33)
    not t4, a6
    sw t4, 508(a0)
    lui t4, 56
    addi t4, t4, 2
    sw t4, 512(a0)
    slli t4, s0, 13
    srli t5, s0, 19
    or t4, t4, t5
    lw t5, 492(sp)
    slli s2, s0, 15
    and t4, t4, t5
    srli s6, s0, 17
    or s2, s2, s6
    and s2, s2, t3
    or t4, t4, s2
    slli s2, s0, 17
    srli s6, s0, 15
    or s2, s2, s6
    lui s6, 16448
    addi s6, s6, 1028
    and s2, s2, s6
    or t4, t4, s2
    slli s2, s0, 19
    srli t5, s0, 13
    or t5, s2, t5
    and t5, t5, a4
    or t4, t4, t5
    slli t5, s0, 5
    srli a4, s0, 27
    or t5, t5, a4
    lui a4, 256
    addi a4, a4, 16
    and t5, t5, a4
    or t4, t4, t5
    lw t5, 208(sp)
    lui s2, 2
    slli a4, t5, 22
    srli t5, t5, 10
    or t5, a4, t5
    lui a4, 1032
    addi a4, a4, 32
    and t5, t5, a4
    or t4, t4, t5
    lw t5, 444(sp)
    addi s2, s2, 64
    srli a4, t5, 10
    and a4, a4, s2
    or t4, t4, a4
    lw a4, 428(sp)
    slli s2, a4, 23
    srli a4, a4, 9
    or a4, s2, a4
    lui s2, 262144
    addi s2, s2, 128
    and a4, a4, s2
    or t4, t4, a4
    lw a4, 304(sp)
    slli s2, a4, 13
    srli a4, a4, 19
    or a4, s2, a4
    lui s2, 133121
    and a4, a4, s2
    or t4, t4, a4
    lw a4, 8(a1)
    sw s6, 304(sp)
    slli s2, a4, 31
    srli s6, a4, 1
    or s2, s2, s6
    lui s6, 524804
    and s2, s2, s6
    or t4, t4, s2
    lw s2, 236(sp)
    lui s6, 65536
    and s2, s2, s6
    or t4, t4, s2
    sw t4, 516(a0)
    slli s2, t2, 2
    srli s6, t2, 30
    or s2, s2, s6
    lw s6, 472(sp)
    and s2, s2, s6
    lw s6, 268(sp)
    slli s0, s6, 13
    srli s6, s6, 19
    or s0, s0, s6
    lui s6, 64
    addi s6, s6, 4
    and s0, s0, s6
    or s0, s2, s0
    lw s2, 188(sp)
    slli s6, s2, 4
    srli s2, s2, 28
    or s2, s6, s2
    lui s6, 1024
    addi s6, s6, 8
    and s2, s2, s6
    or s0, s0, s2
    slli s2, t2, 10
    srli s6, t2, 22
    or s2, s2, s6
    lui s6, 768
    addi s6, s6, 48
    and s2, s2, s6
    or s0, s0, s2
    srli s2, t2, 2
    andi s2, s2, 192
    or s0, s0, s2
    slli s2, t2, 18
    srli t5, t2, 14
    or t5, s2, t5
    lw s2, 368(sp)
    sw s6, 188(sp)
    and t5, t5, s2
    or t5, s0, t5
    lw s0, 336(sp)
    srli s6, s0, 18
    slli s2, s0, 14
    or s2, s2, s6
    lui s6, 49153
    addi s6, s6, -1024
    and s2, s2, s6
    or t5, t5, s2
    slli s2, t2, 26
    srli t2, t2, 6
    or t2, s2, t2
    lui s2, 196611
    and t2, t2, s2
    or t2, t5, t2
    slli t5, s0, 22
    srli s0, s0, 10
    or t5, t5, s0
    and t5, t5, s8
    or t2, t2, t5
    lw t5, 128(sp)
    lui s0, 128
    and t5, t5, s0
    or t2, t2, t5
    slli t5, t6, 21
    and a7, t5, a7
    or a7, t2, a7
    sw a7, 520(a0)
    lui t2, 17408
    addi t2, t2, 2
    # round 36 (gift.dsl:33)
    not t2, t2
    sw t2, 524(a0)
    lw t2, 12(a1)
    lw t6, 220(sp)
    srli t5, t2, 19
    andi t5, t5, 129
    slli s0, t6, 13
    srli s8, t6, 19
    or s0, s0, s8
    lui s8, 104
    addi s8, s8, 6
    and s0, s0, s8
    or t5, t5, s0
    slli s0, t6, 21
    srli t6, t6, 11
    or t6, s0, t6
    lui s0, 1536
    addi s0, s0, 104
    and t6, t6, s0
    or t5, t5, t6
    lw t6, 280(sp)
    srli t2, t2, 14
    and t2, t2, t6
    or t2, t5, t2
    slli t5, s11, 18
    srli t6, s11, 14
    or t5, t5, t6
    lui t6, 4096
    addi t6, t6, 256
    and t5, t5, t6
    or t2, t2, t5
    lw t5, 168(sp)
    srli s8, t5, 19
    slli s0, t5, 13
    or s0, s0, s8
    lui s8, 548864
    addi s8, s8, 1536
    and s0, s0, s8
    or t2, t2, s0
    slli s0, s11, 26
    srli s8, s11, 6
    or s0, s0, s8
    lui s8, 65537
    and s0, s0, s8
    or t2, t2, s0
    slli s0, t5, 21
    srli s11, t5, 11
    or s0, s0, s11
    lui s11, 393350
    and s0, s0, s11
    or t2, t2, s0
    lw s0, 100(sp)
    lui s8, 2064
    slli s11, s0, 9
    and s8, s11, s8
    or t2, t2, s8
    slli s0, s0, 14
    and s0, s0, s7
    or t2, t2, s0
    not s0, t2
    sw s0, 528(a0)
    srli s0, a4, 5
    lui s7, 20560
    addi s7, s7, 1285
    and s0, s0, s7
    lui s8, 41121
    addi s8, s8, -1526
    lw s11, 180(sp)
    lw t5, 196(sp)
    and s11, s11, s8
    or s0, s0, s11
    lui s11, 328965
    addi s11, s11, 80
    and t5, t5, s11
    or t5, s0, t5
    slli a4, a4, 5
    lui s0, 657930
    addi s0, s0, 160
    and a4, a4, s0
    or t5, t5, a4
    # round 35 (gift.dsl:33)
    not a4, t5
    sw a4, 532(a0)
    lui a4, 67
    addi a4, a4, 256
    sw a4, 536(a0)
    lw a4, 0(a1)
    sw s6, 196(sp)
    slli s6, a4, 3
    srli s2, a4, 29
    or s2, s6, s2
    and s2, s2, s7
    slli s6, a4, 5
    srli s7, a4, 27
    or s6, s6, s7
    and s6, s6, s8
    or s2, s2, s6
    slli s6, a4, 11
    srli s7, a4, 21
    or s6, s6, s7
    and s6, s6, s11
    or s2, s2, s6
    slli s6, a4, 13
    srli a4, a4, 19
    or a4, s6, a4
    and a4, a4, s0
    or a4, s2, a4
    sw a4, 540(a0)
    srli s2, s1, 13
    lui s6, 80
    addi s6, s6, 5
    and s2, s2, s6
    lw s7, 324(sp)
    sw s0, 180(sp)
    srli s11, s7, 12
    lui s0, 160
    addi s0, s0, 10
    and s11, s11, s0
    or s2, s2, s11
    lw s11, 228(sp)
    sw s8, 100(sp)
    srli s8, s11, 4
    sw s0, 256(sp)
    lui s0, 1280
    addi s0, s0, 80
    and s8, s8, s0
    or s2, s2, s8
    lw s8, 244(sp)
    sw s0, 280(sp)
    srli s0, s8, 4
    sw s6, 220(sp)
    lui s6, 2560
    addi s6, s6, 160
    and s0, s0, s6
    or s0, s2, s0
    slli s1, s1, 3
    lui s2, 20480
    addi s2, s2, 1280
    and s1, s1, s2
    or s0, s0, s1
    slli s1, s7, 4
    lui s7, 40961
    addi s7, s7, -1536
    and s1, s1, s7
    or s0, s0, s1
    slli s1, s11, 12
    lui s11, 327685
    and s1, s1, s11
    or s0, s0, s1
    slli s1, s8, 12
    lui s8, 655370
    and s1, s1, s8
    or s0, s0, s1
    sw s0, 544(a0)
    lui s1, 4148
    # round 34 (gift.dsl:33)
    not s1, s1
    sw s1, 548(a0)
    lw s1, 260(sp)
    lui s11, 32
    srli s8, s1, 15
    and s5, s8, s5
    srli s8, s1, 13
    addi s11, s11, 2
    and s8, s8, s11
    or s5, s5, s8
    srli s8, s1, 7
    lui s11, 1344
    addi s11, s11, 84
    and s8, s8, s11
    or s5, s5, s8
    srli s8, s1, 5
    lui s11, 2688
    addi s11, s11, 168
    and s8, s8, s11
    or s5, s5, s8
    lw s8, 440(sp)
    and t6, s8, t6
    or t6, s5, t6
    lui s5, 8192
    lw s8, 164(sp)
    addi s5, s5, 512
    and s5, s8, s5
    or t6, t6, s5
    slli s5, s1, 9
    lui s8, 344069
    addi s8, s8, 1024
    and s5, s5, s8
    or t6, t6, s5
    slli s1, s1, 11
    lui s5, 688139
    addi s5, s5, -2048
    and s1, s1, s5
    or t6, t6, s1
    not s1, t6
    sw s1, 552(a0)
    lw s1, 296(sp)
    srli s8, s1, 13
    slli s5, s1, 19
    or s5, s5, s8
    lui s8, 1360
    addi s8, s8, 85
    and s5, s5, s8
    lui s11, 2720
    addi s11, s11, 170
    sw s6, 260(sp)
    lw s6, 200(sp)
    sw s11, 200(sp)
    and s6, s6, s11
    or s5, s5, s6
    slli s6, s1, 3
    lui s11, 348165
    addi s11, s11, 1280
    and s6, s6, s11
    or s5, s5, s6
    slli s6, s1, 17
    srli s1, s1, 15
    or s1, s6, s1
    lui s6, 696331
    addi s6, s6, -1536
    and s1, s1, s6
    or s1, s5, s1
    # round 33 (gift.dsl:33)
    not s5, s1
    sw s5, 556(a0)
    lui s5, 327696
    addi s5, s5, 512
    sw s5, 560(a0)
    lw s5, 212(sp)
    sw s1, 164(sp)
    srli s1, s5, 24
    sw s6, 440(sp)
    srli s6, s5, 8
    sw s11, 244(sp)
    lui s11, 16
    addi s11, s11, -256
    and s6, s6, s11
    or s1, s1, s6
    slli s6, s5, 7
    sw s11, 228(sp)
    lui s11, 1360
    and s6, s6, s11
    or s1, s1, s6
    slli s6, s5, 9
    lui s11, 2720
    and s6, s6, s11
    or s1, s1, s6
    slli s6, s5, 23
    lui s11, 348160
    and s6, s6, s11
    or s1, s1, s6
    slli s6, s5, 25
    lui s11, 696320
    and s6, s6, s11
    or s1, s1, s6
    sw s1, 564(a0)
    lw s6, 192(sp)
    sw s1, 324(sp)
    and s11, a2, s6
    slli s1, s11, 8
    xor s11, a2, s11
    srli s11, s11, 8
    or s1, s1, s11
    sw s1, 568(a0)
    lui s1, 240
    addi s1, s1, 15
    lw s11, 120(sp)
    sw a2, 128(sp)
    and a2, s11, s1
    slli s6, a2, 12
    xor a2, s11, a2
    srli a2, a2, 4
    or a2, s6, a2
    # round 32 (gift.dsl:33)
    not s6, a2
    sw s6, 572(a0)
    # round 31 (gift.dsl:33)
    lw s6, 284(sp)
    not s6, s6
    sw s6, 576(a0)
    lui s6, 262658
    addi s6, s6, 544
    sw s6, 580(a0)
    and s6, t0, a5
    slli s11, s6, 1
    xor t0, t0, s6
    srli t0, t0, 3
    or t0, s11, t0
    sw t0, 584(a0)
    lw t0, 112(sp)
    and s6, t0, s4
    slli s11, s6, 2
    xor t0, t0, s6
    srli t0, t0, 2
    or t0, s11, t0
    sw t0, 588(a0)
    lui t0, 1234
    # round 30 (gift.dsl:33)
    not t0, t0
    sw t0, 592(a0)
    lw t0, 176(sp)
    srli s11, t0, 10
    slli s6, t0, 22
    or s6, s6, s11
    and s6, s6, s4
    slli s11, t0, 26
    srli t0, t0, 6
    or t0, s11, t0
    and t0, t0, s10
    or t0, s6, t0
    not t0, t0
    sw t0, 596(a0)
    lw t0, 488(sp)
    srli s11, t0, 16
    slli s6, t0, 16
    or s6, s6, s11
    and s11, s6, ra
    sw a2, 176(sp)
    slli a2, t0, 13
    srli s5, t0, 19
    or a2, a2, s5
    and a2, a2, s9
    or a2, s11, a2
    slli s5, t0, 17
    srli s11, t0, 15
    or s5, s5, s11
    and s5, s5, s3
    or a2, a2, s5
    # round 29 (gift.dsl:33)
    not a2, a2
    sw a2, 600(a0)
    lui a2, 1060
    addi a2, a2, 64
    sw a2, 604(a0)
    slli a2, t1, 12
    srli t1, t1, 20
    or t1, a2, t1
    lw a2, 388(sp)
    and a3, a3, s10
    and t1, t1, a2
    or t1, t1, a3
    lw a3, 444(sp)
    slli s5, a3, 19
    srli a3, a3, 13
    or a3, s5, a3
    lw s5, 320(sp)
    and a3, a3, s5
    or t1, t1, a3
    sw t1, 608(a0)
    lw t1, 252(sp)
    srli s11, t1, 30
    slli a3, t1, 2
    or a3, a3, s11
    lui s11, 37009
    addi s11, s11, -1783
    and a3, a3, s11
    lw s11, 248(sp)
    srli a2, t1, 26
    and s11, s11, t3
    or a3, a3, s11
    slli s11, t1, 6
    or a2, s11, a2
    lw s11, 496(sp)
    and a2, a2, s11
    or a3, a3, a2
    slli a2, t1, 10
    srli s11, t1, 22
    or a2, a2, s11
    lui s11, 592137
    addi s11, s11, 144
    and a2, a2, s11
    or a3, a3, a2
    slli a2, t1, 14
    srli t1, t1, 18
    or t1, a2, t1
    lw a2, 508(sp)
    and t1, t1, a2
    or t1, a3, t1
    sw t1, 612(a0)
    lui a3, 1026
    addi a3, a3, 512
    # round 28 (gift.dsl:33)
    not a3, a3
    sw a3, 616(a0)
    lui a3, 5
    addi a3, a3, 1365
    lw a2, 500(sp)
    slli t0, a2, 8
    and s11, a2, a3
    srli s5, a2, 24
    or t0, t0, s5
    lui s5, 11
    addi s5, s5, -1366
    sw s5, 508(sp)
    and s5, t0, s5
    or s5, s11, s5
    slli s11, a2, 7
    sw t1, 252(sp)
    lui t1, 349520
    and s11, s11, t1
    or s5, s5, s11
    slli s11, a2, 1
    lui a2, 699040
    and s11, s11, a2
    or s5, s5, s11
    not s5, s5
    sw s5, 620(a0)
    srli s5, t4, 1
    lw s11, 364(sp)
    lui a2, 1920
    and s5, s5, s11
    srli s11, t4, 9
    addi a2, a2, 120
    and a2, s11, a2
    or a2, s5, a2
    lw s5, 312(sp)
    slli s11, s5, 20
    srli s5, s5, 12
    or s5, s11, s5
    lw s11, 404(sp)
    sw t4, 404(sp)
    and s5, s5, s11
    or a2, a2, s5
    lw s11, 368(sp)
    srli s5, t4, 2
    and t1, s5, s11
    or t1, a2, t1
    slli a2, t4, 6
    lw t4, 360(sp)
    and t4, a2, t4
    or t1, t1, t4
    # round 27 (gift.dsl:33)
    not t4, t1
    sw t4, 624(a0)
    lui t4, 8
    addi t4, t4, 1
    sw t4, 628(a0)
    srli t4, a6, 2
    sw a2, 360(sp)
    and a2, t4, s1
    sw s5, 364(sp)
    srli s5, a6, 8
    sw s1, 496(sp)
    lui s1, 3840
    addi s1, s1, 240
    and s1, s5, s1
    or a2, a2, s1
    lw s1, 356(sp)
    lui s5, 196611
    and s1, a6, s1
    or a2, a2, s1
    slli s1, a6, 6
    sw t1, 356(sp)
    and t1, s1, s5
    or t1, a2, t1
    slli a2, a6, 14
    sw s1, 248(sp)
    lui s1, 786444
    and a2, a2, s1
    or t1, t1, a2
    sw t1, 632(a0)
    lw a2, 168(sp)
    sw t1, 444(sp)
    slli t1, a2, 2
    srli s1, a2, 30
    or t1, t1, s1
    lw s1, 472(sp)
    sw t4, 472(sp)
    and t1, t1, s1
    srli s1, t2, 23
    andi s1, s1, 204
    or t1, t1, s1
    slli s1, a2, 10
    srli t4, a2, 22
    or t4, s1, t4
    lw s1, 188(sp)
    and t4, t4, s1
    or t1, t1, t4
    slli t4, a2, 18
    srli s1, a2, 14
    or t4, t4, s1
    and t4, t4, s11
    or t1, t1, t4
    slli t4, t2, 8
    lui s1, 279620
    addi s1, s1, 1024
    and t4, t4, s1
    or t1, t1, t4
    slli t4, t2, 10
    lui s1, 559241
    addi s1, s1, -2048
    and t4, t4, s1
    or t1, t1, t4
    slli t4, a2, 26
    srli a2, a2, 6
    or t4, t4, a2
    and t4, t4, s5
    or t1, t1, t4
    sw t1, 636(a0)
    lui t4, 262144
    addi t4, t4, 1026
    # round 26 (gift.dsl:33)
    not t4, t4
    sw t4, 640(a0)
    lui t4, 69905
    addi t4, t4, 273
    and a2, a7, t4
    srli s1, a7, 17
    lui s5, 6
    addi s5, s5, 1638
    and s11, s1, s5
    or a2, a2, s11
    slli s11, a7, 2
    sw t2, 168(sp)
    lw t2, 332(sp)
    and s11, s11, t2
    or a2, a2, s11
    slli s11, a7, 14
    lui t2, 139808
    and s11, s11, t2
    or a2, a2, s11
    slli s11, a7, 16
    lui t2, 279616
    and t2, s11, t2
    or t2, a2, t2
    not t2, t2
    sw t2, 644(a0)
    srli t2, a4, 18
    andi t2, t2, 35
    srli a2, a4, 10
    sw s5, 368(sp)
    lui s5, 1
    addi s5, s5, -820
    and a2, a2, s5
    or t2, t2, a2
    lw a2, 276(sp)
    sw s5, 188(sp)
    slli s5, a2, 17
    srli a2, a2, 15
    or a2, s5, a2
    lui s5, 655365
    addi s5, s5, 16
    and a2, a2, s5
    or t2, t2, a2
    srli a2, a4, 2
    andi a2, a2, 768
    or t2, t2, a2
    lw a2, 272(sp)
    slli s5, a2, 23
    srli a2, a2, 9
    or a2, s5, a2
    lui s5, 327690
    and a2, a2, s5
    or t2, t2, a2
    slli a2, a4, 20
    srli s5, a4, 12
    or a2, a2, s5
    lui s5, 65520
    and a2, a2, s5
    or t2, t2, a2
    # round 25 (gift.dsl:33)
    not a2, t2
    sw a2, 648(a0)
    lui a2, 64
    addi a2, a2, 768
    sw a2, 652(a0)
    srli a2, t5, 16
    andi a2, a2, 255
    slli s5, t5, 4
    sw t2, 272(sp)
    lui t2, 256
    addi t2, t2, -256
    sw t2, 276(sp)
    and t2, s5, t2
    or t2, a2, t2
    slli a2, t5, 20
    sw a4, 112(sp)
    lui a4, 3840
    and a2, a2, a4
    or t2, t2, a2
    lui a2, 1044480
    and a2, t5, a2
    or t2, t2, a2
    sw t2, 656(a0)
    lw a2, 448(sp)
    sw s5, 284(sp)
    srli a4, a2, 13
    lw s5, 220(sp)
    sw t5, 220(sp)
    and a4, a4, s5
    lw s5, 328(sp)
    sw t2, 336(sp)
    lw t2, 256(sp)
    srli t5, s5, 12
    and t2, t5, t2
    or t2, a4, t2
    slli t5, t6, 1
    lw a4, 340(sp)
    sw t5, 256(sp)
    and a4, t5, a4
    or t2, t2, a4
    lw t5, 132(sp)
    slli a4, t6, 5
    and a4, a4, t5
    or t2, t2, a4
    slli a4, a2, 3
    and a4, a4, s2
    or t2, t2, a4
    slli a4, s5, 4
    and a4, a4, s7
    or t2, t2, a4
    sw t2, 660(a0)
    lui a4, 20
    addi a4, a4, 512
    # round 24 (gift.dsl:33)
    not a4, a4
    sw a4, 664(a0)
    srli a4, s0, 3
    lw a2, 492(sp)
    slli s2, s0, 1
    and a2, a4, a2
    and t3, s2, t3
    or t3, a2, t3
    srli a2, s0, 4
    lw s5, 384(sp)
    lui s7, 789516
    and a2, a2, s5
    or t3, t3, a2
    lw a2, 320(sp)
    addi s7, s7, 192
    and s5, s0, a2
    or t3, t3, s5
    slli s5, s0, 5
    and s5, s5, s7
    or t3, t3, s5
    not s5, t3
    sw s5, 668(a0)
    lw s5, 212(sp)
    sw a4, 384(sp)
    slli t5, s5, 11
    srli a4, s5, 21
    or t5, t5, a4
    and t5, t5, s8
    slli a4, s5, 17
    sw s8, 492(sp)
    srli s8, s5, 15
    or a4, a4, s8
    lw s8, 200(sp)
    and a4, a4, s8
    or t5, t5, a4
    lw a4, 264(sp)
    lw s8, 244(sp)
    and a4, a4, s8
    or t5, t5, a4
    slli a4, s5, 1
    lw s5, 440(sp)
    and a4, a4, s5
    or t5, t5, a4
    # round 23 (gift.dsl:33)
    not a4, t5
    sw a4, 672(a0)
    lui a4, 65616
    addi a4, a4, 512
    sw a4, 676(a0)
    lw a4, 436(sp)
    lw s8, 228(sp)
    srli s5, a4, 24
    srli a4, a4, 8
    and a4, a4, s8
    or a4, s5, a4
    lw s5, 164(sp)
    sw t5, 440(sp)
    slli s8, s5, 24
    srli t5, s5, 8
    or t5, s8, t5
    lui s8, 349520
    sw t5, 264(sp)
    and t5, t5, s8
    or t5, a4, t5
    lui a4, 699040
    and s5, s5, a4
    or t5, t5, s5
    sw t5, 680(a0)
    lw t5, 348(sp)
    lw s5, 192(sp)
    sw s7, 164(sp)
    and s5, t5, s5
    slli s7, s5, 8
    xor s5, t5, s5
    srli s5, s5, 8
    or s5, s7, s5
    sw s5, 684(a0)
    lw s5, 424(sp)
    lui s7, 65521
    srli s5, s5, 4
    addi s7, s7, -1
    and s5, s5, s7
    lw t5, 240(sp)
    sw s7, 424(sp)
    slli t5, t5, 9
    lui s7, 983055
    and t5, t5, s7
    or t5, s5, t5
    # round 22 (gift.dsl:33)
    not t5, t5
    sw t5, 688(a0)
    # round 21 (gift.dsl:33)
    lw t5, 416(sp)
    not t5, t5
    sw t5, 692(a0)
    lui t5, 262658
    addi t5, t5, 34
    sw t5, 696(a0)
    lw t5, 344(sp)
    and s5, t5, a5
    slli s7, s5, 1
    xor t5, t5, s5
    srli t5, t5, 3
    or t5, s7, t5
    sw t5, 700(a0)
    lw t5, 140(sp)
    and s5, t5, s4
    slli s7, s5, 2
    xor t5, t5, s5
    srli t5, t5, 2
    or t5, s7, t5
    sw t5, 704(a0)
    lui t5, 3154
    # round 20 (gift.dsl:33)
    not t5, t5
    sw t5, 708(a0)
    lw t5, 124(sp)
    srli s7, t5, 10
    slli s5, t5, 22
    or s5, s5, s7
    and s5, s5, s4
    slli s7, t5, 26
    srli t5, t5, 6
    or t5, s7, t5
    and t5, t5, s10
    or t5, s5, t5
    not t5, t5
    sw t5, 712(a0)
    lw t5, 420(sp)
    srli s7, t5, 16
    slli s5, t5, 16
    or s5, s5, s7
    and s7, s5, ra
    slli ra, t5, 13
    sw s5, 124(sp)
    srli s5, t5, 19
    or s5, ra, s5
    and s5, s5, s9
    or s5, s7, s5
    slli s7, t5, 17
    srli s9, t5, 15
    or s7, s7, s9
    and s3, s7, s3
    or s3, s5, s3
    # round 19 (gift.dsl:33)
    not s3, s3
    sw s3, 716(a0)
    lui s3, 1064
    addi s3, s3, 192
    sw s3, 720(a0)
    lw s3, 488(sp)
    and s6, s6, s10
    slli s5, s3, 12
    srli s3, s3, 20
    or s3, s5, s3
    lw s5, 388(sp)
    and s3, s3, s5
    or s3, s3, s6
    lw s6, 452(sp)
    srli s9, s6, 13
    slli s7, s6, 19
    or s7, s7, s9
    and s7, s7, a2
    or s3, s3, s7
    sw s3, 724(a0)
    lw s3, 136(sp)
    lw s9, 500(sp)
    and s7, t0, s3
    slli ra, s9, 4
    srli s3, s9, 28
    or s3, ra, s3
    lw ra, 100(sp)
    and s3, s3, ra
    or s3, s7, s3
    slli s7, s9, 20
    srli ra, s9, 12
    or s7, s7, ra
    lw ra, 180(sp)
    and s7, s7, ra
    or s3, s3, s7
    sw s3, 728(a0)
    lui s7, 1034
    addi s7, s7, 514
    # round 18 (gift.dsl:33)
    not s7, s7
    sw s7, 732(a0)
    lw s7, 252(sp)
    slli s9, s7, 8
    and ra, s7, a3
    srli a2, s7, 24
    or a2, s9, a2
    lw s9, 508(sp)
    and s9, a2, s9
    or s9, ra, s9
    slli ra, s7, 7
    and ra, ra, s8
    or s9, s9, ra
    slli s7, s7, 1
    and s7, s7, a4
    or s7, s9, s7
    not s7, s7
    sw s7, 736(a0)
    srli s7, a6, 3
    lw s9, 464(sp)
    lw ra, 468(sp)
    and s7, s7, s9
    slli s9, a6, 5
    and s9, s9, ra
    or s7, s7, s9
    lw s9, 472(sp)
    lw ra, 352(sp)
    and ra, s9, ra
    or s7, s7, ra
    lw ra, 248(sp)
    lui s9, 786444
    and s9, ra, s9
    or s7, s7, s9
    # round 17 (gift.dsl:33)
    not s9, s7
    sw s9, 740(a0)
    lui s9, 40
    addi s9, s9, 3
    sw s9, 744(a0)
    lw s9, 356(sp)
    lw ra, 496(sp)
    srli s9, s9, 2
    and s9, s9, ra
    lui s5, 16128
    addi s5, s5, 1008
    lw s6, 364(sp)
    lw ra, 196(sp)
    and s6, s6, s5
    or s6, s9, s6
    lw s9, 360(sp)
    and s9, s9, ra
    or s6, s6, s9
    lw s9, 312(sp)
    slli ra, s9, 24
    srli s9, s9, 8
    or s9, ra, s9
    lui ra, 65537
    and s9, s9, ra
    or s6, s6, s9
    lw s9, 404(sp)
    slli ra, s9, 13
    lui s9, 917518
    and s9, ra, s9
    or s6, s6, s9
    sw s6, 748(a0)
    lui s6, 1
    addi s6, s6, 273
    and s1, s1, s6
    srli s6, a7, 15
    lui s9, 2
    addi s9, s9, 546
    and s6, s6, s9
    or s1, s1, s6
    srli s6, a7, 9
    lui s9, 1092
    addi s9, s9, 1092
    and s6, s6, s9
    or s1, s1, s6
    srli s6, a7, 7
    lui s9, 2185
    addi s9, s9, -1912
    and s6, s6, s9
    or s1, s1, s6
    lui s6, 209712
    and s6, s11, s6
    or s1, s1, s6
    slli s6, a7, 24
    lui s9, 835584
    and s6, s6, s9
    or s1, s1, s6
    sw s1, 752(a0)
    lui s6, 279552
    addi s6, s6, 1026
    # round 16 (gift.dsl:33)
    not s6, s6
    sw s6, 756(a0)
    and s6, t1, t4
    srli s9, t1, 17
    lw s11, 368(sp)
    lui ra, 139808
    and s9, s9, s11
    or s6, s6, s9
    lw s11, 332(sp)
    slli s9, t1, 2
    and s9, s9, s11
    or s6, s6, s9
    slli s9, t1, 14
    and s9, s9, ra
    or s6, s6, s9
    slli t1, t1, 16
    lui s9, 279616
    and t1, t1, s9
    or t1, s6, t1
    not t1, t1
    sw t1, 760(a0)
    srli t1, t5, 7
    lui s6, 4
    addi s6, s6, 1
    and t1, t1, s6
    srli s6, t5, 14
    lui s9, 8
    addi s9, s9, 2
    and s6, s6, s9
    or t1, t1, s6
    lw s6, 336(sp)
    lw ra, 188(sp)
    srli s9, s6, 10
    and s9, s9, ra
    or t1, t1, s9
    lw s9, 220(sp)
    slli ra, s9, 2
    lui s9, 3
    addi s9, s9, 816
    and s9, ra, s9
    or t1, t1, s9
    slli s9, s6, 20
    srli s6, s6, 12
    or s6, s9, s6
    lui s9, 65520
    and s6, s6, s9
    or t1, t1, s6
    lw s9, 284(sp)
    lui s6, 983040
    and s6, s9, s6
    or t1, t1, s6
    # round 15 (gift.dsl:33)
    not s6, t1
    sw s6, 764(a0)
    lui s6, 67
    addi s6, s6, 768
    sw s6, 768(a0)
    lw s6, 112(sp)
    srli ra, s6, 28
    slli s9, s6, 4
    or s9, s9, ra
    lui ra, 983040
    addi ra, ra, 255
    and s9, s9, ra
    lw ra, 272(sp)
    lw t5, 276(sp)
    slli s11, ra, 4
    and s11, s11, t5
    or s9, s9, s11
    slli s11, ra, 20
    lui ra, 3840
    and s11, s11, ra
    or s9, s9, s11
    slli s11, s6, 20
    lui ra, 61440
    and s11, s11, ra
    or s9, s9, s11
    sw s9, 772(a0)
    srli s9, s0, 18
    andi s9, s9, 771
    srli s11, s0, 14
    lw ra, 504(sp)
    slli t3, t3, 1
    and s11, s11, ra
    or s9, s9, s11
    lw s11, 340(sp)
    lui ra, 57568
    and t3, t3, s11
    or t3, s9, t3
    lw s9, 132(sp)
    lui s11, 4112
    and s9, s2, s9
    or t3, t3, s9
    slli s9, s0, 13
    and s9, s9, s11
    or t3, t3, s9
    slli s9, s0, 17
    and s9, s9, ra
    or t3, t3, s9
    sw t3, 776(a0)
    lui s9, 4148
    addi s9, s9, 512
    # round 14 (gift.dsl:33)
    not s9, s9
    sw s9, 780(a0)
    srli s9, t6, 22
    andi s9, s9, 771
    srli ra, t6, 3
    lw t5, 304(sp)
    slli t2, t2, 5
    and t5, ra, t5
    or t5, s9, t5
    lui s9, 230276
    lw ra, 256(sp)
    addi s9, s9, -1992
    and s9, ra, s9
    or t5, t5, s9
    lw s9, 164(sp)
    and t2, t2, s9
    or t2, t5, t2
    slli t5, t6, 9
    and t5, t5, s11
    or t2, t2, t5
    slli t5, t6, 17
    lui s11, 8224
    and t5, t5, s11
    or t2, t2, t5
    not t2, t2
    sw t2, 784(a0)
    lw t2, 296(sp)
    lw s11, 492(sp)
    srli t5, t2, 1
    and t5, t5, s11
    lw s11, 264(sp)
    lw ra, 396(sp)
    and ra, s11, ra
    or t5, t5, ra
    slli ra, t2, 15
    srli s11, t2, 17
    or s11, ra, s11
    lw ra, 244(sp)
    and s11, s11, ra
    or t5, t5, s11
    # round 13 (gift.dsl:33)
    not s11, t5
    sw s11, 788(a0)
    lui s11, 327760
    addi s11, s11, 512
    sw s11, 792(a0)
    lw s11, 144(sp)
    lw t2, 228(sp)
    srli ra, s11, 24
    srli s11, s11, 8
    and s11, s11, t2
    or s11, ra, s11
    lw ra, 440(sp)
    srli s6, ra, 8
    slli t2, ra, 24
    or t2, t2, s6
    and t2, t2, s8
    or t2, s11, t2
    and s6, ra, a4
    or t2, t2, s6
    sw t2, 796(a0)
    lw t2, 160(sp)
    lw s6, 192(sp)
    and s6, t2, s6
    slli s11, s6, 8
    xor s6, t2, s6
    srli s6, s6, 8
    or s6, s11, s6
    sw s6, 800(a0)
    lw s6, 104(sp)
    lw s11, 496(sp)
    and ra, s6, s11
    slli t2, ra, 12
    xor s6, s6, ra
    srli s6, s6, 4
    or t2, t2, s6
    # round 12 (gift.dsl:33)
    not t2, t2
    sw t2, 804(a0)
    # round 11 (gift.dsl:33)
    lw t2, 96(sp)
    not t2, t2
    sw t2, 808(a0)
    lui t2, 262658
    addi t2, t2, 546
    sw t2, 812(a0)
    lw t2, 316(sp)
    and s6, t2, a5
    slli ra, s6, 1
    xor t2, t2, s6
    srli t2, t2, 3
    or t2, ra, t2
    sw t2, 816(a0)
    lw t2, 116(sp)
    slli s6, t2, 8
    srli t2, t2, 24
    or t2, s6, t2
    sw t2, 820(a0)
    lui t2, 3282
    # round 10 (gift.dsl:33)
    not t2, t2
    sw t2, 824(a0)
    lw t2, 184(sp)
    slli s6, t2, 22
    srli t2, t2, 10
    or t2, s6, t2
    and t2, t2, s4
    lw s4, 172(sp)
    and s4, s4, s10
    or t2, t2, s4
    not t2, t2
    sw t2, 828(a0)
    lw t2, 400(sp)
    lui s4, 259060
    srli t2, t2, 2
    addi s4, s4, -193
    lw s6, 452(sp)
    and t2, t2, s4
    slli ra, s6, 18
    srli s6, s6, 14
    or s6, ra, s6
    and s6, s6, s9
    or t2, t2, s6
    # round 9 (gift.dsl:33)
    not t2, t2
    sw t2, 832(a0)
    lui t2, 1068
    addi t2, t2, 192
    sw t2, 836(a0)
    lw t2, 420(sp)
    srli ra, t2, 20
    slli s6, t2, 12
    or s6, s6, ra
    lw ra, 388(sp)
    and s6, s6, ra
    lw ra, 124(sp)
    and s10, ra, s10
    or s6, s6, s10
    slli s10, t2, 20
    srli t2, t2, 12
    or t2, s10, t2
    lw s10, 320(sp)
    and t2, t2, s10
    or t2, s6, t2
    sw t2, 840(a0)
    lw t2, 136(sp)
    lw s10, 508(sp)
    and t2, a2, t2
    lw a2, 152(sp)
    and t0, t0, a3
    srli s6, a2, 15
    and s6, s6, s10
    or t2, t2, s6
    slli a2, a2, 16
    and a2, a2, a4
    or t2, t2, a2
    sw t2, 844(a0)
    lui t2, 1034
    addi t2, t2, 522
    # round 8 (gift.dsl:33)
    not t2, t2
    sw t2, 848(a0)
    slli t2, s3, 8
    srli a3, s3, 24
    or t2, t2, a3
    and t2, t2, s10
    or t0, t0, t2
    slli t2, s3, 7
    and t2, t2, s8
    or t0, t0, t2
    lw t2, 500(sp)
    slli t2, t2, 9
    and t2, t2, a4
    or t0, t0, t2
    not t0, t0
    sw t0, 852(a0)
    lw t0, 404(sp)
    lw t2, 424(sp)
    and a3, t0, t2
    slli a2, a3, 4
    xor t0, t0, a3
    srli t0, t0, 12
    or t0, a2, t0
    # round 7 (gift.dsl:33)
    not t0, t0
    sw t0, 856(a0)
    lui t0, 104
    addi t0, t0, 7
    sw t0, 860(a0)
    srli t0, s7, 2
    and t0, t0, s11
    lw a3, 444(sp)
    lw a2, 196(sp)
    srli a3, a3, 2
    and a3, a3, s5
    or t0, t0, a3
    lw a3, 472(sp)
    slli a6, a6, 11
    and a3, a3, a2
    or t0, t0, a3
    lui a3, 983055
    and a6, a6, a3
    or a6, t0, a6
    sw a6, 864(a0)
    lw a6, 168(sp)
    and a5, a6, a5
    slli t0, a5, 1
    xor a5, a6, a5
    srli a5, a5, 3
    or a5, t0, a5
    sw a5, 868(a0)
    lui a5, 279620
    addi a5, a5, 2
    # round 6 (gift.dsl:33)
    not a5, a5
    sw a5, 872(a0)
    and a5, s1, t4
    srli a6, s1, 17
    andi a6, a6, 102
    or a5, a5, a6
    lw t0, 332(sp)
    slli a6, s1, 2
    and a6, a6, t0
    or a5, a5, a6
    slli a6, a7, 7
    lui a7, 419430
    addi a7, a7, 1536
    and a6, a6, a7
    or a5, a5, a6
    not a5, a5
    sw a5, 876(a0)
    lw a5, 112(sp)
    slli a6, a5, 24
    srli a5, a5, 8
    or a5, a6, a5
    # round 5 (gift.dsl:33)
    not a5, a5
    sw a5, 880(a0)
    lui a5, 79
    sw a5, 884(a0)
    lw a5, 220(sp)
    lw t0, 280(sp)
    slli a6, a5, 4
    srli a5, a5, 28
    or a5, a6, a5
    lui a6, 1044480
    addi a6, a6, 15
    and a5, a5, a6
    lw a6, 288(sp)
    slli a7, a6, 3
    and a7, a7, t0
    or a5, a5, a7
    lw a7, 260(sp)
    slli a6, a6, 5
    and a6, a6, a7
    or a5, a5, a6
    lw a7, 276(sp)
    slli a6, t1, 4
    and a6, a6, a7
    or a5, a5, a6
    sw a5, 888(a0)
    and a5, t6, s4
    slli a6, a5, 2
    xor a5, t6, a5
    srli a5, a5, 6
    or a5, a6, a5
    sw a5, 892(a0)
    lui a5, 8228
    addi a5, a5, 2
    # round 4 (gift.dsl:33)
    not a5, a5
    sw a5, 896(a0)
    srli a5, s0, 17
    andi a5, a5, 771
    lui a6, 115138
    lw a7, 384(sp)
    addi a6, a6, -996
    and a6, a7, a6
    or a5, a5, a6
    lui a6, 131586
    addi a6, a6, 32
    and a6, s2, a6
    or a5, a5, a6
    slli a6, t3, 5
    and a6, a6, s9
    or a5, a5, a6
    slli a6, s0, 14
    lui a7, 12336
    and a6, a6, a7
    or a5, a5, a6
    not a5, a5
    sw a5, 900(a0)
    lw a5, 324(sp)
    slli a7, a5, 15
    srli a6, a5, 16
    and a7, a7, s8
    or a6, a6, a7
    slli a5, a5, 17
    and a5, a5, a4
    or a5, a6, a5
    # round 3 (gift.dsl:33)
    not a5, a5
    sw a5, 904(a0)
    lui a5, 1280
    addi a5, a5, 512
    sw a5, 908(a0)
    lw a5, 296(sp)
    lw a7, 228(sp)
    srli a6, a5, 24
    srli a5, a5, 8
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t5, 24
    srli a7, t5, 8
    or a6, a6, a7
    and a6, a6, s8
    or a5, a5, a6
    lw a6, 264(sp)
    and a6, a6, a4
    or a5, a5, a6
    sw a5, 912(a0)
    lw a5, 176(sp)
    lw a6, 120(sp)
    srli a5, a5, 4
    and a5, a5, t2
    slli a6, a6, 8
    and a6, a6, a3
    or a5, a5, a6
    sw a5, 916(a0)
    # round 2 (gift.dsl:33)
    lui a5, 24
    not a5, a5
    sw a5, 920(a0)
    lw a5, 240(sp)
    and a6, a5, s11
    slli a7, a6, 12
    xor a5, a5, a6
    srli a5, a5, 4
    or a5, a7, a5
    not a5, a5
    sw a5, 924(a0)
    lui a5, 917526
    sw a5, 928(a0)
    # round 7 (gift.dsl:33)
    lw a5, 108(sp)
    not a5, a5
    sw a5, 932(a0)
    lw a5, 232(sp)
    not a5, a5
    sw a5, 936(a0)
    # round 11 (gift.dsl:33)
    lw a5, 160(sp)
    not a5, a5
    sw a5, 940(a0)
    lui a5, 786454
    sw a5, 944(a0)
    # round 12 (gift.dsl:33)
    lw a5, 292(sp)
    not a5, a5
    sw a5, 948(a0)
    lw a5, 144(sp)
    not a5, a5
    sw a5, 952(a0)
    lw a5, 224(sp)
    not a5, a5
    sw a5, 956(a0)
    # round 16 (gift.dsl:33)
    lw a5, 412(sp)
    not a5, a5
    sw a5, 960(a0)
    lui a5, 786452
    sw a5, 964(a0)
    # round 17 (gift.dsl:33)
    lw a5, 372(sp)
    not a5, a5
    sw a5, 968(a0)
    lw a5, 380(sp)
    not a5, a5
    sw a5, 972(a0)
    lw a5, 376(sp)
    not a5, a5
    sw a5, 976(a0)
    # round 21 (gift.dsl:33)
    lw a5, 348(sp)
    not a5, a5
    sw a5, 980(a0)
    lui a5, 524310
    sw a5, 984(a0)
    # round 22 (gift.dsl:33)
    lw a5, 428(sp)
    not a5, a5
    sw a5, 988(a0)
    lw a5, 436(sp)
    not a5, a5
    sw a5, 992(a0)
    lw a5, 432(sp)
    not a5, a5
    sw a5, 996(a0)
    # round 26 (gift.dsl:33)
    lw a5, 460(sp)
    not a5, a5
    sw a5, 1000(a0)
    lui a5, 524304
    sw a5, 1004(a0)
    # round 27 (gift.dsl:33)
    lw a5, 480(sp)
    not a5, a5
    sw a5, 1008(a0)
    lw a5, 204(sp)
    not a5, a5
    sw a5, 1012(a0)
    lw a5, 484(sp)
    not a5, a5
    sw a5, 1016(a0)
    # round 31 (gift.dsl:33)
    lw a5, 128(sp)
    not a5, a5
    sw a5, 1020(a0)
    lui a5, 262166
    sw a5, 1024(a0)
    # round 32 (gift.dsl:33)
    lw a5, 216(sp)
    not a5, a5
    sw a5, 1028(a0)
    lw a5, 212(sp)
    not a5, a5
    sw a5, 1032(a0)
    lw a5, 300(sp)
    not a5, a5
    sw a5, 1036(a0)
    lw a5, 308(sp)
    sw a5, 1040(a0)
    # round 35 (gift.dsl:33)
    lw a5, 156(sp)
    not a5, a5
    sw a5, 1044(a0)
    lw a5, 408(sp)
    sw a5, 1048(a0)
    lui a5, 262172
    sw a5, 1052(a0)
    addi t0, sp, 64
    addi t1, sp, 512
.Llwcc_giftb128_128_key_setup_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_giftb128_128_key_setup_rv32i_wipe
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
    addi sp, sp, 512
    ret
    .size lwcc_giftb128_128_key_setup_rv32i, .-lwcc_giftb128_128_key_setup_rv32i

    .balign 4
    .global lwcc_giftb128_128_ecb_encrypt_rv32i
    .type lwcc_giftb128_128_ecb_encrypt_rv32i, %function
lwcc_giftb128_128_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_giftb128_128_ecb_encrypt_rv32i_begin
    ret
.Llwcc_giftb128_128_ecb_encrypt_rv32i_begin:
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
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -16
.Llwcc_giftb128_128_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a2, 80(sp)
    lw a5, 4(a1)
    lw a6, 0(a1)
    lw a7, 8(a1)
    srli t0, a5, 7
    srli t1, a7, 7
    lui t2, 2720
    lw t3, 12(a1)
    srli t4, a6, 7
    addi t2, t2, 170
    xor t4, a6, t4
    xor t0, a5, t0
    xor t1, a7, t1
    and t1, t1, t2
    and t0, t0, t2
    and t4, t4, t2
    srli t5, t3, 7
    xor a7, a7, t1
    xor t5, t3, t5
    slli t6, t4, 7
    slli t1, t1, 7
    slli a4, t0, 7
    xor a6, a6, t4
    xor a5, a5, t0
    and t0, t5, t2
    xor a6, t6, a6
    xor a5, a4, a5
    xor a7, t1, a7
    lui t1, 13
    srli t4, a5, 14
    srli t5, a6, 14
    slli t6, t0, 7
    xor t0, t3, t0
    srli t3, a7, 14
    addi t1, t1, -820
    xor t4, a5, t4
    xor t3, a7, t3
    xor t5, a6, t5
    xor t0, t6, t0
    srli t6, t0, 14
    and t4, t4, t1
    and t3, t3, t1
    and t5, t5, t1
    xor a5, a5, t4
    slli t4, t4, 14
    slli a4, t5, 14
    xor a7, a7, t3
    xor t6, t0, t6
    xor a6, a6, t5
    slli t3, t3, 14
    xor a5, t4, a5
    xor a6, a4, a6
    and t4, t6, t1
    xor a7, t3, a7
    slli t3, t4, 14
    srli t5, a6, 4
    srli t6, a5, 4
    xor t0, t0, t4
    lui t4, 3840
    srli a4, a7, 4
    xor a4, a7, a4
    xor t6, a5, t6
    addi t4, t4, 240
    xor t0, t3, t0
    xor t3, a6, t5
    srli t5, t0, 4
    and t3, t3, t4
    and t6, t6, t4
    and a4, a4, t4
    xor a6, a6, t3
    xor a7, a7, a4
    slli a4, a4, 4
    xor a5, a5, t6
    slli t6, t6, 4
    xor t5, t0, t5
    slli t3, t3, 4
    and t5, t5, t4
    xor a7, a4, a7
    xor a5, t6, a5
    xor a6, t3, a6
    slli t3, t5, 4
    lui t6, 16
    srli a4, a5, 8
    xor t0, t0, t5
    srli t5, a6, 8
    srli s0, a7, 8
    xor t0, t3, t0
    xor t3, a6, t5
    xor t5, a7, s0
    addi t6, t6, -256
    xor a4, a5, a4
    and a4, a4, t6
    and t3, t3, t6
    and t5, t5, t6
    srli s0, t0, 8
    slli s1, a4, 8
    slli s2, t3, 8
    xor a7, a7, t5
    xor s0, t0, s0
    xor a6, a6, t3
    slli t3, t5, 8
    xor a5, a5, a4
    xor a7, t3, a7
    and t3, s0, t6
    xor a6, s2, a6
    xor a5, s1, a5
    slli t5, t3, 8
    # round 1 (gift.dsl:33)
    or a4, a6, a5
    and s0, a6, a7
    xor t0, t0, t3
    xor a5, a5, s0
    xor t0, t5, t0
    xor a7, a7, a4
    and t3, t0, a5
    xor t0, t0, a7
    xor a6, a6, t3
    xor a5, a5, t0
    lui t3, 65521
    and t5, a6, a5
    lui a4, 4080
    addi t3, t3, -1
    xor a7, a7, t5
    lui t5, 240
    addi a4, a4, 255
    not t0, t0
    addi t5, t5, 15
    and s0, a7, t3
    and s1, a5, a4
    xor a5, a5, s1
    and s2, t0, t5
    xor a7, a7, s0
    slli s0, s0, 4
    xor t0, t0, s2
    lw s3, 0(a3)
    srli a5, a5, 8
    srli a7, a7, 12
    lw s4, 4(a3)
    slli s1, s1, 8
    slli s2, s2, 12
    or a7, s0, a7
    or a5, s1, a5
    srli t0, t0, 4
    xor a5, s3, a5
    xor a7, s4, a7
    lw s0, 8(a3)
    or t0, s2, t0
    # round 2 (gift.dsl:33)
    or s1, t0, a5
    and s2, t0, a7
    xor a5, a5, s2
    xor a7, s1, a7
    # round 1 (gift.dsl:33)
    xor a6, s0, a6
    # round 2 (gift.dsl:33)
    xor s0, a6, a7
    and a6, a6, a5
    xor a6, t0, a6
    lui t0, 349525
    xor a5, a5, s0
    addi t0, t0, 1365
    and s1, a6, a5
    xor a7, a7, s1
    lui s1, 11
    and s2, a5, t0
    lui s3, 5
    addi s1, s1, -1366
    srli s4, a7, 17
    addi s3, s3, 1365
    xor a5, a5, s2
    srli s5, a7, 15
    slli s2, s2, 1
    srli a5, a5, 1
    and s4, s4, s3
    slli s6, s0, 15
    and s5, s5, s1
    lw s7, 12(a3)
    lui s8, 349520
    or s4, s4, s5
    lui s5, 699040
    and s6, s6, s8
    srli s9, s0, 16
    slli s0, s0, 17
    or a5, s2, a5
    lw s2, 16(a3)
    slli a7, a7, 16
    xor a5, s7, a5
    and s0, s0, s5
    or a7, s4, a7
    or s4, s9, s6
    xor a7, s2, a7
    or s0, s4, s0
    # round 3 (gift.dsl:33)
    not s2, a5
    # round 2 (gift.dsl:33)
    lw s4, 20(a3)
    # round 3 (gift.dsl:33)
    and s2, s0, s2
    or s6, s0, a7
    xor a7, s2, a7
    xor a5, a5, s6
    # round 2 (gift.dsl:33)
    xor a6, s4, a6
    # round 3 (gift.dsl:33)
    or s2, a6, a5
    xor a6, a6, a7
    xor s0, s0, s2
    xor a5, a5, a6
    and s2, s0, a5
    lui s4, 12336
    lui s6, 61681
    xor a7, a7, s2
    addi s2, s4, 771
    lui s4, 259060
    addi s6, s6, -241
    and s9, a5, s6
    and s10, a7, s2
    addi s4, s4, -193
    and s11, a6, s4
    xor a7, a7, s10
    xor a5, a5, s9
    srli a7, a7, 2
    slli s9, s9, 4
    lw ra, 24(a3)
    lw a2, 28(a3)
    slli s10, s10, 6
    srli a5, a5, 4
    xor a6, a6, s11
    or a7, s10, a7
    slli s10, s11, 2
    srli a6, a6, 6
    or a5, s9, a5
    lw s9, 32(a3)
    or a6, s10, a6
    xor a7, a2, a7
    xor a5, ra, a5
    # round 4 (gift.dsl:33)
    or a2, a6, a5
    and s10, a6, a7
    # round 3 (gift.dsl:33)
    xor s0, s9, s0
    # round 4 (gift.dsl:33)
    xor a5, a5, s10
    xor a7, a2, a7
    and a2, s0, a5
    xor s0, s0, a7
    xor a6, a6, a2
    xor a5, a5, s0
    and a2, a6, a5
    srli s9, a5, 16
    xor a7, a7, a2
    slli a5, a5, 16
    lw a2, 36(a3)
    slli s10, a7, 24
    srli a7, a7, 8
    or a5, a5, s9
    lw s9, 40(a3)
    srli s11, s0, 24
    xor a5, a2, a5
    slli s0, s0, 8
    or a7, s10, a7
    xor a7, s9, a7
    or s0, s0, s11
    lw s9, 44(a3)
    # round 5 (gift.dsl:33)
    not s10, a5
    or s11, s0, a7
    and s10, s0, s10
    xor a5, a5, s11
    xor a7, s10, a7
    # round 4 (gift.dsl:33)
    xor a6, s9, a6
    # round 5 (gift.dsl:33)
    or s9, a6, a5
    xor a6, a6, a7
    xor s0, s0, s9
    xor a5, a5, a6
    and s9, s0, a5
    lui s10, 489335
    lui s11, 209715
    addi s10, s10, 1911
    addi s11, s11, 819
    lui ra, 69905
    xor a7, a7, s9
    and s9, a5, s11
    and a1, a7, s10
    addi ra, ra, 273
    xor a7, a7, a1
    xor a5, a5, s9
    and a0, a6, ra
    xor a6, a6, a0
    srli a7, a7, 3
    slli s9, s9, 2
    slli a1, a1, 1
    srli a5, a5, 2
    srli a6, a6, 1
    or a5, s9, a5
    lw s9, 48(a3)
    or a7, a1, a7
    lw a1, 52(a3)
    slli a0, a0, 3
    xor a7, a1, a7
    or a6, a0, a6
    xor a5, s9, a5
    lw a1, 56(a3)
    # round 6 (gift.dsl:33)
    and a0, a6, a7
    or s9, a6, a5
    # round 5 (gift.dsl:33)
    xor a1, a1, s0
    # round 6 (gift.dsl:33)
    xor a7, s9, a7
    xor a5, a5, a0
    and a0, a1, a5
    xor a1, a1, a7
    xor a5, a5, a1
    xor a6, a6, a0
    and a0, a6, a5
    and s0, a5, a4
    xor a7, a7, a0
    xor a5, a5, s0
    and a0, a7, t3
    xor a7, a7, a0
    slli s0, s0, 8
    and s9, a1, t5
    srli a5, a5, 8
    srli a7, a7, 12
    or a5, s0, a5
    lw s0, 60(a3)
    slli a0, a0, 4
    xor a1, a1, s9
    or a7, a0, a7
    lw a0, 64(a3)
    xor a5, s0, a5
    slli s0, s9, 12
    srli a1, a1, 4
    lw s9, 68(a3)
    or a1, s0, a1
    # round 7 (gift.dsl:33)
    not s0, a5
    # round 6 (gift.dsl:33)
    xor a7, a0, a7
    # round 7 (gift.dsl:33)
    or a0, a1, a7
    and s0, a1, s0
    xor a7, s0, a7
    xor a5, a5, a0
    # round 6 (gift.dsl:33)
    xor a6, s9, a6
    # round 7 (gift.dsl:33)
    xor a0, a6, a7
    or a6, a6, a5
    xor a6, a1, a6
    xor a5, a5, a0
    and a1, a6, a5
    xor a7, a7, a1
    and a1, a5, t0
    xor a5, a5, a1
    slli s0, a0, 15
    slli s9, a0, 17
    srli a0, a0, 16
    and s0, s0, s8
    slli a1, a1, 1
    srli a5, a5, 1
    or a0, a0, s0
    srli s0, a7, 17
    and s0, s0, s3
    and s9, s9, s5
    or a5, a1, a5
    srli a1, a7, 15
    and a1, a1, s1
    or a1, s0, a1
    lw s0, 72(a3)
    slli a7, a7, 16
    or a7, a1, a7
    lw a1, 76(a3)
    xor a5, s0, a5
    or a0, a0, s9
    xor a7, a1, a7
    lw a1, 80(a3)
    # round 8 (gift.dsl:33)
    or s0, a0, a5
    and s9, a0, a7
    # round 7 (gift.dsl:33)
    xor a6, a1, a6
    # round 8 (gift.dsl:33)
    xor a5, a5, s9
    xor a7, s0, a7
    xor a1, a6, a7
    and a6, a6, a5
    xor a6, a0, a6
    xor a5, a5, a1
    and a0, a6, a5
    xor a7, a7, a0
    and a0, a5, s6
    xor a5, a5, a0
    and s0, a7, s2
    and s9, a1, s4
    slli a0, a0, 4
    xor a7, a7, s0
    srli a5, a5, 4
    slli s0, s0, 6
    xor a1, a1, s9
    or a5, a0, a5
    lw a0, 84(a3)
    srli a7, a7, 2
    or a7, s0, a7
    lw s0, 88(a3)
    slli s9, s9, 2
    xor a5, a0, a5
    srli a1, a1, 6
    xor a7, s0, a7
    lw s0, 92(a3)
    or a1, s9, a1
    # round 9 (gift.dsl:33)
    not s9, a5
    and s9, a1, s9
    # round 8 (gift.dsl:33)
    xor a6, s0, a6
    # round 9 (gift.dsl:33)
    or s0, a1, a7
    xor a7, s9, a7
    xor a5, a5, s0
    xor s0, a6, a7
    or a6, a6, a5
    xor a6, a1, a6
    xor a5, a5, s0
    and a1, a6, a5
    xor a7, a7, a1
    slli a1, a5, 16
    srli a5, a5, 16
    srli s9, s0, 24
    slli s0, s0, 8
    or a5, a1, a5
    slli a1, a7, 24
    srli a7, a7, 8
    or a7, a1, a7
    lw a1, 96(a3)
    or s0, s0, s9
    lw s9, 100(a3)
    xor a5, a1, a5
    xor a7, s9, a7
    lw a1, 104(a3)
    # round 10 (gift.dsl:33)
    and s9, s0, a7
    # round 9 (gift.dsl:33)
    xor a6, a1, a6
    # round 10 (gift.dsl:33)
    or a1, s0, a5
    xor a7, a1, a7
    xor a5, a5, s9
    and a1, a6, a5
    xor a6, a6, a7
    xor a5, a5, a6
    xor a1, s0, a1
    and s0, a1, a5
    xor a7, a7, s0
    not a6, a6
    and s0, a7, s10
    xor a7, a7, s0
    and s9, a6, ra
    slli s0, s0, 1
    xor a6, a6, s9
    srli a7, a7, 3
    srli a6, a6, 1
    or a7, s0, a7
    and s0, a5, s11
    xor a5, a5, s0
    srli a5, a5, 2
    slli s0, s0, 2
    or a5, s0, a5
    lw s0, 112(a3)
    slli s9, s9, 3
    or a6, s9, a6
    lw s9, 108(a3)
    xor a7, s0, a7
    lw s0, 116(a3)
    xor a5, s9, a5
    xor a1, s0, a1
    # round 11 (gift.dsl:33)
    or s0, a6, a5
    xor s0, s0, a7
    and a7, a6, a7
    xor a5, a5, a7
    and a7, a1, a5
    xor a1, a1, s0
    xor a6, a6, a7
    xor a5, a5, a1
    and a7, a6, a5
    xor a7, s0, a7
    and s0, a1, t5
    xor a1, a1, s0
    srli a1, a1, 4
    slli s0, s0, 12
    or a1, s0, a1
    and s0, a5, a4
    xor a5, a5, s0
    srli a5, a5, 8
    slli s0, s0, 8
    or a5, s0, a5
    and s0, a7, t3
    xor a7, a7, s0
    srli a7, a7, 12
    slli s0, s0, 4
    or a7, s0, a7
    lw s0, 120(a3)
    xor a5, s0, a5
    lw s0, 124(a3)
    xor a7, s0, a7
    lw s0, 128(a3)
    xor a6, s0, a6
    # round 12 (gift.dsl:33)
    not s0, a5
    and s0, a1, s0
    xor s0, s0, a7
    or a7, a1, a7
    xor a5, a5, a7
    xor a7, a6, s0
    or a6, a6, a5
    xor a6, a1, a6
    xor a5, a5, a7
    and a1, a6, a5
    xor a1, s0, a1
    srli s0, a7, 16
    sw t2, 96(sp)
    slli t2, a7, 15
    slli a7, a7, 17
    and t2, t2, s8
    or t2, s0, t2
    and a7, a7, s5
    or a7, t2, a7
    and t2, a5, t0
    xor a5, a5, t2
    srli a5, a5, 1
    slli t2, t2, 1
    or a5, t2, a5
    srli t2, a1, 17
    and t2, t2, s3
    srli s0, a1, 15
    and s0, s0, s1
    or t2, t2, s0
    slli a1, a1, 16
    or t2, t2, a1
    lw a1, 132(a3)
    xor a5, a1, a5
    lw a1, 136(a3)
    xor t2, a1, t2
    lw a1, 140(a3)
    xor a6, a1, a6
    # round 13 (gift.dsl:33)
    or a1, a7, a5
    xor a1, a1, t2
    and t2, a7, t2
    xor a5, a5, t2
    xor t2, a6, a1
    and a6, a6, a5
    xor a5, a5, t2
    xor a6, a7, a6
    and a7, a6, a5
    xor a7, a1, a7
    and a1, t2, s4
    xor t2, t2, a1
    srli t2, t2, 6
    slli a1, a1, 2
    or t2, a1, t2
    and a1, a5, s6
    xor a5, a5, a1
    srli a5, a5, 4
    slli a1, a1, 4
    or a5, a1, a5
    and a1, a7, s2
    xor a7, a7, a1
    slli a1, a1, 6
    srli a7, a7, 2
    or a7, a1, a7
    lw a1, 144(a3)
    xor a5, a1, a5
    lw a1, 148(a3)
    xor a7, a1, a7
    lw a1, 152(a3)
    xor a6, a1, a6
    # round 14 (gift.dsl:33)
    not a1, a5
    and a1, t2, a1
    xor a1, a1, a7
    or a7, t2, a7
    xor a5, a5, a7
    xor a7, a6, a1
    or a6, a6, a5
    xor a6, t2, a6
    xor a5, a5, a7
    and t2, a6, a5
    xor t2, a1, t2
    srli a1, a7, 24
    slli a7, a7, 8
    or a7, a7, a1
    srli a1, a5, 16
    slli a5, a5, 16
    or a5, a5, a1
    slli a1, t2, 24
    srli t2, t2, 8
    or t2, a1, t2
    lw a1, 156(a3)
    xor a5, a1, a5
    lw a1, 160(a3)
    xor t2, a1, t2
    lw a1, 164(a3)
    xor a6, a1, a6
    # round 15 (gift.dsl:33)
    or a1, a7, a5
    xor a1, a1, t2
    and t2, a7, t2
    xor a5, a5, t2
    and t2, a6, a5
    xor a6, a6, a1
    xor a7, a7, t2
    xor a5, a5, a6
    and t2, a7, a5
    xor t2, a1, t2
    not a6, a6
    and a1, a6, ra
    xor a6, a6, a1
    slli a1, a1, 3
    srli a6, a6, 1
    or a6, a1, a6
    and a1, a5, s11
    xor a5, a5, a1
    slli a1, a1, 2
    srli a5, a5, 2
    or a5, a1, a5
    and a1, t2, s10
    xor t2, t2, a1
    srli t2, t2, 3
    slli a1, a1, 1
    or t2, a1, t2
    lw a1, 168(a3)
    xor a5, a1, a5
    lw a1, 172(a3)
    xor t2, a1, t2
    lw a1, 176(a3)
    xor a7, a1, a7
    # round 16 (gift.dsl:33)
    or a1, a6, a5
    xor a1, a1, t2
    and t2, a6, t2
    xor a5, a5, t2
    xor t2, a7, a1
    and a7, a7, a5
    xor a5, a5, t2
    xor a6, a6, a7
    and a7, a6, a5
    xor a7, a1, a7
    and a1, t2, t5
    xor t2, t2, a1
    slli a1, a1, 12
    srli t2, t2, 4
    or t2, a1, t2
    and a1, a5, a4
    xor a5, a5, a1
    slli a1, a1, 8
    srli a5, a5, 8
    or a5, a1, a5
    and a1, a7, t3
    xor a7, a7, a1
    slli a1, a1, 4
    srli a7, a7, 12
    or a7, a1, a7
    lw a1, 180(a3)
    xor a5, a1, a5
    lw a1, 184(a3)
    xor a7, a1, a7
    lw a1, 188(a3)
    xor a6, a1, a6
    # round 17 (gift.dsl:33)
    not a1, a5
    and a1, t2, a1
    xor a1, a1, a7
    or a7, t2, a7
    xor a5, a5, a7
    or a7, a6, a5
    xor a6, a6, a1
    xor a5, a5, a6
    xor a7, t2, a7
    and t2, a7, a5
    xor t2, a1, t2
    srli a1, a6, 16
    slli s0, a6, 15
    slli a6, a6, 17
    and s0, s0, s8
    or a1, a1, s0
    and a6, a6, s5
    or a6, a1, a6
    and a1, a5, t0
    xor a5, a5, a1
    slli a1, a1, 1
    srli a5, a5, 1
    or a5, a1, a5
    srli a1, t2, 17
    and a1, a1, s3
    srli s0, t2, 15
    and s0, s0, s1
    or a1, a1, s0
    slli t2, t2, 16
    or t2, a1, t2
    lw a1, 192(a3)
    xor a5, a1, a5
    lw a1, 196(a3)
    xor t2, a1, t2
    lw a1, 200(a3)
    xor a7, a1, a7
    # round 18 (gift.dsl:33)
    or a1, a6, a5
    xor a1, a1, t2
    and t2, a6, t2
    xor a5, a5, t2
    and t2, a7, a5
    xor a7, a7, a1
    xor a6, a6, t2
    xor a5, a5, a7
    and t2, a6, a5
    xor t2, a1, t2
    and a1, a7, s4
    xor a7, a7, a1
    slli a1, a1, 2
    srli a7, a7, 6
    or a7, a1, a7
    and a1, a5, s6
    xor a5, a5, a1
    slli a1, a1, 4
    srli a5, a5, 4
    or a5, a1, a5
    and a1, t2, s2
    xor t2, t2, a1
    slli a1, a1, 6
    srli t2, t2, 2
    or t2, a1, t2
    lw a1, 204(a3)
    xor a5, a1, a5
    lw a1, 208(a3)
    xor t2, a1, t2
    lw a1, 212(a3)
    xor a6, a1, a6
    # round 19 (gift.dsl:33)
    not a1, a5
    and a1, a7, a1
    xor a1, a1, t2
    or t2, a7, t2
    xor a5, a5, t2
    xor t2, a6, a1
    or a6, a6, a5
    xor a5, a5, t2
    xor a6, a7, a6
    and a7, a6, a5
    xor a7, a1, a7
    slli a1, t2, 8
    srli t2, t2, 24
    or t2, a1, t2
    slli a1, a5, 16
    srli a5, a5, 16
    or a5, a1, a5
    slli a1, a7, 24
    srli a7, a7, 8
    or a7, a1, a7
    lw a1, 216(a3)
    xor a5, a1, a5
    lw a1, 220(a3)
    xor a7, a1, a7
    lw a1, 224(a3)
    xor a6, a1, a6
    # round 20 (gift.dsl:33)
    or a1, t2, a5
    xor a1, a1, a7
    and a7, t2, a7
    xor a5, a5, a7
    and a7, a6, a5
    xor a6, a6, a1
    xor a7, t2, a7
    xor a5, a5, a6
    and t2, a7, a5
    xor t2, a1, t2
    not a6, a6
    and a1, a6, ra
    xor a6, a6, a1
    slli a1, a1, 3
    srli a6, a6, 1
    or a6, a1, a6
    and a1, a5, s11
    xor a5, a5, a1
    slli a1, a1, 2
    srli a5, a5, 2
    or a5, a1, a5
    and a1, t2, s10
    xor t2, t2, a1
    srli t2, t2, 3
    slli a1, a1, 1
    or t2, a1, t2
    lw a1, 228(a3)
    xor a5, a1, a5
    lw a1, 232(a3)
    xor t2, a1, t2
    lw a1, 236(a3)
    xor a7, a1, a7
    # round 21 (gift.dsl:33)
    or a1, a6, a5
    xor a1, a1, t2
    and t2, a6, t2
    xor a5, a5, t2
    xor t2, a7, a1
    and a7, a7, a5
    xor a5, a5, t2
    xor a6, a6, a7
    and a7, a6, a5
    xor a7, a1, a7
    and a1, t2, t5
    xor t2, t2, a1
    slli a1, a1, 12
    srli t2, t2, 4
    or t2, a1, t2
    and a1, a5, a4
    xor a5, a5, a1
    slli a1, a1, 8
    srli a5, a5, 8
    or a5, a1, a5
    and a1, a7, t3
    xor a7, a7, a1
    srli a7, a7, 12
    slli a1, a1, 4
    or a7, a1, a7
    lw a1, 240(a3)
    xor a5, a1, a5
    lw a1, 244(a3)
    xor a7, a1, a7
    lw a1, 248(a3)
    xor a6, a1, a6
    # round 22 (gift.dsl:33)
    not a1, a5
    and a1, t2, a1
    xor a1, a1, a7
    or a7, t2, a7
    xor a5, a5, a7
    xor a7, a6, a1
    or a6, a6, a5
    xor a6, t2, a6
    xor a5, a5, a7
    and t2, a6, a5
    xor t2, a1, t2
    srli a1, a7, 16
    slli s0, a7, 15
    slli a7, a7, 17
    and s0, s0, s8
    or a1, a1, s0
    and a7, a7, s5
    or a7, a1, a7
    and a1, a5, t0
    xor a5, a5, a1
    srli a5, a5, 1
    slli a1, a1, 1
    or a5, a1, a5
    srli a1, t2, 17
    and a1, a1, s3
    srli s0, t2, 15
    and s0, s0, s1
    or a1, a1, s0
    slli t2, t2, 16
    or t2, a1, t2
    lw a1, 252(a3)
    xor a5, a1, a5
    lw a1, 256(a3)
    xor t2, a1, t2
    lw a1, 260(a3)
    xor a6, a1, a6
    # round 23 (gift.dsl:33)
    or a1, a7, a5
    xor a1, a1, t2
    and t2, a7, t2
    xor a5, a5, t2
    xor t2, a6, a1
    and a6, a6, a5
    xor a5, a5, t2
    xor a6, a7, a6
    and a7, a6, a5
    xor a7, a1, a7
    and a1, t2, s4
    xor t2, t2, a1
    slli a1, a1, 2
    srli t2, t2, 6
    or t2, a1, t2
    and a1, a5, s6
    xor a5, a5, a1
    slli a1, a1, 4
    srli a5, a5, 4
    or a5, a1, a5
    and a1, a7, s2
    xor a7, a7, a1
    slli a1, a1, 6
    srli a7, a7, 2
    or a7, a1, a7
    lw a1, 264(a3)
    xor a5, a1, a5
    lw a1, 268(a3)
    xor a7, a1, a7
    lw a1, 272(a3)
    xor a6, a1, a6
    # round 24 (gift.dsl:33)
    not a1, a5
    and a1, t2, a1
    xor a1, a1, a7
    or a7, t2, a7
    xor a5, a5, a7
    or a7, a6, a5
    xor a6, a6, a1
    xor a7, t2, a7
    xor a5, a5, a6
    and t2, a7, a5
    xor t2, a1, t2
    slli a1, a6, 8
    srli a6, a6, 24
    or a6, a1, a6
    slli a1, a5, 16
    srli a5, a5, 16
    or a5, a1, a5
    srli a1, t2, 8
    slli t2, t2, 24
    or t2, t2, a1
    lw a1, 276(a3)
    xor a5, a1, a5
    lw a1, 280(a3)
    xor t2, a1, t2
    lw a1, 284(a3)
    xor a7, a1, a7
    # round 25 (gift.dsl:33)
    or a1, a6, a5
    xor a1, a1, t2
    and t2, a6, t2
    xor a5, a5, t2
    xor t2, a7, a1
    and a7, a7, a5
    xor a6, a6, a7
    xor a5, a5, t2
    and a7, a6, a5
    xor a7, a1, a7
    not t2, t2
    and a1, t2, ra
    xor t2, t2, a1
    srli t2, t2, 1
    slli a1, a1, 3
    or t2, a1, t2
    and a1, a5, s11
    xor a5, a5, a1
    srli a5, a5, 2
    slli a1, a1, 2
    or a5, a1, a5
    and a1, a7, s10
    xor a7, a7, a1
    srli a7, a7, 3
    slli a1, a1, 1
    or a7, a1, a7
    lw a1, 288(a3)
    xor a5, a1, a5
    lw a1, 292(a3)
    xor a7, a1, a7
    lw a1, 296(a3)
    xor a6, a1, a6
    # round 26 (gift.dsl:33)
    or a1, t2, a5
    xor a1, a1, a7
    and a7, t2, a7
    xor a5, a5, a7
    and a7, a6, a5
    xor a6, a6, a1
    xor a5, a5, a6
    xor a7, t2, a7
    and t2, a7, a5
    xor t2, a1, t2
    and a1, a6, t5
    xor a6, a6, a1
    slli a1, a1, 12
    srli a6, a6, 4
    or a6, a1, a6
    and a1, a5, a4
    xor a5, a5, a1
    slli a1, a1, 8
    srli a5, a5, 8
    or a5, a1, a5
    and a1, t2, t3
    xor t2, t2, a1
    srli t2, t2, 12
    slli a1, a1, 4
    or t2, a1, t2
    lw a1, 300(a3)
    xor a5, a1, a5
    lw a1, 304(a3)
    xor t2, a1, t2
    lw a1, 308(a3)
    xor a7, a1, a7
    # round 27 (gift.dsl:33)
    not a1, a5
    and a1, a6, a1
    xor a1, a1, t2
    or t2, a6, t2
    xor a5, a5, t2
    xor t2, a7, a1
    or a7, a7, a5
    xor a6, a6, a7
    xor a5, a5, t2
    and a7, a6, a5
    xor a7, a1, a7
    srli a1, t2, 16
    slli s0, t2, 15
    slli t2, t2, 17
    and s0, s0, s8
    or a1, a1, s0
    and t2, t2, s5
    or t2, a1, t2
    and a1, a5, t0
    xor a5, a5, a1
    slli a1, a1, 1
    srli a5, a5, 1
    or a5, a1, a5
    srli a1, a7, 17
    and a1, a1, s3
    srli s0, a7, 15
    and s0, s0, s1
    or a1, a1, s0
    slli a7, a7, 16
    or a7, a1, a7
    lw a1, 312(a3)
    xor a5, a1, a5
    lw a1, 316(a3)
    xor a7, a1, a7
    lw a1, 320(a3)
    xor a6, a1, a6
    # round 28 (gift.dsl:33)
    or a1, t2, a5
    xor a1, a1, a7
    and a7, t2, a7
    xor a5, a5, a7
    xor a7, a6, a1
    and a6, a6, a5
    xor a6, t2, a6
    xor a5, a5, a7
    and t2, a6, a5
    xor t2, a1, t2
    and a1, a7, s4
    xor a7, a7, a1
    srli a7, a7, 6
    slli a1, a1, 2
    or a7, a1, a7
    and a1, a5, s6
    xor a5, a5, a1
    slli a1, a1, 4
    srli a5, a5, 4
    or a5, a1, a5
    and a1, t2, s2
    xor t2, t2, a1
    slli a1, a1, 6
    srli t2, t2, 2
    or t2, a1, t2
    lw a1, 324(a3)
    xor a5, a1, a5
    lw a1, 328(a3)
    xor t2, a1, t2
    lw a1, 332(a3)
    xor a6, a1, a6
    # round 29 (gift.dsl:33)
    not a1, a5
    and a1, a7, a1
    xor a1, a1, t2
    or t2, a7, t2
    xor a5, a5, t2
    or t2, a6, a5
    xor a6, a6, a1
    xor a7, a7, t2
    xor a5, a5, a6
    and t2, a7, a5
    xor t2, a1, t2
    srli a1, a6, 24
    slli a6, a6, 8
    or a6, a6, a1
    slli a1, a5, 16
    srli a5, a5, 16
    or a5, a1, a5
    slli a1, t2, 24
    srli t2, t2, 8
    or t2, a1, t2
    lw a1, 336(a3)
    xor a5, a1, a5
    lw a1, 340(a3)
    xor t2, a1, t2
    lw a1, 344(a3)
    xor a7, a1, a7
    # round 30 (gift.dsl:33)
    or a1, a6, a5
    xor a1, a1, t2
    and t2, a6, t2
    xor a5, a5, t2
    and t2, a7, a5
    xor a7, a7, a1
    xor a6, a6, t2
    xor a5, a5, a7
    and t2, a6, a5
    xor t2, a1, t2
    not a7, a7
    and a1, a7, ra
    xor a7, a7, a1
    slli a1, a1, 3
    srli a7, a7, 1
    or a7, a1, a7
    and a1, a5, s11
    xor a5, a5, a1
    slli a1, a1, 2
    srli a5, a5, 2
    or a5, a1, a5
    and a1, t2, s10
    xor t2, t2, a1
    srli t2, t2, 3
    slli a1, a1, 1
    or t2, a1, t2
    lw a1, 348(a3)
    xor a5, a1, a5
    lw a1, 352(a3)
    xor t2, a1, t2
    lw a1, 356(a3)
    xor a6, a1, a6
    # round 31 (gift.dsl:33)
    or a1, a7, a5
    xor a1, a1, t2
    and t2, a7, t2
    xor a5, a5, t2
    and t2, a6, a5
    xor a6, a6, a1
    xor a5, a5, a6
    xor a7, a7, t2
    and t2, a7, a5
    xor t2, a1, t2
    and a1, a6, t5
    xor a6, a6, a1
    srli a6, a6, 4
    slli a1, a1, 12
    or a6, a1, a6
    and a1, a5, a4
    xor a5, a5, a1
    slli a1, a1, 8
    srli a5, a5, 8
    or a5, a1, a5
    and a1, t2, t3
    xor t2, t2, a1
    slli a1, a1, 4
    srli t2, t2, 12
    or t2, a1, t2
    lw a1, 360(a3)
    xor a5, a1, a5
    lw a1, 364(a3)
    xor t2, a1, t2
    lw a1, 368(a3)
    xor a7, a1, a7
    # round 32 (gift.dsl:33)
    not a1, a5
    and a1, a6, a1
    xor a1, a1, t2
    or t2, a6, t2
    xor a5, a5, t2
    xor t2, a7, a1
    or a7, a7, a5
    xor a6, a6, a7
    xor a5, a5, t2
    and a7, a6, a5
    xor a7, a1, a7
    srli a1, t2, 16
    slli s0, t2, 15
    slli t2, t2, 17
    and s0, s0, s8
    or a1, a1, s0
    and t2, t2, s5
    or t2, a1, t2
    and a1, a5, t0
    xor a5, a5, a1
    slli a1, a1, 1
    srli a5, a5, 1
    or a5, a1, a5
    srli a1, a7, 17
    and a1, a1, s3
    srli s0, a7, 15
    and s0, s0, s1
    or a1, a1, s0
    slli a7, a7, 16
    or a7, a1, a7
    lw a1, 372(a3)
    xor a7, s7, a7
    xor a5, a1, a5
    lw a1, 376(a3)
    # round 33 (gift.dsl:33)
    and s0, t2, a7
    xor s0, a5, s0
    or a5, t2, a5
    xor a5, a5, a7
    # round 32 (gift.dsl:33)
    xor a6, a1, a6
    # round 33 (gift.dsl:33)
    xor a7, a6, a5
    and a6, a6, s0
    xor a1, s0, a7
    xor a6, t2, a6
    and t2, a6, a1
    xor a5, a5, t2
    and t2, a1, s6
    xor a1, a1, t2
    slli t2, t2, 4
    and s0, a7, s4
    srli a1, a1, 4
    or t2, t2, a1
    and a1, a5, s2
    xor a5, a5, a1
    srli a5, a5, 2
    slli a1, a1, 6
    xor a7, a7, s0
    or a5, a1, a5
    lw a1, 380(a3)
    srli a7, a7, 6
    xor t2, a1, t2
    lw a1, 384(a3)
    slli s0, s0, 2
    xor a5, a1, a5
    lw a1, 388(a3)
    or a7, s0, a7
    # round 34 (gift.dsl:33)
    not s0, t2
    and s0, a7, s0
    # round 33 (gift.dsl:33)
    xor a6, a1, a6
    # round 34 (gift.dsl:33)
    or a1, a7, a5
    xor a5, s0, a5
    xor t2, t2, a1
    or a1, a6, t2
    xor a6, a6, a5
    xor a7, a7, a1
    xor t2, t2, a6
    and a1, a7, t2
    xor a5, a5, a1
    slli a1, t2, 16
    srli t2, t2, 16
    slli s0, a6, 8
    or t2, a1, t2
    srli a1, a5, 8
    slli a5, a5, 24
    or a5, a5, a1
    lw a1, 392(a3)
    srli a6, a6, 24
    or a6, s0, a6
    xor a5, a2, a5
    xor t2, a1, t2
    lw a2, 396(a3)
    # round 35 (gift.dsl:33)
    and a1, a6, a5
    or s0, a6, t2
    # round 34 (gift.dsl:33)
    xor a7, a2, a7
    # round 35 (gift.dsl:33)
    xor t2, t2, a1
    xor a5, s0, a5
    xor a2, a7, a5
    and a7, a7, t2
    xor a6, a6, a7
    xor a7, t2, a2
    and t2, a6, a7
    xor a5, a5, t2
    and t2, a7, s11
    and a1, a5, s10
    and s0, a2, ra
    xor a7, a7, t2
    srli a7, a7, 2
    slli t2, t2, 2
    xor a5, a5, a1
    xor a2, a2, s0
    slli a1, a1, 1
    srli a5, a5, 3
    slli s0, s0, 3
    or a7, t2, a7
    lw t2, 400(a3)
    srli a2, a2, 1
    or a2, s0, a2
    lw s0, 404(a3)
    or a5, a1, a5
    lw a1, 408(a3)
    xor a7, t2, a7
    xor a5, s0, a5
    # round 36 (gift.dsl:33)
    and t2, a2, a7
    or s0, a2, a5
    xor a5, t2, a5
    # round 35 (gift.dsl:33)
    xor a6, a1, a6
    # round 36 (gift.dsl:33)
    xor a7, a7, s0
    xor t2, a6, a5
    not t2, t2
    and a6, a6, a7
    xor a6, a2, a6
    xor a7, a7, t2
    or a2, a6, a7
    xor a5, a5, a2
    and t3, a5, t3
    and a4, a7, a4
    xor a7, a7, a4
    and t5, t2, t5
    xor a5, a5, t3
    lw a2, 412(a3)
    slli t3, t3, 4
    xor t2, t2, t5
    srli a7, a7, 8
    srli a5, a5, 12
    slli a4, a4, 8
    lw a1, 416(a3)
    slli t5, t5, 12
    srli t2, t2, 4
    or a7, a4, a7
    or a5, t3, a5
    xor a5, a1, a5
    lw t3, 420(a3)
    xor a7, a2, a7
    or t2, t5, t2
    # round 37 (gift.dsl:33)
    or t5, t2, a7
    and a4, t2, a5
    # round 36 (gift.dsl:33)
    xor a6, t3, a6
    # round 37 (gift.dsl:33)
    xor a5, t5, a5
    xor a7, a7, a4
    xor t3, a6, a5
    and a6, a6, a7
    xor a7, a7, t3
    xor a6, t2, a6
    and t2, a6, a7
    and t0, a7, t0
    xor a5, a5, t2
    srli t2, a5, 17
    xor a7, a7, t0
    srli t5, a5, 15
    slli a4, t3, 15
    srli a7, a7, 1
    slli t0, t0, 1
    and t2, t2, s3
    and t5, t5, s1
    lw a2, 424(a3)
    and a4, a4, s8
    slli a5, a5, 16
    or a7, t0, a7
    srli t0, t3, 16
    lw a1, 428(a3)
    slli t3, t3, 17
    or t2, t2, t5
    and t3, t3, s5
    xor a7, a2, a7
    or t0, t0, a4
    or a5, t2, a5
    xor a5, a1, a5
    lw t2, 432(a3)
    # round 38 (gift.dsl:33)
    not t5, a7
    # round 37 (gift.dsl:33)
    or t0, t0, t3
    # round 38 (gift.dsl:33)
    or t3, t0, a5
    and t5, t0, t5
    xor a5, t5, a5
    xor a7, a7, t3
    # round 37 (gift.dsl:33)
    xor a6, t2, a6
    # round 38 (gift.dsl:33)
    xor t2, a6, a5
    or a6, a6, a7
    xor a6, t0, a6
    xor a7, a7, t2
    and t0, a6, a7
    xor a5, a5, t0
    and t0, a5, s2
    and t3, a7, s6
    and t5, t2, s4
    xor a7, a7, t3
    xor a5, a5, t0
    slli t3, t3, 4
    srli a5, a5, 2
    xor t2, t2, t5
    srli a7, a7, 4
    lw a4, 436(a3)
    slli t0, t0, 6
    srli t2, t2, 6
    or a7, t3, a7
    slli t3, t5, 2
    or a5, t0, a5
    lw t0, 440(a3)
    or t2, t3, t2
    xor a5, a0, a5
    xor a7, a4, a7
    # round 39 (gift.dsl:33)
    or t3, t2, a7
    and t5, t2, a5
    xor a5, t3, a5
    # round 38 (gift.dsl:33)
    xor a6, t0, a6
    # round 39 (gift.dsl:33)
    xor a7, a7, t5
    and t0, a6, a7
    xor a6, a6, a5
    xor a7, a7, a6
    xor t0, t2, t0
    and t2, t0, a7
    lw t3, 444(a3)
    slli t5, a7, 16
    srli a7, a7, 16
    xor a5, a5, t2
    lw t2, 448(a3)
    or a7, t5, a7
    srli t5, a5, 8
    slli a5, a5, 24
    srli a4, a6, 24
    xor a7, t3, a7
    slli a6, a6, 8
    or a5, a5, t5
    or a6, a6, a4
    xor a5, t2, a5
    # round 40 (gift.dsl:33)
    not t2, a7
    # round 39 (gift.dsl:33)
    lw t3, 452(a3)
    # round 40 (gift.dsl:33)
    and t2, a6, t2
    or t5, a6, a5
    xor a7, a7, t5
    # round 39 (gift.dsl:33)
    xor t0, t3, t0
    # round 40 (gift.dsl:33)
    xor a5, t2, a5
    xor t2, t0, a5
    or t0, t0, a7
    xor a6, a6, t0
    xor a7, a7, t2
    and t0, a6, a7
    xor a5, a5, t0
    and t0, a5, s10
    and t3, a7, s11
    and t5, t2, ra
    xor a7, a7, t3
    xor a5, a5, t0
    srli a5, a5, 3
    lw a4, 456(a3)
    xor t2, t2, t5
    slli t0, t0, 1
    srli a7, a7, 2
    slli t3, t3, 2
    lw a2, 460(a3)
    or a7, t3, a7
    srli t2, t2, 1
    slli t3, t5, 3
    or a5, t0, a5
    or t0, t3, t2
    xor a5, s9, a5
    xor a7, a4, a7
    xor a6, a2, a6
    srli t2, a6, 8
    srli t3, a5, 8
    srli t5, a7, 8
    srli a4, t0, 8
    xor t3, a5, t3
    xor a4, t0, a4
    xor t2, a6, t2
    xor t5, a7, t5
    and t5, t5, t6
    and t2, t2, t6
    and a4, a4, t6
    and t3, t3, t6
    xor a5, a5, t3
    slli t6, a4, 8
    xor t0, t0, a4
    xor a6, a6, t2
    slli t3, t3, 8
    slli a4, t5, 8
    xor a7, a7, t5
    slli t2, t2, 8
    xor t0, t6, t0
    xor a5, t3, a5
    xor a6, t2, a6
    xor a7, a4, a7
    srli t2, a5, 4
    srli t3, a6, 4
    srli t5, t0, 4
    srli t6, a7, 4
    xor t3, a6, t3
    xor t6, a7, t6
    xor t5, t0, t5
    xor t2, a5, t2
    and t2, t2, t4
    and t3, t3, t4
    and t6, t6, t4
    and t4, t5, t4
    slli t5, t4, 4
    slli a4, t6, 4
    xor a5, a5, t2
    xor a7, a7, t6
    slli t6, t3, 4
    xor a6, a6, t3
    slli t2, t2, 4
    xor t0, t0, t4
    xor a7, a4, a7
    xor a5, t2, a5
    xor t0, t5, t0
    xor a6, t6, a6
    srli t2, a7, 14
    srli t3, a5, 14
    srli t4, a6, 14
    srli t5, t0, 14
    xor t3, a5, t3
    xor t2, a7, t2
    xor t4, a6, t4
    xor t5, t0, t5
    and t3, t3, t1
    and t5, t5, t1
    and t2, t2, t1
    and t1, t4, t1
    xor a7, a7, t2
    xor t0, t0, t5
    xor a5, a5, t3
    slli t4, t1, 14
    xor a6, a6, t1
    slli t1, t5, 14
    slli t3, t3, 14
    slli t2, t2, 14
    xor a6, t4, a6
    xor a5, t3, a5
    xor t0, t1, t0
    xor a7, t2, a7
    srli t1, a6, 7
    srli t2, a5, 7
    srli t3, t0, 7
    srli t4, a7, 7
    xor t2, a5, t2
    xor t4, a7, t4
    xor t3, t0, t3
    xor t1, a6, t1
    lw t5, 96(sp)
    and t1, t1, t5
    and t2, t2, t5
    and t3, t3, t5
    and t4, t4, t5
    xor t0, t0, t3
    slli t5, t2, 7
    slli t3, t3, 7
    slli t6, t1, 7
    slli a4, t4, 7
    xor a7, a7, t4
    xor a5, a5, t2
    xor a6, a6, t1
    xor a7, a4, a7
    xor t0, t3, t0
    xor a6, t6, a6
    xor a5, t5, a5
    lw t1, 64(sp)
    sw t0, 0(t1)
    sw a5, 8(t1)
    sw a7, 4(t1)
    sw a6, 12(t1)
    mv a0, t1
    lw a1, 68(sp)
    lw a2, 80(sp)
    addi a0, a0, 16
    addi a1, a1, 16
    bltu a2, a1, .Llwcc_giftb128_128_ecb_encrypt_rv32i_group_done
    j .Llwcc_giftb128_128_ecb_encrypt_rv32i_group
.Llwcc_giftb128_128_ecb_encrypt_rv32i_group_done:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_giftb128_128_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_giftb128_128_ecb_encrypt_rv32i_wipe
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
    .size lwcc_giftb128_128_ecb_encrypt_rv32i, .-lwcc_giftb128_128_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_giftb128_128_ecb_decrypt_rv32i
    .type lwcc_giftb128_128_ecb_decrypt_rv32i, %function
lwcc_giftb128_128_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_giftb128_128_ecb_decrypt_rv32i_begin
    ret
.Llwcc_giftb128_128_ecb_decrypt_rv32i_begin:
    addi sp, sp, -96
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
    add a2, a2, a1
    addi a2, a2, -16
.Llwcc_giftb128_128_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a2, 80(sp)
    lw a5, 12(a1)
    lw a6, 8(a1)
    lui a7, 2720
    srli t0, a5, 7
    lw t1, 0(a1)
    addi a7, a7, 170
    srli t2, a6, 7
    xor t0, a5, t0
    xor t2, a6, t2
    and t0, t0, a7
    lw t3, 4(a1)
    srli t4, t1, 7
    and t2, t2, a7
    slli t5, t0, 7
    xor a5, a5, t0
    xor t0, t1, t4
    slli t4, t2, 7
    xor a6, a6, t2
    xor a5, t5, a5
    and t0, t0, a7
    srli t2, t3, 7
    xor a6, t4, a6
    lui t4, 13
    srli t5, a5, 14
    slli t6, t0, 7
    xor t0, t1, t0
    xor t1, t3, t2
    addi t2, t4, -820
    srli t4, a6, 14
    xor t5, a5, t5
    xor t0, t6, t0
    and t1, t1, a7
    xor t4, a6, t4
    and t5, t5, t2
    slli t6, t1, 7
    xor t1, t3, t1
    srli t3, t0, 14
    and t4, t4, t2
    slli a4, t5, 14
    xor a5, a5, t5
    xor t1, t6, t1
    xor t3, t0, t3
    slli t5, t4, 14
    xor a6, a6, t4
    xor a5, a4, a5
    and t3, t3, t2
    srli t4, t1, 14
    xor a6, t5, a6
    lui t5, 3840
    srli t6, a5, 4
    slli a4, t3, 14
    xor t0, t0, t3
    xor t3, t1, t4
    addi t4, t5, 240
    srli t5, a6, 4
    xor t6, a5, t6
    xor t0, a4, t0
    and t3, t3, t2
    xor t5, a6, t5
    and t6, t6, t4
    slli a4, t3, 14
    xor t1, t1, t3
    srli t3, t0, 4
    and t5, t5, t4
    slli s0, t6, 4
    xor a5, a5, t6
    xor t1, a4, t1
    xor t3, t0, t3
    slli t6, t5, 4
    xor a6, a6, t5
    xor a5, s0, a5
    and t3, t3, t4
    srli t5, t1, 4
    xor a6, t6, a6
    lui t6, 16
    srli a4, a5, 8
    slli s0, t3, 4
    xor t0, t0, t3
    xor t3, t1, t5
    addi t5, t6, -256
    srli t6, a6, 8
    xor a4, a5, a4
    xor t0, s0, t0
    and t3, t3, t4
    xor t6, a6, t6
    and a4, a4, t5
    slli s0, t3, 4
    xor t1, t1, t3
    srli t3, t0, 8
    and t6, t6, t5
    slli s1, a4, 8
    xor a5, a5, a4
    lui a4, 209715
    xor t1, s0, t1
    xor t3, t0, t3
    slli s0, t6, 8
    xor a6, a6, t6
    xor a5, s1, a5
    lui t6, 489335
    addi a4, a4, 819
    and t3, t3, t5
    srli s1, t1, 8
    xor a6, s0, a6
    addi t6, t6, 1911
    and s0, a5, a4
    lw s2, 456(a3)
    slli s3, t3, 8
    xor t0, t0, t3
    xor t3, t1, s1
    lui s1, 69905
    and s4, a6, t6
    xor a5, a5, s0
    xor t0, s3, t0
    and t3, t3, t5
    addi s1, s1, 273
    xor a6, a6, s4
    slli s0, s0, 2
    srli a5, a5, 2
    xor t1, s2, t1
    lw s2, 464(a3)
    slli s3, t3, 8
    and s5, t0, s1
    slli s4, s4, 1
    srli a6, a6, 3
    or a5, s0, a5
    xor t1, t1, t3
    # round 40 (gift.dsl:33)
    lw t3, 468(a3)
    xor t0, t0, s5
    or a6, s4, a6
    xor t1, s3, t1
    xor a5, s2, a5
    slli s0, s5, 3
    srli t0, t0, 1
    and s2, t1, a5
    xor a6, t3, a6
    or t0, s0, t0
    xor a6, a6, s2
    xor t3, t0, a6
    xor t0, t1, t0
    or t1, t0, t3
    xor a5, a5, t1
    and t1, a5, t0
    lw s0, 472(a3)
    xor t1, a6, t1
    slli s2, t3, 16
    srli t3, t3, 16
    lw s3, 476(a3)
    or a6, a6, a5
    slli s4, t1, 24
    srli t1, t1, 8
    or t3, s2, t3
    xor t0, s0, t0
    # round 39 (gift.dsl:33)
    lw s0, 480(a3)
    # round 40 (gift.dsl:33)
    or t1, s4, t1
    xor a6, t0, a6
    xor t0, s3, t3
    slli t3, a5, 8
    srli a5, a5, 24
    # round 39 (gift.dsl:33)
    and s2, a6, t0
    xor t1, s0, t1
    # round 40 (gift.dsl:33)
    or a5, t3, a5
    # round 39 (gift.dsl:33)
    xor t1, s2, t1
    xor t3, a5, t1
    xor a5, a5, a6
    and a6, a5, t3
    xor a6, t0, a6
    lui t0, 61681
    or s0, a6, a5
    lui s2, 259060
    addi t0, t0, -241
    xor s0, t1, s0
    addi s2, s2, -193
    and s3, t3, t0
    lui s4, 12336
    and s5, s0, s2
    xor t3, t3, s3
    lw s6, 484(a3)
    not s7, a6
    addi s4, s4, 771
    xor s0, s0, s5
    slli s3, s3, 4
    srli t3, t3, 4
    lw s8, 488(a3)
    or t1, t1, s7
    and s7, a6, s4
    slli s5, s5, 2
    srli s0, s0, 6
    or t3, s3, t3
    xor a5, s6, a5
    # round 38 (gift.dsl:33)
    lw s3, 492(a3)
    # round 39 (gift.dsl:33)
    xor a6, a6, s7
    or s0, s5, s0
    xor a5, a5, t1
    xor t1, s8, t3
    slli t3, s7, 6
    srli a6, a6, 2
    # round 38 (gift.dsl:33)
    and s5, a5, t1
    xor s0, s3, s0
    # round 39 (gift.dsl:33)
    or a6, t3, a6
    # round 38 (gift.dsl:33)
    xor t3, s5, s0
    xor s0, a6, t3
    xor a5, a6, a5
    or a6, a5, s0
    xor a6, t1, a6
    lui t1, 349525
    and s3, a6, a5
    addi t1, t1, 1365
    xor s3, t3, s3
    and s5, s0, t1
    slli s6, s3, 15
    lui s7, 349520
    xor s0, s0, s5
    lw s8, 496(a3)
    lui s9, 5
    lui s10, 11
    srli s11, s3, 16
    and s6, s6, s7
    slli s3, s3, 17
    lui ra, 699040
    slli s5, s5, 1
    srli s0, s0, 1
    lw a2, 500(a3)
    or t3, t3, a6
    srli a1, a6, 17
    addi s9, s9, 1365
    srli a0, a6, 15
    addi s10, s10, -1366
    or s6, s11, s6
    and s3, s3, ra
    or s0, s5, s0
    xor a5, s8, a5
    # round 37 (gift.dsl:33)
    lw s5, 504(a3)
    # round 38 (gift.dsl:33)
    and a1, a1, s9
    and a0, a0, s10
    or s3, s6, s3
    xor a5, a5, t3
    xor t3, a2, s0
    or a2, a1, a0
    slli a6, a6, 16
    # round 37 (gift.dsl:33)
    and a1, a5, t3
    xor a0, s5, s3
    # round 38 (gift.dsl:33)
    or a6, a2, a6
    # round 37 (gift.dsl:33)
    xor a2, a1, a0
    xor a1, a6, a2
    xor a5, a6, a5
    and a6, a5, a1
    xor a6, t3, a6
    lui t3, 4080
    or a0, a6, a5
    lui s0, 240
    addi t3, t3, 255
    xor a0, a2, a0
    addi s0, s0, 15
    and s3, a1, t3
    lui s5, 65521
    and s6, a0, s0
    xor a1, a1, s3
    lw s8, 508(a3)
    not s11, a6
    addi s5, s5, -1
    xor a0, a0, s6
    slli s3, s3, 8
    srli a1, a1, 8
    or a2, a2, s11
    and s11, a6, s5
    slli s6, s6, 12
    srli a0, a0, 4
    or a1, s3, a1
    lw s3, 512(a3)
    xor a5, s8, a5
    # round 36 (gift.dsl:33)
    lw s8, 516(a3)
    # round 37 (gift.dsl:33)
    xor a6, a6, s11
    or a0, s6, a0
    xor a5, a5, a2
    xor a2, s3, a1
    slli a1, s11, 4
    srli a6, a6, 12
    # round 36 (gift.dsl:33)
    and s3, a5, a2
    xor a0, s8, a0
    # round 37 (gift.dsl:33)
    or a6, a1, a6
    # round 36 (gift.dsl:33)
    xor a1, s3, a0
    xor a0, a6, a1
    xor a5, a6, a5
    or a6, a5, a0
    xor a6, a2, a6
    and a2, a6, a5
    xor a2, a1, a2
    and s3, a0, a4
    and s6, a2, s1
    xor a0, a0, s3
    lw s8, 520(a3)
    xor a2, a2, s6
    slli s3, s3, 2
    srli a0, a0, 2
    or a1, a1, a6
    and s11, a6, t6
    slli s6, s6, 3
    srli a2, a2, 1
    or a0, s3, a0
    lw s3, 524(a3)
    xor a5, s8, a5
    # round 35 (gift.dsl:33)
    lw s8, 528(a3)
    # round 36 (gift.dsl:33)
    xor a6, a6, s11
    or a2, s6, a2
    xor a5, a5, a1
    xor a1, s3, a0
    slli a0, s11, 1
    srli a6, a6, 3
    # round 35 (gift.dsl:33)
    and s3, a5, a1
    xor a2, s8, a2
    # round 36 (gift.dsl:33)
    or a6, a0, a6
    # round 35 (gift.dsl:33)
    xor a2, s3, a2
    xor a0, a6, a2
    xor a5, a6, a5
    and a6, a5, a0
    xor a6, a1, a6
    or a1, a6, a5
    lw s3, 532(a3)
    not s6, a6
    xor a1, a2, a1
    slli s8, a0, 16
    srli a0, a0, 16
    lw s11, 536(a3)
    or a2, a2, s6
    or a0, s8, a0
    slli s6, a1, 8
    srli a1, a1, 24
    xor a5, s3, a5
    # round 34 (gift.dsl:33)
    lw s3, 540(a3)
    # round 35 (gift.dsl:33)
    or a1, s6, a1
    xor a5, a5, a2
    xor a2, s11, a0
    slli a0, a6, 24
    srli a6, a6, 8
    # round 34 (gift.dsl:33)
    and s6, a5, a2
    xor a1, s3, a1
    # round 35 (gift.dsl:33)
    or a6, a0, a6
    # round 34 (gift.dsl:33)
    xor a1, s6, a1
    xor a0, a6, a1
    xor a5, a6, a5
    or a6, a5, a0
    xor a6, a2, a6
    and a2, a6, a5
    xor a2, a1, a2
    and s3, a0, t0
    and s6, a2, s4
    xor a0, a0, s3
    lw s8, 544(a3)
    xor a2, a2, s6
    slli s3, s3, 4
    srli a0, a0, 4
    or a1, a1, a6
    and s11, a6, s2
    slli s6, s6, 6
    srli a2, a2, 2
    or a0, s3, a0
    lw s3, 548(a3)
    xor a5, s8, a5
    # round 33 (gift.dsl:33)
    lw s8, 552(a3)
    # round 34 (gift.dsl:33)
    xor a6, a6, s11
    or a2, s6, a2
    xor a5, a5, a1
    xor a1, s3, a0
    slli a0, s11, 2
    srli a6, a6, 6
    # round 33 (gift.dsl:33)
    and s3, a5, a1
    xor a2, s8, a2
    # round 34 (gift.dsl:33)
    or a6, a0, a6
    # round 33 (gift.dsl:33)
    xor a2, s3, a2
    xor a0, a6, a2
    xor a5, a6, a5
    and a6, a5, a0
    xor a6, a1, a6
    or a1, a6, a5
    xor a1, a2, a1
    and s3, a0, t1
    srli s6, a1, 17
    xor a0, a0, s3
    not s8, a6
    and s6, s6, s9
    slli s3, s3, 1
    srli a0, a0, 1
    or a2, a2, s8
    slli s8, a6, 15
    or a0, s3, a0
    srli s3, a1, 15
    and s3, s3, s10
    or s3, s6, s3
    lw s6, 556(a3)
    slli a1, a1, 16
    xor a5, s6, a5
    lw s6, 560(a3)
    srli s11, a6, 16
    and s8, s8, s7
    slli a6, a6, 17
    or a1, s3, a1
    # round 32 (gift.dsl:33)
    lw s3, 564(a3)
    # round 33 (gift.dsl:33)
    xor a5, a5, a2
    xor a2, s6, a0
    or a0, s11, s8
    and a6, a6, ra
    # round 32 (gift.dsl:33)
    and s6, a5, a2
    xor a1, s3, a1
    # round 33 (gift.dsl:33)
    or a6, a0, a6
    # round 32 (gift.dsl:33)
    xor a1, s6, a1
    xor a0, a6, a1
    xor a5, a6, a5
    or a6, a5, a0
    xor a6, a2, a6
    and a2, a6, a5
    xor a2, a1, a2
    and s3, a0, t3
    and s6, a2, s5
    xor a0, a0, s3
    lw s8, 568(a3)
    xor a2, a2, s6
    slli s3, s3, 8
    srli a0, a0, 8
    or a1, a1, a6
    and s11, a6, s0
    slli s6, s6, 4
    srli a2, a2, 12
    or a0, s3, a0
    lw s3, 368(a3)
    xor a5, s8, a5
    # round 31 (gift.dsl:33)
    lw s8, 572(a3)
    # round 32 (gift.dsl:33)
    xor a6, a6, s11
    or a2, s6, a2
    xor a5, a5, a1
    xor a1, s3, a0
    slli a0, s11, 12
    srli a6, a6, 4
    # round 31 (gift.dsl:33)
    and s3, a5, a1
    xor a2, s8, a2
    # round 32 (gift.dsl:33)
    or a6, a0, a6
    # round 31 (gift.dsl:33)
    xor a2, s3, a2
    xor a0, a6, a2
    xor a5, a6, a5
    and a6, a5, a0
    xor a6, a1, a6
    or a1, a6, a5
    xor a1, a2, a1
    and s3, a0, a4
    and s6, a1, t6
    xor a0, a0, s3
    lw s8, 576(a3)
    not s11, a6
    xor a1, a1, s6
    slli s3, s3, 2
    srli a0, a0, 2
    or a2, a2, s11
    and s11, a6, s1
    slli s6, s6, 1
    srli a1, a1, 3
    or a0, s3, a0
    lw s3, 580(a3)
    xor a5, s8, a5
    # round 30 (gift.dsl:33)
    lw s8, 584(a3)
    # round 31 (gift.dsl:33)
    xor a6, a6, s11
    or a1, s6, a1
    xor a5, a5, a2
    xor a2, s3, a0
    slli a0, s11, 3
    srli a6, a6, 1
    # round 30 (gift.dsl:33)
    and s3, a5, a2
    xor a1, s8, a1
    # round 31 (gift.dsl:33)
    or a6, a0, a6
    # round 30 (gift.dsl:33)
    xor a1, s3, a1
    xor a0, a6, a1
    xor a5, a6, a5
    or a6, a5, a0
    xor a6, a2, a6
    and a2, a6, a5
    lw s3, 588(a3)
    xor a2, a1, a2
    slli s6, a0, 16
    srli a0, a0, 16
    lw s8, 592(a3)
    or a1, a1, a6
    or a0, s6, a0
    slli s6, a2, 24
    srli a2, a2, 8
    xor a5, s3, a5
    # round 29 (gift.dsl:33)
    lw s3, 596(a3)
    # round 30 (gift.dsl:33)
    or a2, s6, a2
    xor a5, a5, a1
    xor a1, s8, a0
    slli a0, a6, 8
    srli a6, a6, 24
    # round 29 (gift.dsl:33)
    and s6, a5, a1
    xor a2, s3, a2
    # round 30 (gift.dsl:33)
    or a6, a0, a6
    # round 29 (gift.dsl:33)
    xor a2, s6, a2
    xor a0, a6, a2
    xor a5, a6, a5
    and a6, a5, a0
    xor a6, a1, a6
    or a1, a6, a5
    xor a1, a2, a1
    and s3, a0, t0
    and s6, a1, s2
    xor a0, a0, s3
    lw s8, 600(a3)
    not s11, a6
    xor a1, a1, s6
    slli s3, s3, 4
    srli a0, a0, 4
    or a2, a2, s11
    and s11, a6, s4
    slli s6, s6, 2
    srli a1, a1, 6
    or a0, s3, a0
    lw s3, 604(a3)
    xor a5, s8, a5
    # round 28 (gift.dsl:33)
    lw s8, 608(a3)
    # round 29 (gift.dsl:33)
    xor a6, a6, s11
    or a1, s6, a1
    xor a5, a5, a2
    xor a2, s3, a0
    slli a0, s11, 6
    srli a6, a6, 2
    # round 28 (gift.dsl:33)
    and s3, a5, a2
    xor a1, s8, a1
    # round 29 (gift.dsl:33)
    or a6, a0, a6
    # round 28 (gift.dsl:33)
    xor a1, s3, a1
    xor a0, a6, a1
    xor a5, a6, a5
    or a6, a5, a0
    xor a6, a2, a6
    and a2, a6, a5
    xor a2, a1, a2
    and s3, a0, t1
    slli s6, a2, 15
    xor a0, a0, s3
    and s6, s6, s7
    slli s3, s3, 1
    srli a0, a0, 1
    or a1, a1, a6
    srli s8, a6, 17
    srli s11, a6, 15
    or a0, s3, a0
    lw s3, 612(a3)
    and s8, s8, s9
    xor a5, s3, a5
    srli s3, a2, 16
    slli a2, a2, 17
    or s3, s3, s6
    lw s6, 616(a3)
    and a2, a2, ra
    and s11, s11, s10
    or a2, s3, a2
    # round 27 (gift.dsl:33)
    lw s3, 620(a3)
    # round 28 (gift.dsl:33)
    xor a5, a5, a1
    xor a1, s6, a0
    or a0, s8, s11
    slli a6, a6, 16
    # round 27 (gift.dsl:33)
    and s6, a5, a1
    xor a2, s3, a2
    # round 28 (gift.dsl:33)
    or a6, a0, a6
    # round 27 (gift.dsl:33)
    xor a2, s6, a2
    xor a0, a6, a2
    xor a5, a6, a5
    and a6, a5, a0
    xor a6, a1, a6
    or a1, a6, a5
    xor a1, a2, a1
    and s3, a0, t3
    and s6, a1, s0
    xor a0, a0, s3
    lw s8, 624(a3)
    not s11, a6
    xor a1, a1, s6
    slli s3, s3, 8
    srli a0, a0, 8
    or a2, a2, s11
    and s11, a6, s5
    slli s6, s6, 12
    srli a1, a1, 4
    or a0, s3, a0
    lw s3, 628(a3)
    xor a5, s8, a5
    # round 26 (gift.dsl:33)
    lw s8, 632(a3)
    # round 27 (gift.dsl:33)
    xor a6, a6, s11
    or a1, s6, a1
    xor a5, a5, a2
    xor a2, s3, a0
    slli a0, s11, 4
    srli a6, a6, 12
    # round 26 (gift.dsl:33)
    and s3, a5, a2
    xor a1, s8, a1
    # round 27 (gift.dsl:33)
    or a6, a0, a6
    # round 26 (gift.dsl:33)
    xor a1, s3, a1
    xor a0, a6, a1
    xor a5, a6, a5
    or a6, a5, a0
    xor a6, a2, a6
    and a2, a6, a5
    xor a2, a1, a2
    and s3, a0, a4
    and s6, a2, s1
    xor a0, a0, s3
    lw s8, 636(a3)
    xor a2, a2, s6
    slli s3, s3, 2
    srli a0, a0, 2
    or a1, a1, a6
    and s11, a6, t6
    slli s6, s6, 3
    srli a2, a2, 1
    or a0, s3, a0
    lw s3, 640(a3)
    xor a5, s8, a5
    # round 25 (gift.dsl:33)
    lw s8, 644(a3)
    # round 26 (gift.dsl:33)
    xor a6, a6, s11
    or a2, s6, a2
    xor a5, a5, a1
    xor a1, s3, a0
    slli a0, s11, 1
    srli a6, a6, 3
    # round 25 (gift.dsl:33)
    and s3, a5, a1
    xor a2, s8, a2
    # round 26 (gift.dsl:33)
    or a6, a0, a6
    # round 25 (gift.dsl:33)
    xor a2, s3, a2
    xor a0, a6, a2
    xor a5, a6, a5
    and a6, a5, a0
    xor a6, a1, a6
    or a1, a6, a5
    lw s3, 648(a3)
    not s6, a6
    xor a1, a2, a1
    slli s8, a0, 16
    srli a0, a0, 16
    lw s11, 652(a3)
    or a2, a2, s6
    or a0, s8, a0
    slli s6, a1, 8
    srli a1, a1, 24
    xor a5, s3, a5
    # round 24 (gift.dsl:33)
    lw s3, 656(a3)
    # round 25 (gift.dsl:33)
    or a1, s6, a1
    xor a5, a5, a2
    xor a2, s11, a0
    slli a0, a6, 24
    srli a6, a6, 8
    # round 24 (gift.dsl:33)
    and s6, a5, a2
    xor a1, s3, a1
    # round 25 (gift.dsl:33)
    or a6, a0, a6
    # round 24 (gift.dsl:33)
    xor a1, s6, a1
    xor a0, a6, a1
    xor a5, a6, a5
    or a6, a5, a0
    xor a6, a2, a6
    and a2, a6, a5
    xor a2, a1, a2
    and s3, a0, t0
    and s6, a2, s4
    xor a0, a0, s3
    lw s8, 660(a3)
    xor a2, a2, s6
    slli s3, s3, 4
    srli a0, a0, 4
    or a1, a1, a6
    and s11, a6, s2
    slli s6, s6, 6
    srli a2, a2, 2
    or a0, s3, a0
    lw s3, 664(a3)
    xor a5, s8, a5
    # round 23 (gift.dsl:33)
    lw s8, 668(a3)
    # round 24 (gift.dsl:33)
    xor a6, a6, s11
    or a2, s6, a2
    xor a5, a5, a1
    xor a1, s3, a0
    slli a0, s11, 2
    srli a6, a6, 6
    # round 23 (gift.dsl:33)
    and s3, a5, a1
    xor a2, s8, a2
    # round 24 (gift.dsl:33)
    or a6, a0, a6
    # round 23 (gift.dsl:33)
    xor a2, s3, a2
    xor a0, a6, a2
    xor a5, a6, a5
    and a6, a5, a0
    xor a6, a1, a6
    or a1, a6, a5
    xor a1, a2, a1
    and s3, a0, t1
    srli s6, a1, 17
    xor a0, a0, s3
    not s8, a6
    and s6, s6, s9
    slli s3, s3, 1
    srli a0, a0, 1
    or a2, a2, s8
    slli s8, a6, 15
    or a0, s3, a0
    srli s3, a1, 15
    and s3, s3, s10
    or s3, s6, s3
    lw s6, 672(a3)
    slli a1, a1, 16
    xor a5, s6, a5
    lw s6, 676(a3)
    srli s11, a6, 16
    and s8, s8, s7
    slli a6, a6, 17
    or a1, s3, a1
    # round 22 (gift.dsl:33)
    lw s3, 680(a3)
    # round 23 (gift.dsl:33)
    xor a5, a5, a2
    xor a2, s6, a0
    or a0, s11, s8
    and a6, a6, ra
    # round 22 (gift.dsl:33)
    and s6, a5, a2
    xor a1, s3, a1
    # round 23 (gift.dsl:33)
    or a6, a0, a6
    # round 22 (gift.dsl:33)
    xor a1, s6, a1
    xor a0, a6, a1
    xor a5, a6, a5
    or a6, a5, a0
    xor a6, a2, a6
    and a2, a6, a5
    xor a2, a1, a2
    and s3, a0, t3
    and s6, a2, s5
    xor a0, a0, s3
    lw s8, 684(a3)
    xor a2, a2, s6
    slli s3, s3, 8
    srli a0, a0, 8
    or a1, a1, a6
    and s11, a6, s0
    slli s6, s6, 4
    srli a2, a2, 12
    or a0, s3, a0
    lw s3, 248(a3)
    xor a5, s8, a5
    # round 21 (gift.dsl:33)
    lw s8, 688(a3)
    # round 22 (gift.dsl:33)
    xor a6, a6, s11
    or a2, s6, a2
    xor a5, a5, a1
    xor a1, s3, a0
    slli a0, s11, 12
    srli a6, a6, 4
    # round 21 (gift.dsl:33)
    and s3, a5, a1
    xor a2, s8, a2
    # round 22 (gift.dsl:33)
    or a6, a0, a6
    # round 21 (gift.dsl:33)
    xor a2, s3, a2
    xor a0, a6, a2
    xor a5, a6, a5
    and a6, a5, a0
    xor a6, a1, a6
    or a1, a6, a5
    xor a1, a2, a1
    and s3, a0, a4
    and s6, a1, t6
    xor a0, a0, s3
    lw s8, 692(a3)
    not s11, a6
    xor a1, a1, s6
    slli s3, s3, 2
    srli a0, a0, 2
    or a2, a2, s11
    and s11, a6, s1
    slli s6, s6, 1
    srli a1, a1, 3
    or a0, s3, a0
    lw s3, 696(a3)
    xor a5, s8, a5
    # round 20 (gift.dsl:33)
    lw s8, 700(a3)
    # round 21 (gift.dsl:33)
    xor a6, a6, s11
    or a1, s6, a1
    xor a5, a5, a2
    xor a2, s3, a0
    slli a0, s11, 3
    srli a6, a6, 1
    # round 20 (gift.dsl:33)
    and s3, a5, a2
    xor a1, s8, a1
    # round 21 (gift.dsl:33)
    or a6, a0, a6
    # round 20 (gift.dsl:33)
    xor a1, s3, a1
    xor a0, a6, a1
    xor a5, a6, a5
    or a6, a5, a0
    xor a6, a2, a6
    and a2, a6, a5
    lw s3, 704(a3)
    xor a2, a1, a2
    slli s6, a0, 16
    srli a0, a0, 16
    lw s8, 708(a3)
    or a1, a1, a6
    or a0, s6, a0
    slli s6, a2, 24
    srli a2, a2, 8
    xor a5, s3, a5
    # round 19 (gift.dsl:33)
    lw s3, 712(a3)
    # round 20 (gift.dsl:33)
    or a2, s6, a2
    xor a5, a5, a1
    xor a1, s8, a0
    slli a0, a6, 8
    srli a6, a6, 24
    # round 19 (gift.dsl:33)
    and s6, a5, a1
    xor a2, s3, a2
    # round 20 (gift.dsl:33)
    or a6, a0, a6
    # round 19 (gift.dsl:33)
    xor a2, s6, a2
    xor a0, a6, a2
    xor a5, a6, a5
    and a6, a5, a0
    xor a6, a1, a6
    or a1, a6, a5
    xor a1, a2, a1
    and s3, a0, t0
    and s6, a1, s2
    xor a0, a0, s3
    lw s8, 716(a3)
    not s11, a6
    xor a1, a1, s6
    slli s3, s3, 4
    srli a0, a0, 4
    or a2, a2, s11
    and s11, a6, s4
    slli s6, s6, 2
    srli a1, a1, 6
    or a0, s3, a0
    lw s3, 720(a3)
    xor a5, s8, a5
    # round 18 (gift.dsl:33)
    lw s8, 724(a3)
    # round 19 (gift.dsl:33)
    xor a6, a6, s11
    or a1, s6, a1
    xor a5, a5, a2
    xor a2, s3, a0
    slli a0, s11, 6
    srli a6, a6, 2
    # round 18 (gift.dsl:33)
    and s3, a5, a2
    xor a1, s8, a1
    # round 19 (gift.dsl:33)
    or a6, a0, a6
    # round 18 (gift.dsl:33)
    xor a1, s3, a1
    xor a0, a6, a1
    xor a5, a6, a5
    or a6, a5, a0
    xor a6, a2, a6
    and a2, a6, a5
    xor a2, a1, a2
    and s3, a0, t1
    slli s6, a2, 15
    xor a0, a0, s3
    and s6, s6, s7
    slli s3, s3, 1
    srli a0, a0, 1
    or a1, a1, a6
    srli s8, a6, 17
    srli s11, a6, 15
    or a0, s3, a0
    lw s3, 728(a3)
    and s8, s8, s9
    xor a5, s3, a5
    srli s3, a2, 16
    slli a2, a2, 17
    or s3, s3, s6
    lw s6, 732(a3)
    and a2, a2, ra
    and s11, s11, s10
    or a2, s3, a2
    # round 17 (gift.dsl:33)
    lw s3, 736(a3)
    # round 18 (gift.dsl:33)
    xor a5, a5, a1
    xor a1, s6, a0
    or a0, s8, s11
    slli a6, a6, 16
    # round 17 (gift.dsl:33)
    and s6, a5, a1
    xor a2, s3, a2
    # round 18 (gift.dsl:33)
    or a6, a0, a6
    # round 17 (gift.dsl:33)
    xor a2, s6, a2
    xor a0, a6, a2
    xor a5, a6, a5
    and a6, a5, a0
    xor a6, a1, a6
    or a1, a6, a5
    xor a1, a2, a1
    and s3, a0, t3
    and s6, a1, s0
    xor a0, a0, s3
    lw s8, 740(a3)
    not s11, a6
    xor a1, a1, s6
    slli s3, s3, 8
    srli a0, a0, 8
    or a2, a2, s11
    and s11, a6, s5
    slli s6, s6, 12
    srli a1, a1, 4
    or a0, s3, a0
    lw s3, 744(a3)
    xor a5, s8, a5
    # round 16 (gift.dsl:33)
    lw s8, 748(a3)
    # round 17 (gift.dsl:33)
    xor a6, a6, s11
    or a1, s6, a1
    xor a5, a5, a2
    xor a2, s3, a0
    slli a0, s11, 4
    srli a6, a6, 12
    # round 16 (gift.dsl:33)
    and s3, a5, a2
    xor a1, s8, a1
    # round 17 (gift.dsl:33)
    or a6, a0, a6
    # round 16 (gift.dsl:33)
    xor a1, s3, a1
    xor a0, a6, a1
    xor a5, a6, a5
    or a6, a5, a0
    xor a6, a2, a6
    and a2, a6, a5
    xor a2, a1, a2
    and s3, a0, a4
    and s6, a2, s1
    xor a0, a0, s3
    lw s8, 752(a3)
    xor a2, a2, s6
    slli s3, s3, 2
    srli a0, a0, 2
    or a1, a1, a6
    and s11, a6, t6
    slli s6, s6, 3
    srli a2, a2, 1
    or a0, s3, a0
    lw s3, 756(a3)
    xor a5, s8, a5
    # round 15 (gift.dsl:33)
    lw s8, 760(a3)
    # round 16 (gift.dsl:33)
    xor a6, a6, s11
    or a2, s6, a2
    xor a5, a5, a1
    xor a1, s3, a0
    slli a0, s11, 1
    srli a6, a6, 3
    # round 15 (gift.dsl:33)
    and s3, a5, a1
    xor a2, s8, a2
    # round 16 (gift.dsl:33)
    or a6, a0, a6
    # round 15 (gift.dsl:33)
    xor a2, s3, a2
    xor a0, a6, a2
    xor a5, a6, a5
    and a6, a5, a0
    xor a6, a1, a6
    or a1, a6, a5
    lw s3, 764(a3)
    not s6, a6
    xor a1, a2, a1
    slli s8, a0, 16
    srli a0, a0, 16
    lw s11, 768(a3)
    or a2, a2, s6
    or a0, s8, a0
    slli s6, a1, 8
    srli a1, a1, 24
    xor a5, s3, a5
    # round 14 (gift.dsl:33)
    lw s3, 772(a3)
    # round 15 (gift.dsl:33)
    or a1, s6, a1
    xor a5, a5, a2
    xor a2, s11, a0
    slli a0, a6, 24
    srli a6, a6, 8
    # round 14 (gift.dsl:33)
    and s6, a5, a2
    xor a1, s3, a1
    # round 15 (gift.dsl:33)
    or a6, a0, a6
    # round 14 (gift.dsl:33)
    xor a1, s6, a1
    xor a0, a6, a1
    xor a5, a6, a5
    or a6, a5, a0
    xor a6, a2, a6
    and a2, a6, a5
    xor a2, a1, a2
    and s3, a0, t0
    and s6, a2, s4
    xor a0, a0, s3
    lw s8, 776(a3)
    xor a2, a2, s6
    slli s3, s3, 4
    srli a0, a0, 4
    or a1, a1, a6
    and s11, a6, s2
    slli s6, s6, 6
    srli a2, a2, 2
    or a0, s3, a0
    lw s3, 780(a3)
    xor a5, s8, a5
    # round 13 (gift.dsl:33)
    lw s8, 784(a3)
    # round 14 (gift.dsl:33)
    xor a6, a6, s11
    or a2, s6, a2
    xor a5, a5, a1
    xor a1, s3, a0
    slli a0, s11, 2
    srli a6, a6, 6
    # round 13 (gift.dsl:33)
    and s3, a5, a1
    xor a2, s8, a2
    # round 14 (gift.dsl:33)
    or a6, a0, a6
    # round 13 (gift.dsl:33)
    xor a2, s3, a2
    xor a0, a6, a2
    xor a5, a6, a5
    and a6, a5, a0
    xor a6, a1, a6
    or a1, a6, a5
    xor a1, a2, a1
    and s3, a0, t1
    srli s6, a1, 17
    xor a0, a0, s3
    not s8, a6
    and s6, s6, s9
    slli s3, s3, 1
    srli a0, a0, 1
    or a2, a2, s8
    slli s8, a6, 15
    or a0, s3, a0
    srli s3, a1, 15
    and s3, s3, s10
    or s3, s6, s3
    lw s6, 788(a3)
    slli a1, a1, 16
    xor a5, s6, a5
    lw s6, 792(a3)
    srli s11, a6, 16
    and s8, s8, s7
    slli a6, a6, 17
    or a1, s3, a1
    # round 12 (gift.dsl:33)
    lw s3, 796(a3)
    # round 13 (gift.dsl:33)
    xor a5, a5, a2
    xor a2, s6, a0
    or a0, s11, s8
    and a6, a6, ra
    # round 12 (gift.dsl:33)
    and s6, a5, a2
    xor a1, s3, a1
    # round 13 (gift.dsl:33)
    or a6, a0, a6
    # round 12 (gift.dsl:33)
    xor a1, s6, a1
    xor a0, a6, a1
    xor a5, a6, a5
    or a6, a5, a0
    xor a6, a2, a6
    and a2, a6, a5
    xor a2, a1, a2
    and s3, a0, t3
    and s6, a2, s5
    xor a0, a0, s3
    lw s8, 800(a3)
    xor a2, a2, s6
    slli s3, s3, 8
    srli a0, a0, 8
    or a1, a1, a6
    and s11, a6, s0
    slli s6, s6, 4
    srli a2, a2, 12
    or a0, s3, a0
    lw s3, 128(a3)
    xor a5, s8, a5
    # round 11 (gift.dsl:33)
    lw s8, 804(a3)
    # round 12 (gift.dsl:33)
    xor a6, a6, s11
    or a2, s6, a2
    xor a5, a5, a1
    xor a1, s3, a0
    slli a0, s11, 12
    srli a6, a6, 4
    # round 11 (gift.dsl:33)
    and s3, a5, a1
    xor a2, s8, a2
    # round 12 (gift.dsl:33)
    or a6, a0, a6
    # round 11 (gift.dsl:33)
    xor a2, s3, a2
    xor a0, a6, a2
    xor a5, a6, a5
    and a6, a5, a0
    xor a6, a1, a6
    or a1, a6, a5
    xor a1, a2, a1
    and s3, a0, a4
    and s6, a1, t6
    xor a0, a0, s3
    lw s8, 808(a3)
    not s11, a6
    xor a1, a1, s6
    slli s3, s3, 2
    srli a0, a0, 2
    or a2, a2, s11
    and s11, a6, s1
    slli s6, s6, 1
    srli a1, a1, 3
    or a0, s3, a0
    lw s3, 812(a3)
    xor a5, s8, a5
    # round 10 (gift.dsl:33)
    lw s8, 816(a3)
    # round 11 (gift.dsl:33)
    xor a6, a6, s11
    or a1, s6, a1
    xor a5, a5, a2
    xor a2, s3, a0
    slli a0, s11, 3
    srli a6, a6, 1
    # round 10 (gift.dsl:33)
    and s3, a5, a2
    xor a1, s8, a1
    # round 11 (gift.dsl:33)
    or a6, a0, a6
    # round 10 (gift.dsl:33)
    xor a1, s3, a1
    xor a0, a6, a1
    xor a5, a6, a5
    or a6, a5, a0
    xor a6, a2, a6
    and a2, a6, a5
    lw s3, 820(a3)
    xor a2, a1, a2
    slli s6, a0, 16
    srli a0, a0, 16
    lw s8, 824(a3)
    or a1, a1, a6
    or a0, s6, a0
    slli s6, a2, 24
    srli a2, a2, 8
    xor a5, s3, a5
    # round 9 (gift.dsl:33)
    lw s3, 828(a3)
    # round 10 (gift.dsl:33)
    or a2, s6, a2
    xor a5, a5, a1
    xor a1, s8, a0
    slli a0, a6, 8
    srli a6, a6, 24
    # round 9 (gift.dsl:33)
    and s6, a5, a1
    xor a2, s3, a2
    # round 10 (gift.dsl:33)
    or a6, a0, a6
    # round 9 (gift.dsl:33)
    xor a2, s6, a2
    xor a0, a6, a2
    xor a5, a6, a5
    and a6, a5, a0
    xor a6, a1, a6
    or a1, a6, a5
    xor a1, a2, a1
    and s3, a0, t0
    and s6, a1, s2
    xor a0, a0, s3
    lw s8, 832(a3)
    not s11, a6
    xor a1, a1, s6
    slli s3, s3, 4
    srli a0, a0, 4
    or a2, a2, s11
    and s11, a6, s4
    slli s6, s6, 2
    srli a1, a1, 6
    or a0, s3, a0
    lw s3, 836(a3)
    xor a5, s8, a5
    # round 8 (gift.dsl:33)
    lw s8, 840(a3)
    # round 9 (gift.dsl:33)
    xor a6, a6, s11
    or a1, s6, a1
    xor a5, a5, a2
    xor a2, s3, a0
    slli a0, s11, 6
    srli a6, a6, 2
    # round 8 (gift.dsl:33)
    and s3, a5, a2
    xor a1, s8, a1
    # round 9 (gift.dsl:33)
    or a6, a0, a6
    # round 8 (gift.dsl:33)
    xor a1, s3, a1
    xor a0, a6, a1
    xor a5, a6, a5
    or a6, a5, a0
    xor a6, a2, a6
    and a2, a6, a5
    xor a2, a1, a2
    and s3, a0, t1
    slli s6, a2, 15
    xor a0, a0, s3
    and s6, s6, s7
    slli s3, s3, 1
    srli a0, a0, 1
    or a1, a1, a6
    srli s8, a6, 17
    srli s11, a6, 15
    or a0, s3, a0
    lw s3, 844(a3)
    and s8, s8, s9
    xor a5, s3, a5
    srli s3, a2, 16
    slli a2, a2, 17
    or s3, s3, s6
    lw s6, 848(a3)
    and a2, a2, ra
    and s11, s11, s10
    or a2, s3, a2
    # round 7 (gift.dsl:33)
    lw s3, 852(a3)
    # round 8 (gift.dsl:33)
    xor a5, a5, a1
    xor a1, s6, a0
    or a0, s8, s11
    slli a6, a6, 16
    # round 7 (gift.dsl:33)
    and s6, a5, a1
    xor a2, s3, a2
    # round 8 (gift.dsl:33)
    or a6, a0, a6
    # round 7 (gift.dsl:33)
    xor a2, s6, a2
    xor a0, a6, a2
    xor a5, a6, a5
    and a6, a5, a0
    xor a6, a1, a6
    or a1, a6, a5
    xor a1, a2, a1
    and s3, a0, t3
    and s6, a1, s0
    xor a0, a0, s3
    lw s8, 856(a3)
    not s11, a6
    xor a1, a1, s6
    slli s3, s3, 8
    srli a0, a0, 8
    or a2, a2, s11
    and s11, a6, s5
    slli s6, s6, 12
    srli a1, a1, 4
    or a0, s3, a0
    lw s3, 860(a3)
    xor a5, s8, a5
    # round 6 (gift.dsl:33)
    lw s8, 864(a3)
    # round 7 (gift.dsl:33)
    xor a6, a6, s11
    or a1, s6, a1
    xor a5, a5, a2
    xor a2, s3, a0
    slli a0, s11, 4
    srli a6, a6, 12
    # round 6 (gift.dsl:33)
    and s3, a5, a2
    xor a1, s8, a1
    # round 7 (gift.dsl:33)
    or a6, a0, a6
    # round 6 (gift.dsl:33)
    xor a1, s3, a1
    xor a0, a6, a1
    xor a5, a6, a5
    or a6, a5, a0
    xor a6, a2, a6
    and a2, a6, a5
    xor a2, a1, a2
    and a4, a0, a4
    and s1, a2, s1
    xor a0, a0, a4
    lw s3, 868(a3)
    xor a2, a2, s1
    slli a4, a4, 2
    srli a0, a0, 2
    lw s6, 872(a3)
    or a1, a1, a6
    and t6, a6, t6
    slli s1, s1, 3
    srli a2, a2, 1
    or a4, a4, a0
    xor a5, s3, a5
    # round 5 (gift.dsl:33)
    lw a0, 876(a3)
    # round 6 (gift.dsl:33)
    xor a6, a6, t6
    or a2, s1, a2
    xor a5, a5, a1
    xor a4, s6, a4
    slli t6, t6, 1
    srli a6, a6, 3
    # round 5 (gift.dsl:33)
    and a1, a5, a4
    xor a2, a0, a2
    # round 6 (gift.dsl:33)
    or a6, t6, a6
    # round 5 (gift.dsl:33)
    xor t6, a1, a2
    xor a2, a6, t6
    xor a5, a6, a5
    and a6, a5, a2
    xor a6, a4, a6
    or a4, a6, a5
    lw a1, 880(a3)
    not a0, a6
    xor a4, t6, a4
    slli s1, a2, 16
    srli a2, a2, 16
    lw s3, 884(a3)
    or t6, t6, a0
    slli a0, a4, 8
    srli a4, a4, 24
    or a2, s1, a2
    xor a5, a1, a5
    # round 4 (gift.dsl:33)
    lw a1, 888(a3)
    # round 5 (gift.dsl:33)
    or a4, a0, a4
    xor a5, a5, t6
    xor t6, s3, a2
    slli a2, a6, 24
    srli a6, a6, 8
    # round 4 (gift.dsl:33)
    and a0, a5, t6
    xor a4, a1, a4
    # round 5 (gift.dsl:33)
    or a6, a2, a6
    # round 4 (gift.dsl:33)
    xor a4, a0, a4
    xor a2, a6, a4
    xor a5, a6, a5
    or a6, a5, a2
    xor a6, t6, a6
    and t6, a6, a5
    xor t6, a4, t6
    and t0, a2, t0
    and a1, t6, s4
    xor a2, a2, t0
    lw a0, 892(a3)
    xor t6, t6, a1
    slli t0, t0, 4
    srli a2, a2, 4
    lw s1, 896(a3)
    or a4, a4, a6
    and s2, a6, s2
    slli a1, a1, 6
    srli t6, t6, 2
    or t0, t0, a2
    xor a5, a0, a5
    # round 3 (gift.dsl:33)
    lw a2, 900(a3)
    # round 4 (gift.dsl:33)
    xor a6, a6, s2
    or t6, a1, t6
    xor a5, a5, a4
    xor t0, s1, t0
    slli a4, s2, 2
    srli a6, a6, 6
    # round 3 (gift.dsl:33)
    and a1, a5, t0
    xor t6, a2, t6
    # round 4 (gift.dsl:33)
    or a6, a4, a6
    # round 3 (gift.dsl:33)
    xor t6, a1, t6
    xor a4, a6, t6
    xor a5, a6, a5
    and a6, a5, a4
    xor a6, t0, a6
    or t0, a6, a5
    xor t0, t6, t0
    and t1, a4, t1
    srli a2, t0, 17
    srli a1, t0, 15
    xor a4, a4, t1
    lw a0, 904(a3)
    not s1, a6
    and a2, a2, s9
    and a1, a1, s10
    slli t1, t1, 1
    srli a4, a4, 1
    lw s2, 908(a3)
    or t6, t6, s1
    slli s1, a6, 15
    or a2, a2, a1
    slli t0, t0, 16
    or t1, t1, a4
    xor a5, a0, a5
    # round 2 (gift.dsl:33)
    lw a4, 912(a3)
    # round 3 (gift.dsl:33)
    srli a1, a6, 16
    and a0, s1, s7
    slli a6, a6, 17
    or t0, a2, t0
    xor a5, a5, t6
    xor t1, s2, t1
    or t6, a1, a0
    and a6, a6, ra
    # round 2 (gift.dsl:33)
    and a2, a5, t1
    xor t0, a4, t0
    # round 3 (gift.dsl:33)
    or a6, t6, a6
    # round 2 (gift.dsl:33)
    xor t0, a2, t0
    xor t6, a6, t0
    xor a5, a6, a5
    or a6, a5, t6
    xor a6, t1, a6
    and t1, a6, a5
    xor t1, t0, t1
    and t3, t6, t3
    and a4, t1, s5
    xor t6, t6, t3
    lw a2, 916(a3)
    xor t1, t1, a4
    slli t3, t3, 8
    srli t6, t6, 8
    lw a1, 920(a3)
    or t0, t0, a6
    and a0, a6, s0
    slli a4, a4, 4
    srli t1, t1, 12
    or t3, t3, t6
    xor a5, a2, a5
    # round 1 (gift.dsl:33)
    lw t6, 924(a3)
    # round 2 (gift.dsl:33)
    xor a6, a6, a0
    or t1, a4, t1
    xor a5, a5, t0
    xor t0, a1, t3
    slli t3, a0, 12
    srli a6, a6, 4
    # round 1 (gift.dsl:33)
    and a4, a5, t0
    xor t1, t6, t1
    # round 2 (gift.dsl:33)
    or a6, t3, a6
    # round 1 (gift.dsl:33)
    xor t1, a4, t1
    xor t3, a6, t1
    xor a5, a6, a5
    and a6, a5, t3
    xor a6, t0, a6
    not t0, t1
    and t0, t0, a6
    or t6, a6, a5
    xor a5, a5, t0
    xor t0, t1, t6
    srli t1, a6, 8
    srli t6, a5, 8
    srli a4, t0, 8
    srli a2, t3, 8
    xor t1, a6, t1
    xor t6, a5, t6
    xor a4, t0, a4
    xor a2, t3, a2
    and t1, t1, t5
    and t6, t6, t5
    and a4, a4, t5
    and t5, a2, t5
    slli a2, t1, 8
    xor a6, a6, t1
    slli t1, t6, 8
    xor a5, a5, t6
    slli t6, a4, 8
    xor t0, t0, a4
    slli a4, t5, 8
    xor t3, t3, t5
    xor a6, a2, a6
    xor a5, t1, a5
    xor t0, t6, t0
    xor t1, a4, t3
    srli t3, a6, 4
    srli t5, a5, 4
    srli t6, t0, 4
    srli a4, t1, 4
    xor t3, a6, t3
    xor t5, a5, t5
    xor t6, t0, t6
    xor a4, t1, a4
    and t3, t3, t4
    and t5, t5, t4
    and t6, t6, t4
    and t4, a4, t4
    slli a4, t3, 4
    xor a6, a6, t3
    slli t3, t5, 4
    xor a5, a5, t5
    slli t5, t6, 4
    xor t0, t0, t6
    slli t6, t4, 4
    xor t1, t1, t4
    xor a6, a4, a6
    xor a5, t3, a5
    xor t0, t5, t0
    xor t1, t6, t1
    srli t3, a6, 14
    srli t4, a5, 14
    srli t5, t0, 14
    srli t6, t1, 14
    xor t3, a6, t3
    xor t4, a5, t4
    xor t5, t0, t5
    xor t6, t1, t6
    and t3, t3, t2
    and t4, t4, t2
    and t5, t5, t2
    and t2, t6, t2
    slli t6, t3, 14
    xor a6, a6, t3
    slli t3, t4, 14
    xor a5, a5, t4
    slli t4, t5, 14
    xor t0, t0, t5
    slli t5, t2, 14
    xor t1, t1, t2
    xor a6, t6, a6
    xor a5, t3, a5
    xor t0, t4, t0
    xor t1, t5, t1
    srli t2, a6, 7
    srli t3, a5, 7
    srli t4, t0, 7
    srli t5, t1, 7
    xor t2, a6, t2
    xor t3, a5, t3
    xor t4, t0, t4
    xor t5, t1, t5
    and t2, t2, a7
    and t3, t3, a7
    and t4, t4, a7
    and a7, t5, a7
    slli t5, t2, 7
    xor a6, a6, t2
    slli t2, t3, 7
    xor a5, a5, t3
    slli t3, t4, 7
    xor t0, t0, t4
    slli t4, a7, 7
    xor a7, t1, a7
    xor a6, t5, a6
    xor a5, t2, a5
    xor t0, t3, t0
    xor a7, t4, a7
    lw t1, 64(sp)
    sw a5, 4(t1)
    sw a6, 0(t1)
    sw t0, 8(t1)
    sw a7, 12(t1)
    mv a0, t1
    lw a1, 68(sp)
    lw a2, 80(sp)
    addi a0, a0, 16
    addi a1, a1, 16
    bltu a2, a1, .Llwcc_giftb128_128_ecb_decrypt_rv32i_group_done
    j .Llwcc_giftb128_128_ecb_decrypt_rv32i_group
.Llwcc_giftb128_128_ecb_decrypt_rv32i_group_done:
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_giftb128_128_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_giftb128_128_ecb_decrypt_rv32i_wipe
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
    addi sp, sp, 96
    ret
    .size lwcc_giftb128_128_ecb_decrypt_rv32i, .-lwcc_giftb128_128_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_giftb128_128_ctr_init_rv32i
    .type lwcc_giftb128_128_ctr_init_rv32i, %function
lwcc_giftb128_128_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_giftb128_128_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_giftb128_128_ctr_nonce_rv32i
    .size lwcc_giftb128_128_ctr_init_rv32i, .-lwcc_giftb128_128_ctr_init_rv32i

    .balign 4
    .global lwcc_giftb128_128_ctr_nonce_rv32i
    .type lwcc_giftb128_128_ctr_nonce_rv32i, %function
lwcc_giftb128_128_ctr_nonce_rv32i:
    lbu a5, 9(a1)
    lbu a6, 1(a1)
    lbu a7, 5(a1)
    lbu t0, 8(a1)
    lbu t1, 10(a1)
    lbu t2, 0(a1)
    lbu t3, 2(a1)
    lbu t4, 4(a1)
    lbu t5, 6(a1)
    lbu t6, 11(a1)
    lbu a4, 3(a1)
    lbu a3, 7(a1)
    slli a5, a5, 8
    slli a6, a6, 8
    slli a7, a7, 8
    or a5, t0, a5
    slli t0, t1, 16
    or a6, t2, a6
    slli t1, t3, 16
    or a7, t4, a7
    slli t2, t5, 16
    or a5, a5, t0
    slli t0, t6, 24
    or a6, a6, t1
    slli t1, a4, 24
    or a7, a7, t2
    slli t2, a3, 24
    or a5, a5, t0
    or a6, a6, t1
    or a7, a7, t2
    srli t0, a5, 7
    lui t1, 2720
    srli t2, a6, 7
    srli t3, a7, 7
    xor t0, a5, t0
    addi t1, t1, 170
    xor t2, a6, t2
    xor t3, a7, t3
    and t0, t0, t1
    and t2, t2, t1
    and t1, t3, t1
    slli t3, t0, 7
    xor a5, a5, t0
    slli t0, t2, 7
    xor a6, a6, t2
    slli t2, t1, 7
    xor a7, a7, t1
    xor a5, t3, a5
    xor a6, t0, a6
    xor a7, t2, a7
    srli t0, a5, 14
    lui t1, 13
    srli t2, a6, 14
    srli t3, a7, 14
    xor t0, a5, t0
    addi t1, t1, -820
    xor t2, a6, t2
    xor t3, a7, t3
    and t0, t0, t1
    and t2, t2, t1
    and t1, t3, t1
    slli t3, t0, 14
    xor a5, a5, t0
    slli t0, t2, 14
    xor a6, a6, t2
    slli t2, t1, 14
    xor a7, a7, t1
    xor a5, t3, a5
    xor a6, t0, a6
    xor a7, t2, a7
    srli t0, a5, 4
    lui t1, 3840
    srli t2, a6, 4
    srli t3, a7, 4
    xor t0, a5, t0
    addi t1, t1, 240
    xor t2, a6, t2
    xor t3, a7, t3
    and t0, t0, t1
    and t2, t2, t1
    and t1, t3, t1
    slli t3, t0, 4
    xor a5, a5, t0
    slli t0, t2, 4
    xor a6, a6, t2
    slli t2, t1, 4
    xor a7, a7, t1
    xor a5, t3, a5
    xor a6, t0, a6
    xor a7, t2, a7
    srli t0, a5, 8
    lui t1, 16
    srli t2, a6, 8
    srli t3, a7, 8
    xor t0, a5, t0
    addi t1, t1, -256
    xor t2, a6, t2
    xor t3, a7, t3
    and t0, t0, t1
    and t2, t2, t1
    and t1, t3, t1
    slli t3, t0, 8
    xor a5, a5, t0
    slli t0, t2, 8
    xor a6, a6, t2
    slli t2, t1, 8
    xor a7, a7, t1
    xor a5, t3, a5
    xor a6, t0, a6
    xor a7, t2, a7
    # round 1 (gift.dsl:33)
    or t0, a6, a7
    and t1, a6, a5
    xor a5, a5, t0
    xor a7, a7, t1
    not t0, a5
    not t1, a7
    sw t0, 1056(a0)
    sw t1, 1060(a0)
    sw a7, 1064(a0)
    sw a6, 1068(a0)
    sw a5, 1072(a0)
    ret
    .size lwcc_giftb128_128_ctr_nonce_rv32i, .-lwcc_giftb128_128_ctr_nonce_rv32i

    .balign 4
    .global lwcc_giftb128_128_ctr_crypt_rv32i
    .type lwcc_giftb128_128_ctr_crypt_rv32i, %function
lwcc_giftb128_128_ctr_crypt_rv32i:
    bnez a2, .Llwcc_giftb128_128_ctr_crypt_rv32i_begin
    ret
.Llwcc_giftb128_128_ctr_crypt_rv32i_begin:
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
    li t0, 16
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_giftb128_128_ctr_crypt_rv32i_group
    j .Llwcc_giftb128_128_ctr_crypt_rv32i_rest
.Llwcc_giftb128_128_ctr_crypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a2, 80(sp)
    sw a4, 76(sp)
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
    or a5, a5, a6
    lui a6, 2720
    srli a7, a5, 7
    addi a6, a6, 170
    xor a7, a5, a7
    and a7, a7, a6
    slli t0, a7, 7
    xor a5, a5, a7
    xor a5, t0, a5
    lui a7, 13
    srli t0, a5, 14
    addi a7, a7, -820
    xor t0, a5, t0
    and t0, t0, a7
    slli t1, t0, 14
    xor a5, a5, t0
    xor a5, t1, a5
    lui t0, 3840
    srli t1, a5, 4
    addi t0, t0, 240
    xor t1, a5, t1
    and t1, t1, t0
    slli t2, t1, 4
    xor a5, a5, t1
    xor a5, t2, a5
    lui t1, 16
    srli t2, a5, 8
    addi t1, t1, -256
    xor t2, a5, t2
    and t2, t2, t1
    slli t3, t2, 8
    xor a5, a5, t2
    # round 1 (gift.dsl:33)
    lw t2, 1056(a3)
    lw t4, 1064(a3)
    xor a5, t3, a5
    lw t3, 1060(a3)
    lw t5, 1068(a3)
    xor t2, a5, t2
    and a5, a5, t4
    xor t3, t3, t2
    xor a5, t5, a5
    lw t4, 1072(a3)
    and t5, a5, t3
    lui t6, 4080
    lui s0, 65521
    xor t4, t4, t5
    lui t5, 240
    addi t6, t6, 255
    addi s0, s0, -1
    addi t5, t5, 15
    and s1, t3, t6
    and s2, t4, s0
    and s3, t2, t5
    xor t3, t3, s1
    xor t4, t4, s2
    xor t2, t2, s3
    slli s1, s1, 8
    srli t3, t3, 8
    slli s2, s2, 4
    srli t4, t4, 12
    lw s4, 0(a3)
    lw s5, 4(a3)
    slli s3, s3, 12
    srli t2, t2, 4
    or t3, s1, t3
    or t4, s2, t4
    or t2, s3, t2
    xor t3, s4, t3
    xor t4, s5, t4
    lw s1, 8(a3)
    # round 2 (gift.dsl:33)
    or s2, t2, t3
    and s3, t2, t4
    # round 1 (gift.dsl:33)
    xor a5, s1, a5
    # round 2 (gift.dsl:33)
    xor t4, s2, t4
    xor t3, t3, s3
    xor s1, a5, t4
    and a5, a5, t3
    xor t3, t3, s1
    xor a5, t2, a5
    lui t2, 349525
    and s2, a5, t3
    addi t2, t2, 1365
    xor t4, t4, s2
    and s2, t3, t2
    lui s3, 5
    lui s4, 11
    xor t3, t3, s2
    srli s5, t4, 17
    addi s3, s3, 1365
    srli s6, t4, 15
    addi s4, s4, -1366
    slli s7, s1, 15
    lui s8, 349520
    slli s2, s2, 1
    srli t3, t3, 1
    and s5, s5, s3
    and s6, s6, s4
    lw s9, 12(a3)
    srli s10, s1, 16
    and s7, s7, s8
    slli s1, s1, 17
    lui s11, 699040
    or t3, s2, t3
    or s2, s5, s6
    slli t4, t4, 16
    lw s5, 16(a3)
    or s6, s10, s7
    and s1, s1, s11
    or t4, s2, t4
    xor t3, s9, t3
    or s1, s6, s1
    xor t4, s5, t4
    lw s2, 20(a3)
    # round 3 (gift.dsl:33)
    not s5, t3
    and s5, s1, s5
    or s6, s1, t4
    # round 2 (gift.dsl:33)
    xor a5, s2, a5
    # round 3 (gift.dsl:33)
    xor t4, s5, t4
    xor t3, t3, s6
    xor s2, a5, t4
    or a5, a5, t3
    xor t3, t3, s2
    xor a5, s1, a5
    and s1, a5, t3
    lui s5, 61681
    lui s6, 12336
    xor t4, t4, s1
    lui s1, 259060
    addi s5, s5, -241
    addi s6, s6, 771
    addi s1, s1, -193
    and s7, t3, s5
    and s9, t4, s6
    and s10, s2, s1
    xor t3, t3, s7
    xor t4, t4, s9
    xor s2, s2, s10
    slli s7, s7, 4
    srli t3, t3, 4
    slli s9, s9, 6
    srli t4, t4, 2
    lw ra, 24(a3)
    lw a2, 28(a3)
    slli s10, s10, 2
    srli s2, s2, 6
    or t3, s7, t3
    or t4, s9, t4
    or s2, s10, s2
    xor t3, ra, t3
    xor t4, a2, t4
    lw a2, 32(a3)
    # round 4 (gift.dsl:33)
    or s7, s2, t3
    and s9, s2, t4
    # round 3 (gift.dsl:33)
    xor a5, a2, a5
    # round 4 (gift.dsl:33)
    xor t4, s7, t4
    xor t3, t3, s9
    xor a2, a5, t4
    and a5, a5, t3
    xor t3, t3, a2
    xor a5, s2, a5
    and s2, a5, t3
    xor t4, t4, s2
    slli s2, t3, 16
    srli t3, t3, 16
    lw s7, 36(a3)
    or t3, s2, t3
    slli s2, t4, 24
    srli t4, t4, 8
    lw s9, 40(a3)
    slli s10, a2, 8
    srli a2, a2, 24
    or t4, s2, t4
    xor t3, s7, t3
    or a2, s10, a2
    xor t4, s9, t4
    lw s2, 44(a3)
    # round 5 (gift.dsl:33)
    not s9, t3
    and s9, a2, s9
    or s10, a2, t4
    # round 4 (gift.dsl:33)
    xor a5, s2, a5
    # round 5 (gift.dsl:33)
    xor t4, s9, t4
    xor t3, t3, s10
    xor s2, a5, t4
    or a5, a5, t3
    xor t3, t3, s2
    xor a5, a2, a5
    and a2, a5, t3
    lui s9, 209715
    lui s10, 489335
    xor t4, t4, a2
    lui a2, 69905
    addi s9, s9, 819
    addi s10, s10, 1911
    addi a2, a2, 273
    and ra, t3, s9
    and a4, t4, s10
    and a0, s2, a2
    xor t3, t3, ra
    xor t4, t4, a4
    xor s2, s2, a0
    slli ra, ra, 2
    srli t3, t3, 2
    slli a4, a4, 1
    srli t4, t4, 3
    lw a1, 48(a3)
    slli a0, a0, 3
    srli s2, s2, 1
    or t3, ra, t3
    lw ra, 52(a3)
    or t4, a4, t4
    or a4, a0, s2
    xor t3, a1, t3
    xor t4, ra, t4
    lw a1, 56(a3)
    # round 6 (gift.dsl:33)
    or a0, a4, t3
    and s2, a4, t4
    # round 5 (gift.dsl:33)
    xor a5, a1, a5
    # round 6 (gift.dsl:33)
    xor t4, a0, t4
    xor t3, t3, s2
    xor a1, a5, t4
    and a5, a5, t3
    xor t3, t3, a1
    xor a5, a4, a5
    and a4, a5, t3
    xor t4, t4, a4
    and a4, t3, t6
    and a0, a1, t5
    xor t3, t3, a4
    and s2, t4, s0
    xor a1, a1, a0
    slli a4, a4, 8
    srli t3, t3, 8
    xor t4, t4, s2
    lw ra, 416(a3)
    slli a0, a0, 12
    srli a1, a1, 4
    or t3, a4, t3
    slli a4, s2, 4
    srli t4, t4, 12
    lw s2, 64(a3)
    or a1, a0, a1
    or t4, a4, t4
    xor t3, ra, t3
    lw a4, 928(a3)
    xor t4, s2, t4
    # round 7 (gift.dsl:33)
    and a0, a1, t3
    # round 6 (gift.dsl:33)
    xor a5, a4, a5
    # round 7 (gift.dsl:33)
    xor a4, a0, t4
    or t4, a1, t4
    xor a0, a5, a4
    xor t3, t3, t4
    not t4, a0
    and a5, a5, t3
    xor t3, t3, t4
    xor a5, a1, a5
    or a1, a5, t3
    xor a4, a4, a1
    and a1, t3, t2
    srli a0, a4, 17
    slli s2, t4, 15
    xor t3, t3, a1
    and a0, a0, s3
    srli ra, t4, 16
    and s2, s2, s8
    slli t4, t4, 17
    slli a1, a1, 1
    srli t3, t3, 1
    or s2, ra, s2
    srli ra, a4, 15
    and ra, ra, s4
    or a0, a0, ra
    slli a4, a4, 16
    lw ra, 428(a3)
    and t4, t4, s11
    or t3, a1, t3
    lw a1, 932(a3)
    or a4, a0, a4
    or t4, s2, t4
    xor t3, ra, t3
    xor a4, a1, a4
    lw a1, 936(a3)
    # round 8 (gift.dsl:33)
    or a0, t4, t3
    and s2, t4, a4
    # round 7 (gift.dsl:33)
    xor a5, a1, a5
    # round 8 (gift.dsl:33)
    xor a4, a0, a4
    xor t3, t3, s2
    xor a1, a5, a4
    and a5, a5, t3
    xor t3, t3, a1
    xor a5, t4, a5
    and t4, a5, t3
    xor t4, a4, t4
    and a4, t3, s5
    xor t3, t3, a4
    and a0, t4, s6
    and s2, a1, s1
    slli a4, a4, 4
    srli t3, t3, 4
    xor t4, t4, a0
    xor a1, a1, s2
    or t3, a4, t3
    lw a4, 84(a3)
    slli a0, a0, 6
    srli t4, t4, 2
    slli s2, s2, 2
    srli a1, a1, 6
    or t4, a0, t4
    lw a0, 88(a3)
    xor t3, a4, t3
    or a1, s2, a1
    xor t4, a0, t4
    lw a0, 92(a3)
    # round 9 (gift.dsl:33)
    not s2, t3
    and s2, a1, s2
    # round 8 (gift.dsl:33)
    xor a5, a0, a5
    # round 9 (gift.dsl:33)
    or a0, a1, t4
    xor t4, s2, t4
    xor t3, t3, a0
    xor a0, a5, t4
    or a5, a5, t3
    xor t3, t3, a0
    xor a5, a1, a5
    and a1, a5, t3
    xor t4, t4, a1
    slli a1, t3, 16
    srli t3, t3, 16
    slli s2, a0, 8
    srli a0, a0, 24
    or t3, a1, t3
    slli a1, t4, 24
    srli t4, t4, 8
    or t4, a1, t4
    lw a1, 96(a3)
    or a0, s2, a0
    lw s2, 100(a3)
    xor t3, a1, t3
    xor t4, s2, t4
    lw a1, 104(a3)
    # round 10 (gift.dsl:33)
    or s2, a0, t3
    # round 9 (gift.dsl:33)
    xor a5, a1, a5
    # round 10 (gift.dsl:33)
    and a1, a0, t4
    xor t4, s2, t4
    xor t3, t3, a1
    xor a1, a5, t4
    and a5, a5, t3
    xor t3, t3, a1
    xor a5, a0, a5
    and a0, a5, t3
    xor t4, t4, a0
    not a1, a1
    and a0, t3, s9
    and s2, a1, a2
    xor t3, t3, a0
    xor a1, a1, s2
    slli a0, a0, 2
    srli t3, t3, 2
    slli s2, s2, 3
    srli a1, a1, 1
    or t3, a0, t3
    and a0, t4, s10
    xor t4, t4, a0
    slli a0, a0, 1
    srli t4, t4, 3
    or t4, a0, t4
    lw a0, 108(a3)
    or a1, s2, a1
    lw s2, 112(a3)
    xor t3, a0, t3
    xor t4, s2, t4
    lw s2, 116(a3)
    xor a5, s2, a5
    # round 11 (gift.dsl:33)
    or s2, a1, t3
    xor s2, s2, t4
    and t4, a1, t4
    xor t3, t3, t4
    xor t4, a5, s2
    and a5, a5, t3
    xor t3, t3, t4
    xor a5, a1, a5
    and a1, a5, t3
    xor a1, s2, a1
    and s2, t4, t5
    xor t4, t4, s2
    slli s2, s2, 12
    srli t4, t4, 4
    or t4, s2, t4
    and s2, t3, t6
    xor t3, t3, s2
    slli s2, s2, 8
    srli t3, t3, 8
    or t3, s2, t3
    and s2, a1, s0
    xor a1, a1, s2
    slli s2, s2, 4
    srli a1, a1, 12
    or a1, s2, a1
    lw s2, 940(a3)
    xor t3, s2, t3
    lw s2, 124(a3)
    xor a1, s2, a1
    lw s2, 944(a3)
    # round 12 (gift.dsl:33)
    sw a6, 96(sp)
    # round 11 (gift.dsl:33)
    xor a5, s2, a5
    # round 12 (gift.dsl:33)
    and s2, t4, t3
    xor s2, s2, a1
    or a1, t4, a1
    xor a6, a5, s2
    xor t3, t3, a1
    not a6, a6
    and a5, a5, t3
    xor t3, t3, a6
    xor a5, t4, a5
    or t4, a5, t3
    xor t4, s2, t4
    srli a1, a6, 16
    slli s2, a6, 15
    and s2, s2, s8
    or a1, a1, s2
    slli a6, a6, 17
    and a6, a6, s11
    or a6, a1, a6
    and a1, t3, t2
    xor t3, t3, a1
    slli a1, a1, 1
    srli t3, t3, 1
    or t3, a1, t3
    srli a1, t4, 17
    and a1, a1, s3
    srli s2, t4, 15
    and s2, s2, s4
    or a1, a1, s2
    slli t4, t4, 16
    or t4, a1, t4
    lw a1, 948(a3)
    xor t3, a1, t3
    lw a1, 952(a3)
    xor t4, a1, t4
    lw a1, 956(a3)
    xor a5, a1, a5
    # round 13 (gift.dsl:33)
    or a1, a6, t3
    xor a1, a1, t4
    and t4, a6, t4
    xor t3, t3, t4
    xor t4, a5, a1
    and a5, a5, t3
    xor t3, t3, t4
    xor a5, a6, a5
    and a6, a5, t3
    xor a6, a1, a6
    and a1, t4, s1
    xor t4, t4, a1
    slli a1, a1, 2
    srli t4, t4, 6
    or t4, a1, t4
    and a1, t3, s5
    xor t3, t3, a1
    slli a1, a1, 4
    srli t3, t3, 4
    or t3, a1, t3
    and a1, a6, s6
    xor a6, a6, a1
    slli a1, a1, 6
    srli a6, a6, 2
    or a6, a1, a6
    lw a1, 144(a3)
    xor t3, a1, t3
    lw a1, 148(a3)
    xor a6, a1, a6
    lw a1, 152(a3)
    xor a5, a1, a5
    # round 14 (gift.dsl:33)
    not a1, t3
    and a1, t4, a1
    xor a1, a1, a6
    or a6, t4, a6
    xor a6, t3, a6
    xor t3, a5, a1
    or a5, a5, a6
    xor a6, a6, t3
    xor a5, t4, a5
    and t4, a5, a6
    xor t4, a1, t4
    slli a1, t3, 8
    srli t3, t3, 24
    or t3, a1, t3
    slli a1, a6, 16
    srli a6, a6, 16
    or a6, a1, a6
    slli a1, t4, 24
    srli t4, t4, 8
    or t4, a1, t4
    lw a1, 156(a3)
    xor a6, a1, a6
    lw a1, 160(a3)
    xor t4, a1, t4
    lw a1, 164(a3)
    xor a5, a1, a5
    # round 15 (gift.dsl:33)
    or a1, t3, a6
    xor a1, a1, t4
    and t4, t3, t4
    xor a6, a6, t4
    xor t4, a5, a1
    and a5, a5, a6
    xor a6, a6, t4
    xor a5, t3, a5
    and t3, a5, a6
    xor t3, a1, t3
    not t4, t4
    and a1, t4, a2
    xor t4, t4, a1
    slli a1, a1, 3
    srli t4, t4, 1
    or t4, a1, t4
    and a1, a6, s9
    xor a6, a6, a1
    slli a1, a1, 2
    srli a6, a6, 2
    or a6, a1, a6
    and a1, t3, s10
    xor t3, t3, a1
    slli a1, a1, 1
    srli t3, t3, 3
    or t3, a1, t3
    lw a1, 168(a3)
    xor a6, a1, a6
    lw a1, 172(a3)
    xor t3, a1, t3
    lw a1, 176(a3)
    xor a5, a1, a5
    # round 16 (gift.dsl:33)
    or a1, t4, a6
    xor a1, a1, t3
    and t3, t4, t3
    xor a6, a6, t3
    xor t3, a5, a1
    and a5, a5, a6
    xor a6, a6, t3
    xor a5, t4, a5
    and t4, a5, a6
    xor t4, a1, t4
    and a1, t3, t5
    xor t3, t3, a1
    slli a1, a1, 12
    srli t3, t3, 4
    or t3, a1, t3
    and a1, a6, t6
    xor a6, a6, a1
    slli a1, a1, 8
    srli a6, a6, 8
    or a6, a1, a6
    and a1, t4, s0
    xor t4, t4, a1
    slli a1, a1, 4
    srli t4, t4, 12
    or t4, a1, t4
    lw a1, 960(a3)
    xor a6, a1, a6
    lw a1, 184(a3)
    xor t4, a1, t4
    lw a1, 964(a3)
    xor a5, a1, a5
    # round 17 (gift.dsl:33)
    and a1, t3, a6
    xor a1, a1, t4
    or t4, t3, t4
    xor s2, a5, a1
    xor a6, a6, t4
    not t4, s2
    and a5, a5, a6
    xor a6, a6, t4
    xor a5, t3, a5
    or t3, a5, a6
    xor t3, a1, t3
    srli a1, t4, 16
    slli s2, t4, 15
    and s2, s2, s8
    or a1, a1, s2
    slli t4, t4, 17
    and t4, t4, s11
    or t4, a1, t4
    and a1, a6, t2
    xor a6, a6, a1
    slli a1, a1, 1
    srli a6, a6, 1
    or a6, a1, a6
    srli a1, t3, 17
    and a1, a1, s3
    srli s2, t3, 15
    and s2, s2, s4
    or a1, a1, s2
    slli t3, t3, 16
    or t3, a1, t3
    lw a1, 968(a3)
    xor a6, a1, a6
    lw a1, 972(a3)
    xor t3, a1, t3
    lw a1, 976(a3)
    xor a5, a1, a5
    # round 18 (gift.dsl:33)
    or a1, t4, a6
    xor a1, a1, t3
    and t3, t4, t3
    xor a6, a6, t3
    xor t3, a5, a1
    and a5, a5, a6
    xor a6, a6, t3
    xor a5, t4, a5
    and t4, a5, a6
    xor t4, a1, t4
    and a1, t3, s1
    xor t3, t3, a1
    slli a1, a1, 2
    srli t3, t3, 6
    or t3, a1, t3
    and a1, a6, s5
    xor a6, a6, a1
    slli a1, a1, 4
    srli a6, a6, 4
    or a6, a1, a6
    and a1, t4, s6
    xor t4, t4, a1
    slli a1, a1, 6
    srli t4, t4, 2
    or t4, a1, t4
    lw a1, 204(a3)
    xor a6, a1, a6
    lw a1, 208(a3)
    xor t4, a1, t4
    lw a1, 212(a3)
    xor a5, a1, a5
    # round 19 (gift.dsl:33)
    not a1, a6
    and a1, t3, a1
    xor a1, a1, t4
    or t4, t3, t4
    xor a6, a6, t4
    xor t4, a5, a1
    or a5, a5, a6
    xor a6, a6, t4
    xor a5, t3, a5
    and t3, a5, a6
    xor t3, a1, t3
    slli a1, t4, 8
    srli t4, t4, 24
    or t4, a1, t4
    slli a1, a6, 16
    srli a6, a6, 16
    or a6, a1, a6
    slli a1, t3, 24
    srli t3, t3, 8
    or t3, a1, t3
    lw a1, 216(a3)
    xor a6, a1, a6
    lw a1, 220(a3)
    xor t3, a1, t3
    lw a1, 224(a3)
    xor a5, a1, a5
    # round 20 (gift.dsl:33)
    or a1, t4, a6
    xor a1, a1, t3
    and t3, t4, t3
    xor a6, a6, t3
    xor t3, a5, a1
    and a5, a5, a6
    xor a6, a6, t3
    xor a5, t4, a5
    and t4, a5, a6
    xor t4, a1, t4
    not t3, t3
    and a1, t3, a2
    xor t3, t3, a1
    slli a1, a1, 3
    srli t3, t3, 1
    or t3, a1, t3
    and a1, a6, s9
    xor a6, a6, a1
    slli a1, a1, 2
    srli a6, a6, 2
    or a6, a1, a6
    and a1, t4, s10
    xor t4, t4, a1
    slli a1, a1, 1
    srli t4, t4, 3
    or t4, a1, t4
    lw a1, 228(a3)
    xor a6, a1, a6
    lw a1, 232(a3)
    xor t4, a1, t4
    lw a1, 236(a3)
    xor a5, a1, a5
    # round 21 (gift.dsl:33)
    or a1, t3, a6
    xor a1, a1, t4
    and t4, t3, t4
    xor a6, a6, t4
    xor t4, a5, a1
    and a5, a5, a6
    xor a6, a6, t4
    xor a5, t3, a5
    and t3, a5, a6
    xor t3, a1, t3
    and a1, t4, t5
    xor t4, t4, a1
    slli a1, a1, 12
    srli t4, t4, 4
    or t4, a1, t4
    and a1, a6, t6
    xor a6, a6, a1
    slli a1, a1, 8
    srli a6, a6, 8
    or a6, a1, a6
    and a1, t3, s0
    xor t3, t3, a1
    slli a1, a1, 4
    srli t3, t3, 12
    or t3, a1, t3
    lw a1, 980(a3)
    xor a6, a1, a6
    lw a1, 244(a3)
    xor t3, a1, t3
    lw a1, 984(a3)
    xor a5, a1, a5
    # round 22 (gift.dsl:33)
    and a1, t4, a6
    xor a1, a1, t3
    or t3, t4, t3
    xor s2, a5, a1
    xor a6, a6, t3
    not t3, s2
    and a5, a5, a6
    xor a6, a6, t3
    xor a5, t4, a5
    or t4, a5, a6
    xor t4, a1, t4
    srli a1, t3, 16
    slli s2, t3, 15
    and s2, s2, s8
    or a1, a1, s2
    slli t3, t3, 17
    and t3, t3, s11
    or t3, a1, t3
    and a1, a6, t2
    xor a6, a6, a1
    slli a1, a1, 1
    srli a6, a6, 1
    or a6, a1, a6
    srli a1, t4, 17
    and a1, a1, s3
    srli s2, t4, 15
    and s2, s2, s4
    or a1, a1, s2
    slli t4, t4, 16
    or t4, a1, t4
    lw a1, 988(a3)
    xor a6, a1, a6
    lw a1, 992(a3)
    xor t4, a1, t4
    lw a1, 996(a3)
    xor a5, a1, a5
    # round 23 (gift.dsl:33)
    or a1, t3, a6
    xor a1, a1, t4
    and t4, t3, t4
    xor a6, a6, t4
    xor t4, a5, a1
    and a5, a5, a6
    xor a6, a6, t4
    xor a5, t3, a5
    and t3, a5, a6
    xor t3, a1, t3
    and a1, t4, s1
    xor t4, t4, a1
    slli a1, a1, 2
    srli t4, t4, 6
    or t4, a1, t4
    and a1, a6, s5
    xor a6, a6, a1
    slli a1, a1, 4
    srli a6, a6, 4
    or a6, a1, a6
    and a1, t3, s6
    xor t3, t3, a1
    slli a1, a1, 6
    srli t3, t3, 2
    or t3, a1, t3
    lw a1, 264(a3)
    xor a6, a1, a6
    lw a1, 268(a3)
    xor t3, a1, t3
    lw a1, 272(a3)
    xor a5, a1, a5
    # round 24 (gift.dsl:33)
    not a1, a6
    and a1, t4, a1
    xor a1, a1, t3
    or t3, t4, t3
    xor a6, a6, t3
    xor t3, a5, a1
    or a5, a5, a6
    xor a6, a6, t3
    xor a5, t4, a5
    and t4, a5, a6
    xor t4, a1, t4
    slli a1, t3, 8
    srli t3, t3, 24
    or t3, a1, t3
    slli a1, a6, 16
    srli a6, a6, 16
    or a6, a1, a6
    slli a1, t4, 24
    srli t4, t4, 8
    or t4, a1, t4
    lw a1, 276(a3)
    xor a6, a1, a6
    lw a1, 280(a3)
    xor t4, a1, t4
    lw a1, 284(a3)
    xor a5, a1, a5
    # round 25 (gift.dsl:33)
    or a1, t3, a6
    xor a1, a1, t4
    and t4, t3, t4
    xor a6, a6, t4
    xor t4, a5, a1
    and a5, a5, a6
    xor a6, a6, t4
    xor a5, t3, a5
    and t3, a5, a6
    xor t3, a1, t3
    not t4, t4
    and a1, t4, a2
    xor t4, t4, a1
    slli a1, a1, 3
    srli t4, t4, 1
    or t4, a1, t4
    and a1, a6, s9
    xor a6, a6, a1
    slli a1, a1, 2
    srli a6, a6, 2
    or a6, a1, a6
    and a1, t3, s10
    xor t3, t3, a1
    slli a1, a1, 1
    srli t3, t3, 3
    or t3, a1, t3
    lw a1, 288(a3)
    xor a6, a1, a6
    lw a1, 292(a3)
    xor t3, a1, t3
    lw a1, 296(a3)
    xor a5, a1, a5
    # round 26 (gift.dsl:33)
    or a1, t4, a6
    xor a1, a1, t3
    and t3, t4, t3
    xor a6, a6, t3
    xor t3, a5, a1
    and a5, a5, a6
    xor a6, a6, t3
    xor a5, t4, a5
    and t4, a5, a6
    xor t4, a1, t4
    and a1, t3, t5
    xor t3, t3, a1
    slli a1, a1, 12
    srli t3, t3, 4
    or t3, a1, t3
    and a1, a6, t6
    xor a6, a6, a1
    slli a1, a1, 8
    srli a6, a6, 8
    or a6, a1, a6
    and a1, t4, s0
    xor t4, t4, a1
    slli a1, a1, 4
    srli t4, t4, 12
    or t4, a1, t4
    lw a1, 1000(a3)
    xor a6, a1, a6
    lw a1, 304(a3)
    xor t4, a1, t4
    lw a1, 1004(a3)
    xor a5, a1, a5
    # round 27 (gift.dsl:33)
    and a1, t3, a6
    xor a1, a1, t4
    or t4, t3, t4
    xor s2, a5, a1
    xor a6, a6, t4
    not t4, s2
    and a5, a5, a6
    xor a6, a6, t4
    xor a5, t3, a5
    or t3, a5, a6
    xor t3, a1, t3
    srli a1, t4, 16
    slli s2, t4, 15
    and s2, s2, s8
    or a1, a1, s2
    slli t4, t4, 17
    and t4, t4, s11
    or t4, a1, t4
    and a1, a6, t2
    xor a6, a6, a1
    slli a1, a1, 1
    srli a6, a6, 1
    or a6, a1, a6
    srli a1, t3, 17
    and a1, a1, s3
    srli s2, t3, 15
    and s2, s2, s4
    or a1, a1, s2
    slli t3, t3, 16
    or t3, a1, t3
    lw a1, 1008(a3)
    xor a6, a1, a6
    lw a1, 1012(a3)
    xor t3, a1, t3
    lw a1, 1016(a3)
    xor a5, a1, a5
    # round 28 (gift.dsl:33)
    or a1, t4, a6
    xor a1, a1, t3
    and t3, t4, t3
    xor a6, a6, t3
    xor t3, a5, a1
    and a5, a5, a6
    xor a6, a6, t3
    xor a5, t4, a5
    and t4, a5, a6
    xor t4, a1, t4
    and a1, t3, s1
    xor t3, t3, a1
    slli a1, a1, 2
    srli t3, t3, 6
    or t3, a1, t3
    and a1, a6, s5
    xor a6, a6, a1
    slli a1, a1, 4
    srli a6, a6, 4
    or a6, a1, a6
    and a1, t4, s6
    xor t4, t4, a1
    slli a1, a1, 6
    srli t4, t4, 2
    or t4, a1, t4
    lw a1, 324(a3)
    xor a6, a1, a6
    lw a1, 328(a3)
    xor t4, a1, t4
    lw a1, 332(a3)
    xor a5, a1, a5
    # round 29 (gift.dsl:33)
    not a1, a6
    and a1, t3, a1
    xor a1, a1, t4
    or t4, t3, t4
    xor a6, a6, t4
    xor t4, a5, a1
    or a5, a5, a6
    xor a6, a6, t4
    xor a5, t3, a5
    and t3, a5, a6
    xor t3, a1, t3
    slli a1, t4, 8
    srli t4, t4, 24
    or t4, a1, t4
    slli a1, a6, 16
    srli a6, a6, 16
    or a6, a1, a6
    slli a1, t3, 24
    srli t3, t3, 8
    or t3, a1, t3
    lw a1, 336(a3)
    xor a6, a1, a6
    lw a1, 340(a3)
    xor t3, a1, t3
    lw a1, 344(a3)
    xor a5, a1, a5
    # round 30 (gift.dsl:33)
    or a1, t4, a6
    xor a1, a1, t3
    and t3, t4, t3
    xor a6, a6, t3
    xor t3, a5, a1
    and a5, a5, a6
    xor a6, a6, t3
    xor a5, t4, a5
    and t4, a5, a6
    xor t4, a1, t4
    not t3, t3
    and a1, t3, a2
    xor t3, t3, a1
    slli a1, a1, 3
    srli t3, t3, 1
    or t3, a1, t3
    and a1, a6, s9
    xor a6, a6, a1
    slli a1, a1, 2
    srli a6, a6, 2
    or a6, a1, a6
    and a1, t4, s10
    xor t4, t4, a1
    slli a1, a1, 1
    srli t4, t4, 3
    or t4, a1, t4
    lw a1, 348(a3)
    xor a6, a1, a6
    lw a1, 352(a3)
    xor t4, a1, t4
    lw a1, 356(a3)
    xor a5, a1, a5
    # round 31 (gift.dsl:33)
    or a1, t3, a6
    xor a1, a1, t4
    and t4, t3, t4
    xor a6, a6, t4
    xor t4, a5, a1
    and a5, a5, a6
    xor a6, a6, t4
    xor a5, t3, a5
    and t3, a5, a6
    xor t3, a1, t3
    and a1, t4, t5
    xor t4, t4, a1
    slli a1, a1, 12
    srli t4, t4, 4
    or t4, a1, t4
    and a1, a6, t6
    xor a6, a6, a1
    slli a1, a1, 8
    srli a6, a6, 8
    or a6, a1, a6
    and a1, t3, s0
    xor t3, t3, a1
    slli a1, a1, 4
    srli t3, t3, 12
    or t3, a1, t3
    lw a1, 1020(a3)
    xor a6, a1, a6
    lw a1, 364(a3)
    xor t3, a1, t3
    lw a1, 1024(a3)
    xor a5, a1, a5
    # round 32 (gift.dsl:33)
    and a1, t4, a6
    xor a1, a1, t3
    or t3, t4, t3
    xor s2, a5, a1
    xor a6, a6, t3
    not t3, s2
    and a5, a5, a6
    xor a6, a6, t3
    xor a5, t4, a5
    or t4, a5, a6
    xor t4, a1, t4
    srli a1, t3, 16
    slli s2, t3, 15
    and s2, s2, s8
    or a1, a1, s2
    slli t3, t3, 17
    and t3, t3, s11
    or t3, a1, t3
    and a1, a6, t2
    xor a6, a6, a1
    slli a1, a1, 1
    srli a6, a6, 1
    or a6, a1, a6
    srli a1, t4, 17
    and a1, a1, s3
    srli s2, t4, 15
    and s2, s2, s4
    or a1, a1, s2
    slli t4, t4, 16
    or t4, a1, t4
    lw a1, 1028(a3)
    xor a6, a1, a6
    lw a1, 1032(a3)
    xor t4, a1, t4
    lw a1, 1036(a3)
    xor a5, a1, a5
    # round 33 (gift.dsl:33)
    or a1, t3, a6
    xor a1, a1, t4
    and t4, t3, t4
    xor a6, a6, t4
    xor t4, a5, a1
    and a5, a5, a6
    xor a6, a6, t4
    xor a5, t3, a5
    and t3, a5, a6
    xor t3, a1, t3
    and a1, t4, s1
    xor t4, t4, a1
    slli a1, a1, 2
    srli t4, t4, 6
    or t4, a1, t4
    and a1, a6, s5
    xor a6, a6, a1
    slli a1, a1, 4
    srli a6, a6, 4
    or a6, a1, a6
    and a1, t3, s6
    xor t3, t3, a1
    slli a1, a1, 6
    srli t3, t3, 2
    or t3, a1, t3
    lw a1, 380(a3)
    xor a6, a1, a6
    lw a1, 384(a3)
    xor t3, a1, t3
    lw a1, 388(a3)
    xor a5, a1, a5
    # round 34 (gift.dsl:33)
    not a1, a6
    and a1, t4, a1
    xor a1, a1, t3
    or t3, t4, t3
    xor a6, a6, t3
    xor t3, a5, a1
    or a5, a5, a6
    xor a6, a6, t3
    xor a5, t4, a5
    and t4, a5, a6
    xor t4, a1, t4
    slli a1, t3, 8
    srli t3, t3, 24
    or t3, a1, t3
    slli a1, a6, 16
    srli a6, a6, 16
    or a6, a1, a6
    slli a1, t4, 24
    srli t4, t4, 8
    or t4, a1, t4
    lw a1, 392(a3)
    xor t4, s7, t4
    xor a6, a1, a6
    lw a1, 396(a3)
    # round 35 (gift.dsl:33)
    or s2, t3, a6
    # round 34 (gift.dsl:33)
    xor a5, a1, a5
    # round 35 (gift.dsl:33)
    and a1, t3, t4
    xor t4, s2, t4
    xor a6, a6, a1
    xor a1, a5, t4
    and a5, a5, a6
    xor a6, a6, a1
    xor a5, t3, a5
    and t3, a5, a6
    xor t3, t4, t3
    and t4, a6, s9
    xor a6, a6, t4
    and s2, a1, a2
    slli t4, t4, 2
    srli a6, a6, 2
    xor a1, a1, s2
    or a6, t4, a6
    and t4, t3, s10
    xor t3, t3, t4
    slli t4, t4, 1
    srli t3, t3, 3
    slli s2, s2, 3
    srli a1, a1, 1
    or t3, t4, t3
    lw t4, 1040(a3)
    or a1, s2, a1
    lw s2, 404(a3)
    xor a6, t4, a6
    xor t3, s2, t3
    lw t4, 1044(a3)
    # round 36 (gift.dsl:33)
    not s2, a6
    and s2, a1, s2
    # round 35 (gift.dsl:33)
    xor a5, t4, a5
    # round 36 (gift.dsl:33)
    or t4, a1, t3
    xor t3, s2, t3
    xor a6, a6, t4
    xor t4, a5, t3
    or a5, a5, a6
    xor a6, a6, t4
    xor a5, a1, a5
    and a1, a5, a6
    xor t3, t3, a1
    and t6, a6, t6
    and a1, t3, s0
    and t5, t4, t5
    xor a6, a6, t6
    xor t3, t3, a1
    xor t4, t4, t5
    slli t6, t6, 8
    srli a6, a6, 8
    slli a1, a1, 4
    srli t3, t3, 12
    lw s0, 1048(a3)
    lw s2, 60(a3)
    slli t5, t5, 12
    srli t4, t4, 4
    or a6, t6, a6
    or t3, a1, t3
    or t4, t5, t4
    xor a6, s0, a6
    xor t3, s2, t3
    lw t5, 1052(a3)
    # round 37 (gift.dsl:33)
    or t6, t4, a6
    and a1, t4, t3
    # round 36 (gift.dsl:33)
    xor a5, t5, a5
    # round 37 (gift.dsl:33)
    xor t3, t6, t3
    xor a6, a6, a1
    xor t5, a5, t3
    and a5, a5, a6
    xor a6, a6, t5
    xor a5, t4, a5
    and t4, a5, a6
    xor t3, t3, t4
    and t2, a6, t2
    xor a6, a6, t2
    srli t4, t3, 17
    srli t6, t3, 15
    slli a1, t5, 15
    slli t2, t2, 1
    srli a6, a6, 1
    and t4, t4, s3
    and t6, t6, s4
    lw s0, 424(a3)
    srli s2, t5, 16
    and a1, a1, s8
    slli t5, t5, 17
    or a6, t2, a6
    or t2, t4, t6
    slli t3, t3, 16
    or t4, s2, a1
    and t5, t5, s11
    or t2, t2, t3
    xor a6, s0, a6
    or t3, t4, t5
    xor t2, ra, t2
    lw t4, 432(a3)
    # round 38 (gift.dsl:33)
    not t5, a6
    and t5, t3, t5
    or t6, t3, t2
    # round 37 (gift.dsl:33)
    xor a5, t4, a5
    # round 38 (gift.dsl:33)
    xor t2, t5, t2
    xor a6, a6, t6
    xor t4, a5, t2
    or a5, a5, a6
    xor a6, a6, t4
    xor a5, t3, a5
    and t3, a5, a6
    xor t2, t2, t3
    and t3, a6, s5
    and t5, t2, s6
    and t6, t4, s1
    xor a6, a6, t3
    xor t2, t2, t5
    xor t4, t4, t6
    slli t3, t3, 4
    srli a6, a6, 4
    slli t5, t5, 6
    srli t2, t2, 2
    lw a1, 436(a3)
    slli t6, t6, 2
    srli t4, t4, 6
    or a6, t3, a6
    or t2, t5, t2
    or t3, t6, t4
    xor a6, a1, a6
    xor t2, a4, t2
    lw t4, 440(a3)
    # round 39 (gift.dsl:33)
    or t5, t3, a6
    and t6, t3, t2
    # round 38 (gift.dsl:33)
    xor a5, t4, a5
    # round 39 (gift.dsl:33)
    xor t2, t5, t2
    xor a6, a6, t6
    xor t4, a5, t2
    and a5, a5, a6
    xor a6, a6, t4
    xor a5, t3, a5
    and t3, a5, a6
    xor t2, t2, t3
    slli t3, a6, 16
    srli a6, a6, 16
    lw t5, 444(a3)
    or a6, t3, a6
    slli t3, t2, 24
    srli t2, t2, 8
    lw t6, 448(a3)
    slli a4, t4, 8
    srli t4, t4, 24
    or t2, t3, t2
    xor a6, t5, a6
    or t3, a4, t4
    xor t2, t6, t2
    lw t4, 452(a3)
    # round 40 (gift.dsl:33)
    not t5, a6
    and t5, t3, t5
    or t6, t3, t2
    # round 39 (gift.dsl:33)
    xor a5, t4, a5
    # round 40 (gift.dsl:33)
    xor t2, t5, t2
    xor a6, a6, t6
    xor t4, a5, t2
    or a5, a5, a6
    xor a6, a6, t4
    xor a5, t3, a5
    and t3, a5, a6
    xor t2, t2, t3
    and t3, a6, s9
    and t5, t2, s10
    and t6, t4, a2
    xor a6, a6, t3
    xor t2, t2, t5
    xor t4, t4, t6
    slli t3, t3, 2
    srli a6, a6, 2
    slli t5, t5, 1
    srli t2, t2, 3
    lw a4, 456(a3)
    lw a2, 460(a3)
    slli t6, t6, 3
    srli t4, t4, 1
    or a6, t3, a6
    or t2, t5, t2
    or t3, t6, t4
    xor a6, a4, a6
    xor t2, a0, t2
    xor a5, a2, a5
    srli t4, t3, 8
    srli t5, a6, 8
    srli t6, t2, 8
    srli a4, a5, 8
    xor t4, t3, t4
    xor t5, a6, t5
    xor t6, t2, t6
    xor a4, a5, a4
    and t4, t4, t1
    and t5, t5, t1
    and t6, t6, t1
    and t1, a4, t1
    slli a4, t4, 8
    xor t3, t3, t4
    slli t4, t5, 8
    xor a6, a6, t5
    slli t5, t6, 8
    xor t2, t2, t6
    slli t6, t1, 8
    xor a5, a5, t1
    xor t1, a4, t3
    xor a6, t4, a6
    xor t2, t5, t2
    xor a5, t6, a5
    srli t3, t1, 4
    srli t4, a6, 4
    srli t5, t2, 4
    srli t6, a5, 4
    xor t3, t1, t3
    xor t4, a6, t4
    xor t5, t2, t5
    xor t6, a5, t6
    and t3, t3, t0
    and t4, t4, t0
    and t5, t5, t0
    and t0, t6, t0
    slli t6, t3, 4
    xor t1, t1, t3
    slli t3, t4, 4
    xor a6, a6, t4
    slli t4, t5, 4
    xor t2, t2, t5
    slli t5, t0, 4
    xor a5, a5, t0
    xor t0, t6, t1
    xor a6, t3, a6
    xor t1, t4, t2
    xor a5, t5, a5
    srli t2, t0, 14
    srli t3, a6, 14
    srli t4, t1, 14
    srli t5, a5, 14
    xor t2, t0, t2
    xor t3, a6, t3
    xor t4, t1, t4
    xor t5, a5, t5
    and t2, t2, a7
    and t3, t3, a7
    and t4, t4, a7
    and a7, t5, a7
    slli t5, t2, 14
    xor t0, t0, t2
    slli t2, t3, 14
    xor a6, a6, t3
    slli t3, t4, 14
    xor t1, t1, t4
    slli t4, a7, 14
    xor a5, a5, a7
    xor a7, t5, t0
    xor a6, t2, a6
    xor t0, t3, t1
    xor a5, t4, a5
    srli t1, a7, 7
    srli t2, a6, 7
    srli t3, t0, 7
    srli t4, a5, 7
    xor t1, a7, t1
    xor t2, a6, t2
    xor t3, t0, t3
    xor t4, a5, t4
    lw t5, 96(sp)
    and t2, t2, t5
    and t1, t1, t5
    and t3, t3, t5
    and t4, t4, t5
    slli t5, t1, 7
    xor a7, a7, t1
    slli t1, t2, 7
    xor a6, a6, t2
    slli t2, t3, 7
    xor t0, t0, t3
    slli t3, t4, 7
    xor a5, a5, t4
    lw t4, 68(sp)
    lw a4, 4(t4)
    lw t6, 0(t4)
    lw a2, 8(t4)
    lw a1, 12(t4)
    xor a7, t5, a7
    xor a6, t1, a6
    xor t0, t2, t0
    xor a5, t3, a5
    xor a7, t6, a7
    xor a6, a4, a6
    xor t0, a2, t0
    xor a5, a1, a5
    lw t1, 64(sp)
    sw a6, 4(t1)
    sw a7, 0(t1)
    sw t0, 8(t1)
    sw a5, 12(t1)
    mv a0, t1
    mv a1, t4
    lw a2, 80(sp)
    lw a4, 76(sp)
    addi a0, a0, 16
    addi a1, a1, 16
    addi a4, a4, 1
    bltu a2, a1, .Llwcc_giftb128_128_ctr_crypt_rv32i_group_done
    j .Llwcc_giftb128_128_ctr_crypt_rv32i_group
.Llwcc_giftb128_128_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_giftb128_128_ctr_crypt_rv32i_out
.Llwcc_giftb128_128_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_giftb128_128_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 112
    mv t0, a0
    addi t1, sp, 128
.Llwcc_giftb128_128_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_giftb128_128_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_giftb128_128_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_giftb128_128_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_giftb128_128_ctr_crypt_rv32i_group
.Llwcc_giftb128_128_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 112
    add t1, a1, t2
.Llwcc_giftb128_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_giftb128_128_ctr_crypt_rv32i_copy
.Llwcc_giftb128_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 128
.Llwcc_giftb128_128_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_giftb128_128_ctr_crypt_rv32i_wipe
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
    .size lwcc_giftb128_128_ctr_crypt_rv32i, .-lwcc_giftb128_128_ctr_crypt_rv32i
