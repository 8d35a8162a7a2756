# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile aes --set aes128_128 --target rv32i --lanes 1 --slicing plane
# passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(lanes=1) complement() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() spill_order() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 240
# layout:    planes of 16 S-boxes, 2 blocks side by side; cells in 4 arrangements
# sizes:     in bytes: block 16, key 16, nonce 12, rk 392, ctx 424, align 4, group 32, stack 240
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:a80483c599d414499219ffdd2f5205b38ac8ee067abc5457520d6e5360f53fca

    .text

    .balign 4
    .global lwcc_aes128_128_key_setup_rv32i
    .type lwcc_aes128_128_key_setup_rv32i, %function
lwcc_aes128_128_key_setup_rv32i:
    addi sp, sp, -224
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
    lw a6, 0(a1)
    srli a7, a5, 1
    srli t0, a5, 3
    srli t1, a5, 7
    srli t2, a5, 5
    xor t0, t0, t1
    srli t3, a5, 4
    xor t3, t3, t0
    srli t4, a6, 1
    xor t4, t4, a6
    lui t5, 349525
    addi t5, t5, 1365
    and t4, t4, t5
    slli t6, t4, 1
    xor t6, a6, t6
    srli a4, t6, 2
    lw a3, 4(a1)
    lui s1, 209715
    srli a2, a3, 1
    xor a2, a2, a3
    and a2, a2, t5
    slli s0, a2, 1
    xor s0, a3, s0
    xor a4, a4, s0
    addi s1, s1, 819
    and a4, a4, s1
    slli s2, a4, 2
    xor t6, t6, s2
    srli s2, t6, 4
    lw s3, 8(a1)
    xor s7, a7, a5
    srli s4, s3, 1
    xor s4, s4, s3
    and s4, s4, t5
    slli s5, s4, 1
    xor s5, s3, s5
    srli s6, s5, 2
    and s7, s7, t5
    slli s8, s7, 1
    xor s8, a5, s8
    xor s6, s6, s8
    and s6, s6, s1
    slli s9, s6, 2
    xor s5, s5, s9
    xor s2, s2, s5
    lui s9, 61681
    addi s9, s9, -241
    and s2, s2, s9
    slli s10, s2, 4
    xor t6, t6, s10
    sw t6, 0(a0)
    xor t4, a6, t4
    srli t6, t4, 2
    xor a2, a3, a2
    xor t6, t6, a2
    and t6, t6, s1
    slli s10, t6, 2
    xor t4, t4, s10
    srli s10, t4, 4
    xor s4, s3, s4
    srli s11, s4, 2
    xor s7, a5, s7
    xor s11, s11, s7
    and s11, s11, s1
    slli ra, s11, 2
    xor s4, s4, ra
    xor s10, s10, s4
    and s10, s10, s9
    slli ra, s10, 4
    xor t4, t4, ra
    xor ra, a7, t2
    sw t4, 4(a0)
    srli t4, a5, 2
    xor t4, t4, ra
    xor a4, s0, a4
    srli s0, a4, 4
    xor s6, s8, s6
    xor s0, s0, s6
    and s0, s0, s9
    slli s8, s0, 4
    xor a4, a4, s8
    srli s8, a5, 6
    sw a4, 8(a0)
    xor a4, s8, t3
    xor t3, t3, t4
    xor t6, a2, t6
    srli a2, t6, 4
    xor s7, s7, s11
    xor a2, a2, s7
    and a2, a2, s9
    slli s11, a2, 4
    xor t6, t6, s11
    xor s11, a5, t2
    sw t6, 12(a0)
    xor t6, a4, t3
    xor a7, a7, t6
    xor s2, s5, s2
    xor s5, s11, a4
    xor t1, t1, s5
    sw s2, 16(a0)
    xor s2, t0, ra
    xor s11, s11, s2
    xor s4, s4, s10
    xor s10, t0, a7
    sw s4, 20(a0)
    and s4, t6, s10
    xor s0, s6, s0
    or s6, t4, a7
    xor s6, s4, s6
    sw s0, 24(a0)
    xor s0, t1, ra
    xor ra, ra, s10
    xor a2, s7, a2
    xor s7, t0, t1
    sw a2, 28(a0)
    and a2, s7, s11
    and a5, a4, s0
    xor a5, s6, a5
    xor a5, a2, a5
    xor s3, s10, s0
    and a3, t3, s3
    xor a6, s8, s11
    sw s9, 96(sp)
    or s9, t1, a6
    xor s6, s6, s9
    xor a3, a3, s6
    xor a3, s5, a3
    xor s6, t3, a6
    sw s1, 100(sp)
    and s1, ra, s6
    sw t5, 104(sp)
    and t5, s8, t0
    xor t5, s4, t5
    xor t2, t2, t5
    xor t5, s9, t5
    xor t2, a2, t2
    xor t5, s1, t5
    xor a2, a3, t5
    and s1, a5, a2
    and s4, s5, s2
    xor t2, s4, t2
    xor s4, a5, t2
    and s9, a3, s4
    sw s10, 108(sp)
    xor s10, t5, s9
    and s10, t2, s10
    xor t2, s1, t2
    and t2, t5, t2
    or t5, a3, s10
    xor t5, s1, t5
    or a5, a5, t2
    xor a5, s9, a5
    xor t2, a2, t2
    xor a3, t5, a5
    xor a2, s4, s10
    xor s1, t2, a2
    and t6, t6, a3
    xor s4, a3, s1
    and s5, s5, t2
    and s8, s8, s4
    xor s9, t5, t2
    and s10, s11, s9
    xor s10, t6, s10
    xor s5, s10, s5
    xor s5, s8, s5
    and s11, ra, a2
    and s7, s7, s9
    xor s9, s5, s11
    and t4, t4, s1
    and t3, t3, a5
    and s0, s0, t5
    and s3, s3, a5
    xor a5, a5, a2
    and t1, t1, a5
    xor t1, s7, t1
    xor t1, s9, t1
    xor t4, t1, t4
    and a5, a6, a5
    xor a6, t4, t3
    xor a5, t6, a5
    xor a5, a6, a5
    and t2, s2, t2
    and t3, a4, t5
    and a7, a7, s1
    xor t5, s0, s3
    xor t3, s10, t3
    xor t2, a5, t2
    and t0, t0, s4
    xor a7, s0, a7
    xor t5, s9, t5
    xor t6, s5, t2
    xor t3, t4, t3
    xor t0, t0, a7
    and t4, s6, a2
    not t5, t5
    not t6, t6
    xor t0, t3, t0
    xor a6, a6, t4
    slli t4, t5, 24
    srli t5, t5, 8
    lui a4, 4112
    slli a2, t6, 25
    srli t6, t6, 7
    lui s0, 8224
    xor t0, t2, t0
    xor a6, s8, a6
    lw t2, 108(sp)
    or t4, t4, t5
    and t2, t2, a3
    addi t5, a4, 257
    or t6, a2, t6
    addi a4, s0, 514
    slli a3, t0, 26
    srli a2, t0, 6
    lui s0, 16448
    xor a5, a5, a6
    xor t2, s7, t2
    and t4, t4, t5
    and t6, t6, a4
    or a3, a3, a2
    addi a2, s0, 1028
    slli s0, a5, 27
    srli a5, a5, 5
    lui s1, 32897
    xor a7, a7, t2
    or t2, t4, t6
    and t4, a3, a2
    or a5, s0, a5
    addi t6, s1, -2040
    slli a3, a7, 28
    srli a7, a7, 4
    lui s0, 65793
    not a6, a6
    xor t0, t1, t0
    or t1, t2, t4
    and a5, a5, t6
    or a7, a3, a7
    addi t2, s0, 16
    slli t4, a6, 29
    srli a6, a6, 3
    lui a3, 131586
    not t0, t0
    or a5, t1, a5
    and a7, a7, t2
    or a6, t4, a6
    addi t1, a3, 32
    slli t4, t0, 30
    srli t0, t0, 2
    lui a3, 263172
    or a5, a5, a7
    and a6, a6, t1
    or a7, t4, t0
    addi t0, a3, 64
    slli t4, t3, 31
    srli t3, t3, 1
    lui a3, 526344
    or a5, a5, a6
    and a6, a7, t0
    or a7, t4, t3
    addi t3, a3, 128
    or a5, a5, a6
    and a6, a7, t3
    or a5, a5, a6
    lw a6, 0(a1)
    lw a7, 4(a1)
    xor a5, a6, a5
    xori a6, a5, 1
    xor a7, a6, a7
    lw t4, 8(a1)
    lw s0, 12(a1)
    xor a3, a7, t4
    xor s1, a3, s0
    lui s2, 16
    addi s2, s2, -256
    andi s3, a6, 255
    and s4, s1, s2
    lui s5, 4080
    or s3, s3, s4
    and s4, a3, s5
    lui s6, 1044480
    andi s7, a7, 255
    or s3, s3, s4
    and s4, a7, s6
    or s3, s3, s4
    srli s4, s3, 1
    xor s4, s4, s3
    lw s8, 104(sp)
    and s11, a6, s2
    and s4, s4, s8
    slli s9, s4, 1
    xor s9, s3, s9
    srli s10, s9, 2
    or s7, s7, s11
    and s11, s1, s5
    or s7, s7, s11
    and s11, a3, s6
    or s7, s7, s11
    srli s11, s7, 1
    xor s11, s11, s7
    and s11, s11, s8
    slli ra, s11, 1
    xor ra, s7, ra
    xor s10, s10, ra
    lw s0, 100(sp)
    sw a5, 108(sp)
    and s10, s10, s0
    slli t4, s10, 2
    xor t4, s9, t4
    srli s9, t4, 4
    andi a5, a3, 255
    sw t3, 112(sp)
    and t3, a7, s2
    or a5, a5, t3
    and t3, a6, s5
    or a5, a5, t3
    and t3, s1, s6
    or a5, a5, t3
    srli t3, a5, 1
    xor t3, t3, a5
    and t3, t3, s8
    sw t0, 116(sp)
    slli t0, t3, 1
    xor t0, a5, t0
    sw t1, 120(sp)
    srli t1, t0, 2
    sw t2, 124(sp)
    andi t2, s1, 255
    sw s2, 128(sp)
    and s2, a3, s2
    or t2, t2, s2
    and s2, a7, s5
    or t2, t2, s2
    and a6, a6, s6
    or a6, t2, a6
    srli t2, a6, 1
    xor t2, t2, a6
    and t2, t2, s8
    xor s2, s3, s4
    slli s3, t2, 1
    xor s4, s7, s11
    xor a5, a5, t3
    xor t3, a6, s3
    xor a6, a6, t2
    xor t1, t1, t3
    and t1, t1, s0
    slli t2, t1, 2
    xor t0, t0, t2
    xor t2, ra, s10
    xor s3, s9, t0
    lw s7, 96(sp)
    srli s10, a5, 2
    and s3, s3, s7
    slli s9, s3, 4
    xor t4, t4, s9
    # round 1 (aes.dsl:47)
    not t4, t4
    sw t4, 32(a0)
    srli t4, s2, 2
    xor t4, t4, s4
    and t4, t4, s0
    slli s9, t4, 2
    xor s2, s2, s9
    srli s9, s2, 4
    xor s10, s10, a6
    and s10, s10, s0
    slli s11, s10, 2
    xor a5, a5, s11
    xor t4, s4, t4
    xor s4, s9, a5
    xor t1, t3, t1
    xor a6, a6, s10
    and t3, s4, s7
    slli s4, t3, 4
    xor s2, s2, s4
    xor a5, a5, t3
    not t3, s2
    xor t0, t0, s3
    sw t3, 36(a0)
    srli t3, t2, 4
    xor t3, t3, t1
    and t3, t3, s7
    slli s2, t3, 4
    xor t1, t1, t3
    xor t2, t2, s2
    not a5, a5
    sw t2, 40(a0)
    srli t2, t4, 4
    xor t2, t2, a6
    and t2, t2, s7
    slli t3, t2, 4
    xor t3, t4, t3
    xor a6, a6, t2
    srli t2, s1, 3
    sw t3, 44(a0)
    srli t3, s1, 7
    xor t2, t2, t3
    sw t0, 48(a0)
    srli t0, s1, 5
    sw a5, 52(a0)
    not a5, t1
    sw a5, 56(a0)
    srli a5, s1, 6
    sw a6, 60(a0)
    xor a6, s1, t0
    srli t4, s1, 4
    xor t4, t4, t2
    xor s2, a5, t4
    xor s3, a6, s2
    xor t3, t3, s3
    xor s4, t2, t3
    srli s9, s1, 1
    xor s10, s9, t0
    xor s11, t2, s10
    xor a6, a6, s11
    and ra, s4, a6
    sw t1, 132(sp)
    srli t1, s1, 2
    xor t1, t1, s10
    xor t4, t4, t1
    xor s6, s2, t4
    xor s9, s9, s6
    xor s5, t2, s9
    and s7, s6, s5
    or s0, t1, s9
    xor s0, s7, s0
    xor s8, t3, s10
    sw s1, 136(sp)
    and s1, s2, s8
    xor s10, s10, s5
    xor s1, s0, s1
    xor s1, ra, s1
    sw a3, 140(sp)
    xor a3, s5, s8
    sw a7, 144(sp)
    and a7, t4, a3
    sw t6, 148(sp)
    xor t6, a5, a6
    sw a2, 152(sp)
    or a2, t3, t6
    xor s0, s0, a2
    xor a7, a7, s0
    xor a7, s3, a7
    xor s0, t4, t6
    sw a4, 156(sp)
    and a4, s10, s0
    sw t5, 160(sp)
    and t5, a5, t2
    xor t5, s7, t5
    xor t0, t0, t5
    xor t5, a2, t5
    xor t0, ra, t0
    xor t5, a4, t5
    xor a4, a7, t5
    and a2, s1, a4
    and s7, s3, s11
    xor t0, s7, t0
    xor s7, s1, t0
    and ra, a7, s7
    sw s5, 164(sp)
    xor s5, t5, ra
    and s5, t0, s5
    xor t0, a2, t0
    and t0, t5, t0
    or a7, a7, s5
    xor a7, a2, a7
    or t5, s1, t0
    xor t5, ra, t5
    xor t0, a4, t0
    xor a4, a7, t5
    xor a2, s7, s5
    xor s1, t0, a2
    and s5, s6, a4
    xor s6, a4, s1
    and s3, s3, t0
    and a5, a5, s6
    xor s7, a7, t0
    and a6, a6, s7
    xor a6, s5, a6
    xor s3, a6, s3
    xor s3, a5, s3
    and s10, s10, a2
    and s4, s4, s7
    xor s7, s3, s10
    and t1, t1, s1
    and t4, t4, t5
    and s8, s8, a7
    and a3, a3, t5
    xor t5, t5, a2
    and t3, t3, t5
    xor t3, s4, t3
    xor t3, s7, t3
    xor t1, t3, t1
    and t5, t6, t5
    xor t4, t1, t4
    xor t5, s5, t5
    xor t5, t4, t5
    and t0, s11, t0
    and a7, s2, a7
    and t6, s9, s1
    xor a3, s8, a3
    xor a6, a6, a7
    and a7, t2, s6
    xor t2, s8, t6
    xor t6, s7, a3
    xor t0, t5, t0
    xor a3, s3, t0
    xor a6, t1, a6
    xor a7, a7, t2
    and t1, s0, a2
    not t6, t6
    not a3, a3
    xor a7, a6, a7
    xor t1, t4, t1
    slli t4, t6, 24
    srli t6, t6, 8
    xor a7, t0, a7
    xor a5, a5, t1
    lw t0, 164(sp)
    or t1, t4, t6
    and t0, t0, a4
    xor t4, t5, a5
    xor t0, s4, t0
    lw t5, 160(sp)
    slli t6, a3, 25
    and t1, t1, t5
    srli a4, a3, 7
    or t6, t6, a4
    lw a4, 156(sp)
    xor t0, t2, t0
    and t6, t6, a4
    or t1, t1, t6
    slli t2, a7, 26
    srli t6, a7, 6
    or t2, t2, t6
    lw t6, 152(sp)
    xor a7, t3, a7
    and t2, t2, t6
    or t1, t1, t2
    slli t2, t4, 27
    srli t3, t4, 5
    or t2, t2, t3
    not a5, a5
    lw t3, 148(sp)
    not a7, a7
    and t2, t2, t3
    or t1, t1, t2
    slli t2, t0, 28
    srli t0, t0, 4
    or t0, t2, t0
    lw t2, 124(sp)
    lw t4, 120(sp)
    and t0, t0, t2
    or t0, t1, t0
    slli t1, a5, 29
    srli a5, a5, 3
    or a5, t1, a5
    slli t1, a7, 30
    srli a7, a7, 2
    and a5, a5, t4
    or a7, t1, a7
    slli t1, a6, 31
    srli a6, a6, 1
    or a5, t0, a5
    lw t0, 116(sp)
    or a6, t1, a6
    and a7, a7, t0
    or a5, a5, a7
    lw a7, 112(sp)
    lw t1, 144(sp)
    and a6, a6, a7
    or a5, a5, a6
    lw a6, 108(sp)
    lw a3, 140(sp)
    xor a5, a6, a5
    xori a6, a5, 3
    xor t1, a6, t1
    xor a2, t1, a3
    lui s0, 4080
    lui s1, 1044496
    addi s0, s0, 255
    addi s1, s1, -256
    and a6, a6, s0
    and s2, a2, s1
    or a6, a6, s2
    srli s2, a6, 1
    lw s3, 8(a1)
    xor s2, s2, a6
    xor s3, a6, s3
    lw s4, 104(sp)
    and s6, t1, s0
    and s2, s2, s4
    slli s5, s2, 1
    xor s5, a6, s5
    xor a6, a6, s2
    srli s2, s5, 2
    lw s7, 136(sp)
    lw s10, 12(a1)
    xor s8, a2, s7
    and s9, s8, s1
    or s6, s6, s9
    srli s9, s6, 1
    xor s10, s6, s10
    xor s9, s9, s6
    and s9, s9, s4
    slli s11, s9, 1
    xor s11, s6, s11
    xor s6, s6, s9
    xor s2, s2, s11
    lw s9, 100(sp)
    srli s7, s3, 1
    and s2, s2, s9
    slli ra, s2, 2
    xor s5, s5, ra
    srli ra, s5, 4
    xor s7, s7, s3
    and s7, s7, s4
    slli a3, s7, 1
    xor a3, s3, a3
    xor s3, s3, s7
    srli s7, a3, 2
    srli a7, s10, 1
    xor a7, a7, s10
    and a7, a7, s4
    slli s4, a7, 1
    xor s4, s10, s4
    xor a7, s10, a7
    xor s7, s7, s4
    and s7, s7, s9
    slli s10, s7, 2
    xor a3, a3, s10
    xor s10, ra, a3
    lw ra, 96(sp)
    srli t4, s3, 2
    and s10, s10, ra
    slli t0, s10, 4
    xor t0, s5, t0
    # round 2 (aes.dsl:47)
    not t0, t0
    sw t0, 64(a0)
    srli t0, a6, 2
    xor t0, t0, s6
    and t0, t0, s9
    slli s5, t0, 2
    xor a6, a6, s5
    srli s5, a6, 4
    xor t4, t4, a7
    and t4, t4, s9
    slli s9, t4, 2
    xor s3, s3, s9
    xor s2, s11, s2
    xor t0, s6, t0
    xor s5, s5, s3
    and s5, s5, ra
    slli s6, s5, 4
    xor a6, a6, s6
    not a6, a6
    sw a6, 68(a0)
    srli a6, s2, 4
    xor s4, s4, s7
    xor a6, a6, s4
    and a6, a6, ra
    slli s6, a6, 4
    xor s2, s2, s6
    sw s2, 72(a0)
    srli s2, t0, 4
    xor a7, a7, t4
    xor t4, s2, a7
    and t4, t4, ra
    slli s2, t4, 4
    xor s3, s3, s5
    xor a6, s4, a6
    xor a7, a7, t4
    xor t0, t0, s2
    xor t4, a3, s10
    sw t0, 76(a0)
    sw t4, 80(a0)
    not t0, s3
    not a6, a6
    sw t0, 84(a0)
    srli t0, s8, 3
    sw a6, 88(a0)
    srli a6, s8, 6
    sw a7, 92(a0)
    srli t4, s8, 7
    xor t0, t0, t4
    srli a3, s8, 5
    xor s2, s8, a3
    srli s3, s8, 4
    xor s3, s3, t0
    xor s4, a6, s3
    xor s5, s2, s4
    xor t4, t4, s5
    xor s6, t0, t4
    srli s7, s8, 1
    xor s9, s7, a3
    xor s10, t0, s9
    xor s2, s2, s10
    and s11, s6, s2
    sw a7, 144(sp)
    srli a7, s8, 2
    xor a7, a7, s9
    xor s3, s3, a7
    xor ra, s4, s3
    xor s7, s7, ra
    xor t2, t0, s7
    and t3, ra, t2
    or t6, a7, s7
    xor t6, t3, t6
    xor a4, t4, s9
    and t5, s4, a4
    xor s9, s9, t2
    xor t5, t6, t5
    xor t5, s11, t5
    sw s1, 108(sp)
    xor s1, t2, a4
    sw s0, 164(sp)
    and s0, s3, s1
    sw s8, 168(sp)
    xor s8, a6, s2
    sw a2, 172(sp)
    or a2, t4, s8
    xor t6, t6, a2
    xor t6, s0, t6
    xor t6, s5, t6
    xor s0, s3, s8
    sw t1, 176(sp)
    and t1, s9, s0
    sw a5, 180(sp)
    and a5, a6, t0
    xor a5, t3, a5
    xor t3, a3, a5
    xor a5, a2, a5
    xor t3, s11, t3
    xor a5, t1, a5
    xor t1, t6, a5
    and a3, t5, t1
    and a2, s5, s10
    xor t3, a2, t3
    xor a2, t5, t3
    and s11, t6, a2
    sw t2, 184(sp)
    xor t2, a5, s11
    and t2, t3, t2
    xor t3, a3, t3
    and a5, a5, t3
    or t3, t6, t2
    xor t3, a3, t3
    or t5, t5, a5
    xor t5, s11, t5
    xor a5, t1, a5
    xor t1, t3, t5
    xor t2, a2, t2
    xor t6, a5, t2
    and a3, ra, t1
    xor a2, t1, t6
    and s5, s5, a5
    and a6, a6, a2
    xor s11, t3, a5
    and s2, s2, s11
    xor s2, a3, s2
    xor s5, s2, s5
    xor s5, a6, s5
    and s9, s9, t2
    and s6, s6, s11
    xor s9, s5, s9
    and a7, a7, t6
    and s3, s3, t5
    and a4, a4, t3
    and s1, s1, t5
    xor t5, t5, t2
    and t4, t4, t5
    xor t4, s6, t4
    xor t4, s9, t4
    xor a7, t4, a7
    and t5, s8, t5
    xor s3, a7, s3
    xor t5, a3, t5
    xor t5, s3, t5
    and a5, s10, a5
    and t3, s4, t3
    and t6, s7, t6
    xor a3, a4, s1
    xor t3, s2, t3
    and t0, t0, a2
    xor t6, a4, t6
    xor a4, s9, a3
    xor a5, t5, a5
    xor a3, s5, a5
    xor a7, a7, t3
    xor t0, t0, t6
    and t2, s0, t2
    not t3, a4
    not a4, a3
    xor t0, a7, t0
    xor t2, s3, t2
    slli a3, t3, 24
    srli t3, t3, 8
    xor a5, a5, t0
    xor a6, a6, t2
    lw t0, 184(sp)
    xor t2, t5, a6
    and t0, t0, t1
    or t1, a3, t3
    xor t0, s6, t0
    lw t3, 160(sp)
    slli t5, a4, 25
    and t1, t1, t3
    srli a4, a4, 7
    or t5, t5, a4
    lw a4, 156(sp)
    xor t0, t6, t0
    and t5, t5, a4
    or t1, t1, t5
    slli t5, a5, 26
    srli t6, a5, 6
    or t5, t5, t6
    lw t6, 152(sp)
    xor a5, t4, a5
    and t5, t5, t6
    or t1, t1, t5
    slli t4, t2, 27
    srli t2, t2, 5
    or t2, t4, t2
    not a6, a6
    lw t4, 148(sp)
    not a5, a5
    and t2, t2, t4
    or t1, t1, t2
    slli t2, t0, 28
    srli t0, t0, 4
    or t0, t2, t0
    lw t2, 124(sp)
    lw t5, 176(sp)
    and t0, t0, t2
    or t0, t1, t0
    slli t1, a6, 29
    srli a6, a6, 3
    or a6, t1, a6
    lw t1, 120(sp)
    lw a3, 172(sp)
    and a6, a6, t1
    or a6, t0, a6
    slli t0, a5, 30
    srli a5, a5, 2
    or a5, t0, a5
    lw t0, 116(sp)
    lw a2, 168(sp)
    and a5, a5, t0
    or a5, a6, a5
    slli a6, a7, 31
    srli a7, a7, 1
    or a6, a6, a7
    lw a7, 112(sp)
    lw s1, 128(sp)
    and a6, a6, a7
    or a5, a5, a6
    lw a6, 180(sp)
    lw s5, 104(sp)
    xor a5, a6, a5
    xori a6, a5, 7
    xor t5, a6, t5
    xor a3, t5, a3
    xor a2, a3, a2
    andi s0, a6, 255
    and s2, t5, s1
    or s0, s0, s2
    lui s2, 4080
    and s3, a3, s2
    or s0, s0, s3
    lui s3, 1044480
    and s4, a2, s3
    or s0, s0, s4
    srli s4, s0, 1
    xor s4, s4, s0
    and s4, s4, s5
    slli s6, s4, 1
    xor s6, s0, s6
    srli s7, s6, 2
    andi s8, t5, 255
    and s9, a3, s1
    or s8, s8, s9
    and s9, a2, s2
    or s8, s8, s9
    and a6, a6, s3
    or a6, s8, a6
    srli s8, a6, 1
    xor s8, s8, a6
    and s8, s8, s5
    slli s9, s8, 1
    xor s4, s0, s4
    xor s9, a6, s9
    xor s7, s7, s9
    lw s10, 100(sp)
    lw ra, 140(sp)
    and s7, s7, s10
    slli s11, s7, 2
    xor s6, s6, s11
    srli s11, s6, 4
    lw s3, 164(sp)
    lw s1, 136(sp)
    and s2, ra, s3
    lw a7, 108(sp)
    xor s7, s9, s7
    and t0, s1, a7
    or t0, s2, t0
    xor t0, s0, t0
    and s0, s1, s3
    and s1, ra, a7
    or s0, s0, s1
    srli s1, t0, 1
    xor s0, a6, s0
    xor s1, s1, t0
    and s1, s1, s5
    slli s2, s1, 1
    xor s2, t0, s2
    xor a6, a6, s8
    xor t0, t0, s1
    srli s1, s2, 2
    srli s8, s0, 1
    xor s8, s8, s0
    and s8, s8, s5
    slli ra, s8, 1
    xor ra, s0, ra
    xor s0, s0, s8
    xor s1, s1, ra
    and s1, s1, s10
    slli s8, s1, 2
    xor s2, s2, s8
    xor s8, s11, s2
    lw s9, 96(sp)
    xor s1, ra, s1
    and s8, s8, s9
    slli s11, s8, 4
    xor s6, s6, s11
    # round 3 (aes.dsl:47)
    not s6, s6
    xor s2, s2, s8
    sw s6, 96(a0)
    srli s6, s4, 2
    xor s6, s6, a6
    and s6, s6, s10
    slli s8, s6, 2
    xor s4, s4, s8
    srli s8, s4, 4
    srli s11, t0, 2
    xor s11, s11, s0
    and s11, s11, s10
    slli ra, s11, 2
    xor t0, t0, ra
    xor a6, a6, s6
    xor s6, s8, t0
    xor s0, s0, s11
    and s6, s6, s9
    slli s8, s6, 4
    xor s4, s4, s8
    xor t0, t0, s6
    not s4, s4
    sw s4, 100(a0)
    srli s4, s7, 4
    xor s4, s4, s1
    and s4, s4, s9
    slli s6, s4, 4
    xor s1, s1, s4
    xor s4, s7, s6
    sw s4, 104(a0)
    srli s4, a6, 4
    xor s4, s4, s0
    and s4, s4, s9
    slli s6, s4, 4
    xor a6, a6, s6
    xor s0, s0, s4
    sw a6, 108(a0)
    not a6, t0
    sw s2, 112(a0)
    srli t0, a2, 3
    sw a6, 116(a0)
    not a6, s1
    sw a6, 120(a0)
    srli a6, a2, 7
    xor t0, t0, a6
    sw s0, 124(a0)
    srli s0, a2, 6
    srli s2, a2, 5
    xor s4, a2, s2
    srli s6, a2, 4
    xor s6, s6, t0
    xor s7, s0, s6
    xor s8, s4, s7
    xor a6, a6, s8
    xor s11, t0, a6
    srli ra, a2, 1
    sw s1, 140(sp)
    xor s1, ra, s2
    xor a7, t0, s1
    xor s4, s4, a7
    and s3, s11, s4
    srli s9, a2, 2
    xor s9, s9, s1
    xor s6, s6, s9
    xor s10, s7, s6
    xor ra, ra, s10
    xor s5, t0, ra
    and t1, s10, s5
    or t2, s9, ra
    xor t2, t1, t2
    xor t4, a6, s1
    and t6, s7, t4
    xor s1, s1, s5
    xor t6, t2, t6
    xor t6, s3, t6
    xor a4, s5, t4
    and t3, s6, a4
    sw a2, 136(sp)
    xor a2, s0, s4
    sw a3, 168(sp)
    or a3, a6, a2
    xor t2, t2, a3
    xor t2, t3, t2
    xor t2, s8, t2
    xor t3, s6, a2
    sw t5, 172(sp)
    and t5, s1, t3
    sw a5, 176(sp)
    and a5, s0, t0
    xor a5, t1, a5
    xor t1, s2, a5
    xor a5, a3, a5
    xor t1, s3, t1
    xor a5, t5, a5
    xor t5, t2, a5
    and a3, t6, t5
    and s2, s8, a7
    xor t1, s2, t1
    xor s2, t6, t1
    and s3, t2, s2
    sw s5, 180(sp)
    xor s5, a5, s3
    and s5, t1, s5
    xor t1, a3, t1
    and a5, a5, t1
    or t1, t2, s5
    xor t1, a3, t1
    or t2, t6, a5
    xor t2, s3, t2
    xor a5, t5, a5
    xor t5, t1, t2
    xor t6, s2, s5
    xor a3, a5, t6
    and s2, s10, t5
    xor s3, t5, a3
    and s5, s8, a5
    and s0, s0, s3
    xor s8, t1, a5
    and s4, s4, s8
    xor s4, s2, s4
    xor s5, s4, s5
    xor s5, s0, s5
    and s1, s1, t6
    and s8, s11, s8
    xor s1, s5, s1
    and s9, s9, a3
    and s6, s6, t2
    and t4, t4, t1
    and a4, a4, t2
    xor t2, t2, t6
    and a6, a6, t2
    xor a6, s8, a6
    xor a6, s1, a6
    xor s9, a6, s9
    and t2, a2, t2
    xor a2, s9, s6
    xor t2, s2, t2
    xor t2, a2, t2
    and a5, a7, a5
    and a7, s7, t1
    and t1, ra, a3
    xor a4, t4, a4
    xor a7, s4, a7
    and t0, t0, s3
    xor t1, t4, t1
    xor t4, s1, a4
    xor a5, t2, a5
    xor a4, s5, a5
    xor a7, s9, a7
    xor t0, t0, t1
    and t3, t3, t6
    not t4, t4
    not t6, a4
    xor t0, a7, t0
    xor t3, a2, t3
    slli a4, t4, 24
    srli t4, t4, 8
    xor a5, a5, t0
    xor t0, s0, t3
    lw t3, 180(sp)
    or t4, a4, t4
    and t3, t3, t5
    xor t2, t2, t0
    xor t3, s8, t3
    lw t5, 160(sp)
    slli a4, t6, 25
    and t4, t4, t5
    srli t6, t6, 7
    or t6, a4, t6
    lw a4, 156(sp)
    xor t1, t1, t3
    and t6, t6, a4
    or t3, t4, t6
    slli t4, a5, 26
    srli t6, a5, 6
    or t4, t4, t6
    lw t6, 152(sp)
    xor a5, a6, a5
    and t4, t4, t6
    or a6, t3, t4
    slli t3, t2, 27
    srli t2, t2, 5
    or t2, t3, t2
    not t0, t0
    lw t3, 148(sp)
    not a5, a5
    and t2, t2, t3
    or a6, a6, t2
    slli t2, t1, 28
    srli t1, t1, 4
    or t1, t2, t1
    lw t2, 124(sp)
    lw t4, 172(sp)
    and t1, t1, t2
    or a6, a6, t1
    slli t1, t0, 29
    srli t0, t0, 3
    or t0, t1, t0
    lw t1, 120(sp)
    lw a2, 104(sp)
    and t0, t0, t1
    or a6, a6, t0
    slli t0, a5, 30
    srli a5, a5, 2
    or a5, t0, a5
    lw t0, 116(sp)
    lw s3, 100(sp)
    and a5, a5, t0
    or a5, a6, a5
    slli a6, a7, 31
    srli a7, a7, 1
    or a6, a6, a7
    lw a7, 112(sp)
    lw s5, 168(sp)
    and a6, a6, a7
    or a5, a5, a6
    lw a6, 176(sp)
    lw s10, 136(sp)
    xor a5, a6, a5
    xori a6, a5, 15
    xor t4, a6, t4
    srli a3, a6, 1
    xor a3, a3, a6
    and a3, a3, a2
    slli s0, a3, 1
    xor s0, a6, s0
    xor a6, a6, a3
    srli a3, s0, 2
    srli s1, t4, 1
    xor s1, s1, t4
    and s1, s1, a2
    slli s2, s1, 1
    xor s2, t4, s2
    xor s1, t4, s1
    xor a3, a3, s2
    and a3, a3, s3
    slli s4, a3, 2
    xor s0, s0, s4
    srli s4, s0, 4
    xor s6, t4, s5
    srli s7, s6, 1
    xor s7, s7, s6
    and s7, s7, a2
    slli s8, s7, 1
    xor s8, s6, s8
    xor s7, s6, s7
    srli s9, s8, 2
    xor s11, s6, s10
    srli ra, s11, 1
    xor s10, ra, s11
    and s10, s10, a2
    slli s5, s10, 1
    xor s5, s11, s5
    xor s10, s11, s10
    xor s9, s9, s5
    and s9, s9, s3
    slli a2, s9, 2
    xor a2, s8, a2
    xor s4, s4, a2
    lw s8, 96(sp)
    srli t0, s7, 2
    and s4, s4, s8
    slli a7, s4, 4
    xor a7, s0, a7
    # round 4 (aes.dsl:47)
    not a7, a7
    sw a7, 128(a0)
    srli a7, a6, 2
    xor a7, a7, s1
    and a7, a7, s3
    slli s0, a7, 2
    xor a6, a6, s0
    srli s0, a6, 4
    xor t0, t0, s10
    and t0, t0, s3
    slli s3, t0, 2
    xor s3, s7, s3
    xor a3, s2, a3
    xor a7, s1, a7
    xor s0, s0, s3
    xor s1, s5, s9
    and s0, s0, s8
    slli s2, s0, 4
    xor a6, a6, s2
    not a6, a6
    sw a6, 132(a0)
    srli a6, a3, 4
    xor t0, s10, t0
    xor a6, a6, s1
    and a6, a6, s8
    slli s2, a6, 4
    xor s0, s3, s0
    xor a6, s1, a6
    xor a3, a3, s2
    xor a2, a2, s4
    sw a3, 136(a0)
    srli a3, a7, 4
    xor a3, a3, t0
    and a3, a3, s8
    slli s1, a3, 4
    xor a7, a7, s1
    sw a7, 140(a0)
    sw a2, 144(a0)
    not a7, s0
    xor t0, t0, a3
    sw a7, 148(a0)
    not a7, a6
    sw a7, 152(a0)
    sw t0, 156(a0)
    srli a7, s11, 6
    srli t0, s11, 3
    srli a3, s11, 7
    xor t0, t0, a3
    srli a2, s11, 5
    xor s0, s11, a2
    srli s1, s11, 4
    xor s1, s1, t0
    xor s2, a7, s1
    xor s3, s0, s2
    xor a3, a3, s3
    xor s4, t0, a3
    xor s5, ra, a2
    xor s7, t0, s5
    xor s0, s0, s7
    and s9, s4, s0
    srli s10, s11, 2
    xor s10, s10, s5
    xor s1, s1, s10
    sw a6, 172(sp)
    xor a6, s2, s1
    xor ra, ra, a6
    xor s8, t0, ra
    and t1, a6, s8
    or t2, s10, ra
    xor t2, t1, t2
    xor t3, a3, s5
    and t6, s2, t3
    xor s5, s5, s8
    xor t6, t2, t6
    xor t6, s9, t6
    xor a4, s8, t3
    and t5, s1, a4
    sw s11, 176(sp)
    xor s11, a7, s0
    sw s6, 180(sp)
    or s6, a3, s11
    xor t2, t2, s6
    xor t2, t5, t2
    xor t2, s3, t2
    xor t5, s1, s11
    sw t4, 184(sp)
    and t4, s5, t5
    sw a5, 188(sp)
    and a5, a7, t0
    xor a5, t1, a5
    xor t1, a2, a5
    xor a5, s6, a5
    xor t1, s9, t1
    xor a5, t4, a5
    xor t4, t2, a5
    and a2, t6, t4
    and s6, s3, s7
    xor t1, s6, t1
    xor s6, t6, t1
    and s9, t2, s6
    sw s8, 192(sp)
    xor s8, a5, s9
    and s8, t1, s8
    xor t1, a2, t1
    and a5, a5, t1
    or t1, t2, s8
    xor t1, a2, t1
    or t2, t6, a5
    xor t2, s9, t2
    xor a5, t4, a5
    xor t4, t1, t2
    xor t6, s6, s8
    xor a2, a5, t6
    and a6, a6, t4
    xor s6, t4, a2
    and s3, s3, a5
    and a7, a7, s6
    xor s8, t1, a5
    and s0, s0, s8
    xor s0, a6, s0
    xor s3, s0, s3
    xor s3, a7, s3
    and s5, s5, t6
    and s4, s4, s8
    xor s5, s3, s5
    and s8, s10, a2
    and s1, s1, t2
    and t3, t3, t1
    and a4, a4, t2
    xor t2, t2, t6
    and a3, a3, t2
    xor a3, s4, a3
    xor a3, s5, a3
    xor s8, a3, s8
    and t2, s11, t2
    xor s1, s8, s1
    xor a6, a6, t2
    xor a6, s1, a6
    and a5, s7, a5
    and t1, s2, t1
    and t2, ra, a2
    xor a4, t3, a4
    xor t1, s0, t1
    and t0, t0, s6
    xor t2, t3, t2
    xor t3, s5, a4
    xor a5, a6, a5
    xor a4, s3, a5
    xor t1, s8, t1
    xor t0, t0, t2
    and t5, t5, t6
    not t3, t3
    not t6, a4
    xor t0, t1, t0
    xor t5, s1, t5
    slli a4, t3, 24
    srli t3, t3, 8
    xor a5, a5, t0
    xor a7, a7, t5
    lw t0, 192(sp)
    or t3, a4, t3
    and t0, t0, t4
    xor a6, a6, a7
    xor t0, s4, t0
    lw t4, 160(sp)
    slli t5, t6, 25
    and t3, t3, t4
    srli t6, t6, 7
    or t5, t5, t6
    lw t6, 156(sp)
    xor t0, t2, t0
    and t5, t5, t6
    or t2, t3, t5
    slli t3, a5, 26
    srli t5, a5, 6
    or t3, t3, t5
    lw t5, 152(sp)
    xor a5, a3, a5
    and t3, t3, t5
    or t2, t2, t3
    slli t3, a6, 27
    srli a6, a6, 5
    or a6, t3, a6
    not a7, a7
    lw t3, 148(sp)
    not a5, a5
    and a6, a6, t3
    or a6, t2, a6
    slli t2, t0, 28
    srli t0, t0, 4
    or t0, t2, t0
    lw t2, 124(sp)
    lw a4, 184(sp)
    and t0, t0, t2
    or a6, a6, t0
    slli t0, a7, 29
    srli a7, a7, 3
    or a7, t0, a7
    lw t0, 120(sp)
    lw a2, 180(sp)
    and a7, a7, t0
    or a6, a6, a7
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 116(sp)
    lw s1, 176(sp)
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t1, 31
    srli t1, t1, 1
    or a6, a6, t1
    lw t1, 112(sp)
    lw s3, 128(sp)
    and a6, a6, t1
    or a5, a5, a6
    lw a6, 188(sp)
    lw s7, 104(sp)
    xor a5, a6, a5
    xori a6, a5, 31
    xor a4, a6, a4
    andi a3, a6, 255
    xor s0, a4, a2
    xor s2, s0, s1
    and s4, s2, s3
    or a3, a3, s4
    lui s4, 4080
    and s5, s0, s4
    or a3, a3, s5
    and a6, a6, s3
    lui s5, 1044480
    and s6, a4, s5
    or a3, a3, s6
    srli s6, a3, 1
    xor s6, s6, a3
    and s6, s6, s7
    slli s8, s6, 1
    xor s8, a3, s8
    srli s9, s8, 2
    andi s10, a4, 255
    or a6, s10, a6
    and s10, s2, s4
    or a6, a6, s10
    and s10, s0, s5
    or a6, a6, s10
    srli s10, a6, 1
    xor s10, s10, a6
    and s10, s10, s7
    slli s11, s10, 1
    xor s6, a3, s6
    xor s11, a6, s11
    xor s9, s9, s11
    lw ra, 100(sp)
    lw s4, 168(sp)
    and s9, s9, ra
    slli s5, s9, 2
    xor s5, s8, s5
    srli s8, s5, 4
    lw s3, 164(sp)
    lw a2, 136(sp)
    lw t1, 108(sp)
    and s1, s4, s3
    and a7, a2, t1
    or a7, s1, a7
    xor a7, a3, a7
    and a3, a2, s3
    and a2, s4, t1
    or a3, a3, a2
    srli a2, a7, 1
    xor a3, a6, a3
    xor a2, a2, a7
    and a2, a2, s7
    slli s1, a2, 1
    xor s1, a7, s1
    xor a6, a6, s10
    xor a7, a7, a2
    srli a2, s1, 2
    srli s4, a3, 1
    xor s4, s4, a3
    and s4, s4, s7
    slli s10, s4, 1
    xor s10, a3, s10
    xor a3, a3, s4
    xor a2, a2, s10
    and a2, a2, ra
    slli s4, a2, 2
    xor s1, s1, s4
    xor s4, s11, s9
    xor s8, s8, s1
    lw s9, 96(sp)
    xor a2, s10, a2
    and s8, s8, s9
    slli s10, s8, 4
    xor s5, s5, s10
    # round 5 (aes.dsl:47)
    not s5, s5
    xor s1, s1, s8
    sw s5, 160(a0)
    srli s5, s6, 2
    xor s5, s5, a6
    and s5, s5, ra
    slli s8, s5, 2
    xor s6, s6, s8
    srli s8, s6, 4
    srli s10, a7, 2
    xor s10, s10, a3
    and s10, s10, ra
    slli s11, s10, 2
    xor a7, a7, s11
    xor a6, a6, s5
    xor s5, s8, a7
    xor a3, a3, s10
    and s5, s5, s9
    slli s8, s5, 4
    xor s6, s6, s8
    xor a7, a7, s5
    not s5, s6
    sw s5, 164(a0)
    srli s5, s4, 4
    xor s5, s5, a2
    and s5, s5, s9
    slli s6, s5, 4
    xor a2, a2, s5
    xor s4, s4, s6
    sw s4, 168(a0)
    srli s4, a6, 4
    xor s4, s4, a3
    and s4, s4, s9
    slli s5, s4, 4
    xor a6, a6, s5
    xor a3, a3, s4
    sw a6, 172(a0)
    sw s1, 176(a0)
    not a6, a7
    sw a6, 180(a0)
    not a6, a2
    sw a6, 184(a0)
    sw a3, 188(a0)
    srli a6, s2, 6
    srli a7, s2, 3
    srli a3, s2, 7
    xor a7, a7, a3
    srli s1, s2, 5
    xor s4, s2, s1
    srli s5, s2, 4
    xor s5, s5, a7
    xor s6, a6, s5
    xor s8, s4, s6
    xor a3, a3, s8
    xor s10, a7, a3
    srli s11, s2, 1
    sw a2, 168(sp)
    xor a2, s11, s1
    xor s9, a7, a2
    xor s4, s4, s9
    and ra, s10, s4
    srli s7, s2, 2
    xor s7, s7, a2
    xor s5, s5, s7
    xor t1, s6, s5
    xor s11, s11, t1
    xor s3, a7, s11
    and t0, t1, s3
    or t2, s7, s11
    xor t2, t0, t2
    xor t3, a3, a2
    and t5, s6, t3
    xor a2, a2, s3
    xor t5, t2, t5
    xor t5, ra, t5
    xor t6, s3, t3
    and t4, s5, t6
    sw s2, 136(sp)
    xor s2, a6, s4
    sw s0, 184(sp)
    or s0, a3, s2
    xor t2, t2, s0
    xor t2, t4, t2
    xor t2, s8, t2
    xor t4, s5, s2
    sw a4, 188(sp)
    and a4, a2, t4
    sw a5, 192(sp)
    and a5, a6, a7
    xor a5, t0, a5
    xor t0, s1, a5
    xor a5, s0, a5
    xor t0, ra, t0
    xor a5, a4, a5
    xor a4, t2, a5
    and s0, t5, a4
    and s1, s8, s9
    xor t0, s1, t0
    xor s1, t5, t0
    and ra, t2, s1
    sw s3, 196(sp)
    xor s3, a5, ra
    and s3, t0, s3
    xor t0, s0, t0
    and a5, a5, t0
    or t0, t2, s3
    xor t0, s0, t0
    or t2, t5, a5
    xor t2, ra, t2
    xor a5, a4, a5
    xor t5, t0, t2
    xor a4, s1, s3
    xor s0, a5, a4
    and t1, t1, t5
    xor s1, t5, s0
    and s3, s8, a5
    and a6, a6, s1
    xor s8, t0, a5
    and s4, s4, s8
    xor s4, t1, s4
    xor s3, s4, s3
    xor s3, a6, s3
    and a2, a2, a4
    and s8, s10, s8
    xor a2, s3, a2
    and s7, s7, s0
    and s5, s5, t2
    and t3, t3, t0
    and t6, t6, t2
    xor t2, t2, a4
    and a3, a3, t2
    xor a3, s8, a3
    xor a3, a2, a3
    xor s7, a3, s7
    and t2, s2, t2
    xor s2, s7, s5
    xor t1, t1, t2
    xor t1, s2, t1
    and a5, s9, a5
    and t0, s6, t0
    and t2, s11, s0
    xor t6, t3, t6
    xor t0, s4, t0
    and a7, a7, s1
    xor t2, t3, t2
    xor t3, a2, t6
    xor a5, t1, a5
    xor t6, s3, a5
    xor t0, s7, t0
    xor a7, a7, t2
    and t4, t4, a4
    not t3, t3
    not t6, t6
    xor a7, t0, a7
    xor t4, s2, t4
    slli a4, t3, 24
    srli t3, t3, 8
    xor a5, a5, a7
    xor a6, a6, t4
    lw a7, 196(sp)
    or t3, a4, t3
    and a7, a7, t5
    xor t1, t1, a6
    xor a7, s8, a7
    lw t4, 160(sp)
    slli t5, t6, 25
    and t3, t3, t4
    srli t6, t6, 7
    or t5, t5, t6
    lw t6, 156(sp)
    xor a7, t2, a7
    and t5, t5, t6
    or t2, t3, t5
    slli t3, a5, 26
    srli t5, a5, 6
    or t3, t3, t5
    lw t5, 152(sp)
    xor a5, a3, a5
    and t3, t3, t5
    or t2, t2, t3
    slli t3, t1, 27
    srli t1, t1, 5
    or t1, t3, t1
    not a6, a6
    lw t3, 148(sp)
    not a5, a5
    and t1, t1, t3
    or t1, t2, t1
    slli t2, a7, 28
    srli a7, a7, 4
    or a7, t2, a7
    lw t2, 124(sp)
    lw a4, 188(sp)
    and a7, a7, t2
    or a7, t1, a7
    slli t1, a6, 29
    srli a6, a6, 3
    or a6, t1, a6
    lw t1, 120(sp)
    lw a3, 164(sp)
    and a6, a6, t1
    or a6, a7, a6
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 116(sp)
    lw a2, 184(sp)
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t0, 31
    srli t0, t0, 1
    or a6, a6, t0
    lw t0, 112(sp)
    lw s1, 108(sp)
    and a6, a6, t0
    or a5, a5, a6
    lw a6, 192(sp)
    lw s3, 180(sp)
    xor a5, a6, a5
    xori a6, a5, 63
    xor a4, a6, a4
    and a6, a6, a3
    xor s0, a4, a2
    and s2, s0, s1
    or a6, a6, s2
    srli s2, a6, 1
    xor s3, a6, s3
    xor s2, s2, a6
    lw s4, 104(sp)
    and s6, a4, a3
    and s2, s2, s4
    slli s5, s2, 1
    xor s5, a6, s5
    xor a6, a6, s2
    srli s2, s5, 2
    lw s7, 136(sp)
    lw s10, 176(sp)
    xor s8, s0, s7
    and s9, s8, s1
    or s6, s6, s9
    srli s9, s6, 1
    xor s10, s6, s10
    xor s9, s9, s6
    and s9, s9, s4
    slli s11, s9, 1
    xor s11, s6, s11
    xor s6, s6, s9
    xor s2, s2, s11
    lw s9, 100(sp)
    srli s1, s3, 1
    and s2, s2, s9
    slli ra, s2, 2
    xor s5, s5, ra
    srli ra, s5, 4
    xor s1, s1, s3
    and s1, s1, s4
    slli s7, s1, 1
    xor s7, s3, s7
    xor s1, s3, s1
    srli s3, s7, 2
    srli a3, s10, 1
    xor a3, a3, s10
    and a3, a3, s4
    slli a2, a3, 1
    xor a2, s10, a2
    xor a3, s10, a3
    xor s3, s3, a2
    and s3, s3, s9
    slli s10, s3, 2
    xor s7, s7, s10
    xor s10, ra, s7
    lw ra, 96(sp)
    srli t0, s1, 2
    and s10, s10, ra
    slli s4, s10, 4
    xor s4, s5, s4
    # round 6 (aes.dsl:47)
    not s4, s4
    sw s4, 192(a0)
    srli s4, a6, 2
    xor s4, s4, s6
    and s4, s4, s9
    slli s5, s4, 2
    xor a6, a6, s5
    srli s5, a6, 4
    xor t0, t0, a3
    and t0, t0, s9
    slli s9, t0, 2
    xor s1, s1, s9
    xor s2, s11, s2
    xor s4, s6, s4
    xor s5, s5, s1
    and s5, s5, ra
    slli s6, s5, 4
    xor a6, a6, s6
    not a6, a6
    sw a6, 196(a0)
    srli a6, s2, 4
    xor a2, a2, s3
    xor a6, a6, a2
    and a6, a6, ra
    slli s3, a6, 4
    xor s2, s2, s3
    sw s2, 200(a0)
    srli s2, s4, 4
    xor t0, a3, t0
    xor a3, s2, t0
    and a3, a3, ra
    slli s2, a3, 4
    xor s1, s1, s5
    xor a6, a2, a6
    xor t0, t0, a3
    xor a3, s4, s2
    xor a2, s7, s10
    sw a3, 204(a0)
    sw a2, 208(a0)
    not a3, s1
    sw a3, 212(a0)
    not a6, a6
    sw a6, 216(a0)
    sw t0, 220(a0)
    srli a6, s8, 6
    srli a3, s8, 3
    srli a2, s8, 7
    xor a3, a3, a2
    srli s1, s8, 5
    xor s2, s8, s1
    srli s3, s8, 4
    xor s3, s3, a3
    xor s4, a6, s3
    xor s5, s2, s4
    xor a2, a2, s5
    xor s6, a3, a2
    srli s7, s8, 1
    xor s9, s7, s1
    xor s10, a3, s9
    xor s2, s2, s10
    and s11, s6, s2
    sw t0, 176(sp)
    srli t0, s8, 2
    xor t0, t0, s9
    xor s3, s3, t0
    xor ra, s4, s3
    xor s7, s7, ra
    xor a7, a3, s7
    and t1, ra, a7
    or t2, t0, s7
    xor t2, t1, t2
    xor t3, a2, s9
    and t5, s4, t3
    xor s9, s9, a7
    xor t5, t2, t5
    xor t5, s11, t5
    xor t6, a7, t3
    and t4, s3, t6
    sw s8, 180(sp)
    xor s8, a6, s2
    sw s0, 188(sp)
    or s0, a2, s8
    xor t2, t2, s0
    xor t2, t4, t2
    xor t2, s5, t2
    xor t4, s3, s8
    sw a4, 192(sp)
    and a4, s9, t4
    sw a5, 196(sp)
    and a5, a6, a3
    xor a5, t1, a5
    xor t1, s1, a5
    xor a5, s0, a5
    xor t1, s11, t1
    xor a5, a4, a5
    xor a4, t2, a5
    and s0, t5, a4
    and s1, s5, s10
    xor t1, s1, t1
    xor s1, t5, t1
    and s11, t2, s1
    sw a7, 200(sp)
    xor a7, a5, s11
    and a7, t1, a7
    xor t1, s0, t1
    and a5, a5, t1
    or t1, t2, a7
    xor t1, s0, t1
    or t2, t5, a5
    xor t2, s11, t2
    xor a5, a4, a5
    xor t5, t1, t2
    xor a7, s1, a7
    xor a4, a5, a7
    and s0, ra, t5
    xor s1, t5, a4
    and s5, s5, a5
    and a6, a6, s1
    xor s11, t1, a5
    and s2, s2, s11
    xor s2, s0, s2
    xor s5, s2, s5
    xor s5, a6, s5
    and s9, s9, a7
    and s6, s6, s11
    xor s9, s5, s9
    and t0, t0, a4
    and s3, s3, t2
    and t3, t3, t1
    and t6, t6, t2
    xor t2, t2, a7
    and a2, a2, t2
    xor a2, s6, a2
    xor a2, s9, a2
    xor t0, a2, t0
    and t2, s8, t2
    xor s3, t0, s3
    xor t2, s0, t2
    xor t2, s3, t2
    and a5, s10, a5
    and t1, s4, t1
    and a4, s7, a4
    xor t6, t3, t6
    xor t1, s2, t1
    and a3, a3, s1
    xor t3, t3, a4
    xor t6, s9, t6
    xor a5, t2, a5
    xor a4, s5, a5
    xor t0, t0, t1
    xor t1, a3, t3
    and a7, t4, a7
    not t4, t6
    not t6, a4
    xor t1, t0, t1
    xor a7, s3, a7
    slli a4, t4, 24
    srli t4, t4, 8
    xor a5, a5, t1
    xor a6, a6, a7
    lw a7, 200(sp)
    or t1, a4, t4
    and a7, a7, t5
    xor t2, t2, a6
    xor a7, s6, a7
    lw t4, 160(sp)
    slli t5, t6, 25
    and t1, t1, t4
    srli t6, t6, 7
    or t5, t5, t6
    lw t6, 156(sp)
    xor a7, t3, a7
    and t5, t5, t6
    or t1, t1, t5
    slli t3, a5, 26
    srli t5, a5, 6
    or t3, t3, t5
    lw t5, 152(sp)
    xor a5, a2, a5
    and t3, t3, t5
    or t1, t1, t3
    slli t3, t2, 27
    srli t2, t2, 5
    or t2, t3, t2
    not a6, a6
    lw t3, 148(sp)
    not a5, a5
    and t2, t2, t3
    or t1, t1, t2
    slli t2, a7, 28
    srli a7, a7, 4
    or a7, t2, a7
    lw t2, 124(sp)
    lw a4, 192(sp)
    and a7, a7, t2
    or a7, t1, a7
    slli t1, a6, 29
    srli a6, a6, 3
    or a6, t1, a6
    lw t1, 120(sp)
    lw a3, 188(sp)
    and a6, a6, t1
    or a6, a7, a6
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 116(sp)
    lw a2, 180(sp)
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t0, 31
    srli t0, t0, 1
    or a6, a6, t0
    lw t0, 112(sp)
    lw s1, 128(sp)
    and a6, a6, t0
    or a5, a5, a6
    lw a6, 196(sp)
    lw s5, 104(sp)
    xor a5, a6, a5
    xori a6, a5, 127
    xor a4, a6, a4
    xor a3, a4, a3
    xor a2, a3, a2
    andi s0, a6, 255
    and s2, a4, s1
    or s0, s0, s2
    lui s2, 4080
    and s3, a3, s2
    or s0, s0, s3
    lui s3, 1044480
    and s4, a2, s3
    or s0, s0, s4
    srli s4, s0, 1
    xor s4, s4, s0
    and s4, s4, s5
    slli s6, s4, 1
    xor s6, s0, s6
    srli s7, s6, 2
    andi s8, a4, 255
    and s9, a3, s1
    or s8, s8, s9
    and s9, a2, s2
    or s8, s8, s9
    and a6, a6, s3
    or a6, s8, a6
    srli s8, a6, 1
    xor s8, s8, a6
    and s8, s8, s5
    slli s9, s8, 1
    xor s4, s0, s4
    xor s9, a6, s9
    xor s7, s7, s9
    lw s10, 100(sp)
    lw ra, 184(sp)
    and s7, s7, s10
    slli s11, s7, 2
    xor s6, s6, s11
    srli s11, s6, 4
    lw s3, 164(sp)
    lw s1, 136(sp)
    and s2, ra, s3
    lw t0, 108(sp)
    xor s7, s9, s7
    and a7, s1, t0
    or a7, s2, a7
    xor a7, s0, a7
    and s0, s1, s3
    and s1, ra, t0
    or s0, s0, s1
    srli s1, a7, 1
    xor s0, a6, s0
    xor s1, s1, a7
    and s1, s1, s5
    slli s2, s1, 1
    xor s2, a7, s2
    xor a6, a6, s8
    xor a7, a7, s1
    srli s1, s2, 2
    srli s8, s0, 1
    xor s8, s8, s0
    and s8, s8, s5
    slli ra, s8, 1
    xor ra, s0, ra
    xor s0, s0, s8
    xor s1, s1, ra
    and s1, s1, s10
    slli s8, s1, 2
    xor s2, s2, s8
    xor s8, s11, s2
    lw s9, 96(sp)
    xor s1, ra, s1
    and s8, s8, s9
    slli s11, s8, 4
    xor s6, s6, s11
    # round 7 (aes.dsl:47)
    not s6, s6
    xor s2, s2, s8
    sw s6, 224(a0)
    srli s6, s4, 2
    xor s6, s6, a6
    and s6, s6, s10
    slli s8, s6, 2
    xor s4, s4, s8
    srli s8, s4, 4
    srli s11, a7, 2
    xor s11, s11, s0
    and s11, s11, s10
    slli ra, s11, 2
    xor a7, a7, ra
    xor a6, a6, s6
    xor s6, s8, a7
    xor s0, s0, s11
    and s6, s6, s9
    slli s8, s6, 4
    xor s4, s4, s8
    xor a7, a7, s6
    not s4, s4
    sw s4, 228(a0)
    srli s4, s7, 4
    xor s4, s4, s1
    and s4, s4, s9
    slli s6, s4, 4
    xor s1, s1, s4
    xor s4, s7, s6
    sw s4, 232(a0)
    srli s4, a6, 4
    xor s4, s4, s0
    and s4, s4, s9
    slli s6, s4, 4
    xor a6, a6, s6
    xor s0, s0, s4
    sw a6, 236(a0)
    sw s2, 240(a0)
    not a6, a7
    sw a6, 244(a0)
    not a6, s1
    sw a6, 248(a0)
    sw s0, 252(a0)
    srli a6, a2, 6
    srli a7, a2, 3
    srli s0, a2, 7
    xor a7, a7, s0
    srli s2, a2, 5
    xor s4, a2, s2
    srli s6, a2, 4
    xor s6, s6, a7
    xor s7, a6, s6
    xor s8, s4, s7
    xor s0, s0, s8
    xor s11, a7, s0
    srli ra, a2, 1
    xor t0, ra, s2
    xor s3, a7, t0
    xor s4, s4, s3
    sw s1, 184(sp)
    and s1, s11, s4
    srli s9, a2, 2
    xor s9, s9, t0
    xor s6, s6, s9
    xor s10, s7, s6
    xor ra, ra, s10
    xor s5, a7, ra
    and t1, s10, s5
    or t2, s9, ra
    xor t2, t1, t2
    xor t3, s0, t0
    and t5, s7, t3
    xor t0, t0, s5
    xor t5, t2, t5
    xor t5, s1, t5
    xor t6, s5, t3
    and t4, s6, t6
    sw a2, 136(sp)
    xor a2, a6, s4
    sw a3, 180(sp)
    or a3, s0, a2
    xor t2, t2, a3
    xor t2, t4, t2
    xor t2, s8, t2
    xor t4, s6, a2
    sw a4, 188(sp)
    and a4, t0, t4
    sw a5, 192(sp)
    and a5, a6, a7
    xor a5, t1, a5
    xor t1, s2, a5
    xor a5, a3, a5
    xor t1, s1, t1
    xor a5, a4, a5
    xor a4, t2, a5
    and a3, t5, a4
    and s1, s8, s3
    xor t1, s1, t1
    xor s1, t5, t1
    and s2, t2, s1
    sw s5, 196(sp)
    xor s5, a5, s2
    and s5, t1, s5
    xor t1, a3, t1
    and a5, a5, t1
    or t1, t2, s5
    xor t1, a3, t1
    or t2, t5, a5
    xor t2, s2, t2
    xor a5, a4, a5
    xor t5, t1, t2
    xor a4, s1, s5
    xor a3, a5, a4
    and s1, s10, t5
    xor s2, t5, a3
    and s5, s8, a5
    and a6, a6, s2
    xor s8, t1, a5
    and s4, s4, s8
    xor s4, s1, s4
    xor s5, s4, s5
    xor s5, a6, s5
    and t0, t0, a4
    and s8, s11, s8
    xor t0, s5, t0
    and s9, s9, a3
    and s6, s6, t2
    and t3, t3, t1
    and t6, t6, t2
    xor t2, t2, a4
    and s0, s0, t2
    xor s0, s8, s0
    xor s0, t0, s0
    xor s9, s0, s9
    and t2, a2, t2
    xor a2, s9, s6
    xor t2, s1, t2
    xor t2, a2, t2
    and a5, s3, a5
    and t1, s7, t1
    and a3, ra, a3
    xor t6, t3, t6
    xor t1, s4, t1
    and a7, a7, s2
    xor t3, t3, a3
    xor t0, t0, t6
    xor a5, t2, a5
    xor t6, s5, a5
    xor t1, s9, t1
    xor a7, a7, t3
    and t4, t4, a4
    not t0, t0
    not t6, t6
    xor a7, t1, a7
    xor t4, a2, t4
    slli a4, t0, 24
    srli t0, t0, 8
    xor a5, a5, a7
    xor a6, a6, t4
    lw a7, 196(sp)
    or t0, a4, t0
    and a7, a7, t5
    xor t2, t2, a6
    xor a7, s8, a7
    lw t4, 160(sp)
    slli t5, t6, 25
    and t0, t0, t4
    srli t6, t6, 7
    or t5, t5, t6
    lw t6, 156(sp)
    xor a7, t3, a7
    and t5, t5, t6
    or t0, t0, t5
    slli t3, a5, 26
    srli t5, a5, 6
    or t3, t3, t5
    lw t5, 152(sp)
    xor a5, s0, a5
    and t3, t3, t5
    or t0, t0, t3
    slli t3, t2, 27
    srli t2, t2, 5
    or t2, t3, t2
    not a6, a6
    lw t3, 148(sp)
    not a5, a5
    and t2, t2, t3
    or t0, t0, t2
    slli t2, a7, 28
    srli a7, a7, 4
    or a7, t2, a7
    lw t2, 124(sp)
    lw a4, 188(sp)
    and a7, a7, t2
    or a7, t0, a7
    slli t0, a6, 29
    srli a6, a6, 3
    or a6, t0, a6
    lw t0, 120(sp)
    lw a2, 104(sp)
    and a6, a6, t0
    or a6, a7, a6
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 116(sp)
    lw s3, 100(sp)
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t1, 31
    srli t1, t1, 1
    or a6, a6, t1
    lw t1, 112(sp)
    lw s5, 180(sp)
    and a6, a6, t1
    or a5, a5, a6
    lw a6, 192(sp)
    lw s10, 136(sp)
    xor a5, a6, a5
    xori a6, a5, 255
    xor a4, a6, a4
    srli a3, a6, 1
    xor a3, a3, a6
    and a3, a3, a2
    slli s0, a3, 1
    xor s0, a6, s0
    xor a6, a6, a3
    srli a3, s0, 2
    srli s1, a4, 1
    xor s1, s1, a4
    and s1, s1, a2
    slli s2, s1, 1
    xor s2, a4, s2
    xor s1, a4, s1
    xor a3, a3, s2
    and a3, a3, s3
    slli s4, a3, 2
    xor s0, s0, s4
    srli s4, s0, 4
    xor s6, a4, s5
    srli s7, s6, 1
    xor s7, s7, s6
    and s7, s7, a2
    slli s8, s7, 1
    xor s8, s6, s8
    xor s7, s6, s7
    srli s9, s8, 2
    xor s11, s6, s10
    srli ra, s11, 1
    xor s10, ra, s11
    and s10, s10, a2
    slli s5, s10, 1
    xor s5, s11, s5
    xor s10, s11, s10
    xor s9, s9, s5
    and s9, s9, s3
    slli a2, s9, 2
    xor a2, s8, a2
    xor s4, s4, a2
    lw s8, 96(sp)
    srli a7, s7, 2
    and s4, s4, s8
    slli t1, s4, 4
    xor t1, s0, t1
    # round 8 (aes.dsl:47)
    not t1, t1
    sw t1, 256(a0)
    srli t1, a6, 2
    xor t1, t1, s1
    and t1, t1, s3
    slli s0, t1, 2
    xor a6, a6, s0
    srli s0, a6, 4
    xor a7, a7, s10
    and a7, a7, s3
    slli s3, a7, 2
    xor s3, s7, s3
    xor a3, s2, a3
    xor t1, s1, t1
    xor s0, s0, s3
    xor s1, s5, s9
    and s0, s0, s8
    slli s2, s0, 4
    xor a6, a6, s2
    not a6, a6
    sw a6, 260(a0)
    srli a6, a3, 4
    xor a7, s10, a7
    xor a6, a6, s1
    and a6, a6, s8
    slli s2, a6, 4
    xor s0, s3, s0
    xor a6, s1, a6
    xor a3, a3, s2
    xor a2, a2, s4
    sw a3, 264(a0)
    srli a3, t1, 4
    xor a3, a3, a7
    and a3, a3, s8
    slli s1, a3, 4
    xor t1, t1, s1
    sw t1, 268(a0)
    sw a2, 272(a0)
    not t1, s0
    xor a7, a7, a3
    sw t1, 276(a0)
    not t1, a6
    sw t1, 280(a0)
    sw a7, 284(a0)
    srli a7, s11, 6
    srli t1, s11, 3
    srli a3, s11, 7
    xor t1, t1, a3
    srli a2, s11, 5
    xor s0, s11, a2
    srli s1, s11, 4
    xor s1, s1, t1
    xor s2, a7, s1
    xor s3, s0, s2
    xor a3, a3, s3
    xor s4, t1, a3
    xor s5, ra, a2
    xor s7, t1, s5
    xor s0, s0, s7
    and s9, s4, s0
    srli s10, s11, 2
    xor s10, s10, s5
    xor s1, s1, s10
    sw a6, 188(sp)
    xor a6, s2, s1
    xor ra, ra, a6
    xor s8, t1, ra
    and t0, a6, s8
    or t2, s10, ra
    xor t2, t0, t2
    xor t3, a3, s5
    and t5, s2, t3
    xor s5, s5, s8
    xor t5, t2, t5
    xor t5, s9, t5
    xor t6, s8, t3
    and t4, s1, t6
    sw s11, 192(sp)
    xor s11, a7, s0
    sw s6, 196(sp)
    or s6, a3, s11
    xor t2, t2, s6
    xor t2, t4, t2
    xor t2, s3, t2
    xor t4, s1, s11
    sw a4, 200(sp)
    and a4, s5, t4
    sw a5, 204(sp)
    and a5, a7, t1
    xor a5, t0, a5
    xor t0, a2, a5
    xor a5, s6, a5
    xor t0, s9, t0
    xor a5, a4, a5
    xor a4, t2, a5
    and a2, t5, a4
    and s6, s3, s7
    xor t0, s6, t0
    xor s6, t5, t0
    and s9, t2, s6
    sw s8, 208(sp)
    xor s8, a5, s9
    and s8, t0, s8
    xor t0, a2, t0
    and a5, a5, t0
    or t0, t2, s8
    xor t0, a2, t0
    or t2, t5, a5
    xor t2, s9, t2
    xor a5, a4, a5
    xor t5, t0, t2
    xor a4, s6, s8
    xor a2, a5, a4
    and a6, a6, t5
    xor s6, t5, a2
    and s3, s3, a5
    and a7, a7, s6
    xor s8, t0, a5
    and s0, s0, s8
    xor s0, a6, s0
    xor s3, s0, s3
    xor s3, a7, s3
    and s5, s5, a4
    and s4, s4, s8
    xor s5, s3, s5
    and s8, s10, a2
    and s1, s1, t2
    and t3, t3, t0
    and t6, t6, t2
    xor t2, t2, a4
    and a3, a3, t2
    xor a3, s4, a3
    xor a3, s5, a3
    xor s8, a3, s8
    and t2, s11, t2
    xor s1, s8, s1
    xor a6, a6, t2
    xor a6, s1, a6
    and a5, s7, a5
    and t0, s2, t0
    and t2, ra, a2
    xor t6, t3, t6
    xor t0, s0, t0
    and t1, t1, s6
    xor t2, t3, t2
    xor t3, s5, t6
    xor a5, a6, a5
    xor t6, s3, a5
    xor t0, s8, t0
    xor t1, t1, t2
    and t4, t4, a4
    not t3, t3
    not t6, t6
    xor t1, t0, t1
    xor t4, s1, t4
    slli a4, t3, 24
    srli t3, t3, 8
    xor a5, a5, t1
    xor a7, a7, t4
    lw t1, 208(sp)
    or t3, a4, t3
    and t1, t1, t5
    xor a6, a6, a7
    xor t1, s4, t1
    lw t4, 160(sp)
    slli t5, t6, 25
    and t3, t3, t4
    srli t6, t6, 7
    or t5, t5, t6
    lw t6, 156(sp)
    xor t1, t2, t1
    and t5, t5, t6
    or t2, t3, t5
    slli t3, a5, 26
    srli t5, a5, 6
    or t3, t3, t5
    lw t5, 152(sp)
    xor a5, a3, a5
    and t3, t3, t5
    or t2, t2, t3
    slli t3, a6, 27
    srli a6, a6, 5
    or a6, t3, a6
    not a7, a7
    lw t3, 148(sp)
    not a5, a5
    and a6, a6, t3
    or a6, t2, a6
    slli t2, t1, 28
    srli t1, t1, 4
    or t1, t2, t1
    lw t2, 124(sp)
    lw a4, 200(sp)
    and t1, t1, t2
    or a6, a6, t1
    slli t1, a7, 29
    srli a7, a7, 3
    or a7, t1, a7
    lw t1, 120(sp)
    lw a2, 196(sp)
    and a7, a7, t1
    or a6, a6, a7
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 116(sp)
    lw s1, 192(sp)
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t0, 31
    srli t0, t0, 1
    or a6, a6, t0
    lw t0, 112(sp)
    lw s3, 128(sp)
    and a6, a6, t0
    or a5, a5, a6
    lw a6, 204(sp)
    lw s6, 104(sp)
    xor a5, a6, a5
    xori a6, a5, 228
    xor a4, a6, a4
    andi a3, a6, 255
    xor s0, a4, a2
    xor s2, s0, s1
    and s4, s2, s3
    or a3, a3, s4
    lui s4, 4080
    and s5, s0, s4
    and a6, a6, s3
    or a3, a3, s5
    lui s3, 1044480
    and s5, a4, s3
    or a3, a3, s5
    and s4, s2, s4
    and s3, s0, s3
    srli s5, a3, 1
    xor s5, s5, a3
    and s5, s5, s6
    slli s7, s5, 1
    xor s7, a3, s7
    srli s8, s7, 2
    andi s9, a4, 255
    or a6, s9, a6
    or a6, a6, s4
    or a6, a6, s3
    srli s3, a6, 1
    xor s3, s3, a6
    and s3, s3, s6
    slli s4, s3, 1
    xor s5, a3, s5
    xor s4, a6, s4
    xor s8, s8, s4
    lw s9, 100(sp)
    lw s11, 180(sp)
    and s8, s8, s9
    slli s10, s8, 2
    xor s7, s7, s10
    srli s10, s7, 4
    lw ra, 164(sp)
    lw a2, 136(sp)
    lw t0, 108(sp)
    and s1, s11, ra
    and a7, a2, t0
    or a7, s1, a7
    xor a7, a3, a7
    and a3, a2, ra
    and a2, s11, t0
    or a3, a3, a2
    srli a2, a7, 1
    xor a3, a6, a3
    xor a2, a2, a7
    and a2, a2, s6
    slli s1, a2, 1
    xor s1, a7, s1
    xor a6, a6, s3
    xor a7, a7, a2
    srli a2, s1, 2
    srli s3, a3, 1
    xor s3, s3, a3
    and s3, s3, s6
    slli s11, s3, 1
    xor s11, a3, s11
    xor a3, a3, s3
    xor a2, a2, s11
    and a2, a2, s9
    slli s3, a2, 2
    xor s1, s1, s3
    xor s3, s4, s8
    xor s4, s10, s1
    lw s8, 96(sp)
    xor a2, s11, a2
    and s4, s4, s8
    slli s10, s4, 4
    xor s7, s7, s10
    # round 9 (aes.dsl:47)
    not s7, s7
    xor s1, s1, s4
    sw s7, 288(a0)
    srli s4, s5, 2
    xor s4, s4, a6
    and s4, s4, s9
    slli s7, s4, 2
    xor s5, s5, s7
    srli s7, s5, 4
    srli s10, a7, 2
    xor s10, s10, a3
    and s10, s10, s9
    slli s11, s10, 2
    xor a7, a7, s11
    xor a6, a6, s4
    xor s4, s7, a7
    xor a3, a3, s10
    and s4, s4, s8
    slli s7, s4, 4
    xor s5, s5, s7
    xor a7, a7, s4
    not s4, s5
    sw s4, 292(a0)
    srli s4, s3, 4
    xor s4, s4, a2
    and s4, s4, s8
    slli s5, s4, 4
    xor a2, a2, s4
    xor s3, s3, s5
    sw s3, 296(a0)
    srli s3, a6, 4
    xor s3, s3, a3
    and s3, s3, s8
    slli s4, s3, 4
    xor a6, a6, s4
    xor a3, a3, s3
    sw a6, 300(a0)
    sw s1, 304(a0)
    not a6, a7
    sw a6, 308(a0)
    not a6, a2
    sw a6, 312(a0)
    sw a3, 316(a0)
    srli a6, s2, 6
    srli a7, s2, 3
    srli a3, s2, 7
    xor a7, a7, a3
    srli s1, s2, 5
    xor s3, s2, s1
    srli s4, s2, 4
    xor s4, s4, a7
    xor s5, a6, s4
    xor s7, s3, s5
    xor a3, a3, s7
    xor s10, a7, a3
    srli s11, s2, 1
    xor s8, s11, s1
    xor s9, a7, s8
    xor s3, s3, s9
    and s6, s10, s3
    srli t0, s2, 2
    xor t0, t0, s8
    xor s4, s4, t0
    xor ra, s5, s4
    xor s11, s11, ra
    xor t1, a7, s11
    sw a2, 180(sp)
    and a2, ra, t1
    or t2, t0, s11
    xor t2, a2, t2
    xor t3, a3, s8
    and t5, s5, t3
    xor s8, s8, t1
    xor t5, t2, t5
    xor t5, s6, t5
    xor t6, t1, t3
    and t4, s4, t6
    sw s2, 136(sp)
    xor s2, a6, s3
    sw s0, 128(sp)
    or s0, a3, s2
    xor t2, t2, s0
    xor t2, t4, t2
    xor t2, s7, t2
    xor t4, s4, s2
    sw a4, 200(sp)
    and a4, s8, t4
    sw a5, 204(sp)
    and a5, a6, a7
    xor a5, a2, a5
    xor a2, s1, a5
    xor a5, s0, a5
    xor a2, s6, a2
    xor a5, a4, a5
    xor a4, t2, a5
    and s0, t5, a4
    and s1, s7, s9
    xor a2, s1, a2
    xor s1, t5, a2
    and s6, t2, s1
    sw t1, 208(sp)
    xor t1, a5, s6
    and t1, a2, t1
    xor a2, s0, a2
    and a5, a5, a2
    or t2, t2, t1
    xor t2, s0, t2
    or t5, t5, a5
    xor t5, s6, t5
    xor a5, a4, a5
    xor a4, t2, t5
    xor t1, s1, t1
    xor a2, a5, t1
    and s0, ra, a4
    xor s1, a4, a2
    and s6, s7, a5
    and a6, a6, s1
    xor s7, t2, a5
    and s3, s3, s7
    xor s3, s0, s3
    xor s6, s3, s6
    xor s6, a6, s6
    and s8, s8, t1
    and s7, s10, s7
    xor s8, s6, s8
    and t0, t0, a2
    and s4, s4, t5
    and t3, t3, t2
    and t6, t6, t5
    xor t5, t5, t1
    and a3, a3, t5
    xor a3, s7, a3
    xor a3, s8, a3
    xor t0, a3, t0
    and t5, s2, t5
    xor s2, t0, s4
    xor t5, s0, t5
    xor t5, s2, t5
    and a5, s9, a5
    and t2, s5, t2
    and a2, s11, a2
    xor t6, t3, t6
    xor t2, s3, t2
    and a7, a7, s1
    xor t3, t3, a2
    xor t6, s8, t6
    xor a5, t5, a5
    xor a2, s6, a5
    xor t0, t0, t2
    xor a7, a7, t3
    and t1, t4, t1
    not t2, t6
    not t4, a2
    xor a7, t0, a7
    xor t1, s2, t1
    slli t6, t2, 24
    srli t2, t2, 8
    xor a5, a5, a7
    xor a6, a6, t1
    lw a7, 208(sp)
    or t1, t6, t2
    and a7, a7, a4
    xor a7, s7, a7
    lw t2, 160(sp)
    xor a7, t3, a7
    and t1, t1, t2
    slli t2, t4, 25
    srli t4, t4, 7
    or t2, t2, t4
    lw t4, 156(sp)
    srli t3, a5, 6
    and t2, t2, t4
    or t1, t1, t2
    slli t2, a5, 26
    or t2, t2, t3
    lw t3, 152(sp)
    xor a5, a3, a5
    and t2, t2, t3
    or t1, t1, t2
    xor t2, t5, a6
    slli t3, t2, 27
    srli t2, t2, 5
    or t2, t3, t2
    lw t3, 148(sp)
    not a6, a6
    and t2, t2, t3
    or t1, t1, t2
    slli t2, a7, 28
    srli a7, a7, 4
    or a7, t2, a7
    lw t2, 124(sp)
    not a5, a5
    and a7, a7, t2
    or a7, t1, a7
    slli t1, a6, 29
    srli a6, a6, 3
    or a6, t1, a6
    lw t1, 120(sp)
    lw t3, 136(sp)
    and a6, a6, t1
    or a6, a7, a6
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    slli a7, t0, 31
    srli t0, t0, 1
    lw t1, 116(sp)
    or a7, a7, t0
    and a5, a5, t1
    or a5, a6, a5
    lw a6, 112(sp)
    lw t0, 164(sp)
    and a6, a7, a6
    or a5, a5, a6
    lw a6, 204(sp)
    lw a7, 128(sp)
    xor a5, a6, a5
    xori a5, a5, 210
    lw a6, 200(sp)
    lw t1, 108(sp)
    xor a6, a5, a6
    xor a7, a6, a7
    and a5, a5, t0
    and t2, a7, t1
    xor a7, a7, t3
    or a5, a5, t2
    and a6, a6, t0
    and a7, a7, t1
    srli t0, a5, 1
    or a6, a6, a7
    lw a7, 196(sp)
    xor t0, t0, a5
    xor a7, a5, a7
    srli t1, a6, 1
    srli t2, a7, 1
    lw t3, 192(sp)
    lw t4, 104(sp)
    xor t3, a6, t3
    and t0, t0, t4
    xor t1, t1, a6
    xor t2, t2, a7
    srli t5, t3, 1
    slli t6, t0, 1
    and t1, t1, t4
    and t2, t2, t4
    xor t5, t5, t3
    xor t6, a5, t6
    slli a4, t1, 1
    slli a3, t2, 1
    and t4, t5, t4
    xor a5, a5, t0
    srli t0, t6, 2
    xor t5, a6, a4
    xor a4, a7, a3
    slli a3, t4, 1
    xor a6, a6, t1
    srli t1, a5, 2
    xor a7, a7, t2
    xor t0, t0, t5
    srli t2, a4, 2
    xor a3, t3, a3
    xor t1, t1, a6
    srli a2, a7, 2
    xor t3, t3, t4
    lw t4, 100(sp)
    xor t2, t2, a3
    and t0, t0, t4
    and t1, t1, t4
    xor a2, a2, t3
    slli s0, t0, 2
    and t2, t2, t4
    slli s1, t1, 2
    and t4, a2, t4
    xor t6, t6, s0
    slli a2, t2, 2
    xor a5, a5, s1
    slli s0, t4, 2
    srli s1, t6, 4
    xor a4, a4, a2
    srli a2, a5, 4
    xor a7, a7, s0
    xor t0, t5, t0
    xor a6, a6, t1
    xor t1, s1, a4
    xor t5, a2, a7
    srli a2, t0, 4
    xor t2, a3, t2
    srli a3, a6, 4
    xor t3, t3, t4
    lw t4, 96(sp)
    xor a2, a2, t2
    and t1, t1, t4
    and t5, t5, t4
    xor a3, a3, t3
    slli s0, t1, 4
    slli s1, t5, 4
    and a2, a2, t4
    and t4, a3, t4
    xor t6, t6, s0
    xor a5, a5, s1
    slli a3, a2, 4
    slli s0, t4, 4
    xor a7, a7, t5
    xor t2, t2, a2
    # round 10 (aes.dsl:53)
    not t5, t6
    not a5, a5
    xor t0, t0, a3
    xor a6, a6, s0
    xor t1, a4, t1
    not a7, a7
    not t6, t2
    xor t3, t3, t4
    # round 7 (aes.dsl:47)
    lw t4, 176(sp)
    # round 3 (aes.dsl:47)
    lw a4, 144(sp)
    # round 7 (aes.dsl:47)
    not t4, t4
    # round 3 (aes.dsl:47)
    not a4, a4
    sw t5, 320(a0)
    sw a5, 324(a0)
    sw t0, 328(a0)
    sw a6, 332(a0)
    sw t1, 336(a0)
    sw a7, 340(a0)
    sw t6, 344(a0)
    sw t3, 348(a0)
    sw t2, 352(a0)
    lw a5, 180(sp)
    sw a5, 356(a0)
    lw a5, 188(sp)
    sw a5, 360(a0)
    lw a5, 184(sp)
    sw t4, 368(a0)
    sw a5, 364(a0)
    lw a5, 168(sp)
    sw a5, 372(a0)
    lw a5, 172(sp)
    sw a5, 376(a0)
    lw a5, 140(sp)
    sw a4, 384(a0)
    sw a5, 380(a0)
    lw a5, 132(sp)
    sw a5, 388(a0)
    addi t0, sp, 64
    addi t1, sp, 224
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
    addi sp, sp, 224
    ret
    .size lwcc_aes128_128_key_setup_rv32i, .-lwcc_aes128_128_key_setup_rv32i

    .balign 4
    .global lwcc_aes128_128_ecb_encrypt_rv32i
    .type lwcc_aes128_128_ecb_encrypt_rv32i, %function
