# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile speck --set speck128_256 --target rv32i --lanes 1
# passes:    unroll() invert() counter() fold() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate()
# dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 64 bits in limbs of 32, each in a register of its own
# sizes:     in bytes: block 16, key 32, nonce 12, rk 272, ctx 304, align 4, group 16, stack 112
# registers: a0-a7; ra; t0-t6; ra saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:16da4901a0860a11faba2f68422b972bfa9b7fc9fd58fe3bbf5257b5ec5125c9

    .text

    .balign 4
    .global lwcc_speck128_256_key_setup_rv32i
    .type lwcc_speck128_256_key_setup_rv32i, %function
lwcc_speck128_256_key_setup_rv32i:
    lw a5, 0(a1)
    sw a5, 0(a0)
    lw a6, 4(a1)
    sw a6, 4(a0)
    lw a7, 8(a1)
    lw t0, 12(a1)
    lw t1, 16(a1)
    lw t2, 20(a1)
    lw t3, 24(a1)
    lw t4, 28(a1)
    # round 1 (speck.dsl:22)
    srli t5, a7, 8
    slli t6, t0, 24
    or t5, t5, t6
    srli t0, t0, 8
    slli a7, a7, 24
    or a7, t0, a7
    add t0, t5, a5
    sltu t5, t0, a5
    add a7, a7, a6
    add a7, a7, t5
    srli t5, a6, 29
    slli t6, a5, 3
    or t5, t5, t6
    srli a5, a5, 29
    slli a6, a6, 3
    or a5, a5, a6
    xor a6, t5, t0
    sw a6, 8(a0)
    xor a5, a5, a7
    sw a5, 12(a0)
    # round 2 (speck.dsl:22)
    srli t5, t1, 8
    slli t6, t2, 24
    or t5, t5, t6
    srli t2, t2, 8
    slli t1, t1, 24
    or t1, t2, t1
    add t2, t5, a6
    sltu t5, t2, a6
    add t1, t1, a5
    add t1, t1, t5
    xori t2, t2, 1
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t2
    sw a6, 16(a0)
    xor a5, a5, t1
    sw a5, 20(a0)
    # round 3 (speck.dsl:22)
    srli t5, t3, 8
    slli t6, t4, 24
    or t5, t5, t6
    srli t4, t4, 8
    slli t3, t3, 24
    or t3, t4, t3
    add t4, t5, a6
    sltu t5, t4, a6
    add t3, t3, a5
    add t3, t3, t5
    xori t4, t4, 2
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t4
    sw a6, 24(a0)
    xor a5, a5, t3
    sw a5, 28(a0)
    # round 4 (speck.dsl:22)
    srli t5, t0, 8
    slli t6, a7, 24
    or t5, t5, t6
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t5, a6
    sltu t5, t0, a6
    add a7, a7, a5
    add a7, a7, t5
    xori t0, t0, 3
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t0
    sw a6, 32(a0)
    xor a5, a5, a7
    sw a5, 36(a0)
    # round 5 (speck.dsl:22)
    srli t5, t2, 8
    slli t6, t1, 24
    or t5, t5, t6
    srli t1, t1, 8
    slli t2, t2, 24
    or t1, t1, t2
    add t2, t5, a6
    sltu t5, t2, a6
    add t1, t1, a5
    add t1, t1, t5
    xori t2, t2, 4
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t2
    sw a6, 40(a0)
    xor a5, a5, t1
    sw a5, 44(a0)
    # round 6 (speck.dsl:22)
    srli t5, t4, 8
    slli t6, t3, 24
    or t5, t5, t6
    srli t3, t3, 8
    slli t4, t4, 24
    or t3, t3, t4
    add t4, t5, a6
    sltu t5, t4, a6
    add t3, t3, a5
    add t3, t3, t5
    xori t4, t4, 5
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t4
    sw a6, 48(a0)
    xor a5, a5, t3
    sw a5, 52(a0)
    # round 7 (speck.dsl:22)
    srli t5, t0, 8
    slli t6, a7, 24
    or t5, t5, t6
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t5, a6
    sltu t5, t0, a6
    add a7, a7, a5
    add a7, a7, t5
    xori t0, t0, 6
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t0
    sw a6, 56(a0)
    xor a5, a5, a7
    sw a5, 60(a0)
    # round 8 (speck.dsl:22)
    srli t5, t2, 8
    slli t6, t1, 24
    or t5, t5, t6
    srli t1, t1, 8
    slli t2, t2, 24
    or t1, t1, t2
    add t2, t5, a6
    sltu t5, t2, a6
    add t1, t1, a5
    add t1, t1, t5
    xori t2, t2, 7
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t2
    sw a6, 64(a0)
    xor a5, a5, t1
    sw a5, 68(a0)
    # round 9 (speck.dsl:22)
    srli t5, t4, 8
    slli t6, t3, 24
    or t5, t5, t6
    srli t3, t3, 8
    slli t4, t4, 24
    or t3, t3, t4
    add t4, t5, a6
    sltu t5, t4, a6
    add t3, t3, a5
    add t3, t3, t5
    xori t4, t4, 8
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t4
    sw a6, 72(a0)
    xor a5, a5, t3
    sw a5, 76(a0)
    # round 10 (speck.dsl:22)
    srli t5, t0, 8
    slli t6, a7, 24
    or t5, t5, t6
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t5, a6
    sltu t5, t0, a6
    add a7, a7, a5
    add a7, a7, t5
    xori t0, t0, 9
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t0
    sw a6, 80(a0)
    xor a5, a5, a7
    sw a5, 84(a0)
    # round 11 (speck.dsl:22)
    srli t5, t2, 8
    slli t6, t1, 24
    or t5, t5, t6
    srli t1, t1, 8
    slli t2, t2, 24
    or t1, t1, t2
    add t2, t5, a6
    sltu t5, t2, a6
    add t1, t1, a5
    add t1, t1, t5
    xori t2, t2, 10
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t2
    sw a6, 88(a0)
    xor a5, a5, t1
    sw a5, 92(a0)
    # round 12 (speck.dsl:22)
    srli t5, t4, 8
    slli t6, t3, 24
    or t5, t5, t6
    srli t3, t3, 8
    slli t4, t4, 24
    or t3, t3, t4
    add t4, t5, a6
    sltu t5, t4, a6
    add t3, t3, a5
    add t3, t3, t5
    xori t4, t4, 11
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t4
    sw a6, 96(a0)
    xor a5, a5, t3
    sw a5, 100(a0)
    # round 13 (speck.dsl:22)
    srli t5, t0, 8
    slli t6, a7, 24
    or t5, t5, t6
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t5, a6
    sltu t5, t0, a6
    add a7, a7, a5
    add a7, a7, t5
    xori t0, t0, 12
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t0
    sw a6, 104(a0)
    xor a5, a5, a7
    sw a5, 108(a0)
    # round 14 (speck.dsl:22)
    srli t5, t2, 8
    slli t6, t1, 24
    or t5, t5, t6
    srli t1, t1, 8
    slli t2, t2, 24
    or t1, t1, t2
    add t2, t5, a6
    sltu t5, t2, a6
    add t1, t1, a5
    add t1, t1, t5
    xori t2, t2, 13
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t2
    sw a6, 112(a0)
    xor a5, a5, t1
    sw a5, 116(a0)
    # round 15 (speck.dsl:22)
    srli t5, t4, 8
    slli t6, t3, 24
    or t5, t5, t6
    srli t3, t3, 8
    slli t4, t4, 24
    or t3, t3, t4
    add t4, t5, a6
    sltu t5, t4, a6
    add t3, t3, a5
    add t3, t3, t5
    xori t4, t4, 14
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t4
    sw a6, 120(a0)
    xor a5, a5, t3
    sw a5, 124(a0)
    # round 16 (speck.dsl:22)
    srli t5, t0, 8
    slli t6, a7, 24
    or t5, t5, t6
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t5, a6
    sltu t5, t0, a6
    add a7, a7, a5
    add a7, a7, t5
    xori t0, t0, 15
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t0
    sw a6, 128(a0)
    xor a5, a5, a7
    sw a5, 132(a0)
    # round 17 (speck.dsl:22)
    srli t5, t2, 8
    slli t6, t1, 24
    or t5, t5, t6
    srli t1, t1, 8
    slli t2, t2, 24
    or t1, t1, t2
    add t2, t5, a6
    sltu t5, t2, a6
    add t1, t1, a5
    add t1, t1, t5
    xori t2, t2, 16
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t2
    sw a6, 136(a0)
    xor a5, a5, t1
    sw a5, 140(a0)
    # round 18 (speck.dsl:22)
    srli t5, t4, 8
    slli t6, t3, 24
    or t5, t5, t6
    srli t3, t3, 8
    slli t4, t4, 24
    or t3, t3, t4
    add t4, t5, a6
    sltu t5, t4, a6
    add t3, t3, a5
    add t3, t3, t5
    xori t4, t4, 17
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t4
    sw a6, 144(a0)
    xor a5, a5, t3
    sw a5, 148(a0)
    # round 19 (speck.dsl:22)
    srli t5, t0, 8
    slli t6, a7, 24
    or t5, t5, t6
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t5, a6
    sltu t5, t0, a6
    add a7, a7, a5
    add a7, a7, t5
    xori t0, t0, 18
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t0
    sw a6, 152(a0)
    xor a5, a5, a7
    sw a5, 156(a0)
    # round 20 (speck.dsl:22)
    srli t5, t2, 8
    slli t6, t1, 24
    or t5, t5, t6
    srli t1, t1, 8
    slli t2, t2, 24
    or t1, t1, t2
    add t2, t5, a6
    sltu t5, t2, a6
    add t1, t1, a5
    add t1, t1, t5
    xori t2, t2, 19
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t2
    sw a6, 160(a0)
    xor a5, a5, t1
    sw a5, 164(a0)
    # round 21 (speck.dsl:22)
    srli t5, t4, 8
    slli t6, t3, 24
    or t5, t5, t6
    srli t3, t3, 8
    slli t4, t4, 24
    or t3, t3, t4
    add t4, t5, a6
    sltu t5, t4, a6
    add t3, t3, a5
    add t3, t3, t5
    xori t4, t4, 20
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t4
    sw a6, 168(a0)
    xor a5, a5, t3
    sw a5, 172(a0)
    # round 22 (speck.dsl:22)
    srli t5, t0, 8
    slli t6, a7, 24
    or t5, t5, t6
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t5, a6
    sltu t5, t0, a6
    add a7, a7, a5
    add a7, a7, t5
    xori t0, t0, 21
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t0
    sw a6, 176(a0)
    xor a5, a5, a7
    sw a5, 180(a0)
    # round 23 (speck.dsl:22)
    srli t5, t2, 8
    slli t6, t1, 24
    or t5, t5, t6
    srli t1, t1, 8
    slli t2, t2, 24
    or t1, t1, t2
    add t2, t5, a6
    sltu t5, t2, a6
    add t1, t1, a5
    add t1, t1, t5
    xori t2, t2, 22
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t2
    sw a6, 184(a0)
    xor a5, a5, t1
    sw a5, 188(a0)
    # round 24 (speck.dsl:22)
    srli t5, t4, 8
    slli t6, t3, 24
    or t5, t5, t6
    srli t3, t3, 8
    slli t4, t4, 24
    or t3, t3, t4
    add t4, t5, a6
    sltu t5, t4, a6
    add t3, t3, a5
    add t3, t3, t5
    xori t4, t4, 23
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t4
    sw a6, 192(a0)
    xor a5, a5, t3
    sw a5, 196(a0)
    # round 25 (speck.dsl:22)
    srli t5, t0, 8
    slli t6, a7, 24
    or t5, t5, t6
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t5, a6
    sltu t5, t0, a6
    add a7, a7, a5
    add a7, a7, t5
    xori t0, t0, 24
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t0
    sw a6, 200(a0)
    xor a5, a5, a7
    sw a5, 204(a0)
    # round 26 (speck.dsl:22)
    srli t5, t2, 8
    slli t6, t1, 24
    or t5, t5, t6
    srli t1, t1, 8
    slli t2, t2, 24
    or t1, t1, t2
    add t2, t5, a6
    sltu t5, t2, a6
    add t1, t1, a5
    add t1, t1, t5
    xori t2, t2, 25
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t2
    sw a6, 208(a0)
    xor a5, a5, t1
    sw a5, 212(a0)
    # round 27 (speck.dsl:22)
    srli t5, t4, 8
    slli t6, t3, 24
    or t5, t5, t6
    srli t3, t3, 8
    slli t4, t4, 24
    or t3, t3, t4
    add t4, t5, a6
    sltu t5, t4, a6
    add t3, t3, a5
    add t3, t3, t5
    xori t4, t4, 26
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t4
    sw a6, 216(a0)
    xor a5, a5, t3
    sw a5, 220(a0)
    # round 28 (speck.dsl:22)
    srli t5, t0, 8
    slli t6, a7, 24
    or t5, t5, t6
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t5, a6
    sltu t5, t0, a6
    add a7, a7, a5
    add a7, a7, t5
    xori t0, t0, 27
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t0
    sw a6, 224(a0)
    xor a5, a5, a7
    sw a5, 228(a0)
    # round 29 (speck.dsl:22)
    srli t5, t2, 8
    slli t6, t1, 24
    or t5, t5, t6
    srli t1, t1, 8
    slli t2, t2, 24
    or t1, t1, t2
    add t2, t5, a6
    sltu t5, t2, a6
    add t1, t1, a5
    add t1, t1, t5
    xori t2, t2, 28
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t2
    sw a6, 232(a0)
    xor a5, a5, t1
    sw a5, 236(a0)
    # round 30 (speck.dsl:22)
    srli t5, t4, 8
    slli t6, t3, 24
    or t5, t5, t6
    srli t3, t3, 8
    slli t4, t4, 24
    or t3, t3, t4
    add t4, t5, a6
    sltu t5, t4, a6
    add t3, t3, a5
    add t3, t3, t5
    xori t4, t4, 29
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t4
    sw a6, 240(a0)
    xor a5, a5, t3
    sw a5, 244(a0)
    # round 31 (speck.dsl:22)
    srli t5, t0, 8
    slli t6, a7, 24
    or t5, t5, t6
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t5, a6
    sltu t5, t0, a6
    add a7, a7, a5
    add a7, a7, t5
    xori t0, t0, 30
    srli t5, a5, 29
    slli t6, a6, 3
    or t5, t5, t6
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t5, t0
    sw a6, 248(a0)
    xor a5, a5, a7
    sw a5, 252(a0)
    # round 32 (speck.dsl:22)
    srli a7, t2, 8
    slli t0, t1, 24
    or a7, a7, t0
    srli t0, t1, 8
    slli t1, t2, 24
    or t0, t0, t1
    add a7, a7, a6
    sltu t1, a7, a6
    add t0, t0, a5
    add t0, t0, t1
    xori a7, a7, 31
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, a7
    sw a6, 256(a0)
    xor a5, a5, t0
    sw a5, 260(a0)
    # round 33 (speck.dsl:22)
    srli a7, t4, 8
    slli t0, t3, 24
    or a7, a7, t0
    srli t0, t3, 8
    slli t1, t4, 24
    or t0, t0, t1
    add a7, a7, a6
    sltu t1, a7, a6
    add t0, t0, a5
    add t0, t0, t1
    xori a7, a7, 32
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, a7
    sw a6, 264(a0)
    xor a5, a5, t0
    sw a5, 268(a0)
    ret
    .size lwcc_speck128_256_key_setup_rv32i, .-lwcc_speck128_256_key_setup_rv32i

    .balign 4
    .global lwcc_speck128_256_ecb_encrypt_rv32i
    .type lwcc_speck128_256_ecb_encrypt_rv32i, %function
