# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile aes --set aes128_128 --target rv32i --lanes 1 --slicing plane --mode drbg --df yes
# passes:    unroll() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(lanes=1) complement() value_numbering() hoist(mode=ecb) legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() spill_order() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
# mode:      ctr_drbg, NIST SP 800-90A Rev. 1 (2015), sections 10.2.1, 10.3.2 and 10.3.3
# folding:   init saves 4 block encryptions, 2 key schedules, 4 operations on bytes; reseed saves 2 block encryptions, 1 key schedule, 2 operations on bytes; generate saves up to 2 block encryptions, 1 key schedule, 2 operations on bytes
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter
# layout:    planes of 16 S-boxes, 2 blocks side by side; cells in 4 arrangements
# sizes:     in bytes: block 16, key 16, rk 352, group 32, st 40
# timing:    constant (secret: st, what inputs and the output hold; public: all lengths)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt; proven for stated lengths: drbg_init, drbg_reseed, drbg_generate; by SAT sweep, bit graph; object sha256:5896ae5d2e572d2671c14bde1f8e1f356460d9de3d47cc1484084f32335d7385

    .text

    .balign 4
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
    lui a5, 349525
    lui a6, 209715
    lui a7, 61681
    lw t0, 0(a1)
    addi a5, a5, 1365
    lw t1, 4(a1)
    addi a6, a6, 819
    lw t2, 8(a1)
    lw t3, 12(a1)
    addi a7, a7, -241
    srli t4, t0, 1
    srli t5, t1, 1
    srli t6, t2, 1
    srli a4, t3, 1
    srli a3, t3, 6
    srli a2, t3, 3
    srli s0, t3, 7
    srli s1, t3, 5
    srli s2, t3, 4
    srli s3, t3, 2
    xor t4, t4, t0
    xor t5, t5, t1
    xor t6, t6, t2
    xor s4, a4, t3
    xor a2, a2, s0
    xor s5, t3, s1
    xor s6, a4, s1
    and t4, t4, a5
    and t5, t5, a5
    and t6, t6, a5
    and s4, s4, a5
    xor s2, s2, a2
    xor s7, a2, s6
    xor s3, s3, s6
    slli s8, t4, 1
    slli s9, t5, 1
    slli s10, t6, 1
    slli s11, s4, 1
    xor t4, t0, t4
    xor t5, t1, t5
    xor t6, t2, t6
    xor s4, t3, s4
    xor s8, t0, s8
    xor s9, t1, s9
    xor s10, t2, s10
    xor s11, t3, s11
    srli ra, t4, 2
    xor ra, ra, t5
    and ra, ra, a6
    xor t5, t5, ra
    slli ra, ra, 2
    xor t4, t4, ra
    srli ra, t6, 2
    xor ra, ra, s4
    and ra, ra, a6
    xor s4, s4, ra
    slli ra, ra, 2
    xor t6, t6, ra
    srli ra, s8, 2
    xor ra, ra, s9
    and ra, ra, a6
    xor s9, s9, ra
    slli ra, ra, 2
    xor s8, s8, ra
    srli ra, s10, 2
    xor ra, ra, s11
    and ra, ra, a6
    xor s11, s11, ra
    slli ra, ra, 2
    xor s10, s10, ra
    srli ra, t5, 4
    xor ra, ra, s4
    and ra, ra, a7
    xor s4, s4, ra
    slli ra, ra, 4
    xor t5, t5, ra
    xor ra, a3, s2
    sw s4, 28(a0)
    srli s4, t4, 4
    xor s4, s4, t6
    and s4, s4, a7
    xor t6, t6, s4
    slli s4, s4, 4
    xor t4, t4, s4
    srli s4, s9, 4
    xor s4, s4, s11
    and s4, s4, a7
    xor s11, s11, s4
    slli s4, s4, 4
    xor s4, s9, s4
    xor s9, s5, s7
    xor s2, s2, s3
    xor s5, s5, ra
    sw t5, 12(a0)
    xor t5, ra, s2
    sw t6, 20(a0)
    xor t6, a3, s9
    xor s0, s0, s5
    xor a4, a4, t5
    sw s11, 24(a0)
    srli s11, s8, 4
    xor s11, s11, s10
    and s11, s11, a7
    xor s10, s10, s11
    slli s11, s11, 4
    xor s8, s8, s11
    xor s11, a2, a4
    sw t4, 4(a0)
    or t4, s3, a4
    sw s4, 8(a0)
    xor s4, s0, s6
    sw s10, 16(a0)
    and s10, t5, s11
    sw s8, 0(a0)
    and s8, ra, s4
    xor t4, s10, t4
    xor s8, t4, s8
    or t3, s0, t6
    xor t2, s11, s4
    and t1, s2, t2
    xor t4, t4, t3
    xor t1, t1, t4
    xor t4, s6, s11
    and s6, a3, a2
    xor t0, s2, t6
    sw a7, 96(sp)
    and a7, t4, t0
    xor s6, s10, s6
    xor t3, t3, s6
    xor a7, a7, t3
    and t3, s5, s7
    xor s10, a2, s0
    sw a6, 100(sp)
    and a6, s10, s9
    xor s1, s1, s6
    xor s6, a6, s8
    xor a6, a6, s1
    xor t1, s5, t1
    xor a6, t3, a6
    xor t3, t1, a7
    xor s1, s6, a6
    and s8, s6, t3
    sw a5, 104(sp)
    and a5, t1, s1
    sw a2, 108(sp)
    xor a2, a7, a5
    and a2, a6, a2
    xor a6, s8, a6
    or t1, t1, a2
    xor t1, s8, t1
    and a6, a7, a6
    or a7, s6, a6
    xor a5, a5, a7
    xor a6, t3, a6
    xor a7, s1, a2
    xor t3, a6, a7
    and a2, s5, a6
    and t4, t4, a7
    xor s1, t1, a5
    xor s5, t1, a6
    and s4, s4, t1
    and t2, t2, a5
    xor s6, s1, t3
    and t5, t5, s1
    and s8, s9, s5
    xor t2, s4, t2
    and a3, a3, s6
    xor s8, t5, s8
    xor a2, s8, a2
    xor a2, a3, a2
    xor t4, a2, t4
    xor t2, t4, t2
    not t2, t2
    slli s9, t2, 24
    srli t2, t2, 8
    or t2, s9, t2
    lui s9, 4112
    addi s9, s9, 257
    and s5, s10, s5
    xor s10, a5, a7
    and s0, s0, s10
    xor s0, s5, s0
    xor t4, t4, s0
    and a5, s2, a5
    and t6, t6, s10
    xor t5, t5, t6
    and a6, s7, a6
    and t6, s3, t3
    xor t6, t4, t6
    xor a5, t6, a5
    xor t5, a5, t5
    xor a6, t5, a6
    xor a2, a2, a6
    not a2, a2
    slli s0, a2, 25
    srli a2, a2, 7
    or a2, s0, a2
    lui s0, 8224
    addi s0, s0, 514
    and t2, t2, s9
    and a2, a2, s0
    or t2, t2, a2
    and t1, ra, t1
    xor t1, s8, t1
    xor t1, t6, t1
    and t3, a4, t3
    lui t6, 16448
    addi t6, t6, 1028
    and a7, t0, a7
    lui t0, 32897
    addi t0, t0, -2040
    xor t3, s4, t3
    lui a4, 65793
    addi a4, a4, 16
    and a2, s11, s1
    lui s1, 131586
    addi s1, s1, 32
    lw s2, 108(sp)
    lui s3, 263172
    and s2, s2, s6
    addi s3, s3, 64
    xor a2, s5, a2
    lui s4, 526344
    addi s4, s4, 128
    xor s2, s2, t3
    xor t3, t3, a2
    slli a2, t3, 28
    srli t3, t3, 4
    or t3, a2, t3
    lui a2, 16
    addi a2, a2, -256
    xor a5, a5, a7
    lui a7, 4080
    xor s2, t1, s2
    xor a5, a3, a5
    slli a3, t1, 31
    srli t1, t1, 1
    or t1, a3, t1
    lui a3, 1044480
    and t3, t3, a4
    xor a6, a6, s2
    xor t5, t5, a5
    not a5, a5
    and t1, t1, s4
    slli s2, a6, 26
    xor t4, t4, a6
    srli a6, a6, 6
    or a6, s2, a6
    slli s2, t5, 27
    srli t5, t5, 5
    or t5, s2, t5
    slli s2, a5, 29
    srli a5, a5, 3
    or a5, s2, a5
    not t4, t4
    and a6, a6, t6
    and t5, t5, t0
    and a5, a5, s1
    slli s2, t4, 30
    srli t4, t4, 2
    or t4, s2, t4
    and t4, t4, s3
    or a6, t2, a6
    or a6, a6, t5
    or a6, a6, t3
    or a5, a6, a5
    or a5, a5, t4
    or a5, a5, t1
    lw a6, 0(a1)
    lw t2, 4(a1)
    xor a5, a6, a5
    xori a6, a5, 1
    andi t1, a6, 255
    xor t2, a6, t2
    and t3, a6, a2
    lw t4, 8(a1)
    and s2, t2, a3
    xor t5, t2, t4
    andi s5, t2, 255
    lw s6, 12(a1)
    or t3, s5, t3
    xor s7, t5, s6
    and s8, s7, a2
    or t1, t1, s8
    and s8, t5, a7
    and s5, s7, a7
    or t3, t3, s5
    and s5, t5, a3
    or t1, t1, s8
    or t3, t3, s5
    or t1, t1, s2
    srli s2, t3, 1
    srli s5, t1, 1
    xor s2, s2, t3
    xor s5, s5, t1
    lw s8, 104(sp)
    lw s6, 100(sp)
    and s2, s2, s8
    and s5, s5, s8
    slli s10, s2, 1
    slli s11, s5, 1
    xor s10, t3, s10
    xor s11, t1, s11
    srli ra, s11, 2
    xor ra, ra, s10
    and ra, ra, s6
    slli t4, ra, 2
    xor t4, s11, t4
    and s11, t2, a2
    sw a5, 108(sp)
    andi a5, t5, 255
    or a5, a5, s11
    and s11, a6, a7
    or a5, a5, s11
    and s11, s7, a3
    or a5, a5, s11
    and s11, t5, a2
    sw a2, 112(sp)
    andi a2, s7, 255
    or a2, a2, s11
    and s11, t2, a7
    or a2, a2, s11
    and a6, a6, a3
    srli s11, a5, 1
    or a6, a2, a6
    xor a2, s11, a5
    and a2, a2, s8
    srli s11, a6, 1
    xor s11, s11, a6
    slli a7, a2, 1
    and s11, s11, s8
    xor a7, a5, a7
    slli a3, s11, 1
    srli s8, a7, 2
    xor a3, a6, a3
    xor s8, s8, a3
    and s8, s8, s6
    sw t5, 116(sp)
    slli t5, s8, 2
    xor a7, a7, t5
    srli t5, t4, 4
    xor t5, t5, a7
    sw t2, 120(sp)
    lw t2, 96(sp)
    sw s3, 124(sp)
    and t5, t5, t2
    slli s3, t5, 4
    xor t4, t4, s3
    # round 1 (aes.dsl:47)
    not t4, t4
    sw t4, 32(a0)
    xor t1, t1, s5
    xor t3, t3, s2
    srli t4, t1, 2
    xor t4, t4, t3
    and t4, t4, s6
    slli s2, t4, 2
    xor t1, t1, s2
    xor a5, a5, a2
    srli a2, a5, 2
    xor a6, a6, s11
    xor a2, a2, a6
    and a2, a2, s6
    slli s2, a2, 2
    xor a5, a5, s2
    srli s2, t1, 4
    xor s2, s2, a5
    and s2, s2, t2
    slli s3, s2, 4
    xor t1, t1, s3
    not t1, t1
    sw t1, 36(a0)
    xor t1, s10, ra
    xor a3, a3, s8
    srli s3, t1, 4
    xor s3, s3, a3
    and s3, s3, t2
    slli s5, s3, 4
    xor t1, t1, s5
    sw t1, 40(a0)
    xor t1, t3, t4
    xor a6, a6, a2
    srli t3, t1, 4
    xor t3, t3, a6
    and t3, t3, t2
    slli t4, t3, 4
    xor t1, t1, t4
    sw t1, 44(a0)
    xor a7, a7, t5
    sw a7, 48(a0)
    xor a6, a6, t3
    srli a7, s7, 6
    xor a5, a5, s2
    srli t1, s7, 3
    xor t3, a3, s3
    srli t4, s7, 7
    sw a6, 60(a0)
    srli a6, s7, 5
    not a5, a5
    sw a5, 52(a0)
    srli a5, s7, 4
    not t3, t3
    sw t3, 56(a0)
    srli t3, s7, 1
    xor t1, t1, t4
    xor a5, a5, t1
    srli t5, s7, 2
    xor a3, s7, a6
    xor a2, t3, a6
    xor s2, t1, a2
    xor t5, t5, a2
    xor s3, a7, a5
    xor s5, a3, s2
    xor a5, a5, t5
    xor a3, a3, s3
    xor t4, t4, a3
    xor s8, s3, a5
    xor t3, t3, s8
    xor s10, t1, t3
    or s11, t5, t3
    and ra, s8, s10
    xor s11, ra, s11
    xor t2, t4, a2
    and s6, s3, t2
    xor s6, s11, s6
    sw s7, 128(sp)
    xor s7, a7, s5
    sw s1, 132(sp)
    or s1, t4, s7
    sw s4, 136(sp)
    xor s4, s10, t2
    sw a4, 140(sp)
    and a4, a5, s4
    xor s11, s11, s1
    xor a4, a4, s11
    xor a2, a2, s10
    and s11, a7, t1
    sw s10, 144(sp)
    xor s10, a5, s7
    sw t0, 148(sp)
    and t0, a2, s10
    xor s11, ra, s11
    xor s1, s1, s11
    xor t0, t0, s1
    and s1, a3, s2
    xor ra, t1, t4
    sw s10, 152(sp)
    and s10, ra, s5
    xor a6, a6, s11
    xor s6, s10, s6
    xor a6, s10, a6
    xor a4, a3, a4
    xor a6, s1, a6
    xor s1, a4, t0
    xor s10, s6, a6
    and s11, s6, s1
    sw t6, 156(sp)
    and t6, a4, s10
    sw t3, 160(sp)
    xor t3, t0, t6
    and t3, a6, t3
    xor a6, s11, a6
    or a4, a4, t3
    xor a4, s11, a4
    and a6, t0, a6
    or t0, s6, a6
    xor t0, t6, t0
    xor a6, s1, a6
    xor t3, s10, t3
    xor t6, a6, t3
    and a3, a3, a6
    and a2, a2, t3
    xor s1, a4, t0
    xor s6, a4, a6
    and t2, t2, a4
    and s4, s4, t0
    xor s10, s1, t6
    and s8, s8, s1
    and s5, s5, s6
    xor s4, t2, s4
    and a7, a7, s10
    xor s5, s8, s5
    xor a3, s5, a3
    xor a3, a7, a3
    xor a2, a3, a2
    xor s4, a2, s4
    not s4, s4
    slli s11, s4, 24
    srli s4, s4, 8
    or s4, s11, s4
    and s6, ra, s6
    xor s11, t0, t3
    and t4, t4, s11
    xor t4, s6, t4
    xor t4, a2, t4
    and a5, a5, t0
    and t0, s7, s11
    xor t0, s8, t0
    and a6, s2, a6
    and t5, t5, t6
    xor t5, t4, t5
    xor a5, t5, a5
    xor t0, a5, t0
    and a2, s4, s9
    xor a6, t0, a6
    xor a3, a3, a6
    not a3, a3
    slli s2, a3, 25
    srli a3, a3, 7
    or a3, s2, a3
    and a3, a3, s0
    or a3, a2, a3
    and a4, s3, a4
    xor a4, s5, a4
    xor t5, t5, a4
    lw a4, 160(sp)
    and t1, t1, s10
    and t6, a4, t6
    xor t2, t2, t6
    xor t1, t1, t2
    xor t1, t5, t1
    xor a6, a6, t1
    slli t1, a6, 26
    srli t6, a6, 6
    or t1, t1, t6
    lw t6, 156(sp)
    lw a4, 152(sp)
    and t1, t1, t6
    or t1, a3, t1
    and t3, a4, t3
    xor a5, a5, t3
    xor a5, a7, a5
    xor a7, t0, a5
    slli t0, a7, 27
    srli a7, a7, 5
    or a7, t0, a7
    lw t0, 148(sp)
    xor a6, t4, a6
    and a7, a7, t0
    or a7, t1, a7
    lw t1, 144(sp)
    srli t3, t5, 1
    and t1, t1, s1
    xor t1, s6, t1
    xor t1, t2, t1
    slli t2, t1, 28
    srli t1, t1, 4
    or t1, t2, t1
    slli t2, t5, 31
    or t2, t2, t3
    lui t3, 4080
    addi t3, t3, 255
    lw t4, 140(sp)
    not a5, a5
    and t1, t1, t4
    or a7, a7, t1
    slli t1, a5, 29
    srli a5, a5, 3
    or a5, t1, a5
    not a6, a6
    slli t1, a6, 30
    srli a6, a6, 2
    or a6, t1, a6
    lui t1, 1044496
    addi t1, t1, -256
    lw t5, 136(sp)
    lw a4, 132(sp)
    and t2, t2, t5
    and a5, a5, a4
    lw a3, 124(sp)
    or a5, a7, a5
    and a6, a6, a3
    or a5, a5, a6
    or a5, a5, t2
    lw a6, 108(sp)
    lw t2, 120(sp)
    xor a5, a6, a5
    xori a6, a5, 3
    and a7, a6, t3
    xor a6, a6, t2
    lw t2, 116(sp)
    and s1, a6, t3
    xor a2, a6, t2
    and s2, a2, t1
    or a7, a7, s2
    lw s2, 128(sp)
    srli s5, a7, 1
    xor s3, a2, s2
    and s4, s3, t1
    or s1, s1, s4
    xor s4, s5, a7
    lw s5, 104(sp)
    srli s6, s1, 1
    and s4, s4, s5
    xor s6, s6, s1
    slli s7, s4, 1
    and s6, s6, s5
    xor s7, a7, s7
    slli s8, s6, 1
    srli s10, s7, 2
    xor s8, s1, s8
    xor s10, s10, s8
    lw s11, 100(sp)
    lw t2, 12(a1)
    and s10, s10, s11
    slli ra, s10, 2
    xor s7, s7, ra
    lw ra, 8(a1)
    xor t2, s1, t2
    xor ra, a7, ra
    srli s2, ra, 1
    xor s2, s2, ra
    and s2, s2, s5
    srli a3, t2, 1
    xor a3, a3, t2
    slli t5, s2, 1
    and a3, a3, s5
    xor t5, ra, t5
    slli s5, a3, 1
    srli a4, t5, 2
    xor s5, t2, s5
    xor a4, a4, s5
    and a4, a4, s11
    slli t4, a4, 2
    srli t0, s7, 4
    xor t4, t5, t4
    xor t0, t0, t4
    lw t5, 96(sp)
    xor a7, a7, s4
    and t0, t0, t5
    slli t6, t0, 4
    xor t6, s7, t6
    # round 2 (aes.dsl:47)
    not t6, t6
    sw t6, 64(a0)
    srli t6, a7, 2
    xor s1, s1, s6
    xor t6, t6, s1
    and t6, t6, s11
    slli s4, t6, 2
    xor a7, a7, s4
    xor s2, ra, s2
    srli s4, s2, 2
    xor t2, t2, a3
    xor a3, s4, t2
    and a3, a3, s11
    slli s4, a3, 2
    srli s6, a7, 4
    xor s2, s2, s4
    xor s4, s6, s2
    and s4, s4, t5
    slli s6, s4, 4
    xor a7, a7, s6
    not a7, a7
    sw a7, 68(a0)
    xor a7, s8, s10
    srli s6, a7, 4
    xor a4, s5, a4
    xor s5, s6, a4
    and s5, s5, t5
    slli s6, s5, 4
    xor a7, a7, s6
    sw a7, 72(a0)
    xor a7, s1, t6
    srli t6, a7, 4
    xor t2, t2, a3
    xor t6, t6, t2
    and t6, t6, t5
    slli a3, t6, 4
    xor a7, a7, a3
    sw a7, 76(a0)
    xor a7, t4, t0
    sw a7, 80(a0)
    xor a7, s2, s4
    not a7, a7
    sw a7, 84(a0)
    xor a7, t2, t6
    srli t0, s3, 6
    xor t2, a4, s5
    srli t4, s3, 3
    sw a7, 92(a0)
    srli a7, s3, 7
    not t2, t2
    sw t2, 88(a0)
    srli t2, s3, 5
    xor t4, t4, a7
    srli t6, s3, 4
    xor t6, t6, t4
    srli a4, s3, 1
    srli a3, s3, 2
    xor s1, s3, t2
    xor s2, a4, t2
    xor s4, t4, s2
    xor a3, a3, s2
    xor s5, t0, t6
    xor s6, s1, s4
    xor t6, t6, a3
    xor s1, s1, s5
    xor a7, a7, s1
    xor s7, s5, t6
    xor a4, a4, s7
    xor s8, t4, a4
    or s10, a3, a4
    and ra, s7, s8
    xor s10, ra, s10
    xor t5, a7, s2
    and s11, s5, t5
    xor s11, s10, s11
    sw t1, 120(sp)
    xor t1, t0, s6
    sw t3, 108(sp)
    or t3, a7, t1
    sw s3, 144(sp)
    xor s3, s8, t5
    sw a2, 152(sp)
    and a2, t6, s3
    xor s10, s10, t3
    xor a2, a2, s10
    xor s2, s2, s8
    and s10, t0, t4
    sw a6, 160(sp)
    xor a6, t6, t1
    sw a5, 164(sp)
    and a5, s2, a6
    xor s10, ra, s10
    xor t3, t3, s10
    xor a5, a5, t3
    and t3, s1, s4
    xor ra, t4, a7
    sw s8, 168(sp)
    and s8, ra, s6
    xor t2, t2, s10
    xor s10, s8, s11
    xor t2, s8, t2
    xor a2, s1, a2
    xor t2, t3, t2
    xor t3, a2, a5
    xor s8, s10, t2
    and s11, s10, t3
    sw a6, 172(sp)
    and a6, a2, s8
    sw a4, 176(sp)
    xor a4, a5, a6
    and a4, t2, a4
    xor t2, s11, t2
    or a2, a2, a4
    xor a2, s11, a2
    and a5, a5, t2
    or t2, s10, a5
    xor a6, a6, t2
    xor a5, t3, a5
    xor t2, s8, a4
    xor t3, a5, t2
    and a4, s1, a5
    and s1, s2, t2
    xor s2, a2, a6
    xor s8, a2, a5
    and t5, t5, a2
    and s3, s3, a6
    xor s10, s2, t3
    and s7, s7, s2
    and s6, s6, s8
    xor s3, t5, s3
    and t0, t0, s10
    xor s6, s7, s6
    xor a4, s6, a4
    xor a4, t0, a4
    xor s1, a4, s1
    xor s3, s1, s3
    not s3, s3
    slli s11, s3, 24
    srli s3, s3, 8
    or s3, s11, s3
    and s8, ra, s8
    xor s11, a6, t2
    and a7, a7, s11
    xor a7, s8, a7
    xor a7, s1, a7
    and a6, t6, a6
    and t1, t1, s11
    xor t1, s7, t1
    and a5, s4, a5
    and t6, a3, t3
    xor t6, a7, t6
    xor a6, t6, a6
    xor t1, a6, t1
    and a3, s3, s9
    xor a5, t1, a5
    xor a4, a4, a5
    not a4, a4
    slli s1, a4, 25
    srli a4, a4, 7
    or a4, s1, a4
    and a4, a4, s0
    or a4, a3, a4
    and a3, s5, a2
    xor a3, s6, a3
    xor t6, t6, a3
    lw a3, 176(sp)
    and t4, t4, s10
    and t3, a3, t3
    xor t3, t5, t3
    xor t4, t4, t3
    xor t4, t6, t4
    xor a5, a5, t4
    slli t4, a5, 26
    srli t5, a5, 6
    or t4, t4, t5
    lw t5, 156(sp)
    xor a5, a7, a5
    and t4, t4, t5
    or t4, a4, t4
    lw a4, 172(sp)
    not a5, a5
    and t2, a4, t2
    xor a6, a6, t2
    xor a6, t0, a6
    xor t0, t1, a6
    slli t1, t0, 27
    srli t0, t0, 5
    or t0, t1, t0
    lw t1, 148(sp)
    lw t2, 168(sp)
    and t0, t0, t1
    or t0, t4, t0
    and t2, t2, s2
    xor t2, s8, t2
    xor t2, t3, t2
    slli t3, t2, 28
    srli t2, t2, 4
    or t2, t3, t2
    lw t3, 140(sp)
    not a6, a6
    and t2, t2, t3
    or t0, t0, t2
    slli t2, a6, 29
    srli a6, a6, 3
    or a6, t2, a6
    lw t2, 132(sp)
    slli a7, a5, 30
    and a6, a6, t2
    or a6, t0, a6
    srli a5, a5, 2
    or a5, a7, a5
    slli a7, t6, 31
    srli t0, t6, 1
    or a7, a7, t0
    lw t0, 136(sp)
    lw t4, 124(sp)
    and a7, a7, t0
    and a5, a5, t4
    or a5, a6, a5
    or a5, a5, a7
    lw a6, 164(sp)
    lw t6, 160(sp)
    xor a5, a6, a5
    xori a6, a5, 7
    andi a7, a6, 255
    xor t6, a6, t6
    lui a4, 1044480
    and a6, a6, a4
    lw a3, 112(sp)
    lw s1, 152(sp)
    and a2, t6, a3
    xor s1, t6, s1
    andi s2, t6, 255
    or a7, a7, a2
    lui a2, 4080
    and s3, s1, a2
    lw s4, 144(sp)
    or a7, a7, s3
    xor s4, s1, s4
    and s3, s4, a4
    or a7, a7, s3
    and s3, s1, a3
    or s2, s2, s3
    and s3, s4, a2
    or s2, s2, s3
    srli s3, a7, 1
    or a6, s2, a6
    xor s2, s3, a7
    srli s3, a6, 1
    lw s5, 104(sp)
    xor s3, s3, a6
    and s2, s2, s5
    slli s6, s2, 1
    and s3, s3, s5
    xor s6, a7, s6
    slli s7, s3, 1
    srli s8, s6, 2
    xor s7, a6, s7
    xor s8, s8, s7
    lw s10, 100(sp)
    lw ra, 108(sp)
    and s8, s8, s10
    slli s11, s8, 2
    xor s6, s6, s11
    lw s11, 116(sp)
    lw a2, 128(sp)
    and a4, s11, ra
    lw a3, 120(sp)
    srli t0, s6, 4
    and t4, a2, a3
    or t4, a4, t4
    and a4, a2, ra
    and a2, s11, a3
    or a4, a4, a2
    xor t4, a7, t4
    srli a2, t4, 1
    xor a4, a6, a4
    xor a2, a2, t4
    and a2, a2, s5
    srli s11, a4, 1
    xor s11, s11, a4
    slli a3, a2, 1
    and s11, s11, s5
    xor a3, t4, a3
    slli ra, s11, 1
    srli s5, a3, 2
    xor ra, a4, ra
    xor s5, s5, ra
    and s5, s5, s10
    slli t2, s5, 2
    xor t2, a3, t2
    xor t0, t0, t2
    lw a3, 96(sp)
    xor a7, a7, s2
    and t0, t0, a3
    slli t3, t0, 4
    xor t3, s6, t3
    # round 3 (aes.dsl:47)
    not t3, t3
    sw t3, 96(a0)
    srli t3, a7, 2
    xor a6, a6, s3
    xor t3, t3, a6
    and t3, t3, s10
    slli s2, t3, 2
    xor a7, a7, s2
    xor t4, t4, a2
    srli a2, t4, 2
    xor a4, a4, s11
    xor a2, a2, a4
    and a2, a2, s10
    slli s2, a2, 2
    srli s3, a7, 4
    xor t4, t4, s2
    xor s2, s3, t4
    and s2, s2, a3
    slli s3, s2, 4
    xor a7, a7, s3
    not a7, a7
    sw a7, 100(a0)
    xor a7, s7, s8
    srli s3, a7, 4
    xor s5, ra, s5
    xor s3, s3, s5
    and s3, s3, a3
    slli s6, s3, 4
    xor a7, a7, s6
    sw a7, 104(a0)
    xor a6, a6, t3
    srli a7, a6, 4
    xor t3, a4, a2
    xor a7, a7, t3
    and a7, a7, a3
    slli a4, a7, 4
    xor a6, a6, a4
    sw a6, 108(a0)
    xor a6, t2, t0
    sw a6, 112(a0)
    xor a6, t3, a7
    srli a7, s4, 6
    xor t0, t4, s2
    srli t2, s4, 3
    xor t3, s5, s3
    srli t4, s4, 7
    sw a6, 124(a0)
    srli a6, s4, 5
    not t0, t0
    sw t0, 116(a0)
    srli t0, s4, 4
    not t3, t3
    sw t3, 120(a0)
    srli t3, s4, 1
    xor t2, t2, t4
    xor t0, t0, t2
    srli a4, s4, 2
    xor a2, s4, a6
    xor s2, t3, a6
    xor s3, t2, s2
    xor a4, a4, s2
    xor s5, a7, t0
    xor s6, a2, s3
    xor t0, t0, a4
    xor a2, a2, s5
    xor t4, t4, a2
    xor s7, s5, t0
    xor t3, t3, s7
    xor s8, t2, t3
    or s11, a4, t3
    and ra, s7, s8
    xor s11, ra, s11
    xor a3, t4, s2
    and s10, s5, a3
    xor s10, s11, s10
    xor t1, a7, s6
    or t5, t4, t1
    sw s4, 116(sp)
    xor s4, s8, a3
    sw s1, 128(sp)
    and s1, t0, s4
    xor s11, s11, t5
    xor s1, s1, s11
    xor s2, s2, s8
    and s11, a7, t2
    sw t6, 144(sp)
    xor t6, t0, t1
    sw a5, 152(sp)
    and a5, s2, t6
    xor s11, ra, s11
    xor t5, t5, s11
    xor a5, a5, t5
    and t5, a2, s3
    xor ra, t2, t4
    sw s8, 160(sp)
    and s8, ra, s6
    xor a6, a6, s11
    xor s10, s8, s10
    xor a6, s8, a6
    xor s1, a2, s1
    xor a6, t5, a6
    xor t5, s1, a5
    xor s8, s10, a6
    and s11, s10, t5
    sw t6, 164(sp)
    and t6, s1, s8
    sw t3, 168(sp)
    xor t3, a5, t6
    and t3, a6, t3
    xor a6, s11, a6
    or s1, s1, t3
    xor s1, s11, s1
    and a5, a5, a6
    or a6, s10, a5
    xor a6, t6, a6
    xor a5, t5, a5
    xor t3, s8, t3
    xor t5, a5, t3
    and t6, a2, a5
    and a2, s2, t3
    xor s2, s1, a6
    xor s8, s1, a5
    and a3, a3, s1
    and s4, s4, a6
    xor s10, s2, t5
    and s7, s7, s2
    and s6, s6, s8
    xor s4, a3, s4
    and a7, a7, s10
    xor s6, s7, s6
    xor t6, s6, t6
    xor t6, a7, t6
    xor a2, t6, a2
    xor s4, a2, s4
    not s4, s4
    slli s11, s4, 24
    srli s4, s4, 8
    or s4, s11, s4
    and s8, ra, s8
    xor s11, a6, t3
    and t4, t4, s11
    xor t4, s8, t4
    xor t4, a2, t4
    and a6, t0, a6
    and t0, t1, s11
    xor t0, s7, t0
    and a5, s3, a5
    and t1, a4, t5
    xor t1, t4, t1
    xor a6, t1, a6
    xor t0, a6, t0
    and a4, s4, s9
    xor a5, t0, a5
    xor t6, t6, a5
    not t6, t6
    slli a2, t6, 25
    srli t6, t6, 7
    or t6, a2, t6
    and t6, t6, s0
    or t6, a4, t6
    and a4, s5, s1
    xor a4, s6, a4
    xor t1, t1, a4
    lw a4, 168(sp)
    and t2, t2, s10
    and t5, a4, t5
    xor t5, a3, t5
    xor t2, t2, t5
    xor t2, t1, t2
    xor a5, a5, t2
    slli t2, a5, 26
    srli a4, a5, 6
    or t2, t2, a4
    lw a4, 156(sp)
    xor a5, t4, a5
    and t2, t2, a4
    or t2, t6, t2
    lw t6, 164(sp)
    slli t4, t1, 31
    and t3, t6, t3
    xor a6, a6, t3
    xor a6, a7, a6
    xor a7, t0, a6
    slli t0, a7, 27
    srli a7, a7, 5
    or a7, t0, a7
    lw t0, 148(sp)
    srli t1, t1, 1
    and a7, a7, t0
    or a7, t2, a7
    lw t2, 160(sp)
    or t1, t4, t1
    and t2, t2, s2
    xor t2, s8, t2
    xor t2, t5, t2
    slli t3, t2, 28
    srli t2, t2, 4
    or t2, t3, t2
    lw t3, 140(sp)
    not a6, a6
    and t2, t2, t3
    lw t4, 136(sp)
    or a7, a7, t2
    and t1, t1, t4
    slli t2, a6, 29
    srli a6, a6, 3
    or a6, t2, a6
    not a5, a5
    lw t2, 132(sp)
    slli t5, a5, 30
    and a6, a6, t2
    srli a5, a5, 2
    or a5, t5, a5
    lw t5, 124(sp)
    or a6, a7, a6
    and a5, a5, t5
    or a5, a6, a5
    or a5, a5, t1
    lw a6, 152(sp)
    lw t1, 144(sp)
    xor a5, a6, a5
    xori a6, a5, 15
    srli a7, a6, 1
    xor t1, a6, t1
    xor a7, a7, a6
    srli t6, t1, 1
    lw a3, 104(sp)
    xor t6, t6, t1
    and a7, a7, a3
    slli a2, a7, 1
    and t6, t6, a3
    xor a2, a6, a2
    slli s1, t6, 1
    srli s2, a2, 2
    xor s1, t1, s1
    xor s2, s2, s1
    lw s3, 100(sp)
    lw s7, 116(sp)
    and s2, s2, s3
    slli s4, s2, 2
    xor a2, a2, s4
    lw s4, 128(sp)
    xor a6, a6, a7
    xor s5, t1, s4
    srli s6, s5, 1
    xor s6, s6, s5
    and s6, s6, a3
    xor s8, s5, s7
    srli s10, s8, 1
    xor s11, s10, s8
    slli ra, s6, 1
    and s11, s11, a3
    xor ra, s5, ra
    slli s7, s11, 1
    srli s4, ra, 2
    xor s7, s8, s7
    xor s4, s4, s7
    and s4, s4, s3
    srli a3, a2, 4
    slli t5, s4, 2
    xor t5, ra, t5
    xor a3, a3, t5
    lw ra, 96(sp)
    srli a7, a6, 2
    and a3, a3, ra
    slli t4, a3, 4
    xor t4, a2, t4
    # round 4 (aes.dsl:47)
    not t4, t4
    sw t4, 128(a0)
    xor t4, t1, t6
    xor a7, a7, t4
    and a7, a7, s3
    slli t6, a7, 2
    xor a6, a6, t6
    xor t6, s5, s6
    srli a2, t6, 2
    xor s6, s8, s11
    xor a2, a2, s6
    and a2, a2, s3
    srli s11, a6, 4
    slli s3, a2, 2
    xor t6, t6, s3
    xor s3, s11, t6
    and s3, s3, ra
    slli s11, s3, 4
    xor a6, a6, s11
    not a6, a6
    sw a6, 132(a0)
    xor a6, s1, s2
    srli s1, a6, 4
    xor s2, s7, s4
    xor s1, s1, s2
    and s1, s1, ra
    slli s4, s1, 4
    xor a6, a6, s4
    sw a6, 136(a0)
    xor a6, t4, a7
    srli a7, a6, 4
    xor t4, s6, a2
    xor a7, a7, t4
    and a7, a7, ra
    slli a2, a7, 4
    xor a6, a6, a2
    sw a6, 140(a0)
    xor a6, t5, a3
    sw a6, 144(a0)
    xor a6, t6, s3
    not a6, a6
    sw a6, 148(a0)
    xor a6, s2, s1
    xor a7, t4, a7
    srli t4, s8, 6
    sw a7, 156(a0)
    srli a7, s8, 3
    not a6, a6
    sw a6, 152(a0)
    srli a6, s8, 7
    xor a7, a7, a6
    srli t5, s8, 5
    srli t6, s8, 4
    xor t6, t6, a7
    srli a3, s8, 2
    xor a2, s8, t5
    xor s1, s10, t5
    xor s2, a7, s1
    xor a3, a3, s1
    xor s3, t4, t6
    xor s4, a2, s2
    xor t6, t6, a3
    xor a2, a2, s3
    xor a6, a6, a2
    xor s6, s3, t6
    xor s7, s10, s6
    xor s10, a7, s7
    or s11, a3, s7
    and ra, s6, s10
    xor s11, ra, s11
    xor t2, a6, s1
    and t3, s3, t2
    xor t3, s11, t3
    xor t0, t4, s4
    or a4, a6, t0
    sw s8, 144(sp)
    xor s8, s10, t2
    sw s5, 152(sp)
    and s5, t6, s8
    xor s11, s11, a4
    xor s5, s5, s11
    xor s1, s1, s10
    and s11, t4, a7
    sw t1, 160(sp)
    xor t1, t6, t0
    sw a5, 164(sp)
    and a5, s1, t1
    xor s11, ra, s11
    xor a4, a4, s11
    xor a5, a5, a4
    and a4, a2, s2
    xor ra, a7, a6
    sw s10, 168(sp)
    and s10, ra, s4
    xor t5, t5, s11
    xor t3, s10, t3
    xor t5, s10, t5
    xor s5, a2, s5
    xor t5, a4, t5
    xor a4, s5, a5
    xor s10, t3, t5
    and s11, t3, a4
    sw t1, 172(sp)
    and t1, s5, s10
    sw s7, 176(sp)
    xor s7, a5, t1
    and s7, t5, s7
    xor t5, s11, t5
    or s5, s5, s7
    xor s5, s11, s5
    and a5, a5, t5
    or t3, t3, a5
    xor t1, t1, t3
    xor a5, a4, a5
    xor t3, s10, s7
    xor t5, a5, t3
    and a4, a2, a5
    and a2, s1, t3
    xor s1, s5, t1
    xor s7, s5, a5
    and t2, t2, s5
    and s8, s8, t1
    xor s10, s1, t5
    and s6, s6, s1
    and s4, s4, s7
    xor s8, t2, s8
    and t4, t4, s10
    xor s4, s6, s4
    xor a4, s4, a4
    xor a4, t4, a4
    xor a2, a4, a2
    xor s8, a2, s8
    not s8, s8
    slli s11, s8, 24
    srli s8, s8, 8
    or s8, s11, s8
    and s7, ra, s7
    xor s11, t1, t3
    and a6, a6, s11
    xor a6, s7, a6
    xor a6, a2, a6
    and t1, t6, t1
    and t0, t0, s11
    xor t0, s6, t0
    and a5, s2, a5
    and t6, a3, t5
    xor t6, a6, t6
    xor t1, t6, t1
    xor t0, t1, t0
    and a3, s8, s9
    xor a5, t0, a5
    xor a4, a4, a5
    not a4, a4
    slli a2, a4, 25
    srli a4, a4, 7
    or a4, a2, a4
    and a4, a4, s0
    or a4, a3, a4
    and a3, s3, s5
    xor a3, s4, a3
    xor t6, t6, a3
    lw a3, 176(sp)
    and a7, a7, s10
    and t5, a3, t5
    xor t2, t2, t5
    xor a7, a7, t2
    xor a7, t6, a7
    xor a5, a5, a7
    slli a7, a5, 26
    srli t5, a5, 6
    or a7, a7, t5
    lw t5, 156(sp)
    xor a5, a6, a5
    and a7, a7, t5
    or a7, a4, a7
    lw a4, 172(sp)
    not a5, a5
    and t3, a4, t3
    xor t1, t1, t3
    xor t1, t4, t1
    xor t0, t0, t1
    slli t3, t0, 27
    srli t0, t0, 5
    or t0, t3, t0
    lw t3, 148(sp)
    slli a6, a5, 30
    and t0, t0, t3
    or a7, a7, t0
    lw t0, 168(sp)
    srli a5, a5, 2
    and t0, t0, s1
    xor t0, s7, t0
    xor t0, t2, t0
    slli t2, t0, 28
    srli t0, t0, 4
    or t0, t2, t0
    lw t2, 140(sp)
    or a5, a6, a5
    and t0, t0, t2
    or a7, a7, t0
    not t0, t1
    slli t1, t0, 29
    srli t0, t0, 3
    or t0, t1, t0
    lw t1, 132(sp)
    slli a6, t6, 31
    and t0, t0, t1
    or a7, a7, t0
    srli t0, t6, 1
    or a6, a6, t0
    lw t0, 136(sp)
    lw t4, 124(sp)
    and a6, a6, t0
    and a5, a5, t4
    or a5, a7, a5
    or a5, a5, a6
    lw a6, 164(sp)
    lw t6, 160(sp)
    xor a5, a6, a5
    xori a6, a5, 31
    andi a7, a6, 255
    xor t6, a6, t6
    lw a4, 152(sp)
    lw a2, 144(sp)
    xor a3, t6, a4
    xor s1, a3, a2
    lw s2, 112(sp)
    lw s7, 104(sp)
    and s3, s1, s2
    or a7, a7, s3
    lui s3, 4080
    and s4, a3, s3
    or a7, a7, s4
    lui s4, 1044480
    and s5, t6, s4
    or a7, a7, s5
    and a6, a6, s2
    andi s5, t6, 255
    or a6, s5, a6
    and s5, s1, s3
    or a6, a6, s5
    and s5, a3, s4
    or a6, a6, s5
    srli s5, a6, 1
    srli s6, a7, 1
    xor s5, s5, a6
    xor s6, s6, a7
    and s5, s5, s7
    and s6, s6, s7
    slli s8, s5, 1
    slli s10, s6, 1
    xor s8, a6, s8
    xor s10, a7, s10
    srli s11, s10, 2
    xor s11, s11, s8
    lw ra, 100(sp)
    lw s2, 108(sp)
    and s11, s11, ra
    slli s3, s11, 2
    xor s3, s10, s3
    lw s10, 128(sp)
    lw a2, 116(sp)
    and s4, s10, s2
    lw a4, 120(sp)
    srli t1, s3, 4
    and t4, a2, a4
    or t4, s4, t4
    and a2, a2, s2
    and s4, s10, a4
    or a2, a2, s4
    xor a2, a6, a2
    xor t4, a7, t4
    srli s4, a2, 1
    srli s10, t4, 1
    xor s4, s4, a2
    xor s10, s10, t4
    and s4, s4, s7
    and s10, s10, s7
    slli s7, s4, 1
    slli a4, s10, 1
    xor s7, a2, s7
    xor a4, t4, a4
    srli s2, a4, 2
    xor s2, s2, s7
    and s2, s2, ra
    slli t0, s2, 2
    xor t0, a4, t0
    xor t1, t1, t0
    lw a4, 96(sp)
    xor a7, a7, s6
    and t1, t1, a4
    slli t2, t1, 4
    xor t2, s3, t2
    # round 5 (aes.dsl:47)
    not t2, t2
    sw t2, 160(a0)
    xor a6, a6, s5
    srli t2, a7, 2
    xor t2, t2, a6
    and t2, t2, ra
    slli s3, t2, 2
    xor a7, a7, s3
    xor t4, t4, s10
    xor a2, a2, s4
    srli s3, t4, 2
    xor s3, s3, a2
    and s3, s3, ra
    slli s4, s3, 2
    srli s5, a7, 4
    xor t4, t4, s4
    xor s4, s5, t4
    and s4, s4, a4
    slli s5, s4, 4
    xor a7, a7, s5
    not a7, a7
    sw a7, 164(a0)
    xor a7, s8, s11
    srli s5, a7, 4
    xor s2, s7, s2
    xor s5, s5, s2
    and s5, s5, a4
    slli s6, s5, 4
    xor a7, a7, s6
    sw a7, 168(a0)
    xor a6, a6, t2
    srli a7, a6, 4
    xor t2, a2, s3
    xor a7, a7, t2
    and a7, a7, a4
    slli a2, a7, 4
    xor a6, a6, a2
    sw a6, 172(a0)
    xor a6, t0, t1
    sw a6, 176(a0)
    xor a6, t4, s4
    not a6, a6
    sw a6, 180(a0)
    xor a6, t2, a7
    srli a7, s1, 6
    xor t0, s2, s5
    srli t1, s1, 3
    sw a6, 188(a0)
    srli a6, s1, 7
    not t0, t0
    sw t0, 184(a0)
    srli t0, s1, 5
    xor t1, t1, a6
    srli t2, s1, 4
    xor t2, t2, t1
    srli t4, s1, 1
    srli a2, s1, 2
    xor s2, s1, t0
    xor s3, t4, t0
    xor s4, t1, s3
    xor a2, a2, s3
    xor s5, a7, t2
    xor s6, s2, s4
    xor t2, t2, a2
    xor s2, s2, s5
    xor a6, a6, s2
    xor s7, s5, t2
    xor t4, t4, s7
    xor s8, t1, t4
    or s10, a2, t4
    and s11, s7, s8
    xor s10, s11, s10
    xor a4, a6, s3
    and ra, s5, a4
    xor ra, s10, ra
    xor t3, a7, s6
    or t5, a6, t3
    sw s1, 128(sp)
    xor s1, s8, a4
    sw a3, 116(sp)
    and a3, t2, s1
    xor s10, s10, t5
    xor a3, a3, s10
    xor s3, s3, s8
    and s10, a7, t1
    sw t6, 160(sp)
    xor t6, t2, t3
    sw a5, 164(sp)
    and a5, s3, t6
    xor s10, s11, s10
    xor t5, t5, s10
    xor a5, a5, t5
    and t5, s2, s4
    xor s11, t1, a6
    sw s8, 168(sp)
    and s8, s11, s6
    xor t0, t0, s10
    xor s10, s8, ra
    xor t0, s8, t0
    xor a3, s2, a3
    xor t0, t5, t0
    xor t5, a3, a5
    xor s8, s10, t0
    and ra, s10, t5
    sw t6, 172(sp)
    and t6, a3, s8
    sw t4, 176(sp)
    xor t4, a5, t6
    and t4, t0, t4
    xor t0, ra, t0
    or a3, a3, t4
    xor a3, ra, a3
    and a5, a5, t0
    or t0, s10, a5
    xor t0, t6, t0
    xor a5, t5, a5
    xor t4, s8, t4
    xor t5, a5, t4
    and t6, s2, a5
    and s2, s3, t4
    xor s3, a3, t0
    xor s8, a3, a5
    and a4, a4, a3
    and s1, s1, t0
    xor s10, s3, t5
    and s7, s7, s3
    and s6, s6, s8
    xor s1, a4, s1
    and a7, a7, s10
    xor s6, s7, s6
    xor t6, s6, t6
    xor t6, a7, t6
    xor s2, t6, s2
    xor s1, s2, s1
    not s1, s1
    slli ra, s1, 24
    srli s1, s1, 8
    or s1, ra, s1
    and s8, s11, s8
    xor s11, t0, t4
    and a6, a6, s11
    xor a6, s8, a6
    xor a6, s2, a6
    and t0, t2, t0
    and t2, t3, s11
    xor t2, s7, t2
    and a5, s4, a5
    and t3, a2, t5
    xor t3, a6, t3
    xor t0, t3, t0
    xor t2, t0, t2
    and a2, s1, s9
    xor a5, t2, a5
    xor t6, t6, a5
    not t6, t6
    slli s1, t6, 25
    srli t6, t6, 7
    or t6, s1, t6
    and t6, t6, s0
    or t6, a2, t6
    and a3, s5, a3
    xor a3, s6, a3
    xor t3, t3, a3
    lw a3, 176(sp)
    and t1, t1, s10
    and t5, a3, t5
    xor t5, a4, t5
    xor t1, t1, t5
    xor t1, t3, t1
    xor a5, a5, t1
    slli t1, a5, 26
    srli a4, a5, 6
    or t1, t1, a4
    lw a4, 156(sp)
    xor a5, a6, a5
    and t1, t1, a4
    or t1, t6, t1
    lw t6, 172(sp)
    not a5, a5
    and t4, t6, t4
    xor t0, t0, t4
    xor a7, a7, t0
    xor t0, t2, a7
    slli t2, t0, 27
    srli t0, t0, 5
    or t0, t2, t0
    lw t2, 148(sp)
    not a7, a7
    and t0, t0, t2
    or t0, t1, t0
    lw t1, 168(sp)
    slli a6, a5, 30
    and t1, t1, s3
    xor t1, s8, t1
    xor t1, t5, t1
    slli t4, t1, 28
    srli t1, t1, 4
    or t1, t4, t1
    lw t4, 140(sp)
    srli a5, a5, 2
    and t1, t1, t4
    or t0, t0, t1
    slli t1, a7, 29
    srli a7, a7, 3
    or a7, t1, a7
    lw t1, 132(sp)
    or a5, a6, a5
    and a7, a7, t1
    or a7, t0, a7
    slli a6, t3, 31
    srli t0, t3, 1
    or a6, a6, t0
    lw t0, 136(sp)
    lw t3, 124(sp)
    and a6, a6, t0
    and a5, a5, t3
    or a5, a7, a5
    or a5, a5, a6
    lw a6, 164(sp)
    lw a7, 108(sp)
    xor a5, a6, a5
    xori a6, a5, 63
    and t5, a6, a7
    lw t6, 160(sp)
    lw s1, 120(sp)
    xor a6, a6, t6
    lw t6, 116(sp)
    and a2, a6, a7
    xor a3, a6, t6
    and s2, a3, s1
    or t5, t5, s2
    lw s2, 128(sp)
    srli s5, t5, 1
    xor s3, a3, s2
    and s4, s3, s1
    or a2, a2, s4
    xor s4, s5, t5
    lw s5, 104(sp)
    srli s6, a2, 1
    and s4, s4, s5
    xor s6, s6, a2
    slli s7, s4, 1
    and s6, s6, s5
    xor s7, t5, s7
    slli s8, s6, 1
    srli s10, s7, 2
    xor s8, a2, s8
    xor s10, s10, s8
    lw s11, 100(sp)
    lw s2, 144(sp)
    and s10, s10, s11
    slli ra, s10, 2
    xor s7, s7, ra
    lw ra, 152(sp)
    xor s2, a2, s2
    xor ra, t5, ra
    srli s1, ra, 1
    xor s1, s1, ra
    and s1, s1, s5
    srli a7, s2, 1
    xor a7, a7, s2
    slli t6, s1, 1
    and a7, a7, s5
    xor t6, ra, t6
    slli s5, a7, 1
    srli t3, t6, 2
    xor s5, s2, s5
    xor t3, t3, s5
    and t3, t3, s11
    slli t0, t3, 2
    srli t1, s7, 4
    xor t0, t6, t0
    xor t1, t1, t0
    lw t6, 96(sp)
    xor a2, a2, s6
    and t1, t1, t6
    slli t4, t1, 4
    xor t4, s7, t4
    # round 6 (aes.dsl:47)
    not t4, t4
    sw t4, 192(a0)
    xor t4, t5, s4
    srli t5, t4, 2
    xor t5, t5, a2
    and t5, t5, s11
    slli s4, t5, 2
    xor t4, t4, s4
    xor s1, ra, s1
    srli s4, s1, 2
    xor a7, s2, a7
    xor s2, s4, a7
    and s2, s2, s11
    slli s4, s2, 2
    srli s6, t4, 4
    xor s1, s1, s4
    xor s4, s6, s1
    and s4, s4, t6
    slli s6, s4, 4
    xor t4, t4, s6
    not t4, t4
    sw t4, 196(a0)
    xor t4, s8, s10
    srli s6, t4, 4
    xor t3, s5, t3
    xor s5, s6, t3
    and s5, s5, t6
    slli s6, s5, 4
    xor t4, t4, s6
    sw t4, 200(a0)
    xor t4, a2, t5
    srli t5, t4, 4
    xor a7, a7, s2
    xor t5, t5, a7
    and t5, t5, t6
    slli a2, t5, 4
    xor t4, t4, a2
    sw t4, 204(a0)
    xor t0, t0, t1
    sw t0, 208(a0)
    xor t0, s1, s4
    not t0, t0
    sw t0, 212(a0)
    xor a7, a7, t5
    srli t0, s3, 6
    xor t1, t3, s5
    srli t3, s3, 3
    sw a7, 220(a0)
    srli a7, s3, 7
    not t1, t1
    sw t1, 216(a0)
    srli t1, s3, 5
    xor t3, t3, a7
    srli t4, s3, 4
    xor t4, t4, t3
    srli t5, s3, 1
    srli a2, s3, 2
    xor s1, s3, t1
    xor s2, t5, t1
    xor s4, t3, s2
    xor a2, a2, s2
    xor s5, t0, t4
    xor s6, s1, s4
    xor t4, t4, a2
    xor s1, s1, s5
    xor a7, a7, s1
    xor s7, s5, t4
    xor t5, t5, s7
    xor s8, t3, t5
    or s10, a2, t5
    and ra, s7, s8
    xor s10, ra, s10
    xor t6, a7, s2
    and s11, s5, t6
    xor s11, s10, s11
    xor t2, t0, s6
    or a4, a7, t2
    sw s3, 144(sp)
    xor s3, s8, t6
    sw a3, 152(sp)
    and a3, t4, s3
    xor s10, s10, a4
    xor a3, a3, s10
    xor s2, s2, s8
    and s10, t0, t3
    sw a6, 160(sp)
    xor a6, t4, t2
    sw a5, 164(sp)
    and a5, s2, a6
    xor s10, ra, s10
    xor a4, a4, s10
    xor a5, a5, a4
    and a4, s1, s4
    xor ra, t3, a7
    sw s8, 168(sp)
    and s8, ra, s6
    xor t1, t1, s10
    xor s10, s8, s11
    xor t1, s8, t1
    xor a3, s1, a3
    xor t1, a4, t1
    xor a4, a3, a5
    xor s8, s10, t1
    and s11, s10, a4
    sw a6, 172(sp)
    and a6, a3, s8
    sw t5, 176(sp)
    xor t5, a5, a6
    and t5, t1, t5
    xor t1, s11, t1
    or a3, a3, t5
    xor a3, s11, a3
    and a5, a5, t1
    or t1, s10, a5
    xor a6, a6, t1
    xor a5, a4, a5
    xor t1, s8, t5
    xor t5, a5, t1
    and a4, s1, a5
    and s1, s2, t1
    xor s2, a3, a6
    xor s8, a3, a5
    and t6, t6, a3
    and s3, s3, a6
    xor s10, s2, t5
    and s7, s7, s2
    and s6, s6, s8
    xor s3, t6, s3
    and t0, t0, s10
    xor s6, s7, s6
    xor a4, s6, a4
    xor a4, t0, a4
    xor s1, a4, s1
    xor s3, s1, s3
    not s3, s3
    slli s11, s3, 24
    srli s3, s3, 8
    or s3, s11, s3
    and s8, ra, s8
    xor s11, a6, t1
    and a7, a7, s11
    xor a7, s8, a7
    xor a7, s1, a7
    and a6, t4, a6
    and t2, t2, s11
    xor t2, s7, t2
    and a5, s4, a5
    and t4, a2, t5
    xor t4, a7, t4
    xor a6, t4, a6
    xor t2, a6, t2
    and a2, s3, s9
    xor a5, t2, a5
    xor a4, a4, a5
    not a4, a4
    slli s1, a4, 25
    srli a4, a4, 7
    or a4, s1, a4
    and a4, a4, s0
    or a4, a2, a4
    and a3, s5, a3
    xor a3, s6, a3
    xor t4, t4, a3
    lw a3, 176(sp)
    and t3, t3, s10
    and t5, a3, t5
    xor t5, t6, t5
    xor t3, t3, t5
    xor t3, t4, t3
    xor a5, a5, t3
    slli t3, a5, 26
    srli t6, a5, 6
    or t3, t3, t6
    lw t6, 156(sp)
    xor a5, a7, a5
    and t3, t3, t6
    or t3, a4, t3
    lw a4, 172(sp)
    not a5, a5
    and t1, a4, t1
    xor a6, a6, t1
    xor a6, t0, a6
    xor t0, t2, a6
    slli t1, t0, 27
    srli t0, t0, 5
    or t0, t1, t0
    lw t1, 148(sp)
    lw t2, 168(sp)
    and t0, t0, t1
    or t0, t3, t0
    and t2, t2, s2
    xor t2, s8, t2
    xor t2, t5, t2
    slli t3, t2, 28
    srli t2, t2, 4
    or t2, t3, t2
    lw t3, 140(sp)
    not a6, a6
    and t2, t2, t3
    or t0, t0, t2
    slli t2, a6, 29
    srli a6, a6, 3
    or a6, t2, a6
    lw t2, 132(sp)
    slli a7, a5, 30
    and a6, a6, t2
    or a6, t0, a6
    srli a5, a5, 2
    or a5, a7, a5
    slli a7, t4, 31
    srli t0, t4, 1
    or a7, a7, t0
    lw t0, 136(sp)
    lw t4, 124(sp)
    and a7, a7, t0
    and a5, a5, t4
    or a5, a6, a5
    or a5, a5, a7
    lw a6, 164(sp)
    lw t5, 160(sp)
    xor a5, a6, a5
    xori a6, a5, 127
    andi a7, a6, 255
    xor t5, a6, t5
    lui a4, 1044480
    and a6, a6, a4
    lw a3, 112(sp)
    lw s1, 152(sp)
    and a2, t5, a3
    xor s1, t5, s1
    andi s2, t5, 255
    or a7, a7, a2
    lui a2, 4080
    and s3, s1, a2
    lw s4, 144(sp)
    or a7, a7, s3
    xor s4, s1, s4
    and s3, s4, a4
    or a7, a7, s3
    and s3, s1, a3
    or s2, s2, s3
    and s3, s4, a2
    or s2, s2, s3
    srli s3, a7, 1
    or a6, s2, a6
    xor s2, s3, a7
    srli s3, a6, 1
    lw s5, 104(sp)
    xor s3, s3, a6
    and s2, s2, s5
    slli s6, s2, 1
    and s3, s3, s5
    xor s6, a7, s6
    slli s7, s3, 1
    srli s8, s6, 2
    xor s7, a6, s7
    xor s8, s8, s7
    lw s10, 100(sp)
    lw ra, 108(sp)
    and s8, s8, s10
    slli s11, s8, 2
    xor s6, s6, s11
    lw s11, 116(sp)
    lw a2, 128(sp)
    and a4, s11, ra
    lw a3, 120(sp)
    srli t0, s6, 4
    and t4, a2, a3
    or t4, a4, t4
    and a4, a2, ra
    and a2, s11, a3
    or a4, a4, a2
    xor t4, a7, t4
    srli a2, t4, 1
    xor a4, a6, a4
    xor a2, a2, t4
    and a2, a2, s5
    srli s11, a4, 1
    xor s11, s11, a4
    slli a3, a2, 1
    and s11, s11, s5
    xor a3, t4, a3
    slli ra, s11, 1
    srli s5, a3, 2
    xor ra, a4, ra
    xor s5, s5, ra
    and s5, s5, s10
    slli t2, s5, 2
    xor t2, a3, t2
    xor t0, t0, t2
    lw a3, 96(sp)
    xor a7, a7, s2
    and t0, t0, a3
    slli t3, t0, 4
    xor t3, s6, t3
    # round 7 (aes.dsl:47)
    not t3, t3
    sw t3, 224(a0)
    srli t3, a7, 2
    xor a6, a6, s3
    xor t3, t3, a6
    and t3, t3, s10
    slli s2, t3, 2
    xor a7, a7, s2
    xor t4, t4, a2
    srli a2, t4, 2
    xor a4, a4, s11
    xor a2, a2, a4
    and a2, a2, s10
    slli s2, a2, 2
    srli s3, a7, 4
    xor t4, t4, s2
    xor s2, s3, t4
    and s2, s2, a3
    slli s3, s2, 4
    xor a7, a7, s3
    not a7, a7
    sw a7, 228(a0)
    xor a7, s7, s8
    srli s3, a7, 4
    xor s5, ra, s5
    xor s3, s3, s5
    and s3, s3, a3
    slli s6, s3, 4
    xor a7, a7, s6
    sw a7, 232(a0)
    xor a6, a6, t3
    srli a7, a6, 4
    xor t3, a4, a2
    xor a7, a7, t3
    and a7, a7, a3
    slli a4, a7, 4
    xor a6, a6, a4
    sw a6, 236(a0)
    xor a6, t2, t0
    sw a6, 240(a0)
    xor a6, t3, a7
    srli a7, s4, 6
    xor t0, t4, s2
    srli t2, s4, 3
    xor t3, s5, s3
    srli t4, s4, 7
    sw a6, 252(a0)
    srli a6, s4, 5
    not t0, t0
    sw t0, 244(a0)
    srli t0, s4, 4
    not t3, t3
    sw t3, 248(a0)
    srli t3, s4, 1
    xor t2, t2, t4
    xor t0, t0, t2
    srli a4, s4, 2
    xor a2, s4, a6
    xor s2, t3, a6
    xor s3, t2, s2
    xor a4, a4, s2
    xor s5, a7, t0
    xor s6, a2, s3
    xor t0, t0, a4
    xor a2, a2, s5
    xor t4, t4, a2
    xor s7, s5, t0
    xor t3, t3, s7
    xor s8, t2, t3
    or s11, a4, t3
    and ra, s7, s8
    xor s11, ra, s11
    xor a3, t4, s2
    and s10, s5, a3
    xor s10, s11, s10
    xor t1, a7, s6
    or t6, t4, t1
    sw s4, 116(sp)
    xor s4, s8, a3
    sw s1, 128(sp)
    and s1, t0, s4
    xor s11, s11, t6
    xor s1, s1, s11
    xor s2, s2, s8
    and s11, a7, t2
    sw t5, 144(sp)
    xor t5, t0, t1
    sw a5, 152(sp)
    and a5, s2, t5
    xor s11, ra, s11
    xor t6, t6, s11
    xor a5, a5, t6
    and t6, a2, s3
    xor ra, t2, t4
    sw s8, 160(sp)
    and s8, ra, s6
    xor a6, a6, s11
    xor s10, s8, s10
    xor a6, s8, a6
    xor s1, a2, s1
    xor a6, t6, a6
    xor t6, s1, a5
    xor s8, s10, a6
    and s11, s10, t6
    sw t5, 164(sp)
    and t5, s1, s8
    sw t3, 168(sp)
    xor t3, a5, t5
    and t3, a6, t3
    xor a6, s11, a6
    or s1, s1, t3
    xor s1, s11, s1
    and a5, a5, a6
    or a6, s10, a5
    xor a6, t5, a6
    xor a5, t6, a5
    xor t3, s8, t3
    xor t5, a5, t3
    and t6, a2, a5
    and a2, s2, t3
    xor s2, s1, a6
    xor s8, s1, a5
    and a3, a3, s1
    and s4, s4, a6
    xor s10, s2, t5
    and s7, s7, s2
    and s6, s6, s8
    xor s4, a3, s4
    and a7, a7, s10
    xor s6, s7, s6
    xor t6, s6, t6
    xor t6, a7, t6
    xor a2, t6, a2
    xor s4, a2, s4
    not s4, s4
    slli s11, s4, 24
    srli s4, s4, 8
    or s4, s11, s4
    and s8, ra, s8
    xor s11, a6, t3
    and t4, t4, s11
    xor t4, s8, t4
    xor t4, a2, t4
    and a6, t0, a6
    and t0, t1, s11
    xor t0, s7, t0
    and a5, s3, a5
    and t1, a4, t5
    xor t1, t4, t1
    xor a6, t1, a6
    xor t0, a6, t0
    and a4, s4, s9
    xor a5, t0, a5
    xor t6, t6, a5
    not t6, t6
    slli a2, t6, 25
    srli t6, t6, 7
    or t6, a2, t6
    and t6, t6, s0
    or t6, a4, t6
    and a4, s5, s1
    xor a4, s6, a4
    xor t1, t1, a4
    lw a4, 168(sp)
    and t2, t2, s10
    and t5, a4, t5
    xor t5, a3, t5
    xor t2, t2, t5
    xor t2, t1, t2
    xor a5, a5, t2
    slli t2, a5, 26
    srli a4, a5, 6
    or t2, t2, a4
    lw a4, 156(sp)
    xor a5, t4, a5
    and t2, t2, a4
    or t2, t6, t2
    lw t6, 164(sp)
    slli t4, t1, 31
    and t3, t6, t3
    xor a6, a6, t3
    xor a6, a7, a6
    xor a7, t0, a6
    slli t0, a7, 27
    srli a7, a7, 5
    or a7, t0, a7
    lw t0, 148(sp)
    srli t1, t1, 1
    and a7, a7, t0
    or a7, t2, a7
    lw t2, 160(sp)
    or t1, t4, t1
    and t2, t2, s2
    xor t2, s8, t2
    xor t2, t5, t2
    slli t3, t2, 28
    srli t2, t2, 4
    or t2, t3, t2
    lw t3, 140(sp)
    not a6, a6
    and t2, t2, t3
    lw t4, 136(sp)
    or a7, a7, t2
    and t1, t1, t4
    slli t2, a6, 29
    srli a6, a6, 3
    or a6, t2, a6
    not a5, a5
    lw t2, 132(sp)
    slli t5, a5, 30
    and a6, a6, t2
    srli a5, a5, 2
    or a5, t5, a5
    lw t5, 124(sp)
    or a6, a7, a6
    and a5, a5, t5
    or a5, a6, a5
    or a5, a5, t1
    lw a6, 152(sp)
    lw t1, 144(sp)
    xor a5, a6, a5
    xori a6, a5, 255
    srli a7, a6, 1
    xor t1, a6, t1
    xor a7, a7, a6
    srli t6, t1, 1
    lw a3, 104(sp)
    xor t6, t6, t1
    and a7, a7, a3
    slli a2, a7, 1
    and t6, t6, a3
    xor a2, a6, a2
    slli s1, t6, 1
    srli s2, a2, 2
    xor s1, t1, s1
    xor s2, s2, s1
    lw s3, 100(sp)
    lw s7, 116(sp)
    and s2, s2, s3
    slli s4, s2, 2
    xor a2, a2, s4
    lw s4, 128(sp)
    xor a6, a6, a7
    xor s5, t1, s4
    srli s6, s5, 1
    xor s6, s6, s5
    and s6, s6, a3
    xor s8, s5, s7
    srli s10, s8, 1
    xor s11, s10, s8
    slli ra, s6, 1
    and s11, s11, a3
    xor ra, s5, ra
    slli s7, s11, 1
    srli s4, ra, 2
    xor s7, s8, s7
    xor s4, s4, s7
    and s4, s4, s3
    srli a3, a2, 4
    slli t5, s4, 2
    xor t5, ra, t5
    xor a3, a3, t5
    lw ra, 96(sp)
    srli a7, a6, 2
    and a3, a3, ra
    slli t4, a3, 4
    xor t4, a2, t4
    # round 8 (aes.dsl:47)
    not t4, t4
    sw t4, 256(a0)
    xor t4, t1, t6
    xor a7, a7, t4
    and a7, a7, s3
    slli t6, a7, 2
    xor a6, a6, t6
    xor t6, s5, s6
    srli a2, t6, 2
    xor s6, s8, s11
    xor a2, a2, s6
    and a2, a2, s3
    srli s11, a6, 4
    slli s3, a2, 2
    xor t6, t6, s3
    xor s3, s11, t6
    and s3, s3, ra
    slli s11, s3, 4
    xor a6, a6, s11
    not a6, a6
    sw a6, 260(a0)
    xor a6, s1, s2
    srli s1, a6, 4
    xor s2, s7, s4
    xor s1, s1, s2
    and s1, s1, ra
    slli s4, s1, 4
    xor a6, a6, s4
    sw a6, 264(a0)
    xor a6, t4, a7
    srli a7, a6, 4
    xor t4, s6, a2
    xor a7, a7, t4
    and a7, a7, ra
    slli a2, a7, 4
    xor a6, a6, a2
    sw a6, 268(a0)
    xor a6, t5, a3
    sw a6, 272(a0)
    xor a6, t6, s3
    not a6, a6
    sw a6, 276(a0)
    xor a6, s2, s1
    xor a7, t4, a7
    srli t4, s8, 6
    sw a7, 284(a0)
    srli a7, s8, 3
    not a6, a6
    sw a6, 280(a0)
    srli a6, s8, 7
    xor a7, a7, a6
    srli t5, s8, 5
    srli t6, s8, 4
    xor t6, t6, a7
    srli a3, s8, 2
    xor a2, s8, t5
    xor s1, s10, t5
    xor s2, a7, s1
    xor a3, a3, s1
    xor s3, t4, t6
    xor s4, a2, s2
    xor t6, t6, a3
    xor a2, a2, s3
    xor a6, a6, a2
    xor s6, s3, t6
    xor s7, s10, s6
    xor s10, a7, s7
    or s11, a3, s7
    and ra, s6, s10
    xor s11, ra, s11
    xor t2, a6, s1
    and t3, s3, t2
    xor t3, s11, t3
    xor t0, t4, s4
    or a4, a6, t0
    sw s8, 144(sp)
    xor s8, s10, t2
    sw s5, 152(sp)
    and s5, t6, s8
    xor s11, s11, a4
    xor s5, s5, s11
    xor s1, s1, s10
    and s11, t4, a7
    sw t1, 160(sp)
    xor t1, t6, t0
    sw a5, 164(sp)
    and a5, s1, t1
    xor s11, ra, s11
    xor a4, a4, s11
    xor a5, a5, a4
    and a4, a2, s2
    xor ra, a7, a6
    sw s10, 168(sp)
    and s10, ra, s4
    xor t5, t5, s11
    xor t3, s10, t3
    xor t5, s10, t5
    xor s5, a2, s5
    xor t5, a4, t5
    xor a4, s5, a5
    xor s10, t3, t5
    and s11, t3, a4
    sw t1, 172(sp)
    and t1, s5, s10
    sw s7, 176(sp)
    xor s7, a5, t1
    and s7, t5, s7
    xor t5, s11, t5
    or s5, s5, s7
    xor s5, s11, s5
    and a5, a5, t5
    or t3, t3, a5
    xor t1, t1, t3
    xor a5, a4, a5
    xor t3, s10, s7
    xor t5, a5, t3
    and a4, a2, a5
    and a2, s1, t3
    xor s1, s5, t1
    xor s7, s5, a5
    and t2, t2, s5
    and s8, s8, t1
    xor s10, s1, t5
    and s6, s6, s1
    and s4, s4, s7
    xor s8, t2, s8
    and t4, t4, s10
    xor s4, s6, s4
    xor a4, s4, a4
    xor a4, t4, a4
    xor a2, a4, a2
    xor s8, a2, s8
    not s8, s8
    slli s11, s8, 24
    srli s8, s8, 8
    or s8, s11, s8
    and s7, ra, s7
    xor s11, t1, t3
    and a6, a6, s11
    xor a6, s7, a6
    xor a6, a2, a6
    and t1, t6, t1
    and t0, t0, s11
    xor t0, s6, t0
    and a5, s2, a5
    and t6, a3, t5
    xor t6, a6, t6
    xor t1, t6, t1
    xor t0, t1, t0
    and a3, s8, s9
    xor a5, t0, a5
    xor a4, a4, a5
    not a4, a4
    slli a2, a4, 25
    srli a4, a4, 7
    or a4, a2, a4
    and a4, a4, s0
    or a4, a3, a4
    and a3, s3, s5
    xor a3, s4, a3
    xor t6, t6, a3
    lw a3, 176(sp)
    and a7, a7, s10
    and t5, a3, t5
    xor t2, t2, t5
    xor a7, a7, t2
    xor a7, t6, a7
    xor a5, a5, a7
    slli a7, a5, 26
    srli t5, a5, 6
    or a7, a7, t5
    lw t5, 156(sp)
    xor a5, a6, a5
    and a7, a7, t5
    or a7, a4, a7
    lw a4, 172(sp)
    not a5, a5
    and t3, a4, t3
    xor t1, t1, t3
    xor t1, t4, t1
    xor t0, t0, t1
    slli t3, t0, 27
    srli t0, t0, 5
    or t0, t3, t0
    lw t3, 148(sp)
    slli a6, a5, 30
    and t0, t0, t3
    or a7, a7, t0
    lw t0, 168(sp)
    srli a5, a5, 2
    and t0, t0, s1
    xor t0, s7, t0
    xor t0, t2, t0
    slli t2, t0, 28
    srli t0, t0, 4
    or t0, t2, t0
    lw t2, 140(sp)
    or a5, a6, a5
    and t0, t0, t2
    or a7, a7, t0
    not t0, t1
    slli t1, t0, 29
    srli t0, t0, 3
    or t0, t1, t0
    lw t1, 132(sp)
    slli a6, t6, 31
    and t0, t0, t1
    or a7, a7, t0
    srli t0, t6, 1
    or a6, a6, t0
    lw t0, 136(sp)
    lw t4, 124(sp)
    and a6, a6, t0
    and a5, a5, t4
    or a5, a7, a5
    or a5, a5, a6
    lw a6, 164(sp)
    lw t6, 160(sp)
    xor a5, a6, a5
    xori a6, a5, 228
    andi a7, a6, 255
    xor t6, a6, t6
    lw a4, 152(sp)
    lw a2, 144(sp)
    xor a3, t6, a4
    xor s1, a3, a2
    lw s2, 112(sp)
    lw s8, 100(sp)
    and s3, s1, s2
    or a7, a7, s3
    lui s3, 4080
    and s4, a3, s3
    or a7, a7, s4
    lui s4, 1044480
    and s5, t6, s4
    or a7, a7, s5
    and a6, a6, s2
    andi s2, t6, 255
    or a6, s2, a6
    and s2, a3, s4
    and s3, s1, s3
    or a6, a6, s3
    or a6, a6, s2
    srli s2, a6, 1
    srli s3, a7, 1
    xor s2, s2, a6
    xor s3, s3, a7
    lw s4, 104(sp)
    lw s11, 108(sp)
    and s2, s2, s4
    and s3, s3, s4
    slli s5, s2, 1
    slli s6, s3, 1
    xor s5, a6, s5
    xor s6, a7, s6
    srli s7, s6, 2
    xor s7, s7, s5
    and s7, s7, s8
    slli s10, s7, 2
    xor s6, s6, s10
    lw s10, 128(sp)
    lw a2, 116(sp)
    and ra, s10, s11
    lw a4, 120(sp)
    srli t3, s6, 4
    and t4, a2, a4
    or t4, ra, t4
    and a2, a2, s11
    and s10, s10, a4
    or a2, a2, s10
    xor a2, a6, a2
    xor t4, a7, t4
    srli s10, a2, 1
    srli ra, t4, 1
    xor s10, s10, a2
    xor ra, ra, t4
    and s10, s10, s4
    and ra, ra, s4
    slli s4, s10, 1
    slli a4, ra, 1
    xor s4, a2, s4
    xor a4, t4, a4
    srli s11, a4, 2
    xor s11, s11, s4
    and s11, s11, s8
    slli t1, s11, 2
    xor t1, a4, t1
    xor t3, t3, t1
    lw a4, 96(sp)
    xor a7, a7, s3
    and t3, t3, a4
    slli t0, t3, 4
    xor t0, s6, t0
    # round 9 (aes.dsl:47)
    not t0, t0
    sw t0, 288(a0)
    xor a6, a6, s2
    srli t0, a7, 2
    xor t0, t0, a6
    and t0, t0, s8
    slli s2, t0, 2
    xor a7, a7, s2
    xor t4, t4, ra
    xor a2, a2, s10
    srli s2, t4, 2
    xor s2, s2, a2
    and s2, s2, s8
    slli s3, s2, 2
    srli s6, a7, 4
    xor t4, t4, s3
    xor s3, s6, t4
    and s3, s3, a4
    slli s6, s3, 4
    xor a7, a7, s6
    not a7, a7
    sw a7, 292(a0)
    xor a7, s5, s7
    srli s5, a7, 4
    xor s4, s4, s11
    xor s5, s5, s4
    and s5, s5, a4
    slli s6, s5, 4
    xor a7, a7, s6
    sw a7, 296(a0)
    xor a6, a6, t0
    srli a7, a6, 4
    xor t0, a2, s2
    xor a7, a7, t0
    and a7, a7, a4
    slli a2, a7, 4
    xor a6, a6, a2
    sw a6, 300(a0)
    xor a6, t1, t3
    xor a7, t0, a7
    srli t0, s1, 6
    xor t1, t4, s3
    srli t3, s1, 3
    xor t4, s4, s5
    srli a2, s1, 7
    sw a7, 316(a0)
    srli a7, s1, 5
    sw a6, 304(a0)
    srli a6, s1, 4
    not t1, t1
    sw t1, 308(a0)
    srli t1, s1, 1
    not t4, t4
    sw t4, 312(a0)
    srli t4, s1, 2
    xor t3, t3, a2
    xor a6, a6, t3
    xor s2, s1, a7
    xor s3, t1, a7
    xor s4, t3, s3
    xor t4, t4, s3
    xor s5, t0, a6
    xor s6, s2, s4
    xor a6, a6, t4
    xor s2, s2, s5
    xor a2, a2, s2
    xor s7, s5, a6
    xor t1, t1, s7
    xor s10, t3, t1
    or s11, t4, t1
    and ra, s7, s10
    xor s11, ra, s11
    xor a4, a2, s3
    and s8, s5, a4
    xor s8, s11, s8
    xor t2, t0, s6
    or t5, a2, t2
    sw s1, 128(sp)
    xor s1, s10, a4
    sw a3, 116(sp)
    and a3, a6, s1
    xor s11, s11, t5
    xor a3, a3, s11
    xor s3, s3, s10
    and s11, t0, t3
    sw t6, 112(sp)
    xor t6, a6, t2
    sw a5, 160(sp)
    and a5, s3, t6
    xor s11, ra, s11
    xor t5, t5, s11
    xor a5, a5, t5
    and t5, s2, s4
    xor ra, t3, a2
    sw s10, 164(sp)
    and s10, ra, s6
    xor a7, a7, s11
    xor s8, s10, s8
    xor a7, s10, a7
    xor a3, s2, a3
    xor a7, t5, a7
    xor t5, a3, a5
    xor s10, s8, a7
    and s11, s8, t5
    sw t6, 168(sp)
    and t6, a3, s10
    sw t1, 172(sp)
    xor t1, a5, t6
    and t1, a7, t1
    xor a7, s11, a7
    or a3, a3, t1
    xor a3, s11, a3
    and a5, a5, a7
    or a7, s8, a5
    xor a7, t6, a7
    xor a5, t5, a5
    xor t1, s10, t1
    xor t5, a5, t1
    and t6, s2, a5
    and s2, s3, t1
    xor s3, a3, a7
    xor s8, a3, a5
    and a4, a4, a3
    and s1, s1, a7
    xor s10, s3, t5
    and s7, s7, s3
    and s6, s6, s8
    xor s1, a4, s1
    and t0, t0, s10
    xor s6, s7, s6
    xor t6, s6, t6
    xor t6, t0, t6
    xor s2, t6, s2
    xor s1, s2, s1
    not s1, s1
    slli s11, s1, 24
    srli s1, s1, 8
    or s1, s11, s1
    and s1, s1, s9
    and s8, ra, s8
    xor s9, a7, t1
    and a2, a2, s9
    xor a2, s8, a2
    xor a2, s2, a2
    and a6, a6, a7
    and a7, t2, s9
    xor a7, s7, a7
    and a5, s4, a5
    and t2, t4, t5
    xor t2, a2, t2
    xor a6, t2, a6
    xor a7, a6, a7
    xor a5, a7, a5
    xor t4, t6, a5
    not t4, t4
    slli t6, t4, 25
    srli t4, t4, 7
    or t4, t6, t4
    and t4, t4, s0
    or t4, s1, t4
    and t6, s5, a3
    xor t6, s6, t6
    xor t2, t2, t6
    lw t6, 172(sp)
    and t3, t3, s10
    and t5, t6, t5
    xor t5, a4, t5
    xor t3, t3, t5
    xor t3, t2, t3
    xor a5, a5, t3
    slli t3, a5, 26
    srli t6, a5, 6
    or t3, t3, t6
    lw t6, 156(sp)
    xor a5, a2, a5
    and t3, t3, t6
    or t3, t4, t3
    lw t4, 168(sp)
    not a5, a5
    and t1, t4, t1
    xor a6, a6, t1
    xor a6, t0, a6
    xor a7, a7, a6
    slli t0, a7, 27
    srli a7, a7, 5
    or a7, t0, a7
    lw t0, 164(sp)
    not a6, a6
    and t0, t0, s3
    xor t0, s8, t0
    xor t0, t5, t0
    slli t1, t0, 28
    srli t0, t0, 4
    or t0, t1, t0
    lw t1, 140(sp)
    and t0, t0, t1
    slli t1, t2, 31
    srli t2, t2, 1
    or t1, t1, t2
    lw t2, 136(sp)
    lw t4, 104(sp)
    and t1, t1, t2
    slli t2, a6, 29
    srli a6, a6, 3
    or a6, t2, a6
    lw t2, 148(sp)
    and a7, a7, t2
    lw t2, 132(sp)
    or a7, t3, a7
    and a6, a6, t2
    slli t2, a5, 30
    srli a5, a5, 2
    or a5, t2, a5
    lw t2, 124(sp)
    or a7, a7, t0
    and a5, a5, t2
    or a6, a7, a6
    or a5, a6, a5
    or a5, a5, t1
    lw a6, 160(sp)
    lw t0, 112(sp)
    xor a5, a6, a5
    xori a5, a5, 210
    lw a6, 108(sp)
    lw t2, 128(sp)
    and a7, a5, a6
    xor a5, a5, t0
    lw t0, 116(sp)
    lw t3, 144(sp)
    xor t0, a5, t0
    and a5, a5, a6
    lw a6, 120(sp)
    and t1, t0, a6
    xor t0, t0, t2
    or a7, a7, t1
    and a6, t0, a6
    srli t0, a7, 1
    or a5, a5, a6
    lw a6, 152(sp)
    xor t0, t0, a7
    xor a6, a7, a6
    srli t1, a5, 1
    srli t2, a6, 1
    xor t3, a5, t3
    and t0, t0, t4
    xor t1, t1, a5
    xor t2, t2, a6
    srli t5, t3, 1
    slli t6, t0, 1
    and t1, t1, t4
    and t2, t2, t4
    xor t5, t5, t3
    xor t0, a7, t0
    xor a7, a7, t6
    slli t6, t1, 1
    slli a4, t2, 1
    and t4, t5, t4
    srli t5, t0, 2
    xor t1, a5, t1
    xor t2, a6, t2
    srli a3, a7, 2
    xor a5, a5, t6
    xor a6, a6, a4
    slli t6, t4, 1
    xor t5, t5, t1
    srli a4, t2, 2
    xor t4, t3, t4
    xor a3, a3, a5
    srli a2, a6, 2
    xor t3, t3, t6
    lw t6, 100(sp)
    xor a4, a4, t4
    and t5, t5, t6
    and a3, a3, t6
    xor a2, a2, t3
    slli s0, t5, 2
    and a4, a4, t6
    xor t1, t1, t5
    slli t5, a3, 2
    and t6, a2, t6
    xor t0, t0, s0
    slli a2, a4, 2
    xor a5, a5, a3
    srli a3, t1, 4
    xor t4, t4, a4
    xor a7, a7, t5
    slli t5, t6, 2
    srli a4, t0, 4
    xor t2, t2, a2
    srli a2, a5, 4
    xor t3, t3, t6
    xor t6, a3, t4
    srli a3, a7, 4
    xor a6, a6, t5
    xor t5, a4, t2
    xor a4, a2, t3
    lw a2, 96(sp)
    xor a3, a3, a6
    and t6, t6, a2
    and t5, t5, a2
    and a4, a4, a2
    slli s0, t6, 4
    xor t4, t4, t6
    and t6, a3, a2
    slli a3, t5, 4
    slli a2, a4, 4
    xor t1, t1, s0
    xor t2, t2, t5
    xor t3, t3, a4
    sw t4, 348(a0)
    slli t4, t6, 4
    xor t0, t0, a3
    xor a5, a5, a2
    sw t1, 332(a0)
    xor a6, a6, t6
    # round 10 (aes.dsl:53)
    not t1, t2
    not t2, t3
    xor a7, a7, t4
    not t0, t0
    sw a5, 328(a0)
    sw a6, 336(a0)
    sw t1, 340(a0)
    sw t2, 344(a0)
    not a5, a7
    sw t0, 324(a0)
    sw a5, 320(a0)
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

    .text

    .balign 4