lwcc_aes128_128_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_aes128_128_ecb_encrypt_rv32i_begin
    ret
.Llwcc_aes128_128_ecb_encrypt_rv32i_begin:
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
    sw a3, 72(sp)
    beqz t1, .Llwcc_aes128_128_ecb_encrypt_rv32i_group
    j .Llwcc_aes128_128_ecb_encrypt_rv32i_rest
.Llwcc_aes128_128_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lui a5, 61681
    addi a5, a5, -241
    lui a6, 209715
    addi a6, a6, 819
    lw a7, 4(a1)
    lui t0, 349525
    addi t0, t0, 1365
    lw t1, 12(a1)
    srli t2, a7, 1
    lw t3, 28(a1)
    srli t4, t1, 1
    xor t4, t4, t3
    and t4, t4, t0
    xor t3, t3, t4
    slli t4, t4, 1
    lw t5, 20(a1)
    xor t1, t1, t4
    xor t2, t2, t5
    and t2, t2, t0
    xor t4, t5, t2
    slli t2, t2, 1
    xor a7, a7, t2
    lw t2, 8(a1)
    lw t5, 24(a1)
    srli t6, t2, 1
    xor t6, t6, t5
    and t6, t6, t0
    xor t5, t5, t6
    slli t6, t6, 1
    xor t2, t2, t6
    srli t6, t2, 2
    xor t6, t6, t1
    and t6, t6, a6
    xor t1, t1, t6
    slli t6, t6, 2
    xor t2, t2, t6
    srli t6, t5, 2
    xor t6, t6, t3
    and t6, t6, a6
    xor t3, t3, t6
    slli t6, t6, 2
    xor t5, t5, t6
    lw t6, 0(a1)
    lw a4, 16(a1)
    srli s0, t6, 1
    xor s0, s0, a4
    and s0, s0, t0
    xor a4, a4, s0
    slli s0, s0, 1
    xor t6, t6, s0
    srli s0, t6, 2
    xor s0, s0, a7
    and s0, s0, a6
    xor a7, a7, s0
    slli s0, s0, 2
    xor t6, t6, s0
    srli s0, t6, 4
    xor s0, s0, t2
    and s0, s0, a5
    lw s1, 16(a3)
    xor t2, t2, s0
    xor t2, t2, s1
    slli s0, s0, 4
    lw s1, 0(a3)
    xor t6, t6, s0
    xor t6, t6, s1
    srli s0, a7, 4
    xor s0, s0, t1
    and s0, s0, a5
    lw s1, 24(a3)
    xor t1, t1, s0
    xor t1, t1, s1
    slli s0, s0, 4
    lw s1, 8(a3)
    xor a7, a7, s0
    xor a7, a7, s1
    srli s0, a4, 2
    xor s0, s0, t4
    and s0, s0, a6
    xor t4, t4, s0
    slli s0, s0, 2
    xor a4, a4, s0
    srli s0, a4, 4
    xor s0, s0, t5
    and s0, s0, a5
    lw s1, 20(a3)
    xor t5, t5, s0
    xor t5, t5, s1
    slli s0, s0, 4
    lw s1, 4(a3)
    xor a4, a4, s0
    xor a4, a4, s1
    srli s0, t4, 4
    xor s0, s0, t3
    and s0, s0, a5
    lw s1, 28(a3)
    xor t3, t3, s0
    xor t3, t3, s1
    slli s0, s0, 4
    lw s1, 12(a3)
    xor t4, t4, s0
    xor t4, t4, s1
    # round 1 (aes.dsl:47)
    lui s0, 12336
    addi s0, s0, 771
    xor t6, t6, t5
    xor t4, t4, t3
    xor t2, t2, t4
    xor s1, t1, t2
    xor s2, t6, s1
    xor t3, t3, s2
    xor s3, t4, t3
    and s4, t1, t4
    xor s5, a4, t5
    xor a7, a7, s5
    xor t2, t2, a7
    xor s6, s1, t2
    xor a4, a4, s6
    xor s7, t4, a4
    xor s8, s5, s7
    and s9, s6, s7
    xor s4, s9, s4
    xor t5, t5, s4
    or s10, a7, a4
    xor s9, s9, s10
    xor s10, t3, s5
    xor s5, t4, s5
    xor t6, t6, s5
    and s11, s3, t6
    xor t5, s11, t5
    xor ra, t1, t6
    xor a1, t2, ra
    and a2, s8, a1
    or a0, t3, ra
    xor s4, a0, s4
    xor a2, a2, s4
    xor a0, s9, a0
    and s4, s2, s5
    xor t5, s4, t5
    and s4, s1, s10
    xor s4, s9, s4
    xor s4, s11, s4
    xor s9, s4, t5
    xor s11, s7, s10
    sw t0, 96(sp)
    and t0, t2, s11
    xor t0, t0, a0
    xor t0, s2, t0
    xor a0, t0, a2
    sw a6, 100(sp)
    and a6, s4, a0
    xor a3, a6, t5
    and a3, a2, a3
    or s4, s4, a3
    xor a3, a0, a3
    and a0, s2, a3
    and s2, s5, a3
    and s5, t0, s9
    xor a2, a2, s5
    and t5, t5, a2
    xor a2, s5, s4
    and s4, s11, a2
    and t2, t2, a2
    or t0, t0, t5
    xor a6, a6, t0
    xor t0, s9, t5
    and t5, a1, t0
    and a1, s8, t0
    and s1, s1, a6
    and s5, s10, a6
    xor s4, s5, s4
    xor s8, a3, t0
    and a4, a4, s8
    xor a4, s5, a4
    and a7, a7, s8
    xor t0, a2, t0
    and t3, t3, t0
    and t0, ra, t0
    xor a3, a6, a3
    xor a6, a6, a2
    and a2, s7, a6
    and s5, s6, a6
    xor a6, a6, s8
    and t4, t4, a6
    and a6, t1, a6
    xor t1, t4, a4
    xor t0, s5, t0
    and t4, s3, a3
    and t6, t6, a3
    xor t6, s5, t6
    xor a3, t6, a0
    xor t6, t6, s1
    xor a3, a6, a3
    xor a1, a3, a1
    xor a0, a1, s4
    xor a2, t4, a2
    xor a4, a4, a2
    xor t3, t4, t3
    xor t3, a1, t3
    xor a7, t3, a7
    xor t4, a7, t6
    xor a7, a7, t2
    xor t0, a7, t0
    xor a7, a7, t5
    xor a6, a6, a7
    xor a7, t0, s2
    xor t2, a3, a7
    xor t0, t0, a6
    xor t1, t4, t1
    xor a7, a7, t1
    xor t1, t3, a7
    slli t3, t1, 24
    srli t5, t1, 8
    or t3, t3, t5
    and t5, t3, s0
    xor t3, t3, t5
    srli t3, t3, 2
    slli t5, t5, 6
    or t3, t5, t3
    xor t1, t1, t3
    slli t5, t1, 16
    srli t6, t1, 16
    or t5, t5, t6
    and t6, t5, a5
    xor t5, t5, t6
    srli t5, t5, 4
    slli t6, t6, 4
    or t5, t6, t5
    slli t6, a7, 24
    srli a3, a7, 8
    or t6, t6, a3
    and a3, t6, s0
    xor t6, t6, a3
    srli t6, t6, 2
    slli a3, a3, 6
    or t6, a3, t6
    xor a7, a7, t6
    slli a3, a7, 16
    srli a2, a7, 16
    or a3, a3, a2
    and a2, a3, a5
    xor a3, a3, a2
    srli a3, a3, 4
    slli a2, a2, 4
    or a3, a2, a3
    xor t6, t6, a3
    slli a3, t0, 24
    srli a2, t0, 8
    or a3, a3, a2
    and a2, a3, s0
    xor a3, a3, a2
    srli a3, a3, 2
    slli a2, a2, 6
    or a3, a2, a3
    xor t0, t0, a3
    slli a2, t0, 16
    srli a1, t0, 16
    or a2, a2, a1
    and a1, a2, a5
    xor a2, a2, a1
    srli a2, a2, 4
    slli a1, a1, 4
    or a2, a1, a2
    slli a1, t2, 24
    srli s1, t2, 8
    or a1, a1, s1
    and s1, a1, s0
    xor a1, a1, s1
    srli a1, a1, 2
    slli s1, s1, 6
    or a1, s1, a1
    xor t2, t2, a1
    lw s1, 72(sp)
    srli s3, a6, 8
    lw s2, 40(s1)
    xor t6, t6, t2
    xor t6, t6, s2
    slli s2, t2, 16
    srli t2, t2, 16
    or t2, s2, t2
    and s2, t2, a5
    xor t2, t2, s2
    srli t2, t2, 4
    slli s2, s2, 4
    or t2, s2, t2
    slli s2, a6, 24
    or s2, s2, s3
    and s3, s2, s0
    xor s2, s2, s3
    srli s2, s2, 2
    slli s3, s3, 6
    or s2, s3, s2
    xor a6, a6, s2
    xor t3, t3, a6
    lw s3, 56(s1)
    xor t3, t3, t5
    xor t3, t3, s3
    slli t5, a6, 16
    srli a6, a6, 16
    or a6, t5, a6
    and t5, a6, a5
    xor a6, a6, t5
    srli a6, a6, 4
    slli t5, t5, 4
    or a6, t5, a6
    slli t5, t4, 24
    srli s3, t4, 8
    or t5, t5, s3
    and s3, t5, s0
    xor t5, t5, s3
    srli t5, t5, 2
    slli s3, s3, 6
    or t5, s3, t5
    xor t4, t4, t5
    xor a3, a3, t4
    xor a3, a3, a2
    lw a2, 44(s1)
    xor a7, a3, a7
    xor a7, a7, a2
    xor a3, a1, t4
    slli a2, t4, 16
    srli a1, t4, 16
    or a2, a2, a1
    and a1, a2, a5
    xor a2, a2, a1
    srli a2, a2, 4
    slli a1, a1, 4
    or a2, a1, a2
    xor t5, t5, a2
    lw a2, 60(s1)
    xor t1, t5, t1
    xor t1, t1, a2
    slli t5, a4, 24
    srli a2, a4, 8
    or t5, t5, a2
    and a2, t5, s0
    xor t5, t5, a2
    srli t5, t5, 2
    slli a2, a2, 6
    or t5, a2, t5
    xor a4, a4, t5
    xor a2, s2, a4
    lw a1, 52(s1)
    xor a6, a2, a6
    xor a6, a6, a1
    slli a2, a4, 16
    srli a4, a4, 16
    or a4, a2, a4
    xor t5, t5, t4
    and a2, a4, a5
    xor a4, a4, a2
    srli a4, a4, 4
    slli a2, a2, 4
    or a4, a2, a4
    xor t5, t5, a4
    lw a4, 48(s1)
    xor t0, t5, t0
    xor t0, t0, a4
    slli t5, a0, 24
    srli a4, a0, 8
    or t5, t5, a4
    and a4, t5, s0
    xor t5, t5, a4
    srli t5, t5, 2
    slli a4, a4, 6
    or t5, a4, t5
    xor t4, t5, t4
    xor t5, a0, t5
    xor a4, a3, t5
    lw a3, 36(s1)
    xor t2, a4, t2
    xor t2, t2, a3
    slli a4, t5, 16
    srli t5, t5, 16
    or t5, a4, t5
    and a4, t5, a5
    xor t5, t5, a4
    srli t5, t5, 4
    slli a4, a4, 4
    or t5, a4, t5
    lw a4, 32(s1)
    xor t4, t4, t5
    xor t4, t4, a4
    # round 2 (aes.dsl:47)
    xor t4, t4, a6
    xor a7, a7, t1
    xor t0, t0, a7
    xor t5, t3, t0
    xor a4, t4, t5
    xor t1, t1, a4
    xor a3, a7, t1
    and a2, t3, a7
    xor a1, t2, a6
    xor t6, t6, a1
    xor t0, t0, t6
    xor a0, t5, t0
    xor t2, t2, a0
    xor s2, a7, t2
    and s3, a0, s2
    xor a2, s3, a2
    xor a6, a6, a2
    xor s4, a1, s2
    or s5, t6, t2
    xor s3, s3, s5
    xor s5, a7, a1
    xor t4, t4, s5
    xor a1, t1, a1
    and s6, t5, a1
    xor s6, s3, s6
    xor s7, s2, a1
    and s8, t0, s7
    xor s9, t3, t4
    or s10, t1, s9
    xor s3, s3, s10
    xor s3, s8, s3
    xor a2, s10, a2
    xor s3, a4, s3
    xor s8, t0, s9
    and s10, s4, s8
    xor a2, s10, a2
    xor s10, s3, a2
    and s11, a3, t4
    xor a6, s11, a6
    xor s6, s11, s6
    and s11, s6, s10
    and ra, a4, s5
    xor a6, ra, a6
    xor ra, s11, a6
    and ra, a2, ra
    xor s10, s10, ra
    and s5, s5, s10
    and a4, a4, s10
    or ra, s6, ra
    xor s6, s6, a6
    sw s0, 104(sp)
    and s0, s3, s6
    xor a2, a2, s0
    and a6, a6, a2
    xor a2, s0, ra
    and s0, s7, a2
    and t0, t0, a2
    or s3, s3, a6
    xor s3, s11, s3
    xor a6, s6, a6
    and s6, s8, a6
    and s4, s4, a6
    and t5, t5, s3
    and a1, a1, s3
    xor s0, a1, s0
    xor s7, a2, a6
    and t1, t1, s7
    and s7, s9, s7
    xor a6, s10, a6
    and t2, t2, a6
    xor t2, a1, t2
    and t6, t6, a6
    xor a1, s3, s10
    xor a2, s3, a2
    and s2, s2, a2
    and a0, a0, a2
    xor a6, a2, a6
    and t3, t3, a6
    and a6, a7, a6
    xor a6, a6, t2
    xor a7, a0, s7
    and a3, a3, a1
    and t4, t4, a1
    xor t4, a0, t4
    xor a4, t4, a4
    xor t4, t4, t5
    xor t5, t3, a4
    xor a4, t5, s4
    xor a2, a4, s0
    xor t1, a3, t1
    xor t1, a4, t1
    xor a4, a3, s2
    xor t2, t2, a4
    xor t6, t1, t6
    xor t0, t6, t0
    xor t4, t6, t4
    xor a6, t4, a6
    xor t6, t0, s6
    xor t3, t3, t6
    xor a7, t0, a7
    xor t0, a7, s5
    xor t5, t5, t0
    xor a6, t0, a6
    xor t0, t1, a6
    xor a7, a7, t3
    slli t1, a7, 24
    srli t6, a7, 8
    or t1, t1, t6
    and t6, t1, a5
    xor t1, t1, t6
    srli t1, t1, 4
    slli t6, t6, 4
    or t1, t6, t1
    xor a7, a7, t1
    slli t6, a7, 16
    srli a4, a7, 16
    or t6, t6, a4
    slli a4, t0, 24
    srli a3, t0, 8
    or a4, a4, a3
    and a3, a4, a5
    xor a4, a4, a3
    srli a4, a4, 4
    slli a3, a3, 4
    or a4, a3, a4
    xor t0, t0, a4
    slli a3, t0, 16
    srli a1, t0, 16
    or a3, a3, a1
    slli a1, a6, 24
    srli a0, a6, 8
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor a6, a6, a1
    slli a0, a6, 16
    srli s0, a6, 16
    or a0, a0, s0
    xor a1, a1, a0
    slli a0, t5, 24
    srli s0, t5, 8
    or a0, a0, s0
    and s0, a0, a5
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    xor t5, t5, a0
    lw s0, 72(s1)
    xor a1, a1, t5
    xor a1, a1, s0
    slli s0, t5, 16
    srli t5, t5, 16
    or t5, s0, t5
    slli s0, t3, 24
    srli s2, t3, 8
    or s0, s0, s2
    and s2, s0, a5
    xor s0, s0, s2
    srli s0, s0, 4
    slli s2, s2, 4
    or s0, s2, s0
    xor t3, t3, s0
    xor a4, a4, t3
    lw s2, 88(s1)
    xor a4, a4, a3
    xor a4, a4, s2
    slli a3, t3, 16
    srli t3, t3, 16
    or t3, a3, t3
    slli a3, t4, 24
    srli s2, t4, 8
    or a3, a3, s2
    and s2, a3, a5
    xor a3, a3, s2
    srli a3, a3, 4
    slli s2, s2, 4
    or a3, s2, a3
    xor t4, t4, a3
    xor t1, t1, t4
    xor t1, t1, t6
    lw t6, 76(s1)
    xor a6, t1, a6
    xor a6, a6, t6
    xor t1, a0, t4
    slli t6, t4, 16
    srli a0, t4, 16
    or t6, t6, a0
    xor t6, a3, t6
    lw a3, 92(s1)
    xor t0, t6, t0
    xor t0, t0, a3
    slli t6, t2, 24
    srli a3, t2, 8
    or t6, t6, a3
    and a3, t6, a5
    xor t6, t6, a3
    srli t6, t6, 4
    slli a3, a3, 4
    or t6, a3, t6
    xor t2, t2, t6
    xor a3, s0, t2
    lw a0, 84(s1)
    xor t3, a3, t3
    xor t3, t3, a0
    slli a3, t2, 16
    srli t2, t2, 16
    or t2, a3, t2
    xor t6, t6, t4
    xor t2, t6, t2
    lw t6, 80(s1)
    xor a7, t2, a7
    xor a7, a7, t6
    slli t2, a2, 24
    srli t6, a2, 8
    or t2, t2, t6
    and t6, t2, a5
    xor t2, t2, t6
    srli t2, t2, 4
    slli t6, t6, 4
    or t2, t6, t2
    xor t4, t2, t4
    xor t2, a2, t2
    xor t1, t1, t2
    lw t6, 68(s1)
    xor t1, t1, t5
    xor t1, t1, t6
    slli t5, t2, 16
    srli t2, t2, 16
    or t2, t5, t2
    lw t5, 64(s1)
    xor t2, t4, t2
    xor t2, t2, t5
    # round 3 (aes.dsl:47)
    lui t4, 259060
    addi t4, t4, -193
    xor t2, t2, t3
    xor a6, a6, t0
    xor a7, a7, a6
    xor t5, a4, a7
    xor t6, t2, t5
    xor t0, t0, t6
    xor a3, a6, t0
    and a2, a4, a6
    xor a0, t1, t3
    xor a1, a1, a0
    xor a7, a7, a1
    xor s0, t5, a7
    xor t1, t1, s0
    xor s2, a6, t1
    xor s3, a0, s2
    and s4, s0, s2
    xor a2, s4, a2
    xor t3, t3, a2
    or s5, a1, t1
    xor s4, s4, s5
    xor s5, t0, a0
    xor a0, a6, a0
    xor t2, t2, a0
    and s6, a3, t2
    xor t3, s6, t3
    xor s7, a4, t2
    xor s8, a7, s7
    and s9, s3, s8
    or s10, t0, s7
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
    and s11, a7, s10
    xor s9, s11, s9
    xor s9, t6, s9
    xor s11, s9, a2
    and ra, s4, s11
    xor s1, ra, t3
    and s1, a2, s1
    or s4, s4, s1
    xor s1, s11, s1
    and t6, t6, s1
    and a0, a0, s1
    and s11, s9, s6
    xor a2, a2, s11
    and t3, t3, a2
    xor a2, s11, s4
    and s4, s10, a2
    and a7, a7, a2
    or s9, s9, t3
    xor s9, ra, s9
    xor t3, s6, t3
    and s6, s8, t3
    and s3, s3, t3
    and t5, t5, s9
    and s5, s5, s9
    xor s4, s5, s4
    xor s8, s1, t3
    and t1, t1, s8
    xor t1, s5, t1
    and a1, a1, s8
    xor t3, a2, t3
    and t0, t0, t3
    and t3, s7, t3
    xor s1, s9, s1
    xor a2, s9, a2
    and s2, s2, a2
    and s0, s0, a2
    xor a2, a2, s8
    and a6, a6, a2
    and a4, a4, a2
    xor a6, a6, t1
    xor t3, s0, t3
    and a3, a3, s1
    and t2, t2, s1
    xor t2, s0, t2
    xor t6, t2, t6
    xor t2, t2, t5
    xor t5, a4, t6
    xor t6, t5, s3
    xor a2, t6, s4
    xor s0, a3, s2
    xor t1, t1, s0
    xor t0, a3, t0
    xor t0, t6, t0
    xor t6, t0, a1
    xor t2, t6, t2
    xor a7, t6, a7
    xor t3, a7, t3
    xor a7, a7, s6
    xor a7, a4, a7
    xor t6, t3, a0
    xor t5, t5, t6
    xor t3, t3, a7
    xor a6, t2, a6
    xor a6, t6, a6
    xor t0, t0, a6
    slli t6, t0, 24
    srli a4, t0, 8
    or t6, t6, a4
    and a4, t6, t4
    xor t6, t6, a4
    srli t6, t6, 6
    slli a4, a4, 2
    or t6, a4, t6
    xor t0, t0, t6
    slli a4, t0, 16
    srli a3, t0, 16
    or a4, a4, a3
    and a3, a4, a5
    xor a4, a4, a3
    srli a4, a4, 4
    slli a3, a3, 4
    or a4, a3, a4
    slli a3, a6, 24
    srli a1, a6, 8
    or a3, a3, a1
    and a1, a3, t4
    xor a3, a3, a1
    srli a3, a3, 6
    slli a1, a1, 2
    or a3, a1, a3
    xor a6, a6, a3
    slli a1, a6, 16
    srli a0, a6, 16
    or a1, a1, a0
    and a0, a1, a5
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
    and s0, a0, a5
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
    srli s3, a7, 8
    lw s2, 104(s1)
    xor a3, a3, t5
    xor a3, a3, s2
    slli s2, t5, 16
    srli t5, t5, 16
    or t5, s2, t5
    and s2, t5, a5
    xor t5, t5, s2
    srli t5, t5, 4
    slli s2, s2, 4
    or t5, s2, t5
    slli s2, a7, 24
    or s2, s2, s3
    and s3, s2, t4
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    xor a7, a7, s2
    xor t6, t6, a7
    lw s3, 120(s1)
    xor t6, t6, a4
    xor t6, t6, s3
    slli a4, a7, 16
    srli a7, a7, 16
    or a7, a4, a7
    and a4, a7, a5
    xor a7, a7, a4
    srli a7, a7, 4
    slli a4, a4, 4
    or a7, a4, a7
    slli a4, t2, 24
    srli s3, t2, 8
    or a4, a4, s3
    and s3, a4, t4
    xor a4, a4, s3
    srli a4, a4, 6
    slli s3, s3, 2
    or a4, s3, a4
    xor t2, t2, a4
    xor a1, a1, t2
    xor a1, a1, a0
    lw a0, 108(s1)
    xor a6, a1, a6
    xor a6, a6, a0
    xor a1, s0, t2
    slli a0, t2, 16
    srli s0, t2, 16
    or a0, a0, s0
    and s0, a0, a5
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    xor a4, a4, a0
    lw a0, 124(s1)
    xor t0, a4, t0
    xor t0, t0, a0
    slli a4, t1, 24
    srli a0, t1, 8
    or a4, a4, a0
    and a0, a4, t4
    xor a4, a4, a0
    srli a4, a4, 6
    slli a0, a0, 2
    or a4, a0, a4
    xor t1, t1, a4
    xor a0, s2, t1
    lw s0, 116(s1)
    xor a7, a0, a7
    xor a7, a7, s0
    slli a0, t1, 16
    srli t1, t1, 16
    or t1, a0, t1
    xor a4, a4, t2
    and a0, t1, a5
    xor t1, t1, a0
    srli t1, t1, 4
    slli a0, a0, 4
    or t1, a0, t1
    xor t1, a4, t1
    lw a4, 112(s1)
    xor t1, t1, t3
    xor t1, t1, a4
    slli t3, a2, 24
    srli a4, a2, 8
    or t3, t3, a4
    and a4, t3, t4
    xor t3, t3, a4
    srli t3, t3, 6
    slli a4, a4, 2
    or t3, a4, t3
    xor t2, t3, t2
    xor t3, a2, t3
    xor a4, a1, t3
    lw a2, 100(s1)
    xor t5, a4, t5
    xor t5, t5, a2
    slli a4, t3, 16
    srli t3, t3, 16
    or t3, a4, t3
    and a4, t3, a5
    xor t3, t3, a4
    srli t3, t3, 4
    slli a4, a4, 4
    or t3, a4, t3
    lw a4, 96(s1)
    xor t2, t2, t3
    xor t2, t2, a4
    # round 4 (aes.dsl:47)
    xor t2, t2, a7
    xor a6, a6, t0
    xor t1, t1, a6
    xor t3, t6, t1
    xor a4, t2, t3
    xor t0, t0, a4
    xor a2, a6, t0
    and a1, t6, a6
    xor a0, t5, a7
    xor a3, a3, a0
    xor t1, t1, a3
    xor s0, t3, t1
    xor t5, t5, s0
    xor s2, a6, t5
    xor s3, a0, s2
    and s4, s0, s2
    xor a1, s4, a1
    xor a7, a7, a1
    or s5, a3, t5
    xor s4, s4, s5
    xor s5, t0, a0
    xor a0, a6, a0
    xor t2, t2, a0
    and s6, a2, t2
    xor a7, s6, a7
    xor s7, t6, t2
    xor s8, t1, s7
    and s9, s3, s8
    or s10, t0, s7
    xor a1, s10, a1
    xor a1, s9, a1
    xor s9, s4, s10
    and s10, a4, a0
    xor a7, s10, a7
    xor s10, s2, s5
    and s11, t1, s10
    xor s9, s11, s9
    xor s9, a4, s9
    xor s11, s9, a1
    and ra, t3, s5
    xor s4, s4, ra
    xor s4, s6, s4
    xor s6, s4, a7
    and ra, s9, s6
    sw t4, 108(sp)
    xor t4, a1, ra
    and t4, a7, t4
    or s9, s9, t4
    xor t4, s6, t4
    and s3, s3, t4
    and s6, s8, t4
    and s8, s4, s11
    xor a7, s8, a7
    and a7, a1, a7
    xor a1, s8, s9
    and s5, s5, a1
    and t3, t3, a1
    or s4, s4, a7
    xor s4, ra, s4
    xor a7, s11, a7
    and a4, a4, a7
    and a0, a0, a7
    and s8, s10, s4
    xor s8, s5, s8
    and t1, t1, s4
    xor s9, a1, a7
    and t2, t2, s9
    and a2, a2, s9
    xor a7, a7, t4
    and t5, t5, a7
    xor t5, s5, t5
    and a3, a3, a7
    xor a1, a1, s4
    xor t4, s4, t4
    and t0, t0, t4
    and t4, s7, t4
    xor t0, a2, t0
    and s0, s0, a1
    xor t2, s0, t2
    xor t4, s0, t4
    xor a4, t2, a4
    xor t2, t2, t3
    and t3, s2, a1
    xor t3, a2, t3
    xor a7, a1, a7
    and t6, t6, a7
    and a6, a6, a7
    xor a6, a6, t5
    xor a7, t5, t3
    xor t3, t6, a4
    xor t5, t3, s3
    xor t0, t5, t0
    xor t5, t5, s8
    xor a4, t0, a3
    xor t2, a4, t2
    xor t1, a4, t1
    xor a4, t1, s6
    xor t6, t6, a4
    xor t1, t1, t4
    xor t4, t1, a0
    xor t3, t3, t4
    xor t1, t1, t6
    xor a6, t2, a6
    xor a6, t4, a6
    xor t0, t0, a6
    slli t4, t0, 24
    srli a4, t0, 8
    or t4, t4, a4
    xor t0, t0, t4
    slli a4, t0, 16
    srli a3, t0, 16
    or a4, a4, a3
    slli a3, a6, 24
    srli a2, a6, 8
    or a3, a3, a2
    xor a6, a6, a3
    slli a2, a6, 16
    srli a1, a6, 16
    or a2, a2, a1
    xor a3, a3, a2
    slli a2, t1, 24
    srli a1, t1, 8
    or a2, a2, a1
    xor t1, t1, a2
    slli a1, t1, 16
    srli a0, t1, 16
    or a1, a1, a0
    slli a0, t3, 24
    srli s0, t3, 8
    or a0, a0, s0
    xor t3, t3, a0
    lw s0, 136(s1)
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
    lw s2, 152(s1)
    xor t4, t4, a4
    xor t4, t4, s2
    slli a4, t6, 16
    srli t6, t6, 16
    or t6, a4, t6
    slli a4, t2, 24
    srli s2, t2, 8
    or a4, a4, s2
    xor t2, t2, a4
    xor a2, a2, t2
    xor a2, a2, a1
    lw a1, 140(s1)
    xor a6, a2, a6
    xor a6, a6, a1
    xor a2, a0, t2
    slli a1, t2, 16
    srli a0, t2, 16
    or a1, a1, a0
    xor a4, a4, a1
    lw a1, 156(s1)
    xor t0, a4, t0
    xor t0, t0, a1
    slli a4, t5, 24
    srli a1, t5, 8
    or a4, a4, a1
    xor t5, t5, a4
    xor a2, a2, t5
    lw a1, 132(s1)
    xor t3, a2, t3
    xor t3, t3, a1
    slli a2, t5, 16
    srli t5, t5, 16
    or t5, a2, t5
    xor a4, a4, t2
    lw a2, 128(s1)
    xor t5, a4, t5
    xor t5, t5, a2
    slli a4, a7, 24
    srli a2, a7, 8
    or a4, a4, a2
    xor t2, a4, t2
    xor a7, a7, a4
    xor a4, s0, a7
    lw a2, 148(s1)
    xor t6, a4, t6
    xor t6, t6, a2
    slli a4, a7, 16
    srli a7, a7, 16
    or a7, a4, a7
    xor a7, t2, a7
    lw t2, 144(s1)
    xor a7, a7, t1
    xor a7, a7, t2
    # round 5 (aes.dsl:47)
    xor t1, t5, t6
    xor a6, a6, t0
    xor a7, a7, a6
    xor t2, t4, a7
    xor t5, t1, t2
    xor t0, t0, t5
    xor a4, a6, t0
    and a2, t4, a6
    xor a1, t3, t6
    xor a3, a3, a1
    xor a7, a7, a3
    xor a0, t2, a7
    xor t3, t3, a0
    xor s0, a6, t3
    xor s2, a1, s0
    and s3, a0, s0
    xor a2, s3, a2
    xor t6, t6, a2
    or s4, a3, t3
    xor s3, s3, s4
    xor s4, t0, a1
    xor a1, a6, a1
    xor t1, t1, a1
    and s5, a4, t1
    xor t6, s5, t6
    xor s6, t4, t1
    xor s7, a7, s6
    and s8, s2, s7
    or s9, t0, s6
    xor a2, s9, a2
    xor a2, s8, a2
    xor s8, s3, s9
    and s9, t5, a1
    xor t6, s9, t6
    xor s9, s0, s4
    and s10, a7, s9
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
    and a7, a7, s3
    xor s9, a2, t6
    and t1, t1, s9
    and a4, a4, s9
    xor t6, t6, s5
    and t3, t3, t6
    xor t3, s4, t3
    and a3, a3, t6
    xor a2, a2, s3
    xor s3, s3, s5
    and t0, t0, s3
    and s3, s6, s3
    xor t0, a4, t0
    and a0, a0, a2
    xor t1, a0, t1
    xor a0, a0, s3
    xor t5, t1, t5
    xor t1, t1, t2
    and t2, s0, a2
    xor t2, a4, t2
    xor t6, a2, t6
    and t4, t4, t6
    and a6, a6, t6
    xor a6, a6, t3
    xor t2, t3, t2
    xor t3, t4, t5
    xor t5, t3, s2
    xor t0, t5, t0
    xor t5, t5, s8
    xor t6, t0, a3
    xor t1, t6, t1
    xor a7, t6, a7
    xor t6, a7, s7
    xor t4, t4, t6
    xor a7, a7, a0
    xor t6, a7, a1
    xor t3, t3, t6
    xor a7, a7, t4
    xor a6, t1, a6
    xor a6, t6, a6
    xor t0, t0, a6
    slli t6, t0, 24
    srli a4, t0, 8
    or t6, t6, a4
    lw a4, 104(sp)
    srli a1, a6, 8
    and a3, t6, a4
    xor t6, t6, a3
    srli t6, t6, 2
    slli a3, a3, 6
    or t6, a3, t6
    xor t0, t0, t6
    slli a3, t0, 16
    srli a2, t0, 16
    or a3, a3, a2
    and a2, a3, a5
    xor a3, a3, a2
    srli a3, a3, 4
    slli a2, a2, 4
    or a3, a2, a3
    slli a2, a6, 24
    or a2, a2, a1
    and a1, a2, a4
    xor a2, a2, a1
    srli a2, a2, 2
    slli a1, a1, 6
    or a2, a1, a2
    xor a6, a6, a2
    slli a1, a6, 16
    srli a0, a6, 16
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor a2, a2, a1
    slli a1, a7, 24
    srli a0, a7, 8
    or a1, a1, a0
    and a0, a1, a4
    xor a1, a1, a0
    srli a1, a1, 2
    slli a0, a0, 6
    or a1, a0, a1
    xor a7, a7, a1
    slli a0, a7, 16
    srli s0, a7, 16
    or a0, a0, s0
    and s0, a0, a5
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
    lw s2, 168(s1)
    xor a2, a2, t3
    xor a2, a2, s2
    slli s2, t3, 16
    srli t3, t3, 16
    or t3, s2, t3
    and s2, t3, a5
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
    lw s3, 184(s1)
    xor t6, t6, a3
    xor t6, t6, s3
    slli a3, t4, 16
    srli t4, t4, 16
    or t4, a3, t4
    and a3, t4, a5
    xor t4, t4, a3
    srli t4, t4, 4
    slli a3, a3, 4
    or t4, a3, t4
    slli a3, t1, 24
    srli s3, t1, 8
    or a3, a3, s3
    and s3, a3, a4
    xor a3, a3, s3
    srli a3, a3, 2
    slli s3, s3, 6
    or a3, s3, a3
    xor t1, t1, a3
    xor a1, a1, t1
    xor a1, a1, a0
    lw a0, 172(s1)
    xor a6, a1, a6
    xor a6, a6, a0
    xor a1, s0, t1
    slli a0, t1, 16
    srli s0, t1, 16
    or a0, a0, s0
    and s0, a0, a5
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    xor a3, a3, a0
    lw a0, 188(s1)
    xor t0, a3, t0
    xor t0, t0, a0
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
    lw a0, 164(s1)
    xor t3, a1, t3
    xor t3, t3, a0
    slli a1, t5, 16
    srli t5, t5, 16
    or t5, a1, t5
    xor a3, a3, t1
    and a1, t5, a5
    xor t5, t5, a1
    srli t5, t5, 4
    slli a1, a1, 4
    or t5, a1, t5
    lw a1, 160(s1)
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
    xor t1, a3, t1
    xor a3, s2, t2
    lw a1, 180(s1)
    xor t4, a3, t4
    xor t4, t4, a1
    slli a3, t2, 16
    srli t2, t2, 16
    or t2, a3, t2
    and a3, t2, a5
    xor t2, t2, a3
    srli t2, t2, 4
    slli a3, a3, 4
    or t2, a3, t2
    xor t1, t1, t2
    lw t2, 176(s1)
    xor a7, t1, a7
    xor a7, a7, t2
    # round 6 (aes.dsl:47)
    xor t1, t5, t4
    xor a6, a6, t0
    xor a7, a7, a6
    xor t2, t6, a7
    xor t5, t1, t2
    xor t0, t0, t5
    xor a3, a6, t0
    and a1, t6, a6
    xor a0, t3, t4
    xor a2, a2, a0
    xor a7, a7, a2
    xor s0, t2, a7
    xor t3, t3, s0
    xor s2, a6, t3
    and s3, s0, s2
    xor a1, s3, a1
    xor t4, t4, a1
    xor s4, a0, s2
    or s5, a2, t3
    xor s3, s3, s5
    xor s5, a6, a0
    xor t1, t1, s5
    xor a0, t0, a0
    and s6, t2, a0
    xor s6, s3, s6
    xor s7, s2, a0
    and s8, a7, s7
    xor s9, t6, t1
    or s10, t0, s9
    xor s3, s3, s10
    xor s3, s8, s3
    xor a1, s10, a1
    xor s3, t5, s3
    xor s8, a7, s9
    and s10, s4, s8
    xor a1, s10, a1
    xor s10, s3, a1
    and s11, a3, t1
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
    and a7, a7, a4
    or s3, s3, t4
    xor s3, s11, s3
    xor t4, s6, t4
    and s6, s8, t4
    and s4, s4, t4
    and t2, t2, s3
    and a0, a0, s3
    xor a1, a0, a1
    xor s7, a4, t4
    and t0, t0, s7
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
    and a6, a6, t4
    xor a6, a6, t3
    xor t4, s0, s7
    and a4, a3, a0
    and t1, t1, a0
    xor t1, s0, t1
    xor t5, t1, t5
    xor t1, t1, t2
    xor t2, t6, t5
    xor t5, t2, s4
    xor a3, t5, a1
    xor t0, a4, t0
    xor t0, t5, t0
    xor t5, a4, s2
    xor t3, t3, t5
    xor t5, t0, a2
    xor a7, t5, a7
    xor t1, t5, t1
    xor a6, t1, a6
    xor t5, a7, s6
    xor t5, t6, t5
    xor a7, a7, t4
    xor t4, a7, s5
    xor t2, t2, t4
    xor a6, t4, a6
    xor t0, t0, a6
    xor a7, a7, t5
    slli t4, a7, 24
    srli t6, a7, 8
    or t4, t4, t6
    and t6, t4, a5
    xor t4, t4, t6
    srli t4, t4, 4
    slli t6, t6, 4
    or t4, t6, t4
    xor a7, a7, t4
    slli t6, a7, 16
    srli a4, a7, 16
    or t6, t6, a4
    slli a4, t0, 24
    srli a2, t0, 8
    or a4, a4, a2
    and a2, a4, a5
    xor a4, a4, a2
    srli a4, a4, 4
    slli a2, a2, 4
    or a4, a2, a4
    xor t0, t0, a4
    slli a2, t0, 16
    srli a1, t0, 16
    or a2, a2, a1
    slli a1, a6, 24
    srli a0, a6, 8
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor a6, a6, a1
    slli a0, a6, 16
    srli s0, a6, 16
    or a0, a0, s0
    xor a1, a1, a0
    slli a0, t2, 24
    srli s0, t2, 8
    or a0, a0, s0
    and s0, a0, a5
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    xor t2, t2, a0
    lw s0, 200(s1)
    xor a1, a1, t2
    xor a1, a1, s0
    slli s0, t2, 16
    srli t2, t2, 16
    or t2, s0, t2
    slli s0, t5, 24
    srli s2, t5, 8
    or s0, s0, s2
    and s2, s0, a5
    xor s0, s0, s2
    srli s0, s0, 4
    slli s2, s2, 4
    or s0, s2, s0
    xor t5, t5, s0
    xor a4, a4, t5
    lw s2, 216(s1)
    xor a4, a4, a2
    xor a4, a4, s2
    slli a2, t5, 16
    srli t5, t5, 16
    or t5, a2, t5
    slli a2, t1, 24
    srli s2, t1, 8
    or a2, a2, s2
    and s2, a2, a5
    xor a2, a2, s2
    srli a2, a2, 4
    slli s2, s2, 4
    or a2, s2, a2
    xor t1, t1, a2
    xor t4, t4, t1
    xor t4, t4, t6
    lw t6, 204(s1)
    xor a6, t4, a6
    xor a6, a6, t6
    xor t4, a0, t1
    slli t6, t1, 16
    srli a0, t1, 16
    or t6, t6, a0
    xor t6, a2, t6
    lw a2, 220(s1)
    xor t0, t6, t0
    xor t0, t0, a2
    slli t6, t3, 24
    srli a2, t3, 8
    or t6, t6, a2
    and a2, t6, a5
    xor t6, t6, a2
    srli t6, t6, 4
    slli a2, a2, 4
    or t6, a2, t6
    xor t3, t3, t6
    xor a2, s0, t3
    lw a0, 212(s1)
    xor t5, a2, t5
    xor t5, t5, a0
    slli a2, t3, 16
    srli t3, t3, 16
    or t3, a2, t3
    xor t6, t6, t1
    xor t3, t6, t3
    lw t6, 208(s1)
    xor a7, t3, a7
    xor a7, a7, t6
    slli t3, a3, 24
    srli t6, a3, 8
    or t3, t3, t6
    and t6, t3, a5
    xor t3, t3, t6
    srli t3, t3, 4
    slli t6, t6, 4
    or t3, t6, t3
    xor t1, t3, t1
    xor t3, a3, t3
    xor t4, t4, t3
    lw t6, 196(s1)
    xor t2, t4, t2
    xor t2, t2, t6
    slli t4, t3, 16
    srli t3, t3, 16
    or t3, t4, t3
    lw t4, 192(s1)
    xor t1, t1, t3
    xor t1, t1, t4
    # round 7 (aes.dsl:47)
    xor t1, t1, t5
    xor a6, a6, t0
    xor a7, a7, a6
    xor t3, a4, a7
    xor t4, t1, t3
    xor t0, t0, t4
    xor t6, a6, t0
    and a3, a4, a6
    xor a2, t2, t5
    xor a1, a1, a2
    xor a7, a7, a1
    xor a0, t3, a7
    xor t2, t2, a0
    xor s0, a6, t2
    xor s2, a2, s0
    and s3, a0, s0
    xor a3, s3, a3
    xor t5, t5, a3
    or s4, a1, t2
    xor s3, s3, s4
    xor s4, t0, a2
    xor a2, a6, a2
    xor t1, t1, a2
    and s5, t6, t1
    xor t5, s5, t5
    xor s6, a4, t1
    xor s7, a7, s6
    and s8, s2, s7
    or s9, t0, s6
    xor a3, s9, a3
    xor a3, s8, a3
    xor s8, s3, s9
    and s9, t4, a2
    xor t5, s9, t5
    xor s9, s0, s4
    and s10, a7, s9
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
    and a7, a7, s3
    xor s9, a3, t5
    and t1, t1, s9
    and t6, t6, s9
    xor t5, t5, s5
    and t2, t2, t5
    xor t2, s4, t2
    and a1, a1, t5
    xor a3, a3, s3
    xor s3, s3, s5
    and t0, t0, s3
    and s3, s6, s3
    xor t0, t6, t0
    and a0, a0, a3
    xor t1, a0, t1
    xor a0, a0, s3
    xor t4, t1, t4
    xor t1, t1, t3
    and t3, s0, a3
    xor t3, t6, t3
    xor t5, a3, t5
    and t6, a4, t5
    and a6, a6, t5
    xor a6, a6, t2
    xor t2, t2, t3
    xor t3, t6, t4
    xor t4, t3, s2
    xor t0, t4, t0
    xor t4, t4, s8
    xor t5, t0, a1
    xor t1, t5, t1
    xor a7, t5, a7
    xor t5, a7, s7
    xor t5, t6, t5
    xor a7, a7, a0
    xor t6, a7, a2
    xor t3, t3, t6
    xor a7, a7, t5
    xor a6, t1, a6
    xor a6, t6, a6
    xor t0, t0, a6
    slli t6, t0, 24
    srli a4, t0, 8
    or t6, t6, a4
    lw a4, 108(sp)
    srli a1, a6, 8
    and a3, t6, a4
    xor t6, t6, a3
    srli t6, t6, 6
    slli a3, a3, 2
    or t6, a3, t6
    xor t0, t0, t6
    slli a3, t0, 16
    srli a2, t0, 16
    or a3, a3, a2
    and a2, a3, a5
    xor a3, a3, a2
    srli a3, a3, 4
    slli a2, a2, 4
    or a3, a2, a3
    slli a2, a6, 24
    or a2, a2, a1
    and a1, a2, a4
    xor a2, a2, a1
    srli a2, a2, 6
    slli a1, a1, 2
    or a2, a1, a2
    xor a6, a6, a2
    slli a1, a6, 16
    srli a0, a6, 16
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor a2, a2, a1
    slli a1, a7, 24
    srli a0, a7, 8
    or a1, a1, a0
    and a0, a1, a4
    xor a1, a1, a0
    srli a1, a1, 6
    slli a0, a0, 2
    or a1, a0, a1
    xor a7, a7, a1
    slli a0, a7, 16
    srli s0, a7, 16
    or a0, a0, s0
    and s0, a0, a5
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
    lw s2, 232(s1)
    xor a2, a2, t3
    xor a2, a2, s2
    slli s2, t3, 16
    srli t3, t3, 16
    or t3, s2, t3
    and s2, t3, a5
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
    lw s3, 248(s1)
    xor t6, t6, a3
    xor t6, t6, s3
    slli a3, t5, 16
    srli t5, t5, 16
    or t5, a3, t5
    and a3, t5, a5
    xor t5, t5, a3
    srli t5, t5, 4
    slli a3, a3, 4
    or t5, a3, t5
    slli a3, t1, 24
    srli s3, t1, 8
    or a3, a3, s3
    and s3, a3, a4
    xor a3, a3, s3
    srli a3, a3, 6
    slli s3, s3, 2
    or a3, s3, a3
    xor t1, t1, a3
    xor a1, a1, t1
    xor a1, a1, a0
    lw a0, 236(s1)
    xor a6, a1, a6
    xor a6, a6, a0
    xor a1, s0, t1
    slli a0, t1, 16
    srli s0, t1, 16
    or a0, a0, s0
    and s0, a0, a5
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    xor a3, a3, a0
    lw a0, 252(s1)
    xor t0, a3, t0
    xor t0, t0, a0
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
    lw a0, 228(s1)
    xor t3, a1, t3
    xor t3, t3, a0
    slli a1, t4, 16
    srli t4, t4, 16
    or t4, a1, t4
    xor a3, a3, t1
    and a1, t4, a5
    xor t4, t4, a1
    srli t4, t4, 4
    slli a1, a1, 4
    or t4, a1, t4
    lw a1, 224(s1)
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
    xor t1, a4, t1
    xor a4, s2, t2
    lw a3, 244(s1)
    xor t5, a4, t5
    xor t5, t5, a3
    slli a4, t2, 16
    srli t2, t2, 16
    or t2, a4, t2
    and a4, t2, a5
    xor t2, t2, a4
    srli t2, t2, 4
    slli a4, a4, 4
    or t2, a4, t2
    xor t1, t1, t2
    lw t2, 240(s1)
    xor a7, t1, a7
    xor a7, a7, t2
    # round 8 (aes.dsl:47)
    xor t1, t4, t5
    xor a6, a6, t0
    xor a7, a7, a6
    xor t2, t6, a7
    xor t4, t1, t2
    xor t0, t0, t4
    xor a4, a6, t0
    and a3, t6, a6
    xor a1, t3, t5
    xor a2, a2, a1
    xor a7, a7, a2
    xor a0, t2, a7
    xor t3, t3, a0
    xor s0, a6, t3
    xor s2, a1, s0
    and s3, a0, s0
    xor a3, s3, a3
    xor t5, t5, a3
    or s4, a2, t3
    xor s3, s3, s4
    xor s4, t0, a1
    xor a1, a6, a1
    xor t1, t1, a1
    and s5, a4, t1
    xor t5, s5, t5
    xor s6, t6, t1
    xor s7, a7, s6
    and s8, s2, s7
    or s9, t0, s6
    xor a3, s9, a3
    xor a3, s8, a3
    xor s8, s3, s9
    and s9, t4, a1
    xor t5, s9, t5
    xor s9, s0, s4
    and s10, a7, s9
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
    and a7, a7, s3
    xor s9, a3, t5
    and t1, t1, s9
    and a4, a4, s9
    xor t5, t5, s5
    and t3, t3, t5
    xor t3, s4, t3
    and a2, a2, t5
    xor a3, a3, s3
    xor s3, s3, s5
    and t0, t0, s3
    and s3, s6, s3
    xor t0, a4, t0
    and a0, a0, a3
    xor t1, a0, t1
    xor a0, a0, s3
    xor t4, t1, t4
    xor t1, t1, t2
    and t2, s0, a3
    xor t2, a4, t2
    xor t5, a3, t5
    and t6, t6, t5
    and a6, a6, t5
    xor a6, a6, t3
    xor t2, t3, t2
    xor t3, t6, t4
    xor t4, t3, s2
    xor t0, t4, t0
    xor t4, t4, s8
    xor t5, t0, a2
    xor t1, t5, t1
    xor a7, t5, a7
    xor t5, a7, s7
    xor t5, t6, t5
    xor a7, a7, a0
    xor t6, a7, a1
    xor t3, t3, t6
    xor a7, a7, t5
    xor a6, t1, a6
    xor a6, t6, a6
    xor t0, t0, a6
    slli t6, t0, 24
    srli a4, t0, 8
    or t6, t6, a4
    xor t0, t0, t6
    slli a4, t0, 16
    srli a3, t0, 16
    or a4, a4, a3
    slli a3, a6, 24
    srli a2, a6, 8
    or a3, a3, a2
    xor a6, a6, a3
    slli a2, a6, 16
    srli a1, a6, 16
    or a2, a2, a1
    xor a3, a3, a2
    slli a2, a7, 24
    srli a1, a7, 8
    or a2, a2, a1
    xor a7, a7, a2
    slli a1, a7, 16
    srli a0, a7, 16
    or a1, a1, a0
    slli a0, t3, 24
    srli s0, t3, 8
    or a0, a0, s0
    xor t3, t3, a0
    lw s0, 264(s1)
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
    lw s2, 280(s1)
    xor t6, t6, a4
    xor t6, t6, s2
    slli a4, t5, 16
    srli t5, t5, 16
    or t5, a4, t5
    slli a4, t1, 24
    srli s2, t1, 8
    or a4, a4, s2
    xor t1, t1, a4
    xor a2, a2, t1
    xor a2, a2, a1
    lw a1, 268(s1)
    xor a6, a2, a6
    xor a6, a6, a1
    xor a2, a0, t1
    slli a1, t1, 16
    srli a0, t1, 16
    or a1, a1, a0
    xor a4, a4, a1
    lw a1, 284(s1)
    xor t0, a4, t0
    xor t0, t0, a1
    slli a4, t4, 24
    srli a1, t4, 8
    or a4, a4, a1
    xor t4, t4, a4
    xor a2, a2, t4
    lw a1, 260(s1)
    xor t3, a2, t3
    xor t3, t3, a1
    slli a2, t4, 16
    srli t4, t4, 16
    or t4, a2, t4
    xor a4, a4, t1
    lw a2, 256(s1)
    xor t4, a4, t4
    xor t4, t4, a2
    slli a4, t2, 24
    srli a2, t2, 8
    or a4, a4, a2
    xor t1, a4, t1
    xor t2, t2, a4
    xor a4, s0, t2
    lw a2, 276(s1)
    xor t5, a4, t5
    xor t5, t5, a2
    slli a4, t2, 16
    srli t2, t2, 16
    or t2, a4, t2
    xor t1, t1, t2
    lw t2, 272(s1)
    xor a7, t1, a7
    xor a7, a7, t2
    # round 9 (aes.dsl:47)
    xor t1, t4, t5
    xor a6, a6, t0
    xor a7, a7, a6
    xor t2, t6, a7
    xor t4, t1, t2
    xor t0, t0, t4
    xor a4, a6, t0
    and a2, t6, a6
    xor a1, t3, t5
    xor a3, a3, a1
    xor a7, a7, a3
    xor a0, t2, a7
    xor t3, t3, a0
    xor s0, a6, t3
    xor s2, a1, s0
    and s3, a0, s0
    xor a2, s3, a2
    xor t5, t5, a2
    or s4, a3, t3
    xor s3, s3, s4
    xor s4, t0, a1
    xor a1, a6, a1
    xor t1, t1, a1
    and s5, a4, t1
    xor t5, s5, t5
    xor s6, t6, t1
    xor s7, a7, s6
    and s8, s2, s7
    or s9, t0, s6
    xor a2, s9, a2
    xor a2, s8, a2
    xor s8, s3, s9
    and s9, t4, a1
    xor t5, s9, t5
    xor s9, s0, s4
    and s10, a7, s9
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
    and a7, a7, s3
    xor s9, a2, t5
    and t1, t1, s9
    and a4, a4, s9
    xor t5, t5, s5
    and t3, t3, t5
    xor t3, s4, t3
    and a3, a3, t5
    xor a2, a2, s3
    xor s3, s3, s5
    and t0, t0, s3
    and s3, s6, s3
    xor t0, a4, t0
    and a0, a0, a2
    xor t1, a0, t1
    xor a0, a0, s3
    xor t4, t1, t4
    xor t1, t1, t2
    and t2, s0, a2
    xor t2, a4, t2
    xor t5, a2, t5
    and t6, t6, t5
    and a6, a6, t5
    xor a6, a6, t3
    xor t2, t3, t2
    xor t3, t6, t4
    xor t4, t3, s2
    xor t0, t4, t0
    xor t4, t4, s8
    xor t5, t0, a3
    xor t1, t5, t1
    xor a7, t5, a7
    xor t5, a7, s7
    xor t5, t6, t5
    xor a7, a7, a0
    xor t6, a7, a1
    xor t3, t3, t6
    xor a7, a7, t5
    xor a6, t1, a6
    xor a6, t6, a6
    xor t0, t0, a6
    slli t6, t0, 24
    srli a4, t0, 8
    or t6, t6, a4
    lw a4, 104(sp)
    srli a1, a6, 8
    and a3, t6, a4
    xor t6, t6, a3
    srli t6, t6, 2
    slli a3, a3, 6
    or t6, a3, t6
    xor t0, t0, t6
    slli a3, t0, 16
    srli a2, t0, 16
    or a3, a3, a2
    and a2, a3, a5
    xor a3, a3, a2
    srli a3, a3, 4
    slli a2, a2, 4
    or a3, a2, a3
    slli a2, a6, 24
    or a2, a2, a1
    and a1, a2, a4
    xor a2, a2, a1
    srli a2, a2, 2
    slli a1, a1, 6
    or a2, a1, a2
    xor a6, a6, a2
    slli a1, a6, 16
    srli a0, a6, 16
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor a2, a2, a1
    slli a1, a7, 24
    srli a0, a7, 8
    or a1, a1, a0
    and a0, a1, a4
    xor a1, a1, a0
    srli a1, a1, 2
    slli a0, a0, 6
    or a1, a0, a1
    xor a7, a7, a1
    slli a0, a7, 16
    srli s0, a7, 16
    or a0, a0, s0
    and s0, a0, a5
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
    lw s2, 296(s1)
    xor a2, a2, t3
    xor a2, a2, s2
    slli s2, t3, 16
    srli t3, t3, 16
    or t3, s2, t3
    and s2, t3, a5
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
    lw s3, 312(s1)
    xor t6, t6, a3
    xor t6, t6, s3
    slli a3, t5, 16
    srli t5, t5, 16
    or t5, a3, t5
    and a3, t5, a5
    xor t5, t5, a3
    srli t5, t5, 4
    slli a3, a3, 4
    or t5, a3, t5
    slli a3, t1, 24
    srli s3, t1, 8
    or a3, a3, s3
    and s3, a3, a4
    xor a3, a3, s3
    srli a3, a3, 2
    slli s3, s3, 6
    or a3, s3, a3
    xor t1, t1, a3
    xor a1, a1, t1
    xor a1, a1, a0
    lw a0, 300(s1)
    xor a6, a1, a6
    xor a6, a6, a0
    xor a1, s0, t1
    slli a0, t1, 16
    srli s0, t1, 16
    or a0, a0, s0
    and s0, a0, a5
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    xor a3, a3, a0
    lw a0, 316(s1)
    xor t0, a3, t0
    xor t0, t0, a0
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
    lw a0, 292(s1)
    xor t3, a1, t3
    xor t3, t3, a0
    slli a1, t4, 16
    srli t4, t4, 16
    or t4, a1, t4
    xor a3, a3, t1
    and a1, t4, a5
    xor t4, t4, a1
    srli t4, t4, 4
    slli a1, a1, 4
    or t4, a1, t4
    lw a1, 288(s1)
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
    xor t1, a4, t1
    xor a4, s2, t2
    lw a3, 308(s1)
    xor t5, a4, t5
    xor t5, t5, a3
    slli a4, t2, 16
    srli t2, t2, 16
    or t2, a4, t2
    and a4, t2, a5
    xor t2, t2, a4
    srli t2, t2, 4
    slli a4, a4, 4
    or t2, a4, t2
    xor t1, t1, t2
    lw t2, 304(s1)
    xor a7, t1, a7
    xor a7, a7, t2
    # round 10 (aes.dsl:53)
    xor a6, a6, t0
    xor a7, a7, a6
    lui t1, 1044496
    addi t1, t1, -256
    xor t2, t4, t5
    xor t4, t6, a7
    xor a4, t2, t4
    xor t0, t0, a4
    xor a3, a6, t0
    and a1, t6, a6
    xor a0, t3, t5
    xor a2, a2, a0
    xor a7, a7, a2
    xor s0, t4, a7
    xor t3, t3, s0
    or s2, a2, t3
    xor s3, a6, t3
    and s4, s0, s3
    xor a1, s4, a1
    xor s2, s4, s2
    xor t5, t5, a1
    xor s4, a0, s3
    xor s5, t0, a0
    xor a0, a6, a0
    xor t2, t2, a0
    and s6, a3, t2
    xor t5, s6, t5
    xor s7, t6, t2
    or s8, t0, s7
    xor a1, s8, a1
    xor s8, s2, s8
    xor s9, a7, s7
    and s10, s4, s9
    xor a1, s10, a1
    and s10, a4, a0
    xor t5, s10, t5
    and s10, t4, s5
    xor s2, s2, s10
    xor s2, s6, s2
    xor s6, s2, t5
    xor s10, s3, s5
    and s11, a7, s10
    xor s8, s11, s8
    xor s8, a4, s8
    and s11, s8, s6
    xor ra, a1, s11
    and ra, t5, ra
    xor s6, s6, ra
    and s9, s9, s6
    and s4, s4, s6
    or ra, s8, ra
    xor s8, s8, a1
    sw t1, 104(sp)
    and t1, s2, s8
    xor t5, t1, t5
    and t5, a1, t5
    xor t1, t1, ra
    and t4, t4, t1
    and a1, s5, t1
    or s2, s2, t5
    xor s2, s11, s2
    xor t5, s8, t5
    and a0, a0, t5
    and a4, a4, t5
    and a7, a7, s2
    and s5, s10, s2
    xor s5, a1, s5
    xor s8, t5, s6
    and a2, a2, s8
    and t3, t3, s8
    xor t3, a1, t3
    xor t5, t1, t5
    and t2, t2, t5
    and t5, a3, t5
    xor a3, s2, s6
    xor t1, t1, s2
    xor a1, t1, s8
    and t6, t6, a1
    and a6, a6, a1
    xor a6, a6, t3
    and a1, s0, t1
    and t1, s3, t1
    xor t1, t5, t1
    lw s0, 336(s1)
    xor t1, t3, t1
    xor t1, t1, s0
    xor t2, a1, t2
    xor t3, t2, a4
    xor t2, t2, t4
    xor t3, t6, t3
    xor t4, t3, s4
    lw a4, 320(s1)
    xor s0, t4, s5
    xor a4, s0, a4
    and t0, t0, a3
    xor t0, t5, t0
    xor t0, t4, t0
    and t4, s7, a3
    xor t4, a1, t4
    xor t5, t0, a2
    xor t2, t5, t2
    xor a7, t5, a7
    xor t5, a7, s9
    xor t5, t6, t5
    xor a7, a7, t4
    xor t4, a7, a0
    lw t6, 324(s1)
    xor t3, t3, t4
    xor t3, t3, t6
    lw t6, 332(s1)
    xor a7, a7, t5
    lw a3, 340(s1)
    xor a7, a7, t6
    xor t5, t5, a3
    xor a6, t2, a6
    lw t6, 348(s1)
    xor a6, t4, a6
    xor t2, t2, t6
    lw t4, 344(s1)
    xor t0, t0, a6
    lw t6, 328(s1)
    xor t0, t0, t4
    xor a6, a6, t6
    srli t4, a6, 4
    xor t4, t4, t0
    and t4, t4, a5
    xor t0, t0, t4
    slli t4, t4, 4
    xor a6, a6, t4
    srli t4, a7, 4
    xor t4, t4, t2
    and t4, t4, a5
    xor t2, t2, t4
    slli t4, t4, 4
    xor a7, a7, t4
    srli t4, t3, 4
    xor t4, t4, t5
    and t4, t4, a5
    xor t5, t5, t4
    slli t4, t4, 4
    xor t3, t3, t4
    srli t4, t3, 2
    lw t6, 100(sp)
    xor t4, t4, a7
    and t4, t4, t6
    xor a7, a7, t4
    slli t4, t4, 2
    xor t3, t3, t4
    srli t4, t5, 2
    xor t4, t4, t2
    and t4, t4, t6
    xor t2, t2, t4
    slli t4, t4, 2
    xor t4, t5, t4
    srli t5, a4, 4
    xor t5, t5, t1
    and a5, t5, a5
    xor t1, t1, a5
    slli a5, a5, 4
    xor a5, a4, a5
    srli t5, a5, 2
    xor t5, t5, a6
    and t5, t5, t6
    xor a6, a6, t5
    slli t5, t5, 2
    xor a5, a5, t5
    srli t5, a5, 1
    xor t5, t5, t3
    lw a4, 96(sp)
    lw a3, 64(sp)
    and t5, t5, a4
    xor t3, t3, t5
    slli t5, t5, 1
    xor a5, a5, t5
    srli t5, a6, 1
    xor t5, t5, a7
    and t5, t5, a4
    xor a7, a7, t5
    slli t5, t5, 1
    xor a6, a6, t5
    srli t5, t1, 2
    xor t5, t5, t0
    and t5, t5, t6
    xor t0, t0, t5
    slli t5, t5, 2
    xor t1, t1, t5
    srli t5, t1, 1
    xor t5, t5, t4
    and t5, t5, a4
    xor t4, t4, t5
    slli t5, t5, 1
    xor t1, t1, t5
    xor t5, a5, t1
    lw t6, 104(sp)
    mv a0, a3
    and t5, t5, t6
    xor a5, a5, t5
    sw a5, 0(a3)
    xor a5, t1, t5
    sw a5, 8(a3)
    xor a5, t3, t4
    and a5, a5, t6
    xor t1, t3, a5
    sw t1, 16(a3)
    xor a5, t4, a5
    sw a5, 24(a3)
    srli a5, t0, 1
    xor a5, a5, t2
    and a5, a5, a4
    xor t1, t2, a5
    slli a5, a5, 1
    xor a5, t0, a5
    xor t0, a6, a5
    and t0, t0, t6
    xor a5, a5, t0
    sw a5, 12(a3)
    xor a5, a6, t0
    sw a5, 4(a3)
    xor a5, a7, t1
    and a5, a5, t6
    xor a6, a7, a5
    sw a6, 20(a3)
    xor a5, t1, a5
    sw a5, 28(a3)
    mv a3, s1
    lw a1, 68(sp)
    lw a2, 80(sp)
    addi a0, a0, 32
    addi a1, a1, 32
    bltu a2, a1, .Llwcc_aes128_128_ecb_encrypt_rv32i_group_done
    j .Llwcc_aes128_128_ecb_encrypt_rv32i_group
