# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile pipo --set pipo64_128 --target rv32i --lanes 1 --slicing plane
# passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(lanes=1) complement() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() resident_keys() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/pipo.dsl sha256:5e5cd2308391d72b1c80479b512a84375b6d682aaacf2a2b332393d1e8e57948
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 144
# layout:    planes of 8 S-boxes, 4 blocks side by side; cells in 1 arrangements
# sizes:     in bytes: block 8, key 16, nonce 4, rk 148, ctx 164, align 4, group 32, stack 144
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:df5e2414a311537afe0a91798df83098f1b2fc067a93d35f40c1f10ee3eadcd8

    .text

    .balign 4
    .global lwcc_pipo64_128_key_setup_rv32i
    .type lwcc_pipo64_128_key_setup_rv32i, %function
lwcc_pipo64_128_key_setup_rv32i:
    addi sp, sp, -96
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    sw s3, 16(sp)
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    srli t1, a5, 1
    xor t1, t1, a5
    lui t2, 349525
    addi t2, t2, 1365
    and t1, t1, t2
    slli t3, t1, 1
    xor t3, a5, t3
    xor a5, a5, t1
    srli t1, a6, 1
    xor t1, t1, a6
    and t1, t1, t2
    slli t4, t1, 1
    xor t4, a6, t4
    xor a6, a6, t1
    srli t1, t3, 2
    xor t1, t1, t3
    lui t5, 209715
    addi t5, t5, 819
    and t1, t1, t5
    slli t6, t1, 2
    xor t6, t3, t6
    xor t1, t3, t1
    srli t3, t4, 2
    xor t3, t3, t4
    and t3, t3, t5
    slli a4, t3, 2
    xor a4, t4, a4
    xor t3, t4, t3
    srli t4, a5, 2
    xor t4, t4, a5
    and t4, t4, t5
    slli a3, t4, 2
    xor a3, a5, a3
    xor a5, a5, t4
    srli t4, a6, 2
    xor t4, t4, a6
    and t4, t4, t5
    slli a2, t4, 2
    xor a2, a6, a2
    xor a6, a6, t4
    srli t4, t6, 4
    xor t4, t4, a3
    lui s0, 61681
    addi s0, s0, -241
    and t4, t4, s0
    slli s1, t4, 4
    xor t6, t6, s1
    xor t4, a3, t4
    srli a3, a4, 4
    xor a3, a3, a2
    and a3, a3, s0
    slli s1, a3, 4
    xor a4, a4, s1
    xor a3, a2, a3
    srli a2, t1, 4
    xor a2, a2, a5
    and a2, a2, s0
    slli s1, a2, 4
    xor t1, t1, s1
    xor a5, a5, a2
    srli a2, t3, 4
    xor a2, a2, a6
    and a2, a2, s0
    slli s1, a2, 4
    xor t3, t3, s1
    xor a6, a6, a2
    srli a2, t6, 8
    xor a2, a2, t1
    lui s1, 4080
    addi s1, s1, 255
    and a2, a2, s1
    slli s2, a2, 8
    xor t6, t6, s2
    xor t1, t1, a2
    srli a2, a4, 8
    xor a2, a2, t3
    and a2, a2, s1
    slli s2, a2, 8
    xor a4, a4, s2
    xor t3, t3, a2
    srli a2, t4, 8
    xor a2, a2, a5
    and a2, a2, s1
    slli s2, a2, 8
    xor t4, t4, s2
    xor a5, a5, a2
    srli a2, a3, 8
    xor a2, a2, a6
    and a2, a2, s1
    slli s2, a2, 8
    xor a3, a3, s2
    xor a6, a6, a2
    srli a2, t6, 16
    xor a2, a2, t4
    lui s2, 16
    addi s2, s2, -1
    and a2, a2, s2
    slli s3, a2, 16
    xor t6, t6, s3
    sw t6, 0(a0)
    xor t4, t4, a2
    sw t4, 8(a0)
    srli a2, a4, 16
    xor a2, a2, a3
    and a2, a2, s2
    slli s3, a2, 16
    xor a4, a4, s3
    sw a4, 16(a0)
    xor a4, a3, a2
    sw a4, 24(a0)
    srli a4, t1, 16
    xor a4, a4, a5
    and a4, a4, s2
    slli a3, a4, 16
    xor t1, t1, a3
    sw t1, 4(a0)
    xor a5, a5, a4
    sw a5, 12(a0)
    srli a5, t3, 16
    xor a5, a5, a6
    and a5, a5, s2
    slli t1, a5, 16
    xor t1, t3, t1
    sw t1, 20(a0)
    xor a5, a6, a5
    sw a5, 28(a0)
    srli a5, a7, 1
    xor a5, a5, a7
    and a5, a5, t2
    slli a6, a5, 1
    xor a6, a7, a6
    xor a5, a7, a5
    srli a7, t0, 1
    xor a7, a7, t0
    and a7, a7, t2
    slli t1, a7, 1
    xor t1, t0, t1
    xor a7, t0, a7
    srli t0, a6, 2
    xor t0, t0, a6
    and t0, t0, t5
    slli t2, t0, 2
    xor t2, a6, t2
    xor a6, a6, t0
    srli t0, t1, 2
    xor t0, t0, t1
    and t0, t0, t5
    slli t3, t0, 2
    xor t3, t1, t3
    xor t0, t1, t0
    srli t1, a5, 2
    xor t1, t1, a5
    and t1, t1, t5
    slli a4, t1, 2
    xor a4, a5, a4
    xor a5, a5, t1
    srli t1, a7, 2
    xor t1, t1, a7
    and t1, t1, t5
    slli t5, t1, 2
    xor t5, a7, t5
    xor a7, a7, t1
    srli t1, t2, 4
    xor t1, t1, a4
    and t1, t1, s0
    slli a3, t1, 4
    xor t2, t2, a3
    xor t1, a4, t1
    srli a4, t3, 4
    xor a4, a4, t5
    and a4, a4, s0
    slli a3, a4, 4
    xor t3, t3, a3
    xor t5, t5, a4
    srli a4, a6, 4
    xor a4, a4, a5
    and a4, a4, s0
    slli a3, a4, 4
    xor a6, a6, a3
    xor a5, a5, a4
    srli a4, t0, 4
    xor a4, a4, a7
    and a4, a4, s0
    slli a3, a4, 4
    xor t0, t0, a3
    xor a7, a7, a4
    srli a4, t2, 8
    xor a4, a4, a6
    and a4, a4, s1
    slli a3, a4, 8
    xor t2, t2, a3
    xor a6, a6, a4
    srli a4, t3, 8
    xor a4, a4, t0
    and a4, a4, s1
    slli a3, a4, 8
    xor t3, t3, a3
    xor t0, t0, a4
    srli a4, t1, 8
    xor a4, a4, a5
    and a4, a4, s1
    slli a3, a4, 8
    xor t1, t1, a3
    xor a5, a5, a4
    srli a4, t5, 8
    xor a4, a4, a7
    and a4, a4, s1
    slli a3, a4, 8
    xor t5, t5, a3
    xor a7, a7, a4
    srli a4, t2, 16
    xor a4, a4, t1
    and a4, a4, s2
    slli a3, a4, 16
    xor t2, t2, a3
    xor t1, t1, a4
    sw t1, 40(a0)
    srli a4, t3, 16
    xor a4, a4, t5
    and a4, a4, s2
    slli a3, a4, 16
    xor t3, t3, a3
    sw t3, 48(a0)
    xor t5, t5, a4
    sw t5, 56(a0)
    srli a4, a6, 16
    xor a4, a4, a5
    and a4, a4, s2
    slli a3, a4, 16
    xor a6, a6, a3
    sw a6, 36(a0)
    xor a5, a5, a4
    sw a5, 44(a0)
    srli a4, t0, 16
    xor a4, a4, a7
    and a4, a4, s2
    slli a3, a4, 16
    xor t0, t0, a3
    sw t0, 52(a0)
    xor a7, a7, a4
    sw a7, 60(a0)
    xori t2, t2, 15
    sw t2, 32(a0)
    xori a4, t6, 240
    sw a4, 64(a0)
    xori a4, t2, 240
    sw a4, 68(a0)
    lui a4, 1
    addi a4, a4, -256
    xor a3, t6, a4
    sw a3, 72(a0)
    xor a4, t2, a4
    sw a4, 76(a0)
    xori a3, a3, 240
    sw a3, 80(a0)
    xori a4, a4, 240
    sw a4, 84(a0)
    lui a4, 15
    xor t6, t6, a4
    sw t6, 88(a0)
    xor t2, t2, a4
    sw t2, 92(a0)
    xori t6, t6, 240
    sw t6, 96(a0)
    xori t2, t2, 240
    sw t2, 100(a0)
    lui a4, 1
    addi a4, a4, -16
    xor t6, t6, a4
    sw t6, 104(a0)
    xor t2, t2, a4
    sw t2, 108(a0)
    slli t2, a6, 4
    srli a6, a6, 28
    or a6, t2, a6
    sw a6, 112(a0)
    slli a6, t1, 16
    srli t2, t1, 16
    or a6, a6, t2
    sw a6, 116(a0)
    slli a6, a5, 20
    srli a5, a5, 12
    or a5, a6, a5
    sw a5, 120(a0)
    slli a5, t3, 8
    srli a6, t3, 24
    or a5, a5, a6
    sw a5, 124(a0)
    slli a5, t0, 12
    srli a6, t0, 20
    or a5, a5, a6
    sw a5, 128(a0)
    slli a5, t5, 28
    srli a6, t5, 4
    or a5, a5, a6
    sw a5, 132(a0)
    slli a5, a7, 24
    srli a6, a7, 8
    or a5, a5, a6
    sw a5, 136(a0)
    # round 13 (pipo.dsl:36)
    not a5, t4
    sw a5, 140(a0)
    # round 12 (pipo.dsl:36)
    not a5, t1
    sw a5, 144(a0)
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    addi sp, sp, 96
    ret
    .size lwcc_pipo64_128_key_setup_rv32i, .-lwcc_pipo64_128_key_setup_rv32i

    .balign 4
    .global lwcc_pipo64_128_ecb_encrypt_rv32i
    .type lwcc_pipo64_128_ecb_encrypt_rv32i, %function
lwcc_pipo64_128_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_pipo64_128_ecb_encrypt_rv32i_begin
    ret
.Llwcc_pipo64_128_ecb_encrypt_rv32i_begin:
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
    slli a2, a2, 3
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 32
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    beqz t1, .Llwcc_pipo64_128_ecb_encrypt_rv32i_group
    j .Llwcc_pipo64_128_ecb_encrypt_rv32i_rest
