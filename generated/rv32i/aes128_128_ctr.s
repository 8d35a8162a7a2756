# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile aes --set aes128_128 --target rv32i --lanes 1 --slicing plane --mode ctr
# passes:    unroll() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(lanes=1) complement() value_numbering() hoist(mode=ctr) legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() spill_order() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 208
# layout:    planes of 16 S-boxes, 2 blocks side by side; cells in 4 arrangements
# sizes:     in bytes: block 16, key 16, nonce 12, rk 352, ctx 384, align 4, group 32, stack 208
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:67b0384f966b9f41a3692186c6ddc07c44a4f000e04d730b1d99e8bc0375c2a0

    .text

    .balign 4
    .global lwcc_aes128_128_key_setup_rv32i
    .type lwcc_aes128_128_key_setup_rv32i, %function
lwcc_aes128_128_key_setup_rv32i:
    addi sp, sp, -192
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
    srli a6, a5, 6
    srli a7, a5, 3
    srli t0, a5, 7
    srli t1, a5, 5
    srli t2, a5, 4
    srli t3, a5, 1
    srli t4, a5, 2
    xor a7, a7, t0
    xor t5, a5, t1
    xor t6, t3, t1
    xor t2, t2, a7
    xor a4, a7, t6
    xor t4, t4, t6
    and a3, a6, a7
    xor a2, a6, t2
    xor s0, t5, a4
    xor t2, t2, t4
    xor t5, t5, a2
    xor s1, a2, t2
    xor s2, a6, s0
    xor t0, t0, t5
    xor s3, t3, s1
    xor s4, t2, s2
    and s5, t5, a4
    xor s6, a7, s3
    or s7, t4, s3
    xor s8, t0, t6
    or s9, t0, s2
    and s10, s1, s6
    and s11, a2, s8
    xor ra, s6, s8
    xor t6, t6, s6
    xor s7, s10, s7
    xor a3, s10, a3
    and s10, t2, ra
    xor s11, s7, s11
    xor s7, s7, s9
    xor s7, s10, s7
    and s10, t6, s4
    xor s9, s9, a3
    xor s9, s10, s9
    xor s10, a7, t0
    sw t3, 96(sp)
    and t3, s10, s0
    xor t1, t1, a3
    xor a3, t3, s11
    xor t1, t3, t1
    xor t3, t5, s7
    xor t1, s5, t1
    xor s5, t3, s9
    xor s7, a3, t1
    and s11, a3, s5
    and a5, t3, s7
    sw a7, 100(sp)
    xor a7, s9, a5
    and a7, t1, a7
    xor t1, s11, t1
    or t3, t3, a7
    xor t3, s11, t3
    and t1, s9, t1
    or a3, a3, t1
    xor a5, a5, a3
    xor t1, s5, t1
    xor a7, s7, a7
    xor a3, t1, a7
    and t5, t5, t1
    and t6, t6, a7
    xor s5, t3, a5
    xor s7, t3, t1
    and s8, s8, t3
    and s9, ra, a5
    xor s11, s5, a3
    and s1, s1, s5
    and s0, s0, s7
    xor s9, s8, s9
    and a6, a6, s11
    xor s0, s1, s0
    xor t5, s0, t5
    xor t5, a6, t5
    xor t6, t5, t6
    xor s9, t6, s9
    not s9, s9
    slli ra, s9, 24
    srli s9, s9, 8
    or s9, ra, s9
    lui ra, 4112
    and s7, s10, s7
    xor s10, a5, a7
    and t0, t0, s10
    xor t0, s7, t0
    xor t0, t6, t0
    and a5, t2, a5
    and t2, s2, s10
    and t1, a4, t1
    lui t6, 8224
    and t3, a2, t3
    lui a4, 16448
    and a7, s4, a7
    lui a2, 32897
    and t4, t4, a3
    and a3, s3, a3
    lui s2, 65793
    xor a3, s8, a3
    lui s3, 131586
    and s4, s6, s5
    lui s5, 263172
    xor t2, s1, t2
    lui s1, 526344
    lw s6, 100(sp)
    lui s8, 16
    and s6, s6, s11
    xor s4, s7, s4
    lui s7, 4080
    xor t3, s0, t3
    lui s0, 1044480
    xor s6, s6, a3
    xor a3, a3, s4
    slli s4, a3, 28
    srli a3, a3, 4
    or a3, s4, a3
    lui s4, 349525
    xor t4, t0, t4
    xor a5, t4, a5
    xor t3, t4, t3
    lui t4, 209715
    xor t2, a5, t2
    xor a5, a5, a7
    xor a7, t2, t1
    xor t1, t5, a7
    not t1, t1
    slli t5, t1, 25
    srli t1, t1, 7
    or t1, t5, t1
    lw t5, 0(a1)
    addi s10, ra, 257
    addi t6, t6, 514
    addi a4, a4, 1028
    addi a2, a2, -2040
    addi s2, s2, 16
    addi s3, s3, 32
    addi s5, s5, 64
    addi s1, s1, 128
    xor s6, t3, s6
    xor a5, a6, a5
    slli a6, t3, 31
    srli t3, t3, 1
    or a6, a6, t3
    lw t3, 4(a1)
    xor a7, a7, s6
    xor t2, t2, a5
    not a5, a5
    slli s6, a7, 26
    xor t0, t0, a7
    srli a7, a7, 6
    or a7, s6, a7
    slli s6, t2, 27
    srli t2, t2, 5
    or t2, s6, t2
    slli s6, a5, 29
    srli a5, a5, 3
    or a5, s6, a5
    not t0, t0
    slli s6, t0, 30
    srli t0, t0, 2
    or t0, s6, t0
    lw s6, 8(a1)
    addi s8, s8, -256
    addi s4, s4, 1365
    addi t4, t4, 819
    and a3, a3, s2
    and s9, s9, s10
    and a6, a6, s1
    and a7, a7, a4
    and t2, t2, a2
    and a5, a5, s3
    and t1, t1, t6
    or t1, s9, t1
    and t0, t0, s5
    or a7, t1, a7
    or a7, a7, t2
    or a7, a7, a3
    or a5, a7, a5
    or a5, a5, t0
    or a5, a5, a6
    xor a5, t5, a5
    xori a6, a5, 1
    andi a7, a6, 255
    xor t0, a6, t3
    and t1, a6, s8
    xor t2, t0, s6
    andi a3, t0, 255
    lw s9, 12(a1)
    or t1, a3, t1
    xor s11, t2, s9
    and a3, s11, s8
    or a7, a7, a3
    and a3, s11, s7
    or t1, t1, a3
    and a3, t2, s7
    or a7, a7, a3
    and a3, t2, s0
    or t1, t1, a3
    and a3, t0, s0
    or a7, a7, a3
    srli a3, t1, 1
    srli ra, a7, 1
    xor a3, a3, t1
    xor ra, ra, a7
    and a3, a3, s4
    and ra, ra, s4
    slli t3, a3, 1
    slli t5, ra, 1
    xor t3, t1, t3
    xor t5, a7, t5
    srli s9, t5, 2
    xor s9, s9, t3
    and s9, s9, t4
    slli s6, s9, 2
    xor t5, t5, s6
    and s6, t0, s8
    sw a5, 100(sp)
    andi a5, t2, 255
    or a5, a5, s6
    and s6, a6, s7
    or a5, a5, s6
    and s6, s11, s0
    or a5, a5, s6
    and s6, t2, s8
    sw s8, 104(sp)
    andi s8, s11, 255
    or s6, s8, s6
    and s8, t0, s7
    or s6, s6, s8
    and a6, a6, s0
    srli s8, a5, 1
    or a6, s6, a6
    xor s6, s8, a5
    and s6, s6, s4
    srli s8, a6, 1
    xor s8, s8, a6
    slli s0, s6, 1
    and s8, s8, s4
    xor s0, a5, s0
    slli s7, s8, 1
    sw s4, 108(sp)
    srli s4, s0, 2
    xor s7, a6, s7
    xor s4, s4, s7
    and s4, s4, t4
    sw t2, 112(sp)
    slli t2, s4, 2
    xor t2, s0, t2
    lui s0, 61681
    addi s0, s0, -241
    sw t0, 116(sp)
    srli t0, t5, 4
    xor t0, t0, t2
    and t0, t0, s0
    sw s1, 120(sp)
    slli s1, t0, 4
    xor t5, t5, s1
    # round 1 (aes.dsl:47)
    not t5, t5
    sw t5, 0(a0)
    xor a7, a7, ra
    xor t1, t1, a3
    srli t5, a7, 2
    xor t5, t5, t1
    and t5, t5, t4
    slli a3, t5, 2
    xor a7, a7, a3
    xor a5, a5, s6
    srli a3, a5, 2
    xor a6, a6, s8
    xor a3, a3, a6
    and a3, a3, t4
    slli s1, a3, 2
    xor a5, a5, s1
    srli s1, a7, 4
    xor s1, s1, a5
    and s1, s1, s0
    slli s6, s1, 4
    xor a7, a7, s6
    not a7, a7
    sw a7, 4(a0)
    xor a7, t3, s9
    xor t3, s7, s4
    srli s4, a7, 4
    xor s4, s4, t3
    and s4, s4, s0
    slli s6, s4, 4
    xor a7, a7, s6
    sw a7, 8(a0)
    xor a7, t1, t5
    xor a6, a6, a3
    srli t1, a7, 4
    xor t1, t1, a6
    and t1, t1, s0
    slli t5, t1, 4
    xor a7, a7, t5
    sw a7, 12(a0)
    xor a7, t2, t0
    sw a7, 16(a0)
    xor a5, a5, s1
    not a5, a5
    sw a5, 20(a0)
    xor a5, t3, s4
    xor a6, a6, t1
    srli a7, s11, 6
    sw a6, 28(a0)
    srli a6, s11, 3
    not a5, a5
    sw a5, 24(a0)
    srli a5, s11, 7
    xor a6, a6, a5
    srli t0, s11, 5
    srli t1, s11, 4
    xor t1, t1, a6
    srli t2, s11, 1
    srli t3, s11, 2
    xor t5, s11, t0
    xor a3, t2, t0
    xor s1, a6, a3
    xor t3, t3, a3
    xor s4, a7, t1
    xor s6, t5, s1
    xor t1, t1, t3
    xor t5, t5, s4
    xor a5, a5, t5
    xor s7, s4, t1
    xor t2, t2, s7
    xor s8, a6, t2
    or s9, t3, t2
    and ra, s7, s8
    xor s9, ra, s9
    sw s0, 124(sp)
    xor s0, a5, a3
    sw t4, 128(sp)
    and t4, s4, s0
    xor t4, s9, t4
    sw s11, 132(sp)
    xor s11, a7, s6
    sw s5, 136(sp)
    or s5, a5, s11
    sw s3, 140(sp)
    xor s3, s8, s0
    sw s2, 144(sp)
    and s2, t1, s3
    xor s9, s9, s5
    xor s2, s2, s9
    xor a3, a3, s8
    and s9, a7, a6
    sw s8, 148(sp)
    xor s8, t1, s11
    sw a2, 152(sp)
    and a2, a3, s8
    xor s9, ra, s9
    xor s5, s5, s9
    xor a2, a2, s5
    and s5, t5, s1
    xor ra, a6, a5
    sw s8, 156(sp)
    and s8, ra, s6
    xor t0, t0, s9
    xor t4, s8, t4
    xor t0, s8, t0
    xor s2, t5, s2
    xor t0, s5, t0
    xor s5, s2, a2
    xor s8, t4, t0
    and s9, t4, s5
    sw a4, 160(sp)
    and a4, s2, s8
    sw t2, 164(sp)
    xor t2, a2, a4
    and t2, t0, t2
    xor t0, s9, t0
    or s2, s2, t2
    xor s2, s9, s2
    and t0, a2, t0
    or t4, t4, t0
    xor t4, a4, t4
    xor t0, s5, t0
    xor t2, s8, t2
    xor a4, t0, t2
    and t5, t5, t0
    and a3, a3, t2
    xor a2, s2, t4
    xor s5, s2, t0
    and s0, s0, s2
    and s3, s3, t4
    xor s8, a2, a4
    and s7, s7, a2
    and s6, s6, s5
    xor s3, s0, s3
    and a7, a7, s8
    xor s6, s7, s6
    xor t5, s6, t5
    xor t5, a7, t5
    xor a3, t5, a3
    xor s3, a3, s3
    not s3, s3
    slli s9, s3, 24
    srli s3, s3, 8
    or s3, s9, s3
    and s5, ra, s5
    xor s9, t4, t2
    and a5, a5, s9
    xor a5, s5, a5
    xor a5, a3, a5
    and t1, t1, t4
    and t4, s11, s9
    xor t4, s7, t4
    and t0, s1, t0
    and t3, t3, a4
    xor t3, a5, t3
    xor t1, t3, t1
    xor t4, t1, t4
    and a3, s3, s10
    xor t0, t4, t0
    xor t5, t5, t0
    not t5, t5
    slli s1, t5, 25
    srli t5, t5, 7
    or t5, s1, t5
    and t5, t5, t6
    or t5, a3, t5
    and a3, s4, s2
    xor a3, s6, a3
    xor t3, t3, a3
    lw a3, 164(sp)
    and a6, a6, s8
    and a4, a3, a4
    xor a4, s0, a4
    xor a6, a6, a4
    xor a6, t3, a6
    xor a6, t0, a6
    slli t0, a6, 26
    srli a3, a6, 6
    or t0, t0, a3
    lw a3, 160(sp)
    xor a5, a5, a6
    and t0, t0, a3
    or t0, t5, t0
    lw t5, 156(sp)
    not a5, a5
    and t2, t5, t2
    xor t1, t1, t2
    xor a7, a7, t1
    xor t1, t4, a7
    slli t2, t1, 27
    srli t1, t1, 5
    or t1, t2, t1
    lw t2, 152(sp)
    not a7, a7
    and t1, t1, t2
    or t0, t0, t1
    lw t1, 148(sp)
    slli a6, a5, 30
    and t1, t1, a2
    xor t1, s5, t1
    xor t1, a4, t1
    slli t4, t1, 28
    srli t1, t1, 4
    or t1, t4, t1
    lw t4, 144(sp)
    srli a5, a5, 2
    and t1, t1, t4
    or t0, t0, t1
    slli t1, a7, 29
    srli a7, a7, 3
    or a7, t1, a7
    lw t1, 140(sp)
    or a5, a6, a5
    and a7, a7, t1
    or a7, t0, a7
    lw a6, 136(sp)
    srli t0, t3, 1
    and a5, a5, a6
    or a5, a7, a5
    slli a7, t3, 31
    or a7, a7, t0
    lui t0, 4080
    lw t3, 120(sp)
    addi t0, t0, 255
    and a7, a7, t3
    or a5, a5, a7
    lui a7, 1044496
    addi a7, a7, -256
    lw t5, 100(sp)
    lw a4, 116(sp)
    xor a5, t5, a5
    xori t5, a5, 3
    xor a4, t5, a4
    and t5, t5, t0
    lw a2, 112(sp)
    lw s2, 132(sp)
    xor s0, a4, a2
    and s1, s0, a7
    or t5, t5, s1
    and s1, a4, t0
    xor s3, s0, s2
    and s4, s3, a7
    srli s5, t5, 1
    or s1, s1, s4
    xor s4, s5, t5
    lw s5, 108(sp)
    srli s6, s1, 1
    and s4, s4, s5
    xor s6, s6, s1
    slli s7, s4, 1
    and s6, s6, s5
    xor s7, t5, s7
    slli s8, s6, 1
    srli s9, s7, 2
    xor s8, s1, s8
    xor s9, s9, s8
    lw s11, 128(sp)
    lw a2, 12(a1)
    and s9, s9, s11
    slli ra, s9, 2
    xor s7, s7, ra
    lw ra, 8(a1)
    xor a2, s1, a2
    xor ra, t5, ra
    srli s2, ra, 1
    xor s2, s2, ra
    and s2, s2, s5
    srli t3, a2, 1
    xor t3, t3, a2
    slli a6, s2, 1
    and t3, t3, s5
    xor a6, ra, a6
    slli s5, t3, 1
    srli t1, a6, 2
    xor s5, a2, s5
    xor t1, t1, s5
    and t1, t1, s11
    slli t4, t1, 2
    srli t2, s7, 4
    xor a6, a6, t4
    xor t2, t2, a6
    lw t4, 124(sp)
    xor t5, t5, s4
    and t2, t2, t4
    slli a3, t2, 4
    xor a3, s7, a3
    # round 2 (aes.dsl:47)
    not a3, a3
    sw a3, 32(a0)
    srli a3, t5, 2
    xor s1, s1, s6
    xor a3, a3, s1
    and a3, a3, s11
    slli s4, a3, 2
    xor t5, t5, s4
    xor s2, ra, s2
    srli s4, s2, 2
    xor t3, a2, t3
    xor a2, s4, t3
    and a2, a2, s11
    slli s4, a2, 2
    srli s6, t5, 4
    xor s2, s2, s4
    xor s4, s6, s2
    and s4, s4, t4
    slli s6, s4, 4
    xor t5, t5, s6
    not t5, t5
    sw t5, 36(a0)
    xor t5, s8, s9
    srli s6, t5, 4
    xor t1, s5, t1
    xor s5, s6, t1
    and s5, s5, t4
    slli s6, s5, 4
    xor t5, t5, s6
    sw t5, 40(a0)
    xor t5, s1, a3
    srli a3, t5, 4
    xor t3, t3, a2
    xor a3, a3, t3
    and a3, a3, t4
    slli a2, a3, 4
    xor t5, t5, a2
    sw t5, 44(a0)
    xor a6, a6, t2
    sw a6, 48(a0)
    xor a6, s2, s4
    not a6, a6
    sw a6, 52(a0)
    xor a6, t1, s5
    not a6, a6
    sw a6, 56(a0)
    xor a6, t3, a3
    sw a6, 60(a0)
    srli a6, s3, 6
    srli t1, s3, 3
    srli t2, s3, 7
    xor t1, t1, t2
    srli t3, s3, 5
    srli t5, s3, 4
    xor t5, t5, t1
    srli a3, s3, 1
    srli a2, s3, 2
    xor s1, s3, t3
    xor s2, a3, t3
    xor s4, t1, s2
    xor a2, a2, s2
    xor s5, a6, t5
    xor s6, s1, s4
    xor t5, t5, a2
    xor s1, s1, s5
    xor t2, t2, s1
    xor s7, s5, t5
    xor a3, a3, s7
    xor s8, t1, a3
    or s9, a2, a3
    and ra, s7, s8
    xor s9, ra, s9
    xor t4, t2, s2
    and s11, s5, t4
    xor s11, s9, s11
    sw a7, 116(sp)
    xor a7, a6, s6
    sw t0, 100(sp)
    or t0, t2, a7
    sw s3, 148(sp)
    xor s3, s8, t4
    sw s0, 156(sp)
    and s0, t5, s3
    xor s9, s9, t0
    xor s0, s0, s9
    xor s2, s2, s8
    and s9, a6, t1
    sw a4, 164(sp)
    xor a4, t5, a7
    sw a5, 168(sp)
    and a5, s2, a4
    xor s9, ra, s9
    xor t0, t0, s9
    xor a5, a5, t0
    and t0, s1, s4
    xor ra, t1, t2
    sw s8, 172(sp)
    and s8, ra, s6
    xor t3, t3, s9
    xor s9, s8, s11
    xor t3, s8, t3
    xor s0, s1, s0
    xor t0, t0, t3
    xor t3, s0, a5
    xor s8, s9, t0
    and s11, s9, t3
    sw a4, 176(sp)
    and a4, s0, s8
    sw a3, 180(sp)
    xor a3, a5, a4
    and a3, t0, a3
    xor t0, s11, t0
    or s0, s0, a3
    xor s0, s11, s0
    and a5, a5, t0
    or t0, s9, a5
    xor t0, a4, t0
    xor a5, t3, a5
    xor t3, s8, a3
    xor a4, a5, t3
    and a3, s1, a5
    and s1, s2, t3
    xor s2, s0, t0
    xor s8, s0, a5
    and t4, t4, s0
    and s3, s3, t0
    xor s9, s2, a4
    and s7, s7, s2
    and s6, s6, s8
    xor s3, t4, s3
    and a6, a6, s9
    xor s6, s7, s6
    xor a3, s6, a3
    xor a3, a6, a3
    xor s1, a3, s1
    xor s3, s1, s3
    not s3, s3
    slli s11, s3, 24
    srli s3, s3, 8
    or s3, s11, s3
    and s8, ra, s8
    xor s11, t0, t3
    and t2, t2, s11
    xor t2, s8, t2
    xor t2, s1, t2
    and t0, t5, t0
    and a7, a7, s11
    xor a7, s7, a7
    and a5, s4, a5
    and t5, a2, a4
    xor t5, t2, t5
    xor t0, t5, t0
    xor a7, t0, a7
    and a2, s3, s10
    xor a5, a7, a5
    xor a3, a3, a5
    not a3, a3
    slli s1, a3, 25
    srli a3, a3, 7
    or a3, s1, a3
    and a3, a3, t6
    or a3, a2, a3
    and a2, s5, s0
    xor a2, s6, a2
    xor t5, t5, a2
    lw a2, 180(sp)
    and t1, t1, s9
    and a4, a2, a4
    xor t4, t4, a4
    xor t1, t1, t4
    xor t1, t5, t1
    xor a5, a5, t1
    slli t1, a5, 26
    srli a4, a5, 6
    or t1, t1, a4
    lw a4, 160(sp)
    xor a5, t2, a5
    and t1, t1, a4
    or t1, a3, t1
    lw a3, 176(sp)
    not a5, a5
    and t3, a3, t3
    xor t0, t0, t3
    xor a6, a6, t0
    xor a7, a7, a6
    slli t0, a7, 27
    srli a7, a7, 5
    or a7, t0, a7
    lw t0, 152(sp)
    not a6, a6
    and a7, a7, t0
    or a7, t1, a7
    lw t1, 172(sp)
    srli t2, t5, 1
    and t1, t1, s2
    xor t1, s8, t1
    xor t1, t4, t1
    slli t3, t1, 28
    srli t1, t1, 4
    or t1, t3, t1
    lw t3, 144(sp)
    lw a3, 104(sp)
    and t1, t1, t3
    or a7, a7, t1
    slli t1, a6, 29
    srli a6, a6, 3
    or a6, t1, a6
    lw t1, 140(sp)
    lui s0, 4080
    and a6, a6, t1
    or a6, a7, a6
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 136(sp)
    lui s2, 1044480
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t5, 31
    or a6, a6, t2
    lw t2, 120(sp)
    lw t5, 164(sp)
    and a6, a6, t2
    or a5, a5, a6
    lw a6, 168(sp)
    lw s9, 128(sp)
    xor a5, a6, a5
    xori a6, a5, 7
    andi t4, a6, 255
    xor t5, a6, t5
    and a2, t5, a3
    or t4, t4, a2
    lw a2, 156(sp)
    and a6, a6, s2
    xor a2, t5, a2
    and s1, a2, s0
    or t4, t4, s1
    lw s1, 148(sp)
    and s4, a2, a3
    xor s1, a2, s1
    and s3, s1, s2
    or t4, t4, s3
    andi s3, t5, 255
    or s3, s3, s4
    and s4, s1, s0
    or s3, s3, s4
    srli s4, t4, 1
    or a6, s3, a6
    xor s3, s4, t4
    lw s4, 108(sp)
    srli s5, a6, 1
    and s3, s3, s4
    xor s5, s5, a6
    slli s6, s3, 1
    and s5, s5, s4
    xor s6, t4, s6
    slli s7, s5, 1
    srli s8, s6, 2
    xor s7, a6, s7
    xor s8, s8, s7
    and s8, s8, s9
    slli s11, s8, 2
    xor s6, s6, s11
    lw s11, 112(sp)
    lw ra, 100(sp)
    lw s0, 132(sp)
    and s2, s11, ra
    lw a3, 116(sp)
    srli t1, s6, 4
    and t2, s0, a3
    or t2, s2, t2
    and s0, s0, ra
    and s2, s11, a3
    or s0, s0, s2
    xor t2, t4, t2
    srli s2, t2, 1
    xor s0, a6, s0
    xor s2, s2, t2
    and s2, s2, s4
    srli s11, s0, 1
    xor s11, s11, s0
    slli a3, s2, 1
    and s11, s11, s4
    xor a3, t2, a3
    slli ra, s11, 1
    srli s4, a3, 2
    xor ra, s0, ra
    xor s4, s4, ra
    and s4, s4, s9
    slli a7, s4, 2
    xor a7, a3, a7
    xor t1, t1, a7
    lw a3, 124(sp)
    xor a6, a6, s5
    and t1, t1, a3
    slli t3, t1, 4
    xor t3, s6, t3
    # round 3 (aes.dsl:47)
    not t3, t3
    sw t3, 64(a0)
    xor t3, t4, s3
    srli t4, t3, 2
    xor t4, t4, a6
    and t4, t4, s9
    slli s3, t4, 2
    xor t3, t3, s3
    xor t2, t2, s2
    srli s2, t2, 2
    xor s0, s0, s11
    xor s2, s2, s0
    and s2, s2, s9
    slli s3, s2, 2
    srli s5, t3, 4
    xor t2, t2, s3
    xor s3, s5, t2
    and s3, s3, a3
    slli s5, s3, 4
    xor t3, t3, s5
    not t3, t3
    sw t3, 68(a0)
    xor t3, s7, s8
    srli s5, t3, 4
    xor s4, ra, s4
    xor s5, s5, s4
    and s5, s5, a3
    slli s6, s5, 4
    xor t3, t3, s6
    sw t3, 72(a0)
    xor a6, a6, t4
    srli t3, a6, 4
    xor t4, s0, s2
    xor t3, t3, t4
    and t3, t3, a3
    slli s0, t3, 4
    xor a6, a6, s0
    sw a6, 76(a0)
    xor a6, a7, t1
    sw a6, 80(a0)
    xor a6, t2, s3
    not a6, a6
    sw a6, 84(a0)
    xor a6, s4, s5
    not a6, a6
    sw a6, 88(a0)
    xor a6, t4, t3
    sw a6, 92(a0)
    srli a6, s1, 6
    srli a7, s1, 3
    srli t1, s1, 7
    xor a7, a7, t1
    srli t2, s1, 5
    srli t3, s1, 4
    xor t3, t3, a7
    srli t4, s1, 1
    srli s0, s1, 2
    xor s2, s1, t2
    xor s3, t4, t2
    xor s4, a7, s3
    xor s0, s0, s3
    xor s5, a6, t3
    xor s6, s2, s4
    xor t3, t3, s0
    xor s2, s2, s5
    xor t1, t1, s2
    xor s7, s5, t3
    xor t4, t4, s7
    xor s8, a7, t4
    or s11, s0, t4
    and ra, s7, s8
    xor s11, ra, s11
    xor a3, t1, s3
    and s9, s5, a3
    xor s9, s11, s9
    xor t0, a6, s6
    or a4, t1, t0
    sw s1, 112(sp)
    xor s1, s8, a3
    sw a2, 132(sp)
    and a2, t3, s1
    xor s11, s11, a4
    xor a2, a2, s11
    xor s3, s3, s8
    and s11, a6, a7
    sw t5, 148(sp)
    xor t5, t3, t0
    sw a5, 156(sp)
    and a5, s3, t5
    xor s11, ra, s11
    xor a4, a4, s11
    xor a5, a5, a4
    and a4, s2, s4
    xor ra, a7, t1
    sw s8, 164(sp)
    and s8, ra, s6
    xor t2, t2, s11
    xor s9, s8, s9
    xor t2, s8, t2
    xor a2, s2, a2
    xor t2, a4, t2
    xor a4, a2, a5
    xor s8, s9, t2
    and s11, s9, a4
    sw t5, 168(sp)
    and t5, a2, s8
    sw t4, 172(sp)
    xor t4, a5, t5
    and t4, t2, t4
    xor t2, s11, t2
    or a2, a2, t4
    xor a2, s11, a2
    and a5, a5, t2
    or t2, s9, a5
    xor t2, t5, t2
    xor a5, a4, a5
    xor t4, s8, t4
    xor t5, a5, t4
    and a4, s2, a5
    and s2, s3, t4
    xor s3, a2, t2
    xor s8, a2, a5
    and a3, a3, a2
    and s1, s1, t2
    xor s9, s3, t5
    and s7, s7, s3
    and s6, s6, s8
    xor s1, a3, s1
    and a6, a6, s9
    xor s6, s7, s6
    xor a4, s6, a4
    xor a4, a6, a4
    xor s2, a4, s2
    xor s1, s2, s1
    not s1, s1
    slli s11, s1, 24
    srli s1, s1, 8
    or s1, s11, s1
    and s8, ra, s8
    xor s11, t2, t4
    and t1, t1, s11
    xor t1, s8, t1
    xor t1, s2, t1
    and t2, t3, t2
    and t0, t0, s11
    xor t0, s7, t0
    and a5, s4, a5
    and t3, s0, t5
    xor t3, t1, t3
    xor t2, t3, t2
    xor t0, t2, t0
    and s0, s1, s10
    xor a5, t0, a5
    xor a4, a4, a5
    not a4, a4
    slli s1, a4, 25
    srli a4, a4, 7
    or a4, s1, a4
    and a4, a4, t6
    or a4, s0, a4
    and a2, s5, a2
    xor a2, s6, a2
    xor t3, t3, a2
    lw a2, 172(sp)
    and a7, a7, s9
    and t5, a2, t5
    xor t5, a3, t5
    xor a7, a7, t5
    xor a7, t3, a7
    xor a5, a5, a7
    slli a7, a5, 26
    srli a3, a5, 6
    or a7, a7, a3
    lw a3, 160(sp)
    xor a5, t1, a5
    and a7, a7, a3
    or a7, a4, a7
    lw a4, 168(sp)
    not a5, a5
    and t4, a4, t4
    xor t2, t2, t4
    xor a6, a6, t2
    xor t0, t0, a6
    slli t2, t0, 27
    srli t0, t0, 5
    or t0, t2, t0
    lw t2, 152(sp)
    not a6, a6
    and t0, t0, t2
    or a7, a7, t0
    lw t0, 164(sp)
    srli t1, t3, 1
    and t0, t0, s3
    xor t0, s8, t0
    xor t0, t5, t0
    slli t4, t0, 28
    srli t0, t0, 4
    or t0, t4, t0
    lw t4, 144(sp)
    lw t5, 148(sp)
    and t0, t0, t4
    or a7, a7, t0
    slli t0, a6, 29
    srli a6, a6, 3
    or a6, t0, a6
    lw t0, 140(sp)
    lw a4, 108(sp)
    and a6, a6, t0
    or a6, a7, a6
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 136(sp)
    lw s3, 128(sp)
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t3, 31
    or a6, a6, t1
    lw t1, 120(sp)
    lw s7, 112(sp)
    and a6, a6, t1
    or a5, a5, a6
    lw a6, 156(sp)
    xor a5, a6, a5
    xori a6, a5, 15
    srli t3, a6, 1
    xor t5, a6, t5
    xor t3, t3, a6
    and t3, t3, a4
    srli a2, t5, 1
    xor a2, a2, t5
    slli s0, t3, 1
    and a2, a2, a4
    xor s0, a6, s0
    slli s1, a2, 1
    srli s2, s0, 2
    xor s1, t5, s1
    xor s2, s2, s1
    and s2, s2, s3
    slli s4, s2, 2
    xor s0, s0, s4
    lw s4, 132(sp)
    xor a6, a6, t3
    xor s5, t5, s4
    srli s6, s5, 1
    xor s6, s6, s5
    and s6, s6, a4
    xor s8, s5, s7
    srli s9, s8, 1
    xor s11, s9, s8
    slli ra, s6, 1
    and s11, s11, a4
    xor ra, s5, ra
    slli s7, s11, 1
    srli s4, ra, 2
    xor s7, s8, s7
    xor s4, s4, s7
    and s4, s4, s3
    srli a4, s0, 4
    slli t1, s4, 2
    xor t1, ra, t1
    xor a4, a4, t1
    lw ra, 124(sp)
    xor t3, t5, a2
    and a4, a4, ra
    slli a7, a4, 4
    xor a7, s0, a7
    # round 4 (aes.dsl:47)
    not a7, a7
    sw a7, 96(a0)
    srli a7, a6, 2
    xor a7, a7, t3
    and a7, a7, s3
    slli a2, a7, 2
    xor a6, a6, a2
    xor a2, s5, s6
    srli s0, a2, 2
    xor s6, s8, s11
    xor s0, s0, s6
    and s0, s0, s3
    srli s11, a6, 4
    slli s3, s0, 2
    xor a2, a2, s3
    xor s3, s11, a2
    and s3, s3, ra
    slli s11, s3, 4
    xor a6, a6, s11
    not a6, a6
    sw a6, 100(a0)
    xor a6, s1, s2
    srli s1, a6, 4
    xor s2, s7, s4
    xor s1, s1, s2
    and s1, s1, ra
    slli s4, s1, 4
    xor a6, a6, s4
    sw a6, 104(a0)
    xor a6, t3, a7
    srli a7, a6, 4
    xor t3, s6, s0
    xor a7, a7, t3
    and a7, a7, ra
    slli s0, a7, 4
    xor a6, a6, s0
    sw a6, 108(a0)
    xor a6, t1, a4
    sw a6, 112(a0)
    xor a6, a2, s3
    not a6, a6
    sw a6, 116(a0)
    xor a6, s2, s1
    not a6, a6
    sw a6, 120(a0)
    xor a6, t3, a7
    sw a6, 124(a0)
    srli a6, s8, 6
    srli a7, s8, 3
    srli t1, s8, 7
    xor a7, a7, t1
    srli t3, s8, 5
    srli a4, s8, 4
    xor a4, a4, a7
    srli a2, s8, 2
    xor s0, s8, t3
    xor s1, s9, t3
    xor s2, a7, s1
    xor a2, a2, s1
    xor s3, a6, a4
    xor s4, s0, s2
    xor a4, a4, a2
    xor s0, s0, s3
    xor t1, t1, s0
    xor s6, s3, a4
    xor s7, s9, s6
    xor s9, a7, s7
    or s11, a2, s7
    and ra, s6, s9
    xor s11, ra, s11
    xor t0, t1, s1
    and t4, s3, t0
    xor t4, s11, t4
    xor t2, a6, s4
    or a3, t1, t2
    sw s8, 148(sp)
    xor s8, s9, t0
    sw s5, 156(sp)
    and s5, a4, s8
    xor s11, s11, a3
    xor s5, s5, s11
    xor s1, s1, s9
    and s11, a6, a7
    sw t5, 164(sp)
    xor t5, a4, t2
    sw a5, 168(sp)
    and a5, s1, t5
    xor s11, ra, s11
    xor a3, a3, s11
    xor a5, a5, a3
    and a3, s0, s2
    xor ra, a7, t1
    sw s9, 172(sp)
    and s9, ra, s4
    xor t3, t3, s11
    xor t4, s9, t4
    xor t3, s9, t3
    xor s5, s0, s5
    xor t3, a3, t3
    xor a3, s5, a5
    xor s9, t4, t3
    and s11, t4, a3
    sw t5, 176(sp)
    and t5, s5, s9
    sw s7, 180(sp)
    xor s7, a5, t5
    and s7, t3, s7
    xor t3, s11, t3
    or s5, s5, s7
    xor s5, s11, s5
    and a5, a5, t3
    or t3, t4, a5
    xor t3, t5, t3
    xor a5, a3, a5
    xor t4, s9, s7
    xor t5, a5, t4
    and a3, s0, a5
    and s0, s1, t4
    xor s1, s5, t3
    xor s7, s5, a5
    and t0, t0, s5
    and s8, s8, t3
    xor s9, s1, t5
    and s6, s6, s1
    and s4, s4, s7
    xor s8, t0, s8
    and a6, a6, s9
    xor s4, s6, s4
    xor a3, s4, a3
    xor a3, a6, a3
    xor s0, a3, s0
    xor s8, s0, s8
    not s8, s8
    slli s11, s8, 24
    srli s8, s8, 8
    or s8, s11, s8
    and s7, ra, s7
    xor s11, t3, t4
    and t1, t1, s11
    xor t1, s7, t1
    xor t1, s0, t1
    and t3, a4, t3
    and t2, t2, s11
    xor t2, s6, t2
    and a5, s2, a5
    and a4, a2, t5
    xor a4, t1, a4
    xor t3, a4, t3
    xor t2, t3, t2
    and a2, s8, s10
    xor a5, t2, a5
    xor a3, a3, a5
    not a3, a3
    slli s0, a3, 25
    srli a3, a3, 7
    or a3, s0, a3
    and a3, a3, t6
    or a3, a2, a3
    and a2, s3, s5
    xor a2, s4, a2
    xor a4, a4, a2
    lw a2, 180(sp)
    and a7, a7, s9
    and t5, a2, t5
    xor t0, t0, t5
    xor a7, a7, t0
    xor a7, a4, a7
    xor a5, a5, a7
    slli a7, a5, 26
    srli t5, a5, 6
    or a7, a7, t5
    lw t5, 160(sp)
    xor a5, t1, a5
    and a7, a7, t5
    or a7, a3, a7
    lw a3, 176(sp)
    not a5, a5
    and t4, a3, t4
    xor t3, t3, t4
    xor a6, a6, t3
    xor t2, t2, a6
    slli t3, t2, 27
    srli t2, t2, 5
    or t2, t3, t2
    lw t3, 152(sp)
    not a6, a6
    and t2, t2, t3
    or a7, a7, t2
    lw t2, 172(sp)
    srli t1, a4, 1
    and t2, t2, s1
    xor t2, s7, t2
    xor t0, t0, t2
    slli t2, t0, 28
    srli t0, t0, 4
    or t0, t2, t0
    lw t2, 144(sp)
    lw a3, 156(sp)
    and t0, t0, t2
    or a7, a7, t0
    slli t0, a6, 29
    srli a6, a6, 3
    or a6, t0, a6
    lw t0, 140(sp)
    lw s0, 148(sp)
    and a6, a6, t0
    or a6, a7, a6
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 136(sp)
    lw s2, 104(sp)
    and a5, a5, a7
    or a5, a6, a5
    slli a6, a4, 31
    or a6, a6, t1
    lw t1, 120(sp)
    lw a4, 164(sp)
    and a6, a6, t1
    or a5, a5, a6
    lw a6, 168(sp)
    lw s7, 108(sp)
    xor a5, a6, a5
    xori a6, a5, 31
    andi t4, a6, 255
    xor a4, a6, a4
    xor a2, a4, a3
    xor s1, a2, s0
    and s3, s1, s2
    or t4, t4, s3
    lui s3, 4080
    and s4, a2, s3
    or t4, t4, s4
    lui s4, 1044480
    and s5, a4, s4
    or t4, t4, s5
    and a6, a6, s2
    andi s5, a4, 255
    or a6, s5, a6
    and s5, s1, s3
    or a6, a6, s5
    and s5, a2, s4
    or a6, a6, s5
    srli s5, a6, 1
    srli s6, t4, 1
    xor s5, s5, a6
    xor s6, s6, t4
    and s5, s5, s7
    and s6, s6, s7
    slli s8, s5, 1
    slli s9, s6, 1
    xor s8, a6, s8
    xor s9, t4, s9
    srli s11, s9, 2
    xor s11, s11, s8
    lw ra, 128(sp)
    lw s3, 100(sp)
    and s11, s11, ra
    slli s4, s11, 2
    xor s4, s9, s4
    lw s9, 132(sp)
    lw s0, 112(sp)
    and s2, s9, s3
    lw a3, 116(sp)
    srli t0, s4, 4
    and t1, s0, a3
    or t1, s2, t1
    and s0, s0, s3
    and s2, s9, a3
    or s0, s0, s2
    xor s0, a6, s0
    xor t1, t4, t1
    srli s2, s0, 1
    srli s9, t1, 1
    xor s2, s2, s0
    xor s9, s9, t1
    and s2, s2, s7
    and s9, s9, s7
    slli s7, s2, 1
    slli a3, s9, 1
    xor s7, s0, s7
    xor a3, t1, a3
    srli s3, a3, 2
    xor s3, s3, s7
    and s3, s3, ra
    slli a7, s3, 2
    xor a7, a3, a7
    xor t0, t0, a7
    lw a3, 124(sp)
    xor a6, a6, s5
    and t0, t0, a3
    slli t2, t0, 4
    xor t2, s4, t2
    # round 5 (aes.dsl:47)
    not t2, t2
    sw t2, 128(a0)
    xor t2, t4, s6
    srli t4, t2, 2
    xor t4, t4, a6
    and t4, t4, ra
    slli s4, t4, 2
    xor t2, t2, s4
    xor t1, t1, s9
    xor s0, s0, s2
    srli s2, t1, 2
    xor s2, s2, s0
    and s2, s2, ra
    slli s4, s2, 2
    srli s5, t2, 4
    xor t1, t1, s4
    xor s4, s5, t1
    and s4, s4, a3
    slli s5, s4, 4
    xor t2, t2, s5
    not t2, t2
    sw t2, 132(a0)
    xor t2, s8, s11
    srli s5, t2, 4
    xor s3, s7, s3
    xor s5, s5, s3
    and s5, s5, a3
    slli s6, s5, 4
    xor t2, t2, s6
    sw t2, 136(a0)
    xor a6, a6, t4
    srli t2, a6, 4
    xor t4, s0, s2
    xor t2, t2, t4
    and t2, t2, a3
    slli s0, t2, 4
    xor a6, a6, s0
    sw a6, 140(a0)
    xor a6, a7, t0
    sw a6, 144(a0)
    xor a6, t1, s4
    not a6, a6
    sw a6, 148(a0)
    xor a6, s3, s5
    not a6, a6
    sw a6, 152(a0)
    xor a6, t4, t2
    sw a6, 156(a0)
    srli a6, s1, 6
    srli a7, s1, 3
    srli t0, s1, 7
    xor a7, a7, t0
    srli t1, s1, 5
    srli t2, s1, 4
    xor t2, t2, a7
    srli t4, s1, 1
    srli s0, s1, 2
    xor s2, s1, t1
    xor s3, t4, t1
    xor s4, a7, s3
    xor s0, s0, s3
    xor s5, a6, t2
    xor s6, s2, s4
    xor t2, t2, s0
    xor s2, s2, s5
    xor t0, t0, s2
    xor s7, s5, t2
    xor t4, t4, s7
    xor s8, a7, t4
    or s9, s0, t4
    and s11, s7, s8
    xor s9, s11, s9
    xor a3, t0, s3
    and ra, s5, a3
    xor ra, s9, ra
    xor t3, a6, s6
    or t5, t0, t3
    sw s1, 132(sp)
    xor s1, s8, a3
    sw a2, 112(sp)
    and a2, t2, s1
    xor s9, s9, t5
    xor a2, a2, s9
    xor s3, s3, s8
    and s9, a6, a7
    sw a4, 164(sp)
    xor a4, t2, t3
    sw a5, 168(sp)
    and a5, s3, a4
    xor s9, s11, s9
    xor t5, t5, s9
    xor a5, a5, t5
    and t5, s2, s4
    xor s11, a7, t0
    sw s8, 172(sp)
    and s8, s11, s6
    xor t1, t1, s9
    xor s9, s8, ra
    xor t1, s8, t1
    xor a2, s2, a2
    xor t1, t5, t1
    xor t5, a2, a5
    xor s8, s9, t1
    and ra, s9, t5
    sw a4, 176(sp)
    and a4, a2, s8
    sw t4, 180(sp)
    xor t4, a5, a4
    and t4, t1, t4
    xor t1, ra, t1
    or a2, a2, t4
    xor a2, ra, a2
    and a5, a5, t1
    or t1, s9, a5
    xor t1, a4, t1
    xor a5, t5, a5
    xor t4, s8, t4
    xor t5, a5, t4
    and a4, s2, a5
    and s2, s3, t4
    xor s3, a2, t1
    xor s8, a2, a5
    and a3, a3, a2
    and s1, s1, t1
    xor s9, s3, t5
    and s7, s7, s3
    and s6, s6, s8
    xor s1, a3, s1
    and a6, a6, s9
    xor s6, s7, s6
    xor a4, s6, a4
    xor a4, a6, a4
    xor s2, a4, s2
    xor s1, s2, s1
    not s1, s1
    slli ra, s1, 24
    srli s1, s1, 8
    or s1, ra, s1
    and s8, s11, s8
    xor s11, t1, t4
    and t0, t0, s11
    xor t0, s8, t0
    xor t0, s2, t0
    and t1, t2, t1
    and t2, t3, s11
    xor t2, s7, t2
    and a5, s4, a5
    and t3, s0, t5
    xor t3, t0, t3
    xor t1, t3, t1
    xor t2, t1, t2
    and s0, s1, s10
    xor a5, t2, a5
    xor a4, a4, a5
    not a4, a4
    slli s1, a4, 25
    srli a4, a4, 7
    or a4, s1, a4
    and a4, a4, t6
    or a4, s0, a4
    and a2, s5, a2
    xor a2, s6, a2
    xor t3, t3, a2
    lw a2, 180(sp)
    and a7, a7, s9
    and t5, a2, t5
    xor t5, a3, t5
    xor a7, a7, t5
    xor a7, t3, a7
    xor a5, a5, a7
    slli a7, a5, 26
    srli a3, a5, 6
    or a7, a7, a3
    lw a3, 160(sp)
    xor a5, t0, a5
    and a7, a7, a3
    or a7, a4, a7
    lw a4, 176(sp)
    not a5, a5
    and t4, a4, t4
    xor t1, t1, t4
    xor a6, a6, t1
    xor t1, t2, a6
    slli t2, t1, 27
    srli t1, t1, 5
    or t1, t2, t1
    lw t2, 152(sp)
    not a6, a6
    and t1, t1, t2
    or a7, a7, t1
    lw t1, 172(sp)
    srli t0, t3, 1
    and t1, t1, s3
    xor t1, s8, t1
    xor t1, t5, t1
    slli t4, t1, 28
    srli t1, t1, 4
    or t1, t4, t1
    lw t4, 144(sp)
    lw a4, 164(sp)
    and t1, t1, t4
    or a7, a7, t1
    slli t1, a6, 29
    srli a6, a6, 3
    or a6, t1, a6
    lw t1, 140(sp)
    lw s0, 116(sp)
    and a6, a6, t1
    or a6, a7, a6
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 136(sp)
    lw s2, 132(sp)
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t3, 31
    or a6, a6, t0
    lw t0, 120(sp)
    lw t3, 100(sp)
    and a6, a6, t0
    or a5, a5, a6
    lw a6, 168(sp)
    lw s11, 128(sp)
    xor a5, a6, a5
    xori a6, a5, 63
    and t5, a6, t3
    xor a6, a6, a4
    lw a4, 112(sp)
    xor a2, a6, a4
    and s1, a2, s0
    or t5, t5, s1
    and s1, a6, t3
    xor s3, a2, s2
    and s4, s3, s0
    srli s5, t5, 1
    or s1, s1, s4
    xor s4, s5, t5
    lw s5, 108(sp)
    srli s6, s1, 1
    and s4, s4, s5
    xor s6, s6, s1
    slli s7, s4, 1
    and s6, s6, s5
    xor s7, t5, s7
    slli s8, s6, 1
    srli s9, s7, 2
    xor s8, s1, s8
    xor s9, s9, s8
    and s9, s9, s11
    slli ra, s9, 2
    xor s7, s7, ra
    lw ra, 156(sp)
    lw s2, 148(sp)
    xor ra, t5, ra
    srli s0, ra, 1
    xor s2, s1, s2
    xor s0, s0, ra
    and s0, s0, s5
    srli t3, s2, 1
    xor t3, t3, s2
    slli a4, s0, 1
    and t3, t3, s5
    xor a4, ra, a4
    slli s5, t3, 1
    srli t0, a4, 2
    xor s5, s2, s5
    xor t0, t0, s5
    and t0, t0, s11
    slli a7, t0, 2
    srli t1, s7, 4
    xor a7, a4, a7
    xor t1, t1, a7
    lw a4, 124(sp)
    xor s1, s1, s6
    and t1, t1, a4
    slli t4, t1, 4
    xor t4, s7, t4
    # round 6 (aes.dsl:47)
    not t4, t4
    sw t4, 160(a0)
    xor t4, t5, s4
    srli t5, t4, 2
    xor t5, t5, s1
    and t5, t5, s11
    slli s4, t5, 2
    xor t4, t4, s4
    xor s0, ra, s0
    srli s4, s0, 2
    xor t3, s2, t3
    xor s2, s4, t3
    and s2, s2, s11
    slli s4, s2, 2
    srli s6, t4, 4
    xor s0, s0, s4
    xor s4, s6, s0
    and s4, s4, a4
    slli s6, s4, 4
    xor t4, t4, s6
    not t4, t4
    sw t4, 164(a0)
    xor t4, s8, s9
    srli s6, t4, 4
    xor t0, s5, t0
    xor s5, s6, t0
    and s5, s5, a4
    slli s6, s5, 4
    xor t4, t4, s6
    sw t4, 168(a0)
    xor t4, s1, t5
    srli t5, t4, 4
    xor t3, t3, s2
    xor t5, t5, t3
    and t5, t5, a4
    slli s1, t5, 4
    xor t4, t4, s1
    sw t4, 172(a0)
    xor a7, a7, t1
    sw a7, 176(a0)
    xor a7, s0, s4
    not a7, a7
    sw a7, 180(a0)
    xor a7, t0, s5
    not a7, a7
    sw a7, 184(a0)
    xor a7, t3, t5
    sw a7, 188(a0)
    srli a7, s3, 6
    srli t0, s3, 3
    srli t1, s3, 7
    xor t0, t0, t1
    srli t3, s3, 5
    srli t4, s3, 4
    xor t4, t4, t0
    srli t5, s3, 1
    srli s0, s3, 2
    xor s1, s3, t3
    xor s2, t5, t3
    xor s4, t0, s2
    xor s0, s0, s2
    xor s5, a7, t4
    xor s6, s1, s4
    xor t4, t4, s0
    xor s1, s1, s5
    xor t1, t1, s1
    xor s7, s5, t4
    xor t5, t5, s7
    xor s8, t0, t5
    or s9, s0, t5
    and ra, s7, s8
    xor s9, ra, s9
    xor a4, t1, s2
    and s11, s5, a4
    xor s11, s9, s11
    xor t2, a7, s6
    or a3, t1, t2
    sw s3, 148(sp)
    xor s3, s8, a4
    sw a2, 156(sp)
    and a2, t4, s3
    xor s9, s9, a3
    xor a2, a2, s9
    xor s2, s2, s8
    and s9, a7, t0
    sw a6, 164(sp)
    xor a6, t4, t2
    sw a5, 168(sp)
    and a5, s2, a6
    xor s9, ra, s9
    xor a3, a3, s9
    xor a5, a5, a3
    and a3, s1, s4
    xor ra, t0, t1
    sw s8, 172(sp)
    and s8, ra, s6
    xor t3, t3, s9
    xor s9, s8, s11
    xor t3, s8, t3
    xor a2, s1, a2
    xor t3, a3, t3
    xor a3, a2, a5
    xor s8, s9, t3
    and s11, s9, a3
    sw a6, 176(sp)
    and a6, a2, s8
    sw t5, 180(sp)
    xor t5, a5, a6
    and t5, t3, t5
    xor t3, s11, t3
    or a2, a2, t5
    xor a2, s11, a2
    and a5, a5, t3
    or t3, s9, a5
    xor a6, a6, t3
    xor a5, a3, a5
    xor t3, s8, t5
    xor t5, a5, t3
    and a3, s1, a5
    and s1, s2, t3
    xor s2, a2, a6
    xor s8, a2, a5
    and a4, a4, a2
    and s3, s3, a6
    xor s9, s2, t5
    and s7, s7, s2
    and s6, s6, s8
    xor s3, a4, s3
    and a7, a7, s9
    xor s6, s7, s6
    xor a3, s6, a3
    xor a3, a7, a3
    xor s1, a3, s1
    xor s3, s1, s3
    not s3, s3
    slli s11, s3, 24
    srli s3, s3, 8
    or s3, s11, s3
    and s8, ra, s8
    xor s11, a6, t3
    and t1, t1, s11
    xor t1, s8, t1
    xor t1, s1, t1
    and a6, t4, a6
    and t2, t2, s11
    xor t2, s7, t2
    and a5, s4, a5
    and t4, s0, t5
    xor t4, t1, t4
    xor a6, t4, a6
    xor t2, a6, t2
    and s0, s3, s10
    xor a5, t2, a5
    xor a3, a3, a5
    not a3, a3
    slli s1, a3, 25
    srli a3, a3, 7
    or a3, s1, a3
    and a3, a3, t6
    or a3, s0, a3
    and a2, s5, a2
    xor a2, s6, a2
    xor t4, t4, a2
    lw a2, 180(sp)
    and t0, t0, s9
    and t5, a2, t5
    xor t5, a4, t5
    xor t0, t0, t5
    xor t0, t4, t0
    xor a5, a5, t0
    slli t0, a5, 26
    srli a4, a5, 6
    or t0, t0, a4
    lw a4, 160(sp)
    xor a5, t1, a5
    and t0, t0, a4
    or t0, a3, t0
    lw a3, 176(sp)
    not a5, a5
    and t3, a3, t3
    xor a6, a6, t3
    xor a6, a7, a6
    xor a7, t2, a6
    slli t2, a7, 27
    srli a7, a7, 5
    or a7, t2, a7
    lw t2, 152(sp)
    not a6, a6
    and a7, a7, t2
    or a7, t0, a7
    lw t0, 172(sp)
    srli t1, t4, 1
    and t0, t0, s2
    xor t0, s8, t0
    xor t0, t5, t0
    slli t3, t0, 28
    srli t0, t0, 4
    or t0, t3, t0
    lw t3, 144(sp)
    lw t5, 164(sp)
    and t0, t0, t3
    or a7, a7, t0
    slli t0, a6, 29
    srli a6, a6, 3
    or a6, t0, a6
    lw t0, 140(sp)
    lw a3, 104(sp)
    and a6, a6, t0
    or a6, a7, a6
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 136(sp)
    lui s0, 4080
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t4, 31
    or a6, a6, t1
    lw t1, 120(sp)
    lui s2, 1044480
    and a6, a6, t1
    or a5, a5, a6
    lw a6, 168(sp)
    lw s9, 128(sp)
    xor a5, a6, a5
    xori a6, a5, 127
    andi t4, a6, 255
    xor t5, a6, t5
    and a2, t5, a3
    or t4, t4, a2
    lw a2, 156(sp)
    and a6, a6, s2
    xor a2, t5, a2
    and s1, a2, s0
    or t4, t4, s1
    lw s1, 148(sp)
    and s4, a2, a3
    xor s1, a2, s1
    and s3, s1, s2
    or t4, t4, s3
    andi s3, t5, 255
    or s3, s3, s4
    and s4, s1, s0
    or s3, s3, s4
    srli s4, t4, 1
    or a6, s3, a6
    xor s3, s4, t4
    lw s4, 108(sp)
    srli s5, a6, 1
    and s3, s3, s4
    xor s5, s5, a6
    slli s6, s3, 1
    and s5, s5, s4
    xor s6, t4, s6
    slli s7, s5, 1
    srli s8, s6, 2
    xor s7, a6, s7
    xor s8, s8, s7
    and s8, s8, s9
    slli s11, s8, 2
    xor s6, s6, s11
    lw s11, 112(sp)
    lw ra, 100(sp)
    lw s0, 132(sp)
    and s2, s11, ra
    lw a3, 116(sp)
    srli t0, s6, 4
    and t1, s0, a3
    or t1, s2, t1
    and s0, s0, ra
    and s2, s11, a3
    or s0, s0, s2
    xor t1, t4, t1
    srli s2, t1, 1
    xor s0, a6, s0
    xor s2, s2, t1
    and s2, s2, s4
    srli s11, s0, 1
    xor s11, s11, s0
    slli a3, s2, 1
    and s11, s11, s4
    xor a3, t1, a3
    slli ra, s11, 1
    srli s4, a3, 2
    xor ra, s0, ra
    xor s4, s4, ra
    and s4, s4, s9
    slli a7, s4, 2
    xor a7, a3, a7
    xor t0, t0, a7
    lw a3, 124(sp)
    xor a6, a6, s5
    and t0, t0, a3
    slli t3, t0, 4
    xor t3, s6, t3
    # round 7 (aes.dsl:47)
    not t3, t3
    sw t3, 192(a0)
    xor t3, t4, s3
    srli t4, t3, 2
    xor t4, t4, a6
    and t4, t4, s9
    slli s3, t4, 2
    xor t3, t3, s3
    xor t1, t1, s2
    srli s2, t1, 2
    xor s0, s0, s11
    xor s2, s2, s0
    and s2, s2, s9
    slli s3, s2, 2
    srli s5, t3, 4
    xor t1, t1, s3
    xor s3, s5, t1
    and s3, s3, a3
    slli s5, s3, 4
    xor t3, t3, s5
    not t3, t3
    sw t3, 196(a0)
    xor t3, s7, s8
    srli s5, t3, 4
    xor s4, ra, s4
    xor s5, s5, s4
    and s5, s5, a3
    slli s6, s5, 4
    xor t3, t3, s6
    sw t3, 200(a0)
    xor a6, a6, t4
    srli t3, a6, 4
    xor t4, s0, s2
    xor t3, t3, t4
    and t3, t3, a3
    slli s0, t3, 4
    xor a6, a6, s0
    sw a6, 204(a0)
    xor a6, a7, t0
    sw a6, 208(a0)
    xor a6, t1, s3
    not a6, a6
    sw a6, 212(a0)
    xor a6, s4, s5
    not a6, a6
    sw a6, 216(a0)
    xor a6, t4, t3
    sw a6, 220(a0)
    srli a6, s1, 6
    srli a7, s1, 3
    srli t0, s1, 7
    xor a7, a7, t0
    srli t1, s1, 5
    srli t3, s1, 4
    xor t3, t3, a7
    srli t4, s1, 1
    srli s0, s1, 2
    xor s2, s1, t1
    xor s3, t4, t1
    xor s4, a7, s3
    xor s0, s0, s3
    xor s5, a6, t3
    xor s6, s2, s4
    xor t3, t3, s0
    xor s2, s2, s5
    xor t0, t0, s2
    xor s7, s5, t3
    xor t4, t4, s7
    xor s8, a7, t4
    or s11, s0, t4
    and ra, s7, s8
    xor s11, ra, s11
    xor a3, t0, s3
    and s9, s5, a3
    xor s9, s11, s9
    xor t2, a6, s6
    or a4, t0, t2
    sw s1, 112(sp)
    xor s1, s8, a3
    sw a2, 132(sp)
    and a2, t3, s1
    xor s11, s11, a4
    xor a2, a2, s11
    xor s3, s3, s8
    and s11, a6, a7
    sw t5, 148(sp)
    xor t5, t3, t2
    sw a5, 156(sp)
    and a5, s3, t5
    xor s11, ra, s11
    xor a4, a4, s11
    xor a5, a5, a4
    and a4, s2, s4
    xor ra, a7, t0
    sw s8, 164(sp)
    and s8, ra, s6
    xor t1, t1, s11
    xor s9, s8, s9
    xor t1, s8, t1
    xor a2, s2, a2
    xor t1, a4, t1
    xor a4, a2, a5
    xor s8, s9, t1
    and s11, s9, a4
    sw t5, 168(sp)
    and t5, a2, s8
    sw t4, 172(sp)
    xor t4, a5, t5
    and t4, t1, t4
    xor t1, s11, t1
    or a2, a2, t4
    xor a2, s11, a2
    and a5, a5, t1
    or t1, s9, a5
    xor t1, t5, t1
    xor a5, a4, a5
    xor t4, s8, t4
    xor t5, a5, t4
    and a4, s2, a5
    and s2, s3, t4
    xor s3, a2, t1
    xor s8, a2, a5
    and a3, a3, a2
    and s1, s1, t1
    xor s9, s3, t5
    and s7, s7, s3
    and s6, s6, s8
    xor s1, a3, s1
    and a6, a6, s9
    xor s6, s7, s6
    xor a4, s6, a4
    xor a4, a6, a4
    xor s2, a4, s2
    xor s1, s2, s1
    not s1, s1
    slli s11, s1, 24
    srli s1, s1, 8
    or s1, s11, s1
    and s8, ra, s8
    xor s11, t1, t4
    and t0, t0, s11
    xor t0, s8, t0
    xor t0, s2, t0
    and t1, t3, t1
    and t2, t2, s11
    xor t2, s7, t2
    and a5, s4, a5
    and t3, s0, t5
    xor t3, t0, t3
    xor t1, t3, t1
    xor t2, t1, t2
    and s0, s1, s10
    xor a5, t2, a5
    xor a4, a4, a5
    not a4, a4
    slli s1, a4, 25
    srli a4, a4, 7
    or a4, s1, a4
    and a4, a4, t6
    or a4, s0, a4
    and a2, s5, a2
    xor a2, s6, a2
    xor t3, t3, a2
    lw a2, 172(sp)
    and a7, a7, s9
    and t5, a2, t5
    xor t5, a3, t5
    xor a7, a7, t5
    xor a7, t3, a7
    xor a5, a5, a7
    slli a7, a5, 26
    srli a3, a5, 6
    or a7, a7, a3
    lw a3, 160(sp)
    xor a5, t0, a5
    and a7, a7, a3
    or a7, a4, a7
    lw a4, 168(sp)
    not a5, a5
    and t4, a4, t4
    xor t1, t1, t4
    xor a6, a6, t1
    xor t1, t2, a6
    slli t2, t1, 27
    srli t1, t1, 5
    or t1, t2, t1
    lw t2, 152(sp)
    not a6, a6
    and t1, t1, t2
    or a7, a7, t1
    lw t1, 164(sp)
    srli t0, t3, 1
    and t1, t1, s3
    xor t1, s8, t1
    xor t1, t5, t1
    slli t4, t1, 28
    srli t1, t1, 4
    or t1, t4, t1
    lw t4, 144(sp)
    lw t5, 148(sp)
    and t1, t1, t4
    or a7, a7, t1
    slli t1, a6, 29
    srli a6, a6, 3
    or a6, t1, a6
    lw t1, 140(sp)
    lw a4, 108(sp)
    and a6, a6, t1
    or a6, a7, a6
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 136(sp)
    lw s3, 128(sp)
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t3, 31
    or a6, a6, t0
    lw t0, 120(sp)
    lw s7, 112(sp)
    and a6, a6, t0
    or a5, a5, a6
    lw a6, 156(sp)
    xor a5, a6, a5
    xori a6, a5, 255
    srli t3, a6, 1
    xor t5, a6, t5
    xor t3, t3, a6
    and t3, t3, a4
    srli a2, t5, 1
    xor a2, a2, t5
    slli s0, t3, 1
    and a2, a2, a4
    xor s0, a6, s0
    slli s1, a2, 1
    srli s2, s0, 2
    xor s1, t5, s1
    xor s2, s2, s1
    and s2, s2, s3
    slli s4, s2, 2
    xor s0, s0, s4
    lw s4, 132(sp)
    xor a6, a6, t3
    xor s5, t5, s4
    srli s6, s5, 1
    xor s6, s6, s5
    and s6, s6, a4
    xor s8, s5, s7
    srli s9, s8, 1
    xor s11, s9, s8
    slli ra, s6, 1
    and s11, s11, a4
    xor ra, s5, ra
    slli s7, s11, 1
    srli s4, ra, 2
    xor s7, s8, s7
    xor s4, s4, s7
    and s4, s4, s3
    srli a4, s0, 4
    slli t0, s4, 2
    xor t0, ra, t0
    xor a4, a4, t0
    lw ra, 124(sp)
    xor t3, t5, a2
    and a4, a4, ra
    slli a7, a4, 4
    xor a7, s0, a7
    # round 8 (aes.dsl:47)
    not a7, a7
    sw a7, 224(a0)
    srli a7, a6, 2
    xor a7, a7, t3
    and a7, a7, s3
    slli a2, a7, 2
    xor a6, a6, a2
    xor a2, s5, s6
    srli s0, a2, 2
    xor s6, s8, s11
    xor s0, s0, s6
    and s0, s0, s3
    srli s11, a6, 4
    slli s3, s0, 2
    xor a2, a2, s3
    xor s3, s11, a2
    and s3, s3, ra
    slli s11, s3, 4
    xor a6, a6, s11
    not a6, a6
    sw a6, 228(a0)
    xor a6, s1, s2
    srli s1, a6, 4
    xor s2, s7, s4
    xor s1, s1, s2
    and s1, s1, ra
    slli s4, s1, 4
    xor a6, a6, s4
    sw a6, 232(a0)
    xor a6, t3, a7
    srli a7, a6, 4
    xor t3, s6, s0
    xor a7, a7, t3
    and a7, a7, ra
    slli s0, a7, 4
    xor a6, a6, s0
    sw a6, 236(a0)
    xor a6, t0, a4
    sw a6, 240(a0)
    xor a6, a2, s3
    not a6, a6
    sw a6, 244(a0)
    xor a6, s2, s1
    not a6, a6
    sw a6, 248(a0)
    xor a6, t3, a7
    sw a6, 252(a0)
    srli a6, s8, 6
    srli a7, s8, 3
    srli t0, s8, 7
    xor a7, a7, t0
    srli t3, s8, 5
    srli a4, s8, 4
    xor a4, a4, a7
    srli a2, s8, 2
    xor s0, s8, t3
    xor s1, s9, t3
    xor s2, a7, s1
    xor a2, a2, s1
    xor s3, a6, a4
    xor s4, s0, s2
    xor a4, a4, a2
    xor s0, s0, s3
    xor t0, t0, s0
    xor s6, s3, a4
    xor s7, s9, s6
    xor s9, a7, s7
    or s11, a2, s7
    and ra, s6, s9
    xor s11, ra, s11
    xor t1, t0, s1
    and t4, s3, t1
    xor t4, s11, t4
    xor t2, a6, s4
    or a3, t0, t2
    sw s8, 148(sp)
    xor s8, s9, t1
    sw s5, 156(sp)
    and s5, a4, s8
    xor s11, s11, a3
    xor s5, s5, s11
    xor s1, s1, s9
    and s11, a6, a7
    sw t5, 164(sp)
    xor t5, a4, t2
    sw a5, 168(sp)
    and a5, s1, t5
    xor s11, ra, s11
    xor a3, a3, s11
    xor a5, a5, a3
    and a3, s0, s2
    xor ra, a7, t0
    sw s9, 172(sp)
    and s9, ra, s4
    xor t3, t3, s11
    xor t4, s9, t4
    xor t3, s9, t3
    xor s5, s0, s5
    xor t3, a3, t3
    xor a3, s5, a5
    xor s9, t4, t3
    and s11, t4, a3
    sw t5, 176(sp)
    and t5, s5, s9
    sw s7, 180(sp)
    xor s7, a5, t5
    and s7, t3, s7
    xor t3, s11, t3
    or s5, s5, s7
    xor s5, s11, s5
    and a5, a5, t3
    or t3, t4, a5
    xor t3, t5, t3
    xor a5, a3, a5
    xor t4, s9, s7
    xor t5, a5, t4
    and a3, s0, a5
    and s0, s1, t4
    xor s1, s5, t3
    xor s7, s5, a5
    and t1, t1, s5
    and s8, s8, t3
    xor s9, s1, t5
    and s6, s6, s1
    and s4, s4, s7
    xor s8, t1, s8
    and a6, a6, s9
    xor s4, s6, s4
    xor a3, s4, a3
    xor a3, a6, a3
    xor s0, a3, s0
    xor s8, s0, s8
    not s8, s8
    slli s11, s8, 24
    srli s8, s8, 8
    or s8, s11, s8
    and s7, ra, s7
    xor s11, t3, t4
    and t0, t0, s11
    xor t0, s7, t0
    xor t0, s0, t0
    and t3, a4, t3
    and t2, t2, s11
    xor t2, s6, t2
    and a5, s2, a5
    and a4, a2, t5
    xor a4, t0, a4
    xor t3, a4, t3
    xor t2, t3, t2
    and a2, s8, s10
    xor a5, t2, a5
    xor a3, a3, a5
    not a3, a3
    slli s0, a3, 25
    srli a3, a3, 7
    or a3, s0, a3
    and a3, a3, t6
    or a3, a2, a3
    and a2, s3, s5
    xor a2, s4, a2
    xor a4, a4, a2
    lw a2, 180(sp)
    and a7, a7, s9
    and t5, a2, t5
    xor t1, t1, t5
    xor a7, a7, t1
    xor a7, a4, a7
    xor a5, a5, a7
    slli a7, a5, 26
    srli t5, a5, 6
    or a7, a7, t5
    lw t5, 160(sp)
    xor a5, t0, a5
    and a7, a7, t5
    or a7, a3, a7
    lw a3, 176(sp)
    not a5, a5
    and t4, a3, t4
    xor t3, t3, t4
    xor a6, a6, t3
    xor t2, t2, a6
    slli t3, t2, 27
    srli t2, t2, 5
    or t2, t3, t2
    lw t3, 152(sp)
    not a6, a6
    and t2, t2, t3
    or a7, a7, t2
    lw t2, 172(sp)
    srli t0, a4, 1
    and t2, t2, s1
    xor t2, s7, t2
    xor t1, t1, t2
    slli t2, t1, 28
    srli t1, t1, 4
    or t1, t2, t1
    lw t2, 144(sp)
    lw a3, 156(sp)
    and t1, t1, t2
    or a7, a7, t1
    slli t1, a6, 29
    srli a6, a6, 3
    or a6, t1, a6
    lw t1, 140(sp)
    lw s0, 148(sp)
    and a6, a6, t1
    or a6, a7, a6
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 136(sp)
    lw s2, 104(sp)
    and a5, a5, a7
    or a5, a6, a5
    slli a6, a4, 31
    or a6, a6, t0
    lw t0, 120(sp)
    lw a4, 164(sp)
    and a6, a6, t0
    or a5, a5, a6
    lw a6, 168(sp)
    lw s8, 128(sp)
    xor a5, a6, a5
    xori a6, a5, 228
    andi t4, a6, 255
    xor a4, a6, a4
    xor a2, a4, a3
    xor s1, a2, s0
    and s3, s1, s2
    or t4, t4, s3
    lui s3, 4080
    and s4, a2, s3
    or t4, t4, s4
    lui s4, 1044480
    and s5, a4, s4
    or t4, t4, s5
    and a6, a6, s2
    andi s2, a4, 255
    or a6, s2, a6
    and s2, s1, s3
    or a6, a6, s2
    and s2, a2, s4
    or a6, a6, s2
    srli s2, a6, 1
    srli s3, t4, 1
    xor s2, s2, a6
    xor s3, s3, t4
    lw s4, 108(sp)
    lw s11, 100(sp)
    and s2, s2, s4
    and s3, s3, s4
    slli s5, s2, 1
    slli s6, s3, 1
    xor s5, a6, s5
    xor s6, t4, s6
    srli s7, s6, 2
    xor s7, s7, s5
    and s7, s7, s8
    slli s9, s7, 2
    xor s6, s6, s9
    lw s9, 132(sp)
    lw s0, 112(sp)
    lw a3, 116(sp)
    and ra, s9, s11
    and a7, s0, a3
    or a7, ra, a7
    and s0, s0, s11
    and s9, s9, a3
    or s0, s0, s9
    xor s0, a6, s0
    xor a7, t4, a7
    srli s9, s0, 1
    srli ra, a7, 1
    xor s9, s9, s0
    xor ra, ra, a7
    and s9, s9, s4
    and ra, ra, s4
    slli a3, s9, 1
    slli s11, ra, 1
    xor a3, s0, a3
    xor s11, a7, s11
    srli t1, s11, 2
    xor t1, t1, a3
    and t1, t1, s8
    slli t0, t1, 2
    srli s4, s6, 4
    xor t0, s11, t0
    xor s4, s4, t0
    lw s11, 124(sp)
    xor a6, a6, s2
    and s4, s4, s11
    slli t2, s4, 4
    xor t2, s6, t2
    # round 9 (aes.dsl:47)
    not t2, t2
    sw t2, 256(a0)
    xor t2, t4, s3
    srli t4, t2, 2
    xor t4, t4, a6
    and t4, t4, s8
    slli s2, t4, 2
    xor t2, t2, s2
    xor a7, a7, ra
    xor s0, s0, s9
    srli s2, a7, 2
    xor s2, s2, s0
    and s2, s2, s8
    slli s3, s2, 2
    srli s6, t2, 4
    xor a7, a7, s3
    xor s3, s6, a7
    and s3, s3, s11
    slli s6, s3, 4
    xor t2, t2, s6
    not t2, t2
    sw t2, 260(a0)
    xor t2, s5, s7
    srli s5, t2, 4
    xor t1, a3, t1
    xor a3, s5, t1
    and a3, a3, s11
    slli s5, a3, 4
    xor t2, t2, s5
    sw t2, 264(a0)
    xor a6, a6, t4
    srli t2, a6, 4
    xor t4, s0, s2
    xor t2, t2, t4
    and t2, t2, s11
    slli s0, t2, 4
    xor a6, a6, s0
    sw a6, 268(a0)
    xor a6, t0, s4
    sw a6, 272(a0)
    xor a6, a7, s3
    not a6, a6
    sw a6, 276(a0)
    xor a6, t1, a3
    not a6, a6
    sw a6, 280(a0)
    xor a6, t4, t2
    srli a7, s1, 6
    sw a6, 284(a0)
    srli a6, s1, 3
    srli t0, s1, 7
    xor a6, a6, t0
    srli t1, s1, 5
    srli t2, s1, 4
    xor t2, t2, a6
    srli t4, s1, 1
    srli a3, s1, 2
    xor s0, s1, t1
    xor s2, t4, t1
    xor s3, a6, s2
    xor a3, a3, s2
    xor s4, a7, t2
    xor s5, s0, s3
    xor t2, t2, a3
    xor s0, s0, s4
    xor t0, t0, s0
    xor s6, s4, t2
    xor t4, t4, s6
    xor s7, a6, t4
    or s9, a3, t4
    and ra, s6, s7
    xor s9, ra, s9
    xor s11, t0, s2
    and s8, s4, s11
    xor s8, s9, s8
    xor t3, a7, s5
    or t5, t0, t3
    sw s1, 132(sp)
    xor s1, s7, s11
    sw a2, 112(sp)
    and a2, t2, s1
    xor s9, s9, t5
    xor a2, a2, s9
    xor s2, s2, s7
    and s9, a7, a6
    sw a4, 104(sp)
    xor a4, t2, t3
    sw a5, 164(sp)
    and a5, s2, a4
    xor s9, ra, s9
    xor t5, t5, s9
    xor a5, a5, t5
    and t5, s0, s3
    xor ra, a6, t0
    sw s7, 168(sp)
    and s7, ra, s5
    xor t1, t1, s9
    xor s8, s7, s8
    xor t1, s7, t1
    xor a2, s0, a2
    xor t1, t5, t1
    xor t5, a2, a5
    xor s7, s8, t1
    and s9, s8, t5
    sw a4, 172(sp)
    and a4, a2, s7
    sw t4, 176(sp)
    xor t4, a5, a4
    and t4, t1, t4
    xor t1, s9, t1
    or a2, a2, t4
    xor a2, s9, a2
    and a5, a5, t1
    or t1, s8, a5
    xor t1, a4, t1
    xor a5, t5, a5
    xor t4, s7, t4
    xor t5, a5, t4
    and a4, s0, a5
    and s0, s2, t4
    xor s2, a2, t1
    xor s7, a2, a5
    and s8, s11, a2
    and s1, s1, t1
    xor s9, s2, t5
    and s6, s6, s2
    and s5, s5, s7
    xor s1, s8, s1
    and a7, a7, s9
    xor s5, s6, s5
    xor a4, s5, a4
    xor a4, a7, a4
    xor s0, a4, s0
    xor s1, s0, s1
    not s1, s1
    slli s11, s1, 24
    srli s1, s1, 8
    or s1, s11, s1
    and s1, s1, s10
    and s7, ra, s7
    xor s10, t1, t4
    and t0, t0, s10
    xor t0, s7, t0
    xor t0, s0, t0
    and t1, t2, t1
    and t2, t3, s10
    xor t2, s6, t2
    and a5, s3, a5
    and t3, a3, t5
    xor t3, t0, t3
    xor t1, t3, t1
    xor t2, t1, t2
    xor a5, t2, a5
    xor a4, a4, a5
    not a4, a4
    slli a3, a4, 25
    srli a4, a4, 7
    or a4, a3, a4
    and t6, a4, t6
    or t6, s1, t6
    and a4, s4, a2
    xor a4, s5, a4
    xor t3, t3, a4
    lw a4, 176(sp)
    and a6, a6, s9
    and t5, a4, t5
    xor t5, s8, t5
    xor a6, a6, t5
    xor a6, t3, a6
    xor a5, a5, a6
    slli a6, a5, 26
    srli a4, a5, 6
    or a6, a6, a4
    lw a4, 160(sp)
    xor a5, t0, a5
    and a6, a6, a4
    or a6, t6, a6
    lw t6, 172(sp)
    not a5, a5
    and t4, t6, t4
    xor t1, t1, t4
    xor a7, a7, t1
    xor t1, t2, a7
    slli t2, t1, 27
    srli t1, t1, 5
    or t1, t2, t1
    lw t2, 152(sp)
    lw t6, 120(sp)
    and t1, t1, t2
    or a6, a6, t1
    lw t1, 168(sp)
    not a7, a7
    and t1, t1, s2
    xor t1, s7, t1
    xor t1, t5, t1
    slli t2, t1, 28
    srli t1, t1, 4
    or t1, t2, t1
    lw t2, 144(sp)
    lw t5, 108(sp)
    and t1, t1, t2
    slli t2, t3, 31
    srli t3, t3, 1
    or t2, t2, t3
    lw t3, 0(a1)
    and t2, t2, t6
    srli t4, t3, 1
    xor t4, t4, t3
    and t4, t4, t5
    slli t6, t4, 1
    xor t6, t3, t6
    slli t0, a7, 29
    srli a7, a7, 3
    or a7, t0, a7
    srli t0, t6, 2
    lw a4, 140(sp)
    lw a2, 136(sp)
    and a7, a7, a4
    slli a4, a5, 30
    srli a5, a5, 2
    or a5, a4, a5
    lw a4, 4(a1)
    and a5, a5, a2
    srli a3, a4, 1
    xor a3, a3, a4
    and a3, a3, t5
    slli a2, a3, 1
    xor a2, a4, a2
    xor t0, t0, a2
    lw s0, 128(sp)
    or a6, a6, t1
    and t0, t0, s0
    slli t1, t0, 2
    xor t1, t6, t1
    srli t6, t1, 4
    or a6, a6, a7
    lw a7, 8(a1)
    or a5, a6, a5
    srli s1, a7, 1
    xor s1, s1, a7
    and s1, s1, t5
    slli a6, s1, 1
    xor a6, a7, a6
    or a5, a5, t2
    srli t2, a6, 2
    lw s2, 96(sp)
    lw s3, 12(a1)
    lw s4, 164(sp)
    xor s2, s2, s3
    and s2, s2, t5
    xor a5, s4, a5
    slli s4, s2, 1
    xor s4, s3, s4
    xor t2, t2, s4
    and t2, t2, s0
    xori a5, a5, 210
    lw s5, 104(sp)
    lw s6, 100(sp)
    xor s5, a5, s5
    and a5, a5, s6
    lw s7, 112(sp)
    lw s9, 132(sp)
    xor s7, s5, s7
    and s5, s5, s6
    lw s6, 116(sp)
    lw s10, 148(sp)
    and s8, s7, s6
    xor s7, s7, s9
    or a5, a5, s8
    and s6, s7, s6
    srli s7, a5, 1
    or s5, s5, s6
    lw s6, 156(sp)
    xor s7, s7, a5
    xor s6, a5, s6
    srli s8, s5, 1
    srli s9, s6, 1
    xor s10, s5, s10
    and s7, s7, t5
    xor s8, s8, s5
    xor s9, s9, s6
    slli s11, s7, 1
    xor s7, a5, s7
    xor a5, a5, s11
    srli s11, s10, 1
    and s8, s8, t5
    and s9, s9, t5
    xor s11, s11, s10
    and t5, s11, t5
    slli s11, s8, 1
    xor s8, s5, s8
    xor s5, s5, s11
    slli s11, s9, 1
    xor s9, s6, s9
    xor s6, s6, s11
    slli s11, t5, 1
    xor t5, s10, t5
    xor s10, s10, s11
    srli s11, s7, 2
    xor s11, s11, s8
    and s11, s11, s0
    xor s8, s8, s11
    slli s11, s11, 2
    xor s7, s7, s11
    srli s11, a5, 2
    xor s11, s11, s5
    and s11, s11, s0
    xor s5, s5, s11
    slli s11, s11, 2
    xor a5, a5, s11
    srli s11, s9, 2
    xor s11, s11, t5
    and s11, s11, s0
    xor t5, t5, s11
    slli s11, s11, 2
    xor s9, s9, s11
    srli s11, s6, 2
    xor s11, s11, s10
    and s11, s11, s0
    xor s10, s10, s11
    slli s11, s11, 2
    xor s6, s6, s11
    srli s11, s8, 4
    xor s11, s11, t5
    lw ra, 124(sp)
    xor a7, a7, s1
    and s11, s11, ra
    xor t5, t5, s11
    slli s11, s11, 4
    xor s8, s8, s11
    slli s11, t2, 2
    xor a6, a6, s11
    xor t6, t6, a6
    and t6, t6, ra
    slli s11, t6, 4
    xor t1, t1, s11
    sw t1, 320(a0)
    xor t1, t3, t4
    srli t3, t1, 2
    xor t4, a4, a3
    xor t3, t3, t4
    and t3, t3, s0
    slli a4, t3, 2
    xor t1, t1, a4
    srli a4, t1, 4
    srli a3, a7, 2
    xor s1, s3, s2
    xor a3, a3, s1
    and a3, a3, s0
    slli s0, a3, 2
    xor a7, a7, s0
    xor a4, a4, a7
    and a4, a4, ra
    slli s0, a4, 4
    xor t1, t1, s0
    sw t1, 324(a0)
    xor t0, a2, t0
    srli t1, t0, 4
    xor t2, s4, t2
    xor t1, t1, t2
    and t1, t1, ra
    slli a2, t1, 4
    xor t0, t0, a2
    sw t0, 328(a0)
    xor t0, t4, t3
    srli t3, t0, 4
    xor t4, s1, a3
    xor t3, t3, t4
    and t3, t3, ra
    slli a3, t3, 4
    xor t0, t0, a3
    sw t0, 332(a0)
    xor a6, a6, t6
    sw a6, 336(a0)
    xor a6, a7, a4
    sw a6, 340(a0)
    xor a6, t2, t1
    sw a6, 344(a0)
    xor a6, t4, t3
    sw a6, 348(a0)
    sw t5, 316(a0)
    srli a6, s7, 4
    xor a6, a6, s9
    and a6, a6, ra
    xor a7, s9, a6
    slli a6, a6, 4
    xor a6, s7, a6
    srli t0, s5, 4
    xor t0, t0, s10
    and t0, t0, ra
    xor t1, s10, t0
    slli t0, t0, 4
    xor t0, s5, t0
    srli t2, a5, 4
    xor t2, t2, s6
    and t2, t2, ra
    sw s8, 300(a0)
    slli t3, t2, 4
    xor t2, s6, t2
    # round 10 (aes.dsl:53)
    not a7, a7
    not t1, t1
    xor a5, a5, t3
    not a6, a6
    sw t0, 296(a0)
    sw t2, 304(a0)
    sw a7, 308(a0)
    sw t1, 312(a0)
    not a5, a5
    sw a6, 292(a0)
    sw a5, 288(a0)
    addi t0, sp, 64
    addi t1, sp, 192
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
    addi sp, sp, 192
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
    lbu a7, 10(a1)
    lbu t0, 7(a1)
    lbu t1, 11(a1)
    lbu t2, 3(a1)
    lbu t3, 4(a1)
    lbu t4, 9(a1)
    lbu t5, 5(a1)
    lbu t6, 8(a1)
    lbu a4, 6(a1)
    lbu a3, 0(a1)
    slli a6, a6, 16
    slli a4, a4, 16
    slli t5, t5, 8
    slli a5, a5, 8
    slli t2, t2, 24
    or a5, a3, a5
    or t3, t3, t5
    or a5, a5, a6
    or a5, a5, t2
    lui a6, 209715
    lui t2, 349525
    addi t2, t2, 1365
    slli a7, a7, 16
    slli t1, t1, 24
    slli t4, t4, 8
    slli t0, t0, 24
    or t4, t6, t4
    or a7, t4, a7
    or t3, t3, a4
    or t0, t3, t0
    or a7, a7, t1
    srli t1, a5, 1
    srli t3, t0, 1
    xor t1, t1, a5
    xor t3, t3, t0
    and t1, t1, t2
    and t3, t3, t2
    xor t4, a5, t1
    slli t1, t1, 1
    slli t5, t3, 1
    xor t5, t0, t5
    xor a5, a5, t1
    lui t1, 61681
    addi a6, a6, 819
    srli t6, a7, 1
    xor t6, t6, a7
    and t2, t6, t2
    slli t6, t2, 1
    xor t2, a7, t2
    xor t0, t0, t3
    srli t3, t4, 2
    srli a4, t2, 2
    xor a7, a7, t6
    srli t6, a5, 2
    srli a3, a7, 2
    xor t3, t3, t0
    xor t6, t6, t5
    and t3, t3, a6
    and a3, a3, a6
    and t6, t6, a6
    slli a2, t3, 2
    slli s0, a3, 2
    xor t0, t0, t3
    xor a7, a7, s0
    slli t3, t6, 2
    xor t5, t5, t6
    xor t4, t4, a2
    xor a5, a5, t3
    lw t3, 324(a0)
    and a6, a4, a6
    slli t6, a6, 2
    xor t2, t2, t6
    srli t6, a5, 4
    xor t6, t6, a7
    lw a4, 336(a0)
    lw a2, 320(a0)
    addi t1, t1, -241
    and t6, t6, t1
    slli s0, t6, 4
    xor a5, a5, s0
    lw s0, 344(a0)
    lw s1, 328(a0)
    srli s2, t5, 4
    xor a7, a7, t6
    lw t6, 348(a0)
    lw s3, 340(a0)
    lw s4, 332(a0)
    srli s5, t0, 4
    srli s6, t4, 4
    xor s5, s5, a6
    xor s2, s2, a3
    xor s6, s6, t2
    and s5, s5, t1
    slli s7, s5, 4
    xor a6, a6, s5
    and s5, s6, t1
    and t1, s2, t1
    xor t0, t0, s7
    slli s2, s5, 4
    xor t2, t2, s5
    xor a6, a6, t6
    slli t6, t1, 4
    xor t1, a3, t1
    xor t2, t2, s3
    xor t1, t1, s0
    xor t5, t5, t6
    sw a6, 380(a0)
    xor a6, t4, s2
    xor t0, t0, s4
    xor a6, a6, t3
    sw t0, 364(a0)
    sw t1, 376(a0)
    xor t0, t5, s1
    xor a7, a7, a4
    sw t2, 372(a0)
    sw a6, 356(a0)
    sw a7, 368(a0)
    xor a5, a5, a2
    sw t0, 360(a0)
    sw a5, 352(a0)
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
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 32
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    sw a3, 72(sp)
    beqz t1, .Llwcc_aes128_128_ctr_crypt_rv32i_group
    j .Llwcc_aes128_128_ctr_crypt_rv32i_rest
