# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile pipo --set pipo64_256 --target rv32i --lanes 1 --slicing plane
# passes:    unroll() invert() constants() counter() bitslice(enabled=true) fixslice(enabled=true) ctr_fold() fold() sbox(lanes=1) complement() rotate() balance() share() hoist() legalise(enabled=true) roll() slice(lanes=1) select() schedule() allocate() hide()
# dsl:       dsl/ciphers/pipo.dsl sha256:5e5cd2308391d72b1c80479b512a84375b6d682aaacf2a2b332393d1e8e57948
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 160
# layout:    planes of 8 S-boxes, 4 blocks side by side; cells in 1 arrangements
# sizes:     in bytes: block 8, key 32, nonce 4, rk 304, ctx 324, align 4, group 32, stack 160
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing

    .text

    .balign 4
    .global lwcc_pipo64_256_key_setup_rv32i
    .type lwcc_pipo64_256_key_setup_rv32i, %function
lwcc_pipo64_256_key_setup_rv32i:
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
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    lw t1, 16(a1)
    lw t2, 20(a1)
    lw t3, 24(a1)
    lw t4, 28(a1)
    xori a7, a7, 1
    xori t1, t1, 2
    xori t3, t3, 3
    xori t5, a5, 4
    xori t6, a7, 4
    xori a4, t1, 4
    lui a3, 349525
    addi a3, a3, 1365
    srli a2, a5, 1
    xor a2, a2, a5
    and a2, a2, a3
    slli s0, a2, 1
    xor s0, a5, s0
    xor a5, a5, a2
    srli a2, a6, 1
    xor a2, a2, a6
    and a2, a2, a3
    slli s1, a2, 1
    xor s1, a6, s1
    xor a6, a6, a2
    lui a2, 209715
    addi a2, a2, 819
    srli s2, s0, 2
    xor s2, s2, s0
    and s2, s2, a2
    slli s3, s2, 2
    xor s3, s0, s3
    xor s0, s0, s2
    srli s2, s1, 2
    xor s2, s2, s1
    and s2, s2, a2
    slli s4, s2, 2
    xor s4, s1, s4
    xor s1, s1, s2
    srli s2, a5, 2
    xor s2, s2, a5
    and s2, s2, a2
    slli s5, s2, 2
    xor s5, a5, s5
    xor a5, a5, s2
    srli s2, a6, 2
    xor s2, s2, a6
    and s2, s2, a2
    slli s6, s2, 2
    xor s6, a6, s6
    xor a6, a6, s2
    lui s2, 61681
    addi s2, s2, -241
    srli s7, s3, 4
    xor s7, s7, s5
    and s7, s7, s2
    slli s8, s7, 4
    xor s3, s3, s8
    xor s5, s5, s7
    srli s7, s4, 4
    xor s7, s7, s6
    and s7, s7, s2
    slli s8, s7, 4
    xor s4, s4, s8
    xor s6, s6, s7
    srli s7, s0, 4
    xor s7, s7, a5
    and s7, s7, s2
    slli s8, s7, 4
    xor s0, s0, s8
    xor a5, a5, s7
    srli s7, s1, 4
    xor s7, s7, a6
    and s7, s7, s2
    slli s8, s7, 4
    xor s1, s1, s8
    xor a6, a6, s7
    lui s7, 4080
    addi s7, s7, 255
    srli s8, s3, 8
    xor s8, s8, s0
    and s8, s8, s7
    slli s9, s8, 8
    xor s3, s3, s9
    xor s0, s0, s8
    srli s8, s4, 8
    xor s8, s8, s1
    and s8, s8, s7
    slli s9, s8, 8
    xor s4, s4, s9
    xor s1, s1, s8
    srli s8, s5, 8
    xor s8, s8, a5
    and s8, s8, s7
    slli s9, s8, 8
    xor s5, s5, s9
    xor a5, a5, s8
    srli s8, s6, 8
    xor s8, s8, a6
    and s8, s8, s7
    slli s9, s8, 8
    xor s6, s6, s9
    xor a6, a6, s8
    lui s8, 16
    addi s8, s8, -1
    srli s9, s3, 16
    xor s9, s9, s5
    and s9, s9, s8
    slli s10, s9, 16
    xor s3, s3, s10
    sw s3, 0(a0)
    xor s5, s5, s9
    sw s5, 28(a0)
    srli s9, s4, 16
    xor s9, s9, s6
    and s9, s9, s8
    slli s10, s9, 16
    xor s4, s4, s10
    sw s4, 24(a0)
    xor s6, s6, s9
    sw s6, 12(a0)
    srli s9, s0, 16
    xor s9, s9, a5
    and s9, s9, s8
    slli s10, s9, 16
    xor s0, s0, s10
    sw s0, 4(a0)
    xor a5, a5, s9
    sw a5, 8(a0)
    srli s9, s1, 16
    xor s9, s9, a6
    and s9, s9, s8
    slli s10, s9, 16
    xor s1, s1, s10
    sw s1, 20(a0)
    xor a6, a6, s9
    sw a6, 16(a0)
    srli s9, a7, 1
    xor s9, s9, a7
    and s9, s9, a3
    slli s10, s9, 1
    xor s10, a7, s10
    xor a7, a7, s9
    srli s9, t0, 1
    xor s9, s9, t0
    and s9, s9, a3
    slli s11, s9, 1
    xor s11, t0, s11
    xor t0, t0, s9
    srli s9, s10, 2
    xor s9, s9, s10
    and s9, s9, a2
    slli ra, s9, 2
    xor ra, s10, ra
    xor s9, s10, s9
    srli s10, s11, 2
    xor s10, s10, s11
    and s10, s10, a2
    sw a6, 96(sp)
    slli a6, s10, 2
    xor a6, s11, a6
    xor s10, s11, s10
    srli s11, a7, 2
    xor s11, s11, a7
    and s11, s11, a2
    sw s6, 100(sp)
    slli s6, s11, 2
    xor s6, a7, s6
    xor a7, a7, s11
    srli s11, t0, 2
    xor s11, s11, t0
    and s11, s11, a2
    sw s1, 104(sp)
    slli s1, s11, 2
    xor s1, t0, s1
    xor t0, t0, s11
    srli s11, ra, 4
    xor s11, s11, s6
    and s11, s11, s2
    sw s4, 108(sp)
    slli s4, s11, 4
    xor s4, ra, s4
    xor s6, s6, s11
    srli s11, a6, 4
    xor s11, s11, s1
    and s11, s11, s2
    slli ra, s11, 4
    xor a6, a6, ra
    xor s1, s1, s11
    srli s11, s9, 4
    xor s11, s11, a7
    and s11, s11, s2
    slli ra, s11, 4
    xor s9, s9, ra
    xor a7, a7, s11
    srli s11, s10, 4
    xor s11, s11, t0
    and s11, s11, s2
    slli ra, s11, 4
    xor s10, s10, ra
    xor t0, t0, s11
    srli s11, s4, 8
    xor s11, s11, s9
    and s11, s11, s7
    slli ra, s11, 8
    xor s4, s4, ra
    xor s9, s9, s11
    srli s11, a6, 8
    xor s11, s11, s10
    and s11, s11, s7
    slli ra, s11, 8
    xor a6, a6, ra
    xor s10, s10, s11
    srli s11, s6, 8
    xor s11, s11, a7
    and s11, s11, s7
    slli ra, s11, 8
    xor s6, s6, ra
    xor a7, a7, s11
    srli s11, s1, 8
    xor s11, s11, t0
    and s11, s11, s7
    slli ra, s11, 8
    xor s1, s1, ra
    xor t0, t0, s11
    srli s11, s4, 16
    xor s11, s11, s6
    and s11, s11, s8
    slli ra, s11, 16
    xor s4, s4, ra
    sw s4, 32(a0)
    xor s6, s6, s11
    sw s6, 60(a0)
    srli s11, a6, 16
    xor s11, s11, s1
    and s11, s11, s8
    slli ra, s11, 16
    xor a6, a6, ra
    sw a6, 56(a0)
    xor s1, s1, s11
    sw s1, 44(a0)
    srli s11, s9, 16
    xor s11, s11, a7
    and s11, s11, s8
    slli ra, s11, 16
    xor s9, s9, ra
    sw s9, 36(a0)
    xor a7, a7, s11
    sw a7, 40(a0)
    srli s11, s10, 16
    xor s11, s11, t0
    and s11, s11, s8
    slli ra, s11, 16
    xor s10, s10, ra
    sw s10, 52(a0)
    xor t0, t0, s11
    sw t0, 48(a0)
    srli s11, t1, 1
    xor s11, s11, t1
    and s11, s11, a3
    slli ra, s11, 1
    xor ra, t1, ra
    xor t1, t1, s11
    srli s11, t2, 1
    xor s11, s11, t2
    and s11, s11, a3
    sw a5, 112(sp)
    slli a5, s11, 1
    xor a5, t2, a5
    xor t2, t2, s11
    srli s11, ra, 2
    xor s11, s11, ra
    and s11, s11, a2
    sw s5, 116(sp)
    slli s5, s11, 2
    xor s5, ra, s5
    xor s11, ra, s11
    srli ra, a5, 2
    xor ra, ra, a5
    and ra, ra, a2
    sw s0, 120(sp)
    slli s0, ra, 2
    xor s0, a5, s0
    xor a5, a5, ra
    srli ra, t1, 2
    xor ra, ra, t1
    and ra, ra, a2
    sw t0, 124(sp)
    slli t0, ra, 2
    xor t0, t1, t0
    xor t1, t1, ra
    srli ra, t2, 2
    xor ra, ra, t2
    and ra, ra, a2
    sw s1, 128(sp)
    slli s1, ra, 2
    xor s1, t2, s1
    xor t2, t2, ra
    srli ra, s5, 4
    xor ra, ra, t0
    and ra, ra, s2
    sw s10, 132(sp)
    slli s10, ra, 4
    xor s5, s5, s10
    xor t0, t0, ra
    srli s10, s0, 4
    xor s10, s10, s1
    and s10, s10, s2
    slli ra, s10, 4
    xor s0, s0, ra
    xor s1, s1, s10
    srli s10, s11, 4
    xor s10, s10, t1
    and s10, s10, s2
    slli ra, s10, 4
    xor s11, s11, ra
    xor t1, t1, s10
    srli s10, a5, 4
    xor s10, s10, t2
    and s10, s10, s2
    slli ra, s10, 4
    xor a5, a5, ra
    xor t2, t2, s10
    srli s10, s5, 8
    xor s10, s10, s11
    and s10, s10, s7
    slli ra, s10, 8
    xor s5, s5, ra
    xor s10, s11, s10
    srli s11, s0, 8
    xor s11, s11, a5
    and s11, s11, s7
    slli ra, s11, 8
    xor s0, s0, ra
    xor a5, a5, s11
    srli s11, t0, 8
    xor s11, s11, t1
    and s11, s11, s7
    slli ra, s11, 8
    xor t0, t0, ra
    xor t1, t1, s11
    srli s11, s1, 8
    xor s11, s11, t2
    and s11, s11, s7
    slli ra, s11, 8
    xor s1, s1, ra
    xor t2, t2, s11
    srli s11, s5, 16
    xor s11, s11, t0
    and s11, s11, s8
    slli ra, s11, 16
    xor s5, s5, ra
    sw s5, 64(a0)
    xor t0, t0, s11
    sw t0, 92(a0)
    srli s11, s0, 16
    xor s11, s11, s1
    and s11, s11, s8
    slli ra, s11, 16
    xor s0, s0, ra
    sw s0, 88(a0)
    xor s1, s1, s11
    sw s1, 76(a0)
    srli s11, s10, 16
    xor s11, s11, t1
    and s11, s11, s8
    slli ra, s11, 16
    xor s10, s10, ra
    sw s10, 68(a0)
    xor t1, t1, s11
    sw t1, 72(a0)
    srli s11, a5, 16
    xor s11, s11, t2
    and s11, s11, s8
    slli ra, s11, 16
    xor a5, a5, ra
    sw a5, 84(a0)
    xor t2, t2, s11
    sw t2, 80(a0)
    srli s11, t3, 1
    xor s11, s11, t3
    and s11, s11, a3
    slli ra, s11, 1
    xor ra, t3, ra
    xor t3, t3, s11
    srli s11, t4, 1
    xor s11, s11, t4
    and a3, s11, a3
    slli s11, a3, 1
    xor s11, t4, s11
    xor t4, t4, a3
    srli a3, ra, 2
    xor a3, a3, ra
    and a3, a3, a2
    sw t2, 136(sp)
    slli t2, a3, 2
    xor t2, ra, t2
    xor a3, ra, a3
    srli ra, s11, 2
    xor ra, ra, s11
    and ra, ra, a2
    sw s1, 140(sp)
    slli s1, ra, 2
    xor s1, s11, s1
    xor s11, s11, ra
    srli ra, t3, 2
    xor ra, ra, t3
    and ra, ra, a2
    sw a5, 144(sp)
    slli a5, ra, 2
    xor a5, t3, a5
    xor t3, t3, ra
    srli ra, t4, 2
    xor ra, ra, t4
    and a2, ra, a2
    slli ra, a2, 2
    xor ra, t4, ra
    xor t4, t4, a2
    srli a2, t2, 4
    xor a2, a2, a5
    and a2, a2, s2
    sw s0, 148(sp)
    slli s0, a2, 4
    xor t2, t2, s0
    xor a5, a5, a2
    srli a2, s1, 4
    xor a2, a2, ra
    and a2, a2, s2
    slli s0, a2, 4
    xor s0, s1, s0
    xor a2, ra, a2
    srli s1, a3, 4
    xor s1, s1, t3
    and s1, s1, s2
    slli ra, s1, 4
    xor a3, a3, ra
    xor t3, t3, s1
    srli s1, s11, 4
    xor s1, s1, t4
    and s1, s1, s2
    slli s2, s1, 4
    xor s2, s11, s2
    xor t4, t4, s1
    srli s1, t2, 8
    xor s1, s1, a3
    and s1, s1, s7
    slli s11, s1, 8
    xor t2, t2, s11
    xor a3, a3, s1
    srli s1, s0, 8
    xor s1, s1, s2
    and s1, s1, s7
    slli s11, s1, 8
    xor s0, s0, s11
    xor s1, s2, s1
    srli s2, a5, 8
    xor s2, s2, t3
    and s2, s2, s7
    slli s11, s2, 8
    xor a5, a5, s11
    xor t3, t3, s2
    srli s2, a2, 8
    xor s2, s2, t4
    and s2, s2, s7
    slli s7, s2, 8
    xor a2, a2, s7
    xor t4, t4, s2
    srli s2, t2, 16
    xor s2, s2, a5
    and s2, s2, s8
    slli s7, s2, 16
    xor t2, t2, s7
    sw t2, 96(a0)
    xor a5, a5, s2
    sw a5, 124(a0)
    srli s2, s0, 16
    xor s2, s2, a2
    and s2, s2, s8
    slli s7, s2, 16
    xor s0, s0, s7
    sw s0, 120(a0)
    xor a2, a2, s2
    sw a2, 108(a0)
    srli s2, a3, 16
    xor s2, s2, t3
    and s2, s2, s8
    slli s7, s2, 16
    xor a3, a3, s7
    sw a3, 100(a0)
    xor t3, t3, s2
    sw t3, 104(a0)
    srli s2, s1, 16
    xor s2, s2, t4
    and s2, s2, s8
    slli s7, s2, 16
    xor s1, s1, s7
    sw s1, 116(a0)
    xor t4, t4, s2
    sw t4, 112(a0)
    lui s2, 1048575
    addi s2, s2, 255
    and s3, s3, s2
    slli s7, t5, 6
    andi s7, s7, 256
    or s3, s3, s7
    slli s7, t5, 7
    andi s7, s7, 512
    or s3, s3, s7
    slli s7, t5, 8
    andi s7, s7, 1024
    or s3, s3, s7
    slli t5, t5, 9
    lui s7, 1
    addi s7, s7, -2048
    and t5, t5, s7
    or t5, s3, t5
    sw t5, 128(a0)
    and s3, s4, s2
    slli s4, t6, 6
    andi s4, s4, 256
    or s3, s3, s4
    slli s4, t6, 7
    andi s4, s4, 512
    or s3, s3, s4
    slli s4, t6, 8
    andi s4, s4, 1024
    or s3, s3, s4
    slli t6, t6, 9
    and t6, t6, s7
    or t6, s3, t6
    sw t6, 132(a0)
    and s2, s5, s2
    slli s3, a4, 6
    andi s3, s3, 256
    or s2, s2, s3
    slli s3, a4, 7
    andi s3, s3, 512
    or s2, s2, s3
    slli s3, a4, 8
    andi s3, s3, 1024
    or s2, s2, s3
    slli a4, a4, 9
    and a4, a4, s7
    or a4, s2, a4
    sw a4, 136(a0)
    lui s2, 1
    addi s2, s2, -256
    xor t2, t2, s2
    sw t2, 140(a0)
    lui s3, 16
    addi s3, s3, -256
    xor t5, t5, s3
    sw t5, 144(a0)
    xor t6, t6, s3
    sw t6, 148(a0)
    xor a4, a4, s3
    sw a4, 152(a0)
    xor t2, t2, s3
    sw t2, 156(a0)
    xor t5, t5, s2
    sw t5, 160(a0)
    xor t6, t6, s2
    sw t6, 164(a0)
    xor a4, a4, s2
    sw a4, 168(a0)
    xor t2, t2, s2
    sw t2, 172(a0)
    lui t2, 256
    addi t2, t2, -256
    xor t5, t5, t2
    sw t5, 176(a0)
    xor t2, t6, t2
    sw t2, 180(a0)
    slli t2, s9, 4
    srli t5, s9, 28
    or t2, t2, t5
    sw t2, 200(a0)
    slli t2, s6, 16
    srli t5, s6, 16
    or t2, t2, t5
    sw t2, 208(a0)
    slli t5, a7, 20
    srli a7, a7, 12
    or a7, t5, a7
    sw a7, 184(a0)
    slli a7, a6, 8
    srli a6, a6, 24
    or a6, a7, a6
    sw a6, 196(a0)
    lw a6, 132(sp)
    slli a7, a6, 12
    srli a6, a6, 20
    or a6, a7, a6
    sw a6, 188(a0)
    lw a6, 128(sp)
    slli a7, a6, 28
    srli a6, a6, 4
    or a6, a7, a6
    sw a6, 192(a0)
    lw a6, 124(sp)
    slli a7, a6, 24
    srli a6, a6, 8
    or a6, a7, a6
    sw a6, 204(a0)
    lw a6, 120(sp)
    slli a7, a6, 4
    srli a6, a6, 28
    or a6, a7, a6
    sw a6, 228(a0)
    lw a6, 116(sp)
    srli t5, a6, 16
    slli a7, a6, 16
    or a7, a7, t5
    lw t5, 112(sp)
    slli t6, t5, 20
    srli t5, t5, 12
    or t5, t6, t5
    sw t5, 212(a0)
    lw t5, 108(sp)
    slli t6, t5, 8
    srli t5, t5, 24
    or t5, t6, t5
    sw t5, 224(a0)
    lw t5, 104(sp)
    slli t6, t5, 12
    srli t5, t5, 20
    or t5, t6, t5
    sw t5, 216(a0)
    lw t5, 100(sp)
    slli t6, t5, 28
    srli t5, t5, 4
    or t5, t6, t5
    sw t5, 220(a0)
    lw t5, 96(sp)
    slli t6, t5, 24
    srli t5, t5, 8
    or t5, t6, t5
    sw t5, 232(a0)
    slli t5, a3, 4
    srli t6, a3, 28
    or t5, t5, t6
    sw t5, 256(a0)
    slli t5, a5, 16
    srli a5, a5, 16
    or a5, t5, a5
    slli t5, t3, 20
    srli t3, t3, 12
    or t3, t5, t3
    sw t3, 240(a0)
    slli t3, s0, 8
    srli t5, s0, 24
    or t3, t3, t5
    sw t3, 252(a0)
    slli t3, s1, 12
    srli t5, s1, 20
    or t3, t3, t5
    sw t3, 244(a0)
    slli t3, a2, 28
    srli t5, a2, 4
    or t3, t3, t5
    sw t3, 248(a0)
    slli t3, t4, 24
    srli t4, t4, 8
    or t3, t3, t4
    sw t3, 260(a0)
    slli t3, s10, 4
    srli t4, s10, 28
    or t3, t3, t4
    sw t3, 284(a0)
    slli t3, t0, 16
    srli t0, t0, 16
    or t0, t3, t0
    slli t3, t1, 20
    srli t1, t1, 12
    or t1, t3, t1
    sw t1, 268(a0)
    lw t1, 148(sp)
    slli t3, t1, 8
    srli t1, t1, 24
    or t1, t3, t1
    sw t1, 280(a0)
    lw t1, 144(sp)
    slli t3, t1, 12
    srli t1, t1, 20
    or t1, t3, t1
    sw t1, 272(a0)
    lw t1, 140(sp)
    # round 17 (pipo.dsl:36)
    not a7, a7
    slli t3, t1, 28
    srli t1, t1, 4
    or t1, t3, t1
    sw t1, 276(a0)
    lw t1, 136(sp)
    sw a7, 236(a0)
    slli t3, t1, 24
    srli t1, t1, 8
    or t1, t3, t1
    sw t1, 288(a0)
    # round 16 (pipo.dsl:36)
    not a5, a5
    sw a5, 264(a0)
    # round 15 (pipo.dsl:36)
    not a5, t0
    sw a5, 292(a0)
    # round 14 (pipo.dsl:36)
    not a5, t2
    sw a5, 296(a0)
    # round 1 (pipo.dsl:36)
    not a5, a6
    sw a5, 300(a0)
    addi t0, sp, 64
    addi t1, sp, 160
