# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile aes --set aes128_192 --target rv32i --lanes 1 --slicing plane
# passes:    unroll() invert() constants() counter() bitslice(enabled=true) fixslice(enabled=true) ctr_fold() fold() sbox(lanes=1) complement() rotate() balance() share() hoist() legalise(enabled=true) roll() slice(lanes=1) select() schedule() allocate() hide()
# dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 464
# layout:    planes of 16 S-boxes, 2 blocks side by side; cells in 4 arrangements
# sizes:     in bytes: block 16, key 24, nonce 12, rk 792, ctx 832, align 4, group 32, stack 464
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing

    .text

    .balign 4
    .global lwcc_aes128_192_key_setup_rv32i
    .type lwcc_aes128_192_key_setup_rv32i, %function
lwcc_aes128_192_key_setup_rv32i:
    addi sp, sp, -464
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
    lw t1, 16(a1)
    lw t2, 20(a1)
    srli t4, t2, 2
    srli t3, t2, 1
    srli t5, t2, 3
    srli t6, t2, 4
    srli a4, t2, 5
    srli a3, t2, 6
    srli a2, t2, 7
    not s0, t2
    not t4, t4
    not t5, t5
    not t6, t6
    not a4, a4
    not a2, a2
    xor s1, t4, t6
    xor t3, t3, a2
    xor s2, t3, s1
    xor t5, t4, t5
    or s3, t5, s2
    xor a2, t6, a2
    xor s4, t5, s2
    xor a3, a3, s4
    xor t4, t4, a3
    xor s5, t4, a2
    xor s6, s0, s5
    xor a4, a4, a3
    xor a3, a4, s5
    xor s7, s4, a3
    xor s8, s7, s6
    xor t6, t6, s8
    or s9, s0, t6
    xor s10, s1, a2
    or s11, a4, s10
    or ra, a2, s5
    xor s11, ra, s11
    xor s9, s11, s9
    xor t2, t4, s9
    xor t2, t2, s3
    xor s3, s0, s4
    xor t1, s2, t6
    and t0, t1, s3
    xor t0, t0, s9
    and s9, s1, a3
    xor t4, t4, s9
    xor t4, t4, ra
    xor t0, t4, t0
    xor s9, t0, t2
    xor ra, t1, s10
    and a7, s8, ra
    xor a7, a7, t4
    and t4, t3, s7
    xor t4, t4, a7
    or s9, t4, s9
    and a6, t0, s9
    not a6, a6
    xor a5, t3, ra
    sw s10, 96(sp)
    and s10, s6, a5
    xor s10, s10, s11
    xor a7, a7, s10
    xor a7, t5, a7
    xor t4, t4, a7
    xor t5, t4, s9
    or t0, t0, t5
    xor t0, t2, t0
    or t2, a7, t2
    and a6, a6, t2
    xor t5, t0, a6
    or t3, t3, t5
    and s10, ra, a6
    or s6, s6, t0
    or t5, s7, t5
    xor t2, s9, t2
    or a7, a7, t2
    xor t4, t4, a7
    or s0, s0, t4
    xor t2, t2, t4
    and a7, a7, t2
    or t2, s4, a7
    xor s0, s0, t2
    xor s4, t5, s0
    xor s4, s6, s4
    xor s6, s10, s4
    xor s7, t0, t4
    and a2, a2, s7
    xor s9, t4, a7
    xor s10, a6, s9
    xor s11, s7, s10
    and s1, s1, s11
    xor s1, a2, s1
    xor s1, s6, s1
    xor t3, t3, s1
    and a4, a4, s10
    xor a4, s0, a4
    and a3, a3, s11
    and a6, s8, a6
    xor a6, t5, a6
    xor t5, a3, a6
    xor a3, t3, t5
    xor a4, a4, a3
    or t4, t6, t4
    or a5, a5, t0
    and t0, t1, s9
    xor t0, s6, t0
    xor t1, a4, t0
    xor a5, a5, t1
    xor t1, t4, a5
    and t4, s3, s9
    or a7, s2, a7
    and t6, s5, s7
    xor t5, t5, t6
    xor t0, t0, t5
    xor t0, s1, t0
    xor a7, a7, t0
    xor t4, t4, a7
    xor a6, t2, a6
    xor a6, t4, a6
    xor t2, t5, a6
    xor t4, s4, t2
    lw t5, 96(sp)
    xor a5, a5, t0
    and t5, t5, s10
    xor a5, t5, a5
    xor a5, a2, a5
    not t0, a4
    not t4, t4
    not t2, t2
    not a5, a5
    not a6, a6
    slli t5, t3, 24
    srli t3, t3, 8
    or t3, t5, t3
    lui t5, 4112
    addi t5, t5, 257
    and t3, t3, t5
    slli t6, t0, 25
    srli t0, t0, 7
    or t0, t6, t0
    lui t6, 8224
    addi t6, t6, 514
    and t0, t0, t6
    or t0, t3, t0
    slli t3, t1, 26
    srli t1, t1, 6
    or t1, t3, t1
    lui t3, 16448
    addi t3, t3, 1028
    and t1, t1, t3
    or t0, t0, t1
    slli t1, t4, 27
    srli t4, t4, 5
    or t1, t1, t4
    lui t4, 32897
    addi t4, t4, -2040
    and t1, t1, t4
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
    lw s4, 16(a1)
    lw s6, 20(a1)
    xor s5, s3, s4
    xor s7, s5, s6
    srli s8, s7, 1
    srli s9, s7, 2
    srli s10, s7, 3
    srli s11, s7, 4
    srli ra, s7, 5
    srli s6, s7, 6
    srli s4, s7, 7
    not s2, s7
    not s9, s9
    not s10, s10
    not s11, s11
    not ra, ra
    not s4, s4
    xor s0, s9, s11
    xor s8, s8, s4
    xor a3, s8, s0
    xor s10, s9, s10
    or a6, s10, a3
    xor s4, s11, s4
    sw a4, 96(sp)
    xor a4, s10, a3
    xor s6, s6, a4
    xor s9, s9, s6
    sw s7, 100(sp)
    xor s7, s9, s4
    sw s5, 104(sp)
    xor s5, s2, s7
    xor s6, ra, s6
    xor ra, s6, s7
    sw s3, 108(sp)
    xor s3, a4, ra
    sw s1, 112(sp)
    xor s1, s3, s5
    xor s11, s11, s1
    sw a2, 116(sp)
    or a2, s2, s11
    sw a5, 120(sp)
    xor a5, s0, s4
    sw a7, 124(sp)
    or a7, s6, a5
    sw t0, 128(sp)
    or t0, s4, s7
    xor a7, t0, a7
    xor a2, a7, a2
    sw t1, 132(sp)
    xor t1, s9, a2
    xor a6, t1, a6
    xor t1, s2, a4
    sw t2, 136(sp)
    xor t2, a3, s11
    sw t4, 140(sp)
    and t4, t2, t1
    xor t4, t4, a2
    and a2, s0, ra
    xor a2, s9, a2
    xor t0, a2, t0
    xor t4, t0, t4
    xor a2, t4, a6
    xor s9, t2, a5
    sw t3, 144(sp)
    and t3, s1, s9
    xor t0, t3, t0
    and t3, s8, s3
    xor t3, t3, t0
    or a2, t3, a2
    sw t6, 148(sp)
    and t6, t4, a2
    not t6, t6
    sw t5, 152(sp)
    xor t5, s8, s9
    sw a5, 156(sp)
    and a5, s5, t5
    xor a5, a5, a7
    xor a5, t0, a5
    xor a5, s10, a5
    xor a7, t3, a5
    xor t0, a7, a2
    or t0, t4, t0
    xor t0, a6, t0
    or a6, a5, a6
    and t3, t6, a6
    xor t4, t0, t3
    or t6, s8, t4
    and s8, s9, t3
    or s5, s5, t0
    or t4, s3, t4
    xor a6, a2, a6
    or a5, a5, a6
    xor a7, a7, a5
    or a2, s2, a7
    xor a6, a6, a7
    and a5, a5, a6
    or a6, a4, a5
    xor a4, a2, a6
    xor a2, t4, a4
    xor a2, s5, a2
    xor s2, s8, a2
    xor s3, t0, a7
    and s4, s4, s3
    xor s5, a7, a5
    xor s8, t3, s5
    xor s9, s3, s8
    and s0, s0, s9
    xor s0, s4, s0
    xor s0, s2, s0
    xor t6, t6, s0
    and s6, s6, s8
    xor a4, a4, s6
    and s6, ra, s9
    and t3, s1, t3
    xor t3, t4, t3
    xor t4, s6, t3
    xor s1, t6, t4
    xor a4, a4, s1
    or a7, s11, a7
    or t0, t5, t0
    and t2, t2, s5
    xor t2, s2, t2
    xor t5, a4, t2
    xor t0, t0, t5
    xor a7, a7, t0
    and t1, t1, s5
    or a5, a3, a5
    and t5, s7, s3
    xor t4, t4, t5
    xor t2, t2, t4
    xor t2, s0, t2
    xor a5, a5, t2
    xor t1, t1, a5
    xor a6, a6, t3
    xor a6, t1, a6
    xor t1, t4, a6
    xor t3, a2, t1
    lw t4, 156(sp)
    xor t0, t0, t2
    and t4, t4, s8
    xor t0, t4, t0
    xor t0, s4, t0
    not t2, a4
    not t3, t3
    not t1, t1
    not t0, t0
    not a6, a6
    slli t4, t6, 24
    srli t5, t6, 8
    or t4, t4, t5
    lw t5, 152(sp)
    slli t6, t2, 25
    and t4, t4, t5
    srli t2, t2, 7
    or t2, t6, t2
    lw t6, 148(sp)
    and t2, t2, t6
    or t2, t4, t2
    slli t4, a7, 26
    srli a7, a7, 6
    or a7, t4, a7
    lw t4, 144(sp)
    and a7, a7, t4
    or a7, t2, a7
    slli t2, t3, 27
    srli t3, t3, 5
    or t2, t2, t3
    lw t3, 140(sp)
    and t2, t2, t3
    or a7, a7, t2
    slli t2, t1, 28
    srli t1, t1, 4
    or t1, t2, t1
    lw t2, 136(sp)
    and t1, t1, t2
    or a7, a7, t1
    slli t1, t0, 29
    srli t0, t0, 3
    or t0, t1, t0
    lw t1, 132(sp)
    and t0, t0, t1
    or a7, a7, t0
    slli t0, a6, 30
    srli a6, a6, 2
    or a6, t0, a6
    lw t0, 128(sp)
    lw a4, 116(sp)
    and a6, a6, t0
    or a6, a7, a6
    slli a7, a5, 31
    srli a5, a5, 1
    or a5, a7, a5
    lw a7, 124(sp)
    lw a2, 112(sp)
    and a5, a5, a7
    or a5, a6, a5
    lw a6, 120(sp)
    lw s1, 108(sp)
    xor a5, a6, a5
    xori a6, a5, 3
    xor a3, a6, a4
    xor s0, a3, a2
    xor s2, s0, s1
    lw s3, 104(sp)
    lw s5, 100(sp)
    xor s4, s2, s3
    xor s6, s4, s5
    srli s7, s6, 1
    srli s8, s6, 2
    srli s9, s6, 3
    srli s10, s6, 4
    srli s11, s6, 5
    srli ra, s6, 6
    srli s5, s6, 7
    not s1, s6
    not s8, s8
    not s9, s9
    not s10, s10
    not s11, s11
    not s5, s5
    xor s3, s8, s10
    xor a2, s7, s5
    xor a4, a2, s3
    xor s9, s8, s9
    sw s7, 120(sp)
    or s7, s9, a4
    xor s5, s10, s5
    sw a6, 156(sp)
    xor a6, s9, a4
    xor ra, ra, a6
    xor s8, s8, ra
    xor a7, s8, s5
    xor t0, s1, a7
    xor s11, s11, ra
    xor ra, s11, a7
    xor t1, a6, ra
    xor t2, t1, t0
    xor s10, s10, t2
    or t3, s1, s10
    xor t4, s3, s5
    or t6, s11, t4
    or t5, s5, a7
    xor t6, t5, t6
    xor t3, t6, t3
    sw s6, 160(sp)
    xor s6, s8, t3
    xor s6, s6, s7
    xor s7, s1, a6
    sw s4, 164(sp)
    xor s4, a4, s10
    sw s2, 168(sp)
    and s2, s4, s7
    xor t3, s2, t3
    and s2, s3, ra
    xor s2, s8, s2
    xor t5, s2, t5
    xor t3, t5, t3
    xor s2, t3, s6
    xor s8, s4, t4
    sw s0, 172(sp)
    and s0, t2, s8
    xor t5, s0, t5
    and s0, a2, t1
    xor s0, s0, t5
    or s2, s0, s2
    sw a3, 176(sp)
    and a3, t3, s2
    not a3, a3
    sw a5, 180(sp)
    xor a5, a2, s8
    sw t4, 184(sp)
    and t4, t0, a5
    xor t4, t4, t6
    xor t4, t5, t4
    xor t4, s9, t4
    xor t5, s0, t4
    xor t6, t5, s2
    or t3, t3, t6
    xor t3, s6, t3
    or t6, t4, s6
    and a3, a3, t6
    xor s0, t3, a3
    or a2, a2, s0
    and s6, s8, a3
    or t0, t0, t3
    or t1, t1, s0
    xor t6, s2, t6
    or t4, t4, t6
    xor t5, t5, t4
    or s0, s1, t5
    xor t6, t6, t5
    and t4, t4, t6
    or a6, a6, t4
    xor t6, s0, a6
    xor s0, t1, t6
    xor t0, t0, s0
    xor s0, s6, t0
    xor s1, t3, t5
    and s2, s5, s1
    xor s5, t5, t4
    xor s6, a3, s5
    xor s8, s1, s6
    and s3, s3, s8
    xor s3, s2, s3
    xor s3, s0, s3
    xor a2, a2, s3
    and s9, s11, s6
    xor t6, t6, s9
    and s8, ra, s8
    and t2, t2, a3
    xor t1, t1, t2
    xor t2, s8, t1
    xor a3, a2, t2
    xor t6, t6, a3
    or t5, s10, t5
    or a5, a5, t3
    and t3, s4, s5
    xor t3, s0, t3
    xor a3, t6, t3
    xor a5, a5, a3
    xor t5, t5, a5
    and a3, s7, s5
    or t4, a4, t4
    and a7, a7, s1
    xor a7, t2, a7
    xor t2, t3, a7
    xor t2, s3, t2
    xor t3, t4, t2
    xor t4, a3, t3
    xor a6, a6, t1
    xor a6, t4, a6
    xor a7, a7, a6
    xor t0, t0, a7
    lw t1, 184(sp)
    xor a5, a5, t2
    and t1, t1, s6
    xor a5, t1, a5
    xor a5, s2, a5
    not t1, t6
    not t0, t0
    not a7, a7
    not a5, a5
    not a6, a6
    slli t2, a2, 24
    srli t4, a2, 8
    or t2, t2, t4
    lw t4, 152(sp)
    slli t6, t1, 25
    and t2, t2, t4
    srli t1, t1, 7
    or t1, t6, t1
    lw t6, 148(sp)
    and t1, t1, t6
    or t1, t2, t1
    slli t2, t5, 26
    srli t5, t5, 6
    or t2, t2, t5
    lw t5, 144(sp)
    and t2, t2, t5
    or t1, t1, t2
    slli t2, t0, 27
    srli t0, t0, 5
    or t0, t2, t0
    lw t2, 140(sp)
    and t0, t0, t2
    or t0, t1, t0
    slli t1, a7, 28
    srli a7, a7, 4
    or a7, t1, a7
    lw t1, 136(sp)
    and a7, a7, t1
    or a7, t0, a7
    slli t0, a5, 29
    srli a5, a5, 3
    or a5, t0, a5
    lw t0, 132(sp)
    and a5, a5, t0
    or a5, a7, a5
    slli a7, a6, 30
    srli a6, a6, 2
    or a6, a7, a6
    lw a7, 128(sp)
    lw a4, 176(sp)
    and a6, a6, a7
    or a5, a5, a6
    slli a6, t3, 31
    srli t3, t3, 1
    or a6, a6, t3
    lw t3, 124(sp)
    lw a2, 172(sp)
    and a6, a6, t3
    or a5, a5, a6
    lw a6, 180(sp)
    lw s1, 168(sp)
    xor a5, a6, a5
    xori a6, a5, 7
    xor a3, a6, a4
    xor s0, a3, a2
    xor s2, s0, s1
    lw s3, 164(sp)
    lw s5, 160(sp)
    xor s4, s2, s3
    xor s6, s4, s5
    srli s7, s6, 1
    srli s8, s6, 2
    srli s9, s6, 3
    srli s10, s6, 4
    srli s11, s6, 5
    srli ra, s6, 6
    srli s5, s6, 7
    not s3, s6
    not s8, s8
    not s9, s9
    not s10, s10
    not s11, s11
    not s5, s5
    xor s1, s8, s10
    xor s7, s7, s5
    xor a2, s7, s1
    xor s9, s8, s9
    or a4, s9, a2
    xor s5, s10, s5
    sw a6, 180(sp)
    xor a6, s9, a2
    xor ra, ra, a6
    xor s8, s8, ra
    xor t3, s8, s5
    xor a7, s3, t3
    xor s11, s11, ra
    xor ra, s11, t3
    xor t0, a6, ra
    xor t1, t0, a7
    xor s10, s10, t1
    or t2, s3, s10
    xor t5, s1, s5
    or t6, s11, t5
    or t4, s5, t3
    xor t6, t4, t6
    xor t2, t6, t2
    sw s6, 184(sp)
    xor s6, s8, t2
    xor a4, s6, a4
    xor s6, s3, a6
    sw s4, 188(sp)
    xor s4, a2, s10
    sw s2, 192(sp)
    and s2, s4, s6
    xor t2, s2, t2
    and s2, s1, ra
    xor s2, s8, s2
    xor t4, s2, t4
    xor t2, t4, t2
    xor s2, t2, a4
    xor s8, s4, t5
    sw s0, 196(sp)
    and s0, t1, s8
    xor t4, s0, t4
    and s0, s7, t0
    xor s0, s0, t4
    or s2, s0, s2
    sw a3, 200(sp)
    and a3, t2, s2
    not a3, a3
    sw a5, 204(sp)
    xor a5, s7, s8
    sw t5, 208(sp)
    and t5, a7, a5
    xor t5, t5, t6
    xor t4, t4, t5
    xor t4, s9, t4
    xor t5, s0, t4
    xor t6, t5, s2
    or t2, t2, t6
    xor t2, a4, t2
    or t6, t4, a4
    and a4, a3, t6
    xor a3, t2, a4
    or s0, s7, a3
    and s7, s8, a4
    or a7, a7, t2
    or t0, t0, a3
    xor t6, s2, t6
    or t4, t4, t6
    xor t5, t5, t4
    or a3, s3, t5
    xor t6, t6, t5
    and t4, t4, t6
    or a6, a6, t4
    xor t6, a3, a6
    xor a3, t0, t6
    xor a7, a7, a3
    xor a3, s7, a7
    xor s2, t2, t5
    and s3, s5, s2
    xor s5, t5, t4
    xor s7, a4, s5
    xor s8, s2, s7
    and s1, s1, s8
    xor s1, s3, s1
    xor s1, a3, s1
    xor s0, s0, s1
    and s9, s11, s7
    xor t6, t6, s9
    and s8, ra, s8
    and t1, t1, a4
    xor t0, t0, t1
    xor t1, s8, t0
    xor a4, s0, t1
    xor t6, t6, a4
    or t5, s10, t5
    or a5, a5, t2
    and t2, s4, s5
    xor t2, a3, t2
    xor a4, t6, t2
    xor a5, a5, a4
    xor t5, t5, a5
    and a4, s6, s5
    or t4, a2, t4
    and t3, t3, s2
    xor t1, t1, t3
    xor t2, t2, t1
    xor t2, s1, t2
    xor t3, t4, t2
    xor t4, a4, t3
    xor a6, a6, t0
    xor a6, t4, a6
    xor t0, t1, a6
    xor a7, a7, t0
    lw t1, 208(sp)
    xor a5, a5, t2
    and t1, t1, s7
    xor a5, t1, a5
    xor a5, s3, a5
    not t1, t6
    not a7, a7
    not t0, t0
    not a5, a5
    not a6, a6
    slli t2, s0, 24
    srli t4, s0, 8
    or t2, t2, t4
    lw t4, 152(sp)
    slli t6, t1, 25
    and t2, t2, t4
    srli t1, t1, 7
    or t1, t6, t1
    lw t6, 148(sp)
    and t1, t1, t6
    or t1, t2, t1
    slli t2, t5, 26
    srli t5, t5, 6
    or t2, t2, t5
    lw t5, 144(sp)
    and t2, t2, t5
    or t1, t1, t2
    slli t2, a7, 27
    srli a7, a7, 5
    or a7, t2, a7
    lw t2, 140(sp)
    and a7, a7, t2
    or a7, t1, a7
    slli t1, t0, 28
    srli t0, t0, 4
    or t0, t1, t0
    lw t1, 136(sp)
    and t0, t0, t1
    or a7, a7, t0
    slli t0, a5, 29
    srli a5, a5, 3
    or a5, t0, a5
    lw t0, 132(sp)
    and a5, a5, t0
    or a5, a7, a5
    slli a7, a6, 30
    srli a6, a6, 2
    or a6, a7, a6
    lw a7, 128(sp)
    lw a4, 200(sp)
    and a6, a6, a7
    or a5, a5, a6
    slli a6, t3, 31
    srli t3, t3, 1
    or a6, a6, t3
    lw t3, 124(sp)
    lw a2, 196(sp)
    and a6, a6, t3
    or a5, a5, a6
    lw a6, 204(sp)
    lw s1, 192(sp)
    xor a5, a6, a5
    xori a6, a5, 15
    xor a3, a6, a4
    xor s0, a3, a2
    xor s2, s0, s1
    lw s3, 188(sp)
    lw s5, 184(sp)
    xor s4, s2, s3
    xor s6, s4, s5
    srli s7, s6, 1
    srli s8, s6, 2
    srli s9, s6, 3
    srli s10, s6, 4
    srli s11, s6, 5
    srli ra, s6, 6
    srli s1, s6, 7
    not s3, s6
    not s8, s8
    not s9, s9
    not s10, s10
    not s11, s11
    not s1, s1
    xor s5, s8, s10
    xor s7, s7, s1
    xor a2, s7, s5
    xor s9, s8, s9
    or a4, s9, a2
    xor s1, s10, s1
    sw a6, 204(sp)
    xor a6, s9, a2
    xor ra, ra, a6
    xor s8, s8, ra
    xor t3, s8, s1
    xor a7, s3, t3
    xor s11, s11, ra
    xor ra, s11, t3
    xor t0, a6, ra
    xor t1, t0, a7
    xor s10, s10, t1
    or t2, s3, s10
    xor t5, s5, s1
    or t6, s11, t5
    or t4, s1, t3
    xor t6, t4, t6
    xor t2, t6, t2
    sw s6, 208(sp)
    xor s6, s8, t2
    xor a4, s6, a4
    xor s6, s3, a6
    sw s4, 212(sp)
    xor s4, a2, s10
    sw s2, 216(sp)
    and s2, s4, s6
    xor t2, s2, t2
    and s2, s5, ra
    xor s2, s8, s2
    xor t4, s2, t4
    xor t2, t4, t2
    xor s2, t2, a4
    xor s8, s4, t5
    sw s0, 220(sp)
    and s0, t1, s8
    xor t4, s0, t4
    and s0, s7, t0
    xor s0, s0, t4
    or s2, s0, s2
    sw a3, 224(sp)
    and a3, t2, s2
    not a3, a3
    sw a5, 228(sp)
    xor a5, s7, s8
    sw t5, 232(sp)
    and t5, a7, a5
    xor t5, t5, t6
    xor t4, t4, t5
    xor t4, s9, t4
    xor t5, s0, t4
    xor t6, t5, s2
    or t2, t2, t6
    xor t2, a4, t2
    or t6, t4, a4
    and a4, a3, t6
    xor a3, t2, a4
    or s0, s7, a3
    and s7, s8, a4
    or a7, a7, t2
    or t0, t0, a3
    xor t6, s2, t6
    or t4, t4, t6
    xor t5, t5, t4
    or a3, s3, t5
    xor t6, t6, t5
    and t4, t4, t6
    or a6, a6, t4
    xor t6, a3, a6
    xor a3, t0, t6
    xor a7, a7, a3
    xor a3, s7, a7
    xor s2, t2, t5
    and s1, s1, s2
    xor s3, t5, t4
    xor s7, a4, s3
    xor s8, s2, s7
    and s5, s5, s8
    xor s5, s1, s5
    xor s5, a3, s5
    xor s0, s0, s5
    and s9, s11, s7
    xor t6, t6, s9
    and s8, ra, s8
    and t1, t1, a4
    xor t0, t0, t1
    xor t1, s8, t0
    xor a4, s0, t1
    xor t6, t6, a4
    or t5, s10, t5
    or a5, a5, t2
    and t2, s4, s3
    xor t2, a3, t2
    xor a4, t6, t2
    xor a5, a5, a4
    xor t5, t5, a5
    and a4, s6, s3
    or t4, a2, t4
    and t3, t3, s2
    xor t1, t1, t3
    xor t2, t2, t1
    xor t2, s5, t2
    xor t3, t4, t2
    xor t4, a4, t3
    xor a6, a6, t0
    xor a6, t4, a6
    xor t0, t1, a6
    xor a7, a7, t0
    lw t1, 232(sp)
    xor a5, a5, t2
    and t1, t1, s7
    xor a5, t1, a5
    xor a5, s1, a5
    not t1, t6
    not a7, a7
    not t0, t0
    not a5, a5
    not a6, a6
    slli t2, s0, 24
    srli t4, s0, 8
    or t2, t2, t4
    lw t4, 152(sp)
    slli t6, t1, 25
    and t2, t2, t4
    srli t1, t1, 7
    or t1, t6, t1
    lw t6, 148(sp)
    and t1, t1, t6
    or t1, t2, t1
    slli t2, t5, 26
    srli t5, t5, 6
    or t2, t2, t5
    lw t5, 144(sp)
    and t2, t2, t5
    or t1, t1, t2
    slli t2, a7, 27
    srli a7, a7, 5
    or a7, t2, a7
    lw t2, 140(sp)
    and a7, a7, t2
    or a7, t1, a7
    slli t1, t0, 28
    srli t0, t0, 4
    or t0, t1, t0
    lw t1, 136(sp)
    and t0, t0, t1
    or a7, a7, t0
    slli t0, a5, 29
    srli a5, a5, 3
    or a5, t0, a5
    lw t0, 132(sp)
    and a5, a5, t0
    or a5, a7, a5
    slli a7, a6, 30
    srli a6, a6, 2
    or a6, a7, a6
    lw a7, 128(sp)
    lw a4, 224(sp)
    and a6, a6, a7
    or a5, a5, a6
    slli a6, t3, 31
    srli t3, t3, 1
    or a6, a6, t3
    lw t3, 124(sp)
    lw a2, 220(sp)
    and a6, a6, t3
    or a5, a5, a6
    lw a6, 228(sp)
    lw s1, 216(sp)
    xor a5, a6, a5
    xori a6, a5, 31
    xor a3, a6, a4
    xor s0, a3, a2
    xor s2, s0, s1
    lw s3, 212(sp)
    lw s5, 208(sp)
    xor s4, s2, s3
    xor s6, s4, s5
    srli s7, s6, 1
    srli s8, s6, 2
    srli s9, s6, 3
    srli s10, s6, 4
    srli s11, s6, 5
    srli ra, s6, 6
    srli s5, s6, 7
    not s3, s6
    not s8, s8
    not s9, s9
    not s10, s10
    not s11, s11
    not s5, s5
    xor s1, s8, s10
    xor a4, s7, s5
    xor a2, a4, s1
    xor s9, s8, s9
    sw s7, 228(sp)
    or s7, s9, a2
    xor s5, s10, s5
    sw a6, 232(sp)
    xor a6, s9, a2
    xor ra, ra, a6
    xor s8, s8, ra
    xor t3, s8, s5
    xor a7, s3, t3
    xor s11, s11, ra
    xor ra, s11, t3
    xor t0, a6, ra
    xor t1, t0, a7
    xor s10, s10, t1
    or t2, s3, s10
    xor t5, s1, s5
    or t6, s11, t5
    or t4, s5, t3
    xor t6, t4, t6
    xor t2, t6, t2
    sw s6, 236(sp)
    xor s6, s8, t2
    xor s6, s6, s7
    xor s7, s3, a6
    sw s4, 240(sp)
    xor s4, a2, s10
    sw s2, 244(sp)
    and s2, s4, s7
    xor t2, s2, t2
    and s2, s1, ra
    xor s2, s8, s2
    xor t4, s2, t4
    xor t2, t4, t2
    xor s2, t2, s6
    xor s8, s4, t5
    sw s0, 248(sp)
    and s0, t1, s8
    xor t4, s0, t4
    and s0, a4, t0
    xor s0, s0, t4
    or s2, s0, s2
    sw a3, 252(sp)
    and a3, t2, s2
    not a3, a3
    sw a5, 256(sp)
    xor a5, a4, s8
    sw t5, 260(sp)
    and t5, a7, a5
    xor t5, t5, t6
    xor t4, t4, t5
    xor t4, s9, t4
    xor t5, s0, t4
    xor t6, t5, s2
    or t2, t2, t6
    xor t2, s6, t2
    or t6, t4, s6
    and a3, a3, t6
    xor s0, t2, a3
    or a4, a4, s0
    and s6, s8, a3
    or a7, a7, t2
    or t0, t0, s0
    xor t6, s2, t6
    or t4, t4, t6
    xor t5, t5, t4
    or s0, s3, t5
    xor t6, t6, t5
    and t4, t4, t6
    or a6, a6, t4
    xor t6, s0, a6
    xor s0, t0, t6
    xor a7, a7, s0
    xor s0, s6, a7
    xor s2, t2, t5
    and s3, s5, s2
    xor s5, t5, t4
    xor s6, a3, s5
    xor s8, s2, s6
    and s1, s1, s8
    xor s1, s3, s1
    xor s1, s0, s1
    xor a4, a4, s1
    and s9, s11, s6
    xor t6, t6, s9
    and s8, ra, s8
    and t1, t1, a3
    xor t0, t0, t1
    xor t1, s8, t0
    xor a3, a4, t1
    xor t6, t6, a3
    or t5, s10, t5
    or a5, a5, t2
    and t2, s4, s5
    xor t2, s0, t2
    xor a3, t6, t2
    xor a5, a5, a3
    xor t5, t5, a5
    and a3, s7, s5
    or t4, a2, t4
    and t3, t3, s2
    xor t1, t1, t3
    xor t2, t2, t1
    xor t2, s1, t2
    xor t3, t4, t2
    xor t4, a3, t3
    xor a6, a6, t0
    xor a6, t4, a6
    xor t0, t1, a6
    xor a7, a7, t0
    lw t1, 260(sp)
    xor a5, a5, t2
    and t1, t1, s6
    xor a5, t1, a5
    xor a5, s3, a5
    not t1, t6
    not a7, a7
    not t0, t0
    not a5, a5
    not a6, a6
    slli t2, a4, 24
    srli t4, a4, 8
    or t2, t2, t4
    lw t4, 152(sp)
    slli t6, t1, 25
    and t2, t2, t4
    srli t1, t1, 7
    or t1, t6, t1
    lw t6, 148(sp)
    and t1, t1, t6
    or t1, t2, t1
    slli t2, t5, 26
    srli t5, t5, 6
    or t2, t2, t5
    lw t5, 144(sp)
    and t2, t2, t5
    or t1, t1, t2
    slli t2, a7, 27
    srli a7, a7, 5
    or a7, t2, a7
    lw t2, 140(sp)
    and a7, a7, t2
    or a7, t1, a7
    slli t1, t0, 28
    srli t0, t0, 4
    or t0, t1, t0
    lw t1, 136(sp)
    and t0, t0, t1
    or a7, a7, t0
    slli t0, a5, 29
    srli a5, a5, 3
    or a5, t0, a5
    lw t0, 132(sp)
    and a5, a5, t0
    or a5, a7, a5
    slli a7, a6, 30
    srli a6, a6, 2
    or a6, a7, a6
    lw a7, 128(sp)
    lw a4, 252(sp)
    and a6, a6, a7
    or a5, a5, a6
    slli a6, t3, 31
    srli t3, t3, 1
    or a6, a6, t3
    lw t3, 124(sp)
    lw a2, 248(sp)
    and a6, a6, t3
    or a5, a5, a6
    lw a6, 256(sp)
    lw s1, 244(sp)
    xor a5, a6, a5
    xori a6, a5, 63
    xor a3, a6, a4
    xor s0, a3, a2
    xor s2, s0, s1
    lw s3, 240(sp)
    lw s5, 236(sp)
    xor s4, s2, s3
    xor s6, s4, s5
    srli s7, s6, 1
    srli s8, s6, 2
    srli s9, s6, 3
    srli s10, s6, 4
    srli s11, s6, 5
    srli ra, s6, 6
    srli s5, s6, 7
    not s3, s6
    not s8, s8
    not s9, s9
    not s10, s10
    not s11, s11
    not s5, s5
    xor s1, s8, s10
    xor s7, s7, s5
    xor a2, s7, s1
    xor s9, s8, s9
    or a4, s9, a2
    xor s5, s10, s5
    sw a6, 256(sp)
    xor a6, s9, a2
    xor ra, ra, a6
    xor s8, s8, ra
    xor t3, s8, s5
    xor a7, s3, t3
    xor s11, s11, ra
    xor ra, s11, t3
    xor t0, a6, ra
    xor t1, t0, a7
    xor s10, s10, t1
    or t2, s3, s10
    xor t5, s1, s5
    or t6, s11, t5
    or t4, s5, t3
    xor t6, t4, t6
    xor t2, t6, t2
    sw s6, 260(sp)
    xor s6, s8, t2
    xor a4, s6, a4
    xor s6, s3, a6
    sw s4, 264(sp)
    xor s4, a2, s10
    sw s2, 268(sp)
    and s2, s4, s6
    xor t2, s2, t2
    and s2, s1, ra
    xor s2, s8, s2
    xor t4, s2, t4
    xor t2, t4, t2
    xor s2, t2, a4
    xor s8, s4, t5
    sw s0, 272(sp)
    and s0, t1, s8
    xor t4, s0, t4
    and s0, s7, t0
    xor s0, s0, t4
    or s2, s0, s2
    sw a3, 276(sp)
    and a3, t2, s2
    not a3, a3
    sw a5, 280(sp)
    xor a5, s7, s8
    sw t5, 284(sp)
    and t5, a7, a5
    xor t5, t5, t6
    xor t4, t4, t5
    xor t4, s9, t4
    xor t5, s0, t4
    xor t6, t5, s2
    or t2, t2, t6
    xor t2, a4, t2
    or t6, t4, a4
    and a4, a3, t6
    xor a3, t2, a4
    or s0, s7, a3
    and s7, s8, a4
    or a7, a7, t2
    or t0, t0, a3
    xor t6, s2, t6
    or t4, t4, t6
    xor t5, t5, t4
    or a3, s3, t5
    xor t6, t6, t5
    and t4, t4, t6
    or a6, a6, t4
    xor t6, a3, a6
    xor a3, t0, t6
    xor a7, a7, a3
    xor a3, s7, a7
    xor s2, t2, t5
    and s3, s5, s2
    xor s5, t5, t4
    xor s7, a4, s5
    xor s8, s2, s7
    and s1, s1, s8
    xor s1, s3, s1
    xor s1, a3, s1
    xor s0, s0, s1
    and s9, s11, s7
    xor t6, t6, s9
    and s8, ra, s8
    and t1, t1, a4
    xor t0, t0, t1
    xor t1, s8, t0
    xor a4, s0, t1
    xor t6, t6, a4
    or t5, s10, t5
    or a5, a5, t2
    and t2, s4, s5
    xor t2, a3, t2
    xor a4, t6, t2
    xor a5, a5, a4
    xor t5, t5, a5
    and a4, s6, s5
    or t4, a2, t4
    and t3, t3, s2
    xor t1, t1, t3
    xor t2, t2, t1
    xor t2, s1, t2
    xor t3, t4, t2
    xor t4, a4, t3
    xor a6, a6, t0
    xor a6, t4, a6
    xor t0, t1, a6
    xor a7, a7, t0
    lw t1, 284(sp)
    xor a5, a5, t2
    and t1, t1, s7
    xor a5, t1, a5
    xor a5, s3, a5
    not t1, t6
    not a7, a7
    not t0, t0
    not a5, a5
    not a6, a6
    slli t2, s0, 24
    srli t4, s0, 8
    or t2, t2, t4
    lw t4, 152(sp)
    slli t6, t1, 25
    and t2, t2, t4
    srli t1, t1, 7
    or t1, t6, t1
    lw t6, 148(sp)
    and t1, t1, t6
    or t1, t2, t1
    slli t2, t5, 26
    srli t5, t5, 6
    or t2, t2, t5
    lw t5, 144(sp)
    and t2, t2, t5
    or t1, t1, t2
    slli t2, a7, 27
    srli a7, a7, 5
    or a7, t2, a7
    lw t2, 140(sp)
    and a7, a7, t2
    or a7, t1, a7
    slli t1, t0, 28
    srli t0, t0, 4
    or t0, t1, t0
    lw t1, 136(sp)
    and t0, t0, t1
    or a7, a7, t0
    slli t0, a5, 29
    srli a5, a5, 3
    or a5, t0, a5
    lw t0, 132(sp)
    and a5, a5, t0
    or a5, a7, a5
    slli a7, a6, 30
    srli a6, a6, 2
    or a6, a7, a6
    lw a7, 128(sp)
    lw a4, 276(sp)
    and a6, a6, a7
    or a5, a5, a6
    slli a6, t3, 31
    srli t3, t3, 1
    or a6, a6, t3
    lw t3, 124(sp)
    lw a2, 272(sp)
    and a6, a6, t3
    or a5, a5, a6
    lw a6, 280(sp)
    lw s1, 268(sp)
    xor a5, a6, a5
    xori a6, a5, 127
    xor a3, a6, a4
    xor s0, a3, a2
    xor s2, s0, s1
    lw s3, 264(sp)
    lw s5, 260(sp)
    xor s4, s2, s3
    xor s6, s4, s5
    srli s7, s6, 1
    srli s8, s6, 2
    srli s9, s6, 3
    srli s10, s6, 4
    srli s11, s6, 5
    srli ra, s6, 6
    srli s5, s6, 7
    not s3, s6
    not s8, s8
    not s9, s9
    not s10, s10
    not s11, s11
    not s5, s5
    xor a4, s8, s10
    xor s7, s7, s5
    xor a2, s7, a4
    xor s9, s8, s9
    or s1, s9, a2
    xor s5, s10, s5
    sw s6, 280(sp)
    xor s6, s9, a2
    xor ra, ra, s6
    xor s8, s8, ra
    sw s4, 284(sp)
    xor s4, s8, s5
    sw a6, 288(sp)
    xor a6, s3, s4
    xor s11, s11, ra
    xor ra, s11, s4
    xor t3, s6, ra
    xor a7, t3, a6
    xor s10, s10, a7
    or t0, s3, s10
    xor t1, a4, s5
    or t2, s11, t1
    or t5, s5, s4
    xor t2, t5, t2
    xor t0, t2, t0
    xor t6, s8, t0
    xor t6, t6, s1
    xor s1, s3, s6
    xor t4, a2, s10
    sw s2, 292(sp)
    and s2, t4, s1
    xor t0, s2, t0
    and s2, a4, ra
    xor s2, s8, s2
    xor t5, s2, t5
    xor t0, t5, t0
    xor s2, t0, t6
    xor s8, t4, t1
    sw s0, 296(sp)
    and s0, a7, s8
    xor t5, s0, t5
    and s0, s7, t3
    xor s0, s0, t5
    or s2, s0, s2
    sw a3, 300(sp)
    and a3, t0, s2
    not a3, a3
    sw a5, 304(sp)
    xor a5, s7, s8
    sw t1, 308(sp)
    and t1, a6, a5
    xor t1, t1, t2
    xor t1, t5, t1
    xor t1, s9, t1
    xor t2, s0, t1
    xor t5, t2, s2
    or t0, t0, t5
    xor t0, t6, t0
    or t5, t1, t6
    and t6, a3, t5
    xor a3, t0, t6
    or s0, s7, a3
    and s7, s8, t6
    or a6, a6, t0
    or t3, t3, a3
    xor t5, s2, t5
    or t1, t1, t5
    xor t2, t2, t1
    or a3, s3, t2
    xor t5, t5, t2
    and t1, t1, t5
    or t5, s6, t1
    xor a3, a3, t5
    xor s2, t3, a3
    xor a6, a6, s2
    xor s2, s7, a6
    xor s3, t0, t2
    and s5, s5, s3
    xor s6, t2, t1
    xor s7, t6, s6
    xor s8, s3, s7
    and a4, a4, s8
    xor a4, s5, a4
    xor a4, s2, a4
    xor s0, s0, a4
    and s9, s11, s7
    xor a3, a3, s9
    and s8, ra, s8
    and a7, a7, t6
    xor a7, t3, a7
    xor t3, s8, a7
    xor t6, s0, t3
    xor t6, a3, t6
    or t2, s10, t2
    or a5, a5, t0
    and t0, t4, s6
    xor t0, s2, t0
    xor t4, t6, t0
    xor a5, a5, t4
    xor t2, t2, a5
    and t4, s1, s6
    or t1, a2, t1
    and a3, s4, s3
    xor t3, t3, a3
    xor t0, t0, t3
    xor t0, a4, t0
    xor t1, t1, t0
    xor t4, t4, t1
    xor a7, t5, a7
    xor a7, t4, a7
    xor t3, t3, a7
    xor a6, a6, t3
    lw t4, 308(sp)
    xor a5, a5, t0
    and t4, t4, s7
    xor a5, t4, a5
    xor a5, s5, a5
    not t0, t6
    not a6, a6
    not t3, t3
    not a5, a5
    not a7, a7
    slli t4, s0, 24
    srli t5, s0, 8
    or t4, t4, t5
    lw t5, 152(sp)
    and t4, t4, t5
    slli t5, t0, 25
    srli t0, t0, 7
    or t0, t5, t0
    lw t5, 148(sp)
    and t0, t0, t5
    or t0, t4, t0
    slli t4, t2, 26
    srli t2, t2, 6
    or t2, t4, t2
    lw t4, 144(sp)
    and t2, t2, t4
    or t0, t0, t2
    slli t2, a6, 27
    srli a6, a6, 5
    or a6, t2, a6
    lw t2, 140(sp)
    and a6, a6, t2
    or a6, t0, a6
    slli t0, t3, 28
    srli t2, t3, 4
    or t0, t0, t2
    lw t2, 136(sp)
    and t0, t0, t2
    or a6, a6, t0
    slli t0, a5, 29
    srli a5, a5, 3
    or a5, t0, a5
    lw t0, 132(sp)
    and a5, a5, t0
    or a5, a6, a5
    slli a6, a7, 30
    srli a7, a7, 2
    or a6, a6, a7
    lw a7, 128(sp)
    and a6, a6, a7
    or a5, a5, a6
    slli a6, t1, 31
    srli a7, t1, 1
    or a6, a6, a7
    lw a7, 124(sp)
    lw t0, 296(sp)
    and a6, a6, a7
    or a5, a5, a6
    lw a6, 304(sp)
    lw t2, 292(sp)
    xor a5, a6, a5
    xori a5, a5, 255
    lw a6, 300(sp)
    lui t4, 349525
    xor a7, a5, a6
    xor t1, a7, t0
    xor t3, t1, t2
    lw t5, 0(a1)
    addi t4, t4, 1365
    srli t6, t5, 1
    xor t6, t6, t5
    and t6, t6, t4
    slli a4, t6, 1
    xor a4, t5, a4
    xor t5, t5, t6
    lw t6, 4(a1)
    srli a3, t6, 1
    xor a3, a3, t6
    and a3, a3, t4
    slli a2, a3, 1
    xor a2, t6, a2
    xor t6, t6, a3
    lw a3, 8(a1)
    lw s2, 12(a1)
    srli s0, a3, 1
    xor s0, s0, a3
    and s0, s0, t4
    slli s1, s0, 1
    xor s1, a3, s1
    xor s0, a3, s0
    srli s3, s2, 1
    xor s3, s3, s2
    and s3, s3, t4
    slli s4, s3, 1
    xor s4, s2, s4
    xor s3, s2, s3
    lui s5, 209715
    addi s5, s5, 819
    srli s6, a4, 2
    xor s6, s6, a2
    and s6, s6, s5
    slli s7, s6, 2
    xor a4, a4, s7
    xor a2, a2, s6
    srli s6, s1, 2
    xor s6, s6, s4
    and s6, s6, s5
    slli s7, s6, 2
    xor s1, s1, s7
    xor s4, s4, s6
    srli s6, t5, 2
    xor s6, s6, t6
    and s6, s6, s5
    slli s7, s6, 2
    xor t5, t5, s7
    xor t6, t6, s6
    srli s6, s0, 2
    xor s6, s6, s3
    and s6, s6, s5
    slli s7, s6, 2
    xor s0, s0, s7
    xor s3, s3, s6
    lui s6, 61681
    addi s6, s6, -241
    srli s7, a4, 4
    xor s7, s7, s1
    and s7, s7, s6
    slli s8, s7, 4
    xor a4, a4, s8
    sw a4, 768(a0)
    xor s1, s1, s7
    sw s1, 780(a0)
    srli s7, a2, 4
    xor s7, s7, s4
    and s7, s7, s6
    slli s8, s7, 4
    xor a2, a2, s8
    sw a2, 772(a0)
    xor s4, s4, s7
    sw s4, 24(a0)
    srli s4, t5, 4
    xor s4, s4, s0
    and s4, s4, s6
    slli s7, s4, 4
    xor t5, t5, s7
    sw t5, 16(a0)
    xor t5, s0, s4
    sw t5, 784(a0)
    srli s0, t6, 4
    xor s0, s0, s3
    and s0, s0, s6
    slli s4, s0, 4
    xor t6, t6, s4
    sw t6, 776(a0)
    xor s0, s3, s0
    sw s0, 788(a0)
    lw s3, 16(a1)
    lui s7, 16
    andi s4, s3, 255
    addi s7, s7, -256
    lw s8, 116(sp)
    lw s10, 96(sp)
    and s9, s8, s7
    or s4, s4, s9
    lui s9, 4080
    and s11, s10, s9
    or s4, s4, s11
    lui s11, 1044480
    lw ra, 20(a1)
    sw s0, 304(sp)
    and s0, ra, s11
    or s0, s4, s0
    andi s4, ra, 255
    sw t5, 124(sp)
    and t5, s3, s7
    or t5, s4, t5
    and s4, s8, s9
    or t5, t5, s4
    and s4, s10, s11
    or t5, t5, s4
    andi s4, s10, 255
    sw s1, 128(sp)
    and s1, ra, s7
    or s1, s4, s1
    and s4, s3, s9
    or s1, s1, s4
    and s4, s8, s11
    or s1, s1, s4
    andi s4, s8, 255
    and s8, s10, s7
    or s4, s4, s8
    and s8, ra, s9
    or s4, s4, s8
    and s3, s3, s11
    or s3, s4, s3
    srli s4, s0, 1
    xor s4, s4, s0
    and s4, s4, t4
    slli s8, s4, 1
    xor s8, s0, s8
    xor s0, s0, s4
    srli s4, t5, 1
    xor s4, s4, t5
    and s4, s4, t4
    slli s10, s4, 1
    xor s10, t5, s10
    xor t5, t5, s4
    srli s4, s1, 1
    xor s4, s4, s1
    and s4, s4, t4
    slli ra, s4, 1
    xor ra, s1, ra
    xor s1, s1, s4
    srli s4, s3, 1
    xor s4, s4, s3
    and s4, s4, t4
    sw t6, 96(sp)
    slli t6, s4, 1
    xor t6, s3, t6
    xor s3, s3, s4
    srli s4, s8, 2
    xor s4, s4, s10
    and s4, s4, s5
    sw a2, 116(sp)
    slli a2, s4, 2
    xor a2, s8, a2
    xor s4, s10, s4
    srli s8, ra, 2
    xor s8, s8, t6
    and s8, s8, s5
    slli s10, s8, 2
    xor s10, ra, s10
    xor t6, t6, s8
    srli s8, s0, 2
    xor s8, s8, t5
    and s8, s8, s5
    slli ra, s8, 2
    xor s0, s0, ra
    xor t5, t5, s8
    srli s8, s1, 2
    xor s8, s8, s3
    and s8, s8, s5
    slli ra, s8, 2
    xor s1, s1, ra
    xor s3, s3, s8
    srli s8, a2, 4
    xor s8, s8, s10
    and s8, s8, s6
    slli ra, s8, 4
    xor a2, a2, ra
    xor s8, s10, s8
    sw s8, 40(a0)
    srli s10, s4, 4
    xor s10, s10, t6
    and s10, s10, s6
    slli ra, s10, 4
    xor s4, s4, ra
    xor t6, t6, s10
    srli s10, s0, 4
    xor s10, s10, s1
    and s10, s10, s6
    slli ra, s10, 4
    xor s0, s0, ra
    xor s1, s1, s10
    sw s1, 60(a0)
    srli s10, t5, 4
    xor s10, s10, s3
    and s10, s10, s6
    slli ra, s10, 4
    xor t5, t5, ra
    sw t5, 52(a0)
    xor s3, s3, s10
    lui s10, 4080
    addi s10, s10, 255
    lw ra, 112(sp)
    sw a4, 132(sp)
    and a4, ra, s10
    sw s3, 136(sp)
    lui s3, 1044496
    addi s3, s3, -256
    sw t6, 140(sp)
    lw t6, 104(sp)
    sw s1, 144(sp)
    and s1, t6, s3
    or a4, a4, s1
    sw s8, 148(sp)
    lw s8, 108(sp)
    sw t5, 152(sp)
    and t5, s8, s10
    sw s4, 308(sp)
    lw s4, 100(sp)
    sw s0, 312(sp)
    and s0, s4, s3
    or t5, t5, s0
    and t6, t6, s10
    and ra, ra, s3
    or ra, t6, ra
    and s4, s4, s10
    and s8, s8, s3
    or s8, s4, s8
    sw a2, 108(sp)
    srli a2, a4, 1
    xor a2, a2, a4
    and a2, a2, t4
    slli t2, a2, 1
    xor t2, a4, t2
    xor a4, a4, a2
    srli a2, t5, 1
    xor a2, a2, t5
    and a2, a2, t4
    slli t0, a2, 1
    xor t0, t5, t0
    xor t5, t5, a2
    srli a2, ra, 1
    xor a2, a2, ra
    and a2, a2, t4
    slli a6, a2, 1
    xor a6, ra, a6
    xor a2, ra, a2
    srli ra, s8, 1
    xor ra, ra, s8
    and ra, ra, t4
    sw t3, 100(sp)
    slli t3, ra, 1
    xor t3, s8, t3
    xor s8, s8, ra
    srli ra, t2, 2
    xor ra, ra, t0
    and ra, ra, s5
    sw t1, 112(sp)
    slli t1, ra, 2
    xor t1, t2, t1
    xor t0, t0, ra
    srli t2, a6, 2
    xor t2, t2, t3
    and t2, t2, s5
    slli ra, t2, 2
    xor a6, a6, ra
    xor t2, t3, t2
    srli t3, a4, 2
    xor t3, t3, t5
    and t3, t3, s5
    slli ra, t3, 2
    xor a4, a4, ra
    xor t3, t5, t3
    srli t5, a2, 2
    xor t5, t5, s8
    and t5, t5, s5
    slli ra, t5, 2
    xor a2, a2, ra
    xor t5, s8, t5
    srli s8, t1, 4
    xor s8, s8, a6
    and s8, s8, s6
    slli ra, s8, 4
    xor t1, t1, ra
    xor a6, a6, s8
    sw a6, 72(a0)
    srli s8, t0, 4
    xor s8, s8, t2
    and s8, s8, s6
    slli ra, s8, 4
    xor t0, t0, ra
    xor t2, t2, s8
    srli s8, a4, 4
    xor s8, s8, a2
    and s8, s8, s6
    slli ra, s8, 4
    xor a4, a4, ra
    xor a2, a2, s8
    sw a2, 92(a0)
    srli s8, t3, 4
    xor s8, s8, t5
    and s8, s8, s6
    slli ra, s8, 4
    xor t3, t3, ra
    sw t3, 84(a0)
    xor t5, t5, s8
    lw s8, 156(sp)
    sw t5, 104(sp)
    andi ra, s8, 255
    lw t5, 176(sp)
    sw t2, 316(sp)
    and t2, t5, s7
    or t2, ra, t2
    lw ra, 172(sp)
    sw a2, 320(sp)
    and a2, ra, s9
    or t2, t2, a2
    lw a2, 168(sp)
    sw a6, 324(sp)
    and a6, a2, s11
    or a6, t2, a6
    andi t2, t5, 255
    and t5, ra, s7
    or t2, t2, t5
    and t5, a2, s9
    or t2, t2, t5
    and t5, s8, s11
    or t2, t2, t5
    and t5, a3, s10
    and s8, s2, s3
    or t5, t5, s8
    xor t5, a6, t5
    and s2, s2, s10
    and a3, a3, s3
    or a3, s2, a3
    xor a3, t2, a3
    srli s2, a6, 1
    xor s2, s2, a6
    and s2, s2, t4
    slli s8, s2, 1
    xor s8, a6, s8
    xor a6, a6, s2
    srli s2, t2, 1
    xor s2, s2, t2
    and s2, s2, t4
    sw t3, 156(sp)
    slli t3, s2, 1
    xor t3, t2, t3
    xor t2, t2, s2
    srli s2, t5, 1
    xor s2, s2, t5
    and s2, s2, t4
    sw t0, 176(sp)
    slli t0, s2, 1
    xor t0, t5, t0
    xor t5, t5, s2
    srli s2, a3, 1
    xor s2, s2, a3
    and s2, s2, t4
    sw a4, 328(sp)
    slli a4, s2, 1
    xor a4, a3, a4
    xor a3, a3, s2
    srli s2, s8, 2
    xor s2, s2, t3
    and s2, s2, s5
    sw t1, 332(sp)
    slli t1, s2, 2
    xor t1, s8, t1
    xor t3, t3, s2
    srli s2, t0, 2
    xor s2, s2, a4
    and s2, s2, s5
    slli s8, s2, 2
    xor t0, t0, s8
    xor a4, a4, s2
    srli s2, a6, 2
    xor s2, s2, t2
    and s2, s2, s5
    slli s8, s2, 2
    xor a6, a6, s8
    xor t2, t2, s2
    srli s2, t5, 2
    xor s2, s2, a3
    and s2, s2, s5
    slli s8, s2, 2
    xor t5, t5, s8
    xor a3, a3, s2
    srli s2, t1, 4
    xor s2, s2, t0
    and s2, s2, s6
    slli s8, s2, 4
    xor t1, t1, s8
    xor t0, t0, s2
    sw t0, 104(a0)
    srli s2, t3, 4
    xor s2, s2, a4
    and s2, s2, s6
    slli s8, s2, 4
    xor t3, t3, s8
    xor a4, a4, s2
    srli s2, a6, 4
    xor s2, s2, t5
    and s2, s2, s6
    slli s8, s2, 4
    xor a6, a6, s8
    xor t5, t5, s2
    sw t5, 124(a0)
    srli s2, t2, 4
    xor s2, s2, a3
    and s2, s2, s6
    slli s8, s2, 4
    xor t2, t2, s8
    sw t2, 116(a0)
    xor a3, a3, s2
    lw s2, 164(sp)
    sw a3, 336(sp)
    srli s8, s2, 1
    xor s8, s8, s2
    and s8, s8, t4
    slli a3, s8, 1
    xor a3, s2, a3
    xor s2, s2, s8
    lw s8, 120(sp)
    sw a4, 164(sp)
    lw a4, 160(sp)
    sw t5, 120(sp)
    xor s8, s8, a4
    and s8, s8, t4
    slli t5, s8, 1
    xor t5, a4, t5
    xor a4, a4, s8
    lw s8, 180(sp)
    sw t0, 160(sp)
    srli t0, s8, 1
    xor t0, t0, s8
    and t0, t0, t4
    sw t2, 340(sp)
    slli t2, t0, 1
    xor t2, s8, t2
    xor t0, s8, t0
    lw s8, 200(sp)
    sw t3, 180(sp)
    srli t3, s8, 1
    xor t3, t3, s8
    and t3, t3, t4
    sw a6, 344(sp)
    slli a6, t3, 1
    xor a6, s8, a6
    xor t3, s8, t3
    srli s8, a3, 2
    xor s8, s8, t5
    and s8, s8, s5
    sw t1, 200(sp)
    slli t1, s8, 2
    xor t1, a3, t1
    xor t5, t5, s8
    srli a3, t2, 2
    xor a3, a3, a6
    and a3, a3, s5
    slli s8, a3, 2
    xor t2, t2, s8
    xor a6, a6, a3
    srli a3, s2, 2
    xor a3, a3, a4
    and a3, a3, s5
    slli s8, a3, 2
    xor s2, s2, s8
    xor a4, a4, a3
    srli a3, t0, 2
    xor a3, a3, t3
    and a3, a3, s5
    slli s8, a3, 2
    xor t0, t0, s8
    xor t3, t3, a3
    srli a3, t1, 4
    xor a3, a3, t2
    and a3, a3, s6
    slli s8, a3, 4
    xor t1, t1, s8
    xor t2, t2, a3
    sw t2, 136(a0)
    srli a3, t5, 4
    xor a3, a3, a6
    and a3, a3, s6
    slli s8, a3, 4
    xor t5, t5, s8
    xor a6, a6, a3
    srli a3, s2, 4
    xor a3, a3, t0
    and a3, a3, s6
    slli s8, a3, 4
    xor s2, s2, s8
    xor t0, t0, a3
    sw t0, 156(a0)
    srli a3, a4, 4
    xor a3, a3, t3
    and a3, a3, s6
    slli s8, a3, 4
    xor a4, a4, s8
    sw a4, 148(a0)
    xor t3, t3, a3
    lw a3, 196(sp)
    sw t3, 348(sp)
    andi s8, a3, 255
    lw t3, 184(sp)
    sw a6, 352(sp)
    and a6, t3, s7
    or a6, s8, a6
    lw s8, 188(sp)
    sw t0, 356(sp)
    and t0, s8, s9
    or a6, a6, t0
    lw t0, 192(sp)
    sw t2, 360(sp)
    and t2, t0, s11
    or a6, a6, t2
    andi t0, t0, 255
    and t2, a3, s7
    or t0, t0, t2
    and t2, t3, s9
    or t0, t0, t2
    and t2, s8, s11
    or t0, t0, t2
    or t2, t6, s0
    xor t2, a6, t2
    or t3, s4, s1
    xor t3, t0, t3
    srli t6, a6, 1
    xor t6, t6, a6
    and t6, t6, t4
    slli a3, t6, 1
    xor a3, a6, a3
    xor a6, a6, t6
    srli t6, t0, 1
    xor t6, t6, t0
    and t6, t6, t4
    slli s0, t6, 1
    xor s0, t0, s0
    xor t0, t0, t6
    srli t6, t2, 1
    xor t6, t6, t2
    and t6, t6, t4
    slli s1, t6, 1
    xor s1, t2, s1
    xor t2, t2, t6
    srli t6, t3, 1
    xor t6, t6, t3
    and t6, t6, t4
    slli s4, t6, 1
    xor s4, t3, s4
    xor t3, t3, t6
    srli t6, a3, 2
    xor t6, t6, s0
    and t6, t6, s5
    slli s8, t6, 2
    xor a3, a3, s8
    xor t6, s0, t6
    srli s0, s1, 2
    xor s0, s0, s4
    and s0, s0, s5
    slli s8, s0, 2
    xor s1, s1, s8
    xor s0, s4, s0
    srli s4, a6, 2
    xor s4, s4, t0
    and s4, s4, s5
    slli s8, s4, 2
    xor a6, a6, s8
    xor t0, t0, s4
    srli s4, t2, 2
    xor s4, s4, t3
    and s4, s4, s5
    slli s8, s4, 2
    xor t2, t2, s8
    xor t3, t3, s4
    srli s4, a3, 4
    xor s4, s4, s1
    and s4, s4, s6
    slli s8, s4, 4
    xor a3, a3, s8
    xor s1, s1, s4
    sw s1, 168(a0)
    srli s4, t6, 4
    xor s4, s4, s0
    and s4, s4, s6
    slli s8, s4, 4
    xor t6, t6, s8
    xor s0, s0, s4
    srli s4, a6, 4
    xor s4, s4, t2
    and s4, s4, s6
    slli s8, s4, 4
    xor a6, a6, s8
    xor t2, t2, s4
    sw t2, 188(a0)
    srli s4, t0, 4
    xor s4, s4, t3
    and s4, s4, s6
    slli s8, s4, 4
    xor t0, t0, s8
    sw t0, 180(a0)
    xor t3, t3, s4
    lw s4, 204(sp)
    lw s8, 220(sp)
    and s4, s4, s10
    sw a4, 204(sp)
    and a4, s8, s3
    or s4, s4, a4
    sw t5, 188(sp)
    lw t5, 224(sp)
    sw s2, 224(sp)
    and t5, t5, s10
    lw s2, 216(sp)
    sw t1, 184(sp)
    and t1, s2, s3
    or t5, t5, t1
    xor ra, s4, ra
    xor a2, t5, a2
    sw t3, 168(sp)
    srli t3, s4, 1
    xor t3, t3, s4
    and t3, t3, t4
    sw s0, 172(sp)
    slli s0, t3, 1
    xor s0, s4, s0
    xor t3, s4, t3
    srli s4, t5, 1
    xor s4, s4, t5
    and s4, s4, t4
    sw t2, 196(sp)
    slli t2, s4, 1
    xor t2, t5, t2
    xor t5, t5, s4
    srli s4, ra, 1
    xor s4, s4, ra
    and s4, s4, t4
    sw s1, 192(sp)
    slli s1, s4, 1
    xor s1, ra, s1
    xor s4, ra, s4
    srli ra, a2, 1
    xor ra, ra, a2
    and ra, ra, t4
    sw t0, 364(sp)
    slli t0, ra, 1
    xor t0, a2, t0
    xor a2, a2, ra
    srli ra, s0, 2
    xor ra, ra, t2
    and ra, ra, s5
    sw t6, 368(sp)
    slli t6, ra, 2
    xor t6, s0, t6
    xor t2, t2, ra
    srli s0, s1, 2
    xor s0, s0, t0
    and s0, s0, s5
    slli ra, s0, 2
    xor s1, s1, ra
    xor t0, t0, s0
    srli s0, t3, 2
    xor s0, s0, t5
    and s0, s0, s5
    slli ra, s0, 2
    xor t3, t3, ra
    xor t5, t5, s0
    srli s0, s4, 2
    xor s0, s0, a2
    and s0, s0, s5
    slli ra, s0, 2
    xor s4, s4, ra
    xor a2, a2, s0
    srli s0, t6, 4
    xor s0, s0, s1
    and s0, s0, s6
    slli ra, s0, 4
    xor t6, t6, ra
    xor s0, s1, s0
    sw s0, 200(a0)
    srli s1, t2, 4
    xor s1, s1, t0
    and s1, s1, s6
    slli ra, s1, 4
    xor t2, t2, ra
    xor t0, t0, s1
    srli s1, t3, 4
    xor s1, s1, s4
    and s1, s1, s6
    slli ra, s1, 4
    xor t3, t3, ra
    xor s1, s4, s1
    sw s1, 220(a0)
    srli s4, t5, 4
    xor s4, s4, a2
    and s4, s4, s6
    slli ra, s4, 4
    xor t5, t5, ra
    sw t5, 212(a0)
    xor a2, a2, s4
    lw s4, 212(sp)
    sw a6, 372(sp)
    andi ra, s4, 255
    lw a6, 208(sp)
    sw a3, 376(sp)
    and a3, a6, s7
    or a3, ra, a3
    lw ra, 232(sp)
    sw a2, 380(sp)
    and a2, ra, s9
    or a3, a3, a2
    lw a2, 252(sp)
    sw t0, 384(sp)
    and t0, a2, s11
    or t0, a3, t0
    andi a3, a6, 255
    sw s1, 388(sp)
    and s1, ra, s7
    or a3, a3, s1
    and s1, a2, s9
    or a3, a3, s1
    and s1, s4, s11
    or a3, a3, s1
    andi s1, ra, 255
    sw s0, 392(sp)
    and s0, a2, s7
    or s0, s1, s0
    and s1, s4, s9
    or s0, s0, s1
    and s1, a6, s11
    or s0, s0, s1
    andi a2, a2, 255
    and s1, s4, s7
    or a2, a2, s1
    and a6, a6, s9
    or a6, a2, a6
    and a2, ra, s11
    or a6, a6, a2
    srli a2, t0, 1
    xor a2, a2, t0
    and a2, a2, t4
    slli s1, a2, 1
    xor s1, t0, s1
    xor t0, t0, a2
    srli a2, a3, 1
    xor a2, a2, a3
    and a2, a2, t4
    slli s4, a2, 1
    xor s4, a3, s4
    xor a3, a3, a2
    srli a2, s0, 1
    xor a2, a2, s0
    and a2, a2, t4
    slli ra, a2, 1
    xor ra, s0, ra
    xor a2, s0, a2
    srli s0, a6, 1
    xor s0, s0, a6
    and s0, s0, t4
    sw t5, 232(sp)
    slli t5, s0, 1
    xor t5, a6, t5
    xor a6, a6, s0
    srli s0, s1, 2
    xor s0, s0, s4
    and s0, s0, s5
    sw t2, 208(sp)
    slli t2, s0, 2
    xor t2, s1, t2
    xor s0, s4, s0
    srli s1, ra, 2
    xor s1, s1, t5
    and s1, s1, s5
    slli s4, s1, 2
    xor s4, ra, s4
    xor t5, t5, s1
    srli s1, t0, 2
    xor s1, s1, a3
    and s1, s1, s5
    slli ra, s1, 2
    xor t0, t0, ra
    xor a3, a3, s1
    srli s1, a2, 2
    xor s1, s1, a6
    and s1, s1, s5
    slli ra, s1, 2
    xor a2, a2, ra
    xor a6, a6, s1
    srli s1, t2, 4
    xor s1, s1, s4
    and s1, s1, s6
    slli ra, s1, 4
    xor t2, t2, ra
    xor s1, s4, s1
    sw s1, 232(a0)
    srli s4, s0, 4
    xor s4, s4, t5
    and s4, s4, s6
    slli ra, s4, 4
    xor s0, s0, ra
    xor t5, t5, s4
    srli s4, t0, 4
    xor s4, s4, a2
    and s4, s4, s6
    slli ra, s4, 4
    xor t0, t0, ra
    xor a2, a2, s4
    sw a2, 252(a0)
    srli s4, a3, 4
    xor s4, s4, a6
    and s4, s4, s6
    slli ra, s4, 4
    xor a3, a3, ra
    sw a3, 244(a0)
    xor a6, a6, s4
    lw s4, 248(sp)
    sw t3, 212(sp)
    srli ra, s4, 1
    xor ra, ra, s4
    and ra, ra, t4
    slli t3, ra, 1
    xor t3, s4, t3
    xor s4, s4, ra
    lw ra, 244(sp)
    sw t6, 248(sp)
    srli t6, ra, 1
    xor t6, t6, ra
    and t6, t6, t4
    sw a6, 252(sp)
    slli a6, t6, 1
    xor a6, ra, a6
    xor t6, ra, t6
    lw ra, 240(sp)
    sw t5, 244(sp)
    srli t5, ra, 1
    xor t5, t5, ra
    and t5, t5, t4
    sw a2, 396(sp)
    slli a2, t5, 1
    xor a2, ra, a2
    xor t5, ra, t5
    sw s1, 400(sp)
    lw s1, 228(sp)
    sw a3, 404(sp)
    lw a3, 236(sp)
    sw s0, 228(sp)
    xor s1, s1, a3
    and s1, s1, t4
    slli s0, s1, 1
    xor s0, a3, s0
    xor s1, a3, s1
    sw t0, 408(sp)
    srli t0, t3, 2
    xor t0, t0, a6
    and t0, t0, s5
    sw t2, 412(sp)
    slli t2, t0, 2
    xor t2, t3, t2
    xor a6, a6, t0
    srli t0, a2, 2
    xor t0, t0, s0
    and t0, t0, s5
    slli t3, t0, 2
    xor t3, a2, t3
    xor t0, s0, t0
    srli a2, s4, 2
    xor a2, a2, t6
    and a2, a2, s5
    slli s0, a2, 2
    xor s0, s4, s0
    xor t6, t6, a2
    srli a2, t5, 2
    xor a2, a2, s1
    and a2, a2, s5
    slli s4, a2, 2
    xor t5, t5, s4
    xor a2, s1, a2
    srli s1, t2, 4
    xor s1, s1, t3
    and s1, s1, s6
    slli s4, s1, 4
    xor t2, t2, s4
    xor t3, t3, s1
    sw t3, 264(a0)
    srli s1, a6, 4
    xor s1, s1, t0
    and s1, s1, s6
    slli s4, s1, 4
    xor a6, a6, s4
    xor t0, t0, s1
    srli s1, s0, 4
    xor s1, s1, t5
    and s1, s1, s6
    slli s4, s1, 4
    xor s0, s0, s4
    xor t5, t5, s1
    sw t5, 284(a0)
    srli s1, t6, 4
    xor s1, s1, a2
    and s1, s1, s6
    slli s4, s1, 4
    xor t6, t6, s4
    sw t6, 276(a0)
    xor a2, a2, s1
    lw s1, 256(sp)
    sw a2, 416(sp)
    andi s4, s1, 255
    lw a2, 268(sp)
    sw t0, 420(sp)
    and t0, a2, s7
    or t0, s4, t0
    lw s4, 272(sp)
    sw t5, 424(sp)
    and t5, s4, s9
    or t0, t0, t5
    lw t5, 276(sp)
    sw t3, 428(sp)
    and t3, t5, s11
    or t0, t0, t3
    andi t3, t5, 255
    and t5, s1, s7
    or t3, t3, t5
    and t5, a2, s9
    or t3, t3, t5
    and t5, s4, s11
    or t3, t3, t5
    and t5, s8, s10
    or t1, t5, t1
    xor t1, t0, t1
    and t5, s2, s10
    or t5, t5, a4
    xor t5, t3, t5
    srli a4, t0, 1
    xor a4, a4, t0
    and a4, a4, t4
    slli a2, a4, 1
    xor a2, t0, a2
    xor t0, t0, a4
    srli a4, t3, 1
    xor a4, a4, t3
    and a4, a4, t4
    slli s1, a4, 1
    xor s1, t3, s1
    xor t3, t3, a4
    srli a4, t1, 1
    xor a4, a4, t1
    and a4, a4, t4
    slli s2, a4, 1
    xor s2, t1, s2
    xor t1, t1, a4
    srli a4, t5, 1
    xor a4, a4, t5
    and a4, a4, t4
    slli s4, a4, 1
    xor s4, t5, s4
    xor t5, t5, a4
    srli a4, a2, 2
    xor a4, a4, s1
    and a4, a4, s5
    slli s8, a4, 2
    xor a2, a2, s8
    xor a4, s1, a4
    srli s1, s2, 2
    xor s1, s1, s4
    and s1, s1, s5
    slli s8, s1, 2
    xor s2, s2, s8
    xor s1, s4, s1
    srli s4, t0, 2
    xor s4, s4, t3
    and s4, s4, s5
    slli s8, s4, 2
    xor t0, t0, s8
    xor t3, t3, s4
    srli s4, t1, 2
    xor s4, s4, t5
    and s4, s4, s5
    slli s8, s4, 2
    xor t1, t1, s8
    xor t5, t5, s4
    srli s4, a2, 4
    xor s4, s4, s2
    and s4, s4, s6
    slli s8, s4, 4
    xor a2, a2, s8
    xor s2, s2, s4
    sw s2, 296(a0)
    srli s4, a4, 4
    xor s4, s4, s1
    and s4, s4, s6
    slli s8, s4, 4
    xor a4, a4, s8
    xor s1, s1, s4
    srli s4, t0, 4
    xor s4, s4, t1
    and s4, s4, s6
    slli s8, s4, 4
    xor t0, t0, s8
    xor t1, t1, s4
    sw t1, 316(a0)
    srli s4, t3, 4
    xor s4, s4, t5
    and s4, s4, s6
    slli s8, s4, 4
    xor t3, t3, s8
    sw t3, 308(a0)
    xor t5, t5, s4
    lw s4, 264(sp)
    sw t6, 216(sp)
    and s8, s4, s10
    lw t6, 288(sp)
    sw a6, 220(sp)
    and a6, t6, s3
    or a6, s8, a6
    lw s8, 260(sp)
    sw s0, 272(sp)
    and s0, s8, s10
    sw t2, 268(sp)
    lw t2, 300(sp)
    sw t5, 256(sp)
    and t5, t2, s3
    or t5, s0, t5
    and t6, t6, s10
    and s0, s4, s3
    or t6, t6, s0
    and t2, t2, s10
    and s0, s8, s3
    or t2, t2, s0
    srli s0, a6, 1
    xor s0, s0, a6
    and s0, s0, t4
    slli s4, s0, 1
    xor s4, a6, s4
    xor a6, a6, s0
    srli s0, t5, 1
    xor s0, s0, t5
    and s0, s0, t4
    slli s8, s0, 1
    xor s8, t5, s8
    xor t5, t5, s0
    srli s0, t6, 1
    xor s0, s0, t6
    and s0, s0, t4
    sw s1, 260(sp)
    slli s1, s0, 1
    xor s1, t6, s1
    xor t6, t6, s0
    srli s0, t2, 1
    xor s0, s0, t2
    and s0, s0, t4
    sw t1, 300(sp)
    slli t1, s0, 1
    xor t1, t2, t1
    xor t2, t2, s0
    srli s0, s4, 2
    xor s0, s0, s8
    and s0, s0, s5
    sw s2, 264(sp)
    slli s2, s0, 2
    xor s2, s4, s2
    xor s0, s8, s0
    srli s4, s1, 2
    xor s4, s4, t1
    and s4, s4, s5
    slli s8, s4, 2
    xor s1, s1, s8
    xor t1, t1, s4
    srli s4, a6, 2
    xor s4, s4, t5
    and s4, s4, s5
    slli s8, s4, 2
    xor a6, a6, s8
    xor t5, t5, s4
    srli s4, t6, 2
    xor s4, s4, t2
    and s4, s4, s5
    slli s8, s4, 2
    xor t6, t6, s8
    xor t2, t2, s4
    srli s4, s2, 4
    xor s4, s4, s1
    and s4, s4, s6
    slli s8, s4, 4
    xor s2, s2, s8
    xor s1, s1, s4
    sw s1, 328(a0)
    srli s4, s0, 4
    xor s4, s4, t1
    and s4, s4, s6
    slli s8, s4, 4
    xor s0, s0, s8
    xor t1, t1, s4
    srli s4, a6, 4
    xor s4, s4, t6
    and s4, s4, s6
    slli s8, s4, 4
    xor a6, a6, s8
    xor t6, t6, s4
    sw t6, 348(a0)
    srli s4, t5, 4
    xor s4, s4, t2
    and s4, s4, s6
    slli s8, s4, 4
    xor t5, t5, s8
    sw t5, 340(a0)
    xor t2, t2, s4
    lw s4, 296(sp)
    sw t3, 288(sp)
    andi s8, s4, 255
    lw t3, 292(sp)
    sw a4, 276(sp)
    and a4, t3, s7
    or a4, s8, a4
    lw s8, 284(sp)
    sw t0, 432(sp)
    and t0, s8, s9
    or t0, a4, t0
    lw a4, 280(sp)
    sw a2, 436(sp)
    and a2, a4, s11
    or t0, t0, a2
    andi t3, t3, 255
    and a2, s8, s7
    or t3, t3, a2
    and a4, a4, s9
    or t3, t3, a4
    and a4, s4, s11
    or t3, t3, a4
    and a4, ra, s10
    and a2, a3, s3
    or a4, a4, a2
    xor a4, t0, a4
    and a3, a3, s10
    and a2, ra, s3
    or a3, a3, a2
    xor a3, t3, a3
    srli a2, t0, 1
    xor a2, a2, t0
    and a2, a2, t4
    slli s3, a2, 1
    xor s3, t0, s3
    xor t0, t0, a2
    srli a2, t3, 1
    xor a2, a2, t3
    and a2, a2, t4
    slli s4, a2, 1
    xor s4, t3, s4
    xor t3, t3, a2
    srli a2, a4, 1
    xor a2, a2, a4
    and a2, a2, t4
    slli s7, a2, 1
    xor s7, a4, s7
    xor a4, a4, a2
    srli a2, a3, 1
    xor a2, a2, a3
    and a2, a2, t4
    slli s8, a2, 1
    xor s8, a3, s8
    xor a3, a3, a2
    srli a2, s3, 2
    xor a2, a2, s4
    and a2, a2, s5
    slli s9, a2, 2
    xor s3, s3, s9
    xor a2, s4, a2
    srli s4, s7, 2
    xor s4, s4, s8
    and s4, s4, s5
    slli s9, s4, 2
    xor s7, s7, s9
    xor s4, s8, s4
    srli s8, t0, 2
    xor s8, s8, t3
    and s8, s8, s5
    slli s9, s8, 2
    xor t0, t0, s9
    xor t3, t3, s8
    srli s8, a4, 2
    xor s8, s8, a3
    and s8, s8, s5
    slli s9, s8, 2
    xor a4, a4, s9
    xor a3, a3, s8
    srli s8, s3, 4
    xor s8, s8, s7
    and s8, s8, s6
    slli s9, s8, 4
    xor s3, s3, s9
    xor s7, s7, s8
    sw s7, 360(a0)
    srli s7, a2, 4
    xor s7, s7, s4
    and s7, s7, s6
    slli s8, s7, 4
    xor a2, a2, s8
    sw a2, 432(a0)
    xor s4, s4, s7
    sw s4, 440(a0)
    srli s7, t0, 4
    xor s7, s7, a4
    and s7, s7, s6
    slli s8, s7, 4
    xor t0, t0, s8
    xor a4, a4, s7
    sw a4, 380(a0)
    srli s7, t3, 4
    xor s7, s7, a3
    and s7, s7, s6
    slli s8, s7, 4
    xor t3, t3, s8
    sw t3, 372(a0)
    xor t3, a3, s7
    sw t3, 444(a0)
    srli a3, a5, 1
    xor a3, a3, a5
    and a3, a3, t4
    slli s7, a3, 1
    xor s7, a5, s7
    xor a5, a5, a3
    srli a3, a7, 1
    xor a3, a3, a7
    and a3, a3, t4
    slli s8, a3, 1
    xor s8, a7, s8
    xor a7, a7, a3
    lw a3, 112(sp)
    srli s9, a3, 1
    xor s9, s9, a3
    and s9, s9, t4
    slli s10, s9, 1
    xor s10, a3, s10
    xor a3, a3, s9
    lw s9, 100(sp)
    srli s11, s9, 1
    xor s11, s11, s9
    and t4, s11, t4
    slli s11, t4, 1
    xor s11, s9, s11
    xor t4, s9, t4
    srli s9, s7, 2
    xor s9, s9, s8
    and s9, s9, s5
    slli ra, s9, 2
    xor s7, s7, ra
    xor s8, s8, s9
    srli s9, s10, 2
    xor s9, s9, s11
    and s9, s9, s5
    slli ra, s9, 2
    xor s10, s10, ra
    xor s9, s11, s9
    srli s11, a5, 2
    xor s11, s11, a7
    and s11, s11, s5
    slli ra, s11, 2
    xor a5, a5, ra
    xor a7, a7, s11
    srli s11, a3, 2
    xor s11, s11, t4
    and s5, s11, s5
    slli s11, s5, 2
    xor a3, a3, s11
    xor t4, t4, s5
    srli s5, s7, 4
    xor s5, s5, s10
    and s5, s5, s6
    slli s11, s5, 4
    xor s7, s7, s11
    sw s7, 384(a0)
    xor s5, s10, s5
    sw s5, 416(a0)
    srli s10, s8, 4
    xor s10, s10, s9
    and s10, s10, s6
    slli s11, s10, 4
    xor s8, s8, s11
    sw s8, 392(a0)
    xor s8, s9, s10
    sw s8, 420(a0)
    srli s9, a5, 4
    xor s9, s9, a3
    and s9, s9, s6
    slli s10, s9, 4
    xor a5, a5, s10
    xor a3, a3, s9
    srli s9, a7, 4
    xor s9, s9, t4
    and s9, s9, s6
    slli s10, s9, 4
    xor a7, a7, s10
    sw a7, 424(a0)
    xor t4, t4, s9
    sw t4, 412(a0)
    slli t4, s2, 18
    srli s9, s2, 14
    or t4, t4, s9
    lui s9, 12336
    addi s9, s9, 771
    and t4, t4, s9
    slli s10, s2, 26
    srli s11, s2, 6
    or s10, s10, s11
    lui s11, 1036240
    addi s11, s11, -772
    and s10, s10, s11
    or t4, t4, s10
    slli s10, a6, 18
    srli ra, a6, 14
    or s10, s10, ra
    and s10, s10, s9
    slli ra, a6, 26
    sw t4, 100(sp)
    srli t4, a6, 6
    or t4, ra, t4
    and t4, t4, s11
    or t4, s10, t4
    slli s10, s0, 18
    srli ra, s0, 14
    or s10, s10, ra
    and s10, s10, s9
    slli ra, s0, 26
    sw t4, 112(sp)
    srli t4, s0, 6
    or t4, ra, t4
    and t4, t4, s11
    or t4, s10, t4
    sw t4, 456(a0)
    slli t4, t5, 18
    srli s10, t5, 14
    or t4, t4, s10
    and t4, t4, s9
    slli s10, t5, 26
    srli t5, t5, 6
    or t5, s10, t5
    and t5, t5, s11
    or t4, t4, t5
    sw t4, 460(a0)
    slli t4, s1, 18
    srli t5, s1, 14
    or t4, t4, t5
    and t4, t4, s9
    slli t5, s1, 26
    srli s1, s1, 6
    or t5, t5, s1
    and t5, t5, s11
    or t4, t4, t5
    sw t4, 464(a0)
    slli t4, t6, 18
    srli t5, t6, 14
    or t4, t4, t5
    and t4, t4, s9
    slli t5, t6, 26
    srli t6, t6, 6
    or t5, t5, t6
    and t5, t5, s11
    or t4, t4, t5
    slli t5, t1, 18
    srli t6, t1, 14
    or t5, t5, t6
    and t5, t5, s9
    slli t6, t1, 26
    srli s1, t1, 6
    or t6, t6, s1
    and t6, t6, s11
    or t5, t5, t6
    sw t5, 472(a0)
    slli t5, t2, 18
    srli t6, t2, 14
    or t5, t5, t6
    and t5, t5, s9
    slli t6, t2, 26
    srli s1, t2, 6
    or t6, t6, s1
    and t6, t6, s11
    or t5, t5, t6
    sw t5, 476(a0)
    lw t5, 436(sp)
    srli s1, t5, 18
    slli t6, t5, 14
    or t6, t6, s1
    lui s1, 259060
    addi s1, s1, -193
    and t6, t6, s1
    slli s10, t5, 22
    srli ra, t5, 10
    or s10, s10, ra
    lui ra, 789516
    addi ra, ra, 192
    and s10, s10, ra
    or t6, t6, s10
    lw s10, 432(sp)
    sw t6, 240(sp)
    slli t5, s10, 14
    srli t6, s10, 18
    or t5, t5, t6
    and t5, t5, s1
    slli t6, s10, 22
    srli s10, s10, 10
    or t6, t6, s10
    and t6, t6, ra
    or t5, t5, t6
    lw t6, 276(sp)
    sw t5, 236(sp)
    slli s10, t6, 14
    srli t5, t6, 18
    or t5, s10, t5
    and t5, t5, s1
    slli s10, t6, 22
    srli t6, t6, 10
    or t6, s10, t6
    and t6, t6, ra
    or t5, t5, t6
    sw t5, 488(a0)
    lw t5, 288(sp)
    srli s10, t5, 18
    slli t6, t5, 14
    or t6, t6, s10
    and t6, t6, s1
    slli s10, t5, 22
    srli t5, t5, 10
    or t5, s10, t5
    and t5, t5, ra
    or t5, t6, t5
    sw t5, 492(a0)
    lw t5, 264(sp)
    srli s10, t5, 18
    slli t6, t5, 14
    or t6, t6, s10
    and t6, t6, s1
    slli s10, t5, 22
    srli t5, t5, 10
    or t5, s10, t5
    and t5, t5, ra
    or t5, t6, t5
    sw t5, 496(a0)
    lw t5, 300(sp)
    srli s10, t5, 18
    slli t6, t5, 14
    or t6, t6, s10
    and t6, t6, s1
    slli s10, t5, 22
    srli t5, t5, 10
    or t5, s10, t5
    and t5, t5, ra
    or t5, t6, t5
    lw t6, 260(sp)
    sw t5, 300(sp)
    slli s10, t6, 14
    srli t5, t6, 18
    or t5, s10, t5
    and t5, t5, s1
    slli s10, t6, 22
    srli t6, t6, 10
    or t6, s10, t6
    and t6, t6, ra
    or t5, t5, t6
    sw t5, 504(a0)
    lw t5, 256(sp)
    srli s10, t5, 18
    slli t6, t5, 14
    or t6, t6, s10
    and t6, t6, s1
    slli s10, t5, 22
    srli t5, t5, 10
    or t5, s10, t5
    and t5, t5, ra
    or t5, t6, t5
    sw t5, 508(a0)
    lw t5, 268(sp)
    srli s10, t5, 28
    slli t6, t5, 4
    or t6, t6, s10
    and t6, t6, s6
    slli s10, t5, 12
    srli t5, t5, 20
    or t5, s10, t5
    lui s10, 986895
    addi s10, s10, 240
    and t5, t5, s10
    or t5, t6, t5
    lw t6, 272(sp)
    sw t5, 264(sp)
    slli t5, t6, 4
    sw t4, 288(sp)
    srli t4, t6, 28
    or t4, t5, t4
    and t4, t4, s6
    slli t5, t6, 12
    srli t6, t6, 20
    or t5, t5, t6
    and t5, t5, s10
    or t4, t4, t5
    lw t5, 220(sp)
    sw t4, 296(sp)
    slli t6, t5, 4
    srli t4, t5, 28
    or t4, t6, t4
    and t4, t4, s6
    slli t6, t5, 12
    srli t5, t5, 20
    or t5, t6, t5
    and t5, t5, s10
    or t4, t4, t5
    sw t4, 520(a0)
    lw t4, 216(sp)
    srli t6, t4, 28
    slli t5, t4, 4
    or t5, t5, t6
    and t5, t5, s6
    slli t6, t4, 12
    srli t4, t4, 20
    or t4, t6, t4
    and t4, t4, s10
    or t4, t5, t4
    sw t4, 524(a0)
    lw t4, 428(sp)
    srli t6, t4, 28
    slli t5, t4, 4
    or t5, t5, t6
    and t5, t5, s6
    slli t6, t4, 12
    srli t4, t4, 20
    or t4, t6, t4
    and t4, t4, s10
    or t4, t5, t4
    sw t4, 528(a0)
    lw t4, 424(sp)
    srli t6, t4, 28
    slli t5, t4, 4
    or t5, t5, t6
    and t5, t5, s6
    slli t6, t4, 12
    srli t4, t4, 20
    or t4, t6, t4
    and t4, t4, s10
    or t4, t5, t4
    lw t5, 420(sp)
    sw t4, 424(sp)
    slli t6, t5, 4
    srli t4, t5, 28
    or t4, t6, t4
    and t4, t4, s6
    slli t6, t5, 12
    srli t5, t5, 20
    or t5, t6, t5
    and t5, t5, s10
    or t4, t4, t5
    lw t5, 416(sp)
    sw t4, 428(sp)
    slli t6, t5, 4
    srli t4, t5, 28
    or t4, t6, t4
    and t4, t4, s6
    slli t6, t5, 12
    srli t5, t5, 20
    or t5, t6, t5
    and t5, t5, s10
    or t4, t4, t5
    lw t5, 412(sp)
    sw t4, 216(sp)
    slli t6, t5, 20
    srli t4, t5, 12
    or t4, t6, t4
    and t4, t4, s6
    slli t6, t5, 28
    srli t5, t5, 4
    or t5, t6, t5
    and t5, t5, s10
    or t4, t4, t5
    lw t5, 408(sp)
    sw t4, 280(sp)
    slli t6, t5, 20
    srli t4, t5, 12
    or t4, t6, t4
    and t4, t4, s6
    slli t6, t5, 28
    srli t5, t5, 4
    or t5, t6, t5
    and t5, t5, s10
    or t4, t4, t5
    lw t5, 228(sp)
    sw t4, 284(sp)
    slli t6, t5, 20
    srli t4, t5, 12
    or t4, t6, t4
    and t4, t4, s6
    slli t6, t5, 28
    srli t5, t5, 4
    or t5, t6, t5
    and t5, t5, s10
    or t4, t4, t5
    sw t4, 552(a0)
    lw t4, 404(sp)
    srli t6, t4, 12
    slli t5, t4, 20
    or t5, t5, t6
    and t5, t5, s6
    slli t6, t4, 28
    srli t4, t4, 4
    or t4, t6, t4
    and t4, t4, s10
    or t4, t5, t4
    sw t4, 556(a0)
    lw t4, 400(sp)
    srli t6, t4, 12
    slli t5, t4, 20
    or t5, t5, t6
    and t5, t5, s6
    slli t6, t4, 28
    srli t4, t4, 4
    or t4, t6, t4
    and t4, t4, s10
    or t4, t5, t4
    sw t4, 560(a0)
    lw t4, 396(sp)
    srli t6, t4, 12
    slli t5, t4, 20
    or t5, t5, t6
    and t5, t5, s6
    slli t6, t4, 28
    srli t4, t4, 4
    or t4, t6, t4
    and t4, t4, s10
    or t4, t5, t4
    lw t5, 244(sp)
    sw t4, 396(sp)
    slli t6, t5, 20
    srli t4, t5, 12
    or t4, t6, t4
    and t4, t4, s6
    slli t6, t5, 28
    srli t5, t5, 4
    or t5, t6, t5
    and t5, t5, s10
    or t4, t4, t5
    sw t4, 568(a0)
    lw t4, 252(sp)
    srli t6, t4, 12
    slli t5, t4, 20
    or t5, t5, t6
    and t5, t5, s6
    slli t6, t4, 28
    srli t4, t4, 4
    or t4, t6, t4
    and t4, t4, s10
    or t4, t5, t4
    sw t4, 572(a0)
    lw t4, 248(sp)
    srli t6, t4, 18
    slli t5, t4, 14
    or t5, t5, t6
    and t5, t5, s1
    slli t6, t4, 22
    srli t4, t4, 10
    or t4, t6, t4
    and t4, t4, ra
    or t4, t5, t4
    lw t5, 212(sp)
    sw t4, 400(sp)
    slli t6, t5, 14
    srli t4, t5, 18
    or t4, t6, t4
    and t4, t4, s1
    slli t6, t5, 22
    srli t5, t5, 10
    or t5, t6, t5
    and t5, t5, ra
    or t4, t4, t5
    lw t5, 208(sp)
    sw t4, 404(sp)
    slli t6, t5, 14
    srli t4, t5, 18
    or t4, t6, t4
    and t4, t4, s1
    slli t6, t5, 22
    srli t5, t5, 10
    or t5, t6, t5
    and t5, t5, ra
    or t4, t4, t5
    sw t4, 584(a0)
    lw t4, 232(sp)
    srli t6, t4, 18
    slli t5, t4, 14
    or t5, t5, t6
    and t5, t5, s1
    slli t6, t4, 22
    srli t4, t4, 10
    or t4, t6, t4
    and t4, t4, ra
    or t4, t5, t4
    sw t4, 588(a0)
    lw t4, 392(sp)
    srli t6, t4, 18
    slli t5, t4, 14
    or t5, t5, t6
    and t5, t5, s1
    slli t6, t4, 22
    srli t4, t4, 10
    or t4, t6, t4
    and t4, t4, ra
    or t4, t5, t4
    sw t4, 592(a0)
    lw t4, 388(sp)
    srli t6, t4, 18
    slli t5, t4, 14
    or t5, t5, t6
    and t5, t5, s1
    slli t6, t4, 22
    srli t4, t4, 10
    or t4, t6, t4
    and t4, t4, ra
    or t4, t5, t4
    lw t5, 384(sp)
    sw t4, 388(sp)
    slli t6, t5, 14
    srli t4, t5, 18
    or t4, t6, t4
    and t4, t4, s1
    slli t6, t5, 22
    srli t5, t5, 10
    or t5, t6, t5
    and t5, t5, ra
    or t4, t4, t5
    sw t4, 600(a0)
    lw t4, 380(sp)
    srli t6, t4, 18
    slli t5, t4, 14
    or t5, t5, t6
    and t5, t5, s1
    slli t6, t4, 22
    srli s1, t4, 10
    or t6, t6, s1
    and t6, t6, ra
    or t5, t5, t6
    sw t5, 604(a0)
    lw t5, 376(sp)
    srli s1, t5, 30
    slli t6, t5, 2
    or t6, t6, s1
    and t6, t6, s9
    slli s1, t5, 10
    srli ra, t5, 22
    or s1, s1, ra
    and s1, s1, s11
    or t6, t6, s1
    lw s1, 372(sp)
    srli t4, s1, 30
    slli ra, s1, 2
    or t4, ra, t4
    and t4, t4, s9
    slli ra, s1, 10
    srli s1, s1, 22
    or s1, ra, s1
    and s1, s1, s11
    or t4, t4, s1
    lw s1, 368(sp)
    srli t5, s1, 30
    slli ra, s1, 2
    or t5, ra, t5
    and t5, t5, s9
    slli ra, s1, 10
    srli s1, s1, 22
    or s1, ra, s1
    and s1, s1, s11
    or t5, t5, s1
    sw t5, 616(a0)
    lw t5, 364(sp)
    srli ra, t5, 30
    slli s1, t5, 2
    or s1, s1, ra
    and s1, s1, s9
    slli ra, t5, 10
    srli t5, t5, 22
    or t5, ra, t5
    and t5, t5, s11
    or t5, s1, t5
    sw t5, 620(a0)
    lw t5, 192(sp)
    srli ra, t5, 30
    slli s1, t5, 2
    or s1, s1, ra
    and s1, s1, s9
    slli ra, t5, 10
    srli t5, t5, 22
    or t5, ra, t5
    and t5, t5, s11
    or t5, s1, t5
    sw t5, 624(a0)
    lw t5, 196(sp)
    srli ra, t5, 30
    slli s1, t5, 2
    or s1, s1, ra
    and s1, s1, s9
    slli ra, t5, 10
    srli t5, t5, 22
    or t5, ra, t5
    and t5, t5, s11
    or t5, s1, t5
    lw s1, 172(sp)
    sw t5, 196(sp)
    slli ra, s1, 2
    srli t5, s1, 30
    or t5, ra, t5
    and t5, t5, s9
    slli ra, s1, 10
    srli s1, s1, 22
    or s1, ra, s1
    and s1, s1, s11
    or t5, t5, s1
    lw s1, 168(sp)
    sw t5, 192(sp)
    slli ra, s1, 2
    srli t5, s1, 30
    or t5, ra, t5
    and t5, t5, s9
    slli ra, s1, 10
    srli s1, s1, 22
    or s1, ra, s1
    and s1, s1, s11
    or t5, t5, s1
    lw s1, 184(sp)
    sw t5, 364(sp)
    slli ra, s1, 2
    srli t5, s1, 30
    or t5, ra, t5
    and t5, t5, s9
    slli ra, s1, 10
    srli s1, s1, 22
    or s1, ra, s1
    and s1, s1, s11
    or t5, t5, s1
    lw s1, 224(sp)
    sw t5, 392(sp)
    slli ra, s1, 2
    srli t5, s1, 30
    or t5, ra, t5
    and t5, t5, s9
    slli ra, s1, 10
    srli s1, s1, 22
    or s1, ra, s1
    and s1, s1, s11
    or t5, t5, s1
    lw s1, 188(sp)
    sw t5, 232(sp)
    slli ra, s1, 2
    srli t5, s1, 30
    or t5, ra, t5
    and t5, t5, s9
    slli ra, s1, 10
    srli s1, s1, 22
    or s1, ra, s1
    and s1, s1, s11
    or t5, t5, s1
    sw t5, 648(a0)
    lw t5, 204(sp)
    srli ra, t5, 30
    slli s1, t5, 2
    or s1, s1, ra
    and s1, s1, s9
    slli ra, t5, 10
    srli t5, t5, 22
    or t5, ra, t5
    and t5, t5, s11
    or t5, s1, t5
    sw t5, 652(a0)
    lw t5, 360(sp)
    srli ra, t5, 30
    slli s1, t5, 2
    or s1, s1, ra
    and s1, s1, s9
    slli ra, t5, 10
    srli t5, t5, 22
    or t5, ra, t5
    and t5, t5, s11
    or t5, s1, t5
    sw t5, 656(a0)
    lw t5, 356(sp)
    srli ra, t5, 30
    slli s1, t5, 2
    or s1, s1, ra
    and s1, s1, s9
    slli ra, t5, 10
    srli t5, t5, 22
    or t5, ra, t5
    and t5, t5, s11
    or t5, s1, t5
    lw s1, 352(sp)
    sw t5, 356(sp)
    slli ra, s1, 2
    srli t5, s1, 30
    or t5, ra, t5
    and t5, t5, s9
    slli ra, s1, 10
    srli s1, s1, 22
    or s1, ra, s1
    and s1, s1, s11
    or t5, t5, s1
    lw s1, 348(sp)
    sw t5, 360(sp)
    slli ra, s1, 2
    srli t5, s1, 30
    or t5, ra, t5
    and t5, t5, s9
    slli ra, s1, 10
    srli s1, s1, 22
    or s1, ra, s1
    and s1, s1, s11
    or t5, t5, s1
    lw s1, 200(sp)
    sw t5, 204(sp)
    slli ra, s1, 18
    srli t5, s1, 14
    or t5, ra, t5
    and t5, t5, s9
    slli ra, s1, 26
    srli s1, s1, 6
    or s1, ra, s1
    and s1, s1, s11
    or t5, t5, s1
    lw s1, 344(sp)
    sw t5, 292(sp)
    slli ra, s1, 18
    srli t5, s1, 14
    or t5, ra, t5
    and t5, t5, s9
    slli ra, s1, 26
    srli s1, s1, 6
    or s1, ra, s1
    and s1, s1, s11
    or t5, t5, s1
    lw s1, 180(sp)
    sw t5, 440(sp)
    slli ra, s1, 18
    srli t5, s1, 14
    or t5, ra, t5
    and t5, t5, s9
    slli ra, s1, 26
    srli s1, s1, 6
    or s1, ra, s1
    and s1, s1, s11
    or t5, t5, s1
    sw t5, 680(a0)
    lw t5, 340(sp)
    srli ra, t5, 14
    slli s1, t5, 18
    or s1, s1, ra
    and s1, s1, s9
    slli ra, t5, 26
    srli t5, t5, 6
    or t5, ra, t5
    and t5, t5, s11
    or t5, s1, t5
    sw t5, 684(a0)
    lw t5, 160(sp)
    srli ra, t5, 14
    slli s1, t5, 18
    or s1, s1, ra
    and s1, s1, s9
    slli ra, t5, 26
    srli t5, t5, 6
    or t5, ra, t5
    and t5, t5, s11
    or t5, s1, t5
    sw t5, 688(a0)
    lw t5, 120(sp)
    srli ra, t5, 14
    slli s1, t5, 18
    or s1, s1, ra
    and s1, s1, s9
    slli ra, t5, 26
    srli t5, t5, 6
    or t5, ra, t5
    and t5, t5, s11
    or t5, s1, t5
    lw s1, 164(sp)
    sw t5, 120(sp)
    slli ra, s1, 18
    srli t5, s1, 14
    or t5, ra, t5
    and t5, t5, s9
    slli ra, s1, 26
    srli s1, s1, 6
    or s1, ra, s1
    and s1, s1, s11
    or t5, t5, s1
    sw t5, 696(a0)
    lw t5, 336(sp)
    srli ra, t5, 14
    slli s1, t5, 18
    or s1, s1, ra
    and s1, s1, s9
    slli s9, t5, 26
    srli ra, t5, 6
    or s9, s9, ra
    and s9, s9, s11
    or s1, s1, s9
    sw s1, 700(a0)
    lw s1, 332(sp)
    srli s11, s1, 20
    slli s9, s1, 12
    or s9, s9, s11
    and s9, s9, s6
    slli s11, s1, 20
    srli ra, s1, 12
    or s11, s11, ra
    and s11, s11, s10
    or s9, s9, s11
    lw s11, 328(sp)
    sw s9, 160(sp)
    slli ra, s11, 12
    srli s9, s11, 20
    or s9, ra, s9
    and s9, s9, s6
    slli ra, s11, 20
    sw t4, 340(sp)
    srli t4, s11, 12
    or t4, ra, t4
    and t4, t4, s10
    or t4, s9, t4
    lw s9, 176(sp)
    sw t4, 444(sp)
    slli ra, s9, 12
    srli t4, s9, 20
    or t4, ra, t4
    and t4, t4, s6
    slli ra, s9, 20
    sw t6, 448(sp)
    srli t6, s9, 12
    or t6, ra, t6
    and t6, t6, s10
    or t4, t4, t6
    sw t4, 712(a0)
    lw t4, 156(sp)
    srli ra, t4, 20
    slli t6, t4, 12
    or t6, t6, ra
    and t6, t6, s6
    slli ra, t4, 20
    srli t4, t4, 12
    or t4, ra, t4
    and t4, t4, s10
    or t4, t6, t4
    sw t4, 716(a0)
    lw t4, 324(sp)
    srli ra, t4, 20
    slli t6, t4, 12
    or t6, t6, ra
    and t6, t6, s6
    slli ra, t4, 20
    srli t4, t4, 12
    or t4, ra, t4
    and t4, t4, s10
    or t4, t6, t4
    sw t4, 720(a0)
    lw t4, 320(sp)
    srli ra, t4, 20
    slli t6, t4, 12
    or t6, t6, ra
    and t6, t6, s6
    slli ra, t4, 20
    srli t4, t4, 12
    or t4, ra, t4
    and t4, t4, s10
    or t4, t6, t4
    lw t6, 316(sp)
    sw t4, 320(sp)
    slli ra, t6, 12
    srli t4, t6, 20
    or t4, ra, t4
    and t4, t4, s6
    slli ra, t6, 20
    sw a4, 324(sp)
    srli a4, t6, 12
    or a4, ra, a4
    and a4, a4, s10
    or t4, t4, a4
    sw t4, 728(a0)
    lw t4, 104(sp)
    srli ra, t4, 20
    slli a4, t4, 12
    or a4, a4, ra
    and a4, a4, s6
    slli s6, t4, 20
    srli ra, t4, 12
    or s6, s6, ra
    and s6, s6, s10
    or a4, a4, s6
    sw a4, 732(a0)
    lw a4, 108(sp)
    srli s10, a4, 24
    slli s6, a4, 8
    or s6, s6, s10
    lw s10, 312(sp)
    sw s6, 156(sp)
    slli ra, s10, 8
    srli s6, s10, 24
    or s6, ra, s6
    lw ra, 308(sp)
    sw s6, 452(sp)
    slli s6, ra, 8
    sw s7, 456(sp)
    srli s7, ra, 24
    or s6, s6, s7
    sw s6, 744(a0)
    lw s6, 152(sp)
    slli s7, s6, 8
    srli s6, s6, 24
    or s6, s7, s6
    sw s6, 748(a0)
    lw s6, 148(sp)
    slli s7, s6, 8
    srli s6, s6, 24
    or s6, s7, s6
    sw s6, 752(a0)
    lw s6, 144(sp)
    sw s8, 148(sp)
    slli s7, s6, 8
    srli s6, s6, 24
    or s6, s7, s6
    lw s7, 140(sp)
    sw s6, 144(sp)
    slli s6, s7, 8
    srli s8, s7, 24
    or s6, s6, s8
    sw s6, 760(a0)
    lw s6, 136(sp)
    sw a3, 152(sp)
    slli s8, s6, 8
    srli a3, s6, 24
    or a3, s8, a3
    sw a3, 764(a0)
    lw a3, 132(sp)
    not a3, a3
    sw a3, 0(a0)
    lw a3, 116(sp)
    not a3, a3
    sw a3, 4(a0)
    lw a3, 96(sp)
    # round 1 (aes.dsl:47)
    not a4, a4
    not a3, a3
    sw a3, 20(a0)
    lw a3, 128(sp)
    not a3, a3
    sw a3, 8(a0)
    lw a3, 124(sp)
    not a3, a3
    sw a3, 28(a0)
    lw a3, 304(sp)
    sw a4, 32(a0)
    not a3, a3
    sw a3, 12(a0)
    not a4, s10
    sw a4, 48(a0)
    not a4, ra
    sw a4, 36(a0)
    not a4, s7
    sw a4, 56(a0)
    not a4, s6
    sw a4, 44(a0)
    # round 2 (aes.dsl:47)
    not a4, s1
    sw a4, 64(a0)
    not a4, s11
    sw a4, 80(a0)
    not a4, s9
    sw a4, 68(a0)
    not t6, t6
    sw t6, 88(a0)
    not t4, t4
    sw t4, 76(a0)
    # round 3 (aes.dsl:47)
    lw t4, 200(sp)
    not t4, t4
    sw t4, 96(a0)
    lw t4, 344(sp)
    not t4, t4
    sw t4, 112(a0)
    lw t4, 180(sp)
    not t4, t4
    sw t4, 100(a0)
    lw t4, 164(sp)
    not t4, t4
    sw t4, 120(a0)
    not t4, t5
    sw t4, 108(a0)
    # round 4 (aes.dsl:47)
    lw t4, 184(sp)
    not t4, t4
    sw t4, 128(a0)
    lw t4, 224(sp)
    not t4, t4
    sw t4, 144(a0)
    lw t4, 188(sp)
    not t4, t4
    sw t4, 132(a0)
    lw t4, 352(sp)
    not t4, t4
    sw t4, 152(a0)
    lw t4, 348(sp)
    not t4, t4
    sw t4, 140(a0)
    # round 5 (aes.dsl:47)
    lw t4, 376(sp)
    not t4, t4
    sw t4, 160(a0)
    lw t4, 372(sp)
    not t4, t4
    sw t4, 176(a0)
    lw t4, 368(sp)
    not t4, t4
    sw t4, 164(a0)
    lw t4, 172(sp)
    not t4, t4
    sw t4, 184(a0)
    lw t4, 168(sp)
    not t4, t4
    sw t4, 172(a0)
    # round 6 (aes.dsl:47)
    lw t4, 248(sp)
    not t4, t4
    sw t4, 192(a0)
    lw t4, 212(sp)
    not t4, t4
    sw t4, 208(a0)
    lw t4, 208(sp)
    not t4, t4
    sw t4, 196(a0)
    lw t4, 384(sp)
    not t4, t4
    sw t4, 216(a0)
    lw t4, 380(sp)
    not t4, t4
    sw t4, 204(a0)
    # round 7 (aes.dsl:47)
    lw t4, 412(sp)
    not t4, t4
    sw t4, 224(a0)
    lw t4, 408(sp)
    not t4, t4
    sw t4, 240(a0)
    lw t4, 228(sp)
    not t4, t4
    sw t4, 228(a0)
    lw t4, 244(sp)
    not t4, t4
    sw t4, 248(a0)
    lw t4, 252(sp)
    not t4, t4
    sw t4, 236(a0)
    # round 8 (aes.dsl:47)
    lw t4, 268(sp)
    not t4, t4
    sw t4, 256(a0)
    lw t4, 272(sp)
    not t4, t4
    sw t4, 272(a0)
    lw t4, 220(sp)
    not t4, t4
    sw t4, 260(a0)
    lw t4, 420(sp)
    not t4, t4
    sw t4, 280(a0)
    lw t4, 416(sp)
    not t4, t4
    sw t4, 268(a0)
    # round 9 (aes.dsl:47)
    lw t4, 436(sp)
    not t4, t4
    sw t4, 288(a0)
    lw t4, 432(sp)
    not t4, t4
    sw t4, 304(a0)
    lw t4, 276(sp)
    # round 10 (aes.dsl:47)
    not a6, a6
    # round 9 (aes.dsl:47)
    not t4, t4
    sw t4, 292(a0)
    lw t4, 260(sp)
    not t4, t4
    sw t4, 312(a0)
    lw t4, 256(sp)
    sw a6, 336(a0)
    not t4, t4
    sw t4, 300(a0)
    # round 10 (aes.dsl:47)
    not t4, s2
    sw t4, 320(a0)
    not a6, s0
    sw a6, 324(a0)
    not a6, t1
    sw a6, 344(a0)
    not a6, t2
    sw a6, 332(a0)
    # round 11 (aes.dsl:47)
    not a6, s3
    sw a6, 352(a0)
    not a6, t0
    sw a6, 368(a0)
    not a6, a2
    sw a6, 356(a0)
    not a6, s4
    sw a6, 376(a0)
    not a6, t3
    sw a6, 364(a0)
    # round 12 (aes.dsl:53)
    not a5, a5
    sw a5, 388(a0)
    not a5, a7
    sw a5, 396(a0)
    not a5, s5
    sw a5, 400(a0)
    lw a5, 152(sp)
    not a5, a5
    sw a5, 404(a0)
    lw a5, 148(sp)
    not a5, a5
    sw a5, 408(a0)
    lw a5, 456(sp)
    not a5, a5
    sw a5, 428(a0)
    lw a5, 324(sp)
    not a5, a5
    sw a5, 436(a0)
    # round 11 (aes.dsl:47)
    lw a5, 100(sp)
    not a5, a5
    sw a5, 448(a0)
    lw a5, 112(sp)
    not a5, a5
    sw a5, 452(a0)
    lw a5, 288(sp)
    not a5, a5
    sw a5, 468(a0)
    # round 10 (aes.dsl:47)
    lw a5, 240(sp)
    not a5, a5
    sw a5, 480(a0)
    lw a5, 236(sp)
    not a5, a5
    sw a5, 484(a0)
    lw a5, 300(sp)
    not a5, a5
    sw a5, 500(a0)
    # round 9 (aes.dsl:47)
    lw a5, 264(sp)
    not a5, a5
    sw a5, 512(a0)
    lw a5, 296(sp)
    not a5, a5
    sw a5, 516(a0)
    lw a5, 424(sp)
    not a5, a5
    sw a5, 532(a0)
    lw a5, 428(sp)
    not a5, a5
    sw a5, 536(a0)
    lw a5, 216(sp)
    not a5, a5
    sw a5, 540(a0)
    # round 8 (aes.dsl:47)
    lw a5, 280(sp)
    not a5, a5
    sw a5, 544(a0)
    lw a5, 284(sp)
    not a5, a5
    sw a5, 548(a0)
    lw a5, 396(sp)
    not a5, a5
    sw a5, 564(a0)
    # round 7 (aes.dsl:47)
    lw a5, 400(sp)
    not a5, a5
    sw a5, 576(a0)
    lw a5, 404(sp)
    not a5, a5
    sw a5, 580(a0)
    lw a5, 388(sp)
    not a5, a5
    sw a5, 596(a0)
    # round 6 (aes.dsl:47)
    lw a5, 448(sp)
    not a5, a5
    sw a5, 608(a0)
    lw a5, 340(sp)
    not a5, a5
    sw a5, 612(a0)
    lw a5, 196(sp)
    not a5, a5
    sw a5, 628(a0)
    lw a5, 192(sp)
    not a5, a5
    sw a5, 632(a0)
    lw a5, 364(sp)
    not a5, a5
    sw a5, 636(a0)
    # round 5 (aes.dsl:47)
    lw a5, 392(sp)
    not a5, a5
    sw a5, 640(a0)
    lw a5, 232(sp)
    not a5, a5
    sw a5, 644(a0)
    lw a5, 356(sp)
    not a5, a5
    sw a5, 660(a0)
    lw a5, 360(sp)
    not a5, a5
    sw a5, 664(a0)
    lw a5, 204(sp)
    not a5, a5
    sw a5, 668(a0)
    # round 4 (aes.dsl:47)
    lw a5, 292(sp)
    not a5, a5
    sw a5, 672(a0)
    lw a5, 440(sp)
    not a5, a5
    sw a5, 676(a0)
    lw a5, 120(sp)
    not a5, a5
    sw a5, 692(a0)
    # round 3 (aes.dsl:47)
    lw a5, 160(sp)
    not a5, a5
    sw a5, 704(a0)
    lw a5, 444(sp)
    not a5, a5
    sw a5, 708(a0)
    lw a5, 320(sp)
    not a5, a5
    sw a5, 724(a0)
    # round 2 (aes.dsl:47)
    lw a5, 156(sp)
    not a5, a5
    sw a5, 736(a0)
    lw a5, 452(sp)
    not a5, a5
    sw a5, 740(a0)
    lw a5, 144(sp)
    not a5, a5
    sw a5, 756(a0)
    addi t0, sp, 64
    addi t1, sp, 464
.Llwcc_aes128_192_key_setup_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_aes128_192_key_setup_rv32i_wipe
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
    addi sp, sp, 464
    ret
    .size lwcc_aes128_192_key_setup_rv32i, .-lwcc_aes128_192_key_setup_rv32i

    .balign 4
    .global lwcc_aes128_192_ecb_encrypt_rv32i
    .type lwcc_aes128_192_ecb_encrypt_rv32i, %function
lwcc_aes128_192_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_aes128_192_ecb_encrypt_rv32i_begin
    ret
.Llwcc_aes128_192_ecb_encrypt_rv32i_begin:
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
    beqz t1, .Llwcc_aes128_192_ecb_encrypt_rv32i_group
    j .Llwcc_aes128_192_ecb_encrypt_rv32i_rest
.Llwcc_aes128_192_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a2, 80(sp)
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
    slli t3, t3, 1
    xor t2, t2, t3
    xor t1, t2, t1
    and t1, t1, a7
    xor t2, t2, t1
    lw t3, 4(a3)
    slli t1, t1, 2
    xor t3, t3, t2
    srli t2, t2, 4
    xor t0, t0, t1
    lw t1, 0(a3)
    srli s1, s0, 4
    xor t1, t1, t0
    srli t0, t0, 4
    lw s4, 24(a1)
    srli s3, s2, 4
    xor t5, s4, t5
    and t5, t5, a6
    xor s4, s4, t5
    slli t5, t5, 1
    xor t4, t4, t5
    lw t5, 28(a1)
    xor a4, t5, a4
    and a4, a4, a6
    xor t5, t5, a4
    slli a4, a4, 1
    xor t6, t6, a4
    srli a4, t4, 2
    xor a4, t6, a4
    and a4, a4, a7
    xor t6, t6, a4
    xor t2, t6, t2
    and t2, t2, a5
    slli a4, a4, 2
    xor t4, t4, a4
    lw a4, 8(a3)
    xor t0, t4, t0
    xor a4, a4, t4
    and t0, t0, a5
    xor t4, a4, t0
    slli t0, t0, 4
    xor t0, t1, t0
    slli t1, t2, 4
    xor t1, t3, t1
    srli t3, s4, 2
    xor t3, t5, t3
    and t3, t3, a7
    xor t5, t5, t3
    xor a4, t5, s3
    lw s3, 12(a3)
    and a4, a4, a5
    xor t5, s3, t5
    xor t5, t5, a4
    slli a4, a4, 4
    slli t3, t3, 2
    xor t3, s4, t3
    xor s1, t3, s1
    and s1, s1, a5
    # round 1 (aes.dsl:47)
    lw s4, 20(a3)
    slli s3, s1, 4
    xor s2, s4, s2
    xor a4, s2, a4
    lw s2, 24(a3)
    xor a4, a4, t1
    xor t6, s2, t6
    xor t2, t6, t2
    lw t6, 28(a3)
    xor t3, t6, t3
    xor t3, t3, s1
    lw t6, 16(a3)
    xor s1, t1, t4
    xor t6, t6, s0
    xor t6, t6, t5
    xor t6, s3, t6
    lui s0, 12336
    addi s0, s0, 771
    xor t5, t5, t4
    xor s2, t6, s1
    or s3, a4, s2
    xor s4, a4, s2
    xor t2, t2, s4
    xor t1, t1, t2
    xor t2, t3, t2
    xor t3, s3, t1
    xor s3, t5, t1
    xor s5, t0, s3
    xor s6, t2, s3
    and s7, s1, s6
    xor s8, s4, s6
    and s9, t6, s8
    xor s10, s5, s8
    xor t4, t4, s10
    xor s11, s2, t4
    or ra, t0, t4
    or a2, t5, s3
    xor t1, t1, a2
    xor t1, s7, t1
    xor s7, t0, s4
    and a1, s11, s7
    xor a1, t1, a1
    xor a0, s1, t5
    sw a6, 96(sp)
    or a6, t2, a0
    xor a6, a6, a2
    xor a4, a4, a6
    xor a6, a6, ra
    xor t3, t3, a6
    xor a6, a6, a1
    xor a2, t3, a6
    xor a1, a0, s11
    and ra, s10, a1
    xor t1, t1, ra
    xor a4, a4, t1
    xor t1, s9, t1
    or a2, t1, a2
    and s9, a6, a2
    not s9, s9
    xor ra, t6, a1
    sw a7, 100(sp)
    and a7, s5, ra
    xor a7, a7, a4
    xor t1, t1, a7
    xor a4, a2, t1
    or a6, a6, a4
    xor a6, t3, a6
    or a4, ra, a6
    or s5, s5, a6
    or t3, a7, t3
    xor a2, a2, t3
    and t3, s9, t3
    and a1, a1, t3
    and s9, s10, t3
    or a7, a7, a2
    xor t1, t1, a7
    or t4, t4, t1
    xor a2, a2, t1
    and a7, a7, a2
    or a2, s4, a7
    or s2, s2, a7
    xor a7, t1, a7
    and s4, s11, a7
    and s7, s7, a7
    xor a7, t3, a7
    and t2, t2, a7
    and a0, a0, a7
    or t0, t0, t1
    xor t0, t0, a2
    xor t2, t0, t2
    xor t1, a6, t1
    xor a6, t3, a6
    or t3, s8, a6
    or a6, t6, a6
    xor t6, s5, t3
    xor t0, t6, t0
    xor t3, s9, t3
    xor t6, a2, t3
    xor t6, s7, t6
    xor a2, a1, t0
    xor a1, s4, a2
    xor a4, a4, a1
    xor a7, t1, a7
    and s1, s1, a7
    and a7, s6, a7
    xor a7, t3, a7
    xor t2, t2, a7
    and t3, s3, t1
    xor a7, t3, a7
    and t1, t5, t1
    xor t3, t1, a2
    xor t3, s1, t3
    xor t1, t1, a0
    xor t5, a1, t3
    xor a6, a6, t3
    xor t2, t2, a6
    xor t3, a4, t2
    xor t4, t4, t3
    xor t5, a7, t5
    xor t1, t1, t5
    xor t1, t3, t1
    xor t3, s2, t5
    xor t5, t6, t3
    xor a7, a7, t5
    xor t0, t0, a7
    slli t6, t0, 24
    srli a4, t0, 8
    or t6, t6, a4
    and a4, t6, s0
    xor t6, t6, a4
    srli t6, t6, 2
    slli a4, a4, 6
    or t6, a4, t6
    xor t0, t0, t6
    slli a4, t0, 16
    srli a2, t0, 16
    or a4, a4, a2
    and a2, a4, a5
    xor a4, a4, a2
    srli a4, a4, 4
    slli a2, a2, 4
    or a4, a2, a4
    slli a2, a7, 24
    srli a1, a7, 8
    or a2, a2, a1
    and a1, a2, s0
    xor a2, a2, a1
    srli a2, a2, 2
    slli a1, a1, 6
    or a2, a1, a2
    xor a7, a7, a2
    slli a1, a7, 16
    srli a0, a7, 16
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    slli a0, t5, 24
    srli s1, t5, 8
    or a0, a0, s1
    and s1, a0, s0
    xor a0, a0, s1
    srli a0, a0, 2
    slli s1, s1, 6
    or a0, s1, a0
    xor t5, t5, a0
    slli s1, t5, 16
    srli s2, t5, 16
    or s1, s1, s2
    and s2, s1, a5
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    slli s2, t3, 24
    srli s3, t3, 8
    or s2, s2, s3
    and s3, s2, s0
    xor s2, s2, s3
    srli s2, s2, 2
    slli s3, s3, 6
    or s2, s3, s2
    lw s3, 44(a3)
    xor t3, t3, s2
    xor s2, s3, s2
    lw s3, 40(a3)
    xor s3, s3, t3
    xor a2, a2, s3
    xor a2, a2, a1
    xor t0, t0, a2
    slli a2, t3, 16
    srli a1, t3, 16
    or a2, a2, a1
    and a1, a2, a5
    xor a2, a2, a1
    srli a2, a2, 4
    slli a1, a1, 4
    or a2, a1, a2
    xor a2, s2, a2
    xor t5, t5, a2
    slli a2, t1, 24
    srli a1, t1, 8
    or a2, a2, a1
    and a1, a2, s0
    xor a2, a2, a1
    srli a2, a2, 2
    slli a1, a1, 6
    or a2, a1, a2
    xor t1, t1, a2
    slli a1, t1, 16
    srli s2, t1, 16
    or a1, a1, s2
    and s2, a1, a5
    xor a1, a1, s2
    srli a1, a1, 4
    slli s2, s2, 4
    or a1, s2, a1
    slli s2, t4, 24
    srli s3, t4, 8
    or s2, s2, s3
    and s3, s2, s0
    xor s2, s2, s3
    srli s2, s2, 2
    slli s3, s3, 6
    or s2, s3, s2
    xor t4, t4, s2
    slli s3, t4, 16
    srli s4, t4, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    slli s4, t2, 24
    srli s5, t2, 8
    or s4, s4, s5
    and s5, s4, s0
    xor s4, s4, s5
    srli s4, s4, 2
    slli s5, s5, 6
    or s4, s5, s4
    lw s5, 36(a3)
    xor t2, t2, s4
    xor s5, s5, t2
    xor s2, s2, s5
    xor s2, s2, s3
    slli s3, t2, 16
    srli t2, t2, 16
    or t2, s3, t2
    and s3, t2, a5
    xor t2, t2, s3
    srli t2, t2, 4
    slli s3, s3, 4
    or t2, s3, t2
    slli s3, a6, 24
    srli s5, a6, 8
    or s3, s3, s5
    and s5, s3, s0
    xor s3, s3, s5
    srli s3, s3, 2
    slli s5, s5, 6
    or s3, s5, s3
    xor a6, a6, s3
    lw s5, 32(a3)
    srli s6, a6, 16
    xor s3, s5, s3
    slli s5, a6, 16
    or s5, s5, s6
    and s6, s5, a5
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    xor s3, s3, s5
    xor s3, t3, s3
    # round 2 (aes.dsl:47)
    lw s5, 56(a3)
    xor t2, t3, t2
    xor a0, s5, a0
    xor t1, t1, a0
    lw a0, 48(a3)
    xor t1, s1, t1
    xor a0, a0, s4
    xor a6, a6, a0
    lw a0, 60(a3)
    xor a6, a6, t2
    xor a2, a0, a2
    xor a7, a2, a7
    xor a7, a1, a7
    lw t2, 52(a3)
    xor a6, a6, t5
    xor t2, t2, t3
    xor t2, t4, t2
    xor t2, t6, t2
    xor t2, s2, t2
    xor t2, a4, t2
    xor t3, t5, t0
    xor t4, s2, t0
    xor t5, a6, t4
    or t6, t2, t5
    xor a4, t2, t5
    xor t1, t1, a4
    xor a2, s2, t1
    xor a7, a7, t1
    xor t1, t6, a2
    xor t6, t3, a2
    xor a1, a7, t6
    and a0, t4, a1
    xor s1, a4, a1
    and s2, a6, s1
    or s4, t3, t6
    xor a2, a2, s4
    xor a2, a0, a2
    xor a0, s3, t6
    xor s5, a0, s1
    xor t0, t0, s5
    xor s6, t5, t0
    or s7, s3, t0
    xor s8, s3, a4
    and s9, s6, s8
    xor s9, a2, s9
    xor s10, t4, t3
    or s11, a7, s10
    xor s4, s11, s4
    xor t2, t2, s4
    xor s4, s4, s7
    xor t1, t1, s4
    xor s4, s4, s9
    xor s7, t1, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor a2, a2, s11
    xor s2, s2, a2
    xor t2, t2, a2
    or a2, s2, s7
    and s7, s4, a2
    not s7, s7
    xor s11, a6, s9
    and ra, a0, s11
    xor t2, ra, t2
    xor s2, s2, t2
    xor ra, a2, s2
    or s4, s4, ra
    xor s4, t1, s4
    or a0, a0, s4
    or s11, s11, s4
    or t1, t2, t1
    and s7, s7, t1
    xor t1, a2, t1
    or t2, t2, t1
    xor a2, s2, t2
    or t0, t0, a2
    xor t1, t1, a2
    and t1, t2, t1
    or t2, a4, t1
    or t5, t5, t1
    xor t1, a2, t1
    and a4, s8, t1
    and s2, s6, t1
    xor t1, s7, t1
    and s6, s10, t1
    and a7, a7, t1
    or s3, s3, a2
    xor s3, s3, t2
    xor a7, s3, a7
    xor a2, s4, a2
    and t3, t3, a2
    xor s6, t3, s6
    and t6, t6, a2
    xor t1, a2, t1
    and t4, t4, t1
    and t1, a1, t1
    and a2, s9, s7
    xor a1, s7, s4
    and s4, s5, s7
    or s1, s1, a1
    or a6, a6, a1
    xor a1, s4, s1
    xor a0, a0, s1
    xor a0, a0, s3
    xor a2, a2, a0
    xor s1, s2, a2
    xor t3, t3, a2
    xor t3, t4, t3
    xor a6, a6, t3
    xor t3, s1, t3
    xor t4, s11, s1
    xor t2, t2, a1
    xor t2, a4, t2
    xor t1, a1, t1
    xor a7, a7, t1
    xor t1, t6, t1
    xor t3, t1, t3
    xor t5, t5, t3
    xor t3, s6, t3
    xor t2, t2, t5
    xor t1, t1, t2
    xor t6, a0, t1
    xor a7, a7, a6
    xor t4, t4, a7
    xor t3, t4, t3
    xor t0, t0, t4
    slli t4, t0, 24
    srli a4, t0, 8
    or t4, t4, a4
    and a4, t4, a5
    xor t4, t4, a4
    srli t4, t4, 4
    slli a4, a4, 4
    or t4, a4, t4
    xor t0, t0, t4
    slli a4, t0, 16
    srli a2, t0, 16
    or a4, a4, a2
    slli a2, t3, 24
    srli a1, t3, 8
    or a2, a2, a1
    and a1, a2, a5
    xor a2, a2, a1
    srli a2, a2, 4
    slli a1, a1, 4
    or a2, a1, a2
    xor t3, t3, a2
    slli a1, t3, 16
    srli a0, t3, 16
    or a1, a1, a0
    slli a0, a7, 24
    srli s1, a7, 8
    or a0, a0, s1
    and s1, a0, a5
    xor a0, a0, s1
    srli a0, a0, 4
    slli s1, s1, 4
    or a0, s1, a0
    lw s1, 68(a3)
    xor a7, a7, a0
    xor s1, s1, a7
    xor t4, t4, s1
    xor t4, t4, a4
    slli a4, a7, 16
    srli a7, a7, 16
    or a7, a4, a7
    slli a4, t6, 24
    srli s1, t6, 8
    or a4, a4, s1
    and s1, a4, a5
    xor a4, a4, s1
    srli a4, a4, 4
    slli s1, s1, 4
    or a4, s1, a4
    xor t6, t6, a4
    slli s1, t6, 16
    srli s2, t6, 16
    or s1, s1, s2
    slli s2, t1, 24
    srli s3, t1, 8
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor t1, t1, s2
    slli s3, t1, 16
    srli s4, t1, 16
    or s3, s3, s4
    slli s4, t2, 24
    srli s5, t2, 8
    or s4, s4, s5
    and s5, s4, a5
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    xor t2, t2, s4
    slli s5, t2, 16
    srli s6, t2, 16
    or s5, s5, s6
    slli s6, t5, 24
    srli s7, t5, 8
    or s6, s6, s7
    and s7, s6, a5
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    lw s7, 76(a3)
    xor t5, t5, s6
    xor s7, s7, s6
    lw s6, 72(a3)
    xor s6, s6, t5
    xor s2, s2, s6
    xor s2, s2, s3
    xor t6, t6, s2
    slli s2, t5, 16
    srli s3, t5, 16
    or s2, s2, s3
    xor s2, s7, s2
    xor t2, t2, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    lw s3, 64(a3)
    xor a6, a6, s2
    xor s3, s3, s2
    slli s2, a6, 16
    srli s6, a6, 16
    or s2, s2, s6
    xor s2, s3, s2
    # round 3 (aes.dsl:47)
    lw s3, 92(a3)
    # round 2 (aes.dsl:47)
    xor s2, t5, s2
    # round 3 (aes.dsl:47)
    xor a2, s3, a2
    xor t1, a2, t1
    xor t1, a1, t1
    lw a2, 80(a3)
    xor a7, t5, a7
    xor a2, a2, a0
    xor a6, a6, a2
    lw a2, 88(a3)
    xor a6, a6, a7
    xor a2, a2, s4
    xor t3, t3, a2
    xor t3, s5, t3
    lui a2, 259060
    addi a2, a2, -193
    lw a7, 84(a3)
    xor a6, a6, t2
    xor a7, a7, t5
    xor a7, t0, a7
    xor a7, a4, a7
    xor a7, t4, a7
    xor a7, s1, a7
    xor t0, t2, t6
    xor t2, t4, t6
    xor t5, a6, t2
    or a4, a7, t5
    xor a1, a7, t5
    xor t3, t3, a1
    xor t1, t1, t3
    xor t3, t4, t3
    xor t4, a4, t3
    xor a4, t0, t3
    xor a0, s2, a4
    xor s1, t1, a4
    and s3, t2, s1
    xor s4, a1, s1
    and s5, a6, s4
    xor s6, a0, s4
    xor t6, t6, s6
    xor s7, t5, t6
    or s8, s2, t6
    or s9, t0, a4
    xor t3, t3, s9
    xor t3, s3, t3
    xor s3, s2, a1
    and s10, s7, s3
    xor s10, t3, s10
    xor s11, t2, t0
    or ra, t1, s11
    xor s9, ra, s9
    xor a7, a7, s9
    xor s8, s9, s8
    xor t4, t4, s8
    xor s8, s8, s10
    xor s9, t4, s8
    xor s10, s11, s7
    and ra, s6, s10
    xor t3, t3, ra
    xor s5, s5, t3
    xor a7, a7, t3
    or t3, s5, s9
    and s9, s8, t3
    not s9, s9
    xor ra, a6, s10
    sw s0, 104(sp)
    and s0, a0, ra
    xor a7, s0, a7
    xor s0, s5, a7
    xor s5, t3, s0
    or s5, s8, s5
    xor s5, t4, s5
    or a0, a0, s5
    or s8, ra, s5
    or t4, a7, t4
    and s9, s9, t4
    xor t3, t3, t4
    or a7, a7, t3
    xor t4, s0, a7
    or t6, t6, t4
    xor t3, t3, t4
    and a7, a7, t3
    or t3, t5, a7
    or t5, a1, a7
    xor a7, t4, a7
    and a1, s7, a7
    and s0, s3, a7
    xor a7, s9, a7
    and s3, s11, a7
    and t1, t1, a7
    or s2, s2, t4
    xor s2, s2, t5
    xor t1, s2, t1
    xor t4, s5, t4
    xor a7, t4, a7
    and t2, t2, a7
    and a7, s1, a7
    and t0, t0, t4
    and t4, a4, t4
    xor a4, t0, s3
    and s1, s6, s9
    xor s3, s9, s5
    and s5, s10, s9
    or s4, s4, s3
    or a6, a6, s3
    xor s1, s1, s4
    xor a0, a0, s4
    xor a0, a0, s2
    xor s2, s5, a0
    xor t0, t0, s2
    xor t0, t2, t0
    xor t2, a1, s2
    xor a1, s8, t2
    xor t2, t2, t0
    xor a6, a6, t0
    xor a7, s1, a7
    xor t0, t5, s1
    xor t0, s0, t0
    xor t4, t4, a7
    xor a7, t1, a7
    xor a7, a7, a6
    xor t1, a1, a7
    xor t5, t6, t1
    xor t2, t4, t2
    xor t6, a4, t2
    xor t1, t1, t6
    xor t2, t3, t2
    xor t0, t0, t2
    xor t3, t4, t0
    xor t4, a0, t3
    slli t6, t4, 24
    srli a4, t4, 8
    or t6, t6, a4
    and a4, t6, a2
    xor t6, t6, a4
    srli t6, t6, 6
    slli a4, a4, 2
    or t6, a4, t6
    xor t4, t4, t6
    slli a4, t4, 16
    srli a1, t4, 16
    or a4, a4, a1
    and a1, a4, a5
    xor a4, a4, a1
    srli a4, a4, 4
    slli a1, a1, 4
    or a4, a1, a4
    slli a1, t3, 24
    srli a0, t3, 8
    or a1, a1, a0
    and a0, a1, a2
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
    slli s0, t0, 24
    srli s1, t0, 8
    or s0, s0, s1
    and s1, s0, a2
    xor s0, s0, s1
    srli s0, s0, 6
    slli s1, s1, 2
    or s0, s1, s0
    xor t0, t0, s0
    slli s1, t0, 16
    srli s2, t0, 16
    or s1, s1, s2
    and s2, s1, a5
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    slli s2, t2, 24
    srli s3, t2, 8
    or s2, s2, s3
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    lw s3, 108(a3)
    xor t2, t2, s2
    xor s2, s3, s2
    lw s3, 104(a3)
    xor s3, s3, t2
    xor a1, a1, s3
    xor a1, a1, a0
    xor t4, t4, a1
    slli a1, t2, 16
    srli a0, t2, 16
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor a1, s2, a1
    xor t0, t0, a1
    slli a1, t1, 24
    srli a0, t1, 8
    or a1, a1, a0
    and a0, a1, a2
    xor a1, a1, a0
    srli a1, a1, 6
    slli a0, a0, 2
    or a1, a0, a1
    xor t1, t1, a1
    slli a0, t1, 16
    srli s2, t1, 16
    or a0, a0, s2
    and s2, a0, a5
    xor a0, a0, s2
    srli a0, a0, 4
    slli s2, s2, 4
    or a0, s2, a0
    slli s2, t5, 24
    srli s3, t5, 8
    or s2, s2, s3
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    xor t5, t5, s2
    slli s3, t5, 16
    srli s4, t5, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    slli s4, a7, 24
    srli s5, a7, 8
    or s4, s4, s5
    and s5, s4, a2
    xor s4, s4, s5
    srli s4, s4, 6
    slli s5, s5, 2
    or s4, s5, s4
    lw s5, 100(a3)
    xor a7, a7, s4
    xor s5, s5, a7
    xor s2, s2, s5
    xor s2, s2, s3
    slli s3, a7, 16
    srli a7, a7, 16
    or a7, s3, a7
    and s3, a7, a5
    xor a7, a7, s3
    srli a7, a7, 4
    slli s3, s3, 4
    or a7, s3, a7
    slli s3, a6, 24
    srli s5, a6, 8
    or s3, s3, s5
    and s5, s3, a2
    xor s3, s3, s5
    srli s3, s3, 6
    slli s5, s5, 2
    or s3, s5, s3
    lw s5, 96(a3)
    xor a6, a6, s3
    xor s5, s5, s3
    slli s3, a6, 16
    srli s6, a6, 16
    or s3, s3, s6
    and s6, s3, a5
    xor s3, s3, s6
    srli s3, s3, 4
    slli s6, s6, 4
    or s3, s6, s3
    xor s3, s5, s3
    xor s3, t2, s3
    # round 4 (aes.dsl:47)
    lw s5, 120(a3)
    xor a7, t2, a7
    xor s0, s5, s0
    xor t1, t1, s0
    lw s0, 112(a3)
    xor t1, s1, t1
    xor s0, s0, s4
    xor a6, a6, s0
    lw s0, 124(a3)
    xor a6, a6, a7
    xor a1, s0, a1
    xor t3, a1, t3
    xor t3, a0, t3
    lw a7, 116(a3)
    xor a6, a6, t0
    xor a7, a7, t2
    xor a7, t5, a7
    xor a7, t6, a7
    xor a7, s2, a7
    xor a7, a4, a7
    xor t0, t0, t4
    xor t2, s2, t4
    xor t5, a6, t2
    or t6, a7, t5
    xor a4, a7, t5
    xor t1, t1, a4
    xor a1, s2, t1
    xor t1, t3, t1
    xor t3, t6, a1
    xor t6, t0, a1
    xor a0, t1, t6
    and s0, t2, a0
    xor s1, a4, a0
    and s2, a6, s1
    or s4, t0, t6
    xor a1, a1, s4
    xor a1, s0, a1
    xor s0, s3, t6
    xor s5, s0, s1
    xor t4, t4, s5
    xor s6, t5, t4
    or s7, s3, t4
    xor s8, s3, a4
    and s9, s6, s8
    xor s9, a1, s9
    xor s10, t2, t0
    or s11, t1, s10
    xor s4, s11, s4
    xor a7, a7, s4
    xor s4, s4, s7
    xor t3, t3, s4
    xor s4, s4, s9
    xor s7, t3, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor a1, a1, s11
    xor s2, s2, a1
    xor a7, a7, a1
    or a1, s2, s7
    and s7, s4, a1
    not s7, s7
    xor s11, a6, s9
    and ra, s0, s11
    xor a7, ra, a7
    xor s2, s2, a7
    xor ra, a1, s2
    or s4, s4, ra
    xor s4, t3, s4
    or s0, s0, s4
    or s11, s11, s4
    or t3, a7, t3
    and s7, s7, t3
    xor t3, a1, t3
    or a7, a7, t3
    xor a1, s2, a7
    or t4, t4, a1
    xor t3, t3, a1
    and a7, a7, t3
    or t3, a4, a7
    or t5, t5, a7
    xor a7, a1, a7
    and a4, s8, a7
    and s2, s6, a7
    xor a7, s7, a7
    and s6, s10, a7
    and t1, t1, a7
    or s3, s3, a1
    xor s3, s3, t3
    xor t1, s3, t1
    xor a1, s4, a1
    and t0, t0, a1
    xor s6, t0, s6
    and t6, t6, a1
    xor a7, a1, a7
    and t2, t2, a7
    and a7, a0, a7
    and a1, s9, s7
    xor a0, s7, s4
    and s4, s5, s7
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s4, s1
    xor s0, s0, s1
    xor s0, s0, s3
    xor a1, a1, s0
    xor s1, s2, a1
    xor t0, t0, a1
    xor t0, t2, t0
    xor a6, a6, t0
    xor t0, s1, t0
    xor t2, s11, s1
    xor t3, t3, a0
    xor t3, a4, t3
    xor a7, a0, a7
    xor t1, t1, a7
    xor a7, t6, a7
    xor t0, a7, t0
    xor t5, t5, t0
    xor t0, s6, t0
    xor t3, t3, t5
    xor a7, a7, t3
    xor t6, s0, a7
    xor t1, t1, a6
    xor t2, t2, t1
    xor t0, t2, t0
    xor t2, t4, t2
    slli t4, t2, 24
    srli a4, t2, 8
    or t4, t4, a4
    xor t2, t2, t4
    slli a4, t2, 16
    srli a1, t2, 16
    or a4, a4, a1
    slli a1, t0, 24
    srli a0, t0, 8
    or a1, a1, a0
    xor t0, t0, a1
    slli a0, t0, 16
    srli s0, t0, 16
    or a0, a0, s0
    slli s0, t1, 24
    srli s1, t1, 8
    or s0, s0, s1
    lw s1, 132(a3)
    xor t1, t1, s0
    xor s1, s1, t1
    xor t4, t4, s1
    xor t4, t4, a4
    slli a4, t1, 16
    srli t1, t1, 16
    or t1, a4, t1
    slli a4, t6, 24
    srli s1, t6, 8
    or a4, a4, s1
    xor t6, t6, a4
    slli s1, t6, 16
    srli s2, t6, 16
    or s1, s1, s2
    slli s2, a7, 24
    srli s3, a7, 8
    or s2, s2, s3
    xor a7, a7, s2
    slli s3, a7, 16
    srli s4, a7, 16
    or s3, s3, s4
    slli s4, t3, 24
    srli s5, t3, 8
    or s4, s4, s5
    xor t3, t3, s4
    slli s5, t3, 16
    srli s6, t3, 16
    or s5, s5, s6
    slli s6, t5, 24
    srli s7, t5, 8
    or s6, s6, s7
    lw s7, 140(a3)
    xor t5, t5, s6
    xor s6, s7, s6
    lw s7, 136(a3)
    xor s7, s7, t5
    xor s2, s2, s7
    xor s2, s2, s3
    xor t6, t6, s2
    slli s2, t5, 16
    srli s3, t5, 16
    or s2, s2, s3
    xor s2, s6, s2
    xor t3, t3, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    xor a6, a6, s2
    lw s3, 128(a3)
    srli s6, a6, 16
    xor s2, s3, s2
    slli s3, a6, 16
    or s3, s3, s6
    xor s2, s2, s3
    xor s2, t5, s2
    # round 5 (aes.dsl:47)
    lw s3, 152(a3)
    xor t1, t5, t1
    xor s3, s3, s4
    xor t0, t0, s3
    lw s3, 144(a3)
    xor t0, s5, t0
    xor s0, s3, s0
    xor a6, a6, s0
    lw s0, 156(a3)
    xor a6, a6, t1
    xor a1, s0, a1
    xor a7, a1, a7
    xor a7, a0, a7
    lw t1, 148(a3)
    xor a6, a6, t3
    xor t1, t1, t5
    xor t1, t2, t1
    xor t1, a4, t1
    xor t1, t4, t1
    xor t1, s1, t1
    xor t2, t3, t6
    xor t3, t4, t6
    xor t5, a6, t3
    or a4, t1, t5
    xor a1, t1, t5
    xor t0, t0, a1
    xor t4, t4, t0
    xor a7, a7, t0
    xor t0, a4, t4
    xor a4, t2, t4
    xor a0, a7, a4
    and s0, t3, a0
    xor s1, a1, a0
    and s3, a6, s1
    or s4, t2, a4
    xor t4, t4, s4
    xor t4, s0, t4
    xor s0, s2, a4
    xor s5, s0, s1
    xor t6, t6, s5
    xor s6, t5, t6
    or s7, s2, t6
    xor s8, s2, a1
    and s9, s6, s8
    xor s9, t4, s9
    xor s10, t3, t2
    or s11, a7, s10
    xor s4, s11, s4
    xor t1, t1, s4
    xor s4, s4, s7
    xor t0, t0, s4
    xor s4, s4, s9
    xor s7, t0, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor t4, t4, s11
    xor s3, s3, t4
    xor t1, t1, t4
    or t4, s3, s7
    and s7, s4, t4
    not s7, s7
    xor s11, a6, s9
    and ra, s0, s11
    xor t1, ra, t1
    xor s3, s3, t1
    xor ra, t4, s3
    or s4, s4, ra
    xor s4, t0, s4
    or s0, s0, s4
    or s11, s11, s4
    or t0, t1, t0
    and s7, s7, t0
    xor t0, t4, t0
    or t1, t1, t0
    xor t4, s3, t1
    or t6, t6, t4
    xor t0, t0, t4
    and t0, t1, t0
    or t1, a1, t0
    or t5, t5, t0
    xor t0, t4, t0
    and a1, s8, t0
    and s3, s6, t0
    xor t0, s7, t0
    and s6, s10, t0
    and a7, a7, t0
    or s2, s2, t4
    xor s2, s2, t1
    xor a7, s2, a7
    xor t4, s4, t4
    and t2, t2, t4
    xor s6, t2, s6
    and a4, a4, t4
    xor t0, t4, t0
    and t3, t3, t0
    and t0, a0, t0
    and t4, s9, s7
    xor a0, s7, s4
    and s4, s5, s7
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s4, s1
    xor s0, s0, s1
    xor s0, s0, s2
    xor t4, t4, s0
    xor s1, s3, t4
    xor t2, t2, t4
    xor t2, t3, t2
    xor a6, a6, t2
    xor t2, s1, t2
    xor t3, s11, s1
    xor t1, t1, a0
    xor t1, a1, t1
    xor t0, a0, t0
    xor a7, a7, t0
    xor t0, a4, t0
    xor t2, t0, t2
    xor t4, t5, t2
    xor t2, s6, t2
    xor t1, t1, t4
    xor t0, t0, t1
    xor t5, s0, t0
    xor a7, a7, a6
    xor t3, t3, a7
    xor t2, t3, t2
    xor t3, t6, t3
    slli t6, t3, 24
    srli a4, t3, 8
    or t6, t6, a4
    lw a4, 104(sp)
    and a1, t6, a4
    xor t6, t6, a1
    srli t6, t6, 2
    slli a1, a1, 6
    or t6, a1, t6
    xor t3, t3, t6
    slli a1, t3, 16
    srli a0, t3, 16
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    slli a0, t2, 24
    srli s0, t2, 8
    or a0, a0, s0
    and s0, a0, a4
    xor a0, a0, s0
    srli a0, a0, 2
    slli s0, s0, 6
    or a0, s0, a0
    xor t2, t2, a0
    slli s0, t2, 16
    srli s1, t2, 16
    or s0, s0, s1
    and s1, s0, a5
    xor s0, s0, s1
    srli s0, s0, 4
    slli s1, s1, 4
    or s0, s1, s0
    slli s1, a7, 24
    srli s2, a7, 8
    or s1, s1, s2
    and s2, s1, a4
    xor s1, s1, s2
    srli s1, s1, 2
    slli s2, s2, 6
    or s1, s2, s1
    lw s2, 164(a3)
    xor a7, a7, s1
    xor s2, s2, a7
    xor t6, t6, s2
    xor t6, t6, a1
    slli a1, a7, 16
    srli a7, a7, 16
    or a7, a1, a7
    and a1, a7, a5
    xor a7, a7, a1
    srli a7, a7, 4
    slli a1, a1, 4
    or a7, a1, a7
    slli a1, t5, 24
    srli s2, t5, 8
    or a1, a1, s2
    and s2, a1, a4
    xor a1, a1, s2
    srli a1, a1, 2
    slli s2, s2, 6
    or a1, s2, a1
    xor t5, t5, a1
    slli s2, t5, 16
    srli s3, t5, 16
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    slli s3, t0, 24
    srli s4, t0, 8
    or s3, s3, s4
    and s4, s3, a4
    xor s3, s3, s4
    srli s3, s3, 2
    slli s4, s4, 6
    or s3, s4, s3
    xor t0, t0, s3
    slli s4, t0, 16
    srli s5, t0, 16
    or s4, s4, s5
    and s5, s4, a5
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    slli s5, t1, 24
    srli s6, t1, 8
    or s5, s5, s6
    and s6, s5, a4
    xor s5, s5, s6
    srli s5, s5, 2
    slli s6, s6, 6
    or s5, s6, s5
    xor t1, t1, s5
    slli s6, t1, 16
    srli s7, t1, 16
    or s6, s6, s7
    and s7, s6, a5
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    slli s7, t4, 24
    srli s8, t4, 8
    or s7, s7, s8
    and s8, s7, a4
    xor s7, s7, s8
    srli s7, s7, 2
    slli s8, s8, 6
    or s7, s8, s7
    lw s8, 172(a3)
    xor t4, t4, s7
    xor s8, s8, s7
    lw s7, 168(a3)
    xor s7, s7, t4
    xor s3, s3, s7
    xor s3, s3, s4
    xor t5, t5, s3
    slli s3, t4, 16
    srli s4, t4, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    xor s3, s8, s3
    xor t1, t1, s3
    slli s3, a6, 24
    srli s4, a6, 8
    or s3, s3, s4
    and s4, s3, a4
    xor s3, s3, s4
    srli s3, s3, 2
    slli s4, s4, 6
    or s3, s4, s3
    xor a6, a6, s3
    lw s4, 160(a3)
    srli s7, a6, 16
    xor s3, s4, s3
    slli s4, a6, 16
    or s4, s4, s7
    and s7, s4, a5
    xor s4, s4, s7
    srli s4, s4, 4
    slli s7, s7, 4
    or s4, s7, s4
    xor s3, s3, s4
    xor s3, t4, s3
    # round 6 (aes.dsl:47)
    lw s4, 184(a3)
    xor a7, t4, a7
    xor s4, s4, s5
    xor t2, t2, s4
    lw s4, 176(a3)
    xor t2, s6, t2
    xor s1, s4, s1
    xor a6, a6, s1
    lw s1, 188(a3)
    xor a6, a6, a7
    xor a0, s1, a0
    xor t0, a0, t0
    xor t0, s0, t0
    lw a7, 180(a3)
    xor a6, a6, t1
    xor a7, a7, t4
    xor a7, t3, a7
    xor a7, a1, a7
    xor a7, t6, a7
    xor a7, s2, a7
    xor t1, t1, t5
    xor t3, t6, t5
    xor t4, a6, t3
    or a1, a7, t4
    xor a0, a7, t4
    xor t2, t2, a0
    xor t6, t6, t2
    xor t0, t0, t2
    xor t2, a1, t6
    xor a1, t1, t6
    xor s0, t0, a1
    and s1, t3, s0
    xor s2, a0, s0
    and s4, a6, s2
    or s5, t1, a1
    xor t6, t6, s5
    xor t6, s1, t6
    xor s1, s3, a1
    xor s6, s1, s2
    xor t5, t5, s6
    xor s7, t4, t5
    or s8, s3, t5
    xor s9, s3, a0
    and s10, s7, s9
    xor s10, t6, s10
    xor s11, t3, t1
    or ra, t0, s11
    xor s5, ra, s5
    xor a7, a7, s5
    xor s5, s5, s8
    xor t2, t2, s5
    xor s5, s5, s10
    xor s8, t2, s5
    xor s10, s11, s7
    and ra, s6, s10
    xor t6, t6, ra
    xor s4, s4, t6
    xor a7, a7, t6
    or t6, s4, s8
    and s8, s5, t6
    not s8, s8
    xor ra, a6, s10
    and a4, s1, ra
    xor a7, a4, a7
    xor a4, s4, a7
    xor s4, t6, a4
    or s4, s5, s4
    xor s4, t2, s4
    or s1, s1, s4
    or s5, ra, s4
    or t2, a7, t2
    and s8, s8, t2
    xor t2, t6, t2
    or a7, a7, t2
    xor t6, a4, a7
    or t5, t5, t6
    xor t2, t2, t6
    and a7, a7, t2
    or t2, a0, a7
    or t4, t4, a7
    xor a7, t6, a7
    and a4, s9, a7
    and a0, s7, a7
    xor a7, s8, a7
    and s7, s11, a7
    and t0, t0, a7
    or s3, s3, t6
    xor s3, s3, t2
    xor t0, s3, t0
    xor t6, s4, t6
    and t1, t1, t6
    xor s7, t1, s7
    and a1, a1, t6
    xor a7, t6, a7
    and t3, t3, a7
    and a7, s0, a7
    and t6, s10, s8
    xor s0, s8, s4
    and s4, s6, s8
    or s2, s2, s0
    or a6, a6, s0
    xor s0, s4, s2
    xor s1, s1, s2
    xor s1, s1, s3
    xor t6, t6, s1
    xor a0, a0, t6
    xor t1, t1, t6
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, a0, t1
    xor t3, s5, a0
    xor t2, t2, s0
    xor t2, a4, t2
    xor a7, s0, a7
    xor t0, t0, a7
    xor a7, a1, a7
    xor t1, a7, t1
    xor t4, t4, t1
    xor t1, s7, t1
    xor t2, t2, t4
    xor a7, a7, t2
    xor t6, s1, a7
    xor t0, t0, a6
    xor t3, t3, t0
    xor t1, t3, t1
    xor t3, t5, t3
    slli t5, t3, 24
    srli a4, t3, 8
    or t5, t5, a4
    and a4, t5, a5
    xor t5, t5, a4
    srli t5, t5, 4
    slli a4, a4, 4
    or t5, a4, t5
    xor t3, t3, t5
    slli a4, t3, 16
    srli a1, t3, 16
    or a4, a4, a1
    slli a1, t1, 24
    srli a0, t1, 8
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor t1, t1, a1
    slli a0, t1, 16
    srli s0, t1, 16
    or a0, a0, s0
    slli s0, t0, 24
    srli s1, t0, 8
    or s0, s0, s1
    and s1, s0, a5
    xor s0, s0, s1
    srli s0, s0, 4
    slli s1, s1, 4
    or s0, s1, s0
    lw s1, 196(a3)
    xor t0, t0, s0
    xor s1, s1, t0
    xor t5, t5, s1
    xor t5, t5, a4
    slli a4, t0, 16
    srli t0, t0, 16
    or t0, a4, t0
    slli a4, t6, 24
    srli s1, t6, 8
    or a4, a4, s1
    and s1, a4, a5
    xor a4, a4, s1
    srli a4, a4, 4
    slli s1, s1, 4
    or a4, s1, a4
    xor t6, t6, a4
    slli s1, t6, 16
    srli s2, t6, 16
    or s1, s1, s2
    slli s2, a7, 24
    srli s3, a7, 8
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor a7, a7, s2
    slli s3, a7, 16
    srli s4, a7, 16
    or s3, s3, s4
    slli s4, t2, 24
    srli s5, t2, 8
    or s4, s4, s5
    and s5, s4, a5
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    xor t2, t2, s4
    slli s5, t2, 16
    srli s6, t2, 16
    or s5, s5, s6
    slli s6, t4, 24
    srli s7, t4, 8
    or s6, s6, s7
    and s7, s6, a5
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    lw s7, 204(a3)
    xor t4, t4, s6
    xor s7, s7, s6
    lw s6, 200(a3)
    xor s6, s6, t4
    xor s2, s2, s6
    xor s2, s2, s3
    xor t6, t6, s2
    slli s2, t4, 16
    srli s3, t4, 16
    or s2, s2, s3
    xor s2, s7, s2
    xor t2, t2, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    lw s3, 192(a3)
    xor a6, a6, s2
    xor s3, s3, s2
    slli s2, a6, 16
    srli s6, a6, 16
    or s2, s2, s6
    xor s2, s3, s2
    xor s2, t4, s2
    # round 7 (aes.dsl:47)
    lw s3, 216(a3)
    xor t0, t4, t0
    xor s3, s3, s4
    xor t1, t1, s3
    lw s3, 208(a3)
    xor t1, s5, t1
    xor s0, s3, s0
    xor a6, a6, s0
    lw s0, 220(a3)
    xor a6, a6, t0
    xor a1, s0, a1
    xor a7, a1, a7
    xor a7, a0, a7
    lw t0, 212(a3)
    xor a6, a6, t2
    xor t0, t0, t4
    xor t0, t3, t0
    xor t0, a4, t0
    xor t0, t5, t0
    xor t0, s1, t0
    xor t2, t2, t6
    xor t3, t5, t6
    xor t4, a6, t3
    or a4, t0, t4
    xor a1, t0, t4
    xor t1, t1, a1
    xor t5, t5, t1
    xor a7, a7, t1
    xor t1, a4, t5
    xor a4, t2, t5
    xor a0, a7, a4
    and s0, t3, a0
    xor s1, a1, a0
    and s3, a6, s1
    or s4, t2, a4
    xor t5, t5, s4
    xor t5, s0, t5
    xor s0, s2, a4
    xor s5, s0, s1
    xor t6, t6, s5
    xor s6, t4, t6
    or s7, s2, t6
    xor s8, s2, a1
    and s9, s6, s8
    xor s9, t5, s9
    xor s10, t3, t2
    or s11, a7, s10
    xor s4, s11, s4
    xor t0, t0, s4
    xor s4, s4, s7
    xor t1, t1, s4
    xor s4, s4, s9
    xor s7, t1, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor t5, t5, s11
    xor s3, s3, t5
    xor t0, t0, t5
    or t5, s3, s7
    and s7, s4, t5
    not s7, s7
    xor s11, a6, s9
    and ra, s0, s11
    xor t0, ra, t0
    xor s3, s3, t0
    xor ra, t5, s3
    or s4, s4, ra
    xor s4, t1, s4
    or s0, s0, s4
    or s11, s11, s4
    or t1, t0, t1
    and s7, s7, t1
    xor t1, t5, t1
    or t0, t0, t1
    xor t5, s3, t0
    or t6, t6, t5
    xor t1, t1, t5
    and t0, t0, t1
    or t1, a1, t0
    or t4, t4, t0
    xor t0, t5, t0
    and a1, s8, t0
    and s3, s6, t0
    xor t0, s7, t0
    and s6, s10, t0
    and a7, a7, t0
    or s2, s2, t5
    xor s2, s2, t1
    xor a7, s2, a7
    xor t5, s4, t5
    and t2, t2, t5
    xor s6, t2, s6
    and a4, a4, t5
    xor t0, t5, t0
    and t3, t3, t0
    and t0, a0, t0
    and t5, s9, s7
    xor a0, s7, s4
    and s4, s5, s7
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s4, s1
    xor s0, s0, s1
    xor s0, s0, s2
    xor t5, t5, s0
    xor s1, s3, t5
    xor t2, t2, t5
    xor t2, t3, t2
    xor a6, a6, t2
    xor t2, s1, t2
    xor t3, s11, s1
    xor t1, t1, a0
    xor t1, a1, t1
    xor t0, a0, t0
    xor a7, a7, t0
    xor t0, a4, t0
    xor t2, t0, t2
    xor t4, t4, t2
    xor t2, s6, t2
    xor t1, t1, t4
    xor t0, t0, t1
    xor t5, s0, t0
    xor a7, a7, a6
    xor t3, t3, a7
    xor t2, t3, t2
    xor t3, t6, t3
    slli t6, t3, 24
    srli a4, t3, 8
    or t6, t6, a4
    and a4, t6, a2
    xor t6, t6, a4
    srli t6, t6, 6
    slli a4, a4, 2
    or t6, a4, t6
    xor t3, t3, t6
    slli a4, t3, 16
    srli a1, t3, 16
    or a4, a4, a1
    and a1, a4, a5
    xor a4, a4, a1
    srli a4, a4, 4
    slli a1, a1, 4
    or a4, a1, a4
    slli a1, t2, 24
    srli a0, t2, 8
    or a1, a1, a0
    and a0, a1, a2
    xor a1, a1, a0
    srli a1, a1, 6
    slli a0, a0, 2
    or a1, a0, a1
    xor t2, t2, a1
    slli a0, t2, 16
    srli s0, t2, 16
    or a0, a0, s0
    and s0, a0, a5
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    slli s0, a7, 24
    srli s1, a7, 8
    or s0, s0, s1
    and s1, s0, a2
    xor s0, s0, s1
    srli s0, s0, 6
    slli s1, s1, 2
    or s0, s1, s0
    lw s1, 228(a3)
    xor a7, a7, s0
    xor s1, s1, a7
    xor t6, t6, s1
    xor t6, t6, a4
    slli a4, a7, 16
    srli a7, a7, 16
    or a7, a4, a7
    and a4, a7, a5
    xor a7, a7, a4
    srli a7, a7, 4
    slli a4, a4, 4
    or a7, a4, a7
    slli a4, t5, 24
    srli s1, t5, 8
    or a4, a4, s1
    and s1, a4, a2
    xor a4, a4, s1
    srli a4, a4, 6
    slli s1, s1, 2
    or a4, s1, a4
    xor t5, t5, a4
    slli s1, t5, 16
    srli s2, t5, 16
    or s1, s1, s2
    and s2, s1, a5
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    slli s2, t0, 24
    srli s3, t0, 8
    or s2, s2, s3
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    xor t0, t0, s2
    slli s3, t0, 16
    srli s4, t0, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    slli s4, t1, 24
    srli s5, t1, 8
    or s4, s4, s5
    and s5, s4, a2
    xor s4, s4, s5
    srli s4, s4, 6
    slli s5, s5, 2
    or s4, s5, s4
    xor t1, t1, s4
    slli s5, t1, 16
    srli s6, t1, 16
    or s5, s5, s6
    and s6, s5, a5
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    slli s6, t4, 24
    srli s7, t4, 8
    or s6, s6, s7
    and s7, s6, a2
    xor s6, s6, s7
    srli s6, s6, 6
    slli s7, s7, 2
    or s6, s7, s6
    lw s7, 236(a3)
    xor t4, t4, s6
    xor s7, s7, s6
    lw s6, 232(a3)
    xor s6, s6, t4
    xor s2, s2, s6
    xor s2, s2, s3
    xor t5, t5, s2
    slli s2, t4, 16
    srli s3, t4, 16
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor s2, s7, s2
    xor t1, t1, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    xor a6, a6, s2
    lw s3, 224(a3)
    srli s6, a6, 16
    xor s2, s3, s2
    slli s3, a6, 16
    or s3, s3, s6
    and s6, s3, a5
    xor s3, s3, s6
    srli s3, s3, 4
    slli s6, s6, 4
    or s3, s6, s3
    xor s2, s2, s3
    xor s2, t4, s2
    # round 8 (aes.dsl:47)
    lw s3, 248(a3)
    xor a7, t4, a7
    xor s3, s3, s4
    xor t2, t2, s3
    lw s3, 240(a3)
    xor t2, s5, t2
    xor s0, s3, s0
    xor a6, a6, s0
    lw s0, 252(a3)
    xor a6, a6, a7
    xor a1, s0, a1
    xor t0, a1, t0
    xor t0, a0, t0
    lw a7, 244(a3)
    xor a6, a6, t1
    xor a7, a7, t4
    xor a7, t3, a7
    xor a7, a4, a7
    xor a7, t6, a7
    xor a7, s1, a7
    xor t1, t1, t5
    xor t3, t6, t5
    xor t4, a6, t3
    or a4, a7, t4
    xor a1, a7, t4
    xor t2, t2, a1
    xor t6, t6, t2
    xor t0, t0, t2
    xor t2, a4, t6
    xor a4, t1, t6
    xor a0, t0, a4
    and s0, t3, a0
    xor s1, a1, a0
    and s3, a6, s1
    or s4, t1, a4
    xor t6, t6, s4
    xor t6, s0, t6
    xor s0, s2, a4
    xor s5, s0, s1
    xor t5, t5, s5
    xor s6, t4, t5
    or s7, s2, t5
    xor s8, s2, a1
    and s9, s6, s8
    xor s9, t6, s9
    xor s10, t3, t1
    or s11, t0, s10
    xor s4, s11, s4
    xor a7, a7, s4
    xor s4, s4, s7
    xor t2, t2, s4
    xor s4, s4, s9
    xor s7, t2, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor t6, t6, s11
    xor s3, s3, t6
    xor a7, a7, t6
    or t6, s3, s7
    and s7, s4, t6
    not s7, s7
    xor s11, a6, s9
    and ra, s0, s11
    xor a7, ra, a7
    xor s3, s3, a7
    xor ra, t6, s3
    or s4, s4, ra
    xor s4, t2, s4
    or s0, s0, s4
    or s11, s11, s4
    or t2, a7, t2
    and s7, s7, t2
    xor t2, t6, t2
    or a7, a7, t2
    xor t6, s3, a7
    or t5, t5, t6
    xor t2, t2, t6
    and a7, a7, t2
    or t2, a1, a7
    or t4, t4, a7
    xor a7, t6, a7
    and a1, s8, a7
    and s3, s6, a7
    xor a7, s7, a7
    and s6, s10, a7
    and t0, t0, a7
    or s2, s2, t6
    xor s2, s2, t2
    xor t0, s2, t0
    xor t6, s4, t6
    and t1, t1, t6
    xor s6, t1, s6
    and a4, a4, t6
    xor a7, t6, a7
    and t3, t3, a7
    and a7, a0, a7
    and t6, s9, s7
    xor a0, s7, s4
    and s4, s5, s7
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s4, s1
    xor s0, s0, s1
    xor s0, s0, s2
    xor t6, t6, s0
    xor s1, s3, t6
    xor t1, t1, t6
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, s1, t1
    xor t3, s11, s1
    xor t2, t2, a0
    xor t2, a1, t2
    xor a7, a0, a7
    xor t0, t0, a7
    xor a7, a4, a7
    xor t1, a7, t1
    xor t4, t4, t1
    xor t1, s6, t1
    xor t2, t2, t4
    xor a7, a7, t2
    xor t6, s0, a7
    xor t0, t0, a6
    xor t3, t3, t0
    xor t1, t3, t1
    xor t3, t5, t3
    slli t5, t3, 24
    srli a4, t3, 8
    or t5, t5, a4
    xor t3, t3, t5
    slli a4, t3, 16
    srli a1, t3, 16
    or a4, a4, a1
    slli a1, t1, 24
    srli a0, t1, 8
    or a1, a1, a0
    xor t1, t1, a1
    slli a0, t1, 16
    srli s0, t1, 16
    or a0, a0, s0
    slli s0, t0, 24
    srli s1, t0, 8
    or s0, s0, s1
    lw s1, 260(a3)
    xor t0, t0, s0
    xor s1, s1, t0
    xor t5, t5, s1
    xor t5, t5, a4
    slli a4, t0, 16
    srli t0, t0, 16
    or t0, a4, t0
    slli a4, t6, 24
    srli s1, t6, 8
    or a4, a4, s1
    xor t6, t6, a4
    slli s1, t6, 16
    srli s2, t6, 16
    or s1, s1, s2
    slli s2, a7, 24
    srli s3, a7, 8
    or s2, s2, s3
    xor a7, a7, s2
    slli s3, a7, 16
    srli s4, a7, 16
    or s3, s3, s4
    slli s4, t2, 24
    srli s5, t2, 8
    or s4, s4, s5
    xor t2, t2, s4
    slli s5, t2, 16
    srli s6, t2, 16
    or s5, s5, s6
    slli s6, t4, 24
    srli s7, t4, 8
    or s6, s6, s7
    lw s7, 268(a3)
    xor t4, t4, s6
    xor s6, s7, s6
    lw s7, 264(a3)
    xor s7, s7, t4
    xor s2, s2, s7
    xor s2, s2, s3
    xor t6, t6, s2
    slli s2, t4, 16
    srli s3, t4, 16
    or s2, s2, s3
    xor s2, s6, s2
    xor t2, t2, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    xor a6, a6, s2
    lw s3, 256(a3)
    srli s6, a6, 16
    xor s2, s3, s2
    slli s3, a6, 16
    or s3, s3, s6
    xor s2, s2, s3
    xor s2, t4, s2
    # round 9 (aes.dsl:47)
    lw s3, 280(a3)
    xor t0, t4, t0
    xor s3, s3, s4
    xor t1, t1, s3
    lw s3, 272(a3)
    xor t1, s5, t1
    xor s0, s3, s0
    xor a6, a6, s0
    lw s0, 284(a3)
    xor a6, a6, t0
    xor a1, s0, a1
    xor a7, a1, a7
    xor a7, a0, a7
    lw t0, 276(a3)
    xor a6, a6, t2
    xor t0, t0, t4
    xor t0, t3, t0
    xor t0, a4, t0
    xor t0, t5, t0
    xor t0, s1, t0
    xor t2, t2, t6
    xor t3, t5, t6
    xor t4, a6, t3
    or a4, t0, t4
    xor a1, t0, t4
    xor t1, t1, a1
    xor t5, t5, t1
    xor a7, a7, t1
    xor t1, a4, t5
    xor a4, t2, t5
    xor a0, a7, a4
    and s0, t3, a0
    xor s1, a1, a0
    and s3, a6, s1
    or s4, t2, a4
    xor t5, t5, s4
    xor t5, s0, t5
    xor s0, s2, a4
    xor s5, s0, s1
    xor t6, t6, s5
    xor s6, t4, t6
    or s7, s2, t6
    xor s8, s2, a1
    and s9, s6, s8
    xor s9, t5, s9
    xor s10, t3, t2
    or s11, a7, s10
    xor s4, s11, s4
    xor t0, t0, s4
    xor s4, s4, s7
    xor t1, t1, s4
    xor s4, s4, s9
    xor s7, t1, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor t5, t5, s11
    xor s3, s3, t5
    xor t0, t0, t5
    or t5, s3, s7
    and s7, s4, t5
    not s7, s7
    xor s11, a6, s9
    and ra, s0, s11
    xor t0, ra, t0
    xor s3, s3, t0
    xor ra, t5, s3
    or s4, s4, ra
    xor s4, t1, s4
    or s0, s0, s4
    or s11, s11, s4
    or t1, t0, t1
    and s7, s7, t1
    xor t1, t5, t1
    or t0, t0, t1
    xor t5, s3, t0
    or t6, t6, t5
    xor t1, t1, t5
    and t0, t0, t1
    or t1, a1, t0
    or t4, t4, t0
    xor t0, t5, t0
    and a1, s8, t0
    and s3, s6, t0
    xor t0, s7, t0
    and s6, s10, t0
    and a7, a7, t0
    or s2, s2, t5
    xor s2, s2, t1
    xor a7, s2, a7
    xor t5, s4, t5
    and t2, t2, t5
    xor s6, t2, s6
    and a4, a4, t5
    xor t0, t5, t0
    and t3, t3, t0
    and t0, a0, t0
    and t5, s9, s7
    xor a0, s7, s4
    and s4, s5, s7
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s4, s1
    xor s0, s0, s1
    xor s0, s0, s2
    xor t5, t5, s0
    xor s1, s3, t5
    xor t2, t2, t5
    xor t2, t3, t2
    xor a6, a6, t2
    xor t2, s1, t2
    xor t3, s11, s1
    xor t1, t1, a0
    xor t1, a1, t1
    xor t0, a0, t0
    xor a7, a7, t0
    xor t0, a4, t0
    xor t2, t0, t2
    xor t4, t4, t2
    xor t2, s6, t2
    xor t1, t1, t4
    xor t0, t0, t1
    xor t5, s0, t0
    xor a7, a7, a6
    xor t3, t3, a7
    xor t2, t3, t2
    xor t3, t6, t3
    slli t6, t3, 24
    srli a4, t3, 8
    or t6, t6, a4
    lw a4, 104(sp)
    and a1, t6, a4
    xor t6, t6, a1
    srli t6, t6, 2
    slli a1, a1, 6
    or t6, a1, t6
    xor t3, t3, t6
    slli a1, t3, 16
    srli a0, t3, 16
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    slli a0, t2, 24
    srli s0, t2, 8
    or a0, a0, s0
    and s0, a0, a4
    xor a0, a0, s0
    srli a0, a0, 2
    slli s0, s0, 6
    or a0, s0, a0
    xor t2, t2, a0
    slli s0, t2, 16
    srli s1, t2, 16
    or s0, s0, s1
    and s1, s0, a5
    xor s0, s0, s1
    srli s0, s0, 4
    slli s1, s1, 4
    or s0, s1, s0
    slli s1, a7, 24
    srli s2, a7, 8
    or s1, s1, s2
    and s2, s1, a4
    xor s1, s1, s2
    srli s1, s1, 2
    slli s2, s2, 6
    or s1, s2, s1
    lw s2, 292(a3)
    xor a7, a7, s1
    xor s2, s2, a7
    xor t6, t6, s2
    xor t6, t6, a1
    slli a1, a7, 16
    srli a7, a7, 16
    or a7, a1, a7
    and a1, a7, a5
    xor a7, a7, a1
    srli a7, a7, 4
    slli a1, a1, 4
    or a7, a1, a7
    slli a1, t5, 24
    srli s2, t5, 8
    or a1, a1, s2
    and s2, a1, a4
    xor a1, a1, s2
    srli a1, a1, 2
    slli s2, s2, 6
    or a1, s2, a1
    xor t5, t5, a1
    slli s2, t5, 16
    srli s3, t5, 16
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    slli s3, t0, 24
    srli s4, t0, 8
    or s3, s3, s4
    and s4, s3, a4
    xor s3, s3, s4
    srli s3, s3, 2
    slli s4, s4, 6
    or s3, s4, s3
    xor t0, t0, s3
    slli s4, t0, 16
    srli s5, t0, 16
    or s4, s4, s5
    and s5, s4, a5
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    slli s5, t1, 24
    srli s6, t1, 8
    or s5, s5, s6
    and s6, s5, a4
    xor s5, s5, s6
    srli s5, s5, 2
    slli s6, s6, 6
    or s5, s6, s5
    xor t1, t1, s5
    slli s6, t1, 16
    srli s7, t1, 16
    or s6, s6, s7
    and s7, s6, a5
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    slli s7, t4, 24
    srli s8, t4, 8
    or s7, s7, s8
    and s8, s7, a4
    xor s7, s7, s8
    srli s7, s7, 2
    slli s8, s8, 6
    or s7, s8, s7
    lw s8, 300(a3)
    xor t4, t4, s7
    xor s8, s8, s7
    lw s7, 296(a3)
    xor s7, s7, t4
    xor s3, s3, s7
    xor s3, s3, s4
    xor t5, t5, s3
    slli s3, t4, 16
    srli s4, t4, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    xor s3, s8, s3
    xor t1, t1, s3
    slli s3, a6, 24
    srli s4, a6, 8
    or s3, s3, s4
    and a4, s3, a4
    xor s3, s3, a4
    srli s3, s3, 2
    slli a4, a4, 6
    or a4, a4, s3
    xor a6, a6, a4
    lw s3, 288(a3)
    srli s4, a6, 16
    xor a4, s3, a4
    slli s3, a6, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    xor a4, a4, s3
    xor a4, t4, a4
    # round 10 (aes.dsl:47)
    lw s3, 312(a3)
    xor a7, t4, a7
    xor s3, s3, s5
    xor t2, t2, s3
    lw s3, 304(a3)
    xor t2, s6, t2
    xor s1, s3, s1
    xor a6, a6, s1
    lw s1, 316(a3)
    xor a6, a6, a7
    xor a0, s1, a0
    xor t0, a0, t0
    xor t0, s0, t0
    lw a7, 308(a3)
    xor a6, a6, t1
    xor a7, a7, t4
    xor a7, t3, a7
    xor a7, a1, a7
    xor a7, t6, a7
    xor a7, s2, a7
    xor t1, t1, t5
    xor t3, t6, t5
    xor t4, a6, t3
    or a1, a7, t4
    xor a0, a7, t4
    xor t2, t2, a0
    xor t6, t6, t2
    xor t0, t0, t2
    xor t2, a1, t6
    xor a1, t1, t6
    xor s0, t0, a1
    and s1, t3, s0
    xor s2, a0, s0
    and s3, a6, s2
    or s4, t1, a1
    xor t6, t6, s4
    xor t6, s1, t6
    xor s1, a4, a1
    xor s5, s1, s2
    xor t5, t5, s5
    xor s6, t4, t5
    or s7, a4, t5
    xor s8, a4, a0
    and s9, s6, s8
    xor s9, t6, s9
    xor s10, t3, t1
    or s11, t0, s10
    xor s4, s11, s4
    xor a7, a7, s4
    xor s4, s4, s7
    xor t2, t2, s4
    xor s4, s4, s9
    xor s7, t2, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor t6, t6, s11
    xor s3, s3, t6
    xor a7, a7, t6
    or t6, s3, s7
    and s7, s4, t6
    not s7, s7
    xor s11, a6, s9
    and ra, s1, s11
    xor a7, ra, a7
    xor s3, s3, a7
    xor ra, t6, s3
    or s4, s4, ra
    xor s4, t2, s4
    or s1, s1, s4
    or s11, s11, s4
    or t2, a7, t2
    and s7, s7, t2
    xor t2, t6, t2
    or a7, a7, t2
    xor t6, s3, a7
    or t5, t5, t6
    xor t2, t2, t6
    and a7, a7, t2
    or t2, a0, a7
    or t4, t4, a7
    xor a7, t6, a7
    and a0, s8, a7
    and s3, s6, a7
    xor a7, s7, a7
    and s6, s10, a7
    and t0, t0, a7
    or a4, a4, t6
    xor a4, a4, t2
    xor t0, a4, t0
    xor t6, s4, t6
    and t1, t1, t6
    xor s6, t1, s6
    and a1, a1, t6
    xor a7, t6, a7
    and t3, t3, a7
    and a7, s0, a7
    and t6, s9, s7
    xor s0, s7, s4
    and s4, s5, s7
    or s2, s2, s0
    or a6, a6, s0
    xor s0, s4, s2
    xor s1, s1, s2
    xor a4, s1, a4
    xor t6, t6, a4
    xor s1, s3, t6
    xor t1, t1, t6
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, s1, t1
    xor t3, s11, s1
    xor t2, t2, s0
    xor t2, a0, t2
    xor a7, s0, a7
    xor t0, t0, a7
    xor a7, a1, a7
    xor t1, a7, t1
    xor t4, t4, t1
    xor t1, s6, t1
    xor t2, t2, t4
    xor a7, a7, t2
    xor t6, a4, a7
    xor t0, t0, a6
    xor t3, t3, t0
    xor t1, t3, t1
    xor t3, t5, t3
    slli t5, t3, 24
    srli a4, t3, 8
    or t5, t5, a4
    and a4, t5, a5
    xor t5, t5, a4
    srli t5, t5, 4
    slli a4, a4, 4
    or t5, a4, t5
    xor t3, t3, t5
    slli a4, t3, 16
    srli a1, t3, 16
    or a4, a4, a1
    slli a1, t1, 24
    srli a0, t1, 8
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor t1, t1, a1
    slli a0, t1, 16
    srli s0, t1, 16
    or a0, a0, s0
    slli s0, t0, 24
    srli s1, t0, 8
    or s0, s0, s1
    and s1, s0, a5
    xor s0, s0, s1
    srli s0, s0, 4
    slli s1, s1, 4
    or s0, s1, s0
    lw s1, 324(a3)
    xor t0, t0, s0
    xor s1, s1, t0
    xor t5, t5, s1
    xor t5, t5, a4
    slli a4, t0, 16
    srli t0, t0, 16
    or t0, a4, t0
    slli a4, t6, 24
    srli s1, t6, 8
    or a4, a4, s1
    and s1, a4, a5
    xor a4, a4, s1
    srli a4, a4, 4
    slli s1, s1, 4
    or a4, s1, a4
    xor t6, t6, a4
    slli s1, t6, 16
    srli s2, t6, 16
    or s1, s1, s2
    slli s2, a7, 24
    srli s3, a7, 8
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor a7, a7, s2
    slli s3, a7, 16
    srli s4, a7, 16
    or s3, s3, s4
    slli s4, t2, 24
    srli s5, t2, 8
    or s4, s4, s5
    and s5, s4, a5
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    xor t2, t2, s4
    slli s5, t2, 16
    srli s6, t2, 16
    or s5, s5, s6
    slli s6, t4, 24
    srli s7, t4, 8
    or s6, s6, s7
    and s7, s6, a5
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    lw s7, 332(a3)
    xor t4, t4, s6
    xor s7, s7, s6
    lw s6, 328(a3)
    xor s6, s6, t4
    xor s2, s2, s6
    xor s2, s2, s3
    xor t6, t6, s2
    slli s2, t4, 16
    srli s3, t4, 16
    or s2, s2, s3
    xor s2, s7, s2
    xor t2, t2, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    lw s3, 320(a3)
    xor a6, a6, s2
    xor s3, s3, s2
    slli s2, a6, 16
    srli s6, a6, 16
    or s2, s2, s6
    xor s2, s3, s2
    xor s2, t4, s2
    # round 11 (aes.dsl:47)
    lw s3, 344(a3)
    xor t0, t4, t0
    xor s3, s3, s4
    xor t1, t1, s3
    lw s3, 336(a3)
    xor t1, s5, t1
    xor s0, s3, s0
    xor a6, a6, s0
    lw s0, 348(a3)
    xor a6, a6, t0
    xor a1, s0, a1
    xor a7, a1, a7
    xor a7, a0, a7
    lw t0, 340(a3)
    xor a6, a6, t2
    xor t0, t0, t4
    xor t0, t3, t0
    xor t0, a4, t0
    xor t0, t5, t0
    xor t0, s1, t0
    xor t2, t2, t6
    xor t3, t5, t6
    xor t4, a6, t3
    or a4, t0, t4
    xor a1, t0, t4
    xor t1, t1, a1
    xor t5, t5, t1
    xor a7, a7, t1
    xor t1, a4, t5
    xor a4, t2, t5
    xor a0, a7, a4
    and s0, t3, a0
    xor s1, a1, a0
    and s3, a6, s1
    or s4, t2, a4
    xor t5, t5, s4
    xor t5, s0, t5
    xor s0, s2, a4
    xor s5, s0, s1
    xor t6, t6, s5
    xor s6, t4, t6
    or s7, s2, t6
    xor s8, s2, a1
    and s9, s6, s8
    xor s9, t5, s9
    xor s10, t3, t2
    or s11, a7, s10
    xor s4, s11, s4
    xor t0, t0, s4
    xor s4, s4, s7
    xor t1, t1, s4
    xor s4, s4, s9
    xor s7, t1, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor t5, t5, s11
    xor s3, s3, t5
    xor t0, t0, t5
    or t5, s3, s7
    and s7, s4, t5
    not s7, s7
    xor s11, a6, s9
    and ra, s0, s11
    xor t0, ra, t0
    xor s3, s3, t0
    xor ra, t5, s3
    or s4, s4, ra
    xor s4, t1, s4
    or s0, s0, s4
    or s11, s11, s4
    or t1, t0, t1
    and s7, s7, t1
    xor t1, t5, t1
    or t0, t0, t1
    xor t5, s3, t0
    or t6, t6, t5
    xor t1, t1, t5
    and t0, t0, t1
    or t1, a1, t0
    or t4, t4, t0
    xor t0, t5, t0
    and a1, s8, t0
    and s3, s6, t0
    xor t0, s7, t0
    and s6, s10, t0
    and a7, a7, t0
    or s2, s2, t5
    xor s2, s2, t1
    xor a7, s2, a7
    xor t5, s4, t5
    and t2, t2, t5
    xor s6, t2, s6
    and a4, a4, t5
    xor t0, t5, t0
    and t3, t3, t0
    and t0, a0, t0
    and t5, s9, s7
    xor a0, s7, s4
    and s4, s5, s7
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s4, s1
    xor s0, s0, s1
    xor s0, s0, s2
    xor t5, t5, s0
    xor s1, s3, t5
    xor t2, t2, t5
    xor t2, t3, t2
    xor a6, a6, t2
    xor t2, s1, t2
    xor t3, s11, s1
    xor t1, t1, a0
    xor t1, a1, t1
    xor t0, a0, t0
    xor a7, a7, t0
    xor t0, a4, t0
    xor t2, t0, t2
    xor t4, t4, t2
    xor t2, s6, t2
    xor t1, t1, t4
    xor t0, t0, t1
    xor t5, s0, t0
    xor a7, a7, a6
    xor t3, t3, a7
    xor t2, t3, t2
    xor t3, t6, t3
    slli t6, t3, 24
    srli a4, t3, 8
    or t6, t6, a4
    and a4, t6, a2
    xor t6, t6, a4
    srli t6, t6, 6
    slli a4, a4, 2
    or t6, a4, t6
    xor t3, t3, t6
    slli a4, t3, 16
    srli a1, t3, 16
    or a4, a4, a1
    and a1, a4, a5
    xor a4, a4, a1
    srli a4, a4, 4
    slli a1, a1, 4
    or a4, a1, a4
    slli a1, t2, 24
    srli a0, t2, 8
    or a1, a1, a0
    and a0, a1, a2
    xor a1, a1, a0
    srli a1, a1, 6
    slli a0, a0, 2
    or a1, a0, a1
    xor t2, t2, a1
    slli a0, t2, 16
    srli s0, t2, 16
    or a0, a0, s0
    and s0, a0, a5
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    slli s0, a7, 24
    srli s1, a7, 8
    or s0, s0, s1
    and s1, s0, a2
    xor s0, s0, s1
    srli s0, s0, 6
    slli s1, s1, 2
    or s0, s1, s0
    lw s1, 356(a3)
    xor a7, a7, s0
    xor s1, s1, a7
    xor t6, t6, s1
    xor t6, t6, a4
    slli a4, a7, 16
    srli a7, a7, 16
    or a7, a4, a7
    and a4, a7, a5
    xor a7, a7, a4
    srli a7, a7, 4
    slli a4, a4, 4
    or a7, a4, a7
    slli a4, t5, 24
    srli s1, t5, 8
    or a4, a4, s1
    and s1, a4, a2
    xor a4, a4, s1
    srli a4, a4, 6
    slli s1, s1, 2
    or a4, s1, a4
    xor t5, t5, a4
    slli s1, t5, 16
    srli s2, t5, 16
    or s1, s1, s2
    and s2, s1, a5
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    slli s2, t0, 24
    srli s3, t0, 8
    or s2, s2, s3
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    xor t0, t0, s2
    slli s3, t0, 16
    srli s4, t0, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    slli s4, t1, 24
    srli s5, t1, 8
    or s4, s4, s5
    and s5, s4, a2
    xor s4, s4, s5
    srli s4, s4, 6
    slli s5, s5, 2
    or s4, s5, s4
    xor t1, t1, s4
    slli s5, t1, 16
    srli s6, t1, 16
    or s5, s5, s6
    and s6, s5, a5
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    slli s6, t4, 24
    srli s7, t4, 8
    or s6, s6, s7
    and s7, s6, a2
    xor s6, s6, s7
    srli s6, s6, 6
    slli s7, s7, 2
    or s6, s7, s6
    lw s7, 364(a3)
    xor t4, t4, s6
    xor s7, s7, s6
    lw s6, 360(a3)
    xor s6, s6, t4
    xor s2, s2, s6
    xor s2, s2, s3
    xor t5, t5, s2
    slli s2, t4, 16
    srli s3, t4, 16
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor s2, s7, s2
    xor t1, t1, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    and a2, s2, a2
    xor s2, s2, a2
    srli s2, s2, 6
    slli a2, a2, 2
    or a2, a2, s2
    xor a6, a6, a2
    lw s2, 352(a3)
    srli s3, a6, 16
    xor a2, s2, a2
    slli s2, a6, 16
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor a2, a2, s2
    # round 12 (aes.dsl:53)
    lw s2, 380(a3)
    # round 11 (aes.dsl:47)
    xor a2, t4, a2
    # round 12 (aes.dsl:53)
    xor a1, s2, a1
    xor t0, a1, t0
    xor t0, a0, t0
    lw a1, 376(a3)
    xor a7, t4, a7
    xor a1, a1, s4
    xor t2, t2, a1
    lw a1, 368(a3)
    xor t2, s5, t2
    xor a1, a1, s0
    xor a6, a6, a1
    lw a1, 372(a3)
    xor a6, a6, a7
    xor a1, a1, t4
    xor t3, t3, a1
    xor t3, a4, t3
    xor a6, a6, t1
    xor a7, t6, t3
    xor a7, s1, a7
    xor t1, t1, t5
    xor t3, t6, t5
    xor t4, a6, t3
    xor a4, a7, t4
    xor t2, t2, a4
    xor t6, t6, t2
    xor t0, t0, t2
    xor t2, t1, t6
    xor a1, a2, t2
    xor a0, t0, t2
    xor s0, a4, a0
    xor s1, a1, s0
    xor t5, t5, s1
    or s2, a2, t5
    xor s3, t4, t5
    and s4, a6, s0
    and s5, t3, a0
    or s6, t1, t2
    xor s7, t6, s6
    xor s5, s5, s7
    xor s7, a2, a4
    and s8, s3, s7
    xor s8, s5, s8
    or s9, a7, t4
    xor t6, s9, t6
    xor s9, t3, t1
    or s10, t0, s9
    xor s6, s10, s6
    xor a7, a7, s6
    xor s2, s6, s2
    xor s6, s2, s8
    xor t6, t6, s2
    xor s2, t6, s6
    xor s8, s9, s3
    and s10, s1, s8
    xor s5, s5, s10
    xor s4, s4, s5
    xor a7, a7, s5
    or s2, s4, s2
    and s5, s6, s2
    not s5, s5
    xor s10, a6, s8
    and s11, a1, s10
    xor a7, s11, a7
    xor s4, s4, a7
    xor s11, s2, s4
    or s6, s6, s11
    xor s6, t6, s6
    or a1, a1, s6
    or s10, s10, s6
    or t6, a7, t6
    and s5, s5, t6
    xor t6, s2, t6
    or a7, a7, t6
    xor s2, s4, a7
    or t5, t5, s2
    lw s4, 392(a3)
    xor t6, t6, s2
    xor t5, s4, t5
    and a7, a7, t6
    or t4, t4, a7
    or t6, a4, a7
    xor a7, s2, a7
    and a4, s7, a7
    and s3, s3, a7
    xor a7, s5, a7
    and s4, s9, a7
    and t0, t0, a7
    or a2, a2, s2
    xor a2, a2, t6
    xor t0, a2, t0
    xor s2, s6, s2
    and t2, t2, s2
    xor a7, s2, a7
    and t1, t1, s2
    lw s2, 404(a3)
    and a0, a0, a7
    xor s2, s2, t1
    xor s2, s2, s4
    and a7, t3, a7
    and t3, s1, s5
    and s1, s8, s5
    xor s4, s5, s6
    or s0, s0, s4
    or a6, a6, s4
    xor a1, a1, s0
    xor a2, a1, a2
    xor t3, t3, s0
    xor a1, t3, a0
    xor t3, t6, t3
    xor t3, a4, t3
    xor t2, t2, a1
    xor t0, t0, a1
    xor t6, s1, a2
    lw a4, 396(a3)
    xor t1, t1, t6
    xor a4, a4, a2
    xor a7, a7, t1
    xor t1, s3, t6
    xor t6, s10, t1
    xor t1, t1, a7
    xor a6, a6, a7
    xor a7, t0, a6
    lw t0, 384(a3)
    xor t1, t2, t1
    xor a6, t0, a6
    xor t0, t6, a7
    lw t6, 388(a3)
    xor t5, t5, t0
    xor a7, t6, a7
    xor t4, t4, t1
    xor t1, s2, t1
    xor t0, t0, t1
    xor t1, t3, t4
    lw t3, 412(a3)
    xor t2, t2, t1
    xor t3, t3, t4
    lw t4, 408(a3)
    xor t1, t4, t1
    lw t4, 400(a3)
    xor t4, t4, t2
    xor t2, a4, t2
    srli t6, t2, 4
    xor t6, t3, t6
    and t6, t6, a5
    xor t3, t3, t6
    slli t6, t6, 4
    xor t2, t2, t6
    srli t6, t5, 4
    xor t6, t6, t1
    and t6, t6, a5
    xor t1, t1, t6
    slli t6, t6, 4
    xor t5, t5, t6
    srli t6, a7, 4
    xor t6, t6, t0
    and t6, t6, a5
    xor t0, t0, t6
    slli t6, t6, 4
    xor a7, a7, t6
    srli t6, a7, 2
    lw a4, 100(sp)
    xor t6, t6, t2
    and t6, t6, a4
    xor t2, t2, t6
    slli t6, t6, 2
    xor a7, a7, t6
    srli t6, t0, 2
    xor t6, t6, t3
    and t6, t6, a4
    xor t3, t3, t6
    slli t6, t6, 2
    xor t0, t0, t6
    srli t6, a6, 4
    xor t6, t6, t4
    and a5, t6, a5
    xor t4, t4, a5
    slli a5, a5, 4
    xor a5, a6, a5
    srli a6, a5, 2
    xor a6, t5, a6
    and a6, a6, a4
    xor t5, t5, a6
    slli a6, a6, 2
    xor a5, a5, a6
    srli a6, a5, 1
    lw t6, 96(sp)
    xor a6, a7, a6
    and a6, a6, t6
    xor a7, a7, a6
    slli a6, a6, 1
    xor a5, a5, a6
    lw a6, 64(sp)
    sw a5, 0(a6)
    srli a5, t5, 1
    xor a5, t2, a5
    and a5, a5, t6
    xor t2, t2, a5
    slli a5, a5, 1
    xor a5, t5, a5
    sw a5, 4(a6)
    srli a5, t4, 2
    xor a5, t1, a5
    and a5, a5, a4
    xor t1, t1, a5
    slli a5, a5, 2
    xor a5, t4, a5
    srli t4, a5, 1
    xor t4, t0, t4
    and t4, t4, t6
    xor t0, t0, t4
    slli t4, t4, 1
    xor a5, a5, t4
    sw a5, 8(a6)
    srli a5, t1, 1
    xor a5, t3, a5
    and a5, a5, t6
    xor t3, t3, a5
    slli a5, a5, 1
    xor a5, t1, a5
    sw a5, 12(a6)
    sw a7, 16(a6)
    sw t2, 20(a6)
    sw t0, 24(a6)
    sw t3, 28(a6)
    mv a0, a6
    lw a1, 68(sp)
    lw a2, 80(sp)
    addi a0, a0, 32
    addi a1, a1, 32
    bltu a2, a1, .Llwcc_aes128_192_ecb_encrypt_rv32i_group_done
    j .Llwcc_aes128_192_ecb_encrypt_rv32i_group
.Llwcc_aes128_192_ecb_encrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_aes128_192_ecb_encrypt_rv32i_out
.Llwcc_aes128_192_ecb_encrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 32
    beqz t2, .Llwcc_aes128_192_ecb_encrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 112
    mv t0, a0
    addi t1, sp, 144
.Llwcc_aes128_192_ecb_encrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_aes128_192_ecb_encrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_aes128_192_ecb_encrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_aes128_192_ecb_encrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_aes128_192_ecb_encrypt_rv32i_group
.Llwcc_aes128_192_ecb_encrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 112
    add t1, a1, t2
.Llwcc_aes128_192_ecb_encrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_aes128_192_ecb_encrypt_rv32i_copy
.Llwcc_aes128_192_ecb_encrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 144
.Llwcc_aes128_192_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_aes128_192_ecb_encrypt_rv32i_wipe
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
    .size lwcc_aes128_192_ecb_encrypt_rv32i, .-lwcc_aes128_192_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_aes128_192_ecb_decrypt_rv32i
    .type lwcc_aes128_192_ecb_decrypt_rv32i, %function
lwcc_aes128_192_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_aes128_192_ecb_decrypt_rv32i_begin
    ret
.Llwcc_aes128_192_ecb_decrypt_rv32i_begin:
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
    beqz t1, .Llwcc_aes128_192_ecb_decrypt_rv32i_group
    j .Llwcc_aes128_192_ecb_decrypt_rv32i_rest
.Llwcc_aes128_192_ecb_decrypt_rv32i_group:
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
    lw s1, 388(a3)
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
    lw s5, 420(a3)
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
    lw a4, 416(a3)
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
    # round 12 (aes.dsl:53)
    lw s5, 392(a3)
    slli s4, s3, 4
    xor t2, s5, t2
    xor t2, t2, t3
    lw t3, 412(a3)
    xor t3, t3, t5
    xor t3, t3, s3
    lw t5, 428(a3)
    xor t2, s1, t2
    xor t0, t5, t0
    xor t0, t0, t1
    lw t1, 404(a3)
    lw t5, 424(a3)
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
    lw a0, 352(a3)
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
    lw t4, 372(a3)
    xor a7, a7, a6
    xor t4, t4, a5
    xor a5, a0, a5
    xor a5, s0, a5
    xor t5, a5, t5
    lw s0, 440(a3)
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
    lw t1, 444(a3)
    xor t6, a0, t4
    xor t1, t1, a7
    xor a4, s7, t6
    lw a2, 436(a3)
    xor a5, a5, a4
    xor a2, a2, a4
    lw a4, 368(a3)
    xor a6, a6, t2
    xor a4, a4, t2
    lw t2, 360(a3)
    xor t2, t2, t0
    xor t2, t2, t4
    xor t0, t3, t0
    xor a7, t0, a7
    xor a6, a6, a7
    lw t0, 432(a3)
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
    # round 11 (aes.dsl:47)
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
    lw s9, 460(s8)
    and a4, a4, t5
    xor s9, s9, t3
    xor t3, s3, t3
    xor a4, a4, a3
    xor a4, s3, a4
    xor t5, t5, a1
    and a0, a0, t5
    xor t3, a0, t3
    lw a0, 472(s8)
    and s3, s6, t5
    xor a0, a0, t3
    and a7, a7, s1
    xor a7, a7, t1
    xor a1, s1, a1
    and s1, s2, s1
    and t0, t0, a1
    xor s2, s5, a1
    and a6, a6, a1
    lw a1, 448(s8)
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
    lw t3, 452(s8)
    xor a7, a7, t0
    xor a5, t3, a5
    xor t3, s7, t0
    lw t0, 476(s8)
    xor a4, a4, t3
    xor t0, t0, a7
    xor a3, s1, a4
    lw a2, 468(s8)
    xor t4, t4, a3
    xor a2, a2, a3
    lw a3, 464(s8)
    xor t2, t2, t5
    xor a3, a3, t5
    xor t3, a3, t3
    xor a7, t2, a7
    xor t1, t1, a7
    xor t1, a4, t1
    lw t2, 456(s8)
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
    # round 10 (aes.dsl:47)
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
    lw s8, 492(s7)
    and t3, t3, t5
    xor s8, s8, t2
    xor t2, s2, t2
    xor t5, t5, a2
    and a1, a1, t5
    xor t2, a1, t2
    lw a1, 504(s7)
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
    lw a4, 496(s7)
    and a5, a5, a2
    xor t5, a4, t5
    xor a4, a1, t1
    xor a5, a5, a6
    xor a5, t1, a5
    and a6, a7, a2
    lw a7, 480(s7)
    xor a6, a7, a6
    xor a6, t2, a6
    xor a7, t4, a5
    xor a5, a0, a5
    xor t1, s6, a5
    xor a5, t0, a5
    lw t0, 508(s7)
    lw t2, 488(s7)
    xor t0, t0, a5
    xor a5, t3, a5
    xor t2, t2, a5
    xor t3, t6, t1
    xor t1, t5, t1
    xor t4, s1, t3
    lw t6, 500(s7)
    xor t5, a4, t4
    xor t4, t6, t4
    lw t6, 484(s7)
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
    # round 9 (aes.dsl:47)
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
    lw s9, 524(s8)
    and t6, t6, t5
    xor s9, s9, t1
    xor t1, s3, t1
    xor t6, t6, a4
    xor t6, s3, t6
    xor t5, t5, a1
    and a0, a0, t5
    xor t1, a0, t1
    lw a0, 536(s8)
    and s3, s6, t5
    xor a0, a0, t1
    and t2, t2, s1
    xor t2, t2, a6
    xor a1, s1, a1
    and s1, s2, s1
    and a7, a7, a1
    xor s2, s5, a1
    and a5, a5, a1
    lw a1, 512(s8)
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
    lw t5, 528(s8)
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
    lw t2, 540(s8)
    xor a6, a6, a7
    xor t2, t2, a7
    lw a7, 520(s8)
    xor t6, t6, t4
    xor a7, a7, a6
    xor t4, t5, t4
    xor t5, s1, t6
    xor t0, t0, t5
    lw a4, 532(s8)
    xor t3, t3, t1
    xor t5, a4, t5
    xor a6, t3, a6
    xor a6, t6, a6
    lw t3, 516(s8)
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
    # round 8 (aes.dsl:47)
    xor s0, s11, s0
    xor a2, s0, a2
    xor t2, t2, a2
    xor a5, a5, s6
    xor a5, a5, a7
    xor a7, s10, t4
    xor a7, a7, s5
    xor t4, s1, a4
    xor t0, t5, t0
    xor t0, s4, t0
    xor t0, t0, a3
    xor t0, t0, t4
    xor a5, a5, s4
    xor a5, t6, a5
    xor a5, a5, s7
    xor a5, a3, a5
    xor t4, s8, s4
    xor t4, t4, s9
    xor t4, s2, t4
    xor t4, a0, t4
    xor a6, a0, a6
    xor a6, t2, a6
    xor a6, t3, a6
    xor t2, t4, a6
    xor a5, t1, a5
    xor t1, t1, t2
    xor t4, a5, a6
    xor t5, t3, a1
    xor a7, a7, t5
    not t6, a7
    xor t3, t3, t6
    or a7, a1, a7
    xor a4, a6, t3
    and a3, a4, t4
    xor a2, t1, a4
    xor a0, t2, t6
    xor a5, a5, a0
    not s0, a5
    xor a7, a7, s0
    and s0, a6, s0
    xor a3, a3, s0
    xor a7, a7, a3
    or s1, t3, a0
    xor s0, s1, s0
    and s1, t5, t2
    xor a3, s1, a3
    xor s1, t5, t1
    xor s2, a6, s1
    xor t0, t0, s2
    xor s3, t2, t0
    or s4, t1, s3
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
    and s8, s1, t0
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
    and t0, t0, a3
    and s0, s1, a3
    xor s1, s7, a7
    or a7, s4, a7
    xor a7, s9, a7
    and s2, s2, a7
    and s4, s6, a7
    xor a3, a3, a7
    and a5, a5, a3
    and a6, a6, a3
    lw s6, 72(sp)
    xor a7, s8, a7
    lw s7, 544(s6)
    and a2, a2, a7
    xor a6, s7, a6
    and s5, s5, a7
    and t2, t2, s1
    xor t0, t0, t2
    and t5, t5, s1
    xor s1, s8, s1
    and a0, a0, s1
    xor a3, s1, a3
    and t3, t3, s1
    lw s1, 556(s6)
    and t4, t4, a3
    xor s1, s1, t3
    xor t3, s2, t3
    xor t3, a2, t3
    lw a2, 568(s6)
    xor a6, t3, a6
    xor a2, a2, t3
    and t3, a4, a3
    xor t3, t5, t3
    xor t5, a1, t5
    xor t5, s2, t5
    xor a4, s1, t3
    xor a7, a7, a3
    and t1, t1, a7
    xor t1, t3, t1
    and a7, s3, a7
    xor a7, t2, a7
    xor t2, s5, a7
    xor a5, a5, a7
    xor a5, t1, a5
    xor a7, a2, t1
    xor t1, t4, a5
    xor a5, a0, a5
    xor t3, s4, a5
    xor a5, t0, a5
    lw t0, 572(s6)
    xor t4, t5, t3
    xor t0, t0, a5
    xor t5, s0, t4
    lw a3, 564(s6)
    xor a7, a7, t5
    xor a3, a3, t5
    lw t5, 548(s6)
    xor t6, t6, t2
    xor t5, t5, t1
    xor t1, a4, t1
    xor a5, t6, a5
    lw t6, 560(s6)
    xor t2, t6, t2
    xor t2, t2, t3
    lw t3, 552(s6)
    xor t3, t3, a5
    xor a5, t1, a5
    xor a5, t4, a5
    slli t1, t3, 8
    srli t4, t3, 24
    or t1, t1, t4
    lw t4, 120(sp)
    slli a4, t3, 16
    and t6, t1, t4
    xor t1, t1, t6
    srli t1, t1, 2
    slli t6, t6, 6
    or t1, t6, t1
    xor t6, a7, t1
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
    xor s10, t0, s9
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
    slli s11, t0, 24
    srli ra, t0, 8
    or s11, s11, ra
    slli ra, t0, 8
    srli t0, t0, 24
    or t0, ra, t0
    and ra, t0, t4
    xor t0, t0, ra
    srli t0, t0, 2
    slli ra, ra, 6
    or t0, ra, t0
    xor ra, t0, s0
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
    sw a0, 124(sp)
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
    xor ra, s11, a5
    xor s1, ra, s1
    sw s4, 116(sp)
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
    xor a3, s9, a3
    slli s4, a3, 16
    srli a3, a3, 16
    or a3, s4, a3
    and s4, a3, a2
    xor a3, a3, s4
    srli a3, a3, 4
    slli s4, s4, 4
    or a3, s4, a3
    and s4, s2, s8
    xor s2, s2, s4
    srli s2, s2, 6
    slli s4, s4, 2
    or s2, s4, s2
    xor s1, s2, s1
    xor s1, a3, s1
    xor t2, t2, s2
    xor t2, t6, t2
    slli s4, a6, 8
    srli ra, a6, 24
    or s4, s4, ra
    and ra, s4, t4
    xor s4, s4, ra
    srli s4, s4, 2
    slli ra, ra, 6
    or s4, ra, s4
    xor ra, s4, a4
    xor ra, ra, s10
    xor s4, a6, s4
    slli s8, a6, 16
    srli a6, a6, 16
    or a6, s8, a6
    and s8, a6, a2
    xor a6, a6, s8
    srli a6, a6, 4
    slli s8, s8, 4
    or a6, s8, a6
    xor s8, s4, t5
    slli t4, s8, 16
    sw s1, 112(sp)
    srli s1, s8, 16
    or t4, t4, s1
    and s1, t4, a2
    xor t4, t4, s1
    srli t4, t4, 4
    slli s1, s1, 4
    or t4, s1, t4
    xor s1, s7, t4
    xor s1, s1, s6
    xor a7, a7, s1
    slli s1, ra, 16
    srli s7, ra, 16
    or s1, s1, s7
    and s7, s1, a2
    xor s1, s1, s7
    srli s1, s1, 4
    slli s7, s7, 4
    or s1, s7, s1
    # round 7 (aes.dsl:47)
    xor t3, t3, a4
    xor t0, t0, s3
    xor a6, a6, s4
    xor a6, a6, s11
    xor a6, a6, s0
    xor a6, a6, a0
    xor t5, t5, s5
    xor t1, t5, t1
    xor t1, t1, ra
    xor t1, s1, t1
    xor a5, s8, a5
    xor a5, a1, a5
    xor t1, a7, t1
    lw t5, 116(sp)
    xor t4, t4, s9
    xor t0, t5, t0
    xor t0, t0, s10
    lw a4, 124(sp)
    xor t0, s6, t0
    xor t4, a4, t4
    xor a5, a5, t4
    xor a5, s2, a5
    xor t4, s9, t5
    xor t3, t3, t4
    xor t3, t3, t6
    xor t3, a3, t3
    xor a5, a3, a5
    xor a5, t2, a5
    xor a6, a6, a5
    xor a7, a7, a6
    lw t5, 112(sp)
    xor t4, a5, t1
    not t6, t5
    xor a4, t2, t6
    xor t0, t0, a4
    xor t2, t2, t0
    and t5, t5, t0
    xor a3, a5, t2
    and a1, a3, t4
    xor a0, a7, a3
    xor s0, a6, t0
    xor t1, t1, s0
    xor t5, t5, t1
    not s1, t1
    and s1, a5, s1
    xor a1, a1, s1
    xor t5, t5, a1
    or s2, t2, s0
    xor s1, s2, s1
    and s2, a4, a6
    xor a1, s2, a1
    xor s2, a4, a7
    xor s3, a5, s2
    xor t3, t3, s3
    xor s4, a6, t3
    or s5, a7, s4
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
    and s9, s2, t3
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
    and t2, t2, s5
    lw s8, 72(sp)
    and t0, t0, t5
    lw s9, 588(s8)
    and t6, t6, t5
    xor s9, s9, t2
    xor t2, s3, t2
    xor t6, t6, a4
    xor t6, s3, t6
    xor t5, t5, a1
    and a0, a0, t5
    xor t2, a0, t2
    lw a0, 600(s8)
    and s3, s6, t5
    xor a0, a0, t2
    and t3, t3, s1
    xor t3, t3, a6
    xor a1, s1, a1
    and s1, s2, s1
    and t1, t1, a1
    xor s2, s5, a1
    and a5, a5, a1
    lw a1, 576(s8)
    xor a5, a1, a5
    xor a5, t2, a5
    and t2, t4, s2
    xor t4, t5, s2
    and t5, a3, s2
    xor t5, a4, t5
    xor a4, s9, t5
    and a3, s4, t4
    xor a6, a6, a3
    and a7, a7, t4
    xor a7, t5, a7
    xor t4, a0, a7
    xor t5, s3, a6
    xor a6, t1, a6
    xor a6, a7, a6
    xor a7, s0, a6
    xor a6, t2, a6
    xor t1, a4, a6
    lw t2, 580(s8)
    lw a3, 596(s8)
    xor a6, t2, a6
    xor t2, s7, a7
    xor a7, t3, a7
    lw t3, 604(s8)
    xor t6, t6, t2
    xor t3, t3, a7
    xor a4, s1, t6
    xor a3, a3, a4
    xor t4, t4, a4
    lw a4, 592(s8)
    xor t0, t0, t5
    xor a4, a4, t5
    xor t2, a4, t2
    xor a7, t0, a7
    xor t0, t1, a7
    xor t0, t6, t0
    lw t1, 584(s8)
    slli a4, t0, 8
    xor a7, t1, a7
    slli t1, a7, 24
    srli t5, a7, 8
    or t1, t1, t5
    and t5, t1, a2
    xor t1, t1, t5
    srli t1, t1, 4
    slli t5, t5, 4
    or t1, t5, t1
    xor t5, t3, t1
    xor t6, t4, t5
    srli a1, t0, 24
    or a4, a4, a1
    and a1, a4, a2
    xor a4, a4, a1
    srli a4, a4, 4
    slli a1, a1, 4
    or a4, a1, a4
    xor a1, t2, a4
    xor a1, t6, a1
    slli a0, a1, 16
    srli a1, a1, 16
    or a1, a0, a1
    xor a0, t0, a4
    slli s0, t0, 16
    srli t0, t0, 16
    or t0, s0, t0
    xor s0, t4, a0
    slli s1, s0, 16
    srli s2, s0, 16
    or s1, s1, s2
    xor s2, a6, t2
    xor t1, s2, t1
    slli s2, t2, 24
    srli s3, t2, 8
    or s2, s2, s3
    xor t2, t3, t2
    slli s3, t2, 8
    srli s4, t2, 24
    or s3, s3, s4
    and s4, s3, a2
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    xor t1, s3, t1
    and s4, s2, a2
    xor s2, s2, s4
    srli s2, s2, 4
    slli s4, s4, 4
    or s2, s4, s2
    xor s4, t3, s2
    xor s4, s3, s4
    xor s0, s4, s0
    xor s0, s1, s0
    slli s1, t4, 16
    srli s4, t4, 16
    or s1, s1, s4
    slli s4, t4, 24
    srli t4, t4, 8
    or t4, s4, t4
    and s4, t4, a2
    xor t4, t4, s4
    srli t4, t4, 4
    slli s4, s4, 4
    or t4, s4, t4
    xor a7, a7, t4
    xor t6, t6, a7
    slli s4, a7, 16
    srli a7, a7, 16
    or a7, s4, a7
    xor t6, a7, t6
    slli s4, t6, 16
    srli s5, t6, 16
    or s4, s4, s5
    xor s5, t3, t4
    xor s6, a6, s1
    slli s7, s6, 16
    srli s6, s6, 16
    or s6, s7, s6
    xor t1, t1, s6
    xor t1, a1, t1
    slli s7, a6, 24
    srli a6, a6, 8
    or a6, s7, a6
    and s7, a6, a2
    xor a6, a6, s7
    srli a6, a6, 4
    slli s7, s7, 4
    or a6, s7, a6
    slli s7, a3, 8
    srli s9, a3, 24
    or s7, s7, s9
    and s9, s7, a2
    xor s7, s7, s9
    srli s7, s7, 4
    slli s9, s9, 4
    or s7, s9, s7
    xor t2, t2, s7
    xor s7, a3, s7
    slli s9, a3, 16
    srli a3, a3, 16
    or a3, s9, a3
    xor s9, a6, s7
    xor t0, t0, s9
    slli s10, s9, 16
    srli s9, s9, 16
    or s9, s10, s9
    xor t0, s9, t0
    xor t1, t0, t1
    xor s9, s6, s9
    slli s10, t2, 16
    srli s11, t2, 16
    or s10, s10, s11
    slli s11, t3, 8
    srli ra, t3, 24
    or s11, s11, ra
    and ra, s11, a2
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
    slli s8, a5, 24
    sw s0, 112(sp)
    srli s0, a5, 8
    or s0, s8, s0
    and s8, s0, a2
    xor s0, s0, s8
    srli s0, s0, 4
    slli s8, s8, 4
    or s0, s8, s0
    slli s8, a5, 8
    sw t1, 116(sp)
    srli t1, a5, 24
    or t1, s8, t1
    and s8, t1, a2
    xor t1, t1, s8
    srli t1, t1, 4
    slli s8, s8, 4
    or t1, s8, t1
    xor t3, t1, t3
    xor t3, t3, s6
    slli s6, t3, 16
    srli s8, t3, 16
    or s6, s6, s8
    slli s8, a5, 16
    srli a2, a5, 16
    or a2, s8, a2
    xor a5, a5, a2
    xor a5, t1, a5
    xor t1, a2, ra
    xor t1, t1, s6
    xor t1, s9, t1
    xor a5, a5, t4
    # round 6 (aes.dsl:47)
    xor t6, t6, a1
    xor t4, s1, t4
    xor t4, t4, s10
    xor a3, a3, s7
    xor a6, s0, a6
    xor a6, a6, t3
    xor a6, s4, a6
    xor t3, s0, s11
    xor t3, t3, t5
    xor a7, t3, a7
    xor a6, a6, t1
    xor t3, s2, a4
    xor t3, t3, a3
    xor t3, t3, t6
    xor t5, s2, s3
    xor t2, t5, t2
    xor t2, t2, t4
    xor t4, a0, a5
    xor a7, t4, a7
    xor a7, t0, a7
    xor a5, s7, a5
    xor a5, a5, s5
    lw t0, 116(sp)
    lw t5, 112(sp)
    xor a7, t0, a7
    xor a5, a5, a7
    xor t1, t1, a5
    xor t4, a7, a6
    not t6, t5
    xor a4, t0, t6
    xor t2, t2, a4
    xor t0, t0, t2
    and t5, t5, t2
    xor a3, a7, t0
    xor a2, t1, a3
    and a1, a3, t4
    xor a0, a5, t2
    xor a6, a6, a0
    xor t5, t5, a6
    not s0, a6
    and s0, a7, s0
    xor a1, a1, s0
    xor t5, t5, a1
    or s1, t0, a0
    xor s0, s1, s0
    and s1, a4, a5
    xor a1, s1, a1
    xor s1, a4, t1
    xor s2, a7, s1
    xor t3, t3, s2
    xor s3, a5, t3
    or s4, t1, s3
    xor a1, s4, a1
    xor s4, s0, s4
    xor s5, t4, s3
    xor s6, t2, s5
    and s7, s2, s6
    and s8, a2, s5
    xor t5, s8, t5
    xor s0, s0, s8
    xor s0, s7, s0
    xor s7, t5, s0
    and s8, s1, t3
    xor s8, t6, s8
    xor s4, s8, s4
    and s8, s7, s4
    xor s9, a1, s8
    and s9, t5, s9
    xor s7, s7, s9
    and a5, a5, s7
    and a4, a4, s7
    or s9, s4, s9
    xor s4, s4, a1
    and s10, s0, s4
    xor s9, s10, s9
    xor t5, t5, s10
    and t5, a1, t5
    xor a1, s4, t5
    or t5, s0, t5
    xor t5, s8, t5
    and s0, s1, t5
    and t3, t3, t5
    xor t3, t3, a5
    xor t5, t5, s9
    and a7, a7, t5
    lw s1, 72(sp)
    and a6, a6, t5
    lw s4, 608(s1)
    and t2, t2, a1
    xor a7, s4, a7
    xor s4, a1, s7
    xor t5, s4, t5
    and t4, t4, t5
    and a3, a3, t5
    xor a3, a4, a3
    and t0, t0, s4
    and a0, a0, s4
    lw s4, 620(s1)
    and t6, t6, a1
    xor s4, s4, t0
    xor s4, s4, a3
    xor t6, t6, a4
    xor a4, a1, s9
    and a2, a2, a4
    and a1, s5, a4
    xor t5, a4, t5
    and a4, s3, t5
    xor a5, a5, a4
    and t1, t1, t5
    xor t1, a3, t1
    xor a6, a6, a5
    xor a5, a1, a5
    xor t2, t2, a5
    lw t5, 624(s1)
    xor a6, t1, a6
    xor a5, t5, a5
    xor t5, a0, a6
    xor a6, t4, a6
    xor t4, s4, a6
    lw a4, 612(s1)
    xor t3, t3, t5
    xor a6, a4, a6
    lw a4, 636(s1)
    xor t2, t2, t3
    xor a4, a4, t3
    xor t3, t4, t2
    lw t4, 616(s1)
    and a3, s6, s9
    xor t2, t4, t2
    and t4, s2, s9
    xor t5, a3, t5
    xor a5, a5, t5
    xor t6, t4, t6
    xor t5, t6, t5
    xor t0, t4, t0
    xor t0, a2, t0
    xor a7, t0, a7
    lw t4, 632(s1)
    xor t3, t5, t3
    xor t0, t4, t0
    xor t0, t0, t1
    xor t1, s0, t5
    lw t4, 628(s1)
    xor t0, t0, t1
    xor t4, t4, t1
    slli t1, t0, 24
    srli t5, t0, 8
    or t1, t1, t5
    lw t5, 120(sp)
    slli a3, t0, 8
    and t6, t1, t5
    xor t1, t1, t6
    srli t1, t1, 2
    slli t6, t6, 6
    or t1, t6, t1
    xor t6, t4, t1
    srli a2, t0, 24
    or a3, a3, a2
    lw a2, 104(sp)
    and a1, a3, a2
    xor a3, a3, a1
    srli a3, a3, 6
    slli a1, a1, 2
    or a3, a1, a3
    xor a1, t2, a3
    slli a0, a1, 16
    srli s0, a1, 16
    or a0, a0, s0
    lw s0, 108(sp)
    and s2, a0, s0
    xor a0, a0, s2
    srli a0, a0, 4
    slli s2, s2, 4
    or a0, s2, a0
    xor a1, a1, a0
    xor s2, a7, a3
    xor a0, s2, a0
    slli s3, s2, 8
    srli s2, s2, 24
    or s2, s3, s2
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    slli s3, a0, 8
    srli s4, a0, 24
    or s3, s3, s4
    and s4, s3, a2
    xor s3, s3, s4
    srli s3, s3, 6
    slli s4, s4, 2
    or s3, s4, s3
    xor s4, t1, a3
    slli s5, t4, 16
    srli s6, t4, 16
    or s5, s5, s6
    and s6, s5, s0
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    xor t4, t4, s5
    slli s6, t4, 8
    srli s7, t4, 24
    or s6, s6, s7
    and s7, s6, a2
    xor s6, s6, s7
    srli s6, s6, 6
    slli s7, s7, 2
    or s6, s7, s6
    xor s7, a7, s6
    slli s8, a7, 16
    srli a7, a7, 16
    or a7, s8, a7
    and s8, a7, s0
    xor a7, a7, s8
    srli a7, a7, 4
    slli s8, s8, 4
    or a7, s8, a7
    slli s8, s7, 24
    srli s9, s7, 8
    or s8, s8, s9
    and s9, s8, t5
    xor s8, s8, s9
    srli s8, s8, 2
    slli s9, s9, 6
    or s8, s9, s8
    slli s9, t3, 16
    srli s10, t3, 16
    or s9, s9, s10
    and s10, s9, s0
    xor s9, s9, s10
    srli s9, s9, 4
    slli s10, s10, 4
    or s9, s10, s9
    xor s10, t3, s9
    slli s11, s10, 8
    srli ra, s10, 24
    or s11, s11, ra
    and ra, s11, a2
    xor s11, s11, ra
    srli s11, s11, 6
    slli ra, ra, 2
    or s11, ra, s11
    xor t6, t6, s11
    slli ra, t6, 24
    srli s1, t6, 8
    or s1, ra, s1
    and ra, s1, t5
    xor s1, s1, ra
    srli s1, s1, 2
    slli ra, ra, 6
    or s1, ra, s1
    slli ra, a5, 24
    sw s3, 112(sp)
    srli s3, a5, 8
    or s3, ra, s3
    and ra, s3, t5
    xor s3, s3, ra
    srli s3, s3, 2
    slli ra, ra, 6
    or s3, ra, s3
    xor ra, s3, s6
    xor ra, a1, ra
    sw s11, 116(sp)
    slli s11, a4, 16
    sw s9, 124(sp)
    srli s9, a4, 16
    or s9, s11, s9
    and s11, s9, s0
    xor s9, s9, s11
    srli s9, s9, 4
    slli s11, s11, 4
    or s9, s11, s9
    xor a1, s9, a1
    slli s11, a1, 8
    srli a1, a1, 24
    or a1, s11, a1
    xor s7, s9, s7
    xor s7, s8, s7
    xor s9, a4, s9
    xor a3, s9, a3
    and s9, a1, a2
    xor a1, a1, s9
    srli a1, a1, 6
    slli s9, s9, 2
    or a1, s9, a1
    slli s9, a4, 24
    srli s11, a4, 8
    or s9, s9, s11
    and s11, s9, t5
    xor s9, s9, s11
    srli s9, s9, 2
    slli s11, s11, 6
    or s9, s11, s9
    slli s11, a4, 8
    srli t5, a4, 24
    or t5, s11, t5
    and s11, t5, a2
    xor t5, t5, s11
    srli t5, t5, 6
    slli s11, s11, 2
    or t5, s11, t5
    xor a5, a5, t5
    slli s11, a5, 8
    sw a0, 128(sp)
    srli a0, a5, 24
    or a0, s11, a0
    and s11, a0, a2
    xor a0, a0, s11
    srli a0, a0, 6
    slli s11, s11, 2
    or a0, s11, a0
    xor t4, a0, t4
    slli a0, a5, 16
    srli s11, a5, 16
    or a0, a0, s11
    and s11, a0, s0
    xor a0, a0, s11
    srli a0, a0, 4
    slli s11, s11, 4
    or a0, s11, a0
    xor s11, a5, a0
    xor a3, s11, a3
    xor t6, a3, t6
    xor t6, s1, t6
    slli a3, a6, 16
    srli s1, a6, 16
    or a3, a3, s1
    and s1, a3, s0
    xor a3, a3, s1
    srli a3, a3, 4
    slli s1, s1, 4
    or a3, s1, a3
    xor s1, a3, s9
    xor a3, a6, a3
    slli s0, a3, 8
    sw t6, 132(sp)
    srli t6, a3, 24
    or t6, s0, t6
    and s0, t6, a2
    xor t6, t6, s0
    srli t6, t6, 6
    slli s0, s0, 2
    or t6, s0, t6
    xor t3, t3, t6
    xor t6, t6, s1
    xor t6, t6, s4
    xor t6, t6, s7
    xor a0, a0, t3
    slli s0, t3, 24
    srli t3, t3, 8
    or t3, s0, t3
    lw s0, 120(sp)
    and s1, t3, s0
    xor t3, t3, s1
    srli t3, t3, 2
    slli s1, s1, 6
    or t3, s1, t3
    xor t3, t3, a0
    xor t3, t4, t3
    xor t3, t3, ra
    slli a0, a6, 24
    srli s1, a6, 8
    or a0, a0, s1
    and s1, a0, s0
    xor a0, a0, s1
    srli a0, a0, 2
    slli s1, s1, 6
    or a0, s1, a0
    # round 5 (aes.dsl:47)
    xor a5, a5, s5
    xor a5, s10, a5
    xor a5, a5, ra
    xor a5, a1, a5
    xor a4, a7, a4
    xor a4, s9, a4
    xor a4, t0, a4
    xor a4, a4, s6
    xor a4, s2, a4
    xor a4, s8, a4
    xor t0, s3, t0
    xor t0, t1, t0
    xor t0, s11, t0
    xor t0, t4, t0
    xor a6, a7, a6
    xor a6, a0, a6
    xor a7, a7, t2
    lw t1, 128(sp)
    xor a6, t5, a6
    xor a6, a6, t1
    xor a6, a6, a1
    xor t1, t5, a3
    xor a7, a7, t1
    lw t1, 124(sp)
    xor a6, t6, a6
    xor a7, t1, a7
    lw t1, 116(sp)
    lw t5, 132(sp)
    xor a7, a7, t1
    lw t1, 112(sp)
    xor a7, a7, t1
    xor t1, s7, t3
    xor a7, a7, t1
    xor t1, a4, a7
    xor t2, t6, t1
    xor t4, a7, a6
    xor t6, t3, t5
    xor t0, t0, t6
    or a4, t5, t0
    not t0, t0
    xor t3, t3, t0
    xor a3, a7, t3
    xor a1, t2, a3
    and a0, a3, t4
    xor s1, t0, t1
    xor a6, a6, s1
    not s2, a6
    xor a4, a4, s2
    and s2, a7, s2
    xor a0, a0, s2
    xor a4, a4, a0
    or s3, t3, s1
    xor s2, s3, s2
    xor s3, t6, t2
    xor s4, a7, s3
    xor a5, a5, s4
    xor s5, t1, a5
    or s6, t2, s5
    xor s7, s2, s6
    xor s8, t4, s5
    xor s9, t0, s8
    and s10, s4, s9
    and s11, a1, s8
    xor a4, a4, s11
    xor s2, s2, s11
    xor s2, s10, s2
    xor s10, a4, s2
    and s11, s3, a5
    xor s11, t5, s11
    xor s7, s11, s7
    and s11, s10, s7
    and ra, t6, t1
    xor a0, ra, a0
    xor a0, s6, a0
    xor s6, a0, s11
    and s6, a4, s6
    xor s10, s10, s6
    and t6, t6, s10
    and t1, t1, s10
    or s6, s7, s6
    xor s7, a0, s7
    and ra, s2, s7
    xor a4, a4, ra
    and a4, a0, a4
    xor a0, ra, s6
    and s4, s4, a0
    and s6, s9, a0
    or s2, s2, a4
    xor s2, s11, s2
    xor a4, s7, a4
    and t5, t5, a4
    xor t5, t5, t6
    xor t5, s4, t5
    and t0, t0, a4
    xor s7, a4, s10
    and s1, s1, s7
    and t3, t3, s7
    xor s4, s4, t3
    lw s9, 72(sp)
    xor a4, a4, a0
    lw s10, 652(s9)
    and a1, a1, a4
    xor t3, s10, t3
    xor a1, a1, s4
    lw s4, 664(s9)
    and s8, s8, a4
    xor s4, s4, a1
    and a5, a5, s2
    xor a5, a5, t1
    xor a0, s2, a0
    and s2, s3, s2
    and a7, a7, a0
    lw s3, 640(s9)
    and a6, a6, a0
    xor a7, s3, a7
    xor a7, a1, a7
    xor a1, s7, a0
    and t4, t4, a1
    xor a4, a4, a1
    and a3, a3, a1
    xor t6, t6, a3
    xor t3, t3, t6
    and a3, s5, a4
    xor t1, t1, a3
    and t2, t2, a4
    xor t2, t6, t2
    xor t6, s4, t2
    xor a6, a6, t1
    xor a6, t2, a6
    xor t1, s8, t1
    lw t2, 656(s9)
    xor t0, t0, t1
    xor t1, t2, t1
    xor t2, t4, a6
    xor a6, s1, a6
    xor t4, s6, a6
    xor a5, a5, a6
    lw a6, 668(s9)
    xor t1, t1, t4
    xor a6, a6, a5
    xor a5, t0, a5
    lw t0, 648(s9)
    xor t4, t5, t4
    xor t0, t0, a5
    xor t5, s2, t4
    xor t6, t6, t5
    lw a4, 660(s9)
    xor t3, t3, t2
    xor t5, a4, t5
    xor a5, t3, a5
    xor a5, t4, a5
    lw t3, 644(s9)
    slli a4, a5, 16
    xor t2, t3, t2
    slli t3, t2, 16
    srli t4, t2, 16
    or t3, t3, t4
    xor t4, t3, t6
    xor t3, t2, t3
    srli a3, a5, 16
    or a4, a4, a3
    xor t3, t3, a4
    xor a4, a5, a4
    slli a3, a4, 8
    srli a1, a4, 24
    or a3, a3, a1
    slli a1, t5, 8
    srli a0, t5, 24
    or a1, a1, a0
    slli a0, t5, 16
    srli s1, t5, 16
    or a0, a0, s1
    xor a1, a0, a1
    xor a1, a1, a3
    xor a0, t5, a0
    xor s1, t1, a0
    slli s2, s1, 8
    srli s3, s1, 24
    or s2, s2, s3
    xor s3, a7, a0
    slli s4, s3, 8
    srli s5, s3, 24
    or s4, s4, s5
    slli s5, t6, 16
    srli s6, t6, 16
    or s5, s5, s6
    xor s6, a6, s5
    slli s7, s6, 16
    srli s8, s6, 16
    or s7, s7, s8
    xor s8, a6, s7
    xor s10, t2, s6
    slli s11, s6, 24
    srli s6, s6, 8
    or s6, s11, s6
    xor s6, t1, s6
    xor s8, s6, s8
    xor a1, a1, s8
    slli s11, s8, 8
    srli s8, s8, 24
    or s8, s11, s8
    slli s11, s6, 16
    srli s6, s6, 16
    or s6, s11, s6
    xor a4, a4, s6
    xor a1, a4, a1
    slli s6, s10, 8
    srli s11, s10, 24
    or s6, s6, s11
    slli s11, t1, 24
    srli ra, t1, 8
    or s11, s11, ra
    xor s1, s11, s1
    xor t3, t3, s1
    slli s11, t1, 16
    srli t1, t1, 16
    or t1, s11, t1
    slli s11, t0, 16
    srli ra, t0, 16
    or s11, s11, ra
    xor ra, t0, s11
    xor s2, ra, s2
    xor t3, s2, t3
    xor ra, ra, s7
    slli a2, ra, 8
    srli ra, ra, 24
    or a2, a2, ra
    slli ra, t0, 8
    srli s0, t0, 24
    or s0, ra, s0
    slli ra, a6, 8
    srli s9, a6, 24
    or s9, ra, s9
    slli ra, a6, 24
    srli a6, a6, 8
    or a6, ra, a6
    xor a6, a6, t4
    xor a6, a6, s10
    xor a5, a5, a6
    slli s10, a6, 8
    srli a6, a6, 24
    or a6, s10, a6
    slli s10, a5, 8
    srli ra, a5, 24
    or s10, s10, ra
    xor t3, s10, t3
    slli s10, a7, 16
    srli ra, a7, 16
    or s10, s10, ra
    xor t2, s10, t2
    xor t2, t2, a0
    xor t2, t2, s4
    xor a6, a6, t2
    xor t2, s10, s3
    slli a0, t2, 8
    srli s4, t2, 24
    or a0, a0, s4
    # round 4 (aes.dsl:47)
    xor s0, s11, s0
    xor a3, s0, a3
    xor t2, t2, a3
    xor a7, a7, s10
    xor a7, a7, t0
    xor t0, t1, s1
    xor t0, t0, s8
    xor t1, s2, a4
    xor t5, t5, t6
    xor t5, s5, t5
    xor t5, t5, a2
    xor t1, t5, t1
    xor a7, a7, s5
    xor a7, t4, a7
    xor a7, a7, s6
    xor a7, a2, a7
    xor t4, s9, s5
    xor t4, t4, s7
    xor t4, s3, t4
    xor t4, a0, t4
    xor a5, a0, a5
    xor a5, t2, a5
    xor a5, t3, a5
    xor t2, t4, a5
    xor a7, a6, a7
    xor a6, a6, t2
    xor t4, a7, a5
    xor t5, t3, a1
    xor t0, t0, t5
    not t6, t0
    xor t3, t3, t6
    or t0, a1, t0
    xor a4, a5, t3
    and a3, a4, t4
    xor a2, a6, a4
    xor a0, t2, t6
    xor a7, a7, a0
    not s0, a7
    xor t0, t0, s0
    and s0, a5, s0
    xor a3, a3, s0
    xor t0, t0, a3
    or s1, t3, a0
    xor s0, s1, s0
    and s1, t5, t2
    xor a3, s1, a3
    xor s1, t5, a6
    xor s2, a5, s1
    xor t1, t1, s2
    xor s3, t2, t1
    or s4, a6, s3
    xor a3, s4, a3
    xor s4, s0, s4
    xor s5, t4, s3
    xor s6, t6, s5
    and s7, s2, s6
    and s8, a2, s5
    xor t0, s8, t0
    xor s0, s0, s8
    xor s0, s7, s0
    xor s7, t0, s0
    and s8, s1, t1
    xor s8, a1, s8
    xor s4, s8, s4
    xor s8, s4, a3
    and s9, s0, s8
    xor s10, t0, s9
    and s10, a3, s10
    or s0, s0, s10
    xor s8, s8, s10
    and a1, a1, s8
    and t6, t6, s8
    and s10, s7, s4
    xor a3, a3, s10
    and t0, t0, a3
    xor a3, s10, s0
    and t1, t1, a3
    and s0, s1, a3
    xor s1, s7, t0
    or t0, s4, t0
    xor t0, s9, t0
    and s2, s2, t0
    and s4, s6, t0
    xor a3, a3, t0
    and a7, a7, a3
    and a5, a5, a3
    lw s6, 72(sp)
    xor t0, s8, t0
    lw s7, 672(s6)
    and a2, a2, t0
    xor a5, s7, a5
    and s5, s5, t0
    and t2, t2, s1
    xor t1, t1, t2
    and t5, t5, s1
    xor s1, s8, s1
    and a0, a0, s1
    xor a3, s1, a3
    and t3, t3, s1
    lw s1, 684(s6)
    and t4, t4, a3
    xor s1, s1, t3
    xor t3, s2, t3
    xor t3, a2, t3
    lw a2, 696(s6)
    xor a5, t3, a5
    xor a2, a2, t3
    and t3, a4, a3
    xor t3, t5, t3
    xor t5, a1, t5
    xor t5, s2, t5
    xor a4, s1, t3
    xor t0, t0, a3
    and a6, a6, t0
    xor a6, t3, a6
    and t0, s3, t0
    xor t0, t2, t0
    xor t2, s5, t0
    xor a7, a7, t0
    xor a7, a6, a7
    xor a6, a2, a6
    xor t0, t4, a7
    xor a7, a0, a7
    xor t3, s4, a7
    xor a7, t1, a7
    lw t1, 700(s6)
    xor t4, t5, t3
    xor t1, t1, a7
    xor t5, s0, t4
    lw a3, 692(s6)
    xor a6, a6, t5
    xor a3, a3, t5
    lw t5, 676(s6)
    xor t6, t6, t2
    xor t5, t5, t0
    xor t0, a4, t0
    xor a7, t6, a7
    lw t6, 688(s6)
    xor t2, t6, t2
    xor t2, t2, t3
    lw t3, 680(s6)
    xor t3, t3, a7
    xor a7, t0, a7
    xor a7, t4, a7
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
    xor t6, a6, t0
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
    xor s1, s0, a6
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
    srli s10, a6, 8
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
    slli s9, a6, 24
    or s9, s9, s10
    and s10, s9, s8
    xor s9, s9, s10
    srli s9, s9, 6
    slli s10, s10, 2
    or s9, s10, s9
    xor s10, t1, s9
    slli s11, a6, 16
    srli ra, a6, 16
    or s11, s11, ra
    and ra, s11, a2
    xor s11, s11, ra
    srli s11, s11, 4
    slli ra, ra, 4
    or s11, ra, s11
    xor t6, s11, t6
    xor t6, a0, t6
    xor s10, s11, s10
    xor a6, a6, s11
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
    xor a6, a6, ra
    slli s6, ra, 8
    srli ra, ra, 24
    or s6, s6, ra
    and ra, s6, t4
    xor s6, s6, ra
    srli s6, s6, 2
    slli ra, ra, 6
    or s6, ra, s6
    slli ra, a6, 8
    sw a0, 132(sp)
    srli a0, a6, 24
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
    xor ra, s11, a7
    xor s1, ra, s1
    sw s4, 112(sp)
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
    xor a3, s9, a3
    slli s4, a3, 16
    srli a3, a3, 16
    or a3, s4, a3
    and s4, a3, a2
    xor a3, a3, s4
    srli a3, a3, 4
    slli s4, s4, 4
    or a3, s4, a3
    and s4, s2, s8
    xor s2, s2, s4
    srli s2, s2, 6
    slli s4, s4, 2
    or s2, s4, s2
    xor s1, s2, s1
    xor s1, a3, s1
    xor t2, t2, s2
    xor t2, t6, t2
    slli s4, a5, 8
    srli ra, a5, 24
    or s4, s4, ra
    and ra, s4, t4
    xor s4, s4, ra
    srli s4, s4, 2
    slli ra, ra, 6
    or s4, ra, s4
    xor ra, s4, a4
    xor ra, ra, s10
    xor s4, a5, s4
    slli s8, a5, 16
    srli a5, a5, 16
    or a5, s8, a5
    and s8, a5, a2
    xor a5, a5, s8
    srli a5, a5, 4
    slli s8, s8, 4
    or a5, s8, a5
    xor s8, s4, t5
    slli t4, s8, 16
    sw s1, 116(sp)
    srli s1, s8, 16
    or t4, t4, s1
    and s1, t4, a2
    xor t4, t4, s1
    srli t4, t4, 4
    slli s1, s1, 4
    or t4, s1, t4
    xor s1, s7, t4
    xor s1, s1, s6
    xor a6, a6, s1
    slli s1, ra, 16
    srli s7, ra, 16
    or s1, s1, s7
    and s7, s1, a2
    xor s1, s1, s7
    srli s1, s1, 4
    slli s7, s7, 4
    or s1, s7, s1
    # round 3 (aes.dsl:47)
    xor t3, t3, a4
    xor t1, t1, s3
    xor a5, a5, s4
    xor a5, a5, s11
    xor a5, a5, s0
    xor a5, a5, a0
    xor t5, t5, s5
    xor t0, t5, t0
    xor t0, t0, ra
    xor t0, s1, t0
    xor a7, s8, a7
    xor a7, a1, a7
    xor t0, a6, t0
    lw t5, 112(sp)
    xor t4, t4, s9
    xor t1, t5, t1
    xor t1, t1, s10
    lw a4, 132(sp)
    xor t1, s6, t1
    xor t4, a4, t4
    xor a7, a7, t4
    xor a7, s2, a7
    xor t4, s9, t5
    xor t3, t3, t4
    xor t3, t3, t6
    xor t3, a3, t3
    xor a7, a3, a7
    xor a7, t2, a7
    xor a5, a5, a7
    xor a6, a6, a5
    lw t5, 116(sp)
    xor t4, a7, t0
    not t6, t5
    xor a4, t2, t6
    xor t1, t1, a4
    xor t2, t2, t1
    and t5, t5, t1
    xor a3, a7, t2
    and a1, a3, t4
    xor a0, a6, a3
    xor s0, a5, t1
    xor t0, t0, s0
    xor t5, t5, t0
    not s1, t0
    and s1, a7, s1
    xor a1, a1, s1
    xor t5, t5, a1
    or s2, t2, s0
    xor s1, s2, s1
    and s2, a4, a5
    xor a1, s2, a1
    xor s2, a4, a6
    xor s3, a7, s2
    xor t3, t3, s3
    xor s4, a5, t3
    or s5, a6, s4
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
    and s9, s2, t3
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
    and t2, t2, s5
    lw s8, 72(sp)
    and t1, t1, t5
    lw s9, 716(s8)
    and t6, t6, t5
    xor s9, s9, t2
    xor t2, s3, t2
    xor t6, t6, a4
    xor t6, s3, t6
    xor t5, t5, a1
    and a0, a0, t5
    xor t2, a0, t2
    lw a0, 728(s8)
    and s3, s6, t5
    xor a0, a0, t2
    and t3, t3, s1
    xor t3, t3, a5
    xor a1, s1, a1
    and s1, s2, s1
    and t0, t0, a1
    xor s2, s5, a1
    and a7, a7, a1
    lw a1, 704(s8)
    xor a7, a1, a7
    xor a7, t2, a7
    and t2, t4, s2
    xor t4, t5, s2
    and t5, a3, s2
    xor t5, a4, t5
    xor a4, s9, t5
    and a3, s4, t4
    xor a5, a5, a3
    and a6, a6, t4
    xor a6, t5, a6
    xor t4, a0, a6
    xor t5, s3, a5
    xor a5, t0, a5
    xor a5, a6, a5
    xor a6, s0, a5
    xor a5, t2, a5
    xor t0, a4, a5
    lw t2, 708(s8)
    lw a3, 724(s8)
    xor a5, t2, a5
    xor t2, s7, a6
    xor a6, t3, a6
    lw t3, 732(s8)
    xor t6, t6, t2
    xor t3, t3, a6
    xor a4, s1, t6
    xor a3, a3, a4
    xor t4, t4, a4
    lw a4, 720(s8)
    xor t1, t1, t5
    xor a4, a4, t5
    xor t2, a4, t2
    xor a6, t1, a6
    xor t0, t0, a6
    xor t0, t6, t0
    lw t1, 712(s8)
    slli a4, t0, 8
    xor a6, t1, a6
    slli t1, a6, 24
    srli t5, a6, 8
    or t1, t1, t5
    and t5, t1, a2
    xor t1, t1, t5
    srli t1, t1, 4
    slli t5, t5, 4
    or t1, t5, t1
    xor t5, t3, t1
    xor t6, t4, t5
    srli a1, t0, 24
    or a4, a4, a1
    and a1, a4, a2
    xor a4, a4, a1
    srli a4, a4, 4
    slli a1, a1, 4
    or a4, a1, a4
    xor a1, t2, a4
    xor a1, t6, a1
    slli a0, a1, 16
    srli a1, a1, 16
    or a1, a0, a1
    xor a0, t0, a4
    slli s0, t0, 16
    srli t0, t0, 16
    or t0, s0, t0
    xor s0, t4, a0
    slli s1, s0, 16
    srli s2, s0, 16
    or s1, s1, s2
    xor s2, a5, t2
    xor t1, s2, t1
    slli s2, t2, 24
    srli s3, t2, 8
    or s2, s2, s3
    xor t2, t3, t2
    slli s3, t2, 8
    srli s4, t2, 24
    or s3, s3, s4
    and s4, s3, a2
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    xor t1, s3, t1
    and s4, s2, a2
    xor s2, s2, s4
    srli s2, s2, 4
    slli s4, s4, 4
    or s2, s4, s2
    xor s4, t3, s2
    xor s4, s3, s4
    xor s0, s4, s0
    xor s0, s1, s0
    slli s1, t4, 16
    srli s4, t4, 16
    or s1, s1, s4
    slli s4, t4, 24
    srli t4, t4, 8
    or t4, s4, t4
    and s4, t4, a2
    xor t4, t4, s4
    srli t4, t4, 4
    slli s4, s4, 4
    or t4, s4, t4
    xor a6, a6, t4
    xor t6, t6, a6
    slli s4, a6, 16
    srli a6, a6, 16
    or a6, s4, a6
    xor t6, a6, t6
    slli s4, t6, 16
    srli s5, t6, 16
    or s4, s4, s5
    xor s5, t3, t4
    xor s6, a5, s1
    slli s7, s6, 16
    srli s6, s6, 16
    or s6, s7, s6
    xor t1, t1, s6
    xor t1, a1, t1
    slli s7, a5, 24
    srli a5, a5, 8
    or a5, s7, a5
    and s7, a5, a2
    xor a5, a5, s7
    srli a5, a5, 4
    slli s7, s7, 4
    or a5, s7, a5
    slli s7, a3, 8
    srli s9, a3, 24
    or s7, s7, s9
    and s9, s7, a2
    xor s7, s7, s9
    srli s7, s7, 4
    slli s9, s9, 4
    or s7, s9, s7
    xor t2, t2, s7
    xor s7, a3, s7
    slli s9, a3, 16
    srli a3, a3, 16
    or a3, s9, a3
    xor s9, a5, s7
    xor t0, t0, s9
    slli s10, s9, 16
    srli s9, s9, 16
    or s9, s10, s9
    xor t0, s9, t0
    xor t1, t0, t1
    xor s9, s6, s9
    slli s10, t2, 16
    srli s11, t2, 16
    or s10, s10, s11
    slli s11, t3, 8
    srli ra, t3, 24
    or s11, s11, ra
    and ra, s11, a2
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
    slli s8, a7, 24
    sw s0, 116(sp)
    srli s0, a7, 8
    or s0, s8, s0
    and s8, s0, a2
    xor s0, s0, s8
    srli s0, s0, 4
    slli s8, s8, 4
    or s0, s8, s0
    slli s8, a7, 8
    sw t1, 112(sp)
    srli t1, a7, 24
    or t1, s8, t1
    and s8, t1, a2
    xor t1, t1, s8
    srli t1, t1, 4
    slli s8, s8, 4
    or t1, s8, t1
    xor t3, t1, t3
    xor t3, t3, s6
    slli s6, t3, 16
    srli s8, t3, 16
    or s6, s6, s8
    slli s8, a7, 16
    srli a2, a7, 16
    or a2, s8, a2
    xor a7, a7, a2
    xor a7, t1, a7
    xor t1, a2, ra
    xor t1, t1, s6
    xor t1, s9, t1
    xor a7, a7, t4
    # round 2 (aes.dsl:47)
    xor t6, t6, a1
    xor t4, s1, t4
    xor t4, t4, s10
    xor a3, a3, s7
    xor a5, s0, a5
    xor a5, a5, t3
    xor a5, s4, a5
    xor t3, s0, s11
    xor t3, t3, t5
    xor a6, t3, a6
    xor a5, a5, t1
    xor t3, s2, a4
    xor t3, t3, a3
    xor t3, t3, t6
    xor t5, s2, s3
    xor t2, t5, t2
    xor t2, t2, t4
    xor t4, a0, a7
    xor a6, t4, a6
    xor a6, t0, a6
    xor a7, s7, a7
    xor a7, a7, s5
    lw t0, 112(sp)
    lw t5, 116(sp)
    xor a6, t0, a6
    xor a7, a7, a6
    xor t1, t1, a7
    xor t4, a6, a5
    not t6, t5
    xor a4, t0, t6
    xor t2, t2, a4
    xor t0, t0, t2
    and t5, t5, t2
    xor a3, a6, t0
    xor a2, t1, a3
    and a1, a3, t4
    xor a0, a7, t2
    xor a5, a5, a0
    xor t5, t5, a5
    not s0, a5
    and s0, a6, s0
    xor a1, a1, s0
    xor t5, t5, a1
    or s1, t0, a0
    xor s0, s1, s0
    and s1, a4, a7
    xor a1, s1, a1
    xor s1, a4, t1
    xor s2, a6, s1
    xor t3, t3, s2
    xor s3, a7, t3
    or s4, t1, s3
    xor a1, s4, a1
    xor s4, s0, s4
    xor s5, t4, s3
    xor s6, t2, s5
    and s7, s2, s6
    and s8, a2, s5
    xor t5, s8, t5
    xor s0, s0, s8
    xor s0, s7, s0
    xor s7, t5, s0
    and s8, s1, t3
    xor s8, t6, s8
    xor s4, s8, s4
    and s8, s7, s4
    xor s9, a1, s8
    and s9, t5, s9
    xor s7, s7, s9
    and a7, a7, s7
    and a4, a4, s7
    or s9, s4, s9
    xor s4, s4, a1
    and s10, s0, s4
    xor s9, s10, s9
    xor t5, t5, s10
    and t5, a1, t5
    xor a1, s4, t5
    or t5, s0, t5
    xor t5, s8, t5
    and s0, s1, t5
    and t3, t3, t5
    xor t3, t3, a7
    xor t5, t5, s9
    and a6, a6, t5
    lw s1, 72(sp)
    and a5, a5, t5
    lw s4, 736(s1)
    and t2, t2, a1
    xor a6, s4, a6
    xor s4, a1, s7
    xor t5, s4, t5
    and t4, t4, t5
    and a3, a3, t5
    xor a3, a4, a3
    and t0, t0, s4
    and a0, a0, s4
    lw s4, 748(s1)
    and t6, t6, a1
    xor s4, s4, t0
    xor s4, s4, a3
    xor t6, t6, a4
    xor a4, a1, s9
    and a2, a2, a4
    and a1, s5, a4
    xor t5, a4, t5
    and a4, s3, t5
    xor a7, a7, a4
    and t1, t1, t5
    xor t1, a3, t1
    xor a5, a5, a7
    xor a7, a1, a7
    xor t2, t2, a7
    lw t5, 752(s1)
    xor a5, t1, a5
    xor a7, t5, a7
    xor t5, a0, a5
    xor a5, t4, a5
    xor t4, s4, a5
    lw a4, 740(s1)
    xor t3, t3, t5
    xor a5, a4, a5
    lw a4, 764(s1)
    xor t2, t2, t3
    xor a4, a4, t3
    xor t3, t4, t2
    lw t4, 744(s1)
    and a3, s6, s9
    xor t2, t4, t2
    and t4, s2, s9
    xor t5, a3, t5
    xor a7, a7, t5
    xor t6, t4, t6
    xor t5, t6, t5
    xor t0, t4, t0
    xor t0, a2, t0
    xor a6, t0, a6
    lw t4, 760(s1)
    xor t3, t5, t3
    xor t0, t4, t0
    xor t0, t0, t1
    xor t1, s0, t5
    lw t4, 756(s1)
    xor t0, t0, t1
    xor t4, t4, t1
    slli t1, t0, 24
    srli t5, t0, 8
    or t1, t1, t5
    lw t5, 120(sp)
    slli a3, t0, 8
    and t6, t1, t5
    xor t1, t1, t6
    srli t1, t1, 2
    slli t6, t6, 6
    or t1, t6, t1
    xor t6, t4, t1
    srli a2, t0, 24
    or a3, a3, a2
    lw a2, 104(sp)
    and a1, a3, a2
    xor a3, a3, a1
    srli a3, a3, 6
    slli a1, a1, 2
    or a3, a1, a3
    xor a1, t2, a3
    slli a0, a1, 16
    srli s0, a1, 16
    or a0, a0, s0
    lw s0, 108(sp)
    and s2, a0, s0
    xor a0, a0, s2
    srli a0, a0, 4
    slli s2, s2, 4
    or a0, s2, a0
    xor a1, a1, a0
    xor s2, a6, a3
    xor a0, s2, a0
    slli s3, s2, 8
    srli s2, s2, 24
    or s2, s3, s2
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    slli s3, a0, 8
    srli s4, a0, 24
    or s3, s3, s4
    and s4, s3, a2
    xor s3, s3, s4
    srli s3, s3, 6
    slli s4, s4, 2
    or s3, s4, s3
    xor s4, t1, a3
    slli s5, t4, 16
    srli s6, t4, 16
    or s5, s5, s6
    and s6, s5, s0
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    xor t4, t4, s5
    slli s6, t4, 8
    srli s7, t4, 24
    or s6, s6, s7
    and s7, s6, a2
    xor s6, s6, s7
    srli s6, s6, 6
    slli s7, s7, 2
    or s6, s7, s6
    xor s7, a6, s6
    slli s8, a6, 16
    srli a6, a6, 16
    or a6, s8, a6
    and s8, a6, s0
    xor a6, a6, s8
    srli a6, a6, 4
    slli s8, s8, 4
    or a6, s8, a6
    slli s8, s7, 24
    srli s9, s7, 8
    or s8, s8, s9
    and s9, s8, t5
    xor s8, s8, s9
    srli s8, s8, 2
    slli s9, s9, 6
    or s8, s9, s8
    slli s9, t3, 16
    srli s10, t3, 16
    or s9, s9, s10
    and s10, s9, s0
    xor s9, s9, s10
    srli s9, s9, 4
    slli s10, s10, 4
    or s9, s10, s9
    xor s10, t3, s9
    slli s11, s10, 8
    srli ra, s10, 24
    or s11, s11, ra
    and ra, s11, a2
    xor s11, s11, ra
    srli s11, s11, 6
    slli ra, ra, 2
    or s11, ra, s11
    xor t6, t6, s11
    slli ra, t6, 24
    srli s1, t6, 8
    or s1, ra, s1
    and ra, s1, t5
    xor s1, s1, ra
    srli s1, s1, 2
    slli ra, ra, 6
    or s1, ra, s1
    slli ra, a7, 24
    sw a0, 116(sp)
    srli a0, a7, 8
    or a0, ra, a0
    and ra, a0, t5
    xor a0, a0, ra
    srli a0, a0, 2
    slli ra, ra, 6
    or a0, ra, a0
    xor ra, a0, s6
    xor ra, a1, ra
    sw s3, 112(sp)
    slli s3, a4, 16
    sw s11, 132(sp)
    srli s11, a4, 16
    or s3, s3, s11
    and s11, s3, s0
    xor s3, s3, s11
    srli s3, s3, 4
    slli s11, s11, 4
    or s3, s11, s3
    xor a1, s3, a1
    slli s11, a1, 8
    srli a1, a1, 24
    or a1, s11, a1
    xor s7, s3, s7
    xor s7, s8, s7
    xor s3, a4, s3
    xor a3, s3, a3
    and s3, a1, a2
    xor a1, a1, s3
    srli a1, a1, 6
    slli s3, s3, 2
    or a1, s3, a1
    slli s3, a4, 24
    srli s11, a4, 8
    or s3, s3, s11
    and s11, s3, t5
    xor s3, s3, s11
    srli s3, s3, 2
    slli s11, s11, 6
    or s3, s11, s3
    slli s11, a4, 8
    srli t5, a4, 24
    or t5, s11, t5
    and s11, t5, a2
    xor t5, t5, s11
    srli t5, t5, 6
    slli s11, s11, 2
    or t5, s11, t5
    xor a7, a7, t5
    slli s11, a7, 8
    sw s9, 124(sp)
    srli s9, a7, 24
    or s9, s11, s9
    and s11, s9, a2
    xor s9, s9, s11
    srli s9, s9, 6
    slli s11, s11, 2
    or s9, s11, s9
    xor t4, s9, t4
    slli s9, a7, 16
    srli s11, a7, 16
    or s9, s9, s11
    and s11, s9, s0
    xor s9, s9, s11
    srli s9, s9, 4
    slli s11, s11, 4
    or s9, s11, s9
    xor s11, a7, s9
    xor a3, s11, a3
    xor t6, a3, t6
    xor t6, s1, t6
    slli a3, a5, 16
    srli s1, a5, 16
    or a3, a3, s1
    and s1, a3, s0
    xor a3, a3, s1
    srli a3, a3, 4
    slli s1, s1, 4
    or a3, s1, a3
    xor s1, a3, s3
    xor a3, a5, a3
    slli s0, a3, 8
    sw t6, 128(sp)
    srli t6, a3, 24
    or t6, s0, t6
    and a2, t6, a2
    xor t6, t6, a2
    srli t6, t6, 6
    slli a2, a2, 2
    or t6, a2, t6
    xor t3, t3, t6
    xor t6, t6, s1
    xor t6, t6, s4
    xor t6, t6, s7
    xor a2, s9, t3
    slli s0, t3, 24
    srli t3, t3, 8
    or t3, s0, t3
    lw s0, 120(sp)
    and s1, t3, s0
    xor t3, t3, s1
    srli t3, t3, 2
    slli s1, s1, 6
    or t3, s1, t3
    xor t3, t3, a2
    xor t3, t4, t3
    xor t3, t3, ra
    slli a2, a5, 24
    srli s1, a5, 8
    or a2, a2, s1
    and s0, a2, s0
    xor a2, a2, s0
    srli a2, a2, 2
    slli s0, s0, 6
    or a2, s0, a2
    # round 1 (aes.dsl:47)
    xor a7, a7, s5
    xor a7, s10, a7
    xor a7, a7, ra
    xor a7, a1, a7
    xor a3, t5, a3
    xor a4, a6, a4
    xor a4, s3, a4
    xor a4, t0, a4
    xor a4, a4, s6
    xor a4, s2, a4
    xor a4, s8, a4
    xor t0, a0, t0
    xor t0, t1, t0
    xor t0, s11, t0
    xor t0, t4, t0
    xor t1, a6, t2
    xor t1, t1, a3
    lw t2, 124(sp)
    xor a5, a6, a5
    xor t1, t2, t1
    lw t2, 132(sp)
    xor a5, a2, a5
    xor t1, t1, t2
    lw t2, 112(sp)
    xor a5, t5, a5
    xor t1, t1, t2
    lw a6, 116(sp)
    lw t5, 128(sp)
    xor a5, a5, a6
    xor a5, a5, a1
    xor a5, t6, a5
    xor a6, s7, t3
    xor a6, t1, a6
    xor t1, a4, a6
    xor t2, t6, t1
    xor t4, a6, a5
    not t6, t5
    xor a4, t3, t6
    xor t0, t0, a4
    xor t3, t3, t0
    and t5, t5, t0
    xor a3, a6, t3
    and a2, a3, t4
    xor a1, t2, a3
    xor a0, t0, t1
    xor a5, a5, a0
    xor t5, t5, a5
    not s0, a5
    and s0, a6, s0
    xor a2, a2, s0
    xor t5, t5, a2
    or s1, t3, a0
    xor s0, s1, s0
    and s1, a4, t1
    xor a2, s1, a2
    xor s1, a4, t2
    xor s2, a6, s1
    xor a7, a7, s2
    xor s3, t1, a7
    xor s4, t4, s3
    and s5, a1, s4
    xor t5, t5, s5
    xor s5, s0, s5
    xor s6, t0, s4
    and s7, s2, s6
    xor s5, s7, s5
    xor s7, t5, s5
    or s8, t2, s3
    xor a2, s8, a2
    xor s0, s0, s8
    and s8, s1, a7
    xor s8, t6, s8
    xor s0, s8, s0
    xor s8, a2, s0
    and s9, s5, s8
    xor s10, t5, s9
    and s10, a2, s10
    or s5, s5, s10
    xor s8, s8, s10
    and t0, t0, s8
    and t6, t6, s8
    and s10, s7, s0
    xor a2, a2, s10
    and t5, t5, a2
    xor a2, s10, s5
    and s1, s1, a2
    and a7, a7, a2
    xor s5, s7, t5
    or t5, s0, t5
    xor t5, s9, t5
    and s0, s2, t5
    and s2, s6, t5
    xor a2, a2, t5
    and a6, a6, a2
    and a5, a5, a2
    xor t5, s8, t5
    and s4, s4, t5
    and a1, a1, t5
    and t1, t1, s5
    xor a7, a7, t1
    xor s6, s8, s5
    and a4, a4, s5
    xor t6, t6, a4
    xor t6, s0, t6
    and a0, a0, s6
    xor a2, s6, a2
    and t3, t3, s6
    xor s0, s0, t3
    xor a1, a1, s0
    xor a6, a6, a1
    slli s0, a6, 24
    srli a6, a6, 8
    or a6, s0, a6
    lw s0, 72(sp)
    xor t5, t5, a2
    lw s5, 768(s0)
    and s3, s3, t5
    xor a6, s5, a6
    xor t1, t1, s3
    and t2, t2, t5
    xor t5, s4, t1
    xor a5, a5, t1
    xor t0, t0, t5
    and t1, t4, a2
    and t4, a3, a2
    xor t4, a4, t4
    xor t3, t3, t4
    xor t2, t4, t2
    xor t4, a1, t2
    xor a5, t2, a5
    xor t2, a0, a5
    xor a5, t1, a5
    xor t1, t3, a5
    slli t3, a5, 24
    srli a5, a5, 8
    or a5, t3, a5
    lw t3, 16(s0)
    xor a7, a7, t2
    xor a5, t3, a5
    xor t2, s2, t2
    xor t3, t6, t2
    xor t2, t5, t2
    slli t5, t2, 24
    srli t2, t2, 8
    or t2, t5, t2
    lw t5, 780(s0)
    xor t2, t5, t2
    xor t5, s1, t3
    xor t4, t4, t5
    slli t6, t4, 24
    srli t4, t4, 8
    or t4, t6, t4
    lw t6, 24(s0)
    xor t0, t0, a7
    xor t4, t6, t4
    slli t6, t5, 24
    srli t5, t5, 8
    or t5, t6, t5
    lw t6, 784(s0)
    xor t1, t1, t0
    xor t5, t6, t5
    xor t1, t3, t1
    slli t3, t1, 24
    srli t1, t1, 8
    or t1, t3, t1
    lw t3, 776(s0)
    xor t1, t3, t1
    slli t3, t0, 24
    srli t0, t0, 8
    or t0, t3, t0
    lw t3, 772(s0)
    lw t6, 108(sp)
    xor t0, t3, t0
    slli t3, a7, 24
    srli a7, a7, 8
    or a7, t3, a7
    lw t3, 788(s0)
    xor a7, t3, a7
    srli t3, t0, 4
    xor t3, t3, t4
    and t3, t3, t6
    xor t4, t4, t3
    slli t3, t3, 4
    xor t0, t0, t3
    srli t3, t1, 4
    xor t3, a7, t3
    and t3, t3, t6
    xor a7, a7, t3
    slli t3, t3, 4
    xor t1, t1, t3
    srli t3, a5, 4
    xor t3, t3, t5
    and t3, t3, t6
    xor t5, t5, t3
    slli t3, t3, 4
    xor a5, a5, t3
    srli t3, a5, 2
    lw a4, 100(sp)
    xor t3, t3, t1
    and t3, t3, a4
    xor t1, t1, t3
    slli t3, t3, 2
    xor a5, a5, t3
    srli t3, t5, 2
    xor t3, t3, a7
    and t3, t3, a4
    xor a7, a7, t3
    slli t3, t3, 2
    xor t3, t5, t3
    srli t5, a6, 4
    xor t5, t5, t2
    and t5, t5, t6
    xor t2, t2, t5
    slli t5, t5, 4
    xor a6, a6, t5
    srli t5, a6, 2
    xor t5, t5, t0
    and t5, t5, a4
    xor t0, t0, t5
    slli t5, t5, 2
    xor a6, a6, t5
    srli t5, a6, 1
    lw t6, 96(sp)
    xor t5, t5, a5
    and t5, t5, t6
    xor a5, a5, t5
    slli t5, t5, 1
    xor a6, a6, t5
    lw t5, 64(sp)
    sw a6, 0(t5)
    srli a6, t0, 1
    xor a6, a6, t1
    and a6, a6, t6
    xor t1, t1, a6
    slli a6, a6, 1
    xor a6, t0, a6
    sw a6, 4(t5)
    srli a6, t2, 2
    xor a6, a6, t4
    and a6, a6, a4
    xor t0, t4, a6
    slli a6, a6, 2
    xor a6, t2, a6
    srli t2, a6, 1
    xor t2, t2, t3
    and t2, t2, t6
    xor t3, t3, t2
    slli t2, t2, 1
    xor a6, a6, t2
    sw a6, 8(t5)
    srli a6, t0, 1
    xor a6, a6, a7
    and a6, a6, t6
    xor a7, a7, a6
    slli a6, a6, 1
    xor a6, t0, a6
    sw a6, 12(t5)
    sw a5, 16(t5)
    sw t1, 20(t5)
    sw t3, 24(t5)
    sw a7, 28(t5)
    mv a0, t5
    mv a3, s0
    lw a1, 68(sp)
    lw a2, 80(sp)
    addi a0, a0, 32
    addi a1, a1, 32
    bltu a2, a1, .Llwcc_aes128_192_ecb_decrypt_rv32i_group_done
    j .Llwcc_aes128_192_ecb_decrypt_rv32i_group
.Llwcc_aes128_192_ecb_decrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_aes128_192_ecb_decrypt_rv32i_out
.Llwcc_aes128_192_ecb_decrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 32
    beqz t2, .Llwcc_aes128_192_ecb_decrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 144
    mv t0, a0
    addi t1, sp, 176
.Llwcc_aes128_192_ecb_decrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_aes128_192_ecb_decrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_aes128_192_ecb_decrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_aes128_192_ecb_decrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_aes128_192_ecb_decrypt_rv32i_group
.Llwcc_aes128_192_ecb_decrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 144
    add t1, a1, t2
.Llwcc_aes128_192_ecb_decrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_aes128_192_ecb_decrypt_rv32i_copy
.Llwcc_aes128_192_ecb_decrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 176
.Llwcc_aes128_192_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_aes128_192_ecb_decrypt_rv32i_wipe
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
    .size lwcc_aes128_192_ecb_decrypt_rv32i, .-lwcc_aes128_192_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_aes128_192_ctr_init_rv32i
    .type lwcc_aes128_192_ctr_init_rv32i, %function
lwcc_aes128_192_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_aes128_192_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_aes128_192_ctr_nonce_rv32i
    .size lwcc_aes128_192_ctr_init_rv32i, .-lwcc_aes128_192_ctr_init_rv32i

    .balign 4
    .global lwcc_aes128_192_ctr_nonce_rv32i
    .type lwcc_aes128_192_ctr_nonce_rv32i, %function
lwcc_aes128_192_ctr_nonce_rv32i:
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
    lw t5, 780(a0)
    xor a5, a5, t0
    srli t0, a6, 4
    srli a4, t4, 4
    srli a3, t1, 4
    slli a2, t2, 2
    xor a7, a7, a2
    lw a2, 788(a0)
    xor a4, t3, a4
    lui s0, 61681
    srli s1, a5, 4
    xor s1, a7, s1
    lw s2, 772(a0)
    lw s3, 784(a0)
    xor a3, t6, a3
    addi s0, s0, -241
    xor t0, t2, t0
    and t0, t0, s0
    lw s4, 776(a0)
    lw s5, 768(a0)
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
    sw a7, 828(a0)
    not a6, a6
    sw t3, 800(a0)
    sw t1, 796(a0)
    sw t2, 820(a0)
    sw a6, 816(a0)
    not a6, t0
    sw t4, 792(a0)
    sw a5, 808(a0)
    sw t5, 812(a0)
    sw a6, 804(a0)
    sw a3, 824(a0)
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
    .size lwcc_aes128_192_ctr_nonce_rv32i, .-lwcc_aes128_192_ctr_nonce_rv32i

    .balign 4
    .global lwcc_aes128_192_ctr_crypt_rv32i
    .type lwcc_aes128_192_ctr_crypt_rv32i, %function
lwcc_aes128_192_ctr_crypt_rv32i:
    bnez a2, .Llwcc_aes128_192_ctr_crypt_rv32i_begin
    ret
.Llwcc_aes128_192_ctr_crypt_rv32i_begin:
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
    beqz t1, .Llwcc_aes128_192_ctr_crypt_rv32i_group
    j .Llwcc_aes128_192_ctr_crypt_rv32i_rest
.Llwcc_aes128_192_ctr_crypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a2, 80(sp)
    sw a4, 76(sp)
    lui a5, 61681
    addi a5, a5, -241
    lui a6, 209715
    addi a6, a6, 819
    addi a7, a4, 1
    lui t0, 349525
    addi t0, t0, 1365
    srli t1, a7, 16
    andi t1, t1, 255
    slli t1, t1, 8
    srli t2, a7, 8
    andi t2, t2, 255
    slli t2, t2, 16
    srli t3, a7, 24
    or t1, t3, t1
    or t1, t1, t2
    slli a7, a7, 24
    or a7, t1, a7
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
    xor t2, t2, a7
    and t2, t2, t0
    xor a7, a7, t2
    slli t2, t2, 1
    xor t1, t1, t2
    and t2, t1, a6
    xor t1, t1, t2
    slli t2, t2, 2
    and t3, t2, a5
    xor t2, t2, t3
    lw t4, 800(a3)
    slli t3, t3, 4
    xor t2, t2, t4
    lw t4, 792(a3)
    lw t6, 796(a3)
    xor t3, t3, t4
    and t4, t1, a5
    slli t5, t4, 4
    xor t5, t5, t6
    and t6, a7, a6
    xor a7, a7, t6
    slli t6, t6, 2
    and s0, t6, a5
    slli s1, s0, 4
    and s2, a7, a5
    xor a7, a7, s2
    lw s3, 804(a3)
    slli s2, s2, 4
    xor a7, a7, s3
    # round 1 (aes.dsl:47)
    lw s3, 808(a3)
    xor t6, t6, s0
    xor s1, s1, s3
    lw s3, 812(a3)
    lw s0, 828(a3)
    xor s1, s1, s3
    lw s3, 816(a3)
    xor t6, t6, s0
    lw s0, 820(a3)
    xor s2, s2, s3
    xor t1, t1, s0
    xor t1, t4, t1
    lw t4, 824(a3)
    xor s0, a7, s1
    xor t1, t1, t4
    xor t4, s2, t5
    lui s1, 12336
    addi s1, s1, 771
    xor a7, a7, t2
    xor s2, t5, t2
    xor s3, s0, s2
    xor s4, t4, s3
    xor t1, t1, s4
    xor t6, t6, t1
    xor t1, t5, t1
    xor t5, a7, t1
    xor s5, t6, t5
    xor s6, s4, s5
    and s7, s0, s6
    and s8, s2, s5
    or s9, a7, t5
    xor s10, t1, s9
    xor s8, s8, s10
    xor s10, t3, t5
    xor s11, s10, s6
    xor t2, t2, s11
    or ra, t3, t2
    xor a2, s3, t2
    xor a4, t3, s4
    and a0, a2, a4
    xor a0, s8, a0
    or a1, t4, s3
    xor t1, a1, t1
    xor a1, s2, a7
    sw t0, 96(sp)
    or t0, t6, a1
    xor t0, t0, s9
    xor t4, t4, t0
    xor t0, t0, ra
    xor t1, t1, t0
    xor t0, t0, a0
    xor a0, t1, t0
    xor s9, a1, a2
    and ra, s11, s9
    xor s8, s8, ra
    xor t4, t4, s8
    xor s7, s7, s8
    or a0, s7, a0
    and s8, t0, a0
    not s8, s8
    xor ra, s0, s9
    sw a6, 100(sp)
    and a6, s10, ra
    xor a6, a6, t4
    xor t4, s7, a6
    xor s7, a0, t4
    or t0, t0, s7
    xor t0, t1, t0
    or s7, ra, t0
    or s10, s10, t0
    or t1, a6, t1
    xor a0, a0, t1
    and t1, s8, t1
    and s8, s9, t1
    and s9, s11, t1
    or a6, a6, a0
    xor t4, t4, a6
    xor a0, a0, t4
    and a6, a6, a0
    or a0, s4, a6
    or s3, s3, a6
    xor a6, t4, a6
    and a2, a2, a6
    and a4, a4, a6
    xor a6, t1, a6
    and t6, t6, a6
    and a1, a1, a6
    or t3, t3, t4
    xor t3, t3, a0
    xor t6, t3, t6
    or t2, t2, t4
    xor t4, t0, t4
    xor t0, t1, t0
    or t1, s6, t0
    or t0, s0, t0
    xor s0, s10, t1
    xor t3, s0, t3
    xor t1, s9, t1
    xor a0, a0, t1
    xor a4, a4, a0
    xor a0, s8, t3
    xor a2, a2, a0
    xor s0, s7, a2
    xor a6, t4, a6
    and s2, s2, a6
    and a6, s5, a6
    xor a6, t1, a6
    xor t1, t6, a6
    and t5, t5, t4
    xor a6, t5, a6
    and a7, a7, t4
    xor t4, a7, a0
    xor t4, s2, t4
    xor a7, a7, a1
    xor t5, a2, t4
    xor t0, t0, t4
    xor t1, t1, t0
    xor t4, s0, t1
    xor t2, t2, t4
    xor t5, a6, t5
    xor a7, a7, t5
    xor a7, t4, a7
    xor t4, s3, t5
    xor t5, a4, t4
    xor a6, a6, t5
    xor t3, t3, a6
    slli t6, t3, 24
    srli a4, t3, 8
    or t6, t6, a4
    and a4, t6, s1
    xor t6, t6, a4
    srli t6, t6, 2
    slli a4, a4, 6
    or t6, a4, t6
    xor t3, t3, t6
    slli a4, t3, 16
    srli a2, t3, 16
    or a4, a4, a2
    and a2, a4, a5
    xor a4, a4, a2
    srli a4, a4, 4
    slli a2, a2, 4
    or a4, a2, a4
    slli a2, a6, 24
    srli a1, a6, 8
    or a2, a2, a1
    and a1, a2, s1
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
    slli a0, t5, 24
    srli s0, t5, 8
    or a0, a0, s0
    and s0, a0, s1
    xor a0, a0, s0
    srli a0, a0, 2
    slli s0, s0, 6
    or a0, s0, a0
    xor t5, t5, a0
    slli s0, t5, 16
    srli s2, t5, 16
    or s0, s0, s2
    and s2, s0, a5
    xor s0, s0, s2
    srli s0, s0, 4
    slli s2, s2, 4
    or s0, s2, s0
    slli s2, t4, 24
    srli s3, t4, 8
    or s2, s2, s3
    and s3, s2, s1
    xor s2, s2, s3
    srli s2, s2, 2
    slli s3, s3, 6
    or s2, s3, s2
    lw s3, 44(a3)
    xor t4, t4, s2
    xor s2, s3, s2
    lw s3, 40(a3)
    xor s3, s3, t4
    xor a2, a2, s3
    xor a2, a2, a1
    xor t3, t3, a2
    slli a2, t4, 16
    srli a1, t4, 16
    or a2, a2, a1
    and a1, a2, a5
    xor a2, a2, a1
    srli a2, a2, 4
    slli a1, a1, 4
    or a2, a1, a2
    xor a2, s2, a2
    xor t5, t5, a2
    slli a2, a7, 24
    srli a1, a7, 8
    or a2, a2, a1
    and a1, a2, s1
    xor a2, a2, a1
    srli a2, a2, 2
    slli a1, a1, 6
    or a2, a1, a2
    xor a7, a7, a2
    slli a1, a7, 16
    srli s2, a7, 16
    or a1, a1, s2
    and s2, a1, a5
    xor a1, a1, s2
    srli a1, a1, 4
    slli s2, s2, 4
    or a1, s2, a1
    slli s2, t2, 24
    srli s3, t2, 8
    or s2, s2, s3
    and s3, s2, s1
    xor s2, s2, s3
    srli s2, s2, 2
    slli s3, s3, 6
    or s2, s3, s2
    xor t2, t2, s2
    slli s3, t2, 16
    srli s4, t2, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    slli s4, t1, 24
    srli s5, t1, 8
    or s4, s4, s5
    and s5, s4, s1
    xor s4, s4, s5
    srli s4, s4, 2
    slli s5, s5, 6
    or s4, s5, s4
    lw s5, 36(a3)
    xor t1, t1, s4
    xor s5, s5, t1
    xor s2, s2, s5
    xor s2, s2, s3
    slli s3, t1, 16
    srli t1, t1, 16
    or t1, s3, t1
    and s3, t1, a5
    xor t1, t1, s3
    srli t1, t1, 4
    slli s3, s3, 4
    or t1, s3, t1
    slli s3, t0, 24
    srli s5, t0, 8
    or s3, s3, s5
    and s5, s3, s1
    xor s3, s3, s5
    srli s3, s3, 2
    slli s5, s5, 6
    or s3, s5, s3
    lw s5, 32(a3)
    xor t0, t0, s3
    xor s5, s5, s3
    slli s3, t0, 16
    srli s6, t0, 16
    or s3, s3, s6
    and s6, s3, a5
    xor s3, s3, s6
    srli s3, s3, 4
    slli s6, s6, 4
    or s3, s6, s3
    xor s3, s5, s3
    xor s3, t4, s3
    # round 2 (aes.dsl:47)
    lw s5, 56(a3)
    xor t1, t4, t1
    xor a0, s5, a0
    xor a7, a7, a0
    lw a0, 48(a3)
    xor a7, s0, a7
    xor a0, a0, s4
    xor t0, t0, a0
    lw a0, 60(a3)
    xor t0, t0, t1
    xor a2, a0, a2
    xor a6, a2, a6
    xor a6, a1, a6
    lw t1, 52(a3)
    xor t0, t0, t5
    xor t1, t1, t4
    xor t1, t2, t1
    xor t1, t6, t1
    xor t1, s2, t1
    xor t1, a4, t1
    xor t2, t5, t3
    xor t4, s2, t3
    xor t5, t0, t4
    or t6, t1, t5
    xor a4, t1, t5
    xor a7, a7, a4
    xor a2, s2, a7
    xor a6, a6, a7
    xor a7, t6, a2
    xor t6, t2, a2
    xor a1, a6, t6
    and a0, t4, a1
    xor s0, a4, a1
    and s2, t0, s0
    or s4, t2, t6
    xor a2, a2, s4
    xor a2, a0, a2
    xor a0, s3, t6
    xor s5, a0, s0
    xor t3, t3, s5
    xor s6, t5, t3
    or s7, s3, t3
    xor s8, s3, a4
    and s9, s6, s8
    xor s9, a2, s9
    xor s10, t4, t2
    or s11, a6, s10
    xor s4, s11, s4
    xor t1, t1, s4
    xor s4, s4, s7
    xor a7, a7, s4
    xor s4, s4, s9
    xor s7, a7, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor a2, a2, s11
    xor s2, s2, a2
    xor t1, t1, a2
    or a2, s2, s7
    and s7, s4, a2
    not s7, s7
    xor s11, t0, s9
    and ra, a0, s11
    xor t1, ra, t1
    xor s2, s2, t1
    xor ra, a2, s2
    or s4, s4, ra
    xor s4, a7, s4
    or a0, a0, s4
    or s11, s11, s4
    or a7, t1, a7
    and s7, s7, a7
    xor a7, a2, a7
    or t1, t1, a7
    xor a2, s2, t1
    or t3, t3, a2
    xor a7, a7, a2
    and a7, t1, a7
    or t1, a4, a7
    or t5, t5, a7
    xor a7, a2, a7
    and a4, s8, a7
    and s2, s6, a7
    xor a7, s7, a7
    and s6, s10, a7
    and a6, a6, a7
    or s3, s3, a2
    xor s3, s3, t1
    xor a6, s3, a6
    xor a2, s4, a2
    and t2, t2, a2
    xor s6, t2, s6
    and t6, t6, a2
    xor a7, a2, a7
    and t4, t4, a7
    and a7, a1, a7
    and a2, s9, s7
    xor a1, s7, s4
    and s4, s5, s7
    or s0, s0, a1
    or t0, t0, a1
    xor a1, s4, s0
    xor a0, a0, s0
    xor a0, a0, s3
    xor a2, a2, a0
    xor s0, s2, a2
    xor t2, t2, a2
    xor t2, t4, t2
    xor t0, t0, t2
    xor t2, s0, t2
    xor t4, s11, s0
    xor t1, t1, a1
    xor t1, a4, t1
    xor a7, a1, a7
    xor a6, a6, a7
    xor a7, t6, a7
    xor t2, a7, t2
    xor t5, t5, t2
    xor t2, s6, t2
    xor t1, t1, t5
    xor a7, a7, t1
    xor t6, a0, a7
    xor a6, a6, t0
    xor t4, t4, a6
    xor t2, t4, t2
    xor t3, t3, t4
    slli t4, t3, 24
    srli a4, t3, 8
    or t4, t4, a4
    and a4, t4, a5
    xor t4, t4, a4
    srli t4, t4, 4
    slli a4, a4, 4
    or t4, a4, t4
    xor t3, t3, t4
    slli a4, t3, 16
    srli a2, t3, 16
    or a4, a4, a2
    slli a2, t2, 24
    srli a1, t2, 8
    or a2, a2, a1
    and a1, a2, a5
    xor a2, a2, a1
    srli a2, a2, 4
    slli a1, a1, 4
    or a2, a1, a2
    xor t2, t2, a2
    slli a1, t2, 16
    srli a0, t2, 16
    or a1, a1, a0
    slli a0, a6, 24
    srli s0, a6, 8
    or a0, a0, s0
    and s0, a0, a5
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    lw s0, 68(a3)
    xor a6, a6, a0
    xor s0, s0, a6
    xor t4, t4, s0
    xor t4, t4, a4
    slli a4, a6, 16
    srli a6, a6, 16
    or a6, a4, a6
    slli a4, t6, 24
    srli s0, t6, 8
    or a4, a4, s0
    and s0, a4, a5
    xor a4, a4, s0
    srli a4, a4, 4
    slli s0, s0, 4
    or a4, s0, a4
    xor t6, t6, a4
    slli s0, t6, 16
    srli s2, t6, 16
    or s0, s0, s2
    slli s2, a7, 24
    srli s3, a7, 8
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor a7, a7, s2
    slli s3, a7, 16
    srli s4, a7, 16
    or s3, s3, s4
    slli s4, t1, 24
    srli s5, t1, 8
    or s4, s4, s5
    and s5, s4, a5
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    xor t1, t1, s4
    slli s5, t1, 16
    srli s6, t1, 16
    or s5, s5, s6
    slli s6, t5, 24
    srli s7, t5, 8
    or s6, s6, s7
    and s7, s6, a5
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    lw s7, 76(a3)
    xor t5, t5, s6
    xor s7, s7, s6
    lw s6, 72(a3)
    xor s6, s6, t5
    xor s2, s2, s6
    xor s2, s2, s3
    xor t6, t6, s2
    slli s2, t5, 16
    srli s3, t5, 16
    or s2, s2, s3
    xor s2, s7, s2
    xor t1, t1, s2
    slli s2, t0, 24
    srli s3, t0, 8
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    lw s3, 64(a3)
    xor t0, t0, s2
    xor s3, s3, s2
    slli s2, t0, 16
    srli s6, t0, 16
    or s2, s2, s6
    xor s2, s3, s2
    # round 3 (aes.dsl:47)
    lw s3, 92(a3)
    # round 2 (aes.dsl:47)
    xor s2, t5, s2
    # round 3 (aes.dsl:47)
    xor a2, s3, a2
    xor a7, a2, a7
    xor a7, a1, a7
    lw a2, 80(a3)
    xor a6, t5, a6
    xor a2, a2, a0
    xor t0, t0, a2
    lw a2, 88(a3)
    xor a6, t0, a6
    xor a2, a2, s4
    xor t2, t2, a2
    xor t2, s5, t2
    lui a2, 259060
    addi a2, a2, -193
    lw t0, 84(a3)
    xor a6, a6, t1
    xor t0, t0, t5
    xor t0, t3, t0
    xor t0, a4, t0
    xor t0, t4, t0
    xor t0, s0, t0
    xor t1, t1, t6
    xor t3, t4, t6
    xor t5, a6, t3
    or a4, t0, t5
    xor a1, t0, t5
    xor t2, t2, a1
    xor a7, a7, t2
    xor t2, t4, t2
    xor t4, a4, t2
    xor a4, t1, t2
    xor a0, s2, a4
    xor s0, a7, a4
    and s3, t3, s0
    xor s4, a1, s0
    and s5, a6, s4
    xor s6, a0, s4
    xor t6, t6, s6
    xor s7, t5, t6
    or s8, s2, t6
    or s9, t1, a4
    xor t2, t2, s9
    xor t2, s3, t2
    xor s3, s2, a1
    and s10, s7, s3
    xor s10, t2, s10
    xor s11, t3, t1
    or ra, a7, s11
    xor s9, ra, s9
    xor t0, t0, s9
    xor s8, s9, s8
    xor t4, t4, s8
    xor s8, s8, s10
    xor s9, t4, s8
    xor s10, s11, s7
    and ra, s6, s10
    xor t2, t2, ra
    xor s5, s5, t2
    xor t0, t0, t2
    or t2, s5, s9
    and s9, s8, t2
    not s9, s9
    xor ra, a6, s10
    sw s1, 104(sp)
    and s1, a0, ra
    xor t0, s1, t0
    xor s1, s5, t0
    xor s5, t2, s1
    or s5, s8, s5
    xor s5, t4, s5
    or a0, a0, s5
    or s8, ra, s5
    or t4, t0, t4
    and s9, s9, t4
    xor t2, t2, t4
    or t0, t0, t2
    xor t4, s1, t0
    or t6, t6, t4
    xor t2, t2, t4
    and t0, t0, t2
    or t2, t5, t0
    or t5, a1, t0
    xor t0, t4, t0
    and a1, s7, t0
    and s1, s3, t0
    xor t0, s9, t0
    and s3, s11, t0
    and a7, a7, t0
    or s2, s2, t4
    xor s2, s2, t5
    xor a7, s2, a7
    xor t4, s5, t4
    xor t0, t4, t0
    and t3, t3, t0
    and t0, s0, t0
    and t1, t1, t4
    and t4, a4, t4
    xor a4, t1, s3
    and s0, s6, s9
    xor s3, s9, s5
    and s5, s10, s9
    or s4, s4, s3
    or a6, a6, s3
    xor s0, s0, s4
    xor a0, a0, s4
    xor a0, a0, s2
    xor s2, s5, a0
    xor t1, t1, s2
    xor t1, t3, t1
    xor t3, a1, s2
    xor a1, s8, t3
    xor t3, t3, t1
    xor a6, a6, t1
    xor t0, s0, t0
    xor t1, t5, s0
    xor t1, s1, t1
    xor t4, t4, t0
    xor a7, a7, t0
    xor a7, a7, a6
    xor t0, a1, a7
    xor t5, t6, t0
    xor t3, t4, t3
    xor t6, a4, t3
    xor t0, t0, t6
    xor t2, t2, t3
    xor t1, t1, t2
    xor t3, t4, t1
    xor t4, a0, t3
    slli t6, t4, 24
    srli a4, t4, 8
    or t6, t6, a4
    and a4, t6, a2
    xor t6, t6, a4
    srli t6, t6, 6
    slli a4, a4, 2
    or t6, a4, t6
    xor t4, t4, t6
    slli a4, t4, 16
    srli a1, t4, 16
    or a4, a4, a1
    and a1, a4, a5
    xor a4, a4, a1
    srli a4, a4, 4
    slli a1, a1, 4
    or a4, a1, a4
    slli a1, t3, 24
    srli a0, t3, 8
    or a1, a1, a0
    and a0, a1, a2
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
    slli s0, t1, 24
    srli s1, t1, 8
    or s0, s0, s1
    and s1, s0, a2
    xor s0, s0, s1
    srli s0, s0, 6
    slli s1, s1, 2
    or s0, s1, s0
    xor t1, t1, s0
    slli s1, t1, 16
    srli s2, t1, 16
    or s1, s1, s2
    and s2, s1, a5
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    slli s2, t2, 24
    srli s3, t2, 8
    or s2, s2, s3
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    lw s3, 108(a3)
    xor t2, t2, s2
    xor s2, s3, s2
    lw s3, 104(a3)
    xor s3, s3, t2
    xor a1, a1, s3
    xor a1, a1, a0
    xor t4, t4, a1
    slli a1, t2, 16
    srli a0, t2, 16
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor a1, s2, a1
    xor t1, t1, a1
    slli a1, t0, 24
    srli a0, t0, 8
    or a1, a1, a0
    and a0, a1, a2
    xor a1, a1, a0
    srli a1, a1, 6
    slli a0, a0, 2
    or a1, a0, a1
    xor t0, t0, a1
    slli a0, t0, 16
    srli s2, t0, 16
    or a0, a0, s2
    and s2, a0, a5
    xor a0, a0, s2
    srli a0, a0, 4
    slli s2, s2, 4
    or a0, s2, a0
    slli s2, t5, 24
    srli s3, t5, 8
    or s2, s2, s3
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    xor t5, t5, s2
    slli s3, t5, 16
    srli s4, t5, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    slli s4, a7, 24
    srli s5, a7, 8
    or s4, s4, s5
    and s5, s4, a2
    xor s4, s4, s5
    srli s4, s4, 6
    slli s5, s5, 2
    or s4, s5, s4
    lw s5, 100(a3)
    xor a7, a7, s4
    xor s5, s5, a7
    xor s2, s2, s5
    xor s2, s2, s3
    slli s3, a7, 16
    srli a7, a7, 16
    or a7, s3, a7
    and s3, a7, a5
    xor a7, a7, s3
    srli a7, a7, 4
    slli s3, s3, 4
    or a7, s3, a7
    slli s3, a6, 24
    srli s5, a6, 8
    or s3, s3, s5
    and s5, s3, a2
    xor s3, s3, s5
    srli s3, s3, 6
    slli s5, s5, 2
    or s3, s5, s3
    lw s5, 96(a3)
    xor a6, a6, s3
    xor s5, s5, s3
    slli s3, a6, 16
    srli s6, a6, 16
    or s3, s3, s6
    and s6, s3, a5
    xor s3, s3, s6
    srli s3, s3, 4
    slli s6, s6, 4
    or s3, s6, s3
    xor s3, s5, s3
    xor s3, t2, s3
    # round 4 (aes.dsl:47)
    lw s5, 120(a3)
    xor a7, t2, a7
    xor s0, s5, s0
    xor t0, t0, s0
    lw s0, 112(a3)
    xor t0, s1, t0
    xor s0, s0, s4
    xor a6, a6, s0
    lw s0, 124(a3)
    xor a6, a6, a7
    xor a1, s0, a1
    xor t3, a1, t3
    xor t3, a0, t3
    lw a7, 116(a3)
    xor a6, a6, t1
    xor a7, a7, t2
    xor a7, t5, a7
    xor a7, t6, a7
    xor a7, s2, a7
    xor a7, a4, a7
    xor t1, t1, t4
    xor t2, s2, t4
    xor t5, a6, t2
    or t6, a7, t5
    xor a4, a7, t5
    xor t0, t0, a4
    xor a1, s2, t0
    xor t0, t3, t0
    xor t3, t6, a1
    xor t6, t1, a1
    xor a0, t0, t6
    and s0, t2, a0
    xor s1, a4, a0
    and s2, a6, s1
    or s4, t1, t6
    xor a1, a1, s4
    xor a1, s0, a1
    xor s0, s3, t6
    xor s5, s0, s1
    xor t4, t4, s5
    xor s6, t5, t4
    or s7, s3, t4
    xor s8, s3, a4
    and s9, s6, s8
    xor s9, a1, s9
    xor s10, t2, t1
    or s11, t0, s10
    xor s4, s11, s4
    xor a7, a7, s4
    xor s4, s4, s7
    xor t3, t3, s4
    xor s4, s4, s9
    xor s7, t3, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor a1, a1, s11
    xor s2, s2, a1
    xor a7, a7, a1
    or a1, s2, s7
    and s7, s4, a1
    not s7, s7
    xor s11, a6, s9
    and ra, s0, s11
    xor a7, ra, a7
    xor s2, s2, a7
    xor ra, a1, s2
    or s4, s4, ra
    xor s4, t3, s4
    or s0, s0, s4
    or s11, s11, s4
    or t3, a7, t3
    and s7, s7, t3
    xor t3, a1, t3
    or a7, a7, t3
    xor a1, s2, a7
    or t4, t4, a1
    xor t3, t3, a1
    and a7, a7, t3
    or t3, a4, a7
    or t5, t5, a7
    xor a7, a1, a7
    and a4, s8, a7
    and s2, s6, a7
    xor a7, s7, a7
    and s6, s10, a7
    and t0, t0, a7
    or s3, s3, a1
    xor s3, s3, t3
    xor t0, s3, t0
    xor a1, s4, a1
    and t1, t1, a1
    xor s6, t1, s6
    and t6, t6, a1
    xor a7, a1, a7
    and t2, t2, a7
    and a7, a0, a7
    and a1, s9, s7
    xor a0, s7, s4
    and s4, s5, s7
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s4, s1
    xor s0, s0, s1
    xor s0, s0, s3
    xor a1, a1, s0
    xor s1, s2, a1
    xor t1, t1, a1
    xor t1, t2, t1
    xor a6, a6, t1
    xor t1, s1, t1
    xor t2, s11, s1
    xor t3, t3, a0
    xor t3, a4, t3
    xor a7, a0, a7
    xor t0, t0, a7
    xor a7, t6, a7
    xor t1, a7, t1
    xor t5, t5, t1
    xor t1, s6, t1
    xor t3, t3, t5
    xor a7, a7, t3
    xor t6, s0, a7
    xor t0, t0, a6
    xor t2, t2, t0
    xor t1, t2, t1
    xor t2, t4, t2
    slli t4, t2, 24
    srli a4, t2, 8
    or t4, t4, a4
    xor t2, t2, t4
    slli a4, t2, 16
    srli a1, t2, 16
    or a4, a4, a1
    slli a1, t1, 24
    srli a0, t1, 8
    or a1, a1, a0
    xor t1, t1, a1
    slli a0, t1, 16
    srli s0, t1, 16
    or a0, a0, s0
    slli s0, t0, 24
    srli s1, t0, 8
    or s0, s0, s1
    lw s1, 132(a3)
    xor t0, t0, s0
    xor s1, s1, t0
    xor t4, t4, s1
    xor t4, t4, a4
    slli a4, t0, 16
    srli t0, t0, 16
    or t0, a4, t0
    slli a4, t6, 24
    srli s1, t6, 8
    or a4, a4, s1
    xor t6, t6, a4
    slli s1, t6, 16
    srli s2, t6, 16
    or s1, s1, s2
    slli s2, a7, 24
    srli s3, a7, 8
    or s2, s2, s3
    xor a7, a7, s2
    slli s3, a7, 16
    srli s4, a7, 16
    or s3, s3, s4
    slli s4, t3, 24
    srli s5, t3, 8
    or s4, s4, s5
    xor t3, t3, s4
    slli s5, t3, 16
    srli s6, t3, 16
    or s5, s5, s6
    slli s6, t5, 24
    srli s7, t5, 8
    or s6, s6, s7
    lw s7, 140(a3)
    xor t5, t5, s6
    xor s6, s7, s6
    lw s7, 136(a3)
    xor s7, s7, t5
    xor s2, s2, s7
    xor s2, s2, s3
    xor t6, t6, s2
    slli s2, t5, 16
    srli s3, t5, 16
    or s2, s2, s3
    xor s2, s6, s2
    xor t3, t3, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    xor a6, a6, s2
    lw s3, 128(a3)
    srli s6, a6, 16
    xor s2, s3, s2
    slli s3, a6, 16
    or s3, s3, s6
    xor s2, s2, s3
    xor s2, t5, s2
    # round 5 (aes.dsl:47)
    lw s3, 152(a3)
    xor t0, t5, t0
    xor s3, s3, s4
    xor t1, t1, s3
    lw s3, 144(a3)
    xor t1, s5, t1
    xor s0, s3, s0
    xor a6, a6, s0
    lw s0, 156(a3)
    xor a6, a6, t0
    xor a1, s0, a1
    xor a7, a1, a7
    xor a7, a0, a7
    lw t0, 148(a3)
    xor a6, a6, t3
    xor t0, t0, t5
    xor t0, t2, t0
    xor t0, a4, t0
    xor t0, t4, t0
    xor t0, s1, t0
    xor t2, t3, t6
    xor t3, t4, t6
    xor t5, a6, t3
    or a4, t0, t5
    xor a1, t0, t5
    xor t1, t1, a1
    xor t4, t4, t1
    xor a7, a7, t1
    xor t1, a4, t4
    xor a4, t2, t4
    xor a0, a7, a4
    and s0, t3, a0
    xor s1, a1, a0
    and s3, a6, s1
    or s4, t2, a4
    xor t4, t4, s4
    xor t4, s0, t4
    xor s0, s2, a4
    xor s5, s0, s1
    xor t6, t6, s5
    xor s6, t5, t6
    or s7, s2, t6
    xor s8, s2, a1
    and s9, s6, s8
    xor s9, t4, s9
    xor s10, t3, t2
    or s11, a7, s10
    xor s4, s11, s4
    xor t0, t0, s4
    xor s4, s4, s7
    xor t1, t1, s4
    xor s4, s4, s9
    xor s7, t1, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor t4, t4, s11
    xor s3, s3, t4
    xor t0, t0, t4
    or t4, s3, s7
    and s7, s4, t4
    not s7, s7
    xor s11, a6, s9
    and ra, s0, s11
    xor t0, ra, t0
    xor s3, s3, t0
    xor ra, t4, s3
    or s4, s4, ra
    xor s4, t1, s4
    or s0, s0, s4
    or s11, s11, s4
    or t1, t0, t1
    and s7, s7, t1
    xor t1, t4, t1
    or t0, t0, t1
    xor t4, s3, t0
    or t6, t6, t4
    xor t1, t1, t4
    and t0, t0, t1
    or t1, a1, t0
    or t5, t5, t0
    xor t0, t4, t0
    and a1, s8, t0
    and s3, s6, t0
    xor t0, s7, t0
    and s6, s10, t0
    and a7, a7, t0
    or s2, s2, t4
    xor s2, s2, t1
    xor a7, s2, a7
    xor t4, s4, t4
    and t2, t2, t4
    xor s6, t2, s6
    and a4, a4, t4
    xor t0, t4, t0
    and t3, t3, t0
    and t0, a0, t0
    and t4, s9, s7
    xor a0, s7, s4
    and s4, s5, s7
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s4, s1
    xor s0, s0, s1
    xor s0, s0, s2
    xor t4, t4, s0
    xor s1, s3, t4
    xor t2, t2, t4
    xor t2, t3, t2
    xor a6, a6, t2
    xor t2, s1, t2
    xor t3, s11, s1
    xor t1, t1, a0
    xor t1, a1, t1
    xor t0, a0, t0
    xor a7, a7, t0
    xor t0, a4, t0
    xor t2, t0, t2
    xor t4, t5, t2
    xor t2, s6, t2
    xor t1, t1, t4
    xor t0, t0, t1
    xor t5, s0, t0
    xor a7, a7, a6
    xor t3, t3, a7
    xor t2, t3, t2
    xor t3, t6, t3
    slli t6, t3, 24
    srli a4, t3, 8
    or t6, t6, a4
    lw a4, 104(sp)
    and a1, t6, a4
    xor t6, t6, a1
    srli t6, t6, 2
    slli a1, a1, 6
    or t6, a1, t6
    xor t3, t3, t6
    slli a1, t3, 16
    srli a0, t3, 16
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    slli a0, t2, 24
    srli s0, t2, 8
    or a0, a0, s0
    and s0, a0, a4
    xor a0, a0, s0
    srli a0, a0, 2
    slli s0, s0, 6
    or a0, s0, a0
    xor t2, t2, a0
    slli s0, t2, 16
    srli s1, t2, 16
    or s0, s0, s1
    and s1, s0, a5
    xor s0, s0, s1
    srli s0, s0, 4
    slli s1, s1, 4
    or s0, s1, s0
    slli s1, a7, 24
    srli s2, a7, 8
    or s1, s1, s2
    and s2, s1, a4
    xor s1, s1, s2
    srli s1, s1, 2
    slli s2, s2, 6
    or s1, s2, s1
    lw s2, 164(a3)
    xor a7, a7, s1
    xor s2, s2, a7
    xor t6, t6, s2
    xor t6, t6, a1
    slli a1, a7, 16
    srli a7, a7, 16
    or a7, a1, a7
    and a1, a7, a5
    xor a7, a7, a1
    srli a7, a7, 4
    slli a1, a1, 4
    or a7, a1, a7
    slli a1, t5, 24
    srli s2, t5, 8
    or a1, a1, s2
    and s2, a1, a4
    xor a1, a1, s2
    srli a1, a1, 2
    slli s2, s2, 6
    or a1, s2, a1
    xor t5, t5, a1
    slli s2, t5, 16
    srli s3, t5, 16
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    slli s3, t0, 24
    srli s4, t0, 8
    or s3, s3, s4
    and s4, s3, a4
    xor s3, s3, s4
    srli s3, s3, 2
    slli s4, s4, 6
    or s3, s4, s3
    xor t0, t0, s3
    slli s4, t0, 16
    srli s5, t0, 16
    or s4, s4, s5
    and s5, s4, a5
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    slli s5, t1, 24
    srli s6, t1, 8
    or s5, s5, s6
    and s6, s5, a4
    xor s5, s5, s6
    srli s5, s5, 2
    slli s6, s6, 6
    or s5, s6, s5
    xor t1, t1, s5
    slli s6, t1, 16
    srli s7, t1, 16
    or s6, s6, s7
    and s7, s6, a5
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    slli s7, t4, 24
    srli s8, t4, 8
    or s7, s7, s8
    and s8, s7, a4
    xor s7, s7, s8
    srli s7, s7, 2
    slli s8, s8, 6
    or s7, s8, s7
    lw s8, 172(a3)
    xor t4, t4, s7
    xor s8, s8, s7
    lw s7, 168(a3)
    xor s7, s7, t4
    xor s3, s3, s7
    xor s3, s3, s4
    xor t5, t5, s3
    slli s3, t4, 16
    srli s4, t4, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    xor s3, s8, s3
    xor t1, t1, s3
    slli s3, a6, 24
    srli s4, a6, 8
    or s3, s3, s4
    and s4, s3, a4
    xor s3, s3, s4
    srli s3, s3, 2
    slli s4, s4, 6
    or s3, s4, s3
    xor a6, a6, s3
    lw s4, 160(a3)
    srli s7, a6, 16
    xor s3, s4, s3
    slli s4, a6, 16
    or s4, s4, s7
    and s7, s4, a5
    xor s4, s4, s7
    srli s4, s4, 4
    slli s7, s7, 4
    or s4, s7, s4
    xor s3, s3, s4
    xor s3, t4, s3
    # round 6 (aes.dsl:47)
    lw s4, 184(a3)
    xor a7, t4, a7
    xor s4, s4, s5
    xor t2, t2, s4
    lw s4, 176(a3)
    xor t2, s6, t2
    xor s1, s4, s1
    xor a6, a6, s1
    lw s1, 188(a3)
    xor a6, a6, a7
    xor a0, s1, a0
    xor t0, a0, t0
    xor t0, s0, t0
    lw a7, 180(a3)
    xor a6, a6, t1
    xor a7, a7, t4
    xor a7, t3, a7
    xor a7, a1, a7
    xor a7, t6, a7
    xor a7, s2, a7
    xor t1, t1, t5
    xor t3, t6, t5
    xor t4, a6, t3
    or a1, a7, t4
    xor a0, a7, t4
    xor t2, t2, a0
    xor t6, t6, t2
    xor t0, t0, t2
    xor t2, a1, t6
    xor a1, t1, t6
    xor s0, t0, a1
    and s1, t3, s0
    xor s2, a0, s0
    and s4, a6, s2
    or s5, t1, a1
    xor t6, t6, s5
    xor t6, s1, t6
    xor s1, s3, a1
    xor s6, s1, s2
    xor t5, t5, s6
    xor s7, t4, t5
    or s8, s3, t5
    xor s9, s3, a0
    and s10, s7, s9
    xor s10, t6, s10
    xor s11, t3, t1
    or ra, t0, s11
    xor s5, ra, s5
    xor a7, a7, s5
    xor s5, s5, s8
    xor t2, t2, s5
    xor s5, s5, s10
    xor s8, t2, s5
    xor s10, s11, s7
    and ra, s6, s10
    xor t6, t6, ra
    xor s4, s4, t6
    xor a7, a7, t6
    or t6, s4, s8
    and s8, s5, t6
    not s8, s8
    xor ra, a6, s10
    and a4, s1, ra
    xor a7, a4, a7
    xor a4, s4, a7
    xor s4, t6, a4
    or s4, s5, s4
    xor s4, t2, s4
    or s1, s1, s4
    or s5, ra, s4
    or t2, a7, t2
    and s8, s8, t2
    xor t2, t6, t2
    or a7, a7, t2
    xor t6, a4, a7
    or t5, t5, t6
    xor t2, t2, t6
    and a7, a7, t2
    or t2, a0, a7
    or t4, t4, a7
    xor a7, t6, a7
    and a4, s9, a7
    and a0, s7, a7
    xor a7, s8, a7
    and s7, s11, a7
    and t0, t0, a7
    or s3, s3, t6
    xor s3, s3, t2
    xor t0, s3, t0
    xor t6, s4, t6
    and t1, t1, t6
    xor s7, t1, s7
    and a1, a1, t6
    xor a7, t6, a7
    and t3, t3, a7
    and a7, s0, a7
    and t6, s10, s8
    xor s0, s8, s4
    and s4, s6, s8
    or s2, s2, s0
    or a6, a6, s0
    xor s0, s4, s2
    xor s1, s1, s2
    xor s1, s1, s3
    xor t6, t6, s1
    xor a0, a0, t6
    xor t1, t1, t6
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, a0, t1
    xor t3, s5, a0
    xor t2, t2, s0
    xor t2, a4, t2
    xor a7, s0, a7
    xor t0, t0, a7
    xor a7, a1, a7
    xor t1, a7, t1
    xor t4, t4, t1
    xor t1, s7, t1
    xor t2, t2, t4
    xor a7, a7, t2
    xor t6, s1, a7
    xor t0, t0, a6
    xor t3, t3, t0
    xor t1, t3, t1
    xor t3, t5, t3
    slli t5, t3, 24
    srli a4, t3, 8
    or t5, t5, a4
    and a4, t5, a5
    xor t5, t5, a4
    srli t5, t5, 4
    slli a4, a4, 4
    or t5, a4, t5
    xor t3, t3, t5
    slli a4, t3, 16
    srli a1, t3, 16
    or a4, a4, a1
    slli a1, t1, 24
    srli a0, t1, 8
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor t1, t1, a1
    slli a0, t1, 16
    srli s0, t1, 16
    or a0, a0, s0
    slli s0, t0, 24
    srli s1, t0, 8
    or s0, s0, s1
    and s1, s0, a5
    xor s0, s0, s1
    srli s0, s0, 4
    slli s1, s1, 4
    or s0, s1, s0
    lw s1, 196(a3)
    xor t0, t0, s0
    xor s1, s1, t0
    xor t5, t5, s1
    xor t5, t5, a4
    slli a4, t0, 16
    srli t0, t0, 16
    or t0, a4, t0
    slli a4, t6, 24
    srli s1, t6, 8
    or a4, a4, s1
    and s1, a4, a5
    xor a4, a4, s1
    srli a4, a4, 4
    slli s1, s1, 4
    or a4, s1, a4
    xor t6, t6, a4
    slli s1, t6, 16
    srli s2, t6, 16
    or s1, s1, s2
    slli s2, a7, 24
    srli s3, a7, 8
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor a7, a7, s2
    slli s3, a7, 16
    srli s4, a7, 16
    or s3, s3, s4
    slli s4, t2, 24
    srli s5, t2, 8
    or s4, s4, s5
    and s5, s4, a5
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    xor t2, t2, s4
    slli s5, t2, 16
    srli s6, t2, 16
    or s5, s5, s6
    slli s6, t4, 24
    srli s7, t4, 8
    or s6, s6, s7
    and s7, s6, a5
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    lw s7, 204(a3)
    xor t4, t4, s6
    xor s7, s7, s6
    lw s6, 200(a3)
    xor s6, s6, t4
    xor s2, s2, s6
    xor s2, s2, s3
    xor t6, t6, s2
    slli s2, t4, 16
    srli s3, t4, 16
    or s2, s2, s3
    xor s2, s7, s2
    xor t2, t2, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    lw s3, 192(a3)
    xor a6, a6, s2
    xor s3, s3, s2
    slli s2, a6, 16
    srli s6, a6, 16
    or s2, s2, s6
    xor s2, s3, s2
    xor s2, t4, s2
    # round 7 (aes.dsl:47)
    lw s3, 216(a3)
    xor t0, t4, t0
    xor s3, s3, s4
    xor t1, t1, s3
    lw s3, 208(a3)
    xor t1, s5, t1
    xor s0, s3, s0
    xor a6, a6, s0
    lw s0, 220(a3)
    xor a6, a6, t0
    xor a1, s0, a1
    xor a7, a1, a7
    xor a7, a0, a7
    lw t0, 212(a3)
    xor a6, a6, t2
    xor t0, t0, t4
    xor t0, t3, t0
    xor t0, a4, t0
    xor t0, t5, t0
    xor t0, s1, t0
    xor t2, t2, t6
    xor t3, t5, t6
    xor t4, a6, t3
    or a4, t0, t4
    xor a1, t0, t4
    xor t1, t1, a1
    xor t5, t5, t1
    xor a7, a7, t1
    xor t1, a4, t5
    xor a4, t2, t5
    xor a0, a7, a4
    and s0, t3, a0
    xor s1, a1, a0
    and s3, a6, s1
    or s4, t2, a4
    xor t5, t5, s4
    xor t5, s0, t5
    xor s0, s2, a4
    xor s5, s0, s1
    xor t6, t6, s5
    xor s6, t4, t6
    or s7, s2, t6
    xor s8, s2, a1
    and s9, s6, s8
    xor s9, t5, s9
    xor s10, t3, t2
    or s11, a7, s10
    xor s4, s11, s4
    xor t0, t0, s4
    xor s4, s4, s7
    xor t1, t1, s4
    xor s4, s4, s9
    xor s7, t1, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor t5, t5, s11
    xor s3, s3, t5
    xor t0, t0, t5
    or t5, s3, s7
    and s7, s4, t5
    not s7, s7
    xor s11, a6, s9
    and ra, s0, s11
    xor t0, ra, t0
    xor s3, s3, t0
    xor ra, t5, s3
    or s4, s4, ra
    xor s4, t1, s4
    or s0, s0, s4
    or s11, s11, s4
    or t1, t0, t1
    and s7, s7, t1
    xor t1, t5, t1
    or t0, t0, t1
    xor t5, s3, t0
    or t6, t6, t5
    xor t1, t1, t5
    and t0, t0, t1
    or t1, a1, t0
    or t4, t4, t0
    xor t0, t5, t0
    and a1, s8, t0
    and s3, s6, t0
    xor t0, s7, t0
    and s6, s10, t0
    and a7, a7, t0
    or s2, s2, t5
    xor s2, s2, t1
    xor a7, s2, a7
    xor t5, s4, t5
    and t2, t2, t5
    xor s6, t2, s6
    and a4, a4, t5
    xor t0, t5, t0
    and t3, t3, t0
    and t0, a0, t0
    and t5, s9, s7
    xor a0, s7, s4
    and s4, s5, s7
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s4, s1
    xor s0, s0, s1
    xor s0, s0, s2
    xor t5, t5, s0
    xor s1, s3, t5
    xor t2, t2, t5
    xor t2, t3, t2
    xor a6, a6, t2
    xor t2, s1, t2
    xor t3, s11, s1
    xor t1, t1, a0
    xor t1, a1, t1
    xor t0, a0, t0
    xor a7, a7, t0
    xor t0, a4, t0
    xor t2, t0, t2
    xor t4, t4, t2
    xor t2, s6, t2
    xor t1, t1, t4
    xor t0, t0, t1
    xor t5, s0, t0
    xor a7, a7, a6
    xor t3, t3, a7
    xor t2, t3, t2
    xor t3, t6, t3
    slli t6, t3, 24
    srli a4, t3, 8
    or t6, t6, a4
    and a4, t6, a2
    xor t6, t6, a4
    srli t6, t6, 6
    slli a4, a4, 2
    or t6, a4, t6
    xor t3, t3, t6
    slli a4, t3, 16
    srli a1, t3, 16
    or a4, a4, a1
    and a1, a4, a5
    xor a4, a4, a1
    srli a4, a4, 4
    slli a1, a1, 4
    or a4, a1, a4
    slli a1, t2, 24
    srli a0, t2, 8
    or a1, a1, a0
    and a0, a1, a2
    xor a1, a1, a0
    srli a1, a1, 6
    slli a0, a0, 2
    or a1, a0, a1
    xor t2, t2, a1
    slli a0, t2, 16
    srli s0, t2, 16
    or a0, a0, s0
    and s0, a0, a5
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    slli s0, a7, 24
    srli s1, a7, 8
    or s0, s0, s1
    and s1, s0, a2
    xor s0, s0, s1
    srli s0, s0, 6
    slli s1, s1, 2
    or s0, s1, s0
    lw s1, 228(a3)
    xor a7, a7, s0
    xor s1, s1, a7
    xor t6, t6, s1
    xor t6, t6, a4
    slli a4, a7, 16
    srli a7, a7, 16
    or a7, a4, a7
    and a4, a7, a5
    xor a7, a7, a4
    srli a7, a7, 4
    slli a4, a4, 4
    or a7, a4, a7
    slli a4, t5, 24
    srli s1, t5, 8
    or a4, a4, s1
    and s1, a4, a2
    xor a4, a4, s1
    srli a4, a4, 6
    slli s1, s1, 2
    or a4, s1, a4
    xor t5, t5, a4
    slli s1, t5, 16
    srli s2, t5, 16
    or s1, s1, s2
    and s2, s1, a5
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    slli s2, t0, 24
    srli s3, t0, 8
    or s2, s2, s3
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    xor t0, t0, s2
    slli s3, t0, 16
    srli s4, t0, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    slli s4, t1, 24
    srli s5, t1, 8
    or s4, s4, s5
    and s5, s4, a2
    xor s4, s4, s5
    srli s4, s4, 6
    slli s5, s5, 2
    or s4, s5, s4
    xor t1, t1, s4
    slli s5, t1, 16
    srli s6, t1, 16
    or s5, s5, s6
    and s6, s5, a5
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    slli s6, t4, 24
    srli s7, t4, 8
    or s6, s6, s7
    and s7, s6, a2
    xor s6, s6, s7
    srli s6, s6, 6
    slli s7, s7, 2
    or s6, s7, s6
    lw s7, 236(a3)
    xor t4, t4, s6
    xor s7, s7, s6
    lw s6, 232(a3)
    xor s6, s6, t4
    xor s2, s2, s6
    xor s2, s2, s3
    xor t5, t5, s2
    slli s2, t4, 16
    srli s3, t4, 16
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor s2, s7, s2
    xor t1, t1, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    xor a6, a6, s2
    lw s3, 224(a3)
    srli s6, a6, 16
    xor s2, s3, s2
    slli s3, a6, 16
    or s3, s3, s6
    and s6, s3, a5
    xor s3, s3, s6
    srli s3, s3, 4
    slli s6, s6, 4
    or s3, s6, s3
    xor s2, s2, s3
    xor s2, t4, s2
    # round 8 (aes.dsl:47)
    lw s3, 248(a3)
    xor a7, t4, a7
    xor s3, s3, s4
    xor t2, t2, s3
    lw s3, 240(a3)
    xor t2, s5, t2
    xor s0, s3, s0
    xor a6, a6, s0
    lw s0, 252(a3)
    xor a6, a6, a7
    xor a1, s0, a1
    xor t0, a1, t0
    xor t0, a0, t0
    lw a7, 244(a3)
    xor a6, a6, t1
    xor a7, a7, t4
    xor a7, t3, a7
    xor a7, a4, a7
    xor a7, t6, a7
    xor a7, s1, a7
    xor t1, t1, t5
    xor t3, t6, t5
    xor t4, a6, t3
    or a4, a7, t4
    xor a1, a7, t4
    xor t2, t2, a1
    xor t6, t6, t2
    xor t0, t0, t2
    xor t2, a4, t6
    xor a4, t1, t6
    xor a0, t0, a4
    and s0, t3, a0
    xor s1, a1, a0
    and s3, a6, s1
    or s4, t1, a4
    xor t6, t6, s4
    xor t6, s0, t6
    xor s0, s2, a4
    xor s5, s0, s1
    xor t5, t5, s5
    xor s6, t4, t5
    or s7, s2, t5
    xor s8, s2, a1
    and s9, s6, s8
    xor s9, t6, s9
    xor s10, t3, t1
    or s11, t0, s10
    xor s4, s11, s4
    xor a7, a7, s4
    xor s4, s4, s7
    xor t2, t2, s4
    xor s4, s4, s9
    xor s7, t2, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor t6, t6, s11
    xor s3, s3, t6
    xor a7, a7, t6
    or t6, s3, s7
    and s7, s4, t6
    not s7, s7
    xor s11, a6, s9
    and ra, s0, s11
    xor a7, ra, a7
    xor s3, s3, a7
    xor ra, t6, s3
    or s4, s4, ra
    xor s4, t2, s4
    or s0, s0, s4
    or s11, s11, s4
    or t2, a7, t2
    and s7, s7, t2
    xor t2, t6, t2
    or a7, a7, t2
    xor t6, s3, a7
    or t5, t5, t6
    xor t2, t2, t6
    and a7, a7, t2
    or t2, a1, a7
    or t4, t4, a7
    xor a7, t6, a7
    and a1, s8, a7
    and s3, s6, a7
    xor a7, s7, a7
    and s6, s10, a7
    and t0, t0, a7
    or s2, s2, t6
    xor s2, s2, t2
    xor t0, s2, t0
    xor t6, s4, t6
    and t1, t1, t6
    xor s6, t1, s6
    and a4, a4, t6
    xor a7, t6, a7
    and t3, t3, a7
    and a7, a0, a7
    and t6, s9, s7
    xor a0, s7, s4
    and s4, s5, s7
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s4, s1
    xor s0, s0, s1
    xor s0, s0, s2
    xor t6, t6, s0
    xor s1, s3, t6
    xor t1, t1, t6
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, s1, t1
    xor t3, s11, s1
    xor t2, t2, a0
    xor t2, a1, t2
    xor a7, a0, a7
    xor t0, t0, a7
    xor a7, a4, a7
    xor t1, a7, t1
    xor t4, t4, t1
    xor t1, s6, t1
    xor t2, t2, t4
    xor a7, a7, t2
    xor t6, s0, a7
    xor t0, t0, a6
    xor t3, t3, t0
    xor t1, t3, t1
    xor t3, t5, t3
    slli t5, t3, 24
    srli a4, t3, 8
    or t5, t5, a4
    xor t3, t3, t5
    slli a4, t3, 16
    srli a1, t3, 16
    or a4, a4, a1
    slli a1, t1, 24
    srli a0, t1, 8
    or a1, a1, a0
    xor t1, t1, a1
    slli a0, t1, 16
    srli s0, t1, 16
    or a0, a0, s0
    slli s0, t0, 24
    srli s1, t0, 8
    or s0, s0, s1
    lw s1, 260(a3)
    xor t0, t0, s0
    xor s1, s1, t0
    xor t5, t5, s1
    xor t5, t5, a4
    slli a4, t0, 16
    srli t0, t0, 16
    or t0, a4, t0
    slli a4, t6, 24
    srli s1, t6, 8
    or a4, a4, s1
    xor t6, t6, a4
    slli s1, t6, 16
    srli s2, t6, 16
    or s1, s1, s2
    slli s2, a7, 24
    srli s3, a7, 8
    or s2, s2, s3
    xor a7, a7, s2
    slli s3, a7, 16
    srli s4, a7, 16
    or s3, s3, s4
    slli s4, t2, 24
    srli s5, t2, 8
    or s4, s4, s5
    xor t2, t2, s4
    slli s5, t2, 16
    srli s6, t2, 16
    or s5, s5, s6
    slli s6, t4, 24
    srli s7, t4, 8
    or s6, s6, s7
    lw s7, 268(a3)
    xor t4, t4, s6
    xor s6, s7, s6
    lw s7, 264(a3)
    xor s7, s7, t4
    xor s2, s2, s7
    xor s2, s2, s3
    xor t6, t6, s2
    slli s2, t4, 16
    srli s3, t4, 16
    or s2, s2, s3
    xor s2, s6, s2
    xor t2, t2, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    xor a6, a6, s2
    lw s3, 256(a3)
    srli s6, a6, 16
    xor s2, s3, s2
    slli s3, a6, 16
    or s3, s3, s6
    xor s2, s2, s3
    xor s2, t4, s2
    # round 9 (aes.dsl:47)
    lw s3, 280(a3)
    xor t0, t4, t0
    xor s3, s3, s4
    xor t1, t1, s3
    lw s3, 272(a3)
    xor t1, s5, t1
    xor s0, s3, s0
    xor a6, a6, s0
    lw s0, 284(a3)
    xor a6, a6, t0
    xor a1, s0, a1
    xor a7, a1, a7
    xor a7, a0, a7
    lw t0, 276(a3)
    xor a6, a6, t2
    xor t0, t0, t4
    xor t0, t3, t0
    xor t0, a4, t0
    xor t0, t5, t0
    xor t0, s1, t0
    xor t2, t2, t6
    xor t3, t5, t6
    xor t4, a6, t3
    or a4, t0, t4
    xor a1, t0, t4
    xor t1, t1, a1
    xor t5, t5, t1
    xor a7, a7, t1
    xor t1, a4, t5
    xor a4, t2, t5
    xor a0, a7, a4
    and s0, t3, a0
    xor s1, a1, a0
    and s3, a6, s1
    or s4, t2, a4
    xor t5, t5, s4
    xor t5, s0, t5
    xor s0, s2, a4
    xor s5, s0, s1
    xor t6, t6, s5
    xor s6, t4, t6
    or s7, s2, t6
    xor s8, s2, a1
    and s9, s6, s8
    xor s9, t5, s9
    xor s10, t3, t2
    or s11, a7, s10
    xor s4, s11, s4
    xor t0, t0, s4
    xor s4, s4, s7
    xor t1, t1, s4
    xor s4, s4, s9
    xor s7, t1, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor t5, t5, s11
    xor s3, s3, t5
    xor t0, t0, t5
    or t5, s3, s7
    and s7, s4, t5
    not s7, s7
    xor s11, a6, s9
    and ra, s0, s11
    xor t0, ra, t0
    xor s3, s3, t0
    xor ra, t5, s3
    or s4, s4, ra
    xor s4, t1, s4
    or s0, s0, s4
    or s11, s11, s4
    or t1, t0, t1
    and s7, s7, t1
    xor t1, t5, t1
    or t0, t0, t1
    xor t5, s3, t0
    or t6, t6, t5
    xor t1, t1, t5
    and t0, t0, t1
    or t1, a1, t0
    or t4, t4, t0
    xor t0, t5, t0
    and a1, s8, t0
    and s3, s6, t0
    xor t0, s7, t0
    and s6, s10, t0
    and a7, a7, t0
    or s2, s2, t5
    xor s2, s2, t1
    xor a7, s2, a7
    xor t5, s4, t5
    and t2, t2, t5
    xor s6, t2, s6
    and a4, a4, t5
    xor t0, t5, t0
    and t3, t3, t0
    and t0, a0, t0
    and t5, s9, s7
    xor a0, s7, s4
    and s4, s5, s7
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s4, s1
    xor s0, s0, s1
    xor s0, s0, s2
    xor t5, t5, s0
    xor s1, s3, t5
    xor t2, t2, t5
    xor t2, t3, t2
    xor a6, a6, t2
    xor t2, s1, t2
    xor t3, s11, s1
    xor t1, t1, a0
    xor t1, a1, t1
    xor t0, a0, t0
    xor a7, a7, t0
    xor t0, a4, t0
    xor t2, t0, t2
    xor t4, t4, t2
    xor t2, s6, t2
    xor t1, t1, t4
    xor t0, t0, t1
    xor t5, s0, t0
    xor a7, a7, a6
    xor t3, t3, a7
    xor t2, t3, t2
    xor t3, t6, t3
    slli t6, t3, 24
    srli a4, t3, 8
    or t6, t6, a4
    lw a4, 104(sp)
    and a1, t6, a4
    xor t6, t6, a1
    srli t6, t6, 2
    slli a1, a1, 6
    or t6, a1, t6
    xor t3, t3, t6
    slli a1, t3, 16
    srli a0, t3, 16
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    slli a0, t2, 24
    srli s0, t2, 8
    or a0, a0, s0
    and s0, a0, a4
    xor a0, a0, s0
    srli a0, a0, 2
    slli s0, s0, 6
    or a0, s0, a0
    xor t2, t2, a0
    slli s0, t2, 16
    srli s1, t2, 16
    or s0, s0, s1
    and s1, s0, a5
    xor s0, s0, s1
    srli s0, s0, 4
    slli s1, s1, 4
    or s0, s1, s0
    slli s1, a7, 24
    srli s2, a7, 8
    or s1, s1, s2
    and s2, s1, a4
    xor s1, s1, s2
    srli s1, s1, 2
    slli s2, s2, 6
    or s1, s2, s1
    lw s2, 292(a3)
    xor a7, a7, s1
    xor s2, s2, a7
    xor t6, t6, s2
    xor t6, t6, a1
    slli a1, a7, 16
    srli a7, a7, 16
    or a7, a1, a7
    and a1, a7, a5
    xor a7, a7, a1
    srli a7, a7, 4
    slli a1, a1, 4
    or a7, a1, a7
    slli a1, t5, 24
    srli s2, t5, 8
    or a1, a1, s2
    and s2, a1, a4
    xor a1, a1, s2
    srli a1, a1, 2
    slli s2, s2, 6
    or a1, s2, a1
    xor t5, t5, a1
    slli s2, t5, 16
    srli s3, t5, 16
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    slli s3, t0, 24
    srli s4, t0, 8
    or s3, s3, s4
    and s4, s3, a4
    xor s3, s3, s4
    srli s3, s3, 2
    slli s4, s4, 6
    or s3, s4, s3
    xor t0, t0, s3
    slli s4, t0, 16
    srli s5, t0, 16
    or s4, s4, s5
    and s5, s4, a5
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    slli s5, t1, 24
    srli s6, t1, 8
    or s5, s5, s6
    and s6, s5, a4
    xor s5, s5, s6
    srli s5, s5, 2
    slli s6, s6, 6
    or s5, s6, s5
    xor t1, t1, s5
    slli s6, t1, 16
    srli s7, t1, 16
    or s6, s6, s7
    and s7, s6, a5
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    slli s7, t4, 24
    srli s8, t4, 8
    or s7, s7, s8
    and s8, s7, a4
    xor s7, s7, s8
    srli s7, s7, 2
    slli s8, s8, 6
    or s7, s8, s7
    lw s8, 300(a3)
    xor t4, t4, s7
    xor s8, s8, s7
    lw s7, 296(a3)
    xor s7, s7, t4
    xor s3, s3, s7
    xor s3, s3, s4
    xor t5, t5, s3
    slli s3, t4, 16
    srli s4, t4, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    xor s3, s8, s3
    xor t1, t1, s3
    slli s3, a6, 24
    srli s4, a6, 8
    or s3, s3, s4
    and a4, s3, a4
    xor s3, s3, a4
    srli s3, s3, 2
    slli a4, a4, 6
    or a4, a4, s3
    xor a6, a6, a4
    lw s3, 288(a3)
    srli s4, a6, 16
    xor a4, s3, a4
    slli s3, a6, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    xor a4, a4, s3
    xor a4, t4, a4
    # round 10 (aes.dsl:47)
    lw s3, 312(a3)
    xor a7, t4, a7
    xor s3, s3, s5
    xor t2, t2, s3
    lw s3, 304(a3)
    xor t2, s6, t2
    xor s1, s3, s1
    xor a6, a6, s1
    lw s1, 316(a3)
    xor a6, a6, a7
    xor a0, s1, a0
    xor t0, a0, t0
    xor t0, s0, t0
    lw a7, 308(a3)
    xor a6, a6, t1
    xor a7, a7, t4
    xor a7, t3, a7
    xor a7, a1, a7
    xor a7, t6, a7
    xor a7, s2, a7
    xor t1, t1, t5
    xor t3, t6, t5
    xor t4, a6, t3
    or a1, a7, t4
    xor a0, a7, t4
    xor t2, t2, a0
    xor t6, t6, t2
    xor t0, t0, t2
    xor t2, a1, t6
    xor a1, t1, t6
    xor s0, t0, a1
    and s1, t3, s0
    xor s2, a0, s0
    and s3, a6, s2
    or s4, t1, a1
    xor t6, t6, s4
    xor t6, s1, t6
    xor s1, a4, a1
    xor s5, s1, s2
    xor t5, t5, s5
    xor s6, t4, t5
    or s7, a4, t5
    xor s8, a4, a0
    and s9, s6, s8
    xor s9, t6, s9
    xor s10, t3, t1
    or s11, t0, s10
    xor s4, s11, s4
    xor a7, a7, s4
    xor s4, s4, s7
    xor t2, t2, s4
    xor s4, s4, s9
    xor s7, t2, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor t6, t6, s11
    xor s3, s3, t6
    xor a7, a7, t6
    or t6, s3, s7
    and s7, s4, t6
    not s7, s7
    xor s11, a6, s9
    and ra, s1, s11
    xor a7, ra, a7
    xor s3, s3, a7
    xor ra, t6, s3
    or s4, s4, ra
    xor s4, t2, s4
    or s1, s1, s4
    or s11, s11, s4
    or t2, a7, t2
    and s7, s7, t2
    xor t2, t6, t2
    or a7, a7, t2
    xor t6, s3, a7
    or t5, t5, t6
    xor t2, t2, t6
    and a7, a7, t2
    or t2, a0, a7
    or t4, t4, a7
    xor a7, t6, a7
    and a0, s8, a7
    and s3, s6, a7
    xor a7, s7, a7
    and s6, s10, a7
    and t0, t0, a7
    or a4, a4, t6
    xor a4, a4, t2
    xor t0, a4, t0
    xor t6, s4, t6
    and t1, t1, t6
    xor s6, t1, s6
    and a1, a1, t6
    xor a7, t6, a7
    and t3, t3, a7
    and a7, s0, a7
    and t6, s9, s7
    xor s0, s7, s4
    and s4, s5, s7
    or s2, s2, s0
    or a6, a6, s0
    xor s0, s4, s2
    xor s1, s1, s2
    xor a4, s1, a4
    xor t6, t6, a4
    xor s1, s3, t6
    xor t1, t1, t6
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, s1, t1
    xor t3, s11, s1
    xor t2, t2, s0
    xor t2, a0, t2
    xor a7, s0, a7
    xor t0, t0, a7
    xor a7, a1, a7
    xor t1, a7, t1
    xor t4, t4, t1
    xor t1, s6, t1
    xor t2, t2, t4
    xor a7, a7, t2
    xor t6, a4, a7
    xor t0, t0, a6
    xor t3, t3, t0
    xor t1, t3, t1
    xor t3, t5, t3
    slli t5, t3, 24
    srli a4, t3, 8
    or t5, t5, a4
    and a4, t5, a5
    xor t5, t5, a4
    srli t5, t5, 4
    slli a4, a4, 4
    or t5, a4, t5
    xor t3, t3, t5
    slli a4, t3, 16
    srli a1, t3, 16
    or a4, a4, a1
    slli a1, t1, 24
    srli a0, t1, 8
    or a1, a1, a0
    and a0, a1, a5
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    xor t1, t1, a1
    slli a0, t1, 16
    srli s0, t1, 16
    or a0, a0, s0
    slli s0, t0, 24
    srli s1, t0, 8
    or s0, s0, s1
    and s1, s0, a5
    xor s0, s0, s1
    srli s0, s0, 4
    slli s1, s1, 4
    or s0, s1, s0
    lw s1, 324(a3)
    xor t0, t0, s0
    xor s1, s1, t0
    xor t5, t5, s1
    xor t5, t5, a4
    slli a4, t0, 16
    srli t0, t0, 16
    or t0, a4, t0
    slli a4, t6, 24
    srli s1, t6, 8
    or a4, a4, s1
    and s1, a4, a5
    xor a4, a4, s1
    srli a4, a4, 4
    slli s1, s1, 4
    or a4, s1, a4
    xor t6, t6, a4
    slli s1, t6, 16
    srli s2, t6, 16
    or s1, s1, s2
    slli s2, a7, 24
    srli s3, a7, 8
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor a7, a7, s2
    slli s3, a7, 16
    srli s4, a7, 16
    or s3, s3, s4
    slli s4, t2, 24
    srli s5, t2, 8
    or s4, s4, s5
    and s5, s4, a5
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    xor t2, t2, s4
    slli s5, t2, 16
    srli s6, t2, 16
    or s5, s5, s6
    slli s6, t4, 24
    srli s7, t4, 8
    or s6, s6, s7
    and s7, s6, a5
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    lw s7, 332(a3)
    xor t4, t4, s6
    xor s7, s7, s6
    lw s6, 328(a3)
    xor s6, s6, t4
    xor s2, s2, s6
    xor s2, s2, s3
    xor t6, t6, s2
    slli s2, t4, 16
    srli s3, t4, 16
    or s2, s2, s3
    xor s2, s7, s2
    xor t2, t2, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    lw s3, 320(a3)
    xor a6, a6, s2
    xor s3, s3, s2
    slli s2, a6, 16
    srli s6, a6, 16
    or s2, s2, s6
    xor s2, s3, s2
    xor s2, t4, s2
    # round 11 (aes.dsl:47)
    lw s3, 344(a3)
    xor t0, t4, t0
    xor s3, s3, s4
    xor t1, t1, s3
    lw s3, 336(a3)
    xor t1, s5, t1
    xor s0, s3, s0
    xor a6, a6, s0
    lw s0, 348(a3)
    xor a6, a6, t0
    xor a1, s0, a1
    xor a7, a1, a7
    xor a7, a0, a7
    lw t0, 340(a3)
    xor a6, a6, t2
    xor t0, t0, t4
    xor t0, t3, t0
    xor t0, a4, t0
    xor t0, t5, t0
    xor t0, s1, t0
    xor t2, t2, t6
    xor t3, t5, t6
    xor t4, a6, t3
    or a4, t0, t4
    xor a1, t0, t4
    xor t1, t1, a1
    xor t5, t5, t1
    xor a7, a7, t1
    xor t1, a4, t5
    xor a4, t2, t5
    xor a0, a7, a4
    and s0, t3, a0
    xor s1, a1, a0
    and s3, a6, s1
    or s4, t2, a4
    xor t5, t5, s4
    xor t5, s0, t5
    xor s0, s2, a4
    xor s5, s0, s1
    xor t6, t6, s5
    xor s6, t4, t6
    or s7, s2, t6
    xor s8, s2, a1
    and s9, s6, s8
    xor s9, t5, s9
    xor s10, t3, t2
    or s11, a7, s10
    xor s4, s11, s4
    xor t0, t0, s4
    xor s4, s4, s7
    xor t1, t1, s4
    xor s4, s4, s9
    xor s7, t1, s4
    xor s9, s10, s6
    and s11, s5, s9
    xor t5, t5, s11
    xor s3, s3, t5
    xor t0, t0, t5
    or t5, s3, s7
    and s7, s4, t5
    not s7, s7
    xor s11, a6, s9
    and ra, s0, s11
    xor t0, ra, t0
    xor s3, s3, t0
    xor ra, t5, s3
    or s4, s4, ra
    xor s4, t1, s4
    or s0, s0, s4
    or s11, s11, s4
    or t1, t0, t1
    and s7, s7, t1
    xor t1, t5, t1
    or t0, t0, t1
    xor t5, s3, t0
    or t6, t6, t5
    xor t1, t1, t5
    and t0, t0, t1
    or t1, a1, t0
    or t4, t4, t0
    xor t0, t5, t0
    and a1, s8, t0
    and s3, s6, t0
    xor t0, s7, t0
    and s6, s10, t0
    and a7, a7, t0
    or s2, s2, t5
    xor s2, s2, t1
    xor a7, s2, a7
    xor t5, s4, t5
    and t2, t2, t5
    xor s6, t2, s6
    and a4, a4, t5
    xor t0, t5, t0
    and t3, t3, t0
    and t0, a0, t0
    and t5, s9, s7
    xor a0, s7, s4
    and s4, s5, s7
    or s1, s1, a0
    or a6, a6, a0
    xor a0, s4, s1
    xor s0, s0, s1
    xor s0, s0, s2
    xor t5, t5, s0
    xor s1, s3, t5
    xor t2, t2, t5
    xor t2, t3, t2
    xor a6, a6, t2
    xor t2, s1, t2
    xor t3, s11, s1
    xor t1, t1, a0
    xor t1, a1, t1
    xor t0, a0, t0
    xor a7, a7, t0
    xor t0, a4, t0
    xor t2, t0, t2
    xor t4, t4, t2
    xor t2, s6, t2
    xor t1, t1, t4
    xor t0, t0, t1
    xor t5, s0, t0
    xor a7, a7, a6
    xor t3, t3, a7
    xor t2, t3, t2
    xor t3, t6, t3
    slli t6, t3, 24
    srli a4, t3, 8
    or t6, t6, a4
    and a4, t6, a2
    xor t6, t6, a4
    srli t6, t6, 6
    slli a4, a4, 2
    or t6, a4, t6
    xor t3, t3, t6
    slli a4, t3, 16
    srli a1, t3, 16
    or a4, a4, a1
    and a1, a4, a5
    xor a4, a4, a1
    srli a4, a4, 4
    slli a1, a1, 4
    or a4, a1, a4
    slli a1, t2, 24
    srli a0, t2, 8
    or a1, a1, a0
    and a0, a1, a2
    xor a1, a1, a0
    srli a1, a1, 6
    slli a0, a0, 2
    or a1, a0, a1
    xor t2, t2, a1
    slli a0, t2, 16
    srli s0, t2, 16
    or a0, a0, s0
    and s0, a0, a5
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    slli s0, a7, 24
    srli s1, a7, 8
    or s0, s0, s1
    and s1, s0, a2
    xor s0, s0, s1
    srli s0, s0, 6
    slli s1, s1, 2
    or s0, s1, s0
    lw s1, 356(a3)
    xor a7, a7, s0
    xor s1, s1, a7
    xor t6, t6, s1
    xor t6, t6, a4
    slli a4, a7, 16
    srli a7, a7, 16
    or a7, a4, a7
    and a4, a7, a5
    xor a7, a7, a4
    srli a7, a7, 4
    slli a4, a4, 4
    or a7, a4, a7
    slli a4, t5, 24
    srli s1, t5, 8
    or a4, a4, s1
    and s1, a4, a2
    xor a4, a4, s1
    srli a4, a4, 6
    slli s1, s1, 2
    or a4, s1, a4
    xor t5, t5, a4
    slli s1, t5, 16
    srli s2, t5, 16
    or s1, s1, s2
    and s2, s1, a5
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    slli s2, t0, 24
    srli s3, t0, 8
    or s2, s2, s3
    and s3, s2, a2
    xor s2, s2, s3
    srli s2, s2, 6
    slli s3, s3, 2
    or s2, s3, s2
    xor t0, t0, s2
    slli s3, t0, 16
    srli s4, t0, 16
    or s3, s3, s4
    and s4, s3, a5
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    slli s4, t1, 24
    srli s5, t1, 8
    or s4, s4, s5
    and s5, s4, a2
    xor s4, s4, s5
    srli s4, s4, 6
    slli s5, s5, 2
    or s4, s5, s4
    xor t1, t1, s4
    slli s5, t1, 16
    srli s6, t1, 16
    or s5, s5, s6
    and s6, s5, a5
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    slli s6, t4, 24
    srli s7, t4, 8
    or s6, s6, s7
    and s7, s6, a2
    xor s6, s6, s7
    srli s6, s6, 6
    slli s7, s7, 2
    or s6, s7, s6
    lw s7, 364(a3)
    xor t4, t4, s6
    xor s7, s7, s6
    lw s6, 360(a3)
    xor s6, s6, t4
    xor s2, s2, s6
    xor s2, s2, s3
    xor t5, t5, s2
    slli s2, t4, 16
    srli s3, t4, 16
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor s2, s7, s2
    xor t1, t1, s2
    slli s2, a6, 24
    srli s3, a6, 8
    or s2, s2, s3
    and a2, s2, a2
    xor s2, s2, a2
    srli s2, s2, 6
    slli a2, a2, 2
    or a2, a2, s2
    xor a6, a6, a2
    lw s2, 352(a3)
    srli s3, a6, 16
    xor a2, s2, a2
    slli s2, a6, 16
    or s2, s2, s3
    and s3, s2, a5
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    xor a2, a2, s2
    xor a2, t4, a2
    # round 12 (aes.dsl:53)
    lw s2, 380(a3)
    xor a7, t4, a7
    xor a1, s2, a1
    xor t0, a1, t0
    lw a1, 368(a3)
    xor t0, a0, t0
    xor a1, a1, s0
    xor a6, a6, a1
    lw a1, 376(a3)
    xor a6, a6, a7
    xor a1, a1, s4
    xor t2, t2, a1
    xor t2, s5, t2
    lw a7, 372(a3)
    xor a6, a6, t1
    xor a7, a7, t4
    xor a7, t3, a7
    xor a7, a4, a7
    xor a7, t6, a7
    xor a7, s1, a7
    xor t1, t1, t5
    xor t3, t6, t5
    xor t4, a6, t3
    or a4, a7, t4
    xor a1, a7, t4
    xor t2, t2, a1
    xor t6, t6, t2
    xor t0, t0, t2
    xor t2, a4, t6
    xor a4, t1, t6
    or a0, t1, a4
    xor t6, t6, a0
    xor s0, t0, a4
    and s1, t3, s0
    xor t6, s1, t6
    xor s1, a1, s0
    and s2, a6, s1
    xor s3, a2, a4
    xor s4, s3, s1
    xor t5, t5, s4
    or s5, a2, t5
    xor s6, t4, t5
    xor s7, a2, a1
    and s8, s6, s7
    xor s8, t6, s8
    xor s9, t3, t1
    or s10, t0, s9
    xor a0, s10, a0
    xor a7, a7, a0
    xor a0, a0, s5
    xor t2, t2, a0
    xor a0, a0, s8
    xor s5, t2, a0
    xor s8, s9, s6
    and s10, s4, s8
    xor t6, t6, s10
    xor s2, s2, t6
    xor a7, a7, t6
    or t6, s2, s5
    and s5, a0, t6
    not s5, s5
    xor s10, a6, s8
    and s11, s3, s10
    xor a7, s11, a7
    xor s2, s2, a7
    xor s11, t6, s2
    or a0, a0, s11
    xor a0, t2, a0
    or s3, s3, a0
    or s10, s10, a0
    or t2, a7, t2
    xor t6, t6, t2
    and t2, s5, t2
    and s5, s8, t2
    and s4, s4, t2
    or a7, a7, t6
    xor s2, s2, a7
    or t5, t5, s2
    lw s8, 392(a3)
    or a2, a2, s2
    xor t5, s8, t5
    xor t6, t6, s2
    and a7, a7, t6
    or t4, t4, a7
    or t6, a1, a7
    xor a2, a2, t6
    xor a7, s2, a7
    and a1, s7, a7
    and s6, s6, a7
    xor a7, t2, a7
    and s7, s9, a7
    and t0, t0, a7
    xor t0, a2, t0
    xor s2, a0, s2
    xor t2, t2, a0
    or a6, a6, t2
    or t2, s1, t2
    xor a0, s3, t2
    xor a2, a0, a2
    xor t2, s4, t2
    xor t6, t6, t2
    xor t6, a1, t6
    lw a1, 396(a3)
    and a4, a4, s2
    xor a1, a1, a2
    xor a2, s5, a2
    xor a0, s6, a2
    xor s1, s10, a0
    xor a7, s2, a7
    and t1, t1, s2
    lw s2, 404(a3)
    xor s2, s2, t1
    xor s2, s2, s7
    xor t1, t1, a2
    and a2, s0, a7
    xor t2, t2, a2
    and a7, t3, a7
    xor a7, a7, t1
    xor a6, a6, a7
    xor a7, a0, a7
    lw t1, 384(a3)
    xor t3, a4, t2
    xor t1, t1, a6
    xor t0, t0, t2
    xor a6, t0, a6
    lw t0, 388(a3)
    xor a7, t3, a7
    xor t0, t0, a6
    xor a6, s1, a6
    xor t2, t5, a6
    xor t4, t4, a7
    xor a7, s2, a7
    xor a6, a6, a7
    xor a7, t6, t4
    lw t5, 412(a3)
    lw t6, 400(a3)
    xor t4, t5, t4
    lw t5, 408(a3)
    xor t5, t5, a7
    xor a7, t3, a7
    xor t3, a1, a7
    xor a7, t6, a7
    srli t6, t3, 4
    xor t6, t4, t6
    and t6, t6, a5
    xor t4, t4, t6
    slli t6, t6, 4
    xor t3, t3, t6
    srli t6, t2, 4
    xor t6, t6, t5
    and t6, t6, a5
    xor t5, t5, t6
    slli t6, t6, 4
    xor t2, t2, t6
    srli t6, t0, 4
    xor t6, t6, a6
    and t6, t6, a5
    xor a6, a6, t6
    slli t6, t6, 4
    xor t0, t0, t6
    srli t6, t0, 2
    lw a4, 100(sp)
    xor t6, t6, t3
    and t6, t6, a4
    xor t3, t3, t6
    slli t6, t6, 2
    xor t0, t0, t6
    srli t6, a6, 2
    xor t6, t6, t4
    and t6, t6, a4
    xor t4, t4, t6
    slli t6, t6, 2
    xor a6, a6, t6
    srli t6, t1, 4
    xor t6, t6, a7
    and a5, t6, a5
    xor a7, a7, a5
    slli a5, a5, 4
    xor a5, t1, a5
    srli t1, a5, 2
    xor t1, t2, t1
    and t1, t1, a4
    xor t2, t2, t1
    slli t1, t1, 2
    xor a5, a5, t1
    srli t1, a5, 1
    lw t6, 96(sp)
    xor t1, t0, t1
    and t1, t1, t6
    xor t0, t0, t1
    slli t1, t1, 1
    xor a5, a5, t1
    srli t1, t2, 1
    xor t1, t3, t1
    and t1, t1, t6
    xor t3, t3, t1
    slli t1, t1, 1
    xor t1, t2, t1
    srli t2, a7, 2
    xor t2, t5, t2
    and t2, t2, a4
    xor t5, t5, t2
    slli t2, t2, 2
    xor a7, a7, t2
    srli t2, a7, 1
    xor t2, a6, t2
    and t2, t2, t6
    xor a6, a6, t2
    slli t2, t2, 1
    xor a7, a7, t2
    srli t2, t5, 1
    xor t2, t4, t2
    and t2, t2, t6
    xor t4, t4, t2
    slli t2, t2, 1
    xor t2, t5, t2
    lw t5, 68(sp)
    lw t6, 0(t5)
    xor a5, t6, a5
    lw t6, 4(t5)
    xor t1, t6, t1
    lw t6, 8(t5)
    xor a7, t6, a7
    lw t6, 12(t5)
    xor t2, t6, t2
    lw t6, 16(t5)
    xor t0, t6, t0
    lw t6, 20(t5)
    xor t3, t6, t3
    lw t6, 24(t5)
    xor a6, t6, a6
    lw t6, 28(t5)
    mv a1, t5
    xor t4, t6, t4
    lw t6, 64(sp)
    sw t1, 4(t6)
    sw a5, 0(t6)
    sw a7, 8(t6)
    sw t2, 12(t6)
    sw t0, 16(t6)
    sw t3, 20(t6)
    sw a6, 24(t6)
    sw t4, 28(t6)
    mv a0, t6
    lw a2, 80(sp)
    lw a4, 76(sp)
    addi a0, a0, 32
    addi a1, a1, 32
    addi a4, a4, 2
    bltu a2, a1, .Llwcc_aes128_192_ctr_crypt_rv32i_group_done
    j .Llwcc_aes128_192_ctr_crypt_rv32i_group
.Llwcc_aes128_192_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_aes128_192_ctr_crypt_rv32i_out
.Llwcc_aes128_192_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 32
    beqz t2, .Llwcc_aes128_192_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 112
    mv t0, a0
    addi t1, sp, 144
.Llwcc_aes128_192_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_aes128_192_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_aes128_192_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_aes128_192_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_aes128_192_ctr_crypt_rv32i_group
.Llwcc_aes128_192_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 112
    add t1, a1, t2
.Llwcc_aes128_192_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_aes128_192_ctr_crypt_rv32i_copy
.Llwcc_aes128_192_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 144
.Llwcc_aes128_192_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_aes128_192_ctr_crypt_rv32i_wipe
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
    .size lwcc_aes128_192_ctr_crypt_rv32i, .-lwcc_aes128_192_ctr_crypt_rv32i