.Llwcc_pipo64_128_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lw a5, 0(a1)
    lw a6, 8(a1)
    lw a7, 16(a1)
    lw t0, 4(a1)
    lw t1, 24(a1)
    srli t2, a5, 1
    lui t3, 349525
    lw t4, 12(a1)
    lw t5, 20(a1)
    xor t2, t2, a6
    addi t3, t3, 1365
    srli t6, a7, 1
    lw a4, 28(a1)
    and t2, t2, t3
    srli s0, t0, 1
    xor t6, t6, t1
    slli s1, t2, 1
    xor s0, s0, t4
    and t6, t6, t3
    srli s2, t5, 1
    xor a5, a5, s1
    and s0, s0, t3
    slli s1, t6, 1
    xor s2, s2, a4
    xor a6, a6, t2
    slli t2, s0, 1
    xor a7, a7, s1
    and s1, s2, t3
    srli s2, a5, 2
    lui s3, 209715
    xor t0, t0, t2
    xor t1, t1, t6
    slli t2, s1, 1
    xor t6, s2, a7
    addi s2, s3, 819
    srli s3, a6, 2
    xor t4, t4, s0
    xor t2, t5, t2
    and t5, t6, s2
    srli t6, t0, 2
    xor s0, s3, t1
    xor a4, a4, s1
    slli s1, t5, 2
    xor t6, t6, t2
    and s0, s0, s2
    srli s3, t4, 2
    xor a5, a5, s1
    and t6, t6, s2
    slli s1, s0, 2
    xor s3, s3, a4
    xor a7, a7, t5
    slli t5, t6, 2
    xor a6, a6, s1
    and s1, s3, s2
    srli s3, a5, 4
    lui s4, 61681
    xor t0, t0, t5
    xor t1, t1, s0
    slli t5, s1, 2
    xor s0, s3, a6
    addi s3, s4, -241
    srli s4, a7, 4
    xor t2, t2, t6
    xor t4, t4, t5
    and t5, s0, s3
    srli t6, t0, 4
    xor s0, s4, t1
    xor a4, a4, s1
    slli s1, t5, 4
    xor t6, t6, t4
    and s0, s0, s3
    srli s4, t2, 4
    xor a5, a5, s1
    and t6, t6, s3
    slli s1, s0, 4
    xor s4, s4, a4
    xor a6, a6, t5
    slli t5, t6, 4
    xor a7, a7, s1
    and s1, s4, s3
    srli s4, a5, 8
    lui s5, 4080
    xor t0, t0, t5
    xor t1, t1, s0
    slli t5, s1, 4
    xor s0, s4, a7
    addi s4, s5, 255
    srli s5, a6, 8
    xor t4, t4, t6
    xor t2, t2, t5
    and t5, s0, s4
    srli t6, t0, 8
    xor s0, s5, t1
    xor a4, a4, s1
    slli s1, t5, 8
    xor t6, t6, t2
    and s0, s0, s4
    srli s5, t4, 8
    xor a5, a5, s1
    xor a7, a7, t5
    and t5, t6, s4
    slli t6, s0, 8
    xor s1, s5, a4
    slli s5, t5, 8
    xor a6, a6, t6
    xor t1, t1, s0
    and t6, s1, s4
    srli s0, a5, 16
    lui s1, 16
    srli s6, a7, 16
    xor t0, t0, s5
    xor t2, t2, t5
    slli t5, t6, 8
    xor s0, s0, a6
    addi s1, s1, -1
    xor s5, s6, t1
    xor t4, t4, t5
    xor t5, a4, t6
    and t6, s0, s1
    srli a4, t0, 16
    and s0, s5, s1
    srli s5, t2, 16
    slli s6, t6, 16
    xor a4, a4, t4
    slli s7, s0, 16
    xor s5, s5, t5
    lw s8, 0(a3)
    lw s9, 4(a3)
    xor a5, a5, s6
    and a4, a4, s1
    xor a7, a7, s7
    and s5, s5, s1
    lw s6, 8(a3)
    lw s7, 24(a3)
    lw s10, 28(a3)
    xor a6, a6, t6
    xor t4, t4, a4
    slli t6, s5, 16
    xor t5, t5, s5
    xor a5, a5, s8
    xor a7, a7, s9
    lw s5, 20(a3)
    xor t2, t2, t6
    xor a6, a6, s6
    lw t6, 12(a3)
    xor t4, t4, s7
    xor t5, t5, s10
    # round 1 (pipo.dsl:36)
    and s8, a7, a5
    slli a4, a4, 16
    xor t1, t1, s0
    lw s0, 16(a3)
    xor t2, t2, s5
    and s11, t5, t4
    xor a6, a6, s8
    xor t0, t0, a4
    xor t1, t1, t6
    xor t2, t2, s11
    or a4, a6, a7
    xor t0, t0, s0
    and s8, t1, t2
    xor a5, a5, a4
    xor t0, t0, s8
    or a4, a6, a5
    xor t5, t5, t0
    xor a7, a7, a4
    or a4, t0, t2
    xor t2, t2, t5
    xor t5, t5, a7
    xor t4, t4, t1
    xor t1, t1, a4
    not a6, a6
    and a4, t5, t2
    and s8, t2, t4
    xor t1, t1, a6
    xor t4, t4, a4
    xor t0, t0, s8
    xor a4, t5, t4
    xor s8, t1, t2
    xor t0, t0, a5
    and s11, s8, a4
    xor s11, t0, s11
    xor a5, a5, s8
    or s8, t0, t1
    xor a6, a6, a4
    xor a7, a7, s11
    slli a4, a5, 28
    srli a5, a5, 4
    lw s11, 32(a3)
    lw ra, 36(a3)
    xor t4, t4, s8
    or a5, a4, a5
    slli a4, a6, 16
    srli a6, a6, 16
    slli s8, t1, 4
    srli t1, t1, 28
    slli a1, a7, 8
    srli a7, a7, 24
    lw a2, 40(a3)
    or a0, t4, t0
    or a6, a4, a6
    lw a4, 56(a3)
    or t1, s8, t1
    lw s8, 60(a3)
    or a7, a1, a7
    slli a1, t0, 20
    srli t0, t0, 12
    xor t5, t5, s11
    xor a5, a5, ra
    lw s11, 52(a3)
    xor t2, t2, a0
    slli a0, t4, 12
    srli t4, t4, 20
    or t0, a1, t0
    xor a6, a6, a2
    lw a1, 44(a3)
    xor t1, t1, a4
    xor a7, a7, s8
    or t4, a0, t4
    slli a0, t2, 24
    srli t2, t2, 8
    lw s8, 48(a3)
    xor t0, t0, s11
    or t2, a0, t2
    # round 2 (pipo.dsl:36)
    and a0, a7, t1
    # round 1 (pipo.dsl:36)
    xor t4, t4, a1
    # round 2 (pipo.dsl:36)
    xor t0, t0, a0
    # round 1 (pipo.dsl:36)
    xor t2, t2, s8
    # round 2 (pipo.dsl:36)
    and a0, t4, t0
    xor t2, t2, a0
    xor a7, a7, t2
    or a0, t2, t0
    xor t0, t0, a7
    xor t1, t1, t4
    xor t4, t4, a0
    and a0, t0, t1
    xor t2, t2, a0
    and a0, a5, t5
    xor a6, a6, a0
    or a0, a6, a5
    xor t5, t5, a0
    or a0, a6, t5
    xor a5, a5, a0
    xor a7, a7, a5
    not a6, a6
    and a0, a7, t0
    xor t4, t4, a6
    xor t1, t1, a0
    xor a0, a7, t1
    xor t2, t2, t5
    sw t3, 96(sp)
    or t3, t2, t4
    xor t1, t1, t3
    xor t3, t4, t0
    xor t5, t5, t3
    and t3, t3, a0
    xor t3, t2, t3
    xor a6, a6, a0
    xor a5, a5, t3
    or t3, t1, t2
    xor t0, t0, t3
    slli t3, t5, 28
    srli t5, t5, 4
    or t3, t3, t5
    slli t5, a6, 16
    srli a6, a6, 16
    or a6, t5, a6
    xor t3, t3, s9
    slli t5, t1, 12
    srli t1, t1, 20
    xor a6, a6, s6
    or t1, t5, t1
    slli t5, t0, 24
    srli t0, t0, 8
    or t0, t5, t0
    slli t5, t2, 20
    srli t2, t2, 12
    or t2, t5, t2
    slli t5, t4, 4
    srli t4, t4, 28
    or t4, t5, t4
    slli t5, a5, 8
    srli a5, a5, 24
    or a5, t5, a5
    lw t5, 64(a3)
    xor t4, t4, s7
    xor a7, a7, t5
    xor a5, a5, s10
    xor t2, t2, s5
    # round 3 (pipo.dsl:36)
    and t5, a5, t4
    # round 2 (pipo.dsl:36)
    xor t1, t1, t6
    # round 3 (pipo.dsl:36)
    xor t2, t2, t5
    # round 2 (pipo.dsl:36)
    xor t0, t0, s0
    # round 3 (pipo.dsl:36)
    and t5, t1, t2
    xor t0, t0, t5
    xor a5, a5, t0
    or t5, t0, t2
    xor t2, t2, a5
    xor t4, t4, t1
    xor t1, t1, t5
    and t5, t2, t4
    xor t0, t0, t5
    and t5, t3, a7
    xor a6, a6, t5
    or t5, a6, t3
    xor a7, a7, t5
    or t5, a6, a7
    xor t3, t3, t5
    xor a5, a5, t3
    not a6, a6
    and t5, a5, t2
    xor t1, t1, a6
    xor t4, t4, t5
    xor t5, a5, t4
    xor t0, t0, a7
    or a0, t0, t1
    xor t4, t4, a0
    xor a0, t1, t2
    xor a7, a7, a0
    and a0, a0, t5
    xor a0, t0, a0
    xor a6, a6, t5
    xor t3, t3, a0
    or t5, t4, t0
    xor t2, t2, t5
    slli t5, a7, 28
    srli a7, a7, 4
    or a7, t5, a7
    slli t5, a6, 16
    srli a6, a6, 16
    or a6, t5, a6
    xor a7, a7, ra
    slli t5, t4, 12
    srli t4, t4, 20
    xor a6, a6, a2
    or t4, t5, t4
    slli t5, t2, 24
    srli t2, t2, 8
    or t2, t5, t2
    slli t5, t0, 20
    srli t0, t0, 12
    or t0, t5, t0
    slli t5, t1, 4
    srli t1, t1, 28
    or t1, t5, t1
    slli t5, t3, 8
    srli t3, t3, 24
    or t3, t5, t3
    lw t5, 68(a3)
    xor t1, t1, a4
    xor a5, a5, t5
    lw t5, 60(a3)
    xor t0, t0, s11
    xor t3, t3, t5
    # round 4 (pipo.dsl:36)
    and t5, t3, t1
    # round 3 (pipo.dsl:36)
    xor t4, t4, a1
    # round 4 (pipo.dsl:36)
    xor t0, t0, t5
    # round 3 (pipo.dsl:36)
    xor t2, t2, s8
    # round 4 (pipo.dsl:36)
    and t5, t4, t0
    xor t2, t2, t5
    xor t3, t3, t2
    or t5, t2, t0
    xor t0, t0, t3
    xor t1, t1, t4
    xor t4, t4, t5
    and t5, t0, t1
    xor t2, t2, t5
    and t5, a7, a5
    xor a6, a6, t5
    or t5, a6, a7
    xor a5, a5, t5
    or t5, a6, a5
    xor a7, a7, t5
    xor t3, t3, a7
    not a6, a6
    and t5, t3, t0
    xor t4, t4, a6
    xor t1, t1, t5
    xor t5, t3, t1
    xor t2, t2, a5
    or a0, t2, t4
    xor t1, t1, a0
    xor a0, t4, t0
    xor a5, a5, a0
    and a0, a0, t5
    xor a0, t2, a0
    xor a6, a6, t5
    xor a7, a7, a0
    or t5, t1, t2
    xor t0, t0, t5
    slli t5, a5, 28
    srli a5, a5, 4
    or a5, t5, a5
    slli t5, a6, 16
    srli a6, a6, 16
    or a6, t5, a6
    xor a5, a5, s9
    slli t5, t1, 12
    srli t1, t1, 20
    xor a6, a6, s6
    or t1, t5, t1
    slli t5, t0, 24
    srli t0, t0, 8
    or t0, t5, t0
    slli t5, t2, 20
    srli t2, t2, 12
    or t2, t5, t2
    slli t5, t4, 4
    srli t4, t4, 28
    or t4, t5, t4
    slli t5, a7, 8
    srli a7, a7, 24
    or a7, t5, a7
    lw t5, 72(a3)
    xor t4, t4, s7
    xor t3, t3, t5
    xor a7, a7, s10
    xor t2, t2, s5
    # round 5 (pipo.dsl:36)
    and t5, a7, t4
    # round 4 (pipo.dsl:36)
    xor t1, t1, t6
    # round 5 (pipo.dsl:36)
    xor t2, t2, t5
    # round 4 (pipo.dsl:36)
    xor t0, t0, s0
    # round 5 (pipo.dsl:36)
    and t5, t1, t2
    xor t0, t0, t5
    xor a7, a7, t0
    or t5, t0, t2
    xor t2, t2, a7
    xor t4, t4, t1
    xor t1, t1, t5
    and t5, t2, t4
    xor t0, t0, t5
    and t5, a5, t3
    xor a6, a6, t5
    or t5, a6, a5
    xor t3, t3, t5
    or t5, a6, t3
    xor a5, a5, t5
    xor a7, a7, a5
    not a6, a6
    and t5, a7, t2
    xor t1, t1, a6
    xor t4, t4, t5
    xor t5, a7, t4
    xor t0, t0, t3
    or a0, t0, t1
    xor t4, t4, a0
    xor a0, t1, t2
    xor t3, t3, a0
    and a0, a0, t5
    xor a0, t0, a0
    xor a6, a6, t5
    xor a5, a5, a0
    or t5, t4, t0
    xor t2, t2, t5
    slli t5, t3, 28
    srli t3, t3, 4
    or t3, t5, t3
    slli t5, a6, 16
    srli a6, a6, 16
    or a6, t5, a6
    xor t3, t3, ra
    slli t5, t4, 12
    srli t4, t4, 20
    xor a6, a6, a2
    or t4, t5, t4
    slli t5, t2, 24
    srli t2, t2, 8
    or t2, t5, t2
    slli t5, t0, 20
    srli t0, t0, 12
    or t0, t5, t0
    slli t5, t1, 4
    srli t1, t1, 28
    or t1, t5, t1
    slli t5, a5, 8
    srli a5, a5, 24
    or a5, t5, a5
    lw t5, 76(a3)
    xor t1, t1, a4
    xor a7, a7, t5
    lw t5, 60(a3)
    xor t0, t0, s11
    xor a5, a5, t5
    # round 6 (pipo.dsl:36)
    and t5, a5, t1
    # round 5 (pipo.dsl:36)
    xor t4, t4, a1
    # round 6 (pipo.dsl:36)
    xor t0, t0, t5
    # round 5 (pipo.dsl:36)
    xor t2, t2, s8
    # round 6 (pipo.dsl:36)
    and t5, t4, t0
    xor t2, t2, t5
    xor a5, a5, t2
    or t5, t2, t0
    xor t0, t0, a5
    xor t1, t1, t4
    xor t4, t4, t5
    and t5, t0, t1
    xor t2, t2, t5
    and t5, t3, a7
    xor a6, a6, t5
    or t5, a6, t3
    xor a7, a7, t5
    or t5, a6, a7
    xor t3, t3, t5
    xor a5, a5, t3
    not a6, a6
    and t5, a5, t0
    xor t4, t4, a6
    xor t1, t1, t5
    xor t5, a5, t1
    xor t2, t2, a7
    or a0, t2, t4
    xor t1, t1, a0
    xor a0, t4, t0
    xor a7, a7, a0
    and a0, a0, t5
    xor a0, t2, a0
    xor a6, a6, t5
    xor t3, t3, a0
    or t5, t1, t2
    xor t0, t0, t5
    slli t5, a7, 28
    srli a7, a7, 4
    or a7, t5, a7
    slli t5, a6, 16
    srli a6, a6, 16
    or a6, t5, a6
    xor a7, a7, s9
    slli t5, t1, 12
    srli t1, t1, 20
    xor a6, a6, s6
    or t1, t5, t1
    slli t5, t0, 24
    srli t0, t0, 8
    or t0, t5, t0
    slli t5, t2, 20
    srli t2, t2, 12
    or t2, t5, t2
    slli t5, t4, 4
    srli t4, t4, 28
    or t4, t5, t4
    slli t5, t3, 8
    srli t3, t3, 24
    or t3, t5, t3
    lw t5, 80(a3)
    xor t4, t4, s7
    xor a5, a5, t5
    xor t3, t3, s10
    xor t2, t2, s5
    # round 7 (pipo.dsl:36)
    and t5, t3, t4
    # round 6 (pipo.dsl:36)
    xor t1, t1, t6
    # round 7 (pipo.dsl:36)
    xor t2, t2, t5
    # round 6 (pipo.dsl:36)
    xor t0, t0, s0
    # round 7 (pipo.dsl:36)
    and t5, t1, t2
    xor t0, t0, t5
    xor t3, t3, t0
    or t5, t0, t2
    xor t2, t2, t3
    xor t4, t4, t1
    xor t1, t1, t5
    and t5, t2, t4
    xor t0, t0, t5
    and t5, a7, a5
    xor a6, a6, t5
    or t5, a6, a7
    xor a5, a5, t5
    or t5, a6, a5
    xor a7, a7, t5
    xor t3, t3, a7
    not a6, a6
    and t5, t3, t2
    xor t1, t1, a6
    xor t4, t4, t5
    xor t5, t3, t4
    xor t0, t0, a5
    or a0, t0, t1
    xor t4, t4, a0
    xor a0, t1, t2
    xor a5, a5, a0
    and a0, a0, t5
    xor a0, t0, a0
    xor a6, a6, t5
    xor a7, a7, a0
    or t5, t4, t0
    xor t2, t2, t5
    slli t5, a5, 28
    srli a5, a5, 4
    or a5, t5, a5
    slli t5, a6, 16
    srli a6, a6, 16
    or a6, t5, a6
    xor a5, a5, ra
    slli t5, t4, 12
    srli t4, t4, 20
    xor a6, a6, a2
    or t4, t5, t4
    slli t5, t2, 24
    srli t2, t2, 8
    or t2, t5, t2
    slli t5, t0, 20
    srli t0, t0, 12
    or t0, t5, t0
    slli t5, t1, 4
    srli t1, t1, 28
    or t1, t5, t1
    slli t5, a7, 8
    srli a7, a7, 24
    or a7, t5, a7
    lw t5, 84(a3)
    xor t1, t1, a4
    xor t3, t3, t5
    lw t5, 60(a3)
    xor t0, t0, s11
    xor a7, a7, t5
    # round 8 (pipo.dsl:36)
    and t5, a7, t1
    # round 7 (pipo.dsl:36)
    xor t4, t4, a1
    # round 8 (pipo.dsl:36)
    xor t0, t0, t5
    # round 7 (pipo.dsl:36)
    xor t2, t2, s8
    # round 8 (pipo.dsl:36)
    and t5, t4, t0
    xor t2, t2, t5
    xor a7, a7, t2
    or t5, t2, t0
    xor t0, t0, a7
    xor t1, t1, t4
    xor t4, t4, t5
    and t5, t0, t1
    xor t2, t2, t5
    and t5, a5, t3
    xor a6, a6, t5
    or t5, a6, a5
    xor t3, t3, t5
    or t5, a6, t3
    xor a5, a5, t5
    xor a7, a7, a5
    not a6, a6
    and t5, a7, t0
    xor t4, t4, a6
    xor t1, t1, t5
    xor t5, a7, t1
    xor t2, t2, t3
    or a0, t2, t4
    xor t1, t1, a0
    xor a0, t4, t0
    xor t3, t3, a0
    and a0, a0, t5
    xor a0, t2, a0
    xor a6, a6, t5
    xor a5, a5, a0
    or t5, t1, t2
    xor t0, t0, t5
    slli t5, t3, 28
    srli t3, t3, 4
    or t3, t5, t3
    slli t5, a6, 16
    srli a6, a6, 16
    or a6, t5, a6
    xor t3, t3, s9
    slli t5, t1, 12
    srli t1, t1, 20
    xor a6, a6, s6
    or t1, t5, t1
    slli t5, t0, 24
    srli t0, t0, 8
    or t0, t5, t0
    slli t5, t2, 20
    srli t2, t2, 12
    or t2, t5, t2
    slli t5, t4, 4
    srli t4, t4, 28
    or t4, t5, t4
    slli t5, a5, 8
    srli a5, a5, 24
    or a5, t5, a5
    lw t5, 88(a3)
    xor t4, t4, s7
    xor a7, a7, t5
    xor a5, a5, s10
    xor t2, t2, s5
    # round 9 (pipo.dsl:36)
    and t5, a5, t4
    # round 8 (pipo.dsl:36)
    xor t1, t1, t6
    # round 9 (pipo.dsl:36)
    xor t2, t2, t5
    # round 8 (pipo.dsl:36)
    xor t0, t0, s0
    # round 9 (pipo.dsl:36)
    and t5, t1, t2
    xor t0, t0, t5
    xor a5, a5, t0
    or t5, t0, t2
    xor t2, t2, a5
    xor t4, t4, t1
    xor t1, t1, t5
    and t5, t2, t4
    xor t0, t0, t5
    and t5, t3, a7
    xor a6, a6, t5
    or t5, a6, t3
    xor a7, a7, t5
    or t5, a6, a7
    xor t3, t3, t5
    xor a5, a5, t3
    not a6, a6
    and t5, a5, t2
    xor t1, t1, a6
    xor t4, t4, t5
    xor t5, a5, t4
    xor t0, t0, a7
    or a0, t0, t1
    xor t4, t4, a0
    xor a0, t1, t2
    xor a7, a7, a0
    and a0, a0, t5
    xor a0, t0, a0
    xor a6, a6, t5
    xor t3, t3, a0
    or t5, t4, t0
    xor t2, t2, t5
    slli t5, a7, 28
    srli a7, a7, 4
    or a7, t5, a7
    slli t5, a6, 16
    srli a6, a6, 16
    or a6, t5, a6
    xor a7, a7, ra
    slli t5, t4, 12
    srli t4, t4, 20
    xor a6, a6, a2
    or t4, t5, t4
    slli t5, t2, 24
    srli t2, t2, 8
    or t2, t5, t2
    slli t5, t0, 20
    srli t0, t0, 12
    or t0, t5, t0
    slli t5, t1, 4
    srli t1, t1, 28
    or t1, t5, t1
    slli t5, t3, 8
    srli t3, t3, 24
    or t3, t5, t3
    lw t5, 92(a3)
    xor t1, t1, a4
    xor a5, a5, t5
    lw t5, 60(a3)
    xor t0, t0, s11
    xor t3, t3, t5
    # round 10 (pipo.dsl:36)
    and t5, t3, t1
    # round 9 (pipo.dsl:36)
    xor t4, t4, a1
    # round 10 (pipo.dsl:36)
    xor t0, t0, t5
    # round 9 (pipo.dsl:36)
    xor t2, t2, s8
    # round 10 (pipo.dsl:36)
    and t5, t4, t0
    xor t2, t2, t5
    xor t3, t3, t2
    or t5, t2, t0
    xor t0, t0, t3
    xor t1, t1, t4
    xor t4, t4, t5
    and t5, t0, t1
    xor t2, t2, t5
    and t5, a7, a5
    xor a6, a6, t5
    or t5, a6, a7
    xor a5, a5, t5
    or t5, a6, a5
    xor a7, a7, t5
    xor t3, t3, a7
    not a6, a6
    and t5, t3, t0
    xor t4, t4, a6
    xor t1, t1, t5
    xor t5, t3, t1
    xor t2, t2, a5
    or a0, t2, t4
    xor t1, t1, a0
    xor a0, t4, t0
    xor a5, a5, a0
    and a0, a0, t5
    xor a0, t2, a0
    xor a6, a6, t5
    xor a7, a7, a0
    or t5, t1, t2
    xor t0, t0, t5
    slli t5, a5, 28
    srli a5, a5, 4
    or a5, t5, a5
    slli t5, a6, 16
    srli a6, a6, 16
    or a6, t5, a6
    xor a5, a5, s9
    slli t5, t1, 12
    srli t1, t1, 20
    xor a6, a6, s6
    or t1, t5, t1
    slli t5, t0, 24
    srli t0, t0, 8
    or t0, t5, t0
    slli t5, t2, 20
    srli t2, t2, 12
    or t2, t5, t2
    slli t5, t4, 4
    srli t4, t4, 28
    or t4, t5, t4
    slli t5, a7, 8
    srli a7, a7, 24
    or a7, t5, a7
    lw t5, 96(a3)
    xor t4, t4, s7
    xor t3, t3, t5
    xor a7, a7, s10
    xor t2, t2, s5
    # round 11 (pipo.dsl:36)
    and t5, a7, t4
    # round 10 (pipo.dsl:36)
    xor t1, t1, t6
    # round 11 (pipo.dsl:36)
    xor t2, t2, t5
    # round 10 (pipo.dsl:36)
    xor t0, t0, s0
    # round 11 (pipo.dsl:36)
    and t5, t1, t2
    xor t0, t0, t5
    xor a7, a7, t0
    or t5, t0, t2
    xor t2, t2, a7
    xor t4, t4, t1
    xor t1, t1, t5
    and t5, t2, t4
    xor t0, t0, t5
    and t5, a5, t3
    xor a6, a6, t5
    or t5, a6, a5
    xor t3, t3, t5
    or t5, a6, t3
    xor a5, a5, t5
    xor a7, a7, a5
    not a6, a6
    and t5, a7, t2
    xor t1, t1, a6
    xor t4, t4, t5
    xor t5, a7, t4
    xor t0, t0, t3
    or a0, t0, t1
    xor t4, t4, a0
    xor a0, t1, t2
    xor t3, t3, a0
    and a0, a0, t5
    xor a0, t0, a0
    xor a6, a6, t5
    xor a5, a5, a0
    or t5, t4, t0
    xor t2, t2, t5
    slli t5, t3, 28
    srli t3, t3, 4
    or t3, t5, t3
    slli t5, a6, 16
    srli a6, a6, 16
    or a6, t5, a6
    xor t3, t3, ra
    lw t5, 100(a3)
    slli a0, t4, 12
    xor a7, a7, t5
    slli t5, t1, 4
    srli t1, t1, 28
    or t1, t5, t1
    slli t5, a5, 8
    srli a5, a5, 24
    or a5, t5, a5
    lw t5, 60(a3)
    srli t4, t4, 20
    xor a6, a6, a2
    slli a2, t0, 20
    srli t0, t0, 12
    or t0, a2, t0
    xor t1, t1, a4
    xor a5, a5, t5
    # round 12 (pipo.dsl:36)
    and t5, t3, a7
    # round 11 (pipo.dsl:36)
    or t4, a0, t4
    slli a4, t2, 24
    srli t2, t2, 8
    xor t0, t0, s11
    # round 12 (pipo.dsl:36)
    and a2, a5, t1
    xor a6, a6, t5
    # round 11 (pipo.dsl:36)
    or t2, a4, t2
    xor t4, t4, a1
    # round 12 (pipo.dsl:36)
    xor t0, t0, a2
    or t5, a6, t3
    # round 11 (pipo.dsl:36)
    xor t2, t2, s8
    # round 12 (pipo.dsl:36)
    and a4, t4, t0
    xor a7, a7, t5
    xor t2, t2, a4
    or t5, a6, a7
    xor a5, a5, t2
    xor t3, t3, t5
    or t5, t2, t0
    xor t0, t0, a5
    xor a5, a5, t3
    xor t1, t1, t4
    xor t4, t4, t5
    not a6, a6
    and t5, a5, t0
    and a4, t0, t1
    xor t4, t4, a6
    xor t1, t1, t5
    xor t2, t2, a4
    xor t5, a5, t1
    xor a4, t4, t0
    xor t2, t2, a7
    and a2, a4, t5
    xor a2, t2, a2
    or a1, t2, t4
    xor t3, t3, a2
    xor t1, t1, a1
    xor a7, a7, a4
    slli a4, t4, 4
    srli t4, t4, 28
    slli a2, t3, 8
    srli t3, t3, 24
    or a1, t1, t2
    xor a6, a6, t5
    slli t5, a7, 28
    srli a7, a7, 4
    slli a0, t2, 20
    srli t2, t2, 12
    or t4, a4, t4
    or t3, a2, t3
    lw a4, 104(a3)
    xor t0, t0, a1
    or a7, t5, a7
    slli t5, a6, 16
    srli a6, a6, 16
    slli a2, t1, 12
    srli t1, t1, 20
    or t2, a0, t2
    xor t4, t4, s7
    xor t3, t3, s10
    or a6, t5, a6
    or t1, a2, t1
    slli t5, t0, 24
    srli t0, t0, 8
    xor a5, a5, a4
    xor a7, a7, s9
    xor t2, t2, s5
    # round 13 (pipo.dsl:36)
    and a4, t3, t4
    # round 12 (pipo.dsl:36)
    or t0, t5, t0
    xor a6, a6, s6
    xor t1, t1, t6
    # round 13 (pipo.dsl:36)
    xor t2, t2, a4
    and t5, a7, a5
    # round 12 (pipo.dsl:36)
    xor t0, t0, s0
    # round 13 (pipo.dsl:36)
    and t6, t1, t2
    xor a6, a6, t5
    xor t0, t0, t6
    or t5, a6, a7
    xor t3, t3, t0
    xor a5, a5, t5
    xor t4, t4, t1
    xor t5, t2, t3
    or t6, a6, a5
    or t2, t0, t2
    and a4, t5, t4
    xor a7, a7, t6
    xor t1, t1, t2
    xor t0, t0, a4
    xor t2, t3, a7
    not a6, a6
    xor t1, t1, a6
    xor t0, t0, a5
    and t3, t2, t5
    xor t3, t4, t3
    or t4, t0, t1
    xor t4, t3, t4
    xor t3, t2, t3
    xor t6, t1, t5
    or a4, t4, t0
    lw a2, 124(a3)
    xor t5, t5, a4
    and a4, t6, t3
    lw a1, 128(a3)
    lw a0, 132(a3)
    xor a4, t0, a4
    xor t5, t5, a2
    lw a2, 136(a3)
    xor a7, a7, a4
    lw a4, 108(a3)
    lw s0, 112(a3)
    lw s5, 116(a3)
    lw s6, 120(a3)
    xor t0, t0, a1
    xor t1, t1, a0
    slli a1, t5, 24
    srli t5, t5, 8
    xor a5, a5, t6
    xor a6, a6, t3
    xor a7, a7, a2
    or t3, a1, t5
    slli t5, t1, 4
    srli t1, t1, 28
    slli t6, t0, 20
    srli t0, t0, 12
    xor t2, t2, a4
    xor a5, a5, s0
    xor a6, a6, s5
    xor t4, t4, s6
    or t1, t5, t1
    srli t5, t3, 16
    lui a4, 1048320
    or t0, t6, t0
    slli t6, a7, 8
    srli a7, a7, 24
    xor a2, t2, a6
    lui a1, 1048560
    xor t5, t5, t1
    xor a0, a5, t4
    addi a4, a4, 15
    or a7, t6, a7
    srli t6, t0, 16
    and a2, a2, a1
    and t5, t5, s1
    and a4, a0, a4
    xor t6, t6, a7
    xor a6, a6, a2
    slli a1, t5, 16
    xor a5, a5, a4
    and t6, t6, s1
    xor t2, t2, a2
    xor t3, t3, a1
    xor t4, t4, a4
    slli a4, t6, 16
    slli a2, a5, 28
    srli a5, a5, 4
    slli a1, a6, 16
    srli a6, a6, 16
    xor t1, t1, t5
    xor t0, t0, a4
    or a5, a2, a5
    srli t5, t2, 8
    srli a4, t3, 8
    or a6, a1, a6
    slli a2, t4, 12
    srli t4, t4, 20
    xor a7, a7, t6
    xor t5, t5, a5
    xor t6, a4, t0
    or t4, a2, t4
    srli a4, a6, 8
    srli a2, t1, 8
    and t5, t5, s4
    and t6, t6, s4
    xor a4, a4, t4
    xor a2, a2, a7
    slli a1, t5, 8
    slli a0, t6, 8
    and a4, a4, s4
    and a2, a2, s4
    xor t2, t2, a1
    xor t3, t3, a0
    slli a1, a4, 8
    slli a0, a2, 8
    xor a5, a5, t5
    xor t0, t0, t6
    xor a6, a6, a1
    xor t1, t1, a0
    srli t5, t2, 4
    srli t6, t3, 4
    xor t4, t4, a4
    xor a7, a7, a2
    xor t5, t5, a6
    xor t6, t6, t1
    srli a4, a5, 4
    srli a2, t0, 4
    and t5, t5, s3
    and t6, t6, s3
    xor a4, a4, t4
    xor a2, a2, a7
    slli a1, t5, 4
    slli a0, t6, 4
    and a4, a4, s3
    and a2, a2, s3
    xor t2, t2, a1
    xor t3, t3, a0
    slli a1, a4, 4
    slli a0, a2, 4
    xor a6, a6, t5
    xor t1, t1, t6
    xor a5, a5, a1
    xor t0, t0, a0
    srli t5, t2, 2
    srli t6, t3, 2
    xor t4, t4, a4
    xor a7, a7, a2
    xor t5, t5, a5
    xor t6, t6, t0
    srli a4, a6, 2
    srli a2, t1, 2
    and t5, t5, s2
    and t6, t6, s2
    xor a4, a4, t4
    xor a2, a2, a7
    slli a1, t5, 2
    slli a0, t6, 2
    and a4, a4, s2
    and a2, a2, s2
    xor t2, t2, a1
    xor a5, a5, t5
    xor t3, t3, a0
    xor t0, t0, t6
    slli t5, a4, 2
    slli t6, a2, 2
    xor a6, a6, t5
    xor t4, t4, a4
    xor t1, t1, t6
    xor a7, a7, a2
    srli t5, t2, 1
    srli t6, t3, 1
    srli a4, a5, 1
    srli a2, t0, 1
    xor t5, t5, a6
    xor t6, t6, t1
    xor a4, a4, t4
    lw a1, 96(sp)
    xor a2, a2, a7
    and t5, t5, a1
    and t6, t6, a1
    and a4, a4, a1
    and a2, a2, a1
    slli a1, t5, 1
    slli a0, t6, 1
    slli s0, a4, 1
    slli s1, a2, 1
    xor t2, t2, a1
    xor a6, a6, t5
    xor t3, t3, a0
    xor t1, t1, t6
    xor a5, a5, s0
    xor t4, t4, a4
    xor t0, t0, s1
    lw t5, 64(sp)
    xor a7, a7, a2
    sw t2, 0(t5)
    sw t3, 4(t5)
    sw a6, 8(t5)
    sw t1, 12(t5)
    sw a5, 16(t5)
    sw t0, 20(t5)
    sw t4, 24(t5)
    sw a7, 28(t5)
    mv a0, t5
    lw a1, 68(sp)
    lw a2, 80(sp)
    addi a0, a0, 32
    addi a1, a1, 32
    bltu a2, a1, .Llwcc_pipo64_128_ecb_encrypt_rv32i_group_done
    j .Llwcc_pipo64_128_ecb_encrypt_rv32i_group
