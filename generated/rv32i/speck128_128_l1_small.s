# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile speck --set speck128_128 --target rv32i --lanes 1 --goal size
# passes:    unroll() invert() counter() fold() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate()
# dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 64 bits in limbs of 32, each in a register of its own
# sizes:     in bytes: block 16, key 16, nonce 12, rk 256, ctx 288, align 4, group 16, stack 112
# registers: a0-a7; ra; t0-t6; ra saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:4026e23dc0d62f1dc7318447ec8efe8b473a69f9ea5d7c7d0a0ccb437841eef4

    .text

    .balign 4
    .global lwcc_speck128_128_key_setup_rv32i
    .type lwcc_speck128_128_key_setup_rv32i, %function
lwcc_speck128_128_key_setup_rv32i:
    lw a5, 0(a1)
    sw a5, 0(a0)
    lw a6, 4(a1)
    sw a6, 4(a0)
    lw a7, 8(a1)
    lw t0, 12(a1)
    # round 1 (speck.dsl:22)
    srli t1, a7, 8
    slli t2, t0, 24
    or t1, t1, t2
    srli t0, t0, 8
    slli a7, a7, 24
    or a7, t0, a7
    add t0, t1, a5
    sltu t1, t0, a5
    add a7, a7, a6
    add a7, a7, t1
    srli t1, a6, 29
    slli t2, a5, 3
    or t1, t1, t2
    srli a5, a5, 29
    slli a6, a6, 3
    or a5, a5, a6
    xor a6, t1, t0
    sw a6, 8(a0)
    xor a5, a5, a7
    sw a5, 12(a0)
    # round 2 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 1
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 16(a0)
    xor a5, a5, a7
    sw a5, 20(a0)
    # round 3 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 2
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 24(a0)
    xor a5, a5, a7
    sw a5, 28(a0)
    # round 4 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 3
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 32(a0)
    xor a5, a5, a7
    sw a5, 36(a0)
    # round 5 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 4
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 40(a0)
    xor a5, a5, a7
    sw a5, 44(a0)
    # round 6 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 5
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 48(a0)
    xor a5, a5, a7
    sw a5, 52(a0)
    # round 7 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 6
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 56(a0)
    xor a5, a5, a7
    sw a5, 60(a0)
    # round 8 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 7
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 64(a0)
    xor a5, a5, a7
    sw a5, 68(a0)
    # round 9 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 8
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 72(a0)
    xor a5, a5, a7
    sw a5, 76(a0)
    # round 10 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 9
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 80(a0)
    xor a5, a5, a7
    sw a5, 84(a0)
    # round 11 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 10
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 88(a0)
    xor a5, a5, a7
    sw a5, 92(a0)
    # round 12 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 11
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 96(a0)
    xor a5, a5, a7
    sw a5, 100(a0)
    # round 13 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 12
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 104(a0)
    xor a5, a5, a7
    sw a5, 108(a0)
    # round 14 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 13
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 112(a0)
    xor a5, a5, a7
    sw a5, 116(a0)
    # round 15 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 14
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 120(a0)
    xor a5, a5, a7
    sw a5, 124(a0)
    # round 16 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 15
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 128(a0)
    xor a5, a5, a7
    sw a5, 132(a0)
    # round 17 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 16
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 136(a0)
    xor a5, a5, a7
    sw a5, 140(a0)
    # round 18 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 17
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 144(a0)
    xor a5, a5, a7
    sw a5, 148(a0)
    # round 19 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 18
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 152(a0)
    xor a5, a5, a7
    sw a5, 156(a0)
    # round 20 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 19
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 160(a0)
    xor a5, a5, a7
    sw a5, 164(a0)
    # round 21 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 20
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 168(a0)
    xor a5, a5, a7
    sw a5, 172(a0)
    # round 22 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 21
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 176(a0)
    xor a5, a5, a7
    sw a5, 180(a0)
    # round 23 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 22
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 184(a0)
    xor a5, a5, a7
    sw a5, 188(a0)
    # round 24 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 23
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 192(a0)
    xor a5, a5, a7
    sw a5, 196(a0)
    # round 25 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 24
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 200(a0)
    xor a5, a5, a7
    sw a5, 204(a0)
    # round 26 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 25
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 208(a0)
    xor a5, a5, a7
    sw a5, 212(a0)
    # round 27 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 26
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 216(a0)
    xor a5, a5, a7
    sw a5, 220(a0)
    # round 28 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 27
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 224(a0)
    xor a5, a5, a7
    sw a5, 228(a0)
    # round 29 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 28
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 232(a0)
    xor a5, a5, a7
    sw a5, 236(a0)
    # round 30 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 29
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 240(a0)
    xor a5, a5, a7
    sw a5, 244(a0)
    # round 31 (speck.dsl:22)
    srli t1, t0, 8
    slli t2, a7, 24
    or t1, t1, t2
    srli a7, a7, 8
    slli t0, t0, 24
    or a7, a7, t0
    add t0, t1, a6
    sltu t1, t0, a6
    add a7, a7, a5
    add a7, a7, t1
    xori t0, t0, 30
    srli t1, a5, 29
    slli t2, a6, 3
    or t1, t1, t2
    srli a6, a6, 29
    slli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t0
    sw a6, 248(a0)
    xor a5, a5, a7
    sw a5, 252(a0)
    ret
    .size lwcc_speck128_128_key_setup_rv32i, .-lwcc_speck128_128_key_setup_rv32i

    .balign 4
    .global lwcc_speck128_128_ecb_encrypt_rv32i
    .type lwcc_speck128_128_ecb_encrypt_rv32i, %function