.Llwcc_aes128_128_drbg_rv32i_block_cipher_df:
    addi sp, sp, -576
    sw ra, 0(sp)
    sw a0, 4(sp)
    addi a0, sp, 16
    li a2, 24
    jal .Llwcc_aes128_128_drbg_rv32i_copy
    lw t0, 20(sp)
    lw t2, 28(sp)
    add t0, t0, t2
    lw t2, 36(sp)
    add t0, t0, t2
    addi a0, sp, 96
    srli t2, t0, 0
    sb t2, 3(a0)
    srli t2, t0, 8
    sb t2, 2(a0)
    srli t2, t0, 16
    sb t2, 1(a0)
    srli t2, t0, 24
    sb t2, 0(a0)
    addi a0, sp, 100
.Llwcc_aes128_128_drbg_rv32i_at_1:
    auipc a1, %pcrel_hi(.Llwcc_aes128_128_drbg_rv32i_constant_4)
    addi a1, a1, %pcrel_lo(.Llwcc_aes128_128_drbg_rv32i_at_1)
    li a2, 16
    jal .Llwcc_aes128_128_drbg_rv32i_copy
    addi a0, sp, 116
.Llwcc_aes128_128_drbg_rv32i_at_2:
    auipc a1, %pcrel_hi(.Llwcc_aes128_128_drbg_rv32i_constant_5)
    addi a1, a1, %pcrel_lo(.Llwcc_aes128_128_drbg_rv32i_at_2)
    li a2, 16
    jal .Llwcc_aes128_128_drbg_rv32i_copy
    li t0, 4
    sw t0, 44(sp)
    addi a0, sp, 96
    sw a0, 40(sp)
    li t0, 4
    sw t0, 52(sp)