.Llwcc_pipo64_256_key_setup_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_pipo64_256_key_setup_rv32i_wipe
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
    .size lwcc_pipo64_256_key_setup_rv32i, .-lwcc_pipo64_256_key_setup_rv32i

    .balign 4
    .global lwcc_pipo64_256_ecb_encrypt_rv32i
    .type lwcc_pipo64_256_ecb_encrypt_rv32i, %function
lwcc_pipo64_256_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_pipo64_256_ecb_encrypt_rv32i_begin
    ret
.Llwcc_pipo64_256_ecb_encrypt_rv32i_begin:
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
    slli a2, a2, 3
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 32
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_pipo64_256_ecb_encrypt_rv32i_group
    j .Llwcc_pipo64_256_ecb_encrypt_rv32i_rest
.Llwcc_pipo64_256_ecb_encrypt_rv32i_group:
    lw a5, 0(a1)
    lw a6, 8(a1)
    lw a7, 16(a1)
    lw t0, 4(a1)
    lw t1, 24(a1)
    lui t2, 349525
    srli t3, a5, 1
    lw t4, 12(a1)
    lw t5, 20(a1)
    addi t2, t2, 1365
    xor t3, a6, t3
    srli t6, a7, 1
    lw a4, 28(a1)
    and t3, t3, t2
    srli s0, t0, 1
    xor t6, t1, t6
    slli s1, t3, 1
    xor s0, t4, s0
    and t6, t6, t2
    srli s2, t5, 1
    xor a5, a5, s1
    and s0, s0, t2
    slli s1, t6, 1
    xor s2, a4, s2
    xor a6, a6, t3
    slli t3, s0, 1
    xor a7, a7, s1
    and s1, s2, t2
    lui s2, 209715
    srli s3, a5, 2
    xor t0, t0, t3
    xor t1, t1, t6
    slli t3, s1, 1
    addi t6, s2, 819
    xor s2, a7, s3
    srli s3, a6, 2
    xor t4, t4, s0
    xor t3, t5, t3
    and t5, s2, t6
    srli s0, t0, 2
    xor s2, t1, s3
    xor a4, a4, s1
    slli s1, t5, 2
    xor s0, t3, s0
    and s2, s2, t6
    srli s3, t4, 2
    xor a5, a5, s1
    and s0, s0, t6
    slli s1, s2, 2
    xor s3, a4, s3
    xor a7, a7, t5
    slli t5, s0, 2
    xor a6, a6, s1
    and s1, s3, t6
    lui s3, 61681
    srli s4, a5, 4
    xor t0, t0, t5
    xor t1, t1, s2
    slli t5, s1, 2
    addi s2, s3, -241
    xor s3, a6, s4
    srli s4, a7, 4
    xor t3, t3, s0
    xor t4, t4, t5
    and t5, s3, s2
    srli s0, t0, 4
    xor s3, t1, s4
    xor a4, a4, s1
    slli s1, t5, 4
    xor s0, t4, s0
    and s3, s3, s2
    srli s4, t3, 4
    xor a5, a5, s1
    and s0, s0, s2
    slli s1, s3, 4
    xor s4, a4, s4
    xor a6, a6, t5
    slli t5, s0, 4
    xor a7, a7, s1
    and s1, s4, s2
    lui s4, 4080
    srli s5, a5, 8
    xor t0, t0, t5
    xor t1, t1, s3
    slli t5, s1, 4
    addi s3, s4, 255
    xor s4, a7, s5
    srli s5, a6, 8
    xor t4, t4, s0
    xor t3, t3, t5
    and t5, s4, s3
    srli s0, t0, 8
    xor s4, t1, s5
    xor a4, a4, s1
    slli s1, t5, 8
    xor s0, t3, s0
    and s4, s4, s3
    srli s5, t4, 8
    xor a5, a5, s1
    xor a7, a7, t5
    and t5, s0, s3
    slli s0, s4, 8
    xor s1, a4, s5
    slli s5, t5, 8
    xor a6, a6, s0
    xor t1, t1, s4
    and s0, s1, s3
    lui s1, 16
    srli s4, a5, 16
    srli s6, a7, 16
    xor t0, t0, s5
    xor t3, t3, t5
    slli t5, s0, 8
    addi s1, s1, -1
    xor s4, a6, s4
    xor s5, t1, s6
    lw s6, 0(a3)
    lw s7, 4(a3)
    xor t4, t4, t5
    xor t5, a4, s0
    and a4, s4, s1
    srli s0, t0, 16
    and s4, s5, s1
    srli s5, t3, 16
    lw s8, 12(a3)
    slli s9, a4, 16
    xor s0, t4, s0
    slli s10, s4, 16
    xor s5, t5, s5
    xor a5, s6, a5
    lw s6, 16(a3)
    xor a7, s7, a7
    and s0, s0, s1
    and s5, s5, s1
    xor a5, a5, s9
    # round 1 (pipo.dsl:36)
    lw s9, 28(a3)
    xor a7, a7, s10
    lw s10, 8(a3)
    xor t4, s8, t4
    xor t5, s6, t5
    xor a6, s9, a6
    slli s11, s5, 16
    xor t4, t4, s0
    lw ra, 20(a3)
    xor t5, t5, s5
    xor t3, ra, t3
    lw s5, 24(a3)
    xor a6, a6, a4
    and a4, a7, a5
    xor t1, s10, t1
    xor t3, t3, s11
    and s11, t5, t4
    xor a6, a6, a4
    slli a4, s0, 16
    xor t1, t1, s4
    xor t3, t3, s11
    xor t0, s5, t0
    or s0, a6, a7
    and s4, t1, t3
    xor t0, t0, a4
    xor a5, a5, s0
    xor t0, t0, s4
    or a4, a6, a5
    xor t5, t5, t0
    xor a7, a7, a4
    not a6, a6
    or a4, t0, t3
    xor t3, t3, t5
    xor t5, t5, a7
    xor s0, t1, a6
    xor t1, t1, t4
    xor t4, a4, s0
    and a4, t5, t3
    and s0, t3, t1
    xor t0, t0, a5
    xor t1, t1, a4
    xor a4, t4, t3
    xor t0, t0, s0
    xor s0, t5, t1
    xor a5, a5, a4
    and a4, a4, s0
    xor a7, a7, t0
    slli s4, a5, 28
    srli a5, a5, 4
    or s11, t0, t4
    xor a7, a7, a4
    lw a4, 32(a3)
    or a5, s4, a5
    lw s4, 36(a3)
    xor t1, s11, t1
    xor a6, a6, s0
    slli s0, t4, 4
    srli t4, t4, 28
    xor t5, a4, t5
    slli a4, a7, 8
    srli a7, a7, 24
    xor a5, s4, a5
    lw s4, 44(a3)
    or s11, t1, t0
    or t4, s0, t4
    lw s0, 48(a3)
    or a7, a4, a7
    # round 2 (pipo.dsl:36)
    lw a4, 60(a3)
    # round 1 (pipo.dsl:36)
    xor t3, t3, s11
    slli s11, a6, 16
    srli a6, a6, 16
    or a6, s11, a6
    slli s11, t1, 12
    srli t1, t1, 20
    xor t4, s4, t4
    slli s4, t0, 20
    srli t0, t0, 12
    or t0, s4, t0
    # round 2 (pipo.dsl:36)
    lw s4, 52(a3)
    # round 1 (pipo.dsl:36)
    xor a7, s0, a7
    # round 2 (pipo.dsl:36)
    and s0, a5, t5
    xor a4, a4, s0
    # round 1 (pipo.dsl:36)
    lw s0, 40(a3)
    or t1, s11, t1
    slli s11, t3, 24
    srli t3, t3, 8
    # round 2 (pipo.dsl:36)
    xor t0, s4, t0
    and s4, a7, t4
    xor a6, a4, a6
    lw a4, 56(a3)
    # round 1 (pipo.dsl:36)
    or t3, s11, t3
    xor t1, s0, t1
    # round 2 (pipo.dsl:36)
    xor t0, t0, s4
    or s0, a6, a5
    and s4, t1, t0
    xor t3, a4, t3
    xor t5, t5, s0
    xor t3, t3, s4
    or a4, a6, t5
    xor a7, a7, t3
    xor a5, a5, a4
    xor a4, t0, a7
    xor a7, a5, a7
    not a6, a6
    xor t4, t4, t1
    or t0, t3, t0
    xor t1, t1, a6
    and s0, a7, a4
    and s4, a4, t4
    xor t0, t1, t0
    xor t1, t5, t3
    xor t3, t4, s0
    xor t1, t1, s4
    xor t4, a7, t3
    xor s0, t0, a4
    and s4, s0, t4
    xor t5, t5, s0
    xor a5, a5, t1
    or s0, t1, t0
    xor a6, a6, t4
    xor a5, a5, s4
    slli t4, t5, 28
    srli t5, t5, 4
    lw s4, 64(a3)
    lw s11, 68(a3)
    xor t3, t3, s0
    or t4, t4, t5
    slli t5, a6, 16
    srli a6, a6, 16
    or s0, t3, t1
    or a6, t5, a6
    slli t5, t0, 4
    srli t0, t0, 28
    or t0, t5, t0
    slli t5, a5, 8
    srli a5, a5, 24
    or a5, t5, a5
    lw t5, 76(a3)
    xor a7, s4, a7
    lw s4, 80(a3)
    xor t4, s11, t4
    # round 3 (pipo.dsl:36)
    lw s11, 92(a3)
    # round 2 (pipo.dsl:36)
    xor a4, a4, s0
    slli s0, t3, 12
    srli t3, t3, 20
    xor t0, t5, t0
    slli t5, t1, 20
    srli t1, t1, 12
    or t1, t5, t1
    # round 3 (pipo.dsl:36)
    lw t5, 84(a3)
    # round 2 (pipo.dsl:36)
    xor a5, s4, a5
    lw s4, 72(a3)
    # round 3 (pipo.dsl:36)
    xor a6, s11, a6
    and s11, t4, a7
    # round 2 (pipo.dsl:36)
    or t3, s0, t3
    slli s0, a4, 24
    srli a4, a4, 8
    # round 3 (pipo.dsl:36)
    xor t1, t5, t1
    and t5, a5, t0
    xor a6, s11, a6
    lw s11, 88(a3)
    # round 2 (pipo.dsl:36)
    or a4, s0, a4
    xor t3, s4, t3
    # round 3 (pipo.dsl:36)
    xor t1, t1, t5
    or t5, a6, t4
    and s0, t3, t1
    xor a4, s11, a4
    xor a7, a7, t5
    xor t5, a4, s0
    or a4, a6, a7
    xor a5, a5, t5
    xor t4, t4, a4
    xor a4, t1, a5
    xor a5, t4, a5
    not a6, a6
    xor t0, t0, t3
    or t1, t5, t1
    xor t3, t3, a6
    and s0, a5, a4
    and s4, a4, t0
    xor t1, t3, t1
    xor t3, a7, t5
    xor t0, t0, s0
    xor t3, t3, s4
    xor t5, a5, t0
    xor s0, t1, a4
    and s4, s0, t5
    xor a7, a7, s0
    xor t4, t4, t3
    or s0, t3, t1
    xor a6, a6, t5
    xor t4, t4, s4
    slli t5, a7, 28
    srli a7, a7, 4
    lw s4, 96(a3)
    lw s11, 100(a3)
    xor t0, t0, s0
    or a7, t5, a7
    slli t5, a6, 16
    srli a6, a6, 16
    or s0, t0, t3
    or a6, t5, a6
    slli t5, t1, 4
    srli t1, t1, 28
    or t1, t5, t1
    slli t5, t4, 8
    srli t4, t4, 24
    or t4, t5, t4
    lw t5, 108(a3)
    xor a5, s4, a5
    lw s4, 112(a3)
    xor a7, s11, a7
    # round 4 (pipo.dsl:36)
    lw s11, 124(a3)
    # round 3 (pipo.dsl:36)
    xor a4, a4, s0
    slli s0, t0, 12
    srli t0, t0, 20
    xor t1, t5, t1
    slli t5, t3, 20
    srli t3, t3, 12
    or t3, t5, t3
    # round 4 (pipo.dsl:36)
    lw t5, 116(a3)
    # round 3 (pipo.dsl:36)
    xor t4, s4, t4
    lw s4, 104(a3)
    # round 4 (pipo.dsl:36)
    xor a6, s11, a6
    and s11, a7, a5
    # round 3 (pipo.dsl:36)
    or t0, s0, t0
    slli s0, a4, 24
    srli a4, a4, 8
    # round 4 (pipo.dsl:36)
    xor t3, t5, t3
    and t5, t4, t1
    xor a6, s11, a6
    lw s11, 120(a3)
    # round 3 (pipo.dsl:36)
    or a4, s0, a4
    xor t0, s4, t0
    # round 4 (pipo.dsl:36)
    xor t3, t3, t5
    or t5, a6, a7
    and s0, t0, t3
    xor a4, s11, a4
    xor a5, a5, t5
    xor t5, a4, s0
    or a4, a6, a5
    xor t4, t4, t5
    xor a7, a7, a4
    xor a4, t3, t4
    xor t4, a7, t4
    not a6, a6
    xor t1, t1, t0
    or t3, t5, t3
    xor t0, t0, a6
    and s0, t4, a4
    and s4, a4, t1
    xor t0, t0, t3
    xor t3, a5, t5
    xor t1, t1, s0
    xor t3, t3, s4
    xor t5, t4, t1
    xor s0, t0, a4
    and s4, s0, t5
    xor a5, a5, s0
    xor a7, a7, t3
    or s0, t3, t0
    xor a6, a6, t5
    xor a7, a7, s4
    slli t5, a5, 28
    srli a5, a5, 4
    lw s4, 128(a3)
    xor t1, t1, s0
    or a5, t5, a5
    slli t5, a6, 16
    srli a6, a6, 16
    slli s0, t0, 4
    srli t0, t0, 28
    or s11, t1, t3
    or a6, t5, a6
    slli t5, a7, 8
    srli a7, a7, 24
    or t0, s0, t0
    slli s0, t3, 20
    srli t3, t3, 12
    or a7, t5, a7
    xor t4, s4, t4
    xor a5, s7, a5
    xor t5, a4, s11
    slli a4, t1, 12
    srli t1, t1, 20
    or t3, s0, t3
    xor t0, s8, t0
    xor a7, s6, a7
    # round 5 (pipo.dsl:36)
    and s0, a5, t4
    xor a6, s9, a6
    # round 4 (pipo.dsl:36)
    or t1, a4, t1
    slli a4, t5, 24
    srli t5, t5, 8
    # round 5 (pipo.dsl:36)
    and s4, a7, t0
    xor t3, ra, t3
    xor a6, s0, a6
    # round 4 (pipo.dsl:36)
    or t5, a4, t5
    xor t1, s10, t1
    # round 5 (pipo.dsl:36)
    xor t3, t3, s4
    or a4, a6, a5
    and s0, t1, t3
    xor t5, s5, t5
    xor t4, t4, a4
    xor t5, t5, s0
    or a4, a6, t4
    xor a7, a7, t5
    xor a5, a5, a4
    xor a4, t3, a7
    xor a7, a5, a7
    not a6, a6
    xor t0, t0, t1
    or t3, t5, t3
    xor t1, t1, a6
    and s0, a7, a4
    and s4, a4, t0
    xor t1, t1, t3
    xor t3, t4, t5
    xor t0, t0, s0
    xor t3, t3, s4
    xor t5, a7, t0
    xor s0, t1, a4
    and s4, s0, t5
    xor t4, t4, s0
    xor a5, a5, t3
    or s0, t3, t1
    xor a6, a6, t5
    xor a5, a5, s4
    slli t5, t4, 28
    srli t4, t4, 4
    lw s4, 132(a3)
    lw s11, 36(a3)
    xor t0, t0, s0
    or t4, t5, t4
    slli t5, a6, 16
    srli a6, a6, 16
    or s0, t0, t3
    or a6, t5, a6
    slli t5, t1, 4
    srli t1, t1, 28
    or t1, t5, t1
    slli t5, a5, 8
    srli a5, a5, 24
    or a5, t5, a5
    lw t5, 44(a3)
    xor a7, s4, a7
    lw s4, 48(a3)
    xor t4, s11, t4
    # round 6 (pipo.dsl:36)
    lw s11, 60(a3)
    # round 5 (pipo.dsl:36)
    xor a4, a4, s0
    slli s0, t0, 12
    srli t0, t0, 20
    xor t1, t5, t1
    slli t5, t3, 20
    srli t3, t3, 12
    or t3, t5, t3
    # round 6 (pipo.dsl:36)
    lw t5, 52(a3)
    # round 5 (pipo.dsl:36)
    xor a5, s4, a5
    lw s4, 40(a3)
    # round 6 (pipo.dsl:36)
    xor a6, s11, a6
    and s11, t4, a7
    # round 5 (pipo.dsl:36)
    or t0, s0, t0
    slli s0, a4, 24
    srli a4, a4, 8
    # round 6 (pipo.dsl:36)
    xor t3, t5, t3
    and t5, a5, t1
    xor a6, s11, a6
    lw s11, 56(a3)
    # round 5 (pipo.dsl:36)
    or a4, s0, a4
    xor t0, s4, t0
    # round 6 (pipo.dsl:36)
    xor t3, t3, t5
    or t5, a6, t4
    and s0, t0, t3
    xor a4, s11, a4
    xor a7, a7, t5
    xor t5, a4, s0
    or a4, a6, a7
    xor a5, a5, t5
    xor t4, t4, a4
    xor a4, t3, a5
    xor a5, t4, a5
    not a6, a6
    xor t1, t1, t0
    or t3, t5, t3
    xor t0, t0, a6
    and s0, a5, a4
    and s4, a4, t1
    xor t0, t0, t3
    xor t3, a7, t5
    xor t1, t1, s0
    xor t3, t3, s4
    xor t5, a5, t1
    xor s0, t0, a4
    and s4, s0, t5
    xor a7, a7, s0
    xor t4, t4, t3
    or s0, t3, t0
    xor a6, a6, t5
    xor t4, t4, s4
    slli t5, a7, 28
    srli a7, a7, 4
    lw s4, 136(a3)
    lw s11, 68(a3)
    xor t1, t1, s0
    or a7, t5, a7
    slli t5, a6, 16
    srli a6, a6, 16
    or s0, t1, t3
    or a6, t5, a6
    slli t5, t0, 4
    srli t0, t0, 28
    or t0, t5, t0
    slli t5, t4, 8
    srli t4, t4, 24
    or t4, t5, t4
    lw t5, 76(a3)
    xor a5, s4, a5
    lw s4, 80(a3)
    xor a7, s11, a7
    # round 7 (pipo.dsl:36)
    lw s11, 92(a3)
    # round 6 (pipo.dsl:36)
    xor a4, a4, s0
    slli s0, t1, 12
    srli t1, t1, 20
    xor t0, t5, t0
    slli t5, t3, 20
    srli t3, t3, 12
    or t3, t5, t3
    # round 7 (pipo.dsl:36)
    lw t5, 84(a3)
    # round 6 (pipo.dsl:36)
    xor t4, s4, t4
    lw s4, 72(a3)
    # round 7 (pipo.dsl:36)
    xor a6, s11, a6
    and s11, a7, a5
    # round 6 (pipo.dsl:36)
    or t1, s0, t1
    slli s0, a4, 24
    srli a4, a4, 8
    # round 7 (pipo.dsl:36)
    xor t3, t5, t3
    and t5, t4, t0
    xor a6, s11, a6
    lw s11, 88(a3)
    # round 6 (pipo.dsl:36)
    or a4, s0, a4
    xor t1, s4, t1
    # round 7 (pipo.dsl:36)
    xor t3, t3, t5
    or t5, a6, a7
    and s0, t1, t3
    xor a4, s11, a4
    xor a5, a5, t5
    xor t5, a4, s0
    or a4, a6, a5
    xor t4, t4, t5
    xor a7, a7, a4
    xor a4, t3, t4
    xor t4, a7, t4
    not a6, a6
    xor t0, t0, t1
    or t3, t5, t3
    xor t1, t1, a6
    and s0, t4, a4
    and s4, a4, t0
    xor t1, t1, t3
    xor t3, a5, t5
    xor t0, t0, s0
    xor t3, t3, s4
    xor t5, t4, t0
    xor s0, t1, a4
    and s4, s0, t5
    xor a5, a5, s0
    xor a7, a7, t3
    or s0, t3, t1
    xor a6, a6, t5
    xor a7, a7, s4
    slli t5, a5, 28
    srli a5, a5, 4
    lw s4, 140(a3)
    lw s11, 100(a3)
    xor t0, t0, s0
    or a5, t5, a5
    slli t5, a6, 16
    srli a6, a6, 16
    or s0, t0, t3
    or a6, t5, a6
    slli t5, t1, 4
    srli t1, t1, 28
    or t1, t5, t1
    slli t5, a7, 8
    srli a7, a7, 24
    or a7, t5, a7
    lw t5, 108(a3)
    xor t4, s4, t4
    lw s4, 112(a3)
    xor a5, s11, a5
    # round 8 (pipo.dsl:36)
    lw s11, 124(a3)
    # round 7 (pipo.dsl:36)
    xor a4, a4, s0
    slli s0, t0, 12
    srli t0, t0, 20
    xor t1, t5, t1
    slli t5, t3, 20
    srli t3, t3, 12
    or t3, t5, t3
    # round 8 (pipo.dsl:36)
    lw t5, 116(a3)
    # round 7 (pipo.dsl:36)
    xor a7, s4, a7
    lw s4, 104(a3)
    # round 8 (pipo.dsl:36)
    xor a6, s11, a6
    and s11, a5, t4
    # round 7 (pipo.dsl:36)
    or t0, s0, t0
    slli s0, a4, 24
    srli a4, a4, 8
    # round 8 (pipo.dsl:36)
    xor t3, t5, t3
    and t5, a7, t1
    xor a6, s11, a6
    lw s11, 120(a3)
    # round 7 (pipo.dsl:36)
    or a4, s0, a4
    xor t0, s4, t0
    # round 8 (pipo.dsl:36)
    xor t3, t3, t5
    or t5, a6, a5
    and s0, t0, t3
    xor a4, s11, a4
    xor t4, t4, t5
    xor t5, a4, s0
    or a4, a6, t4
    xor a7, a7, t5
    xor a5, a5, a4
    xor a4, t3, a7
    xor a7, a5, a7
    not a6, a6
    xor t1, t1, t0
    or t3, t5, t3
    xor t0, t0, a6
    and s0, a7, a4
    and s4, a4, t1
    xor t0, t0, t3
    xor t3, t4, t5
    xor t1, t1, s0
    xor t3, t3, s4
    xor t5, a7, t1
    xor s0, t0, a4
    and s4, s0, t5
    xor t4, t4, s0
    xor a5, a5, t3
    or s0, t3, t0
    xor a6, a6, t5
    xor a5, a5, s4
    slli t5, t4, 28
    srli t4, t4, 4
    lw s4, 144(a3)
    xor t1, t1, s0
    or t4, t5, t4
    slli t5, a6, 16
    srli a6, a6, 16
    slli s0, t0, 4
    srli t0, t0, 28
    or s11, t1, t3
    or a6, t5, a6
    slli t5, a5, 8
    srli a5, a5, 24
    or t0, s0, t0
    slli s0, t3, 20
    srli t3, t3, 12
    or a5, t5, a5
    xor a7, s4, a7
    xor t4, s7, t4
    xor t5, a4, s11
    slli a4, t1, 12
    srli t1, t1, 20
    or t3, s0, t3
    xor t0, s8, t0
    xor a5, s6, a5
    # round 9 (pipo.dsl:36)
    and s0, t4, a7
    xor a6, s9, a6
    # round 8 (pipo.dsl:36)
    or t1, a4, t1
    slli a4, t5, 24
    srli t5, t5, 8
    # round 9 (pipo.dsl:36)
    and s4, a5, t0
    xor t3, ra, t3
    xor a6, s0, a6
    # round 8 (pipo.dsl:36)
    or t5, a4, t5
    xor t1, s10, t1
    # round 9 (pipo.dsl:36)
    xor t3, t3, s4
    or a4, a6, t4
    and s0, t1, t3
    xor t5, s5, t5
    xor a7, a7, a4
    xor t5, t5, s0
    or a4, a6, a7
    xor a5, a5, t5
    xor t4, t4, a4
    xor a4, t3, a5
    xor a5, t4, a5
    not a6, a6
    xor t0, t0, t1
    or t3, t5, t3
    xor t1, t1, a6
    and s0, a5, a4
    and s4, a4, t0
    xor t1, t1, t3
    xor t3, a7, t5
    xor t0, t0, s0
    xor t3, t3, s4
    xor t5, a5, t0
    xor s0, t1, a4
    and s4, s0, t5
    xor a7, a7, s0
    xor t4, t4, t3
    or s0, t3, t1
    xor a6, a6, t5
    xor t4, t4, s4
    slli t5, a7, 28
    srli a7, a7, 4
    lw s4, 148(a3)
    lw s11, 36(a3)
    xor t0, t0, s0
    or a7, t5, a7
    slli t5, a6, 16
    srli a6, a6, 16
    or s0, t0, t3
    or a6, t5, a6
    slli t5, t1, 4
    srli t1, t1, 28
    or t1, t5, t1
    slli t5, t4, 8
    srli t4, t4, 24
    or t4, t5, t4
    lw t5, 44(a3)
    xor a5, s4, a5
    lw s4, 48(a3)
    xor a7, s11, a7
    # round 10 (pipo.dsl:36)
    lw s11, 60(a3)
    # round 9 (pipo.dsl:36)
    xor a4, a4, s0
    slli s0, t0, 12
    srli t0, t0, 20
    xor t1, t5, t1
    slli t5, t3, 20
    srli t3, t3, 12
    or t3, t5, t3
    # round 10 (pipo.dsl:36)
    lw t5, 52(a3)
    # round 9 (pipo.dsl:36)
    xor t4, s4, t4
    lw s4, 40(a3)
    # round 10 (pipo.dsl:36)
    xor a6, s11, a6
    and s11, a7, a5
    # round 9 (pipo.dsl:36)
    or t0, s0, t0
    slli s0, a4, 24
    srli a4, a4, 8
    # round 10 (pipo.dsl:36)
    xor t3, t5, t3
    and t5, t4, t1
    xor a6, s11, a6
    lw s11, 56(a3)
    # round 9 (pipo.dsl:36)
    or a4, s0, a4
    xor t0, s4, t0
    # round 10 (pipo.dsl:36)
    xor t3, t3, t5
    or t5, a6, a7
    and s0, t0, t3
    xor a4, s11, a4
    xor a5, a5, t5
    xor t5, a4, s0
    or a4, a6, a5
    xor t4, t4, t5
    xor a7, a7, a4
    xor a4, t3, t4
    xor t4, a7, t4
    not a6, a6
    xor t1, t1, t0
    or t3, t5, t3
    xor t0, t0, a6
    and s0, t4, a4
    and s4, a4, t1
    xor t0, t0, t3
    xor t3, a5, t5
    xor t1, t1, s0
    xor t3, t3, s4
    xor t5, t4, t1
    xor s0, t0, a4
    and s4, s0, t5
    xor a5, a5, s0
    xor a7, a7, t3
    or s0, t3, t0
    xor a6, a6, t5
    xor a7, a7, s4
    slli t5, a5, 28
    srli a5, a5, 4
    lw s4, 152(a3)
    lw s11, 68(a3)
    xor t1, t1, s0
    or a5, t5, a5
    slli t5, a6, 16
    srli a6, a6, 16
    or s0, t1, t3
    or a6, t5, a6
    slli t5, t0, 4
    srli t0, t0, 28
    or t0, t5, t0
    slli t5, a7, 8
    srli a7, a7, 24
    or a7, t5, a7
    lw t5, 76(a3)
    xor t4, s4, t4
    lw s4, 80(a3)
    xor a5, s11, a5
    # round 11 (pipo.dsl:36)
    lw s11, 92(a3)
    # round 10 (pipo.dsl:36)
    xor a4, a4, s0
    slli s0, t1, 12
    srli t1, t1, 20
    xor t0, t5, t0
    slli t5, t3, 20
    srli t3, t3, 12
    or t3, t5, t3
    # round 11 (pipo.dsl:36)
    lw t5, 84(a3)
    # round 10 (pipo.dsl:36)
    xor a7, s4, a7
    lw s4, 72(a3)
    # round 11 (pipo.dsl:36)
    xor a6, s11, a6
    and s11, a5, t4
    # round 10 (pipo.dsl:36)
    or t1, s0, t1
    slli s0, a4, 24
    srli a4, a4, 8
    # round 11 (pipo.dsl:36)
    xor t3, t5, t3
    and t5, a7, t0
    xor a6, s11, a6
    lw s11, 88(a3)
    # round 10 (pipo.dsl:36)
    or a4, s0, a4
    xor t1, s4, t1
    # round 11 (pipo.dsl:36)
    xor t3, t3, t5
    or t5, a6, a5
    and s0, t1, t3
    xor a4, s11, a4
    xor t4, t4, t5
    xor t5, a4, s0
    or a4, a6, t4
    xor a7, a7, t5
    xor a5, a5, a4
    xor a4, t3, a7
    xor a7, a5, a7
    not a6, a6
    xor t0, t0, t1
    or t3, t5, t3
    xor t1, t1, a6
    and s0, a7, a4
    and s4, a4, t0
    xor t1, t1, t3
    xor t3, t4, t5
    xor t0, t0, s0
    xor t3, t3, s4
    xor t5, a7, t0
    xor s0, t1, a4
    and s4, s0, t5
    xor t4, t4, s0
    xor a5, a5, t3
    or s0, t3, t1
    xor a6, a6, t5
    xor a5, a5, s4
    slli t5, t4, 28
    srli t4, t4, 4
    lw s4, 156(a3)
    lw s11, 100(a3)
    xor t0, t0, s0
    or t4, t5, t4
    slli t5, a6, 16
    srli a6, a6, 16
    or s0, t0, t3
    or a6, t5, a6
    slli t5, t1, 4
    srli t1, t1, 28
    or t1, t5, t1
    slli t5, a5, 8
    srli a5, a5, 24
    or a5, t5, a5
    lw t5, 108(a3)
    xor a7, s4, a7
    lw s4, 112(a3)
    xor t4, s11, t4
    # round 12 (pipo.dsl:36)
    lw s11, 124(a3)
    # round 11 (pipo.dsl:36)
    xor a4, a4, s0
    slli s0, t0, 12
    srli t0, t0, 20
    xor t1, t5, t1
    slli t5, t3, 20
    srli t3, t3, 12
    or t3, t5, t3
    # round 12 (pipo.dsl:36)
    lw t5, 116(a3)
    # round 11 (pipo.dsl:36)
    xor a5, s4, a5
    lw s4, 104(a3)
    # round 12 (pipo.dsl:36)
    xor a6, s11, a6
    and s11, t4, a7
    # round 11 (pipo.dsl:36)
    or t0, s0, t0
    slli s0, a4, 24
    srli a4, a4, 8
    # round 12 (pipo.dsl:36)
    xor t3, t5, t3
    and t5, a5, t1
    xor a6, s11, a6
    lw s11, 120(a3)
    # round 11 (pipo.dsl:36)
    or a4, s0, a4
    xor t0, s4, t0
    # round 12 (pipo.dsl:36)
    xor t3, t3, t5
    or t5, a6, t4
    and s0, t0, t3
    xor a4, s11, a4
    xor a7, a7, t5
    xor t5, a4, s0
    or a4, a6, a7
    xor a5, a5, t5
    xor t4, t4, a4
    xor a4, t3, a5
    xor a5, t4, a5
    not a6, a6
    xor t1, t1, t0
    or t3, t5, t3
    xor t0, t0, a6
    and s0, a5, a4
    and s4, a4, t1
    xor t0, t0, t3
    xor t3, a7, t5
    xor t1, t1, s0
    xor t3, t3, s4
    xor t5, a5, t1
    xor s0, t0, a4
    and s4, s0, t5
    xor a7, a7, s0
    xor t4, t4, t3
    or s0, t3, t0
    xor a6, a6, t5
    xor t4, t4, s4
    slli t5, a7, 28
    srli a7, a7, 4
    lw s4, 160(a3)
    xor t1, t1, s0
    or a7, t5, a7
    slli t5, a6, 16
    srli a6, a6, 16
    slli s0, t0, 4
    srli t0, t0, 28
    or s11, t1, t3
    or a6, t5, a6
    slli t5, t4, 8
    srli t4, t4, 24
    or t0, s0, t0
    slli s0, t3, 20
    srli t3, t3, 12
    or t4, t5, t4
    xor a5, s4, a5
    xor a7, s7, a7
    xor t5, a4, s11
    slli a4, t1, 12
    srli t1, t1, 20
    or t3, s0, t3
    xor t0, s8, t0
    xor t4, s6, t4
    # round 13 (pipo.dsl:36)
    and s0, a7, a5
    xor a6, s9, a6
    # round 12 (pipo.dsl:36)
    or t1, a4, t1
    slli a4, t5, 24
    srli t5, t5, 8
    # round 13 (pipo.dsl:36)
    and s4, t4, t0
    xor t3, ra, t3
    xor a6, s0, a6
    # round 12 (pipo.dsl:36)
    or t5, a4, t5
    xor t1, s10, t1
    # round 13 (pipo.dsl:36)
    xor t3, t3, s4
    or a4, a6, a7
    and s0, t1, t3
    xor t5, s5, t5
    xor a5, a5, a4
    xor t5, t5, s0
    or a4, a6, a5
    xor t4, t4, t5
    xor a7, a7, a4
    xor a4, t3, t4
    xor t4, a7, t4
    not a6, a6
    xor t0, t0, t1
    or t3, t5, t3
    xor t1, t1, a6
    and s0, t4, a4
    and s4, a4, t0
    xor t1, t1, t3
    xor t3, a5, t5
    xor t0, t0, s0
    xor t3, t3, s4
    xor t5, t4, t0
    xor s0, t1, a4
    and s4, s0, t5
    xor a5, a5, s0
    xor a7, a7, t3
    or s0, t3, t1
    xor a6, a6, t5
    xor a7, a7, s4
    slli t5, a5, 28
    srli a5, a5, 4
    lw s4, 164(a3)
    lw s11, 36(a3)
    xor t0, t0, s0
    or a5, t5, a5
    slli t5, a6, 16
    srli a6, a6, 16
    or s0, t0, t3
    or a6, t5, a6
    slli t5, t1, 4
    srli t1, t1, 28
    or t1, t5, t1
    slli t5, a7, 8
    srli a7, a7, 24
    or a7, t5, a7
    lw t5, 44(a3)
    xor t4, s4, t4
    lw s4, 48(a3)
    xor a5, s11, a5
    # round 14 (pipo.dsl:36)
    lw s11, 60(a3)
    # round 13 (pipo.dsl:36)
    xor a4, a4, s0
    slli s0, t0, 12
    srli t0, t0, 20
    xor t1, t5, t1
    slli t5, t3, 20
    srli t3, t3, 12
    or t3, t5, t3
    # round 14 (pipo.dsl:36)
    lw t5, 52(a3)
    # round 13 (pipo.dsl:36)
    xor a7, s4, a7
    lw s4, 40(a3)
    # round 14 (pipo.dsl:36)
    xor a6, s11, a6
    and s11, a5, t4
    # round 13 (pipo.dsl:36)
    or t0, s0, t0
    slli s0, a4, 24
    srli a4, a4, 8
    # round 14 (pipo.dsl:36)
    xor t3, t5, t3
    and t5, a7, t1
    xor a6, s11, a6
    lw s11, 56(a3)
    # round 13 (pipo.dsl:36)
    or a4, s0, a4
    xor t0, s4, t0
    # round 14 (pipo.dsl:36)
    xor t3, t3, t5
    or t5, a6, a5
    and s0, t0, t3
    xor a4, s11, a4
    xor t4, t4, t5
    xor t5, a4, s0
    or a4, a6, t4
    xor a7, a7, t5
    xor a5, a5, a4
    xor a4, t3, a7
    xor a7, a5, a7
    not a6, a6
    xor t1, t1, t0
    or t3, t5, t3
    xor t0, t0, a6
    and s0, a7, a4
    and s4, a4, t1
    xor t0, t0, t3
    xor t3, t4, t5
    xor t1, t1, s0
    xor t3, t3, s4
    xor t5, a7, t1
    xor s0, t0, a4
    and s4, s0, t5
    xor t4, t4, s0
    xor a5, a5, t3
    or s0, t3, t0
    xor a6, a6, t5
    xor a5, a5, s4
    slli t5, t4, 28
    srli t4, t4, 4
    lw s4, 168(a3)
    lw s11, 68(a3)
    xor t1, t1, s0
    or t4, t5, t4
    slli t5, a6, 16
    srli a6, a6, 16
    or s0, t1, t3
    or a6, t5, a6
    slli t5, t0, 4
    srli t0, t0, 28
    or t0, t5, t0
    slli t5, a5, 8
    srli a5, a5, 24
    or a5, t5, a5
    lw t5, 76(a3)
    xor a7, s4, a7
    lw s4, 80(a3)
    xor t4, s11, t4
    # round 15 (pipo.dsl:36)
    lw s11, 92(a3)
    # round 14 (pipo.dsl:36)
    xor a4, a4, s0
    slli s0, t1, 12
    srli t1, t1, 20
    xor t0, t5, t0
    slli t5, t3, 20
    srli t3, t3, 12
    or t3, t5, t3
    # round 15 (pipo.dsl:36)
    lw t5, 84(a3)
    # round 14 (pipo.dsl:36)
    xor a5, s4, a5
    lw s4, 72(a3)
    # round 15 (pipo.dsl:36)
    xor a6, s11, a6
    and s11, t4, a7
    # round 14 (pipo.dsl:36)
    or t1, s0, t1
    slli s0, a4, 24
    srli a4, a4, 8
    # round 15 (pipo.dsl:36)
    xor t3, t5, t3
    and t5, a5, t0
    xor a6, s11, a6
    lw s11, 88(a3)
    # round 14 (pipo.dsl:36)
    or a4, s0, a4
    xor t1, s4, t1
    # round 15 (pipo.dsl:36)
    xor t3, t3, t5
    or t5, a6, t4
    and s0, t1, t3
    xor a4, s11, a4
    xor a7, a7, t5
    xor t5, a4, s0
    or a4, a6, a7
    xor a5, a5, t5
    xor t4, t4, a4
    xor a4, t3, a5
    xor a5, t4, a5
    not a6, a6
    xor t0, t0, t1
    or t3, t5, t3
    xor t1, t1, a6
    and s0, a5, a4
    and s4, a4, t0
    xor t1, t1, t3
    xor t3, a7, t5
    xor t0, t0, s0
    xor t3, t3, s4
    xor t5, a5, t0
    xor s0, t1, a4
    and s4, s0, t5
    xor a7, a7, s0
    xor t4, t4, t3
    or s0, t3, t1
    xor a6, a6, t5
    xor t4, t4, s4
    slli t5, a7, 28
    srli a7, a7, 4
    lw s4, 172(a3)
    lw s11, 100(a3)
    xor t0, t0, s0
    or a7, t5, a7
    slli t5, a6, 16
    srli a6, a6, 16
    or s0, t0, t3
    or a6, t5, a6
    slli t5, t1, 4
    srli t1, t1, 28
    or t1, t5, t1
    slli t5, t4, 8
    srli t4, t4, 24
    or t4, t5, t4
    lw t5, 108(a3)
    xor a5, s4, a5
    lw s4, 112(a3)
    xor a7, s11, a7
    # round 16 (pipo.dsl:36)
    lw s11, 124(a3)
    # round 15 (pipo.dsl:36)
    xor a4, a4, s0
    slli s0, t0, 12
    srli t0, t0, 20
    xor t1, t5, t1
    slli t5, t3, 20
    srli t3, t3, 12
    or t3, t5, t3
    # round 16 (pipo.dsl:36)
    lw t5, 116(a3)
    # round 15 (pipo.dsl:36)
    xor t4, s4, t4
    lw s4, 104(a3)
    # round 16 (pipo.dsl:36)
    xor a6, s11, a6
    and s11, a7, a5
    # round 15 (pipo.dsl:36)
    or t0, s0, t0
    slli s0, a4, 24
    srli a4, a4, 8
    # round 16 (pipo.dsl:36)
    xor t3, t5, t3
    and t5, t4, t1
    xor a6, s11, a6
    lw s11, 120(a3)
    # round 15 (pipo.dsl:36)
    or a4, s0, a4
    xor t0, s4, t0
    # round 16 (pipo.dsl:36)
    xor t3, t3, t5
    or t5, a6, a7
    and s0, t0, t3
    xor a4, s11, a4
    xor a5, a5, t5
    xor t5, a4, s0
    or a4, a6, a5
    xor t4, t4, t5
    xor a7, a7, a4
    xor a4, t3, t4
    xor t4, a7, t4
    not a6, a6
    xor t1, t1, t0
    or t3, t5, t3
    xor t0, t0, a6
    and s0, t4, a4
    and s4, a4, t1
    xor t0, t0, t3
    xor t3, a5, t5
    xor t1, t1, s0
    xor t3, t3, s4
    xor t5, t4, t1
    xor s0, t0, a4
    and s4, s0, t5
    xor a7, a7, t3
    or s11, t3, t0
    xor a5, a5, s0
    xor a7, a7, s4
    xor t1, t1, s11
    xor a6, a6, t5
    slli t5, a5, 28
    srli a5, a5, 4
    slli s0, t0, 4
    srli t0, t0, 28
    slli s4, a7, 8
    srli a7, a7, 24
    or s11, t1, t3
    or a5, t5, a5
    lw t5, 176(a3)
    or t0, s0, t0
    slli s0, a6, 16
    srli a6, a6, 16
    or a7, s4, a7
    slli s4, t3, 20
    srli t3, t3, 12
    xor a4, a4, s11
    or a6, s0, a6
    slli s0, t1, 12
    srli t1, t1, 20
    or t3, s4, t3
    xor t4, t5, t4
    xor a5, s7, a5
    xor t0, s8, t0
    xor a7, s6, a7
    or t1, s0, t1
    slli t5, a4, 24
    srli a4, a4, 8
    # round 17 (pipo.dsl:36)
    and s0, a7, t0
    xor t3, ra, t3
    and s4, a5, t4
    xor a6, s9, a6
    # round 16 (pipo.dsl:36)
    or t5, t5, a4
    xor t1, s10, t1
    # round 17 (pipo.dsl:36)
    xor t3, t3, s0
    xor a6, s4, a6
    and a4, t1, t3
    xor t5, s5, t5
    or s0, a6, a5
    xor t5, t5, a4
    xor t4, t4, s0
    xor a7, a7, t5
    or a4, a6, t4
    xor t0, t0, t1
    xor s0, t3, a7
    xor a5, a5, a4
    not a6, a6
    or t3, t5, t3
    and a4, s0, t0
    xor a7, a5, a7
    xor t1, t1, a6
    xor t5, t4, t5
    xor t1, t1, t3
    xor t3, t5, a4
    and t5, a7, s0
    xor t0, t0, t5
    or t5, t3, t1
    xor t5, t0, t5
    or a4, t5, t3
    xor t0, a7, t0
    xor s4, t1, s0
    xor a4, s0, a4
    and s0, s4, t0
    xor t4, t4, s4
    xor a6, a6, t0
    xor a5, a5, t3
    slli t0, a4, 24
    srli a4, a4, 8
    lw s4, 180(a3)
    lw s5, 56(a3)
    xor a5, a5, s0
    slli s0, t4, 28
    srli t4, t4, 4
    slli s6, a6, 16
    srli a6, a6, 16
    or t0, t0, a4
    slli a4, t3, 20
    srli t3, t3, 12
    slli s7, t1, 4
    srli t1, t1, 28
    lw s8, 36(a3)
    lw s9, 60(a3)
    lw s10, 52(a3)
    lw s11, 44(a3)
    or t4, s0, t4
    or a6, s6, a6
    slli s0, t5, 12
    srli t5, t5, 20
    or t3, a4, t3
    or t1, s7, t1
    slli a4, a5, 8
    srli a5, a5, 24
    xor a7, s4, a7
    lw s4, 40(a3)
    xor t0, s5, t0
    lw s5, 48(a3)
    or t5, s0, t5
    or a5, a4, a5
    xor t4, s8, t4
    xor a6, s9, a6
    xor t3, s10, t3
    xor t1, s11, t1
    srli a4, a7, 16
    srli s0, t0, 16
    xor t5, s4, t5
    xor a5, s5, a5
    xor a4, a4, a6
    xor s0, t1, s0
    srli s4, t4, 16
    srli s5, t3, 16
    and a4, a4, s1
    and s0, s0, s1
    xor s4, s4, t5
    xor s5, s5, a5
    slli s6, a4, 16
    slli s7, s0, 16
    and s4, s4, s1
    and s1, s5, s1
    xor a7, a7, s6
    xor t0, t0, s7
    slli s5, s4, 16
    slli s6, s1, 16
    xor a6, a6, a4
    xor t1, t1, s0
    xor t4, t4, s5
    xor t3, t3, s6
    srli a4, a7, 8
    srli s0, t0, 8
    xor t5, t5, s4
    xor a5, a5, s1
    xor a4, t4, a4
    xor s0, t3, s0
    srli s1, a6, 8
    srli s4, t1, 8
    and a4, a4, s3
    and s0, s0, s3
    xor s1, t5, s1
    xor s4, a5, s4
    slli s5, a4, 8
    slli s6, s0, 8
    and s1, s1, s3
    and s3, s4, s3
    xor a7, a7, s5
    xor t0, t0, s6
    slli s4, s1, 8
    slli s5, s3, 8
    xor t4, t4, a4
    xor t3, t3, s0
    xor a6, a6, s4
    xor t1, t1, s5
    srli a4, a7, 4
    srli s0, t0, 4
    xor t5, t5, s1
    xor a5, a5, s3
    xor a4, a6, a4
    xor s0, t1, s0
    srli s1, t4, 4
    srli s3, t3, 4
    and a4, a4, s2
    and s0, s0, s2
    xor s1, t5, s1
    xor s3, a5, s3
    slli s4, a4, 4
    slli s5, s0, 4
    and s1, s1, s2
    and s2, s3, s2
    xor a7, a7, s4
    xor t0, t0, s5
    slli s3, s1, 4
    slli s4, s2, 4
    xor a6, a6, a4
    xor t1, t1, s0
    xor t4, t4, s3
    xor t3, t3, s4
    srli a4, a7, 2
    srli s0, t0, 2
    xor t5, t5, s1
    xor a5, a5, s2
    xor a4, t4, a4
    xor s0, t3, s0
    srli s1, a6, 2
    srli s2, t1, 2
    and a4, a4, t6
    and s0, s0, t6
    xor s1, t5, s1
    xor s2, a5, s2
    slli s3, a4, 2
    slli s4, s0, 2
    and s1, s1, t6
    and t6, s2, t6
    xor a7, a7, s3
    xor t4, t4, a4
    xor t0, t0, s4
    xor t3, t3, s0
    slli a4, s1, 2
    slli s0, t6, 2
    xor a6, a6, a4
    xor t5, t5, s1
    xor t1, t1, s0
    xor a5, a5, t6
    srli t6, a7, 1
    srli a4, t0, 1
    srli s0, t4, 1
    srli s1, t3, 1
    xor t6, a6, t6
    xor a4, t1, a4
    xor s0, t5, s0
    xor s1, a5, s1
    and t6, t6, t2
    and a4, a4, t2
    and s0, s0, t2
    and t2, s1, t2
    slli s1, t6, 1
    slli s2, a4, 1
    slli s3, s0, 1
    slli s4, t2, 1
    xor a7, a7, s1
    xor a6, a6, t6
    xor t0, t0, s2
    xor t1, t1, a4
    xor t4, t4, s3
    xor t5, t5, s0
    xor t3, t3, s4
    xor a5, a5, t2
    sw a7, 0(a0)
    sw t0, 4(a0)
    sw a6, 8(a0)
    sw t1, 12(a0)
    sw t4, 16(a0)
    sw t3, 20(a0)
    sw t5, 24(a0)
    sw a5, 28(a0)
    addi a0, a0, 32
    addi a1, a1, 32
    bltu a2, a1, .Llwcc_pipo64_256_ecb_encrypt_rv32i_group_done
    j .Llwcc_pipo64_256_ecb_encrypt_rv32i_group
