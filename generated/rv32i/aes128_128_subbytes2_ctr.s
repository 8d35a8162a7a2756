# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile aes --set aes128_128 --target rv32i --lanes 1 --slicing plane --mode ctr --depth subbytes2
# passes:    unroll() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, depth=subbytes2) ctr_fold(depth=subbytes2) fold() sbox(lanes=1) complement() value_numbering() hoist(mode=ctr) legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() spill_order() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 224
# layout:    planes of 16 S-boxes, 2 blocks side by side; cells in 4 arrangements
# sizes:     in bytes: block 16, key 16, nonce 12, rk 352, ctx 4480, align 4, group 32, stack 224
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:b1616a8512c44b26807e0fb79ae2bae51a81409f47e63a7f86158e96ebe12d63

    .text

    .balign 4
    .global lwcc_aes128_128_key_setup_rv32i
    .type lwcc_aes128_128_key_setup_rv32i, %function
lwcc_aes128_128_key_setup_rv32i:
    addi sp, sp, -208
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
    xor t4, t0, t4
    and s6, s6, s11
    xor a5, t4, a5
    xor t2, a5, t2
    xor t1, t2, t1
    xor t5, t5, t1
    not t5, t5
    slli s8, t5, 25
    srli t5, t5, 7
    or t5, s8, t5
    lw s8, 0(a1)
    addi s10, ra, 257
    addi t6, t6, 514
    addi a4, a4, 1028
    addi a2, a2, -2040
    addi s2, s2, 16
    addi s3, s3, 32
    addi s5, s5, 64
    addi s1, s1, 128
    xor s4, s7, s4
    lw s7, 4(a1)
    xor t3, s0, t3
    lw s0, 8(a1)
    xor s6, s6, a3
    xor a3, a3, s4
    slli s4, a3, 28
    srli a3, a3, 4
    or a3, s4, a3
    and a3, a3, s2
    xor t3, t4, t3
    xor t4, t3, s6
    xor a5, a5, a7
    slli a7, t3, 31
    srli t3, t3, 1
    and s4, s9, s10
    xor a5, a6, a5
    or a6, a7, t3
    xor a7, t1, t4
    xor t1, t2, a5
    not a5, a5
    and a6, a6, s1
    slli t2, a7, 26
    srli t3, a7, 6
    slli t4, t1, 27
    srli t1, t1, 5
    slli s6, a5, 29
    srli a5, a5, 3
    xor a7, t0, a7
    or t0, t2, t3
    or t1, t4, t1
    or a5, s6, a5
    not a7, a7
    and t0, t0, a4
    and t1, t1, a2
    and a5, a5, s3
    slli t2, a7, 30
    srli a7, a7, 2
    and t3, t5, t6
    or a7, t2, a7
    or t2, s4, t3
    and a7, a7, s5
    or t0, t2, t0
    or t0, t0, t1
    or t0, t0, a3
    or a5, t0, a5
    or a5, a5, a7
    or a5, a5, a6
    xor a5, s8, a5
    xori a6, a5, 1
    xor a7, a6, s7
    xor t0, a7, s0
    lw t1, 12(a1)
    sw a6, 100(sp)
    xor t2, t0, t1
    srli t3, t2, 6
    srli t4, t2, 3
    srli t5, t2, 7
    srli a3, t2, 5
    srli s4, t2, 4
    srli s6, t2, 1
    srli s9, t2, 2
    xor t4, t4, t5
    xor s11, t2, a3
    xor s4, s4, t4
    xor ra, s6, a3
    xor s7, t4, ra
    xor s9, s9, ra
    xor s8, t3, s4
    xor a6, s11, s7
    xor s4, s4, s9
    xor s11, s11, s8
    xor t5, t5, s11
    xor t1, s8, s4
    xor s6, s6, t1
    xor s0, t4, s6
    sw t2, 104(sp)
    or t2, s9, s6
    sw t0, 108(sp)
    and t0, t1, s0
    xor t2, t0, t2
    sw a7, 112(sp)
    xor a7, t5, ra
    sw a5, 116(sp)
    and a5, s8, a7
    xor a5, t2, a5
    sw s5, 120(sp)
    xor s5, t3, a6
    sw s3, 124(sp)
    or s3, t5, s5
    sw s1, 128(sp)
    xor s1, s0, a7
    sw s2, 132(sp)
    and s2, s4, s1
    xor t2, t2, s3
    xor t2, s2, t2
    xor s2, ra, s0
    and ra, t3, t4
    sw s0, 136(sp)
    xor s0, s4, s5
    sw a2, 140(sp)
    and a2, s2, s0
    xor t0, t0, ra
    xor s3, s3, t0
    xor a2, a2, s3
    and s3, s11, s7
    xor ra, t4, t5
    sw s0, 144(sp)
    and s0, ra, a6
    xor t0, a3, t0
    xor a5, s0, a5
    xor t0, s0, t0
    xor t2, s11, t2
    xor t0, s3, t0
    xor a3, t2, a2
    xor s0, a5, t0
    and s3, a5, a3
    sw a4, 148(sp)
    and a4, t2, s0
    sw s6, 152(sp)
    xor s6, a2, a4
    and s6, t0, s6
    xor t0, s3, t0
    or t2, t2, s6
    xor t2, s3, t2
    and t0, a2, t0
    or a5, a5, t0
    xor a5, a4, a5
    xor t0, a3, t0
    xor a4, s0, s6
    xor a3, t0, a4
    and a2, s11, t0
    and s0, s2, a4
    xor s2, t2, a5
    xor s3, t2, t0
    and a7, a7, t2
    and s1, s1, a5
    xor s6, s2, a3
    and t1, t1, s2
    and a6, a6, s3
    xor s1, a7, s1
    and t3, t3, s6
    xor a6, t1, a6
    xor a2, a6, a2
    xor a2, t3, a2
    xor s0, a2, s0
    xor s1, s0, s1
    not s1, s1
    slli s11, s1, 24
    srli s1, s1, 8
    or s1, s11, s1
    and s3, ra, s3
    xor s11, a5, a4
    and t5, t5, s11
    xor t5, s3, t5
    xor t5, s0, t5
    and a5, s4, a5
    and s0, s5, s11
    xor t1, t1, s0
    and t0, s7, t0
    and s0, s9, a3
    xor s0, t5, s0
    xor a5, s0, a5
    xor t1, a5, t1
    and s1, s1, s10
    xor t0, t1, t0
    xor a2, a2, t0
    not a2, a2
    slli s4, a2, 25
    srli a2, a2, 7
    or a2, s4, a2
    and a2, a2, t6
    or a2, s1, a2
    and t2, s8, t2
    xor a6, a6, t2
    xor a6, s0, a6
    and t2, t4, s6
    lw t4, 152(sp)
    and t4, t4, a3
    xor a7, a7, t4
    xor t2, t2, a7
    xor t2, a6, t2
    xor t0, t0, t2
    slli t2, t0, 26
    srli t4, t0, 6
    or t2, t2, t4
    lw t4, 148(sp)
    lw a3, 144(sp)
    and t2, t2, t4
    or t2, a2, t2
    and a4, a3, a4
    xor a5, a5, a4
    xor a5, t3, a5
    xor t1, t1, a5
    slli t3, t1, 27
    srli t1, t1, 5
    or t1, t3, t1
    lw t3, 140(sp)
    lui a4, 4080
    and t1, t1, t3
    or t1, t2, t1
    lw t2, 136(sp)
    not a5, a5
    and t2, t2, s2
    xor t2, s3, t2
    xor a7, a7, t2
    slli t2, a7, 28
    srli a7, a7, 4
    or a7, t2, a7
    slli t2, a6, 31
    srli a6, a6, 1
    or a6, t2, a6
    lui t2, 1044496
    xor t0, t5, t0
    slli t5, a5, 29
    srli a5, a5, 3
    or a5, t5, a5
    not t0, t0
    slli t5, t0, 30
    srli t0, t0, 2
    or t0, t5, t0
    lui t5, 349525
    addi a4, a4, 255
    addi t2, t2, -256
    addi t5, t5, 1365
    lw a3, 132(sp)
    lw a2, 128(sp)
    and a7, a7, a3
    and a6, a6, a2
    lw s0, 124(sp)
    lw s1, 120(sp)
    and a5, a5, s0
    and t0, t0, s1
    or a7, t1, a7
    or a5, a7, a5
    or a5, a5, t0
    or a5, a5, a6
    lw a6, 116(sp)
    lw t0, 112(sp)
    xor a5, a6, a5
    xori a6, a5, 3
    and a7, a6, a4
    xor a6, a6, t0
    lw t1, 108(sp)
    and s3, a6, a4
    xor s2, a6, t1
    and s4, s2, t2
    or a7, a7, s4
    lw s4, 104(sp)
    srli s7, a7, 1
    xor s5, s2, s4
    and s6, s5, t2
    or s3, s3, s6
    lui s6, 209715
    addi s6, s6, 819
    xor s7, s7, a7
    srli s8, s3, 1
    and s7, s7, t5
    xor s8, s8, s3
    slli s9, s7, 1
    and s8, s8, t5
    xor s9, a7, s9
    slli s11, s8, 1
    srli ra, s9, 2
    xor s11, s3, s11
    xor ra, ra, s11
    and ra, ra, s6
    slli t0, ra, 2
    xor t0, s9, t0
    lw s9, 8(a1)
    lw t1, 12(a1)
    xor s9, a7, s9
    srli s4, s9, 1
    xor s4, s4, s9
    and s4, s4, t5
    xor t1, s3, t1
    srli a2, t1, 1
    xor a2, a2, t1
    slli s1, s4, 1
    and a2, a2, t5
    xor s1, s9, s1
    slli s0, a2, 1
    srli a3, s1, 2
    xor s0, t1, s0
    xor a3, a3, s0
    and a3, a3, s6
    slli t3, a3, 2
    xor t3, s1, t3
    lui s1, 61681
    addi s1, s1, -241
    srli t4, t0, 4
    xor t4, t4, t3
    and t4, t4, s1
    sw t2, 116(sp)
    slli t2, t4, 4
    xor t0, t0, t2
    sw t0, 0(a0)
    xor a7, a7, s7
    srli t0, a7, 2
    xor t2, s3, s8
    xor t0, t0, t2
    and t0, t0, s6
    slli s3, t0, 2
    xor a7, a7, s3
    xor s3, s9, s4
    srli s4, s3, 2
    xor t1, t1, a2
    xor a2, s4, t1
    and a2, a2, s6
    slli s4, a2, 2
    srli s7, a7, 4
    xor s3, s3, s4
    xor s4, s7, s3
    and s4, s4, s1
    slli s7, s4, 4
    xor a7, a7, s7
    sw a7, 4(a0)
    xor a7, s11, ra
    srli s7, a7, 4
    xor a3, s0, a3
    xor s0, s7, a3
    and s0, s0, s1
    slli s7, s0, 4
    xor a7, a7, s7
    sw a7, 8(a0)
    xor a7, t2, t0
    srli t0, a7, 4
    xor t1, t1, a2
    xor t0, t0, t1
    and t0, t0, s1
    slli t2, t0, 4
    xor a7, a7, t2
    sw a7, 12(a0)
    xor a7, t3, t4
    sw a7, 16(a0)
    xor a7, s3, s4
    sw a7, 20(a0)
    xor a7, a3, s0
    sw a7, 24(a0)
    xor a7, t1, t0
    sw a7, 28(a0)
    srli a7, s5, 6
    srli t0, s5, 3
    srli t1, s5, 7
    xor t0, t0, t1
    srli t2, s5, 5
    srli t3, s5, 4
    xor t3, t3, t0
    srli t4, s5, 1
    srli a3, s5, 2
    xor a2, s5, t2
    xor s0, t4, t2
    xor s3, t0, s0
    xor a3, a3, s0
    xor s4, a7, t3
    xor s7, a2, s3
    xor t3, t3, a3
    xor a2, a2, s4
    xor t1, t1, a2
    xor s8, s4, t3
    xor t4, t4, s8
    xor s9, t0, t4
    or s11, a3, t4
    and ra, s8, s9
    xor s11, ra, s11
    sw s1, 136(sp)
    xor s1, t1, s0
    sw a4, 144(sp)
    and a4, s4, s1
    xor a4, s11, a4
    sw s6, 152(sp)
    xor s6, a7, s7
    sw t5, 156(sp)
    or t5, t1, s6
    sw s5, 160(sp)
    xor s5, s9, s1
    sw s2, 164(sp)
    and s2, t3, s5
    xor s11, s11, t5
    xor s2, s2, s11
    xor s0, s0, s9
    and s11, a7, t0
    sw a6, 168(sp)
    xor a6, t3, s6
    sw a5, 172(sp)
    and a5, s0, a6
    xor s11, ra, s11
    xor t5, t5, s11
    xor a5, a5, t5
    and t5, a2, s3
    xor ra, t0, t1
    sw s9, 176(sp)
    and s9, ra, s7
    xor t2, t2, s11
    xor a4, s9, a4
    xor t2, s9, t2
    xor s2, a2, s2
    xor t2, t5, t2
    xor t5, s2, a5
    xor s9, a4, t2
    and s11, a4, t5
    sw a6, 180(sp)
    and a6, s2, s9
    sw t4, 184(sp)
    xor t4, a5, a6
    and t4, t2, t4
    xor t2, s11, t2
    or s2, s2, t4
    xor s2, s11, s2
    and a5, a5, t2
    or t2, a4, a5
    xor a6, a6, t2
    xor a5, t5, a5
    xor t2, s9, t4
    xor t4, a5, t2
    and t5, a2, a5
    and a4, s0, t2
    xor a2, s2, a6
    xor s0, s2, a5
    and s1, s1, s2
    and s5, s5, a6
    xor s9, a2, t4
    and s8, s8, a2
    and s7, s7, s0
    xor s5, s1, s5
    and a7, a7, s9
    xor s7, s8, s7
    xor t5, s7, t5
    xor t5, a7, t5
    xor a4, t5, a4
    xor s5, a4, s5
    not s5, s5
    slli s11, s5, 24
    srli s5, s5, 8
    or s5, s11, s5
    and s0, ra, s0
    xor s11, a6, t2
    and t1, t1, s11
    xor t1, s0, t1
    xor t1, a4, t1
    and a6, t3, a6
    and t3, s6, s11
    xor t3, s8, t3
    and a5, s3, a5
    and a4, a3, t4
    xor a4, t1, a4
    xor a6, a4, a6
    xor t3, a6, t3
    and a3, s5, s10
    xor a5, t3, a5
    xor t5, t5, a5
    not t5, t5
    slli s3, t5, 25
    srli t5, t5, 7
    or t5, s3, t5
    and t5, t5, t6
    or t5, a3, t5
    and a3, s4, s2
    xor a3, s7, a3
    xor a4, a4, a3
    lw a3, 184(sp)
    and t0, t0, s9
    and t4, a3, t4
    xor t4, s1, t4
    xor t0, t0, t4
    xor t0, a4, t0
    xor a5, a5, t0
    slli t0, a5, 26
    srli a3, a5, 6
    or t0, t0, a3
    lw a3, 148(sp)
    xor a5, t1, a5
    and t0, t0, a3
    or t0, t5, t0
    lw t5, 180(sp)
    not a5, a5
    and t2, t5, t2
    xor a6, a6, t2
    xor a6, a7, a6
    xor a7, t3, a6
    slli t2, a7, 27
    srli a7, a7, 5
    or a7, t2, a7
    lw t2, 140(sp)
    not a6, a6
    and a7, a7, t2
    or a7, t0, a7
    lw t0, 176(sp)
    srli t1, a4, 1
    and t0, t0, a2
    xor t0, s0, t0
    xor t0, t4, t0
    slli t3, t0, 28
    srli t0, t0, 4
    or t0, t3, t0
    lw t3, 132(sp)
    lui s0, 4080
    and t0, t0, t3
    or a7, a7, t0
    slli t0, a6, 29
    srli a6, a6, 3
    or a6, t0, a6
    lw t0, 124(sp)
    lui s2, 1044480
    and a6, a6, t0
    or a6, a7, a6
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 120(sp)
    lw s9, 152(sp)
    and a5, a5, a7
    or a5, a6, a5
    slli a6, a4, 31
    or a6, a6, t1
    lw t1, 128(sp)
    lw a4, 168(sp)
    and a6, a6, t1
    or a5, a5, a6
    lw a6, 172(sp)
    lw ra, 144(sp)
    xor a5, a6, a5
    lui a6, 16
    addi a6, a6, -256
    xori t4, a5, 7
    andi t5, t4, 255
    xor a4, t4, a4
    and a2, a4, a6
    or t5, t5, a2
    lw a2, 164(sp)
    and t4, t4, s2
    xor a2, a4, a2
    and s1, a2, s0
    or t5, t5, s1
    lw s1, 160(sp)
    and s4, a2, a6
    xor s1, a2, s1
    and s3, s1, s2
    or t5, t5, s3
    andi s3, a4, 255
    or s3, s3, s4
    and s4, s1, s0
    or s3, s3, s4
    srli s4, t5, 1
    or t4, s3, t4
    xor s3, s4, t5
    lw s4, 156(sp)
    srli s5, t4, 1
    and s3, s3, s4
    xor s5, s5, t4
    slli s6, s3, 1
    and s5, s5, s4
    xor s6, t5, s6
    slli s7, s5, 1
    srli s8, s6, 2
    xor s7, t4, s7
    xor s8, s8, s7
    and s8, s8, s9
    slli s11, s8, 2
    xor s6, s6, s11
    lw s11, 108(sp)
    lw s0, 104(sp)
    and s2, s11, ra
    sw a6, 160(sp)
    lw a6, 116(sp)
    srli t0, s6, 4
    and t1, s0, a6
    or t1, s2, t1
    and s2, s11, a6
    and s11, s0, ra
    or s2, s11, s2
    xor t1, t5, t1
    srli s11, t1, 1
    xor s2, t4, s2
    xor s11, s11, t1
    and s11, s11, s4
    srli s0, s2, 1
    xor s0, s0, s2
    slli a6, s11, 1
    and s0, s0, s4
    xor a6, t1, a6
    slli ra, s0, 1
    srli s4, a6, 2
    xor ra, s2, ra
    xor s4, s4, ra
    and s4, s4, s9
    slli a7, s4, 2
    xor a6, a6, a7
    xor a7, t0, a6
    lw t0, 136(sp)
    xor t4, t4, s5
    and a7, a7, t0
    slli t3, a7, 4
    xor t3, s6, t3
    # round 3 (aes.dsl:47)
    not t3, t3
    sw t3, 32(a0)
    xor t3, t5, s3
    srli t5, t3, 2
    xor t5, t5, t4
    and t5, t5, s9
    slli s3, t5, 2
    xor t3, t3, s3
    xor t1, t1, s11
    srli s3, t1, 2
    xor s0, s2, s0
    xor s2, s3, s0
    and s2, s2, s9
    slli s3, s2, 2
    srli s5, t3, 4
    xor t1, t1, s3
    xor s3, s5, t1
    and s3, s3, t0
    slli s5, s3, 4
    xor t3, t3, s5
    not t3, t3
    sw t3, 36(a0)
    xor t3, s7, s8
    srli s5, t3, 4
    xor s4, ra, s4
    xor s5, s5, s4
    and s5, s5, t0
    slli s6, s5, 4
    xor t3, t3, s6
    sw t3, 40(a0)
    xor t3, t4, t5
    srli t4, t3, 4
    xor t5, s0, s2
    xor t4, t4, t5
    and t4, t4, t0
    slli s0, t4, 4
    xor t3, t3, s0
    sw t3, 44(a0)
    xor a6, a6, a7
    sw a6, 48(a0)
    xor a6, t1, s3
    not a6, a6
    sw a6, 52(a0)
    xor a6, s4, s5
    not a6, a6
    sw a6, 56(a0)
    xor a6, t5, t4
    sw a6, 60(a0)
    srli a6, s1, 6
    srli a7, s1, 3
    srli t1, s1, 7
    xor a7, a7, t1
    srli t3, s1, 5
    srli t4, s1, 4
    xor t4, t4, a7
    srli t5, s1, 1
    srli s0, s1, 2
    xor s2, s1, t3
    xor s3, t5, t3
    xor s4, a7, s3
    xor s0, s0, s3
    xor s5, a6, t4
    xor s6, s2, s4
    xor t4, t4, s0
    xor s2, s2, s5
    xor t1, t1, s2
    xor s7, s5, t4
    xor t5, t5, s7
    xor s8, a7, t5
    or s11, s0, t5
    and ra, s7, s8
    xor s11, ra, s11
    xor t0, t1, s3
    and s9, s5, t0
    xor s9, s11, s9
    xor t2, a6, s6
    or a3, t1, t2
    sw s1, 164(sp)
    xor s1, s8, t0
    sw a2, 168(sp)
    and a2, t4, s1
    xor s11, s11, a3
    xor a2, a2, s11
    xor s3, s3, s8
    and s11, a6, a7
    sw a4, 172(sp)
    xor a4, t4, t2
    sw a5, 176(sp)
    and a5, s3, a4
    xor s11, ra, s11
    xor a3, a3, s11
    xor a5, a5, a3
    and a3, s2, s4
    xor ra, a7, t1
    sw s8, 180(sp)
    and s8, ra, s6
    xor t3, t3, s11
    xor s9, s8, s9
    xor t3, s8, t3
    xor a2, s2, a2
    xor t3, a3, t3
    xor a3, a2, a5
    xor s8, s9, t3
    and s11, s9, a3
    sw a4, 184(sp)
    and a4, a2, s8
    sw t5, 188(sp)
    xor t5, a5, a4
    and t5, t3, t5
    xor t3, s11, t3
    or a2, a2, t5
    xor a2, s11, a2
    and a5, a5, t3
    or t3, s9, a5
    xor t3, a4, t3
    xor a5, a3, a5
    xor t5, s8, t5
    xor a4, a5, t5
    and a3, s2, a5
    and s2, s3, t5
    xor s3, a2, t3
    xor s8, a2, a5
    and t0, t0, a2
    and s1, s1, t3
    xor s9, s3, a4
    and s7, s7, s3
    and s6, s6, s8
    xor s1, t0, s1
    and a6, a6, s9
    xor s6, s7, s6
    xor a3, s6, a3
    xor a3, a6, a3
    xor s2, a3, s2
    xor s1, s2, s1
    not s1, s1
    slli s11, s1, 24
    srli s1, s1, 8
    or s1, s11, s1
    and s8, ra, s8
    xor s11, t3, t5
    and t1, t1, s11
    xor t1, s8, t1
    xor t1, s2, t1
    and t3, t4, t3
    and t2, t2, s11
    xor t2, s7, t2
    and a5, s4, a5
    and t4, s0, a4
    xor t4, t1, t4
    xor t3, t4, t3
    xor t2, t3, t2
    and s0, s1, s10
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
    lw a2, 188(sp)
    and a7, a7, s9
    and a4, a2, a4
    xor t0, t0, a4
    xor a7, a7, t0
    xor a7, t4, a7
    xor a5, a5, a7
    slli a7, a5, 26
    srli a4, a5, 6
    or a7, a7, a4
    lw a4, 148(sp)
    xor a5, t1, a5
    and a7, a7, a4
    or a7, a3, a7
    lw a3, 184(sp)
    not a5, a5
    and t5, a3, t5
    xor t3, t3, t5
    xor a6, a6, t3
    xor t2, t2, a6
    slli t3, t2, 27
    srli t2, t2, 5
    or t2, t3, t2
    lw t3, 140(sp)
    not a6, a6
    and t2, t2, t3
    or a7, a7, t2
    lw t2, 180(sp)
    srli t1, t4, 1
    and t2, t2, s3
    xor t2, s8, t2
    xor t0, t0, t2
    slli t2, t0, 28
    srli t0, t0, 4
    or t0, t2, t0
    lw t2, 132(sp)
    lw t5, 172(sp)
    and t0, t0, t2
    or a7, a7, t0
    slli t0, a6, 29
    srli a6, a6, 3
    or a6, t0, a6
    lw t0, 124(sp)
    lw a3, 156(sp)
    and a6, a6, t0
    or a6, a7, a6
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 120(sp)
    lw s3, 152(sp)
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t4, 31
    or a6, a6, t1
    lw t1, 128(sp)
    lw s7, 164(sp)
    and a6, a6, t1
    or a5, a5, a6
    lw a6, 176(sp)
    xor a5, a6, a5
    xori a6, a5, 15
    srli t4, a6, 1
    xor t5, a6, t5
    xor t4, t4, a6
    and t4, t4, a3
    srli a2, t5, 1
    xor a2, a2, t5
    slli s0, t4, 1
    and a2, a2, a3
    xor s0, a6, s0
    slli s1, a2, 1
    srli s2, s0, 2
    xor s1, t5, s1
    xor s2, s2, s1
    and s2, s2, s3
    slli s4, s2, 2
    xor s0, s0, s4
    lw s4, 168(sp)
    xor a6, a6, t4
    xor s5, t5, s4
    srli s6, s5, 1
    xor s6, s6, s5
    and s6, s6, a3
    xor s8, s5, s7
    srli s9, s8, 1
    xor s11, s9, s8
    slli ra, s6, 1
    and s11, s11, a3
    xor ra, s5, ra
    slli s7, s11, 1
    srli s4, ra, 2
    xor s7, s8, s7
    xor s4, s4, s7
    and s4, s4, s3
    srli a3, s0, 4
    slli t1, s4, 2
    xor t1, ra, t1
    xor a3, a3, t1
    lw ra, 136(sp)
    xor t4, t5, a2
    and a3, a3, ra
    slli a7, a3, 4
    xor a7, s0, a7
    # round 4 (aes.dsl:47)
    not a7, a7
    sw a7, 64(a0)
    srli a7, a6, 2
    xor a7, a7, t4
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
    sw a6, 68(a0)
    xor a6, s1, s2
    srli s1, a6, 4
    xor s2, s7, s4
    xor s1, s1, s2
    and s1, s1, ra
    slli s4, s1, 4
    xor a6, a6, s4
    sw a6, 72(a0)
    xor a6, t4, a7
    srli a7, a6, 4
    xor t4, s6, s0
    xor a7, a7, t4
    and a7, a7, ra
    slli s0, a7, 4
    xor a6, a6, s0
    sw a6, 76(a0)
    xor a6, t1, a3
    sw a6, 80(a0)
    xor a6, a2, s3
    not a6, a6
    sw a6, 84(a0)
    xor a6, s2, s1
    not a6, a6
    sw a6, 88(a0)
    xor a6, t4, a7
    sw a6, 92(a0)
    srli a6, s8, 6
    srli a7, s8, 3
    srli t1, s8, 7
    xor a7, a7, t1
    srli t4, s8, 5
    srli a3, s8, 4
    xor a3, a3, a7
    srli a2, s8, 2
    xor s0, s8, t4
    xor s1, s9, t4
    xor s2, a7, s1
    xor a2, a2, s1
    xor s3, a6, a3
    xor s4, s0, s2
    xor a3, a3, a2
    xor s0, s0, s3
    xor t1, t1, s0
    xor s6, s3, a3
    xor s7, s9, s6
    xor s9, a7, s7
    or s11, a2, s7
    and ra, s6, s9
    xor s11, ra, s11
    xor t0, t1, s1
    and t2, s3, t0
    xor t2, s11, t2
    xor t3, a6, s4
    or a4, t1, t3
    sw s8, 172(sp)
    xor s8, s9, t0
    sw s5, 176(sp)
    and s5, a3, s8
    xor s11, s11, a4
    xor s5, s5, s11
    xor s1, s1, s9
    and s11, a6, a7
    sw t5, 180(sp)
    xor t5, a3, t3
    sw a5, 184(sp)
    and a5, s1, t5
    xor s11, ra, s11
    xor a4, a4, s11
    xor a5, a5, a4
    and a4, s0, s2
    xor ra, a7, t1
    sw s9, 188(sp)
    and s9, ra, s4
    xor t4, t4, s11
    xor t2, s9, t2
    xor t4, s9, t4
    xor s5, s0, s5
    xor t4, a4, t4
    xor a4, s5, a5
    xor s9, t2, t4
    and s11, t2, a4
    sw t5, 192(sp)
    and t5, s5, s9
    sw s7, 196(sp)
    xor s7, a5, t5
    and s7, t4, s7
    xor t4, s11, t4
    or s5, s5, s7
    xor s5, s11, s5
    and a5, a5, t4
    or t2, t2, a5
    xor t2, t5, t2
    xor a5, a4, a5
    xor t4, s9, s7
    xor t5, a5, t4
    and a4, s0, a5
    and s0, s1, t4
    xor s1, s5, t2
    xor s7, s5, a5
    and t0, t0, s5
    and s8, s8, t2
    xor s9, s1, t5
    and s6, s6, s1
    and s4, s4, s7
    xor s8, t0, s8
    and a6, a6, s9
    xor s4, s6, s4
    xor a4, s4, a4
    xor a4, a6, a4
    xor s0, a4, s0
    xor s8, s0, s8
    not s8, s8
    slli s11, s8, 24
    srli s8, s8, 8
    or s8, s11, s8
    and s7, ra, s7
    xor s11, t2, t4
    and t1, t1, s11
    xor t1, s7, t1
    xor t1, s0, t1
    and t2, a3, t2
    and t3, t3, s11
    xor t3, s6, t3
    and a5, s2, a5
    and a3, a2, t5
    xor a3, t1, a3
    xor t2, a3, t2
    xor t3, t2, t3
    and a2, s8, s10
    xor a5, t3, a5
    xor a4, a4, a5
    not a4, a4
    slli s0, a4, 25
    srli a4, a4, 7
    or a4, s0, a4
    and a4, a4, t6
    or a4, a2, a4
    and a2, s3, s5
    xor a2, s4, a2
    xor a3, a3, a2
    lw a2, 196(sp)
    and a7, a7, s9
    and t5, a2, t5
    xor t0, t0, t5
    xor a7, a7, t0
    xor a7, a3, a7
    xor a5, a5, a7
    slli a7, a5, 26
    srli t5, a5, 6
    or a7, a7, t5
    lw t5, 148(sp)
    xor a5, t1, a5
    and a7, a7, t5
    or a7, a4, a7
    lw a4, 192(sp)
    not a5, a5
    and t4, a4, t4
    xor t2, t2, t4
    xor a6, a6, t2
    xor t2, t3, a6
    slli t3, t2, 27
    srli t2, t2, 5
    or t2, t3, t2
    lw t3, 140(sp)
    not a6, a6
    and t2, t2, t3
    or a7, a7, t2
    lw t2, 188(sp)
    srli t1, a3, 1
    and t2, t2, s1
    xor t2, s7, t2
    xor t0, t0, t2
    slli t2, t0, 28
    srli t0, t0, 4
    or t0, t2, t0
    lw t2, 132(sp)
    lw a4, 180(sp)
    and t0, t0, t2
    or a7, a7, t0
    slli t0, a6, 29
    srli a6, a6, 3
    or a6, t0, a6
    lw t0, 124(sp)
    lw s0, 172(sp)
    and a6, a6, t0
    or a6, a7, a6
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 120(sp)
    lw s2, 160(sp)
    and a5, a5, a7
    or a5, a6, a5
    slli a6, a3, 31
    or a6, a6, t1
    lw t1, 128(sp)
    lw a3, 176(sp)
    and a6, a6, t1
    or a5, a5, a6
    lw a6, 184(sp)
    lw s7, 156(sp)
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
    lw ra, 152(sp)
    lw s3, 144(sp)
    and s11, s11, ra
    slli s4, s11, 2
    xor s4, s9, s4
    lw s9, 168(sp)
    lw s0, 164(sp)
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
    lw a3, 136(sp)
    xor a6, a6, s5
    and t0, t0, a3
    slli t2, t0, 4
    xor t2, s4, t2
    # round 5 (aes.dsl:47)
    not t2, t2
    sw t2, 96(a0)
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
    sw t2, 100(a0)
    xor t2, s8, s11
    srli s5, t2, 4
    xor s3, s7, s3
    xor s5, s5, s3
    and s5, s5, a3
    slli s6, s5, 4
    xor t2, t2, s6
    sw t2, 104(a0)
    xor a6, a6, t4
    srli t2, a6, 4
    xor t4, s0, s2
    xor t2, t2, t4
    and t2, t2, a3
    slli s0, t2, 4
    xor a6, a6, s0
    sw a6, 108(a0)
    xor a6, a7, t0
    sw a6, 112(a0)
    xor a6, t1, s4
    not a6, a6
    sw a6, 116(a0)
    xor a6, s3, s5
    not a6, a6
    sw a6, 120(a0)
    xor a6, t4, t2
    sw a6, 124(a0)
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
    sw s1, 168(sp)
    xor s1, s8, a3
    sw a2, 164(sp)
    and a2, t2, s1
    xor s9, s9, t5
    xor a2, a2, s9
    xor s3, s3, s8
    and s9, a6, a7
    sw a4, 180(sp)
    xor a4, t2, t3
    sw a5, 184(sp)
    and a5, s3, a4
    xor s9, s11, s9
    xor t5, t5, s9
    xor a5, a5, t5
    and t5, s2, s4
    xor s11, a7, t0
    sw s8, 188(sp)
    and s8, s11, s6
    xor t1, t1, s9
    xor s9, s8, ra
    xor t1, s8, t1
    xor a2, s2, a2
    xor t1, t5, t1
    xor t5, a2, a5
    xor s8, s9, t1
    and ra, s9, t5
    sw a4, 192(sp)
    and a4, a2, s8
    sw t4, 196(sp)
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
    lw a2, 196(sp)
    and a7, a7, s9
    and t5, a2, t5
    xor t5, a3, t5
    xor a7, a7, t5
    xor a7, t3, a7
    xor a5, a5, a7
    slli a7, a5, 26
    srli a3, a5, 6
    or a7, a7, a3
    lw a3, 148(sp)
    xor a5, t0, a5
    and a7, a7, a3
    or a7, a4, a7
    lw a4, 192(sp)
    not a5, a5
    and t4, a4, t4
    xor t1, t1, t4
    xor a6, a6, t1
    xor t1, t2, a6
    slli t2, t1, 27
    srli t1, t1, 5
    or t1, t2, t1
    lw t2, 140(sp)
    not a6, a6
    and t1, t1, t2
    or a7, a7, t1
    lw t1, 188(sp)
    srli t0, t3, 1
    and t1, t1, s3
    xor t1, s8, t1
    xor t1, t5, t1
    slli t4, t1, 28
    srli t1, t1, 4
    or t1, t4, t1
    lw t4, 132(sp)
    lw a4, 180(sp)
    and t1, t1, t4
    or a7, a7, t1
    slli t1, a6, 29
    srli a6, a6, 3
    or a6, t1, a6
    lw t1, 124(sp)
    lw s0, 116(sp)
    and a6, a6, t1
    or a6, a7, a6
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 120(sp)
    lw s2, 168(sp)
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t3, 31
    or a6, a6, t0
    lw t0, 128(sp)
    lw t3, 144(sp)
    and a6, a6, t0
    or a5, a5, a6
    lw a6, 184(sp)
    lw s11, 152(sp)
    xor a5, a6, a5
    xori a6, a5, 63
    and t5, a6, t3
    xor a6, a6, a4
    lw a4, 164(sp)
    xor a2, a6, a4
    and s1, a2, s0
    or t5, t5, s1
    and s1, a6, t3
    xor s3, a2, s2
    and s4, s3, s0
    srli s5, t5, 1
    or s1, s1, s4
    xor s4, s5, t5
    lw s5, 156(sp)
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
    lw ra, 176(sp)
    lw s2, 172(sp)
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
    lw a4, 136(sp)
    xor s1, s1, s6
    and t1, t1, a4
    slli t4, t1, 4
    xor t4, s7, t4
    # round 6 (aes.dsl:47)
    not t4, t4
    sw t4, 128(a0)
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
    sw t4, 132(a0)
    xor t4, s8, s9
    srli s6, t4, 4
    xor t0, s5, t0
    xor s5, s6, t0
    and s5, s5, a4
    slli s6, s5, 4
    xor t4, t4, s6
    sw t4, 136(a0)
    xor t4, s1, t5
    srli t5, t4, 4
    xor t3, t3, s2
    xor t5, t5, t3
    and t5, t5, a4
    slli s1, t5, 4
    xor t4, t4, s1
    sw t4, 140(a0)
    xor a7, a7, t1
    sw a7, 144(a0)
    xor a7, s0, s4
    not a7, a7
    sw a7, 148(a0)
    xor a7, t0, s5
    not a7, a7
    sw a7, 152(a0)
    xor a7, t3, t5
    sw a7, 156(a0)
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
    sw s3, 172(sp)
    xor s3, s8, a4
    sw a2, 176(sp)
    and a2, t4, s3
    xor s9, s9, a3
    xor a2, a2, s9
    xor s2, s2, s8
    and s9, a7, t0
    sw a6, 180(sp)
    xor a6, t4, t2
    sw a5, 184(sp)
    and a5, s2, a6
    xor s9, ra, s9
    xor a3, a3, s9
    xor a5, a5, a3
    and a3, s1, s4
    xor ra, t0, t1
    sw s8, 188(sp)
    and s8, ra, s6
    xor t3, t3, s9
    xor s9, s8, s11
    xor t3, s8, t3
    xor a2, s1, a2
    xor t3, a3, t3
    xor a3, a2, a5
    xor s8, s9, t3
    and s11, s9, a3
    sw a6, 192(sp)
    and a6, a2, s8
    sw t5, 196(sp)
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
    lw a2, 196(sp)
    and t0, t0, s9
    and t5, a2, t5
    xor t5, a4, t5
    xor t0, t0, t5
    xor t0, t4, t0
    xor a5, a5, t0
    slli t0, a5, 26
    srli a4, a5, 6
    or t0, t0, a4
    lw a4, 148(sp)
    xor a5, t1, a5
    and t0, t0, a4
    or t0, a3, t0
    lw a3, 192(sp)
    not a5, a5
    and t3, a3, t3
    xor a6, a6, t3
    xor a6, a7, a6
    xor a7, t2, a6
    slli t2, a7, 27
    srli a7, a7, 5
    or a7, t2, a7
    lw t2, 140(sp)
    not a6, a6
    and a7, a7, t2
    or a7, t0, a7
    lw t0, 188(sp)
    srli t1, t4, 1
    and t0, t0, s2
    xor t0, s8, t0
    xor t0, t5, t0
    slli t3, t0, 28
    srli t0, t0, 4
    or t0, t3, t0
    lw t3, 132(sp)
    lw t5, 180(sp)
    and t0, t0, t3
    or a7, a7, t0
    slli t0, a6, 29
    srli a6, a6, 3
    or a6, t0, a6
    lw t0, 124(sp)
    lw a3, 160(sp)
    and a6, a6, t0
    or a6, a7, a6
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 120(sp)
    lui s0, 4080
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t4, 31
    or a6, a6, t1
    lw t1, 128(sp)
    lui s2, 1044480
    and a6, a6, t1
    or a5, a5, a6
    lw a6, 184(sp)
    lw s9, 152(sp)
    xor a5, a6, a5
    xori a6, a5, 127
    andi t4, a6, 255
    xor t5, a6, t5
    and a2, t5, a3
    or t4, t4, a2
    lw a2, 176(sp)
    and a6, a6, s2
    xor a2, t5, a2
    and s1, a2, s0
    or t4, t4, s1
    lw s1, 172(sp)
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
    lw s4, 156(sp)
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
    lw s11, 164(sp)
    lw ra, 144(sp)
    lw s0, 168(sp)
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
    lw a3, 136(sp)
    xor a6, a6, s5
    and t0, t0, a3
    slli t3, t0, 4
    xor t3, s6, t3
    # round 7 (aes.dsl:47)
    not t3, t3
    sw t3, 160(a0)
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
    sw t3, 164(a0)
    xor t3, s7, s8
    srli s5, t3, 4
    xor s4, ra, s4
    xor s5, s5, s4
    and s5, s5, a3
    slli s6, s5, 4
    xor t3, t3, s6
    sw t3, 168(a0)
    xor a6, a6, t4
    srli t3, a6, 4
    xor t4, s0, s2
    xor t3, t3, t4
    and t3, t3, a3
    slli s0, t3, 4
    xor a6, a6, s0
    sw a6, 172(a0)
    xor a6, a7, t0
    sw a6, 176(a0)
    xor a6, t1, s3
    not a6, a6
    sw a6, 180(a0)
    xor a6, s4, s5
    not a6, a6
    sw a6, 184(a0)
    xor a6, t4, t3
    sw a6, 188(a0)
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
    sw s1, 164(sp)
    xor s1, s8, a3
    sw a2, 168(sp)
    and a2, t3, s1
    xor s11, s11, a4
    xor a2, a2, s11
    xor s3, s3, s8
    and s11, a6, a7
    sw t5, 172(sp)
    xor t5, t3, t2
    sw a5, 176(sp)
    and a5, s3, t5
    xor s11, ra, s11
    xor a4, a4, s11
    xor a5, a5, a4
    and a4, s2, s4
    xor ra, a7, t0
    sw s8, 180(sp)
    and s8, ra, s6
    xor t1, t1, s11
    xor s9, s8, s9
    xor t1, s8, t1
    xor a2, s2, a2
    xor t1, a4, t1
    xor a4, a2, a5
    xor s8, s9, t1
    and s11, s9, a4
    sw t5, 184(sp)
    and t5, a2, s8
    sw t4, 188(sp)
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
    lw a2, 188(sp)
    and a7, a7, s9
    and t5, a2, t5
    xor t5, a3, t5
    xor a7, a7, t5
    xor a7, t3, a7
    xor a5, a5, a7
    slli a7, a5, 26
    srli a3, a5, 6
    or a7, a7, a3
    lw a3, 148(sp)
    xor a5, t0, a5
    and a7, a7, a3
    or a7, a4, a7
    lw a4, 184(sp)
    not a5, a5
    and t4, a4, t4
    xor t1, t1, t4
    xor a6, a6, t1
    xor t1, t2, a6
    slli t2, t1, 27
    srli t1, t1, 5
    or t1, t2, t1
    lw t2, 140(sp)
    not a6, a6
    and t1, t1, t2
    or a7, a7, t1
    lw t1, 180(sp)
    srli t0, t3, 1
    and t1, t1, s3
    xor t1, s8, t1
    xor t1, t5, t1
    slli t4, t1, 28
    srli t1, t1, 4
    or t1, t4, t1
    lw t4, 132(sp)
    lw t5, 172(sp)
    and t1, t1, t4
    or a7, a7, t1
    slli t1, a6, 29
    srli a6, a6, 3
    or a6, t1, a6
    lw t1, 124(sp)
    lw a4, 156(sp)
    and a6, a6, t1
    or a6, a7, a6
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 120(sp)
    lw s3, 152(sp)
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t3, 31
    or a6, a6, t0
    lw t0, 128(sp)
    lw s7, 164(sp)
    and a6, a6, t0
    or a5, a5, a6
    lw a6, 176(sp)
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
    lw s4, 168(sp)
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
    lw ra, 136(sp)
    xor t3, t5, a2
    and a4, a4, ra
    slli a7, a4, 4
    xor a7, s0, a7
    # round 8 (aes.dsl:47)
    not a7, a7
    sw a7, 192(a0)
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
    sw a6, 196(a0)
    xor a6, s1, s2
    srli s1, a6, 4
    xor s2, s7, s4
    xor s1, s1, s2
    and s1, s1, ra
    slli s4, s1, 4
    xor a6, a6, s4
    sw a6, 200(a0)
    xor a6, t3, a7
    srli a7, a6, 4
    xor t3, s6, s0
    xor a7, a7, t3
    and a7, a7, ra
    slli s0, a7, 4
    xor a6, a6, s0
    sw a6, 204(a0)
    xor a6, t0, a4
    sw a6, 208(a0)
    xor a6, a2, s3
    not a6, a6
    sw a6, 212(a0)
    xor a6, s2, s1
    not a6, a6
    sw a6, 216(a0)
    xor a6, t3, a7
    sw a6, 220(a0)
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
    sw s8, 172(sp)
    xor s8, s9, t1
    sw s5, 176(sp)
    and s5, a4, s8
    xor s11, s11, a3
    xor s5, s5, s11
    xor s1, s1, s9
    and s11, a6, a7
    sw t5, 180(sp)
    xor t5, a4, t2
    sw a5, 184(sp)
    and a5, s1, t5
    xor s11, ra, s11
    xor a3, a3, s11
    xor a5, a5, a3
    and a3, s0, s2
    xor ra, a7, t0
    sw s9, 188(sp)
    and s9, ra, s4
    xor t3, t3, s11
    xor t4, s9, t4
    xor t3, s9, t3
    xor s5, s0, s5
    xor t3, a3, t3
    xor a3, s5, a5
    xor s9, t4, t3
    and s11, t4, a3
    sw t5, 192(sp)
    and t5, s5, s9
    sw s7, 196(sp)
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
    lw a2, 196(sp)
    and a7, a7, s9
    and t5, a2, t5
    xor t1, t1, t5
    xor a7, a7, t1
    xor a7, a4, a7
    xor a5, a5, a7
    slli a7, a5, 26
    srli t5, a5, 6
    or a7, a7, t5
    lw t5, 148(sp)
    xor a5, t0, a5
    and a7, a7, t5
    or a7, a3, a7
    lw a3, 192(sp)
    not a5, a5
    and t4, a3, t4
    xor t3, t3, t4
    xor a6, a6, t3
    xor t2, t2, a6
    slli t3, t2, 27
    srli t2, t2, 5
    or t2, t3, t2
    lw t3, 140(sp)
    not a6, a6
    and t2, t2, t3
    or a7, a7, t2
    lw t2, 188(sp)
    srli t0, a4, 1
    and t2, t2, s1
    xor t2, s7, t2
    xor t1, t1, t2
    slli t2, t1, 28
    srli t1, t1, 4
    or t1, t2, t1
    lw t2, 132(sp)
    lw a3, 176(sp)
    and t1, t1, t2
    or a7, a7, t1
    slli t1, a6, 29
    srli a6, a6, 3
    or a6, t1, a6
    lw t1, 124(sp)
    lw s0, 172(sp)
    and a6, a6, t1
    or a6, a7, a6
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 120(sp)
    lw s2, 160(sp)
    and a5, a5, a7
    or a5, a6, a5
    slli a6, a4, 31
    or a6, a6, t0
    lw t0, 128(sp)
    lw a4, 180(sp)
    and a6, a6, t0
    or a5, a5, a6
    lw a6, 184(sp)
    lw s7, 156(sp)
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
    lw ra, 152(sp)
    lw s3, 144(sp)
    and s11, s11, ra
    slli s4, s11, 2
    xor s4, s9, s4
    lw s9, 168(sp)
    lw s0, 164(sp)
    and s2, s9, s3
    lw a3, 116(sp)
    srli t1, s4, 4
    and t0, s0, a3
    or t0, s2, t0
    and s0, s0, s3
    and s2, s9, a3
    or s0, s0, s2
    xor s0, a6, s0
    xor t0, t4, t0
    srli s2, s0, 1
    srli s9, t0, 1
    xor s2, s2, s0
    xor s9, s9, t0
    and s2, s2, s7
    and s9, s9, s7
    slli s7, s2, 1
    slli a3, s9, 1
    xor s7, s0, s7
    xor a3, t0, a3
    srli s3, a3, 2
    xor s3, s3, s7
    and s3, s3, ra
    slli a7, s3, 2
    xor a7, a3, a7
    xor t1, t1, a7
    lw a3, 136(sp)
    xor a6, a6, s5
    and t1, t1, a3
    slli t2, t1, 4
    xor t2, s4, t2
    # round 9 (aes.dsl:47)
    not t2, t2
    sw t2, 224(a0)
    xor t2, t4, s6
    srli t4, t2, 2
    xor t4, t4, a6
    and t4, t4, ra
    slli s4, t4, 2
    xor t2, t2, s4
    xor t0, t0, s9
    xor s0, s0, s2
    srli s2, t0, 2
    xor s2, s2, s0
    and s2, s2, ra
    slli s4, s2, 2
    srli s5, t2, 4
    xor t0, t0, s4
    xor s4, s5, t0
    and s4, s4, a3
    slli s5, s4, 4
    xor t2, t2, s5
    not t2, t2
    sw t2, 228(a0)
    xor t2, s8, s11
    srli s5, t2, 4
    xor s3, s7, s3
    xor s5, s5, s3
    and s5, s5, a3
    slli s6, s5, 4
    xor t2, t2, s6
    sw t2, 232(a0)
    xor a6, a6, t4
    srli t2, a6, 4
    xor t4, s0, s2
    xor t2, t2, t4
    and t2, t2, a3
    slli s0, t2, 4
    xor a6, a6, s0
    sw a6, 236(a0)
    xor a6, a7, t1
    sw a6, 240(a0)
    xor a6, t0, s4
    not a6, a6
    sw a6, 244(a0)
    xor a6, s3, s5
    not a6, a6
    sw a6, 248(a0)
    xor a6, t4, t2
    sw a6, 252(a0)
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
    sw s1, 168(sp)
    xor s1, s8, a3
    sw a2, 164(sp)
    and a2, t2, s1
    xor s9, s9, t5
    xor a2, a2, s9
    xor s3, s3, s8
    and s9, a6, a7
    sw a4, 180(sp)
    xor a4, t2, t3
    sw a5, 184(sp)
    and a5, s3, a4
    xor s9, s11, s9
    xor t5, t5, s9
    xor a5, a5, t5
    and t5, s2, s4
    xor s11, a7, t0
    sw s8, 188(sp)
    and s8, s11, s6
    xor t1, t1, s9
    xor s9, s8, ra
    xor t1, s8, t1
    xor a2, s2, a2
    xor t1, t5, t1
    xor t5, a2, a5
    xor s8, s9, t1
    and ra, s9, t5
    sw a4, 192(sp)
    and a4, a2, s8
    sw t4, 196(sp)
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
    and s1, s1, s10
    and s8, s11, s8
    xor s10, t1, t4
    and t0, t0, s10
    xor t0, s8, t0
    xor t0, s2, t0
    and t1, t2, t1
    and t2, t3, s10
    xor t2, s7, t2
    and a5, s4, a5
    and t3, s0, t5
    xor t3, t0, t3
    xor t1, t3, t1
    xor t2, t1, t2
    xor a5, t2, a5
    xor a4, a4, a5
    not a4, a4
    slli s0, a4, 25
    srli a4, a4, 7
    or a4, s0, a4
    and t6, a4, t6
    or t6, s1, t6
    and a4, s5, a2
    xor a4, s6, a4
    xor t3, t3, a4
    lw a4, 196(sp)
    and a7, a7, s9
    and t5, a4, t5
    xor t5, a3, t5
    xor a7, a7, t5
    xor a7, t3, a7
    xor a5, a5, a7
    slli a7, a5, 26
    srli a4, a5, 6
    or a7, a7, a4
    lw a4, 148(sp)
    xor a5, t0, a5
    and a7, a7, a4
    or a7, t6, a7
    lw t6, 192(sp)
    not a5, a5
    and t4, t6, t4
    xor t1, t1, t4
    xor a6, a6, t1
    xor t1, t2, a6
    slli t2, t1, 27
    srli t1, t1, 5
    or t1, t2, t1
    lw t2, 140(sp)
    not a6, a6
    and t1, t1, t2
    or a7, a7, t1
    lw t1, 188(sp)
    lw t0, 180(sp)
    and t1, t1, s3
    xor t1, s8, t1
    xor t1, t5, t1
    slli t2, t1, 28
    srli t1, t1, 4
    or t1, t2, t1
    lw t2, 132(sp)
    lw t4, 156(sp)
    and t1, t1, t2
    or a7, a7, t1
    slli t1, a6, 29
    srli a6, a6, 3
    or a6, t1, a6
    lw t1, 124(sp)
    lw t2, 168(sp)
    and a6, a6, t1
    or a6, a7, a6
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 120(sp)
    lw a3, 152(sp)
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t3, 31
    srli a7, t3, 1
    or a6, a6, a7
    lw a7, 128(sp)
    lw t3, 172(sp)
    and a6, a6, a7
    or a5, a5, a6
    lw a6, 184(sp)
    xor a5, a6, a5
    lw a6, 144(sp)
    xori a5, a5, 210
    and a7, a5, a6
    xor a5, a5, t0
    lw t0, 164(sp)
    xor t0, a5, t0
    and a5, a5, a6
    lw a6, 116(sp)
    and t1, t0, a6
    xor t0, t0, t2
    or a7, a7, t1
    and a6, t0, a6
    srli t0, a7, 1
    or a5, a5, a6
    lw a6, 176(sp)
    xor t0, t0, a7
    xor a6, a7, a6
    srli t1, a5, 1
    srli t2, a6, 1
    xor t3, a5, t3
    and t0, t0, t4
    xor t1, t1, a5
    xor t2, t2, a6
    slli t5, t0, 1
    and t1, t1, t4
    xor t5, a7, t5
    slli t6, t1, 1
    srli a4, t5, 2
    xor t6, a5, t6
    xor a4, a4, t6
    and a4, a4, a3
    slli a2, a4, 2
    xor t5, t5, a2
    srli a2, t3, 1
    and t2, t2, t4
    xor a2, a2, t3
    slli s0, t2, 1
    and a2, a2, t4
    xor s0, a6, s0
    slli s1, a2, 1
    srli s2, s0, 2
    xor s1, t3, s1
    xor s2, s2, s1
    and s2, s2, a3
    slli s3, s2, 2
    srli s4, t5, 4
    xor s0, s0, s3
    xor s3, s4, s0
    lw s4, 136(sp)
    xor a7, a7, t0
    and s3, s3, s4
    slli s5, s3, 4
    xor t5, t5, s5
    # round 10 (aes.dsl:53)
    not t5, t5
    sw t5, 256(a0)
    srli t0, a7, 2
    xor a5, a5, t1
    xor t0, t0, a5
    and t0, t0, a3
    slli t1, t0, 2
    xor a7, a7, t1
    xor a6, a6, t2
    srli t1, a6, 2
    xor t2, t3, a2
    xor t1, t1, t2
    and t1, t1, a3
    slli t3, t1, 2
    srli t5, a7, 4
    xor a6, a6, t3
    xor t3, t5, a6
    and t3, t3, s4
    slli t5, t3, 4
    xor a7, a7, t5
    not a7, a7
    sw a7, 260(a0)
    xor a7, t6, a4
    srli t5, a7, 4
    xor t6, s1, s2
    xor t5, t5, t6
    and t5, t5, s4
    slli a4, t5, 4
    xor a7, a7, a4
    xor a5, a5, t0
    lw t0, 100(sp)
    xor t1, t2, t1
    andi a4, t0, 255
    srli t2, a5, 4
    xor t2, t2, t1
    and t2, t2, s4
    xor t1, t1, t2
    slli t2, t2, 4
    xor a5, a5, t2
    lw t2, 104(sp)
    lw a2, 160(sp)
    xor a6, a6, t3
    and s1, t2, a2
    or a4, a4, s1
    lw s1, 108(sp)
    lui s2, 4080
    and s5, s1, s2
    or a4, a4, s5
    lw s5, 112(sp)
    lui s6, 1044480
    and s7, s5, s6
    or a4, a4, s7
    srli s7, a4, 1
    xor s7, s7, a4
    and s7, s7, t4
    slli t3, s7, 1
    xor t3, a4, t3
    xor t5, t6, t5
    srli t6, t3, 2
    sw t1, 284(a0)
    andi t1, s5, 255
    sw a5, 268(a0)
    and a5, t0, a2
    or a5, t1, a5
    and t1, t2, s2
    or a5, a5, t1
    and t1, s1, s6
    or a5, a5, t1
    srli t1, a5, 1
    xor t1, t1, a5
    and t1, t1, t4
    xor s0, s0, s3
    slli s3, t1, 1
    xor s3, a5, s3
    xor t6, t6, s3
    and t6, t6, a3
    sw a7, 264(a0)
    slli a7, t6, 2
    xor a7, t3, a7
    srli t3, a7, 4
    sw s0, 272(a0)
    andi s0, s1, 255
    not a6, a6
    sw a6, 276(a0)
    and a6, s5, a2
    or a6, s0, a6
    and s0, t0, s2
    or a6, a6, s0
    and s0, t2, s6
    or a6, a6, s0
    srli s0, a6, 1
    xor s0, s0, a6
    and s0, s0, t4
    not t5, t5
    sw t5, 280(a0)
    slli t5, s0, 1
    xor t5, a6, t5
    srli s8, t5, 2
    andi t2, t2, 255
    and a2, s1, a2
    or t2, t2, a2
    and a2, s5, s2
    or t2, t2, a2
    and t0, t0, s6
    or t0, t2, t0
    srli t2, t0, 1
    xor t2, t2, t0
    and t2, t2, t4
    slli a2, t2, 1
    xor a2, t0, a2
    xor s1, s8, a2
    and s1, s1, a3
    slli s2, s1, 2
    xor t5, t5, s2
    xor t3, t3, t5
    and t3, t3, s4
    slli s2, t3, 4
    xor a7, a7, s2
    # round 1 (aes.dsl:47)
    not a7, a7
    sw a7, 288(a0)
    xor a7, a4, s7
    srli a4, a7, 2
    xor a5, a5, t1
    xor t1, a4, a5
    and t1, t1, a3
    slli a4, t1, 2
    xor a7, a7, a4
    srli a4, a7, 4
    xor a6, a6, s0
    srli s0, a6, 2
    xor t0, t0, t2
    xor t2, s0, t0
    and t2, t2, a3
    slli s0, t2, 2
    xor a6, a6, s0
    xor a4, a4, a6
    and a4, a4, s4
    slli s0, a4, 4
    xor a7, a7, s0
    not a7, a7
    sw a7, 292(a0)
    xor a7, s3, t6
    srli t6, a7, 4
    xor a2, a2, s1
    xor t6, t6, a2
    and t6, t6, s4
    slli s0, t6, 4
    xor a7, a7, s0
    sw a7, 296(a0)
    xor a5, a5, t1
    srli a7, a5, 4
    xor t0, t0, t2
    xor a7, a7, t0
    and a7, a7, s4
    slli t1, a7, 4
    xor a5, a5, t1
    sw a5, 300(a0)
    xor a5, t5, t3
    sw a5, 304(a0)
    xor a5, a6, a4
    not a5, a5
    sw a5, 308(a0)
    xor a5, a2, t6
    not a5, a5
    sw a5, 312(a0)
    xor a5, t0, a7
    sw a5, 316(a0)
    lw a5, 0(a1)
    lw t1, 4(a1)
    srli a6, a5, 1
    xor a6, a6, a5
    and a6, a6, t4
    slli a7, a6, 1
    xor a7, a5, a7
    srli t0, a7, 2
    srli t2, t1, 1
    xor t2, t2, t1
    and t2, t2, t4
    slli t3, t2, 1
    xor t3, t1, t3
    xor t0, t0, t3
    and t0, t0, a3
    slli t5, t0, 2
    xor a7, a7, t5
    srli t5, a7, 4
    lw t6, 8(a1)
    lw s1, 96(sp)
    srli a4, t6, 1
    xor a4, a4, t6
    and a4, a4, t4
    slli a2, a4, 1
    xor a2, t6, a2
    srli s0, a2, 2
    lw s2, 12(a1)
    xor a5, a5, a6
    xor s1, s1, s2
    and t4, s1, t4
    slli s1, t4, 1
    xor s1, s2, s1
    xor s0, s0, s1
    and s0, s0, a3
    slli s3, s0, 2
    xor a2, a2, s3
    xor t5, t5, a2
    and t5, t5, s4
    slli s3, t5, 4
    xor a7, a7, s3
    sw a7, 320(a0)
    srli a6, a5, 2
    xor a7, t1, t2
    xor a6, a6, a7
    and a6, a6, a3
    slli t1, a6, 2
    xor a5, a5, t1
    srli t1, a5, 4
    xor t2, t6, a4
    srli t6, t2, 2
    xor t4, s2, t4
    xor t6, t6, t4
    and t6, t6, a3
    slli a4, t6, 2
    xor t2, t2, a4
    xor t1, t1, t2
    and t1, t1, s4
    slli a4, t1, 4
    xor a5, a5, a4
    sw a5, 324(a0)
    xor a5, t3, t0
    srli t0, a5, 4
    xor t3, s1, s0
    xor t0, t0, t3
    and t0, t0, s4
    slli a4, t0, 4
    xor a5, a5, a4
    sw a5, 328(a0)
    xor a5, a7, a6
    srli a6, a5, 4
    xor a7, t4, t6
    xor a6, a6, a7
    and a6, a6, s4
    slli t4, a6, 4
    xor a5, a5, t4
    sw a5, 332(a0)
    xor a5, a2, t5
    sw a5, 336(a0)
    xor a5, t2, t1
    sw a5, 340(a0)
    xor a5, t3, t0
    sw a5, 344(a0)
    xor a5, a7, a6
    sw a5, 348(a0)
    addi t0, sp, 64
    addi t1, sp, 208
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
    addi sp, sp, 208
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
    lui a5, 349525
    lui a6, 209715
    lui a7, 61681
    addi a5, a5, 1365
    addi a6, a6, 819
    addi a7, a7, -241
    lbu t0, 0(a1)
    lbu t1, 1(a1)
    lbu t2, 2(a1)
    lbu t3, 3(a1)
    lbu t4, 4(a1)
    lbu t5, 5(a1)
    lbu t6, 6(a1)
    lbu a4, 7(a1)
    lbu a3, 8(a1)
    lbu a2, 9(a1)
    lbu s0, 10(a1)
    lbu s1, 11(a1)
    slli t1, t1, 8
    slli t2, t2, 16
    slli t3, t3, 24
    slli t5, t5, 8
    slli t6, t6, 16
    slli a4, a4, 24
    slli a2, a2, 8
    slli s0, s0, 16
    slli s1, s1, 24
    or t0, t0, t1
    or t1, t4, t5
    or t4, a3, a2
    or t0, t0, t2
    or t1, t1, t6
    or t2, t4, s0
    or t0, t0, t3
    or t1, t1, a4
    or t2, t2, s1
    srli t3, t0, 1
    srli t4, t1, 1
    srli t5, t2, 1
    xor t3, t3, t0
    xor t4, t4, t1
    xor t5, t5, t2
    and t3, t3, a5
    and t4, t4, a5
    and a5, t5, a5
    slli t5, t3, 1
    xor t3, t0, t3
    slli t6, t4, 1
    xor t4, t1, t4
    slli a4, a5, 1
    xor a5, t2, a5
    xor t0, t0, t5
    xor t1, t1, t6
    xor t2, t2, a4
    srli t5, t3, 2
    srli t6, t0, 2
    srli a4, t2, 2
    xor t5, t5, t4
    xor t6, t6, t1
    and a4, a4, a6
    and t5, t5, a6
    and t6, t6, a6
    slli a3, a4, 2
    slli a2, t6, 2
    xor t1, t1, t6
    xor t2, t2, a3
    xor t0, t0, a2
    lw t6, 320(a0)
    slli a3, t5, 2
    xor t3, t3, a3
    lw a3, 324(a0)
    srli a2, a5, 2
    xor t4, t4, t5
    lw t5, 328(a0)
    and a6, a2, a6
    slli a2, a6, 2
    lw s0, 332(a0)
    xor a5, a5, a2
    srli a2, t0, 4
    lw s1, 336(a0)
    xor a2, a2, t2
    and a2, a2, a7
    lw s2, 340(a0)
    slli s3, a2, 4
    xor t0, t0, s3
    lw s3, 344(a0)
    srli s4, t1, 4
    xor t2, t2, a2
    lw a2, 348(a0)
    srli s5, t4, 4
    srli s6, t3, 4
    xor s5, s5, a6
    xor s4, s4, a4
    xor s6, s6, a5
    and s5, s5, a7
    and s4, s4, a7
    and a7, s6, a7
    slli s6, s5, 4
    xor a6, a6, s5
    slli s5, s4, 4
    xor a4, a4, s4
    slli s4, a7, 4
    xor a5, a5, a7
    xor a7, t4, s6
    xor a6, a6, a2
    xor t1, t1, s5
    xor t3, t3, s4
    xor a7, a7, s0
    xor a5, a5, s2
    xor t4, a4, s3
    sw a6, 380(a0)
    xor a6, t3, a3
    xor t1, t1, t5
    xor t2, t2, s1
    sw a7, 364(a0)
    sw a5, 372(a0)
    sw t4, 376(a0)
    xor a5, t0, t6
    sw a6, 356(a0)
    sw t1, 360(a0)
    sw t2, 368(a0)
    sw a5, 352(a0)
    addi a1, a0, 384