.Llwcc_aes128_128_drbg_rv32i_at_3:
    auipc a0, %pcrel_hi(.Llwcc_aes128_128_drbg_rv32i_constant_6)
    addi a0, a0, %pcrel_lo(.Llwcc_aes128_128_drbg_rv32i_at_3)
    sw a0, 48(sp)
    addi a0, sp, 56
    addi a1, sp, 16
    li a2, 24
    jal .Llwcc_aes128_128_drbg_rv32i_copy
    li t0, 1
    sw t0, 84(sp)
.Llwcc_aes128_128_drbg_rv32i_at_4:
    auipc a0, %pcrel_hi(.Llwcc_aes128_128_drbg_rv32i_constant_7)
    addi a0, a0, %pcrel_lo(.Llwcc_aes128_128_drbg_rv32i_at_4)
    sw a0, 80(sp)
    li t0, 9
    lw t2, 20(sp)
    add t0, t0, t2
    lw t2, 28(sp)
    add t0, t0, t2
    lw t2, 36(sp)
    add t0, t0, t2
    andi t0, t0, 15
    li t2, 16
    sub t0, t2, t0
    andi t0, t0, 15
    sw t0, 92(sp)
    sw zero, 88(sp)
.Llwcc_aes128_128_drbg_block_cipher_df_rv32i_1:
    addi a1, sp, 40
    li a2, 7
    jal .Llwcc_aes128_128_drbg_rv32i_look
    bnez t0, .Llwcc_aes128_128_drbg_rv32i_at_5
    j .Llwcc_aes128_128_drbg_block_cipher_df_rv32i_2
