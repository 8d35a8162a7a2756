# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile aes --set aes128_128 --target rv32i --lanes 1 --slicing plane --fixslice semi --mode ctr
# passes:    unroll() invert(enabled=false) constants() counter() bitslice(enabled=true) fixslice(enabled=true, mode=semi) ctr_fold() fold() sbox(lanes=1) complement() rotate() balance() share() hoist(mode=ctr) legalise(enabled=true) roll() slice(lanes=1) select() schedule() allocate() hide()
# dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 176
# layout:    planes of 16 S-boxes, 2 blocks side by side; cells in 3 arrangements
# sizes:     in bytes: block 16, key 16, nonce 12, rk 352, ctx 392, align 4, group 32, stack 176
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing

    .text

    .balign 4
    .global lwcc_aes128_128_key_setup_rv32i
    .type lwcc_aes128_128_key_setup_rv32i, %function
lwcc_aes128_128_key_setup_rv32i:
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
    lui a5, 526344
    lui a6, 65793
    lui a7, 16448
    lui t0, 209715
    lui t1, 32897
    lui t2, 1044480
    lui t3, 4112
    lui t4, 61681
    lui t5, 4080
    lui t6, 349525
    lui a4, 263172
    lui a3, 16
    lui a2, 131586
    lui s0, 8224
    addi a5, a5, 128
    addi a6, a6, 16
    addi a7, a7, 1028
    addi t0, t0, 819
    addi t1, t1, -2040
    addi t3, t3, 257
    addi t4, t4, -241
    addi t6, t6, 1365
    addi a4, a4, 64
    addi a3, a3, -256
    addi a2, a2, 32
    addi s0, s0, 514
    lw s1, 12(a1)
    lw s2, 0(a1)
    srli s3, s1, 3
    srli s4, s1, 2
    srli s5, s1, 7
    srli s6, s1, 1
    srli s7, s1, 4
    srli s8, s1, 6
    not s9, s1
    srli s10, s1, 5
    not s3, s3
    not s4, s4
    not s5, s5
    not s7, s7
    not s10, s10
    xor s3, s4, s3
    xor s11, s6, s5
    xor s5, s7, s5
    xor ra, s4, s7
    sw s6, 96(sp)
    xor s6, s11, ra
    xor s1, ra, s5
    or t2, s3, s6
    xor t5, s3, s6
    xor s8, s8, t5
    xor s2, s9, t5
    xor s4, s4, s8
    xor s8, s10, s8
    xor s10, s4, s5
    sw t4, 100(sp)
    or t4, s8, s1
    sw t0, 104(sp)
    or t0, s5, s10
    sw t6, 108(sp)
    xor t6, s9, s10
    xor t4, t0, t4
    sw a3, 112(sp)
    xor a3, s8, s10
    sw a2, 116(sp)
    and a2, ra, a3
    xor a2, s4, a2
    xor t0, a2, t0
    xor a2, t5, a3
    sw t1, 120(sp)
    xor t1, a2, t6
    xor s7, s7, t1
    sw a6, 124(sp)
    or a6, s9, s7
    xor a6, t4, a6
    xor s4, s4, a6
    xor t2, s4, t2
    xor s4, s6, s7
    sw a4, 128(sp)
    and a4, s4, s2
    xor a6, a4, a6
    xor a6, t0, a6
    xor a4, s4, s1
    sw a5, 132(sp)
    xor a5, s11, a4
    sw a7, 136(sp)
    and a7, t6, a5
    xor a7, a7, t4
    and t4, t1, a4
    xor t0, t4, t0
    xor a7, t0, a7
    xor a7, s3, a7
    and t4, s11, a2
    xor s3, a6, t2
    xor t0, t4, t0
    or t4, t0, s3
    xor t0, t0, a7
    xor s3, t0, t4
    or s3, a6, s3
    and a6, a6, t4
    xor s3, t2, s3
    or t2, a7, t2
    not a6, a6
    and a6, a6, t2
    xor t2, t4, t2
    or a7, a7, t2
    xor t0, t0, a7
    or a5, a5, s3
    or t4, t6, s3
    xor t2, t2, t0
    and a7, a7, t2
    or t2, s9, t0
    or t6, s7, t0
    or t5, t5, a7
    or s6, s6, a7
    xor a7, t0, a7
    xor t0, s3, t0
    and s5, s5, t0
    and s7, s10, t0
    and s2, s2, a7
    and s4, s4, a7
    xor a7, a6, a7
    and s8, s8, a7
    and s1, s1, a7
    xor a7, t0, a7
    and t0, a3, a7
    and a7, ra, a7
    and a4, a4, a6
    and t1, t1, a6
    xor a6, s3, a6
    or a3, s11, a6
    or a6, a2, a6
    xor t1, a6, t1
    xor t2, t2, t5
    xor a6, a6, t2
    xor t2, t2, s8
    xor a6, t4, a6
    xor a7, s5, a7
    xor t4, a4, a6
    xor a4, t4, s4
    xor a7, t4, a7
    xor t4, t5, t1
    xor t0, t0, t1
    xor t1, t0, s7
    xor t5, a3, a7
    xor t0, t5, t0
    xor t0, t2, t0
    slli t2, t5, 24
    srli t5, t5, 8
    or t2, t2, t5
    and t2, t2, t3
    not t5, t0
    slli a3, t5, 25
    srli t5, t5, 7
    or t5, a3, t5
    and t5, t5, s0
    or t2, t2, t5
    xor t0, t0, a4
    xor a5, a5, t0
    xor t0, t6, a5
    slli t5, t0, 26
    srli t0, t0, 6
    or t0, t5, t0
    lw t5, 136(sp)
    and t0, t0, t5
    or t0, t2, t0
    xor t2, a4, t1
    xor a7, a7, t2
    xor a5, a5, a7
    xor a5, s1, a5
    xor a7, s6, a7
    lw t2, 4(a1)
    xor t6, s2, a7
    xor t4, t6, t4
    slli t6, a7, 31
    srli a7, a7, 1
    or a7, t6, a7
    lw t6, 8(a1)
    xor t1, t1, t4
    not t4, t4
    lw a4, 132(sp)
    xor a6, a6, t1
    and a7, a7, a4
    not t1, t1
    xor a5, s5, a5
    slli a3, t4, 30
    srli t4, t4, 2
    not a6, a6
    or t4, a3, t4
    slli a3, t1, 28
    srli t1, t1, 4
    or t1, a3, t1
    slli a3, a6, 27
    srli a6, a6, 5
    lw a2, 128(sp)
    not a5, a5
    and t4, t4, a2
    or a6, a3, a6
    lw a3, 124(sp)
    slli s1, a5, 29
    and t1, t1, a3
    srli a5, a5, 3
    lw s2, 120(sp)
    or a5, s1, a5
    and a6, a6, s2
    or a6, t0, a6
    lw t0, 116(sp)
    or a6, a6, t1
    and a5, a5, t0
    or a5, a6, a5
    or a5, a5, t4
    or a5, a5, a7
    lw a6, 0(a1)
    lw t1, 112(sp)
    xor a5, a6, a5
    xori a7, a5, 1
    and t4, a7, t1
    lui s1, 4080
    and s3, a7, s1
    lui s4, 1044480
    and s5, a7, s4
    andi s6, a7, 255
    xor a7, a7, t2
    xor s7, a7, t6
    lw s9, 12(a1)
    and s8, s7, t1
    xor s10, s7, s9
    andi s11, s10, 255
    or s8, s11, s8
    and s11, s10, t1
    or s6, s6, s11
    and s11, s7, s1
    or s6, s6, s11
    and s11, a7, s1
    or s8, s8, s11
    or s5, s8, s5
    andi s8, a7, 255
    and s11, s7, s4
    or t4, s8, t4
    and s8, s10, s1
    or t4, t4, s8
    or t4, t4, s11
    and s8, a7, t1
    andi s11, s7, 255
    and ra, s10, s4
    or s8, s11, s8
    or s3, s8, s3
    or s3, s3, ra
    srli s8, s3, 1
    srli s11, s5, 1
    xor s8, s8, s3
    xor s11, s11, s5
    lw ra, 108(sp)
    and s11, s11, ra
    and s8, s8, ra
    slli a6, s8, 1
    slli t2, s11, 1
    xor a6, s3, a6
    xor t2, s5, t2
    srli t6, a6, 2
    xor t6, t6, t2
    lw s9, 104(sp)
    srli s1, t4, 1
    and t6, t6, s9
    slli t1, t6, 2
    xor a6, a6, t1
    and t1, a7, s4
    or t1, s6, t1
    xor s1, s1, t4
    and s1, s1, ra
    srli s6, t1, 1
    xor s6, s6, t1
    slli s4, s1, 1
    and s6, s6, ra
    xor s4, t4, s4
    slli ra, s6, 1
    xor ra, t1, ra
    srli t0, ra, 2
    xor t0, t0, s4
    and t0, t0, s9
    slli a2, t0, 2
    xor a2, ra, a2
    srli ra, a2, 4
    xor ra, ra, a6
    lw a4, 100(sp)
    xor t2, t2, t6
    and ra, ra, a4
    slli a3, ra, 4
    xor a3, a2, a3
    # round 1 (aes.dsl:47)
    not t6, a3
    sw t6, 0(a0)
    xor t0, s4, t0
    srli t6, t0, 4
    xor t6, t6, t2
    and t6, t6, a4
    slli a3, t6, 4
    xor t0, t0, a3
    xor a3, s5, s11
    xor a6, a6, ra
    not t0, t0
    sw t0, 4(a0)
    sw a6, 8(a0)
    xor a6, t1, s6
    xor t0, t4, s1
    xor t1, s3, s8
    srli t4, t1, 2
    xor t4, t4, a3
    and t4, t4, s9
    srli a2, a6, 2
    xor a2, a2, t0
    xor a3, a3, t4
    and a2, a2, s9
    xor t0, t0, a2
    srli s1, t0, 4
    xor s1, s1, a3
    and s1, s1, a4
    xor a3, a3, s1
    not a3, a3
    sw a3, 12(a0)
    slli a3, a2, 2
    xor a6, a6, a3
    slli t4, t4, 2
    xor t1, t1, t4
    srli t4, a6, 4
    xor t4, t4, t1
    and t4, t4, a4
    slli a3, t4, 4
    xor a6, a6, a3
    xor t2, t2, t6
    not a6, a6
    sw a6, 16(a0)
    slli a6, s1, 4
    xor a6, t0, a6
    sw a6, 20(a0)
    xor a6, t1, t4
    srli t0, s10, 2
    sw a6, 28(a0)
    srli a6, s10, 3
    not t1, t2
    sw t1, 24(a0)
    srli t1, s10, 7
    not t0, t0
    not a6, a6
    not t1, t1
    srli t2, s10, 1
    srli t4, s10, 4
    not t4, t4
    srli t6, s10, 5
    not t6, t6
    xor a6, t0, a6
    xor t2, t2, t1
    xor t1, t4, t1
    srli a3, s10, 6
    xor a2, t0, t4
    xor s1, a2, t1
    xor s3, t2, a2
    xor s4, a6, s3
    xor a3, a3, s4
    xor t0, t0, a3
    xor t6, t6, a3
    or a3, t6, s1
    xor s5, t0, t1
    xor s6, t6, s5
    or s8, t1, s5
    and s11, a2, s6
    xor a3, s8, a3
    xor s11, t0, s11
    xor s8, s11, s8
    not s11, s10
    or ra, a6, s3
    xor a4, s11, s5
    xor s9, s4, s6
    and s2, t2, s9
    xor t5, s9, a4
    xor t4, t4, t5
    sw s10, 140(sp)
    xor s10, s3, t4
    sw s7, 144(sp)
    xor s7, s10, s1
    sw a7, 148(sp)
    and a7, t5, s7
    xor a7, a7, s8
    xor s2, s2, a7
    sw a5, 152(sp)
    xor a5, t2, s7
    sw s0, 156(sp)
    and s0, a4, a5
    xor s0, s0, a3
    xor a7, a7, s0
    xor a6, a6, a7
    or a7, s11, t4
    xor a7, a3, a7
    xor t0, t0, a7
    xor t0, t0, ra
    xor a3, s11, s4
    and s0, s10, a3
    xor a7, s0, a7
    xor a7, s8, a7
    xor s0, a7, t0
    or s0, s2, s0
    xor s2, s2, a6
    xor s8, s2, s0
    or s8, a7, s8
    and a7, a7, s0
    xor s8, t0, s8
    or t0, a6, t0
    not a7, a7
    and a7, a7, t0
    xor t0, s0, t0
    or a6, a6, t0
    xor s0, s2, a6
    or a5, a5, s8
    or a4, a4, s8
    xor t0, t0, s0
    and a6, a6, t0
    or t0, t4, s0
    or t4, s11, s0
    or s2, s4, a6
    or s3, s3, a6
    xor a6, s0, a6
    xor s0, s8, s0
    and t1, t1, s0
    and s4, s5, s0
    and s5, s10, a6
    and a3, a3, a6
    xor a6, a7, a6
    and t6, t6, a6
    and s1, s1, a6
    xor a6, s0, a6
    and s0, s6, a6
    and a6, a2, a6
    and a2, s7, a7
    and t5, t5, a7
    xor a7, s8, a7
    or s6, s9, a7
    or a7, t2, a7
    xor t2, s6, t5
    xor t4, t4, s2
    xor t5, s6, t4
    xor t4, t4, t6
    xor t5, a4, t5
    xor a6, t1, a6
    xor t6, a2, t5
    xor a6, t6, a6
    xor t6, t6, s5
    xor a4, s2, t2
    xor t2, s0, t2
    xor a2, t2, s4
    xor a7, a7, a6
    xor t2, a7, t2
    xor t2, t4, t2
    slli t4, a7, 24
    srli a7, a7, 8
    or a7, t4, a7
    and a7, a7, t3
    not t4, t2
    slli s0, t4, 25
    srli t4, t4, 7
    or t4, s0, t4
    lw s0, 156(sp)
    xor t2, t2, t6
    and t4, t4, s0
    or a7, a7, t4
    xor a5, a5, t2
    xor t0, t0, a5
    slli t2, t0, 26
    srli t0, t0, 6
    or t0, t2, t0
    lw t2, 136(sp)
    and t0, t0, t2
    or a7, a7, t0
    xor t0, t6, a2
    xor a6, a6, t0
    xor a5, a5, a6
    xor a5, s1, a5
    xor a5, t1, a5
    xor a6, s3, a6
    xor t0, a3, a6
    xor t0, t0, a4
    xor t1, a2, t0
    xor t4, t5, t1
    not t4, t4
    slli t5, t4, 27
    srli t4, t4, 5
    or t4, t5, t4
    lw t5, 120(sp)
    not t1, t1
    and t4, t4, t5
    or a7, a7, t4
    slli t4, t1, 28
    srli t1, t1, 4
    or t1, t4, t1
    lw t4, 124(sp)
    not t0, t0
    and t1, t1, t4
    or a7, a7, t1
    slli t1, t0, 30
    srli t0, t0, 2
    or t0, t1, t0
    slli t1, a6, 31
    srli a6, a6, 1
    or a6, t1, a6
    lw t1, 132(sp)
    lw t6, 128(sp)
    and a6, a6, t1
    and t0, t0, t6
    not a5, a5
    slli a4, a5, 29
    srli a5, a5, 3
    or a5, a4, a5
    lw a4, 116(sp)
    lw a2, 140(sp)
    and a5, a5, a4
    or a5, a7, a5
    or a5, a5, t0
    or a5, a5, a6
    lw a6, 152(sp)
    lw a7, 148(sp)
    xor a5, a6, a5
    xori a6, a5, 3
    xor a7, a6, a7
    lw t0, 144(sp)
    lw s5, 108(sp)
    xor a3, a7, t0
    xor s1, a3, a2
    srli s2, a3, 1
    srli s3, s1, 1
    xor s2, s2, a3
    xor s4, s3, s1
    and s2, s2, s5
    and s4, s4, s5
    slli s6, s2, 1
    slli s7, s4, 1
    xor s6, a3, s6
    xor s7, s1, s7
    srli s8, s6, 2
    xor s8, s8, s7
    lw s9, 104(sp)
    srli s11, a7, 1
    and s8, s8, s9
    slli s10, s8, 2
    xor s6, s6, s10
    srli s10, a6, 1
    xor s10, s10, a6
    xor s11, s11, a7
    and s10, s10, s5
    and s11, s11, s5
    slli ra, s10, 1
    slli s5, s11, 1
    xor ra, a6, ra
    xor s5, a7, s5
    srli a4, ra, 2
    xor a4, a4, s5
    and a4, a4, s9
    slli t6, a4, 2
    xor t6, ra, t6
    srli ra, t6, 4
    lw t1, 100(sp)
    xor ra, ra, s6
    and ra, ra, t1
    slli t4, ra, 4
    xor t4, t6, t4
    xor t6, s7, s8
    # round 2 (aes.dsl:47)
    not t4, t4
    sw t4, 32(a0)
    xor t4, s5, a4
    srli a4, t4, 4
    xor a4, a4, t6
    and a4, a4, t1
    slli s5, a4, 4
    xor t4, t4, s5
    xor a6, a6, s10
    xor s5, s6, ra
    not t4, t4
    sw t4, 36(a0)
    sw s5, 40(a0)
    xor t4, a7, s11
    xor s2, a3, s2
    srli s5, a6, 2
    xor s5, s5, t4
    xor s4, s1, s4
    srli s6, s2, 2
    and s5, s5, s9
    xor s6, s6, s4
    xor t4, t4, s5
    and s6, s6, s9
    xor s4, s4, s6
    srli s7, t4, 4
    xor s7, s7, s4
    and s7, s7, t1
    xor s4, s4, s7
    not s4, s4
    sw s4, 44(a0)
    slli s4, s5, 2
    xor a6, a6, s4
    slli s4, s6, 2
    xor s2, s2, s4
    srli s4, a6, 4
    xor s4, s4, s2
    and s4, s4, t1
    slli s5, s4, 4
    xor a6, a6, s5
    xor t6, t6, a4
    not a6, a6
    sw a6, 48(a0)
    slli a6, s7, 4
    xor a6, t4, a6
    sw a6, 52(a0)
    not a6, t6
    sw a6, 56(a0)
    xor a6, s2, s4
    sw a6, 60(a0)
    lui a6, 1044496
    addi a6, a6, -256
    lui t4, 4080
    addi t4, t4, 255
    and t6, t0, t4
    and t0, t0, a6
    and a4, a2, t4
    or t0, a4, t0
    and a4, a2, a6
    or t6, t6, a4
    srli a4, s1, 7
    not a4, a4
    srli a2, s1, 3
    not a2, a2
    srli s2, s1, 6
    srli s4, s1, 2
    not s4, s4
    srli s5, s1, 5
    not s5, s5
    not s6, s1
    srli s7, s1, 4
    not s7, s7
    xor s3, s3, a4
    xor a2, s4, a2
    xor a4, s7, a4
    xor s8, s4, s7
    xor s10, s8, a4
    xor s11, s3, s8
    xor ra, a2, s11
    xor s2, s2, ra
    xor s4, s4, s2
    xor s2, s5, s2
    or s5, s2, s10
    sw t4, 140(sp)
    xor t4, s4, a4
    sw a6, 144(sp)
    xor a6, s2, t4
    or t1, a4, t4
    and s9, s8, a6
    xor s5, t1, s5
    xor s9, s4, s9
    xor t1, s9, t1
    xor s9, s6, t4
    xor t5, ra, a6
    and t2, s3, t5
    xor s0, t5, s9
    xor s7, s7, s0
    sw t6, 148(sp)
    or t6, s6, s7
    xor t6, s5, t6
    sw t0, 152(sp)
    xor t0, s11, s7
    sw s1, 160(sp)
    xor s1, t0, s10
    sw a3, 164(sp)
    and a3, s0, s1
    xor a3, a3, t1
    xor t2, t2, a3
    sw a7, 168(sp)
    xor a7, s3, s1
    sw a5, 172(sp)
    and a5, s9, a7
    xor a5, a5, s5
    xor a5, a3, a5
    xor a5, a2, a5
    or a3, a2, s11
    xor a2, s4, t6
    xor a3, a2, a3
    xor a2, s6, ra
    and s4, t0, a2
    xor t6, s4, t6
    xor t1, t1, t6
    xor t6, t1, a3
    or t6, t2, t6
    xor t2, t2, a5
    and s4, t1, t6
    or s5, a5, a3
    not s4, s4
    and s4, s4, s5
    xor s5, t6, s5
    xor t6, t2, t6
    and s0, s0, s4
    and s1, s1, s4
    or a5, a5, s5
    or t1, t1, t6
    xor t1, a3, t1
    xor t2, t2, a5
    or a7, a7, t1
    or t6, s9, t1
    xor a3, s5, t2
    and a5, a5, a3
    or a3, s7, t2
    or s5, s6, t2
    or s6, s11, a5
    or s7, ra, a5
    xor a5, t2, a5
    xor t2, t1, t2
    xor t1, t1, s4
    and t0, t0, a5
    and a2, a2, a5
    xor a5, s4, a5
    or t5, t5, t1
    or t1, s3, t1
    xor s0, t5, s0
    xor s3, s5, s7
    and s2, s2, a5
    xor t5, t5, s3
    xor s2, s3, s2
    xor t5, t6, t5
    and t4, t4, t2
    and t6, a4, t2
    xor a4, s7, s0
    and s3, s10, a5
    xor a5, t2, a5
    and t2, s8, a5
    and a5, a6, a5
    xor a6, s1, t5
    xor a5, a5, s0
    xor t2, t6, t2
    xor t0, a6, t0
    xor t4, a5, t4
    xor a6, a6, t2
    xor t1, t1, a6
    xor a5, t1, a5
    xor a5, s2, a5
    slli t2, t1, 24
    srli t1, t1, 8
    or t1, t2, t1
    and t1, t1, t3
    not t2, a5
    slli s0, t2, 25
    srli t2, t2, 7
    or t2, s0, t2
    lw s0, 156(sp)
    xor a5, a5, t0
    and t2, t2, s0
    or t1, t1, t2
    xor a5, a7, a5
    xor a7, a3, a5
    slli t2, a7, 26
    srli a7, a7, 6
    or a7, t2, a7
    lw t2, 136(sp)
    xor t0, t0, t4
    and a7, a7, t2
    or a7, t1, a7
    xor a6, a6, t0
    xor a5, a5, a6
    xor a5, s3, a5
    xor a5, t6, a5
    xor a6, s6, a6
    xor t0, a2, a6
    xor t0, t0, a4
    xor t1, t4, t0
    xor t4, t5, t1
    not t4, t4
    slli t5, t4, 27
    srli t4, t4, 5
    or t4, t5, t4
    lw t5, 120(sp)
    not t1, t1
    and t4, t4, t5
    or a7, a7, t4
    slli t4, t1, 28
    srli t1, t1, 4
    or t1, t4, t1
    lw t4, 124(sp)
    not t0, t0
    and t1, t1, t4
    or a7, a7, t1
    slli t1, t0, 30
    srli t0, t0, 2
    or t0, t1, t0
    slli t1, a6, 31
    srli a6, a6, 1
    or a6, t1, a6
    lw t1, 132(sp)
    lw t6, 128(sp)
    and a6, a6, t1
    and t0, t0, t6
    not a5, a5
    slli a4, a5, 29
    srli a5, a5, 3
    or a5, a4, a5
    lw a4, 116(sp)
    lw a3, 160(sp)
    and a5, a5, a4
    or a5, a7, a5
    or a5, a5, t0
    or a5, a5, a6
    lw a6, 172(sp)
    lw a7, 168(sp)
    xor a5, a6, a5
    xori a6, a5, 7
    xor a7, a6, a7
    lw t0, 164(sp)
    andi a2, a6, 255
    xor t0, a7, t0
    xor a3, t0, a3
    lui s1, 1044480
    and s2, a7, s1
    lui s3, 4080
    and s4, t0, s3
    lw s5, 112(sp)
    and a6, a6, s5
    and s6, a3, s5
    or a2, a2, s6
    or a2, a2, s4
    or a2, a2, s2
    andi s2, a7, 255
    and s4, t0, s1
    or a6, s2, a6
    and s2, a3, s3
    or a6, a6, s2
    or a6, a6, s4
    lw s2, 152(sp)
    lw s4, 148(sp)
    xor s2, a6, s2
    xor s4, a2, s4
    srli s6, a6, 1
    srli s7, s2, 1
    xor s6, s6, a6
    xor s7, s7, s2
    lw s8, 108(sp)
    and s7, s7, s8
    and s6, s6, s8
    srli s9, s4, 1
    xor s9, s9, s4
    slli s10, s7, 1
    and s9, s9, s8
    xor s10, s2, s10
    slli s11, s9, 1
    xor s11, s4, s11
    srli ra, s11, 2
    xor ra, ra, s10
    lw s5, 104(sp)
    slli s1, s6, 1
    and ra, ra, s5
    slli s3, ra, 2
    xor s3, s11, s3
    srli s11, a2, 1
    xor s11, s11, a2
    and s11, s11, s8
    xor s1, a6, s1
    slli s8, s11, 1
    xor s8, a2, s8
    srli a4, s8, 2
    xor a4, a4, s1
    and a4, a4, s5
    slli t6, a4, 2
    xor t6, s8, t6
    srli s8, t6, 4
    lw t1, 100(sp)
    xor s8, s8, s3
    and s8, s8, t1
    slli t4, s8, 4
    xor t4, t6, t4
    xor t6, s10, ra
    # round 3 (aes.dsl:47)
    not t4, t4
    sw t4, 64(a0)
    xor t4, s1, a4
    srli a4, t4, 4
    xor a4, a4, t6
    and a4, a4, t1
    slli s1, a4, 4
    xor t4, t4, s1
    xor s1, s2, s7
    xor s2, s3, s8
    not t4, t4
    sw t4, 68(a0)
    sw s2, 72(a0)
    xor t4, a2, s11
    xor a6, a6, s6
    xor a2, s4, s9
    srli s2, t4, 2
    srli s3, a2, 2
    xor s2, s2, a6
    xor s3, s3, s1
    and s2, s2, s5
    and s3, s3, s5
    xor a6, a6, s2
    xor s1, s1, s3
    srli s4, a6, 4
    xor s4, s4, s1
    and s4, s4, t1
    xor s1, s1, s4
    not s1, s1
    sw s1, 76(a0)
    slli s1, s2, 2
    xor t4, t4, s1
    slli s1, s3, 2
    xor a2, a2, s1
    srli s1, t4, 4
    xor s1, s1, a2
    and s1, s1, t1
    slli s2, s1, 4
    xor t4, t4, s2
    xor t6, t6, a4
    not t4, t4
    sw t4, 80(a0)
    slli t4, s4, 4
    xor a6, a6, t4
    sw a6, 84(a0)
    not a6, t6
    sw a6, 88(a0)
    xor a6, a2, s1
    sw a6, 92(a0)
    srli a6, a3, 2
    not a6, a6
    srli t4, a3, 3
    not t4, t4
    srli t6, a3, 7
    not t6, t6
    srli a4, a3, 1
    srli a2, a3, 4
    not a2, a2
    srli s1, a3, 5
    not s1, s1
    xor t4, a6, t4
    xor a4, a4, t6
    xor t6, a2, t6
    srli s2, a3, 6
    xor s3, a6, a2
    xor s4, s3, t6
    xor s6, a4, s3
    xor s7, t4, s6
    xor s2, s2, s7
    xor a6, a6, s2
    xor s1, s1, s2
    or s2, s1, s4
    xor s8, a6, t6
    xor s9, s1, s8
    or s10, t6, s8
    and s11, s3, s9
    xor s2, s10, s2
    xor s11, a6, s11
    xor s10, s11, s10
    not s11, a3
    or ra, t4, s6
    xor t1, s11, s8
    xor s5, s7, s9
    and t5, a4, s5
    xor t2, s5, t1
    xor a2, a2, t2
    xor s0, s6, a2
    sw a3, 148(sp)
    xor a3, s0, s4
    sw t0, 152(sp)
    and t0, t2, a3
    xor t0, t0, s10
    xor t5, t5, t0
    sw a7, 160(sp)
    xor a7, a4, a3
    sw a5, 164(sp)
    and a5, t1, a7
    xor a5, a5, s2
    xor a5, t0, a5
    xor a5, t4, a5
    or t0, s11, a2
    xor t0, s2, t0
    xor a6, a6, t0
    xor a6, a6, ra
    xor t4, s11, s7
    and s2, s0, t4
    xor t0, s2, t0
    xor t0, s10, t0
    xor s2, t0, a6
    or s2, t5, s2
    xor t5, t5, a5
    xor s10, t5, s2
    or s10, t0, s10
    and t0, t0, s2
    xor s10, a6, s10
    or a6, a5, a6
    not t0, t0
    and t0, t0, a6
    xor a6, s2, a6
    or a5, a5, a6
    xor t5, t5, a5
    or a7, a7, s10
    or t1, t1, s10
    xor a6, a6, t5
    and a5, a5, a6
    or a6, a2, t5
    or a2, s11, t5
    or s2, s7, a5
    or s6, s6, a5
    xor a5, t5, a5
    xor t5, s10, t5
    and t6, t6, t5
    and s7, s8, t5
    and s0, s0, a5
    and t4, t4, a5
    xor a5, t0, a5
    and s1, s1, a5
    and s4, s4, a5
    xor a5, t5, a5
    and t5, s9, a5
    and a5, s3, a5
    and a3, a3, t0
    and t2, t2, t0
    xor t0, s10, t0
    or s3, s5, t0
    or t0, a4, t0
    xor t2, s3, t2
    xor a4, a2, s2
    xor a2, s3, a4
    xor a4, a4, s1
    xor t1, t1, a2
    xor a5, t6, a5
    xor a3, a3, t1
    xor a5, a3, a5
    xor a3, a3, s0
    xor a2, s2, t2
    xor t2, t5, t2
    xor t5, t2, s7
    xor t0, t0, a5
    xor t2, t0, t2
    xor t2, a4, t2
    slli a4, t0, 24
    srli t0, t0, 8
    or t0, a4, t0
    and t0, t0, t3
    not a4, t2
    slli s0, a4, 25
    srli a4, a4, 7
    or a4, s0, a4
    lw s0, 156(sp)
    xor t2, t2, a3
    and a4, a4, s0
    or t0, t0, a4
    xor a7, a7, t2
    xor a6, a6, a7
    slli t2, a6, 26
    srli a6, a6, 6
    or a6, t2, a6
    lw t2, 136(sp)
    and a6, a6, t2
    or a6, t0, a6
    xor t0, a3, t5
    xor a5, a5, t0
    xor a7, a7, a5
    xor a7, s4, a7
    xor a7, t6, a7
    xor a5, s6, a5
    xor t0, t4, a5
    xor t0, t0, a2
    xor t4, t5, t0
    xor t1, t1, t4
    not t1, t1
    slli t5, t1, 27
    srli t1, t1, 5
    or t1, t5, t1
    lw t5, 120(sp)
    not t0, t0
    and t1, t1, t5
    or a6, a6, t1
    not t1, t4
    slli t4, t1, 28
    srli t1, t1, 4
    or t1, t4, t1
    lw t4, 124(sp)
    lw t6, 128(sp)
    and t1, t1, t4
    or a6, a6, t1
    slli t1, t0, 30
    srli t0, t0, 2
    or t0, t1, t0
    slli t1, a5, 31
    srli a5, a5, 1
    or a5, t1, a5
    lw t1, 132(sp)
    and t0, t0, t6
    and a5, a5, t1
    not a7, a7
    slli a4, a7, 29
    srli a7, a7, 3
    or a7, a4, a7
    lw a4, 116(sp)
    lw a2, 148(sp)
    and a7, a7, a4
    or a6, a6, a7
    or a6, a6, t0
    or a5, a6, a5
    lw a6, 164(sp)
    lw a7, 160(sp)
    xor a5, a6, a5
    xori a6, a5, 15
    xor a7, a6, a7
    lw t0, 152(sp)
    lw s5, 108(sp)
    xor a3, a7, t0
    xor s1, a3, a2
    srli s2, a3, 1
    srli s3, s1, 1
    xor s2, s2, a3
    xor s4, s3, s1
    and s2, s2, s5
    and s4, s4, s5
    slli s6, s2, 1
    slli s7, s4, 1
    xor s6, a3, s6
    xor s7, s1, s7
    srli s8, s6, 2
    xor s8, s8, s7
    lw s9, 104(sp)
    srli s11, a7, 1
    and s8, s8, s9
    slli s10, s8, 2
    xor s6, s6, s10
    srli s10, a6, 1
    xor s10, s10, a6
    xor s11, s11, a7
    and s10, s10, s5
    and s11, s11, s5
    slli ra, s10, 1
    slli s5, s11, 1
    xor ra, a6, ra
    xor s5, a7, s5
    srli a4, ra, 2
    xor a4, a4, s5
    and a4, a4, s9
    slli t6, a4, 2
    xor t6, ra, t6
    srli ra, t6, 4
    lw t1, 100(sp)
    xor ra, ra, s6
    and ra, ra, t1
    slli t4, ra, 4
    xor t4, t6, t4
    xor t6, s7, s8
    # round 4 (aes.dsl:47)
    not t4, t4
    sw t4, 96(a0)
    xor t4, s5, a4
    srli a4, t4, 4
    xor a4, a4, t6
    and a4, a4, t1
    slli s5, a4, 4
    xor t4, t4, s5
    xor a6, a6, s10
    xor s5, s6, ra
    not t4, t4
    sw t4, 100(a0)
    sw s5, 104(a0)
    xor t4, a7, s11
    xor s2, a3, s2
    srli s5, a6, 2
    xor s5, s5, t4
    xor s4, s1, s4
    srli s6, s2, 2
    and s5, s5, s9
    xor s6, s6, s4
    xor t4, t4, s5
    and s6, s6, s9
    xor s4, s4, s6
    srli s7, t4, 4
    xor s7, s7, s4
    and s7, s7, t1
    xor s4, s4, s7
    not s4, s4
    sw s4, 108(a0)
    slli s4, s5, 2
    xor a6, a6, s4
    slli s4, s6, 2
    xor s2, s2, s4
    srli s4, a6, 4
    xor s4, s4, s2
    and s4, s4, t1
    slli s5, s4, 4
    xor a6, a6, s5
    xor t6, t6, a4
    not a6, a6
    sw a6, 112(a0)
    slli a6, s7, 4
    xor a6, t4, a6
    sw a6, 116(a0)
    not a6, t6
    sw a6, 120(a0)
    xor a6, s2, s4
    sw a6, 124(a0)
    lw a6, 144(sp)
    lw t6, 140(sp)
    and t4, t0, a6
    and t0, t0, t6
    and a4, a2, a6
    or t0, t0, a4
    and a4, a2, t6
    or t4, a4, t4
    not a4, s1
    srli a2, s1, 6
    srli s2, s1, 3
    srli s4, s1, 7
    srli s5, s1, 4
    not s2, s2
    not s4, s4
    not s5, s5
    srli s6, s1, 2
    not s6, s6
    srli s7, s1, 5
    not s7, s7
    xor s3, s3, s4
    xor s4, s5, s4
    xor s2, s6, s2
    xor s8, s6, s5
    xor s10, s8, s4
    xor s11, s3, s8
    or ra, s2, s11
    xor t6, s2, s11
    xor a2, a2, t6
    xor a6, a4, t6
    xor s6, s6, a2
    xor a2, s7, a2
    xor s7, s6, s4
    or t1, a2, s10
    or s9, s4, s7
    xor t5, a4, s7
    xor t1, s9, t1
    xor t2, a2, s7
    and s0, s8, t2
    xor s0, s6, s0
    xor s0, s0, s9
    xor s9, t6, t2
    sw t0, 148(sp)
    xor t0, s9, t5
    xor s5, s5, t0
    sw t4, 152(sp)
    or t4, a4, s5
    xor t4, t1, t4
    xor s6, s6, t4
    xor s6, s6, ra
    xor ra, s11, s5
    sw s1, 160(sp)
    xor s1, ra, s10
    sw a3, 164(sp)
    and a3, t0, s1
    xor a3, a3, s0
    sw a7, 168(sp)
    xor a7, s3, s1
    sw a5, 172(sp)
    and a5, t5, a7
    xor a5, a5, t1
    xor a5, a3, a5
    xor a5, s2, a5
    and t1, ra, a6
    xor t1, t1, t4
    xor t1, s0, t1
    and t4, s3, s9
    xor s0, t1, s6
    xor t4, t4, a3
    or a3, t4, s0
    xor t4, t4, a5
    xor s0, t4, a3
    or s0, t1, s0
    and t1, t1, a3
    xor s0, s6, s0
    or s2, a5, s6
    not t1, t1
    and t1, t1, s2
    xor a3, a3, s2
    or a5, a5, a3
    xor t4, t4, a5
    or a7, a7, s0
    or t5, t5, s0
    or a4, a4, t4
    xor a3, a3, t4
    and a5, a5, a3
    or a3, s5, t4
    or t6, t6, a5
    or s2, s11, a5
    xor a5, t4, a5
    xor t4, s0, t4
    and s5, ra, a5
    and a6, a6, a5
    xor a5, t1, a5
    and s6, s10, a5
    and a2, a2, a5
    xor a5, t4, a5
    and s8, s8, a5
    and a5, t2, a5
    and t2, s7, t4
    and t4, s4, t4
    xor s0, s0, t1
    or s3, s3, s0
    or s0, s9, s0
    xor a4, a4, t6
    xor a2, a4, a2
    xor a4, s0, a4
    xor t5, t5, a4
    and t0, t0, t1
    xor t0, s0, t0
    and t1, s1, t1
    xor a4, t4, s8
    xor t1, t1, t5
    xor s0, t1, s5
    xor t1, t1, a4
    xor t6, t6, t0
    xor a5, a5, t0
    xor t0, a5, t2
    xor t2, s3, t1
    xor a5, t2, a5
    xor a5, a2, a5
    slli a4, t2, 24
    srli t2, t2, 8
    or t2, a4, t2
    and t2, t2, t3
    not a4, a5
    slli a2, a4, 25
    srli a4, a4, 7
    or a4, a2, a4
    lw a2, 156(sp)
    xor a5, a5, s0
    and a4, a4, a2
    or t2, t2, a4
    xor a5, a7, a5
    xor a7, a3, a5
    slli a4, a7, 26
    srli a7, a7, 6
    or a7, a4, a7
    lw a4, 136(sp)
    and a7, a7, a4
    or a7, t2, a7
    xor t2, s0, t0
    xor t1, t1, t2
    xor a5, a5, t1
    xor a5, s6, a5
    xor a5, t4, a5
    xor t1, s2, t1
    xor a6, a6, t1
    xor a6, a6, t6
    xor t0, t0, a6
    xor t2, t5, t0
    not t2, t2
    slli t4, t2, 27
    srli t2, t2, 5
    or t2, t4, t2
    lw t4, 120(sp)
    not t0, t0
    and t2, t2, t4
    or a7, a7, t2
    slli t2, t0, 28
    srli t0, t0, 4
    or t0, t2, t0
    lw t2, 124(sp)
    not a6, a6
    and t0, t0, t2
    or a7, a7, t0
    slli t0, a6, 30
    srli a6, a6, 2
    or a6, t0, a6
    slli t0, t1, 31
    srli t1, t1, 1
    or t0, t0, t1
    lw t1, 132(sp)
    lw t5, 128(sp)
    and t0, t0, t1
    and a6, a6, t5
    not a5, a5
    slli t6, a5, 29
    srli a5, a5, 3
    or a5, t6, a5
    lw t6, 116(sp)
    lw a3, 160(sp)
    and a5, a5, t6
    or a5, a7, a5
    or a5, a5, a6
    or a5, a5, t0
    lw a6, 172(sp)
    lw a7, 168(sp)
    xor a5, a6, a5
    xori a6, a5, 31
    xor a7, a6, a7
    lw t0, 164(sp)
    andi s0, a6, 255
    xor t0, a7, t0
    xor a3, t0, a3
    lui s1, 1044480
    and s2, a7, s1
    lui s3, 4080
    and s4, t0, s3
    lw s5, 112(sp)
    and a6, a6, s5
    and s6, a3, s5
    or s0, s0, s6
    or s0, s0, s4
    or s0, s0, s2
    andi s2, a7, 255
    and s4, t0, s1
    or a6, s2, a6
    and s2, a3, s3
    or a6, a6, s2
    or a6, a6, s4
    lw s2, 152(sp)
    lw s4, 148(sp)
    xor s2, a6, s2
    xor s4, s0, s4
    srli s6, a6, 1
    srli s7, s2, 1
    xor s6, s6, a6
    xor s7, s7, s2
    lw s8, 108(sp)
    and s7, s7, s8
    and s6, s6, s8
    srli s9, s4, 1
    xor s9, s9, s4
    slli s10, s7, 1
    and s9, s9, s8
    xor s10, s2, s10
    slli s11, s9, 1
    xor s11, s4, s11
    srli ra, s11, 2
    xor ra, ra, s10
    lw s5, 104(sp)
    slli s1, s6, 1
    and ra, ra, s5
    slli s3, ra, 2
    xor s3, s11, s3
    srli s11, s0, 1
    xor s11, s11, s0
    and s11, s11, s8
    xor s1, a6, s1
    slli s8, s11, 1
    xor s8, s0, s8
    srli t6, s8, 2
    xor t6, t6, s1
    and t6, t6, s5
    slli t5, t6, 2
    xor t5, s8, t5
    srli s8, t5, 4
    lw t1, 100(sp)
    xor s8, s8, s3
    and s8, s8, t1
    slli t2, s8, 4
    xor t2, t5, t2
    xor t5, s10, ra
    # round 5 (aes.dsl:47)
    not t2, t2
    sw t2, 128(a0)
    xor t2, s1, t6
    srli t6, t2, 4
    xor t6, t6, t5
    and t6, t6, t1
    slli s1, t6, 4
    xor t2, t2, s1
    xor s1, s2, s7
    xor s2, s3, s8
    not t2, t2
    sw t2, 132(a0)
    sw s2, 136(a0)
    xor t2, s0, s11
    xor a6, a6, s6
    xor s0, s4, s9
    srli s2, t2, 2
    srli s3, s0, 2
    xor s2, s2, a6
    xor s3, s3, s1
    and s2, s2, s5
    and s3, s3, s5
    xor a6, a6, s2
    xor s1, s1, s3
    srli s4, a6, 4
    xor s4, s4, s1
    and s4, s4, t1
    xor s1, s1, s4
    not s1, s1
    sw s1, 140(a0)
    slli s1, s2, 2
    xor t2, t2, s1
    slli s1, s3, 2
    xor s0, s0, s1
    srli s1, t2, 4
    xor s1, s1, s0
    and s1, s1, t1
    slli s2, s1, 4
    xor t2, t2, s2
    xor t5, t5, t6
    not t2, t2
    sw t2, 144(a0)
    slli t2, s4, 4
    xor a6, a6, t2
    sw a6, 148(a0)
    not a6, t5
    sw a6, 152(a0)
    xor a6, s0, s1
    sw a6, 156(a0)
    srli a6, a3, 2
    not a6, a6
    srli t2, a3, 3
    not t2, t2
    srli t5, a3, 7
    not t5, t5
    srli t6, a3, 1
    srli s0, a3, 4
    not s0, s0
    srli s1, a3, 5
    not s1, s1
    xor t2, a6, t2
    xor t6, t6, t5
    xor t5, s0, t5
    srli s2, a3, 6
    xor s3, a6, s0
    xor s4, s3, t5
    xor s6, t6, s3
    xor s7, t2, s6
    xor s2, s2, s7
    xor a6, a6, s2
    xor s1, s1, s2
    or s2, s1, s4
    xor s8, a6, t5
    xor s9, s1, s8
    or s10, t5, s8
    and s11, s3, s9
    xor s2, s10, s2
    xor s11, a6, s11
    xor s10, s11, s10
    not s11, a3
    or ra, t2, s6
    xor t1, s11, s8
    xor s5, s7, s9
    and t4, t6, s5
    xor a4, s5, t1
    xor s0, s0, a4
    xor a2, s6, s0
    sw a3, 148(sp)
    xor a3, a2, s4
    sw t0, 152(sp)
    and t0, a4, a3
    xor t0, t0, s10
    xor t4, t4, t0
    sw a7, 160(sp)
    xor a7, t6, a3
    sw a5, 164(sp)
    and a5, t1, a7
    xor a5, a5, s2
    xor a5, t0, a5
    xor a5, t2, a5
    or t0, s11, s0
    xor t0, s2, t0
    xor a6, a6, t0
    xor a6, a6, ra
    xor t2, s11, s7
    and s2, a2, t2
    xor t0, s2, t0
    xor t0, s10, t0
    xor s2, t0, a6
    or s2, t4, s2
    xor t4, t4, a5
    xor s10, t4, s2
    or s10, t0, s10
    and t0, t0, s2
    xor s10, a6, s10
    or a6, a5, a6
    not t0, t0
    and t0, t0, a6
    xor a6, s2, a6
    or a5, a5, a6
    xor t4, t4, a5
    or a7, a7, s10
    or t1, t1, s10
    xor a6, a6, t4
    and a5, a5, a6
    or a6, s0, t4
    or s0, s11, t4
    or s2, s7, a5
    or s6, s6, a5
    xor a5, t4, a5
    xor t4, s10, t4
    and t5, t5, t4
    and s7, s8, t4
    and a2, a2, a5
    and t2, t2, a5
    xor a5, t0, a5
    and s1, s1, a5
    and s4, s4, a5
    xor a5, t4, a5
    and t4, s9, a5
    and a5, s3, a5
    and a3, a3, t0
    and a4, a4, t0
    xor t0, s10, t0
    or s3, s5, t0
    or t0, t6, t0
    xor t6, s3, a4
    xor a4, s0, s2
    xor s0, s3, a4
    xor a4, a4, s1
    xor t1, t1, s0
    xor a5, t5, a5
    xor a3, a3, t1
    xor a5, a3, a5
    xor a3, a3, a2
    xor a2, s2, t6
    xor t4, t4, t6
    xor t6, t4, s7
    xor t0, t0, a5
    xor t4, t0, t4
    xor t4, a4, t4
    slli a4, t0, 24
    srli t0, t0, 8
    or t0, a4, t0
    and t0, t0, t3
    not a4, t4
    slli s0, a4, 25
    srli a4, a4, 7
    or a4, s0, a4
    lw s0, 156(sp)
    xor t4, t4, a3
    and a4, a4, s0
    or t0, t0, a4
    xor a7, a7, t4
    xor a6, a6, a7
    slli t4, a6, 26
    srli a6, a6, 6
    or a6, t4, a6
    lw t4, 136(sp)
    and a6, a6, t4
    or a6, t0, a6
    xor t0, a3, t6
    xor a5, a5, t0
    xor a7, a7, a5
    xor a7, s4, a7
    xor a7, t5, a7
    xor a5, s6, a5
    xor t0, t2, a5
    xor t0, t0, a2
    xor t2, t6, t0
    xor t1, t1, t2
    not t1, t1
    slli t5, t1, 27
    srli t1, t1, 5
    or t1, t5, t1
    lw t5, 120(sp)
    not t0, t0
    and t1, t1, t5
    or a6, a6, t1
    not t1, t2
    slli t2, t1, 28
    srli t1, t1, 4
    or t1, t2, t1
    lw t2, 124(sp)
    lw t6, 128(sp)
    and t1, t1, t2
    or a6, a6, t1
    slli t1, t0, 30
    srli t0, t0, 2
    or t0, t1, t0
    slli t1, a5, 31
    srli a5, a5, 1
    or a5, t1, a5
    lw t1, 132(sp)
    and t0, t0, t6
    and a5, a5, t1
    not a7, a7
    slli a4, a7, 29
    srli a7, a7, 3
    or a7, a4, a7
    lw a4, 116(sp)
    lw a2, 148(sp)
    and a7, a7, a4
    or a6, a6, a7
    or a6, a6, t0
    or a5, a6, a5
    lw a6, 164(sp)
    lw a7, 160(sp)
    xor a5, a6, a5
    xori a6, a5, 63
    xor a7, a6, a7
    lw t0, 152(sp)
    lw s5, 108(sp)
    xor a3, a7, t0
    xor s1, a3, a2
    srli s2, a3, 1
    srli s3, s1, 1
    xor s2, s2, a3
    xor s4, s3, s1
    and s2, s2, s5
    and s4, s4, s5
    slli s6, s2, 1
    slli s7, s4, 1
    xor s6, a3, s6
    xor s7, s1, s7
    srli s8, s6, 2
    xor s8, s8, s7
    lw s9, 104(sp)
    srli s11, a7, 1
    and s8, s8, s9
    slli s10, s8, 2
    xor s6, s6, s10
    srli s10, a6, 1
    xor s10, s10, a6
    xor s11, s11, a7
    and s10, s10, s5
    and s11, s11, s5
    slli ra, s10, 1
    slli s5, s11, 1
    xor ra, a6, ra
    xor s5, a7, s5
    srli a4, ra, 2
    xor a4, a4, s5
    and a4, a4, s9
    slli t6, a4, 2
    xor t6, ra, t6
    srli ra, t6, 4
    lw t1, 100(sp)
    xor ra, ra, s6
    and ra, ra, t1
    slli t2, ra, 4
    xor t2, t6, t2
    xor t6, s7, s8
    # round 6 (aes.dsl:47)
    not t2, t2
    sw t2, 160(a0)
    xor t2, s5, a4
    srli a4, t2, 4
    xor a4, a4, t6
    and a4, a4, t1
    slli s5, a4, 4
    xor t2, t2, s5
    xor a6, a6, s10
    xor s5, s6, ra
    not t2, t2
    sw t2, 164(a0)
    sw s5, 168(a0)
    xor t2, a7, s11
    xor s2, a3, s2
    srli s5, a6, 2
    xor s5, s5, t2
    xor s4, s1, s4
    srli s6, s2, 2
    and s5, s5, s9
    xor s6, s6, s4
    xor t2, t2, s5
    and s6, s6, s9
    xor s4, s4, s6
    srli s7, t2, 4
    xor s7, s7, s4
    and s7, s7, t1
    xor s4, s4, s7
    not s4, s4
    sw s4, 172(a0)
    slli s4, s5, 2
    xor a6, a6, s4
    slli s4, s6, 2
    xor s2, s2, s4
    srli s4, a6, 4
    xor s4, s4, s2
    and s4, s4, t1
    slli s5, s4, 4
    xor a6, a6, s5
    xor t6, t6, a4
    not a6, a6
    sw a6, 176(a0)
    slli a6, s7, 4
    xor a6, t2, a6
    sw a6, 180(a0)
    not a6, t6
    sw a6, 184(a0)
    xor a6, s2, s4
    sw a6, 188(a0)
    lw a6, 144(sp)
    lw t6, 140(sp)
    and t2, t0, a6
    and t0, t0, t6
    and a4, a2, a6
    or t0, t0, a4
    and a4, a2, t6
    or t2, a4, t2
    not a4, s1
    srli a2, s1, 6
    srli s2, s1, 3
    srli s4, s1, 7
    srli s5, s1, 4
    not s2, s2
    not s4, s4
    not s5, s5
    srli s6, s1, 2
    not s6, s6
    srli s7, s1, 5
    not s7, s7
    xor s3, s3, s4
    xor s4, s5, s4
    xor s2, s6, s2
    xor s8, s6, s5
    xor s10, s8, s4
    xor s11, s3, s8
    or ra, s2, s11
    xor t6, s2, s11
    xor a2, a2, t6
    xor a6, a4, t6
    xor s6, s6, a2
    xor a2, s7, a2
    xor s7, s6, s4
    or t1, a2, s10
    or s9, s4, s7
    xor t5, a4, s7
    xor t1, s9, t1
    xor t4, a2, s7
    and s0, s8, t4
    xor s0, s6, s0
    xor s0, s0, s9
    xor s9, t6, t4
    sw t0, 148(sp)
    xor t0, s9, t5
    xor s5, s5, t0
    sw t2, 152(sp)
    or t2, a4, s5
    xor t2, t1, t2
    xor s6, s6, t2
    xor s6, s6, ra
    xor ra, s11, s5
    sw s1, 160(sp)
    xor s1, ra, s10
    sw a3, 164(sp)
    and a3, t0, s1
    xor a3, a3, s0
    sw a7, 168(sp)
    xor a7, s3, s1
    sw a5, 172(sp)
    and a5, t5, a7
    xor a5, a5, t1
    xor a5, a3, a5
    xor a5, s2, a5
    and t1, ra, a6
    xor t1, t1, t2
    xor t1, s0, t1
    and t2, s3, s9
    xor s0, t1, s6
    xor t2, t2, a3
    or a3, t2, s0
    xor t2, t2, a5
    xor s0, t2, a3
    or s0, t1, s0
    and t1, t1, a3
    xor s0, s6, s0
    or s2, a5, s6
    not t1, t1
    and t1, t1, s2
    xor a3, a3, s2
    or a5, a5, a3
    xor t2, t2, a5
    or a7, a7, s0
    or t5, t5, s0
    or a4, a4, t2
    xor a3, a3, t2
    and a5, a5, a3
    or a3, s5, t2
    or t6, t6, a5
    or s2, s11, a5
    xor a5, t2, a5
    xor t2, s0, t2
    and s5, ra, a5
    and a6, a6, a5
    xor a5, t1, a5
    and s6, s10, a5
    and a2, a2, a5
    xor a5, t2, a5
    and s8, s8, a5
    and a5, t4, a5
    and t4, s7, t2
    and t2, s4, t2
    xor s0, s0, t1
    or s3, s3, s0
    or s0, s9, s0
    xor a4, a4, t6
    xor a2, a4, a2
    xor a4, s0, a4
    xor t5, t5, a4
    and t0, t0, t1
    xor t0, s0, t0
    and t1, s1, t1
    xor a4, t2, s8
    xor t1, t1, t5
    xor s0, t1, s5
    xor t1, t1, a4
    xor t6, t6, t0
    xor a5, a5, t0
    xor t0, a5, t4
    xor t4, s3, t1
    xor a5, t4, a5
    xor a5, a2, a5
    slli a4, t4, 24
    srli t4, t4, 8
    or t4, a4, t4
    and t4, t4, t3
    not a4, a5
    slli a2, a4, 25
    srli a4, a4, 7
    or a4, a2, a4
    lw a2, 156(sp)
    xor a5, a5, s0
    and a4, a4, a2
    or t4, t4, a4
    xor a5, a7, a5
    xor a7, a3, a5
    slli a4, a7, 26
    srli a7, a7, 6
    or a7, a4, a7
    lw a4, 136(sp)
    and a7, a7, a4
    or a7, t4, a7
    xor t4, s0, t0
    xor t1, t1, t4
    xor a5, a5, t1
    xor a5, s6, a5
    xor a5, t2, a5
    xor t1, s2, t1
    xor a6, a6, t1
    xor a6, a6, t6
    xor t0, t0, a6
    xor t2, t5, t0
    not t2, t2
    slli t4, t2, 27
    srli t2, t2, 5
    or t2, t4, t2
    lw t4, 120(sp)
    not t0, t0
    and t2, t2, t4
    or a7, a7, t2
    slli t2, t0, 28
    srli t0, t0, 4
    or t0, t2, t0
    lw t2, 124(sp)
    not a6, a6
    and t0, t0, t2
    or a7, a7, t0
    slli t0, a6, 30
    srli a6, a6, 2
    or a6, t0, a6
    slli t0, t1, 31
    srli t1, t1, 1
    or t0, t0, t1
    lw t1, 132(sp)
    lw t5, 128(sp)
    and t0, t0, t1
    and a6, a6, t5
    not a5, a5
    slli t6, a5, 29
    srli a5, a5, 3
    or a5, t6, a5
    lw t6, 116(sp)
    lw a3, 160(sp)
    and a5, a5, t6
    or a5, a7, a5
    or a5, a5, a6
    or a5, a5, t0
    lw a6, 172(sp)
    lw a7, 168(sp)
    xor a5, a6, a5
    xori a6, a5, 127
    xor a7, a6, a7
    lw t0, 164(sp)
    andi s0, a6, 255
    xor t0, a7, t0
    xor a3, t0, a3
    lui s1, 1044480
    and s2, a7, s1
    lui s3, 4080
    and s4, t0, s3
    lw s5, 112(sp)
    and a6, a6, s5
    and s6, a3, s5
    or s0, s0, s6
    or s0, s0, s4
    or s0, s0, s2
    andi s2, a7, 255
    and s4, t0, s1
    or a6, s2, a6
    and s2, a3, s3
    or a6, a6, s2
    or a6, a6, s4
    lw s2, 152(sp)
    lw s4, 148(sp)
    xor s2, a6, s2
    xor s4, s0, s4
    srli s6, a6, 1
    srli s7, s2, 1
    xor s6, s6, a6
    xor s7, s7, s2
    lw s8, 108(sp)
    and s7, s7, s8
    and s6, s6, s8
    srli s9, s4, 1
    xor s9, s9, s4
    slli s10, s7, 1
    and s9, s9, s8
    xor s10, s2, s10
    slli s11, s9, 1
    xor s11, s4, s11
    srli ra, s11, 2
    xor ra, ra, s10
    lw s3, 104(sp)
    slli s5, s6, 1
    and ra, ra, s3
    slli s1, ra, 2
    xor s1, s11, s1
    srli s11, s0, 1
    xor s11, s11, s0
    and s11, s11, s8
    xor s5, a6, s5
    slli s8, s11, 1
    xor s8, s0, s8
    srli t6, s8, 2
    xor t6, t6, s5
    and t6, t6, s3
    slli t5, t6, 2
    xor t5, s8, t5
    srli s8, t5, 4
    lw t1, 100(sp)
    xor s8, s8, s1
    and s8, s8, t1
    slli t2, s8, 4
    xor t2, t5, t2
    xor t5, s10, ra
    # round 7 (aes.dsl:47)
    not t2, t2
    sw t2, 192(a0)
    xor t2, s5, t6
    srli t6, t2, 4
    xor t6, t6, t5
    and t6, t6, t1
    slli s5, t6, 4
    xor t2, t2, s5
    xor s2, s2, s7
    xor s1, s1, s8
    not t2, t2
    sw t2, 196(a0)
    sw s1, 200(a0)
    xor t2, s0, s11
    xor a6, a6, s6
    xor s0, s4, s9
    srli s1, t2, 2
    srli s4, s0, 2
    xor s1, s1, a6
    xor s4, s4, s2
    and s1, s1, s3
    and s4, s4, s3
    xor a6, a6, s1
    xor s2, s2, s4
    srli s5, a6, 4
    xor s5, s5, s2
    and s5, s5, t1
    xor s2, s2, s5
    not s2, s2
    sw s2, 204(a0)
    slli s1, s1, 2
    xor t2, t2, s1
    slli s1, s4, 2
    xor s0, s0, s1
    srli s1, t2, 4
    xor s1, s1, s0
    and s1, s1, t1
    slli s2, s1, 4
    xor t2, t2, s2
    xor t5, t5, t6
    not t2, t2
    sw t2, 208(a0)
    slli t2, s5, 4
    xor a6, a6, t2
    sw a6, 212(a0)
    not a6, t5
    sw a6, 216(a0)
    xor a6, s0, s1
    sw a6, 220(a0)
    srli a6, a3, 2
    not a6, a6
    srli t2, a3, 3
    not t2, t2
    srli t5, a3, 7
    not t5, t5
    srli t6, a3, 1
    srli s0, a3, 4
    not s0, s0
    srli s1, a3, 5
    not s1, s1
    xor t2, a6, t2
    xor t6, t6, t5
    xor t5, s0, t5
    srli s2, a3, 6
    xor s4, a6, s0
    xor s5, s4, t5
    xor s6, t6, s4
    xor s7, t2, s6
    xor s2, s2, s7
    xor a6, a6, s2
    xor s1, s1, s2
    or s2, s1, s5
    xor s8, a6, t5
    xor s9, s1, s8
    or s10, t5, s8
    and s11, s4, s9
    xor s2, s10, s2
    xor s11, a6, s11
    xor s10, s11, s10
    not s11, a3
    or ra, t2, s6
    xor t1, s11, s8
    xor s3, s7, s9
    and t4, t6, s3
    xor a4, s3, t1
    xor s0, s0, a4
    xor a2, s6, s0
    sw a3, 148(sp)
    xor a3, a2, s5
    sw t0, 152(sp)
    and t0, a4, a3
    xor t0, t0, s10
    xor t4, t4, t0
    sw a7, 160(sp)
    xor a7, t6, a3
    sw a5, 164(sp)
    and a5, t1, a7
    xor a5, a5, s2
    xor a5, t0, a5
    xor a5, t2, a5
    or t0, s11, s0
    xor t0, s2, t0
    xor a6, a6, t0
    xor a6, a6, ra
    xor t2, s11, s7
    and s2, a2, t2
    xor t0, s2, t0
    xor t0, s10, t0
    xor s2, t0, a6
    or s2, t4, s2
    xor t4, t4, a5
    xor s10, t4, s2
    or s10, t0, s10
    and t0, t0, s2
    xor s10, a6, s10
    or a6, a5, a6
    not t0, t0
    and t0, t0, a6
    xor a6, s2, a6
    or a5, a5, a6
    xor t4, t4, a5
    or a7, a7, s10
    or t1, t1, s10
    xor a6, a6, t4
    and a5, a5, a6
    or a6, s0, t4
    or s0, s11, t4
    or s2, s7, a5
    or s6, s6, a5
    xor a5, t4, a5
    xor t4, s10, t4
    and t5, t5, t4
    and s7, s8, t4
    and a2, a2, a5
    and t2, t2, a5
    xor a5, t0, a5
    and s1, s1, a5
    and s5, s5, a5
    xor a5, t4, a5
    and t4, s9, a5
    and a5, s4, a5
    and a3, a3, t0
    and a4, a4, t0
    xor t0, s10, t0
    or s3, s3, t0
    or t0, t6, t0
    xor t6, s3, a4
    xor a4, s0, s2
    xor s0, s3, a4
    xor a4, a4, s1
    xor t1, t1, s0
    xor a5, t5, a5
    xor a3, a3, t1
    xor a5, a3, a5
    xor a3, a3, a2
    xor a2, s2, t6
    xor t4, t4, t6
    xor t6, t4, s7
    xor t0, t0, a5
    xor t4, t0, t4
    xor t4, a4, t4
    slli a4, t0, 24
    srli t0, t0, 8
    or t0, a4, t0
    and t0, t0, t3
    not a4, t4
    slli s0, a4, 25
    srli a4, a4, 7
    or a4, s0, a4
    lw s0, 156(sp)
    xor t4, t4, a3
    and a4, a4, s0
    or t0, t0, a4
    xor a7, a7, t4
    xor a6, a6, a7
    slli t4, a6, 26
    srli a6, a6, 6
    or a6, t4, a6
    lw t4, 136(sp)
    and a6, a6, t4
    or a6, t0, a6
    xor t0, a3, t6
    xor a5, a5, t0
    xor a7, a7, a5
    xor a7, s5, a7
    xor a7, t5, a7
    xor a5, s6, a5
    xor t0, t2, a5
    xor t0, t0, a2
    xor t2, t6, t0
    xor t1, t1, t2
    not t1, t1
    slli t5, t1, 27
    srli t1, t1, 5
    or t1, t5, t1
    lw t5, 120(sp)
    not t0, t0
    and t1, t1, t5
    or a6, a6, t1
    not t1, t2
    slli t2, t1, 28
    srli t1, t1, 4
    or t1, t2, t1
    lw t2, 124(sp)
    lw t6, 128(sp)
    and t1, t1, t2
    or a6, a6, t1
    slli t1, t0, 30
    srli t0, t0, 2
    or t0, t1, t0
    slli t1, a5, 31
    srli a5, a5, 1
    or a5, t1, a5
    lw t1, 132(sp)
    and t0, t0, t6
    and a5, a5, t1
    not a7, a7
    slli a4, a7, 29
    srli a7, a7, 3
    or a7, a4, a7
    lw a4, 116(sp)
    lw a2, 148(sp)
    and a7, a7, a4
    or a6, a6, a7
    or a6, a6, t0
    or a5, a6, a5
    lw a6, 164(sp)
    lw a7, 160(sp)
    xor a5, a6, a5
    xori a6, a5, 255
    xor a7, a6, a7
    lw t0, 152(sp)
    lw s5, 108(sp)
    xor a3, a7, t0
    xor s1, a3, a2
    srli s2, a3, 1
    srli s3, s1, 1
    xor s2, s2, a3
    xor s4, s3, s1
    and s2, s2, s5
    and s4, s4, s5
    slli s6, s2, 1
    slli s7, s4, 1
    xor s6, a3, s6
    xor s7, s1, s7
    srli s8, s6, 2
    xor s8, s8, s7
    lw s9, 104(sp)
    srli s11, a7, 1
    and s8, s8, s9
    slli s10, s8, 2
    xor s6, s6, s10
    srli s10, a6, 1
    xor s10, s10, a6
    xor s11, s11, a7
    and s10, s10, s5
    and s11, s11, s5
    slli ra, s10, 1
    slli s5, s11, 1
    xor ra, a6, ra
    xor s5, a7, s5
    srli a4, ra, 2
    xor a4, a4, s5
    and a4, a4, s9
    slli t6, a4, 2
    xor t6, ra, t6
    srli ra, t6, 4
    lw t1, 100(sp)
    xor ra, ra, s6
    and ra, ra, t1
    slli t2, ra, 4
    xor t2, t6, t2
    xor t6, s7, s8
    # round 8 (aes.dsl:47)
    not t2, t2
    sw t2, 224(a0)
    xor t2, s5, a4
    srli a4, t2, 4
    xor a4, a4, t6
    and a4, a4, t1
    slli s5, a4, 4
    xor t2, t2, s5
    xor a6, a6, s10
    xor s5, s6, ra
    not t2, t2
    sw t2, 228(a0)
    sw s5, 232(a0)
    xor t2, a7, s11
    xor s2, a3, s2
    srli s5, a6, 2
    xor s5, s5, t2
    xor s4, s1, s4
    srli s6, s2, 2
    and s5, s5, s9
    xor s6, s6, s4
    xor t2, t2, s5
    and s6, s6, s9
    xor s4, s4, s6
    srli s7, t2, 4
    xor s7, s7, s4
    and s7, s7, t1
    xor s4, s4, s7
    not s4, s4
    sw s4, 236(a0)
    slli s4, s5, 2
    xor a6, a6, s4
    slli s4, s6, 2
    xor s2, s2, s4
    srli s4, a6, 4
    xor s4, s4, s2
    and s4, s4, t1
    slli s5, s4, 4
    xor a6, a6, s5
    xor t6, t6, a4
    not a6, a6
    sw a6, 240(a0)
    slli a6, s7, 4
    xor a6, t2, a6
    sw a6, 244(a0)
    not a6, t6
    sw a6, 248(a0)
    xor a6, s2, s4
    sw a6, 252(a0)
    lw a6, 144(sp)
    lw t6, 140(sp)
    and t2, t0, a6
    and t0, t0, t6
    and a4, a2, a6
    or t0, t0, a4
    and a4, a2, t6
    or t2, a4, t2
    not a4, s1
    srli a2, s1, 6
    srli s2, s1, 3
    srli s4, s1, 7
    srli s5, s1, 4
    not s2, s2
    not s4, s4
    not s5, s5
    srli s6, s1, 2
    not s6, s6
    srli s7, s1, 5
    not s7, s7
    xor s3, s3, s4
    xor s4, s5, s4
    xor s2, s6, s2
    xor s8, s6, s5
    xor s10, s8, s4
    xor s11, s3, s8
    or ra, s2, s11
    xor a6, s2, s11
    xor a2, a2, a6
    xor t6, a4, a6
    xor s6, s6, a2
    xor a2, s7, a2
    xor s7, s6, s4
    or t1, a2, s10
    or s9, s4, s7
    xor t5, a4, s7
    xor t1, s9, t1
    xor t4, a2, s7
    and s0, s8, t4
    xor s0, s6, s0
    xor s0, s0, s9
    xor s9, a6, t4
    sw t0, 148(sp)
    xor t0, s9, t5
    xor s5, s5, t0
    sw t2, 152(sp)
    or t2, a4, s5
    xor t2, t1, t2
    xor s6, s6, t2
    xor s6, s6, ra
    xor ra, s11, s5
    sw s1, 160(sp)
    xor s1, ra, s10
    sw a3, 164(sp)
    and a3, t0, s1
    xor a3, a3, s0
    sw a7, 168(sp)
    xor a7, s3, s1
    sw a5, 172(sp)
    and a5, t5, a7
    xor a5, a5, t1
    xor a5, a3, a5
    xor a5, s2, a5
    and t1, ra, t6
    xor t1, t1, t2
    xor t1, s0, t1
    and t2, s3, s9
    xor s0, t1, s6
    xor t2, t2, a3
    or a3, t2, s0
    xor t2, t2, a5
    xor s0, t2, a3
    or s0, t1, s0
    and t1, t1, a3
    xor s0, s6, s0
    or s2, a5, s6
    not t1, t1
    and t1, t1, s2
    xor a3, a3, s2
    or a5, a5, a3
    xor t2, t2, a5
    or a7, a7, s0
    or t5, t5, s0
    or a4, a4, t2
    xor a3, a3, t2
    and a5, a5, a3
    or a3, s5, t2
    or a6, a6, a5
    or s2, s11, a5
    xor a5, t2, a5
    xor t2, s0, t2
    and s5, ra, a5
    and t6, t6, a5
    xor a5, t1, a5
    and s6, s10, a5
    and a2, a2, a5
    xor a5, t2, a5
    and s8, s8, a5
    and a5, t4, a5
    and t4, s7, t2
    and t2, s4, t2
    xor s0, s0, t1
    or s3, s3, s0
    or s0, s9, s0
    xor a4, a4, a6
    xor a2, a4, a2
    xor a4, s0, a4
    xor t5, t5, a4
    and t0, t0, t1
    xor t0, s0, t0
    and t1, s1, t1
    xor a4, t2, s8
    xor t1, t1, t5
    xor s0, t1, s5
    xor t1, t1, a4
    xor a6, a6, t0
    xor a5, a5, t0
    xor t0, a5, t4
    xor t4, s3, t1
    xor a5, t4, a5
    xor a5, a2, a5
    slli a4, t4, 24
    srli t4, t4, 8
    or t4, a4, t4
    and t4, t4, t3
    not a4, a5
    slli a2, a4, 25
    srli a4, a4, 7
    or a4, a2, a4
    lw a2, 156(sp)
    xor a5, a5, s0
    and a4, a4, a2
    or t4, t4, a4
    xor a5, a7, a5
    xor a7, a3, a5
    slli a4, a7, 26
    srli a7, a7, 6
    or a7, a4, a7
    lw a4, 136(sp)
    and a7, a7, a4
    or a7, t4, a7
    xor t4, s0, t0
    xor t1, t1, t4
    xor a5, a5, t1
    xor a5, s6, a5
    xor a5, t2, a5
    xor t1, s2, t1
    xor t2, t6, t1
    xor a6, t2, a6
    xor t0, t0, a6
    xor t2, t5, t0
    not t2, t2
    slli t4, t2, 27
    srli t2, t2, 5
    or t2, t4, t2
    lw t4, 120(sp)
    not t0, t0
    and t2, t2, t4
    or a7, a7, t2
    slli t2, t0, 28
    srli t0, t0, 4
    or t0, t2, t0
    lw t2, 124(sp)
    not a6, a6
    and t0, t0, t2
    or a7, a7, t0
    slli t0, a6, 30
    srli a6, a6, 2
    or a6, t0, a6
    slli t0, t1, 31
    srli t1, t1, 1
    or t0, t0, t1
    lw t1, 132(sp)
    lw t5, 128(sp)
    and t0, t0, t1
    and a6, a6, t5
    not a5, a5
    slli t6, a5, 29
    srli a5, a5, 3
    or a5, t6, a5
    lw t6, 116(sp)
    lw a3, 112(sp)
    and a5, a5, t6
    or a5, a7, a5
    or a5, a5, a6
    or a5, a5, t0
    lw a6, 172(sp)
    lw a7, 168(sp)
    xor a5, a6, a5
    xori a6, a5, 228
    xor a7, a6, a7
    andi t0, a6, 255
    and a6, a6, a3
    lui s0, 1044480
    and s1, a7, s0
    andi s2, a7, 255
    or a6, s2, a6
    lw s2, 164(sp)
    lw s4, 160(sp)
    xor s3, a7, s2
    and s0, s3, s0
    xor s5, s3, s4
    and a3, s5, a3
    or t0, t0, a3
    lui a3, 4080
    and s6, s5, a3
    or a6, a6, s6
    or a6, a6, s0
    and a3, s3, a3
    or t0, t0, a3
    lw a3, 152(sp)
    or t0, t0, s1
    xor a3, a6, a3
    lw s0, 148(sp)
    srli s1, a3, 1
    xor s0, t0, s0
    srli s6, s0, 1
    xor s1, s1, a3
    xor s6, s6, s0
    lw s7, 108(sp)
    and s6, s6, s7
    and s1, s1, s7
    slli s8, s1, 1
    slli s9, s6, 1
    xor s8, a3, s8
    xor s9, s0, s9
    srli s10, s9, 2
    xor s10, s10, s8
    lw s11, 104(sp)
    srli s4, t0, 1
    and s10, s10, s11
    slli ra, s10, 2
    xor s9, s9, ra
    srli ra, a6, 1
    xor ra, ra, a6
    xor s4, s4, t0
    and ra, ra, s7
    and s4, s4, s7
    slli s2, ra, 1
    slli t6, s4, 1
    xor s2, a6, s2
    xor t6, t0, t6
    srli t2, t6, 2
    xor t2, t2, s2
    and t2, t2, s11
    slli t5, t2, 2
    xor t5, t6, t5
    srli t6, t5, 4
    xor t6, t6, s9
    lw t1, 100(sp)
    xor t2, s2, t2
    and t6, t6, t1
    slli s7, t6, 4
    xor t5, t5, s7
    xor s7, s8, s10
    # round 9 (aes.dsl:47)
    not t5, t5
    sw t5, 256(a0)
    srli t5, t2, 4
    xor t5, t5, s7
    and t5, t5, t1
    slli s2, t5, 4
    xor t2, t2, s2
    xor a3, a3, s1
    xor t6, s9, t6
    not t2, t2
    sw t2, 260(a0)
    sw t6, 264(a0)
    xor t0, t0, s4
    xor a6, a6, ra
    xor t2, s0, s6
    srli t6, t0, 2
    srli s0, t2, 2
    xor t6, t6, a6
    xor s0, s0, a3
    and t6, t6, s11
    and s0, s0, s11
    xor a6, a6, t6
    xor a3, a3, s0
    srli s1, a6, 4
    xor s1, s1, a3
    and s1, s1, t1
    xor a3, a3, s1
    not a3, a3
    sw a3, 268(a0)
    slli t6, t6, 2
    xor t0, t0, t6
    slli t6, s0, 2
    xor t2, t2, t6
    srli t6, t0, 4
    xor t6, t6, t2
    and t6, t6, t1
    slli a3, t6, 4
    xor t0, t0, a3
    xor t5, s7, t5
    not t0, t0
    sw t0, 272(a0)
    slli t0, s1, 4
    xor a6, a6, t0
    sw a6, 276(a0)
    not a6, t5
    sw a6, 280(a0)
    xor a6, t2, t6
    srli t0, s5, 2
    sw a6, 284(a0)
    srli a6, s5, 3
    not t0, t0
    not a6, a6
    srli t2, s5, 7
    not t2, t2
    srli t5, s5, 1
    srli t6, s5, 4
    not t6, t6
    srli a3, s5, 5
    not a3, a3
    xor a6, t0, a6
    xor t5, t5, t2
    xor t2, t6, t2
    srli s0, s5, 6
    xor s1, t0, t6
    xor s2, s1, t2
    xor s4, t5, s1
    xor s6, a6, s4
    xor s0, s0, s6
    xor t0, t0, s0
    xor a3, a3, s0
    or s0, a3, s2
    xor s7, t0, t2
    xor s8, a3, s7
    or s9, t2, s7
    and s10, s1, s8
    xor s0, s9, s0
    xor s10, t0, s10
    xor s9, s10, s9
    not s10, s5
    or ra, a6, s4
    xor t1, s10, s7
    xor s11, s6, s8
    sw s5, 148(sp)
    and s5, t5, s11
    sw s3, 152(sp)
    xor s3, s11, t1
    xor t6, t6, s3
    sw a7, 112(sp)
    xor a7, s4, t6
    sw a5, 168(sp)
    xor a5, a7, s2
    and t4, s3, a5
    xor t4, t4, s9
    xor s5, s5, t4
    xor a4, t5, a5
    and a2, t1, a4
    xor a2, a2, s0
    xor t4, t4, a2
    xor a6, a6, t4
    or t4, s10, t6
    xor t4, s0, t4
    xor t0, t0, t4
    xor t0, t0, ra
    xor a2, s10, s6
    and s0, a7, a2
    xor t4, s0, t4
    xor t4, s9, t4
    xor s0, t4, t0
    or s0, s5, s0
    xor s5, s5, a6
    xor s9, s5, s0
    or s9, t4, s9
    and t4, t4, s0
    xor s9, t0, s9
    or t0, a6, t0
    not t4, t4
    and t4, t4, t0
    xor t0, s0, t0
    or a6, a6, t0
    xor s0, s5, a6
    or a4, a4, s9
    or t1, t1, s9
    xor t0, t0, s0
    and a6, a6, t0
    or t0, t6, s0
    or t6, s10, s0
    or s5, s6, a6
    or s4, s4, a6
    xor a6, s0, a6
    xor s0, s9, s0
    and t2, t2, s0
    and s6, s7, s0
    and a7, a7, a6
    and a2, a2, a6
    xor a6, t4, a6
    and a3, a3, a6
    and s2, s2, a6
    xor a6, s0, a6
    and s0, s8, a6
    and a6, s1, a6
    and a5, a5, t4
    and s1, s3, t4
    xor t4, s9, t4
    or s3, s11, t4
    or t4, t5, t4
    xor t5, s3, s1
    xor t6, t6, s5
    xor s1, s3, t6
    xor t6, t6, a3
    xor t1, t1, s1
    xor a6, t2, a6
    xor a5, a5, t1
    xor a6, a5, a6
    xor a5, a5, a7
    xor a7, s5, t5
    xor t5, s0, t5
    xor a3, t5, s6
    xor t4, t4, a6
    xor t5, t4, t5
    xor t5, t6, t5
    slli t6, t4, 24
    srli t4, t4, 8
    or t4, t6, t4
    and t3, t4, t3
    not t4, t5
    slli t6, t4, 25
    srli t4, t4, 7
    or t4, t6, t4
    lw t6, 156(sp)
    and t4, t4, t6
    or t3, t3, t4
    xor t4, t5, a5
    xor t4, a4, t4
    xor t0, t0, t4
    slli t5, t0, 26
    srli t0, t0, 6
    or t0, t5, t0
    lw t5, 136(sp)
    xor a5, a5, a3
    and t0, t0, t5
    or t0, t3, t0
    xor a5, a6, a5
    xor a6, t4, a5
    xor a6, s2, a6
    xor a6, t2, a6
    xor a5, s4, a5
    xor t2, a2, a5
    xor a7, t2, a7
    xor t2, a3, a7
    xor t1, t1, t2
    not t1, t1
    slli t3, t1, 27
    srli t1, t1, 5
    or t1, t3, t1
    lw t3, 120(sp)
    lw t4, 12(a1)
    and t1, t1, t3
    lw t3, 96(sp)
    lw t5, 108(sp)
    xor t3, t3, t4
    and t3, t3, t5
    not a7, a7
    not t2, t2
    or t0, t0, t1
    slli t1, t2, 28
    srli t2, t2, 4
    or t1, t1, t2
    slli t2, a7, 30
    srli a7, a7, 2
    or a7, t2, a7
    slli t2, a5, 31
    srli a5, a5, 1
    or a5, t2, a5
    slli t2, t3, 1
    xor t2, t4, t2
    xor t3, t4, t3
    lw t4, 8(a1)
    lw a4, 132(sp)
    srli t6, t4, 1
    xor t6, t6, t4
    and t6, t6, t5
    and a5, a5, a4
    xor a4, t4, t6
    slli t6, t6, 1
    xor t4, t4, t6
    srli t6, t4, 2
    lw a3, 104(sp)
    xor t6, t6, t2
    and t6, t6, a3
    xor t2, t2, t6
    slli t6, t6, 2
    xor t4, t4, t6
    srli t6, a4, 2
    xor t6, t6, t3
    and t6, t6, a3
    xor t3, t3, t6
    slli t6, t6, 2
    xor t6, a4, t6
    lw a4, 4(a1)
    lw s0, 128(sp)
    srli a2, a4, 1
    xor a2, a2, a4
    and a2, a2, t5
    and a7, a7, s0
    slli s0, a2, 1
    xor s0, a4, s0
    xor a4, a4, a2
    lw a2, 0(a1)
    not a6, a6
    srli s1, a2, 1
    xor s1, s1, a2
    lw s2, 124(sp)
    and s1, s1, t5
    and t1, t1, s2
    slli s2, a6, 29
    srli a6, a6, 3
    or a6, s2, a6
    xor s2, a2, s1
    slli s1, s1, 1
    xor a2, a2, s1
    srli s1, a2, 2
    xor s1, s1, s0
    and s1, s1, a3
    xor s0, s0, s1
    slli s1, s1, 2
    xor a2, a2, s1
    srli s1, a2, 4
    lw s3, 100(sp)
    xor s1, s1, t4
    and s1, s1, s3
    xor t4, t4, s1
    slli s1, s1, 4
    xor a2, a2, s1
    sw a2, 320(a0)
    srli a2, s0, 4
    xor a2, a2, t2
    and a2, a2, s3
    xor t2, t2, a2
    slli a2, a2, 4
    xor a2, s0, a2
    sw a2, 324(a0)
    srli a2, s2, 2
    xor a2, a2, a4
    and a2, a2, a3
    xor a4, a4, a2
    slli a2, a2, 2
    xor a2, s2, a2
    srli s0, a2, 4
    xor s0, s0, t6
    and s0, s0, s3
    xor t6, t6, s0
    slli s0, s0, 4
    xor a2, a2, s0
    srli s0, a4, 4
    xor s0, s0, t3
    and s0, s0, s3
    xor t3, t3, s0
    slli s0, s0, 4
    xor a4, a4, s0
    sw a4, 328(a0)
    sw t4, 332(a0)
    sw t6, 336(a0)
    sw t3, 340(a0)
    sw a2, 344(a0)
    sw t2, 348(a0)
    lw t2, 116(sp)
    or t0, t0, t1
    and a6, a6, t2
    or a6, t0, a6
    or a6, a6, a7
    or a5, a6, a5
    lw a6, 168(sp)
    lw a7, 140(sp)
    xor a5, a6, a5
    xori a5, a5, 210
    lw a6, 112(sp)
    lw t0, 152(sp)
    xor a6, a5, a6
    and a5, a5, a7
    xor t0, a6, t0
    and a6, a6, a7
    lw a7, 148(sp)
    lw t1, 144(sp)
    xor a7, t0, a7
    and t0, t0, t1
    and a7, a7, t1
    or a5, a5, t0
    or a6, a6, a7
    lw a7, 164(sp)
    srli t0, a5, 1
    xor a7, a5, a7
    lw t1, 160(sp)
    srli t2, a7, 1
    xor t1, a6, t1
    xor t0, t0, a5
    srli t3, a6, 1
    srli t4, t1, 1
    xor t2, t2, a7
    and t0, t0, t5
    xor t3, t3, a6
    xor t4, t4, t1
    and t2, t2, t5
    xor t6, a5, t0
    slli t0, t0, 1
    and t3, t3, t5
    and t4, t4, t5
    slli t5, t2, 1
    xor t2, a7, t2
    xor a5, a5, t0
    srli t0, t6, 2
    xor a4, a6, t3
    slli t3, t3, 1
    slli a2, t4, 1
    xor t4, t1, t4
    xor a7, a7, t5
    srli t5, t2, 2
    srli s0, a5, 2
    xor t0, t0, a4
    xor a6, a6, t3
    xor t1, t1, a2
    xor t3, t5, t4
    srli t5, a7, 2
    and t0, t0, a3
    xor a2, s0, a6
    and t3, t3, a3
    xor t5, t5, t1
    and a2, a2, a3
    slli s0, t0, 2
    xor t0, a4, t0
    slli a4, t3, 2
    and t5, t5, a3
    slli a3, a2, 2
    xor t6, t6, s0
    xor t3, t4, t3
    xor a6, a6, a2
    srli t4, t0, 4
    xor t2, t2, a4
    slli a4, t5, 2
    xor a5, a5, a3
    srli a3, t6, 4
    xor t1, t1, t5
    srli t5, a6, 4
    xor t4, t4, t3
    xor a7, a7, a4
    srli a4, a5, 4
    xor a3, a3, t2
    xor t5, t5, t1
    and t4, t4, s3
    xor a4, a4, a7
    and a3, a3, s3
    and t5, t5, s3
    slli a2, t4, 4
    xor t3, t3, t4
    and t4, a4, s3
    slli a4, a3, 4
    slli s0, t5, 4
    xor t0, t0, a2
    xor t2, t2, a3
    xor t1, t1, t5
    sw t3, 316(a0)
    slli t3, t4, 4
    xor t5, t6, a4
    xor a6, a6, s0
    # round 10 (aes.dsl:53)
    not t0, t0
    xor a7, a7, t4
    not t2, t2
    not t1, t1
    xor a5, a5, t3
    not t3, t5
    sw a6, 296(a0)
    sw t0, 300(a0)
    not a6, a7
    sw t2, 308(a0)
    sw t1, 312(a0)
    sw a5, 288(a0)
    sw t3, 292(a0)
    sw a6, 304(a0)
    addi t0, sp, 64
    addi t1, sp, 176