.Llwcc_aes128_128_ecb_encrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_aes128_128_ecb_encrypt_rv32i_out
.Llwcc_aes128_128_ecb_encrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 32
    beqz t2, .Llwcc_aes128_128_ecb_encrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 112
    mv t0, a0
    addi t1, sp, 144
.Llwcc_aes128_128_ecb_encrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_aes128_128_ecb_encrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_aes128_128_ecb_encrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_aes128_128_ecb_encrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_aes128_128_ecb_encrypt_rv32i_group
.Llwcc_aes128_128_ecb_encrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 112
    add t1, a1, t2
.Llwcc_aes128_128_ecb_encrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_aes128_128_ecb_encrypt_rv32i_copy
.Llwcc_aes128_128_ecb_encrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 144
.Llwcc_aes128_128_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_aes128_128_ecb_encrypt_rv32i_wipe
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
    .size lwcc_aes128_128_ecb_encrypt_rv32i, .-lwcc_aes128_128_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_aes128_128_ecb_decrypt_rv32i
    .type lwcc_aes128_128_ecb_decrypt_rv32i, %function
lwcc_aes128_128_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_aes128_128_ecb_decrypt_rv32i_begin
    ret
.Llwcc_aes128_128_ecb_decrypt_rv32i_begin:
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
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 32
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    sw a3, 72(sp)
    beqz t1, .Llwcc_aes128_128_ecb_decrypt_rv32i_group
    j .Llwcc_aes128_128_ecb_decrypt_rv32i_rest