.Llwcc_pipo64_128_ecb_encrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_pipo64_128_ecb_encrypt_rv32i_out
.Llwcc_pipo64_128_ecb_encrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 32
    beqz t2, .Llwcc_pipo64_128_ecb_encrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 112
    mv t0, a0
    addi t1, sp, 144
.Llwcc_pipo64_128_ecb_encrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_pipo64_128_ecb_encrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_pipo64_128_ecb_encrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_pipo64_128_ecb_encrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_pipo64_128_ecb_encrypt_rv32i_group
.Llwcc_pipo64_128_ecb_encrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 112
    add t1, a1, t2
.Llwcc_pipo64_128_ecb_encrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_pipo64_128_ecb_encrypt_rv32i_copy
.Llwcc_pipo64_128_ecb_encrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 144
.Llwcc_pipo64_128_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_pipo64_128_ecb_encrypt_rv32i_wipe
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
    .size lwcc_pipo64_128_ecb_encrypt_rv32i, .-lwcc_pipo64_128_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_pipo64_128_ecb_decrypt_rv32i
    .type lwcc_pipo64_128_ecb_decrypt_rv32i, %function
lwcc_pipo64_128_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_pipo64_128_ecb_decrypt_rv32i_begin
    ret
.Llwcc_pipo64_128_ecb_decrypt_rv32i_begin:
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
    slli a2, a2, 3
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 32
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    beqz t1, .Llwcc_pipo64_128_ecb_decrypt_rv32i_group
    j .Llwcc_pipo64_128_ecb_decrypt_rv32i_rest