lwcc_speck128_128_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_speck128_128_ecb_encrypt_rv32i_begin
    ret
.Llwcc_speck128_128_ecb_encrypt_rv32i_begin:
    addi sp, sp, -96
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -16
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_speck128_128_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lw a7, 0(a1)
    lw t0, 4(a1)
    lw a5, 8(a1)
    lw a6, 12(a1)
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 0
    addi a2, a3, 256
.Llwcc_speck128_128_ecb_encrypt_rv32i_round:
    # round 1 (speck.dsl:22)
    srli t1, a5, 8
    slli t2, a6, 24
    or t1, t1, t2
    srli a6, a6, 8
    slli a5, a5, 24
    or a5, a6, a5
    add a6, t1, a7
    sltu t1, a6, a7
    add a5, a5, t0
    lw t2, 0(a3)
    lw t3, 4(a3)
    add a5, a5, t1
    srli t1, t0, 29
    slli t4, a7, 3
    srli a7, a7, 29
    slli t0, t0, 3
    xor a6, a6, t2
    xor a5, a5, t3
    or t1, t1, t4
    or a7, a7, t0
    xor t0, t1, a6
    xor a7, a7, a5
    mv t1, a5
    mv a5, a6
    mv a6, t1
    mv t1, a7
    mv a7, t0
    mv t0, t1
    addi a3, a3, 8
    bne a3, a2, .Llwcc_speck128_128_ecb_encrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    sw a7, 0(a0)
    sw t0, 4(a0)
    sw a5, 8(a0)
    sw a6, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bgeu a2, a1, .Llwcc_speck128_128_ecb_encrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_speck128_128_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_speck128_128_ecb_encrypt_rv32i_wipe
    addi sp, sp, 96
    ret
    .size lwcc_speck128_128_ecb_encrypt_rv32i, .-lwcc_speck128_128_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_speck128_128_ecb_decrypt_rv32i
    .type lwcc_speck128_128_ecb_decrypt_rv32i, %function
lwcc_speck128_128_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_speck128_128_ecb_decrypt_rv32i_begin
    ret
.Llwcc_speck128_128_ecb_decrypt_rv32i_begin:
    addi sp, sp, -96
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -16
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_speck128_128_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lw a5, 0(a1)
    lw a7, 4(a1)
    lw a6, 8(a1)
    lw t0, 12(a1)
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 248
    addi a2, a3, -256
.Llwcc_speck128_128_ecb_decrypt_rv32i_round:
    # round 32 (speck.dsl:23)
    xor a5, a5, a6
    xor a7, a7, t0
    lw t1, 0(a3)
    lw t2, 4(a3)
    srli t3, a5, 3
    slli t4, a7, 29
    srli a7, a7, 3
    slli a5, a5, 29
    or t3, t3, t4
    or a7, a7, a5
    xor a5, a6, t1
    xor a6, t0, t2
    sltu t0, a5, t3
    sub a6, a6, a7
    sub a5, a5, t3
    sub a6, a6, t0
    srli t0, a6, 24
    slli t1, a5, 8
    srli a5, a5, 24
    slli a6, a6, 8
    or t0, t0, t1
    or a5, a5, a6
    mv a6, t0
    mv t0, a5
    mv a5, t3
    addi a3, a3, -8
    bne a3, a2, .Llwcc_speck128_128_ecb_decrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    sw a5, 0(a0)
    sw a7, 4(a0)
    sw a6, 8(a0)
    sw t0, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bgeu a2, a1, .Llwcc_speck128_128_ecb_decrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_speck128_128_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_speck128_128_ecb_decrypt_rv32i_wipe
    addi sp, sp, 96
    ret
    .size lwcc_speck128_128_ecb_decrypt_rv32i, .-lwcc_speck128_128_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_speck128_128_ctr_init_rv32i
    .type lwcc_speck128_128_ctr_init_rv32i, %function