.Llwcc_aes128_128_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lui a5, 209715
    addi a5, a5, 819
    lui a6, 349525
    addi a6, a6, 1365
    lui a7, 61681
    addi a7, a7, -241
    lui t0, 1044496
    addi t0, t0, -256
    lw t1, 4(a1)
    lw t2, 0(a1)
    lw t3, 28(a1)
    lw t4, 20(a1)
    lw t6, 12(a1)
    xor t5, t4, t3
    and t5, t5, t0
    xor t4, t4, t5
    xor t3, t3, t5
    xor t5, t1, t6
    and t5, t5, t0
    xor t1, t1, t5
    xor t5, t6, t5
    srli t6, t5, 1
    xor t6, t6, t3
    and t6, t6, a6
    xor t3, t3, t6
    slli t6, t6, 1
    xor t5, t5, t6
    srli t6, t1, 1
    xor t6, t6, t4
    and t6, t6, a6
    xor t4, t4, t6
    slli t6, t6, 1
    xor t1, t1, t6
    lw t6, 24(a1)
    lw a4, 16(a1)
    lw s0, 8(a1)
    xor s1, a4, t6
    and s1, s1, t0
    xor a4, a4, s1
    xor t6, t6, s1
    xor s1, t2, s0
    and t0, s1, t0
    xor t2, t2, t0
    xor t0, s0, t0
    srli s0, t0, 1
    xor s0, s0, t6
    and s0, s0, a6
    xor t6, t6, s0
    slli s0, s0, 1
    xor t0, t0, s0
    srli s0, t0, 2
    xor s0, s0, t5
    and s0, s0, a5
    xor t5, t5, s0
    slli s0, s0, 2
    xor t0, t0, s0
    srli s0, t6, 2
    xor s0, s0, t3
    and s0, s0, a5
    xor t3, t3, s0
    slli s0, s0, 2
    xor t6, t6, s0
    srli s0, t2, 1
    xor s0, s0, a4
    and s0, s0, a6
    xor a4, a4, s0
    slli s0, s0, 1
    xor t2, t2, s0
    srli s0, t2, 2
    xor s0, s0, t1
    and s0, s0, a5
    xor t1, t1, s0
    slli s0, s0, 2
    xor t2, t2, s0
    srli s0, t2, 4
    xor s0, s0, t0
    and s0, s0, a7
    lw s1, 336(a3)
    xor t0, t0, s0
    xor t0, t0, s1
    slli s0, s0, 4
    lw s1, 320(a3)
    xor t2, t2, s0
    xor t2, t2, s1
    srli s0, t1, 4
    xor s0, s0, t5
    and s0, s0, a7
    lw s1, 352(a3)
    xor t5, t5, s0
    xor t5, t5, s1
    slli s0, s0, 4
    lw s1, 328(a3)
    xor t1, t1, s0
    xor t1, t1, s1
    srli s0, a4, 2
    xor s0, s0, t4
    and s0, s0, a5
    xor t4, t4, s0
    slli s0, s0, 2
    xor a4, a4, s0
    srli s0, a4, 4
    xor s0, s0, t6
    and s0, s0, a7
    lw s1, 340(a3)
    xor t6, t6, s0
    xor t6, t6, s1
    slli s0, s0, 4
    lw s1, 324(a3)
    xor a4, a4, s0
    xor a4, a4, s1
    srli s0, t4, 4
    xor s0, s0, t3
    and s0, s0, a7
    lw s1, 348(a3)
    xor t3, t3, s0
    xor t3, t3, s1
    slli s0, s0, 4
    lw s1, 332(a3)
    xor t4, t4, s0
    xor t4, t4, s1
    # round 10 (aes.dsl:53)
    lui s0, 12336
    addi s0, s0, 771
    lui s1, 259060
    addi s1, s1, -193
    xor t1, a4, t1
    xor t4, t4, t0
    xor t2, t2, t4
    xor a4, a4, t2
    xor s2, t4, t1
    not s3, t5
    xor s4, t0, s3
    xor t3, t3, s4
    xor t0, t0, t3
    and t5, t5, t3
    xor s5, t0, t4
    xor s6, s5, a4
    and s7, s5, s2
    xor s8, t3, t2
    xor t1, t1, s8
    not s9, t1
    and s9, t4, s9
    xor s7, s7, s9
    or s10, t0, s8
    xor s9, s9, s10
    xor s10, s4, a4
    xor s11, t4, s10
    xor t6, t6, s11
    and ra, s10, t6
    xor a1, t2, t6
    or a2, a4, a1
    xor a0, s3, a2
    xor a0, s9, a0
    xor a0, ra, a0
    xor ra, s2, a1
    sw a6, 96(sp)
    and a6, s6, ra
    sw a5, 100(sp)
    xor a5, a6, s7
    xor a5, t5, a5
    xor a5, t1, a5
    xor t5, t3, ra
    sw s0, 104(sp)
    and s0, s11, t5
    xor s0, s0, s9
    xor a6, a6, s0
    xor s0, a5, a6
    and s9, s0, a0
    sw a7, 108(sp)
    and a7, s4, t2
    xor a7, a2, a7
    xor a7, s7, a7
    xor a2, a0, a7
    and s7, a6, a2
    xor a3, a5, s7
    and a3, a7, a3
    or a6, a6, a3
    xor a3, a2, a3
    and a2, s3, a3
    and t3, t3, a3
    xor a6, s9, a6
    xor a7, s9, a7
    and a5, a5, a7
    or a7, a0, a5
    xor a7, a7, s7
    xor a5, s0, a5
    and a0, s4, a5
    and t2, t2, a5
    xor a5, a3, a5
    and t0, t0, a5
    and s0, s8, a5
    and t5, t5, a7
    xor a3, a7, a3
    and s3, s6, a3
    xor s3, s3, t0
    and s4, ra, a3
    and s6, s11, a7
    xor s3, s6, s3
    xor s6, s6, a0
    xor a2, s6, a2
    xor a7, a7, a6
    and t1, t1, a7
    and t4, t4, a7
    xor a5, a5, a7
    and a7, s5, a5
    xor a7, a7, a0
    and a0, s2, a5
    xor a5, a3, a5
    and a4, a4, a5
    and a5, a1, a5
    xor a5, a5, t2
    xor t1, a5, t1
    xor a5, a5, s4
    xor t3, t3, a5
    xor a4, a7, a4
    xor t1, t1, a4
    lw a1, 72(sp)
    xor a3, t1, s0
    lw s0, 292(a1)
    xor t1, t1, a0
    xor a0, t1, s0
    xor t0, t0, t1
    xor a7, a7, t0
    xor t0, t2, a3
    xor t1, a3, t5
    xor t2, t1, a2
    lw t5, 304(a1)
    xor a5, a5, t1
    xor a5, a5, t5
    xor a7, a7, t2
    lw t1, 288(a1)
    xor t4, s3, t4
    xor t1, t4, t1
    and t4, s10, a6
    xor t2, t2, t4
    and a6, t6, a6
    lw t4, 316(a1)
    xor a6, a6, t0
    xor t0, a6, t4
    xor a6, t3, a6
    lw t3, 300(a1)
    xor a7, a6, a7
    lw t4, 296(a1)
    xor a7, a7, t3
    lw t3, 308(a1)
    xor a6, a6, t4
    xor t3, t2, t3
    xor t2, a4, t2
    lw t4, 356(a1)
    xor t2, s3, t2
    xor t2, t2, t4
    slli t4, t2, 8
    srli t5, t2, 24
    or t4, t4, t5
    and t5, t4, s1
    xor t4, t4, t5
    srli t4, t4, 6
    slli t5, t5, 2
    or t4, t5, t4
    xor t5, t4, t0
    xor t6, t1, t4
    slli a4, t6, 8
    srli a3, t6, 24
    or a4, a4, a3
    and a3, a4, s1
    xor a4, a4, a3
    srli a4, a4, 6
    slli a3, a3, 2
    or a4, a3, a4
    xor a3, a6, t4
    slli a2, a3, 16
    srli s0, a3, 16
    or a2, a2, s0
    lw s0, 108(sp)
    srli s3, t2, 8
    and s2, a2, s0
    xor a2, a2, s2
    srli a2, a2, 4
    slli s2, s2, 4
    or a2, s2, a2
    xor a3, a3, a2
    xor t6, t6, a2
    slli a2, t6, 8
    srli s2, t6, 24
    or a2, a2, s2
    and s2, a2, s1
    xor a2, a2, s2
    srli a2, a2, 6
    slli s2, s2, 2
    or a2, s2, a2
    slli s2, t2, 24
    or s2, s2, s3
    lw s3, 104(sp)
    slli s5, t3, 16
    and s4, s2, s3
    xor s2, s2, s4
    srli s2, s2, 2
    slli s4, s4, 6
    or s2, s4, s2
    xor s4, t3, s2
    srli s6, t3, 16
    or s5, s5, s6
    and s6, s5, s0
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    xor t3, t3, s5
    slli s6, t3, 8
    srli s7, t3, 24
    or s6, s6, s7
    and s7, s6, s1
    xor s6, s6, s7
    srli s6, s6, 6
    slli s7, s7, 2
    or s6, s7, s6
    xor s7, t1, s6
    slli s8, t1, 16
    srli t1, t1, 16
    or t1, s8, t1
    and s8, t1, s0
    xor t1, t1, s8
    srli t1, t1, 4
    slli s8, s8, 4
    or t1, s8, t1
    xor a6, t1, a6
    xor s8, t1, a0
    xor t1, t1, t2
    xor t1, t1, t0
    slli s9, s7, 24
    srli s10, s7, 8
    or s9, s9, s10
    and s10, s9, s3
    xor s9, s9, s10
    srli s9, s9, 2
    slli s10, s10, 6
    or s9, s10, s9
    xor s7, s7, s9
    slli s10, a7, 16
    srli s11, a7, 16
    or s10, s10, s11
    and s11, s10, s0
    xor s10, s10, s11
    srli s10, s10, 4
    slli s11, s11, 4
    or s10, s11, s10
    xor a6, a6, s10
    xor s10, a7, s10
    slli s11, s10, 8
    srli ra, s10, 24
    or s11, s11, ra
    and ra, s11, s1
    xor s11, s11, ra
    srli s11, s11, 6
    slli ra, ra, 2
    or s11, ra, s11
    xor s4, s4, s11
    slli ra, s4, 24
    srli a1, s4, 8
    or a1, ra, a1
    and ra, a1, s3
    xor a1, a1, ra
    srli a1, a1, 2
    slli ra, ra, 6
    or a1, ra, a1
    slli ra, t0, 24
    sw a7, 112(sp)
    srli a7, t0, 8
    or a7, ra, a7
    and ra, a7, s3
    xor a7, a7, ra
    srli a7, a7, 2
    slli ra, ra, 6
    or a7, ra, a7
    xor t1, t1, a7
    xor t1, t1, s6
    xor t1, t1, s9
    xor t1, t1, a4
    slli a4, t0, 16
    srli s9, t0, 16
    or a4, a4, s9
    slli s9, t0, 8
    srli t0, t0, 24
    or t0, s9, t0
    and s9, t0, s1
    xor t0, t0, s9
    srli t0, t0, 6
    slli s9, s9, 2
    or t0, s9, t0
    xor a6, a6, t0
    xor a6, a6, s11
    xor s9, a5, t0
    xor s5, s5, s9
    xor s5, s5, s10
    slli s10, a5, 24
    srli a5, a5, 8
    or a5, s10, a5
    and s10, a5, s3
    xor a5, a5, s10
    srli a5, a5, 2
    slli s10, s10, 6
    or a5, s10, a5
    xor t2, a5, t2
    xor t2, t2, s2
    xor a5, a3, a5
    xor a5, a5, s6
    xor s5, s5, a5
    slli s6, s9, 8
    srli s10, s9, 24
    or s6, s6, s10
    and s10, s6, s1
    xor s6, s6, s10
    srli s6, s6, 6
    slli s10, s10, 2
    or s6, s10, s6
    xor t3, t3, s6
    slli s6, s9, 16
    srli s10, s9, 16
    or s6, s6, s10
    and s10, s6, s0
    xor s6, s6, s10
    srli s6, s6, 4
    slli s10, s10, 4
    or s6, s10, s6
    xor s9, s9, s6
    xor t2, t2, s9
    xor t2, t2, t3
    and s10, a4, s0
    xor a4, a4, s10
    srli a4, a4, 4
    slli s10, s10, 4
    or a4, s10, a4
    xor t5, t5, a4
    xor t5, t5, s9
    xor t5, t5, s4
    xor t5, t5, a1
    xor a3, a3, a4
    xor a4, s7, a4
    slli a1, a3, 8
    srli a3, a3, 24
    or a3, a1, a3
    and a1, a3, s1
    xor a3, a3, a1
    srli a3, a3, 6
    slli a1, a1, 2
    or a3, a1, a3
    xor a1, s5, a3
    slli s4, a0, 16
    srli s5, a0, 16
    or s4, s4, s5
    and s5, s4, s0
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    xor s2, s4, s2
    xor t4, s2, t4
    xor a7, t4, a7
    xor t4, a0, s4
    xor a6, a6, t4
    xor a6, a6, a4
    xor a6, a6, a2
    slli a2, t4, 8
    srli t4, t4, 24
    or t4, a2, t4
    slli a2, a0, 24
    srli a0, a0, 8
    or a2, a2, a0
    and a0, a2, s3
    xor a2, a2, a0
    srli a2, a2, 2
    slli a0, a0, 6
    or a2, a0, a2
    xor a2, s8, a2
    xor t0, a2, t0
    xor t0, t0, a3
    xor t0, t0, t6
    and t6, t4, s1
    xor t4, t4, t6
    srli t4, t4, 6
    slli t6, t6, 2
    or t4, t6, t4
    xor a7, a7, t4
    xor a7, a7, a4
    lw t6, 112(sp)
    # round 9 (aes.dsl:47)
    xor t0, a7, t0
    # round 10 (aes.dsl:53)
    xor t4, t6, t4
    xor t6, s6, t4
    slli a4, t4, 24
    srli t4, t4, 8
    or t4, a4, t4
    and a4, t4, s3
    xor t4, t4, a4
    srli t4, t4, 2
    slli a4, a4, 6
    or t4, a4, t4
    xor t4, t6, t4
    xor a5, t4, a5
    xor a5, a5, t3
    # round 9 (aes.dsl:47)
    xor a6, a6, a5
    xor t1, t1, a6
    xor a7, a7, t1
    xor t3, a6, t0
    not t4, t5
    xor t6, a5, t4
    xor t2, t2, t6
    and t5, t5, t2
    xor a5, a5, t2
    xor a4, a5, a6
    and a3, a4, t3
    xor a2, a4, a7
    xor a0, t2, t1
    xor t0, t0, a0
    not s2, t0
    and s2, a6, s2
    xor a3, a3, s2
    or s4, a5, a0
    xor s2, s2, s4
    and s4, t6, t1
    xor s5, t6, a7
    xor s6, a6, s5
    xor a1, a1, s6
    and s7, s5, a1
    xor s8, t1, a1
    xor s9, t3, s8
    xor s10, t2, s9
    and s11, s6, s10
    xor s11, s11, s2
    and ra, a2, s9
    xor s11, ra, s11
    xor ra, ra, a3
    xor t5, t5, ra
    xor t5, t0, t5
    xor ra, t5, s11
    or s3, a7, s8
    xor s4, s3, s4
    xor a3, a3, s4
    xor s3, t4, s3
    xor s2, s2, s3
    xor s2, s7, s2
    and s3, ra, s2
    xor s4, s3, a3
    and s4, t5, s4
    xor s7, ra, s4
    and t1, t1, s7
    and t6, t6, s7
    or s4, s2, s4
    xor s2, s2, a3
    and ra, s11, s2
    xor t5, t5, ra
    and t5, a3, t5
    xor a3, s4, ra
    and s4, s10, a3
    and s6, s6, a3
    or s10, s11, t5
    xor s3, s3, s10
    xor t5, s2, t5
    xor s2, t5, s7
    and a0, a0, s2
    and a5, a5, s2
    and t4, t4, t5
    and t2, t2, t5
    xor t5, a3, t5
    and s7, s9, t5
    and a2, a2, t5
    xor a2, a2, a5
    xor a2, s6, a2
    and s5, s5, s3
    and a1, a1, s3
    xor a3, a3, s3
    and t0, t0, a3
    and a6, a6, a3
    xor a3, s2, a3
    xor t5, t5, a3
    and s2, s8, t5
    and a7, a7, t5
    xor t5, s2, t1
    xor t0, t5, t0
    xor t5, t5, s7
    xor t2, t2, t5
    and a4, a4, a3
    and t3, t3, a3
    xor a4, a4, t6
    xor t6, s6, t6
    xor t4, t6, t4
    xor a7, a4, a7
    xor t0, t0, a7
    xor t3, t0, t3
    xor t0, t0, a0
    xor t1, t1, t0
    xor t1, a1, t1
    xor t0, t0, s4
    xor t4, t0, t4
    lw t6, 72(sp)
    xor a6, a2, a6
    lw a3, 272(t6)
    xor t0, t5, t0
    xor t0, t0, a3
    xor t5, t4, s5
    lw a3, 276(t6)
    xor a7, a7, t5
    xor t5, t5, a3
    lw a3, 360(t6)
    xor a7, a2, a7
    xor a7, a7, a3
    lw a3, 256(t6)
    lw a2, 284(t6)
    xor a6, a6, a3
    xor a3, t1, a2
    lw a2, 264(t6)
    xor t1, t2, t1
    xor t2, t1, a2
    xor a5, a5, t3
    xor a5, a4, a5
    xor a5, a5, t4
    lw t4, 268(t6)
    xor a5, t1, a5
    lw t1, 260(t6)
    xor a5, a5, t4
    xor t1, t3, t1
    slli t3, t1, 16
    srli t4, t1, 16
    or t3, t3, t4
    xor t4, t1, t3
    slli a4, t4, 8
    srli a2, t4, 24
    or a4, a4, a2
    xor a2, a5, a4
    slli a1, a2, 24
    srli a0, a2, 8
    or a1, a1, a0
    slli a0, t1, 24
    srli s2, t1, 8
    or a0, a0, s2
    slli s2, a5, 16
    srli s3, a5, 16
    or s2, s2, s3
    xor a5, a5, s2
    slli s3, a5, 8
    srli s4, a5, 24
    or s3, s3, s4
    slli s4, a3, 8
    srli s5, a3, 24
    or s4, s4, s5
    xor s5, t0, s4
    slli s6, t0, 24
    srli t0, t0, 8
    or t0, s6, t0
    xor s6, t0, a7
    slli s7, s5, 8
    srli s8, s5, 24
    or s7, s7, s8
    slli s8, s5, 16
    srli s9, s5, 16
    or s8, s8, s9
    xor a2, s8, a2
    xor a2, a2, a1
    xor a1, s5, s8
    slli s8, a3, 16
    srli s9, a3, 16
    or s8, s8, s9
    slli s9, a3, 24
    srli s10, a3, 8
    or s9, s9, s10
    slli s10, a6, 16
    srli s11, a6, 16
    or s10, s10, s11
    xor t1, s10, t1
    xor t1, t1, a0
    xor t1, t1, s4
    xor a0, s10, t2
    xor a0, a0, s2
    xor a0, a0, s4
    xor a0, a0, s3
    xor t4, a0, t4
    xor a0, s10, a7
    xor a0, a0, a3
    xor a0, a0, s9
    slli s2, a7, 24
    srli s4, a7, 8
    or s2, s2, s4
    xor s4, s6, s2
    xor s4, s4, a1
    xor t3, t3, s2
    xor s2, t5, s2
    xor s2, s2, s3
    slli s3, a7, 8
    srli a7, a7, 24
    or a7, s3, a7
    xor t3, t3, a7
    xor t3, t3, s9
    xor t3, t3, a4
    xor t2, t2, a7
    xor a4, a7, a3
    xor a4, a4, s8
    xor a4, a4, a1
    xor a4, a4, s2
    xor a7, a6, a7
    slli a3, s2, 24
    srli a1, s2, 8
    or a3, a3, a1
    xor a4, a4, a3
    slli a3, a7, 8
    srli a1, a7, 24
    or a3, a3, a1
    slli a1, t2, 16
    srli s2, t2, 16
    or a1, a1, s2
    xor t2, t2, a1
    xor a7, a7, a1
    xor t0, t2, t0
    xor t2, t2, s8
    slli a1, t2, 8
    srli t2, t2, 24
    or t2, a1, t2
    xor t1, t1, t2
    xor t1, t1, a7
    slli a1, a7, 8
    srli a7, a7, 24
    or a7, a1, a7
    slli a1, t5, 16
    srli s2, t5, 16
    or a1, a1, s2
    xor t5, t5, a1
    xor a1, a1, s5
    xor a5, a1, a5
    xor a1, t5, s7
    xor s2, s4, a1
    slli s3, t5, 8
    srli t5, t5, 24
    or t5, s3, t5
    xor t0, t0, t5
    xor a5, a5, t0
    xor a5, a5, t2
    xor t0, a2, t0
    xor t0, t0, a1
    xor a6, a6, t5
    xor t2, a0, t5
    slli t5, a6, 24
    srli a2, a6, 8
    or t5, t5, a2
    xor a6, a6, t5
    xor a6, a6, s8
    xor t2, t2, t5
    xor t2, t2, a3
    xor t3, t3, a6
    xor a6, t4, a6
    xor a6, a6, a7
    # round 8 (aes.dsl:47)
    xor a6, a6, t0
    xor a7, t2, a6
    xor t1, t3, t1
    xor t2, t3, a7
    xor t3, a6, t1
    not t4, a4
    xor t5, t0, t4
    xor a3, s2, t5
    and a4, a4, a3
    xor t0, t0, a3
    xor a2, t0, a6
    and a1, a2, t3
    xor a0, a2, t2
    xor s2, a3, a7
    xor t1, t1, s2
    not s3, t1
    and s3, a6, s3
    xor a1, a1, s3
    or s4, t0, s2
    xor s3, s3, s4
    and s4, t5, a7
    xor s5, t5, t2
    xor s6, a6, s5
    xor a5, a5, s6
    and s7, s5, a5
    xor s8, a7, a5
    xor s9, t3, s8
    xor s10, a3, s9
    and s11, s6, s10
    xor s11, s11, s3
    and ra, a0, s9
    xor s11, ra, s11
    xor ra, ra, a1
    xor a4, a4, ra
    xor a4, t1, a4
    xor ra, a4, s11
    or s0, t2, s8
    xor s4, s0, s4
    xor a1, a1, s4
    xor s0, t4, s0
    xor s0, s3, s0
    xor s0, s7, s0
    and s3, ra, s0
    xor s4, s3, a1
    and s4, a4, s4
    xor s7, ra, s4
    and a7, a7, s7
    and t5, t5, s7
    or s4, s0, s4
    xor s0, s0, a1
    and ra, s11, s0
    xor a4, a4, ra
    and a4, a1, a4
    xor a1, s4, ra
    and s4, s10, a1
    and s6, s6, a1
    or s10, s11, a4
    xor s3, s3, s10
    xor a4, s0, a4
    xor s0, a4, s7
    and s2, s2, s0
    and t0, t0, s0
    and t4, t4, a4
    and a3, a3, a4
    xor a4, a1, a4
    and s7, s9, a4
    and a0, a0, a4
    xor a0, a0, t0
    xor a0, s6, a0
    and s5, s5, s3
    and a5, a5, s3
    xor a1, a1, s3
    and t1, t1, a1
    and a6, a6, a1
    xor a1, s0, a1
    xor a4, a4, a1
    and s0, s8, a4
    and t2, t2, a4
    xor a4, s0, a7
    xor t1, a4, t1
    xor a4, a4, s7
    xor a3, a3, a4
    and a2, a2, a1
    and t3, t3, a1
    xor a2, a2, t5
    xor t5, s6, t5
    xor t4, t5, t4
    xor t2, a2, t2
    xor t1, t1, t2
    xor t3, t1, t3
    xor t1, t1, s2
    xor a7, a7, t1
    xor a5, a5, a7
    xor a7, t1, s4
    xor t1, a7, t4
    lw t4, 240(t6)
    xor a7, a4, a7
    xor a7, a7, t4
    xor t4, t1, s5
    lw t5, 244(t6)
    xor t2, t2, t4
    xor t4, t4, t5
    lw t5, 364(t6)
    xor t2, a0, t2
    xor t2, t2, t5
    lw t5, 224(t6)
    xor a6, a0, a6
    lw a4, 252(t6)
    xor a6, a6, t5
    xor t5, a5, a4
    lw a4, 232(t6)
    xor a5, a3, a5
    xor a4, a5, a4
    xor t0, t0, t3
    xor t0, a2, t0
    xor t0, t0, t1
    lw t1, 236(t6)
    xor a5, a5, t0
    lw t0, 228(t6)
    xor a5, a5, t1
    xor t0, t3, t0
    slli t1, t0, 16
    srli t3, t0, 16
    or t1, t1, t3
    lw t3, 108(sp)
    srli s3, t0, 8
    and a3, t1, t3
    xor t1, t1, a3
    srli t1, t1, 4
    slli a3, a3, 4
    or t1, a3, t1
    xor a3, t0, t1
    slli a2, a3, 8
    srli a1, a3, 24
    or a2, a2, a1
    lw a1, 104(sp)
    srli s4, a5, 16
    and a0, a2, a1
    xor a2, a2, a0
    srli a2, a2, 2
    slli a0, a0, 6
    or a2, a0, a2
    xor a0, a5, a2
    slli s0, a0, 24
    srli s2, a0, 8
    or s0, s0, s2
    and s2, s0, s1
    xor s0, s0, s2
    srli s0, s0, 6
    slli s2, s2, 2
    or s0, s2, s0
    slli s2, t0, 24
    or s2, s2, s3
    and s3, s2, s1
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    slli s3, a5, 16
    or s3, s3, s4
    and s4, s3, t3
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    xor a5, a5, s3
    slli s4, a5, 8
    srli s5, a5, 24
    or s4, s4, s5
    and s5, s4, a1
    xor s4, s4, s5
    srli s4, s4, 2
    slli s5, s5, 6
    or s4, s5, s4
    slli s5, t5, 8
    srli s6, t5, 24
    or s5, s5, s6
    and s6, s5, a1
    xor s5, s5, s6
    srli s5, s5, 2
    slli s6, s6, 6
    or s5, s6, s5
    xor s6, a7, s5
    slli s7, a7, 24
    srli a7, a7, 8
    or a7, s7, a7
    and s7, a7, s1
    xor a7, a7, s7
    srli a7, a7, 6
    slli s7, s7, 2
    or a7, s7, a7
    xor s7, a7, t2
    slli s8, s6, 16
    srli s9, s6, 16
    or s8, s8, s9
    and s9, s8, t3
    xor s8, s8, s9
    srli s8, s8, 4
    slli s9, s9, 4
    or s8, s9, s8
    xor a0, s8, a0
    xor a0, a0, s0
    xor s0, s6, s8
    slli s8, s6, 8
    srli s9, s6, 24
    or s8, s8, s9
    and s9, s8, a1
    xor s8, s8, s9
    srli s8, s8, 2
    slli s9, s9, 6
    or s8, s9, s8
    slli s9, t5, 16
    srli s10, t5, 16
    or s9, s9, s10
    and s10, s9, t3
    xor s9, s9, s10
    srli s9, s9, 4
    slli s10, s10, 4
    or s9, s10, s9
    slli s10, t5, 24
    srli s11, t5, 8
    or s10, s10, s11
    and s11, s10, s1
    xor s10, s10, s11
    srli s10, s10, 6
    slli s11, s11, 2
    or s10, s11, s10
    slli s11, a6, 16
    srli ra, a6, 16
    or s11, s11, ra
    and ra, s11, t3
    xor s11, s11, ra
    srli s11, s11, 4
    slli ra, ra, 4
    or s11, ra, s11
    xor t0, s11, t0
    xor t0, t0, s2
    xor t0, t0, s5
    xor s2, s11, a4
    xor s2, s2, s3
    xor s2, s2, s5
    xor s2, s2, s4
    xor a3, s2, a3
    xor s2, s11, t2
    xor s2, s2, t5
    xor s2, s2, s10
    slli s3, t2, 24
    srli s5, t2, 8
    or s3, s3, s5
    slli s5, t2, 8
    srli t2, t2, 24
    or t2, s5, t2
    and s5, t2, a1
    xor t2, t2, s5
    srli t2, t2, 2
    slli s5, s5, 6
    or t2, s5, t2
    xor a4, a4, t2
    xor t5, t2, t5
    xor t5, t5, s9
    xor t5, t5, s0
    slli s5, a4, 16
    srli s11, a4, 16
    or s5, s5, s11
    and s11, s5, t3
    xor s5, s5, s11
    srli s5, s5, 4
    slli s11, s11, 4
    or s5, s11, s5
    xor a4, a4, s5
    xor a7, a4, a7
    xor a4, a4, s9
    slli s11, a4, 8
    srli a4, a4, 24
    or a4, s11, a4
    and s11, a4, a1
    xor a4, a4, s11
    srli a4, a4, 2
    slli s11, s11, 6
    or a4, s11, a4
    xor t0, t0, a4
    xor s11, a6, t2
    xor s5, s11, s5
    xor t0, t0, s5
    slli ra, s5, 8
    srli s5, s5, 24
    or s5, ra, s5
    slli ra, s11, 8
    srli s11, s11, 24
    or s11, ra, s11
    and ra, s11, a1
    xor s11, s11, ra
    srli s11, s11, 2
    slli ra, ra, 6
    or s11, ra, s11
    and ra, s5, a1
    xor s5, s5, ra
    srli s5, s5, 2
    slli ra, ra, 6
    or s5, ra, s5
    and ra, s3, s1
    xor s3, s3, ra
    srli s3, s3, 6
    slli ra, ra, 2
    or s3, ra, s3
    xor t1, t1, s3
    xor t1, t1, t2
    xor t1, t1, s10
    xor t1, t1, a2
    xor t2, s7, s3
    xor t2, t2, s0
    xor a2, t4, s3
    xor a2, a2, s4
    xor t5, t5, a2
    slli s0, a2, 24
    srli a2, a2, 8
    or a2, s0, a2
    and s0, a2, s1
    xor a2, a2, s0
    srli a2, a2, 6
    slli s0, s0, 2
    or a2, s0, a2
    xor t5, t5, a2
    slli a2, t4, 16
    srli s0, t4, 16
    or a2, a2, s0
    and s0, a2, t3
    xor a2, a2, s0
    srli a2, a2, 4
    slli s0, s0, 4
    or a2, s0, a2
    xor t4, t4, a2
    xor a2, a2, s6
    xor a5, a2, a5
    xor a2, t4, s8
    xor t2, t2, a2
    slli s0, t4, 8
    srli t4, t4, 24
    or t4, s0, t4
    and s0, t4, a1
    xor t4, t4, s0
    srli t4, t4, 2
    slli s0, s0, 6
    or t4, s0, t4
    xor a6, a6, t4
    xor s0, s2, t4
    xor a7, a7, t4
    xor t4, a0, a7
    xor t4, t4, a2
    xor a5, a5, a7
    xor a5, a5, a4
    slli a7, a6, 24
    srli a4, a6, 8
    or a7, a7, a4
    and a4, a7, s1
    xor a7, a7, a4
    srli a7, a7, 6
    slli a4, a4, 2
    or a7, a4, a7
    xor a6, a6, a7
    xor a6, a6, s9
    xor a7, s0, a7
    xor a7, a7, s11
    xor a4, a3, a6
    xor a4, a4, s5
    xor a6, t1, a6
    # round 7 (aes.dsl:47)
    xor t0, a6, t0
    xor t1, a4, t4
    xor a7, a7, t1
    xor a6, a6, a7
    xor a4, t1, t0
    not a3, t5
    xor a2, t4, a3
    xor t2, t2, a2
    and t5, t5, t2
    xor t4, t4, t2
    xor a0, t4, t1
    and s0, a0, a4
    xor s2, a0, a6
    xor s3, t2, a7
    xor t0, t0, s3
    not s4, t0
    and s4, t1, s4
    xor s0, s0, s4
    or s5, t4, s3
    xor s4, s4, s5
    xor s5, a2, a6
    xor s6, t1, s5
    xor a5, a5, s6
    xor s7, a7, a5
    or s8, a6, s7
    xor s9, a3, s8
    xor s9, s4, s9
    xor s10, a4, s7
    xor s11, t2, s10
    and ra, s6, s11
    xor s4, ra, s4
    and ra, s2, s10
    xor s4, ra, s4
    xor ra, ra, s0
    xor t5, t5, ra
    xor t5, t0, t5
    xor ra, t5, s4
    and a1, s5, a5
    xor a1, a1, s9
    and s9, ra, a1
    sw s1, 112(sp)
    and s1, a2, a7
    xor s1, s8, s1
    xor s0, s0, s1
    xor s1, s9, s0
    and s1, t5, s1
    xor s8, ra, s1
    and a2, a2, s8
    and a7, a7, s8
    or s1, a1, s1
    xor a1, a1, s0
    and ra, s4, a1
    xor t5, t5, ra
    and t5, s0, t5
    xor s0, s1, ra
    and s1, s6, s0
    and s6, s11, s0
    xor a1, a1, t5
    or t5, s4, t5
    xor t5, s9, t5
    and s4, s5, t5
    and a5, a5, t5
    xor t5, s0, t5
    and t0, t0, t5
    and t1, t1, t5
    and t2, t2, a1
    xor s0, s0, a1
    and s5, s10, s0
    and s2, s2, s0
    xor s8, a1, s8
    and a3, a3, a1
    and a1, s3, s8
    xor t5, s8, t5
    and t4, t4, s8
    xor s2, s2, t4
    xor s2, s1, s2
    lw s3, 192(t6)
    xor t1, s2, t1
    xor t1, t1, s3
    and a0, a0, t5
    xor a0, a0, a2
    xor a2, s1, a2
    xor a3, a2, a3
    xor a2, s0, t5
    and t5, a4, t5
    and a6, a6, a2
    and a4, s7, a2
    xor a4, a4, a7
    xor t0, a4, t0
    xor a4, a4, s5
    xor t2, t2, a4
    xor a6, a0, a6
    xor t0, t0, a6
    xor t5, t0, t5
    xor t0, t0, a1
    xor a2, t0, s6
    xor a7, a7, t0
    xor a5, a5, a7
    lw a7, 368(t6)
    xor t0, t2, a5
    lw t2, 200(t6)
    xor a5, a5, a7
    xor a7, t0, t2
    xor t2, a2, a3
    lw a3, 208(t6)
    xor a4, a4, a2
    xor a4, a4, a3
    lw a3, 212(t6)
    xor a2, t2, s4
    xor a3, a2, a3
    xor a6, a6, a2
    lw a2, 216(t6)
    xor a6, s2, a6
    xor a6, a6, a2
    xor t4, t4, t5
    xor t4, a0, t4
    xor t2, t4, t2
    lw t4, 204(t6)
    xor t0, t0, t2
    lw t2, 196(t6)
    xor t0, t0, t4
    xor t2, t5, t2
    slli t4, t2, 24
    srli t5, t2, 8
    or t4, t4, t5
    and t5, t4, t3
    xor t4, t4, t5
    srli t4, t4, 4
    slli t5, t5, 4
    or t4, t5, t4
    xor t5, t2, t4
    slli a2, t0, 24
    srli a1, t0, 8
    or a2, a2, a1
    and a1, a2, t3
    xor a2, a2, a1
    srli a2, a2, 4
    slli a1, a1, 4
    or a2, a1, a2
    xor a1, a7, a2
    xor a1, a1, a6
    xor a2, t0, a2
    slli a0, a6, 24
    srli s0, a6, 8
    or a0, a0, s0
    and s0, a0, t3
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    xor t4, t4, a0
    xor a7, a7, a0
    slli s0, a7, 24
    srli s1, a7, 8
    or s0, s0, s1
    and s1, s0, t3
    xor s0, s0, s1
    srli s0, s0, 4
    slli s1, s1, 4
    or s0, s1, s0
    xor a1, a1, s0
    xor s1, a7, s0
    xor t0, t0, s1
    slli s2, s1, 16
    srli s1, s1, 16
    or s1, s2, s1
    xor s0, a0, s0
    xor s0, s0, t5
    xor s0, s0, s1
    slli s1, t0, 16
    srli s2, t0, 16
    or s1, s1, s2
    xor s2, a5, a0
    slli s3, a6, 16
    srli s4, a6, 16
    or s3, s3, s4
    slli s4, a3, 16
    srli s5, a3, 16
    or s4, s4, s5
    xor s4, a3, s4
    xor s4, s4, a6
    xor s4, s4, a0
    slli s5, a3, 24
    srli s6, a3, 8
    or s5, s5, s6
    and s6, s5, t3
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    xor a3, a3, s5
    xor s3, s3, a3
    xor t5, a3, t5
    xor a7, a7, t5
    slli s6, t5, 16
    srli t5, t5, 16
    or t5, s6, t5
    slli s6, a7, 16
    srli s7, a7, 16
    or s6, s6, s7
    slli s7, a3, 16
    srli s8, a3, 16
    or s7, s7, s8
    slli s8, a4, 24
    srli s9, a4, 8
    or s8, s8, s9
    and s9, s8, t3
    xor s8, s8, s9
    srli s8, s8, 4
    slli s9, s9, 4
    or s8, s9, s8
    xor s9, s8, a2
    xor s8, a4, s8
    slli s10, a5, 24
    srli s11, a5, 8
    or s10, s10, s11
    and s11, s10, t3
    xor s10, s10, s11
    srli s10, s10, 4
    slli s11, s11, 4
    or s10, s11, s10
    xor s5, s5, s10
    xor s5, s5, s7
    xor a2, a2, s10
    xor a2, a2, a5
    xor a4, a2, a4
    xor a4, a4, a0
    xor a0, s3, a4
    slli s3, a4, 16
    srli a4, a4, 16
    or a4, s3, a4
    xor a4, a0, a4
    slli a0, a2, 16
    srli a2, a2, 16
    or a2, a0, a2
    xor a2, a1, a2
    xor a1, t1, s10
    xor a0, s0, a1
    slli s0, a1, 16
    srli a1, a1, 16
    or a1, s0, a1
    xor a1, a0, a1
    slli a0, a5, 8
    srli s0, a5, 24
    or a0, a0, s0
    and s0, a0, t3
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    xor s0, s2, a0
    xor a0, s8, a0
    xor s2, s5, a0
    xor t0, s2, t0
    xor t0, t0, s1
    xor s1, s4, a0
    xor a5, a0, a5
    slli a0, a5, 16
    srli a5, a5, 16
    or a5, a0, a5
    xor a0, s1, a5
    xor a5, s9, a5
    xor a5, a5, a7
    xor a5, a5, s6
    slli a7, s0, 16
    srli s1, s0, 16
    or a7, a7, s1
    slli s1, s0, 24
    srli s0, s0, 8
    or s0, s1, s0
    and s1, s0, t3
    xor s0, s0, s1
    srli s0, s0, 4
    slli s1, s1, 4
    or s0, s1, s0
    slli s1, t1, 24
    srli s2, t1, 8
    or s1, s1, s2
    and s2, s1, t3
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    xor a3, a3, s1
    xor a6, a6, a3
    xor t1, t1, a3
    xor t4, t4, t1
    xor t4, t4, t5
    xor a7, t4, a7
    xor t2, t1, t2
    xor t4, a2, t2
    slli t5, t2, 16
    srli t2, t2, 16
    or t2, t5, t2
    xor t2, t4, t2
    slli t4, t1, 16
    srli t1, t1, 16
    or t1, t4, t1
    xor a6, a6, t1
    xor a6, a6, s0
    # round 6 (aes.dsl:47)
    xor t1, a7, a1
    xor t2, t2, a5
    xor a6, a6, t2
    xor a7, a7, a6
    xor t4, t2, t1
    xor t5, a5, a4
    xor a3, a0, t5
    not a2, a3
    xor a5, a5, a2
    or a3, a4, a3
    xor a1, a5, t2
    and a0, a1, t4
    xor s0, a1, a7
    xor s1, a2, a6
    xor t1, t1, s1
    not s2, t1
    and s3, t2, s2
    xor a0, a0, s3
    or s4, a5, s1
    xor s3, s3, s4
    and s4, t5, a6
    xor s5, t5, a7
    xor s6, t2, s5
    xor t0, t0, s6
    and s7, s5, t0
    xor s8, a6, t0
    xor s9, t4, s8
    and s10, s0, s9
    xor s11, s10, a0
    xor a3, a3, s11
    xor a3, s2, a3
    xor s2, a2, s9
    and s11, s6, s2
    xor s11, s11, s3
    xor s10, s10, s11
    xor s11, a3, s10
    or ra, a7, s8
    xor s4, ra, s4
    xor a0, a0, s4
    xor s4, a4, ra
    xor s3, s3, s4
    xor s3, s7, s3
    and s4, s11, s3
    xor s7, s4, a0
    and s7, a3, s7
    xor s11, s11, s7
    and a6, a6, s11
    and t5, t5, s11
    or s7, s3, s7
    xor s3, s3, a0
    and ra, s10, s3
    xor a3, a3, ra
    and a3, a0, a3
    xor a0, s7, ra
    and s2, s2, a0
    and s6, s6, a0
    or s7, s10, a3
    xor s4, s4, s7
    xor a3, s3, a3
    and a2, a2, a3
    and a4, a4, a3
    xor s3, a3, s11
    and s1, s1, s3
    and a5, a5, s3
    xor a3, a0, a3
    and s0, s0, a3
    xor s0, s0, a5
    xor s0, s6, s0
    and s7, s9, a3
    and t0, t0, s4
    and s5, s5, s4
    xor a0, a0, s4
    and t1, t1, a0
    and t2, t2, a0
    xor a0, s3, a0
    and t4, t4, a0
    xor a3, a3, a0
    and a1, a1, a0
    xor a1, a1, t5
    xor t5, s6, t5
    xor t5, t5, a4
    and a7, a7, a3
    and a4, s8, a3
    xor a4, a4, a6
    xor t1, a4, t1
    xor a4, a4, s7
    xor a3, a2, a4
    xor a7, a1, a7
    xor t1, t1, a7
    xor t4, t1, t4
    xor t1, t1, s1
    xor a6, a6, t1
    xor a6, t0, a6
    xor t0, t1, s2
    lw t1, 176(t6)
    xor a4, a4, t0
    xor t1, a4, t1
    xor t0, t0, t5
    lw t5, 180(t6)
    xor a4, t0, s5
    xor t5, a4, t5
    xor a7, a7, a4
    lw a4, 372(t6)
    xor a7, s0, a7
    xor a7, a7, a4
    lw a4, 160(t6)
    xor t2, s0, t2
    xor t2, t2, a4
    lw a4, 188(t6)
    xor a3, a3, a6
    lw a2, 168(t6)
    xor a6, a6, a4
    lw a4, 164(t6)
    xor a2, a3, a2
    xor a4, t4, a4
    xor a5, a5, t4
    xor a5, a1, a5
    xor a5, a5, t0
    lw t0, 172(t6)
    xor a5, a3, a5
    xor a5, a5, t0
    slli t0, a5, 16
    srli t4, a5, 16
    or t0, t0, t4
    and t4, t0, t3
    xor t0, t0, t4
    srli t0, t0, 4
    slli t4, t4, 4
    or t0, t4, t0
    xor t4, a5, t0
    slli a3, t4, 8
    srli a1, t4, 24
    or a3, a3, a1
    lw a1, 112(sp)
    srli s0, a4, 8
    and a0, a3, a1
    xor a3, a3, a0
    srli a3, a3, 6
    slli a0, a0, 2
    or a3, a0, a3
    slli a0, a4, 24
    or a0, a0, s0
    lw s0, 104(sp)
    srli s2, a4, 16
    and s1, a0, s0
    xor a0, a0, s1
    srli a0, a0, 2
    slli s1, s1, 6
    or a0, s1, a0
    slli s1, a4, 16
    or s1, s1, s2
    and s2, s1, t3
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    xor s2, a4, s1
    slli s3, s2, 8
    srli s4, s2, 24
    or s3, s3, s4
    and s4, s3, a1
    xor s3, s3, s4
    srli s3, s3, 6
    slli s4, s4, 2
    or s3, s4, s3
    xor a5, a5, s3
    slli s4, a5, 24
    srli s5, a5, 8
    or s4, s4, s5
    and s5, s4, s0
    xor s4, s4, s5
    srli s4, s4, 2
    slli s5, s5, 6
    or s4, s5, s4
    slli s5, a6, 8
    srli s6, a6, 24
    or s5, s5, s6
    and s6, s5, a1
    xor s5, s5, s6
    srli s5, s5, 6
    slli s6, s6, 2
    or s5, s6, s5
    xor s6, t1, s5
    slli s7, t1, 24
    srli t1, t1, 8
    or t1, s7, t1
    and s7, t1, s0
    xor t1, t1, s7
    srli t1, t1, 2
    slli s7, s7, 6
    or t1, s7, t1
    xor s7, t1, a7
    slli s8, s6, 16
    srli s9, s6, 16
    or s8, s8, s9
    and s9, s8, t3
    xor s8, s8, s9
    srli s8, s8, 4
    slli s9, s9, 4
    or s8, s9, s8
    xor a5, s8, a5
    xor a5, a5, s4
    xor s4, s6, s8
    slli s8, s6, 8
    srli s9, s6, 24
    or s8, s8, s9
    and s9, s8, a1
    xor s8, s8, s9
    srli s8, s8, 6
    slli s9, s9, 2
    or s8, s9, s8
    slli s9, a6, 16
    srli s10, a6, 16
    or s9, s9, s10
    and s10, s9, t3
    xor s9, s9, s10
    srli s9, s9, 4
    slli s10, s10, 4
    or s9, s10, s9
    slli s10, a6, 24
    srli s11, a6, 8
    or s10, s10, s11
    and s11, s10, s0
    xor s10, s10, s11
    srli s10, s10, 2
    slli s11, s11, 6
    or s10, s11, s10
    slli s11, t2, 16
    srli ra, t2, 16
    or s11, s11, ra
    and ra, s11, t3
    xor s11, s11, ra
    srli s11, s11, 4
    slli ra, ra, 4
    or s11, ra, s11
    xor a4, s11, a4
    xor a4, a4, a0
    xor a4, a4, s5
    xor a0, s11, a7
    xor a0, a0, a6
    xor a0, a0, s10
    xor s11, s11, a2
    xor t0, s11, t0
    xor t0, t0, s5
    xor t0, t0, a3
    xor t0, t0, s2
    slli s2, a7, 8
    srli s5, a7, 24
    or s2, s2, s5
    slli s5, a7, 24
    srli a7, a7, 8
    or a7, s5, a7
    and s5, a7, s0
    xor a7, a7, s5
    srli a7, a7, 2
    slli s5, s5, 6
    or a7, s5, a7
    xor s5, s7, a7
    xor s5, s5, s4
    xor s1, s1, a7
    xor a7, t5, a7
    xor a7, a7, a3
    slli a3, a7, 24
    srli s7, a7, 8
    or a3, a3, s7
    and s7, a3, s0
    xor a3, a3, s7
    srli a3, a3, 2
    slli s7, s7, 6
    or a3, s7, a3
    and s7, s2, a1
    xor s2, s2, s7
    srli s2, s2, 6
    slli s7, s7, 2
    or s2, s7, s2
    xor a6, s2, a6
    xor a6, a6, s9
    xor a6, a6, s4
    xor a6, a6, a7
    xor a6, a6, a3
    xor a7, a2, s2
    xor a3, s1, s2
    xor a3, a3, s10
    xor a3, a3, s3
    xor a2, t2, s2
    slli s1, a2, 8
    srli s2, a2, 24
    or s1, s1, s2
    and s2, s1, a1
    xor s1, s1, s2
    srli s1, s1, 6
    slli s2, s2, 2
    or s1, s2, s1
    slli s2, a7, 16
    srli s3, a7, 16
    or s2, s2, s3
    and s3, s2, t3
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor a2, a2, s2
    xor a7, a7, s2
    xor t1, a7, t1
    xor a7, a7, s9
    slli s2, a7, 8
    srli a7, a7, 24
    or a7, s2, a7
    and s2, a7, a1
    xor a7, a7, s2
    srli a7, a7, 6
    slli s2, s2, 2
    or a7, s2, a7
    xor a4, a4, a7
    xor a4, a4, a2
    slli s2, a2, 8
    srli a2, a2, 24
    or a2, s2, a2
    and s2, a2, a1
    xor a2, a2, s2
    srli a2, a2, 6
    slli s2, s2, 2
    or a2, s2, a2
    slli s2, t5, 16
    srli s3, t5, 16
    or s2, s2, s3
    and s3, s2, t3
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor t5, t5, s2
    xor s2, s2, s6
    xor t4, s2, t4
    xor s2, t5, s8
    xor s3, s5, s2
    slli s4, t5, 8
    srli t5, t5, 24
    or t5, s4, t5
    and s4, t5, a1
    xor t5, t5, s4
    srli t5, t5, 6
    slli s4, s4, 2
    or t5, s4, t5
    xor a0, a0, t5
    xor t2, t2, t5
    xor t1, t1, t5
    xor a5, a5, t1
    xor a5, a5, s2
    xor t1, t4, t1
    xor a7, t1, a7
    slli t1, t2, 24
    srli t4, t2, 8
    or t1, t1, t4
    and t4, t1, s0
    xor t1, t1, t4
    srli t1, t1, 2
    slli t4, t4, 6
    or t1, t4, t1
    xor t4, a0, t1
    xor t4, t4, s1
    xor t1, t2, t1
    xor t1, t1, s9
    xor t0, t0, t1
    xor t0, t0, a2
    xor t1, a3, t1
    # round 5 (aes.dsl:47)
    xor t0, t0, a5
    xor t2, t4, t0
    xor t4, t1, a4
    xor t1, t1, t2
    xor t5, t0, t4
    not a4, a6
    xor a3, a5, a4
    xor a2, s3, a3
    and a6, a6, a2
    xor a5, a5, a2
    xor a0, a5, t0
    and s1, a0, t5
    xor s2, a0, t1
    xor s3, a2, t2
    xor t4, t4, s3
    not s4, t4
    and s4, t0, s4
    xor s1, s1, s4
    or s5, a5, s3
    xor s4, s4, s5
    and s5, a3, t2
    xor s6, a3, t1
    xor s7, t0, s6
    xor a7, a7, s7
    and s8, s6, a7
    xor s9, t2, a7
    xor s10, t5, s9
    xor s11, a2, s10
    and ra, s7, s11
    xor ra, ra, s4
    and a1, s2, s10
    xor ra, a1, ra
    xor a1, a1, s1
    xor a6, a6, a1
    xor a6, t4, a6
    xor a1, a6, ra
    or s0, t1, s9
    xor s5, s0, s5
    xor s1, s1, s5
    xor s0, a4, s0
    xor s0, s4, s0
    xor s0, s8, s0
    and s4, a1, s0
    xor s5, s4, s1
    and s5, a6, s5
    xor a1, a1, s5
    and t2, t2, a1
    and a3, a3, a1
    or s5, s0, s5
    xor s0, s0, s1
    and s8, ra, s0
    xor a6, a6, s8
    and a6, s1, a6
    xor s1, s5, s8
    and s5, s11, s1
    and s7, s7, s1
    or s8, ra, a6
    xor s4, s4, s8
    xor a6, s0, a6
    xor a1, a6, a1
    and s0, s3, a1
    and a5, a5, a1
    and a4, a4, a6
    and a2, a2, a6
    xor a6, s1, a6
    and s3, s10, a6
    and s2, s2, a6
    xor s2, s2, a5
    xor s2, s7, s2
    and s6, s6, s4
    and a7, a7, s4
    xor s1, s1, s4
    and t4, t4, s1
    and t0, t0, s1
    xor a1, a1, s1
    xor a6, a6, a1
    and s1, s9, a6
    and a6, t1, a6
    xor t1, s1, t2
    xor t4, t1, t4
    xor t1, t1, s3
    xor a2, a2, t1
    and a0, a0, a1
    and t5, t5, a1
    xor a1, a0, a3
    xor a3, s7, a3
    xor a4, a3, a4
    xor a6, a1, a6
    xor t4, t4, a6
    xor t5, t4, t5
    xor t4, t4, s0
    xor t2, t2, t4
    xor a7, a7, t2
    xor t2, t4, s5
    xor t4, t2, a4
    lw a4, 144(t6)
    xor t1, t1, t2
    xor t1, t1, a4
    xor t2, t4, s6
    lw a4, 148(t6)
    xor a6, a6, t2
    xor t2, t2, a4
    lw a4, 376(t6)
    xor a6, s2, a6
    xor a6, a6, a4
    lw a4, 128(t6)
    xor t0, s2, t0
    lw a3, 156(t6)
    xor t0, t0, a4
    xor a4, a7, a3
    lw a3, 136(t6)
    xor a7, a2, a7
    xor a3, a7, a3
    xor a5, a5, t5
    xor a5, a1, a5
    xor a5, a5, t4
    lw t4, 140(t6)
    xor a5, a7, a5
    lw a7, 132(t6)
    xor a5, a5, t4
    xor a7, t5, a7
    slli t4, a7, 16
    srli t5, a7, 16
    or t4, t4, t5
    xor t5, a7, t4
    slli a2, t5, 8
    srli a1, t5, 24
    or a2, a2, a1
    xor a1, a5, a2
    slli a0, a1, 24
    srli s0, a1, 8
    or a0, a0, s0
    slli s0, a7, 24
    srli s1, a7, 8
    or s0, s0, s1
    slli s1, a5, 16
    srli s2, a5, 16
    or s1, s1, s2
    xor a5, a5, s1
    slli s2, a5, 8
    srli s3, a5, 24
    or s2, s2, s3
    slli s3, a4, 8
    srli s4, a4, 24
    or s3, s3, s4
    xor s4, t1, s3
    slli s5, t1, 24
    srli t1, t1, 8
    or t1, s5, t1
    xor s5, t1, a6
    slli s6, s4, 8
    srli s7, s4, 24
    or s6, s6, s7
    slli s7, s4, 16
    srli s8, s4, 16
    or s7, s7, s8
    xor a1, s7, a1
    xor a1, a1, a0
    xor a0, s4, s7
    slli s7, a4, 16
    srli s8, a4, 16
    or s7, s7, s8
    slli s8, a4, 24
    srli s9, a4, 8
    or s8, s8, s9
    slli s9, t0, 16
    srli s10, t0, 16
    or s9, s9, s10
    xor a7, s9, a7
    xor a7, a7, s0
    xor a7, a7, s3
    xor s0, s9, a3
    xor s0, s0, s1
    xor s0, s0, s3
    xor s0, s0, s2
    xor t5, s0, t5
    xor s0, s9, a6
    xor s0, s0, a4
    xor s0, s0, s8
    slli s1, a6, 24
    srli s3, a6, 8
    or s1, s1, s3
    xor s3, s5, s1
    xor s3, s3, a0
    xor t4, t4, s1
    xor s1, t2, s1
    xor s1, s1, s2
    slli s2, a6, 8
    srli a6, a6, 24
    or a6, s2, a6
    xor t4, t4, a6
    xor t4, t4, s8
    xor t4, t4, a2
    xor a3, a3, a6
    xor a4, a6, a4
    xor a4, a4, s7
    xor a4, a4, a0
    xor a4, a4, s1
    xor a6, t0, a6
    slli a2, s1, 24
    srli a0, s1, 8
    or a2, a2, a0
    xor a4, a4, a2
    slli a2, a6, 8
    srli a0, a6, 24
    or a2, a2, a0
    slli a0, a3, 16
    srli s1, a3, 16
    or a0, a0, s1
    xor a3, a3, a0
    xor a6, a6, a0
    xor t1, a3, t1
    xor a3, a3, s7
    slli a0, a3, 8
    srli a3, a3, 24
    or a3, a0, a3
    xor a7, a7, a3
    xor a7, a7, a6
    slli a0, a6, 8
    srli a6, a6, 24
    or a6, a0, a6
    slli a0, t2, 16
    srli s1, t2, 16
    or a0, a0, s1
    xor t2, t2, a0
    xor a0, a0, s4
    xor a5, a0, a5
    xor a0, t2, s6
    xor s1, s3, a0
    slli s2, t2, 8
    srli t2, t2, 24
    or t2, s2, t2
    xor t1, t1, t2
    xor a5, a5, t1
    xor a5, a5, a3
    xor t1, a1, t1
    xor t1, t1, a0
    xor t0, t0, t2
    xor t2, s0, t2
    slli a3, t0, 24
    srli a1, t0, 8
    or a3, a3, a1
    xor t0, t0, a3
    xor t0, t0, s7
    xor t2, t2, a3
    xor t2, t2, a2
    xor t4, t4, t0
    xor t0, t5, t0
    xor a6, t0, a6
    # round 4 (aes.dsl:47)
    xor a6, a6, t1
    xor t0, t2, a6
    xor a7, t4, a7
    xor t2, t4, t0
    xor t4, a6, a7
    not t5, a4
    xor a3, t1, t5
    xor a2, s1, a3
    and a4, a4, a2
    xor t1, t1, a2
    xor a1, t1, a6
    and a0, a1, t4
    xor s0, a1, t2
    xor s1, a2, t0
    xor a7, a7, s1
    not s2, a7
    and s2, a6, s2
    xor a0, a0, s2
    or s3, t1, s1
    xor s2, s2, s3
    and s3, a3, t0
    xor s4, a3, t2
    xor s5, a6, s4
    xor a5, a5, s5
    and s6, s4, a5
    xor s7, t0, a5
    xor s8, t4, s7
    xor s9, a2, s8
    and s10, s5, s9
    xor s10, s10, s2
    and s11, s0, s8
    xor s10, s11, s10
    xor s11, s11, a0
    xor a4, a4, s11
    xor a4, a7, a4
    xor s11, a4, s10
    or ra, t2, s7
    xor s3, ra, s3
    xor a0, a0, s3
    xor s3, t5, ra
    xor s2, s2, s3
    xor s2, s6, s2
    and s3, s11, s2
    xor s6, s3, a0
    and s6, a4, s6
    xor s11, s11, s6
    and t0, t0, s11
    and a3, a3, s11
    or s6, s2, s6
    xor s2, s2, a0
    and ra, s10, s2
    xor a4, a4, ra
    and a4, a0, a4
    xor a0, s6, ra
    and s6, s9, a0
    and s5, s5, a0
    or s9, s10, a4
    xor s3, s3, s9
    xor a4, s2, a4
    xor s2, a4, s11
    and s1, s1, s2
    and t1, t1, s2
    and t5, t5, a4
    and a2, a2, a4
    xor a4, a0, a4
    and s8, s8, a4
    and s0, s0, a4
    xor s0, s0, t1
    xor s0, s5, s0
    and s4, s4, s3
    and a5, a5, s3
    xor a0, a0, s3
    and a7, a7, a0
    and a6, a6, a0
    xor a0, s2, a0
    xor a4, a4, a0
    and s2, s7, a4
    and t2, t2, a4
    xor a4, s2, t0
    xor a7, a4, a7
    xor a4, a4, s8
    xor a2, a2, a4
    and a1, a1, a0
    and t4, t4, a0
    xor a1, a1, a3
    xor a3, s5, a3
    xor t5, a3, t5
    xor t2, a1, t2
    xor a7, a7, t2
    xor t4, a7, t4
    xor a7, a7, s1
    xor t0, t0, a7
    xor a5, a5, t0
    xor a7, a7, s6
    xor t0, a7, t5
    lw t5, 112(t6)
    xor a7, a4, a7
    xor a7, a7, t5
    xor t5, t0, s4
    lw a4, 116(t6)
    xor t2, t2, t5
    xor t5, t5, a4
    lw a4, 380(t6)
    xor t2, s0, t2
    xor t2, t2, a4
    lw a4, 96(t6)
    xor a6, s0, a6
    lw a3, 124(t6)
    xor a6, a6, a4
    xor a4, a5, a3
    lw a3, 104(t6)
    xor a5, a2, a5
    xor a3, a5, a3
    xor t1, t1, t4
    xor t1, a1, t1
    xor t0, t1, t0
    lw t1, 108(t6)
    xor a5, a5, t0
    lw t0, 100(t6)
    xor a5, a5, t1
    xor t0, t4, t0
    slli t1, t0, 16
    srli t4, t0, 16
    or t1, t1, t4
    and t4, t1, t3
    xor t1, t1, t4
    srli t1, t1, 4
    slli t4, t4, 4
    or t1, t4, t1
    xor t4, t0, t1
    slli a2, t4, 8
    srli a1, t4, 24
    or a2, a2, a1
    lw a1, 104(sp)
    srli s3, t0, 8
    and a0, a2, a1
    xor a2, a2, a0
    srli a2, a2, 2
    slli a0, a0, 6
    or a2, a0, a2
    xor a0, a5, a2
    slli s0, a0, 24
    srli s1, a0, 8
    or s0, s0, s1
    lw s1, 112(sp)
    srli s4, a5, 16
    and s2, s0, s1
    xor s0, s0, s2
    srli s0, s0, 6
    slli s2, s2, 2
    or s0, s2, s0
    slli s2, t0, 24
    or s2, s2, s3
    and s3, s2, s1
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    slli s3, a5, 16
    or s3, s3, s4
    and s4, s3, t3
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    xor a5, a5, s3
    slli s4, a5, 8
    srli s5, a5, 24
    or s4, s4, s5
    and s5, s4, a1
    xor s4, s4, s5
    srli s4, s4, 2
    slli s5, s5, 6
    or s4, s5, s4
    slli s5, a4, 8
    srli s6, a4, 24
    or s5, s5, s6
    and s6, s5, a1
    xor s5, s5, s6
    srli s5, s5, 2
    slli s6, s6, 6
    or s5, s6, s5
    xor s6, a7, s5
    slli s7, a7, 24
    srli a7, a7, 8
    or a7, s7, a7
    and s7, a7, s1
    xor a7, a7, s7
    srli a7, a7, 6
    slli s7, s7, 2
    or a7, s7, a7
    xor s7, a7, t2
    slli s8, s6, 16
    srli s9, s6, 16
    or s8, s8, s9
    and s9, s8, t3
    xor s8, s8, s9
    srli s8, s8, 4
    slli s9, s9, 4
    or s8, s9, s8
    xor a0, s8, a0
    xor a0, a0, s0
    xor s0, s6, s8
    slli s8, s6, 8
    srli s9, s6, 24
    or s8, s8, s9
    and s9, s8, a1
    xor s8, s8, s9
    srli s8, s8, 2
    slli s9, s9, 6
    or s8, s9, s8
    slli s9, a4, 16
    srli s10, a4, 16
    or s9, s9, s10
    and s10, s9, t3
    xor s9, s9, s10
    srli s9, s9, 4
    slli s10, s10, 4
    or s9, s10, s9
    slli s10, a4, 24
    srli s11, a4, 8
    or s10, s10, s11
    and s11, s10, s1
    xor s10, s10, s11
    srli s10, s10, 6
    slli s11, s11, 2
    or s10, s11, s10
    slli s11, a6, 16
    srli ra, a6, 16
    or s11, s11, ra
    and ra, s11, t3
    xor s11, s11, ra
    srli s11, s11, 4
    slli ra, ra, 4
    or s11, ra, s11
    xor t0, s11, t0
    xor t0, t0, s2
    xor t0, t0, s5
    xor s2, s11, a3
    xor s2, s2, s3
    xor s2, s2, s5
    xor s2, s2, s4
    xor t4, s2, t4
    xor s2, s11, t2
    xor s2, s2, a4
    xor s2, s2, s10
    slli s3, t2, 24
    srli s5, t2, 8
    or s3, s3, s5
    slli s5, t2, 8
    srli t2, t2, 24
    or t2, s5, t2
    and s5, t2, a1
    xor t2, t2, s5
    srli t2, t2, 2
    slli s5, s5, 6
    or t2, s5, t2
    xor a3, a3, t2
    xor a4, t2, a4
    xor a4, a4, s9
    xor a4, a4, s0
    slli s5, a3, 16
    srli s11, a3, 16
    or s5, s5, s11
    and s11, s5, t3
    xor s5, s5, s11
    srli s5, s5, 4
    slli s11, s11, 4
    or s5, s11, s5
    xor a3, a3, s5
    xor a7, a3, a7
    xor a3, a3, s9
    slli s11, a3, 8
    srli a3, a3, 24
    or a3, s11, a3
    and s11, a3, a1
    xor a3, a3, s11
    srli a3, a3, 2
    slli s11, s11, 6
    or a3, s11, a3
    xor t0, t0, a3
    xor s11, a6, t2
    xor s5, s11, s5
    xor t0, t0, s5
    slli ra, s5, 8
    srli s5, s5, 24
    or s5, ra, s5
    slli ra, s11, 8
    srli s11, s11, 24
    or s11, ra, s11
    and ra, s11, a1
    xor s11, s11, ra
    srli s11, s11, 2
    slli ra, ra, 6
    or s11, ra, s11
    and ra, s5, a1
    xor s5, s5, ra
    srli s5, s5, 2
    slli ra, ra, 6
    or s5, ra, s5
    and ra, s3, s1
    xor s3, s3, ra
    srli s3, s3, 6
    slli ra, ra, 2
    or s3, ra, s3
    xor t1, t1, s3
    xor t1, t1, t2
    xor t1, t1, s10
    xor t1, t1, a2
    xor t2, s7, s3
    xor t2, t2, s0
    xor a2, t5, s3
    xor a2, a2, s4
    xor a4, a4, a2
    slli s0, a2, 24
    srli a2, a2, 8
    or a2, s0, a2
    and s0, a2, s1
    xor a2, a2, s0
    srli a2, a2, 6
    slli s0, s0, 2
    or a2, s0, a2
    xor a4, a4, a2
    slli a2, t5, 16
    srli s0, t5, 16
    or a2, a2, s0
    and s0, a2, t3
    xor a2, a2, s0
    srli a2, a2, 4
    slli s0, s0, 4
    or a2, s0, a2
    xor t5, t5, a2
    xor a2, a2, s6
    xor a5, a2, a5
    xor a2, t5, s8
    xor t2, t2, a2
    slli s0, t5, 8
    srli t5, t5, 24
    or t5, s0, t5
    and s0, t5, a1
    xor t5, t5, s0
    srli t5, t5, 2
    slli s0, s0, 6
    or t5, s0, t5
    xor a6, a6, t5
    xor s0, s2, t5
    xor a7, a7, t5
    xor t5, a0, a7
    xor t5, t5, a2
    xor a5, a5, a7
    xor a5, a5, a3
    slli a7, a6, 24
    srli a3, a6, 8
    or a7, a7, a3
    and a3, a7, s1
    xor a7, a7, a3
    srli a7, a7, 6
    slli a3, a3, 2
    or a7, a3, a7
    xor a6, a6, a7
    xor a6, a6, s9
    xor a7, s0, a7
    xor a7, a7, s11
    xor t4, t4, a6
    xor t4, t4, s5
    xor a6, t1, a6
    # round 3 (aes.dsl:47)
    xor t0, a6, t0
    xor t1, t4, t5
    xor a7, a7, t1
    xor a6, a6, a7
    xor t4, t1, t0
    not a3, a4
    xor a2, t5, a3
    xor t2, t2, a2
    and a4, a4, t2
    xor t5, t5, t2
    xor a0, t5, t1
    and s0, a0, t4
    xor s2, a0, a6
    xor s3, t2, a7
    xor t0, t0, s3
    not s4, t0
    and s4, t1, s4
    xor s0, s0, s4
    or s5, t5, s3
    xor s4, s4, s5
    xor s5, a2, a6
    xor s6, t1, s5
    xor a5, a5, s6
    xor s7, a7, a5
    or s8, a6, s7
    xor s9, a3, s8
    xor s9, s4, s9
    xor s10, t4, s7
    xor s11, t2, s10
    and ra, s6, s11
    xor s4, ra, s4
    and ra, s2, s10
    xor s4, ra, s4
    xor ra, ra, s0
    xor a4, a4, ra
    xor a4, t0, a4
    xor ra, a4, s4
    and a1, s5, a5
    xor a1, a1, s9
    and s9, ra, a1
    and s1, a2, a7
    xor s1, s8, s1
    xor s0, s0, s1
    xor s1, s9, s0
    and s1, a4, s1
    xor s8, ra, s1
    and a2, a2, s8
    and a7, a7, s8
    or s1, a1, s1
    xor a1, a1, s0
    and ra, s4, a1
    xor a4, a4, ra
    and a4, s0, a4
    xor s0, s1, ra
    and s1, s6, s0
    and s6, s11, s0
    xor a1, a1, a4
    or a4, s4, a4
    xor a4, s9, a4
    and s4, s5, a4
    and a5, a5, a4
    xor a4, s0, a4
    and t0, t0, a4
    and t1, t1, a4
    and t2, t2, a1
    xor s0, s0, a1
    and s5, s10, s0
    and s2, s2, s0
    xor s8, a1, s8
    and a3, a3, a1
    and a1, s3, s8
    xor a4, s8, a4
    and t5, t5, s8
    xor s2, s2, t5
    xor s2, s1, s2
    lw s3, 64(t6)
    xor t1, s2, t1
    xor t1, t1, s3
    and a0, a0, a4
    xor a0, a0, a2
    xor a2, s1, a2
    xor a3, a2, a3
    xor a2, s0, a4
    and t4, t4, a4
    and a6, a6, a2
    and a4, s7, a2
    xor a4, a4, a7
    xor t0, a4, t0
    xor a4, a4, s5
    xor t2, t2, a4
    xor a6, a0, a6
    xor t0, t0, a6
    xor t4, t0, t4
    xor t0, t0, a1
    xor a2, t0, s6
    xor a7, a7, t0
    xor a5, a5, a7
    lw a7, 384(t6)
    xor t0, t2, a5
    lw t2, 72(t6)
    xor a5, a5, a7
    xor a7, t0, t2
    xor t2, a2, a3
    lw a3, 80(t6)
    xor a4, a4, a2
    xor a4, a4, a3
    lw a3, 84(t6)
    xor a2, t2, s4
    xor a3, a2, a3
    xor a6, a6, a2
    lw a2, 88(t6)
    xor a6, s2, a6
    xor a6, a6, a2
    xor t5, t5, t4
    xor t5, a0, t5
    xor t2, t5, t2
    lw t5, 76(t6)
    xor t0, t0, t2
    lw t2, 68(t6)
    xor t0, t0, t5
    xor t2, t4, t2
    slli t4, t2, 24
    srli t5, t2, 8
    or t4, t4, t5
    and t5, t4, t3
    xor t4, t4, t5
    srli t4, t4, 4
    slli t5, t5, 4
    or t4, t5, t4
    xor t5, t2, t4
    slli a2, t0, 24
    srli a1, t0, 8
    or a2, a2, a1
    and a1, a2, t3
    xor a2, a2, a1
    srli a2, a2, 4
    slli a1, a1, 4
    or a2, a1, a2
    xor a1, a7, a2
    xor a1, a1, a6
    xor a2, t0, a2
    slli a0, a6, 24
    srli s0, a6, 8
    or a0, a0, s0
    and s0, a0, t3
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    xor t4, t4, a0
    xor a7, a7, a0
    slli s0, a7, 24
    srli s1, a7, 8
    or s0, s0, s1
    and s1, s0, t3
    xor s0, s0, s1
    srli s0, s0, 4
    slli s1, s1, 4
    or s0, s1, s0
    xor a1, a1, s0
    xor s1, a7, s0
    xor t0, t0, s1
    slli s2, s1, 16
    srli s1, s1, 16
    or s1, s2, s1
    xor s0, a0, s0
    xor s0, s0, t5
    xor s0, s0, s1
    slli s1, t0, 16
    srli s2, t0, 16
    or s1, s1, s2
    xor s2, a5, a0
    slli s3, a6, 16
    srli s4, a6, 16
    or s3, s3, s4
    slli s4, a3, 16
    srli s5, a3, 16
    or s4, s4, s5
    xor s4, a3, s4
    xor s4, s4, a6
    xor s4, s4, a0
    slli s5, a3, 24
    srli s6, a3, 8
    or s5, s5, s6
    and s6, s5, t3
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    xor a3, a3, s5
    xor s3, s3, a3
    xor t5, a3, t5
    xor a7, a7, t5
    slli s6, t5, 16
    srli t5, t5, 16
    or t5, s6, t5
    slli s6, a7, 16
    srli s7, a7, 16
    or s6, s6, s7
    slli s7, a3, 16
    srli s8, a3, 16
    or s7, s7, s8
    slli s8, a4, 24
    srli s9, a4, 8
    or s8, s8, s9
    and s9, s8, t3
    xor s8, s8, s9
    srli s8, s8, 4
    slli s9, s9, 4
    or s8, s9, s8
    xor s9, s8, a2
    xor s8, a4, s8
    slli s10, a5, 24
    srli s11, a5, 8
    or s10, s10, s11
    and s11, s10, t3
    xor s10, s10, s11
    srli s10, s10, 4
    slli s11, s11, 4
    or s10, s11, s10
    xor s5, s5, s10
    xor s5, s5, s7
    xor a2, a2, s10
    xor a2, a2, a5
    xor a4, a2, a4
    xor a4, a4, a0
    xor a0, s3, a4
    slli s3, a4, 16
    srli a4, a4, 16
    or a4, s3, a4
    xor a4, a0, a4
    slli a0, a2, 16
    srli a2, a2, 16
    or a2, a0, a2
    xor a2, a1, a2
    xor a1, t1, s10
    xor a0, s0, a1
    slli s0, a1, 16
    srli a1, a1, 16
    or a1, s0, a1
    xor a1, a0, a1
    slli a0, a5, 8
    srli s0, a5, 24
    or a0, a0, s0
    and s0, a0, t3
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    xor s0, s2, a0
    xor a0, s8, a0
    xor s2, s5, a0
    xor t0, s2, t0
    xor t0, t0, s1
    xor s1, s4, a0
    xor a5, a0, a5
    slli a0, a5, 16
    srli a5, a5, 16
    or a5, a0, a5
    xor a0, s1, a5
    xor a5, s9, a5
    xor a5, a5, a7
    xor a5, a5, s6
    slli a7, s0, 16
    srli s1, s0, 16
    or a7, a7, s1
    slli s1, s0, 24
    srli s0, s0, 8
    or s0, s1, s0
    and s1, s0, t3
    xor s0, s0, s1
    srli s0, s0, 4
    slli s1, s1, 4
    or s0, s1, s0
    slli s1, t1, 24
    srli s2, t1, 8
    or s1, s1, s2
    and s2, s1, t3
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    xor a3, a3, s1
    xor a6, a6, a3
    xor t1, t1, a3
    xor t4, t4, t1
    xor t4, t4, t5
    xor a7, t4, a7
    xor t2, t1, t2
    xor t4, a2, t2
    slli t5, t2, 16
    srli t2, t2, 16
    or t2, t5, t2
    xor t2, t4, t2
    slli t4, t1, 16
    srli t1, t1, 16
    or t1, t4, t1
    xor a6, a6, t1
    xor a6, a6, s0
    # round 2 (aes.dsl:47)
    xor t1, a7, a1
    xor t2, t2, a5
    xor a6, a6, t2
    xor a7, a7, a6
    xor t4, t2, t1
    xor t5, a5, a4
    xor a3, a0, t5
    not a2, a3
    xor a5, a5, a2
    or a3, a4, a3
    xor a1, a5, t2
    and a0, a1, t4
    xor s0, a1, a7
    xor s1, a2, a6
    xor t1, t1, s1
    not s2, t1
    and s3, t2, s2
    xor a0, a0, s3
    or s4, a5, s1
    xor s3, s3, s4
    and s4, t5, a6
    xor s5, t5, a7
    xor s6, t2, s5
    xor t0, t0, s6
    and s7, s5, t0
    xor s8, a6, t0
    xor s9, t4, s8
    and s10, s0, s9
    xor s11, s10, a0
    xor a3, a3, s11
    xor a3, s2, a3
    xor s2, a2, s9
    and s11, s6, s2
    xor s11, s11, s3
    xor s10, s10, s11
    xor s11, a3, s10
    or ra, a7, s8
    xor s4, ra, s4
    xor a0, a0, s4
    xor s4, a4, ra
    xor s3, s3, s4
    xor s3, s7, s3
    and s4, s11, s3
    xor s7, s4, a0
    and s7, a3, s7
    xor s11, s11, s7
    and a6, a6, s11
    and t5, t5, s11
    or s7, s3, s7
    xor s3, s3, a0
    and ra, s10, s3
    xor a3, a3, ra
    and a3, a0, a3
    xor a0, s7, ra
    and s2, s2, a0
    and s6, s6, a0
    or s7, s10, a3
    xor s4, s4, s7
    xor a3, s3, a3
    and a2, a2, a3
    and a4, a4, a3
    xor s3, a3, s11
    and s1, s1, s3
    and a5, a5, s3
    xor a3, a0, a3
    and s0, s0, a3
    xor s0, s0, a5
    xor s0, s6, s0
    and s7, s9, a3
    and t0, t0, s4
    and s5, s5, s4
    xor a0, a0, s4
    and t1, t1, a0
    and t2, t2, a0
    xor a0, s3, a0
    and t4, t4, a0
    xor a3, a3, a0
    and a1, a1, a0
    xor a1, a1, t5
    xor t5, s6, t5
    xor t5, t5, a4
    and a7, a7, a3
    and a4, s8, a3
    xor a4, a4, a6
    xor t1, a4, t1
    xor a4, a4, s7
    xor a3, a2, a4
    xor a7, a1, a7
    xor t1, t1, a7
    xor t4, t1, t4
    xor t1, t1, s1
    xor a6, a6, t1
    xor a6, t0, a6
    xor t0, t1, s2
    lw t1, 48(t6)
    xor a4, a4, t0
    xor t1, a4, t1
    xor t0, t0, t5
    lw t5, 52(t6)
    xor a4, t0, s5
    xor t5, a4, t5
    xor a7, a7, a4
    lw a4, 388(t6)
    xor a7, s0, a7
    xor a7, a7, a4
    lw a4, 32(t6)
    xor t2, s0, t2
    xor t2, t2, a4
    lw a4, 60(t6)
    xor a3, a3, a6
    lw a2, 40(t6)
    xor a6, a6, a4
    lw a4, 36(t6)
    xor a2, a3, a2
    xor a4, t4, a4
    xor a5, a5, t4
    xor a5, a1, a5
    xor a5, a5, t0
    lw t0, 44(t6)
    xor a5, a3, a5
    xor a5, a5, t0
    slli t0, a5, 16
    srli t4, a5, 16
    or t0, t0, t4
    and t4, t0, t3
    xor t0, t0, t4
    srli t0, t0, 4
    slli t4, t4, 4
    or t0, t4, t0
    xor t4, a5, t0
    slli a3, t4, 8
    srli a1, t4, 24
    or a3, a3, a1
    lw a1, 112(sp)
    srli s0, a4, 8
    and a0, a3, a1
    xor a3, a3, a0
    srli a3, a3, 6
    slli a0, a0, 2
    or a3, a0, a3
    slli a0, a4, 24
    or a0, a0, s0
    lw s0, 104(sp)
    srli s2, a4, 16
    and s1, a0, s0
    xor a0, a0, s1
    srli a0, a0, 2
    slli s1, s1, 6
    or a0, s1, a0
    slli s1, a4, 16
    or s1, s1, s2
    and s2, s1, t3
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    xor s2, a4, s1
    slli s3, s2, 8
    srli s4, s2, 24
    or s3, s3, s4
    and s4, s3, a1
    xor s3, s3, s4
    srli s3, s3, 6
    slli s4, s4, 2
    or s3, s4, s3
    xor a5, a5, s3
    slli s4, a5, 24
    srli s5, a5, 8
    or s4, s4, s5
    and s5, s4, s0
    xor s4, s4, s5
    srli s4, s4, 2
    slli s5, s5, 6
    or s4, s5, s4
    slli s5, a6, 8
    srli s6, a6, 24
    or s5, s5, s6
    and s6, s5, a1
    xor s5, s5, s6
    srli s5, s5, 6
    slli s6, s6, 2
    or s5, s6, s5
    xor s6, t1, s5
    slli s7, t1, 24
    srli t1, t1, 8
    or t1, s7, t1
    and s7, t1, s0
    xor t1, t1, s7
    srli t1, t1, 2
    slli s7, s7, 6
    or t1, s7, t1
    xor s7, t1, a7
    slli s8, s6, 16
    srli s9, s6, 16
    or s8, s8, s9
    and s9, s8, t3
    xor s8, s8, s9
    srli s8, s8, 4
    slli s9, s9, 4
    or s8, s9, s8
    xor a5, s8, a5
    xor a5, a5, s4
    xor s4, s6, s8
    slli s8, s6, 8
    srli s9, s6, 24
    or s8, s8, s9
    and s9, s8, a1
    xor s8, s8, s9
    srli s8, s8, 6
    slli s9, s9, 2
    or s8, s9, s8
    slli s9, a6, 16
    srli s10, a6, 16
    or s9, s9, s10
    and s10, s9, t3
    xor s9, s9, s10
    srli s9, s9, 4
    slli s10, s10, 4
    or s9, s10, s9
    slli s10, a6, 24
    srli s11, a6, 8
    or s10, s10, s11
    and s11, s10, s0
    xor s10, s10, s11
    srli s10, s10, 2
    slli s11, s11, 6
    or s10, s11, s10
    slli s11, t2, 16
    srli ra, t2, 16
    or s11, s11, ra
    and ra, s11, t3
    xor s11, s11, ra
    srli s11, s11, 4
    slli ra, ra, 4
    or s11, ra, s11
    xor a4, s11, a4
    xor a4, a4, a0
    xor a4, a4, s5
    xor a0, s11, a7
    xor a0, a0, a6
    xor a0, a0, s10
    xor s11, s11, a2
    xor t0, s11, t0
    xor t0, t0, s5
    xor t0, t0, a3
    xor t0, t0, s2
    slli s2, a7, 8
    srli s5, a7, 24
    or s2, s2, s5
    slli s5, a7, 24
    srli a7, a7, 8
    or a7, s5, a7
    and s5, a7, s0
    xor a7, a7, s5
    srli a7, a7, 2
    slli s5, s5, 6
    or a7, s5, a7
    xor s5, s7, a7
    xor s5, s5, s4
    xor s1, s1, a7
    xor a7, t5, a7
    xor a7, a7, a3
    slli a3, a7, 24
    srli s7, a7, 8
    or a3, a3, s7
    and s7, a3, s0
    xor a3, a3, s7
    srli a3, a3, 2
    slli s7, s7, 6
    or a3, s7, a3
    and s7, s2, a1
    xor s2, s2, s7
    srli s2, s2, 6
    slli s7, s7, 2
    or s2, s7, s2
    xor a6, s2, a6
    xor a6, a6, s9
    xor a6, a6, s4
    xor a6, a6, a7
    xor a6, a6, a3
    xor a7, a2, s2
    xor a3, s1, s2
    xor a3, a3, s10
    xor a3, a3, s3
    xor a2, t2, s2
    slli s1, a2, 8
    srli s2, a2, 24
    or s1, s1, s2
    and s2, s1, a1
    xor s1, s1, s2
    srli s1, s1, 6
    slli s2, s2, 2
    or s1, s2, s1
    slli s2, a7, 16
    srli s3, a7, 16
    or s2, s2, s3
    and s3, s2, t3
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor a2, a2, s2
    xor a7, a7, s2
    xor t1, a7, t1
    xor a7, a7, s9
    slli s2, a7, 8
    srli a7, a7, 24
    or a7, s2, a7
    and s2, a7, a1
    xor a7, a7, s2
    srli a7, a7, 6
    slli s2, s2, 2
    or a7, s2, a7
    xor a4, a4, a7
    xor a4, a4, a2
    slli s2, a2, 8
    srli a2, a2, 24
    or a2, s2, a2
    and s2, a2, a1
    xor a2, a2, s2
    srli a2, a2, 6
    slli s2, s2, 2
    or a2, s2, a2
    slli s2, t5, 16
    srli s3, t5, 16
    or s2, s2, s3
    and s3, s2, t3
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor t5, t5, s2
    xor s2, s2, s6
    xor t4, s2, t4
    xor s2, t5, s8
    xor s3, s5, s2
    slli s4, t5, 8
    srli t5, t5, 24
    or t5, s4, t5
    and a1, t5, a1
    xor t5, t5, a1
    srli t5, t5, 6
    slli a1, a1, 2
    or t5, a1, t5
    xor a1, a0, t5
    xor t2, t2, t5
    xor t1, t1, t5
    xor a5, a5, t1
    xor a5, a5, s2
    xor t1, t4, t1
    xor a7, t1, a7
    slli t1, t2, 24
    srli t4, t2, 8
    or t1, t1, t4
    and t4, t1, s0
    xor t1, t1, t4
    srli t1, t1, 2
    slli t4, t4, 6
    or t1, t4, t1
    xor t4, a1, t1
    xor t4, t4, s1
    xor t1, t2, t1
    xor t1, t1, s9
    xor t0, t0, t1
    xor t0, t0, a2
    xor t1, a3, t1
    # round 1 (aes.dsl:47)
    xor t2, t1, a4
    xor t0, t0, a5
    xor t4, t4, t0
    xor t1, t1, t4
    xor t5, t0, t2
    not a4, a6
    xor a3, a5, a4
    xor a2, s3, a3
    and a6, a6, a2
    xor a5, a5, a2
    xor a1, a5, t0
    and a0, a1, t5
    xor s0, a1, t1
    xor s1, a2, t4
    xor t2, t2, s1
    not s2, t2
    and s2, t0, s2
    xor a0, a0, s2
    or s3, a5, s1
    xor s2, s2, s3
    xor s3, a3, t1
    xor s4, t0, s3
    xor a7, a7, s4
    xor s5, t4, a7
    xor s6, t5, s5
    xor s7, a2, s6
    and s8, s4, s7
    xor s8, s8, s2
    and s9, s0, s6
    xor s8, s9, s8
    xor s9, s9, a0
    xor a6, a6, s9
    xor a6, t2, a6
    xor s9, a6, s8
    or s10, t1, s5
    xor s11, a4, s10
    xor s2, s2, s11
    and s11, s3, a7
    xor s2, s11, s2
    and s11, s9, s2
    and ra, a3, t4
    xor s10, s10, ra
    xor a0, a0, s10
    xor s10, s11, a0
    and s10, a6, s10
    xor s9, s9, s10
    and t4, t4, s9
    and a3, a3, s9
    or s10, s2, s10
    xor s2, s2, a0
    and ra, s8, s2
    xor a6, a6, ra
    and a6, a0, a6
    xor a0, s10, ra
    and s7, s7, a0
    and s4, s4, a0
    or s8, s8, a6
    xor s8, s11, s8
    xor a6, s2, a6
    and a4, a4, a6
    and a2, a2, a6
    xor s2, a6, s9
    and a5, a5, s2
    and s1, s1, s2
    xor a6, a0, a6
    and s6, s6, a6
    and s0, s0, a6
    xor s0, s0, a5
    xor s0, s4, s0
    and s3, s3, s8
    and a7, a7, s8
    xor a0, a0, s8
    and t0, t0, a0
    lw s8, 0(t6)
    xor t0, s0, t0
    xor t0, t0, s8
    and t2, t2, a0
    xor a0, s2, a0
    and t5, t5, a0
    xor a6, a6, a0
    and a1, a1, a0
    xor a1, a1, a3
    xor a3, s4, a3
    xor a4, a3, a4
    and a3, s5, a6
    and a6, t1, a6
    xor a6, a1, a6
    xor t1, a3, t4
    xor t2, t1, t2
    xor t1, t1, s6
    xor a3, a2, t1
    xor t2, t2, a6
    xor a2, t2, s1
    xor t2, t2, t5
    xor a5, a5, t2
    lw t5, 4(t6)
    xor a5, a1, a5
    xor t2, t2, t5
    xor t4, t4, a2
    xor a7, a7, t4
    xor t4, a2, s7
    lw t5, 16(t6)
    xor t1, t1, t4
    xor t1, t1, t5
    xor t4, t4, a4
    xor a5, a5, t4
    lw t5, 20(t6)
    xor t4, t4, s3
    xor t5, t4, t5
    xor a6, a6, t4
    lw t4, 24(t6)
    xor a6, s0, a6
    lw a4, 28(t6)
    xor a6, a6, t4
    xor t4, a7, a4
    lw a4, 8(t6)
    xor a7, a3, a7
    xor a4, a7, a4
    lw a3, 12(t6)
    xor a5, a7, a5
    xor a5, a5, a3
    srli a7, a5, 4
    xor a7, a7, t4
    and a7, a7, t3
    xor t4, t4, a7
    slli a7, a7, 4
    xor a5, a5, a7
    srli a7, a4, 4
    xor a7, a7, a6
    and a7, a7, t3
    xor a6, a6, a7
    slli a7, a7, 4
    xor a7, a4, a7
    srli a4, t2, 4
    xor a4, a4, t5
    and a4, a4, t3
    xor t5, t5, a4
    slli a4, a4, 4
    xor t2, t2, a4
    srli a4, t2, 2
    xor a4, a4, a5
    lw a3, 100(sp)
    lw a2, 64(sp)
    and a4, a4, a3
    xor a5, a5, a4
    slli a4, a4, 2
    xor t2, t2, a4
    srli a4, t5, 2
    xor a4, a4, t4
    and a4, a4, a3
    xor t4, t4, a4
    slli a4, a4, 2
    xor t5, t5, a4
    srli a4, t0, 4
    xor a4, a4, t1
    and t3, a4, t3
    xor t1, t1, t3
    slli t3, t3, 4
    xor t0, t0, t3
    srli t3, t0, 2
    xor t3, t3, a7
    and t3, t3, a3
    xor a7, a7, t3
    slli t3, t3, 2
    xor t0, t0, t3
    srli t3, t0, 1
    xor t3, t3, t2
    lw a4, 96(sp)
    mv a0, a2
    and t3, t3, a4
    xor t2, t2, t3
    sw t2, 16(a2)
    slli t2, t3, 1
    xor t0, t0, t2
    sw t0, 0(a2)
    srli t0, a7, 1
    xor t0, t0, a5
    and t0, t0, a4
    xor a5, a5, t0
    sw a5, 20(a2)
    slli a5, t0, 1
    xor a5, a7, a5
    sw a5, 4(a2)
    srli a5, t1, 2
    xor a5, a5, a6
    and a5, a5, a3
    xor a6, a6, a5
    slli a5, a5, 2
    xor a5, t1, a5
    srli a7, a5, 1
    xor a7, a7, t5
    and a7, a7, a4
    xor t0, t5, a7
    sw t0, 24(a2)
    slli a7, a7, 1
    xor a5, a5, a7
    sw a5, 8(a2)
    srli a5, a6, 1
    xor a5, a5, t4
    and a5, a5, a4
    xor a7, t4, a5
    sw a7, 28(a2)
    slli a5, a5, 1
    xor a5, a6, a5
    sw a5, 12(a2)
    mv a3, t6
    lw a1, 68(sp)
    lw a2, 80(sp)
    addi a0, a0, 32
    addi a1, a1, 32
    bltu a2, a1, .Llwcc_aes128_128_ecb_decrypt_rv32i_group_done
    j .Llwcc_aes128_128_ecb_decrypt_rv32i_group