.Llwcc_pipo64_128_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lw a5, 4(a1)
    lw a6, 0(a1)
    lw a7, 12(a1)
    lw t0, 20(a1)
    lw t1, 8(a1)
    lw t2, 16(a1)
    lw t3, 28(a1)
    lui t4, 349525
    srli t5, a5, 1
    lw t6, 24(a1)
    srli a4, a6, 1
    addi t4, t4, 1365
    xor t5, t5, a7
    srli s0, t0, 1
    xor a4, a4, t1
    and t5, t5, t4
    srli s1, t2, 1
    xor s0, s0, t3
    and a4, a4, t4
    slli s2, t5, 1
    xor s1, s1, t6
    and s0, s0, t4
    slli s3, a4, 1
    xor a5, a5, s2
    and s1, s1, t4
    slli s2, s0, 1
    xor a6, a6, s3
    xor a7, a7, t5
    slli t5, s1, 1
    xor t0, t0, s2
    lui s2, 209715
    srli s3, a5, 2
    xor t1, t1, a4
    xor t2, t2, t5
    xor t3, t3, s0
    srli t5, a6, 2
    addi a4, s2, 819
    xor s0, s3, t0
    srli s2, a7, 2
    xor t6, t6, s1
    xor t5, t5, t2
    and s0, s0, a4
    srli s1, t1, 2
    xor s2, s2, t3
    and t5, t5, a4
    slli s3, s0, 2
    xor s1, s1, t6
    and s2, s2, a4
    slli s4, t5, 2
    xor a5, a5, s3
    and s1, s1, a4
    slli s3, s2, 2
    xor a6, a6, s4
    xor t0, t0, s0
    slli s0, s1, 2
    xor a7, a7, s3
    lui s3, 61681
    srli s4, a5, 4
    xor t2, t2, t5
    xor t1, t1, s0
    xor t3, t3, s2
    srli t5, a6, 4
    addi s0, s3, -241
    xor s2, s4, a7
    srli s3, t0, 4
    xor t6, t6, s1
    xor t5, t5, t1
    and s1, s2, s0
    srli s2, t2, 4
    xor s3, s3, t3
    and t5, t5, s0
    slli s4, s1, 4
    xor s2, s2, t6
    and s3, s3, s0
    slli s5, t5, 4
    xor a5, a5, s4
    and s2, s2, s0
    slli s4, s3, 4
    xor a6, a6, s5
    xor a7, a7, s1
    slli s1, s2, 4
    xor t0, t0, s4
    lui s4, 4080
    srli s5, a5, 8
    xor t1, t1, t5
    xor t2, t2, s1
    xor t3, t3, s3
    srli t5, a6, 8
    addi s1, s4, 255
    xor s3, s5, t0
    srli s4, a7, 8
    xor t6, t6, s2
    xor t5, t5, t2
    and s2, s3, s1
    srli s3, t1, 8
    xor s4, s4, t3
    and t5, t5, s1
    slli s5, s2, 8
    xor t0, t0, s2
    xor s2, s3, t6
    and s3, s4, s1
    xor t2, t2, t5
    xor a5, a5, s5
    and s2, s2, s1
    slli s4, s3, 8
    xor t3, t3, s3
    lui s3, 16
    srli s5, t0, 16
    xor t6, t6, s2
    xor a7, a7, s4
    addi s3, s3, -1
    srli s4, a5, 16
    srli s6, t2, 16
    xor s5, s5, t3
    slli t5, t5, 8
    xor s4, s4, a7
    xor s6, s6, t6
    and s5, s5, s3
    xor a6, a6, t5
    slli t5, s2, 8
    and s2, s4, s3
    and s4, s6, s3
    slli s6, s5, 16
    xor t1, t1, t5
    srli t5, a6, 16
    slli s7, s2, 16
    xor a7, a7, s2
    xor t6, t6, s4
    xor t0, t0, s6
    xor t5, t5, t1
    xor a5, a5, s7
    slli s2, t6, 20
    srli t6, t6, 12
    slli s6, t0, 12
    srli t0, t0, 20
    slli s7, a7, 28
    srli a7, a7, 4
    lw s8, 120(a3)
    lw s9, 128(a3)
    lw s10, 132(a3)
    and t5, t5, s3
    or t6, s2, t6
    slli s2, a5, 8
    srli a5, a5, 24
    or t0, s6, t0
    or a7, s7, a7
    lw s6, 124(a3)
    slli s7, t5, 16
    or a5, s2, a5
    lw s2, 108(a3)
    xor t6, t6, s8
    xor t0, t0, s9
    xor a7, a7, s10
    xor a6, a6, s7
    slli s4, s4, 16
    xor a5, a5, s6
    # round 13 (pipo.dsl:36)
    or s6, t6, t0
    or s7, t0, a7
    xor t2, t2, s4
    xor t3, t3, s5
    xor a6, a6, s2
    xor a5, a5, s6
    xor t6, t6, s7
    slli s2, t2, 4
    srli t2, t2, 28
    slli s4, t3, 24
    srli t3, t3, 8
    lw s5, 112(a3)
    lw s6, 136(a3)
    xor s7, a6, t6
    xor s8, a7, a5
    xor t1, t1, t5
    or t2, s2, t2
    or t3, s4, t3
    and t5, s8, s7
    slli s2, t1, 16
    srli t1, t1, 16
    xor t2, t2, s5
    lw s4, 116(a3)
    xor t3, t3, s6
    xor t5, t0, t5
    and s5, a6, a5
    or t1, s2, t1
    xor t6, t6, s5
    xor t2, t2, s8
    xor t3, t3, t5
    xor t1, t1, s4
    xor a6, a6, t3
    xor t0, t0, t2
    and t5, a5, t6
    xor t1, t1, s7
    xor t0, t0, t5
    xor a5, a5, a6
    xor a7, a7, t1
    or t5, t0, a5
    xor a7, a7, t5
    xor t5, t6, a7
    xor a6, a6, t0
    and t6, a6, t5
    lw s2, 12(a3)
    lw s4, 20(a3)
    lw s5, 24(a3)
    not s6, t1
    and s7, a7, a5
    xor a5, a5, t6
    lw t6, 16(a3)
    or s8, s6, t2
    xor t0, t0, s7
    xor a7, a7, s2
    xor a5, a5, s4
    xor t5, t5, s5
    xor t3, t3, s8
    xor t0, t0, t6
    slli s7, a7, 20
    srli a7, a7, 12
    slli s8, a5, 12
    srli a5, a5, 20
    slli s9, t5, 28
    srli t5, t5, 4
    or s6, s6, t3
    lw s10, 104(a3)
    or a7, s7, a7
    slli s7, t0, 8
    srli t0, t0, 24
    or a5, s8, a5
    or t5, s9, t5
    xor t2, t2, s6
    lw s6, 4(a3)
    lw s8, 28(a3)
    or t0, s7, t0
    # round 12 (pipo.dsl:36)
    or s7, a7, a5
    or s9, a5, t5
    # round 13 (pipo.dsl:36)
    xor s10, t2, s10
    # round 12 (pipo.dsl:36)
    xor t0, t0, s7
    xor a7, a7, s9
    # round 13 (pipo.dsl:36)
    and t2, t3, t2
    xor t3, t3, s6
    lw s7, 140(a3)
    xor a6, a6, s8
    # round 12 (pipo.dsl:36)
    xor s9, s10, a7
    xor s11, t5, t0
    # round 13 (pipo.dsl:36)
    xor t1, t1, t2
    slli t2, t3, 4
    srli t3, t3, 28
    slli ra, a6, 24
    srli a6, a6, 8
    # round 12 (pipo.dsl:36)
    and a1, s11, s9
    # round 13 (pipo.dsl:36)
    xor t1, t1, s7
    or t2, t2, t3
    or a6, ra, a6
    # round 12 (pipo.dsl:36)
    xor t3, a5, a1
    and a1, s10, t0
    # round 13 (pipo.dsl:36)
    slli ra, t1, 16
    srli t1, t1, 16
    # round 12 (pipo.dsl:36)
    xor a7, a7, a1
    xor t2, t2, s11
    xor a6, a6, t3
    # round 13 (pipo.dsl:36)
    or t1, ra, t1
    # round 12 (pipo.dsl:36)
    xor t3, s10, a6
    xor a5, a5, t2
    and a1, t0, a7
    xor t1, t1, s9
    xor a5, a5, a1
    xor t0, t0, t3
    xor t5, t5, t1
    or a1, a5, t0
    xor t5, t5, a1
    xor a7, a7, t5
    xor t3, t3, a5
    and a1, t3, a7
    lw s9, 44(a3)
    lw s10, 52(a3)
    lw s11, 56(a3)
    not ra, t1
    and a2, t5, t0
    xor t0, t0, a1
    lw a1, 48(a3)
    or a0, ra, t2
    xor a5, a5, a2
    xor t5, t5, s9
    xor t0, t0, s10
    xor a7, a7, s11
    xor a6, a6, a0
    xor a5, a5, a1
    slli a2, t5, 20
    srli t5, t5, 12
    or a0, ra, a6
    lw ra, 100(a3)
    or t5, a2, t5
    slli a2, t0, 12
    srli t0, t0, 20
    or t0, a2, t0
    slli a2, a7, 28
    srli a7, a7, 4
    or a7, a2, a7
    slli a2, a5, 8
    srli a5, a5, 24
    xor t2, t2, a0
    or a5, a2, a5
    lw a2, 36(a3)
    xor a0, t2, ra
    lw ra, 60(a3)
    and t2, a6, t2
    xor a6, a6, a2
    xor t3, t3, ra
    # round 11 (pipo.dsl:36)
    or ra, t5, t0
    xor a5, a5, ra
    or ra, t0, a7
    xor t5, t5, ra
    # round 12 (pipo.dsl:36)
    lw ra, 144(a3)
    xor t1, t1, t2
    # round 11 (pipo.dsl:36)
    xor t2, a0, t5
    # round 12 (pipo.dsl:36)
    xor t1, t1, ra
    slli ra, a6, 4
    srli a6, a6, 28
    or a6, ra, a6
    slli ra, t1, 16
    srli t1, t1, 16
    or t1, ra, t1
    slli ra, t3, 24
    srli t3, t3, 8
    or t3, ra, t3
    # round 11 (pipo.dsl:36)
    xor ra, a7, a5
    sw t4, 96(sp)
    and t4, ra, t2
    xor t4, t0, t4
    sw a4, 100(sp)
    and a4, a0, a5
    xor t5, t5, a4
    xor a6, a6, ra
    xor t3, t3, t4
    xor t4, a0, t3
    xor t0, t0, a6
    xor t1, t1, t2
    xor a7, a7, t1
    not t2, t1
    or a4, t2, a6
    xor t3, t3, a4
    and a4, a5, t5
    xor t0, t0, a4
    xor a5, a5, t4
    or a4, t0, a5
    xor a7, a7, a4
    xor t5, t5, a7
    xor t4, t4, t0
    and a4, t4, t5
    xor a4, a5, a4
    and a5, a7, a5
    xor a5, t0, a5
    xor a7, a7, s2
    xor t0, a4, s4
    xor t5, t5, s5
    xor a5, a5, t6
    slli a4, a7, 20
    srli a7, a7, 12
    or t2, t2, t3
    or a7, a4, a7
    slli a4, t0, 12
    srli t0, t0, 20
    or t0, a4, t0
    slli a4, t5, 28
    srli t5, t5, 4
    or t5, a4, t5
    lw a4, 96(a3)
    xor a6, a6, t2
    xor t2, a6, a4
    slli a4, a5, 8
    srli a5, a5, 24
    or a5, a4, a5
    # round 10 (pipo.dsl:36)
    or a4, a7, t0
    xor a5, a5, a4
    or a4, t0, t5
    xor a7, a7, a4
    # round 11 (pipo.dsl:36)
    and a6, t3, a6
    xor t3, t3, s6
    xor t4, t4, s8
    # round 10 (pipo.dsl:36)
    xor a4, t2, a7
    # round 11 (pipo.dsl:36)
    xor a6, t1, a6
    slli t1, t3, 4
    srli t3, t3, 28
    xor a6, a6, s7
    or t1, t1, t3
    slli t3, a6, 16
    srli a6, a6, 16
    or a6, t3, a6
    slli t3, t4, 24
    srli t4, t4, 8
    or t3, t3, t4
    # round 10 (pipo.dsl:36)
    xor t4, t5, a5
    and a0, t4, a4
    xor a0, t0, a0
    and ra, t2, a5
    xor a7, a7, ra
    xor t1, t1, t4
    xor t3, t3, a0
    xor t2, t2, t3
    xor t0, t0, t1
    xor a6, a6, a4
    xor t4, t5, a6
    not t5, a6
    or a4, t5, t1
    xor t3, t3, a4
    and a4, a5, a7
    xor t0, t0, a4
    xor a5, a5, t2
    or a4, t0, a5
    xor t4, t4, a4
    xor a7, a7, t4
    xor t2, t2, t0
    and a4, t2, a7
    xor a4, a5, a4
    and a5, t4, a5
    xor a5, t0, a5
    xor t0, t4, s9
    xor t4, a4, s10
    xor a7, a7, s11
    xor a5, a5, a1
    slli a4, t0, 20
    srli t0, t0, 12
    or t5, t5, t3
    or t0, a4, t0
    slli a4, t4, 12
    srli t4, t4, 20
    or t4, a4, t4
    slli a4, a7, 28
    srli a7, a7, 4
    or a7, a4, a7
    lw a4, 92(a3)
    xor t1, t1, t5
    xor t5, t1, a4
    slli a4, a5, 8
    srli a5, a5, 24
    or a5, a4, a5
    lw a4, 60(a3)
    and t1, t3, t1
    xor t3, t3, a2
    xor t2, t2, a4
    # round 9 (pipo.dsl:36)
    or a4, t0, t4
    xor a5, a5, a4
    or a4, t4, a7
    xor t0, t0, a4
    # round 10 (pipo.dsl:36)
    lw a4, 144(a3)
    xor a6, a6, t1
    # round 9 (pipo.dsl:36)
    xor t1, t5, t0
    # round 10 (pipo.dsl:36)
    xor a6, a6, a4
    slli a4, t3, 4
    srli t3, t3, 28
    or t3, a4, t3
    slli a4, a6, 16
    srli a6, a6, 16
    or a6, a4, a6
    slli a4, t2, 24
    srli t2, t2, 8
    or t2, a4, t2
    # round 9 (pipo.dsl:36)
    xor a4, a7, a5
    and a0, a4, t1
    xor a0, t4, a0
    and ra, t5, a5
    xor t0, t0, ra
    xor t3, t3, a4
    xor t2, t2, a0
    xor t5, t5, t2
    xor t4, t4, t3
    xor a6, a6, t1
    xor a7, a7, a6
    not t1, a6
    or a4, t1, t3
    xor t2, t2, a4
    and a4, a5, t0
    xor t4, t4, a4
    xor a5, a5, t5
    or a4, t4, a5
    xor a7, a7, a4
    xor t0, t0, a7
    xor t5, t5, t4
    and a4, t5, t0
    xor a4, a5, a4
    and a5, a7, a5
    xor a5, t4, a5
    xor a7, a7, s2
    xor t4, a4, s4
    xor t0, t0, s5
    xor a5, a5, t6
    slli a4, a7, 20
    srli a7, a7, 12
    or t1, t1, t2
    or a7, a4, a7
    slli a4, t4, 12
    srli t4, t4, 20
    or t4, a4, t4
    slli a4, t0, 28
    srli t0, t0, 4
    or t0, a4, t0
    lw a4, 88(a3)
    xor t1, t3, t1
    xor t3, t1, a4
    slli a4, a5, 8
    srli a5, a5, 24
    or a5, a4, a5
    # round 8 (pipo.dsl:36)
    or a4, a7, t4
    xor a5, a5, a4
    or a4, t4, t0
    xor a7, a7, a4
    # round 9 (pipo.dsl:36)
    and t1, t2, t1
    xor t2, t2, s6
    xor t5, t5, s8
    # round 8 (pipo.dsl:36)
    xor a4, t3, a7
    # round 9 (pipo.dsl:36)
    xor a6, a6, t1
    slli t1, t2, 4
    srli t2, t2, 28
    xor a6, a6, s7
    or t1, t1, t2
    slli t2, a6, 16
    srli a6, a6, 16
    or a6, t2, a6
    slli t2, t5, 24
    srli t5, t5, 8
    or t2, t2, t5
    # round 8 (pipo.dsl:36)
    xor t5, t0, a5
    and a0, t5, a4
    xor a0, t4, a0
    and ra, t3, a5
    xor a7, a7, ra
    xor t1, t1, t5
    xor t2, t2, a0
    xor t3, t3, t2
    xor t4, t4, t1
    xor a6, a6, a4
    xor t0, t0, a6
    not t5, a6
    or a4, t5, t1
    xor t2, t2, a4
    and a4, a5, a7
    xor t4, t4, a4
    xor a5, a5, t3
    or a4, t4, a5
    xor t0, t0, a4
    xor a7, a7, t0
    xor t3, t3, t4
    and a4, t3, a7
    xor a4, a5, a4
    and a5, t0, a5
    xor a5, t4, a5
    xor t0, t0, s9
    xor t4, a4, s10
    xor a7, a7, s11
    xor a5, a5, a1
    slli a4, t0, 20
    srli t0, t0, 12
    or t5, t5, t2
    or t0, a4, t0
    slli a4, t4, 12
    srli t4, t4, 20
    or t4, a4, t4
    slli a4, a7, 28
    srli a7, a7, 4
    or a7, a4, a7
    lw a4, 84(a3)
    xor t1, t1, t5
    xor t5, t1, a4
    slli a4, a5, 8
    srli a5, a5, 24
    or a5, a4, a5
    lw a4, 60(a3)
    and t1, t2, t1
    xor t2, t2, a2
    xor t3, t3, a4
    # round 7 (pipo.dsl:36)
    or a4, t0, t4
    xor a5, a5, a4
    or a4, t4, a7
    xor t0, t0, a4
    # round 8 (pipo.dsl:36)
    lw a4, 144(a3)
    xor a6, a6, t1
    # round 7 (pipo.dsl:36)
    xor t1, t5, t0
    # round 8 (pipo.dsl:36)
    xor a6, a6, a4
    slli a4, t2, 4
    srli t2, t2, 28
    or t2, a4, t2
    slli a4, a6, 16
    srli a6, a6, 16
    or a6, a4, a6
    slli a4, t3, 24
    srli t3, t3, 8
    or t3, a4, t3
    # round 7 (pipo.dsl:36)
    xor a4, a7, a5
    and a0, a4, t1
    xor a0, t4, a0
    and ra, t5, a5
    xor t0, t0, ra
    xor t2, t2, a4
    xor t3, t3, a0
    xor t5, t5, t3
    xor t4, t4, t2
    xor a6, a6, t1
    xor a7, a7, a6
    not t1, a6
    or a4, t1, t2
    xor t3, t3, a4
    and a4, a5, t0
    xor t4, t4, a4
    xor a5, a5, t5
    or a4, t4, a5
    xor a7, a7, a4
    xor t0, t0, a7
    xor t5, t5, t4
    and a4, t5, t0
    xor a4, a5, a4
    and a5, a7, a5
    xor a5, t4, a5
    xor a7, a7, s2
    xor t4, a4, s4
    xor t0, t0, s5
    xor a5, a5, t6
    slli a4, a7, 20
    srli a7, a7, 12
    or t1, t1, t3
    or a7, a4, a7
    slli a4, t4, 12
    srli t4, t4, 20
    or t4, a4, t4
    slli a4, t0, 28
    srli t0, t0, 4
    or t0, a4, t0
    lw a4, 80(a3)
    xor t1, t2, t1
    xor t2, t1, a4
    slli a4, a5, 8
    srli a5, a5, 24
    or a5, a4, a5
    # round 6 (pipo.dsl:36)
    or a4, a7, t4
    xor a5, a5, a4
    or a4, t4, t0
    xor a7, a7, a4
    # round 7 (pipo.dsl:36)
    and t1, t3, t1
    xor t3, t3, s6
    xor t5, t5, s8
    # round 6 (pipo.dsl:36)
    xor a4, t2, a7
    # round 7 (pipo.dsl:36)
    xor a6, a6, t1
    slli t1, t3, 4
    srli t3, t3, 28
    xor a6, a6, s7
    or t1, t1, t3
    slli t3, a6, 16
    srli a6, a6, 16
    or a6, t3, a6
    slli t3, t5, 24
    srli t5, t5, 8
    or t3, t3, t5
    # round 6 (pipo.dsl:36)
    xor t5, t0, a5
    and a0, t5, a4
    xor a0, t4, a0
    and ra, t2, a5
    xor a7, a7, ra
    xor t1, t1, t5
    xor t3, t3, a0
    xor t2, t2, t3
    xor t4, t4, t1
    xor a6, a6, a4
    xor t0, t0, a6
    not t5, a6
    or a4, t5, t1
    xor t3, t3, a4
    and a4, a5, a7
    xor t4, t4, a4
    xor a5, a5, t2
    or a4, t4, a5
    xor t0, t0, a4
    xor a7, a7, t0
    xor t2, t2, t4
    and a4, t2, a7
    xor a4, a5, a4
    and a5, t0, a5
    xor a5, t4, a5
    xor t0, t0, s9
    xor t4, a4, s10
    xor a7, a7, s11
    xor a5, a5, a1
    slli a4, t0, 20
    srli t0, t0, 12
    or t5, t5, t3
    or t0, a4, t0
    slli a4, t4, 12
    srli t4, t4, 20
    or t4, a4, t4
    slli a4, a7, 28
    srli a7, a7, 4
    or a7, a4, a7
    lw a4, 76(a3)
    xor t1, t1, t5
    xor t5, t1, a4
    slli a4, a5, 8
    srli a5, a5, 24
    or a5, a4, a5
    lw a4, 60(a3)
    and t1, t3, t1
    xor t3, t3, a2
    xor t2, t2, a4
    # round 5 (pipo.dsl:36)
    or a4, t0, t4
    xor a5, a5, a4
    or a4, t4, a7
    xor t0, t0, a4
    # round 6 (pipo.dsl:36)
    lw a4, 144(a3)
    xor a6, a6, t1
    # round 5 (pipo.dsl:36)
    xor t1, t5, t0
    # round 6 (pipo.dsl:36)
    xor a6, a6, a4
    slli a4, t3, 4
    srli t3, t3, 28
    or t3, a4, t3
    slli a4, a6, 16
    srli a6, a6, 16
    or a6, a4, a6
    slli a4, t2, 24
    srli t2, t2, 8
    or t2, a4, t2
    # round 5 (pipo.dsl:36)
    xor a4, a7, a5
    and a0, a4, t1
    xor a0, t4, a0
    and ra, t5, a5
    xor t0, t0, ra
    xor t3, t3, a4
    xor t2, t2, a0
    xor t5, t5, t2
    xor t4, t4, t3
    xor a6, a6, t1
    xor a7, a7, a6
    not t1, a6
    or a4, t1, t3
    xor t2, t2, a4
    and a4, a5, t0
    xor t4, t4, a4
    xor a5, a5, t5
    or a4, t4, a5
    xor a7, a7, a4
    xor t0, t0, a7
    xor t5, t5, t4
    and a4, t5, t0
    xor a4, a5, a4
    and a5, a7, a5
    xor a5, t4, a5
    xor a7, a7, s2
    xor t4, a4, s4
    xor t0, t0, s5
    xor a5, a5, t6
    slli a4, a7, 20
    srli a7, a7, 12
    or t1, t1, t2
    or a7, a4, a7
    slli a4, t4, 12
    srli t4, t4, 20
    or t4, a4, t4
    slli a4, t0, 28
    srli t0, t0, 4
    or t0, a4, t0
    lw a4, 72(a3)
    xor t1, t3, t1
    xor t3, t1, a4
    slli a4, a5, 8
    srli a5, a5, 24
    or a5, a4, a5
    # round 4 (pipo.dsl:36)
    or a4, a7, t4
    xor a5, a5, a4
    or a4, t4, t0
    xor a7, a7, a4
    # round 5 (pipo.dsl:36)
    and t1, t2, t1
    xor t2, t2, s6
    xor t5, t5, s8
    # round 4 (pipo.dsl:36)
    xor a4, t3, a7
    # round 5 (pipo.dsl:36)
    xor a6, a6, t1
    slli t1, t2, 4
    srli t2, t2, 28
    xor a6, a6, s7
    or t1, t1, t2
    slli t2, a6, 16
    srli a6, a6, 16
    or a6, t2, a6
    slli t2, t5, 24
    srli t5, t5, 8
    or t2, t2, t5
    # round 4 (pipo.dsl:36)
    xor t5, t0, a5
    and a0, t5, a4
    xor a0, t4, a0
    and ra, t3, a5
    xor a7, a7, ra
    xor t1, t1, t5
    xor t2, t2, a0
    xor t3, t3, t2
    xor t4, t4, t1
    xor a6, a6, a4
    xor t0, t0, a6
    not t5, a6
    or a4, t5, t1
    xor t2, t2, a4
    and a4, a5, a7
    xor t4, t4, a4
    xor a5, a5, t3
    or a4, t4, a5
    xor t0, t0, a4
    xor a7, a7, t0
    xor t3, t3, t4
    and a4, t3, a7
    xor a4, a5, a4
    and a5, t0, a5
    xor a5, t4, a5
    xor t0, t0, s9
    xor t4, a4, s10
    xor a7, a7, s11
    xor a5, a5, a1
    slli a4, t0, 20
    srli t0, t0, 12
    or t5, t5, t2
    or t0, a4, t0
    slli a4, t4, 12
    srli t4, t4, 20
    or t4, a4, t4
    slli a4, a7, 28
    srli a7, a7, 4
    or a7, a4, a7
    lw a4, 68(a3)
    xor t1, t1, t5
    xor t5, t1, a4
    slli a4, a5, 8
    srli a5, a5, 24
    or a5, a4, a5
    lw a4, 60(a3)
    and t1, t2, t1
    xor t2, t2, a2
    xor t3, t3, a4
    # round 3 (pipo.dsl:36)
    or a4, t0, t4
    xor a5, a5, a4
    or a4, t4, a7
    xor t0, t0, a4
    # round 4 (pipo.dsl:36)
    lw a4, 144(a3)
    xor a6, a6, t1
    # round 3 (pipo.dsl:36)
    xor t1, t5, t0
    # round 4 (pipo.dsl:36)
    xor a6, a6, a4
    slli a4, t2, 4
    srli t2, t2, 28
    or t2, a4, t2
    slli a4, a6, 16
    srli a6, a6, 16
    or a6, a4, a6
    slli a4, t3, 24
    srli t3, t3, 8
    or t3, a4, t3
    # round 3 (pipo.dsl:36)
    xor a4, a7, a5
    and a0, a4, t1
    xor a0, t4, a0
    and ra, t5, a5
    xor t0, t0, ra
    xor t2, t2, a4
    xor t3, t3, a0
    xor t5, t5, t3
    xor t4, t4, t2
    xor a6, a6, t1
    xor a7, a7, a6
    not t1, a6
    or a4, t1, t2
    xor t3, t3, a4
    and a4, a5, t0
    xor t4, t4, a4
    xor a5, a5, t5
    or a4, t4, a5
    xor a7, a7, a4
    xor t0, t0, a7
    xor t5, t5, t4
    and a4, t5, t0
    xor a4, a5, a4
    and a5, a7, a5
    xor a5, t4, a5
    xor a7, a7, s2
    xor t4, a4, s4
    xor t0, t0, s5
    xor a5, a5, t6
    slli a4, a7, 20
    srli a7, a7, 12
    or t1, t1, t3
    or a7, a4, a7
    slli a4, t4, 12
    srli t4, t4, 20
    or t4, a4, t4
    slli a4, t0, 28
    srli t0, t0, 4
    or t0, a4, t0
    lw a4, 64(a3)
    xor t1, t2, t1
    xor t2, t1, a4
    slli a4, a5, 8
    srli a5, a5, 24
    or a5, a4, a5
    # round 2 (pipo.dsl:36)
    or a4, a7, t4
    xor a5, a5, a4
    or a4, t4, t0
    xor a7, a7, a4
    # round 3 (pipo.dsl:36)
    and t1, t3, t1
    xor t3, t3, s6
    xor t5, t5, s8
    # round 2 (pipo.dsl:36)
    xor a4, t2, a7
    # round 3 (pipo.dsl:36)
    xor a6, a6, t1
    slli t1, t3, 4
    srli t3, t3, 28
    xor a6, a6, s7
    or t1, t1, t3
    slli t3, a6, 16
    srli a6, a6, 16
    or a6, t3, a6
    slli t3, t5, 24
    srli t5, t5, 8
    or t3, t3, t5
    # round 2 (pipo.dsl:36)
    xor t5, t0, a5
    and a0, t5, a4
    xor a0, t4, a0
    and ra, t2, a5
    xor a7, a7, ra
    xor t1, t1, t5
    xor t3, t3, a0
    xor t2, t2, t3
    xor t4, t4, t1
    xor a6, a6, a4
    xor t0, t0, a6
    not t5, a6
    or a4, t5, t1
    xor t3, t3, a4
    and a4, a5, a7
    xor t4, t4, a4
    xor a5, a5, t2
    or a4, t4, a5
    xor t0, t0, a4
    xor a7, a7, t0
    xor t2, t2, t4
    and a4, t2, a7
    xor a4, a5, a4
    and a5, t0, a5
    xor a5, t4, a5
    xor t0, t0, s9
    xor t4, a4, s10
    xor a7, a7, s11
    or t5, t5, t3
    xor a5, a5, a1
    slli a4, t0, 20
    srli t0, t0, 12
    slli a1, t4, 12
    srli t4, t4, 20
    slli a0, a7, 28
    srli a7, a7, 4
    xor t1, t1, t5
    lw t5, 32(a3)
    or t0, a4, t0
    slli a4, a5, 8
    srli a5, a5, 24
    or t4, a1, t4
    or a7, a0, a7
    and a1, t3, t1
    lw a0, 144(a3)
    lw s9, 60(a3)
    or a5, a4, a5
    # round 1 (pipo.dsl:36)
    or a4, t0, t4
    or s10, t4, a7
    # round 2 (pipo.dsl:36)
    xor a6, a6, a1
    xor t1, t1, t5
    # round 1 (pipo.dsl:36)
    xor a5, a5, a4
    xor t0, t0, s10
    # round 2 (pipo.dsl:36)
    xor t3, t3, a2
    xor a6, a6, a0
    xor t2, t2, s9
    # round 1 (pipo.dsl:36)
    xor t5, t1, t0
    xor a4, a7, a5
    # round 2 (pipo.dsl:36)
    slli a2, t3, 4
    srli t3, t3, 28
    slli a1, a6, 16
    srli a6, a6, 16
    slli a0, t2, 24
    srli t2, t2, 8
    # round 1 (pipo.dsl:36)
    and s9, a4, t5
    # round 2 (pipo.dsl:36)
    or t3, a2, t3
    or a6, a1, a6
    or t2, a0, t2
    # round 1 (pipo.dsl:36)
    xor a2, t4, s9
    and a1, t1, a5
    xor t0, t0, a1
    xor t3, t3, a4
    xor t2, t2, a2
    xor a6, a6, t5
    xor t1, t1, t2
    xor t4, t4, t3
    not t5, a6
    and a4, a5, t0
    or a2, t5, t3
    xor t4, t4, a4
    xor a5, a5, t1
    xor a7, a7, a6
    xor t2, t2, a2
    or a4, t4, a5
    or t5, t5, t2
    xor a7, a7, a4
    xor t3, t3, t5
    xor t0, t0, a7
    xor t1, t1, t4
    and t5, a7, a5
    lw a4, 0(a3)
    and a2, t2, t3
    xor t4, t4, t5
    and t5, t1, t0
    xor a6, a6, a2
    xor a5, a5, t5
    xor t3, t3, a4
    xor t4, t4, t6
    xor t2, t2, s6
    xor a6, a6, s7
    xor a5, a5, s4
    xor t0, t0, s5
    srli t5, t3, 16
    srli t6, t4, 16
    xor a7, a7, s2
    xor t1, t1, s8
    xor t5, t5, a6
    xor t6, t6, t0
    srli a4, t2, 16
    srli a2, a5, 16
    and t5, t5, s3
    and t6, t6, s3
    xor a4, a4, a7
    xor a2, a2, t1
    slli a1, t5, 16
    slli a0, t6, 16
    and a4, a4, s3
    and a2, a2, s3
    xor t3, t3, a1
    xor t4, t4, a0
    slli a1, a4, 16
    slli a0, a2, 16
    xor a6, a6, t5
    xor t0, t0, t6
    xor t2, t2, a1
    xor a5, a5, a0
    srli t5, t3, 8
    srli t6, t4, 8
    xor a7, a7, a4
    xor t1, t1, a2
    xor t5, t5, t2
    xor t6, t6, a5
    srli a4, a6, 8
    srli a2, t0, 8
    and t5, t5, s1
    and t6, t6, s1
    xor a4, a4, a7
    xor a2, a2, t1
    slli a1, t5, 8
    slli a0, t6, 8
    and a4, a4, s1
    and a2, a2, s1
    xor t3, t3, a1
    xor t4, t4, a0
    slli a1, a4, 8
    slli a0, a2, 8
    xor t2, t2, t5
    xor a5, a5, t6
    xor a6, a6, a1
    xor t0, t0, a0
    srli t5, t3, 4
    srli t6, t4, 4
    xor a7, a7, a4
    xor t1, t1, a2
    xor t5, t5, a6
    xor t6, t6, t0
    srli a4, t2, 4
    srli a2, a5, 4
    and t5, t5, s0
    and t6, t6, s0
    xor a4, a4, a7
    xor a2, a2, t1
    slli a1, t5, 4
    slli a0, t6, 4
    and a4, a4, s0
    and a2, a2, s0
    xor t3, t3, a1
    xor t4, t4, a0
    slli a1, a4, 4
    slli a0, a2, 4
    xor a6, a6, t5
    xor t0, t0, t6
    xor t2, t2, a1
    xor a5, a5, a0
    srli t5, t3, 2
    srli t6, t4, 2
    xor a7, a7, a4
    xor t1, t1, a2
    xor t5, t5, t2
    xor t6, t6, a5
    srli a4, a6, 2
    srli a2, t0, 2
    lw a1, 100(sp)
    xor a4, a4, a7
    and t5, t5, a1
    and t6, t6, a1
    xor a2, a2, t1
    slli a0, t5, 2
    slli s0, t6, 2
    and a4, a4, a1
    and a2, a2, a1
    xor t3, t3, a0
    xor t2, t2, t5
    xor t4, t4, s0
    xor a5, a5, t6
    slli t5, a4, 2
    slli t6, a2, 2
    xor a6, a6, t5
    xor a7, a7, a4
    xor t0, t0, t6
    xor t1, t1, a2
    srli t5, t3, 1
    srli t6, t4, 1
    srli a4, t2, 1
    srli a2, a5, 1
    xor t5, t5, a6
    xor t6, t6, t0
    xor a4, a4, a7
    lw a1, 96(sp)
    xor a2, a2, t1
    and t5, t5, a1
    and t6, t6, a1
    and a4, a4, a1
    and a2, a2, a1
    slli a1, t5, 1
    slli a0, t6, 1
    slli s0, a4, 1
    slli s1, a2, 1
    xor t3, t3, a1
    xor a6, a6, t5
    xor t4, t4, a0
    xor t0, t0, t6
    xor t2, t2, s0
    xor a7, a7, a4
    xor a5, a5, s1
    lw t5, 64(sp)
    xor t1, t1, a2
    sw t3, 0(t5)
    sw t4, 4(t5)
    sw a6, 8(t5)
    sw t0, 12(t5)
    sw t2, 16(t5)
    sw a5, 20(t5)
    sw a7, 24(t5)
    sw t1, 28(t5)
    mv a0, t5
    lw a1, 68(sp)
    lw a2, 80(sp)
    addi a0, a0, 32
    addi a1, a1, 32
    bltu a2, a1, .Llwcc_pipo64_128_ecb_decrypt_rv32i_group_done
    j .Llwcc_pipo64_128_ecb_decrypt_rv32i_group