lwcc_speck128_256_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_speck128_256_ecb_encrypt_rv32i_begin
    ret
.Llwcc_speck128_256_ecb_encrypt_rv32i_begin:
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -16
.Llwcc_speck128_256_ecb_encrypt_rv32i_group:
    lw a5, 8(a1)
    lw a6, 12(a1)
    lw a7, 0(a1)
    # round 1 (speck.dsl:22)
    srli t0, a5, 8
    slli t1, a6, 24
    lw t2, 4(a1)
    or t0, t0, t1
    srli a6, a6, 8
    slli a5, a5, 24
    or a5, a6, a5
    add a6, t0, a7
    sltu t0, a6, a7
    add a5, a5, t2
    lw t1, 0(a3)
    lw t3, 4(a3)
    add a5, a5, t0
    xor a6, a6, t1
    xor a5, a5, t3
    srli t0, t2, 29
    slli t1, a7, 3
    or t0, t0, t1
    srli a7, a7, 29
    slli t1, t2, 3
    # round 2 (speck.dsl:22)
    srli t2, a6, 8
    slli t3, a5, 24
    # round 1 (speck.dsl:23)
    or a7, a7, t1
    xor t0, t0, a6
    # round 2 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a5, 8
    slli a6, a6, 24
    # round 1 (speck.dsl:23)
    xor a5, a7, a5
    # round 2 (speck.dsl:22)
    or a6, t2, a6
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 8(a3)
    lw t3, 12(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 3 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 2 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 3 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 2 (speck.dsl:23)
    xor a5, a5, a6
    # round 3 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 16(a3)
    lw t3, 20(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 4 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 3 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 4 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 3 (speck.dsl:23)
    xor a5, a5, a6
    # round 4 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 24(a3)
    lw t3, 28(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 5 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 4 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 5 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 4 (speck.dsl:23)
    xor a5, a5, a6
    # round 5 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 32(a3)
    lw t3, 36(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 6 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 5 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 6 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 5 (speck.dsl:23)
    xor a5, a5, a6
    # round 6 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 40(a3)
    lw t3, 44(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 7 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 6 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 7 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 6 (speck.dsl:23)
    xor a5, a5, a6
    # round 7 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 48(a3)
    lw t3, 52(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 8 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 7 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 8 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 7 (speck.dsl:23)
    xor a5, a5, a6
    # round 8 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 56(a3)
    lw t3, 60(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 9 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 8 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 9 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 8 (speck.dsl:23)
    xor a5, a5, a6
    # round 9 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 64(a3)
    lw t3, 68(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 10 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 9 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 10 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 9 (speck.dsl:23)
    xor a5, a5, a6
    # round 10 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 72(a3)
    lw t3, 76(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 11 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 10 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 11 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 10 (speck.dsl:23)
    xor a5, a5, a6
    # round 11 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 80(a3)
    lw t3, 84(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 12 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 11 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 12 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 11 (speck.dsl:23)
    xor a5, a5, a6
    # round 12 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 88(a3)
    lw t3, 92(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 13 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 12 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 13 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 12 (speck.dsl:23)
    xor a5, a5, a6
    # round 13 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 96(a3)
    lw t3, 100(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 14 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 13 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 14 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 13 (speck.dsl:23)
    xor a5, a5, a6
    # round 14 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 104(a3)
    lw t3, 108(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 15 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 14 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 15 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 14 (speck.dsl:23)
    xor a5, a5, a6
    # round 15 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 112(a3)
    lw t3, 116(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 16 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 15 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 16 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 15 (speck.dsl:23)
    xor a5, a5, a6
    # round 16 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 120(a3)
    lw t3, 124(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 17 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 16 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 17 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 16 (speck.dsl:23)
    xor a5, a5, a6
    # round 17 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 128(a3)
    lw t3, 132(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 18 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 17 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 18 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 17 (speck.dsl:23)
    xor a5, a5, a6
    # round 18 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 136(a3)
    lw t3, 140(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 19 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 18 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 19 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 18 (speck.dsl:23)
    xor a5, a5, a6
    # round 19 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 144(a3)
    lw t3, 148(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 20 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 19 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 20 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 19 (speck.dsl:23)
    xor a5, a5, a6
    # round 20 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 152(a3)
    lw t3, 156(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 21 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 20 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 21 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 20 (speck.dsl:23)
    xor a5, a5, a6
    # round 21 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 160(a3)
    lw t3, 164(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 22 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 21 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 22 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 21 (speck.dsl:23)
    xor a5, a5, a6
    # round 22 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 168(a3)
    lw t3, 172(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 23 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 22 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 23 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 22 (speck.dsl:23)
    xor a5, a5, a6
    # round 23 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 176(a3)
    lw t3, 180(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 24 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 23 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 24 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 23 (speck.dsl:23)
    xor a5, a5, a6
    # round 24 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 184(a3)
    lw t3, 188(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 25 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 24 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 25 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 24 (speck.dsl:23)
    xor a5, a5, a6
    # round 25 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 192(a3)
    lw t3, 196(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 26 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 25 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 26 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 25 (speck.dsl:23)
    xor a5, a5, a6
    # round 26 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 200(a3)
    lw t3, 204(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 27 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 26 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 27 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 26 (speck.dsl:23)
    xor a5, a5, a6
    # round 27 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 208(a3)
    lw t3, 212(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 28 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 27 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 28 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 27 (speck.dsl:23)
    xor a5, a5, a6
    # round 28 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 216(a3)
    lw t3, 220(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 29 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 28 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 29 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 28 (speck.dsl:23)
    xor a5, a5, a6
    # round 29 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 224(a3)
    lw t3, 228(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 30 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 29 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 30 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 29 (speck.dsl:23)
    xor a5, a5, a6
    # round 30 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 232(a3)
    lw t3, 236(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 31 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 30 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 31 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 30 (speck.dsl:23)
    xor a5, a5, a6
    # round 31 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 240(a3)
    lw t3, 244(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 32 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 31 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 32 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 31 (speck.dsl:23)
    xor a5, a5, a6
    # round 32 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 248(a3)
    lw t3, 252(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 33 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 32 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 33 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 32 (speck.dsl:23)
    xor a5, a5, a6
    # round 33 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 256(a3)
    lw t3, 260(a3)
    add a6, a6, t1
    xor a7, a7, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, t0, 3
    or t1, t1, t2
    srli t0, t0, 29
    slli a5, a5, 3
    # round 34 (speck.dsl:22)
    srli t2, a7, 8
    slli t3, a6, 24
    # round 33 (speck.dsl:23)
    or a5, t0, a5
    xor t0, t1, a7
    # round 34 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli a7, a7, 24
    # round 33 (speck.dsl:23)
    xor a5, a5, a6
    # round 34 (speck.dsl:22)
    or a6, t2, a7
    add a7, t1, t0
    sltu t1, a7, t0
    add a6, a6, a5
    lw t2, 264(a3)
    lw t3, 268(a3)
    add a6, a6, t1
    srli t1, a5, 29
    slli t4, t0, 3
    srli t0, t0, 29
    slli a5, a5, 3
    xor a7, a7, t2
    xor a6, a6, t3
    or t1, t1, t4
    or a5, t0, a5
    xor t0, t1, a7
    xor a5, a5, a6
    sw t0, 0(a0)
    sw a5, 4(a0)
    sw a7, 8(a0)
    sw a6, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bgeu a2, a1, .Llwcc_speck128_256_ecb_encrypt_rv32i_group
    ret
    .size lwcc_speck128_256_ecb_encrypt_rv32i, .-lwcc_speck128_256_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_speck128_256_ecb_decrypt_rv32i
    .type lwcc_speck128_256_ecb_decrypt_rv32i, %function
lwcc_speck128_256_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_speck128_256_ecb_decrypt_rv32i_begin
    ret
.Llwcc_speck128_256_ecb_decrypt_rv32i_begin:
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -16
.Llwcc_speck128_256_ecb_decrypt_rv32i_group:
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    # round 34 (speck.dsl:23)
    xor a5, a5, a7
    xor a6, a6, t0
    lw t1, 264(a3)
    lw t2, 268(a3)
    srli t3, a5, 3
    slli t4, a6, 29
    srli a6, a6, 3
    slli a5, a5, 29
    or t3, t3, t4
    or a5, a6, a5
    xor a6, a7, t1
    xor a7, t0, t2
    sltu t0, a6, t3
    sub a7, a7, a5
    sub a6, a6, t3
    sub a7, a7, t0
    srli t0, a7, 24
    slli t1, a6, 8
    srli a6, a6, 24
    slli a7, a7, 8
    or t0, t0, t1
    or a6, a6, a7
    # round 33 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 256(a3)
    lw t2, 260(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 32 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 248(a3)
    lw t2, 252(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 31 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 240(a3)
    lw t2, 244(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 30 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 232(a3)
    lw t2, 236(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 29 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 224(a3)
    lw t2, 228(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 28 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 216(a3)
    lw t2, 220(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 27 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 208(a3)
    lw t2, 212(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 26 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 200(a3)
    lw t2, 204(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 25 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 192(a3)
    lw t2, 196(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 24 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 184(a3)
    lw t2, 188(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 23 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 176(a3)
    lw t2, 180(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 22 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 168(a3)
    lw t2, 172(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 21 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 160(a3)
    lw t2, 164(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 20 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 152(a3)
    lw t2, 156(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 19 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 144(a3)
    lw t2, 148(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 18 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 136(a3)
    lw t2, 140(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 17 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 128(a3)
    lw t2, 132(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 16 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 120(a3)
    lw t2, 124(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 15 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 112(a3)
    lw t2, 116(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 14 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 104(a3)
    lw t2, 108(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 13 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 96(a3)
    lw t2, 100(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 12 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 88(a3)
    lw t2, 92(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 11 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 80(a3)
    lw t2, 84(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 10 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 72(a3)
    lw t2, 76(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 9 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 64(a3)
    lw t2, 68(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 8 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 56(a3)
    lw t2, 60(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 7 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 48(a3)
    lw t2, 52(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 6 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 40(a3)
    lw t2, 44(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 5 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 32(a3)
    lw t2, 36(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 4 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 24(a3)
    lw t2, 28(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 3 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 16(a3)
    lw t2, 20(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 2 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 8(a3)
    lw t2, 12(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    # round 1 (speck.dsl:23)
    xor a7, t3, t0
    xor a5, a5, a6
    lw t1, 0(a3)
    lw t2, 4(a3)
    srli t3, a7, 3
    slli t4, a5, 29
    srli a5, a5, 3
    slli a7, a7, 29
    or t3, t3, t4
    or a5, a5, a7
    xor a7, t0, t1
    xor a6, a6, t2
    sltu t0, a7, t3
    sub a6, a6, a5
    sub a7, a7, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a7, 8
    srli a7, a7, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a6, a7, a6
    sw t3, 0(a0)
    sw a5, 4(a0)
    sw t0, 8(a0)
    sw a6, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bgeu a2, a1, .Llwcc_speck128_256_ecb_decrypt_rv32i_group
    ret
    .size lwcc_speck128_256_ecb_decrypt_rv32i, .-lwcc_speck128_256_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_speck128_256_ctr_init_rv32i
    .type lwcc_speck128_256_ctr_init_rv32i, %function
lwcc_speck128_256_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_speck128_256_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_speck128_256_ctr_nonce_rv32i
    .size lwcc_speck128_256_ctr_init_rv32i, .-lwcc_speck128_256_ctr_init_rv32i

    .balign 4
    .global lwcc_speck128_256_ctr_nonce_rv32i
    .type lwcc_speck128_256_ctr_nonce_rv32i, %function
lwcc_speck128_256_ctr_nonce_rv32i:
    lbu a5, 8(a1)
    lbu a6, 9(a1)
    lbu a7, 10(a1)
    lbu t0, 11(a1)
    lbu t1, 0(a1)
    lbu t2, 1(a1)
    lbu t3, 2(a1)
    lbu t4, 3(a1)
    lbu t5, 4(a1)
    lbu t6, 5(a1)
    lbu a4, 6(a1)
    lbu a3, 7(a1)
    sw a5, 272(a0)
    sw a6, 276(a0)
    sw a7, 280(a0)
    sw t0, 284(a0)
    slli a5, t2, 8
    slli a6, t3, 16
    slli a7, t4, 24
    slli t0, t6, 8
    slli t2, a4, 16
    slli t3, a3, 24
    or a5, t1, a5
    or t0, t5, t0
    or a5, a5, a6
    or a6, t0, t2
    or a5, a5, a7
    or a6, a6, t3
    sw a5, 288(a0)
    sw a6, 292(a0)
    # round 1 (speck.dsl:23)
    srli a7, a6, 29
    slli t0, a5, 3
    srli a5, a5, 29
    slli a6, a6, 3
    or a7, a7, t0
    or a5, a5, a6
    sw a7, 296(a0)
    sw a5, 300(a0)
    ret
    .size lwcc_speck128_256_ctr_nonce_rv32i, .-lwcc_speck128_256_ctr_nonce_rv32i

    .balign 4
    .global lwcc_speck128_256_ctr_crypt_rv32i
    .type lwcc_speck128_256_ctr_crypt_rv32i, %function
lwcc_speck128_256_ctr_crypt_rv32i:
    bnez a2, .Llwcc_speck128_256_ctr_crypt_rv32i_begin
    ret
.Llwcc_speck128_256_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 16
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_speck128_256_ctr_crypt_rv32i_group
    j .Llwcc_speck128_256_ctr_crypt_rv32i_rest
.Llwcc_speck128_256_ctr_crypt_rv32i_group:
    srli a5, a4, 16
    lw a6, 276(a3)
    srli a7, a4, 8
    lw t0, 272(a3)
    lw t1, 280(a3)
    andi a5, a5, 255
    srli t2, a4, 24
    slli a6, a6, 8
    lw t3, 284(a3)
    slli a5, a5, 8
    andi a7, a7, 255
    or a6, t0, a6
    slli t0, t1, 16
    or a5, t2, a5
    slli a7, a7, 16
    or a6, a6, t0
    slli t0, t3, 24
    or a5, a5, a7
    slli a7, a4, 24
    or a6, a6, t0
    or a5, a5, a7
    # round 1 (speck.dsl:22)
    srli a7, a6, 8
    slli t0, a5, 24
    lw t1, 288(a3)
    or a7, a7, t0
    srli a5, a5, 8
    slli a6, a6, 24
    lw t0, 292(a3)
    or a5, a5, a6
    add a6, a7, t1
    sltu a7, a6, t1
    add a5, a5, t0
    lw t0, 0(a3)
    lw t1, 4(a3)
    add a5, a5, a7
    xor a6, a6, t0
    xor a5, a5, t1
    lw a7, 296(a3)
    lw t0, 300(a3)
    # round 2 (speck.dsl:22)
    srli t1, a6, 8
    slli t2, a5, 24
    # round 1 (speck.dsl:23)
    xor a7, a7, a6
    # round 2 (speck.dsl:22)
    or t1, t1, t2
    srli t2, a5, 8
    slli a6, a6, 24
    # round 1 (speck.dsl:23)
    xor a5, t0, a5
    # round 2 (speck.dsl:22)
    or a6, t2, a6
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 8(a3)
    lw t3, 12(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 3 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 2 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 3 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 2 (speck.dsl:23)
    xor a5, a5, a6
    # round 3 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 16(a3)
    lw t3, 20(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 4 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 3 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 4 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 3 (speck.dsl:23)
    xor a5, a5, a6
    # round 4 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 24(a3)
    lw t3, 28(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 5 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 4 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 5 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 4 (speck.dsl:23)
    xor a5, a5, a6
    # round 5 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 32(a3)
    lw t3, 36(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 6 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 5 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 6 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 5 (speck.dsl:23)
    xor a5, a5, a6
    # round 6 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 40(a3)
    lw t3, 44(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 7 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 6 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 7 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 6 (speck.dsl:23)
    xor a5, a5, a6
    # round 7 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 48(a3)
    lw t3, 52(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 8 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 7 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 8 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 7 (speck.dsl:23)
    xor a5, a5, a6
    # round 8 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 56(a3)
    lw t3, 60(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 9 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 8 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 9 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 8 (speck.dsl:23)
    xor a5, a5, a6
    # round 9 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 64(a3)
    lw t3, 68(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 10 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 9 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 10 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 9 (speck.dsl:23)
    xor a5, a5, a6
    # round 10 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 72(a3)
    lw t3, 76(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 11 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 10 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 11 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 10 (speck.dsl:23)
    xor a5, a5, a6
    # round 11 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 80(a3)
    lw t3, 84(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 12 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 11 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 12 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 11 (speck.dsl:23)
    xor a5, a5, a6
    # round 12 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 88(a3)
    lw t3, 92(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 13 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 12 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 13 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 12 (speck.dsl:23)
    xor a5, a5, a6
    # round 13 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 96(a3)
    lw t3, 100(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 14 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 13 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 14 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 13 (speck.dsl:23)
    xor a5, a5, a6
    # round 14 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 104(a3)
    lw t3, 108(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 15 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 14 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 15 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 14 (speck.dsl:23)
    xor a5, a5, a6
    # round 15 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 112(a3)
    lw t3, 116(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 16 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 15 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 16 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 15 (speck.dsl:23)
    xor a5, a5, a6
    # round 16 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 120(a3)
    lw t3, 124(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 17 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 16 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 17 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 16 (speck.dsl:23)
    xor a5, a5, a6
    # round 17 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 128(a3)
    lw t3, 132(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 18 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 17 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 18 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 17 (speck.dsl:23)
    xor a5, a5, a6
    # round 18 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 136(a3)
    lw t3, 140(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 19 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 18 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 19 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 18 (speck.dsl:23)
    xor a5, a5, a6
    # round 19 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 144(a3)
    lw t3, 148(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 20 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 19 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 20 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 19 (speck.dsl:23)
    xor a5, a5, a6
    # round 20 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 152(a3)
    lw t3, 156(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 21 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 20 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 21 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 20 (speck.dsl:23)
    xor a5, a5, a6
    # round 21 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 160(a3)
    lw t3, 164(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 22 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 21 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 22 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 21 (speck.dsl:23)
    xor a5, a5, a6
    # round 22 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 168(a3)
    lw t3, 172(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 23 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 22 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 23 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 22 (speck.dsl:23)
    xor a5, a5, a6
    # round 23 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 176(a3)
    lw t3, 180(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 24 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 23 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 24 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 23 (speck.dsl:23)
    xor a5, a5, a6
    # round 24 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 184(a3)
    lw t3, 188(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 25 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 24 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 25 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 24 (speck.dsl:23)
    xor a5, a5, a6
    # round 25 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 192(a3)
    lw t3, 196(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 26 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 25 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 26 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 25 (speck.dsl:23)
    xor a5, a5, a6
    # round 26 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 200(a3)
    lw t3, 204(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 27 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 26 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 27 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 26 (speck.dsl:23)
    xor a5, a5, a6
    # round 27 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 208(a3)
    lw t3, 212(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 28 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 27 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 28 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 27 (speck.dsl:23)
    xor a5, a5, a6
    # round 28 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 216(a3)
    lw t3, 220(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 29 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 28 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 29 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 28 (speck.dsl:23)
    xor a5, a5, a6
    # round 29 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 224(a3)
    lw t3, 228(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 30 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 29 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 30 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 29 (speck.dsl:23)
    xor a5, a5, a6
    # round 30 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 232(a3)
    lw t3, 236(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 31 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 30 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 31 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 30 (speck.dsl:23)
    xor a5, a5, a6
    # round 31 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 240(a3)
    lw t3, 244(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 32 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 31 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 32 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 31 (speck.dsl:23)
    xor a5, a5, a6
    # round 32 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 248(a3)
    lw t3, 252(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 33 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 32 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 33 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 32 (speck.dsl:23)
    xor a5, a5, a6
    # round 33 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 256(a3)
    lw t3, 260(a3)
    add a6, a6, t1
    xor t0, t0, t2
    xor a6, a6, t3
    srli t1, a5, 29
    slli t2, a7, 3
    or t1, t1, t2
    srli a7, a7, 29
    slli a5, a5, 3
    # round 34 (speck.dsl:22)
    srli t2, t0, 8
    slli t3, a6, 24
    # round 33 (speck.dsl:23)
    or a5, a7, a5
    xor a7, t1, t0
    # round 34 (speck.dsl:22)
    or t1, t2, t3
    srli t2, a6, 8
    slli t0, t0, 24
    # round 33 (speck.dsl:23)
    xor a5, a5, a6
    # round 34 (speck.dsl:22)
    or a6, t2, t0
    add t0, t1, a7
    sltu t1, t0, a7
    add a6, a6, a5
    lw t2, 264(a3)
    lw t3, 268(a3)
    add a6, a6, t1
    srli t1, a5, 29
    slli t4, a7, 3
    srli a7, a7, 29
    slli a5, a5, 3
    xor t0, t0, t2
    xor a6, a6, t3
    or t1, t1, t4
    or a5, a7, a5
    lw a7, 0(a1)
    lw t2, 4(a1)
    lw t3, 8(a1)
    lw t4, 12(a1)
    xor t1, t1, t0
    xor a5, a5, a6
    xor a7, a7, t1
    xor a5, t2, a5
    xor t0, t3, t0
    xor a6, t4, a6
    sw a7, 0(a0)
    sw a5, 4(a0)
    sw t0, 8(a0)
    sw a6, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    addi a4, a4, 1
    bgeu a2, a1, .Llwcc_speck128_256_ctr_crypt_rv32i_group
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_speck128_256_ctr_crypt_rv32i_out
.Llwcc_speck128_256_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_speck128_256_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_speck128_256_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_speck128_256_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_speck128_256_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_speck128_256_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_speck128_256_ctr_crypt_rv32i_group
.Llwcc_speck128_256_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_speck128_256_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_speck128_256_ctr_crypt_rv32i_copy
.Llwcc_speck128_256_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_speck128_256_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_speck128_256_ctr_crypt_rv32i_wipe
    addi sp, sp, 112
    ret
    .size lwcc_speck128_256_ctr_crypt_rv32i, .-lwcc_speck128_256_ctr_crypt_rv32i