.Llwcc_aes128_128_drbg_rv32i_at_5:
    addi a0, sp, 132
    addi a1, sp, 40
    li a2, 16
    jal .Llwcc_aes128_128_drbg_rv32i_read
    addi a3, sp, 132
    addi a0, sp, 100
    addi a1, sp, 100
    li a2, 16
    jal .Llwcc_aes128_128_drbg_rv32i_xor
    addi a3, sp, 132
    addi a0, sp, 116
    addi a1, sp, 116
    li a2, 16
    jal .Llwcc_aes128_128_drbg_rv32i_xor
.Llwcc_aes128_128_drbg_rv32i_at_6:
    auipc a3, %pcrel_hi(.Llwcc_aes128_128_drbg_rv32i_known_key_0)
    addi a3, a3, %pcrel_lo(.Llwcc_aes128_128_drbg_rv32i_at_6)
    addi a0, sp, 100
    mv a1, a0
    li a2, 2
    jal lwcc_aes128_128_ecb_encrypt_rv32i
    j .Llwcc_aes128_128_drbg_block_cipher_df_rv32i_1
.Llwcc_aes128_128_drbg_block_cipher_df_rv32i_2:
    addi a0, sp, 180
    addi a1, sp, 100
    jal lwcc_aes128_128_key_setup_rv32i
    addi a3, sp, 180
    addi a0, sp, 148
    addi a1, sp, 116
    li a2, 1
    jal lwcc_aes128_128_ecb_encrypt_rv32i
    addi a3, sp, 180
    addi a0, sp, 164
    addi a1, sp, 148
    li a2, 1
    jal lwcc_aes128_128_ecb_encrypt_rv32i
    lw a0, 4(sp)
    addi a1, sp, 148
    li a2, 32
    jal .Llwcc_aes128_128_drbg_rv32i_copy
    li a0, 0