.Llwcc_pipo64_128_ecb_decrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_pipo64_128_ecb_decrypt_rv32i_out
.Llwcc_pipo64_128_ecb_decrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 32
    beqz t2, .Llwcc_pipo64_128_ecb_decrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 112
    mv t0, a0
    addi t1, sp, 144
.Llwcc_pipo64_128_ecb_decrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_pipo64_128_ecb_decrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_pipo64_128_ecb_decrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_pipo64_128_ecb_decrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_pipo64_128_ecb_decrypt_rv32i_group
.Llwcc_pipo64_128_ecb_decrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 112
    add t1, a1, t2
.Llwcc_pipo64_128_ecb_decrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_pipo64_128_ecb_decrypt_rv32i_copy
.Llwcc_pipo64_128_ecb_decrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 144
.Llwcc_pipo64_128_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_pipo64_128_ecb_decrypt_rv32i_wipe
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
    .size lwcc_pipo64_128_ecb_decrypt_rv32i, .-lwcc_pipo64_128_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_pipo64_128_ctr_init_rv32i
    .type lwcc_pipo64_128_ctr_init_rv32i, %function
lwcc_pipo64_128_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_pipo64_128_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_pipo64_128_ctr_nonce_rv32i
    .size lwcc_pipo64_128_ctr_init_rv32i, .-lwcc_pipo64_128_ctr_init_rv32i

    .balign 4
    .global lwcc_pipo64_128_ctr_nonce_rv32i
    .type lwcc_pipo64_128_ctr_nonce_rv32i, %function