lwcc_speck128_128_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_speck128_128_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_speck128_128_ctr_nonce_rv32i
    .size lwcc_speck128_128_ctr_init_rv32i, .-lwcc_speck128_128_ctr_init_rv32i

    .balign 4
    .global lwcc_speck128_128_ctr_nonce_rv32i
    .type lwcc_speck128_128_ctr_nonce_rv32i, %function
lwcc_speck128_128_ctr_nonce_rv32i:
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
    sw a5, 256(a0)
    sw a6, 260(a0)
    sw a7, 264(a0)
    sw t0, 268(a0)
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
    sw a5, 272(a0)
    sw a6, 276(a0)
    # round 1 (speck.dsl:23)
    srli a7, a6, 29
    slli t0, a5, 3
    srli a5, a5, 29
    slli a6, a6, 3
    or a7, a7, t0
    or a5, a5, a6
    sw a7, 280(a0)
    sw a5, 284(a0)
    ret
    .size lwcc_speck128_128_ctr_nonce_rv32i, .-lwcc_speck128_128_ctr_nonce_rv32i

    .balign 4
    .global lwcc_speck128_128_ctr_crypt_rv32i
    .type lwcc_speck128_128_ctr_crypt_rv32i, %function
lwcc_speck128_128_ctr_crypt_rv32i:
    bnez a2, .Llwcc_speck128_128_ctr_crypt_rv32i_begin
    ret
.Llwcc_speck128_128_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 16
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    sw a3, 72(sp)
    beqz t1, .Llwcc_speck128_128_ctr_crypt_rv32i_group
    j .Llwcc_speck128_128_ctr_crypt_rv32i_rest
.Llwcc_speck128_128_ctr_crypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a4, 76(sp)
    srli a5, a4, 16
    lw a6, 260(a3)
    srli a7, a4, 8
    lw t0, 256(a3)
    lw t1, 264(a3)
    andi a5, a5, 255
    srli t2, a4, 24
    slli a6, a6, 8
    lw t3, 268(a3)
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
    lw t1, 272(a3)
    or a7, a7, t0
    srli a5, a5, 8
    slli a6, a6, 24
    lw t0, 276(a3)
    or a5, a5, a6
    add a6, a7, t1
    sltu a7, a6, t1
    add a5, a5, t0
    lw t0, 0(a3)
    lw t1, 4(a3)
    add a5, a5, a7
    lw a7, 280(a3)
    lw t2, 284(a3)
    xor a6, a6, t0
    xor a5, a5, t1
    xor a7, a7, a6
    xor t0, t2, a5
    mv t1, a5
    mv a5, a6
    mv a6, t1
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 8
    addi a2, a3, 248
.Llwcc_speck128_128_ctr_crypt_rv32i_round:
    # round 2 (speck.dsl:22)
    srli t1, a5, 8
    slli t2, a6, 24
    or t1, t1, t2
    srli a6, a6, 8
    slli a5, a5, 24
    or a5, a6, a5
    add a6, t1, a7
    sltu t1, a6, a7
    add a5, a5, t0
    lw t2, 0(a3)
    lw t3, 4(a3)
    add a5, a5, t1
    srli t1, t0, 29
    slli t4, a7, 3
    srli a7, a7, 29
    slli t0, t0, 3
    xor a6, a6, t2
    xor a5, a5, t3
    or t1, t1, t4
    or a7, a7, t0
    xor t0, t1, a6
    xor a7, a7, a5
    mv t1, a5
    mv a5, a6
    mv a6, t1
    mv t1, a7
    mv a7, t0
    mv t0, t1
    addi a3, a3, 8
    bne a3, a2, .Llwcc_speck128_128_ctr_crypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    lw a4, 76(sp)
    lw t1, 0(a1)
    lw t2, 4(a1)
    lw t3, 8(a1)
    lw t4, 12(a1)
    xor a7, t1, a7
    xor t0, t2, t0
    xor a5, t3, a5
    xor a6, t4, a6
    sw a7, 0(a0)
    sw t0, 4(a0)
    sw a5, 8(a0)
    sw a6, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    addi a4, a4, 1
    bgeu a2, a1, .Llwcc_speck128_128_ctr_crypt_rv32i_group
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_speck128_128_ctr_crypt_rv32i_out
.Llwcc_speck128_128_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_speck128_128_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_speck128_128_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_speck128_128_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_speck128_128_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_speck128_128_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_speck128_128_ctr_crypt_rv32i_group
.Llwcc_speck128_128_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_speck128_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_speck128_128_ctr_crypt_rv32i_copy
.Llwcc_speck128_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_speck128_128_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_speck128_128_ctr_crypt_rv32i_wipe
    addi sp, sp, 112
    ret
    .size lwcc_speck128_128_ctr_crypt_rv32i, .-lwcc_speck128_128_ctr_crypt_rv32i