.Llwcc_aes128_128_ctr_nonce_rv32i_fill:
    sub a2, a1, a0
    addi a2, a2, -384
    srli a2, a2, 4
    lui a5, 349525
    srli a6, a2, 16
    srli a7, a2, 24
    lw t0, 380(a0)
    lui t1, 209715
    lw t2, 356(a0)
    lw t3, 372(a0)
    addi t4, a2, 1
    srli t5, t4, 8
    lw t6, 360(a0)
    srli a4, a2, 8
    andi t5, t5, 255
    lw a3, 376(a0)
    slli s0, a2, 24
    srli s1, t4, 24
    lui s2, 61681
    andi a4, a4, 255
    addi s2, s2, -241
    addi a5, a5, 1365
    slli s3, t4, 24
    slli a4, a4, 16
    lw s4, 352(a0)
    lw s5, 364(a0)
    lw s6, 368(a0)
    andi a6, a6, 255
    srli t4, t4, 16
    addi t1, t1, 819
    slli a6, a6, 8
    or a6, a7, a6
    andi a7, t4, 255
    slli a7, a7, 8
    or a7, s1, a7
    or a6, a6, a4
    or a6, a6, s0
    slli t4, t5, 16
    or a7, a7, t4
    or a7, a7, s3
    srli t4, a6, 1
    xor t4, t4, a7
    and t4, t4, a5
    xor a7, a7, t4
    slli t4, t4, 1
    xor a6, a6, t4
    and t4, a7, t1
    xor a7, a7, t4
    and t1, a6, t1
    and t5, a7, s2
    slli a4, t1, 2
    slli t4, t4, 2
    and s0, t4, s2
    xor a6, a6, t1
    and t1, a6, s2
    and s1, a4, s2
    slli s3, s1, 4
    xor a7, a7, t5
    xor a7, t0, a7
    slli t0, t5, 4
    xor t0, s5, t0
    xor t4, t4, s0
    xor t5, a4, s1
    slli a4, s0, 4
    xor a6, a6, t1
    xor t2, t2, a4
    xor t3, t3, t4
    xor t4, s6, t5
    # round 1 (aes.dsl:47)
    xor t0, t0, a7
    xor t4, t4, t0
    slli t1, t1, 4
    xor t5, s4, s3
    xor a4, t2, t3
    xor s0, t0, a4
    xor t5, t5, t3
    xor a6, a3, a6
    xor t1, t6, t1
    xor t1, t1, a4
    xor t6, a6, t4
    xor t4, t4, t1
    xor a3, t6, t4
    and s1, a6, t0
    xor s3, t5, s0
    xor s4, a6, s3
    xor t5, t5, t6
    xor a7, a7, t5
    xor s5, t4, s4
    and s6, t5, s0
    xor t2, t2, a3
    or s7, t1, t2
    xor s8, t0, a7
    xor s9, t0, t2
    xor s10, a4, s9
    or s11, a7, s4
    xor a4, a7, a4
    and ra, a3, s9
    xor s7, ra, s7
    xor s1, ra, s1
    xor ra, s7, s11
    xor s11, s11, s1
    xor t3, t3, s1
    and s1, s10, s5
    xor s1, s1, s11
    and s11, s8, s3
    xor t3, s11, t3
    xor t3, s6, t3
    and s6, t6, a4
    xor s6, s7, s6
    xor s7, s9, a4
    xor s6, s11, s6
    and s11, t4, s7
    xor s11, s11, ra
    xor s11, t5, s11
    xor ra, s11, s1
    sw a5, 96(sp)
    xor a5, s6, t3
    sw s2, 100(sp)
    and s2, s6, ra
    sw s4, 104(sp)
    xor s4, s2, t3
    and s4, s1, s4
    xor ra, ra, s4
    or s4, s6, s4
    and s6, s11, a5
    xor s1, s1, s6
    and t3, t3, s1
    xor s1, s6, s4
    or s4, s11, t3
    xor s2, s2, s4
    xor a5, a5, t3
    xor t3, s2, ra
    and s3, s3, t3
    and t3, s8, t3
    lw s4, 312(a0)
    and s0, s0, ra
    and t5, t5, ra
    xor s6, ra, a5
    and t2, t2, s6
    and s7, s7, s1
    and a4, a4, s2
    xor t2, a4, t2
    xor a4, a4, s7
    lui s7, 12336
    addi s7, s7, 771
    and s5, s5, a5
    and s8, s10, a5
    and t6, t6, s2
    and t4, t4, s1
    xor a5, s1, a5
    xor s1, s2, s1
    lw s2, 300(a0)
    and t1, t1, s6
    xor s6, s1, s6
    and s9, s9, s1
    and a6, a6, s6
    and a3, a3, s1
    and t0, t0, s6
    and a7, a7, a5
    xor s1, a3, s3
    xor t5, s1, t5
    xor a7, t3, a7
    lw s3, 104(sp)
    xor t3, t3, s9
    and a5, s3, a5
    xor a5, a3, a5
    xor t5, a6, t5
    xor t6, s1, t6
    xor t3, t2, t3
    xor t0, t0, t2
    xor t2, t5, s8
    xor a7, t2, a7
    xor t1, a7, t1
    xor t6, t1, t6
    xor t1, t1, t4
    xor t2, t2, a4
    xor t4, t1, s5
    slli a4, t6, 24
    xor a6, a6, t4
    srli t4, t6, 8
    or t4, a4, t4
    xor a5, t1, a5
    xor t1, a5, s0
    xor t5, t5, t1
    xor t0, t6, t0
    slli a4, a6, 24
    srli a3, a6, 8
    or a4, a4, a3
    xor t0, t1, t0
    xor a7, a7, t0
    srli t1, t0, 8
    slli a3, t5, 24
    and s0, a4, s7
    and s1, t4, s7
    slli s3, a7, 24
    xor t4, t4, s1
    xor a5, a5, a6
    srli s5, a5, 8
    slli s6, a5, 24
    or s5, s6, s5
    srli s6, t5, 8
    srli t4, t4, 2
    or a3, a3, s6
    slli s6, t0, 24
    or t1, s6, t1
    srli s6, a7, 8
    and s8, s5, s7
    slli s1, s1, 6
    or s3, s3, s6
    xor a4, a4, s0
    and s6, a3, s7
    xor a3, a3, s6
    slli s0, s0, 6
    xor s5, s5, s8
    srli s5, s5, 2
    srli a4, a4, 2
    or a4, s0, a4
    or t4, s1, t4
    and s0, t1, s7
    xor t6, t6, t4
    srli s1, t6, 16
    xor t1, t1, s0
    slli s0, s0, 6
    srli t1, t1, 2
    or t1, s0, t1
    xor a6, a6, a4
    slli s0, s8, 6
    slli s6, s6, 6
    srli a3, a3, 2
    or a3, s6, a3
    and s6, s3, s7
    xor s3, s3, s6
    srli s3, s3, 2
    slli s6, s6, 6
    or s0, s0, s5
    xor a5, a5, s0
    xor t0, t0, t1
    slli s5, a5, 16
    xor t5, t5, a3
    slli s8, t5, 16
    or s3, s6, s3
    xor a7, a7, s3
    srli s6, t5, 16
    or s6, s8, s6
    srli s8, a5, 16
    or s5, s5, s8
    slli s8, t0, 16
    srli s9, a6, 16
    srli s10, t0, 16
    or s8, s8, s10
    slli s10, a6, 16
    xor a6, s3, a6
    slli s3, a7, 16
    or s9, s10, s9
    srli s10, a7, 16
    or s3, s3, s10
    lw s10, 100(sp)
    and s11, s9, s10
    xor s9, s9, s11
    slli s11, s11, 4
    srli s9, s9, 4
    or s9, s11, s9
    and s11, s5, s10
    xor s5, s5, s11
    srli s5, s5, 4
    slli s11, s11, 4
    or s5, s11, s5
    and s11, s6, s10
    xor s6, s6, s11
    srli s6, s6, 4
    slli s11, s11, 4
    or s6, s11, s6
    and s11, s8, s10
    xor s8, s8, s11
    srli s8, s8, 4
    slli s11, s11, 4
    or s8, s11, s8
    slli s11, t6, 16
    or s1, s11, s1
    and s11, s1, s10
    xor s1, s1, s11
    srli s1, s1, 4
    slli s11, s11, 4
    or s1, s11, s1
    lw s11, 316(a0)
    xor t1, t1, s8
    and s8, s3, s10
    xor s3, s3, s8
    slli s8, s8, 4
    srli s3, s3, 4
    or s3, s8, s3
    lw s8, 296(a0)
    xor t4, t4, s1
    slli s1, t3, 24
    xor a7, t4, a7
    srli t4, t3, 8
    or t4, s1, t4
    and s1, t4, s7
    xor t4, t4, s1
    slli s1, s1, 6
    srli t4, t4, 2
    or t4, s1, t4
    lw s1, 308(a0)
    xor t3, t3, t4
    xor a4, a4, t3
    xor a4, a4, s9
    srli s9, t3, 16
    slli t3, t3, 16
    or t3, t3, s9
    and s9, t3, s10
    xor t3, t3, s9
    slli s9, s9, 4
    srli t3, t3, 4
    or t3, s9, t3
    slli s9, t2, 24
    xor t4, t4, t6
    xor t3, t4, t3
    srli t4, t2, 8
    or t4, s9, t4
    and s7, t4, s7
    xor t4, t4, s7
    slli s7, s7, 6
    srli t4, t4, 2
    or t4, s7, t4
    xor t2, t2, t4
    slli s7, t2, 16
    srli s9, t2, 16
    or s7, s7, s9
    lw s9, 288(a0)
    xor a5, t3, a5
    lw t3, 304(a0)
    xor a3, a3, t6
    xor t2, a3, t2
    lw a3, 292(a0)
    xor t4, t4, t6
    and s10, s7, s10
    xor s7, s7, s10
    slli s10, s10, 4
    srli s7, s7, 4
    or s7, s10, s7
    xor a5, a5, t3
    xor t3, s0, t6
    xor t4, t4, s7
    xor t4, t4, s9
    xor a7, a7, s11
    xor t6, a4, s1
    xor a6, a6, s3
    xor t2, t2, s6
    xor t3, t3, s5
    xor t0, t3, t0
    xor t1, t1, t5
    # round 2 (aes.dsl:47)
    xor t3, t4, t6
    # round 1 (aes.dsl:47)
    xor a6, a6, s4
    xor t2, t2, a3
    # round 2 (aes.dsl:47)
    xor t4, t2, t6
    # round 1 (aes.dsl:47)
    xor t0, t0, s2
    # round 2 (aes.dsl:47)
    xor t0, t0, a7
    # round 1 (aes.dsl:47)
    xor t1, t1, s8
    # round 2 (aes.dsl:47)
    xor t1, t1, t4
    xor a5, a5, t0
    and t5, a6, t0
    xor a4, t0, t4
    xor a3, a5, t1
    xor a5, a6, a5
    xor s0, t3, a5
    xor t3, t3, a4
    xor s1, a5, a3
    xor s2, a6, t3
    xor s3, a3, s2
    and s4, s0, a4
    xor t2, t2, s1
    xor a7, a7, s0
    or s5, a7, s2
    xor s6, t0, t2
    xor s7, t4, s6
    xor t4, a7, t4
    xor s8, s6, t4
    and s9, s1, s6
    or s10, t1, t2
    xor s10, s9, s10
    xor s11, t0, a7
    xor t5, s9, t5
    xor s9, s5, t5
    xor t5, t6, t5
    and t6, a3, s8
    xor s5, s10, s5
    xor t6, t6, s5
    and s5, a5, t4
    xor s5, s10, s5
    and s10, s7, s3
    xor s9, s10, s9
    and s10, s11, t3
    xor t5, s10, t5
    xor t6, s0, t6
    xor s5, s10, s5
    xor s10, t6, s9
    xor t5, s4, t5
    and s4, s5, s10
    xor ra, s4, t5
    and ra, s9, ra
    xor s10, s10, ra
    or ra, s5, ra
    xor s5, s5, t5
    sw a6, 100(sp)
    and a6, t6, s5
    xor s9, s9, a6
    xor a6, a6, ra
    and t5, t5, s9
    xor s5, s5, t5
    and s3, s3, s5
    and a3, a3, a6
    or t5, t6, t5
    xor t5, s4, t5
    xor t6, t5, s10
    xor s4, s10, s5
    and t2, t2, s4
    and a5, a5, t5
    and s7, s7, s5
    and t4, t4, t5
    and s8, s8, a6
    and a4, a4, s10
    xor t2, t4, t2
    and t1, t1, s4
    xor s5, a6, s5
    and a7, a7, s5
    and s0, s0, s10
    xor a6, t5, a6
    and t5, s6, a6
    and s6, s11, t6
    xor t5, s6, t5
    xor t4, t4, s8
    and s1, s1, a6
    and t3, t3, t6
    xor t3, s1, t3
    and t6, s2, s5
    xor t6, s1, t6
    xor a6, a6, s4
    and t0, t0, a6
    lw s1, 100(sp)
    xor t0, t0, t2
    and a6, s1, a6
    xor t2, t2, t5
    xor a7, s6, a7
    xor t5, t3, s0
    xor t5, a6, t5
    xor a5, t3, a5
    xor t3, t5, s7
    not t3, t3
    xor t4, t3, t4
    xor a7, t3, a7
    xor t1, a7, t1
    xor a5, t1, a5
    xor t1, t1, a3
    xor t3, t1, s3
    xor t1, t1, t6
    srli t6, t4, 1
    xor t6, t6, t2
    lw a3, 96(sp)
    xor t0, a5, t0
    and t6, t6, a3
    xor a4, t1, a4
    slli s0, t6, 1
    not a5, a5
    xor t0, a4, t0
    xor a6, a6, t3
    xor t2, t2, t6
    srli t3, t0, 1
    sw t2, 16(a1)
    xor t2, t5, a4
    srli t5, t2, 1
    xor t1, t1, a6
    srli t6, t1, 1
    xor t5, t5, a6
    xor t4, t4, s0
    xor t6, t6, a5
    sw t4, 0(a1)
    xor a7, a7, t0
    xor t3, t3, a7
    and t4, t5, a3
    and t5, t6, a3
    xor a5, a5, t5
    slli t5, t5, 1
    slli t6, t4, 1
    and t3, t3, a3
    slli a4, t3, 1
    xor a6, a6, t4
    xor t2, t2, t6
    xor a7, a7, t3
    sw t2, 4(a1)
    sw a6, 20(a1)
    xor a6, t0, a4
    sw a6, 8(a1)
    sw a5, 28(a1)
    xor a5, t1, t5
    sw a5, 12(a1)
    sw a7, 24(a1)
    addi a1, a1, 32
    sub t0, a1, a0
    lui t1, 1
    addi t1, t1, 384
    add t1, zero, t1
    bltu t0, t1, .Llwcc_aes128_128_ctr_nonce_rv32i_fill
    addi t0, sp, 64
    addi t1, sp, 112
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
    addi sp, sp, 112
    ret
    .size lwcc_aes128_128_ctr_nonce_rv32i, .-lwcc_aes128_128_ctr_nonce_rv32i

    .balign 4
    .global lwcc_aes128_128_ctr_crypt_rv32i
    .type lwcc_aes128_128_ctr_crypt_rv32i, %function