.Llwcc_pipo64_256_ecb_encrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_pipo64_256_ecb_encrypt_rv32i_out
.Llwcc_pipo64_256_ecb_encrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 32
    beqz t2, .Llwcc_pipo64_256_ecb_encrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 128
.Llwcc_pipo64_256_ecb_encrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_pipo64_256_ecb_encrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_pipo64_256_ecb_encrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_pipo64_256_ecb_encrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_pipo64_256_ecb_encrypt_rv32i_group
.Llwcc_pipo64_256_ecb_encrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_pipo64_256_ecb_encrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_pipo64_256_ecb_encrypt_rv32i_copy
.Llwcc_pipo64_256_ecb_encrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 128
.Llwcc_pipo64_256_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_pipo64_256_ecb_encrypt_rv32i_wipe
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
    .size lwcc_pipo64_256_ecb_encrypt_rv32i, .-lwcc_pipo64_256_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_pipo64_256_ecb_decrypt_rv32i
    .type lwcc_pipo64_256_ecb_decrypt_rv32i, %function
lwcc_pipo64_256_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_pipo64_256_ecb_decrypt_rv32i_begin
    ret
.Llwcc_pipo64_256_ecb_decrypt_rv32i_begin:
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
    slli a2, a2, 3
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 32
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_pipo64_256_ecb_decrypt_rv32i_group
    j .Llwcc_pipo64_256_ecb_decrypt_rv32i_rest