.Llwcc_aes128_128_key_setup_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_aes128_128_key_setup_rv32i_wipe
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
    .size lwcc_aes128_128_key_setup_rv32i, .-lwcc_aes128_128_key_setup_rv32i

    .balign 4
    .global lwcc_aes128_128_ctr_init_rv32i
    .type lwcc_aes128_128_ctr_init_rv32i, %function
lwcc_aes128_128_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_aes128_128_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_aes128_128_ctr_nonce_rv32i
    .size lwcc_aes128_128_ctr_init_rv32i, .-lwcc_aes128_128_ctr_init_rv32i

    .balign 4
    .global lwcc_aes128_128_ctr_nonce_rv32i
    .type lwcc_aes128_128_ctr_nonce_rv32i, %function
lwcc_aes128_128_ctr_nonce_rv32i:
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
    lw t5, 332(a0)
    xor a5, a5, t0
    srli t0, a6, 4
    srli a4, t4, 4
    srli a3, t1, 4
    slli a2, t2, 2
    xor a7, a7, a2
    lw a2, 340(a0)
    xor a4, t3, a4
    lui s0, 61681
    srli s1, a5, 4
    xor s1, a7, s1
    lw s2, 324(a0)
    lw s3, 336(a0)
    xor a3, t6, a3
    addi s0, s0, -241
    xor t0, t2, t0
    and t0, t0, s0
    lw s4, 328(a0)
    lw s5, 320(a0)
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
    lw s3, 344(a0)
    lw s4, 348(a0)
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
    sw a7, 388(a0)
    not a6, a6
    sw t3, 360(a0)
    sw t1, 356(a0)
    sw t2, 380(a0)
    sw a6, 376(a0)
    not a6, t0
    sw t4, 352(a0)
    sw a5, 368(a0)
    sw t5, 372(a0)
    sw a6, 364(a0)
    sw a3, 384(a0)
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
    .size lwcc_aes128_128_ctr_nonce_rv32i, .-lwcc_aes128_128_ctr_nonce_rv32i

    .balign 4
    .global lwcc_aes128_128_ctr_crypt_rv32i
    .type lwcc_aes128_128_ctr_crypt_rv32i, %function