.Llwcc_aes128_128_drbg_block_cipher_df_rv32i_leave:
    lw ra, 0(sp)
    addi t0, sp, 576
.Llwcc_aes128_128_drbg_block_cipher_df_rv32i_wipe:
    sw zero, 0(sp)
    sw zero, 4(sp)
    sw zero, 8(sp)
    sw zero, 12(sp)
    addi sp, sp, 16
    bltu sp, t0, .Llwcc_aes128_128_drbg_block_cipher_df_rv32i_wipe
    ret

    .balign 4
    .global lwcc_aes128_128_drbg_init_rv32i
    .type lwcc_aes128_128_drbg_init_rv32i, %function
lwcc_aes128_128_drbg_init_rv32i:
    addi sp, sp, -128
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a1, 16(sp)
    sw a2, 20(sp)
    sw a3, 24(sp)
    sw a4, 28(sp)
    sw a5, 32(sp)
    sw a6, 36(sp)
    lw t0, 20(sp)
    li t2, 16
    bgeu t0, t2, .Llwcc_aes128_128_drbg_rv32i_at_7
    j .Llwcc_aes128_128_drbg_init_rv32i_refuse_1
.Llwcc_aes128_128_drbg_rv32i_at_7:
    lw t0, 20(sp)
    li t1, 0
    lw t2, 28(sp)
    add t0, t0, t2
    sltu t2, t0, t2
    add t1, t1, t2
    lw t2, 36(sp)
    add t0, t0, t2
    sltu t2, t0, t2
    add t1, t1, t2
    li t2, 0
    sltu t0, t0, t2
    li t2, 1
    sltu a0, t1, t2
    xor t1, t1, t2
    seqz t1, t1
    and t0, t0, t1
    or t0, t0, a0
    bnez t0, .Llwcc_aes128_128_drbg_rv32i_at_8
    j .Llwcc_aes128_128_drbg_init_rv32i_refuse_2