.Llwcc_pipo64_256_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a2, 80(sp)
    lui a5, 349525
    lw a6, 0(a1)
    lw a7, 4(a1)
    lw t0, 8(a1)
    lui t1, 209715
    lw t2, 12(a1)
    lw t3, 16(a1)
    lw t4, 20(a1)
    lw t5, 24(a1)
    lw t6, 28(a1)
    addi a5, a5, 1365
    srli a4, a6, 1
    srli s0, a7, 1
    srli s1, t3, 1
    srli s2, t4, 1
    xor a4, t0, a4
    xor s0, t2, s0
    xor s1, t5, s1
    and a4, a4, a5
    and s0, s0, a5
    and s1, s1, a5
    slli s3, a4, 1
    xor t0, t0, a4
    slli a4, s0, 1
    xor t2, t2, s0
    slli s0, s1, 1
    xor t5, t5, s1
    xor a6, a6, s3
    xor a7, a7, a4
    xor t3, t3, s0
    lui a4, 61681
    addi t1, t1, 819
    xor s0, t6, s2
    and s0, s0, a5
    slli s1, s0, 1
    xor t6, t6, s0
    xor t4, t4, s1
    srli s0, t0, 2
    srli s1, t2, 2
    srli s2, a6, 2
    srli s3, a7, 2
    xor s0, t5, s0
    xor s2, t3, s2
    xor s3, t4, s3
    and s0, s0, t1
    and s2, s2, t1
    and s3, s3, t1
    slli s4, s0, 2
    xor t5, t5, s0
    slli s0, s2, 2
    xor t3, t3, s2
    slli s2, s3, 2
    xor t4, t4, s3
    xor t0, t0, s4
    xor a6, a6, s0
    xor a7, a7, s2
    lui s0, 4080
    addi a4, a4, -241
    xor s1, t6, s1
    and s1, s1, t1
    slli s2, s1, 2
    xor t6, t6, s1
    xor t2, t2, s2
    srli s1, t3, 4
    srli s2, t4, 4
    srli s3, a6, 4
    srli s4, a7, 4
    xor s1, t5, s1
    xor s3, t0, s3
    xor s4, t2, s4
    and s1, s1, a4
    and s3, s3, a4
    and s4, s4, a4
    slli s5, s1, 4
    xor t5, t5, s1
    slli s1, s3, 4
    xor t0, t0, s3
    slli s3, s4, 4
    xor t2, t2, s4
    xor t3, t3, s5
    xor a6, a6, s1
    xor a7, a7, s3
    lui s1, 16
    addi s0, s0, 255
    xor s2, t6, s2
    addi s1, s1, -1
    and s2, s2, a4
    slli s3, s2, 4
    xor t6, t6, s2
    xor t4, t4, s3
    srli s2, t0, 8
    srli s3, t2, 8
    srli s4, a6, 8
    srli s5, a7, 8
    xor s2, t5, s2
    xor s3, t6, s3
    xor s4, t3, s4
    xor s5, t4, s5
    and s2, s2, s0
    and s3, s3, s0
    and s4, s4, s0
    and s5, s5, s0
    slli s6, s2, 8
    xor t5, t5, s2
    slli s2, s3, 8
    xor t6, t6, s3
    slli s3, s4, 8
    xor t3, t3, s4
    slli s4, s5, 8
    xor t4, t4, s5
    xor t0, t0, s6
    xor t2, t2, s2
    xor a6, a6, s3
    xor a7, a7, s4
    srli s2, t3, 16
    srli s3, a6, 16
    srli s4, a7, 16
    xor s2, t5, s2
    xor s3, t0, s3
    xor s4, t2, s4
    and s3, s3, s1
    and s4, s4, s1
    slli s5, s3, 16
    xor t0, t0, s3
    slli s3, s4, 16
    xor t2, t2, s4
    xor a7, a7, s3
    lw s3, 180(a3)
    and s2, s2, s1
    slli s4, s2, 16
    xor t3, t3, s4
    lw s4, 184(a3)
    srli s6, t4, 16
    xor t5, t5, s2
    lw s2, 188(a3)
    xor s6, t6, s6
    and s6, s6, s1
    lw s7, 192(a3)
    slli s8, s6, 16
    xor t6, t6, s6
    xor t4, t4, s8
    # round 17 (pipo.dsl:36)
    lw s6, 196(a3)
    slli s8, t5, 20
    srli t5, t5, 12
    slli s9, t3, 4
    srli t3, t3, 28
    slli s10, t0, 16
    srli t0, t0, 16
    or t5, s8, t5
    or t3, s9, t3
    or t0, s10, t0
    slli s8, a7, 8
    lw s9, 200(a3)
    slli s10, t4, 12
    srli a7, a7, 24
    or a7, s8, a7
    lw s8, 204(a3)
    srli t4, t4, 20
    slli s11, t2, 28
    srli t2, t2, 4
    or t4, s10, t4
    lw s10, 208(a3)
    xor a6, s3, a6
    slli s3, t6, 24
    srli t6, t6, 8
    or t6, s3, t6
    xor a6, a6, s5
    or t2, s11, t2
    xor t5, s4, t5
    xor t6, s8, t6
    xor t4, s2, t4
    xor t2, s7, t2
    xor t3, s9, t3
    xor t0, s10, t0
    or s3, t5, t4
    xor a7, s6, a7
    or s5, t4, t2
    xor t6, t6, t4
    xor a7, s3, a7
    xor t5, t5, s5
    xor s3, a6, t5
    xor s5, t2, a7
    and s10, a6, a7
    and s11, s5, s3
    xor t5, t5, s10
    xor t3, t3, s5
    xor t0, t0, s3
    xor t6, t6, s11
    not s3, t0
    and s5, a7, t5
    xor t4, t4, t3
    xor a6, a6, t6
    or s10, s3, t3
    xor t4, s5, t4
    xor t6, t6, s10
    or s3, s3, t6
    xor t3, t3, s3
    and s3, t6, t3
    xor s3, t0, s3
    lw s5, 176(a3)
    xor a7, a7, a6
    or s10, t4, a7
    lw s11, 212(a3)
    xor t0, t2, t0
    xor t0, t0, s10
    lw t2, 216(a3)
    xor a6, a6, t4
    xor t5, t5, t0
    lw s10, 220(a3)
    and ra, t0, a7
    xor t4, t4, ra
    and ra, a6, t5
    # round 16 (pipo.dsl:36)
    lw a2, 224(a3)
    # round 17 (pipo.dsl:36)
    slli a1, t6, 4
    srli t6, t6, 28
    or t6, a1, t6
    slli a1, t0, 20
    srli t0, t0, 12
    or t0, a1, t0
    xor a7, a7, ra
    slli a1, s3, 16
    srli s3, s3, 16
    or a1, a1, s3
    # round 16 (pipo.dsl:36)
    lw s3, 228(a3)
    # round 17 (pipo.dsl:36)
    slli ra, t4, 8
    srli t4, t4, 24
    or t4, ra, t4
    # round 16 (pipo.dsl:36)
    lw ra, 232(a3)
    # round 17 (pipo.dsl:36)
    slli a0, a6, 24
    srli a6, a6, 8
    or a6, a0, a6
    xor t3, s5, t3
    # round 16 (pipo.dsl:36)
    xor t6, s3, t6
    # round 17 (pipo.dsl:36)
    slli a0, a7, 12
    # round 16 (pipo.dsl:36)
    xor a6, ra, a6
    # round 17 (pipo.dsl:36)
    slli s5, t5, 28
    srli t5, t5, 4
    or t5, s5, t5
    xor t0, s11, t0
    srli a7, a7, 20
    xor t5, s10, t5
    or a7, a0, a7
    # round 16 (pipo.dsl:36)
    xor t4, a2, t4
    # round 17 (pipo.dsl:36)
    xor a7, t2, a7
    # round 16 (pipo.dsl:36)
    or a0, t0, a7
    or s5, a7, t5
    xor a6, a6, a7
    xor t4, t4, a0
    xor t0, t0, s5
    xor a0, t3, t0
    and s5, t3, t4
    xor t0, t0, s5
    xor s5, t5, t4
    xor t6, t6, s5
    and s5, s5, a0
    xor a6, a6, s5
    lw s5, 236(a3)
    xor t3, t3, a6
    xor a1, s5, a1
    xor a1, a1, a0
    not a0, a1
    or s5, a0, t6
    xor a6, a6, s5
    and s5, t4, t0
    xor a7, a7, t6
    xor t5, t5, a1
    xor a7, s5, a7
    xor t4, t4, t3
    xor t3, t3, a7
    or a0, a0, a6
    or s5, a7, t4
    xor t6, t6, a0
    slli a0, a6, 4
    xor t5, t5, s5
    srli s5, a6, 28
    and a6, a6, t6
    xor a6, a1, a6
    slli a1, t3, 24
    or a0, a0, s5
    xor t0, t0, t5
    and s5, t5, t4
    xor a7, a7, s5
    slli s5, t5, 20
    srli t5, t5, 12
    or t5, s5, t5
    srli s5, t3, 8
    or a1, a1, s5
    lw s5, 172(a3)
    and t3, t3, t0
    xor t6, s5, t6
    lw s5, 240(a3)
    xor t3, t4, t3
    slli t4, t0, 28
    srli t0, t0, 4
    or t0, t4, t0
    lw t4, 248(a3)
    xor t5, s5, t5
    slli s5, a6, 16
    srli a6, a6, 16
    or a6, s5, a6
    slli s5, a7, 8
    srli a7, a7, 24
    or a7, s5, a7
    # round 15 (pipo.dsl:36)
    lw s5, 256(a3)
    # round 16 (pipo.dsl:36)
    xor t0, t4, t0
    slli t4, t3, 12
    srli t3, t3, 20
    or t3, t4, t3
    # round 15 (pipo.dsl:36)
    lw t4, 252(a3)
    xor a0, s5, a0
    lw s5, 260(a3)
    xor a7, t4, a7
    # round 16 (pipo.dsl:36)
    lw t4, 244(a3)
    # round 15 (pipo.dsl:36)
    xor a1, s5, a1
    # round 16 (pipo.dsl:36)
    xor t3, t4, t3
    # round 15 (pipo.dsl:36)
    or t4, t5, t3
    xor a7, a7, t4
    or t4, t3, t0
    xor a1, a1, t3
    xor t4, t5, t4
    and t5, t6, a7
    xor t5, t4, t5
    xor t4, t6, t4
    xor s5, t0, a7
    xor a0, a0, s5
    and s5, s5, t4
    xor a1, a1, s5
    lw s5, 264(a3)
    xor t6, t6, a1
    xor a6, s5, a6
    xor a6, a6, t4
    not t4, a6
    or s5, t4, a0
    xor a1, a1, s5
    and s5, a7, t5
    xor t3, t3, a0
    xor t0, t0, a6
    xor t3, s5, t3
    xor a7, a7, t6
    xor t6, t6, t3
    or t4, t4, a1
    or s5, t3, a7
    xor t4, a0, t4
    slli a0, a1, 4
    xor t0, t0, s5
    srli s5, a1, 28
    and a1, a1, t4
    xor a6, a6, a1
    slli a1, t6, 24
    or a0, a0, s5
    xor t5, t5, t0
    and s5, t0, a7
    xor t3, t3, s5
    slli s5, t0, 20
    srli t0, t0, 12
    or t0, s5, t0
    srli s5, t6, 8
    or a1, a1, s5
    lw s5, 168(a3)
    and t6, t6, t5
    xor t4, s5, t4
    lw s5, 268(a3)
    xor a7, a7, t6
    slli t6, t5, 28
    srli t5, t5, 4
    or t5, t6, t5
    lw t6, 276(a3)
    xor t0, s5, t0
    slli s5, a6, 16
    srli a6, a6, 16
    or a6, s5, a6
    slli s5, t3, 8
    srli t3, t3, 24
    or t3, s5, t3
    # round 14 (pipo.dsl:36)
    lw s5, 284(a3)
    # round 15 (pipo.dsl:36)
    xor t5, t6, t5
    slli t6, a7, 12
    srli a7, a7, 20
    or a7, t6, a7
    # round 14 (pipo.dsl:36)
    lw t6, 280(a3)
    xor a0, s5, a0
    lw s5, 288(a3)
    xor t3, t6, t3
    # round 15 (pipo.dsl:36)
    lw t6, 272(a3)
    # round 14 (pipo.dsl:36)
    xor a1, s5, a1
    # round 15 (pipo.dsl:36)
    xor a7, t6, a7
    # round 14 (pipo.dsl:36)
    or t6, t0, a7
    xor t3, t3, t6
    or t6, a7, t5
    xor a1, a1, a7
    xor t0, t0, t6
    and t6, t4, t3
    xor t6, t0, t6
    xor t0, t4, t0
    xor s5, t5, t3
    xor a0, a0, s5
    and s5, s5, t0
    xor a1, a1, s5
    lw s5, 292(a3)
    xor t4, t4, a1
    xor a6, s5, a6
    xor a6, a6, t0
    not t0, a6
    or s5, t0, a0
    xor a1, a1, s5
    and s5, t3, t6
    xor a7, a7, a0
    xor t5, t5, a6
    xor a7, s5, a7
    xor t3, t3, t4
    xor t4, t4, a7
    or t0, t0, a1
    or s5, a7, t3
    xor t0, a0, t0
    slli a0, a1, 4
    xor t5, t5, s5
    srli s5, a1, 28
    and a1, a1, t0
    xor a6, a6, a1
    slli a1, t4, 24
    or a0, a0, s5
    and s5, t5, t3
    xor a7, a7, s5
    srli s5, t4, 8
    or a1, a1, s5
    lw s5, 164(a3)
    xor t6, t6, t5
    and t4, t4, t6
    xor t3, t3, t4
    slli t4, a6, 16
    srli a6, a6, 16
    or a6, t4, a6
    slli t4, t5, 20
    srli t5, t5, 12
    xor t0, s5, t0
    # round 13 (pipo.dsl:36)
    xor a0, s9, a0
    xor a1, s8, a1
    # round 14 (pipo.dsl:36)
    or t4, t4, t5
    slli t5, t6, 28
    srli t6, t6, 4
    or t5, t5, t6
    slli t6, a7, 8
    srli a7, a7, 24
    xor t4, s4, t4
    or a7, t6, a7
    slli t6, t3, 12
    srli t3, t3, 20
    xor t5, s7, t5
    or t3, t6, t3
    # round 13 (pipo.dsl:36)
    xor a7, s6, a7
    # round 14 (pipo.dsl:36)
    xor t3, s2, t3
    # round 13 (pipo.dsl:36)
    or t6, t4, t3
    or s5, t3, t5
    xor a1, a1, t3
    xor a7, a7, t6
    xor t4, t4, s5
    xor t6, t0, t4
    and s5, t0, a7
    xor t4, t4, s5
    xor s5, t5, a7
    xor a0, a0, s5
    and s5, s5, t6
    xor a1, a1, s5
    lw s5, 296(a3)
    xor t0, t0, a1
    xor a6, s5, a6
    xor a6, a6, t6
    not t6, a6
    or s5, t6, a0
    xor a1, a1, s5
    and s5, a7, t4
    xor t3, t3, a0
    xor t5, t5, a6
    xor t3, s5, t3
    xor a7, a7, t0
    xor t0, t0, t3
    or t6, t6, a1
    or s5, t3, a7
    xor t6, a0, t6
    slli a0, a1, 4
    xor t5, t5, s5
    srli s5, a1, 28
    and a1, a1, t6
    xor a6, a6, a1
    slli a1, t0, 24
    or a0, a0, s5
    and s5, t5, a7
    xor t3, t3, s5
    srli s5, t0, 8
    or a1, a1, s5
    lw s5, 160(a3)
    xor t4, t4, t5
    and t0, t0, t4
    xor a7, a7, t0
    slli t0, a6, 16
    srli a6, a6, 16
    or a6, t0, a6
    slli t0, t5, 20
    srli t5, t5, 12
    xor t6, s5, t6
    # round 12 (pipo.dsl:36)
    xor a0, s3, a0
    xor a1, ra, a1
    # round 13 (pipo.dsl:36)
    or t0, t0, t5
    slli t5, t4, 28
    srli t4, t4, 4
    or t4, t5, t4
    slli t5, t3, 8
    srli t3, t3, 24
    xor t0, s11, t0
    or t3, t5, t3
    slli t5, a7, 12
    srli a7, a7, 20
    xor t4, s10, t4
    or a7, t5, a7
    # round 12 (pipo.dsl:36)
    xor t3, a2, t3
    # round 13 (pipo.dsl:36)
    xor a7, t2, a7
    # round 12 (pipo.dsl:36)
    or t5, t0, a7
    or s5, a7, t4
    xor a1, a1, a7
    xor t3, t3, t5
    xor t0, t0, s5
    xor t5, t6, t0
    and s5, t6, t3
    xor t0, t0, s5
    xor s5, t4, t3
    xor a0, a0, s5
    and s5, s5, t5
    xor a1, a1, s5
    lw s5, 236(a3)
    xor t6, t6, a1
    xor a6, s5, a6
    xor a6, a6, t5
    not t5, a6
    or s5, t5, a0
    xor a1, a1, s5
    and s5, t3, t0
    xor a7, a7, a0
    xor t4, t4, a6
    xor a7, s5, a7
    xor t3, t3, t6
    xor t6, t6, a7
    or t5, t5, a1
    or s5, a7, t3
    xor t5, a0, t5
    slli a0, a1, 4
    xor t4, t4, s5
    srli s5, a1, 28
    and a1, a1, t5
    xor a6, a6, a1
    slli a1, t6, 24
    or a0, a0, s5
    xor t0, t0, t4
    and s5, t4, t3
    xor a7, a7, s5
    slli s5, t4, 20
    srli t4, t4, 12
    or t4, s5, t4
    srli s5, t6, 8
    or a1, a1, s5
    lw s5, 156(a3)
    and t6, t6, t0
    xor t5, s5, t5
    lw s5, 240(a3)
    xor t3, t3, t6
    slli t6, t0, 28
    srli t0, t0, 4
    or t0, t6, t0
    lw t6, 248(a3)
    xor t4, s5, t4
    slli s5, a6, 16
    srli a6, a6, 16
    or a6, s5, a6
    slli s5, a7, 8
    srli a7, a7, 24
    or a7, s5, a7
    # round 11 (pipo.dsl:36)
    lw s5, 256(a3)
    # round 12 (pipo.dsl:36)
    xor t0, t6, t0
    slli t6, t3, 12
    srli t3, t3, 20
    or t3, t6, t3
    # round 11 (pipo.dsl:36)
    lw t6, 252(a3)
    xor a0, s5, a0
    lw s5, 260(a3)
    xor a7, t6, a7
    # round 12 (pipo.dsl:36)
    lw t6, 244(a3)
    # round 11 (pipo.dsl:36)
    xor a1, s5, a1
    # round 12 (pipo.dsl:36)
    xor t3, t6, t3
    # round 11 (pipo.dsl:36)
    or t6, t4, t3
    xor a7, a7, t6
    or t6, t3, t0
    xor a1, a1, t3
    xor t4, t4, t6
    and t6, t5, a7
    xor t6, t4, t6
    xor t4, t5, t4
    xor s5, t0, a7
    xor a0, a0, s5
    and s5, s5, t4
    xor a1, a1, s5
    lw s5, 264(a3)
    xor t5, t5, a1
    xor a6, s5, a6
    xor a6, a6, t4
    not t4, a6
    or s5, t4, a0
    xor a1, a1, s5
    and s5, a7, t6
    xor t3, t3, a0
    xor t0, t0, a6
    xor t3, s5, t3
    xor a7, a7, t5
    xor t5, t5, t3
    or t4, t4, a1
    or s5, t3, a7
    xor t4, a0, t4
    slli a0, a1, 4
    xor t0, t0, s5
    srli s5, a1, 28
    and a1, a1, t4
    xor a6, a6, a1
    slli a1, t5, 24
    or a0, a0, s5
    xor t6, t6, t0
    and s5, t0, a7
    xor t3, t3, s5
    slli s5, t0, 20
    srli t0, t0, 12
    or t0, s5, t0
    srli s5, t5, 8
    or a1, a1, s5
    lw s5, 152(a3)
    and t5, t5, t6
    xor t4, s5, t4
    lw s5, 268(a3)
    xor a7, a7, t5
    slli t5, t6, 28
    srli t6, t6, 4
    or t5, t5, t6
    lw t6, 276(a3)
    xor t0, s5, t0
    slli s5, a6, 16
    srli a6, a6, 16
    or a6, s5, a6
    slli s5, t3, 8
    srli t3, t3, 24
    or t3, s5, t3
    # round 10 (pipo.dsl:36)
    lw s5, 284(a3)
    # round 11 (pipo.dsl:36)
    xor t5, t6, t5
    slli t6, a7, 12
    srli a7, a7, 20
    or a7, t6, a7
    # round 10 (pipo.dsl:36)
    lw t6, 280(a3)
    xor a0, s5, a0
    lw s5, 288(a3)
    xor t3, t6, t3
    # round 11 (pipo.dsl:36)
    lw t6, 272(a3)
    # round 10 (pipo.dsl:36)
    xor a1, s5, a1
    # round 11 (pipo.dsl:36)
    xor a7, t6, a7
    # round 10 (pipo.dsl:36)
    or t6, t0, a7
    xor t3, t3, t6
    or t6, a7, t5
    xor a1, a1, a7
    xor t0, t0, t6
    and t6, t4, t3
    xor t6, t0, t6
    xor t0, t4, t0
    xor s5, t5, t3
    xor a0, a0, s5
    and s5, s5, t0
    xor a1, a1, s5
    lw s5, 292(a3)
    xor t4, t4, a1
    xor a6, s5, a6
    xor a6, a6, t0
    not t0, a6
    or s5, t0, a0
    xor a1, a1, s5
    and s5, t3, t6
    xor a7, a7, a0
    xor t5, t5, a6
    xor a7, s5, a7
    xor t3, t3, t4
    xor t4, t4, a7
    or t0, t0, a1
    or s5, a7, t3
    xor t0, a0, t0
    slli a0, a1, 4
    xor t5, t5, s5
    srli s5, a1, 28
    and a1, a1, t0
    xor a6, a6, a1
    slli a1, t4, 24
    or a0, a0, s5
    and s5, t5, t3
    xor a7, a7, s5
    srli s5, t4, 8
    or a1, a1, s5
    lw s5, 148(a3)
    xor t6, t6, t5
    and t4, t4, t6
    xor t3, t3, t4
    slli t4, a6, 16
    srli a6, a6, 16
    or a6, t4, a6
    slli t4, t5, 20
    srli t5, t5, 12
    xor t0, s5, t0
    # round 9 (pipo.dsl:36)
    xor a0, s9, a0
    xor a1, s8, a1
    # round 10 (pipo.dsl:36)
    or t4, t4, t5
    slli t5, t6, 28
    srli t6, t6, 4
    or t5, t5, t6
    slli t6, a7, 8
    srli a7, a7, 24
    xor t4, s4, t4
    or a7, t6, a7
    slli t6, t3, 12
    srli t3, t3, 20
    xor t5, s7, t5
    or t3, t6, t3
    # round 9 (pipo.dsl:36)
    xor a7, s6, a7
    # round 10 (pipo.dsl:36)
    xor t3, s2, t3
    # round 9 (pipo.dsl:36)
    or t6, t4, t3
    or s5, t3, t5
    xor a1, a1, t3
    xor a7, a7, t6
    xor t4, t4, s5
    xor t6, t0, t4
    and s5, t0, a7
    xor t4, t4, s5
    xor s5, t5, a7
    xor a0, a0, s5
    and s5, s5, t6
    xor a1, a1, s5
    lw s5, 296(a3)
    xor t0, t0, a1
    xor a6, s5, a6
    xor a6, a6, t6
    not t6, a6
    or s5, t6, a0
    xor a1, a1, s5
    and s5, a7, t4
    xor t3, t3, a0
    xor t5, t5, a6
    xor t3, s5, t3
    xor a7, a7, t0
    xor t0, t0, t3
    or t6, t6, a1
    or s5, t3, a7
    xor t6, a0, t6
    slli a0, a1, 4
    xor t5, t5, s5
    srli s5, a1, 28
    and a1, a1, t6
    xor a6, a6, a1
    slli a1, t0, 24
    or a0, a0, s5
    and s5, t5, a7
    xor t3, t3, s5
    srli s5, t0, 8
    or a1, a1, s5
    lw s5, 144(a3)
    xor t4, t4, t5
    and t0, t0, t4
    xor a7, a7, t0
    slli t0, a6, 16
    srli a6, a6, 16
    or a6, t0, a6
    slli t0, t5, 20
    srli t5, t5, 12
    xor t6, s5, t6
    # round 8 (pipo.dsl:36)
    xor a0, s3, a0
    xor a1, ra, a1
    # round 9 (pipo.dsl:36)
    or t0, t0, t5
    slli t5, t4, 28
    srli t4, t4, 4
    or t4, t5, t4
    slli t5, t3, 8
    srli t3, t3, 24
    xor t0, s11, t0
    or t3, t5, t3
    slli t5, a7, 12
    srli a7, a7, 20
    xor t4, s10, t4
    or a7, t5, a7
    # round 8 (pipo.dsl:36)
    xor t3, a2, t3
    # round 9 (pipo.dsl:36)
    xor a7, t2, a7
    # round 8 (pipo.dsl:36)
    or t5, t0, a7
    or s5, a7, t4
    xor a1, a1, a7
    xor t3, t3, t5
    xor t0, t0, s5
    xor t5, t6, t0
    and s5, t6, t3
    xor t0, t0, s5
    xor s5, t4, t3
    xor a0, a0, s5
    and s5, s5, t5
    xor a1, a1, s5
    lw s5, 236(a3)
    xor t6, t6, a1
    xor a6, s5, a6
    xor a6, a6, t5
    not t5, a6
    or s5, t5, a0
    xor a1, a1, s5
    and s5, t3, t0
    xor a7, a7, a0
    xor t4, t4, a6
    xor a7, s5, a7
    xor t3, t3, t6
    xor t6, t6, a7
    or t5, t5, a1
    or s5, a7, t3
    xor t5, a0, t5
    slli a0, a1, 4
    xor t4, t4, s5
    srli s5, a1, 28
    and a1, a1, t5
    xor a6, a6, a1
    slli a1, t6, 24
    or a0, a0, s5
    xor t0, t0, t4
    and s5, t4, t3
    xor a7, a7, s5
    slli s5, t4, 20
    srli t4, t4, 12
    or t4, s5, t4
    srli s5, t6, 8
    or a1, a1, s5
    lw s5, 140(a3)
    and t6, t6, t0
    xor t5, s5, t5
    lw s5, 240(a3)
    xor t3, t3, t6
    slli t6, t0, 28
    srli t0, t0, 4
    or t0, t6, t0
    lw t6, 248(a3)
    xor t4, s5, t4
    slli s5, a6, 16
    srli a6, a6, 16
    or a6, s5, a6
    slli s5, a7, 8
    srli a7, a7, 24
    or a7, s5, a7
    # round 7 (pipo.dsl:36)
    lw s5, 256(a3)
    # round 8 (pipo.dsl:36)
    xor t0, t6, t0
    slli t6, t3, 12
    srli t3, t3, 20
    or t3, t6, t3
    # round 7 (pipo.dsl:36)
    lw t6, 252(a3)
    xor a0, s5, a0
    lw s5, 260(a3)
    xor a7, t6, a7
    # round 8 (pipo.dsl:36)
    lw t6, 244(a3)
    # round 7 (pipo.dsl:36)
    xor a1, s5, a1
    # round 8 (pipo.dsl:36)
    xor t3, t6, t3
    # round 7 (pipo.dsl:36)
    or t6, t4, t3
    xor a7, a7, t6
    or t6, t3, t0
    xor a1, a1, t3
    xor t4, t4, t6
    and t6, t5, a7
    xor t6, t4, t6
    xor t4, t5, t4
    xor s5, t0, a7
    xor a0, a0, s5
    and s5, s5, t4
    xor a1, a1, s5
    lw s5, 264(a3)
    xor t5, t5, a1
    xor a6, s5, a6
    xor a6, a6, t4
    not t4, a6
    or s5, t4, a0
    xor a1, a1, s5
    and s5, a7, t6
    xor t3, t3, a0
    xor t0, t0, a6
    xor t3, s5, t3
    xor a7, a7, t5
    xor t5, t5, t3
    or t4, t4, a1
    or s5, t3, a7
    xor t4, a0, t4
    slli a0, a1, 4
    xor t0, t0, s5
    srli s5, a1, 28
    and a1, a1, t4
    xor a6, a6, a1
    slli a1, t5, 24
    or a0, a0, s5
    xor t6, t6, t0
    and s5, t0, a7
    xor t3, t3, s5
    slli s5, t0, 20
    srli t0, t0, 12
    or t0, s5, t0
    srli s5, t5, 8
    or a1, a1, s5
    lw s5, 136(a3)
    and t5, t5, t6
    xor t4, s5, t4
    lw s5, 268(a3)
    xor a7, a7, t5
    slli t5, t6, 28
    srli t6, t6, 4
    or t5, t5, t6
    lw t6, 276(a3)
    xor t0, s5, t0
    slli s5, a6, 16
    srli a6, a6, 16
    or a6, s5, a6
    slli s5, t3, 8
    srli t3, t3, 24
    or t3, s5, t3
    # round 6 (pipo.dsl:36)
    lw s5, 284(a3)
    # round 7 (pipo.dsl:36)
    xor t5, t6, t5
    slli t6, a7, 12
    srli a7, a7, 20
    or a7, t6, a7
    # round 6 (pipo.dsl:36)
    lw t6, 280(a3)
    xor a0, s5, a0
    lw s5, 288(a3)
    xor t3, t6, t3
    # round 7 (pipo.dsl:36)
    lw t6, 272(a3)
    # round 6 (pipo.dsl:36)
    xor a1, s5, a1
    # round 7 (pipo.dsl:36)
    xor a7, t6, a7
    # round 6 (pipo.dsl:36)
    or t6, t0, a7
    xor t3, t3, t6
    or t6, a7, t5
    xor a1, a1, a7
    xor t0, t0, t6
    and t6, t4, t3
    xor t6, t0, t6
    xor t0, t4, t0
    xor s5, t5, t3
    xor a0, a0, s5
    and s5, s5, t0
    xor a1, a1, s5
    lw s5, 292(a3)
    xor t4, t4, a1
    xor a6, s5, a6
    xor a6, a6, t0
    not t0, a6
    or s5, t0, a0
    xor a1, a1, s5
    and s5, t3, t6
    xor a7, a7, a0
    xor t5, t5, a6
    xor a7, s5, a7
    xor t3, t3, t4
    xor t4, t4, a7
    or t0, t0, a1
    or s5, a7, t3
    xor t0, a0, t0
    slli a0, a1, 4
    xor t5, t5, s5
    srli s5, a1, 28
    and a1, a1, t0
    xor a6, a6, a1
    slli a1, t4, 24
    or a0, a0, s5
    and s5, t5, t3
    xor a7, a7, s5
    srli s5, t4, 8
    or a1, a1, s5
    lw s5, 132(a3)
    xor t6, t6, t5
    and t4, t4, t6
    xor t3, t3, t4
    slli t4, a6, 16
    srli a6, a6, 16
    or a6, t4, a6
    slli t4, t5, 20
    srli t5, t5, 12
    xor t0, s5, t0
    # round 5 (pipo.dsl:36)
    xor a0, s9, a0
    xor a1, s8, a1
    # round 6 (pipo.dsl:36)
    or t4, t4, t5
    slli t5, t6, 28
    srli t6, t6, 4
    or t5, t5, t6
    slli t6, a7, 8
    srli a7, a7, 24
    xor t4, s4, t4
    or a7, t6, a7
    slli t6, t3, 12
    srli t3, t3, 20
    xor t5, s7, t5
    or t3, t6, t3
    # round 5 (pipo.dsl:36)
    xor a7, s6, a7
    # round 6 (pipo.dsl:36)
    xor t3, s2, t3
    # round 5 (pipo.dsl:36)
    or t6, t4, t3
    or s5, t3, t5
    xor a1, a1, t3
    xor a7, a7, t6
    xor t4, t4, s5
    xor t6, t0, t4
    and s5, t0, a7
    xor t4, t4, s5
    xor s5, t5, a7
    xor a0, a0, s5
    and s5, s5, t6
    xor a1, a1, s5
    lw s5, 296(a3)
    xor t0, t0, a1
    xor a6, s5, a6
    xor a6, a6, t6
    not t6, a6
    or s5, t6, a0
    xor a1, a1, s5
    and s5, a7, t4
    xor t3, t3, a0
    xor t5, t5, a6
    xor t3, s5, t3
    xor a7, a7, t0
    xor t0, t0, t3
    or t6, t6, a1
    or s5, t3, a7
    xor t6, a0, t6
    slli a0, a1, 4
    xor t5, t5, s5
    srli s5, a1, 28
    and a1, a1, t6
    xor a6, a6, a1
    slli a1, t0, 24
    or a0, a0, s5
    xor t4, t4, t5
    and s5, t5, a7
    xor t3, t3, s5
    slli s5, t5, 20
    srli t5, t5, 12
    or t5, s5, t5
    srli s5, t0, 8
    or a1, a1, s5
    lw s5, 128(a3)
    and t0, t0, t4
    xor t6, s5, t6
    xor a7, a7, t0
    slli t0, t4, 28
    srli t4, t4, 4
    or t0, t0, t4
    slli t4, a6, 16
    srli a6, a6, 16
    or a6, t4, a6
    slli t4, t3, 8
    # round 4 (pipo.dsl:36)
    lw s5, 236(a3)
    xor a0, s3, a0
    xor a1, ra, a1
    # round 5 (pipo.dsl:36)
    srli t3, t3, 24
    xor t5, s11, t5
    or t3, t4, t3
    slli t4, a7, 12
    srli a7, a7, 20
    xor t0, s10, t0
    or a7, t4, a7
    # round 4 (pipo.dsl:36)
    xor t3, a2, t3
    xor a6, s5, a6
    # round 5 (pipo.dsl:36)
    xor a7, t2, a7
    # round 4 (pipo.dsl:36)
    or t2, t5, a7
    or t4, a7, t0
    xor a2, a1, a7
    xor t2, t3, t2
    xor t3, t5, t4
    xor t4, t6, t3
    xor t5, t0, t2
    and a1, t6, t2
    and s3, t5, t4
    xor t3, t3, a1
    xor t5, a0, t5
    xor a6, a6, t4
    xor t4, a2, s3
    not a2, a6
    and a1, t2, t3
    xor a7, a7, t5
    xor t6, t6, t4
    or a0, a2, t5
    xor a7, a1, a7
    xor t4, t4, a0
    or a2, a2, t4
    xor t5, t5, a2
    and a2, t4, t5
    xor a2, a6, a2
    lw a1, 96(a3)
    xor t2, t2, t6
    or a0, a7, t2
    lw s3, 240(a3)
    xor a6, t0, a6
    xor a6, a6, a0
    lw t0, 244(a3)
    xor t6, t6, a7
    xor t3, t3, a6
    lw a0, 248(a3)
    and s5, a6, t2
    xor a7, a7, s5
    and s5, t6, t3
    # round 3 (pipo.dsl:36)
    lw s10, 252(a3)
    # round 4 (pipo.dsl:36)
    slli s11, t4, 4
    srli t4, t4, 28
    or t4, s11, t4
    slli s11, a6, 20
    srli a6, a6, 12
    or a6, s11, a6
    xor t2, t2, s5
    slli s5, a2, 16
    srli a2, a2, 16
    or a2, s5, a2
    # round 3 (pipo.dsl:36)
    lw s5, 256(a3)
    # round 4 (pipo.dsl:36)
    slli s11, a7, 8
    srli a7, a7, 24
    or a7, s11, a7
    # round 3 (pipo.dsl:36)
    lw s11, 260(a3)
    # round 4 (pipo.dsl:36)
    slli ra, t6, 24
    srli t6, t6, 8
    or t6, ra, t6
    xor t5, a1, t5
    slli a1, t3, 28
    slli ra, t2, 12
    srli t2, t2, 20
    or t2, ra, t2
    # round 3 (pipo.dsl:36)
    lw ra, 264(a3)
    xor t4, s5, t4
    xor t6, s11, t6
    # round 4 (pipo.dsl:36)
    srli t3, t3, 4
    or t3, a1, t3
    xor a6, s3, a6
    xor t3, a0, t3
    # round 3 (pipo.dsl:36)
    xor a7, s10, a7
    xor a2, ra, a2
    # round 4 (pipo.dsl:36)
    xor t0, t0, t2
    # round 3 (pipo.dsl:36)
    or t2, a6, t0
    or a1, t0, t3
    xor t6, t6, t0
    xor a7, a7, t2
    xor a6, a6, a1
    xor t2, t5, a6
    xor a1, t3, a7
    and a0, t5, a7
    and s3, a1, t2
    xor a6, a6, a0
    xor t4, t4, a1
    xor t2, a2, t2
    xor t6, t6, s3
    not a2, t2
    and a1, a7, a6
    xor t0, t0, t4
    xor t5, t5, t6
    or a0, a2, t4
    xor t0, a1, t0
    xor t6, t6, a0
    or a2, a2, t6
    xor t4, t4, a2
    and a2, t6, t4
    xor a2, t2, a2
    lw a1, 64(a3)
    xor a7, a7, t5
    or a0, t0, a7
    lw s3, 268(a3)
    xor t2, t3, t2
    xor t2, t2, a0
    lw t3, 272(a3)
    xor t5, t5, t0
    xor a6, a6, t2
    lw a0, 276(a3)
    and s5, t2, a7
    xor t0, t0, s5
    and s5, t5, a6
    # round 2 (pipo.dsl:36)
    lw s10, 280(a3)
    # round 3 (pipo.dsl:36)
    slli s11, t6, 4
    srli t6, t6, 28
    or t6, s11, t6
    slli s11, t2, 20
    srli t2, t2, 12
    or t2, s11, t2
    xor a7, a7, s5
    slli s5, a2, 16
    srli a2, a2, 16
    or a2, s5, a2
    # round 2 (pipo.dsl:36)
    lw s5, 284(a3)
    # round 3 (pipo.dsl:36)
    slli s11, t0, 8
    srli t0, t0, 24
    or t0, s11, t0
    # round 2 (pipo.dsl:36)
    lw s11, 288(a3)
    # round 3 (pipo.dsl:36)
    slli ra, t5, 24
    srli t5, t5, 8
    or t5, ra, t5
    xor t4, a1, t4
    slli a1, a6, 28
    slli ra, a7, 12
    srli a7, a7, 20
    or a7, ra, a7
    # round 2 (pipo.dsl:36)
    lw ra, 292(a3)
    xor t6, s5, t6
    xor t5, s11, t5
    # round 3 (pipo.dsl:36)
    srli a6, a6, 4
    or a6, a1, a6
    xor t2, s3, t2
    xor a6, a0, a6
    # round 2 (pipo.dsl:36)
    xor t0, s10, t0
    xor a2, ra, a2
    # round 3 (pipo.dsl:36)
    xor a7, t3, a7
    # round 2 (pipo.dsl:36)
    or t3, t2, a7
    or a1, a7, a6
    xor t5, t5, a7
    xor t0, t0, t3
    xor t2, t2, a1
    xor t3, t4, t2
    xor a1, a6, t0
    and a0, t4, t0
    and s3, a1, t3
    xor t2, t2, a0
    xor t6, t6, a1
    xor t3, a2, t3
    xor t5, t5, s3
    not a2, t3
    and a1, t0, t2
    xor a7, a7, t6
    xor t4, t4, t5
    or a0, a2, t6
    xor a7, a1, a7
    xor t5, t5, a0
    or a2, a2, t5
    xor t6, t6, a2
    and a2, t5, t6
    xor a2, t3, a2
    lw a1, 32(a3)
    xor a6, a6, t3
    xor t0, t0, t4
    xor t3, t4, a7
    or t4, a7, t0
    slli a0, t5, 4
    srli t5, t5, 28
    xor a6, a6, t4
    or t4, a0, t5
    xor t2, t2, a6
    and t5, a6, t0
    slli a0, a6, 20
    srli a6, a6, 12
    xor a7, a7, t5
    and t5, t3, t2
    or a6, a0, a6
    xor t0, t0, t5
    slli t5, a2, 16
    srli a2, a2, 16
    slli a0, a7, 8
    or t5, t5, a2
    # round 1 (pipo.dsl:36)
    lw a2, 296(a3)
    # round 2 (pipo.dsl:36)
    slli s3, t3, 24
    srli t3, t3, 8
    or t3, s3, t3
    xor t6, a1, t6
    slli a1, t2, 28
    srli t2, t2, 4
    srli a7, a7, 24
    or t2, a1, t2
    xor a6, s4, a6
    or a7, a0, a7
    slli a1, t0, 12
    srli t0, t0, 20
    xor t2, s7, t2
    or t0, a1, t0
    # round 1 (pipo.dsl:36)
    xor a7, s6, a7
    # round 2 (pipo.dsl:36)
    xor t0, s2, t0
    # round 1 (pipo.dsl:36)
    or a1, a6, t0
    or a0, t0, t2
    xor a7, a7, a1
    xor a6, a6, a0
    lw a1, 0(a3)
    xor a0, t6, a6
    xor s2, t2, a7
    lw s3, 4(a3)
    and s4, t6, a7
    and s5, s2, a0
    lw s6, 300(a3)
    xor t4, s9, t4
    xor a6, a6, s4
    xor t4, t4, s2
    lw s2, 8(a3)
    xor t3, s8, t3
    xor t3, t3, t0
    lw s4, 24(a3)
    xor t5, a2, t5
    xor t3, t3, s5
    lw a2, 20(a3)
    xor t5, t5, a0
    not a0, t5
    xor t6, t6, t3
    lw s5, 12(a3)
    or s7, a0, t4
    xor t3, t3, s7
    lw s7, 16(a3)
    and s8, a7, a6
    xor t0, t0, t4
    xor t2, t2, t5
    xor t5, s6, t5
    xor t0, s8, t0
    xor a7, a7, t6
    xor t6, t6, t0
    xor s4, s4, t0
    or a0, a0, t3
    or t0, t0, a7
    xor s3, s3, t3
    xor a2, a2, a7
    xor s6, s7, t6
    xor t4, t4, a0
    xor t0, t2, t0
    and t2, t3, t4
    xor a6, a6, t0
    and a7, t0, a7
    and t3, t6, a6
    srli t6, s3, 16
    xor t4, a1, t4
    xor t0, s2, t0
    xor t2, t5, t2
    xor a7, s4, a7
    xor a6, s5, a6
    srli t5, t4, 16
    xor t6, t6, t0
    xor t3, a2, t3
    xor t5, t5, t2
    srli a2, a7, 16
    and t6, t6, s1
    and t5, t5, s1
    xor a2, a6, a2
    slli a1, t6, 16
    xor t0, t0, t6
    srli t6, t3, 16
    slli a0, t5, 16
    xor t2, t2, t5
    and t5, a2, s1
    xor a2, s3, a1
    xor t6, s6, t6
    xor t4, t4, a0
    slli a1, t5, 16
    xor a6, a6, t5
    and t5, t6, s1
    srli t6, t2, 8
    xor a7, a7, a1
    slli a1, t5, 16
    xor t5, s6, t5
    srli a0, t4, 8
    xor t6, t0, t6
    srli s1, a6, 8
    xor t3, t3, a1
    xor a1, a2, a0
    srli a0, a7, 8
    and t6, t6, s0
    xor s1, s1, t5
    and a1, a1, s0
    xor a0, a0, t3
    slli s2, t6, 8
    xor t0, t0, t6
    and t6, s1, s0
    slli s1, a1, 8
    xor a2, a2, a1
    and a1, a0, s0
    xor t2, t2, s2
    slli a0, t6, 8
    xor t5, t5, t6
    xor t4, t4, s1
    slli t6, a1, 8
    xor t3, t3, a1
    xor a6, a6, a0
    srli a1, a2, 4
    xor a7, a7, t6
    srli t6, t4, 4
    xor a1, t0, a1
    srli a0, t3, 4
    xor t6, t2, t6
    srli s0, a7, 4
    and a1, a1, a4
    xor a0, t5, a0
    and t6, t6, a4
    xor s0, a6, s0
    slli s1, a1, 4
    xor t0, t0, a1
    and a1, a0, a4
    slli a0, t6, 4
    xor t2, t2, t6
    and t6, s0, a4
    xor a4, a2, s1
    slli a2, a1, 4
    xor t5, t5, a1
    xor t4, t4, a0
    slli a1, t6, 4
    xor a6, a6, t6
    xor t3, t3, a2
    srli t6, t2, 2
    xor a7, a7, a1
    srli a2, t4, 2
    xor t6, t0, t6
    srli a1, a6, 2
    xor a2, a4, a2
    srli a0, a7, 2
    and t6, t6, t1
    xor a1, t5, a1
    and a2, a2, t1
    xor a0, t3, a0
    slli s0, t6, 2
    xor t0, t0, t6
    and t6, a1, t1
    slli a1, a2, 2
    xor a4, a4, a2
    and t1, a0, t1
    xor t2, t2, s0
    slli a2, t6, 2
    xor t5, t5, t6
    xor t4, t4, a1
    slli t6, t1, 2
    xor t1, t3, t1
    xor a6, a6, a2
    srli t3, a4, 1
    xor a7, a7, t6
    srli t6, t4, 1
    xor t3, t0, t3
    srli a2, t1, 1
    xor t6, t2, t6
    srli a1, a7, 1
    and t3, t3, a5
    xor a2, t5, a2
    and t6, t6, a5
    xor a1, a6, a1
    slli a0, t3, 1
    xor t0, t0, t3
    and t3, a2, a5
    slli a2, t6, 1
    xor t2, t2, t6
    and a5, a1, a5
    xor t6, a4, a0
    slli a4, t3, 1
    xor t3, t5, t3
    lw t5, 64(sp)
    sw t2, 8(t5)
    sw t0, 24(t5)
    xor t0, t4, a2
    slli t4, a5, 1
    xor a5, a6, a5
    xor a6, t1, a4
    sw t6, 16(t5)
    sw t3, 28(t5)
    xor a7, a7, t4
    sw t0, 0(t5)
    sw a5, 12(t5)
    sw a6, 20(t5)
    sw a7, 4(t5)
    mv a0, t5
    lw a1, 68(sp)
    lw a2, 80(sp)
    addi a0, a0, 32
    addi a1, a1, 32
    bltu a2, a1, .Llwcc_pipo64_256_ecb_decrypt_rv32i_group_done
    j .Llwcc_pipo64_256_ecb_decrypt_rv32i_group
