# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile aes --set aes128_256 --target rv32i --lanes 1 --slicing plane
# passes:    unroll() invert() constants() counter() bitslice(enabled=true) fixslice(enabled=true) ctr_fold() fold() sbox(lanes=1) complement() rotate() balance() share() hoist() legalise(enabled=true) roll() slice(lanes=1) select() schedule() allocate() hide()
# dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 496
# layout:    planes of 16 S-boxes, 2 blocks side by side; cells in 4 arrangements
# sizes:     in bytes: block 16, key 32, nonce 12, rk 984, ctx 1024, align 4, group 32, stack 496
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing

    .text

    .balign 4
    .global lwcc_aes128_256_key_setup_rv32i
    .type lwcc_aes128_256_key_setup_rv32i, %function
lwcc_aes128_256_key_setup_rv32i:
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
    lui a5, 1044480
    lui a6, 209715
    addi a6, a6, 819
    lui a7, 16
    addi a7, a7, -256
    lui t0, 4080
    lui t1, 61681
    addi t1, t1, -241
    lui t2, 349525
    addi t2, t2, 1365
    lw t3, 0(a1)
    lw a3, 4(a1)
    srli t4, t3, 1
    xor t4, t4, t3
    and t4, t4, t2
    slli t5, t4, 1
    xor t5, t3, t5
    xor t4, t3, t4
    srli t6, t4, 2
    srli a4, t5, 2
    srli a2, a3, 1
    xor a2, a2, a3
    and a2, a2, t2
    slli s0, a2, 1
    xor s0, a3, s0
    xor a4, a4, s0
    and a4, a4, a6
    xor s0, s0, a4
    slli a4, a4, 2
    xor t5, t5, a4
    xor a4, a3, a2
    xor t6, t6, a4
    and t6, t6, a6
    xor a4, a4, t6
    slli t6, t6, 2
    xor t4, t4, t6
    srli t6, t4, 4
    srli a2, a4, 4
    srli s1, t5, 4
    srli s2, s0, 4
    lw s3, 8(a1)
    lw s8, 12(a1)
    srli s4, s3, 1
    xor s4, s4, s3
    and s4, s4, t2
    xor s5, s3, s4
    slli s4, s4, 1
    xor s4, s3, s4
    srli s6, s4, 2
    srli s7, s5, 2
    srli s9, s8, 1
    xor s9, s9, s8
    and s9, s9, t2
    xor s10, s8, s9
    xor s7, s7, s10
    and s7, s7, a6
    xor s10, s10, s7
    xor a2, a2, s10
    and a2, a2, t1
    xor s10, s10, a2
    slli a2, a2, 4
    xor a4, a4, a2
    slli a2, s7, 2
    xor a2, s5, a2
    xor t6, t6, a2
    and t6, t6, t1
    xor a2, a2, t6
    slli t6, t6, 4
    xor t4, t4, t6
    slli t6, s9, 1
    xor t6, s8, t6
    xor s5, s6, t6
    and s5, s5, a6
    xor t6, t6, s5
    xor s2, s2, t6
    and s2, s2, t1
    xor t6, t6, s2
    slli s2, s2, 4
    xor s0, s0, s2
    slli s2, s5, 2
    xor s2, s4, s2
    xor s1, s1, s2
    and s1, s1, t1
    xor s2, s2, s1
    slli s1, s1, 4
    xor t5, t5, s1
    not s1, t5
    sw s1, 0(a0)
    not s1, s2
    not s4, s0
    sw s4, 4(a0)
    sw s1, 8(a0)
    not s1, a2
    not s4, a4
    not s5, s10
    sw s5, 12(a0)
    sw t4, 16(a0)
    sw s4, 20(a0)
    sw t6, 24(a0)
    sw s1, 28(a0)
    lw s1, 16(a1)
    and s5, s1, a5
    andi s4, s1, 255
    and s6, s1, a7
    and s7, s1, t0
    lw s9, 28(a1)
    and ra, s9, t0
    and s11, s9, a7
    or s4, s4, s11
    andi s11, s9, 255
    sw s0, 96(sp)
    and s0, s9, a5
    sw t4, 100(sp)
    lw t4, 24(a1)
    sw a4, 104(sp)
    lw a4, 20(a1)
    sw s10, 108(sp)
    and s10, a4, a5
    sw t6, 112(sp)
    and t6, a4, t0
    sw s2, 116(sp)
    andi s2, a4, 255
    or s2, s2, s6
    or s2, s2, ra
    and s6, a4, a7
    and ra, t4, a7
    or s11, s11, ra
    or t6, s11, t6
    or t6, t6, s5
    srli s5, t6, 1
    xor s5, s5, t6
    and s5, s5, t2
    slli s11, s5, 1
    xor s11, t6, s11
    andi ra, t4, 255
    or s6, ra, s6
    or s6, s6, s7
    or s0, s6, s0
    srli s6, s0, 1
    xor s6, s6, s0
    and s6, s6, t2
    slli s7, s6, 1
    xor s7, s0, s7
    srli ra, s7, 2
    xor ra, ra, s11
    and ra, ra, a6
    sw a2, 120(sp)
    slli a2, ra, 2
    xor a2, s7, a2
    and s7, t4, t0
    or s4, s4, s7
    or s4, s4, s10
    srli s7, s4, 1
    xor s7, s7, s4
    and s7, s7, t2
    slli s10, s7, 1
    xor s10, s4, s10
    sw t5, 124(sp)
    srli t5, s10, 2
    and t4, t4, a5
    or t4, s2, t4
    srli s2, t4, 1
    xor s2, s2, t4
    and s2, s2, t2
    slli a5, s2, 1
    xor a5, t4, a5
    xor t5, t5, a5
    and t5, t5, a6
    slli t0, t5, 2
    xor t0, s10, t0
    srli s10, t0, 4
    xor s10, s10, a2
    and s10, s10, t1
    slli a4, s10, 4
    xor t0, t0, a4
    # round 1 (aes.dsl:47)
    not a4, t0
    xor s11, s11, ra
    sw a4, 32(a0)
    xor a5, a5, t5
    srli t5, a5, 4
    xor t5, t5, s11
    and t5, t5, t1
    slli a4, t5, 4
    xor a5, a5, a4
    not a4, a5
    xor t6, t6, s5
    xor a2, a2, s10
    sw a4, 36(a0)
    xor a4, s4, s7
    xor t4, t4, s2
    xor s0, s0, s6
    sw a2, 40(a0)
    srli s2, s0, 2
    xor s2, s2, t6
    and s2, s2, a6
    xor t6, t6, s2
    srli s4, a4, 2
    xor s4, s4, t4
    and s4, s4, a6
    xor t4, t4, s4
    srli s5, t4, 4
    xor s5, s5, t6
    and s5, s5, t1
    xor t6, t6, s5
    not s6, t6
    sw s6, 44(a0)
    slli s4, s4, 2
    xor a4, a4, s4
    slli s2, s2, 2
    xor s0, s0, s2
    srli s2, a4, 4
    xor s2, s2, s0
    and s2, s2, t1
    slli s4, s2, 4
    xor a4, a4, s4
    not s4, a4
    xor t5, s11, t5
    sw s4, 48(a0)
    slli s4, s5, 4
    xor t4, t4, s4
    sw t4, 52(a0)
    not s4, t5
    xor s0, s0, s2
    sw s4, 56(a0)
    sw s0, 60(a0)
    lui s2, 4080
    addi s2, s2, 255
    lui s4, 131586
    addi s4, s4, 32
    lui s5, 8224
    addi s5, s5, 514
    lui s6, 65793
    addi s6, s6, 16
    lui s7, 32897
    addi s7, s7, -2040
    lui s10, 4112
    addi s10, s10, 257
    lui s11, 16448
    addi s11, s11, 1028
    lui ra, 263172
    addi ra, ra, 64
    sw t6, 128(sp)
    lui t6, 526344
    addi t6, t6, 128
    sw t5, 132(sp)
    lui t5, 1044496
    addi t5, t5, -256
    sw a5, 136(sp)
    srli a5, s9, 5
    not a5, a5
    sw t4, 140(sp)
    srli t4, s9, 3
    not t4, t4
    sw s0, 144(sp)
    srli s0, s9, 4
    not s0, s0
    sw a2, 148(sp)
    not a2, s9
    sw a4, 152(sp)
    srli a4, s9, 2
    not a4, a4
    xor t4, a4, t4
    sw t0, 156(sp)
    xor t0, a4, s0
    srli s1, s9, 7
    not s1, s1
    sw a7, 160(sp)
    xor a7, s0, s1
    xor s8, t0, a7
    srli s3, s9, 1
    xor s1, s3, s1
    xor s3, s1, t0
    or a3, t4, s3
    xor t3, t4, s3
    sw t1, 164(sp)
    xor t1, a2, t3
    srli s9, s9, 6
    xor s9, s9, t3
    xor a4, a4, s9
    xor a5, a5, s9
    or s9, a5, s8
    sw a6, 168(sp)
    xor a6, a4, a7
    sw t2, 172(sp)
    xor t2, a2, a6
    sw t5, 176(sp)
    or t5, a7, a6
    xor s9, t5, s9
    sw s2, 180(sp)
    xor s2, a5, a6
    sw t6, 184(sp)
    and t6, t0, s2
    xor t6, a4, t6
    xor t5, t6, t5
    xor t6, t3, s2
    sw ra, 188(sp)
    xor ra, t6, t2
    xor s0, s0, ra
    sw s6, 192(sp)
    or s6, a2, s0
    xor s6, s9, s6
    xor a4, a4, s6
    xor a4, a4, a3
    xor a3, s3, s0
    sw s7, 196(sp)
    xor s7, a3, s8
    sw s4, 200(sp)
    xor s4, s1, s7
    sw s11, 204(sp)
    and s11, t2, s4
    xor s9, s11, s9
    and s11, ra, s7
    xor s11, s11, t5
    xor s9, s11, s9
    xor t4, t4, s9
    or s9, t4, a4
    sw s5, 208(sp)
    and s5, a3, t1
    xor s5, s5, s6
    xor t5, t5, s5
    xor s5, t5, a4
    and s6, s1, t6
    xor s6, s6, s11
    or s5, s6, s5
    xor s6, s6, t4
    xor s11, s6, s5
    or s11, t5, s11
    xor a4, a4, s11
    or t2, t2, a4
    or s4, s4, a4
    and t5, t5, s5
    not t5, t5
    and t5, t5, s9
    xor s5, s5, s9
    or t4, t4, s5
    xor s6, s6, t4
    or a2, a2, s6
    or s0, s0, s6
    xor s5, s5, s6
    and t4, t4, s5
    or s3, s3, t4
    or t3, t3, t4
    xor a2, a2, t3
    xor t4, s6, t4
    and t1, t1, t4
    and a3, a3, t4
    xor t4, t5, t4
    and a5, a5, t4
    xor a5, a2, a5
    and s5, s8, t4
    xor s6, a4, s6
    and a6, a6, s6
    and a7, a7, s6
    xor t4, s6, t4
    and s2, s2, t4
    and t0, t0, t4
    xor t0, a7, t0
    and t4, ra, t5
    and s6, s7, t5
    xor t5, a4, t5
    or t6, t6, t5
    or t5, s1, t5
    xor t4, t6, t4
    xor t6, t6, a2
    xor t2, t2, t6
    xor t6, s6, t2
    xor t0, t6, t0
    xor t6, t6, a3
    xor t5, t5, t0
    xor a4, s2, t4
    xor t3, t3, t4
    xor a6, a4, a6
    xor t4, t5, a4
    xor a5, a5, t4
    slli t4, t5, 24
    srli t5, t5, 8
    or t4, t4, t5
    and t4, t4, s10
    not t5, a5
    slli a4, t5, 25
    srli t5, t5, 7
    or t5, a4, t5
    lw a4, 208(sp)
    xor a5, a5, t6
    and t5, t5, a4
    or t4, t4, t5
    xor a5, s4, a5
    xor t5, s0, a5
    slli a3, t5, 26
    srli t5, t5, 6
    or t5, a3, t5
    lw a3, 204(sp)
    and t5, t5, a3
    or t4, t4, t5
    xor t5, t6, a6
    xor t0, t0, t5
    xor t5, s3, t0
    xor a5, a5, t0
    xor a5, s5, a5
    xor a5, a7, a5
    not a5, a5
    slli a7, a5, 29
    srli a5, a5, 3
    or a5, a7, a5
    lw a7, 200(sp)
    xor t0, t1, t5
    and a5, a5, a7
    xor t0, t0, t3
    xor a6, a6, t0
    xor t1, t2, a6
    not t1, t1
    slli t2, t1, 27
    srli t1, t1, 5
    or t1, t2, t1
    lw t2, 196(sp)
    not a6, a6
    and t1, t1, t2
    or t1, t4, t1
    slli t3, a6, 28
    srli a6, a6, 4
    or a6, t3, a6
    lw t3, 192(sp)
    and a6, a6, t3
    or a6, t1, a6
    or a5, a6, a5
    not a6, t0
    slli t0, a6, 30
    srli a6, a6, 2
    or a6, t0, a6
    lw t0, 188(sp)
    srli t1, t5, 1
    and a6, a6, t0
    or a5, a5, a6
    slli a6, t5, 31
    or a6, a6, t1
    lw t1, 184(sp)
    lw t4, 4(a1)
    and a6, a6, t1
    or a5, a5, a6
    lw a6, 0(a1)
    lw t5, 180(sp)
    xor a5, a6, a5
    xori a6, a5, 1
    xor t4, a6, t4
    and t6, t4, t5
    lw a2, 176(sp)
    lw s1, 8(a1)
    and s0, t4, a2
    xor s2, t4, s1
    lw s3, 12(a1)
    lw s5, 172(sp)
    xor s3, s2, s3
    and s4, s3, t5
    or s0, s4, s0
    srli s4, s0, 1
    xor s4, s4, s0
    and s4, s4, s5
    slli s6, s4, 1
    xor s6, s0, s6
    and s7, s3, a2
    or t6, t6, s7
    srli s7, t6, 1
    xor s7, s7, t6
    and s7, s7, s5
    slli s8, s7, 1
    xor s8, t6, s8
    and s9, s2, a2
    and s11, s2, t5
    and ra, a6, t5
    or s9, ra, s9
    srli ra, s9, 1
    xor ra, ra, s9
    and ra, ra, s5
    slli s1, ra, 1
    xor s1, s9, s1
    srli t5, s1, 2
    xor t5, t5, s8
    sw s2, 212(sp)
    lw s2, 168(sp)
    sw t4, 216(sp)
    and t5, t5, s2
    slli t4, t5, 2
    xor t4, s1, t4
    srli s1, t4, 4
    sw a6, 220(sp)
    and a6, a6, a2
    or a6, s11, a6
    srli s11, a6, 1
    xor s11, s11, a6
    and s11, s11, s5
    slli a2, s11, 1
    xor a2, a6, a2
    sw a5, 224(sp)
    srli a5, a2, 2
    xor a5, a5, s6
    and a5, a5, s2
    slli s5, a5, 2
    xor a2, a2, s5
    xor s1, s1, a2
    lw s5, 164(sp)
    xor a5, s6, a5
    and s1, s1, s5
    slli t1, s1, 4
    xor t1, t4, t1
    # round 2 (aes.dsl:47)
    not t1, t1
    sw t1, 64(a0)
    xor t1, s8, t5
    srli t4, t1, 4
    xor t4, t4, a5
    and t4, t4, s5
    slli t5, t4, 4
    xor t1, t1, t5
    not t1, t1
    xor t5, s9, ra
    sw t1, 68(a0)
    xor a6, a6, s11
    xor t1, a2, s1
    sw t1, 72(a0)
    xor t1, s0, s4
    xor a2, t6, s7
    srli s1, a6, 2
    xor s1, s1, t1
    and s1, s1, s2
    xor t1, t1, s1
    srli s4, t5, 2
    xor s4, s4, a2
    and s4, s4, s2
    xor a2, a2, s4
    srli s6, a2, 4
    xor s6, s6, t1
    and s6, s6, s5
    xor t1, t1, s6
    not t1, t1
    sw t1, 76(a0)
    slli t1, s4, 2
    xor t1, t5, t1
    slli t5, s1, 2
    xor a6, a6, t5
    srli t5, t1, 4
    xor t5, t5, a6
    and t5, t5, s5
    slli s1, t5, 4
    xor t1, t1, s1
    not t1, t1
    xor a5, a5, t4
    sw t1, 80(a0)
    slli t1, s6, 4
    xor t1, a2, t1
    sw t1, 84(a0)
    not a5, a5
    sw a5, 88(a0)
    xor a5, a6, t5
    sw a5, 92(a0)
    not a5, s3
    srli a6, s3, 6
    srli t1, s3, 4
    not t1, t1
    srli t4, s3, 1
    srli t5, s3, 5
    not t5, t5
    srli a2, s3, 7
    not a2, a2
    xor t4, t4, a2
    xor a2, t1, a2
    srli s1, s3, 2
    not s1, s1
    xor s4, s1, t1
    xor s6, s4, a2
    xor s7, t4, s4
    srli s8, s3, 3
    not s8, s8
    xor s8, s1, s8
    xor s9, s8, s7
    xor a6, a6, s9
    xor t5, t5, a6
    xor a6, s1, a6
    xor s1, a6, a2
    xor s11, a5, s1
    xor ra, t5, s1
    sw t6, 228(sp)
    and t6, s4, ra
    xor t6, a6, t6
    sw s0, 232(sp)
    xor s0, s9, ra
    sw s3, 236(sp)
    xor s3, s0, s11
    xor t1, t1, s3
    or s5, a5, t1
    xor s2, s7, t1
    xor t0, s2, s6
    and t3, s3, t0
    xor t2, t4, t0
    and a7, s11, t2
    and a4, t4, s0
    or a3, a2, s1
    xor t6, t6, a3
    xor t3, t3, t6
    xor a4, a4, t3
    sw s10, 240(sp)
    or s10, t5, s6
    xor a3, a3, s10
    xor s5, a3, s5
    xor a7, a7, a3
    xor a7, t3, a7
    xor a7, s8, a7
    xor a6, a6, s5
    or t3, s8, s7
    xor a6, a6, t3
    or t3, a7, a6
    xor a3, a4, a7
    xor s8, a5, s9
    and s10, s2, s8
    xor s5, s10, s5
    xor t6, t6, s5
    xor s5, t6, a6
    or a4, a4, s5
    and s5, t6, a4
    not s5, s5
    and s5, s5, t3
    and s3, s3, s5
    and t0, t0, s5
    xor t3, a4, t3
    or a7, a7, t3
    xor a4, a3, a4
    or t6, t6, a4
    xor a6, a6, t6
    or t6, s11, a6
    or t2, t2, a6
    xor a4, a3, a7
    or t1, t1, a4
    or a5, a5, a4
    xor t3, t3, a4
    and a7, a7, t3
    or t3, s7, a7
    or a3, s9, a7
    xor a5, a5, a3
    xor a7, a4, a7
    and s2, s2, a7
    and s7, s8, a7
    xor a7, s5, a7
    and s6, s6, a7
    and t5, t5, a7
    xor t5, a5, t5
    xor a4, a6, a4
    xor a6, a6, s5
    or s0, s0, a6
    or a6, t4, a6
    xor t4, s0, s3
    xor a5, s0, a5
    xor a5, t6, a5
    xor t0, t0, a5
    xor t6, t0, s2
    xor a3, a3, t4
    and a2, a2, a4
    and s0, s1, a4
    xor a7, a4, a7
    and a4, ra, a7
    xor t4, a4, t4
    and a7, s4, a7
    xor a7, a2, a7
    xor a7, t0, a7
    xor a6, a6, a7
    xor t0, t4, s0
    xor t4, a6, t4
    xor t4, t5, t4
    lw t5, 240(sp)
    xor a4, t4, t6
    and a6, a6, t5
    xor t2, t2, a4
    xor t1, t1, t2
    slli t1, t1, 2
    lw a4, 204(sp)
    not t4, t4
    and t1, t1, a4
    lw s0, 208(sp)
    slli t4, t4, 1
    and t4, t4, s0
    or a6, a6, t4
    or a6, a6, t1
    xor t1, t6, t0
    xor a7, a7, t1
    xor t1, t3, a7
    xor a7, t2, a7
    xor a7, s6, a7
    xor a7, a2, a7
    not a7, a7
    slli a7, a7, 5
    lw t2, 200(sp)
    xor t3, s7, t1
    and a7, a7, t2
    xor t3, t3, a3
    xor t0, t0, t3
    xor a5, a5, t0
    not a5, a5
    lw t4, 196(sp)
    slli a5, a5, 3
    and a5, a5, t4
    or a5, a6, a5
    not a6, t0
    lw t0, 192(sp)
    slli a6, a6, 4
    and a6, a6, t0
    or a5, a5, a6
    or a5, a5, a7
    not a6, t3
    slli a6, a6, 6
    lw a7, 188(sp)
    lui t3, 4080
    and a6, a6, a7
    or a5, a5, a6
    slli a6, t1, 7
    lw t1, 184(sp)
    lw a3, 160(sp)
    and a6, a6, t1
    or a5, a5, a6
    lw a6, 16(a1)
    lui s1, 1044480
    xor a5, a6, a5
    lw a6, 20(a1)
    lw s4, 24(a1)
    xor a6, a5, a6
    and t6, a6, t3
    and a2, a6, a3
    and s2, a6, s1
    andi s3, a6, 255
    xor s5, a6, s4
    and s6, s5, a3
    or s3, s3, s6
    and s6, s5, s1
    lw s8, 28(a1)
    and s7, s5, t3
    xor s9, s5, s8
    and s10, s9, a3
    and s11, s9, s1
    and ra, s9, t3
    or s3, s3, ra
    andi ra, s9, 255
    andi s8, s5, 255
    or s8, s8, s10
    and s10, a5, a3
    or s10, ra, s10
    or t6, s10, t6
    or t6, t6, s6
    srli s6, t6, 1
    xor s6, s6, t6
    lw s10, 172(sp)
    and t3, a5, t3
    and s6, s6, s10
    slli ra, s6, 1
    xor ra, t6, ra
    or t3, s8, t3
    or t3, t3, s2
    srli s2, t3, 1
    xor s2, s2, t3
    and s2, s2, s10
    slli s8, s2, 1
    xor s8, t3, s8
    srli a3, s8, 2
    xor a3, a3, ra
    lw s4, 168(sp)
    sw s5, 244(sp)
    and a3, a3, s4
    slli s5, a3, 2
    xor s5, s8, s5
    andi s8, a5, 255
    or a2, s8, a2
    or a2, a2, s7
    or a2, a2, s11
    srli s7, a2, 1
    xor s7, s7, a2
    and s7, s7, s10
    slli s8, s7, 1
    xor s8, a2, s8
    srli s11, s8, 2
    and s1, a5, s1
    or s1, s3, s1
    srli s3, s1, 1
    xor s3, s3, s1
    and s3, s3, s10
    sw a6, 248(sp)
    slli a6, s3, 1
    xor a6, s1, a6
    xor s11, s11, a6
    and s11, s11, s4
    sw a5, 252(sp)
    slli a5, s11, 2
    xor a5, s8, a5
    srli s8, a5, 4
    xor s8, s8, s5
    lw s10, 164(sp)
    xor a3, ra, a3
    and s8, s8, s10
    slli t2, s8, 4
    xor a5, a5, t2
    # round 3 (aes.dsl:47)
    not t2, a5
    sw t2, 96(a0)
    xor a6, a6, s11
    srli t2, a6, 4
    xor t2, t2, a3
    and t2, t2, s10
    slli s11, t2, 4
    xor a6, a6, s11
    not s11, a6
    xor t6, t6, s6
    xor s5, s5, s8
    sw s11, 100(a0)
    xor a2, a2, s7
    xor s1, s1, s3
    xor t3, t3, s2
    sw s5, 104(a0)
    srli s2, t3, 2
    xor s2, s2, t6
    and s2, s2, s4
    xor t6, t6, s2
    srli s3, a2, 2
    xor s3, s3, s1
    and s3, s3, s4
    xor s1, s1, s3
    srli s6, s1, 4
    xor s6, s6, t6
    and s6, s6, s10
    xor t6, t6, s6
    not s7, t6
    sw s7, 108(a0)
    slli s3, s3, 2
    xor a2, a2, s3
    slli s2, s2, 2
    xor t3, t3, s2
    srli s2, a2, 4
    xor s2, s2, t3
    and s2, s2, s10
    slli s3, s2, 4
    xor a2, a2, s3
    not s3, a2
    xor t2, a3, t2
    sw s3, 112(a0)
    slli a3, s6, 4
    xor a3, s1, a3
    sw a3, 116(a0)
    not s1, t2
    sw s1, 120(a0)
    xor t3, t3, s2
    sw t3, 124(a0)
    srli s1, s9, 2
    not s1, s1
    srli s2, s9, 3
    not s2, s2
    xor s2, s1, s2
    srli s3, s9, 7
    not s3, s3
    srli s6, s9, 1
    xor s6, s6, s3
    srli s7, s9, 4
    not s7, s7
    xor s3, s7, s3
    xor s8, s1, s7
    xor s11, s8, s3
    xor ra, s6, s8
    sw t6, 256(sp)
    xor t6, s2, ra
    sw t2, 260(sp)
    or t2, s2, ra
    sw a6, 264(sp)
    srli a6, s9, 5
    not a6, a6
    sw a3, 268(sp)
    srli a3, s9, 6
    xor a3, a3, t6
    xor s1, s1, a3
    xor a6, a6, a3
    or a3, a6, s11
    sw t3, 272(sp)
    xor t3, s1, s3
    sw s5, 276(sp)
    xor s5, a6, t3
    sw a2, 280(sp)
    and a2, s8, s5
    xor a2, s1, a2
    sw a5, 284(sp)
    xor a5, t6, s5
    and s10, s6, a5
    or s4, s3, t3
    xor a3, s4, a3
    xor a2, a2, s4
    not s4, s9
    sw s9, 288(sp)
    xor s9, s4, t3
    xor t1, a5, s9
    xor s7, s7, t1
    xor a7, ra, s7
    xor t0, a7, s11
    and t4, t1, t0
    xor t4, t4, a2
    xor s10, s10, t4
    xor a4, s6, t0
    and s0, s9, a4
    xor s0, s0, a3
    xor t4, t4, s0
    xor t4, s2, t4
    xor s0, s10, t4
    or s2, s4, s7
    xor a3, a3, s2
    xor s1, s1, a3
    xor t2, s1, t2
    or s1, t4, t2
    xor s2, s4, t6
    and t5, a7, s2
    xor t5, t5, a3
    xor t5, a2, t5
    xor a3, t5, t2
    or a3, s10, a3
    xor a2, s0, a3
    or a2, t5, a2
    xor t2, t2, a2
    or a4, a4, t2
    or a2, s9, t2
    and t5, t5, a3
    not t5, t5
    and t5, t5, s1
    xor a3, a3, s1
    or t4, t4, a3
    xor s0, s0, t4
    xor a3, a3, s0
    and t4, t4, a3
    or t6, t6, t4
    or a3, ra, t4
    xor t4, s0, t4
    and a7, a7, t4
    and s1, s2, t4
    xor t4, t5, t4
    and a6, a6, t4
    and s2, s11, t4
    or s7, s7, s0
    or s4, s4, s0
    xor s4, s4, t6
    xor a6, s4, a6
    xor s0, t2, s0
    and s3, s3, s0
    and t3, t3, s0
    xor t4, s0, t4
    and s0, s5, t4
    and t4, s8, t4
    xor t4, s3, t4
    and t0, t0, t5
    and t1, t1, t5
    xor t2, t2, t5
    or a5, a5, t2
    or t2, s6, t2
    xor t1, a5, t1
    xor a5, a5, s4
    xor a5, a2, a5
    xor t0, t0, a5
    xor t4, t0, t4
    xor a7, t0, a7
    xor t0, t2, t4
    xor t2, t6, t1
    xor t1, s0, t1
    xor t3, t1, t3
    xor t1, t0, t1
    xor a6, a6, t1
    slli t1, t0, 24
    srli t0, t0, 8
    or t0, t1, t0
    lw t1, 240(sp)
    not t5, a6
    and t0, t0, t1
    slli t6, t5, 25
    srli t5, t5, 7
    or t5, t6, t5
    lw t6, 208(sp)
    xor a6, a6, a7
    and t5, t5, t6
    or t0, t0, t5
    xor a6, a4, a6
    xor t5, s7, a6
    slli a4, t5, 26
    srli t5, t5, 6
    or t5, a4, t5
    lw a4, 204(sp)
    xor a7, a7, t3
    and t5, t5, a4
    or t0, t0, t5
    xor a7, t4, a7
    xor a6, a6, a7
    xor a6, s2, a6
    xor a6, s3, a6
    xor a7, a3, a7
    xor t4, s1, a7
    xor t2, t4, t2
    xor t3, t3, t2
    xor a5, a5, t3
    not a5, a5
    slli t4, a5, 27
    srli a5, a5, 5
    or a5, t4, a5
    lw t4, 196(sp)
    and a5, a5, t4
    or a5, t0, a5
    not t0, t3
    slli t3, t0, 28
    srli t0, t0, 4
    or t0, t3, t0
    lw t3, 192(sp)
    slli t5, a7, 31
    and t0, t0, t3
    or a5, a5, t0
    not t0, t2
    slli t2, t0, 30
    srli t0, t0, 2
    or t0, t2, t0
    lw t2, 188(sp)
    srli a7, a7, 1
    and t0, t0, t2
    or a7, t5, a7
    lw t5, 184(sp)
    not a6, a6
    and a7, a7, t5
    slli a3, a6, 29
    srli a6, a6, 3
    or a6, a3, a6
    lw a3, 200(sp)
    lw s0, 172(sp)
    and a6, a6, a3
    or a5, a5, a6
    or a5, a5, t0
    or a5, a5, a7
    lw a6, 224(sp)
    lw a7, 216(sp)
    xor a5, a6, a5
    xori a6, a5, 3
    xor t0, a6, a7
    srli a2, t0, 1
    xor a2, a2, t0
    and a2, a2, s0
    slli s1, a2, 1
    xor s1, t0, s1
    lw s2, 212(sp)
    lw s4, 236(sp)
    xor s3, t0, s2
    xor s5, s3, s4
    srli s6, s5, 1
    xor s7, s6, s5
    and s7, s7, s0
    slli s8, s7, 1
    xor s8, s5, s8
    srli s9, s3, 1
    xor s9, s9, s3
    and s9, s9, s0
    slli s10, s9, 1
    xor s10, s3, s10
    srli s11, s10, 2
    xor s11, s11, s8
    lw ra, 168(sp)
    sw a5, 224(sp)
    and s11, s11, ra
    slli a7, s11, 2
    xor a7, s10, a7
    srli s10, a6, 1
    xor s10, s10, a6
    and s10, s10, s0
    slli s2, s10, 1
    xor s2, a6, s2
    srli s4, s2, 2
    xor s4, s4, s1
    and s4, s4, ra
    slli a5, s4, 2
    xor a5, s2, a5
    srli s2, a5, 4
    lw s0, 164(sp)
    xor s2, s2, a7
    and s2, s2, s0
    slli a3, s2, 4
    xor a5, a5, a3
    # round 4 (aes.dsl:47)
    not a5, a5
    xor a3, s8, s11
    sw a5, 128(a0)
    xor a5, s1, s4
    srli s1, a5, 4
    xor s1, s1, a3
    and s1, s1, s0
    slli s4, s1, 4
    xor a5, a5, s4
    not a5, a5
    xor a7, a7, s2
    sw a5, 132(a0)
    sw a7, 136(a0)
    xor a5, t0, a2
    xor a7, s5, s7
    xor a2, a6, s10
    xor s2, s3, s9
    srli s4, s2, 2
    xor s4, s4, a7
    and s4, s4, ra
    xor a7, a7, s4
    srli s7, a2, 2
    xor s7, s7, a5
    and s7, s7, ra
    xor a5, a5, s7
    srli s8, a5, 4
    xor s8, s8, a7
    and s8, s8, s0
    xor a7, a7, s8
    not a7, a7
    sw a7, 140(a0)
    slli a7, s7, 2
    xor a7, a2, a7
    slli a2, s4, 2
    xor a2, s2, a2
    srli s2, a7, 4
    xor s2, s2, a2
    and s2, s2, s0
    slli s4, s2, 4
    xor a7, a7, s4
    not a7, a7
    xor a3, a3, s1
    sw a7, 144(a0)
    slli a7, s8, 4
    xor a5, a5, a7
    sw a5, 148(a0)
    not a5, a3
    sw a5, 152(a0)
    xor a5, a2, s2
    sw a5, 156(a0)
    not a5, s5
    srli a7, s5, 6
    srli a3, s5, 3
    not a3, a3
    srli a2, s5, 7
    not a2, a2
    xor s1, s6, a2
    lw s2, 24(a1)
    lw s4, 176(sp)
    lw s7, 180(sp)
    and s6, s2, s4
    and s2, s2, s7
    srli s8, s5, 4
    not s8, s8
    xor a2, s8, a2
    lw s9, 28(a1)
    sw a6, 292(sp)
    and s10, s9, s4
    or s2, s2, s10
    and s9, s9, s7
    or s6, s9, s6
    srli s9, s5, 2
    not s9, s9
    xor a3, s9, a3
    xor s10, s9, s8
    xor s11, s10, a2
    xor a6, s1, s10
    or s7, a3, a6
    xor s4, a3, a6
    xor a7, a7, s4
    xor s9, s9, a7
    sw s3, 296(sp)
    xor s3, s9, a2
    sw t0, 300(sp)
    or t0, a2, s3
    xor s0, a5, s3
    xor ra, a5, s4
    sw s5, 304(sp)
    srli s5, s5, 5
    not s5, s5
    xor a7, s5, a7
    or s5, a7, s11
    xor s5, t0, s5
    xor t5, a7, s3
    and t2, s10, t5
    xor t2, s9, t2
    xor t0, t2, t0
    xor t2, s4, t5
    xor t3, t2, s0
    xor s8, s8, t3
    or t4, a5, s8
    xor t4, s5, t4
    xor s9, s9, t4
    xor s7, s9, s7
    xor s9, a6, s8
    xor t6, s9, s11
    and a4, t3, t6
    xor a4, a4, t0
    sw s6, 308(sp)
    xor s6, s1, t6
    and t1, s0, s6
    xor t1, t1, s5
    xor t1, a4, t1
    xor t1, a3, t1
    or a3, t1, s7
    and s5, s9, ra
    xor t4, s5, t4
    xor t0, t0, t4
    xor t4, t0, s7
    and s5, s1, t2
    xor a4, s5, a4
    or t4, a4, t4
    xor a4, a4, t1
    xor s5, a4, t4
    or s5, t0, s5
    xor s5, s7, s5
    or s6, s6, s5
    or s0, s0, s5
    and t0, t0, t4
    not t0, t0
    and t0, t0, a3
    xor t4, t4, a3
    or t1, t1, t4
    xor a4, a4, t1
    or a5, a5, a4
    xor t4, t4, a4
    and t1, t1, t4
    or t4, s4, t1
    xor a5, a5, t4
    or a6, a6, t1
    xor t1, a4, t1
    and a3, s9, t1
    and s4, ra, t1
    xor t1, t0, t1
    and s7, s11, t1
    and a7, a7, t1
    xor a7, a5, a7
    or s8, s8, a4
    xor a4, s5, a4
    xor t1, a4, t1
    and s9, s10, t1
    and t1, t5, t1
    and t5, s3, a4
    and a4, a2, a4
    xor a2, a4, s9
    xor s3, s5, t0
    or s1, s1, s3
    or t2, t2, s3
    xor a5, t2, a5
    xor a5, s0, a5
    and t3, t3, t0
    xor t2, t2, t3
    and t0, t6, t0
    xor t0, t0, a5
    xor t3, t0, a3
    xor t0, t0, a2
    xor t6, s1, t0
    xor t1, t1, t2
    xor t2, t4, t2
    xor t4, t1, t5
    xor t1, t6, t1
    xor a7, a7, t1
    lw t1, 240(sp)
    lw a2, 204(sp)
    and t5, t6, t1
    xor t6, a7, t3
    xor t6, s6, t6
    xor a3, s8, t6
    slli a3, a3, 2
    and a3, a3, a2
    not a7, a7
    slli a7, a7, 1
    lw s0, 208(sp)
    xor t3, t3, t4
    and a7, a7, s0
    or a7, t5, a7
    or a7, a7, a3
    xor t0, t0, t3
    xor t3, t6, t0
    xor t3, s7, t3
    xor t3, a4, t3
    xor a6, a6, t0
    xor t0, s4, a6
    xor t0, t0, t2
    xor t2, t4, t0
    xor a5, a5, t2
    not a5, a5
    slli a5, a5, 3
    lw t4, 196(sp)
    slli a6, a6, 7
    and a5, a5, t4
    or a5, a7, a5
    not a7, t2
    slli a7, a7, 4
    lw t2, 192(sp)
    lw t5, 184(sp)
    and a7, a7, t2
    or a5, a5, a7
    not a7, t0
    slli a7, a7, 6
    lw t0, 188(sp)
    and a6, a6, t5
    and a7, a7, t0
    not t3, t3
    slli t3, t3, 5
    lw t6, 200(sp)
    lw a4, 244(sp)
    and t3, t3, t6
    or a5, a5, t3
    or a5, a5, a7
    or a5, a5, a6
    lw a6, 252(sp)
    lui a7, 1044480
    xor a5, a6, a5
    lw a6, 248(sp)
    lw s1, 288(sp)
    xor a6, a5, a6
    and t3, a6, a7
    xor a3, a6, a4
    xor s3, a3, s1
    lw s4, 160(sp)
    lui s6, 4080
    and s5, s3, s4
    and s7, s3, s6
    and s8, a3, s6
    and s9, a3, a7
    andi s10, a6, 255
    andi s11, a5, 255
    or s5, s11, s5
    or s5, s5, s8
    or t3, s5, t3
    xor s2, t3, s2
    srli s5, s2, 1
    xor s5, s5, s2
    lw s8, 172(sp)
    srli a7, t3, 1
    and s5, s5, s8
    slli s11, s5, 1
    xor s11, s2, s11
    srli ra, s11, 2
    xor a7, a7, t3
    and a7, a7, s8
    slli s6, a7, 1
    xor s6, t3, s6
    srli a4, s6, 2
    and s4, a5, s4
    or s4, s10, s4
    or s4, s4, s7
    or s4, s4, s9
    lw s7, 308(sp)
    lw s1, 168(sp)
    xor s7, s4, s7
    srli s9, s7, 1
    xor s9, s9, s7
    and s9, s9, s8
    slli s10, s9, 1
    xor s10, s7, s10
    xor ra, ra, s10
    and ra, ra, s1
    sw a3, 308(sp)
    slli a3, ra, 2
    xor a3, s11, a3
    srli s11, s4, 1
    xor s11, s11, s4
    and s11, s11, s8
    sw a6, 248(sp)
    slli a6, s11, 1
    xor a6, s4, a6
    xor a4, a4, a6
    and a4, a4, s1
    sw a5, 252(sp)
    slli a5, a4, 2
    xor a5, s6, a5
    srli s6, a5, 4
    lw s8, 164(sp)
    xor s6, s6, a3
    and s6, s6, s8
    slli t6, s6, 4
    xor a5, a5, t6
    # round 5 (aes.dsl:47)
    not a5, a5
    xor t6, s10, ra
    sw a5, 160(a0)
    xor a5, a6, a4
    srli a6, a5, 4
    xor a6, a6, t6
    and a6, a6, s8
    slli a4, a6, 4
    xor a5, a5, a4
    not a5, a5
    xor a4, a3, s6
    sw a5, 164(a0)
    sw a4, 168(a0)
    xor a5, s4, s11
    xor a4, s7, s9
    xor a7, t3, a7
    xor a3, s2, s5
    srli s5, a3, 2
    xor s5, s5, a4
    and s5, s5, s1
    xor a4, a4, s5
    srli s6, a7, 2
    xor s6, s6, a5
    and s6, s6, s1
    xor a5, a5, s6
    srli s9, a5, 4
    xor s9, s9, a4
    and s9, s9, s8
    xor a4, a4, s9
    not a4, a4
    sw a4, 172(a0)
    slli a4, s6, 2
    xor a7, a7, a4
    slli a4, s5, 2
    xor a4, a3, a4
    srli a3, a7, 4
    xor a3, a3, a4
    and a3, a3, s8
    slli s5, a3, 4
    xor a7, a7, s5
    not a7, a7
    xor a6, t6, a6
    sw a7, 176(a0)
    slli a7, s9, 4
    xor a5, a5, a7
    sw a5, 180(a0)
    not a5, a6
    sw a5, 184(a0)
    xor a5, a4, a3
    sw a5, 188(a0)
    srli a5, s3, 2
    not a5, a5
    srli a6, s3, 3
    not a6, a6
    xor a6, a5, a6
    srli a7, s3, 7
    not a7, a7
    srli t6, s3, 1
    xor t6, t6, a7
    srli a4, s3, 4
    not a4, a4
    xor a7, a4, a7
    xor a3, a5, a4
    xor s5, a3, a7
    xor s6, t6, a3
    xor s9, a6, s6
    or s10, a6, s6
    srli s11, s3, 5
    not s11, s11
    srli ra, s3, 6
    xor ra, ra, s9
    xor a5, a5, ra
    xor s11, s11, ra
    or ra, s11, s5
    sw s7, 312(sp)
    xor s7, a5, a7
    sw s4, 316(sp)
    xor s4, s11, s7
    sw t3, 320(sp)
    and t3, a3, s4
    xor t3, a5, t3
    sw s2, 324(sp)
    xor s2, s9, s4
    and s8, t6, s2
    or s1, a7, s7
    xor ra, s1, ra
    xor t3, t3, s1
    not s1, s3
    sw s3, 328(sp)
    xor s3, s1, s7
    xor t5, s2, s3
    xor a4, a4, t5
    xor t0, s6, a4
    xor t2, t0, s5
    and t4, t5, t2
    xor t4, t4, t3
    xor s8, s8, t4
    xor a2, t6, t2
    and s0, s3, a2
    xor s0, s0, ra
    xor t4, t4, s0
    xor a6, a6, t4
    xor t4, s8, a6
    or s0, s1, a4
    xor s0, ra, s0
    xor a5, a5, s0
    xor a5, a5, s10
    or s10, a6, a5
    xor ra, s1, s9
    and t1, t0, ra
    xor t1, t1, s0
    xor t1, t3, t1
    xor t3, t1, a5
    or t3, s8, t3
    xor s0, t4, t3
    or s0, t1, s0
    xor a5, a5, s0
    or a2, a2, a5
    or s0, s3, a5
    and t1, t1, t3
    not t1, t1
    and t1, t1, s10
    xor t3, t3, s10
    or a6, a6, t3
    xor t4, t4, a6
    xor t3, t3, t4
    and a6, a6, t3
    or t3, s9, a6
    or s3, s6, a6
    xor a6, t4, a6
    and t0, t0, a6
    and s6, ra, a6
    xor a6, t1, a6
    and s8, s11, a6
    and s5, s5, a6
    or a4, a4, t4
    or s1, s1, t4
    xor s1, s1, t3
    xor s8, s1, s8
    xor t4, a5, t4
    and a7, a7, t4
    and s7, s7, t4
    xor a6, t4, a6
    and t4, s4, a6
    and a6, a3, a6
    xor a6, a7, a6
    and t2, t2, t1
    and t5, t5, t1
    xor a5, a5, t1
    or t1, s2, a5
    or a5, t6, a5
    xor t5, t1, t5
    xor t1, t1, s1
    xor t1, s0, t1
    xor t2, t2, t1
    xor a6, t2, a6
    xor t0, t2, t0
    xor a5, a5, a6
    xor t2, t3, t5
    xor t3, t4, t5
    xor t4, t3, s7
    xor t3, a5, t3
    xor t3, s8, t3
    slli t5, a5, 24
    srli a5, a5, 8
    or a5, t5, a5
    lw t5, 240(sp)
    not t6, t3
    and a5, a5, t5
    slli a3, t6, 25
    srli t6, t6, 7
    or t6, a3, t6
    lw a3, 208(sp)
    xor t3, t3, t0
    and t6, t6, a3
    or a5, a5, t6
    xor t3, a2, t3
    xor t6, a4, t3
    slli a4, t6, 26
    srli t6, t6, 6
    or t6, a4, t6
    lw a4, 204(sp)
    xor t0, t0, t4
    and t6, t6, a4
    or a5, a5, t6
    xor a6, a6, t0
    xor t0, t3, a6
    xor t0, s5, t0
    xor a7, a7, t0
    xor a6, s3, a6
    xor t0, s6, a6
    xor t0, t0, t2
    xor t2, t4, t0
    xor t1, t1, t2
    not t1, t1
    slli t3, t1, 27
    srli t1, t1, 5
    or t1, t3, t1
    lw t3, 196(sp)
    not t0, t0
    and t1, t1, t3
    or a5, a5, t1
    not t1, t2
    slli t2, t1, 28
    srli t1, t1, 4
    or t1, t2, t1
    lw t2, 192(sp)
    slli t4, a6, 31
    and t1, t1, t2
    or a5, a5, t1
    slli t1, t0, 30
    srli t0, t0, 2
    or t0, t1, t0
    lw t1, 188(sp)
    srli a6, a6, 1
    and t0, t0, t1
    or a6, t4, a6
    lw t4, 184(sp)
    not a7, a7
    and a6, a6, t4
    slli t6, a7, 29
    srli a7, a7, 3
    or a7, t6, a7
    lw t6, 200(sp)
    lw s0, 304(sp)
    and a7, a7, t6
    or a5, a5, a7
    or a5, a5, t0
    or a5, a5, a6
    lw a6, 224(sp)
    lw a7, 300(sp)
    xor a5, a6, a5
    xori a6, a5, 7
    xor a7, a6, a7
    lw t0, 296(sp)
    lw s1, 176(sp)
    xor a2, a7, t0
    xor s0, a2, s0
    and s2, s0, s1
    and s3, a2, s1
    lw s4, 180(sp)
    lw s6, 172(sp)
    and s5, a7, s4
    or s2, s5, s2
    srli s5, s2, 1
    xor s5, s5, s2
    and s5, s5, s6
    slli s7, s5, 1
    xor s7, s2, s7
    lw s8, 236(sp)
    and ra, a6, s4
    xor s9, s2, s8
    srli s10, s9, 1
    xor s10, s10, s9
    and s10, s10, s6
    slli s11, s10, 1
    xor s11, s9, s11
    or s3, ra, s3
    srli ra, s3, 1
    xor ra, ra, s3
    and ra, ra, s6
    slli s8, ra, 1
    xor s8, s3, s8
    srli t0, s8, 2
    xor t0, t0, s7
    sw a6, 304(sp)
    lw a6, 168(sp)
    sw a2, 300(sp)
    and t0, t0, a6
    slli a2, t0, 2
    xor a2, s8, a2
    srli s8, a2, 4
    sw a7, 224(sp)
    lw a7, 212(sp)
    sw a5, 332(sp)
    xor a7, s3, a7
    srli a5, a7, 1
    xor a5, a5, a7
    and a5, a5, s6
    slli s6, a5, 1
    xor s6, a7, s6
    srli t6, s6, 2
    xor t6, t6, s11
    and t6, t6, a6
    slli t4, t6, 2
    xor t4, s6, t4
    xor s6, s8, t4
    lw s8, 164(sp)
    xor t6, s11, t6
    and s6, s6, s8
    slli t1, s6, 4
    xor t1, a2, t1
    # round 6 (aes.dsl:47)
    not t1, t1
    sw t1, 192(a0)
    xor t0, s7, t0
    srli t1, t0, 4
    xor t1, t1, t6
    and t1, t1, s8
    slli a2, t1, 4
    xor t0, t0, a2
    not t0, t0
    xor a2, s3, ra
    sw t0, 196(a0)
    xor t0, s2, s5
    xor a5, a7, a5
    xor a7, t4, s6
    sw a7, 200(a0)
    xor a7, s9, s10
    srli t4, a5, 2
    xor t4, t4, a7
    and t4, t4, a6
    xor a7, a7, t4
    srli s2, a2, 2
    xor s2, s2, t0
    and s2, s2, a6
    xor t0, t0, s2
    srli s3, t0, 4
    xor s3, s3, a7
    and s3, s3, s8
    xor a7, a7, s3
    not a7, a7
    sw a7, 204(a0)
    slli a7, s2, 2
    xor a7, a2, a7
    slli t4, t4, 2
    xor a5, a5, t4
    srli t4, a7, 4
    xor t4, t4, a5
    and t4, t4, s8
    slli a2, t4, 4
    xor a7, a7, a2
    not a7, a7
    xor t1, t6, t1
    sw a7, 208(a0)
    slli a7, s3, 4
    xor a7, t0, a7
    sw a7, 212(a0)
    not a7, t1
    sw a7, 216(a0)
    xor a5, a5, t4
    sw a5, 220(a0)
    srli a5, s0, 6
    srli a7, s0, 3
    not a7, a7
    srli t0, s0, 7
    not t0, t0
    srli t1, s0, 1
    xor t1, t1, t0
    srli t4, s0, 4
    not t4, t4
    xor t0, t4, t0
    lw t6, 288(sp)
    not s2, s0
    and a2, t6, s4
    lw s3, 244(sp)
    and t6, t6, s1
    and s5, s3, s1
    or a2, a2, s5
    and s3, s3, s4
    or t6, s3, t6
    srli s3, s0, 2
    not s3, s3
    xor a7, s3, a7
    xor s5, s3, t4
    xor s6, t1, s5
    or s7, a7, s6
    xor s10, a7, s6
    xor a5, a5, s10
    xor s3, s3, a5
    xor s11, s3, t0
    xor ra, s2, s11
    sw s9, 244(sp)
    or s9, t0, s11
    xor s4, s2, s10
    xor s1, s5, t0
    sw s0, 288(sp)
    srli s0, s0, 5
    not s0, s0
    xor a5, s0, a5
    or s0, a5, s1
    xor s0, s9, s0
    xor s8, a5, s11
    and a6, s5, s8
    xor a6, s3, a6
    xor a6, a6, s9
    xor s9, s10, s8
    xor t2, s9, ra
    xor t4, t4, t2
    or t3, s2, t4
    xor t3, s0, t3
    xor s3, s3, t3
    xor s3, s3, s7
    xor s7, s6, t4
    and a3, s7, s4
    xor t3, a3, t3
    xor t3, a6, t3
    xor a3, t3, s3
    xor a4, s7, s1
    sw t6, 336(sp)
    and t6, t2, a4
    xor a6, t6, a6
    xor t6, t1, a4
    and t5, ra, t6
    xor t5, t5, s0
    xor t5, a6, t5
    xor a7, a7, t5
    or t5, a7, s3
    and s0, t1, s9
    xor a6, s0, a6
    or a3, a6, a3
    xor a6, a6, a7
    xor s0, a6, a3
    or s0, t3, s0
    xor s0, s3, s0
    or t6, t6, s0
    or s3, ra, s0
    and t3, t3, a3
    not t3, t3
    and t3, t3, t5
    xor t5, a3, t5
    or a7, a7, t5
    xor a6, a6, a7
    xor t5, t5, a6
    and a7, a7, t5
    or t5, s10, a7
    or a3, s6, a7
    xor a7, a6, a7
    and s4, s4, a7
    and s6, s7, a7
    xor a7, t3, a7
    and s1, s1, a7
    and a5, a5, a7
    or s2, s2, a6
    xor s2, s2, t5
    xor a5, s2, a5
    or t4, t4, a6
    xor a6, s0, a6
    and t0, t0, a6
    xor a7, a6, a7
    and a6, s11, a6
    and s7, s8, a7
    and a7, s5, a7
    xor a7, t0, a7
    xor s0, s0, t3
    or s5, s9, s0
    or t1, t1, s0
    xor s0, s5, s2
    xor s0, s3, s0
    and t2, t2, t3
    xor t2, s5, t2
    and t3, a4, t3
    xor t3, t3, s0
    xor a4, t3, s6
    xor a7, t3, a7
    xor t1, t1, a7
    xor t3, s7, t2
    xor t2, t5, t2
    xor a6, t3, a6
    xor t3, t1, t3
    xor a5, a5, t3
    lw t3, 240(sp)
    xor t5, a5, a4
    and t1, t1, t3
    xor t5, t6, t5
    xor t4, t4, t5
    slli t4, t4, 2
    lw t6, 204(sp)
    not a5, a5
    and t4, t4, t6
    lw s2, 208(sp)
    slli a5, a5, 1
    and a5, a5, s2
    or a5, t1, a5
    or a5, a5, t4
    xor t1, a4, a6
    xor a7, a7, t1
    xor t1, t5, a7
    xor t1, s1, t1
    xor t0, t0, t1
    xor a7, a3, a7
    xor t1, s4, a7
    xor t1, t1, t2
    xor a6, a6, t1
    xor t2, s0, a6
    not t2, t2
    slli t2, t2, 3
    lw t4, 196(sp)
    not a6, a6
    and t2, t2, t4
    or a5, a5, t2
    slli a6, a6, 4
    lw t2, 192(sp)
    slli a7, a7, 7
    and a6, a6, t2
    or a5, a5, a6
    not a6, t1
    slli a6, a6, 6
    lw t1, 188(sp)
    lw t5, 184(sp)
    and a6, a6, t1
    and a7, a7, t5
    not t0, t0
    slli t0, t0, 5
    lw a4, 200(sp)
    lui s0, 4080
    and t0, t0, a4
    or a5, a5, t0
    or a5, a5, a6
    or a5, a5, a7
    lw a6, 252(sp)
    lw t0, 308(sp)
    xor a5, a6, a5
    lw a6, 248(sp)
    lw s3, 160(sp)
    xor a6, a5, a6
    andi a7, a6, 255
    xor a3, a6, t0
    and s1, a3, s0
    and s4, a3, s3
    or a7, a7, s4
    lw s4, 328(sp)
    lui s6, 1044480
    xor s5, a3, s4
    and s7, s5, s6
    and s8, s5, s0
    or a7, a7, s8
    and s8, a6, s3
    and s9, a5, s6
    or a7, a7, s9
    xor a2, a7, a2
    srli s9, a2, 1
    xor s9, s9, a2
    lw s10, 172(sp)
    srli ra, a7, 1
    and s9, s9, s10
    slli s11, s9, 1
    xor s11, a2, s11
    xor ra, ra, a7
    and ra, ra, s10
    slli s0, ra, 1
    xor s0, a7, s0
    andi s3, a5, 255
    or s3, s3, s8
    or s1, s3, s1
    or s1, s1, s7
    lw s3, 336(sp)
    lw s4, 168(sp)
    xor s3, s1, s3
    srli s7, s3, 1
    xor s7, s7, s3
    and s7, s7, s10
    slli s8, s7, 1
    xor s8, s3, s8
    srli s6, s8, 2
    xor s6, s6, s11
    and s6, s6, s4
    slli t0, s6, 2
    xor t0, s8, t0
    srli s8, s1, 1
    xor s8, s8, s1
    and s8, s8, s10
    sw a3, 336(sp)
    slli a3, s8, 1
    xor a3, s1, a3
    sw a6, 248(sp)
    srli a6, a3, 2
    xor a6, a6, s0
    and a6, a6, s4
    sw a5, 252(sp)
    slli a5, a6, 2
    xor a5, a3, a5
    srli a3, a5, 4
    lw s10, 164(sp)
    xor a3, a3, t0
    and a3, a3, s10
    slli a4, a3, 4
    xor a5, a5, a4
    # round 7 (aes.dsl:47)
    not a5, a5
    xor a4, s11, s6
    sw a5, 224(a0)
    xor a5, s0, a6
    srli a6, a5, 4
    xor a6, a6, a4
    and a6, a6, s10
    slli s0, a6, 4
    xor a5, a5, s0
    not a5, a5
    xor t0, t0, a3
    sw a5, 228(a0)
    sw t0, 232(a0)
    xor a5, a7, ra
    xor t0, a2, s9
    xor a3, s1, s8
    xor s0, s3, s7
    srli s6, s0, 2
    xor s6, s6, t0
    and s6, s6, s4
    xor t0, t0, s6
    srli s7, a3, 2
    xor s7, s7, a5
    and s7, s7, s4
    xor a5, a5, s7
    srli s8, a5, 4
    xor s8, s8, t0
    and s8, s8, s10
    xor t0, t0, s8
    not t0, t0
    sw t0, 236(a0)
    slli t0, s7, 2
    xor t0, a3, t0
    slli a3, s6, 2
    xor a3, s0, a3
    srli s0, t0, 4
    xor s0, s0, a3
    and s0, s0, s10
    slli s6, s0, 4
    xor t0, t0, s6
    not t0, t0
    xor a6, a4, a6
    sw t0, 240(a0)
    slli t0, s8, 4
    xor a5, a5, t0
    sw a5, 244(a0)
    not a5, a6
    sw a5, 248(a0)
    xor a5, a3, s0
    sw a5, 252(a0)
    srli a5, s5, 2
    not a5, a5
    srli a6, s5, 3
    not a6, a6
    xor a6, a5, a6
    srli t0, s5, 7
    not t0, t0
    srli a4, s5, 1
    xor a4, a4, t0
    srli a3, s5, 4
    not a3, a3
    xor t0, a3, t0
    xor s0, a5, a3
    xor s6, s0, t0
    xor s7, a4, s0
    xor s8, a6, s7
    or s9, a6, s7
    srli s11, s5, 5
    not s11, s11
    srli ra, s5, 6
    xor ra, ra, s8
    xor a5, a5, ra
    xor s11, s11, ra
    or ra, s11, s6
    sw a2, 340(sp)
    xor a2, a5, t0
    sw a7, 344(sp)
    xor a7, s11, a2
    sw s3, 348(sp)
    and s3, s0, a7
    xor s3, a5, s3
    sw s1, 352(sp)
    xor s1, s8, a7
    and s10, a4, s1
    or s4, t0, a2
    xor ra, s4, ra
    xor s3, s3, s4
    not s4, s5
    sw s5, 356(sp)
    xor s5, s4, a2
    xor t5, s1, s5
    xor a3, a3, t5
    xor t1, s7, a3
    xor t2, t1, s6
    and t4, t5, t2
    xor t4, t4, s3
    xor s10, s10, t4
    xor t6, a4, t2
    and s2, s5, t6
    xor s2, s2, ra
    xor t4, t4, s2
    xor a6, a6, t4
    xor t4, s10, a6
    or s2, s4, a3
    xor s2, ra, s2
    xor a5, a5, s2
    xor a5, a5, s9
    or s9, a6, a5
    xor ra, s4, s8
    and t3, t1, ra
    xor t3, t3, s2
    xor t3, s3, t3
    xor s2, t3, a5
    or s2, s10, s2
    xor s3, t4, s2
    or s3, t3, s3
    xor a5, a5, s3
    or t6, t6, a5
    or s3, s5, a5
    and t3, t3, s2
    not t3, t3
    and t3, t3, s9
    xor s2, s2, s9
    or a6, a6, s2
    xor t4, t4, a6
    xor s2, s2, t4
    and a6, a6, s2
    or s2, s8, a6
    or s5, s7, a6
    xor a6, t4, a6
    and t1, t1, a6
    and s7, ra, a6
    xor a6, t3, a6
    and s8, s11, a6
    and s6, s6, a6
    or a3, a3, t4
    or s4, s4, t4
    xor s4, s4, s2
    xor s8, s4, s8
    xor t4, a5, t4
    and t0, t0, t4
    and a2, a2, t4
    xor a6, t4, a6
    and a7, a7, a6
    and a6, s0, a6
    xor a6, t0, a6
    and t2, t2, t3
    and t4, t5, t3
    xor a5, a5, t3
    or t3, s1, a5
    or a5, a4, a5
    xor t4, t3, t4
    xor t3, t3, s4
    xor t3, s3, t3
    xor t2, t2, t3
    xor a6, t2, a6
    xor t1, t2, t1
    xor a5, a5, a6
    xor t2, s2, t4
    xor a7, a7, t4
    xor t4, a7, a2
    xor a7, a5, a7
    xor a7, s8, a7
    slli t5, a5, 24
    srli a5, a5, 8
    or a5, t5, a5
    lw t5, 240(sp)
    not a4, a7
    and a5, a5, t5
    slli a2, a4, 25
    srli a4, a4, 7
    or a4, a2, a4
    lw a2, 208(sp)
    xor a7, a7, t1
    and a4, a4, a2
    or a5, a5, a4
    xor a7, t6, a7
    xor t6, a3, a7
    slli a4, t6, 26
    srli t6, t6, 6
    or t6, a4, t6
    lw a4, 204(sp)
    xor t1, t1, t4
    and t6, t6, a4
    or a5, a5, t6
    xor a6, a6, t1
    xor a7, a7, a6
    xor a7, s6, a7
    xor a7, t0, a7
    xor a6, s5, a6
    xor t0, s7, a6
    xor t0, t0, t2
    xor t1, t4, t0
    xor t2, t3, t1
    not t2, t2
    slli t3, t2, 27
    srli t2, t2, 5
    or t2, t3, t2
    lw t3, 196(sp)
    not t1, t1
    and t2, t2, t3
    or a5, a5, t2
    slli t2, t1, 28
    srli t1, t1, 4
    or t1, t2, t1
    lw t2, 192(sp)
    not t0, t0
    and t1, t1, t2
    or a5, a5, t1
    slli t1, t0, 30
    srli t0, t0, 2
    or t0, t1, t0
    lw t1, 188(sp)
    slli t4, a6, 31
    and t0, t0, t1
    srli a6, a6, 1
    or a6, t4, a6
    lw t4, 184(sp)
    not a7, a7
    and a6, a6, t4
    slli t6, a7, 29
    srli a7, a7, 3
    or a7, t6, a7
    lw t6, 200(sp)
    lw s0, 172(sp)
    and a7, a7, t6
    or a5, a5, a7
    or a5, a5, t0
    or a5, a5, a6
    lw a6, 332(sp)
    lw a7, 224(sp)
    xor a5, a6, a5
    xori a6, a5, 15
    xor t0, a6, a7
    srli a3, t0, 1
    xor a3, a3, t0
    and a3, a3, s0
    slli s1, a3, 1
    xor s1, t0, s1
    lw s2, 300(sp)
    lw s4, 288(sp)
    xor s3, t0, s2
    xor s5, s3, s4
    srli s6, s5, 1
    xor s7, s6, s5
    and s7, s7, s0
    slli s8, s7, 1
    xor s8, s5, s8
    srli s9, s3, 1
    xor s9, s9, s3
    and s9, s9, s0
    slli s10, s9, 1
    xor s10, s3, s10
    srli s11, s10, 2
    xor s11, s11, s8
    lw ra, 168(sp)
    sw a5, 332(sp)
    and s11, s11, ra
    slli a7, s11, 2
    xor a7, s10, a7
    srli s10, a6, 1
    xor s10, s10, a6
    and s10, s10, s0
    slli s4, s10, 1
    xor s4, a6, s4
    srli s2, s4, 2
    xor s2, s2, s1
    and s2, s2, ra
    slli a5, s2, 2
    xor a5, s4, a5
    srli s4, a5, 4
    lw s0, 164(sp)
    xor s4, s4, a7
    and s4, s4, s0
    slli t6, s4, 4
    xor a5, a5, t6
    # round 8 (aes.dsl:47)
    not a5, a5
    xor t6, s8, s11
    sw a5, 256(a0)
    xor a5, s1, s2
    srli s1, a5, 4
    xor s1, s1, t6
    and s1, s1, s0
    slli s2, s1, 4
    xor a5, a5, s2
    not a5, a5
    xor a7, a7, s4
    sw a5, 260(a0)
    sw a7, 264(a0)
    xor a5, t0, a3
    xor a7, s5, s7
    xor a3, a6, s10
    xor s2, s3, s9
    srli s4, s2, 2
    xor s4, s4, a7
    and s4, s4, ra
    xor a7, a7, s4
    srli s7, a3, 2
    xor s7, s7, a5
    and s7, s7, ra
    xor a5, a5, s7
    srli s8, a5, 4
    xor s8, s8, a7
    and s8, s8, s0
    xor a7, a7, s8
    not a7, a7
    sw a7, 268(a0)
    slli a7, s7, 2
    xor a7, a3, a7
    slli a3, s4, 2
    xor a3, s2, a3
    srli s2, a7, 4
    xor s2, s2, a3
    and s2, s2, s0
    slli s4, s2, 4
    xor a7, a7, s4
    not a7, a7
    xor t6, t6, s1
    sw a7, 272(a0)
    slli a7, s8, 4
    xor a5, a5, a7
    sw a5, 276(a0)
    not a5, t6
    sw a5, 280(a0)
    xor a5, a3, s2
    sw a5, 284(a0)
    not a5, s5
    srli a7, s5, 6
    srli t6, s5, 3
    not t6, t6
    srli a3, s5, 7
    not a3, a3
    xor s1, s6, a3
    lw s2, 308(sp)
    lw s4, 176(sp)
    lw s7, 180(sp)
    and s6, s2, s4
    and s2, s2, s7
    srli s8, s5, 4
    not s8, s8
    xor a3, s8, a3
    lw s9, 328(sp)
    sw a6, 328(sp)
    and s10, s9, s4
    or s2, s2, s10
    and s9, s9, s7
    or s6, s9, s6
    srli s9, s5, 2
    not s9, s9
    xor t6, s9, t6
    xor s10, s9, s8
    xor s11, s10, a3
    xor a6, s1, s10
    or s4, t6, a6
    xor s7, t6, a6
    xor a7, a7, s7
    xor s9, s9, a7
    sw s3, 308(sp)
    xor s3, s9, a3
    sw t0, 360(sp)
    or t0, a3, s3
    xor s0, a5, s3
    xor ra, a5, s7
    sw s5, 364(sp)
    srli s5, s5, 5
    not s5, s5
    xor a7, s5, a7
    or s5, a7, s11
    xor s5, t0, s5
    xor t4, a7, s3
    and t1, s10, t4
    xor t1, s9, t1
    xor t0, t1, t0
    xor t1, s7, t4
    xor t2, t1, s0
    xor s8, s8, t2
    or t3, a5, s8
    xor t3, s5, t3
    xor s9, s9, t3
    xor s4, s9, s4
    xor s9, a6, s8
    xor a2, s9, s11
    and a4, t2, a2
    xor a4, a4, t0
    sw s6, 368(sp)
    xor s6, s1, a2
    and t5, s0, s6
    xor t5, t5, s5
    xor t5, a4, t5
    xor t5, t6, t5
    or t6, t5, s4
    and s5, s9, ra
    xor t3, s5, t3
    xor t0, t0, t3
    xor t3, t0, s4
    and s5, s1, t1
    xor a4, s5, a4
    or t3, a4, t3
    xor a4, a4, t5
    xor s5, a4, t3
    or s5, t0, s5
    xor s4, s4, s5
    or s5, s6, s4
    or s0, s0, s4
    and t0, t0, t3
    not t0, t0
    and t0, t0, t6
    xor t3, t3, t6
    or t5, t5, t3
    xor t6, a4, t5
    or a5, a5, t6
    xor t3, t3, t6
    and t3, t5, t3
    or t5, s7, t3
    xor a5, a5, t5
    or a6, a6, t3
    xor t3, t6, t3
    and a4, s9, t3
    and s6, ra, t3
    xor t3, t0, t3
    and s7, s11, t3
    and a7, a7, t3
    xor a7, a5, a7
    or s8, s8, t6
    xor t6, s4, t6
    xor t3, t6, t3
    and s9, s10, t3
    and t3, t4, t3
    and t4, s3, t6
    and t6, a3, t6
    xor a3, t6, s9
    xor s3, s4, t0
    or s1, s1, s3
    or t1, t1, s3
    xor a5, t1, a5
    xor a5, s0, a5
    and t2, t2, t0
    xor t1, t1, t2
    and t0, a2, t0
    xor t0, t0, a5
    xor t2, t0, a4
    xor t0, t0, a3
    xor a4, s1, t0
    xor t3, t3, t1
    xor t1, t5, t1
    xor t4, t3, t4
    xor t3, a4, t3
    xor a7, a7, t3
    lw t3, 240(sp)
    lw a2, 204(sp)
    and t5, a4, t3
    xor a4, a7, t2
    xor a4, s5, a4
    xor a3, s8, a4
    slli a3, a3, 2
    and a3, a3, a2
    not a7, a7
    slli a7, a7, 1
    lw s0, 208(sp)
    xor t2, t2, t4
    and a7, a7, s0
    or a7, t5, a7
    or a7, a7, a3
    xor t0, t0, t2
    xor t2, a4, t0
    xor t2, s7, t2
    xor t2, t6, t2
    xor a6, a6, t0
    xor t0, s6, a6
    xor t0, t0, t1
    xor t1, t4, t0
    xor a5, a5, t1
    not a5, a5
    slli a5, a5, 3
    lw t4, 196(sp)
    slli a6, a6, 7
    and a5, a5, t4
    or a5, a7, a5
    not a7, t1
    slli a7, a7, 4
    lw t1, 192(sp)
    lw t5, 184(sp)
    and a7, a7, t1
    or a5, a5, a7
    not a7, t0
    slli a7, a7, 6
    lw t0, 188(sp)
    and a6, a6, t5
    and a7, a7, t0
    not t2, t2
    slli t2, t2, 5
    lw t6, 200(sp)
    lw a4, 336(sp)
    and t2, t2, t6
    or a5, a5, t2
    or a5, a5, a7
    or a5, a5, a6
    lw a6, 252(sp)
    lui a7, 1044480
    xor a5, a6, a5
    lw a6, 248(sp)
    lw s1, 356(sp)
    xor a6, a5, a6
    and t2, a6, a7
    xor a3, a6, a4
    xor s3, a3, s1
    lw s4, 160(sp)
    lui s6, 4080
    and s5, s3, s4
    and s7, s3, s6
    and s8, a3, s6
    and s9, a3, a7
    andi s10, a6, 255
    andi s11, a5, 255
    or s5, s11, s5
    or s5, s5, s8
    or t2, s5, t2
    xor s2, t2, s2
    srli s5, s2, 1
    xor s5, s5, s2
    lw s8, 172(sp)
    srli a7, t2, 1
    and s5, s5, s8
    slli s11, s5, 1
    xor s11, s2, s11
    srli ra, s11, 2
    xor a7, a7, t2
    and a7, a7, s8
    slli s6, a7, 1
    xor s6, t2, s6
    srli a4, s6, 2
    and s4, a5, s4
    or s4, s10, s4
    or s4, s4, s7
    or s4, s4, s9
    lw s7, 368(sp)
    lw s1, 168(sp)
    xor s7, s4, s7
    srli s9, s7, 1
    xor s9, s9, s7
    and s9, s9, s8
    slli s10, s9, 1
    xor s10, s7, s10
    xor ra, ra, s10
    and ra, ra, s1
    sw a3, 368(sp)
    slli a3, ra, 2
    xor a3, s11, a3
    srli s11, s4, 1
    xor s11, s11, s4
    and s11, s11, s8
    sw a6, 248(sp)
    slli a6, s11, 1
    xor a6, s4, a6
    xor a4, a4, a6
    and a4, a4, s1
    sw a5, 252(sp)
    slli a5, a4, 2
    xor a5, s6, a5
    srli s6, a5, 4
    xor s6, s6, a3
    lw s8, 164(sp)
    xor s10, s10, ra
    and s6, s6, s8
    slli t6, s6, 4
    xor a5, a5, t6
    # round 9 (aes.dsl:47)
    not t6, a5
    sw t6, 288(a0)
    xor a6, a6, a4
    srli t6, a6, 4
    xor t6, t6, s10
    and t6, t6, s8
    slli a4, t6, 4
    xor a6, a6, a4
    not a4, a6
    xor s7, s7, s9
    xor a3, a3, s6
    sw a4, 292(a0)
    xor a7, t2, a7
    xor t2, s4, s11
    xor a4, s2, s5
    sw a3, 296(a0)
    srli s2, a4, 2
    xor s2, s2, s7
    and s2, s2, s1
    xor s4, s7, s2
    srli s5, a7, 2
    xor s5, s5, t2
    and s5, s5, s1
    xor t2, t2, s5
    srli s6, t2, 4
    xor s6, s6, s4
    and s6, s6, s8
    xor s4, s4, s6
    not s7, s4
    sw s7, 300(a0)
    slli s5, s5, 2
    xor a7, a7, s5
    slli s2, s2, 2
    xor a4, a4, s2
    srli s2, a7, 4
    xor s2, s2, a4
    and s2, s2, s8
    slli s5, s2, 4
    xor a7, a7, s5
    not s5, a7
    xor t6, s10, t6
    sw s5, 304(a0)
    slli s5, s6, 4
    xor t2, t2, s5
    sw t2, 308(a0)
    not s5, t6
    sw s5, 312(a0)
    xor a4, a4, s2
    sw a4, 316(a0)
    srli s2, s3, 2
    not s2, s2
    srli s5, s3, 3
    not s5, s5
    xor s5, s2, s5
    srli s6, s3, 7
    not s6, s6
    srli s7, s3, 1
    xor s7, s7, s6
    srli s9, s3, 4
    not s9, s9
    xor s6, s9, s6
    xor s10, s2, s9
    xor s11, s10, s6
    xor ra, s7, s10
    sw s4, 372(sp)
    xor s4, s5, ra
    sw t6, 376(sp)
    or t6, s5, ra
    sw a6, 380(sp)
    srli a6, s3, 5
    not a6, a6
    sw t2, 384(sp)
    srli t2, s3, 6
    xor t2, t2, s4
    xor s2, s2, t2
    xor a6, a6, t2
    or t2, a6, s11
    sw a4, 388(sp)
    xor a4, s2, s6
    sw a3, 392(sp)
    xor a3, a6, a4
    sw a7, 396(sp)
    and a7, s10, a3
    xor a7, s2, a7
    sw a5, 400(sp)
    xor a5, s4, a3
    and s8, s7, a5
    or s1, s6, a4
    xor t2, s1, t2
    xor a7, a7, s1
    not s1, s3
    sw s3, 404(sp)
    xor s3, s1, a4
    xor t5, a5, s3
    xor s9, s9, t5
    xor t0, ra, s9
    xor t1, t0, s11
    and t4, t5, t1
    xor t4, t4, a7
    xor s8, s8, t4
    xor a2, s7, t1
    and s0, s3, a2
    xor s0, s0, t2
    xor t4, t4, s0
    xor t4, s5, t4
    xor s0, s8, t4
    or s5, s1, s9
    xor t2, t2, s5
    xor s2, s2, t2
    xor t6, s2, t6
    or s2, t4, t6
    xor s5, s1, s4
    and t3, t0, s5
    xor t2, t3, t2
    xor a7, a7, t2
    xor t2, a7, t6
    or t2, s8, t2
    xor t3, s0, t2
    or t3, a7, t3
    xor t3, t6, t3
    or t6, a2, t3
    or a2, s3, t3
    and a7, a7, t2
    not a7, a7
    and a7, a7, s2
    xor t2, t2, s2
    or t4, t4, t2
    xor s0, s0, t4
    xor t2, t2, s0
    and t2, t4, t2
    or t4, s4, t2
    or s2, ra, t2
    xor t2, s0, t2
    and t0, t0, t2
    and s3, s5, t2
    xor t2, a7, t2
    and a6, a6, t2
    and s4, s11, t2
    or s5, s9, s0
    or s1, s1, s0
    xor s1, s1, t4
    xor a6, s1, a6
    xor s0, t3, s0
    and s6, s6, s0
    and a4, a4, s0
    xor t2, s0, t2
    and a3, a3, t2
    and t2, s10, t2
    xor t2, s6, t2
    and t1, t1, a7
    and t5, t5, a7
    xor a7, t3, a7
    or a5, a5, a7
    or a7, s7, a7
    xor t3, a5, t5
    xor a5, a5, s1
    xor a5, a2, a5
    xor t1, t1, a5
    xor t2, t1, t2
    xor t0, t1, t0
    xor a7, a7, t2
    xor t1, t4, t3
    xor t3, a3, t3
    xor t4, t3, a4
    xor t3, a7, t3
    xor a6, a6, t3
    slli t3, a7, 24
    srli a7, a7, 8
    or a7, t3, a7
    lw t3, 240(sp)
    not t5, a6
    and a7, a7, t3
    slli a4, t5, 25
    srli t5, t5, 7
    or t5, a4, t5
    lw a4, 208(sp)
    xor a6, a6, t0
    and t5, t5, a4
    or a7, a7, t5
    xor a6, t6, a6
    xor t5, s5, a6
    slli t6, t5, 26
    srli t5, t5, 6
    or t5, t6, t5
    lw t6, 204(sp)
    xor t0, t0, t4
    and t5, t5, t6
    or a7, a7, t5
    xor t0, t2, t0
    xor a6, a6, t0
    xor a6, s4, a6
    xor a6, s6, a6
    xor t0, s2, t0
    xor t2, s3, t0
    xor t1, t2, t1
    xor t2, t4, t1
    xor a5, a5, t2
    not a5, a5
    slli t4, a5, 27
    srli a5, a5, 5
    or a5, t4, a5
    lw t4, 196(sp)
    and a5, a5, t4
    or a5, a7, a5
    not a7, t2
    slli t2, a7, 28
    srli a7, a7, 4
    or a7, t2, a7
    lw t2, 192(sp)
    slli t5, t0, 31
    and a7, a7, t2
    or a5, a5, a7
    not a7, t1
    slli t1, a7, 30
    srli a7, a7, 2
    or a7, t1, a7
    lw t1, 188(sp)
    srli t0, t0, 1
    and a7, a7, t1
    or t0, t5, t0
    lw t5, 184(sp)
    not a6, a6
    and t0, t0, t5
    slli a3, a6, 29
    srli a6, a6, 3
    or a6, a3, a6
    lw a3, 200(sp)
    lw a2, 180(sp)
    and a6, a6, a3
    or a5, a5, a6
    or a5, a5, a7
    or a5, a5, t0
    lw a6, 332(sp)
    lw a7, 360(sp)
    xor a5, a6, a5
    xori a6, a5, 31
    xor t0, a6, a7
    and a6, a6, a2
    and s0, t0, a2
    lw s1, 308(sp)
    lw s3, 176(sp)
    xor s2, t0, s1
    and s4, s2, s3
    or a6, a6, s4
    srli s4, a6, 1
    xor s4, s4, a6
    lw s5, 172(sp)
    lw s8, 300(sp)
    and s4, s4, s5
    slli s6, s4, 1
    xor s6, a6, s6
    srli s7, s6, 2
    xor s9, a6, s8
    srli s10, s9, 1
    xor s10, s10, s9
    and s10, s10, s5
    slli s11, s10, 1
    xor s11, s9, s11
    srli ra, s11, 2
    lw s8, 364(sp)
    sw s2, 332(sp)
    xor s8, s2, s8
    and a7, s8, s3
    or a7, s0, a7
    lw s0, 288(sp)
    sw t0, 408(sp)
    xor s0, a7, s0
    srli s1, s0, 1
    xor s1, s1, s0
    and s1, s1, s5
    slli s2, s1, 1
    xor s2, s0, s2
    xor ra, ra, s2
    lw t0, 168(sp)
    sw a5, 412(sp)
    and ra, ra, t0
    slli a5, ra, 2
    xor a5, s11, a5
    srli s11, a7, 1
    xor s11, s11, a7
    and s11, s11, s5
    slli s5, s11, 1
    xor s5, a7, s5
    xor s7, s7, s5
    and s7, s7, t0
    slli a3, s7, 2
    xor a3, s6, a3
    srli s6, a3, 4
    xor s6, s6, a5
    lw t5, 164(sp)
    xor s2, s2, ra
    and s6, s6, t5
    slli t1, s6, 4
    xor t1, a3, t1
    # round 10 (aes.dsl:47)
    not a3, t1
    sw a3, 320(a0)
    xor a3, s5, s7
    srli s5, a3, 4
    xor s5, s5, s2
    and s5, s5, t5
    slli s7, s5, 4
    xor a3, a3, s7
    not s7, a3
    xor s0, s0, s1
    xor a5, a5, s6
    sw s7, 324(a0)
    xor a6, a6, s4
    xor s1, s9, s10
    sw a5, 328(a0)
    xor s4, a7, s11
    srli s6, s1, 2
    xor s6, s6, s0
    and s6, s6, t0
    xor s0, s0, s6
    srli s7, a6, 2
    xor s7, s7, s4
    and s7, s7, t0
    xor s4, s4, s7
    srli s9, s4, 4
    xor s9, s9, s0
    and s9, s9, t5
    xor s0, s0, s9
    not s10, s0
    sw s10, 332(a0)
    slli s7, s7, 2
    xor a6, a6, s7
    slli s6, s6, 2
    xor s1, s1, s6
    srli s6, a6, 4
    xor s6, s6, s1
    and s6, s6, t5
    slli s7, s6, 4
    xor a6, a6, s7
    not s7, a6
    xor s2, s2, s5
    sw s7, 336(a0)
    slli s5, s9, 4
    xor s4, s4, s5
    sw s4, 340(a0)
    not s5, s2
    sw s5, 344(a0)
    xor s1, s1, s6
    sw s1, 348(a0)
    srli s5, s8, 6
    srli s6, s8, 3
    not s6, s6
    srli s7, s8, 7
    not s7, s7
    srli s9, s8, 1
    xor s9, s9, s7
    srli s10, s8, 4
    not s10, s10
    xor s7, s10, s7
    lw s11, 356(sp)
    sw a7, 356(sp)
    and ra, s11, a2
    and s11, s11, s3
    not a7, s8
    sw s4, 416(sp)
    lw s4, 336(sp)
    sw s2, 420(sp)
    and s2, s4, s3
    or s2, ra, s2
    and s4, s4, a2
    or s4, s4, s11
    srli s11, s8, 2
    not s11, s11
    xor s6, s11, s6
    xor ra, s11, s10
    sw s0, 336(sp)
    xor s0, s9, ra
    sw s1, 424(sp)
    or s1, s6, s0
    sw t1, 428(sp)
    xor t1, s6, s0
    xor s5, s5, t1
    xor s11, s11, s5
    sw a5, 432(sp)
    xor a5, s11, s7
    sw a6, 436(sp)
    xor a6, a7, a5
    sw a3, 440(sp)
    or a3, s7, a5
    xor a2, a7, t1
    xor s3, ra, s7
    sw s8, 444(sp)
    srli s8, s8, 5
    not s8, s8
    xor s5, s8, s5
    or s8, s5, s3
    xor s8, a3, s8
    xor t5, s5, a5
    and t0, ra, t5
    xor t0, s11, t0
    xor t0, t0, a3
    xor a3, t1, t5
    xor t2, a3, a6
    xor s10, s10, t2
    or t4, a7, s10
    xor t4, s8, t4
    xor s11, s11, t4
    xor s1, s11, s1
    xor s11, s0, s10
    and a4, s11, a2
    xor t4, a4, t4
    xor t4, t0, t4
    xor a4, t4, s1
    xor t6, s11, s3
    sw s4, 448(sp)
    and s4, t2, t6
    xor t0, s4, t0
    xor s4, s9, t6
    and t3, a6, s4
    xor t3, t3, s8
    xor t3, t0, t3
    xor t3, s6, t3
    or s6, t3, s1
    and s8, s9, a3
    xor t0, s8, t0
    or a4, t0, a4
    xor t0, t0, t3
    xor s8, t0, a4
    or s8, t4, s8
    xor s1, s1, s8
    or s4, s4, s1
    or a6, a6, s1
    and t4, t4, a4
    not t4, t4
    and t4, t4, s6
    xor a4, a4, s6
    or t3, t3, a4
    xor t0, t0, t3
    xor a4, a4, t0
    and t3, t3, a4
    or t1, t1, t3
    or a4, s0, t3
    xor t3, t0, t3
    and a2, a2, t3
    and s0, s11, t3
    xor t3, t4, t3
    and s3, s3, t3
    and s5, s5, t3
    or a7, a7, t0
    xor a7, a7, t1
    xor s5, a7, s5
    or s6, s10, t0
    xor t0, s1, t0
    and s7, s7, t0
    xor t3, t0, t3
    and a5, a5, t0
    and t0, t5, t3
    and t3, ra, t3
    xor t3, s7, t3
    xor t5, s1, t4
    or a3, a3, t5
    or t5, s9, t5
    xor a7, a3, a7
    xor a6, a6, a7
    and a7, t2, t4
    xor a7, a3, a7
    and t2, t6, t4
    xor t2, t2, a6
    xor t4, t2, s0
    xor t2, t2, t3
    xor t3, t5, t2
    xor t0, t0, a7
    xor a7, t1, a7
    xor a5, t0, a5
    xor t0, t3, t0
    xor t0, s5, t0
    lw t1, 240(sp)
    xor t5, t0, t4
    and t3, t3, t1
    xor t5, s4, t5
    xor t6, s6, t5
    slli t6, t6, 2
    lw a3, 204(sp)
    not t0, t0
    and t6, t6, a3
    lw s0, 208(sp)
    slli t0, t0, 1
    and t0, t0, s0
    or t0, t3, t0
    or t0, t0, t6
    xor t3, t4, a5
    xor t2, t2, t3
    xor t3, t5, t2
    xor t3, s3, t3
    xor t3, s7, t3
    xor t2, a4, t2
    xor t4, a2, t2
    xor a7, t4, a7
    xor a5, a5, a7
    xor a6, a6, a5
    not a6, a6
    slli a6, a6, 3
    lw t4, 196(sp)
    not a5, a5
    and a6, a6, t4
    or a6, t0, a6
    slli a5, a5, 4
    lw t0, 192(sp)
    slli t2, t2, 7
    and a5, a5, t0
    or a5, a6, a5
    not a6, a7
    slli a6, a6, 6
    lw a7, 188(sp)
    lw t5, 184(sp)
    and a6, a6, a7
    and t2, t2, t5
    not t3, t3
    slli t3, t3, 5
    lw t6, 200(sp)
    lui a2, 4080
    and t3, t3, t6
    or a5, a5, t3
    or a5, a5, a6
    or a5, a5, t2
    lw a6, 252(sp)
    lw t3, 368(sp)
    xor a5, a6, a5
    lw a6, 248(sp)
    lw s3, 160(sp)
    xor a6, a5, a6
    andi t2, a6, 255
    xor a4, a6, t3
    and s1, a4, a2
    and s4, a4, s3
    or t2, t2, s4
    lw s4, 404(sp)
    lui s6, 1044480
    xor s5, a4, s4
    and s7, s5, s6
    and s8, s5, a2
    or t2, t2, s8
    and s8, a6, s3
    and s9, a5, s6
    or t2, t2, s9
    xor s2, t2, s2
    srli s9, s2, 1
    xor s9, s9, s2
    lw s10, 172(sp)
    srli ra, t2, 1
    and s9, s9, s10
    slli s11, s9, 1
    xor s11, s2, s11
    xor ra, ra, t2
    and ra, ra, s10
    slli s3, ra, 1
    xor s3, t2, s3
    andi s6, a5, 255
    or s6, s6, s8
    or s1, s6, s1
    or s1, s1, s7
    lw s6, 448(sp)
    lw s4, 168(sp)
    xor s6, s1, s6
    srli s7, s6, 1
    xor s7, s7, s6
    and s7, s7, s10
    slli s8, s7, 1
    xor s8, s6, s8
    srli a2, s8, 2
    xor a2, a2, s11
    and a2, a2, s4
    slli t3, a2, 2
    xor t3, s8, t3
    srli s8, s1, 1
    xor s8, s8, s1
    and s8, s8, s10
    sw a4, 448(sp)
    slli a4, s8, 1
    xor a4, s1, a4
    sw a6, 248(sp)
    srli a6, a4, 2
    xor a6, a6, s3
    and a6, a6, s4
    sw a5, 252(sp)
    slli a5, a6, 2
    xor a5, a4, a5
    srli a4, a5, 4
    lw s10, 164(sp)
    xor a4, a4, t3
    and a4, a4, s10
    slli t6, a4, 4
    xor a5, a5, t6
    # round 11 (aes.dsl:47)
    not a5, a5
    xor t6, s11, a2
    sw a5, 352(a0)
    xor a5, s3, a6
    srli a6, a5, 4
    xor a6, a6, t6
    and a6, a6, s10
    slli a2, a6, 4
    xor a5, a5, a2
    not a5, a5
    xor t3, t3, a4
    sw a5, 356(a0)
    sw t3, 360(a0)
    xor a5, t2, ra
    xor t3, s2, s9
    xor a4, s1, s8
    xor a2, s6, s7
    srli s3, a2, 2
    xor s3, s3, t3
    and s3, s3, s4
    xor t3, t3, s3
    srli s7, a4, 2
    xor s7, s7, a5
    and s7, s7, s4
    xor a5, a5, s7
    srli s8, a5, 4
    xor s8, s8, t3
    and s8, s8, s10
    xor t3, t3, s8
    not t3, t3
    sw t3, 364(a0)
    slli t3, s7, 2
    xor t3, a4, t3
    slli a4, s3, 2
    xor a4, a2, a4
    srli a2, t3, 4
    xor a2, a2, a4
    and a2, a2, s10
    slli s3, a2, 4
    xor t3, t3, s3
    not t3, t3
    xor a6, t6, a6
    sw t3, 368(a0)
    slli t3, s8, 4
    xor a5, a5, t3
    sw a5, 372(a0)
    not a5, a6
    sw a5, 376(a0)
    xor a5, a4, a2
    sw a5, 380(a0)
    srli a5, s5, 2
    not a5, a5
    srli a6, s5, 3
    not a6, a6
    xor a6, a5, a6
    srli t3, s5, 7
    not t3, t3
    srli t6, s5, 1
    xor t6, t6, t3
    srli a4, s5, 4
    not a4, a4
    xor t3, a4, t3
    xor a2, a5, a4
    xor s3, a2, t3
    xor s7, t6, a2
    xor s8, a6, s7
    or s9, a6, s7
    srli s11, s5, 5
    not s11, s11
    srli ra, s5, 6
    xor ra, ra, s8
    xor a5, a5, ra
    xor s11, s11, ra
    or ra, s11, s3
    sw s6, 452(sp)
    xor s6, a5, t3
    sw s1, 456(sp)
    xor s1, s11, s6
    sw t2, 460(sp)
    and t2, a2, s1
    xor t2, a5, t2
    sw s2, 464(sp)
    xor s2, s8, s1
    and s10, t6, s2
    or s4, t3, s6
    xor ra, s4, ra
    xor t2, t2, s4
    not s4, s5
    sw s5, 468(sp)
    xor s5, s4, s6
    xor t5, s2, s5
    xor a4, a4, t5
    xor a7, s7, a4
    xor t0, a7, s3
    and t4, t5, t0
    xor t4, t4, t2
    xor s10, s10, t4
    xor a3, t6, t0
    and s0, s5, a3
    xor s0, s0, ra
    xor t4, t4, s0
    xor a6, a6, t4
    xor t4, s10, a6
    or s0, s4, a4
    xor s0, ra, s0
    xor a5, a5, s0
    xor a5, a5, s9
    or s9, a6, a5
    xor ra, s4, s8
    and t1, a7, ra
    xor t1, t1, s0
    xor t1, t2, t1
    xor t2, t1, a5
    or t2, s10, t2
    xor s0, t4, t2
    or s0, t1, s0
    xor a5, a5, s0
    or a3, a3, a5
    or s0, s5, a5
    and t1, t1, t2
    not t1, t1
    and t1, t1, s9
    xor t2, t2, s9
    or a6, a6, t2
    xor t4, t4, a6
    xor t2, t2, t4
    and a6, a6, t2
    or t2, s8, a6
    or s5, s7, a6
    xor a6, t4, a6
    and a7, a7, a6
    and s7, ra, a6
    xor a6, t1, a6
    and s8, s11, a6
    and s3, s3, a6
    or a4, a4, t4
    or s4, s4, t4
    xor s4, s4, t2
    xor s8, s4, s8
    xor t4, a5, t4
    and t3, t3, t4
    and s6, s6, t4
    xor a6, t4, a6
    and t4, s1, a6
    and a6, a2, a6
    xor a6, t3, a6
    and t0, t0, t1
    and t5, t5, t1
    xor a5, a5, t1
    or t1, s2, a5
    or a5, t6, a5
    xor t5, t1, t5
    xor t1, t1, s4
    xor t1, s0, t1
    xor t0, t0, t1
    xor a6, t0, a6
    xor a7, t0, a7
    xor a5, a5, a6
    xor t0, t2, t5
    xor t2, t4, t5
    xor t4, t2, s6
    xor t2, a5, t2
    xor t2, s8, t2
    slli t5, a5, 24
    srli a5, a5, 8
    or a5, t5, a5
    lw t5, 240(sp)
    not t6, t2
    and a5, a5, t5
    slli a2, t6, 25
    srli t6, t6, 7
    or t6, a2, t6
    lw a2, 208(sp)
    xor t2, t2, a7
    and t6, t6, a2
    or a5, a5, t6
    xor t2, a3, t2
    xor t6, a4, t2
    slli a4, t6, 26
    srli t6, t6, 6
    or t6, a4, t6
    lw a4, 204(sp)
    xor a7, a7, t4
    and t6, t6, a4
    or a5, a5, t6
    xor a6, a6, a7
    xor a7, t2, a6
    xor a7, s3, a7
    xor a7, t3, a7
    xor a6, s5, a6
    xor t2, s7, a6
    xor t0, t2, t0
    xor t2, t4, t0
    xor t1, t1, t2
    not t1, t1
    slli t3, t1, 27
    srli t1, t1, 5
    or t1, t3, t1
    lw t3, 196(sp)
    not t0, t0
    and t1, t1, t3
    or a5, a5, t1
    not t1, t2
    slli t2, t1, 28
    srli t1, t1, 4
    or t1, t2, t1
    lw t2, 192(sp)
    slli t4, a6, 31
    and t1, t1, t2
    or a5, a5, t1
    slli t1, t0, 30
    srli t0, t0, 2
    or t0, t1, t0
    lw t1, 188(sp)
    srli a6, a6, 1
    and t0, t0, t1
    or a6, t4, a6
    lw t4, 184(sp)
    not a7, a7
    and a6, a6, t4
    slli t6, a7, 29
    srli a7, a7, 3
    or a7, t6, a7
    lw t6, 200(sp)
    lw a3, 172(sp)
    and a7, a7, t6
    or a5, a5, a7
    or a5, a5, t0
    or a5, a5, a6
    lw a6, 412(sp)
    lw a7, 408(sp)
    xor a5, a6, a5
    xori a6, a5, 63
    xor a7, a6, a7
    srli t0, a7, 1
    xor t0, t0, a7
    and t0, t0, a3
    slli s0, t0, 1
    xor s0, a7, s0
    lw s1, 332(sp)
    lw s3, 444(sp)
    xor s2, a7, s1
    xor s4, s2, s3
    srli s5, s4, 1
    xor s6, s5, s4
    and s6, s6, a3
    slli s7, s6, 1
    xor s7, s4, s7
    srli s8, s2, 1
    xor s8, s8, s2
    and s8, s8, a3
    slli s9, s8, 1
    xor s9, s2, s9
    srli s10, s9, 2
    xor s10, s10, s7
    lw s11, 168(sp)
    sw a5, 408(sp)
    and s10, s10, s11
    slli ra, s10, 2
    xor s9, s9, ra
    srli ra, a6, 1
    xor ra, ra, a6
    and ra, ra, a3
    slli s3, ra, 1
    xor s3, a6, s3
    srli s1, s3, 2
    xor s1, s1, s0
    and s1, s1, s11
    slli a5, s1, 2
    xor a5, s3, a5
    srli s3, a5, 4
    lw a3, 164(sp)
    xor s3, s3, s9
    and s3, s3, a3
    slli t6, s3, 4
    xor a5, a5, t6
    # round 12 (aes.dsl:47)
    not a5, a5
    xor t6, s7, s10
    sw a5, 384(a0)
    xor a5, s0, s1
    srli s0, a5, 4
    xor s0, s0, t6
    and s0, s0, a3
    slli s1, s0, 4
    xor a5, a5, s1
    not a5, a5
    xor s1, s9, s3
    sw a5, 388(a0)
    sw s1, 392(a0)
    xor a5, a7, t0
    xor t0, s4, s6
    xor s1, a6, ra
    xor s3, s2, s8
    srli s6, s3, 2
    xor s6, s6, t0
    and s6, s6, s11
    xor t0, t0, s6
    srli s7, s1, 2
    xor s7, s7, a5
    and s7, s7, s11
    xor a5, a5, s7
    srli s8, a5, 4
    xor s8, s8, t0
    and s8, s8, a3
    xor t0, t0, s8
    not t0, t0
    sw t0, 396(a0)
    slli t0, s7, 2
    xor t0, s1, t0
    slli s1, s6, 2
    xor s1, s3, s1
    srli s3, t0, 4
    xor s3, s3, s1
    and s3, s3, a3
    slli s6, s3, 4
    xor t0, t0, s6
    not t0, t0
    xor t6, t6, s0
    sw t0, 400(a0)
    slli t0, s8, 4
    xor a5, a5, t0
    sw a5, 404(a0)
    not a5, t6
    sw a5, 408(a0)
    xor a5, s1, s3
    sw a5, 412(a0)
    not a5, s4
    srli t0, s4, 6
    srli t6, s4, 3
    not t6, t6
    srli s0, s4, 7
    not s0, s0
    xor s1, s5, s0
    lw s3, 368(sp)
    lw s5, 176(sp)
    lw s7, 180(sp)
    and s6, s3, s5
    and s3, s3, s7
    srli s8, s4, 4
    not s8, s8
    xor s0, s8, s0
    lw s9, 404(sp)
    sw a6, 404(sp)
    and s10, s9, s5
    or s3, s3, s10
    and s9, s9, s7
    or s6, s9, s6
    srli s9, s4, 2
    not s9, s9
    xor t6, s9, t6
    xor s10, s9, s8
    xor ra, s10, s0
    xor s5, s1, s10
    or s7, t6, s5
    xor a6, t6, s5
    xor t0, t0, a6
    xor s9, s9, t0
    sw s2, 368(sp)
    xor s2, s9, s0
    sw a7, 412(sp)
    or a7, s0, s2
    xor a3, a5, s2
    xor s11, a5, a6
    sw s4, 472(sp)
    srli s4, s4, 5
    not s4, s4
    xor t0, s4, t0
    or s4, t0, ra
    xor s4, a7, s4
    xor t4, t0, s2
    and t1, s10, t4
    xor t1, s9, t1
    xor a7, t1, a7
    xor t1, a6, t4
    xor t2, t1, a3
    xor s8, s8, t2
    or t3, a5, s8
    xor t3, s4, t3
    xor s9, s9, t3
    xor s7, s9, s7
    xor s9, s5, s8
    xor a2, s9, ra
    and a4, t2, a2
    xor a4, a4, a7
    xor t5, s1, a2
    sw s3, 476(sp)
    and s3, a3, t5
    xor s3, s3, s4
    xor s3, a4, s3
    xor t6, t6, s3
    or s3, t6, s7
    and s4, s9, s11
    xor t3, s4, t3
    xor a7, a7, t3
    xor t3, a7, s7
    and s4, s1, t1
    xor a4, s4, a4
    or t3, a4, t3
    xor a4, a4, t6
    xor s4, a4, t3
    or s4, a7, s4
    xor s4, s7, s4
    or t5, t5, s4
    or a3, a3, s4
    and a7, a7, t3
    not a7, a7
    and a7, a7, s3
    xor t3, t3, s3
    or t6, t6, t3
    xor a4, a4, t6
    or a5, a5, a4
    xor t3, t3, a4
    and t3, t6, t3
    or a6, a6, t3
    xor a5, a5, a6
    or t6, s5, t3
    xor t3, a4, t3
    and s3, s9, t3
    and s5, s11, t3
    xor t3, a7, t3
    and s7, ra, t3
    and t0, t0, t3
    xor t0, a5, t0
    or s8, s8, a4
    xor a4, s4, a4
    xor t3, a4, t3
    and s9, s10, t3
    and t3, t4, t3
    and t4, s2, a4
    and a4, s0, a4
    xor s0, a4, s9
    xor s2, s4, a7
    or s1, s1, s2
    or t1, t1, s2
    xor a5, t1, a5
    xor a5, a3, a5
    and t2, t2, a7
    xor t1, t1, t2
    and a7, a2, a7
    xor a7, a7, a5
    xor t2, a7, s3
    xor a7, a7, s0
    xor a3, s1, a7
    xor t3, t3, t1
    xor a6, a6, t1
    xor t1, t3, t4
    xor t3, a3, t3
    xor t0, t0, t3
    lw t3, 240(sp)
    lw a2, 204(sp)
    and t4, a3, t3
    xor a3, t0, t2
    xor t5, t5, a3
    xor a3, s8, t5
    slli a3, a3, 2
    and a3, a3, a2
    not t0, t0
    slli t0, t0, 1
    lw s0, 208(sp)
    xor t2, t2, t1
    and t0, t0, s0
    or t0, t4, t0
    or t0, t0, a3
    xor a7, a7, t2
    xor t2, t5, a7
    xor t2, s7, t2
    xor t2, a4, t2
    xor a7, t6, a7
    xor t4, s5, a7
    xor a6, t4, a6
    xor t1, t1, a6
    xor a5, a5, t1
    not a5, a5
    slli a5, a5, 3
    lw t4, 196(sp)
    not a6, a6
    and a5, a5, t4
    or a5, t0, a5
    not t0, t1
    slli t0, t0, 4
    lw t1, 192(sp)
    slli a6, a6, 6
    and t0, t0, t1
    or a5, a5, t0
    lw t0, 188(sp)
    slli a7, a7, 7
    and a6, a6, t0
    lw t5, 184(sp)
    not t2, t2
    and a7, a7, t5
    lw t6, 200(sp)
    slli t2, t2, 5
    and t2, t2, t6
    or a5, a5, t2
    or a5, a5, a6
    or a5, a5, a7
    lw a6, 252(sp)
    lw a7, 448(sp)
    xor a5, a6, a5
    lw a6, 248(sp)
    lw t2, 468(sp)
    xor a6, a5, a6
    xor a7, a6, a7
    xor t2, a7, t2
    lui a4, 4080
    and a3, t2, a4
    and a4, a7, a4
    lui s1, 1044480
    and a7, a7, s1
    and s1, a6, s1
    andi a6, a6, 255
    lw s3, 160(sp)
    andi s2, a5, 255
    and a5, a5, s3
    or a5, a6, a5
    or a5, a5, a3
    or a5, a5, a7
    xor a6, a5, s6
    and a7, t2, s3
    or a7, s2, a7
    or a7, a7, a4
    or a7, a7, s1
    lw a4, 476(sp)
    lw s1, 172(sp)
    xor a4, a7, a4
    srli a3, a4, 1
    xor a3, a3, a4
    and a3, a3, s1
    slli s2, a3, 1
    xor s2, a4, s2
    srli s3, s2, 2
    srli s4, a7, 1
    xor s4, s4, a7
    and s4, s4, s1
    slli s5, s4, 1
    xor s5, a7, s5
    srli s6, s5, 2
    srli s7, a6, 1
    xor s7, s7, a6
    and s7, s7, s1
    slli s8, s7, 1
    xor s8, a6, s8
    lw s9, 168(sp)
    xor s3, s3, s8
    and s3, s3, s9
    slli s10, s3, 2
    xor s2, s2, s10
    srli s10, a5, 1
    xor s10, s10, a5
    and s10, s10, s1
    slli s11, s10, 1
    xor s11, a5, s11
    xor s6, s6, s11
    and s6, s6, s9
    slli ra, s6, 2
    xor s5, s5, ra
    srli ra, s5, 4
    xor ra, ra, s2
    lw s1, 164(sp)
    xor s3, s8, s3
    and ra, ra, s1
    slli t5, ra, 4
    xor t5, s5, t5
    # round 13 (aes.dsl:47)
    not s5, t5
    sw s5, 416(a0)
    xor s5, s11, s6
    srli s6, s5, 4
    xor s6, s6, s3
    and s6, s6, s1
    slli s8, s6, 4
    xor s5, s5, s8
    not s8, s5
    xor a6, a6, s7
    xor s2, s2, ra
    sw s8, 420(a0)
    xor a7, a7, s4
    xor a5, a5, s10
    xor a4, a4, a3
    sw s2, 424(a0)
    srli a3, a4, 2
    xor a3, a3, a6
    and a3, a3, s9
    xor a6, a6, a3
    srli s4, a7, 2
    xor s4, s4, a5
    and s4, s4, s9
    xor a5, a5, s4
    srli s7, a5, 4
    xor s7, s7, a6
    and s7, s7, s1
    xor a6, a6, s7
    not s8, a6
    sw s8, 428(a0)
    slli s4, s4, 2
    xor a7, a7, s4
    slli a3, a3, 2
    xor a4, a4, a3
    srli a3, a7, 4
    xor a3, a3, a4
    and a3, a3, s1
    slli s4, a3, 4
    xor a7, a7, s4
    not s4, a7
    xor s3, s3, s6
    sw s4, 432(a0)
    slli s4, s7, 4
    xor a5, a5, s4
    sw a5, 436(a0)
    not s4, s3
    xor a4, a4, a3
    sw s4, 440(a0)
    sw a4, 444(a0)
    srli a3, t2, 7
    not a3, a3
    srli s4, t2, 2
    not s4, s4
    srli s6, t2, 5
    not s6, s6
    srli s7, t2, 3
    not s7, s7
    xor s7, s4, s7
    srli s8, t2, 4
    not s8, s8
    xor s10, s4, s8
    xor s11, s8, a3
    xor ra, s10, s11
    not s1, t2
    sw s3, 476(sp)
    srli s3, t2, 1
    xor a3, s3, a3
    srli t2, t2, 6
    xor s3, a3, s10
    sw a6, 160(sp)
    or a6, s7, s3
    xor s9, s7, s3
    xor t2, t2, s9
    xor s4, s4, t2
    xor t2, s6, t2
    or s6, t2, ra
    sw a5, 468(sp)
    xor a5, s4, s11
    sw s2, 448(sp)
    or s2, s11, a5
    xor s6, s2, s6
    sw a4, 248(sp)
    xor a4, t2, a5
    sw s5, 252(sp)
    xor s5, s9, a4
    sw a7, 480(sp)
    and a7, a3, s5
    sw t5, 484(sp)
    and t5, s10, a4
    xor t5, s4, t5
    xor t5, t5, s2
    xor s2, s1, a5
    xor t0, s5, s2
    xor s8, s8, t0
    or t1, s1, s8
    xor t1, s6, t1
    xor s4, s4, t1
    xor a6, s4, a6
    xor s4, s3, s8
    xor t4, s4, ra
    xor t6, a3, t4
    and s0, s2, t6
    xor s0, s0, s6
    and s6, t0, t4
    xor s6, s6, t5
    xor s0, s6, s0
    xor s0, s7, s0
    xor a7, a7, s6
    xor s6, a7, s0
    or s7, s0, a6
    xor a2, s1, s9
    and t3, s4, a2
    xor t1, t3, t1
    xor t1, t5, t1
    xor t3, t1, a6
    or a7, a7, t3
    and t3, t1, a7
    not t3, t3
    and t3, t3, s7
    and t0, t0, t3
    and t4, t4, t3
    xor t5, a7, s7
    or s0, s0, t5
    xor a7, s6, a7
    or a7, t1, a7
    xor a6, a6, a7
    or a7, s2, a6
    or t1, t6, a6
    xor t6, s6, s0
    or s1, s1, t6
    or s2, s8, t6
    xor t5, t5, t6
    and t5, s0, t5
    or s0, s3, t5
    or s3, s9, t5
    xor s1, s1, s3
    xor t5, t6, t5
    and a2, a2, t5
    and s4, s4, t5
    xor t5, t3, t5
    and s6, ra, t5
    and t2, t2, t5
    xor t2, s1, t2
    xor t6, a6, t6
    xor a6, a6, t3
    or t3, a3, a6
    or a6, s5, a6
    xor t0, a6, t0
    xor a6, a6, s1
    xor a6, a7, a6
    xor a7, t4, a6
    xor t4, a7, s4
    xor a3, s3, t0
    xor t5, t6, t5
    and a4, a4, t5
    xor t0, a4, t0
    and t5, s10, t5
    and a4, s11, t6
    and a5, a5, t6
    xor a5, t0, a5
    xor t5, a4, t5
    xor a7, a7, t5
    xor t3, t3, a7
    xor t0, t3, t0
    xor t0, t2, t0
    slli t2, t3, 24
    srli t3, t3, 8
    or t2, t2, t3
    lw t3, 240(sp)
    and t2, t2, t3
    xor t3, t0, t4
    xor t1, t1, t3
    xor t3, s2, t1
    slli t5, t3, 26
    srli t3, t3, 6
    or t3, t5, t3
    lw t5, 204(sp)
    not t0, t0
    and t3, t3, t5
    slli t5, t0, 25
    srli t0, t0, 7
    or t0, t5, t0
    lw t5, 208(sp)
    and t0, t0, t5
    or t0, t2, t0
    or t0, t0, t3
    xor t2, t4, a5
    xor a7, a7, t2
    xor t2, s0, a7
    xor a7, t1, a7
    xor a7, s6, a7
    xor a7, a4, a7
    not a7, a7
    slli t1, a7, 29
    srli a7, a7, 3
    or a7, t1, a7
    lw t1, 200(sp)
    and a7, a7, t1
    xor t1, a2, t2
    xor t1, t1, a3
    xor a5, a5, t1
    xor a6, a6, a5
    not a6, a6
    slli t3, a6, 27
    srli a6, a6, 5
    or a6, t3, a6
    lw t3, 196(sp)
    not a5, a5
    and a6, a6, t3
    or a6, t0, a6
    slli t0, a5, 28
    srli a5, a5, 4
    or a5, t0, a5
    lw t0, 192(sp)
    and a5, a5, t0
    or a5, a6, a5
    or a5, a5, a7
    not a6, t1
    slli a7, a6, 30
    srli a6, a6, 2
    or a6, a7, a6
    lw a7, 188(sp)
    and a6, a6, a7
    or a5, a5, a6
    slli a6, t2, 31
    srli a7, t2, 1
    or a6, a6, a7
    lw a7, 184(sp)
    lw t0, 412(sp)
    and a6, a6, a7
    or a5, a5, a6
    lw a6, 408(sp)
    lw t1, 368(sp)
    xor a5, a6, a5
    xori a5, a5, 127
    lw a6, 180(sp)
    lw t3, 176(sp)
    and a7, a5, a6
    xor a5, a5, t0
    xor t2, a5, t1
    and a5, a5, a6
    and t4, t2, t3
    or a7, a7, t4
    lw t4, 332(sp)
    lw t5, 472(sp)
    xor t4, a7, t4
    xor t2, t2, t5
    and t2, t2, t3
    or a5, a5, t2
    lw t2, 444(sp)
    lw a4, 172(sp)
    xor t2, a5, t2
    srli t6, t2, 1
    xor t6, t6, t2
    and t6, t6, a4
    slli a3, t6, 1
    xor a3, t2, a3
    xor t2, t2, t6
    srli t6, a5, 1
    xor t6, t6, a5
    and t6, t6, a4
    slli a2, t6, 1
    xor a2, a5, a2
    xor a5, a5, t6
    srli t6, t4, 1
    xor t6, t6, t4
    and t6, t6, a4
    slli s0, t6, 1
    xor s0, t4, s0
    xor t4, t4, t6
    srli t6, t4, 2
    lw s1, 168(sp)
    xor t6, t6, t2
    and t6, t6, s1
    slli s2, t6, 2
    xor t4, t4, s2
    srli s2, s0, 2
    xor s2, s2, a3
    and s2, s2, s1
    slli s3, s2, 2
    xor s0, s0, s3
    srli s3, a7, 1
    xor s3, s3, a7
    and s3, s3, a4
    xor s4, a7, s3
    slli s3, s3, 1
    xor a7, a7, s3
    srli s3, a7, 2
    xor s3, s3, a2
    and s3, s3, s1
    slli s5, s3, 2
    xor a7, a7, s5
    srli s5, a7, 4
    lw s6, 164(sp)
    xor s5, s5, s0
    and s5, s5, s6
    slli s7, s5, 4
    xor a7, a7, s7
    sw a7, 448(a0)
    srli s7, s4, 2
    xor s7, s7, a5
    and s7, s7, s1
    slli s8, s7, 2
    xor s4, s4, s8
    srli s8, s4, 4
    xor s8, s8, t4
    and s8, s8, s6
    slli s9, s8, 4
    xor s4, s4, s9
    # round 14 (aes.dsl:53)
    not s9, s4
    xor a5, a5, s7
    xor a3, a3, s2
    xor t2, t2, t6
    xor t6, a2, s3
    sw s9, 452(a0)
    srli a2, t6, 4
    xor a2, a2, a3
    and a2, a2, s6
    slli s2, a2, 4
    xor t6, t6, s2
    sw t6, 456(a0)
    srli s2, a5, 4
    xor s2, s2, t2
    and s2, s2, s6
    slli s3, s2, 4
    xor a5, a5, s3
    not s3, a5
    xor s0, s0, s5
    sw s3, 460(a0)
    not s3, s0
    xor t4, t4, s8
    sw s3, 464(a0)
    not s3, t4
    xor a3, a3, a2
    sw s3, 468(a0)
    not a2, a3
    xor t2, t2, s2
    sw a2, 472(a0)
    sw t2, 476(a0)
    lui a2, 983055
    lui s2, 61441
    addi s2, s2, -256
    lw s3, 440(sp)
    lw s7, 436(sp)
    and s5, s3, s2
    and s8, s7, s2
    lw s9, 432(sp)
    lw s11, 428(sp)
    and s10, s9, s2
    and ra, s11, s2
    lw s6, 424(sp)
    lw a4, 336(sp)
    and s1, s6, s2
    and t1, a4, s2
    lw t0, 420(sp)
    lw t5, 416(sp)
    and t3, t0, s2
    and t5, t5, s2
    slli a4, a4, 4
    sw a4, 444(sp)
    and a4, a4, a2
    or t1, t1, a4
    xor t1, t2, t1
    slli t2, s7, 4
    and a4, t2, a2
    or a4, s8, a4
    xor a4, s4, a4
    not a4, a4
    sw a4, 480(a0)
    slli a4, s6, 4
    and s4, a4, a2
    or s1, s1, s4
    xor t4, t4, s1
    not t4, t4
    lw s1, 484(sp)
    and s8, s1, a6
    srli s4, s1, 4
    and s4, s4, s2
    or s4, s8, s4
    slli s1, s1, 4
    and s1, s1, a2
    or s1, s4, s1
    slli s4, t0, 4
    and s8, s4, a2
    or t3, t3, s8
    xor t3, a3, t3
    slli a3, s3, 4
    and s8, a3, a2
    or s5, s5, s8
    xor t6, t6, s5
    slli s5, s9, 4
    and s8, s5, a2
    or s8, s10, s8
    xor s0, s0, s8
    sw s0, 484(a0)
    sw t3, 488(a0)
    sw t1, 492(a0)
    slli t1, s11, 4
    and t3, t1, a2
    or t3, ra, t3
    xor a7, a7, t3
    not a7, a7
    lw t3, 416(sp)
    sw a7, 500(a0)
    slli s0, t3, 4
    and s8, s0, a2
    or t5, t5, s8
    xor a5, a5, t5
    sw a5, 496(a0)
    sw t6, 504(a0)
    sw t4, 508(a0)
    not a5, s1
    sw a5, 512(a0)
    lw a5, 480(sp)
    and t4, a5, a6
    srli a7, a5, 4
    and a7, a7, s2
    or a7, t4, a7
    slli a5, a5, 4
    and a5, a5, a2
    or a5, a7, a5
    not a5, a5
    sw a5, 516(a0)
    lw a5, 252(sp)
    srli t4, a5, 4
    and a7, a5, a6
    and t4, t4, s2
    or a7, a7, t4
    slli a5, a5, 4
    and a5, a5, a2
    or a5, a7, a5
    sw a5, 520(a0)
    lw a5, 248(sp)
    and t4, a5, a6
    slli a7, a5, 4
    and a7, a7, a2
    srli a5, a5, 4
    and a5, a5, s2
    or a5, t4, a5
    or a5, a5, a7
    lw a7, 448(sp)
    srli t5, a7, 4
    and t4, a7, a6
    and t5, t5, s2
    or t4, t4, t5
    slli a7, a7, 4
    and a7, a7, a2
    or a7, t4, a7
    lw t4, 468(sp)
    srli t6, t4, 4
    slli t5, t4, 4
    and t5, t5, a2
    and t6, t6, s2
    and t4, t4, a6
    or t4, t4, t6
    or t4, t4, t5
    sw t4, 524(a0)
    sw a7, 528(a0)
    not a5, a5
    sw a5, 532(a0)
    lw a5, 472(sp)
    lw t4, 412(sp)
    slli a7, a5, 24
    srli a5, a5, 8
    or a5, a7, a5
    lw a7, 176(sp)
    srli t4, t4, 8
    and a5, a5, a7
    and t4, t4, a6
    or a5, t4, a5
    lw t4, 404(sp)
    slli t5, t4, 24
    srli t4, t4, 8
    or t4, t5, t4
    and t4, t4, a7
    lw t5, 356(sp)
    lw s1, 172(sp)
    slli t6, t5, 24
    srli t5, t5, 8
    or t5, t6, t5
    lw t6, 368(sp)
    srli t6, t6, 8
    and t6, t6, a6
    or t4, t6, t4
    xor t5, t4, t5
    srli t6, t5, 1
    xor t6, t6, t5
    and t6, t6, s1
    slli s8, t6, 1
    xor s8, t5, s8
    srli s10, s8, 2
    srli ra, t4, 1
    xor ra, ra, t4
    and ra, ra, s1
    slli t0, ra, 1
    xor t0, t4, t0
    srli s6, a5, 1
    xor s6, s6, a5
    and s6, s6, s1
    slli s9, s6, 1
    xor s9, a5, s9
    srli t3, s9, 2
    xor t3, t3, t0
    lw s3, 168(sp)
    lw s11, 160(sp)
    and t3, t3, s3
    slli s7, t3, 2
    xor s7, s9, s7
    srli s9, s7, 4
    sw s4, 368(sp)
    and s4, s11, a6
    sw a4, 356(sp)
    srli a4, s11, 4
    and a4, a4, s2
    or a4, s4, a4
    slli s4, s11, 4
    and s4, s4, a2
    or a4, a4, s4
    lw s4, 476(sp)
    sw s0, 160(sp)
    srli s11, s4, 4
    and s11, s11, s2
    and s0, s4, a6
    or s0, s0, s11
    slli s4, s4, 4
    and s4, s4, a2
    or s0, s0, s4
    sw s0, 536(a0)
    sw a4, 540(a0)
    lw a4, 308(sp)
    srli s4, a4, 8
    slli s0, a4, 24
    or s0, s0, s4
    xor s0, t4, s0
    srli s4, s0, 1
    xor s4, s4, s0
    and s4, s4, s1
    slli s11, s4, 1
    xor s11, s0, s11
    xor s10, s10, s11
    and s10, s10, s3
    slli a4, s10, 2
    xor a4, s8, a4
    xor s8, s9, a4
    lw s9, 164(sp)
    xor a5, a5, s6
    and s8, s8, s9
    slli a2, s8, 4
    xor a2, s7, a2
    # round 13 (aes.dsl:47)
    not a2, a2
    sw a2, 544(a0)
    xor a2, s0, s4
    xor t5, t5, t6
    xor t4, t4, ra
    srli t6, t5, 2
    xor t6, t6, a2
    and t6, t6, s3
    slli s0, t6, 2
    xor t5, t5, s0
    srli s0, a5, 2
    xor s0, s0, t4
    and s0, s0, s3
    slli s4, s0, 2
    xor a5, a5, s4
    srli s4, a5, 4
    xor s4, s4, t5
    and s4, s4, s9
    slli s6, s4, 4
    xor a5, a5, s6
    not a5, a5
    xor t4, t4, s0
    xor t5, t5, s4
    xor t0, t0, t3
    sw a5, 548(a0)
    xor a5, s11, s10
    xor t3, a4, s8
    xor t6, a2, t6
    srli a4, t0, 4
    xor a4, a4, a5
    and a4, a4, s9
    slli a2, a4, 4
    xor t0, t0, a2
    sw t0, 552(a0)
    srli t0, t4, 4
    xor t0, t0, t6
    and t0, t0, s9
    slli a2, t0, 4
    xor t4, t4, a2
    sw t4, 556(a0)
    sw t3, 560(a0)
    not t3, t5
    xor t0, t6, t0
    sw t3, 564(a0)
    xor a5, a5, a4
    sw a5, 568(a0)
    sw t0, 572(a0)
    lw a5, 464(sp)
    slli t0, a5, 16
    srli a5, a5, 16
    or a5, t0, a5
    lw t0, 460(sp)
    slli t3, t0, 16
    srli t0, t0, 16
    or t0, t3, t0
    lw t3, 456(sp)
    slli t4, t3, 16
    srli t3, t3, 16
    or t3, t4, t3
    lw t4, 452(sp)
    and t6, t3, a7
    slli t5, t4, 16
    srli t4, t4, 16
    or t4, t5, t4
    and t5, t4, a7
    and t4, t4, a6
    or t4, t4, t6
    and t3, t3, a6
    or t3, t3, t5
    srli t5, t3, 1
    xor t5, t5, t3
    and t5, t5, s1
    slli t6, t5, 1
    xor t6, t3, t6
    srli a4, t4, 1
    xor a4, a4, t4
    and a4, a4, s1
    slli a2, a4, 1
    xor a2, t4, a2
    and s0, t0, a7
    and t0, t0, a6
    and s4, a5, a6
    or s0, s4, s0
    and a5, a5, a7
    or a5, t0, a5
    srli t0, a5, 1
    xor t0, t0, a5
    and t0, t0, s1
    slli s4, t0, 1
    xor s4, a5, s4
    srli s6, s4, 2
    xor s6, s6, a2
    and s6, s6, s3
    slli s7, s6, 2
    xor s4, s4, s7
    srli s7, s4, 4
    srli s8, s0, 1
    xor s8, s8, s0
    and s8, s8, s1
    slli s10, s8, 1
    xor s10, s0, s10
    srli s11, s10, 2
    xor s11, s11, t6
    and s11, s11, s3
    slli ra, s11, 2
    xor s10, s10, ra
    xor s7, s7, s10
    and s7, s7, s9
    slli ra, s7, 4
    xor s4, s4, ra
    # round 12 (aes.dsl:47)
    not s4, s4
    sw s4, 576(a0)
    xor t3, t3, t5
    xor a5, a5, t0
    xor t0, s0, s8
    xor t4, t4, a4
    srli t5, t0, 2
    xor t5, t5, t3
    and t5, t5, s3
    slli a4, t5, 2
    xor t0, t0, a4
    srli a4, a5, 2
    xor a4, a4, t4
    and a4, a4, s3
    slli s0, a4, 2
    xor a5, a5, s0
    srli s0, a5, 4
    xor s0, s0, t0
    and s0, s0, s9
    slli s4, s0, 4
    xor a5, a5, s4
    not a5, a5
    xor t4, t4, a4
    xor t0, t0, s0
    xor a4, a2, s6
    sw a5, 580(a0)
    xor a5, t6, s11
    xor t6, s10, s7
    xor t3, t3, t5
    srli t5, a4, 4
    xor t5, t5, a5
    and t5, t5, s9
    slli a2, t5, 4
    xor a4, a4, a2
    sw a4, 584(a0)
    srli a4, t4, 4
    xor a4, a4, t3
    and a4, a4, s9
    slli a2, a4, 4
    xor t4, t4, a2
    sw t4, 588(a0)
    sw t6, 592(a0)
    not t0, t0
    xor t3, t3, a4
    xor a5, a5, t5
    sw t0, 596(a0)
    sw a5, 600(a0)
    sw t3, 604(a0)
    and a5, t1, s2
    lw t0, 428(sp)
    srli t3, t0, 24
    slli t1, t0, 8
    or t1, t1, t3
    and t1, t1, a6
    or a5, t1, a5
    slli t0, t0, 12
    lui t1, 983055
    and t0, t0, t1
    or a5, a5, t0
    # round 11 (aes.dsl:47)
    not a5, a5
    sw a5, 608(a0)
    and a5, t2, s2
    lw t0, 436(sp)
    srli t3, t0, 24
    slli t2, t0, 8
    or t2, t2, t3
    and t2, t2, a6
    or a5, t2, a5
    slli t0, t0, 12
    and t0, t0, t1
    or a5, a5, t0
    not a5, a5
    sw a5, 612(a0)
    and a5, s5, s2
    and t0, a3, s2
    lw t2, 160(sp)
    lw t3, 356(sp)
    and t2, t2, s2
    and t3, t3, s2
    lw t4, 440(sp)
    slli t6, t4, 8
    slli t5, t4, 12
    and t5, t5, t1
    srli t4, t4, 24
    or t4, t6, t4
    and t4, t4, a6
    or t0, t4, t0
    or t0, t0, t5
    sw t0, 616(a0)
    lw t0, 416(sp)
    slli t5, t0, 8
    slli t4, t0, 12
    and t4, t4, t1
    srli t0, t0, 24
    or t0, t5, t0
    and t0, t0, a6
    or t0, t0, t2
    or t0, t0, t4
    sw t0, 620(a0)
    lw t0, 432(sp)
    slli t4, t0, 8
    slli t2, t0, 12
    and t2, t2, t1
    srli t0, t0, 24
    or t0, t4, t0
    and t0, t0, a6
    or a5, t0, a5
    or a5, a5, t2
    sw a5, 624(a0)
    lw a5, 424(sp)
    srli t2, a5, 24
    slli t0, a5, 8
    or t0, t0, t2
    and t0, t0, a6
    or t0, t0, t3
    slli a5, a5, 12
    and a5, a5, t1
    or a5, t0, a5
    not a5, a5
    sw a5, 628(a0)
    lw a5, 368(sp)
    lw t0, 420(sp)
    and a5, a5, s2
    slli t2, t0, 8
    srli t3, t0, 24
    or t2, t2, t3
    and t2, t2, a6
    or a5, t2, a5
    slli t0, t0, 12
    and t0, t0, t1
    or a5, a5, t0
    not a5, a5
    sw a5, 632(a0)
    lw a5, 444(sp)
    lw t0, 336(sp)
    and a5, a5, s2
    slli t2, t0, 8
    srli t3, t0, 24
    or t2, t2, t3
    and t2, t2, a6
    or a5, t2, a5
    slli t0, t0, 12
    and t0, t0, t1
    or a5, a5, t0
    not a5, a5
    sw a5, 636(a0)
    lw a5, 400(sp)
    slli t2, a5, 20
    srli t0, a5, 8
    and t0, t0, a6
    srli t3, a5, 12
    or t2, t2, t3
    and t2, t2, s2
    or t0, t0, t2
    slli t2, a5, 28
    srli a5, a5, 4
    or a5, t2, a5
    and a5, a5, t1
    or a5, t0, a5
    # round 10 (aes.dsl:47)
    not a5, a5
    sw a5, 640(a0)
    lw a5, 396(sp)
    slli t2, a5, 20
    srli t0, a5, 8
    and t0, t0, a6
    srli t3, a5, 12
    or t2, t2, t3
    and t2, t2, s2
    or t0, t0, t2
    slli t2, a5, 28
    srli a5, a5, 4
    or a5, t2, a5
    and a5, a5, t1
    or a5, t0, a5
    not a5, a5
    sw a5, 644(a0)
    lw a5, 392(sp)
    srli t2, a5, 4
    slli t0, a5, 28
    or t0, t0, t2
    and t0, t0, t1
    slli t2, a5, 20
    srli t3, a5, 12
    or t2, t2, t3
    and t2, t2, s2
    srli a5, a5, 8
    and a5, a5, a6
    or a5, a5, t2
    or a5, a5, t0
    lw t0, 388(sp)
    srli t3, t0, 12
    slli t2, t0, 20
    or t2, t2, t3
    and t2, t2, s2
    slli t3, t0, 28
    srli t4, t0, 4
    or t3, t3, t4
    and t3, t3, t1
    srli t0, t0, 8
    and t0, t0, a6
    or t0, t0, t2
    or t0, t0, t3
    lw t2, 384(sp)
    slli t4, t2, 20
    srli t3, t2, 8
    and t3, t3, a6
    srli t5, t2, 12
    or t4, t4, t5
    and t4, t4, s2
    or t3, t3, t4
    slli t4, t2, 28
    srli t2, t2, 4
    or t2, t4, t2
    and t2, t2, t1
    or t2, t3, t2
    lw t3, 380(sp)
    slli t5, t3, 20
    srli t4, t3, 8
    and t4, t4, a6
    srli t6, t3, 12
    or t5, t5, t6
    and t5, t5, s2
    or t4, t4, t5
    slli t5, t3, 28
    srli t3, t3, 4
    or t3, t5, t3
    and t3, t3, t1
    or t3, t4, t3
    sw t3, 648(a0)
    sw t2, 652(a0)
    sw a5, 656(a0)
    not a5, t0
    sw a5, 660(a0)
    lw a5, 328(sp)
    slli t0, a5, 16
    srli a5, a5, 16
    or a5, t0, a5
    lw t0, 360(sp)
    and a5, a5, a7
    slli t2, t0, 16
    srli t0, t0, 16
    or t0, t2, t0
    lw t2, 364(sp)
    and t0, t0, a6
    slli t3, t2, 16
    srli t2, t2, 16
    or t2, t3, t2
    and t2, t2, a7
    or t0, t0, t2
    lw t2, 296(sp)
    slli t3, t2, 16
    srli t2, t2, 16
    or t2, t3, t2
    lw t3, 308(sp)
    slli t4, t3, 16
    srli t3, t3, 16
    or t3, t4, t3
    and t3, t3, a6
    or a5, t3, a5
    lw t3, 244(sp)
    srli a4, a5, 1
    slli t4, t3, 16
    srli t3, t3, 16
    or t3, t4, t3
    xor t3, a5, t3
    srli t4, t3, 1
    xor t4, t4, t3
    and t4, t4, s1
    slli t5, t4, 1
    xor t5, t3, t5
    srli t6, t5, 2
    xor a4, a4, a5
    and a4, a4, s1
    slli a3, a4, 1
    xor a3, a5, a3
    xor a2, a5, t2
    srli s0, a2, 1
    xor s0, s0, a2
    and s0, s0, s1
    slli s4, s0, 1
    xor s4, a2, s4
    xor t6, t6, s4
    and t6, t6, s3
    slli s5, t6, 2
    xor t5, t5, s5
    srli s5, t0, 1
    xor s5, s5, t0
    and s5, s5, s1
    slli s6, s5, 1
    xor s6, t0, s6
    srli s7, s6, 2
    xor s7, s7, a3
    and s7, s7, s3
    slli s8, s7, 2
    xor s6, s6, s8
    srli s8, s6, 4
    xor s8, s8, t5
    and s8, s8, s9
    slli s10, s8, 4
    xor s6, s6, s10
    lw s10, 376(sp)
    srli ra, s10, 12
    slli s11, s10, 20
    or s11, s11, ra
    and s11, s11, s2
    slli ra, s10, 28
    sw t2, 244(sp)
    srli t2, s10, 4
    or t2, ra, t2
    and t2, t2, t1
    srli s10, s10, 8
    and s10, s10, a6
    or s10, s10, s11
    or t2, s10, t2
    sw t2, 664(a0)
    lw t2, 372(sp)
    srli s11, t2, 12
    slli s10, t2, 20
    or s10, s10, s11
    and s2, s10, s2
    slli s10, t2, 28
    srli s11, t2, 4
    or s10, s10, s11
    and t1, s10, t1
    srli t2, t2, 8
    and t2, t2, a6
    or t2, t2, s2
    or t1, t2, t1
    sw t1, 668(a0)
    # round 9 (aes.dsl:47)
    not t1, s6
    sw t1, 672(a0)
    xor t1, a2, s0
    xor t0, t0, s5
    xor t2, t3, t4
    xor a5, a5, a4
    srli t3, t2, 2
    xor t3, t3, t1
    and t3, t3, s3
    slli t4, t3, 2
    xor t2, t2, t4
    srli t4, t0, 2
    xor t4, t4, a5
    and t4, t4, s3
    slli a4, t4, 2
    xor t0, t0, a4
    srli a4, t0, 4
    xor a4, a4, t2
    and a4, a4, s9
    slli a2, a4, 4
    xor t0, t0, a2
    not t0, t0
    xor a5, a5, t4
    xor t2, t2, a4
    xor t4, a3, s7
    sw t0, 676(a0)
    xor t0, s4, t6
    xor t5, t5, s8
    xor t1, t1, t3
    srli t3, t4, 4
    xor t3, t3, t0
    and t3, t3, s9
    slli t6, t3, 4
    xor t4, t4, t6
    sw t4, 680(a0)
    srli t4, a5, 4
    xor t4, t4, t1
    and t4, t4, s9
    slli t6, t4, 4
    xor a5, a5, t6
    sw a5, 684(a0)
    sw t5, 688(a0)
    not a5, t2
    sw a5, 692(a0)
    xor a5, t0, t3
    sw a5, 696(a0)
    xor a5, t1, t4
    sw a5, 700(a0)
    lw a5, 352(sp)
    srli t1, a5, 24
    slli t0, a5, 8
    or t0, t0, t1
    and t0, t0, a6
    slli a5, a5, 8
    lw t1, 348(sp)
    and a5, a5, a7
    slli t2, t1, 8
    and t2, t2, a7
    or t0, t0, t2
    slli t2, t1, 8
    srli t1, t1, 24
    or t1, t2, t1
    and t1, t1, a6
    or a5, t1, a5
    srli t1, a5, 1
    xor t1, t1, a5
    and t1, t1, s1
    slli t2, t1, 1
    xor t2, a5, t2
    srli t3, t0, 1
    xor t3, t3, t0
    and t3, t3, s1
    slli t4, t3, 1
    xor t4, t0, t4
    lw t5, 344(sp)
    slli a4, t5, 8
    slli t6, t5, 8
    and t6, t6, a7
    srli t5, t5, 24
    or t5, a4, t5
    lw a4, 340(sp)
    and t5, t5, a6
    slli a3, a4, 8
    and a3, a3, a7
    or t5, t5, a3
    slli a3, a4, 8
    srli a4, a4, 24
    or a4, a3, a4
    and a4, a4, a6
    or t6, a4, t6
    srli a4, t6, 1
    xor a4, a4, t6
    and a4, a4, s1
    slli a3, a4, 1
    xor a3, t6, a3
    srli a2, a3, 2
    xor a2, a2, t4
    and a2, a2, s3
    slli s0, a2, 2
    xor a3, a3, s0
    srli s0, t5, 1
    xor s0, s0, t5
    and s0, s0, s1
    slli s2, s0, 1
    xor s2, t5, s2
    srli s4, s2, 2
    xor s4, s4, t2
    and s4, s4, s3
    slli s5, s4, 2
    xor s2, s2, s5
    srli s5, s2, 4
    xor s5, s5, a3
    and s5, s5, s9
    slli s6, s5, 4
    xor s2, s2, s6
    # round 8 (aes.dsl:47)
    not s2, s2
    sw s2, 704(a0)
    xor t0, t0, t3
    xor t3, t5, s0
    xor t5, t6, a4
    xor a5, a5, t1
    srli t1, t5, 2
    xor t1, t1, t0
    and t1, t1, s3
    slli t6, t1, 2
    xor t5, t5, t6
    srli t6, t3, 2
    xor t6, t6, a5
    and t6, t6, s3
    slli a4, t6, 2
    xor t3, t3, a4
    srli a4, t3, 4
    xor a4, a4, t5
    and a4, a4, s9
    slli s0, a4, 4
    xor t3, t3, s0
    not t3, t3
    xor a5, a5, t6
    xor t5, t5, a4
    xor t2, t2, s4
    sw t3, 708(a0)
    xor t3, t4, a2
    xor t4, a3, s5
    xor t0, t0, t1
    srli t1, t2, 4
    xor t1, t1, t3
    and t1, t1, s9
    slli t6, t1, 4
    xor t2, t2, t6
    sw t2, 712(a0)
    srli t2, a5, 4
    xor t2, t2, t0
    and t2, t2, s9
    slli t6, t2, 4
    xor a5, a5, t6
    sw a5, 716(a0)
    sw t4, 720(a0)
    not a5, t5
    xor t1, t3, t1
    sw a5, 724(a0)
    not a5, t1
    xor t0, t0, t2
    sw a5, 728(a0)
    not a5, t0
    sw a5, 732(a0)
    lw a5, 288(sp)
    slli t0, a5, 8
    srli a5, a5, 24
    or a5, t0, a5
    lw t0, 304(sp)
    slli t1, t0, 8
    srli t0, t0, 24
    or t0, t1, t0
    lw t1, 224(sp)
    slli t2, t1, 8
    srli t1, t1, 24
    or t1, t2, t1
    lw t2, 300(sp)
    srli t5, t1, 1
    slli t3, t2, 8
    srli t2, t2, 24
    or t2, t3, t2
    srli t3, t2, 1
    xor t3, t3, t2
    and t3, t3, s1
    slli t4, t3, 1
    xor t4, t2, t4
    xor t5, t5, t1
    and t5, t5, s1
    slli t6, t5, 1
    xor t6, t1, t6
    srli a4, t6, 2
    xor a4, a4, t4
    and a4, a4, s3
    slli a3, a4, 2
    xor t6, t6, a3
    srli a3, t0, 1
    xor a3, a3, t0
    and a3, a3, s1
    slli a2, a3, 1
    xor a2, t0, a2
    srli s0, a5, 1
    xor s0, s0, a5
    and s0, s0, s1
    slli s2, s0, 1
    xor s2, a5, s2
    srli s4, s2, 2
    xor s4, s4, a2
    and s4, s4, s3
    slli s5, s4, 2
    xor s2, s2, s5
    srli s5, s2, 4
    xor s5, s5, t6
    and s5, s5, s9
    slli s6, s5, 4
    xor s2, s2, s6
    # round 7 (aes.dsl:47)
    not s2, s2
    sw s2, 736(a0)
    xor t2, t2, t3
    xor a5, a5, s0
    xor t1, t1, t5
    xor t0, t0, a3
    srli t3, t1, 2
    xor t3, t3, t2
    and t3, t3, s3
    slli t5, t3, 2
    xor t1, t1, t5
    srli t5, a5, 2
    xor t5, t5, t0
    and t5, t5, s3
    slli a3, t5, 2
    xor a5, a5, a3
    srli a3, a5, 4
    xor a3, a3, t1
    and a3, a3, s9
    slli s0, a3, 4
    xor a5, a5, s0
    not a5, a5
    xor t0, t0, t5
    xor t1, t1, a3
    xor t5, a2, s4
    sw a5, 740(a0)
    xor a5, t4, a4
    xor t4, t6, s5
    xor t2, t2, t3
    srli t3, t5, 4
    xor t3, t3, a5
    and t3, t3, s9
    slli t6, t3, 4
    xor t5, t5, t6
    sw t5, 744(a0)
    srli t5, t0, 4
    xor t5, t5, t2
    and t5, t5, s9
    slli t6, t5, 4
    xor t0, t0, t6
    sw t0, 748(a0)
    sw t4, 752(a0)
    not t0, t1
    xor a5, a5, t3
    sw t0, 756(a0)
    not a5, a5
    xor t0, t2, t5
    sw a5, 760(a0)
    not a5, t0
    sw a5, 764(a0)
    lw a5, 324(sp)
    srli t1, a5, 8
    slli t0, a5, 24
    or t0, t0, t1
    and t0, t0, a7
    srli a5, a5, 8
    lw t1, 320(sp)
    and a5, a5, a6
    srli t2, t1, 8
    and t2, t2, a6
    or t0, t2, t0
    slli t2, t1, 24
    srli t1, t1, 8
    or t1, t2, t1
    and t1, t1, a7
    or a5, a5, t1
    srli t1, a5, 1
    xor t1, t1, a5
    and t1, t1, s1
    slli t2, t1, 1
    xor t2, a5, t2
    srli t3, t0, 1
    xor t3, t3, t0
    and t3, t3, s1
    slli t4, t3, 1
    xor t4, t0, t4
    lw t5, 316(sp)
    srli a4, t5, 8
    slli t6, t5, 24
    or t6, t6, a4
    and t6, t6, a7
    srli t5, t5, 8
    and t5, t5, a6
    lw a4, 312(sp)
    srli a2, a4, 8
    slli a3, a4, 24
    or a3, a3, a2
    and a3, a3, a7
    or t5, t5, a3
    srli a4, a4, 8
    and a4, a4, a6
    or t6, a4, t6
    srli a4, t6, 1
    xor a4, a4, t6
    and a4, a4, s1
    slli a3, a4, 1
    xor a3, t6, a3
    srli a2, a3, 2
    xor a2, a2, t4
    and a2, a2, s3
    slli s0, a2, 2
    xor a3, a3, s0
    srli s0, t5, 1
    xor s0, s0, t5
    and s0, s0, s1
    slli s2, s0, 1
    xor s2, t5, s2
    srli s4, s2, 2
    xor s4, s4, t2
    and s4, s4, s3
    slli s5, s4, 2
    xor s2, s2, s5
    srli s5, s2, 4
    xor s5, s5, a3
    and s5, s5, s9
    slli s6, s5, 4
    xor s2, s2, s6
    # round 6 (aes.dsl:47)
    not s2, s2
    sw s2, 768(a0)
    xor t0, t0, t3
    xor t3, t5, s0
    xor t5, t6, a4
    xor a5, a5, t1
    srli t1, t5, 2
    xor t1, t1, t0
    and t1, t1, s3
    slli t6, t1, 2
    xor t5, t5, t6
    srli t6, t3, 2
    xor t6, t6, a5
    and t6, t6, s3
    slli a4, t6, 2
    xor t3, t3, a4
    srli a4, t3, 4
    xor a4, a4, t5
    and a4, a4, s9
    slli s0, a4, 4
    xor t3, t3, s0
    not t3, t3
    xor a5, a5, t6
    xor t5, t5, a4
    xor t2, t2, s4
    sw t3, 772(a0)
    xor t3, t4, a2
    xor t4, a3, s5
    xor t0, t0, t1
    srli t1, t2, 4
    xor t1, t1, t3
    and t1, t1, s9
    slli t6, t1, 4
    xor t2, t2, t6
    sw t2, 776(a0)
    srli t2, a5, 4
    xor t2, t2, t0
    and t2, t2, s9
    slli t6, t2, 4
    xor a5, a5, t6
    sw a5, 780(a0)
    sw t4, 784(a0)
    not a5, t5
    sw a5, 788(a0)
    xor a5, t0, t2
    xor t0, t3, t1
    sw t0, 792(a0)
    sw a5, 796(a0)
    lw a5, 244(sp)
    and a5, a5, a6
    lw a6, 292(sp)
    slli t0, a6, 16
    srli a6, a6, 16
    or a6, t0, a6
    and a6, a6, a7
    or a5, a5, a6
    lw a6, 232(sp)
    slli t0, a6, 16
    srli a6, a6, 16
    or a6, t0, a6
    lw t0, 228(sp)
    xor a6, a5, a6
    slli t1, t0, 16
    srli t0, t0, 16
    or t0, t1, t0
    lw t1, 8(a1)
    slli t2, t1, 16
    srli t1, t1, 16
    or t1, t2, t1
    xor t1, a5, t1
    xor t0, t1, t0
    srli t2, t0, 1
    xor t2, t2, t0
    and t2, t2, s1
    slli t3, t2, 1
    xor t3, t0, t3
    srli t4, t1, 1
    xor t4, t4, t1
    and t4, t4, s1
    slli t5, t4, 1
    xor t5, t1, t5
    srli t6, t5, 2
    xor t6, t6, t3
    and t6, t6, s3
    slli a4, t6, 2
    xor t5, t5, a4
    srli a4, a6, 1
    xor a4, a4, a6
    and a4, a4, s1
    slli a3, a4, 1
    xor a3, a6, a3
    srli a2, a5, 1
    xor a2, a2, a5
    and a2, a2, s1
    slli s0, a2, 1
    xor s0, a5, s0
    srli s2, s0, 2
    xor s2, s2, a3
    and s2, s2, s3
    slli s4, s2, 2
    xor s0, s0, s4
    srli s4, s0, 4
    xor s4, s4, t5
    and s4, s4, s9
    slli s5, s4, 4
    xor s0, s0, s5
    # round 5 (aes.dsl:47)
    not s0, s0
    sw s0, 800(a0)
    xor t0, t0, t2
    xor a5, a5, a2
    xor t1, t1, t4
    xor a6, a6, a4
    srli t2, t1, 2
    xor t2, t2, t0
    and t2, t2, s3
    slli t4, t2, 2
    xor t1, t1, t4
    srli t4, a5, 2
    xor t4, t4, a6
    and t4, t4, s3
    slli a4, t4, 2
    xor a5, a5, a4
    srli a4, a5, 4
    xor a4, a4, t1
    and a4, a4, s9
    slli a2, a4, 4
    xor a5, a5, a2
    not a5, a5
    xor a6, a6, t4
    xor t1, t1, a4
    xor t4, a3, s2
    sw a5, 804(a0)
    xor a5, t3, t6
    xor t3, t5, s4
    xor t0, t0, t2
    srli t2, t4, 4
    xor t2, t2, a5
    and t2, t2, s9
    slli t5, t2, 4
    xor t4, t4, t5
    sw t4, 808(a0)
    srli t4, a6, 4
    xor t4, t4, t0
    and t4, t4, s9
    slli t5, t4, 4
    xor a6, a6, t5
    sw a6, 812(a0)
    sw t3, 816(a0)
    not a6, t1
    xor t0, t0, t4
    sw a6, 820(a0)
    xor a5, a5, t2
    sw a5, 824(a0)
    sw t0, 828(a0)
    lui a5, 240
    addi a5, a5, 15
    lui a6, 3840
    addi a6, a6, 240
    lw t0, 284(sp)
    srli t2, t0, 20
    slli t1, t0, 12
    or t1, t1, t2
    and t1, t1, a6
    slli t2, t0, 4
    srli t3, t0, 28
    or t2, t2, t3
    and t2, t2, a5
    or t1, t2, t1
    slli t0, t0, 8
    and t0, t0, a7
    or t0, t1, t0
    # round 4 (aes.dsl:47)
    not t0, t0
    sw t0, 832(a0)
    lw t0, 280(sp)
    srli t2, t0, 28
    slli t1, t0, 4
    or t1, t1, t2
    and t1, t1, a5
    slli t2, t0, 12
    srli t3, t0, 20
    or t2, t2, t3
    and t2, t2, a6
    or t1, t1, t2
    slli t0, t0, 8
    and t0, t0, a7
    or t0, t1, t0
    not t0, t0
    sw t0, 836(a0)
    lw t0, 276(sp)
    slli t2, t0, 12
    slli t1, t0, 8
    and t1, t1, a7
    srli t3, t0, 20
    or t2, t2, t3
    and t2, t2, a6
    slli t3, t0, 4
    srli t0, t0, 28
    or t0, t3, t0
    and t0, t0, a5
    or t0, t0, t2
    or t0, t0, t1
    lw t1, 272(sp)
    srli t3, t1, 20
    slli t2, t1, 12
    or t2, t2, t3
    and t2, t2, a6
    slli t3, t1, 8
    and t3, t3, a7
    slli t4, t1, 4
    srli t1, t1, 28
    or t1, t4, t1
    and t1, t1, a5
    or t1, t1, t2
    or t1, t1, t3
    lw t2, 268(sp)
    srli t4, t2, 28
    slli t3, t2, 4
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t2, 12
    srli t5, t2, 20
    or t4, t4, t5
    and t4, t4, a6
    or t3, t3, t4
    slli t2, t2, 8
    and t2, t2, a7
    or t2, t3, t2
    lw t3, 264(sp)
    srli t5, t3, 28
    slli t4, t3, 4
    or t4, t4, t5
    and t4, t4, a5
    slli t5, t3, 12
    srli t6, t3, 20
    or t5, t5, t6
    and t5, t5, a6
    or t4, t4, t5
    slli t3, t3, 8
    and t3, t3, a7
    or t3, t4, t3
    sw t3, 840(a0)
    sw t2, 844(a0)
    sw t0, 848(a0)
    not t0, t1
    sw t0, 852(a0)
    lw t0, 220(sp)
    slli t1, t0, 8
    srli t0, t0, 24
    or t0, t1, t0
    lw t1, 212(sp)
    slli t2, t1, 8
    srli t1, t1, 24
    or t1, t2, t1
    lw t2, 216(sp)
    slli t3, t2, 8
    srli t2, t2, 24
    or t2, t3, t2
    lw t3, 236(sp)
    srli t6, t2, 1
    slli t4, t3, 8
    srli t3, t3, 24
    or t3, t4, t3
    srli t4, t3, 1
    xor t4, t4, t3
    and t4, t4, s1
    slli t5, t4, 1
    xor t5, t3, t5
    xor t6, t6, t2
    and t6, t6, s1
    slli a4, t6, 1
    xor a4, t2, a4
    srli a3, t1, 1
    xor a3, a3, t1
    and a3, a3, s1
    slli a2, a3, 1
    xor a2, t1, a2
    srli s0, a2, 2
    xor s0, s0, t5
    and s0, s0, s3
    slli s2, s0, 2
    xor a2, a2, s2
    srli s2, t0, 1
    xor s2, s2, t0
    and s1, s2, s1
    slli s2, s1, 1
    xor s2, t0, s2
    srli s4, s2, 2
    xor s4, s4, a4
    and s4, s4, s3
    slli s5, s4, 2
    xor s2, s2, s5
    srli s5, s2, 4
    xor s5, s5, a2
    and s5, s5, s9
    slli s6, s5, 4
    xor s2, s2, s6
    lw s6, 260(sp)
    srli s8, s6, 20
    slli s7, s6, 12
    or s7, s7, s8
    and s7, s7, a6
    slli s8, s6, 4
    srli s10, s6, 28
    or s8, s8, s10
    and s8, s8, a5
    or s7, s8, s7
    slli s6, s6, 8
    and s6, s6, a7
    or s6, s7, s6
    sw s6, 856(a0)
    lw s6, 256(sp)
    srli s8, s6, 20
    slli s7, s6, 12
    or s7, s7, s8
    and s7, s7, a6
    slli s8, s6, 8
    and s8, s8, a7
    slli s10, s6, 4
    srli s6, s6, 28
    or s6, s10, s6
    and s6, s6, a5
    or s6, s6, s7
    or s6, s6, s8
    sw s6, 860(a0)
    # round 3 (aes.dsl:47)
    not s2, s2
    sw s2, 864(a0)
    xor t3, t3, t4
    xor t0, t0, s1
    xor t1, t1, a3
    xor t2, t2, t6
    srli t4, t1, 2
    xor t4, t4, t3
    and t4, t4, s3
    slli t6, t4, 2
    xor t1, t1, t6
    srli t6, t0, 2
    xor t6, t6, t2
    and t6, t6, s3
    slli a3, t6, 2
    xor t0, t0, a3
    srli a3, t0, 4
    xor a3, a3, t1
    and a3, a3, s9
    slli s1, a3, 4
    xor t0, t0, s1
    not t0, t0
    xor t2, t2, t6
    xor t1, t1, a3
    xor t6, a4, s4
    sw t0, 868(a0)
    xor t0, t5, s0
    xor t5, a2, s5
    xor t3, t3, t4
    srli t4, t6, 4
    xor t4, t4, t0
    and t4, t4, s9
    slli a4, t4, 4
    xor t6, t6, a4
    sw t6, 872(a0)
    srli t6, t2, 4
    xor t6, t6, t3
    and t6, t6, s9
    slli a4, t6, 4
    xor t2, t2, a4
    sw t2, 876(a0)
    sw t5, 880(a0)
    not t1, t1
    xor t2, t3, t6
    xor t0, t0, t4
    sw t1, 884(a0)
    sw t0, 888(a0)
    sw t2, 892(a0)
    lw t0, 156(sp)
    srli t2, t0, 28
    slli t1, t0, 4
    or t1, t1, t2
    and t1, t1, a5
    slli t2, t0, 12
    srli t3, t0, 20
    or t2, t2, t3
    and t2, t2, a6
    or t1, t1, t2
    slli t0, t0, 8
    and t0, t0, a7
    or t0, t1, t0
    # round 2 (aes.dsl:47)
    not t0, t0
    sw t0, 896(a0)
    lw t0, 152(sp)
    srli t2, t0, 28
    slli t1, t0, 4
    or t1, t1, t2
    and t1, t1, a5
    slli t2, t0, 12
    srli t3, t0, 20
    or t2, t2, t3
    and t2, t2, a6
    or t1, t1, t2
    slli t0, t0, 8
    and t0, t0, a7
    or t0, t1, t0
    not t0, t0
    sw t0, 900(a0)
    lw t0, 148(sp)
    slli t2, t0, 12
    slli t1, t0, 8
    and t1, t1, a7
    srli t3, t0, 20
    or t2, t2, t3
    and t2, t2, a6
    slli t3, t0, 4
    srli t0, t0, 28
    or t0, t3, t0
    and t0, t0, a5
    or t0, t0, t2
    or t0, t0, t1
    lw t1, 144(sp)
    srli t3, t1, 20
    slli t2, t1, 12
    or t2, t2, t3
    and t2, t2, a6
    slli t3, t1, 8
    and t3, t3, a7
    slli t4, t1, 4
    srli t1, t1, 28
    or t1, t4, t1
    and t1, t1, a5
    or t1, t1, t2
    or t1, t1, t3
    lw t2, 140(sp)
    srli t4, t2, 28
    slli t3, t2, 4
    or t3, t3, t4
    and t3, t3, a5
    slli t4, t2, 12
    srli t5, t2, 20
    or t4, t4, t5
    and t4, t4, a6
    or t3, t3, t4
    slli t2, t2, 8
    and t2, t2, a7
    or t2, t3, t2
    lw t3, 136(sp)
    srli t5, t3, 28
    slli t4, t3, 4
    or t4, t4, t5
    and t4, t4, a5
    slli t5, t3, 12
    srli t6, t3, 20
    or t5, t5, t6
    and t5, t5, a6
    or t4, t4, t5
    slli t3, t3, 8
    and t3, t3, a7
    or t3, t4, t3
    sw t3, 904(a0)
    sw t2, 908(a0)
    sw t0, 912(a0)
    not t0, t1
    sw t0, 916(a0)
    lw t0, 124(sp)
    srli t2, t0, 28
    slli t1, t0, 4
    or t1, t1, t2
    and t1, t1, a5
    lw t2, 120(sp)
    lw t4, 132(sp)
    slli t3, t2, 8
    and t3, t3, a7
    slli t5, t4, 8
    and t5, t5, a7
    slli t6, t0, 12
    srli a4, t0, 20
    or t6, t6, a4
    and t6, t6, a6
    or t1, t1, t6
    lw t6, 116(sp)
    srli a3, t6, 20
    slli a4, t6, 12
    or a4, a4, a3
    and a4, a4, a6
    lw a3, 128(sp)
    srli s0, a3, 28
    slli a2, a3, 4
    or a2, a2, s0
    and a2, a2, a5
    lw s0, 112(sp)
    srli s2, s0, 28
    slli s1, s0, 4
    or s1, s1, s2
    and s1, s1, a5
    slli s2, t4, 12
    srli s3, t4, 20
    or s2, s2, s3
    and s2, s2, a6
    slli s3, t4, 4
    srli t4, t4, 28
    or t4, s3, t4
    and t4, t4, a5
    or t4, t4, s2
    or t4, t4, t5
    sw t4, 920(a0)
    slli t4, a3, 12
    srli t5, a3, 20
    or t4, t4, t5
    and t4, t4, a6
    or t4, a2, t4
    slli t5, a3, 8
    and t5, t5, a7
    or t4, t4, t5
    sw t4, 924(a0)
    lw t4, 108(sp)
    srli a3, t4, 28
    slli t5, t4, 4
    or t5, t5, a3
    and t5, t5, a5
    slli a3, s0, 12
    srli a2, s0, 20
    or a3, a3, a2
    and a3, a3, a6
    or a3, s1, a3
    slli a2, s0, 8
    and a2, a2, a7
    or a3, a3, a2
    lw a2, 104(sp)
    slli s1, t4, 8
    slli s0, a2, 8
    and s0, s0, a7
    and s1, s1, a7
    lw s2, 100(sp)
    srli s4, s2, 28
    slli s3, s2, 4
    or s3, s3, s4
    and s3, s3, a5
    slli s4, s2, 8
    and s4, s4, a7
    slli s5, s2, 12
    srli s2, s2, 20
    or s2, s5, s2
    and s2, s2, a6
    or s2, s3, s2
    or s2, s2, s4
    slli s3, t2, 4
    srli s4, t2, 28
    or s3, s3, s4
    and s3, s3, a5
    slli s4, t4, 12
    srli s5, t4, 20
    or s4, s4, s5
    and s4, s4, a6
    or t5, t5, s4
    or t5, t5, s1
    slli s1, t2, 12
    srli s4, t2, 20
    or s1, s1, s4
    and s1, s1, a6
    or s1, s3, s1
    or t3, s1, t3
    slli s1, t6, 4
    srli s3, t6, 28
    or s1, s1, s3
    and s1, s1, a5
    or a4, s1, a4
    slli s1, a2, 4
    srli s3, a2, 28
    or s1, s1, s3
    and s1, s1, a5
    lw s3, 96(sp)
    slli s5, t0, 8
    slli s4, s3, 8
    and s4, s4, a7
    and s5, s5, a7
    or t1, t1, s5
    sw t1, 928(a0)
    sw s2, 932(a0)
    slli t1, s3, 12
    srli s2, s3, 20
    or t1, t1, s2
    and t1, t1, a6
    slli s2, s3, 4
    srli s5, s3, 28
    or s2, s2, s5
    and a5, s2, a5
    or a5, a5, t1
    or a5, a5, s4
    sw a5, 936(a0)
    slli a5, a2, 12
    srli t1, a2, 20
    or a5, a5, t1
    and a5, a5, a6
    or a5, s1, a5
    or a5, a5, s0
    sw a5, 940(a0)
    slli a5, t6, 8
    and a5, a5, a7
    or a5, a4, a5
    sw a5, 944(a0)
    sw t3, 948(a0)
    sw a3, 952(a0)
    sw t5, 956(a0)
    sw t0, 960(a0)
    sw s3, 964(a0)
    sw a2, 968(a0)
    sw t6, 972(a0)
    sw t2, 976(a0)
    sw t4, 980(a0)
    addi t0, sp, 64
    addi t1, sp, 496
.Llwcc_aes128_256_key_setup_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_aes128_256_key_setup_rv32i_wipe
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
    .size lwcc_aes128_256_key_setup_rv32i, .-lwcc_aes128_256_key_setup_rv32i

    .balign 4
    .global lwcc_aes128_256_ecb_encrypt_rv32i
    .type lwcc_aes128_256_ecb_encrypt_rv32i, %function
lwcc_aes128_256_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_aes128_256_ecb_encrypt_rv32i_begin
    ret
.Llwcc_aes128_256_ecb_encrypt_rv32i_begin:
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
    beqz t1, .Llwcc_aes128_256_ecb_encrypt_rv32i_group
    j .Llwcc_aes128_256_ecb_encrypt_rv32i_rest
.Llwcc_aes128_256_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a2, 80(sp)
    lui a5, 61681
    addi a5, a5, -241
    lui a6, 349525
    addi a6, a6, 1365
    lui a7, 209715
    addi a7, a7, 819
    lw t0, 0(a1)
    lw t2, 4(a1)
    srli t1, t0, 1
    srli t3, t2, 1
    lw t4, 8(a1)
    lw t6, 12(a1)
    srli t5, t4, 1
    srli a4, t6, 1
    lw s0, 16(a1)
    lw s2, 20(a1)
    xor t1, s0, t1
    and t1, t1, a6
    xor s0, s0, t1
    slli t1, t1, 1
    xor t0, t0, t1
    srli t1, t0, 2
    srli s1, s0, 2
    xor t3, s2, t3
    and t3, t3, a6
    xor s2, s2, t3
    xor s1, s2, s1
    and s1, s1, a7
    xor s2, s2, s1
    slli s1, s1, 2
    xor s0, s0, s1
    slli t3, t3, 1
    xor t2, t2, t3
    xor t1, t2, t1
    and t1, t1, a7
    xor t2, t2, t1
    lw t3, 4(a3)
    slli t1, t1, 2
    xor t3, t3, t2
    srli t2, t2, 4
    xor t0, t0, t1
    lw t1, 0(a3)
    srli s1, s0, 4
    xor t1, t1, t0
    srli t0, t0, 4
    lw s4, 24(a1)
    srli s3, s2, 4
    xor t5, s4, t5
    and t5, t5, a6
    xor s4, s4, t5
    slli t5, t5, 1
    xor t4, t4, t5
    lw t5, 28(a1)
    xor a4, t5, a4
    and a4, a4, a6
    xor t5, t5, a4
    slli a4, a4, 1
    xor t6, t6, a4
    srli a4, t4, 2
    xor a4, t6, a4
    and a4, a4, a7
    xor t6, t6, a4
    xor t2, t6, t2
    and t2, t2, a5
    slli a4, a4, 2
    xor t4, t4, a4
    lw a4, 8(a3)
    xor t0, t4, t0
    xor a4, a4, t4
    and t0, t0, a5
    xor t4, a4, t0
    slli t0, t0, 4
    xor t0, t1, t0
    slli t1, t2, 4
    xor t1, t3, t1
    srli t3, s4, 2
    xor t3, t5, t3
    and t3, t3, a7
    xor t5, t5, t3
    xor a4, t5, s3
    lw s3, 12(a3)
    and a4, a4, a5
    xor t5, s3, t5
    xor t5, t5, a4
    slli a4, a4, 4
    slli t3, t3, 2
    xor t3, s4, t3
    xor s1, t3, s1
    and s1, s1, a5
    # round 1 (aes.dsl:47)
    lw s4, 20(a3)
    slli s3, s1, 4
    xor s2, s4, s2
    xor a4, s2, a4
    lw s2, 24(a3)
    xor a4, a4, t1
    xor t6, s2, t6
    xor t2, t6, t2
    lw t6, 28(a3)
    xor t3, t6, t3
    xor t3, t3, s1
    lw t6, 16(a3)
    xor s1, t1, t4
    xor t6, t6, s0
    xor t6, t6, t5
    xor t6, s3, t6
    lui s0, 12336
    addi s0, s0, 771
    xor t5, t5, t4
    xor s2, t6, s1
    or s3, a4, s2
    xor s4, a4, s2
    xor t2, t2, s4
    xor t1, t1, t2
    xor t2, t3, t2
    xor t3, s3, t1
    xor s3, t5, t1
    xor s5, t0, s3
    xor s6, t2, s3
    and s7, s1, s6
    xor s8, s4, s6
    and s9, t6, s8
    xor s10, s5, s8
    xor t4, t4, s10
    xor s11, s2, t4
    or ra, t0, t4
    or a2, t5, s3
    xor t1, t1, a2
    xor t1, s7, t1
    xor s7, t0, s4
    and a1, s11, s7
    xor a1, t1, a1
    xor a0, s1, t5
    sw a6, 96(sp)
    or a6, t2, a0
    xor a6, a6, a2
    xor a4, a4, a6
    xor a6, a6, ra
    xor t3, t3, a6
    xor a6, a6, a1
    xor a2, t3, a6
    xor a1, a0, s11
    and ra, s10, a1
    xor t1, t1, ra
    xor a4, a4, t1
    xor t1, s9, t1
    or a2, t1, a2
    and s9, a6, a2
    not s9, s9
    xor ra, t6, a1
    sw a7, 100(sp)
    and a7, s5, ra
    xor a7, a7, a4
    xor t1, t1, a7
    xor a4, a2, t1
    or a6, a6, a4
    xor a6, t3, a6
    or a4, ra, a6
    or s5, s5, a6
    or t3, a7, t3
    xor a2, a2, t3
    and t3, s9, t3
    and a1, a1, t3
    and s9, s10, t3
    or a7, a7, a2
    xor t1, t1, a7
    or t4, t4, t1
    xor a2, a2, t1
    and a7, a7, a2
    or a2, s4, a7
    or s2, s2, a7
    xor a7, t1, a7
    and s4, s11, a7
    and s7, s7, a7
    xor a7, t3, a7
    and t2, t2, a7
    and a0, a0, a7
    or t0, t0, t1
    xor t0, t0, a2
    xor t2, t0, t2
    xor t1, a6, t1
    xor a6, t3, a6
    or t3, s8, a6
    or a6, t6, a6
    xor t6, s5, t3
    xor t0, t6, t0
    xor t3, s9, t3
    xor t6, a2, t3
    xor t6, s7, t6
    xor a2, a1, t0
    xor a1, s4, a2
    xor a4, a4, a1
    xor a7, t1, a7
    and s1, s1, a7
    and a7, s6, a7
    xor a7, t3, a7
    xor t2, t2, a7
    and t3, s3, t1
    xor a7, t3, a7
    and t1, t5, t1
    xor t3, t1, a2
    xor t3, s1, t3
    xor t1, t1, a0
    xor t5, a1, t3
    xor a6, a6, t3
    xor t2, t2, a6
    xor t3, a4, t2
    xor t4, t4, t3
    xor t5, a7, t5
    xor t1, t1, t5
    xor t1, t3, t1
    xor t3, s2, t5
    xor t5, t6, t3
    xor a7, a7, t5
    xor t0, t0, a7
    slli t6, t0, 24
    srli a4, t0, 8
    or t6, t6, a4
    and a4, t6, s0
    xor t6, t6, a4
    srli t6, t6, 2
    slli a4, a4, 6
    or t6, a4, t6
    xor t0, t0, t6
    slli a4, t0, 16
    srli a2, t0, 16
    or a4, a4, a2
    and a2, a4, a5
    xor a4, a4, a2
    srli a4, a4, 4
    slli a2, a2, 4
    or a4, a2, a4
    slli a2, a7, 24
    srli a1, a7, 8
    or a2, a2, a1
    and a1, a2, s0
    xor a2, a2, a1
    srli a2, a2, 2
    slli a1, a1, 6
    or a2, a1, a2
    xor a7, a7, a2
    slli a1, a7, 16
    srli a0, a7, 16
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    slli a0, t5, 24
    srli s1, t5, 8
    or a0, a0, s1
    and s1, a0, s0
    xor a0, a0, s1
    srli a0, a0, 2
    slli s1, s1, 6
    or a0, s1, a0
    xor t5, t5, a0
    slli s1, t5, 16
    srli s2, t5, 16
    or s1, s1, s2
    and s2, s1, a5
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    slli s2, t3, 24
    srli s3, t3, 8
    or s2, s2, s3
    and s3, s2, s0
    xor s2, s2, s3
    srli s2, s2, 2
    slli s3, s3, 6
    or s2, s3, s2
    lw s3, 44(a3)
    xor t3, t3, s2
    xor s2, s3, s2
    lw s3, 40(a3)
    xor s3, s3, t3
    xor a2, a2, s3
    xor a2, a2, a1
    xor t0, t0, a2
    slli a2, t3, 16
    srli a1, t3, 16
    or a2, a2, a1
    and a1, a2, a5
    xor a2, a2, a1
    srli a2, a2, 4
    slli a1, a1, 4
    or a2, a1, a2
    xor a2, s2, a2
    xor t5, t5, a2
    slli a2, t1, 24
    srli a1, t1, 8
    or a2, a2, a1
    and a1, a2, s0
    xor a2, a2, a1
    srli a2, a2, 2
    slli a1, a1, 6
    or a2, a1, a2
    xor t1, t1, a2
    slli a1, t1, 16
    srli s2, t1, 16
    or a1, a1, s2
    and s2, a1, a5
    xor a1, a1, s2
    srli a1, a1, 4
    slli s2, s2, 4
    or a1, s2, a1
    slli s2, t4, 24
    srli s3, t4, 8
    or s2, s2, s3
    and s3, s2, s0
    xor s2, s2, s3
    srli s2, s2, 2
    slli s3, s3, 6
    or s2, s3, s2
    xor t4, t4, s2
    slli s3, t4, 16
    srli s4, t4, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    slli s4, t2, 24
    srli s5, t2, 8
    or s4, s4, s5
    and s5, s4, s0
    xor s4, s4, s5
    srli s4, s4, 2
    slli s5, s5, 6
    or s4, s5, s4
    lw s5, 36(a3)
    xor t2, t2, s4
    xor s5, s5, t2
    xor s2, s2, s5
    xor s2, s2, s3
    slli s3, t2, 16
    srli t2, t2, 16
    or t2, s3, t2
    and s3, t2, a5
    xor t2, t2, s3
    srli t2, t2, 4
    slli s3, s3, 4
    or t2, s3, t2
    slli s3, a6, 24
    srli s5, a6, 8
    or s3, s3, s5
    and s5, s3, s0
    xor s3, s3, s5
    srli s3, s3, 2
    slli s5, s5, 6
    or s3, s5, s3
    xor a6, a6, s3
    lw s5, 32(a3)
    srli s6, a6, 16
    xor s3, s5, s3
    slli s5, a6, 16
    or s5, s5, s6
    and s6, s5, a5
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    xor s3, s3, s5
    xor s3, t3, s3
    # round 2 (aes.dsl:47)
    lw s5, 56(a3)
    xor t2, t3, t2
    xor a0, s5, a0
    xor t1, t1, a0
    lw a0, 48(a3)
    xor t1, s1, t1
    xor a0, a0, s4
    xor a6, a6, a0
    lw a0, 60(a3)
    xor a6, a6, t2
    xor a2, a0, a2
    xor a7, a2, a7
    xor a7, a1, a7
    lw t2, 52(a3)
    xor a6, a6, t5
    xor t2, t2, t3
    xor t2, t4, t2
    xor t2, t6, t2
    xor t2, s2, t2
    xor t2, a4, t2
    xor t3, t5, t0
    xor t4, s2, t0
    xor t5, a6, t4
    or t6, t2, t5
    xor a4, t2, t5
    xor t1, t1, a4
    xor a2, s2, t1
    xor a7, a7, t1
    xor t1, t6, a2
    xor t6, t3, a2
    xor a1, a7, t6
    and a0, t4, a1
    xor s1, a4, a1
    and s2, a6, s1
    or s4, t3, t6
    xor a2, a2, s4
    xor a2, a0, a2
    xor a0, s3, t6
    xor s5, a0, s1
    xor t0, t0, s5
    xor s6, t5, t0
    or s7, s3, t0
    xor s8, s3, a4
    and s9, s6, s8
    xor s9, a2, s9
    xor s10, t4, t3
    or s11, a7, s10
    xor s4, s11, s4
    xor t2, t2, s4
    xor s4, s4, s7
    xor t1, t1, s4
    xor s4, s4, s9
    xor s7, t1, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor a2, a2, s11
    xor s2, s2, a2
    xor t2, t2, a2
    or a2, s2, s7
    and s7, s4, a2
    not s7, s7
    xor s11, a6, s9
    and ra, a0, s11
    xor t2, ra, t2
    xor s2, s2, t2
    xor ra, a2, s2
    or s4, s4, ra
    xor s4, t1, s4
    or a0, a0, s4
    or s11, s11, s4
    or t1, t2, t1
    and s7, s7, t1
    xor t1, a2, t1
    or t2, t2, t1
    xor a2, s2, t2
    or t0, t0, a2
    xor t1, t1, a2
    and t1, t2, t1
    or t2, a4, t1
    or t5, t5, t1
    xor t1, a2, t1
    and a4, s8, t1
    and s2, s6, t1
    xor t1, s7, t1
    and s6, s10, t1
    and a7, a7, t1
    or s3, s3, a2
    xor s3, s3, t2
    xor a7, s3, a7
    xor a2, s4, a2
    and t3, t3, a2
    xor s6, t3, s6
    and t6, t6, a2
    xor t1, a2, t1
    and t4, t4, t1
    and t1, a1, t1
    and a2, s9, s7
    xor a1, s7, s4
    and s4, s5, s7
    or s1, s1, a1
    or a6, a6, a1
    xor a1, s4, s1
    xor a0, a0, s1
    xor a0, a0, s3
    xor a2, a2, a0
    xor s1, s2, a2
    xor t3, t3, a2
    xor t3, t4, t3
    xor a6, a6, t3
    xor t3, s1, t3
    xor t4, s11, s1
    xor t2, t2, a1
    xor t2, a4, t2
    xor t1, a1, t1
    xor a7, a7, t1
    xor t1, t6, t1
    xor t3, t1, t3
    xor t5, t5, t3
    xor t3, s6, t3
    xor t2, t2, t5
    xor t1, t1, t2
    xor t6, a0, t1
    xor a7, a7, a6
    xor t4, t4, a7
    xor t3, t4, t3
    xor t0, t0, t4
    slli t4, t0, 24
    srli a4, t0, 8
    or t4, t4, a4
    and a4, t4, a5
    xor t4, t4, a4
    srli t4, t4, 4
    slli a4, a4, 4
    or t4, a4, t4
    xor t0, t0, t4
    slli a4, t0, 16
    srli a2, t0, 16
    or a4, a4, a2
    slli a2, t3, 24
    srli a1, t3, 8
    or a2, a2, a1
    and a1, a2, a5
    xor a2, a2, a1
    srli a2, a2, 4
    slli a1, a1, 4
    or a2, a1, a2
    xor t3, t3, a2
    slli a1, t3, 16
    srli a0, t3, 16
    or a1, a1, a0
    slli a0, a7, 24
    srli s1, a7, 8
    or a0, a0, s1
    and s1, a0, a5
    xor a0, a0, s1
    srli a0, a0, 4
    slli s1, s1, 4
    or a0, s1, a0
    lw s1, 68(a3)
    xor a7, a7, a0
    xor s1, s1, a7
    xor t4, t4, s1
    xor t4, t4, a4
    slli a4, a7, 16
    srli a7, a7, 16
    or a7, a4, a7
    slli a4, t6, 24
    srli s1, t6, 8
    or a4, a4, s1
    and s1, a4, a5
    xor a4, a4, s1
    srli a4, a4, 4
    slli s1, s1, 4
    or a4, s1, a4
    xor t6, t6, a4
    slli s1, t6, 16
    srli s2, t6, 16
    or s1, s1, s2
    slli s2, t1, 24
    srli s3, t1, 8
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor t1, t1, s2
    slli s3, t1, 16
    srli s4, t1, 16
    or s3, s3, s4
    slli s4, t2, 24
    srli s5, t2, 8
    or s4, s4, s5
    and s5, s4, a5
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    xor t2, t2, s4
    slli s5, t2, 16
    srli s6, t2, 16
    or s5, s5, s6
    slli s6, t5, 24
    srli s7, t5, 8
    or s6, s6, s7
    and s7, s6, a5
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    lw s7, 76(a3)
    xor t5, t5, s6
    xor s7, s7, s6
    lw s6, 72(a3)
    xor s6, s6, t5
    xor s2, s2, s6
    xor s2, s2, s3
    xor t6, t6, s2
    slli s2, t5, 16
    srli s3, t5, 16
    or s2, s2, s3
    xor s2, s7, s2
    xor t2, t2, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    lw s3, 64(a3)
    xor a6, a6, s2
    xor s3, s3, s2
    slli s2, a6, 16
    srli s6, a6, 16
    or s2, s2, s6
    xor s2, s3, s2
    # round 3 (aes.dsl:47)
    lw s3, 92(a3)
    # round 2 (aes.dsl:47)
    xor s2, t5, s2
    # round 3 (aes.dsl:47)
    xor a2, s3, a2
    xor t1, a2, t1
    xor t1, a1, t1
    lw a2, 80(a3)
    xor a7, t5, a7
    xor a2, a2, a0
    xor a6, a6, a2
    lw a2, 88(a3)
    xor a6, a6, a7
    xor a2, a2, s4
    xor t3, t3, a2
    xor t3, s5, t3
    lui a2, 259060
    addi a2, a2, -193
    lw a7, 84(a3)
    xor a6, a6, t2
    xor a7, a7, t5
    xor a7, t0, a7
    xor a7, a4, a7
    xor a7, t4, a7
    xor a7, s1, a7
    xor t0, t2, t6
    xor t2, t4, t6
    xor t5, a6, t2
    or a4, a7, t5
    xor a1, a7, t5
    xor t3, t3, a1
    xor t1, t1, t3
    xor t3, t4, t3
    xor t4, a4, t3
    xor a4, t0, t3
    xor a0, s2, a4
    xor s1, t1, a4
    and s3, t2, s1
    xor s4, a1, s1
    and s5, a6, s4
    xor s6, a0, s4
    xor t6, t6, s6
    xor s7, t5, t6
    or s8, s2, t6
    or s9, t0, a4
    xor t3, t3, s9
    xor t3, s3, t3
    xor s3, s2, a1
    and s10, s7, s3
    xor s10, t3, s10
    xor s11, t2, t0
    or ra, t1, s11
    xor s9, ra, s9
    xor a7, a7, s9
    xor s8, s9, s8
    xor t4, t4, s8
    xor s8, s8, s10
    xor s9, t4, s8
    xor s10, s11, s7
    and ra, s6, s10
    xor t3, t3, ra
    xor s5, s5, t3
    xor a7, a7, t3
    or t3, s5, s9
    and s9, s8, t3
    not s9, s9
    xor ra, a6, s10
    sw s0, 104(sp)
    and s0, a0, ra
    xor a7, s0, a7
    xor s0, s5, a7
    xor s5, t3, s0
    or s5, s8, s5
    xor s5, t4, s5
    or a0, a0, s5
    or s8, ra, s5
    or t4, a7, t4
    and s9, s9, t4
    xor t3, t3, t4
    or a7, a7, t3
    xor t4, s0, a7
    or t6, t6, t4
    xor t3, t3, t4
    and a7, a7, t3
    or t3, t5, a7
    or t5, a1, a7
    xor a7, t4, a7
    and a1, s7, a7
    and s0, s3, a7
    xor a7, s9, a7
    and s3, s11, a7
    and t1, t1, a7
    or s2, s2, t4
    xor s2, s2, t5
    xor t1, s2, t1
    xor t4, s5, t4
    xor a7, t4, a7
    and t2, t2, a7
    and a7, s1, a7
    and t0, t0, t4
    and t4, a4, t4
    xor a4, t0, s3
    and s1, s6, s9
    xor s3, s9, s5
    and s5, s10, s9
    or s4, s4, s3
    or a6, a6, s3
    xor s1, s1, s4
    xor a0, a0, s4
    xor a0, a0, s2
    xor s2, s5, a0
    xor t0, t0, s2
    xor t0, t2, t0
    xor t2, a1, s2
    xor a1, s8, t2
    xor t2, t2, t0
    xor a6, a6, t0
    xor a7, s1, a7
    xor t0, t5, s1
    xor t0, s0, t0
    xor t4, t4, a7
    xor a7, t1, a7
    xor a7, a7, a6
    xor t1, a1, a7
    xor t5, t6, t1
    xor t2, t4, t2
    xor t6, a4, t2
    xor t1, t1, t6
    xor t2, t3, t2
    xor t0, t0, t2
    xor t3, t4, t0
    xor t4, a0, t3
    slli t6, t4, 24
    srli a4, t4, 8
    or t6, t6, a4
    and a4, t6, a2
    xor t6, t6, a4
    srli t6, t6, 6
    slli a4, a4, 2
    or t6, a4, t6
    xor t4, t4, t6
    slli a4, t4, 16
    srli a1, t4, 16
    or a4, a4, a1
    and a1, a4, a5
    xor a4, a4, a1
    srli a4, a4, 4
    slli a1, a1, 4
    or a4, a1, a4
    slli a1, t3, 24
    srli a0, t3, 8
    or a1, a1, a0
    and a0, a1, a2
    xor a1, a1, a0
    srli a1, a1, 6
    slli a0, a0, 2
    or a1, a0, a1
    xor t3, t3, a1
    slli a0, t3, 16
    srli s0, t3, 16
    or a0, a0, s0
    and s0, a0, a5
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    slli s0, t0, 24
    srli s1, t0, 8
    or s0, s0, s1
    and s1, s0, a2
    xor s0, s0, s1
    srli s0, s0, 6
    slli s1, s1, 2
    or s0, s1, s0
    xor t0, t0, s0
    slli s1, t0, 16
    srli s2, t0, 16
    or s1, s1, s2
    and s2, s1, a5
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    slli s2, t2, 24
    srli s3, t2, 8
    or s2, s2, s3
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    lw s3, 108(a3)
    xor t2, t2, s2
    xor s2, s3, s2
    lw s3, 104(a3)
    xor s3, s3, t2
    xor a1, a1, s3
    xor a1, a1, a0
    xor t4, t4, a1
    slli a1, t2, 16
    srli a0, t2, 16
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor a1, s2, a1
    xor t0, t0, a1
    slli a1, t1, 24
    srli a0, t1, 8
    or a1, a1, a0
    and a0, a1, a2
    xor a1, a1, a0
    srli a1, a1, 6
    slli a0, a0, 2
    or a1, a0, a1
    xor t1, t1, a1
    slli a0, t1, 16
    srli s2, t1, 16
    or a0, a0, s2
    and s2, a0, a5
    xor a0, a0, s2
    srli a0, a0, 4
    slli s2, s2, 4
    or a0, s2, a0
    slli s2, t5, 24
    srli s3, t5, 8
    or s2, s2, s3
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    xor t5, t5, s2
    slli s3, t5, 16
    srli s4, t5, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    slli s4, a7, 24
    srli s5, a7, 8
    or s4, s4, s5
    and s5, s4, a2
    xor s4, s4, s5
    srli s4, s4, 6
    slli s5, s5, 2
    or s4, s5, s4
    lw s5, 100(a3)
    xor a7, a7, s4
    xor s5, s5, a7
    xor s2, s2, s5
    xor s2, s2, s3
    slli s3, a7, 16
    srli a7, a7, 16
    or a7, s3, a7
    and s3, a7, a5
    xor a7, a7, s3
    srli a7, a7, 4
    slli s3, s3, 4
    or a7, s3, a7
    slli s3, a6, 24
    srli s5, a6, 8
    or s3, s3, s5
    and s5, s3, a2
    xor s3, s3, s5
    srli s3, s3, 6
    slli s5, s5, 2
    or s3, s5, s3
    lw s5, 96(a3)
    xor a6, a6, s3
    xor s5, s5, s3
    slli s3, a6, 16
    srli s6, a6, 16
    or s3, s3, s6
    and s6, s3, a5
    xor s3, s3, s6
    srli s3, s3, 4
    slli s6, s6, 4
    or s3, s6, s3
    xor s3, s5, s3
    xor s3, t2, s3
    # round 4 (aes.dsl:47)
    lw s5, 120(a3)
    xor a7, t2, a7
    xor s0, s5, s0
    xor t1, t1, s0
    lw s0, 112(a3)
    xor t1, s1, t1
    xor s0, s0, s4
    xor a6, a6, s0
    lw s0, 124(a3)
    xor a6, a6, a7
    xor a1, s0, a1
    xor t3, a1, t3
    xor t3, a0, t3
    lw a7, 116(a3)
    xor a6, a6, t0
    xor a7, a7, t2
    xor a7, t5, a7
    xor a7, t6, a7
    xor a7, s2, a7
    xor a7, a4, a7
    xor t0, t0, t4
    xor t2, s2, t4
    xor t5, a6, t2
    or t6, a7, t5
    xor a4, a7, t5
    xor t1, t1, a4
    xor a1, s2, t1
    xor t1, t3, t1
    xor t3, t6, a1
    xor t6, t0, a1
    xor a0, t1, t6
    and s0, t2, a0
    xor s1, a4, a0
    and s2, a6, s1
    or s4, t0, t6
    xor a1, a1, s4
    xor a1, s0, a1
    xor s0, s3, t6
    xor s5, s0, s1
    xor t4, t4, s5
    xor s6, t5, t4
    or s7, s3, t4
    xor s8, s3, a4
    and s9, s6, s8
    xor s9, a1, s9
    xor s10, t2, t0
    or s11, t1, s10
    xor s4, s11, s4
    xor a7, a7, s4
    xor s4, s4, s7
    xor t3, t3, s4
    xor s4, s4, s9
    xor s7, t3, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor a1, a1, s11
    xor s2, s2, a1
    xor a7, a7, a1
    or a1, s2, s7
    and s7, s4, a1
    not s7, s7
    xor s11, a6, s9
    and ra, s0, s11
    xor a7, ra, a7
    xor s2, s2, a7
    xor ra, a1, s2
    or s4, s4, ra
    xor s4, t3, s4
    or s0, s0, s4
    or s11, s11, s4
    or t3, a7, t3
    and s7, s7, t3
    xor t3, a1, t3
    or a7, a7, t3
    xor a1, s2, a7
    or t4, t4, a1
    xor t3, t3, a1
    and a7, a7, t3
    or t3, a4, a7
    or t5, t5, a7
    xor a7, a1, a7
    and a4, s8, a7
    and s2, s6, a7
    xor a7, s7, a7
    and s6, s10, a7
    and t1, t1, a7
    or s3, s3, a1
    xor s3, s3, t3
    xor t1, s3, t1
    xor a1, s4, a1
    and t0, t0, a1
    xor s6, t0, s6
    and t6, t6, a1
    xor a7, a1, a7
    and t2, t2, a7
    and a7, a0, a7
    and a1, s9, s7
    xor a0, s7, s4
    and s4, s5, s7
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s4, s1
    xor s0, s0, s1
    xor s0, s0, s3
    xor a1, a1, s0
    xor s1, s2, a1
    xor t0, t0, a1
    xor t0, t2, t0
    xor a6, a6, t0
    xor t0, s1, t0
    xor t2, s11, s1
    xor t3, t3, a0
    xor t3, a4, t3
    xor a7, a0, a7
    xor t1, t1, a7
    xor a7, t6, a7
    xor t0, a7, t0
    xor t5, t5, t0
    xor t0, s6, t0
    xor t3, t3, t5
    xor a7, a7, t3
    xor t6, s0, a7
    xor t1, t1, a6
    xor t2, t2, t1
    xor t0, t2, t0
    xor t2, t4, t2
    slli t4, t2, 24
    srli a4, t2, 8
    or t4, t4, a4
    xor t2, t2, t4
    slli a4, t2, 16
    srli a1, t2, 16
    or a4, a4, a1
    slli a1, t0, 24
    srli a0, t0, 8
    or a1, a1, a0
    xor t0, t0, a1
    slli a0, t0, 16
    srli s0, t0, 16
    or a0, a0, s0
    slli s0, t1, 24
    srli s1, t1, 8
    or s0, s0, s1
    lw s1, 132(a3)
    xor t1, t1, s0
    xor s1, s1, t1
    xor t4, t4, s1
    xor t4, t4, a4
    slli a4, t1, 16
    srli t1, t1, 16
    or t1, a4, t1
    slli a4, t6, 24
    srli s1, t6, 8
    or a4, a4, s1
    xor t6, t6, a4
    slli s1, t6, 16
    srli s2, t6, 16
    or s1, s1, s2
    slli s2, a7, 24
    srli s3, a7, 8
    or s2, s2, s3
    xor a7, a7, s2
    slli s3, a7, 16
    srli s4, a7, 16
    or s3, s3, s4
    slli s4, t3, 24
    srli s5, t3, 8
    or s4, s4, s5
    xor t3, t3, s4
    slli s5, t3, 16
    srli s6, t3, 16
    or s5, s5, s6
    slli s6, t5, 24
    srli s7, t5, 8
    or s6, s6, s7
    lw s7, 140(a3)
    xor t5, t5, s6
    xor s6, s7, s6
    lw s7, 136(a3)
    xor s7, s7, t5
    xor s2, s2, s7
    xor s2, s2, s3
    xor t6, t6, s2
    slli s2, t5, 16
    srli s3, t5, 16
    or s2, s2, s3
    xor s2, s6, s2
    xor t3, t3, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    xor a6, a6, s2
    lw s3, 128(a3)
    srli s6, a6, 16
    xor s2, s3, s2
    slli s3, a6, 16
    or s3, s3, s6
    xor s2, s2, s3
    xor s2, t5, s2
    # round 5 (aes.dsl:47)
    lw s3, 152(a3)
    xor t1, t5, t1
    xor s3, s3, s4
    xor t0, t0, s3
    lw s3, 144(a3)
    xor t0, s5, t0
    xor s0, s3, s0
    xor a6, a6, s0
    lw s0, 156(a3)
    xor a6, a6, t1
    xor a1, s0, a1
    xor a7, a1, a7
    xor a7, a0, a7
    lw t1, 148(a3)
    xor a6, a6, t3
    xor t1, t1, t5
    xor t1, t2, t1
    xor t1, a4, t1
    xor t1, t4, t1
    xor t1, s1, t1
    xor t2, t3, t6
    xor t3, t4, t6
    xor t5, a6, t3
    or a4, t1, t5
    xor a1, t1, t5
    xor t0, t0, a1
    xor t4, t4, t0
    xor a7, a7, t0
    xor t0, a4, t4
    xor a4, t2, t4
    xor a0, a7, a4
    and s0, t3, a0
    xor s1, a1, a0
    and s3, a6, s1
    or s4, t2, a4
    xor t4, t4, s4
    xor t4, s0, t4
    xor s0, s2, a4
    xor s5, s0, s1
    xor t6, t6, s5
    xor s6, t5, t6
    or s7, s2, t6
    xor s8, s2, a1
    and s9, s6, s8
    xor s9, t4, s9
    xor s10, t3, t2
    or s11, a7, s10
    xor s4, s11, s4
    xor t1, t1, s4
    xor s4, s4, s7
    xor t0, t0, s4
    xor s4, s4, s9
    xor s7, t0, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor t4, t4, s11
    xor s3, s3, t4
    xor t1, t1, t4
    or t4, s3, s7
    and s7, s4, t4
    not s7, s7
    xor s11, a6, s9
    and ra, s0, s11
    xor t1, ra, t1
    xor s3, s3, t1
    xor ra, t4, s3
    or s4, s4, ra
    xor s4, t0, s4
    or s0, s0, s4
    or s11, s11, s4
    or t0, t1, t0
    and s7, s7, t0
    xor t0, t4, t0
    or t1, t1, t0
    xor t4, s3, t1
    or t6, t6, t4
    xor t0, t0, t4
    and t0, t1, t0
    or t1, a1, t0
    or t5, t5, t0
    xor t0, t4, t0
    and a1, s8, t0
    and s3, s6, t0
    xor t0, s7, t0
    and s6, s10, t0
    and a7, a7, t0
    or s2, s2, t4
    xor s2, s2, t1
    xor a7, s2, a7
    xor t4, s4, t4
    and t2, t2, t4
    xor s6, t2, s6
    and a4, a4, t4
    xor t0, t4, t0
    and t3, t3, t0
    and t0, a0, t0
    and t4, s9, s7
    xor a0, s7, s4
    and s4, s5, s7
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s4, s1
    xor s0, s0, s1
    xor s0, s0, s2
    xor t4, t4, s0
    xor s1, s3, t4
    xor t2, t2, t4
    xor t2, t3, t2
    xor a6, a6, t2
    xor t2, s1, t2
    xor t3, s11, s1
    xor t1, t1, a0
    xor t1, a1, t1
    xor t0, a0, t0
    xor a7, a7, t0
    xor t0, a4, t0
    xor t2, t0, t2
    xor t4, t5, t2
    xor t2, s6, t2
    xor t1, t1, t4
    xor t0, t0, t1
    xor t5, s0, t0
    xor a7, a7, a6
    xor t3, t3, a7
    xor t2, t3, t2
    xor t3, t6, t3
    slli t6, t3, 24
    srli a4, t3, 8
    or t6, t6, a4
    lw a4, 104(sp)
    and a1, t6, a4
    xor t6, t6, a1
    srli t6, t6, 2
    slli a1, a1, 6
    or t6, a1, t6
    xor t3, t3, t6
    slli a1, t3, 16
    srli a0, t3, 16
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    slli a0, t2, 24
    srli s0, t2, 8
    or a0, a0, s0
    and s0, a0, a4
    xor a0, a0, s0
    srli a0, a0, 2
    slli s0, s0, 6
    or a0, s0, a0
    xor t2, t2, a0
    slli s0, t2, 16
    srli s1, t2, 16
    or s0, s0, s1
    and s1, s0, a5
    xor s0, s0, s1
    srli s0, s0, 4
    slli s1, s1, 4
    or s0, s1, s0
    slli s1, a7, 24
    srli s2, a7, 8
    or s1, s1, s2
    and s2, s1, a4
    xor s1, s1, s2
    srli s1, s1, 2
    slli s2, s2, 6
    or s1, s2, s1
    lw s2, 164(a3)
    xor a7, a7, s1
    xor s2, s2, a7
    xor t6, t6, s2
    xor t6, t6, a1
    slli a1, a7, 16
    srli a7, a7, 16
    or a7, a1, a7
    and a1, a7, a5
    xor a7, a7, a1
    srli a7, a7, 4
    slli a1, a1, 4
    or a7, a1, a7
    slli a1, t5, 24
    srli s2, t5, 8
    or a1, a1, s2
    and s2, a1, a4
    xor a1, a1, s2
    srli a1, a1, 2
    slli s2, s2, 6
    or a1, s2, a1
    xor t5, t5, a1
    slli s2, t5, 16
    srli s3, t5, 16
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    slli s3, t0, 24
    srli s4, t0, 8
    or s3, s3, s4
    and s4, s3, a4
    xor s3, s3, s4
    srli s3, s3, 2
    slli s4, s4, 6
    or s3, s4, s3
    xor t0, t0, s3
    slli s4, t0, 16
    srli s5, t0, 16
    or s4, s4, s5
    and s5, s4, a5
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    slli s5, t1, 24
    srli s6, t1, 8
    or s5, s5, s6
    and s6, s5, a4
    xor s5, s5, s6
    srli s5, s5, 2
    slli s6, s6, 6
    or s5, s6, s5
    xor t1, t1, s5
    slli s6, t1, 16
    srli s7, t1, 16
    or s6, s6, s7
    and s7, s6, a5
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    slli s7, t4, 24
    srli s8, t4, 8
    or s7, s7, s8
    and s8, s7, a4
    xor s7, s7, s8
    srli s7, s7, 2
    slli s8, s8, 6
    or s7, s8, s7
    lw s8, 172(a3)
    xor t4, t4, s7
    xor s8, s8, s7
    lw s7, 168(a3)
    xor s7, s7, t4
    xor s3, s3, s7
    xor s3, s3, s4
    xor t5, t5, s3
    slli s3, t4, 16
    srli s4, t4, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    xor s3, s8, s3
    xor t1, t1, s3
    slli s3, a6, 24
    srli s4, a6, 8
    or s3, s3, s4
    and s4, s3, a4
    xor s3, s3, s4
    srli s3, s3, 2
    slli s4, s4, 6
    or s3, s4, s3
    xor a6, a6, s3
    lw s4, 160(a3)
    srli s7, a6, 16
    xor s3, s4, s3
    slli s4, a6, 16
    or s4, s4, s7
    and s7, s4, a5
    xor s4, s4, s7
    srli s4, s4, 4
    slli s7, s7, 4
    or s4, s7, s4
    xor s3, s3, s4
    xor s3, t4, s3
    # round 6 (aes.dsl:47)
    lw s4, 184(a3)
    xor a7, t4, a7
    xor s4, s4, s5
    xor t2, t2, s4
    lw s4, 176(a3)
    xor t2, s6, t2
    xor s1, s4, s1
    xor a6, a6, s1
    lw s1, 188(a3)
    xor a6, a6, a7
    xor a0, s1, a0
    xor t0, a0, t0
    xor t0, s0, t0
    lw a7, 180(a3)
    xor a6, a6, t1
    xor a7, a7, t4
    xor a7, t3, a7
    xor a7, a1, a7
    xor a7, t6, a7
    xor a7, s2, a7
    xor t1, t1, t5
    xor t3, t6, t5
    xor t4, a6, t3
    or a1, a7, t4
    xor a0, a7, t4
    xor t2, t2, a0
    xor t6, t6, t2
    xor t0, t0, t2
    xor t2, a1, t6
    xor a1, t1, t6
    xor s0, t0, a1
    and s1, t3, s0
    xor s2, a0, s0
    and s4, a6, s2
    or s5, t1, a1
    xor t6, t6, s5
    xor t6, s1, t6
    xor s1, s3, a1
    xor s6, s1, s2
    xor t5, t5, s6
    xor s7, t4, t5
    or s8, s3, t5
    xor s9, s3, a0
    and s10, s7, s9
    xor s10, t6, s10
    xor s11, t3, t1
    or ra, t0, s11
    xor s5, ra, s5
    xor a7, a7, s5
    xor s5, s5, s8
    xor t2, t2, s5
    xor s5, s5, s10
    xor s8, t2, s5
    xor s10, s11, s7
    and ra, s6, s10
    xor t6, t6, ra
    xor s4, s4, t6
    xor a7, a7, t6
    or t6, s4, s8
    and s8, s5, t6
    not s8, s8
    xor ra, a6, s10
    and a4, s1, ra
    xor a7, a4, a7
    xor a4, s4, a7
    xor s4, t6, a4
    or s4, s5, s4
    xor s4, t2, s4
    or s1, s1, s4
    or s5, ra, s4
    or t2, a7, t2
    and s8, s8, t2
    xor t2, t6, t2
    or a7, a7, t2
    xor t6, a4, a7
    or t5, t5, t6
    xor t2, t2, t6
    and a7, a7, t2
    or t2, a0, a7
    or t4, t4, a7
    xor a7, t6, a7
    and a4, s9, a7
    and a0, s7, a7
    xor a7, s8, a7
    and s7, s11, a7
    and t0, t0, a7
    or s3, s3, t6
    xor s3, s3, t2
    xor t0, s3, t0
    xor t6, s4, t6
    and t1, t1, t6
    xor s7, t1, s7
    and a1, a1, t6
    xor a7, t6, a7
    and t3, t3, a7
    and a7, s0, a7
    and t6, s10, s8
    xor s0, s8, s4
    and s4, s6, s8
    or s2, s2, s0
    or a6, a6, s0
    xor s0, s4, s2
    xor s1, s1, s2
    xor s1, s1, s3
    xor t6, t6, s1
    xor a0, a0, t6
    xor t1, t1, t6
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, a0, t1
    xor t3, s5, a0
    xor t2, t2, s0
    xor t2, a4, t2
    xor a7, s0, a7
    xor t0, t0, a7
    xor a7, a1, a7
    xor t1, a7, t1
    xor t4, t4, t1
    xor t1, s7, t1
    xor t2, t2, t4
    xor a7, a7, t2
    xor t6, s1, a7
    xor t0, t0, a6
    xor t3, t3, t0
    xor t1, t3, t1
    xor t3, t5, t3
    slli t5, t3, 24
    srli a4, t3, 8
    or t5, t5, a4
    and a4, t5, a5
    xor t5, t5, a4
    srli t5, t5, 4
    slli a4, a4, 4
    or t5, a4, t5
    xor t3, t3, t5
    slli a4, t3, 16
    srli a1, t3, 16
    or a4, a4, a1
    slli a1, t1, 24
    srli a0, t1, 8
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor t1, t1, a1
    slli a0, t1, 16
    srli s0, t1, 16
    or a0, a0, s0
    slli s0, t0, 24
    srli s1, t0, 8
    or s0, s0, s1
    and s1, s0, a5
    xor s0, s0, s1
    srli s0, s0, 4
    slli s1, s1, 4
    or s0, s1, s0
    lw s1, 196(a3)
    xor t0, t0, s0
    xor s1, s1, t0
    xor t5, t5, s1
    xor t5, t5, a4
    slli a4, t0, 16
    srli t0, t0, 16
    or t0, a4, t0
    slli a4, t6, 24
    srli s1, t6, 8
    or a4, a4, s1
    and s1, a4, a5
    xor a4, a4, s1
    srli a4, a4, 4
    slli s1, s1, 4
    or a4, s1, a4
    xor t6, t6, a4
    slli s1, t6, 16
    srli s2, t6, 16
    or s1, s1, s2
    slli s2, a7, 24
    srli s3, a7, 8
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor a7, a7, s2
    slli s3, a7, 16
    srli s4, a7, 16
    or s3, s3, s4
    slli s4, t2, 24
    srli s5, t2, 8
    or s4, s4, s5
    and s5, s4, a5
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    xor t2, t2, s4
    slli s5, t2, 16
    srli s6, t2, 16
    or s5, s5, s6
    slli s6, t4, 24
    srli s7, t4, 8
    or s6, s6, s7
    and s7, s6, a5
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    lw s7, 204(a3)
    xor t4, t4, s6
    xor s7, s7, s6
    lw s6, 200(a3)
    xor s6, s6, t4
    xor s2, s2, s6
    xor s2, s2, s3
    xor t6, t6, s2
    slli s2, t4, 16
    srli s3, t4, 16
    or s2, s2, s3
    xor s2, s7, s2
    xor t2, t2, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    lw s3, 192(a3)
    xor a6, a6, s2
    xor s3, s3, s2
    slli s2, a6, 16
    srli s6, a6, 16
    or s2, s2, s6
    xor s2, s3, s2
    xor s2, t4, s2
    # round 7 (aes.dsl:47)
    lw s3, 216(a3)
    xor t0, t4, t0
    xor s3, s3, s4
    xor t1, t1, s3
    lw s3, 208(a3)
    xor t1, s5, t1
    xor s0, s3, s0
    xor a6, a6, s0
    lw s0, 220(a3)
    xor a6, a6, t0
    xor a1, s0, a1
    xor a7, a1, a7
    xor a7, a0, a7
    lw t0, 212(a3)
    xor a6, a6, t2
    xor t0, t0, t4
    xor t0, t3, t0
    xor t0, a4, t0
    xor t0, t5, t0
    xor t0, s1, t0
    xor t2, t2, t6
    xor t3, t5, t6
    xor t4, a6, t3
    or a4, t0, t4
    xor a1, t0, t4
    xor t1, t1, a1
    xor t5, t5, t1
    xor a7, a7, t1
    xor t1, a4, t5
    xor a4, t2, t5
    xor a0, a7, a4
    and s0, t3, a0
    xor s1, a1, a0
    and s3, a6, s1
    or s4, t2, a4
    xor t5, t5, s4
    xor t5, s0, t5
    xor s0, s2, a4
    xor s5, s0, s1
    xor t6, t6, s5
    xor s6, t4, t6
    or s7, s2, t6
    xor s8, s2, a1
    and s9, s6, s8
    xor s9, t5, s9
    xor s10, t3, t2
    or s11, a7, s10
    xor s4, s11, s4
    xor t0, t0, s4
    xor s4, s4, s7
    xor t1, t1, s4
    xor s4, s4, s9
    xor s7, t1, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor t5, t5, s11
    xor s3, s3, t5
    xor t0, t0, t5
    or t5, s3, s7
    and s7, s4, t5
    not s7, s7
    xor s11, a6, s9
    and ra, s0, s11
    xor t0, ra, t0
    xor s3, s3, t0
    xor ra, t5, s3
    or s4, s4, ra
    xor s4, t1, s4
    or s0, s0, s4
    or s11, s11, s4
    or t1, t0, t1
    and s7, s7, t1
    xor t1, t5, t1
    or t0, t0, t1
    xor t5, s3, t0
    or t6, t6, t5
    xor t1, t1, t5
    and t0, t0, t1
    or t1, a1, t0
    or t4, t4, t0
    xor t0, t5, t0
    and a1, s8, t0
    and s3, s6, t0
    xor t0, s7, t0
    and s6, s10, t0
    and a7, a7, t0
    or s2, s2, t5
    xor s2, s2, t1
    xor a7, s2, a7
    xor t5, s4, t5
    and t2, t2, t5
    xor s6, t2, s6
    and a4, a4, t5
    xor t0, t5, t0
    and t3, t3, t0
    and t0, a0, t0
    and t5, s9, s7
    xor a0, s7, s4
    and s4, s5, s7
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s4, s1
    xor s0, s0, s1
    xor s0, s0, s2
    xor t5, t5, s0
    xor s1, s3, t5
    xor t2, t2, t5
    xor t2, t3, t2
    xor a6, a6, t2
    xor t2, s1, t2
    xor t3, s11, s1
    xor t1, t1, a0
    xor t1, a1, t1
    xor t0, a0, t0
    xor a7, a7, t0
    xor t0, a4, t0
    xor t2, t0, t2
    xor t4, t4, t2
    xor t2, s6, t2
    xor t1, t1, t4
    xor t0, t0, t1
    xor t5, s0, t0
    xor a7, a7, a6
    xor t3, t3, a7
    xor t2, t3, t2
    xor t3, t6, t3
    slli t6, t3, 24
    srli a4, t3, 8
    or t6, t6, a4
    and a4, t6, a2
    xor t6, t6, a4
    srli t6, t6, 6
    slli a4, a4, 2
    or t6, a4, t6
    xor t3, t3, t6
    slli a4, t3, 16
    srli a1, t3, 16
    or a4, a4, a1
    and a1, a4, a5
    xor a4, a4, a1
    srli a4, a4, 4
    slli a1, a1, 4
    or a4, a1, a4
    slli a1, t2, 24
    srli a0, t2, 8
    or a1, a1, a0
    and a0, a1, a2
    xor a1, a1, a0
    srli a1, a1, 6
    slli a0, a0, 2
    or a1, a0, a1
    xor t2, t2, a1
    slli a0, t2, 16
    srli s0, t2, 16
    or a0, a0, s0
    and s0, a0, a5
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    slli s0, a7, 24
    srli s1, a7, 8
    or s0, s0, s1
    and s1, s0, a2
    xor s0, s0, s1
    srli s0, s0, 6
    slli s1, s1, 2
    or s0, s1, s0
    lw s1, 228(a3)
    xor a7, a7, s0
    xor s1, s1, a7
    xor t6, t6, s1
    xor t6, t6, a4
    slli a4, a7, 16
    srli a7, a7, 16
    or a7, a4, a7
    and a4, a7, a5
    xor a7, a7, a4
    srli a7, a7, 4
    slli a4, a4, 4
    or a7, a4, a7
    slli a4, t5, 24
    srli s1, t5, 8
    or a4, a4, s1
    and s1, a4, a2
    xor a4, a4, s1
    srli a4, a4, 6
    slli s1, s1, 2
    or a4, s1, a4
    xor t5, t5, a4
    slli s1, t5, 16
    srli s2, t5, 16
    or s1, s1, s2
    and s2, s1, a5
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    slli s2, t0, 24
    srli s3, t0, 8
    or s2, s2, s3
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    xor t0, t0, s2
    slli s3, t0, 16
    srli s4, t0, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    slli s4, t1, 24
    srli s5, t1, 8
    or s4, s4, s5
    and s5, s4, a2
    xor s4, s4, s5
    srli s4, s4, 6
    slli s5, s5, 2
    or s4, s5, s4
    xor t1, t1, s4
    slli s5, t1, 16
    srli s6, t1, 16
    or s5, s5, s6
    and s6, s5, a5
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    slli s6, t4, 24
    srli s7, t4, 8
    or s6, s6, s7
    and s7, s6, a2
    xor s6, s6, s7
    srli s6, s6, 6
    slli s7, s7, 2
    or s6, s7, s6
    lw s7, 236(a3)
    xor t4, t4, s6
    xor s7, s7, s6
    lw s6, 232(a3)
    xor s6, s6, t4
    xor s2, s2, s6
    xor s2, s2, s3
    xor t5, t5, s2
    slli s2, t4, 16
    srli s3, t4, 16
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor s2, s7, s2
    xor t1, t1, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    xor a6, a6, s2
    lw s3, 224(a3)
    srli s6, a6, 16
    xor s2, s3, s2
    slli s3, a6, 16
    or s3, s3, s6
    and s6, s3, a5
    xor s3, s3, s6
    srli s3, s3, 4
    slli s6, s6, 4
    or s3, s6, s3
    xor s2, s2, s3
    xor s2, t4, s2
    # round 8 (aes.dsl:47)
    lw s3, 248(a3)
    xor a7, t4, a7
    xor s3, s3, s4
    xor t2, t2, s3
    lw s3, 240(a3)
    xor t2, s5, t2
    xor s0, s3, s0
    xor a6, a6, s0
    lw s0, 252(a3)
    xor a6, a6, a7
    xor a1, s0, a1
    xor t0, a1, t0
    xor t0, a0, t0
    lw a7, 244(a3)
    xor a6, a6, t1
    xor a7, a7, t4
    xor a7, t3, a7
    xor a7, a4, a7
    xor a7, t6, a7
    xor a7, s1, a7
    xor t1, t1, t5
    xor t3, t6, t5
    xor t4, a6, t3
    or a4, a7, t4
    xor a1, a7, t4
    xor t2, t2, a1
    xor t6, t6, t2
    xor t0, t0, t2
    xor t2, a4, t6
    xor a4, t1, t6
    xor a0, t0, a4
    and s0, t3, a0
    xor s1, a1, a0
    and s3, a6, s1
    or s4, t1, a4
    xor t6, t6, s4
    xor t6, s0, t6
    xor s0, s2, a4
    xor s5, s0, s1
    xor t5, t5, s5
    xor s6, t4, t5
    or s7, s2, t5
    xor s8, s2, a1
    and s9, s6, s8
    xor s9, t6, s9
    xor s10, t3, t1
    or s11, t0, s10
    xor s4, s11, s4
    xor a7, a7, s4
    xor s4, s4, s7
    xor t2, t2, s4
    xor s4, s4, s9
    xor s7, t2, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor t6, t6, s11
    xor s3, s3, t6
    xor a7, a7, t6
    or t6, s3, s7
    and s7, s4, t6
    not s7, s7
    xor s11, a6, s9
    and ra, s0, s11
    xor a7, ra, a7
    xor s3, s3, a7
    xor ra, t6, s3
    or s4, s4, ra
    xor s4, t2, s4
    or s0, s0, s4
    or s11, s11, s4
    or t2, a7, t2
    and s7, s7, t2
    xor t2, t6, t2
    or a7, a7, t2
    xor t6, s3, a7
    or t5, t5, t6
    xor t2, t2, t6
    and a7, a7, t2
    or t2, a1, a7
    or t4, t4, a7
    xor a7, t6, a7
    and a1, s8, a7
    and s3, s6, a7
    xor a7, s7, a7
    and s6, s10, a7
    and t0, t0, a7
    or s2, s2, t6
    xor s2, s2, t2
    xor t0, s2, t0
    xor t6, s4, t6
    and t1, t1, t6
    xor s6, t1, s6
    and a4, a4, t6
    xor a7, t6, a7
    and t3, t3, a7
    and a7, a0, a7
    and t6, s9, s7
    xor a0, s7, s4
    and s4, s5, s7
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s4, s1
    xor s0, s0, s1
    xor s0, s0, s2
    xor t6, t6, s0
    xor s1, s3, t6
    xor t1, t1, t6
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, s1, t1
    xor t3, s11, s1
    xor t2, t2, a0
    xor t2, a1, t2
    xor a7, a0, a7
    xor t0, t0, a7
    xor a7, a4, a7
    xor t1, a7, t1
    xor t4, t4, t1
    xor t1, s6, t1
    xor t2, t2, t4
    xor a7, a7, t2
    xor t6, s0, a7
    xor t0, t0, a6
    xor t3, t3, t0
    xor t1, t3, t1
    xor t3, t5, t3
    slli t5, t3, 24
    srli a4, t3, 8
    or t5, t5, a4
    xor t3, t3, t5
    slli a4, t3, 16
    srli a1, t3, 16
    or a4, a4, a1
    slli a1, t1, 24
    srli a0, t1, 8
    or a1, a1, a0
    xor t1, t1, a1
    slli a0, t1, 16
    srli s0, t1, 16
    or a0, a0, s0
    slli s0, t0, 24
    srli s1, t0, 8
    or s0, s0, s1
    lw s1, 260(a3)
    xor t0, t0, s0
    xor s1, s1, t0
    xor t5, t5, s1
    xor t5, t5, a4
    slli a4, t0, 16
    srli t0, t0, 16
    or t0, a4, t0
    slli a4, t6, 24
    srli s1, t6, 8
    or a4, a4, s1
    xor t6, t6, a4
    slli s1, t6, 16
    srli s2, t6, 16
    or s1, s1, s2
    slli s2, a7, 24
    srli s3, a7, 8
    or s2, s2, s3
    xor a7, a7, s2
    slli s3, a7, 16
    srli s4, a7, 16
    or s3, s3, s4
    slli s4, t2, 24
    srli s5, t2, 8
    or s4, s4, s5
    xor t2, t2, s4
    slli s5, t2, 16
    srli s6, t2, 16
    or s5, s5, s6
    slli s6, t4, 24
    srli s7, t4, 8
    or s6, s6, s7
    lw s7, 268(a3)
    xor t4, t4, s6
    xor s6, s7, s6
    lw s7, 264(a3)
    xor s7, s7, t4
    xor s2, s2, s7
    xor s2, s2, s3
    xor t6, t6, s2
    slli s2, t4, 16
    srli s3, t4, 16
    or s2, s2, s3
    xor s2, s6, s2
    xor t2, t2, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    xor a6, a6, s2
    lw s3, 256(a3)
    srli s6, a6, 16
    xor s2, s3, s2
    slli s3, a6, 16
    or s3, s3, s6
    xor s2, s2, s3
    xor s2, t4, s2
    # round 9 (aes.dsl:47)
    lw s3, 280(a3)
    xor t0, t4, t0
    xor s3, s3, s4
    xor t1, t1, s3
    lw s3, 272(a3)
    xor t1, s5, t1
    xor s0, s3, s0
    xor a6, a6, s0
    lw s0, 284(a3)
    xor a6, a6, t0
    xor a1, s0, a1
    xor a7, a1, a7
    xor a7, a0, a7
    lw t0, 276(a3)
    xor a6, a6, t2
    xor t0, t0, t4
    xor t0, t3, t0
    xor t0, a4, t0
    xor t0, t5, t0
    xor t0, s1, t0
    xor t2, t2, t6
    xor t3, t5, t6
    xor t4, a6, t3
    or a4, t0, t4
    xor a1, t0, t4
    xor t1, t1, a1
    xor t5, t5, t1
    xor a7, a7, t1
    xor t1, a4, t5
    xor a4, t2, t5
    xor a0, a7, a4
    and s0, t3, a0
    xor s1, a1, a0
    and s3, a6, s1
    or s4, t2, a4
    xor t5, t5, s4
    xor t5, s0, t5
    xor s0, s2, a4
    xor s5, s0, s1
    xor t6, t6, s5
    xor s6, t4, t6
    or s7, s2, t6
    xor s8, s2, a1
    and s9, s6, s8
    xor s9, t5, s9
    xor s10, t3, t2
    or s11, a7, s10
    xor s4, s11, s4
    xor t0, t0, s4
    xor s4, s4, s7
    xor t1, t1, s4
    xor s4, s4, s9
    xor s7, t1, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor t5, t5, s11
    xor s3, s3, t5
    xor t0, t0, t5
    or t5, s3, s7
    and s7, s4, t5
    not s7, s7
    xor s11, a6, s9
    and ra, s0, s11
    xor t0, ra, t0
    xor s3, s3, t0
    xor ra, t5, s3
    or s4, s4, ra
    xor s4, t1, s4
    or s0, s0, s4
    or s11, s11, s4
    or t1, t0, t1
    and s7, s7, t1
    xor t1, t5, t1
    or t0, t0, t1
    xor t5, s3, t0
    or t6, t6, t5
    xor t1, t1, t5
    and t0, t0, t1
    or t1, a1, t0
    or t4, t4, t0
    xor t0, t5, t0
    and a1, s8, t0
    and s3, s6, t0
    xor t0, s7, t0
    and s6, s10, t0
    and a7, a7, t0
    or s2, s2, t5
    xor s2, s2, t1
    xor a7, s2, a7
    xor t5, s4, t5
    and t2, t2, t5
    xor s6, t2, s6
    and a4, a4, t5
    xor t0, t5, t0
    and t3, t3, t0
    and t0, a0, t0
    and t5, s9, s7
    xor a0, s7, s4
    and s4, s5, s7
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s4, s1
    xor s0, s0, s1
    xor s0, s0, s2
    xor t5, t5, s0
    xor s1, s3, t5
    xor t2, t2, t5
    xor t2, t3, t2
    xor a6, a6, t2
    xor t2, s1, t2
    xor t3, s11, s1
    xor t1, t1, a0
    xor t1, a1, t1
    xor t0, a0, t0
    xor a7, a7, t0
    xor t0, a4, t0
    xor t2, t0, t2
    xor t4, t4, t2
    xor t2, s6, t2
    xor t1, t1, t4
    xor t0, t0, t1
    xor t5, s0, t0
    xor a7, a7, a6
    xor t3, t3, a7
    xor t2, t3, t2
    xor t3, t6, t3
    slli t6, t3, 24
    srli a4, t3, 8
    or t6, t6, a4
    lw a4, 104(sp)
    and a1, t6, a4
    xor t6, t6, a1
    srli t6, t6, 2
    slli a1, a1, 6
    or t6, a1, t6
    xor t3, t3, t6
    slli a1, t3, 16
    srli a0, t3, 16
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    slli a0, t2, 24
    srli s0, t2, 8
    or a0, a0, s0
    and s0, a0, a4
    xor a0, a0, s0
    srli a0, a0, 2
    slli s0, s0, 6
    or a0, s0, a0
    xor t2, t2, a0
    slli s0, t2, 16
    srli s1, t2, 16
    or s0, s0, s1
    and s1, s0, a5
    xor s0, s0, s1
    srli s0, s0, 4
    slli s1, s1, 4
    or s0, s1, s0
    slli s1, a7, 24
    srli s2, a7, 8
    or s1, s1, s2
    and s2, s1, a4
    xor s1, s1, s2
    srli s1, s1, 2
    slli s2, s2, 6
    or s1, s2, s1
    lw s2, 292(a3)
    xor a7, a7, s1
    xor s2, s2, a7
    xor t6, t6, s2
    xor t6, t6, a1
    slli a1, a7, 16
    srli a7, a7, 16
    or a7, a1, a7
    and a1, a7, a5
    xor a7, a7, a1
    srli a7, a7, 4
    slli a1, a1, 4
    or a7, a1, a7
    slli a1, t5, 24
    srli s2, t5, 8
    or a1, a1, s2
    and s2, a1, a4
    xor a1, a1, s2
    srli a1, a1, 2
    slli s2, s2, 6
    or a1, s2, a1
    xor t5, t5, a1
    slli s2, t5, 16
    srli s3, t5, 16
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    slli s3, t0, 24
    srli s4, t0, 8
    or s3, s3, s4
    and s4, s3, a4
    xor s3, s3, s4
    srli s3, s3, 2
    slli s4, s4, 6
    or s3, s4, s3
    xor t0, t0, s3
    slli s4, t0, 16
    srli s5, t0, 16
    or s4, s4, s5
    and s5, s4, a5
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    slli s5, t1, 24
    srli s6, t1, 8
    or s5, s5, s6
    and s6, s5, a4
    xor s5, s5, s6
    srli s5, s5, 2
    slli s6, s6, 6
    or s5, s6, s5
    xor t1, t1, s5
    slli s6, t1, 16
    srli s7, t1, 16
    or s6, s6, s7
    and s7, s6, a5
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    slli s7, t4, 24
    srli s8, t4, 8
    or s7, s7, s8
    and s8, s7, a4
    xor s7, s7, s8
    srli s7, s7, 2
    slli s8, s8, 6
    or s7, s8, s7
    lw s8, 300(a3)
    xor t4, t4, s7
    xor s8, s8, s7
    lw s7, 296(a3)
    xor s7, s7, t4
    xor s3, s3, s7
    xor s3, s3, s4
    xor t5, t5, s3
    slli s3, t4, 16
    srli s4, t4, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    xor s3, s8, s3
    xor t1, t1, s3
    slli s3, a6, 24
    srli s4, a6, 8
    or s3, s3, s4
    and s4, s3, a4
    xor s3, s3, s4
    srli s3, s3, 2
    slli s4, s4, 6
    or s3, s4, s3
    xor a6, a6, s3
    lw s4, 288(a3)
    srli s7, a6, 16
    xor s3, s4, s3
    slli s4, a6, 16
    or s4, s4, s7
    and s7, s4, a5
    xor s4, s4, s7
    srli s4, s4, 4
    slli s7, s7, 4
    or s4, s7, s4
    xor s3, s3, s4
    xor s3, t4, s3
    # round 10 (aes.dsl:47)
    lw s4, 312(a3)
    xor a7, t4, a7
    xor s4, s4, s5
    xor t2, t2, s4
    lw s4, 304(a3)
    xor t2, s6, t2
    xor s1, s4, s1
    xor a6, a6, s1
    lw s1, 316(a3)
    xor a6, a6, a7
    xor a0, s1, a0
    xor t0, a0, t0
    xor t0, s0, t0
    lw a7, 308(a3)
    xor a6, a6, t1
    xor a7, a7, t4
    xor a7, t3, a7
    xor a7, a1, a7
    xor a7, t6, a7
    xor a7, s2, a7
    xor t1, t1, t5
    xor t3, t6, t5
    xor t4, a6, t3
    or a1, a7, t4
    xor a0, a7, t4
    xor t2, t2, a0
    xor t6, t6, t2
    xor t0, t0, t2
    xor t2, a1, t6
    xor a1, t1, t6
    xor s0, t0, a1
    and s1, t3, s0
    xor s2, a0, s0
    and s4, a6, s2
    or s5, t1, a1
    xor t6, t6, s5
    xor t6, s1, t6
    xor s1, s3, a1
    xor s6, s1, s2
    xor t5, t5, s6
    xor s7, t4, t5
    or s8, s3, t5
    xor s9, s3, a0
    and s10, s7, s9
    xor s10, t6, s10
    xor s11, t3, t1
    or ra, t0, s11
    xor s5, ra, s5
    xor a7, a7, s5
    xor s5, s5, s8
    xor t2, t2, s5
    xor s5, s5, s10
    xor s8, t2, s5
    xor s10, s11, s7
    and ra, s6, s10
    xor t6, t6, ra
    xor s4, s4, t6
    xor a7, a7, t6
    or t6, s4, s8
    and s8, s5, t6
    not s8, s8
    xor ra, a6, s10
    and a4, s1, ra
    xor a7, a4, a7
    xor a4, s4, a7
    xor s4, t6, a4
    or s4, s5, s4
    xor s4, t2, s4
    or s1, s1, s4
    or s5, ra, s4
    or t2, a7, t2
    and s8, s8, t2
    xor t2, t6, t2
    or a7, a7, t2
    xor t6, a4, a7
    or t5, t5, t6
    xor t2, t2, t6
    and a7, a7, t2
    or t2, a0, a7
    or t4, t4, a7
    xor a7, t6, a7
    and a4, s9, a7
    and a0, s7, a7
    xor a7, s8, a7
    and s7, s11, a7
    and t0, t0, a7
    or s3, s3, t6
    xor s3, s3, t2
    xor t0, s3, t0
    xor t6, s4, t6
    and t1, t1, t6
    xor s7, t1, s7
    and a1, a1, t6
    xor a7, t6, a7
    and t3, t3, a7
    and a7, s0, a7
    and t6, s10, s8
    xor s0, s8, s4
    and s4, s6, s8
    or s2, s2, s0
    or a6, a6, s0
    xor s0, s4, s2
    xor s1, s1, s2
    xor s1, s1, s3
    xor t6, t6, s1
    xor a0, a0, t6
    xor t1, t1, t6
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, a0, t1
    xor t3, s5, a0
    xor t2, t2, s0
    xor t2, a4, t2
    xor a7, s0, a7
    xor t0, t0, a7
    xor a7, a1, a7
    xor t1, a7, t1
    xor t4, t4, t1
    xor t1, s7, t1
    xor t2, t2, t4
    xor a7, a7, t2
    xor t6, s1, a7
    xor t0, t0, a6
    xor t3, t3, t0
    xor t1, t3, t1
    xor t3, t5, t3
    slli t5, t3, 24
    srli a4, t3, 8
    or t5, t5, a4
    and a4, t5, a5
    xor t5, t5, a4
    srli t5, t5, 4
    slli a4, a4, 4
    or t5, a4, t5
    xor t3, t3, t5
    slli a4, t3, 16
    srli a1, t3, 16
    or a4, a4, a1
    slli a1, t1, 24
    srli a0, t1, 8
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor t1, t1, a1
    slli a0, t1, 16
    srli s0, t1, 16
    or a0, a0, s0
    slli s0, t0, 24
    srli s1, t0, 8
    or s0, s0, s1
    and s1, s0, a5
    xor s0, s0, s1
    srli s0, s0, 4
    slli s1, s1, 4
    or s0, s1, s0
    lw s1, 324(a3)
    xor t0, t0, s0
    xor s1, s1, t0
    xor t5, t5, s1
    xor t5, t5, a4
    slli a4, t0, 16
    srli t0, t0, 16
    or t0, a4, t0
    slli a4, t6, 24
    srli s1, t6, 8
    or a4, a4, s1
    and s1, a4, a5
    xor a4, a4, s1
    srli a4, a4, 4
    slli s1, s1, 4
    or a4, s1, a4
    xor t6, t6, a4
    slli s1, t6, 16
    srli s2, t6, 16
    or s1, s1, s2
    slli s2, a7, 24
    srli s3, a7, 8
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor a7, a7, s2
    slli s3, a7, 16
    srli s4, a7, 16
    or s3, s3, s4
    slli s4, t2, 24
    srli s5, t2, 8
    or s4, s4, s5
    and s5, s4, a5
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    xor t2, t2, s4
    slli s5, t2, 16
    srli s6, t2, 16
    or s5, s5, s6
    slli s6, t4, 24
    srli s7, t4, 8
    or s6, s6, s7
    and s7, s6, a5
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    lw s7, 332(a3)
    xor t4, t4, s6
    xor s7, s7, s6
    lw s6, 328(a3)
    xor s6, s6, t4
    xor s2, s2, s6
    xor s2, s2, s3
    xor t6, t6, s2
    slli s2, t4, 16
    srli s3, t4, 16
    or s2, s2, s3
    xor s2, s7, s2
    xor t2, t2, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    lw s3, 320(a3)
    xor a6, a6, s2
    xor s3, s3, s2
    slli s2, a6, 16
    srli s6, a6, 16
    or s2, s2, s6
    xor s2, s3, s2
    xor s2, t4, s2
    # round 11 (aes.dsl:47)
    lw s3, 344(a3)
    xor t0, t4, t0
    xor s3, s3, s4
    xor t1, t1, s3
    lw s3, 336(a3)
    xor t1, s5, t1
    xor s0, s3, s0
    xor a6, a6, s0
    lw s0, 348(a3)
    xor a6, a6, t0
    xor a1, s0, a1
    xor a7, a1, a7
    xor a7, a0, a7
    lw t0, 340(a3)
    xor a6, a6, t2
    xor t0, t0, t4
    xor t0, t3, t0
    xor t0, a4, t0
    xor t0, t5, t0
    xor t0, s1, t0
    xor t2, t2, t6
    xor t3, t5, t6
    xor t4, a6, t3
    or a4, t0, t4
    xor a1, t0, t4
    xor t1, t1, a1
    xor t5, t5, t1
    xor a7, a7, t1
    xor t1, a4, t5
    xor a4, t2, t5
    xor a0, a7, a4
    and s0, t3, a0
    xor s1, a1, a0
    and s3, a6, s1
    or s4, t2, a4
    xor t5, t5, s4
    xor t5, s0, t5
    xor s0, s2, a4
    xor s5, s0, s1
    xor t6, t6, s5
    xor s6, t4, t6
    or s7, s2, t6
    xor s8, s2, a1
    and s9, s6, s8
    xor s9, t5, s9
    xor s10, t3, t2
    or s11, a7, s10
    xor s4, s11, s4
    xor t0, t0, s4
    xor s4, s4, s7
    xor t1, t1, s4
    xor s4, s4, s9
    xor s7, t1, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor t5, t5, s11
    xor s3, s3, t5
    xor t0, t0, t5
    or t5, s3, s7
    and s7, s4, t5
    not s7, s7
    xor s11, a6, s9
    and ra, s0, s11
    xor t0, ra, t0
    xor s3, s3, t0
    xor ra, t5, s3
    or s4, s4, ra
    xor s4, t1, s4
    or s0, s0, s4
    or s11, s11, s4
    or t1, t0, t1
    and s7, s7, t1
    xor t1, t5, t1
    or t0, t0, t1
    xor t5, s3, t0
    or t6, t6, t5
    xor t1, t1, t5
    and t0, t0, t1
    or t1, a1, t0
    or t4, t4, t0
    xor t0, t5, t0
    and a1, s8, t0
    and s3, s6, t0
    xor t0, s7, t0
    and s6, s10, t0
    and a7, a7, t0
    or s2, s2, t5
    xor s2, s2, t1
    xor a7, s2, a7
    xor t5, s4, t5
    and t2, t2, t5
    xor s6, t2, s6
    and a4, a4, t5
    xor t0, t5, t0
    and t3, t3, t0
    and t0, a0, t0
    and t5, s9, s7
    xor a0, s7, s4
    and s4, s5, s7
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s4, s1
    xor s0, s0, s1
    xor s0, s0, s2
    xor t5, t5, s0
    xor s1, s3, t5
    xor t2, t2, t5
    xor t2, t3, t2
    xor a6, a6, t2
    xor t2, s1, t2
    xor t3, s11, s1
    xor t1, t1, a0
    xor t1, a1, t1
    xor t0, a0, t0
    xor a7, a7, t0
    xor t0, a4, t0
    xor t2, t0, t2
    xor t4, t4, t2
    xor t2, s6, t2
    xor t1, t1, t4
    xor t0, t0, t1
    xor t5, s0, t0
    xor a7, a7, a6
    xor t3, t3, a7
    xor t2, t3, t2
    xor t3, t6, t3
    slli t6, t3, 24
    srli a4, t3, 8
    or t6, t6, a4
    and a4, t6, a2
    xor t6, t6, a4
    srli t6, t6, 6
    slli a4, a4, 2
    or t6, a4, t6
    xor t3, t3, t6
    slli a4, t3, 16
    srli a1, t3, 16
    or a4, a4, a1
    and a1, a4, a5
    xor a4, a4, a1
    srli a4, a4, 4
    slli a1, a1, 4
    or a4, a1, a4
    slli a1, t2, 24
    srli a0, t2, 8
    or a1, a1, a0
    and a0, a1, a2
    xor a1, a1, a0
    srli a1, a1, 6
    slli a0, a0, 2
    or a1, a0, a1
    xor t2, t2, a1
    slli a0, t2, 16
    srli s0, t2, 16
    or a0, a0, s0
    and s0, a0, a5
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    slli s0, a7, 24
    srli s1, a7, 8
    or s0, s0, s1
    and s1, s0, a2
    xor s0, s0, s1
    srli s0, s0, 6
    slli s1, s1, 2
    or s0, s1, s0
    lw s1, 356(a3)
    xor a7, a7, s0
    xor s1, s1, a7
    xor t6, t6, s1
    xor t6, t6, a4
    slli a4, a7, 16
    srli a7, a7, 16
    or a7, a4, a7
    and a4, a7, a5
    xor a7, a7, a4
    srli a7, a7, 4
    slli a4, a4, 4
    or a7, a4, a7
    slli a4, t5, 24
    srli s1, t5, 8
    or a4, a4, s1
    and s1, a4, a2
    xor a4, a4, s1
    srli a4, a4, 6
    slli s1, s1, 2
    or a4, s1, a4
    xor t5, t5, a4
    slli s1, t5, 16
    srli s2, t5, 16
    or s1, s1, s2
    and s2, s1, a5
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    slli s2, t0, 24
    srli s3, t0, 8
    or s2, s2, s3
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    xor t0, t0, s2
    slli s3, t0, 16
    srli s4, t0, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    slli s4, t1, 24
    srli s5, t1, 8
    or s4, s4, s5
    and s5, s4, a2
    xor s4, s4, s5
    srli s4, s4, 6
    slli s5, s5, 2
    or s4, s5, s4
    xor t1, t1, s4
    slli s5, t1, 16
    srli s6, t1, 16
    or s5, s5, s6
    and s6, s5, a5
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    slli s6, t4, 24
    srli s7, t4, 8
    or s6, s6, s7
    and s7, s6, a2
    xor s6, s6, s7
    srli s6, s6, 6
    slli s7, s7, 2
    or s6, s7, s6
    lw s7, 364(a3)
    xor t4, t4, s6
    xor s7, s7, s6
    lw s6, 360(a3)
    xor s6, s6, t4
    xor s2, s2, s6
    xor s2, s2, s3
    xor t5, t5, s2
    slli s2, t4, 16
    srli s3, t4, 16
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor s2, s7, s2
    xor t1, t1, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    and a2, s2, a2
    xor s2, s2, a2
    srli s2, s2, 6
    slli a2, a2, 2
    or a2, a2, s2
    xor a6, a6, a2
    lw s2, 352(a3)
    srli s3, a6, 16
    xor a2, s2, a2
    slli s2, a6, 16
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor a2, a2, s2
    xor a2, t4, a2
    # round 12 (aes.dsl:47)
    lw s2, 376(a3)
    xor a7, t4, a7
    xor s2, s2, s4
    xor t2, t2, s2
    lw s2, 368(a3)
    xor t2, s5, t2
    xor s0, s2, s0
    xor a6, a6, s0
    lw s0, 380(a3)
    xor a6, a6, a7
    xor a1, s0, a1
    xor t0, a1, t0
    xor t0, a0, t0
    lw a7, 372(a3)
    xor a6, a6, t1
    xor a7, a7, t4
    xor a7, t3, a7
    xor a7, a4, a7
    xor a7, t6, a7
    xor a7, s1, a7
    xor t1, t1, t5
    xor t3, t6, t5
    xor t4, a6, t3
    or a4, a7, t4
    xor a1, a7, t4
    xor t2, t2, a1
    xor t6, t6, t2
    xor t0, t0, t2
    xor t2, a4, t6
    xor a4, t1, t6
    xor a0, t0, a4
    and s0, t3, a0
    xor s1, a1, a0
    and s2, a6, s1
    or s3, t1, a4
    xor t6, t6, s3
    xor t6, s0, t6
    xor s0, a2, a4
    xor s4, s0, s1
    xor t5, t5, s4
    xor s5, t4, t5
    or s6, a2, t5
    xor s7, a2, a1
    and s8, s5, s7
    xor s8, t6, s8
    xor s9, t3, t1
    or s10, t0, s9
    xor s3, s10, s3
    xor a7, a7, s3
    xor s3, s3, s6
    xor t2, t2, s3
    xor s3, s3, s8
    xor s6, t2, s3
    xor s8, s9, s5
    and s10, s4, s8
    xor t6, t6, s10
    xor s2, s2, t6
    xor a7, a7, t6
    or t6, s2, s6
    and s6, s3, t6
    not s6, s6
    xor s10, a6, s8
    and s11, s0, s10
    xor a7, s11, a7
    xor s2, s2, a7
    xor s11, t6, s2
    or s3, s3, s11
    xor s3, t2, s3
    or s0, s0, s3
    or s10, s10, s3
    or t2, a7, t2
    and s6, s6, t2
    xor t2, t6, t2
    or a7, a7, t2
    xor t6, s2, a7
    or t5, t5, t6
    xor t2, t2, t6
    and a7, a7, t2
    or t2, a1, a7
    or t4, t4, a7
    xor a7, t6, a7
    and a1, s7, a7
    and s2, s5, a7
    xor a7, s6, a7
    and s5, s9, a7
    and t0, t0, a7
    or a2, a2, t6
    xor a2, a2, t2
    xor t0, a2, t0
    xor t6, s3, t6
    and t1, t1, t6
    xor s5, t1, s5
    and a4, a4, t6
    xor a7, t6, a7
    and t3, t3, a7
    and a7, a0, a7
    and t6, s8, s6
    xor a0, s6, s3
    and s3, s4, s6
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s3, s1
    xor s0, s0, s1
    xor a2, s0, a2
    xor t6, t6, a2
    xor s0, s2, t6
    xor t1, t1, t6
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, s0, t1
    xor t3, s10, s0
    xor t2, t2, a0
    xor t2, a1, t2
    xor a7, a0, a7
    xor t0, t0, a7
    xor a7, a4, a7
    xor t1, a7, t1
    xor t4, t4, t1
    xor t1, s5, t1
    xor t2, t2, t4
    xor a7, a7, t2
    xor t6, a2, a7
    xor t0, t0, a6
    xor t3, t3, t0
    xor t1, t3, t1
    xor t3, t5, t3
    slli t5, t3, 24
    srli a4, t3, 8
    or t5, t5, a4
    xor t3, t3, t5
    slli a4, t3, 16
    srli a2, t3, 16
    or a4, a4, a2
    slli a2, t1, 24
    srli a1, t1, 8
    or a2, a2, a1
    xor t1, t1, a2
    slli a1, t1, 16
    srli a0, t1, 16
    or a1, a1, a0
    slli a0, t0, 24
    srli s0, t0, 8
    or a0, a0, s0
    lw s0, 388(a3)
    xor t0, t0, a0
    xor s0, s0, t0
    xor t5, t5, s0
    xor t5, t5, a4
    slli a4, t0, 16
    srli t0, t0, 16
    or t0, a4, t0
    slli a4, t6, 24
    srli s0, t6, 8
    or a4, a4, s0
    xor t6, t6, a4
    slli s0, t6, 16
    srli s1, t6, 16
    or s0, s0, s1
    slli s1, a7, 24
    srli s2, a7, 8
    or s1, s1, s2
    xor a7, a7, s1
    slli s2, a7, 16
    srli s3, a7, 16
    or s2, s2, s3
    slli s3, t2, 24
    srli s4, t2, 8
    or s3, s3, s4
    xor t2, t2, s3
    slli s4, t2, 16
    srli s5, t2, 16
    or s4, s4, s5
    slli s5, t4, 24
    srli s6, t4, 8
    or s5, s5, s6
    lw s6, 396(a3)
    xor t4, t4, s5
    xor s5, s6, s5
    lw s6, 392(a3)
    xor s6, s6, t4
    xor s1, s1, s6
    xor s1, s1, s2
    xor t6, t6, s1
    slli s1, t4, 16
    srli s2, t4, 16
    or s1, s1, s2
    xor s1, s5, s1
    xor t2, t2, s1
    slli s1, a6, 24
    srli s2, a6, 8
    or s1, s1, s2
    xor a6, a6, s1
    lw s2, 384(a3)
    srli s5, a6, 16
    xor s1, s2, s1
    slli s2, a6, 16
    or s2, s2, s5
    xor s1, s1, s2
    xor s1, t4, s1
    # round 13 (aes.dsl:47)
    lw s2, 408(a3)
    xor t0, t4, t0
    xor s2, s2, s3
    xor t1, t1, s2
    lw s2, 400(a3)
    xor t1, s4, t1
    xor a0, s2, a0
    xor a6, a6, a0
    lw a0, 412(a3)
    xor a6, a6, t0
    xor a2, a0, a2
    xor a7, a2, a7
    xor a7, a1, a7
    lw t0, 404(a3)
    xor a6, a6, t2
    xor t0, t0, t4
    xor t0, t3, t0
    xor t0, a4, t0
    xor t0, t5, t0
    xor t0, s0, t0
    xor t2, t2, t6
    xor t3, t5, t6
    xor t4, a6, t3
    or a4, t0, t4
    xor a2, t0, t4
    xor t1, t1, a2
    xor t5, t5, t1
    xor a7, a7, t1
    xor t1, a4, t5
    xor a4, t2, t5
    xor a1, a7, a4
    and a0, t3, a1
    xor s0, a2, a1
    and s2, a6, s0
    or s3, t2, a4
    xor t5, t5, s3
    xor t5, a0, t5
    xor a0, s1, a4
    xor s4, a0, s0
    xor t6, t6, s4
    xor s5, t4, t6
    or s6, s1, t6
    xor s7, s1, a2
    and s8, s5, s7
    xor s8, t5, s8
    xor s9, t3, t2
    or s10, a7, s9
    xor s3, s10, s3
    xor t0, t0, s3
    xor s3, s3, s6
    xor t1, t1, s3
    xor s3, s3, s8
    xor s6, t1, s3
    xor s8, s9, s5
    and s10, s4, s8
    xor t5, t5, s10
    xor s2, s2, t5
    xor t0, t0, t5
    or t5, s2, s6
    and s6, s3, t5
    not s6, s6
    xor s10, a6, s8
    and s11, a0, s10
    xor t0, s11, t0
    xor s2, s2, t0
    xor s11, t5, s2
    or s3, s3, s11
    xor s3, t1, s3
    or a0, a0, s3
    or s10, s10, s3
    or t1, t0, t1
    and s6, s6, t1
    xor t1, t5, t1
    or t0, t0, t1
    xor t5, s2, t0
    or t6, t6, t5
    xor t1, t1, t5
    and t0, t0, t1
    or t1, a2, t0
    or t4, t4, t0
    xor t0, t5, t0
    and a2, s7, t0
    and s2, s5, t0
    xor t0, s6, t0
    and s5, s9, t0
    and a7, a7, t0
    or s1, s1, t5
    xor s1, s1, t1
    xor a7, s1, a7
    xor t5, s3, t5
    and t2, t2, t5
    xor s5, t2, s5
    and a4, a4, t5
    xor t0, t5, t0
    and t3, t3, t0
    and t0, a1, t0
    and t5, s8, s6
    xor a1, s6, s3
    and s3, s4, s6
    or s0, s0, a1
    or a6, a6, a1
    xor a1, s3, s0
    xor a0, a0, s0
    xor a0, a0, s1
    xor t5, t5, a0
    xor s0, s2, t5
    xor t2, t2, t5
    xor t2, t3, t2
    xor a6, a6, t2
    xor t2, s0, t2
    xor t3, s10, s0
    xor t1, t1, a1
    xor t1, a2, t1
    xor t0, a1, t0
    xor a7, a7, t0
    xor t0, a4, t0
    xor t2, t0, t2
    xor t4, t4, t2
    xor t2, s5, t2
    xor t1, t1, t4
    xor t0, t0, t1
    xor t5, a0, t0
    xor a7, a7, a6
    xor t3, t3, a7
    xor t2, t3, t2
    xor t3, t6, t3
    slli t6, t3, 24
    srli a4, t3, 8
    or t6, t6, a4
    lw a4, 104(sp)
    and a2, t6, a4
    xor t6, t6, a2
    srli t6, t6, 2
    slli a2, a2, 6
    or t6, a2, t6
    xor t3, t3, t6
    slli a2, t3, 16
    srli a1, t3, 16
    or a2, a2, a1
    and a1, a2, a5
    xor a2, a2, a1
    srli a2, a2, 4
    slli a1, a1, 4
    or a2, a1, a2
    slli a1, t2, 24
    srli a0, t2, 8
    or a1, a1, a0
    and a0, a1, a4
    xor a1, a1, a0
    srli a1, a1, 2
    slli a0, a0, 6
    or a1, a0, a1
    xor t2, t2, a1
    slli a0, t2, 16
    srli s0, t2, 16
    or a0, a0, s0
    and s0, a0, a5
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    slli s0, a7, 24
    srli s1, a7, 8
    or s0, s0, s1
    and s1, s0, a4
    xor s0, s0, s1
    srli s0, s0, 2
    slli s1, s1, 6
    or s0, s1, s0
    lw s1, 420(a3)
    xor a7, a7, s0
    xor s1, s1, a7
    xor t6, t6, s1
    xor t6, t6, a2
    slli a2, a7, 16
    srli a7, a7, 16
    or a7, a2, a7
    and a2, a7, a5
    xor a7, a7, a2
    srli a7, a7, 4
    slli a2, a2, 4
    or a7, a2, a7
    slli a2, t5, 24
    srli s1, t5, 8
    or a2, a2, s1
    and s1, a2, a4
    xor a2, a2, s1
    srli a2, a2, 2
    slli s1, s1, 6
    or a2, s1, a2
    xor t5, t5, a2
    slli s1, t5, 16
    srli s2, t5, 16
    or s1, s1, s2
    and s2, s1, a5
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    slli s2, t0, 24
    srli s3, t0, 8
    or s2, s2, s3
    and s3, s2, a4
    xor s2, s2, s3
    srli s2, s2, 2
    slli s3, s3, 6
    or s2, s3, s2
    xor t0, t0, s2
    slli s3, t0, 16
    srli s4, t0, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    slli s4, t1, 24
    srli s5, t1, 8
    or s4, s4, s5
    and s5, s4, a4
    xor s4, s4, s5
    srli s4, s4, 2
    slli s5, s5, 6
    or s4, s5, s4
    xor t1, t1, s4
    slli s5, t1, 16
    srli s6, t1, 16
    or s5, s5, s6
    and s6, s5, a5
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    slli s6, t4, 24
    srli s7, t4, 8
    or s6, s6, s7
    and s7, s6, a4
    xor s6, s6, s7
    srli s6, s6, 2
    slli s7, s7, 6
    or s6, s7, s6
    lw s7, 428(a3)
    xor t4, t4, s6
    xor s7, s7, s6
    lw s6, 424(a3)
    xor s6, s6, t4
    xor s2, s2, s6
    xor s2, s2, s3
    xor t5, t5, s2
    slli s2, t4, 16
    srli s3, t4, 16
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor s2, s7, s2
    xor t1, t1, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    and a4, s2, a4
    xor s2, s2, a4
    srli s2, s2, 2
    slli a4, a4, 6
    or a4, a4, s2
    xor a6, a6, a4
    lw s2, 416(a3)
    srli s3, a6, 16
    xor a4, s2, a4
    slli s2, a6, 16
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor a4, a4, s2
    xor a4, t4, a4
    # round 14 (aes.dsl:53)
    lw s2, 444(a3)
    xor a7, t4, a7
    xor a1, s2, a1
    xor t0, a1, t0
    lw a1, 440(a3)
    xor t0, a0, t0
    xor a1, a1, s4
    xor t2, t2, a1
    lw a1, 432(a3)
    xor t2, s5, t2
    xor a1, a1, s0
    xor a6, a6, a1
    xor a6, a6, a7
    lw a7, 436(a3)
    xor a6, a6, t1
    xor a7, a7, t4
    xor a7, t3, a7
    xor a7, a2, a7
    xor a7, t6, a7
    xor a7, s1, a7
    lui t3, 1044496
    addi t3, t3, -256
    xor t1, t1, t5
    xor t4, t6, t5
    xor a2, a6, t4
    xor a1, a7, a2
    xor t2, t2, a1
    xor t6, t6, t2
    xor t0, t0, t2
    xor t2, t1, t6
    or a0, t1, t2
    xor s0, t6, a0
    xor s1, t0, t2
    and s2, t4, s1
    xor s0, s2, s0
    xor s2, a1, s1
    and s3, a6, s2
    xor s4, a4, t2
    xor s5, s4, s2
    xor t5, t5, s5
    xor s6, a2, t5
    or s7, a4, t5
    xor s8, a4, a1
    and s9, s6, s8
    xor s9, s0, s9
    or s10, a7, a2
    xor t6, s10, t6
    xor s10, t4, t1
    or s11, t0, s10
    xor a0, s11, a0
    xor s7, a0, s7
    xor a7, a7, a0
    xor t6, t6, s7
    xor a0, s7, s9
    xor s7, t6, a0
    xor s9, s10, s6
    and s11, s5, s9
    xor s0, s0, s11
    xor s3, s3, s0
    xor a7, a7, s0
    or s0, s3, s7
    and s7, a0, s0
    not s7, s7
    xor s11, a6, s9
    and ra, s4, s11
    xor a7, ra, a7
    xor s3, s3, a7
    xor ra, s0, s3
    or a0, a0, ra
    xor a0, t6, a0
    or s4, s4, a0
    or s11, s11, a0
    or t6, a7, t6
    and s7, s7, t6
    xor t6, s0, t6
    or a7, a7, t6
    xor s0, s3, a7
    or t5, t5, s0
    lw s3, 456(a3)
    xor t6, t6, s0
    xor t5, s3, t5
    and a7, a7, t6
    or t6, a2, a7
    or a2, a1, a7
    xor a7, s0, a7
    and a1, s6, a7
    and s3, s8, a7
    xor a7, s7, a7
    and t0, t0, a7
    and s6, s10, a7
    or a4, a4, s0
    xor a4, a4, a2
    xor t0, a4, t0
    xor s0, a0, s0
    xor a7, s0, a7
    and s1, s1, a7
    and a7, t4, a7
    and t1, t1, s0
    and t2, t2, s0
    lw t4, 468(a3)
    and s0, s9, s7
    xor t4, t4, t1
    xor t4, t4, s6
    and s5, s5, s7
    xor a0, s7, a0
    or s2, s2, a0
    or a6, a6, a0
    xor a0, s5, s2
    xor s2, s4, s2
    xor a4, s2, a4
    xor s0, s0, a4
    lw s2, 460(a3)
    xor a1, a1, s0
    xor a4, s2, a4
    xor t1, t1, s0
    xor a7, a7, t1
    xor a6, a6, a7
    lw t1, 448(a3)
    xor a7, a1, a7
    xor t1, t1, a6
    xor a1, s11, a1
    xor a2, a2, a0
    xor a2, s3, a2
    xor a0, a0, s1
    xor t2, t2, a0
    xor t0, t0, a0
    xor a6, t0, a6
    xor t0, a1, a6
    lw a1, 452(a3)
    xor t5, t5, t0
    xor a6, a1, a6
    xor a7, t2, a7
    xor t6, t6, a7
    xor a7, t4, a7
    xor a7, t0, a7
    xor t0, a2, t6
    lw t4, 476(a3)
    xor t2, t2, t0
    xor t4, t4, t6
    lw t6, 472(a3)
    xor t0, t6, t0
    lw t6, 464(a3)
    xor t6, t6, t2
    xor t2, a4, t2
    srli a4, t2, 4
    xor a4, t4, a4
    and a4, a4, a5
    xor t4, t4, a4
    slli a4, a4, 4
    xor t2, t2, a4
    srli a4, t5, 4
    xor a4, a4, t0
    and a4, a4, a5
    xor t0, t0, a4
    slli a4, a4, 4
    xor t5, t5, a4
    srli a4, a6, 4
    xor a4, a4, a7
    and a4, a4, a5
    xor a7, a7, a4
    slli a4, a4, 4
    xor a6, a6, a4
    srli a4, a6, 2
    lw a2, 100(sp)
    xor a4, a4, t2
    and a4, a4, a2
    xor t2, t2, a4
    slli a4, a4, 2
    xor a6, a6, a4
    srli a4, a7, 2
    xor a4, a4, t4
    and a4, a4, a2
    xor t4, t4, a4
    slli a4, a4, 2
    xor a7, a7, a4
    srli a4, t1, 4
    xor a4, a4, t6
    and a5, a4, a5
    xor t6, t6, a5
    slli a5, a5, 4
    xor a5, t1, a5
    srli t1, a5, 2
    xor t1, t5, t1
    and t1, t1, a2
    xor t5, t5, t1
    slli t1, t1, 2
    xor a5, a5, t1
    srli t1, a5, 1
    lw a4, 96(sp)
    xor t1, a6, t1
    and t1, t1, a4
    xor a6, a6, t1
    slli t1, t1, 1
    xor a5, a5, t1
    srli t1, t5, 1
    xor t1, t2, t1
    and t1, t1, a4
    xor t2, t2, t1
    slli t1, t1, 1
    xor t1, t5, t1
    srli t5, t6, 2
    xor t5, t0, t5
    and t5, t5, a2
    xor t0, t0, t5
    slli t5, t5, 2
    xor t5, t6, t5
    srli t6, t5, 1
    xor t6, a7, t6
    and t6, t6, a4
    xor a7, a7, t6
    slli t6, t6, 1
    xor t5, t5, t6
    xor t6, t5, a5
    and t6, t6, t3
    lw a2, 64(sp)
    xor a5, a5, t6
    sw a5, 0(a2)
    xor a5, t5, t6
    xor t5, a7, a6
    and t5, t5, t3
    xor a6, a6, t5
    xor a7, a7, t5
    srli t5, t0, 1
    xor t5, t4, t5
    and t5, t5, a4
    xor t4, t4, t5
    slli t5, t5, 1
    xor t0, t0, t5
    xor t5, t0, t1
    and t5, t5, t3
    xor t0, t0, t5
    xor t1, t1, t5
    sw t1, 4(a2)
    sw a5, 8(a2)
    sw t0, 12(a2)
    sw a6, 16(a2)
    xor a5, t4, t2
    and a5, a5, t3
    xor a6, t4, a5
    xor a5, t2, a5
    sw a5, 20(a2)
    sw a7, 24(a2)
    sw a6, 28(a2)
    mv a0, a2
    lw a1, 68(sp)
    lw a2, 80(sp)
    addi a0, a0, 32
    addi a1, a1, 32
    bltu a2, a1, .Llwcc_aes128_256_ecb_encrypt_rv32i_group_done
    j .Llwcc_aes128_256_ecb_encrypt_rv32i_group
.Llwcc_aes128_256_ecb_encrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_aes128_256_ecb_encrypt_rv32i_out
.Llwcc_aes128_256_ecb_encrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 32
    beqz t2, .Llwcc_aes128_256_ecb_encrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 112
    mv t0, a0
    addi t1, sp, 144
.Llwcc_aes128_256_ecb_encrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_aes128_256_ecb_encrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_aes128_256_ecb_encrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_aes128_256_ecb_encrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_aes128_256_ecb_encrypt_rv32i_group
.Llwcc_aes128_256_ecb_encrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 112
    add t1, a1, t2
.Llwcc_aes128_256_ecb_encrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_aes128_256_ecb_encrypt_rv32i_copy
.Llwcc_aes128_256_ecb_encrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 144
.Llwcc_aes128_256_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_aes128_256_ecb_encrypt_rv32i_wipe
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
    .size lwcc_aes128_256_ecb_encrypt_rv32i, .-lwcc_aes128_256_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_aes128_256_ecb_decrypt_rv32i
    .type lwcc_aes128_256_ecb_decrypt_rv32i, %function
lwcc_aes128_256_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_aes128_256_ecb_decrypt_rv32i_begin
    ret
.Llwcc_aes128_256_ecb_decrypt_rv32i_begin:
    addi sp, sp, -176
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
    beqz t1, .Llwcc_aes128_256_ecb_decrypt_rv32i_group
    j .Llwcc_aes128_256_ecb_decrypt_rv32i_rest
.Llwcc_aes128_256_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a2, 80(sp)
    sw a3, 72(sp)
    lui a5, 61681
    addi a5, a5, -241
    lui a6, 349525
    addi a6, a6, 1365
    lui a7, 209715
    addi a7, a7, 819
    lw t0, 0(a1)
    lw t2, 4(a1)
    srli t1, t0, 1
    srli t3, t2, 1
    lw t4, 8(a1)
    lw t6, 12(a1)
    srli t5, t4, 1
    srli a4, t6, 1
    lw s0, 16(a1)
    lw s2, 20(a1)
    xor t1, s0, t1
    and t1, t1, a6
    xor s0, s0, t1
    slli t1, t1, 1
    xor t0, t0, t1
    srli t1, t0, 2
    srli s1, s0, 2
    xor t3, s2, t3
    and t3, t3, a6
    xor s2, s2, t3
    xor s1, s2, s1
    and s1, s1, a7
    xor s2, s2, s1
    slli s1, s1, 2
    xor s0, s0, s1
    lw s1, 480(a3)
    slli t3, t3, 1
    xor s1, s1, s0
    srli s0, s0, 4
    xor t2, t2, t3
    xor t1, t2, t1
    and t1, t1, a7
    xor t2, t2, t1
    slli t1, t1, 2
    xor t0, t0, t1
    srli t1, t0, 4
    srli t3, t2, 4
    lw s4, 24(a1)
    srli s3, s2, 4
    xor t5, s4, t5
    and t5, t5, a6
    xor s4, s4, t5
    slli t5, t5, 1
    xor t4, t4, t5
    lw t5, 28(a1)
    lw s5, 488(a3)
    xor a4, t5, a4
    and a4, a4, a6
    xor t5, t5, a4
    slli a4, a4, 1
    xor t6, t6, a4
    srli a4, t4, 2
    xor a4, t6, a4
    and a4, a4, a7
    xor t6, t6, a4
    xor t3, t6, t3
    xor t6, s5, t6
    and t3, t3, a5
    xor t6, t6, t3
    slli t3, t3, 4
    slli a4, a4, 2
    xor t4, t4, a4
    lw a4, 484(a3)
    xor t1, t4, t1
    xor a4, a4, t4
    and t1, t1, a5
    xor t4, a4, t1
    slli t1, t1, 4
    srli a4, s4, 2
    xor a4, t5, a4
    and a4, a4, a7
    xor t5, t5, a4
    xor s3, t5, s3
    and s3, s3, a5
    slli a4, a4, 2
    xor a4, s4, a4
    xor s0, a4, s0
    and s0, s0, a5
    slli s4, s0, 4
    xor s1, s1, s4
    # round 14 (aes.dsl:53)
    lw s5, 504(a3)
    slli s4, s3, 4
    xor t2, s5, t2
    xor t2, t2, t3
    lw t3, 492(a3)
    xor t3, t3, t5
    xor t3, t3, s3
    lw t5, 500(a3)
    xor t2, s1, t2
    xor t0, t5, t0
    xor t0, t0, t1
    lw t1, 508(a3)
    lw t5, 496(a3)
    xor t1, t1, a4
    xor t1, t1, s0
    xor t5, t5, s2
    xor t5, t5, s4
    xor t5, t5, t4
    xor t0, t5, t0
    xor a4, s1, t0
    lui s0, 259060
    addi s0, s0, -193
    lui s1, 12336
    addi s1, s1, 771
    xor s2, t5, t2
    not s3, t6
    xor s4, t4, s3
    xor t3, t3, s4
    and t6, t6, t3
    xor t4, t4, t3
    xor s5, t5, t4
    xor s6, a4, s5
    and s7, s5, s2
    xor s8, t3, t0
    xor t2, t2, s8
    xor t6, t6, t2
    not s9, t2
    and s9, t5, s9
    xor s7, s7, s9
    xor t6, t6, s7
    or s10, t4, s8
    xor s9, s10, s9
    and s10, s4, t0
    xor s7, s10, s7
    xor s10, s4, a4
    xor s11, t5, s10
    xor t1, t1, s11
    xor ra, t0, t1
    xor a2, s2, ra
    and a1, s6, a2
    xor t6, t6, a1
    xor a1, s9, a1
    xor a0, t3, a2
    sw a6, 96(sp)
    and a6, s11, a0
    xor a6, a6, a1
    xor a1, t6, a6
    sw a7, 100(sp)
    or a7, a4, ra
    xor s7, a7, s7
    xor a7, s9, a7
    and s9, s10, t1
    xor s9, s3, s9
    xor a7, s9, a7
    xor s9, s7, a7
    sw s0, 104(sp)
    and s0, a6, s9
    sw a5, 108(sp)
    xor a5, t6, s0
    and a5, s7, a5
    or a6, a6, a5
    xor a5, s9, a5
    and s3, s3, a5
    and t3, t3, a5
    and s9, a1, a7
    xor s7, s7, s9
    and t6, t6, s7
    xor a6, s9, a6
    and t1, t1, a6
    and s7, s10, a6
    xor a1, a1, t6
    or a7, a7, t6
    xor a7, s0, a7
    and t6, a0, a7
    xor a6, a6, a7
    and t2, t2, a6
    lw a0, 512(a3)
    and t5, t5, a6
    xor t5, a0, t5
    and a0, s11, a7
    xor a7, a5, a7
    and a2, a2, a7
    and s0, s6, a7
    xor a5, a5, a1
    and s6, s8, a5
    xor a6, a5, a6
    and a5, t4, a5
    lw t4, 524(a3)
    xor a7, a7, a6
    xor t4, t4, a5
    xor a5, a0, a5
    xor a5, s0, a5
    xor t5, a5, t5
    lw s0, 536(a3)
    and a4, a4, a7
    xor a5, s0, a5
    and a7, ra, a7
    and s0, s2, a6
    and a6, s5, a6
    and t0, t0, a1
    and a1, s4, a1
    xor s2, s3, a1
    xor a0, a0, s2
    xor a6, a1, a6
    xor a4, a6, a4
    xor a6, t4, a6
    xor a5, a5, a4
    xor t1, t1, t0
    xor a7, t0, a7
    xor t0, a2, a7
    xor a7, t2, a7
    xor a7, a4, a7
    xor t2, s0, a7
    xor a7, s6, a7
    xor t4, t6, a7
    xor a7, t1, a7
    lw t1, 540(a3)
    xor t6, a0, t4
    xor t1, t1, a7
    xor a4, s7, t6
    lw a2, 532(a3)
    xor a5, a5, a4
    xor a2, a2, a4
    lw a4, 516(a3)
    xor a6, a6, t2
    xor a4, a4, t2
    lw t2, 528(a3)
    xor t2, t2, t0
    xor t2, t2, t4
    xor t0, t3, t0
    xor a7, t0, a7
    xor a6, a6, a7
    lw t0, 520(a3)
    xor a6, t6, a6
    xor a7, t0, a7
    slli t0, a7, 8
    srli t3, a7, 24
    or t0, t0, t3
    and t3, t0, s1
    xor t0, t0, t3
    srli t0, t0, 2
    slli t3, t3, 6
    or t0, t3, t0
    xor t3, a5, t0
    slli t4, a7, 16
    srli t6, a7, 16
    or t4, t4, t6
    lw t6, 108(sp)
    and a1, t4, t6
    xor t4, t4, a1
    srli t4, t4, 4
    slli a1, a1, 4
    or t4, a1, t4
    xor a1, a2, t4
    slli a0, a1, 8
    srli s0, a1, 24
    or a0, a0, s0
    and s0, a0, s1
    xor a0, a0, s0
    srli a0, a0, 2
    slli s0, s0, 6
    or a0, s0, a0
    slli s0, t2, 8
    srli s2, t2, 24
    or s0, s0, s2
    and s2, s0, s1
    xor s0, s0, s2
    srli s0, s0, 2
    slli s2, s2, 6
    or s0, s2, s0
    xor s2, t2, s0
    slli s3, s2, 16
    srli s4, s2, 16
    or s3, s3, s4
    and s4, s3, t6
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    xor s4, s0, a5
    slli s5, s4, 16
    srli s6, s4, 16
    or s5, s5, s6
    and s6, s5, t6
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    slli s6, a4, 16
    srli s7, a4, 16
    or s6, s6, s7
    and s7, s6, t6
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    xor s7, a4, s6
    xor s0, s7, s0
    xor t2, t2, s0
    slli s8, s0, 8
    srli s0, s0, 24
    or s0, s8, s0
    slli s8, a4, 24
    srli a4, a4, 8
    or a4, s8, a4
    lw s8, 104(sp)
    srli s10, a5, 8
    and s9, a4, s8
    xor a4, a4, s9
    srli a4, a4, 6
    slli s9, s9, 2
    or a4, s9, a4
    and s9, s0, s1
    xor s0, s0, s9
    srli s0, s0, 2
    slli s9, s9, 6
    or s0, s9, s0
    slli s9, a5, 24
    or s9, s9, s10
    and s10, s9, s8
    xor s9, s9, s10
    srli s9, s9, 6
    slli s10, s10, 2
    or s9, s10, s9
    xor s10, t1, s9
    slli s11, a5, 16
    srli ra, a5, 16
    or s11, s11, ra
    and ra, s11, t6
    xor s11, s11, ra
    srli s11, s11, 4
    slli ra, ra, 4
    or s11, ra, s11
    xor a5, a5, s11
    xor s10, s11, s10
    xor t3, s11, t3
    xor t3, a0, t3
    slli s11, a2, 16
    srli ra, a2, 16
    or s11, s11, ra
    and ra, s11, t6
    xor s11, s11, ra
    srli s11, s11, 4
    slli ra, ra, 4
    or s11, ra, s11
    xor s0, s11, s0
    xor t2, t2, s0
    xor s0, a2, s11
    slli s11, t1, 8
    srli ra, t1, 24
    or s11, s11, ra
    slli ra, t1, 24
    srli t1, t1, 8
    or t1, ra, t1
    and ra, t1, s8
    xor t1, t1, ra
    srli t1, t1, 6
    slli ra, ra, 2
    or t1, ra, t1
    xor ra, t1, a6
    xor s4, ra, s4
    slli a3, ra, 24
    srli ra, ra, 8
    or a3, a3, ra
    and ra, a3, s8
    xor a3, a3, ra
    srli a3, a3, 6
    slli ra, ra, 2
    or a3, ra, a3
    xor s5, a3, s5
    xor s4, s4, s5
    xor a3, a2, a3
    xor t3, a3, t3
    slli a2, a3, 24
    srli s5, a3, 8
    or a2, a2, s5
    xor a3, s9, a3
    slli s5, a3, 16
    srli a3, a3, 16
    or a3, s5, a3
    and s5, a3, t6
    xor a3, a3, s5
    srli a3, a3, 4
    slli s5, s5, 4
    or a3, s5, a3
    and s5, a2, s8
    xor a2, a2, s5
    srli a2, a2, 6
    slli s5, s5, 2
    or a2, s5, a2
    xor t2, t2, a2
    xor t2, t3, t2
    xor s4, a2, s4
    xor s4, a3, s4
    and s5, s11, s1
    xor s11, s11, s5
    srli s11, s11, 2
    slli s5, s5, 6
    or s5, s5, s11
    xor s11, s5, s0
    xor a5, a5, s11
    slli ra, s11, 8
    srli s11, s11, 24
    or s11, ra, s11
    and ra, s11, s1
    xor s11, s11, ra
    srli s11, s11, 2
    slli ra, ra, 6
    or s11, ra, s11
    slli ra, a5, 8
    srli s8, a5, 24
    or s8, ra, s8
    and ra, s8, s1
    xor s8, s8, ra
    srli s8, s8, 2
    slli ra, ra, 6
    or s8, ra, s8
    slli ra, t5, 16
    sw s4, 112(sp)
    srli s4, t5, 16
    or s4, ra, s4
    and ra, s4, t6
    xor s4, s4, ra
    srli s4, s4, 4
    slli ra, ra, 4
    or s4, ra, s4
    slli ra, t5, 8
    sw t2, 116(sp)
    srli t2, t5, 24
    or t2, ra, t2
    and ra, t2, s1
    xor t2, t2, ra
    srli t2, t2, 2
    slli ra, ra, 6
    or t2, ra, t2
    xor t5, t5, t2
    xor t2, t2, t4
    xor t2, t2, s10
    slli ra, t2, 16
    sw s1, 120(sp)
    srli s1, t2, 16
    or s1, ra, s1
    and ra, s1, t6
    xor s1, s1, ra
    srli s1, s1, 4
    slli ra, ra, 4
    or s1, ra, s1
    xor ra, t5, a4
    sw a3, 124(sp)
    slli a3, ra, 16
    sw t3, 128(sp)
    srli t3, ra, 16
    or t3, a3, t3
    and a3, t3, t6
    xor t3, t3, a3
    srli t3, t3, 4
    slli a3, a3, 4
    or t3, a3, t3
    xor a3, s7, t3
    xor a3, a3, s11
    xor a5, a5, a3
    # round 13 (aes.dsl:47)
    xor a7, a7, t4
    xor t4, s5, s2
    xor t5, s4, t5
    xor t1, t5, t1
    xor t1, t1, s0
    xor t1, t1, s8
    xor t5, a4, s6
    xor t0, t5, t0
    xor t0, t0, t2
    xor t0, s1, t0
    xor a6, ra, a6
    xor a6, a1, a6
    xor t0, a5, t0
    xor t2, s3, t4
    xor t2, t2, s10
    xor t2, s11, t2
    xor t3, t3, s9
    xor t3, a0, t3
    xor a6, a6, t3
    xor a6, a2, a6
    xor t3, s9, s3
    xor a7, a7, t3
    lw t3, 128(sp)
    lw t5, 112(sp)
    xor a7, a7, t3
    lw t3, 124(sp)
    xor a6, t3, a6
    xor a7, t3, a7
    lw t3, 116(sp)
    not a4, t5
    xor a6, t3, a6
    xor t1, t1, a6
    xor a5, a5, t1
    xor t4, a6, t0
    xor a3, t3, a4
    xor t2, t2, a3
    xor t3, t3, t2
    and t5, t5, t2
    xor a2, a6, t3
    and a1, a2, t4
    xor a0, a5, a2
    xor s0, t1, t2
    xor t0, t0, s0
    xor t5, t5, t0
    not s1, t0
    and s1, a6, s1
    xor a1, a1, s1
    xor t5, t5, a1
    or s2, t3, s0
    xor s1, s2, s1
    and s2, a3, t1
    xor a1, s2, a1
    xor s2, a3, a5
    xor s3, a6, s2
    xor a7, a7, s3
    xor s4, t1, a7
    or s5, a5, s4
    xor a1, s5, a1
    xor s5, s1, s5
    xor s6, t4, s4
    and s7, a0, s6
    xor t5, s7, t5
    xor s1, s1, s7
    xor s7, t2, s6
    and s8, s3, s7
    xor s1, s8, s1
    xor s8, t5, s1
    and s9, s2, a7
    xor s9, a4, s9
    xor s5, s9, s5
    and s9, s8, s5
    xor s10, a1, s9
    and s10, t5, s10
    xor s8, s8, s10
    and t1, t1, s8
    and a3, a3, s8
    or s10, s5, s10
    xor s5, s5, a1
    and s11, s1, s5
    xor t5, t5, s11
    and t5, a1, t5
    xor a1, s11, s10
    and s3, s3, a1
    and s7, s7, a1
    or s1, s1, t5
    xor s1, s9, s1
    xor t5, s5, t5
    xor s5, t5, s8
    and s0, s0, s5
    and t3, t3, s5
    lw s8, 72(sp)
    and t2, t2, t5
    lw s9, 556(s8)
    and a4, a4, t5
    xor s9, s9, t3
    xor t3, s3, t3
    xor a4, a4, a3
    xor a4, s3, a4
    xor t5, t5, a1
    and a0, a0, t5
    xor t3, a0, t3
    lw a0, 568(s8)
    and s3, s6, t5
    xor a0, a0, t3
    and a7, a7, s1
    xor a7, a7, t1
    xor a1, s1, a1
    and s1, s2, s1
    and t0, t0, a1
    xor s2, s5, a1
    and a6, a6, a1
    lw a1, 544(s8)
    xor a6, a1, a6
    xor a6, t3, a6
    and t3, t4, s2
    xor t4, t5, s2
    and t5, a2, s2
    xor t5, a3, t5
    xor a3, s9, t5
    and a2, s4, t4
    xor t1, t1, a2
    and a5, a5, t4
    xor a5, t5, a5
    xor t4, a0, a5
    xor t5, s3, t1
    xor t0, t0, t1
    xor a5, a5, t0
    xor t0, s0, a5
    xor a5, t3, a5
    xor t1, a3, a5
    lw t3, 548(s8)
    xor a7, a7, t0
    xor a5, t3, a5
    xor t3, s7, t0
    lw t0, 572(s8)
    xor a4, a4, t3
    xor t0, t0, a7
    xor a3, s1, a4
    lw a2, 564(s8)
    xor t4, t4, a3
    xor a2, a2, a3
    lw a3, 560(s8)
    xor t2, t2, t5
    xor a3, a3, t5
    xor t3, a3, t3
    xor a7, t2, a7
    xor t1, t1, a7
    xor t1, a4, t1
    lw t2, 552(s8)
    slli a3, t1, 8
    xor a7, t2, a7
    slli t2, a7, 24
    srli t5, a7, 8
    or t2, t2, t5
    and t5, t2, t6
    xor t2, t2, t5
    srli t2, t2, 4
    slli t5, t5, 4
    or t2, t5, t2
    xor t5, t0, t2
    xor a4, t4, t5
    srli a1, t1, 24
    or a3, a3, a1
    and a1, a3, t6
    xor a3, a3, a1
    srli a3, a3, 4
    slli a1, a1, 4
    or a3, a1, a3
    xor a1, t3, a3
    xor a1, a4, a1
    slli a0, a1, 16
    srli a1, a1, 16
    or a1, a0, a1
    xor a0, t1, a3
    slli s0, t1, 16
    srli t1, t1, 16
    or t1, s0, t1
    xor s0, t4, a0
    slli s1, s0, 16
    srli s2, s0, 16
    or s1, s1, s2
    xor s2, a5, t3
    xor t2, s2, t2
    slli s2, t3, 24
    srli s3, t3, 8
    or s2, s2, s3
    xor t3, t0, t3
    slli s3, t3, 8
    srli s4, t3, 24
    or s3, s3, s4
    and s4, s3, t6
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    xor t2, s3, t2
    and s4, s2, t6
    xor s2, s2, s4
    srli s2, s2, 4
    slli s4, s4, 4
    or s2, s4, s2
    xor s4, t0, s2
    xor s4, s3, s4
    xor s0, s4, s0
    xor s0, s1, s0
    slli s1, t4, 16
    srli s4, t4, 16
    or s1, s1, s4
    slli s4, t4, 24
    srli t4, t4, 8
    or t4, s4, t4
    and s4, t4, t6
    xor t4, t4, s4
    srli t4, t4, 4
    slli s4, s4, 4
    or t4, s4, t4
    xor a7, a7, t4
    xor a4, a4, a7
    slli s4, a7, 16
    srli a7, a7, 16
    or a7, s4, a7
    xor a4, a7, a4
    slli s4, a4, 16
    srli s5, a4, 16
    or s4, s4, s5
    xor s5, t0, t4
    xor s6, a5, s1
    slli s7, s6, 16
    srli s6, s6, 16
    or s6, s7, s6
    xor t2, t2, s6
    xor t2, a1, t2
    slli s7, a5, 24
    srli a5, a5, 8
    or a5, s7, a5
    and s7, a5, t6
    xor a5, a5, s7
    srli a5, a5, 4
    slli s7, s7, 4
    or a5, s7, a5
    slli s7, a2, 8
    srli s9, a2, 24
    or s7, s7, s9
    and s9, s7, t6
    xor s7, s7, s9
    srli s7, s7, 4
    slli s9, s9, 4
    or s7, s9, s7
    xor t3, t3, s7
    xor s7, a2, s7
    slli s9, a2, 16
    srli a2, a2, 16
    or a2, s9, a2
    xor s9, a5, s7
    xor t1, t1, s9
    slli s10, s9, 16
    srli s9, s9, 16
    or s9, s10, s9
    xor t1, s9, t1
    xor t2, t1, t2
    xor s9, s6, s9
    slli s10, t3, 16
    srli s11, t3, 16
    or s10, s10, s11
    slli s11, t0, 8
    srli ra, t0, 24
    or s11, s11, ra
    and ra, s11, t6
    xor s11, s11, ra
    srli s11, s11, 4
    slli ra, ra, 4
    or s11, ra, s11
    xor ra, s11, s7
    xor s5, s5, ra
    slli s8, s5, 16
    srli s5, s5, 16
    or s5, s8, s5
    xor s0, s5, s0
    slli s8, a6, 24
    sw s0, 112(sp)
    srli s0, a6, 8
    or s0, s8, s0
    and s8, s0, t6
    xor s0, s0, s8
    srli s0, s0, 4
    slli s8, s8, 4
    or s0, s8, s0
    slli s8, a6, 8
    sw t3, 116(sp)
    srli t3, a6, 24
    or t3, s8, t3
    and s8, t3, t6
    xor t3, t3, s8
    srli t3, t3, 4
    slli s8, s8, 4
    or t3, s8, t3
    xor t0, t3, t0
    xor t0, t0, s6
    slli s6, t0, 16
    srli s8, t0, 16
    or s6, s6, s8
    slli s8, a6, 16
    srli t6, a6, 16
    or t6, s8, t6
    xor a6, a6, t6
    xor a6, t3, a6
    xor t3, t6, ra
    xor t3, t3, s6
    xor t3, s9, t3
    xor a6, a6, t4
    # round 12 (aes.dsl:47)
    xor t6, a4, a1
    xor t4, s1, t4
    xor t4, t4, s10
    xor a4, s0, s11
    xor t5, a4, t5
    xor a7, t5, a7
    xor a5, s0, a5
    xor a5, a5, t0
    xor a5, s4, a5
    xor a5, a5, t3
    xor t0, a2, s7
    xor t5, a0, a6
    xor a7, t5, a7
    xor a7, t1, a7
    xor a6, s7, a6
    xor a6, a6, s5
    xor a7, t2, a7
    xor a6, a6, a7
    xor t1, t3, a6
    xor t3, s2, a3
    xor t0, t3, t0
    xor t0, t0, t6
    lw t5, 116(sp)
    xor t3, s2, s3
    xor t3, t3, t5
    xor t3, t3, t4
    lw t5, 112(sp)
    xor t4, a7, a5
    not t6, t5
    xor a4, t2, t6
    xor t3, t3, a4
    and t5, t5, t3
    xor t2, t2, t3
    xor a3, a7, t2
    and a2, a3, t4
    xor a1, t1, a3
    xor a0, a6, t3
    xor a5, a5, a0
    xor t5, t5, a5
    not s0, a5
    and s0, a7, s0
    xor a2, a2, s0
    xor t5, t5, a2
    or s1, t2, a0
    xor s0, s1, s0
    xor s1, a4, t1
    xor s2, a7, s1
    xor t0, t0, s2
    and s3, s1, t0
    xor s3, t6, s3
    xor s4, a6, t0
    xor s5, t4, s4
    xor s6, t3, s5
    and s7, s2, s6
    and s8, a1, s5
    xor t5, s8, t5
    xor s8, s0, s8
    xor s7, s7, s8
    xor s8, t5, s7
    or s9, t1, s4
    xor s0, s0, s9
    xor s0, s3, s0
    and s3, s8, s0
    and s10, a4, a6
    xor a2, s10, a2
    xor a2, s9, a2
    xor s9, a2, s3
    and s9, t5, s9
    xor s8, s8, s9
    and a6, a6, s8
    and a4, a4, s8
    or s9, s0, s9
    xor s0, s0, a2
    and s10, s7, s0
    xor t5, t5, s10
    and t5, a2, t5
    xor a2, s10, s9
    and s2, s2, a2
    and s6, s6, a2
    or s7, s7, t5
    xor s3, s3, s7
    xor t5, s0, t5
    and t6, t6, t5
    xor t6, t6, a4
    xor t6, s2, t6
    xor s0, t5, s8
    and t2, t2, s0
    lw s7, 72(sp)
    and a0, a0, s0
    lw s8, 588(s7)
    and t3, t3, t5
    xor s8, s8, t2
    xor t2, s2, t2
    xor t5, t5, a2
    and a1, a1, t5
    xor t2, a1, t2
    lw a1, 600(s7)
    and s2, s5, t5
    xor a1, a1, t2
    and t0, t0, s3
    xor t0, t0, a6
    and s1, s1, s3
    xor a2, s3, a2
    xor s0, s0, a2
    and a3, a3, s0
    xor a4, a4, a3
    xor a3, s8, a4
    xor t5, t5, s0
    and t4, t4, s0
    and t1, t1, t5
    xor t1, a4, t1
    and t5, s4, t5
    xor a6, a6, t5
    xor t5, s2, a6
    xor t3, t3, t5
    lw a4, 592(s7)
    and a5, a5, a2
    xor t5, a4, t5
    xor a4, a1, t1
    xor a5, a5, a6
    xor a5, t1, a5
    and a6, a7, a2
    lw a7, 576(s7)
    xor a6, a7, a6
    xor a6, t2, a6
    xor a7, t4, a5
    xor a5, a0, a5
    xor t1, s6, a5
    xor a5, t0, a5
    lw t0, 604(s7)
    lw t2, 584(s7)
    xor t0, t0, a5
    xor a5, t3, a5
    xor t2, t2, a5
    xor t3, t6, t1
    xor t1, t5, t1
    xor t4, s1, t3
    lw t6, 596(s7)
    xor t5, a4, t4
    xor t4, t6, t4
    lw t6, 580(s7)
    xor t6, t6, a7
    xor a7, a3, a7
    xor a5, a7, a5
    xor a5, t3, a5
    slli a7, t6, 24
    srli t3, t6, 8
    or a7, a7, t3
    lw t3, 120(sp)
    srli a3, t6, 16
    and a4, a7, t3
    xor a7, a7, a4
    srli a7, a7, 2
    slli a4, a4, 6
    or a7, a4, a7
    slli a4, t6, 16
    or a4, a4, a3
    lw a3, 108(sp)
    srli a1, t4, 16
    and a2, a4, a3
    xor a4, a4, a2
    srli a4, a4, 4
    slli a2, a2, 4
    or a4, a2, a4
    xor t6, t6, a4
    slli a2, t4, 16
    or a2, a2, a1
    and a1, a2, a3
    xor a2, a2, a1
    srli a2, a2, 4
    slli a1, a1, 4
    or a2, a1, a2
    xor a1, t4, a2
    slli a0, t5, 24
    srli s0, t5, 8
    or a0, a0, s0
    and s0, a0, t3
    xor a0, a0, s0
    srli a0, a0, 2
    slli s0, s0, 6
    or a0, s0, a0
    xor s0, t0, a0
    slli s1, t5, 16
    srli s2, t5, 16
    or s1, s1, s2
    and s2, s1, a3
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    xor s0, s1, s0
    xor s2, t5, s1
    slli s3, t1, 8
    srli s4, t1, 24
    or s3, s3, s4
    lw s4, 104(sp)
    and s5, s3, s4
    xor s3, s3, s5
    srli s3, s3, 6
    slli s5, s5, 2
    or s3, s5, s3
    xor s5, t1, s3
    slli s6, s5, 16
    srli s8, s5, 16
    or s6, s6, s8
    and s8, s6, a3
    xor s6, s6, s8
    srli s6, s6, 4
    slli s8, s8, 4
    or s6, s8, s6
    xor s8, s3, t5
    xor s3, t6, s3
    xor t1, t1, s3
    slli s9, s3, 8
    srli s3, s3, 24
    or s3, s9, s3
    and s9, s3, s4
    xor s3, s3, s9
    srli s3, s3, 6
    slli s9, s9, 2
    or s3, s9, s3
    xor a2, a2, s3
    xor t1, t1, a2
    slli a2, s8, 16
    srli s3, s8, 16
    or a2, a2, s3
    and s3, a2, a3
    xor a2, a2, s3
    srli a2, a2, 4
    slli s3, s3, 4
    or a2, s3, a2
    slli s3, t2, 16
    srli s9, t2, 16
    or s3, s3, s9
    and s9, s3, a3
    xor s3, s3, s9
    srli s3, s3, 4
    slli s9, s9, 4
    or s3, s9, s3
    xor s9, t4, s3
    slli s10, s9, 8
    srli s11, s9, 24
    or s10, s10, s11
    and s11, s10, s4
    xor s10, s10, s11
    srli s10, s10, 6
    slli s11, s11, 2
    or s10, s11, s10
    slli s11, t2, 8
    srli ra, t2, 24
    or s11, s11, ra
    and ra, s11, s4
    xor s11, s11, ra
    srli s11, s11, 6
    slli ra, ra, 2
    or s11, ra, s11
    xor t5, t5, s11
    xor t5, s1, t5
    xor t5, s10, t5
    slli s1, t0, 24
    srli ra, t0, 8
    or s1, s1, ra
    slli ra, t0, 8
    srli t0, t0, 24
    or t0, ra, t0
    and ra, t0, s4
    xor t0, t0, ra
    srli t0, t0, 6
    slli ra, ra, 2
    or t0, ra, t0
    xor ra, t0, a1
    xor s2, s2, ra
    slli s7, ra, 8
    srli ra, ra, 24
    or s7, s7, ra
    and ra, s7, s4
    xor s7, s7, ra
    srli s7, s7, 6
    slli ra, ra, 2
    or s7, ra, s7
    slli ra, s2, 8
    sw s10, 112(sp)
    srli s10, s2, 24
    or s10, ra, s10
    and ra, s10, s4
    xor s10, s10, ra
    srli s10, s10, 6
    slli ra, ra, 2
    or s10, ra, s10
    and ra, s1, t3
    xor s1, s1, ra
    srli s1, s1, 2
    slli ra, ra, 6
    or s1, ra, s1
    xor ra, s1, a5
    xor s8, ra, s8
    sw s6, 116(sp)
    slli s6, ra, 24
    srli ra, ra, 8
    or s6, s6, ra
    and ra, s6, t3
    xor s6, s6, ra
    srli s6, s6, 2
    slli ra, ra, 6
    or s6, ra, s6
    xor a2, s6, a2
    xor a2, s8, a2
    xor t4, t4, s6
    xor t5, t4, t5
    slli s6, t4, 24
    srli s8, t4, 8
    or s6, s6, s8
    xor t4, a0, t4
    slli s8, t4, 16
    srli t4, t4, 16
    or t4, s8, t4
    and s8, t4, a3
    xor t4, t4, s8
    srli t4, t4, 4
    slli s8, s8, 4
    or t4, s8, t4
    and s8, s6, t3
    xor s6, s6, s8
    srli s6, s6, 2
    slli s8, s8, 6
    or s6, s8, s6
    xor t1, t1, s6
    xor t1, t5, t1
    xor a2, s6, a2
    xor a2, t4, a2
    slli s8, a6, 8
    srli ra, a6, 24
    or s8, s8, ra
    and ra, s8, s4
    xor s8, s8, ra
    srli s8, s8, 6
    slli ra, ra, 2
    or s8, ra, s8
    xor ra, s8, s3
    xor ra, ra, s0
    xor s8, a6, s8
    slli s4, a6, 16
    srli a6, a6, 16
    or a6, s4, a6
    and s4, a6, a3
    xor a6, a6, s4
    srli a6, a6, 4
    slli s4, s4, 4
    or a6, s4, a6
    xor s4, s8, a7
    slli t3, s4, 16
    sw a2, 124(sp)
    srli a2, s4, 16
    or t3, t3, a2
    and a2, t3, a3
    xor t3, t3, a2
    srli t3, t3, 4
    slli a2, a2, 4
    or t3, a2, t3
    xor t6, t6, t3
    xor t6, t6, s7
    xor t6, s2, t6
    slli a2, ra, 16
    srli s2, ra, 16
    or a2, a2, s2
    and s2, a2, a3
    xor a2, a2, s2
    srli a2, a2, 4
    slli s2, s2, 4
    or a2, s2, a2
    # round 11 (aes.dsl:47)
    xor t2, t2, s3
    xor t0, t0, s5
    xor a6, a6, s8
    xor a6, a6, s1
    xor a6, a6, a1
    xor a6, a6, s10
    xor a7, a7, a4
    xor a7, a7, s11
    xor a7, a7, ra
    xor a7, a2, a7
    xor a5, s4, a5
    xor a5, s9, a5
    xor a7, t6, a7
    lw a4, 116(sp)
    xor t3, t3, a0
    xor t0, a4, t0
    xor t0, t0, s0
    lw a2, 112(sp)
    xor t0, s7, t0
    xor t3, a2, t3
    xor a5, a5, t3
    xor a5, s6, a5
    xor t3, a0, a4
    xor t2, t2, t3
    xor t2, t2, t5
    xor t2, t4, t2
    xor a5, t4, a5
    xor a5, t1, a5
    xor a6, a6, a5
    xor t3, t6, a6
    lw t5, 124(sp)
    xor t4, a5, a7
    not t6, t5
    xor a4, t1, t6
    xor t0, t0, a4
    xor t1, t1, t0
    and t5, t5, t0
    xor a2, a5, t1
    and a1, a2, t4
    xor a0, t3, a2
    xor s0, a6, t0
    xor a7, a7, s0
    xor t5, t5, a7
    not s1, a7
    and s1, a5, s1
    xor a1, a1, s1
    xor t5, t5, a1
    or s2, t1, s0
    xor s1, s2, s1
    and s2, a4, a6
    xor a1, s2, a1
    xor s2, a4, t3
    xor s3, a5, s2
    xor t2, t2, s3
    xor s4, a6, t2
    or s5, t3, s4
    xor a1, s5, a1
    xor s5, s1, s5
    xor s6, t4, s4
    and s7, a0, s6
    xor t5, s7, t5
    xor s1, s1, s7
    xor s7, t0, s6
    and s8, s3, s7
    xor s1, s8, s1
    xor s8, t5, s1
    and s9, s2, t2
    xor s9, t6, s9
    xor s5, s9, s5
    and s9, s8, s5
    xor s10, a1, s9
    and s10, t5, s10
    xor s8, s8, s10
    and a6, a6, s8
    and a4, a4, s8
    or s10, s5, s10
    xor s5, s5, a1
    and s11, s1, s5
    xor t5, t5, s11
    and t5, a1, t5
    xor a1, s11, s10
    and s3, s3, a1
    and s7, s7, a1
    or s1, s1, t5
    xor s1, s9, s1
    xor t5, s5, t5
    xor s5, t5, s8
    and s0, s0, s5
    and t1, t1, s5
    lw s8, 72(sp)
    and t0, t0, t5
    lw s9, 620(s8)
    and t6, t6, t5
    xor s9, s9, t1
    xor t1, s3, t1
    xor t6, t6, a4
    xor t6, s3, t6
    xor t5, t5, a1
    and a0, a0, t5
    xor t1, a0, t1
    lw a0, 632(s8)
    and s3, s6, t5
    xor a0, a0, t1
    and t2, t2, s1
    xor t2, t2, a6
    xor a1, s1, a1
    and s1, s2, s1
    and a7, a7, a1
    xor s2, s5, a1
    and a5, a5, a1
    lw a1, 608(s8)
    xor t5, t5, s2
    xor a5, a1, a5
    xor a5, t1, a5
    and t1, t4, s2
    and t4, a2, s2
    xor t4, a4, t4
    and t3, t3, t5
    and t5, s4, t5
    xor a6, a6, t5
    xor a7, a7, a6
    lw t5, 624(s8)
    xor a6, s3, a6
    xor t5, t5, a6
    xor a6, t0, a6
    xor t0, t4, t3
    xor t3, s9, t4
    xor a7, t0, a7
    xor t0, a0, t0
    xor t1, t1, a7
    xor a7, s0, a7
    xor t4, s7, a7
    xor a7, t2, a7
    lw t2, 636(s8)
    xor a6, a6, a7
    xor t2, t2, a7
    lw a7, 616(s8)
    xor t6, t6, t4
    xor a7, a7, a6
    xor t4, t5, t4
    xor t5, s1, t6
    xor t0, t0, t5
    lw a4, 628(s8)
    xor t3, t3, t1
    xor t5, a4, t5
    xor a6, t3, a6
    xor a6, t6, a6
    lw t3, 612(s8)
    slli a4, a6, 16
    xor t1, t3, t1
    slli t3, t1, 16
    srli t6, t1, 16
    or t3, t3, t6
    xor t6, t3, t0
    xor t3, t1, t3
    srli a2, a6, 16
    or a4, a4, a2
    xor t3, t3, a4
    xor a4, a6, a4
    slli a2, a4, 8
    srli a1, a4, 24
    or a2, a2, a1
    slli a1, t5, 8
    srli a0, t5, 24
    or a1, a1, a0
    slli a0, t5, 16
    srli s0, t5, 16
    or a0, a0, s0
    xor a1, a0, a1
    xor a1, a1, a2
    xor a0, t5, a0
    xor s0, t4, a0
    slli s1, s0, 8
    srli s2, s0, 24
    or s1, s1, s2
    xor s2, a5, a0
    slli s3, s2, 8
    srli s4, s2, 24
    or s3, s3, s4
    slli s4, t0, 16
    srli s5, t0, 16
    or s4, s4, s5
    xor s5, t2, s4
    xor s6, t1, s5
    slli s7, s6, 8
    srli s9, s6, 24
    or s7, s7, s9
    slli s9, s5, 16
    srli s10, s5, 16
    or s9, s9, s10
    slli s10, s5, 24
    srli s5, s5, 8
    or s5, s10, s5
    xor s5, t4, s5
    slli s10, s5, 16
    srli s11, s5, 16
    or s10, s10, s11
    xor a4, a4, s10
    xor s10, t2, s9
    xor s5, s5, s10
    xor a1, a1, s5
    xor a1, a4, a1
    slli s10, s5, 8
    srli s5, s5, 24
    or s5, s10, s5
    slli s10, t4, 16
    srli s11, t4, 16
    or s10, s10, s11
    slli s11, t4, 24
    srli t4, t4, 8
    or t4, s11, t4
    xor t4, t4, s0
    xor t3, t3, t4
    slli s0, a7, 8
    srli s11, a7, 24
    or s0, s0, s11
    slli s11, a7, 16
    srli ra, a7, 16
    or s11, s11, ra
    xor ra, a7, s11
    xor s1, ra, s1
    xor t3, s1, t3
    xor ra, ra, s9
    slli a3, ra, 8
    srli ra, ra, 24
    or a3, a3, ra
    slli ra, t2, 8
    srli s8, t2, 24
    or s8, ra, s8
    slli ra, t2, 24
    srli t2, t2, 8
    or t2, ra, t2
    xor t2, t2, t6
    xor t2, t2, s6
    xor a6, a6, t2
    slli s6, t2, 8
    srli t2, t2, 24
    or t2, s6, t2
    slli s6, a6, 8
    srli ra, a6, 24
    or s6, s6, ra
    xor t3, s6, t3
    slli s6, a5, 16
    srli ra, a5, 16
    or s6, s6, ra
    xor t1, s6, t1
    xor t1, t1, a0
    xor t1, t1, s3
    xor t1, t2, t1
    xor t2, s6, s2
    slli a0, t2, 8
    srli s3, t2, 24
    or a0, a0, s3
    # round 10 (aes.dsl:47)
    xor s0, s11, s0
    xor a2, s0, a2
    xor t2, t2, a2
    xor a5, a5, s6
    xor a5, a5, a7
    xor a7, s10, t4
    xor a7, a7, s5
    xor t4, s1, a4
    xor t0, t5, t0
    xor t0, s4, t0
    xor t0, t0, a3
    xor t0, t0, t4
    xor a5, a5, s4
    xor a5, t6, a5
    xor a5, a5, s7
    xor a5, a3, a5
    xor t4, s8, s4
    xor t4, t4, s9
    xor t4, s2, t4
    xor t4, a0, t4
    xor a6, a0, a6
    xor a6, t2, a6
    xor a6, t3, a6
    xor t2, t4, a6
    xor a5, t1, a5
    xor t1, t1, t2
    xor t4, a5, a6
    xor t5, t3, a1
    xor a7, a7, t5
    not t6, a7
    xor t3, t3, t6
    or a7, a1, a7
    xor a4, a6, t3
    and a3, a4, t4
    xor a2, t1, a4
    xor a0, t2, t6
    xor a5, a5, a0
    not s0, a5
    xor a7, a7, s0
    and s0, a6, s0
    xor a3, a3, s0
    xor a7, a7, a3
    or s1, t3, a0
    xor s0, s1, s0
    and s1, t5, t2
    xor a3, s1, a3
    xor s1, t5, t1
    xor s2, a6, s1
    xor t0, t0, s2
    xor s3, t2, t0
    or s4, t1, s3
    xor a3, s4, a3
    xor s4, s0, s4
    xor s5, t4, s3
    xor s6, t6, s5
    and s7, s2, s6
    and s8, a2, s5
    xor a7, s8, a7
    xor s0, s0, s8
    xor s0, s7, s0
    xor s7, a7, s0
    and s8, s1, t0
    xor s8, a1, s8
    xor s4, s8, s4
    xor s8, s4, a3
    and s9, s0, s8
    xor s10, a7, s9
    and s10, a3, s10
    or s0, s0, s10
    xor s8, s8, s10
    and a1, a1, s8
    and t6, t6, s8
    and s10, s7, s4
    xor a3, a3, s10
    and a7, a7, a3
    xor a3, s10, s0
    and t0, t0, a3
    and s0, s1, a3
    xor s1, s7, a7
    or a7, s4, a7
    xor a7, s9, a7
    and s2, s2, a7
    and s4, s6, a7
    xor a3, a3, a7
    and a5, a5, a3
    and a6, a6, a3
    lw s6, 72(sp)
    xor a7, s8, a7
    lw s7, 640(s6)
    and a2, a2, a7
    xor a6, s7, a6
    and s5, s5, a7
    and t2, t2, s1
    xor t0, t0, t2
    and t5, t5, s1
    xor s1, s8, s1
    and a0, a0, s1
    xor a3, s1, a3
    and t3, t3, s1
    lw s1, 652(s6)
    and t4, t4, a3
    xor s1, s1, t3
    xor t3, s2, t3
    xor t3, a2, t3
    lw a2, 664(s6)
    xor a6, t3, a6
    xor a2, a2, t3
    and t3, a4, a3
    xor t3, t5, t3
    xor t5, a1, t5
    xor t5, s2, t5
    xor a4, s1, t3
    xor a7, a7, a3
    and t1, t1, a7
    xor t1, t3, t1
    and a7, s3, a7
    xor a7, t2, a7
    xor t2, s5, a7
    xor a5, a5, a7
    xor a5, t1, a5
    xor a7, a2, t1
    xor t1, t4, a5
    xor a5, a0, a5
    xor t3, s4, a5
    xor a5, t0, a5
    lw t0, 668(s6)
    xor t4, t5, t3
    xor t0, t0, a5
    xor t5, s0, t4
    lw a3, 660(s6)
    xor a7, a7, t5
    xor a3, a3, t5
    lw t5, 644(s6)
    xor t6, t6, t2
    xor t5, t5, t1
    xor t1, a4, t1
    xor a5, t6, a5
    lw t6, 656(s6)
    xor t2, t6, t2
    xor t2, t2, t3
    lw t3, 648(s6)
    xor t3, t3, a5
    xor a5, t1, a5
    xor a5, t4, a5
    slli t1, t3, 8
    srli t4, t3, 24
    or t1, t1, t4
    lw t4, 120(sp)
    slli a4, t3, 16
    and t6, t1, t4
    xor t1, t1, t6
    srli t1, t1, 2
    slli t6, t6, 6
    or t1, t6, t1
    xor t6, a7, t1
    srli a2, t3, 16
    or a4, a4, a2
    lw a2, 108(sp)
    and a1, a4, a2
    xor a4, a4, a1
    srli a4, a4, 4
    slli a1, a1, 4
    or a4, a1, a4
    xor a1, a3, a4
    slli a0, a1, 8
    srli s0, a1, 24
    or a0, a0, s0
    and s0, a0, t4
    xor a0, a0, s0
    srli a0, a0, 2
    slli s0, s0, 6
    or a0, s0, a0
    slli s0, t2, 8
    srli s1, t2, 24
    or s0, s0, s1
    and s1, s0, t4
    xor s0, s0, s1
    srli s0, s0, 2
    slli s1, s1, 6
    or s0, s1, s0
    xor s1, s0, a7
    slli s2, s1, 16
    srli s3, s1, 16
    or s2, s2, s3
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor s3, t2, s0
    slli s4, s3, 16
    srli s5, s3, 16
    or s4, s4, s5
    and s5, s4, a2
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    slli s5, t5, 16
    srli s7, t5, 16
    or s5, s5, s7
    and s7, s5, a2
    xor s5, s5, s7
    srli s5, s5, 4
    slli s7, s7, 4
    or s5, s7, s5
    xor s7, t5, s5
    xor s0, s7, s0
    xor t2, t2, s0
    slli s8, s0, 8
    srli s0, s0, 24
    or s0, s8, s0
    slli s8, t5, 24
    srli t5, t5, 8
    or t5, s8, t5
    lw s8, 104(sp)
    srli s10, a7, 8
    and s9, t5, s8
    xor t5, t5, s9
    srli t5, t5, 6
    slli s9, s9, 2
    or t5, s9, t5
    and s9, s0, t4
    xor s0, s0, s9
    srli s0, s0, 2
    slli s9, s9, 6
    or s0, s9, s0
    slli s9, a7, 24
    or s9, s9, s10
    and s10, s9, s8
    xor s9, s9, s10
    srli s9, s9, 6
    slli s10, s10, 2
    or s9, s10, s9
    xor s10, t0, s9
    slli s11, a7, 16
    srli ra, a7, 16
    or s11, s11, ra
    and ra, s11, a2
    xor s11, s11, ra
    srli s11, s11, 4
    slli ra, ra, 4
    or s11, ra, s11
    xor t6, s11, t6
    xor t6, a0, t6
    xor s10, s11, s10
    xor a7, a7, s11
    slli s11, a3, 16
    srli ra, a3, 16
    or s11, s11, ra
    and ra, s11, a2
    xor s11, s11, ra
    srli s11, s11, 4
    slli ra, ra, 4
    or s11, ra, s11
    xor s0, s11, s0
    xor t2, t2, s0
    xor s0, a3, s11
    slli s11, t0, 24
    srli ra, t0, 8
    or s11, s11, ra
    slli ra, t0, 8
    srli t0, t0, 24
    or t0, ra, t0
    and ra, t0, t4
    xor t0, t0, ra
    srli t0, t0, 2
    slli ra, ra, 6
    or t0, ra, t0
    xor ra, t0, s0
    xor a7, a7, ra
    slli s6, ra, 8
    srli ra, ra, 24
    or s6, s6, ra
    and ra, s6, t4
    xor s6, s6, ra
    srli s6, s6, 2
    slli ra, ra, 6
    or s6, ra, s6
    slli ra, a7, 8
    sw a0, 124(sp)
    srli a0, a7, 24
    or a0, ra, a0
    and ra, a0, t4
    xor a0, a0, ra
    srli a0, a0, 2
    slli ra, ra, 6
    or a0, ra, a0
    and ra, s11, s8
    xor s11, s11, ra
    srli s11, s11, 6
    slli ra, ra, 2
    or s11, ra, s11
    xor ra, s11, a5
    xor s1, ra, s1
    sw s4, 116(sp)
    slli s4, ra, 24
    srli ra, ra, 8
    or s4, s4, ra
    and ra, s4, s8
    xor s4, s4, ra
    srli s4, s4, 6
    slli ra, ra, 2
    or s4, ra, s4
    xor a3, a3, s4
    xor s2, s4, s2
    xor s1, s1, s2
    xor t6, a3, t6
    slli s2, a3, 24
    srli s4, a3, 8
    or s2, s2, s4
    xor a3, s9, a3
    slli s4, a3, 16
    srli a3, a3, 16
    or a3, s4, a3
    and s4, a3, a2
    xor a3, a3, s4
    srli a3, a3, 4
    slli s4, s4, 4
    or a3, s4, a3
    and s4, s2, s8
    xor s2, s2, s4
    srli s2, s2, 6
    slli s4, s4, 2
    or s2, s4, s2
    xor s1, s2, s1
    xor s1, a3, s1
    xor t2, t2, s2
    xor t2, t6, t2
    slli s4, a6, 8
    srli ra, a6, 24
    or s4, s4, ra
    and ra, s4, t4
    xor s4, s4, ra
    srli s4, s4, 2
    slli ra, ra, 6
    or s4, ra, s4
    xor ra, s4, a4
    xor ra, ra, s10
    xor s4, a6, s4
    slli s8, a6, 16
    srli a6, a6, 16
    or a6, s8, a6
    and s8, a6, a2
    xor a6, a6, s8
    srli a6, a6, 4
    slli s8, s8, 4
    or a6, s8, a6
    xor s8, s4, t5
    slli t4, s8, 16
    sw s1, 112(sp)
    srli s1, s8, 16
    or t4, t4, s1
    and s1, t4, a2
    xor t4, t4, s1
    srli t4, t4, 4
    slli s1, s1, 4
    or t4, s1, t4
    xor s1, s7, t4
    xor s1, s1, s6
    xor a7, a7, s1
    slli s1, ra, 16
    srli s7, ra, 16
    or s1, s1, s7
    and s7, s1, a2
    xor s1, s1, s7
    srli s1, s1, 4
    slli s7, s7, 4
    or s1, s7, s1
    # round 9 (aes.dsl:47)
    xor t3, t3, a4
    xor t0, t0, s3
    xor a6, a6, s4
    xor a6, a6, s11
    xor a6, a6, s0
    xor a6, a6, a0
    xor t5, t5, s5
    xor t1, t5, t1
    xor t1, t1, ra
    xor t1, s1, t1
    xor a5, s8, a5
    xor a5, a1, a5
    xor t1, a7, t1
    lw t5, 116(sp)
    xor t4, t4, s9
    xor t0, t5, t0
    xor t0, t0, s10
    lw a4, 124(sp)
    xor t0, s6, t0
    xor t4, a4, t4
    xor a5, a5, t4
    xor a5, s2, a5
    xor t4, s9, t5
    xor t3, t3, t4
    xor t3, t3, t6
    xor t3, a3, t3
    xor a5, a3, a5
    xor a5, t2, a5
    xor a6, a6, a5
    xor a7, a7, a6
    lw t5, 112(sp)
    xor t4, a5, t1
    not t6, t5
    xor a4, t2, t6
    xor t0, t0, a4
    xor t2, t2, t0
    and t5, t5, t0
    xor a3, a5, t2
    and a1, a3, t4
    xor a0, a7, a3
    xor s0, a6, t0
    xor t1, t1, s0
    xor t5, t5, t1
    not s1, t1
    and s1, a5, s1
    xor a1, a1, s1
    xor t5, t5, a1
    or s2, t2, s0
    xor s1, s2, s1
    and s2, a4, a6
    xor a1, s2, a1
    xor s2, a4, a7
    xor s3, a5, s2
    xor t3, t3, s3
    xor s4, a6, t3
    or s5, a7, s4
    xor a1, s5, a1
    xor s5, s1, s5
    xor s6, t4, s4
    and s7, a0, s6
    xor t5, s7, t5
    xor s1, s1, s7
    xor s7, t0, s6
    and s8, s3, s7
    xor s1, s8, s1
    xor s8, t5, s1
    and s9, s2, t3
    xor s9, t6, s9
    xor s5, s9, s5
    and s9, s8, s5
    xor s10, a1, s9
    and s10, t5, s10
    xor s8, s8, s10
    and a6, a6, s8
    and a4, a4, s8
    or s10, s5, s10
    xor s5, s5, a1
    and s11, s1, s5
    xor t5, t5, s11
    and t5, a1, t5
    xor a1, s11, s10
    and s3, s3, a1
    and s7, s7, a1
    or s1, s1, t5
    xor s1, s9, s1
    xor t5, s5, t5
    xor s5, t5, s8
    and s0, s0, s5
    and t2, t2, s5
    lw s8, 72(sp)
    and t0, t0, t5
    lw s9, 684(s8)
    and t6, t6, t5
    xor s9, s9, t2
    xor t2, s3, t2
    xor t6, t6, a4
    xor t6, s3, t6
    xor t5, t5, a1
    and a0, a0, t5
    xor t2, a0, t2
    lw a0, 696(s8)
    and s3, s6, t5
    xor a0, a0, t2
    and t3, t3, s1
    xor t3, t3, a6
    xor a1, s1, a1
    and s1, s2, s1
    and t1, t1, a1
    xor s2, s5, a1
    and a5, a5, a1
    lw a1, 672(s8)
    xor a5, a1, a5
    xor a5, t2, a5
    and t2, t4, s2
    xor t4, t5, s2
    and t5, a3, s2
    xor t5, a4, t5
    xor a4, s9, t5
    and a3, s4, t4
    xor a6, a6, a3
    and a7, a7, t4
    xor a7, t5, a7
    xor t4, a0, a7
    xor t5, s3, a6
    xor a6, t1, a6
    xor a6, a7, a6
    xor a7, s0, a6
    xor a6, t2, a6
    xor t1, a4, a6
    lw t2, 676(s8)
    lw a3, 692(s8)
    xor a6, t2, a6
    xor t2, s7, a7
    xor a7, t3, a7
    lw t3, 700(s8)
    xor t6, t6, t2
    xor t3, t3, a7
    xor a4, s1, t6
    xor a3, a3, a4
    xor t4, t4, a4
    lw a4, 688(s8)
    xor t0, t0, t5
    xor a4, a4, t5
    xor t2, a4, t2
    xor a7, t0, a7
    xor t0, t1, a7
    xor t0, t6, t0
    lw t1, 680(s8)
    slli a4, t0, 8
    xor a7, t1, a7
    slli t1, a7, 24
    srli t5, a7, 8
    or t1, t1, t5
    and t5, t1, a2
    xor t1, t1, t5
    srli t1, t1, 4
    slli t5, t5, 4
    or t1, t5, t1
    xor t5, t3, t1
    xor t6, t4, t5
    srli a1, t0, 24
    or a4, a4, a1
    and a1, a4, a2
    xor a4, a4, a1
    srli a4, a4, 4
    slli a1, a1, 4
    or a4, a1, a4
    xor a1, t2, a4
    xor a1, t6, a1
    slli a0, a1, 16
    srli a1, a1, 16
    or a1, a0, a1
    xor a0, t0, a4
    slli s0, t0, 16
    srli t0, t0, 16
    or t0, s0, t0
    xor s0, t4, a0
    slli s1, s0, 16
    srli s2, s0, 16
    or s1, s1, s2
    xor s2, a6, t2
    xor t1, s2, t1
    slli s2, t2, 24
    srli s3, t2, 8
    or s2, s2, s3
    xor t2, t3, t2
    slli s3, t2, 8
    srli s4, t2, 24
    or s3, s3, s4
    and s4, s3, a2
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    xor t1, s3, t1
    and s4, s2, a2
    xor s2, s2, s4
    srli s2, s2, 4
    slli s4, s4, 4
    or s2, s4, s2
    xor s4, t3, s2
    xor s4, s3, s4
    xor s0, s4, s0
    xor s0, s1, s0
    slli s1, t4, 16
    srli s4, t4, 16
    or s1, s1, s4
    slli s4, t4, 24
    srli t4, t4, 8
    or t4, s4, t4
    and s4, t4, a2
    xor t4, t4, s4
    srli t4, t4, 4
    slli s4, s4, 4
    or t4, s4, t4
    xor a7, a7, t4
    xor t6, t6, a7
    slli s4, a7, 16
    srli a7, a7, 16
    or a7, s4, a7
    xor t6, a7, t6
    slli s4, t6, 16
    srli s5, t6, 16
    or s4, s4, s5
    xor s5, t3, t4
    xor s6, a6, s1
    slli s7, s6, 16
    srli s6, s6, 16
    or s6, s7, s6
    xor t1, t1, s6
    xor t1, a1, t1
    slli s7, a6, 24
    srli a6, a6, 8
    or a6, s7, a6
    and s7, a6, a2
    xor a6, a6, s7
    srli a6, a6, 4
    slli s7, s7, 4
    or a6, s7, a6
    slli s7, a3, 8
    srli s9, a3, 24
    or s7, s7, s9
    and s9, s7, a2
    xor s7, s7, s9
    srli s7, s7, 4
    slli s9, s9, 4
    or s7, s9, s7
    xor t2, t2, s7
    xor s7, a3, s7
    slli s9, a3, 16
    srli a3, a3, 16
    or a3, s9, a3
    xor s9, a6, s7
    xor t0, t0, s9
    slli s10, s9, 16
    srli s9, s9, 16
    or s9, s10, s9
    xor t0, s9, t0
    xor t1, t0, t1
    xor s9, s6, s9
    slli s10, t2, 16
    srli s11, t2, 16
    or s10, s10, s11
    slli s11, t3, 8
    srli ra, t3, 24
    or s11, s11, ra
    and ra, s11, a2
    xor s11, s11, ra
    srli s11, s11, 4
    slli ra, ra, 4
    or s11, ra, s11
    xor ra, s11, s7
    xor s5, s5, ra
    slli s8, s5, 16
    srli s5, s5, 16
    or s5, s8, s5
    xor s0, s5, s0
    slli s8, a5, 24
    sw s0, 112(sp)
    srli s0, a5, 8
    or s0, s8, s0
    and s8, s0, a2
    xor s0, s0, s8
    srli s0, s0, 4
    slli s8, s8, 4
    or s0, s8, s0
    slli s8, a5, 8
    sw t1, 116(sp)
    srli t1, a5, 24
    or t1, s8, t1
    and s8, t1, a2
    xor t1, t1, s8
    srli t1, t1, 4
    slli s8, s8, 4
    or t1, s8, t1
    xor t3, t1, t3
    xor t3, t3, s6
    slli s6, t3, 16
    srli s8, t3, 16
    or s6, s6, s8
    slli s8, a5, 16
    srli a2, a5, 16
    or a2, s8, a2
    xor a5, a5, a2
    xor a5, t1, a5
    xor t1, a2, ra
    xor t1, t1, s6
    xor t1, s9, t1
    xor a5, a5, t4
    # round 8 (aes.dsl:47)
    xor t6, t6, a1
    xor t4, s1, t4
    xor t4, t4, s10
    xor a3, a3, s7
    xor a6, s0, a6
    xor a6, a6, t3
    xor a6, s4, a6
    xor t3, s0, s11
    xor t3, t3, t5
    xor a7, t3, a7
    xor a6, a6, t1
    xor t3, s2, a4
    xor t3, t3, a3
    xor t3, t3, t6
    xor t5, s2, s3
    xor t2, t5, t2
    xor t2, t2, t4
    xor t4, a0, a5
    xor a7, t4, a7
    xor a7, t0, a7
    xor a5, s7, a5
    xor a5, a5, s5
    lw t0, 116(sp)
    lw t5, 112(sp)
    xor a7, t0, a7
    xor a5, a5, a7
    xor t1, t1, a5
    xor t4, a7, a6
    not t6, t5
    xor a4, t0, t6
    xor t2, t2, a4
    xor t0, t0, t2
    and t5, t5, t2
    xor a3, a7, t0
    xor a2, t1, a3
    and a1, a3, t4
    xor a0, a5, t2
    xor a6, a6, a0
    xor t5, t5, a6
    not s0, a6
    and s0, a7, s0
    xor a1, a1, s0
    xor t5, t5, a1
    or s1, t0, a0
    xor s0, s1, s0
    and s1, a4, a5
    xor a1, s1, a1
    xor s1, a4, t1
    xor s2, a7, s1
    xor t3, t3, s2
    xor s3, a5, t3
    or s4, t1, s3
    xor a1, s4, a1
    xor s4, s0, s4
    xor s5, t4, s3
    xor s6, t2, s5
    and s7, s2, s6
    and s8, a2, s5
    xor t5, s8, t5
    xor s0, s0, s8
    xor s0, s7, s0
    xor s7, t5, s0
    and s8, s1, t3
    xor s8, t6, s8
    xor s4, s8, s4
    and s8, s7, s4
    xor s9, a1, s8
    and s9, t5, s9
    xor s7, s7, s9
    and a5, a5, s7
    and a4, a4, s7
    or s9, s4, s9
    xor s4, s4, a1
    and s10, s0, s4
    xor s9, s10, s9
    xor t5, t5, s10
    and t5, a1, t5
    xor a1, s4, t5
    or t5, s0, t5
    xor t5, s8, t5
    and s0, s1, t5
    and t3, t3, t5
    xor t3, t3, a5
    xor t5, t5, s9
    and a7, a7, t5
    lw s1, 72(sp)
    and a6, a6, t5
    lw s4, 704(s1)
    and t2, t2, a1
    xor a7, s4, a7
    xor s4, a1, s7
    xor t5, s4, t5
    and t4, t4, t5
    and a3, a3, t5
    xor a3, a4, a3
    and t0, t0, s4
    and a0, a0, s4
    lw s4, 716(s1)
    and t6, t6, a1
    xor s4, s4, t0
    xor s4, s4, a3
    xor t6, t6, a4
    xor a4, a1, s9
    and a2, a2, a4
    and a1, s5, a4
    xor t5, a4, t5
    and a4, s3, t5
    xor a5, a5, a4
    and t1, t1, t5
    xor t1, a3, t1
    xor a6, a6, a5
    xor a5, a1, a5
    xor t2, t2, a5
    lw t5, 720(s1)
    xor a6, t1, a6
    xor a5, t5, a5
    xor t5, a0, a6
    xor a6, t4, a6
    xor t4, s4, a6
    lw a4, 708(s1)
    xor t3, t3, t5
    xor a6, a4, a6
    lw a4, 732(s1)
    xor t2, t2, t3
    xor a4, a4, t3
    xor t3, t4, t2
    lw t4, 712(s1)
    and a3, s6, s9
    xor t2, t4, t2
    and t4, s2, s9
    xor t5, a3, t5
    xor a5, a5, t5
    xor t6, t4, t6
    xor t5, t6, t5
    xor t0, t4, t0
    xor t0, a2, t0
    xor a7, t0, a7
    lw t4, 728(s1)
    xor t3, t5, t3
    xor t0, t4, t0
    xor t0, t0, t1
    xor t1, s0, t5
    lw t4, 724(s1)
    xor t0, t0, t1
    xor t4, t4, t1
    slli t1, t0, 24
    srli t5, t0, 8
    or t1, t1, t5
    lw t5, 120(sp)
    slli a3, t0, 8
    and t6, t1, t5
    xor t1, t1, t6
    srli t1, t1, 2
    slli t6, t6, 6
    or t1, t6, t1
    xor t6, t4, t1
    srli a2, t0, 24
    or a3, a3, a2
    lw a2, 104(sp)
    and a1, a3, a2
    xor a3, a3, a1
    srli a3, a3, 6
    slli a1, a1, 2
    or a3, a1, a3
    xor a1, t2, a3
    slli a0, a1, 16
    srli s0, a1, 16
    or a0, a0, s0
    lw s0, 108(sp)
    and s2, a0, s0
    xor a0, a0, s2
    srli a0, a0, 4
    slli s2, s2, 4
    or a0, s2, a0
    xor a1, a1, a0
    xor s2, a7, a3
    xor a0, s2, a0
    slli s3, s2, 8
    srli s2, s2, 24
    or s2, s3, s2
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    slli s3, a0, 8
    srli s4, a0, 24
    or s3, s3, s4
    and s4, s3, a2
    xor s3, s3, s4
    srli s3, s3, 6
    slli s4, s4, 2
    or s3, s4, s3
    xor s4, t1, a3
    slli s5, t4, 16
    srli s6, t4, 16
    or s5, s5, s6
    and s6, s5, s0
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    xor t4, t4, s5
    slli s6, t4, 8
    srli s7, t4, 24
    or s6, s6, s7
    and s7, s6, a2
    xor s6, s6, s7
    srli s6, s6, 6
    slli s7, s7, 2
    or s6, s7, s6
    xor s7, a7, s6
    slli s8, a7, 16
    srli a7, a7, 16
    or a7, s8, a7
    and s8, a7, s0
    xor a7, a7, s8
    srli a7, a7, 4
    slli s8, s8, 4
    or a7, s8, a7
    slli s8, s7, 24
    srli s9, s7, 8
    or s8, s8, s9
    and s9, s8, t5
    xor s8, s8, s9
    srli s8, s8, 2
    slli s9, s9, 6
    or s8, s9, s8
    slli s9, t3, 16
    srli s10, t3, 16
    or s9, s9, s10
    and s10, s9, s0
    xor s9, s9, s10
    srli s9, s9, 4
    slli s10, s10, 4
    or s9, s10, s9
    xor s10, t3, s9
    slli s11, s10, 8
    srli ra, s10, 24
    or s11, s11, ra
    and ra, s11, a2
    xor s11, s11, ra
    srli s11, s11, 6
    slli ra, ra, 2
    or s11, ra, s11
    xor t6, t6, s11
    slli ra, t6, 24
    srli s1, t6, 8
    or s1, ra, s1
    and ra, s1, t5
    xor s1, s1, ra
    srli s1, s1, 2
    slli ra, ra, 6
    or s1, ra, s1
    slli ra, a5, 24
    sw s3, 112(sp)
    srli s3, a5, 8
    or s3, ra, s3
    and ra, s3, t5
    xor s3, s3, ra
    srli s3, s3, 2
    slli ra, ra, 6
    or s3, ra, s3
    xor ra, s3, s6
    xor ra, a1, ra
    sw s11, 116(sp)
    slli s11, a4, 16
    sw s9, 124(sp)
    srli s9, a4, 16
    or s9, s11, s9
    and s11, s9, s0
    xor s9, s9, s11
    srli s9, s9, 4
    slli s11, s11, 4
    or s9, s11, s9
    xor a1, s9, a1
    slli s11, a1, 8
    srli a1, a1, 24
    or a1, s11, a1
    xor s7, s9, s7
    xor s7, s8, s7
    xor s9, a4, s9
    xor a3, s9, a3
    and s9, a1, a2
    xor a1, a1, s9
    srli a1, a1, 6
    slli s9, s9, 2
    or a1, s9, a1
    slli s9, a4, 24
    srli s11, a4, 8
    or s9, s9, s11
    and s11, s9, t5
    xor s9, s9, s11
    srli s9, s9, 2
    slli s11, s11, 6
    or s9, s11, s9
    slli s11, a4, 8
    srli t5, a4, 24
    or t5, s11, t5
    and s11, t5, a2
    xor t5, t5, s11
    srli t5, t5, 6
    slli s11, s11, 2
    or t5, s11, t5
    xor a5, a5, t5
    slli s11, a5, 8
    sw a0, 128(sp)
    srli a0, a5, 24
    or a0, s11, a0
    and s11, a0, a2
    xor a0, a0, s11
    srli a0, a0, 6
    slli s11, s11, 2
    or a0, s11, a0
    xor t4, a0, t4
    slli a0, a5, 16
    srli s11, a5, 16
    or a0, a0, s11
    and s11, a0, s0
    xor a0, a0, s11
    srli a0, a0, 4
    slli s11, s11, 4
    or a0, s11, a0
    xor s11, a5, a0
    xor a3, s11, a3
    xor t6, a3, t6
    xor t6, s1, t6
    slli a3, a6, 16
    srli s1, a6, 16
    or a3, a3, s1
    and s1, a3, s0
    xor a3, a3, s1
    srli a3, a3, 4
    slli s1, s1, 4
    or a3, s1, a3
    xor s1, a3, s9
    xor a3, a6, a3
    slli s0, a3, 8
    sw t6, 132(sp)
    srli t6, a3, 24
    or t6, s0, t6
    and s0, t6, a2
    xor t6, t6, s0
    srli t6, t6, 6
    slli s0, s0, 2
    or t6, s0, t6
    xor t3, t3, t6
    xor t6, t6, s1
    xor t6, t6, s4
    xor t6, t6, s7
    xor a0, a0, t3
    slli s0, t3, 24
    srli t3, t3, 8
    or t3, s0, t3
    lw s0, 120(sp)
    and s1, t3, s0
    xor t3, t3, s1
    srli t3, t3, 2
    slli s1, s1, 6
    or t3, s1, t3
    xor t3, t3, a0
    xor t3, t4, t3
    xor t3, t3, ra
    slli a0, a6, 24
    srli s1, a6, 8
    or a0, a0, s1
    and s1, a0, s0
    xor a0, a0, s1
    srli a0, a0, 2
    slli s1, s1, 6
    or a0, s1, a0
    # round 7 (aes.dsl:47)
    xor a5, a5, s5
    xor a5, s10, a5
    xor a5, a5, ra
    xor a5, a1, a5
    xor a4, a7, a4
    xor a4, s9, a4
    xor a4, t0, a4
    xor a4, a4, s6
    xor a4, s2, a4
    xor a4, s8, a4
    xor t0, s3, t0
    xor t0, t1, t0
    xor t0, s11, t0
    xor t0, t4, t0
    xor a6, a7, a6
    xor a6, a0, a6
    xor a7, a7, t2
    lw t1, 128(sp)
    xor a6, t5, a6
    xor a6, a6, t1
    xor a6, a6, a1
    xor t1, t5, a3
    xor a7, a7, t1
    lw t1, 124(sp)
    xor a6, t6, a6
    xor a7, t1, a7
    lw t1, 116(sp)
    lw t5, 132(sp)
    xor a7, a7, t1
    lw t1, 112(sp)
    xor a7, a7, t1
    xor t1, s7, t3
    xor a7, a7, t1
    xor t1, a4, a7
    xor t2, t6, t1
    xor t4, a7, a6
    xor t6, t3, t5
    xor t0, t0, t6
    or a4, t5, t0
    not t0, t0
    xor t3, t3, t0
    xor a3, a7, t3
    xor a1, t2, a3
    and a0, a3, t4
    xor s1, t0, t1
    xor a6, a6, s1
    not s2, a6
    xor a4, a4, s2
    and s2, a7, s2
    xor a0, a0, s2
    xor a4, a4, a0
    or s3, t3, s1
    xor s2, s3, s2
    xor s3, t6, t2
    xor s4, a7, s3
    xor a5, a5, s4
    xor s5, t1, a5
    or s6, t2, s5
    xor s7, s2, s6
    xor s8, t4, s5
    xor s9, t0, s8
    and s10, s4, s9
    and s11, a1, s8
    xor a4, a4, s11
    xor s2, s2, s11
    xor s2, s10, s2
    xor s10, a4, s2
    and s11, s3, a5
    xor s11, t5, s11
    xor s7, s11, s7
    and s11, s10, s7
    and ra, t6, t1
    xor a0, ra, a0
    xor a0, s6, a0
    xor s6, a0, s11
    and s6, a4, s6
    xor s10, s10, s6
    and t6, t6, s10
    and t1, t1, s10
    or s6, s7, s6
    xor s7, a0, s7
    and ra, s2, s7
    xor a4, a4, ra
    and a4, a0, a4
    xor a0, ra, s6
    and s4, s4, a0
    and s6, s9, a0
    or s2, s2, a4
    xor s2, s11, s2
    xor a4, s7, a4
    and t5, t5, a4
    xor t5, t5, t6
    xor t5, s4, t5
    and t0, t0, a4
    xor s7, a4, s10
    and s1, s1, s7
    and t3, t3, s7
    xor s4, s4, t3
    lw s9, 72(sp)
    xor a4, a4, a0
    lw s10, 748(s9)
    and a1, a1, a4
    xor t3, s10, t3
    xor a1, a1, s4
    lw s4, 760(s9)
    and s8, s8, a4
    xor s4, s4, a1
    and a5, a5, s2
    xor a5, a5, t1
    xor a0, s2, a0
    and s2, s3, s2
    and a7, a7, a0
    lw s3, 736(s9)
    and a6, a6, a0
    xor a7, s3, a7
    xor a7, a1, a7
    xor a1, s7, a0
    and t4, t4, a1
    xor a4, a4, a1
    and a3, a3, a1
    xor t6, t6, a3
    xor t3, t3, t6
    and a3, s5, a4
    xor t1, t1, a3
    and t2, t2, a4
    xor t2, t6, t2
    xor t6, s4, t2
    xor a6, a6, t1
    xor a6, t2, a6
    xor t1, s8, t1
    lw t2, 752(s9)
    xor t0, t0, t1
    xor t1, t2, t1
    xor t2, t4, a6
    xor a6, s1, a6
    xor t4, s6, a6
    xor a5, a5, a6
    lw a6, 764(s9)
    xor t1, t1, t4
    xor a6, a6, a5
    xor a5, t0, a5
    lw t0, 744(s9)
    xor t4, t5, t4
    xor t0, t0, a5
    xor t5, s2, t4
    xor t6, t6, t5
    lw a4, 756(s9)
    xor t3, t3, t2
    xor t5, a4, t5
    xor a5, t3, a5
    xor a5, t4, a5
    lw t3, 740(s9)
    slli a4, a5, 16
    xor t2, t3, t2
    slli t3, t2, 16
    srli t4, t2, 16
    or t3, t3, t4
    xor t4, t3, t6
    xor t3, t2, t3
    srli a3, a5, 16
    or a4, a4, a3
    xor t3, t3, a4
    xor a4, a5, a4
    slli a3, a4, 8
    srli a1, a4, 24
    or a3, a3, a1
    slli a1, t5, 8
    srli a0, t5, 24
    or a1, a1, a0
    slli a0, t5, 16
    srli s1, t5, 16
    or a0, a0, s1
    xor a1, a0, a1
    xor a1, a1, a3
    xor a0, t5, a0
    xor s1, t1, a0
    slli s2, s1, 8
    srli s3, s1, 24
    or s2, s2, s3
    xor s3, a7, a0
    slli s4, s3, 8
    srli s5, s3, 24
    or s4, s4, s5
    slli s5, t6, 16
    srli s6, t6, 16
    or s5, s5, s6
    xor s6, a6, s5
    slli s7, s6, 16
    srli s8, s6, 16
    or s7, s7, s8
    xor s8, a6, s7
    xor s10, t2, s6
    slli s11, s6, 24
    srli s6, s6, 8
    or s6, s11, s6
    xor s6, t1, s6
    xor s8, s6, s8
    xor a1, a1, s8
    slli s11, s8, 8
    srli s8, s8, 24
    or s8, s11, s8
    slli s11, s6, 16
    srli s6, s6, 16
    or s6, s11, s6
    xor a4, a4, s6
    xor a1, a4, a1
    slli s6, s10, 8
    srli s11, s10, 24
    or s6, s6, s11
    slli s11, t1, 24
    srli ra, t1, 8
    or s11, s11, ra
    xor s1, s11, s1
    xor t3, t3, s1
    slli s11, t1, 16
    srli t1, t1, 16
    or t1, s11, t1
    slli s11, t0, 16
    srli ra, t0, 16
    or s11, s11, ra
    xor ra, t0, s11
    xor s2, ra, s2
    xor t3, s2, t3
    xor ra, ra, s7
    slli a2, ra, 8
    srli ra, ra, 24
    or a2, a2, ra
    slli ra, t0, 8
    srli s0, t0, 24
    or s0, ra, s0
    slli ra, a6, 8
    srli s9, a6, 24
    or s9, ra, s9
    slli ra, a6, 24
    srli a6, a6, 8
    or a6, ra, a6
    xor a6, a6, t4
    xor a6, a6, s10
    xor a5, a5, a6
    slli s10, a6, 8
    srli a6, a6, 24
    or a6, s10, a6
    slli s10, a5, 8
    srli ra, a5, 24
    or s10, s10, ra
    xor t3, s10, t3
    slli s10, a7, 16
    srli ra, a7, 16
    or s10, s10, ra
    xor t2, s10, t2
    xor t2, t2, a0
    xor t2, t2, s4
    xor a6, a6, t2
    xor t2, s10, s3
    slli a0, t2, 8
    srli s4, t2, 24
    or a0, a0, s4
    # round 6 (aes.dsl:47)
    xor s0, s11, s0
    xor a3, s0, a3
    xor t2, t2, a3
    xor a7, a7, s10
    xor a7, a7, t0
    xor t0, t1, s1
    xor t0, t0, s8
    xor t1, s2, a4
    xor t5, t5, t6
    xor t5, s5, t5
    xor t5, t5, a2
    xor t1, t5, t1
    xor a7, a7, s5
    xor a7, t4, a7
    xor a7, a7, s6
    xor a7, a2, a7
    xor t4, s9, s5
    xor t4, t4, s7
    xor t4, s3, t4
    xor t4, a0, t4
    xor a5, a0, a5
    xor a5, t2, a5
    xor a5, t3, a5
    xor t2, t4, a5
    xor a7, a6, a7
    xor a6, a6, t2
    xor t4, a7, a5
    xor t5, t3, a1
    xor t0, t0, t5
    not t6, t0
    xor t3, t3, t6
    or t0, a1, t0
    xor a4, a5, t3
    and a3, a4, t4
    xor a2, a6, a4
    xor a0, t2, t6
    xor a7, a7, a0
    not s0, a7
    xor t0, t0, s0
    and s0, a5, s0
    xor a3, a3, s0
    xor t0, t0, a3
    or s1, t3, a0
    xor s0, s1, s0
    and s1, t5, t2
    xor a3, s1, a3
    xor s1, t5, a6
    xor s2, a5, s1
    xor t1, t1, s2
    xor s3, t2, t1
    or s4, a6, s3
    xor a3, s4, a3
    xor s4, s0, s4
    xor s5, t4, s3
    xor s6, t6, s5
    and s7, s2, s6
    and s8, a2, s5
    xor t0, s8, t0
    xor s0, s0, s8
    xor s0, s7, s0
    xor s7, t0, s0
    and s8, s1, t1
    xor s8, a1, s8
    xor s4, s8, s4
    xor s8, s4, a3
    and s9, s0, s8
    xor s10, t0, s9
    and s10, a3, s10
    or s0, s0, s10
    xor s8, s8, s10
    and a1, a1, s8
    and t6, t6, s8
    and s10, s7, s4
    xor a3, a3, s10
    and t0, t0, a3
    xor a3, s10, s0
    and t1, t1, a3
    and s0, s1, a3
    xor s1, s7, t0
    or t0, s4, t0
    xor t0, s9, t0
    and s2, s2, t0
    and s4, s6, t0
    xor a3, a3, t0
    and a7, a7, a3
    and a5, a5, a3
    lw s6, 72(sp)
    xor t0, s8, t0
    lw s7, 768(s6)
    and a2, a2, t0
    xor a5, s7, a5
    and s5, s5, t0
    and t2, t2, s1
    xor t1, t1, t2
    and t5, t5, s1
    xor s1, s8, s1
    and a0, a0, s1
    xor a3, s1, a3
    and t3, t3, s1
    lw s1, 780(s6)
    and t4, t4, a3
    xor s1, s1, t3
    xor t3, s2, t3
    xor t3, a2, t3
    lw a2, 792(s6)
    xor a5, t3, a5
    xor a2, a2, t3
    and t3, a4, a3
    xor t3, t5, t3
    xor t5, a1, t5
    xor t5, s2, t5
    xor a4, s1, t3
    xor t0, t0, a3
    and a6, a6, t0
    xor a6, t3, a6
    and t0, s3, t0
    xor t0, t2, t0
    xor t2, s5, t0
    xor a7, a7, t0
    xor a7, a6, a7
    xor a6, a2, a6
    xor t0, t4, a7
    xor a7, a0, a7
    xor t3, s4, a7
    xor a7, t1, a7
    lw t1, 796(s6)
    xor t4, t5, t3
    xor t1, t1, a7
    xor t5, s0, t4
    lw a3, 788(s6)
    xor a6, a6, t5
    xor a3, a3, t5
    lw t5, 772(s6)
    xor t6, t6, t2
    xor t5, t5, t0
    xor t0, a4, t0
    xor a7, t6, a7
    lw t6, 784(s6)
    xor t2, t6, t2
    xor t2, t2, t3
    lw t3, 776(s6)
    xor t3, t3, a7
    xor a7, t0, a7
    xor a7, t4, a7
    slli t0, t3, 8
    srli t4, t3, 24
    or t0, t0, t4
    lw t4, 120(sp)
    slli a4, t3, 16
    and t6, t0, t4
    xor t0, t0, t6
    srli t0, t0, 2
    slli t6, t6, 6
    or t0, t6, t0
    xor t6, a6, t0
    srli a2, t3, 16
    or a4, a4, a2
    lw a2, 108(sp)
    and a1, a4, a2
    xor a4, a4, a1
    srli a4, a4, 4
    slli a1, a1, 4
    or a4, a1, a4
    xor a1, a3, a4
    slli a0, a1, 8
    srli s0, a1, 24
    or a0, a0, s0
    and s0, a0, t4
    xor a0, a0, s0
    srli a0, a0, 2
    slli s0, s0, 6
    or a0, s0, a0
    slli s0, t2, 8
    srli s1, t2, 24
    or s0, s0, s1
    and s1, s0, t4
    xor s0, s0, s1
    srli s0, s0, 2
    slli s1, s1, 6
    or s0, s1, s0
    xor s1, s0, a6
    slli s2, s1, 16
    srli s3, s1, 16
    or s2, s2, s3
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor s3, t2, s0
    slli s4, s3, 16
    srli s5, s3, 16
    or s4, s4, s5
    and s5, s4, a2
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    slli s5, t5, 16
    srli s7, t5, 16
    or s5, s5, s7
    and s7, s5, a2
    xor s5, s5, s7
    srli s5, s5, 4
    slli s7, s7, 4
    or s5, s7, s5
    xor s7, t5, s5
    xor s0, s7, s0
    xor t2, t2, s0
    slli s8, s0, 8
    srli s0, s0, 24
    or s0, s8, s0
    slli s8, t5, 24
    srli t5, t5, 8
    or t5, s8, t5
    lw s8, 104(sp)
    srli s10, a6, 8
    and s9, t5, s8
    xor t5, t5, s9
    srli t5, t5, 6
    slli s9, s9, 2
    or t5, s9, t5
    and s9, s0, t4
    xor s0, s0, s9
    srli s0, s0, 2
    slli s9, s9, 6
    or s0, s9, s0
    slli s9, a6, 24
    or s9, s9, s10
    and s10, s9, s8
    xor s9, s9, s10
    srli s9, s9, 6
    slli s10, s10, 2
    or s9, s10, s9
    xor s10, t1, s9
    slli s11, a6, 16
    srli ra, a6, 16
    or s11, s11, ra
    and ra, s11, a2
    xor s11, s11, ra
    srli s11, s11, 4
    slli ra, ra, 4
    or s11, ra, s11
    xor t6, s11, t6
    xor t6, a0, t6
    xor s10, s11, s10
    xor a6, a6, s11
    slli s11, a3, 16
    srli ra, a3, 16
    or s11, s11, ra
    and ra, s11, a2
    xor s11, s11, ra
    srli s11, s11, 4
    slli ra, ra, 4
    or s11, ra, s11
    xor s0, s11, s0
    xor t2, t2, s0
    xor s0, a3, s11
    slli s11, t1, 24
    srli ra, t1, 8
    or s11, s11, ra
    slli ra, t1, 8
    srli t1, t1, 24
    or t1, ra, t1
    and ra, t1, t4
    xor t1, t1, ra
    srli t1, t1, 2
    slli ra, ra, 6
    or t1, ra, t1
    xor ra, t1, s0
    xor a6, a6, ra
    slli s6, ra, 8
    srli ra, ra, 24
    or s6, s6, ra
    and ra, s6, t4
    xor s6, s6, ra
    srli s6, s6, 2
    slli ra, ra, 6
    or s6, ra, s6
    slli ra, a6, 8
    sw a0, 132(sp)
    srli a0, a6, 24
    or a0, ra, a0
    and ra, a0, t4
    xor a0, a0, ra
    srli a0, a0, 2
    slli ra, ra, 6
    or a0, ra, a0
    and ra, s11, s8
    xor s11, s11, ra
    srli s11, s11, 6
    slli ra, ra, 2
    or s11, ra, s11
    xor ra, s11, a7
    xor s1, ra, s1
    sw s4, 112(sp)
    slli s4, ra, 24
    srli ra, ra, 8
    or s4, s4, ra
    and ra, s4, s8
    xor s4, s4, ra
    srli s4, s4, 6
    slli ra, ra, 2
    or s4, ra, s4
    xor a3, a3, s4
    xor s2, s4, s2
    xor s1, s1, s2
    xor t6, a3, t6
    slli s2, a3, 24
    srli s4, a3, 8
    or s2, s2, s4
    xor a3, s9, a3
    slli s4, a3, 16
    srli a3, a3, 16
    or a3, s4, a3
    and s4, a3, a2
    xor a3, a3, s4
    srli a3, a3, 4
    slli s4, s4, 4
    or a3, s4, a3
    and s4, s2, s8
    xor s2, s2, s4
    srli s2, s2, 6
    slli s4, s4, 2
    or s2, s4, s2
    xor s1, s2, s1
    xor s1, a3, s1
    xor t2, t2, s2
    xor t2, t6, t2
    slli s4, a5, 8
    srli ra, a5, 24
    or s4, s4, ra
    and ra, s4, t4
    xor s4, s4, ra
    srli s4, s4, 2
    slli ra, ra, 6
    or s4, ra, s4
    xor ra, s4, a4
    xor ra, ra, s10
    xor s4, a5, s4
    slli s8, a5, 16
    srli a5, a5, 16
    or a5, s8, a5
    and s8, a5, a2
    xor a5, a5, s8
    srli a5, a5, 4
    slli s8, s8, 4
    or a5, s8, a5
    xor s8, s4, t5
    slli t4, s8, 16
    sw s1, 116(sp)
    srli s1, s8, 16
    or t4, t4, s1
    and s1, t4, a2
    xor t4, t4, s1
    srli t4, t4, 4
    slli s1, s1, 4
    or t4, s1, t4
    xor s1, s7, t4
    xor s1, s1, s6
    xor a6, a6, s1
    slli s1, ra, 16
    srli s7, ra, 16
    or s1, s1, s7
    and s7, s1, a2
    xor s1, s1, s7
    srli s1, s1, 4
    slli s7, s7, 4
    or s1, s7, s1
    # round 5 (aes.dsl:47)
    xor t3, t3, a4
    xor t1, t1, s3
    xor a5, a5, s4
    xor a5, a5, s11
    xor a5, a5, s0
    xor a5, a5, a0
    xor t5, t5, s5
    xor t0, t5, t0
    xor t0, t0, ra
    xor t0, s1, t0
    xor a7, s8, a7
    xor a7, a1, a7
    xor t0, a6, t0
    lw t5, 112(sp)
    xor t4, t4, s9
    xor t1, t5, t1
    xor t1, t1, s10
    lw a4, 132(sp)
    xor t1, s6, t1
    xor t4, a4, t4
    xor a7, a7, t4
    xor a7, s2, a7
    xor t4, s9, t5
    xor t3, t3, t4
    xor t3, t3, t6
    xor t3, a3, t3
    xor a7, a3, a7
    xor a7, t2, a7
    xor a5, a5, a7
    xor a6, a6, a5
    lw t5, 116(sp)
    xor t4, a7, t0
    not t6, t5
    xor a4, t2, t6
    xor t1, t1, a4
    xor t2, t2, t1
    and t5, t5, t1
    xor a3, a7, t2
    and a1, a3, t4
    xor a0, a6, a3
    xor s0, a5, t1
    xor t0, t0, s0
    xor t5, t5, t0
    not s1, t0
    and s1, a7, s1
    xor a1, a1, s1
    xor t5, t5, a1
    or s2, t2, s0
    xor s1, s2, s1
    and s2, a4, a5
    xor a1, s2, a1
    xor s2, a4, a6
    xor s3, a7, s2
    xor t3, t3, s3
    xor s4, a5, t3
    or s5, a6, s4
    xor a1, s5, a1
    xor s5, s1, s5
    xor s6, t4, s4
    and s7, a0, s6
    xor t5, s7, t5
    xor s1, s1, s7
    xor s7, t1, s6
    and s8, s3, s7
    xor s1, s8, s1
    xor s8, t5, s1
    and s9, s2, t3
    xor s9, t6, s9
    xor s5, s9, s5
    and s9, s8, s5
    xor s10, a1, s9
    and s10, t5, s10
    xor s8, s8, s10
    and a5, a5, s8
    and a4, a4, s8
    or s10, s5, s10
    xor s5, s5, a1
    and s11, s1, s5
    xor t5, t5, s11
    and t5, a1, t5
    xor a1, s11, s10
    and s3, s3, a1
    and s7, s7, a1
    or s1, s1, t5
    xor s1, s9, s1
    xor t5, s5, t5
    xor s5, t5, s8
    and s0, s0, s5
    and t2, t2, s5
    lw s8, 72(sp)
    and t1, t1, t5
    lw s9, 812(s8)
    and t6, t6, t5
    xor s9, s9, t2
    xor t2, s3, t2
    xor t6, t6, a4
    xor t6, s3, t6
    xor t5, t5, a1
    and a0, a0, t5
    xor t2, a0, t2
    lw a0, 824(s8)
    and s3, s6, t5
    xor a0, a0, t2
    and t3, t3, s1
    xor t3, t3, a5
    xor a1, s1, a1
    and s1, s2, s1
    and t0, t0, a1
    xor s2, s5, a1
    and a7, a7, a1
    lw a1, 800(s8)
    xor a7, a1, a7
    xor a7, t2, a7
    and t2, t4, s2
    xor t4, t5, s2
    and t5, a3, s2
    xor t5, a4, t5
    xor a4, s9, t5
    and a3, s4, t4
    xor a5, a5, a3
    and a6, a6, t4
    xor a6, t5, a6
    xor t4, a0, a6
    xor t5, s3, a5
    xor a5, t0, a5
    xor a5, a6, a5
    xor a6, s0, a5
    xor a5, t2, a5
    xor t0, a4, a5
    lw t2, 804(s8)
    lw a3, 820(s8)
    xor a5, t2, a5
    xor t2, s7, a6
    xor a6, t3, a6
    lw t3, 828(s8)
    xor t6, t6, t2
    xor t3, t3, a6
    xor a4, s1, t6
    xor a3, a3, a4
    xor t4, t4, a4
    lw a4, 816(s8)
    xor t1, t1, t5
    xor a4, a4, t5
    xor t2, a4, t2
    xor a6, t1, a6
    xor t0, t0, a6
    xor t0, t6, t0
    lw t1, 808(s8)
    slli a4, t0, 8
    xor a6, t1, a6
    slli t1, a6, 24
    srli t5, a6, 8
    or t1, t1, t5
    and t5, t1, a2
    xor t1, t1, t5
    srli t1, t1, 4
    slli t5, t5, 4
    or t1, t5, t1
    xor t5, t3, t1
    xor t6, t4, t5
    srli a1, t0, 24
    or a4, a4, a1
    and a1, a4, a2
    xor a4, a4, a1
    srli a4, a4, 4
    slli a1, a1, 4
    or a4, a1, a4
    xor a1, t2, a4
    xor a1, t6, a1
    slli a0, a1, 16
    srli a1, a1, 16
    or a1, a0, a1
    xor a0, t0, a4
    slli s0, t0, 16
    srli t0, t0, 16
    or t0, s0, t0
    xor s0, t4, a0
    slli s1, s0, 16
    srli s2, s0, 16
    or s1, s1, s2
    xor s2, a5, t2
    xor t1, s2, t1
    slli s2, t2, 24
    srli s3, t2, 8
    or s2, s2, s3
    xor t2, t3, t2
    slli s3, t2, 8
    srli s4, t2, 24
    or s3, s3, s4
    and s4, s3, a2
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    xor t1, s3, t1
    and s4, s2, a2
    xor s2, s2, s4
    srli s2, s2, 4
    slli s4, s4, 4
    or s2, s4, s2
    xor s4, t3, s2
    xor s4, s3, s4
    xor s0, s4, s0
    xor s0, s1, s0
    slli s1, t4, 16
    srli s4, t4, 16
    or s1, s1, s4
    slli s4, t4, 24
    srli t4, t4, 8
    or t4, s4, t4
    and s4, t4, a2
    xor t4, t4, s4
    srli t4, t4, 4
    slli s4, s4, 4
    or t4, s4, t4
    xor a6, a6, t4
    xor t6, t6, a6
    slli s4, a6, 16
    srli a6, a6, 16
    or a6, s4, a6
    xor t6, a6, t6
    slli s4, t6, 16
    srli s5, t6, 16
    or s4, s4, s5
    xor s5, t3, t4
    xor s6, a5, s1
    slli s7, s6, 16
    srli s6, s6, 16
    or s6, s7, s6
    xor t1, t1, s6
    xor t1, a1, t1
    slli s7, a5, 24
    srli a5, a5, 8
    or a5, s7, a5
    and s7, a5, a2
    xor a5, a5, s7
    srli a5, a5, 4
    slli s7, s7, 4
    or a5, s7, a5
    slli s7, a3, 8
    srli s9, a3, 24
    or s7, s7, s9
    and s9, s7, a2
    xor s7, s7, s9
    srli s7, s7, 4
    slli s9, s9, 4
    or s7, s9, s7
    xor t2, t2, s7
    xor s7, a3, s7
    slli s9, a3, 16
    srli a3, a3, 16
    or a3, s9, a3
    xor s9, a5, s7
    xor t0, t0, s9
    slli s10, s9, 16
    srli s9, s9, 16
    or s9, s10, s9
    xor t0, s9, t0
    xor t1, t0, t1
    xor s9, s6, s9
    slli s10, t2, 16
    srli s11, t2, 16
    or s10, s10, s11
    slli s11, t3, 8
    srli ra, t3, 24
    or s11, s11, ra
    and ra, s11, a2
    xor s11, s11, ra
    srli s11, s11, 4
    slli ra, ra, 4
    or s11, ra, s11
    xor ra, s11, s7
    xor s5, s5, ra
    slli s8, s5, 16
    srli s5, s5, 16
    or s5, s8, s5
    xor s0, s5, s0
    slli s8, a7, 24
    sw s0, 116(sp)
    srli s0, a7, 8
    or s0, s8, s0
    and s8, s0, a2
    xor s0, s0, s8
    srli s0, s0, 4
    slli s8, s8, 4
    or s0, s8, s0
    slli s8, a7, 8
    sw t1, 112(sp)
    srli t1, a7, 24
    or t1, s8, t1
    and s8, t1, a2
    xor t1, t1, s8
    srli t1, t1, 4
    slli s8, s8, 4
    or t1, s8, t1
    xor t3, t1, t3
    xor t3, t3, s6
    slli s6, t3, 16
    srli s8, t3, 16
    or s6, s6, s8
    slli s8, a7, 16
    srli a2, a7, 16
    or a2, s8, a2
    xor a7, a7, a2
    xor a7, t1, a7
    xor t1, a2, ra
    xor t1, t1, s6
    xor t1, s9, t1
    xor a7, a7, t4
    # round 4 (aes.dsl:47)
    xor t6, t6, a1
    xor t4, s1, t4
    xor t4, t4, s10
    xor a3, a3, s7
    xor a5, s0, a5
    xor a5, a5, t3
    xor a5, s4, a5
    xor t3, s0, s11
    xor t3, t3, t5
    xor a6, t3, a6
    xor a5, a5, t1
    xor t3, s2, a4
    xor t3, t3, a3
    xor t3, t3, t6
    xor t5, s2, s3
    xor t2, t5, t2
    xor t2, t2, t4
    xor t4, a0, a7
    xor a6, t4, a6
    xor a6, t0, a6
    xor a7, s7, a7
    xor a7, a7, s5
    lw t0, 112(sp)
    lw t5, 116(sp)
    xor a6, t0, a6
    xor a7, a7, a6
    xor t1, t1, a7
    xor t4, a6, a5
    not t6, t5
    xor a4, t0, t6
    xor t2, t2, a4
    xor t0, t0, t2
    and t5, t5, t2
    xor a3, a6, t0
    xor a2, t1, a3
    and a1, a3, t4
    xor a0, a7, t2
    xor a5, a5, a0
    xor t5, t5, a5
    not s0, a5
    and s0, a6, s0
    xor a1, a1, s0
    xor t5, t5, a1
    or s1, t0, a0
    xor s0, s1, s0
    and s1, a4, a7
    xor a1, s1, a1
    xor s1, a4, t1
    xor s2, a6, s1
    xor t3, t3, s2
    xor s3, a7, t3
    or s4, t1, s3
    xor a1, s4, a1
    xor s4, s0, s4
    xor s5, t4, s3
    xor s6, t2, s5
    and s7, s2, s6
    and s8, a2, s5
    xor t5, s8, t5
    xor s0, s0, s8
    xor s0, s7, s0
    xor s7, t5, s0
    and s8, s1, t3
    xor s8, t6, s8
    xor s4, s8, s4
    and s8, s7, s4
    xor s9, a1, s8
    and s9, t5, s9
    xor s7, s7, s9
    and a7, a7, s7
    and a4, a4, s7
    or s9, s4, s9
    xor s4, s4, a1
    and s10, s0, s4
    xor s9, s10, s9
    xor t5, t5, s10
    and t5, a1, t5
    xor a1, s4, t5
    or t5, s0, t5
    xor t5, s8, t5
    and s0, s1, t5
    and t3, t3, t5
    xor t3, t3, a7
    xor t5, t5, s9
    and a6, a6, t5
    lw s1, 72(sp)
    and a5, a5, t5
    lw s4, 832(s1)
    and t2, t2, a1
    xor a6, s4, a6
    xor s4, a1, s7
    xor t5, s4, t5
    and t4, t4, t5
    and a3, a3, t5
    xor a3, a4, a3
    and t0, t0, s4
    and a0, a0, s4
    lw s4, 844(s1)
    and t6, t6, a1
    xor s4, s4, t0
    xor s4, s4, a3
    xor t6, t6, a4
    xor a4, a1, s9
    and a2, a2, a4
    and a1, s5, a4
    xor t5, a4, t5
    and a4, s3, t5
    xor a7, a7, a4
    and t1, t1, t5
    xor t1, a3, t1
    xor a5, a5, a7
    xor a7, a1, a7
    xor t2, t2, a7
    lw t5, 848(s1)
    xor a5, t1, a5
    xor a7, t5, a7
    xor t5, a0, a5
    xor a5, t4, a5
    xor t4, s4, a5
    lw a4, 836(s1)
    xor t3, t3, t5
    xor a5, a4, a5
    lw a4, 860(s1)
    xor t2, t2, t3
    xor a4, a4, t3
    xor t3, t4, t2
    lw t4, 840(s1)
    and a3, s6, s9
    xor t2, t4, t2
    and t4, s2, s9
    xor t5, a3, t5
    xor a7, a7, t5
    xor t6, t4, t6
    xor t5, t6, t5
    xor t0, t4, t0
    xor t0, a2, t0
    xor a6, t0, a6
    lw t4, 856(s1)
    xor t3, t5, t3
    xor t0, t4, t0
    xor t0, t0, t1
    xor t1, s0, t5
    lw t4, 852(s1)
    xor t0, t0, t1
    xor t4, t4, t1
    slli t1, t0, 24
    srli t5, t0, 8
    or t1, t1, t5
    lw t5, 120(sp)
    slli a3, t0, 8
    and t6, t1, t5
    xor t1, t1, t6
    srli t1, t1, 2
    slli t6, t6, 6
    or t1, t6, t1
    xor t6, t4, t1
    srli a2, t0, 24
    or a3, a3, a2
    lw a2, 104(sp)
    and a1, a3, a2
    xor a3, a3, a1
    srli a3, a3, 6
    slli a1, a1, 2
    or a3, a1, a3
    xor a1, t2, a3
    slli a0, a1, 16
    srli s0, a1, 16
    or a0, a0, s0
    lw s0, 108(sp)
    and s2, a0, s0
    xor a0, a0, s2
    srli a0, a0, 4
    slli s2, s2, 4
    or a0, s2, a0
    xor a1, a1, a0
    xor s2, a6, a3
    xor a0, s2, a0
    slli s3, s2, 8
    srli s2, s2, 24
    or s2, s3, s2
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    slli s3, a0, 8
    srli s4, a0, 24
    or s3, s3, s4
    and s4, s3, a2
    xor s3, s3, s4
    srli s3, s3, 6
    slli s4, s4, 2
    or s3, s4, s3
    xor s4, t1, a3
    slli s5, t4, 16
    srli s6, t4, 16
    or s5, s5, s6
    and s6, s5, s0
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    xor t4, t4, s5
    slli s6, t4, 8
    srli s7, t4, 24
    or s6, s6, s7
    and s7, s6, a2
    xor s6, s6, s7
    srli s6, s6, 6
    slli s7, s7, 2
    or s6, s7, s6
    xor s7, a6, s6
    slli s8, a6, 16
    srli a6, a6, 16
    or a6, s8, a6
    and s8, a6, s0
    xor a6, a6, s8
    srli a6, a6, 4
    slli s8, s8, 4
    or a6, s8, a6
    slli s8, s7, 24
    srli s9, s7, 8
    or s8, s8, s9
    and s9, s8, t5
    xor s8, s8, s9
    srli s8, s8, 2
    slli s9, s9, 6
    or s8, s9, s8
    slli s9, t3, 16
    srli s10, t3, 16
    or s9, s9, s10
    and s10, s9, s0
    xor s9, s9, s10
    srli s9, s9, 4
    slli s10, s10, 4
    or s9, s10, s9
    xor s10, t3, s9
    slli s11, s10, 8
    srli ra, s10, 24
    or s11, s11, ra
    and ra, s11, a2
    xor s11, s11, ra
    srli s11, s11, 6
    slli ra, ra, 2
    or s11, ra, s11
    xor t6, t6, s11
    slli ra, t6, 24
    srli s1, t6, 8
    or s1, ra, s1
    and ra, s1, t5
    xor s1, s1, ra
    srli s1, s1, 2
    slli ra, ra, 6
    or s1, ra, s1
    slli ra, a7, 24
    sw s3, 116(sp)
    srli s3, a7, 8
    or s3, ra, s3
    and ra, s3, t5
    xor s3, s3, ra
    srli s3, s3, 2
    slli ra, ra, 6
    or s3, ra, s3
    xor ra, s3, s6
    xor ra, a1, ra
    sw s11, 112(sp)
    slli s11, a4, 16
    sw s9, 132(sp)
    srli s9, a4, 16
    or s9, s11, s9
    and s11, s9, s0
    xor s9, s9, s11
    srli s9, s9, 4
    slli s11, s11, 4
    or s9, s11, s9
    xor a1, s9, a1
    slli s11, a1, 8
    srli a1, a1, 24
    or a1, s11, a1
    xor s7, s9, s7
    xor s7, s8, s7
    xor s9, a4, s9
    xor a3, s9, a3
    and s9, a1, a2
    xor a1, a1, s9
    srli a1, a1, 6
    slli s9, s9, 2
    or a1, s9, a1
    slli s9, a4, 24
    srli s11, a4, 8
    or s9, s9, s11
    and s11, s9, t5
    xor s9, s9, s11
    srli s9, s9, 2
    slli s11, s11, 6
    or s9, s11, s9
    slli s11, a4, 8
    srli t5, a4, 24
    or t5, s11, t5
    and s11, t5, a2
    xor t5, t5, s11
    srli t5, t5, 6
    slli s11, s11, 2
    or t5, s11, t5
    xor a7, a7, t5
    slli s11, a7, 8
    sw a0, 124(sp)
    srli a0, a7, 24
    or a0, s11, a0
    and s11, a0, a2
    xor a0, a0, s11
    srli a0, a0, 6
    slli s11, s11, 2
    or a0, s11, a0
    xor t4, a0, t4
    slli a0, a7, 16
    srli s11, a7, 16
    or a0, a0, s11
    and s11, a0, s0
    xor a0, a0, s11
    srli a0, a0, 4
    slli s11, s11, 4
    or a0, s11, a0
    xor s11, a7, a0
    xor a3, s11, a3
    xor t6, a3, t6
    xor t6, s1, t6
    slli a3, a5, 16
    srli s1, a5, 16
    or a3, a3, s1
    and s1, a3, s0
    xor a3, a3, s1
    srli a3, a3, 4
    slli s1, s1, 4
    or a3, s1, a3
    xor s1, a3, s9
    xor a3, a5, a3
    slli s0, a3, 8
    sw t6, 128(sp)
    srli t6, a3, 24
    or t6, s0, t6
    and s0, t6, a2
    xor t6, t6, s0
    srli t6, t6, 6
    slli s0, s0, 2
    or t6, s0, t6
    xor t3, t3, t6
    xor t6, t6, s1
    xor t6, t6, s4
    xor t6, t6, s7
    xor a0, a0, t3
    slli s0, t3, 24
    srli t3, t3, 8
    or t3, s0, t3
    lw s0, 120(sp)
    and s1, t3, s0
    xor t3, t3, s1
    srli t3, t3, 2
    slli s1, s1, 6
    or t3, s1, t3
    xor t3, t3, a0
    xor t3, t4, t3
    xor t3, t3, ra
    slli a0, a5, 24
    srli s1, a5, 8
    or a0, a0, s1
    and s1, a0, s0
    xor a0, a0, s1
    srli a0, a0, 2
    slli s1, s1, 6
    or a0, s1, a0
    # round 3 (aes.dsl:47)
    xor a7, a7, s5
    xor a7, s10, a7
    xor a7, a7, ra
    xor a7, a1, a7
    xor t2, a6, t2
    xor a5, a6, a5
    xor a5, a0, a5
    xor a6, a6, a4
    xor a6, s9, a6
    xor a6, t0, a6
    xor a6, a6, s6
    xor a6, s2, a6
    xor a6, s8, a6
    xor t0, s3, t0
    xor t0, t1, t0
    xor t0, s11, t0
    xor t0, t4, t0
    lw t1, 124(sp)
    xor a5, t5, a5
    xor a5, a5, t1
    xor a5, a5, a1
    xor t1, t5, a3
    xor t1, t2, t1
    lw t2, 132(sp)
    xor a5, t6, a5
    xor t1, t2, t1
    lw t2, 112(sp)
    lw t5, 128(sp)
    xor t1, t1, t2
    lw t2, 116(sp)
    xor t1, t1, t2
    xor t2, s7, t3
    xor t1, t1, t2
    xor a6, a6, t1
    xor t2, t6, a6
    xor t4, t1, a5
    not t6, t5
    xor a4, t3, t6
    xor t0, t0, a4
    and t5, t5, t0
    xor t3, t3, t0
    xor a3, t1, t3
    and a1, a3, t4
    xor a0, t2, a3
    xor s1, t0, a6
    xor a5, a5, s1
    xor t5, t5, a5
    not s2, a5
    and s2, t1, s2
    xor a1, a1, s2
    xor t5, t5, a1
    or s3, t3, s1
    xor s2, s3, s2
    and s3, a4, a6
    xor a1, s3, a1
    xor s3, a4, t2
    xor s4, t1, s3
    xor a7, a7, s4
    and s5, s3, a7
    xor s5, t6, s5
    xor s6, a6, a7
    xor s7, t4, s6
    and s8, a0, s7
    xor t5, t5, s8
    xor s8, s2, s8
    xor s9, t0, s7
    and s10, s4, s9
    xor s8, s10, s8
    xor s10, t5, s8
    or s11, t2, s6
    xor s2, s2, s11
    xor s2, s5, s2
    xor a1, s11, a1
    xor s5, a1, s2
    and s11, s8, s5
    xor ra, t5, s11
    and ra, a1, ra
    xor s5, s5, ra
    or s8, s8, ra
    and t6, t6, s5
    and t0, t0, s5
    and ra, s10, s2
    xor a1, a1, ra
    and t5, t5, a1
    xor a1, ra, s8
    and a7, a7, a1
    and s3, s3, a1
    xor s8, s10, t5
    or t5, s2, t5
    xor t5, s11, t5
    and s2, s4, t5
    and s4, s9, t5
    xor a1, a1, t5
    and a5, a5, a1
    and t1, t1, a1
    lw s9, 72(sp)
    xor t5, s5, t5
    lw s10, 864(s9)
    and a0, a0, t5
    xor t1, s10, t1
    and s7, s7, t5
    and a4, a4, s8
    xor t6, t6, a4
    xor t6, s2, t6
    and a6, a6, s8
    xor s5, s5, s8
    xor a1, s5, a1
    xor t5, t5, a1
    and t2, t2, t5
    and t5, s6, t5
    xor t5, a6, t5
    xor a6, a7, a6
    xor a7, s7, t5
    xor a5, a5, t5
    xor t0, t0, a7
    lw t5, 880(s9)
    and t4, t4, a1
    xor a7, t5, a7
    and t5, a3, a1
    xor t5, a4, t5
    xor t2, t5, t2
    xor a5, t2, a5
    xor t4, t4, a5
    lw a4, 868(s9)
    and a3, s1, s5
    xor a4, a4, t4
    xor a5, a3, a5
    and t3, t3, s5
    xor a3, s2, t3
    xor a3, a0, a3
    lw a1, 876(s9)
    xor t1, a3, t1
    xor t3, a1, t3
    xor t3, t3, t5
    xor t3, t3, t4
    lw t4, 888(s9)
    xor t4, t4, a3
    xor t2, t4, t2
    xor t4, s4, a5
    xor a5, a6, a5
    lw a6, 892(s9)
    xor a7, a7, t4
    xor a6, a6, a5
    xor a5, t0, a5
    lw t0, 872(s9)
    xor t0, t0, a5
    xor a5, t3, a5
    xor t3, t6, t4
    xor a5, t3, a5
    xor t3, s3, t3
    lw t4, 884(s9)
    xor t2, t2, t3
    xor t4, t4, t3
    slli t3, t2, 8
    srli t5, t2, 24
    or t3, t3, t5
    xor t5, t1, t3
    slli t6, t5, 8
    srli a3, t5, 24
    or t6, t6, a3
    xor a3, t0, t3
    slli a1, a3, 16
    srli a0, a3, 16
    or a1, a1, a0
    xor t5, t5, a1
    xor a3, a3, a1
    slli a1, t5, 8
    srli a0, t5, 24
    or a1, a1, a0
    slli a0, t2, 24
    srli s1, t2, 8
    or a0, a0, s1
    xor s1, a0, t3
    xor s2, t4, a0
    slli s3, t4, 16
    srli s4, t4, 16
    or s3, s3, s4
    xor t4, t4, s3
    slli s4, t4, 8
    srli s5, t4, 24
    or s4, s4, s5
    xor s5, t1, s4
    slli s6, t1, 16
    srli t1, t1, 16
    or t1, s6, t1
    slli s6, s5, 24
    srli s7, s5, 8
    or s6, s6, s7
    slli s7, a5, 16
    srli s8, a5, 16
    or s7, s7, s8
    xor s8, a5, s7
    slli s10, s8, 8
    srli s11, s8, 24
    or s10, s10, s11
    xor s2, s2, s10
    slli s11, s2, 24
    srli ra, s2, 8
    or s11, s11, ra
    slli ra, a7, 24
    srli a2, a7, 8
    or a2, ra, a2
    xor ra, a2, s4
    xor ra, a3, ra
    slli s0, a6, 16
    srli s9, a6, 16
    or s0, s0, s9
    xor s5, s0, s5
    xor s5, s6, s5
    xor a3, s0, a3
    slli s9, a3, 8
    srli a3, a3, 24
    or a3, s9, a3
    xor s0, a6, s0
    xor t3, s0, t3
    slli s0, a6, 8
    srli s9, a6, 24
    or s0, s0, s9
    xor a7, a7, s0
    slli s9, a7, 8
    sw a1, 128(sp)
    srli a1, a7, 24
    or a1, s9, a1
    xor t4, a1, t4
    slli a1, a7, 16
    srli s9, a7, 16
    or a1, a1, s9
    xor s9, a7, a1
    xor t3, s9, t3
    xor t3, t3, s2
    xor t3, s11, t3
    slli s2, a6, 24
    srli s11, a6, 8
    or s2, s2, s11
    slli s11, a4, 24
    sw t3, 116(sp)
    srli t3, a4, 8
    or t3, s11, t3
    slli s11, a4, 16
    sw s10, 112(sp)
    srli s10, a4, 16
    or s10, s11, s10
    xor s11, a4, s10
    xor s10, s10, s2
    sw s7, 132(sp)
    slli s7, s11, 8
    sw s11, 124(sp)
    srli s11, s11, 24
    or s7, s7, s11
    xor a5, a5, s7
    xor s7, s7, s10
    xor s1, s7, s1
    xor s1, s1, s5
    xor a1, a1, a5
    slli s7, a5, 24
    srli a5, a5, 8
    or a5, s7, a5
    xor a5, a5, a1
    xor a5, t4, a5
    xor a5, a5, ra
    # round 2 (aes.dsl:47)
    xor a7, a7, s3
    xor a7, s8, a7
    xor a7, a7, ra
    xor a7, a3, a7
    xor t0, t1, t0
    xor a4, t1, a4
    xor t3, t3, a4
    xor a6, t1, a6
    xor a6, s2, a6
    xor a6, t2, a6
    xor a6, a6, s4
    xor a6, t6, a6
    xor a6, s6, a6
    xor t1, a2, t2
    xor t1, a0, t1
    xor t1, s9, t1
    xor t1, t4, t1
    xor t2, s0, t3
    xor t2, t2, t5
    xor t2, t2, a3
    lw t3, 124(sp)
    xor t2, s1, t2
    xor t3, s0, t3
    xor t0, t0, t3
    lw t3, 132(sp)
    lw t5, 116(sp)
    xor t0, t3, t0
    lw t3, 112(sp)
    not t6, t5
    xor t0, t0, t3
    lw t3, 128(sp)
    xor a4, a5, t6
    xor t0, t0, t3
    xor t3, s5, a5
    xor t0, t0, t3
    xor a6, a6, t0
    xor t3, s1, a6
    xor t4, t0, t2
    xor t1, t1, a4
    and t5, t5, t1
    xor a5, a5, t1
    xor a3, t0, a5
    and a2, a3, t4
    xor a1, t3, a3
    xor a0, t1, a6
    xor t2, t2, a0
    xor t5, t5, t2
    not s0, t2
    and s0, t0, s0
    xor a2, a2, s0
    xor t5, t5, a2
    or s1, a5, a0
    xor s0, s1, s0
    and s1, a4, a6
    xor a2, s1, a2
    xor s1, a4, t3
    xor s2, t0, s1
    xor a7, a7, s2
    and s3, s1, a7
    xor s3, t6, s3
    xor s4, a6, a7
    xor s5, t4, s4
    and s6, a1, s5
    xor t5, t5, s6
    xor s6, s0, s6
    xor s7, t1, s5
    and s8, s2, s7
    xor s6, s8, s6
    xor s8, t5, s6
    or s9, t3, s4
    xor s0, s0, s9
    xor s0, s3, s0
    xor a2, s9, a2
    xor s3, a2, s0
    and s9, s6, s3
    xor s10, t5, s9
    and s10, a2, s10
    xor s3, s3, s10
    or s6, s6, s10
    and t6, t6, s3
    and t1, t1, s3
    and s10, s8, s0
    xor a2, a2, s10
    and t5, t5, a2
    xor a2, s10, s6
    and a7, a7, a2
    and s1, s1, a2
    xor s6, s8, t5
    or t5, s0, t5
    xor t5, s9, t5
    and s0, s2, t5
    and s2, s7, t5
    xor a2, a2, t5
    and t2, t2, a2
    and t0, t0, a2
    lw s7, 72(sp)
    xor t5, s3, t5
    lw s8, 896(s7)
    and a1, a1, t5
    xor t0, s8, t0
    and s5, s5, t5
    and a4, a4, s6
    xor t6, t6, a4
    xor t6, s0, t6
    and a6, a6, s6
    xor s3, s3, s6
    xor a2, s3, a2
    xor t5, t5, a2
    and t3, t3, t5
    and t5, s4, t5
    xor t5, a6, t5
    xor a6, a7, a6
    xor a7, s5, t5
    xor t2, t2, t5
    xor t1, t1, a7
    lw t5, 912(s7)
    and t4, t4, a2
    xor a7, t5, a7
    and t5, a3, a2
    xor t5, a4, t5
    xor t3, t5, t3
    xor t2, t3, t2
    xor t4, t4, t2
    lw a4, 900(s7)
    and a3, a0, s3
    xor a4, a4, t4
    xor t2, a3, t2
    and a5, a5, s3
    xor a3, s0, a5
    xor a3, a1, a3
    lw a2, 908(s7)
    xor t0, a3, t0
    xor a5, a2, a5
    xor a5, a5, t5
    xor a5, a5, t4
    lw t4, 920(s7)
    xor a6, a6, t2
    xor t4, t4, a3
    xor t3, t4, t3
    xor t4, s2, t2
    lw t2, 924(s7)
    xor t2, t2, a6
    xor a6, t1, a6
    lw t1, 904(s7)
    xor a5, a5, a6
    xor t1, t1, a6
    xor a6, a7, t4
    xor a7, t6, t4
    xor a5, a7, a5
    lw t4, 916(s7)
    xor a7, s1, a7
    xor t4, t4, a7
    xor a7, t3, a7
    slli t3, a7, 8
    srli t5, a7, 24
    or t3, t3, t5
    lw t5, 120(sp)
    and t6, t3, t5
    xor t3, t3, t6
    srli t3, t3, 2
    slli t6, t6, 6
    or t3, t6, t3
    xor t6, t1, t3
    slli a3, t6, 16
    srli a2, t6, 16
    or a3, a3, a2
    lw a2, 108(sp)
    and a1, a3, a2
    xor a3, a3, a1
    srli a3, a3, 4
    slli a1, a1, 4
    or a3, a1, a3
    xor t6, t6, a3
    xor a1, t0, t3
    xor a3, a1, a3
    slli a0, a1, 8
    srli a1, a1, 24
    or a1, a0, a1
    and a0, a1, t5
    xor a1, a1, a0
    srli a1, a1, 2
    slli a0, a0, 6
    or a1, a0, a1
    slli a0, a3, 8
    srli s0, a3, 24
    or a0, a0, s0
    and s0, a0, t5
    xor a0, a0, s0
    srli a0, a0, 2
    slli s0, s0, 6
    or a0, s0, a0
    slli s0, a7, 24
    srli s1, a7, 8
    or s0, s0, s1
    lw s1, 104(sp)
    slli s4, t4, 16
    and s2, s0, s1
    xor s0, s0, s2
    srli s0, s0, 6
    slli s2, s2, 2
    or s0, s2, s0
    xor s2, s0, t3
    xor s3, t4, s0
    srli s5, t4, 16
    or s4, s4, s5
    and s5, s4, a2
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    xor t4, t4, s4
    slli s5, t4, 8
    srli s6, t4, 24
    or s5, s5, s6
    and s6, s5, t5
    xor s5, s5, s6
    srli s5, s5, 2
    slli s6, s6, 6
    or s5, s6, s5
    xor s6, t0, s5
    slli s8, t0, 16
    srli t0, t0, 16
    or t0, s8, t0
    and s8, t0, a2
    xor t0, t0, s8
    srli t0, t0, 4
    slli s8, s8, 4
    or t0, s8, t0
    slli s8, s6, 24
    srli s9, s6, 8
    or s8, s8, s9
    and s9, s8, s1
    xor s8, s8, s9
    srli s8, s8, 6
    slli s9, s9, 2
    or s8, s9, s8
    slli s9, a5, 16
    srli s10, a5, 16
    or s9, s9, s10
    and s10, s9, a2
    xor s9, s9, s10
    srli s9, s9, 4
    slli s10, s10, 4
    or s9, s10, s9
    xor s10, a5, s9
    slli s11, s10, 8
    srli ra, s10, 24
    or s11, s11, ra
    and ra, s11, t5
    xor s11, s11, ra
    srli s11, s11, 2
    slli ra, ra, 6
    or s11, ra, s11
    xor s3, s3, s11
    slli ra, s3, 24
    srli s7, s3, 8
    or s7, ra, s7
    and ra, s7, s1
    xor s7, s7, ra
    srli s7, s7, 6
    slli ra, ra, 2
    or s7, ra, s7
    slli ra, a6, 24
    sw a0, 116(sp)
    srli a0, a6, 8
    or a0, ra, a0
    and ra, a0, s1
    xor a0, a0, ra
    srli a0, a0, 6
    slli ra, ra, 2
    or a0, ra, a0
    xor ra, a0, s5
    xor ra, t6, ra
    sw s11, 128(sp)
    slli s11, t2, 16
    sw s9, 112(sp)
    srli s9, t2, 16
    or s9, s11, s9
    and s11, s9, a2
    xor s9, s9, s11
    srli s9, s9, 4
    slli s11, s11, 4
    or s9, s11, s9
    xor s6, s9, s6
    xor s6, s8, s6
    xor t6, s9, t6
    slli s11, t6, 8
    srli t6, t6, 24
    or t6, s11, t6
    xor s9, t2, s9
    xor t3, s9, t3
    and s9, t6, t5
    xor t6, t6, s9
    srli t6, t6, 2
    slli s9, s9, 6
    or t6, s9, t6
    slli s9, t2, 24
    srli s11, t2, 8
    or s9, s9, s11
    and s11, s9, s1
    xor s9, s9, s11
    srli s9, s9, 6
    slli s11, s11, 2
    or s9, s11, s9
    slli s11, t2, 8
    srli s1, t2, 24
    or s1, s11, s1
    and s11, s1, t5
    xor s1, s1, s11
    srli s1, s1, 2
    slli s11, s11, 6
    or s1, s11, s1
    xor a6, a6, s1
    slli s11, a6, 8
    sw a3, 132(sp)
    srli a3, a6, 24
    or a3, s11, a3
    and s11, a3, t5
    xor a3, a3, s11
    srli a3, a3, 2
    slli s11, s11, 6
    or a3, s11, a3
    xor t4, a3, t4
    slli a3, a6, 16
    srli s11, a6, 16
    or a3, a3, s11
    and s11, a3, a2
    xor a3, a3, s11
    srli a3, a3, 4
    slli s11, s11, 4
    or a3, s11, a3
    xor s11, a6, a3
    xor t3, s11, t3
    xor t3, t3, s3
    xor t3, s7, t3
    slli s3, a4, 16
    srli s7, a4, 16
    or s3, s3, s7
    and s7, s3, a2
    xor s3, s3, s7
    srli s3, s3, 4
    slli s7, s7, 4
    or s3, s7, s3
    xor s7, a4, s3
    xor s3, s3, s9
    slli a2, s7, 8
    sw t3, 124(sp)
    srli t3, s7, 24
    or t3, a2, t3
    and t5, t3, t5
    xor t3, t3, t5
    srli t3, t3, 2
    slli t5, t5, 6
    or t3, t5, t3
    xor t5, t3, s3
    xor t5, t5, s2
    xor a5, a5, t3
    xor t3, a3, a5
    slli a3, a5, 24
    srli a5, a5, 8
    or a5, a3, a5
    lw a3, 104(sp)
    xor t5, t5, s6
    and a2, a5, a3
    xor a5, a5, a2
    srli a5, a5, 6
    slli a2, a2, 2
    or a5, a2, a5
    xor a5, a5, t3
    xor a5, t4, a5
    xor a5, a5, ra
    slli t3, a4, 24
    srli a2, a4, 8
    or t3, t3, a2
    and a3, t3, a3
    xor t3, t3, a3
    srli t3, t3, 6
    slli a3, a3, 2
    or t3, a3, t3
    # round 1 (aes.dsl:47)
    xor a6, a6, s4
    xor a6, s10, a6
    xor a6, a6, ra
    xor a6, t6, a6
    lui a3, 1044496
    addi a3, a3, -256
    xor t2, t0, t2
    xor t2, s9, t2
    xor t2, a7, t2
    xor t2, t2, s5
    xor t2, a1, t2
    xor t2, s8, t2
    xor a7, a0, a7
    xor a7, s0, a7
    xor a7, s11, a7
    xor a7, t4, a7
    xor t1, t0, t1
    xor t0, t0, a4
    xor t0, t3, t0
    lw t3, 132(sp)
    xor t0, s1, t0
    xor t0, t0, t3
    xor t0, t0, t6
    xor t3, s1, s7
    xor t1, t1, t3
    lw t3, 112(sp)
    xor t0, t5, t0
    xor t1, t3, t1
    lw t3, 128(sp)
    xor t1, t1, t3
    lw t3, 116(sp)
    xor t1, t1, t3
    xor t3, s6, a5
    xor t1, t1, t3
    xor t2, t2, t1
    xor t3, t5, t2
    lw t5, 124(sp)
    xor t4, t1, t0
    not t6, t5
    xor a4, a5, t6
    xor a7, a7, a4
    and t5, t5, a7
    xor a5, a5, a7
    xor a2, t1, a5
    xor a1, t3, a2
    and a0, a2, t4
    xor s0, a7, t2
    xor t0, t0, s0
    xor t5, t5, t0
    not s1, t0
    and s1, t1, s1
    xor a0, a0, s1
    xor t5, t5, a0
    or s2, a5, s0
    xor s1, s2, s1
    and s2, a4, t2
    xor a0, s2, a0
    xor s2, a4, t3
    xor s3, t1, s2
    xor a6, a6, s3
    and s4, s2, a6
    xor s4, t6, s4
    xor s5, t2, a6
    xor s6, t4, s5
    and s7, a1, s6
    xor t5, t5, s7
    xor s7, s1, s7
    xor s8, a7, s6
    and s9, s3, s8
    xor s7, s9, s7
    xor s9, t5, s7
    or s10, t3, s5
    xor s1, s1, s10
    xor s1, s4, s1
    xor a0, s10, a0
    xor s4, a0, s1
    and s10, s7, s4
    xor s11, t5, s10
    and s11, a0, s11
    xor s4, s4, s11
    or s7, s7, s11
    and t6, t6, s4
    and a7, a7, s4
    and s11, s9, s1
    xor s7, s11, s7
    xor a0, a0, s11
    and t5, t5, a0
    xor a0, s9, t5
    or t5, s1, t5
    xor t5, s10, t5
    and s1, s8, t5
    and s3, s3, t5
    and a4, a4, a0
    xor t6, t6, a4
    xor t6, s3, t6
    and t2, t2, a0
    xor a0, s4, a0
    and s0, s0, a0
    and a5, a5, a0
    xor s3, s3, a5
    lw s8, 72(sp)
    xor s4, s4, t5
    lw s9, 940(s8)
    and a1, a1, s4
    xor a5, s9, a5
    xor a1, a1, s3
    lw s3, 952(s8)
    and s6, s6, s4
    xor s3, s3, a1
    xor t5, s7, t5
    and t0, t0, t5
    xor a0, a0, t5
    and t1, t1, t5
    lw t5, 928(s8)
    and t4, t4, a0
    xor t1, t5, t1
    xor t1, a1, t1
    xor t5, s4, a0
    and a1, s5, t5
    and t3, t3, t5
    xor t5, t2, a1
    xor t0, t0, t5
    xor t5, s6, t5
    lw a1, 944(s8)
    xor a7, a7, t5
    xor a1, a1, t5
    and t5, a2, a0
    xor t5, a4, t5
    xor a5, a5, t5
    xor t3, t5, t3
    xor t0, t3, t0
    xor t3, s3, t3
    xor t5, s0, t0
    xor t0, t4, t0
    lw t4, 932(s8)
    xor a5, a5, t0
    xor t4, t4, t0
    xor t0, s1, t5
    xor a4, a1, t0
    xor t0, t6, t0
    and a6, a6, s7
    xor a6, a6, t2
    xor a6, a6, t5
    and t2, s2, s7
    lw t5, 948(s8)
    xor t2, t2, t0
    xor t5, t5, t2
    xor t2, t3, t2
    lw t3, 956(s8)
    xor t3, t3, a6
    xor a6, a7, a6
    xor a5, a5, a6
    xor a5, t0, a5
    lw a7, 936(s8)
    lw t0, 108(sp)
    xor a6, a7, a6
    srli a7, a6, 4
    xor a7, a7, t2
    and a7, a7, t0
    xor t2, t2, a7
    slli a7, a7, 4
    xor a6, a6, a7
    srli a7, a5, 4
    xor a7, t3, a7
    and a7, a7, t0
    xor t3, t3, a7
    slli a7, a7, 4
    xor a5, a5, a7
    srli a7, t4, 4
    xor a7, a7, t5
    and a7, a7, t0
    xor t5, t5, a7
    slli a7, a7, 4
    xor a7, t4, a7
    srli t4, a7, 2
    lw t6, 100(sp)
    xor t4, t4, a5
    and t4, t4, t6
    xor a5, a5, t4
    slli t4, t4, 2
    xor a7, a7, t4
    srli t4, t5, 2
    xor t4, t4, t3
    and t4, t4, t6
    xor t3, t3, t4
    slli t4, t4, 2
    xor t4, t5, t4
    srli t5, t1, 4
    xor t5, t5, a4
    and t0, t5, t0
    xor t5, a4, t0
    slli t0, t0, 4
    xor t0, t1, t0
    srli t1, t0, 2
    xor t1, t1, a6
    and t1, t1, t6
    xor a6, a6, t1
    slli t1, t1, 2
    xor t0, t0, t1
    srli t1, t0, 1
    lw a4, 96(sp)
    xor t1, t1, a7
    and t1, t1, a4
    xor a7, a7, t1
    slli a2, a7, 24
    srli a7, a7, 8
    or a7, a2, a7
    slli t1, t1, 1
    xor t0, t0, t1
    slli t1, t0, 24
    srli t0, t0, 8
    or t0, t1, t0
    srli t1, a6, 1
    xor t1, t1, a5
    and t1, t1, a4
    xor a5, a5, t1
    slli a2, a5, 24
    srli a5, a5, 8
    or a5, a2, a5
    slli t1, t1, 1
    xor a6, a6, t1
    slli t1, a6, 24
    srli a6, a6, 8
    or a6, t1, a6
    srli t1, t5, 2
    xor t1, t1, t2
    and t1, t1, t6
    xor t2, t2, t1
    slli t1, t1, 2
    xor t1, t5, t1
    srli t5, t1, 1
    xor t5, t5, t4
    and t5, t5, a4
    xor t4, t4, t5
    slli t6, t4, 24
    srli t4, t4, 8
    or t4, t6, t4
    slli t5, t5, 1
    xor t1, t1, t5
    slli t5, t1, 24
    srli t1, t1, 8
    or t1, t5, t1
    xor t5, t1, t0
    and t5, t5, a3
    xor t1, t1, t5
    xor t0, t0, t5
    lw t5, 64(sp)
    sw t0, 0(t5)
    xor t0, t4, a7
    and t0, t0, a3
    xor t4, t4, t0
    xor a7, a7, t0
    srli t0, t2, 1
    xor t0, t0, t3
    and t0, t0, a4
    xor t3, t3, t0
    slli t6, t3, 24
    srli t3, t3, 8
    or t3, t6, t3
    slli t0, t0, 1
    xor t0, t2, t0
    slli t2, t0, 24
    srli t0, t0, 8
    or t0, t2, t0
    xor t2, t0, a6
    and t2, t2, a3
    xor t0, t0, t2
    xor a6, a6, t2
    sw a6, 4(t5)
    sw t1, 8(t5)
    sw t0, 12(t5)
    sw a7, 16(t5)
    xor a6, t3, a5
    and a6, a6, a3
    xor a7, t3, a6
    xor a5, a5, a6
    sw a5, 20(t5)
    sw t4, 24(t5)
    sw a7, 28(t5)
    mv a0, t5
    mv a3, s8
    lw a1, 68(sp)
    lw a2, 80(sp)
    addi a0, a0, 32
    addi a1, a1, 32
    bltu a2, a1, .Llwcc_aes128_256_ecb_decrypt_rv32i_group_done
    j .Llwcc_aes128_256_ecb_decrypt_rv32i_group
.Llwcc_aes128_256_ecb_decrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_aes128_256_ecb_decrypt_rv32i_out
.Llwcc_aes128_256_ecb_decrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 32
    beqz t2, .Llwcc_aes128_256_ecb_decrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 144
    mv t0, a0
    addi t1, sp, 176
.Llwcc_aes128_256_ecb_decrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_aes128_256_ecb_decrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_aes128_256_ecb_decrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_aes128_256_ecb_decrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_aes128_256_ecb_decrypt_rv32i_group
.Llwcc_aes128_256_ecb_decrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 144
    add t1, a1, t2
.Llwcc_aes128_256_ecb_decrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_aes128_256_ecb_decrypt_rv32i_copy
.Llwcc_aes128_256_ecb_decrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 176
.Llwcc_aes128_256_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_aes128_256_ecb_decrypt_rv32i_wipe
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
    addi sp, sp, 176
    ret
    .size lwcc_aes128_256_ecb_decrypt_rv32i, .-lwcc_aes128_256_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_aes128_256_ctr_init_rv32i
    .type lwcc_aes128_256_ctr_init_rv32i, %function
lwcc_aes128_256_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_aes128_256_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_aes128_256_ctr_nonce_rv32i
    .size lwcc_aes128_256_ctr_init_rv32i, .-lwcc_aes128_256_ctr_init_rv32i

    .balign 4
    .global lwcc_aes128_256_ctr_nonce_rv32i
    .type lwcc_aes128_256_ctr_nonce_rv32i, %function
lwcc_aes128_256_ctr_nonce_rv32i:
    addi sp, sp, -96
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    sw s3, 16(sp)
    sw s4, 20(sp)
    sw s5, 24(sp)
    sw s6, 28(sp)
    sw s7, 32(sp)
    lbu a5, 1(a1)
    lbu a6, 2(a1)
    lbu a7, 0(a1)
    lbu t0, 5(a1)
    lbu t1, 9(a1)
    lbu t2, 7(a1)
    lbu t3, 6(a1)
    lbu t4, 8(a1)
    lbu t5, 3(a1)
    lbu t6, 10(a1)
    lbu a4, 4(a1)
    lbu a3, 11(a1)
    slli a5, a5, 8
    or a5, a7, a5
    slli a6, a6, 16
    or a5, a5, a6
    slli a6, t0, 8
    or a6, a4, a6
    slli a7, t2, 24
    slli t0, t3, 16
    slli t1, t1, 8
    or t1, t4, t1
    slli t2, t5, 24
    or a5, a5, t2
    slli t2, t6, 16
    slli t3, a3, 24
    or a6, a6, t0
    srli t0, a5, 1
    lui t4, 349525
    or t1, t1, t2
    or t1, t1, t3
    or a6, a6, a7
    addi a7, t4, 1365
    xor t0, a5, t0
    srli t2, a6, 1
    xor t2, a6, t2
    and t0, t0, a7
    srli t3, t1, 1
    and t2, t2, a7
    slli t4, t0, 1
    xor t4, a5, t4
    xor t3, t1, t3
    and a7, t3, a7
    slli t3, a7, 1
    slli t5, t2, 1
    srli t6, t4, 2
    xor t5, a6, t5
    xor t3, t1, t3
    lui a4, 209715
    xor t6, t5, t6
    xor a5, a5, t0
    xor a6, a6, t2
    srli t0, a5, 2
    addi t2, a4, 819
    srli a4, t3, 2
    xor a7, t1, a7
    xor t0, a6, t0
    and t1, t6, t2
    and t6, a4, t2
    slli a4, t1, 2
    and t0, t0, t2
    xor a6, a6, t0
    srli a3, a7, 2
    and t2, a3, t2
    xor t1, t5, t1
    slli t0, t0, 2
    xor t4, t4, a4
    slli t5, t6, 2
    xor t3, t3, t5
    lw t5, 972(a0)
    xor a5, a5, t0
    srli t0, a6, 4
    srli a4, t4, 4
    srli a3, t1, 4
    slli a2, t2, 2
    xor a7, a7, a2
    lw a2, 980(a0)
    xor a4, t3, a4
    lui s0, 61681
    srli s1, a5, 4
    xor s1, a7, s1
    lw s2, 964(a0)
    lw s3, 976(a0)
    xor a3, t6, a3
    addi s0, s0, -241
    xor t0, t2, t0
    and t0, t0, s0
    lw s4, 968(a0)
    lw s5, 960(a0)
    and a3, a3, s0
    slli s6, a3, 4
    slli s7, t0, 4
    xor a7, s3, a7
    xor a6, s4, a6
    and a4, a4, s0
    xor t3, t5, t3
    xor a6, a6, s7
    slli t5, a4, 4
    # round 1 (aes.dsl:47)
    lw s3, 16(a0)
    lw s4, 24(a0)
    xor t4, s5, t4
    xor t4, t4, t5
    xor t1, s2, t1
    xor t2, a2, t2
    and t5, s1, s0
    xor a7, a7, t5
    xor t0, t2, t0
    xor t2, s4, t6
    slli t5, t5, 4
    not a7, a7
    xor a5, s3, a5
    xor t3, t3, a4
    not t3, t3
    xor t1, t1, s6
    not t1, t1
    not t4, t4
    sw a7, 1020(a0)
    not a6, a6
    sw t3, 992(a0)
    sw t1, 988(a0)
    sw t2, 1012(a0)
    sw a6, 1008(a0)
    not a6, t0
    sw t4, 984(a0)
    sw a5, 1000(a0)
    sw t5, 1004(a0)
    sw a6, 996(a0)
    sw a3, 1016(a0)
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    lw s5, 24(sp)
    lw s6, 28(sp)
    lw s7, 32(sp)
    addi sp, sp, 96
    ret
    .size lwcc_aes128_256_ctr_nonce_rv32i, .-lwcc_aes128_256_ctr_nonce_rv32i

    .balign 4
    .global lwcc_aes128_256_ctr_crypt_rv32i
    .type lwcc_aes128_256_ctr_crypt_rv32i, %function
lwcc_aes128_256_ctr_crypt_rv32i:
    bnez a2, .Llwcc_aes128_256_ctr_crypt_rv32i_begin
    ret
.Llwcc_aes128_256_ctr_crypt_rv32i_begin:
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
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 32
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_aes128_256_ctr_crypt_rv32i_group
    j .Llwcc_aes128_256_ctr_crypt_rv32i_rest
.Llwcc_aes128_256_ctr_crypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a2, 80(sp)
    sw a4, 76(sp)
    lui a5, 61681
    addi a5, a5, -241
    lui a6, 349525
    addi a6, a6, 1365
    lui a7, 209715
    addi a7, a7, 819
    # round 14 (aes.dsl:53)
    lui t0, 1044496
    addi t0, t0, -256
    addi t1, a4, 1
    srli t2, t1, 16
    andi t2, t2, 255
    slli t2, t2, 8
    srli t3, t1, 24
    or t2, t3, t2
    srli t3, t1, 8
    andi t3, t3, 255
    slli t3, t3, 16
    or t2, t2, t3
    slli t1, t1, 24
    or t1, t2, t1
    srli t2, a4, 16
    andi t2, t2, 255
    slli t2, t2, 8
    srli t3, a4, 8
    andi t3, t3, 255
    slli t3, t3, 16
    srli t4, a4, 24
    or t2, t4, t2
    or t2, t2, t3
    slli t3, a4, 24
    or t2, t2, t3
    srli t3, t2, 1
    xor t3, t3, t1
    and t3, t3, a6
    xor t1, t1, t3
    slli t3, t3, 1
    xor t2, t2, t3
    and t3, t2, a7
    xor t2, t2, t3
    slli t3, t3, 2
    and t4, t3, a5
    xor t3, t3, t4
    lw t5, 992(a3)
    slli t4, t4, 4
    xor t3, t3, t5
    lw t5, 984(a3)
    lw s0, 988(a3)
    xor t4, t4, t5
    and t5, t2, a5
    slli t6, t5, 4
    xor t6, t6, s0
    and s0, t1, a7
    xor t1, t1, s0
    slli s0, s0, 2
    and s1, s0, a5
    slli s2, s1, 4
    and s3, t1, a5
    xor t1, t1, s3
    lw s4, 996(a3)
    slli s3, s3, 4
    xor t1, t1, s4
    # round 1 (aes.dsl:47)
    lw s4, 1000(a3)
    xor s0, s0, s1
    xor s2, s2, s4
    lw s4, 1004(a3)
    lw s1, 1020(a3)
    xor s2, s2, s4
    lw s4, 1008(a3)
    xor s0, s0, s1
    lw s1, 1012(a3)
    xor s3, s3, s4
    xor t2, t2, s1
    xor t2, t5, t2
    lw t5, 1016(a3)
    xor s1, t1, s2
    xor t2, t2, t5
    xor t5, s3, t6
    lui s2, 12336
    addi s2, s2, 771
    xor t1, t1, t3
    xor s3, t6, t3
    xor s4, s1, s3
    xor s5, t5, s4
    xor t2, t2, s5
    xor s0, s0, t2
    xor t2, t6, t2
    xor t6, t1, t2
    xor s6, s0, t6
    xor s7, s5, s6
    and s8, s1, s7
    and s9, s3, s6
    or s10, t1, t6
    xor s11, t2, s10
    xor s9, s9, s11
    xor s11, t4, t6
    xor ra, s11, s7
    xor t3, t3, ra
    or a2, t4, t3
    xor a4, s4, t3
    xor a0, t4, s5
    and a1, a4, a0
    xor a1, s9, a1
    sw t0, 96(sp)
    or t0, t5, s4
    xor t0, t0, t2
    xor t2, s3, t1
    sw a6, 100(sp)
    or a6, s0, t2
    xor a6, a6, s10
    xor t5, t5, a6
    xor a6, a6, a2
    xor t0, t0, a6
    xor a6, a6, a1
    xor a2, t0, a6
    xor a1, t2, a4
    and s10, ra, a1
    xor s9, s9, s10
    xor t5, t5, s9
    xor s8, s8, s9
    or a2, s8, a2
    and s9, a6, a2
    not s9, s9
    xor s10, s1, a1
    sw a7, 104(sp)
    and a7, s11, s10
    xor a7, a7, t5
    xor t5, s8, a7
    xor s8, a2, t5
    or a6, a6, s8
    xor a6, t0, a6
    or s8, s10, a6
    or s10, s11, a6
    or t0, a7, t0
    xor a2, a2, t0
    and t0, s9, t0
    and a1, a1, t0
    and s9, ra, t0
    or a7, a7, a2
    xor t5, t5, a7
    xor a2, a2, t5
    and a7, a7, a2
    or a2, s5, a7
    or s4, s4, a7
    xor a7, t5, a7
    and a4, a4, a7
    and a0, a0, a7
    xor a7, t0, a7
    and s0, s0, a7
    and t2, t2, a7
    or t4, t4, t5
    xor t4, t4, a2
    xor s0, t4, s0
    or t3, t3, t5
    xor t5, a6, t5
    xor a6, t0, a6
    or t0, s7, a6
    or a6, s1, a6
    xor s1, s10, t0
    xor t4, s1, t4
    xor t0, s9, t0
    xor a2, a2, t0
    xor a2, a0, a2
    xor a1, a1, t4
    xor a4, a4, a1
    xor a0, s8, a4
    xor a7, t5, a7
    and s1, s3, a7
    and a7, s6, a7
    xor a7, t0, a7
    xor t0, s0, a7
    and t6, t6, t5
    xor a7, t6, a7
    and t1, t1, t5
    xor t5, t1, a1
    xor t5, s1, t5
    xor t1, t1, t2
    xor t2, a4, t5
    xor a6, a6, t5
    xor t0, t0, a6
    xor t5, a0, t0
    xor t3, t3, t5
    xor t2, a7, t2
    xor t1, t1, t2
    xor t1, t5, t1
    xor t2, s4, t2
    xor t5, a2, t2
    xor a7, a7, t5
    xor t4, t4, a7
    slli t6, t4, 24
    srli a4, t4, 8
    or t6, t6, a4
    and a4, t6, s2
    xor t6, t6, a4
    srli t6, t6, 2
    slli a4, a4, 6
    or t6, a4, t6
    xor t4, t4, t6
    slli a4, t4, 16
    srli a2, t4, 16
    or a4, a4, a2
    and a2, a4, a5
    xor a4, a4, a2
    srli a4, a4, 4
    slli a2, a2, 4
    or a4, a2, a4
    slli a2, a7, 24
    srli a1, a7, 8
    or a2, a2, a1
    and a1, a2, s2
    xor a2, a2, a1
    srli a2, a2, 2
    slli a1, a1, 6
    or a2, a1, a2
    xor a7, a7, a2
    slli a1, a7, 16
    srli a0, a7, 16
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    slli a0, t5, 24
    srli s0, t5, 8
    or a0, a0, s0
    and s0, a0, s2
    xor a0, a0, s0
    srli a0, a0, 2
    slli s0, s0, 6
    or a0, s0, a0
    xor t5, t5, a0
    slli s0, t5, 16
    srli s1, t5, 16
    or s0, s0, s1
    and s1, s0, a5
    xor s0, s0, s1
    srli s0, s0, 4
    slli s1, s1, 4
    or s0, s1, s0
    slli s1, t2, 24
    srli s3, t2, 8
    or s1, s1, s3
    and s3, s1, s2
    xor s1, s1, s3
    srli s1, s1, 2
    slli s3, s3, 6
    or s1, s3, s1
    lw s3, 44(a3)
    xor t2, t2, s1
    xor s1, s3, s1
    lw s3, 40(a3)
    xor s3, s3, t2
    xor a2, a2, s3
    xor a2, a2, a1
    xor t4, t4, a2
    slli a2, t2, 16
    srli a1, t2, 16
    or a2, a2, a1
    and a1, a2, a5
    xor a2, a2, a1
    srli a2, a2, 4
    slli a1, a1, 4
    or a2, a1, a2
    xor a2, s1, a2
    xor t5, t5, a2
    slli a2, t1, 24
    srli a1, t1, 8
    or a2, a2, a1
    and a1, a2, s2
    xor a2, a2, a1
    srli a2, a2, 2
    slli a1, a1, 6
    or a2, a1, a2
    xor t1, t1, a2
    slli a1, t1, 16
    srli s1, t1, 16
    or a1, a1, s1
    and s1, a1, a5
    xor a1, a1, s1
    srli a1, a1, 4
    slli s1, s1, 4
    or a1, s1, a1
    slli s1, t3, 24
    srli s3, t3, 8
    or s1, s1, s3
    and s3, s1, s2
    xor s1, s1, s3
    srli s1, s1, 2
    slli s3, s3, 6
    or s1, s3, s1
    xor t3, t3, s1
    slli s3, t3, 16
    srli s4, t3, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    slli s4, t0, 24
    srli s5, t0, 8
    or s4, s4, s5
    and s5, s4, s2
    xor s4, s4, s5
    srli s4, s4, 2
    slli s5, s5, 6
    or s4, s5, s4
    lw s5, 36(a3)
    xor t0, t0, s4
    xor s5, s5, t0
    xor s1, s1, s5
    xor s1, s1, s3
    slli s3, t0, 16
    srli t0, t0, 16
    or t0, s3, t0
    and s3, t0, a5
    xor t0, t0, s3
    srli t0, t0, 4
    slli s3, s3, 4
    or t0, s3, t0
    slli s3, a6, 24
    srli s5, a6, 8
    or s3, s3, s5
    and s5, s3, s2
    xor s3, s3, s5
    srli s3, s3, 2
    slli s5, s5, 6
    or s3, s5, s3
    lw s5, 32(a3)
    xor a6, a6, s3
    xor s5, s5, s3
    slli s3, a6, 16
    srli s6, a6, 16
    or s3, s3, s6
    and s6, s3, a5
    xor s3, s3, s6
    srli s3, s3, 4
    slli s6, s6, 4
    or s3, s6, s3
    xor s3, s5, s3
    xor s3, t2, s3
    # round 2 (aes.dsl:47)
    lw s5, 56(a3)
    xor t0, t2, t0
    xor a0, s5, a0
    xor t1, t1, a0
    lw a0, 48(a3)
    xor t1, s0, t1
    xor a0, a0, s4
    xor a6, a6, a0
    lw a0, 60(a3)
    xor a6, a6, t0
    xor a2, a0, a2
    xor a7, a2, a7
    xor a7, a1, a7
    lw t0, 52(a3)
    xor a6, a6, t5
    xor t0, t0, t2
    xor t0, t3, t0
    xor t0, t6, t0
    xor t0, s1, t0
    xor t0, a4, t0
    xor t2, t5, t4
    xor t3, s1, t4
    xor t5, a6, t3
    or t6, t0, t5
    xor a4, t0, t5
    xor t1, t1, a4
    xor a2, s1, t1
    xor a7, a7, t1
    xor t1, t6, a2
    xor t6, t2, a2
    xor a1, a7, t6
    and a0, t3, a1
    xor s0, a4, a1
    and s1, a6, s0
    or s4, t2, t6
    xor a2, a2, s4
    xor a2, a0, a2
    xor a0, s3, t6
    xor s5, a0, s0
    xor t4, t4, s5
    xor s6, t5, t4
    or s7, s3, t4
    xor s8, s3, a4
    and s9, s6, s8
    xor s9, a2, s9
    xor s10, t3, t2
    or s11, a7, s10
    xor s4, s11, s4
    xor t0, t0, s4
    xor s4, s4, s7
    xor t1, t1, s4
    xor s4, s4, s9
    xor s7, t1, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor a2, a2, s11
    xor s1, s1, a2
    xor t0, t0, a2
    or a2, s1, s7
    and s7, s4, a2
    not s7, s7
    xor s11, a6, s9
    and ra, a0, s11
    xor t0, ra, t0
    xor s1, s1, t0
    xor ra, a2, s1
    or s4, s4, ra
    xor s4, t1, s4
    or a0, a0, s4
    or s11, s11, s4
    or t1, t0, t1
    and s7, s7, t1
    xor t1, a2, t1
    or t0, t0, t1
    xor a2, s1, t0
    or t4, t4, a2
    xor t1, t1, a2
    and t0, t0, t1
    or t1, a4, t0
    or t5, t5, t0
    xor t0, a2, t0
    and a4, s8, t0
    and s1, s6, t0
    xor t0, s7, t0
    and s6, s10, t0
    and a7, a7, t0
    or s3, s3, a2
    xor s3, s3, t1
    xor a7, s3, a7
    xor a2, s4, a2
    and t2, t2, a2
    xor s6, t2, s6
    and t6, t6, a2
    xor t0, a2, t0
    and t3, t3, t0
    and t0, a1, t0
    and a2, s9, s7
    xor a1, s7, s4
    and s4, s5, s7
    or s0, s0, a1
    or a6, a6, a1
    xor a1, s4, s0
    xor a0, a0, s0
    xor a0, a0, s3
    xor a2, a2, a0
    xor s0, s1, a2
    xor t2, t2, a2
    xor t2, t3, t2
    xor a6, a6, t2
    xor t2, s0, t2
    xor t3, s11, s0
    xor t1, t1, a1
    xor t1, a4, t1
    xor t0, a1, t0
    xor a7, a7, t0
    xor t0, t6, t0
    xor t2, t0, t2
    xor t5, t5, t2
    xor t2, s6, t2
    xor t1, t1, t5
    xor t0, t0, t1
    xor t6, a0, t0
    xor a7, a7, a6
    xor t3, t3, a7
    xor t2, t3, t2
    xor t3, t4, t3
    slli t4, t3, 24
    srli a4, t3, 8
    or t4, t4, a4
    and a4, t4, a5
    xor t4, t4, a4
    srli t4, t4, 4
    slli a4, a4, 4
    or t4, a4, t4
    xor t3, t3, t4
    slli a4, t3, 16
    srli a2, t3, 16
    or a4, a4, a2
    slli a2, t2, 24
    srli a1, t2, 8
    or a2, a2, a1
    and a1, a2, a5
    xor a2, a2, a1
    srli a2, a2, 4
    slli a1, a1, 4
    or a2, a1, a2
    xor t2, t2, a2
    slli a1, t2, 16
    srli a0, t2, 16
    or a1, a1, a0
    slli a0, a7, 24
    srli s0, a7, 8
    or a0, a0, s0
    and s0, a0, a5
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    lw s0, 68(a3)
    xor a7, a7, a0
    xor s0, s0, a7
    xor t4, t4, s0
    xor t4, t4, a4
    slli a4, a7, 16
    srli a7, a7, 16
    or a7, a4, a7
    slli a4, t6, 24
    srli s0, t6, 8
    or a4, a4, s0
    and s0, a4, a5
    xor a4, a4, s0
    srli a4, a4, 4
    slli s0, s0, 4
    or a4, s0, a4
    xor t6, t6, a4
    slli s0, t6, 16
    srli s1, t6, 16
    or s0, s0, s1
    slli s1, t0, 24
    srli s3, t0, 8
    or s1, s1, s3
    and s3, s1, a5
    xor s1, s1, s3
    srli s1, s1, 4
    slli s3, s3, 4
    or s1, s3, s1
    xor t0, t0, s1
    slli s3, t0, 16
    srli s4, t0, 16
    or s3, s3, s4
    slli s4, t1, 24
    srli s5, t1, 8
    or s4, s4, s5
    and s5, s4, a5
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    xor t1, t1, s4
    slli s5, t1, 16
    srli s6, t1, 16
    or s5, s5, s6
    slli s6, t5, 24
    srli s7, t5, 8
    or s6, s6, s7
    and s7, s6, a5
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    lw s7, 76(a3)
    xor t5, t5, s6
    xor s7, s7, s6
    lw s6, 72(a3)
    xor s6, s6, t5
    xor s1, s1, s6
    xor s1, s1, s3
    xor t6, t6, s1
    slli s1, t5, 16
    srli s3, t5, 16
    or s1, s1, s3
    xor s1, s7, s1
    xor t1, t1, s1
    slli s1, a6, 24
    srli s3, a6, 8
    or s1, s1, s3
    and s3, s1, a5
    xor s1, s1, s3
    srli s1, s1, 4
    slli s3, s3, 4
    or s1, s3, s1
    lw s3, 64(a3)
    xor a6, a6, s1
    xor s3, s3, s1
    slli s1, a6, 16
    srli s6, a6, 16
    or s1, s1, s6
    xor s1, s3, s1
    # round 3 (aes.dsl:47)
    lw s3, 92(a3)
    # round 2 (aes.dsl:47)
    xor s1, t5, s1
    # round 3 (aes.dsl:47)
    xor a2, s3, a2
    xor t0, a2, t0
    xor t0, a1, t0
    lw a2, 80(a3)
    xor a7, t5, a7
    xor a2, a2, a0
    xor a6, a6, a2
    lw a2, 88(a3)
    xor a6, a6, a7
    xor a2, a2, s4
    xor t2, t2, a2
    xor t2, s5, t2
    lui a2, 259060
    addi a2, a2, -193
    lw a7, 84(a3)
    xor a6, a6, t1
    xor a7, a7, t5
    xor a7, t3, a7
    xor a7, a4, a7
    xor a7, t4, a7
    xor a7, s0, a7
    xor t1, t1, t6
    xor t3, t4, t6
    xor t5, a6, t3
    or a4, a7, t5
    xor a1, a7, t5
    xor t2, t2, a1
    xor t0, t0, t2
    xor t2, t4, t2
    xor t4, a4, t2
    xor a4, t1, t2
    xor a0, s1, a4
    xor s0, t0, a4
    and s3, t3, s0
    xor s4, a1, s0
    and s5, a6, s4
    xor s6, a0, s4
    xor t6, t6, s6
    xor s7, t5, t6
    or s8, s1, t6
    or s9, t1, a4
    xor t2, t2, s9
    xor t2, s3, t2
    xor s3, s1, a1
    and s10, s7, s3
    xor s10, t2, s10
    xor s11, t3, t1
    or ra, t0, s11
    xor s9, ra, s9
    xor a7, a7, s9
    xor s8, s9, s8
    xor t4, t4, s8
    xor s8, s8, s10
    xor s9, t4, s8
    xor s10, s11, s7
    and ra, s6, s10
    xor t2, t2, ra
    xor s5, s5, t2
    xor a7, a7, t2
    or t2, s5, s9
    and s9, s8, t2
    not s9, s9
    xor ra, a6, s10
    sw s2, 108(sp)
    and s2, a0, ra
    xor a7, s2, a7
    xor s2, s5, a7
    xor s5, t2, s2
    or s5, s8, s5
    xor s5, t4, s5
    or a0, a0, s5
    or s8, ra, s5
    or t4, a7, t4
    and s9, s9, t4
    xor t2, t2, t4
    or a7, a7, t2
    xor t4, s2, a7
    or t6, t6, t4
    xor t2, t2, t4
    and a7, a7, t2
    or t2, t5, a7
    or t5, a1, a7
    xor a7, t4, a7
    and a1, s7, a7
    and s2, s3, a7
    xor a7, s9, a7
    and s3, s11, a7
    and t0, t0, a7
    or s1, s1, t4
    xor s1, s1, t5
    xor t0, s1, t0
    xor t4, s5, t4
    xor a7, t4, a7
    and t3, t3, a7
    and a7, s0, a7
    and t1, t1, t4
    and t4, a4, t4
    xor a4, t1, s3
    and s0, s6, s9
    xor s3, s9, s5
    and s5, s10, s9
    or s4, s4, s3
    or a6, a6, s3
    xor s0, s0, s4
    xor a0, a0, s4
    xor a0, a0, s1
    xor s1, s5, a0
    xor t1, t1, s1
    xor t1, t3, t1
    xor t3, a1, s1
    xor a1, s8, t3
    xor t3, t3, t1
    xor a6, a6, t1
    xor a7, s0, a7
    xor t1, t5, s0
    xor t1, s2, t1
    xor t4, t4, a7
    xor a7, t0, a7
    xor a7, a7, a6
    xor t0, a1, a7
    xor t5, t6, t0
    xor t3, t4, t3
    xor t6, a4, t3
    xor t0, t0, t6
    xor t2, t2, t3
    xor t1, t1, t2
    xor t3, t4, t1
    xor t4, a0, t3
    slli t6, t4, 24
    srli a4, t4, 8
    or t6, t6, a4
    and a4, t6, a2
    xor t6, t6, a4
    srli t6, t6, 6
    slli a4, a4, 2
    or t6, a4, t6
    xor t4, t4, t6
    slli a4, t4, 16
    srli a1, t4, 16
    or a4, a4, a1
    and a1, a4, a5
    xor a4, a4, a1
    srli a4, a4, 4
    slli a1, a1, 4
    or a4, a1, a4
    slli a1, t3, 24
    srli a0, t3, 8
    or a1, a1, a0
    and a0, a1, a2
    xor a1, a1, a0
    srli a1, a1, 6
    slli a0, a0, 2
    or a1, a0, a1
    xor t3, t3, a1
    slli a0, t3, 16
    srli s0, t3, 16
    or a0, a0, s0
    and s0, a0, a5
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    slli s0, t1, 24
    srli s1, t1, 8
    or s0, s0, s1
    and s1, s0, a2
    xor s0, s0, s1
    srli s0, s0, 6
    slli s1, s1, 2
    or s0, s1, s0
    xor t1, t1, s0
    slli s1, t1, 16
    srli s2, t1, 16
    or s1, s1, s2
    and s2, s1, a5
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    slli s2, t2, 24
    srli s3, t2, 8
    or s2, s2, s3
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    lw s3, 108(a3)
    xor t2, t2, s2
    xor s2, s3, s2
    lw s3, 104(a3)
    xor s3, s3, t2
    xor a1, a1, s3
    xor a1, a1, a0
    xor t4, t4, a1
    slli a1, t2, 16
    srli a0, t2, 16
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor a1, s2, a1
    xor t1, t1, a1
    slli a1, t0, 24
    srli a0, t0, 8
    or a1, a1, a0
    and a0, a1, a2
    xor a1, a1, a0
    srli a1, a1, 6
    slli a0, a0, 2
    or a1, a0, a1
    xor t0, t0, a1
    slli a0, t0, 16
    srli s2, t0, 16
    or a0, a0, s2
    and s2, a0, a5
    xor a0, a0, s2
    srli a0, a0, 4
    slli s2, s2, 4
    or a0, s2, a0
    slli s2, t5, 24
    srli s3, t5, 8
    or s2, s2, s3
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    xor t5, t5, s2
    slli s3, t5, 16
    srli s4, t5, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    slli s4, a7, 24
    srli s5, a7, 8
    or s4, s4, s5
    and s5, s4, a2
    xor s4, s4, s5
    srli s4, s4, 6
    slli s5, s5, 2
    or s4, s5, s4
    lw s5, 100(a3)
    xor a7, a7, s4
    xor s5, s5, a7
    xor s2, s2, s5
    xor s2, s2, s3
    slli s3, a7, 16
    srli a7, a7, 16
    or a7, s3, a7
    and s3, a7, a5
    xor a7, a7, s3
    srli a7, a7, 4
    slli s3, s3, 4
    or a7, s3, a7
    slli s3, a6, 24
    srli s5, a6, 8
    or s3, s3, s5
    and s5, s3, a2
    xor s3, s3, s5
    srli s3, s3, 6
    slli s5, s5, 2
    or s3, s5, s3
    lw s5, 96(a3)
    xor a6, a6, s3
    xor s5, s5, s3
    slli s3, a6, 16
    srli s6, a6, 16
    or s3, s3, s6
    and s6, s3, a5
    xor s3, s3, s6
    srli s3, s3, 4
    slli s6, s6, 4
    or s3, s6, s3
    xor s3, s5, s3
    xor s3, t2, s3
    # round 4 (aes.dsl:47)
    lw s5, 120(a3)
    xor a7, t2, a7
    xor s0, s5, s0
    xor t0, t0, s0
    lw s0, 112(a3)
    xor t0, s1, t0
    xor s0, s0, s4
    xor a6, a6, s0
    lw s0, 124(a3)
    xor a6, a6, a7
    xor a1, s0, a1
    xor t3, a1, t3
    xor t3, a0, t3
    lw a7, 116(a3)
    xor a6, a6, t1
    xor a7, a7, t2
    xor a7, t5, a7
    xor a7, t6, a7
    xor a7, s2, a7
    xor a7, a4, a7
    xor t1, t1, t4
    xor t2, s2, t4
    xor t5, a6, t2
    or t6, a7, t5
    xor a4, a7, t5
    xor t0, t0, a4
    xor a1, s2, t0
    xor t0, t3, t0
    xor t3, t6, a1
    xor t6, t1, a1
    xor a0, t0, t6
    and s0, t2, a0
    xor s1, a4, a0
    and s2, a6, s1
    or s4, t1, t6
    xor a1, a1, s4
    xor a1, s0, a1
    xor s0, s3, t6
    xor s5, s0, s1
    xor t4, t4, s5
    xor s6, t5, t4
    or s7, s3, t4
    xor s8, s3, a4
    and s9, s6, s8
    xor s9, a1, s9
    xor s10, t2, t1
    or s11, t0, s10
    xor s4, s11, s4
    xor a7, a7, s4
    xor s4, s4, s7
    xor t3, t3, s4
    xor s4, s4, s9
    xor s7, t3, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor a1, a1, s11
    xor s2, s2, a1
    xor a7, a7, a1
    or a1, s2, s7
    and s7, s4, a1
    not s7, s7
    xor s11, a6, s9
    and ra, s0, s11
    xor a7, ra, a7
    xor s2, s2, a7
    xor ra, a1, s2
    or s4, s4, ra
    xor s4, t3, s4
    or s0, s0, s4
    or s11, s11, s4
    or t3, a7, t3
    and s7, s7, t3
    xor t3, a1, t3
    or a7, a7, t3
    xor a1, s2, a7
    or t4, t4, a1
    xor t3, t3, a1
    and a7, a7, t3
    or t3, a4, a7
    or t5, t5, a7
    xor a7, a1, a7
    and a4, s8, a7
    and s2, s6, a7
    xor a7, s7, a7
    and s6, s10, a7
    and t0, t0, a7
    or s3, s3, a1
    xor s3, s3, t3
    xor t0, s3, t0
    xor a1, s4, a1
    and t1, t1, a1
    xor s6, t1, s6
    and t6, t6, a1
    xor a7, a1, a7
    and t2, t2, a7
    and a7, a0, a7
    and a1, s9, s7
    xor a0, s7, s4
    and s4, s5, s7
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s4, s1
    xor s0, s0, s1
    xor s0, s0, s3
    xor a1, a1, s0
    xor s1, s2, a1
    xor t1, t1, a1
    xor t1, t2, t1
    xor a6, a6, t1
    xor t1, s1, t1
    xor t2, s11, s1
    xor t3, t3, a0
    xor t3, a4, t3
    xor a7, a0, a7
    xor t0, t0, a7
    xor a7, t6, a7
    xor t1, a7, t1
    xor t5, t5, t1
    xor t1, s6, t1
    xor t3, t3, t5
    xor a7, a7, t3
    xor t6, s0, a7
    xor t0, t0, a6
    xor t2, t2, t0
    xor t1, t2, t1
    xor t2, t4, t2
    slli t4, t2, 24
    srli a4, t2, 8
    or t4, t4, a4
    xor t2, t2, t4
    slli a4, t2, 16
    srli a1, t2, 16
    or a4, a4, a1
    slli a1, t1, 24
    srli a0, t1, 8
    or a1, a1, a0
    xor t1, t1, a1
    slli a0, t1, 16
    srli s0, t1, 16
    or a0, a0, s0
    slli s0, t0, 24
    srli s1, t0, 8
    or s0, s0, s1
    lw s1, 132(a3)
    xor t0, t0, s0
    xor s1, s1, t0
    xor t4, t4, s1
    xor t4, t4, a4
    slli a4, t0, 16
    srli t0, t0, 16
    or t0, a4, t0
    slli a4, t6, 24
    srli s1, t6, 8
    or a4, a4, s1
    xor t6, t6, a4
    slli s1, t6, 16
    srli s2, t6, 16
    or s1, s1, s2
    slli s2, a7, 24
    srli s3, a7, 8
    or s2, s2, s3
    xor a7, a7, s2
    slli s3, a7, 16
    srli s4, a7, 16
    or s3, s3, s4
    slli s4, t3, 24
    srli s5, t3, 8
    or s4, s4, s5
    xor t3, t3, s4
    slli s5, t3, 16
    srli s6, t3, 16
    or s5, s5, s6
    slli s6, t5, 24
    srli s7, t5, 8
    or s6, s6, s7
    lw s7, 140(a3)
    xor t5, t5, s6
    xor s6, s7, s6
    lw s7, 136(a3)
    xor s7, s7, t5
    xor s2, s2, s7
    xor s2, s2, s3
    xor t6, t6, s2
    slli s2, t5, 16
    srli s3, t5, 16
    or s2, s2, s3
    xor s2, s6, s2
    xor t3, t3, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    xor a6, a6, s2
    lw s3, 128(a3)
    srli s6, a6, 16
    xor s2, s3, s2
    slli s3, a6, 16
    or s3, s3, s6
    xor s2, s2, s3
    xor s2, t5, s2
    # round 5 (aes.dsl:47)
    lw s3, 152(a3)
    xor t0, t5, t0
    xor s3, s3, s4
    xor t1, t1, s3
    lw s3, 144(a3)
    xor t1, s5, t1
    xor s0, s3, s0
    xor a6, a6, s0
    lw s0, 156(a3)
    xor a6, a6, t0
    xor a1, s0, a1
    xor a7, a1, a7
    xor a7, a0, a7
    lw t0, 148(a3)
    xor a6, a6, t3
    xor t0, t0, t5
    xor t0, t2, t0
    xor t0, a4, t0
    xor t0, t4, t0
    xor t0, s1, t0
    xor t2, t3, t6
    xor t3, t4, t6
    xor t5, a6, t3
    or a4, t0, t5
    xor a1, t0, t5
    xor t1, t1, a1
    xor t4, t4, t1
    xor a7, a7, t1
    xor t1, a4, t4
    xor a4, t2, t4
    xor a0, a7, a4
    and s0, t3, a0
    xor s1, a1, a0
    and s3, a6, s1
    or s4, t2, a4
    xor t4, t4, s4
    xor t4, s0, t4
    xor s0, s2, a4
    xor s5, s0, s1
    xor t6, t6, s5
    xor s6, t5, t6
    or s7, s2, t6
    xor s8, s2, a1
    and s9, s6, s8
    xor s9, t4, s9
    xor s10, t3, t2
    or s11, a7, s10
    xor s4, s11, s4
    xor t0, t0, s4
    xor s4, s4, s7
    xor t1, t1, s4
    xor s4, s4, s9
    xor s7, t1, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor t4, t4, s11
    xor s3, s3, t4
    xor t0, t0, t4
    or t4, s3, s7
    and s7, s4, t4
    not s7, s7
    xor s11, a6, s9
    and ra, s0, s11
    xor t0, ra, t0
    xor s3, s3, t0
    xor ra, t4, s3
    or s4, s4, ra
    xor s4, t1, s4
    or s0, s0, s4
    or s11, s11, s4
    or t1, t0, t1
    and s7, s7, t1
    xor t1, t4, t1
    or t0, t0, t1
    xor t4, s3, t0
    or t6, t6, t4
    xor t1, t1, t4
    and t0, t0, t1
    or t1, a1, t0
    or t5, t5, t0
    xor t0, t4, t0
    and a1, s8, t0
    and s3, s6, t0
    xor t0, s7, t0
    and s6, s10, t0
    and a7, a7, t0
    or s2, s2, t4
    xor s2, s2, t1
    xor a7, s2, a7
    xor t4, s4, t4
    and t2, t2, t4
    xor s6, t2, s6
    and a4, a4, t4
    xor t0, t4, t0
    and t3, t3, t0
    and t0, a0, t0
    and t4, s9, s7
    xor a0, s7, s4
    and s4, s5, s7
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s4, s1
    xor s0, s0, s1
    xor s0, s0, s2
    xor t4, t4, s0
    xor s1, s3, t4
    xor t2, t2, t4
    xor t2, t3, t2
    xor a6, a6, t2
    xor t2, s1, t2
    xor t3, s11, s1
    xor t1, t1, a0
    xor t1, a1, t1
    xor t0, a0, t0
    xor a7, a7, t0
    xor t0, a4, t0
    xor t2, t0, t2
    xor t4, t5, t2
    xor t2, s6, t2
    xor t1, t1, t4
    xor t0, t0, t1
    xor t5, s0, t0
    xor a7, a7, a6
    xor t3, t3, a7
    xor t2, t3, t2
    xor t3, t6, t3
    slli t6, t3, 24
    srli a4, t3, 8
    or t6, t6, a4
    lw a4, 108(sp)
    and a1, t6, a4
    xor t6, t6, a1
    srli t6, t6, 2
    slli a1, a1, 6
    or t6, a1, t6
    xor t3, t3, t6
    slli a1, t3, 16
    srli a0, t3, 16
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    slli a0, t2, 24
    srli s0, t2, 8
    or a0, a0, s0
    and s0, a0, a4
    xor a0, a0, s0
    srli a0, a0, 2
    slli s0, s0, 6
    or a0, s0, a0
    xor t2, t2, a0
    slli s0, t2, 16
    srli s1, t2, 16
    or s0, s0, s1
    and s1, s0, a5
    xor s0, s0, s1
    srli s0, s0, 4
    slli s1, s1, 4
    or s0, s1, s0
    slli s1, a7, 24
    srli s2, a7, 8
    or s1, s1, s2
    and s2, s1, a4
    xor s1, s1, s2
    srli s1, s1, 2
    slli s2, s2, 6
    or s1, s2, s1
    lw s2, 164(a3)
    xor a7, a7, s1
    xor s2, s2, a7
    xor t6, t6, s2
    xor t6, t6, a1
    slli a1, a7, 16
    srli a7, a7, 16
    or a7, a1, a7
    and a1, a7, a5
    xor a7, a7, a1
    srli a7, a7, 4
    slli a1, a1, 4
    or a7, a1, a7
    slli a1, t5, 24
    srli s2, t5, 8
    or a1, a1, s2
    and s2, a1, a4
    xor a1, a1, s2
    srli a1, a1, 2
    slli s2, s2, 6
    or a1, s2, a1
    xor t5, t5, a1
    slli s2, t5, 16
    srli s3, t5, 16
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    slli s3, t0, 24
    srli s4, t0, 8
    or s3, s3, s4
    and s4, s3, a4
    xor s3, s3, s4
    srli s3, s3, 2
    slli s4, s4, 6
    or s3, s4, s3
    xor t0, t0, s3
    slli s4, t0, 16
    srli s5, t0, 16
    or s4, s4, s5
    and s5, s4, a5
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    slli s5, t1, 24
    srli s6, t1, 8
    or s5, s5, s6
    and s6, s5, a4
    xor s5, s5, s6
    srli s5, s5, 2
    slli s6, s6, 6
    or s5, s6, s5
    xor t1, t1, s5
    slli s6, t1, 16
    srli s7, t1, 16
    or s6, s6, s7
    and s7, s6, a5
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    slli s7, t4, 24
    srli s8, t4, 8
    or s7, s7, s8
    and s8, s7, a4
    xor s7, s7, s8
    srli s7, s7, 2
    slli s8, s8, 6
    or s7, s8, s7
    lw s8, 172(a3)
    xor t4, t4, s7
    xor s8, s8, s7
    lw s7, 168(a3)
    xor s7, s7, t4
    xor s3, s3, s7
    xor s3, s3, s4
    xor t5, t5, s3
    slli s3, t4, 16
    srli s4, t4, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    xor s3, s8, s3
    xor t1, t1, s3
    slli s3, a6, 24
    srli s4, a6, 8
    or s3, s3, s4
    and s4, s3, a4
    xor s3, s3, s4
    srli s3, s3, 2
    slli s4, s4, 6
    or s3, s4, s3
    xor a6, a6, s3
    lw s4, 160(a3)
    srli s7, a6, 16
    xor s3, s4, s3
    slli s4, a6, 16
    or s4, s4, s7
    and s7, s4, a5
    xor s4, s4, s7
    srli s4, s4, 4
    slli s7, s7, 4
    or s4, s7, s4
    xor s3, s3, s4
    xor s3, t4, s3
    # round 6 (aes.dsl:47)
    lw s4, 184(a3)
    xor a7, t4, a7
    xor s4, s4, s5
    xor t2, t2, s4
    lw s4, 176(a3)
    xor t2, s6, t2
    xor s1, s4, s1
    xor a6, a6, s1
    lw s1, 188(a3)
    xor a6, a6, a7
    xor a0, s1, a0
    xor t0, a0, t0
    xor t0, s0, t0
    lw a7, 180(a3)
    xor a6, a6, t1
    xor a7, a7, t4
    xor a7, t3, a7
    xor a7, a1, a7
    xor a7, t6, a7
    xor a7, s2, a7
    xor t1, t1, t5
    xor t3, t6, t5
    xor t4, a6, t3
    or a1, a7, t4
    xor a0, a7, t4
    xor t2, t2, a0
    xor t6, t6, t2
    xor t0, t0, t2
    xor t2, a1, t6
    xor a1, t1, t6
    xor s0, t0, a1
    and s1, t3, s0
    xor s2, a0, s0
    and s4, a6, s2
    or s5, t1, a1
    xor t6, t6, s5
    xor t6, s1, t6
    xor s1, s3, a1
    xor s6, s1, s2
    xor t5, t5, s6
    xor s7, t4, t5
    or s8, s3, t5
    xor s9, s3, a0
    and s10, s7, s9
    xor s10, t6, s10
    xor s11, t3, t1
    or ra, t0, s11
    xor s5, ra, s5
    xor a7, a7, s5
    xor s5, s5, s8
    xor t2, t2, s5
    xor s5, s5, s10
    xor s8, t2, s5
    xor s10, s11, s7
    and ra, s6, s10
    xor t6, t6, ra
    xor s4, s4, t6
    xor a7, a7, t6
    or t6, s4, s8
    and s8, s5, t6
    not s8, s8
    xor ra, a6, s10
    and a4, s1, ra
    xor a7, a4, a7
    xor a4, s4, a7
    xor s4, t6, a4
    or s4, s5, s4
    xor s4, t2, s4
    or s1, s1, s4
    or s5, ra, s4
    or t2, a7, t2
    and s8, s8, t2
    xor t2, t6, t2
    or a7, a7, t2
    xor t6, a4, a7
    or t5, t5, t6
    xor t2, t2, t6
    and a7, a7, t2
    or t2, a0, a7
    or t4, t4, a7
    xor a7, t6, a7
    and a4, s9, a7
    and a0, s7, a7
    xor a7, s8, a7
    and s7, s11, a7
    and t0, t0, a7
    or s3, s3, t6
    xor s3, s3, t2
    xor t0, s3, t0
    xor t6, s4, t6
    and t1, t1, t6
    xor s7, t1, s7
    and a1, a1, t6
    xor a7, t6, a7
    and t3, t3, a7
    and a7, s0, a7
    and t6, s10, s8
    xor s0, s8, s4
    and s4, s6, s8
    or s2, s2, s0
    or a6, a6, s0
    xor s0, s4, s2
    xor s1, s1, s2
    xor s1, s1, s3
    xor t6, t6, s1
    xor a0, a0, t6
    xor t1, t1, t6
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, a0, t1
    xor t3, s5, a0
    xor t2, t2, s0
    xor t2, a4, t2
    xor a7, s0, a7
    xor t0, t0, a7
    xor a7, a1, a7
    xor t1, a7, t1
    xor t4, t4, t1
    xor t1, s7, t1
    xor t2, t2, t4
    xor a7, a7, t2
    xor t6, s1, a7
    xor t0, t0, a6
    xor t3, t3, t0
    xor t1, t3, t1
    xor t3, t5, t3
    slli t5, t3, 24
    srli a4, t3, 8
    or t5, t5, a4
    and a4, t5, a5
    xor t5, t5, a4
    srli t5, t5, 4
    slli a4, a4, 4
    or t5, a4, t5
    xor t3, t3, t5
    slli a4, t3, 16
    srli a1, t3, 16
    or a4, a4, a1
    slli a1, t1, 24
    srli a0, t1, 8
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor t1, t1, a1
    slli a0, t1, 16
    srli s0, t1, 16
    or a0, a0, s0
    slli s0, t0, 24
    srli s1, t0, 8
    or s0, s0, s1
    and s1, s0, a5
    xor s0, s0, s1
    srli s0, s0, 4
    slli s1, s1, 4
    or s0, s1, s0
    lw s1, 196(a3)
    xor t0, t0, s0
    xor s1, s1, t0
    xor t5, t5, s1
    xor t5, t5, a4
    slli a4, t0, 16
    srli t0, t0, 16
    or t0, a4, t0
    slli a4, t6, 24
    srli s1, t6, 8
    or a4, a4, s1
    and s1, a4, a5
    xor a4, a4, s1
    srli a4, a4, 4
    slli s1, s1, 4
    or a4, s1, a4
    xor t6, t6, a4
    slli s1, t6, 16
    srli s2, t6, 16
    or s1, s1, s2
    slli s2, a7, 24
    srli s3, a7, 8
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor a7, a7, s2
    slli s3, a7, 16
    srli s4, a7, 16
    or s3, s3, s4
    slli s4, t2, 24
    srli s5, t2, 8
    or s4, s4, s5
    and s5, s4, a5
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    xor t2, t2, s4
    slli s5, t2, 16
    srli s6, t2, 16
    or s5, s5, s6
    slli s6, t4, 24
    srli s7, t4, 8
    or s6, s6, s7
    and s7, s6, a5
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    lw s7, 204(a3)
    xor t4, t4, s6
    xor s7, s7, s6
    lw s6, 200(a3)
    xor s6, s6, t4
    xor s2, s2, s6
    xor s2, s2, s3
    xor t6, t6, s2
    slli s2, t4, 16
    srli s3, t4, 16
    or s2, s2, s3
    xor s2, s7, s2
    xor t2, t2, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    lw s3, 192(a3)
    xor a6, a6, s2
    xor s3, s3, s2
    slli s2, a6, 16
    srli s6, a6, 16
    or s2, s2, s6
    xor s2, s3, s2
    xor s2, t4, s2
    # round 7 (aes.dsl:47)
    lw s3, 216(a3)
    xor t0, t4, t0
    xor s3, s3, s4
    xor t1, t1, s3
    lw s3, 208(a3)
    xor t1, s5, t1
    xor s0, s3, s0
    xor a6, a6, s0
    lw s0, 220(a3)
    xor a6, a6, t0
    xor a1, s0, a1
    xor a7, a1, a7
    xor a7, a0, a7
    lw t0, 212(a3)
    xor a6, a6, t2
    xor t0, t0, t4
    xor t0, t3, t0
    xor t0, a4, t0
    xor t0, t5, t0
    xor t0, s1, t0
    xor t2, t2, t6
    xor t3, t5, t6
    xor t4, a6, t3
    or a4, t0, t4
    xor a1, t0, t4
    xor t1, t1, a1
    xor t5, t5, t1
    xor a7, a7, t1
    xor t1, a4, t5
    xor a4, t2, t5
    xor a0, a7, a4
    and s0, t3, a0
    xor s1, a1, a0
    and s3, a6, s1
    or s4, t2, a4
    xor t5, t5, s4
    xor t5, s0, t5
    xor s0, s2, a4
    xor s5, s0, s1
    xor t6, t6, s5
    xor s6, t4, t6
    or s7, s2, t6
    xor s8, s2, a1
    and s9, s6, s8
    xor s9, t5, s9
    xor s10, t3, t2
    or s11, a7, s10
    xor s4, s11, s4
    xor t0, t0, s4
    xor s4, s4, s7
    xor t1, t1, s4
    xor s4, s4, s9
    xor s7, t1, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor t5, t5, s11
    xor s3, s3, t5
    xor t0, t0, t5
    or t5, s3, s7
    and s7, s4, t5
    not s7, s7
    xor s11, a6, s9
    and ra, s0, s11
    xor t0, ra, t0
    xor s3, s3, t0
    xor ra, t5, s3
    or s4, s4, ra
    xor s4, t1, s4
    or s0, s0, s4
    or s11, s11, s4
    or t1, t0, t1
    and s7, s7, t1
    xor t1, t5, t1
    or t0, t0, t1
    xor t5, s3, t0
    or t6, t6, t5
    xor t1, t1, t5
    and t0, t0, t1
    or t1, a1, t0
    or t4, t4, t0
    xor t0, t5, t0
    and a1, s8, t0
    and s3, s6, t0
    xor t0, s7, t0
    and s6, s10, t0
    and a7, a7, t0
    or s2, s2, t5
    xor s2, s2, t1
    xor a7, s2, a7
    xor t5, s4, t5
    and t2, t2, t5
    xor s6, t2, s6
    and a4, a4, t5
    xor t0, t5, t0
    and t3, t3, t0
    and t0, a0, t0
    and t5, s9, s7
    xor a0, s7, s4
    and s4, s5, s7
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s4, s1
    xor s0, s0, s1
    xor s0, s0, s2
    xor t5, t5, s0
    xor s1, s3, t5
    xor t2, t2, t5
    xor t2, t3, t2
    xor a6, a6, t2
    xor t2, s1, t2
    xor t3, s11, s1
    xor t1, t1, a0
    xor t1, a1, t1
    xor t0, a0, t0
    xor a7, a7, t0
    xor t0, a4, t0
    xor t2, t0, t2
    xor t4, t4, t2
    xor t2, s6, t2
    xor t1, t1, t4
    xor t0, t0, t1
    xor t5, s0, t0
    xor a7, a7, a6
    xor t3, t3, a7
    xor t2, t3, t2
    xor t3, t6, t3
    slli t6, t3, 24
    srli a4, t3, 8
    or t6, t6, a4
    and a4, t6, a2
    xor t6, t6, a4
    srli t6, t6, 6
    slli a4, a4, 2
    or t6, a4, t6
    xor t3, t3, t6
    slli a4, t3, 16
    srli a1, t3, 16
    or a4, a4, a1
    and a1, a4, a5
    xor a4, a4, a1
    srli a4, a4, 4
    slli a1, a1, 4
    or a4, a1, a4
    slli a1, t2, 24
    srli a0, t2, 8
    or a1, a1, a0
    and a0, a1, a2
    xor a1, a1, a0
    srli a1, a1, 6
    slli a0, a0, 2
    or a1, a0, a1
    xor t2, t2, a1
    slli a0, t2, 16
    srli s0, t2, 16
    or a0, a0, s0
    and s0, a0, a5
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    slli s0, a7, 24
    srli s1, a7, 8
    or s0, s0, s1
    and s1, s0, a2
    xor s0, s0, s1
    srli s0, s0, 6
    slli s1, s1, 2
    or s0, s1, s0
    lw s1, 228(a3)
    xor a7, a7, s0
    xor s1, s1, a7
    xor t6, t6, s1
    xor t6, t6, a4
    slli a4, a7, 16
    srli a7, a7, 16
    or a7, a4, a7
    and a4, a7, a5
    xor a7, a7, a4
    srli a7, a7, 4
    slli a4, a4, 4
    or a7, a4, a7
    slli a4, t5, 24
    srli s1, t5, 8
    or a4, a4, s1
    and s1, a4, a2
    xor a4, a4, s1
    srli a4, a4, 6
    slli s1, s1, 2
    or a4, s1, a4
    xor t5, t5, a4
    slli s1, t5, 16
    srli s2, t5, 16
    or s1, s1, s2
    and s2, s1, a5
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    slli s2, t0, 24
    srli s3, t0, 8
    or s2, s2, s3
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    xor t0, t0, s2
    slli s3, t0, 16
    srli s4, t0, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    slli s4, t1, 24
    srli s5, t1, 8
    or s4, s4, s5
    and s5, s4, a2
    xor s4, s4, s5
    srli s4, s4, 6
    slli s5, s5, 2
    or s4, s5, s4
    xor t1, t1, s4
    slli s5, t1, 16
    srli s6, t1, 16
    or s5, s5, s6
    and s6, s5, a5
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    slli s6, t4, 24
    srli s7, t4, 8
    or s6, s6, s7
    and s7, s6, a2
    xor s6, s6, s7
    srli s6, s6, 6
    slli s7, s7, 2
    or s6, s7, s6
    lw s7, 236(a3)
    xor t4, t4, s6
    xor s7, s7, s6
    lw s6, 232(a3)
    xor s6, s6, t4
    xor s2, s2, s6
    xor s2, s2, s3
    xor t5, t5, s2
    slli s2, t4, 16
    srli s3, t4, 16
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor s2, s7, s2
    xor t1, t1, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    xor a6, a6, s2
    lw s3, 224(a3)
    srli s6, a6, 16
    xor s2, s3, s2
    slli s3, a6, 16
    or s3, s3, s6
    and s6, s3, a5
    xor s3, s3, s6
    srli s3, s3, 4
    slli s6, s6, 4
    or s3, s6, s3
    xor s2, s2, s3
    xor s2, t4, s2
    # round 8 (aes.dsl:47)
    lw s3, 248(a3)
    xor a7, t4, a7
    xor s3, s3, s4
    xor t2, t2, s3
    lw s3, 240(a3)
    xor t2, s5, t2
    xor s0, s3, s0
    xor a6, a6, s0
    lw s0, 252(a3)
    xor a6, a6, a7
    xor a1, s0, a1
    xor t0, a1, t0
    xor t0, a0, t0
    lw a7, 244(a3)
    xor a6, a6, t1
    xor a7, a7, t4
    xor a7, t3, a7
    xor a7, a4, a7
    xor a7, t6, a7
    xor a7, s1, a7
    xor t1, t1, t5
    xor t3, t6, t5
    xor t4, a6, t3
    or a4, a7, t4
    xor a1, a7, t4
    xor t2, t2, a1
    xor t6, t6, t2
    xor t0, t0, t2
    xor t2, a4, t6
    xor a4, t1, t6
    xor a0, t0, a4
    and s0, t3, a0
    xor s1, a1, a0
    and s3, a6, s1
    or s4, t1, a4
    xor t6, t6, s4
    xor t6, s0, t6
    xor s0, s2, a4
    xor s5, s0, s1
    xor t5, t5, s5
    xor s6, t4, t5
    or s7, s2, t5
    xor s8, s2, a1
    and s9, s6, s8
    xor s9, t6, s9
    xor s10, t3, t1
    or s11, t0, s10
    xor s4, s11, s4
    xor a7, a7, s4
    xor s4, s4, s7
    xor t2, t2, s4
    xor s4, s4, s9
    xor s7, t2, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor t6, t6, s11
    xor s3, s3, t6
    xor a7, a7, t6
    or t6, s3, s7
    and s7, s4, t6
    not s7, s7
    xor s11, a6, s9
    and ra, s0, s11
    xor a7, ra, a7
    xor s3, s3, a7
    xor ra, t6, s3
    or s4, s4, ra
    xor s4, t2, s4
    or s0, s0, s4
    or s11, s11, s4
    or t2, a7, t2
    and s7, s7, t2
    xor t2, t6, t2
    or a7, a7, t2
    xor t6, s3, a7
    or t5, t5, t6
    xor t2, t2, t6
    and a7, a7, t2
    or t2, a1, a7
    or t4, t4, a7
    xor a7, t6, a7
    and a1, s8, a7
    and s3, s6, a7
    xor a7, s7, a7
    and s6, s10, a7
    and t0, t0, a7
    or s2, s2, t6
    xor s2, s2, t2
    xor t0, s2, t0
    xor t6, s4, t6
    and t1, t1, t6
    xor s6, t1, s6
    and a4, a4, t6
    xor a7, t6, a7
    and t3, t3, a7
    and a7, a0, a7
    and t6, s9, s7
    xor a0, s7, s4
    and s4, s5, s7
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s4, s1
    xor s0, s0, s1
    xor s0, s0, s2
    xor t6, t6, s0
    xor s1, s3, t6
    xor t1, t1, t6
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, s1, t1
    xor t3, s11, s1
    xor t2, t2, a0
    xor t2, a1, t2
    xor a7, a0, a7
    xor t0, t0, a7
    xor a7, a4, a7
    xor t1, a7, t1
    xor t4, t4, t1
    xor t1, s6, t1
    xor t2, t2, t4
    xor a7, a7, t2
    xor t6, s0, a7
    xor t0, t0, a6
    xor t3, t3, t0
    xor t1, t3, t1
    xor t3, t5, t3
    slli t5, t3, 24
    srli a4, t3, 8
    or t5, t5, a4
    xor t3, t3, t5
    slli a4, t3, 16
    srli a1, t3, 16
    or a4, a4, a1
    slli a1, t1, 24
    srli a0, t1, 8
    or a1, a1, a0
    xor t1, t1, a1
    slli a0, t1, 16
    srli s0, t1, 16
    or a0, a0, s0
    slli s0, t0, 24
    srli s1, t0, 8
    or s0, s0, s1
    lw s1, 260(a3)
    xor t0, t0, s0
    xor s1, s1, t0
    xor t5, t5, s1
    xor t5, t5, a4
    slli a4, t0, 16
    srli t0, t0, 16
    or t0, a4, t0
    slli a4, t6, 24
    srli s1, t6, 8
    or a4, a4, s1
    xor t6, t6, a4
    slli s1, t6, 16
    srli s2, t6, 16
    or s1, s1, s2
    slli s2, a7, 24
    srli s3, a7, 8
    or s2, s2, s3
    xor a7, a7, s2
    slli s3, a7, 16
    srli s4, a7, 16
    or s3, s3, s4
    slli s4, t2, 24
    srli s5, t2, 8
    or s4, s4, s5
    xor t2, t2, s4
    slli s5, t2, 16
    srli s6, t2, 16
    or s5, s5, s6
    slli s6, t4, 24
    srli s7, t4, 8
    or s6, s6, s7
    lw s7, 268(a3)
    xor t4, t4, s6
    xor s6, s7, s6
    lw s7, 264(a3)
    xor s7, s7, t4
    xor s2, s2, s7
    xor s2, s2, s3
    xor t6, t6, s2
    slli s2, t4, 16
    srli s3, t4, 16
    or s2, s2, s3
    xor s2, s6, s2
    xor t2, t2, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    xor a6, a6, s2
    lw s3, 256(a3)
    srli s6, a6, 16
    xor s2, s3, s2
    slli s3, a6, 16
    or s3, s3, s6
    xor s2, s2, s3
    xor s2, t4, s2
    # round 9 (aes.dsl:47)
    lw s3, 280(a3)
    xor t0, t4, t0
    xor s3, s3, s4
    xor t1, t1, s3
    lw s3, 272(a3)
    xor t1, s5, t1
    xor s0, s3, s0
    xor a6, a6, s0
    lw s0, 284(a3)
    xor a6, a6, t0
    xor a1, s0, a1
    xor a7, a1, a7
    xor a7, a0, a7
    lw t0, 276(a3)
    xor a6, a6, t2
    xor t0, t0, t4
    xor t0, t3, t0
    xor t0, a4, t0
    xor t0, t5, t0
    xor t0, s1, t0
    xor t2, t2, t6
    xor t3, t5, t6
    xor t4, a6, t3
    or a4, t0, t4
    xor a1, t0, t4
    xor t1, t1, a1
    xor t5, t5, t1
    xor a7, a7, t1
    xor t1, a4, t5
    xor a4, t2, t5
    xor a0, a7, a4
    and s0, t3, a0
    xor s1, a1, a0
    and s3, a6, s1
    or s4, t2, a4
    xor t5, t5, s4
    xor t5, s0, t5
    xor s0, s2, a4
    xor s5, s0, s1
    xor t6, t6, s5
    xor s6, t4, t6
    or s7, s2, t6
    xor s8, s2, a1
    and s9, s6, s8
    xor s9, t5, s9
    xor s10, t3, t2
    or s11, a7, s10
    xor s4, s11, s4
    xor t0, t0, s4
    xor s4, s4, s7
    xor t1, t1, s4
    xor s4, s4, s9
    xor s7, t1, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor t5, t5, s11
    xor s3, s3, t5
    xor t0, t0, t5
    or t5, s3, s7
    and s7, s4, t5
    not s7, s7
    xor s11, a6, s9
    and ra, s0, s11
    xor t0, ra, t0
    xor s3, s3, t0
    xor ra, t5, s3
    or s4, s4, ra
    xor s4, t1, s4
    or s0, s0, s4
    or s11, s11, s4
    or t1, t0, t1
    and s7, s7, t1
    xor t1, t5, t1
    or t0, t0, t1
    xor t5, s3, t0
    or t6, t6, t5
    xor t1, t1, t5
    and t0, t0, t1
    or t1, a1, t0
    or t4, t4, t0
    xor t0, t5, t0
    and a1, s8, t0
    and s3, s6, t0
    xor t0, s7, t0
    and s6, s10, t0
    and a7, a7, t0
    or s2, s2, t5
    xor s2, s2, t1
    xor a7, s2, a7
    xor t5, s4, t5
    and t2, t2, t5
    xor s6, t2, s6
    and a4, a4, t5
    xor t0, t5, t0
    and t3, t3, t0
    and t0, a0, t0
    and t5, s9, s7
    xor a0, s7, s4
    and s4, s5, s7
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s4, s1
    xor s0, s0, s1
    xor s0, s0, s2
    xor t5, t5, s0
    xor s1, s3, t5
    xor t2, t2, t5
    xor t2, t3, t2
    xor a6, a6, t2
    xor t2, s1, t2
    xor t3, s11, s1
    xor t1, t1, a0
    xor t1, a1, t1
    xor t0, a0, t0
    xor a7, a7, t0
    xor t0, a4, t0
    xor t2, t0, t2
    xor t4, t4, t2
    xor t2, s6, t2
    xor t1, t1, t4
    xor t0, t0, t1
    xor t5, s0, t0
    xor a7, a7, a6
    xor t3, t3, a7
    xor t2, t3, t2
    xor t3, t6, t3
    slli t6, t3, 24
    srli a4, t3, 8
    or t6, t6, a4
    lw a4, 108(sp)
    and a1, t6, a4
    xor t6, t6, a1
    srli t6, t6, 2
    slli a1, a1, 6
    or t6, a1, t6
    xor t3, t3, t6
    slli a1, t3, 16
    srli a0, t3, 16
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    slli a0, t2, 24
    srli s0, t2, 8
    or a0, a0, s0
    and s0, a0, a4
    xor a0, a0, s0
    srli a0, a0, 2
    slli s0, s0, 6
    or a0, s0, a0
    xor t2, t2, a0
    slli s0, t2, 16
    srli s1, t2, 16
    or s0, s0, s1
    and s1, s0, a5
    xor s0, s0, s1
    srli s0, s0, 4
    slli s1, s1, 4
    or s0, s1, s0
    slli s1, a7, 24
    srli s2, a7, 8
    or s1, s1, s2
    and s2, s1, a4
    xor s1, s1, s2
    srli s1, s1, 2
    slli s2, s2, 6
    or s1, s2, s1
    lw s2, 292(a3)
    xor a7, a7, s1
    xor s2, s2, a7
    xor t6, t6, s2
    xor t6, t6, a1
    slli a1, a7, 16
    srli a7, a7, 16
    or a7, a1, a7
    and a1, a7, a5
    xor a7, a7, a1
    srli a7, a7, 4
    slli a1, a1, 4
    or a7, a1, a7
    slli a1, t5, 24
    srli s2, t5, 8
    or a1, a1, s2
    and s2, a1, a4
    xor a1, a1, s2
    srli a1, a1, 2
    slli s2, s2, 6
    or a1, s2, a1
    xor t5, t5, a1
    slli s2, t5, 16
    srli s3, t5, 16
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    slli s3, t0, 24
    srli s4, t0, 8
    or s3, s3, s4
    and s4, s3, a4
    xor s3, s3, s4
    srli s3, s3, 2
    slli s4, s4, 6
    or s3, s4, s3
    xor t0, t0, s3
    slli s4, t0, 16
    srli s5, t0, 16
    or s4, s4, s5
    and s5, s4, a5
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    slli s5, t1, 24
    srli s6, t1, 8
    or s5, s5, s6
    and s6, s5, a4
    xor s5, s5, s6
    srli s5, s5, 2
    slli s6, s6, 6
    or s5, s6, s5
    xor t1, t1, s5
    slli s6, t1, 16
    srli s7, t1, 16
    or s6, s6, s7
    and s7, s6, a5
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    slli s7, t4, 24
    srli s8, t4, 8
    or s7, s7, s8
    and s8, s7, a4
    xor s7, s7, s8
    srli s7, s7, 2
    slli s8, s8, 6
    or s7, s8, s7
    lw s8, 300(a3)
    xor t4, t4, s7
    xor s8, s8, s7
    lw s7, 296(a3)
    xor s7, s7, t4
    xor s3, s3, s7
    xor s3, s3, s4
    xor t5, t5, s3
    slli s3, t4, 16
    srli s4, t4, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    xor s3, s8, s3
    xor t1, t1, s3
    slli s3, a6, 24
    srli s4, a6, 8
    or s3, s3, s4
    and s4, s3, a4
    xor s3, s3, s4
    srli s3, s3, 2
    slli s4, s4, 6
    or s3, s4, s3
    xor a6, a6, s3
    lw s4, 288(a3)
    srli s7, a6, 16
    xor s3, s4, s3
    slli s4, a6, 16
    or s4, s4, s7
    and s7, s4, a5
    xor s4, s4, s7
    srli s4, s4, 4
    slli s7, s7, 4
    or s4, s7, s4
    xor s3, s3, s4
    xor s3, t4, s3
    # round 10 (aes.dsl:47)
    lw s4, 312(a3)
    xor a7, t4, a7
    xor s4, s4, s5
    xor t2, t2, s4
    lw s4, 304(a3)
    xor t2, s6, t2
    xor s1, s4, s1
    xor a6, a6, s1
    lw s1, 316(a3)
    xor a6, a6, a7
    xor a0, s1, a0
    xor t0, a0, t0
    xor t0, s0, t0
    lw a7, 308(a3)
    xor a6, a6, t1
    xor a7, a7, t4
    xor a7, t3, a7
    xor a7, a1, a7
    xor a7, t6, a7
    xor a7, s2, a7
    xor t1, t1, t5
    xor t3, t6, t5
    xor t4, a6, t3
    or a1, a7, t4
    xor a0, a7, t4
    xor t2, t2, a0
    xor t6, t6, t2
    xor t0, t0, t2
    xor t2, a1, t6
    xor a1, t1, t6
    xor s0, t0, a1
    and s1, t3, s0
    xor s2, a0, s0
    and s4, a6, s2
    or s5, t1, a1
    xor t6, t6, s5
    xor t6, s1, t6
    xor s1, s3, a1
    xor s6, s1, s2
    xor t5, t5, s6
    xor s7, t4, t5
    or s8, s3, t5
    xor s9, s3, a0
    and s10, s7, s9
    xor s10, t6, s10
    xor s11, t3, t1
    or ra, t0, s11
    xor s5, ra, s5
    xor a7, a7, s5
    xor s5, s5, s8
    xor t2, t2, s5
    xor s5, s5, s10
    xor s8, t2, s5
    xor s10, s11, s7
    and ra, s6, s10
    xor t6, t6, ra
    xor s4, s4, t6
    xor a7, a7, t6
    or t6, s4, s8
    and s8, s5, t6
    not s8, s8
    xor ra, a6, s10
    and a4, s1, ra
    xor a7, a4, a7
    xor a4, s4, a7
    xor s4, t6, a4
    or s4, s5, s4
    xor s4, t2, s4
    or s1, s1, s4
    or s5, ra, s4
    or t2, a7, t2
    and s8, s8, t2
    xor t2, t6, t2
    or a7, a7, t2
    xor t6, a4, a7
    or t5, t5, t6
    xor t2, t2, t6
    and a7, a7, t2
    or t2, a0, a7
    or t4, t4, a7
    xor a7, t6, a7
    and a4, s9, a7
    and a0, s7, a7
    xor a7, s8, a7
    and s7, s11, a7
    and t0, t0, a7
    or s3, s3, t6
    xor s3, s3, t2
    xor t0, s3, t0
    xor t6, s4, t6
    and t1, t1, t6
    xor s7, t1, s7
    and a1, a1, t6
    xor a7, t6, a7
    and t3, t3, a7
    and a7, s0, a7
    and t6, s10, s8
    xor s0, s8, s4
    and s4, s6, s8
    or s2, s2, s0
    or a6, a6, s0
    xor s0, s4, s2
    xor s1, s1, s2
    xor s1, s1, s3
    xor t6, t6, s1
    xor a0, a0, t6
    xor t1, t1, t6
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, a0, t1
    xor t3, s5, a0
    xor t2, t2, s0
    xor t2, a4, t2
    xor a7, s0, a7
    xor t0, t0, a7
    xor a7, a1, a7
    xor t1, a7, t1
    xor t4, t4, t1
    xor t1, s7, t1
    xor t2, t2, t4
    xor a7, a7, t2
    xor t6, s1, a7
    xor t0, t0, a6
    xor t3, t3, t0
    xor t1, t3, t1
    xor t3, t5, t3
    slli t5, t3, 24
    srli a4, t3, 8
    or t5, t5, a4
    and a4, t5, a5
    xor t5, t5, a4
    srli t5, t5, 4
    slli a4, a4, 4
    or t5, a4, t5
    xor t3, t3, t5
    slli a4, t3, 16
    srli a1, t3, 16
    or a4, a4, a1
    slli a1, t1, 24
    srli a0, t1, 8
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor t1, t1, a1
    slli a0, t1, 16
    srli s0, t1, 16
    or a0, a0, s0
    slli s0, t0, 24
    srli s1, t0, 8
    or s0, s0, s1
    and s1, s0, a5
    xor s0, s0, s1
    srli s0, s0, 4
    slli s1, s1, 4
    or s0, s1, s0
    lw s1, 324(a3)
    xor t0, t0, s0
    xor s1, s1, t0
    xor t5, t5, s1
    xor t5, t5, a4
    slli a4, t0, 16
    srli t0, t0, 16
    or t0, a4, t0
    slli a4, t6, 24
    srli s1, t6, 8
    or a4, a4, s1
    and s1, a4, a5
    xor a4, a4, s1
    srli a4, a4, 4
    slli s1, s1, 4
    or a4, s1, a4
    xor t6, t6, a4
    slli s1, t6, 16
    srli s2, t6, 16
    or s1, s1, s2
    slli s2, a7, 24
    srli s3, a7, 8
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor a7, a7, s2
    slli s3, a7, 16
    srli s4, a7, 16
    or s3, s3, s4
    slli s4, t2, 24
    srli s5, t2, 8
    or s4, s4, s5
    and s5, s4, a5
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    xor t2, t2, s4
    slli s5, t2, 16
    srli s6, t2, 16
    or s5, s5, s6
    slli s6, t4, 24
    srli s7, t4, 8
    or s6, s6, s7
    and s7, s6, a5
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    lw s7, 332(a3)
    xor t4, t4, s6
    xor s7, s7, s6
    lw s6, 328(a3)
    xor s6, s6, t4
    xor s2, s2, s6
    xor s2, s2, s3
    xor t6, t6, s2
    slli s2, t4, 16
    srli s3, t4, 16
    or s2, s2, s3
    xor s2, s7, s2
    xor t2, t2, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    lw s3, 320(a3)
    xor a6, a6, s2
    xor s3, s3, s2
    slli s2, a6, 16
    srli s6, a6, 16
    or s2, s2, s6
    xor s2, s3, s2
    xor s2, t4, s2
    # round 11 (aes.dsl:47)
    lw s3, 344(a3)
    xor t0, t4, t0
    xor s3, s3, s4
    xor t1, t1, s3
    lw s3, 336(a3)
    xor t1, s5, t1
    xor s0, s3, s0
    xor a6, a6, s0
    lw s0, 348(a3)
    xor a6, a6, t0
    xor a1, s0, a1
    xor a7, a1, a7
    xor a7, a0, a7
    lw t0, 340(a3)
    xor a6, a6, t2
    xor t0, t0, t4
    xor t0, t3, t0
    xor t0, a4, t0
    xor t0, t5, t0
    xor t0, s1, t0
    xor t2, t2, t6
    xor t3, t5, t6
    xor t4, a6, t3
    or a4, t0, t4
    xor a1, t0, t4
    xor t1, t1, a1
    xor t5, t5, t1
    xor a7, a7, t1
    xor t1, a4, t5
    xor a4, t2, t5
    xor a0, a7, a4
    and s0, t3, a0
    xor s1, a1, a0
    and s3, a6, s1
    or s4, t2, a4
    xor t5, t5, s4
    xor t5, s0, t5
    xor s0, s2, a4
    xor s5, s0, s1
    xor t6, t6, s5
    xor s6, t4, t6
    or s7, s2, t6
    xor s8, s2, a1
    and s9, s6, s8
    xor s9, t5, s9
    xor s10, t3, t2
    or s11, a7, s10
    xor s4, s11, s4
    xor t0, t0, s4
    xor s4, s4, s7
    xor t1, t1, s4
    xor s4, s4, s9
    xor s7, t1, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor t5, t5, s11
    xor s3, s3, t5
    xor t0, t0, t5
    or t5, s3, s7
    and s7, s4, t5
    not s7, s7
    xor s11, a6, s9
    and ra, s0, s11
    xor t0, ra, t0
    xor s3, s3, t0
    xor ra, t5, s3
    or s4, s4, ra
    xor s4, t1, s4
    or s0, s0, s4
    or s11, s11, s4
    or t1, t0, t1
    and s7, s7, t1
    xor t1, t5, t1
    or t0, t0, t1
    xor t5, s3, t0
    or t6, t6, t5
    xor t1, t1, t5
    and t0, t0, t1
    or t1, a1, t0
    or t4, t4, t0
    xor t0, t5, t0
    and a1, s8, t0
    and s3, s6, t0
    xor t0, s7, t0
    and s6, s10, t0
    and a7, a7, t0
    or s2, s2, t5
    xor s2, s2, t1
    xor a7, s2, a7
    xor t5, s4, t5
    and t2, t2, t5
    xor s6, t2, s6
    and a4, a4, t5
    xor t0, t5, t0
    and t3, t3, t0
    and t0, a0, t0
    and t5, s9, s7
    xor a0, s7, s4
    and s4, s5, s7
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s4, s1
    xor s0, s0, s1
    xor s0, s0, s2
    xor t5, t5, s0
    xor s1, s3, t5
    xor t2, t2, t5
    xor t2, t3, t2
    xor a6, a6, t2
    xor t2, s1, t2
    xor t3, s11, s1
    xor t1, t1, a0
    xor t1, a1, t1
    xor t0, a0, t0
    xor a7, a7, t0
    xor t0, a4, t0
    xor t2, t0, t2
    xor t4, t4, t2
    xor t2, s6, t2
    xor t1, t1, t4
    xor t0, t0, t1
    xor t5, s0, t0
    xor a7, a7, a6
    xor t3, t3, a7
    xor t2, t3, t2
    xor t3, t6, t3
    slli t6, t3, 24
    srli a4, t3, 8
    or t6, t6, a4
    and a4, t6, a2
    xor t6, t6, a4
    srli t6, t6, 6
    slli a4, a4, 2
    or t6, a4, t6
    xor t3, t3, t6
    slli a4, t3, 16
    srli a1, t3, 16
    or a4, a4, a1
    and a1, a4, a5
    xor a4, a4, a1
    srli a4, a4, 4
    slli a1, a1, 4
    or a4, a1, a4
    slli a1, t2, 24
    srli a0, t2, 8
    or a1, a1, a0
    and a0, a1, a2
    xor a1, a1, a0
    srli a1, a1, 6
    slli a0, a0, 2
    or a1, a0, a1
    xor t2, t2, a1
    slli a0, t2, 16
    srli s0, t2, 16
    or a0, a0, s0
    and s0, a0, a5
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    slli s0, a7, 24
    srli s1, a7, 8
    or s0, s0, s1
    and s1, s0, a2
    xor s0, s0, s1
    srli s0, s0, 6
    slli s1, s1, 2
    or s0, s1, s0
    lw s1, 356(a3)
    xor a7, a7, s0
    xor s1, s1, a7
    xor t6, t6, s1
    xor t6, t6, a4
    slli a4, a7, 16
    srli a7, a7, 16
    or a7, a4, a7
    and a4, a7, a5
    xor a7, a7, a4
    srli a7, a7, 4
    slli a4, a4, 4
    or a7, a4, a7
    slli a4, t5, 24
    srli s1, t5, 8
    or a4, a4, s1
    and s1, a4, a2
    xor a4, a4, s1
    srli a4, a4, 6
    slli s1, s1, 2
    or a4, s1, a4
    xor t5, t5, a4
    slli s1, t5, 16
    srli s2, t5, 16
    or s1, s1, s2
    and s2, s1, a5
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    slli s2, t0, 24
    srli s3, t0, 8
    or s2, s2, s3
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    xor t0, t0, s2
    slli s3, t0, 16
    srli s4, t0, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    slli s4, t1, 24
    srli s5, t1, 8
    or s4, s4, s5
    and s5, s4, a2
    xor s4, s4, s5
    srli s4, s4, 6
    slli s5, s5, 2
    or s4, s5, s4
    xor t1, t1, s4
    slli s5, t1, 16
    srli s6, t1, 16
    or s5, s5, s6
    and s6, s5, a5
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    slli s6, t4, 24
    srli s7, t4, 8
    or s6, s6, s7
    and s7, s6, a2
    xor s6, s6, s7
    srli s6, s6, 6
    slli s7, s7, 2
    or s6, s7, s6
    lw s7, 364(a3)
    xor t4, t4, s6
    xor s7, s7, s6
    lw s6, 360(a3)
    xor s6, s6, t4
    xor s2, s2, s6
    xor s2, s2, s3
    xor t5, t5, s2
    slli s2, t4, 16
    srli s3, t4, 16
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor s2, s7, s2
    xor t1, t1, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    and a2, s2, a2
    xor s2, s2, a2
    srli s2, s2, 6
    slli a2, a2, 2
    or a2, a2, s2
    xor a6, a6, a2
    lw s2, 352(a3)
    srli s3, a6, 16
    xor a2, s2, a2
    slli s2, a6, 16
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor a2, a2, s2
    xor a2, t4, a2
    # round 12 (aes.dsl:47)
    lw s2, 376(a3)
    xor a7, t4, a7
    xor s2, s2, s4
    xor t2, t2, s2
    lw s2, 368(a3)
    xor t2, s5, t2
    xor s0, s2, s0
    xor a6, a6, s0
    lw s0, 380(a3)
    xor a6, a6, a7
    xor a1, s0, a1
    xor t0, a1, t0
    xor t0, a0, t0
    lw a7, 372(a3)
    xor a6, a6, t1
    xor a7, a7, t4
    xor a7, t3, a7
    xor a7, a4, a7
    xor a7, t6, a7
    xor a7, s1, a7
    xor t1, t1, t5
    xor t3, t6, t5
    xor t4, a6, t3
    or a4, a7, t4
    xor a1, a7, t4
    xor t2, t2, a1
    xor t6, t6, t2
    xor t0, t0, t2
    xor t2, a4, t6
    xor a4, t1, t6
    xor a0, t0, a4
    and s0, t3, a0
    xor s1, a1, a0
    and s2, a6, s1
    or s3, t1, a4
    xor t6, t6, s3
    xor t6, s0, t6
    xor s0, a2, a4
    xor s4, s0, s1
    xor t5, t5, s4
    xor s5, t4, t5
    or s6, a2, t5
    xor s7, a2, a1
    and s8, s5, s7
    xor s8, t6, s8
    xor s9, t3, t1
    or s10, t0, s9
    xor s3, s10, s3
    xor a7, a7, s3
    xor s3, s3, s6
    xor t2, t2, s3
    xor s3, s3, s8
    xor s6, t2, s3
    xor s8, s9, s5
    and s10, s4, s8
    xor t6, t6, s10
    xor s2, s2, t6
    xor a7, a7, t6
    or t6, s2, s6
    and s6, s3, t6
    not s6, s6
    xor s10, a6, s8
    and s11, s0, s10
    xor a7, s11, a7
    xor s2, s2, a7
    xor s11, t6, s2
    or s3, s3, s11
    xor s3, t2, s3
    or s0, s0, s3
    or s10, s10, s3
    or t2, a7, t2
    and s6, s6, t2
    xor t2, t6, t2
    or a7, a7, t2
    xor t6, s2, a7
    or t5, t5, t6
    xor t2, t2, t6
    and a7, a7, t2
    or t2, a1, a7
    or t4, t4, a7
    xor a7, t6, a7
    and a1, s7, a7
    and s2, s5, a7
    xor a7, s6, a7
    and s5, s9, a7
    and t0, t0, a7
    or a2, a2, t6
    xor a2, a2, t2
    xor t0, a2, t0
    xor t6, s3, t6
    and t1, t1, t6
    xor s5, t1, s5
    and a4, a4, t6
    xor a7, t6, a7
    and t3, t3, a7
    and a7, a0, a7
    and t6, s8, s6
    xor a0, s6, s3
    and s3, s4, s6
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s3, s1
    xor s0, s0, s1
    xor a2, s0, a2
    xor t6, t6, a2
    xor s0, s2, t6
    xor t1, t1, t6
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, s0, t1
    xor t3, s10, s0
    xor t2, t2, a0
    xor t2, a1, t2
    xor a7, a0, a7
    xor t0, t0, a7
    xor a7, a4, a7
    xor t1, a7, t1
    xor t4, t4, t1
    xor t1, s5, t1
    xor t2, t2, t4
    xor a7, a7, t2
    xor t6, a2, a7
    xor t0, t0, a6
    xor t3, t3, t0
    xor t1, t3, t1
    xor t3, t5, t3
    slli t5, t3, 24
    srli a4, t3, 8
    or t5, t5, a4
    xor t3, t3, t5
    slli a4, t3, 16
    srli a2, t3, 16
    or a4, a4, a2
    slli a2, t1, 24
    srli a1, t1, 8
    or a2, a2, a1
    xor t1, t1, a2
    slli a1, t1, 16
    srli a0, t1, 16
    or a1, a1, a0
    slli a0, t0, 24
    srli s0, t0, 8
    or a0, a0, s0
    lw s0, 388(a3)
    xor t0, t0, a0
    xor s0, s0, t0
    xor t5, t5, s0
    xor t5, t5, a4
    slli a4, t0, 16
    srli t0, t0, 16
    or t0, a4, t0
    slli a4, t6, 24
    srli s0, t6, 8
    or a4, a4, s0
    xor t6, t6, a4
    slli s0, t6, 16
    srli s1, t6, 16
    or s0, s0, s1
    slli s1, a7, 24
    srli s2, a7, 8
    or s1, s1, s2
    xor a7, a7, s1
    slli s2, a7, 16
    srli s3, a7, 16
    or s2, s2, s3
    slli s3, t2, 24
    srli s4, t2, 8
    or s3, s3, s4
    xor t2, t2, s3
    slli s4, t2, 16
    srli s5, t2, 16
    or s4, s4, s5
    slli s5, t4, 24
    srli s6, t4, 8
    or s5, s5, s6
    lw s6, 396(a3)
    xor t4, t4, s5
    xor s5, s6, s5
    lw s6, 392(a3)
    xor s6, s6, t4
    xor s1, s1, s6
    xor s1, s1, s2
    xor t6, t6, s1
    slli s1, t4, 16
    srli s2, t4, 16
    or s1, s1, s2
    xor s1, s5, s1
    xor t2, t2, s1
    slli s1, a6, 24
    srli s2, a6, 8
    or s1, s1, s2
    xor a6, a6, s1
    lw s2, 384(a3)
    srli s5, a6, 16
    xor s1, s2, s1
    slli s2, a6, 16
    or s2, s2, s5
    xor s1, s1, s2
    xor s1, t4, s1
    # round 13 (aes.dsl:47)
    lw s2, 408(a3)
    xor t0, t4, t0
    xor s2, s2, s3
    xor t1, t1, s2
    lw s2, 400(a3)
    xor t1, s4, t1
    xor a0, s2, a0
    xor a6, a6, a0
    lw a0, 412(a3)
    xor a6, a6, t0
    xor a2, a0, a2
    xor a7, a2, a7
    xor a7, a1, a7
    lw t0, 404(a3)
    xor a6, a6, t2
    xor t0, t0, t4
    xor t0, t3, t0
    xor t0, a4, t0
    xor t0, t5, t0
    xor t0, s0, t0
    xor t2, t2, t6
    xor t3, t5, t6
    xor t4, a6, t3
    or a4, t0, t4
    xor a2, t0, t4
    xor t1, t1, a2
    xor t5, t5, t1
    xor a7, a7, t1
    xor t1, a4, t5
    xor a4, t2, t5
    xor a1, a7, a4
    and a0, t3, a1
    xor s0, a2, a1
    and s2, a6, s0
    or s3, t2, a4
    xor t5, t5, s3
    xor t5, a0, t5
    xor a0, s1, a4
    xor s4, a0, s0
    xor t6, t6, s4
    xor s5, t4, t6
    or s6, s1, t6
    xor s7, s1, a2
    and s8, s5, s7
    xor s8, t5, s8
    xor s9, t3, t2
    or s10, a7, s9
    xor s3, s10, s3
    xor t0, t0, s3
    xor s3, s3, s6
    xor t1, t1, s3
    xor s3, s3, s8
    xor s6, t1, s3
    xor s8, s9, s5
    and s10, s4, s8
    xor t5, t5, s10
    xor s2, s2, t5
    xor t0, t0, t5
    or t5, s2, s6
    and s6, s3, t5
    not s6, s6
    xor s10, a6, s8
    and s11, a0, s10
    xor t0, s11, t0
    xor s2, s2, t0
    xor s11, t5, s2
    or s3, s3, s11
    xor s3, t1, s3
    or a0, a0, s3
    or s10, s10, s3
    or t1, t0, t1
    and s6, s6, t1
    xor t1, t5, t1
    or t0, t0, t1
    xor t5, s2, t0
    or t6, t6, t5
    xor t1, t1, t5
    and t0, t0, t1
    or t1, a2, t0
    or t4, t4, t0
    xor t0, t5, t0
    and a2, s7, t0
    and s2, s5, t0
    xor t0, s6, t0
    and s5, s9, t0
    and a7, a7, t0
    or s1, s1, t5
    xor s1, s1, t1
    xor a7, s1, a7
    xor t5, s3, t5
    and t2, t2, t5
    xor s5, t2, s5
    and a4, a4, t5
    xor t0, t5, t0
    and t3, t3, t0
    and t0, a1, t0
    and t5, s8, s6
    xor a1, s6, s3
    and s3, s4, s6
    or s0, s0, a1
    or a6, a6, a1
    xor a1, s3, s0
    xor a0, a0, s0
    xor a0, a0, s1
    xor t5, t5, a0
    xor s0, s2, t5
    xor t2, t2, t5
    xor t2, t3, t2
    xor a6, a6, t2
    xor t2, s0, t2
    xor t3, s10, s0
    xor t1, t1, a1
    xor t1, a2, t1
    xor t0, a1, t0
    xor a7, a7, t0
    xor t0, a4, t0
    xor t2, t0, t2
    xor t4, t4, t2
    xor t2, s5, t2
    xor t1, t1, t4
    xor t0, t0, t1
    xor t5, a0, t0
    xor a7, a7, a6
    xor t3, t3, a7
    xor t2, t3, t2
    xor t3, t6, t3
    slli t6, t3, 24
    srli a4, t3, 8
    or t6, t6, a4
    lw a4, 108(sp)
    and a2, t6, a4
    xor t6, t6, a2
    srli t6, t6, 2
    slli a2, a2, 6
    or t6, a2, t6
    xor t3, t3, t6
    slli a2, t3, 16
    srli a1, t3, 16
    or a2, a2, a1
    and a1, a2, a5
    xor a2, a2, a1
    srli a2, a2, 4
    slli a1, a1, 4
    or a2, a1, a2
    slli a1, t2, 24
    srli a0, t2, 8
    or a1, a1, a0
    and a0, a1, a4
    xor a1, a1, a0
    srli a1, a1, 2
    slli a0, a0, 6
    or a1, a0, a1
    xor t2, t2, a1
    slli a0, t2, 16
    srli s0, t2, 16
    or a0, a0, s0
    and s0, a0, a5
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    slli s0, a7, 24
    srli s1, a7, 8
    or s0, s0, s1
    and s1, s0, a4
    xor s0, s0, s1
    srli s0, s0, 2
    slli s1, s1, 6
    or s0, s1, s0
    lw s1, 420(a3)
    xor a7, a7, s0
    xor s1, s1, a7
    xor t6, t6, s1
    xor t6, t6, a2
    slli a2, a7, 16
    srli a7, a7, 16
    or a7, a2, a7
    and a2, a7, a5
    xor a7, a7, a2
    srli a7, a7, 4
    slli a2, a2, 4
    or a7, a2, a7
    slli a2, t5, 24
    srli s1, t5, 8
    or a2, a2, s1
    and s1, a2, a4
    xor a2, a2, s1
    srli a2, a2, 2
    slli s1, s1, 6
    or a2, s1, a2
    xor t5, t5, a2
    slli s1, t5, 16
    srli s2, t5, 16
    or s1, s1, s2
    and s2, s1, a5
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    slli s2, t0, 24
    srli s3, t0, 8
    or s2, s2, s3
    and s3, s2, a4
    xor s2, s2, s3
    srli s2, s2, 2
    slli s3, s3, 6
    or s2, s3, s2
    xor t0, t0, s2
    slli s3, t0, 16
    srli s4, t0, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    slli s4, t1, 24
    srli s5, t1, 8
    or s4, s4, s5
    and s5, s4, a4
    xor s4, s4, s5
    srli s4, s4, 2
    slli s5, s5, 6
    or s4, s5, s4
    xor t1, t1, s4
    slli s5, t1, 16
    srli s6, t1, 16
    or s5, s5, s6
    and s6, s5, a5
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    slli s6, t4, 24
    srli s7, t4, 8
    or s6, s6, s7
    and s7, s6, a4
    xor s6, s6, s7
    srli s6, s6, 2
    slli s7, s7, 6
    or s6, s7, s6
    lw s7, 428(a3)
    xor t4, t4, s6
    xor s7, s7, s6
    lw s6, 424(a3)
    xor s6, s6, t4
    xor s2, s2, s6
    xor s2, s2, s3
    xor t5, t5, s2
    slli s2, t4, 16
    srli s3, t4, 16
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor s2, s7, s2
    xor t1, t1, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    and a4, s2, a4
    xor s2, s2, a4
    srli s2, s2, 2
    slli a4, a4, 6
    or a4, a4, s2
    xor a6, a6, a4
    lw s2, 416(a3)
    srli s3, a6, 16
    xor a4, s2, a4
    slli s2, a6, 16
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor a4, a4, s2
    xor a4, t4, a4
    # round 14 (aes.dsl:53)
    lw s2, 444(a3)
    xor a7, t4, a7
    xor a1, s2, a1
    xor t0, a1, t0
    lw a1, 432(a3)
    xor t0, a0, t0
    xor a1, a1, s0
    xor a6, a6, a1
    lw a1, 440(a3)
    xor a6, a6, a7
    xor a1, a1, s4
    xor t2, t2, a1
    xor t2, s5, t2
    lw a7, 436(a3)
    xor a6, a6, t1
    xor a7, a7, t4
    xor a7, t3, a7
    xor a7, a2, a7
    xor a7, t6, a7
    xor a7, s1, a7
    xor t1, t1, t5
    xor t3, t6, t5
    xor t4, a6, t3
    or a2, a7, t4
    xor a1, a7, t4
    xor t2, t2, a1
    xor t6, t6, t2
    xor t0, t0, t2
    xor t2, a2, t6
    xor a2, t1, t6
    or a0, t1, a2
    xor t6, t6, a0
    xor s0, t0, a2
    and s1, t3, s0
    xor t6, s1, t6
    xor s1, a1, s0
    and s2, a6, s1
    xor s3, a4, a2
    xor s4, s3, s1
    xor t5, t5, s4
    or s5, a4, t5
    xor s6, t4, t5
    xor s7, a4, a1
    and s8, s6, s7
    xor s8, t6, s8
    xor s9, t3, t1
    or s10, t0, s9
    xor a0, s10, a0
    xor a7, a7, a0
    xor a0, a0, s5
    xor t2, t2, a0
    xor a0, a0, s8
    xor s5, t2, a0
    xor s8, s9, s6
    and s10, s4, s8
    xor t6, t6, s10
    xor s2, s2, t6
    xor a7, a7, t6
    or t6, s2, s5
    and s5, a0, t6
    not s5, s5
    xor s10, a6, s8
    and s11, s3, s10
    xor a7, s11, a7
    xor s2, s2, a7
    xor s11, t6, s2
    or a0, a0, s11
    xor a0, t2, a0
    or s3, s3, a0
    or s10, s10, a0
    or t2, a7, t2
    xor t6, t6, t2
    and t2, s5, t2
    and s5, s8, t2
    and s4, s4, t2
    or a7, a7, t6
    xor s2, s2, a7
    or t5, t5, s2
    lw s8, 456(a3)
    or a4, a4, s2
    xor t5, s8, t5
    xor t6, t6, s2
    and a7, a7, t6
    or t4, t4, a7
    or t6, a1, a7
    xor a4, a4, t6
    xor a7, s2, a7
    and a1, s7, a7
    and s6, s6, a7
    xor a7, t2, a7
    and s7, s9, a7
    and t0, t0, a7
    xor t0, a4, t0
    xor s2, a0, s2
    xor t2, t2, a0
    or a6, a6, t2
    or t2, s1, t2
    xor a0, s3, t2
    xor a4, a0, a4
    xor t2, s4, t2
    xor t6, t6, t2
    xor t6, a1, t6
    lw a1, 460(a3)
    and a2, a2, s2
    xor a1, a1, a4
    xor a4, s5, a4
    xor a0, s6, a4
    xor s1, s10, a0
    xor a7, s2, a7
    and t1, t1, s2
    lw s2, 468(a3)
    xor s2, s2, t1
    xor s2, s2, s7
    xor t1, t1, a4
    and a4, s0, a7
    xor t2, t2, a4
    and a7, t3, a7
    xor a7, a7, t1
    xor a6, a6, a7
    xor a7, a0, a7
    lw t1, 448(a3)
    xor t3, a2, t2
    xor t1, t1, a6
    xor t0, t0, t2
    xor a6, t0, a6
    lw t0, 452(a3)
    xor a7, t3, a7
    xor t0, t0, a6
    xor a6, s1, a6
    xor t2, t5, a6
    xor t4, t4, a7
    xor a7, s2, a7
    xor a6, a6, a7
    xor a7, t6, t4
    lw t5, 476(a3)
    lw t6, 464(a3)
    xor t4, t5, t4
    lw t5, 472(a3)
    xor t5, t5, a7
    xor a7, t3, a7
    xor t3, a1, a7
    xor a7, t6, a7
    srli t6, t3, 4
    xor t6, t4, t6
    and t6, t6, a5
    xor t4, t4, t6
    slli t6, t6, 4
    xor t3, t3, t6
    srli t6, t2, 4
    xor t6, t6, t5
    and t6, t6, a5
    xor t5, t5, t6
    slli t6, t6, 4
    xor t2, t2, t6
    srli t6, t0, 4
    xor t6, t6, a6
    and t6, t6, a5
    xor a6, a6, t6
    slli t6, t6, 4
    xor t0, t0, t6
    srli t6, t0, 2
    lw a4, 104(sp)
    xor t6, t6, t3
    and t6, t6, a4
    xor t3, t3, t6
    slli t6, t6, 2
    xor t0, t0, t6
    srli t6, a6, 2
    xor t6, t6, t4
    and t6, t6, a4
    xor t4, t4, t6
    slli t6, t6, 2
    xor a6, a6, t6
    srli t6, t1, 4
    xor t6, t6, a7
    and a5, t6, a5
    xor a7, a7, a5
    slli a5, a5, 4
    xor a5, t1, a5
    srli t1, a5, 2
    xor t1, t2, t1
    and t1, t1, a4
    xor t2, t2, t1
    slli t1, t1, 2
    xor a5, a5, t1
    srli t1, a5, 1
    lw t6, 100(sp)
    xor t1, t0, t1
    and t1, t1, t6
    xor t0, t0, t1
    slli t1, t1, 1
    xor a5, a5, t1
    srli t1, t2, 1
    xor t1, t3, t1
    and t1, t1, t6
    xor t3, t3, t1
    slli t1, t1, 1
    xor t1, t2, t1
    srli t2, a7, 2
    xor t2, t5, t2
    and t2, t2, a4
    xor t5, t5, t2
    slli t2, t2, 2
    xor a7, a7, t2
    srli t2, a7, 1
    xor t2, a6, t2
    and t2, t2, t6
    xor a6, a6, t2
    slli t2, t2, 1
    xor a7, a7, t2
    lw a4, 96(sp)
    xor t2, a7, a5
    and t2, t2, a4
    xor a5, a5, t2
    xor a7, a7, t2
    xor t2, a6, t0
    and t2, t2, a4
    xor a6, a6, t2
    xor t0, t0, t2
    srli t2, t5, 1
    xor t2, t4, t2
    and t2, t2, t6
    xor t4, t4, t2
    slli t2, t2, 1
    xor t2, t5, t2
    xor t5, t2, t1
    and t5, t5, a4
    xor t1, t1, t5
    xor t2, t2, t5
    xor t5, t4, t3
    and t5, t5, a4
    xor t4, t4, t5
    xor t3, t3, t5
    lw t5, 68(sp)
    lw t6, 0(t5)
    xor a5, t6, a5
    lw t6, 4(t5)
    xor t1, t6, t1
    lw t6, 8(t5)
    xor a7, t6, a7
    lw t6, 12(t5)
    xor t2, t6, t2
    lw t6, 16(t5)
    xor t0, t6, t0
    lw t6, 20(t5)
    xor t3, t6, t3
    lw t6, 24(t5)
    xor a6, t6, a6
    lw t6, 28(t5)
    mv a1, t5
    xor t4, t6, t4
    lw t6, 64(sp)
    sw t1, 4(t6)
    sw a5, 0(t6)
    sw a7, 8(t6)
    sw t2, 12(t6)
    sw t0, 16(t6)
    sw t3, 20(t6)
    sw a6, 24(t6)
    sw t4, 28(t6)
    mv a0, t6
    lw a2, 80(sp)
    lw a4, 76(sp)
    addi a0, a0, 32
    addi a1, a1, 32
    addi a4, a4, 2
    bltu a2, a1, .Llwcc_aes128_256_ctr_crypt_rv32i_group_done
    j .Llwcc_aes128_256_ctr_crypt_rv32i_group
.Llwcc_aes128_256_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_aes128_256_ctr_crypt_rv32i_out
.Llwcc_aes128_256_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 32
    beqz t2, .Llwcc_aes128_256_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 112
    mv t0, a0
    addi t1, sp, 144
.Llwcc_aes128_256_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_aes128_256_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_aes128_256_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_aes128_256_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_aes128_256_ctr_crypt_rv32i_group
.Llwcc_aes128_256_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 112
    add t1, a1, t2
.Llwcc_aes128_256_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_aes128_256_ctr_crypt_rv32i_copy
.Llwcc_aes128_256_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 144
.Llwcc_aes128_256_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_aes128_256_ctr_crypt_rv32i_wipe
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
    .size lwcc_aes128_256_ctr_crypt_rv32i, .-lwcc_aes128_256_ctr_crypt_rv32i