.Llwcc_aes128_128_drbg_rv32i_at_8:
    addi a0, sp, 40
    addi a1, sp, 16
    li a2, 24
    jal .Llwcc_aes128_128_drbg_rv32i_copy
    addi a0, sp, 64
    addi a1, sp, 40
    jal .Llwcc_aes128_128_drbg_rv32i_block_cipher_df
    addi a3, sp, 64
    addi a0, sp, 96
.Llwcc_aes128_128_drbg_rv32i_at_9:
    auipc a1, %pcrel_hi(.Llwcc_aes128_128_drbg_rv32i_constant_3)
    addi a1, a1, %pcrel_lo(.Llwcc_aes128_128_drbg_rv32i_at_9)
    li a2, 32
    jal .Llwcc_aes128_128_drbg_rv32i_xor
    lw a0, 4(sp)
    addi a1, sp, 96
    li a2, 32
    jal .Llwcc_aes128_128_drbg_rv32i_copy
    lw a0, 4(sp)
    addi a0, a0, 32
.Llwcc_aes128_128_drbg_rv32i_at_10:
    auipc a1, %pcrel_hi(.Llwcc_aes128_128_drbg_rv32i_constant_2)
    addi a1, a1, %pcrel_lo(.Llwcc_aes128_128_drbg_rv32i_at_10)
    li a2, 8
    jal .Llwcc_aes128_128_drbg_rv32i_copy
    li a0, 0
