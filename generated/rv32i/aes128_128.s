# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile aes --set aes128_128 --target rv32i --lanes 1 --slicing plane
# passes:    unroll() invert() constants() counter() bitslice(enabled=true) fixslice(enabled=true) ctr_fold() fold() sbox(lanes=1) complement() rotate() balance() share() hoist() legalise(enabled=true) roll() slice(lanes=1) select() schedule() allocate() hide()
# dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 432
# layout:    planes of 16 S-boxes, 2 blocks side by side; cells in 4 arrangements
# sizes:     in bytes: block 16, key 16, nonce 12, rk 728, ctx 768, align 4, group 32, stack 432
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing

    .text

    .balign 4
    .global lwcc_aes128_128_key_setup_rv32i
    .type lwcc_aes128_128_key_setup_rv32i, %function
lwcc_aes128_128_key_setup_rv32i:
    addi sp, sp, -432
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
    srli t2, t0, 2
    srli t1, t0, 1
    srli t3, t0, 3
    srli t4, t0, 4
    srli t5, t0, 5
    srli t6, t0, 6
    srli a4, t0, 7
    not a3, t0
    not t2, t2
    not t3, t3
    not t4, t4
    not t5, t5
    not a4, a4
    xor a2, t2, t4
    xor s0, t1, a4
    xor s1, s0, a2
    xor t3, t2, t3
    or s2, t3, s1
    xor a4, t4, a4
    xor s3, t3, s1
    xor t6, t6, s3
    xor t2, t2, t6
    xor s4, t2, a4
    xor s5, a3, s4
    xor t5, t5, t6
    xor t6, t5, s4
    xor s6, s3, t6
    xor s7, s6, s5
    xor t4, t4, s7
    or s8, a3, t4
    xor s9, a2, a4
    or s10, t5, s9
    or s11, a4, s4
    xor s10, s11, s10
    xor s8, s10, s8
    xor ra, t2, s8
    xor s2, ra, s2
    xor ra, a3, s3
    sw t1, 96(sp)
    xor t1, s1, t4
    and t0, t1, ra
    xor t0, t0, s8
    and s8, a2, t6
    xor t2, t2, s8
    xor t2, t2, s11
    xor t0, t2, t0
    xor s8, t0, s2
    xor s11, t1, s9
    and a7, s7, s11
    xor a7, a7, t2
    and t2, s0, s6
    xor t2, t2, a7
    or s8, t2, s8
    and a6, t0, s8
    not a6, a6
    xor a5, s0, s11
    sw s9, 100(sp)
    and s9, s5, a5
    xor s9, s9, s10
    xor a7, a7, s9
    xor a7, t3, a7
    xor t2, t2, a7
    xor t3, t2, s8
    or t0, t0, t3
    xor t0, s2, t0
    or t3, a7, s2
    and a6, a6, t3
    xor s2, t0, a6
    or s0, s0, s2
    and s9, s11, a6
    or s5, s5, t0
    or s2, s6, s2
    xor t3, s8, t3
    or a7, a7, t3
    xor t2, t2, a7
    or a3, a3, t2
    xor t3, t3, t2
    and a7, a7, t3
    or t3, s3, a7
    xor a3, a3, t3
    xor s3, s2, a3
    xor s3, s5, s3
    xor s5, s9, s3
    xor s6, t0, t2
    and a4, a4, s6
    xor s8, t2, a7
    xor s9, a6, s8
    xor s10, s6, s9
    and a2, a2, s10
    xor a2, a4, a2
    xor a2, s5, a2
    xor s0, s0, a2
    and t5, t5, s9
    xor t5, a3, t5
    and t6, t6, s10
    and a6, s7, a6
    xor a6, s2, a6
    xor t6, t6, a6
    xor a3, s0, t6
    xor t5, t5, a3
    or t2, t4, t2
    or a5, a5, t0
    and t0, t1, s8
    xor t0, s5, t0
    xor t1, t5, t0
    xor a5, a5, t1
    xor t1, t2, a5
    and t2, ra, s8
    or a7, s1, a7
    and t4, s4, s6
    xor t4, t6, t4
    xor t0, t0, t4
    xor t0, a2, t0
    xor a7, a7, t0
    xor t2, t2, a7
    xor a6, t3, a6
    xor a6, t2, a6
    xor t2, t4, a6
    xor t3, s3, t2
    lw t4, 100(sp)
    xor a5, a5, t0
    and t4, t4, s9
    xor a5, t4, a5
    xor a5, a4, a5
    not t0, t5
    not t3, t3
    not t2, t2
    not a5, a5
    not a6, a6
    slli t4, s0, 24
    srli t5, s0, 8
    or t4, t4, t5
    lui t5, 4112
    addi t5, t5, 257
    and t4, t4, t5
    slli t6, t0, 25
    srli t0, t0, 7
    or t0, t6, t0
    lui t6, 8224
    addi t6, t6, 514
    and t0, t0, t6
    or t0, t4, t0
    slli t4, t1, 26
    srli t1, t1, 6
    or t1, t4, t1
    lui t4, 16448
    addi t4, t4, 1028
    and t1, t1, t4
    or t0, t0, t1
    slli t1, t3, 27
    srli t3, t3, 5
    or t1, t1, t3
    lui t3, 32897
    addi t3, t3, -2040
    and t1, t1, t3
    or t0, t0, t1
    slli t1, t2, 28
    srli t2, t2, 4
    or t1, t1, t2
    lui t2, 65793
    addi t2, t2, 16
    and t1, t1, t2
    or t0, t0, t1
    slli t1, a5, 29
    srli a5, a5, 3
    or a5, t1, a5
    lui t1, 131586
    addi t1, t1, 32
    and a5, a5, t1
    or a5, t0, a5
    slli t0, a6, 30
    srli a6, a6, 2
    or a6, t0, a6
    lui t0, 263172
    addi t0, t0, 64
    and a6, a6, t0
    or a5, a5, a6
    slli a6, a7, 31
    srli a7, a7, 1
    or a6, a6, a7
    lui a7, 526344
    addi a7, a7, 128
    and a6, a6, a7
    or a5, a5, a6
    lw a6, 0(a1)
    lw a3, 4(a1)
    xor a5, a6, a5
    xori a4, a5, 1
    xor a2, a4, a3
    lw s0, 8(a1)
    lw s2, 12(a1)
    xor s1, a2, s0
    xor s3, s1, s2
    srli s4, s3, 1
    srli s5, s3, 2
    srli s6, s3, 3
    srli s7, s3, 4
    srli s8, s3, 5
    srli s9, s3, 6
    srli s10, s3, 7
    not s11, s3
    not s5, s5
    not s6, s6
    not s7, s7
    not s8, s8
    not s10, s10
    xor ra, s5, s7
    xor s4, s4, s10
    xor s2, s4, ra
    xor s6, s5, s6
    or s0, s6, s2
    xor s10, s7, s10
    xor a3, s6, s2
    xor s9, s9, a3
    xor s5, s5, s9
    xor a6, s5, s10
    sw a4, 100(sp)
    xor a4, s11, a6
    xor s8, s8, s9
    xor s9, s8, a6
    sw s3, 104(sp)
    xor s3, a3, s9
    sw s1, 108(sp)
    xor s1, s3, a4
    xor s7, s7, s1
    sw a2, 112(sp)
    or a2, s11, s7
    sw a5, 116(sp)
    xor a5, ra, s10
    sw a7, 120(sp)
    or a7, s8, a5
    sw t0, 124(sp)
    or t0, s10, a6
    xor a7, t0, a7
    xor a2, a7, a2
    sw t1, 128(sp)
    xor t1, s5, a2
    xor t1, t1, s0
    xor s0, s11, a3
    sw t2, 132(sp)
    xor t2, s2, s7
    sw t3, 136(sp)
    and t3, t2, s0
    xor t3, t3, a2
    and a2, ra, s9
    xor a2, s5, a2
    xor t0, a2, t0
    xor t3, t0, t3
    xor a2, t3, t1
    xor s5, t2, a5
    sw t4, 140(sp)
    and t4, s1, s5
    xor t0, t4, t0
    and t4, s4, s3
    xor t4, t4, t0
    or a2, t4, a2
    sw t6, 144(sp)
    and t6, t3, a2
    not t6, t6
    sw t5, 148(sp)
    xor t5, s4, s5
    sw a5, 152(sp)
    and a5, a4, t5
    xor a5, a5, a7
    xor a5, t0, a5
    xor a5, s6, a5
    xor a7, t4, a5
    xor t0, a7, a2
    or t0, t3, t0
    xor t0, t1, t0
    or t1, a5, t1
    and t3, t6, t1
    xor t4, t0, t3
    or t6, s4, t4
    and s4, s5, t3
    or a4, a4, t0
    or t4, s3, t4
    xor t1, a2, t1
    or a5, a5, t1
    xor a7, a7, a5
    or a2, s11, a7
    xor t1, t1, a7
    and a5, a5, t1
    or t1, a3, a5
    xor a3, a2, t1
    xor a2, t4, a3
    xor a4, a4, a2
    xor a2, s4, a4
    xor s3, t0, a7
    and s4, s10, s3
    xor s5, a7, a5
    xor s6, t3, s5
    xor s10, s3, s6
    and s11, ra, s10
    xor s11, s4, s11
    xor s11, a2, s11
    xor t6, t6, s11
    and s8, s8, s6
    xor a3, a3, s8
    and s8, s9, s10
    and t3, s1, t3
    xor t3, t4, t3
    xor t4, s8, t3
    xor s1, t6, t4
    xor a3, a3, s1
    or a7, s7, a7
    or t0, t5, t0
    and t2, t2, s5
    xor t2, a2, t2
    xor t5, a3, t2
    xor t0, t0, t5
    xor a7, a7, t0
    and t5, s0, s5
    or a5, s2, a5
    and a6, a6, s3
    xor a6, t4, a6
    xor t2, t2, a6
    xor t2, s11, t2
    xor a5, a5, t2
    xor t4, t5, a5
    xor t1, t1, t3
    xor t1, t4, t1
    xor a6, a6, t1
    xor t3, a4, a6
    lw t4, 152(sp)
    xor t0, t0, t2
    and t4, t4, s6
    xor t0, t4, t0
    xor t0, s4, t0
    not t2, a3
    not t3, t3
    not a6, a6
    not t0, t0
    not t1, t1
    slli t4, t6, 24
    srli t5, t6, 8
    or t4, t4, t5
    lw t5, 148(sp)
    slli t6, t2, 25
    and t4, t4, t5
    srli t2, t2, 7
    or t2, t6, t2
    lw t6, 144(sp)
    and t2, t2, t6
    or t2, t4, t2
    slli t4, a7, 26
    srli a7, a7, 6
    or a7, t4, a7
    lw t4, 140(sp)
    and a7, a7, t4
    or a7, t2, a7
    slli t2, t3, 27
    srli t3, t3, 5
    or t2, t2, t3
    lw t3, 136(sp)
    and t2, t2, t3
    or a7, a7, t2
    slli t2, a6, 28
    srli a6, a6, 4
    or a6, t2, a6
    lw t2, 132(sp)
    and a6, a6, t2
    or a6, a7, a6
    slli a7, t0, 29
    srli t0, t0, 3
    or a7, a7, t0
    lw t0, 128(sp)
    and a7, a7, t0
    or a6, a6, a7
    slli a7, t1, 30
    srli t1, t1, 2
    or a7, a7, t1
    lw t1, 124(sp)
    lw a4, 112(sp)
    and a7, a7, t1
    or a6, a6, a7
    slli a7, a5, 31
    srli a5, a5, 1
    or a5, a7, a5
    lw a7, 120(sp)
    lw a2, 108(sp)
    and a5, a5, a7
    or a5, a6, a5
    lw a6, 116(sp)
    lw s1, 104(sp)
    xor a5, a6, a5
    xori a6, a5, 3
    xor a3, a6, a4
    xor s0, a3, a2
    xor s2, s0, s1
    srli s3, s2, 1
    srli s4, s2, 2
    srli s5, s2, 3
    srli s6, s2, 4
    srli s7, s2, 5
    srli s8, s2, 6
    srli s9, s2, 7
    not s10, s2
    not s4, s4
    not s5, s5
    not s6, s6
    not s7, s7
    not s9, s9
    xor s11, s4, s6
    xor s3, s3, s9
    xor ra, s3, s11
    xor s5, s4, s5
    or a4, s5, ra
    xor s9, s6, s9
    xor a2, s5, ra
    xor s8, s8, a2
    xor s4, s4, s8
    xor s1, s4, s9
    sw a6, 116(sp)
    xor a6, s10, s1
    xor s7, s7, s8
    xor s8, s7, s1
    xor a7, a2, s8
    xor t1, a7, a6
    xor s6, s6, t1
    or t0, s10, s6
    xor t2, s11, s9
    or t3, s7, t2
    or t4, s9, s1
    xor t3, t4, t3
    xor t0, t3, t0
    xor t6, s4, t0
    xor t6, t6, a4
    xor a4, s10, a2
    xor t5, ra, s6
    sw s2, 152(sp)
    and s2, t5, a4
    xor t0, s2, t0
    and s2, s11, s8
    xor s2, s4, s2
    xor t4, s2, t4
    xor t0, t4, t0
    xor s2, t0, t6
    xor s4, t5, t2
    sw s0, 156(sp)
    and s0, t1, s4
    xor t4, s0, t4
    and s0, s3, a7
    xor s0, s0, t4
    or s2, s0, s2
    sw a3, 160(sp)
    and a3, t0, s2
    not a3, a3
    sw a5, 164(sp)
    xor a5, s3, s4
    sw t2, 168(sp)
    and t2, a6, a5
    xor t2, t2, t3
    xor t2, t4, t2
    xor t2, s5, t2
    xor t3, s0, t2
    xor t4, t3, s2
    or t0, t0, t4
    xor t0, t6, t0
    or t4, t2, t6
    and t6, a3, t4
    xor a3, t0, t6
    or s0, s3, a3
    and s3, s4, t6
    or a6, a6, t0
    or a7, a7, a3
    xor t4, s2, t4
    or t2, t2, t4
    xor t3, t3, t2
    or a3, s10, t3
    xor t4, t4, t3
    and t2, t2, t4
    or t4, a2, t2
    xor a3, a3, t4
    xor a2, a7, a3
    xor a6, a6, a2
    xor a2, s3, a6
    xor s2, t0, t3
    and s3, s9, s2
    xor s4, t3, t2
    xor s5, t6, s4
    xor s9, s2, s5
    and s10, s11, s9
    xor s10, s3, s10
    xor s10, a2, s10
    xor s0, s0, s10
    and s7, s7, s5
    xor a3, a3, s7
    and s7, s8, s9
    and t1, t1, t6
    xor a7, a7, t1
    xor t1, s7, a7
    xor t6, s0, t1
    xor t6, a3, t6
    or t3, s6, t3
    or a5, a5, t0
    and t0, t5, s4
    xor t0, a2, t0
    xor t5, t6, t0
    xor a5, a5, t5
    xor t3, t3, a5
    and t5, a4, s4
    or t2, ra, t2
    and a4, s1, s2
    xor t1, t1, a4
    xor t0, t0, t1
    xor t0, s10, t0
    xor t2, t2, t0
    xor t5, t5, t2
    xor a7, t4, a7
    xor a7, t5, a7
    xor t1, t1, a7
    xor a6, a6, t1
    lw t4, 168(sp)
    xor a5, a5, t0
    and t4, t4, s5
    xor a5, t4, a5
    xor a5, s3, a5
    not t0, t6
    not a6, a6
    not t1, t1
    not a5, a5
    not a7, a7
    slli t4, s0, 24
    srli t5, s0, 8
    or t4, t4, t5
    lw t5, 148(sp)
    slli t6, t0, 25
    and t4, t4, t5
    srli t0, t0, 7
    or t0, t6, t0
    lw t6, 144(sp)
    and t0, t0, t6
    or t0, t4, t0
    slli t4, t3, 26
    srli t3, t3, 6
    or t3, t4, t3
    lw t4, 140(sp)
    and t3, t3, t4
    or t0, t0, t3
    slli t3, a6, 27
    srli a6, a6, 5
    or a6, t3, a6
    lw t3, 136(sp)
    and a6, a6, t3
    or a6, t0, a6
    slli t0, t1, 28
    srli t1, t1, 4
    or t0, t0, t1
    lw t1, 132(sp)
    and t0, t0, t1
    or a6, a6, t0
    slli t0, a5, 29
    srli a5, a5, 3
    or a5, t0, a5
    lw t0, 128(sp)
    and a5, a5, t0
    or a5, a6, a5
    slli a6, a7, 30
    srli a7, a7, 2
    or a6, a6, a7
    lw a7, 124(sp)
    lw a4, 160(sp)
    and a6, a6, a7
    or a5, a5, a6
    slli a6, t2, 31
    srli t2, t2, 1
    or a6, a6, t2
    lw t2, 120(sp)
    lw a2, 156(sp)
    and a6, a6, t2
    or a5, a5, a6
    lw a6, 164(sp)
    lw s1, 152(sp)
    xor a5, a6, a5
    xori a6, a5, 7
    xor a3, a6, a4
    xor s0, a3, a2
    xor s2, s0, s1
    srli s3, s2, 1
    srli s4, s2, 2
    srli s5, s2, 3
    srli s6, s2, 4
    srli s7, s2, 5
    srli s8, s2, 6
    srli s9, s2, 7
    not s10, s2
    not s4, s4
    not s5, s5
    not s6, s6
    not s7, s7
    not s9, s9
    xor s11, s4, s6
    xor s3, s3, s9
    xor ra, s3, s11
    xor s5, s4, s5
    or s1, s5, ra
    xor s9, s6, s9
    xor a4, s5, ra
    xor s8, s8, a4
    xor s4, s4, s8
    xor a2, s4, s9
    sw a6, 164(sp)
    xor a6, s10, a2
    xor s7, s7, s8
    xor s8, s7, a2
    xor t2, a4, s8
    xor a7, t2, a6
    xor s6, s6, a7
    or t0, s10, s6
    xor t1, s11, s9
    or t3, s7, t1
    or t4, s9, a2
    xor t3, t4, t3
    xor t0, t3, t0
    xor t6, s4, t0
    xor t6, t6, s1
    xor s1, s10, a4
    xor t5, ra, s6
    sw s2, 168(sp)
    and s2, t5, s1
    xor t0, s2, t0
    and s2, s11, s8
    xor s2, s4, s2
    xor t4, s2, t4
    xor t0, t4, t0
    xor s2, t0, t6
    xor s4, t5, t1
    sw s0, 172(sp)
    and s0, a7, s4
    xor t4, s0, t4
    and s0, s3, t2
    xor s0, s0, t4
    or s2, s0, s2
    sw a3, 176(sp)
    and a3, t0, s2
    not a3, a3
    sw a5, 180(sp)
    xor a5, s3, s4
    sw t1, 184(sp)
    and t1, a6, a5
    xor t1, t1, t3
    xor t1, t4, t1
    xor t1, s5, t1
    xor t3, s0, t1
    xor t4, t3, s2
    or t0, t0, t4
    xor t0, t6, t0
    or t4, t1, t6
    and t6, a3, t4
    xor a3, t0, t6
    or s0, s3, a3
    and s3, s4, t6
    or a6, a6, t0
    or t2, t2, a3
    xor t4, s2, t4
    or t1, t1, t4
    xor t3, t3, t1
    or a3, s10, t3
    xor t4, t4, t3
    and t1, t1, t4
    or t4, a4, t1
    xor a4, a3, t4
    xor a3, t2, a4
    xor a6, a6, a3
    xor a3, s3, a6
    xor s2, t0, t3
    and s3, s9, s2
    xor s4, t3, t1
    xor s5, t6, s4
    xor s9, s2, s5
    and s10, s11, s9
    xor s10, s3, s10
    xor s10, a3, s10
    xor s0, s0, s10
    and s7, s7, s5
    xor a4, a4, s7
    and s7, s8, s9
    and a7, a7, t6
    xor a7, t2, a7
    xor t2, s7, a7
    xor t6, s0, t2
    xor t6, a4, t6
    or t3, s6, t3
    or a5, a5, t0
    and t0, t5, s4
    xor t0, a3, t0
    xor t5, t6, t0
    xor a5, a5, t5
    xor t3, t3, a5
    and t5, s1, s4
    or t1, ra, t1
    and a4, a2, s2
    xor t2, t2, a4
    xor t0, t0, t2
    xor t0, s10, t0
    xor t1, t1, t0
    xor t5, t5, t1
    xor a7, t4, a7
    xor a7, t5, a7
    xor t2, t2, a7
    xor a6, a6, t2
    lw t4, 184(sp)
    xor a5, a5, t0
    and t4, t4, s5
    xor a5, t4, a5
    xor a5, s3, a5
    not t0, t6
    not a6, a6
    not t2, t2
    not a5, a5
    not a7, a7
    slli t4, s0, 24
    srli t5, s0, 8
    or t4, t4, t5
    lw t5, 148(sp)
    slli t6, t0, 25
    and t4, t4, t5
    srli t0, t0, 7
    or t0, t6, t0
    lw t6, 144(sp)
    and t0, t0, t6
    or t0, t4, t0
    slli t4, t3, 26
    srli t3, t3, 6
    or t3, t4, t3
    lw t4, 140(sp)
    and t3, t3, t4
    or t0, t0, t3
    slli t3, a6, 27
    srli a6, a6, 5
    or a6, t3, a6
    lw t3, 136(sp)
    and a6, a6, t3
    or a6, t0, a6
    slli t0, t2, 28
    srli t2, t2, 4
    or t0, t0, t2
    lw t2, 132(sp)
    and t0, t0, t2
    or a6, a6, t0
    slli t0, a5, 29
    srli a5, a5, 3
    or a5, t0, a5
    lw t0, 128(sp)
    and a5, a5, t0
    or a5, a6, a5
    slli a6, a7, 30
    srli a7, a7, 2
    or a6, a6, a7
    lw a7, 124(sp)
    lw a4, 176(sp)
    and a6, a6, a7
    or a5, a5, a6
    slli a6, t1, 31
    srli t1, t1, 1
    or a6, a6, t1
    lw t1, 120(sp)
    lw a2, 172(sp)
    and a6, a6, t1
    or a5, a5, a6
    lw a6, 180(sp)
    lw s1, 168(sp)
    xor a5, a6, a5
    xori a6, a5, 15
    xor a3, a6, a4
    xor s0, a3, a2
    xor s2, s0, s1
    srli s3, s2, 1
    srli s4, s2, 2
    srli s5, s2, 3
    srli s6, s2, 4
    srli s7, s2, 5
    srli s8, s2, 6
    srli s9, s2, 7
    not s10, s2
    not s4, s4
    not s5, s5
    not s6, s6
    not s7, s7
    not s9, s9
    xor s11, s4, s6
    xor ra, s3, s9
    xor s1, ra, s11
    xor s5, s4, s5
    or a2, s5, s1
    xor s9, s6, s9
    xor a4, s5, s1
    xor s8, s8, a4
    xor s4, s4, s8
    sw s3, 180(sp)
    xor s3, s4, s9
    sw a6, 184(sp)
    xor a6, s10, s3
    xor s7, s7, s8
    xor s8, s7, s3
    xor t1, a4, s8
    xor a7, t1, a6
    xor s6, s6, a7
    or t0, s10, s6
    xor t2, s11, s9
    or t3, s7, t2
    or t4, s9, s3
    xor t3, t4, t3
    xor t0, t3, t0
    xor t6, s4, t0
    xor t6, t6, a2
    xor a2, s10, a4
    xor t5, s1, s6
    sw s2, 188(sp)
    and s2, t5, a2
    xor t0, s2, t0
    and s2, s11, s8
    xor s2, s4, s2
    xor t4, s2, t4
    xor t0, t4, t0
    xor s2, t0, t6
    xor s4, t5, t2
    sw s0, 192(sp)
    and s0, a7, s4
    xor t4, s0, t4
    and s0, ra, t1
    xor s0, s0, t4
    or s2, s0, s2
    sw a3, 196(sp)
    and a3, t0, s2
    not a3, a3
    sw a5, 200(sp)
    xor a5, ra, s4
    sw t2, 204(sp)
    and t2, a6, a5
    xor t2, t2, t3
    xor t2, t4, t2
    xor t2, s5, t2
    xor t3, s0, t2
    xor t4, t3, s2
    or t0, t0, t4
    xor t0, t6, t0
    or t4, t2, t6
    and t6, a3, t4
    xor a3, t0, t6
    or s0, ra, a3
    and s4, s4, t6
    or a6, a6, t0
    or t1, t1, a3
    xor t4, s2, t4
    or t2, t2, t4
    xor t3, t3, t2
    or a3, s10, t3
    xor t4, t4, t3
    and t2, t2, t4
    or t4, a4, t2
    xor a4, a3, t4
    xor a3, t1, a4
    xor a6, a6, a3
    xor a3, s4, a6
    xor s2, t0, t3
    and s4, s9, s2
    xor s5, t3, t2
    xor s9, t6, s5
    xor s10, s2, s9
    and s11, s11, s10
    xor s11, s4, s11
    xor s11, a3, s11
    xor s0, s0, s11
    and s7, s7, s9
    xor a4, a4, s7
    and s7, s8, s10
    and a7, a7, t6
    xor a7, t1, a7
    xor t1, s7, a7
    xor t6, s0, t1
    xor t6, a4, t6
    or t3, s6, t3
    or a5, a5, t0
    and t0, t5, s5
    xor t0, a3, t0
    xor t5, t6, t0
    xor a5, a5, t5
    xor t3, t3, a5
    and t5, a2, s5
    or t2, s1, t2
    and a4, s3, s2
    xor t1, t1, a4
    xor t0, t0, t1
    xor t0, s11, t0
    xor t2, t2, t0
    xor t5, t5, t2
    xor a7, t4, a7
    xor a7, t5, a7
    xor t1, t1, a7
    xor a6, a6, t1
    lw t4, 204(sp)
    xor a5, a5, t0
    and t4, t4, s9
    xor a5, t4, a5
    xor a5, s4, a5
    not t0, t6
    not a6, a6
    not t1, t1
    not a5, a5
    not a7, a7
    slli t4, s0, 24
    srli t5, s0, 8
    or t4, t4, t5
    lw t5, 148(sp)
    slli t6, t0, 25
    and t4, t4, t5
    srli t0, t0, 7
    or t0, t6, t0
    lw t6, 144(sp)
    and t0, t0, t6
    or t0, t4, t0
    slli t4, t3, 26
    srli t3, t3, 6
    or t3, t4, t3
    lw t4, 140(sp)
    and t3, t3, t4
    or t0, t0, t3
    slli t3, a6, 27
    srli a6, a6, 5
    or a6, t3, a6
    lw t3, 136(sp)
    and a6, a6, t3
    or a6, t0, a6
    slli t0, t1, 28
    srli t1, t1, 4
    or t0, t0, t1
    lw t1, 132(sp)
    and t0, t0, t1
    or a6, a6, t0
    slli t0, a5, 29
    srli a5, a5, 3
    or a5, t0, a5
    lw t0, 128(sp)
    and a5, a5, t0
    or a5, a6, a5
    slli a6, a7, 30
    srli a7, a7, 2
    or a6, a6, a7
    lw a7, 124(sp)
    lw a4, 196(sp)
    and a6, a6, a7
    or a5, a5, a6
    slli a6, t2, 31
    srli t2, t2, 1
    or a6, a6, t2
    lw t2, 120(sp)
    lw a2, 192(sp)
    and a6, a6, t2
    or a5, a5, a6
    lw a6, 200(sp)
    lw s1, 188(sp)
    xor a5, a6, a5
    xori a6, a5, 31
    xor a3, a6, a4
    xor s0, a3, a2
    xor s2, s0, s1
    srli s3, s2, 1
    srli s4, s2, 2
    srli s5, s2, 3
    srli s6, s2, 4
    srli s7, s2, 5
    srli s8, s2, 6
    srli s9, s2, 7
    not s10, s2
    not s4, s4
    not s5, s5
    not s6, s6
    not s7, s7
    not s9, s9
    xor s11, s4, s6
    xor s3, s3, s9
    xor ra, s3, s11
    xor s5, s4, s5
    or s1, s5, ra
    xor s9, s6, s9
    xor a2, s5, ra
    xor s8, s8, a2
    xor s4, s4, s8
    xor a4, s4, s9
    sw a6, 200(sp)
    xor a6, s10, a4
    xor s7, s7, s8
    xor s8, s7, a4
    xor t2, a2, s8
    xor a7, t2, a6
    xor s6, s6, a7
    or t0, s10, s6
    xor t1, s11, s9
    or t3, s7, t1
    or t4, s9, a4
    xor t3, t4, t3
    xor t0, t3, t0
    xor t6, s4, t0
    xor t6, t6, s1
    xor s1, s10, a2
    xor t5, ra, s6
    sw s2, 204(sp)
    and s2, t5, s1
    xor t0, s2, t0
    and s2, s11, s8
    xor s2, s4, s2
    xor t4, s2, t4
    xor t0, t4, t0
    xor s2, t0, t6
    xor s4, t5, t1
    sw s0, 208(sp)
    and s0, a7, s4
    xor t4, s0, t4
    and s0, s3, t2
    xor s0, s0, t4
    or s2, s0, s2
    sw a3, 212(sp)
    and a3, t0, s2
    not a3, a3
    sw a5, 216(sp)
    xor a5, s3, s4
    sw t1, 220(sp)
    and t1, a6, a5
    xor t1, t1, t3
    xor t1, t4, t1
    xor t1, s5, t1
    xor t3, s0, t1
    xor t4, t3, s2
    or t0, t0, t4
    xor t0, t6, t0
    or t4, t1, t6
    and t6, a3, t4
    xor a3, t0, t6
    or s0, s3, a3
    and s3, s4, t6
    or a6, a6, t0
    or t2, t2, a3
    xor t4, s2, t4
    or t1, t1, t4
    xor t3, t3, t1
    or a3, s10, t3
    xor t4, t4, t3
    and t1, t1, t4
    or t4, a2, t1
    xor a3, a3, t4
    xor a2, t2, a3
    xor a6, a6, a2
    xor a2, s3, a6
    xor s2, t0, t3
    and s3, s9, s2
    xor s4, t3, t1
    xor s5, t6, s4
    xor s9, s2, s5
    and s10, s11, s9
    xor s10, s3, s10
    xor s10, a2, s10
    xor s0, s0, s10
    and s7, s7, s5
    xor a3, a3, s7
    and s7, s8, s9
    and a7, a7, t6
    xor a7, t2, a7
    xor t2, s7, a7
    xor t6, s0, t2
    xor t6, a3, t6
    or t3, s6, t3
    or a5, a5, t0
    and t0, t5, s4
    xor t0, a2, t0
    xor t5, t6, t0
    xor a5, a5, t5
    xor t3, t3, a5
    and t5, s1, s4
    or t1, ra, t1
    and a4, a4, s2
    xor t2, t2, a4
    xor t0, t0, t2
    xor t0, s10, t0
    xor t1, t1, t0
    xor t5, t5, t1
    xor a7, t4, a7
    xor a7, t5, a7
    xor t2, t2, a7
    xor a6, a6, t2
    lw t4, 220(sp)
    xor a5, a5, t0
    and t4, t4, s5
    xor a5, t4, a5
    xor a5, s3, a5
    not t0, t6
    not a6, a6
    not t2, t2
    not a5, a5
    not a7, a7
    slli t4, s0, 24
    srli t5, s0, 8
    or t4, t4, t5
    lw t5, 148(sp)
    slli t6, t0, 25
    and t4, t4, t5
    srli t0, t0, 7
    or t0, t6, t0
    lw t6, 144(sp)
    and t0, t0, t6
    or t0, t4, t0
    slli t4, t3, 26
    srli t3, t3, 6
    or t3, t4, t3
    lw t4, 140(sp)
    and t3, t3, t4
    or t0, t0, t3
    slli t3, a6, 27
    srli a6, a6, 5
    or a6, t3, a6
    lw t3, 136(sp)
    and a6, a6, t3
    or a6, t0, a6
    slli t0, t2, 28
    srli t2, t2, 4
    or t0, t0, t2
    lw t2, 132(sp)
    and t0, t0, t2
    or a6, a6, t0
    slli t0, a5, 29
    srli a5, a5, 3
    or a5, t0, a5
    lw t0, 128(sp)
    and a5, a5, t0
    or a5, a6, a5
    slli a6, a7, 30
    srli a7, a7, 2
    or a6, a6, a7
    lw a7, 124(sp)
    lw a4, 212(sp)
    and a6, a6, a7
    or a5, a5, a6
    slli a6, t1, 31
    srli t1, t1, 1
    or a6, a6, t1
    lw t1, 120(sp)
    lw a2, 208(sp)
    and a6, a6, t1
    or a5, a5, a6
    lw a6, 216(sp)
    lw s1, 204(sp)
    xor a5, a6, a5
    xori a6, a5, 63
    xor a3, a6, a4
    xor s0, a3, a2
    xor s2, s0, s1
    srli s3, s2, 1
    srli s4, s2, 2
    srli s5, s2, 3
    srli s6, s2, 4
    srli s7, s2, 5
    srli s8, s2, 6
    srli s9, s2, 7
    not s10, s2
    not s4, s4
    not s5, s5
    not s6, s6
    not s7, s7
    not s9, s9
    xor s11, s4, s6
    xor s3, s3, s9
    xor ra, s3, s11
    xor s5, s4, s5
    or a4, s5, ra
    xor s9, s6, s9
    xor a2, s5, ra
    xor s8, s8, a2
    xor s4, s4, s8
    xor s1, s4, s9
    sw a6, 216(sp)
    xor a6, s10, s1
    xor s7, s7, s8
    xor s8, s7, s1
    xor t1, a2, s8
    xor a7, t1, a6
    xor s6, s6, a7
    or t0, s10, s6
    xor t2, s11, s9
    or t3, s7, t2
    or t4, s9, s1
    xor t3, t4, t3
    xor t0, t3, t0
    xor t6, s4, t0
    xor t6, t6, a4
    xor a4, s10, a2
    xor t5, ra, s6
    sw s2, 220(sp)
    and s2, t5, a4
    xor t0, s2, t0
    and s2, s11, s8
    xor s2, s4, s2
    xor t4, s2, t4
    xor t0, t4, t0
    xor s2, t0, t6
    xor s4, t5, t2
    sw s0, 224(sp)
    and s0, a7, s4
    xor t4, s0, t4
    and s0, s3, t1
    xor s0, s0, t4
    or s2, s0, s2
    sw a3, 228(sp)
    and a3, t0, s2
    not a3, a3
    sw a5, 232(sp)
    xor a5, s3, s4
    sw t2, 236(sp)
    and t2, a6, a5
    xor t2, t2, t3
    xor t2, t4, t2
    xor t2, s5, t2
    xor t3, s0, t2
    xor t4, t3, s2
    or t0, t0, t4
    xor t0, t6, t0
    or t4, t2, t6
    and t6, a3, t4
    xor a3, t0, t6
    or s0, s3, a3
    and s3, s4, t6
    or a6, a6, t0
    or t1, t1, a3
    xor t4, s2, t4
    or t2, t2, t4
    xor t3, t3, t2
    or a3, s10, t3
    xor t4, t4, t3
    and t2, t2, t4
    or t4, a2, t2
    xor a3, a3, t4
    xor a2, t1, a3
    xor a6, a6, a2
    xor a2, s3, a6
    xor s2, t0, t3
    and s3, s9, s2
    xor s4, t3, t2
    xor s5, t6, s4
    xor s9, s2, s5
    and s10, s11, s9
    xor s10, s3, s10
    xor s10, a2, s10
    xor s0, s0, s10
    and s7, s7, s5
    xor a3, a3, s7
    and s7, s8, s9
    and a7, a7, t6
    xor a7, t1, a7
    xor t1, s7, a7
    xor t6, s0, t1
    xor t6, a3, t6
    or t3, s6, t3
    or a5, a5, t0
    and t0, t5, s4
    xor t0, a2, t0
    xor t5, t6, t0
    xor a5, a5, t5
    xor t3, t3, a5
    and t5, a4, s4
    or t2, ra, t2
    and a4, s1, s2
    xor t1, t1, a4
    xor t0, t0, t1
    xor t0, s10, t0
    xor t2, t2, t0
    xor t5, t5, t2
    xor a7, t4, a7
    xor a7, t5, a7
    xor t1, t1, a7
    xor a6, a6, t1
    lw t4, 236(sp)
    xor a5, a5, t0
    and t4, t4, s5
    xor a5, t4, a5
    xor a5, s3, a5
    not t0, t6
    not a6, a6
    not t1, t1
    not a5, a5
    not a7, a7
    slli t4, s0, 24
    srli t5, s0, 8
    or t4, t4, t5
    lw t5, 148(sp)
    slli t6, t0, 25
    and t4, t4, t5
    srli t0, t0, 7
    or t0, t6, t0
    lw t6, 144(sp)
    and t0, t0, t6
    or t0, t4, t0
    slli t4, t3, 26
    srli t3, t3, 6
    or t3, t4, t3
    lw t4, 140(sp)
    and t3, t3, t4
    or t0, t0, t3
    slli t3, a6, 27
    srli a6, a6, 5
    or a6, t3, a6
    lw t3, 136(sp)
    and a6, a6, t3
    or a6, t0, a6
    slli t0, t1, 28
    srli t1, t1, 4
    or t0, t0, t1
    lw t1, 132(sp)
    and t0, t0, t1
    or a6, a6, t0
    slli t0, a5, 29
    srli a5, a5, 3
    or a5, t0, a5
    lw t0, 128(sp)
    and a5, a5, t0
    or a5, a6, a5
    slli a6, a7, 30
    srli a7, a7, 2
    or a6, a6, a7
    lw a7, 124(sp)
    lw a4, 228(sp)
    and a6, a6, a7
    or a5, a5, a6
    slli a6, t2, 31
    srli t2, t2, 1
    or a6, a6, t2
    lw t2, 120(sp)
    lw a2, 224(sp)
    and a6, a6, t2
    or a5, a5, a6
    lw a6, 232(sp)
    lw s1, 220(sp)
    xor a5, a6, a5
    xori a6, a5, 127
    xor a3, a6, a4
    xor s0, a3, a2
    xor s2, s0, s1
    srli s3, s2, 1
    srli s4, s2, 2
    srli s5, s2, 3
    srli s6, s2, 4
    srli s7, s2, 5
    srli s8, s2, 6
    srli s9, s2, 7
    not s10, s2
    not s4, s4
    not s5, s5
    not s6, s6
    not s7, s7
    not s9, s9
    xor s11, s4, s6
    xor s3, s3, s9
    xor ra, s3, s11
    xor s5, s4, s5
    or s1, s5, ra
    xor s9, s6, s9
    xor a4, s5, ra
    xor s8, s8, a4
    xor s4, s4, s8
    xor a2, s4, s9
    sw a6, 232(sp)
    xor a6, s10, a2
    xor s7, s7, s8
    xor s8, s7, a2
    xor t2, a4, s8
    xor a7, t2, a6
    xor s6, s6, a7
    or t0, s10, s6
    xor t1, s11, s9
    or t3, s7, t1
    or t4, s9, a2
    xor t3, t4, t3
    xor t0, t3, t0
    xor t6, s4, t0
    xor t6, t6, s1
    xor s1, s10, a4
    xor t5, ra, s6
    sw s2, 236(sp)
    and s2, t5, s1
    xor t0, s2, t0
    and s2, s11, s8
    xor s2, s4, s2
    xor t4, s2, t4
    xor t0, t4, t0
    xor s2, t0, t6
    xor s4, t5, t1
    sw s0, 240(sp)
    and s0, a7, s4
    xor t4, s0, t4
    and s0, s3, t2
    xor s0, s0, t4
    or s2, s0, s2
    sw a3, 244(sp)
    and a3, t0, s2
    not a3, a3
    sw a5, 248(sp)
    xor a5, s3, s4
    sw t1, 252(sp)
    and t1, a6, a5
    xor t1, t1, t3
    xor t1, t4, t1
    xor t1, s5, t1
    xor t3, s0, t1
    xor t4, t3, s2
    or t0, t0, t4
    xor t0, t6, t0
    or t4, t1, t6
    and t6, a3, t4
    xor a3, t0, t6
    or s0, s3, a3
    and s3, s4, t6
    or a6, a6, t0
    or t2, t2, a3
    xor t4, s2, t4
    or t1, t1, t4
    xor t3, t3, t1
    or a3, s10, t3
    xor t4, t4, t3
    and t1, t1, t4
    or t4, a4, t1
    xor a4, a3, t4
    xor a3, t2, a4
    xor a6, a6, a3
    xor a3, s3, a6
    xor s2, t0, t3
    and s3, s9, s2
    xor s4, t3, t1
    xor s5, t6, s4
    xor s9, s2, s5
    and s10, s11, s9
    xor s10, s3, s10
    xor s10, a3, s10
    xor s0, s0, s10
    and s7, s7, s5
    xor a4, a4, s7
    and s7, s8, s9
    and a7, a7, t6
    xor a7, t2, a7
    xor t2, s7, a7
    xor t6, s0, t2
    xor t6, a4, t6
    or t3, s6, t3
    or a5, a5, t0
    and t0, t5, s4
    xor t0, a3, t0
    xor t5, t6, t0
    xor a5, a5, t5
    xor t3, t3, a5
    and t5, s1, s4
    or t1, ra, t1
    and a4, a2, s2
    xor t2, t2, a4
    xor t0, t0, t2
    xor t0, s10, t0
    xor t1, t1, t0
    xor t5, t5, t1
    xor a7, t4, a7
    xor a7, t5, a7
    xor t2, t2, a7
    xor a6, a6, t2
    lw t4, 252(sp)
    xor a5, a5, t0
    and t4, t4, s5
    xor a5, t4, a5
    xor a5, s3, a5
    not t0, t6
    not a6, a6
    not t2, t2
    not a5, a5
    not a7, a7
    slli t4, s0, 24
    srli t5, s0, 8
    or t4, t4, t5
    lw t5, 148(sp)
    slli t6, t0, 25
    and t4, t4, t5
    srli t0, t0, 7
    or t0, t6, t0
    lw t6, 144(sp)
    and t0, t0, t6
    or t0, t4, t0
    slli t4, t3, 26
    srli t3, t3, 6
    or t3, t4, t3
    lw t4, 140(sp)
    and t3, t3, t4
    or t0, t0, t3
    slli t3, a6, 27
    srli a6, a6, 5
    or a6, t3, a6
    lw t3, 136(sp)
    and a6, a6, t3
    or a6, t0, a6
    slli t0, t2, 28
    srli t2, t2, 4
    or t0, t0, t2
    lw t2, 132(sp)
    and t0, t0, t2
    or a6, a6, t0
    slli t0, a5, 29
    srli a5, a5, 3
    or a5, t0, a5
    lw t0, 128(sp)
    and a5, a5, t0
    or a5, a6, a5
    slli a6, a7, 30
    srli a7, a7, 2
    or a6, a6, a7
    lw a7, 124(sp)
    lw a4, 244(sp)
    and a6, a6, a7
    or a5, a5, a6
    slli a6, t1, 31
    srli t1, t1, 1
    or a6, a6, t1
    lw t1, 120(sp)
    lw a2, 240(sp)
    and a6, a6, t1
    or a5, a5, a6
    lw a6, 248(sp)
    lw s1, 236(sp)
    xor a5, a6, a5
    xori a6, a5, 255
    xor a3, a6, a4
    xor s0, a3, a2
    xor s2, s0, s1
    srli s3, s2, 1
    srli s4, s2, 2
    srli s5, s2, 3
    srli s6, s2, 4
    srli s7, s2, 5
    srli s8, s2, 6
    srli s9, s2, 7
    not s10, s2
    not s4, s4
    not s5, s5
    not s6, s6
    not s7, s7
    not s9, s9
    xor s11, s4, s6
    xor ra, s3, s9
    xor s1, ra, s11
    xor s5, s4, s5
    or a2, s5, s1
    xor s9, s6, s9
    xor a4, s5, s1
    xor s8, s8, a4
    xor s4, s4, s8
    sw s3, 248(sp)
    xor s3, s4, s9
    sw a6, 252(sp)
    xor a6, s10, s3
    xor s7, s7, s8
    xor s8, s7, s3
    xor t1, a4, s8
    xor a7, t1, a6
    xor s6, s6, a7
    or t0, s10, s6
    xor t2, s11, s9
    or t3, s7, t2
    or t4, s9, s3
    xor t3, t4, t3
    xor t0, t3, t0
    xor t6, s4, t0
    xor t6, t6, a2
    xor a2, s10, a4
    xor t5, s1, s6
    sw s2, 256(sp)
    and s2, t5, a2
    xor t0, s2, t0
    and s2, s11, s8
    xor s2, s4, s2
    xor t4, s2, t4
    xor t0, t4, t0
    xor s2, t0, t6
    xor s4, t5, t2
    sw s0, 260(sp)
    and s0, a7, s4
    xor t4, s0, t4
    and s0, ra, t1
    xor s0, s0, t4
    or s2, s0, s2
    sw a3, 264(sp)
    and a3, t0, s2
    not a3, a3
    sw a5, 268(sp)
    xor a5, ra, s4
    sw t2, 272(sp)
    and t2, a6, a5
    xor t2, t2, t3
    xor t2, t4, t2
    xor t2, s5, t2
    xor t3, s0, t2
    xor t4, t3, s2
    or t0, t0, t4
    xor t0, t6, t0
    or t4, t2, t6
    and t6, a3, t4
    xor a3, t0, t6
    or s0, ra, a3
    and s4, s4, t6
    or a6, a6, t0
    or t1, t1, a3
    xor t4, s2, t4
    or t2, t2, t4
    xor t3, t3, t2
    or a3, s10, t3
    xor t4, t4, t3
    and t2, t2, t4
    or t4, a4, t2
    xor a4, a3, t4
    xor a3, t1, a4
    xor a6, a6, a3
    xor a3, s4, a6
    xor s2, t0, t3
    and s4, s9, s2
    xor s5, t3, t2
    xor s9, t6, s5
    xor s10, s2, s9
    and s11, s11, s10
    xor s11, s4, s11
    xor s11, a3, s11
    xor s0, s0, s11
    and s7, s7, s9
    xor a4, a4, s7
    and s7, s8, s10
    and a7, a7, t6
    xor a7, t1, a7
    xor t1, s7, a7
    xor t6, s0, t1
    xor t6, a4, t6
    or t3, s6, t3
    or a5, a5, t0
    and t0, t5, s5
    xor t0, a3, t0
    xor t5, t6, t0
    xor a5, a5, t5
    xor t3, t3, a5
    and t5, a2, s5
    or t2, s1, t2
    and a4, s3, s2
    xor t1, t1, a4
    xor t0, t0, t1
    xor t0, s11, t0
    xor t2, t2, t0
    xor t5, t5, t2
    xor a7, t4, a7
    xor a7, t5, a7
    xor t1, t1, a7
    xor a6, a6, t1
    lw t4, 272(sp)
    xor a5, a5, t0
    and t4, t4, s9
    xor a5, t4, a5
    xor a5, s4, a5
    not t0, t6
    not a6, a6
    not t1, t1
    not a5, a5
    not a7, a7
    slli t4, s0, 24
    srli t5, s0, 8
    or t4, t4, t5
    lw t5, 148(sp)
    slli t6, t0, 25
    and t4, t4, t5
    srli t0, t0, 7
    or t0, t6, t0
    lw t6, 144(sp)
    and t0, t0, t6
    or t0, t4, t0
    slli t4, t3, 26
    srli t3, t3, 6
    or t3, t4, t3
    lw t4, 140(sp)
    and t3, t3, t4
    or t0, t0, t3
    slli t3, a6, 27
    srli a6, a6, 5
    or a6, t3, a6
    lw t3, 136(sp)
    and a6, a6, t3
    or a6, t0, a6
    slli t0, t1, 28
    srli t1, t1, 4
    or t0, t0, t1
    lw t1, 132(sp)
    and t0, t0, t1
    or a6, a6, t0
    slli t0, a5, 29
    srli a5, a5, 3
    or a5, t0, a5
    lw t0, 128(sp)
    and a5, a5, t0
    or a5, a6, a5
    slli a6, a7, 30
    srli a7, a7, 2
    or a6, a6, a7
    lw a7, 124(sp)
    lw a4, 264(sp)
    and a6, a6, a7
    or a5, a5, a6
    slli a6, t2, 31
    srli t2, t2, 1
    or a6, a6, t2
    lw t2, 120(sp)
    lw a2, 260(sp)
    and a6, a6, t2
    or a5, a5, a6
    lw a6, 268(sp)
    lw s1, 256(sp)
    xor a5, a6, a5
    xori a6, a5, 228
    xor a3, a6, a4
    xor s0, a3, a2
    xor s2, s0, s1
    srli s3, s2, 1
    srli s4, s2, 2
    srli s5, s2, 3
    srli s6, s2, 4
    srli s7, s2, 5
    srli s8, s2, 6
    srli s9, s2, 7
    not s10, s2
    not s4, s4
    not s5, s5
    not s6, s6
    not s7, s7
    not s9, s9
    xor s11, s4, s6
    xor s3, s3, s9
    xor ra, s3, s11
    xor s5, s4, s5
    or s1, s5, ra
    xor s9, s6, s9
    xor a2, s5, ra
    xor s8, s8, a2
    xor s4, s4, s8
    xor a4, s4, s9
    sw a6, 268(sp)
    xor a6, s10, a4
    xor s7, s7, s8
    xor s8, s7, a4
    xor t2, a2, s8
    xor a7, t2, a6
    xor s6, s6, a7
    or t0, s10, s6
    xor t1, s11, s9
    or t3, s7, t1
    or t4, s9, a4
    xor t3, t4, t3
    xor t0, t3, t0
    xor t6, s4, t0
    xor t6, t6, s1
    xor s1, s10, a2
    xor t5, ra, s6
    sw s2, 272(sp)
    and s2, t5, s1
    xor t0, s2, t0
    and s2, s11, s8
    xor s2, s4, s2
    xor t4, s2, t4
    xor t0, t4, t0
    xor s2, t0, t6
    xor s4, t5, t1
    sw s0, 276(sp)
    and s0, a7, s4
    xor t4, s0, t4
    and s0, s3, t2
    xor s0, s0, t4
    or s2, s0, s2
    sw a3, 280(sp)
    and a3, t0, s2
    not a3, a3
    sw a5, 284(sp)
    xor a5, s3, s4
    sw t1, 288(sp)
    and t1, a6, a5
    xor t1, t1, t3
    xor t1, t4, t1
    xor t1, s5, t1
    xor t3, s0, t1
    xor t4, t3, s2
    or t0, t0, t4
    xor t0, t6, t0
    or t4, t1, t6
    and t6, a3, t4
    xor a3, t0, t6
    or s0, s3, a3
    and s3, s4, t6
    or a6, a6, t0
    or t2, t2, a3
    xor t4, s2, t4
    or t1, t1, t4
    xor t3, t3, t1
    or a3, s10, t3
    xor t4, t4, t3
    and t1, t1, t4
    or t4, a2, t1
    xor a3, a3, t4
    xor a2, t2, a3
    xor a6, a6, a2
    xor a2, s3, a6
    xor s2, t0, t3
    and s3, s9, s2
    xor s4, t3, t1
    xor s5, t6, s4
    xor s9, s2, s5
    and s10, s11, s9
    xor s10, s3, s10
    xor s10, a2, s10
    xor s0, s0, s10
    and s7, s7, s5
    xor a3, a3, s7
    and s7, s8, s9
    and a7, a7, t6
    xor a7, t2, a7
    xor t2, s7, a7
    xor t6, s0, t2
    xor t6, a3, t6
    or t3, s6, t3
    or a5, a5, t0
    and t0, t5, s4
    xor t0, a2, t0
    xor t5, t6, t0
    xor a5, a5, t5
    xor t3, t3, a5
    and t5, s1, s4
    or t1, ra, t1
    and a4, a4, s2
    xor t2, t2, a4
    xor t0, t0, t2
    xor t0, s10, t0
    xor t1, t1, t0
    xor t5, t5, t1
    xor a7, t4, a7
    xor a7, t5, a7
    xor t2, t2, a7
    xor a6, a6, t2
    lw t4, 288(sp)
    xor a5, a5, t0
    and t4, t4, s5
    xor a5, t4, a5
    xor a5, s3, a5
    not t0, t6
    not a6, a6
    not t2, t2
    not a5, a5
    not a7, a7
    slli t4, s0, 24
    srli t5, s0, 8
    or t4, t4, t5
    lw t5, 148(sp)
    and t4, t4, t5
    slli t5, t0, 25
    srli t0, t0, 7
    or t0, t5, t0
    lw t5, 144(sp)
    and t0, t0, t5
    or t0, t4, t0
    slli t4, t3, 26
    srli t3, t3, 6
    or t3, t4, t3
    lw t4, 140(sp)
    and t3, t3, t4
    or t0, t0, t3
    slli t3, a6, 27
    srli a6, a6, 5
    or a6, t3, a6
    lw t3, 136(sp)
    and a6, a6, t3
    or a6, t0, a6
    slli t0, t2, 28
    srli t2, t2, 4
    or t0, t0, t2
    lw t2, 132(sp)
    and t0, t0, t2
    or a6, a6, t0
    slli t0, a5, 29
    srli a5, a5, 3
    or a5, t0, a5
    lw t0, 128(sp)
    and a5, a5, t0
    or a5, a6, a5
    slli a6, a7, 30
    srli a7, a7, 2
    or a6, a6, a7
    lw a7, 124(sp)
    and a6, a6, a7
    or a5, a5, a6
    slli a6, t1, 31
    srli a7, t1, 1
    or a6, a6, a7
    lw a7, 120(sp)
    lw t0, 276(sp)
    and a6, a6, a7
    or a5, a5, a6
    lw a6, 284(sp)
    lw t2, 272(sp)
    xor a5, a6, a5
    xori a5, a5, 210
    lw a6, 280(sp)
    lui t4, 349525
    xor a7, a5, a6
    xor t1, a7, t0
    xor t3, t1, t2
    addi t4, t4, 1365
    lw t5, 0(a1)
    lw a3, 4(a1)
    srli t6, t5, 1
    xor t6, t6, t5
    and t6, t6, t4
    slli a4, t6, 1
    xor a4, t5, a4
    xor t6, t5, t6
    srli a2, a3, 1
    xor a2, a2, a3
    and a2, a2, t4
    slli s0, a2, 1
    xor s0, a3, s0
    xor a2, a3, a2
    lw s1, 8(a1)
    lw s4, 96(sp)
    srli s2, s1, 1
    xor s2, s2, s1
    and s2, s2, t4
    slli s3, s2, 1
    xor s3, s1, s3
    xor s2, s1, s2
    lw s5, 12(a1)
    lui s7, 209715
    xor s4, s4, s5
    and s4, s4, t4
    slli s6, s4, 1
    xor s6, s5, s6
    xor s4, s5, s4
    addi s7, s7, 819
    srli s8, a4, 2
    xor s8, s8, s0
    and s8, s8, s7
    slli s9, s8, 2
    xor a4, a4, s9
    xor s0, s0, s8
    srli s8, s3, 2
    xor s8, s8, s6
    and s8, s8, s7
    slli s9, s8, 2
    xor s3, s3, s9
    xor s6, s6, s8
    srli s8, t6, 2
    xor s8, s8, a2
    and s8, s8, s7
    slli s9, s8, 2
    xor t6, t6, s9
    xor a2, a2, s8
    srli s8, s2, 2
    xor s8, s8, s4
    and s8, s8, s7
    slli s9, s8, 2
    xor s2, s2, s9
    xor s4, s4, s8
    lui s8, 61681
    addi s8, s8, -241
    srli s9, a4, 4
    xor s9, s9, s3
    and s9, s9, s8
    slli s10, s9, 4
    xor a4, a4, s10
    sw a4, 704(a0)
    xor s3, s3, s9
    sw s3, 716(a0)
    srli s9, s0, 4
    xor s9, s9, s6
    and s9, s9, s8
    slli s10, s9, 4
    xor s0, s0, s10
    sw s0, 708(a0)
    xor s6, s6, s9
    sw s6, 24(a0)
    srli s6, t6, 4
    xor s6, s6, s2
    and s6, s6, s8
    slli s9, s6, 4
    xor t6, t6, s9
    sw t6, 16(a0)
    xor t6, s2, s6
    sw t6, 720(a0)
    srli s2, a2, 4
    xor s2, s2, s4
    and s2, s2, s8
    slli s6, s2, 4
    xor a2, a2, s6
    sw a2, 712(a0)
    xor s2, s4, s2
    sw s2, 724(a0)
    lw s4, 100(sp)
    lui s9, 16
    andi s6, s4, 255
    addi s9, s9, -256
    lw s10, 104(sp)
    lw ra, 108(sp)
    and s11, s10, s9
    or s6, s6, s11
    lui s11, 4080
    and a3, ra, s11
    or a3, s6, a3
    lui s6, 1044480
    lw t5, 112(sp)
    sw s2, 96(sp)
    and s2, t5, s6
    or a3, a3, s2
    andi s2, t5, 255
    sw t6, 284(sp)
    and t6, s4, s9
    or t6, s2, t6
    and s2, s10, s11
    or t6, t6, s2
    and s2, ra, s6
    or t6, t6, s2
    andi s2, ra, 255
    sw s3, 120(sp)
    and s3, t5, s9
    or s2, s2, s3
    and s3, s4, s11
    or s2, s2, s3
    and s3, s10, s6
    or s2, s2, s3
    andi s3, s10, 255
    sw a2, 124(sp)
    and a2, ra, s9
    or a2, s3, a2
    and t5, t5, s11
    or t5, a2, t5
    and a2, s4, s6
    or t5, t5, a2
    srli a2, a3, 1
    xor a2, a2, a3
    and a2, a2, t4
    slli s3, a2, 1
    xor s3, a3, s3
    xor a2, a3, a2
    srli s4, t6, 1
    xor s4, s4, t6
    and s4, s4, t4
    sw s0, 100(sp)
    slli s0, s4, 1
    xor s0, t6, s0
    xor s4, t6, s4
    sw a4, 112(sp)
    srli a4, s2, 1
    xor a4, a4, s2
    and a4, a4, t4
    sw a3, 128(sp)
    slli a3, a4, 1
    xor a3, s2, a3
    xor a4, s2, a4
    sw s2, 132(sp)
    srli s2, t5, 1
    xor s2, s2, t5
    and s2, s2, t4
    sw t6, 136(sp)
    slli t6, s2, 1
    xor t6, t5, t6
    xor s2, t5, s2
    sw t5, 140(sp)
    srli t5, s3, 2
    xor t5, t5, s0
    and t5, t5, s7
    slli a6, t5, 2
    xor a6, s3, a6
    xor t5, s0, t5
    srli s0, a3, 2
    xor s0, s0, t6
    and s0, s0, s7
    slli s3, s0, 2
    xor a3, a3, s3
    xor t6, t6, s0
    srli s0, a2, 2
    xor s0, s0, s4
    and s0, s0, s7
    slli s3, s0, 2
    xor a2, a2, s3
    xor s0, s4, s0
    srli s3, a4, 2
    xor s3, s3, s2
    and s3, s3, s7
    slli s4, s3, 2
    xor a4, a4, s4
    xor s2, s2, s3
    srli s3, a6, 4
    xor s3, s3, a3
    and s3, s3, s8
    slli s4, s3, 4
    xor a6, a6, s4
    xor a3, a3, s3
    sw a3, 40(a0)
    srli a3, t5, 4
    xor a3, a3, t6
    and a3, a3, s8
    slli s3, a3, 4
    xor t5, t5, s3
    xor t6, t6, a3
    srli a3, a2, 4
    xor a3, a3, a4
    and a3, a3, s8
    slli s3, a3, 4
    xor a2, a2, s3
    xor a4, a4, a3
    sw a4, 60(a0)
    srli a4, s0, 4
    xor a4, a4, s2
    and a4, a4, s8
    slli a3, a4, 4
    xor a3, s0, a3
    sw a3, 52(a0)
    xor a4, s2, a4
    lui a3, 4080
    addi a3, a3, 255
    lw s0, 116(sp)
    lui s3, 1044496
    and s2, s0, a3
    lw s4, 156(sp)
    addi s3, s3, -256
    and s0, s4, s3
    or s0, s2, s0
    lw s2, 160(sp)
    sw a4, 144(sp)
    and s4, s2, a3
    lw s2, 152(sp)
    and s2, s2, s3
    or s2, s4, s2
    xor s4, s0, s1
    xor s5, s2, s5
    srli s1, s0, 1
    xor s1, s1, s0
    and s1, s1, t4
    slli a4, s1, 1
    xor a4, s0, a4
    xor s0, s0, s1
    srli s1, s2, 1
    xor s1, s1, s2
    and s1, s1, t4
    sw t6, 148(sp)
    slli t6, s1, 1
    xor t6, s2, t6
    xor s1, s2, s1
    srli s2, s4, 1
    xor s2, s2, s4
    and s2, s2, t4
    sw t5, 288(sp)
    slli t5, s2, 1
    xor t5, s4, t5
    xor s2, s4, s2
    srli s4, s5, 1
    xor s4, s4, s5
    and s4, s4, t4
    sw a2, 292(sp)
    slli a2, s4, 1
    xor a2, s5, a2
    xor s4, s5, s4
    srli s5, a4, 2
    xor s5, s5, t6
    and s5, s5, s7
    sw a6, 296(sp)
    slli a6, s5, 2
    xor a6, a4, a6
    xor t6, t6, s5
    srli a4, t5, 2
    xor a4, a4, a2
    and a4, a4, s7
    slli s5, a4, 2
    xor t5, t5, s5
    xor a4, a2, a4
    srli a2, s0, 2
    xor a2, a2, s1
    and a2, a2, s7
    slli s5, a2, 2
    xor s0, s0, s5
    xor a2, s1, a2
    srli s1, s2, 2
    xor s1, s1, s4
    and s1, s1, s7
    slli s5, s1, 2
    xor s2, s2, s5
    xor s1, s4, s1
    srli s4, a6, 4
    xor s4, s4, t5
    and s4, s4, s8
    slli s5, s4, 4
    xor a6, a6, s5
    xor t5, t5, s4
    sw t5, 72(a0)
    srli t5, t6, 4
    xor t5, t5, a4
    and t5, t5, s8
    slli s4, t5, 4
    xor t6, t6, s4
    xor t5, a4, t5
    srli a4, s0, 4
    xor a4, a4, s2
    and a4, a4, s8
    slli s4, a4, 4
    xor s0, s0, s4
    xor a4, s2, a4
    sw a4, 92(a0)
    srli a4, a2, 4
    xor a4, a4, s1
    and a4, a4, s8
    slli s2, a4, 4
    xor a2, a2, s2
    sw a2, 84(a0)
    xor a4, s1, a4
    lw a2, 164(sp)
    lw s2, 176(sp)
    andi s1, a2, 255
    and s4, s2, s9
    or s1, s1, s4
    lw s4, 172(sp)
    sw a4, 300(sp)
    and s5, s4, s11
    or s1, s1, s5
    lw s5, 168(sp)
    and a2, a2, s6
    and a4, s5, s6
    or a4, s1, a4
    andi s1, s2, 255
    and s2, s4, s9
    or s1, s1, s2
    and s2, s5, s11
    or s1, s1, s2
    or a2, s1, a2
    and s1, ra, a3
    and s2, s10, s3
    or s1, s1, s2
    xor s1, a4, s1
    and s2, s10, a3
    and s10, ra, s3
    or s2, s2, s10
    xor s2, a2, s2
    srli s10, a4, 1
    xor s10, s10, a4
    and s10, s10, t4
    slli ra, s10, 1
    xor ra, a4, ra
    xor s10, a4, s10
    sw t5, 108(sp)
    srli t5, a2, 1
    xor t5, t5, a2
    and t5, t5, t4
    sw t6, 104(sp)
    slli t6, t5, 1
    xor t6, a2, t6
    xor t5, a2, t5
    sw s0, 164(sp)
    srli s0, s1, 1
    xor s0, s0, s1
    and s0, s0, t4
    sw a6, 176(sp)
    slli a6, s0, 1
    xor a6, s1, a6
    xor s0, s1, s0
    sw a2, 304(sp)
    srli a2, s2, 1
    xor a2, a2, s2
    and a2, a2, t4
    sw s1, 308(sp)
    slli s1, a2, 1
    xor s1, s2, s1
    xor a2, s2, a2
    sw s2, 312(sp)
    srli s2, ra, 2
    xor s2, s2, t6
    and s2, s2, s7
    sw a4, 316(sp)
    slli a4, s2, 2
    xor a4, ra, a4
    xor t6, t6, s2
    srli s2, a6, 2
    xor s2, s2, s1
    and s2, s2, s7
    slli ra, s2, 2
    xor a6, a6, ra
    xor s1, s1, s2
    srli s2, s10, 2
    xor s2, s2, t5
    and s2, s2, s7
    slli ra, s2, 2
    xor s10, s10, ra
    xor t5, t5, s2
    srli s2, s0, 2
    xor s2, s2, a2
    and s2, s2, s7
    slli ra, s2, 2
    xor s0, s0, ra
    xor a2, a2, s2
    srli s2, a4, 4
    xor s2, s2, a6
    and s2, s2, s8
    slli ra, s2, 4
    xor a4, a4, ra
    xor a6, a6, s2
    sw a6, 104(a0)
    srli a6, t6, 4
    xor a6, a6, s1
    and a6, a6, s8
    slli s2, a6, 4
    xor t6, t6, s2
    xor a6, s1, a6
    srli s1, s10, 4
    xor s1, s1, s0
    and s1, s1, s8
    slli s2, s1, 4
    xor s2, s10, s2
    xor s0, s0, s1
    sw s0, 124(a0)
    srli s0, t5, 4
    xor s0, s0, a2
    and s0, s0, s8
    slli s1, s0, 4
    xor t5, t5, s1
    sw t5, 116(a0)
    xor t5, a2, s0
    lw a2, 184(sp)
    srli s0, a2, 1
    xor s0, s0, a2
    and s0, s0, t4
    slli s1, s0, 1
    xor s1, a2, s1
    xor a2, a2, s0
    lw s0, 196(sp)
    sw t5, 196(sp)
    srli s10, s0, 1
    xor s10, s10, s0
    and s10, s10, t4
    slli ra, s10, 1
    xor ra, s0, ra
    xor s0, s0, s10
    lw s10, 192(sp)
    sw a6, 184(sp)
    srli t5, s10, 1
    xor t5, t5, s10
    and t5, t5, t4
    slli a6, t5, 1
    xor a6, s10, a6
    xor t5, s10, t5
    sw t6, 320(sp)
    lw t6, 180(sp)
    sw s2, 324(sp)
    lw s2, 188(sp)
    sw a4, 180(sp)
    xor t6, t6, s2
    and t6, t6, t4
    slli a4, t6, 1
    xor a4, s2, a4
    xor t6, s2, t6
    srli t0, s1, 2
    xor t0, t0, ra
    and t0, t0, s7
    slli t2, t0, 2
    xor t2, s1, t2
    xor t0, ra, t0
    srli s1, a6, 2
    xor s1, s1, a4
    and s1, s1, s7
    slli ra, s1, 2
    xor a6, a6, ra
    xor a4, a4, s1
    srli s1, a2, 2
    xor s1, s1, s0
    and s1, s1, s7
    slli ra, s1, 2
    xor a2, a2, ra
    xor s0, s0, s1
    srli s1, t5, 2
    xor s1, s1, t6
    and s1, s1, s7
    slli ra, s1, 2
    xor t5, t5, ra
    xor t6, t6, s1
    srli s1, t2, 4
    xor s1, s1, a6
    and s1, s1, s8
    slli ra, s1, 4
    xor t2, t2, ra
    xor a6, a6, s1
    sw a6, 136(a0)
    srli s1, t0, 4
    xor s1, s1, a4
    and s1, s1, s8
    slli ra, s1, 4
    xor t0, t0, ra
    xor a4, a4, s1
    srli s1, a2, 4
    xor s1, s1, t5
    and s1, s1, s8
    slli ra, s1, 4
    xor a2, a2, ra
    xor t5, t5, s1
    sw t5, 156(a0)
    srli s1, s0, 4
    xor s1, s1, t6
    and s1, s1, s8
    slli ra, s1, 4
    xor s0, s0, ra
    sw s0, 148(a0)
    xor t6, t6, s1
    lw s1, 200(sp)
    sw t6, 328(sp)
    andi ra, s1, 255
    lw t6, 204(sp)
    sw a4, 332(sp)
    and a4, t6, s9
    or a4, ra, a4
    lw ra, 208(sp)
    sw t5, 336(sp)
    and t5, ra, s11
    or t5, a4, t5
    lw a4, 212(sp)
    sw a6, 340(sp)
    and a6, a4, s6
    or a6, t5, a6
    andi t5, a4, 255
    and a4, s1, s9
    or t5, t5, a4
    and a4, t6, s11
    or t5, t5, a4
    and a4, ra, s6
    or t5, t5, a4
    and a4, s4, a3
    and s1, s5, s3
    or a4, a4, s1
    xor a4, a6, a4
    and s1, s5, a3
    and s4, s4, s3
    or s1, s1, s4
    xor s1, t5, s1
    srli s4, a6, 1
    xor s4, s4, a6
    and s4, s4, t4
    slli s5, s4, 1
    xor s5, a6, s5
    xor a6, a6, s4
    srli s4, t5, 1
    xor s4, s4, t5
    and s4, s4, t4
    sw s0, 172(sp)
    slli s0, s4, 1
    xor s0, t5, s0
    xor t5, t5, s4
    srli s4, a4, 1
    xor s4, s4, a4
    and s4, s4, t4
    sw t0, 168(sp)
    slli t0, s4, 1
    xor t0, a4, t0
    xor a4, a4, s4
    srli s4, s1, 1
    xor s4, s4, s1
    and s4, s4, t4
    sw a2, 200(sp)
    slli a2, s4, 1
    xor a2, s1, a2
    xor s1, s1, s4
    srli s4, s5, 2
    xor s4, s4, s0
    and s4, s4, s7
    sw t2, 212(sp)
    slli t2, s4, 2
    xor t2, s5, t2
    xor s0, s0, s4
    srli s4, t0, 2
    xor s4, s4, a2
    and s4, s4, s7
    slli s5, s4, 2
    xor t0, t0, s5
    xor a2, a2, s4
    srli s4, a6, 2
    xor s4, s4, t5
    and s4, s4, s7
    slli s5, s4, 2
    xor a6, a6, s5
    xor t5, t5, s4
    srli s4, a4, 2
    xor s4, s4, s1
    and s4, s4, s7
    slli s5, s4, 2
    xor a4, a4, s5
    xor s1, s1, s4
    srli s4, t2, 4
    xor s4, s4, t0
    and s4, s4, s8
    slli s5, s4, 4
    xor t2, t2, s5
    xor t0, t0, s4
    sw t0, 168(a0)
    srli s4, s0, 4
    xor s4, s4, a2
    and s4, s4, s8
    slli s5, s4, 4
    xor s0, s0, s5
    xor a2, a2, s4
    srli s4, a6, 4
    xor s4, s4, a4
    and s4, s4, s8
    slli s5, s4, 4
    xor a6, a6, s5
    xor a4, a4, s4
    sw a4, 188(a0)
    srli s4, t5, 4
    xor s4, s4, s1
    and s4, s4, s8
    slli s5, s4, 4
    xor t5, t5, s5
    sw t5, 180(a0)
    xor s1, s1, s4
    lw s4, 216(sp)
    lw s5, 224(sp)
    and s4, s4, a3
    and s5, s5, s3
    or s4, s4, s5
    lw s5, 228(sp)
    sw s1, 228(sp)
    and s5, s5, a3
    lw s1, 220(sp)
    sw a2, 188(sp)
    and s1, s1, s3
    or s1, s5, s1
    xor s5, s4, s10
    xor s2, s1, s2
    srli s10, s4, 1
    xor s10, s10, s4
    and s10, s10, t4
    slli a2, s10, 1
    xor a2, s4, a2
    xor s4, s4, s10
    srli s10, s1, 1
    xor s10, s10, s1
    and s10, s10, t4
    sw a4, 192(sp)
    slli a4, s10, 1
    xor a4, s1, a4
    xor s1, s1, s10
    srli s10, s5, 1
    xor s10, s10, s5
    and s10, s10, t4
    sw t0, 216(sp)
    slli t0, s10, 1
    xor t0, s5, t0
    xor s5, s5, s10
    srli s10, s2, 1
    xor s10, s10, s2
    and s10, s10, t4
    sw t5, 344(sp)
    slli t5, s10, 1
    xor t5, s2, t5
    xor s2, s2, s10
    srli s10, a2, 2
    xor s10, s10, a4
    and s10, s10, s7
    sw s0, 348(sp)
    slli s0, s10, 2
    xor a2, a2, s0
    xor a4, a4, s10
    srli s0, t0, 2
    xor s0, s0, t5
    and s0, s0, s7
    slli s10, s0, 2
    xor t0, t0, s10
    xor t5, t5, s0
    srli s0, s4, 2
    xor s0, s0, s1
    and s0, s0, s7
    slli s10, s0, 2
    xor s4, s4, s10
    xor s0, s1, s0
    srli s1, s5, 2
    xor s1, s1, s2
    and s1, s1, s7
    slli s10, s1, 2
    xor s5, s5, s10
    xor s1, s2, s1
    srli s2, a2, 4
    xor s2, s2, t0
    and s2, s2, s8
    slli s10, s2, 4
    xor a2, a2, s10
    xor t0, t0, s2
    sw t0, 200(a0)
    srli s2, a4, 4
    xor s2, s2, t5
    and s2, s2, s8
    slli s10, s2, 4
    xor a4, a4, s10
    xor t5, t5, s2
    srli s2, s4, 4
    xor s2, s2, s5
    and s2, s2, s8
    slli s10, s2, 4
    xor s4, s4, s10
    xor s2, s5, s2
    sw s2, 220(a0)
    srli s5, s0, 4
    xor s5, s5, s1
    and s5, s5, s8
    slli s10, s5, 4
    xor s0, s0, s10
    sw s0, 212(a0)
    xor s1, s1, s5
    lw s5, 232(sp)
    sw a6, 352(sp)
    andi s10, s5, 255
    lw a6, 244(sp)
    sw t2, 356(sp)
    and t2, a6, s9
    or t2, s10, t2
    lw s10, 240(sp)
    sw s1, 360(sp)
    and s1, s10, s11
    or t2, t2, s1
    lw s1, 236(sp)
    sw t5, 364(sp)
    and t5, s1, s6
    or t2, t2, t5
    andi a6, a6, 255
    and t5, s10, s9
    or a6, a6, t5
    and t5, s1, s11
    or a6, a6, t5
    and t5, s5, s6
    or a6, a6, t5
    and t5, ra, a3
    and s5, t6, s3
    or t5, t5, s5
    xor t5, t2, t5
    and t6, t6, a3
    and s5, ra, s3
    or t6, t6, s5
    xor t6, a6, t6
    srli s5, t2, 1
    xor s5, s5, t2
    and s5, s5, t4
    slli ra, s5, 1
    xor ra, t2, ra
    xor s5, t2, s5
    sw s2, 208(sp)
    srli s2, a6, 1
    xor s2, s2, a6
    and s2, s2, t4
    sw t0, 204(sp)
    slli t0, s2, 1
    xor t0, a6, t0
    xor s2, a6, s2
    sw s0, 232(sp)
    srli s0, t5, 1
    xor s0, s0, t5
    and s0, s0, t4
    sw a4, 244(sp)
    slli a4, s0, 1
    xor a4, t5, a4
    xor s0, t5, s0
    sw s4, 368(sp)
    srli s4, t6, 1
    xor s4, s4, t6
    and s4, s4, t4
    sw a2, 372(sp)
    slli a2, s4, 1
    xor a2, t6, a2
    xor s4, t6, s4
    sw t2, 376(sp)
    srli t2, ra, 2
    xor t2, t2, t0
    and t2, t2, s7
    sw t5, 380(sp)
    slli t5, t2, 2
    xor t5, ra, t5
    xor t0, t0, t2
    srli t2, a4, 2
    xor t2, t2, a2
    and t2, t2, s7
    slli ra, t2, 2
    xor a4, a4, ra
    xor t2, a2, t2
    srli a2, s5, 2
    xor a2, a2, s2
    and a2, a2, s7
    slli ra, a2, 2
    xor s5, s5, ra
    xor a2, s2, a2
    srli s2, s0, 2
    xor s2, s2, s4
    and s2, s2, s7
    slli ra, s2, 2
    xor s0, s0, ra
    xor s2, s4, s2
    srli s4, t5, 4
    xor s4, s4, a4
    and s4, s4, s8
    slli ra, s4, 4
    xor t5, t5, ra
    xor a4, a4, s4
    sw a4, 232(a0)
    srli a4, t0, 4
    xor a4, a4, t2
    and a4, a4, s8
    slli s4, a4, 4
    xor t0, t0, s4
    xor t2, t2, a4
    srli a4, s5, 4
    xor a4, a4, s0
    and a4, a4, s8
    slli s4, a4, 4
    xor s4, s5, s4
    xor a4, s0, a4
    sw a4, 252(a0)
    srli a4, a2, 4
    xor a4, a4, s2
    and a4, a4, s8
    slli s0, a4, 4
    xor a2, a2, s0
    sw a2, 244(a0)
    xor a4, s2, a4
    lw a2, 252(sp)
    lw s5, 264(sp)
    srli s0, a2, 1
    xor s0, s0, a2
    and s0, s0, t4
    slli s2, s0, 1
    xor s2, a2, s2
    xor s0, a2, s0
    srli ra, s5, 1
    xor ra, ra, s5
    and ra, ra, t4
    sw a4, 384(sp)
    slli a4, ra, 1
    xor a4, s5, a4
    xor ra, s5, ra
    sw t2, 388(sp)
    lw t2, 260(sp)
    sw t0, 392(sp)
    srli t0, t2, 1
    xor t0, t0, t2
    and t0, t0, t4
    sw s4, 396(sp)
    slli s4, t0, 1
    xor s4, t2, s4
    xor t0, t2, t0
    sw t5, 400(sp)
    lw t5, 248(sp)
    lw a2, 256(sp)
    sw t6, 248(sp)
    xor t5, t5, a2
    and t5, t5, t4
    slli s5, t5, 1
    xor s5, a2, s5
    xor t5, a2, t5
    srli t6, s2, 2
    xor t6, t6, a4
    and t6, t6, s7
    sw a6, 404(sp)
    slli a6, t6, 2
    xor a6, s2, a6
    xor t6, a4, t6
    srli a4, s4, 2
    xor a4, a4, s5
    and a4, a4, s7
    slli s2, a4, 2
    xor s2, s4, s2
    xor a4, s5, a4
    srli s4, s0, 2
    xor s4, s4, ra
    and s4, s4, s7
    slli s5, s4, 2
    xor s0, s0, s5
    xor s4, ra, s4
    srli s5, t0, 2
    xor s5, s5, t5
    and s5, s5, s7
    slli ra, s5, 2
    xor t0, t0, ra
    xor t5, t5, s5
    srli s5, a6, 4
    xor s5, s5, s2
    and s5, s5, s8
    slli ra, s5, 4
    xor a6, a6, ra
    xor s2, s2, s5
    sw s2, 264(a0)
    srli s5, t6, 4
    xor s5, s5, a4
    and s5, s5, s8
    slli ra, s5, 4
    xor t6, t6, ra
    xor a4, a4, s5
    srli s5, s0, 4
    xor s5, s5, t0
    and s5, s5, s8
    slli ra, s5, 4
    xor s0, s0, ra
    xor t0, t0, s5
    sw t0, 284(a0)
    srli s5, s4, 4
    xor s5, s5, t5
    and s5, s5, s8
    slli ra, s5, 4
    xor s4, s4, ra
    sw s4, 276(a0)
    xor t5, t5, s5
    lw s5, 268(sp)
    sw t5, 408(sp)
    andi ra, s5, 255
    lw t5, 272(sp)
    sw a4, 412(sp)
    and a4, t5, s9
    or a4, ra, a4
    lw ra, 276(sp)
    sw t0, 416(sp)
    and t0, ra, s11
    or t0, a4, t0
    lw a4, 280(sp)
    sw s2, 420(sp)
    and s2, a4, s6
    or t0, t0, s2
    andi a4, a4, 255
    and s2, s5, s9
    or a4, a4, s2
    and t5, t5, s11
    or t5, a4, t5
    and a4, ra, s6
    or t5, t5, a4
    and a4, s10, a3
    and s2, s1, s3
    or a4, a4, s2
    xor a4, t0, a4
    and s1, s1, a3
    and s2, s10, s3
    or s1, s1, s2
    xor s1, t5, s1
    srli s2, t0, 1
    xor s2, s2, t0
    and s2, s2, t4
    slli s5, s2, 1
    xor s5, t0, s5
    xor t0, t0, s2
    srli s2, t5, 1
    xor s2, s2, t5
    and s2, s2, t4
    slli s6, s2, 1
    xor s6, t5, s6
    xor t5, t5, s2
    srli s2, a4, 1
    xor s2, s2, a4
    and s2, s2, t4
    slli s9, s2, 1
    xor s9, a4, s9
    xor a4, a4, s2
    srli s2, s1, 1
    xor s2, s2, s1
    and s2, s2, t4
    slli s10, s2, 1
    xor s10, s1, s10
    xor s1, s1, s2
    srli s2, s5, 2
    xor s2, s2, s6
    and s2, s2, s7
    slli s11, s2, 2
    xor s5, s5, s11
    xor s2, s6, s2
    srli s6, s9, 2
    xor s6, s6, s10
    and s6, s6, s7
    slli s11, s6, 2
    xor s9, s9, s11
    xor s6, s10, s6
    srli s10, t0, 2
    xor s10, s10, t5
    and s10, s10, s7
    slli s11, s10, 2
    xor t0, t0, s11
    xor t5, t5, s10
    srli s10, a4, 2
    xor s10, s10, s1
    and s10, s10, s7
    slli s11, s10, 2
    xor a4, a4, s11
    xor s1, s1, s10
    srli s10, s5, 4
    xor s10, s10, s9
    and s10, s10, s8
    slli s11, s10, 4
    xor s5, s5, s11
    xor s9, s9, s10
    sw s9, 296(a0)
    srli s10, s2, 4
    xor s10, s10, s6
    and s10, s10, s8
    slli s11, s10, 4
    xor s2, s2, s11
    xor s6, s6, s10
    srli s10, t0, 4
    xor s10, s10, a4
    and s10, s10, s8
    slli s11, s10, 4
    xor t0, t0, s11
    xor a4, a4, s10
    sw a4, 316(a0)
    srli s10, t5, 4
    xor s10, s10, s1
    and s10, s10, s8
    slli s11, s10, 4
    xor t5, t5, s11
    sw t5, 308(a0)
    xor s1, s1, s10
    and a5, a5, a3
    and t1, t1, s3
    or a5, a5, t1
    and a7, a7, a3
    and t1, t3, s3
    or a7, a7, t1
    xor t1, a5, t2
    xor t3, a7, a2
    srli s10, a5, 1
    xor s10, s10, a5
    and s10, s10, t4
    slli s11, s10, 1
    xor s11, a5, s11
    xor a5, a5, s10
    srli s10, a7, 1
    xor s10, s10, a7
    and s10, s10, t4
    slli ra, s10, 1
    xor ra, a7, ra
    xor a7, a7, s10
    srli s10, t1, 1
    xor s10, s10, t1
    and s10, s10, t4
    slli t2, s10, 1
    xor t2, t1, t2
    xor t1, t1, s10
    srli s10, t3, 1
    xor s10, s10, t3
    and s10, s10, t4
    slli a2, s10, 1
    xor a2, t3, a2
    xor t3, t3, s10
    srli s10, s11, 2
    xor s10, s10, ra
    and s10, s10, s7
    sw t4, 240(sp)
    slli t4, s10, 2
    xor t4, s11, t4
    xor s10, ra, s10
    srli s11, t2, 2
    xor s11, s11, a2
    and s11, s11, s7
    slli ra, s11, 2
    xor t2, t2, ra
    xor a2, a2, s11
    srli s11, a5, 2
    xor s11, s11, a7
    and s11, s11, s7
    slli ra, s11, 2
    xor a5, a5, ra
    xor a7, a7, s11
    srli s11, t1, 2
    xor s11, s11, t3
    and s11, s11, s7
    slli ra, s11, 2
    xor t1, t1, ra
    xor t3, t3, s11
    srli s11, t4, 4
    xor s11, s11, t2
    and s11, s11, s8
    slli ra, s11, 4
    xor t4, t4, ra
    sw t4, 320(a0)
    xor t2, t2, s11
    srli s11, s10, 4
    xor s11, s11, a2
    and s11, s11, s8
    slli ra, s11, 4
    xor s10, s10, ra
    sw s10, 328(a0)
    xor a2, a2, s11
    srli s11, a5, 4
    xor s11, s11, t1
    and s11, s11, s8
    slli ra, s11, 4
    xor a5, a5, ra
    xor t1, t1, s11
    srli s11, a7, 4
    xor s11, s11, t3
    and s11, s11, s8
    slli ra, s11, 4
    xor a7, a7, ra
    xor t3, t3, s11
    sw t3, 348(a0)
    srli s11, a6, 4
    lui ra, 61441
    addi ra, ra, -256
    and s11, s11, ra
    sw s8, 236(sp)
    lui s8, 983055
    sw a6, 276(sp)
    and a6, a6, s8
    or a6, s11, a6
    xor a6, t4, a6
    srli t4, s0, 4
    and t4, t4, ra
    and s11, s0, s8
    or t4, t4, s11
    xor t4, a5, t4
    srli s11, t6, 4
    and s11, s11, ra
    sw t4, 272(sp)
    and t4, t6, s8
    or t4, s11, t4
    xor t4, s10, t4
    sw t4, 376(a0)
    srli t4, s4, 4
    and t4, t4, ra
    and s4, s4, s8
    or t4, t4, s4
    xor t4, a7, t4
    sw t4, 368(a0)
    lw t4, 420(sp)
    srli s4, t4, 4
    and s4, s4, ra
    and t4, t4, s8
    or t4, s4, t4
    xor t4, t2, t4
    sw t4, 356(a0)
    lw t4, 416(sp)
    srli s4, t4, 4
    and s4, s4, ra
    and t4, t4, s8
    or t4, s4, t4
    xor t4, t1, t4
    lw s4, 412(sp)
    and s11, s4, s8
    srli s10, s4, 4
    and s10, s10, ra
    or s10, s10, s11
    xor s10, a2, s10
    sw s10, 360(a0)
    lw s10, 408(sp)
    srli s11, s10, 4
    and s11, s11, ra
    and s10, s10, s8
    or s10, s11, s10
    xor t3, t3, s10
    sw t3, 364(a0)
    and t3, s5, a3
    srli s10, s5, 4
    and s10, s10, ra
    or t3, t3, s10
    slli s10, s5, 4
    and s10, s10, s8
    or t3, t3, s10
    and s10, t0, a3
    srli s11, t0, 4
    and s11, s11, ra
    or s10, s10, s11
    slli s11, t0, 4
    and s11, s11, s8
    or s10, s10, s11
    and s11, s2, a3
    srli s4, s2, 4
    and s4, s4, ra
    or s4, s11, s4
    slli s11, s2, 4
    and s11, s11, s8
    or s4, s4, s11
    sw s4, 392(a0)
    and s4, t5, a3
    srli s11, t5, 4
    and s11, s11, ra
    or s4, s4, s11
    slli t5, t5, 4
    and t5, t5, s8
    or t5, s4, t5
    sw t5, 396(a0)
    and t5, s9, a3
    srli s4, s9, 4
    and s4, s4, ra
    or t5, t5, s4
    slli s4, s9, 4
    and s4, s4, s8
    or t5, t5, s4
    sw t5, 400(a0)
    and t5, a4, a3
    srli s4, a4, 4
    and s4, s4, ra
    or t5, t5, s4
    slli a4, a4, 4
    and a4, a4, s8
    or t5, t5, a4
    and a4, s6, a3
    srli s4, s6, 4
    and s4, s4, ra
    or a4, a4, s4
    slli s4, s6, 4
    and s4, s4, s8
    or a4, a4, s4
    sw a4, 408(a0)
    and a4, s1, a3
    srli s4, s1, 4
    and s4, s4, ra
    or a4, a4, s4
    slli s4, s1, 4
    and s4, s4, s8
    or a4, a4, s4
    sw a4, 412(a0)
    lw a4, 264(sp)
    lw s4, 256(sp)
    srli a4, a4, 8
    and a4, a4, a3
    slli s9, s4, 24
    srli s4, s4, 8
    or s4, s9, s4
    and s4, s4, s3
    or a4, a4, s4
    lw s4, 260(sp)
    lw s9, 252(sp)
    srli s4, s4, 8
    and s4, s4, a3
    slli s11, s9, 24
    srli s9, s9, 8
    or s9, s11, s9
    and s9, s9, s3
    or s4, s4, s9
    lw s9, 220(sp)
    sw t5, 220(sp)
    slli s11, s9, 24
    srli s9, s9, 8
    or s9, s11, s9
    xor s9, a4, s9
    lw s11, 224(sp)
    sw s10, 224(sp)
    slli t5, s11, 24
    srli s11, s11, 8
    or t5, t5, s11
    xor t5, s4, t5
    srli s11, a4, 1
    xor s11, s11, a4
    lw s10, 240(sp)
    sw t3, 252(sp)
    and s11, s11, s10
    slli t3, s11, 1
    xor t3, a4, t3
    xor a4, a4, s11
    srli s11, s4, 1
    xor s11, s11, s4
    and s11, s11, s10
    sw t4, 260(sp)
    slli t4, s11, 1
    xor t4, s4, t4
    xor s4, s4, s11
    srli s11, s9, 1
    xor s11, s11, s9
    and s11, s11, s10
    sw a6, 256(sp)
    slli a6, s11, 1
    xor a6, s9, a6
    xor s9, s9, s11
    srli s11, t5, 1
    xor s11, s11, t5
    and s11, s11, s10
    sw a2, 264(sp)
    slli a2, s11, 1
    xor a2, t5, a2
    xor t5, t5, s11
    srli s11, t3, 2
    xor s11, s11, t4
    and s11, s11, s7
    sw t1, 416(sp)
    slli t1, s11, 2
    xor t1, t3, t1
    xor t3, t4, s11
    srli t4, a6, 2
    xor t4, t4, a2
    and t4, t4, s7
    slli s11, t4, 2
    xor a6, a6, s11
    xor t4, a2, t4
    srli a2, a4, 2
    xor a2, a2, s4
    and a2, a2, s7
    slli s11, a2, 2
    xor a4, a4, s11
    xor a2, s4, a2
    srli s4, s9, 2
    xor s4, s4, t5
    and s4, s4, s7
    slli s11, s4, 2
    xor s9, s9, s11
    xor t5, t5, s4
    srli s4, t1, 4
    xor s4, s4, a6
    lw s11, 236(sp)
    sw t2, 420(sp)
    and s4, s4, s11
    slli t2, s4, 4
    xor t1, t1, t2
    xor a6, a6, s4
    sw a6, 432(a0)
    srli a6, t3, 4
    xor a6, a6, t4
    and a6, a6, s11
    slli t2, a6, 4
    xor t2, t3, t2
    sw t2, 424(a0)
    xor a6, t4, a6
    sw a6, 440(a0)
    srli a6, a4, 4
    xor a6, a6, s9
    and a6, a6, s11
    slli t2, a6, 4
    xor t2, a4, t2
    xor a6, s9, a6
    srli t3, a2, 4
    xor t3, t3, t5
    and t3, t3, s11
    slli t4, t3, 4
    xor t4, a2, t4
    sw t4, 428(a0)
    xor t3, t5, t3
    sw t3, 444(a0)
    lw t3, 404(sp)
    lw t5, 248(sp)
    slli t4, t3, 16
    srli t3, t3, 16
    or t3, t4, t3
    and t4, t3, a3
    slli a4, t5, 16
    srli t5, t5, 16
    or t5, a4, t5
    and a4, t5, s3
    or t4, t4, a4
    lw a4, 380(sp)
    lw s4, 376(sp)
    slli a2, a4, 16
    srli a4, a4, 16
    or a4, a2, a4
    and a2, a4, a3
    slli s9, s4, 16
    srli s4, s4, 16
    or s4, s9, s4
    and s9, s4, s3
    or a2, a2, s9
    and t5, t5, a3
    and t3, t3, s3
    or t3, t5, t3
    and t5, s4, a3
    and a4, a4, s3
    or t5, t5, a4
    srli a4, t4, 1
    xor a4, a4, t4
    and a4, a4, s10
    slli s4, a4, 1
    xor s4, t4, s4
    xor t4, t4, a4
    srli a4, a2, 1
    xor a4, a4, a2
    and a4, a4, s10
    slli s9, a4, 1
    xor s9, a2, s9
    xor a4, a2, a4
    srli a2, t3, 1
    xor a2, a2, t3
    and a2, a2, s10
    sw a6, 376(sp)
    slli a6, a2, 1
    xor a6, t3, a6
    xor t3, t3, a2
    srli a2, t5, 1
    xor a2, a2, t5
    and a2, a2, s10
    sw t2, 380(sp)
    slli t2, a2, 1
    xor t2, t5, t2
    xor t5, t5, a2
    srli a2, s4, 2
    xor a2, a2, s9
    and a2, a2, s7
    sw t1, 248(sp)
    slli t1, a2, 2
    xor t1, s4, t1
    xor a2, s9, a2
    srli s4, a6, 2
    xor s4, s4, t2
    and s4, s4, s7
    slli s9, s4, 2
    xor a6, a6, s9
    xor t2, t2, s4
    srli s4, t4, 2
    xor s4, s4, a4
    and s4, s4, s7
    slli s9, s4, 2
    xor t4, t4, s9
    xor a4, a4, s4
    srli s4, t3, 2
    xor s4, s4, t5
    and s4, s4, s7
    slli s9, s4, 2
    xor t3, t3, s9
    xor t5, t5, s4
    srli s4, t1, 4
    xor s4, s4, a6
    and s4, s4, s11
    slli s9, s4, 4
    xor t1, t1, s9
    xor a6, a6, s4
    sw a6, 464(a0)
    srli a6, a2, 4
    xor a6, a6, t2
    and a6, a6, s11
    slli s4, a6, 4
    xor a2, a2, s4
    sw a2, 456(a0)
    xor a6, t2, a6
    sw a6, 472(a0)
    srli a6, t4, 4
    xor a6, a6, t3
    and a6, a6, s11
    slli t2, a6, 4
    xor t2, t4, t2
    xor a6, t3, a6
    srli t3, a4, 4
    xor t3, t3, t5
    and t3, t3, s11
    slli t4, t3, 4
    xor t4, a4, t4
    sw t4, 460(a0)
    xor t3, t5, t3
    sw t3, 476(a0)
    lw t3, 372(sp)
    srli t5, t3, 24
    slli t4, t3, 8
    or t4, t4, t5
    and t4, t4, a3
    slli t5, t3, 4
    and t5, t5, ra
    or t4, t4, t5
    slli t5, t3, 12
    and t5, t5, s8
    or t4, t4, t5
    lw t5, 368(sp)
    srli a2, t5, 24
    slli a4, t5, 8
    or a4, a4, a2
    and a4, a4, a3
    slli a2, t5, 4
    and a2, a2, ra
    or a4, a4, a2
    slli a2, t5, 12
    and a2, a2, s8
    or a4, a4, a2
    lw a2, 244(sp)
    srli s9, a2, 24
    slli s4, a2, 8
    or s4, s4, s9
    and s4, s4, a3
    slli s9, a2, 4
    and s9, s9, ra
    or s4, s4, s9
    slli s9, a2, 12
    and s9, s9, s8
    or s4, s4, s9
    sw s4, 488(a0)
    lw s4, 232(sp)
    srli a2, s4, 24
    slli s9, s4, 8
    or a2, s9, a2
    and a2, a2, a3
    slli s9, s4, 4
    and s9, s9, ra
    or a2, a2, s9
    slli s4, s4, 12
    and s4, s4, s8
    or a2, a2, s4
    sw a2, 492(a0)
    lw a2, 204(sp)
    srli s9, a2, 24
    slli s4, a2, 8
    or s4, s4, s9
    and s4, s4, a3
    slli s9, a2, 4
    and s9, s9, ra
    or s4, s4, s9
    slli a2, a2, 12
    and a2, a2, s8
    or a2, s4, a2
    sw a2, 496(a0)
    lw a2, 208(sp)
    srli s9, a2, 24
    slli s4, a2, 8
    or s4, s4, s9
    and s4, s4, a3
    slli s9, a2, 4
    and s9, s9, ra
    or s4, s4, s9
    slli a2, a2, 12
    and a2, a2, s8
    or a2, s4, a2
    lw s4, 364(sp)
    srli t5, s4, 24
    slli s9, s4, 8
    or t5, s9, t5
    and t5, t5, a3
    slli s9, s4, 4
    and s9, s9, ra
    or t5, t5, s9
    slli s9, s4, 12
    and s9, s9, s8
    or t5, t5, s9
    sw t5, 504(a0)
    lw t5, 360(sp)
    srli s4, t5, 24
    slli s9, t5, 8
    or s4, s9, s4
    and s4, s4, a3
    slli s9, t5, 4
    and s9, s9, ra
    or s4, s4, s9
    slli s9, t5, 12
    and s9, s9, s8
    or s4, s4, s9
    sw s4, 508(a0)
    lw s4, 356(sp)
    slli t5, s4, 20
    srli s9, s4, 8
    and s9, s9, a3
    srli t3, s4, 12
    or t3, t5, t3
    and t3, t3, ra
    or t3, s9, t3
    slli t5, s4, 28
    srli s9, s4, 4
    or t5, t5, s9
    and t5, t5, s8
    or t3, t3, t5
    lw t5, 352(sp)
    slli s4, t5, 20
    srli s9, t5, 8
    and s9, s9, a3
    sw t3, 208(sp)
    srli t3, t5, 12
    or t3, s4, t3
    and t3, t3, ra
    or t3, s9, t3
    slli s4, t5, 28
    srli s9, t5, 4
    or s4, s4, s9
    and s4, s4, s8
    or t3, t3, s4
    lw s4, 348(sp)
    slli t5, s4, 20
    srli s9, s4, 8
    and s9, s9, a3
    sw t3, 204(sp)
    srli t3, s4, 12
    or t3, t5, t3
    and t3, t3, ra
    or t3, s9, t3
    slli t5, s4, 28
    srli s9, s4, 4
    or t5, t5, s9
    and t5, t5, s8
    or t3, t3, t5
    sw t3, 520(a0)
    lw t3, 344(sp)
    slli s9, t3, 20
    srli t5, t3, 8
    and t5, t5, a3
    srli s4, t3, 12
    or s4, s9, s4
    and s4, s4, ra
    or t5, t5, s4
    slli s4, t3, 28
    srli t3, t3, 4
    or t3, s4, t3
    and t3, t3, s8
    or t3, t5, t3
    sw t3, 524(a0)
    lw t3, 216(sp)
    slli s4, t3, 20
    srli t5, t3, 8
    and t5, t5, a3
    srli s9, t3, 12
    or s4, s4, s9
    and s4, s4, ra
    or t5, t5, s4
    slli s4, t3, 28
    srli t3, t3, 4
    or t3, s4, t3
    and t3, t3, s8
    or t3, t5, t3
    sw t3, 528(a0)
    lw t3, 192(sp)
    slli s4, t3, 20
    srli t5, t3, 8
    and t5, t5, a3
    srli s9, t3, 12
    or s4, s4, s9
    and s4, s4, ra
    or t5, t5, s4
    slli s4, t3, 28
    srli t3, t3, 4
    or t3, s4, t3
    and t3, t3, s8
    or t3, t5, t3
    lw t5, 188(sp)
    slli s9, t5, 20
    srli s4, t5, 8
    and s4, s4, a3
    sw t3, 192(sp)
    srli t3, t5, 12
    or t3, s9, t3
    and t3, t3, ra
    or t3, s4, t3
    slli s4, t5, 28
    srli s9, t5, 4
    or s4, s4, s9
    and s4, s4, s8
    or t3, t3, s4
    lw s4, 228(sp)
    slli t5, s4, 20
    srli s9, s4, 8
    and s9, s9, a3
    sw t3, 216(sp)
    srli t3, s4, 12
    or t3, t5, t3
    and t3, t3, ra
    or t3, s9, t3
    slli t5, s4, 28
    srli s9, s4, 4
    or t5, t5, s9
    and t5, t5, s8
    or t3, t3, t5
    lw t5, 212(sp)
    slli s4, t5, 20
    srli s9, t5, 8
    and s9, s9, a3
    sw t3, 344(sp)
    srli t3, t5, 12
    or t3, s4, t3
    and t3, t3, ra
    or t3, s9, t3
    slli s4, t5, 28
    srli s9, t5, 4
    or s4, s4, s9
    and s4, s4, s8
    or t3, t3, s4
    lw s4, 200(sp)
    slli t5, s4, 20
    srli s9, s4, 8
    and s9, s9, a3
    sw t3, 232(sp)
    srli t3, s4, 12
    or t3, t5, t3
    and t3, t3, ra
    or t3, s9, t3
    slli t5, s4, 28
    srli s9, s4, 4
    or t5, t5, s9
    and t5, t5, s8
    or t3, t3, t5
    lw t5, 168(sp)
    slli s4, t5, 20
    srli s9, t5, 8
    and s9, s9, a3
    sw t3, 404(sp)
    srli t3, t5, 12
    or t3, s4, t3
    and t3, t3, ra
    or t3, s9, t3
    slli s4, t5, 28
    srli s9, t5, 4
    or s4, s4, s9
    and s4, s4, s8
    or t3, t3, s4
    sw t3, 552(a0)
    lw t3, 172(sp)
    slli s9, t3, 20
    srli s4, t3, 8
    and s4, s4, a3
    srli t5, t3, 12
    or t5, s9, t5
    and t5, t5, ra
    or t5, s4, t5
    slli s4, t3, 28
    srli t3, t3, 4
    or t3, s4, t3
    and t3, t3, s8
    or t3, t5, t3
    sw t3, 556(a0)
    lw t3, 340(sp)
    slli s4, t3, 20
    srli t5, t3, 8
    and t5, t5, a3
    srli s9, t3, 12
    or s4, s4, s9
    and s4, s4, ra
    or t5, t5, s4
    slli s4, t3, 28
    srli t3, t3, 4
    or t3, s4, t3
    and t3, t3, s8
    or t3, t5, t3
    sw t3, 560(a0)
    lw t3, 336(sp)
    slli s4, t3, 20
    srli t5, t3, 8
    and t5, t5, a3
    srli s9, t3, 12
    or s4, s4, s9
    and s4, s4, ra
    or t5, t5, s4
    slli s4, t3, 28
    srli t3, t3, 4
    or t3, s4, t3
    and t3, t3, s8
    or t3, t5, t3
    lw t5, 332(sp)
    slli s9, t5, 20
    srli s4, t5, 8
    and s4, s4, a3
    sw t3, 336(sp)
    srli t3, t5, 12
    or t3, s9, t3
    and t3, t3, ra
    or t3, s4, t3
    slli s4, t5, 28
    srli s9, t5, 4
    or s4, s4, s9
    and s4, s4, s8
    or t3, t3, s4
    sw t3, 568(a0)
    lw t3, 328(sp)
    slli s9, t3, 20
    srli s4, t3, 8
    and s4, s4, a3
    srli t5, t3, 12
    or t5, s9, t5
    and t5, t5, ra
    or t5, s4, t5
    slli s4, t3, 28
    srli s9, t3, 4
    or s4, s4, s9
    and s4, s4, s8
    or t5, t5, s4
    sw t5, 572(a0)
    lw t5, 316(sp)
    lw s8, 308(sp)
    slli s4, t5, 16
    srli t5, t5, 16
    or t5, s4, t5
    and s4, t5, a3
    slli s9, s8, 16
    srli s8, s8, 16
    or s8, s9, s8
    and s9, s8, s3
    or s4, s4, s9
    lw s9, 304(sp)
    lw t3, 312(sp)
    slli ra, s9, 16
    srli s9, s9, 16
    or s9, ra, s9
    and ra, s9, a3
    sw a2, 304(sp)
    slli a2, t3, 16
    srli t3, t3, 16
    or t3, a2, t3
    and a2, t3, s3
    or a2, ra, a2
    and s8, s8, a3
    and t5, t5, s3
    or t5, s8, t5
    and t3, t3, a3
    and s8, s9, s3
    or t3, t3, s8
    srli s8, s4, 1
    xor s8, s8, s4
    and s8, s8, s10
    slli s9, s8, 1
    xor s9, s4, s9
    xor s4, s4, s8
    srli s8, a2, 1
    xor s8, s8, a2
    and s8, s8, s10
    slli ra, s8, 1
    xor ra, a2, ra
    xor a2, a2, s8
    srli s8, t5, 1
    xor s8, s8, t5
    and s8, s8, s10
    sw a4, 312(sp)
    slli a4, s8, 1
    xor a4, t5, a4
    xor t5, t5, s8
    srli s8, t3, 1
    xor s8, s8, t3
    and s8, s8, s10
    sw t4, 308(sp)
    slli t4, s8, 1
    xor t4, t3, t4
    xor t3, t3, s8
    srli s8, s9, 2
    xor s8, s8, ra
    and s8, s8, s7
    sw a6, 316(sp)
    slli a6, s8, 2
    xor a6, s9, a6
    xor s8, ra, s8
    srli s9, a4, 2
    xor s9, s9, t4
    and s9, s9, s7
    slli ra, s9, 2
    xor a4, a4, ra
    xor t4, t4, s9
    srli s9, s4, 2
    xor s9, s9, a2
    and s9, s9, s7
    slli ra, s9, 2
    xor s4, s4, ra
    xor a2, a2, s9
    srli s9, t5, 2
    xor s9, s9, t3
    and s9, s9, s7
    slli ra, s9, 2
    xor t5, t5, ra
    xor t3, t3, s9
    srli s9, a6, 4
    xor s9, s9, a4
    and s9, s9, s11
    slli ra, s9, 4
    xor a6, a6, ra
    xor a4, a4, s9
    sw a4, 592(a0)
    srli a4, s8, 4
    xor a4, a4, t4
    and a4, a4, s11
    slli s9, a4, 4
    xor s8, s8, s9
    sw s8, 584(a0)
    xor t4, t4, a4
    sw t4, 600(a0)
    srli t4, s4, 4
    xor t4, t4, t5
    and t4, t4, s11
    slli a4, t4, 4
    xor a4, s4, a4
    xor t4, t5, t4
    srli t5, a2, 4
    xor t5, t5, t3
    and t5, t5, s11
    slli s4, t5, 4
    xor a2, a2, s4
    sw a2, 588(a0)
    xor t3, t3, t5
    sw t3, 604(a0)
    lw t3, 160(sp)
    slli t5, t3, 8
    srli t3, t3, 24
    or t3, t5, t3
    lw t5, 156(sp)
    slli a2, t5, 8
    srli t5, t5, 24
    or t5, a2, t5
    lw a2, 152(sp)
    slli s4, a2, 8
    srli a2, a2, 24
    or a2, s4, a2
    lw s4, 116(sp)
    slli s8, s4, 8
    srli s4, s4, 24
    or s4, s8, s4
    srli s8, t3, 1
    xor s8, s8, t3
    and s8, s8, s10
    slli s9, s8, 1
    xor s9, t3, s9
    xor t3, t3, s8
    srli s8, t5, 1
    xor s8, s8, t5
    and s8, s8, s10
    slli ra, s8, 1
    xor ra, t5, ra
    xor t5, t5, s8
    srli s8, a2, 1
    xor s8, s8, a2
    and s8, s8, s10
    sw t4, 116(sp)
    slli t4, s8, 1
    xor t4, a2, t4
    xor a2, a2, s8
    srli s8, s4, 1
    xor s8, s8, s4
    and s8, s8, s10
    sw a4, 152(sp)
    slli a4, s8, 1
    xor a4, s4, a4
    xor s4, s4, s8
    srli s8, s9, 2
    xor s8, s8, ra
    and s8, s8, s7
    sw a6, 156(sp)
    slli a6, s8, 2
    xor a6, s9, a6
    xor s8, ra, s8
    srli s9, t4, 2
    xor s9, s9, a4
    and s9, s9, s7
    slli ra, s9, 2
    xor t4, t4, ra
    xor a4, a4, s9
    srli s9, t3, 2
    xor s9, s9, t5
    and s9, s9, s7
    slli ra, s9, 2
    xor t3, t3, ra
    xor t5, t5, s9
    srli s9, a2, 2
    xor s9, s9, s4
    and s9, s9, s7
    slli ra, s9, 2
    xor a2, a2, ra
    xor s4, s4, s9
    srli s9, a6, 4
    xor s9, s9, t4
    and s9, s9, s11
    slli ra, s9, 4
    xor a6, a6, ra
    xor t4, t4, s9
    sw t4, 624(a0)
    srli t4, s8, 4
    xor t4, t4, a4
    and t4, t4, s11
    slli s9, t4, 4
    xor s8, s8, s9
    sw s8, 616(a0)
    xor t4, a4, t4
    srli a4, t3, 4
    xor a4, a4, a2
    and a4, a4, s11
    slli s8, a4, 4
    xor t3, t3, s8
    xor a4, a2, a4
    srli a2, t5, 4
    xor a2, a2, s4
    and a2, a2, s11
    slli s8, a2, 4
    xor t5, t5, s8
    sw t5, 620(a0)
    xor t5, s4, a2
    lw a2, 140(sp)
    lw s8, 136(sp)
    srli s4, a2, 8
    and s4, s4, a3
    slli s9, s8, 24
    srli ra, s8, 8
    or s9, s9, ra
    and s9, s9, s3
    or s4, s4, s9
    lw s9, 128(sp)
    sw t5, 160(sp)
    srli ra, s9, 8
    and ra, ra, a3
    lw t5, 132(sp)
    sw t4, 340(sp)
    slli t4, t5, 24
    sw a4, 172(sp)
    srli a4, t5, 8
    or t4, t4, a4
    and t4, t4, s3
    or t4, ra, t4
    srli a4, s8, 8
    and a4, a4, a3
    slli s8, a2, 24
    srli a2, a2, 8
    or a2, s8, a2
    and a2, a2, s3
    or a4, a4, a2
    srli t5, t5, 8
    and t5, t5, a3
    slli a2, s9, 24
    srli s8, s9, 8
    or a2, a2, s8
    and a2, a2, s3
    or t5, t5, a2
    srli a2, s4, 1
    xor a2, a2, s4
    and a2, a2, s10
    slli s8, a2, 1
    xor s8, s4, s8
    xor a2, s4, a2
    srli s4, t4, 1
    xor s4, s4, t4
    and s4, s4, s10
    slli s9, s4, 1
    xor s9, t4, s9
    xor t4, t4, s4
    srli s4, a4, 1
    xor s4, s4, a4
    and s4, s4, s10
    slli ra, s4, 1
    xor ra, a4, ra
    xor a4, a4, s4
    srli s4, t5, 1
    xor s4, s4, t5
    and s4, s4, s10
    sw t3, 128(sp)
    slli t3, s4, 1
    xor t3, t5, t3
    xor t5, t5, s4
    srli s4, s8, 2
    xor s4, s4, s9
    and s4, s4, s7
    sw a6, 132(sp)
    slli a6, s4, 2
    xor a6, s8, a6
    xor s4, s9, s4
    srli s8, ra, 2
    xor s8, s8, t3
    and s8, s8, s7
    slli s9, s8, 2
    xor s9, ra, s9
    xor t3, t3, s8
    srli s8, a2, 2
    xor s8, s8, t4
    and s8, s8, s7
    slli ra, s8, 2
    xor a2, a2, ra
    xor t4, t4, s8
    srli s8, a4, 2
    xor s8, s8, t5
    and s8, s8, s7
    slli ra, s8, 2
    xor a4, a4, ra
    xor t5, t5, s8
    srli s8, a6, 4
    xor s8, s8, s9
    and s8, s8, s11
    slli ra, s8, 4
    xor a6, a6, ra
    xor s8, s9, s8
    sw s8, 656(a0)
    srli s8, s4, 4
    xor s8, s8, t3
    and s8, s8, s11
    slli s9, s8, 4
    xor s4, s4, s9
    sw s4, 648(a0)
    xor t3, t3, s8
    sw t3, 664(a0)
    srli t3, a2, 4
    xor t3, t3, a4
    and t3, t3, s11
    slli s4, t3, 4
    xor a2, a2, s4
    xor t3, a4, t3
    srli a4, t4, 4
    xor a4, a4, t5
    and a4, a4, s11
    slli s4, a4, 4
    xor t4, t4, s4
    sw t4, 652(a0)
    xor t4, t5, a4
    sw t4, 668(a0)
    lw t4, 0(a1)
    lw a4, 8(a1)
    slli t5, t4, 16
    srli t4, t4, 16
    or t4, t5, t4
    and t5, t4, a3
    slli s4, a4, 16
    srli a4, a4, 16
    or a4, s4, a4
    and s4, a4, s3
    or t5, t5, s4
    lw s4, 4(a1)
    lw s9, 12(a1)
    slli s8, s4, 16
    srli s4, s4, 16
    or s4, s8, s4
    and s8, s4, a3
    slli ra, s9, 16
    srli s9, s9, 16
    or s9, ra, s9
    and ra, s9, s3
    or s8, s8, ra
    and a4, a4, a3
    and t4, t4, s3
    or t4, a4, t4
    and a4, s9, a3
    and a3, s4, s3
    or a4, a4, a3
    srli a3, t5, 1
    xor a3, a3, t5
    and a3, a3, s10
    slli s3, a3, 1
    xor s3, t5, s3
    xor t5, t5, a3
    srli a3, s8, 1
    xor a3, a3, s8
    and a3, a3, s10
    slli s4, a3, 1
    xor s4, s8, s4
    xor a3, s8, a3
    srli s8, t4, 1
    xor s8, s8, t4
    and s8, s8, s10
    slli s9, s8, 1
    xor s9, t4, s9
    xor t4, t4, s8
    srli s8, a4, 1
    xor s8, s8, a4
    and s8, s8, s10
    slli s10, s8, 1
    xor s10, a4, s10
    xor a4, a4, s8
    srli s8, s3, 2
    xor s8, s8, s4
    and s8, s8, s7
    slli ra, s8, 2
    xor s3, s3, ra
    xor s4, s4, s8
    srli s8, s9, 2
    xor s8, s8, s10
    and s8, s8, s7
    slli ra, s8, 2
    xor s9, s9, ra
    xor s8, s10, s8
    srli s10, t5, 2
    xor s10, s10, a3
    and s10, s10, s7
    slli ra, s10, 2
    xor t5, t5, ra
    xor a3, a3, s10
    srli s10, t4, 2
    xor s10, s10, a4
    and s7, s10, s7
    slli s10, s7, 2
    xor t4, t4, s10
    xor a4, a4, s7
    srli s7, s3, 4
    xor s7, s7, s9
    and s7, s7, s11
    slli s10, s7, 4
    xor s3, s3, s10
    sw s3, 672(a0)
    xor s3, s9, s7
    sw s3, 688(a0)
    srli s3, s4, 4
    xor s3, s3, s8
    and s3, s3, s11
    slli s7, s3, 4
    xor s4, s4, s7
    sw s4, 680(a0)
    xor s3, s8, s3
    sw s3, 696(a0)
    srli s3, t5, 4
    xor s3, s3, t4
    and s3, s3, s11
    slli s4, s3, 4
    xor t5, t5, s4
    sw t5, 676(a0)
    xor t4, t4, s3
    sw t4, 692(a0)
    srli t4, a3, 4
    xor t4, t4, a4
    and t4, t4, s11
    slli t5, t4, 4
    xor t5, a3, t5
    sw t5, 684(a0)
    xor t4, a4, t4
    sw t4, 700(a0)
    lw t4, 112(sp)
    not t4, t4
    sw t4, 0(a0)
    lw t4, 100(sp)
    not t4, t4
    sw t4, 4(a0)
    lw t4, 124(sp)
    not t4, t4
    sw t4, 20(a0)
    lw t4, 120(sp)
    not t4, t4
    sw t4, 8(a0)
    lw t4, 284(sp)
    not t4, t4
    sw t4, 28(a0)
    lw t4, 96(sp)
    not t4, t4
    sw t4, 12(a0)
    # round 1 (aes.dsl:47)
    lw t4, 296(sp)
    not t4, t4
    sw t4, 32(a0)
    lw t4, 292(sp)
    not t4, t4
    sw t4, 48(a0)
    lw t4, 288(sp)
    not t4, t4
    sw t4, 36(a0)
    lw t4, 148(sp)
    not t4, t4
    sw t4, 56(a0)
    lw t4, 144(sp)
    not t4, t4
    sw t4, 44(a0)
    # round 2 (aes.dsl:47)
    lw t4, 176(sp)
    not t4, t4
    sw t4, 64(a0)
    lw t4, 164(sp)
    not t4, t4
    sw t4, 80(a0)
    lw t4, 104(sp)
    not t4, t4
    sw t4, 68(a0)
    lw t4, 108(sp)
    not t4, t4
    sw t4, 88(a0)
    lw t4, 300(sp)
    not t4, t4
    sw t4, 76(a0)
    # round 3 (aes.dsl:47)
    lw t4, 180(sp)
    not t4, t4
    sw t4, 96(a0)
    lw t4, 324(sp)
    not t4, t4
    sw t4, 112(a0)
    lw t4, 320(sp)
    not t4, t4
    sw t4, 100(a0)
    lw t4, 184(sp)
    not t4, t4
    sw t4, 120(a0)
    lw t4, 196(sp)
    not t4, t4
    sw t4, 108(a0)
    # round 4 (aes.dsl:47)
    lw t4, 212(sp)
    not t4, t4
    sw t4, 128(a0)
    lw t4, 200(sp)
    not t4, t4
    sw t4, 144(a0)
    lw t4, 168(sp)
    not t4, t4
    sw t4, 132(a0)
    lw t4, 332(sp)
    not t4, t4
    sw t4, 152(a0)
    lw t4, 328(sp)
    not t4, t4
    sw t4, 140(a0)
    # round 5 (aes.dsl:47)
    lw t4, 356(sp)
    not t4, t4
    sw t4, 160(a0)
    lw t4, 352(sp)
    not t4, t4
    sw t4, 176(a0)
    lw t4, 348(sp)
    not t4, t4
    sw t4, 164(a0)
    lw t4, 188(sp)
    not t4, t4
    sw t4, 184(a0)
    lw t4, 228(sp)
    not t4, t4
    sw t4, 172(a0)
    # round 6 (aes.dsl:47)
    lw t4, 372(sp)
    not t4, t4
    sw t4, 192(a0)
    lw t4, 368(sp)
    not t4, t4
    sw t4, 208(a0)
    lw t4, 244(sp)
    not t4, t4
    sw t4, 196(a0)
    lw t4, 364(sp)
    not t4, t4
    sw t4, 216(a0)
    lw t4, 360(sp)
    not t4, t4
    sw t4, 204(a0)
    # round 7 (aes.dsl:47)
    lw t4, 400(sp)
    not t4, t4
    sw t4, 224(a0)
    lw t4, 396(sp)
    not t4, t4
    sw t4, 240(a0)
    lw t4, 392(sp)
    not t4, t4
    sw t4, 228(a0)
    lw t4, 388(sp)
    not t4, t4
    sw t4, 248(a0)
    lw t4, 384(sp)
    not t4, t4
    sw t4, 236(a0)
    # round 8 (aes.dsl:47)
    lw t4, 276(sp)
    not t4, t4
    sw t4, 256(a0)
    not t4, s0
    sw t4, 272(a0)
    not t4, t6
    sw t4, 260(a0)
    lw t4, 412(sp)
    # round 9 (aes.dsl:47)
    not t0, t0
    # round 8 (aes.dsl:47)
    not t4, t4
    sw t4, 280(a0)
    lw t4, 408(sp)
    sw t0, 304(a0)
    not t4, t4
    sw t4, 268(a0)
    # round 9 (aes.dsl:47)
    not t4, s5
    sw t4, 288(a0)
    not t0, s2
    sw t0, 292(a0)
    not t0, s6
    sw t0, 312(a0)
    not t0, s1
    sw t0, 300(a0)
    # round 10 (aes.dsl:53)
    not a5, a5
    sw a5, 324(a0)
    not a5, a7
    sw a5, 332(a0)
    lw a5, 420(sp)
    not a5, a5
    sw a5, 336(a0)
    lw a5, 416(sp)
    not a5, a5
    sw a5, 340(a0)
    lw a5, 264(sp)
    not a5, a5
    sw a5, 344(a0)
    lw a5, 256(sp)
    not a5, a5
    sw a5, 372(a0)
    lw a5, 272(sp)
    not a5, a5
    sw a5, 352(a0)
    lw a5, 260(sp)
    not a5, a5
    sw a5, 380(a0)
    lw a5, 252(sp)
    not a5, a5
    sw a5, 384(a0)
    lw a5, 224(sp)
    not a5, a5
    sw a5, 388(a0)
    lw a5, 220(sp)
    not a5, a5
    sw a5, 404(a0)
    # round 9 (aes.dsl:47)
    lw a5, 248(sp)
    not a5, a5
    sw a5, 416(a0)
    lw a5, 380(sp)
    not a5, a5
    sw a5, 420(a0)
    lw a5, 376(sp)
    not a5, a5
    sw a5, 436(a0)
    # round 8 (aes.dsl:47)
    not a5, t1
    sw a5, 448(a0)
    not a5, t2
    sw a5, 452(a0)
    lw a5, 316(sp)
    not a5, a5
    sw a5, 468(a0)
    # round 7 (aes.dsl:47)
    lw a5, 308(sp)
    not a5, a5
    sw a5, 480(a0)
    lw a5, 312(sp)
    not a5, a5
    sw a5, 484(a0)
    lw a5, 304(sp)
    not a5, a5
    sw a5, 500(a0)
    # round 6 (aes.dsl:47)
    lw a5, 208(sp)
    not a5, a5
    sw a5, 512(a0)
    lw a5, 204(sp)
    not a5, a5
    sw a5, 516(a0)
    lw a5, 192(sp)
    not a5, a5
    sw a5, 532(a0)
    lw a5, 216(sp)
    not a5, a5
    sw a5, 536(a0)
    lw a5, 344(sp)
    not a5, a5
    sw a5, 540(a0)
    # round 5 (aes.dsl:47)
    lw a5, 232(sp)
    not a5, a5
    sw a5, 544(a0)
    lw a5, 404(sp)
    not a5, a5
    sw a5, 548(a0)
    lw a5, 336(sp)
    not a5, a5
    sw a5, 564(a0)
    # round 4 (aes.dsl:47)
    lw a5, 156(sp)
    not a5, a5
    sw a5, 576(a0)
    lw a5, 152(sp)
    not a5, a5
    sw a5, 580(a0)
    lw a5, 116(sp)
    not a5, a5
    sw a5, 596(a0)
    # round 3 (aes.dsl:47)
    lw a5, 132(sp)
    not a5, a5
    sw a5, 608(a0)
    lw a5, 128(sp)
    not a5, a5
    sw a5, 612(a0)
    lw a5, 172(sp)
    not a5, a5
    sw a5, 628(a0)
    lw a5, 340(sp)
    not a5, a5
    sw a5, 632(a0)
    lw a5, 160(sp)
    not a5, a5
    sw a5, 636(a0)
    # round 2 (aes.dsl:47)
    not a5, a6
    sw a5, 640(a0)
    not a5, a2
    sw a5, 644(a0)
    not a5, t3
    sw a5, 660(a0)
    addi t0, sp, 64
    addi t1, sp, 432
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
    addi sp, sp, 432
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
    beqz t1, .Llwcc_aes128_128_ecb_encrypt_rv32i_group
    j .Llwcc_aes128_128_ecb_encrypt_rv32i_rest
.Llwcc_aes128_128_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a2, 80(sp)
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 16(a1)
    lui t1, 349525
    srli t2, a5, 1
    lw t3, 12(a1)
    lw t4, 20(a1)
    lw t5, 24(a1)
    addi t1, t1, 1365
    srli t6, a6, 1
    srli a4, a7, 1
    xor t2, t0, t2
    lw s0, 28(a1)
    srli s1, t3, 1
    and t2, t2, t1
    xor t6, t4, t6
    xor a4, t5, a4
    slli s2, t2, 1
    and t6, t6, t1
    and a4, a4, t1
    xor s1, s0, s1
    xor t0, t0, t2
    xor a5, a5, s2
    slli t2, t6, 1
    slli s2, a4, 1
    and s1, s1, t1
    lui s3, 209715
    srli s4, a5, 2
    srli s5, t0, 2
    xor t4, t4, t6
    xor a6, a6, t2
    xor t2, t5, a4
    xor a7, a7, s2
    slli t5, s1, 1
    addi t6, s3, 819
    xor a4, t4, s5
    xor s2, a6, s4
    xor s0, s0, s1
    xor t3, t3, t5
    srli t5, a7, 2
    srli s1, t2, 2
    and a4, a4, t6
    and s2, s2, t6
    xor t5, t3, t5
    xor s1, s0, s1
    xor t4, t4, a4
    slli a4, a4, 2
    xor a6, a6, s2
    slli s2, s2, 2
    and t5, t5, t6
    and s1, s1, t6
    lui s3, 61681
    xor t0, t0, a4
    srli a4, a6, 4
    xor a5, a5, s2
    srli s2, t4, 4
    xor t3, t3, t5
    slli t5, t5, 2
    xor s0, s0, s1
    lw s4, 12(a3)
    slli s1, s1, 2
    addi s3, s3, -241
    lw s5, 4(a3)
    srli s6, a5, 4
    srli s7, t0, 4
    xor a4, t3, a4
    xor a7, a7, t5
    lw t5, 8(a3)
    xor s2, s0, s2
    xor t2, t2, s1
    # round 1 (aes.dsl:47)
    lw s1, 16(a3)
    and a4, a4, s3
    xor s6, a7, s6
    xor s0, s4, s0
    and s2, s2, s3
    xor s4, t2, s7
    lw s7, 20(a3)
    xor a6, s5, a6
    xor a7, t5, a7
    and t5, s6, s3
    slli s5, a4, 4
    xor s0, s0, s2
    and s4, s4, s3
    xor t0, s1, t0
    xor a7, a7, t5
    xor a6, a6, s5
    slli s1, s2, 4
    slli s2, s4, 4
    xor t4, s7, t4
    lw s5, 24(a3)
    xor t0, t0, s0
    xor t4, t4, s1
    xor t0, s2, t0
    xor s1, a6, a7
    xor t3, s5, t3
    lw s2, 28(a3)
    xor t4, t4, a6
    xor s5, t0, s1
    xor t3, t3, a4
    xor a4, t4, s5
    lw s6, 0(a3)
    xor t2, s2, t2
    xor t3, t3, a4
    xor t2, t2, s4
    xor s0, s0, a7
    xor a6, a6, t3
    xor a5, s6, a5
    slli t5, t5, 4
    xor t2, t2, t3
    xor t3, s0, a6
    xor a5, a5, t5
    xor t5, t2, t3
    xor s2, a5, t3
    xor s4, a4, t5
    xor s6, s2, s4
    xor a7, a7, s6
    xor s7, s5, a7
    or s8, s0, t3
    xor s9, s1, s0
    and s10, s1, t5
    xor s11, a6, s8
    xor ra, a5, a4
    or a2, t4, s5
    or a1, a5, a7
    xor s10, s10, s11
    and s11, s7, ra
    xor a6, a2, a6
    xor a2, s10, s11
    and s11, t0, s4
    lui a0, 12336
    addi a0, a0, 771
    sw t1, 96(sp)
    or t1, t2, s9
    xor t1, t1, s8
    xor t4, t4, t1
    xor t1, t1, a1
    xor a1, s9, s7
    xor a6, a6, t1
    xor t1, t1, a2
    xor a2, a6, t1
    and s8, s6, a1
    xor s8, s10, s8
    xor t4, t4, s8
    xor s8, s11, s8
    or a2, s8, a2
    and s10, t1, a2
    not s10, s10
    xor s11, t0, a1
    sw t6, 100(sp)
    and t6, s2, s11
    xor t4, t6, t4
    xor t6, s8, t4
    xor s8, a2, t6
    or t1, t1, s8
    xor t1, a6, t1
    or a6, t4, a6
    xor a2, a2, a6
    or t4, t4, a2
    xor t6, t6, t4
    and a6, s10, a6
    xor a2, a2, t6
    and t4, t4, a2
    xor a2, a6, t1
    or s2, s2, t1
    or a4, a4, t4
    or a5, a5, t6
    or s4, s4, a2
    xor a5, a5, a4
    xor s2, s2, s4
    and a1, a1, a6
    xor s2, s2, a5
    and s6, s6, a6
    xor a1, a1, s2
    xor s4, s6, s4
    xor s6, t6, t4
    xor a6, a6, s6
    and s7, s7, s6
    xor s7, s7, a1
    and t2, t2, a6
    or t4, s5, t4
    xor s5, t1, t6
    and s0, s0, s5
    xor a1, s0, a1
    and t3, t3, s5
    xor s5, s5, a6
    and s1, s1, s5
    and t5, t5, s5
    xor t5, s4, t5
    xor a1, s1, a1
    xor t3, t3, t5
    xor s1, s7, a1
    and s5, ra, s6
    xor a5, a5, t2
    or t0, t0, a2
    xor t2, a4, s4
    xor a4, t3, s1
    or t1, s11, t1
    xor t2, s5, t2
    xor a5, a5, t5
    xor t0, t0, a1
    xor t4, t4, a4
    xor t1, t1, s7
    xor a5, a5, t0
    xor t2, t2, t4
    or a7, a7, t6
    xor t1, t1, a5
    xor t3, t3, t2
    xor a7, a7, t1
    slli t5, t3, 24
    srli t6, t3, 8
    slli a2, t4, 24
    srli a1, t4, 8
    slli s1, a5, 24
    srli s4, a5, 8
    or t5, t5, t6
    or t6, a2, a1
    slli a2, a7, 24
    srli a1, a7, 8
    or s1, s1, s4
    and a6, s9, a6
    xor s2, s2, t3
    and s4, t5, a0
    and s5, t6, a0
    or a2, a2, a1
    and a1, s1, a0
    xor a6, s0, a6
    slli s0, s2, 24
    srli s6, s2, 8
    xor t5, t5, s4
    xor t6, t6, s5
    and s7, a2, a0
    xor s1, s1, a1
    xor a6, a6, a4
    or a4, s0, s6
    srli t5, t5, 2
    slli s0, s4, 6
    slli s4, t2, 24
    srli s6, t2, 8
    srli t6, t6, 2
    slli s5, s5, 6
    xor a2, a2, s7
    srli s1, s1, 2
    slli a1, a1, 6
    xor a6, t1, a6
    and t1, a4, a0
    or t5, s0, t5
    or s0, s4, s6
    or t6, s5, t6
    srli a2, a2, 2
    slli s4, s7, 6
    or a1, a1, s1
    xor a4, a4, t1
    xor t3, t3, t5
    and s1, s0, a0
    xor t4, t4, t6
    slli s5, a6, 24
    srli s6, a6, 8
    or a2, s4, a2
    xor a5, a5, a1
    slli s4, t0, 24
    srli s7, t0, 8
    srli a4, a4, 2
    slli t1, t1, 6
    slli s8, t3, 16
    srli s9, t3, 16
    xor s0, s0, s1
    or s5, s5, s6
    slli s6, t4, 16
    xor a7, a7, a2
    or s4, s4, s7
    srli s7, t4, 16
    or t1, t1, a4
    or a4, s8, s9
    slli s8, a5, 16
    srli s0, s0, 2
    slli s1, s1, 6
    or s6, s6, s7
    srli s7, a5, 16
    or s7, s8, s7
    and s8, s5, a0
    xor s2, s2, t1
    or s0, s1, s0
    and s1, a4, s3
    xor s5, s5, s8
    slli s9, s2, 16
    srli s10, s2, 16
    xor a4, a4, s1
    xor t2, t2, s0
    srli s5, s5, 2
    slli s8, s8, 6
    or s9, s9, s10
    srli a4, a4, 4
    slli s1, s1, 4
    and s10, s9, s3
    xor s9, s9, s10
    srli s9, s9, 4
    slli s10, s10, 4
    or s9, s10, s9
    slli s10, t2, 16
    or s5, s8, s5
    slli s8, a7, 16
    or a4, s1, a4
    srli s1, t2, 16
    or s1, s10, s1
    xor a6, a6, s5
    and s10, s1, s3
    xor s1, s1, s10
    srli s1, s1, 4
    slli s10, s10, 4
    or s1, s10, s1
    lw s10, 44(a3)
    xor t6, s10, t6
    lw s10, 40(a3)
    xor s10, s10, t4
    xor t5, t5, s10
    srli s10, a7, 16
    or s8, s8, s10
    and s10, s4, a0
    xor s4, s4, s10
    srli s4, s4, 2
    slli s10, s10, 6
    or s4, s10, s4
    and s10, s6, s3
    xor s6, s6, s10
    srli s6, s6, 4
    slli s10, s10, 4
    or s6, s10, s6
    and s10, s7, s3
    xor s7, s7, s10
    srli s7, s7, 4
    slli s10, s10, 4
    or s7, s10, s7
    and s10, s8, s3
    xor s8, s8, s10
    srli s8, s8, 4
    slli s10, s10, 4
    xor t0, t0, s4
    xor t5, t5, a4
    lw a4, 36(a3)
    xor t6, t6, s6
    # round 2 (aes.dsl:47)
    lw s6, 48(a3)
    # round 1 (aes.dsl:47)
    xor a5, a4, a5
    # round 2 (aes.dsl:47)
    lw a4, 52(a3)
    xor a1, s6, a1
    xor a4, a4, t4
    # round 1 (aes.dsl:47)
    slli s6, a6, 16
    or s8, s10, s8
    srli s10, a6, 16
    xor a5, a2, a5
    # round 2 (aes.dsl:47)
    lw a2, 56(a3)
    xor a1, t0, a1
    xor s7, t4, s7
    xor a7, a7, a4
    # round 1 (aes.dsl:47)
    xor t5, s2, t5
    xor t2, t2, t6
    or t6, s6, s10
    xor a5, a5, s8
    slli a4, t0, 16
    srli t0, t0, 16
    # round 2 (aes.dsl:47)
    xor a1, a1, s7
    xor a7, t1, a7
    # round 1 (aes.dsl:47)
    and t1, t6, s3
    or t0, a4, t0
    # round 2 (aes.dsl:47)
    xor a4, a2, s0
    lw a2, 60(a3)
    xor a7, a5, a7
    xor a1, a1, t2
    xor s0, a5, t5
    # round 1 (aes.dsl:47)
    xor t6, t6, t1
    and s2, t0, s3
    # round 2 (aes.dsl:47)
    xor a6, a6, a4
    xor a7, s9, a7
    xor a4, a1, s0
    # round 1 (aes.dsl:47)
    srli t6, t6, 4
    slli t1, t1, 4
    lw s6, 32(a3)
    xor t0, t0, s2
    # round 2 (aes.dsl:47)
    xor a6, s1, a6
    xor a2, a2, s5
    xor s1, a7, a4
    # round 1 (aes.dsl:47)
    or t1, t1, t6
    srli t0, t0, 4
    slli t6, s2, 4
    # round 2 (aes.dsl:47)
    xor t3, a2, t3
    xor a6, a6, s1
    # round 1 (aes.dsl:47)
    xor a2, s6, s4
    or t0, t6, t0
    # round 2 (aes.dsl:47)
    xor t1, t1, t3
    xor t2, t2, t5
    xor a5, a5, a6
    # round 1 (aes.dsl:47)
    xor t0, a2, t0
    # round 2 (aes.dsl:47)
    xor a6, t1, a6
    xor t1, t2, a5
    # round 1 (aes.dsl:47)
    xor t0, t4, t0
    # round 2 (aes.dsl:47)
    xor t3, a6, t1
    xor t4, s1, t3
    xor t6, t0, t1
    xor a2, t6, t4
    xor t5, t5, a2
    or s2, t2, t1
    xor s4, a4, t5
    xor s5, s0, t2
    and s6, s0, t3
    xor s7, a5, s2
    xor s8, t0, s1
    or s9, a7, a4
    xor s6, s6, s7
    or s7, t0, t5
    and s10, s4, s8
    xor a5, s9, a5
    xor s9, s6, s10
    and s10, a1, t4
    or s11, a6, s5
    xor s2, s11, s2
    xor a7, a7, s2
    xor s2, s2, s7
    xor s7, s5, s4
    xor a5, a5, s2
    xor s2, s2, s9
    xor s9, a5, s2
    and s11, a2, s7
    xor s6, s6, s11
    xor a7, a7, s6
    xor s6, s10, s6
    or s9, s6, s9
    and s10, s2, s9
    not s10, s10
    xor s11, a1, s7
    and ra, t6, s11
    xor a7, ra, a7
    xor s6, s6, a7
    xor ra, s9, s6
    or s2, s2, ra
    xor s2, a5, s2
    or a5, a7, a5
    xor s9, s9, a5
    or a7, a7, s9
    xor s6, s6, a7
    and a5, s10, a5
    xor s9, s9, s6
    and a7, a7, s9
    xor s9, a5, s2
    or t6, t6, s2
    or s1, s1, a7
    or t0, t0, s6
    or t4, t4, s9
    xor t0, t0, s1
    xor t6, t6, t4
    and s7, s7, a5
    xor t6, t6, t0
    and a2, a2, a5
    xor s7, s7, t6
    xor t4, a2, t4
    xor a2, s6, a7
    xor a5, a5, a2
    and s4, s4, a2
    xor s4, s4, s7
    and a6, a6, a5
    or a7, a4, a7
    xor a4, s2, s6
    and t2, t2, a4
    xor s7, t2, s7
    and t1, t1, a4
    xor a4, a4, a5
    and s0, s0, a4
    and t3, t3, a4
    xor a4, s0, s7
    xor t3, t4, t3
    xor s0, s4, a4
    xor t1, t1, t3
    and a2, s8, a2
    xor a6, t0, a6
    or t0, a1, s9
    xor t4, s1, t4
    xor a1, t1, s0
    or s0, s11, s2
    xor t0, t0, a4
    xor t4, a2, t4
    xor a6, a6, t3
    xor a7, a7, a1
    xor t3, s0, s4
    xor t4, t4, a7
    xor a6, a6, t0
    or t5, t5, s6
    xor t1, t1, t4
    xor t3, t3, a6
    xor t5, t5, t3
    slli a4, a6, 24
    srli a2, a6, 8
    slli s0, t1, 24
    srli s1, t1, 8
    slli s2, a7, 24
    srli s4, a7, 8
    and a5, s5, a5
    slli s5, t5, 24
    srli s6, t5, 8
    or a4, a4, a2
    or a2, s0, s1
    or s0, s2, s4
    xor a5, t2, a5
    xor t2, t6, t1
    or t6, s5, s6
    and s1, a4, s3
    and s2, a2, s3
    and s4, s0, s3
    slli s5, t0, 24
    srli s6, t0, 8
    xor a5, a5, a1
    and a1, t6, s3
    xor a4, a4, s1
    slli s7, t2, 24
    srli s8, t2, 8
    xor a2, a2, s2
    xor s0, s0, s4
    or s5, s5, s6
    slli s6, t4, 24
    xor a5, t3, a5
    xor t3, t6, a1
    srli t6, a4, 4
    slli a4, s1, 4
    or s1, s7, s8
    srli s7, t4, 8
    srli a2, a2, 4
    slli s2, s2, 4
    or s6, s6, s7
    srli s0, s0, 4
    slli s4, s4, 4
    and s7, s5, s3
    srli t3, t3, 4
    slli a1, a1, 4
    slli s8, a5, 24
    srli s9, a5, 8
    or t6, a4, t6
    and a4, s1, s3
    or a2, s2, a2
    and s2, s6, s3
    or s0, s4, s0
    lw s4, 72(a3)
    xor s5, s5, s7
    or t3, a1, t3
    or a1, s8, s9
    xor a6, a6, t6
    xor s1, s1, a4
    xor t1, t1, a2
    xor s6, s6, s2
    xor a7, a7, s0
    srli s5, s5, 4
    slli s7, s7, 4
    xor t5, t5, t3
    and s8, a1, s3
    srli s1, s1, 4
    slli a4, a4, 4
    srli s6, s6, 4
    slli s2, s2, 4
    xor s4, s4, a7
    or s5, s7, s5
    lw s7, 68(a3)
    slli s9, t5, 16
    srli s10, t5, 16
    xor a1, a1, s8
    xor s7, s7, a6
    or a4, a4, s1
    lw s1, 76(a3)
    or s2, s2, s6
    slli s6, a6, 16
    srli a6, a6, 16
    or a6, s6, a6
    slli s6, t1, 16
    xor s0, s1, s0
    # round 3 (aes.dsl:47)
    lw s1, 80(a3)
    # round 2 (aes.dsl:47)
    xor a2, a2, s4
    # round 3 (aes.dsl:47)
    lw s4, 84(a3)
    # round 2 (aes.dsl:47)
    xor t0, t0, s5
    # round 3 (aes.dsl:47)
    xor t6, s1, t6
    # round 2 (aes.dsl:47)
    srli s1, t1, 16
    or s1, s6, s1
    slli s6, a7, 16
    # round 3 (aes.dsl:47)
    xor s4, s4, a7
    # round 2 (aes.dsl:47)
    or s9, s9, s10
    srli a1, a1, 4
    slli s8, s8, 4
    xor t3, t3, s7
    xor t2, t2, a4
    xor t4, t4, s2
    xor a2, a2, s1
    srli s1, a7, 16
    or s1, s6, s1
    xor s0, s0, s1
    # round 3 (aes.dsl:47)
    xor t6, t0, t6
    lw s1, 88(a3)
    xor a6, a7, a6
    xor t5, t5, s4
    # round 2 (aes.dsl:47)
    or a1, s8, a1
    xor t3, t3, s9
    slli s4, t2, 16
    srli s6, t2, 16
    xor t2, t2, a2
    xor a2, t4, s0
    # round 3 (aes.dsl:47)
    xor a6, t6, a6
    xor t5, a4, t5
    # round 2 (aes.dsl:47)
    xor a5, a5, a1
    or t6, s4, s6
    slli a4, t4, 16
    srli t4, t4, 16
    # round 3 (aes.dsl:47)
    lw s0, 92(a3)
    xor s1, s1, s2
    xor t5, t3, t5
    xor a6, a6, a2
    xor s2, t3, t2
    # round 2 (aes.dsl:47)
    or t4, a4, t4
    # round 3 (aes.dsl:47)
    xor a4, a5, s1
    xor t5, t6, t5
    xor t6, a6, s2
    # round 2 (aes.dsl:47)
    slli s1, a5, 16
    srli a5, a5, 16
    lw s4, 64(a3)
    # round 3 (aes.dsl:47)
    xor a1, s0, a1
    xor t4, t4, a4
    xor a4, t5, t6
    # round 2 (aes.dsl:47)
    or a5, s1, a5
    slli s0, t0, 16
    srli t0, t0, 16
    # round 3 (aes.dsl:47)
    xor t1, a1, t1
    xor t4, t4, a4
    # round 2 (aes.dsl:47)
    xor a1, s4, s5
    or t0, s0, t0
    # round 3 (aes.dsl:47)
    xor a5, a5, t1
    xor t1, a2, t2
    xor t3, t3, t4
    # round 2 (aes.dsl:47)
    xor t0, a1, t0
    # round 3 (aes.dsl:47)
    xor a5, a5, t4
    xor t4, t1, t3
    # round 2 (aes.dsl:47)
    xor a7, a7, t0
    # round 3 (aes.dsl:47)
    xor t0, a5, t4
    xor a2, a7, t4
    xor a1, a4, t0
    xor s0, a2, a1
    xor t2, t2, s0
    xor s1, t6, t2
    or s4, t1, t4
    and s5, s2, t0
    xor s6, t3, s4
    xor s7, a7, a4
    or s8, t5, t6
    or s9, a7, t2
    xor s5, s5, s6
    and s6, s1, s7
    xor t3, s8, t3
    xor s6, s5, s6
    and s8, a6, a1
    lui s10, 259060
    addi s10, s10, -193
    xor s11, s2, t1
    or ra, a5, s11
    xor s4, ra, s4
    xor t5, t5, s4
    xor s4, s4, s9
    xor t3, t3, s4
    xor s4, s4, s6
    xor s6, t3, s4
    xor s9, s11, s1
    and ra, s0, s9
    xor s5, s5, ra
    xor t5, t5, s5
    xor s5, s8, s5
    or s6, s5, s6
    and s8, s4, s6
    not s8, s8
    xor ra, a6, s9
    sw a0, 104(sp)
    and a0, a2, ra
    xor t5, a0, t5
    xor a0, s5, t5
    xor s5, s6, a0
    or s4, s4, s5
    xor s4, t3, s4
    or t3, t5, t3
    xor s5, s6, t3
    or t5, t5, s5
    xor a0, a0, t5
    and t3, s8, t3
    xor s5, s5, a0
    and t5, t5, s5
    or a2, a2, s4
    or a4, a4, t5
    or a7, a7, a0
    xor a7, a7, a4
    and s5, s9, t3
    and s0, s0, t3
    or t6, t6, t5
    xor t5, a0, t5
    and s1, s1, t5
    and s6, s7, t5
    xor t5, t3, t5
    xor t3, t3, s4
    or a1, a1, t3
    xor a2, a2, a1
    xor a2, a2, a7
    xor s5, s5, a2
    xor a1, s0, a1
    xor s0, s4, a0
    and t1, t1, s0
    and t4, t4, s0
    xor s0, s0, t5
    and s2, s2, s0
    and t0, t0, s0
    xor s0, t1, s5
    xor s0, s2, s0
    xor s1, s1, s5
    xor t0, a1, t0
    and a5, a5, t5
    xor s2, s1, s0
    xor t4, t4, t0
    xor a5, a7, a5
    or a6, a6, t3
    xor a7, a4, a1
    xor t3, t4, s2
    or a4, ra, s4
    xor a6, a6, s0
    xor a7, s6, a7
    xor a5, a5, t0
    xor t0, t6, t3
    xor t6, a4, s1
    xor a5, a5, a6
    xor a7, a7, t0
    or t2, t2, a0
    xor t6, t6, a5
    xor t4, t4, a7
    xor t2, t2, t6
    slli a4, t4, 24
    srli a1, t4, 8
    slli a0, t0, 24
    srli s0, t0, 8
    slli s1, a5, 24
    srli s2, a5, 8
    or a4, a4, a1
    or a1, a0, s0
    slli a0, t2, 24
    srli s0, t2, 8
    or s1, s1, s2
    and t5, s11, t5
    xor a2, a2, t4
    and s2, a4, s10
    and s4, a1, s10
    or a0, a0, s0
    and s0, s1, s10
    xor t1, t1, t5
    slli t5, a2, 24
    srli s5, a2, 8
    xor a4, a4, s2
    xor a1, a1, s4
    and s6, a0, s10
    xor s1, s1, s0
    xor t1, t1, t3
    or t3, t5, s5
    srli t5, a4, 6
    slli a4, s2, 2
    slli s2, a7, 24
    srli s5, a7, 8
    srli a1, a1, 6
    slli s4, s4, 2
    xor a0, a0, s6
    srli s1, s1, 6
    slli s0, s0, 2
    xor t1, t6, t1
    and t6, t3, s10
    or t5, a4, t5
    or a4, s2, s5
    or a1, s4, a1
    srli a0, a0, 6
    slli s2, s6, 2
    or s0, s0, s1
    xor t3, t3, t6
    xor t4, t4, t5
    and s1, a4, s10
    xor t0, t0, a1
    slli s4, t1, 24
    srli s5, t1, 8
    or a0, s2, a0
    xor a5, a5, s0
    slli s2, a6, 24
    srli s6, a6, 8
    srli t3, t3, 6
    slli t6, t6, 2
    slli s7, t4, 16
    xor a4, a4, s1
    or s4, s4, s5
    srli s5, t4, 16
    xor t2, t2, a0
    or s2, s2, s6
    slli s6, t0, 16
    or t3, t6, t3
    or t6, s7, s5
    srli s5, t0, 16
    srli a4, a4, 6
    slli s1, s1, 2
    or s5, s6, s5
    slli s6, a5, 16
    xor a2, a2, t3
    or a4, s1, a4
    and s1, t6, s3
    slli s7, a2, 16
    srli s8, a2, 16
    xor t6, t6, s1
    xor a7, a7, a4
    or s7, s7, s8
    srli t6, t6, 4
    slli s1, s1, 4
    and s8, s7, s3
    xor s7, s7, s8
    srli s7, s7, 4
    slli s8, s8, 4
    or s7, s8, s7
    slli s8, a7, 16
    or t6, s1, t6
    srli s1, a7, 16
    or s1, s8, s1
    and s8, s1, s3
    xor s1, s1, s8
    srli s1, s1, 4
    slli s8, s8, 4
    or s1, s8, s1
    lw s8, 108(a3)
    xor a1, s8, a1
    lw s8, 104(a3)
    xor s8, s8, t0
    xor t5, t5, s8
    srli s8, a5, 16
    or s6, s6, s8
    and s8, s4, s10
    xor s4, s4, s8
    srli s4, s4, 6
    slli s8, s8, 2
    or s4, s8, s4
    slli s8, t2, 16
    xor t1, t1, s4
    xor t5, t5, t6
    srli t6, t2, 16
    or t6, s8, t6
    and s8, s2, s10
    xor s2, s2, s8
    srli s2, s2, 6
    slli s8, s8, 2
    or s2, s8, s2
    and s8, s5, s3
    xor s5, s5, s8
    srli s5, s5, 4
    slli s8, s8, 4
    or s5, s8, s5
    and s8, s6, s3
    xor s6, s6, s8
    srli s6, s6, 4
    slli s8, s8, 4
    or s6, s8, s6
    and s8, t6, s3
    xor t6, t6, s8
    srli t6, t6, 4
    slli s8, s8, 4
    xor a6, a6, s2
    xor a1, a1, s5
    lw s5, 100(a3)
    or t6, s8, t6
    # round 4 (aes.dsl:47)
    lw s8, 112(a3)
    # round 3 (aes.dsl:47)
    xor a5, s5, a5
    # round 4 (aes.dsl:47)
    lw s5, 116(a3)
    xor s0, s8, s0
    xor s5, s5, t0
    # round 3 (aes.dsl:47)
    slli s8, t1, 16
    xor a5, a0, a5
    srli a0, t1, 16
    # round 4 (aes.dsl:47)
    xor s0, a6, s0
    xor s6, t0, s6
    xor t2, t2, s5
    lw s5, 120(a3)
    # round 3 (aes.dsl:47)
    xor t5, a2, t5
    xor a7, a7, a1
    or a2, s8, a0
    xor a5, a5, t6
    slli t6, a6, 16
    srli a6, a6, 16
    # round 4 (aes.dsl:47)
    xor a1, s0, s6
    xor t2, t3, t2
    # round 3 (aes.dsl:47)
    and t3, a2, s3
    or a6, t6, a6
    # round 4 (aes.dsl:47)
    xor t6, s5, a4
    lw a4, 124(a3)
    xor t2, a5, t2
    xor a1, a1, a7
    xor a0, a5, t5
    # round 3 (aes.dsl:47)
    xor a2, a2, t3
    and s0, a6, s3
    # round 4 (aes.dsl:47)
    xor t1, t1, t6
    xor t2, s7, t2
    xor t6, a1, a0
    # round 3 (aes.dsl:47)
    srli a2, a2, 4
    slli t3, t3, 4
    lw s5, 96(a3)
    xor a6, a6, s0
    # round 4 (aes.dsl:47)
    xor t1, s1, t1
    xor a4, a4, s4
    xor s1, t2, t6
    # round 3 (aes.dsl:47)
    or t3, t3, a2
    srli a6, a6, 4
    slli a2, s0, 4
    # round 4 (aes.dsl:47)
    xor t4, a4, t4
    xor t1, t1, s1
    # round 3 (aes.dsl:47)
    xor a4, s5, s2
    or a6, a2, a6
    # round 4 (aes.dsl:47)
    xor t3, t3, t4
    xor a7, a7, t5
    xor a5, a5, t1
    # round 3 (aes.dsl:47)
    xor a6, a4, a6
    # round 4 (aes.dsl:47)
    xor t1, t3, t1
    xor t3, a7, a5
    # round 3 (aes.dsl:47)
    xor a6, t0, a6
    # round 4 (aes.dsl:47)
    xor t0, t1, t3
    xor t4, s1, t0
    xor a4, a6, t3
    xor a2, a4, t4
    xor t5, t5, a2
    or s0, a7, t3
    xor s2, t6, t5
    and s4, a0, t0
    xor s5, a5, s0
    xor s6, a6, s1
    or s7, t2, t6
    xor s4, s4, s5
    or s5, a6, t5
    and s8, s2, s6
    xor a5, s7, a5
    xor s7, s4, s8
    and s8, a1, t4
    xor s9, a0, a7
    or s11, t1, s9
    xor s0, s11, s0
    xor t2, t2, s0
    xor s0, s0, s5
    xor a5, a5, s0
    xor s0, s0, s7
    xor s5, a5, s0
    xor s7, s9, s2
    and s11, a2, s7
    xor s4, s4, s11
    xor t2, t2, s4
    xor s4, s8, s4
    or s5, s4, s5
    and s8, s0, s5
    not s8, s8
    xor s11, a1, s7
    and ra, a4, s11
    xor t2, ra, t2
    xor s4, s4, t2
    xor ra, s5, s4
    or s0, s0, ra
    xor s0, a5, s0
    or a5, t2, a5
    xor s5, s5, a5
    or t2, t2, s5
    xor s4, s4, t2
    and a5, s8, a5
    xor s5, s5, s4
    and t2, t2, s5
    or a4, a4, s0
    or s1, s1, t2
    or a6, a6, s4
    xor a6, a6, s1
    and s5, s7, a5
    and a2, a2, a5
    or t6, t6, t2
    xor t2, s4, t2
    and s2, s2, t2
    and s6, s6, t2
    xor t2, a5, t2
    xor a5, a5, s0
    or t4, t4, a5
    xor a4, a4, t4
    xor a4, a4, a6
    xor s5, s5, a4
    xor t4, a2, t4
    xor a2, s0, s4
    and a7, a7, a2
    and t3, t3, a2
    xor a2, a2, t2
    and a0, a0, a2
    and t0, t0, a2
    xor a2, a7, s5
    xor s2, s2, s5
    xor a2, a0, a2
    xor t0, t4, t0
    and t1, t1, t2
    xor a0, s2, a2
    xor t3, t3, t0
    xor a6, a6, t1
    or a5, a1, a5
    xor t1, s1, t4
    xor t4, t3, a0
    or a1, s11, s0
    xor a5, a5, a2
    xor t1, s6, t1
    xor a6, a6, t0
    xor t0, t6, t4
    xor t6, a1, s2
    xor t1, t1, t0
    xor a6, a6, a5
    or t5, t5, s4
    xor t3, t3, t1
    xor t6, t6, a6
    xor t5, t5, t6
    slli a2, a6, 24
    srli a1, a6, 8
    slli a0, t3, 24
    srli s0, t3, 8
    slli s1, t0, 24
    srli s2, t0, 8
    and t2, s9, t2
    slli s4, t5, 24
    srli s5, t5, 8
    or a2, a2, a1
    or a1, a0, s0
    or a0, s1, s2
    lw s0, 136(a3)
    xor a7, a7, t2
    xor t2, a4, t3
    or a4, s4, s5
    xor a6, a6, a2
    lw s1, 132(a3)
    xor t3, t3, a1
    xor t0, t0, a0
    lw s2, 140(a3)
    xor a7, a7, t4
    xor t4, t5, a4
    slli t5, a6, 16
    srli s4, a6, 16
    slli s5, t2, 24
    xor s0, s0, t0
    xor a7, t6, a7
    slli t6, t4, 16
    srli s6, t4, 16
    xor a6, s1, a6
    srli s1, t2, 8
    or t5, t5, s4
    slli s4, t3, 16
    or s1, s5, s1
    srli s5, t3, 16
    or s4, s4, s5
    slli s5, t1, 24
    xor a0, s2, a0
    slli s2, a5, 24
    xor a1, a1, s0
    srli s0, a5, 8
    or s0, s2, s0
    # round 5 (aes.dsl:47)
    lw s2, 144(a3)
    # round 4 (aes.dsl:47)
    xor a5, a5, s0
    # round 5 (aes.dsl:47)
    xor a2, s2, a2
    lw s2, 148(a3)
    # round 4 (aes.dsl:47)
    or t6, t6, s6
    # round 5 (aes.dsl:47)
    xor s2, s2, t0
    # round 4 (aes.dsl:47)
    slli s6, a7, 24
    srli s7, a7, 8
    xor a6, a4, a6
    srli a4, t1, 8
    or a4, s5, a4
    xor t2, t2, s1
    xor t1, t1, a4
    xor a1, a1, s4
    slli s4, t0, 16
    # round 5 (aes.dsl:47)
    xor a2, a5, a2
    xor t5, t0, t5
    xor t4, t4, s2
    # round 4 (aes.dsl:47)
    srli s2, t0, 16
    or s2, s4, s2
    xor a0, a0, s2
    # round 5 (aes.dsl:47)
    lw s2, 152(a3)
    # round 4 (aes.dsl:47)
    or s4, s6, s7
    xor a6, a6, t6
    slli t6, t2, 16
    srli s5, t2, 16
    xor t2, t2, a1
    xor a1, t1, a0
    # round 5 (aes.dsl:47)
    xor t5, a2, t5
    xor t4, s1, t4
    # round 4 (aes.dsl:47)
    xor a7, a7, s4
    or t6, t6, s5
    slli a2, t1, 16
    srli t1, t1, 16
    # round 5 (aes.dsl:47)
    xor a4, s2, a4
    lw a0, 156(a3)
    xor t4, a6, t4
    xor t5, t5, a1
    xor s1, a6, t2
    # round 4 (aes.dsl:47)
    or t1, a2, t1
    # round 5 (aes.dsl:47)
    xor a4, a7, a4
    xor t4, t6, t4
    xor t6, t5, s1
    # round 4 (aes.dsl:47)
    slli a2, a7, 16
    srli a7, a7, 16
    lw s2, 128(a3)
    # round 5 (aes.dsl:47)
    xor t1, t1, a4
    xor a4, a0, s4
    xor a0, t4, t6
    # round 4 (aes.dsl:47)
    or a7, a2, a7
    slli a2, a5, 16
    srli a5, a5, 16
    # round 5 (aes.dsl:47)
    xor t3, a4, t3
    xor t1, t1, a0
    # round 4 (aes.dsl:47)
    xor a4, s2, s0
    or a5, a2, a5
    # round 5 (aes.dsl:47)
    xor a7, a7, t3
    xor t3, a1, t2
    xor a6, a6, t1
    # round 4 (aes.dsl:47)
    xor a5, a4, a5
    # round 5 (aes.dsl:47)
    xor a7, a7, t1
    xor t1, t3, a6
    # round 4 (aes.dsl:47)
    xor a5, t0, a5
    # round 5 (aes.dsl:47)
    xor t0, a7, t1
    xor a4, a0, t0
    xor a2, a5, t1
    xor a1, a2, a4
    xor t2, t2, a1
    or s0, t3, t1
    xor s2, t6, t2
    and s4, s1, t0
    xor s5, a6, s0
    xor s6, a5, a0
    or s7, t4, t6
    xor s4, s4, s5
    or s5, a5, t2
    and s8, s2, s6
    xor a6, s7, a6
    xor s7, s4, s8
    and s8, t5, a4
    xor s9, s1, t3
    or s11, a7, s9
    xor s0, s11, s0
    xor t4, t4, s0
    xor s0, s0, s5
    xor a6, a6, s0
    xor s0, s0, s7
    xor s5, a6, s0
    xor s7, s9, s2
    and s11, a1, s7
    xor s4, s4, s11
    xor t4, t4, s4
    xor s4, s8, s4
    or s5, s4, s5
    and s8, s0, s5
    not s8, s8
    xor s11, t5, s7
    and ra, a2, s11
    xor t4, ra, t4
    xor s4, s4, t4
    xor ra, s5, s4
    or s0, s0, ra
    xor s0, a6, s0
    or a6, t4, a6
    xor s5, s5, a6
    or t4, t4, s5
    xor s4, s4, t4
    and a6, s8, a6
    xor s5, s5, s4
    and t4, t4, s5
    or a2, a2, s0
    or a0, a0, t4
    or a5, a5, s4
    xor a5, a5, a0
    and s5, s7, a6
    and a1, a1, a6
    or t6, t6, t4
    xor t4, s4, t4
    and s2, s2, t4
    and s6, s6, t4
    xor t4, a6, t4
    xor a6, a6, s0
    or a4, a4, a6
    xor a2, a2, a4
    xor a2, a2, a5
    xor s5, s5, a2
    xor a4, a1, a4
    xor a1, s0, s4
    and t3, t3, a1
    and t1, t1, a1
    xor a1, a1, t4
    and s1, s1, a1
    and t0, t0, a1
    xor a1, t3, s5
    xor s2, s2, s5
    xor a1, s1, a1
    xor t0, a4, t0
    and a7, a7, t4
    xor s1, s2, a1
    xor t1, t1, t0
    xor a5, a5, a7
    or a6, t5, a6
    xor a7, a0, a4
    xor t5, t1, s1
    or a4, s11, s0
    xor a6, a6, a1
    xor a7, s6, a7
    xor a5, a5, t0
    xor t0, t6, t5
    xor t6, a4, s2
    xor a7, a7, t0
    xor a5, a5, a6
    or t2, t2, s4
    xor t1, t1, a7
    xor t6, t6, a5
    xor t2, t2, t6
    slli a4, a5, 24
    srli a1, a5, 8
    slli a0, t1, 24
    srli s0, t1, 8
    slli s1, t0, 24
    srli s2, t0, 8
    slli s4, t2, 24
    srli s5, t2, 8
    or a4, a4, a1
    or a1, a0, s0
    or a0, s1, s2
    and t4, s9, t4
    xor a2, a2, t1
    or s0, s4, s5
    lw s1, 104(sp)
    and s4, a1, s1
    and s2, a4, s1
    and s5, a0, s1
    xor t3, t3, t4
    and t4, s0, s1
    xor a4, a4, s2
    slli s6, a2, 24
    srli s7, a2, 8
    xor a1, a1, s4
    xor a0, a0, s5
    xor t3, t3, t5
    xor t5, s0, t4
    srli a4, a4, 2
    slli s0, s2, 6
    or s2, s6, s7
    srli a1, a1, 2
    slli s4, s4, 6
    slli s6, a7, 24
    srli s7, a7, 8
    srli a0, a0, 2
    slli s5, s5, 6
    xor t3, t6, t3
    srli t5, t5, 2
    slli t4, t4, 6
    or t6, s0, a4
    and a4, s2, s1
    or a1, s4, a1
    or s0, s6, s7
    or a0, s5, a0
    or t4, t4, t5
    slli t5, t3, 24
    srli s4, t3, 8
    xor a5, a5, t6
    xor s2, s2, a4
    xor t1, t1, a1
    and s5, s0, s1
    xor t0, t0, a0
    slli s6, a6, 24
    srli s7, a6, 8
    xor t2, t2, t4
    or t5, t5, s4
    srli s2, s2, 2
    slli a4, a4, 6
    xor s0, s0, s5
    or s4, s6, s7
    slli s6, a5, 16
    slli s7, t2, 16
    srli s8, t2, 16
    and s9, t5, s1
    or a4, a4, s2
    srli s2, a5, 16
    or s2, s6, s2
    slli s6, t1, 16
    srli s0, s0, 2
    slli s5, s5, 6
    or s7, s7, s8
    xor t5, t5, s9
    xor a2, a2, a4
    or s0, s5, s0
    srli s5, t1, 16
    or s5, s6, s5
    slli s6, t0, 16
    and s8, s7, s3
    srli t5, t5, 2
    slli s9, s9, 6
    xor a7, a7, s0
    xor s7, s7, s8
    or t5, s9, t5
    srli s7, s7, 4
    slli s8, s8, 4
    or s7, s8, s7
    xor t3, t3, t5
    slli s8, t3, 16
    srli s9, t3, 16
    or s8, s8, s9
    and s9, s8, s3
    xor s8, s8, s9
    srli s8, s8, 4
    slli s9, s9, 4
    or s8, s9, s8
    lw s9, 164(a3)
    xor a5, s9, a5
    and s9, s2, s3
    xor s2, s2, s9
    srli s2, s2, 4
    slli s9, s9, 4
    or s2, s9, s2
    and s9, s5, s3
    xor s5, s5, s9
    srli s5, s5, 4
    slli s9, s9, 4
    or s5, s9, s5
    slli s9, a2, 16
    xor a5, t4, a5
    srli t4, a2, 16
    or t4, s9, t4
    slli s9, a7, 16
    # round 6 (aes.dsl:47)
    xor s2, t0, s2
    # round 5 (aes.dsl:47)
    xor a5, a5, s7
    and s7, t4, s3
    xor t4, t4, s7
    srli t4, t4, 4
    slli s7, s7, 4
    or t4, s7, t4
    srli s7, a7, 16
    or s7, s9, s7
    and s9, s7, s3
    xor s7, s7, s9
    srli s7, s7, 4
    slli s9, s9, 4
    or s7, s9, s7
    lw s9, 172(a3)
    xor a0, s9, a0
    lw s9, 168(a3)
    xor s9, s9, t0
    xor a1, a1, s9
    srli s9, t0, 16
    or s6, s6, s9
    and s9, s4, s1
    xor s4, s4, s9
    srli s4, s4, 2
    slli s9, s9, 6
    or s4, s9, s4
    and s9, s6, s3
    xor s6, s6, s9
    srli s6, s6, 4
    slli s9, s9, 4
    or s6, s9, s6
    # round 6 (aes.dsl:47)
    lw s9, 176(a3)
    # round 5 (aes.dsl:47)
    xor a6, a6, s4
    # round 6 (aes.dsl:47)
    xor t6, s9, t6
    lw s9, 180(a3)
    # round 5 (aes.dsl:47)
    xor a1, a1, s5
    # round 6 (aes.dsl:47)
    xor s5, s9, t0
    # round 5 (aes.dsl:47)
    xor a0, a0, s6
    # round 6 (aes.dsl:47)
    lw s6, 184(a3)
    xor t6, a6, t6
    xor t2, t2, s5
    # round 5 (aes.dsl:47)
    xor a2, a2, a1
    xor a7, a7, a0
    slli a1, a6, 16
    srli a6, a6, 16
    # round 6 (aes.dsl:47)
    xor t6, t6, s2
    xor t2, a4, t2
    # round 5 (aes.dsl:47)
    or a6, a1, a6
    # round 6 (aes.dsl:47)
    xor a4, s6, s0
    lw a1, 188(a3)
    xor t2, a5, t2
    xor t6, t6, a7
    xor a0, a5, a2
    # round 5 (aes.dsl:47)
    and s0, a6, s3
    # round 6 (aes.dsl:47)
    xor t3, t3, a4
    xor t2, t4, t2
    xor t4, t6, a0
    # round 5 (aes.dsl:47)
    lw a4, 160(a3)
    xor a6, a6, s0
    # round 6 (aes.dsl:47)
    xor t3, s7, t3
    xor t5, a1, t5
    xor a1, t2, t4
    # round 5 (aes.dsl:47)
    srli a6, a6, 4
    slli s0, s0, 4
    # round 6 (aes.dsl:47)
    xor t1, t5, t1
    xor t3, t3, a1
    # round 5 (aes.dsl:47)
    xor t5, a4, s4
    or a6, s0, a6
    # round 6 (aes.dsl:47)
    xor t1, s8, t1
    xor a7, a7, a2
    xor a5, a5, t3
    # round 5 (aes.dsl:47)
    xor a6, t5, a6
    # round 6 (aes.dsl:47)
    xor t1, t1, t3
    xor t3, a7, a5
    # round 5 (aes.dsl:47)
    xor a6, t0, a6
    # round 6 (aes.dsl:47)
    xor t0, t1, t3
    xor t5, a1, t0
    xor a4, a6, t3
    xor s0, a4, t5
    xor a2, a2, s0
    or s2, a7, t3
    xor s4, t4, a2
    and s5, a0, t0
    xor s6, a5, s2
    xor s7, a6, a1
    or s8, t2, t4
    xor s5, s5, s6
    or s6, a6, a2
    and s9, s4, s7
    xor a5, s8, a5
    xor s8, s5, s9
    and s9, t6, t5
    xor s11, a0, a7
    or ra, t1, s11
    xor s2, ra, s2
    xor t2, t2, s2
    xor s2, s2, s6
    xor a5, a5, s2
    xor s2, s2, s8
    xor s6, a5, s2
    xor s8, s11, s4
    and ra, s0, s8
    xor s5, s5, ra
    xor t2, t2, s5
    xor s5, s9, s5
    or s6, s5, s6
    and s9, s2, s6
    not s9, s9
    xor ra, t6, s8
    and s1, a4, ra
    xor t2, s1, t2
    xor s1, s5, t2
    xor s5, s6, s1
    or s2, s2, s5
    xor s2, a5, s2
    or a5, t2, a5
    xor s5, s6, a5
    or t2, t2, s5
    xor s1, s1, t2
    and a5, s9, a5
    xor s5, s5, s1
    and t2, t2, s5
    or a4, a4, s2
    or a1, a1, t2
    or a6, a6, s1
    xor a6, a6, a1
    and s5, s8, a5
    and s0, s0, a5
    or t4, t4, t2
    xor t2, s1, t2
    and s4, s4, t2
    and s6, s7, t2
    xor t2, a5, t2
    xor a5, a5, s2
    or t5, t5, a5
    xor a4, a4, t5
    xor a4, a4, a6
    xor s5, s5, a4
    xor t5, s0, t5
    xor s0, s2, s1
    and a7, a7, s0
    and t3, t3, s0
    xor s0, s0, t2
    and a0, a0, s0
    and t0, t0, s0
    xor s0, a7, s5
    xor s4, s4, s5
    xor a0, a0, s0
    xor t0, t5, t0
    and t1, t1, t2
    xor s0, s4, a0
    xor t3, t3, t0
    xor a6, a6, t1
    or a5, t6, a5
    xor t1, a1, t5
    xor t5, t3, s0
    or t6, ra, s2
    xor a5, a5, a0
    xor t1, s6, t1
    xor a6, a6, t0
    xor t0, t4, t5
    xor t4, t6, s4
    xor t1, t1, t0
    xor a6, a6, a5
    or t6, a2, s1
    xor t3, t3, t1
    xor t4, t4, a6
    xor t6, t6, t4
    slli a2, a6, 24
    srli a1, a6, 8
    slli a0, t3, 24
    srli s0, t3, 8
    slli s1, t0, 24
    srli s2, t0, 8
    and t2, s11, t2
    slli s4, t6, 24
    srli s5, t6, 8
    or a2, a2, a1
    or a1, a0, s0
    or a0, s1, s2
    xor a7, a7, t2
    xor t2, a4, t3
    or a4, s4, s5
    and s0, a2, s3
    and s1, a1, s3
    and s2, a0, s3
    slli s4, a5, 24
    xor a7, a7, t5
    and t5, a4, s3
    xor a2, a2, s0
    slli s5, t2, 24
    srli s6, t2, 8
    xor a1, a1, s1
    xor a0, a0, s2
    xor a7, t4, a7
    xor t4, a4, t5
    srli a4, a2, 4
    slli a2, s0, 4
    or s0, s5, s6
    slli s5, t1, 24
    srli a1, a1, 4
    slli s1, s1, 4
    srli a0, a0, 4
    slli s2, s2, 4
    srli t4, t4, 4
    slli t5, t5, 4
    slli s6, a7, 24
    srli s7, a7, 8
    or a4, a2, a4
    srli a2, t1, 8
    or a2, s5, a2
    and s5, s0, s3
    or a1, s1, a1
    and s1, a2, s3
    or a0, s2, a0
    srli s2, a5, 8
    or s2, s4, s2
    and s4, s2, s3
    xor s2, s2, s4
    or t4, t5, t4
    or t5, s6, s7
    xor a6, a6, a4
    xor s0, s0, s5
    xor t3, t3, a1
    xor a2, a2, s1
    xor t0, t0, a0
    srli s2, s2, 4
    slli s4, s4, 4
    xor t6, t6, t4
    and s6, t5, s3
    srli s0, s0, 4
    slli s5, s5, 4
    srli a2, a2, 4
    slli s1, s1, 4
    or s2, s4, s2
    lw s4, 200(a3)
    slli s7, t6, 16
    xor s4, s4, t0
    srli s8, t6, 16
    xor t5, t5, s6
    or s0, s5, s0
    lw s5, 196(a3)
    or a2, s1, a2
    slli s1, a6, 16
    xor s5, s5, a6
    srli a6, a6, 16
    or a6, s1, a6
    slli s1, t3, 16
    xor a1, a1, s4
    lw s4, 204(a3)
    xor a5, a5, s2
    xor a0, s4, a0
    # round 7 (aes.dsl:47)
    lw s4, 208(a3)
    # round 6 (aes.dsl:47)
    or s7, s7, s8
    # round 7 (aes.dsl:47)
    xor a4, s4, a4
    lw s4, 212(a3)
    # round 6 (aes.dsl:47)
    srli t5, t5, 4
    # round 7 (aes.dsl:47)
    xor s4, s4, t0
    # round 6 (aes.dsl:47)
    slli s6, s6, 4
    xor t4, t4, s5
    srli s5, t3, 16
    or s1, s1, s5
    xor t2, t2, s0
    xor t1, t1, a2
    xor a1, a1, s1
    slli s1, t0, 16
    # round 7 (aes.dsl:47)
    xor a4, a5, a4
    xor a6, t0, a6
    xor t6, t6, s4
    # round 6 (aes.dsl:47)
    srli s4, t0, 16
    or s1, s1, s4
    xor a0, a0, s1
    # round 7 (aes.dsl:47)
    lw s1, 216(a3)
    # round 6 (aes.dsl:47)
    or t5, s6, t5
    xor t4, t4, s7
    slli s4, t2, 16
    srli s5, t2, 16
    xor t2, t2, a1
    xor a1, t1, a0
    # round 7 (aes.dsl:47)
    xor a6, a4, a6
    xor t6, s0, t6
    # round 6 (aes.dsl:47)
    xor a7, a7, t5
    or a4, s4, s5
    slli a0, t1, 16
    srli t1, t1, 16
    # round 7 (aes.dsl:47)
    xor a2, s1, a2
    lw s0, 220(a3)
    xor t6, t4, t6
    xor a6, a6, a1
    xor s1, t4, t2
    # round 6 (aes.dsl:47)
    or t1, a0, t1
    # round 7 (aes.dsl:47)
    xor a2, a7, a2
    xor t6, a4, t6
    xor a4, a6, s1
    # round 6 (aes.dsl:47)
    slli a0, a7, 16
    srli a7, a7, 16
    lw s4, 192(a3)
    # round 7 (aes.dsl:47)
    xor t1, t1, a2
    xor t5, s0, t5
    xor a2, t6, a4
    # round 6 (aes.dsl:47)
    or a7, a0, a7
    slli a0, a5, 16
    srli a5, a5, 16
    # round 7 (aes.dsl:47)
    xor t3, t5, t3
    xor t1, t1, a2
    # round 6 (aes.dsl:47)
    xor t5, s4, s2
    or a5, a0, a5
    # round 7 (aes.dsl:47)
    xor a7, a7, t3
    xor t3, a1, t2
    xor t4, t4, t1
    # round 6 (aes.dsl:47)
    xor a5, t5, a5
    # round 7 (aes.dsl:47)
    xor a7, a7, t1
    xor t1, t3, t4
    # round 6 (aes.dsl:47)
    xor a5, t0, a5
    # round 7 (aes.dsl:47)
    xor t0, a7, t1
    xor t5, a2, t0
    xor a1, a5, t1
    xor a0, a1, t5
    xor t2, t2, a0
    or s0, t3, t1
    xor s2, a4, t2
    and s4, s1, t0
    xor s5, t4, s0
    xor s6, a5, a2
    or s7, t6, a4
    xor s4, s4, s5
    or s5, a5, t2
    and s8, s2, s6
    xor t4, s7, t4
    xor s7, s4, s8
    and s8, a6, t5
    xor s9, s1, t3
    or s11, a7, s9
    xor s0, s11, s0
    xor t6, t6, s0
    xor s0, s0, s5
    xor t4, t4, s0
    xor s0, s0, s7
    xor s5, t4, s0
    xor s7, s9, s2
    and s11, a0, s7
    xor s4, s4, s11
    xor t6, t6, s4
    xor s4, s8, s4
    or s5, s4, s5
    and s8, s0, s5
    not s8, s8
    xor s11, a6, s7
    and ra, a1, s11
    xor t6, ra, t6
    xor s4, s4, t6
    xor ra, s5, s4
    or s0, s0, ra
    xor s0, t4, s0
    or t4, t6, t4
    xor s5, s5, t4
    or t6, t6, s5
    xor s4, s4, t6
    and t4, s8, t4
    xor s5, s5, s4
    and t6, t6, s5
    or a1, a1, s0
    or a2, a2, t6
    or a5, a5, s4
    xor a5, a5, a2
    and s5, s7, t4
    and a0, a0, t4
    or a4, a4, t6
    xor t6, s4, t6
    and s2, s2, t6
    and s6, s6, t6
    xor t6, t4, t6
    xor t4, t4, s0
    or t5, t5, t4
    xor a1, a1, t5
    xor a1, a1, a5
    xor s5, s5, a1
    xor t5, a0, t5
    xor a0, s0, s4
    and t3, t3, a0
    and t1, t1, a0
    xor a0, a0, t6
    and s1, s1, a0
    and t0, t0, a0
    xor a0, t3, s5
    xor s2, s2, s5
    xor a0, s1, a0
    xor t0, t5, t0
    and a7, a7, t6
    xor s1, s2, a0
    xor t1, t1, t0
    xor a5, a5, a7
    or a6, a6, t4
    xor a7, a2, t5
    xor t4, t1, s1
    or t5, s11, s0
    xor a6, a6, a0
    xor a7, s6, a7
    xor a5, a5, t0
    xor t0, a4, t4
    xor t5, t5, s2
    xor a7, a7, t0
    xor a5, a5, a6
    or t2, t2, s4
    xor t1, t1, a7
    xor t5, t5, a5
    xor t2, t2, t5
    slli a4, a5, 24
    srli a2, a5, 8
    slli a0, t1, 24
    srli s0, t1, 8
    slli s1, t0, 24
    srli s2, t0, 8
    slli s4, t2, 24
    srli s5, t2, 8
    or a4, a4, a2
    or a2, a0, s0
    or a0, s1, s2
    and t6, s9, t6
    xor a1, a1, t1
    or s0, s4, s5
    and s1, a4, s10
    and s2, a2, s10
    and s4, a0, s10
    xor t3, t3, t6
    and t6, s0, s10
    xor a4, a4, s1
    slli s5, a1, 24
    srli s6, a1, 8
    xor a2, a2, s2
    xor a0, a0, s4
    xor t3, t3, t4
    xor t4, s0, t6
    srli a4, a4, 6
    slli s0, s1, 2
    or s1, s5, s6
    srli a2, a2, 6
    slli s2, s2, 2
    slli s5, a7, 24
    srli s6, a7, 8
    srli a0, a0, 6
    slli s4, s4, 2
    xor t3, t5, t3
    srli t4, t4, 6
    slli t5, t6, 2
    or t6, s0, a4
    and a4, s1, s10
    or a2, s2, a2
    or s0, s5, s6
    or a0, s4, a0
    or t4, t5, t4
    slli t5, t3, 24
    srli s2, t3, 8
    xor a5, a5, t6
    xor s1, s1, a4
    xor t1, t1, a2
    and s4, s0, s10
    xor t0, t0, a0
    slli s5, a6, 24
    srli s6, a6, 8
    xor t2, t2, t4
    or t5, t5, s2
    srli s1, s1, 6
    slli a4, a4, 2
    xor s0, s0, s4
    or s2, s5, s6
    slli s5, a5, 16
    slli s6, t2, 16
    srli s7, t2, 16
    and s8, t5, s10
    or a4, a4, s1
    srli s1, a5, 16
    or s1, s5, s1
    slli s5, t1, 16
    srli s0, s0, 6
    slli s4, s4, 2
    and s9, s2, s10
    or s6, s6, s7
    xor t5, t5, s8
    xor a1, a1, a4
    or s0, s4, s0
    srli s4, t1, 16
    or s4, s5, s4
    slli s5, t0, 16
    xor s2, s2, s9
    and s7, s6, s3
    srli t5, t5, 6
    slli s8, s8, 2
    xor a7, a7, s0
    srli s2, s2, 6
    slli s9, s9, 2
    xor s6, s6, s7
    or t5, s8, t5
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    xor t3, t3, t5
    slli s7, t3, 16
    srli s8, t3, 16
    or s7, s7, s8
    and s8, s7, s3
    xor s7, s7, s8
    srli s7, s7, 4
    slli s8, s8, 4
    or s7, s8, s7
    lw s8, 228(a3)
    or s2, s9, s2
    srli s9, t0, 16
    or s5, s5, s9
    and s9, s1, s3
    xor s1, s1, s9
    srli s1, s1, 4
    slli s9, s9, 4
    xor a5, s8, a5
    and s8, s4, s3
    xor s4, s4, s8
    srli s4, s4, 4
    slli s8, s8, 4
    or s1, s9, s1
    lw s9, 232(a3)
    or s4, s8, s4
    slli s8, a1, 16
    xor s9, s9, t0
    xor a2, a2, s9
    and s9, s5, s3
    xor s5, s5, s9
    srli s5, s5, 4
    slli s9, s9, 4
    or s5, s9, s5
    srli s9, a1, 16
    or s8, s8, s9
    lw s9, 236(a3)
    xor a6, a6, s2
    xor a0, s9, a0
    # round 8 (aes.dsl:47)
    lw s9, 240(a3)
    # round 7 (aes.dsl:47)
    xor a5, t4, a5
    slli t4, a7, 16
    # round 8 (aes.dsl:47)
    xor t6, s9, t6
    lw s9, 244(a3)
    # round 7 (aes.dsl:47)
    xor a2, a2, s4
    srli s4, a7, 16
    or t4, t4, s4
    and s4, s8, s3
    # round 8 (aes.dsl:47)
    xor s9, s9, t0
    # round 7 (aes.dsl:47)
    xor s8, s8, s4
    xor a0, a0, s5
    and s5, t4, s3
    # round 8 (aes.dsl:47)
    xor t6, a6, t6
    xor s1, t0, s1
    xor t2, t2, s9
    lw s9, 248(a3)
    # round 7 (aes.dsl:47)
    xor a5, a5, s6
    srli s6, s8, 4
    slli s4, s4, 4
    xor t4, t4, s5
    xor a2, a1, a2
    xor a7, a7, a0
    slli a1, a6, 16
    srli a6, a6, 16
    # round 8 (aes.dsl:47)
    xor t6, t6, s1
    xor t2, a4, t2
    # round 7 (aes.dsl:47)
    or a4, s4, s6
    srli t4, t4, 4
    slli a0, s5, 4
    or a6, a1, a6
    # round 8 (aes.dsl:47)
    xor a1, s9, s0
    lw s0, 252(a3)
    xor t2, a5, t2
    xor t6, t6, a7
    xor s1, a5, a2
    # round 7 (aes.dsl:47)
    or t4, a0, t4
    and a0, a6, s3
    # round 8 (aes.dsl:47)
    xor t3, t3, a1
    xor t2, a4, t2
    xor a4, t6, s1
    # round 7 (aes.dsl:47)
    lw a1, 224(a3)
    xor a6, a6, a0
    # round 8 (aes.dsl:47)
    xor t3, t4, t3
    xor t4, s0, t5
    xor t5, t2, a4
    # round 7 (aes.dsl:47)
    srli a6, a6, 4
    slli a0, a0, 4
    # round 8 (aes.dsl:47)
    xor t1, t4, t1
    xor t3, t3, t5
    # round 7 (aes.dsl:47)
    xor t4, a1, s2
    or a6, a0, a6
    # round 8 (aes.dsl:47)
    xor t1, s7, t1
    xor a7, a7, a2
    xor a5, a5, t3
    # round 7 (aes.dsl:47)
    xor a6, t4, a6
    # round 8 (aes.dsl:47)
    xor t1, t1, t3
    xor t3, a7, a5
    # round 7 (aes.dsl:47)
    xor a6, t0, a6
    # round 8 (aes.dsl:47)
    xor t0, t1, t3
    xor t4, t5, t0
    xor a1, a6, t3
    xor a0, a1, t4
    xor a2, a2, a0
    or s0, a7, t3
    xor s2, a4, a2
    xor s4, s1, a7
    and s5, s1, t0
    xor s6, a5, s0
    xor s7, a6, t5
    or s8, t2, a4
    xor s5, s5, s6
    or s6, a6, a2
    and s9, s2, s7
    xor a5, s8, a5
    xor s8, s5, s9
    and s9, t6, t4
    or s10, t1, s4
    xor s0, s10, s0
    xor t2, t2, s0
    xor s0, s0, s6
    xor s6, s4, s2
    xor a5, a5, s0
    xor s0, s0, s8
    xor s8, a5, s0
    and s10, a0, s6
    xor s5, s5, s10
    xor t2, t2, s5
    xor s5, s9, s5
    or s8, s5, s8
    and s9, s0, s8
    not s9, s9
    xor s10, t6, s6
    and s11, a1, s10
    xor t2, s11, t2
    xor s5, s5, t2
    xor s11, s8, s5
    or s0, s0, s11
    xor s0, a5, s0
    or a5, t2, a5
    xor s8, s8, a5
    or t2, t2, s8
    xor s5, s5, t2
    and a5, s9, a5
    xor s8, s8, s5
    and t2, t2, s8
    xor s8, a5, s0
    or a1, a1, s0
    or t5, t5, t2
    or a6, a6, s5
    or t4, t4, s8
    xor a6, a6, t5
    xor a1, a1, t4
    and s6, s6, a5
    xor a1, a1, a6
    and a0, a0, a5
    xor s6, s6, a1
    xor t4, a0, t4
    xor a0, s5, t2
    xor a5, a5, a0
    and s2, s2, a0
    xor s2, s2, s6
    and t1, t1, a5
    or t2, a4, t2
    xor a4, s0, s5
    and a7, a7, a4
    xor s6, a7, s6
    and t3, t3, a4
    xor a4, a4, a5
    and s1, s1, a4
    and t0, t0, a4
    xor a4, s1, s6
    xor t0, t4, t0
    xor s1, s2, a4
    xor t3, t3, t0
    and a0, s7, a0
    xor a6, a6, t1
    or t1, t6, s8
    xor t4, t5, t4
    xor t5, t3, s1
    or t6, s10, s0
    xor t1, t1, a4
    xor t4, a0, t4
    xor a6, a6, t0
    xor t0, t2, t5
    xor t2, t6, s2
    xor t4, t4, t0
    xor a6, a6, t1
    or t6, a2, s5
    xor t3, t3, t4
    xor t2, t2, a6
    xor t6, t6, t2
    slli a4, a6, 24
    srli a2, a6, 8
    slli a0, t3, 24
    srli s0, t3, 8
    slli s1, t0, 24
    srli s2, t0, 8
    and a5, s4, a5
    slli s4, t6, 24
    srli s5, t6, 8
    or a4, a4, a2
    or a2, a0, s0
    or a0, s1, s2
    lw s0, 264(a3)
    xor a5, a7, a5
    xor a7, a1, t3
    or a1, s4, s5
    xor a6, a6, a4
    lw s1, 260(a3)
    xor t3, t3, a2
    xor t0, t0, a0
    lw s2, 268(a3)
    slli s4, t1, 24
    xor a5, a5, t5
    xor t5, t6, a1
    slli t6, a6, 16
    srli s5, a6, 16
    slli s6, a7, 24
    xor s0, s0, t0
    xor a5, t2, a5
    slli t2, t5, 16
    srli s7, t5, 16
    xor a6, s1, a6
    srli s1, a7, 8
    or t6, t6, s5
    slli s5, t3, 16
    or s1, s6, s1
    srli s6, t3, 16
    or s5, s5, s6
    slli s6, t4, 24
    xor a0, s2, a0
    srli s2, t1, 8
    or s2, s4, s2
    # round 9 (aes.dsl:47)
    lw s4, 272(a3)
    # round 8 (aes.dsl:47)
    xor a2, a2, s0
    # round 9 (aes.dsl:47)
    lw s0, 276(a3)
    # round 8 (aes.dsl:47)
    xor t1, t1, s2
    # round 9 (aes.dsl:47)
    xor a4, s4, a4
    # round 8 (aes.dsl:47)
    srli s4, t4, 8
    or s4, s6, s4
    slli s6, t0, 16
    # round 9 (aes.dsl:47)
    xor s0, s0, t0
    # round 8 (aes.dsl:47)
    or t2, t2, s7
    slli s7, a5, 24
    srli s8, a5, 8
    xor a6, a1, a6
    xor a7, a7, s1
    xor t4, t4, s4
    xor a2, a2, s5
    srli a1, t0, 16
    or a1, s6, a1
    xor a1, a0, a1
    # round 9 (aes.dsl:47)
    lw a0, 280(a3)
    xor a4, t1, a4
    xor t6, t0, t6
    xor t5, t5, s0
    # round 8 (aes.dsl:47)
    or s0, s7, s8
    xor a6, a6, t2
    slli t2, a7, 16
    srli s5, a7, 16
    xor a7, a7, a2
    xor a2, t4, a1
    # round 9 (aes.dsl:47)
    xor t6, a4, t6
    xor t5, s1, t5
    # round 8 (aes.dsl:47)
    xor a5, a5, s0
    or t2, t2, s5
    slli a4, t4, 16
    srli t4, t4, 16
    # round 9 (aes.dsl:47)
    xor a1, a0, s4
    lw a0, 284(a3)
    xor t5, a6, t5
    xor t6, t6, a2
    xor s1, a6, a7
    # round 8 (aes.dsl:47)
    or t4, a4, t4
    # round 9 (aes.dsl:47)
    xor a4, a5, a1
    xor t2, t2, t5
    xor t5, t6, s1
    # round 8 (aes.dsl:47)
    slli a1, a5, 16
    srli a5, a5, 16
    lw s4, 256(a3)
    # round 9 (aes.dsl:47)
    xor t4, t4, a4
    xor a4, a0, s0
    xor a0, t2, t5
    # round 8 (aes.dsl:47)
    or a5, a1, a5
    slli a1, t1, 16
    srli t1, t1, 16
    # round 9 (aes.dsl:47)
    xor t3, a4, t3
    xor t4, t4, a0
    # round 8 (aes.dsl:47)
    xor a4, s4, s2
    or t1, a1, t1
    # round 9 (aes.dsl:47)
    xor a5, a5, t3
    xor t3, a2, a7
    xor a6, a6, t4
    # round 8 (aes.dsl:47)
    xor t1, a4, t1
    # round 9 (aes.dsl:47)
    xor a5, a5, t4
    xor t4, t3, a6
    # round 8 (aes.dsl:47)
    xor t0, t0, t1
    # round 9 (aes.dsl:47)
    xor t1, a5, t4
    xor a4, a0, t1
    xor a2, t0, t4
    xor a1, a2, a4
    xor a7, a7, a1
    or s0, t3, t4
    xor s2, t5, a7
    xor s4, s1, t3
    and s5, s1, t1
    xor s6, a6, s0
    xor s7, t0, a0
    or s8, t2, t5
    xor s5, s5, s6
    or s6, t0, a7
    and s9, s2, s7
    xor a6, s8, a6
    xor s8, s5, s9
    and s9, t6, a4
    or s10, a5, s4
    xor s0, s10, s0
    xor t2, t2, s0
    xor s0, s0, s6
    xor s6, s4, s2
    xor a6, a6, s0
    xor s0, s0, s8
    xor s8, a6, s0
    and s10, a1, s6
    xor s5, s5, s10
    xor t2, t2, s5
    xor s5, s9, s5
    or s8, s5, s8
    and s9, s0, s8
    not s9, s9
    xor s10, t6, s6
    and s11, a2, s10
    xor t2, s11, t2
    xor s5, s5, t2
    xor s11, s8, s5
    or s0, s0, s11
    xor s0, a6, s0
    or a6, t2, a6
    xor s8, s8, a6
    or t2, t2, s8
    xor s5, s5, t2
    and a6, s9, a6
    xor s8, s8, s5
    and t2, t2, s8
    xor s8, a6, s0
    or a2, a2, s0
    or a0, a0, t2
    or t0, t0, s5
    or a4, a4, s8
    xor t0, t0, a0
    xor a2, a2, a4
    and s6, s6, a6
    xor a2, a2, t0
    and a1, a1, a6
    xor s6, s6, a2
    xor a4, a1, a4
    xor a1, s5, t2
    xor a6, a6, a1
    and s2, s2, a1
    xor s2, s2, s6
    and a5, a5, a6
    or t2, t5, t2
    xor t5, s0, s5
    and t3, t3, t5
    xor s6, t3, s6
    and t4, t4, t5
    xor t5, t5, a6
    and s1, s1, t5
    and t1, t1, t5
    xor t5, s1, s6
    xor t1, a4, t1
    xor s1, s2, t5
    xor t4, t4, t1
    and a1, s7, a1
    xor a5, t0, a5
    or t0, t6, s8
    xor t6, a0, a4
    xor a4, t4, s1
    or a0, s10, s0
    xor t0, t0, t5
    xor t5, a1, t6
    xor a5, a5, t1
    xor t1, t2, a4
    xor t2, a0, s2
    xor t5, t5, t1
    xor a5, a5, t0
    or a7, a7, s5
    xor t4, t4, t5
    xor t2, t2, a5
    xor a7, a7, t2
    slli t6, a5, 24
    srli a1, a5, 8
    slli a0, t4, 24
    srli s0, t4, 8
    slli s1, t1, 24
    srli s2, t1, 8
    slli s5, a7, 24
    srli s6, a7, 8
    or t6, t6, a1
    or a1, a0, s0
    or a0, s1, s2
    and a6, s4, a6
    xor a2, a2, t4
    or s0, s5, s6
    lw s1, 104(sp)
    and s4, a1, s1
    and s2, t6, s1
    and s5, a0, s1
    xor a6, t3, a6
    and t3, s0, s1
    xor t6, t6, s2
    slli s6, a2, 24
    srli s7, a2, 8
    xor a1, a1, s4
    xor a0, a0, s5
    xor a6, a6, a4
    xor a4, s0, t3
    srli t6, t6, 2
    slli s0, s2, 6
    or s2, s6, s7
    srli a1, a1, 2
    slli s4, s4, 6
    slli s6, t5, 24
    srli s7, t5, 8
    srli a0, a0, 2
    slli s5, s5, 6
    xor a6, t2, a6
    srli t2, a4, 2
    slli t3, t3, 6
    or t6, s0, t6
    and a4, s2, s1
    or a1, s4, a1
    or s0, s6, s7
    or a0, s5, a0
    or t2, t3, t2
    slli t3, a6, 24
    srli s4, a6, 8
    xor a5, a5, t6
    xor s2, s2, a4
    xor t4, t4, a1
    and s5, s0, s1
    xor t1, t1, a0
    slli s6, t0, 24
    srli s7, t0, 8
    xor a7, a7, t2
    or t3, t3, s4
    slli s4, a5, 16
    srli s2, s2, 2
    slli a4, a4, 6
    xor s0, s0, s5
    or s6, s6, s7
    srli s7, a5, 16
    slli s8, a7, 16
    srli s9, a7, 16
    and s10, t3, s1
    or s4, s4, s7
    slli s7, t4, 16
    or a4, a4, s2
    srli s2, t4, 16
    or s2, s7, s2
    slli s7, t1, 16
    srli s0, s0, 2
    slli s5, s5, 6
    and s1, s6, s1
    or s8, s8, s9
    xor t3, t3, s10
    xor a2, a2, a4
    or s0, s5, s0
    srli s5, t1, 16
    or s5, s7, s5
    and s7, s4, s3
    xor s6, s6, s1
    and s9, s8, s3
    srli t3, t3, 2
    slli s10, s10, 6
    xor s4, s4, s7
    xor t5, t5, s0
    srli s6, s6, 2
    slli s1, s1, 6
    xor s8, s8, s9
    or t3, s10, t3
    srli s4, s4, 4
    slli s7, s7, 4
    or s1, s1, s6
    and s6, s2, s3
    xor s2, s2, s6
    srli s2, s2, 4
    slli s6, s6, 4
    srli s8, s8, 4
    slli s9, s9, 4
    xor a6, a6, t3
    or s4, s7, s4
    lw s7, 296(a3)
    or s2, s6, s2
    and s6, s5, s3
    xor s5, s5, s6
    xor s7, s7, t1
    srli s5, s5, 4
    slli s6, s6, 4
    xor a1, a1, s7
    lw s7, 292(a3)
    or s5, s6, s5
    slli s6, a2, 16
    xor a5, s7, a5
    srli s7, a2, 16
    or s6, s6, s7
    lw s7, 300(a3)
    xor t0, t0, s1
    xor a0, s7, a0
    # round 10 (aes.dsl:53)
    lw s7, 304(a3)
    # round 9 (aes.dsl:47)
    or s8, s9, s8
    # round 10 (aes.dsl:53)
    xor t6, s7, t6
    lw s7, 308(a3)
    # round 9 (aes.dsl:47)
    slli s9, a6, 16
    # round 10 (aes.dsl:53)
    xor s7, s7, t1
    # round 9 (aes.dsl:47)
    srli s10, a6, 16
    xor a5, t2, a5
    slli t2, t5, 16
    xor a1, a1, s2
    srli s2, t5, 16
    or t2, t2, s2
    and s2, s6, s3
    xor s6, s6, s2
    xor a0, a0, s5
    and s5, t2, s3
    # round 10 (aes.dsl:53)
    xor t6, t0, t6
    xor s4, t1, s4
    xor a7, a7, s7
    lw s7, 312(a3)
    # round 9 (aes.dsl:47)
    or s9, s9, s10
    xor a5, a5, s8
    srli s6, s6, 4
    slli s2, s2, 4
    xor t2, t2, s5
    xor a2, a2, a1
    xor t5, t5, a0
    slli a1, t0, 16
    srli t0, t0, 16
    # round 10 (aes.dsl:53)
    xor t6, t6, s4
    xor a7, a4, a7
    # round 9 (aes.dsl:47)
    and a4, s9, s3
    or a0, s2, s6
    srli t2, t2, 4
    slli s2, s5, 4
    or t0, a1, t0
    # round 10 (aes.dsl:53)
    lw a1, 316(a3)
    xor s0, s7, s0
    xor a7, a5, a7
    xor t6, t6, t5
    xor s4, a5, a2
    # round 9 (aes.dsl:47)
    xor s5, s9, a4
    or t2, s2, t2
    and s2, t0, s3
    # round 10 (aes.dsl:53)
    xor a6, a6, s0
    xor a7, a0, a7
    xor a0, t6, s4
    # round 9 (aes.dsl:47)
    srli s0, s5, 4
    slli a4, a4, 4
    lw s5, 288(a3)
    xor t0, t0, s2
    # round 10 (aes.dsl:53)
    xor t3, a1, t3
    xor a6, t2, a6
    xor t2, a7, a0
    # round 9 (aes.dsl:47)
    or a4, a4, s0
    srli t0, t0, 4
    slli a1, s2, 4
    # round 10 (aes.dsl:53)
    xor t3, t3, t4
    xor a6, a6, t2
    # round 9 (aes.dsl:47)
    xor t4, s5, s1
    or t0, a1, t0
    # round 10 (aes.dsl:53)
    xor t3, a4, t3
    xor t5, t5, a2
    xor a5, a5, a6
    # round 9 (aes.dsl:47)
    xor t0, t4, t0
    # round 10 (aes.dsl:53)
    xor a6, t3, a6
    xor t3, t5, a5
    # round 9 (aes.dsl:47)
    xor t0, t1, t0
    # round 10 (aes.dsl:53)
    xor t1, a6, t3
    xor t4, t2, t1
    xor a4, t0, t3
    xor a1, a4, t4
    xor a2, a2, a1
    or s0, t5, t3
    xor s1, a0, a2
    xor s2, a5, s0
    and s5, s4, t1
    xor s6, t0, t2
    xor s2, s5, s2
    or s5, t0, a2
    and s7, s1, s6
    or s8, a7, a0
    xor s7, s2, s7
    xor a5, s8, a5
    xor s8, s4, t5
    and s9, t6, t4
    lui s10, 1044496
    addi s10, s10, -256
    or s11, a6, s8
    xor s0, s11, s0
    xor s5, s0, s5
    xor a7, a7, s0
    xor s0, s8, s1
    xor a5, a5, s5
    xor s5, s5, s7
    xor s7, a5, s5
    and s11, a1, s0
    xor s2, s2, s11
    xor a7, a7, s2
    xor s2, s9, s2
    or s7, s2, s7
    and s9, s5, s7
    not s9, s9
    xor s11, t6, s0
    and ra, a4, s11
    xor a7, ra, a7
    xor s2, s2, a7
    xor ra, s7, s2
    or s5, s5, ra
    xor s5, a5, s5
    or a5, a7, a5
    xor s7, s7, a5
    or a7, a7, s7
    xor s2, s2, a7
    and a5, s9, a5
    xor s7, s7, s2
    and a7, a7, s7
    or a4, a4, s5
    or t2, t2, a7
    or t0, t0, s2
    xor t0, t0, t2
    and s0, s0, a5
    and a1, a1, a5
    or a0, a0, a7
    xor a7, s2, a7
    xor s7, s5, s2
    and t5, t5, s7
    and s1, s1, a7
    and t3, t3, s7
    and s6, s6, a7
    xor a7, a5, a7
    xor a5, a5, s5
    or t4, t4, a5
    xor a4, a4, t4
    xor a4, a4, t0
    xor s7, s7, a7
    xor s0, s0, a4
    and t1, t1, s7
    and s4, s4, s7
    xor t4, a1, t4
    xor a1, t5, s0
    xor s0, s1, s0
    xor a1, s4, a1
    xor t1, t4, t1
    and a6, a6, a7
    xor s1, s0, a1
    xor t3, t3, t1
    xor a6, t0, a6
    lw t0, 340(a3)
    or a5, t6, a5
    xor t2, t2, t4
    xor t4, t3, s1
    or t6, s11, s5
    lw s1, 328(a3)
    xor a5, a5, a1
    lw a1, 320(a3)
    xor t2, s6, t2
    xor a6, a6, t1
    xor t1, a0, t4
    or a2, a2, s2
    and a7, s8, a7
    xor t0, t0, t5
    lw t5, 332(a3)
    xor t6, t6, s0
    xor a6, a6, a5
    lw a0, 324(a3)
    xor t2, t2, t1
    lw s0, 336(a3)
    xor a2, s1, a2
    xor a7, t0, a7
    xor a5, a1, a5
    xor t0, t6, a6
    xor t3, t3, t2
    lw t6, 344(a3)
    xor t5, t5, a4
    xor a6, a0, a6
    xor a4, a2, t0
    xor a7, a7, t4
    lw t4, 348(a3)
    xor a2, s0, t3
    srli a1, a5, 4
    xor a7, t0, a7
    xor t0, t6, t2
    xor t2, t5, t3
    srli t3, a4, 4
    srli t5, a6, 4
    xor t6, a1, a2
    xor t1, t4, t1
    srli t4, t2, 4
    xor t3, t3, t0
    xor t5, t5, a7
    and t6, t6, s3
    xor t4, t1, t4
    and t3, t3, s3
    and t5, t5, s3
    slli a1, t6, 4
    and t4, t4, s3
    slli a0, t3, 4
    slli s0, t5, 4
    xor t6, a2, t6
    xor a5, a5, a1
    slli a2, t4, 4
    xor t0, t0, t3
    xor t3, a4, a0
    xor a7, a7, t5
    xor a6, a6, s0
    srli t5, a5, 2
    srli a4, t6, 2
    xor t1, t1, t4
    xor t2, t2, a2
    srli t4, a6, 2
    srli a2, a7, 2
    xor t5, t3, t5
    xor a4, t0, a4
    xor t4, t4, t2
    xor a2, a2, t1
    lw a1, 100(sp)
    and a4, a4, a1
    and t5, t5, a1
    and t4, t4, a1
    and a2, a2, a1
    slli a1, t5, 2
    slli a0, a4, 2
    slli s0, t4, 2
    slli s1, a2, 2
    xor t3, t3, t5
    xor a5, a5, a1
    xor t0, t0, a4
    xor t5, t6, a0
    xor t2, t2, t4
    xor a6, a6, s0
    xor t1, t1, a2
    xor a7, a7, s1
    srli t4, a5, 1
    srli t6, t3, 1
    srli a4, t5, 1
    srli a2, t0, 1
    xor t4, a6, t4
    xor t6, t2, t6
    xor a4, a7, a4
    xor a2, t1, a2
    lw a1, 96(sp)
    and t6, t6, a1
    and t4, t4, a1
    and a4, a4, a1
    and a2, a2, a1
    slli a1, t4, 1
    slli a0, t6, 1
    slli s0, a4, 1
    slli s1, a2, 1
    xor a6, a6, t4
    xor a5, a5, a1
    xor t2, t2, t6
    xor t3, t3, a0
    xor a7, a7, a4
    xor t4, t5, s0
    xor t1, t1, a2
    xor t0, t0, s1
    xor t5, t4, a5
    xor t6, a7, a6
    xor a4, t0, t3
    xor a2, t1, t2
    and t5, t5, s10
    and t6, t6, s10
    and a4, a4, s10
    and a2, a2, s10
    xor a5, a5, t5
    xor t4, t4, t5
    xor a6, a6, t6
    xor a7, a7, t6
    xor t0, t0, a4
    xor t3, t3, a4
    xor t1, t1, a2
    xor t2, t2, a2
    lw t5, 64(sp)
    sw t3, 4(t5)
    sw a5, 0(t5)
    sw t4, 8(t5)
    sw t0, 12(t5)
    sw a6, 16(t5)
    sw t2, 20(t5)
    sw a7, 24(t5)
    sw t1, 28(t5)
    mv a0, t5
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
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 32
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_aes128_128_ecb_decrypt_rv32i_group
    j .Llwcc_aes128_128_ecb_decrypt_rv32i_rest
.Llwcc_aes128_128_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a2, 80(sp)
    sw a3, 72(sp)
    lui a5, 61681
    addi a5, a5, -241
    lui a6, 349525
    addi a6, a6, 1365
    lui a7, 209715
    addi a7, a7, 819
    lw t0, 0(a1)
    lw t2, 4(a1)
    srli t1, t0, 1
    srli t3, t2, 1
    lw t4, 8(a1)
    lw t6, 12(a1)
    srli t5, t4, 1
    srli a4, t6, 1
    lw s0, 16(a1)
    lw s2, 20(a1)
    xor t1, s0, t1
    and t1, t1, a6
    xor s0, s0, t1
    slli t1, t1, 1
    xor t0, t0, t1
    srli t1, t0, 2
    srli s1, s0, 2
    xor t3, s2, t3
    and t3, t3, a6
    xor s2, s2, t3
    xor s1, s2, s1
    and s1, s1, a7
    xor s2, s2, s1
    slli s1, s1, 2
    xor s0, s0, s1
    lw s1, 352(a3)
    slli t3, t3, 1
    xor s1, s1, s0
    srli s0, s0, 4
    xor t2, t2, t3
    xor t1, t2, t1
    and t1, t1, a7
    xor t2, t2, t1
    slli t1, t1, 2
    xor t0, t0, t1
    srli t1, t0, 4
    srli t3, t2, 4
    lw s4, 24(a1)
    srli s3, s2, 4
    xor t5, s4, t5
    and t5, t5, a6
    xor s4, s4, t5
    slli t5, t5, 1
    xor t4, t4, t5
    lw t5, 28(a1)
    lw s5, 360(a3)
    xor a4, t5, a4
    and a4, a4, a6
    xor t5, t5, a4
    slli a4, a4, 1
    xor t6, t6, a4
    srli a4, t4, 2
    xor a4, t6, a4
    and a4, a4, a7
    xor t6, t6, a4
    xor t3, t6, t3
    xor t6, s5, t6
    and t3, t3, a5
    xor t6, t6, t3
    slli t3, t3, 4
    slli a4, a4, 2
    xor t4, t4, a4
    lw a4, 356(a3)
    xor t1, t4, t1
    xor a4, a4, t4
    and t1, t1, a5
    xor t4, a4, t1
    slli t1, t1, 4
    srli a4, s4, 2
    xor a4, t5, a4
    and a4, a4, a7
    xor t5, t5, a4
    xor s3, t5, s3
    and s3, s3, a5
    slli a4, a4, 2
    xor a4, s4, a4
    xor s0, a4, s0
    and s0, s0, a5
    slli s4, s0, 4
    xor s1, s1, s4
    # round 10 (aes.dsl:53)
    lw s5, 376(a3)
    slli s4, s3, 4
    xor t2, s5, t2
    xor t2, t2, t3
    lw t3, 364(a3)
    xor t3, t3, t5
    xor t3, t3, s3
    lw t5, 372(a3)
    xor t2, s1, t2
    xor t0, t5, t0
    xor t0, t0, t1
    lw t1, 380(a3)
    lw t5, 368(a3)
    xor t1, t1, a4
    xor t1, t1, s0
    xor t5, t5, s2
    xor t5, t5, s4
    xor t5, t5, t4
    xor t0, t5, t0
    xor a4, s1, t0
    lui s0, 259060
    addi s0, s0, -193
    lui s1, 12336
    addi s1, s1, 771
    xor s2, t5, t2
    not s3, t6
    xor s4, t4, s3
    xor t3, t3, s4
    and t6, t6, t3
    xor t4, t4, t3
    xor s5, t5, t4
    xor s6, a4, s5
    and s7, s5, s2
    xor s8, t3, t0
    xor t2, t2, s8
    xor t6, t6, t2
    not s9, t2
    and s9, t5, s9
    xor s7, s7, s9
    xor t6, t6, s7
    or s10, t4, s8
    xor s9, s10, s9
    and s10, s4, t0
    xor s7, s10, s7
    xor s10, s4, a4
    xor s11, t5, s10
    xor t1, t1, s11
    xor ra, t0, t1
    xor a2, s2, ra
    and a1, s6, a2
    xor t6, t6, a1
    xor a1, s9, a1
    xor a0, t3, a2
    sw a6, 96(sp)
    and a6, s11, a0
    xor a6, a6, a1
    xor a1, t6, a6
    sw a7, 100(sp)
    or a7, a4, ra
    xor s7, a7, s7
    xor a7, s9, a7
    and s9, s10, t1
    xor s9, s3, s9
    xor a7, s9, a7
    xor s9, s7, a7
    sw s0, 104(sp)
    and s0, a6, s9
    sw a5, 108(sp)
    xor a5, t6, s0
    and a5, s7, a5
    or a6, a6, a5
    xor a5, s9, a5
    and s3, s3, a5
    and t3, t3, a5
    and s9, a1, a7
    xor s7, s7, s9
    and t6, t6, s7
    xor a6, s9, a6
    and t1, t1, a6
    and s7, s10, a6
    xor a1, a1, t6
    or a7, a7, t6
    xor a7, s0, a7
    and t6, a0, a7
    xor a6, a6, a7
    and t2, t2, a6
    lw a0, 384(a3)
    and t5, t5, a6
    xor t5, a0, t5
    and a0, s11, a7
    xor a7, a5, a7
    and a2, a2, a7
    and s0, s6, a7
    xor a5, a5, a1
    and s6, s8, a5
    xor a6, a5, a6
    and a5, t4, a5
    lw t4, 396(a3)
    xor a7, a7, a6
    xor t4, t4, a5
    xor a5, a0, a5
    xor a5, s0, a5
    xor t5, a5, t5
    lw s0, 408(a3)
    and a4, a4, a7
    xor a5, s0, a5
    and a7, ra, a7
    and s0, s2, a6
    and a6, s5, a6
    and t0, t0, a1
    and a1, s4, a1
    xor s2, s3, a1
    xor a0, a0, s2
    xor a6, a1, a6
    xor a4, a6, a4
    xor a6, t4, a6
    xor a5, a5, a4
    xor t1, t1, t0
    xor a7, t0, a7
    xor t0, a2, a7
    xor a7, t2, a7
    xor a7, a4, a7
    xor t2, s0, a7
    xor a7, s6, a7
    xor t4, t6, a7
    xor a7, t1, a7
    lw t1, 412(a3)
    xor t6, a0, t4
    xor t1, t1, a7
    xor a4, s7, t6
    lw a2, 404(a3)
    xor a5, a5, a4
    xor a2, a2, a4
    lw a4, 388(a3)
    xor a6, a6, t2
    xor a4, a4, t2
    lw t2, 400(a3)
    xor t2, t2, t0
    xor t2, t2, t4
    xor t0, t3, t0
    xor a7, t0, a7
    xor a6, a6, a7
    lw t0, 392(a3)
    xor a6, t6, a6
    xor a7, t0, a7
    slli t0, a7, 8
    srli t3, a7, 24
    or t0, t0, t3
    and t3, t0, s1
    xor t0, t0, t3
    srli t0, t0, 2
    slli t3, t3, 6
    or t0, t3, t0
    xor t3, a5, t0
    slli t4, a7, 16
    srli t6, a7, 16
    or t4, t4, t6
    lw t6, 108(sp)
    and a1, t4, t6
    xor t4, t4, a1
    srli t4, t4, 4
    slli a1, a1, 4
    or t4, a1, t4
    xor a1, a2, t4
    slli a0, a1, 8
    srli s0, a1, 24
    or a0, a0, s0
    and s0, a0, s1
    xor a0, a0, s0
    srli a0, a0, 2
    slli s0, s0, 6
    or a0, s0, a0
    slli s0, t2, 8
    srli s2, t2, 24
    or s0, s0, s2
    and s2, s0, s1
    xor s0, s0, s2
    srli s0, s0, 2
    slli s2, s2, 6
    or s0, s2, s0
    xor s2, t2, s0
    slli s3, s2, 16
    srli s4, s2, 16
    or s3, s3, s4
    and s4, s3, t6
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    xor s4, s0, a5
    slli s5, s4, 16
    srli s6, s4, 16
    or s5, s5, s6
    and s6, s5, t6
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    slli s6, a4, 16
    srli s7, a4, 16
    or s6, s6, s7
    and s7, s6, t6
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    xor s7, a4, s6
    xor s0, s7, s0
    xor t2, t2, s0
    slli s8, s0, 8
    srli s0, s0, 24
    or s0, s8, s0
    slli s8, a4, 24
    srli a4, a4, 8
    or a4, s8, a4
    lw s8, 104(sp)
    srli s10, a5, 8
    and s9, a4, s8
    xor a4, a4, s9
    srli a4, a4, 6
    slli s9, s9, 2
    or a4, s9, a4
    and s9, s0, s1
    xor s0, s0, s9
    srli s0, s0, 2
    slli s9, s9, 6
    or s0, s9, s0
    slli s9, a5, 24
    or s9, s9, s10
    and s10, s9, s8
    xor s9, s9, s10
    srli s9, s9, 6
    slli s10, s10, 2
    or s9, s10, s9
    xor s10, t1, s9
    slli s11, a5, 16
    srli ra, a5, 16
    or s11, s11, ra
    and ra, s11, t6
    xor s11, s11, ra
    srli s11, s11, 4
    slli ra, ra, 4
    or s11, ra, s11
    xor a5, a5, s11
    xor s10, s11, s10
    xor t3, s11, t3
    xor t3, a0, t3
    slli s11, a2, 16
    srli ra, a2, 16
    or s11, s11, ra
    and ra, s11, t6
    xor s11, s11, ra
    srli s11, s11, 4
    slli ra, ra, 4
    or s11, ra, s11
    xor s0, s11, s0
    xor t2, t2, s0
    xor s0, a2, s11
    slli s11, t1, 8
    srli ra, t1, 24
    or s11, s11, ra
    slli ra, t1, 24
    srli t1, t1, 8
    or t1, ra, t1
    and ra, t1, s8
    xor t1, t1, ra
    srli t1, t1, 6
    slli ra, ra, 2
    or t1, ra, t1
    xor ra, t1, a6
    xor s4, ra, s4
    slli a3, ra, 24
    srli ra, ra, 8
    or a3, a3, ra
    and ra, a3, s8
    xor a3, a3, ra
    srli a3, a3, 6
    slli ra, ra, 2
    or a3, ra, a3
    xor s5, a3, s5
    xor s4, s4, s5
    xor a3, a2, a3
    xor t3, a3, t3
    slli a2, a3, 24
    srli s5, a3, 8
    or a2, a2, s5
    xor a3, s9, a3
    slli s5, a3, 16
    srli a3, a3, 16
    or a3, s5, a3
    and s5, a3, t6
    xor a3, a3, s5
    srli a3, a3, 4
    slli s5, s5, 4
    or a3, s5, a3
    and s5, a2, s8
    xor a2, a2, s5
    srli a2, a2, 6
    slli s5, s5, 2
    or a2, s5, a2
    xor t2, t2, a2
    xor t2, t3, t2
    xor s4, a2, s4
    xor s4, a3, s4
    and s5, s11, s1
    xor s11, s11, s5
    srli s11, s11, 2
    slli s5, s5, 6
    or s5, s5, s11
    xor s11, s5, s0
    xor a5, a5, s11
    slli ra, s11, 8
    srli s11, s11, 24
    or s11, ra, s11
    and ra, s11, s1
    xor s11, s11, ra
    srli s11, s11, 2
    slli ra, ra, 6
    or s11, ra, s11
    slli ra, a5, 8
    srli s8, a5, 24
    or s8, ra, s8
    and ra, s8, s1
    xor s8, s8, ra
    srli s8, s8, 2
    slli ra, ra, 6
    or s8, ra, s8
    slli ra, t5, 16
    sw s4, 112(sp)
    srli s4, t5, 16
    or s4, ra, s4
    and ra, s4, t6
    xor s4, s4, ra
    srli s4, s4, 4
    slli ra, ra, 4
    or s4, ra, s4
    slli ra, t5, 8
    sw t2, 116(sp)
    srli t2, t5, 24
    or t2, ra, t2
    and ra, t2, s1
    xor t2, t2, ra
    srli t2, t2, 2
    slli ra, ra, 6
    or t2, ra, t2
    xor t5, t5, t2
    xor t2, t2, t4
    xor t2, t2, s10
    slli ra, t2, 16
    sw s1, 120(sp)
    srli s1, t2, 16
    or s1, ra, s1
    and ra, s1, t6
    xor s1, s1, ra
    srli s1, s1, 4
    slli ra, ra, 4
    or s1, ra, s1
    xor ra, t5, a4
    sw a3, 124(sp)
    slli a3, ra, 16
    sw t3, 128(sp)
    srli t3, ra, 16
    or t3, a3, t3
    and a3, t3, t6
    xor t3, t3, a3
    srli t3, t3, 4
    slli a3, a3, 4
    or t3, a3, t3
    xor a3, s7, t3
    xor a3, a3, s11
    xor a5, a5, a3
    # round 9 (aes.dsl:47)
    xor a7, a7, t4
    xor t4, s5, s2
    xor t5, s4, t5
    xor t1, t5, t1
    xor t1, t1, s0
    xor t1, t1, s8
    xor t5, a4, s6
    xor t0, t5, t0
    xor t0, t0, t2
    xor t0, s1, t0
    xor a6, ra, a6
    xor a6, a1, a6
    xor t0, a5, t0
    xor t2, s3, t4
    xor t2, t2, s10
    xor t2, s11, t2
    xor t3, t3, s9
    xor t3, a0, t3
    xor a6, a6, t3
    xor a6, a2, a6
    xor t3, s9, s3
    xor a7, a7, t3
    lw t3, 128(sp)
    lw t5, 112(sp)
    xor a7, a7, t3
    lw t3, 124(sp)
    xor a6, t3, a6
    xor a7, t3, a7
    lw t3, 116(sp)
    not a4, t5
    xor a6, t3, a6
    xor t1, t1, a6
    xor a5, a5, t1
    xor t4, a6, t0
    xor a3, t3, a4
    xor t2, t2, a3
    xor t3, t3, t2
    and t5, t5, t2
    xor a2, a6, t3
    and a1, a2, t4
    xor a0, a5, a2
    xor s0, t1, t2
    xor t0, t0, s0
    xor t5, t5, t0
    not s1, t0
    and s1, a6, s1
    xor a1, a1, s1
    xor t5, t5, a1
    or s2, t3, s0
    xor s1, s2, s1
    and s2, a3, t1
    xor a1, s2, a1
    xor s2, a3, a5
    xor s3, a6, s2
    xor a7, a7, s3
    xor s4, t1, a7
    or s5, a5, s4
    xor a1, s5, a1
    xor s5, s1, s5
    xor s6, t4, s4
    and s7, a0, s6
    xor t5, s7, t5
    xor s1, s1, s7
    xor s7, t2, s6
    and s8, s3, s7
    xor s1, s8, s1
    xor s8, t5, s1
    and s9, s2, a7
    xor s9, a4, s9
    xor s5, s9, s5
    and s9, s8, s5
    xor s10, a1, s9
    and s10, t5, s10
    xor s8, s8, s10
    and t1, t1, s8
    and a3, a3, s8
    or s10, s5, s10
    xor s5, s5, a1
    and s11, s1, s5
    xor t5, t5, s11
    and t5, a1, t5
    xor a1, s11, s10
    and s3, s3, a1
    and s7, s7, a1
    or s1, s1, t5
    xor s1, s9, s1
    xor t5, s5, t5
    xor s5, t5, s8
    and s0, s0, s5
    and t3, t3, s5
    lw s8, 72(sp)
    and t2, t2, t5
    lw s9, 428(s8)
    and a4, a4, t5
    xor s9, s9, t3
    xor t3, s3, t3
    xor a4, a4, a3
    xor a4, s3, a4
    xor t5, t5, a1
    and a0, a0, t5
    xor t3, a0, t3
    lw a0, 440(s8)
    and s3, s6, t5
    xor a0, a0, t3
    and a7, a7, s1
    xor a7, a7, t1
    xor a1, s1, a1
    and s1, s2, s1
    and t0, t0, a1
    xor s2, s5, a1
    and a6, a6, a1
    lw a1, 416(s8)
    xor a6, a1, a6
    xor a6, t3, a6
    and t3, t4, s2
    xor t4, t5, s2
    and t5, a2, s2
    xor t5, a3, t5
    xor a3, s9, t5
    and a2, s4, t4
    xor t1, t1, a2
    and a5, a5, t4
    xor a5, t5, a5
    xor t4, a0, a5
    xor t5, s3, t1
    xor t0, t0, t1
    xor a5, a5, t0
    xor t0, s0, a5
    xor a5, t3, a5
    xor t1, a3, a5
    lw t3, 420(s8)
    xor a7, a7, t0
    xor a5, t3, a5
    xor t3, s7, t0
    lw t0, 444(s8)
    xor a4, a4, t3
    xor t0, t0, a7
    xor a3, s1, a4
    lw a2, 436(s8)
    xor t4, t4, a3
    xor a2, a2, a3
    lw a3, 432(s8)
    xor t2, t2, t5
    xor a3, a3, t5
    xor t3, a3, t3
    xor a7, t2, a7
    xor t1, t1, a7
    xor t1, a4, t1
    lw t2, 424(s8)
    slli a3, t1, 8
    xor a7, t2, a7
    slli t2, a7, 24
    srli t5, a7, 8
    or t2, t2, t5
    and t5, t2, t6
    xor t2, t2, t5
    srli t2, t2, 4
    slli t5, t5, 4
    or t2, t5, t2
    xor t5, t0, t2
    xor a4, t4, t5
    srli a1, t1, 24
    or a3, a3, a1
    and a1, a3, t6
    xor a3, a3, a1
    srli a3, a3, 4
    slli a1, a1, 4
    or a3, a1, a3
    xor a1, t3, a3
    xor a1, a4, a1
    slli a0, a1, 16
    srli a1, a1, 16
    or a1, a0, a1
    xor a0, t1, a3
    slli s0, t1, 16
    srli t1, t1, 16
    or t1, s0, t1
    xor s0, t4, a0
    slli s1, s0, 16
    srli s2, s0, 16
    or s1, s1, s2
    xor s2, a5, t3
    xor t2, s2, t2
    slli s2, t3, 24
    srli s3, t3, 8
    or s2, s2, s3
    xor t3, t0, t3
    slli s3, t3, 8
    srli s4, t3, 24
    or s3, s3, s4
    and s4, s3, t6
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    xor t2, s3, t2
    and s4, s2, t6
    xor s2, s2, s4
    srli s2, s2, 4
    slli s4, s4, 4
    or s2, s4, s2
    xor s4, t0, s2
    xor s4, s3, s4
    xor s0, s4, s0
    xor s0, s1, s0
    slli s1, t4, 16
    srli s4, t4, 16
    or s1, s1, s4
    slli s4, t4, 24
    srli t4, t4, 8
    or t4, s4, t4
    and s4, t4, t6
    xor t4, t4, s4
    srli t4, t4, 4
    slli s4, s4, 4
    or t4, s4, t4
    xor a7, a7, t4
    xor a4, a4, a7
    slli s4, a7, 16
    srli a7, a7, 16
    or a7, s4, a7
    xor a4, a7, a4
    slli s4, a4, 16
    srli s5, a4, 16
    or s4, s4, s5
    xor s5, t0, t4
    xor s6, a5, s1
    slli s7, s6, 16
    srli s6, s6, 16
    or s6, s7, s6
    xor t2, t2, s6
    xor t2, a1, t2
    slli s7, a5, 24
    srli a5, a5, 8
    or a5, s7, a5
    and s7, a5, t6
    xor a5, a5, s7
    srli a5, a5, 4
    slli s7, s7, 4
    or a5, s7, a5
    slli s7, a2, 8
    srli s9, a2, 24
    or s7, s7, s9
    and s9, s7, t6
    xor s7, s7, s9
    srli s7, s7, 4
    slli s9, s9, 4
    or s7, s9, s7
    xor t3, t3, s7
    xor s7, a2, s7
    slli s9, a2, 16
    srli a2, a2, 16
    or a2, s9, a2
    xor s9, a5, s7
    xor t1, t1, s9
    slli s10, s9, 16
    srli s9, s9, 16
    or s9, s10, s9
    xor t1, s9, t1
    xor t2, t1, t2
    xor s9, s6, s9
    slli s10, t3, 16
    srli s11, t3, 16
    or s10, s10, s11
    slli s11, t0, 8
    srli ra, t0, 24
    or s11, s11, ra
    and ra, s11, t6
    xor s11, s11, ra
    srli s11, s11, 4
    slli ra, ra, 4
    or s11, ra, s11
    xor ra, s11, s7
    xor s5, s5, ra
    slli s8, s5, 16
    srli s5, s5, 16
    or s5, s8, s5
    xor s0, s5, s0
    slli s8, a6, 24
    sw s0, 112(sp)
    srli s0, a6, 8
    or s0, s8, s0
    and s8, s0, t6
    xor s0, s0, s8
    srli s0, s0, 4
    slli s8, s8, 4
    or s0, s8, s0
    slli s8, a6, 8
    sw t3, 116(sp)
    srli t3, a6, 24
    or t3, s8, t3
    and s8, t3, t6
    xor t3, t3, s8
    srli t3, t3, 4
    slli s8, s8, 4
    or t3, s8, t3
    xor t0, t3, t0
    xor t0, t0, s6
    slli s6, t0, 16
    srli s8, t0, 16
    or s6, s6, s8
    slli s8, a6, 16
    srli t6, a6, 16
    or t6, s8, t6
    xor a6, a6, t6
    xor a6, t3, a6
    xor t3, t6, ra
    xor t3, t3, s6
    xor t3, s9, t3
    xor a6, a6, t4
    # round 8 (aes.dsl:47)
    xor t6, a4, a1
    xor t4, s1, t4
    xor t4, t4, s10
    xor a4, s0, s11
    xor t5, a4, t5
    xor a7, t5, a7
    xor a5, s0, a5
    xor a5, a5, t0
    xor a5, s4, a5
    xor a5, a5, t3
    xor t0, a2, s7
    xor t5, a0, a6
    xor a7, t5, a7
    xor a7, t1, a7
    xor a6, s7, a6
    xor a6, a6, s5
    xor a7, t2, a7
    xor a6, a6, a7
    xor t1, t3, a6
    xor t3, s2, a3
    xor t0, t3, t0
    xor t0, t0, t6
    lw t5, 116(sp)
    xor t3, s2, s3
    xor t3, t3, t5
    xor t3, t3, t4
    lw t5, 112(sp)
    xor t4, a7, a5
    not t6, t5
    xor a4, t2, t6
    xor t3, t3, a4
    and t5, t5, t3
    xor t2, t2, t3
    xor a3, a7, t2
    and a2, a3, t4
    xor a1, t1, a3
    xor a0, a6, t3
    xor a5, a5, a0
    xor t5, t5, a5
    not s0, a5
    and s0, a7, s0
    xor a2, a2, s0
    xor t5, t5, a2
    or s1, t2, a0
    xor s0, s1, s0
    xor s1, a4, t1
    xor s2, a7, s1
    xor t0, t0, s2
    and s3, s1, t0
    xor s3, t6, s3
    xor s4, a6, t0
    xor s5, t4, s4
    xor s6, t3, s5
    and s7, s2, s6
    and s8, a1, s5
    xor t5, s8, t5
    xor s8, s0, s8
    xor s7, s7, s8
    xor s8, t5, s7
    or s9, t1, s4
    xor s0, s0, s9
    xor s0, s3, s0
    and s3, s8, s0
    and s10, a4, a6
    xor a2, s10, a2
    xor a2, s9, a2
    xor s9, a2, s3
    and s9, t5, s9
    xor s8, s8, s9
    and a6, a6, s8
    and a4, a4, s8
    or s9, s0, s9
    xor s0, s0, a2
    and s10, s7, s0
    xor t5, t5, s10
    and t5, a2, t5
    xor a2, s10, s9
    and s2, s2, a2
    and s6, s6, a2
    or s7, s7, t5
    xor s3, s3, s7
    xor t5, s0, t5
    and t6, t6, t5
    xor t6, t6, a4
    xor t6, s2, t6
    xor s0, t5, s8
    and t2, t2, s0
    lw s7, 72(sp)
    and a0, a0, s0
    lw s8, 460(s7)
    and t3, t3, t5
    xor s8, s8, t2
    xor t2, s2, t2
    xor t5, t5, a2
    and a1, a1, t5
    xor t2, a1, t2
    lw a1, 472(s7)
    and s2, s5, t5
    xor a1, a1, t2
    and t0, t0, s3
    xor t0, t0, a6
    and s1, s1, s3
    xor a2, s3, a2
    xor s0, s0, a2
    and a3, a3, s0
    xor a4, a4, a3
    xor a3, s8, a4
    xor t5, t5, s0
    and t4, t4, s0
    and t1, t1, t5
    xor t1, a4, t1
    and t5, s4, t5
    xor a6, a6, t5
    xor t5, s2, a6
    xor t3, t3, t5
    lw a4, 464(s7)
    and a5, a5, a2
    xor t5, a4, t5
    xor a4, a1, t1
    xor a5, a5, a6
    xor a5, t1, a5
    and a6, a7, a2
    lw a7, 448(s7)
    xor a6, a7, a6
    xor a6, t2, a6
    xor a7, t4, a5
    xor a5, a0, a5
    xor t1, s6, a5
    xor a5, t0, a5
    lw t0, 476(s7)
    lw t2, 456(s7)
    xor t0, t0, a5
    xor a5, t3, a5
    xor t2, t2, a5
    xor t3, t6, t1
    xor t1, t5, t1
    xor t4, s1, t3
    lw t6, 468(s7)
    xor t5, a4, t4
    xor t4, t6, t4
    lw t6, 452(s7)
    xor t6, t6, a7
    xor a7, a3, a7
    xor a5, a7, a5
    xor a5, t3, a5
    slli a7, t6, 24
    srli t3, t6, 8
    or a7, a7, t3
    lw t3, 120(sp)
    srli a3, t6, 16
    and a4, a7, t3
    xor a7, a7, a4
    srli a7, a7, 2
    slli a4, a4, 6
    or a7, a4, a7
    slli a4, t6, 16
    or a4, a4, a3
    lw a3, 108(sp)
    srli a1, t4, 16
    and a2, a4, a3
    xor a4, a4, a2
    srli a4, a4, 4
    slli a2, a2, 4
    or a4, a2, a4
    xor t6, t6, a4
    slli a2, t4, 16
    or a2, a2, a1
    and a1, a2, a3
    xor a2, a2, a1
    srli a2, a2, 4
    slli a1, a1, 4
    or a2, a1, a2
    xor a1, t4, a2
    slli a0, t5, 24
    srli s0, t5, 8
    or a0, a0, s0
    and s0, a0, t3
    xor a0, a0, s0
    srli a0, a0, 2
    slli s0, s0, 6
    or a0, s0, a0
    xor s0, t0, a0
    slli s1, t5, 16
    srli s2, t5, 16
    or s1, s1, s2
    and s2, s1, a3
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    xor s0, s1, s0
    xor s2, t5, s1
    slli s3, t1, 8
    srli s4, t1, 24
    or s3, s3, s4
    lw s4, 104(sp)
    and s5, s3, s4
    xor s3, s3, s5
    srli s3, s3, 6
    slli s5, s5, 2
    or s3, s5, s3
    xor s5, t1, s3
    slli s6, s5, 16
    srli s8, s5, 16
    or s6, s6, s8
    and s8, s6, a3
    xor s6, s6, s8
    srli s6, s6, 4
    slli s8, s8, 4
    or s6, s8, s6
    xor s8, s3, t5
    xor s3, t6, s3
    xor t1, t1, s3
    slli s9, s3, 8
    srli s3, s3, 24
    or s3, s9, s3
    and s9, s3, s4
    xor s3, s3, s9
    srli s3, s3, 6
    slli s9, s9, 2
    or s3, s9, s3
    xor a2, a2, s3
    xor t1, t1, a2
    slli a2, s8, 16
    srli s3, s8, 16
    or a2, a2, s3
    and s3, a2, a3
    xor a2, a2, s3
    srli a2, a2, 4
    slli s3, s3, 4
    or a2, s3, a2
    slli s3, t2, 16
    srli s9, t2, 16
    or s3, s3, s9
    and s9, s3, a3
    xor s3, s3, s9
    srli s3, s3, 4
    slli s9, s9, 4
    or s3, s9, s3
    xor s9, t4, s3
    slli s10, s9, 8
    srli s11, s9, 24
    or s10, s10, s11
    and s11, s10, s4
    xor s10, s10, s11
    srli s10, s10, 6
    slli s11, s11, 2
    or s10, s11, s10
    slli s11, t2, 8
    srli ra, t2, 24
    or s11, s11, ra
    and ra, s11, s4
    xor s11, s11, ra
    srli s11, s11, 6
    slli ra, ra, 2
    or s11, ra, s11
    xor t5, t5, s11
    xor t5, s1, t5
    xor t5, s10, t5
    slli s1, t0, 24
    srli ra, t0, 8
    or s1, s1, ra
    slli ra, t0, 8
    srli t0, t0, 24
    or t0, ra, t0
    and ra, t0, s4
    xor t0, t0, ra
    srli t0, t0, 6
    slli ra, ra, 2
    or t0, ra, t0
    xor ra, t0, a1
    xor s2, s2, ra
    slli s7, ra, 8
    srli ra, ra, 24
    or s7, s7, ra
    and ra, s7, s4
    xor s7, s7, ra
    srli s7, s7, 6
    slli ra, ra, 2
    or s7, ra, s7
    slli ra, s2, 8
    sw s10, 112(sp)
    srli s10, s2, 24
    or s10, ra, s10
    and ra, s10, s4
    xor s10, s10, ra
    srli s10, s10, 6
    slli ra, ra, 2
    or s10, ra, s10
    and ra, s1, t3
    xor s1, s1, ra
    srli s1, s1, 2
    slli ra, ra, 6
    or s1, ra, s1
    xor ra, s1, a5
    xor s8, ra, s8
    sw s6, 116(sp)
    slli s6, ra, 24
    srli ra, ra, 8
    or s6, s6, ra
    and ra, s6, t3
    xor s6, s6, ra
    srli s6, s6, 2
    slli ra, ra, 6
    or s6, ra, s6
    xor a2, s6, a2
    xor a2, s8, a2
    xor t4, t4, s6
    xor t5, t4, t5
    slli s6, t4, 24
    srli s8, t4, 8
    or s6, s6, s8
    xor t4, a0, t4
    slli s8, t4, 16
    srli t4, t4, 16
    or t4, s8, t4
    and s8, t4, a3
    xor t4, t4, s8
    srli t4, t4, 4
    slli s8, s8, 4
    or t4, s8, t4
    and s8, s6, t3
    xor s6, s6, s8
    srli s6, s6, 2
    slli s8, s8, 6
    or s6, s8, s6
    xor t1, t1, s6
    xor t1, t5, t1
    xor a2, s6, a2
    xor a2, t4, a2
    slli s8, a6, 8
    srli ra, a6, 24
    or s8, s8, ra
    and ra, s8, s4
    xor s8, s8, ra
    srli s8, s8, 6
    slli ra, ra, 2
    or s8, ra, s8
    xor ra, s8, s3
    xor ra, ra, s0
    xor s8, a6, s8
    slli s4, a6, 16
    srli a6, a6, 16
    or a6, s4, a6
    and s4, a6, a3
    xor a6, a6, s4
    srli a6, a6, 4
    slli s4, s4, 4
    or a6, s4, a6
    xor s4, s8, a7
    slli t3, s4, 16
    sw a2, 124(sp)
    srli a2, s4, 16
    or t3, t3, a2
    and a2, t3, a3
    xor t3, t3, a2
    srli t3, t3, 4
    slli a2, a2, 4
    or t3, a2, t3
    xor t6, t6, t3
    xor t6, t6, s7
    xor t6, s2, t6
    slli a2, ra, 16
    srli s2, ra, 16
    or a2, a2, s2
    and s2, a2, a3
    xor a2, a2, s2
    srli a2, a2, 4
    slli s2, s2, 4
    or a2, s2, a2
    # round 7 (aes.dsl:47)
    xor t2, t2, s3
    xor t0, t0, s5
    xor a6, a6, s8
    xor a6, a6, s1
    xor a6, a6, a1
    xor a6, a6, s10
    xor a7, a7, a4
    xor a7, a7, s11
    xor a7, a7, ra
    xor a7, a2, a7
    xor a5, s4, a5
    xor a5, s9, a5
    xor a7, t6, a7
    lw a4, 116(sp)
    xor t3, t3, a0
    xor t0, a4, t0
    xor t0, t0, s0
    lw a2, 112(sp)
    xor t0, s7, t0
    xor t3, a2, t3
    xor a5, a5, t3
    xor a5, s6, a5
    xor t3, a0, a4
    xor t2, t2, t3
    xor t2, t2, t5
    xor t2, t4, t2
    xor a5, t4, a5
    xor a5, t1, a5
    xor a6, a6, a5
    xor t3, t6, a6
    lw t5, 124(sp)
    xor t4, a5, a7
    not t6, t5
    xor a4, t1, t6
    xor t0, t0, a4
    xor t1, t1, t0
    and t5, t5, t0
    xor a2, a5, t1
    and a1, a2, t4
    xor a0, t3, a2
    xor s0, a6, t0
    xor a7, a7, s0
    xor t5, t5, a7
    not s1, a7
    and s1, a5, s1
    xor a1, a1, s1
    xor t5, t5, a1
    or s2, t1, s0
    xor s1, s2, s1
    and s2, a4, a6
    xor a1, s2, a1
    xor s2, a4, t3
    xor s3, a5, s2
    xor t2, t2, s3
    xor s4, a6, t2
    or s5, t3, s4
    xor a1, s5, a1
    xor s5, s1, s5
    xor s6, t4, s4
    and s7, a0, s6
    xor t5, s7, t5
    xor s1, s1, s7
    xor s7, t0, s6
    and s8, s3, s7
    xor s1, s8, s1
    xor s8, t5, s1
    and s9, s2, t2
    xor s9, t6, s9
    xor s5, s9, s5
    and s9, s8, s5
    xor s10, a1, s9
    and s10, t5, s10
    xor s8, s8, s10
    and a6, a6, s8
    and a4, a4, s8
    or s10, s5, s10
    xor s5, s5, a1
    and s11, s1, s5
    xor t5, t5, s11
    and t5, a1, t5
    xor a1, s11, s10
    and s3, s3, a1
    and s7, s7, a1
    or s1, s1, t5
    xor s1, s9, s1
    xor t5, s5, t5
    xor s5, t5, s8
    and s0, s0, s5
    and t1, t1, s5
    lw s8, 72(sp)
    and t0, t0, t5
    lw s9, 492(s8)
    and t6, t6, t5
    xor s9, s9, t1
    xor t1, s3, t1
    xor t6, t6, a4
    xor t6, s3, t6
    xor t5, t5, a1
    and a0, a0, t5
    xor t1, a0, t1
    lw a0, 504(s8)
    and s3, s6, t5
    xor a0, a0, t1
    and t2, t2, s1
    xor t2, t2, a6
    xor a1, s1, a1
    and s1, s2, s1
    and a7, a7, a1
    xor s2, s5, a1
    and a5, a5, a1
    lw a1, 480(s8)
    xor t5, t5, s2
    xor a5, a1, a5
    xor a5, t1, a5
    and t1, t4, s2
    and t4, a2, s2
    xor t4, a4, t4
    and t3, t3, t5
    and t5, s4, t5
    xor a6, a6, t5
    xor a7, a7, a6
    lw t5, 496(s8)
    xor a6, s3, a6
    xor t5, t5, a6
    xor a6, t0, a6
    xor t0, t4, t3
    xor t3, s9, t4
    xor a7, t0, a7
    xor t0, a0, t0
    xor t1, t1, a7
    xor a7, s0, a7
    xor t4, s7, a7
    xor a7, t2, a7
    lw t2, 508(s8)
    xor a6, a6, a7
    xor t2, t2, a7
    lw a7, 488(s8)
    xor t6, t6, t4
    xor a7, a7, a6
    xor t4, t5, t4
    xor t5, s1, t6
    xor t0, t0, t5
    lw a4, 500(s8)
    xor t3, t3, t1
    xor t5, a4, t5
    xor a6, t3, a6
    xor a6, t6, a6
    lw t3, 484(s8)
    slli a4, a6, 16
    xor t1, t3, t1
    slli t3, t1, 16
    srli t6, t1, 16
    or t3, t3, t6
    xor t6, t3, t0
    xor t3, t1, t3
    srli a2, a6, 16
    or a4, a4, a2
    xor t3, t3, a4
    xor a4, a6, a4
    slli a2, a4, 8
    srli a1, a4, 24
    or a2, a2, a1
    slli a1, t5, 8
    srli a0, t5, 24
    or a1, a1, a0
    slli a0, t5, 16
    srli s0, t5, 16
    or a0, a0, s0
    xor a1, a0, a1
    xor a1, a1, a2
    xor a0, t5, a0
    xor s0, t4, a0
    slli s1, s0, 8
    srli s2, s0, 24
    or s1, s1, s2
    xor s2, a5, a0
    slli s3, s2, 8
    srli s4, s2, 24
    or s3, s3, s4
    slli s4, t0, 16
    srli s5, t0, 16
    or s4, s4, s5
    xor s5, t2, s4
    xor s6, t1, s5
    slli s7, s6, 8
    srli s9, s6, 24
    or s7, s7, s9
    slli s9, s5, 16
    srli s10, s5, 16
    or s9, s9, s10
    slli s10, s5, 24
    srli s5, s5, 8
    or s5, s10, s5
    xor s5, t4, s5
    slli s10, s5, 16
    srli s11, s5, 16
    or s10, s10, s11
    xor a4, a4, s10
    xor s10, t2, s9
    xor s5, s5, s10
    xor a1, a1, s5
    xor a1, a4, a1
    slli s10, s5, 8
    srli s5, s5, 24
    or s5, s10, s5
    slli s10, t4, 16
    srli s11, t4, 16
    or s10, s10, s11
    slli s11, t4, 24
    srli t4, t4, 8
    or t4, s11, t4
    xor t4, t4, s0
    xor t3, t3, t4
    slli s0, a7, 8
    srli s11, a7, 24
    or s0, s0, s11
    slli s11, a7, 16
    srli ra, a7, 16
    or s11, s11, ra
    xor ra, a7, s11
    xor s1, ra, s1
    xor t3, s1, t3
    xor ra, ra, s9
    slli a3, ra, 8
    srli ra, ra, 24
    or a3, a3, ra
    slli ra, t2, 8
    srli s8, t2, 24
    or s8, ra, s8
    slli ra, t2, 24
    srli t2, t2, 8
    or t2, ra, t2
    xor t2, t2, t6
    xor t2, t2, s6
    xor a6, a6, t2
    slli s6, t2, 8
    srli t2, t2, 24
    or t2, s6, t2
    slli s6, a6, 8
    srli ra, a6, 24
    or s6, s6, ra
    xor t3, s6, t3
    slli s6, a5, 16
    srli ra, a5, 16
    or s6, s6, ra
    xor t1, s6, t1
    xor t1, t1, a0
    xor t1, t1, s3
    xor t1, t2, t1
    xor t2, s6, s2
    slli a0, t2, 8
    srli s3, t2, 24
    or a0, a0, s3
    # round 6 (aes.dsl:47)
    xor a5, a5, s6
    xor a5, a5, a7
    xor a7, t5, t0
    xor t0, s11, s0
    xor t0, t0, a2
    xor t0, t2, t0
    xor t2, s10, t4
    xor t2, t2, s5
    xor t4, s1, a4
    xor a7, s4, a7
    xor a7, a7, a3
    xor a7, a7, t4
    xor a5, a5, s4
    xor a5, t6, a5
    xor a5, a5, s7
    xor a5, a3, a5
    xor t4, s8, s4
    xor t4, t4, s9
    xor t4, s2, t4
    xor t4, a0, t4
    xor a6, a0, a6
    xor a6, t0, a6
    xor a6, t3, a6
    xor t0, t4, a6
    xor a5, t1, a5
    xor t1, t1, t0
    xor t4, a5, a6
    not t5, a1
    xor t6, t3, t5
    xor t2, t2, t6
    xor t3, t3, t2
    and a4, a1, t2
    xor a3, a6, t3
    and a2, a3, t4
    xor a1, t1, a3
    xor a0, t0, t2
    xor a5, a5, a0
    xor a4, a4, a5
    not s0, a5
    and s0, a6, s0
    xor a2, a2, s0
    xor a4, a4, a2
    or s1, t3, a0
    xor s0, s1, s0
    and s1, t6, t0
    xor a2, s1, a2
    xor s1, t6, t1
    xor s2, a6, s1
    xor a7, a7, s2
    xor s3, t0, a7
    or s4, t1, s3
    xor a2, s4, a2
    xor s4, s0, s4
    xor s5, t4, s3
    xor s6, t2, s5
    and s7, s2, s6
    and s8, a1, s5
    xor s0, s0, s8
    xor s0, s7, s0
    xor a4, s8, a4
    xor s7, a4, s0
    and s8, s1, a7
    xor s8, t5, s8
    xor s4, s8, s4
    xor s8, s4, a2
    and s9, s0, s8
    xor s10, a4, s9
    and s10, a2, s10
    xor s8, s8, s10
    or s0, s0, s10
    and t2, t2, s8
    and t5, t5, s8
    and s10, s7, s4
    xor a2, a2, s10
    and a4, a4, a2
    xor a2, s10, s0
    and s0, s1, a2
    and a7, a7, a2
    xor s1, s7, a4
    or a4, s4, a4
    xor a4, s9, a4
    and s2, s2, a4
    xor a2, a2, a4
    and a6, a6, a2
    lw s4, 72(sp)
    and a5, a5, a2
    lw s7, 512(s4)
    and s6, s6, a4
    xor a6, s7, a6
    xor a4, s8, a4
    and s5, s5, a4
    and a1, a1, a4
    xor s7, s8, s1
    and a0, a0, s7
    and t3, t3, s7
    xor a2, s7, a2
    and a3, a3, a2
    xor a4, a4, a2
    and t4, t4, a2
    and t1, t1, a4
    and a4, s3, a4
    lw a2, 524(s4)
    and t0, t0, s1
    xor a2, a2, t3
    xor t3, s2, t3
    xor t3, a1, t3
    lw a1, 536(s4)
    xor a6, t3, a6
    xor a1, a1, t3
    and t3, t6, s1
    xor t5, t5, t3
    xor t5, s2, t5
    xor t3, t3, a3
    xor t1, t3, t1
    xor t3, a2, t3
    xor t6, a1, t1
    xor a7, a7, t0
    xor t0, t0, a4
    xor a5, a5, t0
    xor a5, t1, a5
    lw t1, 528(s4)
    xor t0, s5, t0
    xor t1, t1, t0
    xor t0, t2, t0
    xor t2, t4, a5
    xor a5, a0, a5
    xor a7, a7, a5
    xor a5, s6, a5
    xor t4, t5, a5
    xor a5, t1, a5
    xor t1, s0, t4
    lw t5, 532(s4)
    lw a4, 516(s4)
    xor t5, t5, t1
    xor t1, t6, t1
    lw t6, 540(s4)
    xor a4, a4, t2
    xor t6, t6, a7
    xor a7, t0, a7
    lw t0, 520(s4)
    xor t2, t3, t2
    xor t0, t0, a7
    xor a7, t2, a7
    xor a7, t4, a7
    slli t2, a7, 16
    srli t3, a7, 16
    or t2, t2, t3
    lw t3, 108(sp)
    and t4, t2, t3
    xor t2, t2, t4
    srli t2, t2, 4
    slli t4, t4, 4
    or t2, t4, t2
    xor t4, a7, t2
    slli a3, t4, 8
    srli a2, t4, 24
    or a3, a3, a2
    lw a2, 120(sp)
    srli a0, a4, 16
    and a1, a3, a2
    xor a3, a3, a1
    srli a3, a3, 2
    slli a1, a1, 6
    or a3, a1, a3
    slli a1, a4, 16
    or a1, a1, a0
    and a0, a1, t3
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor a0, a4, a1
    slli s0, a0, 8
    srli s1, a0, 24
    or s0, s0, s1
    and s1, s0, a2
    xor s0, s0, s1
    srli s0, s0, 2
    slli s1, s1, 6
    or s0, s1, s0
    xor a7, a7, s0
    slli s1, a7, 24
    srli s2, a7, 8
    or s1, s1, s2
    lw s2, 104(sp)
    srli s5, a4, 8
    and s3, s1, s2
    xor s1, s1, s3
    srli s1, s1, 6
    slli s3, s3, 2
    or s1, s3, s1
    slli s3, a4, 24
    or s3, s3, s5
    and s5, s3, s2
    xor s3, s3, s5
    srli s3, s3, 6
    slli s5, s5, 2
    or s3, s5, s3
    slli s5, t6, 8
    srli s6, t6, 24
    or s5, s5, s6
    and s6, s5, a2
    xor s5, s5, s6
    srli s5, s5, 2
    slli s6, s6, 6
    or s5, s6, s5
    xor s6, a5, s5
    slli s7, a5, 24
    srli a5, a5, 8
    or a5, s7, a5
    and s7, a5, s2
    xor a5, a5, s7
    srli a5, a5, 6
    slli s7, s7, 2
    or a5, s7, a5
    slli s7, s6, 16
    srli s8, s6, 16
    or s7, s7, s8
    and s8, s7, t3
    xor s7, s7, s8
    srli s7, s7, 4
    slli s8, s8, 4
    or s7, s8, s7
    xor a7, s7, a7
    xor a7, s1, a7
    xor s1, s6, s7
    slli s7, s6, 8
    srli s8, s6, 24
    or s7, s7, s8
    and s8, s7, a2
    xor s7, s7, s8
    srli s7, s7, 2
    slli s8, s8, 6
    or s7, s8, s7
    slli s8, t6, 16
    srli s9, t6, 16
    or s8, s8, s9
    and s9, s8, t3
    xor s8, s8, s9
    srli s8, s8, 4
    slli s9, s9, 4
    or s8, s9, s8
    xor s9, t6, s8
    slli s10, t6, 24
    srli s11, t6, 8
    or s10, s10, s11
    and s11, s10, s2
    xor s10, s10, s11
    srli s10, s10, 6
    slli s11, s11, 2
    or s10, s11, s10
    xor a1, a1, s10
    xor a1, s0, a1
    slli s0, t1, 8
    srli s11, t1, 24
    or s0, s0, s11
    and s11, s0, a2
    xor s0, s0, s11
    srli s0, s0, 2
    slli s11, s11, 6
    or s0, s11, s0
    xor s9, s9, s0
    xor s9, s1, s9
    xor s11, t0, s0
    slli ra, s11, 16
    srli s4, s11, 16
    or s4, ra, s4
    and ra, s4, t3
    xor s4, s4, ra
    srli s4, s4, 4
    slli ra, ra, 4
    or s4, ra, s4
    xor s11, s11, s4
    xor ra, s8, s11
    sw s10, 124(sp)
    slli s10, ra, 8
    srli ra, ra, 24
    or s10, s10, ra
    and ra, s10, a2
    xor s10, s10, ra
    srli s10, s10, 2
    slli ra, ra, 6
    or s10, ra, s10
    xor ra, a6, s0
    xor s4, ra, s4
    sw t6, 116(sp)
    slli t6, ra, 8
    srli ra, ra, 24
    or t6, t6, ra
    and ra, t6, a2
    xor t6, t6, ra
    srli t6, t6, 2
    slli ra, ra, 6
    or t6, ra, t6
    slli ra, s4, 8
    sw t6, 112(sp)
    srli t6, s4, 24
    or t6, ra, t6
    and ra, t6, a2
    xor t6, t6, ra
    srli t6, t6, 2
    slli ra, ra, 6
    or t6, ra, t6
    slli ra, t1, 24
    sw t6, 128(sp)
    srli t6, t1, 8
    or t6, ra, t6
    and ra, t6, s2
    xor t6, t6, ra
    srli t6, t6, 6
    slli ra, ra, 2
    or t6, ra, t6
    xor s0, t6, s0
    xor a1, a1, s0
    xor s0, t5, t6
    xor s0, s0, a3
    xor s9, s9, s0
    slli ra, s0, 24
    srli s0, s0, 8
    or s0, ra, s0
    and ra, s0, s2
    xor s0, s0, ra
    srli s0, s0, 6
    slli ra, ra, 2
    or s0, ra, s0
    xor s0, s0, s9
    slli s9, t5, 16
    srli ra, t5, 16
    or s9, s9, ra
    and ra, s9, t3
    xor s9, s9, ra
    srli s9, s9, 4
    slli ra, ra, 4
    or s9, ra, s9
    xor t5, t5, s9
    xor s7, s7, t5
    xor a7, s7, a7
    slli ra, t5, 8
    srli t5, t5, 24
    or t5, ra, t5
    and ra, t5, a2
    xor t5, t5, ra
    srli t5, t5, 2
    slli ra, ra, 6
    or t5, ra, t5
    xor ra, a5, t5
    xor s11, s11, ra
    xor a7, a7, s11
    xor ra, a6, t5
    xor s8, s8, ra
    slli a2, ra, 24
    srli ra, ra, 8
    or a2, a2, ra
    slli ra, a6, 16
    srli a6, a6, 16
    or a6, ra, a6
    and ra, a6, t3
    xor a6, a6, ra
    srli a6, a6, 4
    slli ra, ra, 4
    or a6, ra, a6
    and ra, a2, s2
    xor a2, a2, ra
    srli a2, a2, 6
    slli ra, ra, 2
    or a2, ra, a2
    xor s8, a2, s8
    xor a1, a1, s8
    # round 5 (aes.dsl:47)
    xor s6, s6, s9
    xor t4, t4, s6
    xor t4, t4, s11
    xor t4, s10, t4
    xor s6, s8, a7
    xor a0, s5, a0
    xor a4, a6, a4
    xor a4, s3, a4
    xor a4, s5, a4
    xor a4, a4, s4
    xor a4, a4, s10
    xor a4, a1, a4
    xor a5, a5, t1
    xor a5, t6, a5
    xor a5, s1, a5
    xor a5, s7, a5
    xor t0, a6, t0
    xor t0, t0, a0
    xor t0, t2, t0
    lw t2, 128(sp)
    xor t0, t0, a3
    xor t0, t0, t2
    lw t2, 116(sp)
    xor t0, t0, s6
    xor a6, a6, t2
    lw t2, 124(sp)
    xor a6, t2, a6
    xor a6, t1, a6
    xor a6, a6, t5
    lw t1, 112(sp)
    xor t2, t0, a4
    xor a6, t1, a6
    xor a6, a2, a6
    xor a6, a6, t0
    xor t1, a1, a6
    xor t5, a7, s0
    xor a5, a5, t5
    or t6, s0, a5
    not a5, a5
    xor a7, a7, a5
    xor a3, t0, a7
    and a2, a3, t2
    xor a1, t1, a3
    xor a0, a5, a6
    xor a4, a4, a0
    not s1, a4
    xor t6, t6, s1
    and s1, t0, s1
    xor a2, a2, s1
    xor t6, t6, a2
    or s3, a7, a0
    xor s1, s3, s1
    and s3, t5, a6
    xor a2, s3, a2
    xor s3, t5, t1
    xor s4, t0, s3
    xor t4, t4, s4
    xor s5, a6, t4
    xor s6, t2, s5
    xor s7, a5, s6
    and s8, s4, s7
    and s9, a1, s6
    xor t6, t6, s9
    xor s9, s1, s9
    xor s8, s8, s9
    xor s9, t6, s8
    or s10, t1, s5
    xor a2, s10, a2
    xor s1, s1, s10
    and s10, s3, t4
    xor s10, s0, s10
    xor s1, s10, s1
    and s10, s9, s1
    xor s11, a2, s10
    and s11, t6, s11
    xor s9, s9, s11
    and a6, a6, s9
    and t5, t5, s9
    or s11, s1, s11
    xor s1, a2, s1
    and ra, s8, s1
    xor t6, t6, ra
    and t6, a2, t6
    xor a2, ra, s11
    and s4, s4, a2
    and s7, s7, a2
    or s8, s8, t6
    xor s8, s10, s8
    xor t6, s1, t6
    and a5, a5, t6
    xor s1, t6, s9
    and a0, a0, s1
    and a7, a7, s1
    lw s9, 72(sp)
    and s0, s0, t6
    lw s10, 556(s9)
    xor s0, s0, t5
    xor s10, s10, a7
    xor a7, s4, a7
    xor s0, s4, s0
    xor t6, t6, a2
    and a1, a1, t6
    xor a7, a1, a7
    lw a1, 568(s9)
    and s4, s6, t6
    xor a1, a1, a7
    and s3, s3, s8
    xor a2, s8, a2
    and t4, t4, s8
    xor t4, t4, a6
    and a4, a4, a2
    lw s6, 544(s9)
    and t0, t0, a2
    xor t0, s6, t0
    xor a7, a7, t0
    xor t0, s1, a2
    and a3, a3, t0
    xor t5, t5, a3
    xor a3, s10, t5
    xor t6, t6, t0
    and t0, t2, t0
    and t2, s5, t6
    xor a6, a6, t2
    and t1, t1, t6
    xor t1, t5, t1
    xor t2, a1, t1
    xor t5, s4, a6
    xor a6, a4, a6
    xor a6, t1, a6
    xor t0, t0, a6
    xor a6, a0, a6
    xor t1, s7, a6
    xor a6, t4, a6
    lw t4, 572(s9)
    xor t6, s0, t1
    xor t4, t4, a6
    xor a4, s3, t6
    lw a2, 564(s9)
    xor t2, t2, a4
    xor a2, a2, a4
    xor a4, a3, t0
    lw a3, 548(s9)
    xor a5, a5, t5
    xor t0, a3, t0
    xor a5, a5, a6
    lw a6, 560(s9)
    xor a6, a6, t5
    xor a6, a6, t1
    xor t1, a4, a5
    xor t1, t6, t1
    lw t5, 552(s9)
    slli a3, t1, 8
    xor a5, t5, a5
    slli t5, a5, 24
    srli t6, a5, 8
    or t5, t5, t6
    and t6, t5, t3
    xor t5, t5, t6
    srli t5, t5, 4
    slli t6, t6, 4
    or t5, t6, t5
    xor t6, t4, t5
    xor a4, t2, t6
    srli a1, t1, 24
    or a3, a3, a1
    and a1, a3, t3
    xor a3, a3, a1
    srli a3, a3, 4
    slli a1, a1, 4
    or a3, a1, a3
    xor a1, t1, a3
    slli a0, t1, 16
    srli t1, t1, 16
    or t1, a0, t1
    xor a0, t2, a1
    slli s0, a0, 16
    srli s1, a0, 16
    or s0, s0, s1
    xor s1, a6, a3
    xor s1, a4, s1
    slli s3, s1, 16
    srli s1, s1, 16
    or s1, s3, s1
    xor s3, t4, a6
    slli s4, s3, 8
    srli s5, s3, 24
    or s4, s4, s5
    and s5, s4, t3
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    slli s5, a6, 24
    srli s6, a6, 8
    or s5, s5, s6
    xor a6, t0, a6
    xor a6, a6, t5
    xor a6, s4, a6
    and t5, s5, t3
    xor s5, s5, t5
    srli s5, s5, 4
    slli t5, t5, 4
    or t5, t5, s5
    xor s5, t4, t5
    xor s5, s4, s5
    xor a0, s5, a0
    xor a0, s0, a0
    slli s0, t0, 24
    srli s5, t0, 8
    or s0, s0, s5
    and s5, s0, t3
    xor s0, s0, s5
    srli s0, s0, 4
    slli s5, s5, 4
    or s0, s5, s0
    slli s5, t2, 16
    srli s6, t2, 16
    or s5, s5, s6
    xor t0, t0, s5
    slli s6, t0, 16
    srli t0, t0, 16
    or t0, s6, t0
    xor a6, a6, t0
    xor a6, s1, a6
    slli s6, t2, 24
    srli t2, t2, 8
    or t2, s6, t2
    and s6, t2, t3
    xor t2, t2, s6
    srli t2, t2, 4
    slli s6, s6, 4
    or t2, s6, t2
    xor a5, a5, t2
    xor a4, a4, a5
    slli s6, a5, 16
    srli a5, a5, 16
    or a5, s6, a5
    xor a4, a5, a4
    slli s6, a4, 16
    srli s7, a4, 16
    or s6, s6, s7
    xor s7, t4, t2
    slli s8, a2, 16
    srli s10, a2, 16
    or s8, s8, s10
    slli s10, a2, 8
    srli s11, a2, 24
    or s10, s10, s11
    and s11, s10, t3
    xor s10, s10, s11
    srli s10, s10, 4
    slli s11, s11, 4
    or s10, s11, s10
    xor s3, s3, s10
    xor a2, a2, s10
    xor s10, s0, a2
    xor t1, t1, s10
    slli s11, s10, 16
    srli s10, s10, 16
    or s10, s11, s10
    xor t1, s10, t1
    xor a6, t1, a6
    xor s10, t0, s10
    slli s11, s3, 16
    srli ra, s3, 16
    or s11, s11, ra
    slli ra, t4, 8
    srli s2, t4, 24
    or s2, ra, s2
    and ra, s2, t3
    xor s2, s2, ra
    srli s2, s2, 4
    slli ra, ra, 4
    or s2, ra, s2
    xor ra, s2, a2
    xor s7, s7, ra
    slli s9, s7, 16
    srli s7, s7, 16
    or s7, s9, s7
    xor a0, s7, a0
    slli s9, a7, 24
    sw a0, 112(sp)
    srli a0, a7, 8
    or a0, s9, a0
    and s9, a0, t3
    xor a0, a0, s9
    srli a0, a0, 4
    slli s9, s9, 4
    or a0, s9, a0
    slli s9, a7, 8
    sw s3, 124(sp)
    srli s3, a7, 24
    or s3, s9, s3
    and s9, s3, t3
    xor s3, s3, s9
    srli s3, s3, 4
    slli s9, s9, 4
    or s3, s9, s3
    xor t4, s3, t4
    xor t0, t4, t0
    slli t4, t0, 16
    srli s9, t0, 16
    or t4, t4, s9
    slli s9, a7, 16
    srli t3, a7, 16
    or t3, s9, t3
    xor s9, t3, ra
    xor t4, s9, t4
    xor t4, s10, t4
    xor a7, a7, t3
    xor a7, s3, a7
    xor a7, a7, t2
    # round 4 (aes.dsl:47)
    xor t3, a4, s1
    xor t2, s5, t2
    xor t2, t2, s11
    xor a4, a0, s2
    xor t6, a4, t6
    xor a5, t6, a5
    xor t6, a0, s0
    xor t0, t6, t0
    xor t0, s6, t0
    xor t0, t0, t4
    xor t6, s8, a2
    xor a4, a1, a7
    xor a5, a4, a5
    xor a5, t1, a5
    xor a7, a2, a7
    xor a7, a7, s7
    xor a5, a6, a5
    xor a7, a7, a5
    xor t1, t4, a7
    xor t4, t5, a3
    xor t4, t4, t6
    xor t3, t4, t3
    xor t4, t5, s4
    lw t5, 124(sp)
    xor t4, t4, t5
    xor t2, t4, t2
    lw t5, 112(sp)
    xor t4, a5, t0
    not t6, t5
    xor a4, a6, t6
    xor t2, t2, a4
    and t5, t5, t2
    xor a6, a6, t2
    xor a3, a5, a6
    and a2, a3, t4
    xor a1, t1, a3
    xor a0, a7, t2
    xor t0, t0, a0
    xor t5, t5, t0
    not s0, t0
    and s0, a5, s0
    xor a2, a2, s0
    xor t5, t5, a2
    or s1, a6, a0
    xor s0, s1, s0
    xor s1, a4, t1
    xor s2, a5, s1
    xor t3, t3, s2
    and s3, s1, t3
    xor s3, t6, s3
    xor s4, a7, t3
    xor s5, t4, s4
    xor s6, t2, s5
    and s7, s2, s6
    and s8, a1, s5
    xor t5, s8, t5
    xor s8, s0, s8
    xor s7, s7, s8
    xor s8, t5, s7
    or s9, t1, s4
    xor s0, s0, s9
    xor s0, s3, s0
    and s3, s8, s0
    and s10, a4, a7
    xor a2, s10, a2
    xor a2, s9, a2
    xor s9, a2, s3
    and s9, t5, s9
    xor s8, s8, s9
    and a7, a7, s8
    and a4, a4, s8
    or s9, s0, s9
    xor s0, s0, a2
    and s10, s7, s0
    xor t5, t5, s10
    and t5, a2, t5
    xor a2, s10, s9
    and s2, s2, a2
    and s6, s6, a2
    or s7, s7, t5
    xor s3, s3, s7
    xor t5, s0, t5
    and t6, t6, t5
    xor t6, t6, a4
    xor t6, s2, t6
    xor s0, t5, s8
    and a6, a6, s0
    lw s7, 72(sp)
    and a0, a0, s0
    lw s8, 588(s7)
    and t2, t2, t5
    xor s8, s8, a6
    xor a6, s2, a6
    xor t5, t5, a2
    and a1, a1, t5
    xor a6, a1, a6
    lw a1, 600(s7)
    and s2, s5, t5
    xor a1, a1, a6
    and t3, t3, s3
    xor t3, t3, a7
    and s1, s1, s3
    xor a2, s3, a2
    xor s0, s0, a2
    and a3, a3, s0
    xor a4, a4, a3
    xor a3, s8, a4
    xor t5, t5, s0
    and t4, t4, s0
    and t1, t1, t5
    xor t1, a4, t1
    and t5, s4, t5
    xor a7, a7, t5
    xor t5, s2, a7
    xor t2, t2, t5
    lw a4, 592(s7)
    and t0, t0, a2
    xor t5, a4, t5
    xor a4, a1, t1
    xor a7, t0, a7
    xor a7, t1, a7
    and a5, a5, a2
    lw t0, 576(s7)
    lw t1, 604(s7)
    xor a5, t0, a5
    xor a5, a6, a5
    xor a6, t4, a7
    xor a7, a0, a7
    xor t0, s6, a7
    xor a7, t3, a7
    xor t1, t1, a7
    xor a7, t2, a7
    lw t2, 584(s7)
    xor t3, t6, t0
    xor t2, t2, a7
    xor t0, t5, t0
    xor t4, s1, t3
    lw t6, 596(s7)
    xor t5, a4, t4
    xor t4, t6, t4
    lw t6, 580(s7)
    xor t6, t6, a6
    xor a6, a3, a6
    xor a6, a6, a7
    xor a6, t3, a6
    slli a7, t6, 24
    srli t3, t6, 8
    or a7, a7, t3
    lw t3, 120(sp)
    srli a3, t6, 16
    and a4, a7, t3
    xor a7, a7, a4
    srli a7, a7, 2
    slli a4, a4, 6
    or a7, a4, a7
    slli a4, t6, 16
    or a4, a4, a3
    lw a3, 108(sp)
    srli a1, t4, 16
    and a2, a4, a3
    xor a4, a4, a2
    srli a4, a4, 4
    slli a2, a2, 4
    or a4, a2, a4
    xor t6, t6, a4
    slli a2, t4, 16
    or a2, a2, a1
    and a1, a2, a3
    xor a2, a2, a1
    srli a2, a2, 4
    slli a1, a1, 4
    or a2, a1, a2
    xor a1, t4, a2
    slli a0, t5, 24
    srli s0, t5, 8
    or a0, a0, s0
    and s0, a0, t3
    xor a0, a0, s0
    srli a0, a0, 2
    slli s0, s0, 6
    or a0, s0, a0
    xor s0, t1, a0
    slli s1, t5, 16
    srli s2, t5, 16
    or s1, s1, s2
    and s2, s1, a3
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    xor s0, s1, s0
    xor s2, t5, s1
    slli s3, t0, 8
    srli s4, t0, 24
    or s3, s3, s4
    lw s4, 104(sp)
    and s5, s3, s4
    xor s3, s3, s5
    srli s3, s3, 6
    slli s5, s5, 2
    or s3, s5, s3
    xor s5, t0, s3
    slli s6, s5, 16
    srli s8, s5, 16
    or s6, s6, s8
    and s8, s6, a3
    xor s6, s6, s8
    srli s6, s6, 4
    slli s8, s8, 4
    or s6, s8, s6
    xor s8, s3, t5
    xor s3, t6, s3
    xor t0, t0, s3
    slli s9, s3, 8
    srli s3, s3, 24
    or s3, s9, s3
    and s9, s3, s4
    xor s3, s3, s9
    srli s3, s3, 6
    slli s9, s9, 2
    or s3, s9, s3
    xor a2, a2, s3
    xor t0, t0, a2
    slli a2, s8, 16
    srli s3, s8, 16
    or a2, a2, s3
    and s3, a2, a3
    xor a2, a2, s3
    srli a2, a2, 4
    slli s3, s3, 4
    or a2, s3, a2
    slli s3, t2, 16
    srli s9, t2, 16
    or s3, s3, s9
    and s9, s3, a3
    xor s3, s3, s9
    srli s3, s3, 4
    slli s9, s9, 4
    or s3, s9, s3
    xor s9, t4, s3
    slli s10, s9, 8
    srli s11, s9, 24
    or s10, s10, s11
    and s11, s10, s4
    xor s10, s10, s11
    srli s10, s10, 6
    slli s11, s11, 2
    or s10, s11, s10
    slli s11, t2, 8
    srli ra, t2, 24
    or s11, s11, ra
    and ra, s11, s4
    xor s11, s11, ra
    srli s11, s11, 6
    slli ra, ra, 2
    or s11, ra, s11
    xor t5, t5, s11
    xor t5, s1, t5
    xor t5, s10, t5
    slli s1, t1, 24
    srli ra, t1, 8
    or s1, s1, ra
    slli ra, t1, 8
    srli t1, t1, 24
    or t1, ra, t1
    and ra, t1, s4
    xor t1, t1, ra
    srli t1, t1, 6
    slli ra, ra, 2
    or t1, ra, t1
    xor ra, t1, a1
    xor s2, s2, ra
    slli s7, ra, 8
    srli ra, ra, 24
    or s7, s7, ra
    and ra, s7, s4
    xor s7, s7, ra
    srli s7, s7, 6
    slli ra, ra, 2
    or s7, ra, s7
    slli ra, s2, 8
    sw s10, 112(sp)
    srli s10, s2, 24
    or s10, ra, s10
    and ra, s10, s4
    xor s10, s10, ra
    srli s10, s10, 6
    slli ra, ra, 2
    or s10, ra, s10
    and ra, s1, t3
    xor s1, s1, ra
    srli s1, s1, 2
    slli ra, ra, 6
    or s1, ra, s1
    xor ra, s1, a6
    xor s8, ra, s8
    sw s6, 124(sp)
    slli s6, ra, 24
    srli ra, ra, 8
    or s6, s6, ra
    and ra, s6, t3
    xor s6, s6, ra
    srli s6, s6, 2
    slli ra, ra, 6
    or s6, ra, s6
    xor a2, s6, a2
    xor a2, s8, a2
    xor t4, t4, s6
    xor t5, t4, t5
    slli s6, t4, 24
    srli s8, t4, 8
    or s6, s6, s8
    xor t4, a0, t4
    slli s8, t4, 16
    srli t4, t4, 16
    or t4, s8, t4
    and s8, t4, a3
    xor t4, t4, s8
    srli t4, t4, 4
    slli s8, s8, 4
    or t4, s8, t4
    and s8, s6, t3
    xor s6, s6, s8
    srli s6, s6, 2
    slli s8, s8, 6
    or s6, s8, s6
    xor t0, t0, s6
    xor t0, t5, t0
    xor a2, s6, a2
    xor a2, t4, a2
    slli s8, a5, 8
    srli ra, a5, 24
    or s8, s8, ra
    and ra, s8, s4
    xor s8, s8, ra
    srli s8, s8, 6
    slli ra, ra, 2
    or s8, ra, s8
    xor ra, s8, s3
    xor ra, ra, s0
    xor s8, a5, s8
    slli s4, a5, 16
    srli a5, a5, 16
    or a5, s4, a5
    and s4, a5, a3
    xor a5, a5, s4
    srli a5, a5, 4
    slli s4, s4, 4
    or a5, s4, a5
    xor s4, s8, a7
    slli t3, s4, 16
    sw a2, 116(sp)
    srli a2, s4, 16
    or t3, t3, a2
    and a2, t3, a3
    xor t3, t3, a2
    srli t3, t3, 4
    slli a2, a2, 4
    or t3, a2, t3
    xor t6, t6, t3
    xor t6, t6, s7
    xor t6, s2, t6
    slli a2, ra, 16
    srli s2, ra, 16
    or a2, a2, s2
    and s2, a2, a3
    xor a2, a2, s2
    srli a2, a2, 4
    slli s2, s2, 4
    or a2, s2, a2
    # round 3 (aes.dsl:47)
    xor t2, t2, s3
    xor t1, t1, s5
    xor a5, a5, s8
    xor a5, a5, s1
    xor a5, a5, a1
    xor a5, a5, s10
    xor a7, a7, a4
    xor a7, a7, s11
    xor a7, a7, ra
    xor a7, a2, a7
    xor a6, s4, a6
    xor a6, s9, a6
    xor a7, t6, a7
    lw a4, 124(sp)
    xor t3, t3, a0
    xor t1, a4, t1
    xor t1, t1, s0
    lw a2, 112(sp)
    xor t1, s7, t1
    xor t3, a2, t3
    xor a6, a6, t3
    xor a6, s6, a6
    xor t3, a0, a4
    xor t2, t2, t3
    xor t2, t2, t5
    xor t2, t4, t2
    xor a6, t4, a6
    xor a6, t0, a6
    xor a5, a5, a6
    xor t3, t6, a5
    lw t5, 116(sp)
    xor t4, a6, a7
    not t6, t5
    xor a4, t0, t6
    xor t1, t1, a4
    xor t0, t0, t1
    and t5, t5, t1
    xor a2, a6, t0
    and a1, a2, t4
    xor a0, t3, a2
    xor s0, a5, t1
    xor a7, a7, s0
    xor t5, t5, a7
    not s1, a7
    and s1, a6, s1
    xor a1, a1, s1
    xor t5, t5, a1
    or s2, t0, s0
    xor s1, s2, s1
    and s2, a4, a5
    xor a1, s2, a1
    xor s2, a4, t3
    xor s3, a6, s2
    xor t2, t2, s3
    xor s4, a5, t2
    or s5, t3, s4
    xor a1, s5, a1
    xor s5, s1, s5
    xor s6, t4, s4
    and s7, a0, s6
    xor t5, s7, t5
    xor s1, s1, s7
    xor s7, t1, s6
    and s8, s3, s7
    xor s1, s8, s1
    xor s8, t5, s1
    and s9, s2, t2
    xor s9, t6, s9
    xor s5, s9, s5
    and s9, s8, s5
    xor s10, a1, s9
    and s10, t5, s10
    xor s8, s8, s10
    and a5, a5, s8
    and a4, a4, s8
    or s10, s5, s10
    xor s5, s5, a1
    and s11, s1, s5
    xor t5, t5, s11
    and t5, a1, t5
    xor a1, s11, s10
    and s3, s3, a1
    and s7, s7, a1
    or s1, s1, t5
    xor s1, s9, s1
    xor t5, s5, t5
    xor s5, t5, s8
    and s0, s0, s5
    and t0, t0, s5
    lw s8, 72(sp)
    and t1, t1, t5
    lw s9, 620(s8)
    and t6, t6, t5
    xor s9, s9, t0
    xor t0, s3, t0
    xor t6, t6, a4
    xor t6, s3, t6
    xor t5, t5, a1
    and a0, a0, t5
    xor t0, a0, t0
    lw a0, 632(s8)
    and s3, s6, t5
    xor a0, a0, t0
    and t2, t2, s1
    xor t2, t2, a5
    xor a1, s1, a1
    and s1, s2, s1
    and a7, a7, a1
    xor s2, s5, a1
    and a6, a6, a1
    lw a1, 608(s8)
    xor t5, t5, s2
    xor a6, a1, a6
    xor a6, t0, a6
    and t0, t4, s2
    and t4, a2, s2
    xor t4, a4, t4
    and t3, t3, t5
    and t5, s4, t5
    xor a5, a5, t5
    xor a7, a7, a5
    lw t5, 624(s8)
    xor a5, s3, a5
    xor t5, t5, a5
    xor a5, t1, a5
    xor t1, t4, t3
    xor t3, s9, t4
    xor a7, t1, a7
    xor t1, a0, t1
    xor t0, t0, a7
    xor a7, s0, a7
    xor t4, s7, a7
    xor a7, t2, a7
    lw t2, 636(s8)
    xor a5, a5, a7
    xor t2, t2, a7
    lw a7, 616(s8)
    xor t6, t6, t4
    xor a7, a7, a5
    xor t4, t5, t4
    xor t5, s1, t6
    xor t1, t1, t5
    lw a4, 628(s8)
    xor t3, t3, t0
    xor t5, a4, t5
    xor a5, t3, a5
    xor a5, t6, a5
    lw t3, 612(s8)
    slli a4, a5, 16
    xor t0, t3, t0
    slli t3, t0, 16
    srli t6, t0, 16
    or t3, t3, t6
    xor t6, t3, t1
    xor t3, t0, t3
    srli a2, a5, 16
    or a4, a4, a2
    xor t3, t3, a4
    xor a4, a5, a4
    slli a2, a4, 8
    srli a1, a4, 24
    or a2, a2, a1
    slli a1, t5, 8
    srli a0, t5, 24
    or a1, a1, a0
    slli a0, t5, 16
    srli s0, t5, 16
    or a0, a0, s0
    xor a1, a0, a1
    xor a1, a1, a2
    xor a0, t5, a0
    xor s0, t4, a0
    slli s1, s0, 8
    srli s2, s0, 24
    or s1, s1, s2
    xor s2, a6, a0
    slli s3, s2, 8
    srli s4, s2, 24
    or s3, s3, s4
    slli s4, t1, 16
    srli s5, t1, 16
    or s4, s4, s5
    xor s5, t2, s4
    xor s6, t0, s5
    slli s7, s6, 8
    srli s9, s6, 24
    or s7, s7, s9
    slli s9, s5, 16
    srli s10, s5, 16
    or s9, s9, s10
    slli s10, s5, 24
    srli s5, s5, 8
    or s5, s10, s5
    xor s5, t4, s5
    slli s10, s5, 16
    srli s11, s5, 16
    or s10, s10, s11
    xor a4, a4, s10
    xor s10, t2, s9
    xor s5, s5, s10
    xor a1, a1, s5
    xor a1, a4, a1
    slli s10, s5, 8
    srli s5, s5, 24
    or s5, s10, s5
    slli s10, t4, 16
    srli s11, t4, 16
    or s10, s10, s11
    slli s11, t4, 24
    srli t4, t4, 8
    or t4, s11, t4
    xor t4, t4, s0
    xor t3, t3, t4
    slli s0, a7, 8
    srli s11, a7, 24
    or s0, s0, s11
    slli s11, a7, 16
    srli ra, a7, 16
    or s11, s11, ra
    xor ra, a7, s11
    xor s1, ra, s1
    xor t3, s1, t3
    xor ra, ra, s9
    slli a3, ra, 8
    srli ra, ra, 24
    or a3, a3, ra
    slli ra, t2, 8
    srli s8, t2, 24
    or s8, ra, s8
    slli ra, t2, 24
    srli t2, t2, 8
    or t2, ra, t2
    xor t2, t2, t6
    xor t2, t2, s6
    xor a5, a5, t2
    slli s6, t2, 8
    srli t2, t2, 24
    or t2, s6, t2
    slli s6, a5, 8
    srli ra, a5, 24
    or s6, s6, ra
    xor t3, s6, t3
    slli s6, a6, 16
    srli ra, a6, 16
    or s6, s6, ra
    xor t0, s6, t0
    xor t0, t0, a0
    xor t0, t0, s3
    xor t0, t2, t0
    xor t2, s6, s2
    slli a0, t2, 8
    srli s3, t2, 24
    or a0, a0, s3
    # round 2 (aes.dsl:47)
    xor s0, s11, s0
    xor a2, s0, a2
    xor t2, t2, a2
    xor a6, a6, s6
    xor a6, a6, a7
    xor a7, s10, t4
    xor a7, a7, s5
    xor t4, s1, a4
    xor t1, t5, t1
    xor t1, s4, t1
    xor t1, t1, a3
    xor t1, t1, t4
    xor a6, a6, s4
    xor a6, t6, a6
    xor a6, a6, s7
    xor a6, a3, a6
    xor t4, s8, s4
    xor t4, t4, s9
    xor t4, s2, t4
    xor t4, a0, t4
    xor a5, a0, a5
    xor a5, t2, a5
    xor a5, t3, a5
    xor t2, t4, a5
    xor a6, t0, a6
    xor t0, t0, t2
    xor t4, a6, a5
    xor t5, t3, a1
    xor a7, a7, t5
    not t6, a7
    xor t3, t3, t6
    or a7, a1, a7
    xor a4, a5, t3
    and a3, a4, t4
    xor a2, t0, a4
    xor a0, t2, t6
    xor a6, a6, a0
    not s0, a6
    xor a7, a7, s0
    and s0, a5, s0
    xor a3, a3, s0
    xor a7, a7, a3
    or s1, t3, a0
    xor s0, s1, s0
    and s1, t5, t2
    xor a3, s1, a3
    xor s1, t5, t0
    xor s2, a5, s1
    xor t1, t1, s2
    xor s3, t2, t1
    or s4, t0, s3
    xor a3, s4, a3
    xor s4, s0, s4
    xor s5, t4, s3
    xor s6, t6, s5
    and s7, s2, s6
    and s8, a2, s5
    xor a7, s8, a7
    xor s0, s0, s8
    xor s0, s7, s0
    xor s7, a7, s0
    and s8, s1, t1
    xor s8, a1, s8
    xor s4, s8, s4
    xor s8, s4, a3
    and s9, s0, s8
    xor s10, a7, s9
    and s10, a3, s10
    or s0, s0, s10
    xor s8, s8, s10
    and a1, a1, s8
    and t6, t6, s8
    and s10, s7, s4
    xor a3, a3, s10
    and a7, a7, a3
    xor a3, s10, s0
    and t1, t1, a3
    and s0, s1, a3
    xor s1, s7, a7
    or a7, s4, a7
    xor a7, s9, a7
    and s2, s2, a7
    and s4, s6, a7
    xor a3, a3, a7
    and a6, a6, a3
    and a5, a5, a3
    lw s6, 72(sp)
    xor a7, s8, a7
    lw s7, 640(s6)
    and a2, a2, a7
    xor a5, s7, a5
    and s5, s5, a7
    and t2, t2, s1
    xor t1, t1, t2
    and t5, t5, s1
    xor s1, s8, s1
    and a0, a0, s1
    xor a3, s1, a3
    and t3, t3, s1
    lw s1, 652(s6)
    and t4, t4, a3
    xor s1, s1, t3
    xor t3, s2, t3
    xor t3, a2, t3
    lw a2, 664(s6)
    xor a5, t3, a5
    xor a2, a2, t3
    and t3, a4, a3
    xor t3, t5, t3
    xor t5, a1, t5
    xor t5, s2, t5
    xor a4, s1, t3
    xor a7, a7, a3
    and t0, t0, a7
    xor t0, t3, t0
    and a7, s3, a7
    xor a7, t2, a7
    xor t2, s5, a7
    xor a6, a6, a7
    xor a6, t0, a6
    xor a7, a2, t0
    xor t0, t4, a6
    xor a6, a0, a6
    xor t3, s4, a6
    xor a6, t1, a6
    lw t1, 668(s6)
    xor t4, t5, t3
    xor t1, t1, a6
    xor t5, s0, t4
    lw a3, 660(s6)
    xor a7, a7, t5
    xor a3, a3, t5
    lw t5, 644(s6)
    xor t6, t6, t2
    xor t5, t5, t0
    xor t0, a4, t0
    xor a6, t6, a6
    lw t6, 656(s6)
    xor t2, t6, t2
    xor t2, t2, t3
    lw t3, 648(s6)
    xor t3, t3, a6
    xor a6, t0, a6
    xor a6, t4, a6
    slli t0, t3, 8
    srli t4, t3, 24
    or t0, t0, t4
    lw t4, 120(sp)
    slli a4, t3, 16
    and t6, t0, t4
    xor t0, t0, t6
    srli t0, t0, 2
    slli t6, t6, 6
    or t0, t6, t0
    xor t6, a7, t0
    srli a2, t3, 16
    or a4, a4, a2
    lw a2, 108(sp)
    and a1, a4, a2
    xor a4, a4, a1
    srli a4, a4, 4
    slli a1, a1, 4
    or a4, a1, a4
    xor a1, a3, a4
    slli a0, a1, 8
    srli s0, a1, 24
    or a0, a0, s0
    and s0, a0, t4
    xor a0, a0, s0
    srli a0, a0, 2
    slli s0, s0, 6
    or a0, s0, a0
    slli s0, t2, 8
    srli s1, t2, 24
    or s0, s0, s1
    and s1, s0, t4
    xor s0, s0, s1
    srli s0, s0, 2
    slli s1, s1, 6
    or s0, s1, s0
    xor s1, s0, a7
    slli s2, s1, 16
    srli s3, s1, 16
    or s2, s2, s3
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor s3, t2, s0
    slli s4, s3, 16
    srli s5, s3, 16
    or s4, s4, s5
    and s5, s4, a2
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    slli s5, t5, 16
    srli s7, t5, 16
    or s5, s5, s7
    and s7, s5, a2
    xor s5, s5, s7
    srli s5, s5, 4
    slli s7, s7, 4
    or s5, s7, s5
    xor s7, t5, s5
    xor s0, s7, s0
    xor t2, t2, s0
    slli s8, s0, 8
    srli s0, s0, 24
    or s0, s8, s0
    slli s8, t5, 24
    srli t5, t5, 8
    or t5, s8, t5
    lw s8, 104(sp)
    srli s10, a7, 8
    and s9, t5, s8
    xor t5, t5, s9
    srli t5, t5, 6
    slli s9, s9, 2
    or t5, s9, t5
    and s9, s0, t4
    xor s0, s0, s9
    srli s0, s0, 2
    slli s9, s9, 6
    or s0, s9, s0
    slli s9, a7, 24
    or s9, s9, s10
    and s10, s9, s8
    xor s9, s9, s10
    srli s9, s9, 6
    slli s10, s10, 2
    or s9, s10, s9
    xor s10, t1, s9
    slli s11, a7, 16
    srli ra, a7, 16
    or s11, s11, ra
    and ra, s11, a2
    xor s11, s11, ra
    srli s11, s11, 4
    slli ra, ra, 4
    or s11, ra, s11
    xor t6, s11, t6
    xor t6, a0, t6
    xor s10, s11, s10
    xor a7, a7, s11
    slli s11, a3, 16
    srli ra, a3, 16
    or s11, s11, ra
    and ra, s11, a2
    xor s11, s11, ra
    srli s11, s11, 4
    slli ra, ra, 4
    or s11, ra, s11
    xor s0, s11, s0
    xor t2, t2, s0
    xor s0, a3, s11
    slli s11, t1, 24
    srli ra, t1, 8
    or s11, s11, ra
    slli ra, t1, 8
    srli t1, t1, 24
    or t1, ra, t1
    and ra, t1, t4
    xor t1, t1, ra
    srli t1, t1, 2
    slli ra, ra, 6
    or t1, ra, t1
    xor ra, t1, s0
    xor a7, a7, ra
    slli s6, ra, 8
    srli ra, ra, 24
    or s6, s6, ra
    and ra, s6, t4
    xor s6, s6, ra
    srli s6, s6, 2
    slli ra, ra, 6
    or s6, ra, s6
    slli ra, a7, 8
    sw a0, 116(sp)
    srli a0, a7, 24
    or a0, ra, a0
    and ra, a0, t4
    xor a0, a0, ra
    srli a0, a0, 2
    slli ra, ra, 6
    or a0, ra, a0
    and ra, s11, s8
    xor s11, s11, ra
    srli s11, s11, 6
    slli ra, ra, 2
    or s11, ra, s11
    xor ra, s11, a6
    xor s1, ra, s1
    sw s4, 124(sp)
    slli s4, ra, 24
    srli ra, ra, 8
    or s4, s4, ra
    and ra, s4, s8
    xor s4, s4, ra
    srli s4, s4, 6
    slli ra, ra, 2
    or s4, ra, s4
    xor a3, a3, s4
    xor s2, s4, s2
    xor s1, s1, s2
    xor t6, a3, t6
    slli s2, a3, 24
    srli s4, a3, 8
    or s2, s2, s4
    and s4, s2, s8
    xor s2, s2, s4
    srli s2, s2, 6
    slli s4, s4, 2
    or s2, s4, s2
    xor s1, s2, s1
    xor t2, t2, s2
    xor t2, t6, t2
    xor a3, s9, a3
    slli s4, a3, 16
    srli a3, a3, 16
    or a3, s4, a3
    and s4, a3, a2
    xor a3, a3, s4
    srli a3, a3, 4
    slli s4, s4, 4
    or a3, s4, a3
    xor s1, a3, s1
    slli s4, a5, 8
    srli s8, a5, 24
    or s4, s4, s8
    and t4, s4, t4
    xor s4, s4, t4
    srli s4, s4, 2
    slli t4, t4, 6
    or t4, t4, s4
    xor s4, t4, a4
    xor s4, s4, s10
    xor t4, a5, t4
    slli s8, a5, 16
    srli a5, a5, 16
    or a5, s8, a5
    and s8, a5, a2
    xor a5, a5, s8
    srli a5, a5, 4
    slli s8, s8, 4
    or a5, s8, a5
    xor s8, t4, t5
    slli ra, s8, 16
    sw s1, 120(sp)
    srli s1, s8, 16
    or s1, ra, s1
    and ra, s1, a2
    xor s1, s1, ra
    srli s1, s1, 4
    slli ra, ra, 4
    or s1, ra, s1
    xor s7, s7, s1
    xor s7, s7, s6
    xor a7, a7, s7
    slli s7, s4, 16
    srli ra, s4, 16
    or s7, s7, ra
    and ra, s7, a2
    xor s7, s7, ra
    srli s7, s7, 4
    slli ra, ra, 4
    or s7, ra, s7
    # round 1 (aes.dsl:47)
    xor a6, s8, a6
    xor a6, a1, a6
    xor a5, a5, t4
    xor a5, a5, s11
    xor a5, a5, s0
    xor a5, a5, a0
    xor t3, t3, a4
    xor t1, t1, s3
    xor t4, t5, s5
    xor t0, t4, t0
    xor t0, t0, s4
    xor t0, s7, t0
    xor t0, a7, t0
    lw t4, 124(sp)
    lui t5, 1044496
    xor t1, t4, t1
    xor t1, t1, s10
    xor t1, s6, t1
    addi t5, t5, -256
    xor a4, s1, s9
    lw a1, 116(sp)
    xor t4, s9, t4
    xor a4, a1, a4
    xor a6, a6, a4
    xor a6, s2, a6
    xor t3, t3, t4
    xor t3, t3, t6
    xor t3, a3, t3
    xor a6, a3, a6
    xor a6, t2, a6
    xor a5, a5, a6
    xor a7, a7, a5
    lw t6, 120(sp)
    xor t4, a6, t0
    not a4, t6
    xor a3, t2, a4
    xor t1, t1, a3
    and t6, t6, t1
    xor t2, t2, t1
    xor a1, a6, t2
    xor a0, a7, a1
    and s0, a1, t4
    xor s1, a5, t1
    xor t0, t0, s1
    xor t6, t6, t0
    not s2, t0
    and s2, a6, s2
    xor s0, s0, s2
    xor t6, t6, s0
    or s3, t2, s1
    xor s2, s3, s2
    and s3, a3, a5
    xor s0, s3, s0
    xor s3, a3, a7
    xor s4, a6, s3
    xor t3, t3, s4
    and s5, s3, t3
    xor s5, a4, s5
    xor s6, a5, t3
    or s7, a7, s6
    xor s0, s7, s0
    xor s7, s2, s7
    xor s5, s5, s7
    xor s7, s5, s0
    xor s8, t4, s6
    and s9, a0, s8
    xor s2, s2, s9
    xor t6, s9, t6
    xor s9, t1, s8
    and s10, s4, s9
    xor s2, s10, s2
    xor s10, t6, s2
    and s11, s10, s5
    xor ra, s0, s11
    and ra, t6, ra
    xor s10, s10, ra
    or s5, s5, ra
    and a3, a3, s10
    and a5, a5, s10
    and ra, s2, s7
    xor t6, t6, ra
    and t6, s0, t6
    xor s0, ra, s5
    and s5, s9, s0
    and s4, s4, s0
    or s2, s2, t6
    xor s2, s11, s2
    xor t6, s7, t6
    xor s7, t6, s10
    and s1, s1, s7
    and t2, t2, s7
    lw s9, 72(sp)
    and a4, a4, t6
    lw s10, 684(s9)
    xor a4, a4, a3
    xor s10, s10, t2
    xor t2, s4, t2
    xor a4, s4, a4
    and t1, t1, t6
    xor t6, t6, s0
    and s4, s8, t6
    and a0, a0, t6
    xor t2, a0, t2
    lw a0, 696(s9)
    and s3, s3, s2
    xor a0, a0, t2
    xor s0, s2, s0
    and t3, t3, s2
    xor t3, t3, a5
    and a6, a6, s0
    lw s2, 672(s9)
    and t0, t0, s0
    xor a6, s2, a6
    xor a6, t2, a6
    xor t2, s7, s0
    and a1, a1, t2
    xor a3, a3, a1
    xor a1, s10, a3
    and t4, t4, t2
    xor t2, t6, t2
    and a7, a7, t2
    xor a7, a3, a7
    and t2, s6, t2
    xor a5, a5, t2
    xor t0, t0, a5
    xor a5, s4, a5
    lw t2, 688(s9)
    xor t0, a7, t0
    xor t2, t2, a5
    xor a5, t1, a5
    xor a7, a0, a7
    xor t1, t4, t0
    xor t0, s1, t0
    xor t4, s5, t0
    xor t0, t3, t0
    lw t3, 700(s9)
    xor a5, a5, t0
    xor t3, t3, t0
    lw t0, 680(s9)
    xor t6, a4, t4
    xor t0, t0, a5
    xor t2, t2, t4
    xor t4, s3, t6
    lw a4, 692(s9)
    xor a7, a7, t4
    xor a4, a4, t4
    lw t4, 676(s9)
    xor t4, t4, t1
    xor t1, a1, t1
    xor a5, t1, a5
    xor a5, t6, a5
    srli t1, a5, 4
    xor t1, t3, t1
    and t1, t1, a2
    xor t3, t3, t1
    slli t1, t1, 4
    xor a5, a5, t1
    srli t1, t4, 4
    xor t1, t1, a4
    and t1, t1, a2
    xor t6, a4, t1
    slli t1, t1, 4
    xor t1, t4, t1
    srli t4, t1, 2
    lw a4, 100(sp)
    xor t4, t4, a5
    and t4, t4, a4
    xor a5, a5, t4
    slli t4, t4, 2
    xor t1, t1, t4
    srli t4, t6, 2
    xor t4, t4, t3
    and t4, t4, a4
    xor t3, t3, t4
    slli t4, t4, 2
    xor t4, t6, t4
    srli t6, t0, 4
    xor t6, t6, a7
    and t6, t6, a2
    xor a7, a7, t6
    slli t6, t6, 4
    xor t0, t0, t6
    srli t6, a6, 4
    xor t6, t6, t2
    and t6, t6, a2
    xor t2, t2, t6
    slli t6, t6, 4
    xor a6, a6, t6
    srli t6, a6, 2
    xor t6, t6, t0
    and t6, t6, a4
    xor t0, t0, t6
    slli t6, t6, 2
    xor a6, a6, t6
    srli t6, a6, 1
    lw a3, 96(sp)
    xor t6, t6, t1
    and t6, t6, a3
    xor t1, t1, t6
    slli a2, t1, 16
    srli t1, t1, 16
    or t1, a2, t1
    slli t6, t6, 1
    xor a6, a6, t6
    slli t6, a6, 16
    srli a6, a6, 16
    or a6, t6, a6
    srli t6, t0, 1
    xor t6, t6, a5
    and t6, t6, a3
    xor a5, a5, t6
    slli a2, a5, 16
    srli a5, a5, 16
    or a5, a2, a5
    slli t6, t6, 1
    xor t0, t0, t6
    slli t6, t0, 16
    srli t0, t0, 16
    or t0, t6, t0
    srli t6, t2, 2
    xor t6, t6, a7
    and t6, t6, a4
    xor a7, a7, t6
    slli t6, t6, 2
    xor t2, t2, t6
    srli t6, t2, 1
    xor t6, t6, t4
    and t6, t6, a3
    xor t4, t4, t6
    slli a4, t4, 16
    srli t4, t4, 16
    or t4, a4, t4
    slli t6, t6, 1
    xor t2, t2, t6
    slli t6, t2, 16
    srli t2, t2, 16
    or t2, t6, t2
    xor t6, t2, a6
    and t6, t6, t5
    lw a4, 64(sp)
    xor a6, a6, t6
    sw a6, 0(a4)
    xor a6, t2, t6
    xor t2, t4, t1
    and t2, t2, t5
    xor t4, t4, t2
    xor t1, t1, t2
    srli t2, a7, 1
    xor t2, t2, t3
    and t2, t2, a3
    xor t3, t3, t2
    slli t6, t3, 16
    srli t3, t3, 16
    or t3, t6, t3
    slli t2, t2, 1
    xor a7, a7, t2
    slli t2, a7, 16
    srli a7, a7, 16
    or a7, t2, a7
    xor t2, a7, t0
    and t2, t2, t5
    xor a7, a7, t2
    xor t0, t0, t2
    sw t0, 4(a4)
    sw a6, 8(a4)
    sw a7, 12(a4)
    sw t1, 16(a4)
    xor a6, t3, a5
    and a6, a6, t5
    xor a7, t3, a6
    xor a5, a5, a6
    sw a5, 20(a4)
    sw t4, 24(a4)
    sw a7, 28(a4)
    mv a0, a4
    mv a3, s9
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
    addi a0, sp, 144
    mv t0, a0
    addi t1, sp, 176
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
    j .Llwcc_aes128_128_ecb_decrypt_rv32i_group
.Llwcc_aes128_128_ecb_decrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 144
    add t1, a1, t2
.Llwcc_aes128_128_ecb_decrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_aes128_128_ecb_decrypt_rv32i_copy
.Llwcc_aes128_128_ecb_decrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 176
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
    addi sp, sp, 176
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
    lw t5, 716(a0)
    xor a5, a5, t0
    srli t0, a6, 4
    srli a4, t4, 4
    srli a3, t1, 4
    slli a2, t2, 2
    xor a7, a7, a2
    lw a2, 724(a0)
    xor a4, t3, a4
    lui s0, 61681
    srli s1, a5, 4
    xor s1, a7, s1
    lw s2, 708(a0)
    lw s3, 720(a0)
    xor a3, t6, a3
    addi s0, s0, -241
    xor t0, t2, t0
    and t0, t0, s0
    lw s4, 712(a0)
    lw s5, 704(a0)
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
    lw s3, 16(a0)
    lw s4, 24(a0)
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
    sw a7, 764(a0)
    not a6, a6
    sw t3, 736(a0)
    sw t1, 732(a0)
    sw t2, 756(a0)
    sw a6, 752(a0)
    not a6, t0
    sw t4, 728(a0)
    sw a5, 744(a0)
    sw t5, 748(a0)
    sw a6, 740(a0)
    sw a3, 760(a0)
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
    lw s2, 736(a3)
    lw s3, 728(a3)
    lw s4, 732(a3)
    lw s5, 740(a3)
    lw s6, 744(a3)
    lw s7, 748(a3)
    lw s8, 752(a3)
    lw s9, 764(a3)
    lw s10, 756(a3)
    lw s11, 760(a3)
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
    lw s1, 44(a3)
    or a1, a1, a7
    or s10, s11, a7
    or t4, t4, t1
    or t3, t3, t1
    xor a7, a7, t1
    or s5, s5, a6
    or s3, s3, a6
    xor a6, t1, a6
    lw t1, 40(a3)
    and a2, a2, t6
    xor s10, s10, s6
    xor a2, a2, s6
    lw s6, 36(a3)
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
    lw s10, 32(a3)
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
    lw s9, 56(a3)
    xor a0, s9, a0
    lw s9, 48(a3)
    xor t2, t2, a0
    xor a1, s9, a1
    lw s9, 60(a3)
    xor t0, t0, a1
    lw a1, 52(a3)
    xor s0, s9, s0
    xor a1, a1, t4
    xor t3, t3, a1
    xor a6, s0, a6
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
    xor t2, s4, t2
    xor a6, s2, a6
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
    xor a1, t6, t3
    or a0, t0, a2
    xor s0, t0, a2
    xor t2, t2, s0
    xor s1, a4, s0
    xor t4, t4, t2
    xor a6, a6, t2
    xor t2, a0, t4
    xor a0, t3, t4
    or s2, a6, a1
    xor s3, a6, a0
    or s4, t3, a0
    xor s5, a4, a0
    and s6, t6, s3
    xor s7, s0, s3
    xor t4, t4, s4
    xor s2, s2, s4
    and s4, a7, s7
    xor t4, s6, t4
    xor s6, s5, s7
    xor t0, t0, s2
    xor t1, t1, s6
    xor s8, a2, t1
    or s9, a4, t1
    and s10, s8, s1
    xor s2, s2, s9
    xor s9, a1, s8
    xor s10, t4, s10
    xor t2, t2, s2
    xor s2, s2, s10
    and s10, s6, s9
    xor t4, t4, s10
    xor s10, a7, s9
    xor s4, s4, t4
    xor t0, t0, t4
    xor t4, t2, s2
    or t4, s4, t4
    and s11, s5, s10
    xor t0, s11, t0
    and s11, s2, t4
    xor s4, s4, t0
    xor ra, t4, s4
    or s2, s2, ra
    xor s2, t2, s2
    or t2, t0, t2
    not s11, s11
    xor t4, t4, t2
    and t2, s11, t2
    or t0, t0, t4
    xor s4, s4, t0
    xor t4, t4, s4
    and t0, t0, t4
    xor t4, t2, s2
    or s7, s7, t4
    or a7, a7, t4
    lw t4, 68(a3)
    or s5, s5, s2
    or s10, s10, s2
    or t1, t1, s4
    or a4, a4, s4
    xor s2, s2, s4
    or s0, s0, t0
    or a2, a2, t0
    xor t0, s4, t0
    lw s4, 76(a3)
    and s6, s6, t2
    xor s6, s6, s7
    xor s5, s5, s7
    lw s7, 72(a3)
    and s9, s9, t2
    and s1, s1, t0
    and s8, s8, t0
    xor t0, t2, t0
    lw t2, 64(a3)
    and t3, t3, s2
    and a0, a0, s2
    and a1, a1, t0
    and a6, a6, t0
    xor t0, s2, t0
    # round 3 (aes.dsl:47)
    lw s2, 92(a3)
    # round 2 (aes.dsl:47)
    xor a4, a4, s0
    xor s0, s0, s6
    xor s0, s1, s0
    # round 3 (aes.dsl:47)
    lui s1, 259060
    # round 2 (aes.dsl:47)
    xor s5, s5, a4
    xor a6, a4, a6
    xor a4, t3, a1
    and t6, t6, t0
    and t0, s3, t0
    xor a1, s9, s5
    xor s3, s8, a1
    xor t3, t3, a1
    xor t0, s6, t0
    xor t3, t6, t3
    xor t6, s10, s3
    xor a6, a6, t0
    xor t0, a0, t0
    xor a7, a7, t3
    xor t3, s3, t3
    xor t3, t0, t3
    xor a6, a6, a7
    slli a1, a7, 24
    srli a0, a7, 8
    xor a2, a2, t3
    xor t3, a4, t3
    xor t6, t6, a6
    slli a4, a6, 24
    srli s3, a6, 8
    or a1, a1, a0
    xor a0, s0, a2
    xor t3, t6, t3
    xor t1, t1, t6
    or t6, a4, s3
    slli a4, a2, 24
    srli s0, a2, 8
    and s3, a1, a5
    xor t0, t0, a0
    slli s6, t1, 24
    srli s8, t1, 8
    slli s9, t3, 24
    srli s10, t3, 8
    or a4, a4, s0
    slli s0, a0, 24
    or s6, s6, s8
    srli s8, a0, 8
    or s9, s9, s10
    slli s10, t0, 24
    or s0, s0, s8
    srli s8, t0, 8
    or s8, s10, s8
    and s10, t6, a5
    xor a1, a1, s3
    slli s3, s3, 4
    xor s5, s5, t0
    xor t6, t6, s10
    slli s10, s10, 4
    srli a1, a1, 4
    srli t6, t6, 4
    or a1, s3, a1
    slli s3, s5, 24
    or t6, s10, t6
    srli s10, s5, 8
    or s3, s3, s10
    # round 3 (aes.dsl:47)
    lw s10, 80(a3)
    # round 2 (aes.dsl:47)
    xor t2, t2, a1
    xor a7, a7, a1
    and a1, a4, a5
    xor a4, a4, a1
    slli a1, a1, 4
    srli a4, a4, 4
    or a4, a1, a4
    # round 3 (aes.dsl:47)
    lw a1, 88(a3)
    addi s1, s1, -193
    # round 2 (aes.dsl:47)
    xor a6, a6, t6
    # round 3 (aes.dsl:47)
    xor t6, s10, t6
    # round 2 (aes.dsl:47)
    and s10, s6, a5
    xor s6, s6, s10
    slli s10, s10, 4
    srli s6, s6, 4
    or s6, s10, s6
    and s10, s9, a5
    xor s9, s9, s10
    slli s10, s10, 4
    srli s9, s9, 4
    or s9, s10, s9
    and s10, s0, a5
    xor s0, s0, s10
    slli s10, s10, 4
    srli s0, s0, 4
    or s0, s10, s0
    slli s10, a7, 16
    xor s4, s4, a4
    xor a4, a2, a4
    srli a2, a7, 16
    or a2, s10, a2
    # round 3 (aes.dsl:47)
    lw s10, 84(a3)
    xor a7, a7, t6
    # round 2 (aes.dsl:47)
    and t6, s8, a5
    xor t4, t4, a6
    xor t1, t1, s6
    xor t4, s6, t4
    slli s6, a6, 16
    srli a6, a6, 16
    or a6, s6, a6
    and s6, s3, a5
    xor s8, s8, t6
    slli t6, t6, 4
    xor s3, s3, s6
    slli s6, s6, 4
    srli s8, s8, 4
    xor t3, t3, s9
    srli s3, s3, 4
    or t6, t6, s8
    xor a0, a0, s0
    xor s7, s7, a4
    slli s8, a4, 16
    xor t2, t2, a2
    srli a2, a4, 16
    # round 3 (aes.dsl:47)
    xor s2, s2, s9
    xor a1, a1, s0
    xor s0, s10, a4
    # round 2 (aes.dsl:47)
    slli s9, t1, 16
    or s3, s6, s3
    srli s6, t1, 16
    xor t0, t0, t6
    xor t6, t6, s7
    slli s7, t3, 16
    or a2, s8, a2
    srli s8, t3, 16
    or s6, s9, s6
    slli s9, a0, 16
    or s7, s7, s8
    srli s8, a0, 16
    xor t2, a4, t2
    # round 3 (aes.dsl:47)
    xor t3, t3, a1
    xor a6, a4, a6
    xor t1, t1, s0
    # round 2 (aes.dsl:47)
    xor a4, s5, s3
    or a1, s9, s8
    slli s0, t0, 16
    xor a2, s4, a2
    srli s4, t0, 16
    # round 3 (aes.dsl:47)
    xor t0, s2, t0
    xor a6, a7, a6
    xor a7, s3, t1
    # round 2 (aes.dsl:47)
    xor t1, t4, s6
    slli t4, a4, 16
    or s0, s0, s4
    srli s2, a4, 16
    xor a2, a0, a2
    # round 3 (aes.dsl:47)
    xor t0, s7, t0
    xor t3, a1, t3
    # round 2 (aes.dsl:47)
    or t4, t4, s2
    xor t6, t6, s0
    # round 3 (aes.dsl:47)
    xor a7, t1, a7
    xor a6, a6, a2
    # round 2 (aes.dsl:47)
    xor t6, a4, t6
    # round 3 (aes.dsl:47)
    xor a7, t4, a7
    xor t4, a2, t6
    xor a4, t1, t6
    xor a2, a6, a4
    xor a1, a4, t4
    or a0, a7, a2
    xor s0, a7, a2
    xor t3, t3, s0
    xor s2, t2, s0
    xor t0, t0, t3
    xor t1, t1, t3
    xor t3, a0, t1
    xor a0, t4, t1
    or s3, t0, a1
    xor s4, t2, a0
    xor s5, t0, a0
    or s6, t4, a0
    and s7, a4, s5
    xor s8, s0, s5
    xor t1, t1, s6
    xor s3, s3, s6
    and s6, a6, s8
    xor s9, s4, s8
    xor t1, s7, t1
    xor a7, a7, s3
    xor t6, t6, s9
    xor s7, a2, t6
    or s10, t2, t6
    and s11, s7, s2
    xor s3, s3, s10
    xor s10, t1, s11
    xor t3, t3, s3
    xor s3, s3, s10
    xor s10, a1, s7
    and s11, s9, s10
    xor t1, t1, s11
    xor s11, t3, s3
    xor s6, s6, t1
    xor a7, a7, t1
    or t1, s6, s11
    xor s11, a6, s10
    and ra, s4, s11
    xor a7, ra, a7
    and ra, s3, t1
    xor s6, s6, a7
    sw t5, 104(sp)
    xor t5, t1, s6
    or t5, s3, t5
    xor t5, t3, t5
    or t3, a7, t3
    not s3, ra
    xor t1, t1, t3
    and t3, s3, t3
    or a7, a7, t1
    xor s3, s6, a7
    or s4, s4, t5
    or s6, s11, t5
    or t6, t6, s3
    xor t1, t1, s3
    and a7, a7, t1
    or t1, t2, s3
    or t2, a2, a7
    or a2, s0, a7
    xor a7, s3, a7
    xor s0, t5, s3
    xor t5, t3, t5
    or s3, s8, t5
    or a6, a6, t5
    lw t5, 108(a3)
    and s8, s9, t3
    xor s8, s8, s3
    xor s3, s4, s3
    lw s4, 104(a3)
    and s9, s10, t3
    and t4, t4, s0
    and a0, a0, s0
    and s7, s7, a7
    and s2, s2, a7
    xor a7, t3, a7
    xor t1, t1, a2
    xor t3, a2, s8
    and a2, a1, a7
    and t0, t0, a7
    xor a7, s0, a7
    xor a1, s3, t1
    xor t3, s2, t3
    xor t0, t1, t0
    and t1, a4, a7
    and a7, s5, a7
    xor a4, t4, a2
    xor a2, s9, a1
    xor t4, t4, a2
    xor a2, s7, a2
    xor a7, s8, a7
    xor t1, t1, t4
    xor t4, s6, a2
    xor a0, a0, a7
    xor a7, t0, a7
    xor t0, a2, t1
    xor a6, a6, t1
    xor a7, a7, a6
    xor t0, a0, t0
    xor t1, t4, a7
    xor t4, a4, t0
    xor t0, t2, t0
    slli t2, a7, 24
    xor t6, t6, t1
    xor t1, t1, t4
    xor t3, t3, t0
    slli t4, t0, 24
    srli a4, t0, 8
    xor a2, a0, t3
    slli a0, t3, 24
    srli s0, t3, 8
    or t4, t4, a4
    slli a4, t1, 24
    srli s2, t1, 8
    slli s3, t6, 24
    srli s5, t6, 8
    xor a1, a1, a2
    slli s6, a2, 24
    srli s7, a2, 8
    or a0, a0, s0
    and s0, t4, s1
    or a4, a4, s2
    or s2, s3, s5
    slli s3, a1, 24
    srli s5, a1, 8
    or s6, s6, s7
    and s7, a0, s1
    xor t4, t4, s0
    slli s0, s0, 2
    and s8, a4, s1
    and s9, s2, s1
    or s3, s3, s5
    and s5, s6, s1
    xor a0, a0, s7
    slli s7, s7, 2
    srli t4, t4, 6
    xor a4, a4, s8
    slli s8, s8, 2
    xor s2, s2, s9
    slli s9, s9, 2
    or t4, s0, t4
    and s0, s3, s1
    xor s6, s6, s5
    slli s5, s5, 2
    srli a0, a0, 6
    srli a4, a4, 6
    srli s2, s2, 6
    xor s3, s3, s0
    slli s0, s0, 2
    srli s6, s6, 6
    or a0, s7, a0
    xor t0, t0, t4
    xor t4, t5, t4
    or t5, s8, a4
    or a4, s9, s2
    srli s2, s3, 6
    or s3, s5, s6
    xor t3, t3, a0
    xor s4, s4, t0
    slli s5, t0, 16
    srli s6, t0, 16
    xor t1, t1, t5
    xor t6, t6, a4
    or s0, s0, s2
    xor a2, a2, s3
    slli s2, t3, 16
    srli s7, t3, 16
    xor s3, s3, s4
    or s4, s5, s6
    slli s5, t1, 16
    srli s6, t1, 16
    slli s8, t6, 16
    srli s9, t6, 16
    xor a1, a1, s0
    or s2, s2, s7
    slli s7, a2, 16
    or s5, s5, s6
    srli s6, a2, 16
    or s8, s8, s9
    slli s9, a1, 16
    or s6, s7, s6
    srli s7, a1, 16
    or s7, s9, s7
    and s9, s4, a5
    xor s4, s4, s9
    slli s9, s9, 4
    srli s4, s4, 4
    or s4, s9, s4
    and s9, s2, a5
    xor s2, s2, s9
    slli s9, s9, 4
    srli s2, s2, 4
    or s2, s9, s2
    srli s9, a7, 8
    or t2, t2, s9
    and s9, t2, s1
    xor t2, t2, s9
    slli s9, s9, 2
    srli t2, t2, 6
    or t2, s9, t2
    lw s9, 100(a3)
    xor a7, a7, t2
    xor s9, s9, a7
    xor a4, a4, s9
    slli s9, a7, 16
    srli a7, a7, 16
    or a7, s9, a7
    and s9, a7, a5
    xor a7, a7, s9
    slli s9, s9, 4
    srli a7, a7, 4
    or a7, s9, a7
    slli s9, a6, 24
    xor t4, t4, s4
    and s4, s5, a5
    xor s5, s5, s4
    slli s4, s4, 4
    srli s5, s5, 4
    or s4, s4, s5
    and s5, s8, a5
    xor s8, s8, s5
    slli s5, s5, 4
    srli s8, s8, 4
    or s5, s5, s8
    and s8, s6, a5
    xor s6, s6, s8
    slli s8, s8, 4
    srli s6, s6, 4
    or s6, s8, s6
    srli s8, a6, 8
    or s8, s9, s8
    and s9, s8, s1
    xor s8, s8, s9
    slli s9, s9, 2
    srli s8, s8, 6
    or s8, s9, s8
    lw s9, 96(a3)
    xor a6, a6, s8
    xor s9, s9, s8
    slli s8, a6, 16
    xor t3, t3, t4
    srli t4, a6, 16
    or t4, s8, t4
    and s8, t4, a5
    xor t4, t4, s8
    slli s8, s8, 4
    srli t4, t4, 4
    or t4, s8, t4
    # round 4 (aes.dsl:47)
    lw s8, 120(a3)
    xor a0, s8, a0
    lw s8, 112(a3)
    xor t1, t1, a0
    xor t2, s8, t2
    lw s8, 124(a3)
    xor a6, a6, t2
    lw t2, 116(a3)
    xor t5, s8, t5
    xor t2, t2, t0
    xor t2, t6, t2
    xor t5, t5, a2
    xor t2, s0, t2
    # round 3 (aes.dsl:47)
    xor t4, s9, t4
    xor t6, a4, s5
    and a4, s7, a5
    xor t4, t0, t4
    # round 4 (aes.dsl:47)
    xor a7, t0, a7
    # round 3 (aes.dsl:47)
    xor t0, s7, a4
    slli a4, a4, 4
    # round 4 (aes.dsl:47)
    xor a6, a6, a7
    # round 3 (aes.dsl:47)
    srli a7, t0, 4
    # round 4 (aes.dsl:47)
    xor t0, s2, t1
    xor t1, s4, t5
    # round 3 (aes.dsl:47)
    or a7, a4, a7
    xor t5, s3, s6
    # round 4 (aes.dsl:47)
    xor t2, t6, t2
    xor a6, a6, t3
    # round 3 (aes.dsl:47)
    xor t5, a1, t5
    # round 4 (aes.dsl:47)
    xor a7, a7, t2
    xor t2, t3, t5
    xor t3, t6, t5
    xor a4, a6, t3
    xor a2, t3, t2
    or a1, a7, a4
    xor a0, a7, a4
    xor t0, t0, a0
    xor s0, t4, a0
    xor t6, t6, t0
    xor t0, t1, t0
    xor t1, a1, t6
    xor a1, t2, t6
    or s2, t0, a2
    xor s3, t0, a1
    or s4, t2, a1
    xor s5, t4, a1
    and s6, t3, s3
    xor s7, a0, s3
    xor t6, t6, s4
    xor s2, s2, s4
    and s4, a6, s7
    xor t6, s6, t6
    xor s6, s5, s7
    xor a7, a7, s2
    xor t5, t5, s6
    xor s8, a4, t5
    or s9, t4, t5
    and s10, s8, s0
    xor s2, s2, s9
    xor s9, t6, s10
    xor t1, t1, s2
    xor s2, s2, s9
    xor s9, a2, s8
    and s10, s6, s9
    xor t6, t6, s10
    xor s10, t1, s2
    xor s4, s4, t6
    xor a7, a7, t6
    or t6, s4, s10
    xor s10, a6, s9
    and s11, s5, s10
    xor a7, s11, a7
    and s11, s2, t6
    xor s4, s4, a7
    xor ra, t6, s4
    or s2, s2, ra
    xor s2, t1, s2
    or t1, a7, t1
    not s11, s11
    xor t6, t6, t1
    and t1, s11, t1
    or a7, a7, t6
    xor s4, s4, a7
    or s5, s5, s2
    or s10, s10, s2
    or t5, t5, s4
    xor t6, t6, s4
    and a7, a7, t6
    or t4, t4, s4
    or t6, a0, a7
    or a4, a4, a7
    xor a7, s4, a7
    xor a0, s2, s4
    xor s2, t1, s2
    or s4, s7, s2
    or a6, a6, s2
    lw s2, 132(a3)
    and s6, s6, t1
    xor s6, s6, s4
    xor s4, s5, s4
    lw s5, 140(a3)
    and s7, s9, t1
    and s0, s0, a7
    and s8, s8, a7
    xor a7, t1, a7
    lw t1, 136(a3)
    and t2, t2, a0
    and a1, a1, a0
    and a2, a2, a7
    and t0, t0, a7
    xor a7, a0, a7
    lw a0, 128(a3)
    xor t4, t4, t6
    xor t6, t6, s6
    xor s4, s4, t4
    xor t6, s0, t6
    xor t0, t4, t0
    xor t4, t2, a2
    and t3, t3, a7
    and a7, s3, a7
    xor a2, s7, s4
    xor s0, s8, a2
    xor t2, t2, a2
    xor a7, s6, a7
    xor t2, t3, t2
    xor t3, s10, s0
    xor t0, t0, a7
    xor a7, a1, a7
    xor a6, a6, t2
    xor t2, s0, t2
    xor t2, a7, t2
    xor t0, t0, a6
    slli a2, a6, 24
    srli a1, a6, 8
    xor a4, a4, t2
    xor t2, t4, t2
    xor t3, t3, t0
    slli t4, t0, 24
    srli s0, t0, 8
    or a2, a2, a1
    xor t6, t6, a4
    xor t2, t3, t2
    xor t3, t5, t3
    or t4, t4, s0
    slli t5, a4, 24
    srli a1, a4, 8
    xor a6, a6, a2
    xor a2, a0, a2
    xor a7, a7, t6
    slli a0, t3, 24
    srli s0, t3, 8
    slli s3, t2, 24
    srli s6, t2, 8
    xor t0, t0, t4
    slli s7, t6, 24
    srli s8, t6, 8
    or t5, t5, a1
    slli a1, a6, 16
    xor s4, s4, a7
    or a0, a0, s0
    or s0, s3, s6
    xor s2, s2, t0
    slli s3, t0, 16
    srli t0, t0, 16
    slli s6, a7, 24
    srli s9, a7, 8
    or s7, s7, s8
    xor a4, a4, t5
    xor t5, s5, t5
    xor t3, t3, a0
    xor t2, t2, s0
    xor a0, a0, s2
    or t0, s3, t0
    slli s2, s4, 24
    srli s3, s4, 8
    or s5, s6, s9
    xor t6, t6, s7
    xor t1, t1, a4
    slli s6, a4, 16
    srli s8, a4, 16
    slli s9, t3, 16
    or s2, s2, s3
    srli s3, t3, 16
    xor a7, a7, s5
    xor t1, s5, t1
    slli s5, t2, 16
    or s6, s6, s8
    srli s8, t2, 16
    or s3, s9, s3
    slli s9, t6, 16
    or s5, s5, s8
    srli s8, t6, 16
    or s8, s9, s8
    srli s9, a6, 16
    or a1, a1, s9
    # round 5 (aes.dsl:47)
    lw s9, 144(a3)
    # round 4 (aes.dsl:47)
    xor a2, a2, a1
    # round 5 (aes.dsl:47)
    lw a1, 152(a3)
    xor t4, s9, t4
    lw s9, 156(a3)
    xor a6, a6, t4
    lw t4, 148(a3)
    xor a1, a1, s7
    xor s0, s9, s0
    xor t4, t4, a4
    # round 4 (aes.dsl:47)
    xor a2, a4, a2
    # round 5 (aes.dsl:47)
    xor t2, t2, a1
    xor t0, a4, t0
    xor t3, t3, t4
    # round 4 (aes.dsl:47)
    xor t4, s4, s2
    xor t5, t5, s6
    slli a4, a7, 16
    xor a1, a0, s3
    srli a0, a7, 16
    # round 5 (aes.dsl:47)
    xor a7, s0, a7
    xor a6, a6, t0
    xor t0, s2, t3
    # round 4 (aes.dsl:47)
    or t3, a4, a0
    slli a4, t4, 16
    xor t5, t6, t5
    srli t6, t4, 16
    # round 5 (aes.dsl:47)
    xor t2, s8, t2
    xor a7, s5, a7
    # round 4 (aes.dsl:47)
    or t6, a4, t6
    xor t1, t1, t3
    # round 5 (aes.dsl:47)
    xor t0, a1, t0
    xor a6, a6, t5
    # round 4 (aes.dsl:47)
    xor t1, t4, t1
    # round 5 (aes.dsl:47)
    xor t0, t6, t0
    xor t3, t5, t1
    xor t4, a1, t1
    xor t5, a6, t4
    xor t6, t4, t3
    or a4, t0, t5
    xor a0, t0, t5
    xor t2, t2, a0
    xor s0, a2, a0
    xor a1, a1, t2
    xor a7, a7, t2
    xor t2, a4, a1
    xor a4, t3, a1
    or s2, a7, t6
    xor s3, a7, a4
    or s4, t3, a4
    xor s5, a2, a4
    and s6, t4, s3
    xor s7, a0, s3
    xor a1, a1, s4
    xor s2, s2, s4
    and s4, a6, s7
    xor a1, s6, a1
    xor s6, s5, s7
    xor t0, t0, s2
    xor t1, t1, s6
    xor s8, t5, t1
    or s9, a2, t1
    and s10, s8, s0
    xor s2, s2, s9
    xor s9, a1, s10
    xor t2, t2, s2
    xor s2, s2, s9
    xor s9, t6, s8
    and s10, s6, s9
    xor a1, a1, s10
    xor s10, t2, s2
    xor s4, s4, a1
    xor t0, t0, a1
    or a1, s4, s10
    xor s10, a6, s9
    and s11, s5, s10
    xor t0, s11, t0
    and s11, s2, a1
    xor s4, s4, t0
    xor ra, a1, s4
    or s2, s2, ra
    xor s2, t2, s2
    or t2, t0, t2
    not s11, s11
    xor a1, a1, t2
    and t2, s11, t2
    or t0, t0, a1
    xor s4, s4, t0
    or s5, s5, s2
    or s10, s10, s2
    or t1, t1, s4
    xor a1, a1, s4
    and t0, t0, a1
    or a2, a2, s4
    or a1, a0, t0
    or t5, t5, t0
    xor t0, s4, t0
    xor a0, s2, s4
    xor s2, t2, s2
    or s4, s7, s2
    or a6, a6, s2
    lw s2, 164(a3)
    and s6, s6, t2
    xor s6, s6, s4
    xor s4, s5, s4
    lw s5, 172(a3)
    and s7, s9, t2
    and s0, s0, t0
    and s8, s8, t0
    xor t0, t2, t0
    lw t2, 168(a3)
    and t3, t3, a0
    and a4, a4, a0
    xor a2, a2, a1
    xor a1, a1, s6
    and t6, t6, t0
    and a7, a7, t0
    xor t0, a0, t0
    xor a0, s4, a2
    xor a1, s0, a1
    xor a7, a2, a7
    xor t6, t3, t6
    and t4, t4, t0
    and t0, s3, t0
    xor a2, s7, a0
    xor s0, s8, a2
    xor t3, t3, a2
    xor t0, s6, t0
    xor t3, t4, t3
    xor t4, s10, s0
    xor a7, a7, t0
    xor t0, a4, t0
    xor a6, a6, t3
    xor t3, s0, t3
    xor t3, t0, t3
    xor a7, a7, a6
    xor t5, t5, t3
    xor t3, t6, t3
    xor t4, t4, a7
    slli t6, a7, 24
    srli a4, a7, 8
    xor a2, a1, t5
    xor t3, t4, t3
    xor t1, t1, t4
    or t4, t6, a4
    slli t6, t5, 24
    srli a4, t5, 8
    xor t0, t0, a2
    slli a1, t1, 24
    srli s0, t1, 8
    slli s3, t3, 24
    srli s4, t3, 8
    lw s6, 104(sp)
    slli s8, a2, 24
    and s7, t4, s6
    srli s9, a2, 8
    or t6, t6, a4
    xor a4, a0, t0
    or a1, a1, s0
    or a0, s3, s4
    xor t4, t4, s7
    slli s0, s7, 6
    slli s3, t0, 24
    srli s4, t0, 8
    or s7, s8, s9
    and s8, t6, s6
    and s9, a1, s6
    and s10, a0, s6
    srli t4, t4, 2
    or s3, s3, s4
    slli s4, a4, 24
    or t4, s0, t4
    srli s0, a4, 8
    or s0, s4, s0
    and s4, s7, s6
    xor t6, t6, s8
    slli s8, s8, 6
    xor a1, a1, s9
    slli s9, s9, 6
    xor a0, a0, s10
    slli s10, s10, 6
    srli t6, t6, 2
    or t6, s8, t6
    and s8, s3, s6
    xor s7, s7, s4
    slli s4, s4, 6
    srli a1, a1, 2
    srli a0, a0, 2
    xor a7, a7, t4
    or a1, s9, a1
    and s9, s0, s6
    xor s3, s3, s8
    slli s8, s8, 6
    srli s7, s7, 2
    or a0, s10, a0
    xor s2, s2, a7
    slli s10, a7, 16
    srli a7, a7, 16
    xor s0, s0, s9
    slli s9, s9, 6
    srli s3, s3, 2
    or s4, s4, s7
    xor s5, s5, t6
    xor t5, t5, t6
    xor t1, t1, a1
    xor t3, t3, a0
    xor t6, a1, s2
    or a7, s10, a7
    srli a1, s0, 2
    or s0, s8, s3
    xor a2, a2, s4
    xor t2, t2, t5
    slli s2, t5, 16
    slli s3, t1, 16
    srli s7, t1, 16
    slli s8, t3, 16
    srli s10, t3, 16
    or a1, s9, a1
    and s9, a7, a5
    xor t0, t0, s0
    xor t2, s0, t2
    slli s0, a2, 16
    or s3, s3, s7
    srli s7, a2, 16
    or s8, s8, s10
    xor a7, a7, s9
    slli s9, s9, 4
    xor a4, a4, a1
    slli s10, t0, 16
    or s0, s0, s7
    srli s7, t0, 16
    srli a7, a7, 4
    or s7, s10, s7
    slli s10, a4, 16
    or a7, s9, a7
    srli s9, a4, 16
    or s9, s10, s9
    and s10, s3, a5
    xor s3, s3, s10
    slli s10, s10, 4
    srli s3, s3, 4
    or s3, s10, s3
    and s10, s8, a5
    xor s8, s8, s10
    slli s10, s10, 4
    srli s8, s8, 4
    or s8, s10, s8
    and s10, s0, a5
    xor s0, s0, s10
    slli s10, s10, 4
    srli s0, s0, 4
    or s0, s10, s0
    srli s10, t5, 16
    or s2, s2, s10
    and s10, s2, a5
    xor s2, s2, s10
    slli s10, s10, 4
    srli s2, s2, 4
    or s2, s10, s2
    slli s10, a6, 24
    xor s2, s5, s2
    srli s5, a6, 8
    or s5, s10, s5
    and s10, s5, s6
    xor s5, s5, s10
    slli s10, s10, 6
    srli s5, s5, 2
    or s5, s10, s5
    lw s10, 160(a3)
    xor a6, a6, s5
    xor s5, s10, s5
    slli s10, a6, 16
    xor t6, t6, s3
    and s3, s7, a5
    xor s7, s7, s3
    slli s3, s3, 4
    srli s7, s7, 4
    or s3, s3, s7
    srli s7, a6, 16
    or s7, s10, s7
    and s10, s7, a5
    xor s7, s7, s10
    slli s10, s10, 4
    srli s7, s7, 4
    or s7, s10, s7
    # round 6 (aes.dsl:47)
    lw s10, 184(a3)
    xor s4, s10, s4
    lw s10, 176(a3)
    xor t3, t3, s4
    xor t4, s10, t4
    lw s10, 188(a3)
    xor a6, a6, t4
    lw t4, 180(a3)
    xor a0, s10, a0
    xor t4, t4, t5
    xor t1, t1, t4
    xor t0, a0, t0
    xor t1, a1, t1
    # round 5 (aes.dsl:47)
    xor t4, s5, s7
    xor a2, a2, s2
    and a1, s9, a5
    xor t4, t5, t4
    # round 6 (aes.dsl:47)
    xor a7, t5, a7
    # round 5 (aes.dsl:47)
    xor t5, s9, a1
    slli a1, a1, 4
    # round 6 (aes.dsl:47)
    xor a6, a6, a7
    # round 5 (aes.dsl:47)
    srli a7, t5, 4
    # round 6 (aes.dsl:47)
    xor t3, s0, t3
    xor t0, s8, t0
    # round 5 (aes.dsl:47)
    or a7, a1, a7
    xor t2, t2, s3
    # round 6 (aes.dsl:47)
    xor t1, t6, t1
    xor a6, a6, a2
    # round 5 (aes.dsl:47)
    xor t2, a4, t2
    # round 6 (aes.dsl:47)
    xor a7, a7, t1
    xor t1, a2, t2
    xor t5, t6, t2
    xor a4, a6, t5
    xor a2, t5, t1
    or a1, a7, a4
    xor a0, a7, a4
    xor t3, t3, a0
    xor s0, t4, a0
    xor t6, t6, t3
    xor t0, t0, t3
    xor t3, a1, t6
    xor a1, t1, t6
    or s2, t0, a2
    xor s3, t0, a1
    or s4, t1, a1
    xor s5, t4, a1
    and s7, t5, s3
    xor s8, a0, s3
    xor t6, t6, s4
    xor s2, s2, s4
    and s4, a6, s8
    xor t6, s7, t6
    xor s7, s5, s8
    xor a7, a7, s2
    xor t2, t2, s7
    xor s9, a4, t2
    or s10, t4, t2
    and s11, s9, s0
    xor s2, s2, s10
    xor s10, t6, s11
    xor t3, t3, s2
    xor s2, s2, s10
    xor s10, a2, s9
    and s11, s7, s10
    xor t6, t6, s11
    xor s11, t3, s2
    xor s4, s4, t6
    xor a7, a7, t6
    or t6, s4, s11
    xor s11, a6, s10
    and ra, s5, s11
    xor a7, ra, a7
    and ra, s2, t6
    xor s4, s4, a7
    xor s6, t6, s4
    or s2, s2, s6
    xor s2, t3, s2
    or t3, a7, t3
    not s6, ra
    xor t6, t6, t3
    and t3, s6, t3
    or a7, a7, t6
    xor s4, s4, a7
    or s5, s5, s2
    or s6, s11, s2
    or t2, t2, s4
    xor t6, t6, s4
    and a7, a7, t6
    or t4, t4, s4
    or t6, a0, a7
    or a4, a4, a7
    xor a7, s4, a7
    xor a0, s2, s4
    xor s2, t3, s2
    or s4, s8, s2
    or a6, a6, s2
    lw s2, 196(a3)
    and s7, s7, t3
    xor s7, s7, s4
    xor s4, s5, s4
    lw s5, 204(a3)
    and s8, s10, t3
    and s0, s0, a7
    and s9, s9, a7
    xor a7, t3, a7
    lw t3, 200(a3)
    and t1, t1, a0
    and a1, a1, a0
    and a2, a2, a7
    and t0, t0, a7
    xor a7, a0, a7
    lw a0, 192(a3)
    xor t4, t4, t6
    xor t6, t6, s7
    xor s4, s4, t4
    xor t6, s0, t6
    xor t0, t4, t0
    xor t4, t1, a2
    and t5, t5, a7
    and a7, s3, a7
    xor a2, s8, s4
    xor s0, s9, a2
    xor t1, t1, a2
    xor a7, s7, a7
    xor t1, t5, t1
    xor t5, s6, s0
    xor t0, t0, a7
    xor a7, a1, a7
    xor a6, a6, t1
    xor t1, s0, t1
    xor t1, a7, t1
    xor t0, t0, a6
    slli a2, a6, 24
    srli a1, a6, 8
    xor a4, a4, t1
    xor t1, t4, t1
    xor t4, t5, t0
    slli t5, t0, 24
    srli s0, t0, 8
    or a2, a2, a1
    xor t6, t6, a4
    xor t1, t4, t1
    xor t2, t2, t4
    or t4, t5, s0
    slli t5, a4, 24
    srli a1, a4, 8
    and s0, a2, a5
    xor a7, a7, t6
    slli s3, t2, 24
    srli s6, t2, 8
    slli s7, t1, 24
    srli s8, t1, 8
    and s9, t4, a5
    or t5, t5, a1
    slli a1, t6, 24
    or s3, s3, s6
    srli s6, t6, 8
    xor a2, a2, s0
    slli s0, s0, 4
    xor s4, s4, a7
    or s7, s7, s8
    xor t4, t4, s9
    slli s8, s9, 4
    slli s9, a7, 24
    or a1, a1, s6
    srli s6, a7, 8
    or s6, s9, s6
    and s9, t5, a5
    srli a2, a2, 4
    srli t4, t4, 4
    or a2, s0, a2
    slli s0, s4, 24
    or t4, s8, t4
    srli s8, s4, 8
    or s0, s0, s8
    and s8, s3, a5
    xor t5, t5, s9
    slli s9, s9, 4
    srli t5, t5, 4
    or t5, s9, t5
    and s9, s7, a5
    xor s3, s3, s8
    slli s8, s8, 4
    srli s3, s3, 4
    or s3, s8, s3
    and s8, a1, a5
    xor s7, s7, s9
    slli s9, s9, 4
    srli s7, s7, 4
    or s7, s9, s7
    and s9, s6, a5
    xor a1, a1, s8
    slli s8, s8, 4
    xor a0, a0, a2
    xor a6, a6, a2
    xor t0, t0, t4
    srli a2, a1, 4
    or a2, s8, a2
    and a1, s0, a5
    xor s6, s6, s9
    slli s8, s9, 4
    slli s9, a6, 16
    xor s2, s2, t0
    xor s5, s5, t5
    xor t5, a4, t5
    slli a4, t0, 16
    srli t0, t0, 16
    xor s0, s0, a1
    slli a1, a1, 4
    srli s6, s6, 4
    xor t2, t2, s3
    xor t1, t1, s7
    xor s2, s3, s2
    or t0, a4, t0
    srli a4, s0, 4
    or s0, s8, s6
    xor t6, t6, a2
    xor t3, t3, t5
    slli s3, t5, 16
    srli s6, t5, 16
    slli s8, t2, 16
    or a4, a1, a4
    srli a1, t2, 16
    xor a7, a7, s0
    xor t3, s0, t3
    slli s0, t1, 16
    or s3, s3, s6
    srli s6, t1, 16
    or a1, s8, a1
    slli s8, t6, 16
    or s0, s0, s6
    srli s6, t6, 16
    or s6, s8, s6
    srli s8, a6, 16
    or s8, s9, s8
    # round 7 (aes.dsl:47)
    lw s9, 208(a3)
    # round 6 (aes.dsl:47)
    xor a0, a0, s8
    # round 7 (aes.dsl:47)
    lw s8, 216(a3)
    xor t4, s9, t4
    lw s9, 220(a3)
    xor a6, a6, t4
    lw t4, 212(a3)
    xor a2, s8, a2
    xor s7, s9, s7
    xor t4, t4, t5
    # round 6 (aes.dsl:47)
    xor a0, t5, a0
    # round 7 (aes.dsl:47)
    xor t1, t1, a2
    xor t0, t5, t0
    xor t2, t2, t4
    # round 6 (aes.dsl:47)
    xor t4, s4, a4
    xor t5, s5, s3
    slli a2, a7, 16
    xor a1, s2, a1
    srli s2, a7, 16
    # round 7 (aes.dsl:47)
    xor a7, s7, a7
    xor a6, a6, t0
    xor t0, a4, t2
    # round 6 (aes.dsl:47)
    or t2, a2, s2
    slli a4, t4, 16
    xor t5, t6, t5
    srli t6, t4, 16
    # round 7 (aes.dsl:47)
    xor t1, s6, t1
    xor a7, s0, a7
    # round 6 (aes.dsl:47)
    or t6, a4, t6
    xor t2, t3, t2
    # round 7 (aes.dsl:47)
    xor t0, a1, t0
    xor a6, a6, t5
    # round 6 (aes.dsl:47)
    xor t2, t4, t2
    # round 7 (aes.dsl:47)
    xor t0, t6, t0
    xor t3, t5, t2
    xor t4, a1, t2
    xor t5, a6, t4
    xor t6, t4, t3
    or a4, t0, t5
    xor a2, t0, t5
    xor t1, t1, a2
    xor s0, a0, a2
    xor a1, a1, t1
    xor a7, a7, t1
    xor t1, a4, a1
    xor a4, t3, a1
    or s2, a7, t6
    xor s3, a7, a4
    or s4, t3, a4
    xor s5, a0, a4
    and s6, t4, s3
    xor s7, a2, s3
    xor a1, a1, s4
    xor s2, s2, s4
    and s4, a6, s7
    xor a1, s6, a1
    xor s6, s5, s7
    xor t0, t0, s2
    xor t2, t2, s6
    xor s8, t5, t2
    or s9, a0, t2
    and s10, s8, s0
    xor s2, s2, s9
    xor s9, a1, s10
    xor t1, t1, s2
    xor s2, s2, s9
    xor s9, t6, s8
    and s10, s6, s9
    xor a1, a1, s10
    xor s10, t1, s2
    xor s4, s4, a1
    xor t0, t0, a1
    or a1, s4, s10
    xor s10, a6, s9
    and s11, s5, s10
    xor t0, s11, t0
    and s11, s2, a1
    xor s4, s4, t0
    xor ra, a1, s4
    or s2, s2, ra
    xor s2, t1, s2
    or t1, t0, t1
    not s11, s11
    xor a1, a1, t1
    and t1, s11, t1
    or t0, t0, a1
    xor s4, s4, t0
    or s5, s5, s2
    or s10, s10, s2
    or t2, t2, s4
    xor a1, a1, s4
    and t0, t0, a1
    or a1, a0, s4
    or a2, a2, t0
    or t5, t5, t0
    xor t0, s4, t0
    xor a0, s2, s4
    xor s2, t1, s2
    or s4, s7, s2
    or a6, a6, s2
    lw s2, 228(a3)
    and s6, s6, t1
    xor s6, s6, s4
    xor s4, s5, s4
    lw s5, 236(a3)
    and s7, s9, t1
    and s0, s0, t0
    and s8, s8, t0
    xor t0, t1, t0
    lw t1, 232(a3)
    and t3, t3, a0
    and a4, a4, a0
    xor a1, a1, a2
    xor a2, a2, s6
    and t6, t6, t0
    and a7, a7, t0
    xor t0, a0, t0
    xor a0, s4, a1
    xor a2, s0, a2
    xor a7, a1, a7
    xor t6, t3, t6
    and t4, t4, t0
    and t0, s3, t0
    xor a1, s7, a0
    xor s0, s8, a1
    xor t3, t3, a1
    xor t0, s6, t0
    xor t3, t4, t3
    xor t4, s10, s0
    xor a7, a7, t0
    xor t0, a4, t0
    xor a6, a6, t3
    xor t3, s0, t3
    xor t3, t0, t3
    xor a7, a7, a6
    xor t5, t5, t3
    xor t3, t6, t3
    xor t4, t4, a7
    slli t6, a7, 24
    srli a4, a7, 8
    xor a2, a2, t5
    xor t3, t4, t3
    xor t2, t2, t4
    or t4, t6, a4
    slli t6, t5, 24
    srli a4, t5, 8
    xor t0, t0, a2
    slli a1, t2, 24
    srli s0, t2, 8
    slli s3, t3, 24
    srli s4, t3, 8
    and s6, t4, s1
    slli s7, a2, 24
    srli s8, a2, 8
    or t6, t6, a4
    xor a4, a0, t0
    or a1, a1, s0
    or a0, s3, s4
    xor t4, t4, s6
    slli s0, s6, 2
    slli s3, t0, 24
    srli s4, t0, 8
    or s6, s7, s8
    and s7, t6, s1
    and s8, a1, s1
    and s9, a0, s1
    srli t4, t4, 6
    or s3, s3, s4
    slli s4, a4, 24
    or t4, s0, t4
    srli s0, a4, 8
    or s0, s4, s0
    and s4, s6, s1
    xor t6, t6, s7
    slli s7, s7, 2
    xor a1, a1, s8
    slli s8, s8, 2
    xor a0, a0, s9
    slli s9, s9, 2
    srli t6, t6, 6
    or t6, s7, t6
    and s7, s3, s1
    xor s6, s6, s4
    slli s4, s4, 2
    srli a1, a1, 6
    srli a0, a0, 6
    xor a7, a7, t4
    or a1, s8, a1
    and s8, s0, s1
    xor s3, s3, s7
    slli s7, s7, 2
    srli s6, s6, 6
    or a0, s9, a0
    xor s2, s2, a7
    slli s9, a7, 16
    srli a7, a7, 16
    xor s0, s0, s8
    slli s8, s8, 2
    srli s3, s3, 6
    or s4, s4, s6
    xor s5, s5, t6
    xor t5, t5, t6
    xor t2, t2, a1
    xor t3, t3, a0
    xor t6, a1, s2
    or a7, s9, a7
    srli a1, s0, 6
    or s0, s7, s3
    xor a2, a2, s4
    xor t1, t1, t5
    slli s2, t5, 16
    slli s3, t2, 16
    srli s6, t2, 16
    slli s7, t3, 16
    srli s9, t3, 16
    or a1, s8, a1
    and s8, a7, a5
    xor t0, t0, s0
    xor t1, s0, t1
    slli s0, a2, 16
    or s3, s3, s6
    srli s6, a2, 16
    or s7, s7, s9
    xor a7, a7, s8
    slli s8, s8, 4
    xor a4, a4, a1
    slli s9, t0, 16
    or s0, s0, s6
    srli s6, t0, 16
    srli a7, a7, 4
    or s6, s9, s6
    slli s9, a4, 16
    or a7, s8, a7
    srli s8, a4, 16
    or s8, s9, s8
    and s9, s3, a5
    xor s3, s3, s9
    slli s9, s9, 4
    srli s3, s3, 4
    or s3, s9, s3
    and s9, s7, a5
    xor s7, s7, s9
    slli s9, s9, 4
    srli s7, s7, 4
    or s7, s9, s7
    and s9, s0, a5
    xor s0, s0, s9
    slli s9, s9, 4
    srli s0, s0, 4
    or s0, s9, s0
    srli s9, t5, 16
    or s2, s2, s9
    and s9, s2, a5
    xor s2, s2, s9
    slli s9, s9, 4
    srli s2, s2, 4
    or s2, s9, s2
    slli s9, a6, 24
    xor s2, s5, s2
    srli s5, a6, 8
    or s5, s9, s5
    lw s9, 224(a3)
    and s1, s5, s1
    xor s5, s5, s1
    slli s1, s1, 2
    srli s5, s5, 6
    or s1, s1, s5
    xor a6, a6, s1
    xor s1, s9, s1
    slli s5, a6, 16
    srli s9, a6, 16
    or s5, s5, s9
    and s9, s5, a5
    xor s5, s5, s9
    slli s9, s9, 4
    srli s5, s5, 4
    or s5, s9, s5
    # round 8 (aes.dsl:47)
    lw s9, 248(a3)
    # round 7 (aes.dsl:47)
    xor t6, t6, s3
    and s3, s6, a5
    xor s6, s6, s3
    slli s3, s3, 4
    srli s6, s6, 4
    or s3, s3, s6
    and s6, s8, a5
    xor s8, s8, s6
    slli s6, s6, 4
    srli s8, s8, 4
    or s6, s6, s8
    # round 10 (aes.dsl:53)
    lui s8, 1044496
    # round 8 (aes.dsl:47)
    xor s4, s9, s4
    lw s9, 240(a3)
    # round 10 (aes.dsl:53)
    addi s8, s8, -256
    # round 8 (aes.dsl:47)
    xor t4, s9, t4
    lw s9, 252(a3)
    xor a6, a6, t4
    lw t4, 244(a3)
    xor a0, s9, a0
    xor t4, t4, t5
    xor t3, t3, s4
    xor t2, t2, t4
    xor t0, a0, t0
    xor t2, a1, t2
    # round 7 (aes.dsl:47)
    xor t4, s1, s5
    xor t4, t5, t4
    # round 8 (aes.dsl:47)
    xor a7, t5, a7
    xor a6, a6, a7
    # round 7 (aes.dsl:47)
    xor a7, a2, s2
    # round 8 (aes.dsl:47)
    xor t3, s0, t3
    xor t0, s7, t0
    # round 7 (aes.dsl:47)
    xor t1, t1, s3
    # round 8 (aes.dsl:47)
    xor t2, t6, t2
    xor a6, a6, a7
    # round 7 (aes.dsl:47)
    xor t1, a4, t1
    # round 8 (aes.dsl:47)
    xor t2, s6, t2
    xor a7, a7, t1
    xor t5, t6, t1
    xor a4, a6, t5
    xor a2, t5, a7
    or a1, t2, a4
    xor a0, t2, a4
    xor t3, t3, a0
    xor s0, t4, a0
    xor t6, t6, t3
    xor t0, t0, t3
    xor t3, a1, t6
    xor a1, a7, t6
    or s1, t0, a2
    xor s2, t0, a1
    or s3, a7, a1
    xor s4, t4, a1
    and s5, t5, s2
    xor s6, a0, s2
    xor t6, t6, s3
    xor s1, s1, s3
    and s3, a6, s6
    xor t6, s5, t6
    xor s5, s4, s6
    xor t2, t2, s1
    xor t1, t1, s5
    xor s7, a4, t1
    or s9, t4, t1
    and s10, s7, s0
    xor s1, s1, s9
    xor s9, t6, s10
    xor t3, t3, s1
    xor s1, s1, s9
    xor s9, a2, s7
    and s10, s5, s9
    xor t6, t6, s10
    xor s10, t3, s1
    xor s3, s3, t6
    xor t2, t2, t6
    or t6, s3, s10
    xor s10, a6, s9
    and s11, s4, s10
    xor t2, s11, t2
    and s11, s1, t6
    xor s3, s3, t2
    xor ra, t6, s3
    or s1, s1, ra
    xor s1, t3, s1
    or t3, t2, t3
    not s11, s11
    xor t6, t6, t3
    and t3, s11, t3
    or t2, t2, t6
    xor s3, s3, t2
    or s4, s4, s1
    or s10, s10, s1
    or t1, t1, s3
    xor t6, t6, s3
    and t2, t2, t6
    or t4, t4, s3
    or t6, a0, t2
    or a4, a4, t2
    xor t2, s3, t2
    xor a0, s1, s3
    xor s1, t3, s1
    or s3, s6, s1
    or a6, a6, s1
    lw s1, 260(a3)
    and s5, s5, t3
    xor s5, s5, s3
    xor s3, s4, s3
    lw s4, 268(a3)
    and s6, s9, t3
    and s0, s0, t2
    and s7, s7, t2
    xor t2, t3, t2
    lw t3, 264(a3)
    and a7, a7, a0
    and a1, a1, a0
    and a2, a2, t2
    and t0, t0, t2
    xor t2, a0, t2
    lw a0, 256(a3)
    xor t4, t4, t6
    xor t6, t6, s5
    xor s3, s3, t4
    xor t6, s0, t6
    xor t0, t4, t0
    xor t4, a7, a2
    and t5, t5, t2
    and t2, s2, t2
    xor a2, s6, s3
    xor s0, s7, a2
    xor a7, a7, a2
    xor t2, s5, t2
    xor a7, t5, a7
    xor t5, s10, s0
    xor t0, t0, t2
    xor t2, a1, t2
    xor a6, a6, a7
    xor a7, s0, a7
    xor a7, t2, a7
    xor t0, t0, a6
    slli a2, a6, 24
    srli a1, a6, 8
    xor a4, a4, a7
    xor a7, t4, a7
    xor t4, t5, t0
    slli t5, t0, 24
    srli s0, t0, 8
    or a2, a2, a1
    xor t6, t6, a4
    xor a7, t4, a7
    xor t1, t1, t4
    or t4, t5, s0
    slli t5, a4, 24
    srli a1, a4, 8
    xor a6, a6, a2
    xor a2, a0, a2
    xor t2, t2, t6
    slli a0, t1, 24
    srli s0, t1, 8
    slli s2, a7, 24
    srli s5, a7, 8
    xor t0, t0, t4
    slli s6, t6, 24
    srli s7, t6, 8
    or t5, t5, a1
    slli a1, a6, 16
    xor s3, s3, t2
    or a0, a0, s0
    or s0, s2, s5
    xor s1, s1, t0
    slli s2, t0, 16
    srli t0, t0, 16
    slli s5, t2, 24
    srli s9, t2, 8
    or s6, s6, s7
    xor a4, a4, t5
    xor t5, s4, t5
    xor t1, t1, a0
    xor a7, a7, s0
    xor a0, a0, s1
    or t0, s2, t0
    slli s1, s3, 24
    srli s2, s3, 8
    or s4, s5, s9
    xor t6, t6, s6
    xor t3, t3, a4
    slli s5, a4, 16
    srli s7, a4, 16
    slli s9, t1, 16
    or s1, s1, s2
    srli s2, t1, 16
    xor t2, t2, s4
    xor t3, s4, t3
    slli s4, a7, 16
    or s5, s5, s7
    srli s7, a7, 16
    or s2, s9, s2
    slli s9, t6, 16
    or s4, s4, s7
    srli s7, t6, 16
    or s7, s9, s7
    srli s9, a6, 16
    or a1, a1, s9
    # round 9 (aes.dsl:47)
    lw s9, 272(a3)
    # round 8 (aes.dsl:47)
    xor a2, a2, a1
    # round 9 (aes.dsl:47)
    lw a1, 280(a3)
    xor t4, s9, t4
    lw s9, 284(a3)
    xor a6, a6, t4
    lw t4, 276(a3)
    xor a1, a1, s6
    xor s0, s9, s0
    xor t4, t4, a4
    # round 8 (aes.dsl:47)
    xor a2, a4, a2
    # round 9 (aes.dsl:47)
    xor a7, a7, a1
    xor t0, a4, t0
    xor t1, t1, t4
    # round 8 (aes.dsl:47)
    xor t4, s3, s1
    xor t5, t5, s5
    slli a4, t2, 16
    xor a1, a0, s2
    srli a0, t2, 16
    # round 9 (aes.dsl:47)
    xor t2, s0, t2
    xor a6, a6, t0
    xor t0, s1, t1
    # round 8 (aes.dsl:47)
    or t1, a4, a0
    slli a4, t4, 16
    xor t5, t6, t5
    srli t6, t4, 16
    # round 9 (aes.dsl:47)
    xor a7, s7, a7
    xor t2, s4, t2
    # round 8 (aes.dsl:47)
    or t6, a4, t6
    xor t1, t3, t1
    # round 9 (aes.dsl:47)
    xor t0, a1, t0
    xor a6, a6, t5
    # round 8 (aes.dsl:47)
    xor t1, t4, t1
    # round 9 (aes.dsl:47)
    xor t0, t6, t0
    xor t3, t5, t1
    xor t4, a1, t1
    xor t5, a6, t4
    xor t6, t4, t3
    or a4, t0, t5
    xor a0, t0, t5
    xor a7, a7, a0
    xor s0, a2, a0
    xor a1, a1, a7
    xor a7, t2, a7
    xor t2, a4, a1
    xor a4, t3, a1
    or s1, a7, t6
    xor s2, a7, a4
    or s3, t3, a4
    xor s4, a2, a4
    and s5, t4, s2
    xor s6, a0, s2
    xor a1, a1, s3
    xor s1, s1, s3
    and s3, a6, s6
    xor a1, s5, a1
    xor s5, s4, s6
    xor t0, t0, s1
    xor t1, t1, s5
    xor s7, t5, t1
    or s9, a2, t1
    and s10, s7, s0
    xor s1, s1, s9
    xor s9, a1, s10
    xor t2, t2, s1
    xor s1, s1, s9
    xor s9, t6, s7
    and s10, s5, s9
    xor a1, a1, s10
    xor s10, t2, s1
    xor s3, s3, a1
    xor t0, t0, a1
    or a1, s3, s10
    xor s10, a6, s9
    and s11, s4, s10
    xor t0, s11, t0
    and s11, s1, a1
    xor s3, s3, t0
    xor ra, a1, s3
    or s1, s1, ra
    xor s1, t2, s1
    or t2, t0, t2
    not s11, s11
    xor a1, a1, t2
    and t2, s11, t2
    or t0, t0, a1
    xor s3, s3, t0
    or s4, s4, s1
    or s10, s10, s1
    or t1, t1, s3
    xor a1, a1, s3
    and t0, t0, a1
    or a2, a2, s3
    or a1, a0, t0
    or t5, t5, t0
    xor t0, s3, t0
    xor a0, s1, s3
    xor s1, t2, s1
    or s3, s6, s1
    or a6, a6, s1
    lw s1, 292(a3)
    and s5, s5, t2
    xor s5, s5, s3
    xor s3, s4, s3
    lw s4, 300(a3)
    and s6, s9, t2
    and s0, s0, t0
    and s7, s7, t0
    xor t0, t2, t0
    lw t2, 296(a3)
    and t3, t3, a0
    and a4, a4, a0
    xor a2, a2, a1
    xor a1, a1, s5
    and t6, t6, t0
    and a7, a7, t0
    xor t0, a0, t0
    xor a0, s3, a2
    xor a1, s0, a1
    xor a7, a2, a7
    xor t6, t3, t6
    and t4, t4, t0
    and t0, s2, t0
    xor a2, s6, a0
    xor s0, s7, a2
    xor t3, t3, a2
    xor t0, s5, t0
    xor t3, t4, t3
    xor t4, s10, s0
    xor a7, a7, t0
    xor t0, a4, t0
    xor a6, a6, t3
    xor t3, s0, t3
    xor t3, t0, t3
    xor a7, a7, a6
    xor t5, t5, t3
    xor t3, t6, t3
    xor t4, t4, a7
    slli t6, a7, 24
    srli a4, a7, 8
    xor a2, a1, t5
    xor t3, t4, t3
    xor t1, t1, t4
    or t4, t6, a4
    slli t6, t5, 24
    srli a4, t5, 8
    xor t0, t0, a2
    slli a1, t1, 24
    srli s0, t1, 8
    slli s2, t3, 24
    srli s3, t3, 8
    lw s5, 104(sp)
    slli s7, a2, 24
    and s6, t4, s5
    srli s9, a2, 8
    or t6, t6, a4
    xor a4, a0, t0
    or a1, a1, s0
    or a0, s2, s3
    xor t4, t4, s6
    slli s0, s6, 6
    slli s2, t0, 24
    srli s3, t0, 8
    or s6, s7, s9
    and s7, t6, s5
    and s9, a1, s5
    and s10, a0, s5
    srli t4, t4, 2
    or s2, s2, s3
    slli s3, a4, 24
    or t4, s0, t4
    srli s0, a4, 8
    or s0, s3, s0
    and s3, s6, s5
    xor t6, t6, s7
    slli s7, s7, 6
    xor a1, a1, s9
    slli s9, s9, 6
    xor a0, a0, s10
    slli s10, s10, 6
    srli t6, t6, 2
    or t6, s7, t6
    and s7, s2, s5
    xor s6, s6, s3
    slli s3, s3, 6
    srli a1, a1, 2
    srli a0, a0, 2
    xor a7, a7, t4
    or a1, s9, a1
    and s9, s0, s5
    xor s2, s2, s7
    slli s7, s7, 6
    srli s6, s6, 2
    or a0, s10, a0
    xor s1, s1, a7
    slli s10, a7, 16
    srli a7, a7, 16
    xor s0, s0, s9
    slli s9, s9, 6
    srli s2, s2, 2
    or s3, s3, s6
    xor s4, s4, t6
    xor t5, t5, t6
    xor t1, t1, a1
    xor t3, t3, a0
    xor t6, a1, s1
    or a7, s10, a7
    srli a1, s0, 2
    or s0, s7, s2
    xor a2, a2, s3
    xor t2, t2, t5
    slli s1, t5, 16
    slli s2, t1, 16
    srli s6, t1, 16
    slli s7, t3, 16
    srli s10, t3, 16
    or a1, s9, a1
    and s9, a7, a5
    xor t0, t0, s0
    xor t2, s0, t2
    slli s0, a2, 16
    or s2, s2, s6
    srli s6, a2, 16
    or s7, s7, s10
    xor a7, a7, s9
    slli s9, s9, 4
    xor a4, a4, a1
    slli s10, t0, 16
    or s0, s0, s6
    srli s6, t0, 16
    srli a7, a7, 4
    or s6, s10, s6
    slli s10, a4, 16
    or a7, s9, a7
    srli s9, a4, 16
    or s9, s10, s9
    and s10, s2, a5
    xor s2, s2, s10
    slli s10, s10, 4
    srli s2, s2, 4
    or s2, s10, s2
    and s10, s7, a5
    xor s7, s7, s10
    slli s10, s10, 4
    srli s7, s7, 4
    or s7, s10, s7
    and s10, s0, a5
    xor s0, s0, s10
    slli s10, s10, 4
    srli s0, s0, 4
    or s0, s10, s0
    srli s10, t5, 16
    or s1, s1, s10
    and s10, s1, a5
    xor s1, s1, s10
    slli s10, s10, 4
    srli s1, s1, 4
    or s1, s10, s1
    slli s10, a6, 24
    xor s1, s4, s1
    srli s4, a6, 8
    or s4, s10, s4
    lw s10, 288(a3)
    and s5, s4, s5
    xor s4, s4, s5
    slli s5, s5, 6
    srli s4, s4, 2
    or s4, s5, s4
    xor a6, a6, s4
    xor s4, s10, s4
    slli s5, a6, 16
    srli s10, a6, 16
    or s5, s5, s10
    and s10, s5, a5
    xor s5, s5, s10
    slli s10, s10, 4
    srli s5, s5, 4
    or s5, s10, s5
    # round 10 (aes.dsl:53)
    lw s10, 316(a3)
    xor a0, s10, a0
    lw s10, 304(a3)
    xor t0, a0, t0
    xor t4, s10, t4
    lw s10, 312(a3)
    xor a6, a6, t4
    lw t4, 308(a3)
    xor s3, s10, s3
    xor t4, t4, t5
    xor t3, t3, s3
    xor t1, t1, t4
    xor t1, a1, t1
    # round 9 (aes.dsl:47)
    xor t4, t6, s2
    and t6, s6, a5
    xor a1, s4, s5
    xor a0, s6, t6
    slli t6, t6, 4
    srli a0, a0, 4
    or t6, t6, a0
    and a0, s9, a5
    xor a1, t5, a1
    # round 10 (aes.dsl:53)
    xor a7, t5, a7
    # round 9 (aes.dsl:47)
    xor t5, s9, a0
    slli a0, a0, 4
    # round 10 (aes.dsl:53)
    xor a6, a6, a7
    # round 9 (aes.dsl:47)
    srli a7, t5, 4
    xor t5, a2, s1
    # round 10 (aes.dsl:53)
    xor t0, s7, t0
    xor t3, s0, t3
    # round 9 (aes.dsl:47)
    or a7, a0, a7
    xor t2, t2, t6
    # round 10 (aes.dsl:53)
    xor t1, t4, t1
    xor a6, a6, t5
    # round 9 (aes.dsl:47)
    xor t2, a4, t2
    # round 10 (aes.dsl:53)
    xor a7, a7, t1
    xor t1, t5, t2
    xor t5, t4, t2
    xor t6, a6, t5
    xor a4, t5, t1
    or a2, a7, t6
    xor a0, a7, t6
    xor t3, t3, a0
    xor s0, a1, a0
    xor t4, t4, t3
    xor t0, t0, t3
    xor t3, a2, t4
    xor a2, t1, t4
    or s1, t0, a4
    or s2, t1, a2
    xor s3, t0, a2
    xor s4, a1, a2
    xor t4, t4, s2
    and s5, t5, s3
    xor s6, a0, s3
    xor s1, s1, s2
    xor t4, s5, t4
    and s2, a6, s6
    xor s5, s4, s6
    xor a7, a7, s1
    xor t2, t2, s5
    or s7, a1, t2
    xor s9, t6, t2
    and s10, s9, s0
    xor s1, s1, s7
    xor s7, a4, s9
    xor s10, t4, s10
    xor t3, t3, s1
    xor s1, s1, s10
    and s10, s5, s7
    xor t4, t4, s10
    xor s10, a6, s7
    xor s2, s2, t4
    xor a7, a7, t4
    xor t4, t3, s1
    or t4, s2, t4
    and s11, s4, s10
    xor a7, s11, a7
    and s11, s1, t4
    xor s2, s2, a7
    xor ra, t4, s2
    or s1, s1, ra
    xor s1, t3, s1
    or t3, a7, t3
    not s11, s11
    xor t4, t4, t3
    and t3, s11, t3
    or a7, a7, t4
    xor s2, s2, a7
    or t2, t2, s2
    lw s11, 328(a3)
    xor t4, t4, s2
    xor t2, s11, t2
    and a7, a7, t4
    xor t4, t3, s1
    or a6, a6, t4
    or t4, s6, t4
    lw s6, 332(a3)
    or s4, s4, s1
    or s10, s10, s1
    or a1, a1, s2
    xor s1, s1, s2
    or t6, t6, a7
    or a0, a0, a7
    xor a7, s2, a7
    lw s2, 340(a3)
    and s5, s5, t3
    xor s4, s4, t4
    xor t4, s5, t4
    lw s5, 320(a3)
    and s7, s7, t3
    and s0, s0, a7
    and s9, s9, a7
    xor a7, t3, a7
    lw t3, 324(a3)
    xor a1, a1, a0
    xor a0, a0, t4
    xor a0, s0, a0
    lw s0, 348(a3)
    and a2, a2, s1
    and t1, t1, s1
    and a4, a4, a7
    and t0, t0, a7
    xor a7, s1, a7
    lw s1, 344(a3)
    xor s4, s4, a1
    xor t0, a1, t0
    lw a1, 336(a3)
    xor s6, s6, s4
    xor s4, s7, s4
    lw s7, 68(sp)
    xor s2, s2, t1
    lw s11, 0(s7)
    xor a4, s2, a4
    lw s2, 4(s7)
    and s3, s3, a7
    and a7, t5, a7
    lw t5, 8(s7)
    xor s9, s9, s4
    xor t1, t1, s4
    lw s4, 12(s7)
    xor t4, t4, s3
    lw s3, 16(s7)
    xor a7, a7, t1
    lw t1, 20(s7)
    xor a2, a2, t4
    xor t0, t0, t4
    lw t4, 24(s7)
    xor s10, s10, s9
    xor a6, a6, a7
    xor a7, s9, a7
    lw s9, 28(s7)
    xor s5, s5, a6
    xor a6, t0, a6
    xor a7, a2, a7
    xor t0, t3, a6
    xor a6, s10, a6
    xor t3, t6, a7
    xor a7, a4, a7
    srli t6, s5, 4
    xor t2, t2, a6
    xor a6, a6, a7
    xor a7, a0, t3
    xor t3, s0, t3
    srli a4, t0, 4
    xor a0, s1, a7
    xor a7, a2, a7
    srli a2, t2, 4
    xor a4, a4, a6
    xor s0, s6, a7
    xor a7, a1, a7
    xor a2, a2, a0
    and a4, a4, a5
    srli a1, s0, 4
    and a2, a2, a5
    xor a6, a6, a4
    slli a4, a4, 4
    xor t6, t6, a7
    xor a1, t3, a1
    xor a0, a0, a2
    slli a2, a2, 4
    xor t0, t0, a4
    srli a4, a6, 2
    and t6, t6, a5
    and a5, a1, a5
    xor t2, t2, a2
    srli a2, t0, 2
    xor a7, a7, t6
    slli t6, t6, 4
    xor t3, t3, a5
    slli a5, a5, 4
    xor t6, s5, t6
    srli a1, a7, 2
    xor a5, s0, a5
    xor a4, a4, t3
    srli s0, t6, 2
    xor a1, a0, a1
    xor a2, a2, a5
    lw s1, 100(sp)
    xor s0, t2, s0
    and a4, a4, s1
    and a1, a1, s1
    and a2, a2, s1
    xor t3, t3, a4
    slli a4, a4, 2
    and s0, s0, s1
    xor a0, a0, a1
    slli a1, a1, 2
    xor a5, a5, a2
    slli a2, a2, 2
    xor a6, a6, a4
    xor t2, t2, s0
    slli a4, s0, 2
    xor a7, a7, a1
    srli a1, a0, 1
    xor t0, t0, a2
    xor t6, t6, a4
    srli a4, t2, 1
    srli a2, a7, 1
    xor a1, t3, a1
    srli s0, t6, 1
    xor a4, a5, a4
    xor a2, a6, a2
    lw s1, 96(sp)
    xor s0, t0, s0
    and a1, a1, s1
    and a4, a4, s1
    and a2, a2, s1
    xor t3, t3, a1
    slli a1, a1, 1
    and s0, s0, s1
    xor a5, a5, a4
    slli a4, a4, 1
    xor a6, a6, a2
    slli a2, a2, 1
    xor a1, a0, a1
    xor t0, t0, s0
    slli a0, s0, 1
    xor t2, t2, a4
    xor a7, a7, a2
    xor a4, t3, a5
    xor t6, t6, a0
    xor a2, a6, t0
    xor a0, a1, t2
    and a4, a4, s8
    xor s0, a7, t6
    and a2, a2, s8
    and a0, a0, s8
    xor t3, t3, a4
    xor a5, a5, a4
    and a4, s0, s8
    xor a6, a6, a2
    xor t0, t0, a2
    xor t2, t2, a0
    xor a2, a1, a0
    xor a5, t1, a5
    xor t1, s9, t3
    xor t3, t6, a4
    xor a7, a7, a4
    xor t2, s2, t2
    xor t6, s4, a2
    xor t0, s3, t0
    xor a6, t4, a6
    lw t4, 64(sp)
    sw t1, 28(t4)
    sw a5, 20(t4)
    xor a5, s11, t3
    xor a7, t5, a7
    sw t2, 4(t4)
    sw t6, 12(t4)
    sw t0, 16(t4)
    sw a6, 24(t4)
    sw a5, 0(t4)
    sw a7, 8(t4)
    mv a0, t4
    mv a1, s7
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
