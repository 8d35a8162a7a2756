# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile aes --set aes128_128 --target rv32i --lanes 1 --slicing plane --blocks 4 --mode ctr --depth round2
# passes:    unroll() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=4, depth=round2) ctr_fold(depth=round2) fold() sbox(lanes=1) complement() value_numbering() hoist(mode=ctr) legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() spill_order() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 336
# layout:    planes of 16 S-boxes, 4 blocks side by side; cells in 11 arrangements
# sizes:     in bytes: block 16, key 16, nonce 12, rk 704, ctx 4864, align 4, group 64, stack 336
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:19b47dc0a2f990866ca41d728ed8b882fb1d71379bcd0d10e84fc20eb7895195

    .text

    .balign 4
    .global lwcc_aes128_128_key_setup_rv32i
    .type lwcc_aes128_128_key_setup_rv32i, %function
lwcc_aes128_128_key_setup_rv32i:
    addi sp, sp, -240
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
    lw a6, 12(a1)
    srli a7, a6, 6
    srli t0, a6, 3
    srli t1, a6, 7
    xor t0, t0, t1
    srli t2, a6, 5
    xor t3, a6, t2
    srli t4, a6, 4
    xor t4, t4, t0
    xor t5, a7, t4
    xor t6, t3, t5
    xor t1, t1, t6
    xor a4, t0, t1
    srli a3, a6, 1
    xor a2, a3, t2
    xor s0, t0, a2
    xor t3, t3, s0
    and s1, a4, t3
    srli s2, a6, 2
    xor s2, s2, a2
    xor t4, t4, s2
    xor s3, t5, t4
    xor a3, a3, s3
    xor s4, t0, a3
    and s5, s3, s4
    or s6, s2, a3
    xor s6, s5, s6
    xor s7, t1, a2
    and s8, t5, s7
    xor s8, s6, s8
    xor s8, s1, s8
    xor s9, s4, s7
    and s10, t4, s9
    xor s11, a7, t3
    or ra, t1, s11
    xor s6, s6, ra
    xor s6, s10, s6
    xor s6, t6, s6
    xor a2, a2, s4
    xor s10, t4, s11
    and a6, a2, s10
    and a5, a7, t0
    xor a5, s5, a5
    xor s5, ra, a5
    xor a6, a6, s5
    xor s5, s6, a6
    and ra, s8, s5
    sw s4, 96(sp)
    and s4, t6, s0
    xor a5, t2, a5
    xor a5, s1, a5
    xor a5, s4, a5
    xor t2, s8, a5
    and s1, s6, t2
    xor s4, a6, s1
    and s4, a5, s4
    or s6, s6, s4
    xor s6, ra, s6
    xor a5, ra, a5
    and a5, a6, a5
    or a6, s8, a5
    xor a6, s1, a6
    xor s1, s6, a6
    xor a5, s5, a5
    xor t2, t2, s4
    xor s4, a5, t2
    xor s5, s1, s4
    and a7, a7, s5
    and s3, s3, s1
    xor s8, s6, a5
    and t3, t3, s8
    xor t3, s3, t3
    and t6, t6, a5
    xor t6, t3, t6
    xor t6, a7, t6
    and a2, a2, t2
    xor a2, t6, a2
    and s7, s7, s6
    and s9, s9, a6
    xor s9, s7, s9
    xor s9, a2, s9
    not s9, s9
    slli ra, s9, 24
    srli s9, s9, 8
    or s9, ra, s9
    lui ra, 4112
    addi ra, ra, 257
    and s9, s9, ra
    and a4, a4, s8
    xor s8, a6, t2
    and t1, t1, s8
    xor t1, a4, t1
    xor t1, a2, t1
    and a2, s2, s4
    xor a2, t1, a2
    and a6, t4, a6
    xor a6, a2, a6
    and t4, s11, s8
    xor t4, s3, t4
    xor t4, a6, t4
    and a5, s0, a5
    xor a5, t4, a5
    xor t6, t6, a5
    not t6, t6
    slli s0, t6, 25
    srli t6, t6, 7
    or t6, s0, t6
    lui s0, 8224
    addi s0, s0, 514
    and t6, t6, s0
    or t6, s9, t6
    and t5, t5, s6
    xor t3, t3, t5
    xor t3, a2, t3
    and t0, t0, s5
    and t5, a3, s4
    xor t5, s7, t5
    xor t0, t0, t5
    xor t0, t3, t0
    xor a5, a5, t0
    slli t0, a5, 26
    srli a3, a5, 6
    or t0, t0, a3
    lui a3, 16448
    addi a3, a3, 1028
    and t0, t0, a3
    or t0, t6, t0
    and t2, s10, t2
    xor a6, a6, t2
    xor a6, a7, a6
    xor a7, t4, a6
    slli t2, a7, 27
    srli a7, a7, 5
    or a7, t2, a7
    lui t2, 32897
    addi t2, t2, -2040
    and a7, a7, t2
    or a7, t0, a7
    lw t0, 96(sp)
    not a6, a6
    and t0, t0, s1
    xor t0, a4, t0
    xor t0, t5, t0
    slli t4, t0, 28
    srli t0, t0, 4
    or t0, t4, t0
    lui t4, 65793
    addi t4, t4, 16
    and t0, t0, t4
    or a7, a7, t0
    slli t0, a6, 29
    srli a6, a6, 3
    or a6, t0, a6
    lui t0, 131586
    addi t0, t0, 32
    and a6, a6, t0
    or a6, a7, a6
    xor a5, t1, a5
    not a5, a5
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lui a7, 263172
    addi a7, a7, 64
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t3, 31
    srli t1, t3, 1
    or a6, a6, t1
    lui t1, 526344
    addi t1, t1, 128
    and a6, a6, t1
    or a5, a5, a6
    lw a6, 0(a1)
    lw t5, 4(a1)
    xor a5, a6, a5
    xori t3, a5, 1
    xor t6, t3, t5
    lw a4, 8(a1)
    lw s1, 12(a1)
    xor a2, t6, a4
    xor s2, a2, s1
    srli s3, s2, 6
    srli s4, s2, 3
    srli s5, s2, 7
    xor s4, s4, s5
    srli s6, s2, 5
    xor s7, s2, s6
    srli s8, s2, 4
    xor s8, s8, s4
    xor s9, s3, s8
    xor s10, s7, s9
    xor s5, s5, s10
    xor s11, s4, s5
    srli t5, s2, 1
    xor a6, t5, s6
    xor a4, s4, a6
    xor s7, s7, a4
    and s1, s11, s7
    sw t3, 96(sp)
    srli t3, s2, 2
    xor t3, t3, a6
    xor s8, s8, t3
    sw s2, 100(sp)
    xor s2, s9, s8
    xor t5, t5, s2
    sw a2, 104(sp)
    xor a2, s4, t5
    sw t6, 108(sp)
    and t6, s2, a2
    sw a5, 112(sp)
    or a5, t3, t5
    xor a5, t6, a5
    sw t1, 116(sp)
    xor t1, s5, a6
    sw a7, 120(sp)
    and a7, s9, t1
    xor a7, a5, a7
    xor a7, s1, a7
    sw t0, 124(sp)
    xor t0, a2, t1
    sw t4, 128(sp)
    and t4, s8, t0
    sw t2, 132(sp)
    xor t2, s3, s7
    sw a3, 136(sp)
    or a3, s5, t2
    xor a5, a5, a3
    xor a5, t4, a5
    xor a5, s10, a5
    xor a6, a6, a2
    xor t4, s8, t2
    sw a2, 140(sp)
    and a2, a6, t4
    sw t4, 144(sp)
    and t4, s3, s4
    xor t4, t6, t4
    xor t6, a3, t4
    xor t6, a2, t6
    xor a3, a5, t6
    and a2, a7, a3
    sw t5, 148(sp)
    and t5, s10, a4
    xor t4, s6, t4
    xor t4, s1, t4
    xor t4, t5, t4
    xor t5, a7, t4
    and s1, a5, t5
    xor s6, t6, s1
    and s6, t4, s6
    or a5, a5, s6
    xor a5, a2, a5
    xor t4, a2, t4
    and t4, t6, t4
    or a7, a7, t4
    xor a7, s1, a7
    xor t6, a5, a7
    xor t4, a3, t4
    xor t5, t5, s6
    xor a3, t4, t5
    xor a2, t6, a3
    and s1, s3, a2
    and s2, s2, t6
    xor s3, a5, t4
    and s6, s7, s3
    xor s6, s2, s6
    and s7, s10, t4
    xor s7, s6, s7
    xor s7, s1, s7
    and a6, a6, t5
    xor a6, s7, a6
    and t1, t1, a5
    and t0, t0, a7
    xor t0, t1, t0
    xor t0, a6, t0
    not t0, t0
    slli s10, t0, 24
    srli t0, t0, 8
    or t0, s10, t0
    and t0, t0, ra
    and s3, s11, s3
    xor s10, a7, t5
    and s5, s5, s10
    xor s5, s3, s5
    xor a6, a6, s5
    and t3, t3, a3
    xor t3, a6, t3
    and a7, s8, a7
    xor a7, t3, a7
    and t2, t2, s10
    xor t2, s2, t2
    xor t2, a7, t2
    and t4, a4, t4
    xor t4, t2, t4
    xor a4, s7, t4
    not a4, a4
    slli s2, a4, 25
    srli a4, a4, 7
    or a4, s2, a4
    and a4, a4, s0
    or t0, t0, a4
    and a5, s9, a5
    xor a5, s6, a5
    xor a5, t3, a5
    lw a4, 148(sp)
    and t3, s4, a2
    and a4, a4, a3
    xor t1, t1, a4
    xor t3, t3, t1
    xor t3, a5, t3
    xor t3, t4, t3
    slli t4, t3, 26
    srli a4, t3, 6
    or t4, t4, a4
    lw a4, 136(sp)
    xor a6, a6, t3
    and t4, t4, a4
    or t0, t0, t4
    lw t4, 144(sp)
    not a6, a6
    and t4, t4, t5
    xor a7, a7, t4
    xor a7, s1, a7
    xor t2, t2, a7
    slli t4, t2, 27
    srli t2, t2, 5
    or t2, t4, t2
    lw t4, 132(sp)
    not a7, a7
    and t2, t2, t4
    or t0, t0, t2
    lw t2, 140(sp)
    lw t3, 108(sp)
    and t2, t2, t6
    xor t2, s3, t2
    xor t1, t1, t2
    slli t2, t1, 28
    srli t1, t1, 4
    or t1, t2, t1
    lw t2, 128(sp)
    lw t6, 104(sp)
    and t1, t1, t2
    or t0, t0, t1
    slli t1, a7, 29
    srli a7, a7, 3
    or a7, t1, a7
    lw t1, 124(sp)
    lw a2, 100(sp)
    and a7, a7, t1
    or a7, t0, a7
    slli t0, a6, 30
    srli a6, a6, 2
    or a6, t0, a6
    lw t0, 120(sp)
    and a6, a6, t0
    or a6, a7, a6
    slli a7, a5, 31
    srli a5, a5, 1
    or a5, a7, a5
    lw a7, 116(sp)
    and a5, a5, a7
    or a5, a6, a5
    lw a6, 112(sp)
    xor a5, a6, a5
    xori a6, a5, 3
    xor t5, a6, t3
    xor a3, t5, t6
    xor s1, a3, a2
    srli s2, s1, 6
    srli s3, s1, 3
    srli s4, s1, 7
    xor s3, s3, s4
    srli s5, s1, 5
    xor s6, s1, s5
    srli s7, s1, 4
    xor s7, s7, s3
    xor s8, s2, s7
    xor s9, s6, s8
    xor s4, s4, s9
    xor s10, s3, s4
    srli s11, s1, 1
    xor t3, s11, s5
    sw a6, 112(sp)
    xor a6, s3, t3
    xor s6, s6, a6
    and t6, s10, s6
    srli a2, s1, 2
    xor a2, a2, t3
    xor s7, s7, a2
    xor a7, s8, s7
    xor s11, s11, a7
    xor t0, s3, s11
    and t1, a7, t0
    or t2, a2, s11
    xor t2, t1, t2
    xor t4, s4, t3
    and a4, s8, t4
    xor a4, t2, a4
    xor a4, t6, a4
    sw s1, 140(sp)
    xor s1, t0, t4
    sw a3, 144(sp)
    and a3, s7, s1
    sw t5, 148(sp)
    xor t5, s2, s6
    sw a5, 152(sp)
    or a5, s4, t5
    xor t2, t2, a5
    xor t2, a3, t2
    xor t2, s9, t2
    xor t3, t3, t0
    xor a3, s7, t5
    sw t0, 156(sp)
    and t0, t3, a3
    sw a3, 160(sp)
    and a3, s2, s3
    xor t1, t1, a3
    xor a5, a5, t1
    xor a5, t0, a5
    xor t0, t2, a5
    and a3, a4, t0
    sw s11, 164(sp)
    and s11, s9, a6
    xor t1, s5, t1
    xor t1, t6, t1
    xor t1, s11, t1
    xor t6, a4, t1
    and s5, t2, t6
    xor s11, a5, s5
    and s11, t1, s11
    or t2, t2, s11
    xor t2, a3, t2
    xor t1, a3, t1
    and a5, a5, t1
    or t1, a4, a5
    xor t1, s5, t1
    xor a4, t2, t1
    xor a5, t0, a5
    xor t0, t6, s11
    xor t6, a5, t0
    xor a3, a4, t6
    and s2, s2, a3
    and a7, a7, a4
    xor s5, t2, a5
    and s6, s6, s5
    xor s6, a7, s6
    and s9, s9, a5
    xor s9, s6, s9
    xor s9, s2, s9
    and t3, t3, t0
    xor t3, s9, t3
    and t4, t4, t2
    and s1, s1, t1
    xor s1, t4, s1
    xor s1, t3, s1
    not s1, s1
    slli s11, s1, 24
    srli s1, s1, 8
    or s1, s11, s1
    and s1, s1, ra
    and s5, s10, s5
    xor s10, t1, t0
    and s4, s4, s10
    xor s4, s5, s4
    xor t3, t3, s4
    and a2, a2, t6
    xor a2, t3, a2
    and t1, s7, t1
    xor t1, a2, t1
    and t5, t5, s10
    xor a7, a7, t5
    xor a7, t1, a7
    and a5, a6, a5
    xor a5, a7, a5
    xor a6, s9, a5
    not a6, a6
    slli t5, a6, 25
    srli a6, a6, 7
    or a6, t5, a6
    and a6, a6, s0
    or a6, s1, a6
    and t2, s8, t2
    xor t2, s6, t2
    xor t2, a2, t2
    and t5, s3, a3
    lw a3, 164(sp)
    and t6, a3, t6
    xor t4, t4, t6
    xor t5, t5, t4
    xor t5, t2, t5
    xor a5, a5, t5
    slli t5, a5, 26
    srli t6, a5, 6
    or t5, t5, t6
    lw t6, 136(sp)
    xor a5, t3, a5
    and t5, t5, t6
    or a6, a6, t5
    lw t5, 160(sp)
    not a5, a5
    and t0, t5, t0
    xor t0, t1, t0
    xor t0, s2, t0
    xor a7, a7, t0
    slli t1, a7, 27
    srli a7, a7, 5
    or a7, t1, a7
    lw t1, 132(sp)
    lw t3, 148(sp)
    and a7, a7, t1
    or a6, a6, a7
    lw a7, 156(sp)
    lw a2, 140(sp)
    and a7, a7, a4
    xor a7, s5, a7
    xor a7, t4, a7
    slli t4, a7, 28
    srli a7, a7, 4
    or a7, t4, a7
    lw t4, 128(sp)
    lw a4, 144(sp)
    and a7, a7, t4
    or a6, a6, a7
    not a7, t0
    slli t0, a7, 29
    srli a7, a7, 3
    or a7, t0, a7
    lw t0, 124(sp)
    lui s3, 16
    and a7, a7, t0
    or a6, a6, a7
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 120(sp)
    addi s3, s3, -256
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t2, 31
    srli t2, t2, 1
    or a6, a6, t2
    lw t2, 116(sp)
    lui s5, 4080
    and a6, a6, t2
    or a5, a5, a6
    lw a6, 152(sp)
    lw s7, 100(sp)
    xor a5, a6, a5
    xori a6, a5, 7
    xor t5, a6, t3
    xor a3, t5, a4
    xor s1, a3, a2
    srli s2, s1, 8
    andi s2, s2, 255
    srli a6, a6, 8
    and s4, a6, s3
    or s2, s2, s4
    srli s4, t5, 8
    and s6, s4, s5
    or s2, s2, s6
    slli s6, a3, 24
    or s2, s2, s6
    srli s6, s2, 16
    srli s8, s7, 8
    lui s9, 4080
    addi s9, s9, 255
    and s8, s8, s9
    lw s10, 104(sp)
    lui t3, 349525
    slli s11, s10, 24
    srli a4, s10, 8
    or a4, s11, a4
    lui s11, 1044496
    addi s11, s11, -256
    and a4, a4, s11
    or a4, s8, a4
    xor a4, s2, a4
    xor s6, s6, a4
    lui s8, 16
    addi s8, s8, -1
    and s6, s6, s8
    slli a2, s6, 16
    xor a2, s2, a2
    srli s2, a2, 1
    xor s2, s2, a2
    addi t3, t3, 1365
    and s2, s2, t3
    slli t2, s2, 1
    xor t2, a2, t2
    srli a7, t2, 2
    xor a7, a7, t2
    lui t0, 209715
    addi t0, t0, 819
    and a7, a7, t0
    slli t4, a7, 2
    xor t4, t2, t4
    srli t1, t4, 8
    andi a6, a6, 255
    and s4, s4, s3
    or a6, a6, s4
    srli s4, a3, 8
    and s4, s4, s5
    or a6, a6, s4
    slli s4, s1, 24
    or a6, a6, s4
    srli s4, a6, 16
    srli s10, s10, 8
    and s10, s10, s9
    slli s5, s7, 24
    srli s7, s7, 8
    or s5, s5, s7
    and s5, s5, s11
    or s5, s10, s5
    xor s5, a6, s5
    xor s4, s4, s5
    and s4, s4, s8
    slli s7, s4, 16
    xor a6, a6, s7
    srli s7, a6, 1
    xor s7, s7, a6
    and s7, s7, t3
    slli s10, s7, 1
    xor s10, a6, s10
    sw s11, 152(sp)
    srli s11, s10, 2
    xor s11, s11, s10
    and s11, s11, t0
    sw s3, 156(sp)
    slli s3, s11, 2
    xor s3, s10, s3
    xor t1, t1, s3
    and t1, t1, s9
    slli t6, t1, 8
    xor t4, t4, t6
    srli t6, t4, 4
    xor t1, s3, t1
    xor t6, t6, t1
    lui s3, 61681
    addi s3, s3, -241
    and t6, t6, s3
    sw s8, 160(sp)
    slli s8, t6, 4
    xor t4, t4, s8
    slli s8, t4, 20
    sw a3, 164(sp)
    srli a3, t4, 12
    or a3, s8, a3
    and a3, a3, s3
    xor a4, a4, s6
    srli s6, a4, 1
    xor s6, s6, a4
    and s6, s6, t3
    slli s8, s6, 1
    xor s8, a4, s8
    sw t5, 168(sp)
    srli t5, s8, 2
    xor t5, t5, s8
    and t5, t5, t0
    sw a5, 172(sp)
    slli a5, t5, 2
    xor a5, s8, a5
    sw s0, 176(sp)
    srli s0, a5, 8
    xor s4, s5, s4
    srli s5, s4, 1
    xor s5, s5, s4
    and s5, s5, t3
    sw t3, 180(sp)
    slli t3, s5, 1
    xor t3, s4, t3
    sw ra, 184(sp)
    srli ra, t3, 2
    xor ra, ra, t3
    and ra, ra, t0
    sw s1, 188(sp)
    slli s1, ra, 2
    xor s1, t3, s1
    xor s0, s0, s1
    and s0, s0, s9
    sw t1, 192(sp)
    slli t1, s0, 8
    xor a5, a5, t1
    srli t1, a5, 4
    xor s0, s1, s0
    xor t1, t1, s0
    and t1, t1, s3
    slli s1, t1, 4
    xor a5, a5, s1
    slli s1, a5, 20
    sw s0, 196(sp)
    srli s0, a5, 12
    or s0, s1, s0
    lui s1, 986895
    addi s1, s1, 240
    and s0, s0, s1
    or a3, a3, s0
    sw a3, 0(a0)
    slli a3, a5, 4
    srli a5, a5, 28
    or a5, a3, a5
    and a5, a5, s3
    slli t4, t4, 4
    and t4, t4, s1
    or a5, a5, t4
    sw a5, 4(a0)
    xor a5, a2, s2
    srli t4, a5, 2
    xor t4, t4, a5
    and t4, t4, t0
    slli a3, t4, 2
    xor a3, a5, a3
    srli a2, a3, 8
    xor a6, a6, s7
    srli s0, a6, 2
    xor s0, s0, a6
    and s0, s0, t0
    slli s2, s0, 2
    xor s2, a6, s2
    xor a2, a2, s2
    and a2, a2, s9
    slli s7, a2, 8
    xor a3, a3, s7
    srli s7, a3, 4
    xor a2, s2, a2
    xor s2, s7, a2
    and s2, s2, s3
    slli s7, s2, 4
    xor a3, a3, s7
    slli s7, a3, 20
    sw a2, 200(sp)
    srli a2, a3, 12
    or a2, s7, a2
    and a2, a2, s3
    xor a4, a4, s6
    srli s6, a4, 2
    xor s6, s6, a4
    and s6, s6, t0
    slli s7, s6, 2
    xor s7, a4, s7
    sw s2, 204(sp)
    srli s2, s7, 8
    xor s4, s4, s5
    srli s5, s4, 2
    xor s5, s5, s4
    and s5, s5, t0
    sw t0, 208(sp)
    slli t0, s5, 2
    xor t0, s4, t0
    xor s2, s2, t0
    and s2, s2, s9
    sw t1, 212(sp)
    slli t1, s2, 8
    xor t1, s7, t1
    srli s7, t1, 4
    xor t0, t0, s2
    xor s2, s7, t0
    and s2, s2, s3
    slli s7, s2, 4
    xor t1, t1, s7
    slli s7, t1, 20
    sw t0, 216(sp)
    srli t0, t1, 12
    or t0, s7, t0
    and t0, t0, s1
    or t0, a2, t0
    # round 3 (aes.dsl:47)
    not t0, t0
    sw t0, 8(a0)
    slli t0, t1, 4
    srli t1, t1, 28
    or t0, t0, t1
    and t0, t0, s3
    slli t1, a3, 4
    and t1, t1, s1
    or t0, t0, t1
    not t0, t0
    sw t0, 12(a0)
    xor a7, t2, a7
    srli t0, a7, 8
    xor t1, s10, s11
    xor t0, t0, t1
    and t0, t0, s9
    slli t2, t0, 8
    xor a7, a7, t2
    srli t2, a7, 4
    xor t0, t1, t0
    xor t1, t2, t0
    and t1, t1, s3
    slli t2, t1, 4
    xor a7, a7, t2
    slli t2, a7, 20
    srli a3, a7, 12
    or t2, t2, a3
    and t2, t2, s3
    xor t5, s8, t5
    srli a3, t5, 8
    xor t3, t3, ra
    xor a3, a3, t3
    and a3, a3, s9
    slli a2, a3, 8
    xor t5, t5, a2
    srli a2, t5, 4
    xor t3, t3, a3
    xor a3, a2, t3
    and a3, a3, s3
    slli a2, a3, 4
    xor t5, t5, a2
    slli a2, t5, 20
    srli s7, t5, 12
    or a2, a2, s7
    and a2, a2, s1
    or t2, t2, a2
    not t2, t2
    sw t2, 16(a0)
    slli t2, t5, 4
    srli t5, t5, 28
    or t2, t2, t5
    and t2, t2, s3
    slli a7, a7, 4
    and a7, a7, s1
    or a7, t2, a7
    not a7, a7
    sw a7, 20(a0)
    xor a5, a5, t4
    srli a7, a5, 8
    xor a6, a6, s0
    xor a7, a7, a6
    and a7, a7, s9
    slli t2, a7, 8
    xor a5, a5, t2
    srli t2, a5, 4
    xor a6, a6, a7
    xor a7, t2, a6
    and a7, a7, s3
    slli t2, a7, 4
    xor a5, a5, t2
    slli t2, a5, 20
    srli t4, a5, 12
    or t2, t2, t4
    and t2, t2, s3
    xor t4, a4, s6
    srli t5, t4, 8
    xor a4, s4, s5
    xor t5, t5, a4
    and t5, t5, s9
    slli a2, t5, 8
    xor t4, t4, a2
    srli a2, t4, 4
    xor t5, a4, t5
    xor a4, a2, t5
    and a4, a4, s3
    slli a2, a4, 4
    xor t4, t4, a2
    slli a2, t4, 20
    srli s0, t4, 12
    or a2, a2, s0
    and a2, a2, s1
    or t2, t2, a2
    sw t2, 24(a0)
    slli t2, t4, 4
    srli t4, t4, 28
    or t2, t2, t4
    and t2, t2, s3
    slli a5, a5, 4
    and a5, a5, s1
    or a5, t2, a5
    sw a5, 28(a0)
    lw a5, 192(sp)
    xor a5, a5, t6
    slli t2, a5, 20
    srli t4, a5, 12
    or t2, t2, t4
    and t2, t2, s3
    lw t4, 196(sp)
    lw t6, 212(sp)
    slli a5, a5, 4
    xor t4, t4, t6
    slli t6, t4, 20
    srli a2, t4, 12
    or t6, t6, a2
    and t6, t6, s1
    or t2, t2, t6
    sw t2, 32(a0)
    slli t2, t4, 4
    srli t4, t4, 28
    or t2, t2, t4
    and t2, t2, s3
    and a5, a5, s1
    or a5, t2, a5
    sw a5, 36(a0)
    lw a5, 200(sp)
    lw t2, 204(sp)
    xor a5, a5, t2
    slli t2, a5, 20
    srli t4, a5, 12
    or t2, t2, t4
    and t2, t2, s3
    lw t4, 216(sp)
    slli a5, a5, 4
    xor t4, t4, s2
    slli t6, t4, 20
    srli a2, t4, 12
    or t6, t6, a2
    and t6, t6, s1
    or t2, t2, t6
    sw t2, 40(a0)
    slli t2, t4, 4
    srli t4, t4, 28
    or t2, t2, t4
    and t2, t2, s3
    and a5, a5, s1
    or a5, t2, a5
    sw a5, 44(a0)
    xor a5, t0, t1
    slli t0, a5, 20
    srli t1, a5, 12
    or t0, t0, t1
    and t0, t0, s3
    xor t1, t3, a3
    slli t2, t1, 20
    srli t3, t1, 12
    or t2, t2, t3
    and t2, t2, s1
    or t0, t0, t2
    not t0, t0
    sw t0, 48(a0)
    slli t0, t1, 4
    srli t1, t1, 28
    or t0, t0, t1
    and t0, t0, s3
    slli a5, a5, 4
    and a5, a5, s1
    or a5, t0, a5
    not a5, a5
    sw a5, 52(a0)
    xor a5, a6, a7
    slli a6, a5, 20
    srli a7, a5, 12
    or a6, a6, a7
    and a6, a6, s3
    xor a7, t5, a4
    slli t0, a7, 20
    srli t1, a7, 12
    or t0, t0, t1
    and t0, t0, s1
    or a6, a6, t0
    not a6, a6
    sw a6, 56(a0)
    slli a6, a7, 4
    srli a7, a7, 28
    or a6, a6, a7
    and a6, a6, s3
    slli a5, a5, 4
    and a5, a5, s1
    or a5, a6, a5
    not a5, a5
    sw a5, 60(a0)
    lw a5, 188(sp)
    sw s1, 216(sp)
    srli a6, a5, 6
    srli a7, a5, 3
    srli t0, a5, 7
    xor a7, a7, t0
    srli t1, a5, 5
    xor t2, a5, t1
    srli t3, a5, 4
    xor t3, t3, a7
    xor t4, a6, t3
    xor t5, t2, t4
    xor t0, t0, t5
    xor t6, a7, t0
    srli a4, a5, 1
    xor a3, a4, t1
    xor a2, a7, a3
    xor t2, t2, a2
    and s0, t6, t2
    srli s2, a5, 2
    xor s2, s2, a3
    xor t3, t3, s2
    xor s4, t4, t3
    xor a4, a4, s4
    xor s5, a7, a4
    and s6, s4, s5
    or s7, s2, a4
    xor s7, s6, s7
    xor s8, t0, a3
    and s10, t4, s8
    xor s10, s7, s10
    xor s10, s0, s10
    xor s11, s5, s8
    and ra, t3, s11
    xor a5, a6, t2
    or s1, t0, a5
    xor s7, s7, s1
    xor s7, ra, s7
    xor s7, t5, s7
    xor a3, a3, s5
    xor ra, t3, a5
    sw s3, 204(sp)
    and s3, a3, ra
    sw s9, 200(sp)
    and s9, a6, a7
    xor s6, s6, s9
    xor s1, s1, s6
    xor s1, s3, s1
    xor s3, s7, s1
    and s9, s10, s3
    sw s5, 212(sp)
    and s5, t5, a2
    xor t1, t1, s6
    xor t1, s0, t1
    xor t1, s5, t1
    xor s0, s10, t1
    and s5, s7, s0
    xor s6, s1, s5
    and s6, t1, s6
    or s7, s7, s6
    xor s7, s9, s7
    xor t1, s9, t1
    and t1, s1, t1
    or s1, s10, t1
    xor s1, s5, s1
    xor s5, s7, s1
    xor t1, s3, t1
    xor s0, s0, s6
    xor s3, t1, s0
    xor s6, s5, s3
    and a6, a6, s6
    and s4, s4, s5
    xor s9, s7, t1
    and t2, t2, s9
    xor t2, s4, t2
    and t5, t5, t1
    xor t5, t2, t5
    xor t5, a6, t5
    and a3, a3, s0
    xor a3, t5, a3
    and s8, s8, s7
    and s10, s11, s1
    xor s10, s8, s10
    xor s10, a3, s10
    not s10, s10
    slli s11, s10, 24
    srli s10, s10, 8
    or s10, s11, s10
    lw s11, 184(sp)
    and t6, t6, s9
    and s10, s10, s11
    xor s9, s1, s0
    and t0, t0, s9
    xor t0, t6, t0
    xor t0, a3, t0
    and a3, s2, s3
    xor a3, t0, a3
    and t3, t3, s1
    xor t3, a3, t3
    and a5, a5, s9
    xor a5, s4, a5
    xor a5, t3, a5
    and t1, a2, t1
    xor t1, a5, t1
    xor t5, t5, t1
    not t5, t5
    slli a2, t5, 25
    srli t5, t5, 7
    or t5, a2, t5
    lw a2, 176(sp)
    and t4, t4, s7
    and t5, t5, a2
    or t5, s10, t5
    xor t2, t2, t4
    xor t2, a3, t2
    and a7, a7, s6
    and t4, a4, s3
    xor t4, s8, t4
    xor a7, a7, t4
    xor a7, t2, a7
    xor a7, t1, a7
    slli t1, a7, 26
    srli a4, a7, 6
    or t1, t1, a4
    lw a4, 136(sp)
    and t1, t1, a4
    or t1, t5, t1
    and t5, ra, s0
    xor t3, t3, t5
    xor a6, a6, t3
    xor a5, a5, a6
    slli t3, a5, 27
    srli a5, a5, 5
    or a5, t3, a5
    lw t3, 132(sp)
    not a6, a6
    and a5, a5, t3
    or a5, t1, a5
    lw t1, 212(sp)
    lw t5, 164(sp)
    and t1, t1, s5
    xor t1, t6, t1
    xor t1, t4, t1
    slli t4, t1, 28
    srli t1, t1, 4
    or t1, t4, t1
    lw t4, 128(sp)
    lw s0, 160(sp)
    and t1, t1, t4
    or a5, a5, t1
    slli t1, a6, 29
    srli a6, a6, 3
    or a6, t1, a6
    lw t1, 124(sp)
    lw s3, 180(sp)
    and a6, a6, t1
    or a5, a5, a6
    xor a6, t0, a7
    not a6, a6
    slli a7, a6, 30
    srli a6, a6, 2
    or a6, a7, a6
    lw a7, 120(sp)
    srli t0, t2, 1
    and a6, a6, a7
    or a5, a5, a6
    slli a6, t2, 31
    or a6, a6, t0
    lw t0, 116(sp)
    lw t2, 168(sp)
    and a6, a6, t0
    or a5, a5, a6
    lw a6, 172(sp)
    lw s6, 208(sp)
    xor a5, a6, a5
    xori a6, a5, 15
    xor t2, a6, t2
    xor t6, t2, t5
    srli a3, t6, 16
    xor a3, a3, a6
    and a3, a3, s0
    slli s1, a3, 16
    xor s1, t6, s1
    srli s2, s1, 1
    xor s2, s2, s1
    and s2, s2, s3
    slli s4, s2, 1
    xor s4, s1, s4
    srli s5, s4, 2
    xor s5, s5, s4
    and s5, s5, s6
    slli s7, s5, 2
    xor s7, s4, s7
    srli s8, s7, 8
    lw s9, 188(sp)
    lw t1, 200(sp)
    xor s10, t6, s9
    srli ra, s10, 16
    xor ra, ra, t2
    and ra, ra, s0
    slli s0, ra, 16
    xor s0, s10, s0
    srli s9, s0, 1
    xor s9, s9, s0
    and s9, s9, s3
    slli t5, s9, 1
    xor t5, s0, t5
    srli t0, t5, 2
    xor t0, t0, t5
    and t0, t0, s6
    slli a7, t0, 2
    xor a7, t5, a7
    xor s8, s8, a7
    and s8, s8, t1
    slli t4, s8, 8
    xor t4, s7, t4
    srli s7, t4, 4
    xor a7, a7, s8
    xor s7, s7, a7
    lw s8, 204(sp)
    xor a6, a6, a3
    and s7, s7, s8
    slli t3, s7, 4
    xor t3, t4, t3
    slli t4, t3, 20
    srli a4, t3, 12
    or t4, t4, a4
    and t4, t4, s8
    srli a4, a6, 1
    xor a4, a4, a6
    and a4, a4, s3
    slli a3, a4, 1
    xor a3, a6, a3
    srli a2, a3, 2
    xor a2, a2, a3
    and a2, a2, s6
    slli s11, a2, 2
    xor s11, a3, s11
    sw t6, 168(sp)
    srli t6, s11, 8
    xor ra, t2, ra
    sw t2, 172(sp)
    srli t2, ra, 1
    xor t2, t2, ra
    and t2, t2, s3
    slli s3, t2, 1
    xor s3, ra, s3
    sw a5, 212(sp)
    srli a5, s3, 2
    xor a5, a5, s3
    and a5, a5, s6
    sw s10, 196(sp)
    slli s10, a5, 2
    xor s10, s3, s10
    xor t6, t6, s10
    and t6, t6, t1
    sw a7, 192(sp)
    slli a7, t6, 8
    xor a7, s11, a7
    srli s11, a7, 4
    xor t6, s10, t6
    xor s10, s11, t6
    and s10, s10, s8
    slli s11, s10, 4
    xor a7, a7, s11
    slli s11, a7, 20
    sw t6, 220(sp)
    srli t6, a7, 12
    or t6, s11, t6
    lw s11, 216(sp)
    slli t3, t3, 4
    and t6, t6, s11
    or t4, t4, t6
    sw t4, 64(a0)
    slli t4, a7, 4
    srli a7, a7, 28
    or a7, t4, a7
    and a7, a7, s8
    and t3, t3, s11
    or a7, a7, t3
    sw a7, 68(a0)
    xor a7, s1, s2
    srli t3, a7, 2
    xor t3, t3, a7
    and t3, t3, s6
    slli t4, t3, 2
    xor t4, a7, t4
    srli t6, t4, 8
    xor s0, s0, s9
    srli s1, s0, 2
    xor s1, s1, s0
    and s1, s1, s6
    slli s2, s1, 2
    xor s2, s0, s2
    xor t6, t6, s2
    and t6, t6, t1
    slli s9, t6, 8
    xor t4, t4, s9
    srli s9, t4, 4
    xor t6, s2, t6
    xor s2, s9, t6
    and s2, s2, s8
    slli s9, s2, 4
    xor t4, t4, s9
    slli s9, t4, 20
    sw t6, 224(sp)
    srli t6, t4, 12
    or t6, s9, t6
    and t6, t6, s8
    xor a6, a6, a4
    srli a4, a6, 2
    xor a4, a4, a6
    and a4, a4, s6
    slli s9, a4, 2
    xor s9, a6, s9
    sw s2, 228(sp)
    srli s2, s9, 8
    xor t2, ra, t2
    srli ra, t2, 2
    xor ra, ra, t2
    and ra, ra, s6
    slli s6, ra, 2
    xor s6, t2, s6
    xor s2, s2, s6
    and s2, s2, t1
    sw s10, 232(sp)
    slli s10, s2, 8
    xor s9, s9, s10
    srli s10, s9, 4
    xor s2, s6, s2
    xor s6, s10, s2
    and s6, s6, s8
    slli s10, s6, 4
    xor s9, s9, s10
    slli s10, s9, 20
    sw s2, 236(sp)
    srli s2, s9, 12
    or s2, s10, s2
    and s2, s2, s11
    or t6, t6, s2
    # round 4 (aes.dsl:47)
    not t6, t6
    sw t6, 72(a0)
    slli t6, s9, 4
    srli s2, s9, 28
    or t6, t6, s2
    and t6, t6, s8
    slli t4, t4, 4
    and t4, t4, s11
    or t4, t6, t4
    not t4, t4
    sw t4, 76(a0)
    xor t4, s4, s5
    srli t6, t4, 8
    xor t0, t5, t0
    xor t5, t6, t0
    and t5, t5, t1
    slli t6, t5, 8
    xor t4, t4, t6
    srli t6, t4, 4
    xor t0, t0, t5
    xor t5, t6, t0
    and t5, t5, s8
    slli t6, t5, 4
    xor t4, t4, t6
    slli t6, t4, 20
    srli s2, t4, 12
    or t6, t6, s2
    and t6, t6, s8
    xor a3, a3, a2
    srli a2, a3, 8
    xor a5, s3, a5
    xor a2, a2, a5
    and a2, a2, t1
    slli s2, a2, 8
    xor a3, a3, s2
    srli s2, a3, 4
    xor a5, a5, a2
    xor a2, s2, a5
    and a2, a2, s8
    slli s2, a2, 4
    xor a3, a3, s2
    slli s2, a3, 20
    srli s3, a3, 12
    or s2, s2, s3
    and s2, s2, s11
    or t6, t6, s2
    not t6, t6
    sw t6, 80(a0)
    slli t6, a3, 4
    srli a3, a3, 28
    or t6, t6, a3
    and t6, t6, s8
    slli t4, t4, 4
    and t4, t4, s11
    or t4, t6, t4
    not t4, t4
    sw t4, 84(a0)
    xor a7, a7, t3
    srli t3, a7, 8
    xor t4, s0, s1
    xor t3, t3, t4
    and t3, t3, t1
    slli t6, t3, 8
    xor a7, a7, t6
    srli t6, a7, 4
    xor t3, t4, t3
    xor t4, t6, t3
    and t4, t4, s8
    slli t6, t4, 4
    xor a7, a7, t6
    slli t6, a7, 20
    srli a3, a7, 12
    or t6, t6, a3
    and t6, t6, s8
    xor a6, a6, a4
    srli a4, a6, 8
    xor t2, t2, ra
    xor a4, a4, t2
    and a4, a4, t1
    slli a3, a4, 8
    xor a6, a6, a3
    srli a3, a6, 4
    xor t2, t2, a4
    xor a4, a3, t2
    and a4, a4, s8
    slli a3, a4, 4
    xor a6, a6, a3
    slli a3, a6, 20
    srli s0, a6, 12
    or a3, a3, s0
    and a3, a3, s11
    or t6, t6, a3
    sw t6, 88(a0)
    slli t6, a6, 4
    srli a6, a6, 28
    or a6, t6, a6
    and a6, a6, s8
    slli a7, a7, 4
    and a7, a7, s11
    or a6, a6, a7
    sw a6, 92(a0)
    lw a6, 192(sp)
    lw a3, 232(sp)
    xor a6, a6, s7
    slli a7, a6, 20
    srli t6, a6, 12
    or a7, a7, t6
    and a7, a7, s8
    lw t6, 220(sp)
    slli a6, a6, 4
    xor t6, t6, a3
    slli a3, t6, 20
    srli s0, t6, 12
    or a3, a3, s0
    and a3, a3, s11
    or a7, a7, a3
    sw a7, 96(a0)
    slli a7, t6, 4
    srli t6, t6, 28
    or a7, a7, t6
    and a7, a7, s8
    and a6, a6, s11
    or a6, a7, a6
    sw a6, 100(a0)
    lw a6, 224(sp)
    lw a7, 228(sp)
    xor a5, a5, a2
    xor a6, a6, a7
    slli a7, a6, 20
    srli t6, a6, 12
    or a7, a7, t6
    and a7, a7, s8
    lw t6, 236(sp)
    slli a6, a6, 4
    xor t6, t6, s6
    slli a3, t6, 20
    srli s0, t6, 12
    or a3, a3, s0
    and a3, a3, s11
    or a7, a7, a3
    sw a7, 104(a0)
    slli a7, t6, 4
    srli t6, t6, 28
    or a7, a7, t6
    and a7, a7, s8
    and a6, a6, s11
    or a6, a7, a6
    sw a6, 108(a0)
    xor a6, t0, t5
    slli a7, a6, 20
    srli t0, a6, 12
    or a7, a7, t0
    and a7, a7, s8
    slli t0, a5, 20
    srli t5, a5, 12
    or t0, t0, t5
    and t0, t0, s11
    or a7, a7, t0
    not a7, a7
    sw a7, 112(a0)
    slli a7, a5, 4
    srli a5, a5, 28
    or a5, a7, a5
    and a5, a5, s8
    slli a6, a6, 4
    and a6, a6, s11
    or a5, a5, a6
    not a5, a5
    sw a5, 116(a0)
    xor a5, t3, t4
    slli a6, a5, 20
    srli a7, a5, 12
    or a6, a6, a7
    and a6, a6, s8
    xor a7, t2, a4
    slli t0, a7, 20
    srli t2, a7, 12
    or t0, t0, t2
    and t0, t0, s11
    or a6, a6, t0
    not a6, a6
    sw a6, 120(a0)
    slli a6, a7, 4
    srli a7, a7, 28
    or a6, a6, a7
    and a6, a6, s8
    slli a5, a5, 4
    and a5, a5, s11
    or a5, a6, a5
    not a5, a5
    sw a5, 124(a0)
    lw a5, 196(sp)
    srli a6, a5, 6
    srli a7, a5, 3
    srli t0, a5, 7
    xor a7, a7, t0
    srli t2, a5, 5
    xor t3, a5, t2
    srli t4, a5, 4
    xor t4, t4, a7
    xor t5, a6, t4
    xor t6, t3, t5
    xor t0, t0, t6
    xor a4, a7, t0
    srli a3, a5, 1
    xor a2, a3, t2
    xor s0, a7, a2
    xor t3, t3, s0
    and s1, a4, t3
    srli s2, a5, 2
    xor s2, s2, a2
    xor t4, t4, s2
    xor s3, t5, t4
    xor a3, a3, s3
    xor s4, a7, a3
    and s5, s3, s4
    or s6, s2, a3
    xor s6, s5, s6
    xor s7, t0, a2
    and s9, t5, s7
    xor s9, s6, s9
    xor s9, s1, s9
    xor s10, s4, s7
    and ra, t4, s10
    xor s11, a6, t3
    or s8, t0, s11
    xor s6, s6, s8
    xor s6, ra, s6
    xor s6, t6, s6
    xor a2, a2, s4
    xor ra, t4, s11
    and t1, a2, ra
    and a5, a6, a7
    xor a5, s5, a5
    xor s5, s8, a5
    xor t1, t1, s5
    xor s5, s6, t1
    and s8, s9, s5
    sw s4, 236(sp)
    and s4, t6, s0
    xor a5, t2, a5
    xor a5, s1, a5
    xor a5, s4, a5
    xor t2, s9, a5
    and s1, s6, t2
    xor s4, t1, s1
    and s4, a5, s4
    or s6, s6, s4
    xor s6, s8, s6
    xor a5, s8, a5
    and a5, t1, a5
    or t1, s9, a5
    xor t1, s1, t1
    xor s1, s6, t1
    xor a5, s5, a5
    xor t2, t2, s4
    xor s4, a5, t2
    xor s5, s1, s4
    and a6, a6, s5
    and s3, s3, s1
    xor s8, s6, a5
    and t3, t3, s8
    xor t3, s3, t3
    and t6, t6, a5
    xor t6, t3, t6
    xor t6, a6, t6
    and a2, a2, t2
    xor a2, t6, a2
    and s7, s7, s6
    and s9, s10, t1
    xor s9, s7, s9
    xor s9, a2, s9
    not s9, s9
    slli s10, s9, 24
    srli s9, s9, 8
    or s9, s10, s9
    lw s10, 184(sp)
    and a4, a4, s8
    and s9, s9, s10
    xor s8, t1, t2
    and t0, t0, s8
    xor t0, a4, t0
    xor t0, a2, t0
    and a2, s2, s4
    xor a2, t0, a2
    and t1, t4, t1
    xor t1, a2, t1
    and t4, s11, s8
    xor t4, s3, t4
    xor t4, t1, t4
    and a5, s0, a5
    xor a5, t4, a5
    xor t6, t6, a5
    not t6, t6
    slli s0, t6, 25
    srli t6, t6, 7
    or t6, s0, t6
    lw s0, 176(sp)
    and t5, t5, s6
    and t6, t6, s0
    or t6, s9, t6
    xor t3, t3, t5
    xor t3, a2, t3
    and a7, a7, s5
    and t5, a3, s4
    xor t5, s7, t5
    xor a7, a7, t5
    xor a7, t3, a7
    xor a5, a5, a7
    slli a7, a5, 26
    srli a3, a5, 6
    or a7, a7, a3
    lw a3, 136(sp)
    and t2, ra, t2
    and a7, a7, a3
    or a7, t6, a7
    xor t1, t1, t2
    xor a6, a6, t1
    xor t1, t4, a6
    slli t2, t1, 27
    srli t1, t1, 5
    or t1, t2, t1
    lw t2, 132(sp)
    not a6, a6
    and t1, t1, t2
    or a7, a7, t1
    lw t1, 236(sp)
    xor a5, t0, a5
    and t1, t1, s1
    xor t1, a4, t1
    xor t1, t5, t1
    slli t4, t1, 28
    srli t1, t1, 4
    or t1, t4, t1
    lw t4, 128(sp)
    not a5, a5
    and t1, t1, t4
    or a7, a7, t1
    slli t1, a6, 29
    srli a6, a6, 3
    or a6, t1, a6
    lw t1, 124(sp)
    srli t0, t3, 1
    and a6, a6, t1
    or a6, a7, a6
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 120(sp)
    lw t5, 168(sp)
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t3, 31
    or a6, a6, t0
    lw t0, 116(sp)
    lw t3, 172(sp)
    and a6, a6, t0
    or a5, a5, a6
    lw a6, 212(sp)
    lw s1, 156(sp)
    xor a5, a6, a5
    xori a6, a5, 31
    xor t3, a6, t3
    xor t6, t3, t5
    srli a4, t6, 24
    slli a2, t3, 8
    and s2, a2, s1
    or a4, a4, s2
    slli a6, a6, 8
    lui s2, 4080
    and s3, a6, s2
    or a4, a4, s3
    lw s3, 196(sp)
    lui s6, 1044480
    xor s4, t6, s3
    slli s5, s4, 8
    and s5, s5, s6
    or a4, a4, s5
    srli s5, a4, 16
    lw s7, 164(sp)
    lw s11, 188(sp)
    slli s8, s7, 8
    srli s9, s7, 24
    or s8, s8, s9
    lw s9, 200(sp)
    slli ra, s11, 8
    and s8, s8, s9
    lw t5, 152(sp)
    lw t0, 180(sp)
    and ra, ra, t5
    or s8, s8, ra
    xor s8, a4, s8
    xor s5, s5, s8
    lw ra, 160(sp)
    lw t4, 208(sp)
    and s5, s5, ra
    slli s3, s5, 16
    xor a4, a4, s3
    srli s3, a4, 1
    xor s3, s3, a4
    and s3, s3, t0
    slli a7, s3, 1
    xor a7, a4, a7
    srli t1, a7, 2
    xor t1, t1, a7
    and t1, t1, t4
    slli t2, t1, 2
    xor t2, a7, t2
    srli a3, t2, 8
    srli s0, s4, 24
    slli s10, t6, 8
    and s10, s10, s1
    or s0, s0, s10
    and a2, a2, s2
    or a2, s0, a2
    and a6, a6, s6
    or a6, a2, a6
    srli a2, a6, 16
    slli s0, s11, 8
    srli s10, s11, 24
    or s0, s0, s10
    and s0, s0, s9
    slli s7, s7, 8
    and s7, s7, t5
    or s0, s0, s7
    xor s0, a6, s0
    xor a2, a2, s0
    and a2, a2, ra
    slli s7, a2, 16
    xor a6, a6, s7
    srli s7, a6, 1
    xor s7, s7, a6
    and s7, s7, t0
    slli s10, s7, 1
    xor s10, a6, s10
    srli s11, s10, 2
    xor s11, s11, s10
    and s11, s11, t4
    slli s6, s11, 2
    xor s6, s10, s6
    xor a3, a3, s6
    and a3, a3, s9
    slli s2, a3, 8
    xor t2, t2, s2
    srli s2, t2, 4
    xor a3, s6, a3
    xor s2, s2, a3
    lw s6, 204(sp)
    xor s5, s8, s5
    and s2, s2, s6
    slli s1, s2, 4
    xor t2, t2, s1
    slli s1, t2, 20
    srli ra, t2, 12
    or s1, s1, ra
    and s1, s1, s6
    srli s8, s5, 1
    xor s8, s8, s5
    and s8, s8, t0
    slli ra, s8, 1
    xor ra, s5, ra
    srli t5, ra, 2
    xor t5, t5, ra
    and t5, t5, t4
    sw t6, 164(sp)
    slli t6, t5, 2
    xor t6, ra, t6
    sw t3, 188(sp)
    srli t3, t6, 8
    xor a2, s0, a2
    srli s0, a2, 1
    xor s0, s0, a2
    and s0, s0, t0
    slli t0, s0, 1
    xor t0, a2, t0
    sw a5, 172(sp)
    srli a5, t0, 2
    xor a5, a5, t0
    and a5, a5, t4
    sw s4, 212(sp)
    slli s4, a5, 2
    xor s4, t0, s4
    xor t3, t3, s4
    and t3, t3, s9
    sw a3, 236(sp)
    slli a3, t3, 8
    xor t6, t6, a3
    srli a3, t6, 4
    xor t3, s4, t3
    xor a3, a3, t3
    and a3, a3, s6
    slli s4, a3, 4
    xor t6, t6, s4
    slli s4, t6, 20
    sw t3, 228(sp)
    srli t3, t6, 12
    or t3, s4, t3
    lw s4, 216(sp)
    slli t2, t2, 4
    and t3, t3, s4
    or t3, s1, t3
    sw t3, 128(a0)
    slli t3, t6, 4
    srli t6, t6, 28
    or t3, t3, t6
    and t3, t3, s6
    and t2, t2, s4
    or t2, t3, t2
    sw t2, 132(a0)
    xor t2, a4, s3
    srli t3, t2, 2
    xor t3, t3, t2
    and t3, t3, t4
    slli t6, t3, 2
    xor t6, t2, t6
    srli a4, t6, 8
    xor a6, a6, s7
    srli s1, a6, 2
    xor s1, s1, a6
    and s1, s1, t4
    slli s3, s1, 2
    xor s3, a6, s3
    xor a4, a4, s3
    and a4, a4, s9
    slli s7, a4, 8
    xor t6, t6, s7
    srli s7, t6, 4
    xor a4, s3, a4
    xor s3, s7, a4
    and s3, s3, s6
    slli s7, s3, 4
    xor t6, t6, s7
    slli s7, t6, 20
    sw a4, 224(sp)
    srli a4, t6, 12
    or a4, s7, a4
    and a4, a4, s6
    xor s5, s5, s8
    srli s7, s5, 2
    xor s7, s7, s5
    and s7, s7, t4
    slli s8, s7, 2
    xor s8, s5, s8
    sw s3, 232(sp)
    srli s3, s8, 8
    xor a2, a2, s0
    srli s0, a2, 2
    xor s0, s0, a2
    and s0, s0, t4
    slli t4, s0, 2
    xor t4, a2, t4
    xor s3, s3, t4
    and s3, s3, s9
    sw a3, 220(sp)
    slli a3, s3, 8
    xor a3, s8, a3
    srli s8, a3, 4
    xor t4, t4, s3
    xor s3, s8, t4
    and s3, s3, s6
    slli s8, s3, 4
    xor a3, a3, s8
    slli s8, a3, 20
    sw t4, 192(sp)
    srli t4, a3, 12
    or t4, s8, t4
    and t4, t4, s4
    or t4, a4, t4
    # round 5 (aes.dsl:47)
    not t4, t4
    sw t4, 136(a0)
    slli t4, a3, 4
    srli a4, a3, 28
    or t4, t4, a4
    and t4, t4, s6
    slli t6, t6, 4
    and t6, t6, s4
    or t4, t4, t6
    not t4, t4
    sw t4, 140(a0)
    xor a7, a7, t1
    srli t1, a7, 8
    xor t4, s10, s11
    xor t1, t1, t4
    and t1, t1, s9
    slli t6, t1, 8
    xor a7, a7, t6
    srli t6, a7, 4
    xor t1, t4, t1
    xor t4, t6, t1
    and t4, t4, s6
    slli t6, t4, 4
    xor a7, a7, t6
    slli t6, a7, 20
    srli a4, a7, 12
    or t6, t6, a4
    and t6, t6, s6
    xor t5, ra, t5
    srli a4, t5, 8
    xor a5, t0, a5
    xor t0, a4, a5
    and t0, t0, s9
    slli a4, t0, 8
    xor t5, t5, a4
    srli a4, t5, 4
    xor a5, a5, t0
    xor t0, a4, a5
    and t0, t0, s6
    slli a4, t0, 4
    xor t5, t5, a4
    slli a4, t5, 20
    srli a3, t5, 12
    or a4, a4, a3
    and a4, a4, s4
    or t6, t6, a4
    not t6, t6
    sw t6, 144(a0)
    slli t6, t5, 4
    srli t5, t5, 28
    or t5, t6, t5
    and t5, t5, s6
    slli a7, a7, 4
    and a7, a7, s4
    or a7, t5, a7
    not a7, a7
    sw a7, 148(a0)
    xor a7, t2, t3
    srli t2, a7, 8
    xor a6, a6, s1
    xor t2, t2, a6
    and t2, t2, s9
    slli t3, t2, 8
    xor a7, a7, t3
    srli t3, a7, 4
    xor a6, a6, t2
    xor t2, t3, a6
    and t2, t2, s6
    slli t3, t2, 4
    xor a7, a7, t3
    slli t3, a7, 20
    srli t5, a7, 12
    or t3, t3, t5
    and t3, t3, s6
    xor t5, s5, s7
    srli t6, t5, 8
    xor a4, a2, s0
    xor t6, t6, a4
    and t6, t6, s9
    slli a3, t6, 8
    xor t5, t5, a3
    srli a3, t5, 4
    xor t6, a4, t6
    xor a4, a3, t6
    and a4, a4, s6
    slli a3, a4, 4
    xor t5, t5, a3
    slli a3, t5, 20
    srli a2, t5, 12
    or a3, a3, a2
    and a3, a3, s4
    or t3, t3, a3
    sw t3, 152(a0)
    slli t3, t5, 4
    srli t5, t5, 28
    or t3, t3, t5
    and t3, t3, s6
    slli a7, a7, 4
    and a7, a7, s4
    or a7, t3, a7
    sw a7, 156(a0)
    lw a7, 236(sp)
    lw a3, 220(sp)
    xor a7, a7, s2
    slli t3, a7, 20
    srli t5, a7, 12
    or t3, t3, t5
    and t3, t3, s6
    lw t5, 228(sp)
    slli a7, a7, 4
    xor t5, t5, a3
    slli a3, t5, 20
    srli a2, t5, 12
    or a3, a3, a2
    and a3, a3, s4
    or t3, t3, a3
    sw t3, 160(a0)
    slli t3, t5, 4
    srli t5, t5, 28
    or t3, t3, t5
    and t3, t3, s6
    and a7, a7, s4
    or a7, t3, a7
    sw a7, 164(a0)
    lw a7, 224(sp)
    lw t3, 232(sp)
    xor a5, a5, t0
    xor a7, a7, t3
    slli t3, a7, 20
    srli t5, a7, 12
    or t3, t3, t5
    and t3, t3, s6
    lw t5, 192(sp)
    slli a7, a7, 4
    xor t5, t5, s3
    slli a3, t5, 20
    srli a2, t5, 12
    or a3, a3, a2
    and a3, a3, s4
    or t3, t3, a3
    sw t3, 168(a0)
    slli t3, t5, 4
    srli t5, t5, 28
    or t3, t3, t5
    and t3, t3, s6
    and a7, a7, s4
    or a7, t3, a7
    sw a7, 172(a0)
    xor a7, t1, t4
    slli t1, a7, 20
    srli t3, a7, 12
    or t1, t1, t3
    and t1, t1, s6
    slli t0, a5, 20
    srli t3, a5, 12
    or t0, t0, t3
    and t0, t0, s4
    or t0, t1, t0
    not t0, t0
    sw t0, 176(a0)
    slli t0, a5, 4
    srli a5, a5, 28
    or a5, t0, a5
    and a5, a5, s6
    slli a7, a7, 4
    and a7, a7, s4
    or a5, a5, a7
    not a5, a5
    sw a5, 180(a0)
    xor a5, a6, t2
    slli a6, a5, 20
    srli a7, a5, 12
    or a6, a6, a7
    and a6, a6, s6
    xor a7, t6, a4
    slli t0, a7, 20
    srli t1, a7, 12
    or t0, t0, t1
    and t0, t0, s4
    or a6, a6, t0
    not a6, a6
    sw a6, 184(a0)
    slli a6, a7, 4
    srli a7, a7, 28
    or a6, a6, a7
    and a6, a6, s6
    slli a5, a5, 4
    and a5, a5, s4
    or a5, a6, a5
    not a5, a5
    sw a5, 188(a0)
    lw a5, 212(sp)
    srli a6, a5, 6
    srli a7, a5, 3
    srli t0, a5, 7
    xor a7, a7, t0
    srli t1, a5, 5
    xor t2, a5, t1
    srli t3, a5, 4
    xor t3, t3, a7
    xor t4, a6, t3
    xor t5, t2, t4
    xor t0, t0, t5
    xor t6, a7, t0
    srli a4, a5, 1
    xor a3, a4, t1
    xor a2, a7, a3
    xor t2, t2, a2
    and s0, t6, t2
    srli s1, a5, 2
    xor s1, s1, a3
    xor t3, t3, s1
    xor s2, t4, t3
    xor a4, a4, s2
    xor s3, a7, a4
    and s5, s2, s3
    or s7, s1, a4
    xor s7, s5, s7
    xor s8, t0, a3
    and s10, t4, s8
    xor s10, s7, s10
    xor s10, s0, s10
    xor s11, s3, s8
    and ra, t3, s11
    xor s4, a6, t2
    or s6, t0, s4
    xor s7, s7, s6
    xor s7, ra, s7
    xor s7, t5, s7
    xor a3, a3, s3
    xor ra, t3, s4
    and s9, a3, ra
    and a5, a6, a7
    xor a5, s5, a5
    xor s5, s6, a5
    xor s5, s9, s5
    xor s6, s7, s5
    and s9, s10, s6
    sw s3, 192(sp)
    and s3, t5, a2
    xor a5, t1, a5
    xor a5, s0, a5
    xor a5, s3, a5
    xor t1, s10, a5
    and s0, s7, t1
    xor s3, s5, s0
    and s3, a5, s3
    or s7, s7, s3
    xor s7, s9, s7
    xor a5, s9, a5
    and a5, s5, a5
    or s5, s10, a5
    xor s0, s0, s5
    xor s5, s7, s0
    xor a5, s6, a5
    xor t1, t1, s3
    xor s3, a5, t1
    xor s6, s5, s3
    and a6, a6, s6
    and s2, s2, s5
    xor s9, s7, a5
    and t2, t2, s9
    xor t2, s2, t2
    and t5, t5, a5
    xor t5, t2, t5
    xor t5, a6, t5
    and a3, a3, t1
    xor a3, t5, a3
    and s8, s8, s7
    and s10, s11, s0
    xor s10, s8, s10
    xor s10, a3, s10
    not s10, s10
    slli s11, s10, 24
    srli s10, s10, 8
    or s10, s11, s10
    lw s11, 184(sp)
    and t6, t6, s9
    and s10, s10, s11
    xor s9, s0, t1
    and t0, t0, s9
    xor t0, t6, t0
    xor t0, a3, t0
    and a3, s1, s3
    xor a3, t0, a3
    and t3, t3, s0
    xor t3, a3, t3
    and s0, s4, s9
    xor s0, s2, s0
    xor s0, t3, s0
    and a5, a2, a5
    xor a5, s0, a5
    xor t5, t5, a5
    not t5, t5
    slli a2, t5, 25
    srli t5, t5, 7
    or t5, a2, t5
    lw a2, 176(sp)
    and t4, t4, s7
    and t5, t5, a2
    or t5, s10, t5
    xor t2, t2, t4
    xor t2, a3, t2
    and a7, a7, s6
    and t4, a4, s3
    xor t4, s8, t4
    xor a7, a7, t4
    xor a7, t2, a7
    xor a5, a5, a7
    slli a7, a5, 26
    srli a4, a5, 6
    or a7, a7, a4
    lw a4, 136(sp)
    and t1, ra, t1
    and a7, a7, a4
    or a7, t5, a7
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, s0, a6
    slli t3, t1, 27
    srli t1, t1, 5
    or t1, t3, t1
    lw t3, 132(sp)
    not a6, a6
    and t1, t1, t3
    or a7, a7, t1
    lw t1, 192(sp)
    xor a5, t0, a5
    and t1, t1, s5
    xor t1, t6, t1
    xor t1, t4, t1
    slli t4, t1, 28
    srli t1, t1, 4
    or t1, t4, t1
    lw t4, 128(sp)
    not a5, a5
    and t1, t1, t4
    or a7, a7, t1
    slli t1, a6, 29
    srli a6, a6, 3
    or a6, t1, a6
    lw t1, 124(sp)
    srli t0, t2, 1
    and a6, a6, t1
    or a6, a7, a6
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 120(sp)
    lw t5, 164(sp)
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t2, 31
    or a6, a6, t0
    lw t0, 116(sp)
    lw t2, 188(sp)
    and a6, a6, t0
    or a5, a5, a6
    lw a6, 172(sp)
    lw a3, 212(sp)
    xor a5, a6, a5
    xori a6, a5, 63
    xor t2, a6, t2
    xor t6, t2, t5
    xor s0, t6, a3
    slli s1, s0, 16
    srli s2, s0, 16
    or s1, s1, s2
    lw s2, 200(sp)
    slli s3, t2, 16
    and s1, s1, s2
    srli s4, t2, 16
    or s3, s3, s4
    lw s4, 152(sp)
    lw s5, 196(sp)
    and s3, s3, s4
    or s1, s1, s3
    srli s3, s1, 16
    slli s6, s5, 16
    srli s5, s5, 16
    or s5, s6, s5
    xor s5, s1, s5
    xor s3, s3, s5
    lw s6, 160(sp)
    lw s8, 180(sp)
    and s3, s3, s6
    slli s7, s3, 16
    xor s1, s1, s7
    srli s7, s1, 1
    xor s7, s7, s1
    and s7, s7, s8
    slli s9, s7, 1
    xor s9, s1, s9
    srli s10, s9, 2
    xor s10, s10, s9
    lw ra, 208(sp)
    slli t0, a6, 16
    and s10, s10, ra
    slli t5, s10, 2
    xor t5, s9, t5
    srli a3, t5, 8
    srli a6, a6, 16
    or a6, t0, a6
    and a6, a6, s2
    slli t0, t6, 16
    srli a7, t6, 16
    or a7, t0, a7
    and a7, a7, s4
    or a6, a6, a7
    srli a7, a6, 16
    lw t0, 168(sp)
    sw t6, 168(sp)
    slli s4, t0, 16
    srli t0, t0, 16
    or t0, s4, t0
    xor t0, a6, t0
    xor a7, a7, t0
    and a7, a7, s6
    slli s4, a7, 16
    xor a6, a6, s4
    srli s4, a6, 1
    xor s4, s4, a6
    and s4, s4, s8
    slli s6, s4, 1
    xor s6, a6, s6
    srli t1, s6, 2
    xor t1, t1, s6
    and t1, t1, ra
    slli t4, t1, 2
    xor t4, s6, t4
    xor a3, a3, t4
    and a3, a3, s2
    slli t3, a3, 8
    xor t3, t5, t3
    srli t5, t3, 4
    xor t4, t4, a3
    xor t5, t5, t4
    lw a3, 204(sp)
    sw t2, 196(sp)
    and t5, t5, a3
    slli a4, t5, 4
    xor t3, t3, a4
    slli a4, t3, 20
    srli a2, t3, 12
    or a4, a4, a2
    and a4, a4, a3
    xor a2, s5, s3
    srli s3, a2, 1
    xor s3, s3, a2
    and s3, s3, s8
    slli s5, s3, 1
    xor s5, a2, s5
    srli s11, s5, 2
    xor s11, s11, s5
    and s11, s11, ra
    slli t6, s11, 2
    xor t6, s5, t6
    srli t2, t6, 8
    xor a7, t0, a7
    srli t0, a7, 1
    xor t0, t0, a7
    and t0, t0, s8
    slli s8, t0, 1
    xor s8, a7, s8
    sw a5, 188(sp)
    srli a5, s8, 2
    xor a5, a5, s8
    and a5, a5, ra
    sw s0, 172(sp)
    slli s0, a5, 2
    xor s0, s8, s0
    xor t2, t2, s0
    and t2, t2, s2
    sw t4, 192(sp)
    slli t4, t2, 8
    xor t4, t6, t4
    srli t6, t4, 4
    xor t2, s0, t2
    xor t6, t6, t2
    and t6, t6, a3
    slli s0, t6, 4
    xor t4, t4, s0
    slli s0, t4, 20
    sw t2, 232(sp)
    srli t2, t4, 12
    or t2, s0, t2
    lw s0, 216(sp)
    slli t3, t3, 4
    and t2, t2, s0
    or t2, a4, t2
    sw t2, 192(a0)
    slli t2, t4, 4
    srli t4, t4, 28
    or t2, t2, t4
    and t2, t2, a3
    and t3, t3, s0
    or t2, t2, t3
    sw t2, 196(a0)
    xor t2, s1, s7
    srli t3, t2, 2
    xor t3, t3, t2
    and t3, t3, ra
    slli t4, t3, 2
    xor t4, t2, t4
    srli a4, t4, 8
    xor a6, a6, s4
    srli s1, a6, 2
    xor s1, s1, a6
    and s1, s1, ra
    slli s4, s1, 2
    xor s4, a6, s4
    xor a4, a4, s4
    and a4, a4, s2
    slli s7, a4, 8
    xor t4, t4, s7
    srli s7, t4, 4
    xor a4, s4, a4
    xor s4, s7, a4
    and s4, s4, a3
    slli s7, s4, 4
    xor t4, t4, s7
    slli s7, t4, 20
    sw a4, 224(sp)
    srli a4, t4, 12
    or a4, s7, a4
    and a4, a4, a3
    xor a2, a2, s3
    srli s3, a2, 2
    xor s3, s3, a2
    and s3, s3, ra
    slli s7, s3, 2
    xor s7, a2, s7
    sw s4, 220(sp)
    srli s4, s7, 8
    xor a7, a7, t0
    srli t0, a7, 2
    xor t0, t0, a7
    and t0, t0, ra
    slli ra, t0, 2
    xor ra, a7, ra
    xor s4, s4, ra
    and s4, s4, s2
    sw t6, 228(sp)
    slli t6, s4, 8
    xor t6, s7, t6
    srli s7, t6, 4
    xor s4, ra, s4
    xor s7, s7, s4
    and s7, s7, a3
    slli ra, s7, 4
    xor t6, t6, ra
    slli ra, t6, 20
    sw s4, 236(sp)
    srli s4, t6, 12
    or s4, ra, s4
    and s4, s4, s0
    or a4, a4, s4
    # round 6 (aes.dsl:47)
    not a4, a4
    sw a4, 200(a0)
    slli a4, t6, 4
    srli t6, t6, 28
    or t6, a4, t6
    and t6, t6, a3
    slli t4, t4, 4
    and t4, t4, s0
    or t4, t6, t4
    not t4, t4
    sw t4, 204(a0)
    xor t4, s9, s10
    srli t6, t4, 8
    xor t1, s6, t1
    xor t6, t6, t1
    and t6, t6, s2
    slli a4, t6, 8
    xor t4, t4, a4
    srli a4, t4, 4
    xor t1, t1, t6
    xor t6, a4, t1
    and t6, t6, a3
    slli a4, t6, 4
    xor t4, t4, a4
    slli a4, t4, 20
    srli s4, t4, 12
    or a4, a4, s4
    and a4, a4, a3
    xor s4, s5, s11
    srli s5, s4, 8
    xor a5, s8, a5
    xor s5, s5, a5
    and s5, s5, s2
    slli s6, s5, 8
    xor s4, s4, s6
    srli s6, s4, 4
    xor a5, a5, s5
    xor s5, s6, a5
    and s5, s5, a3
    slli s6, s5, 4
    xor s4, s4, s6
    slli s6, s4, 20
    srli s8, s4, 12
    or s6, s6, s8
    and s6, s6, s0
    or a4, a4, s6
    not a4, a4
    sw a4, 208(a0)
    slli a4, s4, 4
    srli s4, s4, 28
    or a4, a4, s4
    and a4, a4, a3
    slli t4, t4, 4
    and t4, t4, s0
    or t4, a4, t4
    not t4, t4
    sw t4, 212(a0)
    xor t2, t2, t3
    srli t3, t2, 8
    xor a6, a6, s1
    xor t3, t3, a6
    and t3, t3, s2
    slli t4, t3, 8
    xor t2, t2, t4
    srli t4, t2, 4
    xor a6, a6, t3
    xor t3, t4, a6
    and t3, t3, a3
    slli t4, t3, 4
    xor t2, t2, t4
    slli t4, t2, 20
    srli a4, t2, 12
    or t4, t4, a4
    and t4, t4, a3
    xor a4, a2, s3
    srli a2, a4, 8
    xor a7, a7, t0
    xor t0, a2, a7
    and t0, t0, s2
    slli a2, t0, 8
    xor a4, a4, a2
    srli a2, a4, 4
    xor a7, a7, t0
    xor t0, a2, a7
    and t0, t0, a3
    slli a2, t0, 4
    xor a4, a4, a2
    slli a2, a4, 20
    srli s1, a4, 12
    or a2, a2, s1
    and a2, a2, s0
    or t4, t4, a2
    sw t4, 216(a0)
    slli t4, a4, 4
    srli a4, a4, 28
    or t4, t4, a4
    and t4, t4, a3
    slli t2, t2, 4
    and t2, t2, s0
    or t2, t4, t2
    sw t2, 220(a0)
    lw t2, 192(sp)
    lw a4, 228(sp)
    xor t2, t2, t5
    slli t4, t2, 20
    srli t5, t2, 12
    or t4, t4, t5
    and t4, t4, a3
    lw t5, 232(sp)
    slli t2, t2, 4
    xor t5, t5, a4
    slli a4, t5, 20
    srli a2, t5, 12
    or a4, a4, a2
    and a4, a4, s0
    or t4, t4, a4
    sw t4, 224(a0)
    slli t4, t5, 4
    srli t5, t5, 28
    or t4, t4, t5
    and t4, t4, a3
    and t2, t2, s0
    or t2, t4, t2
    sw t2, 228(a0)
    lw t2, 224(sp)
    lw t4, 220(sp)
    xor t1, t1, t6
    xor t2, t2, t4
    slli t4, t2, 20
    srli t5, t2, 12
    or t4, t4, t5
    and t4, t4, a3
    lw t5, 236(sp)
    slli t2, t2, 4
    xor t5, t5, s7
    slli a4, t5, 20
    srli a2, t5, 12
    or a4, a4, a2
    and a4, a4, s0
    or t4, t4, a4
    sw t4, 232(a0)
    slli t4, t5, 4
    srli t5, t5, 28
    or t4, t4, t5
    and t4, t4, a3
    and t2, t2, s0
    or t2, t4, t2
    sw t2, 236(a0)
    slli t2, t1, 20
    srli t4, t1, 12
    or t2, t2, t4
    and t2, t2, a3
    xor a5, a5, s5
    slli t4, a5, 20
    srli t5, a5, 12
    or t4, t4, t5
    and t4, t4, s0
    or t2, t2, t4
    not t2, t2
    sw t2, 240(a0)
    slli t2, a5, 4
    srli a5, a5, 28
    or a5, t2, a5
    and a5, a5, a3
    slli t1, t1, 4
    and t1, t1, s0
    or a5, a5, t1
    not a5, a5
    sw a5, 244(a0)
    xor a5, a6, t3
    slli a6, a5, 20
    srli t1, a5, 12
    or a6, a6, t1
    and a6, a6, a3
    xor a7, a7, t0
    slli t0, a7, 20
    srli t1, a7, 12
    or t0, t0, t1
    and t0, t0, s0
    or a6, a6, t0
    not a6, a6
    sw a6, 248(a0)
    slli a6, a7, 4
    srli a7, a7, 28
    or a6, a6, a7
    and a6, a6, a3
    slli a5, a5, 4
    and a5, a5, s0
    or a5, a6, a5
    not a5, a5
    sw a5, 252(a0)
    lw a5, 172(sp)
    srli a6, a5, 6
    srli a7, a5, 3
    srli t0, a5, 7
    xor a7, a7, t0
    srli t1, a5, 5
    xor t2, a5, t1
    srli t3, a5, 4
    xor t3, t3, a7
    xor t4, a6, t3
    xor t5, t2, t4
    xor t0, t0, t5
    xor t6, a7, t0
    srli a4, a5, 1
    xor a2, a4, t1
    xor s1, a7, a2
    xor t2, t2, s1
    and s3, t6, t2
    srli s4, a5, 2
    xor s4, s4, a2
    xor t3, t3, s4
    xor s5, t4, t3
    xor a4, a4, s5
    xor s6, a7, a4
    and s7, s5, s6
    or s8, s4, a4
    xor s8, s7, s8
    xor s9, t0, a2
    and s10, t4, s9
    xor s10, s8, s10
    xor s10, s3, s10
    xor s11, s6, s9
    and ra, t3, s11
    xor s0, a6, t2
    or a3, t0, s0
    xor s8, s8, a3
    xor s8, ra, s8
    xor s8, t5, s8
    xor a2, a2, s6
    xor ra, t3, s0
    and s2, a2, ra
    and a5, a6, a7
    xor a5, s7, a5
    xor a3, a3, a5
    xor a3, s2, a3
    xor s2, s8, a3
    and s7, s10, s2
    sw s6, 236(sp)
    and s6, t5, s1
    xor a5, t1, a5
    xor a5, s3, a5
    xor a5, s6, a5
    xor t1, s10, a5
    and s3, s8, t1
    xor s6, a3, s3
    and s6, a5, s6
    or s8, s8, s6
    xor s8, s7, s8
    xor a5, s7, a5
    and a5, a3, a5
    or a3, s10, a5
    xor a3, s3, a3
    xor s3, s8, a3
    xor a5, s2, a5
    xor t1, t1, s6
    xor s2, a5, t1
    xor s6, s3, s2
    and a6, a6, s6
    and s5, s5, s3
    xor s7, s8, a5
    and t2, t2, s7
    xor t2, s5, t2
    and t5, t5, a5
    xor t5, t2, t5
    xor t5, a6, t5
    and a2, a2, t1
    xor a2, t5, a2
    and s9, s9, s8
    and s10, s11, a3
    xor s10, s9, s10
    xor s10, a2, s10
    not s10, s10
    slli s11, s10, 24
    srli s10, s10, 8
    or s10, s11, s10
    lw s11, 184(sp)
    and t6, t6, s7
    and s10, s10, s11
    xor s7, a3, t1
    and t0, t0, s7
    xor t0, t6, t0
    xor t0, a2, t0
    and a2, s4, s2
    xor a2, t0, a2
    and t3, t3, a3
    xor t3, a2, t3
    and a3, s0, s7
    xor a3, s5, a3
    xor a3, t3, a3
    and a5, s1, a5
    xor a5, a3, a5
    xor t5, t5, a5
    not t5, t5
    slli s0, t5, 25
    srli t5, t5, 7
    or t5, s0, t5
    lw s0, 176(sp)
    and t4, t4, s8
    and t5, t5, s0
    or t5, s10, t5
    xor t2, t2, t4
    xor t2, a2, t2
    and a7, a7, s6
    and t4, a4, s2
    xor t4, s9, t4
    xor a7, a7, t4
    xor a7, t2, a7
    xor a5, a5, a7
    slli a7, a5, 26
    srli a4, a5, 6
    or a7, a7, a4
    lw a4, 136(sp)
    and t1, ra, t1
    and a7, a7, a4
    or a7, t5, a7
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, a3, a6
    slli t3, t1, 27
    srli t1, t1, 5
    or t1, t3, t1
    lw t3, 132(sp)
    not a6, a6
    and t1, t1, t3
    or a7, a7, t1
    lw t1, 236(sp)
    xor a5, t0, a5
    and t1, t1, s3
    xor t1, t6, t1
    xor t1, t4, t1
    slli t4, t1, 28
    srli t1, t1, 4
    or t1, t4, t1
    lw t4, 128(sp)
    not a5, a5
    and t1, t1, t4
    or a7, a7, t1
    slli t1, a6, 29
    srli a6, a6, 3
    or a6, t1, a6
    lw t1, 124(sp)
    srli t0, t2, 1
    and a6, a6, t1
    or a6, a7, a6
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 120(sp)
    lw t6, 168(sp)
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t2, 31
    or a6, a6, t0
    lw t0, 116(sp)
    lw t2, 196(sp)
    and a6, a6, t0
    or a5, a5, a6
    lw a6, 188(sp)
    lw a2, 156(sp)
    xor a5, a6, a5
    xori a6, a5, 127
    xor t2, a6, t2
    srli t5, t2, 8
    andi t5, t5, 255
    xor t6, t2, t6
    srli a3, t6, 8
    and s1, a3, a2
    or t5, t5, s1
    lw s1, 172(sp)
    lui s3, 4080
    xor s1, t6, s1
    srli s2, s1, 8
    and s4, s2, s3
    or t5, t5, s4
    slli s4, a6, 24
    or t5, t5, s4
    srli s4, t5, 16
    lw s5, 212(sp)
    lw s7, 200(sp)
    srli s6, s5, 8
    and s6, s6, s7
    lw s8, 164(sp)
    lw t0, 180(sp)
    slli s9, s8, 24
    srli s10, s8, 8
    or s9, s9, s10
    lw s10, 152(sp)
    lw t4, 208(sp)
    and s9, s9, s10
    or s6, s6, s9
    xor s6, t5, s6
    xor s4, s4, s6
    lw s9, 160(sp)
    andi a3, a3, 255
    and s4, s4, s9
    slli ra, s4, 16
    xor t5, t5, ra
    srli ra, t5, 1
    xor ra, ra, t5
    and ra, ra, t0
    slli a7, ra, 1
    xor a7, t5, a7
    srli t1, a7, 2
    xor t1, t1, a7
    and t1, t1, t4
    slli t3, t1, 2
    xor t3, a7, t3
    srli a4, t3, 8
    and s2, s2, a2
    or a3, a3, s2
    srli a6, a6, 8
    and a6, a6, s3
    or a6, a3, a6
    slli a3, t2, 24
    or a6, a6, a3
    srli a3, a6, 16
    srli s2, s8, 8
    and s2, s2, s7
    slli s8, s5, 24
    srli s5, s5, 8
    or s5, s8, s5
    and s5, s5, s10
    or s2, s2, s5
    xor s2, a6, s2
    xor a3, a3, s2
    and a3, a3, s9
    slli s5, a3, 16
    xor a6, a6, s5
    srli s5, a6, 1
    xor s5, s5, a6
    and s5, s5, t0
    slli s8, s5, 1
    xor s8, a6, s8
    srli s10, s8, 2
    xor s10, s10, s8
    and s10, s10, t4
    slli s3, s10, 2
    xor s3, s8, s3
    xor a4, a4, s3
    and a4, a4, s7
    slli a2, a4, 8
    xor t3, t3, a2
    srli a2, t3, 4
    xor a4, s3, a4
    xor a2, a2, a4
    lw s3, 204(sp)
    xor s4, s6, s4
    and a2, a2, s3
    slli s9, a2, 4
    xor t3, t3, s9
    slli s9, t3, 20
    srli s0, t3, 12
    or s0, s9, s0
    and s0, s0, s3
    srli s6, s4, 1
    xor s6, s6, s4
    and s6, s6, t0
    slli s9, s6, 1
    xor s9, s4, s9
    srli s11, s9, 2
    xor s11, s11, s9
    and s11, s11, t4
    sw t6, 212(sp)
    slli t6, s11, 2
    xor t6, s9, t6
    sw t2, 164(sp)
    srli t2, t6, 8
    xor a3, s2, a3
    srli s2, a3, 1
    xor s2, s2, a3
    and s2, s2, t0
    slli t0, s2, 1
    xor t0, a3, t0
    sw a5, 172(sp)
    srli a5, t0, 2
    xor a5, a5, t0
    and a5, a5, t4
    sw s1, 168(sp)
    slli s1, a5, 2
    xor s1, t0, s1
    xor t2, t2, s1
    and t2, t2, s7
    sw a4, 196(sp)
    slli a4, t2, 8
    xor t6, t6, a4
    srli a4, t6, 4
    xor t2, s1, t2
    xor a4, a4, t2
    and a4, a4, s3
    slli s1, a4, 4
    xor t6, t6, s1
    slli s1, t6, 20
    sw t2, 188(sp)
    srli t2, t6, 12
    or t2, s1, t2
    lw s1, 216(sp)
    slli t3, t3, 4
    and t2, t2, s1
    or t2, s0, t2
    sw t2, 256(a0)
    slli t2, t6, 4
    srli t6, t6, 28
    or t2, t2, t6
    and t2, t2, s3
    and t3, t3, s1
    or t2, t2, t3
    sw t2, 260(a0)
    xor t2, t5, ra
    srli t3, t2, 2
    xor t3, t3, t2
    and t3, t3, t4
    slli t5, t3, 2
    xor t5, t2, t5
    srli t6, t5, 8
    xor a6, a6, s5
    srli s0, a6, 2
    xor s0, s0, a6
    and s0, s0, t4
    slli s5, s0, 2
    xor s5, a6, s5
    xor t6, t6, s5
    and t6, t6, s7
    slli ra, t6, 8
    xor t5, t5, ra
    srli ra, t5, 4
    xor t6, s5, t6
    xor s5, ra, t6
    and s5, s5, s3
    slli ra, s5, 4
    xor t5, t5, ra
    slli ra, t5, 20
    sw t6, 236(sp)
    srli t6, t5, 12
    or t6, ra, t6
    and t6, t6, s3
    xor s4, s4, s6
    srli s6, s4, 2
    xor s6, s6, s4
    and s6, s6, t4
    slli ra, s6, 2
    xor ra, s4, ra
    sw s5, 220(sp)
    srli s5, ra, 8
    xor a3, a3, s2
    srli s2, a3, 2
    xor s2, s2, a3
    and s2, s2, t4
    slli t4, s2, 2
    xor t4, a3, t4
    xor s5, s5, t4
    and s5, s5, s7
    sw a4, 224(sp)
    slli a4, s5, 8
    xor a4, ra, a4
    srli ra, a4, 4
    xor t4, t4, s5
    xor s5, ra, t4
    and s5, s5, s3
    slli ra, s5, 4
    xor a4, a4, ra
    slli ra, a4, 20
    sw t4, 228(sp)
    srli t4, a4, 12
    or t4, ra, t4
    and t4, t4, s1
    or t4, t6, t4
    # round 7 (aes.dsl:47)
    not t4, t4
    sw t4, 264(a0)
    slli t4, a4, 4
    srli t6, a4, 28
    or t4, t4, t6
    and t4, t4, s3
    slli t5, t5, 4
    and t5, t5, s1
    or t4, t4, t5
    not t4, t4
    sw t4, 268(a0)
    xor a7, a7, t1
    srli t1, a7, 8
    xor t4, s8, s10
    xor t1, t1, t4
    and t1, t1, s7
    slli t5, t1, 8
    xor a7, a7, t5
    srli t5, a7, 4
    xor t1, t4, t1
    xor t4, t5, t1
    and t4, t4, s3
    slli t5, t4, 4
    xor a7, a7, t5
    slli t5, a7, 20
    srli t6, a7, 12
    or t5, t5, t6
    and t5, t5, s3
    xor t6, s9, s11
    srli a4, t6, 8
    xor a5, t0, a5
    xor t0, a4, a5
    and t0, t0, s7
    slli a4, t0, 8
    xor t6, t6, a4
    srli a4, t6, 4
    xor a5, a5, t0
    xor t0, a4, a5
    and t0, t0, s3
    slli a4, t0, 4
    xor t6, t6, a4
    slli a4, t6, 20
    srli s8, t6, 12
    or a4, a4, s8
    and a4, a4, s1
    or t5, t5, a4
    not t5, t5
    sw t5, 272(a0)
    slli t5, t6, 4
    srli t6, t6, 28
    or t5, t5, t6
    and t5, t5, s3
    slli a7, a7, 4
    and a7, a7, s1
    or a7, t5, a7
    not a7, a7
    sw a7, 276(a0)
    xor a7, t2, t3
    srli t2, a7, 8
    xor a6, a6, s0
    xor t2, t2, a6
    and t2, t2, s7
    slli t3, t2, 8
    xor a7, a7, t3
    srli t3, a7, 4
    xor a6, a6, t2
    xor t2, t3, a6
    and t2, t2, s3
    slli t3, t2, 4
    xor a7, a7, t3
    slli t3, a7, 20
    srli t5, a7, 12
    or t3, t3, t5
    and t3, t3, s3
    xor t5, s4, s6
    srli t6, t5, 8
    xor a4, a3, s2
    xor t6, t6, a4
    and t6, t6, s7
    slli a3, t6, 8
    xor t5, t5, a3
    srli a3, t5, 4
    xor t6, a4, t6
    xor a4, a3, t6
    and a4, a4, s3
    slli a3, a4, 4
    xor t5, t5, a3
    slli a3, t5, 20
    srli s0, t5, 12
    or a3, a3, s0
    and a3, a3, s1
    or t3, t3, a3
    sw t3, 280(a0)
    slli t3, t5, 4
    srli t5, t5, 28
    or t3, t3, t5
    and t3, t3, s3
    slli a7, a7, 4
    and a7, a7, s1
    or a7, t3, a7
    sw a7, 284(a0)
    lw a7, 196(sp)
    lw a3, 224(sp)
    xor a7, a7, a2
    slli t3, a7, 20
    srli t5, a7, 12
    or t3, t3, t5
    and t3, t3, s3
    lw t5, 188(sp)
    slli a7, a7, 4
    xor t5, t5, a3
    slli a3, t5, 20
    srli a2, t5, 12
    or a3, a3, a2
    and a3, a3, s1
    or t3, t3, a3
    sw t3, 288(a0)
    slli t3, t5, 4
    srli t5, t5, 28
    or t3, t3, t5
    and t3, t3, s3
    and a7, a7, s1
    or a7, t3, a7
    sw a7, 292(a0)
    lw a7, 236(sp)
    lw t3, 220(sp)
    xor a5, a5, t0
    xor a7, a7, t3
    slli t3, a7, 20
    srli t5, a7, 12
    or t3, t3, t5
    and t3, t3, s3
    lw t5, 228(sp)
    slli a7, a7, 4
    xor t5, t5, s5
    slli a3, t5, 20
    srli a2, t5, 12
    or a3, a3, a2
    and a3, a3, s1
    or t3, t3, a3
    sw t3, 296(a0)
    slli t3, t5, 4
    srli t5, t5, 28
    or t3, t3, t5
    and t3, t3, s3
    and a7, a7, s1
    or a7, t3, a7
    sw a7, 300(a0)
    xor a7, t1, t4
    slli t1, a7, 20
    srli t3, a7, 12
    or t1, t1, t3
    and t1, t1, s3
    slli t0, a5, 20
    srli t3, a5, 12
    or t0, t0, t3
    and t0, t0, s1
    or t0, t1, t0
    not t0, t0
    sw t0, 304(a0)
    slli t0, a5, 4
    srli a5, a5, 28
    or a5, t0, a5
    and a5, a5, s3
    slli a7, a7, 4
    and a7, a7, s1
    or a5, a5, a7
    not a5, a5
    sw a5, 308(a0)
    xor a5, a6, t2
    slli a6, a5, 20
    srli a7, a5, 12
    or a6, a6, a7
    and a6, a6, s3
    xor a7, t6, a4
    slli t0, a7, 20
    srli t1, a7, 12
    or t0, t0, t1
    and t0, t0, s1
    or a6, a6, t0
    not a6, a6
    sw a6, 312(a0)
    slli a6, a7, 4
    srli a7, a7, 28
    or a6, a6, a7
    and a6, a6, s3
    slli a5, a5, 4
    and a5, a5, s1
    or a5, a6, a5
    not a5, a5
    sw a5, 316(a0)
    lw a5, 168(sp)
    srli a6, a5, 6
    srli a7, a5, 3
    srli t0, a5, 7
    xor a7, a7, t0
    srli t1, a5, 5
    xor t2, a5, t1
    srli t3, a5, 4
    xor t3, t3, a7
    xor t4, a6, t3
    xor t5, t2, t4
    xor t0, t0, t5
    xor t6, a7, t0
    srli a4, a5, 1
    xor a3, a4, t1
    xor a2, a7, a3
    xor t2, t2, a2
    and s0, t6, t2
    srli s2, a5, 2
    xor s2, s2, a3
    xor t3, t3, s2
    xor s4, t4, t3
    xor a4, a4, s4
    xor s5, a7, a4
    and s6, s4, s5
    or s8, s2, a4
    xor s8, s6, s8
    xor s9, t0, a3
    and s10, t4, s9
    xor s10, s8, s10
    xor s10, s0, s10
    xor s11, s5, s9
    and ra, t3, s11
    xor s1, a6, t2
    or s3, t0, s1
    xor s8, s8, s3
    xor s8, ra, s8
    xor s8, t5, s8
    xor a3, a3, s5
    xor ra, t3, s1
    and s7, a3, ra
    and a5, a6, a7
    xor a5, s6, a5
    xor s3, s3, a5
    xor s3, s7, s3
    xor s6, s8, s3
    and s7, s10, s6
    sw s5, 228(sp)
    and s5, t5, a2
    xor a5, t1, a5
    xor a5, s0, a5
    xor a5, s5, a5
    xor t1, s10, a5
    and s0, s8, t1
    xor s5, s3, s0
    and s5, a5, s5
    or s8, s8, s5
    xor s8, s7, s8
    xor a5, s7, a5
    and a5, s3, a5
    or s3, s10, a5
    xor s0, s0, s3
    xor s3, s8, s0
    xor a5, s6, a5
    xor t1, t1, s5
    xor s5, a5, t1
    xor s6, s3, s5
    and a6, a6, s6
    and s4, s4, s3
    xor s7, s8, a5
    and t2, t2, s7
    xor t2, s4, t2
    and t5, t5, a5
    xor t5, t2, t5
    xor t5, a6, t5
    and a3, a3, t1
    xor a3, t5, a3
    and s9, s9, s8
    and s10, s11, s0
    xor s10, s9, s10
    xor s10, a3, s10
    not s10, s10
    slli s11, s10, 24
    srli s10, s10, 8
    or s10, s11, s10
    lw s11, 184(sp)
    and t6, t6, s7
    and s10, s10, s11
    xor s7, s0, t1
    and t0, t0, s7
    xor t0, t6, t0
    xor t0, a3, t0
    and a3, s2, s5
    xor a3, t0, a3
    and t3, t3, s0
    xor t3, a3, t3
    and s0, s1, s7
    xor s0, s4, s0
    xor s0, t3, s0
    and a5, a2, a5
    xor a5, s0, a5
    xor t5, t5, a5
    not t5, t5
    slli a2, t5, 25
    srli t5, t5, 7
    or t5, a2, t5
    lw a2, 176(sp)
    and t4, t4, s8
    and t5, t5, a2
    or t5, s10, t5
    xor t2, t2, t4
    xor t2, a3, t2
    and a7, a7, s6
    and t4, a4, s5
    xor t4, s9, t4
    xor a7, a7, t4
    xor a7, t2, a7
    xor a5, a5, a7
    slli a7, a5, 26
    srli a4, a5, 6
    or a7, a7, a4
    lw a4, 136(sp)
    and t1, ra, t1
    and a7, a7, a4
    or a7, t5, a7
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, s0, a6
    slli t3, t1, 27
    srli t1, t1, 5
    or t1, t3, t1
    lw t3, 132(sp)
    not a6, a6
    and t1, t1, t3
    or a7, a7, t1
    lw t1, 228(sp)
    xor a5, t0, a5
    and t1, t1, s3
    xor t1, t6, t1
    xor t1, t4, t1
    slli t4, t1, 28
    srli t1, t1, 4
    or t1, t4, t1
    lw t4, 128(sp)
    not a5, a5
    and t1, t1, t4
    or a7, a7, t1
    slli t1, a6, 29
    srli a6, a6, 3
    or a6, t1, a6
    lw t1, 124(sp)
    srli t0, t2, 1
    and a6, a6, t1
    or a6, a7, a6
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 120(sp)
    lw t6, 164(sp)
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t2, 31
    or a6, a6, t0
    lw t0, 116(sp)
    lw s3, 180(sp)
    and a6, a6, t0
    or a5, a5, a6
    lw a6, 172(sp)
    lw s6, 208(sp)
    xor a5, a6, a5
    xori a6, a5, 255
    slli t2, a6, 24
    srli t5, a6, 8
    or t2, t2, t5
    srli t5, t2, 16
    xor a6, a6, t6
    lw t6, 212(sp)
    slli s9, a6, 24
    xor a3, a6, t6
    slli s0, a3, 24
    srli s1, a3, 8
    or s0, s0, s1
    xor t5, t5, s0
    lw s1, 160(sp)
    srli s10, a6, 8
    and t5, t5, s1
    slli s2, t5, 16
    xor t2, t2, s2
    srli s2, t2, 1
    xor s2, s2, t2
    and s2, s2, s3
    slli s4, s2, 1
    xor s4, t2, s4
    srli s5, s4, 2
    xor s5, s5, s4
    and s5, s5, s6
    slli s7, s5, 2
    xor s7, s4, s7
    srli s8, s7, 8
    or s9, s9, s10
    srli s10, s9, 16
    lw ra, 168(sp)
    lw t4, 200(sp)
    xor t6, a3, ra
    slli ra, t6, 24
    srli t0, t6, 8
    or t0, ra, t0
    xor s10, s10, t0
    and s10, s10, s1
    slli ra, s10, 16
    xor s9, s9, ra
    srli ra, s9, 1
    xor ra, ra, s9
    and ra, ra, s3
    slli s1, ra, 1
    xor s1, s9, s1
    srli a7, s1, 2
    xor a7, a7, s1
    and a7, a7, s6
    slli t1, a7, 2
    xor t1, s1, t1
    xor s8, s8, t1
    and s8, s8, t4
    slli t3, s8, 8
    xor t3, s7, t3
    srli s7, t3, 4
    xor t1, t1, s8
    xor s7, s7, t1
    lw s8, 204(sp)
    xor t0, t0, s10
    and s7, s7, s8
    slli a4, s7, 4
    xor t3, t3, a4
    slli a4, t3, 24
    srli a2, t3, 8
    or a4, a4, a2
    and a4, a4, s8
    slli a2, t3, 16
    srli t3, t3, 16
    or t3, a2, t3
    lw a2, 216(sp)
    srli s10, t0, 1
    and t3, t3, a2
    or t3, a4, t3
    sw t3, 320(a0)
    xor t3, s0, t5
    srli t5, t3, 1
    xor t5, t5, t3
    and t5, t5, s3
    slli a4, t5, 1
    xor a4, t3, a4
    srli s0, a4, 2
    xor s0, s0, a4
    and s0, s0, s6
    slli s11, s0, 2
    xor s11, a4, s11
    sw a3, 164(sp)
    srli a3, s11, 8
    xor s10, s10, t0
    and s10, s10, s3
    slli s3, s10, 1
    xor s3, t0, s3
    sw a6, 172(sp)
    srli a6, s3, 2
    xor a6, a6, s3
    and a6, a6, s6
    sw a5, 228(sp)
    slli a5, a6, 2
    xor a5, s3, a5
    xor a3, a3, a5
    and a3, a3, t4
    sw t6, 220(sp)
    slli t6, a3, 8
    xor t6, s11, t6
    srli s11, t6, 4
    xor a5, a5, a3
    xor a3, s11, a5
    and a3, a3, s8
    slli s11, a3, 4
    xor t6, t6, s11
    slli s11, t6, 8
    sw a5, 236(sp)
    srli a5, t6, 24
    or a5, s11, a5
    and a5, a5, s8
    and t6, t6, a2
    or a5, a5, t6
    sw a5, 324(a0)
    xor a5, t2, s2
    srli t2, a5, 2
    xor t2, t2, a5
    and t2, t2, s6
    slli t6, t2, 2
    xor t6, a5, t6
    srli s2, t6, 8
    xor s9, s9, ra
    srli s11, s9, 2
    xor s11, s11, s9
    and s11, s11, s6
    slli ra, s11, 2
    xor ra, s9, ra
    xor s2, s2, ra
    and s2, s2, t4
    sw a3, 224(sp)
    slli a3, s2, 8
    xor t6, t6, a3
    srli a3, t6, 4
    xor s2, ra, s2
    xor a3, a3, s2
    and a3, a3, s8
    slli ra, a3, 4
    xor t6, t6, ra
    slli ra, t6, 24
    sw s2, 188(sp)
    srli s2, t6, 8
    or s2, ra, s2
    and s2, s2, s8
    slli ra, t6, 16
    srli t6, t6, 16
    or t6, ra, t6
    and t6, t6, a2
    or t6, s2, t6
    # round 8 (aes.dsl:47)
    not t6, t6
    sw t6, 328(a0)
    xor t3, t3, t5
    srli t5, t3, 2
    xor t5, t5, t3
    and t5, t5, s6
    slli t6, t5, 2
    xor t6, t3, t6
    srli s2, t6, 8
    xor t0, t0, s10
    srli s10, t0, 2
    xor s10, s10, t0
    and s10, s10, s6
    slli ra, s10, 2
    xor ra, t0, ra
    xor s2, s2, ra
    and s2, s2, t4
    slli s6, s2, 8
    xor t6, t6, s6
    srli s6, t6, 4
    xor s2, ra, s2
    xor s6, s6, s2
    and s6, s6, s8
    slli ra, s6, 4
    xor t6, t6, ra
    slli ra, t6, 8
    sw s2, 196(sp)
    srli s2, t6, 24
    or s2, ra, s2
    and s2, s2, s8
    and t6, t6, a2
    or t6, s2, t6
    not t6, t6
    sw t6, 332(a0)
    xor t6, s4, s5
    srli s2, t6, 8
    xor a7, s1, a7
    xor s1, s2, a7
    and s1, s1, t4
    slli s2, s1, 8
    xor t6, t6, s2
    srli s2, t6, 4
    xor a7, a7, s1
    xor s1, s2, a7
    and s1, s1, s8
    slli s2, s1, 4
    xor t6, t6, s2
    slli s2, t6, 24
    srli s4, t6, 8
    or s2, s2, s4
    and s2, s2, s8
    slli s4, t6, 16
    srli t6, t6, 16
    or t6, s4, t6
    and t6, t6, a2
    or t6, s2, t6
    not t6, t6
    sw t6, 336(a0)
    xor t6, a4, s0
    srli a4, t6, 8
    xor a6, s3, a6
    xor a4, a4, a6
    and a4, a4, t4
    slli s0, a4, 8
    xor t6, t6, s0
    srli s0, t6, 4
    xor a6, a6, a4
    xor a4, s0, a6
    and a4, a4, s8
    slli s0, a4, 4
    xor t6, t6, s0
    slli s0, t6, 8
    srli s2, t6, 24
    or s0, s0, s2
    and s0, s0, s8
    and t6, t6, a2
    or t6, s0, t6
    not t6, t6
    sw t6, 340(a0)
    xor a5, a5, t2
    srli t2, a5, 8
    xor t6, s9, s11
    xor t2, t2, t6
    and t2, t2, t4
    slli s0, t2, 8
    xor a5, a5, s0
    srli s0, a5, 4
    xor t2, t6, t2
    xor t6, s0, t2
    and t6, t6, s8
    slli s0, t6, 4
    xor a5, a5, s0
    slli s0, a5, 24
    srli s2, a5, 8
    or s0, s0, s2
    and s0, s0, s8
    slli s2, a5, 16
    srli a5, a5, 16
    or a5, s2, a5
    and a5, a5, a2
    or a5, s0, a5
    sw a5, 344(a0)
    xor a5, t3, t5
    srli t3, a5, 8
    xor t0, t0, s10
    xor t3, t3, t0
    and t3, t3, t4
    slli t5, t3, 8
    xor a5, a5, t5
    srli t5, a5, 4
    xor t0, t0, t3
    xor t3, t5, t0
    and t3, t3, s8
    slli t5, t3, 4
    xor a5, a5, t5
    slli t5, a5, 8
    srli s0, a5, 24
    or t5, t5, s0
    and t5, t5, s8
    and a5, a5, a2
    or a5, t5, a5
    sw a5, 348(a0)
    xor a5, t1, s7
    slli t1, a5, 24
    srli t5, a5, 8
    or t1, t1, t5
    and t1, t1, s8
    slli t5, a5, 16
    srli a5, a5, 16
    or a5, t5, a5
    and a5, a5, a2
    or a5, t1, a5
    sw a5, 352(a0)
    lw a5, 236(sp)
    lw t1, 224(sp)
    xor a5, a5, t1
    slli t1, a5, 8
    srli t5, a5, 24
    or t1, t1, t5
    and t1, t1, s8
    and a5, a5, a2
    or a5, t1, a5
    sw a5, 356(a0)
    lw a5, 188(sp)
    xor a5, a5, a3
    slli t1, a5, 24
    srli t5, a5, 8
    or t1, t1, t5
    and t1, t1, s8
    slli t5, a5, 16
    srli a5, a5, 16
    or a5, t5, a5
    and a5, a5, a2
    or a5, t1, a5
    sw a5, 360(a0)
    lw a5, 196(sp)
    xor a5, a5, s6
    slli t1, a5, 8
    srli t5, a5, 24
    or t1, t1, t5
    and t1, t1, s8
    and a5, a5, a2
    or a5, t1, a5
    sw a5, 364(a0)
    xor a5, a7, s1
    slli a7, a5, 24
    srli t1, a5, 8
    or a7, a7, t1
    and a7, a7, s8
    slli t1, a5, 16
    srli a5, a5, 16
    or a5, t1, a5
    and a5, a5, a2
    or a5, a7, a5
    not a5, a5
    sw a5, 368(a0)
    xor a5, a6, a4
    slli a6, a5, 8
    srli a7, a5, 24
    or a6, a6, a7
    and a6, a6, s8
    and a5, a5, a2
    or a5, a6, a5
    not a5, a5
    sw a5, 372(a0)
    xor a5, t2, t6
    slli a6, a5, 24
    srli a7, a5, 8
    or a6, a6, a7
    and a6, a6, s8
    slli a7, a5, 16
    srli a5, a5, 16
    or a5, a7, a5
    and a5, a5, a2
    or a5, a6, a5
    not a5, a5
    sw a5, 376(a0)
    xor a5, t0, t3
    slli a6, a5, 8
    srli a7, a5, 24
    or a6, a6, a7
    and a6, a6, s8
    and a5, a5, a2
    or a5, a6, a5
    not a5, a5
    sw a5, 380(a0)
    lw a5, 220(sp)
    srli a6, a5, 6
    srli a7, a5, 3
    srli t0, a5, 7
    xor a7, a7, t0
    srli t1, a5, 5
    xor t2, a5, t1
    srli t3, a5, 4
    xor t3, t3, a7
    xor t5, a6, t3
    xor t6, t2, t5
    xor t0, t0, t6
    xor a4, a7, t0
    srli a3, a5, 1
    xor s0, a3, t1
    xor s1, a7, s0
    xor t2, t2, s1
    and s2, a4, t2
    srli s3, a5, 2
    xor s3, s3, s0
    xor t3, t3, s3
    xor s4, t5, t3
    xor a3, a3, s4
    xor s5, a7, a3
    and s6, s4, s5
    or s7, s3, a3
    xor s7, s6, s7
    xor s9, t0, s0
    and s10, t5, s9
    xor s10, s7, s10
    xor s10, s2, s10
    xor s11, s5, s9
    and ra, t3, s11
    xor a2, a6, t2
    or s8, t0, a2
    xor s7, s7, s8
    xor s7, ra, s7
    xor s7, t6, s7
    xor s0, s0, s5
    xor ra, t3, a2
    and t4, s0, ra
    and a5, a6, a7
    xor a5, s6, a5
    xor s6, s8, a5
    xor t4, t4, s6
    xor s6, s7, t4
    and s8, s10, s6
    sw s5, 196(sp)
    and s5, t6, s1
    xor a5, t1, a5
    xor a5, s2, a5
    xor a5, s5, a5
    xor t1, s10, a5
    and s2, s7, t1
    xor s5, t4, s2
    and s5, a5, s5
    or s7, s7, s5
    xor s7, s8, s7
    xor a5, s8, a5
    and a5, t4, a5
    or t4, s10, a5
    xor t4, s2, t4
    xor s2, s7, t4
    xor a5, s6, a5
    xor t1, t1, s5
    xor s5, a5, t1
    xor s6, s2, s5
    and a6, a6, s6
    and s4, s4, s2
    xor s8, s7, a5
    and t2, t2, s8
    xor t2, s4, t2
    and t6, t6, a5
    xor t6, t2, t6
    xor t6, a6, t6
    and s0, s0, t1
    xor s0, t6, s0
    and s9, s9, s7
    and s10, s11, t4
    xor s10, s9, s10
    xor s10, s0, s10
    not s10, s10
    slli s11, s10, 24
    srli s10, s10, 8
    or s10, s11, s10
    lw s11, 184(sp)
    and a4, a4, s8
    and s10, s10, s11
    xor s8, t4, t1
    and t0, t0, s8
    xor t0, a4, t0
    xor t0, s0, t0
    and s0, s3, s5
    xor s0, t0, s0
    and t3, t3, t4
    xor t3, s0, t3
    and t4, a2, s8
    xor t4, s4, t4
    xor t4, t3, t4
    and a5, s1, a5
    xor a5, t4, a5
    xor t6, t6, a5
    not t6, t6
    slli a2, t6, 25
    srli t6, t6, 7
    or t6, a2, t6
    lw a2, 176(sp)
    and t5, t5, s7
    and t6, t6, a2
    or t6, s10, t6
    xor t2, t2, t5
    xor t2, s0, t2
    and a7, a7, s6
    and t5, a3, s5
    xor t5, s9, t5
    xor a7, a7, t5
    xor a7, t2, a7
    xor a5, a5, a7
    slli a7, a5, 26
    srli a3, a5, 6
    or a7, a7, a3
    lw a3, 136(sp)
    and t1, ra, t1
    and a7, a7, a3
    or a7, t6, a7
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, t4, a6
    slli t3, t1, 27
    srli t1, t1, 5
    or t1, t3, t1
    lw t3, 132(sp)
    not a6, a6
    and t1, t1, t3
    or a7, a7, t1
    lw t1, 196(sp)
    xor a5, t0, a5
    and t1, t1, s2
    xor t1, a4, t1
    xor t1, t5, t1
    slli t4, t1, 28
    srli t1, t1, 4
    or t1, t4, t1
    lw t4, 128(sp)
    not a5, a5
    and t1, t1, t4
    or a7, a7, t1
    slli t1, a6, 29
    srli a6, a6, 3
    or a6, t1, a6
    lw t1, 124(sp)
    srli t0, t2, 1
    and a6, a6, t1
    or a6, a7, a6
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 120(sp)
    lw t5, 164(sp)
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t2, 31
    or a6, a6, t0
    lw t0, 116(sp)
    lw t2, 172(sp)
    and a6, a6, t0
    or a5, a5, a6
    lw a6, 228(sp)
    lw a4, 220(sp)
    xor a5, a6, a5
    xori a6, a5, 228
    xor t2, a6, t2
    xor t6, t2, t5
    xor s0, t6, a4
    andi s1, s0, 255
    lw s2, 156(sp)
    lw s6, 168(sp)
    and s3, t6, s2
    or s1, s1, s3
    lui s3, 4080
    and s4, t2, s3
    or s1, s1, s4
    lui s4, 1044480
    and s5, a6, s4
    or s1, s1, s5
    srli s5, s1, 16
    lw s7, 200(sp)
    lw s9, 212(sp)
    and s8, s6, s7
    lw s10, 152(sp)
    lw a4, 180(sp)
    and ra, s9, s10
    or s8, s8, ra
    xor s8, s1, s8
    xor s5, s5, s8
    lw ra, 160(sp)
    lw t1, 208(sp)
    and s5, s5, ra
    slli t5, s5, 16
    xor t5, s1, t5
    srli s1, t5, 1
    xor s1, s1, t5
    and s1, s1, a4
    slli t0, s1, 1
    xor t0, t5, t0
    srli a7, t0, 2
    xor a7, a7, t0
    and a7, a7, t1
    slli t4, a7, 2
    xor t4, t0, t4
    srli t3, t4, 8
    andi a6, a6, 255
    and s2, s0, s2
    or a6, a6, s2
    and s2, t6, s3
    or a6, a6, s2
    and s2, t2, s4
    or a6, a6, s2
    srli s2, a6, 16
    and s9, s9, s7
    and s6, s6, s10
    or s6, s9, s6
    xor s6, a6, s6
    xor s2, s2, s6
    and s2, s2, ra
    slli s9, s2, 16
    xor a6, a6, s9
    srli s9, a6, 1
    xor s9, s9, a6
    and s9, s9, a4
    slli s4, s9, 1
    xor s4, a6, s4
    srli s3, s4, 2
    xor s3, s3, s4
    and s3, s3, t1
    slli ra, s3, 2
    xor ra, s4, ra
    xor t3, t3, ra
    and t3, t3, s7
    slli s10, t3, 8
    xor t4, t4, s10
    srli s10, t4, 4
    xor t3, ra, t3
    xor s10, s10, t3
    lw ra, 204(sp)
    xor s2, s6, s2
    and s10, s10, ra
    slli a3, s10, 4
    xor t4, t4, a3
    slli a3, t4, 24
    srli a2, t4, 8
    or a3, a3, a2
    and a3, a3, ra
    slli a2, t4, 16
    srli t4, t4, 16
    or t4, a2, t4
    lw a2, 216(sp)
    srli s6, s2, 1
    and t4, t4, a2
    or t4, a3, t4
    sw t4, 384(a0)
    xor t4, s8, s5
    srli a3, t4, 1
    xor a3, a3, t4
    and a3, a3, a4
    slli s5, a3, 1
    xor s5, t4, s5
    srli s8, s5, 2
    xor s8, s8, s5
    and s8, s8, t1
    slli s11, s8, 2
    xor s11, s5, s11
    sw t6, 168(sp)
    srli t6, s11, 8
    xor s6, s6, s2
    and s6, s6, a4
    slli a4, s6, 1
    xor a4, s2, a4
    sw t2, 212(sp)
    srli t2, a4, 2
    xor t2, t2, a4
    and t2, t2, t1
    sw a5, 172(sp)
    slli a5, t2, 2
    xor a5, a4, a5
    xor t6, t6, a5
    and t6, t6, s7
    sw s0, 228(sp)
    slli s0, t6, 8
    xor s0, s11, s0
    srli s11, s0, 4
    xor a5, a5, t6
    xor t6, s11, a5
    and t6, t6, ra
    slli s11, t6, 4
    xor s0, s0, s11
    slli s11, s0, 8
    sw a5, 196(sp)
    srli a5, s0, 24
    or a5, s11, a5
    and a5, a5, ra
    and s0, s0, a2
    or a5, a5, s0
    sw a5, 388(a0)
    xor a5, t5, s1
    srli t5, a5, 2
    xor t5, t5, a5
    and t5, t5, t1
    slli s0, t5, 2
    xor s0, a5, s0
    srli s1, s0, 8
    xor a6, a6, s9
    srli s9, a6, 2
    xor s9, s9, a6
    and s9, s9, t1
    slli s11, s9, 2
    xor s11, a6, s11
    xor s1, s1, s11
    and s1, s1, s7
    sw t6, 188(sp)
    slli t6, s1, 8
    xor t6, s0, t6
    srli s0, t6, 4
    xor s1, s11, s1
    xor s0, s0, s1
    and s0, s0, ra
    slli s11, s0, 4
    xor t6, t6, s11
    slli s11, t6, 24
    sw s1, 224(sp)
    srli s1, t6, 8
    or s1, s11, s1
    and s1, s1, ra
    slli s11, t6, 16
    srli t6, t6, 16
    or t6, s11, t6
    and t6, t6, a2
    or t6, s1, t6
    # round 9 (aes.dsl:47)
    not t6, t6
    sw t6, 392(a0)
    xor t4, t4, a3
    srli t6, t4, 2
    xor t6, t6, t4
    and t6, t6, t1
    slli a3, t6, 2
    xor a3, t4, a3
    srli s1, a3, 8
    xor s2, s2, s6
    srli s6, s2, 2
    xor s6, s6, s2
    and s6, s6, t1
    slli s11, s6, 2
    xor s11, s2, s11
    xor s1, s1, s11
    and s1, s1, s7
    slli t1, s1, 8
    xor t1, a3, t1
    srli a3, t1, 4
    xor s1, s11, s1
    xor a3, a3, s1
    and a3, a3, ra
    slli s11, a3, 4
    xor t1, t1, s11
    slli s11, t1, 8
    sw s1, 236(sp)
    srli s1, t1, 24
    or s1, s11, s1
    and s1, s1, ra
    and t1, t1, a2
    or t1, s1, t1
    not t1, t1
    sw t1, 396(a0)
    xor a7, t0, a7
    srli t0, a7, 8
    xor t1, s4, s3
    xor t0, t0, t1
    and t0, t0, s7
    slli s1, t0, 8
    xor a7, a7, s1
    srli s1, a7, 4
    xor t0, t1, t0
    xor t1, s1, t0
    and t1, t1, ra
    slli s1, t1, 4
    xor a7, a7, s1
    slli s1, a7, 24
    srli s3, a7, 8
    or s1, s1, s3
    and s1, s1, ra
    slli s3, a7, 16
    srli a7, a7, 16
    or a7, s3, a7
    and a7, a7, a2
    or a7, s1, a7
    not a7, a7
    sw a7, 400(a0)
    xor a7, s5, s8
    srli s1, a7, 8
    xor t2, a4, t2
    xor a4, s1, t2
    and a4, a4, s7
    slli s1, a4, 8
    xor a7, a7, s1
    srli s1, a7, 4
    xor t2, t2, a4
    xor a4, s1, t2
    and a4, a4, ra
    slli s1, a4, 4
    xor a7, a7, s1
    slli s1, a7, 8
    srli s3, a7, 24
    or s1, s1, s3
    and s1, s1, ra
    and a7, a7, a2
    or a7, s1, a7
    not a7, a7
    sw a7, 404(a0)
    xor a5, a5, t5
    srli a7, a5, 8
    xor a6, a6, s9
    xor a7, a7, a6
    and a7, a7, s7
    slli t5, a7, 8
    xor a5, a5, t5
    srli t5, a5, 4
    xor a6, a6, a7
    xor a7, t5, a6
    and a7, a7, ra
    slli t5, a7, 4
    xor a5, a5, t5
    slli t5, a5, 24
    srli s1, a5, 8
    or t5, t5, s1
    and t5, t5, ra
    slli s1, a5, 16
    srli a5, a5, 16
    or a5, s1, a5
    and a5, a5, a2
    or a5, t5, a5
    sw a5, 408(a0)
    xor a5, t4, t6
    srli t4, a5, 8
    xor t5, s2, s6
    xor t4, t4, t5
    and t4, t4, s7
    slli t6, t4, 8
    xor a5, a5, t6
    srli t6, a5, 4
    xor t4, t5, t4
    xor t5, t6, t4
    and t5, t5, ra
    slli t6, t5, 4
    xor a5, a5, t6
    slli t6, a5, 8
    srli s1, a5, 24
    or t6, t6, s1
    and t6, t6, ra
    and a5, a5, a2
    or a5, t6, a5
    sw a5, 412(a0)
    xor a5, t3, s10
    slli t3, a5, 24
    srli t6, a5, 8
    or t3, t3, t6
    and t3, t3, ra
    slli t6, a5, 16
    srli a5, a5, 16
    or a5, t6, a5
    and a5, a5, a2
    or a5, t3, a5
    sw a5, 416(a0)
    lw a5, 196(sp)
    lw t3, 188(sp)
    xor a5, a5, t3
    slli t3, a5, 8
    srli t6, a5, 24
    or t3, t3, t6
    and t3, t3, ra
    and a5, a5, a2
    or a5, t3, a5
    sw a5, 420(a0)
    lw a5, 224(sp)
    xor a5, a5, s0
    slli t3, a5, 24
    srli t6, a5, 8
    or t3, t3, t6
    and t3, t3, ra
    slli t6, a5, 16
    srli a5, a5, 16
    or a5, t6, a5
    and a5, a5, a2
    or a5, t3, a5
    sw a5, 424(a0)
    lw a5, 236(sp)
    xor a5, a5, a3
    slli t3, a5, 8
    srli t6, a5, 24
    or t3, t3, t6
    and t3, t3, ra
    and a5, a5, a2
    or a5, t3, a5
    sw a5, 428(a0)
    xor a5, t0, t1
    slli t0, a5, 24
    srli t1, a5, 8
    or t0, t0, t1
    and t0, t0, ra
    slli t1, a5, 16
    srli a5, a5, 16
    or a5, t1, a5
    and a5, a5, a2
    or a5, t0, a5
    not a5, a5
    sw a5, 432(a0)
    xor a5, t2, a4
    slli t0, a5, 8
    srli t1, a5, 24
    or t0, t0, t1
    and t0, t0, ra
    and a5, a5, a2
    or a5, t0, a5
    not a5, a5
    sw a5, 436(a0)
    xor a5, a6, a7
    slli a6, a5, 24
    srli a7, a5, 8
    or a6, a6, a7
    and a6, a6, ra
    slli a7, a5, 16
    srli a5, a5, 16
    or a5, a7, a5
    and a5, a5, a2
    or a5, a6, a5
    not a5, a5
    sw a5, 440(a0)
    xor a5, t4, t5
    slli a6, a5, 8
    srli a7, a5, 24
    or a6, a6, a7
    and a6, a6, ra
    and a5, a5, a2
    or a5, a6, a5
    not a5, a5
    sw a5, 444(a0)
    lw a5, 228(sp)
    srli a6, a5, 6
    srli a7, a5, 3
    srli t0, a5, 7
    xor a7, a7, t0
    srli t1, a5, 5
    xor t2, a5, t1
    srli t3, a5, 4
    xor t3, t3, a7
    xor t4, a6, t3
    xor t5, t2, t4
    xor t0, t0, t5
    xor t6, a7, t0
    srli a4, a5, 1
    xor a3, a4, t1
    xor s0, a7, a3
    xor t2, t2, s0
    and s1, t6, t2
    srli s2, a5, 2
    xor s2, s2, a3
    xor t3, t3, s2
    xor s3, t4, t3
    xor a4, a4, s3
    xor s4, a7, a4
    and s5, s3, s4
    or s6, s2, a4
    xor s6, s5, s6
    xor s8, t0, a3
    and s9, t4, s8
    xor s9, s6, s9
    xor s9, s1, s9
    xor s10, s4, s8
    and s11, t3, s10
    xor a2, a6, t2
    or ra, t0, a2
    xor s6, s6, ra
    xor s6, s11, s6
    xor s6, t5, s6
    xor a3, a3, s4
    xor s11, t3, a2
    and s7, a3, s11
    and a5, a6, a7
    xor a5, s5, a5
    xor s5, ra, a5
    xor s5, s7, s5
    xor s7, s6, s5
    and ra, s9, s7
    sw s4, 236(sp)
    and s4, t5, s0
    xor a5, t1, a5
    xor a5, s1, a5
    xor a5, s4, a5
    xor t1, s9, a5
    and s1, s6, t1
    xor s4, s5, s1
    and s4, a5, s4
    or s6, s6, s4
    xor s6, ra, s6
    xor a5, ra, a5
    and a5, s5, a5
    or s5, s9, a5
    xor s1, s1, s5
    xor s5, s6, s1
    xor a5, s7, a5
    xor t1, t1, s4
    xor s4, a5, t1
    xor s7, s5, s4
    and a6, a6, s7
    and s3, s3, s5
    xor s9, s6, a5
    and t2, t2, s9
    xor t2, s3, t2
    and t5, t5, a5
    xor t5, t2, t5
    xor t5, a6, t5
    and a3, a3, t1
    xor a3, t5, a3
    and s8, s8, s6
    and s10, s10, s1
    xor s10, s8, s10
    xor s10, a3, s10
    not s10, s10
    slli ra, s10, 24
    srli s10, s10, 8
    or s10, ra, s10
    lw ra, 184(sp)
    and t6, t6, s9
    and s10, s10, ra
    xor s9, s1, t1
    and t0, t0, s9
    xor t0, t6, t0
    xor t0, a3, t0
    and a3, s2, s4
    xor a3, t0, a3
    and t3, t3, s1
    xor t3, a3, t3
    and a2, a2, s9
    xor a2, s3, a2
    xor a2, t3, a2
    and a5, s0, a5
    xor a5, a2, a5
    xor t5, t5, a5
    not t5, t5
    slli s0, t5, 25
    srli t5, t5, 7
    or t5, s0, t5
    lw s0, 176(sp)
    and t4, t4, s6
    and t5, t5, s0
    or t5, s10, t5
    xor t2, t2, t4
    xor t2, a3, t2
    and a7, a7, s7
    and t4, a4, s4
    xor t4, s8, t4
    xor a7, a7, t4
    xor a7, t2, a7
    xor a5, a5, a7
    slli a7, a5, 26
    srli a4, a5, 6
    or a7, a7, a4
    lw a4, 136(sp)
    and t1, s11, t1
    and a7, a7, a4
    or a7, t5, a7
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, a2, a6
    slli t3, t1, 27
    srli t1, t1, 5
    or t1, t3, t1
    lw t3, 132(sp)
    not a6, a6
    and t1, t1, t3
    or a7, a7, t1
    lw t1, 236(sp)
    xor a5, t0, a5
    and t1, t1, s5
    xor t1, t6, t1
    xor t1, t4, t1
    slli t3, t1, 28
    srli t1, t1, 4
    or t1, t3, t1
    lw t3, 128(sp)
    not a5, a5
    and t1, t1, t3
    or a7, a7, t1
    slli t1, a6, 29
    srli a6, a6, 3
    or a6, t1, a6
    lw t1, 124(sp)
    lw t0, 228(sp)
    and a6, a6, t1
    or a6, a7, a6
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 120(sp)
    lw t1, 200(sp)
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t2, 31
    srli a7, t2, 1
    or a6, a6, a7
    lw a7, 116(sp)
    lw t2, 152(sp)
    and a6, a6, a7
    or a5, a5, a6
    lw a6, 172(sp)
    lw a7, 168(sp)
    xor a5, a6, a5
    xori a5, a5, 210
    lw a6, 212(sp)
    lw t3, 220(sp)
    xor a6, a5, a6
    xor a7, a6, a7
    xor t0, a7, t0
    and t0, t0, t1
    and a6, a6, t2
    or a6, t0, a6
    srli t0, a6, 16
    xor t3, a6, t3
    xor t0, t0, t3
    lw t4, 160(sp)
    lw t6, 180(sp)
    and t0, t0, t4
    slli t5, t0, 16
    xor a6, a6, t5
    srli t5, a6, 1
    xor t5, t5, a6
    and t5, t5, t6
    slli a4, t5, 1
    xor a4, a6, a4
    srli a3, a4, 2
    xor a3, a3, a4
    lw a2, 208(sp)
    and a5, a5, t1
    and a3, a3, a2
    slli s0, a3, 2
    xor s0, a4, s0
    srli s1, s0, 8
    and a7, a7, t2
    or a5, a5, a7
    srli a7, a5, 16
    lw s2, 164(sp)
    xor t0, t3, t0
    xor s2, a5, s2
    xor a7, a7, s2
    and a7, a7, t4
    slli s3, a7, 16
    xor a5, a5, s3
    srli s3, a5, 1
    xor s3, s3, a5
    and s3, s3, t6
    slli s4, s3, 1
    xor s4, a5, s4
    srli s5, s4, 2
    xor s5, s5, s4
    and s5, s5, a2
    slli s6, s5, 2
    xor s6, s4, s6
    xor s1, s1, s6
    and s1, s1, t1
    slli s7, s1, 8
    xor s0, s0, s7
    srli s7, s0, 4
    xor s1, s6, s1
    xor s6, s7, s1
    lw s7, 204(sp)
    srli t3, t0, 1
    and s6, s6, s7
    slli s8, s6, 4
    xor s0, s0, s8
    slli s8, s0, 24
    srli s9, s0, 8
    or s8, s8, s9
    and s8, s8, s7
    slli s9, s0, 16
    srli s0, s0, 16
    or s0, s9, s0
    lw s9, 216(sp)
    xor t3, t3, t0
    and s0, s0, s9
    or s0, s8, s0
    # round 10 (aes.dsl:53)
    not s0, s0
    sw s0, 448(a0)
    and t3, t3, t6
    slli s0, t3, 1
    xor s0, t0, s0
    srli s8, s0, 2
    xor s8, s8, s0
    and s8, s8, a2
    slli s10, s8, 2
    xor s10, s0, s10
    srli s11, s10, 8
    xor a7, s2, a7
    srli s2, a7, 1
    xor s2, s2, a7
    and s2, s2, t6
    slli ra, s2, 1
    xor ra, a7, ra
    srli t2, ra, 2
    xor t2, t2, ra
    and t2, t2, a2
    slli t6, t2, 2
    xor t6, ra, t6
    xor s11, s11, t6
    and s11, s11, t1
    slli t4, s11, 8
    xor t4, s10, t4
    srli s10, t4, 4
    xor t6, t6, s11
    xor s10, s10, t6
    and s10, s10, s7
    slli s11, s10, 4
    xor t4, t4, s11
    slli s11, t4, 8
    sw t6, 164(sp)
    srli t6, t4, 24
    or t6, s11, t6
    and t6, t6, s7
    and t4, t4, s9
    or t4, t6, t4
    not t4, t4
    sw t4, 452(a0)
    xor a6, a6, t5
    srli t4, a6, 2
    xor t4, t4, a6
    and t4, t4, a2
    slli t5, t4, 2
    xor t5, a6, t5
    srli t6, t5, 8
    xor a5, a5, s3
    srli s3, a5, 2
    xor s3, s3, a5
    and s3, s3, a2
    slli s11, s3, 2
    xor s11, a5, s11
    xor t6, t6, s11
    and t6, t6, t1
    sw s10, 220(sp)
    slli s10, t6, 8
    xor t5, t5, s10
    srli s10, t5, 4
    xor t6, s11, t6
    xor s10, s10, t6
    and s10, s10, s7
    slli s11, s10, 4
    xor t5, t5, s11
    slli s11, t5, 24
    sw t6, 228(sp)
    srli t6, t5, 8
    or t6, s11, t6
    and t6, t6, s7
    slli s11, t5, 16
    srli t5, t5, 16
    or t5, s11, t5
    and t5, t5, s9
    or t5, t6, t5
    not t5, t5
    sw t5, 456(a0)
    xor t0, t0, t3
    srli t3, t0, 2
    xor t3, t3, t0
    and t3, t3, a2
    slli t5, t3, 2
    xor t5, t0, t5
    srli t6, t5, 8
    xor a7, a7, s2
    srli s2, a7, 2
    xor s2, s2, a7
    and s2, s2, a2
    slli s11, s2, 2
    xor s11, a7, s11
    xor t6, t6, s11
    and t6, t6, t1
    slli a2, t6, 8
    xor t5, t5, a2
    srli a2, t5, 4
    xor t6, s11, t6
    xor a2, a2, t6
    and a2, a2, s7
    slli s11, a2, 4
    xor t5, t5, s11
    slli s11, t5, 8
    sw t6, 168(sp)
    srli t6, t5, 24
    or t6, s11, t6
    and t6, t6, s7
    and t5, t5, s9
    or t5, t6, t5
    not t5, t5
    sw t5, 460(a0)
    xor t5, a4, a3
    srli t6, t5, 8
    xor a4, s4, s5
    xor t6, t6, a4
    and t6, t6, t1
    slli a3, t6, 8
    xor t5, t5, a3
    srli a3, t5, 4
    xor t6, a4, t6
    xor a4, a3, t6
    and a4, a4, s7
    slli a3, a4, 4
    xor t5, t5, a3
    slli a3, t5, 24
    srli s4, t5, 8
    or a3, a3, s4
    and a3, a3, s7
    slli s4, t5, 16
    srli t5, t5, 16
    or t5, s4, t5
    and t5, t5, s9
    or t5, a3, t5
    sw t5, 464(a0)
    xor t5, s0, s8
    srli a3, t5, 8
    xor t2, ra, t2
    xor a3, a3, t2
    and a3, a3, t1
    slli s0, a3, 8
    xor t5, t5, s0
    srli s0, t5, 4
    xor t2, t2, a3
    xor a3, s0, t2
    and a3, a3, s7
    slli s0, a3, 4
    xor t5, t5, s0
    slli s0, t5, 8
    srli s4, t5, 24
    or s0, s0, s4
    and s0, s0, s7
    and t5, t5, s9
    or t5, s0, t5
    sw t5, 468(a0)
    xor a6, a6, t4
    srli t4, a6, 8
    xor a5, a5, s3
    xor t4, t4, a5
    and t4, t4, t1
    slli t5, t4, 8
    xor a6, a6, t5
    srli t5, a6, 4
    xor a5, a5, t4
    xor t4, t5, a5
    and t4, t4, s7
    slli t5, t4, 4
    xor a6, a6, t5
    slli t5, a6, 24
    srli s0, a6, 8
    or t5, t5, s0
    and t5, t5, s7
    slli s0, a6, 16
    srli a6, a6, 16
    or a6, s0, a6
    and a6, a6, s9
    or a6, t5, a6
    sw a6, 472(a0)
    xor a6, t0, t3
    srli t0, a6, 8
    xor a7, a7, s2
    xor t0, t0, a7
    and t0, t0, t1
    slli t3, t0, 8
    xor a6, a6, t3
    srli t3, a6, 4
    xor a7, a7, t0
    xor t0, t3, a7
    and t0, t0, s7
    slli t3, t0, 4
    xor a6, a6, t3
    slli t3, a6, 8
    srli t5, a6, 24
    or t3, t3, t5
    and t3, t3, s7
    and a6, a6, s9
    or a6, t3, a6
    sw a6, 476(a0)
    xor a6, s1, s6
    slli t3, a6, 24
    srli t5, a6, 8
    or t3, t3, t5
    and t3, t3, s7
    slli t5, a6, 16
    srli a6, a6, 16
    or a6, t5, a6
    and a6, a6, s9
    or a6, t3, a6
    sw a6, 480(a0)
    lw a6, 164(sp)
    lw t3, 220(sp)
    xor a6, a6, t3
    slli t3, a6, 8
    srli t5, a6, 24
    or t3, t3, t5
    and t3, t3, s7
    and a6, a6, s9
    or a6, t3, a6
    sw a6, 484(a0)
    lw a6, 228(sp)
    xor a5, a5, t4
    xor a6, a6, s10
    slli t3, a6, 24
    srli t5, a6, 8
    or t3, t3, t5
    and t3, t3, s7
    slli t5, a6, 16
    srli a6, a6, 16
    or a6, t5, a6
    and a6, a6, s9
    or a6, t3, a6
    not a6, a6
    sw a6, 488(a0)
    lw a6, 168(sp)
    xor a6, a6, a2
    slli t3, a6, 8
    srli t5, a6, 24
    or t3, t3, t5
    and t3, t3, s7
    and a6, a6, s9
    or a6, t3, a6
    not a6, a6
    sw a6, 492(a0)
    xor a6, t6, a4
    slli t3, a6, 24
    srli t5, a6, 8
    or t3, t3, t5
    and t3, t3, s7
    slli t5, a6, 16
    srli a6, a6, 16
    or a6, t5, a6
    and a6, a6, s9
    or a6, t3, a6
    not a6, a6
    sw a6, 496(a0)
    xor a6, t2, a3
    slli t2, a6, 8
    srli t3, a6, 24
    or t2, t2, t3
    and t2, t2, s7
    and a6, a6, s9
    or a6, t2, a6
    not a6, a6
    sw a6, 500(a0)
    slli a6, a5, 24
    srli t2, a5, 8
    or a6, a6, t2
    and a6, a6, s7
    slli t2, a5, 16
    srli a5, a5, 16
    or a5, t2, a5
    and a5, a5, s9
    or a5, a6, a5
    sw a5, 504(a0)
    xor a5, a7, t0
    slli a6, a5, 8
    srli a7, a5, 24
    or a6, a6, a7
    and a6, a6, s7
    and a5, a5, s9
    or a5, a6, a5
    sw a5, 508(a0)
    lw a5, 96(sp)
    lw a7, 100(sp)
    srli a6, a5, 24
    slli t0, a7, 8
    lw t2, 156(sp)
    lui t5, 4080
    and t3, t0, t2
    or a6, a6, t3
    lw t3, 104(sp)
    lui a3, 1044480
    slli t4, t3, 8
    and t6, t4, t5
    or a6, a6, t6
    lw t6, 108(sp)
    srli t3, t3, 24
    slli a4, t6, 8
    and a2, a4, a3
    or a6, a6, a2
    srli a2, a6, 16
    and s0, a4, t2
    or t3, t3, s0
    slli a5, a5, 8
    and s0, a5, t5
    or t3, t3, s0
    and s0, t0, a3
    or t3, t3, s0
    xor a2, a2, t3
    lw s0, 160(sp)
    lw s2, 180(sp)
    and a2, a2, s0
    slli s1, a2, 16
    xor a6, a6, s1
    srli s1, a6, 1
    xor s1, s1, a6
    and s1, s1, s2
    slli s3, s1, 1
    xor s3, a6, s3
    srli s4, s3, 2
    xor s4, s4, s3
    lw s5, 208(sp)
    srli t6, t6, 24
    and s4, s4, s5
    slli s6, s4, 2
    xor s6, s3, s6
    srli s8, s6, 8
    and s10, a5, t2
    or t6, t6, s10
    and t0, t0, t5
    or t0, t6, t0
    and t6, t4, a3
    or t0, t0, t6
    srli t6, t0, 16
    srli a7, a7, 24
    and t2, t4, t2
    or a7, a7, t2
    and t2, a4, t5
    or a7, a7, t2
    and a5, a5, a3
    or a5, a7, a5
    xor a7, t6, a5
    and a7, a7, s0
    slli t2, a7, 16
    xor t0, t0, t2
    srli t2, t0, 1
    xor t2, t2, t0
    and t2, t2, s2
    slli t4, t2, 1
    xor t4, t0, t4
    srli t5, t4, 2
    xor t5, t5, t4
    and t5, t5, s5
    slli t6, t5, 2
    xor t6, t4, t6
    xor a4, s8, t6
    and a4, a4, t1
    slli a3, a4, 8
    xor a3, s6, a3
    srli s6, a3, 4
    xor t6, t6, a4
    xor a4, s6, t6
    and a4, a4, s7
    slli s6, a4, 4
    xor a3, a3, s6
    slli s6, a3, 20
    srli s8, a3, 12
    or s6, s6, s8
    and s6, s6, s7
    xor t3, t3, a2
    srli a2, t3, 1
    xor a2, a2, t3
    and a2, a2, s2
    slli s8, a2, 1
    xor s8, t3, s8
    srli s10, s8, 2
    xor s10, s10, s8
    and s10, s10, s5
    slli s11, s10, 2
    xor s11, s8, s11
    srli ra, s11, 8
    xor a5, a5, a7
    srli a7, a5, 1
    xor a7, a7, a5
    and a7, a7, s2
    slli s2, a7, 1
    xor s2, a5, s2
    srli s0, s2, 2
    xor s0, s0, s2
    and s0, s0, s5
    sw t6, 156(sp)
    slli t6, s0, 2
    xor t6, s2, t6
    xor ra, ra, t6
    and ra, ra, t1
    sw a4, 100(sp)
    slli a4, ra, 8
    xor a4, s11, a4
    srli s11, a4, 4
    xor t6, t6, ra
    xor s11, s11, t6
    and s11, s11, s7
    slli ra, s11, 4
    xor a4, a4, ra
    slli ra, a4, 20
    sw t6, 108(sp)
    srli t6, a4, 12
    or t6, ra, t6
    and t6, t6, s9
    or t6, s6, t6
    sw t6, 512(a0)
    slli t6, a4, 4
    srli a4, a4, 28
    or t6, t6, a4
    and t6, t6, s7
    slli a4, a3, 4
    and a4, a4, s9
    or t6, t6, a4
    sw t6, 516(a0)
    xor a6, a6, s1
    srli t6, a6, 2
    xor t6, t6, a6
    and t6, t6, s5
    slli a4, t6, 2
    xor a4, a6, a4
    srli a3, a4, 8
    xor t0, t0, t2
    srli t2, t0, 2
    xor t2, t2, t0
    and t2, t2, s5
    slli s1, t2, 2
    xor s1, t0, s1
    xor a3, a3, s1
    and a3, a3, t1
    slli s6, a3, 8
    xor a4, a4, s6
    srli s6, a4, 4
    xor a3, s1, a3
    xor s1, s6, a3
    and s1, s1, s7
    slli s6, s1, 4
    xor a4, a4, s6
    slli s6, a4, 20
    srli ra, a4, 12
    or s6, s6, ra
    and s6, s6, s7
    xor t3, t3, a2
    srli a2, t3, 2
    xor a2, a2, t3
    and a2, a2, s5
    slli ra, a2, 2
    xor ra, t3, ra
    sw a3, 96(sp)
    srli a3, ra, 8
    xor a5, a5, a7
    srli a7, a5, 2
    xor a7, a7, a5
    and a7, a7, s5
    slli s5, a7, 2
    xor s5, a5, s5
    xor a3, a3, s5
    and a3, a3, t1
    sw s1, 104(sp)
    slli s1, a3, 8
    xor s1, ra, s1
    srli ra, s1, 4
    xor a3, s5, a3
    xor s5, ra, a3
    and s5, s5, s7
    slli ra, s5, 4
    xor s1, s1, ra
    slli ra, s1, 20
    sw a3, 168(sp)
    srli a3, s1, 12
    or a3, ra, a3
    and a3, a3, s9
    or a3, s6, a3
    sw a3, 520(a0)
    slli a3, s1, 4
    srli s1, s1, 28
    or a3, a3, s1
    and a3, a3, s7
    slli a4, a4, 4
    and a4, a4, s9
    or a4, a3, a4
    sw a4, 524(a0)
    xor a4, s3, s4
    srli a3, a4, 8
    xor t4, t4, t5
    xor t5, a3, t4
    and t5, t5, t1
    slli a3, t5, 8
    xor a4, a4, a3
    srli a3, a4, 4
    xor t4, t4, t5
    xor t5, a3, t4
    and t5, t5, s7
    slli a3, t5, 4
    xor a4, a4, a3
    slli a3, a4, 20
    srli s1, a4, 12
    or a3, a3, s1
    and a3, a3, s7
    xor s1, s8, s10
    srli s3, s1, 8
    xor s0, s2, s0
    xor s2, s3, s0
    and s2, s2, t1
    slli s3, s2, 8
    xor s1, s1, s3
    srli s3, s1, 4
    xor s0, s0, s2
    xor s2, s3, s0
    and s2, s2, s7
    slli s3, s2, 4
    xor s1, s1, s3
    slli s3, s1, 20
    srli s4, s1, 12
    or s3, s3, s4
    and s3, s3, s9
    or a3, a3, s3
    sw a3, 528(a0)
    slli a3, s1, 4
    srli s1, s1, 28
    or a3, a3, s1
    and a3, a3, s7
    slli a4, a4, 4
    and a4, a4, s9
    or a4, a3, a4
    sw a4, 532(a0)
    xor a6, a6, t6
    srli t6, a6, 8
    xor t0, t0, t2
    xor t2, t6, t0
    and t2, t2, t1
    slli t6, t2, 8
    xor a6, a6, t6
    srli t6, a6, 4
    xor t0, t0, t2
    xor t2, t6, t0
    and t2, t2, s7
    slli t6, t2, 4
    xor a6, a6, t6
    slli t6, a6, 20
    srli a4, a6, 12
    or t6, t6, a4
    and t6, t6, s7
    xor t3, t3, a2
    srli a4, t3, 8
    xor a5, a5, a7
    xor a7, a4, a5
    and a7, a7, t1
    slli a4, a7, 8
    xor t3, t3, a4
    srli a4, t3, 4
    xor a5, a5, a7
    xor a7, a4, a5
    and a7, a7, s7
    slli a4, a7, 4
    xor t3, t3, a4
    slli a4, t3, 20
    srli a3, t3, 12
    or a4, a4, a3
    and a4, a4, s9
    or t6, t6, a4
    sw t6, 536(a0)
    slli t6, t3, 4
    srli t3, t3, 28
    or t3, t6, t3
    and t3, t3, s7
    slli a6, a6, 4
    and a6, a6, s9
    or a6, t3, a6
    sw a6, 540(a0)
    lw a6, 156(sp)
    lw t3, 100(sp)
    xor a6, a6, t3
    slli t3, a6, 20
    srli t6, a6, 12
    or t3, t3, t6
    and t3, t3, s7
    lw t6, 108(sp)
    slli a6, a6, 4
    xor t6, t6, s11
    slli a4, t6, 20
    srli a3, t6, 12
    or a4, a4, a3
    and a4, a4, s9
    or t3, t3, a4
    sw t3, 544(a0)
    slli t3, t6, 4
    srli t6, t6, 28
    or t3, t3, t6
    and t3, t3, s7
    and a6, a6, s9
    or a6, t3, a6
    sw a6, 548(a0)
    lw a6, 96(sp)
    lw t3, 104(sp)
    xor a5, a5, a7
    xor a6, a6, t3
    slli t3, a6, 20
    srli t6, a6, 12
    or t3, t3, t6
    and t3, t3, s7
    lw t6, 168(sp)
    slli a6, a6, 4
    xor t6, t6, s5
    slli a4, t6, 20
    srli a3, t6, 12
    or a4, a4, a3
    and a4, a4, s9
    or t3, t3, a4
    sw t3, 552(a0)
    slli t3, t6, 4
    srli t6, t6, 28
    or t3, t3, t6
    and t3, t3, s7
    and a6, a6, s9
    or a6, t3, a6
    sw a6, 556(a0)
    xor a6, t4, t5
    slli t3, a6, 20
    srli t4, a6, 12
    or t3, t3, t4
    and t3, t3, s7
    xor t4, s0, s2
    slli t5, t4, 20
    srli t6, t4, 12
    or t5, t5, t6
    and t5, t5, s9
    or t3, t3, t5
    sw t3, 560(a0)
    slli t3, t4, 4
    srli t4, t4, 28
    or t3, t3, t4
    and t3, t3, s7
    slli a6, a6, 4
    and a6, a6, s9
    or a6, t3, a6
    sw a6, 564(a0)
    xor a6, t0, t2
    slli t0, a6, 20
    srli t2, a6, 12
    or t0, t0, t2
    and t0, t0, s7
    slli a7, a5, 20
    srli t2, a5, 12
    or a7, a7, t2
    and a7, a7, s9
    or a7, t0, a7
    sw a7, 568(a0)
    slli a7, a5, 4
    srli a5, a5, 28
    or a5, a7, a5
    and a5, a5, s7
    slli a6, a6, 4
    and a6, a6, s9
    or a5, a5, a6
    sw a5, 572(a0)
    lw a5, 148(sp)
    lw t0, 12(a1)
    slli a6, a5, 16
    srli a5, a5, 16
    or a5, a6, a5
    and a5, a5, t1
    lw a6, 140(sp)
    slli t2, t0, 16
    slli a7, a6, 16
    srli a6, a6, 16
    or a6, a7, a6
    lw a7, 152(sp)
    srli t3, t0, 16
    and a6, a6, a7
    or a5, a5, a6
    srli a6, a5, 16
    or t2, t2, t3
    xor t2, a5, t2
    xor a6, a6, t2
    lw t3, 160(sp)
    lw t5, 180(sp)
    and a6, a6, t3
    slli t4, a6, 16
    xor a5, a5, t4
    srli t4, a5, 1
    xor t4, t4, a5
    and t4, t4, t5
    slli t6, t4, 1
    xor t6, a5, t6
    srli a4, t6, 2
    xor a4, a4, t6
    lw a3, 208(sp)
    lw s1, 144(sp)
    and a4, a4, a3
    slli a2, a4, 2
    xor a2, t6, a2
    srli s0, a2, 8
    slli s2, s1, 16
    srli s1, s1, 16
    or s1, s2, s1
    and s1, s1, t1
    lw s2, 112(sp)
    xor a6, t2, a6
    slli s3, s2, 16
    srli s2, s2, 16
    or s2, s3, s2
    and a7, s2, a7
    or a7, s1, a7
    srli s1, a7, 16
    lw s2, 8(a1)
    srli t2, a6, 1
    slli s3, s2, 16
    srli s4, s2, 16
    or s3, s3, s4
    xor s3, a7, s3
    xor s1, s1, s3
    and s1, s1, t3
    slli s4, s1, 16
    xor a7, a7, s4
    srli s4, a7, 1
    xor s4, s4, a7
    and s4, s4, t5
    slli s5, s4, 1
    xor s5, a7, s5
    srli s6, s5, 2
    xor s6, s6, s5
    and s6, s6, a3
    slli s8, s6, 2
    xor s8, s5, s8
    xor s0, s0, s8
    and s0, s0, t1
    slli s10, s0, 8
    xor a2, a2, s10
    srli s10, a2, 4
    xor s0, s8, s0
    xor s8, s10, s0
    and s8, s8, s7
    slli s10, s8, 4
    xor a2, a2, s10
    slli s10, a2, 20
    srli s11, a2, 12
    or s10, s10, s11
    and s10, s10, s7
    xor t2, t2, a6
    and t2, t2, t5
    slli s11, t2, 1
    xor s11, a6, s11
    srli ra, s11, 2
    xor ra, ra, s11
    and ra, ra, a3
    slli t0, ra, 2
    xor t0, s11, t0
    srli t3, t0, 8
    xor s1, s3, s1
    srli s3, s1, 1
    xor s3, s3, s1
    and s3, s3, t5
    slli t5, s3, 1
    xor t5, s1, t5
    srli s2, t5, 2
    xor s2, s2, t5
    and s2, s2, a3
    sw s0, 152(sp)
    slli s0, s2, 2
    xor s0, t5, s0
    xor t3, t3, s0
    and t3, t3, t1
    sw s8, 112(sp)
    slli s8, t3, 8
    xor t0, t0, s8
    srli s8, t0, 4
    xor t3, s0, t3
    xor s0, s8, t3
    and s0, s0, s7
    slli s8, s0, 4
    xor t0, t0, s8
    slli s8, t0, 20
    sw t3, 144(sp)
    srli t3, t0, 12
    or t3, s8, t3
    and t3, t3, s9
    or t3, s10, t3
    sw t3, 576(a0)
    slli t3, t0, 4
    srli t0, t0, 28
    or t0, t3, t0
    and t0, t0, s7
    slli t3, a2, 4
    and t3, t3, s9
    or t0, t0, t3
    sw t0, 580(a0)
    xor a5, a5, t4
    srli t0, a5, 2
    xor t0, t0, a5
    and t0, t0, a3
    slli t3, t0, 2
    xor t3, a5, t3
    srli t4, t3, 8
    xor a7, a7, s4
    srli a2, a7, 2
    xor a2, a2, a7
    and a2, a2, a3
    slli s4, a2, 2
    xor s4, a7, s4
    xor t4, t4, s4
    and t4, t4, t1
    slli s8, t4, 8
    xor t3, t3, s8
    srli s8, t3, 4
    xor t4, s4, t4
    xor s4, s8, t4
    and s4, s4, s7
    slli s8, s4, 4
    xor t3, t3, s8
    slli s8, t3, 20
    srli s10, t3, 12
    or s8, s8, s10
    and s8, s8, s7
    xor a6, a6, t2
    srli t2, a6, 2
    xor t2, t2, a6
    and t2, t2, a3
    slli s10, t2, 2
    xor s10, a6, s10
    sw t4, 140(sp)
    srli t4, s10, 8
    xor s1, s1, s3
    srli s3, s1, 2
    xor s3, s3, s1
    and s3, s3, a3
    slli a3, s3, 2
    xor a3, s1, a3
    xor t4, t4, a3
    and t4, t4, t1
    sw s4, 148(sp)
    slli s4, t4, 8
    xor s4, s10, s4
    srli s10, s4, 4
    xor t4, a3, t4
    xor a3, s10, t4
    and a3, a3, s7
    slli s10, a3, 4
    xor s4, s4, s10
    slli s10, s4, 20
    sw t4, 168(sp)
    srli t4, s4, 12
    or t4, s10, t4
    and t4, t4, s9
    or t4, s8, t4
    sw t4, 584(a0)
    slli t4, s4, 4
    srli s4, s4, 28
    or t4, t4, s4
    and t4, t4, s7
    slli t3, t3, 4
    and t3, t3, s9
    or t3, t4, t3
    sw t3, 588(a0)
    xor t3, t6, a4
    srli t4, t3, 8
    xor t6, s5, s6
    xor t4, t4, t6
    and t4, t4, t1
    slli a4, t4, 8
    xor t3, t3, a4
    srli a4, t3, 4
    xor t4, t6, t4
    xor t6, a4, t4
    and t6, t6, s7
    slli a4, t6, 4
    xor t3, t3, a4
    slli a4, t3, 20
    srli s4, t3, 12
    or a4, a4, s4
    and a4, a4, s7
    xor s4, s11, ra
    srli s5, s4, 8
    xor t5, t5, s2
    xor s2, s5, t5
    and s2, s2, t1
    slli s5, s2, 8
    xor s4, s4, s5
    srli s5, s4, 4
    xor t5, t5, s2
    xor s2, s5, t5
    and s2, s2, s7
    slli s5, s2, 4
    xor s4, s4, s5
    slli s5, s4, 20
    srli s6, s4, 12
    or s5, s5, s6
    and s5, s5, s9
    or a4, a4, s5
    sw a4, 592(a0)
    slli a4, s4, 4
    srli s4, s4, 28
    or a4, a4, s4
    and a4, a4, s7
    slli t3, t3, 4
    and t3, t3, s9
    or t3, a4, t3
    sw t3, 596(a0)
    xor a5, a5, t0
    srli t0, a5, 8
    xor a7, a7, a2
    xor t0, t0, a7
    and t0, t0, t1
    slli t3, t0, 8
    xor a5, a5, t3
    srli t3, a5, 4
    xor a7, a7, t0
    xor t0, t3, a7
    and t0, t0, s7
    slli t3, t0, 4
    xor a5, a5, t3
    slli t3, a5, 20
    srli a4, a5, 12
    or t3, t3, a4
    and t3, t3, s7
    xor a6, a6, t2
    srli t2, a6, 8
    xor a4, s1, s3
    xor t2, t2, a4
    and t2, t2, t1
    slli a2, t2, 8
    xor a6, a6, a2
    srli a2, a6, 4
    xor t2, a4, t2
    xor a4, a2, t2
    and a4, a4, s7
    slli a2, a4, 4
    xor a6, a6, a2
    slli a2, a6, 20
    srli s1, a6, 12
    or a2, a2, s1
    and a2, a2, s9
    or t3, t3, a2
    sw t3, 600(a0)
    slli t3, a6, 4
    srli a6, a6, 28
    or a6, t3, a6
    and a6, a6, s7
    slli a5, a5, 4
    and a5, a5, s9
    or a5, a6, a5
    sw a5, 604(a0)
    lw a5, 152(sp)
    lw a6, 112(sp)
    xor a5, a5, a6
    slli a6, a5, 20
    srli t3, a5, 12
    or a6, a6, t3
    and a6, a6, s7
    lw t3, 144(sp)
    slli a5, a5, 4
    xor t3, t3, s0
    slli a2, t3, 20
    srli s0, t3, 12
    or a2, a2, s0
    and a2, a2, s9
    or a6, a6, a2
    sw a6, 608(a0)
    slli a6, t3, 4
    srli t3, t3, 28
    or a6, a6, t3
    and a6, a6, s7
    and a5, a5, s9
    or a5, a6, a5
    sw a5, 612(a0)
    lw a5, 140(sp)
    lw a6, 148(sp)
    xor a5, a5, a6
    slli a6, a5, 20
    srli t3, a5, 12
    or a6, a6, t3
    and a6, a6, s7
    lw t3, 168(sp)
    slli a5, a5, 4
    xor t3, t3, a3
    slli a3, t3, 20
    srli a2, t3, 12
    or a3, a3, a2
    and a3, a3, s9
    or a6, a6, a3
    sw a6, 616(a0)
    slli a6, t3, 4
    srli t3, t3, 28
    or a6, a6, t3
    and a6, a6, s7
    and a5, a5, s9
    or a5, a6, a5
    sw a5, 620(a0)
    xor a5, t4, t6
    slli a6, a5, 20
    srli t3, a5, 12
    or a6, a6, t3
    and a6, a6, s7
    xor t3, t5, s2
    slli t4, t3, 20
    srli t5, t3, 12
    or t4, t4, t5
    and t4, t4, s9
    or a6, a6, t4
    sw a6, 624(a0)
    slli a6, t3, 4
    srli t3, t3, 28
    or a6, a6, t3
    and a6, a6, s7
    slli a5, a5, 4
    and a5, a5, s9
    or a5, a6, a5
    sw a5, 628(a0)
    xor a5, a7, t0
    slli a6, a5, 20
    srli a7, a5, 12
    or a6, a6, a7
    and a6, a6, s7
    xor a7, t2, a4
    slli t0, a7, 20
    srli t2, a7, 12
    or t0, t0, t2
    and t0, t0, s9
    or a6, a6, t0
    sw a6, 632(a0)
    slli a6, a7, 4
    srli a7, a7, 28
    or a6, a6, a7
    and a6, a6, s7
    slli a5, a5, 4
    and a5, a5, s9
    or a5, a6, a5
    sw a5, 636(a0)
    lw a5, 0(a1)
    lw a7, 8(a1)
    srli a6, a5, 16
    xor a6, a6, a7
    lw t0, 160(sp)
    lw t3, 180(sp)
    and a6, a6, t0
    slli t2, a6, 16
    xor a5, a5, t2
    srli t2, a5, 1
    xor t2, t2, a5
    and t2, t2, t3
    slli t4, t2, 1
    xor t4, a5, t4
    srli t5, t4, 2
    xor t5, t5, t4
    lw t6, 208(sp)
    lw a2, 4(a1)
    and t5, t5, t6
    slli a4, t5, 2
    xor a4, t4, a4
    srli a3, a4, 8
    srli s0, a2, 16
    lw s1, 12(a1)
    xor a6, a7, a6
    xor s0, s0, s1
    and t0, s0, t0
    slli s0, t0, 16
    xor a2, a2, s0
    srli s0, a2, 1
    xor s0, s0, a2
    and s0, s0, t3
    slli s2, s0, 1
    xor s2, a2, s2
    srli s3, s2, 2
    xor s3, s3, s2
    and s3, s3, t6
    slli s4, s3, 2
    xor s4, s2, s4
    xor a3, a3, s4
    and a3, a3, t1
    slli s5, a3, 8
    xor a4, a4, s5
    srli s5, a4, 4
    xor a3, s4, a3
    xor s4, s5, a3
    and s4, s4, s7
    slli s5, s4, 4
    xor a4, a4, s5
    sw a4, 640(a0)
    srli a7, a6, 1
    xor a7, a7, a6
    and a7, a7, t3
    slli a4, a7, 1
    xor a4, a6, a4
    srli s5, a4, 2
    xor s5, s5, a4
    and s5, s5, t6
    slli s6, s5, 2
    xor s6, a4, s6
    srli s8, s6, 8
    xor t0, s1, t0
    srli s1, t0, 1
    xor s1, s1, t0
    and t3, s1, t3
    slli s1, t3, 1
    xor s1, t0, s1
    srli s9, s1, 2
    xor s9, s9, s1
    and s9, s9, t6
    slli s10, s9, 2
    xor s10, s1, s10
    xor s8, s8, s10
    and s8, s8, t1
    slli s11, s8, 8
    xor s6, s6, s11
    srli s11, s6, 4
    xor s8, s10, s8
    xor s10, s11, s8
    and s10, s10, s7
    slli s11, s10, 4
    xor s6, s6, s11
    sw s6, 644(a0)
    xor a5, a5, t2
    srli t2, a5, 2
    xor t2, t2, a5
    and t2, t2, t6
    slli s6, t2, 2
    xor s6, a5, s6
    srli s11, s6, 8
    xor a2, a2, s0
    srli s0, a2, 2
    xor s0, s0, a2
    and s0, s0, t6
    slli ra, s0, 2
    xor ra, a2, ra
    xor s11, s11, ra
    and s11, s11, t1
    sw s8, 180(sp)
    slli s8, s11, 8
    xor s6, s6, s8
    srli s8, s6, 4
    xor s11, ra, s11
    xor s8, s8, s11
    and s8, s8, s7
    slli ra, s8, 4
    xor s6, s6, ra
    sw s6, 648(a0)
    xor a6, a6, a7
    srli a7, a6, 2
    xor a7, a7, a6
    and a7, a7, t6
    slli s6, a7, 2
    xor s6, a6, s6
    srli ra, s6, 8
    xor t0, t0, t3
    srli t3, t0, 2
    xor t3, t3, t0
    and t3, t3, t6
    slli t6, t3, 2
    xor t6, t0, t6
    xor ra, ra, t6
    and ra, ra, t1
    sw s11, 208(sp)
    slli s11, ra, 8
    xor s6, s6, s11
    srli s11, s6, 4
    xor t6, t6, ra
    xor s11, s11, t6
    and s11, s11, s7
    slli ra, s11, 4
    xor s6, s6, ra
    sw s6, 652(a0)
    xor t4, t4, t5
    srli t5, t4, 8
    xor s2, s2, s3
    xor t5, t5, s2
    and t5, t5, t1
    slli s3, t5, 8
    xor t4, t4, s3
    srli s3, t4, 4
    xor t5, s2, t5
    xor s2, s3, t5
    and s2, s2, s7
    slli s3, s2, 4
    xor t4, t4, s3
    sw t4, 656(a0)
    xor t4, a4, s5
    srli a4, t4, 8
    xor s1, s1, s9
    xor a4, a4, s1
    and a4, a4, t1
    slli s3, a4, 8
    xor t4, t4, s3
    srli s3, t4, 4
    xor a4, s1, a4
    xor s1, s3, a4
    and s1, s1, s7
    slli s3, s1, 4
    xor t4, t4, s3
    sw t4, 660(a0)
    xor a5, a5, t2
    srli t2, a5, 8
    xor t4, a2, s0
    xor t2, t2, t4
    and t2, t2, t1
    slli a2, t2, 8
    xor a5, a5, a2
    srli a2, a5, 4
    xor t2, t4, t2
    xor t4, a2, t2
    and t4, t4, s7
    slli a2, t4, 4
    xor a5, a5, a2
    sw a5, 664(a0)
    xor a5, a6, a7
    srli a6, a5, 8
    xor a7, t0, t3
    xor a6, a6, a7
    and a6, a6, t1
    slli t0, a6, 8
    xor a5, a5, t0
    srli t0, a5, 4
    xor a6, a7, a6
    xor a7, t0, a6
    and a7, a7, s7
    slli t0, a7, 4
    xor a5, a5, t0
    sw a5, 668(a0)
    xor a5, a3, s4
    sw a5, 672(a0)
    lw a5, 180(sp)
    xor a5, a5, s10
    sw a5, 676(a0)
    lw a5, 208(sp)
    xor a5, a5, s8
    sw a5, 680(a0)
    xor a5, t6, s11
    sw a5, 684(a0)
    xor a5, t5, s2
    sw a5, 688(a0)
    xor a5, a4, s1
    sw a5, 692(a0)
    xor a5, t2, t4
    sw a5, 696(a0)
    xor a5, a6, a7
    sw a5, 700(a0)
    addi t0, sp, 64
    addi t1, sp, 240
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
    addi sp, sp, 240
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
    lui a5, 349525
    lui a6, 209715
    lui a7, 16
    lui t0, 4080
    lui t1, 61681
    addi a5, a5, 1365
    addi a6, a6, 819
    addi a7, a7, -1
    addi t0, t0, 255
    addi t1, t1, -241
    lbu t2, 0(a1)
    lbu t3, 1(a1)
    lbu t4, 2(a1)
    lbu t5, 3(a1)
    lbu t6, 4(a1)
    lbu a4, 5(a1)
    lbu a3, 6(a1)
    lbu a2, 7(a1)
    lbu s0, 8(a1)
    lbu s1, 9(a1)
    lbu s2, 10(a1)
    lbu s3, 11(a1)
    slli t3, t3, 8
    slli t4, t4, 16
    slli t5, t5, 24
    slli a4, a4, 8
    slli a3, a3, 16
    slli a2, a2, 24
    slli s1, s1, 8
    slli s2, s2, 16
    slli s3, s3, 24
    or t2, t2, t3
    or t3, t6, a4
    or t6, s0, s1
    or t2, t2, t4
    or t3, t3, a3
    or t4, t6, s2
    or t2, t2, t5
    or t3, t3, a2
    or t4, t4, s3
    srli t5, t2, 16
    srli t6, t3, 16
    xor t5, t5, t4
    and t6, t6, a7
    and a7, t5, a7
    slli t5, t6, 16
    srli a4, t6, 1
    slli a3, a7, 16
    xor a7, t4, a7
    xor t3, t3, t5
    xor t4, a4, t6
    xor t2, t2, a3
    srli t5, t3, 1
    srli a4, a7, 1
    and t4, t4, a5
    srli a3, t2, 1
    xor t5, t5, t3
    xor a4, a4, a7
    slli a2, t4, 1
    xor t4, t6, t4
    xor a3, a3, t2
    and t5, t5, a5
    and a4, a4, a5
    xor t6, t6, a2
    and a5, a3, a5
    slli a3, t5, 1
    xor t5, t3, t5
    slli a2, a4, 1
    xor a4, a7, a4
    slli s0, a5, 1
    xor a5, t2, a5
    xor t3, t3, a3
    xor a7, a7, a2
    xor t2, t2, s0
    srli a3, t3, 2
    srli a2, t2, 2
    xor a3, a3, t3
    xor a2, a2, t2
    and a3, a3, a6
    and a2, a2, a6
    slli s0, a3, 2
    slli s1, a2, 2
    xor a2, t2, a2
    xor s0, t3, s0
    xor t2, t2, s1
    srli s1, t4, 2
    srli s2, t6, 2
    xor t3, t3, a3
    xor a3, s1, t4
    xor s1, s2, t6
    srli s2, t5, 2
    srli s3, a4, 2
    srli s4, a7, 2
    and a3, a3, a6
    and s1, s1, a6
    srli s5, a5, 2
    xor s2, s2, t5
    xor s3, s3, a4
    xor s4, s4, a7
    slli s6, a3, 2
    and s4, s4, a6
    slli s7, s4, 2
    xor a3, t4, a3
    slli s8, s1, 2
    xor s1, t6, s1
    xor s5, s5, a5
    and s2, s2, a6
    and s3, s3, a6
    xor t4, t4, s6
    xor t6, t6, s8
    and a6, s5, a6
    slli s5, s2, 2
    xor s2, t5, s2
    slli s6, s3, 2
    xor s3, a4, s3
    xor s4, a7, s4
    slli s8, a6, 2
    xor a6, a5, a6
    xor t5, t5, s5
    xor a4, a4, s6
    xor a7, a7, s7
    xor a5, a5, s8
    srli s5, a7, 8
    srli s6, t2, 8
    xor s5, s5, t6
    xor s6, s6, s0
    and s5, s5, t0
    and s6, s6, t0
    slli s7, s5, 8
    slli s8, s6, 8
    xor s0, s0, s6
    xor a7, a7, s7
    xor t2, t2, s8
    srli s6, s3, 8
    srli s7, a4, 8
    srli s8, s4, 8
    srli s9, a6, 8
    xor t6, t6, s5
    xor s5, s6, a3
    srli s6, a5, 8
    xor s7, s7, t4
    srli s10, a2, 8
    xor s8, s8, s1
    xor s9, s9, s2
    and s5, s5, t0
    xor s6, s6, t5
    and s7, s7, t0
    xor s10, s10, t3
    and s8, s8, t0
    and s9, s9, t0
    slli s11, s5, 8
    and s6, s6, t0
    slli ra, s6, 8
    xor a3, a3, s5
    xor t4, t4, s7
    slli s5, s7, 8
    and t0, s10, t0
    slli s7, s8, 8
    xor s1, s1, s8
    slli s8, s9, 8
    xor s2, s2, s9
    xor s3, s3, s11
    xor t5, t5, s6
    xor a4, a4, s5
    slli s5, t0, 8
    xor t0, t3, t0
    xor t3, s4, s7
    xor a6, a6, s8
    xor a5, a5, ra
    xor a2, a2, s5
    srli s4, a7, 4
    srli s5, a5, 4
    srli s6, t2, 4
    xor s4, s4, t6
    xor s5, s5, t5
    xor s6, s6, s0
    and s4, s4, t1
    and s5, s5, t1
    and s6, s6, t1
    slli s7, s4, 4
    xor t6, t6, s4
    slli s4, s5, 4
    slli s8, s6, 4
    xor s0, s0, s6
    xor a7, a7, s7
    xor a5, a5, s4
    xor t2, t2, s8
    lw s4, 640(a0)
    srli s6, a4, 4
    xor t5, t5, s5
    lw s5, 644(a0)
    xor s6, s6, t4
    and s6, s6, t1
    lw s7, 648(a0)
    slli s8, s6, 4
    xor a4, a4, s8
    lw s8, 652(a0)
    srli s9, a2, 4
    xor t4, t4, s6
    lw s6, 656(a0)
    srli s10, s3, 4
    srli s11, t3, 4
    srli ra, a6, 4
    xor s10, s10, a3
    xor s11, s11, s1
    xor ra, ra, s2
    and s10, s10, t1
    xor s9, s9, t0
    and s11, s11, t1
    and ra, ra, t1
    and t1, s9, t1
    lw s9, 660(a0)
    xor a3, a3, s10
    slli s10, s10, 4
    xor s3, s3, s10
    slli s10, t1, 4
    xor a2, a2, s10
    lw s10, 664(a0)
    xor t0, t0, t1
    lw t1, 668(a0)
    xor s1, s1, s11
    slli s11, s11, 4
    xor t3, t3, s11
    lw s11, 672(a0)
    xor s2, s2, ra
    slli ra, ra, 4
    xor a6, a6, ra
    lw ra, 684(a0)
    xor t1, s3, t1
    lw s3, 692(a0)
    xor t4, t4, ra
    lw ra, 676(a0)
    xor s1, s1, s3
    lw s3, 696(a0)
    xor a4, a4, s8
    lw s8, 680(a0)
    xor s2, s2, s3
    lw s3, 700(a0)
    xor t3, t3, s9
    lw s9, 688(a0)
    xor a3, a3, s3
    xor a6, a6, s10
    xor a7, a7, s5
    xor a5, a5, s7
    xor a2, a2, s6
    xor t2, t2, s4
    sw a3, 764(a0)
    xor t6, t6, ra
    xor t5, t5, s8
    xor t0, t0, s9
    sw t1, 732(a0)
    sw t4, 748(a0)
    sw s1, 756(a0)
    sw s2, 760(a0)
    xor t1, s0, s11
    sw a4, 716(a0)
    sw t3, 724(a0)
    sw a6, 728(a0)
    sw t6, 740(a0)
    sw t5, 744(a0)
    sw t0, 752(a0)
    sw a7, 708(a0)
    sw a5, 712(a0)
    sw a2, 720(a0)
    sw t1, 736(a0)
    sw t2, 704(a0)
    addi a1, a0, 768
.Llwcc_aes128_128_ctr_nonce_rv32i_fill:
    sub a2, a1, a0
    addi a2, a2, -768
    srli a2, a2, 4
    lui a5, 16
    addi a5, a5, -1
    lui a6, 349525
    addi a6, a6, 1365
    lui a7, 209715
    addi a7, a7, 819
    lui t0, 4080
    addi t0, t0, 255
    lui t1, 61681
    addi t1, t1, -241
    # round 1 (aes.dsl:47)
    lui t2, 986895
    addi t2, t2, 240
    srli t3, a2, 16
    andi t3, t3, 255
    slli t3, t3, 8
    srli t4, a2, 8
    andi t4, t4, 255
    slli t4, t4, 16
    srli t5, a2, 24
    or t3, t5, t3
    or t3, t3, t4
    slli t4, a2, 24
    or t3, t3, t4
    and t4, t3, a5
    xor t3, t3, t4
    srli t5, t3, 1
    slli t4, t4, 16
    srli t6, t4, 1
    addi a4, a2, 1
    srli a3, a4, 16
    andi a3, a3, 255
    slli a3, a3, 8
    srli s0, a4, 24
    or a3, s0, a3
    slli s0, a4, 24
    srli a4, a4, 8
    andi a4, a4, 255
    slli a4, a4, 16
    or a4, a3, a4
    or a4, a4, s0
    and a3, a4, a5
    xor a4, a4, a3
    slli a3, a3, 16
    addi s0, a2, 2
    srli s1, s0, 16
    andi s1, s1, 255
    slli s1, s1, 8
    srli s2, s0, 24
    or s1, s2, s1
    slli s2, s0, 24
    srli s0, s0, 8
    andi s0, s0, 255
    slli s0, s0, 16
    or s0, s1, s0
    or s0, s0, s2
    and s1, s0, a5
    xor s0, s0, s1
    srli s2, s0, 1
    slli s1, s1, 16
    srli s3, s1, 1
    addi s4, a2, 3
    srli s5, s4, 16
    andi s5, s5, 255
    slli s5, s5, 8
    srli s6, s4, 24
    or s5, s6, s5
    slli s6, s4, 24
    srli s4, s4, 8
    andi s4, s4, 255
    slli s4, s4, 16
    or s4, s5, s4
    or s4, s4, s6
    and a5, s4, a5
    xor s4, s4, a5
    slli a5, a5, 16
    xor s2, s2, s4
    and s2, s2, a6
    xor s4, s4, s2
    slli s2, s2, 1
    xor s0, s0, s2
    xor s2, s3, a5
    and s2, s2, a6
    xor a5, a5, s2
    slli s2, s2, 1
    xor s1, s1, s2
    xor t6, t6, a3
    and t6, t6, a6
    xor a3, a3, t6
    slli t6, t6, 1
    xor t4, t4, t6
    xor t5, t5, a4
    and t5, t5, a6
    xor t6, a4, t5
    slli t5, t5, 1
    xor t3, t3, t5
    srli t5, t3, 2
    xor t5, t5, s0
    and t5, t5, a7
    xor a4, s0, t5
    slli t5, t5, 2
    xor t3, t3, t5
    and t5, t3, t0
    xor t3, t3, t5
    slli t5, t5, 8
    srli s0, t5, 4
    xor s0, s0, t3
    and s0, s0, t1
    lw s2, 740(a0)
    xor t3, t3, s0
    xor t3, s2, t3
    slli s0, s0, 4
    lw s2, 708(a0)
    xor t5, t5, s0
    xor t5, s2, t5
    and s0, a4, t0
    xor a4, a4, s0
    slli s0, s0, 8
    srli s2, s0, 4
    xor s2, s2, a4
    and s2, s2, t1
    lw s3, 756(a0)
    xor a4, a4, s2
    xor a4, s3, a4
    slli s2, s2, 4
    lw s3, 724(a0)
    xor s0, s0, s2
    xor s0, s3, s0
    srli s2, t6, 2
    xor s2, s2, s4
    and s2, s2, a7
    xor s3, s4, s2
    slli s2, s2, 2
    xor t6, t6, s2
    and s2, t6, t0
    xor t6, t6, s2
    slli s2, s2, 8
    srli s4, s2, 4
    xor s4, s4, t6
    and s4, s4, t1
    lw s5, 748(a0)
    xor t6, t6, s4
    xor t6, s5, t6
    slli s4, s4, 4
    lw s5, 716(a0)
    xor s2, s2, s4
    xor s2, s5, s2
    and s4, s3, t0
    xor s3, s3, s4
    slli s4, s4, 8
    srli s5, s4, 4
    xor s5, s5, s3
    and s5, s5, t1
    lw s6, 764(a0)
    xor s3, s3, s5
    xor s3, s6, s3
    slli s5, s5, 4
    lw s6, 732(a0)
    xor s4, s4, s5
    xor s4, s6, s4
    srli s5, t4, 2
    xor s5, s5, s1
    and s5, s5, a7
    xor s1, s1, s5
    slli s5, s5, 2
    xor t4, t4, s5
    and s5, t4, t0
    xor t4, t4, s5
    slli s5, s5, 8
    srli s6, s5, 4
    xor s6, s6, t4
    and s6, s6, t1
    lw s7, 736(a0)
    xor t4, t4, s6
    xor t4, s7, t4
    slli s6, s6, 4
    lw s7, 704(a0)
    xor s5, s5, s6
    xor s5, s7, s5
    and s6, s1, t0
    xor s1, s1, s6
    slli s6, s6, 8
    srli s7, s6, 4
    xor s7, s7, s1
    and s7, s7, t1
    lw s8, 752(a0)
    xor s1, s1, s7
    xor s1, s8, s1
    slli s7, s7, 4
    lw s8, 720(a0)
    xor s6, s6, s7
    xor s6, s8, s6
    srli s7, a3, 2
    xor s7, s7, a5
    and s7, s7, a7
    xor a5, a5, s7
    slli s7, s7, 2
    xor a3, a3, s7
    and s7, a3, t0
    xor a3, a3, s7
    slli s7, s7, 8
    and t0, a5, t0
    xor a5, a5, t0
    slli t0, t0, 8
    srli s8, t0, 4
    xor s8, s8, a5
    and s8, s8, t1
    lw s9, 760(a0)
    xor a5, a5, s8
    xor a5, s9, a5
    slli s8, s8, 4
    lw s9, 728(a0)
    xor t0, t0, s8
    xor t0, s9, t0
    srli s8, s7, 4
    xor s8, s8, a3
    and s8, s8, t1
    lw s9, 744(a0)
    xor a3, a3, s8
    xor a3, s9, a3
    slli s8, s8, 4
    lw s9, 712(a0)
    xor s7, s7, s8
    xor s7, s9, s7
    xor s5, s5, a3
    xor s8, s7, a3
    xor t0, t0, a5
    xor t4, t4, t0
    xor s9, t0, s8
    xor s10, s1, t4
    xor s6, s6, s8
    xor t4, t4, s6
    and s11, s1, t0
    xor ra, s5, s10
    xor a5, a5, ra
    xor s5, s5, s9
    sw a6, 96(sp)
    xor a6, s10, t4
    xor s7, s7, a6
    sw a7, 100(sp)
    xor a7, t0, s7
    sw t2, 104(sp)
    xor t2, s1, s5
    sw t1, 108(sp)
    or t1, s6, s7
    sw s0, 112(sp)
    xor s0, t0, a5
    sw a4, 116(sp)
    and a4, a6, a7
    sw t3, 120(sp)
    xor t3, t4, t2
    xor s11, a4, s11
    sw s3, 124(sp)
    xor s3, a5, s8
    xor a3, a3, s11
    xor t1, a4, t1
    and a4, s0, s5
    sw s4, 128(sp)
    xor s4, a7, s3
    xor s8, s8, a7
    xor a3, a4, a3
    sw s2, 132(sp)
    or s2, a5, t2
    xor s11, s2, s11
    sw t5, 136(sp)
    and t5, t4, s4
    xor s2, t1, s2
    xor t5, t5, s2
    and s2, s8, t3
    xor t5, ra, t5
    xor s2, s2, s11
    xor s11, t5, s2
    sw t6, 140(sp)
    and t6, ra, s9
    sw t0, 144(sp)
    and t0, s10, s3
    xor t0, t1, t0
    xor t0, a4, t0
    and t1, t0, s11
    xor t6, t6, a3
    xor a4, t1, t6
    and a4, s2, a4
    xor a3, t0, t6
    or t0, t0, a4
    xor a4, s11, a4
    and s11, t5, a3
    xor s2, s2, s11
    and t6, t6, s2
    or t5, t5, t6
    xor t1, t1, t5
    and t5, s10, t1
    xor t6, a3, t6
    and t3, t3, t6
    and a3, s3, t1
    xor s2, a4, t6
    xor t0, s11, t0
    and s3, ra, a4
    xor s10, t1, t0
    and a6, a6, s10
    and t4, t4, t0
    and s9, s9, a4
    xor t1, t1, a4
    xor a4, t0, t6
    and s6, s6, s2
    and s5, s5, t1
    and t2, t2, a4
    and t1, s0, t1
    xor s0, s10, s2
    xor s5, a6, s5
    and a5, a5, a4
    xor a4, s5, s3
    and s1, s1, s0
    xor a4, s1, a4
    and t0, s4, t0
    and s2, s7, s2
    and t6, s8, t6
    xor a5, t1, a5
    xor s2, a3, s2
    xor t5, s5, t5
    and a7, a7, s10
    xor t6, a4, t6
    not t6, t6
    xor a5, t6, a5
    xor t0, a3, t0
    xor a3, a5, s6
    lw s3, 144(sp)
    xor t4, a3, t4
    and s0, s3, s0
    xor t3, t4, t3
    xor a6, a6, t2
    xor a6, t4, a6
    xor a7, t1, a7
    xor t1, a3, t5
    xor a7, s2, a7
    xor t2, s0, s2
    xor t4, a6, s9
    xor t0, t6, t0
    xor t2, t1, t2
    xor t2, t4, t2
    xor a5, a5, t2
    xor t3, s1, t3
    xor a6, a6, t3
    xor t4, a4, t4
    lw t5, 136(sp)
    lw t6, 140(sp)
    lw a4, 132(sp)
    xor t5, t5, t6
    xor a3, a4, t6
    lw s0, 128(sp)
    lw s1, 124(sp)
    lw s2, 120(sp)
    xor s0, s0, s1
    xor s2, s2, s0
    xor s3, s0, a3
    lw s4, 116(sp)
    lw s6, 112(sp)
    xor s5, s4, s2
    xor s6, s6, a3
    xor s2, s2, s6
    and s7, s4, s0
    xor s8, t5, s5
    xor s1, s1, s8
    xor t5, t5, s3
    xor s9, s5, s2
    xor a4, a4, s9
    xor s10, s0, a4
    xor s11, s4, t5
    or ra, s6, a4
    sw t1, 132(sp)
    xor t1, s0, s1
    sw a5, 124(sp)
    and a5, s9, s10
    sw t3, 112(sp)
    xor t3, s2, s11
    xor s7, a5, s7
    sw a7, 120(sp)
    xor a7, s1, a3
    xor t6, t6, s7
    xor a5, a5, ra
    and ra, t1, t5
    sw a6, 140(sp)
    xor a6, s10, a7
    xor a3, a3, s10
    xor t6, ra, t6
    sw t2, 128(sp)
    or t2, s1, s11
    xor s7, t2, s7
    sw t4, 136(sp)
    and t4, s2, a6
    xor t2, a5, t2
    xor t2, t4, t2
    and t4, a3, t3
    xor t2, s8, t2
    xor t4, t4, s7
    xor s7, t2, t4
    and s4, s8, s3
    sw t0, 144(sp)
    and t0, s5, a7
    xor a5, a5, t0
    xor a5, ra, a5
    and t0, a5, s7
    xor t6, s4, t6
    xor s4, t0, t6
    and s4, t4, s4
    xor ra, a5, t6
    or a5, a5, s4
    xor s4, s7, s4
    and s7, t2, ra
    xor t4, t4, s7
    and t4, t6, t4
    or t2, t2, t4
    xor t0, t0, t2
    and t2, s5, t0
    xor t4, ra, t4
    and t3, t3, t4
    and a7, a7, t0
    xor t6, s4, t4
    xor a5, s7, a5
    and s5, s8, s4
    xor s7, t0, a5
    and s8, s9, s7
    and s2, s2, a5
    and s3, s3, s4
    xor t0, t0, s4
    xor s4, a5, t4
    and s6, s6, t6
    and t5, t5, t0
    and s9, s11, s4
    and t0, t1, t0
    xor t1, s7, t6
    xor t5, s8, t5
    and s1, s1, s4
    xor s4, t5, s5
    lw s5, 116(sp)
    and a5, a6, a5
    and s5, s5, t1
    xor s4, s5, s4
    and a6, a4, t6
    and t4, a3, t4
    xor t6, t0, s1
    xor a6, a7, a6
    xor t2, t5, t2
    and t5, s10, s7
    xor t4, s4, t4
    not t4, t4
    xor t6, t4, t6
    xor a5, a7, a5
    xor a7, t6, s6
    and t1, s0, t1
    xor a4, a7, s2
    xor t3, a4, t3
    xor a3, s8, s9
    xor a4, a4, a3
    xor t0, t0, t5
    xor a7, a7, t2
    xor t0, a6, t0
    xor a6, t1, a6
    xor t1, a4, s3
    xor a5, t4, a5
    xor a6, a7, a6
    xor a6, t1, a6
    xor t2, t6, a6
    xor t3, s5, t3
    xor t4, a4, t3
    xor t1, s4, t1
    lw t5, 144(sp)
    slli a3, a5, 20
    slli t6, t5, 20
    srli a4, t5, 12
    or t6, t6, a4
    lw a4, 108(sp)
    srli s0, a5, 12
    and t6, t6, a4
    or a3, a3, s0
    lw s0, 104(sp)
    slli t5, t5, 4
    and a3, a3, s0
    or t6, t6, a3
    slli a3, a5, 4
    srli a5, a5, 28
    or a5, a3, a5
    and a5, a5, a4
    and t5, t5, s0
    or a5, a5, t5
    lw t5, 136(sp)
    srli s2, t1, 12
    slli a3, t5, 20
    srli s1, t5, 12
    or a3, a3, s1
    and a3, a3, a4
    slli s1, t1, 20
    or s1, s1, s2
    and s1, s1, s0
    or a3, a3, s1
    slli s1, t1, 4
    srli t1, t1, 28
    or t1, s1, t1
    and t1, t1, a4
    slli t5, t5, 4
    and t5, t5, s0
    or t1, t1, t5
    lw t5, 128(sp)
    srli s3, a6, 12
    slli s1, t5, 20
    srli s2, t5, 12
    or s1, s1, s2
    and s1, s1, a4
    slli s2, a6, 20
    or s2, s2, s3
    and s2, s2, s0
    or s1, s1, s2
    slli s2, a6, 4
    srli a6, a6, 28
    or a6, s2, a6
    and a6, a6, a4
    slli t5, t5, 4
    and t5, t5, s0
    or a6, a6, t5
    lw t5, 140(sp)
    srli s4, t4, 12
    slli s2, t5, 20
    srli s3, t5, 12
    or s2, s2, s3
    and s2, s2, a4
    slli s3, t4, 20
    or s3, s3, s4
    and s3, s3, s0
    or s2, s2, s3
    slli s3, t4, 4
    srli t4, t4, 28
    or t4, s3, t4
    and t4, t4, a4
    slli t5, t5, 4
    and t5, t5, s0
    or t4, t4, t5
    lw t5, 120(sp)
    srli s5, t0, 12
    slli s3, t5, 20
    srli s4, t5, 12
    or s3, s3, s4
    and s3, s3, a4
    slli s4, t0, 20
    or s4, s4, s5
    and s4, s4, s0
    or s3, s3, s4
    slli s4, t0, 4
    srli t0, t0, 28
    or t0, s4, t0
    and t0, t0, a4
    slli t5, t5, 4
    and t5, t5, s0
    or t0, t0, t5
    lw t5, 112(sp)
    srli s6, t3, 12
    slli s4, t5, 20
    srli s5, t5, 12
    or s4, s4, s5
    and s4, s4, a4
    slli s5, t3, 20
    or s5, s5, s6
    and s5, s5, s0
    or s4, s4, s5
    slli s5, t3, 4
    srli t3, t3, 28
    or t3, s5, t3
    and t3, t3, a4
    slli t5, t5, 4
    and t5, t5, s0
    or t3, t3, t5
    lw t5, 124(sp)
    srli s7, t2, 12
    slli s5, t5, 20
    srli s6, t5, 12
    or s5, s5, s6
    and s5, s5, a4
    slli s6, t2, 20
    or s6, s6, s7
    and s6, s6, s0
    or s5, s5, s6
    slli s6, t2, 4
    srli t2, t2, 28
    or t2, s6, t2
    and t2, t2, a4
    slli t5, t5, 4
    and t5, t5, s0
    or t2, t2, t5
    lw t5, 132(sp)
    not a7, a7
    not t5, t5
    slli s6, t5, 20
    srli s7, t5, 12
    or s6, s6, s7
    and s6, s6, a4
    slli s7, a7, 20
    srli s8, a7, 12
    or s7, s7, s8
    and s7, s7, s0
    or s6, s6, s7
    slli s7, a7, 4
    srli a7, a7, 28
    or a7, s7, a7
    and a7, a7, a4
    slli t5, t5, 4
    and t5, t5, s0
    or a7, a7, t5
    srli t5, a7, 4
    and t5, t5, a4
    slli s7, s6, 4
    and s7, s7, s0
    or t5, t5, s7
    srli s7, s6, 4
    and s7, s7, a4
    slli s8, a7, 4
    and s8, s8, s0
    or s7, s7, s8
    xor t5, s6, t5
    xor s7, a7, s7
    srli s8, t2, 4
    and s8, s8, a4
    slli s9, s5, 4
    and s9, s9, s0
    or s8, s8, s9
    srli s9, s5, 4
    and s9, s9, a4
    slli s10, t2, 4
    and s10, s10, s0
    or s9, s9, s10
    xor s8, s5, s8
    xor s9, t2, s9
    srli s10, t1, 4
    and s10, s10, a4
    slli s11, a3, 4
    and s11, s11, s0
    or s10, s10, s11
    srli s11, a3, 4
    and s11, s11, a4
    slli ra, t1, 4
    and ra, ra, s0
    or s11, s11, ra
    xor s10, a3, s10
    xor s11, t1, s11
    srli ra, t4, 4
    and ra, ra, a4
    sw a7, 132(sp)
    slli a7, s2, 4
    and a7, a7, s0
    or a7, ra, a7
    srli ra, s2, 4
    and ra, ra, a4
    sw s6, 124(sp)
    slli s6, t4, 4
    and s6, s6, s0
    or s6, ra, s6
    xor a7, s2, a7
    xor s6, t4, s6
    srli ra, t0, 4
    and ra, ra, a4
    sw t2, 112(sp)
    slli t2, s3, 4
    and t2, t2, s0
    or t2, ra, t2
    srli ra, s3, 4
    and ra, ra, a4
    sw s8, 120(sp)
    slli s8, t0, 4
    and s8, s8, s0
    or s8, ra, s8
    xor t2, s3, t2
    xor s8, t0, s8
    srli ra, t3, 4
    and ra, ra, a4
    sw s5, 140(sp)
    slli s5, s4, 4
    and s5, s5, s0
    or s5, ra, s5
    srli ra, s4, 4
    and ra, ra, a4
    sw s9, 128(sp)
    slli s9, t3, 4
    and s9, s9, s0
    or s9, ra, s9
    xor s5, s4, s5
    xor s9, t3, s9
    srli ra, a5, 4
    and ra, ra, a4
    sw s5, 136(sp)
    slli s5, t6, 4
    and s5, s5, s0
    or s5, ra, s5
    srli ra, t6, 4
    and ra, ra, a4
    sw s9, 144(sp)
    slli s9, a5, 4
    and s9, s9, s0
    or s9, ra, s9
    xor s5, t6, s5
    xor s9, a5, s9
    srli ra, a6, 4
    and ra, ra, a4
    sw t3, 116(sp)
    slli t3, s1, 4
    and t3, t3, s0
    or t3, ra, t3
    srli ra, s1, 4
    and ra, ra, a4
    slli a4, a6, 4
    and a4, a4, s0
    or a4, ra, a4
    xor t3, s1, t3
    xor a4, a6, a4
    xor t6, t6, t5
    xor a5, a5, s7
    xor t6, t6, s9
    xor a5, a5, s5
    xor a3, a3, t5
    xor t1, t1, s7
    xor a3, a3, s11
    xor t1, t1, s10
    xor a3, a3, s5
    xor t1, t1, s9
    xor s1, s1, s10
    xor a6, a6, s11
    xor s1, s1, a4
    xor a6, a6, t3
    xor s2, s2, t5
    xor t4, t4, s7
    xor s2, s2, s6
    xor t4, t4, a7
    xor t3, s2, t3
    xor t4, t4, a4
    xor a4, s3, t5
    xor t0, t0, s7
    xor a7, a4, a7
    xor t0, t0, s6
    xor a7, a7, s8
    xor t0, t0, t2
    xor t2, s4, t2
    lw a4, 116(sp)
    lw s2, 144(sp)
    xor a4, a4, s8
    xor t2, t2, s2
    lw s3, 136(sp)
    lw s4, 140(sp)
    xor a4, a4, s3
    lw s5, 128(sp)
    lw s6, 112(sp)
    xor s4, s4, s5
    lw s8, 120(sp)
    xor s3, s4, s3
    xor s6, s6, s8
    xor s2, s6, s2
    lw s4, 124(sp)
    lw s6, 132(sp)
    xor s4, s4, s7
    xor t5, s6, t5
    xor s4, s4, s8
    lw s6, 512(a0)
    xor t5, t5, s5
    lw s5, 516(a0)
    xor t6, t6, s6
    lw s6, 520(a0)
    xor a5, a5, s5
    lw s5, 524(a0)
    xor a3, a3, s6
    lw s6, 528(a0)
    xor t1, t1, s5
    lw s5, 532(a0)
    xor s1, s1, s6
    lw s6, 536(a0)
    xor a6, a6, s5
    lw s5, 540(a0)
    xor t3, t3, s6
    lw s6, 544(a0)
    xor t4, t4, s5
    lw s5, 548(a0)
    xor a7, a7, s6
    lw s6, 552(a0)
    xor t0, t0, s5
    lw s5, 556(a0)
    xor t2, t2, s6
    lw s6, 560(a0)
    xor a4, a4, s5
    lw s5, 564(a0)
    xor s3, s3, s6
    lw s6, 568(a0)
    xor s2, s2, s5
    lw s5, 572(a0)
    xor s4, s4, s6
    xor t5, t5, s5
    # round 2 (aes.dsl:47)
    xor t6, t6, t2
    xor s5, a3, t2
    xor t3, t3, s4
    xor a7, a7, t3
    xor s6, t3, s5
    xor s7, s3, a7
    xor s1, s1, s5
    xor a7, a7, s1
    and s8, s3, t3
    xor s9, t6, s7
    xor s4, s4, s9
    xor t6, t6, s6
    xor s10, s7, a7
    xor a3, a3, s10
    xor s11, t3, a3
    xor ra, s3, t6
    or s0, s1, a3
    sw a6, 128(sp)
    xor a6, t3, s4
    sw s2, 120(sp)
    and s2, s10, s11
    sw t0, 132(sp)
    xor t0, a7, ra
    xor s8, s2, s8
    sw t4, 124(sp)
    xor t4, s4, s5
    xor t2, t2, s8
    xor s0, s2, s0
    and s2, a6, t6
    sw t5, 144(sp)
    xor t5, s11, t4
    xor s5, s5, s11
    xor t2, s2, t2
    sw t1, 136(sp)
    or t1, s4, ra
    xor s8, t1, s8
    sw a5, 112(sp)
    and a5, a7, t5
    xor t1, s0, t1
    xor a5, a5, t1
    and t1, s5, t0
    xor a5, s9, a5
    xor t1, t1, s8
    xor s8, a5, t1
    sw a4, 140(sp)
    and a4, s9, s6
    sw t3, 116(sp)
    and t3, s7, t4
    xor t3, s0, t3
    xor t3, s2, t3
    and s0, t3, s8
    xor t2, a4, t2
    xor a4, s0, t2
    and a4, t1, a4
    xor s2, t3, t2
    or t3, t3, a4
    xor a4, s8, a4
    and s8, a5, s2
    xor t1, t1, s8
    and t1, t2, t1
    or a5, a5, t1
    xor a5, s0, a5
    and t2, s7, a5
    xor t1, s2, t1
    and t0, t0, t1
    and t4, t4, a5
    xor s0, a4, t1
    xor t3, s8, t3
    and s2, s9, a4
    xor s7, a5, t3
    and s8, s10, s7
    and a7, a7, t3
    and s6, s6, a4
    xor a5, a5, a4
    xor a4, t3, t1
    and s1, s1, s0
    and t6, t6, a5
    and s9, ra, a4
    and a5, a6, a5
    xor a6, s7, s0
    xor t6, s8, t6
    and a4, s4, a4
    xor s2, t6, s2
    and s3, s3, a6
    xor s2, s3, s2
    and t3, t5, t3
    and t5, a3, s0
    and t1, s5, t1
    xor a4, a5, a4
    xor t5, t4, t5
    xor t2, t6, t2
    and t6, s11, s7
    xor t1, s2, t1
    not t1, t1
    xor a4, t1, a4
    xor t3, t4, t3
    xor t4, a4, s1
    lw a3, 116(sp)
    xor a7, t4, a7
    and a6, a3, a6
    xor t0, a7, t0
    xor a3, s8, s9
    xor a7, a7, a3
    xor a5, a5, t6
    xor t2, t4, t2
    xor a5, t5, a5
    xor a6, a6, t5
    xor t4, a7, s6
    xor t1, t1, t3
    xor a6, t2, a6
    xor a6, t4, a6
    xor t3, a4, a6
    xor t0, s3, t0
    xor a7, a7, t0
    xor t4, s2, t4
    lw t5, 112(sp)
    lw t6, 140(sp)
    lw a4, 136(sp)
    xor t5, t5, t6
    xor a3, a4, t6
    lw s0, 124(sp)
    lw s1, 144(sp)
    lw s2, 132(sp)
    xor s0, s0, s1
    xor s2, s2, s0
    xor s3, s0, a3
    lw s4, 120(sp)
    lw s6, 128(sp)
    xor s5, s4, s2
    xor s6, s6, a3
    xor s2, s2, s6
    and s7, s4, s0
    xor s8, t5, s5
    xor s1, s1, s8
    xor t5, t5, s3
    xor s9, s5, s2
    xor a4, a4, s9
    xor s10, s0, a4
    xor s11, s4, t5
    or ra, s6, a4
    sw a6, 136(sp)
    xor a6, s0, s1
    sw t1, 144(sp)
    and t1, s9, s10
    sw t0, 128(sp)
    xor t0, s2, s11
    xor s7, t1, s7
    sw a5, 132(sp)
    xor a5, s1, a3
    xor t6, t6, s7
    xor t1, t1, ra
    and ra, a6, t5
    sw a7, 140(sp)
    xor a7, s10, a5
    xor a3, a3, s10
    xor t6, ra, t6
    sw t4, 124(sp)
    or t4, s1, s11
    xor s7, t4, s7
    sw t3, 112(sp)
    and t3, s2, a7
    xor t4, t1, t4
    xor t3, t3, t4
    and t4, a3, t0
    xor t3, s8, t3
    xor t4, t4, s7
    xor s7, t3, t4
    and s4, s8, s3
    sw t2, 116(sp)
    and t2, s5, a5
    xor t1, t1, t2
    xor t1, ra, t1
    and t2, t1, s7
    xor t6, s4, t6
    xor s4, t2, t6
    and s4, t4, s4
    xor ra, t1, t6
    or t1, t1, s4
    xor s4, s7, s4
    and s7, t3, ra
    xor t4, t4, s7
    and t4, t6, t4
    or t3, t3, t4
    xor t2, t2, t3
    and t3, s5, t2
    xor t4, ra, t4
    and t0, t0, t4
    and a5, a5, t2
    xor t6, s4, t4
    xor t1, s7, t1
    and s5, s8, s4
    xor s7, t2, t1
    and s8, s9, s7
    and s2, s2, t1
    and s3, s3, s4
    xor t2, t2, s4
    xor s4, t1, t4
    and s6, s6, t6
    and t5, t5, t2
    and s9, s11, s4
    and a6, a6, t2
    xor t2, s7, t6
    xor t5, s8, t5
    and s1, s1, s4
    xor s4, t5, s5
    lw s5, 120(sp)
    and a7, a7, t1
    and s5, s5, t2
    xor s4, s5, s4
    and t1, a4, t6
    and t4, a3, t4
    xor t6, a6, s1
    xor t1, a5, t1
    xor t3, t5, t3
    and t5, s10, s7
    xor t4, s4, t4
    not t4, t4
    xor t6, t4, t6
    xor a5, a5, a7
    xor a7, t6, s6
    and t2, s0, t2
    xor a4, a7, s2
    xor t0, a4, t0
    xor a3, s8, s9
    xor a4, a4, a3
    xor a6, a6, t5
    xor a7, a7, t3
    xor a6, t1, a6
    xor t1, t2, t1
    xor t2, a4, s3
    xor a5, t4, a5
    xor t1, a7, t1
    xor t1, t2, t1
    xor t3, t6, t1
    xor t0, s5, t0
    xor t4, a4, t0
    xor t2, s4, t2
    lw t5, 116(sp)
    not a7, a7
    not t5, t5
    slli t6, t5, 8
    srli a4, t5, 24
    or t6, t6, a4
    slli a4, a7, 8
    srli a3, a7, 24
    or a4, a4, a3
    srli a3, a4, 4
    lw s0, 108(sp)
    slli s1, t6, 4
    and a3, a3, s0
    lw s2, 104(sp)
    srli t6, t6, 4
    and s1, s1, s2
    or a3, a3, s1
    and t6, t6, s0
    slli a4, a4, 4
    and a4, a4, s2
    or t6, t6, a4
    xor a4, t5, a3
    xor t6, a7, t6
    lw a3, 112(sp)
    srli s4, t3, 24
    slli s1, a3, 8
    srli s3, a3, 24
    or s1, s1, s3
    slli s3, t3, 8
    or s3, s3, s4
    srli s4, s3, 4
    and s4, s4, s0
    slli s5, s1, 4
    and s5, s5, s2
    or s4, s4, s5
    srli s1, s1, 4
    and s1, s1, s0
    slli s3, s3, 4
    and s3, s3, s2
    or s1, s1, s3
    xor s3, a3, s4
    xor s1, t3, s1
    lw s4, 124(sp)
    srli s7, t2, 24
    slli s5, s4, 8
    srli s6, s4, 24
    or s5, s5, s6
    slli s6, t2, 8
    or s6, s6, s7
    srli s7, s6, 4
    and s7, s7, s0
    slli s8, s5, 4
    and s8, s8, s2
    or s7, s7, s8
    srli s5, s5, 4
    and s5, s5, s0
    slli s6, s6, 4
    and s6, s6, s2
    or s5, s5, s6
    xor s6, s4, s7
    xor s5, t2, s5
    lw s7, 140(sp)
    srli s10, t4, 24
    slli s8, s7, 8
    srli s9, s7, 24
    or s8, s8, s9
    slli s9, t4, 8
    or s9, s9, s10
    srli s10, s9, 4
    and s10, s10, s0
    slli s11, s8, 4
    and s11, s11, s2
    or s10, s10, s11
    srli s8, s8, 4
    and s8, s8, s0
    slli s9, s9, 4
    and s9, s9, s2
    or s8, s8, s9
    xor s9, s7, s10
    xor s8, t4, s8
    lw s10, 132(sp)
    srli a3, a6, 24
    slli s11, s10, 8
    srli ra, s10, 24
    or s11, s11, ra
    slli ra, a6, 8
    or a3, ra, a3
    srli ra, a3, 4
    and ra, ra, s0
    slli s7, s11, 4
    and s7, s7, s2
    or s7, ra, s7
    srli s11, s11, 4
    and s11, s11, s0
    slli a3, a3, 4
    and a3, a3, s2
    or a3, s11, a3
    xor s7, s10, s7
    xor a3, a6, a3
    lw s11, 128(sp)
    sw a7, 116(sp)
    slli ra, s11, 8
    srli s10, s11, 24
    or s10, ra, s10
    slli ra, t0, 8
    srli a7, t0, 24
    or a7, ra, a7
    srli ra, a7, 4
    and ra, ra, s0
    sw t5, 120(sp)
    slli t5, s10, 4
    and t5, t5, s2
    or t5, ra, t5
    srli s10, s10, 4
    and s10, s10, s0
    slli a7, a7, 4
    and a7, a7, s2
    or a7, s10, a7
    xor t5, s11, t5
    xor a7, t0, a7
    lw s10, 144(sp)
    sw t3, 148(sp)
    slli ra, s10, 8
    srli s11, s10, 24
    or s11, ra, s11
    slli ra, a5, 8
    srli t3, a5, 24
    or t3, ra, t3
    srli ra, t3, 4
    and ra, ra, s0
    sw s3, 152(sp)
    slli s3, s11, 4
    and s3, s3, s2
    or s3, ra, s3
    srli s11, s11, 4
    and s11, s11, s0
    slli t3, t3, 4
    and t3, t3, s2
    or t3, s11, t3
    xor s3, s10, s3
    xor t3, a5, t3
    lw s11, 136(sp)
    sw s1, 156(sp)
    slli ra, s11, 8
    srli s1, s11, 24
    or s1, ra, s1
    slli ra, t1, 8
    sw t0, 160(sp)
    srli t0, t1, 24
    or t0, ra, t0
    srli ra, t0, 4
    and ra, ra, s0
    sw t5, 164(sp)
    slli t5, s1, 4
    and t5, t5, s2
    or t5, ra, t5
    srli s1, s1, 4
    and s0, s1, s0
    slli t0, t0, 4
    and t0, t0, s2
    or t0, s0, t0
    xor t5, s11, t5
    xor t0, t1, t0
    slli s0, t3, 16
    srli s1, t3, 16
    or s0, s0, s1
    slli s1, s3, 16
    srli s2, s3, 16
    or s1, s1, s2
    xor s2, s10, a4
    xor a5, a5, t6
    xor s0, s2, s0
    xor a5, a5, s1
    slli s1, s5, 16
    srli s2, s5, 16
    or s1, s1, s2
    slli s2, s6, 16
    srli s10, s6, 16
    or s2, s2, s10
    xor s4, s4, a4
    xor t2, t2, t6
    xor s1, s4, s1
    xor t2, t2, s2
    xor s1, s1, s3
    xor t2, t2, t3
    slli t3, t0, 16
    srli s2, t0, 16
    or t3, t3, s2
    slli s2, t5, 16
    srli s3, t5, 16
    or s2, s2, s3
    xor s3, s11, s6
    xor t1, t1, s5
    xor t3, s3, t3
    xor t1, t1, s2
    slli s2, s8, 16
    srli s3, s8, 16
    or s2, s2, s3
    slli s3, s9, 16
    srli s4, s9, 16
    or s3, s3, s4
    lw s4, 140(sp)
    xor t4, t4, t6
    xor s4, s4, a4
    xor s2, s4, s2
    xor t4, t4, s3
    xor t5, s2, t5
    xor t0, t4, t0
    slli t4, a3, 16
    srli s2, a3, 16
    or t4, t4, s2
    slli s2, s7, 16
    srli s3, s7, 16
    or s2, s2, s3
    lw s3, 132(sp)
    xor a6, a6, t6
    xor s3, s3, a4
    xor s3, s3, s9
    xor a6, a6, s8
    xor t4, s3, t4
    xor a6, a6, s2
    slli s2, a7, 16
    srli s3, a7, 16
    or s2, s2, s3
    lw s3, 164(sp)
    lw s6, 160(sp)
    slli s4, s3, 16
    srli s5, s3, 16
    or s4, s4, s5
    lw s5, 128(sp)
    xor a3, s6, a3
    xor s5, s5, s7
    xor s2, s5, s2
    xor a3, a3, s4
    lw s4, 156(sp)
    slli s5, s4, 16
    srli s6, s4, 16
    or s5, s5, s6
    lw s6, 152(sp)
    slli s7, s6, 16
    srli s8, s6, 16
    or s7, s7, s8
    lw s8, 112(sp)
    xor s5, s8, s5
    lw s8, 148(sp)
    xor s3, s5, s3
    xor s7, s8, s7
    xor a7, s7, a7
    slli s5, t6, 16
    srli t6, t6, 16
    or t6, s5, t6
    slli s5, a4, 16
    srli a4, a4, 16
    or a4, s5, a4
    lw s5, 120(sp)
    xor t6, s5, t6
    lw s5, 116(sp)
    xor t6, t6, s6
    xor a4, s5, a4
    lw s5, 576(a0)
    xor a4, a4, s4
    lw s4, 580(a0)
    xor s0, s0, s5
    lw s5, 584(a0)
    xor a5, a5, s4
    lw s4, 588(a0)
    xor s1, s1, s5
    lw s5, 592(a0)
    xor t2, t2, s4
    lw s4, 596(a0)
    xor t3, t3, s5
    lw s5, 600(a0)
    xor t1, t1, s4
    lw s4, 604(a0)
    xor t5, t5, s5
    lw s5, 608(a0)
    xor t0, t0, s4
    lw s4, 612(a0)
    xor t4, t4, s5
    lw s5, 616(a0)
    xor a6, a6, s4
    lw s4, 620(a0)
    xor s2, s2, s5
    lw s5, 624(a0)
    xor a3, a3, s4
    lw s4, 628(a0)
    xor s3, s3, s5
    lw s5, 632(a0)
    xor a7, a7, s4
    lw s4, 636(a0)
    xor t6, t6, s5
    xor a4, a4, s4
    srli s4, t3, 2
    xor s4, s4, s3
    lw s5, 100(sp)
    lw s6, 96(sp)
    and s4, s4, s5
    xor s3, s3, s4
    slli s4, s4, 2
    xor t3, t3, s4
    srli s4, s0, 2
    xor s4, s4, t4
    and s4, s4, s5
    xor t4, t4, s4
    slli s4, s4, 2
    xor s0, s0, s4
    srli s4, s0, 1
    xor s4, s4, t3
    and s4, s4, s6
    xor t3, t3, s4
    slli s4, s4, 1
    xor s0, s0, s4
    sw s0, 0(a1)
    srli s0, t4, 1
    xor s0, s0, s3
    and s0, s0, s6
    xor s3, s3, s0
    slli s0, s0, 1
    xor t4, t4, s0
    srli s0, t5, 2
    xor s0, s0, t6
    and s0, s0, s5
    xor t6, t6, s0
    slli s0, s0, 2
    xor t5, t5, s0
    srli s0, t0, 2
    xor s0, s0, a4
    and s0, s0, s5
    xor a4, a4, s0
    slli s0, s0, 2
    xor t0, t0, s0
    srli s0, t1, 2
    xor s0, s0, a7
    and s0, s0, s5
    xor a7, a7, s0
    slli s0, s0, 2
    xor t1, t1, s0
    srli s0, a5, 2
    xor s0, s0, a6
    and s0, s0, s5
    xor a6, a6, s0
    slli s0, s0, 2
    xor a5, a5, s0
    srli s0, a5, 1
    xor s0, s0, t1
    and s0, s0, s6
    xor t1, t1, s0
    slli s0, s0, 1
    xor a5, a5, s0
    sw a5, 4(a1)
    srli a5, a6, 1
    xor a5, a5, a7
    and a5, a5, s6
    xor a7, a7, a5
    slli a5, a5, 1
    xor a5, a6, a5
    srli a6, s1, 2
    xor a6, a6, s2
    and a6, a6, s5
    xor s0, s2, a6
    slli a6, a6, 2
    xor a6, s1, a6
    srli s1, a6, 1
    xor s1, s1, t5
    and s1, s1, s6
    xor t5, t5, s1
    slli s1, s1, 1
    xor a6, a6, s1
    sw a6, 8(a1)
    srli a6, s0, 1
    xor a6, a6, t6
    and a6, a6, s6
    xor t6, t6, a6
    slli a6, a6, 1
    xor a6, s0, a6
    srli s0, t2, 2
    xor s0, s0, a3
    and s0, s0, s5
    xor a3, a3, s0
    slli s0, s0, 2
    xor t2, t2, s0
    srli s0, t2, 1
    xor s0, s0, t0
    and s0, s0, s6
    xor t0, t0, s0
    slli s0, s0, 1
    xor t2, t2, s0
    sw t2, 12(a1)
    sw t3, 16(a1)
    sw t1, 20(a1)
    sw t5, 24(a1)
    sw t0, 28(a1)
    sw t4, 32(a1)
    sw a5, 36(a1)
    sw a6, 40(a1)
    srli a5, a3, 1
    xor a5, a5, a4
    and a5, a5, s6
    xor a6, a4, a5
    slli a5, a5, 1
    xor a5, a3, a5
    sw a5, 44(a1)
    sw s3, 48(a1)
    sw a7, 52(a1)
    sw t6, 56(a1)
    sw a6, 60(a1)
    addi a1, a1, 64
    sub t0, a1, a0
    lui t1, 1
    addi t1, t1, 768
    add t1, zero, t1
    bgeu t0, t1, .Llwcc_aes128_128_ctr_nonce_rv32i_filled
    j .Llwcc_aes128_128_ctr_nonce_rv32i_fill
.Llwcc_aes128_128_ctr_nonce_rv32i_filled:
    addi t0, sp, 64
    addi t1, sp, 176
.Llwcc_aes128_128_ctr_nonce_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_aes128_128_ctr_nonce_rv32i_wipe
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
    .size lwcc_aes128_128_ctr_nonce_rv32i, .-lwcc_aes128_128_ctr_nonce_rv32i

    .balign 4
    .global lwcc_aes128_128_ctr_crypt_rv32i
    .type lwcc_aes128_128_ctr_crypt_rv32i, %function
lwcc_aes128_128_ctr_crypt_rv32i:
    bnez a2, .Llwcc_aes128_128_ctr_crypt_rv32i_begin
    ret
.Llwcc_aes128_128_ctr_crypt_rv32i_begin:
    addi sp, sp, -336
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
    li t0, 64
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    sw a3, 72(sp)
    beqz t1, .Llwcc_aes128_128_ctr_crypt_rv32i_first
    j .Llwcc_aes128_128_ctr_crypt_rv32i_rest
.Llwcc_aes128_128_ctr_crypt_rv32i_group:
    addi t0, a4, 3
    andi t0, t0, 255
    li t1, 7
    bltu t0, t1, .Llwcc_aes128_128_ctr_crypt_rv32i_first
    j .Llwcc_aes128_128_ctr_crypt_rv32i_kept
.Llwcc_aes128_128_ctr_crypt_rv32i_first:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a4, 76(sp)
    lui a5, 61681
    addi a5, a5, -241
    lui a6, 4080
    addi a6, a6, 255
    lui a7, 16
    addi a7, a7, -1
    lui t0, 349525
    addi t0, t0, 1365
    lui t1, 209715
    addi t1, t1, 819
    lw t2, 776(a3)
    lw t3, 768(a3)
    lw t4, 780(a3)
    lw t5, 772(a3)
    # round 1 (aes.dsl:47)
    lui t6, 986895
    addi t6, t6, 240
    andi s0, a4, -256
    srli s1, s0, 24
    srli s2, s0, 16
    srli s3, s0, 8
    andi s2, s2, 255
    slli s2, s2, 8
    or s1, s1, s2
    andi s2, s3, 255
    slli s2, s2, 16
    or s1, s1, s2
    slli s0, s0, 24
    or s0, s1, s0
    and s1, s0, a7
    slli s2, s1, 16
    xor s0, s0, s1
    srli s1, s2, 1
    srli s3, s0, 1
    addi s4, a4, 1
    andi s4, s4, -256
    srli s5, s4, 16
    andi s5, s5, 255
    slli s5, s5, 8
    srli s6, s4, 8
    andi s6, s6, 255
    slli s6, s6, 16
    srli s7, s4, 24
    or s5, s7, s5
    or s5, s5, s6
    slli s4, s4, 24
    or s4, s5, s4
    and s5, s4, a7
    slli s6, s5, 16
    xor s4, s4, s5
    addi s5, a4, 2
    andi s5, s5, -256
    srli s7, s5, 16
    andi s7, s7, 255
    slli s7, s7, 8
    srli s8, s5, 8
    andi s8, s8, 255
    slli s8, s8, 16
    srli s9, s5, 24
    or s7, s9, s7
    or s7, s7, s8
    slli s5, s5, 24
    or s5, s7, s5
    and s7, s5, a7
    slli s8, s7, 16
    srli s9, s8, 1
    xor s5, s5, s7
    srli s7, s5, 1
    addi s10, a4, 3
    andi s10, s10, -256
    srli s11, s10, 16
    andi s11, s11, 255
    slli s11, s11, 8
    srli ra, s10, 8
    andi ra, ra, 255
    slli ra, ra, 16
    srli a4, s10, 24
    or a4, a4, s11
    or a4, a4, ra
    slli s10, s10, 24
    or a4, a4, s10
    and s10, a4, a7
    xor a4, a4, s10
    slli s10, s10, 16
    xor s7, s7, a4
    and s7, s7, t0
    xor a4, a4, s7
    slli s7, s7, 1
    xor s5, s5, s7
    xor s7, s9, s10
    and s7, s7, t0
    xor s9, s10, s7
    slli s7, s7, 1
    xor s7, s8, s7
    xor s1, s1, s6
    and s1, s1, t0
    xor s6, s6, s1
    slli s1, s1, 1
    xor s1, s2, s1
    xor s2, s3, s4
    and s2, s2, t0
    xor s3, s4, s2
    slli s2, s2, 1
    xor s0, s0, s2
    srli s2, s0, 2
    xor s2, s2, s5
    and s2, s2, t1
    xor s4, s5, s2
    slli s2, s2, 2
    xor s0, s0, s2
    and s2, s0, a6
    xor s0, s0, s2
    slli s2, s2, 8
    srli s5, s2, 4
    xor s5, s5, s0
    and s5, s5, a5
    lw s8, 740(a3)
    xor s0, s0, s5
    xor s0, s8, s0
    slli s5, s5, 4
    lw s8, 708(a3)
    xor s2, s2, s5
    xor s2, s8, s2
    and s5, s4, a6
    xor s4, s4, s5
    slli s5, s5, 8
    srli s8, s5, 4
    xor s8, s8, s4
    and s8, s8, a5
    lw s10, 756(a3)
    xor s4, s4, s8
    xor s4, s10, s4
    slli s8, s8, 4
    lw s10, 724(a3)
    xor s5, s5, s8
    xor s5, s10, s5
    srli s8, s3, 2
    xor s8, s8, a4
    and s8, s8, t1
    xor a4, a4, s8
    slli s8, s8, 2
    xor s3, s3, s8
    and s8, s3, a6
    xor s3, s3, s8
    slli s8, s8, 8
    srli s10, s8, 4
    xor s10, s10, s3
    and s10, s10, a5
    lw s11, 748(a3)
    xor s3, s3, s10
    xor s3, s11, s3
    slli s10, s10, 4
    lw s11, 716(a3)
    xor s8, s8, s10
    xor s8, s11, s8
    and s10, a4, a6
    xor a4, a4, s10
    slli s10, s10, 8
    srli s11, s10, 4
    xor s11, s11, a4
    and s11, s11, a5
    lw ra, 764(a3)
    xor a4, a4, s11
    xor a4, ra, a4
    slli s11, s11, 4
    lw ra, 732(a3)
    xor s10, s10, s11
    xor s10, ra, s10
    srli s11, s1, 2
    xor s11, s11, s7
    and s11, s11, t1
    xor s7, s7, s11
    slli s11, s11, 2
    xor s1, s1, s11
    and s11, s1, a6
    xor s1, s1, s11
    slli s11, s11, 8
    srli ra, s11, 4
    xor ra, ra, s1
    and ra, ra, a5
    lw a0, 736(a3)
    xor s1, s1, ra
    xor a0, a0, s1
    slli s1, ra, 4
    lw ra, 704(a3)
    xor s1, s11, s1
    xor s1, ra, s1
    and s11, s7, a6
    xor s7, s7, s11
    slli s11, s11, 8
    srli ra, s11, 4
    xor ra, ra, s7
    and ra, ra, a5
    lw a1, 752(a3)
    xor s7, s7, ra
    xor a1, a1, s7
    slli s7, ra, 4
    lw ra, 720(a3)
    xor s7, s11, s7
    xor s7, ra, s7
    srli s11, s6, 2
    xor s11, s11, s9
    and s11, s11, t1
    xor s9, s9, s11
    slli s11, s11, 2
    xor s6, s6, s11
    and s11, s6, a6
    xor s6, s6, s11
    slli s11, s11, 8
    srli ra, s11, 4
    xor ra, ra, s6
    and ra, ra, a5
    lw a2, 744(a3)
    xor s6, s6, ra
    xor a2, a2, s6
    slli s6, ra, 4
    lw ra, 712(a3)
    xor s6, s11, s6
    xor s6, ra, s6
    and s11, s9, a6
    xor s9, s9, s11
    slli s11, s11, 8
    srli ra, s11, 4
    xor ra, ra, s9
    and ra, ra, a5
    sw a6, 184(sp)
    lw a6, 760(a3)
    xor s9, s9, ra
    xor a6, a6, s9
    slli s9, ra, 4
    lw ra, 728(a3)
    xor s9, s11, s9
    xor s9, ra, s9
    xor s1, s1, a2
    xor s11, s6, a2
    xor s9, s9, a6
    xor a0, a0, s9
    xor ra, s9, s11
    sw a7, 188(sp)
    xor a7, a1, a0
    xor s7, s7, s11
    xor a0, a0, s7
    sw t4, 192(sp)
    and t4, a1, s9
    sw t5, 196(sp)
    xor t5, s1, a7
    xor a6, a6, t5
    xor s1, s1, ra
    sw t2, 200(sp)
    xor t2, a7, a0
    xor s6, s6, t2
    sw t1, 204(sp)
    xor t1, s9, s6
    sw t0, 208(sp)
    xor t0, a1, s1
    sw t3, 212(sp)
    or t3, s7, s6
    xor a3, s9, a6
    sw t6, 216(sp)
    and t6, t2, t1
    sw a5, 220(sp)
    xor a5, a0, t0
    xor t4, t6, t4
    sw s5, 224(sp)
    xor s5, a6, s11
    xor a2, a2, t4
    xor t3, t6, t3
    and t6, a3, s1
    sw s4, 228(sp)
    xor s4, t1, s5
    xor s11, s11, t1
    xor a2, t6, a2
    sw s0, 232(sp)
    or s0, a6, t0
    xor t4, s0, t4
    sw a4, 236(sp)
    and a4, a0, s4
    xor s0, t3, s0
    xor a4, a4, s0
    and s0, s11, a5
    xor a4, t5, a4
    xor t4, s0, t4
    xor s0, a4, t4
    sw s10, 240(sp)
    and s10, t5, ra
    sw s8, 244(sp)
    and s8, a7, s5
    xor t3, t3, s8
    xor t3, t6, t3
    and t6, t3, s0
    xor a2, s10, a2
    xor s8, t6, a2
    and s8, t4, s8
    xor s10, t3, a2
    or t3, t3, s8
    xor s0, s0, s8
    and s8, a4, s10
    xor t4, t4, s8
    and t4, a2, t4
    or a4, a4, t4
    xor t6, t6, a4
    and a7, a7, t6
    xor t4, s10, t4
    and a5, a5, t4
    and a4, s5, t6
    xor a2, s0, t4
    xor t3, s8, t3
    and t5, t5, s0
    xor s5, t6, t3
    and t2, t2, s5
    and a0, a0, t3
    and s8, ra, s0
    xor t6, t6, s0
    xor s0, t3, t4
    and s7, s7, a2
    and s1, s1, t6
    and t0, t0, s0
    and t6, a3, t6
    xor a3, s5, a2
    xor s1, t2, s1
    and a6, a6, s0
    xor t5, s1, t5
    and a1, a1, a3
    xor t5, a1, t5
    and t3, s4, t3
    and a2, s6, a2
    and t4, s11, t4
    xor a6, t6, a6
    xor a2, a4, a2
    xor a7, s1, a7
    and t1, t1, s5
    xor t4, t5, t4
    not t4, t4
    xor a6, t4, a6
    xor t3, a4, t3
    xor a4, a6, s7
    and a3, s9, a3
    xor a0, a4, a0
    xor a5, a0, a5
    xor t0, t2, t0
    xor t0, a0, t0
    xor t1, t6, t1
    xor a7, a4, a7
    xor t1, a2, t1
    xor t2, a3, a2
    xor t6, t0, s8
    xor t3, t4, t3
    xor t2, a7, t2
    xor t2, t6, t2
    xor a6, a6, t2
    xor a5, a1, a5
    xor t0, t0, a5
    xor t4, t5, t6
    xor t5, s2, s3
    lw t6, 244(sp)
    lw a3, 240(sp)
    xor a4, t6, s3
    lw a2, 236(sp)
    lw a1, 232(sp)
    xor a3, a3, a2
    xor a1, a1, a3
    xor a0, a3, a4
    lw s0, 228(sp)
    lw s2, 224(sp)
    xor s1, s0, a1
    xor s2, s2, a4
    xor a1, a1, s2
    and s4, s0, a3
    xor s5, t5, s1
    xor a2, a2, s5
    xor t5, t5, a0
    xor s6, s1, a1
    xor t6, t6, s6
    xor s7, a3, t6
    xor s8, s0, t5
    or s9, s2, t6
    xor s10, a3, a2
    and s11, s6, s7
    xor ra, a1, s8
    xor s4, s11, s4
    sw a7, 244(sp)
    xor a7, a2, a4
    xor s3, s3, s4
    xor s9, s11, s9
    and s11, s10, t5
    sw a6, 236(sp)
    xor a6, s7, a7
    xor a4, a4, s7
    xor s3, s11, s3
    sw a5, 224(sp)
    or a5, a2, s8
    xor s4, a5, s4
    sw t1, 232(sp)
    and t1, a1, a6
    xor a5, s9, a5
    xor a5, t1, a5
    and t1, a4, ra
    xor a5, s5, a5
    xor t1, t1, s4
    xor s4, a5, t1
    sw t0, 240(sp)
    and t0, s5, a0
    sw t2, 248(sp)
    and t2, s1, a7
    xor t2, s9, t2
    xor t2, s11, t2
    and s9, t2, s4
    xor t0, t0, s3
    xor s3, s9, t0
    and s3, t1, s3
    xor s11, t2, t0
    or t2, t2, s3
    xor s3, s4, s3
    and s4, a5, s11
    xor t1, t1, s4
    and t0, t0, t1
    or a5, a5, t0
    xor a5, s9, a5
    and t1, s1, a5
    xor t0, s11, t0
    and s1, ra, t0
    and a7, a7, a5
    xor s9, s3, t0
    xor t2, s4, t2
    and s4, s5, s3
    xor s5, a5, t2
    and s6, s6, s5
    and a1, a1, t2
    and a0, a0, s3
    xor a5, a5, s3
    xor s3, t2, t0
    and s2, s2, s9
    and t5, t5, a5
    and s8, s8, s3
    and a5, s10, a5
    xor s10, s5, s9
    xor t5, s6, t5
    and a2, a2, s3
    xor s3, t5, s4
    and s0, s0, s10
    xor s3, s0, s3
    and a6, a6, t2
    and t2, t6, s9
    and t0, a4, t0
    xor t6, a5, a2
    xor t2, a7, t2
    xor t1, t5, t1
    and t5, s7, s5
    xor t0, s3, t0
    not t0, t0
    xor t6, t0, t6
    xor a6, a7, a6
    xor a7, t6, s2
    and a4, a3, s10
    xor a3, a7, a1
    xor a2, a3, s1
    xor a1, s6, s8
    xor a3, a3, a1
    xor a5, a5, t5
    xor a7, a7, t1
    xor a5, t2, a5
    xor t1, a4, t2
    xor t2, a3, a0
    xor a6, t0, a6
    xor t0, a7, t1
    xor t0, t2, t0
    xor t1, t6, t0
    xor t5, s0, a2
    xor t6, a3, t5
    xor t2, s3, t2
    slli a4, t3, 20
    srli a3, t3, 12
    or a4, a4, a3
    lw a3, 220(sp)
    slli a2, a6, 20
    and a4, a4, a3
    srli a1, a6, 12
    or a2, a2, a1
    lw a1, 216(sp)
    slli t3, t3, 4
    and a2, a2, a1
    or a4, a4, a2
    slli a2, a6, 4
    srli a6, a6, 28
    or a6, a2, a6
    and a6, a6, a3
    and t3, t3, a1
    or a6, a6, t3
    slli t3, t4, 20
    srli a2, t4, 12
    or t3, t3, a2
    and t3, t3, a3
    slli a2, t2, 20
    srli a0, t2, 12
    or a2, a2, a0
    and a2, a2, a1
    or t3, t3, a2
    slli a2, t2, 4
    srli t2, t2, 28
    or t2, a2, t2
    and t2, t2, a3
    slli t4, t4, 4
    and t4, t4, a1
    or t2, t2, t4
    lw t4, 248(sp)
    srli s0, t0, 12
    slli a2, t4, 20
    srli a0, t4, 12
    or a2, a2, a0
    and a2, a2, a3
    slli a0, t0, 20
    or a0, a0, s0
    and a0, a0, a1
    or a2, a2, a0
    slli a0, t0, 4
    srli t0, t0, 28
    or t0, a0, t0
    and t0, t0, a3
    slli t4, t4, 4
    and t4, t4, a1
    or t0, t0, t4
    lw t4, 240(sp)
    srli s1, t6, 12
    slli a0, t4, 20
    srli s0, t4, 12
    or a0, a0, s0
    and a0, a0, a3
    slli s0, t6, 20
    or s0, s0, s1
    and s0, s0, a1
    or a0, a0, s0
    slli s0, t6, 4
    srli t6, t6, 28
    or t6, s0, t6
    and t6, t6, a3
    slli t4, t4, 4
    and t4, t4, a1
    or t4, t6, t4
    lw t6, 232(sp)
    srli s2, a5, 12
    slli s0, t6, 20
    srli s1, t6, 12
    or s0, s0, s1
    and s0, s0, a3
    slli s1, a5, 20
    or s1, s1, s2
    and s1, s1, a1
    or s0, s0, s1
    slli s1, a5, 4
    srli a5, a5, 28
    or a5, s1, a5
    and a5, a5, a3
    slli t6, t6, 4
    and t6, t6, a1
    or a5, a5, t6
    lw t6, 224(sp)
    srli s3, t5, 12
    slli s1, t6, 20
    srli s2, t6, 12
    or s1, s1, s2
    and s1, s1, a3
    slli s2, t5, 20
    or s2, s2, s3
    and s2, s2, a1
    or s1, s1, s2
    slli s2, t5, 4
    srli t5, t5, 28
    or t5, s2, t5
    and t5, t5, a3
    slli t6, t6, 4
    and t6, t6, a1
    or t5, t5, t6
    lw t6, 236(sp)
    srli s4, t1, 12
    slli s2, t6, 20
    srli s3, t6, 12
    or s2, s2, s3
    and s2, s2, a3
    slli s3, t1, 20
    or s3, s3, s4
    and s3, s3, a1
    or s2, s2, s3
    slli s3, t1, 4
    srli t1, t1, 28
    or t1, s3, t1
    and t1, t1, a3
    slli t6, t6, 4
    and t6, t6, a1
    or t1, t1, t6
    lw t6, 244(sp)
    not a7, a7
    not t6, t6
    slli s3, t6, 20
    srli s4, t6, 12
    or s3, s3, s4
    and s3, s3, a3
    slli s4, a7, 20
    srli s5, a7, 12
    or s4, s4, s5
    and s4, s4, a1
    or s3, s3, s4
    slli s4, a7, 4
    srli a7, a7, 28
    or a7, s4, a7
    and a7, a7, a3
    slli t6, t6, 4
    and t6, t6, a1
    or a7, a7, t6
    srli t6, a7, 4
    and t6, t6, a3
    slli s4, s3, 4
    and s4, s4, a1
    or t6, t6, s4
    srli s4, s3, 4
    and s4, s4, a3
    slli s5, a7, 4
    and s5, s5, a1
    or s4, s4, s5
    xor t6, s3, t6
    xor s4, a7, s4
    srli s5, t1, 4
    and s5, s5, a3
    slli s6, s2, 4
    and s6, s6, a1
    or s5, s5, s6
    srli s6, s2, 4
    and s6, s6, a3
    slli s7, t1, 4
    and s7, s7, a1
    or s6, s6, s7
    xor s5, s2, s5
    xor s6, t1, s6
    srli s7, t2, 4
    and s7, s7, a3
    slli s8, t3, 4
    and s8, s8, a1
    or s7, s7, s8
    srli s8, t3, 4
    and s8, s8, a3
    slli s9, t2, 4
    and s9, s9, a1
    or s8, s8, s9
    xor s7, t3, s7
    xor s8, t2, s8
    srli s9, t4, 4
    and s9, s9, a3
    slli s10, a0, 4
    and s10, s10, a1
    or s9, s9, s10
    srli s10, a0, 4
    and s10, s10, a3
    slli s11, t4, 4
    and s11, s11, a1
    or s10, s10, s11
    xor s9, a0, s9
    xor s10, t4, s10
    srli s11, a5, 4
    and s11, s11, a3
    slli ra, s0, 4
    and ra, ra, a1
    or s11, s11, ra
    srli ra, s0, 4
    and ra, ra, a3
    sw a7, 244(sp)
    slli a7, a5, 4
    and a7, a7, a1
    or a7, ra, a7
    xor s11, s0, s11
    xor a7, a5, a7
    srli ra, t5, 4
    and ra, ra, a3
    sw s3, 236(sp)
    slli s3, s1, 4
    and s3, s3, a1
    or s3, ra, s3
    srli ra, s1, 4
    and ra, ra, a3
    sw t1, 224(sp)
    slli t1, t5, 4
    and t1, t1, a1
    or t1, ra, t1
    xor s3, s1, s3
    xor t1, t5, t1
    srli ra, a6, 4
    and ra, ra, a3
    sw s5, 232(sp)
    slli s5, a4, 4
    and s5, s5, a1
    or s5, ra, s5
    srli ra, a4, 4
    and ra, ra, a3
    sw s2, 240(sp)
    slli s2, a6, 4
    and s2, s2, a1
    or s2, ra, s2
    xor s5, a4, s5
    xor s2, a6, s2
    srli ra, t0, 4
    and ra, ra, a3
    sw s6, 248(sp)
    slli s6, a2, 4
    and s6, s6, a1
    or s6, ra, s6
    srli ra, a2, 4
    and ra, ra, a3
    slli a3, t0, 4
    and a3, a3, a1
    or a3, ra, a3
    xor s6, a2, s6
    xor a3, t0, a3
    xor a4, a4, t6
    xor a6, a6, s4
    xor a4, a4, s2
    xor a6, a6, s5
    xor t3, t3, t6
    xor t2, t2, s4
    xor t3, t3, s8
    xor t2, t2, s7
    xor t3, t3, s5
    xor t2, t2, s2
    xor a2, a2, s7
    xor t0, t0, s8
    xor a2, a2, a3
    xor t0, t0, s6
    xor a0, a0, t6
    xor t4, t4, s4
    xor a0, a0, s10
    xor t4, t4, s9
    xor a0, a0, s6
    xor t4, t4, a3
    xor a3, s0, t6
    xor a5, a5, s4
    xor a3, a3, s9
    xor a5, a5, s10
    xor a3, a3, a7
    xor a5, a5, s11
    xor s0, s1, s11
    xor a7, t5, a7
    xor t5, s0, t1
    xor a7, a7, s3
    lw s0, 240(sp)
    lw s1, 248(sp)
    lw s2, 224(sp)
    xor s0, s0, s1
    lw s5, 232(sp)
    xor s0, s0, s3
    xor s2, s2, s5
    xor t1, s2, t1
    lw s2, 236(sp)
    lw s3, 244(sp)
    xor s2, s2, s4
    xor t6, s3, t6
    xor s2, s2, s5
    lw s3, 72(sp)
    xor t6, t6, s1
    lw s4, 512(s3)
    lw s1, 516(s3)
    xor a4, a4, s4
    lw s4, 520(s3)
    xor a6, a6, s1
    lw s1, 524(s3)
    xor t3, t3, s4
    lw s4, 528(s3)
    xor t2, t2, s1
    lw s1, 532(s3)
    xor a2, a2, s4
    lw s4, 536(s3)
    xor t0, t0, s1
    lw s1, 540(s3)
    xor a0, a0, s4
    lw s4, 544(s3)
    xor t4, t4, s1
    lw s1, 548(s3)
    xor a3, a3, s4
    lw s4, 552(s3)
    xor a5, a5, s1
    lw s1, 556(s3)
    xor t5, t5, s4
    lw s4, 560(s3)
    xor a7, a7, s1
    lw s1, 564(s3)
    xor s0, s0, s4
    lw s4, 568(s3)
    xor t1, t1, s1
    lw s1, 572(s3)
    xor s2, s2, s4
    xor t6, t6, s1
    # round 2 (aes.dsl:47)
    xor a4, a4, t5
    xor s1, t3, t5
    xor a0, a0, s2
    xor a3, a3, a0
    xor s4, a0, s1
    xor s5, s0, a3
    xor a2, a2, s1
    xor a3, a3, a2
    and s6, s0, a0
    xor s7, a4, s5
    xor s2, s2, s7
    xor a4, a4, s4
    xor s8, s5, a3
    xor t3, t3, s8
    xor s9, a0, t3
    xor s10, s0, a4
    or s11, a2, t3
    xor ra, a0, s2
    and s3, s8, s9
    xor a1, a3, s10
    xor s6, s3, s6
    sw t0, 248(sp)
    xor t0, s2, s1
    xor t5, t5, s6
    xor s3, s3, s11
    and s11, ra, a4
    sw t1, 232(sp)
    xor t1, s9, t0
    xor s1, s1, s9
    xor t5, s11, t5
    sw a5, 244(sp)
    or a5, s2, s10
    xor s6, a5, s6
    sw t4, 236(sp)
    and t4, a3, t1
    xor a5, s3, a5
    xor a5, t4, a5
    and t4, s1, a1
    xor a5, s7, a5
    xor t4, t4, s6
    xor s6, a5, t4
    sw t6, 224(sp)
    and t6, s7, s4
    sw t2, 240(sp)
    and t2, s5, t0
    xor t2, s3, t2
    xor t2, s11, t2
    and s3, t2, s6
    xor t5, t6, t5
    xor t6, s3, t5
    and t6, t4, t6
    xor s11, t2, t5
    or t2, t2, t6
    xor t6, s6, t6
    and s6, a5, s11
    xor t4, t4, s6
    and t4, t5, t4
    or a5, a5, t4
    xor a5, s3, a5
    and t5, s5, a5
    xor t4, s11, t4
    and a1, a1, t4
    and t0, t0, a5
    xor s3, t6, t4
    xor t2, s6, t2
    and s5, s7, t6
    xor s6, a5, t2
    and s7, s8, s6
    and a3, a3, t2
    and s4, s4, t6
    xor a5, a5, t6
    xor t6, t2, t4
    and a2, a2, s3
    and a4, a4, a5
    and s8, s10, t6
    and a5, ra, a5
    xor s10, s6, s3
    xor a4, s7, a4
    and t6, s2, t6
    xor s2, a4, s5
    and s0, s0, s10
    xor s2, s0, s2
    and t1, t1, t2
    and t2, t3, s3
    and t3, s1, t4
    xor t4, a5, t6
    xor t2, t0, t2
    xor t5, a4, t5
    and t6, s9, s6
    xor t3, s2, t3
    not t3, t3
    xor t4, t3, t4
    xor t0, t0, t1
    xor t1, t4, a2
    and a4, a0, s10
    xor a3, t1, a3
    xor a2, a3, a1
    xor a1, s7, s8
    xor a3, a3, a1
    xor a5, a5, t6
    xor t1, t1, t5
    xor a5, t2, a5
    xor t2, a4, t2
    xor t5, a3, s4
    xor t0, t3, t0
    xor t2, t1, t2
    xor t2, t5, t2
    xor t3, t4, t2
    xor t4, s0, a2
    xor t6, a3, t4
    xor t5, s2, t5
    xor a6, a6, a7
    lw a4, 240(sp)
    lw a2, 236(sp)
    xor a3, a4, a7
    lw a1, 224(sp)
    lw a0, 244(sp)
    xor a2, a2, a1
    xor a0, a0, a2
    xor s0, a2, a3
    lw s1, 232(sp)
    lw s3, 248(sp)
    xor s2, s1, a0
    xor s3, s3, a3
    xor a0, a0, s3
    and s4, s1, a2
    xor s5, a6, s2
    xor a1, a1, s5
    xor a6, a6, s0
    xor s6, s2, a0
    xor a4, a4, s6
    xor s7, a2, a4
    xor s8, s1, a6
    or s9, s3, a4
    xor s10, a2, a1
    and s11, s6, s7
    xor ra, a0, s8
    xor s4, s11, s4
    sw t2, 240(sp)
    xor t2, a1, a3
    xor a7, a7, s4
    xor s9, s11, s9
    and s11, s10, a6
    sw t0, 224(sp)
    xor t0, s7, t2
    xor a3, a3, s7
    xor a7, s11, a7
    sw t4, 248(sp)
    or t4, a1, s8
    xor s4, t4, s4
    sw a5, 244(sp)
    and a5, a0, t0
    xor t4, s9, t4
    xor a5, a5, t4
    and t4, a3, ra
    xor a5, s5, a5
    xor t4, t4, s4
    xor s4, a5, t4
    sw t6, 236(sp)
    and t6, s5, s0
    sw t5, 228(sp)
    and t5, s2, t2
    xor t5, s9, t5
    xor t5, s11, t5
    and s9, t5, s4
    xor a7, t6, a7
    xor t6, s9, a7
    and t6, t4, t6
    xor s11, t5, a7
    or t5, t5, t6
    xor t6, s4, t6
    and s4, a5, s11
    xor t4, t4, s4
    and a7, a7, t4
    or a5, a5, a7
    xor a5, s9, a5
    and t4, s2, a5
    xor a7, s11, a7
    and s2, ra, a7
    and t2, t2, a5
    xor s9, t6, a7
    xor t5, s4, t5
    and s4, s5, t6
    xor s5, a5, t5
    and s6, s6, s5
    and a0, a0, t5
    and s0, s0, t6
    xor a5, a5, t6
    xor t6, t5, a7
    and s3, s3, s9
    and a6, a6, a5
    and s8, s8, t6
    and a5, s10, a5
    xor s10, s5, s9
    xor a6, s6, a6
    and t6, a1, t6
    xor a1, a6, s4
    and s1, s1, s10
    xor a1, s1, a1
    and t0, t0, t5
    and t5, a4, s9
    and a7, a3, a7
    xor t6, a5, t6
    xor t5, t2, t5
    xor a6, a6, t4
    and t4, s7, s5
    xor a7, a1, a7
    not a7, a7
    xor t6, a7, t6
    xor t0, t2, t0
    xor t2, t6, s3
    and a4, a2, s10
    xor a3, t2, a0
    xor a2, a3, s2
    xor a0, s6, s8
    xor a3, a3, a0
    xor a5, a5, t4
    xor a6, t2, a6
    xor a5, t5, a5
    xor t2, a4, t5
    xor t4, a3, s0
    xor a7, a7, t0
    xor t0, a6, t2
    xor t0, t4, t0
    xor t2, t6, t0
    xor t5, s1, a2
    xor t6, a3, t5
    xor t4, a1, t4
    not t1, t1
    slli a4, t1, 8
    srli a3, t1, 24
    or a4, a4, a3
    not a6, a6
    slli a3, a6, 8
    srli a2, a6, 24
    or a3, a3, a2
    srli a2, a3, 4
    lw a1, 220(sp)
    slli a0, a4, 4
    and a2, a2, a1
    lw s0, 216(sp)
    srli a4, a4, 4
    and a0, a0, s0
    or a2, a2, a0
    and a4, a4, a1
    slli a3, a3, 4
    and a3, a3, s0
    or a4, a4, a3
    xor a3, t1, a2
    xor a4, a6, a4
    slli a2, t3, 8
    srli a0, t3, 24
    or a2, a2, a0
    slli a0, t2, 8
    srli s1, t2, 24
    or a0, a0, s1
    srli s1, a0, 4
    and s1, s1, a1
    slli s2, a2, 4
    and s2, s2, s0
    or s1, s1, s2
    srli a2, a2, 4
    and a2, a2, a1
    slli a0, a0, 4
    and a0, a0, s0
    or a2, a2, a0
    xor a0, t3, s1
    xor a2, t2, a2
    lw s1, 228(sp)
    srli s4, t4, 24
    slli s2, s1, 8
    srli s3, s1, 24
    or s2, s2, s3
    slli s3, t4, 8
    or s3, s3, s4
    srli s4, s3, 4
    and s4, s4, a1
    slli s5, s2, 4
    and s5, s5, s0
    or s4, s4, s5
    srli s2, s2, 4
    and s2, s2, a1
    slli s3, s3, 4
    and s3, s3, s0
    or s2, s2, s3
    xor s3, s1, s4
    xor s2, t4, s2
    lw s4, 236(sp)
    srli s7, t6, 24
    slli s5, s4, 8
    srli s6, s4, 24
    or s5, s5, s6
    slli s6, t6, 8
    or s6, s6, s7
    srli s7, s6, 4
    and s7, s7, a1
    slli s8, s5, 4
    and s8, s8, s0
    or s7, s7, s8
    srli s5, s5, 4
    and s5, s5, a1
    slli s6, s6, 4
    and s6, s6, s0
    or s5, s5, s6
    xor s6, s4, s7
    xor s5, t6, s5
    lw s7, 244(sp)
    srli s10, a5, 24
    slli s8, s7, 8
    srli s9, s7, 24
    or s8, s8, s9
    slli s9, a5, 8
    or s9, s9, s10
    srli s10, s9, 4
    and s10, s10, a1
    slli s11, s8, 4
    and s11, s11, s0
    or s10, s10, s11
    srli s8, s8, 4
    and s8, s8, a1
    slli s9, s9, 4
    and s9, s9, s0
    or s8, s8, s9
    xor s9, s7, s10
    xor s8, a5, s8
    lw s10, 248(sp)
    srli s7, t5, 24
    slli s11, s10, 8
    srli ra, s10, 24
    or s11, s11, ra
    slli ra, t5, 8
    or s7, ra, s7
    srli ra, s7, 4
    and ra, ra, a1
    slli s4, s11, 4
    and s4, s4, s0
    or s4, ra, s4
    srli s11, s11, 4
    and s11, s11, a1
    slli s7, s7, 4
    and s7, s7, s0
    or s7, s11, s7
    xor s4, s10, s4
    xor s7, t5, s7
    lw s11, 224(sp)
    sw a6, 232(sp)
    slli ra, s11, 8
    srli s10, s11, 24
    or s10, ra, s10
    slli ra, a7, 8
    srli a6, a7, 24
    or a6, ra, a6
    srli ra, a6, 4
    and ra, ra, a1
    sw t1, 252(sp)
    slli t1, s10, 4
    and t1, t1, s0
    or t1, ra, t1
    srli s10, s10, 4
    and s10, s10, a1
    slli a6, a6, 4
    and a6, a6, s0
    or a6, s10, a6
    xor t1, s11, t1
    xor a6, a7, a6
    lw s10, 240(sp)
    sw t2, 256(sp)
    slli ra, s10, 8
    srli t2, s10, 24
    or t2, ra, t2
    slli ra, t0, 8
    sw t3, 260(sp)
    srli t3, t0, 24
    or t3, ra, t3
    srli ra, t3, 4
    and ra, ra, a1
    sw a0, 264(sp)
    slli a0, t2, 4
    and a0, a0, s0
    or a0, ra, a0
    srli t2, t2, 4
    and t2, t2, a1
    slli t3, t3, 4
    and t3, t3, s0
    or t2, t2, t3
    xor t3, s10, a0
    xor t2, t0, t2
    slli a0, a6, 16
    srli ra, a6, 16
    or a0, a0, ra
    slli ra, t1, 16
    srli s0, t1, 16
    or s0, ra, s0
    xor s11, s11, a3
    xor a7, a7, a4
    xor a0, s11, a0
    xor a7, a7, s0
    slli s0, s2, 16
    srli s11, s2, 16
    or s0, s0, s11
    slli s11, s3, 16
    srli ra, s3, 16
    or s11, s11, ra
    xor s1, s1, a3
    xor t4, t4, a4
    xor s0, s1, s0
    xor t4, t4, s11
    xor t1, s0, t1
    xor a6, t4, a6
    slli t4, t2, 16
    srli s0, t2, 16
    or t4, t4, s0
    slli s0, t3, 16
    srli s1, t3, 16
    or s0, s0, s1
    xor s1, s10, s3
    xor t0, t0, s2
    xor t4, s1, t4
    xor t0, t0, s0
    slli s0, s5, 16
    srli s1, s5, 16
    or s0, s0, s1
    slli s1, s6, 16
    srli s2, s6, 16
    or s1, s1, s2
    lw s2, 236(sp)
    xor t6, t6, a4
    xor s2, s2, a3
    xor s0, s2, s0
    xor t6, t6, s1
    xor t3, s0, t3
    xor t2, t6, t2
    slli t6, s8, 16
    srli s0, s8, 16
    or t6, t6, s0
    slli s0, s9, 16
    srli s1, s9, 16
    or s0, s0, s1
    lw s1, 244(sp)
    xor a5, a5, a4
    xor s1, s1, a3
    xor s1, s1, s6
    xor a5, a5, s5
    xor t6, s1, t6
    xor a5, a5, s0
    slli s0, s7, 16
    srli s1, s7, 16
    or s0, s0, s1
    slli s1, s4, 16
    srli s2, s4, 16
    or s1, s1, s2
    lw s2, 248(sp)
    xor t5, t5, s8
    xor s2, s2, s9
    xor s0, s2, s0
    xor t5, t5, s1
    slli s1, a2, 16
    srli s2, a2, 16
    or s1, s1, s2
    lw s2, 264(sp)
    slli s3, s2, 16
    srli s5, s2, 16
    or s3, s3, s5
    lw s5, 260(sp)
    xor s1, s5, s1
    lw s5, 256(sp)
    xor s1, s1, s4
    xor s3, s5, s3
    xor s3, s3, s7
    slli s4, a4, 16
    srli a4, a4, 16
    or a4, s4, a4
    slli s4, a3, 16
    srli a3, a3, 16
    or a3, s4, a3
    lw s4, 252(sp)
    lw s5, 208(sp)
    xor a4, s4, a4
    lw s4, 232(sp)
    xor a4, a4, s2
    xor a3, s4, a3
    lw s2, 72(sp)
    xor a3, a3, a2
    lw s4, 576(s2)
    lw a2, 580(s2)
    xor a0, a0, s4
    lw s4, 584(s2)
    xor a7, a7, a2
    lw a2, 588(s2)
    xor t1, t1, s4
    lw s4, 592(s2)
    xor a6, a6, a2
    lw a2, 596(s2)
    xor t4, t4, s4
    lw s4, 600(s2)
    xor t0, t0, a2
    lw a2, 604(s2)
    xor t3, t3, s4
    lw s4, 608(s2)
    xor t2, t2, a2
    lw a2, 612(s2)
    xor t6, t6, s4
    lw s4, 616(s2)
    xor a5, a5, a2
    lw a2, 620(s2)
    xor s0, s0, s4
    lw s4, 624(s2)
    xor t5, t5, a2
    lw a2, 628(s2)
    xor s1, s1, s4
    lw s4, 632(s2)
    xor a2, s3, a2
    lw s3, 636(s2)
    xor a4, a4, s4
    xor a3, a3, s3
    lw s3, 212(sp)
    lw s7, 204(sp)
    srli s4, s3, 1
    xor s4, s4, s3
    and s4, s4, s5
    slli s6, s4, 1
    xor s6, s3, s6
    xor s3, s3, s4
    srli s4, s3, 2
    xor s4, s4, s3
    and s4, s4, s7
    slli s8, s4, 2
    xor s8, s3, s8
    xor t4, t4, s8
    xor s3, s3, s4
    xor s1, s1, s3
    srli s3, s6, 2
    xor s3, s3, s6
    and s3, s3, s7
    slli s4, s3, 2
    xor s4, s6, s4
    xor a0, a0, s4
    sw a0, 96(sp)
    xor a0, s6, s3
    xor t6, t6, a0
    lw a0, 200(sp)
    srli s3, a0, 1
    xor s3, s3, a0
    and s3, s3, s5
    slli s4, s3, 1
    xor s4, a0, s4
    xor a0, a0, s3
    srli s3, a0, 2
    xor s3, s3, a0
    and s3, s3, s7
    xor s6, a0, s3
    xor a4, a4, s6
    slli s3, s3, 2
    xor a0, a0, s3
    xor t3, t3, a0
    srli a0, s4, 2
    xor a0, a0, s4
    and a0, a0, s7
    xor s3, s4, a0
    xor s0, s0, s3
    slli a0, a0, 2
    xor a0, s4, a0
    xor t1, t1, a0
    lw a0, 196(sp)
    sw t1, 104(sp)
    srli s3, a0, 1
    xor s3, s3, a0
    and s3, s3, s5
    xor s4, a0, s3
    slli s3, s3, 1
    xor a0, a0, s3
    srli s3, a0, 2
    xor s3, s3, a0
    and s3, s3, s7
    xor s6, a0, s3
    xor a5, a5, s6
    slli s3, s3, 2
    xor a0, a0, s3
    xor a7, a7, a0
    sw a7, 100(sp)
    srli a7, s4, 2
    xor a7, a7, s4
    and a7, a7, s7
    xor t1, s4, a7
    xor t1, a2, t1
    slli a7, a7, 2
    xor a7, s4, a7
    xor a7, t0, a7
    lw t0, 192(sp)
    sw t4, 112(sp)
    srli a2, t0, 1
    xor a2, a2, t0
    and a2, a2, s5
    xor a0, t0, a2
    slli a2, a2, 1
    xor t0, t0, a2
    srli a2, t0, 2
    xor a2, a2, t0
    and a2, a2, s7
    xor s3, t0, a2
    xor t5, t5, s3
    slli a2, a2, 2
    xor t0, t0, a2
    xor a6, a6, t0
    sw a6, 108(sp)
    sw a7, 116(sp)
    sw t3, 120(sp)
    srli a6, a0, 2
    xor a6, a6, a0
    and a6, a6, s7
    slli a7, a6, 2
    xor a7, a0, a7
    xor a7, t2, a7
    sw a7, 124(sp)
    xor a6, a0, a6
    xor a6, a3, a6
    sw t6, 128(sp)
    sw a5, 132(sp)
    sw s0, 136(sp)
    sw t5, 140(sp)
    sw s1, 144(sp)
    sw t1, 148(sp)
    sw a4, 152(sp)
    sw a6, 156(sp)
    sw s5, 160(sp)
    sw s7, 164(sp)
    lw a5, 188(sp)
    sw a1, 176(sp)
    sw a5, 168(sp)
    lw a5, 184(sp)
    mv a3, s2
    sw a5, 172(sp)
    lw a5, 216(sp)
    lw a0, 64(sp)
    sw a5, 180(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a4, 76(sp)
.Llwcc_aes128_128_ctr_crypt_rv32i_kept:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a4, 76(sp)
    addi a5, a4, 3
    andi a5, a5, 255
    slli a5, a5, 4
    add a5, a3, a5
    addi a6, a4, 2
    andi a6, a6, 255
    slli a6, a6, 4
    add a6, a3, a6
    addi a7, a4, 1
    andi a7, a7, 255
    andi t0, a4, 255
    slli t0, t0, 4
    add t0, a3, t0
    slli a7, a7, 4
    add a7, a3, a7
    lw t1, 772(a7)
    lw t2, 780(a7)
    lw t3, 776(a7)
    lw a7, 768(a7)
    lw t4, 776(t0)
    lw t5, 768(t0)
    lw t6, 780(t0)
    lw t0, 772(t0)
    lw s0, 772(a6)
    lw s1, 776(a6)
    lw s2, 780(a6)
    lw a6, 768(a6)
    lw s3, 780(a5)
    lw s4, 772(a5)
    lw s5, 768(a5)
    lw a5, 776(a5)
    lw s6, 100(sp)
    lw s8, 148(sp)
    lw s10, 116(sp)
    lw s11, 132(sp)
    lw ra, 96(sp)
    lw a4, 144(sp)
    lw a2, 128(sp)
    lw s9, 164(sp)
    lw s7, 160(sp)
    lw a0, 112(sp)
    srli a3, t5, 1
    xor a3, a3, a7
    and a3, a3, s7
    slli a1, a3, 1
    xor t5, t5, a1
    xor a7, a7, a3
    srli a3, a6, 1
    xor a3, a3, s5
    and a3, a3, s7
    slli a1, a3, 1
    xor a6, a6, a1
    xor a3, s5, a3
    srli a1, t5, 2
    xor a1, a1, a6
    and a1, a1, s9
    slli s5, a1, 2
    xor t5, t5, s5
    xor a6, a6, a1
    srli a1, a7, 2
    xor a1, a1, a3
    and a1, a1, s9
    slli s5, a1, 2
    xor a7, a7, s5
    xor a3, a3, a1
    xor t5, ra, t5
    xor a7, a0, a7
    xor a6, a2, a6
    xor a4, a4, a3
    srli a3, s0, 1
    xor a3, a3, s4
    and a3, a3, s7
    xor a2, s4, a3
    slli a3, a3, 1
    xor a3, s0, a3
    srli a1, t0, 1
    xor a1, a1, t1
    and a1, a1, s7
    xor t1, t1, a1
    slli a1, a1, 1
    xor t0, t0, a1
    srli a1, t0, 2
    xor a1, a1, a3
    and a1, a1, s9
    xor a3, a3, a1
    xor a3, s11, a3
    slli a1, a1, 2
    xor t0, t0, a1
    xor t0, s6, t0
    srli a1, t1, 2
    xor a1, a1, a2
    and a1, a1, s9
    slli a0, a1, 2
    xor t1, t1, a0
    xor t1, s10, t1
    xor a2, a2, a1
    xor a2, s8, a2
    srli a1, s1, 1
    xor a1, a1, a5
    and a1, a1, s7
    xor a5, a5, a1
    slli a1, a1, 1
    xor a1, s1, a1
    srli a0, t4, 1
    xor a0, a0, t3
    and a0, a0, s7
    xor t3, t3, a0
    slli a0, a0, 1
    xor t4, t4, a0
    srli a0, t4, 2
    xor a0, a0, a1
    and a0, a0, s9
    xor a1, a1, a0
    slli a0, a0, 2
    xor t4, t4, a0
    lw a0, 104(sp)
    lw s0, 152(sp)
    xor t4, a0, t4
    lw a0, 136(sp)
    srli s1, t6, 1
    xor a1, a0, a1
    srli a0, t3, 2
    xor a0, a0, a5
    and a0, a0, s9
    xor a5, a5, a0
    xor a5, s0, a5
    slli a0, a0, 2
    xor t3, t3, a0
    lw a0, 120(sp)
    xor s1, s1, t2
    xor t3, a0, t3
    srli a0, s2, 1
    xor a0, a0, s3
    and a0, a0, s7
    xor s0, s3, a0
    slli a0, a0, 1
    xor a0, s2, a0
    and s1, s1, s7
    xor t2, t2, s1
    slli s1, s1, 1
    xor t6, t6, s1
    srli s1, t6, 2
    xor s1, s1, a0
    and s1, s1, s9
    xor a0, a0, s1
    lw s2, 140(sp)
    slli s1, s1, 2
    xor a0, s2, a0
    xor t6, t6, s1
    lw s1, 108(sp)
    lw s2, 156(sp)
    xor t6, s1, t6
    srli s1, t2, 2
    xor s1, s1, s0
    and s1, s1, s9
    xor s0, s0, s1
    xor s0, s2, s0
    slli s1, s1, 2
    xor t2, t2, s1
    lw s1, 124(sp)
    # round 3 (aes.dsl:47)
    xor t5, t5, a1
    xor t2, s1, t2
    xor s1, t4, a1
    xor t3, t3, a5
    xor a6, a6, t3
    xor s2, t3, s1
    xor s3, a4, a6
    xor a7, a7, s1
    xor a6, a6, a7
    and s4, a4, t3
    xor s5, t5, s3
    xor a5, a5, s5
    xor t5, t5, s2
    xor s6, s3, a6
    xor t4, t4, s6
    xor s8, t3, t4
    xor s10, a4, t5
    or s11, a7, t4
    xor ra, t3, a5
    and s7, s6, s8
    xor s9, a6, s10
    xor s4, s7, s4
    sw t1, 184(sp)
    xor t1, a5, s1
    xor a1, a1, s4
    xor s7, s7, s11
    and s11, ra, t5
    sw a2, 188(sp)
    xor a2, s8, t1
    xor s1, s1, s8
    xor a1, s11, a1
    sw a3, 192(sp)
    or a3, a5, s10
    xor s4, a3, s4
    sw s0, 196(sp)
    and s0, a6, a2
    xor a3, s7, a3
    xor a3, s0, a3
    and s0, s1, s9
    xor a3, s5, a3
    xor s0, s0, s4
    xor s4, a3, s0
    sw t2, 200(sp)
    and t2, s5, s2
    sw t6, 204(sp)
    and t6, s3, t1
    xor t6, s7, t6
    xor t6, s11, t6
    and s7, t6, s4
    xor t2, t2, a1
    xor a1, s7, t2
    and a1, s0, a1
    xor s11, t6, t2
    or t6, t6, a1
    xor a1, s4, a1
    and s4, a3, s11
    xor s0, s0, s4
    and t2, t2, s0
    or a3, a3, t2
    xor a3, s7, a3
    and s0, s3, a3
    xor t2, s11, t2
    and s3, s9, t2
    and t1, t1, a3
    xor s7, a1, t2
    xor t6, s4, t6
    and s4, s5, a1
    xor s5, a3, t6
    and s6, s6, s5
    and a6, a6, t6
    and s2, s2, a1
    xor a3, a3, a1
    xor a1, t6, t2
    and a7, a7, s7
    and t5, t5, a3
    and s9, s10, a1
    and a3, ra, a3
    xor s10, s5, s7
    xor t5, s6, t5
    and a5, a5, a1
    xor a1, t5, s4
    and a4, a4, s10
    xor a1, a4, a1
    and t6, a2, t6
    and t4, t4, s7
    and t2, s1, t2
    xor a5, a3, a5
    xor t4, t1, t4
    xor t5, t5, s0
    and a2, s8, s5
    xor t2, a1, t2
    xor a5, t2, a5
    xor t1, t1, t6
    xor a7, a5, a7
    and t3, t3, s10
    xor a6, a7, a6
    xor t6, a6, s3
    xor s0, s6, s9
    xor a6, a6, s0
    xor a3, a3, a2
    xor a7, a7, t5
    xor t5, t4, a3
    xor t3, t3, t4
    xor t4, a6, s2
    xor t1, t2, t1
    xor t2, a7, t3
    xor t2, t4, t2
    xor a5, a5, t2
    xor t3, a4, t6
    xor a6, a6, t3
    xor t4, a1, t4
    xor t0, t0, a0
    lw t6, 204(sp)
    lw a3, 200(sp)
    xor a4, t6, a0
    lw a2, 196(sp)
    lw a1, 192(sp)
    xor a3, a3, a2
    xor a1, a1, a3
    xor s0, a3, a4
    lw s1, 188(sp)
    lw s3, 184(sp)
    xor s2, s1, a1
    xor s3, s3, a4
    xor a1, a1, s3
    and s4, s1, a3
    xor s5, t0, s2
    xor a2, a2, s5
    xor t0, t0, s0
    xor s6, s2, a1
    xor t6, t6, s6
    xor s7, a3, t6
    xor s8, s1, t0
    or s9, s3, t6
    xor s10, a3, a2
    and s11, s6, s7
    xor ra, a1, s8
    xor s4, s11, s4
    sw t2, 204(sp)
    xor t2, a2, a4
    xor a0, a0, s4
    xor s9, s11, s9
    and s11, s10, t0
    sw t1, 196(sp)
    xor t1, s7, t2
    xor a4, a4, s7
    xor a0, s11, a0
    sw t3, 184(sp)
    or t3, a2, s8
    xor s4, t3, s4
    sw t5, 192(sp)
    and t5, a1, t1
    xor t3, s9, t3
    xor t3, t5, t3
    and t5, a4, ra
    xor t3, s5, t3
    xor t5, t5, s4
    xor s4, t3, t5
    sw a6, 200(sp)
    and a6, s5, s0
    sw t4, 208(sp)
    and t4, s2, t2
    xor t4, s9, t4
    xor t4, s11, t4
    and s9, t4, s4
    xor a6, a6, a0
    xor a0, s9, a6
    and a0, t5, a0
    xor s11, t4, a6
    or t4, t4, a0
    xor a0, s4, a0
    and s4, t3, s11
    xor t5, t5, s4
    and a6, a6, t5
    or t3, t3, a6
    xor t3, s9, t3
    and t5, s2, t3
    xor a6, s11, a6
    and s2, ra, a6
    and t2, t2, t3
    xor s9, a0, a6
    xor t4, s4, t4
    and s4, s5, a0
    xor s5, t3, t4
    and s6, s6, s5
    and a1, a1, t4
    and s0, s0, a0
    xor t3, t3, a0
    xor a0, t4, a6
    and s3, s3, s9
    and t0, t0, t3
    and s8, s8, a0
    and t3, s10, t3
    xor s10, s5, s9
    xor t0, s6, t0
    and a2, a2, a0
    xor a0, t0, s4
    and s1, s1, s10
    xor a0, s1, a0
    and t1, t1, t4
    and t4, t6, s9
    and a6, a4, a6
    xor t6, t3, a2
    xor t4, t2, t4
    xor t0, t0, t5
    and t5, s7, s5
    xor a6, a0, a6
    xor t6, a6, t6
    xor t1, t2, t1
    xor t2, t6, s3
    and a4, a3, s10
    xor a3, t2, a1
    xor a2, a3, s2
    xor a1, s6, s8
    xor a3, a3, a1
    xor t3, t3, t5
    xor t0, t2, t0
    xor t2, t4, t3
    xor t3, a4, t4
    xor t4, a3, s0
    xor a6, a6, t1
    xor t1, t0, t3
    xor t1, t4, t1
    xor t3, t6, t1
    xor t5, s1, a2
    xor t6, a3, t5
    xor t4, a0, t4
    slli a4, a7, 16
    srli a3, a7, 16
    or a4, a4, a3
    slli a3, t0, 16
    srli a2, t0, 16
    or a3, a3, a2
    srli a2, a3, 4
    lw a1, 176(sp)
    slli a0, a4, 4
    and a2, a2, a1
    lw s0, 180(sp)
    srli a4, a4, 4
    and a0, a0, s0
    or a2, a2, a0
    and a4, a4, a1
    slli a3, a3, 4
    and a3, a3, s0
    or a4, a4, a3
    xor a3, a7, a2
    xor a4, t0, a4
    slli a2, a5, 16
    srli a0, a5, 16
    or a2, a2, a0
    slli a0, t3, 16
    srli s1, t3, 16
    or a0, a0, s1
    not a0, a0
    srli s1, a0, 4
    and s1, s1, a1
    not a2, a2
    slli s2, a2, 4
    and s2, s2, s0
    or s1, s1, s2
    srli a2, a2, 4
    and a2, a2, a1
    slli a0, a0, 4
    and a0, a0, s0
    or a2, a2, a0
    xor a0, a5, s1
    xor a2, t3, a2
    lw s1, 208(sp)
    srli s4, t4, 16
    slli s2, s1, 16
    srli s3, s1, 16
    or s2, s2, s3
    slli s3, t4, 16
    or s3, s3, s4
    not s3, s3
    srli s4, s3, 4
    and s4, s4, a1
    not s2, s2
    slli s5, s2, 4
    and s5, s5, s0
    or s4, s4, s5
    srli s2, s2, 4
    and s2, s2, a1
    slli s3, s3, 4
    and s3, s3, s0
    or s2, s2, s3
    xor s3, s1, s4
    xor s2, t4, s2
    lw s4, 200(sp)
    srli s7, t6, 16
    slli s5, s4, 16
    srli s6, s4, 16
    or s5, s5, s6
    slli s6, t6, 16
    or s6, s6, s7
    srli s7, s6, 4
    and s7, s7, a1
    slli s8, s5, 4
    and s8, s8, s0
    or s7, s7, s8
    srli s5, s5, 4
    and s5, s5, a1
    slli s6, s6, 4
    and s6, s6, s0
    or s5, s5, s6
    xor s6, s4, s7
    xor s5, t6, s5
    lw s7, 192(sp)
    srli s10, t2, 16
    slli s8, s7, 16
    srli s9, s7, 16
    or s8, s8, s9
    slli s9, t2, 16
    or s9, s9, s10
    srli s10, s9, 4
    and s10, s10, a1
    slli s11, s8, 4
    and s11, s11, s0
    or s10, s10, s11
    srli s8, s8, 4
    and s8, s8, a1
    slli s9, s9, 4
    and s9, s9, s0
    or s8, s8, s9
    xor s9, s7, s10
    xor s8, t2, s8
    lw s10, 184(sp)
    srli s7, t5, 16
    slli s11, s10, 16
    srli ra, s10, 16
    or s11, s11, ra
    slli ra, t5, 16
    or s7, ra, s7
    not s7, s7
    srli ra, s7, 4
    and ra, ra, a1
    not s11, s11
    slli s4, s11, 4
    and s4, s4, s0
    or s4, ra, s4
    srli s11, s11, 4
    and s11, s11, a1
    slli s7, s7, 4
    and s7, s7, s0
    or s7, s11, s7
    xor s4, s10, s4
    xor s7, t5, s7
    lw s11, 196(sp)
    srli s1, a6, 16
    slli ra, s11, 16
    srli s10, s11, 16
    or s10, ra, s10
    slli ra, a6, 16
    or s1, ra, s1
    not s1, s1
    srli ra, s1, 4
    and ra, ra, a1
    not s10, s10
    sw t0, 188(sp)
    slli t0, s10, 4
    and t0, t0, s0
    or t0, ra, t0
    srli s10, s10, 4
    and s10, s10, a1
    slli s1, s1, 4
    and s1, s1, s0
    or s1, s10, s1
    xor t0, s11, t0
    xor s1, a6, s1
    lw s10, 204(sp)
    sw a7, 212(sp)
    slli ra, s10, 16
    srli a7, s10, 16
    or a7, ra, a7
    slli ra, t1, 16
    sw t3, 216(sp)
    srli t3, t1, 16
    or t3, ra, t3
    srli ra, t3, 4
    and ra, ra, a1
    sw a0, 220(sp)
    slli a0, a7, 4
    and a0, a0, s0
    or a0, ra, a0
    srli a7, a7, 4
    and a7, a7, a1
    slli t3, t3, 4
    and t3, t3, s0
    or a7, a7, t3
    xor t3, s10, a0
    xor a7, t1, a7
    xor a0, s11, a3
    xor a6, a6, a4
    xor a0, a0, s1
    xor a6, a6, t0
    lw s11, 208(sp)
    xor t4, t4, a4
    xor s11, s11, a3
    xor s11, s11, s2
    xor t4, t4, s3
    xor t0, s11, t0
    xor t4, t4, s1
    xor s1, s10, s3
    xor t1, t1, s2
    xor s1, s1, a7
    xor t1, t1, t3
    lw s2, 200(sp)
    xor t6, t6, a4
    xor s2, s2, a3
    xor s2, s2, s5
    xor t6, t6, s6
    xor t3, s2, t3
    xor a7, t6, a7
    lw t6, 192(sp)
    xor t2, t2, a4
    xor t6, t6, a3
    xor t6, t6, s6
    xor t2, t2, s5
    xor t6, t6, s8
    xor t2, t2, s9
    lw s2, 184(sp)
    xor t5, t5, s8
    xor s2, s2, s9
    xor s2, s2, s7
    xor t5, t5, s4
    xor a5, a5, a2
    lw s3, 216(sp)
    lw s5, 220(sp)
    xor a5, a5, s4
    xor s3, s3, s5
    lw s4, 212(sp)
    xor s3, s3, s7
    xor a4, s4, a4
    lw s4, 188(sp)
    xor a4, a4, s5
    xor a3, s4, a3
    lw s4, 72(sp)
    xor a3, a3, a2
    lw s5, 0(s4)
    lw a2, 4(s4)
    xor a0, a0, s5
    lw s5, 8(s4)
    xor a6, a6, a2
    lw a2, 12(s4)
    xor t0, t0, s5
    lw s5, 16(s4)
    xor t4, t4, a2
    lw a2, 20(s4)
    xor s1, s1, s5
    lw s5, 24(s4)
    xor t1, t1, a2
    lw a2, 28(s4)
    xor t3, t3, s5
    lw s5, 32(s4)
    xor a7, a7, a2
    lw a2, 36(s4)
    xor t6, t6, s5
    lw s5, 40(s4)
    xor t2, t2, a2
    lw a2, 44(s4)
    xor s2, s2, s5
    lw s5, 48(s4)
    xor t5, t5, a2
    lw a2, 52(s4)
    xor a5, a5, s5
    lw s5, 56(s4)
    xor a2, s3, a2
    lw s3, 60(s4)
    xor a4, a4, s5
    xor a3, a3, s3
    # round 4 (aes.dsl:47)
    xor a0, a0, s2
    xor s3, t0, s2
    xor t3, t3, a4
    xor t6, t6, t3
    xor s5, t3, s3
    xor s6, a5, t6
    xor s1, s1, s3
    xor t6, t6, s1
    and s7, a5, t3
    xor s8, a0, s6
    xor a4, a4, s8
    xor a0, a0, s5
    xor s9, s6, t6
    xor t0, t0, s9
    xor s10, t3, t0
    xor s11, a5, a0
    or ra, s1, t0
    xor s4, t3, a4
    and s0, s9, s10
    xor a1, t6, s11
    xor s7, s0, s7
    sw t1, 220(sp)
    xor t1, a4, s3
    xor s2, s2, s7
    xor s0, s0, ra
    and ra, s4, a0
    sw a2, 188(sp)
    xor a2, s10, t1
    xor s3, s3, s10
    xor s2, ra, s2
    sw t2, 212(sp)
    or t2, a4, s11
    xor s7, t2, s7
    sw a7, 216(sp)
    and a7, t6, a2
    xor t2, s0, t2
    xor a7, a7, t2
    and t2, s3, a1
    xor a7, s8, a7
    xor t2, t2, s7
    xor s7, a7, t2
    sw a3, 184(sp)
    and a3, s8, s5
    sw t4, 192(sp)
    and t4, s6, t1
    xor t4, s0, t4
    xor t4, ra, t4
    and s0, t4, s7
    xor a3, a3, s2
    xor s2, s0, a3
    and s2, t2, s2
    xor ra, t4, a3
    or t4, t4, s2
    xor s2, s7, s2
    and s7, a7, ra
    xor t2, t2, s7
    and t2, a3, t2
    or a7, a7, t2
    xor a7, s0, a7
    and a3, s6, a7
    xor t2, ra, t2
    and a1, a1, t2
    and t1, t1, a7
    xor s0, s2, t2
    xor t4, s7, t4
    and s6, s8, s2
    xor s7, a7, t4
    and s8, s9, s7
    and t6, t6, t4
    and s5, s5, s2
    xor a7, a7, s2
    xor s2, t4, t2
    and s1, s1, s0
    and a0, a0, a7
    and s9, s11, s2
    and a7, s4, a7
    xor s4, s7, s0
    xor a0, s8, a0
    and a4, a4, s2
    xor s2, a0, s6
    and a5, a5, s4
    xor s2, a5, s2
    and t4, a2, t4
    and t0, t0, s0
    and t2, s3, t2
    xor a4, a7, a4
    xor t0, t1, t0
    xor a3, a0, a3
    and a2, s10, s7
    xor t2, s2, t2
    xor a4, t2, a4
    xor t1, t1, t4
    xor t4, a4, s1
    and t3, t3, s4
    xor t6, t4, t6
    xor a1, t6, a1
    xor a0, s8, s9
    xor t6, t6, a0
    xor a7, a7, a2
    xor t4, t4, a3
    xor a7, t0, a7
    xor t0, t3, t0
    xor t3, t6, s5
    xor t1, t2, t1
    xor t0, t4, t0
    xor t0, t3, t0
    xor t2, a4, t0
    xor a5, a5, a1
    xor t6, t6, a5
    xor t3, s2, t3
    xor a6, a6, t5
    lw a4, 192(sp)
    lw a2, 216(sp)
    xor a3, a4, t5
    lw a1, 184(sp)
    lw a0, 212(sp)
    xor a2, a2, a1
    xor a0, a0, a2
    xor s0, a2, a3
    lw s1, 188(sp)
    lw s3, 220(sp)
    xor s2, s1, a0
    xor s3, s3, a3
    xor a0, a0, s3
    and s4, s1, a2
    xor s5, a6, s2
    xor a1, a1, s5
    xor a6, a6, s0
    xor s6, s2, a0
    xor a4, a4, s6
    xor s7, a2, a4
    xor s8, s1, a6
    or s9, s3, a4
    xor s10, a2, a1
    and s11, s6, s7
    xor ra, a0, s8
    xor s4, s11, s4
    sw t3, 192(sp)
    xor t3, a1, a3
    xor t5, t5, s4
    xor s9, s11, s9
    and s11, s10, a6
    sw t0, 184(sp)
    xor t0, s7, t3
    xor a3, a3, s7
    xor t5, s11, t5
    sw t6, 220(sp)
    or t6, a1, s8
    xor s4, t6, s4
    sw t2, 212(sp)
    and t2, a0, t0
    xor t6, s9, t6
    xor t2, t2, t6
    and t6, a3, ra
    xor t2, s5, t2
    xor t6, t6, s4
    xor s4, t2, t6
    sw a5, 216(sp)
    and a5, s5, s0
    sw a7, 200(sp)
    and a7, s2, t3
    xor a7, s9, a7
    xor a7, s11, a7
    and s9, a7, s4
    xor a5, a5, t5
    xor t5, s9, a5
    and t5, t6, t5
    xor s11, a7, a5
    or a7, a7, t5
    xor t5, s4, t5
    and s4, t2, s11
    xor t6, t6, s4
    and a5, a5, t6
    or t2, t2, a5
    xor t2, s9, t2
    and t6, s2, t2
    xor a5, s11, a5
    and s2, ra, a5
    and t3, t3, t2
    xor s9, t5, a5
    xor a7, s4, a7
    and s4, s5, t5
    xor s5, t2, a7
    and s6, s6, s5
    and a0, a0, a7
    and s0, s0, t5
    xor t2, t2, t5
    xor t5, a7, a5
    and s3, s3, s9
    and a6, a6, t2
    and s8, s8, t5
    and t2, s10, t2
    xor s10, s5, s9
    xor a6, s6, a6
    and t5, a1, t5
    xor a1, a6, s4
    and s1, s1, s10
    xor a1, s1, a1
    and a7, t0, a7
    and t0, a4, s9
    and a5, a3, a5
    xor t5, t2, t5
    xor t0, t3, t0
    xor a6, a6, t6
    and t6, s7, s5
    xor a5, a1, a5
    xor t5, a5, t5
    xor a7, t3, a7
    xor t3, t5, s3
    and a4, a2, s10
    xor a3, t3, a0
    xor a2, a3, s2
    xor a0, s6, s8
    xor a3, a3, a0
    xor t2, t2, t6
    xor a6, t3, a6
    xor t2, t0, t2
    xor t0, a4, t0
    xor t3, a3, s0
    xor a5, a5, a7
    xor a7, a6, t0
    xor a7, t3, a7
    xor t0, t5, a7
    xor t5, s1, a2
    xor t6, a3, t5
    xor t3, a1, t3
    slli a4, t4, 24
    srli a3, t4, 8
    or a4, a4, a3
    slli a3, a6, 24
    srli a2, a6, 8
    or a3, a3, a2
    srli a2, a3, 4
    lw a1, 176(sp)
    slli a0, a4, 4
    and a2, a2, a1
    lw s0, 180(sp)
    srli a4, a4, 4
    and a0, a0, s0
    or a2, a2, a0
    and a4, a4, a1
    slli a3, a3, 4
    and a3, a3, s0
    or a4, a4, a3
    xor a3, t4, a2
    xor a4, a6, a4
    slli a2, t1, 24
    srli a0, t1, 8
    or a2, a2, a0
    slli a0, a5, 24
    srli s1, a5, 8
    or a0, a0, s1
    not a0, a0
    srli s1, a0, 4
    and s1, s1, a1
    not a2, a2
    slli s2, a2, 4
    and s2, s2, s0
    or s1, s1, s2
    srli a2, a2, 4
    and a2, a2, a1
    slli a0, a0, 4
    and a0, a0, s0
    or a2, a2, a0
    xor a0, t1, s1
    xor a2, a5, a2
    lw s1, 200(sp)
    srli s4, t2, 8
    slli s2, s1, 24
    srli s3, s1, 8
    or s2, s2, s3
    slli s3, t2, 24
    or s3, s3, s4
    srli s4, s3, 4
    and s4, s4, a1
    slli s5, s2, 4
    and s5, s5, s0
    or s4, s4, s5
    srli s2, s2, 4
    and s2, s2, a1
    slli s3, s3, 4
    and s3, s3, s0
    or s2, s2, s3
    xor s3, s1, s4
    xor s2, t2, s2
    lw s4, 216(sp)
    srli s7, t5, 8
    slli s5, s4, 24
    srli s6, s4, 8
    or s5, s5, s6
    slli s6, t5, 24
    or s6, s6, s7
    not s6, s6
    srli s7, s6, 4
    and s7, s7, a1
    not s5, s5
    slli s8, s5, 4
    and s8, s8, s0
    or s7, s7, s8
    srli s5, s5, 4
    and s5, s5, a1
    slli s6, s6, 4
    and s6, s6, s0
    or s5, s5, s6
    xor s6, s4, s7
    xor s5, t5, s5
    lw s7, 212(sp)
    srli s10, t0, 8
    slli s8, s7, 24
    srli s9, s7, 8
    or s8, s8, s9
    slli s9, t0, 24
    or s9, s9, s10
    not s9, s9
    srli s10, s9, 4
    and s10, s10, a1
    not s8, s8
    slli s11, s8, 4
    and s11, s11, s0
    or s10, s10, s11
    srli s8, s8, 4
    and s8, s8, a1
    slli s9, s9, 4
    and s9, s9, s0
    or s8, s8, s9
    xor s9, s7, s10
    xor s8, t0, s8
    lw s10, 220(sp)
    srli s7, t6, 8
    slli s11, s10, 24
    srli ra, s10, 8
    or s11, s11, ra
    slli ra, t6, 24
    or s7, ra, s7
    srli ra, s7, 4
    and ra, ra, a1
    slli s4, s11, 4
    and s4, s4, s0
    or s4, ra, s4
    srli s11, s11, 4
    and s11, s11, a1
    slli s7, s7, 4
    and s7, s7, s0
    or s7, s11, s7
    xor s4, s10, s4
    xor s7, t6, s7
    lw s11, 184(sp)
    srli s10, a7, 8
    slli ra, s11, 24
    srli s1, s11, 8
    or s1, ra, s1
    slli ra, a7, 24
    or s10, ra, s10
    srli ra, s10, 4
    and ra, ra, a1
    sw a6, 188(sp)
    slli a6, s1, 4
    and a6, a6, s0
    or a6, ra, a6
    srli s1, s1, 4
    and s1, s1, a1
    slli s10, s10, 4
    and s10, s10, s0
    or s1, s1, s10
    xor a6, s11, a6
    xor s1, a7, s1
    lw s10, 192(sp)
    sw t4, 204(sp)
    slli ra, s10, 24
    srli t4, s10, 8
    or t4, ra, t4
    slli ra, t3, 24
    sw t0, 208(sp)
    srli t0, t3, 8
    or t0, ra, t0
    not t0, t0
    srli ra, t0, 4
    and ra, ra, a1
    not t4, t4
    sw s9, 196(sp)
    slli s9, t4, 4
    and s9, s9, s0
    or s9, ra, s9
    srli t4, t4, 4
    and t4, t4, a1
    slli t0, t0, 4
    and t0, t0, s0
    or t0, t4, t0
    xor t4, s10, s9
    xor t0, t3, t0
    slli s9, a2, 16
    srli ra, a2, 16
    or s9, s9, ra
    slli ra, a0, 16
    srli s0, a0, 16
    or s0, ra, s0
    xor t1, t1, a3
    xor a5, a5, a4
    xor t1, t1, s9
    xor a5, a5, s0
    slli s0, t0, 16
    srli s9, t0, 16
    or s0, s0, s9
    slli s9, t4, 16
    srli ra, t4, 16
    or s9, s9, ra
    xor s10, s10, a3
    xor t3, t3, a4
    xor a0, s10, a0
    xor t3, t3, a2
    xor a2, a0, s0
    xor t3, t3, s9
    slli a0, s1, 16
    srli s0, s1, 16
    or a0, a0, s0
    slli s0, a6, 16
    srli s9, a6, 16
    or s0, s0, s9
    xor a0, s11, a0
    xor a7, a7, s0
    xor t4, a0, t4
    xor a7, a7, t0
    slli t0, s7, 16
    srli a0, s7, 16
    or t0, t0, a0
    slli a0, s4, 16
    srli s0, s4, 16
    or a0, a0, s0
    lw s0, 220(sp)
    xor t6, t6, a4
    xor s0, s0, a3
    xor t0, s0, t0
    xor t6, t6, a0
    xor a6, t0, a6
    xor t0, t6, s1
    slli t6, s2, 16
    srli a0, s2, 16
    or t6, t6, a0
    slli a0, s3, 16
    srli s0, s3, 16
    or a0, a0, s0
    lw s0, 200(sp)
    xor t2, t2, a4
    xor s0, s0, a3
    xor t6, s0, t6
    xor t2, t2, a0
    xor t6, t6, s4
    xor t2, t2, s7
    slli a0, s5, 16
    srli s0, s5, 16
    or a0, a0, s0
    slli s0, s6, 16
    srli s1, s6, 16
    or s0, s0, s1
    lw s1, 216(sp)
    xor t5, t5, s2
    xor s1, s1, s3
    xor a0, s1, a0
    xor t5, t5, s0
    slli s0, s8, 16
    srli s1, s8, 16
    or s0, s0, s1
    lw s1, 196(sp)
    lw s4, 208(sp)
    slli s2, s1, 16
    srli s3, s1, 16
    or s2, s2, s3
    lw s3, 212(sp)
    xor s4, s4, s5
    xor s3, s3, s6
    xor s0, s3, s0
    xor s2, s4, s2
    slli s3, a4, 16
    srli a4, a4, 16
    or a4, s3, a4
    slli s3, a3, 16
    srli a3, a3, 16
    or a3, s3, a3
    lw s3, 204(sp)
    xor a4, s3, a4
    lw s3, 188(sp)
    xor a4, a4, s1
    xor a3, s3, a3
    lw s1, 72(sp)
    xor a3, a3, s8
    lw s3, 64(s1)
    lw s4, 68(s1)
    xor t1, t1, s3
    lw s3, 72(s1)
    xor a5, a5, s4
    lw s4, 76(s1)
    xor a2, a2, s3
    lw s3, 80(s1)
    xor t3, t3, s4
    lw s4, 84(s1)
    xor t4, t4, s3
    lw s3, 88(s1)
    xor a7, a7, s4
    lw s4, 92(s1)
    xor a6, a6, s3
    lw s3, 96(s1)
    xor t0, t0, s4
    lw s4, 100(s1)
    xor t6, t6, s3
    lw s3, 104(s1)
    xor t2, t2, s4
    lw s4, 108(s1)
    xor a0, a0, s3
    lw s3, 112(s1)
    xor t5, t5, s4
    lw s4, 116(s1)
    xor s0, s0, s3
    lw s3, 120(s1)
    xor s2, s2, s4
    lw s4, 124(s1)
    xor a4, a4, s3
    xor a3, a3, s4
    # round 5 (aes.dsl:47)
    xor t1, t1, a0
    xor s3, a2, a0
    xor a6, a6, a4
    xor t6, t6, a6
    xor s4, a6, s3
    xor s5, s0, t6
    xor t4, t4, s3
    xor t6, t6, t4
    and s6, s0, a6
    xor s7, t1, s5
    xor a4, a4, s7
    xor t1, t1, s4
    xor s8, s5, t6
    xor a2, a2, s8
    xor s9, a6, a2
    xor s10, s0, t1
    or s11, t4, a2
    xor ra, a6, a4
    and s1, s8, s9
    xor a1, t6, s10
    xor s6, s1, s6
    sw a7, 196(sp)
    xor a7, a4, s3
    xor a0, a0, s6
    xor s1, s1, s11
    and s11, ra, t1
    sw s2, 188(sp)
    xor s2, s9, a7
    xor s3, s3, s9
    xor a0, s11, a0
    sw t2, 204(sp)
    or t2, a4, s10
    xor s6, t2, s6
    sw t0, 208(sp)
    and t0, t6, s2
    xor t2, s1, t2
    xor t0, t0, t2
    and t2, s3, a1
    xor t0, s7, t0
    xor t2, t2, s6
    xor s6, t0, t2
    sw a3, 212(sp)
    and a3, s7, s4
    sw t3, 216(sp)
    and t3, s5, a7
    xor t3, s1, t3
    xor t3, s11, t3
    and s1, t3, s6
    xor a3, a3, a0
    xor a0, s1, a3
    and a0, t2, a0
    xor s11, t3, a3
    or t3, t3, a0
    xor a0, s6, a0
    and s6, t0, s11
    xor t2, t2, s6
    and t2, a3, t2
    or t0, t0, t2
    xor t0, s1, t0
    and a3, s5, t0
    xor t2, s11, t2
    and a1, a1, t2
    and a7, a7, t0
    xor s1, a0, t2
    xor t3, s6, t3
    and s5, s7, a0
    xor s6, t0, t3
    and s7, s8, s6
    and t6, t6, t3
    and s4, s4, a0
    xor t0, t0, a0
    xor a0, t3, t2
    and t4, t4, s1
    and t1, t1, t0
    and s8, s10, a0
    and t0, ra, t0
    xor s10, s6, s1
    xor t1, s7, t1
    and a4, a4, a0
    xor a0, t1, s5
    and s0, s0, s10
    xor a0, s0, a0
    and t3, s2, t3
    and a2, a2, s1
    and t2, s3, t2
    xor a4, t0, a4
    xor a2, a7, a2
    xor t1, t1, a3
    and a3, s9, s6
    xor t2, a0, t2
    xor a4, t2, a4
    xor a7, a7, t3
    xor t3, a4, t4
    and a6, a6, s10
    xor t4, t3, t6
    xor t6, t4, a1
    xor a1, s7, s8
    xor t4, t4, a1
    xor t0, t0, a3
    xor t1, t3, t1
    xor t0, a2, t0
    xor a6, a6, a2
    xor t3, t4, s4
    xor a7, t2, a7
    xor a6, t1, a6
    xor a6, t3, a6
    xor t2, a4, a6
    xor t6, s0, t6
    xor t4, t4, t6
    xor t3, a0, t3
    xor a5, a5, t5
    lw a4, 216(sp)
    lw a2, 208(sp)
    xor a3, a4, t5
    lw a1, 212(sp)
    lw a0, 204(sp)
    xor a2, a2, a1
    xor a0, a0, a2
    xor s0, a2, a3
    lw s1, 188(sp)
    lw s3, 196(sp)
    xor s2, s1, a0
    xor s3, s3, a3
    xor a0, a0, s3
    and s4, s1, a2
    xor s5, a5, s2
    xor a1, a1, s5
    xor a5, a5, s0
    xor s6, s2, a0
    xor a4, a4, s6
    xor s7, a2, a4
    xor s8, s1, a5
    or s9, s3, a4
    xor s10, a2, a1
    and s11, s6, s7
    xor ra, a0, s8
    xor s4, s11, s4
    sw a6, 216(sp)
    xor a6, a1, a3
    xor t5, t5, s4
    xor s9, s11, s9
    and s11, s10, a5
    sw a7, 212(sp)
    xor a7, s7, a6
    xor a3, a3, s7
    xor t5, s11, t5
    sw t6, 196(sp)
    or t6, a1, s8
    xor s4, t6, s4
    sw t0, 204(sp)
    and t0, a0, a7
    xor t6, s9, t6
    xor t0, t0, t6
    and t6, a3, ra
    xor t0, s5, t0
    xor t6, t6, s4
    xor s4, t0, t6
    sw t4, 208(sp)
    and t4, s5, s0
    sw t3, 200(sp)
    and t3, s2, a6
    xor t3, s9, t3
    xor t3, s11, t3
    and s9, t3, s4
    xor t4, t4, t5
    xor t5, s9, t4
    and t5, t6, t5
    xor s11, t3, t4
    or t3, t3, t5
    xor t5, s4, t5
    and s4, t0, s11
    xor t6, t6, s4
    and t4, t4, t6
    or t0, t0, t4
    xor t0, s9, t0
    and t6, s2, t0
    xor t4, s11, t4
    and s2, ra, t4
    and a6, a6, t0
    xor s9, t5, t4
    xor t3, s4, t3
    and s4, s5, t5
    xor s5, t0, t3
    and s6, s6, s5
    and a0, a0, t3
    and s0, s0, t5
    xor t0, t0, t5
    xor t5, t3, t4
    and s3, s3, s9
    and a5, a5, t0
    and s8, s8, t5
    and t0, s10, t0
    xor s10, s5, s9
    xor a5, s6, a5
    and t5, a1, t5
    xor a1, a5, s4
    and s1, s1, s10
    xor a1, s1, a1
    and a7, a7, t3
    and t3, a4, s9
    and t4, a3, t4
    xor t5, t0, t5
    xor t3, a6, t3
    xor a5, a5, t6
    and t6, s7, s5
    xor t4, a1, t4
    xor t5, t4, t5
    xor a6, a6, a7
    xor a7, t5, s3
    and a4, a2, s10
    xor a3, a7, a0
    xor a2, a3, s2
    xor a0, s6, s8
    xor a3, a3, a0
    xor t0, t0, t6
    xor a5, a7, a5
    xor a7, t3, t0
    xor t0, a4, t3
    xor t3, a3, s0
    xor a6, t4, a6
    xor t0, a5, t0
    xor t0, t3, t0
    xor t4, t5, t0
    xor t5, s1, a2
    xor t6, a3, t5
    xor t3, a1, t3
    srli a4, a5, 4
    lw a3, 176(sp)
    slli a2, t1, 4
    and a4, a4, a3
    lw a1, 180(sp)
    slli a0, a5, 4
    and a2, a2, a1
    or a4, a4, a2
    srli a2, t1, 4
    and a2, a2, a3
    and a0, a0, a1
    or a2, a2, a0
    xor a4, t1, a4
    xor a2, a5, a2
    not a0, t4
    srli s0, a0, 4
    and s0, s0, a3
    not s1, t2
    slli s2, s1, 4
    and s2, s2, a1
    or s0, s0, s2
    srli s1, s1, 4
    and s1, s1, a3
    slli a0, a0, 4
    and a0, a0, a1
    or a0, s1, a0
    xor s0, t2, s0
    xor a0, t4, a0
    not s1, t3
    srli s2, s1, 4
    and s2, s2, a3
    lw s3, 200(sp)
    slli s1, s1, 4
    not s4, s3
    slli s5, s4, 4
    and s5, s5, a1
    or s2, s2, s5
    srli s4, s4, 4
    and s4, s4, a3
    and s1, s1, a1
    or s1, s4, s1
    xor s2, s3, s2
    xor s1, t3, s1
    srli s4, t6, 4
    and s4, s4, a3
    lw s5, 208(sp)
    slli s7, t6, 4
    slli s6, s5, 4
    and s6, s6, a1
    or s4, s4, s6
    srli s6, s5, 4
    and s6, s6, a3
    and s7, s7, a1
    or s6, s6, s7
    xor s4, s5, s4
    xor s6, t6, s6
    srli s7, a7, 4
    and s7, s7, a3
    lw s8, 204(sp)
    slli s10, a7, 4
    slli s9, s8, 4
    and s9, s9, a1
    or s7, s7, s9
    srli s9, s8, 4
    and s9, s9, a3
    and s10, s10, a1
    or s9, s9, s10
    xor s7, s8, s7
    xor s9, a7, s9
    not s10, t5
    srli s11, s10, 4
    and s11, s11, a3
    lw ra, 196(sp)
    slli s10, s10, 4
    not s8, ra
    slli s5, s8, 4
    and s5, s5, a1
    or s5, s11, s5
    srli s8, s8, 4
    and s8, s8, a3
    and s10, s10, a1
    or s8, s8, s10
    xor s5, ra, s5
    xor s8, t5, s8
    not s10, a6
    srli s11, s10, 4
    and s11, s11, a3
    lw ra, 212(sp)
    sw a5, 188(sp)
    not a5, ra
    sw t1, 220(sp)
    slli t1, a5, 4
    and t1, t1, a1
    or t1, s11, t1
    srli a5, a5, 4
    and a5, a5, a3
    slli s10, s10, 4
    and s10, s10, a1
    or a5, a5, s10
    xor t1, ra, t1
    xor a5, a6, a5
    srli s10, t0, 4
    and s10, s10, a3
    lw s11, 216(sp)
    sw t4, 184(sp)
    slli t4, s11, 4
    and t4, t4, a1
    or t4, s10, t4
    srli s10, s11, 4
    and s10, s10, a3
    slli a3, t0, 4
    and a3, a3, a1
    or a3, s10, a3
    xor t4, s11, t4
    xor a3, t0, a3
    xor s10, ra, a4
    xor a6, a6, a2
    xor s10, s10, a5
    xor a6, a6, t1
    xor s3, s3, a4
    xor t3, t3, a2
    xor s3, s3, s1
    xor t3, t3, s2
    xor t1, s3, t1
    xor a5, t3, a5
    xor t3, s11, s2
    xor t0, t0, s1
    xor t3, t3, a3
    xor t0, t0, t4
    lw s1, 208(sp)
    xor t6, t6, a2
    xor s1, s1, a4
    xor s1, s1, s6
    xor t6, t6, s4
    xor t4, s1, t4
    xor t6, t6, a3
    lw a3, 204(sp)
    xor a7, a7, a2
    xor a3, a3, a4
    xor a3, a3, s4
    xor a7, a7, s6
    xor a3, a3, s9
    xor a7, a7, s7
    lw s1, 196(sp)
    xor t5, t5, s9
    xor s1, s1, s7
    xor s1, s1, s8
    xor t5, t5, s5
    xor t2, t2, a0
    lw s2, 184(sp)
    xor t2, t2, s5
    xor s2, s2, s0
    lw s3, 220(sp)
    xor s2, s2, s8
    xor a2, s3, a2
    lw s3, 188(sp)
    xor a2, a2, s0
    xor a4, s3, a4
    lw s0, 72(sp)
    xor a4, a4, a0
    lw s3, 128(s0)
    lw a0, 132(s0)
    xor s3, s10, s3
    lw s4, 136(s0)
    xor a6, a6, a0
    lw a0, 140(s0)
    xor t1, t1, s4
    lw s4, 144(s0)
    xor a5, a5, a0
    lw a0, 148(s0)
    xor t3, t3, s4
    lw s4, 152(s0)
    xor t0, t0, a0
    lw a0, 156(s0)
    xor t4, t4, s4
    lw s4, 160(s0)
    xor t6, t6, a0
    lw a0, 164(s0)
    xor a3, a3, s4
    lw s4, 168(s0)
    xor a7, a7, a0
    lw a0, 172(s0)
    xor s1, s1, s4
    lw s4, 176(s0)
    xor t5, t5, a0
    lw a0, 180(s0)
    xor t2, t2, s4
    lw s4, 184(s0)
    xor a0, s2, a0
    lw s2, 188(s0)
    xor a2, a2, s4
    xor a4, a4, s2
    # round 6 (aes.dsl:47)
    xor s2, s3, s1
    xor s3, t1, s1
    xor t4, t4, a2
    xor a3, a3, t4
    xor s4, t4, s3
    xor s5, t2, a3
    xor t3, t3, s3
    xor a3, a3, t3
    and s6, t2, t4
    xor s7, s2, s5
    xor a2, a2, s7
    xor s2, s2, s4
    xor s8, s5, a3
    xor t1, t1, s8
    xor s9, t4, t1
    xor s10, t2, s2
    or s11, t3, t1
    xor ra, t4, a2
    and s0, s8, s9
    xor a1, a3, s10
    xor s6, s0, s6
    sw t0, 188(sp)
    xor t0, a2, s3
    xor s1, s1, s6
    xor s0, s0, s11
    and s11, ra, s2
    sw a0, 220(sp)
    xor a0, s9, t0
    xor s3, s3, s9
    xor s1, s11, s1
    sw a7, 184(sp)
    or a7, a2, s10
    xor s6, a7, s6
    sw t6, 196(sp)
    and t6, a3, a0
    xor a7, s0, a7
    xor a7, t6, a7
    and t6, s3, a1
    xor a7, s7, a7
    xor t6, t6, s6
    xor s6, a7, t6
    sw a4, 204(sp)
    and a4, s7, s4
    sw a5, 208(sp)
    and a5, s5, t0
    xor a5, s0, a5
    xor a5, s11, a5
    and s0, a5, s6
    xor a4, a4, s1
    xor s1, s0, a4
    and s1, t6, s1
    xor s11, a5, a4
    or a5, a5, s1
    xor s1, s6, s1
    and s6, a7, s11
    xor t6, t6, s6
    and t6, a4, t6
    or a7, a7, t6
    xor a7, s0, a7
    and a4, s5, a7
    xor t6, s11, t6
    and a1, a1, t6
    and t0, t0, a7
    xor s0, s1, t6
    xor a5, s6, a5
    and s5, s7, s1
    xor s6, a7, a5
    and s7, s8, s6
    and a3, a3, a5
    and s4, s4, s1
    xor a7, a7, s1
    xor s1, a5, t6
    and t3, t3, s0
    and s2, s2, a7
    and s8, s10, s1
    and a7, ra, a7
    xor s10, s6, s0
    xor s2, s7, s2
    and a2, a2, s1
    xor s1, s2, s5
    and t2, t2, s10
    xor s1, t2, s1
    and a5, a0, a5
    and t1, t1, s0
    and t6, s3, t6
    xor a2, a7, a2
    xor t1, t0, t1
    xor a4, s2, a4
    and a0, s9, s6
    xor t6, s1, t6
    xor a2, t6, a2
    xor a5, t0, a5
    xor t0, a2, t3
    and t3, t4, s10
    xor t4, t0, a3
    xor a3, t4, a1
    xor a1, s7, s8
    xor t4, t4, a1
    xor a7, a7, a0
    xor t0, t0, a4
    xor a7, t1, a7
    xor t1, t3, t1
    xor t3, t4, s4
    xor a5, t6, a5
    xor t1, t0, t1
    xor t1, t3, t1
    xor t6, a2, t1
    xor t2, t2, a3
    xor t4, t4, t2
    xor t3, s1, t3
    xor a6, a6, t5
    lw a4, 208(sp)
    lw a2, 196(sp)
    xor a3, a4, t5
    lw a1, 204(sp)
    lw a0, 184(sp)
    xor a2, a2, a1
    xor a0, a0, a2
    xor s0, a2, a3
    lw s1, 220(sp)
    lw s3, 188(sp)
    xor s2, s1, a0
    xor s3, s3, a3
    xor a0, a0, s3
    and s4, s1, a2
    xor s5, a6, s2
    xor a1, a1, s5
    xor a6, a6, s0
    xor s6, s2, a0
    xor a4, a4, s6
    xor s7, a2, a4
    xor s8, s1, a6
    or s9, s3, a4
    xor s10, a2, a1
    and s11, s6, s7
    xor ra, a0, s8
    xor s4, s11, s4
    sw t1, 208(sp)
    xor t1, a1, a3
    xor t5, t5, s4
    xor s9, s11, s9
    and s11, s10, a6
    sw a5, 204(sp)
    xor a5, s7, t1
    xor a3, a3, s7
    xor t5, s11, t5
    sw t2, 188(sp)
    or t2, a1, s8
    xor s4, t2, s4
    sw a7, 184(sp)
    and a7, a0, a5
    xor t2, s9, t2
    xor a7, a7, t2
    and t2, a3, ra
    xor a7, s5, a7
    xor t2, t2, s4
    xor s4, a7, t2
    sw t4, 196(sp)
    and t4, s5, s0
    sw t3, 216(sp)
    and t3, s2, t1
    xor t3, s9, t3
    xor t3, s11, t3
    and s9, t3, s4
    xor t4, t4, t5
    xor t5, s9, t4
    and t5, t2, t5
    xor s11, t3, t4
    or t3, t3, t5
    xor t5, s4, t5
    and s4, a7, s11
    xor t2, t2, s4
    and t2, t4, t2
    or a7, a7, t2
    xor a7, s9, a7
    and t4, s2, a7
    xor t2, s11, t2
    and s2, ra, t2
    and t1, t1, a7
    xor s9, t5, t2
    xor t3, s4, t3
    and s4, s5, t5
    xor s5, a7, t3
    and s6, s6, s5
    and a0, a0, t3
    and s0, s0, t5
    xor a7, a7, t5
    xor t5, t3, t2
    and s3, s3, s9
    and a6, a6, a7
    and s8, s8, t5
    and a7, s10, a7
    xor s10, s5, s9
    xor a6, s6, a6
    and t5, a1, t5
    xor a1, a6, s4
    and s1, s1, s10
    xor a1, s1, a1
    and a5, a5, t3
    and t3, a4, s9
    and t2, a3, t2
    xor t5, a7, t5
    xor t3, t1, t3
    xor a6, a6, t4
    and t4, s7, s5
    xor t2, a1, t2
    xor t5, t2, t5
    xor a5, t1, a5
    xor t1, t5, s3
    and a4, a2, s10
    xor a3, t1, a0
    xor a2, a3, s2
    xor a0, s6, s8
    xor a3, a3, a0
    xor a7, a7, t4
    xor a6, t1, a6
    xor a7, t3, a7
    xor t1, a4, t3
    xor t3, a3, s0
    xor a5, t2, a5
    xor t1, a6, t1
    xor t1, t3, t1
    xor t2, t5, t1
    xor t4, s1, a2
    xor t5, a3, t4
    xor t3, a1, t3
    slli a4, t0, 8
    srli a3, t0, 24
    or a4, a4, a3
    slli a3, a6, 8
    srli a2, a6, 24
    or a3, a3, a2
    srli a2, a3, 4
    lw a1, 176(sp)
    slli a0, a4, 4
    and a2, a2, a1
    lw s0, 180(sp)
    srli a4, a4, 4
    and a0, a0, s0
    or a2, a2, a0
    and a4, a4, a1
    slli a3, a3, 4
    and a3, a3, s0
    or a4, a4, a3
    xor a3, t0, a2
    xor a4, a6, a4
    slli a2, t6, 8
    srli a0, t6, 24
    or a2, a2, a0
    slli a0, t2, 8
    srli s1, t2, 24
    or a0, a0, s1
    not a0, a0
    srli s1, a0, 4
    and s1, s1, a1
    not a2, a2
    slli s2, a2, 4
    and s2, s2, s0
    or s1, s1, s2
    srli a2, a2, 4
    and a2, a2, a1
    slli a0, a0, 4
    and a0, a0, s0
    or a2, a2, a0
    xor a0, t6, s1
    xor a2, t2, a2
    lw s1, 216(sp)
    srli s4, t3, 24
    slli s2, s1, 8
    srli s3, s1, 24
    or s2, s2, s3
    slli s3, t3, 8
    or s3, s3, s4
    not s3, s3
    srli s4, s3, 4
    and s4, s4, a1
    not s2, s2
    slli s5, s2, 4
    and s5, s5, s0
    or s4, s4, s5
    srli s2, s2, 4
    and s2, s2, a1
    slli s3, s3, 4
    and s3, s3, s0
    or s2, s2, s3
    xor s3, s1, s4
    xor s2, t3, s2
    lw s4, 196(sp)
    srli s7, t5, 24
    slli s5, s4, 8
    srli s6, s4, 24
    or s5, s5, s6
    slli s6, t5, 8
    or s6, s6, s7
    srli s7, s6, 4
    and s7, s7, a1
    slli s8, s5, 4
    and s8, s8, s0
    or s7, s7, s8
    srli s5, s5, 4
    and s5, s5, a1
    slli s6, s6, 4
    and s6, s6, s0
    or s5, s5, s6
    xor s6, s4, s7
    xor s5, t5, s5
    lw s7, 184(sp)
    srli s10, a7, 24
    slli s8, s7, 8
    srli s9, s7, 24
    or s8, s8, s9
    slli s9, a7, 8
    or s9, s9, s10
    srli s10, s9, 4
    and s10, s10, a1
    slli s11, s8, 4
    and s11, s11, s0
    or s10, s10, s11
    srli s8, s8, 4
    and s8, s8, a1
    slli s9, s9, 4
    and s9, s9, s0
    or s8, s8, s9
    xor s9, s7, s10
    xor s8, a7, s8
    lw s10, 188(sp)
    srli s7, t4, 24
    slli s11, s10, 8
    srli ra, s10, 24
    or s11, s11, ra
    slli ra, t4, 8
    or s7, ra, s7
    not s7, s7
    srli ra, s7, 4
    and ra, ra, a1
    not s11, s11
    slli s4, s11, 4
    and s4, s4, s0
    or s4, ra, s4
    srli s11, s11, 4
    and s11, s11, a1
    slli s7, s7, 4
    and s7, s7, s0
    or s7, s11, s7
    xor s4, s10, s4
    xor s7, t4, s7
    lw s11, 204(sp)
    sw a6, 220(sp)
    slli ra, s11, 8
    srli s10, s11, 24
    or s10, ra, s10
    slli ra, a5, 8
    srli a6, a5, 24
    or a6, ra, a6
    not a6, a6
    srli ra, a6, 4
    and ra, ra, a1
    not s10, s10
    sw t0, 200(sp)
    slli t0, s10, 4
    and t0, t0, s0
    or t0, ra, t0
    srli s10, s10, 4
    and s10, s10, a1
    slli a6, a6, 4
    and a6, a6, s0
    or a6, s10, a6
    xor t0, s11, t0
    xor a6, a5, a6
    lw s10, 208(sp)
    sw t2, 212(sp)
    slli ra, s10, 8
    srli t2, s10, 24
    or t2, ra, t2
    slli ra, t1, 8
    sw t6, 192(sp)
    srli t6, t1, 24
    or t6, ra, t6
    srli ra, t6, 4
    and ra, ra, a1
    sw a0, 224(sp)
    slli a0, t2, 4
    and a0, a0, s0
    or a0, ra, a0
    srli t2, t2, 4
    and t2, t2, a1
    slli t6, t6, 4
    and t6, t6, s0
    or t2, t2, t6
    xor t6, s10, a0
    xor t2, t1, t2
    slli a0, a6, 16
    srli ra, a6, 16
    or a0, a0, ra
    slli ra, t0, 16
    srli s0, t0, 16
    or s0, ra, s0
    xor s11, s11, a3
    xor a5, a5, a4
    xor a0, s11, a0
    xor a5, a5, s0
    slli s0, s2, 16
    srli s11, s2, 16
    or s0, s0, s11
    slli s11, s3, 16
    srli ra, s3, 16
    or s11, s11, ra
    xor s1, s1, a3
    xor t3, t3, a4
    xor s0, s1, s0
    xor t3, t3, s11
    xor t0, s0, t0
    xor a6, t3, a6
    slli t3, t2, 16
    srli s0, t2, 16
    or t3, t3, s0
    slli s0, t6, 16
    srli s1, t6, 16
    or s0, s0, s1
    xor s1, s10, s3
    xor t1, t1, s2
    xor t3, s1, t3
    xor t1, t1, s0
    slli s0, s5, 16
    srli s1, s5, 16
    or s0, s0, s1
    slli s1, s6, 16
    srli s2, s6, 16
    or s1, s1, s2
    lw s2, 196(sp)
    xor t5, t5, a4
    xor s2, s2, a3
    xor s0, s2, s0
    xor t5, t5, s1
    xor t6, s0, t6
    xor t2, t5, t2
    slli t5, s8, 16
    srli s0, s8, 16
    or t5, t5, s0
    slli s0, s9, 16
    srli s1, s9, 16
    or s0, s0, s1
    lw s1, 184(sp)
    xor a7, a7, a4
    xor s1, s1, a3
    xor s1, s1, s6
    xor a7, a7, s5
    xor t5, s1, t5
    xor a7, a7, s0
    slli s0, s7, 16
    srli s1, s7, 16
    or s0, s0, s1
    slli s1, s4, 16
    srli s2, s4, 16
    or s1, s1, s2
    lw s2, 188(sp)
    xor t4, t4, s8
    xor s2, s2, s9
    xor s0, s2, s0
    xor t4, t4, s1
    slli s1, a2, 16
    srli s2, a2, 16
    or s1, s1, s2
    lw s2, 224(sp)
    slli s3, s2, 16
    srli s5, s2, 16
    or s3, s3, s5
    lw s5, 192(sp)
    xor s1, s5, s1
    lw s5, 212(sp)
    xor s1, s1, s4
    xor s3, s5, s3
    xor s3, s3, s7
    slli s4, a4, 16
    srli a4, a4, 16
    or a4, s4, a4
    slli s4, a3, 16
    srli a3, a3, 16
    or a3, s4, a3
    lw s4, 200(sp)
    xor a4, s4, a4
    lw s4, 220(sp)
    xor a4, a4, s2
    xor a3, s4, a3
    lw s2, 72(sp)
    xor a3, a3, a2
    lw s4, 192(s2)
    lw a2, 196(s2)
    xor a0, a0, s4
    lw s4, 200(s2)
    xor a5, a5, a2
    lw a2, 204(s2)
    xor t0, t0, s4
    lw s4, 208(s2)
    xor a6, a6, a2
    lw a2, 212(s2)
    xor t3, t3, s4
    lw s4, 216(s2)
    xor t1, t1, a2
    lw a2, 220(s2)
    xor t6, t6, s4
    lw s4, 224(s2)
    xor t2, t2, a2
    lw a2, 228(s2)
    xor t5, t5, s4
    lw s4, 232(s2)
    xor a7, a7, a2
    lw a2, 236(s2)
    xor s0, s0, s4
    lw s4, 240(s2)
    xor t4, t4, a2
    lw a2, 244(s2)
    xor s1, s1, s4
    lw s4, 248(s2)
    xor a2, s3, a2
    lw s3, 252(s2)
    xor a4, a4, s4
    xor a3, a3, s3
    # round 7 (aes.dsl:47)
    xor a0, a0, s0
    xor s3, t0, s0
    xor t6, t6, a4
    xor t5, t5, t6
    xor s4, t6, s3
    xor s5, s1, t5
    xor t3, t3, s3
    xor t5, t5, t3
    and s6, s1, t6
    xor s7, a0, s5
    xor a4, a4, s7
    xor a0, a0, s4
    xor s8, s5, t5
    xor t0, t0, s8
    xor s9, t6, t0
    xor s10, s1, a0
    or s11, t3, t0
    xor ra, t6, a4
    and s2, s8, s9
    xor a1, t5, s10
    xor s6, s2, s6
    sw t1, 224(sp)
    xor t1, a4, s3
    xor s0, s0, s6
    xor s2, s2, s11
    and s11, ra, a0
    sw a2, 220(sp)
    xor a2, s9, t1
    xor s3, s3, s9
    xor s0, s11, s0
    sw a7, 200(sp)
    or a7, a4, s10
    xor s6, a7, s6
    sw t2, 212(sp)
    and t2, t5, a2
    xor a7, s2, a7
    xor a7, t2, a7
    and t2, s3, a1
    xor a7, s7, a7
    xor t2, t2, s6
    xor s6, a7, t2
    sw a3, 192(sp)
    and a3, s7, s4
    sw a6, 188(sp)
    and a6, s5, t1
    xor a6, s2, a6
    xor a6, s11, a6
    and s2, a6, s6
    xor a3, a3, s0
    xor s0, s2, a3
    and s0, t2, s0
    xor s11, a6, a3
    or a6, a6, s0
    xor s0, s6, s0
    and s6, a7, s11
    xor t2, t2, s6
    and t2, a3, t2
    or a7, a7, t2
    xor a7, s2, a7
    and a3, s5, a7
    xor t2, s11, t2
    and a1, a1, t2
    and t1, t1, a7
    xor s2, s0, t2
    xor a6, s6, a6
    and s5, s7, s0
    xor s6, a7, a6
    and s7, s8, s6
    and t5, t5, a6
    and s4, s4, s0
    xor a7, a7, s0
    xor s0, a6, t2
    and t3, t3, s2
    and a0, a0, a7
    and s8, s10, s0
    and a7, ra, a7
    xor s10, s6, s2
    xor a0, s7, a0
    and a4, a4, s0
    xor s0, a0, s5
    and s1, s1, s10
    xor s0, s1, s0
    and a6, a2, a6
    and t0, t0, s2
    and t2, s3, t2
    xor a4, a7, a4
    xor t0, t1, t0
    xor a3, a0, a3
    and a2, s9, s6
    xor t2, s0, t2
    xor a4, t2, a4
    xor a6, t1, a6
    xor t1, a4, t3
    and t3, t6, s10
    xor t5, t1, t5
    xor t6, t5, a1
    xor a1, s7, s8
    xor t5, t5, a1
    xor a7, a7, a2
    xor t1, t1, a3
    xor a7, t0, a7
    xor t0, t3, t0
    xor t3, t5, s4
    xor a6, t2, a6
    xor t0, t1, t0
    xor t0, t3, t0
    xor t2, a4, t0
    xor t6, s1, t6
    xor t5, t5, t6
    xor t3, s0, t3
    xor a5, a5, t4
    lw a4, 188(sp)
    lw a2, 212(sp)
    xor a3, a4, t4
    lw a1, 192(sp)
    lw a0, 200(sp)
    xor a2, a2, a1
    xor a0, a0, a2
    xor s0, a2, a3
    lw s1, 220(sp)
    lw s3, 224(sp)
    xor s2, s1, a0
    xor s3, s3, a3
    xor a0, a0, s3
    and s4, s1, a2
    xor s5, a5, s2
    xor a1, a1, s5
    xor a5, a5, s0
    xor s6, s2, a0
    xor a4, a4, s6
    xor s7, a2, a4
    xor s8, s1, a5
    or s9, s3, a4
    xor s10, a2, a1
    and s11, s6, s7
    xor ra, a0, s8
    xor s4, s11, s4
    sw t0, 188(sp)
    xor t0, a1, a3
    xor t4, t4, s4
    xor s9, s11, s9
    and s11, s10, a5
    sw a6, 192(sp)
    xor a6, s7, t0
    xor a3, a3, s7
    xor t4, s11, t4
    sw t6, 224(sp)
    or t6, a1, s8
    xor s4, t6, s4
    sw a7, 200(sp)
    and a7, a0, a6
    xor t6, s9, t6
    xor a7, a7, t6
    and t6, a3, ra
    xor a7, s5, a7
    xor t6, t6, s4
    xor s4, a7, t6
    sw t5, 212(sp)
    and t5, s5, s0
    sw t3, 184(sp)
    and t3, s2, t0
    xor t3, s9, t3
    xor t3, s11, t3
    and s9, t3, s4
    xor t4, t5, t4
    xor t5, s9, t4
    and t5, t6, t5
    xor s11, t3, t4
    or t3, t3, t5
    xor t5, s4, t5
    and s4, a7, s11
    xor t6, t6, s4
    and t4, t4, t6
    or a7, a7, t4
    xor a7, s9, a7
    and t6, s2, a7
    xor t4, s11, t4
    and s2, ra, t4
    and t0, t0, a7
    xor s9, t5, t4
    xor t3, s4, t3
    and s4, s5, t5
    xor s5, a7, t3
    and s6, s6, s5
    and a0, a0, t3
    and s0, s0, t5
    xor a7, a7, t5
    xor t5, t3, t4
    and s3, s3, s9
    and a5, a5, a7
    and s8, s8, t5
    and a7, s10, a7
    xor s10, s5, s9
    xor a5, s6, a5
    and t5, a1, t5
    xor a1, a5, s4
    and s1, s1, s10
    xor a1, s1, a1
    and a6, a6, t3
    and t3, a4, s9
    and t4, a3, t4
    xor t5, a7, t5
    xor t3, t0, t3
    xor a5, a5, t6
    and t6, s7, s5
    xor t4, a1, t4
    xor t5, t4, t5
    xor a6, t0, a6
    xor t0, t5, s3
    and a4, a2, s10
    xor a3, t0, a0
    xor a2, a3, s2
    xor a0, s6, s8
    xor a3, a3, a0
    xor a7, a7, t6
    xor a5, t0, a5
    xor a7, t3, a7
    xor t0, a4, t3
    xor t3, a3, s0
    xor a6, t4, a6
    xor t0, a5, t0
    xor t0, t3, t0
    xor t4, t5, t0
    xor t5, s1, a2
    xor t6, a3, t5
    xor t3, a1, t3
    slli a4, t1, 16
    srli a3, t1, 16
    or a4, a4, a3
    slli a3, a5, 16
    srli a2, a5, 16
    or a3, a3, a2
    srli a2, a3, 4
    lw a1, 176(sp)
    slli a0, a4, 4
    and a2, a2, a1
    lw s0, 180(sp)
    srli a4, a4, 4
    and a0, a0, s0
    or a2, a2, a0
    and a4, a4, a1
    slli a3, a3, 4
    and a3, a3, s0
    or a4, a4, a3
    xor a3, t1, a2
    xor a4, a5, a4
    slli a2, t2, 16
    srli a0, t2, 16
    or a2, a2, a0
    slli a0, t4, 16
    srli s1, t4, 16
    or a0, a0, s1
    not a0, a0
    srli s1, a0, 4
    and s1, s1, a1
    not a2, a2
    slli s2, a2, 4
    and s2, s2, s0
    or s1, s1, s2
    srli a2, a2, 4
    and a2, a2, a1
    slli a0, a0, 4
    and a0, a0, s0
    or a2, a2, a0
    xor a0, t2, s1
    xor a2, t4, a2
    lw s1, 184(sp)
    srli s4, t3, 16
    slli s2, s1, 16
    srli s3, s1, 16
    or s2, s2, s3
    slli s3, t3, 16
    or s3, s3, s4
    not s3, s3
    srli s4, s3, 4
    and s4, s4, a1
    not s2, s2
    slli s5, s2, 4
    and s5, s5, s0
    or s4, s4, s5
    srli s2, s2, 4
    and s2, s2, a1
    slli s3, s3, 4
    and s3, s3, s0
    or s2, s2, s3
    xor s3, s1, s4
    xor s2, t3, s2
    lw s4, 212(sp)
    srli s7, t6, 16
    slli s5, s4, 16
    srli s6, s4, 16
    or s5, s5, s6
    slli s6, t6, 16
    or s6, s6, s7
    srli s7, s6, 4
    and s7, s7, a1
    slli s8, s5, 4
    and s8, s8, s0
    or s7, s7, s8
    srli s5, s5, 4
    and s5, s5, a1
    slli s6, s6, 4
    and s6, s6, s0
    or s5, s5, s6
    xor s6, s4, s7
    xor s5, t6, s5
    lw s7, 200(sp)
    srli s10, a7, 16
    slli s8, s7, 16
    srli s9, s7, 16
    or s8, s8, s9
    slli s9, a7, 16
    or s9, s9, s10
    srli s10, s9, 4
    and s10, s10, a1
    slli s11, s8, 4
    and s11, s11, s0
    or s10, s10, s11
    srli s8, s8, 4
    and s8, s8, a1
    slli s9, s9, 4
    and s9, s9, s0
    or s8, s8, s9
    xor s9, s7, s10
    xor s8, a7, s8
    lw s10, 224(sp)
    srli s7, t5, 16
    slli s11, s10, 16
    srli ra, s10, 16
    or s11, s11, ra
    slli ra, t5, 16
    or s7, ra, s7
    not s7, s7
    srli ra, s7, 4
    and ra, ra, a1
    not s11, s11
    slli s4, s11, 4
    and s4, s4, s0
    or s4, ra, s4
    srli s11, s11, 4
    and s11, s11, a1
    slli s7, s7, 4
    and s7, s7, s0
    or s7, s11, s7
    xor s4, s10, s4
    xor s7, t5, s7
    lw s11, 192(sp)
    srli s1, a6, 16
    slli ra, s11, 16
    srli s10, s11, 16
    or s10, ra, s10
    slli ra, a6, 16
    or s1, ra, s1
    not s1, s1
    srli ra, s1, 4
    and ra, ra, a1
    not s10, s10
    sw a5, 220(sp)
    slli a5, s10, 4
    and a5, a5, s0
    or a5, ra, a5
    srli s10, s10, 4
    and s10, s10, a1
    slli s1, s1, 4
    and s1, s1, s0
    or s1, s10, s1
    xor a5, s11, a5
    xor s1, a6, s1
    lw s10, 188(sp)
    sw t1, 196(sp)
    slli ra, s10, 16
    srli t1, s10, 16
    or t1, ra, t1
    slli ra, t0, 16
    sw t4, 208(sp)
    srli t4, t0, 16
    or t4, ra, t4
    srli ra, t4, 4
    and ra, ra, a1
    sw a0, 216(sp)
    slli a0, t1, 4
    and a0, a0, s0
    or a0, ra, a0
    srli t1, t1, 4
    and t1, t1, a1
    slli t4, t4, 4
    and t4, t4, s0
    or t1, t1, t4
    xor t4, s10, a0
    xor t1, t0, t1
    xor a0, s11, a3
    xor a6, a6, a4
    xor a0, a0, s1
    xor a6, a6, a5
    lw s11, 184(sp)
    xor t3, t3, a4
    xor s11, s11, a3
    xor s11, s11, s2
    xor t3, t3, s3
    xor a5, s11, a5
    xor t3, t3, s1
    xor s1, s10, s3
    xor t0, t0, s2
    xor s1, s1, t1
    xor t0, t0, t4
    lw s2, 212(sp)
    xor t6, t6, a4
    xor s2, s2, a3
    xor s2, s2, s5
    xor t6, t6, s6
    xor t4, s2, t4
    xor t1, t6, t1
    lw t6, 200(sp)
    xor a7, a7, a4
    xor t6, t6, a3
    xor t6, t6, s6
    xor a7, a7, s5
    xor t6, t6, s8
    xor a7, a7, s9
    lw s2, 224(sp)
    xor t5, t5, s8
    xor s2, s2, s9
    xor s2, s2, s7
    xor t5, t5, s4
    xor t2, t2, a2
    lw s3, 208(sp)
    lw s5, 216(sp)
    xor t2, t2, s4
    xor s3, s3, s5
    lw s4, 196(sp)
    xor s3, s3, s7
    xor a4, s4, a4
    lw s4, 220(sp)
    xor a4, a4, s5
    xor a3, s4, a3
    lw s4, 72(sp)
    xor a3, a3, a2
    lw s5, 256(s4)
    lw a2, 260(s4)
    xor a0, a0, s5
    lw s5, 264(s4)
    xor a6, a6, a2
    lw a2, 268(s4)
    xor a5, a5, s5
    lw s5, 272(s4)
    xor t3, t3, a2
    lw a2, 276(s4)
    xor s1, s1, s5
    lw s5, 280(s4)
    xor t0, t0, a2
    lw a2, 284(s4)
    xor t4, t4, s5
    lw s5, 288(s4)
    xor t1, t1, a2
    lw a2, 292(s4)
    xor t6, t6, s5
    lw s5, 296(s4)
    xor a7, a7, a2
    lw a2, 300(s4)
    xor s2, s2, s5
    lw s5, 304(s4)
    xor t5, t5, a2
    lw a2, 308(s4)
    xor t2, t2, s5
    lw s5, 312(s4)
    xor a2, s3, a2
    lw s3, 316(s4)
    xor a4, a4, s5
    xor a3, a3, s3
    # round 8 (aes.dsl:47)
    xor a0, a0, s2
    xor s3, a5, s2
    xor t4, t4, a4
    xor t6, t6, t4
    xor s5, t4, s3
    xor s6, t2, t6
    xor s1, s1, s3
    xor t6, t6, s1
    and s7, t2, t4
    xor s8, a0, s6
    xor a4, a4, s8
    xor a0, a0, s5
    xor s9, s6, t6
    xor a5, a5, s9
    xor s10, t4, a5
    xor s11, t2, a0
    or ra, s1, a5
    xor s4, t4, a4
    and s0, s9, s10
    xor a1, t6, s11
    xor s7, s0, s7
    sw t0, 216(sp)
    xor t0, a4, s3
    xor s2, s2, s7
    xor s0, s0, ra
    and ra, s4, a0
    sw a2, 220(sp)
    xor a2, s10, t0
    xor s3, s3, s10
    xor s2, ra, s2
    sw a7, 196(sp)
    or a7, a4, s11
    xor s7, a7, s7
    sw t1, 208(sp)
    and t1, t6, a2
    xor a7, s0, a7
    xor a7, t1, a7
    and t1, s3, a1
    xor a7, s8, a7
    xor t1, t1, s7
    xor s7, a7, t1
    sw a3, 224(sp)
    and a3, s8, s5
    sw t3, 200(sp)
    and t3, s6, t0
    xor t3, s0, t3
    xor t3, ra, t3
    and s0, t3, s7
    xor a3, a3, s2
    xor s2, s0, a3
    and s2, t1, s2
    xor ra, t3, a3
    or t3, t3, s2
    xor s2, s7, s2
    and s7, a7, ra
    xor t1, t1, s7
    and t1, a3, t1
    or a7, a7, t1
    xor a7, s0, a7
    and a3, s6, a7
    xor t1, ra, t1
    and a1, a1, t1
    and t0, t0, a7
    xor s0, s2, t1
    xor t3, s7, t3
    and s6, s8, s2
    xor s7, a7, t3
    and s8, s9, s7
    and t6, t6, t3
    and s5, s5, s2
    xor a7, a7, s2
    xor s2, t3, t1
    and s1, s1, s0
    and a0, a0, a7
    and s9, s11, s2
    and a7, s4, a7
    xor s4, s7, s0
    xor a0, s8, a0
    and a4, a4, s2
    xor s2, a0, s6
    and t2, t2, s4
    xor s2, t2, s2
    and t3, a2, t3
    and a5, a5, s0
    and t1, s3, t1
    xor a4, a7, a4
    xor a5, t0, a5
    xor a3, a0, a3
    and a2, s10, s7
    xor t1, s2, t1
    xor a4, t1, a4
    xor t0, t0, t3
    xor t3, a4, s1
    and t4, t4, s4
    xor t6, t3, t6
    xor a1, t6, a1
    xor a0, s8, s9
    xor t6, t6, a0
    xor a7, a7, a2
    xor t3, t3, a3
    xor a7, a5, a7
    xor a5, t4, a5
    xor t4, t6, s5
    xor t0, t1, t0
    xor a5, t3, a5
    xor a5, t4, a5
    xor t1, a4, a5
    xor t2, t2, a1
    xor t6, t6, t2
    xor t4, s2, t4
    xor a6, a6, t5
    lw a4, 200(sp)
    lw a2, 208(sp)
    xor a3, a4, t5
    lw a1, 224(sp)
    lw a0, 196(sp)
    xor a2, a2, a1
    xor a0, a0, a2
    xor s0, a2, a3
    lw s1, 220(sp)
    lw s3, 216(sp)
    xor s2, s1, a0
    xor s3, s3, a3
    xor a0, a0, s3
    and s4, s1, a2
    xor s5, a6, s2
    xor a1, a1, s5
    xor a6, a6, s0
    xor s6, s2, a0
    xor a4, a4, s6
    xor s7, a2, a4
    xor s8, s1, a6
    or s9, s3, a4
    xor s10, a2, a1
    and s11, s6, s7
    xor ra, a0, s8
    xor s4, s11, s4
    sw t4, 200(sp)
    xor t4, a1, a3
    xor t5, t5, s4
    xor s9, s11, s9
    and s11, s10, a6
    sw a5, 224(sp)
    xor a5, s7, t4
    xor a3, a3, s7
    xor t5, s11, t5
    sw t6, 216(sp)
    or t6, a1, s8
    xor s4, t6, s4
    sw t1, 196(sp)
    and t1, a0, a5
    xor t6, s9, t6
    xor t1, t1, t6
    and t6, a3, ra
    xor t1, s5, t1
    xor t6, t6, s4
    xor s4, t1, t6
    sw t2, 208(sp)
    and t2, s5, s0
    sw a7, 212(sp)
    and a7, s2, t4
    xor a7, s9, a7
    xor a7, s11, a7
    and s9, a7, s4
    xor t2, t2, t5
    xor t5, s9, t2
    and t5, t6, t5
    xor s11, a7, t2
    or a7, a7, t5
    xor t5, s4, t5
    and s4, t1, s11
    xor t6, t6, s4
    and t2, t2, t6
    or t1, t1, t2
    xor t1, s9, t1
    and t6, s2, t1
    xor t2, s11, t2
    and s2, ra, t2
    and t4, t4, t1
    xor s9, t5, t2
    xor a7, s4, a7
    and s4, s5, t5
    xor s5, t1, a7
    and s6, s6, s5
    and a0, a0, a7
    and s0, s0, t5
    xor t1, t1, t5
    xor t5, a7, t2
    and s3, s3, s9
    and a6, a6, t1
    and s8, s8, t5
    and t1, s10, t1
    xor s10, s5, s9
    xor a6, s6, a6
    and t5, a1, t5
    xor a1, a6, s4
    and s1, s1, s10
    xor a1, s1, a1
    and a5, a5, a7
    and a7, a4, s9
    and t2, a3, t2
    xor t5, t1, t5
    xor a7, t4, a7
    xor a6, a6, t6
    and t6, s7, s5
    xor t2, a1, t2
    xor t5, t2, t5
    xor a5, t4, a5
    xor t4, t5, s3
    and a4, a2, s10
    xor a3, t4, a0
    xor a2, a3, s2
    xor a0, s6, s8
    xor a3, a3, a0
    xor t1, t1, t6
    xor a6, t4, a6
    xor t1, a7, t1
    xor a7, a4, a7
    xor t4, a3, s0
    xor a5, t2, a5
    xor a7, a6, a7
    xor a7, t4, a7
    xor t2, t5, a7
    xor t5, s1, a2
    xor t6, a3, t5
    xor t4, a1, t4
    slli a4, t3, 24
    srli a3, t3, 8
    or a4, a4, a3
    slli a3, a6, 24
    srli a2, a6, 8
    or a3, a3, a2
    srli a2, a3, 4
    lw a1, 176(sp)
    slli a0, a4, 4
    and a2, a2, a1
    lw s0, 180(sp)
    srli a4, a4, 4
    and a0, a0, s0
    or a2, a2, a0
    and a4, a4, a1
    slli a3, a3, 4
    and a3, a3, s0
    or a4, a4, a3
    xor a3, t3, a2
    xor a4, a6, a4
    slli a2, t0, 24
    srli a0, t0, 8
    or a2, a2, a0
    slli a0, a5, 24
    srli s1, a5, 8
    or a0, a0, s1
    not a0, a0
    srli s1, a0, 4
    and s1, s1, a1
    not a2, a2
    slli s2, a2, 4
    and s2, s2, s0
    or s1, s1, s2
    srli a2, a2, 4
    and a2, a2, a1
    slli a0, a0, 4
    and a0, a0, s0
    or a2, a2, a0
    xor a0, t0, s1
    xor a2, a5, a2
    lw s1, 212(sp)
    srli s4, t1, 8
    slli s2, s1, 24
    srli s3, s1, 8
    or s2, s2, s3
    slli s3, t1, 24
    or s3, s3, s4
    srli s4, s3, 4
    and s4, s4, a1
    slli s5, s2, 4
    and s5, s5, s0
    or s4, s4, s5
    srli s2, s2, 4
    and s2, s2, a1
    slli s3, s3, 4
    and s3, s3, s0
    or s2, s2, s3
    xor s3, s1, s4
    xor s2, t1, s2
    lw s4, 208(sp)
    srli s7, t5, 8
    slli s5, s4, 24
    srli s6, s4, 8
    or s5, s5, s6
    slli s6, t5, 24
    or s6, s6, s7
    not s6, s6
    srli s7, s6, 4
    and s7, s7, a1
    not s5, s5
    slli s8, s5, 4
    and s8, s8, s0
    or s7, s7, s8
    srli s5, s5, 4
    and s5, s5, a1
    slli s6, s6, 4
    and s6, s6, s0
    or s5, s5, s6
    xor s6, s4, s7
    xor s5, t5, s5
    lw s7, 196(sp)
    srli s10, t2, 8
    slli s8, s7, 24
    srli s9, s7, 8
    or s8, s8, s9
    slli s9, t2, 24
    or s9, s9, s10
    not s9, s9
    srli s10, s9, 4
    and s10, s10, a1
    not s8, s8
    slli s11, s8, 4
    and s11, s11, s0
    or s10, s10, s11
    srli s8, s8, 4
    and s8, s8, a1
    slli s9, s9, 4
    and s9, s9, s0
    or s8, s8, s9
    xor s9, s7, s10
    xor s8, t2, s8
    lw s10, 216(sp)
    srli s7, t6, 8
    slli s11, s10, 24
    srli ra, s10, 8
    or s11, s11, ra
    slli ra, t6, 24
    or s7, ra, s7
    srli ra, s7, 4
    and ra, ra, a1
    slli s4, s11, 4
    and s4, s4, s0
    or s4, ra, s4
    srli s11, s11, 4
    and s11, s11, a1
    slli s7, s7, 4
    and s7, s7, s0
    or s7, s11, s7
    xor s4, s10, s4
    xor s7, t6, s7
    lw s11, 224(sp)
    srli s10, a7, 8
    slli ra, s11, 24
    srli s1, s11, 8
    or s1, ra, s1
    slli ra, a7, 24
    or s10, ra, s10
    srli ra, s10, 4
    and ra, ra, a1
    sw a6, 220(sp)
    slli a6, s1, 4
    and a6, a6, s0
    or a6, ra, a6
    srli s1, s1, 4
    and s1, s1, a1
    slli s10, s10, 4
    and s10, s10, s0
    or s1, s1, s10
    xor a6, s11, a6
    xor s1, a7, s1
    lw s10, 200(sp)
    sw t3, 188(sp)
    slli ra, s10, 24
    srli t3, s10, 8
    or t3, ra, t3
    slli ra, t4, 24
    sw t2, 184(sp)
    srli t2, t4, 8
    or t2, ra, t2
    not t2, t2
    srli ra, t2, 4
    and ra, ra, a1
    not t3, t3
    sw s9, 192(sp)
    slli s9, t3, 4
    and s9, s9, s0
    or s9, ra, s9
    srli t3, t3, 4
    and t3, t3, a1
    slli t2, t2, 4
    and t2, t2, s0
    or t2, t3, t2
    xor t3, s10, s9
    xor t2, t4, t2
    slli s9, a2, 16
    srli ra, a2, 16
    or s9, s9, ra
    slli ra, a0, 16
    srli s0, a0, 16
    or s0, ra, s0
    xor t0, t0, a3
    xor a5, a5, a4
    xor t0, t0, s9
    xor a5, a5, s0
    slli s0, t2, 16
    srli s9, t2, 16
    or s0, s0, s9
    slli s9, t3, 16
    srli ra, t3, 16
    or s9, s9, ra
    xor s10, s10, a3
    xor t4, t4, a4
    xor a0, s10, a0
    xor t4, t4, a2
    xor a2, a0, s0
    xor t4, t4, s9
    slli a0, s1, 16
    srli s0, s1, 16
    or a0, a0, s0
    slli s0, a6, 16
    srli s9, a6, 16
    or s0, s0, s9
    xor a0, s11, a0
    xor a7, a7, s0
    xor t3, a0, t3
    xor a7, a7, t2
    slli t2, s7, 16
    srli a0, s7, 16
    or t2, t2, a0
    slli a0, s4, 16
    srli s0, s4, 16
    or a0, a0, s0
    lw s0, 216(sp)
    xor t6, t6, a4
    xor s0, s0, a3
    xor t2, s0, t2
    xor t6, t6, a0
    xor a6, t2, a6
    xor t2, t6, s1
    slli t6, s2, 16
    srli a0, s2, 16
    or t6, t6, a0
    slli a0, s3, 16
    srli s0, s3, 16
    or a0, a0, s0
    lw s0, 212(sp)
    xor t1, t1, a4
    xor s0, s0, a3
    xor t6, s0, t6
    xor t1, t1, a0
    xor t6, t6, s4
    xor t1, t1, s7
    slli a0, s5, 16
    srli s0, s5, 16
    or a0, a0, s0
    slli s0, s6, 16
    srli s1, s6, 16
    or s0, s0, s1
    lw s1, 208(sp)
    xor t5, t5, s2
    xor s1, s1, s3
    xor a0, s1, a0
    xor t5, t5, s0
    slli s0, s8, 16
    srli s1, s8, 16
    or s0, s0, s1
    lw s1, 192(sp)
    lw s4, 184(sp)
    slli s2, s1, 16
    srli s3, s1, 16
    or s2, s2, s3
    lw s3, 196(sp)
    xor s4, s4, s5
    xor s3, s3, s6
    xor s0, s3, s0
    xor s2, s4, s2
    slli s3, a4, 16
    srli a4, a4, 16
    or a4, s3, a4
    slli s3, a3, 16
    srli a3, a3, 16
    or a3, s3, a3
    lw s3, 188(sp)
    xor a4, s3, a4
    lw s3, 220(sp)
    xor a4, a4, s1
    xor a3, s3, a3
    lw s1, 72(sp)
    xor a3, a3, s8
    lw s3, 320(s1)
    lw s4, 324(s1)
    xor t0, t0, s3
    lw s3, 328(s1)
    xor a5, a5, s4
    lw s4, 332(s1)
    xor a2, a2, s3
    lw s3, 336(s1)
    xor t4, t4, s4
    lw s4, 340(s1)
    xor t3, t3, s3
    lw s3, 344(s1)
    xor a7, a7, s4
    lw s4, 348(s1)
    xor a6, a6, s3
    lw s3, 352(s1)
    xor t2, t2, s4
    lw s4, 356(s1)
    xor t6, t6, s3
    lw s3, 360(s1)
    xor t1, t1, s4
    lw s4, 364(s1)
    xor a0, a0, s3
    lw s3, 368(s1)
    xor t5, t5, s4
    lw s4, 372(s1)
    xor s0, s0, s3
    lw s3, 376(s1)
    xor s2, s2, s4
    lw s4, 380(s1)
    xor a4, a4, s3
    xor a3, a3, s4
    # round 9 (aes.dsl:47)
    xor t0, t0, a0
    xor s3, a2, a0
    xor a6, a6, a4
    xor t6, t6, a6
    xor s4, a6, s3
    xor s5, s0, t6
    xor t3, t3, s3
    xor t6, t6, t3
    and s6, s0, a6
    xor s7, t0, s5
    xor a4, a4, s7
    xor t0, t0, s4
    xor s8, s5, t6
    xor a2, a2, s8
    xor s9, a6, a2
    xor s10, s0, t0
    or s11, t3, a2
    xor ra, a6, a4
    and s1, s8, s9
    xor a1, t6, s10
    xor s6, s1, s6
    sw a7, 192(sp)
    xor a7, a4, s3
    xor a0, a0, s6
    xor s1, s1, s11
    and s11, ra, t0
    sw s2, 220(sp)
    xor s2, s9, a7
    xor s3, s3, s9
    xor a0, s11, a0
    sw t1, 188(sp)
    or t1, a4, s10
    xor s6, t1, s6
    sw t2, 184(sp)
    and t2, t6, s2
    xor t1, s1, t1
    xor t1, t2, t1
    and t2, s3, a1
    xor t1, s7, t1
    xor t2, t2, s6
    xor s6, t1, t2
    sw a3, 196(sp)
    and a3, s7, s4
    sw t4, 208(sp)
    and t4, s5, a7
    xor t4, s1, t4
    xor t4, s11, t4
    and s1, t4, s6
    xor a3, a3, a0
    xor a0, s1, a3
    and a0, t2, a0
    xor s11, t4, a3
    or t4, t4, a0
    xor a0, s6, a0
    and s6, t1, s11
    xor t2, t2, s6
    and t2, a3, t2
    or t1, t1, t2
    xor t1, s1, t1
    and a3, s5, t1
    xor t2, s11, t2
    and a1, a1, t2
    and a7, a7, t1
    xor s1, a0, t2
    xor t4, s6, t4
    and s5, s7, a0
    xor s6, t1, t4
    and s7, s8, s6
    and t6, t6, t4
    and s4, s4, a0
    xor t1, t1, a0
    xor a0, t4, t2
    and t3, t3, s1
    and t0, t0, t1
    and s8, s10, a0
    and t1, ra, t1
    xor s10, s6, s1
    xor t0, s7, t0
    and a4, a4, a0
    xor a0, t0, s5
    and s0, s0, s10
    xor a0, s0, a0
    and t4, s2, t4
    and a2, a2, s1
    and t2, s3, t2
    xor a4, t1, a4
    xor a2, a7, a2
    xor t0, t0, a3
    and a3, s9, s6
    xor t2, a0, t2
    xor a4, t2, a4
    xor a7, a7, t4
    xor t3, a4, t3
    and a6, a6, s10
    xor t4, t3, t6
    xor t6, t4, a1
    xor a1, s7, s8
    xor t4, t4, a1
    xor t1, t1, a3
    xor t0, t3, t0
    xor t1, a2, t1
    xor a6, a6, a2
    xor t3, t4, s4
    xor a7, t2, a7
    xor a6, t0, a6
    xor a6, t3, a6
    xor t2, a4, a6
    xor t6, s0, t6
    xor t4, t4, t6
    xor t3, a0, t3
    xor a5, a5, t5
    lw a4, 208(sp)
    lw a2, 184(sp)
    xor a3, a4, t5
    lw a1, 196(sp)
    lw a0, 188(sp)
    xor a2, a2, a1
    xor a0, a0, a2
    xor s0, a2, a3
    lw s1, 220(sp)
    lw s3, 192(sp)
    xor s2, s1, a0
    xor s3, s3, a3
    xor a0, a0, s3
    and s4, s1, a2
    xor s5, a5, s2
    xor a1, a1, s5
    xor a5, a5, s0
    xor s6, s2, a0
    xor a4, a4, s6
    xor s7, a2, a4
    xor s8, s1, a5
    or s9, s3, a4
    xor s10, a2, a1
    and s11, s6, s7
    xor ra, a0, s8
    xor s4, s11, s4
    sw a6, 208(sp)
    xor a6, a1, a3
    xor t5, t5, s4
    xor s9, s11, s9
    and s11, s10, a5
    sw a7, 196(sp)
    xor a7, s7, a6
    xor a3, a3, s7
    xor t5, s11, t5
    sw t6, 192(sp)
    or t6, a1, s8
    xor s4, t6, s4
    sw t1, 188(sp)
    and t1, a0, a7
    xor t6, s9, t6
    xor t1, t1, t6
    and t6, a3, ra
    xor t1, s5, t1
    xor t6, t6, s4
    xor s4, t1, t6
    sw t4, 184(sp)
    and t4, s5, s0
    sw t3, 212(sp)
    and t3, s2, a6
    xor t3, s9, t3
    xor t3, s11, t3
    and s9, t3, s4
    xor t4, t4, t5
    xor t5, s9, t4
    and t5, t6, t5
    xor s11, t3, t4
    or t3, t3, t5
    xor t5, s4, t5
    and s4, t1, s11
    xor t6, t6, s4
    and t4, t4, t6
    or t1, t1, t4
    xor t1, s9, t1
    and t6, s2, t1
    xor t4, s11, t4
    and s2, ra, t4
    and a6, a6, t1
    xor s9, t5, t4
    xor t3, s4, t3
    and s4, s5, t5
    xor s5, t1, t3
    and s6, s6, s5
    and a0, a0, t3
    and s0, s0, t5
    xor t1, t1, t5
    xor t5, t3, t4
    and s3, s3, s9
    and a5, a5, t1
    and s8, s8, t5
    and t1, s10, t1
    xor s10, s5, s9
    xor a5, s6, a5
    and t5, a1, t5
    xor a1, a5, s4
    and s1, s1, s10
    xor a1, s1, a1
    and a7, a7, t3
    and t3, a4, s9
    and t4, a3, t4
    xor t5, t1, t5
    xor t3, a6, t3
    xor a5, a5, t6
    and t6, s7, s5
    xor t4, a1, t4
    xor t5, t4, t5
    xor a6, a6, a7
    xor a7, t5, s3
    and a4, a2, s10
    xor a3, a7, a0
    xor a2, a3, s2
    xor a0, s6, s8
    xor a3, a3, a0
    xor t1, t1, t6
    xor a5, a7, a5
    xor a7, t3, t1
    xor t1, a4, t3
    xor t3, a3, s0
    xor a6, t4, a6
    xor t1, a5, t1
    xor t1, t3, t1
    xor t4, t5, t1
    xor t5, s1, a2
    xor t6, a3, t5
    xor t3, a1, t3
    srli a4, a5, 4
    lw a3, 176(sp)
    slli a2, t0, 4
    and a4, a4, a3
    lw a1, 180(sp)
    slli a0, a5, 4
    and a2, a2, a1
    or a4, a4, a2
    srli a2, t0, 4
    and a2, a2, a3
    and a0, a0, a1
    or a2, a2, a0
    xor a4, t0, a4
    xor a2, a5, a2
    not a0, t4
    srli s0, a0, 4
    and s0, s0, a3
    not s1, t2
    slli s2, s1, 4
    and s2, s2, a1
    or s0, s0, s2
    srli s1, s1, 4
    and s1, s1, a3
    slli a0, a0, 4
    and a0, a0, a1
    or a0, s1, a0
    xor s0, t2, s0
    xor a0, t4, a0
    not s1, t3
    srli s2, s1, 4
    and s2, s2, a3
    lw s3, 212(sp)
    slli s1, s1, 4
    not s4, s3
    slli s5, s4, 4
    and s5, s5, a1
    or s2, s2, s5
    srli s4, s4, 4
    and s4, s4, a3
    and s1, s1, a1
    or s1, s4, s1
    xor s2, s3, s2
    xor s1, t3, s1
    srli s4, t6, 4
    and s4, s4, a3
    lw s5, 184(sp)
    slli s7, t6, 4
    slli s6, s5, 4
    and s6, s6, a1
    or s4, s4, s6
    srli s6, s5, 4
    and s6, s6, a3
    and s7, s7, a1
    or s6, s6, s7
    xor s4, s5, s4
    xor s6, t6, s6
    srli s7, a7, 4
    and s7, s7, a3
    lw s8, 188(sp)
    slli s10, a7, 4
    slli s9, s8, 4
    and s9, s9, a1
    or s7, s7, s9
    srli s9, s8, 4
    and s9, s9, a3
    and s10, s10, a1
    or s9, s9, s10
    xor s7, s8, s7
    xor s9, a7, s9
    not s10, t5
    srli s11, s10, 4
    and s11, s11, a3
    lw ra, 192(sp)
    slli s10, s10, 4
    not s8, ra
    slli s5, s8, 4
    and s5, s5, a1
    or s5, s11, s5
    srli s8, s8, 4
    and s8, s8, a3
    and s10, s10, a1
    or s8, s8, s10
    xor s5, ra, s5
    xor s8, t5, s8
    not s10, a6
    srli s11, s10, 4
    and s11, s11, a3
    lw ra, 196(sp)
    sw a5, 220(sp)
    not a5, ra
    sw t0, 216(sp)
    slli t0, a5, 4
    and t0, t0, a1
    or t0, s11, t0
    srli a5, a5, 4
    and a5, a5, a3
    slli s10, s10, 4
    and s10, s10, a1
    or a5, a5, s10
    xor t0, ra, t0
    xor a5, a6, a5
    srli s10, t1, 4
    and s10, s10, a3
    lw s11, 208(sp)
    sw t4, 224(sp)
    slli t4, s11, 4
    and t4, t4, a1
    or t4, s10, t4
    srli s10, s11, 4
    and s10, s10, a3
    slli a3, t1, 4
    and a3, a3, a1
    or a3, s10, a3
    xor t4, s11, t4
    xor a3, t1, a3
    xor s10, ra, a4
    xor a6, a6, a2
    xor s10, s10, a5
    xor a6, a6, t0
    xor s3, s3, a4
    xor t3, t3, a2
    xor s3, s3, s1
    xor t3, t3, s2
    xor t0, s3, t0
    xor a5, t3, a5
    xor t3, s11, s2
    xor t1, t1, s1
    xor t3, t3, a3
    xor t1, t1, t4
    lw s1, 184(sp)
    xor t6, t6, a2
    xor s1, s1, a4
    xor s1, s1, s6
    xor t6, t6, s4
    xor t4, s1, t4
    xor t6, t6, a3
    lw a3, 188(sp)
    xor a7, a7, a2
    xor a3, a3, a4
    xor a3, a3, s4
    xor a7, a7, s6
    xor a3, a3, s9
    xor a7, a7, s7
    lw s1, 192(sp)
    xor t5, t5, s9
    xor s1, s1, s7
    xor s1, s1, s8
    xor t5, t5, s5
    xor t2, t2, a0
    lw s2, 224(sp)
    xor t2, t2, s5
    xor s2, s2, s0
    lw s3, 216(sp)
    xor s2, s2, s8
    xor a2, s3, a2
    lw s3, 220(sp)
    xor a2, a2, s0
    xor a4, s3, a4
    lw s0, 72(sp)
    xor a4, a4, a0
    lw s3, 384(s0)
    lw a0, 388(s0)
    xor s3, s10, s3
    lw s4, 392(s0)
    xor a6, a6, a0
    lw a0, 396(s0)
    xor t0, t0, s4
    lw s4, 400(s0)
    xor a5, a5, a0
    lw a0, 404(s0)
    xor t3, t3, s4
    lw s4, 408(s0)
    xor t1, t1, a0
    lw a0, 412(s0)
    xor t4, t4, s4
    lw s4, 416(s0)
    xor t6, t6, a0
    lw a0, 420(s0)
    xor a3, a3, s4
    lw s4, 424(s0)
    xor a7, a7, a0
    lw a0, 428(s0)
    xor s1, s1, s4
    lw s4, 432(s0)
    xor t5, t5, a0
    lw a0, 436(s0)
    xor t2, t2, s4
    lw s4, 440(s0)
    xor a0, s2, a0
    lw s2, 444(s0)
    xor a2, a2, s4
    xor a4, a4, s2
    # round 10 (aes.dsl:53)
    xor s2, s3, s1
    xor s3, t0, s1
    xor t4, t4, a2
    xor a3, a3, t4
    xor s4, t4, s3
    xor s5, t2, a3
    xor t3, t3, s3
    xor a3, a3, t3
    and s6, t2, t4
    xor s7, s2, s5
    xor a2, a2, s7
    xor s2, s2, s4
    xor s8, s5, a3
    xor t0, t0, s8
    xor s9, t4, t0
    xor s10, t2, s2
    or s11, t3, t0
    xor ra, t4, a2
    and a1, s8, s9
    xor s0, a3, s10
    xor s6, a1, s6
    sw t1, 220(sp)
    xor t1, a2, s3
    xor s1, s1, s6
    xor a1, a1, s11
    and s11, ra, s2
    sw a0, 216(sp)
    xor a0, s9, t1
    xor s3, s3, s9
    xor s1, s11, s1
    sw a7, 224(sp)
    or a7, a2, s10
    xor s6, a7, s6
    sw t6, 192(sp)
    and t6, a3, a0
    xor a7, a1, a7
    xor a7, t6, a7
    and t6, s3, s0
    xor a7, s7, a7
    xor t6, t6, s6
    xor s6, a7, t6
    sw a4, 188(sp)
    and a4, s7, s4
    sw a5, 184(sp)
    and a5, s5, t1
    xor a5, a1, a5
    xor a5, s11, a5
    and a1, a5, s6
    xor a4, a4, s1
    xor s1, a1, a4
    and s1, t6, s1
    xor s11, a5, a4
    or a5, a5, s1
    xor s1, s6, s1
    and s6, a7, s11
    xor t6, t6, s6
    and t6, a4, t6
    or a7, a7, t6
    xor a7, a1, a7
    and a4, s5, a7
    xor t6, s11, t6
    and a1, s0, t6
    and t1, t1, a7
    xor s0, s1, t6
    xor a5, s6, a5
    and s5, s7, s1
    xor s6, a7, a5
    and s7, s8, s6
    and a3, a3, a5
    and s4, s4, s1
    xor a7, a7, s1
    xor s1, a5, t6
    and t3, t3, s0
    and s2, s2, a7
    and s8, s10, s1
    and a7, ra, a7
    xor s10, s6, s0
    xor s2, s7, s2
    and a2, a2, s1
    xor s1, s2, s5
    and t2, t2, s10
    xor s1, t2, s1
    and a5, a0, a5
    and t0, t0, s0
    and t6, s3, t6
    xor a2, a7, a2
    xor t0, t1, t0
    xor a4, s2, a4
    and a0, s9, s6
    xor t6, s1, t6
    xor a2, t6, a2
    xor a5, t1, a5
    xor t1, a2, t3
    and t3, t4, s10
    xor t4, t1, a3
    xor a3, t4, a1
    xor a1, s7, s8
    xor t4, t4, a1
    xor a7, a7, a0
    xor t1, t1, a4
    xor a7, t0, a7
    xor t0, t3, t0
    xor t3, t4, s4
    xor a5, t6, a5
    xor t0, t1, t0
    xor t0, t3, t0
    xor t6, a2, t0
    xor t2, t2, a3
    xor t4, t4, t2
    xor t3, s1, t3
    xor a6, a6, t5
    lw a4, 184(sp)
    lw a2, 192(sp)
    xor a3, a4, t5
    lw a1, 188(sp)
    lw a0, 224(sp)
    xor a2, a2, a1
    xor a0, a0, a2
    xor s0, a2, a3
    lw s1, 216(sp)
    lw s3, 220(sp)
    xor s2, s1, a0
    xor s3, s3, a3
    xor a0, a0, s3
    and s4, s1, a2
    xor s5, a6, s2
    xor a1, a1, s5
    xor a6, a6, s0
    xor s6, s2, a0
    xor a4, a4, s6
    xor s7, a2, a4
    xor s8, s1, a6
    or s9, s3, a4
    xor s10, a2, a1
    and s11, s6, s7
    xor ra, a0, s8
    xor s4, s11, s4
    sw t1, 184(sp)
    xor t1, a1, a3
    xor t5, t5, s4
    xor s9, s11, s9
    and s11, s10, a6
    sw t6, 188(sp)
    xor t6, s7, t1
    xor a3, a3, s7
    xor t5, s11, t5
    sw t2, 220(sp)
    or t2, a1, s8
    xor s4, t2, s4
    sw a7, 224(sp)
    and a7, a0, t6
    xor t2, s9, t2
    xor a7, a7, t2
    and t2, a3, ra
    xor a7, s5, a7
    xor t2, t2, s4
    xor s4, a7, t2
    sw t4, 192(sp)
    and t4, s5, s0
    sw t0, 208(sp)
    and t0, s2, t1
    xor t0, s9, t0
    xor t0, s11, t0
    and s9, t0, s4
    xor t4, t4, t5
    xor t5, s9, t4
    and t5, t2, t5
    xor s11, t0, t4
    or t0, t0, t5
    xor t5, s4, t5
    and s4, a7, s11
    xor t2, t2, s4
    and t2, t4, t2
    or a7, a7, t2
    xor a7, s9, a7
    and t4, s2, a7
    xor t2, s11, t2
    and s2, ra, t2
    and t1, t1, a7
    xor s9, t5, t2
    xor t0, s4, t0
    and s4, s5, t5
    xor s5, a7, t0
    and s6, s6, s5
    and a0, a0, t0
    and s0, s0, t5
    xor a7, a7, t5
    xor t5, t0, t2
    and s3, s3, s9
    and a6, a6, a7
    and s8, s8, t5
    and a7, s10, a7
    xor s10, s5, s9
    xor a6, s6, a6
    and t5, a1, t5
    xor a1, a6, s4
    and s1, s1, s10
    xor a1, s1, a1
    and t0, t6, t0
    and t6, a4, s9
    and t2, a3, t2
    xor t5, a7, t5
    xor t6, t1, t6
    xor a6, a6, t4
    and t4, s7, s5
    xor t2, a1, t2
    xor t5, t2, t5
    xor t0, t1, t0
    xor t1, t5, s3
    and a4, a2, s10
    xor a3, t1, a0
    xor a2, a3, s2
    xor a0, s6, s8
    xor a3, a3, a0
    xor a7, a7, t4
    xor a6, t1, a6
    xor a7, t6, a7
    xor t1, a4, t6
    xor t4, a3, s0
    xor t0, t2, t0
    xor t1, a6, t1
    xor t1, t4, t1
    xor t2, t5, t1
    xor t5, s1, a2
    xor t6, a3, t5
    lw a4, 72(sp)
    xor t4, a1, t4
    lw a3, 448(a4)
    lw a2, 452(a4)
    xor a5, a5, a3
    lw a3, 456(a4)
    xor t0, t0, a2
    lw a2, 460(a4)
    xor t3, t3, a3
    lw a3, 464(a4)
    xor t4, t4, a2
    lw a2, 468(a4)
    lw a1, 208(sp)
    xor t1, t1, a2
    xor a3, a1, a3
    lw a1, 472(a4)
    lw a2, 476(a4)
    lw a0, 192(sp)
    xor t6, t6, a2
    xor a1, a0, a1
    lw a0, 480(a4)
    lw a2, 484(a4)
    lw s0, 224(sp)
    xor a7, a7, a2
    xor a0, s0, a0
    lw s0, 488(a4)
    lw a2, 492(a4)
    lw s1, 220(sp)
    xor t5, t5, a2
    xor s0, s1, s0
    lw s1, 496(a4)
    lw a2, 500(a4)
    lw s2, 188(sp)
    xor t2, t2, a2
    xor s1, s2, s1
    lw s2, 504(a4)
    lw a2, 508(a4)
    lw s3, 184(sp)
    xor a6, a6, a2
    xor s2, s3, s2
    lw a2, 176(sp)
    slli s4, a5, 24
    and s3, a5, a2
    srli a5, a5, 8
    or a5, s4, a5
    lw s4, 180(sp)
    slli s5, t3, 24
    and a5, a5, s4
    or a5, s3, a5
    and s3, t0, a2
    xor t0, t0, s3
    slli s3, s3, 4
    srli t0, t0, 4
    or t0, s3, t0
    slli s3, t0, 12
    srli t0, t0, 20
    or t0, s3, t0
    and s3, t3, a2
    srli t3, t3, 8
    or t3, s5, t3
    and t3, t3, s4
    or t3, s3, t3
    and s3, t4, a2
    xor t4, t4, s3
    slli s3, s3, 4
    srli t4, t4, 4
    or t4, s3, t4
    slli s3, t4, 12
    srli t4, t4, 20
    or t4, s3, t4
    and s3, a3, a2
    slli s5, a3, 24
    srli a3, a3, 8
    or a3, s5, a3
    and a3, a3, s4
    or a3, s3, a3
    and s3, t1, a2
    xor t1, t1, s3
    slli s3, s3, 4
    srli t1, t1, 4
    or t1, s3, t1
    slli s3, t1, 12
    srli t1, t1, 20
    or t1, s3, t1
    and s3, a1, a2
    slli s5, a1, 24
    srli a1, a1, 8
    or a1, s5, a1
    and a1, a1, s4
    or a1, s3, a1
    and s3, t6, a2
    xor t6, t6, s3
    slli s3, s3, 4
    srli t6, t6, 4
    or t6, s3, t6
    slli s3, t6, 12
    srli t6, t6, 20
    or t6, s3, t6
    and s3, a0, a2
    slli s5, a0, 24
    srli a0, a0, 8
    or a0, s5, a0
    and a0, a0, s4
    or a0, s3, a0
    and s3, a7, a2
    xor a7, a7, s3
    slli s3, s3, 4
    srli a7, a7, 4
    or a7, s3, a7
    slli s3, a7, 12
    srli a7, a7, 20
    or a7, s3, a7
    and s3, s0, a2
    slli s5, s0, 24
    srli s0, s0, 8
    or s0, s5, s0
    and s0, s0, s4
    or s0, s3, s0
    and s3, t5, a2
    xor t5, t5, s3
    slli s3, s3, 4
    srli t5, t5, 4
    or t5, s3, t5
    slli s3, t5, 12
    srli t5, t5, 20
    or t5, s3, t5
    and s3, s1, a2
    slli s5, s1, 24
    srli s1, s1, 8
    or s1, s5, s1
    and s1, s1, s4
    or s1, s3, s1
    and s3, t2, a2
    xor t2, t2, s3
    slli s3, s3, 4
    srli t2, t2, 4
    or t2, s3, t2
    slli s3, t2, 12
    srli t2, t2, 20
    or t2, s3, t2
    and s3, s2, a2
    slli s5, s2, 24
    srli s2, s2, 8
    or s2, s5, s2
    and s2, s2, s4
    or s2, s3, s2
    and s3, a6, a2
    xor a6, a6, s3
    slli s3, s3, 4
    srli a6, a6, 4
    or a6, s3, a6
    slli s3, a6, 12
    srli a6, a6, 20
    or a6, s3, a6
    srli s3, a5, 4
    xor s3, s3, a0
    and s3, s3, a2
    slli s4, s3, 4
    xor a5, a5, s4
    xor a0, a0, s3
    srli s3, t0, 4
    xor s3, s3, a7
    and s3, s3, a2
    slli s4, s3, 4
    xor t0, t0, s4
    xor a7, a7, s3
    srli s3, t3, 4
    xor s3, s3, s0
    and s3, s3, a2
    slli s4, s3, 4
    xor t3, t3, s4
    xor s0, s0, s3
    srli s3, t4, 4
    xor s3, s3, t5
    and s3, s3, a2
    slli s4, s3, 4
    xor t4, t4, s4
    xor t5, t5, s3
    srli s3, a3, 4
    xor s3, s3, s1
    and s3, s3, a2
    slli s4, s3, 4
    xor a3, a3, s4
    xor s1, s1, s3
    srli s3, t1, 4
    xor s3, s3, t2
    and s3, s3, a2
    slli s4, s3, 4
    xor t1, t1, s4
    xor t2, t2, s3
    srli s3, a1, 4
    xor s3, s3, s2
    and s3, s3, a2
    slli s4, s3, 4
    xor a1, a1, s4
    xor s2, s2, s3
    srli s3, t6, 4
    xor s3, s3, a6
    and a2, s3, a2
    slli s3, a2, 4
    xor t6, t6, s3
    xor a6, a6, a2
    srli a2, a5, 8
    lw s3, 172(sp)
    xor a2, a2, a0
    and a2, a2, s3
    slli s4, a2, 8
    xor a5, a5, s4
    xor a2, a0, a2
    srli a0, t0, 8
    xor a0, a0, a7
    and a0, a0, s3
    slli s4, a0, 8
    xor t0, t0, s4
    xor a7, a7, a0
    srli a0, t3, 8
    xor a0, a0, s0
    and a0, a0, s3
    slli s4, a0, 8
    xor t3, t3, s4
    xor a0, s0, a0
    srli s0, t4, 8
    xor s0, s0, t5
    and s0, s0, s3
    slli s4, s0, 8
    xor t4, t4, s4
    xor t5, t5, s0
    srli s0, a3, 8
    xor s0, s0, s1
    and s0, s0, s3
    slli s4, s0, 8
    xor a3, a3, s4
    xor s0, s1, s0
    srli s1, t1, 8
    xor s1, s1, t2
    and s1, s1, s3
    slli s4, s1, 8
    xor t1, t1, s4
    xor t2, t2, s1
    srli s1, a1, 8
    xor s1, s1, s2
    and s1, s1, s3
    slli s4, s1, 8
    xor a1, a1, s4
    xor s1, s2, s1
    srli s2, t6, 8
    xor s2, s2, a6
    and s2, s2, s3
    slli s3, s2, 8
    xor t6, t6, s3
    xor a6, a6, s2
    srli s2, a5, 2
    lw s3, 164(sp)
    xor s2, s2, a3
    and s2, s2, s3
    slli s4, s2, 2
    xor a5, a5, s4
    xor a3, a3, s2
    srli s2, a2, 2
    xor s2, s2, s0
    and s2, s2, s3
    slli s4, s2, 2
    xor a2, a2, s4
    xor s0, s0, s2
    srli s2, t0, 2
    xor s2, s2, t1
    and s2, s2, s3
    slli s4, s2, 2
    xor t0, t0, s4
    xor t1, t1, s2
    srli s2, a7, 2
    xor s2, s2, t2
    and s2, s2, s3
    slli s4, s2, 2
    xor a7, a7, s4
    xor t2, t2, s2
    srli s2, t3, 2
    xor s2, s2, a1
    and s2, s2, s3
    slli s4, s2, 2
    xor t3, t3, s4
    xor a1, a1, s2
    srli s2, a0, 2
    xor s2, s2, s1
    and s2, s2, s3
    slli s4, s2, 2
    xor a0, a0, s4
    xor s1, s1, s2
    srli s2, t4, 2
    xor s2, s2, t6
    and s2, s2, s3
    slli s4, s2, 2
    xor t4, t4, s4
    xor t6, t6, s2
    srli s2, t5, 2
    xor s2, s2, a6
    and s2, s2, s3
    slli s3, s2, 2
    xor t5, t5, s3
    xor a6, a6, s2
    srli s2, a5, 1
    lw s3, 160(sp)
    xor s2, s2, t3
    and s2, s2, s3
    slli s4, s2, 1
    xor a5, a5, s4
    xor t3, t3, s2
    srli s2, a2, 1
    xor s2, s2, a0
    and s2, s2, s3
    slli s4, s2, 1
    xor a2, a2, s4
    xor a0, a0, s2
    srli s2, t0, 1
    xor s2, s2, t4
    and s2, s2, s3
    slli s4, s2, 1
    xor t0, t0, s4
    xor t4, t4, s2
    srli s2, a7, 1
    xor s2, s2, t5
    and s2, s2, s3
    slli s4, s2, 1
    xor a7, a7, s4
    xor t5, t5, s2
    srli s2, a3, 1
    xor s2, s2, a1
    and s2, s2, s3
    slli s4, s2, 1
    xor a3, a3, s4
    xor a1, a1, s2
    srli s2, s0, 1
    xor s2, s2, s1
    and s2, s2, s3
    slli s4, s2, 1
    xor s0, s0, s4
    xor s1, s1, s2
    srli s2, t1, 1
    xor s2, s2, t6
    and s2, s2, s3
    slli s4, s2, 1
    xor t1, t1, s4
    xor t6, t6, s2
    srli s2, t2, 1
    xor s2, s2, a6
    and s2, s2, s3
    slli s3, s2, 1
    xor t2, t2, s3
    xor a6, a6, s2
    srli s2, a5, 16
    lw s3, 168(sp)
    xor s2, s2, t0
    and s2, s2, s3
    slli s4, s2, 16
    xor a5, a5, s4
    xor t0, t0, s2
    srli s2, a2, 16
    xor s2, s2, a7
    and s2, s2, s3
    slli s4, s2, 16
    xor a2, a2, s4
    xor a7, a7, s2
    srli s2, t3, 16
    xor s2, s2, t4
    and s2, s2, s3
    slli s4, s2, 16
    xor t3, t3, s4
    xor t4, t4, s2
    srli s2, a0, 16
    xor s2, s2, t5
    and s2, s2, s3
    slli s4, s2, 16
    xor a0, a0, s4
    xor t5, t5, s2
    srli s2, a3, 16
    xor s2, s2, t1
    and s2, s2, s3
    slli s4, s2, 16
    xor a3, a3, s4
    xor t1, t1, s2
    srli s2, s0, 16
    xor s2, s2, t2
    and s2, s2, s3
    slli s4, s2, 16
    xor s0, s0, s4
    xor t2, t2, s2
    srli s2, a1, 16
    xor s2, s2, t6
    and s2, s2, s3
    slli s4, s2, 16
    xor a1, a1, s4
    xor t6, t6, s2
    srli s2, s1, 16
    xor s2, s2, a6
    and s2, s2, s3
    slli s3, s2, 16
    xor s1, s1, s3
    xor a6, a6, s2
    lw s2, 68(sp)
    lw s3, 0(s2)
    lw s4, 4(s2)
    lw s5, 8(s2)
    lw s6, 12(s2)
    lw s7, 16(s2)
    lw s8, 20(s2)
    lw s9, 24(s2)
    lw s10, 28(s2)
    lw s11, 32(s2)
    lw ra, 36(s2)
    lw a4, 40(s2)
    sw a6, 184(sp)
    lw a6, 44(s2)
    sw t6, 188(sp)
    lw t6, 48(s2)
    sw s1, 220(sp)
    lw s1, 52(s2)
    xor a5, s3, a5
    sw s1, 224(sp)
    lw s1, 56(s2)
    lw s2, 60(s2)
    xor a2, s4, a2
    xor t0, s5, t0
    xor a7, s6, a7
    xor t3, s7, t3
    xor a0, s8, a0
    xor t4, s9, t4
    xor t5, s10, t5
    xor a3, s11, a3
    xor s0, ra, s0
    xor t1, a4, t1
    xor a6, a6, t2
    xor t2, t6, a1
    lw t6, 224(sp)
    lw a4, 220(sp)
    lw a1, 184(sp)
    xor t6, t6, a4
    lw a4, 188(sp)
    xor a1, s2, a1
    xor a4, s1, a4
    lw s1, 64(sp)
    sw a5, 0(s1)
    sw a2, 4(s1)
    sw t0, 8(s1)
    sw a7, 12(s1)
    sw t3, 16(s1)
    sw a0, 20(s1)
    sw t4, 24(s1)
    sw t5, 28(s1)
    sw a3, 32(s1)
    sw s0, 36(s1)
    sw t1, 40(s1)
    sw a6, 44(s1)
    sw t2, 48(s1)
    sw t6, 52(s1)
    sw a4, 56(s1)
    sw a1, 60(s1)
    mv a0, s1
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    lw a4, 76(sp)
    addi a0, a0, 64
    addi a1, a1, 64
    addi a4, a4, 4
    bltu a2, a1, .Llwcc_aes128_128_ctr_crypt_rv32i_group_done
    j .Llwcc_aes128_128_ctr_crypt_rv32i_group
.Llwcc_aes128_128_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_aes128_128_ctr_crypt_rv32i_out
.Llwcc_aes128_128_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 64
    beqz t2, .Llwcc_aes128_128_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 272
    mv t0, a0
    addi t1, sp, 336
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
    j .Llwcc_aes128_128_ctr_crypt_rv32i_first
.Llwcc_aes128_128_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 272
    add t1, a1, t2
.Llwcc_aes128_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_aes128_128_ctr_crypt_rv32i_copy
.Llwcc_aes128_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 336
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
    addi sp, sp, 336
    ret
    .size lwcc_aes128_128_ctr_crypt_rv32i, .-lwcc_aes128_128_ctr_crypt_rv32i