.Llwcc_aes128_128_drbg_init_rv32i_leave:
    lw ra, 0(sp)
    addi t0, sp, 128
.Llwcc_aes128_128_drbg_init_rv32i_wipe:
    sw zero, 0(sp)
    sw zero, 4(sp)
    sw zero, 8(sp)
    sw zero, 12(sp)
    addi sp, sp, 16
    bltu sp, t0, .Llwcc_aes128_128_drbg_init_rv32i_wipe
    ret
.Llwcc_aes128_128_drbg_init_rv32i_refuse_1:
    li a0, 1
    j .Llwcc_aes128_128_drbg_init_rv32i_leave
.Llwcc_aes128_128_drbg_init_rv32i_refuse_2:
    li a0, 2
    j .Llwcc_aes128_128_drbg_init_rv32i_leave
    .size lwcc_aes128_128_drbg_init_rv32i, .-lwcc_aes128_128_drbg_init_rv32i

    .balign 4
    .global lwcc_aes128_128_drbg_reseed_rv32i
    .type lwcc_aes128_128_drbg_reseed_rv32i, %function
lwcc_aes128_128_drbg_reseed_rv32i:
    addi sp, sp, -512
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a1, 16(sp)
    sw a2, 20(sp)
    sw a3, 24(sp)
    sw a4, 28(sp)
    lw a0, 4(sp)
    addi a0, a0, 32
.Llwcc_aes128_128_drbg_rv32i_at_11:
    auipc a1, %pcrel_hi(.Llwcc_aes128_128_drbg_rv32i_constant_0)
    addi a1, a1, %pcrel_lo(.Llwcc_aes128_128_drbg_rv32i_at_11)
    li a2, 8
    jal .Llwcc_aes128_128_drbg_rv32i_compare
    bne t0, t1, .Llwcc_aes128_128_drbg_rv32i_at_12
    j .Llwcc_aes128_128_drbg_reseed_rv32i_refuse_5
.Llwcc_aes128_128_drbg_rv32i_at_12:
    lw t0, 20(sp)
    li t2, 16
    bgeu t0, t2, .Llwcc_aes128_128_drbg_rv32i_at_13
    j .Llwcc_aes128_128_drbg_reseed_rv32i_refuse_1
.Llwcc_aes128_128_drbg_rv32i_at_13:
    lw t0, 20(sp)
    li t1, 0
    lw t2, 28(sp)
    add t0, t0, t2
    sltu t2, t0, t2
    add t1, t1, t2
    li t2, 0
    sltu t0, t0, t2
    li t2, 1
    sltu a0, t1, t2
    xor t1, t1, t2
    seqz t1, t1
    and t0, t0, t1
    or t0, t0, a0
    bnez t0, .Llwcc_aes128_128_drbg_rv32i_at_14
    j .Llwcc_aes128_128_drbg_reseed_rv32i_refuse_2
.Llwcc_aes128_128_drbg_rv32i_at_14:
    addi a0, sp, 32
    addi a1, sp, 16
    li a2, 16
    jal .Llwcc_aes128_128_drbg_rv32i_copy
    li t0, 0
    sw t0, 52(sp)
    sw zero, 48(sp)
    addi a0, sp, 56
    addi a1, sp, 32
    jal .Llwcc_aes128_128_drbg_rv32i_block_cipher_df
    addi a0, sp, 88
    lw a1, 4(sp)
    addi a1, a1, 16
    li a2, 16
    jal .Llwcc_aes128_128_drbg_rv32i_increment
    addi a0, sp, 472
    lw a1, 4(sp)
    li a2, 16
    jal .Llwcc_aes128_128_drbg_rv32i_copy
    addi a0, sp, 120
    addi a1, sp, 472
    jal lwcc_aes128_128_key_setup_rv32i
    addi a0, sp, 104
    addi a1, sp, 88
    li a2, 16
    jal .Llwcc_aes128_128_drbg_rv32i_increment
    addi a3, sp, 120
    addi a0, sp, 88
    mv a1, a0
    li a2, 2
    jal lwcc_aes128_128_ecb_encrypt_rv32i
    addi a3, sp, 56
    lw a0, 4(sp)
    addi a1, sp, 88
    li a2, 32
    jal .Llwcc_aes128_128_drbg_rv32i_xor
    lw a0, 4(sp)
    addi a0, a0, 32
.Llwcc_aes128_128_drbg_rv32i_at_15:
    auipc a1, %pcrel_hi(.Llwcc_aes128_128_drbg_rv32i_constant_2)
    addi a1, a1, %pcrel_lo(.Llwcc_aes128_128_drbg_rv32i_at_15)
    li a2, 8
    jal .Llwcc_aes128_128_drbg_rv32i_copy
    li a0, 0
.Llwcc_aes128_128_drbg_reseed_rv32i_leave:
    lw ra, 0(sp)
    addi t0, sp, 512
.Llwcc_aes128_128_drbg_reseed_rv32i_wipe:
    sw zero, 0(sp)
    sw zero, 4(sp)
    sw zero, 8(sp)
    sw zero, 12(sp)
    addi sp, sp, 16
    bltu sp, t0, .Llwcc_aes128_128_drbg_reseed_rv32i_wipe
    ret
.Llwcc_aes128_128_drbg_reseed_rv32i_refuse_1:
    li a0, 1
    j .Llwcc_aes128_128_drbg_reseed_rv32i_leave
.Llwcc_aes128_128_drbg_reseed_rv32i_refuse_2:
    li a0, 2
    j .Llwcc_aes128_128_drbg_reseed_rv32i_leave
.Llwcc_aes128_128_drbg_reseed_rv32i_refuse_5:
    li a0, 5
    j .Llwcc_aes128_128_drbg_reseed_rv32i_leave
    .size lwcc_aes128_128_drbg_reseed_rv32i, .-lwcc_aes128_128_drbg_reseed_rv32i

    .balign 4
    .global lwcc_aes128_128_drbg_generate_rv32i
    .type lwcc_aes128_128_drbg_generate_rv32i, %function
lwcc_aes128_128_drbg_generate_rv32i:
    addi sp, sp, -608
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a1, 16(sp)
    sw a2, 20(sp)
    sw a3, 24(sp)
    sw a4, 28(sp)
    lw a0, 4(sp)
    addi a0, a0, 32
.Llwcc_aes128_128_drbg_rv32i_at_16:
    auipc a1, %pcrel_hi(.Llwcc_aes128_128_drbg_rv32i_constant_0)
    addi a1, a1, %pcrel_lo(.Llwcc_aes128_128_drbg_rv32i_at_16)
    li a2, 8
    jal .Llwcc_aes128_128_drbg_rv32i_compare
    bne t0, t1, .Llwcc_aes128_128_drbg_rv32i_at_17
    j .Llwcc_aes128_128_drbg_generate_rv32i_refuse_5
.Llwcc_aes128_128_drbg_rv32i_at_17:
    lw t0, 20(sp)
    lui t2, 16
    addi t2, t2, 1
    bltu t0, t2, .Llwcc_aes128_128_drbg_rv32i_at_18
    j .Llwcc_aes128_128_drbg_generate_rv32i_refuse_3
.Llwcc_aes128_128_drbg_rv32i_at_18:
    lw a0, 4(sp)
    addi a0, a0, 32
.Llwcc_aes128_128_drbg_rv32i_at_19:
    auipc a1, %pcrel_hi(.Llwcc_aes128_128_drbg_rv32i_constant_1)
    addi a1, a1, %pcrel_lo(.Llwcc_aes128_128_drbg_rv32i_at_19)
    li a2, 8
    jal .Llwcc_aes128_128_drbg_rv32i_compare
    bltu t0, t1, .Llwcc_aes128_128_drbg_rv32i_at_20
    j .Llwcc_aes128_128_drbg_generate_rv32i_refuse_4
.Llwcc_aes128_128_drbg_rv32i_at_20:
    lw t0, 28(sp)
    li t2, 1
    bgeu t0, t2, .Llwcc_aes128_128_drbg_rv32i_at_21
    j .Llwcc_aes128_128_drbg_generate_rv32i_1
.Llwcc_aes128_128_drbg_rv32i_at_21:
    addi a0, sp, 48
    addi a1, sp, 24
    li a2, 8
    jal .Llwcc_aes128_128_drbg_rv32i_copy
    li t0, 0
    sw t0, 60(sp)
    sw zero, 56(sp)
    li t0, 0
    sw t0, 68(sp)
    sw zero, 64(sp)
    addi a0, sp, 72
    addi a1, sp, 48
    jal .Llwcc_aes128_128_drbg_rv32i_block_cipher_df
    addi a0, sp, 104
    lw a1, 4(sp)
    addi a1, a1, 16
    li a2, 16
    jal .Llwcc_aes128_128_drbg_rv32i_increment
    addi a0, sp, 568
    lw a1, 4(sp)
    li a2, 16
    jal .Llwcc_aes128_128_drbg_rv32i_copy
    addi a0, sp, 216
    addi a1, sp, 568
    jal lwcc_aes128_128_key_setup_rv32i
    addi a0, sp, 120
    addi a1, sp, 104
    li a2, 16
    jal .Llwcc_aes128_128_drbg_rv32i_increment
    addi a3, sp, 216
    addi a0, sp, 104
    mv a1, a0
    li a2, 2
    jal lwcc_aes128_128_ecb_encrypt_rv32i
    addi a3, sp, 72
    addi a0, sp, 136
    addi a1, sp, 104
    li a2, 16
    jal .Llwcc_aes128_128_drbg_rv32i_xor
    addi a3, sp, 88
    lw a0, 4(sp)
    addi a0, a0, 16
    addi a1, sp, 120
    li a2, 16
    jal .Llwcc_aes128_128_drbg_rv32i_xor
    j .Llwcc_aes128_128_drbg_generate_rv32i_2
.Llwcc_aes128_128_drbg_generate_rv32i_1:
    addi a0, sp, 136
    lw a1, 4(sp)
    li a2, 16
    jal .Llwcc_aes128_128_drbg_rv32i_copy
    addi a0, sp, 72
    li a2, 32
    jal .Llwcc_aes128_128_drbg_rv32i_clear
.Llwcc_aes128_128_drbg_generate_rv32i_2:
    addi a0, sp, 152
    lw a1, 4(sp)
    addi a1, a1, 16
    li a2, 16
    jal .Llwcc_aes128_128_drbg_rv32i_copy
    addi a0, sp, 216
    addi a1, sp, 136
    jal lwcc_aes128_128_key_setup_rv32i
    lw a0, 16(sp)
    lw a1, 20(sp)
    sw a0, 32(sp)
    sw a1, 36(sp)
    addi t0, a0, 3
    andi t0, t0, -4
    sub t1, t0, a0
    bltu a1, t1, .Llwcc_aes128_128_drbg_generate_rv32i_last
    mv a0, t0
    sub a1, a1, t1
    li t2, 16
    bltu a1, t2, .Llwcc_aes128_128_drbg_generate_rv32i_last
    sw a0, 40(sp)
    add a1, a1, a0
    sub t2, a1, t2
    addi t0, sp, 152
    li t5, 1
    lbu t6, 8(t0)
    lbu t1, 9(t0)
    slli t6, t6, 8
    or t6, t6, t1
    lbu t1, 10(t0)
    slli t6, t6, 8
    or t6, t6, t1
    lbu t1, 11(t0)
    slli t6, t6, 8
    or t6, t6, t1
    add t6, t6, t5
    sltu t5, t6, t5
    sb t6, 11(a0)
    srli t1, t6, 8
    sb t1, 10(a0)
    srli t1, t6, 16
    sb t1, 9(a0)
    srli t1, t6, 24
    sb t1, 8(a0)
    lbu t6, 4(t0)
    lbu t1, 5(t0)
    slli t6, t6, 8
    or t6, t6, t1
    lbu t1, 6(t0)
    slli t6, t6, 8
    or t6, t6, t1
    lbu t1, 7(t0)
    slli t6, t6, 8
    or t6, t6, t1
    add t6, t6, t5
    sltu t5, t6, t5
    sb t6, 7(a0)
    srli t1, t6, 8
    sb t1, 6(a0)
    srli t1, t6, 16
    sb t1, 5(a0)
    srli t1, t6, 24
    sb t1, 4(a0)
    lbu t6, 0(t0)
    lbu t1, 1(t0)
    slli t6, t6, 8
    or t6, t6, t1
    lbu t1, 2(t0)
    slli t6, t6, 8
    or t6, t6, t1
    lbu t1, 3(t0)
    slli t6, t6, 8
    or t6, t6, t1
    add t6, t6, t5
    sltu t5, t6, t5
    sb t6, 3(a0)
    srli t1, t6, 8
    sb t1, 2(a0)
    srli t1, t6, 16
    sb t1, 1(a0)
    srli t1, t6, 24
    sb t1, 0(a0)
    lbu a2, 12(t0)
    lbu t1, 13(t0)
    slli a2, a2, 8
    or a2, a2, t1
    lbu t1, 14(t0)
    slli a2, a2, 8
    or a2, a2, t1
    lbu t1, 15(t0)
    slli a2, a2, 8
    or a2, a2, t1
    srai t4, a2, 31
    lw a3, 0(t0)
    lw t1, 0(a0)
    xor t1, t1, a3
    and a6, t1, t4
    xor a3, a3, a6
    lw a4, 4(t0)
    lw t1, 4(a0)
    xor t1, t1, a4
    and a7, t1, t4
    xor a4, a4, a7
    lw a5, 8(t0)
    lw t1, 8(a0)
    xor t1, t1, a5
    and t3, t1, t4
    xor a5, a5, t3
    sub t0, t2, a0
    andi t0, t0, 16
    bnez t0, .Llwcc_aes128_128_drbg_generate_rv32i_count
    addi a0, a0, -16
    j .Llwcc_aes128_128_drbg_generate_rv32i_second
.Llwcc_aes128_128_drbg_generate_rv32i_count:
    addi a2, a2, 1
    srai t4, a2, 31
    and t0, a6, t4
    xor t0, t0, a3
    sw t0, 0(a0)
    and t0, a7, t4
    xor t0, t0, a4
    sw t0, 4(a0)
    and t0, t3, t4
    xor t0, t0, a5
    sw t0, 8(a0)
    sb a2, 15(a0)
    srli t1, a2, 8
    sb t1, 14(a0)
    srli t1, a2, 16
    sb t1, 13(a0)
    srli t1, a2, 24
    sb t1, 12(a0)