lwcc_aes128_128_ctr_crypt_rv32i:
    bnez a2, .Llwcc_aes128_128_ctr_crypt_rv32i_begin
    ret
.Llwcc_aes128_128_ctr_crypt_rv32i_begin:
    addi sp, sp, -208
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
    beqz t1, .Llwcc_aes128_128_ctr_crypt_rv32i_first
    j .Llwcc_aes128_128_ctr_crypt_rv32i_rest
.Llwcc_aes128_128_ctr_crypt_rv32i_group:
    addi t0, a4, 1
    andi t0, t0, 255
    li t1, 3
    bgeu t0, t1, .Llwcc_aes128_128_ctr_crypt_rv32i_kept
.Llwcc_aes128_128_ctr_crypt_rv32i_first:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a4, 76(sp)
    andi a5, a4, -256
    addi a6, a4, 1
    srli a7, a5, 16
    andi a6, a6, -256
    andi a7, a7, 255
    srli t0, a5, 8
    srli t1, a6, 16
    slli a7, a7, 8
    srli t2, a5, 24
    andi t0, t0, 255
    andi t1, t1, 255
    srli t3, a6, 8
    or a7, t2, a7
    slli t0, t0, 16
    slli t1, t1, 8
    andi t2, t3, 255
    srli t3, a6, 24
    slli a5, a5, 24
    or a7, a7, t0
    slli t0, t2, 16
    or t1, t3, t1
    or a5, a7, a5
    or a7, t1, t0
    slli a6, a6, 24
    srli t0, a5, 1
    or a6, a7, a6
    lui a7, 349525
    addi a7, a7, 1365
    xor t0, t0, a6
    and t0, t0, a7
    lui t1, 209715
    xor a6, a6, t0
    slli t0, t0, 1
    addi t1, t1, 819
    lui t2, 61681
    xor a5, a5, t0
    and t0, a6, t1
    addi t2, t2, -241
    xor a6, a6, t0
    and t3, a5, t1
    slli t0, t0, 2
    and t4, a6, t2
    lw t5, 380(a3)
    lw t6, 364(a3)
    xor a5, a5, t3
    slli t3, t3, 2
    and s0, t0, t2
    lw s1, 372(a3)
    lw s2, 356(a3)
    xor a6, a6, t4
    slli t4, t4, 4
    and s3, a5, t2
    xor t0, t0, s0
    and s4, t3, t2
    lw s5, 368(a3)
    slli s0, s0, 4
    lw s6, 360(a3)
    xor a6, t5, a6
    xor t4, t6, t4
    lw t5, 376(a3)
    xor t0, s1, t0
    xor t3, t3, s4
    xor t6, s2, s0
    slli s0, s3, 4
    xor a5, a5, s3
    # round 1 (aes.dsl:47)
    xor t4, t4, a6
    lw s1, 352(a3)
    xor t3, s5, t3
    xor s2, t6, t0
    xor s0, s6, s0
    xor a5, t5, a5
    slli t5, s4, 4
    xor t3, t3, t4
    xor s0, s0, s2
    xor t5, s1, t5
    xor s1, a5, t3
    xor t3, t3, s0
    xor t5, t5, t0
    xor s3, s1, t3
    xor s4, t5, s1
    xor s5, t4, s2
    xor t6, t6, s3
    xor a6, a6, s4
    xor t5, t5, s5
    xor s6, t4, t6
    or s7, s0, t6
    and s8, s3, s6
    xor s9, a6, s2
    and s10, a5, t4
    xor s11, t4, a6
    xor s7, s8, s7
    xor ra, s6, s9
    xor s8, s8, s10
    xor s10, a5, t5
    and a4, s11, t5
    xor s2, s2, s6
    and a0, s1, s9
    and a1, t3, ra
    xor t0, t0, s8
    xor a0, s7, a0
    xor t0, a4, t0
    xor a4, a4, a0
    and a0, s4, s5
    xor t0, a0, t0
    xor a0, a4, t0
    lui a2, 12336
    addi a2, a2, 771
    or a3, a6, s10
    xor s7, s7, a3
    xor a1, a1, s7
    xor a3, a3, s8
    xor a1, s4, a1
    and s7, a1, a0
    xor s8, t3, s10
    sw t1, 152(sp)
    and t1, s2, s8
    xor t1, t1, a3
    xor a3, t1, s7
    and a3, t0, a3
    xor a0, a0, a3
    or a3, a1, a3
    xor a1, a1, t1
    and s2, s2, a0
    and s8, s8, a0
    sw a7, 156(sp)
    and a7, a4, a1
    xor t0, a7, t0
    and t0, t1, t0
    xor a7, a7, a3
    or t1, a4, t0
    xor t1, s7, t1
    xor t0, a1, t0
    xor a4, a7, t0
    and t5, t5, a4
    and a3, s4, t0
    and a4, s11, a4
    xor a1, a7, t1
    and s3, s3, a1
    xor t5, s3, t5
    xor a3, t5, a3
    and t3, t3, t1
    and s4, s9, a7
    and a7, s1, a7
    xor s1, t0, a0
    xor a0, t1, a0
    and a6, a6, a0
    xor a6, a4, a6
    and s0, s0, s1
    and t6, t6, s1
    xor s1, a1, s1
    and a5, a5, s1
    xor a3, a5, a3
    xor s2, a3, s2
    xor a6, s2, a6
    xor s0, a6, s0
    and a0, s10, a0
    xor t3, s0, t3
    xor t6, s4, t6
    and t4, t4, s1
    xor a0, s3, a0
    xor a7, t5, a7
    xor t5, t3, s8
    and t0, s5, t0
    xor t4, t4, t6
    xor a7, s0, a7
    xor a5, a5, t5
    xor t3, t3, a0
    and t5, s6, a1
    xor t0, t3, t0
    xor t3, t3, a5
    xor t4, a7, t4
    xor t5, a4, t5
    xor t4, t0, t4
    slli a4, t3, 24
    srli a1, t3, 8
    slli a0, a7, 24
    srli s0, a7, 8
    xor t5, t6, t5
    xor t0, a3, t0
    slli t6, t4, 24
    srli a3, t4, 8
    or a4, a4, a1
    slli a1, a5, 24
    srli s1, a5, 8
    or a0, a0, s0
    and t1, ra, t1
    slli s0, t5, 24
    srli s3, t5, 8
    slli s5, t0, 24
    srli s6, t0, 8
    xor a6, a6, t4
    or t6, t6, a3
    and a3, a4, a2
    or a1, a1, s1
    and s1, a0, a2
    xor t1, s4, t1
    or s0, s0, s3
    or s3, s5, s6
    slli s4, a6, 24
    srli s5, a6, 8
    and s6, t6, a2
    xor a4, a4, a3
    and s7, a1, a2
    xor a0, a0, s1
    xor t1, s2, t1
    and s2, s0, a2
    and s8, s3, a2
    or s4, s4, s5
    xor t6, t6, s6
    srli a4, a4, 2
    slli a3, a3, 6
    xor a1, a1, s7
    srli a0, a0, 2
    slli s1, s1, 6
    xor s0, s0, s2
    xor s3, s3, s8
    and s5, s4, a2
    srli t6, t6, 2
    slli s6, s6, 6
    or a4, a3, a4
    slli a3, t1, 24
    srli a1, a1, 2
    slli s7, s7, 6
    or a0, s1, a0
    srli s1, t1, 8
    or a3, a3, s1
    srli s0, s0, 2
    slli s1, s2, 6
    srli s2, s3, 2
    slli s3, s8, 6
    xor s4, s4, s5
    or t6, s6, t6
    xor t3, t3, a4
    or a1, s7, a1
    xor a7, a7, a0
    and s6, a3, a2
    or s0, s1, s0
    or s1, s3, s2
    srli s2, s4, 2
    slli s3, s5, 6
    xor t4, t4, t6
    slli s4, t3, 16
    srli s5, t3, 16
    xor a5, a5, a1
    slli s7, a7, 16
    srli s8, a7, 16
    xor a3, a3, s6
    xor t5, t5, s0
    xor t0, t0, s1
    or s2, s3, s2
    or s3, s4, s5
    or s4, s7, s8
    srli a3, a3, 2
    slli s5, s6, 6
    slli s6, a5, 16
    srli s7, a5, 16
    xor a6, a6, s2
    or a3, s5, a3
    slli s5, t5, 16
    or s6, s6, s7
    srli s7, t5, 16
    or s5, s5, s7
    slli s7, t0, 16
    slli s8, a6, 16
    srli s9, a6, 16
    xor t1, t1, a3
    or s8, s8, s9
    and s9, s8, t2
    xor a4, a4, a7
    xor s1, s1, a7
    xor s8, s8, s9
    xor t5, a1, t5
    srli a1, t0, 16
    or a1, s7, a1
    slli s7, t4, 16
    xor s0, s0, a7
    xor s1, s1, t1
    srli s8, s8, 4
    slli s9, s9, 4
    or s8, s9, s8
    and s9, s3, t2
    xor s3, s3, s9
    srli s3, s3, 4
    slli s9, s9, 4
    or s3, s9, s3
    srli s9, t4, 16
    or s7, s7, s9
    and s9, s4, t2
    xor s4, s4, s9
    srli s4, s4, 4
    slli s9, s9, 4
    or s4, s9, s4
    and s9, s6, t2
    xor s6, s6, s9
    srli s6, s6, 4
    slli s9, s9, 4
    xor a4, a4, s3
    and s3, s5, t2
    xor s5, s5, s3
    srli s5, s5, 4
    slli s3, s3, 4
    xor a0, a0, s4
    and s4, a1, t2
    xor a1, a1, s4
    srli a1, a1, 4
    slli s4, s4, 4
    or s6, s9, s6
    and s9, s7, t2
    xor s7, s7, s9
    srli s7, s7, 4
    slli s9, s9, 4
    or s3, s3, s5
    slli s5, t1, 16
    srli t1, t1, 16
    or t1, s5, t1
    lw s5, 72(sp)
    or a1, s4, a1
    lw s10, 300(s5)
    lw s4, 316(s5)
    or s7, s9, s7
    and s9, t1, t2
    xor t4, a4, t4
    lw a4, 308(s5)
    xor a6, a0, a6
    lw a0, 292(s5)
    xor t1, t1, s9
    xor t5, t5, s6
    xor s0, s0, s3
    lw s3, 304(s5)
    xor a1, s1, a1
    xor t6, t6, s7
    lw s1, 296(s5)
    xor a5, s2, a5
    lw s2, 312(s5)
    xor t4, t4, s10
    xor a6, a6, s4
    srli t1, t1, 4
    slli s4, s9, 4
    xor t5, t5, a4
    xor t3, s0, t3
    xor a4, a1, a0
    xor t0, t6, t0
    xor a5, a5, s8
    # round 2 (aes.dsl:47)
    xor t4, t4, a6
    # round 1 (aes.dsl:47)
    xor a7, a3, a7
    or t1, s4, t1
    lw t6, 288(s5)
    xor t3, t3, s3
    # round 2 (aes.dsl:47)
    xor a3, a4, t5
    # round 1 (aes.dsl:47)
    xor t0, t0, s1
    xor a5, a5, s2
    xor a7, a7, t1
    # round 2 (aes.dsl:47)
    xor t1, t3, t4
    xor t0, t0, a3
    # round 1 (aes.dsl:47)
    xor a7, a7, t6
    # round 2 (aes.dsl:47)
    xor t3, a5, t1
    xor t1, t1, t0
    xor a7, a7, t5
    xor t6, t3, t1
    xor a1, a7, t3
    xor a0, t4, a3
    xor a4, a4, t6
    xor a6, a6, a1
    xor a7, a7, a0
    xor s0, t4, a4
    xor s1, a6, a3
    and s2, t6, s0
    or s3, t0, a4
    and s4, a5, t4
    xor s6, t4, a6
    xor s7, s0, s1
    xor s3, s2, s3
    xor s2, s2, s4
    xor s4, a5, a7
    and s8, s6, a7
    xor a3, a3, s0
    and s9, t1, s7
    and s10, t3, s1
    xor t5, t5, s2
    xor s10, s3, s10
    xor t5, s8, t5
    xor s8, s8, s10
    or s10, a6, s4
    xor s3, s3, s10
    xor s2, s10, s2
    xor s10, t1, s4
    xor s3, s9, s3
    and s9, a3, s10
    xor s3, a1, s3
    xor s2, s9, s2
    xor s9, s3, s2
    and s11, s8, s9
    and ra, a1, a0
    xor t5, ra, t5
    xor ra, s11, t5
    and ra, s2, ra
    xor s9, s9, ra
    or ra, s8, ra
    xor s8, s8, t5
    and a1, a1, s9
    sw a2, 160(sp)
    and a2, s3, s8
    xor s2, s2, a2
    and t5, t5, s2
    xor a2, a2, ra
    or s2, s3, t5
    xor s2, s11, s2
    xor t5, s8, t5
    xor s3, s2, s9
    and a7, a7, s3
    and a3, a3, t5
    and s3, s6, s3
    xor s6, s2, a2
    and t6, t6, s6
    xor a7, t6, a7
    xor a1, a7, a1
    and s1, s1, s2
    and t1, t1, a2
    and t3, t3, s2
    xor s2, s9, t5
    and t0, t0, s2
    and a4, a4, s2
    xor s2, s6, s2
    and a5, a5, s2
    xor a1, a5, a1
    xor a3, a1, a3
    not a3, a3
    xor a7, a7, t3
    xor t3, a2, t5
    and a6, a6, t3
    xor a6, s3, a6
    xor a6, a3, a6
    and t3, s4, t3
    lw s4, 384(s5)
    xor t0, a6, t0
    xor t3, t6, t3
    lw t6, 388(s5)
    xor t1, t0, t1
    and t4, t4, s2
    lw s2, 392(s5)
    xor a4, s1, a4
    and a0, a0, s9
    lw s8, 396(s5)
    xor t3, t1, t3
    xor a7, t0, a7
    srli t0, s4, 1
    xor t0, t0, s4
    xor t4, t4, a4
    and t5, s10, t5
    srli s9, t6, 1
    xor s9, s9, t6
    and a2, s7, a2
    srli s7, s2, 1
    xor s7, s7, s2
    lw s10, 156(sp)
    xor a0, t3, a0
    and t0, t0, s10
    and s9, s9, s10
    xor t4, a7, t4
    and s7, s7, s10
    xor t1, t1, t5
    srli t5, s8, 1
    xor t5, t5, s8
    and t5, t5, s10
    and s0, s0, s6
    xor a2, s1, a2
    slli s1, t0, 1
    slli s6, s9, 1
    xor t4, a0, t4
    xor a5, a5, t1
    slli t1, s7, 1
    xor s0, s3, s0
    slli s3, t5, 1
    xor t5, s8, t5
    xor a3, a3, a2
    xor a2, s4, s1
    xor a1, a1, a0
    xor a0, t6, s6
    xor t1, s2, t1
    xor t3, t3, a5
    xor s1, s8, s3
    xor a4, a4, s0
    xor t0, s4, t0
    xor t6, t6, s9
    xor a6, a6, t4
    xor s0, s2, s7
    not t5, t5
    lui s2, 1044496
    lui s3, 259060
    xor a3, a3, a2
    xor a2, a1, a0
    xor t1, t4, t1
    xor t3, t3, s1
    xor t0, a4, t0
    xor a5, a5, t6
    xor a6, a6, s0
    xor a7, a7, t5
    addi t4, s2, -256
    addi t5, s3, -193
    sw a3, 96(sp)
    sw a2, 100(sp)
    sw t1, 104(sp)
    sw t3, 108(sp)
    sw t0, 112(sp)
    sw a5, 116(sp)
    sw a6, 120(sp)
    sw a7, 124(sp)
    sw s10, 128(sp)
    lw a5, 152(sp)
    sw t2, 136(sp)
    sw a5, 132(sp)
    sw t4, 140(sp)
    sw t5, 144(sp)
    lw a5, 160(sp)
    mv a3, s5
    sw a5, 148(sp)
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a4, 76(sp)
.Llwcc_aes128_128_ctr_crypt_rv32i_kept:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a4, 76(sp)
    addi a5, a4, 1
    andi a5, a5, 255
    andi a6, a4, 255
    slli a6, a6, 4
    add a6, a3, a6
    slli a5, a5, 4
    add a5, a3, a5
    lw a7, 388(a5)
    lw t0, 392(a5)
    lw t1, 384(a5)
    lw a5, 396(a5)
    lw t2, 388(a6)
    lw t3, 384(a6)
    lw t4, 396(a6)
    lw a6, 392(a6)
    lw t5, 112(sp)
    lw t6, 116(sp)
    lw s0, 100(sp)
    lw s1, 120(sp)
    lw s2, 108(sp)
    lw s4, 104(sp)
    lw s5, 96(sp)
    lw s6, 128(sp)
    lw s7, 136(sp)
    lw s8, 124(sp)
    srli s10, t3, 1
    xor s10, s10, t1
    and s10, s10, s6
    xor t1, t1, s10
    slli s10, s10, 1
    xor t3, t3, s10
    xor t3, s5, t3
    xor t1, t5, t1
    srli t5, t2, 1
    xor t5, t5, a7
    and t5, t5, s6
    xor a7, a7, t5
    slli t5, t5, 1
    xor t2, t2, t5
    xor t2, s0, t2
    xor a7, t6, a7
    srli t5, a6, 1
    xor t5, t5, t0
    and t5, t5, s6
    xor t0, t0, t5
    slli t5, t5, 1
    xor a6, a6, t5
    xor a6, s4, a6
    xor t0, s1, t0
    srli t5, t4, 1
    xor t5, t5, a5
    and t5, t5, s6
    xor a5, a5, t5
    xor a5, s8, a5
    slli t5, t5, 1
    xor t4, t4, t5
    xor t4, s2, t4
    # round 2 (aes.dsl:47)
    slli t5, a5, 24
    srli t6, a5, 8
    or t5, t5, t6
    and t6, t5, s7
    xor t5, t5, t6
    slli t6, t6, 4
    srli t5, t5, 4
    or t5, t6, t5
    xor a5, a5, t5
    slli t6, a5, 16
    srli s0, a5, 16
    or t6, t6, s0
    xor t5, t5, t6
    slli t6, t3, 24
    srli s0, t3, 8
    or t6, t6, s0
    and s0, t6, s7
    xor t6, t6, s0
    slli s0, s0, 4
    srli t6, t6, 4
    or t6, s0, t6
    xor t3, t3, t6
    slli s0, t3, 16
    srli s1, t3, 16
    or s0, s0, s1
    slli s1, t1, 24
    srli s2, t1, 8
    or s1, s1, s2
    and s2, s1, s7
    xor s1, s1, s2
    slli s2, s2, 4
    srli s1, s1, 4
    or s1, s2, s1
    xor t1, t1, s1
    slli s2, t1, 16
    srli s4, t1, 16
    or s2, s2, s4
    slli s4, a7, 24
    srli s5, a7, 8
    or s4, s4, s5
    and s5, s4, s7
    xor s4, s4, s5
    slli s5, s5, 4
    srli s4, s4, 4
    or s4, s5, s4
    xor a7, a7, s4
    slli s5, a7, 16
    srli s8, a7, 16
    or s5, s5, s8
    slli s8, t0, 24
    srli s10, t0, 8
    or s8, s8, s10
    and s10, s8, s7
    xor s8, s8, s10
    slli s10, s10, 4
    srli s8, s8, 4
    or s8, s10, s8
    xor t0, t0, s8
    slli s10, t0, 16
    srli s11, t0, 16
    or s10, s10, s11
    slli s11, t4, 24
    srli ra, t4, 8
    or s11, s11, ra
    and ra, s11, s7
    xor s11, s11, ra
    slli ra, ra, 4
    srli s11, s11, 4
    or s11, ra, s11
    xor t4, t4, s11
    slli ra, t4, 16
    srli a4, t4, 16
    or a4, ra, a4
    slli ra, a6, 24
    srli a2, a6, 8
    or a2, ra, a2
    and ra, a2, s7
    xor a2, a2, ra
    slli ra, ra, 4
    srli a2, a2, 4
    or a2, ra, a2
    xor a6, a6, a2
    slli ra, a6, 16
    srli a0, a6, 16
    or a0, ra, a0
    xor a2, a2, a0
    slli a0, t2, 24
    srli ra, t2, 8
    or a0, a0, ra
    and ra, a0, s7
    xor a0, a0, ra
    slli ra, ra, 4
    srli a0, a0, 4
    or a0, ra, a0
    xor t2, t2, a0
    slli ra, t2, 16
    srli a1, t2, 16
    or a1, ra, a1
    lw ra, 28(a3)
    xor t0, t5, t0
    xor t0, t0, ra
    xor t1, s4, t1
    lw t5, 20(a3)
    xor t1, t1, s5
    xor t1, t1, t5
    lw t5, 8(a3)
    xor t2, a2, t2
    xor t2, t2, t5
    xor a7, s8, a7
    lw t5, 24(a3)
    xor a7, a7, s10
    xor a7, a7, t5
    xor t5, s1, a5
    xor t5, t5, s2
    lw a2, 16(a3)
    xor t4, t5, t4
    xor t4, t4, a2
    xor t5, s11, a5
    xor t5, t5, a4
    lw a4, 12(a3)
    xor a6, t5, a6
    xor a6, a6, a4
    xor t5, t6, a5
    lw t6, 0(a3)
    xor t5, t5, s0
    xor t5, t5, t6
    xor a5, a0, a5
    xor a5, a5, t3
    lw t3, 4(a3)
    xor a5, a5, a1
    xor a5, a5, t3
    # round 3 (aes.dsl:47)
    xor t3, t5, t1
    xor a6, a6, t0
    xor t4, t4, a6
    xor t5, a7, t4
    xor t6, t3, t5
    xor t0, t0, t6
    xor a4, a6, t0
    and a2, a7, a6
    xor a1, a5, t1
    xor t2, t2, a1
    xor t4, t4, t2
    xor a0, t5, t4
    xor a5, a5, a0
    xor s0, a6, a5
    and s1, a0, s0
    xor a2, s1, a2
    xor t1, t1, a2
    xor s2, a1, s0
    or s4, t2, a5
    xor s1, s1, s4
    xor s4, a6, a1
    xor t3, t3, s4
    xor a1, t0, a1
    xor s5, s0, a1
    and s8, t4, s5
    and s10, t5, a1
    xor s10, s1, s10
    xor s11, a7, t3
    or ra, t0, s11
    xor a2, ra, a2
    xor s1, s1, ra
    xor s1, s8, s1
    xor s1, t6, s1
    xor s8, t4, s11
    and ra, s2, s8
    xor a2, ra, a2
    xor ra, s1, a2
    and s9, a4, t3
    xor t1, s9, t1
    xor s9, s9, s10
    and s10, s9, ra
    and s6, t6, s4
    xor t1, s6, t1
    xor s6, s10, t1
    and s6, a2, s6
    xor ra, ra, s6
    and t6, t6, ra
    and s4, s4, ra
    or s6, s9, s6
    xor s9, s9, t1
    and s3, s1, s9
    xor s6, s3, s6
    xor a2, a2, s3
    and t1, t1, a2
    or a2, s1, t1
    xor a2, s10, a2
    xor t1, s9, t1
    and s1, s8, t1
    and s2, s2, t1
    and t5, t5, a2
    and a1, a1, a2
    and t4, t4, s6
    and s3, s5, s6
    xor s3, a1, s3
    xor s5, ra, t1
    and a5, a5, s5
    xor a5, a1, a5
    and t2, t2, s5
    xor t1, s6, t1
    and a1, s11, t1
    and t0, t0, t1
    xor t1, a2, s6
    xor a2, a2, ra
    and t3, t3, a2
    and a4, a4, a2
    xor t0, a4, t0
    and a2, a0, t1
    xor t3, a2, t3
    xor a2, a2, a1
    xor t6, t3, t6
    xor t3, t3, t5
    xor t5, t1, s5
    and t1, s0, t1
    xor t1, a4, t1
    xor t1, a5, t1
    and a6, a6, t5
    xor a5, a6, a5
    and a6, a7, t5
    xor a7, a6, t6
    xor t5, a7, s2
    xor t0, t5, t0
    xor t5, t5, s3
    xor t2, t0, t2
    xor t4, t2, t4
    xor t2, t2, t3
    xor a5, t2, a5
    xor t3, t4, s1
    xor a6, a6, t3
    xor t3, t4, a2
    xor t4, t3, s4
    xor a5, t4, a5
    xor a7, a7, t4
    xor t0, t0, a5
    xor t3, t3, a6
    slli t4, t3, 24
    srli t6, t3, 8
    or t4, t4, t6
    slli t6, t0, 24
    srli a4, t0, 8
    or t6, t6, a4
    slli a4, a7, 24
    srli a2, a7, 8
    or a4, a4, a2
    slli a2, a5, 24
    srli a1, a5, 8
    or a2, a2, a1
    slli a1, a6, 24
    srli a0, a6, 8
    or a1, a1, a0
    slli a0, t2, 24
    srli s0, t2, 8
    or a0, a0, s0
    slli s0, t5, 24
    srli s1, t5, 8
    or s0, s0, s1
    lw s1, 144(sp)
    slli s2, t1, 24
    srli s3, t1, 8
    or s2, s2, s3
    and s3, a4, s1
    xor a4, a4, s3
    srli a4, a4, 6
    slli s3, s3, 2
    or a4, s3, a4
    xor a7, a7, a4
    slli s3, a7, 16
    srli s4, a7, 16
    or s3, s3, s4
    and s4, s3, s7
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    and s4, t4, s1
    xor t4, t4, s4
    srli t4, t4, 6
    slli s4, s4, 2
    or t4, s4, t4
    xor t3, t3, t4
    slli s4, t3, 16
    srli s5, t3, 16
    or s4, s4, s5
    and s5, s4, s7
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    and s5, a0, s1
    xor a0, a0, s5
    srli a0, a0, 6
    slli s5, s5, 2
    or a0, s5, a0
    xor t2, t2, a0
    xor a4, a4, t2
    xor t4, t4, t2
    xor t4, t4, s4
    slli s4, t2, 16
    srli s5, t2, 16
    or s4, s4, s5
    and s5, s4, s7
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    xor a0, a0, s4
    and s4, t6, s1
    xor t6, t6, s4
    srli t6, t6, 6
    slli s4, s4, 2
    or t6, s4, t6
    xor t0, t0, t6
    lw s4, 60(a3)
    xor a0, a0, t0
    xor a0, a0, s4
    slli s4, t0, 16
    srli t0, t0, 16
    or t0, s4, t0
    and s4, t0, s7
    xor t0, t0, s4
    srli t0, t0, 4
    slli s4, s4, 4
    or t0, s4, t0
    and s4, s2, s1
    xor s2, s2, s4
    srli s2, s2, 6
    slli s4, s4, 2
    or s2, s4, s2
    xor t1, t1, s2
    xor s2, s2, t2
    slli s4, t1, 16
    srli s5, t1, 16
    or s4, s4, s5
    and s5, s4, s7
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    xor s2, s2, s4
    lw s4, 48(a3)
    xor t3, s2, t3
    xor t3, t3, s4
    and s2, a1, s1
    xor a1, a1, s2
    srli a1, a1, 6
    slli s2, s2, 2
    or a1, s2, a1
    xor t1, a1, t1
    xor a6, a6, a1
    xor t6, t6, a6
    lw a1, 56(a3)
    xor t0, t6, t0
    xor t0, t0, a1
    slli t6, a6, 16
    srli a6, a6, 16
    or a6, t6, a6
    and t6, a6, s7
    xor a6, a6, t6
    srli a6, a6, 4
    slli t6, t6, 4
    or a6, t6, a6
    lw t6, 52(a3)
    xor a6, t1, a6
    xor a6, a6, t6
    and t1, a2, s1
    xor t6, a2, t1
    srli t6, t6, 6
    slli t1, t1, 2
    or t1, t1, t6
    xor a5, a5, t1
    lw t6, 44(a3)
    xor t4, t4, a5
    xor t4, t4, t6
    slli t6, a5, 16
    srli a5, a5, 16
    or a5, t6, a5
    and t6, a5, s7
    xor a5, a5, t6
    srli a5, a5, 4
    slli t6, t6, 4
    or a5, t6, a5
    xor a5, t1, a5
    lw t1, 40(a3)
    xor a5, a5, a7
    xor a5, a5, t1
    and a7, s0, s1
    xor t1, s0, a7
    srli t1, t1, 6
    slli a7, a7, 2
    or a7, a7, t1
    xor t1, a7, t2
    xor a7, t5, a7
    xor t2, a4, a7
    lw t5, 36(a3)
    xor t2, t2, s3
    xor t2, t2, t5
    slli t5, a7, 16
    srli a7, a7, 16
    or a7, t5, a7
    and t5, a7, s7
    xor a7, a7, t5
    srli a7, a7, 4
    slli t5, t5, 4
    or a7, t5, a7
    lw t5, 32(a3)
    xor a7, t1, a7
    xor a7, a7, t5
    # round 4 (aes.dsl:47)
    xor a7, a7, a6
    xor t1, t4, a0
    xor t3, t3, t1
    xor t4, t0, t3
    xor t5, a7, t4
    xor t6, a0, t5
    xor a4, t1, t6
    and a2, t0, t1
    xor a1, t2, a6
    xor a5, a5, a1
    xor t3, t3, a5
    xor a0, t4, t3
    xor t2, t2, a0
    xor s0, t1, t2
    xor s2, a1, s0
    and s3, a0, s0
    xor a2, s3, a2
    xor a6, a6, a2
    or s4, a5, t2
    xor s3, s3, s4
    xor s4, t6, a1
    xor a1, t1, a1
    xor a7, a7, a1
    and s5, a4, a7
    xor a6, s5, a6
    xor s6, t0, a7
    xor s8, t3, s6
    and s9, s2, s8
    or s10, t6, s6
    xor a2, s10, a2
    xor a2, s9, a2
    xor s9, s3, s10
    and s10, t5, a1
    xor a6, s10, a6
    xor s10, s0, s4
    and s11, t3, s10
    xor s9, s11, s9
    xor s9, t5, s9
    xor s11, s9, a2
    and ra, t4, s4
    xor s3, s3, ra
    xor s3, s5, s3
    xor s5, s3, a6
    and ra, s9, s5
    xor s1, a2, ra
    and s1, a6, s1
    or s9, s9, s1
    xor s1, s5, s1
    and s2, s2, s1
    and s5, s8, s1
    and s8, s3, s11
    xor a6, s8, a6
    and a6, a2, a6
    xor a2, s8, s9
    and s4, s4, a2
    and t4, t4, a2
    or s3, s3, a6
    xor s3, ra, s3
    xor a6, s11, a6
    and t5, t5, a6
    and a1, a1, a6
    and s8, s10, s3
    xor s8, s4, s8
    and t3, t3, s3
    xor s9, a2, a6
    and a7, a7, s9
    and a4, a4, s9
    xor a6, a6, s1
    and t2, t2, a6
    xor t2, s4, t2
    and a5, a5, a6
    xor a2, a2, s3
    xor s1, s3, s1
    and t6, t6, s1
    and s1, s6, s1
    xor t6, a4, t6
    and a0, a0, a2
    xor a7, a0, a7
    xor a0, a0, s1
    xor t5, a7, t5
    xor a7, a7, t4
    and t4, s0, a2
    xor t4, a4, t4
    xor a6, a2, a6
    and t0, t0, a6
    and a6, t1, a6
    xor a6, a6, t2
    xor t1, t2, t4
    xor t2, t0, t5
    xor t4, t2, s2
    xor t5, t4, t6
    xor t4, t4, s8
    xor a5, t5, a5
    xor a7, a5, a7
    xor a5, a5, t3
    xor t3, a5, s5
    xor t0, t0, t3
    xor a5, a5, a0
    xor t3, a5, a1
    xor t2, t2, t3
    xor a5, a5, t0
    xor a6, a7, a6
    xor a6, t3, a6
    xor t3, t5, a6
    slli t5, t3, 24
    srli t6, t3, 8
    or t5, t5, t6
    xor t3, t3, t5
    slli t6, t3, 16
    srli a4, t3, 16
    or t6, t6, a4
    slli a4, a6, 24
    srli a2, a6, 8
    or a4, a4, a2
    xor a6, a6, a4
    slli a2, a6, 16
    srli a1, a6, 16
    or a2, a2, a1
    xor a4, a4, a2
    slli a2, a5, 24
    srli a1, a5, 8
    or a2, a2, a1
    xor a5, a5, a2
    slli a1, a5, 16
    srli a0, a5, 16
    or a1, a1, a0
    slli a0, t2, 24
    srli s0, t2, 8
    or a0, a0, s0
    xor t2, t2, a0
    lw s0, 72(a3)
    xor a4, a4, t2
    xor a4, a4, s0
    slli s0, t2, 16
    srli t2, t2, 16
    or t2, s0, t2
    slli s0, t0, 24
    srli s1, t0, 8
    or s0, s0, s1
    xor t0, t0, s0
    xor t5, t5, t0
    lw s1, 88(a3)
    xor t5, t5, t6
    xor t5, t5, s1
    slli t6, t0, 16
    srli t0, t0, 16
    or t0, t6, t0
    slli t6, a7, 24
    srli s1, a7, 8
    or t6, t6, s1
    xor a7, a7, t6
    xor a2, a2, a7
    xor a2, a2, a1
    lw a1, 76(a3)
    xor a6, a2, a6
    xor a6, a6, a1
    xor a2, a0, a7
    slli a1, a7, 16
    srli a0, a7, 16
    or a1, a1, a0
    xor t6, t6, a1
    lw a1, 92(a3)
    xor t3, t6, t3
    xor t3, t3, a1
    slli t6, t4, 24
    srli a1, t4, 8
    or t6, t6, a1
    xor t4, t4, t6
    xor a2, a2, t4
    lw a1, 68(a3)
    xor t2, a2, t2
    xor t2, t2, a1
    slli a2, t4, 16
    srli t4, t4, 16
    or t4, a2, t4
    xor t6, t6, a7
    lw a2, 64(a3)
    xor t4, t6, t4
    xor t4, t4, a2
    slli t6, t1, 24
    srli a2, t1, 8
    or t6, t6, a2
    xor a7, t6, a7
    xor t1, t1, t6
    xor t6, s0, t1
    lw a2, 84(a3)
    xor t0, t6, t0
    xor t0, t0, a2
    slli t6, t1, 16
    srli t1, t1, 16
    or t1, t6, t1
    xor a7, a7, t1
    lw t1, 80(a3)
    xor a5, a7, a5
    xor a5, a5, t1
    # round 5 (aes.dsl:47)
    lw a7, 148(sp)
    xor t1, t4, t0
    xor a6, a6, t3
    xor a5, a5, a6
    xor t4, t5, a5
    xor t6, t1, t4
    xor t3, t3, t6
    xor a2, a6, t3
    and a1, t5, a6
    xor a0, t2, t0
    xor a4, a4, a0
    xor a5, a5, a4
    xor s0, t4, a5
    xor t2, t2, s0
    xor s1, a6, t2
    xor s2, a0, s1
    and s3, s0, s1
    xor a1, s3, a1
    xor t0, t0, a1
    or s4, a4, t2
    xor s3, s3, s4
    xor s4, t3, a0
    xor a0, a6, a0
    xor t1, t1, a0
    and s5, a2, t1
    xor t0, s5, t0
    xor s6, t5, t1
    xor s8, a5, s6
    and s9, s2, s8
    or s10, t3, s6
    xor a1, s10, a1
    xor a1, s9, a1
    xor s9, s3, s10
    and s10, t6, a0
    xor t0, s10, t0
    and s10, t4, s4
    xor s3, s3, s10
    xor s3, s5, s3
    xor s5, s3, t0
    xor s10, s1, s4
    and s11, a5, s10
    xor s9, s11, s9
    xor s9, t6, s9
    xor s11, s9, a1
    and ra, s3, s11
    xor a3, ra, t0
    and a3, a1, a3
    or s3, s3, a3
    xor a3, s11, a3
    and t6, t6, a3
    and a0, a0, a3
    and s11, s9, s5
    xor a1, a1, s11
    and t0, t0, a1
    xor a1, s11, s3
    and s3, s10, a1
    and a5, a5, a1
    or s9, s9, t0
    xor s9, ra, s9
    xor t0, s5, t0
    and s5, s8, t0
    and s2, s2, t0
    and t4, t4, s9
    and s4, s4, s9
    xor s3, s4, s3
    xor s8, a3, t0
    and t2, t2, s8
    xor t2, s4, t2
    and a4, a4, s8
    xor t0, a1, t0
    and t3, t3, t0
    and t0, s6, t0
    xor a3, s9, a3
    xor a1, s9, a1
    and s1, s1, a1
    and s0, s0, a1
    xor a1, a1, s8
    and a6, a6, a1
    and t5, t5, a1
    xor a6, a6, t2
    xor t0, s0, t0
    and a2, a2, a3
    and t1, t1, a3
    xor t1, s0, t1
    xor t6, t1, t6
    xor t1, t1, t4
    xor t4, t5, t6
    xor t6, t4, s2
    xor a3, t6, s3
    xor a1, a2, s1
    xor t2, t2, a1
    xor t3, a2, t3
    xor t3, t6, t3
    xor t6, t3, a4
    xor t1, t6, t1
    xor a5, t6, a5
    xor t0, a5, t0
    xor a5, a5, s5
    xor a5, t5, a5
    xor t5, t0, a0
    xor t4, t4, t5
    xor t0, t0, a5
    xor a6, t1, a6
    xor a6, t5, a6
    xor t3, t3, a6
    slli t5, t3, 24
    srli t6, t3, 8
    or t5, t5, t6
    and t6, t5, a7
    xor t5, t5, t6
    srli t5, t5, 2
    slli t6, t6, 6
    or t5, t6, t5
    xor t3, t3, t5
    slli t6, t3, 16
    srli a4, t3, 16
    or t6, t6, a4
    and a4, t6, s7
    xor t6, t6, a4
    srli t6, t6, 4
    slli a4, a4, 4
    or t6, a4, t6
    slli a4, a6, 24
    srli a2, a6, 8
    or a4, a4, a2
    and a2, a4, a7
    xor a4, a4, a2
    srli a4, a4, 2
    slli a2, a2, 6
    or a4, a2, a4
    xor a6, a6, a4
    slli a2, a6, 16
    srli a1, a6, 16
    or a2, a2, a1
    and a1, a2, s7
    xor a2, a2, a1
    srli a2, a2, 4
    slli a1, a1, 4
    or a2, a1, a2
    xor a4, a4, a2
    slli a2, t0, 24
    srli a1, t0, 8
    or a2, a2, a1
    and a1, a2, a7
    xor a2, a2, a1
    srli a2, a2, 2
    slli a1, a1, 6
    or a2, a1, a2
    xor t0, t0, a2
    slli a1, t0, 16
    srli a0, t0, 16
    or a1, a1, a0
    and a0, a1, s7
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    slli a0, t4, 24
    srli s0, t4, 8
    or a0, a0, s0
    and s0, a0, a7
    xor a0, a0, s0
    srli a0, a0, 2
    slli s0, s0, 6
    or a0, s0, a0
    xor t4, t4, a0
    lw s0, 72(sp)
    srli s2, a5, 8
    lw s1, 104(s0)
    xor a4, a4, t4
    xor a4, a4, s1
    slli s1, t4, 16
    srli t4, t4, 16
    or t4, s1, t4
    and s1, t4, s7
    xor t4, t4, s1
    srli t4, t4, 4
    slli s1, s1, 4
    or t4, s1, t4
    slli s1, a5, 24
    or s1, s1, s2
    and s2, s1, a7
    xor s1, s1, s2
    srli s1, s1, 2
    slli s2, s2, 6
    or s1, s2, s1
    xor a5, a5, s1
    xor t5, t5, a5
    lw s2, 120(s0)
    xor t5, t5, t6
    xor t5, t5, s2
    slli t6, a5, 16
    srli a5, a5, 16
    or a5, t6, a5
    and t6, a5, s7
    xor a5, a5, t6
    srli a5, a5, 4
    slli t6, t6, 4
    or a5, t6, a5
    slli t6, t1, 24
    srli s2, t1, 8
    or t6, t6, s2
    and s2, t6, a7
    xor t6, t6, s2
    srli t6, t6, 2
    slli s2, s2, 6
    or t6, s2, t6
    xor t1, t1, t6
    xor a2, a2, t1
    xor a2, a2, a1
    lw a1, 108(s0)
    xor a6, a2, a6
    xor a6, a6, a1
    xor a2, a0, t1
    slli a1, t1, 16
    srli a0, t1, 16
    or a1, a1, a0
    and a0, a1, s7
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor t6, t6, a1
    lw a1, 124(s0)
    xor t3, t6, t3
    xor t3, t3, a1
    slli t6, t2, 24
    srli a1, t2, 8
    or t6, t6, a1
    and a1, t6, a7
    xor t6, t6, a1
    srli t6, t6, 2
    slli a1, a1, 6
    or t6, a1, t6
    xor t2, t2, t6
    xor a1, s1, t2
    lw a0, 116(s0)
    xor a5, a1, a5
    xor a5, a5, a0
    slli a1, t2, 16
    srli t2, t2, 16
    or t2, a1, t2
    xor t6, t6, t1
    and a1, t2, s7
    xor t2, t2, a1
    srli t2, t2, 4
    slli a1, a1, 4
    or t2, a1, t2
    xor t2, t6, t2
    lw t6, 112(s0)
    xor t0, t2, t0
    xor t0, t0, t6
    slli t2, a3, 24
    srli t6, a3, 8
    or t2, t2, t6
    and t6, t2, a7
    xor t2, t2, t6
    srli t2, t2, 2
    slli t6, t6, 6
    or t2, t6, t2
    xor t1, t2, t1
    xor t2, a3, t2
    xor t6, a2, t2
    lw a3, 100(s0)
    xor t4, t6, t4
    xor t4, t4, a3
    slli t6, t2, 16
    srli t2, t2, 16
    or t2, t6, t2
    and t6, t2, s7
    xor t2, t2, t6
    srli t2, t2, 4
    slli t6, t6, 4
    or t2, t6, t2
    lw t6, 96(s0)
    xor t1, t1, t2
    xor t1, t1, t6
    # round 6 (aes.dsl:47)
    xor t1, t1, a5
    xor a6, a6, t3
    xor t0, t0, a6
    xor t2, t5, t0
    xor t6, t1, t2
    xor t3, t3, t6
    xor a3, a6, t3
    and a2, t5, a6
    xor a1, t4, a5
    xor a4, a4, a1
    xor t0, t0, a4
    xor a0, t2, t0
    xor t4, t4, a0
    xor s1, a6, t4
    and s2, a0, s1
    xor a2, s2, a2
    xor a5, a5, a2
    xor s3, a1, s1
    or s4, a4, t4
    xor s2, s2, s4
    xor s4, a6, a1
    xor t1, t1, s4
    xor a1, t3, a1
    and s5, t2, a1
    xor s5, s2, s5
    xor s6, s1, a1
    and s8, t0, s6
    xor s9, t5, t1
    or s10, t3, s9
    xor s2, s2, s10
    xor s2, s8, s2
    xor a2, s10, a2
    xor s2, t6, s2
    xor s8, t0, s9
    and s10, s3, s8
    xor a2, s10, a2
    xor s10, s2, a2
    and s11, a3, t1
    xor a5, s11, a5
    xor s5, s11, s5
    and s11, s5, s10
    and ra, t6, s4
    xor a5, ra, a5
    xor ra, s11, a5
    and ra, a2, ra
    xor s10, s10, ra
    and s4, s4, s10
    and t6, t6, s10
    or ra, s5, ra
    xor s5, s5, a5
    and a7, s2, s5
    xor a2, a2, a7
    and a5, a5, a2
    xor a7, a7, ra
    and a2, s6, a7
    and t0, t0, a7
    or s2, s2, a5
    xor s2, s11, s2
    xor a5, s5, a5
    and s5, s8, a5
    and s3, s3, a5
    and t2, t2, s2
    and a1, a1, s2
    xor a2, a1, a2
    xor s6, a7, a5
    and t3, t3, s6
    and s6, s9, s6
    xor a5, s10, a5
    and t4, t4, a5
    xor t4, a1, t4
    and a4, a4, a5
    xor a1, s2, s10
    xor a7, s2, a7
    and s1, s1, a7
    and a0, a0, a7
    xor a5, a7, a5
    and a7, t5, a5
    and a5, a6, a5
    xor a5, a5, t4
    xor a6, a0, s6
    and t5, a3, a1
    and t1, t1, a1
    xor t1, a0, t1
    xor t6, t1, t6
    xor t1, t1, t2
    xor t2, a7, t6
    xor t6, t2, s3
    xor a3, t6, a2
    xor t3, t5, t3
    xor t3, t6, t3
    xor t5, t5, s1
    xor t4, t4, t5
    xor t5, t3, a4
    xor t0, t5, t0
    xor t1, t5, t1
    xor a5, t1, a5
    xor t5, t0, s5
    xor a7, a7, t5
    xor a6, t0, a6
    xor t0, a6, s4
    xor t2, t2, t0
    xor a5, t0, a5
    xor t0, t3, a5
    xor a6, a6, a7
    slli t3, a6, 24
    srli t5, a6, 8
    or t3, t3, t5
    and t5, t3, s7
    xor t3, t3, t5
    srli t3, t3, 4
    slli t5, t5, 4
    or t3, t5, t3
    xor a6, a6, t3
    slli t5, a6, 16
    srli t6, a6, 16
    or t5, t5, t6
    slli t6, t0, 24
    srli a4, t0, 8
    or t6, t6, a4
    and a4, t6, s7
    xor t6, t6, a4
    srli t6, t6, 4
    slli a4, a4, 4
    or t6, a4, t6
    xor t0, t0, t6
    slli a4, t0, 16
    srli a2, t0, 16
    or a4, a4, a2
    slli a2, a5, 24
    srli a1, a5, 8
    or a2, a2, a1
    and a1, a2, s7
    xor a2, a2, a1
    srli a2, a2, 4
    slli a1, a1, 4
    or a2, a1, a2
    xor a5, a5, a2
    slli a1, a5, 16
    srli a0, a5, 16
    or a1, a1, a0
    xor a2, a2, a1
    slli a1, t2, 24
    srli a0, t2, 8
    or a1, a1, a0
    and a0, a1, s7
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor t2, t2, a1
    lw a0, 136(s0)
    xor a2, a2, t2
    xor a2, a2, a0
    slli a0, t2, 16
    srli t2, t2, 16
    or t2, a0, t2
    slli a0, a7, 24
    srli s1, a7, 8
    or a0, a0, s1
    and s1, a0, s7
    xor a0, a0, s1
    srli a0, a0, 4
    slli s1, s1, 4
    or a0, s1, a0
    xor a7, a7, a0
    xor t6, t6, a7
    lw s1, 152(s0)
    xor t6, t6, a4
    xor t6, t6, s1
    slli a4, a7, 16
    srli a7, a7, 16
    or a7, a4, a7
    slli a4, t1, 24
    srli s1, t1, 8
    or a4, a4, s1
    and s1, a4, s7
    xor a4, a4, s1
    srli a4, a4, 4
    slli s1, s1, 4
    or a4, s1, a4
    xor t1, t1, a4
    xor t3, t3, t1
    xor t3, t3, t5
    lw t5, 140(s0)
    xor a5, t3, a5
    xor a5, a5, t5
    xor t3, a1, t1
    slli t5, t1, 16
    srli a1, t1, 16
    or t5, t5, a1
    xor t5, a4, t5
    lw a4, 156(s0)
    xor t0, t5, t0
    xor t0, t0, a4
    slli t5, t4, 24
    srli a4, t4, 8
    or t5, t5, a4
    and a4, t5, s7
    xor t5, t5, a4
    srli t5, t5, 4
    slli a4, a4, 4
    or t5, a4, t5
    xor t4, t4, t5
    xor a4, a0, t4
    lw a1, 148(s0)
    xor a7, a4, a7
    xor a7, a7, a1
    slli a4, t4, 16
    srli t4, t4, 16
    or t4, a4, t4
    xor t5, t5, t1
    xor t4, t5, t4
    lw t5, 144(s0)
    xor a6, t4, a6
    xor a6, a6, t5
    slli t4, a3, 24
    srli t5, a3, 8
    or t4, t4, t5
    and t5, t4, s7
    xor t4, t4, t5
    srli t4, t4, 4
    slli t5, t5, 4
    or t4, t5, t4
    xor t1, t4, t1
    xor t4, a3, t4
    xor t3, t3, t4
    lw t5, 132(s0)
    xor t2, t3, t2
    xor t2, t2, t5
    slli t3, t4, 16
    srli t4, t4, 16
    or t3, t3, t4
    lw t4, 128(s0)
    xor t1, t1, t3
    xor t1, t1, t4
    # round 7 (aes.dsl:47)
    xor t1, t1, a7
    xor a5, a5, t0
    xor a6, a6, a5
    xor t3, t6, a6
    xor t4, t1, t3
    xor t0, t0, t4
    xor t5, a5, t0
    and a4, t6, a5
    xor a3, t2, a7
    xor a2, a2, a3
    xor a6, a6, a2
    xor a1, t3, a6
    xor t2, t2, a1
    xor a0, a5, t2
    xor s1, a3, a0
    and s2, a1, a0
    xor a4, s2, a4
    xor a7, a7, a4
    or s3, a2, t2
    xor s2, s2, s3
    xor s3, t0, a3
    xor a3, a5, a3
    xor t1, t1, a3
    and s4, t5, t1
    xor a7, s4, a7
    xor s5, t6, t1
    xor s6, a6, s5
    and s8, s1, s6
    or s9, t0, s5
    xor a4, s9, a4
    xor a4, s8, a4
    xor s8, s2, s9
    and s9, t4, a3
    xor a7, s9, a7
    xor s9, a0, s3
    and s10, a6, s9
    xor s8, s10, s8
    xor s8, t4, s8
    xor s10, s8, a4
    and s11, t3, s3
    xor s2, s2, s11
    xor s2, s4, s2
    xor s4, s2, a7
    and s11, s8, s4
    xor ra, a4, s11
    and ra, a7, ra
    or s8, s8, ra
    xor s4, s4, ra
    and s1, s1, s4
    and s6, s6, s4
    and ra, s2, s10
    xor a7, ra, a7
    and a7, a4, a7
    xor a4, ra, s8
    and s3, s3, a4
    and t3, t3, a4
    or s2, s2, a7
    xor s2, s11, s2
    xor a7, s10, a7
    and t4, t4, a7
    and a3, a3, a7
    and s8, s9, s2
    xor s8, s3, s8
    and a6, a6, s2
    xor s9, a4, a7
    and t1, t1, s9
    and t5, t5, s9
    xor a7, a7, s4
    and t2, t2, a7
    xor t2, s3, t2
    and a2, a2, a7
    xor a4, a4, s2
    xor s2, s2, s4
    and t0, t0, s2
    and s2, s5, s2
    xor t0, t5, t0
    and a1, a1, a4
    xor t1, a1, t1
    xor a1, a1, s2
    xor t4, t1, t4
    xor t1, t1, t3
    and t3, a0, a4
    xor t3, t5, t3
    xor a7, a4, a7
    and t5, t6, a7
    and a5, a5, a7
    xor a5, a5, t2
    xor a7, t2, t3
    xor t2, t5, t4
    xor t3, t2, s1
    xor t0, t3, t0
    xor t3, t3, s8
    xor t4, t0, a2
    xor t1, t4, t1
    xor a6, t4, a6
    xor t4, a6, s6
    xor t4, t5, t4
    xor a6, a6, a1
    xor t5, a6, a3
    xor t2, t2, t5
    xor a6, a6, t4
    xor a5, t1, a5
    xor a5, t5, a5
    xor t0, t0, a5
    slli t5, t0, 24
    srli t6, t0, 8
    or t5, t5, t6
    lw t6, 144(sp)
    srli a2, a5, 8
    and a4, t5, t6
    xor t5, t5, a4
    srli t5, t5, 6
    slli a4, a4, 2
    or t5, a4, t5
    xor t0, t0, t5
    slli a4, t0, 16
    srli a3, t0, 16
    or a4, a4, a3
    and a3, a4, s7
    xor a4, a4, a3
    srli a4, a4, 4
    slli a3, a3, 4
    or a4, a3, a4
    slli a3, a5, 24
    or a3, a3, a2
    and a2, a3, t6
    xor a3, a3, a2
    srli a3, a3, 6
    slli a2, a2, 2
    or a3, a2, a3
    xor a5, a5, a3
    slli a2, a5, 16
    srli a1, a5, 16
    or a2, a2, a1
    and a1, a2, s7
    xor a2, a2, a1
    srli a2, a2, 4
    slli a1, a1, 4
    or a2, a1, a2
    xor a3, a3, a2
    slli a2, a6, 24
    srli a1, a6, 8
    or a2, a2, a1
    and a1, a2, t6
    xor a2, a2, a1
    srli a2, a2, 6
    slli a1, a1, 2
    or a2, a1, a2
    xor a6, a6, a2
    slli a1, a6, 16
    srli a0, a6, 16
    or a1, a1, a0
    and a0, a1, s7
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    slli a0, t2, 24
    srli s1, t2, 8
    or a0, a0, s1
    and s1, a0, t6
    xor a0, a0, s1
    srli a0, a0, 6
    slli s1, s1, 2
    or a0, s1, a0
    xor t2, t2, a0
    lw s1, 168(s0)
    xor a3, a3, t2
    xor a3, a3, s1
    slli s1, t2, 16
    srli t2, t2, 16
    or t2, s1, t2
    and s1, t2, s7
    xor t2, t2, s1
    srli t2, t2, 4
    slli s1, s1, 4
    or t2, s1, t2
    slli s1, t4, 24
    srli s2, t4, 8
    or s1, s1, s2
    and s2, s1, t6
    xor s1, s1, s2
    srli s1, s1, 6
    slli s2, s2, 2
    or s1, s2, s1
    xor t4, t4, s1
    xor t5, t5, t4
    lw s2, 184(s0)
    xor t5, t5, a4
    xor t5, t5, s2
    slli a4, t4, 16
    srli t4, t4, 16
    or t4, a4, t4
    and a4, t4, s7
    xor t4, t4, a4
    srli t4, t4, 4
    slli a4, a4, 4
    or t4, a4, t4
    slli a4, t1, 24
    srli s2, t1, 8
    or a4, a4, s2
    and s2, a4, t6
    xor a4, a4, s2
    srli a4, a4, 6
    slli s2, s2, 2
    or a4, s2, a4
    xor t1, t1, a4
    xor a2, a2, t1
    xor a2, a2, a1
    lw a1, 172(s0)
    xor a5, a2, a5
    xor a5, a5, a1
    xor a2, a0, t1
    slli a1, t1, 16
    srli a0, t1, 16
    or a1, a1, a0
    and a0, a1, s7
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor a4, a4, a1
    lw a1, 188(s0)
    xor t0, a4, t0
    xor t0, t0, a1
    slli a4, t3, 24
    srli a1, t3, 8
    or a4, a4, a1
    and a1, a4, t6
    xor a4, a4, a1
    srli a4, a4, 6
    slli a1, a1, 2
    or a4, a1, a4
    xor t3, t3, a4
    xor a2, a2, t3
    lw a1, 164(s0)
    xor t2, a2, t2
    xor t2, t2, a1
    slli a2, t3, 16
    srli t3, t3, 16
    or t3, a2, t3
    xor a4, a4, t1
    and a2, t3, s7
    xor t3, t3, a2
    srli t3, t3, 4
    slli a2, a2, 4
    or t3, a2, t3
    lw a2, 160(s0)
    xor t3, a4, t3
    xor t3, t3, a2
    slli a4, a7, 24
    srli a2, a7, 8
    or a4, a4, a2
    and t6, a4, t6
    xor a4, a4, t6
    srli a4, a4, 6
    slli t6, t6, 2
    or t6, t6, a4
    xor a7, a7, t6
    xor t1, t6, t1
    xor t6, s1, a7
    lw a4, 180(s0)
    xor t4, t6, t4
    xor t4, t4, a4
    slli t6, a7, 16
    srli a7, a7, 16
    or a7, t6, a7
    and t6, a7, s7
    xor a7, a7, t6
    srli a7, a7, 4
    slli t6, t6, 4
    or a7, t6, a7
    xor a7, t1, a7
    lw t1, 176(s0)
    xor a6, a7, a6
    xor a6, a6, t1
    # round 8 (aes.dsl:47)
    xor a7, t3, t4
    xor a5, a5, t0
    xor a6, a6, a5
    xor t1, t5, a6
    xor t3, a7, t1
    xor t0, t0, t3
    xor t6, a5, t0
    and a4, t5, a5
    xor a2, t2, t4
    xor a3, a3, a2
    xor a6, a6, a3
    xor a1, t1, a6
    xor t2, t2, a1
    xor a0, a5, t2
    xor s1, a2, a0
    and s2, a1, a0
    xor a4, s2, a4
    xor t4, t4, a4
    or s3, a3, t2
    xor s2, s2, s3
    xor s3, t0, a2
    xor a2, a5, a2
    xor a7, a7, a2
    and s4, t6, a7
    xor t4, s4, t4
    xor s5, t5, a7
    xor s6, a6, s5
    and s8, s1, s6
    or s9, t0, s5
    xor a4, s9, a4
    xor a4, s8, a4
    xor s8, s2, s9
    and s9, t3, a2
    xor t4, s9, t4
    xor s9, a0, s3
    and s10, a6, s9
    xor s8, s10, s8
    xor s8, t3, s8
    xor s10, s8, a4
    and s11, t1, s3
    xor s2, s2, s11
    xor s2, s4, s2
    xor s4, s2, t4
    and s11, s8, s4
    xor ra, a4, s11
    and ra, t4, ra
    or s8, s8, ra
    xor s4, s4, ra
    and s1, s1, s4
    and s6, s6, s4
    and ra, s2, s10
    xor t4, ra, t4
    and t4, a4, t4
    xor a4, ra, s8
    and s3, s3, a4
    and t1, t1, a4
    or s2, s2, t4
    xor s2, s11, s2
    xor t4, s10, t4
    and t3, t3, t4
    and a2, a2, t4
    and s8, s9, s2
    xor s8, s3, s8
    and a6, a6, s2
    xor s9, a4, t4
    and a7, a7, s9
    and t6, t6, s9
    xor t4, t4, s4
    and t2, t2, t4
    xor t2, s3, t2
    and a3, a3, t4
    xor a4, a4, s2
    xor s2, s2, s4
    and t0, t0, s2
    and s2, s5, s2
    xor t0, t6, t0
    and a1, a1, a4
    xor a7, a1, a7
    xor a1, a1, s2
    xor t3, a7, t3
    xor a7, a7, t1
    and t1, a0, a4
    xor t1, t6, t1
    xor t4, a4, t4
    and t5, t5, t4
    and a5, a5, t4
    xor a5, a5, t2
    xor t1, t2, t1
    xor t2, t5, t3
    xor t3, t2, s1
    xor t0, t3, t0
    xor t3, t3, s8
    xor t4, t0, a3
    xor a7, t4, a7
    xor a6, t4, a6
    xor t4, a6, s6
    xor t4, t5, t4
    xor a6, a6, a1
    xor t5, a6, a2
    xor t2, t2, t5
    xor a6, a6, t4
    xor a5, a7, a5
    xor a5, t5, a5
    xor t0, t0, a5
    slli t5, t0, 24
    srli t6, t0, 8
    or t5, t5, t6
    xor t0, t0, t5
    slli t6, t0, 16
    srli a4, t0, 16
    or t6, t6, a4
    slli a4, a5, 24
    srli a3, a5, 8
    or a4, a4, a3
    xor a5, a5, a4
    slli a3, a5, 16
    srli a2, a5, 16
    or a3, a3, a2
    xor a4, a4, a3
    slli a3, a6, 24
    srli a2, a6, 8
    or a3, a3, a2
    xor a6, a6, a3
    slli a2, a6, 16
    srli a1, a6, 16
    or a2, a2, a1
    slli a1, t2, 24
    srli a0, t2, 8
    or a1, a1, a0
    xor t2, t2, a1
    lw a0, 200(s0)
    xor a4, a4, t2
    xor a4, a4, a0
    slli a0, t2, 16
    srli t2, t2, 16
    or t2, a0, t2
    slli a0, t4, 24
    srli s1, t4, 8
    or a0, a0, s1
    xor t4, t4, a0
    xor t5, t5, t4
    lw s1, 216(s0)
    xor t5, t5, t6
    xor t5, t5, s1
    slli t6, t4, 16
    srli t4, t4, 16
    or t4, t6, t4
    slli t6, a7, 24
    srli s1, a7, 8
    or t6, t6, s1
    xor a7, a7, t6
    xor a3, a3, a7
    xor a3, a3, a2
    lw a2, 204(s0)
    xor a5, a3, a5
    xor a5, a5, a2
    xor a3, a1, a7
    slli a2, a7, 16
    srli a1, a7, 16
    or a2, a2, a1
    xor t6, t6, a2
    lw a2, 220(s0)
    xor t0, t6, t0
    xor t0, t0, a2
    slli t6, t3, 24
    srli a2, t3, 8
    or t6, t6, a2
    xor t3, t3, t6
    xor a3, a3, t3
    lw a2, 196(s0)
    xor t2, a3, t2
    xor t2, t2, a2
    slli a3, t3, 16
    srli t3, t3, 16
    or t3, a3, t3
    xor t6, t6, a7
    lw a3, 192(s0)
    xor t3, t6, t3
    xor t3, t3, a3
    slli t6, t1, 24
    srli a3, t1, 8
    or t6, t6, a3
    xor a7, t6, a7
    xor t1, t1, t6
    xor t6, a0, t1
    lw a3, 212(s0)
    xor t4, t6, t4
    xor t4, t4, a3
    slli t6, t1, 16
    srli t1, t1, 16
    or t1, t6, t1
    xor a7, a7, t1
    lw t1, 208(s0)
    xor a6, a7, a6
    xor a6, a6, t1
    # round 9 (aes.dsl:47)
    xor a7, t3, t4
    xor a5, a5, t0
    xor a6, a6, a5
    xor t1, t5, a6
    xor t3, a7, t1
    xor t0, t0, t3
    xor t6, a5, t0
    and a3, t5, a5
    xor a2, t2, t4
    xor a4, a4, a2
    xor a6, a6, a4
    xor a1, t1, a6
    xor t2, t2, a1
    xor a0, a5, t2
    xor s1, a2, a0
    and s2, a1, a0
    xor a3, s2, a3
    xor t4, t4, a3
    or s3, a4, t2
    xor s2, s2, s3
    xor s3, t0, a2
    xor a2, a5, a2
    xor a7, a7, a2
    and s4, t6, a7
    xor t4, s4, t4
    xor s5, t5, a7
    xor s6, a6, s5
    and s8, s1, s6
    or s9, t0, s5
    xor a3, s9, a3
    xor a3, s8, a3
    xor s8, s2, s9
    and s9, t3, a2
    xor t4, s9, t4
    xor s9, a0, s3
    and s10, a6, s9
    xor s8, s10, s8
    xor s8, t3, s8
    xor s10, s8, a3
    and s11, t1, s3
    xor s2, s2, s11
    xor s2, s4, s2
    xor s4, s2, t4
    and s11, s8, s4
    xor ra, a3, s11
    and ra, t4, ra
    or s8, s8, ra
    xor s4, s4, ra
    and s1, s1, s4
    and s6, s6, s4
    and ra, s2, s10
    xor t4, ra, t4
    and t4, a3, t4
    xor a3, ra, s8
    and s3, s3, a3
    and t1, t1, a3
    or s2, s2, t4
    xor s2, s11, s2
    xor t4, s10, t4
    and t3, t3, t4
    and a2, a2, t4
    and s8, s9, s2
    xor s8, s3, s8
    and a6, a6, s2
    xor s9, a3, t4
    and a7, a7, s9
    and t6, t6, s9
    xor t4, t4, s4
    and t2, t2, t4
    xor t2, s3, t2
    and a4, a4, t4
    xor a3, a3, s2
    xor s2, s2, s4
    and t0, t0, s2
    and s2, s5, s2
    xor t0, t6, t0
    and a1, a1, a3
    xor a7, a1, a7
    xor a1, a1, s2
    xor t3, a7, t3
    xor a7, a7, t1
    and t1, a0, a3
    xor t1, t6, t1
    xor t4, a3, t4
    and t5, t5, t4
    and a5, a5, t4
    xor a5, a5, t2
    xor t1, t2, t1
    xor t2, t5, t3
    xor t3, t2, s1
    xor t0, t3, t0
    xor t3, t3, s8
    xor t4, t0, a4
    xor a7, t4, a7
    xor a6, t4, a6
    xor t4, a6, s6
    xor t4, t5, t4
    xor a6, a6, a1
    xor t5, a6, a2
    xor t2, t2, t5
    xor a6, a6, t4
    xor a5, a7, a5
    xor a5, t5, a5
    xor t0, t0, a5
    slli t5, t0, 24
    srli t6, t0, 8
    or t5, t5, t6
    lw t6, 148(sp)
    srli a2, a5, 8
    and a4, t5, t6
    xor t5, t5, a4
    srli t5, t5, 2
    slli a4, a4, 6
    or t5, a4, t5
    xor t0, t0, t5
    slli a4, t0, 16
    srli a3, t0, 16
    or a4, a4, a3
    and a3, a4, s7
    xor a4, a4, a3
    srli a4, a4, 4
    slli a3, a3, 4
    or a4, a3, a4
    slli a3, a5, 24
    or a3, a3, a2
    and a2, a3, t6
    xor a3, a3, a2
    srli a3, a3, 2
    slli a2, a2, 6
    or a3, a2, a3
    xor a5, a5, a3
    slli a2, a5, 16
    srli a1, a5, 16
    or a2, a2, a1
    and a1, a2, s7
    xor a2, a2, a1
    srli a2, a2, 4
    slli a1, a1, 4
    or a2, a1, a2
    xor a3, a3, a2
    slli a2, a6, 24
    srli a1, a6, 8
    or a2, a2, a1
    and a1, a2, t6
    xor a2, a2, a1
    srli a2, a2, 2
    slli a1, a1, 6
    or a2, a1, a2
    xor a6, a6, a2
    slli a1, a6, 16
    srli a0, a6, 16
    or a1, a1, a0
    and a0, a1, s7
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    slli a0, t2, 24
    srli s1, t2, 8
    or a0, a0, s1
    and s1, a0, t6
    xor a0, a0, s1
    srli a0, a0, 2
    slli s1, s1, 6
    or a0, s1, a0
    xor t2, t2, a0
    lw s1, 232(s0)
    xor a3, a3, t2
    xor a3, a3, s1
    slli s1, t2, 16
    srli t2, t2, 16
    or t2, s1, t2
    and s1, t2, s7
    xor t2, t2, s1
    srli t2, t2, 4
    slli s1, s1, 4
    or t2, s1, t2
    slli s1, t4, 24
    srli s2, t4, 8
    or s1, s1, s2
    and s2, s1, t6
    xor s1, s1, s2
    srli s1, s1, 2
    slli s2, s2, 6
    or s1, s2, s1
    xor t4, t4, s1
    xor t5, t5, t4
    lw s2, 248(s0)
    xor t5, t5, a4
    xor t5, t5, s2
    slli a4, t4, 16
    srli t4, t4, 16
    or t4, a4, t4
    and a4, t4, s7
    xor t4, t4, a4
    srli t4, t4, 4
    slli a4, a4, 4
    or t4, a4, t4
    slli a4, a7, 24
    srli s2, a7, 8
    or a4, a4, s2
    and s2, a4, t6
    xor a4, a4, s2
    srli a4, a4, 2
    slli s2, s2, 6
    or a4, s2, a4
    xor a7, a7, a4
    xor a2, a2, a7
    xor a2, a2, a1
    lw a1, 236(s0)
    xor a5, a2, a5
    xor a5, a5, a1
    xor a2, a0, a7
    slli a1, a7, 16
    srli a0, a7, 16
    or a1, a1, a0
    and a0, a1, s7
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor a4, a4, a1
    lw a1, 252(s0)
    xor t0, a4, t0
    xor t0, t0, a1
    slli a4, t3, 24
    srli a1, t3, 8
    or a4, a4, a1
    and a1, a4, t6
    xor a4, a4, a1
    srli a4, a4, 2
    slli a1, a1, 6
    or a4, a1, a4
    xor t3, t3, a4
    xor a2, a2, t3
    lw a1, 228(s0)
    xor t2, a2, t2
    xor t2, t2, a1
    slli a2, t3, 16
    srli t3, t3, 16
    or t3, a2, t3
    xor a4, a4, a7
    and a2, t3, s7
    xor t3, t3, a2
    srli t3, t3, 4
    slli a2, a2, 4
    or t3, a2, t3
    lw a2, 224(s0)
    xor t3, a4, t3
    xor t3, t3, a2
    slli a4, t1, 24
    srli a2, t1, 8
    or a4, a4, a2
    and t6, a4, t6
    xor a4, a4, t6
    srli a4, a4, 2
    slli t6, t6, 6
    or t6, t6, a4
    xor t1, t1, t6
    xor a7, t6, a7
    xor t6, s1, t1
    lw a4, 244(s0)
    xor t4, t6, t4
    xor t4, t4, a4
    slli t6, t1, 16
    srli t1, t1, 16
    or t1, t6, t1
    and t6, t1, s7
    xor t1, t1, t6
    srli t1, t1, 4
    slli t6, t6, 4
    or t1, t6, t1
    xor a7, a7, t1
    lw t1, 240(s0)
    xor a6, a7, a6
    xor a6, a6, t1
    # round 10 (aes.dsl:53)
    xor a5, a5, t0
    xor a6, a6, a5
    xor a7, t3, t4
    xor t1, t5, a6
    xor t3, a7, t1
    xor t0, t0, t3
    xor t6, a5, t0
    and a4, t5, a5
    xor a2, t2, t4
    xor a3, a3, a2
    xor a6, a6, a3
    xor a1, t1, a6
    xor t2, t2, a1
    or a0, a3, t2
    xor s1, a5, t2
    xor s2, a2, s1
    and s3, a1, s1
    xor a4, s3, a4
    xor a0, s3, a0
    xor t4, t4, a4
    xor s3, t0, a2
    xor a2, a5, a2
    xor a7, a7, a2
    xor s4, t5, a7
    xor s5, a6, s4
    and s6, s2, s5
    or s8, t0, s4
    xor a4, s8, a4
    xor a4, s6, a4
    xor s6, a0, s8
    and s8, t6, a7
    xor t4, s8, t4
    and s9, t3, a2
    xor t4, s9, t4
    and s9, t1, s3
    xor a0, a0, s9
    xor a0, s8, a0
    xor s8, a0, t4
    xor s9, s1, s3
    and s10, a6, s9
    xor s6, s10, s6
    xor s6, t3, s6
    xor s10, s6, a4
    and s11, a0, s10
    xor ra, s11, t4
    and ra, a4, ra
    or a0, a0, ra
    xor s10, s10, ra
    and t3, t3, s10
    and a2, a2, s10
    and ra, s6, s8
    xor a4, a4, ra
    and t4, t4, a4
    xor a4, ra, a0
    and a0, s9, a4
    and a6, a6, a4
    xor s8, s8, t4
    or t4, s6, t4
    xor t4, s11, t4
    and t1, t1, t4
    and s3, s3, t4
    xor a0, s3, a0
    and s2, s2, s8
    and s5, s5, s8
    xor s6, t4, a4
    and a1, a1, s6
    and s1, s1, s6
    xor t4, t4, s10
    and t6, t6, t4
    and a7, a7, t4
    xor a7, a1, a7
    xor t1, a7, t1
    xor a7, a7, t3
    xor t3, t6, s1
    xor t4, s10, s8
    xor a4, a4, s8
    and s1, s4, a4
    xor a1, a1, s1
    and t0, t0, a4
    xor t0, t6, t0
    and t2, t2, t4
    xor t2, s3, t2
    lw t6, 272(s0)
    xor t3, t2, t3
    xor t3, t3, t6
    and t6, a3, t4
    xor t4, s6, t4
    and t5, t5, t4
    and a5, a5, t4
    xor a5, a5, t2
    xor a7, t5, a7
    xor t2, a7, s2
    lw t4, 256(s0)
    xor a4, t2, a0
    xor t4, a4, t4
    xor t0, t2, t0
    xor t2, t0, t6
    xor a6, t2, a6
    lw t6, 284(s0)
    xor t1, t2, t1
    xor t2, t1, t6
    xor a5, t1, a5
    xor t1, a6, s5
    xor t1, t5, t1
    xor a6, a6, a1
    xor t5, a6, a2
    xor a5, t5, a5
    lw t6, 260(s0)
    xor a7, a7, t5
    xor a7, a7, t6
    lw t5, 280(s0)
    xor t0, t0, a5
    lw t6, 264(s0)
    xor t0, t0, t5
    xor a5, a5, t6
    lw t5, 268(s0)
    xor a6, a6, t1
    lw t6, 276(s0)
    xor a6, a6, t5
    xor t1, t1, t6
    srli t5, a6, 4
    xor t5, t5, t2
    and t5, t5, s7
    xor t2, t2, t5
    slli t5, t5, 4
    xor a6, a6, t5
    srli t5, a5, 4
    xor t5, t5, t0
    and t5, t5, s7
    xor t0, t0, t5
    slli t5, t5, 4
    xor a5, a5, t5
    srli t5, a7, 4
    xor t5, t5, t1
    and t5, t5, s7
    xor t1, t1, t5
    slli t5, t5, 4
    xor a7, a7, t5
    srli t5, a7, 2
    xor t5, t5, a6
    lw t6, 132(sp)
    lw a4, 128(sp)
    and t5, t5, t6
    xor a6, a6, t5
    slli t5, t5, 2
    xor a7, a7, t5
    srli t5, t1, 2
    xor t5, t5, t2
    and t5, t5, t6
    xor t2, t2, t5
    slli t5, t5, 2
    xor t1, t1, t5
    srli t5, t4, 4
    xor t5, t5, t3
    and t5, t5, s7
    xor t3, t3, t5
    slli t5, t5, 4
    xor t4, t4, t5
    srli t5, t4, 2
    xor t5, t5, a5
    and t5, t5, t6
    xor a5, a5, t5
    slli t5, t5, 2
    xor t4, t4, t5
    srli t5, t4, 1
    xor t5, t5, a7
    and t5, t5, a4
    xor a7, a7, t5
    slli t5, t5, 1
    xor t4, t4, t5
    srli t5, a5, 1
    xor t5, t5, a6
    and t5, t5, a4
    xor a6, a6, t5
    slli t5, t5, 1
    xor a5, a5, t5
    srli t5, t3, 2
    xor t5, t5, t0
    and t5, t5, t6
    xor t0, t0, t5
    slli t5, t5, 2
    xor t3, t3, t5
    srli t5, t3, 1
    xor t5, t5, t1
    and t5, t5, a4
    xor t1, t1, t5
    slli t5, t5, 1
    xor t3, t3, t5
    lw t6, 140(sp)
    xor t5, t4, t3
    and t5, t5, t6
    xor t4, t4, t5
    xor t3, t3, t5
    xor t5, a7, t1
    and t5, t5, t6
    xor t1, t1, t5
    xor a7, a7, t5
    srli t5, t0, 1
    xor t5, t5, t2
    and t5, t5, a4
    xor t2, t2, t5
    slli t5, t5, 1
    xor t0, t0, t5
    xor t5, a5, t0
    and t5, t5, t6
    xor a5, a5, t5
    xor t0, t0, t5
    xor t5, a6, t2
    and t5, t5, t6
    xor t2, t2, t5
    lw t6, 68(sp)
    mv a3, s0
    lw a4, 8(t6)
    xor a6, a6, t5
    xor t3, a4, t3
    lw t5, 28(t6)
    lw a4, 64(sp)
    xor t2, t5, t2
    sw t3, 8(a4)
    lw t3, 20(t6)
    sw t2, 28(a4)
    xor a6, t3, a6
    lw t2, 12(t6)
    sw a6, 20(a4)
    xor a6, t2, t0
    lw t0, 4(t6)
    sw a6, 12(a4)
    xor a5, t0, a5
    lw a6, 0(t6)
    sw a5, 4(a4)
    xor a5, a6, t4
    lw a6, 16(t6)
    sw a5, 0(a4)
    xor a5, a6, a7
    lw a6, 24(t6)
    sw a5, 16(a4)
    xor a5, a6, t1
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
    addi a0, sp, 176
    mv t0, a0
    addi t1, sp, 208
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
    addi a1, sp, 176
    add t1, a1, t2
.Llwcc_aes128_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_aes128_128_ctr_crypt_rv32i_copy
.Llwcc_aes128_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 208
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
    addi sp, sp, 208
    ret
    .size lwcc_aes128_128_ctr_crypt_rv32i, .-lwcc_aes128_128_ctr_crypt_rv32i