.Llwcc_pipo64_256_ecb_decrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_pipo64_256_ecb_decrypt_rv32i_out
.Llwcc_pipo64_256_ecb_decrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 32
    beqz t2, .Llwcc_pipo64_256_ecb_decrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 128
.Llwcc_pipo64_256_ecb_decrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_pipo64_256_ecb_decrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_pipo64_256_ecb_decrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_pipo64_256_ecb_decrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_pipo64_256_ecb_decrypt_rv32i_group
.Llwcc_pipo64_256_ecb_decrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_pipo64_256_ecb_decrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_pipo64_256_ecb_decrypt_rv32i_copy
.Llwcc_pipo64_256_ecb_decrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 128
.Llwcc_pipo64_256_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_pipo64_256_ecb_decrypt_rv32i_wipe
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
    .size lwcc_pipo64_256_ecb_decrypt_rv32i, .-lwcc_pipo64_256_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_pipo64_256_ctr_init_rv32i
    .type lwcc_pipo64_256_ctr_init_rv32i, %function
lwcc_pipo64_256_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_pipo64_256_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_pipo64_256_ctr_nonce_rv32i
    .size lwcc_pipo64_256_ctr_init_rv32i, .-lwcc_pipo64_256_ctr_init_rv32i

    .balign 4
    .global lwcc_pipo64_256_ctr_nonce_rv32i
    .type lwcc_pipo64_256_ctr_nonce_rv32i, %function