.Llwcc_aes128_128_ecb_decrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_aes128_128_ecb_decrypt_rv32i_out
.Llwcc_aes128_128_ecb_decrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 32
    beqz t2, .Llwcc_aes128_128_ecb_decrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 128
    mv t0, a0
    addi t1, sp, 160
.Llwcc_aes128_128_ecb_decrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_aes128_128_ecb_decrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_aes128_128_ecb_decrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_aes128_128_ecb_decrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_aes128_128_ecb_decrypt_rv32i_group
.Llwcc_aes128_128_ecb_decrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 128
    add t1, a1, t2
.Llwcc_aes128_128_ecb_decrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_aes128_128_ecb_decrypt_rv32i_copy
.Llwcc_aes128_128_ecb_decrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 160
.Llwcc_aes128_128_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_aes128_128_ecb_decrypt_rv32i_wipe
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
    .size lwcc_aes128_128_ecb_decrypt_rv32i, .-lwcc_aes128_128_ecb_decrypt_rv32i

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
    lw t3, 4(a0)
    and a6, a4, a6
    slli t6, a6, 2
    xor t2, t2, t6
    srli t6, a5, 4
    xor t6, t6, a7
    lw a4, 16(a0)
    lw a2, 0(a0)
    addi t1, t1, -241
    and t6, t6, t1
    slli s0, t6, 4
    xor a5, a5, s0
    lw s0, 24(a0)
    lw s1, 8(a0)
    srli s2, t5, 4
    xor a7, a7, t6
    lw t6, 28(a0)
    lw s3, 20(a0)
    lw s4, 12(a0)
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
    sw a6, 420(a0)
    xor a6, t4, s2
    xor t0, t0, s4
    xor a6, a6, t3
    sw t0, 404(a0)
    sw t1, 416(a0)
    xor t0, t5, s1
    xor a7, a7, a4
    sw t2, 412(a0)
    sw a6, 396(a0)
    sw a7, 408(a0)
    xor a5, a5, a2
    sw t0, 400(a0)
    sw a5, 392(a0)
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
    lw t5, 408(a3)
    xor t2, t2, t4
    xor t2, t5, t2
    lw t5, 392(a3)
    slli t4, t4, 4
    xor t4, t5, t4
    and t5, t1, a7
    lw t6, 416(a3)
    xor t1, t1, t5
    xor t1, t6, t1
    lw t6, 400(a3)
    slli t5, t5, 4
    xor t5, t6, t5
    and t6, t3, a6
    xor t3, t3, t6
    slli t6, t6, 2
    and s0, t6, a7
    lw s1, 412(a3)
    xor t6, t6, s0
    xor t6, s1, t6
    lw s1, 396(a3)
    slli s0, s0, 4
    xor s0, s1, s0
    and s1, t3, a7
    lw s2, 420(a3)
    xor t3, t3, s1
    xor t3, s2, t3
    lw s2, 404(a3)
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
    lw s1, 40(s0)
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
    lw s3, 56(s0)
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
    lw a1, 44(s0)
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
    lw a1, 60(s0)
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
    lw a0, 52(s0)
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
    lw a4, 48(s0)
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
    lw a3, 36(s0)
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
    lw a4, 32(s0)
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
    lw s1, 72(s0)
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
    lw s2, 88(s0)
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
    lw t6, 76(s0)
    xor a5, t2, a5
    xor a5, a5, t6
    xor t2, a0, t0
    slli t6, t0, 16
    srli a0, t0, 16
    or t6, t6, a0
    xor t6, a3, t6
    lw a3, 92(s0)
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
    lw a0, 84(s0)
    xor t3, a3, t3
    xor t3, t3, a0
    slli a3, t4, 16
    srli t4, t4, 16
    or t4, a3, t4
    xor t6, t6, t0
    xor t4, t6, t4
    lw t6, 80(s0)
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
    lw t6, 68(s0)
    xor t2, t2, t5
    xor t2, t2, t6
    slli t5, t4, 16
    srli t4, t4, 16
    or t4, t5, t4
    lw t5, 64(s0)
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
    lw s2, 104(s1)
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
    lw s3, 120(s1)
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
    lw a0, 108(s1)
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
    lw a0, 124(s1)
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
    lw s0, 116(s1)
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
    lw a4, 112(s1)
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
    lw a2, 100(s1)
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
    lw a4, 96(s1)
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
    lw s0, 136(s1)
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
    lw s2, 152(s1)
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
    lw a1, 140(s1)
    xor a5, a2, a5
    xor a5, a5, a1
    xor a2, a0, t0
    slli a1, t0, 16
    srli a0, t0, 16
    or a1, a1, a0
    xor a4, a4, a1
    lw a1, 156(s1)
    xor t1, a4, t1
    xor t1, t1, a1
    slli a4, t5, 24
    srli a1, t5, 8
    or a4, a4, a1
    xor t5, t5, a4
    xor a2, a2, t5
    lw a1, 132(s1)
    xor t3, a2, t3
    xor t3, t3, a1
    slli a2, t5, 16
    srli t5, t5, 16
    or t5, a2, t5
    xor a4, a4, t0
    lw a2, 128(s1)
    xor t5, a4, t5
    xor t5, t5, a2
    slli a4, a6, 24
    srli a2, a6, 8
    or a4, a4, a2
    xor t0, a4, t0
    xor a6, a6, a4
    xor a4, s0, a6
    lw a2, 148(s1)
    xor t6, a4, t6
    xor t6, t6, a2
    slli a4, a6, 16
    srli a6, a6, 16
    or a6, a4, a6
    xor a6, t0, a6
    lw t0, 144(s1)
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
    lw s2, 168(s1)
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
    lw s3, 184(s1)
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
    lw a0, 172(s1)
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
    lw a0, 188(s1)
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
    lw a0, 164(s1)
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
    lw a1, 160(s1)
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
    lw a1, 180(s1)
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
    lw t2, 176(s1)
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
    lw s0, 200(s1)
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
    lw s2, 216(s1)
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
    lw t6, 204(s1)
    xor a5, t4, a5
    xor a5, a5, t6
    xor t4, a0, t0
    slli t6, t0, 16
    srli a0, t0, 16
    or t6, t6, a0
    xor t6, a2, t6
    lw a2, 220(s1)
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
    lw a0, 212(s1)
    xor t5, a2, t5
    xor t5, t5, a0
    slli a2, t3, 16
    srli t3, t3, 16
    or t3, a2, t3
    xor t6, t6, t0
    xor t3, t6, t3
    lw t6, 208(s1)
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
    lw t6, 196(s1)
    xor t2, t4, t2
    xor t2, t2, t6
    slli t4, t3, 16
    srli t3, t3, 16
    or t3, t4, t3
    lw t4, 192(s1)
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
    lw s2, 232(s1)
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
    lw s3, 248(s1)
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
    lw a0, 236(s1)
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
    lw a0, 252(s1)
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
    lw a0, 228(s1)
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
    lw a1, 224(s1)
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
    lw a3, 244(s1)
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
    lw t2, 240(s1)
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
    lw s0, 264(s1)
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
    lw s2, 280(s1)
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
    lw a1, 268(s1)
    xor a5, a2, a5
    xor a5, a5, a1
    xor a2, a0, t0
    slli a1, t0, 16
    srli a0, t0, 16
    or a1, a1, a0
    xor a4, a4, a1
    lw a1, 284(s1)
    xor t1, a4, t1
    xor t1, t1, a1
    slli a4, t4, 24
    srli a1, t4, 8
    or a4, a4, a1
    xor t4, t4, a4
    xor a2, a2, t4
    lw a1, 260(s1)
    xor t3, a2, t3
    xor t3, t3, a1
    slli a2, t4, 16
    srli t4, t4, 16
    or t4, a2, t4
    xor a4, a4, t0
    lw a2, 256(s1)
    xor t4, a4, t4
    xor t4, t4, a2
    slli a4, t2, 24
    srli a2, t2, 8
    or a4, a4, a2
    xor t0, a4, t0
    xor t2, t2, a4
    xor a4, s0, t2
    lw a2, 276(s1)
    xor t5, a4, t5
    xor t5, t5, a2
    slli a4, t2, 16
    srli t2, t2, 16
    or t2, a4, t2
    xor t0, t0, t2
    lw t2, 272(s1)
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
    lw s2, 296(s1)
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
    lw s3, 312(s1)
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
    lw a0, 300(s1)
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
    lw a0, 316(s1)
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
    lw a0, 292(s1)
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
    lw a1, 288(s1)
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
    lw a3, 308(s1)
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
    lw t2, 304(s1)
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
    lw a4, 336(s1)
    xor t4, t3, t4
    xor t4, t4, a4
    and a4, a2, t5
    xor t5, s7, t5
    and t6, t6, t5
    and a5, a5, t5
    xor a5, a5, t3
    xor t0, t6, t0
    xor t3, t0, s3
    lw t5, 320(s1)
    xor a3, t3, s0
    xor t5, a3, t5
    xor t1, t3, t1
    xor t3, t1, a4
    xor a6, t3, a6
    lw a4, 348(s1)
    xor t2, t3, t2
    xor t3, t2, a4
    xor a5, t2, a5
    xor t2, a6, s6
    xor t2, t6, t2
    xor a6, a6, a0
    xor t6, a6, a1
    xor a5, t6, a5
    lw a4, 324(s1)
    xor t0, t0, t6
    xor t0, t0, a4
    lw t6, 344(s1)
    xor t1, t1, a5
    lw a4, 328(s1)
    xor t1, t1, t6
    xor a5, a5, a4
    lw t6, 332(s1)
    xor a6, a6, t2
    lw a4, 340(s1)
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