.Llwcc_aes128_128_ctr_crypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a4, 76(sp)
    lui a5, 349525
    addi a5, a5, 1365
    lui a6, 209715
    addi a6, a6, 819
    lui a7, 61681
    addi a7, a7, -241
    # round 10 (aes.dsl:53)
    lui t0, 1044496
    addi t0, t0, -256
    srli t1, a4, 8
    andi t1, t1, 255
    slli t1, t1, 16
    srli t2, a4, 16
    andi t2, t2, 255
    slli t2, t2, 8
    srli t3, a4, 24
    or t2, t3, t2
    or t1, t2, t1
    slli t2, a4, 24
    or t1, t1, t2
    srli t2, t1, 1
    addi t3, a4, 1
    srli t4, t3, 16
    andi t4, t4, 255
    slli t4, t4, 8
    srli t5, t3, 24
    or t4, t5, t4
    slli t5, t3, 24
    srli t3, t3, 8
    andi t3, t3, 255
    slli t3, t3, 16
    or t3, t4, t3
    or t3, t3, t5
    xor t2, t2, t3
    and t2, t2, a5
    xor t3, t3, t2
    slli t2, t2, 1
    xor t1, t1, t2
    and t2, t1, a6
    xor t1, t1, t2
    slli t2, t2, 2
    and t4, t2, a7
    lw t5, 368(a3)
    xor t2, t2, t4
    xor t2, t5, t2
    lw t5, 352(a3)
    slli t4, t4, 4
    xor t4, t5, t4
    and t5, t1, a7
    lw t6, 376(a3)
    xor t1, t1, t5
    xor t1, t6, t1
    lw t6, 360(a3)
    slli t5, t5, 4
    xor t5, t6, t5
    and t6, t3, a6
    xor t3, t3, t6
    slli t6, t6, 2
    and s0, t6, a7
    lw s1, 372(a3)
    xor t6, t6, s0
    xor t6, s1, t6
    lw s1, 356(a3)
    slli s0, s0, 4
    xor s0, s1, s0
    and s1, t3, a7
    lw s2, 380(a3)
    xor t3, t3, s1
    xor t3, s2, t3
    lw s2, 364(a3)
    slli s1, s1, 4
    xor s1, s2, s1
    # round 1 (aes.dsl:47)
    lui s2, 12336
    addi s2, s2, 771
    xor t4, t4, t6
    xor s1, s1, t3
    xor t2, t2, s1
    xor s3, t1, t2
    xor s4, t4, s3
    xor t3, t3, s4
    xor s5, s1, t3
    and s6, t1, s1
    xor s7, s0, t6
    xor t5, t5, s7
    xor t2, t2, t5
    xor s8, s3, t2
    xor s0, s0, s8
    xor s9, s1, s0
    xor s10, s7, s9
    and s11, s8, s9
    xor s6, s11, s6
    xor t6, t6, s6
    or ra, t5, s0
    xor s11, s11, ra
    xor ra, t3, s7
    xor s7, s1, s7
    xor t4, t4, s7
    and a4, s5, t4
    xor t6, a4, t6
    xor a2, t1, t4
    xor a0, t2, a2
    and a1, s10, a0
    sw t0, 96(sp)
    or t0, t3, a2
    xor s6, t0, s6
    xor a1, a1, s6
    xor t0, s11, t0
    and s6, s4, s7
    xor t6, s6, t6
    and s6, s3, ra
    xor s6, s11, s6
    xor a4, a4, s6
    xor s6, a4, t6
    xor s11, s9, ra
    sw a5, 100(sp)
    and a5, t2, s11
    xor a5, a5, t0
    xor a5, s4, a5
    xor t0, a5, a1
    sw a6, 104(sp)
    and a6, a4, t0
    xor a3, a6, t6
    and a3, a1, a3
    or a4, a4, a3
    xor t0, t0, a3
    and a3, s4, t0
    and s4, s7, t0
    and s7, a5, s6
    xor a1, a1, s7
    and t6, t6, a1
    xor a4, s7, a4
    and a1, s11, a4
    and t2, t2, a4
    or a5, a5, t6
    xor a5, a6, a5
    xor a6, s6, t6
    and t6, a0, a6
    and a0, s10, a6
    and s3, s3, a5
    and s6, ra, a5
    xor a1, s6, a1
    xor s7, t0, a6
    and s0, s0, s7
    xor s0, s6, s0
    and t5, t5, s7
    xor a6, a4, a6
    and t3, t3, a6
    and a6, a2, a6
    xor t0, a5, t0
    xor a5, a5, a4
    and a4, s9, a5
    and a2, s8, a5
    xor a5, a5, s7
    and s1, s1, a5
    and a5, t1, a5
    xor t1, s1, s0
    xor a6, a2, a6
    and s1, s5, t0
    and t0, t4, t0
    xor t0, a2, t0
    xor t4, t0, a3
    xor t0, t0, s3
    xor t4, a5, t4
    xor a3, t4, a0
    xor a2, a3, a1
    xor a4, s1, a4
    xor a4, s0, a4
    xor t3, s1, t3
    xor t3, a3, t3
    xor t5, t3, t5
    xor t0, t5, t0
    xor t2, t5, t2
    xor a6, t2, a6
    xor t2, t2, t6
    xor a5, a5, t2
    xor t2, a6, s4
    xor t4, t4, t2
    xor a6, a6, a5
    xor t1, t0, t1
    xor t1, t2, t1
    xor t2, t3, t1
    slli t3, t2, 24
    srli t5, t2, 8
    or t3, t3, t5
    and t5, t3, s2
    xor t3, t3, t5
    srli t3, t3, 2
    slli t5, t5, 6
    or t3, t5, t3
    xor t2, t2, t3
    slli t5, t2, 16
    srli t6, t2, 16
    or t5, t5, t6
    and t6, t5, a7
    xor t5, t5, t6
    srli t5, t5, 4
    slli t6, t6, 4
    or t5, t6, t5
    slli t6, t1, 24
    srli a3, t1, 8
    or t6, t6, a3
    and a3, t6, s2
    xor t6, t6, a3
    srli t6, t6, 2
    slli a3, a3, 6
    or t6, a3, t6
    xor t1, t1, t6
    slli a3, t1, 16
    srli a1, t1, 16
    or a3, a3, a1
    and a1, a3, a7
    xor a3, a3, a1
    srli a3, a3, 4
    slli a1, a1, 4
    or a3, a1, a3
    xor t6, t6, a3
    slli a3, a6, 24
    srli a1, a6, 8
    or a3, a3, a1
    and a1, a3, s2
    xor a3, a3, a1
    srli a3, a3, 2
    slli a1, a1, 6
    or a3, a1, a3
    xor a6, a6, a3
    slli a1, a6, 16
    srli a0, a6, 16
    or a1, a1, a0
    and a0, a1, a7
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    slli a0, t4, 24
    srli s0, t4, 8
    or a0, a0, s0
    and s0, a0, s2
    xor a0, a0, s0
    srli a0, a0, 2
    slli s0, s0, 6
    or a0, s0, a0
    xor t4, t4, a0
    lw s0, 72(sp)
    srli s3, a5, 8
    lw s1, 8(s0)
    xor t6, t6, t4
    xor t6, t6, s1
    slli s1, t4, 16
    srli t4, t4, 16
    or t4, s1, t4
    and s1, t4, a7
    xor t4, t4, s1
    srli t4, t4, 4
    slli s1, s1, 4
    or t4, s1, t4
    slli s1, a5, 24
    or s1, s1, s3
    and s3, s1, s2
    xor s1, s1, s3
    srli s1, s1, 2
    slli s3, s3, 6
    or s1, s3, s1
    xor a5, a5, s1
    xor t3, t3, a5
    lw s3, 24(s0)
    xor t3, t3, t5
    xor t3, t3, s3
    slli t5, a5, 16
    srli a5, a5, 16
    or a5, t5, a5
    and t5, a5, a7
    xor a5, a5, t5
    srli a5, a5, 4
    slli t5, t5, 4
    or a5, t5, a5
    slli t5, t0, 24
    srli s3, t0, 8
    or t5, t5, s3
    and s3, t5, s2
    xor t5, t5, s3
    srli t5, t5, 2
    slli s3, s3, 6
    or t5, s3, t5
    xor t0, t0, t5
    xor a3, a3, t0
    xor a3, a3, a1
    lw a1, 12(s0)
    xor t1, a3, t1
    xor t1, t1, a1
    xor a3, a0, t0
    slli a1, t0, 16
    srli a0, t0, 16
    or a1, a1, a0
    and a0, a1, a7
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor t5, t5, a1
    lw a1, 28(s0)
    xor t2, t5, t2
    xor t2, t2, a1
    slli t5, a4, 24
    srli a1, a4, 8
    or t5, t5, a1
    and a1, t5, s2
    xor t5, t5, a1
    srli t5, t5, 2
    slli a1, a1, 6
    or t5, a1, t5
    xor a4, a4, t5
    xor a1, s1, a4
    lw a0, 20(s0)
    xor a5, a1, a5
    xor a5, a5, a0
    slli a1, a4, 16
    srli a4, a4, 16
    or a4, a1, a4
    xor t5, t5, t0
    and a1, a4, a7
    xor a4, a4, a1
    srli a4, a4, 4
    slli a1, a1, 4
    or a4, a1, a4
    xor t5, t5, a4
    lw a4, 16(s0)
    xor a6, t5, a6
    xor a6, a6, a4
    slli t5, a2, 24
    srli a4, a2, 8
    or t5, t5, a4
    and a4, t5, s2
    xor t5, t5, a4
    srli t5, t5, 2
    slli a4, a4, 6
    or t5, a4, t5
    xor t0, t5, t0
    xor t5, a2, t5
    xor a4, a3, t5
    lw a3, 4(s0)
    xor t4, a4, t4
    xor t4, t4, a3
    slli a4, t5, 16
    srli t5, t5, 16
    or t5, a4, t5
    and a4, t5, a7
    xor t5, t5, a4
    srli t5, t5, 4
    slli a4, a4, 4
    or t5, a4, t5
    lw a4, 0(s0)
    xor t0, t0, t5
    xor t0, t0, a4
    # round 2 (aes.dsl:47)
    xor t0, t0, a5
    xor t1, t1, t2
    xor a6, a6, t1
    xor t5, t3, a6
    xor a4, t0, t5
    xor t2, t2, a4
    xor a3, t1, t2
    and a2, t3, t1
    xor a1, t4, a5
    xor t6, t6, a1
    xor a6, a6, t6
    xor a0, t5, a6
    xor t4, t4, a0
    xor s1, t1, t4
    and s3, a0, s1
    xor a2, s3, a2
    xor a5, a5, a2
    xor s4, a1, s1
    or s5, t6, t4
    xor s3, s3, s5
    xor s5, t1, a1
    xor t0, t0, s5
    xor a1, t2, a1
    and s6, t5, a1
    xor s6, s3, s6
    xor s7, s1, a1
    and s8, a6, s7
    xor s9, t3, t0
    or s10, t2, s9
    xor s3, s3, s10
    xor s3, s8, s3
    xor a2, s10, a2
    xor s3, a4, s3
    xor s8, a6, s9
    and s10, s4, s8
    xor a2, s10, a2
    xor s10, s3, a2
    and s11, a3, t0
    xor a5, s11, a5
    xor s6, s11, s6
    and s11, s6, s10
    and ra, a4, s5
    xor a5, ra, a5
    xor ra, s11, a5
    and ra, a2, ra
    xor s10, s10, ra
    and s5, s5, s10
    and a4, a4, s10
    or ra, s6, ra
    xor s6, s6, a5
    sw s2, 108(sp)
    and s2, s3, s6
    xor a2, a2, s2
    and a5, a5, a2
    xor a2, s2, ra
    and s2, s7, a2
    and a6, a6, a2
    or s3, s3, a5
    xor s3, s11, s3
    xor a5, s6, a5
    and s6, s8, a5
    and s4, s4, a5
    and t5, t5, s3
    and a1, a1, s3
    xor s2, a1, s2
    xor s7, a2, a5
    and t2, t2, s7
    and s7, s9, s7
    xor a5, s10, a5
    and t4, t4, a5
    xor t4, a1, t4
    and t6, t6, a5
    xor a1, s3, s10
    xor a2, s3, a2
    and s1, s1, a2
    and a0, a0, a2
    xor a5, a2, a5
    and t3, t3, a5
    and a5, t1, a5
    xor a5, a5, t4
    xor t1, a0, s7
    and a3, a3, a1
    and t0, t0, a1
    xor t0, a0, t0
    xor a4, t0, a4
    xor t0, t0, t5
    xor t5, t3, a4
    xor a4, t5, s4
    xor a2, a4, s2
    xor t2, a3, t2
    xor t2, a4, t2
    xor a4, a3, s1
    xor t4, t4, a4
    xor t6, t2, t6
    xor a6, t6, a6
    xor t0, t6, t0
    xor a5, t0, a5
    xor t6, a6, s6
    xor t3, t3, t6
    xor a6, a6, t1
    xor t1, a6, s5
    xor t5, t5, t1
    xor a5, t1, a5
    xor t1, t2, a5
    xor a6, a6, t3
    slli t2, a6, 24
    srli t6, a6, 8
    or t2, t2, t6
    and t6, t2, a7
    xor t2, t2, t6
    srli t2, t2, 4
    slli t6, t6, 4
    or t2, t6, t2
    xor a6, a6, t2
    slli t6, a6, 16
    srli a4, a6, 16
    or t6, t6, a4
    slli a4, t1, 24
    srli a3, t1, 8
    or a4, a4, a3
    and a3, a4, a7
    xor a4, a4, a3
    srli a4, a4, 4
    slli a3, a3, 4
    or a4, a3, a4
    xor t1, t1, a4
    slli a3, t1, 16
    srli a1, t1, 16
    or a3, a3, a1
    slli a1, a5, 24
    srli a0, a5, 8
    or a1, a1, a0
    and a0, a1, a7
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor a5, a5, a1
    slli a0, a5, 16
    srli s1, a5, 16
    or a0, a0, s1
    xor a1, a1, a0
    slli a0, t5, 24
    srli s1, t5, 8
    or a0, a0, s1
    and s1, a0, a7
    xor a0, a0, s1
    srli a0, a0, 4
    slli s1, s1, 4
    or a0, s1, a0
    xor t5, t5, a0
    lw s1, 40(s0)
    xor a1, a1, t5
    xor a1, a1, s1
    slli s1, t5, 16
    srli t5, t5, 16
    or t5, s1, t5
    slli s1, t3, 24
    srli s2, t3, 8
    or s1, s1, s2
    and s2, s1, a7
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    xor t3, t3, s1
    xor a4, a4, t3
    lw s2, 56(s0)
    xor a4, a4, a3
    xor a4, a4, s2
    slli a3, t3, 16
    srli t3, t3, 16
    or t3, a3, t3
    slli a3, t0, 24
    srli s2, t0, 8
    or a3, a3, s2
    and s2, a3, a7
    xor a3, a3, s2
    srli a3, a3, 4
    slli s2, s2, 4
    or a3, s2, a3
    xor t0, t0, a3
    xor t2, t2, t0
    xor t2, t2, t6
    lw t6, 44(s0)
    xor a5, t2, a5
    xor a5, a5, t6
    xor t2, a0, t0
    slli t6, t0, 16
    srli a0, t0, 16
    or t6, t6, a0
    xor t6, a3, t6
    lw a3, 60(s0)
    xor t1, t6, t1
    xor t1, t1, a3
    slli t6, t4, 24
    srli a3, t4, 8
    or t6, t6, a3
    and a3, t6, a7
    xor t6, t6, a3
    srli t6, t6, 4
    slli a3, a3, 4
    or t6, a3, t6
    xor t4, t4, t6
    xor a3, s1, t4
    lw a0, 52(s0)
    xor t3, a3, t3
    xor t3, t3, a0
    slli a3, t4, 16
    srli t4, t4, 16
    or t4, a3, t4
    xor t6, t6, t0
    xor t4, t6, t4
    lw t6, 48(s0)
    xor a6, t4, a6
    xor a6, a6, t6
    slli t4, a2, 24
    srli t6, a2, 8
    or t4, t4, t6
    and t6, t4, a7
    xor t4, t4, t6
    srli t4, t4, 4
    slli t6, t6, 4
    or t4, t6, t4
    xor t0, t4, t0
    xor t4, a2, t4
    xor t2, t2, t4
    lw t6, 36(s0)
    xor t2, t2, t5
    xor t2, t2, t6
    slli t5, t4, 16
    srli t4, t4, 16
    or t4, t5, t4
    lw t5, 32(s0)
    xor t0, t0, t4
    xor t0, t0, t5
    # round 3 (aes.dsl:47)
    lui t4, 259060
    addi t4, t4, -193
    xor t0, t0, t3
    xor a5, a5, t1
    xor a6, a6, a5
    xor t5, a4, a6
    xor t6, t0, t5
    xor t1, t1, t6
    xor a3, a5, t1
    and a2, a4, a5
    xor a0, t2, t3
    xor a1, a1, a0
    xor a6, a6, a1
    xor s1, t5, a6
    xor t2, t2, s1
    xor s2, a5, t2
    xor s3, a0, s2
    and s4, s1, s2
    xor a2, s4, a2
    xor t3, t3, a2
    or s5, a1, t2
    xor s4, s4, s5
    xor s5, t1, a0
    xor a0, a5, a0
    xor t0, t0, a0
    and s6, a3, t0
    xor t3, s6, t3
    xor s7, a4, t0
    xor s8, a6, s7
    and s9, s3, s8
    or s10, t1, s7
    xor a2, s10, a2
    xor a2, s9, a2
    xor s9, s4, s10
    and s10, t6, a0
    xor t3, s10, t3
    and s10, t5, s5
    xor s4, s4, s10
    xor s4, s6, s4
    xor s6, s4, t3
    xor s10, s2, s5
    and s11, a6, s10
    xor s9, s11, s9
    xor s9, t6, s9
    xor s11, s9, a2
    and ra, s4, s11
    xor s0, ra, t3
    and s0, a2, s0
    or s4, s4, s0
    xor s0, s11, s0
    and t6, t6, s0
    and a0, a0, s0
    and s11, s9, s6
    xor a2, a2, s11
    and t3, t3, a2
    xor a2, s11, s4
    and s4, s10, a2
    and a6, a6, a2
    or s9, s9, t3
    xor s9, ra, s9
    xor t3, s6, t3
    and s6, s8, t3
    and s3, s3, t3
    and t5, t5, s9
    and s5, s5, s9
    xor s4, s5, s4
    xor s8, s0, t3
    and t2, t2, s8
    xor t2, s5, t2
    and a1, a1, s8
    xor t3, a2, t3
    and t1, t1, t3
    and t3, s7, t3
    xor s0, s9, s0
    xor a2, s9, a2
    and s2, s2, a2
    and s1, s1, a2
    xor a2, a2, s8
    and a5, a5, a2
    and a4, a4, a2
    xor a5, a5, t2
    xor t3, s1, t3
    and a3, a3, s0
    and t0, t0, s0
    xor t0, s1, t0
    xor t6, t0, t6
    xor t0, t0, t5
    xor t5, a4, t6
    xor t6, t5, s3
    xor a2, t6, s4
    xor s0, a3, s2
    xor t2, t2, s0
    xor t1, a3, t1
    xor t1, t6, t1
    xor t6, t1, a1
    xor t0, t6, t0
    xor a6, t6, a6
    xor t3, a6, t3
    xor a6, a6, s6
    xor a6, a4, a6
    xor t6, t3, a0
    xor t5, t5, t6
    xor t3, t3, a6
    xor a5, t0, a5
    xor a5, t6, a5
    xor t1, t1, a5
    slli t6, t1, 24
    srli a4, t1, 8
    or t6, t6, a4
    and a4, t6, t4
    xor t6, t6, a4
    srli t6, t6, 6
    slli a4, a4, 2
    or t6, a4, t6
    xor t1, t1, t6
    slli a4, t1, 16
    srli a3, t1, 16
    or a4, a4, a3
    and a3, a4, a7
    xor a4, a4, a3
    srli a4, a4, 4
    slli a3, a3, 4
    or a4, a3, a4
    slli a3, a5, 24
    srli a1, a5, 8
    or a3, a3, a1
    and a1, a3, t4
    xor a3, a3, a1
    srli a3, a3, 6
    slli a1, a1, 2
    or a3, a1, a3
    xor a5, a5, a3
    slli a1, a5, 16
    srli a0, a5, 16
    or a1, a1, a0
    and a0, a1, a7
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor a3, a3, a1
    slli a1, t3, 24
    srli a0, t3, 8
    or a1, a1, a0
    and a0, a1, t4
    xor a1, a1, a0
    srli a1, a1, 6
    slli a0, a0, 2
    or a1, a0, a1
    xor t3, t3, a1
    slli a0, t3, 16
    srli s0, t3, 16
    or a0, a0, s0
    and s0, a0, a7
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    slli s0, t5, 24
    srli s1, t5, 8
    or s0, s0, s1
    and s1, s0, t4
    xor s0, s0, s1
    srli s0, s0, 6
    slli s1, s1, 2
    or s0, s1, s0
    xor t5, t5, s0
    lw s1, 72(sp)
    srli s3, a6, 8
    lw s2, 72(s1)
    xor a3, a3, t5
    xor a3, a3, s2
    slli s2, t5, 16
    srli t5, t5, 16
    or t5, s2, t5
    and s2, t5, a7
    xor t5, t5, s2
    srli t5, t5, 4
    slli s2, s2, 4
    or t5, s2, t5
    slli s2, a6, 24
    or s2, s2, s3
    and s3, s2, t4
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    xor a6, a6, s2
    xor t6, t6, a6
    lw s3, 88(s1)
    xor t6, t6, a4
    xor t6, t6, s3
    slli a4, a6, 16
    srli a6, a6, 16
    or a6, a4, a6
    and a4, a6, a7
    xor a6, a6, a4
    srli a6, a6, 4
    slli a4, a4, 4
    or a6, a4, a6
    slli a4, t0, 24
    srli s3, t0, 8
    or a4, a4, s3
    and s3, a4, t4
    xor a4, a4, s3
    srli a4, a4, 6
    slli s3, s3, 2
    or a4, s3, a4
    xor t0, t0, a4
    xor a1, a1, t0
    xor a1, a1, a0
    lw a0, 76(s1)
    xor a5, a1, a5
    xor a5, a5, a0
    xor a1, s0, t0
    slli a0, t0, 16
    srli s0, t0, 16
    or a0, a0, s0
    and s0, a0, a7
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    xor a4, a4, a0
    lw a0, 92(s1)
    xor t1, a4, t1
    xor t1, t1, a0
    slli a4, t2, 24
    srli a0, t2, 8
    or a4, a4, a0
    and a0, a4, t4
    xor a4, a4, a0
    srli a4, a4, 6
    slli a0, a0, 2
    or a4, a0, a4
    xor t2, t2, a4
    xor a0, s2, t2
    lw s0, 84(s1)
    xor a6, a0, a6
    xor a6, a6, s0
    slli a0, t2, 16
    srli t2, t2, 16
    or t2, a0, t2
    xor a4, a4, t0
    and a0, t2, a7
    xor t2, t2, a0
    srli t2, t2, 4
    slli a0, a0, 4
    or t2, a0, t2
    xor t2, a4, t2
    lw a4, 80(s1)
    xor t2, t2, t3
    xor t2, t2, a4
    slli t3, a2, 24
    srli a4, a2, 8
    or t3, t3, a4
    and a4, t3, t4
    xor t3, t3, a4
    srli t3, t3, 6
    slli a4, a4, 2
    or t3, a4, t3
    xor t0, t3, t0
    xor t3, a2, t3
    xor a4, a1, t3
    lw a2, 68(s1)
    xor t5, a4, t5
    xor t5, t5, a2
    slli a4, t3, 16
    srli t3, t3, 16
    or t3, a4, t3
    and a4, t3, a7
    xor t3, t3, a4
    srli t3, t3, 4
    slli a4, a4, 4
    or t3, a4, t3
    lw a4, 64(s1)
    xor t0, t0, t3
    xor t0, t0, a4
    # round 4 (aes.dsl:47)
    xor t0, t0, a6
    xor a5, a5, t1
    xor t2, t2, a5
    xor t3, t6, t2
    xor a4, t0, t3
    xor t1, t1, a4
    xor a2, a5, t1
    and a1, t6, a5
    xor a0, t5, a6
    xor a3, a3, a0
    xor t2, t2, a3
    xor s0, t3, t2
    xor t5, t5, s0
    xor s2, a5, t5
    xor s3, a0, s2
    and s4, s0, s2
    xor a1, s4, a1
    xor a6, a6, a1
    or s5, a3, t5
    xor s4, s4, s5
    xor s5, t1, a0
    xor a0, a5, a0
    xor t0, t0, a0
    and s6, a2, t0
    xor a6, s6, a6
    xor s7, t6, t0
    xor s8, t2, s7
    and s9, s3, s8
    or s10, t1, s7
    xor a1, s10, a1
    xor a1, s9, a1
    xor s9, s4, s10
    and s10, a4, a0
    xor a6, s10, a6
    xor s10, s2, s5
    and s11, t2, s10
    xor s9, s11, s9
    xor s9, a4, s9
    xor s11, s9, a1
    and ra, t3, s5
    xor s4, s4, ra
    xor s4, s6, s4
    xor s6, s4, a6
    and ra, s9, s6
    sw t4, 112(sp)
    xor t4, a1, ra
    and t4, a6, t4
    or s9, s9, t4
    xor t4, s6, t4
    and s3, s3, t4
    and s6, s8, t4
    and s8, s4, s11
    xor a6, s8, a6
    and a6, a1, a6
    xor a1, s8, s9
    and s5, s5, a1
    and t3, t3, a1
    or s4, s4, a6
    xor s4, ra, s4
    xor a6, s11, a6
    and a4, a4, a6
    and a0, a0, a6
    and s8, s10, s4
    xor s8, s5, s8
    and t2, t2, s4
    xor s9, a1, a6
    and t0, t0, s9
    and a2, a2, s9
    xor a6, a6, t4
    and t5, t5, a6
    xor t5, s5, t5
    and a3, a3, a6
    xor a1, a1, s4
    xor t4, s4, t4
    and t1, t1, t4
    and t4, s7, t4
    xor t1, a2, t1
    and s0, s0, a1
    xor t0, s0, t0
    xor t4, s0, t4
    xor a4, t0, a4
    xor t0, t0, t3
    and t3, s2, a1
    xor t3, a2, t3
    xor a6, a1, a6
    and t6, t6, a6
    and a5, a5, a6
    xor a5, a5, t5
    xor a6, t5, t3
    xor t3, t6, a4
    xor t5, t3, s3
    xor t1, t5, t1
    xor t5, t5, s8
    xor a4, t1, a3
    xor t0, a4, t0
    xor t2, a4, t2
    xor a4, t2, s6
    xor t6, t6, a4
    xor t2, t2, t4
    xor t4, t2, a0
    xor t3, t3, t4
    xor t2, t2, t6
    xor a5, t0, a5
    xor a5, t4, a5
    xor t1, t1, a5
    slli t4, t1, 24
    srli a4, t1, 8
    or t4, t4, a4
    xor t1, t1, t4
    slli a4, t1, 16
    srli a3, t1, 16
    or a4, a4, a3
    slli a3, a5, 24
    srli a2, a5, 8
    or a3, a3, a2
    xor a5, a5, a3
    slli a2, a5, 16
    srli a1, a5, 16
    or a2, a2, a1
    xor a3, a3, a2
    slli a2, t2, 24
    srli a1, t2, 8
    or a2, a2, a1
    xor t2, t2, a2
    slli a1, t2, 16
    srli a0, t2, 16
    or a1, a1, a0
    slli a0, t3, 24
    srli s0, t3, 8
    or a0, a0, s0
    xor t3, t3, a0
    lw s0, 104(s1)
    xor a3, a3, t3
    xor a3, a3, s0
    slli s0, t3, 16
    srli t3, t3, 16
    or t3, s0, t3
    slli s0, t6, 24
    srli s2, t6, 8
    or s0, s0, s2
    xor t6, t6, s0
    xor t4, t4, t6
    lw s2, 120(s1)
    xor t4, t4, a4
    xor t4, t4, s2
    slli a4, t6, 16
    srli t6, t6, 16
    or t6, a4, t6
    slli a4, t0, 24
    srli s2, t0, 8
    or a4, a4, s2
    xor t0, t0, a4
    xor a2, a2, t0
    xor a2, a2, a1
    lw a1, 108(s1)
    xor a5, a2, a5
    xor a5, a5, a1
    xor a2, a0, t0
    slli a1, t0, 16
    srli a0, t0, 16
    or a1, a1, a0
    xor a4, a4, a1
    lw a1, 124(s1)
    xor t1, a4, t1
    xor t1, t1, a1
    slli a4, t5, 24
    srli a1, t5, 8
    or a4, a4, a1
    xor t5, t5, a4
    xor a2, a2, t5
    lw a1, 100(s1)
    xor t3, a2, t3
    xor t3, t3, a1
    slli a2, t5, 16
    srli t5, t5, 16
    or t5, a2, t5
    xor a4, a4, t0
    lw a2, 96(s1)
    xor t5, a4, t5
    xor t5, t5, a2
    slli a4, a6, 24
    srli a2, a6, 8
    or a4, a4, a2
    xor t0, a4, t0
    xor a6, a6, a4
    xor a4, s0, a6
    lw a2, 116(s1)
    xor t6, a4, t6
    xor t6, t6, a2
    slli a4, a6, 16
    srli a6, a6, 16
    or a6, a4, a6
    xor a6, t0, a6
    lw t0, 112(s1)
    xor a6, a6, t2
    xor a6, a6, t0
    # round 5 (aes.dsl:47)
    xor t0, t5, t6
    xor a5, a5, t1
    xor a6, a6, a5
    xor t2, t4, a6
    xor t5, t0, t2
    xor t1, t1, t5
    xor a4, a5, t1
    and a2, t4, a5
    xor a1, t3, t6
    xor a3, a3, a1
    xor a6, a6, a3
    xor a0, t2, a6
    xor t3, t3, a0
    xor s0, a5, t3
    xor s2, a1, s0
    and s3, a0, s0
    xor a2, s3, a2
    xor t6, t6, a2
    or s4, a3, t3
    xor s3, s3, s4
    xor s4, t1, a1
    xor a1, a5, a1
    xor t0, t0, a1
    and s5, a4, t0
    xor t6, s5, t6
    xor s6, t4, t0
    xor s7, a6, s6
    and s8, s2, s7
    or s9, t1, s6
    xor a2, s9, a2
    xor a2, s8, a2
    xor s8, s3, s9
    and s9, t5, a1
    xor t6, s9, t6
    xor s9, s0, s4
    and s10, a6, s9
    xor s8, s10, s8
    xor s8, t5, s8
    xor s10, s8, a2
    and s11, t2, s4
    xor s3, s3, s11
    xor s3, s5, s3
    xor s5, s3, t6
    and s11, s8, s5
    xor ra, a2, s11
    and ra, t6, ra
    or s8, s8, ra
    xor s5, s5, ra
    and s2, s2, s5
    and s7, s7, s5
    and ra, s3, s10
    xor t6, ra, t6
    and t6, a2, t6
    xor a2, ra, s8
    and s4, s4, a2
    and t2, t2, a2
    or s3, s3, t6
    xor s3, s11, s3
    xor t6, s10, t6
    and t5, t5, t6
    and a1, a1, t6
    and s8, s9, s3
    xor s8, s4, s8
    and a6, a6, s3
    xor s9, a2, t6
    and t0, t0, s9
    and a4, a4, s9
    xor t6, t6, s5
    and t3, t3, t6
    xor t3, s4, t3
    and a3, a3, t6
    xor a2, a2, s3
    xor s3, s3, s5
    and t1, t1, s3
    and s3, s6, s3
    xor t1, a4, t1
    and a0, a0, a2
    xor t0, a0, t0
    xor a0, a0, s3
    xor t5, t0, t5
    xor t0, t0, t2
    and t2, s0, a2
    xor t2, a4, t2
    xor t6, a2, t6
    and t4, t4, t6
    and a5, a5, t6
    xor a5, a5, t3
    xor t2, t3, t2
    xor t3, t4, t5
    xor t5, t3, s2
    xor t1, t5, t1
    xor t5, t5, s8
    xor t6, t1, a3
    xor t0, t6, t0
    xor a6, t6, a6
    xor t6, a6, s7
    xor t4, t4, t6
    xor a6, a6, a0
    xor t6, a6, a1
    xor t3, t3, t6
    xor a6, a6, t4
    xor a5, t0, a5
    xor a5, t6, a5
    xor t1, t1, a5
    slli t6, t1, 24
    srli a4, t1, 8
    or t6, t6, a4
    lw a4, 108(sp)
    srli a1, a5, 8
    and a3, t6, a4
    xor t6, t6, a3
    srli t6, t6, 2
    slli a3, a3, 6
    or t6, a3, t6
    xor t1, t1, t6
    slli a3, t1, 16
    srli a2, t1, 16
    or a3, a3, a2
    and a2, a3, a7
    xor a3, a3, a2
    srli a3, a3, 4
    slli a2, a2, 4
    or a3, a2, a3
    slli a2, a5, 24
    or a2, a2, a1
    and a1, a2, a4
    xor a2, a2, a1
    srli a2, a2, 2
    slli a1, a1, 6
    or a2, a1, a2
    xor a5, a5, a2
    slli a1, a5, 16
    srli a0, a5, 16
    or a1, a1, a0
    and a0, a1, a7
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor a2, a2, a1
    slli a1, a6, 24
    srli a0, a6, 8
    or a1, a1, a0
    and a0, a1, a4
    xor a1, a1, a0
    srli a1, a1, 2
    slli a0, a0, 6
    or a1, a0, a1
    xor a6, a6, a1
    slli a0, a6, 16
    srli s0, a6, 16
    or a0, a0, s0
    and s0, a0, a7
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    slli s0, t3, 24
    srli s2, t3, 8
    or s0, s0, s2
    and s2, s0, a4
    xor s0, s0, s2
    srli s0, s0, 2
    slli s2, s2, 6
    or s0, s2, s0
    xor t3, t3, s0
    lw s2, 136(s1)
    xor a2, a2, t3
    xor a2, a2, s2
    slli s2, t3, 16
    srli t3, t3, 16
    or t3, s2, t3
    and s2, t3, a7
    xor t3, t3, s2
    srli t3, t3, 4
    slli s2, s2, 4
    or t3, s2, t3
    slli s2, t4, 24
    srli s3, t4, 8
    or s2, s2, s3
    and s3, s2, a4
    xor s2, s2, s3
    srli s2, s2, 2
    slli s3, s3, 6
    or s2, s3, s2
    xor t4, t4, s2
    xor t6, t6, t4
    lw s3, 152(s1)
    xor t6, t6, a3
    xor t6, t6, s3
    slli a3, t4, 16
    srli t4, t4, 16
    or t4, a3, t4
    and a3, t4, a7
    xor t4, t4, a3
    srli t4, t4, 4
    slli a3, a3, 4
    or t4, a3, t4
    slli a3, t0, 24
    srli s3, t0, 8
    or a3, a3, s3
    and s3, a3, a4
    xor a3, a3, s3
    srli a3, a3, 2
    slli s3, s3, 6
    or a3, s3, a3
    xor t0, t0, a3
    xor a1, a1, t0
    xor a1, a1, a0
    lw a0, 140(s1)
    xor a5, a1, a5
    xor a5, a5, a0
    xor a1, s0, t0
    slli a0, t0, 16
    srli s0, t0, 16
    or a0, a0, s0
    and s0, a0, a7
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    xor a3, a3, a0
    lw a0, 156(s1)
    xor t1, a3, t1
    xor t1, t1, a0
    slli a3, t5, 24
    srli a0, t5, 8
    or a3, a3, a0
    and a0, a3, a4
    xor a3, a3, a0
    srli a3, a3, 2
    slli a0, a0, 6
    or a3, a0, a3
    xor t5, t5, a3
    xor a1, a1, t5
    lw a0, 132(s1)
    xor t3, a1, t3
    xor t3, t3, a0
    slli a1, t5, 16
    srli t5, t5, 16
    or t5, a1, t5
    xor a3, a3, t0
    and a1, t5, a7
    xor t5, t5, a1
    srli t5, t5, 4
    slli a1, a1, 4
    or t5, a1, t5
    lw a1, 128(s1)
    xor t5, a3, t5
    xor t5, t5, a1
    slli a3, t2, 24
    srli a1, t2, 8
    or a3, a3, a1
    and a1, a3, a4
    xor a3, a3, a1
    srli a3, a3, 2
    slli a1, a1, 6
    or a3, a1, a3
    xor t2, t2, a3
    xor t0, a3, t0
    xor a3, s2, t2
    lw a1, 148(s1)
    xor t4, a3, t4
    xor t4, t4, a1
    slli a3, t2, 16
    srli t2, t2, 16
    or t2, a3, t2
    and a3, t2, a7
    xor t2, t2, a3
    srli t2, t2, 4
    slli a3, a3, 4
    or t2, a3, t2
    xor t0, t0, t2
    lw t2, 144(s1)
    xor a6, t0, a6
    xor a6, a6, t2
    # round 6 (aes.dsl:47)
    xor t0, t5, t4
    xor a5, a5, t1
    xor a6, a6, a5
    xor t2, t6, a6
    xor t5, t0, t2
    xor t1, t1, t5
    xor a3, a5, t1
    and a1, t6, a5
    xor a0, t3, t4
    xor a2, a2, a0
    xor a6, a6, a2
    xor s0, t2, a6
    xor t3, t3, s0
    xor s2, a5, t3
    and s3, s0, s2
    xor a1, s3, a1
    xor t4, t4, a1
    xor s4, a0, s2
    or s5, a2, t3
    xor s3, s3, s5
    xor s5, a5, a0
    xor t0, t0, s5
    xor a0, t1, a0
    and s6, t2, a0
    xor s6, s3, s6
    xor s7, s2, a0
    and s8, a6, s7
    xor s9, t6, t0
    or s10, t1, s9
    xor s3, s3, s10
    xor s3, s8, s3
    xor a1, s10, a1
    xor s3, t5, s3
    xor s8, a6, s9
    and s10, s4, s8
    xor a1, s10, a1
    xor s10, s3, a1
    and s11, a3, t0
    xor t4, s11, t4
    xor s6, s11, s6
    and s11, s6, s10
    and ra, t5, s5
    xor t4, ra, t4
    xor ra, s11, t4
    and ra, a1, ra
    xor s10, s10, ra
    and s5, s5, s10
    and t5, t5, s10
    or ra, s6, ra
    xor s6, s6, t4
    and a4, s3, s6
    xor a1, a1, a4
    and t4, t4, a1
    xor a4, a4, ra
    and a1, s7, a4
    and a6, a6, a4
    or s3, s3, t4
    xor s3, s11, s3
    xor t4, s6, t4
    and s6, s8, t4
    and s4, s4, t4
    and t2, t2, s3
    and a0, a0, s3
    xor a1, a0, a1
    xor s7, a4, t4
    and t1, t1, s7
    and s7, s9, s7
    xor t4, s10, t4
    and t3, t3, t4
    xor t3, a0, t3
    and a2, a2, t4
    xor a0, s3, s10
    xor a4, s3, a4
    and s2, s2, a4
    and s0, s0, a4
    xor t4, a4, t4
    and t6, t6, t4
    and a5, a5, t4
    xor a5, a5, t3
    xor t4, s0, s7
    and a4, a3, a0
    and t0, t0, a0
    xor t0, s0, t0
    xor t5, t0, t5
    xor t0, t0, t2
    xor t2, t6, t5
    xor t5, t2, s4
    xor a3, t5, a1
    xor t1, a4, t1
    xor t1, t5, t1
    xor t5, a4, s2
    xor t3, t3, t5
    xor t5, t1, a2
    xor a6, t5, a6
    xor t0, t5, t0
    xor a5, t0, a5
    xor t5, a6, s6
    xor t5, t6, t5
    xor a6, a6, t4
    xor t4, a6, s5
    xor t2, t2, t4
    xor a5, t4, a5
    xor t1, t1, a5
    xor a6, a6, t5
    slli t4, a6, 24
    srli t6, a6, 8
    or t4, t4, t6
    and t6, t4, a7
    xor t4, t4, t6
    srli t4, t4, 4
    slli t6, t6, 4
    or t4, t6, t4
    xor a6, a6, t4
    slli t6, a6, 16
    srli a4, a6, 16
    or t6, t6, a4
    slli a4, t1, 24
    srli a2, t1, 8
    or a4, a4, a2
    and a2, a4, a7
    xor a4, a4, a2
    srli a4, a4, 4
    slli a2, a2, 4
    or a4, a2, a4
    xor t1, t1, a4
    slli a2, t1, 16
    srli a1, t1, 16
    or a2, a2, a1
    slli a1, a5, 24
    srli a0, a5, 8
    or a1, a1, a0
    and a0, a1, a7
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor a5, a5, a1
    slli a0, a5, 16
    srli s0, a5, 16
    or a0, a0, s0
    xor a1, a1, a0
    slli a0, t2, 24
    srli s0, t2, 8
    or a0, a0, s0
    and s0, a0, a7
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    xor t2, t2, a0
    lw s0, 168(s1)
    xor a1, a1, t2
    xor a1, a1, s0
    slli s0, t2, 16
    srli t2, t2, 16
    or t2, s0, t2
    slli s0, t5, 24
    srli s2, t5, 8
    or s0, s0, s2
    and s2, s0, a7
    xor s0, s0, s2
    srli s0, s0, 4
    slli s2, s2, 4
    or s0, s2, s0
    xor t5, t5, s0
    xor a4, a4, t5
    lw s2, 184(s1)
    xor a4, a4, a2
    xor a4, a4, s2
    slli a2, t5, 16
    srli t5, t5, 16
    or t5, a2, t5
    slli a2, t0, 24
    srli s2, t0, 8
    or a2, a2, s2
    and s2, a2, a7
    xor a2, a2, s2
    srli a2, a2, 4
    slli s2, s2, 4
    or a2, s2, a2
    xor t0, t0, a2
    xor t4, t4, t0
    xor t4, t4, t6
    lw t6, 172(s1)
    xor a5, t4, a5
    xor a5, a5, t6
    xor t4, a0, t0
    slli t6, t0, 16
    srli a0, t0, 16
    or t6, t6, a0
    xor t6, a2, t6
    lw a2, 188(s1)
    xor t1, t6, t1
    xor t1, t1, a2
    slli t6, t3, 24
    srli a2, t3, 8
    or t6, t6, a2
    and a2, t6, a7
    xor t6, t6, a2
    srli t6, t6, 4
    slli a2, a2, 4
    or t6, a2, t6
    xor t3, t3, t6
    xor a2, s0, t3
    lw a0, 180(s1)
    xor t5, a2, t5
    xor t5, t5, a0
    slli a2, t3, 16
    srli t3, t3, 16
    or t3, a2, t3
    xor t6, t6, t0
    xor t3, t6, t3
    lw t6, 176(s1)
    xor a6, t3, a6
    xor a6, a6, t6
    slli t3, a3, 24
    srli t6, a3, 8
    or t3, t3, t6
    and t6, t3, a7
    xor t3, t3, t6
    srli t3, t3, 4
    slli t6, t6, 4
    or t3, t6, t3
    xor t0, t3, t0
    xor t3, a3, t3
    xor t4, t4, t3
    lw t6, 164(s1)
    xor t2, t4, t2
    xor t2, t2, t6
    slli t4, t3, 16
    srli t3, t3, 16
    or t3, t4, t3
    lw t4, 160(s1)
    xor t0, t0, t3
    xor t0, t0, t4
    # round 7 (aes.dsl:47)
    xor t0, t0, t5
    xor a5, a5, t1
    xor a6, a6, a5
    xor t3, a4, a6
    xor t4, t0, t3
    xor t1, t1, t4
    xor t6, a5, t1
    and a3, a4, a5
    xor a2, t2, t5
    xor a1, a1, a2
    xor a6, a6, a1
    xor a0, t3, a6
    xor t2, t2, a0
    xor s0, a5, t2
    xor s2, a2, s0
    and s3, a0, s0
    xor a3, s3, a3
    xor t5, t5, a3
    or s4, a1, t2
    xor s3, s3, s4
    xor s4, t1, a2
    xor a2, a5, a2
    xor t0, t0, a2
    and s5, t6, t0
    xor t5, s5, t5
    xor s6, a4, t0
    xor s7, a6, s6
    and s8, s2, s7
    or s9, t1, s6
    xor a3, s9, a3
    xor a3, s8, a3
    xor s8, s3, s9
    and s9, t4, a2
    xor t5, s9, t5
    xor s9, s0, s4
    and s10, a6, s9
    xor s8, s10, s8
    xor s8, t4, s8
    xor s10, s8, a3
    and s11, t3, s4
    xor s3, s3, s11
    xor s3, s5, s3
    xor s5, s3, t5
    and s11, s8, s5
    xor ra, a3, s11
    and ra, t5, ra
    or s8, s8, ra
    xor s5, s5, ra
    and s2, s2, s5
    and s7, s7, s5
    and ra, s3, s10
    xor t5, ra, t5
    and t5, a3, t5
    xor a3, ra, s8
    and s4, s4, a3
    and t3, t3, a3
    or s3, s3, t5
    xor s3, s11, s3
    xor t5, s10, t5
    and t4, t4, t5
    and a2, a2, t5
    and s8, s9, s3
    xor s8, s4, s8
    and a6, a6, s3
    xor s9, a3, t5
    and t0, t0, s9
    and t6, t6, s9
    xor t5, t5, s5
    and t2, t2, t5
    xor t2, s4, t2
    and a1, a1, t5
    xor a3, a3, s3
    xor s3, s3, s5
    and t1, t1, s3
    and s3, s6, s3
    xor t1, t6, t1
    and a0, a0, a3
    xor t0, a0, t0
    xor a0, a0, s3
    xor t4, t0, t4
    xor t0, t0, t3
    and t3, s0, a3
    xor t3, t6, t3
    xor t5, a3, t5
    and t6, a4, t5
    and a5, a5, t5
    xor a5, a5, t2
    xor t2, t2, t3
    xor t3, t6, t4
    xor t4, t3, s2
    xor t1, t4, t1
    xor t4, t4, s8
    xor t5, t1, a1
    xor t0, t5, t0
    xor a6, t5, a6
    xor t5, a6, s7
    xor t5, t6, t5
    xor a6, a6, a0
    xor t6, a6, a2
    xor t3, t3, t6
    xor a6, a6, t5
    xor a5, t0, a5
    xor a5, t6, a5
    xor t1, t1, a5
    slli t6, t1, 24
    srli a4, t1, 8
    or t6, t6, a4
    lw a4, 112(sp)
    srli a1, a5, 8
    and a3, t6, a4
    xor t6, t6, a3
    srli t6, t6, 6
    slli a3, a3, 2
    or t6, a3, t6
    xor t1, t1, t6
    slli a3, t1, 16
    srli a2, t1, 16
    or a3, a3, a2
    and a2, a3, a7
    xor a3, a3, a2
    srli a3, a3, 4
    slli a2, a2, 4
    or a3, a2, a3
    slli a2, a5, 24
    or a2, a2, a1
    and a1, a2, a4
    xor a2, a2, a1
    srli a2, a2, 6
    slli a1, a1, 2
    or a2, a1, a2
    xor a5, a5, a2
    slli a1, a5, 16
    srli a0, a5, 16
    or a1, a1, a0
    and a0, a1, a7
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor a2, a2, a1
    slli a1, a6, 24
    srli a0, a6, 8
    or a1, a1, a0
    and a0, a1, a4
    xor a1, a1, a0
    srli a1, a1, 6
    slli a0, a0, 2
    or a1, a0, a1
    xor a6, a6, a1
    slli a0, a6, 16
    srli s0, a6, 16
    or a0, a0, s0
    and s0, a0, a7
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    slli s0, t3, 24
    srli s2, t3, 8
    or s0, s0, s2
    and s2, s0, a4
    xor s0, s0, s2
    srli s0, s0, 6
    slli s2, s2, 2
    or s0, s2, s0
    xor t3, t3, s0
    lw s2, 200(s1)
    xor a2, a2, t3
    xor a2, a2, s2
    slli s2, t3, 16
    srli t3, t3, 16
    or t3, s2, t3
    and s2, t3, a7
    xor t3, t3, s2
    srli t3, t3, 4
    slli s2, s2, 4
    or t3, s2, t3
    slli s2, t5, 24
    srli s3, t5, 8
    or s2, s2, s3
    and s3, s2, a4
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    xor t5, t5, s2
    xor t6, t6, t5
    lw s3, 216(s1)
    xor t6, t6, a3
    xor t6, t6, s3
    slli a3, t5, 16
    srli t5, t5, 16
    or t5, a3, t5
    and a3, t5, a7
    xor t5, t5, a3
    srli t5, t5, 4
    slli a3, a3, 4
    or t5, a3, t5
    slli a3, t0, 24
    srli s3, t0, 8
    or a3, a3, s3
    and s3, a3, a4
    xor a3, a3, s3
    srli a3, a3, 6
    slli s3, s3, 2
    or a3, s3, a3
    xor t0, t0, a3
    xor a1, a1, t0
    xor a1, a1, a0
    lw a0, 204(s1)
    xor a5, a1, a5
    xor a5, a5, a0
    xor a1, s0, t0
    slli a0, t0, 16
    srli s0, t0, 16
    or a0, a0, s0
    and s0, a0, a7
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    xor a3, a3, a0
    lw a0, 220(s1)
    xor t1, a3, t1
    xor t1, t1, a0
    slli a3, t4, 24
    srli a0, t4, 8
    or a3, a3, a0
    and a0, a3, a4
    xor a3, a3, a0
    srli a3, a3, 6
    slli a0, a0, 2
    or a3, a0, a3
    xor t4, t4, a3
    xor a1, a1, t4
    lw a0, 196(s1)
    xor t3, a1, t3
    xor t3, t3, a0
    slli a1, t4, 16
    srli t4, t4, 16
    or t4, a1, t4
    xor a3, a3, t0
    and a1, t4, a7
    xor t4, t4, a1
    srli t4, t4, 4
    slli a1, a1, 4
    or t4, a1, t4
    lw a1, 192(s1)
    xor t4, a3, t4
    xor t4, t4, a1
    slli a3, t2, 24
    srli a1, t2, 8
    or a3, a3, a1
    and a4, a3, a4
    xor a3, a3, a4
    srli a3, a3, 6
    slli a4, a4, 2
    or a4, a4, a3
    xor t2, t2, a4
    xor t0, a4, t0
    xor a4, s2, t2
    lw a3, 212(s1)
    xor t5, a4, t5
    xor t5, t5, a3
    slli a4, t2, 16
    srli t2, t2, 16
    or t2, a4, t2
    and a4, t2, a7
    xor t2, t2, a4
    srli t2, t2, 4
    slli a4, a4, 4
    or t2, a4, t2
    xor t0, t0, t2
    lw t2, 208(s1)
    xor a6, t0, a6
    xor a6, a6, t2
    # round 8 (aes.dsl:47)
    xor t0, t4, t5
    xor a5, a5, t1
    xor a6, a6, a5
    xor t2, t6, a6
    xor t4, t0, t2
    xor t1, t1, t4
    xor a4, a5, t1
    and a3, t6, a5
    xor a1, t3, t5
    xor a2, a2, a1
    xor a6, a6, a2
    xor a0, t2, a6
    xor t3, t3, a0
    xor s0, a5, t3
    xor s2, a1, s0
    and s3, a0, s0
    xor a3, s3, a3
    xor t5, t5, a3
    or s4, a2, t3
    xor s3, s3, s4
    xor s4, t1, a1
    xor a1, a5, a1
    xor t0, t0, a1
    and s5, a4, t0
    xor t5, s5, t5
    xor s6, t6, t0
    xor s7, a6, s6
    and s8, s2, s7
    or s9, t1, s6
    xor a3, s9, a3
    xor a3, s8, a3
    xor s8, s3, s9
    and s9, t4, a1
    xor t5, s9, t5
    xor s9, s0, s4
    and s10, a6, s9
    xor s8, s10, s8
    xor s8, t4, s8
    xor s10, s8, a3
    and s11, t2, s4
    xor s3, s3, s11
    xor s3, s5, s3
    xor s5, s3, t5
    and s11, s8, s5
    xor ra, a3, s11
    and ra, t5, ra
    or s8, s8, ra
    xor s5, s5, ra
    and s2, s2, s5
    and s7, s7, s5
    and ra, s3, s10
    xor t5, ra, t5
    and t5, a3, t5
    xor a3, ra, s8
    and s4, s4, a3
    and t2, t2, a3
    or s3, s3, t5
    xor s3, s11, s3
    xor t5, s10, t5
    and t4, t4, t5
    and a1, a1, t5
    and s8, s9, s3
    xor s8, s4, s8
    and a6, a6, s3
    xor s9, a3, t5
    and t0, t0, s9
    and a4, a4, s9
    xor t5, t5, s5
    and t3, t3, t5
    xor t3, s4, t3
    and a2, a2, t5
    xor a3, a3, s3
    xor s3, s3, s5
    and t1, t1, s3
    and s3, s6, s3
    xor t1, a4, t1
    and a0, a0, a3
    xor t0, a0, t0
    xor a0, a0, s3
    xor t4, t0, t4
    xor t0, t0, t2
    and t2, s0, a3
    xor t2, a4, t2
    xor t5, a3, t5
    and t6, t6, t5
    and a5, a5, t5
    xor a5, a5, t3
    xor t2, t3, t2
    xor t3, t6, t4
    xor t4, t3, s2
    xor t1, t4, t1
    xor t4, t4, s8
    xor t5, t1, a2
    xor t0, t5, t0
    xor a6, t5, a6
    xor t5, a6, s7
    xor t5, t6, t5
    xor a6, a6, a0
    xor t6, a6, a1
    xor t3, t3, t6
    xor a6, a6, t5
    xor a5, t0, a5
    xor a5, t6, a5
    xor t1, t1, a5
    slli t6, t1, 24
    srli a4, t1, 8
    or t6, t6, a4
    xor t1, t1, t6
    slli a4, t1, 16
    srli a3, t1, 16
    or a4, a4, a3
    slli a3, a5, 24
    srli a2, a5, 8
    or a3, a3, a2
    xor a5, a5, a3
    slli a2, a5, 16
    srli a1, a5, 16
    or a2, a2, a1
    xor a3, a3, a2
    slli a2, a6, 24
    srli a1, a6, 8
    or a2, a2, a1
    xor a6, a6, a2
    slli a1, a6, 16
    srli a0, a6, 16
    or a1, a1, a0
    slli a0, t3, 24
    srli s0, t3, 8
    or a0, a0, s0
    xor t3, t3, a0
    lw s0, 232(s1)
    xor a3, a3, t3
    xor a3, a3, s0
    slli s0, t3, 16
    srli t3, t3, 16
    or t3, s0, t3
    slli s0, t5, 24
    srli s2, t5, 8
    or s0, s0, s2
    xor t5, t5, s0
    xor t6, t6, t5
    lw s2, 248(s1)
    xor t6, t6, a4
    xor t6, t6, s2
    slli a4, t5, 16
    srli t5, t5, 16
    or t5, a4, t5
    slli a4, t0, 24
    srli s2, t0, 8
    or a4, a4, s2
    xor t0, t0, a4
    xor a2, a2, t0
    xor a2, a2, a1
    lw a1, 236(s1)
    xor a5, a2, a5
    xor a5, a5, a1
    xor a2, a0, t0
    slli a1, t0, 16
    srli a0, t0, 16
    or a1, a1, a0
    xor a4, a4, a1
    lw a1, 252(s1)
    xor t1, a4, t1
    xor t1, t1, a1
    slli a4, t4, 24
    srli a1, t4, 8
    or a4, a4, a1
    xor t4, t4, a4
    xor a2, a2, t4
    lw a1, 228(s1)
    xor t3, a2, t3
    xor t3, t3, a1
    slli a2, t4, 16
    srli t4, t4, 16
    or t4, a2, t4
    xor a4, a4, t0
    lw a2, 224(s1)
    xor t4, a4, t4
    xor t4, t4, a2
    slli a4, t2, 24
    srli a2, t2, 8
    or a4, a4, a2
    xor t0, a4, t0
    xor t2, t2, a4
    xor a4, s0, t2
    lw a2, 244(s1)
    xor t5, a4, t5
    xor t5, t5, a2
    slli a4, t2, 16
    srli t2, t2, 16
    or t2, a4, t2
    xor t0, t0, t2
    lw t2, 240(s1)
    xor a6, t0, a6
    xor a6, a6, t2
    # round 9 (aes.dsl:47)
    xor t0, t4, t5
    xor a5, a5, t1
    xor a6, a6, a5
    xor t2, t6, a6
    xor t4, t0, t2
    xor t1, t1, t4
    xor a4, a5, t1
    and a2, t6, a5
    xor a1, t3, t5
    xor a3, a3, a1
    xor a6, a6, a3
    xor a0, t2, a6
    xor t3, t3, a0
    xor s0, a5, t3
    xor s2, a1, s0
    and s3, a0, s0
    xor a2, s3, a2
    xor t5, t5, a2
    or s4, a3, t3
    xor s3, s3, s4
    xor s4, t1, a1
    xor a1, a5, a1
    xor t0, t0, a1
    and s5, a4, t0
    xor t5, s5, t5
    xor s6, t6, t0
    xor s7, a6, s6
    and s8, s2, s7
    or s9, t1, s6
    xor a2, s9, a2
    xor a2, s8, a2
    xor s8, s3, s9
    and s9, t4, a1
    xor t5, s9, t5
    xor s9, s0, s4
    and s10, a6, s9
    xor s8, s10, s8
    xor s8, t4, s8
    xor s10, s8, a2
    and s11, t2, s4
    xor s3, s3, s11
    xor s3, s5, s3
    xor s5, s3, t5
    and s11, s8, s5
    xor ra, a2, s11
    and ra, t5, ra
    or s8, s8, ra
    xor s5, s5, ra
    and s2, s2, s5
    and s7, s7, s5
    and ra, s3, s10
    xor t5, ra, t5
    and t5, a2, t5
    xor a2, ra, s8
    and s4, s4, a2
    and t2, t2, a2
    or s3, s3, t5
    xor s3, s11, s3
    xor t5, s10, t5
    and t4, t4, t5
    and a1, a1, t5
    and s8, s9, s3
    xor s8, s4, s8
    and a6, a6, s3
    xor s9, a2, t5
    and t0, t0, s9
    and a4, a4, s9
    xor t5, t5, s5
    and t3, t3, t5
    xor t3, s4, t3
    and a3, a3, t5
    xor a2, a2, s3
    xor s3, s3, s5
    and t1, t1, s3
    and s3, s6, s3
    xor t1, a4, t1
    and a0, a0, a2
    xor t0, a0, t0
    xor a0, a0, s3
    xor t4, t0, t4
    xor t0, t0, t2
    and t2, s0, a2
    xor t2, a4, t2
    xor t5, a2, t5
    and t6, t6, t5
    and a5, a5, t5
    xor a5, a5, t3
    xor t2, t3, t2
    xor t3, t6, t4
    xor t4, t3, s2
    xor t1, t4, t1
    xor t4, t4, s8
    xor t5, t1, a3
    xor t0, t5, t0
    xor a6, t5, a6
    xor t5, a6, s7
    xor t5, t6, t5
    xor a6, a6, a0
    xor t6, a6, a1
    xor t3, t3, t6
    xor a6, a6, t5
    xor a5, t0, a5
    xor a5, t6, a5
    xor t1, t1, a5
    slli t6, t1, 24
    srli a4, t1, 8
    or t6, t6, a4
    lw a4, 108(sp)
    srli a1, a5, 8
    and a3, t6, a4
    xor t6, t6, a3
    srli t6, t6, 2
    slli a3, a3, 6
    or t6, a3, t6
    xor t1, t1, t6
    slli a3, t1, 16
    srli a2, t1, 16
    or a3, a3, a2
    and a2, a3, a7
    xor a3, a3, a2
    srli a3, a3, 4
    slli a2, a2, 4
    or a3, a2, a3
    slli a2, a5, 24
    or a2, a2, a1
    and a1, a2, a4
    xor a2, a2, a1
    srli a2, a2, 2
    slli a1, a1, 6
    or a2, a1, a2
    xor a5, a5, a2
    slli a1, a5, 16
    srli a0, a5, 16
    or a1, a1, a0
    and a0, a1, a7
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor a2, a2, a1
    slli a1, a6, 24
    srli a0, a6, 8
    or a1, a1, a0
    and a0, a1, a4
    xor a1, a1, a0
    srli a1, a1, 2
    slli a0, a0, 6
    or a1, a0, a1
    xor a6, a6, a1
    slli a0, a6, 16
    srli s0, a6, 16
    or a0, a0, s0
    and s0, a0, a7
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    slli s0, t3, 24
    srli s2, t3, 8
    or s0, s0, s2
    and s2, s0, a4
    xor s0, s0, s2
    srli s0, s0, 2
    slli s2, s2, 6
    or s0, s2, s0
    xor t3, t3, s0
    lw s2, 264(s1)
    xor a2, a2, t3
    xor a2, a2, s2
    slli s2, t3, 16
    srli t3, t3, 16
    or t3, s2, t3
    and s2, t3, a7
    xor t3, t3, s2
    srli t3, t3, 4
    slli s2, s2, 4
    or t3, s2, t3
    slli s2, t5, 24
    srli s3, t5, 8
    or s2, s2, s3
    and s3, s2, a4
    xor s2, s2, s3
    srli s2, s2, 2
    slli s3, s3, 6
    or s2, s3, s2
    xor t5, t5, s2
    xor t6, t6, t5
    lw s3, 280(s1)
    xor t6, t6, a3
    xor t6, t6, s3
    slli a3, t5, 16
    srli t5, t5, 16
    or t5, a3, t5
    and a3, t5, a7
    xor t5, t5, a3
    srli t5, t5, 4
    slli a3, a3, 4
    or t5, a3, t5
    slli a3, t0, 24
    srli s3, t0, 8
    or a3, a3, s3
    and s3, a3, a4
    xor a3, a3, s3
    srli a3, a3, 2
    slli s3, s3, 6
    or a3, s3, a3
    xor t0, t0, a3
    xor a1, a1, t0
    xor a1, a1, a0
    lw a0, 268(s1)
    xor a5, a1, a5
    xor a5, a5, a0
    xor a1, s0, t0
    slli a0, t0, 16
    srli s0, t0, 16
    or a0, a0, s0
    and s0, a0, a7
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    xor a3, a3, a0
    lw a0, 284(s1)
    xor t1, a3, t1
    xor t1, t1, a0
    slli a3, t4, 24
    srli a0, t4, 8
    or a3, a3, a0
    and a0, a3, a4
    xor a3, a3, a0
    srli a3, a3, 2
    slli a0, a0, 6
    or a3, a0, a3
    xor t4, t4, a3
    xor a1, a1, t4
    lw a0, 260(s1)
    xor t3, a1, t3
    xor t3, t3, a0
    slli a1, t4, 16
    srli t4, t4, 16
    or t4, a1, t4
    xor a3, a3, t0
    and a1, t4, a7
    xor t4, t4, a1
    srli t4, t4, 4
    slli a1, a1, 4
    or t4, a1, t4
    lw a1, 256(s1)
    xor t4, a3, t4
    xor t4, t4, a1
    slli a3, t2, 24
    srli a1, t2, 8
    or a3, a3, a1
    and a4, a3, a4
    xor a3, a3, a4
    srli a3, a3, 2
    slli a4, a4, 6
    or a4, a4, a3
    xor t2, t2, a4
    xor t0, a4, t0
    xor a4, s2, t2
    lw a3, 276(s1)
    xor t5, a4, t5
    xor t5, t5, a3
    slli a4, t2, 16
    srli t2, t2, 16
    or t2, a4, t2
    and a4, t2, a7
    xor t2, t2, a4
    srli t2, t2, 4
    slli a4, a4, 4
    or t2, a4, t2
    xor t0, t0, t2
    lw t2, 272(s1)
    xor a6, t0, a6
    xor a6, a6, t2
    # round 10 (aes.dsl:53)
    xor a5, a5, t1
    xor a6, a6, a5
    xor t0, t4, t5
    xor t2, t6, a6
    xor t4, t0, t2
    xor t1, t1, t4
    xor a4, a5, t1
    and a3, t6, a5
    xor a1, t3, t5
    xor a2, a2, a1
    xor a6, a6, a2
    xor a0, t2, a6
    xor t3, t3, a0
    or s0, a2, t3
    xor s2, a5, t3
    xor s3, a1, s2
    and s4, a0, s2
    xor a3, s4, a3
    xor s0, s4, s0
    xor t5, t5, a3
    xor s4, t1, a1
    xor a1, a5, a1
    xor t0, t0, a1
    xor s5, t6, t0
    xor s6, a6, s5
    and s7, s3, s6
    or s8, t1, s5
    xor a3, s8, a3
    xor a3, s7, a3
    xor s7, s0, s8
    and s8, a4, t0
    xor t5, s8, t5
    and s9, t4, a1
    xor t5, s9, t5
    and s9, t2, s4
    xor s0, s0, s9
    xor s0, s8, s0
    xor s8, s0, t5
    xor s9, s2, s4
    and s10, a6, s9
    xor s7, s10, s7
    xor s7, t4, s7
    xor s10, s7, a3
    and s11, s0, s10
    xor ra, s11, t5
    and ra, a3, ra
    or s0, s0, ra
    xor s10, s10, ra
    and t4, t4, s10
    and a1, a1, s10
    and ra, s7, s8
    xor a3, a3, ra
    and t5, t5, a3
    xor a3, ra, s0
    and s0, s9, a3
    and a6, a6, a3
    xor s8, s8, t5
    or t5, s7, t5
    xor t5, s11, t5
    and t2, t2, t5
    and s4, s4, t5
    xor s0, s4, s0
    and s3, s3, s8
    and s6, s6, s8
    xor s7, t5, a3
    and a0, a0, s7
    and s2, s2, s7
    xor t5, t5, s10
    and a4, a4, t5
    and t0, t0, t5
    xor t0, a0, t0
    xor t2, t0, t2
    xor t0, t0, t4
    xor t4, a4, s2
    xor t5, s10, s8
    xor a3, a3, s8
    and s2, s5, a3
    xor a0, a0, s2
    and t1, t1, a3
    xor t1, a4, t1
    and t3, t3, t5
    xor t3, s4, t3
    lw a4, 304(s1)
    xor t4, t3, t4
    xor t4, t4, a4
    and a4, a2, t5
    xor t5, s7, t5
    and t6, t6, t5
    and a5, a5, t5
    xor a5, a5, t3
    xor t0, t6, t0
    xor t3, t0, s3
    lw t5, 288(s1)
    xor a3, t3, s0
    xor t5, a3, t5
    xor t1, t3, t1
    xor t3, t1, a4
    xor a6, t3, a6
    lw a4, 316(s1)
    xor t2, t3, t2
    xor t3, t2, a4
    xor a5, t2, a5
    xor t2, a6, s6
    xor t2, t6, t2
    xor a6, a6, a0
    xor t6, a6, a1
    xor a5, t6, a5
    lw a4, 292(s1)
    xor t0, t0, t6
    xor t0, t0, a4
    lw t6, 312(s1)
    xor t1, t1, a5
    lw a4, 296(s1)
    xor t1, t1, t6
    xor a5, a5, a4
    lw t6, 300(s1)
    xor a6, a6, t2
    lw a4, 308(s1)
    xor a6, a6, t6
    xor t2, t2, a4
    srli t6, a6, 4
    xor t6, t6, t3
    and t6, t6, a7
    xor t3, t3, t6
    slli t6, t6, 4
    xor a6, a6, t6
    srli t6, a5, 4
    xor t6, t6, t1
    and t6, t6, a7
    xor t1, t1, t6
    slli t6, t6, 4
    xor a5, a5, t6
    srli t6, t0, 4
    xor t6, t6, t2
    and t6, t6, a7
    xor t2, t2, t6
    slli t6, t6, 4
    xor t0, t0, t6
    srli t6, t0, 2
    lw a4, 104(sp)
    xor t6, t6, a6
    and t6, t6, a4
    xor a6, a6, t6
    slli t6, t6, 2
    xor t0, t0, t6
    srli t6, t2, 2
    xor t6, t6, t3
    and t6, t6, a4
    xor t3, t3, t6
    slli t6, t6, 2
    xor t2, t2, t6
    srli t6, t5, 4
    xor t6, t6, t4
    and a7, t6, a7
    xor t4, t4, a7
    slli a7, a7, 4
    xor a7, t5, a7
    srli t5, a7, 2
    xor t5, t5, a5
    and t5, t5, a4
    xor a5, a5, t5
    slli t5, t5, 2
    xor a7, a7, t5
    srli t5, a7, 1
    lw t6, 100(sp)
    xor t5, t5, t0
    and t5, t5, t6
    xor t0, t0, t5
    slli t5, t5, 1
    xor a7, a7, t5
    srli t5, a5, 1
    xor t5, t5, a6
    and t5, t5, t6
    xor a6, a6, t5
    slli t5, t5, 1
    xor a5, a5, t5
    srli t5, t4, 2
    xor t5, t5, t1
    and t5, t5, a4
    xor t1, t1, t5
    slli t5, t5, 2
    xor t4, t4, t5
    srli t5, t4, 1
    xor t5, t5, t2
    and t5, t5, t6
    xor t2, t2, t5
    slli t5, t5, 1
    xor t4, t4, t5
    lw a4, 96(sp)
    xor t5, a7, t4
    and t5, t5, a4
    xor a7, a7, t5
    xor t4, t4, t5
    xor t5, t0, t2
    and t5, t5, a4
    xor t2, t2, t5
    xor t0, t0, t5
    srli t5, t1, 1
    xor t5, t5, t3
    and t5, t5, t6
    xor t3, t3, t5
    slli t5, t5, 1
    xor t1, t1, t5
    xor t5, a5, t1
    and t5, t5, a4
    xor a5, a5, t5
    xor t1, t1, t5
    xor t5, a6, t3
    and t5, t5, a4
    xor t3, t3, t5
    lw t6, 68(sp)
    mv a3, s1
    lw a4, 8(t6)
    xor a6, a6, t5
    xor t4, a4, t4
    lw t5, 28(t6)
    lw a4, 64(sp)
    xor t3, t5, t3
    sw t4, 8(a4)
    lw t4, 20(t6)
    sw t3, 28(a4)
    xor a6, t4, a6
    lw t3, 12(t6)
    sw a6, 20(a4)
    xor a6, t3, t1
    lw t1, 4(t6)
    sw a6, 12(a4)
    xor a5, t1, a5
    lw a6, 0(t6)
    sw a5, 4(a4)
    xor a5, a6, a7
    lw a6, 16(t6)
    sw a5, 0(a4)
    xor a5, a6, t0
    lw a6, 24(t6)
    sw a5, 16(a4)
    xor a5, a6, t2
    sw a5, 24(a4)
    mv a0, a4
    mv a1, t6
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
    addi a0, sp, 128
    mv t0, a0
    addi t1, sp, 160
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
    sw a2, 80(sp)
    j .Llwcc_aes128_128_ctr_crypt_rv32i_group
.Llwcc_aes128_128_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 128
    add t1, a1, t2
.Llwcc_aes128_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_aes128_128_ctr_crypt_rv32i_copy
.Llwcc_aes128_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 160
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
    addi sp, sp, 160
    ret
    .size lwcc_aes128_128_ctr_crypt_rv32i, .-lwcc_aes128_128_ctr_crypt_rv32i