lwcc_pipo64_256_ctr_nonce_rv32i:
    lbu a5, 1(a1)
    lbu a6, 2(a1)
    lbu a7, 3(a1)
    lbu t0, 0(a1)
    slli a5, a5, 8
    slli a6, a6, 16
    or a5, t0, a5
    or a5, a5, a6
    slli a6, a7, 24
    or a5, a5, a6
    lui a6, 349525
    addi a6, a6, 1365
    srli a7, a5, 1
    xor a7, a5, a7
    and a6, a7, a6
    slli a7, a6, 1
    xor a6, a5, a6
    xor a5, a5, a7
    lui a7, 209715
    srli t0, a5, 2
    xor t0, a5, t0
    addi a7, a7, 819
    srli t1, a6, 2
    xor t1, a6, t1
    and t1, t1, a7
    and a7, t0, a7
    slli t0, a7, 2
    slli t2, t1, 2
    xor t2, a6, t2
    xor t0, a5, t0
    srli t3, t0, 4
    lui t4, 61681
    addi t4, t4, -241
    xor a5, a5, a7
    srli a7, a5, 4
    xor a6, a6, t1
    xor t1, t2, t3
    and t1, t1, t4
    xor a7, a6, a7
    slli t3, t1, 4
    and a7, a7, t4
    slli t4, a7, 4
    xor t0, t0, t3
    srli t3, t0, 8
    lui t5, 4080
    xor a6, a6, a7
    xor a5, a5, t4
    xor a7, t2, t1
    srli t1, a7, 8
    addi t2, t5, 255
    xor t3, a5, t3
    and t3, t3, t2
    xor t1, a6, t1
    and t1, t1, t2
    slli t2, t1, 8
    slli t4, t3, 8
    xor t0, t0, t4
    xor a5, a5, t3
    srli t3, a5, 16
    srli t4, t0, 16
    xor a7, a7, t2
    lui t2, 16
    xor a6, a6, t1
    xor t1, a6, t3
    lw t3, 4(a0)
    lw t5, 0(a0)
    addi t2, t2, -1
    xor t4, a7, t4
    and t4, t4, t2
    xor a5, t3, a5
    # round 1 (pipo.dsl:36)
    lw t3, 28(a0)
    xor t0, t5, t0
    and t1, t1, t2
    slli t2, t4, 16
    slli t5, t1, 16
    xor a5, a5, t5
    xor a7, t3, a7
    xor a7, a7, t4
    xor t0, t0, t2
    and t2, a5, t0
    xor a7, a7, t2
    lw t2, 8(a0)
    or t3, a7, a5
    xor a6, t2, a6
    not t2, a7
    xor a6, a6, t1
    xor t0, t0, t3
    xor t1, a6, t2
    or a7, a7, t0
    xor a5, a5, a7
    sw a5, 308(a0)
    sw t1, 312(a0)
    sw a6, 304(a0)
    sw t0, 316(a0)
    sw t2, 320(a0)
    ret
    .size lwcc_pipo64_256_ctr_nonce_rv32i, .-lwcc_pipo64_256_ctr_nonce_rv32i

    .balign 4
    .global lwcc_pipo64_256_ctr_crypt_rv32i
    .type lwcc_pipo64_256_ctr_crypt_rv32i, %function
lwcc_pipo64_256_ctr_crypt_rv32i:
    bnez a2, .Llwcc_pipo64_256_ctr_crypt_rv32i_begin
    ret
.Llwcc_pipo64_256_ctr_crypt_rv32i_begin:
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
    beqz t1, .Llwcc_pipo64_256_ctr_crypt_rv32i_group
    j .Llwcc_pipo64_256_ctr_crypt_rv32i_rest