lwcc_pipo64_128_ctr_nonce_rv32i:
    lui a5, 16
    lui a6, 209715
    lw a7, 8(a0)
    lui t0, 61681
    addi t0, t0, -241
    lui t1, 4080
    lui t2, 349525
    addi t2, t2, 1365
    addi t1, t1, 255
    lbu t3, 1(a1)
    lbu t4, 2(a1)
    lw t5, 12(a0)
    lbu t6, 3(a1)
    lw a4, 0(a0)
    lbu a3, 0(a1)
    lw a2, 4(a0)
    addi a6, a6, 819
    addi a5, a5, -1
    slli t6, t6, 24
    slli t3, t3, 8
    slli t4, t4, 16
    or t3, a3, t3
    or t3, t3, t4
    or t3, t3, t6
    srli t4, t3, 1
    xor t4, t4, t3
    and t2, t4, t2
    slli t4, t2, 1
    xor t2, t3, t2
    srli t6, t2, 2
    xor t3, t3, t4
    srli t4, t3, 2
    xor t4, t4, t3
    xor t6, t6, t2
    and t6, t6, a6
    slli a3, t6, 2
    xor t6, t2, t6
    and a6, t4, a6
    xor t4, t3, a6
    slli a6, a6, 2
    xor t2, t2, a3
    xor a6, t3, a6
    srli t3, t4, 4
    xor t3, t3, t6
    srli a3, a6, 4
    xor a3, a3, t2
    and t3, t3, t0
    xor t6, t6, t3
    and t0, a3, t0
    xor t2, t2, t0
    slli t3, t3, 4
    slli t0, t0, 4
    xor t3, t4, t3
    srli t4, t2, 8
    xor a6, a6, t0
    srli t0, a6, 8
    xor t4, t4, t6
    and t4, t4, t1
    xor t0, t0, t3
    and t0, t0, t1
    slli t1, t4, 8
    xor t1, t2, t1
    xor t2, t6, t4
    slli t4, t0, 8
    xor t0, t3, t0
    srli t3, t0, 16
    xor a6, a6, t4
    xor t3, t3, t2
    and t3, t3, a5
    srli t4, a6, 16
    xor t4, t4, t1
    xor t2, t2, t3
    slli t3, t3, 16
    and a5, t4, a5
    xor t1, t1, a5
    xor t2, t2, t5
    slli a5, a5, 16
    sw t2, 148(a0)
    xor t0, t0, t3
    xor t0, t0, a2
    xor a7, t1, a7
    xor a5, a6, a5
    xor a5, a5, a4
    # round 1 (pipo.dsl:36)
    and a6, t0, a5
    xor a6, a7, a6
    not a7, a6
    sw a7, 156(a0)
    or a7, a6, t0
    xor a5, a5, a7
    or a6, a6, a5
    xor a6, t0, a6
    sw a5, 160(a0)
    sw a6, 152(a0)
    ret
    .size lwcc_pipo64_128_ctr_nonce_rv32i, .-lwcc_pipo64_128_ctr_nonce_rv32i

    .balign 4
    .global lwcc_pipo64_128_ctr_crypt_rv32i
    .type lwcc_pipo64_128_ctr_crypt_rv32i, %function
lwcc_pipo64_128_ctr_crypt_rv32i:
    bnez a2, .Llwcc_pipo64_128_ctr_crypt_rv32i_begin
    ret
.Llwcc_pipo64_128_ctr_crypt_rv32i_begin:
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
    sw a2, 80(sp)
    beqz t1, .Llwcc_pipo64_128_ctr_crypt_rv32i_group
    j .Llwcc_pipo64_128_ctr_crypt_rv32i_rest