lwcc_aes128_128_ctr_crypt_rv32i:
    bnez a2, .Llwcc_aes128_128_ctr_crypt_rv32i_begin
    ret
.Llwcc_aes128_128_ctr_crypt_rv32i_begin:
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
    beqz t1, .Llwcc_aes128_128_ctr_crypt_rv32i_group
    j .Llwcc_aes128_128_ctr_crypt_rv32i_rest
.Llwcc_aes128_128_ctr_crypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a2, 80(sp)
    sw a4, 76(sp)
    lui a5, 61681
    lui a6, 349525
    lui a7, 209715
    addi t0, a4, 1
    srli t1, a4, 16
    srli t2, a4, 8
    srli t3, a4, 24
    slli t4, a4, 24
    # round 1 (aes.dsl:47)
    lui t5, 12336
    addi a5, a5, -241
    addi a6, a6, 1365
    addi a7, a7, 819
    srli t6, t0, 16
    srli s0, t0, 24
    srli s1, t0, 8
    slli t0, t0, 24
    andi t1, t1, 255
    andi t2, t2, 255
    lw s2, 360(a3)
    lw s3, 352(a3)
    lw s4, 356(a3)
    lw s5, 364(a3)
    lw s6, 368(a3)
    lw s7, 372(a3)
    lw s8, 376(a3)
    lw s9, 388(a3)
    lw s10, 380(a3)
    lw s11, 384(a3)
    addi t5, t5, 771
    andi t6, t6, 255
    andi s1, s1, 255
    slli t1, t1, 8
    slli t2, t2, 16
    slli t6, t6, 8
    slli s1, s1, 16
    or t1, t3, t1
    or t3, s0, t6
    or t1, t1, t2
    or t2, t3, s1
    or t1, t1, t4
    or t0, t2, t0
    srli t2, t1, 1
    xor t2, t2, t0
    and t2, t2, a6
    xor t0, t0, t2
    slli t2, t2, 1
    xor t1, t1, t2
    and t2, t0, a7
    and t3, t1, a7
    xor t0, t0, t2
    slli t2, t2, 2
    xor t1, t1, t3
    slli t3, t3, 2
    and t4, t2, a5
    and t6, t0, a5
    and s0, t3, a5
    and s1, t1, a5
    slli ra, t4, 4
    xor t0, t0, t6
    slli t6, t6, 4
    xor t2, t2, t4
    xor t1, t1, s10
    xor t3, t3, s0
    slli t4, s0, 4
    slli s0, s1, 4
    xor t0, t0, s5
    xor s5, ra, s6
    xor t6, t6, s8
    xor t2, t2, s9
    xor t1, s1, t1
    xor t3, t3, s2
    xor t4, t4, s3
    xor s0, s0, s4
    xor s1, s5, s7
    xor t1, t1, s11
    xor t6, t6, s0
    xor s1, t0, s1
    xor t0, t0, t3
    xor s2, s0, t3
    xor s3, s1, s2
    xor s4, s2, t0
    xor s5, t6, s3
    or s6, t6, s3
    xor t1, t1, s5
    xor s7, t4, s5
    xor t2, t2, t1
    xor t1, s0, t1
    xor s0, t0, t1
    xor s6, s6, t1
    or s8, t2, s4
    xor s9, t2, s0
    or s10, t0, s0
    xor s11, t4, s0
    xor ra, s5, s9
    and a2, s2, s9
    xor t1, t1, s10
    xor s8, s8, s10
    and s10, s1, ra
    xor t1, a2, t1
    xor a2, s11, ra
    xor t6, t6, s8
    xor t3, t3, a2
    or a4, t4, t3
    xor a0, s3, t3
    and a1, a0, s7
    xor a4, s8, a4
    xor s8, s4, a0
    xor a1, t1, a1
    xor s6, s6, a4
    xor a4, a4, a1
    and a1, a2, s8
    xor t1, t1, a1
    xor a1, s1, s8
    xor t6, t6, t1
    xor t1, s10, t1
    xor s10, s6, a4
    or s10, t1, s10
    sw a6, 96(sp)
    and a6, s11, a1
    xor a6, a6, t6
    and t6, a4, s10
    xor t1, t1, a6
    sw a7, 100(sp)
    xor a7, s10, t1
    or a7, a4, a7
    xor a7, s6, a7
    or a4, a6, s6
    not t6, t6
    xor s6, s10, a4
    and t6, t6, a4
    or a6, a6, s6
    xor t1, t1, a6
    xor a4, s6, t1
    and a6, a6, a4
    xor a4, t6, a7
    or s6, ra, a4
    or a4, s1, a4
    lw s1, 12(a3)
    or a1, a1, a7
    or s10, s11, a7
    or t4, t4, t1
    or t3, t3, t1
    xor a7, a7, t1
    or s5, s5, a6
    or s3, s3, a6
    xor a6, t1, a6
    lw t1, 8(a3)
    and a2, a2, t6
    xor s10, s10, s6
    xor a2, a2, s6
    lw s6, 4(a3)
    and s8, s8, t6
    and s0, s0, a7
    and t0, t0, a7
    and a0, a0, a6
    and s7, s7, a6
    xor a6, t6, a6
    xor t4, t4, s5
    xor t6, s5, a2
    and t2, t2, a6
    and s4, s4, a6
    xor s5, s10, t4
    xor t6, s7, t6
    xor a6, a7, a6
    xor a7, t4, t2
    xor t2, s8, s5
    and t4, s2, a6
    and a6, s9, a6
    xor s2, t0, s4
    xor a0, a0, t2
    xor a6, a2, a6
    xor t0, t0, t2
    xor t2, a1, a0
    xor a7, a7, a6
    xor a6, s0, a6
    xor t0, t4, t0
    xor t4, a0, t0
    xor t0, a4, t0
    xor a7, a7, t0
    xor t4, a6, t4
    slli a4, t0, 24
    xor t2, t2, a7
    xor a2, s2, t4
    xor t4, s3, t4
    slli a1, a7, 24
    srli a0, a7, 8
    xor t3, t3, t2
    xor t2, t2, a2
    xor t6, t6, t4
    slli a2, t4, 24
    srli s0, t4, 8
    or a1, a1, a0
    xor a6, a6, t6
    slli a0, t6, 24
    srli s2, t6, 8
    or a2, a2, s0
    slli s0, t2, 24
    srli s3, t2, 8
    slli s4, t3, 24
    srli s7, t3, 8
    and s8, a1, t5
    xor s5, s5, a6
    slli s9, a6, 24
    srli s10, a6, 8
    or a0, a0, s2
    and s2, a2, t5
    or s0, s0, s3
    or s3, s4, s7
    xor a1, a1, s8
    slli s4, s8, 6
    slli s7, s5, 24
    srli s8, s5, 8
    or s9, s9, s10
    and s10, a0, t5
    xor a2, a2, s2
    slli s2, s2, 6
    or s7, s7, s8
    and s8, s0, t5
    srli a1, a1, 2
    or a1, s4, a1
    and s4, s3, t5
    srli a2, a2, 2
    or a2, s2, a2
    and s2, s9, t5
    xor a0, a0, s10
    slli s10, s10, 6
    xor s0, s0, s8
    slli s8, s8, 6
    xor s3, s3, s4
    slli s4, s4, 6
    srli a0, a0, 2
    or a0, s10, a0
    and s10, s7, t5
    xor s9, s9, s2
    slli s2, s2, 6
    srli s0, s0, 2
    srli s3, s3, 2
    xor a7, a7, a1
    xor s7, s7, s10
    slli s10, s10, 6
    srli s9, s9, 2
    xor t4, t4, a2
    xor a2, s1, a2
    or s0, s8, s0
    or s1, s4, s3
    xor s3, s6, a7
    slli s4, a7, 16
    srli a7, a7, 16
    srli s6, s7, 2
    or s2, s2, s9
    xor t6, t6, a0
    xor t1, t1, t4
    slli s7, t4, 16
    srli s8, t4, 16
    xor t2, t2, s0
    xor t3, t3, s1
    xor s1, s1, s3
    or a7, s4, a7
    or s3, s10, s6
    xor a6, a6, s2
    slli s4, t6, 16
    srli s6, t6, 16
    xor t1, s2, t1
    or s2, s7, s8
    slli s7, t2, 16
    srli s8, t2, 16
    slli s9, t3, 16
    srli s10, t3, 16
    xor s5, s5, s3
    or s4, s4, s6
    slli s6, a6, 16
    or s7, s7, s8
    srli s8, a6, 16
    or s9, s9, s10
    slli s10, s5, 16
    or s6, s6, s8
    srli s8, s5, 16
    or s8, s10, s8
    and s10, a7, a5
    xor a7, a7, s10
    slli s10, s10, 4
    srli a7, a7, 4
    or a7, s10, a7
    and s10, s2, a5
    xor s2, s2, s10
    slli s10, s10, 4
    srli s2, s2, 4
    or s2, s10, s2
    and s10, s4, a5
    xor s4, s4, s10
    slli s10, s10, 4
    srli s4, s4, 4
    or s4, s10, s4
    srli s10, t0, 8
    or a4, a4, s10
    and s10, a4, t5
    xor a4, a4, s10
    slli s10, s10, 6
    srli a4, a4, 2
    or a4, s10, a4
    lw s10, 0(a3)
    xor t0, t0, a4
    xor s10, s10, a4
    slli a4, t0, 16
    xor a2, a2, s2
    and s2, s7, a5
    xor s7, s7, s2
    slli s2, s2, 4
    srli s7, s7, 4
    or s2, s2, s7
    and s7, s9, a5
    xor s9, s9, s7
    slli s7, s7, 4
    srli s9, s9, 4
    or s7, s7, s9
    and s9, s6, a5
    xor s6, s6, s9
    slli s9, s9, 4
    srli s6, s6, 4
    or s6, s9, s6
    srli s9, t0, 16
    or a4, a4, s9
    and s9, a4, a5
    xor a4, a4, s9
    slli s9, s9, 4
    srli a4, a4, 4
    or a4, s9, a4
    # round 2 (aes.dsl:47)
    lw s9, 28(a3)
    xor s0, s9, s0
    lw s9, 16(a3)
    xor a6, s0, a6
    xor a1, s9, a1
    lw s9, 24(a3)
    xor t0, t0, a1
    lui a1, 61441
    addi a1, a1, -256
    xor a0, s9, a0
    lw s9, 20(a3)
    xor t2, t2, a0
    xor s9, s9, t4
    xor t3, t3, s9
    xor t3, s3, t3
    # round 1 (aes.dsl:47)
    xor a4, s10, a4
    xor t6, t6, a2
    and a2, s8, a5
    xor a4, t4, a4
    # round 2 (aes.dsl:47)
    xor a7, t4, a7
    # round 1 (aes.dsl:47)
    xor t4, s8, a2
    slli a2, a2, 4
    # round 2 (aes.dsl:47)
    xor a7, t0, a7
    # round 1 (aes.dsl:47)
    srli t0, t4, 4
    xor t4, s1, s7
    # round 2 (aes.dsl:47)
    xor a6, s2, a6
    xor t2, s4, t2
    # round 1 (aes.dsl:47)
    or t0, a2, t0
    xor t1, t1, s6
    # round 2 (aes.dsl:47)
    xor t3, t4, t3
    xor a7, a7, t6
    # round 1 (aes.dsl:47)
    xor t1, s5, t1
    # round 2 (aes.dsl:47)
    xor t0, t0, t3
    xor t3, t6, t1
    xor t6, t4, t1
    xor a2, a7, t6
    xor a0, t6, t3
    or s0, t0, a2
    xor s1, t0, a2
    xor t2, t2, s1
    xor s2, a4, s1
    xor a6, a6, t2
    xor t2, t4, t2
    xor t4, s0, t2
    xor s0, t3, t2
    or s3, a6, a0
    xor s4, a4, s0
    xor s5, a6, s0
    or s6, t3, s0
    and s7, t6, s5
    xor s8, s1, s5
    xor t2, t2, s6
    xor s3, s3, s6
    and s6, a7, s8
    xor s9, s4, s8
    xor t2, s7, t2
    xor t0, t0, s3
    xor t1, t1, s9
    xor s7, a2, t1
    or s10, a4, t1
    and s11, s7, s2
    xor s3, s3, s10
    xor s10, t2, s11
    xor t4, t4, s3
    xor s3, s3, s10
    xor s10, a0, s7
    and s11, s9, s10
    xor t2, t2, s11
    xor s11, t4, s3
    xor s6, s6, t2
    xor t0, t0, t2
    or t2, s6, s11
    xor s11, a7, s10
    and ra, s4, s11
    xor t0, ra, t0
    and ra, s3, t2
    xor s6, s6, t0
    sw a5, 104(sp)
    xor a5, t2, s6
    or a5, s3, a5
    xor a5, t4, a5
    or t4, t0, t4
    not s3, ra
    xor t2, t2, t4
    and t4, s3, t4
    or t0, t0, t2
    xor s3, s6, t0
    or s4, s4, a5
    or s6, s11, a5
    or t1, t1, s3
    xor t2, t2, s3
    and t0, t0, t2
    or t2, a4, s3
    or a4, a2, t0
    or a2, s1, t0
    xor t0, s3, t0
    xor s1, a5, s3
    xor a5, t4, a5
    or s3, s8, a5
    or a5, a7, a5
    lw a7, 44(a3)
    and s8, s9, t4
    xor s8, s8, s3
    xor s3, s4, s3
    lw s4, 40(a3)
    and s9, s10, t4
    and s7, s7, t0
    and s2, s2, t0
    xor t0, t4, t0
    lw t4, 36(a3)
    and t3, t3, s1
    and s0, s0, s1
    and a0, a0, t0
    and a6, a6, t0
    xor t0, s1, t0
    lw s1, 32(a3)
    xor t2, t2, a2
    xor a2, a2, s8
    xor s3, s3, t2
    xor a2, s2, a2
    xor a6, t2, a6
    and t2, t6, t0
    and t0, s5, t0
    xor t6, t3, a0
    xor a0, s9, s3
    xor t3, t3, a0
    xor a0, s7, a0
    xor t0, s8, t0
    xor t2, t2, t3
    xor t3, s6, a0
    xor s0, s0, t0
    xor a6, a6, t0
    xor t0, a0, t2
    xor a5, a5, t2
    xor a6, a6, a5
    xor t0, s0, t0
    srli t2, a5, 4
    xor t3, t3, a6
    xor t6, t6, t0
    xor t0, a4, t0
    srli a4, a6, 4
    xor t2, t2, a5
    xor t1, t1, t3
    xor t3, t3, t6
    xor t6, a2, t0
    srli a2, t0, 4
    xor a4, a4, a6
    and t2, t2, a1
    xor a0, s0, t6
    srli s0, t6, 4
    xor a2, a2, t0
    srli s2, t3, 4
    srli s5, t1, 4
    and a4, a4, a1
    slli s6, t2, 4
    xor s3, s3, a0
    srli s7, a0, 4
    xor s0, s0, t6
    and a2, a2, a1
    xor s2, s2, t3
    xor s5, s5, t1
    slli s8, a4, 4
    xor t2, t2, s6
    srli s6, s3, 4
    xor s7, s7, a0
    and s0, s0, a1
    slli s9, a2, 4
    and s2, s2, a1
    and s5, s5, a1
    xor a4, a4, s8
    xor a5, a5, t2
    xor t2, s6, s3
    and s6, s7, a1
    slli s7, s0, 4
    xor a2, a2, s9
    slli s8, s2, 4
    xor a6, a6, a4
    slli a4, s5, 4
    slli s9, a5, 24
    xor s0, s0, s7
    srli s7, a5, 8
    and t2, t2, a1
    xor t0, t0, a2
    slli a2, s6, 4
    xor s2, s2, s8
    xor a4, s5, a4
    slli s5, a6, 24
    srli s8, a6, 8
    or s7, s9, s7
    slli s9, t2, 4
    xor a2, s6, a2
    xor t6, t6, s0
    slli s0, t0, 24
    srli s6, t0, 8
    xor t3, t3, s2
    xor t1, t1, a4
    or a4, s5, s8
    xor a5, a5, s7
    xor s1, s1, s7
    xor t2, t2, s9
    xor a2, a0, a2
    slli a0, t6, 24
    srli s2, t6, 8
    or s0, s0, s6
    slli s5, t3, 24
    srli s6, t3, 8
    slli s7, t1, 24
    srli s8, t1, 8
    xor a6, a6, a4
    slli s9, a5, 16
    xor t2, s3, t2
    slli s3, a2, 24
    or a0, a0, s2
    srli s2, a2, 8
    xor a7, a7, s0
    xor t0, t0, s0
    or s0, s5, s6
    or s5, s7, s8
    xor t4, t4, a6
    slli s6, a6, 16
    srli a6, a6, 16
    slli s7, t2, 24
    srli s8, t2, 8
    or s2, s3, s2
    xor t6, t6, a0
    xor s3, s4, t0
    slli s4, t0, 16
    xor t1, t1, s5
    xor t4, s5, t4
    srli s5, t0, 16
    xor t3, t3, s0
    or a6, s6, a6
    or s6, s7, s8
    xor a2, a2, s2
    slli s7, t6, 16
    srli s8, t6, 16
    xor s2, s2, s3
    or s3, s4, s5
    slli s4, t3, 16
    srli s5, t3, 16
    or s7, s7, s8
    slli s8, t1, 16
    xor a7, a7, s3
    srli s3, t1, 16
    or s4, s4, s5
    slli s5, a2, 16
    or s3, s8, s3
    srli s8, a2, 16
    or s5, s5, s8
    srli s8, a5, 16
    or s8, s9, s8
    # round 3 (aes.dsl:47)
    lw s9, 48(a3)
    # round 2 (aes.dsl:47)
    xor s1, s1, s8
    # round 3 (aes.dsl:47)
    lw s8, 56(a3)
    xor a4, s9, a4
    lw s9, 60(a3)
    xor a5, a5, a4
    lw a4, 52(a3)
    xor a0, s8, a0
    xor s0, s9, s0
    xor a4, a4, t0
    # round 2 (aes.dsl:47)
    xor s1, t0, s1
    # round 3 (aes.dsl:47)
    xor t3, t3, a0
    xor a6, t0, a6
    xor t0, t1, a4
    # round 2 (aes.dsl:47)
    xor t1, t2, s6
    # round 3 (aes.dsl:47)
    xor t2, s0, a2
    xor a5, a5, a6
    xor a6, s6, t0
    # round 2 (aes.dsl:47)
    xor a7, t6, a7
    slli t0, t1, 16
    xor t4, t4, s3
    srli t6, t1, 16
    # round 3 (aes.dsl:47)
    xor t3, s7, t3
    xor t2, s4, t2
    # round 2 (aes.dsl:47)
    or t0, t0, t6
    xor t6, s2, s5
    # round 3 (aes.dsl:47)
    xor a6, t4, a6
    xor a5, a5, a7
    # round 2 (aes.dsl:47)
    xor t1, t1, t6
    # round 3 (aes.dsl:47)
    xor a6, t0, a6
    xor a7, a7, t1
    xor t0, t4, t1
    xor t6, a5, t0
    xor a4, t0, a7
    or a2, a6, t6
    xor a0, a6, t6
    xor t3, t3, a0
    xor s0, s1, a0
    xor t4, t4, t3
    xor t2, t2, t3
    xor t3, a2, t4
    xor a2, a7, t4
    or s2, t2, a4
    xor s3, t2, a2
    or s4, a7, a2
    xor s5, s1, a2
    and s6, t0, s3
    xor s7, a0, s3
    xor t4, t4, s4
    xor s2, s2, s4
    and s4, a5, s7
    xor t4, s6, t4
    xor s6, s5, s7
    xor a6, a6, s2
    xor t1, t1, s6
    xor s8, t6, t1
    or s9, s1, t1
    and s10, s8, s0
    xor s2, s2, s9
    xor s9, t4, s10
    xor t3, t3, s2
    xor s2, s2, s9
    xor s9, a4, s8
    and s10, s6, s9
    xor t4, t4, s10
    xor s10, t3, s2
    xor s4, s4, t4
    xor a6, a6, t4
    or t4, s4, s10
    xor s10, a5, s9
    and s11, s5, s10
    xor a6, s11, a6
    and s11, s2, t4
    xor s4, s4, a6
    xor ra, t4, s4
    or s2, s2, ra
    xor s2, t3, s2
    or t3, a6, t3
    not s11, s11
    xor t4, t4, t3
    and t3, s11, t3
    or a6, a6, t4
    xor s4, s4, a6
    or s5, s5, s2
    or s10, s10, s2
    or t1, t1, s4
    xor t4, t4, s4
    and a6, a6, t4
    or t4, s1, s4
    or a0, a0, a6
    or t6, t6, a6
    xor a6, s4, a6
    xor s1, s2, s4
    xor s2, t3, s2
    or s4, s7, s2
    or a5, a5, s2
    lw s2, 68(a3)
    and s6, s6, t3
    xor s6, s6, s4
    xor s4, s5, s4
    lw s5, 76(a3)
    and s7, s9, t3
    and s0, s0, a6
    and s8, s8, a6
    xor a6, t3, a6
    lw t3, 72(a3)
    and a7, a7, s1
    and a2, a2, s1
    xor t4, t4, a0
    xor a0, a0, s6
    and a4, a4, a6
    and t2, t2, a6
    xor a6, s1, a6
    xor s1, s4, t4
    xor a0, s0, a0
    xor t2, t4, t2
    xor t4, a7, a4
    and t0, t0, a6
    and a6, s3, a6
    xor a4, s7, s1
    xor s0, s8, a4
    xor a7, a7, a4
    xor a6, s6, a6
    xor a7, t0, a7
    xor t0, s10, s0
    xor t2, t2, a6
    xor a6, a2, a6
    xor a5, a5, a7
    xor a7, s0, a7
    xor a7, a6, a7
    xor t2, t2, a5
    xor t6, t6, a7
    xor a7, t4, a7
    xor t0, t0, t2
    slli t4, t2, 24
    srli a4, t2, 8
    xor a2, a0, t6
    xor a7, t0, a7
    xor t0, t1, t0
    or t1, t4, a4
    slli t4, t6, 24
    srli a4, t6, 8
    xor a6, a6, a2
    slli a0, t0, 24
    srli s0, t0, 8
    slli s3, a7, 24
    srli s4, a7, 8
    and s6, t1, t5
    slli s7, a2, 24
    srli s8, a2, 8
    or t4, t4, a4
    xor a4, s1, a6
    or a0, a0, s0
    or s0, s3, s4
    xor t1, t1, s6
    slli s1, s6, 6
    slli s3, a6, 24
    srli s4, a6, 8
    or s6, s7, s8
    and s7, t4, t5
    and s8, a0, t5
    and s9, s0, t5
    srli t1, t1, 2
    or s3, s3, s4
    slli s4, a4, 24
    or t1, s1, t1
    srli s1, a4, 8
    or s1, s4, s1
    and s4, s6, t5
    xor t4, t4, s7
    slli s7, s7, 6
    xor a0, a0, s8
    slli s8, s8, 6
    xor s0, s0, s9
    slli s9, s9, 6
    srli t4, t4, 2
    or t4, s7, t4
    and s7, s3, t5
    xor s6, s6, s4
    slli s4, s4, 6
    srli a0, a0, 2
    srli s0, s0, 2
    xor t2, t2, t1
    or a0, s8, a0
    and s8, s1, t5
    xor s3, s3, s7
    slli s7, s7, 6
    srli s6, s6, 2
    or s0, s9, s0
    xor s2, s2, t2
    slli s9, t2, 16
    srli t2, t2, 16
    xor s1, s1, s8
    slli s8, s8, 6
    srli s3, s3, 2
    or s4, s4, s6
    xor s5, s5, t4
    xor t4, t6, t4
    xor t0, t0, a0
    xor a7, a7, s0
    xor t6, a0, s2
    or t2, s9, t2
    srli a0, s1, 2
    or s1, s7, s3
    xor a2, a2, s4
    xor t3, t3, t4
    slli s2, t4, 16
    slli s3, t0, 16
    srli s6, t0, 16
    slli s7, a7, 16
    srli s9, a7, 16
    or a0, s8, a0
    lw s8, 104(sp)
    xor a6, a6, s1
    and s10, t2, s8
    xor t3, s1, t3
    slli s1, a2, 16
    or s3, s3, s6
    srli s6, a2, 16
    or s7, s7, s9
    xor t2, t2, s10
    slli s9, s10, 4
    xor a4, a4, a0
    slli s10, a6, 16
    or s1, s1, s6
    srli s6, a6, 16
    srli t2, t2, 4
    or s6, s10, s6
    slli s10, a4, 16
    or t2, s9, t2
    srli s9, a4, 16
    or s9, s10, s9
    and s10, s3, s8
    xor s3, s3, s10
    slli s10, s10, 4
    srli s3, s3, 4
    or s3, s10, s3
    and s10, s7, s8
    xor s7, s7, s10
    slli s10, s10, 4
    srli s7, s7, 4
    or s7, s10, s7
    and s10, s1, s8
    xor s1, s1, s10
    slli s10, s10, 4
    srli s1, s1, 4
    or s1, s10, s1
    srli s10, t4, 16
    or s2, s2, s10
    and s10, s2, s8
    xor s2, s2, s10
    slli s10, s10, 4
    srli s2, s2, 4
    or s2, s10, s2
    slli s10, a5, 24
    xor s2, s5, s2
    srli s5, a5, 8
    or s5, s10, s5
    and s10, s5, t5
    xor s5, s5, s10
    slli s10, s10, 6
    srli s5, s5, 2
    or s5, s10, s5
    lw s10, 64(a3)
    xor a5, a5, s5
    xor s5, s10, s5
    slli s10, a5, 16
    xor t6, t6, s3
    and s3, s6, s8
    xor s6, s6, s3
    slli s3, s3, 4
    srli s6, s6, 4
    or s3, s3, s6
    srli s6, a5, 16
    or s6, s10, s6
    and s10, s6, s8
    xor s6, s6, s10
    slli s10, s10, 4
    srli s6, s6, 4
    or s6, s10, s6
    # round 4 (aes.dsl:47)
    lw s10, 88(a3)
    xor s4, s10, s4
    lw s10, 80(a3)
    xor a7, a7, s4
    xor t1, s10, t1
    lw s10, 92(a3)
    xor a5, a5, t1
    lw t1, 84(a3)
    xor s0, s10, s0
    xor t1, t1, t4
    xor t0, t0, t1
    xor a6, s0, a6
    xor t0, a0, t0
    # round 3 (aes.dsl:47)
    xor t1, s5, s6
    xor a2, a2, s2
    and a0, s9, s8
    xor t1, t4, t1
    # round 4 (aes.dsl:47)
    xor t2, t4, t2
    # round 3 (aes.dsl:47)
    xor t4, s9, a0
    slli a0, a0, 4
    # round 4 (aes.dsl:47)
    xor a5, a5, t2
    # round 3 (aes.dsl:47)
    srli t2, t4, 4
    # round 4 (aes.dsl:47)
    xor a7, s1, a7
    xor a6, s7, a6
    # round 3 (aes.dsl:47)
    or t2, a0, t2
    xor t3, t3, s3
    # round 4 (aes.dsl:47)
    xor t0, t6, t0
    xor a5, a5, a2
    # round 3 (aes.dsl:47)
    xor t3, a4, t3
    # round 4 (aes.dsl:47)
    xor t0, t2, t0
    xor t2, a2, t3
    xor t4, t6, t3
    xor a4, a5, t4
    xor a2, t4, t2
    or a0, t0, a4
    xor s0, t0, a4
    xor a7, a7, s0
    xor s1, t1, s0
    xor t6, t6, a7
    xor a6, a6, a7
    xor a7, a0, t6
    xor a0, t2, t6
    or s2, a6, a2
    xor s3, a6, a0
    or s4, t2, a0
    xor s5, t1, a0
    and s6, t4, s3
    xor s7, s0, s3
    xor t6, t6, s4
    xor s2, s2, s4
    and s4, a5, s7
    xor t6, s6, t6
    xor s6, s5, s7
    xor t0, t0, s2
    xor t3, t3, s6
    xor s9, a4, t3
    or s10, t1, t3
    and s11, s9, s1
    xor s2, s2, s10
    xor s10, t6, s11
    xor a7, a7, s2
    xor s2, s2, s10
    xor s10, a2, s9
    and s11, s6, s10
    xor t6, t6, s11
    xor s11, a7, s2
    xor s4, s4, t6
    xor t0, t0, t6
    or t6, s4, s11
    xor s11, a5, s10
    and ra, s5, s11
    xor t0, ra, t0
    and ra, s2, t6
    xor s4, s4, t0
    xor s8, t6, s4
    or s2, s2, s8
    xor s2, a7, s2
    or a7, t0, a7
    not s8, ra
    xor t6, t6, a7
    and a7, s8, a7
    or t0, t0, t6
    xor s4, s4, t0
    or s5, s5, s2
    or s8, s11, s2
    or t3, t3, s4
    xor t6, t6, s4
    and t0, t0, t6
    or t1, t1, s4
    or t6, s0, t0
    or a4, a4, t0
    xor t0, s4, t0
    xor s0, s2, s4
    xor s2, a7, s2
    or s4, s7, s2
    or a5, a5, s2
    lw s2, 100(a3)
    and s6, s6, a7
    xor s6, s6, s4
    xor s4, s5, s4
    lw s5, 108(a3)
    and s7, s10, a7
    and s1, s1, t0
    and s9, s9, t0
    xor a7, a7, t0
    lw t0, 104(a3)
    and t2, t2, s0
    and a0, a0, s0
    and a2, a2, a7
    and a6, a6, a7
    xor a7, s0, a7
    lw s0, 96(a3)
    xor t1, t1, t6
    xor t6, t6, s6
    xor s4, s4, t1
    xor t6, s1, t6
    xor a6, t1, a6
    xor t1, t2, a2
    and t4, t4, a7
    and a7, s3, a7
    xor a2, s7, s4
    xor s1, s9, a2
    xor t2, t2, a2
    xor a7, s6, a7
    xor t2, t4, t2
    xor t4, s8, s1
    xor a6, a6, a7
    xor a7, a0, a7
    xor a5, a5, t2
    xor t2, s1, t2
    xor t2, a7, t2
    xor a6, a6, a5
    srli a2, a5, 4
    xor a4, a4, t2
    xor t1, t1, t2
    xor t2, t4, a6
    srli t4, a6, 4
    xor a2, a2, a5
    xor t6, t6, a4
    xor t1, t2, t1
    xor t2, t3, t2
    xor t3, t4, a6
    srli t4, a4, 4
    and a2, a2, a1
    xor a7, a7, t6
    srli a0, t2, 4
    srli s1, t1, 4
    and t3, t3, a1
    srli s3, t6, 4
    xor t4, t4, a4
    slli s6, a2, 4
    xor s4, s4, a7
    xor a0, a0, t2
    xor s1, s1, t1
    slli s7, t3, 4
    srli s8, a7, 4
    xor s3, s3, t6
    and t4, t4, a1
    xor a2, a2, s6
    and a0, a0, a1
    and s1, s1, a1
    xor t3, t3, s7
    srli s6, s4, 4
    xor s7, s8, a7
    and s3, s3, a1
    slli s8, t4, 4
    xor a5, a5, a2
    slli a2, a0, 4
    xor a6, a6, t3
    slli t3, s1, 4
    xor s6, s6, s4
    and s7, s7, a1
    xor t4, t4, s8
    slli s8, s3, 4
    slli s9, a5, 24
    xor a2, a0, a2
    srli a0, a5, 8
    xor t3, s1, t3
    slli s1, a6, 24
    xor s3, s3, s8
    srli s8, a6, 8
    and s6, s6, a1
    xor t4, a4, t4
    slli a4, s7, 4
    or a0, s9, a0
    xor t2, t2, a2
    xor t1, t1, t3
    or t3, s1, s8
    slli a2, s6, 4
    xor a4, s7, a4
    xor t6, t6, s3
    slli s1, t4, 24
    srli s3, t4, 8
    xor a5, a5, a0
    xor a0, s0, a0
    slli s0, t2, 24
    srli s7, t2, 8
    slli s8, t1, 24
    xor a2, s6, a2
    srli s6, t1, 8
    xor a6, a6, t3
    xor a7, a7, a4
    slli a4, t6, 24
    or s1, s1, s3
    srli s3, t6, 8
    slli s9, a5, 16
    or s0, s0, s7
    or s6, s8, s6
    xor s2, s2, a6
    slli s7, a6, 16
    srli a6, a6, 16
    xor a2, s4, a2
    slli s4, a7, 24
    srli s8, a7, 8
    or a4, a4, s3
    xor t4, t4, s1
    xor s1, s5, s1
    xor t2, t2, s0
    xor t1, t1, s6
    xor s0, s0, s2
    or a6, s7, a6
    slli s2, a2, 24
    srli s3, a2, 8
    or s4, s4, s8
    xor t6, t6, a4
    xor t0, t0, t4
    slli s5, t4, 16
    srli s7, t4, 16
    slli s8, t2, 16
    or s2, s2, s3
    srli s3, t2, 16
    xor a7, a7, s4
    xor t0, s4, t0
    slli s4, t1, 16
    or s5, s5, s7
    srli s7, t1, 16
    or s3, s8, s3
    slli s8, t6, 16
    or s4, s4, s7
    srli s7, t6, 16
    or s7, s8, s7
    srli s8, a5, 16
    or s8, s9, s8
    # round 5 (aes.dsl:47)
    lw s9, 112(a3)
    # round 4 (aes.dsl:47)
    xor a0, a0, s8
    # round 5 (aes.dsl:47)
    lw s8, 120(a3)
    xor t3, s9, t3
    lw s9, 124(a3)
    xor a5, a5, t3
    lw t3, 116(a3)
    xor a4, s8, a4
    xor s6, s9, s6
    xor t3, t3, t4
    # round 4 (aes.dsl:47)
    xor a0, t4, a0
    # round 5 (aes.dsl:47)
    xor t1, t1, a4
    xor a6, t4, a6
    xor t2, t2, t3
    # round 4 (aes.dsl:47)
    xor t3, a2, s2
    xor t4, s1, s5
    slli a4, a7, 16
    xor a2, s0, s3
    srli s0, a7, 16
    # round 5 (aes.dsl:47)
    xor a7, s6, a7
    xor a5, a5, a6
    xor a6, s2, t2
    # round 4 (aes.dsl:47)
    or t2, a4, s0
    slli a4, t3, 16
    xor t4, t6, t4
    srli t6, t3, 16
    # round 5 (aes.dsl:47)
    xor t1, s7, t1
    xor a7, s4, a7
    # round 4 (aes.dsl:47)
    or t6, a4, t6
    xor t0, t0, t2
    # round 5 (aes.dsl:47)
    xor a6, a2, a6
    xor a5, a5, t4
    # round 4 (aes.dsl:47)
    xor t0, t3, t0
    # round 5 (aes.dsl:47)
    xor a6, t6, a6
    xor t2, t4, t0
    xor t3, a2, t0
    xor t4, a5, t3
    xor t6, t3, t2
    or a4, a6, t4
    xor s0, a6, t4
    xor t1, t1, s0
    xor s1, a0, s0
    xor a2, a2, t1
    xor a7, a7, t1
    xor t1, a4, a2
    xor a4, t2, a2
    or s2, a7, t6
    xor s3, a7, a4
    or s4, t2, a4
    xor s5, a0, a4
    and s6, t3, s3
    xor s7, s0, s3
    xor a2, a2, s4
    xor s2, s2, s4
    and s4, a5, s7
    xor a2, s6, a2
    xor s6, s5, s7
    xor a6, a6, s2
    xor t0, t0, s6
    xor s8, t4, t0
    or s9, a0, t0
    and s10, s8, s1
    xor s2, s2, s9
    xor s9, a2, s10
    xor t1, t1, s2
    xor s2, s2, s9
    xor s9, t6, s8
    and s10, s6, s9
    xor a2, a2, s10
    xor s10, t1, s2
    xor s4, s4, a2
    xor a6, a6, a2
    or a2, s4, s10
    xor s10, a5, s9
    and s11, s5, s10
    xor a6, s11, a6
    and s11, s2, a2
    xor s4, s4, a6
    xor ra, a2, s4
    or s2, s2, ra
    xor s2, t1, s2
    or t1, a6, t1
    not s11, s11
    xor a2, a2, t1
    and t1, s11, t1
    or a6, a6, a2
    xor s4, s4, a6
    or s5, s5, s2
    or s10, s10, s2
    or t0, t0, s4
    xor a2, a2, s4
    and a6, a6, a2
    or a2, a0, s4
    or a0, s0, a6
    or t4, t4, a6
    xor a6, s4, a6
    xor s0, s2, s4
    xor s2, t1, s2
    or s4, s7, s2
    or a5, a5, s2
    lw s2, 132(a3)
    and s6, s6, t1
    xor s6, s6, s4
    xor s4, s5, s4
    lw s5, 140(a3)
    and s7, s9, t1
    and s1, s1, a6
    and s8, s8, a6
    xor a6, t1, a6
    lw t1, 136(a3)
    and t2, t2, s0
    and a4, a4, s0
    xor a2, a2, a0
    xor a0, a0, s6
    and t6, t6, a6
    and a7, a7, a6
    xor a6, s0, a6
    xor s0, s4, a2
    xor a0, s1, a0
    xor a7, a2, a7
    xor t6, t2, t6
    and t3, t3, a6
    and a6, s3, a6
    xor a2, s7, s0
    xor s1, s8, a2
    xor t2, t2, a2
    xor a6, s6, a6
    xor t2, t3, t2
    xor t3, s10, s1
    xor a7, a7, a6
    xor a6, a4, a6
    xor a5, a5, t2
    xor t2, s1, t2
    xor t2, a6, t2
    xor a7, a7, a5
    xor t4, t4, t2
    xor t2, t6, t2
    xor t3, t3, a7
    slli t6, a7, 24
    srli a4, a7, 8
    xor a2, a0, t4
    xor t2, t3, t2
    xor t0, t0, t3
    or t3, t6, a4
    slli t6, t4, 24
    srli a4, t4, 8
    xor a6, a6, a2
    slli a0, t0, 24
    srli s1, t0, 8
    slli s3, t2, 24
    srli s4, t2, 8
    and s6, t3, t5
    slli s7, a2, 24
    srli s8, a2, 8
    or t6, t6, a4
    xor a4, s0, a6
    or a0, a0, s1
    or s0, s3, s4
    xor t3, t3, s6
    slli s1, s6, 6
    slli s3, a6, 24
    srli s4, a6, 8
    or s6, s7, s8
    and s7, t6, t5
    and s8, a0, t5
    and s9, s0, t5
    srli t3, t3, 2
    or s3, s3, s4
    slli s4, a4, 24
    or t3, s1, t3
    srli s1, a4, 8
    or s1, s4, s1
    and s4, s6, t5
    xor t6, t6, s7
    slli s7, s7, 6
    xor a0, a0, s8
    slli s8, s8, 6
    xor s0, s0, s9
    slli s9, s9, 6
    srli t6, t6, 2
    or t6, s7, t6
    and s7, s3, t5
    xor s6, s6, s4
    slli s4, s4, 6
    srli a0, a0, 2
    srli s0, s0, 2
    xor a7, a7, t3
    or a0, s8, a0
    and s8, s1, t5
    xor s3, s3, s7
    slli s7, s7, 6
    srli s6, s6, 2
    or s0, s9, s0
    xor s2, s2, a7
    slli s9, a7, 16
    srli a7, a7, 16
    xor s1, s1, s8
    slli s8, s8, 6
    srli s3, s3, 2
    or s4, s4, s6
    xor s5, s5, t6
    xor t4, t4, t6
    xor t0, t0, a0
    xor t2, t2, s0
    xor t6, a0, s2
    or a7, s9, a7
    srli a0, s1, 2
    or s1, s7, s3
    xor a2, a2, s4
    xor t1, t1, t4
    slli s2, t4, 16
    slli s3, t0, 16
    srli s6, t0, 16
    slli s7, t2, 16
    srli s9, t2, 16
    or a0, s8, a0
    lw s8, 104(sp)
    xor a6, a6, s1
    and s10, a7, s8
    xor t1, s1, t1
    slli s1, a2, 16
    or s3, s3, s6
    srli s6, a2, 16
    or s7, s7, s9
    xor a7, a7, s10
    slli s9, s10, 4
    xor a4, a4, a0
    slli s10, a6, 16
    or s1, s1, s6
    srli s6, a6, 16
    srli a7, a7, 4
    or s6, s10, s6
    slli s10, a4, 16
    or a7, s9, a7
    srli s9, a4, 16
    or s9, s10, s9
    and s10, s3, s8
    xor s3, s3, s10
    slli s10, s10, 4
    srli s3, s3, 4
    or s3, s10, s3
    and s10, s7, s8
    xor s7, s7, s10
    slli s10, s10, 4
    srli s7, s7, 4
    or s7, s10, s7
    and s10, s1, s8
    xor s1, s1, s10
    slli s10, s10, 4
    srli s1, s1, 4
    or s1, s10, s1
    srli s10, t4, 16
    or s2, s2, s10
    and s10, s2, s8
    xor s2, s2, s10
    slli s10, s10, 4
    srli s2, s2, 4
    or s2, s10, s2
    slli s10, a5, 24
    xor s2, s5, s2
    srli s5, a5, 8
    or s5, s10, s5
    and s10, s5, t5
    xor s5, s5, s10
    slli s10, s10, 6
    srli s5, s5, 2
    or s5, s10, s5
    lw s10, 128(a3)
    xor a5, a5, s5
    xor s5, s10, s5
    slli s10, a5, 16
    xor t6, t6, s3
    and s3, s6, s8
    xor s6, s6, s3
    slli s3, s3, 4
    srli s6, s6, 4
    or s3, s3, s6
    srli s6, a5, 16
    or s6, s10, s6
    and s10, s6, s8
    xor s6, s6, s10
    slli s10, s10, 4
    srli s6, s6, 4
    or s6, s10, s6
    # round 6 (aes.dsl:47)
    lw s10, 152(a3)
    xor s4, s10, s4
    lw s10, 144(a3)
    xor t2, t2, s4
    xor t3, s10, t3
    lw s10, 156(a3)
    xor a5, a5, t3
    lw t3, 148(a3)
    xor s0, s10, s0
    xor t3, t3, t4
    xor t0, t0, t3
    xor a6, s0, a6
    xor t0, a0, t0
    # round 5 (aes.dsl:47)
    xor t3, s5, s6
    xor a2, a2, s2
    and a0, s9, s8
    xor t3, t4, t3
    # round 6 (aes.dsl:47)
    xor a7, t4, a7
    # round 5 (aes.dsl:47)
    xor t4, s9, a0
    slli a0, a0, 4
    # round 6 (aes.dsl:47)
    xor a5, a5, a7
    # round 5 (aes.dsl:47)
    srli a7, t4, 4
    # round 6 (aes.dsl:47)
    xor t2, s1, t2
    xor a6, s7, a6
    # round 5 (aes.dsl:47)
    or a7, a0, a7
    xor t1, t1, s3
    # round 6 (aes.dsl:47)
    xor t0, t6, t0
    xor a5, a5, a2
    # round 5 (aes.dsl:47)
    xor t1, a4, t1
    # round 6 (aes.dsl:47)
    xor a7, a7, t0
    xor t0, a2, t1
    xor t4, t6, t1
    xor a4, a5, t4
    xor a2, t4, t0
    or a0, a7, a4
    xor s0, a7, a4
    xor t2, t2, s0
    xor s1, t3, s0
    xor t6, t6, t2
    xor a6, a6, t2
    xor t2, a0, t6
    xor a0, t0, t6
    or s2, a6, a2
    xor s3, a6, a0
    or s4, t0, a0
    xor s5, t3, a0
    and s6, t4, s3
    xor s7, s0, s3
    xor t6, t6, s4
    xor s2, s2, s4
    and s4, a5, s7
    xor t6, s6, t6
    xor s6, s5, s7
    xor a7, a7, s2
    xor t1, t1, s6
    xor s9, a4, t1
    or s10, t3, t1
    and s11, s9, s1
    xor s2, s2, s10
    xor s10, t6, s11
    xor t2, t2, s2
    xor s2, s2, s10
    xor s10, a2, s9
    and s11, s6, s10
    xor t6, t6, s11
    xor s11, t2, s2
    xor s4, s4, t6
    xor a7, a7, t6
    or t6, s4, s11
    xor s11, a5, s10
    and ra, s5, s11
    xor a7, ra, a7
    and ra, s2, t6
    xor s4, s4, a7
    xor s8, t6, s4
    or s2, s2, s8
    xor s2, t2, s2
    or t2, a7, t2
    not s8, ra
    xor t6, t6, t2
    and t2, s8, t2
    or a7, a7, t6
    xor s4, s4, a7
    or s5, s5, s2
    or s8, s11, s2
    or t1, t1, s4
    xor t6, t6, s4
    and a7, a7, t6
    or t3, t3, s4
    or t6, s0, a7
    or a4, a4, a7
    xor a7, s4, a7
    xor s0, s2, s4
    xor s2, t2, s2
    or s4, s7, s2
    or a5, a5, s2
    lw s2, 164(a3)
    and s6, s6, t2
    xor s6, s6, s4
    xor s4, s5, s4
    lw s5, 172(a3)
    and s7, s10, t2
    and s1, s1, a7
    and s9, s9, a7
    xor a7, t2, a7
    lw t2, 168(a3)
    and t0, t0, s0
    and a0, a0, s0
    and a2, a2, a7
    and a6, a6, a7
    xor a7, s0, a7
    lw s0, 160(a3)
    xor t3, t3, t6
    xor t6, t6, s6
    xor s4, s4, t3
    xor t6, s1, t6
    xor a6, t3, a6
    xor t3, t0, a2
    and t4, t4, a7
    and a7, s3, a7
    xor a2, s7, s4
    xor s1, s9, a2
    xor t0, t0, a2
    xor a7, s6, a7
    xor t0, t4, t0
    xor t4, s8, s1
    xor a6, a6, a7
    xor a7, a0, a7
    xor a5, a5, t0
    xor t0, s1, t0
    xor t0, a7, t0
    xor a6, a6, a5
    srli a2, a5, 4
    xor a4, a4, t0
    xor t0, t3, t0
    xor t3, t4, a6
    srli t4, a6, 4
    xor a2, a2, a5
    xor t6, t6, a4
    xor t0, t3, t0
    xor t1, t1, t3
    xor t3, t4, a6
    srli t4, a4, 4
    and a2, a2, a1
    xor a7, a7, t6
    srli a0, t1, 4
    srli s1, t0, 4
    and t3, t3, a1
    srli s3, t6, 4
    xor t4, t4, a4
    slli s6, a2, 4
    xor s4, s4, a7
    xor a0, a0, t1
    xor s1, s1, t0
    slli s7, t3, 4
    srli s8, a7, 4
    xor s3, s3, t6
    and t4, t4, a1
    xor a2, a2, s6
    and a0, a0, a1
    and s1, s1, a1
    xor t3, t3, s7
    srli s6, s4, 4
    xor s7, s8, a7
    and s3, s3, a1
    slli s8, t4, 4
    xor a5, a5, a2
    slli a2, a0, 4
    xor a6, a6, t3
    slli t3, s1, 4
    xor s6, s6, s4
    and s7, s7, a1
    xor t4, t4, s8
    slli s8, s3, 4
    slli s9, a5, 24
    xor a2, a0, a2
    srli a0, a5, 8
    xor t3, s1, t3
    slli s1, a6, 24
    xor s3, s3, s8
    srli s8, a6, 8
    and s6, s6, a1
    xor t4, a4, t4
    slli a4, s7, 4
    or a0, s9, a0
    xor t1, t1, a2
    xor t0, t0, t3
    or t3, s1, s8
    slli a2, s6, 4
    xor a4, s7, a4
    xor t6, t6, s3
    slli s1, t4, 24
    srli s3, t4, 8
    xor a5, a5, a0
    xor a0, s0, a0
    slli s0, t1, 24
    srli s7, t1, 8
    slli s8, t0, 24
    xor a2, s6, a2
    srli s6, t0, 8
    xor a6, a6, t3
    xor a7, a7, a4
    slli a4, t6, 24
    or s1, s1, s3
    srli s3, t6, 8
    slli s9, a5, 16
    or s0, s0, s7
    or s6, s8, s6
    xor s2, s2, a6
    slli s7, a6, 16
    srli a6, a6, 16
    xor a2, s4, a2
    slli s4, a7, 24
    srli s8, a7, 8
    or a4, a4, s3
    xor t4, t4, s1
    xor s1, s5, s1
    xor t1, t1, s0
    xor t0, t0, s6
    xor s0, s0, s2
    or a6, s7, a6
    slli s2, a2, 24
    srli s3, a2, 8
    or s4, s4, s8
    xor t6, t6, a4
    xor t2, t2, t4
    slli s5, t4, 16
    srli s7, t4, 16
    slli s8, t1, 16
    or s2, s2, s3
    srli s3, t1, 16
    xor a7, a7, s4
    xor t2, s4, t2
    slli s4, t0, 16
    or s5, s5, s7
    srli s7, t0, 16
    or s3, s8, s3
    slli s8, t6, 16
    or s4, s4, s7
    srli s7, t6, 16
    or s7, s8, s7
    srli s8, a5, 16
    or s8, s9, s8
    # round 7 (aes.dsl:47)
    lw s9, 176(a3)
    # round 6 (aes.dsl:47)
    xor a0, a0, s8
    # round 7 (aes.dsl:47)
    lw s8, 184(a3)
    xor t3, s9, t3
    lw s9, 188(a3)
    xor a5, a5, t3
    lw t3, 180(a3)
    xor a4, s8, a4
    xor s6, s9, s6
    xor t3, t3, t4
    # round 6 (aes.dsl:47)
    xor a0, t4, a0
    # round 7 (aes.dsl:47)
    xor t0, t0, a4
    xor a6, t4, a6
    xor t1, t1, t3
    # round 6 (aes.dsl:47)
    xor t3, a2, s2
    xor t4, s1, s5
    slli a4, a7, 16
    xor a2, s0, s3
    srli s0, a7, 16
    # round 7 (aes.dsl:47)
    xor a7, s6, a7
    xor a5, a5, a6
    xor a6, s2, t1
    # round 6 (aes.dsl:47)
    or t1, a4, s0
    slli a4, t3, 16
    xor t4, t6, t4
    srli t6, t3, 16
    # round 7 (aes.dsl:47)
    xor t0, s7, t0
    xor a7, s4, a7
    # round 6 (aes.dsl:47)
    or t6, a4, t6
    xor t1, t2, t1
    # round 7 (aes.dsl:47)
    xor a6, a2, a6
    xor a5, a5, t4
    # round 6 (aes.dsl:47)
    xor t1, t3, t1
    # round 7 (aes.dsl:47)
    xor a6, t6, a6
    xor t2, t4, t1
    xor t3, a2, t1
    xor t4, a5, t3
    xor t6, t3, t2
    or a4, a6, t4
    xor s0, a6, t4
    xor t0, t0, s0
    xor s1, a0, s0
    xor a2, a2, t0
    xor a7, a7, t0
    xor t0, a4, a2
    xor a4, t2, a2
    or s2, a7, t6
    xor s3, a7, a4
    or s4, t2, a4
    xor s5, a0, a4
    and s6, t3, s3
    xor s7, s0, s3
    xor a2, a2, s4
    xor s2, s2, s4
    and s4, a5, s7
    xor a2, s6, a2
    xor s6, s5, s7
    xor a6, a6, s2
    xor t1, t1, s6
    xor s8, t4, t1
    or s9, a0, t1
    and s10, s8, s1
    xor s2, s2, s9
    xor s9, a2, s10
    xor t0, t0, s2
    xor s2, s2, s9
    xor s9, t6, s8
    and s10, s6, s9
    xor a2, a2, s10
    xor s10, t0, s2
    xor s4, s4, a2
    xor a6, a6, a2
    or a2, s4, s10
    xor s10, a5, s9
    and s11, s5, s10
    xor a6, s11, a6
    and s11, s2, a2
    xor s4, s4, a6
    xor ra, a2, s4
    or s2, s2, ra
    xor s2, t0, s2
    or t0, a6, t0
    not s11, s11
    xor a2, a2, t0
    and t0, s11, t0
    or a6, a6, a2
    xor s4, s4, a6
    or s5, s5, s2
    or s10, s10, s2
    or t1, t1, s4
    xor a2, a2, s4
    and a6, a6, a2
    or a2, a0, s4
    or a0, s0, a6
    or t4, t4, a6
    xor a6, s4, a6
    xor s0, s2, s4
    xor s2, t0, s2
    or s4, s7, s2
    or a5, a5, s2
    lw s2, 196(a3)
    and s6, s6, t0
    xor s6, s6, s4
    xor s4, s5, s4
    lw s5, 204(a3)
    and s7, s9, t0
    and s1, s1, a6
    and s8, s8, a6
    xor a6, t0, a6
    lw t0, 200(a3)
    and t2, t2, s0
    and a4, a4, s0
    xor a2, a2, a0
    xor a0, a0, s6
    and t6, t6, a6
    and a7, a7, a6
    xor a6, s0, a6
    xor s0, s4, a2
    xor a0, s1, a0
    xor a7, a2, a7
    xor t6, t2, t6
    and t3, t3, a6
    and a6, s3, a6
    xor a2, s7, s0
    xor s1, s8, a2
    xor t2, t2, a2
    xor a6, s6, a6
    xor t2, t3, t2
    xor t3, s10, s1
    xor a7, a7, a6
    xor a6, a4, a6
    xor a5, a5, t2
    xor t2, s1, t2
    xor t2, a6, t2
    xor a7, a7, a5
    xor t4, t4, t2
    xor t2, t6, t2
    xor t3, t3, a7
    slli t6, a7, 24
    srli a4, a7, 8
    xor a2, a0, t4
    xor t2, t3, t2
    xor t1, t1, t3
    or t3, t6, a4
    slli t6, t4, 24
    srli a4, t4, 8
    xor a6, a6, a2
    slli a0, t1, 24
    srli s1, t1, 8
    slli s3, t2, 24
    srli s4, t2, 8
    and s6, t3, t5
    slli s7, a2, 24
    srli s8, a2, 8
    or t6, t6, a4
    xor a4, s0, a6
    or a0, a0, s1
    or s0, s3, s4
    xor t3, t3, s6
    slli s1, s6, 6
    slli s3, a6, 24
    srli s4, a6, 8
    or s6, s7, s8
    and s7, t6, t5
    and s8, a0, t5
    and s9, s0, t5
    srli t3, t3, 2
    or s3, s3, s4
    slli s4, a4, 24
    or t3, s1, t3
    srli s1, a4, 8
    or s1, s4, s1
    and s4, s6, t5
    xor t6, t6, s7
    slli s7, s7, 6
    xor a0, a0, s8
    slli s8, s8, 6
    xor s0, s0, s9
    slli s9, s9, 6
    srli t6, t6, 2
    or t6, s7, t6
    and s7, s3, t5
    xor s6, s6, s4
    slli s4, s4, 6
    srli a0, a0, 2
    srli s0, s0, 2
    xor a7, a7, t3
    or a0, s8, a0
    and s8, s1, t5
    xor s3, s3, s7
    slli s7, s7, 6
    srli s6, s6, 2
    or s0, s9, s0
    xor s2, s2, a7
    slli s9, a7, 16
    srli a7, a7, 16
    xor s1, s1, s8
    slli s8, s8, 6
    srli s3, s3, 2
    or s4, s4, s6
    xor s5, s5, t6
    xor t4, t4, t6
    xor t1, t1, a0
    xor t2, t2, s0
    xor t6, a0, s2
    or a7, s9, a7
    srli a0, s1, 2
    or s1, s7, s3
    xor a2, a2, s4
    xor t0, t0, t4
    slli s2, t4, 16
    slli s3, t1, 16
    srli s6, t1, 16
    slli s7, t2, 16
    srli s9, t2, 16
    or a0, s8, a0
    lw s8, 104(sp)
    xor a6, a6, s1
    and s10, a7, s8
    xor t0, s1, t0
    slli s1, a2, 16
    or s3, s3, s6
    srli s6, a2, 16
    or s7, s7, s9
    xor a7, a7, s10
    slli s9, s10, 4
    xor a4, a4, a0
    slli s10, a6, 16
    or s1, s1, s6
    srli s6, a6, 16
    srli a7, a7, 4
    or s6, s10, s6
    slli s10, a4, 16
    or a7, s9, a7
    srli s9, a4, 16
    or s9, s10, s9
    and s10, s3, s8
    xor s3, s3, s10
    slli s10, s10, 4
    srli s3, s3, 4
    or s3, s10, s3
    and s10, s7, s8
    xor s7, s7, s10
    slli s10, s10, 4
    srli s7, s7, 4
    or s7, s10, s7
    and s10, s1, s8
    xor s1, s1, s10
    slli s10, s10, 4
    srli s1, s1, 4
    or s1, s10, s1
    srli s10, t4, 16
    or s2, s2, s10
    and s10, s2, s8
    xor s2, s2, s10
    slli s10, s10, 4
    srli s2, s2, 4
    or s2, s10, s2
    slli s10, a5, 24
    xor s2, s5, s2
    srli s5, a5, 8
    or s5, s10, s5
    and s10, s5, t5
    xor s5, s5, s10
    slli s10, s10, 6
    srli s5, s5, 2
    or s5, s10, s5
    lw s10, 192(a3)
    xor a5, a5, s5
    xor s5, s10, s5
    slli s10, a5, 16
    xor t6, t6, s3
    and s3, s6, s8
    xor s6, s6, s3
    slli s3, s3, 4
    srli s6, s6, 4
    or s3, s3, s6
    srli s6, a5, 16
    or s6, s10, s6
    and s10, s6, s8
    xor s6, s6, s10
    slli s10, s10, 4
    srli s6, s6, 4
    or s6, s10, s6
    # round 8 (aes.dsl:47)
    lw s10, 216(a3)
    # round 7 (aes.dsl:47)
    xor a2, a2, s2
    and s2, s9, s8
    xor s9, s9, s2
    slli s2, s2, 4
    srli s9, s9, 4
    or s2, s2, s9
    # round 10 (aes.dsl:53)
    lui s9, 1044496
    # round 8 (aes.dsl:47)
    xor s4, s10, s4
    lw s10, 208(a3)
    # round 10 (aes.dsl:53)
    addi s9, s9, -256
    # round 8 (aes.dsl:47)
    xor t3, s10, t3
    lw s10, 220(a3)
    xor a5, a5, t3
    lw t3, 212(a3)
    xor s0, s10, s0
    xor t3, t3, t4
    xor t2, t2, s4
    xor t1, t1, t3
    xor a6, s0, a6
    xor t1, a0, t1
    # round 7 (aes.dsl:47)
    xor t3, s5, s6
    xor t3, t4, t3
    # round 8 (aes.dsl:47)
    xor a7, t4, a7
    xor a5, a5, a7
    xor a7, s1, t2
    xor a6, s7, a6
    # round 7 (aes.dsl:47)
    xor t0, t0, s3
    # round 8 (aes.dsl:47)
    xor t1, t6, t1
    xor a5, a5, a2
    # round 7 (aes.dsl:47)
    xor t0, a4, t0
    # round 8 (aes.dsl:47)
    xor t1, s2, t1
    xor t2, a2, t0
    xor t4, t6, t0
    xor a4, a5, t4
    xor a2, t4, t2
    or a0, t1, a4
    xor s0, t1, a4
    xor a7, a7, s0
    xor s1, t3, s0
    xor t6, t6, a7
    xor a6, a6, a7
    xor a7, a0, t6
    xor a0, t2, t6
    or s2, a6, a2
    xor s3, a6, a0
    or s4, t2, a0
    xor s5, t3, a0
    and s6, t4, s3
    xor s7, s0, s3
    xor t6, t6, s4
    xor s2, s2, s4
    and s4, a5, s7
    xor t6, s6, t6
    xor s6, s5, s7
    xor t1, t1, s2
    xor t0, t0, s6
    xor s10, a4, t0
    or s11, t3, t0
    and ra, s10, s1
    xor s2, s2, s11
    xor s11, t6, ra
    xor a7, a7, s2
    xor s2, s2, s11
    xor s11, a2, s10
    and ra, s6, s11
    xor t6, t6, ra
    xor ra, a7, s2
    xor s4, s4, t6
    xor t1, t1, t6
    or t6, s4, ra
    xor ra, a5, s11
    and s8, s5, ra
    xor t1, s8, t1
    and s8, s2, t6
    xor s4, s4, t1
    sw s9, 108(sp)
    xor s9, t6, s4
    or s2, s2, s9
    xor s2, a7, s2
    or a7, t1, a7
    not s8, s8
    xor t6, t6, a7
    and a7, s8, a7
    or t1, t1, t6
    xor s4, s4, t1
    or t0, t0, s4
    xor t6, t6, s4
    and t1, t1, t6
    or t3, t3, s4
    or t6, s0, t1
    or a4, a4, t1
    xor t1, s4, t1
    xor s0, s2, s4
    and t2, t2, s0
    and a0, a0, s0
    and s1, s1, t1
    and s4, s10, t1
    xor t1, a7, t1
    and a2, a2, t1
    and a6, a6, t1
    xor t1, s0, t1
    and s0, s11, a7
    and s6, s6, a7
    or s5, s5, s2
    or s8, ra, s2
    xor a7, a7, s2
    lw s2, 228(a3)
    or s7, s7, a7
    or a5, a5, a7
    lw a7, 236(a3)
    xor s6, s6, s7
    xor s5, s5, s7
    lw s7, 232(a3)
    xor t3, t3, t6
    xor t6, t6, s6
    xor s5, s5, t3
    xor t6, s1, t6
    xor a6, t3, a6
    xor t3, t2, a2
    and t4, t4, t1
    and t1, s3, t1
    xor a2, s0, s5
    xor s0, s4, a2
    xor t2, t2, a2
    xor t1, s6, t1
    xor t2, t4, t2
    xor t4, s8, s0
    xor a6, a6, t1
    xor t1, a0, t1
    xor a5, a5, t2
    xor t2, s0, t2
    xor t2, t1, t2
    xor a6, a6, a5
    xor a4, a4, t2
    xor t2, t3, t2
    xor t3, t4, a6
    srli t4, a6, 4
    xor t6, t6, a4
    xor t2, t3, t2
    xor t0, t0, t3
    xor t3, t4, a6
    srli t4, a4, 4
    xor t1, t1, t6
    srli a2, t0, 4
    srli a0, t2, 4
    and t3, t3, a1
    srli s0, t6, 4
    xor t4, t4, a4
    xor s1, s5, t1
    xor a2, a2, t0
    xor a0, a0, t2
    slli s3, t3, 4
    srli s4, t1, 4
    xor s0, s0, t6
    and t4, t4, a1
    and a2, a2, a1
    and a0, a0, a1
    xor t3, t3, s3
    srli s3, s1, 4
    xor s4, s4, t1
    and s0, s0, a1
    slli s5, t4, 4
    slli s6, a2, 4
    slli s8, a0, 4
    xor a6, a6, t3
    xor t3, s3, s1
    and s3, s4, a1
    slli s4, s0, 4
    xor t4, t4, s5
    xor a2, a2, s6
    xor a0, a0, s8
    slli s5, a6, 24
    srli s6, a6, 8
    and t3, t3, a1
    slli s8, s3, 4
    xor s0, s0, s4
    xor t4, a4, t4
    xor t0, t0, a2
    xor t2, t2, a0
    or a4, s5, s6
    slli a2, t3, 4
    xor a0, s3, s8
    xor t6, t6, s0
    slli s0, t4, 24
    srli s3, t4, 8
    slli s4, t0, 24
    srli s5, t0, 8
    slli s6, t2, 24
    srli s8, t2, 8
    xor a6, a6, a4
    xor t3, t3, a2
    xor t1, t1, a0
    slli a2, t6, 24
    srli a0, t6, 8
    or s0, s0, s3
    or s3, s4, s5
    or s4, s6, s8
    xor s2, s2, a6
    slli s5, a6, 16
    srli a6, a6, 16
    xor t3, s1, t3
    slli s1, t1, 24
    srli s6, t1, 8
    or a2, a2, a0
    xor t4, t4, s0
    xor a7, a7, s0
    xor t0, t0, s3
    xor t2, t2, s4
    xor a0, s3, s2
    or a6, s5, a6
    slli s0, t3, 24
    srli s2, t3, 8
    or s1, s1, s6
    xor t6, t6, a2
    xor s3, s7, t4
    slli s5, t4, 16
    slli s6, t0, 16
    srli s7, t0, 16
    slli s8, t2, 16
    or s0, s0, s2
    srli s2, t2, 16
    xor t1, t1, s1
    xor s1, s1, s3
    slli s3, t6, 16
    or s6, s6, s7
    srli s7, t6, 16
    or s2, s8, s2
    xor t3, t3, s0
    slli s8, t1, 16
    or s3, s3, s7
    srli s7, t1, 16
    xor a0, a0, s6
    slli s6, t3, 16
    or s7, s8, s7
    srli s8, t3, 16
    or s6, s6, s8
    srli s8, t4, 16
    or s5, s5, s8
    srli s8, a5, 4
    xor s8, s8, a5
    and a1, s8, a1
    slli s8, a1, 4
    xor a1, a1, s8
    xor a5, a5, a1
    slli a1, a5, 24
    srli s8, a5, 8
    or a1, a1, s8
    lw s8, 224(a3)
    xor a5, a5, a1
    xor a1, s8, a1
    slli s8, a5, 16
    xor a7, a7, s5
    srli s5, a5, 16
    or s5, s8, s5
    # round 9 (aes.dsl:47)
    lw s8, 240(a3)
    # round 8 (aes.dsl:47)
    xor a1, a1, s5
    # round 9 (aes.dsl:47)
    lw s5, 248(a3)
    xor a4, s8, a4
    lw s8, 252(a3)
    xor a5, a5, a4
    lw a4, 244(a3)
    xor a2, s5, a2
    xor s4, s8, s4
    xor a4, a4, t4
    # round 8 (aes.dsl:47)
    xor a1, t4, a1
    # round 9 (aes.dsl:47)
    xor t2, t2, a2
    xor a6, t4, a6
    xor t0, t0, a4
    xor t1, s4, t1
    xor a5, a5, a6
    xor a6, s0, t0
    # round 8 (aes.dsl:47)
    xor a7, t6, a7
    # round 9 (aes.dsl:47)
    xor t0, s3, t2
    xor t1, s2, t1
    # round 8 (aes.dsl:47)
    xor t2, s1, s7
    # round 9 (aes.dsl:47)
    xor a6, a0, a6
    xor a5, a5, a7
    # round 8 (aes.dsl:47)
    xor t2, t3, t2
    # round 9 (aes.dsl:47)
    xor a6, s6, a6
    xor a7, a7, t2
    xor t3, a0, t2
    xor t4, a5, t3
    xor t6, t3, a7
    or a4, a6, t4
    xor a2, a6, t4
    xor t0, t0, a2
    xor s0, a1, a2
    xor a0, a0, t0
    xor t0, t1, t0
    xor t1, a4, a0
    xor a4, a7, a0
    or s1, t0, t6
    xor s2, t0, a4
    or s3, a7, a4
    xor s4, a1, a4
    and s5, t3, s2
    xor s6, a2, s2
    xor a0, a0, s3
    xor s1, s1, s3
    and s3, a5, s6
    xor a0, s5, a0
    xor s5, s4, s6
    xor a6, a6, s1
    xor t2, t2, s5
    xor s7, t4, t2
    or s8, a1, t2
    and s9, s7, s0
    xor s1, s1, s8
    xor s8, a0, s9
    xor t1, t1, s1
    xor s1, s1, s8
    xor s8, t6, s7
    and s9, s5, s8
    xor a0, a0, s9
    xor s9, t1, s1
    xor s3, s3, a0
    xor a6, a6, a0
    or a0, s3, s9
    xor s9, a5, s8
    and s10, s4, s9
    xor a6, s10, a6
    and s10, s1, a0
    xor s3, s3, a6
    xor s11, a0, s3
    or s1, s1, s11
    xor s1, t1, s1
    or t1, a6, t1
    not s10, s10
    xor a0, a0, t1
    and t1, s10, t1
    or a6, a6, a0
    xor s3, s3, a6
    or s4, s4, s1
    or s9, s9, s1
    or t2, t2, s3
    xor a0, a0, s3
    and a6, a6, a0
    or a1, a1, s3
    or a2, a2, a6
    or t4, t4, a6
    xor a6, s3, a6
    xor a0, s1, s3
    xor s1, t1, s1
    or s3, s6, s1
    or a5, a5, s1
    lw s1, 260(a3)
    and s5, s5, t1
    xor s5, s5, s3
    xor s3, s4, s3
    lw s4, 268(a3)
    and s6, s8, t1
    and s0, s0, a6
    and s7, s7, a6
    xor a6, t1, a6
    lw t1, 264(a3)
    and a7, a7, a0
    and a4, a4, a0
    xor a1, a1, a2
    xor a2, a2, s5
    and t6, t6, a6
    and t0, t0, a6
    xor a6, a0, a6
    xor a0, s3, a1
    xor a2, s0, a2
    xor t0, a1, t0
    xor t6, a7, t6
    and t3, t3, a6
    and a6, s2, a6
    xor a1, s6, a0
    xor s0, s7, a1
    xor a7, a7, a1
    xor a6, s5, a6
    xor a7, t3, a7
    xor t3, s9, s0
    xor t0, t0, a6
    xor a6, a4, a6
    xor a5, a5, a7
    xor a7, s0, a7
    xor a7, a6, a7
    xor t0, t0, a5
    xor t4, t4, a7
    xor a7, t6, a7
    xor t3, t3, t0
    slli t6, t0, 24
    srli a4, t0, 8
    xor a2, a2, t4
    xor a7, t3, a7
    xor t2, t2, t3
    or t3, t6, a4
    slli t6, t4, 24
    srli a4, t4, 8
    xor a6, a6, a2
    slli a1, t2, 24
    srli s0, t2, 8
    slli s2, a7, 24
    srli s3, a7, 8
    and s5, t3, t5
    slli s6, a2, 24
    srli s7, a2, 8
    or t6, t6, a4
    xor a4, a0, a6
    or a1, a1, s0
    or a0, s2, s3
    xor t3, t3, s5
    slli s0, s5, 6
    slli s2, a6, 24
    srli s3, a6, 8
    or s5, s6, s7
    and s6, t6, t5
    and s7, a1, t5
    and s8, a0, t5
    srli t3, t3, 2
    or s2, s2, s3
    slli s3, a4, 24
    or t3, s0, t3
    srli s0, a4, 8
    or s0, s3, s0
    and s3, s5, t5
    xor t6, t6, s6
    slli s6, s6, 6
    xor a1, a1, s7
    slli s7, s7, 6
    xor a0, a0, s8
    slli s8, s8, 6
    srli t6, t6, 2
    or t6, s6, t6
    and s6, s2, t5
    xor s5, s5, s3
    slli s3, s3, 6
    srli a1, a1, 2
    srli a0, a0, 2
    xor t0, t0, t3
    or a1, s7, a1
    and s7, s0, t5
    xor s2, s2, s6
    slli s6, s6, 6
    srli s5, s5, 2
    or a0, s8, a0
    xor s1, s1, t0
    slli s8, t0, 16
    srli t0, t0, 16
    xor s0, s0, s7
    slli s7, s7, 6
    srli s2, s2, 2
    or s3, s3, s5
    xor s4, s4, t6
    xor t4, t4, t6
    xor t2, t2, a1
    xor a7, a7, a0
    xor t6, a1, s1
    or t0, s8, t0
    srli a1, s0, 2
    or s0, s6, s2
    xor a2, a2, s3
    xor t1, t1, t4
    slli s1, t4, 16
    slli s2, t2, 16
    srli s5, t2, 16
    slli s6, a7, 16
    srli s8, a7, 16
    or a1, s7, a1
    lw s7, 104(sp)
    xor a6, a6, s0
    and s9, t0, s7
    xor t1, s0, t1
    slli s0, a2, 16
    or s2, s2, s5
    srli s5, a2, 16
    or s6, s6, s8
    xor t0, t0, s9
    slli s8, s9, 4
    xor a4, a4, a1
    slli s9, a6, 16
    or s0, s0, s5
    srli s5, a6, 16
    srli t0, t0, 4
    or s5, s9, s5
    slli s9, a4, 16
    or t0, s8, t0
    srli s8, a4, 16
    or s8, s9, s8
    and s9, s2, s7
    xor s2, s2, s9
    slli s9, s9, 4
    srli s2, s2, 4
    or s2, s9, s2
    and s9, s6, s7
    xor s6, s6, s9
    slli s9, s9, 4
    srli s6, s6, 4
    or s6, s9, s6
    and s9, s0, s7
    xor s0, s0, s9
    slli s9, s9, 4
    srli s0, s0, 4
    or s0, s9, s0
    srli s9, t4, 16
    or s1, s1, s9
    and s9, s1, s7
    xor s1, s1, s9
    slli s9, s9, 4
    srli s1, s1, 4
    or s1, s9, s1
    slli s9, a5, 24
    xor s1, s4, s1
    srli s4, a5, 8
    or s4, s9, s4
    lw s9, 256(a3)
    and t5, s4, t5
    xor s4, s4, t5
    slli t5, t5, 6
    srli s4, s4, 2
    or t5, t5, s4
    xor a5, a5, t5
    xor t5, s9, t5
    slli s4, a5, 16
    srli s9, a5, 16
    or s4, s4, s9
    and s9, s4, s7
    xor s4, s4, s9
    slli s9, s9, 4
    srli s4, s4, 4
    or s4, s9, s4
    # round 10 (aes.dsl:53)
    lw s9, 284(a3)
    xor a0, s9, a0
    lw s9, 272(a3)
    xor a6, a0, a6
    xor t3, s9, t3
    lw s9, 280(a3)
    xor a5, a5, t3
    lw t3, 276(a3)
    xor s3, s9, s3
    xor t3, t3, t4
    xor a7, a7, s3
    xor t2, t2, t3
    xor t2, a1, t2
    # round 9 (aes.dsl:47)
    xor t3, t6, s2
    and t6, s5, s7
    xor t5, t5, s4
    xor a1, s5, t6
    slli t6, t6, 4
    srli a1, a1, 4
    or t6, t6, a1
    and a1, s8, s7
    xor t5, t4, t5
    # round 10 (aes.dsl:53)
    xor t0, t4, t0
    # round 9 (aes.dsl:47)
    xor t4, s8, a1
    slli a1, a1, 4
    # round 10 (aes.dsl:53)
    xor a5, a5, t0
    # round 9 (aes.dsl:47)
    srli t0, t4, 4
    xor t4, a2, s1
    # round 10 (aes.dsl:53)
    xor a6, s6, a6
    xor a7, s0, a7
    # round 9 (aes.dsl:47)
    or t0, a1, t0
    xor t1, t1, t6
    # round 10 (aes.dsl:53)
    xor t2, t3, t2
    xor a5, a5, t4
    # round 9 (aes.dsl:47)
    xor t1, a4, t1
    # round 10 (aes.dsl:53)
    xor t0, t0, t2
    xor t2, t4, t1
    xor t4, t3, t1
    xor t6, a5, t4
    xor a4, t4, t2
    or a2, t0, t6
    xor a1, t0, t6
    xor a7, a7, a1
    xor a0, t5, a1
    xor t3, t3, a7
    xor a6, a6, a7
    xor a7, a2, t3
    xor a2, t2, t3
    or s0, a6, a4
    or s1, t2, a2
    xor s2, a6, a2
    xor s3, t5, a2
    xor t3, t3, s1
    and s4, t4, s2
    xor s5, a1, s2
    xor s0, s0, s1
    xor t3, s4, t3
    and s1, a5, s5
    xor s4, s3, s5
    xor t0, t0, s0
    xor t1, t1, s4
    or s6, t5, t1
    xor s8, t6, t1
    and s9, s8, a0
    xor s0, s0, s6
    xor s6, a4, s8
    xor s9, t3, s9
    xor a7, a7, s0
    xor s0, s0, s9
    and s9, s4, s6
    xor t3, t3, s9
    xor s9, a5, s6
    xor s1, s1, t3
    xor t0, t0, t3
    xor t3, a7, s0
    or t3, s1, t3
    and s10, s3, s9
    xor t0, s10, t0
    and s10, s0, t3
    xor s1, s1, t0
    xor s11, t3, s1
    or s0, s0, s11
    xor s0, a7, s0
    or a7, t0, a7
    not s10, s10
    xor t3, t3, a7
    and a7, s10, a7
    or t0, t0, t3
    xor s1, s1, t0
    or t1, t1, s1
    lw s10, 296(a3)
    xor t3, t3, s1
    xor t1, s10, t1
    and t0, t0, t3
    xor t3, a7, s0
    or a5, a5, t3
    or t3, s5, t3
    lw s5, 300(a3)
    or s3, s3, s0
    or s9, s9, s0
    or t5, t5, s1
    xor s0, s0, s1
    or t6, t6, t0
    or a1, a1, t0
    xor t0, s1, t0
    lw s1, 308(a3)
    and s4, s4, a7
    xor s3, s3, t3
    xor t3, s4, t3
    lw s4, 288(a3)
    and s6, s6, a7
    and a0, a0, t0
    and s8, s8, t0
    xor a7, a7, t0
    lw t0, 292(a3)
    xor t5, t5, a1
    xor a1, a1, t3
    xor a1, a0, a1
    lw a0, 316(a3)
    and a2, a2, s0
    and t2, t2, s0
    and a4, a4, a7
    and a6, a6, a7
    xor a7, s0, a7
    lw s0, 312(a3)
    xor s3, s3, t5
    xor a6, t5, a6
    lw t5, 304(a3)
    xor s5, s5, s3
    xor s3, s6, s3
    lw s6, 68(sp)
    xor s1, s1, t2
    lw s10, 0(s6)
    xor a4, s1, a4
    lw s1, 4(s6)
    and s2, s2, a7
    and a7, t4, a7
    lw t4, 8(s6)
    xor s8, s8, s3
    xor t2, t2, s3
    lw s3, 12(s6)
    xor t3, t3, s2
    lw s2, 16(s6)
    xor a7, a7, t2
    lw t2, 20(s6)
    xor a2, a2, t3
    xor a6, a6, t3
    lw t3, 24(s6)
    xor s9, s9, s8
    xor a5, a5, a7
    xor a7, s8, a7
    lw s8, 28(s6)
    xor s4, s4, a5
    xor a5, a6, a5
    xor a6, a2, a7
    xor a7, t0, a5
    xor a5, s9, a5
    xor t0, t6, a6
    xor a6, a4, a6
    srli t6, s4, 4
    xor t1, t1, a5
    xor a5, a5, a6
    xor a6, a1, t0
    xor t0, a0, t0
    srli a4, a7, 4
    xor a1, s0, a6
    xor a6, a2, a6
    srli a2, t1, 4
    xor a4, a4, a5
    xor a0, s5, a6
    xor a6, t5, a6
    xor t5, a2, a1
    and a4, a4, s7
    srli a2, a0, 4
    and t5, t5, s7
    xor a5, a5, a4
    slli a4, a4, 4
    xor t6, t6, a6
    xor a2, t0, a2
    xor a1, a1, t5
    slli t5, t5, 4
    xor a7, a7, a4
    srli a4, a5, 2
    and t6, t6, s7
    and a2, a2, s7
    xor t1, t1, t5
    srli t5, a7, 2
    xor a6, a6, t6
    slli t6, t6, 4
    xor t0, t0, a2
    slli a2, a2, 4
    xor t6, s4, t6
    srli s0, a6, 2
    xor a2, a0, a2
    xor a4, a4, t0
    srli a0, t6, 2
    xor s0, a1, s0
    xor t5, t5, a2
    lw s4, 100(sp)
    xor a0, t1, a0
    and a4, a4, s4
    and s0, s0, s4
    and t5, t5, s4
    xor t0, t0, a4
    slli a4, a4, 2
    and a0, a0, s4
    xor a1, a1, s0
    slli s0, s0, 2
    xor a2, a2, t5
    slli t5, t5, 2
    xor a5, a5, a4
    xor t1, t1, a0
    slli a4, a0, 2
    xor a6, a6, s0
    srli a0, a1, 1
    xor a7, a7, t5
    xor t5, t6, a4
    srli t6, t1, 1
    srli a4, a6, 1
    xor a0, t0, a0
    srli s0, t5, 1
    xor t6, a2, t6
    xor a4, a5, a4
    lw s4, 96(sp)
    xor s0, a7, s0
    and a0, a0, s4
    and t6, t6, s4
    and a4, a4, s4
    xor t0, t0, a0
    slli a0, a0, 1
    and s0, s0, s4
    xor a2, a2, t6
    slli t6, t6, 1
    xor a5, a5, a4
    slli a4, a4, 1
    xor a1, a1, a0
    xor a7, a7, s0
    slli a0, s0, 1
    xor t1, t1, t6
    xor a6, a6, a4
    xor t6, t0, a2
    xor t5, t5, a0
    xor a4, a5, a7
    xor a0, a1, t1
    lw s0, 108(sp)
    xor s4, a6, t5
    and t6, t6, s0
    and a4, a4, s0
    and a0, a0, s0
    xor t0, t0, t6
    xor t6, a2, t6
    and a2, s4, s0
    xor a5, a5, a4
    xor a7, a7, a4
    xor t1, t1, a0
    xor a4, a1, a0
    xor t2, t2, t6
    xor t0, s8, t0
    xor t5, t5, a2
    xor a6, a6, a2
    xor t1, s1, t1
    xor t6, s3, a4
    xor a7, s2, a7
    xor a5, t3, a5
    lw t3, 64(sp)
    sw t0, 28(t3)
    sw t2, 20(t3)
    xor t0, s10, t5
    xor a6, t4, a6
    sw t1, 4(t3)
    sw t6, 12(t3)
    sw a7, 16(t3)
    sw a5, 24(t3)
    sw t0, 0(t3)
    sw a6, 8(t3)
    mv a0, t3
    mv a1, s6
    lw a2, 80(sp)
    lw a4, 76(sp)
    addi a0, a0, 32
    addi a1, a1, 32
    addi a4, a4, 2
    bltu a2, a1, .Llwcc_aes128_128_ctr_crypt_rv32i_group_done
    j .Llwcc_aes128_128_ctr_crypt_rv32i_group
.Llwcc_aes128_128_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_aes128_128_ctr_crypt_rv32i_out
.Llwcc_aes128_128_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 32
    beqz t2, .Llwcc_aes128_128_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 112
    mv t0, a0
    addi t1, sp, 144
.Llwcc_aes128_128_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_aes128_128_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_aes128_128_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_aes128_128_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_aes128_128_ctr_crypt_rv32i_group
.Llwcc_aes128_128_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 112
    add t1, a1, t2
.Llwcc_aes128_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_aes128_128_ctr_crypt_rv32i_copy
.Llwcc_aes128_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 144
.Llwcc_aes128_128_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_aes128_128_ctr_crypt_rv32i_wipe
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
    .size lwcc_aes128_128_ctr_crypt_rv32i, .-lwcc_aes128_128_ctr_crypt_rv32i