.Llwcc_pipo64_256_ctr_crypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a2, 80(sp)
    sw a4, 76(sp)
    srli a5, a4, 16
    addi a6, a4, 1
    addi a7, a4, 2
    srli t0, a4, 8
    srli t1, a6, 16
    srli t2, a7, 16
    addi t3, a4, 3
    andi a5, a5, 255
    srli t4, a4, 24
    srli t5, a6, 8
    srli t6, a7, 8
    srli s0, t3, 16
    slli a5, a5, 8
    andi t0, t0, 255
    andi t1, t1, 255
    andi t2, t2, 255
    srli s1, a6, 24
    srli s2, a7, 24
    srli s3, t3, 8
    or a5, t4, a5
    slli t0, t0, 16
    slli t1, t1, 8
    andi t4, t5, 255
    slli t2, t2, 8
    andi t5, t6, 255
    andi t6, s0, 255
    srli s0, t3, 24
    or a5, a5, t0
    slli t0, a4, 24
    or t1, s1, t1
    slli t4, t4, 16
    or t2, s2, t2
    slli t5, t5, 16
    slli t6, t6, 8
    andi s1, s3, 255
    or a5, a5, t0
    or t0, t1, t4
    slli a6, a6, 24
    or t1, t2, t5
    slli a7, a7, 24
    or t2, s0, t6
    slli t4, s1, 16
    lui t5, 349525
    or a6, t0, a6
    or a7, t1, a7
    or t0, t2, t4
    slli t1, t3, 24
    srli t2, a5, 1
    addi t3, t5, 1365
    or t0, t0, t1
    xor t1, t2, a6
    srli t2, a7, 1
    and t1, t1, t3
    xor t2, t0, t2
    slli t4, t1, 1
    and t2, t2, t3
    xor a5, a5, t4
    slli t4, t2, 1
    lui t5, 209715
    xor a6, a6, t1
    xor a7, a7, t4
    srli t1, a5, 2
    addi t4, t5, 819
    xor t0, t0, t2
    xor t1, t1, a7
    srli t2, a6, 2
    and t1, t1, t4
    xor t2, t2, t0
    slli t5, t1, 2
    and t2, t2, t4
    xor a5, a5, t5
    slli t5, t2, 2
    lui t6, 61681
    xor a7, a7, t1
    xor a6, a6, t5
    srli t1, a5, 4
    addi t5, t6, -241
    xor t0, t0, t2
    xor t1, a6, t1
    srli t2, a7, 4
    and t1, t1, t5
    xor t2, t0, t2
    slli t6, t1, 4
    and t2, t2, t5
    xor a5, a5, t6
    slli t6, t2, 4
    lui s0, 4080
    xor a6, a6, t1
    xor a7, a7, t6
    srli t1, a5, 8
    addi t6, s0, 255
    xor t0, t0, t2
    xor t1, a7, t1
    srli t2, a6, 8
    and t1, t1, t6
    xor t2, t0, t2
    slli s0, t1, 8
    and t2, t2, t6
    xor a5, a5, s0
    xor a7, a7, t1
    slli t1, t2, 8
    lui s0, 16
    xor a6, a6, t1
    xor t0, t0, t2
    srli t1, a5, 16
    srli t2, a7, 16
    lw s1, 12(a3)
    lw s2, 16(a3)
    addi s0, s0, -1
    xor t1, a6, t1
    xor t2, t0, t2
    # round 1 (pipo.dsl:36)
    lw s3, 20(a3)
    and t1, t1, s0
    and t2, t2, s0
    xor a6, s1, a6
    xor t0, s2, t0
    slli s4, t2, 16
    xor a6, a6, t1
    xor t0, t0, t2
    xor a7, s3, a7
    lw t2, 24(a3)
    and s5, t0, a6
    xor a7, a7, s4
    lw s4, 304(a3)
    slli t1, t1, 16
    xor a7, a7, s5
    xor a5, t2, a5
    and s5, s4, a7
    xor a5, a5, t1
    xor a5, a5, s5
    lw t1, 308(a3)
    xor t0, t0, a5
    lw s5, 312(a3)
    or s6, a5, a7
    xor a7, a7, t0
    xor t0, t0, t1
    lw s7, 316(a3)
    xor a6, s4, a6
    xor s4, s5, s6
    and s5, t0, a7
    and s6, a7, a6
    xor a5, a5, s7
    xor a6, a6, s5
    xor s5, s4, a7
    xor a5, a5, s6
    xor s6, t0, a6
    xor s7, s7, s5
    and s5, s5, s6
    lw s8, 320(a3)
    xor t1, t1, a5
    slli s9, s7, 28
    srli s7, s7, 4
    lw s10, 32(a3)
    lw s11, 36(a3)
    or ra, a5, s4
    xor t1, t1, s5
    or s5, s9, s7
    xor a6, a6, ra
    xor s6, s8, s6
    slli s7, s4, 4
    srli s4, s4, 28
    slli s8, t1, 8
    srli t1, t1, 24
    xor t0, s10, t0
    xor s5, s11, s5
    lw s9, 44(a3)
    lw s10, 48(a3)
    # round 2 (pipo.dsl:36)
    lw ra, 60(a3)
    # round 1 (pipo.dsl:36)
    or a2, a6, a5
    slli a4, s6, 16
    srli s6, s6, 16
    slli a0, a5, 20
    srli a5, a5, 12
    or s4, s7, s4
    or t1, s8, t1
    # round 2 (pipo.dsl:36)
    lw s7, 52(a3)
    and s8, s5, t0
    # round 1 (pipo.dsl:36)
    xor a7, a7, a2
    or a4, a4, s6
    slli a2, a6, 12
    srli a6, a6, 20
    or a5, a0, a5
    lw a0, 40(a3)
    xor s4, s9, s4
    xor t1, s10, t1
    # round 2 (pipo.dsl:36)
    xor s6, ra, s8
    # round 1 (pipo.dsl:36)
    or a6, a2, a6
    slli a2, a7, 24
    srli a7, a7, 8
    # round 2 (pipo.dsl:36)
    and s8, t1, s4
    xor a5, s7, a5
    lw s7, 56(a3)
    xor a4, a4, s6
    # round 1 (pipo.dsl:36)
    or a7, a2, a7
    xor a6, a0, a6
    # round 2 (pipo.dsl:36)
    xor a5, a5, s8
    or a2, a4, s5
    and s6, a6, a5
    xor a7, s7, a7
    xor t0, t0, a2
    xor a7, a7, s6
    or a2, a4, t0
    xor t1, t1, a7
    xor a2, s5, a2
    xor s5, a5, t1
    xor t1, a2, t1
    not a4, a4
    xor s4, s4, a6
    or a5, a7, a5
    xor a6, a6, a4
    and s6, t1, s5
    and s7, s5, s4
    xor a5, a6, a5
    xor a6, t0, a7
    xor a7, s4, s6
    xor a6, a6, s7
    xor s4, t1, a7
    xor s6, a5, s5
    and s7, s6, s4
    xor t0, t0, s6
    xor a2, a2, a6
    or s6, a6, a5
    xor a4, a4, s4
    xor a2, a2, s7
    slli s4, t0, 28
    srli t0, t0, 4
    lw s7, 64(a3)
    lw s8, 68(a3)
    xor a7, a7, s6
    or t0, s4, t0
    slli s4, a4, 16
    srli a4, a4, 16
    slli s6, a5, 4
    srli a5, a5, 28
    slli s10, a2, 8
    srli a2, a2, 24
    lw ra, 76(a3)
    or a1, a7, a6
    or a4, s4, a4
    lw s4, 80(a3)
    or a5, s6, a5
    # round 3 (pipo.dsl:36)
    lw s6, 92(a3)
    # round 2 (pipo.dsl:36)
    or a2, s10, a2
    slli s10, a6, 20
    srli a6, a6, 12
    xor t1, s7, t1
    xor t0, s8, t0
    # round 3 (pipo.dsl:36)
    lw s7, 84(a3)
    # round 2 (pipo.dsl:36)
    xor a1, s5, a1
    slli s5, a7, 12
    srli a7, a7, 20
    or a6, s10, a6
    lw s8, 72(a3)
    xor a5, ra, a5
    xor a2, s4, a2
    # round 3 (pipo.dsl:36)
    and s4, t0, t1
    xor a4, s6, a4
    # round 2 (pipo.dsl:36)
    or a7, s5, a7
    slli s5, a1, 24
    srli a1, a1, 8
    # round 3 (pipo.dsl:36)
    and s6, a2, a5
    xor a6, s7, a6
    lw s7, 88(a3)
    xor a4, s4, a4
    # round 2 (pipo.dsl:36)
    or a1, s5, a1
    xor a7, s8, a7
    # round 3 (pipo.dsl:36)
    xor a6, a6, s6
    or s4, a4, t0
    and s5, a7, a6
    xor a1, s7, a1
    xor t1, t1, s4
    xor a1, a1, s5
    or s4, a4, t1
    xor a2, a2, a1
    xor t0, t0, s4
    xor s4, a6, a2
    xor a2, t0, a2
    not a4, a4
    xor a5, a5, a7
    or a6, a1, a6
    xor a7, a7, a4
    and s5, a2, s4
    and s6, s4, a5
    xor a6, a7, a6
    xor a7, t1, a1
    xor a5, a5, s5
    xor a7, a7, s6
    xor a1, a2, a5
    xor s5, a6, s4
    and s6, s5, a1
    xor t1, t1, s5
    xor t0, t0, a7
    or s5, a7, a6
    xor a4, a4, a1
    xor t0, t0, s6
    slli a1, t1, 28
    srli t1, t1, 4
    lw s6, 96(a3)
    lw s7, 100(a3)
    xor a5, a5, s5
    or t1, a1, t1
    slli a1, a4, 16
    srli a4, a4, 16
    slli s5, a6, 4
    srli a6, a6, 28
    slli s8, t0, 8
    srli t0, t0, 24
    lw s10, 108(a3)
    or ra, a5, a7
    or a4, a1, a4
    lw a1, 112(a3)
    or a6, s5, a6
    # round 4 (pipo.dsl:36)
    lw s5, 124(a3)
    # round 3 (pipo.dsl:36)
    or t0, s8, t0
    slli s8, a7, 20
    srli a7, a7, 12
    xor a2, s6, a2
    xor t1, s7, t1
    # round 4 (pipo.dsl:36)
    lw s6, 116(a3)
    # round 3 (pipo.dsl:36)
    xor s4, s4, ra
    slli s7, a5, 12
    srli a5, a5, 20
    or a7, s8, a7
    lw s8, 104(a3)
    xor a6, s10, a6
    xor t0, a1, t0
    # round 4 (pipo.dsl:36)
    and a1, t1, a2
    xor a4, s5, a4
    # round 3 (pipo.dsl:36)
    or a5, s7, a5
    slli s5, s4, 24
    srli s4, s4, 8
    # round 4 (pipo.dsl:36)
    and s7, t0, a6
    xor a7, s6, a7
    lw s6, 120(a3)
    xor a4, a1, a4
    # round 3 (pipo.dsl:36)
    or a1, s5, s4
    xor a5, s8, a5
    # round 4 (pipo.dsl:36)
    xor a7, a7, s7
    or s4, a4, t1
    and s5, a5, a7
    xor a1, s6, a1
    xor a2, a2, s4
    xor a1, a1, s5
    or s4, a4, a2
    xor t0, t0, a1
    xor t1, t1, s4
    xor s4, a7, t0
    xor t0, t1, t0
    not a4, a4
    xor a6, a6, a5
    or a7, a1, a7
    xor a5, a5, a4
    and s5, t0, s4
    and s6, s4, a6
    xor a5, a5, a7
    xor a7, a2, a1
    xor a6, a6, s5
    xor a7, a7, s6
    xor a1, t0, a6
    xor s5, a5, s4
    and s6, s5, a1
    xor a2, a2, s5
    xor t1, t1, a7
    or s5, a7, a5
    xor a4, a4, a1
    xor t1, t1, s6
    slli a1, a2, 28
    srli a2, a2, 4
    lw s6, 128(a3)
    lw s7, 4(a3)
    xor a6, a6, s5
    or a2, a1, a2
    slli a1, a4, 16
    srli a4, a4, 16
    slli s5, a5, 4
    srli a5, a5, 28
    slli s8, t1, 8
    srli t1, t1, 24
    # round 5 (pipo.dsl:36)
    lw s10, 28(a3)
    # round 4 (pipo.dsl:36)
    or ra, a6, a7
    or a4, a1, a4
    slli a1, a7, 20
    srli a7, a7, 12
    or a5, s5, a5
    or t1, s8, t1
    xor t0, s6, t0
    xor a2, s7, a2
    xor s4, s4, ra
    slli s5, a6, 12
    srli a6, a6, 20
    or a7, a1, a7
    lw a1, 8(a3)
    xor a5, s1, a5
    xor t1, s2, t1
    # round 5 (pipo.dsl:36)
    and s6, a2, t0
    xor a4, s10, a4
    # round 4 (pipo.dsl:36)
    or a6, s5, a6
    slli s5, s4, 24
    srli s4, s4, 8
    # round 5 (pipo.dsl:36)
    and s7, t1, a5
    xor a7, s3, a7
    xor a4, s6, a4
    # round 4 (pipo.dsl:36)
    or s4, s5, s4
    xor a6, a1, a6
    # round 5 (pipo.dsl:36)
    xor a7, a7, s7
    or a1, a4, a2
    and s5, a6, a7
    xor s4, t2, s4
    xor t0, t0, a1
    xor a1, s4, s5
    or s4, a4, t0
    xor t1, t1, a1
    xor a2, a2, s4
    xor s4, a7, t1
    xor t1, a2, t1
    not a4, a4
    xor a5, a5, a6
    or a7, a1, a7
    xor a6, a6, a4
    and s5, t1, s4
    and s6, s4, a5
    xor a6, a6, a7
    xor a7, t0, a1
    xor a5, a5, s5
    xor a7, a7, s6
    xor a1, t1, a5
    xor s5, a6, s4
    and s6, s5, a1
    xor t0, t0, s5
    xor a2, a2, a7
    or s5, a7, a6
    xor a4, a4, a1
    xor a2, a2, s6
    slli a1, t0, 28
    srli t0, t0, 4
    lw s6, 132(a3)
    xor a5, a5, s5
    or t0, a1, t0
    slli a1, a4, 16
    srli a4, a4, 16
    slli s5, a6, 4
    srli a6, a6, 28
    slli s7, a2, 8
    srli a2, a2, 24
    lw s8, 48(a3)
    # round 6 (pipo.dsl:36)
    lw s10, 60(a3)
    # round 5 (pipo.dsl:36)
    or ra, a5, a7
    or a4, a1, a4
    slli a1, a7, 20
    srli a7, a7, 12
    or a6, s5, a6
    or a2, s7, a2
    xor t1, s6, t1
    xor t0, s11, t0
    # round 6 (pipo.dsl:36)
    lw s5, 52(a3)
    # round 5 (pipo.dsl:36)
    xor s4, s4, ra
    slli s6, a5, 12
    srli a5, a5, 20
    or a7, a1, a7
    xor a6, s9, a6
    xor a2, s8, a2
    # round 6 (pipo.dsl:36)
    and a1, t0, t1
    xor a4, s10, a4
    # round 5 (pipo.dsl:36)
    or a5, s6, a5
    slli s6, s4, 24
    srli s4, s4, 8
    # round 6 (pipo.dsl:36)
    and s7, a2, a6
    xor a7, s5, a7
    lw s5, 56(a3)
    xor a4, a1, a4
    # round 5 (pipo.dsl:36)
    or a1, s6, s4
    xor a5, a0, a5
    # round 6 (pipo.dsl:36)
    xor a7, a7, s7
    or s4, a4, t0
    and s6, a5, a7
    xor a1, s5, a1
    xor t1, t1, s4
    xor a1, a1, s6
    or s4, a4, t1
    xor a2, a2, a1
    xor t0, t0, s4
    xor s4, a7, a2
    xor a2, t0, a2
    not a4, a4
    xor a6, a6, a5
    or a7, a1, a7
    xor a5, a5, a4
    and s5, a2, s4
    and s6, s4, a6
    xor a5, a5, a7
    xor a7, t1, a1
    xor a6, a6, s5
    xor a7, a7, s6
    xor a1, a2, a6
    xor s5, a5, s4
    and s6, s5, a1
    xor t1, t1, s5
    xor t0, t0, a7
    or s5, a7, a5
    xor a4, a4, a1
    xor t0, t0, s6
    slli a1, t1, 28
    srli t1, t1, 4
    lw s6, 136(a3)
    lw s7, 68(a3)
    xor a6, a6, s5
    or t1, a1, t1
    slli a1, a4, 16
    srli a4, a4, 16
    slli s5, a5, 4
    srli a5, a5, 28
    slli s8, t0, 8
    srli t0, t0, 24
    lw s10, 76(a3)
    or ra, a6, a7
    or a4, a1, a4
    lw a1, 80(a3)
    or a5, s5, a5
    # round 7 (pipo.dsl:36)
    lw s5, 92(a3)
    # round 6 (pipo.dsl:36)
    or t0, s8, t0
    slli s8, a7, 20
    srli a7, a7, 12
    xor a2, s6, a2
    xor t1, s7, t1
    # round 7 (pipo.dsl:36)
    lw s6, 84(a3)
    # round 6 (pipo.dsl:36)
    xor s4, s4, ra
    slli s7, a6, 12
    srli a6, a6, 20
    or a7, s8, a7
    lw s8, 72(a3)
    xor a5, s10, a5
    xor t0, a1, t0
    # round 7 (pipo.dsl:36)
    and a1, t1, a2
    xor a4, s5, a4
    # round 6 (pipo.dsl:36)
    or a6, s7, a6
    slli s5, s4, 24
    srli s4, s4, 8
    # round 7 (pipo.dsl:36)
    and s7, t0, a5
    xor a7, s6, a7
    lw s6, 88(a3)
    xor a4, a1, a4
    # round 6 (pipo.dsl:36)
    or a1, s5, s4
    xor a6, s8, a6
    # round 7 (pipo.dsl:36)
    xor a7, a7, s7
    or s4, a4, t1
    and s5, a6, a7
    xor a1, s6, a1
    xor a2, a2, s4
    xor a1, a1, s5
    or s4, a4, a2
    xor t0, t0, a1
    xor t1, t1, s4
    xor s4, a7, t0
    xor t0, t1, t0
    not a4, a4
    xor a5, a5, a6
    or a7, a1, a7
    xor a6, a6, a4
    and s5, t0, s4
    and s6, s4, a5
    xor a6, a6, a7
    xor a7, a2, a1
    xor a5, a5, s5
    xor a7, a7, s6
    xor a1, t0, a5
    xor s5, a6, s4
    and s6, s5, a1
    xor a2, a2, s5
    xor t1, t1, a7
    or s5, a7, a6
    xor a4, a4, a1
    xor t1, t1, s6
    slli a1, a2, 28
    srli a2, a2, 4
    lw s6, 140(a3)
    lw s7, 100(a3)
    xor a5, a5, s5
    or a2, a1, a2
    slli a1, a4, 16
    srli a4, a4, 16
    slli s5, a6, 4
    srli a6, a6, 28
    slli s8, t1, 8
    srli t1, t1, 24
    lw s10, 108(a3)
    or ra, a5, a7
    or a4, a1, a4
    lw a1, 112(a3)
    or a6, s5, a6
    # round 8 (pipo.dsl:36)
    lw s5, 124(a3)
    # round 7 (pipo.dsl:36)
    or t1, s8, t1
    slli s8, a7, 20
    srli a7, a7, 12
    xor t0, s6, t0
    xor a2, s7, a2
    # round 8 (pipo.dsl:36)
    lw s6, 116(a3)
    # round 7 (pipo.dsl:36)
    xor s4, s4, ra
    slli s7, a5, 12
    srli a5, a5, 20
    or a7, s8, a7
    lw s8, 104(a3)
    xor a6, s10, a6
    xor t1, a1, t1
    # round 8 (pipo.dsl:36)
    and a1, a2, t0
    xor a4, s5, a4
    # round 7 (pipo.dsl:36)
    or a5, s7, a5
    slli s5, s4, 24
    srli s4, s4, 8
    # round 8 (pipo.dsl:36)
    and s7, t1, a6
    xor a7, s6, a7
    lw s6, 120(a3)
    xor a4, a1, a4
    # round 7 (pipo.dsl:36)
    or a1, s5, s4
    xor a5, s8, a5
    # round 8 (pipo.dsl:36)
    xor a7, a7, s7
    or s4, a4, a2
    and s5, a5, a7
    xor a1, s6, a1
    xor t0, t0, s4
    xor a1, a1, s5
    or s4, a4, t0
    xor t1, t1, a1
    xor a2, a2, s4
    xor s4, a7, t1
    xor t1, a2, t1
    not a4, a4
    xor a6, a6, a5
    or a7, a1, a7
    xor a5, a5, a4
    and s5, t1, s4
    and s6, s4, a6
    xor a5, a5, a7
    xor a7, t0, a1
    xor a6, a6, s5
    xor a7, a7, s6
    xor a1, t1, a6
    xor s5, a5, s4
    and s6, s5, a1
    xor t0, t0, s5
    xor a2, a2, a7
    or s5, a7, a5
    xor a4, a4, a1
    xor a2, a2, s6
    slli a1, t0, 28
    srli t0, t0, 4
    lw s6, 144(a3)
    lw s7, 4(a3)
    xor a6, a6, s5
    or t0, a1, t0
    slli a1, a4, 16
    srli a4, a4, 16
    slli s5, a5, 4
    srli a5, a5, 28
    slli s8, a2, 8
    srli a2, a2, 24
    # round 9 (pipo.dsl:36)
    lw s10, 28(a3)
    # round 8 (pipo.dsl:36)
    or ra, a6, a7
    or a4, a1, a4
    slli a1, a7, 20
    srli a7, a7, 12
    or a5, s5, a5
    or a2, s8, a2
    xor t1, s6, t1
    xor t0, s7, t0
    xor s4, s4, ra
    slli s5, a6, 12
    srli a6, a6, 20
    or a7, a1, a7
    lw a1, 8(a3)
    xor a5, s1, a5
    xor a2, s2, a2
    # round 9 (pipo.dsl:36)
    and s6, t0, t1
    xor a4, s10, a4
    # round 8 (pipo.dsl:36)
    or a6, s5, a6
    slli s5, s4, 24
    srli s4, s4, 8
    # round 9 (pipo.dsl:36)
    and s7, a2, a5
    xor a7, s3, a7
    xor a4, s6, a4
    # round 8 (pipo.dsl:36)
    or s4, s5, s4
    xor a6, a1, a6
    # round 9 (pipo.dsl:36)
    xor a7, a7, s7
    or a1, a4, t0
    and s5, a6, a7
    xor s4, t2, s4
    xor t1, t1, a1
    xor a1, s4, s5
    or s4, a4, t1
    xor a2, a2, a1
    xor t0, t0, s4
    xor s4, a7, a2
    xor a2, t0, a2
    not a4, a4
    xor a5, a5, a6
    or a7, a1, a7
    xor a6, a6, a4
    and s5, a2, s4
    and s6, s4, a5
    xor a6, a6, a7
    xor a7, t1, a1
    xor a5, a5, s5
    xor a7, a7, s6
    xor a1, a2, a5
    xor s5, a6, s4
    and s6, s5, a1
    xor t1, t1, s5
    xor t0, t0, a7
    or s5, a7, a6
    xor a4, a4, a1
    xor t0, t0, s6
    slli a1, t1, 28
    srli t1, t1, 4
    lw s6, 148(a3)
    xor a5, a5, s5
    or t1, a1, t1
    slli a1, a4, 16
    srli a4, a4, 16
    slli s5, a6, 4
    srli a6, a6, 28
    slli s7, t0, 8
    srli t0, t0, 24
    lw s8, 48(a3)
    # round 10 (pipo.dsl:36)
    lw s10, 60(a3)
    # round 9 (pipo.dsl:36)
    or ra, a5, a7
    or a4, a1, a4
    slli a1, a7, 20
    srli a7, a7, 12
    or a6, s5, a6
    or t0, s7, t0
    xor a2, s6, a2
    xor t1, s11, t1
    # round 10 (pipo.dsl:36)
    lw s5, 52(a3)
    # round 9 (pipo.dsl:36)
    xor s4, s4, ra
    slli s6, a5, 12
    srli a5, a5, 20
    or a7, a1, a7
    xor a6, s9, a6
    xor t0, s8, t0
    # round 10 (pipo.dsl:36)
    and a1, t1, a2
    xor a4, s10, a4
    # round 9 (pipo.dsl:36)
    or a5, s6, a5
    slli s6, s4, 24
    srli s4, s4, 8
    # round 10 (pipo.dsl:36)
    and s7, t0, a6
    xor a7, s5, a7
    lw s5, 56(a3)
    xor a4, a1, a4
    # round 9 (pipo.dsl:36)
    or a1, s6, s4
    xor a5, a0, a5
    # round 10 (pipo.dsl:36)
    xor a7, a7, s7
    or s4, a4, t1
    and s6, a5, a7
    xor a1, s5, a1
    xor a2, a2, s4
    xor a1, a1, s6
    or s4, a4, a2
    xor t0, t0, a1
    xor t1, t1, s4
    xor s4, a7, t0
    xor t0, t1, t0
    not a4, a4
    xor a6, a6, a5
    or a7, a1, a7
    xor a5, a5, a4
    and s5, t0, s4
    and s6, s4, a6
    xor a5, a5, a7
    xor a7, a2, a1
    xor a6, a6, s5
    xor a7, a7, s6
    xor a1, t0, a6
    xor s5, a5, s4
    and s6, s5, a1
    xor a2, a2, s5
    xor t1, t1, a7
    or s5, a7, a5
    xor a4, a4, a1
    xor t1, t1, s6
    slli a1, a2, 28
    srli a2, a2, 4
    lw s6, 152(a3)
    lw s7, 68(a3)
    xor a6, a6, s5
    or a2, a1, a2
    slli a1, a4, 16
    srli a4, a4, 16
    slli s5, a5, 4
    srli a5, a5, 28
    slli s8, t1, 8
    srli t1, t1, 24
    lw s10, 76(a3)
    or ra, a6, a7
    or a4, a1, a4
    lw a1, 80(a3)
    or a5, s5, a5
    # round 11 (pipo.dsl:36)
    lw s5, 92(a3)
    # round 10 (pipo.dsl:36)
    or t1, s8, t1
    slli s8, a7, 20
    srli a7, a7, 12
    xor t0, s6, t0
    xor a2, s7, a2
    # round 11 (pipo.dsl:36)
    lw s6, 84(a3)
    # round 10 (pipo.dsl:36)
    xor s4, s4, ra
    slli s7, a6, 12
    srli a6, a6, 20
    or a7, s8, a7
    lw s8, 72(a3)
    xor a5, s10, a5
    xor t1, a1, t1
    # round 11 (pipo.dsl:36)
    and a1, a2, t0
    xor a4, s5, a4
    # round 10 (pipo.dsl:36)
    or a6, s7, a6
    slli s5, s4, 24
    srli s4, s4, 8
    # round 11 (pipo.dsl:36)
    and s7, t1, a5
    xor a7, s6, a7
    lw s6, 88(a3)
    xor a4, a1, a4
    # round 10 (pipo.dsl:36)
    or a1, s5, s4
    xor a6, s8, a6
    # round 11 (pipo.dsl:36)
    xor a7, a7, s7
    or s4, a4, a2
    and s5, a6, a7
    xor a1, s6, a1
    xor t0, t0, s4
    xor a1, a1, s5
    or s4, a4, t0
    xor t1, t1, a1
    xor a2, a2, s4
    xor s4, a7, t1
    xor t1, a2, t1
    not a4, a4
    xor a5, a5, a6
    or a7, a1, a7
    xor a6, a6, a4
    and s5, t1, s4
    and s6, s4, a5
    xor a6, a6, a7
    xor a7, t0, a1
    xor a5, a5, s5
    xor a7, a7, s6
    xor a1, t1, a5
    xor s5, a6, s4
    and s6, s5, a1
    xor t0, t0, s5
    xor a2, a2, a7
    or s5, a7, a6
    xor a4, a4, a1
    xor a2, a2, s6
    slli a1, t0, 28
    srli t0, t0, 4
    lw s6, 156(a3)
    lw s7, 100(a3)
    xor a5, a5, s5
    or t0, a1, t0
    slli a1, a4, 16
    srli a4, a4, 16
    slli s5, a6, 4
    srli a6, a6, 28
    slli s8, a2, 8
    srli a2, a2, 24
    lw s10, 108(a3)
    or ra, a5, a7
    or a4, a1, a4
    lw a1, 112(a3)
    or a6, s5, a6
    # round 12 (pipo.dsl:36)
    lw s5, 124(a3)
    # round 11 (pipo.dsl:36)
    or a2, s8, a2
    slli s8, a7, 20
    srli a7, a7, 12
    xor t1, s6, t1
    xor t0, s7, t0
    # round 12 (pipo.dsl:36)
    lw s6, 116(a3)
    # round 11 (pipo.dsl:36)
    xor s4, s4, ra
    slli s7, a5, 12
    srli a5, a5, 20
    or a7, s8, a7
    lw s8, 104(a3)
    xor a6, s10, a6
    xor a2, a1, a2
    # round 12 (pipo.dsl:36)
    and a1, t0, t1
    xor a4, s5, a4
    # round 11 (pipo.dsl:36)
    or a5, s7, a5
    slli s5, s4, 24
    srli s4, s4, 8
    # round 12 (pipo.dsl:36)
    and s7, a2, a6
    xor a7, s6, a7
    lw s6, 120(a3)
    xor a4, a1, a4
    # round 11 (pipo.dsl:36)
    or a1, s5, s4
    xor a5, s8, a5
    # round 12 (pipo.dsl:36)
    xor a7, a7, s7
    or s4, a4, t0
    and s5, a5, a7
    xor a1, s6, a1
    xor t1, t1, s4
    xor a1, a1, s5
    or s4, a4, t1
    xor a2, a2, a1
    xor t0, t0, s4
    xor s4, a7, a2
    xor a2, t0, a2
    not a4, a4
    xor a6, a6, a5
    or a7, a1, a7
    xor a5, a5, a4
    and s5, a2, s4
    and s6, s4, a6
    xor a5, a5, a7
    xor a7, t1, a1
    xor a6, a6, s5
    xor a7, a7, s6
    xor a1, a2, a6
    xor s5, a5, s4
    and s6, s5, a1
    xor t1, t1, s5
    xor t0, t0, a7
    or s5, a7, a5
    xor a4, a4, a1
    xor t0, t0, s6
    slli a1, t1, 28
    srli t1, t1, 4
    lw s6, 160(a3)
    lw s7, 4(a3)
    xor a6, a6, s5
    or t1, a1, t1
    slli a1, a4, 16
    srli a4, a4, 16
    slli s5, a5, 4
    srli a5, a5, 28
    slli s8, t0, 8
    srli t0, t0, 24
    # round 13 (pipo.dsl:36)
    lw s10, 28(a3)
    # round 12 (pipo.dsl:36)
    or ra, a6, a7
    or a4, a1, a4
    slli a1, a7, 20
    srli a7, a7, 12
    or a5, s5, a5
    or t0, s8, t0
    xor a2, s6, a2
    xor t1, s7, t1
    xor s4, s4, ra
    slli s5, a6, 12
    srli a6, a6, 20
    or a7, a1, a7
    lw a1, 8(a3)
    xor a5, s1, a5
    xor t0, s2, t0
    # round 13 (pipo.dsl:36)
    and s6, t1, a2
    xor a4, s10, a4
    # round 12 (pipo.dsl:36)
    or a6, s5, a6
    slli s5, s4, 24
    srli s4, s4, 8
    # round 13 (pipo.dsl:36)
    and s7, t0, a5
    xor a7, s3, a7
    xor a4, s6, a4
    # round 12 (pipo.dsl:36)
    or s4, s5, s4
    xor a6, a1, a6
    # round 13 (pipo.dsl:36)
    xor a7, a7, s7
    or a1, a4, t1
    and s5, a6, a7
    xor s4, t2, s4
    xor a2, a2, a1
    xor a1, s4, s5
    or s4, a4, a2
    xor t0, t0, a1
    xor t1, t1, s4
    xor s4, a7, t0
    xor t0, t1, t0
    not a4, a4
    xor a5, a5, a6
    or a7, a1, a7
    xor a6, a6, a4
    and s5, t0, s4
    and s6, s4, a5
    xor a6, a6, a7
    xor a7, a2, a1
    xor a5, a5, s5
    xor a7, a7, s6
    xor a1, t0, a5
    xor s5, a6, s4
    and s6, s5, a1
    xor a2, a2, s5
    xor t1, t1, a7
    or s5, a7, a6
    xor a4, a4, a1
    xor t1, t1, s6
    slli a1, a2, 28
    srli a2, a2, 4
    lw s6, 164(a3)
    xor a5, a5, s5
    or a2, a1, a2
    slli a1, a4, 16
    srli a4, a4, 16
    slli s5, a6, 4
    srli a6, a6, 28
    slli s7, t1, 8
    srli t1, t1, 24
    lw s8, 48(a3)
    # round 14 (pipo.dsl:36)
    lw s10, 60(a3)
    # round 13 (pipo.dsl:36)
    or ra, a5, a7
    or a4, a1, a4
    slli a1, a7, 20
    srli a7, a7, 12
    or a6, s5, a6
    or t1, s7, t1
    xor t0, s6, t0
    xor a2, s11, a2
    # round 14 (pipo.dsl:36)
    lw s5, 52(a3)
    # round 13 (pipo.dsl:36)
    xor s4, s4, ra
    slli s6, a5, 12
    srli a5, a5, 20
    or a7, a1, a7
    xor a6, s9, a6
    xor t1, s8, t1
    # round 14 (pipo.dsl:36)
    and a1, a2, t0
    xor a4, s10, a4
    # round 13 (pipo.dsl:36)
    or a5, s6, a5
    slli s6, s4, 24
    srli s4, s4, 8
    # round 14 (pipo.dsl:36)
    and s7, t1, a6
    xor a7, s5, a7
    lw s5, 56(a3)
    xor a4, a1, a4
    # round 13 (pipo.dsl:36)
    or a1, s6, s4
    xor a5, a0, a5
    # round 14 (pipo.dsl:36)
    xor a7, a7, s7
    or s4, a4, a2
    and s6, a5, a7
    xor a1, s5, a1
    xor t0, t0, s4
    xor a1, a1, s6
    or s4, a4, t0
    xor t1, t1, a1
    xor a2, a2, s4
    xor s4, a7, t1
    xor t1, a2, t1
    not a4, a4
    xor a6, a6, a5
    or a7, a1, a7
    xor a5, a5, a4
    and s5, t1, s4
    and s6, s4, a6
    xor a5, a5, a7
    xor a7, t0, a1
    xor a6, a6, s5
    xor a7, a7, s6
    xor a1, t1, a6
    xor s5, a5, s4
    and s6, s5, a1
    xor t0, t0, s5
    xor a2, a2, a7
    or s5, a7, a5
    xor a4, a4, a1
    xor a2, a2, s6
    slli a1, t0, 28
    srli t0, t0, 4
    lw s6, 168(a3)
    lw s7, 68(a3)
    xor a6, a6, s5
    or t0, a1, t0
    slli a1, a4, 16
    srli a4, a4, 16
    slli s5, a5, 4
    srli a5, a5, 28
    slli s8, a2, 8
    srli a2, a2, 24
    lw s10, 76(a3)
    or ra, a6, a7
    or a4, a1, a4
    lw a1, 80(a3)
    or a5, s5, a5
    # round 15 (pipo.dsl:36)
    lw s5, 92(a3)
    # round 14 (pipo.dsl:36)
    or a2, s8, a2
    slli s8, a7, 20
    srli a7, a7, 12
    xor t1, s6, t1
    xor t0, s7, t0
    # round 15 (pipo.dsl:36)
    lw s6, 84(a3)
    # round 14 (pipo.dsl:36)
    xor s4, s4, ra
    slli s7, a6, 12
    srli a6, a6, 20
    or a7, s8, a7
    lw s8, 72(a3)
    xor a5, s10, a5
    xor a2, a1, a2
    # round 15 (pipo.dsl:36)
    and a1, t0, t1
    xor a4, s5, a4
    # round 14 (pipo.dsl:36)
    or a6, s7, a6
    slli s5, s4, 24
    srli s4, s4, 8
    # round 15 (pipo.dsl:36)
    and s7, a2, a5
    xor a7, s6, a7
    lw s6, 88(a3)
    xor a4, a1, a4
    # round 14 (pipo.dsl:36)
    or a1, s5, s4
    xor a6, s8, a6
    # round 15 (pipo.dsl:36)
    xor a7, a7, s7
    or s4, a4, t0
    and s5, a6, a7
    xor a1, s6, a1
    xor t1, t1, s4
    xor a1, a1, s5
    or s4, a4, t1
    xor a2, a2, a1
    xor t0, t0, s4
    xor s4, a7, a2
    xor a2, t0, a2
    not a4, a4
    xor a5, a5, a6
    or a7, a1, a7
    xor a6, a6, a4
    and s5, a2, s4
    and s6, s4, a5
    xor a6, a6, a7
    xor a7, t1, a1
    xor a5, a5, s5
    xor a7, a7, s6
    xor a1, a2, a5
    xor s5, a6, s4
    and s6, s5, a1
    xor t1, t1, s5
    xor t0, t0, a7
    or s5, a7, a6
    xor a4, a4, a1
    xor t0, t0, s6
    slli a1, t1, 28
    srli t1, t1, 4
    lw s6, 172(a3)
    lw s7, 100(a3)
    xor a5, a5, s5
    or t1, a1, t1
    slli a1, a4, 16
    srli a4, a4, 16
    slli s5, a6, 4
    srli a6, a6, 28
    slli s8, t0, 8
    srli t0, t0, 24
    lw s10, 108(a3)
    or ra, a5, a7
    or a4, a1, a4
    lw a1, 112(a3)
    or a6, s5, a6
    # round 16 (pipo.dsl:36)
    lw s5, 124(a3)
    # round 15 (pipo.dsl:36)
    or t0, s8, t0
    slli s8, a7, 20
    srli a7, a7, 12
    xor a2, s6, a2
    xor t1, s7, t1
    # round 16 (pipo.dsl:36)
    lw s6, 116(a3)
    # round 15 (pipo.dsl:36)
    xor s4, s4, ra
    slli s7, a5, 12
    srli a5, a5, 20
    or a7, s8, a7
    lw s8, 104(a3)
    xor a6, s10, a6
    xor t0, a1, t0
    # round 16 (pipo.dsl:36)
    and a1, t1, a2
    xor a4, s5, a4
    # round 15 (pipo.dsl:36)
    or a5, s7, a5
    slli s5, s4, 24
    srli s4, s4, 8
    # round 16 (pipo.dsl:36)
    and s7, t0, a6
    xor a7, s6, a7
    lw s6, 120(a3)
    xor a4, a1, a4
    # round 15 (pipo.dsl:36)
    or a1, s5, s4
    xor a5, s8, a5
    # round 16 (pipo.dsl:36)
    xor a7, a7, s7
    or s4, a4, t1
    and s5, a5, a7
    xor a1, s6, a1
    xor a2, a2, s4
    xor a1, a1, s5
    or s4, a4, a2
    xor t0, t0, a1
    xor t1, t1, s4
    xor s4, a7, t0
    xor t0, t1, t0
    not a4, a4
    xor a6, a6, a5
    or a7, a1, a7
    xor a5, a5, a4
    and s5, t0, s4
    and s6, s4, a6
    xor a5, a5, a7
    xor a7, a2, a1
    xor a6, a6, s5
    xor a7, a7, s6
    xor a1, t0, a6
    xor s5, a5, s4
    and s6, s5, a1
    xor t1, t1, a7
    or s7, a7, a5
    xor a2, a2, s5
    xor t1, t1, s6
    xor a6, a6, s7
    xor a4, a4, a1
    slli a1, a2, 28
    srli a2, a2, 4
    slli s5, a5, 4
    srli a5, a5, 28
    slli s6, t1, 8
    srli t1, t1, 24
    lw s7, 176(a3)
    lw s8, 4(a3)
    or s10, a6, a7
    or a2, a1, a2
    slli a1, a4, 16
    srli a4, a4, 16
    slli ra, a7, 20
    srli a7, a7, 12
    or a5, s5, a5
    or t1, s6, t1
    # round 17 (pipo.dsl:36)
    lw s5, 28(a3)
    # round 16 (pipo.dsl:36)
    xor s4, s4, s10
    or a4, a1, a4
    slli a1, a6, 12
    srli a6, a6, 20
    or a7, ra, a7
    xor t0, s7, t0
    xor a2, s8, a2
    lw s6, 8(a3)
    xor a5, s1, a5
    xor t1, s2, t1
    or a6, a1, a6
    slli a1, s4, 24
    srli s1, s4, 8
    # round 17 (pipo.dsl:36)
    and s2, t1, a5
    xor a7, s3, a7
    and s3, a2, t0
    xor a4, s5, a4
    # round 16 (pipo.dsl:36)
    or a1, a1, s1
    xor a6, s6, a6
    # round 17 (pipo.dsl:36)
    xor a7, a7, s2
    xor a4, s3, a4
    and s1, a6, a7
    xor t2, t2, a1
    or a1, a4, a2
    xor t2, t2, s1
    xor t0, t0, a1
    xor t1, t1, t2
    or a1, a4, t0
    xor a5, a5, a6
    xor s1, a7, t1
    xor a2, a2, a1
    not a4, a4
    or a7, t2, a7
    and a1, s1, a5
    xor t1, a2, t1
    xor a6, a6, a4
    xor t2, t0, t2
    xor a6, a6, a7
    xor a7, t2, a1
    and t2, t1, s1
    xor a5, a5, t2
    or t2, a7, a6
    xor t2, a5, t2
    or a1, t2, a7
    xor a5, t1, a5
    xor s2, a6, s1
    xor a1, s1, a1
    and s1, s2, a5
    xor t0, t0, s2
    xor a5, a4, a5
    xor a4, a2, a7
    slli a2, a1, 24
    srli a1, a1, 8
    lw s2, 180(a3)
    lw s3, 56(a3)
    xor a4, a4, s1
    slli s1, t0, 28
    srli t0, t0, 4
    slli s4, a5, 16
    srli a5, a5, 16
    or a2, a2, a1
    slli a1, a7, 20
    srli a7, a7, 12
    slli s5, a6, 4
    srli a6, a6, 28
    lw s6, 60(a3)
    lw s7, 52(a3)
    or t0, s1, t0
    or a5, s4, a5
    slli s1, t2, 12
    srli t2, t2, 20
    or a7, a1, a7
    or a6, s5, a6
    slli a1, a4, 8
    srli a4, a4, 24
    xor t1, s2, t1
    xor a2, s3, a2
    lw s2, 48(a3)
    or t2, s1, t2
    or a4, a1, a4
    xor t0, s11, t0
    xor a5, s6, a5
    xor a7, s7, a7
    xor a6, s9, a6
    srli a1, t1, 16
    srli s1, a2, 16
    xor t2, a0, t2
    xor a4, s2, a4
    xor a1, a1, a5
    xor a0, a6, s1
    srli s1, t0, 16
    srli s2, a7, 16
    and a1, a1, s0
    and a0, a0, s0
    xor s1, s1, t2
    xor s2, s2, a4
    slli s3, a1, 16
    slli s4, a0, 16
    and s1, s1, s0
    and s0, s2, s0
    xor t1, t1, s3
    xor a2, a2, s4
    slli s2, s1, 16
    slli s3, s0, 16
    xor a5, a5, a1
    xor a6, a6, a0
    xor t0, t0, s2
    xor a7, a7, s3
    srli a1, t1, 8
    srli a0, a2, 8
    xor t2, t2, s1
    xor a4, a4, s0
    xor a1, t0, a1
    xor a0, a7, a0
    srli s0, a5, 8
    srli s1, a6, 8
    and a1, a1, t6
    and a0, a0, t6
    xor s0, t2, s0
    xor s1, a4, s1
    slli s2, a1, 8
    slli s3, a0, 8
    and s0, s0, t6
    and t6, s1, t6
    xor t1, t1, s2
    xor a2, a2, s3
    slli s1, s0, 8
    slli s2, t6, 8
    xor t0, t0, a1
    xor a7, a7, a0
    xor a5, a5, s1
    xor a6, a6, s2
    srli a1, t1, 4
    srli a0, a2, 4
    xor t2, t2, s0
    xor t6, a4, t6
    xor a4, a5, a1
    xor a1, a6, a0
    srli a0, t0, 4
    srli s0, a7, 4
    and a4, a4, t5
    and a1, a1, t5
    xor a0, t2, a0
    xor s0, t6, s0
    slli s1, a4, 4
    slli s2, a1, 4
    and a0, a0, t5
    and t5, s0, t5
    xor t1, t1, s1
    xor a2, a2, s2
    slli s0, a0, 4
    slli s1, t5, 4
    xor a5, a5, a4
    xor a6, a6, a1
    xor t0, t0, s0
    xor a7, a7, s1
    srli a4, t1, 2
    srli a1, a2, 2
    xor t2, t2, a0
    xor t5, t6, t5
    xor t6, t0, a4
    xor a4, a7, a1
    srli a1, a5, 2
    srli a0, a6, 2
    and t6, t6, t4
    and a4, a4, t4
    xor a1, t2, a1
    xor a0, t5, a0
    slli s0, t6, 2
    slli s1, a4, 2
    and a1, a1, t4
    and t4, a0, t4
    xor t1, t1, s0
    xor t0, t0, t6
    xor t6, a2, s1
    xor a7, a7, a4
    slli a4, a1, 2
    slli a2, t4, 2
    xor a5, a5, a4
    xor t2, t2, a1
    xor a6, a6, a2
    xor t4, t5, t4
    srli t5, t1, 1
    srli a4, t6, 1
    srli a2, t0, 1
    srli a1, a7, 1
    xor t5, a5, t5
    xor a4, a6, a4
    xor a2, t2, a2
    xor a1, t4, a1
    and t5, t5, t3
    and a4, a4, t3
    and a2, a2, t3
    and t3, a1, t3
    slli a1, t5, 1
    slli a0, a4, 1
    slli s0, a2, 1
    slli s1, t3, 1
    lw s2, 68(sp)
    lw s4, 4(s2)
    lw s3, 0(s2)
    lw s5, 8(s2)
    lw s6, 12(s2)
    lw s7, 16(s2)
    lw s8, 20(s2)
    lw s9, 24(s2)
    lw s10, 28(s2)
    xor t1, t1, a1
    xor a5, a5, t5
    xor t5, t6, a0
    xor a6, a6, a4
    xor t0, t0, s0
    xor t2, t2, a2
    xor a7, a7, s1
    xor t3, t4, t3
    xor t1, s3, t1
    xor t4, s4, t5
    xor a5, s5, a5
    xor a6, s6, a6
    xor t0, s7, t0
    xor a7, s8, a7
    xor t2, s9, t2
    xor t3, s10, t3
    lw t5, 64(sp)
    sw t4, 4(t5)
    sw t1, 0(t5)
    sw a5, 8(t5)
    sw a6, 12(t5)
    sw t0, 16(t5)
    sw a7, 20(t5)
    sw t2, 24(t5)
    sw t3, 28(t5)
    mv a0, t5
    mv a1, s2
    lw a2, 80(sp)
    lw a4, 76(sp)
    addi a0, a0, 32
    addi a1, a1, 32
    addi a4, a4, 4
    bltu a2, a1, .Llwcc_pipo64_256_ctr_crypt_rv32i_group_done
    j .Llwcc_pipo64_256_ctr_crypt_rv32i_group
.Llwcc_pipo64_256_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_pipo64_256_ctr_crypt_rv32i_out
.Llwcc_pipo64_256_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 32
    beqz t2, .Llwcc_pipo64_256_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 128
.Llwcc_pipo64_256_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_pipo64_256_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_pipo64_256_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_pipo64_256_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_pipo64_256_ctr_crypt_rv32i_group
.Llwcc_pipo64_256_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_pipo64_256_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_pipo64_256_ctr_crypt_rv32i_copy
.Llwcc_pipo64_256_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 128
.Llwcc_pipo64_256_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_pipo64_256_ctr_crypt_rv32i_wipe
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
    .size lwcc_pipo64_256_ctr_crypt_rv32i, .-lwcc_pipo64_256_ctr_crypt_rv32i