.Llwcc_pipo64_128_ctr_crypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a4, 76(sp)
    srli a5, a4, 24
    lui a6, 16
    slli a7, a4, 24
    lui t0, 209715
    srli t1, a4, 16
    lui t2, 349525
    addi t3, a4, 3
    srli t4, a4, 8
    addi t5, a4, 1
    lui t6, 4080
    lui s0, 61681
    addi s1, a4, 2
    slli s2, t3, 24
    srli s3, t3, 8
    srli s4, t5, 24
    # round 1 (pipo.dsl:36)
    lw s5, 40(a3)
    lw s6, 28(a3)
    lw s7, 148(a3)
    lw s8, 48(a3)
    lw s9, 20(a3)
    lw s10, 152(a3)
    addi t6, t6, 255
    # round 2 (pipo.dsl:36)
    lw s11, 64(a3)
    slli ra, s1, 24
    # round 1 (pipo.dsl:36)
    lw a4, 160(a3)
    srli a2, t5, 8
    # round 2 (pipo.dsl:36)
    lw a0, 12(a3)
    andi t1, t1, 255
    addi t2, t2, 1365
    lw a1, 24(a3)
    slli t1, t1, 8
    or a5, a5, t1
    srli t1, s1, 16
    andi t4, t4, 255
    slli t4, t4, 16
    or a5, a5, t4
    srli t4, s1, 24
    andi t1, t1, 255
    slli t1, t1, 8
    or t1, t4, t1
    srli t4, t3, 24
    srli t3, t3, 16
    andi t3, t3, 255
    slli t3, t3, 8
    or t3, t4, t3
    srli t4, t5, 16
    andi t4, t4, 255
    slli t4, t4, 8
    or t4, s4, t4
    # round 1 (pipo.dsl:36)
    lw s4, 36(a3)
    andi s3, s3, 255
    slli s3, s3, 16
    or t3, t3, s3
    lw s3, 56(a3)
    addi s0, s0, -241
    slli t5, t5, 24
    or a5, a5, a7
    lw a7, 32(a3)
    srli s1, s1, 8
    andi a2, a2, 255
    slli a2, a2, 16
    or t4, t4, a2
    lw a2, 156(a3)
    addi t0, t0, 819
    andi s1, s1, 255
    slli s1, s1, 16
    or t1, t1, s1
    lw s1, 60(a3)
    addi a6, a6, -1
    or t1, t1, ra
    lw ra, 16(a3)
    or t4, t4, t5
    or t3, t3, s2
    srli t5, a5, 1
    srli s2, t1, 1
    xor t5, t5, t4
    xor s2, s2, t3
    and t5, t5, t2
    and s2, s2, t2
    xor t4, t4, t5
    slli t5, t5, 1
    xor a5, a5, t5
    xor t3, t3, s2
    slli t5, s2, 1
    srli s2, t4, 2
    xor s2, s2, t3
    xor t1, t1, t5
    srli t5, a5, 2
    and s2, s2, t0
    xor t5, t5, t1
    and t5, t5, t0
    xor t3, t3, s2
    slli s2, s2, 2
    xor t4, t4, s2
    xor t1, t1, t5
    slli t5, t5, 2
    xor a5, a5, t5
    srli t5, t1, 4
    srli s2, a5, 4
    xor t5, t5, t3
    xor s2, s2, t4
    and t5, t5, s0
    xor t3, t3, t5
    slli t5, t5, 4
    and s2, s2, s0
    xor t4, t4, s2
    slli s2, s2, 4
    xor t1, t1, t5
    srli t5, t4, 8
    xor a5, a5, s2
    srli s2, a5, 8
    xor t5, t5, t3
    and t5, t5, t6
    xor s2, s2, t1
    and s2, s2, t6
    xor t3, t3, t5
    slli t5, t5, 8
    xor t4, t4, t5
    slli t5, s2, 8
    xor t1, t1, s2
    xor a5, a5, t5
    srli t5, t1, 16
    srli s2, a5, 16
    xor t5, t5, t3
    xor s2, s2, t4
    and t5, t5, a6
    xor t3, t3, t5
    slli t5, t5, 16
    and s2, s2, a6
    xor t3, s6, t3
    xor t1, t1, t5
    slli t5, s2, 16
    xor t4, t4, s2
    xor a5, a5, t5
    xor t4, a1, t4
    xor t1, s9, t1
    xor t5, t4, s7
    and t4, t3, t4
    xor a5, ra, a5
    xor t1, t1, t4
    and t4, s7, t1
    xor a5, a5, t4
    or t4, a5, t1
    xor t3, t3, a5
    xor t1, t1, t3
    xor t4, s7, t4
    xor t3, t3, s10
    and s2, t1, t5
    and s7, t3, t1
    xor t4, t4, a2
    xor t5, t5, s7
    srli s7, t4, 28
    xor a5, a5, s2
    slli s2, t4, 4
    or s2, s2, s7
    lw s7, 52(a3)
    xor a7, t3, a7
    xor s2, s2, s3
    xor s3, t4, t1
    xor t3, t3, t5
    xor a5, a5, a4
    xor a4, a4, s3
    and s3, s3, t3
    xor t3, a2, t3
    srli a2, a4, 4
    or t4, a5, t4
    xor t4, t5, t4
    srli t5, a5, 12
    slli a4, a4, 28
    or a4, a4, a2
    slli a2, a5, 20
    or t5, a2, t5
    lw a2, 44(a3)
    xor s3, a5, s3
    xor s3, s10, s3
    srli s10, t3, 16
    slli t3, t3, 16
    or t3, t3, s10
    srli s10, t4, 20
    or a5, t4, a5
    slli t4, t4, 12
    xor t5, t5, s7
    xor a4, a4, s4
    or t4, t4, s10
    srli s10, s3, 24
    xor a5, t1, a5
    # round 2 (pipo.dsl:36)
    and t1, a4, a7
    # round 1 (pipo.dsl:36)
    xor t3, t3, s5
    slli s3, s3, 8
    or s3, s3, s10
    slli s10, a5, 24
    srli a5, a5, 8
    # round 2 (pipo.dsl:36)
    xor t1, t3, t1
    # round 1 (pipo.dsl:36)
    xor t3, t4, a2
    # round 2 (pipo.dsl:36)
    xor t4, s2, t3
    # round 1 (pipo.dsl:36)
    or a5, s10, a5
    # round 2 (pipo.dsl:36)
    not s10, t1
    # round 1 (pipo.dsl:36)
    xor s1, s3, s1
    # round 2 (pipo.dsl:36)
    or s3, t1, a4
    # round 1 (pipo.dsl:36)
    xor a5, a5, s8
    # round 2 (pipo.dsl:36)
    and s2, s1, s2
    xor a7, a7, s3
    xor t5, t5, s2
    or t1, t1, a7
    and s2, t3, t5
    xor t1, a4, t1
    xor a5, a5, s2
    xor a4, s1, a5
    or s1, a5, t5
    xor s2, a4, t1
    xor t5, t5, a4
    xor t3, t3, s1
    and a4, t5, t4
    and s1, s2, t5
    xor s3, s2, s11
    xor t3, t3, s10
    xor a5, a5, a4
    xor a4, t3, t5
    srli s11, t3, 28
    xor t4, t4, s1
    slli s1, t3, 4
    xor a5, a5, a7
    or s1, s1, s11
    xor a7, a7, a4
    xor s2, s2, t4
    srli s11, a5, 12
    and a4, a4, s2
    xor s2, s10, s2
    slli s10, a5, 20
    or s10, s10, s11
    lw s11, 4(a3)
    or t3, a5, t3
    xor t3, t4, t3
    slli t4, a7, 28
    srli a7, a7, 4
    or a7, t4, a7
    srli t4, s2, 16
    slli s2, s2, 16
    or t4, s2, t4
    lw s2, 8(a3)
    xor s1, s1, a1
    xor a4, a5, a4
    xor a7, a7, s11
    xor t1, t1, a4
    or a5, t3, a5
    xor a4, s10, s9
    slli s10, t3, 12
    srli t3, t3, 20
    or t3, s10, t3
    srli s10, t1, 24
    slli t1, t1, 8
    xor a5, t5, a5
    # round 3 (pipo.dsl:36)
    and t5, a7, s3
    # round 2 (pipo.dsl:36)
    xor t4, t4, s2
    or t1, t1, s10
    srli s10, a5, 8
    slli a5, a5, 24
    xor t3, t3, a0
    # round 3 (pipo.dsl:36)
    xor t4, t4, t5
    or t5, t4, a7
    # round 2 (pipo.dsl:36)
    or a5, a5, s10
    # round 3 (pipo.dsl:36)
    not s10, t4
    # round 2 (pipo.dsl:36)
    xor t1, t1, s6
    # round 3 (pipo.dsl:36)
    xor t5, s3, t5
    xor s3, s1, t3
    # round 2 (pipo.dsl:36)
    xor a5, a5, ra
    # round 3 (pipo.dsl:36)
    and s1, t1, s1
    xor a4, a4, s1
    or t4, t4, t5
    and s1, t3, a4
    xor a7, a7, t4
    xor a5, a5, s1
    xor t1, t1, a5
    or t4, a5, a4
    xor s1, t1, a7
    xor t1, a4, t1
    xor t3, t3, t4
    and t4, t1, s3
    and a4, s1, t1
    xor t3, t3, s10
    xor a4, s3, a4
    xor s3, t3, t1
    xor a5, a5, t4
    xor a5, a5, t5
    or t4, a5, t3
    xor t4, a4, t4
    xor a4, s1, a4
    sw t2, 96(sp)
    or t2, t4, a5
    xor t1, t1, t2
    xor t2, t5, s3
    and t5, s3, a4
    xor a4, s10, a4
    srli s3, t2, 4
    slli t2, t2, 28
    or t2, t2, s3
    slli s3, a4, 16
    srli a4, a4, 16
    or a4, s3, a4
    slli s3, a5, 20
    xor t5, a5, t5
    srli a5, a5, 12
    or a5, s3, a5
    slli s3, t3, 4
    srli t3, t3, 28
    or t3, s3, t3
    lw s3, 68(a3)
    xor a7, a7, t5
    xor s1, s1, s3
    lw s3, 56(a3)
    srli t5, t4, 20
    xor t3, t3, s3
    lw s3, 60(a3)
    slli t4, t4, 12
    xor t2, t2, s4
    xor a5, a5, s7
    or t4, t4, t5
    srli t5, a7, 24
    slli a7, a7, 8
    xor a4, a4, s5
    or a7, a7, t5
    # round 4 (pipo.dsl:36)
    and t5, t2, s1
    xor t5, a4, t5
    # round 3 (pipo.dsl:36)
    xor t4, t4, a2
    xor a7, a7, s3
    srli a4, t1, 8
    slli t1, t1, 24
    # round 4 (pipo.dsl:36)
    or s3, t5, t2
    # round 3 (pipo.dsl:36)
    or t1, t1, a4
    # round 4 (pipo.dsl:36)
    xor a4, t3, t4
    xor s1, s1, s3
    not s3, t5
    and t3, a7, t3
    # round 3 (pipo.dsl:36)
    xor t1, t1, s8
    # round 4 (pipo.dsl:36)
    xor a5, a5, t3
    or t3, t5, s1
    xor t2, t2, t3
    and t3, t4, a5
    xor t1, t1, t3
    or t3, t1, a5
    xor a7, a7, t1
    xor t3, t4, t3
    xor t4, a7, t2
    xor a5, a5, a7
    xor a7, t3, s3
    and t3, a5, a4
    and t5, t4, a5
    xor t5, a4, t5
    xor a4, a7, a5
    xor t1, t1, t3
    xor t1, t1, s1
    or t3, t1, a7
    xor t3, t5, t3
    or s10, t3, t1
    xor a5, a5, s10
    xor s1, s1, a4
    xor t5, t4, t5
    and a4, a4, t5
    xor t5, s3, t5
    slli s3, s1, 28
    srli s1, s1, 4
    or s1, s3, s1
    srli s3, t1, 12
    xor a4, t1, a4
    slli t1, t1, 20
    or t1, t1, s3
    slli s3, a7, 4
    srli a7, a7, 28
    or a7, s3, a7
    lw s3, 72(a3)
    xor a7, a7, a1
    xor t4, t4, s3
    xor t2, t2, a4
    srli a4, t5, 16
    slli t5, t5, 16
    or t5, t5, a4
    srli a4, t3, 20
    slli t3, t3, 12
    xor s1, s1, s11
    xor t1, t1, s9
    xor t5, t5, s2
    or t3, t3, a4
    slli a4, t2, 8
    srli t2, t2, 24
    # round 5 (pipo.dsl:36)
    and s3, s1, t4
    # round 4 (pipo.dsl:36)
    or t2, a4, t2
    slli a4, a5, 24
    # round 5 (pipo.dsl:36)
    xor t5, t5, s3
    # round 4 (pipo.dsl:36)
    xor t3, t3, a0
    srli a5, a5, 8
    or a5, a4, a5
    # round 5 (pipo.dsl:36)
    or a4, t5, s1
    not s3, t5
    # round 4 (pipo.dsl:36)
    xor t2, t2, s6
    # round 5 (pipo.dsl:36)
    xor t4, t4, a4
    xor a4, a7, t3
    and a7, t2, a7
    # round 4 (pipo.dsl:36)
    xor a5, a5, ra
    # round 5 (pipo.dsl:36)
    xor a7, t1, a7
    or t1, t5, t4
    and t5, t3, a7
    xor t1, s1, t1
    xor a5, a5, t5
    xor t2, t2, a5
    or t5, a5, a7
    xor a7, a7, t2
    xor t3, t3, t5
    xor t2, t2, t1
    xor t3, t3, s3
    and t5, t2, a7
    and s1, a7, a4
    xor a5, a5, s1
    xor s1, t3, a7
    xor t5, a4, t5
    xor a5, a5, t4
    or a4, a5, t3
    xor a4, t5, a4
    or s10, a4, a5
    xor a7, a7, s10
    xor t4, t4, s1
    xor t5, t2, t5
    xor s3, s3, t5
    and t5, s1, t5
    srli s1, t4, 4
    slli t4, t4, 28
    or t4, t4, s1
    srli s1, s3, 16
    slli s3, s3, 16
    or s1, s3, s1
    srli s3, a5, 12
    xor t5, a5, t5
    slli a5, a5, 20
    or a5, a5, s3
    srli s3, t3, 28
    slli t3, t3, 4
    or t3, t3, s3
    lw s3, 76(a3)
    xor t4, t4, s4
    xor t2, t2, s3
    lw s3, 56(a3)
    xor a5, a5, s7
    xor t3, t3, s3
    lw s3, 60(a3)
    xor t1, t1, t5
    slli t5, a4, 12
    srli a4, a4, 20
    xor s1, s1, s5
    or t5, t5, a4
    srli a4, t1, 24
    slli t1, t1, 8
    or t1, t1, a4
    srli a4, a7, 8
    slli a7, a7, 24
    or a7, a7, a4
    # round 6 (pipo.dsl:36)
    and a4, t4, t2
    xor a4, s1, a4
    # round 5 (pipo.dsl:36)
    xor t5, t5, a2
    # round 6 (pipo.dsl:36)
    or s1, a4, t4
    # round 5 (pipo.dsl:36)
    xor t1, t1, s3
    # round 6 (pipo.dsl:36)
    not s3, a4
    xor t2, t2, s1
    xor s1, t3, t5
    and t3, t1, t3
    # round 5 (pipo.dsl:36)
    xor a7, a7, s8
    # round 6 (pipo.dsl:36)
    xor a5, a5, t3
    or t3, a4, t2
    and a4, t5, a5
    xor t3, t4, t3
    xor a7, a7, a4
    xor t1, t1, a7
    or t4, a7, a5
    xor t4, t5, t4
    xor t5, t1, t3
    xor a5, a5, t1
    xor t1, t4, s3
    and t4, t5, a5
    and a4, a5, s1
    xor a7, a7, a4
    xor a4, t1, a5
    xor t4, s1, t4
    xor a7, a7, t2
    or s1, a7, t1
    xor s1, t4, s1
    or s10, s1, a7
    xor a5, a5, s10
    xor t2, t2, a4
    xor t4, t5, t4
    xor s3, s3, t4
    and t4, a4, t4
    srli a4, t2, 4
    slli t2, t2, 28
    or t2, t2, a4
    slli a4, a7, 20
    xor t4, a7, t4
    srli a7, a7, 12
    or a7, a4, a7
    srli a4, t1, 28
    slli t1, t1, 4
    or t1, t1, a4
    lw a4, 80(a3)
    xor t1, t1, a1
    xor t5, t5, a4
    xor t3, t3, t4
    slli t4, s3, 16
    srli a4, s3, 16
    or t4, t4, a4
    slli a4, s1, 12
    srli s1, s1, 20
    xor a7, a7, s9
    xor t2, t2, s11
    or a4, a4, s1
    srli s1, t3, 24
    # round 7 (pipo.dsl:36)
    and s3, t2, t5
    # round 6 (pipo.dsl:36)
    slli t3, t3, 8
    xor t4, t4, s2
    or t3, t3, s1
    xor a4, a4, a0
    srli s1, a5, 8
    slli a5, a5, 24
    # round 7 (pipo.dsl:36)
    xor t4, t4, s3
    or s3, t4, t2
    # round 6 (pipo.dsl:36)
    xor t3, t3, s6
    or a5, a5, s1
    # round 7 (pipo.dsl:36)
    xor s1, t1, a4
    xor t5, t5, s3
    not s3, t4
    and t1, t3, t1
    # round 6 (pipo.dsl:36)
    xor a5, a5, ra
    # round 7 (pipo.dsl:36)
    xor a7, a7, t1
    or t1, t4, t5
    and t4, a4, a7
    xor t1, t2, t1
    xor a5, a5, t4
    xor t2, t3, a5
    or t3, a5, a7
    xor a7, a7, t2
    xor t2, t2, t1
    xor t3, a4, t3
    xor t3, t3, s3
    and t4, a7, s1
    and a4, t2, a7
    xor a5, a5, t4
    xor t4, t3, a7
    xor a4, s1, a4
    xor a5, a5, t5
    or s1, a5, t3
    xor s1, a4, s1
    or s10, s1, a5
    xor a7, a7, s10
    xor t5, t5, t4
    xor a4, t2, a4
    and t4, t4, a4
    xor a4, s3, a4
    slli s3, t5, 28
    srli t5, t5, 4
    or t5, s3, t5
    slli s3, a4, 16
    srli a4, a4, 16
    or a4, s3, a4
    srli s3, a5, 12
    xor t4, a5, t4
    slli a5, a5, 20
    or a5, a5, s3
    slli s3, t3, 4
    srli t3, t3, 28
    or t3, s3, t3
    lw s3, 84(a3)
    xor a5, a5, s7
    xor t2, t2, s3
    lw s3, 56(a3)
    xor t5, t5, s4
    xor t3, t3, s3
    lw s3, 60(a3)
    xor t1, t1, t4
    slli t4, s1, 12
    srli s1, s1, 20
    or t4, t4, s1
    slli s1, t1, 8
    srli t1, t1, 24
    or t1, s1, t1
    srli s1, a7, 8
    slli a7, a7, 24
    or a7, a7, s1
    # round 8 (pipo.dsl:36)
    and s1, t5, t2
    # round 7 (pipo.dsl:36)
    xor a4, a4, s5
    # round 8 (pipo.dsl:36)
    xor a4, a4, s1
    # round 7 (pipo.dsl:36)
    xor t4, t4, a2
    xor t1, t1, s3
    # round 8 (pipo.dsl:36)
    xor s1, t3, t4
    or s3, a4, t5
    xor t2, t2, s3
    not s3, a4
    # round 7 (pipo.dsl:36)
    xor a7, a7, s8
    # round 8 (pipo.dsl:36)
    and t3, t1, t3
    or a4, a4, t2
    xor a5, a5, t3
    xor t3, t5, a4
    and t5, t4, a5
    xor a7, a7, t5
    or t5, a7, a5
    xor t1, t1, a7
    xor a5, a5, t1
    xor t4, t4, t5
    xor t1, t1, t3
    and t5, t1, a5
    xor t4, t4, s3
    and a4, a5, s1
    xor a7, a7, a4
    xor t5, s1, t5
    xor a4, t4, a5
    xor a7, a7, t2
    or s1, a7, t4
    xor s1, t5, s1
    or s10, s1, a7
    xor a5, a5, s10
    xor t2, t2, a4
    xor t5, t1, t5
    and a4, a4, t5
    xor t5, s3, t5
    srli s3, t2, 4
    slli t2, t2, 28
    or t2, t2, s3
    srli s3, a7, 12
    xor a4, a7, a4
    slli a7, a7, 20
    or a7, a7, s3
    srli s3, t4, 28
    slli t4, t4, 4
    or t4, t4, s3
    lw s3, 88(a3)
    xor t4, t4, a1
    xor t1, t1, s3
    xor t3, t3, a4
    slli a4, t5, 16
    srli t5, t5, 16
    or t5, a4, t5
    xor a7, a7, s9
    srli a4, s1, 20
    xor t2, t2, s11
    slli s1, s1, 12
    or a4, s1, a4
    srli s1, t3, 24
    slli t3, t3, 8
    xor t5, t5, s2
    # round 9 (pipo.dsl:36)
    and s3, t2, t1
    # round 8 (pipo.dsl:36)
    xor a4, a4, a0
    or t3, t3, s1
    slli s1, a5, 24
    srli a5, a5, 8
    # round 9 (pipo.dsl:36)
    xor t5, t5, s3
    # round 8 (pipo.dsl:36)
    or a5, s1, a5
    # round 9 (pipo.dsl:36)
    xor s1, t4, a4
    # round 8 (pipo.dsl:36)
    xor t3, t3, s6
    # round 9 (pipo.dsl:36)
    or s3, t5, t2
    xor t1, t1, s3
    not s3, t5
    # round 8 (pipo.dsl:36)
    xor a5, a5, ra
    # round 9 (pipo.dsl:36)
    and t4, t3, t4
    or t5, t5, t1
    xor a7, a7, t4
    and t4, a4, a7
    xor t2, t2, t5
    xor a5, a5, t4
    xor t3, t3, a5
    or t4, a5, a7
    xor a7, a7, t3
    xor t4, a4, t4
    xor t3, t3, t2
    xor t4, t4, s3
    and t5, t3, a7
    and a4, a7, s1
    xor t5, s1, t5
    xor a5, a5, a4
    xor a4, t4, a7
    xor a5, a5, t1
    or s1, a5, t4
    xor s1, t5, s1
    xor t5, t3, t5
    or s10, s1, a5
    xor a7, a7, s10
    xor t1, t1, a4
    xor s3, s3, t5
    and t5, a4, t5
    srli a4, t1, 4
    slli t1, t1, 28
    or t1, t1, a4
    slli a4, s3, 16
    srli s3, s3, 16
    or a4, a4, s3
    srli s3, a5, 12
    xor t5, a5, t5
    slli a5, a5, 20
    or a5, a5, s3
    srli s3, t4, 28
    slli t4, t4, 4
    or t4, t4, s3
    lw s3, 92(a3)
    xor t2, t2, t5
    xor t3, t3, s3
    lw s3, 56(a3)
    slli t5, s1, 12
    xor t4, t4, s3
    lw s3, 60(a3)
    xor a5, a5, s7
    srli s1, s1, 20
    xor t1, t1, s4
    or t5, t5, s1
    xor a4, a4, s5
    slli s1, t2, 8
    srli t2, t2, 24
    or t2, s1, t2
    srli s1, a7, 8
    slli a7, a7, 24
    or a7, a7, s1
    # round 10 (pipo.dsl:36)
    and s1, t1, t3
    xor a4, a4, s1
    # round 9 (pipo.dsl:36)
    xor t5, t5, a2
    xor t2, t2, s3
    # round 10 (pipo.dsl:36)
    xor s1, t4, t5
    or s3, a4, t1
    xor t3, t3, s3
    not s3, a4
    and t4, t2, t4
    # round 9 (pipo.dsl:36)
    xor a7, a7, s8
    # round 10 (pipo.dsl:36)
    xor a5, a5, t4
    or t4, a4, t3
    and a4, t5, a5
    xor t1, t1, t4
    xor a7, a7, a4
    or t4, a7, a5
    xor t2, t2, a7
    xor t4, t5, t4
    xor a5, a5, t2
    xor t2, t2, t1
    and t5, t2, a5
    xor t4, t4, s3
    and a4, a5, s1
    xor a7, a7, a4
    xor a4, t4, a5
    xor t5, s1, t5
    xor a7, a7, t3
    or s1, a7, t4
    xor s1, t5, s1
    or s10, s1, a7
    xor a5, a5, s10
    xor t3, t3, a4
    xor t5, t2, t5
    and a4, a4, t5
    xor t5, s3, t5
    srli s3, t3, 4
    slli t3, t3, 28
    or t3, t3, s3
    srli s3, t5, 16
    slli t5, t5, 16
    or t5, t5, s3
    srli s3, a7, 12
    xor a4, a7, a4
    slli a7, a7, 20
    or a7, a7, s3
    srli s3, t4, 28
    slli t4, t4, 4
    or t4, t4, s3
    lw s3, 96(a3)
    xor t4, t4, a1
    xor t2, t2, s3
    xor t1, t1, a4
    slli a4, s1, 12
    srli s1, s1, 20
    xor t3, t3, s11
    xor a7, a7, s9
    or a4, a4, s1
    slli s1, t1, 8
    xor t5, t5, s2
    srli t1, t1, 24
    # round 11 (pipo.dsl:36)
    and s3, t3, t2
    # round 10 (pipo.dsl:36)
    xor a4, a4, a0
    or t1, s1, t1
    slli s1, a5, 24
    srli a5, a5, 8
    # round 11 (pipo.dsl:36)
    xor t5, t5, s3
    not s3, t5
    # round 10 (pipo.dsl:36)
    or a5, s1, a5
    # round 11 (pipo.dsl:36)
    or s1, t5, t3
    xor t2, t2, s1
    xor s1, t4, a4
    # round 10 (pipo.dsl:36)
    xor t1, t1, s6
    xor a5, a5, ra
    # round 11 (pipo.dsl:36)
    and t4, t1, t4
    xor a7, a7, t4
    or t4, t5, t2
    xor t3, t3, t4
    and t4, a4, a7
    xor a5, a5, t4
    or t4, a5, a7
    xor t1, t1, a5
    xor a7, a7, t1
    xor t1, t1, t3
    xor t4, a4, t4
    and t5, t1, a7
    and a4, a7, s1
    xor t4, t4, s3
    xor a5, a5, a4
    xor a4, t4, a7
    xor t5, s1, t5
    xor a5, a5, t2
    or s1, a5, t4
    xor s1, t5, s1
    xor t5, t1, t5
    or s10, s1, a5
    xor a7, a7, s10
    xor t2, t2, a4
    xor s3, s3, t5
    and t5, a4, t5
    slli a4, t2, 28
    srli t2, t2, 4
    or t2, a4, t2
    slli a4, s3, 16
    srli s3, s3, 16
    or a4, a4, s3
    slli s3, a5, 20
    xor t5, a5, t5
    srli a5, a5, 12
    or a5, s3, a5
    slli s3, t4, 4
    srli t4, t4, 28
    or t4, s3, t4
    lw s3, 100(a3)
    xor t3, t3, t5
    slli t5, s1, 12
    srli s1, s1, 20
    or t5, t5, s1
    srli s1, t3, 24
    slli t3, t3, 8
    or t3, t3, s1
    srli s1, a7, 8
    slli a7, a7, 24
    or a7, a7, s1
    # round 13 (pipo.dsl:36)
    lui s1, 1048320
    # round 11 (pipo.dsl:36)
    xor t1, t1, s3
    lw s3, 56(a3)
    xor a5, a5, s7
    # round 13 (pipo.dsl:36)
    lui s7, 1048560
    # round 11 (pipo.dsl:36)
    xor t4, t4, s3
    # round 13 (pipo.dsl:36)
    lw s3, 68(sp)
    # round 11 (pipo.dsl:36)
    xor t2, t2, s4
    # round 13 (pipo.dsl:36)
    lw s10, 8(s3)
    lw s4, 132(a3)
    # round 11 (pipo.dsl:36)
    xor a4, a4, s5
    # round 12 (pipo.dsl:36)
    and s5, t2, t1
    xor a4, a4, s5
    # round 11 (pipo.dsl:36)
    lw s5, 60(a3)
    xor t5, t5, a2
    # round 12 (pipo.dsl:36)
    lw a2, 104(a3)
    # round 11 (pipo.dsl:36)
    xor t3, t3, s5
    # round 12 (pipo.dsl:36)
    not s5, a4
    # round 11 (pipo.dsl:36)
    xor a7, a7, s8
    # round 12 (pipo.dsl:36)
    or s8, a4, t2
    xor t1, t1, s8
    xor s8, t4, t5
    and t4, t3, t4
    or a4, a4, t1
    xor a5, a5, t4
    xor t2, t2, a4
    and t4, t5, a5
    xor a7, a7, t4
    or t4, a7, a5
    xor t3, t3, a7
    xor a5, a5, t3
    xor t4, t5, t4
    xor t3, t3, t2
    and t5, t3, a5
    xor t4, t4, s5
    and a4, a5, s8
    xor a2, t3, a2
    xor t5, s8, t5
    srli s8, t4, 28
    xor a7, a7, a4
    slli a4, t4, 4
    or a4, a4, s8
    xor s8, t4, a5
    xor a7, a7, t1
    xor t3, t3, t5
    xor t1, t1, s8
    xor a4, a4, a1
    srli a1, a7, 12
    xor s5, s5, t3
    and t3, s8, t3
    slli s8, a7, 20
    or a1, s8, a1
    slli s8, t1, 28
    srli t1, t1, 4
    or t1, s8, t1
    # round 13 (pipo.dsl:36)
    lw s8, 108(a3)
    # round 12 (pipo.dsl:36)
    or t4, a7, t4
    xor t4, t5, t4
    # round 13 (pipo.dsl:36)
    lw t5, 136(a3)
    # round 12 (pipo.dsl:36)
    xor t1, t1, s11
    srli s11, s5, 16
    slli s5, s5, 16
    or s5, s5, s11
    # round 13 (pipo.dsl:36)
    lw s11, 0(s3)
    # round 12 (pipo.dsl:36)
    xor t3, a7, t3
    xor t2, t2, t3
    # round 13 (pipo.dsl:36)
    lw t3, 124(a3)
    # round 12 (pipo.dsl:36)
    xor a1, a1, s9
    # round 13 (pipo.dsl:36)
    lw s9, 16(s3)
    # round 12 (pipo.dsl:36)
    xor s2, s5, s2
    slli s5, t4, 12
    or a7, t4, a7
    srli t4, t4, 20
    or t4, s5, t4
    # round 13 (pipo.dsl:36)
    lw s5, 128(a3)
    # round 12 (pipo.dsl:36)
    xor a5, a5, a7
    srli a7, t2, 24
    slli t2, t2, 8
    or a7, t2, a7
    # round 13 (pipo.dsl:36)
    lw t2, 20(s3)
    # round 12 (pipo.dsl:36)
    xor t4, t4, a0
    # round 13 (pipo.dsl:36)
    and a0, t1, a2
    xor a0, s2, a0
    lw s2, 28(s3)
    addi s1, s1, 15
    # round 12 (pipo.dsl:36)
    xor a7, a7, s6
    srli s6, a5, 8
    slli a5, a5, 24
    or a5, a5, s6
    # round 13 (pipo.dsl:36)
    lw s6, 112(a3)
    # round 12 (pipo.dsl:36)
    xor a5, a5, ra
    # round 13 (pipo.dsl:36)
    or ra, a0, t1
    xor a2, a2, ra
    and ra, a7, a4
    xor a1, a1, ra
    not ra, a0
    xor a4, a4, t4
    or a0, a0, a2
    xor t1, t1, a0
    and a0, t4, a1
    xor a5, a5, a0
    xor a7, a7, a5
    or a0, a5, a1
    xor t4, t4, a0
    xor a0, a7, t1
    xor a7, a1, a7
    xor t4, t4, ra
    and a1, a7, a4
    xor a5, a5, a1
    and a1, a0, a7
    xor s8, a0, s8
    xor s4, t4, s4
    xor a4, a4, a1
    srli a1, s4, 28
    slli s4, s4, 4
    or a1, s4, a1
    xor s4, t4, a7
    xor a5, a5, a2
    xor a2, a2, s4
    xor a0, a0, a4
    and s4, s4, a0
    xor a0, ra, a0
    lw ra, 120(a3)
    xor a2, a2, s6
    lw s6, 116(a3)
    or t4, a5, t4
    xor t4, a4, t4
    lw a4, 4(s3)
    xor s5, a5, s5
    xor a0, a0, s6
    srli s6, s5, 12
    slli s5, s5, 20
    or s5, s5, s6
    lw s6, 24(s3)
    xor s4, a5, s4
    xor t1, t1, s4
    lw s4, 12(s3)
    xor ra, t4, ra
    or a5, t4, a5
    xor t4, s8, a0
    xor a5, a7, a5
    srli a7, s5, 16
    xor t1, t1, t5
    xor t5, a2, ra
    and t4, t4, s7
    xor a0, a0, t4
    slli s7, t1, 8
    xor t4, s8, t4
    srli t1, t1, 24
    xor a5, a5, t3
    and t3, t5, s1
    srli t5, t4, 8
    xor s1, ra, t3
    srli s8, a5, 8
    srli ra, a0, 16
    slli a5, a5, 24
    slli a0, a0, 16
    xor t3, a2, t3
    or t1, s7, t1
    srli a2, t3, 4
    slli t3, t3, 28
    xor a7, a7, t1
    or a5, a5, s8
    srli s7, s1, 20
    or a0, a0, ra
    slli s1, s1, 12
    and a7, a7, a6
    or t3, t3, a2
    or a2, s1, s7
    srli s1, a0, 8
    srli s7, a5, 16
    xor s1, s1, a2
    xor t1, t1, a7
    xor t5, t5, t3
    slli a7, a7, 16
    xor s7, s7, a1
    xor a7, s5, a7
    and s1, s1, t6
    and a6, s7, a6
    and t5, t5, t6
    slli s5, a6, 16
    slli s7, t5, 8
    xor a2, a2, s1
    xor t3, t3, t5
    xor a6, a1, a6
    slli t5, s1, 8
    xor a5, a5, s5
    srli a1, a6, 8
    xor t4, t4, s7
    xor t5, a0, t5
    srli a0, t3, 4
    xor a0, a0, a2
    xor a1, a1, t1
    srli s1, t4, 4
    srli s5, a5, 8
    and a0, a0, s0
    and a1, a1, t6
    xor s1, s1, t5
    xor s5, s5, a7
    xor a2, a2, a0
    slli a0, a0, 4
    xor t1, t1, a1
    and t6, s5, t6
    and s1, s1, s0
    slli a1, a1, 8
    xor t3, t3, a0
    xor t5, t5, s1
    xor a7, a7, t6
    slli a0, s1, 4
    xor a6, a6, a1
    slli t6, t6, 8
    xor a5, a5, t6
    srli t6, t5, 2
    srli a1, a7, 4
    xor t4, t4, a0
    xor a1, a1, t1
    srli a0, a5, 4
    srli s1, t4, 2
    xor t6, t6, a2
    xor s1, s1, t3
    xor a0, a0, a6
    and a1, a1, s0
    and t6, t6, t0
    slli s5, t6, 2
    xor t6, a2, t6
    xor t1, t1, a1
    and a2, s1, t0
    slli a1, a1, 4
    and a0, a0, s0
    xor a6, a6, a0
    slli a0, a0, 4
    slli s0, a2, 2
    xor t5, t5, s5
    xor t3, t3, a2
    xor a7, a7, a1
    srli a2, t3, 1
    xor a5, a5, a0
    srli a1, a6, 2
    xor t4, t4, s0
    xor a2, a2, t6
    xor a1, a1, t1
    srli a0, a5, 2
    srli s0, t4, 1
    lw s1, 96(sp)
    and a1, a1, t0
    and a2, a2, s1
    xor s0, s0, t5
    xor a0, a0, a7
    slli s5, a2, 1
    and s0, s0, s1
    and t0, a0, t0
    xor t6, t6, a2
    xor t1, t1, a1
    slli a2, a1, 2
    slli a1, s0, 1
    xor a6, a6, a2
    xor t3, t3, s5
    xor t6, s6, t6
    slli a2, t0, 2
    xor t5, t5, s0
    xor a7, a7, t0
    xor t0, s9, t3
    lw t3, 64(sp)
    xor a5, a5, a2
    sw t6, 24(t3)
    srli t6, a7, 1
    xor t4, t4, a1
    xor t5, s10, t5
    sw t0, 16(t3)
    xor t0, t6, t1
    xor t4, s11, t4
    srli t6, a5, 1
    sw t5, 8(t3)
    xor t5, t6, a6
    sw t4, 0(t3)
    and t0, t0, s1
    xor t1, t1, t0
    slli t0, t0, 1
    and t4, t5, s1
    xor t1, s2, t1
    xor a7, a7, t0
    slli t0, t4, 1
    xor a6, a6, t4
    xor a7, t2, a7
    sw t1, 28(t3)
    xor a6, s4, a6
    xor a5, a5, t0
    xor a5, a4, a5
    sw a6, 12(t3)
    sw a7, 20(t3)
    sw a5, 4(t3)
    mv a0, t3
    mv a1, s3
    lw a2, 80(sp)
    lw a4, 76(sp)
    addi a0, a0, 32
    addi a1, a1, 32
    addi a4, a4, 4
    bltu a2, a1, .Llwcc_pipo64_128_ctr_crypt_rv32i_group_done
    j .Llwcc_pipo64_128_ctr_crypt_rv32i_group
.Llwcc_pipo64_128_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_pipo64_128_ctr_crypt_rv32i_out
.Llwcc_pipo64_128_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 32
    beqz t2, .Llwcc_pipo64_128_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 112
    mv t0, a0
    addi t1, sp, 144
.Llwcc_pipo64_128_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_pipo64_128_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_pipo64_128_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_pipo64_128_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_pipo64_128_ctr_crypt_rv32i_group
.Llwcc_pipo64_128_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 112
    add t1, a1, t2
.Llwcc_pipo64_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_pipo64_128_ctr_crypt_rv32i_copy
.Llwcc_pipo64_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 144
.Llwcc_pipo64_128_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_pipo64_128_ctr_crypt_rv32i_wipe
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
    .size lwcc_pipo64_128_ctr_crypt_rv32i, .-lwcc_pipo64_128_ctr_crypt_rv32i