.Llwcc_aes128_128_drbg_generate_rv32i_second:
    addi a2, a2, 1
    srai t4, a2, 31
    and t0, a6, t4
    xor t0, t0, a3
    sw t0, 16(a0)
    and t0, a7, t4
    xor t0, t0, a4
    sw t0, 20(a0)
    and t0, t3, t4
    xor t0, t0, a5
    sw t0, 24(a0)
    sb a2, 31(a0)
    srli t1, a2, 8
    sb t1, 30(a0)
    srli t1, a2, 16
    sb t1, 29(a0)
    srli t1, a2, 24
    sb t1, 28(a0)
    addi a0, a0, 32
    bgeu t2, a0, .Llwcc_aes128_128_drbg_generate_rv32i_count
    addi t0, sp, 152
    and t1, a6, t4
    xor t1, t1, a3
    sw t1, 0(t0)
    and t1, a7, t4
    xor t1, t1, a4
    sw t1, 4(t0)
    and t1, t3, t4
    xor t1, t1, a5
    sw t1, 8(t0)
    sb a2, 15(t0)
    srli t1, a2, 8
    sb t1, 14(t0)
    srli t1, a2, 16
    sb t1, 13(t0)
    srli t1, a2, 24
    sb t1, 12(t0)
    lw t0, 40(sp)
    sub t0, a0, t0
    sw t0, 44(sp)
    srli a2, t0, 4
    lw a0, 40(sp)
    mv a1, a0
    addi a3, sp, 216
    jal lwcc_aes128_128_ecb_encrypt_rv32i
    lw a2, 44(sp)
    lw a1, 40(sp)
    lw a0, 32(sp)
    lw t0, 36(sp)
    add t1, a0, a2
    sub t0, t0, a2
    sw t1, 32(sp)
    sw t0, 36(sp)
    beq a0, a1, .Llwcc_aes128_128_drbg_generate_rv32i_last
    jal .Llwcc_aes128_128_drbg_rv32i_copy
.Llwcc_aes128_128_drbg_generate_rv32i_last:
    lw t0, 36(sp)
    bnez t0, .Llwcc_aes128_128_drbg_rv32i_at_22
    j .Llwcc_aes128_128_drbg_generate_rv32i_whole
.Llwcc_aes128_128_drbg_rv32i_at_22:
    addi a0, sp, 168
    addi a1, sp, 152
    li a2, 16
    jal .Llwcc_aes128_128_drbg_rv32i_increment
    addi a0, sp, 152
    addi a1, sp, 168
    li a2, 16
    jal .Llwcc_aes128_128_drbg_rv32i_copy
    addi a3, sp, 216
    addi a0, sp, 168
    mv a1, a0
    li a2, 1
    jal lwcc_aes128_128_ecb_encrypt_rv32i
    addi a1, sp, 168
    lw t0, 36(sp)
    li a2, 16
    bgeu t0, a2, .Llwcc_aes128_128_drbg_generate_rv32i_part
    mv a2, t0
.Llwcc_aes128_128_drbg_generate_rv32i_part:
    sub t0, t0, a2
    sw t0, 36(sp)
    lw a0, 32(sp)
    add t0, a0, a2
    sw t0, 32(sp)
    jal .Llwcc_aes128_128_drbg_rv32i_copy
    j .Llwcc_aes128_128_drbg_generate_rv32i_last
.Llwcc_aes128_128_drbg_generate_rv32i_whole:
    addi a0, sp, 184
    addi a1, sp, 152
    li a2, 16
    jal .Llwcc_aes128_128_drbg_rv32i_increment
    addi a0, sp, 200
    addi a1, sp, 184
    li a2, 16
    jal .Llwcc_aes128_128_drbg_rv32i_increment
    addi a3, sp, 216
    addi a0, sp, 184
    mv a1, a0
    li a2, 2
    jal lwcc_aes128_128_ecb_encrypt_rv32i
    addi a3, sp, 72
    lw a0, 4(sp)
    addi a1, sp, 184
    li a2, 32
    jal .Llwcc_aes128_128_drbg_rv32i_xor
    lw a0, 4(sp)
    addi a0, a0, 32
    lw a1, 4(sp)
    addi a1, a1, 32
    li a2, 8
    jal .Llwcc_aes128_128_drbg_rv32i_increment
    li a0, 0
.Llwcc_aes128_128_drbg_generate_rv32i_leave:
    lw ra, 0(sp)
    addi t0, sp, 608
.Llwcc_aes128_128_drbg_generate_rv32i_wipe:
    sw zero, 0(sp)
    sw zero, 4(sp)
    sw zero, 8(sp)
    sw zero, 12(sp)
    addi sp, sp, 16
    bltu sp, t0, .Llwcc_aes128_128_drbg_generate_rv32i_wipe
    ret
.Llwcc_aes128_128_drbg_generate_rv32i_refuse_3:
    li a0, 3
    j .Llwcc_aes128_128_drbg_generate_rv32i_leave
.Llwcc_aes128_128_drbg_generate_rv32i_refuse_4:
    li a0, 4
    j .Llwcc_aes128_128_drbg_generate_rv32i_leave
.Llwcc_aes128_128_drbg_generate_rv32i_refuse_5:
    li a0, 5
    j .Llwcc_aes128_128_drbg_generate_rv32i_leave
    .size lwcc_aes128_128_drbg_generate_rv32i, .-lwcc_aes128_128_drbg_generate_rv32i

.Llwcc_aes128_128_drbg_rv32i_copy:
    add a2, a0, a2
.Llwcc_aes128_128_drbg_rv32i_copy_byte:
    lbu t0, 0(a1)
    addi a1, a1, 1
    sb t0, 0(a0)
    addi a0, a0, 1
    bne a0, a2, .Llwcc_aes128_128_drbg_rv32i_copy_byte
    ret

.Llwcc_aes128_128_drbg_rv32i_clear:
    add a2, a0, a2
.Llwcc_aes128_128_drbg_rv32i_clear_byte:
    sb zero, 0(a0)
    addi a0, a0, 1
    bne a0, a2, .Llwcc_aes128_128_drbg_rv32i_clear_byte
    ret

.Llwcc_aes128_128_drbg_rv32i_xor:
    add a2, a0, a2
.Llwcc_aes128_128_drbg_rv32i_xor_byte:
    lbu t0, 0(a1)
    lbu t1, 0(a3)
    addi a1, a1, 1
    xor t0, t0, t1
    sb t0, 0(a0)
    addi a3, a3, 1
    addi a0, a0, 1
    bne a0, a2, .Llwcc_aes128_128_drbg_rv32i_xor_byte
    ret

.Llwcc_aes128_128_drbg_rv32i_increment:
    add t1, a1, a2
    add a2, a0, a2
    li t2, 1
.Llwcc_aes128_128_drbg_rv32i_increment_byte:
    addi t1, t1, -1
    lbu t0, 0(t1)
    addi a2, a2, -1
    add t0, t0, t2
    sb t0, 0(a2)
    srli t2, t0, 8
    bne a2, a0, .Llwcc_aes128_128_drbg_rv32i_increment_byte
    ret

.Llwcc_aes128_128_drbg_rv32i_compare:
    lbu t0, 0(a0)
    lbu t1, 0(a1)
    addi a2, a2, -1
    bne t0, t1, .Llwcc_aes128_128_drbg_rv32i_compare_differ
    addi a0, a0, 1
    addi a1, a1, 1
    bnez a2, .Llwcc_aes128_128_drbg_rv32i_compare
.Llwcc_aes128_128_drbg_rv32i_compare_differ:
    ret

.Llwcc_aes128_128_drbg_rv32i_look:
    lw t0, 4(a1)
    bnez t0, .Llwcc_aes128_128_drbg_rv32i_look_found
    addi a1, a1, 8
    addi a2, a2, -1
    bnez a2, .Llwcc_aes128_128_drbg_rv32i_look
.Llwcc_aes128_128_drbg_rv32i_look_found:
    ret

.Llwcc_aes128_128_drbg_rv32i_read:
    lw t0, 4(a1)
    bnez t0, .Llwcc_aes128_128_drbg_rv32i_read_piece
    addi a1, a1, 8
    j .Llwcc_aes128_128_drbg_rv32i_read
.Llwcc_aes128_128_drbg_rv32i_read_piece:
    mv t1, t0
    bltu t0, a2, .Llwcc_aes128_128_drbg_rv32i_read_part
    mv t1, a2
.Llwcc_aes128_128_drbg_rv32i_read_part:
    sub t0, t0, t1
    sw t0, 4(a1)
    sub a2, a2, t1
    lw t0, 0(a1)
    add t1, a0, t1
    beqz t0, .Llwcc_aes128_128_drbg_rv32i_read_zero
.Llwcc_aes128_128_drbg_rv32i_read_byte:
    lbu t2, 0(t0)
    addi t0, t0, 1
    sb t2, 0(a0)
    addi a0, a0, 1
    bne a0, t1, .Llwcc_aes128_128_drbg_rv32i_read_byte
    sw t0, 0(a1)
    j .Llwcc_aes128_128_drbg_rv32i_read_more
.Llwcc_aes128_128_drbg_rv32i_read_zero:
    sb zero, 0(a0)
    addi a0, a0, 1
    bne a0, t1, .Llwcc_aes128_128_drbg_rv32i_read_zero
.Llwcc_aes128_128_drbg_rv32i_read_more:
    bnez a2, .Llwcc_aes128_128_drbg_rv32i_read
    ret

    .balign 4
    # the round keys of 000102030405060708090a0b0c0d0e0f
.Llwcc_aes128_128_drbg_rv32i_known_key_0:
    .byte 0x00, 0xff, 0x00, 0xff, 0x00, 0x00, 0xff, 0xff, 0xcc, 0xcc, 0xcc, 0xcc, 0xf0, 0xf0, 0xf0, 0xf0
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xcc, 0xff, 0x33, 0x00, 0x00, 0x33, 0xcc, 0xc3, 0xf0, 0x3c, 0xf0, 0x30, 0x3f, 0x03, 0xf3
    .byte 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0xff
    .byte 0xff, 0x3c, 0x00, 0x0f, 0xcc, 0xcc, 0x3c, 0xc3, 0x3f, 0xc0, 0x3f, 0x0c, 0xf0, 0xc3, 0x0f, 0x3c
    .byte 0x33, 0xff, 0xcc, 0xcc, 0x00, 0x33, 0x33, 0x33, 0x33, 0xff, 0xcc, 0x33, 0x33, 0x33, 0xff, 0xcc
    .byte 0xff, 0x03, 0x33, 0x0c, 0xf0, 0x3c, 0xf3, 0x03, 0xf3, 0xc0, 0x3f, 0xfc, 0x30, 0xfc, 0xcf, 0xfc
    .byte 0x0f, 0xcc, 0x3c, 0xf0, 0xcc, 0x0f, 0xc3, 0x0f, 0xc3, 0x00, 0x0f, 0xf0, 0x0f, 0xc3, 0xcc, 0xf0
    .byte 0x00, 0x30, 0x3c, 0x33, 0xfc, 0xfc, 0xc0, 0xf3, 0xcf, 0xff, 0xcf, 0xf3, 0xf0, 0x30, 0xcc, 0xf3
    .byte 0xfc, 0x0f, 0x3f, 0xf3, 0x0f, 0xc0, 0xc0, 0x0c, 0x0c, 0xcc, 0xfc, 0x3f, 0xfc, 0x03, 0xc3, 0xf3
    .byte 0x33, 0x0f, 0x0c, 0xf0, 0xff, 0x00, 0xc0, 0xc0, 0xc3, 0x33, 0xc3, 0x0c, 0xcf, 0x3c, 0xc3, 0xf3
    .byte 0x33, 0xf3, 0xc0, 0x0c, 0x30, 0x30, 0xc0, 0x0c, 0xcf, 0x3c, 0xff, 0x30, 0xcc, 0xff, 0xf3, 0xf3
    .byte 0xc3, 0xc0, 0x0c, 0xc0, 0x00, 0x33, 0x30, 0x33, 0x3f, 0xc3, 0xf3, 0xf0, 0xc3, 0x30, 0xf3, 0x3c
    .byte 0x0f, 0x33, 0xfc, 0xf0, 0xc3, 0x03, 0xcf, 0xc3, 0xf0, 0xfc, 0xff, 0xc0, 0x3c, 0xcc, 0x0c, 0xc3
    .byte 0xf3, 0x0c, 0xfc, 0x3f, 0x33, 0xf0, 0x3c, 0xf0, 0xf3, 0x03, 0x03, 0xf3, 0xc0, 0xff, 0x03, 0xfc
    .byte 0x03, 0xc3, 0x33, 0x0c, 0xf3, 0x0f, 0x0f, 0xfc, 0x03, 0x3c, 0x00, 0x3f, 0x0c, 0xf0, 0xcf, 0x30
    .byte 0xfc, 0x3c, 0xf0, 0xf0, 0x3c, 0x0c, 0x0c, 0x3f, 0xcf, 0xfc, 0x0f, 0x33, 0xc0, 0xcc, 0xf0, 0x0c
    .byte 0x00, 0xfc, 0xf0, 0xff, 0x03, 0x3f, 0x03, 0xc0, 0xcc, 0xfc, 0x33, 0x0f, 0xfc, 0xc0, 0x33, 0xfc
    .byte 0xff, 0x03, 0x30, 0x3f, 0x3f, 0x3f, 0x03, 0xcf, 0xc3, 0x33, 0xcf, 0x3c, 0xc0, 0x0f, 0x03, 0x3f
    .byte 0xff, 0xcc, 0xfc, 0xcc, 0x33, 0xfc, 0xcc, 0xfc, 0xf0, 0xff, 0x3c, 0x0c, 0xcc, 0xfc, 0x0f, 0xcc
    .byte 0x00, 0xc0, 0xcc, 0x00, 0xc0, 0xf0, 0xc3, 0x0c, 0xc0, 0xc3, 0x33, 0xfc, 0xc0, 0x0c, 0x0f, 0x33
    .byte 0x33, 0xf0, 0xc3, 0xf0, 0xc3, 0xf3, 0x0f, 0xcf, 0x03, 0xff, 0xf3, 0xc3, 0x3c, 0xc0, 0x30, 0x0f

    .balign 4
.Llwcc_aes128_128_drbg_rv32i_constant_0:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00

    .balign 4
.Llwcc_aes128_128_drbg_rv32i_constant_1:
    .byte 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01

    .balign 4
.Llwcc_aes128_128_drbg_rv32i_constant_2:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01

    .balign 4
.Llwcc_aes128_128_drbg_rv32i_constant_3:
    .byte 0x58, 0xe2, 0xfc, 0xce, 0xfa, 0x7e, 0x30, 0x61, 0x36, 0x7f, 0x1d, 0x57, 0xa4, 0xe7, 0x45, 0x5a
    .byte 0x03, 0x88, 0xda, 0xce, 0x60, 0xb6, 0xa3, 0x92, 0xf3, 0x28, 0xc2, 0xb9, 0x71, 0xb2, 0xfe, 0x78

    .balign 4
.Llwcc_aes128_128_drbg_rv32i_constant_4:
    .byte 0xc6, 0xa1, 0x3b, 0x37, 0x87, 0x8f, 0x5b, 0x82, 0x6f, 0x4f, 0x81, 0x62, 0xa1, 0xc8, 0xd8, 0x79

    .balign 4
.Llwcc_aes128_128_drbg_rv32i_constant_5:
    .byte 0x95, 0x03, 0xe3, 0xa2, 0x24, 0x5a, 0x2b, 0xe4, 0x3c, 0x98, 0x74, 0xed, 0xfe, 0x1b, 0xed, 0x9e

    .balign 4
.Llwcc_aes128_128_drbg_rv32i_constant_6:
    .byte 0x00, 0x00, 0x00, 0x20

    .balign 4
.Llwcc_aes128_128_drbg_rv32i_constant_7:
    .byte 0x80
