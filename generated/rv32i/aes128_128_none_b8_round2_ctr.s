# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile aes --set aes128_128 --target rv32i --lanes 1 --slicing plane --fixslice none --blocks 8 --mode ctr --depth round2
# passes:    unroll() invert(enabled=false) constants() counter() bitslice(enabled=true) fixslice(enabled=true, mode=none, blocks=8, depth=round2) ctr_fold(depth=round2) fold() sbox(lanes=1) complement() rotate() balance() share() hoist(mode=ctr) legalise(enabled=true) roll() slice(lanes=1) select() schedule() allocate() hide()
# dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 576
# layout:    planes of 16 S-boxes, 8 blocks side by side; cells in 1 arrangements
# sizes:     in bytes: block 16, key 16, nonce 12, rk 1408, ctx 5680, align 4, group 128, stack 576
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing

    .text

    .balign 4
    .global lwcc_aes128_128_key_setup_rv32i
    .type lwcc_aes128_128_key_setup_rv32i, %function
lwcc_aes128_128_key_setup_rv32i:
    addi sp, sp, -256
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
    lw a6, 12(a1)
    srli t0, a6, 7
    srli a7, a6, 1
    not t0, t0
    xor t1, a7, t0
    srli t2, a6, 2
    not t2, t2
    srli t3, a6, 6
    srli t4, a6, 3
    not t4, t4
    xor t4, t2, t4
    srli t5, a6, 4
    not t5, t5
    xor t6, t2, t5
    xor a4, t1, t6
    xor a3, t4, a4
    xor t3, t3, a3
    xor t2, t2, t3
    xor t0, t5, t0
    xor a2, t2, t0
    or s0, t0, a2
    srli s1, a6, 5
    not s1, s1
    xor t3, s1, t3
    xor s1, t6, t0
    or s2, t3, s1
    xor s2, s0, s2
    not s3, a6
    xor s4, t3, a2
    xor s5, a3, s4
    xor s6, s3, a2
    xor s7, s5, s6
    xor t5, t5, s7
    or s8, s3, t5
    xor s8, s2, s8
    xor s9, t2, s8
    or s10, t4, a4
    xor s9, s9, s10
    and s10, t6, s4
    xor t2, t2, s10
    xor t2, t2, s0
    xor s0, a4, t5
    xor s10, s3, a3
    and s11, s0, s10
    xor s8, s11, s8
    xor s8, t2, s8
    and s11, t1, s5
    xor ra, s0, s1
    sw a7, 96(sp)
    and a7, s7, ra
    xor a7, a7, t2
    xor t2, s11, a7
    xor s11, t1, ra
    and a6, s6, s11
    xor a6, a6, s2
    xor a6, a7, a6
    xor a6, t4, a6
    xor a7, t2, a6
    xor t4, s8, s9
    or t2, t2, t4
    xor t4, a7, t2
    or t4, s8, t4
    xor t4, s9, t4
    and s2, s8, t2
    not s2, s2
    or s8, a6, s9
    and s2, s2, s8
    xor s9, t4, s2
    or t1, t1, s9
    and ra, ra, s2
    or s6, s6, t4
    or s5, s5, s9
    xor t2, t2, s8
    or a6, a6, t2
    xor a7, a7, a6
    or s3, s3, a7
    xor t2, t2, a7
    and a6, a6, t2
    or t2, a3, a6
    xor a3, s3, t2
    xor s3, s5, a3
    xor s3, s6, s3
    xor s6, ra, s3
    xor s8, t4, a7
    and t0, t0, s8
    xor s9, a7, a6
    xor ra, s2, s9
    xor a5, s8, ra
    and t6, t6, a5
    xor t6, t0, t6
    xor t6, s6, t6
    xor t1, t1, t6
    sw t0, 100(sp)
    slli t0, t1, 24
    sw s1, 104(sp)
    srli s1, t1, 8
    or t0, t0, s1
    lui s1, 4112
    addi s1, s1, 257
    and t0, t0, s1
    and t3, t3, ra
    xor t3, a3, t3
    and a5, s4, a5
    and a3, s7, s2
    xor a3, s5, a3
    xor a5, a5, a3
    xor t1, t1, a5
    xor t1, t3, t1
    not t3, t1
    slli s2, t3, 25
    srli t3, t3, 7
    or t3, s2, t3
    lui s2, 8224
    addi s2, s2, 514
    and t3, t3, s2
    or t0, t0, t3
    or a7, t5, a7
    or t3, s11, t4
    and t4, s0, s9
    xor t4, s6, t4
    xor t1, t1, t4
    xor t1, t3, t1
    xor a7, a7, t1
    slli t3, a7, 26
    srli a7, a7, 6
    or a7, t3, a7
    lui t3, 16448
    addi t3, t3, 1028
    and a7, a7, t3
    or a7, t0, a7
    and t0, a2, s8
    xor a5, a5, t0
    and t0, s10, s9
    or a6, a4, a6
    xor t4, t4, a5
    xor t4, t6, t4
    xor a6, a6, t4
    xor t0, t0, a6
    xor t2, t2, a3
    xor t0, t0, t2
    xor a5, a5, t0
    xor t2, s3, a5
    not t2, t2
    slli t5, t2, 27
    srli t2, t2, 5
    or t2, t5, t2
    lui t5, 32897
    addi t5, t5, -2040
    and t2, t2, t5
    or a7, a7, t2
    not a5, a5
    slli t2, a5, 28
    srli a5, a5, 4
    or a5, t2, a5
    lui t2, 65793
    addi t2, t2, 16
    and a5, a5, t2
    or a5, a7, a5
    lw a7, 104(sp)
    xor t1, t1, t4
    and a7, a7, ra
    xor a7, a7, t1
    lw t1, 100(sp)
    xor a7, t1, a7
    not a7, a7
    slli t1, a7, 29
    srli a7, a7, 3
    or a7, t1, a7
    lui t1, 131586
    addi t1, t1, 32
    and a7, a7, t1
    or a5, a5, a7
    not a7, t0
    slli t0, a7, 30
    srli a7, a7, 2
    or a7, t0, a7
    lui t0, 263172
    addi t0, t0, 64
    and a7, a7, t0
    or a5, a5, a7
    slli a7, a6, 31
    srli a6, a6, 1
    or a6, a7, a6
    lui a7, 526344
    addi a7, a7, 128
    and a6, a6, a7
    or a5, a5, a6
    lw a6, 0(a1)
    lw t6, 4(a1)
    xor a5, a6, a5
    xori t4, a5, 1
    xor a4, t4, t6
    lw a3, 8(a1)
    lw s0, 12(a1)
    xor a2, a4, a3
    xor s3, a2, s0
    srli s4, s3, 1
    srli s5, s3, 7
    not s5, s5
    xor s6, s4, s5
    srli s7, s3, 2
    not s7, s7
    srli s8, s3, 6
    srli s9, s3, 3
    not s9, s9
    xor s9, s7, s9
    srli s10, s3, 4
    not s10, s10
    xor s11, s7, s10
    xor ra, s6, s11
    xor t6, s9, ra
    xor s8, s8, t6
    xor s7, s7, s8
    xor s5, s10, s5
    xor a6, s7, s5
    or s0, s5, a6
    srli a3, s3, 5
    not a3, a3
    xor a3, a3, s8
    xor s8, s11, s5
    sw s4, 100(sp)
    or s4, a3, s8
    xor s4, s0, s4
    sw t4, 104(sp)
    not t4, s3
    sw s3, 108(sp)
    xor s3, a3, a6
    sw a2, 112(sp)
    xor a2, t6, s3
    sw a4, 116(sp)
    xor a4, t4, a6
    sw a5, 120(sp)
    xor a5, a2, a4
    xor s10, s10, a5
    sw a7, 124(sp)
    or a7, t4, s10
    xor a7, s4, a7
    sw t0, 128(sp)
    xor t0, s7, a7
    sw t1, 132(sp)
    or t1, s9, ra
    xor t0, t0, t1
    and t1, s11, s3
    xor t1, s7, t1
    xor t1, t1, s0
    xor s0, ra, s10
    xor s7, t4, t6
    sw t2, 136(sp)
    and t2, s0, s7
    xor a7, t2, a7
    xor a7, t1, a7
    and t2, s6, a2
    sw s8, 140(sp)
    xor s8, s0, s8
    sw t5, 144(sp)
    and t5, a5, s8
    xor t1, t5, t1
    xor t2, t2, t1
    xor t5, s6, s8
    sw ra, 148(sp)
    and ra, a4, t5
    xor s4, ra, s4
    xor t1, t1, s4
    xor t1, s9, t1
    xor s4, t2, t1
    xor s9, a7, t0
    or t2, t2, s9
    xor s9, s4, t2
    or s9, a7, s9
    xor s9, t0, s9
    and a7, a7, t2
    not a7, a7
    or t0, t1, t0
    and a7, a7, t0
    xor ra, s9, a7
    or s6, s6, ra
    and s8, s8, a7
    or a4, a4, s9
    or a2, a2, ra
    xor t0, t2, t0
    or t1, t1, t0
    xor t2, s4, t1
    or t4, t4, t2
    xor t0, t0, t2
    and t0, t1, t0
    or t1, t6, t0
    xor t4, t4, t1
    xor t6, a2, t4
    xor t6, a4, t6
    xor a4, s8, t6
    xor s4, s9, t2
    and s5, s5, s4
    xor s8, t2, t0
    xor ra, a7, s8
    sw t6, 152(sp)
    xor t6, s4, ra
    and s11, s11, t6
    xor s11, s5, s11
    xor s11, a4, s11
    xor s6, s6, s11
    sw s5, 156(sp)
    slli s5, s6, 24
    sw t1, 160(sp)
    srli t1, s6, 8
    or t1, s5, t1
    and t1, t1, s1
    and a3, a3, ra
    xor t4, t4, a3
    and t6, s3, t6
    and a5, a5, a7
    xor a5, a2, a5
    xor a7, t6, a5
    xor t6, s6, a7
    xor t4, t4, t6
    not t6, t4
    slli a3, t6, 25
    srli t6, t6, 7
    or t6, a3, t6
    and t6, t6, s2
    or t1, t1, t6
    or t2, s10, t2
    or t5, t5, s9
    and t6, s0, s8
    xor t6, a4, t6
    xor t4, t4, t6
    xor t4, t5, t4
    xor t2, t2, t4
    slli t5, t2, 26
    srli t2, t2, 6
    or t2, t5, t2
    and t2, t2, t3
    or t1, t1, t2
    and a6, a6, s4
    xor a6, a7, a6
    and a7, s7, s8
    lw t2, 148(sp)
    lw t5, 160(sp)
    or t0, t2, t0
    xor t2, t6, a6
    xor t2, s11, t2
    xor t0, t0, t2
    xor a7, a7, t0
    xor a5, t5, a5
    xor a5, a7, a5
    lw a7, 152(sp)
    xor a6, a6, a5
    xor a7, a7, a6
    not a7, a7
    slli t5, a7, 27
    srli a7, a7, 5
    or a7, t5, a7
    lw t5, 144(sp)
    not a6, a6
    and a7, a7, t5
    or a7, t1, a7
    slli t1, a6, 28
    srli a6, a6, 4
    or a6, t1, a6
    lw t1, 136(sp)
    xor t2, t4, t2
    and a6, a6, t1
    or a6, a7, a6
    lw a7, 140(sp)
    not a5, a5
    and a7, a7, ra
    xor a7, a7, t2
    lw t2, 156(sp)
    xor a7, t2, a7
    not a7, a7
    slli t2, a7, 29
    srli a7, a7, 3
    or a7, t2, a7
    lw t2, 132(sp)
    and a7, a7, t2
    or a6, a6, a7
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 128(sp)
    lw t4, 116(sp)
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t0, 31
    srli t0, t0, 1
    or a6, a6, t0
    lw t0, 124(sp)
    lw a4, 112(sp)
    and a6, a6, t0
    or a5, a5, a6
    lw a6, 120(sp)
    lw a2, 108(sp)
    xor a5, a6, a5
    xori a6, a5, 3
    xor t6, a6, t4
    xor a3, t6, a4
    xor s0, a3, a2
    srli s3, s0, 1
    srli s4, s0, 7
    not s4, s4
    xor s5, s3, s4
    srli s6, s0, 2
    not s6, s6
    srli s7, s0, 6
    srli s8, s0, 3
    not s8, s8
    xor s8, s6, s8
    srli s9, s0, 4
    not s9, s9
    xor s10, s6, s9
    xor s11, s5, s10
    xor ra, s8, s11
    xor s7, s7, ra
    xor s6, s6, s7
    xor s4, s9, s4
    xor a2, s6, s4
    or a4, s4, a2
    srli t4, s0, 5
    not t4, t4
    xor t4, t4, s7
    xor s7, s10, s4
    sw s3, 120(sp)
    or s3, t4, s7
    xor s3, a4, s3
    sw a6, 156(sp)
    not a6, s0
    xor t0, t4, a2
    xor a7, ra, t0
    xor t2, a6, a2
    xor t1, a7, t2
    xor s9, s9, t1
    or t5, a6, s9
    xor t5, s3, t5
    sw s0, 140(sp)
    xor s0, s6, t5
    sw a3, 152(sp)
    or a3, s8, s11
    xor a3, s0, a3
    and s0, s10, t0
    xor s0, s6, s0
    xor a4, s0, a4
    xor s0, s11, s9
    xor s6, a6, ra
    sw t6, 160(sp)
    and t6, s0, s6
    xor t5, t6, t5
    xor t5, a4, t5
    and t6, s5, a7
    sw a5, 148(sp)
    xor a5, s0, s7
    sw s7, 164(sp)
    and s7, t1, a5
    xor a4, s7, a4
    xor t6, t6, a4
    xor s7, s5, a5
    sw s11, 168(sp)
    and s11, t2, s7
    xor s3, s11, s3
    xor a4, a4, s3
    xor a4, s8, a4
    xor s3, t6, a4
    xor s8, t5, a3
    or t6, t6, s8
    xor s8, s3, t6
    or s8, t5, s8
    xor s8, a3, s8
    and t5, t5, t6
    not t5, t5
    or a3, a4, a3
    and t5, t5, a3
    xor s11, s8, t5
    or s5, s5, s11
    and a5, a5, t5
    or t2, t2, s8
    or a7, a7, s11
    xor t6, t6, a3
    or a4, a4, t6
    xor a3, s3, a4
    or a6, a6, a3
    xor t6, t6, a3
    and t6, a4, t6
    or a4, ra, t6
    xor a6, a6, a4
    xor s3, a7, a6
    xor t2, t2, s3
    xor a5, a5, t2
    xor s3, s8, a3
    and s4, s4, s3
    xor s11, a3, t6
    xor ra, t5, s11
    sw t2, 172(sp)
    xor t2, s3, ra
    and s10, s10, t2
    xor s10, s4, s10
    xor s10, a5, s10
    xor s5, s5, s10
    sw s4, 176(sp)
    slli s4, s5, 24
    sw a4, 180(sp)
    srli a4, s5, 8
    or a4, s4, a4
    and a4, a4, s1
    and t4, t4, ra
    xor a6, a6, t4
    and t0, t0, t2
    and t1, t1, t5
    xor a7, a7, t1
    xor t0, t0, a7
    xor t1, s5, t0
    xor a6, a6, t1
    not t1, a6
    slli t2, t1, 25
    srli t1, t1, 7
    or t1, t2, t1
    and t1, t1, s2
    or t1, a4, t1
    or t2, s9, a3
    or t4, s7, s8
    and t5, s0, s11
    xor a5, a5, t5
    xor a6, a6, a5
    xor a6, t4, a6
    xor t2, t2, a6
    slli t4, t2, 26
    srli t2, t2, 6
    or t2, t4, t2
    and t2, t2, t3
    or t1, t1, t2
    and t2, a2, s3
    xor t0, t0, t2
    and t2, s6, s11
    lw t4, 168(sp)
    xor a5, a5, t0
    or t4, t4, t6
    xor a5, s10, a5
    xor t4, t4, a5
    lw t5, 180(sp)
    xor t2, t2, t4
    xor a7, t5, a7
    xor a7, t2, a7
    lw t2, 172(sp)
    xor t0, t0, a7
    xor t2, t2, t0
    not t2, t2
    slli t5, t2, 27
    srli t2, t2, 5
    or t2, t5, t2
    lw t5, 144(sp)
    not t0, t0
    and t2, t2, t5
    or t1, t1, t2
    slli t2, t0, 28
    srli t0, t0, 4
    or t0, t2, t0
    lw t2, 136(sp)
    xor a5, a6, a5
    and t0, t0, t2
    or t0, t1, t0
    lw t1, 164(sp)
    lw a6, 176(sp)
    and t1, t1, ra
    xor a5, t1, a5
    xor a5, a6, a5
    not a5, a5
    slli a6, a5, 29
    srli a5, a5, 3
    or a5, a6, a5
    lw a6, 132(sp)
    not a7, a7
    and a5, a5, a6
    or a5, t0, a5
    slli t0, a7, 30
    srli a7, a7, 2
    or a7, t0, a7
    lw t0, 128(sp)
    srli t1, t4, 1
    and a7, a7, t0
    or a5, a5, a7
    slli a7, t4, 31
    or a7, a7, t1
    lw t1, 124(sp)
    lui t6, 349525
    and a7, a7, t1
    or a5, a5, a7
    lw a7, 148(sp)
    addi t6, t6, 1365
    xor a5, a7, a5
    xori a7, a5, 7
    srli t4, a7, 1
    xor t4, t4, a7
    and t4, t4, t6
    slli a4, t4, 1
    xor a4, a7, a4
    srli a3, a4, 2
    xor a3, a3, a4
    lui a2, 209715
    addi a2, a2, 819
    and a3, a3, a2
    slli s0, a3, 2
    xor s0, a4, s0
    srli s3, s0, 4
    xor s3, s3, s0
    lui s4, 61681
    addi s4, s4, -241
    and s3, s3, s4
    slli s5, s3, 4
    xor s5, s0, s5
    lw s7, 160(sp)
    srli s6, s5, 8
    xor s8, a7, s7
    srli s9, s8, 1
    xor s9, s9, s8
    and s9, s9, t6
    slli s10, s9, 1
    xor s10, s8, s10
    srli s11, s10, 2
    xor s11, s11, s10
    and s11, s11, a2
    slli ra, s11, 2
    xor ra, s10, ra
    srli s7, ra, 4
    xor s7, s7, ra
    and s7, s7, s4
    slli t1, s7, 4
    xor t1, ra, t1
    xor s6, s6, t1
    lui t0, 4080
    addi t0, t0, 255
    and s6, s6, t0
    slli a6, s6, 8
    xor a6, s5, a6
    srli s5, a6, 16
    lw t2, 152(sp)
    sw a5, 148(sp)
    xor t2, s8, t2
    srli t5, t2, 1
    xor t5, t5, t2
    and t5, t5, t6
    slli a5, t5, 1
    xor a5, t2, a5
    sw t3, 176(sp)
    srli t3, a5, 2
    xor t3, t3, a5
    and t3, t3, a2
    sw s2, 164(sp)
    slli s2, t3, 2
    xor s2, a5, s2
    sw s1, 172(sp)
    srli s1, s2, 4
    xor s1, s1, s2
    and s1, s1, s4
    sw t5, 180(sp)
    slli t5, s1, 4
    xor t5, s2, t5
    sw s8, 168(sp)
    srli s8, t5, 8
    sw s9, 184(sp)
    lw s9, 140(sp)
    sw t2, 188(sp)
    xor s9, t2, s9
    srli t2, s9, 1
    sw t2, 192(sp)
    xor t2, t2, s9
    and t2, t2, t6
    sw t6, 196(sp)
    slli t6, t2, 1
    xor t6, s9, t6
    sw s9, 200(sp)
    srli s9, t6, 2
    xor s9, s9, t6
    and s9, s9, a2
    sw t2, 204(sp)
    slli t2, s9, 2
    xor t2, t6, t2
    sw a2, 208(sp)
    srli a2, t2, 4
    xor a2, a2, t2
    and a2, a2, s4
    sw a7, 212(sp)
    slli a7, a2, 4
    xor a7, t2, a7
    xor s8, s8, a7
    and s8, s8, t0
    sw t4, 216(sp)
    slli t4, s8, 8
    xor t4, t5, t4
    xor t5, s5, t4
    lui s5, 16
    addi s5, s5, -1
    and t5, t5, s5
    sw a2, 220(sp)
    slli a2, t5, 16
    xor a6, a6, a2
    # round 3 (aes.dsl:47)
    not a6, a6
    sw a6, 0(a0)
    xor a6, t1, s6
    srli t1, a6, 16
    xor a7, a7, s8
    xor t1, t1, a7
    and t1, t1, s5
    slli a2, t1, 16
    xor a6, a6, a2
    not a6, a6
    sw a6, 4(a0)
    xor a6, t4, t5
    not a6, a6
    sw a6, 8(a0)
    xor a6, a7, t1
    not a6, a6
    sw a6, 12(a0)
    xor a6, a4, a3
    srli a7, a6, 4
    xor a7, a7, a6
    and a7, a7, s4
    slli t1, a7, 4
    xor t1, a6, t1
    srli t4, t1, 8
    xor t5, s10, s11
    srli a4, t5, 4
    xor a4, a4, t5
    and a4, a4, s4
    slli a3, a4, 4
    xor a3, t5, a3
    xor t4, t4, a3
    and t4, t4, t0
    slli a2, t4, 8
    xor t1, t1, a2
    srli a2, t1, 16
    xor a5, a5, t3
    srli t3, a5, 4
    xor t3, t3, a5
    and t3, t3, s4
    slli s6, t3, 4
    xor s6, a5, s6
    srli s8, s6, 8
    xor t6, t6, s9
    srli s9, t6, 4
    xor s9, s9, t6
    and s9, s9, s4
    slli s10, s9, 4
    xor s10, t6, s10
    xor s8, s8, s10
    and s8, s8, t0
    slli s11, s8, 8
    xor s6, s6, s11
    xor a2, a2, s6
    and a2, a2, s5
    slli s11, a2, 16
    xor t1, t1, s11
    not t1, t1
    sw t1, 16(a0)
    xor t1, a3, t4
    srli t4, t1, 16
    xor a3, s10, s8
    xor t4, t4, a3
    and t4, t4, s5
    slli s8, t4, 16
    xor t1, t1, s8
    not t1, t1
    sw t1, 20(a0)
    xor t1, s6, a2
    not t1, t1
    sw t1, 24(a0)
    xor t1, a3, t4
    not t1, t1
    sw t1, 28(a0)
    xor t1, s0, s3
    srli t4, t1, 8
    xor a3, ra, s7
    xor t4, t4, a3
    and t4, t4, t0
    slli a2, t4, 8
    xor t1, t1, a2
    srli a2, t1, 16
    xor s0, s2, s1
    lw s2, 220(sp)
    srli s1, s0, 8
    xor t2, t2, s2
    xor s1, s1, t2
    and s1, s1, t0
    slli s2, s1, 8
    xor s0, s0, s2
    xor a2, a2, s0
    and a2, a2, s5
    slli s2, a2, 16
    xor t1, t1, s2
    sw t1, 32(a0)
    xor t1, a3, t4
    srli t4, t1, 16
    xor t2, t2, s1
    xor t4, t4, t2
    and t4, t4, s5
    slli a3, t4, 16
    xor t1, t1, a3
    sw t1, 36(a0)
    xor t1, s0, a2
    sw t1, 40(a0)
    xor t1, t2, t4
    sw t1, 44(a0)
    lw t1, 212(sp)
    lw t2, 216(sp)
    lw t4, 208(sp)
    xor t1, t1, t2
    srli t2, t1, 2
    xor t2, t2, t1
    and t2, t2, t4
    xor a3, t1, t2
    srli a2, a3, 4
    xor a2, a2, a3
    and a2, a2, s4
    xor s0, a3, a2
    srli s1, s0, 8
    lw s2, 168(sp)
    lw s3, 184(sp)
    xor s3, s2, s3
    srli s6, s3, 2
    xor s6, s6, s3
    and s6, s6, t4
    xor s7, s3, s6
    srli s8, s7, 4
    xor s8, s8, s7
    and s8, s8, s4
    xor s10, s7, s8
    xor s1, s1, s10
    and s1, s1, t0
    slli s11, s1, 8
    xor s0, s0, s11
    srli s11, s0, 16
    lw ra, 188(sp)
    lw s2, 180(sp)
    sw s9, 180(sp)
    xor s2, ra, s2
    srli ra, s2, 2
    xor ra, ra, s2
    and ra, ra, t4
    xor s9, s2, ra
    sw t6, 184(sp)
    srli t6, s9, 4
    xor t6, t6, s9
    and t6, t6, s4
    sw t3, 216(sp)
    xor t3, s9, t6
    sw a5, 212(sp)
    srli a5, t3, 8
    sw a4, 220(sp)
    lw a4, 200(sp)
    sw t5, 224(sp)
    lw t5, 204(sp)
    sw a7, 204(sp)
    xor t5, a4, t5
    srli a4, t5, 2
    xor a4, a4, t5
    and a4, a4, t4
    xor t4, t5, a4
    srli a7, t4, 4
    xor a7, a7, t4
    and a7, a7, s4
    sw a6, 228(sp)
    xor a6, t4, a7
    xor a5, a5, a6
    and a5, a5, t0
    sw t4, 232(sp)
    slli t4, a5, 8
    xor t3, t3, t4
    xor t4, s11, t3
    and t4, t4, s5
    slli s11, t4, 16
    xor s0, s0, s11
    not s0, s0
    sw s0, 48(a0)
    xor s0, s10, s1
    srli s1, s0, 16
    xor a5, a6, a5
    xor a6, s1, a5
    and a6, a6, s5
    slli s1, a6, 16
    xor s0, s0, s1
    not s0, s0
    sw s0, 52(a0)
    xor t3, t3, t4
    not t3, t3
    sw t3, 56(a0)
    xor a5, a5, a6
    not a5, a5
    sw a5, 60(a0)
    slli a5, t2, 2
    xor a5, t1, a5
    srli a6, a5, 4
    xor a6, a6, a5
    and a6, a6, s4
    slli t1, a6, 4
    xor t1, a5, t1
    srli t2, t1, 8
    slli t3, s6, 2
    xor t3, s3, t3
    srli t4, t3, 4
    xor t4, t4, t3
    and t4, t4, s4
    slli s0, t4, 4
    xor s0, t3, s0
    xor t2, t2, s0
    and t2, t2, t0
    slli s1, t2, 8
    xor t1, t1, s1
    srli s1, t1, 16
    slli s3, ra, 2
    xor s2, s2, s3
    srli s3, s2, 4
    xor s3, s3, s2
    and s3, s3, s4
    slli s6, s3, 4
    xor s6, s2, s6
    srli s10, s6, 8
    slli a4, a4, 2
    xor t5, t5, a4
    srli a4, t5, 4
    xor a4, a4, t5
    and a4, a4, s4
    slli s11, a4, 4
    xor s11, t5, s11
    xor s10, s10, s11
    and s10, s10, t0
    slli ra, s10, 8
    xor s6, s6, ra
    xor s1, s1, s6
    and s1, s1, s5
    slli ra, s1, 16
    xor t1, t1, ra
    not t1, t1
    sw t1, 64(a0)
    slli t1, a2, 4
    xor t1, a3, t1
    srli a3, t1, 8
    slli a2, s8, 4
    xor a2, s7, a2
    xor a3, a3, a2
    and a3, a3, t0
    slli s7, a3, 8
    xor t1, t1, s7
    srli s7, t1, 16
    slli t6, t6, 4
    xor t6, s9, t6
    srli s8, t6, 8
    lw s9, 232(sp)
    slli a7, a7, 4
    xor a7, s9, a7
    xor s8, s8, a7
    and s8, s8, t0
    slli s9, s8, 8
    xor t6, t6, s9
    xor s7, s7, t6
    and s7, s7, s5
    slli s9, s7, 16
    xor t1, t1, s9
    sw t1, 68(a0)
    lw t1, 228(sp)
    lw s9, 204(sp)
    lw ra, 224(sp)
    xor t1, t1, s9
    srli s9, t1, 8
    sw s4, 204(sp)
    lw s4, 220(sp)
    sw s7, 220(sp)
    xor s4, ra, s4
    xor s9, s9, s4
    and s9, s9, t0
    slli ra, s9, 8
    xor t1, t1, ra
    srli ra, t1, 16
    lw s7, 212(sp)
    sw t6, 224(sp)
    lw t6, 216(sp)
    sw s1, 216(sp)
    xor t6, s7, t6
    srli s7, t6, 8
    lw s1, 184(sp)
    sw s6, 212(sp)
    lw s6, 180(sp)
    xor a5, a5, a6
    xor s1, s1, s6
    xor s6, s7, s1
    and s6, s6, t0
    slli s7, s6, 8
    xor t6, t6, s7
    xor s7, ra, t6
    and s7, s7, s5
    slli ra, s7, 16
    xor t1, t1, ra
    not t1, t1
    sw t1, 72(a0)
    srli a6, a5, 8
    xor t1, t3, t4
    xor a6, a6, t1
    and a6, a6, t0
    slli t3, a6, 8
    xor a5, a5, t3
    srli t3, a5, 16
    xor t4, s2, s3
    srli s2, t4, 8
    xor t5, t5, a4
    xor a4, s2, t5
    and a4, a4, t0
    slli s2, a4, 8
    xor t4, t4, s2
    xor t3, t3, t4
    and t3, t3, s5
    slli s2, t3, 16
    xor a5, a5, s2
    sw a5, 76(a0)
    xor a5, s0, t2
    srli t2, a5, 16
    xor s0, s11, s10
    xor t2, t2, s0
    and t2, t2, s5
    slli s2, t2, 16
    xor a5, a5, s2
    not a5, a5
    sw a5, 80(a0)
    xor a5, a2, a3
    srli a3, a5, 16
    xor a7, a7, s8
    xor a3, a3, a7
    and a3, a3, s5
    slli a2, a3, 16
    xor a5, a5, a2
    sw a5, 84(a0)
    xor a5, s4, s9
    srli a2, a5, 16
    xor s1, s1, s6
    xor a2, a2, s1
    and a2, a2, s5
    slli s2, a2, 16
    xor a5, a5, s2
    not a5, a5
    sw a5, 88(a0)
    xor a5, t1, a6
    srli a6, a5, 16
    xor t1, t5, a4
    xor a6, a6, t1
    and a6, a6, s5
    slli t5, a6, 16
    xor a5, a5, t5
    sw a5, 92(a0)
    lw a5, 212(sp)
    lw t5, 216(sp)
    xor a5, a5, t5
    not a5, a5
    sw a5, 96(a0)
    lw a5, 224(sp)
    lw t5, 220(sp)
    xor a5, a5, t5
    sw a5, 100(a0)
    xor a5, t6, s7
    not a5, a5
    sw a5, 104(a0)
    xor a5, t4, t3
    sw a5, 108(a0)
    xor a5, s0, t2
    not a5, a5
    sw a5, 112(a0)
    xor a5, a7, a3
    sw a5, 116(a0)
    xor a5, s1, a2
    not a5, a5
    sw a5, 120(a0)
    xor a5, t1, a6
    sw a5, 124(a0)
    lw a5, 200(sp)
    lw a7, 192(sp)
    srli a6, a5, 7
    not a6, a6
    xor a7, a7, a6
    srli t1, a5, 2
    not t1, t1
    srli t2, a5, 6
    srli t3, a5, 3
    not t3, t3
    xor t3, t1, t3
    srli t4, a5, 4
    not t4, t4
    xor t5, t1, t4
    xor t6, a7, t5
    xor a4, t3, t6
    xor t2, t2, a4
    xor t1, t1, t2
    xor a6, t4, a6
    xor a3, t1, a6
    or a2, a6, a3
    srli s0, a5, 5
    not s0, s0
    xor t2, s0, t2
    xor s0, t5, a6
    or s1, t2, s0
    xor s1, a2, s1
    not s2, a5
    xor s3, t2, a3
    xor s4, a4, s3
    xor s6, s2, a3
    xor s7, s4, s6
    xor t4, t4, s7
    or s8, s2, t4
    xor s8, s1, s8
    xor s9, t1, s8
    or s10, t3, t6
    xor s9, s9, s10
    and s10, t5, s3
    xor t1, t1, s10
    xor t1, t1, a2
    xor a2, t6, t4
    xor s10, s2, a4
    and s11, a2, s10
    xor s8, s11, s8
    xor s8, t1, s8
    and s11, a7, s4
    xor ra, a2, s0
    and a5, s7, ra
    xor a5, a5, t1
    xor t1, s11, a5
    xor s11, a7, ra
    sw s5, 192(sp)
    and s5, s6, s11
    xor s1, s5, s1
    xor a5, a5, s1
    xor a5, t3, a5
    xor t3, t1, a5
    xor s1, s8, s9
    or t1, t1, s1
    xor s1, t3, t1
    or s1, s8, s1
    xor s1, s9, s1
    and s5, s8, t1
    not s5, s5
    or s8, a5, s9
    and s5, s5, s8
    xor s9, s1, s5
    or a7, a7, s9
    and ra, ra, s5
    or s6, s6, s1
    or s4, s4, s9
    xor t1, t1, s8
    or a5, a5, t1
    xor t3, t3, a5
    or s2, s2, t3
    xor t1, t1, t3
    and a5, a5, t1
    or t1, a4, a5
    xor a4, s2, t1
    xor s2, s4, a4
    xor s2, s6, s2
    xor s6, ra, s2
    xor s8, s1, t3
    and a6, a6, s8
    xor s9, t3, a5
    xor ra, s5, s9
    sw t0, 220(sp)
    xor t0, s8, ra
    and t5, t5, t0
    xor t5, a6, t5
    xor t5, s6, t5
    xor a7, a7, t5
    sw a6, 224(sp)
    slli a6, a7, 24
    sw s0, 216(sp)
    srli s0, a7, 8
    or a6, a6, s0
    lw s0, 172(sp)
    and t2, t2, ra
    and a6, a6, s0
    xor t2, a4, t2
    and t0, s3, t0
    and a4, s7, s5
    xor a4, s4, a4
    xor t0, t0, a4
    xor a7, a7, t0
    xor a7, t2, a7
    not t2, a7
    slli s3, t2, 25
    srli t2, t2, 7
    or t2, s3, t2
    lw s3, 164(sp)
    and t2, t2, s3
    or a6, a6, t2
    or t2, t4, t3
    or t3, s11, s1
    and t4, a2, s9
    xor t4, s6, t4
    xor a7, a7, t4
    xor a7, t3, a7
    xor t2, t2, a7
    slli t3, t2, 26
    srli t2, t2, 6
    or t2, t3, t2
    lw t3, 176(sp)
    or a5, t6, a5
    and t2, t2, t3
    or a6, a6, t2
    and t2, a3, s8
    xor t0, t0, t2
    and t2, s10, s9
    xor t4, t4, t0
    xor t4, t5, t4
    xor a5, a5, t4
    xor t2, t2, a5
    xor t1, t1, a4
    xor t1, t2, t1
    xor t0, t0, t1
    xor t2, s2, t0
    not t2, t2
    slli t5, t2, 27
    srli t2, t2, 5
    or t2, t5, t2
    lw t5, 144(sp)
    not t0, t0
    and t2, t2, t5
    or a6, a6, t2
    slli t2, t0, 28
    srli t0, t0, 4
    or t0, t2, t0
    lw t2, 136(sp)
    xor a7, a7, t4
    and t0, t0, t2
    or a6, a6, t0
    lw t0, 216(sp)
    and t0, t0, ra
    xor a7, t0, a7
    lw t0, 224(sp)
    xor a7, t0, a7
    not a7, a7
    slli t0, a7, 29
    srli a7, a7, 3
    or a7, t0, a7
    lw t0, 132(sp)
    and a7, a7, t0
    or a6, a6, a7
    not a7, t1
    slli t1, a7, 30
    srli a7, a7, 2
    or a7, t1, a7
    lw t1, 128(sp)
    and a7, a7, t1
    or a6, a6, a7
    slli a7, a5, 31
    srli a5, a5, 1
    or a5, a7, a5
    lw a7, 124(sp)
    lw t6, 196(sp)
    and a5, a5, a7
    or a5, a6, a5
    lw a6, 148(sp)
    lw a2, 208(sp)
    xor a5, a6, a5
    xori a6, a5, 15
    srli t4, a6, 1
    xor t4, t4, a6
    and t4, t4, t6
    slli a4, t4, 1
    xor a4, a6, a4
    srli a3, a4, 2
    xor a3, a3, a4
    and a3, a3, a2
    slli s1, a3, 2
    xor s1, a4, s1
    srli s2, s1, 4
    xor s2, s2, s1
    lw s4, 204(sp)
    lw s7, 168(sp)
    and s2, s2, s4
    slli s5, s2, 4
    xor s5, s1, s5
    srli s6, s5, 8
    xor s7, a6, s7
    srli s8, s7, 1
    xor s8, s8, s7
    and s8, s8, t6
    slli s9, s8, 1
    xor s9, s7, s9
    srli s10, s9, 2
    xor s10, s10, s9
    and s10, s10, a2
    slli s11, s10, 2
    xor s11, s9, s11
    srli ra, s11, 4
    xor ra, ra, s11
    and ra, ra, s4
    slli a7, ra, 4
    xor a7, s11, a7
    xor s6, s6, a7
    lw t1, 220(sp)
    lw t2, 188(sp)
    and s6, s6, t1
    slli t0, s6, 8
    xor t0, s5, t0
    srli s5, t0, 16
    xor t2, s7, t2
    srli t5, t2, 1
    xor t5, t5, t2
    and t5, t5, t6
    slli t3, t5, 1
    xor t3, t2, t3
    srli s3, t3, 2
    xor s3, s3, t3
    and s3, s3, a2
    slli s0, s3, 2
    xor s0, t3, s0
    sw a5, 188(sp)
    srli a5, s0, 4
    xor a5, a5, s0
    and a5, a5, s4
    sw t5, 168(sp)
    slli t5, a5, 4
    xor t5, s0, t5
    sw s7, 148(sp)
    srli s7, t5, 8
    sw s8, 224(sp)
    lw s8, 200(sp)
    sw t2, 200(sp)
    xor s8, t2, s8
    srli t2, s8, 1
    sw t2, 216(sp)
    xor t2, t2, s8
    and t2, t2, t6
    slli t6, t2, 1
    xor t6, s8, t6
    sw s8, 212(sp)
    srli s8, t6, 2
    xor s8, s8, t6
    and s8, s8, a2
    slli a2, s8, 2
    xor a2, t6, a2
    sw t2, 180(sp)
    srli t2, a2, 4
    xor t2, t2, a2
    and t2, t2, s4
    sw a6, 184(sp)
    slli a6, t2, 4
    xor a6, a2, a6
    xor s7, s7, a6
    and s7, s7, t1
    sw t4, 228(sp)
    slli t4, s7, 8
    xor t4, t5, t4
    xor t5, s5, t4
    lw s5, 192(sp)
    sw t2, 232(sp)
    and t5, t5, s5
    slli t2, t5, 16
    xor t0, t0, t2
    # round 4 (aes.dsl:47)
    not t0, t0
    sw t0, 128(a0)
    xor a7, a7, s6
    srli t0, a7, 16
    xor a6, a6, s7
    xor t0, t0, a6
    and t0, t0, s5
    slli t2, t0, 16
    xor a7, a7, t2
    not a7, a7
    sw a7, 132(a0)
    xor a7, t4, t5
    not a7, a7
    sw a7, 136(a0)
    xor a6, a6, t0
    not a6, a6
    sw a6, 140(a0)
    xor a6, a4, a3
    srli a7, a6, 4
    xor a7, a7, a6
    and a7, a7, s4
    slli t0, a7, 4
    xor t0, a6, t0
    srli t2, t0, 8
    xor t4, s9, s10
    srli t5, t4, 4
    xor t5, t5, t4
    and t5, t5, s4
    slli a4, t5, 4
    xor a4, t4, a4
    xor t2, t2, a4
    and t2, t2, t1
    slli a3, t2, 8
    xor t0, t0, a3
    srli a3, t0, 16
    xor t3, t3, s3
    srli s3, t3, 4
    xor s3, s3, t3
    and s3, s3, s4
    slli s6, s3, 4
    xor s6, t3, s6
    srli s7, s6, 8
    xor t6, t6, s8
    srli s8, t6, 4
    xor s8, s8, t6
    and s8, s8, s4
    slli s9, s8, 4
    xor s9, t6, s9
    xor s7, s7, s9
    and s7, s7, t1
    slli s10, s7, 8
    xor s6, s6, s10
    xor a3, a3, s6
    and a3, a3, s5
    slli s10, a3, 16
    xor t0, t0, s10
    not t0, t0
    sw t0, 144(a0)
    xor t0, a4, t2
    srli t2, t0, 16
    xor a4, s9, s7
    xor t2, t2, a4
    and t2, t2, s5
    slli s7, t2, 16
    xor t0, t0, s7
    not t0, t0
    sw t0, 148(a0)
    xor t0, s6, a3
    not t0, t0
    sw t0, 152(a0)
    xor t0, a4, t2
    not t0, t0
    sw t0, 156(a0)
    xor t0, s1, s2
    srli t2, t0, 8
    xor a4, s11, ra
    xor t2, t2, a4
    and t2, t2, t1
    slli a3, t2, 8
    xor t0, t0, a3
    srli a3, t0, 16
    xor a5, s0, a5
    lw s1, 232(sp)
    srli s0, a5, 8
    xor a2, a2, s1
    xor s0, s0, a2
    and s0, s0, t1
    slli s1, s0, 8
    xor a5, a5, s1
    xor a3, a3, a5
    and a3, a3, s5
    slli s1, a3, 16
    xor t0, t0, s1
    sw t0, 160(a0)
    xor t0, a4, t2
    srli t2, t0, 16
    xor a4, a2, s0
    xor t2, t2, a4
    and t2, t2, s5
    slli a2, t2, 16
    xor t0, t0, a2
    sw t0, 164(a0)
    xor a5, a5, a3
    sw a5, 168(a0)
    xor a5, a4, t2
    sw a5, 172(a0)
    lw a5, 184(sp)
    lw t0, 228(sp)
    lw t2, 208(sp)
    xor a5, a5, t0
    srli t0, a5, 2
    xor t0, t0, a5
    and t0, t0, t2
    xor a4, a5, t0
    srli a3, a4, 4
    xor a3, a3, a4
    and a3, a3, s4
    xor a2, a4, a3
    srli s0, a2, 8
    lw s1, 148(sp)
    lw s2, 224(sp)
    xor s2, s1, s2
    srli s6, s2, 2
    xor s6, s6, s2
    and s6, s6, t2
    xor s7, s2, s6
    srli s9, s7, 4
    xor s9, s9, s7
    and s9, s9, s4
    xor s10, s7, s9
    xor s0, s0, s10
    and s0, s0, t1
    slli s11, s0, 8
    xor a2, a2, s11
    srli s11, a2, 16
    lw ra, 200(sp)
    lw s1, 168(sp)
    sw s8, 168(sp)
    xor s1, ra, s1
    srli ra, s1, 2
    xor ra, ra, s1
    and ra, ra, t2
    xor s8, s1, ra
    sw t6, 224(sp)
    srli t6, s8, 4
    xor t6, t6, s8
    and t6, t6, s4
    sw s3, 228(sp)
    xor s3, s8, t6
    sw t3, 184(sp)
    srli t3, s3, 8
    sw t5, 232(sp)
    lw t5, 212(sp)
    sw t4, 236(sp)
    lw t4, 180(sp)
    sw a7, 180(sp)
    xor t4, t5, t4
    srli t5, t4, 2
    xor t5, t5, t4
    and t5, t5, t2
    xor t2, t4, t5
    srli a7, t2, 4
    xor a7, a7, t2
    and a7, a7, s4
    sw a6, 240(sp)
    xor a6, t2, a7
    xor t3, t3, a6
    and t3, t3, t1
    sw t2, 244(sp)
    slli t2, t3, 8
    xor t2, s3, t2
    xor s3, s11, t2
    and s3, s3, s5
    slli s11, s3, 16
    xor a2, a2, s11
    not a2, a2
    sw a2, 176(a0)
    xor a2, s10, s0
    srli s0, a2, 16
    xor a6, a6, t3
    xor t3, s0, a6
    and t3, t3, s5
    slli s0, t3, 16
    xor a2, a2, s0
    not a2, a2
    sw a2, 180(a0)
    xor t2, t2, s3
    not t2, t2
    sw t2, 184(a0)
    xor a6, a6, t3
    not a6, a6
    sw a6, 188(a0)
    slli a6, t0, 2
    xor a5, a5, a6
    srli a6, a5, 4
    xor a6, a6, a5
    and a6, a6, s4
    slli t0, a6, 4
    xor t0, a5, t0
    srli t2, t0, 8
    slli t3, s6, 2
    xor t3, s2, t3
    srli a2, t3, 4
    xor a2, a2, t3
    and a2, a2, s4
    slli s0, a2, 4
    xor s0, t3, s0
    xor t2, t2, s0
    and t2, t2, t1
    slli s2, t2, 8
    xor t0, t0, s2
    srli s2, t0, 16
    slli s3, ra, 2
    xor s1, s1, s3
    srli s3, s1, 4
    xor s3, s3, s1
    and s3, s3, s4
    slli s6, s3, 4
    xor s6, s1, s6
    srli s10, s6, 8
    slli t5, t5, 2
    xor t4, t4, t5
    srli t5, t4, 4
    xor t5, t5, t4
    and t5, t5, s4
    slli s11, t5, 4
    xor s11, t4, s11
    xor s10, s10, s11
    and s10, s10, t1
    slli ra, s10, 8
    xor s6, s6, ra
    xor s2, s2, s6
    and s2, s2, s5
    slli ra, s2, 16
    xor t0, t0, ra
    not t0, t0
    sw t0, 192(a0)
    slli t0, a3, 4
    xor t0, a4, t0
    srli a4, t0, 8
    slli a3, s9, 4
    xor a3, s7, a3
    xor a4, a4, a3
    and a4, a4, t1
    slli s7, a4, 8
    xor t0, t0, s7
    srli s7, t0, 16
    slli t6, t6, 4
    xor t6, s8, t6
    srli s8, t6, 8
    lw s9, 244(sp)
    slli a7, a7, 4
    xor a7, s9, a7
    xor s8, s8, a7
    and s8, s8, t1
    slli s9, s8, 8
    xor t6, t6, s9
    xor s7, s7, t6
    and s7, s7, s5
    slli s9, s7, 16
    xor t0, t0, s9
    sw t0, 196(a0)
    lw t0, 240(sp)
    lw s9, 180(sp)
    lw ra, 236(sp)
    xor t0, t0, s9
    srli s9, t0, 8
    lw s4, 232(sp)
    sw s7, 232(sp)
    xor s4, ra, s4
    xor s9, s9, s4
    and s9, s9, t1
    slli ra, s9, 8
    xor t0, t0, ra
    srli ra, t0, 16
    lw s7, 184(sp)
    sw t6, 236(sp)
    lw t6, 228(sp)
    sw s2, 228(sp)
    xor t6, s7, t6
    srli s7, t6, 8
    lw s2, 224(sp)
    sw s6, 184(sp)
    lw s6, 168(sp)
    xor a5, a5, a6
    xor s2, s2, s6
    xor s6, s7, s2
    and s6, s6, t1
    slli s7, s6, 8
    xor t6, t6, s7
    xor s7, ra, t6
    and s7, s7, s5
    slli ra, s7, 16
    xor t0, t0, ra
    not t0, t0
    sw t0, 200(a0)
    srli a6, a5, 8
    xor t0, t3, a2
    xor a6, a6, t0
    and a6, a6, t1
    slli t3, a6, 8
    xor a5, a5, t3
    srli t3, a5, 16
    xor a2, s1, s3
    srli s1, a2, 8
    xor t4, t4, t5
    xor t5, s1, t4
    and t5, t5, t1
    slli s1, t5, 8
    xor a2, a2, s1
    xor t3, t3, a2
    and t3, t3, s5
    slli s1, t3, 16
    xor a5, a5, s1
    sw a5, 204(a0)
    xor a5, s0, t2
    srli t2, a5, 16
    xor s0, s11, s10
    xor t2, t2, s0
    and t2, t2, s5
    slli s1, t2, 16
    xor a5, a5, s1
    not a5, a5
    sw a5, 208(a0)
    xor a5, a3, a4
    srli a4, a5, 16
    xor a7, a7, s8
    xor a4, a4, a7
    and a4, a4, s5
    slli a3, a4, 16
    xor a5, a5, a3
    sw a5, 212(a0)
    xor a5, s4, s9
    srli a3, a5, 16
    xor s1, s2, s6
    xor a3, a3, s1
    and a3, a3, s5
    slli s2, a3, 16
    xor a5, a5, s2
    not a5, a5
    sw a5, 216(a0)
    xor a5, t0, a6
    srli a6, a5, 16
    xor t0, t4, t5
    xor a6, a6, t0
    and a6, a6, s5
    slli t4, a6, 16
    xor a5, a5, t4
    sw a5, 220(a0)
    lw a5, 184(sp)
    lw t4, 228(sp)
    xor a5, a5, t4
    not a5, a5
    sw a5, 224(a0)
    lw a5, 236(sp)
    lw t4, 232(sp)
    xor a5, a5, t4
    sw a5, 228(a0)
    xor a5, t6, s7
    not a5, a5
    sw a5, 232(a0)
    xor a5, a2, t3
    sw a5, 236(a0)
    xor a5, s0, t2
    not a5, a5
    sw a5, 240(a0)
    xor a5, a7, a4
    sw a5, 244(a0)
    xor a5, s1, a3
    not a5, a5
    sw a5, 248(a0)
    xor a5, t0, a6
    sw a5, 252(a0)
    lw a5, 212(sp)
    lw a7, 216(sp)
    srli a6, a5, 7
    not a6, a6
    xor a7, a7, a6
    srli t0, a5, 2
    not t0, t0
    srli t2, a5, 6
    srli t3, a5, 3
    not t3, t3
    xor t3, t0, t3
    srli t4, a5, 4
    not t4, t4
    xor t5, t0, t4
    xor t6, a7, t5
    xor a4, t3, t6
    xor t2, t2, a4
    xor t0, t0, t2
    xor a6, t4, a6
    xor a3, t0, a6
    or a2, a6, a3
    srli s0, a5, 5
    not s0, s0
    xor t2, s0, t2
    xor s0, t5, a6
    or s1, t2, s0
    xor s1, a2, s1
    not s2, a5
    xor s3, t2, a3
    xor s4, a4, s3
    xor s6, s2, a3
    xor s7, s4, s6
    xor t4, t4, s7
    or s8, s2, t4
    xor s8, s1, s8
    xor s9, t0, s8
    or s10, t3, t6
    xor s9, s9, s10
    and s10, t5, s3
    xor t0, t0, s10
    xor t0, t0, a2
    xor a2, t6, t4
    xor s10, s2, a4
    and s11, a2, s10
    xor s8, s11, s8
    xor s8, t0, s8
    and s11, a7, s4
    xor ra, a2, s0
    and s5, s7, ra
    xor t0, s5, t0
    xor s5, s11, t0
    xor s11, a7, ra
    and a5, s6, s11
    xor a5, a5, s1
    xor a5, t0, a5
    xor a5, t3, a5
    xor t0, s5, a5
    xor t3, s8, s9
    or t3, s5, t3
    xor s1, t0, t3
    or s1, s8, s1
    xor s1, s9, s1
    and s5, s8, t3
    not s5, s5
    or s8, a5, s9
    and s5, s5, s8
    xor s9, s1, s5
    or a7, a7, s9
    and ra, ra, s5
    or s6, s6, s1
    or s4, s4, s9
    xor t3, t3, s8
    or a5, a5, t3
    xor t0, t0, a5
    or s2, s2, t0
    xor t3, t3, t0
    and a5, a5, t3
    or t3, a4, a5
    xor a4, s2, t3
    xor s2, s4, a4
    xor s2, s6, s2
    xor s6, ra, s2
    xor s8, s1, t0
    and a6, a6, s8
    xor s9, t0, a5
    xor ra, s5, s9
    xor t1, s8, ra
    and t5, t5, t1
    xor t5, a6, t5
    xor t5, s6, t5
    xor a7, a7, t5
    sw a6, 216(sp)
    slli a6, a7, 24
    sw s0, 232(sp)
    srli s0, a7, 8
    or a6, a6, s0
    lw s0, 172(sp)
    and t2, t2, ra
    and a6, a6, s0
    xor t2, a4, t2
    and t1, s3, t1
    and a4, s7, s5
    xor a4, s4, a4
    xor t1, t1, a4
    xor a7, a7, t1
    xor a7, t2, a7
    not t2, a7
    slli s3, t2, 25
    srli t2, t2, 7
    or t2, s3, t2
    lw s3, 164(sp)
    or t0, t4, t0
    and t2, t2, s3
    or a6, a6, t2
    or t2, s11, s1
    and t4, a2, s9
    xor t4, s6, t4
    xor a7, a7, t4
    xor a7, t2, a7
    xor t0, t0, a7
    slli t2, t0, 26
    srli t0, t0, 6
    or t0, t2, t0
    lw t2, 176(sp)
    or a5, t6, a5
    and t0, t0, t2
    or a6, a6, t0
    and t0, a3, s8
    xor t0, t1, t0
    and t1, s10, s9
    xor t4, t4, t0
    xor t4, t5, t4
    xor a5, a5, t4
    xor t1, t1, a5
    xor t3, t3, a4
    xor t1, t1, t3
    xor t0, t0, t1
    xor t3, s2, t0
    not t3, t3
    slli t5, t3, 27
    srli t3, t3, 5
    or t3, t5, t3
    lw t5, 144(sp)
    not t0, t0
    and t3, t3, t5
    or a6, a6, t3
    slli t3, t0, 28
    srli t0, t0, 4
    or t0, t3, t0
    lw t3, 136(sp)
    xor a7, a7, t4
    and t0, t0, t3
    or a6, a6, t0
    lw t0, 232(sp)
    and t0, t0, ra
    xor a7, t0, a7
    lw t0, 216(sp)
    xor a7, t0, a7
    not a7, a7
    slli t0, a7, 29
    srli a7, a7, 3
    or a7, t0, a7
    lw t0, 132(sp)
    and a7, a7, t0
    or a6, a6, a7
    not a7, t1
    slli t1, a7, 30
    srli a7, a7, 2
    or a7, t1, a7
    lw t1, 128(sp)
    and a7, a7, t1
    or a6, a6, a7
    slli a7, a5, 31
    srli a5, a5, 1
    or a5, a7, a5
    lw a7, 124(sp)
    lw t6, 196(sp)
    and a5, a5, a7
    or a5, a6, a5
    lw a6, 188(sp)
    lw a2, 208(sp)
    xor a5, a6, a5
    xori a6, a5, 31
    srli t4, a6, 1
    xor t4, t4, a6
    and t4, t4, t6
    slli a4, t4, 1
    xor a4, a6, a4
    srli a3, a4, 2
    xor a3, a3, a4
    and a3, a3, a2
    slli s1, a3, 2
    xor s1, a4, s1
    srli s2, s1, 4
    xor s2, s2, s1
    lw s4, 204(sp)
    lw s7, 148(sp)
    and s2, s2, s4
    slli s5, s2, 4
    xor s5, s1, s5
    srli s6, s5, 8
    xor s7, a6, s7
    srli s8, s7, 1
    xor s8, s8, s7
    and s8, s8, t6
    slli s9, s8, 1
    xor s9, s7, s9
    srli s10, s9, 2
    xor s10, s10, s9
    and s10, s10, a2
    slli s11, s10, 2
    xor s11, s9, s11
    srli ra, s11, 4
    xor ra, ra, s11
    and ra, ra, s4
    slli a7, ra, 4
    xor a7, s11, a7
    xor s6, s6, a7
    lw t1, 220(sp)
    lw t3, 200(sp)
    and s6, s6, t1
    slli t0, s6, 8
    xor t0, s5, t0
    srli s5, t0, 16
    xor t3, s7, t3
    srli t5, t3, 1
    xor t5, t5, t3
    and t5, t5, t6
    slli t2, t5, 1
    xor t2, t3, t2
    srli s3, t2, 2
    xor s3, s3, t2
    and s3, s3, a2
    slli s0, s3, 2
    xor s0, t2, s0
    sw a5, 200(sp)
    srli a5, s0, 4
    xor a5, a5, s0
    and a5, a5, s4
    sw t5, 148(sp)
    slli t5, a5, 4
    xor t5, s0, t5
    sw s7, 188(sp)
    srli s7, t5, 8
    sw s8, 216(sp)
    lw s8, 212(sp)
    sw t3, 212(sp)
    xor s8, t3, s8
    srli t3, s8, 1
    sw t3, 232(sp)
    xor t3, t3, s8
    and t3, t3, t6
    slli t6, t3, 1
    xor t6, s8, t6
    sw s8, 236(sp)
    srli s8, t6, 2
    xor s8, s8, t6
    and s8, s8, a2
    slli a2, s8, 2
    xor a2, t6, a2
    sw t3, 228(sp)
    srli t3, a2, 4
    xor t3, t3, a2
    and t3, t3, s4
    sw a6, 184(sp)
    slli a6, t3, 4
    xor a6, a2, a6
    xor s7, s7, a6
    and s7, s7, t1
    sw t4, 168(sp)
    slli t4, s7, 8
    xor t4, t5, t4
    xor t5, s5, t4
    lw s5, 192(sp)
    sw t3, 224(sp)
    and t5, t5, s5
    slli t3, t5, 16
    xor t0, t0, t3
    # round 5 (aes.dsl:47)
    not t0, t0
    sw t0, 256(a0)
    xor a7, a7, s6
    srli t0, a7, 16
    xor a6, a6, s7
    xor t0, t0, a6
    and t0, t0, s5
    slli t3, t0, 16
    xor a7, a7, t3
    not a7, a7
    sw a7, 260(a0)
    xor a7, t4, t5
    not a7, a7
    sw a7, 264(a0)
    xor a6, a6, t0
    not a6, a6
    sw a6, 268(a0)
    xor a6, a4, a3
    srli a7, a6, 4
    xor a7, a7, a6
    and a7, a7, s4
    slli t0, a7, 4
    xor t0, a6, t0
    srli t3, t0, 8
    xor t4, s9, s10
    srli t5, t4, 4
    xor t5, t5, t4
    and t5, t5, s4
    slli a4, t5, 4
    xor a4, t4, a4
    xor t3, t3, a4
    and t3, t3, t1
    slli a3, t3, 8
    xor t0, t0, a3
    srli a3, t0, 16
    xor t2, t2, s3
    srli s3, t2, 4
    xor s3, s3, t2
    and s3, s3, s4
    slli s6, s3, 4
    xor s6, t2, s6
    srli s7, s6, 8
    xor t6, t6, s8
    srli s8, t6, 4
    xor s8, s8, t6
    and s8, s8, s4
    slli s9, s8, 4
    xor s9, t6, s9
    xor s7, s7, s9
    and s7, s7, t1
    slli s10, s7, 8
    xor s6, s6, s10
    xor a3, a3, s6
    and a3, a3, s5
    slli s10, a3, 16
    xor t0, t0, s10
    not t0, t0
    sw t0, 272(a0)
    xor t0, a4, t3
    srli t3, t0, 16
    xor a4, s9, s7
    xor t3, t3, a4
    and t3, t3, s5
    slli s7, t3, 16
    xor t0, t0, s7
    not t0, t0
    sw t0, 276(a0)
    xor t0, s6, a3
    not t0, t0
    sw t0, 280(a0)
    xor t0, a4, t3
    not t0, t0
    sw t0, 284(a0)
    xor t0, s1, s2
    srli t3, t0, 8
    xor a4, s11, ra
    xor t3, t3, a4
    and t3, t3, t1
    slli a3, t3, 8
    xor t0, t0, a3
    srli a3, t0, 16
    xor a5, s0, a5
    lw s1, 224(sp)
    srli s0, a5, 8
    xor a2, a2, s1
    xor s0, s0, a2
    and s0, s0, t1
    slli s1, s0, 8
    xor a5, a5, s1
    xor a3, a3, a5
    and a3, a3, s5
    slli s1, a3, 16
    xor t0, t0, s1
    sw t0, 288(a0)
    xor t0, a4, t3
    srli t3, t0, 16
    xor a4, a2, s0
    xor t3, t3, a4
    and t3, t3, s5
    slli a2, t3, 16
    xor t0, t0, a2
    sw t0, 292(a0)
    xor a5, a5, a3
    sw a5, 296(a0)
    xor a5, a4, t3
    sw a5, 300(a0)
    lw a5, 184(sp)
    lw t0, 168(sp)
    lw t3, 208(sp)
    xor a5, a5, t0
    srli t0, a5, 2
    xor t0, t0, a5
    and t0, t0, t3
    xor a4, a5, t0
    srli a3, a4, 4
    xor a3, a3, a4
    and a3, a3, s4
    xor a2, a4, a3
    srli s0, a2, 8
    lw s1, 188(sp)
    lw s2, 216(sp)
    xor s2, s1, s2
    srli s6, s2, 2
    xor s6, s6, s2
    and s6, s6, t3
    xor s7, s2, s6
    srli s9, s7, 4
    xor s9, s9, s7
    and s9, s9, s4
    xor s10, s7, s9
    xor s0, s0, s10
    and s0, s0, t1
    slli s11, s0, 8
    xor a2, a2, s11
    srli s11, a2, 16
    lw ra, 212(sp)
    lw s1, 148(sp)
    sw s8, 148(sp)
    xor s1, ra, s1
    srli ra, s1, 2
    xor ra, ra, s1
    and ra, ra, t3
    xor s8, s1, ra
    sw t6, 216(sp)
    srli t6, s8, 4
    xor t6, t6, s8
    and t6, t6, s4
    sw s3, 168(sp)
    xor s3, s8, t6
    sw t2, 184(sp)
    srli t2, s3, 8
    sw t5, 224(sp)
    lw t5, 236(sp)
    sw t4, 180(sp)
    lw t4, 228(sp)
    sw a7, 228(sp)
    xor t4, t5, t4
    srli t5, t4, 2
    xor t5, t5, t4
    and t5, t5, t3
    xor t3, t4, t5
    srli a7, t3, 4
    xor a7, a7, t3
    and a7, a7, s4
    sw a6, 240(sp)
    xor a6, t3, a7
    xor t2, t2, a6
    and t2, t2, t1
    sw t3, 244(sp)
    slli t3, t2, 8
    xor t3, s3, t3
    xor s3, s11, t3
    and s3, s3, s5
    slli s11, s3, 16
    xor a2, a2, s11
    not a2, a2
    sw a2, 304(a0)
    xor a2, s10, s0
    srli s0, a2, 16
    xor a6, a6, t2
    xor t2, s0, a6
    and t2, t2, s5
    slli s0, t2, 16
    xor a2, a2, s0
    not a2, a2
    sw a2, 308(a0)
    xor t3, t3, s3
    not t3, t3
    sw t3, 312(a0)
    xor a6, a6, t2
    not a6, a6
    sw a6, 316(a0)
    slli a6, t0, 2
    xor a5, a5, a6
    srli a6, a5, 4
    xor a6, a6, a5
    and a6, a6, s4
    slli t0, a6, 4
    xor t0, a5, t0
    srli t2, t0, 8
    slli t3, s6, 2
    xor t3, s2, t3
    srli a2, t3, 4
    xor a2, a2, t3
    and a2, a2, s4
    slli s0, a2, 4
    xor s0, t3, s0
    xor t2, t2, s0
    and t2, t2, t1
    slli s2, t2, 8
    xor t0, t0, s2
    srli s2, t0, 16
    slli s3, ra, 2
    xor s1, s1, s3
    srli s3, s1, 4
    xor s3, s3, s1
    and s3, s3, s4
    slli s6, s3, 4
    xor s6, s1, s6
    srli s10, s6, 8
    slli t5, t5, 2
    xor t4, t4, t5
    srli t5, t4, 4
    xor t5, t5, t4
    and t5, t5, s4
    slli s11, t5, 4
    xor s11, t4, s11
    xor s10, s10, s11
    and s10, s10, t1
    slli ra, s10, 8
    xor s6, s6, ra
    xor s2, s2, s6
    and s2, s2, s5
    slli ra, s2, 16
    xor t0, t0, ra
    not t0, t0
    sw t0, 320(a0)
    slli t0, a3, 4
    xor t0, a4, t0
    srli a4, t0, 8
    slli a3, s9, 4
    xor a3, s7, a3
    xor a4, a4, a3
    and a4, a4, t1
    slli s7, a4, 8
    xor t0, t0, s7
    srli s7, t0, 16
    slli t6, t6, 4
    xor t6, s8, t6
    srli s8, t6, 8
    lw s9, 244(sp)
    slli a7, a7, 4
    xor a7, s9, a7
    xor s8, s8, a7
    and s8, s8, t1
    slli s9, s8, 8
    xor t6, t6, s9
    xor s7, s7, t6
    and s7, s7, s5
    slli s9, s7, 16
    xor t0, t0, s9
    sw t0, 324(a0)
    lw t0, 240(sp)
    lw s9, 228(sp)
    lw ra, 180(sp)
    xor t0, t0, s9
    srli s9, t0, 8
    lw s4, 224(sp)
    sw s7, 224(sp)
    xor s4, ra, s4
    xor s9, s9, s4
    and s9, s9, t1
    slli ra, s9, 8
    xor t0, t0, ra
    srli ra, t0, 16
    lw s7, 184(sp)
    sw t6, 180(sp)
    lw t6, 168(sp)
    sw s2, 168(sp)
    xor t6, s7, t6
    srli s7, t6, 8
    lw s2, 216(sp)
    sw s6, 184(sp)
    lw s6, 148(sp)
    xor a5, a5, a6
    xor s2, s2, s6
    xor s6, s7, s2
    and s6, s6, t1
    slli s7, s6, 8
    xor t6, t6, s7
    xor s7, ra, t6
    and s7, s7, s5
    slli ra, s7, 16
    xor t0, t0, ra
    not t0, t0
    sw t0, 328(a0)
    srli a6, a5, 8
    xor t0, t3, a2
    xor a6, a6, t0
    and a6, a6, t1
    slli t3, a6, 8
    xor a5, a5, t3
    srli t3, a5, 16
    xor a2, s1, s3
    srli s1, a2, 8
    xor t4, t4, t5
    xor t5, s1, t4
    and t5, t5, t1
    slli s1, t5, 8
    xor a2, a2, s1
    xor t3, t3, a2
    and t3, t3, s5
    slli s1, t3, 16
    xor a5, a5, s1
    sw a5, 332(a0)
    xor a5, s0, t2
    srli t2, a5, 16
    xor s0, s11, s10
    xor t2, t2, s0
    and t2, t2, s5
    slli s1, t2, 16
    xor a5, a5, s1
    not a5, a5
    sw a5, 336(a0)
    xor a5, a3, a4
    srli a4, a5, 16
    xor a7, a7, s8
    xor a4, a4, a7
    and a4, a4, s5
    slli a3, a4, 16
    xor a5, a5, a3
    sw a5, 340(a0)
    xor a5, s4, s9
    srli a3, a5, 16
    xor s1, s2, s6
    xor a3, a3, s1
    and a3, a3, s5
    slli s2, a3, 16
    xor a5, a5, s2
    not a5, a5
    sw a5, 344(a0)
    xor a5, t0, a6
    srli a6, a5, 16
    xor t0, t4, t5
    xor a6, a6, t0
    and a6, a6, s5
    slli t4, a6, 16
    xor a5, a5, t4
    sw a5, 348(a0)
    lw a5, 184(sp)
    lw t4, 168(sp)
    xor a5, a5, t4
    not a5, a5
    sw a5, 352(a0)
    lw a5, 180(sp)
    lw t4, 224(sp)
    xor a5, a5, t4
    sw a5, 356(a0)
    xor a5, t6, s7
    not a5, a5
    sw a5, 360(a0)
    xor a5, a2, t3
    sw a5, 364(a0)
    xor a5, s0, t2
    not a5, a5
    sw a5, 368(a0)
    xor a5, a7, a4
    sw a5, 372(a0)
    xor a5, s1, a3
    not a5, a5
    sw a5, 376(a0)
    xor a5, t0, a6
    sw a5, 380(a0)
    lw a5, 236(sp)
    lw a7, 232(sp)
    srli a6, a5, 7
    not a6, a6
    xor a7, a7, a6
    srli t0, a5, 2
    not t0, t0
    srli t2, a5, 6
    srli t3, a5, 3
    not t3, t3
    xor t3, t0, t3
    srli t4, a5, 4
    not t4, t4
    xor t5, t0, t4
    xor t6, a7, t5
    xor a4, t3, t6
    xor t2, t2, a4
    xor t0, t0, t2
    xor a6, t4, a6
    xor a3, t0, a6
    or a2, a6, a3
    srli s0, a5, 5
    not s0, s0
    xor t2, s0, t2
    xor s0, t5, a6
    or s1, t2, s0
    xor s1, a2, s1
    not s2, a5
    xor s3, t2, a3
    xor s4, a4, s3
    xor s6, s2, a3
    xor s7, s4, s6
    xor t4, t4, s7
    or s8, s2, t4
    xor s8, s1, s8
    xor s9, t0, s8
    or s10, t3, t6
    xor s9, s9, s10
    and s10, t5, s3
    xor t0, t0, s10
    xor t0, t0, a2
    xor a2, t6, t4
    xor s10, s2, a4
    and s11, a2, s10
    xor s8, s11, s8
    xor s8, t0, s8
    and s11, a7, s4
    xor ra, a2, s0
    and s5, s7, ra
    xor t0, s5, t0
    xor s5, s11, t0
    xor s11, a7, ra
    and a5, s6, s11
    xor a5, a5, s1
    xor a5, t0, a5
    xor a5, t3, a5
    xor t0, s5, a5
    xor t3, s8, s9
    or t3, s5, t3
    xor s1, t0, t3
    or s1, s8, s1
    xor s1, s9, s1
    and s5, s8, t3
    not s5, s5
    or s8, a5, s9
    and s5, s5, s8
    xor s9, s1, s5
    or a7, a7, s9
    and ra, ra, s5
    or s6, s6, s1
    or s4, s4, s9
    xor t3, t3, s8
    or a5, a5, t3
    xor t0, t0, a5
    or s2, s2, t0
    xor t3, t3, t0
    and a5, a5, t3
    or t3, a4, a5
    xor a4, s2, t3
    xor s2, s4, a4
    xor s2, s6, s2
    xor s6, ra, s2
    xor s8, s1, t0
    and a6, a6, s8
    xor s9, t0, a5
    xor ra, s5, s9
    xor t1, s8, ra
    and t5, t5, t1
    xor t5, a6, t5
    xor t5, s6, t5
    xor a7, a7, t5
    sw a6, 232(sp)
    slli a6, a7, 24
    sw s0, 224(sp)
    srli s0, a7, 8
    or a6, a6, s0
    lw s0, 172(sp)
    and t2, t2, ra
    and a6, a6, s0
    xor t2, a4, t2
    and t1, s3, t1
    and a4, s7, s5
    xor a4, s4, a4
    xor t1, t1, a4
    xor a7, a7, t1
    xor a7, t2, a7
    not t2, a7
    slli s3, t2, 25
    srli t2, t2, 7
    or t2, s3, t2
    lw s3, 164(sp)
    or t0, t4, t0
    and t2, t2, s3
    or a6, a6, t2
    or t2, s11, s1
    and t4, a2, s9
    xor t4, s6, t4
    xor a7, a7, t4
    xor a7, t2, a7
    xor t0, t0, a7
    slli t2, t0, 26
    srli t0, t0, 6
    or t0, t2, t0
    lw t2, 176(sp)
    or a5, t6, a5
    and t0, t0, t2
    or a6, a6, t0
    and t0, a3, s8
    xor t0, t1, t0
    and t1, s10, s9
    xor t4, t4, t0
    xor t4, t5, t4
    xor a5, a5, t4
    xor t1, t1, a5
    xor t3, t3, a4
    xor t1, t1, t3
    xor t0, t0, t1
    xor t3, s2, t0
    not t3, t3
    slli t5, t3, 27
    srli t3, t3, 5
    or t3, t5, t3
    lw t5, 144(sp)
    not t0, t0
    and t3, t3, t5
    or a6, a6, t3
    slli t3, t0, 28
    srli t0, t0, 4
    or t0, t3, t0
    lw t3, 136(sp)
    xor a7, a7, t4
    and t0, t0, t3
    or a6, a6, t0
    lw t0, 224(sp)
    and t0, t0, ra
    xor a7, t0, a7
    lw t0, 232(sp)
    xor a7, t0, a7
    not a7, a7
    slli t0, a7, 29
    srli a7, a7, 3
    or a7, t0, a7
    lw t0, 132(sp)
    and a7, a7, t0
    or a6, a6, a7
    not a7, t1
    slli t1, a7, 30
    srli a7, a7, 2
    or a7, t1, a7
    lw t1, 128(sp)
    and a7, a7, t1
    or a6, a6, a7
    slli a7, a5, 31
    srli a5, a5, 1
    or a5, a7, a5
    lw a7, 124(sp)
    lw t6, 196(sp)
    and a5, a5, a7
    or a5, a6, a5
    lw a6, 200(sp)
    lw a2, 208(sp)
    xor a5, a6, a5
    xori a6, a5, 63
    srli t4, a6, 1
    xor t4, t4, a6
    and t4, t4, t6
    slli a4, t4, 1
    xor a4, a6, a4
    srli a3, a4, 2
    xor a3, a3, a4
    and a3, a3, a2
    slli s1, a3, 2
    xor s1, a4, s1
    srli s2, s1, 4
    xor s2, s2, s1
    lw s4, 204(sp)
    lw s7, 188(sp)
    and s2, s2, s4
    slli s5, s2, 4
    xor s5, s1, s5
    srli s6, s5, 8
    xor s7, a6, s7
    srli s8, s7, 1
    xor s8, s8, s7
    and s8, s8, t6
    slli s9, s8, 1
    xor s9, s7, s9
    srli s10, s9, 2
    xor s10, s10, s9
    and s10, s10, a2
    slli s11, s10, 2
    xor s11, s9, s11
    srli ra, s11, 4
    xor ra, ra, s11
    and ra, ra, s4
    slli a7, ra, 4
    xor a7, s11, a7
    xor s6, s6, a7
    lw t1, 220(sp)
    lw t3, 212(sp)
    and s6, s6, t1
    slli t0, s6, 8
    xor t0, s5, t0
    srli s5, t0, 16
    xor t3, s7, t3
    srli t5, t3, 1
    xor t5, t5, t3
    and t5, t5, t6
    slli t2, t5, 1
    xor t2, t3, t2
    srli s3, t2, 2
    xor s3, s3, t2
    and s3, s3, a2
    slli s0, s3, 2
    xor s0, t2, s0
    sw a5, 212(sp)
    srli a5, s0, 4
    xor a5, a5, s0
    and a5, a5, s4
    sw t5, 188(sp)
    slli t5, a5, 4
    xor t5, s0, t5
    sw s7, 200(sp)
    srli s7, t5, 8
    sw s8, 232(sp)
    lw s8, 236(sp)
    sw t3, 236(sp)
    xor s8, t3, s8
    srli t3, s8, 1
    sw t3, 224(sp)
    xor t3, t3, s8
    and t3, t3, t6
    slli t6, t3, 1
    xor t6, s8, t6
    sw s8, 180(sp)
    srli s8, t6, 2
    xor s8, s8, t6
    and s8, s8, a2
    slli a2, s8, 2
    xor a2, t6, a2
    sw t3, 168(sp)
    srli t3, a2, 4
    xor t3, t3, a2
    and t3, t3, s4
    sw a6, 184(sp)
    slli a6, t3, 4
    xor a6, a2, a6
    xor s7, s7, a6
    and s7, s7, t1
    sw t4, 148(sp)
    slli t4, s7, 8
    xor t4, t5, t4
    xor t5, s5, t4
    lw s5, 192(sp)
    sw t3, 216(sp)
    and t5, t5, s5
    slli t3, t5, 16
    xor t0, t0, t3
    # round 6 (aes.dsl:47)
    not t0, t0
    sw t0, 384(a0)
    xor a7, a7, s6
    srli t0, a7, 16
    xor a6, a6, s7
    xor t0, t0, a6
    and t0, t0, s5
    slli t3, t0, 16
    xor a7, a7, t3
    not a7, a7
    sw a7, 388(a0)
    xor a7, t4, t5
    not a7, a7
    sw a7, 392(a0)
    xor a6, a6, t0
    not a6, a6
    sw a6, 396(a0)
    xor a6, a4, a3
    srli a7, a6, 4
    xor a7, a7, a6
    and a7, a7, s4
    slli t0, a7, 4
    xor t0, a6, t0
    srli t3, t0, 8
    xor t4, s9, s10
    srli t5, t4, 4
    xor t5, t5, t4
    and t5, t5, s4
    slli a4, t5, 4
    xor a4, t4, a4
    xor t3, t3, a4
    and t3, t3, t1
    slli a3, t3, 8
    xor t0, t0, a3
    srli a3, t0, 16
    xor t2, t2, s3
    srli s3, t2, 4
    xor s3, s3, t2
    and s3, s3, s4
    slli s6, s3, 4
    xor s6, t2, s6
    srli s7, s6, 8
    xor t6, t6, s8
    srli s8, t6, 4
    xor s8, s8, t6
    and s8, s8, s4
    slli s9, s8, 4
    xor s9, t6, s9
    xor s7, s7, s9
    and s7, s7, t1
    slli s10, s7, 8
    xor s6, s6, s10
    xor a3, a3, s6
    and a3, a3, s5
    slli s10, a3, 16
    xor t0, t0, s10
    not t0, t0
    sw t0, 400(a0)
    xor t0, a4, t3
    srli t3, t0, 16
    xor a4, s9, s7
    xor t3, t3, a4
    and t3, t3, s5
    slli s7, t3, 16
    xor t0, t0, s7
    not t0, t0
    sw t0, 404(a0)
    xor t0, s6, a3
    not t0, t0
    sw t0, 408(a0)
    xor t0, a4, t3
    not t0, t0
    sw t0, 412(a0)
    xor t0, s1, s2
    srli t3, t0, 8
    xor a4, s11, ra
    xor t3, t3, a4
    and t3, t3, t1
    slli a3, t3, 8
    xor t0, t0, a3
    srli a3, t0, 16
    xor a5, s0, a5
    lw s1, 216(sp)
    srli s0, a5, 8
    xor a2, a2, s1
    xor s0, s0, a2
    and s0, s0, t1
    slli s1, s0, 8
    xor a5, a5, s1
    xor a3, a3, a5
    and a3, a3, s5
    slli s1, a3, 16
    xor t0, t0, s1
    sw t0, 416(a0)
    xor t0, a4, t3
    srli t3, t0, 16
    xor a4, a2, s0
    xor t3, t3, a4
    and t3, t3, s5
    slli a2, t3, 16
    xor t0, t0, a2
    sw t0, 420(a0)
    xor a5, a5, a3
    sw a5, 424(a0)
    xor a5, a4, t3
    sw a5, 428(a0)
    lw a5, 184(sp)
    lw t0, 148(sp)
    lw t3, 208(sp)
    xor a5, a5, t0
    srli t0, a5, 2
    xor t0, t0, a5
    and t0, t0, t3
    xor a4, a5, t0
    srli a3, a4, 4
    xor a3, a3, a4
    and a3, a3, s4
    xor a2, a4, a3
    srli s0, a2, 8
    lw s1, 200(sp)
    lw s2, 232(sp)
    xor s2, s1, s2
    srli s6, s2, 2
    xor s6, s6, s2
    and s6, s6, t3
    xor s7, s2, s6
    srli s9, s7, 4
    xor s9, s9, s7
    and s9, s9, s4
    xor s10, s7, s9
    xor s0, s0, s10
    and s0, s0, t1
    slli s11, s0, 8
    xor a2, a2, s11
    srli s11, a2, 16
    lw ra, 236(sp)
    lw s1, 188(sp)
    sw s8, 188(sp)
    xor s1, ra, s1
    srli ra, s1, 2
    xor ra, ra, s1
    and ra, ra, t3
    xor s8, s1, ra
    sw t6, 232(sp)
    srli t6, s8, 4
    xor t6, t6, s8
    and t6, t6, s4
    sw s3, 148(sp)
    xor s3, s8, t6
    sw t2, 184(sp)
    srli t2, s3, 8
    sw t5, 216(sp)
    lw t5, 180(sp)
    sw t4, 228(sp)
    lw t4, 168(sp)
    sw a7, 168(sp)
    xor t4, t5, t4
    srli t5, t4, 2
    xor t5, t5, t4
    and t5, t5, t3
    xor t3, t4, t5
    srli a7, t3, 4
    xor a7, a7, t3
    and a7, a7, s4
    sw a6, 240(sp)
    xor a6, t3, a7
    xor t2, t2, a6
    and t2, t2, t1
    sw t3, 244(sp)
    slli t3, t2, 8
    xor t3, s3, t3
    xor s3, s11, t3
    and s3, s3, s5
    slli s11, s3, 16
    xor a2, a2, s11
    not a2, a2
    sw a2, 432(a0)
    xor a2, s10, s0
    srli s0, a2, 16
    xor a6, a6, t2
    xor t2, s0, a6
    and t2, t2, s5
    slli s0, t2, 16
    xor a2, a2, s0
    not a2, a2
    sw a2, 436(a0)
    xor t3, t3, s3
    not t3, t3
    sw t3, 440(a0)
    xor a6, a6, t2
    not a6, a6
    sw a6, 444(a0)
    slli a6, t0, 2
    xor a5, a5, a6
    srli a6, a5, 4
    xor a6, a6, a5
    and a6, a6, s4
    slli t0, a6, 4
    xor t0, a5, t0
    srli t2, t0, 8
    slli t3, s6, 2
    xor t3, s2, t3
    srli a2, t3, 4
    xor a2, a2, t3
    and a2, a2, s4
    slli s0, a2, 4
    xor s0, t3, s0
    xor t2, t2, s0
    and t2, t2, t1
    slli s2, t2, 8
    xor t0, t0, s2
    srli s2, t0, 16
    slli s3, ra, 2
    xor s1, s1, s3
    srli s3, s1, 4
    xor s3, s3, s1
    and s3, s3, s4
    slli s6, s3, 4
    xor s6, s1, s6
    srli s10, s6, 8
    slli t5, t5, 2
    xor t4, t4, t5
    srli t5, t4, 4
    xor t5, t5, t4
    and t5, t5, s4
    slli s11, t5, 4
    xor s11, t4, s11
    xor s10, s10, s11
    and s10, s10, t1
    slli ra, s10, 8
    xor s6, s6, ra
    xor s2, s2, s6
    and s2, s2, s5
    slli ra, s2, 16
    xor t0, t0, ra
    not t0, t0
    sw t0, 448(a0)
    slli t0, a3, 4
    xor t0, a4, t0
    srli a4, t0, 8
    slli a3, s9, 4
    xor a3, s7, a3
    xor a4, a4, a3
    and a4, a4, t1
    slli s7, a4, 8
    xor t0, t0, s7
    srli s7, t0, 16
    slli t6, t6, 4
    xor t6, s8, t6
    srli s8, t6, 8
    lw s9, 244(sp)
    slli a7, a7, 4
    xor a7, s9, a7
    xor s8, s8, a7
    and s8, s8, t1
    slli s9, s8, 8
    xor t6, t6, s9
    xor s7, s7, t6
    and s7, s7, s5
    slli s9, s7, 16
    xor t0, t0, s9
    sw t0, 452(a0)
    lw t0, 240(sp)
    lw s9, 168(sp)
    lw ra, 228(sp)
    xor t0, t0, s9
    srli s9, t0, 8
    lw s4, 216(sp)
    sw s7, 216(sp)
    xor s4, ra, s4
    xor s9, s9, s4
    and s9, s9, t1
    slli ra, s9, 8
    xor t0, t0, ra
    srli ra, t0, 16
    lw s7, 184(sp)
    sw t6, 228(sp)
    lw t6, 148(sp)
    sw s2, 148(sp)
    xor t6, s7, t6
    srli s7, t6, 8
    lw s2, 232(sp)
    sw s6, 184(sp)
    lw s6, 188(sp)
    xor a5, a5, a6
    xor s2, s2, s6
    xor s6, s7, s2
    and s6, s6, t1
    slli s7, s6, 8
    xor t6, t6, s7
    xor s7, ra, t6
    and s7, s7, s5
    slli ra, s7, 16
    xor t0, t0, ra
    not t0, t0
    sw t0, 456(a0)
    srli a6, a5, 8
    xor t0, t3, a2
    xor a6, a6, t0
    and a6, a6, t1
    slli t3, a6, 8
    xor a5, a5, t3
    srli t3, a5, 16
    xor a2, s1, s3
    srli s1, a2, 8
    xor t4, t4, t5
    xor t5, s1, t4
    and t5, t5, t1
    slli s1, t5, 8
    xor a2, a2, s1
    xor t3, t3, a2
    and t3, t3, s5
    slli s1, t3, 16
    xor a5, a5, s1
    sw a5, 460(a0)
    xor a5, s0, t2
    srli t2, a5, 16
    xor s0, s11, s10
    xor t2, t2, s0
    and t2, t2, s5
    slli s1, t2, 16
    xor a5, a5, s1
    not a5, a5
    sw a5, 464(a0)
    xor a5, a3, a4
    srli a4, a5, 16
    xor a7, a7, s8
    xor a4, a4, a7
    and a4, a4, s5
    slli a3, a4, 16
    xor a5, a5, a3
    sw a5, 468(a0)
    xor a5, s4, s9
    srli a3, a5, 16
    xor s1, s2, s6
    xor a3, a3, s1
    and a3, a3, s5
    slli s2, a3, 16
    xor a5, a5, s2
    not a5, a5
    sw a5, 472(a0)
    xor a5, t0, a6
    srli a6, a5, 16
    xor t0, t4, t5
    xor a6, a6, t0
    and a6, a6, s5
    slli t4, a6, 16
    xor a5, a5, t4
    sw a5, 476(a0)
    lw a5, 184(sp)
    lw t4, 148(sp)
    xor a5, a5, t4
    not a5, a5
    sw a5, 480(a0)
    lw a5, 228(sp)
    lw t4, 216(sp)
    xor a5, a5, t4
    sw a5, 484(a0)
    xor a5, t6, s7
    not a5, a5
    sw a5, 488(a0)
    xor a5, a2, t3
    sw a5, 492(a0)
    xor a5, s0, t2
    not a5, a5
    sw a5, 496(a0)
    xor a5, a7, a4
    sw a5, 500(a0)
    xor a5, s1, a3
    not a5, a5
    sw a5, 504(a0)
    xor a5, t0, a6
    sw a5, 508(a0)
    lw a5, 180(sp)
    lw a7, 224(sp)
    srli a6, a5, 7
    not a6, a6
    xor a7, a7, a6
    srli t0, a5, 2
    not t0, t0
    srli t2, a5, 6
    srli t3, a5, 3
    not t3, t3
    xor t3, t0, t3
    srli t4, a5, 4
    not t4, t4
    xor t5, t0, t4
    xor t6, a7, t5
    xor a4, t3, t6
    xor t2, t2, a4
    xor t0, t0, t2
    xor a6, t4, a6
    xor a3, t0, a6
    or a2, a6, a3
    srli s0, a5, 5
    not s0, s0
    xor t2, s0, t2
    xor s0, t5, a6
    or s1, t2, s0
    xor s1, a2, s1
    not s2, a5
    xor s3, t2, a3
    xor s4, a4, s3
    xor s6, s2, a3
    xor s7, s4, s6
    xor t4, t4, s7
    or s8, s2, t4
    xor s8, s1, s8
    xor s9, t0, s8
    or s10, t3, t6
    xor s9, s9, s10
    and s10, t5, s3
    xor t0, t0, s10
    xor t0, t0, a2
    xor a2, t6, t4
    xor s10, s2, a4
    and s11, a2, s10
    xor s8, s11, s8
    xor s8, t0, s8
    and s11, a7, s4
    xor ra, a2, s0
    and s5, s7, ra
    xor t0, s5, t0
    xor s5, s11, t0
    xor s11, a7, ra
    and a5, s6, s11
    xor a5, a5, s1
    xor a5, t0, a5
    xor a5, t3, a5
    xor t0, s5, a5
    xor t3, s8, s9
    or t3, s5, t3
    xor s1, t0, t3
    or s1, s8, s1
    xor s1, s9, s1
    and s5, s8, t3
    not s5, s5
    or s8, a5, s9
    and s5, s5, s8
    xor s9, s1, s5
    or a7, a7, s9
    and ra, ra, s5
    or s6, s6, s1
    or s4, s4, s9
    xor t3, t3, s8
    or a5, a5, t3
    xor t0, t0, a5
    or s2, s2, t0
    xor t3, t3, t0
    and a5, a5, t3
    or t3, a4, a5
    xor a4, s2, t3
    xor s2, s4, a4
    xor s2, s6, s2
    xor s6, ra, s2
    xor s8, s1, t0
    and a6, a6, s8
    xor s9, t0, a5
    xor ra, s5, s9
    xor t1, s8, ra
    and t5, t5, t1
    xor t5, a6, t5
    xor t5, s6, t5
    xor a7, a7, t5
    sw a6, 224(sp)
    slli a6, a7, 24
    sw s0, 216(sp)
    srli s0, a7, 8
    or a6, a6, s0
    lw s0, 172(sp)
    and t2, t2, ra
    and a6, a6, s0
    xor t2, a4, t2
    and t1, s3, t1
    and a4, s7, s5
    xor a4, s4, a4
    xor t1, t1, a4
    xor a7, a7, t1
    xor a7, t2, a7
    not t2, a7
    slli s3, t2, 25
    srli t2, t2, 7
    or t2, s3, t2
    lw s3, 164(sp)
    or t0, t4, t0
    and t2, t2, s3
    or a6, a6, t2
    or t2, s11, s1
    and t4, a2, s9
    xor t4, s6, t4
    xor a7, a7, t4
    xor a7, t2, a7
    xor t0, t0, a7
    slli t2, t0, 26
    srli t0, t0, 6
    or t0, t2, t0
    lw t2, 176(sp)
    or a5, t6, a5
    and t0, t0, t2
    or a6, a6, t0
    and t0, a3, s8
    xor t0, t1, t0
    and t1, s10, s9
    xor t4, t4, t0
    xor t4, t5, t4
    xor a5, a5, t4
    xor t1, t1, a5
    xor t3, t3, a4
    xor t1, t1, t3
    xor t0, t0, t1
    xor t3, s2, t0
    not t3, t3
    slli t5, t3, 27
    srli t3, t3, 5
    or t3, t5, t3
    lw t5, 144(sp)
    not t0, t0
    and t3, t3, t5
    or a6, a6, t3
    slli t3, t0, 28
    srli t0, t0, 4
    or t0, t3, t0
    lw t3, 136(sp)
    xor a7, a7, t4
    and t0, t0, t3
    or a6, a6, t0
    lw t0, 216(sp)
    and t0, t0, ra
    xor a7, t0, a7
    lw t0, 224(sp)
    xor a7, t0, a7
    not a7, a7
    slli t0, a7, 29
    srli a7, a7, 3
    or a7, t0, a7
    lw t0, 132(sp)
    and a7, a7, t0
    or a6, a6, a7
    not a7, t1
    slli t1, a7, 30
    srli a7, a7, 2
    or a7, t1, a7
    lw t1, 128(sp)
    and a7, a7, t1
    or a6, a6, a7
    slli a7, a5, 31
    srli a5, a5, 1
    or a5, a7, a5
    lw a7, 124(sp)
    lw t6, 196(sp)
    and a5, a5, a7
    or a5, a6, a5
    lw a6, 212(sp)
    lw a2, 208(sp)
    xor a5, a6, a5
    xori a6, a5, 127
    srli t4, a6, 1
    xor t4, t4, a6
    and t4, t4, t6
    slli a4, t4, 1
    xor a4, a6, a4
    srli a3, a4, 2
    xor a3, a3, a4
    and a3, a3, a2
    slli s1, a3, 2
    xor s1, a4, s1
    srli s2, s1, 4
    xor s2, s2, s1
    lw s4, 204(sp)
    lw s7, 200(sp)
    and s2, s2, s4
    slli s5, s2, 4
    xor s5, s1, s5
    srli s6, s5, 8
    xor s7, a6, s7
    srli s8, s7, 1
    xor s8, s8, s7
    and s8, s8, t6
    slli s9, s8, 1
    xor s9, s7, s9
    srli s10, s9, 2
    xor s10, s10, s9
    and s10, s10, a2
    slli s11, s10, 2
    xor s11, s9, s11
    srli ra, s11, 4
    xor ra, ra, s11
    and ra, ra, s4
    slli a7, ra, 4
    xor a7, s11, a7
    xor s6, s6, a7
    lw t1, 220(sp)
    lw t3, 236(sp)
    and s6, s6, t1
    slli t0, s6, 8
    xor t0, s5, t0
    srli s5, t0, 16
    xor t3, s7, t3
    srli t5, t3, 1
    xor t5, t5, t3
    and t5, t5, t6
    slli t2, t5, 1
    xor t2, t3, t2
    srli s3, t2, 2
    xor s3, s3, t2
    and s3, s3, a2
    slli s0, s3, 2
    xor s0, t2, s0
    sw a5, 236(sp)
    srli a5, s0, 4
    xor a5, a5, s0
    and a5, a5, s4
    sw t5, 200(sp)
    slli t5, a5, 4
    xor t5, s0, t5
    sw s8, 212(sp)
    srli s8, t5, 8
    sw s7, 224(sp)
    lw s7, 180(sp)
    sw t3, 180(sp)
    xor s7, t3, s7
    srli t3, s7, 1
    sw t3, 216(sp)
    xor t3, t3, s7
    and t3, t3, t6
    slli t6, t3, 1
    xor t6, s7, t6
    sw t3, 228(sp)
    srli t3, t6, 2
    xor t3, t3, t6
    and t3, t3, a2
    slli a2, t3, 2
    xor a2, t6, a2
    sw s7, 148(sp)
    srli s7, a2, 4
    xor s7, s7, a2
    and s7, s7, s4
    sw t4, 184(sp)
    slli t4, s7, 4
    xor t4, a2, t4
    xor s8, s8, t4
    and s8, s8, t1
    sw a6, 188(sp)
    slli a6, s8, 8
    xor a6, t5, a6
    xor t5, s5, a6
    lw s5, 192(sp)
    sw s7, 232(sp)
    and t5, t5, s5
    slli s7, t5, 16
    xor t0, t0, s7
    # round 7 (aes.dsl:47)
    not t0, t0
    sw t0, 512(a0)
    xor a7, a7, s6
    srli t0, a7, 16
    xor t4, t4, s8
    xor t0, t0, t4
    and t0, t0, s5
    slli s6, t0, 16
    xor a7, a7, s6
    not a7, a7
    sw a7, 516(a0)
    xor a6, a6, t5
    not a6, a6
    sw a6, 520(a0)
    xor a6, t4, t0
    not a6, a6
    sw a6, 524(a0)
    xor a6, a4, a3
    srli a7, a6, 4
    xor a7, a7, a6
    and a7, a7, s4
    slli t0, a7, 4
    xor t0, a6, t0
    srli t4, t0, 8
    xor t5, s9, s10
    srli a4, t5, 4
    xor a4, a4, t5
    and a4, a4, s4
    slli a3, a4, 4
    xor a3, t5, a3
    xor t4, t4, a3
    and t4, t4, t1
    slli s6, t4, 8
    xor t0, t0, s6
    srli s6, t0, 16
    xor t2, t2, s3
    srli s3, t2, 4
    xor s3, s3, t2
    and s3, s3, s4
    slli s7, s3, 4
    xor s7, t2, s7
    srli s8, s7, 8
    xor t3, t6, t3
    srli t6, t3, 4
    xor t6, t6, t3
    and t6, t6, s4
    slli s9, t6, 4
    xor s9, t3, s9
    xor s8, s8, s9
    and s8, s8, t1
    slli s10, s8, 8
    xor s7, s7, s10
    xor s6, s6, s7
    and s6, s6, s5
    slli s10, s6, 16
    xor t0, t0, s10
    not t0, t0
    sw t0, 528(a0)
    xor t0, a3, t4
    srli t4, t0, 16
    xor a3, s9, s8
    xor t4, t4, a3
    and t4, t4, s5
    slli s8, t4, 16
    xor t0, t0, s8
    not t0, t0
    sw t0, 532(a0)
    xor t0, s7, s6
    not t0, t0
    sw t0, 536(a0)
    xor t0, a3, t4
    not t0, t0
    sw t0, 540(a0)
    xor t0, s1, s2
    srli t4, t0, 8
    xor a3, s11, ra
    xor t4, t4, a3
    and t4, t4, t1
    slli s1, t4, 8
    xor t0, t0, s1
    srli s1, t0, 16
    xor a5, s0, a5
    lw s2, 232(sp)
    srli s0, a5, 8
    xor a2, a2, s2
    xor s0, s0, a2
    and s0, s0, t1
    slli s2, s0, 8
    xor a5, a5, s2
    xor s1, s1, a5
    and s1, s1, s5
    slli s2, s1, 16
    xor t0, t0, s2
    sw t0, 544(a0)
    xor t0, a3, t4
    srli t4, t0, 16
    xor a3, a2, s0
    xor t4, t4, a3
    and t4, t4, s5
    slli a2, t4, 16
    xor t0, t0, a2
    sw t0, 548(a0)
    xor a5, a5, s1
    sw a5, 552(a0)
    xor a5, a3, t4
    sw a5, 556(a0)
    lw a5, 188(sp)
    lw t0, 184(sp)
    lw t4, 208(sp)
    xor a5, a5, t0
    srli t0, a5, 2
    xor t0, t0, a5
    and t0, t0, t4
    xor a3, a5, t0
    srli a2, a3, 4
    xor a2, a2, a3
    and a2, a2, s4
    xor s0, a3, a2
    srli s1, s0, 8
    lw s2, 224(sp)
    lw s6, 212(sp)
    xor s6, s2, s6
    srli s7, s6, 2
    xor s7, s7, s6
    and s7, s7, t4
    xor s8, s6, s7
    srli s9, s8, 4
    xor s9, s9, s8
    and s9, s9, s4
    xor s10, s8, s9
    xor s1, s1, s10
    and s1, s1, t1
    slli s11, s1, 8
    xor s0, s0, s11
    srli s11, s0, 16
    lw ra, 180(sp)
    lw s2, 200(sp)
    sw t6, 200(sp)
    xor s2, ra, s2
    srli ra, s2, 2
    xor ra, ra, s2
    and ra, ra, t4
    xor t6, s2, ra
    sw t3, 212(sp)
    srli t3, t6, 4
    xor t3, t3, t6
    and t3, t3, s4
    sw s3, 184(sp)
    xor s3, t6, t3
    sw t2, 188(sp)
    srli t2, s3, 8
    sw a4, 232(sp)
    lw a4, 148(sp)
    sw t5, 168(sp)
    lw t5, 228(sp)
    sw a7, 228(sp)
    xor t5, a4, t5
    srli a4, t5, 2
    xor a4, a4, t5
    and a4, a4, t4
    xor t4, t5, a4
    srli a7, t4, 4
    xor a7, a7, t4
    and a7, a7, s4
    sw a6, 240(sp)
    xor a6, t4, a7
    xor t2, t2, a6
    and t2, t2, t1
    sw t4, 244(sp)
    slli t4, t2, 8
    xor t4, s3, t4
    xor s3, s11, t4
    and s3, s3, s5
    slli s11, s3, 16
    xor s0, s0, s11
    not s0, s0
    sw s0, 560(a0)
    xor s0, s10, s1
    srli s1, s0, 16
    xor a6, a6, t2
    xor t2, s1, a6
    and t2, t2, s5
    slli s1, t2, 16
    xor s0, s0, s1
    not s0, s0
    sw s0, 564(a0)
    xor t4, t4, s3
    not t4, t4
    sw t4, 568(a0)
    xor a6, a6, t2
    not a6, a6
    sw a6, 572(a0)
    slli a6, t0, 2
    xor a5, a5, a6
    srli a6, a5, 4
    xor a6, a6, a5
    and a6, a6, s4
    slli t0, a6, 4
    xor t0, a5, t0
    srli t2, t0, 8
    slli t4, s7, 2
    xor t4, s6, t4
    srli s0, t4, 4
    xor s0, s0, t4
    and s0, s0, s4
    slli s1, s0, 4
    xor s1, t4, s1
    xor t2, t2, s1
    and t2, t2, t1
    slli s3, t2, 8
    xor t0, t0, s3
    srli s3, t0, 16
    slli s6, ra, 2
    xor s2, s2, s6
    srli s6, s2, 4
    xor s6, s6, s2
    and s6, s6, s4
    slli s7, s6, 4
    xor s7, s2, s7
    srli s10, s7, 8
    slli a4, a4, 2
    xor t5, t5, a4
    srli a4, t5, 4
    xor a4, a4, t5
    and a4, a4, s4
    slli s11, a4, 4
    xor s11, t5, s11
    xor s10, s10, s11
    and s10, s10, t1
    slli ra, s10, 8
    xor s7, s7, ra
    xor s3, s3, s7
    and s3, s3, s5
    slli ra, s3, 16
    xor t0, t0, ra
    not t0, t0
    sw t0, 576(a0)
    slli t0, a2, 4
    xor t0, a3, t0
    srli a3, t0, 8
    slli a2, s9, 4
    xor a2, s8, a2
    xor a3, a3, a2
    and a3, a3, t1
    slli s8, a3, 8
    xor t0, t0, s8
    srli s8, t0, 16
    slli t3, t3, 4
    xor t3, t6, t3
    srli t6, t3, 8
    lw s9, 244(sp)
    slli a7, a7, 4
    xor a7, s9, a7
    xor t6, t6, a7
    and t6, t6, t1
    slli s9, t6, 8
    xor t3, t3, s9
    xor s8, s8, t3
    and s8, s8, s5
    slli s9, s8, 16
    xor t0, t0, s9
    sw t0, 580(a0)
    lw t0, 240(sp)
    lw s9, 228(sp)
    lw ra, 168(sp)
    xor t0, t0, s9
    srli s9, t0, 8
    lw s4, 232(sp)
    sw s8, 232(sp)
    xor s4, ra, s4
    xor s9, s9, s4
    and s9, s9, t1
    slli ra, s9, 8
    xor t0, t0, ra
    srli ra, t0, 16
    lw s8, 188(sp)
    sw t3, 168(sp)
    lw t3, 184(sp)
    sw s3, 184(sp)
    xor t3, s8, t3
    srli s8, t3, 8
    lw s3, 212(sp)
    sw s7, 188(sp)
    lw s7, 200(sp)
    xor a5, a5, a6
    xor s3, s3, s7
    xor s7, s8, s3
    and s7, s7, t1
    slli s8, s7, 8
    xor t3, t3, s8
    xor s8, ra, t3
    and s8, s8, s5
    slli ra, s8, 16
    xor t0, t0, ra
    not t0, t0
    sw t0, 584(a0)
    srli a6, a5, 8
    xor t0, t4, s0
    xor a6, a6, t0
    and a6, a6, t1
    slli t4, a6, 8
    xor a5, a5, t4
    srli t4, a5, 16
    xor s0, s2, s6
    srli s2, s0, 8
    xor t5, t5, a4
    xor a4, s2, t5
    and a4, a4, t1
    slli s2, a4, 8
    xor s0, s0, s2
    xor t4, t4, s0
    and t4, t4, s5
    slli s2, t4, 16
    xor a5, a5, s2
    sw a5, 588(a0)
    xor a5, s1, t2
    srli t2, a5, 16
    xor s1, s11, s10
    xor t2, t2, s1
    and t2, t2, s5
    slli s2, t2, 16
    xor a5, a5, s2
    not a5, a5
    sw a5, 592(a0)
    xor a5, a2, a3
    srli a3, a5, 16
    xor a7, a7, t6
    xor t6, a3, a7
    and t6, t6, s5
    slli a3, t6, 16
    xor a5, a5, a3
    sw a5, 596(a0)
    xor a5, s4, s9
    srli a3, a5, 16
    xor a2, s3, s7
    xor a3, a3, a2
    and a3, a3, s5
    slli s2, a3, 16
    xor a5, a5, s2
    not a5, a5
    sw a5, 600(a0)
    xor a5, t0, a6
    srli a6, a5, 16
    xor t0, t5, a4
    xor a6, a6, t0
    and a6, a6, s5
    slli t5, a6, 16
    xor a5, a5, t5
    sw a5, 604(a0)
    lw a5, 188(sp)
    lw t5, 184(sp)
    xor a5, a5, t5
    not a5, a5
    sw a5, 608(a0)
    lw a5, 168(sp)
    lw t5, 232(sp)
    xor a5, a5, t5
    sw a5, 612(a0)
    xor a5, t3, s8
    not a5, a5
    sw a5, 616(a0)
    xor a5, s0, t4
    sw a5, 620(a0)
    xor a5, s1, t2
    not a5, a5
    sw a5, 624(a0)
    xor a5, a7, t6
    sw a5, 628(a0)
    xor a5, a2, a3
    not a5, a5
    sw a5, 632(a0)
    xor a5, t0, a6
    sw a5, 636(a0)
    lw a5, 148(sp)
    lw a7, 216(sp)
    srli a6, a5, 7
    not a6, a6
    xor a7, a7, a6
    srli t0, a5, 2
    not t0, t0
    srli t2, a5, 6
    srli t3, a5, 3
    not t3, t3
    xor t3, t0, t3
    srli t4, a5, 4
    not t4, t4
    xor t5, t0, t4
    xor t6, a7, t5
    xor a4, t3, t6
    xor t2, t2, a4
    xor t0, t0, t2
    xor a6, t4, a6
    xor a3, t0, a6
    or a2, a6, a3
    srli s0, a5, 5
    not s0, s0
    xor t2, s0, t2
    xor s0, t5, a6
    or s1, t2, s0
    xor s1, a2, s1
    not s2, a5
    xor s3, t2, a3
    xor s4, a4, s3
    xor s6, s2, a3
    xor s7, s4, s6
    xor t4, t4, s7
    or s8, s2, t4
    xor s8, s1, s8
    xor s9, t0, s8
    or s10, t3, t6
    xor s9, s9, s10
    and s10, t5, s3
    xor t0, t0, s10
    xor t0, t0, a2
    xor a2, t6, t4
    xor s10, s2, a4
    and s11, a2, s10
    xor s8, s11, s8
    xor s8, t0, s8
    and s11, a7, s4
    xor ra, a2, s0
    and s5, s7, ra
    xor t0, s5, t0
    xor s5, s11, t0
    xor s11, a7, ra
    and a5, s6, s11
    xor a5, a5, s1
    xor a5, t0, a5
    xor a5, t3, a5
    xor t0, s5, a5
    xor t3, s8, s9
    or t3, s5, t3
    xor s1, t0, t3
    or s1, s8, s1
    xor s1, s9, s1
    and s5, s8, t3
    not s5, s5
    or s8, a5, s9
    and s5, s5, s8
    xor s9, s1, s5
    or a7, a7, s9
    and ra, ra, s5
    or s6, s6, s1
    or s4, s4, s9
    xor t3, t3, s8
    or a5, a5, t3
    xor t0, t0, a5
    or s2, s2, t0
    xor t3, t3, t0
    and a5, a5, t3
    or t3, a4, a5
    xor a4, s2, t3
    xor s2, s4, a4
    xor s2, s6, s2
    xor s6, ra, s2
    xor s8, s1, t0
    and a6, a6, s8
    xor s9, t0, a5
    xor ra, s5, s9
    xor t1, s8, ra
    and t5, t5, t1
    xor t5, a6, t5
    xor t5, s6, t5
    xor a7, a7, t5
    sw a6, 216(sp)
    slli a6, a7, 24
    sw s0, 232(sp)
    srli s0, a7, 8
    or a6, a6, s0
    lw s0, 172(sp)
    and t2, t2, ra
    and a6, a6, s0
    xor t2, a4, t2
    and t1, s3, t1
    and a4, s7, s5
    xor a4, s4, a4
    xor t1, t1, a4
    xor a7, a7, t1
    xor a7, t2, a7
    not t2, a7
    slli s3, t2, 25
    srli t2, t2, 7
    or t2, s3, t2
    lw s3, 164(sp)
    or t0, t4, t0
    and t2, t2, s3
    or a6, a6, t2
    or t2, s11, s1
    and t4, a2, s9
    xor t4, s6, t4
    xor a7, a7, t4
    xor a7, t2, a7
    xor t0, t0, a7
    slli t2, t0, 26
    srli t0, t0, 6
    or t0, t2, t0
    lw t2, 176(sp)
    or a5, t6, a5
    and t0, t0, t2
    or a6, a6, t0
    and t0, a3, s8
    xor t0, t1, t0
    and t1, s10, s9
    xor t4, t4, t0
    xor t4, t5, t4
    xor a5, a5, t4
    xor t1, t1, a5
    xor t3, t3, a4
    xor t1, t1, t3
    xor t0, t0, t1
    xor t3, s2, t0
    not t3, t3
    slli t5, t3, 27
    srli t3, t3, 5
    or t3, t5, t3
    lw t5, 144(sp)
    not t0, t0
    and t3, t3, t5
    or a6, a6, t3
    slli t3, t0, 28
    srli t0, t0, 4
    or t0, t3, t0
    lw t3, 136(sp)
    xor a7, a7, t4
    and t0, t0, t3
    or a6, a6, t0
    lw t0, 232(sp)
    and t0, t0, ra
    xor a7, t0, a7
    lw t0, 216(sp)
    xor a7, t0, a7
    not a7, a7
    slli t0, a7, 29
    srli a7, a7, 3
    or a7, t0, a7
    lw t0, 132(sp)
    and a7, a7, t0
    or a6, a6, a7
    not a7, t1
    slli t1, a7, 30
    srli a7, a7, 2
    or a7, t1, a7
    lw t1, 128(sp)
    and a7, a7, t1
    or a6, a6, a7
    slli a7, a5, 31
    srli a5, a5, 1
    or a5, a7, a5
    lw a7, 124(sp)
    lw t6, 196(sp)
    and a5, a5, a7
    or a5, a6, a5
    lw a6, 236(sp)
    lw a2, 208(sp)
    xor a5, a6, a5
    xori a6, a5, 255
    srli t4, a6, 1
    xor t4, t4, a6
    and t4, t4, t6
    slli a4, t4, 1
    xor a4, a6, a4
    srli a3, a4, 2
    xor a3, a3, a4
    and a3, a3, a2
    slli s1, a3, 2
    xor s1, a4, s1
    srli s2, s1, 4
    xor s2, s2, s1
    lw s4, 204(sp)
    lw s7, 224(sp)
    and s2, s2, s4
    slli s5, s2, 4
    xor s5, s1, s5
    srli s6, s5, 8
    xor s7, a6, s7
    srli s8, s7, 1
    xor s8, s8, s7
    and s8, s8, t6
    slli s9, s8, 1
    xor s9, s7, s9
    srli s10, s9, 2
    xor s10, s10, s9
    and s10, s10, a2
    slli s11, s10, 2
    xor s11, s9, s11
    srli ra, s11, 4
    xor ra, ra, s11
    and ra, ra, s4
    slli a7, ra, 4
    xor a7, s11, a7
    xor s6, s6, a7
    lw t1, 220(sp)
    lw t3, 180(sp)
    and s6, s6, t1
    slli t0, s6, 8
    xor t0, s5, t0
    srli s5, t0, 16
    xor t3, s7, t3
    srli t5, t3, 1
    xor t5, t5, t3
    and t5, t5, t6
    slli t2, t5, 1
    xor t2, t3, t2
    srli s3, t2, 2
    xor s3, s3, t2
    and s3, s3, a2
    slli s0, s3, 2
    xor s0, t2, s0
    sw a5, 180(sp)
    srli a5, s0, 4
    xor a5, a5, s0
    and a5, a5, s4
    sw t5, 224(sp)
    slli t5, a5, 4
    xor t5, s0, t5
    sw s8, 236(sp)
    srli s8, t5, 8
    sw s7, 216(sp)
    lw s7, 148(sp)
    sw t3, 148(sp)
    xor s7, t3, s7
    srli t3, s7, 1
    sw t3, 232(sp)
    xor t3, t3, s7
    and t3, t3, t6
    slli t6, t3, 1
    xor t6, s7, t6
    sw t3, 168(sp)
    srli t3, t6, 2
    xor t3, t3, t6
    and t3, t3, a2
    slli a2, t3, 2
    xor a2, t6, a2
    sw s7, 184(sp)
    srli s7, a2, 4
    xor s7, s7, a2
    and s7, s7, s4
    sw t4, 188(sp)
    slli t4, s7, 4
    xor t4, a2, t4
    xor s8, s8, t4
    and s8, s8, t1
    sw a6, 200(sp)
    slli a6, s8, 8
    xor a6, t5, a6
    xor t5, s5, a6
    lw s5, 192(sp)
    sw s7, 212(sp)
    and t5, t5, s5
    slli s7, t5, 16
    xor t0, t0, s7
    # round 8 (aes.dsl:47)
    not t0, t0
    sw t0, 640(a0)
    xor a7, a7, s6
    srli t0, a7, 16
    xor t4, t4, s8
    xor t0, t0, t4
    and t0, t0, s5
    slli s6, t0, 16
    xor a7, a7, s6
    not a7, a7
    sw a7, 644(a0)
    xor a6, a6, t5
    not a6, a6
    sw a6, 648(a0)
    xor a6, t4, t0
    not a6, a6
    sw a6, 652(a0)
    xor a6, a4, a3
    srli a7, a6, 4
    xor a7, a7, a6
    and a7, a7, s4
    slli t0, a7, 4
    xor t0, a6, t0
    srli t4, t0, 8
    xor t5, s9, s10
    srli a4, t5, 4
    xor a4, a4, t5
    and a4, a4, s4
    slli a3, a4, 4
    xor a3, t5, a3
    xor t4, t4, a3
    and t4, t4, t1
    slli s6, t4, 8
    xor t0, t0, s6
    srli s6, t0, 16
    xor t2, t2, s3
    srli s3, t2, 4
    xor s3, s3, t2
    and s3, s3, s4
    slli s7, s3, 4
    xor s7, t2, s7
    srli s8, s7, 8
    xor t3, t6, t3
    srli t6, t3, 4
    xor t6, t6, t3
    and t6, t6, s4
    slli s9, t6, 4
    xor s9, t3, s9
    xor s8, s8, s9
    and s8, s8, t1
    slli s10, s8, 8
    xor s7, s7, s10
    xor s6, s6, s7
    and s6, s6, s5
    slli s10, s6, 16
    xor t0, t0, s10
    not t0, t0
    sw t0, 656(a0)
    xor t0, a3, t4
    srli t4, t0, 16
    xor a3, s9, s8
    xor t4, t4, a3
    and t4, t4, s5
    slli s8, t4, 16
    xor t0, t0, s8
    not t0, t0
    sw t0, 660(a0)
    xor t0, s7, s6
    not t0, t0
    sw t0, 664(a0)
    xor t0, a3, t4
    not t0, t0
    sw t0, 668(a0)
    xor t0, s1, s2
    srli t4, t0, 8
    xor a3, s11, ra
    xor t4, t4, a3
    and t4, t4, t1
    slli s1, t4, 8
    xor t0, t0, s1
    srli s1, t0, 16
    xor a5, s0, a5
    lw s2, 212(sp)
    srli s0, a5, 8
    xor a2, a2, s2
    xor s0, s0, a2
    and s0, s0, t1
    slli s2, s0, 8
    xor a5, a5, s2
    xor s1, s1, a5
    and s1, s1, s5
    slli s2, s1, 16
    xor t0, t0, s2
    sw t0, 672(a0)
    xor t0, a3, t4
    srli t4, t0, 16
    xor a3, a2, s0
    xor t4, t4, a3
    and t4, t4, s5
    slli a2, t4, 16
    xor t0, t0, a2
    sw t0, 676(a0)
    xor a5, a5, s1
    sw a5, 680(a0)
    xor a5, a3, t4
    sw a5, 684(a0)
    lw a5, 200(sp)
    lw t0, 188(sp)
    lw t4, 208(sp)
    xor a5, a5, t0
    srli t0, a5, 2
    xor t0, t0, a5
    and t0, t0, t4
    xor a3, a5, t0
    srli a2, a3, 4
    xor a2, a2, a3
    and a2, a2, s4
    xor s0, a3, a2
    srli s1, s0, 8
    lw s2, 216(sp)
    lw s6, 236(sp)
    xor s6, s2, s6
    srli s7, s6, 2
    xor s7, s7, s6
    and s7, s7, t4
    xor s8, s6, s7
    srli s9, s8, 4
    xor s9, s9, s8
    and s9, s9, s4
    xor s10, s8, s9
    xor s1, s1, s10
    and s1, s1, t1
    slli s11, s1, 8
    xor s0, s0, s11
    srli s11, s0, 16
    lw ra, 148(sp)
    lw s2, 224(sp)
    sw t6, 224(sp)
    xor s2, ra, s2
    srli ra, s2, 2
    xor ra, ra, s2
    and ra, ra, t4
    xor t6, s2, ra
    sw t3, 236(sp)
    srli t3, t6, 4
    xor t3, t3, t6
    and t3, t3, s4
    sw s3, 188(sp)
    xor s3, t6, t3
    sw t2, 200(sp)
    srli t2, s3, 8
    sw a4, 212(sp)
    lw a4, 184(sp)
    sw t5, 228(sp)
    lw t5, 168(sp)
    sw a7, 168(sp)
    xor t5, a4, t5
    srli a4, t5, 2
    xor a4, a4, t5
    and a4, a4, t4
    xor t4, t5, a4
    srli a7, t4, 4
    xor a7, a7, t4
    and a7, a7, s4
    sw a6, 240(sp)
    xor a6, t4, a7
    xor t2, t2, a6
    and t2, t2, t1
    sw t4, 244(sp)
    slli t4, t2, 8
    xor t4, s3, t4
    xor s3, s11, t4
    and s3, s3, s5
    slli s11, s3, 16
    xor s0, s0, s11
    not s0, s0
    sw s0, 688(a0)
    xor s0, s10, s1
    srli s1, s0, 16
    xor a6, a6, t2
    xor t2, s1, a6
    and t2, t2, s5
    slli s1, t2, 16
    xor s0, s0, s1
    not s0, s0
    sw s0, 692(a0)
    xor t4, t4, s3
    not t4, t4
    sw t4, 696(a0)
    xor a6, a6, t2
    not a6, a6
    sw a6, 700(a0)
    slli a6, t0, 2
    xor a5, a5, a6
    srli a6, a5, 4
    xor a6, a6, a5
    and a6, a6, s4
    slli t0, a6, 4
    xor t0, a5, t0
    srli t2, t0, 8
    slli t4, s7, 2
    xor t4, s6, t4
    srli s0, t4, 4
    xor s0, s0, t4
    and s0, s0, s4
    slli s1, s0, 4
    xor s1, t4, s1
    xor t2, t2, s1
    and t2, t2, t1
    slli s3, t2, 8
    xor t0, t0, s3
    srli s3, t0, 16
    slli s6, ra, 2
    xor s2, s2, s6
    srli s6, s2, 4
    xor s6, s6, s2
    and s6, s6, s4
    slli s7, s6, 4
    xor s7, s2, s7
    srli s10, s7, 8
    slli a4, a4, 2
    xor t5, t5, a4
    srli a4, t5, 4
    xor a4, a4, t5
    and a4, a4, s4
    slli s11, a4, 4
    xor s11, t5, s11
    xor s10, s10, s11
    and s10, s10, t1
    slli ra, s10, 8
    xor s7, s7, ra
    xor s3, s3, s7
    and s3, s3, s5
    slli ra, s3, 16
    xor t0, t0, ra
    not t0, t0
    sw t0, 704(a0)
    slli t0, a2, 4
    xor t0, a3, t0
    srli a3, t0, 8
    slli a2, s9, 4
    xor a2, s8, a2
    xor a3, a3, a2
    and a3, a3, t1
    slli s8, a3, 8
    xor t0, t0, s8
    srli s8, t0, 16
    slli t3, t3, 4
    xor t3, t6, t3
    srli t6, t3, 8
    lw s9, 244(sp)
    slli a7, a7, 4
    xor a7, s9, a7
    xor t6, t6, a7
    and t6, t6, t1
    slli s9, t6, 8
    xor t3, t3, s9
    xor s8, s8, t3
    and s8, s8, s5
    slli s9, s8, 16
    xor t0, t0, s9
    sw t0, 708(a0)
    lw t0, 240(sp)
    lw s9, 168(sp)
    lw ra, 228(sp)
    xor t0, t0, s9
    srli s9, t0, 8
    lw s4, 212(sp)
    sw s8, 212(sp)
    xor s4, ra, s4
    xor s9, s9, s4
    and s9, s9, t1
    slli ra, s9, 8
    xor t0, t0, ra
    srli ra, t0, 16
    lw s8, 200(sp)
    sw t3, 228(sp)
    lw t3, 188(sp)
    sw s3, 188(sp)
    xor t3, s8, t3
    srli s8, t3, 8
    lw s3, 236(sp)
    sw s7, 200(sp)
    lw s7, 224(sp)
    xor a5, a5, a6
    xor s3, s3, s7
    xor s7, s8, s3
    and s7, s7, t1
    slli s8, s7, 8
    xor t3, t3, s8
    xor s8, ra, t3
    and s8, s8, s5
    slli ra, s8, 16
    xor t0, t0, ra
    not t0, t0
    sw t0, 712(a0)
    srli a6, a5, 8
    xor t0, t4, s0
    xor a6, a6, t0
    and a6, a6, t1
    slli t4, a6, 8
    xor a5, a5, t4
    srli t4, a5, 16
    xor s0, s2, s6
    srli s2, s0, 8
    xor t5, t5, a4
    xor a4, s2, t5
    and a4, a4, t1
    slli s2, a4, 8
    xor s0, s0, s2
    xor t4, t4, s0
    and t4, t4, s5
    slli s2, t4, 16
    xor a5, a5, s2
    sw a5, 716(a0)
    xor a5, s1, t2
    srli t2, a5, 16
    xor s1, s11, s10
    xor t2, t2, s1
    and t2, t2, s5
    slli s2, t2, 16
    xor a5, a5, s2
    not a5, a5
    sw a5, 720(a0)
    xor a5, a2, a3
    srli a3, a5, 16
    xor a7, a7, t6
    xor t6, a3, a7
    and t6, t6, s5
    slli a3, t6, 16
    xor a5, a5, a3
    sw a5, 724(a0)
    xor a5, s4, s9
    srli a3, a5, 16
    xor a2, s3, s7
    xor a3, a3, a2
    and a3, a3, s5
    slli s2, a3, 16
    xor a5, a5, s2
    not a5, a5
    sw a5, 728(a0)
    xor a5, t0, a6
    srli a6, a5, 16
    xor t0, t5, a4
    xor a6, a6, t0
    and a6, a6, s5
    slli t5, a6, 16
    xor a5, a5, t5
    sw a5, 732(a0)
    lw a5, 200(sp)
    lw t5, 188(sp)
    xor a5, a5, t5
    not a5, a5
    sw a5, 736(a0)
    lw a5, 228(sp)
    lw t5, 212(sp)
    xor a5, a5, t5
    sw a5, 740(a0)
    xor a5, t3, s8
    not a5, a5
    sw a5, 744(a0)
    xor a5, s0, t4
    sw a5, 748(a0)
    xor a5, s1, t2
    not a5, a5
    sw a5, 752(a0)
    xor a5, a7, t6
    sw a5, 756(a0)
    xor a5, a2, a3
    not a5, a5
    sw a5, 760(a0)
    xor a5, t0, a6
    sw a5, 764(a0)
    lw a5, 184(sp)
    lw a7, 232(sp)
    srli a6, a5, 7
    not a6, a6
    xor a7, a7, a6
    srli t0, a5, 2
    not t0, t0
    srli t2, a5, 6
    srli t3, a5, 3
    not t3, t3
    xor t3, t0, t3
    srli t4, a5, 4
    not t4, t4
    xor t5, t0, t4
    xor t6, a7, t5
    xor a4, t3, t6
    xor t2, t2, a4
    xor t0, t0, t2
    xor a6, t4, a6
    xor a3, t0, a6
    or a2, a6, a3
    srli s0, a5, 5
    not s0, s0
    xor t2, s0, t2
    xor s0, t5, a6
    or s1, t2, s0
    xor s1, a2, s1
    not s2, a5
    xor s3, t2, a3
    xor s4, a4, s3
    xor s6, s2, a3
    xor s7, s4, s6
    xor t4, t4, s7
    or s8, s2, t4
    xor s8, s1, s8
    xor s9, t0, s8
    or s10, t3, t6
    xor s9, s9, s10
    and s10, t5, s3
    xor t0, t0, s10
    xor t0, t0, a2
    xor a2, t6, t4
    xor s10, s2, a4
    and s11, a2, s10
    xor s8, s11, s8
    xor s8, t0, s8
    and s11, a7, s4
    xor ra, a2, s0
    and s5, s7, ra
    xor t0, s5, t0
    xor s5, s11, t0
    xor s11, a7, ra
    and a5, s6, s11
    xor a5, a5, s1
    xor a5, t0, a5
    xor a5, t3, a5
    xor t0, s5, a5
    xor t3, s8, s9
    or t3, s5, t3
    xor s1, t0, t3
    or s1, s8, s1
    xor s1, s9, s1
    and s5, s8, t3
    not s5, s5
    or s8, a5, s9
    and s5, s5, s8
    xor s9, s1, s5
    or a7, a7, s9
    and ra, ra, s5
    or s6, s6, s1
    or s4, s4, s9
    xor t3, t3, s8
    or a5, a5, t3
    xor t0, t0, a5
    or s2, s2, t0
    xor t3, t3, t0
    and a5, a5, t3
    or t3, a4, a5
    xor a4, s2, t3
    xor s2, s4, a4
    xor s2, s6, s2
    xor s6, ra, s2
    xor s8, s1, t0
    and a6, a6, s8
    xor s9, t0, a5
    xor ra, s5, s9
    xor t1, s8, ra
    and t5, t5, t1
    xor t5, a6, t5
    xor t5, s6, t5
    xor a7, a7, t5
    sw a6, 232(sp)
    slli a6, a7, 24
    sw s0, 212(sp)
    srli s0, a7, 8
    or a6, a6, s0
    lw s0, 172(sp)
    and t2, t2, ra
    and a6, a6, s0
    xor t2, a4, t2
    and t1, s3, t1
    and a4, s7, s5
    xor a4, s4, a4
    xor t1, t1, a4
    xor a7, a7, t1
    xor a7, t2, a7
    not t2, a7
    slli s3, t2, 25
    srli t2, t2, 7
    or t2, s3, t2
    lw s3, 164(sp)
    or t0, t4, t0
    and t2, t2, s3
    or a6, a6, t2
    or t2, s11, s1
    and t4, a2, s9
    xor t4, s6, t4
    xor a7, a7, t4
    xor a7, t2, a7
    xor t0, t0, a7
    slli t2, t0, 26
    srli t0, t0, 6
    or t0, t2, t0
    lw t2, 176(sp)
    or a5, t6, a5
    and t0, t0, t2
    or a6, a6, t0
    and t0, a3, s8
    xor t0, t1, t0
    and t1, s10, s9
    xor t4, t4, t0
    xor t4, t5, t4
    xor a5, a5, t4
    xor t1, t1, a5
    xor t3, t3, a4
    xor t1, t1, t3
    xor t0, t0, t1
    xor t3, s2, t0
    not t3, t3
    slli t5, t3, 27
    srli t3, t3, 5
    or t3, t5, t3
    lw t5, 144(sp)
    not t0, t0
    and t3, t3, t5
    or a6, a6, t3
    slli t3, t0, 28
    srli t0, t0, 4
    or t0, t3, t0
    lw t3, 136(sp)
    xor a7, a7, t4
    and t0, t0, t3
    or a6, a6, t0
    lw t0, 212(sp)
    and t0, t0, ra
    xor a7, t0, a7
    lw t0, 232(sp)
    xor a7, t0, a7
    not a7, a7
    slli t0, a7, 29
    srli a7, a7, 3
    or a7, t0, a7
    lw t0, 132(sp)
    and a7, a7, t0
    or a6, a6, a7
    not a7, t1
    slli t1, a7, 30
    srli a7, a7, 2
    or a7, t1, a7
    lw t1, 128(sp)
    and a7, a7, t1
    or a6, a6, a7
    slli a7, a5, 31
    srli a5, a5, 1
    or a5, a7, a5
    lw a7, 124(sp)
    lw t6, 196(sp)
    and a5, a5, a7
    or a5, a6, a5
    lw a6, 180(sp)
    lw a2, 208(sp)
    xor a5, a6, a5
    xori a6, a5, 228
    srli t4, a6, 1
    xor t4, t4, a6
    and t4, t4, t6
    slli a4, t4, 1
    xor a4, a6, a4
    srli a3, a4, 2
    xor a3, a3, a4
    and a3, a3, a2
    slli s1, a3, 2
    xor s1, a4, s1
    srli s2, s1, 4
    xor s2, s2, s1
    lw s4, 204(sp)
    lw s7, 216(sp)
    and s2, s2, s4
    slli s5, s2, 4
    xor s5, s1, s5
    srli s6, s5, 8
    xor s7, a6, s7
    srli s8, s7, 1
    xor s8, s8, s7
    and s8, s8, t6
    slli s9, s8, 1
    xor s9, s7, s9
    srli s10, s9, 2
    xor s10, s10, s9
    and s10, s10, a2
    slli s11, s10, 2
    xor s11, s9, s11
    srli ra, s11, 4
    xor ra, ra, s11
    and ra, ra, s4
    slli a7, ra, 4
    xor a7, s11, a7
    xor s6, s6, a7
    lw t1, 220(sp)
    lw t3, 148(sp)
    and s6, s6, t1
    slli t0, s6, 8
    xor t0, s5, t0
    srli s5, t0, 16
    xor t3, s7, t3
    srli t5, t3, 1
    xor t5, t5, t3
    and t5, t5, t6
    slli t2, t5, 1
    xor t2, t3, t2
    srli s3, t2, 2
    xor s3, s3, t2
    and s3, s3, a2
    slli s0, s3, 2
    xor s0, t2, s0
    sw a5, 148(sp)
    srli a5, s0, 4
    xor a5, a5, s0
    and a5, a5, s4
    sw t5, 216(sp)
    slli t5, a5, 4
    xor t5, s0, t5
    sw s8, 180(sp)
    srli s8, t5, 8
    sw s7, 232(sp)
    lw s7, 184(sp)
    sw t3, 184(sp)
    xor s7, t3, s7
    srli t3, s7, 1
    sw t3, 212(sp)
    xor t3, t3, s7
    and t3, t3, t6
    slli t6, t3, 1
    xor t6, s7, t6
    sw t3, 228(sp)
    srli t3, t6, 2
    xor t3, t3, t6
    and t3, t3, a2
    slli a2, t3, 2
    xor a2, t6, a2
    sw s7, 188(sp)
    srli s7, a2, 4
    xor s7, s7, a2
    and s7, s7, s4
    sw t4, 200(sp)
    slli t4, s7, 4
    xor t4, a2, t4
    xor s8, s8, t4
    and s8, s8, t1
    sw a6, 224(sp)
    slli a6, s8, 8
    xor a6, t5, a6
    xor t5, s5, a6
    lw s5, 192(sp)
    sw s7, 236(sp)
    and t5, t5, s5
    slli s7, t5, 16
    xor t0, t0, s7
    # round 9 (aes.dsl:47)
    not t0, t0
    sw t0, 768(a0)
    xor a7, a7, s6
    srli t0, a7, 16
    xor t4, t4, s8
    xor t0, t0, t4
    and t0, t0, s5
    slli s6, t0, 16
    xor a7, a7, s6
    not a7, a7
    sw a7, 772(a0)
    xor a6, a6, t5
    not a6, a6
    sw a6, 776(a0)
    xor a6, t4, t0
    not a6, a6
    sw a6, 780(a0)
    xor a6, a4, a3
    srli a7, a6, 4
    xor a7, a7, a6
    and a7, a7, s4
    slli t0, a7, 4
    xor t0, a6, t0
    srli t4, t0, 8
    xor t5, s9, s10
    srli a4, t5, 4
    xor a4, a4, t5
    and a4, a4, s4
    slli a3, a4, 4
    xor a3, t5, a3
    xor t4, t4, a3
    and t4, t4, t1
    slli s6, t4, 8
    xor t0, t0, s6
    srli s6, t0, 16
    xor t2, t2, s3
    srli s3, t2, 4
    xor s3, s3, t2
    and s3, s3, s4
    slli s7, s3, 4
    xor s7, t2, s7
    srli s8, s7, 8
    xor t3, t6, t3
    srli t6, t3, 4
    xor t6, t6, t3
    and t6, t6, s4
    slli s9, t6, 4
    xor s9, t3, s9
    xor s8, s8, s9
    and s8, s8, t1
    slli s10, s8, 8
    xor s7, s7, s10
    xor s6, s6, s7
    and s6, s6, s5
    slli s10, s6, 16
    xor t0, t0, s10
    not t0, t0
    sw t0, 784(a0)
    xor t0, a3, t4
    srli t4, t0, 16
    xor a3, s9, s8
    xor t4, t4, a3
    and t4, t4, s5
    slli s8, t4, 16
    xor t0, t0, s8
    not t0, t0
    sw t0, 788(a0)
    xor t0, s7, s6
    not t0, t0
    sw t0, 792(a0)
    xor t0, a3, t4
    not t0, t0
    sw t0, 796(a0)
    xor t0, s1, s2
    srli t4, t0, 8
    xor a3, s11, ra
    xor t4, t4, a3
    and t4, t4, t1
    slli s1, t4, 8
    xor t0, t0, s1
    srli s1, t0, 16
    xor a5, s0, a5
    lw s2, 236(sp)
    srli s0, a5, 8
    xor a2, a2, s2
    xor s0, s0, a2
    and s0, s0, t1
    slli s2, s0, 8
    xor a5, a5, s2
    xor s1, s1, a5
    and s1, s1, s5
    slli s2, s1, 16
    xor t0, t0, s2
    sw t0, 800(a0)
    xor t0, a3, t4
    srli t4, t0, 16
    xor a3, a2, s0
    xor t4, t4, a3
    and t4, t4, s5
    slli a2, t4, 16
    xor t0, t0, a2
    sw t0, 804(a0)
    xor a5, a5, s1
    sw a5, 808(a0)
    xor a5, a3, t4
    sw a5, 812(a0)
    lw a5, 224(sp)
    lw t0, 200(sp)
    lw t4, 208(sp)
    xor a5, a5, t0
    srli t0, a5, 2
    xor t0, t0, a5
    and t0, t0, t4
    xor a3, a5, t0
    srli a2, a3, 4
    xor a2, a2, a3
    and a2, a2, s4
    xor s0, a3, a2
    srli s1, s0, 8
    lw s2, 232(sp)
    lw s6, 180(sp)
    xor s6, s2, s6
    srli s7, s6, 2
    xor s7, s7, s6
    and s7, s7, t4
    xor s8, s6, s7
    srli s9, s8, 4
    xor s9, s9, s8
    and s9, s9, s4
    xor s10, s8, s9
    xor s1, s1, s10
    and s1, s1, t1
    slli s11, s1, 8
    xor s0, s0, s11
    srli s11, s0, 16
    lw ra, 184(sp)
    lw s2, 216(sp)
    sw t6, 216(sp)
    xor s2, ra, s2
    srli ra, s2, 2
    xor ra, ra, s2
    and ra, ra, t4
    xor t6, s2, ra
    sw t3, 180(sp)
    srli t3, t6, 4
    xor t3, t3, t6
    and t3, t3, s4
    sw s3, 200(sp)
    xor s3, t6, t3
    sw t2, 224(sp)
    srli t2, s3, 8
    sw a4, 236(sp)
    lw a4, 188(sp)
    sw t5, 168(sp)
    lw t5, 228(sp)
    sw a7, 228(sp)
    xor t5, a4, t5
    srli a4, t5, 2
    xor a4, a4, t5
    and a4, a4, t4
    xor t4, t5, a4
    srli a7, t4, 4
    xor a7, a7, t4
    and a7, a7, s4
    sw a6, 240(sp)
    xor a6, t4, a7
    xor t2, t2, a6
    and t2, t2, t1
    sw t4, 244(sp)
    slli t4, t2, 8
    xor t4, s3, t4
    xor s3, s11, t4
    and s3, s3, s5
    slli s11, s3, 16
    xor s0, s0, s11
    not s0, s0
    sw s0, 816(a0)
    xor s0, s10, s1
    srli s1, s0, 16
    xor a6, a6, t2
    xor t2, s1, a6
    and t2, t2, s5
    slli s1, t2, 16
    xor s0, s0, s1
    not s0, s0
    sw s0, 820(a0)
    xor t4, t4, s3
    not t4, t4
    sw t4, 824(a0)
    xor a6, a6, t2
    not a6, a6
    sw a6, 828(a0)
    slli a6, t0, 2
    xor a5, a5, a6
    srli a6, a5, 4
    xor a6, a6, a5
    and a6, a6, s4
    slli t0, a6, 4
    xor t0, a5, t0
    srli t2, t0, 8
    slli t4, s7, 2
    xor t4, s6, t4
    srli s0, t4, 4
    xor s0, s0, t4
    and s0, s0, s4
    slli s1, s0, 4
    xor s1, t4, s1
    xor t2, t2, s1
    and t2, t2, t1
    slli s3, t2, 8
    xor t0, t0, s3
    srli s3, t0, 16
    slli s6, ra, 2
    xor s2, s2, s6
    srli s6, s2, 4
    xor s6, s6, s2
    and s6, s6, s4
    slli s7, s6, 4
    xor s7, s2, s7
    srli s10, s7, 8
    slli a4, a4, 2
    xor t5, t5, a4
    srli a4, t5, 4
    xor a4, a4, t5
    and a4, a4, s4
    slli s11, a4, 4
    xor s11, t5, s11
    xor s10, s10, s11
    and s10, s10, t1
    slli ra, s10, 8
    xor s7, s7, ra
    xor s3, s3, s7
    and s3, s3, s5
    slli ra, s3, 16
    xor t0, t0, ra
    not t0, t0
    sw t0, 832(a0)
    slli t0, a2, 4
    xor t0, a3, t0
    srli a3, t0, 8
    slli a2, s9, 4
    xor a2, s8, a2
    xor a3, a3, a2
    and a3, a3, t1
    slli s8, a3, 8
    xor t0, t0, s8
    srli s8, t0, 16
    slli t3, t3, 4
    xor t3, t6, t3
    srli t6, t3, 8
    lw s9, 244(sp)
    slli a7, a7, 4
    xor a7, s9, a7
    xor t6, t6, a7
    and t6, t6, t1
    slli s9, t6, 8
    xor t3, t3, s9
    xor s8, s8, t3
    and s8, s8, s5
    slli s9, s8, 16
    xor t0, t0, s9
    sw t0, 836(a0)
    lw t0, 240(sp)
    lw s9, 228(sp)
    lw ra, 168(sp)
    xor t0, t0, s9
    srli s9, t0, 8
    lw s4, 236(sp)
    sw s8, 236(sp)
    xor s4, ra, s4
    xor s9, s9, s4
    and s9, s9, t1
    slli ra, s9, 8
    xor t0, t0, ra
    srli ra, t0, 16
    lw s8, 224(sp)
    sw t3, 168(sp)
    lw t3, 200(sp)
    sw s3, 200(sp)
    xor t3, s8, t3
    srli s8, t3, 8
    lw s3, 180(sp)
    sw s7, 224(sp)
    lw s7, 216(sp)
    xor a5, a5, a6
    xor s3, s3, s7
    xor s7, s8, s3
    and s7, s7, t1
    slli s8, s7, 8
    xor t3, t3, s8
    xor s8, ra, t3
    and s8, s8, s5
    slli ra, s8, 16
    xor t0, t0, ra
    not t0, t0
    sw t0, 840(a0)
    srli a6, a5, 8
    xor t0, t4, s0
    xor a6, a6, t0
    and a6, a6, t1
    slli t4, a6, 8
    xor a5, a5, t4
    srli t4, a5, 16
    xor s0, s2, s6
    srli s2, s0, 8
    xor t5, t5, a4
    xor a4, s2, t5
    and a4, a4, t1
    slli s2, a4, 8
    xor s0, s0, s2
    xor t4, t4, s0
    and t4, t4, s5
    slli s2, t4, 16
    xor a5, a5, s2
    sw a5, 844(a0)
    xor a5, s1, t2
    srli t2, a5, 16
    xor s1, s11, s10
    xor t2, t2, s1
    and t2, t2, s5
    slli s2, t2, 16
    xor a5, a5, s2
    not a5, a5
    sw a5, 848(a0)
    xor a5, a2, a3
    srli a3, a5, 16
    xor a7, a7, t6
    xor t6, a3, a7
    and t6, t6, s5
    slli a3, t6, 16
    xor a5, a5, a3
    sw a5, 852(a0)
    xor a5, s4, s9
    srli a3, a5, 16
    xor a2, s3, s7
    xor a3, a3, a2
    and a3, a3, s5
    slli s2, a3, 16
    xor a5, a5, s2
    not a5, a5
    sw a5, 856(a0)
    xor a5, t0, a6
    srli a6, a5, 16
    xor t0, t5, a4
    xor a6, a6, t0
    and a6, a6, s5
    slli t5, a6, 16
    xor a5, a5, t5
    sw a5, 860(a0)
    lw a5, 224(sp)
    lw t5, 200(sp)
    xor a5, a5, t5
    not a5, a5
    sw a5, 864(a0)
    lw a5, 168(sp)
    lw t5, 236(sp)
    xor a5, a5, t5
    sw a5, 868(a0)
    xor a5, t3, s8
    not a5, a5
    sw a5, 872(a0)
    xor a5, s0, t4
    sw a5, 876(a0)
    xor a5, s1, t2
    not a5, a5
    sw a5, 880(a0)
    xor a5, a7, t6
    sw a5, 884(a0)
    xor a5, a2, a3
    not a5, a5
    sw a5, 888(a0)
    xor a5, t0, a6
    sw a5, 892(a0)
    lw a5, 188(sp)
    lw a7, 212(sp)
    srli a6, a5, 7
    not a6, a6
    xor a7, a7, a6
    srli t0, a5, 2
    not t0, t0
    srli t2, a5, 6
    srli t3, a5, 3
    not t3, t3
    xor t3, t0, t3
    srli t4, a5, 4
    not t4, t4
    xor t5, t0, t4
    xor t6, a7, t5
    xor a4, t3, t6
    xor t2, t2, a4
    xor t0, t0, t2
    xor a6, t4, a6
    xor a3, t0, a6
    or a2, a6, a3
    srli s0, a5, 5
    not s0, s0
    xor t2, s0, t2
    xor s0, t5, a6
    or s1, t2, s0
    xor s1, a2, s1
    not s2, a5
    xor s3, t2, a3
    xor s4, a4, s3
    xor s6, s2, a3
    xor s7, s4, s6
    xor t4, t4, s7
    or s8, s2, t4
    xor s8, s1, s8
    xor s9, t0, s8
    or s10, t3, t6
    xor s9, s9, s10
    and s10, t5, s3
    xor t0, t0, s10
    xor t0, t0, a2
    xor a2, t6, t4
    xor s10, s2, a4
    and s11, a2, s10
    xor s8, s11, s8
    xor s8, t0, s8
    and s11, a7, s4
    xor ra, a2, s0
    and s5, s7, ra
    xor t0, s5, t0
    xor s5, s11, t0
    xor s11, a7, ra
    and a5, s6, s11
    xor a5, a5, s1
    xor a5, t0, a5
    xor a5, t3, a5
    xor t0, s5, a5
    xor t3, s8, s9
    or t3, s5, t3
    xor s1, t0, t3
    or s1, s8, s1
    xor s1, s9, s1
    and s5, s8, t3
    not s5, s5
    or s8, a5, s9
    and s5, s5, s8
    xor s9, s1, s5
    or a7, a7, s9
    and ra, ra, s5
    or s6, s6, s1
    or s4, s4, s9
    xor t3, t3, s8
    or a5, a5, t3
    xor t0, t0, a5
    or s2, s2, t0
    xor t3, t3, t0
    and a5, a5, t3
    or t3, a4, a5
    xor a4, s2, t3
    xor s2, s4, a4
    xor s2, s6, s2
    xor s6, ra, s2
    xor s8, s1, t0
    and a6, a6, s8
    xor s9, t0, a5
    xor ra, s5, s9
    xor t1, s8, ra
    and t5, t5, t1
    xor t5, a6, t5
    xor t5, s6, t5
    xor a7, a7, t5
    sw a6, 212(sp)
    slli a6, a7, 24
    sw s0, 236(sp)
    srli s0, a7, 8
    or a6, a6, s0
    lw s0, 172(sp)
    and t2, t2, ra
    and a6, a6, s0
    xor t2, a4, t2
    and t1, s3, t1
    and a4, s7, s5
    xor a4, s4, a4
    xor t1, t1, a4
    xor a7, a7, t1
    xor a7, t2, a7
    not t2, a7
    slli s0, t2, 25
    srli t2, t2, 7
    or t2, s0, t2
    lw s0, 164(sp)
    or t0, t4, t0
    and t2, t2, s0
    or a6, a6, t2
    or t2, s11, s1
    and t4, a2, s9
    xor t4, s6, t4
    xor a7, a7, t4
    xor a7, t2, a7
    xor t0, t0, a7
    slli t2, t0, 26
    srli t0, t0, 6
    or t0, t2, t0
    lw t2, 176(sp)
    or a5, t6, a5
    and t0, t0, t2
    or a6, a6, t0
    and t0, a3, s8
    xor t0, t1, t0
    and t1, s10, s9
    xor t2, t4, t0
    xor t2, t5, t2
    xor a5, a5, t2
    xor t1, t1, a5
    xor t3, t3, a4
    xor t1, t1, t3
    xor t0, t0, t1
    xor t3, s2, t0
    not t3, t3
    slli t4, t3, 27
    srli t3, t3, 5
    or t3, t4, t3
    lw t4, 144(sp)
    not t0, t0
    and t3, t3, t4
    or a6, a6, t3
    slli t3, t0, 28
    srli t0, t0, 4
    or t0, t3, t0
    lw t3, 136(sp)
    xor a7, a7, t2
    and t0, t0, t3
    or a6, a6, t0
    lw t0, 236(sp)
    and t0, t0, ra
    xor a7, t0, a7
    lw t0, 212(sp)
    xor a7, t0, a7
    not a7, a7
    slli t0, a7, 29
    srli a7, a7, 3
    or a7, t0, a7
    lw t0, 132(sp)
    and a7, a7, t0
    or a6, a6, a7
    not a7, t1
    slli t0, a7, 30
    srli a7, a7, 2
    or a7, t0, a7
    lw t0, 128(sp)
    and a7, a7, t0
    or a6, a6, a7
    slli a7, a5, 31
    srli a5, a5, 1
    or a5, a7, a5
    lw a7, 124(sp)
    and a5, a5, a7
    or a5, a6, a5
    lw a6, 148(sp)
    lw a7, 196(sp)
    xor a5, a6, a5
    xori a5, a5, 210
    srli a6, a5, 1
    xor a6, a6, a5
    and a6, a6, a7
    slli t0, a6, 1
    xor t0, a5, t0
    srli t1, t0, 2
    xor t1, t1, t0
    lw t2, 208(sp)
    lw t5, 204(sp)
    and t1, t1, t2
    slli t3, t1, 2
    xor t3, t0, t3
    srli t4, t3, 4
    xor t4, t4, t3
    and t4, t4, t5
    slli t6, t4, 4
    xor t6, t3, t6
    lw a3, 232(sp)
    srli a4, t6, 8
    xor a3, a5, a3
    srli a2, a3, 1
    xor a2, a2, a3
    and a2, a2, a7
    slli s0, a2, 1
    xor s0, a3, s0
    srli s1, s0, 2
    xor s1, s1, s0
    and s1, s1, t2
    slli s2, s1, 2
    xor s2, s0, s2
    srli s3, s2, 4
    xor s3, s3, s2
    and s3, s3, t5
    slli s4, s3, 4
    xor s4, s2, s4
    xor a4, a4, s4
    lw s5, 220(sp)
    lw s7, 184(sp)
    and a4, a4, s5
    slli s6, a4, 8
    xor t6, t6, s6
    srli s6, t6, 16
    xor s7, a3, s7
    srli s8, s7, 1
    xor s8, s8, s7
    and s8, s8, a7
    slli s9, s8, 1
    xor s9, s7, s9
    srli s10, s9, 2
    xor s10, s10, s9
    and s10, s10, t2
    slli s11, s10, 2
    xor s11, s9, s11
    srli ra, s11, 4
    xor ra, ra, s11
    and ra, ra, t5
    sw ra, 184(sp)
    slli ra, ra, 4
    xor ra, s11, ra
    sw s11, 232(sp)
    srli s11, ra, 8
    sw s3, 148(sp)
    lw s3, 188(sp)
    sw s2, 188(sp)
    xor s3, s7, s3
    srli s2, s3, 1
    xor s2, s2, s3
    and s2, s2, a7
    slli a7, s2, 1
    xor a7, s3, a7
    sw t4, 124(sp)
    srli t4, a7, 2
    xor t4, t4, a7
    and t4, t4, t2
    sw t3, 128(sp)
    slli t3, t4, 2
    xor t3, a7, t3
    sw t4, 132(sp)
    srli t4, t3, 4
    xor t4, t4, t3
    and t4, t4, t5
    sw t4, 212(sp)
    slli t4, t4, 4
    xor t4, t3, t4
    xor s11, s11, t4
    and s11, s11, s5
    sw t3, 236(sp)
    slli t3, s11, 8
    xor t3, ra, t3
    xor s6, s6, t3
    lw ra, 192(sp)
    sw a7, 136(sp)
    and s6, s6, ra
    slli a7, s6, 16
    xor a7, t6, a7
    sw a7, 896(a0)
    xor a7, s4, a4
    srli t6, a7, 16
    xor t4, t4, s11
    xor t6, t6, t4
    and t6, t6, ra
    slli a4, t6, 16
    xor a7, a7, a4
    # round 10 (aes.dsl:53)
    slli a4, a7, 8
    srli a7, a7, 24
    or a7, a4, a7
    sw a7, 900(a0)
    xor a7, t3, s6
    slli t3, a7, 16
    srli a7, a7, 16
    or a7, t3, a7
    sw a7, 904(a0)
    xor a7, t4, t6
    slli t3, a7, 24
    srli a7, a7, 8
    or a7, t3, a7
    sw a7, 908(a0)
    xor a5, a5, a6
    srli a6, a5, 2
    xor a6, a6, a5
    and a6, a6, t2
    slli a7, a6, 2
    xor a7, a5, a7
    srli t3, a7, 4
    xor t3, t3, a7
    and t3, t3, t5
    slli t4, t3, 4
    xor t4, a7, t4
    srli t6, t4, 8
    xor a4, a3, a2
    srli a3, a4, 2
    xor a3, a3, a4
    and a3, a3, t2
    slli a2, a3, 2
    xor a2, a4, a2
    srli s4, a2, 4
    xor s4, s4, a2
    and s4, s4, t5
    slli s6, s4, 4
    xor s6, a2, s6
    xor t6, t6, s6
    and t6, t6, s5
    slli s11, t6, 8
    xor t4, t4, s11
    srli s11, t4, 16
    xor s7, s7, s8
    srli s8, s7, 2
    xor s8, s8, s7
    and s8, s8, t2
    sw s4, 144(sp)
    slli s4, s8, 2
    xor s4, s7, s4
    sw a2, 176(sp)
    srli a2, s4, 4
    xor a2, a2, s4
    and a2, a2, t5
    sw a2, 164(sp)
    slli a2, a2, 4
    xor a2, s4, a2
    sw s4, 172(sp)
    srli s4, a2, 8
    xor s2, s3, s2
    srli s3, s2, 2
    xor s3, s3, s2
    and s3, s3, t2
    slli t2, s3, 2
    xor t2, s2, t2
    sw t3, 168(sp)
    srli t3, t2, 4
    xor t3, t3, t2
    and t3, t3, t5
    sw t3, 200(sp)
    slli t3, t3, 4
    xor t3, t2, t3
    xor s4, s4, t3
    and s4, s4, s5
    sw t2, 224(sp)
    slli t2, s4, 8
    xor t2, a2, t2
    xor a2, s11, t2
    and a2, a2, ra
    slli s11, a2, 16
    xor t4, t4, s11
    not t4, t4
    sw t4, 912(a0)
    xor t4, s6, t6
    srli t6, t4, 16
    xor t3, t3, s4
    xor t6, t6, t3
    and t6, t6, ra
    slli s4, t6, 16
    xor t4, t4, s4
    not t4, t4
    slli s4, t4, 8
    srli t4, t4, 24
    or t4, s4, t4
    sw t4, 916(a0)
    xor t2, t2, a2
    not t2, t2
    slli t4, t2, 16
    srli t2, t2, 16
    or t2, t4, t2
    sw t2, 920(a0)
    xor t2, t3, t6
    not t2, t2
    slli t3, t2, 24
    srli t2, t2, 8
    or t2, t3, t2
    sw t2, 924(a0)
    xor t0, t0, t1
    srli t1, t0, 4
    xor t1, t1, t0
    and t1, t1, t5
    slli t2, t1, 4
    xor t2, t0, t2
    srli t3, t2, 8
    xor t4, s0, s1
    srli t6, t4, 4
    xor t6, t6, t4
    and t6, t6, t5
    slli a2, t6, 4
    xor a2, t4, a2
    xor t3, t3, a2
    and t3, t3, s5
    slli s0, t3, 8
    xor t2, t2, s0
    srli s0, t2, 16
    xor s1, s9, s10
    srli s4, s1, 4
    xor s4, s4, s1
    and s4, s4, t5
    slli s6, s4, 4
    xor s6, s1, s6
    srli s9, s6, 8
    lw s10, 136(sp)
    lw s11, 132(sp)
    xor s10, s10, s11
    srli s11, s10, 4
    xor s11, s11, s10
    and s11, s11, t5
    sw s11, 132(sp)
    slli s11, s11, 4
    xor s11, s10, s11
    xor s9, s9, s11
    and s9, s9, s5
    sw s10, 136(sp)
    slli s10, s9, 8
    xor s6, s6, s10
    xor s0, s0, s6
    and s0, s0, ra
    slli s10, s0, 16
    xor t2, t2, s10
    sw t2, 928(a0)
    xor t2, a2, t3
    srli t3, t2, 16
    xor a2, s11, s9
    xor t3, t3, a2
    and t3, t3, ra
    slli s9, t3, 16
    xor t2, t2, s9
    slli s9, t2, 8
    srli t2, t2, 24
    or t2, s9, t2
    sw t2, 932(a0)
    xor t2, s6, s0
    slli s0, t2, 16
    srli t2, t2, 16
    or t2, s0, t2
    sw t2, 936(a0)
    xor t2, a2, t3
    slli t3, t2, 24
    srli t2, t2, 8
    or t2, t3, t2
    sw t2, 940(a0)
    xor a5, a5, a6
    srli a6, a5, 4
    xor a6, a6, a5
    and a6, a6, t5
    slli t2, a6, 4
    xor t2, a5, t2
    srli t3, t2, 8
    xor a4, a4, a3
    srli a3, a4, 4
    xor a3, a3, a4
    and a3, a3, t5
    slli a2, a3, 4
    xor a2, a4, a2
    xor t3, t3, a2
    and t3, t3, s5
    slli s0, t3, 8
    xor t2, t2, s0
    srli s0, t2, 16
    xor s6, s7, s8
    srli s7, s6, 4
    xor s7, s7, s6
    and s7, s7, t5
    slli s8, s7, 4
    xor s8, s6, s8
    srli s9, s8, 8
    xor s2, s2, s3
    srli s3, s2, 4
    xor s3, s3, s2
    and s3, s3, t5
    slli s10, s3, 4
    xor s10, s2, s10
    xor s9, s9, s10
    and s9, s9, s5
    slli s11, s9, 8
    xor s8, s8, s11
    xor s0, s0, s8
    and s0, s0, ra
    slli s11, s0, 16
    xor t2, t2, s11
    not t2, t2
    sw t2, 944(a0)
    xor t2, a2, t3
    srli t3, t2, 16
    xor a2, s10, s9
    xor t3, t3, a2
    and t3, t3, ra
    slli s9, t3, 16
    xor t2, t2, s9
    not t2, t2
    slli s9, t2, 8
    srli t2, t2, 24
    or t2, s9, t2
    sw t2, 948(a0)
    xor t2, s8, s0
    not t2, t2
    slli s0, t2, 16
    srli t2, t2, 16
    or t2, s0, t2
    sw t2, 952(a0)
    xor t2, a2, t3
    not t2, t2
    slli t3, t2, 24
    srli t2, t2, 8
    or t2, t3, t2
    sw t2, 956(a0)
    lw t2, 128(sp)
    lw t3, 124(sp)
    lw a2, 188(sp)
    xor t2, t2, t3
    srli t3, t2, 8
    lw s0, 148(sp)
    lw s8, 232(sp)
    xor a2, a2, s0
    xor t3, t3, a2
    and t3, t3, s5
    slli s0, t3, 8
    xor t2, t2, s0
    srli s0, t2, 16
    lw s9, 184(sp)
    lw s10, 236(sp)
    xor s8, s8, s9
    lw s11, 212(sp)
    srli s9, s8, 8
    xor s10, s10, s11
    xor s9, s9, s10
    and s9, s9, s5
    slli s11, s9, 8
    xor s8, s8, s11
    xor s0, s0, s8
    and s0, s0, ra
    slli s11, s0, 16
    xor t2, t2, s11
    not t2, t2
    sw t2, 960(a0)
    xor t2, a2, t3
    srli t3, t2, 16
    xor a2, s10, s9
    xor t3, t3, a2
    and t3, t3, ra
    slli s9, t3, 16
    xor t2, t2, s9
    not t2, t2
    slli s9, t2, 8
    srli t2, t2, 24
    or t2, s9, t2
    sw t2, 964(a0)
    xor t2, s8, s0
    not t2, t2
    slli s0, t2, 16
    srli t2, t2, 16
    or t2, s0, t2
    sw t2, 968(a0)
    xor t2, a2, t3
    not t2, t2
    slli t3, t2, 24
    srli t2, t2, 8
    or t2, t3, t2
    sw t2, 972(a0)
    lw t2, 168(sp)
    lw t3, 176(sp)
    xor a7, a7, t2
    srli t2, a7, 8
    lw a2, 144(sp)
    lw s0, 172(sp)
    xor t3, t3, a2
    xor t2, t2, t3
    and t2, t2, s5
    slli a2, t2, 8
    xor a7, a7, a2
    srli a2, a7, 16
    lw s8, 164(sp)
    lw s9, 224(sp)
    xor s0, s0, s8
    lw s10, 200(sp)
    srli s8, s0, 8
    xor s9, s9, s10
    xor s8, s8, s9
    and s8, s8, s5
    slli s10, s8, 8
    xor s0, s0, s10
    xor a2, a2, s0
    and a2, a2, ra
    slli s10, a2, 16
    xor a7, a7, s10
    not a7, a7
    sw a7, 976(a0)
    xor a7, t3, t2
    srli t2, a7, 16
    xor t3, s9, s8
    xor t2, t2, t3
    and t2, t2, ra
    slli s8, t2, 16
    xor a7, a7, s8
    not a7, a7
    slli s8, a7, 8
    srli a7, a7, 24
    or a7, s8, a7
    sw a7, 980(a0)
    xor a7, s0, a2
    not a7, a7
    slli a2, a7, 16
    srli a7, a7, 16
    or a7, a2, a7
    sw a7, 984(a0)
    xor a7, t3, t2
    not a7, a7
    slli t2, a7, 24
    srli a7, a7, 8
    or a7, t2, a7
    sw a7, 988(a0)
    xor a7, t0, t1
    srli t0, a7, 8
    xor t1, t4, t6
    xor t0, t0, t1
    and t0, t0, s5
    slli t2, t0, 8
    xor a7, a7, t2
    srli t2, a7, 16
    xor t3, s1, s4
    srli t4, t3, 8
    lw t6, 136(sp)
    lw a2, 132(sp)
    xor t6, t6, a2
    xor t4, t4, t6
    and t4, t4, s5
    slli a2, t4, 8
    xor t3, t3, a2
    xor t2, t2, t3
    and t2, t2, ra
    slli a2, t2, 16
    xor a7, a7, a2
    not a7, a7
    sw a7, 992(a0)
    xor a7, t1, t0
    srli t0, a7, 16
    xor t1, t6, t4
    xor t0, t0, t1
    and t0, t0, ra
    slli t4, t0, 16
    xor a7, a7, t4
    not a7, a7
    slli t4, a7, 8
    srli a7, a7, 24
    or a7, t4, a7
    sw a7, 996(a0)
    xor a7, t3, t2
    not a7, a7
    slli t2, a7, 16
    srli a7, a7, 16
    or a7, t2, a7
    sw a7, 1000(a0)
    xor a7, t1, t0
    not a7, a7
    slli t0, a7, 24
    srli a7, a7, 8
    or a7, t0, a7
    sw a7, 1004(a0)
    xor a5, a5, a6
    srli a6, a5, 8
    xor a7, a4, a3
    xor a6, a6, a7
    and a6, a6, s5
    slli t0, a6, 8
    xor a5, a5, t0
    srli t0, a5, 16
    xor t1, s6, s7
    srli t2, t1, 8
    xor t3, s2, s3
    xor t2, t2, t3
    and t2, t2, s5
    slli t4, t2, 8
    xor t1, t1, t4
    xor t0, t0, t1
    and t0, t0, ra
    slli t4, t0, 16
    xor a5, a5, t4
    sw a5, 1008(a0)
    xor a5, a7, a6
    srli a6, a5, 16
    xor a7, t3, t2
    xor a6, a6, a7
    and a6, a6, ra
    slli t2, a6, 16
    xor a5, a5, t2
    slli t2, a5, 8
    srli a5, a5, 24
    or a5, t2, a5
    sw a5, 1012(a0)
    xor a5, t1, t0
    slli t0, a5, 16
    srli a5, a5, 16
    or a5, t0, a5
    sw a5, 1016(a0)
    xor a5, a7, a6
    slli a6, a5, 24
    srli a5, a5, 8
    or a5, a6, a5
    sw a5, 1020(a0)
    lw a5, 104(sp)
    lw a7, 196(sp)
    srli a6, a5, 1
    xor a6, a6, a5
    and a6, a6, a7
    slli t0, a6, 1
    xor t0, a5, t0
    srli t1, t0, 2
    xor t1, t1, t0
    lw t2, 208(sp)
    lw a3, 116(sp)
    and t1, t1, t2
    slli t3, t1, 2
    xor t3, t0, t3
    srli t4, t3, 4
    xor t4, t4, t3
    and t4, t4, t5
    slli t6, t4, 4
    xor t6, t3, t6
    srli a4, t6, 8
    srli a2, a3, 1
    xor a2, a2, a3
    and a2, a2, a7
    slli s0, a2, 1
    xor s0, a3, s0
    srli s1, s0, 2
    xor s1, s1, s0
    and s1, s1, t2
    slli s2, s1, 2
    xor s2, s0, s2
    srli s3, s2, 4
    xor s3, s3, s2
    and s3, s3, t5
    slli s4, s3, 4
    xor s4, s2, s4
    xor a4, a4, s4
    and a4, a4, s5
    slli s6, a4, 8
    xor t6, t6, s6
    lw s7, 112(sp)
    srli s6, t6, 16
    srli s8, s7, 1
    xor s8, s8, s7
    and s8, s8, a7
    slli s9, s8, 1
    xor s9, s7, s9
    srli s10, s9, 2
    xor s10, s10, s9
    and s10, s10, t2
    slli s11, s10, 2
    xor s11, s9, s11
    srli s7, s11, 4
    xor s7, s7, s11
    and s7, s7, t5
    slli a3, s7, 4
    xor a3, s11, a3
    srli a5, a3, 8
    sw s8, 132(sp)
    lw s8, 100(sp)
    sw a2, 136(sp)
    lw a2, 108(sp)
    xor s8, s8, a2
    and s8, s8, a7
    slli a7, s8, 1
    xor a7, a2, a7
    srli a2, a7, 2
    xor a2, a2, a7
    and a2, a2, t2
    slli t2, a2, 2
    xor t2, a7, t2
    sw s8, 100(sp)
    srli s8, t2, 4
    xor s8, s8, t2
    and s8, s8, t5
    sw a6, 200(sp)
    slli a6, s8, 4
    xor a6, t2, a6
    xor a5, a5, a6
    and a5, a5, s5
    sw s8, 224(sp)
    slli s8, a5, 8
    xor a3, a3, s8
    xor s6, s6, a3
    and s6, s6, ra
    slli s8, s6, 16
    xor t6, t6, s8
    # round 1 (aes.dsl:47)
    not t6, t6
    sw t6, 1024(a0)
    xor t6, s4, a4
    srli a4, t6, 16
    xor a5, a6, a5
    xor a6, a4, a5
    and a6, a6, ra
    slli a4, a6, 16
    xor t6, t6, a4
    not t6, t6
    sw t6, 1028(a0)
    xor t6, a3, s6
    not t6, t6
    sw t6, 1032(a0)
    xor a5, a5, a6
    not a5, a5
    sw a5, 1036(a0)
    xor a5, t0, t1
    srli a6, a5, 4
    xor a6, a6, a5
    and a6, a6, t5
    slli t0, a6, 4
    xor t0, a5, t0
    srli t1, t0, 8
    xor t6, s0, s1
    srli a4, t6, 4
    xor a4, a4, t6
    and a4, a4, t5
    slli a3, a4, 4
    xor a3, t6, a3
    xor t1, t1, a3
    and t1, t1, s5
    slli s0, t1, 8
    xor t0, t0, s0
    srli s0, t0, 16
    xor s1, s9, s10
    srli s4, s1, 4
    xor s4, s4, s1
    and s4, s4, t5
    slli s6, s4, 4
    xor s6, s1, s6
    srli s8, s6, 8
    xor a7, a7, a2
    srli a2, a7, 4
    xor a2, a2, a7
    and a2, a2, t5
    slli s9, a2, 4
    xor s9, a7, s9
    xor s8, s8, s9
    and s8, s8, s5
    slli s10, s8, 8
    xor s6, s6, s10
    xor s0, s0, s6
    and s0, s0, ra
    slli s10, s0, 16
    xor t0, t0, s10
    not t0, t0
    sw t0, 1040(a0)
    xor t0, a3, t1
    srli t1, t0, 16
    xor a3, s9, s8
    xor t1, t1, a3
    and t1, t1, ra
    slli s8, t1, 16
    xor t0, t0, s8
    not t0, t0
    sw t0, 1044(a0)
    xor t0, s6, s0
    not t0, t0
    sw t0, 1048(a0)
    xor t0, a3, t1
    not t0, t0
    sw t0, 1052(a0)
    xor t0, t3, t4
    srli t1, t0, 8
    xor t3, s2, s3
    xor t1, t1, t3
    and t1, t1, s5
    slli t4, t1, 8
    xor t0, t0, t4
    srli t4, t0, 16
    xor a3, s11, s7
    lw s2, 224(sp)
    srli s0, a3, 8
    xor t2, t2, s2
    xor s0, s0, t2
    and s0, s0, s5
    slli s2, s0, 8
    xor a3, a3, s2
    xor t4, t4, a3
    and t4, t4, ra
    slli s2, t4, 16
    xor t0, t0, s2
    sw t0, 1056(a0)
    xor t0, t3, t1
    srli t1, t0, 16
    xor t2, t2, s0
    xor t1, t1, t2
    and t1, t1, ra
    slli t3, t1, 16
    xor t0, t0, t3
    sw t0, 1060(a0)
    xor t0, a3, t4
    sw t0, 1064(a0)
    xor t0, t2, t1
    sw t0, 1068(a0)
    lw t0, 104(sp)
    lw t1, 200(sp)
    lw t2, 208(sp)
    xor t0, t0, t1
    srli t1, t0, 2
    xor t1, t1, t0
    and t1, t1, t2
    xor t3, t0, t1
    srli t4, t3, 4
    xor t4, t4, t3
    and t4, t4, t5
    xor a3, t3, t4
    srli s0, a3, 8
    lw s2, 116(sp)
    lw s3, 136(sp)
    xor s2, s2, s3
    srli s3, s2, 2
    xor s3, s3, s2
    and s3, s3, t2
    xor s6, s2, s3
    srli s7, s6, 4
    xor s7, s7, s6
    and s7, s7, t5
    xor s8, s6, s7
    xor s0, s0, s8
    and s0, s0, s5
    slli s9, s0, 8
    xor a3, a3, s9
    srli s9, a3, 16
    lw s10, 112(sp)
    lw s11, 132(sp)
    sw a2, 132(sp)
    xor s10, s10, s11
    srli s11, s10, 2
    xor s11, s11, s10
    and s11, s11, t2
    xor a2, s10, s11
    sw a7, 112(sp)
    srli a7, a2, 4
    xor a7, a7, a2
    and a7, a7, t5
    sw s4, 136(sp)
    xor s4, a2, a7
    sw s1, 116(sp)
    srli s1, s4, 8
    sw a4, 200(sp)
    lw a4, 108(sp)
    sw t6, 104(sp)
    lw t6, 100(sp)
    sw a6, 100(sp)
    xor t6, a4, t6
    srli a4, t6, 2
    xor a4, a4, t6
    and a4, a4, t2
    xor t2, t6, a4
    srli a6, t2, 4
    xor a6, a6, t2
    and a6, a6, t5
    sw a5, 108(sp)
    xor a5, t2, a6
    xor s1, s1, a5
    and s1, s1, s5
    sw t2, 224(sp)
    slli t2, s1, 8
    xor t2, s4, t2
    xor s4, s9, t2
    and s4, s4, ra
    slli s9, s4, 16
    xor a3, a3, s9
    not a3, a3
    sw a3, 1072(a0)
    xor a3, s8, s0
    srli s0, a3, 16
    xor a5, a5, s1
    xor s0, s0, a5
    and s0, s0, ra
    slli s1, s0, 16
    xor a3, a3, s1
    not a3, a3
    sw a3, 1076(a0)
    xor t2, t2, s4
    not t2, t2
    sw t2, 1080(a0)
    xor a5, a5, s0
    not a5, a5
    sw a5, 1084(a0)
    slli a5, t1, 2
    xor a5, t0, a5
    srli t0, a5, 4
    xor t0, t0, a5
    and t0, t0, t5
    slli t1, t0, 4
    xor t1, a5, t1
    srli t2, t1, 8
    slli a3, s3, 2
    xor a3, s2, a3
    srli s0, a3, 4
    xor s0, s0, a3
    and s0, s0, t5
    slli s1, s0, 4
    xor s1, a3, s1
    xor t2, t2, s1
    and t2, t2, s5
    slli s2, t2, 8
    xor t1, t1, s2
    srli s2, t1, 16
    slli s3, s11, 2
    xor s3, s10, s3
    srli s4, s3, 4
    xor s4, s4, s3
    and s4, s4, t5
    slli s8, s4, 4
    xor s8, s3, s8
    srli s9, s8, 8
    slli a4, a4, 2
    xor t6, t6, a4
    srli a4, t6, 4
    xor a4, a4, t6
    and a4, a4, t5
    slli s10, a4, 4
    xor s10, t6, s10
    xor s9, s9, s10
    and s9, s9, s5
    slli s11, s9, 8
    xor s8, s8, s11
    xor s2, s2, s8
    and s2, s2, ra
    slli s11, s2, 16
    xor t1, t1, s11
    not t1, t1
    sw t1, 1088(a0)
    slli t1, t4, 4
    xor t1, t3, t1
    srli t3, t1, 8
    slli t4, s7, 4
    xor t4, s6, t4
    xor t3, t3, t4
    and t3, t3, s5
    slli s6, t3, 8
    xor t1, t1, s6
    srli s6, t1, 16
    slli a7, a7, 4
    xor a7, a2, a7
    srli a2, a7, 8
    lw s7, 224(sp)
    slli a6, a6, 4
    xor a6, s7, a6
    xor a2, a2, a6
    and a2, a2, s5
    slli s7, a2, 8
    xor a7, a7, s7
    xor s6, s6, a7
    and s6, s6, ra
    slli s7, s6, 16
    xor t1, t1, s7
    sw t1, 1092(a0)
    lw t1, 108(sp)
    lw s7, 100(sp)
    lw s11, 104(sp)
    xor t1, t1, s7
    srli s7, t1, 8
    lw t5, 200(sp)
    sw s6, 200(sp)
    xor t5, s11, t5
    xor s7, s7, t5
    and s7, s7, s5
    slli s11, s7, 8
    xor t1, t1, s11
    srli s11, t1, 16
    lw s6, 116(sp)
    sw a7, 104(sp)
    lw a7, 136(sp)
    sw s2, 136(sp)
    xor a7, s6, a7
    srli s6, a7, 8
    lw s2, 112(sp)
    sw s8, 116(sp)
    lw s8, 132(sp)
    xor a5, a5, t0
    xor s2, s2, s8
    xor s6, s6, s2
    and s6, s6, s5
    slli s8, s6, 8
    xor a7, a7, s8
    xor s8, s11, a7
    and s8, s8, ra
    slli s11, s8, 16
    xor t1, t1, s11
    not t1, t1
    sw t1, 1096(a0)
    srli t0, a5, 8
    xor t1, a3, s0
    xor t0, t0, t1
    and t0, t0, s5
    slli a3, t0, 8
    xor a5, a5, a3
    srli a3, a5, 16
    xor s0, s3, s4
    srli s3, s0, 8
    xor t6, t6, a4
    xor a4, s3, t6
    and a4, a4, s5
    slli s3, a4, 8
    xor s0, s0, s3
    xor a3, a3, s0
    and a3, a3, ra
    slli s3, a3, 16
    xor a5, a5, s3
    sw a5, 1100(a0)
    xor a5, s1, t2
    srli t2, a5, 16
    xor s1, s10, s9
    xor t2, t2, s1
    and t2, t2, ra
    slli s3, t2, 16
    xor a5, a5, s3
    not a5, a5
    sw a5, 1104(a0)
    xor a5, t4, t3
    srli t3, a5, 16
    xor a6, a6, a2
    xor t3, t3, a6
    and t3, t3, ra
    slli t4, t3, 16
    xor a5, a5, t4
    sw a5, 1108(a0)
    xor a5, t5, s7
    srli t4, a5, 16
    xor t5, s2, s6
    xor t4, t4, t5
    and t4, t4, ra
    slli a2, t4, 16
    xor a5, a5, a2
    not a5, a5
    sw a5, 1112(a0)
    xor a5, t1, t0
    srli t0, a5, 16
    xor t1, t6, a4
    xor t0, t0, t1
    and t0, t0, ra
    slli t6, t0, 16
    xor a5, a5, t6
    sw a5, 1116(a0)
    lw a5, 116(sp)
    lw t6, 136(sp)
    xor a5, a5, t6
    not a5, a5
    sw a5, 1120(a0)
    lw a5, 104(sp)
    lw t6, 200(sp)
    xor a5, a5, t6
    sw a5, 1124(a0)
    xor a5, a7, s8
    not a5, a5
    sw a5, 1128(a0)
    xor a5, s0, a3
    sw a5, 1132(a0)
    xor a5, s1, t2
    not a5, a5
    sw a5, 1136(a0)
    xor a5, a6, t3
    sw a5, 1140(a0)
    xor a5, t5, t4
    not a5, a5
    sw a5, 1144(a0)
    xor a5, t1, t0
    sw a5, 1148(a0)
    lw a5, 156(sp)
    lw a7, 196(sp)
    srli a6, a5, 1
    xor a6, a6, a5
    and a6, a6, a7
    slli t0, a6, 1
    xor t0, a5, t0
    srli t1, t0, 2
    xor t1, t1, t0
    lw t2, 208(sp)
    lw t5, 204(sp)
    and t1, t1, t2
    slli t3, t1, 2
    xor t3, t0, t3
    srli t4, t3, 4
    xor t4, t4, t3
    and t4, t4, t5
    slli t6, t4, 4
    xor t6, t3, t6
    lw a3, 160(sp)
    srli a4, t6, 8
    srli a2, a3, 1
    xor a2, a2, a3
    and a2, a2, a7
    slli s0, a2, 1
    xor s0, a3, s0
    srli s1, s0, 2
    xor s1, s1, s0
    and s1, s1, t2
    slli s2, s1, 2
    xor s2, s0, s2
    srli s3, s2, 4
    xor s3, s3, s2
    and s3, s3, t5
    slli s4, s3, 4
    xor s4, s2, s4
    xor a4, a4, s4
    and a4, a4, s5
    slli s6, a4, 8
    xor t6, t6, s6
    srli s6, t6, 16
    lw s7, 152(sp)
    sw s3, 200(sp)
    srli s8, s7, 1
    xor s8, s8, s7
    and s8, s8, a7
    slli s9, s8, 1
    xor s9, s7, s9
    srli s10, s9, 2
    xor s10, s10, s9
    and s10, s10, t2
    slli s11, s10, 2
    xor s11, s9, s11
    srli s3, s11, 4
    xor s3, s3, s11
    and s3, s3, t5
    sw s3, 104(sp)
    slli s3, s3, 4
    xor s3, s11, s3
    sw s11, 136(sp)
    srli s11, s3, 8
    sw s2, 116(sp)
    lw s2, 120(sp)
    sw t4, 132(sp)
    lw t4, 140(sp)
    sw t3, 120(sp)
    xor s2, s2, t4
    and s2, s2, a7
    slli a7, s2, 1
    xor a7, t4, a7
    srli t3, a7, 2
    xor t3, t3, a7
    and t3, t3, t2
    slli t4, t3, 2
    xor t4, a7, t4
    sw t3, 112(sp)
    srli t3, t4, 4
    xor t3, t3, t4
    and t3, t3, t5
    sw t3, 100(sp)
    slli t3, t3, 4
    xor t3, t4, t3
    xor s11, s11, t3
    and s11, s11, s5
    sw t4, 108(sp)
    slli t4, s11, 8
    xor t4, s3, t4
    xor s3, s6, t4
    and s3, s3, ra
    slli s6, s3, 16
    xor t6, t6, s6
    sw t6, 1152(a0)
    xor t6, s4, a4
    srli a4, t6, 16
    xor t3, t3, s11
    xor a4, a4, t3
    and a4, a4, ra
    slli s4, a4, 16
    xor t6, t6, s4
    sw t6, 1156(a0)
    xor t4, t4, s3
    sw t4, 1160(a0)
    xor t3, t3, a4
    sw t3, 1164(a0)
    xor a5, a5, a6
    srli a6, a5, 2
    xor a6, a6, a5
    and a6, a6, t2
    slli t3, a6, 2
    xor t3, a5, t3
    srli t4, t3, 4
    xor t4, t4, t3
    and t4, t4, t5
    slli t6, t4, 4
    xor t6, t3, t6
    srli a4, t6, 8
    xor a3, a3, a2
    srli a2, a3, 2
    xor a2, a2, a3
    and a2, a2, t2
    slli s3, a2, 2
    xor s3, a3, s3
    srli s4, s3, 4
    xor s4, s4, s3
    and s4, s4, t5
    slli s6, s4, 4
    xor s6, s3, s6
    xor a4, a4, s6
    and a4, a4, s5
    slli s11, a4, 8
    xor t6, t6, s11
    srli s11, t6, 16
    xor s7, s7, s8
    srli s8, s7, 2
    xor s8, s8, s7
    and s8, s8, t2
    sw s4, 152(sp)
    slli s4, s8, 2
    xor s4, s7, s4
    sw s3, 160(sp)
    srli s3, s4, 4
    xor s3, s3, s4
    and s3, s3, t5
    sw s3, 156(sp)
    slli s3, s3, 4
    xor s3, s4, s3
    sw s4, 224(sp)
    srli s4, s3, 8
    sw t4, 164(sp)
    lw t4, 140(sp)
    sw t3, 140(sp)
    xor t4, t4, s2
    srli s2, t4, 2
    xor s2, s2, t4
    and s2, s2, t2
    slli t2, s2, 2
    xor t2, t4, t2
    srli t3, t2, 4
    xor t3, t3, t2
    and t3, t3, t5
    sw t3, 172(sp)
    slli t3, t3, 4
    xor t3, t2, t3
    xor s4, s4, t3
    and s4, s4, s5
    sw t2, 144(sp)
    slli t2, s4, 8
    xor t2, s3, t2
    xor s3, s11, t2
    and s3, s3, ra
    slli s11, s3, 16
    xor t6, t6, s11
    # round 2 (aes.dsl:47)
    not t6, t6
    sw t6, 1168(a0)
    xor t6, s6, a4
    srli a4, t6, 16
    xor t3, t3, s4
    xor a4, a4, t3
    and a4, a4, ra
    slli s4, a4, 16
    xor t6, t6, s4
    not t6, t6
    sw t6, 1172(a0)
    xor t2, t2, s3
    not t2, t2
    sw t2, 1176(a0)
    xor t2, t3, a4
    not t2, t2
    sw t2, 1180(a0)
    xor t0, t0, t1
    srli t1, t0, 4
    xor t1, t1, t0
    and t1, t1, t5
    slli t2, t1, 4
    xor t2, t0, t2
    srli t3, t2, 8
    xor t6, s0, s1
    srli a4, t6, 4
    xor a4, a4, t6
    and a4, a4, t5
    slli s0, a4, 4
    xor s0, t6, s0
    xor t3, t3, s0
    and t3, t3, s5
    slli s1, t3, 8
    xor t2, t2, s1
    srli s1, t2, 16
    xor s3, s9, s10
    srli s4, s3, 4
    xor s4, s4, s3
    and s4, s4, t5
    slli s6, s4, 4
    xor s6, s3, s6
    lw s10, 112(sp)
    srli s9, s6, 8
    xor a7, a7, s10
    srli s10, a7, 4
    xor s10, s10, a7
    and s10, s10, t5
    slli s11, s10, 4
    xor s11, a7, s11
    xor s9, s9, s11
    and s9, s9, s5
    sw s10, 112(sp)
    slli s10, s9, 8
    xor s6, s6, s10
    xor s1, s1, s6
    and s1, s1, ra
    slli s10, s1, 16
    xor t2, t2, s10
    sw t2, 1184(a0)
    xor t2, s0, t3
    srli t3, t2, 16
    xor s0, s11, s9
    xor t3, t3, s0
    and t3, t3, ra
    slli s9, t3, 16
    xor t2, t2, s9
    sw t2, 1188(a0)
    xor t2, s6, s1
    sw t2, 1192(a0)
    xor t2, s0, t3
    sw t2, 1196(a0)
    xor a5, a5, a6
    srli a6, a5, 4
    xor a6, a6, a5
    and a6, a6, t5
    slli t2, a6, 4
    xor t2, a5, t2
    srli t3, t2, 8
    xor a3, a3, a2
    srli a2, a3, 4
    xor a2, a2, a3
    and a2, a2, t5
    slli s0, a2, 4
    xor s0, a3, s0
    xor t3, t3, s0
    and t3, t3, s5
    slli s1, t3, 8
    xor t2, t2, s1
    srli s1, t2, 16
    xor s6, s7, s8
    srli s7, s6, 4
    xor s7, s7, s6
    and s7, s7, t5
    slli s8, s7, 4
    xor s8, s6, s8
    srli s9, s8, 8
    xor t4, t4, s2
    srli s2, t4, 4
    xor s2, s2, t4
    and s2, s2, t5
    slli s10, s2, 4
    xor s10, t4, s10
    xor s9, s9, s10
    and s9, s9, s5
    slli s11, s9, 8
    xor s8, s8, s11
    xor s1, s1, s8
    and s1, s1, ra
    slli s11, s1, 16
    xor t2, t2, s11
    not t2, t2
    sw t2, 1200(a0)
    xor t2, s0, t3
    srli t3, t2, 16
    xor s0, s10, s9
    xor t3, t3, s0
    and t3, t3, ra
    slli s9, t3, 16
    xor t2, t2, s9
    not t2, t2
    sw t2, 1204(a0)
    xor t2, s8, s1
    not t2, t2
    sw t2, 1208(a0)
    xor t2, s0, t3
    not t2, t2
    sw t2, 1212(a0)
    lw t2, 120(sp)
    lw t3, 132(sp)
    lw s0, 116(sp)
    xor t2, t2, t3
    srli t3, t2, 8
    lw s1, 200(sp)
    lw s8, 136(sp)
    xor s0, s0, s1
    xor t3, t3, s0
    and t3, t3, s5
    slli s1, t3, 8
    xor t2, t2, s1
    srli s1, t2, 16
    lw s9, 104(sp)
    lw s10, 108(sp)
    xor s8, s8, s9
    lw s11, 100(sp)
    srli s9, s8, 8
    xor s10, s10, s11
    xor s9, s9, s10
    and s9, s9, s5
    slli s11, s9, 8
    xor s8, s8, s11
    xor s1, s1, s8
    and s1, s1, ra
    slli s11, s1, 16
    xor t2, t2, s11
    not t2, t2
    sw t2, 1216(a0)
    xor t2, s0, t3
    srli t3, t2, 16
    xor s0, s10, s9
    xor t3, t3, s0
    and t3, t3, ra
    slli s9, t3, 16
    xor t2, t2, s9
    not t2, t2
    sw t2, 1220(a0)
    xor t2, s8, s1
    not t2, t2
    sw t2, 1224(a0)
    xor t2, s0, t3
    not t2, t2
    sw t2, 1228(a0)
    lw t2, 140(sp)
    lw t3, 164(sp)
    lw s0, 160(sp)
    xor t2, t2, t3
    srli t3, t2, 8
    lw s1, 152(sp)
    lw s8, 224(sp)
    xor s0, s0, s1
    xor t3, t3, s0
    and t3, t3, s5
    slli s1, t3, 8
    xor t2, t2, s1
    srli s1, t2, 16
    lw s9, 156(sp)
    lw s10, 144(sp)
    xor s8, s8, s9
    lw s11, 172(sp)
    srli s9, s8, 8
    xor s10, s10, s11
    xor s9, s9, s10
    and s9, s9, s5
    slli s11, s9, 8
    xor s8, s8, s11
    xor s1, s1, s8
    and s1, s1, ra
    slli s11, s1, 16
    xor t2, t2, s11
    not t2, t2
    sw t2, 1232(a0)
    xor t2, s0, t3
    srli t3, t2, 16
    xor s0, s10, s9
    xor t3, t3, s0
    and t3, t3, ra
    slli s9, t3, 16
    xor t2, t2, s9
    not t2, t2
    sw t2, 1236(a0)
    xor t2, s8, s1
    not t2, t2
    sw t2, 1240(a0)
    xor t2, s0, t3
    not t2, t2
    sw t2, 1244(a0)
    xor t0, t0, t1
    srli t1, t0, 8
    xor t2, t6, a4
    xor t1, t1, t2
    and t1, t1, s5
    slli t3, t1, 8
    xor t0, t0, t3
    srli t3, t0, 16
    xor t6, s3, s4
    lw s0, 112(sp)
    srli a4, t6, 8
    xor a7, a7, s0
    xor a4, a4, a7
    and a4, a4, s5
    slli s0, a4, 8
    xor t6, t6, s0
    xor t3, t3, t6
    and t3, t3, ra
    slli s0, t3, 16
    xor t0, t0, s0
    not t0, t0
    sw t0, 1248(a0)
    xor t0, t2, t1
    srli t1, t0, 16
    xor a7, a7, a4
    xor t1, t1, a7
    and t1, t1, ra
    slli t2, t1, 16
    xor t0, t0, t2
    not t0, t0
    sw t0, 1252(a0)
    xor t0, t6, t3
    not t0, t0
    sw t0, 1256(a0)
    xor a7, a7, t1
    not a7, a7
    sw a7, 1260(a0)
    xor a5, a5, a6
    srli a6, a5, 8
    xor a7, a3, a2
    xor a6, a6, a7
    and a6, a6, s5
    slli t0, a6, 8
    xor a5, a5, t0
    srli t0, a5, 16
    xor t1, s6, s7
    srli t2, t1, 8
    xor t3, t4, s2
    xor t2, t2, t3
    and t2, t2, s5
    slli t4, t2, 8
    xor t1, t1, t4
    xor t0, t0, t1
    and t0, t0, ra
    slli t4, t0, 16
    xor a5, a5, t4
    sw a5, 1264(a0)
    xor a5, a7, a6
    srli a6, a5, 16
    xor a7, t3, t2
    xor a6, a6, a7
    and a6, a6, ra
    slli t2, a6, 16
    xor a5, a5, t2
    sw a5, 1268(a0)
    xor a5, t1, t0
    sw a5, 1272(a0)
    xor a5, a7, a6
    sw a5, 1276(a0)
    lw a5, 8(a1)
    lw a7, 196(sp)
    srli a6, a5, 1
    xor a6, a6, a5
    and a6, a6, a7
    xor t0, a5, a6
    srli t1, t0, 2
    xor t1, t1, t0
    lw t2, 208(sp)
    lw a3, 96(sp)
    and t1, t1, t2
    slli t3, t1, 2
    xor t3, t0, t3
    srli t4, t3, 4
    xor t4, t4, t3
    and t4, t4, t5
    slli t6, t4, 4
    xor t6, t3, t6
    lw a2, 12(a1)
    srli a4, t6, 8
    xor a3, a3, a2
    and a3, a3, a7
    xor s0, a2, a3
    srli s1, s0, 2
    xor s1, s1, s0
    and s1, s1, t2
    slli s2, s1, 2
    xor s2, s0, s2
    srli s3, s2, 4
    xor s3, s3, s2
    and s3, s3, t5
    slli s4, s3, 4
    xor s4, s2, s4
    xor a4, a4, s4
    and a4, a4, s5
    slli s6, a4, 8
    xor t6, t6, s6
    lw s6, 0(a1)
    srli s7, s6, 1
    xor s7, s7, s6
    and s7, s7, a7
    xor s8, s6, s7
    srli s9, s8, 2
    xor s9, s9, s8
    and s9, s9, t2
    slli s10, s9, 2
    xor s10, s8, s10
    srli s11, s10, 4
    xor s11, s11, s10
    and s11, s11, t5
    sw a4, 96(sp)
    slli a4, s11, 4
    xor a4, s10, a4
    sw s4, 112(sp)
    srli s4, a4, 8
    sw s3, 172(sp)
    lw s3, 4(a1)
    sw s2, 144(sp)
    srli s2, s3, 1
    xor s2, s2, s3
    and a7, s2, a7
    xor s2, s3, a7
    sw t4, 196(sp)
    srli t4, s2, 2
    xor t4, t4, s2
    and t4, t4, t2
    sw t3, 156(sp)
    slli t3, t4, 2
    xor t3, s2, t3
    sw s11, 224(sp)
    srli s11, t3, 4
    xor s11, s11, t3
    and s11, s11, t5
    sw s11, 152(sp)
    slli s11, s11, 4
    xor s11, t3, s11
    xor s4, s4, s11
    and s4, s4, s5
    sw s4, 160(sp)
    slli s4, s4, 8
    xor a4, a4, s4
    srli s4, a4, 16
    xor s4, s4, t6
    and s4, s4, ra
    xor t6, t6, s4
    sw t6, 1280(a0)
    slli a6, a6, 1
    xor a5, a5, a6
    srli a6, a5, 2
    xor a6, a6, a5
    and a6, a6, t2
    xor t6, a5, a6
    sw s11, 164(sp)
    srli s11, t6, 4
    xor s11, s11, t6
    and s11, s11, t5
    sw a4, 140(sp)
    xor a4, t6, s11
    sw s4, 100(sp)
    srli s4, a4, 8
    slli a3, a3, 1
    xor a3, a2, a3
    srli a2, a3, 2
    xor a2, a2, a3
    and a2, a2, t2
    sw t3, 108(sp)
    xor t3, a3, a2
    sw s10, 104(sp)
    srli s10, t3, 4
    xor s10, s10, t3
    and s10, s10, t5
    sw s1, 136(sp)
    xor s1, t3, s10
    xor s4, s4, s1
    and s4, s4, s5
    sw s4, 200(sp)
    slli s4, s4, 8
    xor a4, a4, s4
    slli s4, s7, 1
    xor s4, s6, s4
    srli s6, s4, 2
    xor s6, s6, s4
    and s6, s6, t2
    xor s7, s4, s6
    sw s1, 116(sp)
    srli s1, s7, 4
    xor s1, s1, s7
    and s1, s1, t5
    sw s0, 132(sp)
    xor s0, s7, s1
    sw t1, 120(sp)
    srli t1, s0, 8
    slli a7, a7, 1
    xor a7, s3, a7
    srli s3, a7, 2
    xor s3, s3, a7
    and t2, s3, t2
    xor s3, a7, t2
    sw t0, 208(sp)
    srli t0, s3, 4
    xor t0, t0, s3
    and t0, t0, t5
    sw t4, 176(sp)
    xor t4, s3, t0
    xor t1, t1, t4
    and t1, t1, s5
    sw t1, 168(sp)
    slli t1, t1, 8
    xor t1, s0, t1
    srli s0, t1, 16
    xor s0, s0, a4
    and s0, s0, ra
    xor a4, a4, s0
    sw a4, 1284(a0)
    slli a4, s6, 2
    xor a4, s4, a4
    srli s4, a4, 4
    xor s4, s4, a4
    and s4, s4, t5
    slli s6, s4, 4
    xor s6, a4, s6
    sw t4, 212(sp)
    srli t4, s6, 8
    slli t2, t2, 2
    xor a7, a7, t2
    srli t2, a7, 4
    xor t2, t2, a7
    and t2, t2, t5
    sw t1, 236(sp)
    slli t1, t2, 4
    xor t1, a7, t1
    xor t4, t4, t1
    and t4, t4, s5
    sw s0, 184(sp)
    slli s0, t4, 8
    xor s0, s6, s0
    srli s6, s0, 16
    slli a6, a6, 2
    xor a5, a5, a6
    srli a6, a5, 4
    xor a6, a6, a5
    and a6, a6, t5
    sw a6, 232(sp)
    slli a6, a6, 4
    xor a6, a5, a6
    sw a5, 148(sp)
    srli a5, a6, 8
    slli a2, a2, 2
    xor a3, a3, a2
    srli a2, a3, 4
    xor a2, a2, a3
    and a2, a2, t5
    slli t5, a2, 4
    xor t5, a3, t5
    xor a5, a5, t5
    and a5, a5, s5
    sw a2, 188(sp)
    slli a2, a5, 8
    xor a6, a6, a2
    xor a2, s6, a6
    and a2, a2, ra
    slli s6, a2, 16
    xor s0, s0, s6
    sw s0, 1288(a0)
    xor t1, t1, t4
    srli t4, t1, 16
    xor a5, t5, a5
    xor t4, t4, a5
    and t4, t4, ra
    slli t5, t4, 16
    xor t1, t1, t5
    sw t1, 1292(a0)
    xor a6, a6, a2
    sw a6, 1296(a0)
    xor a5, a5, t4
    sw a5, 1300(a0)
    slli a5, s1, 4
    xor a5, s7, a5
    srli a6, a5, 8
    slli t0, t0, 4
    xor t0, s3, t0
    xor a6, a6, t0
    and a6, a6, s5
    slli t1, a6, 8
    xor a5, a5, t1
    srli t1, a5, 16
    slli t4, s11, 4
    xor t4, t6, t4
    srli t5, t4, 8
    slli t6, s10, 4
    xor t3, t3, t6
    xor t5, t5, t3
    and t5, t5, s5
    slli t6, t5, 8
    xor t4, t4, t6
    xor t1, t1, t4
    and t1, t1, ra
    slli t6, t1, 16
    xor a5, a5, t6
    sw a5, 1304(a0)
    xor a5, t0, a6
    srli a6, a5, 16
    xor t0, t3, t5
    xor a6, a6, t0
    and a6, a6, ra
    slli t3, a6, 16
    xor a5, a5, t3
    sw a5, 1308(a0)
    xor a5, t4, t1
    sw a5, 1312(a0)
    xor a5, t0, a6
    sw a5, 1316(a0)
    xor a5, s8, s9
    srli a6, a5, 4
    xor a6, a6, a5
    lw t0, 204(sp)
    lw t4, 176(sp)
    and a6, a6, t0
    slli t1, a6, 4
    xor t1, a5, t1
    srli t3, t1, 8
    xor t4, s2, t4
    srli t5, t4, 4
    xor t5, t5, t4
    and t5, t5, t0
    slli t6, t5, 4
    xor t6, t4, t6
    xor t3, t3, t6
    and t3, t3, s5
    slli a2, t3, 8
    xor t1, t1, a2
    srli a2, t1, 16
    lw s0, 208(sp)
    lw s1, 120(sp)
    lw s6, 132(sp)
    xor s0, s0, s1
    srli s1, s0, 4
    xor s1, s1, s0
    and s1, s1, t0
    slli s2, s1, 4
    xor s2, s0, s2
    lw s7, 136(sp)
    srli s3, s2, 8
    xor s6, s6, s7
    srli s7, s6, 4
    xor s7, s7, s6
    and t0, s7, t0
    slli s7, t0, 4
    xor s7, s6, s7
    xor s3, s3, s7
    and s3, s3, s5
    slli s8, s3, 8
    xor s2, s2, s8
    xor a2, a2, s2
    and a2, a2, ra
    slli s8, a2, 16
    xor t1, t1, s8
    sw t1, 1320(a0)
    xor t1, t6, t3
    srli t3, t1, 16
    xor t6, s7, s3
    xor t3, t3, t6
    and t3, t3, ra
    slli s3, t3, 16
    xor t1, t1, s3
    sw t1, 1324(a0)
    xor t1, s2, a2
    sw t1, 1328(a0)
    xor t1, t6, t3
    sw t1, 1332(a0)
    xor t1, a4, s4
    srli t3, t1, 8
    xor a7, a7, t2
    xor t2, t3, a7
    and t2, t2, s5
    slli t3, t2, 8
    xor t1, t1, t3
    srli t3, t1, 16
    lw t6, 148(sp)
    lw a4, 232(sp)
    lw a2, 188(sp)
    xor t6, t6, a4
    srli a4, t6, 8
    xor a3, a3, a2
    xor a4, a4, a3
    and a4, a4, s5
    slli a2, a4, 8
    xor t6, t6, a2
    xor t3, t3, t6
    and t3, t3, ra
    slli a2, t3, 16
    xor t1, t1, a2
    sw t1, 1336(a0)
    xor a7, a7, t2
    srli t1, a7, 16
    xor t2, a3, a4
    xor t1, t1, t2
    and t1, t1, ra
    slli a4, t1, 16
    xor a7, a7, a4
    sw a7, 1340(a0)
    xor a7, t6, t3
    sw a7, 1344(a0)
    xor a7, t2, t1
    sw a7, 1348(a0)
    lw a7, 104(sp)
    lw t1, 224(sp)
    lw t2, 108(sp)
    xor a7, a7, t1
    srli t1, a7, 8
    lw t3, 152(sp)
    lw t6, 156(sp)
    xor t2, t2, t3
    xor t1, t1, t2
    and t1, t1, s5
    slli t3, t1, 8
    xor a7, a7, t3
    srli t3, a7, 16
    lw a4, 196(sp)
    lw a3, 144(sp)
    xor t6, t6, a4
    lw a2, 172(sp)
    srli a4, t6, 8
    xor a3, a3, a2
    xor a4, a4, a3
    and a4, a4, s5
    slli a2, a4, 8
    xor t6, t6, a2
    xor t3, t3, t6
    and t3, t3, ra
    slli a2, t3, 16
    xor a7, a7, a2
    sw a7, 1352(a0)
    xor a7, t2, t1
    srli t1, a7, 16
    xor t2, a3, a4
    xor t1, t1, t2
    and t1, t1, ra
    slli a4, t1, 16
    xor a7, a7, a4
    sw a7, 1356(a0)
    xor a7, t6, t3
    sw a7, 1360(a0)
    xor a7, t2, t1
    sw a7, 1364(a0)
    xor a5, a5, a6
    srli a6, a5, 8
    xor a7, t4, t5
    xor a6, a6, a7
    and a6, a6, s5
    slli t1, a6, 8
    xor a5, a5, t1
    srli t1, a5, 16
    xor t2, s0, s1
    srli t3, t2, 8
    xor t0, s6, t0
    xor t3, t3, t0
    and t3, t3, s5
    slli t4, t3, 8
    xor t2, t2, t4
    xor t1, t1, t2
    and t1, t1, ra
    slli t4, t1, 16
    xor a5, a5, t4
    sw a5, 1368(a0)
    xor a5, a7, a6
    srli a6, a5, 16
    xor a7, t0, t3
    xor a6, a6, a7
    and a6, a6, ra
    slli t0, a6, 16
    xor a5, a5, t0
    sw a5, 1372(a0)
    xor a5, t2, t1
    sw a5, 1376(a0)
    xor a5, a7, a6
    sw a5, 1380(a0)
    lw a5, 100(sp)
    lw a6, 140(sp)
    slli a5, a5, 16
    xor a5, a6, a5
    sw a5, 1384(a0)
    lw a5, 184(sp)
    lw a6, 236(sp)
    slli a5, a5, 16
    xor a5, a6, a5
    sw a5, 1388(a0)
    lw a5, 164(sp)
    lw a6, 160(sp)
    lw a7, 112(sp)
    xor a5, a5, a6
    lw t0, 96(sp)
    srli a6, a5, 16
    xor a7, a7, t0
    xor a6, a6, a7
    and a6, a6, ra
    slli t0, a6, 16
    xor a5, a5, t0
    sw a5, 1392(a0)
    lw a5, 212(sp)
    lw t0, 168(sp)
    lw t1, 116(sp)
    xor a5, a5, t0
    lw t2, 200(sp)
    srli t0, a5, 16
    xor t1, t1, t2
    xor t0, t0, t1
    and t0, t0, ra
    slli t2, t0, 16
    xor a5, a5, t2
    sw a5, 1396(a0)
    xor a5, a7, a6
    sw a5, 1400(a0)
    xor a5, t1, t0
    sw a5, 1404(a0)
    addi t0, sp, 64
    addi t1, sp, 256
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
    addi sp, sp, 256
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
    addi sp, sp, -320
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
    lbu a5, 1(a1)
    lbu a6, 2(a1)
    lbu a7, 0(a1)
    lbu t0, 3(a1)
    lbu t1, 4(a1)
    lbu t2, 7(a1)
    lbu t3, 5(a1)
    lbu t4, 6(a1)
    slli a5, a5, 8
    or a5, a7, a5
    slli a7, t0, 24
    slli t0, t3, 8
    slli a6, a6, 16
    or a5, a5, a6
    slli a6, t4, 16
    or a5, a5, a7
    or a7, t1, t0
    or a6, a7, a6
    srli a7, a5, 1
    xor a7, a5, a7
    slli t0, t2, 24
    or a6, a6, t0
    srli t0, a6, 1
    xor t0, a6, t0
    lui t1, 349525
    addi t1, t1, 1365
    and t0, t0, t1
    and a7, a7, t1
    slli t2, a7, 1
    xor t2, a5, t2
    slli t3, t0, 1
    srli t4, t2, 2
    xor t4, t2, t4
    xor t3, a6, t3
    lui t5, 209715
    addi t5, t5, 819
    and t4, t4, t5
    xor a5, a5, a7
    xor a6, a6, t0
    srli a7, a5, 2
    xor a7, a5, a7
    and a7, a7, t5
    slli t0, a7, 2
    slli t6, t4, 2
    xor t6, t2, t6
    srli a4, a6, 2
    xor t0, a5, t0
    xor a4, a6, a4
    srli a3, t6, 4
    xor a5, a5, a7
    srli a7, a5, 4
    and a4, a4, t5
    xor a2, a6, a4
    srli s0, a2, 4
    xor t2, t2, t4
    srli t4, t2, 4
    slli a4, a4, 2
    xor a6, a6, a4
    xor a4, t6, a3
    lui a3, 61681
    addi a3, a3, -241
    xor t4, t2, t4
    srli s1, t0, 4
    xor s1, t0, s1
    xor a7, a5, a7
    and a7, a7, a3
    slli s2, a7, 4
    and t4, t4, a3
    slli s3, t4, 4
    and a4, a4, a3
    xor s4, t6, a4
    xor s0, a2, s0
    and s0, s0, a3
    slli s5, s0, 4
    slli a4, a4, 4
    xor t6, t6, a4
    xor a7, a5, a7
    xor a4, a2, s5
    srli s5, t6, 8
    and s1, s1, a3
    xor s6, t0, s1
    srli s7, s6, 8
    xor s3, t2, s3
    srli s8, s3, 8
    xor a2, a2, s0
    srli s0, s4, 8
    xor a5, a5, s2
    srli s2, a7, 8
    xor s2, a2, s2
    lui s9, 4080
    addi s9, s9, 255
    and s2, s2, s9
    srli s10, a5, 8
    xor s10, a4, s10
    and s10, s10, s9
    slli s1, s1, 4
    xor t0, t0, s1
    srli s1, t0, 8
    slli s11, s2, 8
    xor t2, t2, t4
    srli t4, t2, 8
    xor a4, a4, s10
    lui ra, 16
    slli s10, s10, 8
    xor a7, a7, s11
    addi s11, ra, -1
    xor a2, a2, s2
    lw s2, 1372(a0)
    lw ra, 1368(a0)
    xor s2, s2, a2
    srli a2, a2, 16
    xor ra, ra, a7
    srli a7, a7, 16
    sw ra, 96(sp)
    lw ra, 1324(a0)
    xor a5, a5, s10
    xor ra, ra, a4
    srli a4, a4, 16
    lw s10, 1320(a0)
    sw s2, 100(sp)
    xor s10, s10, a5
    srli a5, a5, 16
    srli s2, a6, 4
    xor s2, a6, s2
    and s2, s2, a3
    sw a7, 104(sp)
    slli a7, s2, 4
    xor a7, a6, a7
    xor a6, a6, s2
    xor s2, a6, s7
    xor s1, a7, s1
    and s1, s1, s9
    and s2, s2, s9
    xor a6, a6, s2
    slli s2, s2, 8
    xor a7, a7, s1
    slli s1, s1, 8
    xor s2, s6, s2
    lw s6, 1356(a0)
    lw s7, 1352(a0)
    xor s6, s6, a6
    srli a6, a6, 16
    xor s7, s7, s2
    srli s2, s2, 16
    xor t0, t0, s1
    srli s1, t0, 16
    sw a7, 108(sp)
    srli a7, a7, 16
    sw t0, 112(sp)
    srli t0, t3, 2
    xor t0, t3, t0
    and t0, t0, t5
    sw s1, 116(sp)
    slli s1, t0, 2
    xor t0, t3, t0
    xor t3, t3, s1
    srli s1, t0, 4
    xor s1, t0, s1
    and s1, s1, a3
    sw a7, 120(sp)
    slli a7, s1, 4
    xor a7, t0, a7
    xor t0, t0, s1
    xor s1, a7, s8
    xor t4, t0, t4
    and s1, s1, s9
    xor a7, a7, s1
    slli s1, s1, 8
    xor s1, s3, s1
    and t4, t4, s9
    xor t0, t0, t4
    slli t4, t4, 8
    xor t2, t2, t4
    lw t4, 1308(a0)
    lw s3, 1304(a0)
    xor t4, t4, a7
    srli a7, a7, 16
    xor s3, s3, s1
    srli s1, s1, 16
    srli s8, t2, 16
    sw t2, 124(sp)
    srli t2, t0, 16
    sw t0, 128(sp)
    srli t0, t3, 4
    xor t0, t3, t0
    and t0, t0, a3
    sw s7, 132(sp)
    xor s7, t3, t0
    xor s0, s7, s0
    slli t0, t0, 4
    xor t0, t3, t0
    xor t3, t0, s5
    and t3, t3, s9
    xor t0, t0, t3
    and s0, s0, s9
    xor s5, s7, s0
    slli t3, t3, 8
    slli s0, s0, 8
    xor s0, s4, s0
    lw s4, 1340(a0)
    lw s7, 1336(a0)
    xor s4, s4, s5
    srli s5, s5, 16
    xor s7, s7, s0
    srli s0, s0, 16
    sw s6, 136(sp)
    lw s6, 1292(a0)
    xor t3, t6, t3
    xor s6, s6, t0
    srli t0, t0, 16
    lw t6, 1288(a0)
    sw s2, 140(sp)
    xor t6, t6, t3
    srli t3, t3, 16
    lbu s2, 8(a1)
    sw a6, 144(sp)
    lbu a6, 9(a1)
    slli a6, a6, 8
    or a6, s2, a6
    lbu s2, 10(a1)
    slli s2, s2, 16
    or a6, a6, s2
    lbu s2, 11(a1)
    sw a2, 148(sp)
    slli s2, s2, 24
    or a6, a6, s2
    srli s2, a6, 1
    xor s2, a6, s2
    and t1, s2, t1
    slli s2, t1, 1
    xor s2, a6, s2
    xor a6, a6, t1
    srli t1, s2, 2
    xor t1, s2, t1
    and t1, t1, t5
    xor a2, s2, t1
    slli t1, t1, 2
    xor t1, s2, t1
    srli s2, t1, 4
    xor s2, t1, s2
    and s2, s2, a3
    sw s10, 152(sp)
    slli s10, s2, 4
    xor s2, t1, s2
    xor t1, t1, s10
    srli s10, t1, 8
    and s10, s10, s9
    sw ra, 156(sp)
    lw ra, 1300(a0)
    xor t0, s10, t0
    xor ra, ra, s10
    slli s10, s10, 8
    and t0, t0, s11
    xor ra, ra, t0
    not ra, ra
    slli t0, t0, 16
    xor t0, s6, t0
    not t0, t0
    xor t1, t1, s10
    xor t3, t1, t3
    lw s6, 1296(a0)
    and t3, t3, s11
    xor t1, s6, t1
    xor t1, t1, t3
    slli t3, t3, 16
    not t1, t1
    xor t3, t6, t3
    not t3, t3
    srli t6, s2, 8
    and t6, t6, s9
    xor s5, t6, s5
    lw s6, 1348(a0)
    and s5, s5, s11
    xor s6, s6, t6
    slli t6, t6, 8
    xor t6, s2, t6
    xor s0, t6, s0
    xor s2, s6, s5
    not s2, s2
    slli s5, s5, 16
    xor s4, s4, s5
    not s4, s4
    lw s5, 1344(a0)
    and s0, s0, s11
    xor t6, s5, t6
    xor t6, t6, s0
    not t6, t6
    slli s0, s0, 16
    xor s0, s7, s0
    not s0, s0
    srli s5, a2, 4
    xor s5, a2, s5
    and s5, s5, a3
    slli s6, s5, 4
    xor s6, a2, s6
    xor a2, a2, s5
    srli s5, s6, 8
    and s5, s5, s9
    lw s7, 1316(a0)
    xor a7, s5, a7
    xor s7, s7, s5
    and a7, a7, s11
    slli s5, s5, 8
    xor s5, s6, s5
    xor s1, s5, s1
    and s1, s1, s11
    xor s6, s7, a7
    slli a7, a7, 16
    xor a7, t4, a7
    not t4, s6
    lw s6, 1312(a0)
    not a7, a7
    xor s5, s6, s5
    xor s5, s5, s1
    slli s1, s1, 16
    not s5, s5
    xor s1, s3, s1
    not s1, s1
    srli s3, a2, 8
    and s3, s3, s9
    xor t2, s3, t2
    and t2, t2, s11
    slli s6, t2, 16
    slli s7, s3, 8
    xor a2, a2, s7
    xor s7, a2, s8
    sw s1, 1424(a0)
    and s1, s7, s11
    slli s7, s1, 16
    srli s8, a6, 2
    xor s8, a6, s8
    and t5, s8, t5
    slli s8, t5, 2
    xor s8, a6, s8
    xor a6, a6, t5
    srli t5, a6, 4
    xor t5, a6, t5
    and t5, t5, a3
    slli s10, t5, 4
    xor t5, a6, t5
    xor a6, a6, s10
    srli s10, a6, 8
    and s10, s10, s9
    xor a4, s10, a4
    and a4, a4, s11
    sw t6, 160(sp)
    lw t6, 1332(a0)
    xor t6, t6, s10
    slli s10, s10, 8
    xor a6, a6, s10
    xor t6, t6, a4
    xor a5, a6, a5
    slli a4, a4, 16
    lw s10, 156(sp)
    and a5, a5, s11
    xor a4, s10, a4
    not t6, t6
    lw s10, 1328(a0)
    not a4, a4
    xor a6, s10, a6
    xor a6, a6, a5
    slli a5, a5, 16
    not a6, a6
    lw s10, 152(sp)
    sw a6, 152(sp)
    xor a5, s10, a5
    not a5, a5
    srli s10, t5, 8
    and s10, s10, s9
    lw a6, 148(sp)
    sw s0, 148(sp)
    xor a6, s10, a6
    lw s0, 1380(a0)
    and a6, a6, s11
    xor s0, s0, s10
    slli s10, s10, 8
    xor t5, t5, s10
    lw s10, 104(sp)
    xor s0, s0, a6
    xor s10, t5, s10
    and s10, s10, s11
    slli a6, a6, 16
    sw s4, 104(sp)
    lw s4, 100(sp)
    not s0, s0
    xor a6, s4, a6
    not a6, a6
    lw s4, 1376(a0)
    sw t3, 1408(a0)
    xor t3, s4, t5
    sw s0, 1468(a0)
    xor t3, t3, s10
    slli t5, s10, 16
    lw s0, 96(sp)
    sw s1, 1536(a0)
    xor t5, s0, t5
    not t5, t5
    not t3, t3
    srli s0, s8, 4
    xor s0, s8, s0
    and a3, s0, a3
    slli s0, a3, 4
    xor a3, s8, a3
    xor s0, s8, s0
    srli s1, a3, 8
    and s1, s1, s9
    lw s4, 1364(a0)
    lw s8, 144(sp)
    xor s4, s4, s1
    xor s8, s1, s8
    and s8, s8, s11
    slli s1, s1, 8
    xor a3, a3, s1
    lw s1, 140(sp)
    xor s4, s4, s8
    xor s1, a3, s1
    and s1, s1, s11
    slli s8, s8, 16
    sw t3, 1464(a0)
    sw t2, 1560(a0)
    sw a6, 1460(a0)
    not a6, s4
    sw a6, 1564(a0)
    sw a2, 1572(a0)
    lw a6, 136(sp)
    lw t2, 1360(a0)
    xor a6, a6, s8
    not a6, a6
    sw a6, 1516(a0)
    xor a6, t2, a3
    xor a6, a6, s1
    slli t2, s1, 16
    lw t3, 132(sp)
    sw s5, 1432(a0)
    xor t2, t3, t2
    not t2, t2
    sw s2, 1452(a0)
    sw t5, 1456(a0)
    not a6, a6
    srli t3, s0, 8
    and t3, t3, s9
    lw t5, 120(sp)
    slli s1, t3, 8
    xor t5, t3, t5
    and t5, t5, s11
    slli a3, t5, 16
    xor s0, s0, s1
    lw s1, 116(sp)
    sw t5, 1548(a0)
    xor s1, s0, s1
    sw s0, 1568(a0)
    and t5, s1, s11
    slli s1, t5, 16
    # round 1 (aes.dsl:47)
    lw s2, 1396(a0)
    sw s1, 1476(a0)
    lw s1, 128(sp)
    xor s1, s2, s1
    lw s2, 1384(a0)
    sw s1, 1508(a0)
    lw s1, 112(sp)
    sw a3, 1500(a0)
    xor s1, s2, s1
    lw s2, 1388(a0)
    lw a3, 1404(a0)
    lw s4, 124(sp)
    xor a3, a3, s3
    xor s2, s2, s4
    lw s4, 1400(a0)
    lw s3, 1392(a0)
    sw a3, 1556(a0)
    lw a3, 108(sp)
    xor t3, s4, t3
    xor a3, s3, a3
    lw s3, 1280(a0)
    sw a3, 1496(a0)
    lw a3, 1284(a0)
    sw t3, 1544(a0)
    xor a3, a3, a2
    sw t0, 1412(a0)
    sw t2, 1492(a0)
    sw s7, 1488(a0)
    xor t0, s3, s0
    sw a7, 1428(a0)
    sw a3, 1532(a0)
    sw s2, 1484(a0)
    sw ra, 1420(a0)
    sw s6, 1512(a0)
    sw t4, 1436(a0)
    sw t6, 1552(a0)
    sw t1, 1416(a0)
    sw a4, 1504(a0)
    sw t5, 1524(a0)
    sw a5, 1480(a0)
    sw s1, 1472(a0)
    lw a5, 104(sp)
    sw t0, 1520(a0)
    sw a5, 1444(a0)
    lw a5, 148(sp)
    sw a6, 1540(a0)
    sw a5, 1440(a0)
    lw a5, 152(sp)
    sw a5, 1528(a0)
    lw a5, 160(sp)
    sw a5, 1448(a0)
    addi a1, a0, 1584
.Llwcc_aes128_128_ctr_nonce_rv32i_fill:
    sub a2, a1, a0
    addi a2, a2, -1584
    srli a2, a2, 4
    lui a5, 349525
    lui a6, 209715
    lui a7, 61681
    lui t0, 4080
    lui t1, 16
    srli t2, a2, 24
    srli t3, a2, 16
    srli t4, a2, 8
    addi t5, a2, 1
    addi t6, a2, 2
    addi a4, a2, 3
    addi a3, a2, 4
    addi s0, a2, 5
    addi s1, a2, 6
    addi s2, a2, 7
    slli s3, a2, 24
    addi a5, a5, 1365
    addi a6, a6, 819
    addi a7, a7, -241
    addi t0, t0, 255
    addi t1, t1, -1
    srli s4, t5, 24
    srli s5, t5, 16
    srli s6, t5, 8
    srli s7, t6, 24
    srli s8, t6, 16
    srli s9, t6, 8
    srli s10, a4, 24
    srli s11, a4, 16
    srli ra, a4, 8
    andi t3, t3, 255
    slli t3, t3, 8
    or t2, t2, t3
    srli t3, a3, 24
    andi t4, t4, 255
    slli t4, t4, 16
    or t2, t2, t4
    srli t4, a3, 16
    sw t1, 96(sp)
    srli t1, a3, 8
    sw t0, 100(sp)
    srli t0, s0, 24
    sw a7, 104(sp)
    srli a7, s0, 16
    sw a6, 108(sp)
    srli a6, s0, 8
    sw a5, 112(sp)
    srli a5, s1, 24
    sw a5, 116(sp)
    srli a5, s1, 16
    sw t0, 120(sp)
    srli t0, s1, 8
    sw t3, 124(sp)
    srli t3, s2, 24
    sw t3, 128(sp)
    srli t3, s2, 16
    sw t3, 132(sp)
    srli t3, s2, 8
    or t2, t2, s3
    andi s3, s5, 255
    slli s3, s3, 8
    or s3, s4, s3
    andi s4, s6, 255
    slli s4, s4, 16
    or s3, s3, s4
    slli t5, t5, 24
    or t5, s3, t5
    andi s3, s8, 255
    slli s3, s3, 8
    or s3, s7, s3
    andi s4, s9, 255
    slli s4, s4, 16
    or s3, s3, s4
    slli t6, t6, 24
    or t6, s3, t6
    andi s3, s11, 255
    slli s3, s3, 8
    or s3, s10, s3
    andi s4, ra, 255
    slli s4, s4, 16
    or s3, s3, s4
    slli a4, a4, 24
    or a4, s3, a4
    slli a3, a3, 24
    slli s0, s0, 24
    slli s1, s1, 24
    slli s2, s2, 24
    andi t4, t4, 255
    andi t1, t1, 255
    andi a7, a7, 255
    andi a6, a6, 255
    andi a5, a5, 255
    andi t0, t0, 255
    lw s3, 132(sp)
    andi t3, t3, 255
    andi s3, s3, 255
    slli t4, t4, 8
    slli t1, t1, 16
    slli a7, a7, 8
    slli a6, a6, 16
    slli a5, a5, 8
    slli t0, t0, 16
    slli s3, s3, 8
    lw s4, 124(sp)
    slli t3, t3, 16
    or t4, s4, t4
    lw s4, 120(sp)
    or t1, t4, t1
    or a7, s4, a7
    lw s4, 116(sp)
    or a6, a7, a6
    or a5, s4, a5
    lw s4, 128(sp)
    or a5, a5, t0
    or s3, s4, s3
    or a7, s3, t3
    or t0, t1, a3
    or a6, a6, s0
    or a5, a5, s1
    or a7, a7, s2
    srli t1, t2, 1
    xor t1, t1, t5
    srli t3, t6, 1
    srli t4, t0, 1
    srli a3, a5, 1
    lw s0, 112(sp)
    xor t3, a4, t3
    and t1, t1, s0
    xor t4, a6, t4
    xor a3, a7, a3
    slli s1, t1, 1
    xor t1, t5, t1
    and t3, t3, s0
    and t4, t4, s0
    and t5, a3, s0
    xor t2, t2, s1
    slli a3, t3, 1
    xor t3, a4, t3
    slli a4, t4, 1
    xor a6, a6, t4
    slli t4, t5, 1
    xor a7, a7, t5
    srli t5, t1, 2
    xor t6, t6, a3
    xor t0, t0, a4
    xor a5, a5, t4
    srli t4, t2, 2
    xor t5, t5, t3
    srli a4, a6, 2
    xor t4, t4, t6
    lw a3, 108(sp)
    srli s1, t0, 2
    and t5, t5, a3
    xor a4, a7, a4
    and t4, t4, a3
    slli s2, t5, 2
    xor t3, t3, t5
    xor t5, a5, s1
    and a4, a4, a3
    slli s1, t4, 2
    xor t4, t6, t4
    xor t1, t1, s2
    and t5, t5, a3
    slli t6, a4, 2
    xor a7, a7, a4
    srli a4, t3, 4
    xor t2, t2, s1
    slli s1, t5, 2
    xor a5, a5, t5
    xor a6, a6, t6
    srli t5, t1, 4
    srli t6, t4, 4
    xor a4, a4, a7
    xor t0, t0, s1
    srli s1, t2, 4
    xor t5, t5, a6
    xor t6, t6, a5
    lw s2, 104(sp)
    xor s1, s1, t0
    and a4, a4, s2
    and t5, t5, s2
    and t6, t6, s2
    slli s3, a4, 4
    xor a7, a7, a4
    and a4, s1, s2
    slli s1, t5, 4
    xor a6, a6, t5
    slli t5, t6, 4
    xor a5, a5, t6
    xor t3, t3, s3
    lw t6, 100(sp)
    slli s4, a4, 4
    and s3, a7, t6
    xor t0, t0, a4
    xor t1, t1, s1
    xor t4, t4, t5
    and t5, t3, t6
    and a4, a6, t6
    and s1, a5, t6
    slli s5, s3, 8
    xor a7, a7, s3
    xor t2, t2, s4
    and s3, t1, t6
    and s4, t4, t6
    slli s6, t5, 8
    xor t3, t3, t5
    and t5, t0, t6
    slli s7, a4, 8
    xor a6, a6, a4
    slli a4, s1, 8
    xor a5, a5, s1
    lw s1, 96(sp)
    and s9, a7, s1
    and s8, s5, s1
    and t6, t2, t6
    slli s10, s3, 8
    xor t1, t1, s3
    slli s3, s4, 8
    xor t4, t4, s4
    slli s4, t5, 8
    xor t0, t0, t5
    and t5, s6, s1
    and s11, t3, s1
    and ra, s7, s1
    xor t2, t2, t6
    slli t6, t6, 8
    and s0, a6, s1
    and a3, a4, s1
    and s2, a5, s1
    sw a6, 100(sp)
    and a6, s10, s1
    sw a5, 128(sp)
    and a5, t1, s1
    sw t3, 116(sp)
    and t3, s3, s1
    sw t1, 120(sp)
    and t1, t4, s1
    sw s7, 124(sp)
    and s7, s4, s1
    sw a4, 132(sp)
    and a4, t0, s1
    sw s6, 136(sp)
    and s6, t6, s1
    and s1, t2, s1
    sw s10, 96(sp)
    lw s10, 1408(a0)
    sw a7, 140(sp)
    slli a7, s6, 16
    xor a7, a7, s10
    lw s10, 1412(a0)
    sw a7, 144(sp)
    slli a7, s1, 16
    xor a7, a7, s10
    xor t6, t6, s6
    lw s6, 1416(a0)
    xor t2, t2, s1
    xor t6, t6, s6
    lw s1, 1420(a0)
    slli s6, t3, 16
    xor t2, t2, s1
    lw s1, 1424(a0)
    slli s10, t1, 16
    xor s1, s6, s1
    lw s6, 1428(a0)
    xor t3, s3, t3
    xor s6, s10, s6
    lw s3, 1432(a0)
    slli s10, s8, 16
    sw t2, 148(sp)
    slli t2, s9, 16
    xor t3, t3, s3
    xor t1, t4, t1
    lw t4, 1436(a0)
    slli s3, s7, 16
    xor t1, t1, t4
    lw t4, 1440(a0)
    xor t4, s3, t4
    lw s3, 1444(a0)
    sw t1, 152(sp)
    slli t1, a4, 16
    xor t1, t1, s3
    xor s3, s4, s7
    lw s4, 1448(a0)
    slli s7, t5, 16
    sw s11, 156(sp)
    slli s11, s11, 16
    sw t6, 160(sp)
    slli t6, ra, 16
    sw s0, 164(sp)
    slli s0, s0, 16
    sw t3, 168(sp)
    slli t3, a3, 16
    sw s2, 172(sp)
    slli s2, s2, 16
    sw ra, 176(sp)
    slli ra, a6, 16
    sw a5, 180(sp)
    slli a5, a5, 16
    xor s3, s3, s4
    xor t0, t0, a4
    lw a4, 1452(a0)
    lw s4, 1460(a0)
    xor t0, t0, a4
    lw a4, 1456(a0)
    xor t2, t2, s4
    xor a4, s10, a4
    xor s4, s5, s8
    lw s5, 1464(a0)
    lw s8, 1468(a0)
    xor s4, s4, s5
    lw s5, 140(sp)
    xor s5, s5, s9
    xor s5, s5, s8
    # round 1 (aes.dsl:47)
    lw s8, 1472(a0)
    lw s9, 1476(a0)
    xor s8, ra, s8
    xor s8, s8, s9
    lw s9, 1480(a0)
    xor s8, a4, s8
    xor s7, s7, s9
    lw s9, 1484(a0)
    xor s7, s7, s1
    xor t3, t3, s9
    lw s9, 1488(a0)
    xor a4, a4, t4
    xor t3, t3, s9
    lw s9, 1492(a0)
    sw s5, 140(sp)
    xor t6, t6, s9
    xor s9, s1, t4
    xor s10, s8, s9
    xor ra, s7, s10
    xor t3, t3, ra
    xor s1, s1, t3
    xor t3, t6, t3
    xor t6, s9, a4
    or s5, s7, s10
    sw t0, 184(sp)
    xor t0, a4, s1
    sw s4, 188(sp)
    or s4, t3, t6
    xor s5, s5, s1
    sw s3, 192(sp)
    or s3, a4, t0
    xor s4, s4, s3
    sw a3, 196(sp)
    lw a3, 144(sp)
    sw t5, 200(sp)
    xor t5, a3, ra
    sw a6, 204(sp)
    xor a6, a3, t0
    sw a7, 208(sp)
    xor a7, t3, t0
    sw t2, 212(sp)
    xor t2, ra, a7
    sw t1, 216(sp)
    and t1, s9, a7
    xor s1, s1, s3
    xor s3, a6, t2
    xor t1, t1, s1
    xor t4, t4, s3
    or s1, a3, t4
    sw s6, 220(sp)
    xor s6, s10, t4
    xor s1, s4, s1
    sw s0, 224(sp)
    and s0, s6, t5
    xor s5, s5, s1
    xor s0, t1, s0
    xor s0, s1, s0
    xor s1, t6, s6
    sw s2, 228(sp)
    and s2, s3, s1
    xor t1, t1, s2
    and s2, s8, t2
    xor s4, s7, s4
    xor s7, s8, s1
    sw s11, 232(sp)
    and s11, a6, s7
    sw a5, 236(sp)
    xor a5, s5, s0
    xor s2, s2, t1
    xor t1, s4, t1
    or a5, s2, a5
    xor t1, s11, t1
    and s4, s0, a5
    xor s2, s2, t1
    xor s11, a5, s2
    or s0, s0, s11
    xor s0, s5, s0
    or s5, t1, s5
    not s4, s4
    and s4, s4, s5
    xor s11, s4, s0
    or s8, s8, s11
    or t2, t2, s11
    xor a5, a5, s5
    or t1, t1, a5
    and s1, s1, s4
    xor s2, s2, t1
    or a6, a6, s0
    or a3, a3, s2
    xor a5, a5, s2
    and a5, t1, a5
    xor t1, s0, s2
    and a4, a4, t1
    or s5, ra, a5
    xor a6, a6, t2
    xor a3, a3, s5
    xor a6, a6, a3
    xor s1, s1, a6
    xor s11, s2, a5
    xor ra, s4, s11
    sw a6, 144(sp)
    xor a6, t1, ra
    and s9, s9, a6
    sw a4, 240(sp)
    xor a4, a4, s1
    xor a4, s9, a4
    and a6, a7, a6
    and a7, s3, s4
    xor a7, a7, t2
    and t2, t3, ra
    xor t2, a3, t2
    or t3, t4, s2
    or t4, s7, s0
    and a3, s6, s11
    xor a3, a3, s1
    and t5, t5, s11
    or a5, s10, a5
    and t0, t0, t1
    xor a6, a7, a6
    xor t1, t2, a6
    xor t2, t4, a3
    xor a6, t0, a6
    xor t0, s8, a4
    xor t4, a3, a4
    xor a7, s5, a7
    xor a7, t5, a7
    and t5, t6, ra
    lw t6, 240(sp)
    xor t1, t1, t0
    xor t5, t6, t5
    xor t4, a6, t4
    xor t2, t2, t1
    xor a5, a5, t4
    xor t4, t5, t4
    xor t3, t3, t2
    xor t2, t2, t4
    lw t4, 1496(a0)
    lw t5, 236(sp)
    lw t6, 232(sp)
    xor t4, t5, t4
    lw t5, 1500(a0)
    lw a4, 228(sp)
    xor t4, t4, t5
    lw t5, 1504(a0)
    lw a3, 224(sp)
    xor t5, t6, t5
    lw t6, 1508(a0)
    lw s0, 216(sp)
    xor t6, a4, t6
    lw a4, 1512(a0)
    lw s2, 212(sp)
    xor t6, t6, a4
    lw a4, 1516(a0)
    xor t4, s2, t4
    xor a4, a3, a4
    lw a3, 220(sp)
    xor t5, t5, a3
    xor s1, a3, s0
    xor s2, s2, s0
    xor s3, t4, s1
    xor s4, t5, s3
    xor t6, t6, s4
    xor a3, a3, t6
    xor t6, a4, t6
    xor a4, s1, s2
    or s5, t5, s3
    xor s6, s2, a3
    or s7, t6, a4
    xor s5, s5, a3
    or s8, s2, s6
    xor s7, s7, s8
    lw s9, 208(sp)
    xor s11, s9, s6
    xor s10, s9, s4
    xor ra, t6, s6
    sw t2, 220(sp)
    xor t2, s4, ra
    sw t3, 212(sp)
    and t3, s1, ra
    xor a3, a3, s8
    xor s8, s11, t2
    xor t3, t3, a3
    xor a3, s0, s8
    or s0, s9, a3
    sw t1, 216(sp)
    xor t1, s3, a3
    xor s0, s7, s0
    sw t0, 224(sp)
    and t0, t1, s10
    xor s5, s5, s0
    xor t0, t3, t0
    xor t0, s0, t0
    xor s0, a4, t1
    sw a6, 228(sp)
    and a6, s8, s0
    xor a6, t3, a6
    and t3, t4, t2
    xor t5, t5, s7
    xor s7, t4, s0
    sw a7, 232(sp)
    and a7, s11, s7
    sw a5, 236(sp)
    xor a5, s5, t0
    xor t3, t3, a6
    xor a6, t5, a6
    or a5, t3, a5
    xor a6, a7, a6
    and a7, t0, a5
    xor t3, t3, a6
    xor t5, a5, t3
    or t0, t0, t5
    xor t0, s5, t0
    or t5, a6, s5
    not a7, a7
    and a7, a7, t5
    xor s5, a7, t0
    or t4, t4, s5
    or t2, t2, s5
    xor a5, a5, t5
    or a6, a6, a5
    and t5, s0, a7
    xor t3, t3, a6
    or s0, s11, t0
    or s5, s9, t3
    xor a5, a5, t3
    and a5, a6, a5
    xor a6, t0, t3
    and s2, s2, a6
    or s4, s4, a5
    xor s0, s0, t2
    xor s5, s5, s4
    xor s0, s0, s5
    xor t5, t5, s0
    xor s9, t3, a5
    xor s11, a7, s9
    sw s0, 208(sp)
    xor s0, a6, s11
    and s1, s1, s0
    sw s2, 240(sp)
    xor s2, s2, t5
    xor s1, s1, s2
    and s0, ra, s0
    and a7, s8, a7
    xor a7, a7, t2
    and t2, t6, s11
    xor t2, s5, t2
    or t3, a3, t3
    or t0, s7, t0
    and t1, t1, s9
    xor t1, t1, t5
    and t5, s10, s9
    or a5, s3, a5
    and a6, s6, a6
    xor t6, a7, s0
    xor t2, t2, t6
    xor t0, t0, t1
    xor a6, a6, t6
    xor t4, t4, s1
    xor t1, t1, s1
    xor a7, s4, a7
    xor a7, t5, a7
    and t5, a4, s11
    lw t6, 240(sp)
    xor t2, t2, t4
    xor t5, t6, t5
    xor t1, a6, t1
    xor t0, t0, t2
    xor a5, a5, t1
    xor t1, t5, t1
    xor t3, t3, t0
    xor t0, t0, t1
    lw t1, 1280(a0)
    lw t5, 96(sp)
    lw t6, 204(sp)
    xor t1, t1, t5
    lw t5, 1568(a0)
    lw a4, 132(sp)
    xor t5, t5, t6
    xor t1, t1, t5
    lw t5, 1524(a0)
    lw t6, 200(sp)
    xor t1, t1, t5
    lw t5, 136(sp)
    lw a3, 196(sp)
    xor t5, t5, t6
    lw t6, 1528(a0)
    xor t5, t5, t6
    lw t6, 1284(a0)
    xor t6, t6, a4
    lw a4, 1572(a0)
    lw s0, 192(sp)
    xor a4, a4, a3
    xor t6, t6, a4
    lw a4, 1536(a0)
    lw a3, 176(sp)
    xor t6, t6, a4
    lw a4, 124(sp)
    lw s2, 188(sp)
    xor a4, a4, a3
    lw a3, 1540(a0)
    xor t1, s2, t1
    xor a4, a4, a3
    lw a3, 168(sp)
    xor t5, t5, a3
    xor s1, a3, s0
    xor s2, s2, s0
    xor s3, t1, s1
    xor s4, t5, s3
    xor t6, t6, s4
    xor a3, a3, t6
    xor t6, a4, t6
    xor a4, s1, s2
    or s5, t5, s3
    xor s6, s2, a3
    or s7, t6, a4
    xor s5, s5, a3
    or s8, s2, s6
    xor s7, s7, s8
    lw s9, 160(sp)
    xor s11, s9, s6
    xor s10, s9, s4
    xor ra, t6, s6
    sw t0, 168(sp)
    xor t0, s4, ra
    sw a6, 188(sp)
    and a6, s1, ra
    xor a3, a3, s8
    xor s8, s11, t0
    xor a6, a6, a3
    xor a3, s0, s8
    or s0, s9, a3
    sw t3, 192(sp)
    xor t3, s3, a3
    xor s0, s7, s0
    sw a7, 176(sp)
    and a7, t3, s10
    xor s5, s5, s0
    xor a7, a6, a7
    xor a7, s0, a7
    xor s0, a4, t3
    sw a5, 124(sp)
    and a5, s8, s0
    xor a5, a6, a5
    and a6, t1, t0
    xor t5, t5, s7
    xor s7, t1, s0
    sw t2, 196(sp)
    and t2, s11, s7
    sw t4, 132(sp)
    xor t4, s5, a7
    xor a6, a6, a5
    xor a5, t5, a5
    or t4, a6, t4
    xor a5, t2, a5
    and t2, a7, t4
    xor a6, a6, a5
    xor t5, t4, a6
    or a7, a7, t5
    xor a7, s5, a7
    or t5, a5, s5
    not t2, t2
    and t2, t2, t5
    xor s5, t2, a7
    or t1, t1, s5
    or t0, t0, s5
    xor t4, t4, t5
    or a5, a5, t4
    and t5, s0, t2
    xor a6, a6, a5
    or s0, s11, a7
    or s5, s9, a6
    xor t4, t4, a6
    and a5, a5, t4
    xor t4, a7, a6
    and s2, s2, t4
    or s4, s4, a5
    xor s0, s0, t0
    xor s5, s5, s4
    xor s0, s0, s5
    xor t5, t5, s0
    xor s9, a6, a5
    xor s11, t2, s9
    sw s0, 160(sp)
    xor s0, t4, s11
    and s1, s1, s0
    sw s2, 200(sp)
    xor s2, s2, t5
    xor s1, s1, s2
    and s0, ra, s0
    and t2, s8, t2
    xor t0, t2, t0
    and t2, t6, s11
    xor t2, s5, t2
    or a6, a3, a6
    or a7, s7, a7
    and t3, t3, s9
    xor t3, t3, t5
    and t5, s10, s9
    or a5, s3, a5
    and t4, s6, t4
    xor t6, t0, s0
    xor t2, t2, t6
    xor a7, a7, t3
    xor t4, t4, t6
    xor t1, t1, s1
    xor t3, t3, s1
    xor t0, s4, t0
    xor t0, t5, t0
    and t5, a4, s11
    lw t6, 200(sp)
    xor t2, t2, t1
    xor t5, t6, t5
    xor t3, t4, t3
    xor a7, a7, t2
    xor a5, a5, t3
    xor t3, t5, t3
    xor a6, a6, a7
    xor a7, a7, t3
    lw t3, 152(sp)
    lw t5, 184(sp)
    lw a4, 1544(a0)
    xor t6, t3, t5
    lw a3, 120(sp)
    lw s1, 116(sp)
    xor a4, a3, a4
    lw a3, 180(sp)
    lw s2, 156(sp)
    xor a4, a3, a4
    lw a3, 1548(a0)
    xor s1, s1, s2
    xor a4, a4, a3
    lw a3, 140(sp)
    lw s2, 1552(a0)
    xor a4, a3, a4
    xor s0, a4, t6
    xor s1, s1, s2
    xor s1, s1, t3
    or s2, s1, s0
    xor a3, a3, t5
    xor s3, s1, s0
    lw s4, 1556(a0)
    lw s5, 128(sp)
    lw s6, 148(sp)
    xor s4, s5, s4
    lw s5, 172(sp)
    lw s8, 100(sp)
    xor s4, s5, s4
    lw s5, 1560(a0)
    lw s9, 164(sp)
    xor s4, s4, s5
    xor s4, s4, s3
    xor t3, t3, s4
    xor s5, a3, t3
    xor s7, s6, s5
    xor s8, s8, s9
    lw s9, 1564(a0)
    xor ra, t6, a3
    xor s8, s8, s9
    xor s4, s8, s4
    xor s8, s4, s5
    xor s9, s3, s8
    xor s10, s7, s9
    xor t5, t5, s10
    or s11, s6, t5
    sw a7, 184(sp)
    or a7, s4, ra
    sw t4, 164(sp)
    or t4, a3, s5
    xor a7, a7, t4
    xor s11, a7, s11
    xor s2, s2, t3
    xor s2, s2, s11
    sw a6, 100(sp)
    xor a6, s6, s3
    sw t0, 152(sp)
    xor t0, s0, t5
    sw a5, 172(sp)
    and a5, t0, a6
    sw t2, 128(sp)
    and t2, t6, s8
    xor t3, t3, t4
    xor t2, t2, t3
    xor a5, t2, a5
    xor a5, s11, a5
    xor t3, s2, a5
    xor t4, ra, t0
    and s11, s10, t4
    xor t2, t2, s11
    and s11, a4, s9
    xor s11, s11, t2
    or t3, s11, t3
    sw t1, 140(sp)
    and t1, a5, t3
    sw ra, 156(sp)
    xor ra, a4, t4
    sw s5, 116(sp)
    and s5, s7, ra
    xor a7, s1, a7
    xor a7, a7, t2
    xor a7, s5, a7
    xor t2, s11, a7
    xor s1, t3, t2
    or a5, a5, s1
    xor a5, s2, a5
    or s1, a7, s2
    not t1, t1
    and t1, t1, s1
    xor s2, t1, a5
    or a4, a4, s2
    and t4, t4, t1
    or s5, s7, a5
    or s2, s9, s2
    xor t3, t3, s1
    or a7, a7, t3
    xor t2, t2, a7
    or s1, s6, t2
    xor t3, t3, t2
    and a7, a7, t3
    or t3, s3, a7
    xor s1, s1, t3
    xor s3, s5, s2
    xor s3, s3, s1
    xor s5, a5, t2
    and a3, a3, s5
    xor t4, t4, s3
    xor s6, t2, a7
    xor s7, t1, s6
    xor s9, s5, s7
    and t6, t6, s9
    xor s11, a3, t4
    xor t6, t6, s11
    and s4, s4, s7
    and s8, s8, s9
    and t1, s10, t1
    xor t1, t1, s2
    xor s1, s1, s4
    or t2, t5, t2
    or a5, ra, a5
    and t0, t0, s6
    xor t0, t0, t4
    and a6, a6, s6
    or a7, s0, a7
    lw t4, 116(sp)
    xor t5, t1, s8
    and t4, t4, s5
    xor s0, s1, t5
    xor a5, a5, t0
    xor t4, t4, t5
    xor t5, a4, t6
    xor t0, t0, t6
    xor t1, t3, t1
    xor a6, a6, t1
    lw t1, 156(sp)
    xor t3, s0, t5
    and t1, t1, s7
    xor t1, a3, t1
    xor t0, t4, t0
    xor a5, a5, t3
    xor a7, a7, t0
    xor t0, t1, t0
    xor t1, t2, a5
    xor a5, a5, t0
    lw t0, 132(sp)
    slli t2, t0, 24
    srli t0, t0, 8
    or t0, t2, t0
    lw t2, 140(sp)
    slli t6, t2, 16
    srli t2, t2, 16
    or t2, t6, t2
    slli t6, t5, 8
    srli t5, t5, 24
    or t5, t6, t5
    lw t6, 196(sp)
    xor a6, a6, a7
    slli a4, t6, 24
    srli t6, t6, 8
    or t6, a4, t6
    lw a4, 128(sp)
    lw s0, 236(sp)
    slli a3, a4, 16
    srli a4, a4, 16
    or a4, a3, a4
    slli a3, t3, 8
    srli t3, t3, 24
    or t3, a3, t3
    lw a3, 232(sp)
    lw s1, 176(sp)
    xor a3, a3, s0
    lw s2, 124(sp)
    lw s4, 152(sp)
    xor s1, s1, s2
    lw s5, 172(sp)
    xor t4, t4, a6
    xor s4, s4, s5
    lw s6, 192(sp)
    lw s9, 188(sp)
    slli s7, s6, 24
    srli s6, s6, 8
    or s6, s7, s6
    lw s7, 100(sp)
    xor s9, s9, s1
    slli s8, s7, 16
    srli s7, s7, 16
    or s7, s8, s7
    slli s8, t1, 8
    srli t1, t1, 24
    lw s10, 164(sp)
    xor s3, s3, t4
    xor s10, s10, s4
    or t1, s8, t1
    lw s8, 208(sp)
    lw s11, 160(sp)
    xor s8, s8, s9
    xor s11, s11, s10
    slli ra, s8, 24
    srli s8, s8, 8
    or s8, ra, s8
    slli ra, s11, 16
    srli s11, s11, 16
    or s11, ra, s11
    slli ra, s3, 8
    srli s3, s3, 24
    or s3, ra, s3
    slli ra, s9, 24
    srli s9, s9, 8
    or s9, ra, s9
    slli ra, s10, 16
    srli s10, s10, 16
    or s10, ra, s10
    slli ra, t4, 8
    srli t4, t4, 24
    or t4, ra, t4
    lw ra, 168(sp)
    sw s11, 160(sp)
    slli s11, ra, 24
    srli ra, ra, 8
    or s11, s11, ra
    lw ra, 184(sp)
    sw s8, 168(sp)
    slli s8, ra, 16
    srli ra, ra, 16
    or s8, s8, ra
    slli ra, a5, 8
    srli a5, a5, 24
    sw s10, 184(sp)
    lw s10, 228(sp)
    or a5, ra, a5
    xor s10, s10, a3
    slli ra, s1, 24
    srli s1, s1, 8
    or s1, ra, s1
    slli ra, s4, 16
    srli s4, s4, 16
    sw s3, 228(sp)
    lw s3, 144(sp)
    or s4, ra, s4
    xor s3, s3, s10
    slli ra, a6, 8
    srli a6, a6, 24
    or a6, ra, a6
    slli ra, s2, 24
    srli s2, s2, 8
    or s2, ra, s2
    slli ra, s5, 16
    srli s5, s5, 16
    or s5, ra, s5
    slli ra, a7, 8
    srli a7, a7, 24
    or a7, ra, a7
    xor ra, s0, a7
    lw s0, 224(sp)
    sw s3, 172(sp)
    xor s3, s0, t0
    sw s8, 124(sp)
    xor s8, t2, t0
    sw s11, 144(sp)
    xor s11, t5, t2
    sw s4, 208(sp)
    xor s4, s0, t5
    sw s1, 164(sp)
    lw s1, 216(sp)
    sw s9, 188(sp)
    xor s9, s1, t6
    sw t6, 100(sp)
    xor t6, a4, t6
    sw a4, 192(sp)
    xor a4, t3, a4
    xor s1, s1, t3
    sw s9, 152(sp)
    lw s9, 1024(a0)
    xor t5, s9, t5
    xor t5, t5, s8
    lw s9, 1028(a0)
    xor s0, s9, s0
    xor s0, s0, s11
    lw s9, 1032(a0)
    xor t0, s9, t0
    xor t0, s4, t0
    lw s9, 1036(a0)
    xor t2, s9, t2
    xor t2, s3, t2
    lw s9, 1040(a0)
    sw s4, 224(sp)
    lw s4, 1044(a0)
    sw s11, 176(sp)
    lw s11, 212(sp)
    sw t0, 232(sp)
    xor s4, s4, s11
    lw t0, 1048(a0)
    sw s0, 128(sp)
    xor s0, s11, t1
    xor t0, t0, a4
    sw s0, 196(sp)
    xor s0, s6, s0
    xor t0, t0, s0
    lw s0, 1052(a0)
    sw t0, 140(sp)
    xor s0, s0, s1
    lw t0, 236(sp)
    sw s1, 132(sp)
    xor s1, t0, s2
    sw a4, 156(sp)
    xor a4, s5, s2
    sw s8, 116(sp)
    xor s8, a7, s5
    xor t0, a3, a6
    sw a4, 148(sp)
    lw a4, 220(sp)
    sw t5, 180(sp)
    xor t5, a4, a5
    xor t2, ra, t2
    xor s9, s9, t1
    xor s4, t6, s4
    xor s11, s11, s6
    xor s6, s7, s6
    xor t1, t1, s7
    xor s0, s0, s7
    lw s7, 1056(a0)
    sw t2, 212(sp)
    lw t2, 1060(a0)
    sw t5, 120(sp)
    xor t2, t2, s10
    lw t5, 1064(a0)
    sw s4, 200(sp)
    xor s4, s10, t4
    xor t5, t5, s8
    sw t1, 136(sp)
    lw t1, 188(sp)
    sw s4, 204(sp)
    xor s4, t1, s4
    xor t5, t5, s4
    lw s4, 1068(a0)
    sw t5, 96(sp)
    xor s4, s4, ra
    lw t5, 164(sp)
    sw a3, 240(sp)
    xor a3, a3, t5
    sw ra, 244(sp)
    lw ra, 208(sp)
    xor s7, s7, t4
    xor t5, ra, t5
    xor ra, a6, ra
    sw ra, 248(sp)
    lw ra, 144(sp)
    xor s10, s10, t1
    xor a4, a4, ra
    sw a4, 252(sp)
    lw a4, 124(sp)
    xor ra, a4, ra
    xor a4, a5, a4
    sw a4, 256(sp)
    lw a4, 172(sp)
    sw ra, 260(sp)
    lw ra, 228(sp)
    xor a4, a4, ra
    lw ra, 184(sp)
    xor t4, t4, ra
    xor t1, ra, t1
    xor s4, s4, ra
    xor ra, a4, s10
    xor s4, s4, ra
    lw ra, 1072(a0)
    xor a7, ra, a7
    lw ra, 1076(a0)
    sw s4, 184(sp)
    lw s4, 236(sp)
    xor s4, ra, s4
    lw ra, 1080(a0)
    xor s2, ra, s2
    lw ra, 1084(a0)
    xor s5, ra, s5
    xor ra, s1, t0
    xor s5, s5, ra
    # round 2 (aes.dsl:47)
    lw ra, 1088(a0)
    xor t3, ra, t3
    xor t3, s3, t3
    xor t3, t6, t3
    # round 1 (aes.dsl:47)
    lw t6, 180(sp)
    lw s3, 152(sp)
    xor t6, t6, s1
    xor s9, s3, s9
    lw ra, 148(sp)
    # round 2 (aes.dsl:47)
    xor t3, s1, t3
    # round 1 (aes.dsl:47)
    xor t2, ra, t2
    # round 2 (aes.dsl:47)
    lw s3, 1092(a0)
    # round 1 (aes.dsl:47)
    xor s9, s6, s9
    # round 2 (aes.dsl:47)
    xor s3, s3, s1
    # round 1 (aes.dsl:47)
    xor s0, s11, s0
    xor s1, s1, s7
    # round 2 (aes.dsl:47)
    lw s7, 228(sp)
    # round 1 (aes.dsl:47)
    sw s5, 180(sp)
    # round 2 (aes.dsl:47)
    xor s11, s7, s11
    # round 1 (aes.dsl:47)
    lw s5, 160(sp)
    sw s0, 236(sp)
    lw s0, 168(sp)
    xor t2, t4, t2
    xor s7, s5, s0
    # round 2 (aes.dsl:47)
    xor s3, s3, s9
    # round 1 (aes.dsl:47)
    xor t2, s7, t2
    # round 2 (aes.dsl:47)
    xor s7, s11, s7
    xor s3, s3, s7
    lw s7, 1096(a0)
    # round 1 (aes.dsl:47)
    xor a7, a7, ra
    # round 2 (aes.dsl:47)
    xor a6, s7, a6
    # round 1 (aes.dsl:47)
    xor s4, s4, s8
    xor s4, t5, s4
    # round 2 (aes.dsl:47)
    xor a6, a6, t5
    lw t5, 1100(a0)
    # round 1 (aes.dsl:47)
    xor a7, a3, a7
    # round 2 (aes.dsl:47)
    xor a5, t5, a5
    lw t5, 260(sp)
    # round 1 (aes.dsl:47)
    lw s7, 172(sp)
    # round 2 (aes.dsl:47)
    xor a5, a5, t5
    # round 1 (aes.dsl:47)
    xor s11, s7, s0
    xor s1, t1, s1
    # round 2 (aes.dsl:47)
    xor t3, t3, a7
    lw s0, 252(sp)
    xor a5, s10, a5
    xor a6, s0, a6
    # round 1 (aes.dsl:47)
    xor s1, s11, s1
    # round 2 (aes.dsl:47)
    xor s10, s9, s1
    xor a7, a7, s1
    xor s0, t3, s10
    sw a3, 188(sp)
    xor a3, s3, s0
    xor a6, a6, a3
    xor s9, s9, a6
    xor a5, a5, a6
    xor a6, s10, a7
    sw s11, 264(sp)
    or s11, s3, s0
    sw t4, 268(sp)
    xor t4, a7, s9
    sw t0, 272(sp)
    or t0, a5, a6
    xor s11, s11, s9
    sw a4, 276(sp)
    or a4, a7, t4
    xor t0, t0, a4
    xor t5, t6, a3
    xor s5, t6, t4
    xor s7, a5, t4
    xor ra, a3, s7
    sw t2, 280(sp)
    and t2, s10, s7
    xor a4, s9, a4
    xor s9, s5, ra
    xor t2, t2, a4
    xor a4, s1, s9
    or s1, t6, a4
    sw t1, 284(sp)
    xor t1, s0, a4
    xor s1, t0, s1
    sw s4, 288(sp)
    and s4, t1, t5
    xor s11, s11, s1
    xor s4, t2, s4
    xor s1, s1, s4
    xor s4, a6, t1
    sw s6, 292(sp)
    and s6, s9, s4
    xor t2, t2, s6
    and s6, t3, ra
    xor t0, s3, t0
    xor s3, t3, s4
    sw s2, 296(sp)
    and s2, s5, s3
    sw s8, 300(sp)
    xor s8, s11, s1
    xor s6, s6, t2
    xor t0, t0, t2
    or t2, s6, s8
    xor t0, s2, t0
    and s2, s1, t2
    xor s6, s6, t0
    xor s8, t2, s6
    or s1, s1, s8
    xor s1, s11, s1
    or s8, t0, s11
    not s2, s2
    and s2, s2, s8
    xor s11, s2, s1
    or t3, t3, s11
    or s11, ra, s11
    xor t2, t2, s8
    or t0, t0, t2
    and s4, s4, s2
    xor s6, s6, t0
    or s5, s5, s1
    or t6, t6, s6
    xor t2, t2, s6
    and t0, t0, t2
    xor t2, s1, s6
    and a7, a7, t2
    or a3, a3, t0
    xor s5, s5, s11
    xor t6, t6, a3
    xor s5, s5, t6
    xor s4, s4, s5
    xor s8, s6, t0
    xor ra, s2, s8
    sw s5, 304(sp)
    xor s5, t2, ra
    and s10, s10, s5
    sw a7, 308(sp)
    xor a7, a7, s4
    xor a7, s10, a7
    and s5, s7, s5
    and s2, s9, s2
    xor s2, s2, s11
    and a5, a5, ra
    xor a5, t6, a5
    or t6, a4, s6
    or a4, s3, s1
    and t1, t1, s8
    xor t1, t1, s4
    and t5, t5, s8
    or t0, s0, t0
    and t2, t4, t2
    xor t4, s2, s5
    xor a5, a5, t4
    xor a4, a4, t1
    xor t2, t2, t4
    xor t3, t3, a7
    xor a7, t1, a7
    xor t1, a3, s2
    xor t1, t5, t1
    and a6, a6, ra
    lw t4, 308(sp)
    xor a5, a5, t3
    xor a6, t4, a6
    xor a7, t2, a7
    xor t4, a4, a5
    xor t0, t0, a7
    xor a6, a6, a7
    xor a7, t6, t4
    xor a6, t4, a6
    lw t4, 1104(a0)
    lw t5, 216(sp)
    # round 1 (aes.dsl:47)
    lw t6, 148(sp)
    # round 2 (aes.dsl:47)
    xor t4, t4, t5
    lw t5, 116(sp)
    # round 1 (aes.dsl:47)
    lw a4, 232(sp)
    # round 2 (aes.dsl:47)
    xor t4, t5, t4
    lw t5, 156(sp)
    # round 1 (aes.dsl:47)
    lw a3, 300(sp)
    # round 2 (aes.dsl:47)
    xor t4, t5, t4
    # round 1 (aes.dsl:47)
    lw t5, 128(sp)
    xor a4, a4, a3
    xor t5, t5, t6
    lw s0, 244(sp)
    lw s1, 296(sp)
    # round 2 (aes.dsl:47)
    xor t4, t6, t4
    # round 1 (aes.dsl:47)
    xor s1, s0, s1
    # round 2 (aes.dsl:47)
    lw s2, 1108(a0)
    # round 1 (aes.dsl:47)
    lw s3, 200(sp)
    # round 2 (aes.dsl:47)
    xor t6, s2, t6
    # round 1 (aes.dsl:47)
    lw s2, 136(sp)
    # round 2 (aes.dsl:47)
    lw s4, 172(sp)
    # round 1 (aes.dsl:47)
    xor s3, s2, s3
    # round 2 (aes.dsl:47)
    lw s5, 292(sp)
    # round 1 (aes.dsl:47)
    lw s6, 160(sp)
    # round 2 (aes.dsl:47)
    xor s4, s4, s5
    # round 1 (aes.dsl:47)
    lw s5, 228(sp)
    # round 2 (aes.dsl:47)
    xor t6, t6, s3
    # round 1 (aes.dsl:47)
    xor s5, s5, s6
    lw s7, 96(sp)
    # round 2 (aes.dsl:47)
    xor s4, s4, s5
    # round 1 (aes.dsl:47)
    xor s7, s5, s7
    # round 2 (aes.dsl:47)
    xor t6, t6, s4
    lw s4, 1112(a0)
    lw s5, 240(sp)
    lw s8, 220(sp)
    xor s4, s4, s5
    # round 1 (aes.dsl:47)
    lw s5, 248(sp)
    # round 2 (aes.dsl:47)
    xor s4, s4, s5
    # round 1 (aes.dsl:47)
    xor s1, s5, s1
    # round 2 (aes.dsl:47)
    lw s5, 260(sp)
    lw s9, 288(sp)
    xor s4, s5, s4
    lw s5, 1116(a0)
    xor t4, t4, s9
    xor s5, s5, s8
    lw s8, 256(sp)
    lw s10, 284(sp)
    xor s5, s5, s8
    xor s5, s10, s5
    lw s10, 280(sp)
    xor s9, s9, s10
    xor s11, s3, s10
    xor ra, t4, s11
    sw a6, 288(sp)
    xor a6, t6, ra
    xor s4, s4, a6
    xor s3, s3, s4
    xor s4, s5, s4
    xor s5, s11, s9
    sw a7, 284(sp)
    or a7, t6, ra
    xor s6, s9, s3
    or s0, s4, s5
    xor a7, a7, s3
    sw a5, 220(sp)
    or a5, s9, s6
    xor s0, s0, a5
    sw t3, 260(sp)
    xor t3, t5, a6
    sw t2, 248(sp)
    xor t2, t5, s6
    sw t1, 240(sp)
    xor t1, s4, s6
    sw t0, 96(sp)
    xor t0, a6, t1
    and s8, s11, t1
    xor a5, s3, a5
    xor s3, t2, t0
    xor a5, s8, a5
    xor s8, s10, s3
    or s10, t5, s8
    xor s2, ra, s8
    xor s10, s0, s10
    and a3, s2, t3
    xor a7, a7, s10
    xor a3, a5, a3
    xor a3, s10, a3
    xor s10, s5, s2
    sw a4, 280(sp)
    and a4, s3, s10
    xor a5, a5, a4
    and a4, t4, t0
    xor t6, t6, s0
    xor s0, t4, s10
    sw s7, 228(sp)
    and s7, t2, s0
    sw s1, 292(sp)
    xor s1, a7, a3
    xor a4, a4, a5
    xor a5, t6, a5
    or t6, a4, s1
    xor a5, s7, a5
    and s1, a3, t6
    xor a4, a4, a5
    xor s7, t6, a4
    or a3, a3, s7
    xor a3, a7, a3
    or a7, a5, a7
    not s1, s1
    and s1, s1, a7
    xor s7, s1, a3
    or t4, t4, s7
    or t0, t0, s7
    xor a7, t6, a7
    or a5, a5, a7
    and t6, s10, s1
    xor a4, a4, a5
    or t2, t2, a3
    or t5, t5, a4
    xor a7, a7, a4
    and a5, a5, a7
    xor a7, a3, a4
    and s7, s9, a7
    or a6, a6, a5
    xor t2, t2, t0
    xor t5, t5, a6
    xor t2, t2, t5
    xor t6, t6, t2
    xor s9, a4, a5
    xor s10, s1, s9
    sw t2, 172(sp)
    xor t2, a7, s10
    and s11, s11, t2
    sw s7, 200(sp)
    xor s7, s7, t6
    xor s7, s11, s7
    and t1, t1, t2
    and t2, s3, s1
    xor t0, t2, t0
    and t2, s4, s10
    xor t2, t5, t2
    or t5, s8, a4
    or a4, s0, a3
    and a3, s2, s9
    xor t6, a3, t6
    and t3, t3, s9
    or a5, ra, a5
    and a7, s6, a7
    xor t1, t0, t1
    xor t2, t2, t1
    xor a4, a4, t6
    xor a7, a7, t1
    xor t1, t4, s7
    xor t4, t6, s7
    xor a6, a6, t0
    xor a6, t3, a6
    and t0, s5, s10
    lw t3, 200(sp)
    xor t2, t2, t1
    xor t0, t3, t0
    xor t3, a7, t4
    xor t4, a4, t2
    xor a5, a5, t3
    xor t0, t0, t3
    xor t3, t5, t4
    xor t0, t4, t0
    lw t4, 1120(a0)
    lw t5, 100(sp)
    lw t6, 132(sp)
    xor t4, t4, t5
    lw t5, 176(sp)
    lw a4, 168(sp)
    xor t5, t5, t6
    xor t4, t4, t5
    lw t5, 300(sp)
    lw t6, 1124(a0)
    xor t4, t5, t4
    xor t5, t6, t5
    lw t6, 136(sp)
    lw a3, 276(sp)
    xor t5, t6, t5
    lw t6, 140(sp)
    xor t5, a3, t5
    xor a4, t6, a4
    xor t5, a4, t5
    lw a4, 1128(a0)
    lw a3, 164(sp)
    lw s0, 256(sp)
    xor a4, a4, a3
    lw a3, 272(sp)
    lw s1, 144(sp)
    xor a3, a3, s0
    lw s0, 292(sp)
    xor a4, a4, a3
    xor t4, t4, s0
    lw a3, 1132(a0)
    lw s2, 268(sp)
    xor a3, a3, s1
    lw s1, 120(sp)
    xor a3, s1, a3
    xor a3, s2, a3
    lw s2, 228(sp)
    xor s0, s0, s2
    xor s3, t6, s2
    xor s4, t4, s3
    xor s5, t5, s4
    xor a4, a4, s5
    xor t6, t6, a4
    xor a4, a3, a4
    xor a3, s3, s0
    or s6, t5, s4
    xor s7, s0, t6
    or s8, a4, a3
    xor s6, s6, t6
    or s9, s0, s7
    xor s8, s8, s9
    lw s10, 280(sp)
    xor ra, s10, s7
    xor s11, s10, s5
    sw t0, 140(sp)
    xor t0, a4, s7
    sw t3, 292(sp)
    xor t3, s5, t0
    sw a7, 268(sp)
    and a7, s3, t0
    xor t6, t6, s9
    xor s9, ra, t3
    xor a7, a7, t6
    xor t6, s2, s9
    or s2, s10, t6
    sw a6, 228(sp)
    xor a6, s4, t6
    xor s2, s8, s2
    sw a5, 144(sp)
    and a5, a6, s11
    xor s6, s6, s2
    xor a5, a7, a5
    xor a5, s2, a5
    xor s2, a3, a6
    sw t2, 256(sp)
    and t2, s9, s2
    xor a7, a7, t2
    and t2, t4, t3
    xor t5, t5, s8
    xor s8, t4, s2
    sw t1, 272(sp)
    and t1, ra, s8
    xor s1, s6, a5
    xor t2, t2, a7
    xor a7, t5, a7
    or t5, t2, s1
    xor a7, t1, a7
    and t1, a5, t5
    xor t2, t2, a7
    xor s1, t5, t2
    or a5, a5, s1
    xor a5, s6, a5
    or s1, a7, s6
    not t1, t1
    and t1, t1, s1
    xor s6, t1, a5
    or t4, t4, s6
    or t3, t3, s6
    xor t5, t5, s1
    or a7, a7, t5
    and s1, s2, t1
    xor t2, t2, a7
    or s2, ra, a5
    or s6, s10, t2
    xor t5, t5, t2
    and a7, a7, t5
    xor t5, a5, t2
    and s0, s0, t5
    or s5, s5, a7
    xor s2, s2, t3
    xor s6, s6, s5
    xor s2, s2, s6
    xor s1, s1, s2
    xor s10, t2, a7
    xor ra, t1, s10
    sw s2, 280(sp)
    xor s2, t5, ra
    and s3, s3, s2
    sw s0, 164(sp)
    xor s0, s0, s1
    xor s0, s3, s0
    and t0, t0, s2
    and t1, s9, t1
    xor t1, t1, t3
    and t3, a4, ra
    xor t3, s6, t3
    or t2, t6, t2
    or a5, s8, a5
    and a6, a6, s10
    xor a6, a6, s1
    and t6, s11, s10
    or a7, s4, a7
    and t5, s7, t5
    xor t0, t1, t0
    xor t3, t3, t0
    xor a5, a5, a6
    xor t0, t5, t0
    xor t4, t4, s0
    xor a6, a6, s0
    xor t1, s5, t1
    xor t1, t6, t1
    and t5, a3, ra
    lw t6, 164(sp)
    xor t3, t3, t4
    xor t5, t6, t5
    xor a6, t0, a6
    xor a5, a5, t3
    xor a7, a7, a6
    xor a6, t5, a6
    xor t2, t2, a5
    xor a5, a5, a6
    lw a6, 236(sp)
    lw t5, 184(sp)
    lw a4, 1136(a0)
    xor t6, a6, t5
    lw a3, 224(sp)
    lw s0, 152(sp)
    xor a4, a4, a3
    lw a3, 192(sp)
    lw s2, 1140(a0)
    xor a4, a3, a4
    lw a3, 244(sp)
    lw s3, 264(sp)
    xor s0, a3, s0
    xor a4, a4, s0
    lw s0, 180(sp)
    xor a3, s2, a3
    xor a4, a4, s0
    xor s1, a4, t6
    lw s2, 196(sp)
    xor s0, s0, t5
    xor a3, s2, a3
    xor a3, a3, a6
    lw s2, 160(sp)
    lw s4, 1144(a0)
    xor s2, s2, s3
    xor a3, a3, s2
    or s2, a3, s1
    xor s3, a3, s1
    lw s5, 208(sp)
    lw s6, 188(sp)
    xor s4, s4, s5
    lw s5, 120(sp)
    lw s8, 1148(a0)
    xor s5, s5, s6
    xor s4, s4, s5
    xor s4, s4, s3
    xor a6, a6, s4
    xor s5, s0, a6
    lw s6, 212(sp)
    lw s9, 124(sp)
    xor s7, s6, s5
    xor s8, s8, s9
    lw s9, 204(sp)
    lw s10, 252(sp)
    xor ra, t6, s0
    xor s9, s9, s10
    xor s8, s8, s9
    xor s4, s8, s4
    xor s8, s4, s5
    xor s9, s3, s8
    xor s10, s7, s9
    xor t5, t5, s10
    or s11, s6, t5
    sw a5, 184(sp)
    or a5, s4, ra
    sw t2, 252(sp)
    or t2, s0, s5
    xor a5, a5, t2
    xor s11, a5, s11
    xor s2, s2, a6
    xor s2, s2, s11
    sw t0, 204(sp)
    xor t0, s6, s3
    sw t1, 124(sp)
    xor t1, s1, t5
    sw a7, 236(sp)
    and a7, t1, t0
    sw t3, 188(sp)
    and t3, t6, s8
    xor a6, a6, t2
    xor a6, t3, a6
    xor a7, a6, a7
    xor a7, s11, a7
    xor t2, s2, a7
    xor t3, ra, t1
    and s11, s10, t3
    xor a6, a6, s11
    and s11, a4, s9
    xor s11, s11, a6
    or t2, s11, t2
    sw t4, 120(sp)
    and t4, a7, t2
    sw ra, 208(sp)
    xor ra, a4, t3
    sw s5, 180(sp)
    and s5, s7, ra
    xor a5, a3, a5
    xor a5, a5, a6
    xor a5, s5, a5
    xor a6, s11, a5
    xor a3, t2, a6
    or a7, a7, a3
    xor a7, s2, a7
    or a3, a5, s2
    not t4, t4
    and t4, t4, a3
    xor s2, t4, a7
    or a4, a4, s2
    and t3, t3, t4
    or s5, s7, a7
    or s2, s9, s2
    xor t2, t2, a3
    or a5, a5, t2
    xor a6, a6, a5
    or a3, s6, a6
    xor t2, t2, a6
    and a5, a5, t2
    or t2, s3, a5
    xor a3, a3, t2
    xor s3, s5, s2
    xor s5, a7, a6
    and s0, s0, s5
    xor s3, s3, a3
    xor t3, t3, s3
    xor s6, a6, a5
    xor s7, t4, s6
    xor s9, s5, s7
    and t6, t6, s9
    xor s11, s0, t3
    xor t6, t6, s11
    and s8, s8, s9
    and t4, s10, t4
    xor t4, t4, s2
    and s2, s4, s7
    xor a3, a3, s2
    or a6, t5, a6
    or a7, ra, a7
    and t1, t1, s6
    xor t1, t1, t3
    and t0, t0, s6
    or a5, s1, a5
    lw t3, 180(sp)
    xor t5, t4, s8
    and t3, t3, s5
    xor a3, a3, t5
    xor a7, a7, t1
    xor t3, t3, t5
    xor t5, a4, t6
    xor t1, t1, t6
    xor t2, t2, t4
    xor t0, t0, t2
    lw t2, 208(sp)
    xor t4, a3, t5
    and t2, t2, s7
    xor t2, s0, t2
    xor t1, t3, t1
    xor a7, a7, t4
    xor a5, a5, t1
    xor t1, t2, t1
    xor a6, a6, a7
    xor a7, a7, t1
    lw t1, 272(sp)
    slli t2, t1, 24
    srli t1, t1, 8
    or t1, t2, t1
    lw t2, 120(sp)
    slli t6, t2, 16
    srli t2, t2, 16
    or t2, t6, t2
    slli t6, t5, 8
    srli t5, t5, 24
    or t5, t6, t5
    lw t6, 256(sp)
    lw s0, 240(sp)
    slli a4, t6, 24
    srli t6, t6, 8
    or t6, a4, t6
    lw a4, 188(sp)
    lw s1, 96(sp)
    slli a3, a4, 16
    srli a4, a4, 16
    or a4, a3, a4
    slli a3, t4, 8
    srli t4, t4, 24
    xor s0, s0, s1
    lw s2, 228(sp)
    lw s4, 144(sp)
    lw s5, 124(sp)
    xor s2, s2, s4
    lw s6, 236(sp)
    xor t0, t0, a5
    xor s5, s5, s6
    or t4, a3, t4
    lw a3, 248(sp)
    lw s7, 268(sp)
    xor a3, a3, s0
    xor s7, s7, s2
    lw s8, 204(sp)
    xor t3, t3, t0
    xor s8, s8, s5
    lw s9, 292(sp)
    lw ra, 172(sp)
    slli s10, s9, 24
    srli s9, s9, 8
    or s9, s10, s9
    lw s10, 252(sp)
    xor ra, ra, s7
    slli s11, s10, 16
    srli s10, s10, 16
    or s10, s11, s10
    slli s11, a6, 8
    srli a6, a6, 24
    lw s1, 280(sp)
    xor s3, s3, t3
    xor s1, s1, s8
    or a6, s11, a6
    slli s11, ra, 24
    srli ra, ra, 8
    or s11, s11, ra
    slli ra, s1, 16
    srli s1, s1, 16
    or s1, ra, s1
    slli ra, s3, 8
    srli s3, s3, 24
    or s3, ra, s3
    slli ra, s7, 24
    srli s7, s7, 8
    or s7, ra, s7
    slli ra, s8, 16
    srli s8, s8, 16
    or s8, ra, s8
    slli ra, t3, 8
    srli t3, t3, 24
    or t3, ra, t3
    lw ra, 140(sp)
    sw s3, 280(sp)
    slli s3, ra, 24
    srli ra, ra, 8
    or s3, s3, ra
    lw ra, 184(sp)
    sw s1, 140(sp)
    slli s1, ra, 16
    srli ra, ra, 16
    or s1, s1, ra
    slli ra, a7, 8
    srli a7, a7, 24
    sw s11, 184(sp)
    lw s11, 304(sp)
    or a7, ra, a7
    xor s11, s11, a3
    slli ra, s2, 24
    srli s2, s2, 8
    or s2, ra, s2
    slli ra, s5, 16
    srli s5, s5, 16
    or s5, ra, s5
    slli ra, t0, 8
    srli t0, t0, 24
    or t0, ra, t0
    slli ra, s4, 24
    srli s4, s4, 8
    or s4, ra, s4
    slli ra, s6, 16
    srli s6, s6, 16
    or s6, ra, s6
    slli ra, a5, 8
    srli a5, a5, 24
    or a5, ra, a5
    lw ra, 260(sp)
    sw t3, 236(sp)
    xor t3, ra, t1
    sw s8, 144(sp)
    xor s8, t2, t1
    sw s7, 304(sp)
    xor s7, t5, t2
    sw a3, 172(sp)
    xor a3, ra, t5
    sw s11, 252(sp)
    lw s11, 220(sp)
    sw a6, 292(sp)
    xor a6, s11, t6
    sw s10, 204(sp)
    xor s10, a4, t6
    sw s9, 268(sp)
    xor s9, t4, a4
    sw a7, 248(sp)
    xor a7, s11, t4
    sw s1, 124(sp)
    lw s1, 1152(a0)
    xor t5, s1, t5
    xor t5, s8, t5
    lw s1, 1156(a0)
    xor s1, s1, ra
    xor s1, s1, s7
    lw ra, 1160(a0)
    xor t1, ra, t1
    xor t1, a3, t1
    lw ra, 1164(a0)
    xor t2, ra, t2
    xor t2, t3, t2
    lw ra, 1168(a0)
    sw t2, 260(sp)
    xor t4, ra, t4
    lw ra, 96(sp)
    xor t3, t3, s10
    xor t2, ra, s4
    xor t4, t4, t2
    xor t3, t3, t4
    lw t4, 1172(a0)
    xor s7, s7, a7
    xor t4, t4, s11
    xor t4, t4, s8
    lw s8, 1176(a0)
    xor a3, a3, a6
    xor t6, s8, t6
    xor s8, a5, s6
    xor t6, t6, s8
    xor t6, s7, t6
    lw s7, 1180(a0)
    lw s11, 284(sp)
    xor a4, s7, a4
    xor s7, ra, a5
    xor a4, a4, s7
    xor a4, a3, a4
    lw a3, 1184(a0)
    xor ra, s6, s4
    xor a6, a3, a6
    lw a3, 1188(a0)
    xor t4, s9, t4
    xor a3, a3, s11
    xor a3, s10, a3
    lw s10, 1192(a0)
    xor s9, s10, s9
    lw s10, 1196(a0)
    sw a4, 220(sp)
    xor a7, s10, a7
    xor s10, s0, s2
    xor a4, s5, s2
    sw t6, 228(sp)
    xor t6, t0, s5
    sw t3, 240(sp)
    xor t3, s0, t0
    sw s6, 188(sp)
    lw s6, 288(sp)
    sw s4, 256(sp)
    xor s4, s6, s3
    sw a5, 120(sp)
    lw a5, 124(sp)
    sw s10, 272(sp)
    xor s10, a5, s3
    sw s5, 208(sp)
    lw s5, 248(sp)
    xor s6, s6, s5
    xor a5, s5, a5
    lw s5, 268(sp)
    sw t3, 180(sp)
    xor t3, s11, s5
    xor s9, s5, s9
    sw s2, 212(sp)
    lw s2, 204(sp)
    sw t6, 268(sp)
    xor s5, s2, s5
    lw t6, 292(sp)
    xor a6, t6, a6
    xor s11, s11, t6
    xor t6, t6, s2
    xor t5, t5, t2
    xor s1, s1, ra
    xor t1, t1, s8
    sw t1, 292(sp)
    lw t1, 260(sp)
    xor t4, ra, t4
    xor t1, t1, s7
    xor a7, s2, a7
    lw s2, 1200(a0)
    xor a7, t3, a7
    xor s2, s2, t2
    xor t3, t3, s2
    lw s2, 1204(a0)
    sw a7, 204(sp)
    lw a7, 252(sp)
    xor a6, s5, a6
    xor s2, s2, a7
    xor s5, ra, s5
    xor s2, s2, s5
    lw s5, 1208(a0)
    xor a3, a3, t6
    xor s5, s5, s8
    xor t6, t6, s5
    lw s5, 1212(a0)
    sw a3, 260(sp)
    xor s5, s5, s7
    lw a3, 172(sp)
    sw a6, 284(sp)
    lw a6, 304(sp)
    sw t4, 264(sp)
    xor t4, a3, a6
    sw t1, 160(sp)
    lw t1, 144(sp)
    sw s1, 196(sp)
    xor s1, t1, a6
    sw t5, 244(sp)
    lw t5, 236(sp)
    sw s0, 152(sp)
    xor t1, t5, t1
    xor s0, a3, t5
    xor s9, s11, s9
    xor s5, s11, s5
    lw s11, 184(sp)
    sw s9, 192(sp)
    xor s9, a7, s11
    xor t6, s11, t6
    sw a4, 224(sp)
    lw a4, 140(sp)
    sw t0, 184(sp)
    xor s11, a4, s11
    lw t0, 280(sp)
    xor t3, t0, t3
    xor a7, a7, t0
    xor t0, t0, a4
    xor a4, a4, s5
    lw s5, 1216(a0)
    xor a4, s9, a4
    xor s5, s5, t2
    xor t5, t5, s5
    xor t5, s1, t5
    xor t5, s9, t5
    lw s5, 1220(a0)
    xor t3, s11, t3
    xor a3, s5, a3
    xor a3, ra, a3
    xor a3, a3, t1
    xor a3, s11, a3
    lw s5, 1224(a0)
    xor s2, t0, s2
    xor s5, s5, s8
    xor a6, a6, s5
    xor a6, s0, a6
    xor a6, t0, a6
    lw t0, 1228(a0)
    lw s5, 144(sp)
    xor t0, t0, s7
    xor t0, s5, t0
    xor t0, t4, t0
    xor t6, a7, t6
    xor a7, a7, t0
    lw t0, 1232(a0)
    lw s5, 248(sp)
    xor t0, t0, s5
    xor t0, s10, t0
    xor t0, t4, t0
    lw t4, 1236(a0)
    lw s5, 288(sp)
    xor t4, t4, s5
    xor t4, t4, a5
    xor t4, s1, t4
    lw s1, 1240(a0)
    xor s1, s1, s3
    xor s1, s6, s1
    xor t1, t1, s1
    lw s1, 1244(a0)
    lw s3, 124(sp)
    lw s5, 152(sp)
    xor s1, s1, s3
    xor s1, s4, s1
    xor s0, s0, s1
    lw s1, 1248(a0)
    lw s3, 184(sp)
    lw s9, 1256(a0)
    xor s1, s1, s3
    lw s3, 224(sp)
    xor s4, s3, s4
    xor s1, s1, s4
    lw s4, 1252(a0)
    lw s11, 208(sp)
    xor s4, s4, s5
    lw s5, 268(sp)
    xor s4, s4, s5
    xor s4, s10, s4
    lw s10, 212(sp)
    xor s9, s9, s10
    lw s10, 180(sp)
    xor a5, s10, a5
    xor a5, s9, a5
    lw s9, 1260(a0)
    xor s9, s9, s11
    lw s11, 272(sp)
    xor s6, s11, s6
    xor s6, s9, s6
    lw s9, 1264(a0)
    sw a4, 208(sp)
    lw a4, 120(sp)
    xor a4, s9, a4
    xor a4, ra, a4
    xor a4, s11, a4
    lw s9, 1268(a0)
    lw s11, 96(sp)
    xor s9, s9, s11
    xor s8, s9, s8
    xor s3, s3, s8
    lw s8, 1272(a0)
    lw s9, 256(sp)
    xor s8, s8, s9
    xor s7, s7, s8
    xor s5, s5, s7
    lw s7, 1276(a0)
    lw s8, 188(sp)
    lw s9, 104(sp)
    xor s7, s7, s8
    xor t2, t2, s7
    lw s7, 244(sp)
    xor t2, s10, t2
    srli s8, s7, 4
    xor s8, s8, t5
    and s8, s8, s9
    slli s10, s8, 4
    xor s7, s7, s10
    xor t5, t5, s8
    lw s8, 196(sp)
    srli s10, s8, 4
    xor s10, s10, a3
    and s10, s10, s9
    slli s11, s10, 4
    xor s8, s8, s11
    xor a3, a3, s10
    lw s10, 292(sp)
    srli s11, s10, 4
    xor s11, s11, a6
    and s11, s11, s9
    slli ra, s11, 4
    xor s10, s10, ra
    xor a6, a6, s11
    lw s11, 160(sp)
    sw a6, 292(sp)
    srli ra, s11, 4
    xor ra, ra, a7
    and ra, ra, s9
    slli a6, ra, 4
    xor a6, s11, a6
    xor a7, a7, ra
    lw s11, 240(sp)
    sw a7, 160(sp)
    srli ra, s11, 4
    xor ra, ra, t0
    and ra, ra, s9
    slli a7, ra, 4
    xor a7, s11, a7
    xor t0, t0, ra
    lw s11, 264(sp)
    sw t0, 240(sp)
    srli ra, s11, 4
    xor ra, ra, t4
    and ra, ra, s9
    slli t0, ra, 4
    xor t0, s11, t0
    xor t4, t4, ra
    lw s11, 228(sp)
    sw t4, 264(sp)
    srli ra, s11, 4
    xor ra, ra, t1
    and ra, ra, s9
    slli t4, ra, 4
    xor t4, s11, t4
    xor t1, t1, ra
    lw s11, 220(sp)
    sw t1, 228(sp)
    srli ra, s11, 4
    xor ra, ra, s0
    and ra, ra, s9
    slli t1, ra, 4
    xor t1, s11, t1
    xor s0, s0, ra
    lw s11, 284(sp)
    sw s0, 220(sp)
    srli ra, s11, 4
    xor ra, ra, s1
    and ra, ra, s9
    slli s0, ra, 4
    xor s0, s11, s0
    xor s1, s1, ra
    lw s11, 260(sp)
    sw a3, 284(sp)
    srli ra, s11, 4
    xor ra, ra, s4
    and ra, ra, s9
    slli a3, ra, 4
    xor a3, s11, a3
    xor s4, s4, ra
    lw s11, 192(sp)
    sw s4, 260(sp)
    srli ra, s11, 4
    xor ra, ra, a5
    and ra, ra, s9
    slli s4, ra, 4
    xor s4, s11, s4
    xor a5, a5, ra
    lw s11, 204(sp)
    sw a5, 192(sp)
    srli ra, s11, 4
    xor ra, ra, s6
    and ra, ra, s9
    slli a5, ra, 4
    xor a5, s11, a5
    xor s6, s6, ra
    srli s11, t3, 4
    xor s11, a4, s11
    and s11, s11, s9
    slli ra, s11, 4
    xor t3, t3, ra
    xor a4, a4, s11
    srli s11, s2, 4
    xor s11, s3, s11
    and s11, s11, s9
    slli ra, s11, 4
    xor s2, s2, ra
    xor s3, s3, s11
    srli s11, t6, 4
    xor s11, s5, s11
    and s11, s11, s9
    slli ra, s11, 4
    xor t6, t6, ra
    xor s5, s5, s11
    lw s11, 208(sp)
    srli ra, s11, 4
    xor ra, t2, ra
    and s9, ra, s9
    slli ra, s9, 4
    xor s11, s11, ra
    xor t2, t2, s9
    srli s9, s7, 2
    xor s9, s0, s9
    lw ra, 108(sp)
    sw t2, 208(sp)
    and s9, s9, ra
    slli t2, s9, 2
    xor t2, s7, t2
    xor s0, s0, s9
    srli s7, s8, 2
    xor s7, a3, s7
    and s7, s7, ra
    slli s9, s7, 2
    xor s8, s8, s9
    xor a3, a3, s7
    srli s7, s10, 2
    xor s7, s4, s7
    and s7, s7, ra
    slli s9, s7, 2
    xor s9, s10, s9
    xor s4, s4, s7
    srli s7, a6, 2
    xor s7, a5, s7
    and s7, s7, ra
    slli s10, s7, 2
    xor a6, a6, s10
    xor a5, a5, s7
    srli s7, a7, 2
    xor s7, s7, t3
    and s7, s7, ra
    slli s10, s7, 2
    xor a7, a7, s10
    xor t3, t3, s7
    srli s7, t0, 2
    xor s7, s7, s2
    and s7, s7, ra
    slli s10, s7, 2
    xor t0, t0, s10
    xor s2, s2, s7
    srli s7, t4, 2
    xor s7, s7, t6
    and s7, s7, ra
    slli s10, s7, 2
    xor t4, t4, s10
    xor t6, t6, s7
    srli s7, t1, 2
    xor s7, s7, s11
    and s7, s7, ra
    slli s10, s7, 2
    xor t1, t1, s10
    xor s7, s11, s7
    srli s10, t5, 2
    xor s10, s1, s10
    and s10, s10, ra
    slli s11, s10, 2
    xor t5, t5, s11
    xor s1, s1, s10
    lw s10, 284(sp)
    sw s1, 104(sp)
    srli s11, s10, 2
    lw s1, 260(sp)
    sw t5, 204(sp)
    xor s11, s1, s11
    and s11, s11, ra
    slli t5, s11, 2
    xor t5, s10, t5
    xor s1, s1, s11
    lw s10, 292(sp)
    sw s1, 260(sp)
    srli s11, s10, 2
    lw s1, 192(sp)
    sw t5, 284(sp)
    xor s11, s1, s11
    and s11, s11, ra
    slli t5, s11, 2
    xor t5, s10, t5
    xor s1, s1, s11
    lw s10, 160(sp)
    sw s1, 192(sp)
    srli s11, s10, 2
    xor s11, s6, s11
    and s11, s11, ra
    slli s1, s11, 2
    xor s1, s10, s1
    xor s6, s6, s11
    lw s10, 240(sp)
    sw s6, 160(sp)
    srli s11, s10, 2
    xor s11, s11, a4
    and s11, s11, ra
    slli s6, s11, 2
    xor s6, s10, s6
    xor a4, a4, s11
    lw s10, 264(sp)
    sw a4, 240(sp)
    srli s11, s10, 2
    xor s11, s11, s3
    and s11, s11, ra
    slli a4, s11, 2
    xor a4, s10, a4
    xor s3, s3, s11
    lw s10, 228(sp)
    sw s3, 264(sp)
    srli s11, s10, 2
    xor s11, s11, s5
    and s11, s11, ra
    slli s3, s11, 2
    xor s3, s10, s3
    xor s5, s5, s11
    lw s10, 220(sp)
    sw s5, 228(sp)
    lw s5, 208(sp)
    srli s11, s10, 2
    xor s11, s11, s5
    and s11, s11, ra
    slli ra, s11, 2
    xor s10, s10, ra
    xor s5, s5, s11
    srli s11, t2, 1
    xor s11, a7, s11
    lw ra, 112(sp)
    sw s5, 208(sp)
    and s11, s11, ra
    slli s5, s11, 1
    xor t2, t2, s5
    xor a7, a7, s11
    srli s5, s8, 1
    xor s5, t0, s5
    and s5, s5, ra
    slli s11, s5, 1
    xor s8, s8, s11
    xor t0, t0, s5
    srli s5, s9, 1
    xor s5, t4, s5
    and s5, s5, ra
    slli s11, s5, 1
    xor s9, s9, s11
    xor t4, t4, s5
    srli s5, a6, 1
    xor s5, t1, s5
    and s5, s5, ra
    slli s11, s5, 1
    xor a6, a6, s11
    xor t1, t1, s5
    srli s5, s0, 1
    xor s5, t3, s5
    and s5, s5, ra
    slli s11, s5, 1
    xor s0, s0, s11
    xor t3, t3, s5
    srli s5, a3, 1
    xor s5, s2, s5
    and s5, s5, ra
    slli s11, s5, 1
    xor a3, a3, s11
    xor s2, s2, s5
    srli s5, s4, 1
    xor s5, t6, s5
    and s5, s5, ra
    slli s11, s5, 1
    xor s4, s4, s11
    xor t6, t6, s5
    srli s5, a5, 1
    xor s5, s7, s5
    and s5, s5, ra
    slli s11, s5, 1
    xor a5, a5, s11
    xor s5, s7, s5
    lw s7, 204(sp)
    sw a5, 220(sp)
    srli s11, s7, 1
    xor s11, s6, s11
    and s11, s11, ra
    slli a5, s11, 1
    xor a5, s7, a5
    xor s6, s6, s11
    lw s7, 284(sp)
    sw a5, 204(sp)
    srli s11, s7, 1
    xor s11, a4, s11
    and s11, s11, ra
    slli a5, s11, 1
    xor a5, s7, a5
    xor a4, a4, s11
    srli s7, t5, 1
    xor s7, s3, s7
    and s7, s7, ra
    slli s11, s7, 1
    xor t5, t5, s11
    xor s3, s3, s7
    srli s7, s1, 1
    xor s7, s10, s7
    and s7, s7, ra
    slli s11, s7, 1
    xor s1, s1, s11
    xor s7, s10, s7
    lw s10, 104(sp)
    sw s1, 284(sp)
    srli s11, s10, 1
    lw s1, 240(sp)
    sw t5, 108(sp)
    xor s11, s1, s11
    and s11, s11, ra
    slli t5, s11, 1
    xor t5, s10, t5
    xor s1, s1, s11
    lw s10, 260(sp)
    sw a5, 240(sp)
    srli s11, s10, 1
    lw a5, 264(sp)
    sw s4, 104(sp)
    xor s11, a5, s11
    and s11, s11, ra
    slli s4, s11, 1
    xor s4, s10, s4
    xor a5, a5, s11
    lw s10, 192(sp)
    sw a3, 264(sp)
    srli s11, s10, 1
    lw a3, 228(sp)
    sw s0, 260(sp)
    xor s11, a3, s11
    and s11, s11, ra
    slli s0, s11, 1
    xor s0, s10, s0
    xor a3, a3, s11
    lw s10, 160(sp)
    sw t1, 228(sp)
    srli s11, s10, 1
    lw t1, 208(sp)
    sw t2, 0(a1)
    xor s11, t1, s11
    and s11, s11, ra
    slli ra, s11, 1
    xor s10, s10, ra
    xor t1, t1, s11
    sw s8, 4(a1)
    sw s9, 8(a1)
    sw a6, 12(a1)
    sw a7, 16(a1)
    sw t0, 20(a1)
    sw t4, 24(a1)
    sw s1, 112(a1)
    sw a5, 116(a1)
    sw a3, 120(a1)
    sw t1, 124(a1)
    sw t3, 48(a1)
    sw s2, 52(a1)
    sw t6, 56(a1)
    sw s5, 60(a1)
    sw s6, 80(a1)
    sw a4, 84(a1)
    sw s3, 88(a1)
    sw s7, 92(a1)
    sw t5, 96(a1)
    sw s4, 100(a1)
    sw s0, 104(a1)
    sw s10, 108(a1)
    lw a5, 228(sp)
    sw a5, 28(a1)
    lw a5, 260(sp)
    sw a5, 32(a1)
    lw a5, 264(sp)
    sw a5, 36(a1)
    lw a5, 104(sp)
    sw a5, 40(a1)
    lw a5, 220(sp)
    sw a5, 44(a1)
    lw a5, 204(sp)
    sw a5, 64(a1)
    lw a5, 240(sp)
    sw a5, 68(a1)
    lw a5, 108(sp)
    sw a5, 72(a1)
    lw a5, 284(sp)
    sw a5, 76(a1)
    addi a1, a1, 128
    sub t0, a1, a0
    lui t1, 1
    addi t1, t1, 1584
    add t1, zero, t1
    bgeu t0, t1, .Llwcc_aes128_128_ctr_nonce_rv32i_filled
    j .Llwcc_aes128_128_ctr_nonce_rv32i_fill
.Llwcc_aes128_128_ctr_nonce_rv32i_filled:
    addi t0, sp, 64
    addi t1, sp, 320
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
    addi sp, sp, 320
    ret
    .size lwcc_aes128_128_ctr_nonce_rv32i, .-lwcc_aes128_128_ctr_nonce_rv32i

    .balign 4
    .global lwcc_aes128_128_ctr_crypt_rv32i
    .type lwcc_aes128_128_ctr_crypt_rv32i, %function
lwcc_aes128_128_ctr_crypt_rv32i:
    bnez a2, .Llwcc_aes128_128_ctr_crypt_rv32i_begin
    ret
.Llwcc_aes128_128_ctr_crypt_rv32i_begin:
    addi sp, sp, -576
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
    li t0, 128
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_aes128_128_ctr_crypt_rv32i_first
    j .Llwcc_aes128_128_ctr_crypt_rv32i_rest
.Llwcc_aes128_128_ctr_crypt_rv32i_group:
    addi t0, a4, 7
    andi t0, t0, 255
    li t1, 15
    bltu t0, t1, .Llwcc_aes128_128_ctr_crypt_rv32i_first
    j .Llwcc_aes128_128_ctr_crypt_rv32i_kept
.Llwcc_aes128_128_ctr_crypt_rv32i_first:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a2, 80(sp)
    sw a3, 72(sp)
    sw a4, 76(sp)
    addi a5, a4, 4
    addi a6, a4, 1
    lui a7, 4080
    addi t0, a4, 2
    addi t1, a4, 6
    lui t2, 61681
    addi t3, a4, 7
    lui t4, 349525
    addi t5, a4, 3
    lui t6, 16
    lui s0, 209715
    addi s1, a4, 5
    andi s2, a4, -256
    addi a7, a7, 255
    andi a6, a6, -256
    andi a5, a5, -256
    andi t0, t0, -256
    andi t1, t1, -256
    addi t2, t2, -241
    andi t3, t3, -256
    addi t4, t4, 1365
    andi t5, t5, -256
    addi t6, t6, -1
    addi s0, s0, 819
    andi s1, s1, -256
    srli s3, s2, 8
    slli s4, s2, 24
    srli s5, s2, 16
    srli s2, s2, 24
    lw s6, 1416(a3)
    lw s7, 1408(a3)
    lw s8, 1420(a3)
    lw s9, 1412(a3)
    lw s10, 1448(a3)
    andi s3, s3, 255
    andi s5, s5, 255
    srli s11, s1, 24
    srli ra, s1, 16
    srli a0, t5, 16
    srli a2, t5, 24
    srli a1, t3, 16
    srli a4, t3, 24
    slli s5, s5, 8
    or s2, s2, s5
    srli s5, t1, 24
    slli s3, s3, 16
    or s2, s2, s3
    srli s3, t1, 16
    andi ra, ra, 255
    slli ra, ra, 8
    or s11, s11, ra
    srli ra, t0, 24
    andi a0, a0, 255
    slli a0, a0, 8
    or a2, a2, a0
    srli a0, t0, 16
    andi a1, a1, 255
    slli a1, a1, 8
    or a4, a4, a1
    srli a1, a5, 16
    andi s3, s3, 255
    slli s3, s3, 8
    or s3, s5, s3
    srli s5, a5, 24
    andi a0, a0, 255
    slli a0, a0, 8
    or a0, ra, a0
    srli ra, a6, 24
    andi a1, a1, 255
    slli a1, a1, 8
    or a1, s5, a1
    srli s5, a6, 16
    andi s5, s5, 255
    slli s5, s5, 8
    or s5, ra, s5
    lw ra, 1440(a3)
    or s2, s2, s4
    srli s4, s1, 8
    andi s4, s4, 255
    slli s4, s4, 16
    or s4, s11, s4
    srli s11, t5, 8
    andi s11, s11, 255
    slli s11, s11, 16
    or a2, a2, s11
    srli s11, t3, 8
    andi s11, s11, 255
    slli s11, s11, 16
    or a4, a4, s11
    srli s11, t1, 8
    andi s11, s11, 255
    slli s11, s11, 16
    or s3, s3, s11
    srli s11, t0, 8
    andi s11, s11, 255
    slli s11, s11, 16
    or a0, a0, s11
    srli s11, a5, 8
    andi s11, s11, 255
    slli s11, s11, 16
    or a1, a1, s11
    srli s11, a6, 8
    andi s11, s11, 255
    slli s11, s11, 16
    or s5, s5, s11
    lw s11, 1452(a3)
    slli s1, s1, 24
    or s1, s4, s1
    lw s4, 1444(a3)
    slli t5, t5, 24
    or t5, a2, t5
    lw a2, 1432(a3)
    slli t3, t3, 24
    or t3, a4, t3
    lw a4, 1424(a3)
    slli t1, t1, 24
    or t1, s3, t1
    lw s3, 1436(a3)
    slli t0, t0, 24
    or t0, a0, t0
    lw a0, 1428(a3)
    slli a5, a5, 24
    slli a6, a6, 24
    or a5, a1, a5
    srli a1, s2, 1
    or a6, s5, a6
    srli s5, t1, 1
    xor a1, a1, a6
    and a1, a1, t4
    xor a6, a6, a1
    slli a1, a1, 1
    xor a1, s2, a1
    srli s2, t0, 1
    xor s5, t3, s5
    and s5, s5, t4
    xor t3, t3, s5
    slli s5, s5, 1
    xor t1, t1, s5
    srli s5, a5, 1
    xor s2, t5, s2
    xor s5, s1, s5
    and s2, s2, t4
    and s5, s5, t4
    xor t5, t5, s2
    slli s2, s2, 1
    xor s1, s1, s5
    slli s5, s5, 1
    xor t0, t0, s2
    xor a5, a5, s5
    srli s2, s1, 2
    srli s5, a1, 2
    xor s2, t3, s2
    and s2, s2, s0
    xor t3, t3, s2
    slli s2, s2, 2
    xor s1, s1, s2
    srli s2, a5, 2
    xor s5, s5, t0
    xor s2, t1, s2
    and s5, s5, s0
    and s2, s2, s0
    xor t0, t0, s5
    slli s5, s5, 2
    xor t1, t1, s2
    slli s2, s2, 2
    xor a1, a1, s5
    srli s5, t0, 4
    xor a5, a5, s2
    srli s2, a1, 4
    xor s5, s5, t1
    xor s2, s2, a5
    and s5, s5, t2
    and s2, s2, t2
    xor t1, t1, s5
    slli s5, s5, 4
    xor a5, a5, s2
    slli s2, s2, 4
    xor t0, t0, s5
    xor a1, a1, s2
    and s2, a5, a7
    xor a5, a5, s2
    slli s2, s2, 8
    and s5, s2, t6
    xor s2, s2, s5
    xor s2, s2, s10
    and s10, t1, a7
    slli s5, s5, 16
    xor s5, s5, ra
    and ra, a5, t6
    xor a5, a5, ra
    xor a5, a5, s11
    and s11, t0, a7
    xor t1, t1, s10
    slli s10, s10, 8
    xor t0, t0, s11
    slli s11, s11, 8
    slli ra, ra, 16
    xor s4, ra, s4
    and ra, s11, t6
    xor s11, s11, ra
    xor a2, s11, a2
    and s11, a1, a7
    slli ra, ra, 16
    xor a4, ra, a4
    and ra, t0, t6
    xor t0, t0, ra
    xor t0, t0, s3
    and s3, s10, t6
    xor a1, a1, s11
    slli s11, s11, 8
    slli ra, ra, 16
    xor a0, ra, a0
    and ra, s11, t6
    xor s11, s11, ra
    xor s6, s11, s6
    and s11, t1, t6
    slli ra, ra, 16
    xor s7, ra, s7
    and ra, a1, t6
    xor a1, a1, ra
    xor a1, a1, s8
    slli s8, s3, 16
    slli ra, ra, 16
    xor s9, ra, s9
    slli ra, s11, 16
    sw t4, 224(sp)
    srli t4, a6, 2
    xor t4, t4, t5
    and t4, t4, s0
    xor t5, t5, t4
    slli t4, t4, 2
    xor a6, a6, t4
    srli t4, a6, 4
    xor t4, t4, s1
    and t4, t4, t2
    xor s1, s1, t4
    slli t4, t4, 4
    xor a6, a6, t4
    and t4, a6, a7
    xor a6, a6, t4
    slli t4, t4, 8
    sw s0, 228(sp)
    and s0, t4, t6
    sw s9, 232(sp)
    slli s9, s0, 16
    sw a1, 236(sp)
    and a1, a6, t6
    sw s6, 240(sp)
    slli s6, a1, 16
    sw s7, 244(sp)
    and s7, s1, a7
    xor s1, s1, s7
    slli s7, s7, 8
    sw s5, 248(sp)
    and s5, s7, t6
    sw a5, 252(sp)
    slli a5, s5, 16
    sw s4, 256(sp)
    and s4, s1, t6
    sw s2, 260(sp)
    slli s2, s4, 16
    sw a0, 264(sp)
    srli a0, t5, 4
    xor a0, a0, t3
    and a0, a0, t2
    xor t3, t3, a0
    slli a0, a0, 4
    xor t5, t5, a0
    and a0, t5, a7
    xor t5, t5, a0
    slli a0, a0, 8
    and a7, t3, a7
    xor t3, t3, a7
    slli a7, a7, 8
    sw t2, 268(sp)
    and t2, a7, t6
    xor a7, a7, t2
    sw a2, 272(sp)
    lw a2, 1464(a3)
    slli t2, t2, 16
    xor a7, a7, a2
    lw a2, 1456(a3)
    xor t2, t2, a2
    and a2, t3, t6
    xor t3, t3, a2
    sw t2, 276(sp)
    lw t2, 1468(a3)
    xor t2, t3, t2
    slli t3, a2, 16
    lw a2, 1460(a3)
    sw a7, 284(sp)
    xor t3, t3, a2
    and a2, a0, t6
    and t6, t5, t6
    sw t3, 280(sp)
    slli t3, t6, 16
    slli a7, a2, 16
    sw a4, 288(sp)
    lw a4, 1584(a3)
    # round 1 (aes.dsl:47)
    xor s3, s10, s3
    sw a4, 292(sp)
    lw a4, 1596(a3)
    xor s5, s7, s5
    sw a4, 296(sp)
    lw a4, 1588(a3)
    sw a4, 300(sp)
    lw a4, 1592(a3)
    lw s10, 1532(a3)
    lw s7, 1540(a3)
    xor s3, s10, s3
    lw s10, 1536(a3)
    xor s5, s5, s7
    lw s7, 1556(a3)
    xor s3, s3, s10
    xor t1, s7, t1
    xor t1, s11, t1
    lw s7, 1560(a3)
    lw s10, 1512(a3)
    xor t1, t1, s7
    lw s7, 1484(a3)
    xor t4, t4, s0
    xor s7, s8, s7
    lw s8, 1488(a3)
    lw s0, 1520(a3)
    xor s7, s7, s8
    lw s8, 1492(a3)
    xor t4, s0, t4
    xor a5, a5, s8
    lw s8, 1508(a3)
    lw s0, 1524(a3)
    xor s8, s8, ra
    xor s8, s8, s10
    lw s10, 1504(a3)
    xor t4, t4, s0
    xor t3, t3, s10
    xor a2, a0, a2
    lw a0, 1528(a3)
    lw s0, 1480(a3)
    xor a2, a2, a0
    lw a0, 1516(a3)
    xor a7, a7, s0
    xor a0, s2, a0
    xor t5, t5, t6
    lw t6, 1552(a3)
    lw s0, 1564(a3)
    xor t5, t5, t6
    lw t6, 1544(a3)
    xor a6, t6, a6
    xor a6, a1, a6
    lw t6, 1548(a3)
    lw a1, 1500(a3)
    xor a6, a6, t6
    lw t6, 1496(a3)
    xor a6, t2, a6
    xor t6, t6, s6
    xor t6, t6, a1
    xor a1, s1, s4
    xor a1, a1, s0
    lw s0, 1472(a3)
    lw s1, 1476(a3)
    xor s0, s9, s0
    xor s0, s0, s1
    xor t5, t5, t0
    lw s1, 288(sp)
    lw s2, 272(sp)
    xor a7, a7, s1
    xor a2, a2, s2
    lw s4, 264(sp)
    lw s6, 284(sp)
    xor t3, t3, s4
    xor t4, s6, t4
    lw s9, 260(sp)
    lw s10, 280(sp)
    xor s6, s6, s9
    xor t6, s10, t6
    lw s11, 256(sp)
    lw ra, 252(sp)
    xor s10, s10, s11
    xor t2, t2, ra
    sw a4, 280(sp)
    lw a4, 276(sp)
    lw s11, 248(sp)
    xor s0, a4, s0
    xor a4, a4, s11
    xor s4, s1, s11
    xor ra, s4, a4
    sw s10, 276(sp)
    xor s10, s0, s4
    sw a0, 284(sp)
    or a0, a7, s10
    sw s8, 304(sp)
    xor s8, a7, s10
    xor s7, s7, s8
    xor a5, a5, s7
    xor s1, s1, s7
    xor a0, a0, s1
    xor s7, a4, s1
    sw t3, 288(sp)
    xor t3, a5, s7
    sw t6, 308(sp)
    or t6, a4, s7
    sw t2, 312(sp)
    and t2, s4, t3
    xor s1, s1, t6
    xor t2, t2, s1
    or s1, a5, ra
    sw a1, 316(sp)
    lw a1, 244(sp)
    sw t1, 320(sp)
    xor t1, a1, s7
    sw t5, 324(sp)
    xor t5, s8, t3
    xor t6, s1, t6
    and s1, s0, t5
    sw a6, 328(sp)
    xor a6, t1, t5
    xor a7, a7, t6
    xor s11, s11, a6
    sw t0, 248(sp)
    or t0, a1, s11
    xor s9, s10, s11
    xor s2, ra, s9
    and a3, a6, s2
    sw s6, 332(sp)
    xor s6, s0, s2
    sw s5, 336(sp)
    and s5, t1, s6
    xor a3, t2, a3
    xor s1, s1, a3
    xor a7, a7, a3
    xor a7, s5, a7
    xor t0, t6, t0
    xor t6, a0, t0
    xor a3, a1, s8
    and a0, s9, a3
    xor t2, t2, a0
    xor t0, t0, t2
    xor t2, t6, t0
    or t2, s1, t2
    or a0, a7, t6
    xor s1, s1, a7
    xor s5, t2, s1
    or s5, t0, s5
    xor t6, t6, s5
    and t0, t0, t2
    not t0, t0
    xor t2, t2, a0
    and t0, t0, a0
    or a7, a7, t2
    xor a0, s1, a7
    or t1, t1, t6
    or s1, s6, t6
    or s5, s11, a0
    or a1, a1, a0
    xor t2, t2, a0
    and a7, a7, t2
    or t2, s8, a7
    or s6, s10, a7
    xor a7, a0, a7
    xor a0, t6, a0
    and a4, a4, a0
    and s7, s7, a0
    and s8, s9, a7
    and a3, a3, a7
    xor a7, t0, a7
    and a5, a5, a7
    and s9, ra, a7
    xor a7, a0, a7
    and t3, t3, a7
    and a7, s4, a7
    xor t6, t0, t6
    or t5, t5, t6
    or t6, s0, t6
    xor t1, t1, t5
    xor a1, a1, t2
    xor t1, t1, a1
    xor a5, a1, a5
    and a6, a6, t0
    xor a6, a6, t5
    and t0, s2, t0
    xor t5, a4, s9
    xor t0, t0, t1
    xor a4, a4, t0
    xor a7, a7, a4
    xor t0, s8, t0
    xor a4, s1, t0
    xor t0, t0, a7
    xor a7, t6, a7
    lw t6, 72(sp)
    xor t2, t2, a6
    lw a1, 1028(t6)
    xor t2, a3, t2
    xor a6, a6, t3
    xor a5, a5, a6
    xor a6, s7, a6
    xor t0, a6, t0
    xor t3, t5, t0
    xor t0, s6, t0
    lw t5, 1076(t6)
    lw a3, 1060(t6)
    xor a5, a5, a7
    xor a4, a4, a5
    xor a0, s5, a4
    xor t3, a4, t3
    lw a4, 1044(t6)
    lw s0, 272(sp)
    lw s1, 260(sp)
    lw s6, 336(sp)
    xor s2, s0, s1
    xor s4, t4, s2
    xor s5, a2, s4
    xor s3, s3, s5
    xor s0, s0, s3
    xor s3, s6, s3
    lw s6, 332(sp)
    lw ra, 240(sp)
    xor s7, s6, s0
    or s8, s6, s7
    xor s9, s3, s7
    xor s10, s0, s8
    and s11, s2, s9
    xor s10, s11, s10
    or s11, a2, s4
    sw t3, 336(sp)
    xor t3, ra, s5
    xor s0, s11, s0
    xor s11, ra, s7
    sw t1, 272(sp)
    xor t1, s5, s9
    sw a3, 244(sp)
    xor a3, s11, t1
    xor s1, s1, a3
    sw a4, 260(sp)
    xor a4, s4, s1
    sw a0, 340(sp)
    and a0, a4, t3
    xor a0, s10, a0
    sw a6, 344(sp)
    xor a6, s2, s6
    sw a5, 348(sp)
    xor a5, a6, a4
    sw t2, 352(sp)
    and t2, a3, a5
    xor t2, s10, t2
    or s10, s3, a6
    xor s8, s10, s8
    and s10, t4, t1
    xor a2, a2, s8
    sw t5, 356(sp)
    or t5, ra, s1
    xor t5, s8, t5
    xor s8, t4, a5
    sw t0, 360(sp)
    and t0, s11, s8
    xor s10, s10, t2
    xor t2, a2, t2
    xor t0, t0, t2
    xor t2, s0, t5
    xor t5, t5, a0
    xor a2, t2, t5
    or a2, s10, a2
    xor a0, s10, t0
    xor s0, a2, a0
    or s0, t5, s0
    and t5, t5, a2
    xor s0, t2, s0
    or t2, t0, t2
    not t5, t5
    xor a2, a2, t2
    and t2, t5, t2
    or t0, t0, a2
    and a5, a5, t2
    and t5, a3, t2
    xor a3, a0, t0
    or a0, s11, s0
    or s8, s8, s0
    xor a2, a2, a3
    and t0, t0, a2
    or a2, ra, a3
    or s1, s1, a3
    or s4, s4, t0
    or s5, s5, t0
    xor t0, a3, t0
    xor a3, s0, a3
    xor s0, t2, s0
    and a4, a4, t0
    and t3, t3, t0
    xor t0, t2, t0
    or t2, t4, s0
    or t1, t1, s0
    xor t4, t5, t1
    xor t1, a0, t1
    xor t5, a2, s5
    and a2, s3, t0
    xor t1, t1, t5
    xor t5, t5, a2
    xor a2, s5, t4
    and a6, a6, t0
    xor t3, t3, a2
    xor t0, a3, t0
    and a2, s9, t0
    xor t4, t4, a2
    and t0, s2, t0
    and a2, s7, a3
    xor t5, t5, t4
    xor t4, a2, t4
    and a3, s6, a3
    xor a5, a5, t1
    xor a6, a3, a6
    xor a4, a4, a5
    xor a5, a3, a5
    xor a3, s8, a4
    xor a5, t0, a5
    xor t0, t2, a5
    xor a5, a4, a5
    xor a5, t4, a5
    xor a6, a6, a5
    xor a5, s4, a5
    xor t2, t3, a5
    xor t3, t4, t2
    xor t1, t1, t3
    slli t4, t1, 16
    srli t1, t1, 16
    or t1, t4, t1
    slli t4, t3, 16
    srli t3, t3, 16
    or t3, t4, t3
    slli t4, t2, 16
    srli t2, t2, 16
    or t2, t4, t2
    slli t4, a5, 16
    srli a5, a5, 16
    or a5, t4, a5
    lw t4, 1084(t6)
    xor t5, t5, t0
    xor a4, a3, t5
    xor a6, a4, a6
    xor a4, s1, a4
    slli a3, a4, 16
    srli a4, a4, 16
    or a4, a3, a4
    slli a3, a6, 16
    srli a6, a6, 16
    or a6, a3, a6
    slli a3, t5, 16
    srli t5, t5, 16
    or t5, a3, t5
    slli a3, t0, 16
    srli t0, t0, 16
    or t0, a3, t0
    lw a3, 1036(t6)
    lw a2, 248(sp)
    lw a0, 252(sp)
    lw s1, 328(sp)
    xor s0, a2, a0
    xor s2, s1, s0
    lw s3, 324(sp)
    lw s5, 320(sp)
    xor s4, s3, s2
    xor s5, s5, s4
    lw s6, 316(sp)
    xor a2, a2, s5
    xor s6, s6, s5
    lw s5, 312(sp)
    lw s10, 236(sp)
    xor s7, s5, a2
    or s8, s5, s7
    xor s9, a2, s8
    xor s11, s10, s7
    xor ra, s6, s7
    sw t1, 248(sp)
    and t1, s0, ra
    xor t1, t1, s9
    xor s9, s4, ra
    sw t2, 316(sp)
    and t2, s1, s9
    sw a6, 320(sp)
    xor a6, s11, s9
    xor a0, a0, a6
    sw t3, 252(sp)
    or t3, s10, a0
    sw t4, 332(sp)
    xor t4, s2, a0
    sw a5, 240(sp)
    xor a5, s10, s4
    sw a4, 364(sp)
    and a4, t4, a5
    xor a4, t1, a4
    sw t5, 368(sp)
    or t5, s3, s2
    xor t5, t5, a2
    xor a2, s0, s5
    xor t6, a2, t4
    xor s5, s1, t6
    sw a3, 372(sp)
    and a3, s11, s5
    sw t0, 376(sp)
    and t0, a6, t6
    xor t0, t1, t0
    xor t1, t2, t0
    or t2, s6, a2
    xor t2, t2, s8
    xor s3, s3, t2
    xor t0, s3, t0
    xor t0, a3, t0
    xor t2, t2, t3
    xor t3, t5, t2
    xor t2, t2, a4
    xor t5, t3, t2
    or t5, t1, t5
    xor t1, t1, t0
    xor a4, t5, t1
    or a4, t2, a4
    xor a4, t3, a4
    or a3, s5, a4
    or s3, s11, a4
    and t2, t2, t5
    not t2, t2
    or t3, t0, t3
    xor t5, t5, t3
    and t2, t2, t3
    and a6, a6, t2
    and t3, t6, t2
    or t0, t0, t5
    xor t1, t1, t0
    or t6, s10, t1
    or a0, a0, t1
    xor t5, t5, t1
    and t0, t0, t5
    or t5, s2, t0
    or s2, s4, t0
    xor t6, t6, s2
    xor t0, t1, t0
    and t4, t4, t0
    and a5, a5, t0
    xor t0, t2, t0
    and s4, s6, t0
    and a2, a2, t0
    xor t1, a4, t1
    xor t2, t2, a4
    or a4, s1, t2
    or t2, s9, t2
    xor a6, a6, t2
    xor t2, s3, t2
    xor t2, t2, t6
    xor t6, t6, s4
    xor s1, s2, a6
    xor a5, a5, s1
    and s1, s7, t1
    lw s2, 312(sp)
    xor t0, t1, t0
    and s2, s2, t1
    xor t1, t3, t2
    and t3, ra, t0
    xor t4, t4, t1
    xor a6, a6, t3
    and t0, s0, t0
    xor t3, a3, t4
    xor a3, s1, a6
    xor a6, t6, a6
    xor t1, s2, t1
    xor t0, t0, t1
    xor t1, s2, a2
    xor t6, a4, t0
    xor t0, t4, t0
    xor t0, a3, t0
    xor t4, a1, a7
    xor t1, t1, t0
    xor t0, t5, t0
    xor a5, a5, t0
    lw t5, 356(sp)
    lw a4, 360(sp)
    lw a2, 352(sp)
    xor t5, t5, a4
    xor a2, a2, a4
    xor a3, a3, a5
    xor t2, t2, a3
    slli a1, t2, 8
    srli t2, t2, 24
    or t2, a1, t2
    slli a1, a3, 8
    srli a3, a3, 24
    or a3, a1, a3
    lw a1, 72(sp)
    slli s1, a5, 8
    lw s0, 1056(a1)
    srli a5, a5, 24
    or a5, s1, a5
    slli s1, t0, 8
    srli t0, t0, 24
    or t0, s1, t0
    lw s1, 1072(a1)
    xor a6, a6, t6
    xor t3, t3, a6
    xor t1, t3, t1
    xor t3, a0, t3
    lw a0, 372(sp)
    lw s2, 376(sp)
    slli s3, t3, 8
    xor a0, a0, s2
    srli t3, t3, 24
    or t3, s3, t3
    lw s3, 1040(a1)
    slli s4, t1, 8
    srli t1, t1, 24
    or t1, s4, t1
    slli s4, a6, 8
    srli a6, a6, 24
    or a6, s4, a6
    slli s4, t6, 8
    srli t6, t6, 24
    or t6, s4, t6
    lw s4, 1024(a1)
    xor s5, a7, t6
    xor s4, s4, t6
    lw s6, 1048(a1)
    lw s7, 1052(a1)
    lw s8, 1068(a1)
    lw s9, 1064(a1)
    lw s10, 264(sp)
    lw s11, 256(sp)
    lw a1, 308(sp)
    xor ra, s10, s11
    xor a4, a1, ra
    lw s2, 288(sp)
    sw t5, 372(sp)
    xor t5, s2, a4
    sw t2, 352(sp)
    lw t2, 304(sp)
    sw s9, 264(sp)
    xor t2, t2, t5
    xor s10, s10, t2
    lw s9, 284(sp)
    sw s0, 284(sp)
    xor t2, s9, t2
    lw s9, 276(sp)
    sw a3, 304(sp)
    xor s0, s9, s10
    or a3, s9, s0
    sw a5, 356(sp)
    xor a5, s10, a3
    sw s8, 312(sp)
    lw s8, 232(sp)
    sw t1, 328(sp)
    xor t1, s8, s0
    sw s4, 236(sp)
    xor s4, t2, s0
    sw s5, 324(sp)
    and s5, ra, s4
    xor a5, s5, a5
    xor s5, t5, s4
    sw a0, 380(sp)
    xor a0, t1, s5
    xor s11, s11, a0
    sw a7, 256(sp)
    xor a7, a4, s11
    sw s6, 384(sp)
    or s6, s8, s11
    sw s3, 388(sp)
    and s3, a1, s5
    sw t3, 392(sp)
    xor t3, s8, t5
    sw s7, 396(sp)
    and s7, a7, t3
    xor s7, a5, s7
    sw t4, 400(sp)
    or t4, s2, a4
    xor t4, t4, s10
    xor s10, ra, s9
    or s9, t2, s10
    xor a3, s9, a3
    xor s2, s2, a3
    xor a3, a3, s6
    xor t4, t4, a3
    xor a3, a3, s7
    xor s6, t4, a3
    xor s7, s10, a7
    xor s9, a1, s7
    and a1, t1, s9
    sw s1, 288(sp)
    and s1, a0, s7
    xor a5, a5, s1
    xor s1, s3, a5
    xor a5, s2, a5
    xor a5, a1, a5
    or a1, s1, s6
    xor s1, s1, a5
    xor s2, a1, s1
    or s2, a3, s2
    xor s2, t4, s2
    or s3, s9, s2
    or t1, t1, s2
    and a3, a3, a1
    not a3, a3
    or t4, a5, t4
    and a3, a3, t4
    xor t4, a1, t4
    or a5, a5, t4
    xor a1, s1, a5
    or s1, s11, a1
    or s6, s8, a1
    xor t4, t4, a1
    and a5, a5, t4
    or t4, t5, a5
    xor t5, s6, t4
    or a4, a4, a5
    xor a5, a1, a5
    and t3, t3, a5
    and a7, a7, a5
    xor a5, a3, a5
    and s6, s10, a5
    and t2, t2, a5
    xor t2, t5, t2
    xor a1, s2, a1
    xor a5, a1, a5
    and s8, ra, a5
    and a5, s4, a5
    and s0, s0, a1
    lw s4, 276(sp)
    and a0, a0, a3
    and a1, s4, a1
    xor s4, a1, s6
    and s6, s7, a3
    xor a3, a3, s2
    lw s2, 308(sp)
    or s2, s2, a3
    or a3, s5, a3
    xor t1, t1, a3
    xor t1, t1, t5
    xor t5, a0, a3
    xor a5, t5, a5
    xor t4, t4, t5
    xor t3, t3, t4
    xor t2, t2, a5
    xor a5, s0, a5
    xor t4, s6, t1
    xor t5, a1, t4
    xor t5, s8, t5
    xor a7, a7, t4
    xor t4, s3, a7
    xor a7, a7, t5
    xor t5, s2, t5
    xor t2, t2, t5
    xor t4, t4, t2
    lw a3, 376(sp)
    lw a1, 348(sp)
    xor t6, t6, a3
    xor a0, a1, a6
    xor s0, s1, t4
    lw s1, 344(sp)
    lw s2, 260(sp)
    xor s1, s1, a2
    lw s3, 340(sp)
    lw s5, 288(sp)
    xor s2, s2, s3
    xor s5, s5, t0
    lw s6, 400(sp)
    lw s7, 368(sp)
    xor s6, s6, t6
    xor s8, a6, s7
    lw s9, 396(sp)
    lw s10, 360(sp)
    xor s9, s9, a0
    xor s11, s10, t0
    slli ra, s0, 24
    srli s0, s0, 8
    lw s7, 244(sp)
    lw a1, 272(sp)
    xor s7, s7, s1
    xor a1, a1, s1
    sw a6, 272(sp)
    lw a6, 388(sp)
    sw a0, 244(sp)
    lw a0, 392(sp)
    sw t6, 388(sp)
    xor a6, a6, a0
    lw t6, 384(sp)
    xor s10, s3, a0
    xor t6, t6, s8
    or s0, ra, s0
    lw ra, 364(sp)
    xor a0, a0, ra
    xor s9, s9, ra
    xor s3, s3, s0
    xor ra, ra, s0
    xor s0, s0, s10
    xor t6, t6, s0
    slli s0, t2, 24
    srli t2, t2, 8
    or t2, s0, t2
    slli s0, t5, 24
    srli t5, t5, 8
    or t5, s0, t5
    lw s0, 256(sp)
    sw t6, 256(sp)
    xor s0, s0, t5
    lw t6, 380(sp)
    xor a3, a3, t5
    xor t6, s0, t6
    sw s10, 376(sp)
    lw s10, 72(sp)
    sw a0, 380(sp)
    lw a0, 1032(s10)
    xor a7, a5, a7
    xor t5, a0, t5
    lw a0, 324(sp)
    xor s4, s4, a7
    xor t5, a0, t5
    lw a0, 236(sp)
    xor t4, t4, s4
    xor a0, a0, a3
    xor a7, a4, a7
    xor t3, t3, a7
    xor a5, a5, t3
    lw a4, 332(sp)
    lw s4, 240(sp)
    sw s0, 332(sp)
    xor a4, a4, s4
    lw s0, 336(sp)
    sw s9, 236(sp)
    lw s9, 328(sp)
    xor t0, t0, s4
    xor s0, s0, s9
    sw s0, 364(sp)
    lw s0, 312(sp)
    lw s9, 356(sp)
    xor s0, s0, s11
    xor s9, a2, s9
    xor t6, s11, t6
    xor t1, t1, a5
    sw t6, 312(sp)
    slli t6, t1, 24
    srli t1, t1, 8
    or t1, t6, t1
    slli t6, a5, 24
    srli a5, a5, 8
    sw t1, 340(sp)
    lw t1, 284(sp)
    sw s3, 392(sp)
    lw s3, 304(sp)
    or a5, t6, a5
    xor t1, t1, s3
    sw t1, 284(sp)
    lw t1, 264(sp)
    sw s8, 264(sp)
    xor t1, t1, t0
    xor s8, s1, s3
    lw t6, 252(sp)
    xor s3, s3, t6
    xor s0, s0, t6
    xor t6, t6, a5
    xor s1, s1, a5
    xor a5, a5, s8
    xor a5, t1, a5
    slli t1, t3, 24
    srli t3, t3, 8
    or t1, t1, t3
    slli t3, a7, 24
    srli a7, a7, 8
    or a7, t3, a7
    lw t3, 360(sp)
    xor s4, s4, a7
    xor t3, t3, a7
    sw s8, 240(sp)
    lw s8, 1080(s10)
    sw s9, 360(sp)
    xor a7, s8, a7
    slli s8, t4, 24
    srli t4, t4, 8
    or t4, s8, t4
    xor s8, t3, s9
    lw s9, 352(sp)
    sw s3, 252(sp)
    xor s3, a1, s9
    xor a4, a4, s8
    xor s8, s3, s1
    xor s0, s0, s8
    lw s8, 348(sp)
    sw s0, 304(sp)
    xor s0, s8, t2
    sw a4, 384(sp)
    lw a4, 368(sp)
    sw s1, 396(sp)
    xor s1, a4, t2
    xor s2, s1, s2
    # round 2 (aes.dsl:47)
    sw s3, 400(sp)
    lw s3, 1096(s10)
    sw s2, 288(sp)
    lw s2, 356(sp)
    # round 1 (aes.dsl:47)
    lw a4, 328(sp)
    # round 2 (aes.dsl:47)
    xor s3, s3, s2
    # round 1 (aes.dsl:47)
    sw s1, 260(sp)
    lw s1, 320(sp)
    xor t5, t5, t0
    xor a4, a4, s1
    sw a4, 344(sp)
    lw a4, 372(sp)
    sw t6, 372(sp)
    xor a4, a4, t0
    lw t6, 316(sp)
    xor a0, a0, t3
    xor s2, s2, t6
    xor a7, s11, a7
    xor s7, s4, s7
    xor s6, s6, s4
    xor s5, s5, s4
    sw a0, 356(sp)
    xor a0, t6, t1
    xor a6, s0, a6
    xor a4, a0, a4
    xor a6, ra, a6
    # round 2 (aes.dsl:47)
    xor a0, s3, a0
    xor s3, a1, ra
    # round 1 (aes.dsl:47)
    lw ra, 248(sp)
    sw t5, 308(sp)
    xor t5, s9, ra
    xor a5, t5, a5
    # round 2 (aes.dsl:47)
    xor t5, s3, t5
    lw s3, 1144(s10)
    # round 1 (aes.dsl:47)
    sw s6, 276(sp)
    lw s6, 336(sp)
    sw a5, 232(sp)
    xor a5, s6, t4
    sw a4, 404(sp)
    xor a4, s1, t4
    sw s0, 408(sp)
    xor s0, a2, t1
    # round 2 (aes.dsl:47)
    xor t6, s3, t6
    lw s3, 1104(s10)
    # round 1 (aes.dsl:47)
    xor a7, s2, a7
    # round 2 (aes.dsl:47)
    xor s3, s3, s8
    xor a3, a3, s3
    lw s3, 264(sp)
    # round 1 (aes.dsl:47)
    lw s8, 236(sp)
    # round 2 (aes.dsl:47)
    xor a3, s3, a3
    lw s3, 1112(s10)
    xor a2, s3, a2
    # round 1 (aes.dsl:47)
    lw s3, 392(sp)
    # round 2 (aes.dsl:47)
    xor a2, a2, s2
    # round 1 (aes.dsl:47)
    xor s8, s3, s8
    # round 2 (aes.dsl:47)
    lw s2, 1100(s10)
    sw s8, 236(sp)
    lw s8, 328(sp)
    xor s2, s2, s8
    lw s8, 1136(s10)
    sw s11, 328(sp)
    lw s11, 324(sp)
    xor s8, s8, s11
    lw s11, 368(sp)
    xor s8, s11, s8
    lw s11, 1120(s10)
    xor t2, s11, t2
    lw s11, 1132(s10)
    sw s8, 368(sp)
    xor t4, s11, t4
    lw s11, 388(sp)
    lw s8, 244(sp)
    xor s3, s9, s3
    xor s8, s11, s8
    xor t2, t2, s8
    lw s8, 1116(s10)
    # round 1 (aes.dsl:47)
    lw s9, 372(sp)
    # round 2 (aes.dsl:47)
    xor s6, s8, s6
    lw s8, 1148(s10)
    # round 1 (aes.dsl:47)
    lw s11, 252(sp)
    # round 2 (aes.dsl:47)
    xor s1, s8, s1
    # round 1 (aes.dsl:47)
    lw s8, 284(sp)
    xor s7, s11, s7
    xor s8, t3, s8
    lw s11, 340(sp)
    xor s8, s9, s8
    xor a1, a1, s11
    xor s8, a1, s8
    # round 2 (aes.dsl:47)
    xor a1, ra, a1
    # round 1 (aes.dsl:47)
    xor ra, ra, s11
    xor s7, ra, s7
    # round 2 (aes.dsl:47)
    xor s3, s3, ra
    lw ra, 1128(s10)
    lw s11, 272(sp)
    xor t1, ra, t1
    lw ra, 1088(s10)
    # round 1 (aes.dsl:47)
    xor s5, s0, s5
    # round 2 (aes.dsl:47)
    xor s11, ra, s11
    lw ra, 332(sp)
    xor s11, ra, s11
    lw ra, 260(sp)
    xor s11, ra, s11
    xor s11, t3, s11
    lw ra, 1092(s10)
    xor t2, t0, t2
    xor t3, ra, t3
    xor t3, t3, a6
    xor t3, t3, s3
    lw s3, 344(sp)
    xor s6, s6, s3
    xor s6, s9, s6
    lw s9, 360(sp)
    xor s3, s9, s3
    xor t1, t1, s3
    lw s3, 1124(s10)
    # round 1 (aes.dsl:47)
    lw s9, 288(sp)
    # round 2 (aes.dsl:47)
    xor t0, s3, t0
    # round 1 (aes.dsl:47)
    lw s3, 380(sp)
    # round 2 (aes.dsl:47)
    xor t0, s3, t0
    # round 1 (aes.dsl:47)
    xor s9, s3, s9
    # round 2 (aes.dsl:47)
    lw s3, 400(sp)
    lw ra, 252(sp)
    xor t0, s3, t0
    lw s3, 364(sp)
    xor s0, s3, s0
    xor t4, s3, t4
    xor t4, ra, t4
    xor s3, s11, s5
    xor t6, t6, s0
    xor s0, s2, a4
    lw s2, 396(sp)
    xor a4, a4, a2
    xor s0, s2, s0
    xor a3, s4, a3
    lw a2, 1108(s10)
    xor t2, t2, a7
    xor a2, a2, s4
    xor a2, a2, s9
    xor t5, a2, t5
    lw a2, 240(sp)
    lw s2, 368(sp)
    xor a2, a2, a5
    xor a5, a5, a0
    xor a2, s1, a2
    lw a0, 328(sp)
    lw s1, 408(sp)
    lw s4, 236(sp)
    xor s1, a0, s1
    xor s1, s2, s1
    lw s2, 1140(s10)
    lw s11, 256(sp)
    xor a0, s2, a0
    lw s2, 376(sp)
    lw ra, 340(sp)
    xor a0, s2, a0
    lw s2, 404(sp)
    xor a0, a0, s4
    xor a3, a3, s2
    xor a1, a0, a1
    lw a0, 384(sp)
    xor ra, s11, ra
    xor s1, s1, a0
    xor t0, ra, t0
    xor s2, s2, s7
    lw ra, 232(sp)
    xor s5, s5, s8
    xor a7, a7, ra
    lw s10, 304(sp)
    xor ra, s9, s7
    xor a0, a0, s10
    xor s11, ra, s2
    sw s5, 384(sp)
    xor s5, a3, ra
    sw s0, 404(sp)
    xor s0, t5, s5
    xor a4, a4, s0
    xor s9, s9, a4
    xor a4, s6, a4
    or s6, t5, s5
    sw a5, 340(sp)
    or a5, a4, s11
    sw t3, 376(sp)
    xor t3, s2, s9
    xor s6, s6, s9
    sw s3, 328(sp)
    or s3, s2, t3
    xor a5, a5, s3
    xor s3, s9, s3
    xor t5, t5, a5
    lw s9, 276(sp)
    sw s8, 368(sp)
    xor s8, s9, t3
    sw a6, 408(sp)
    xor a6, a4, t3
    sw t4, 240(sp)
    and t4, ra, a6
    xor t4, t4, s3
    xor s3, s0, a6
    sw t1, 396(sp)
    and t1, a3, s3
    sw t0, 364(sp)
    xor t0, s8, s3
    xor s7, s7, t0
    sw t2, 252(sp)
    or t2, s9, s7
    xor a5, a5, t2
    xor t2, s6, a5
    xor s6, s5, s7
    sw a7, 400(sp)
    xor a7, s11, s6
    and s10, t0, a7
    xor s10, t4, s10
    xor t1, t1, s10
    xor t5, t5, s10
    xor s10, a3, a7
    and s4, s8, s10
    xor t5, s4, t5
    xor s4, s9, s0
    sw a0, 380(sp)
    and a0, s6, s4
    xor t4, t4, a0
    xor a5, a5, t4
    xor t4, t2, a5
    or t4, t1, t4
    or a0, t5, t2
    xor t1, t1, t5
    sw a2, 288(sp)
    xor a2, t4, a0
    or t5, t5, a2
    sw t6, 344(sp)
    xor t6, t1, t5
    xor a2, a2, t6
    and t5, t5, a2
    xor t1, t4, t1
    or t1, a5, t1
    xor t1, t2, t1
    and a5, a5, t4
    not a5, a5
    and a5, a5, a0
    and a7, a7, a5
    and t0, t0, a5
    or t2, s9, t6
    or t4, s7, t6
    or a2, s5, t5
    or a0, s0, t5
    xor t5, t6, t5
    and s0, s4, t5
    and s4, s6, t5
    xor t5, a5, t5
    xor a5, a5, t1
    or s3, s3, a5
    or a5, a3, a5
    xor t0, t0, s3
    xor t2, t2, a0
    xor a3, a0, t0
    xor a3, s0, a3
    xor t6, t1, t6
    and a0, s2, t6
    and t3, t3, t6
    and a4, a4, t5
    and s0, s11, t5
    xor t5, t6, t5
    xor t6, t2, a4
    and a6, a6, t5
    xor a6, t0, a6
    and t0, ra, t5
    xor t5, t6, a6
    xor a6, t3, a6
    or t3, s8, t1
    xor t3, t3, s3
    xor t2, t3, t2
    or t1, s10, t1
    xor t3, a0, s0
    xor a7, a7, t2
    xor t6, s4, a7
    xor a7, a0, a7
    xor a7, t0, a7
    xor a5, a5, a7
    xor t0, t5, a5
    slli t5, a5, 24
    srli a5, a5, 8
    or a5, t5, a5
    xor t1, t1, t6
    xor a7, t6, a7
    xor t1, t1, t0
    xor t4, t4, t1
    slli t5, t4, 24
    srli t4, t4, 8
    or t4, t5, t4
    xor a7, a6, a7
    xor t3, t3, a7
    xor t1, t1, t3
    xor a7, a2, a7
    xor t3, a3, a7
    xor a6, a6, t3
    xor t2, t2, a6
    slli t5, t2, 24
    srli t2, t2, 8
    or t2, t5, t2
    slli t5, a6, 24
    srli a6, a6, 8
    or a6, t5, a6
    slli t5, t3, 24
    srli t3, t3, 8
    or t3, t5, t3
    slli t5, a7, 24
    srli a7, a7, 8
    or a7, t5, a7
    slli t5, t1, 24
    srli t1, t1, 8
    or t1, t5, t1
    slli t5, t0, 24
    srli t0, t0, 8
    or t0, t5, t0
    lw t5, 236(sp)
    lw t6, 304(sp)
    lw a0, 344(sp)
    xor a4, t5, t6
    xor a3, s1, a4
    xor a2, a1, a3
    xor a0, a0, a2
    xor t5, t5, a0
    lw s0, 288(sp)
    lw s7, 312(sp)
    xor a0, s0, a0
    lw s0, 380(sp)
    xor s8, s7, a2
    xor s2, s0, t5
    or s3, s0, s2
    xor s4, a0, s2
    xor s5, t5, s3
    and s6, a4, s4
    xor s5, s6, s5
    or s6, a1, a3
    xor t5, s6, t5
    xor s6, a4, s0
    or s9, a0, s6
    xor s10, s7, s2
    xor s11, a2, s4
    xor s3, s9, s3
    and s9, s1, s11
    xor ra, s10, s11
    xor a1, a1, s3
    xor t6, t6, ra
    sw t2, 304(sp)
    xor t2, a3, t6
    sw a6, 288(sp)
    or a6, s7, t6
    sw t1, 236(sp)
    and t1, t2, s8
    xor a6, s3, a6
    xor t1, s5, t1
    xor t5, t5, a6
    xor a6, a6, t1
    xor t1, s6, t2
    and s3, ra, t1
    xor s3, s5, s3
    xor s5, t5, a6
    xor s9, s9, s3
    xor a1, a1, s3
    or s3, s9, s5
    xor s5, s1, t1
    sw t4, 344(sp)
    and t4, s10, s5
    xor t4, t4, a1
    and a1, a6, s3
    xor s9, s9, t4
    sw t3, 276(sp)
    xor t3, s3, s9
    or a6, a6, t3
    xor a6, t5, a6
    or t3, t4, t5
    not t5, a1
    xor a1, s3, t3
    and t3, t5, t3
    or t4, t4, a1
    and t1, t1, t3
    and t5, ra, t3
    xor s3, s9, t4
    or s9, s10, a6
    or s5, s5, a6
    or t6, t6, s3
    or s7, s7, s3
    xor a1, a1, s3
    and t4, t4, a1
    or a3, a3, t4
    or a2, a2, t4
    xor t4, s3, t4
    xor a1, a6, s3
    xor a6, t3, a6
    and s3, s8, t4
    and t2, t2, t4
    xor t3, t3, t4
    or t4, s1, a6
    or a6, s11, a6
    xor t5, t5, a6
    xor a6, s9, a6
    xor s1, s7, a2
    and a0, a0, t3
    xor a6, a6, s1
    xor a0, s1, a0
    xor a2, a2, t5
    xor a2, s3, a2
    and s0, s0, a1
    and s1, s6, t3
    xor t1, t1, a6
    xor s1, s0, s1
    xor t2, t2, t1
    xor t1, s0, t1
    xor t3, a1, t3
    and a1, s2, a1
    and a4, a4, t3
    xor t1, a4, t1
    and t3, s4, t3
    xor t3, t5, t3
    xor t5, s5, t2
    xor a4, a0, t3
    xor t3, a1, t3
    xor t4, t4, t1
    xor t1, t2, t1
    xor t1, t3, t1
    xor t2, s1, t1
    xor t1, a3, t1
    xor a3, a2, t1
    xor t3, t3, a3
    xor a6, a6, t3
    slli a2, a6, 8
    srli a6, a6, 24
    or a6, a2, a6
    slli a2, t3, 8
    srli t3, t3, 24
    or t3, a2, t3
    slli a2, a3, 8
    srli a3, a3, 24
    or a3, a2, a3
    slli a2, t1, 8
    srli t1, t1, 24
    or t1, a2, t1
    xor a4, a4, t4
    xor t5, t5, a4
    xor t6, t6, t5
    xor t2, t5, t2
    slli t5, t2, 8
    srli t2, t2, 24
    or t2, t5, t2
    slli t5, t6, 8
    srli t6, t6, 24
    or t5, t5, t6
    slli t6, a4, 8
    srli a4, a4, 24
    or t6, t6, a4
    slli a4, t4, 8
    srli t4, t4, 24
    or t4, a4, t4
    lw a4, 256(sp)
    lw a2, 232(sp)
    lw a0, 400(sp)
    xor a1, a4, a2
    xor s0, a1, a0
    lw s1, 252(sp)
    lw s3, 364(sp)
    xor s2, s1, a1
    xor s4, s3, s2
    lw s5, 396(sp)
    lw s6, 240(sp)
    xor s5, s5, s4
    xor a4, a4, s5
    xor s5, s6, s5
    or s6, s5, s0
    xor s7, a0, a4
    or s8, a0, s7
    xor s6, s6, s8
    xor s8, a4, s8
    xor s9, s3, s6
    or s3, s3, s2
    xor a4, s3, a4
    lw s3, 308(sp)
    xor s11, s5, s7
    xor s10, s3, s7
    xor ra, s4, s11
    sw a6, 364(sp)
    xor a6, s10, ra
    xor a2, a2, a6
    sw t3, 232(sp)
    xor t3, s2, a2
    sw t2, 240(sp)
    xor t2, s0, t3
    sw t5, 256(sp)
    and t5, a6, t2
    sw a3, 396(sp)
    xor a3, s1, t2
    sw t1, 380(sp)
    and t1, s10, a3
    sw a7, 312(sp)
    or a7, s3, a2
    xor a7, s6, a7
    xor a4, a4, a7
    and s6, s1, ra
    sw t0, 360(sp)
    and t0, a1, s11
    xor t0, t0, s8
    xor t5, t0, t5
    xor s8, s9, t5
    xor t1, t1, s8
    xor t5, s6, t5
    xor s6, t5, t1
    or s8, t1, a4
    xor s9, s3, s4
    sw t6, 372(sp)
    and t6, t3, s9
    xor t0, t0, t6
    xor a7, a7, t0
    xor t0, a4, a7
    or t0, t5, t0
    xor t5, t0, s6
    or t5, a7, t5
    xor t5, a4, t5
    or t6, s10, t5
    or a4, a3, t5
    and a7, a7, t0
    not a7, a7
    and a7, a7, s8
    xor t0, t0, s8
    or t1, t1, t0
    xor a3, s6, t1
    or a2, a2, a3
    or s3, s3, a3
    xor t0, t0, a3
    and t0, t1, t0
    or t1, s2, t0
    or s2, s4, t0
    xor s3, s3, s2
    xor t0, a3, t0
    and t3, t3, t0
    and s4, s9, t0
    xor t0, a7, t0
    and s0, s0, t0
    and s5, s5, t0
    xor s5, s3, s5
    xor a3, t5, a3
    xor t0, a3, t0
    and a1, a1, t0
    and t0, s11, t0
    and s6, s7, a3
    and a3, a0, a3
    xor a0, a3, s0
    and t2, t2, a7
    xor t5, a7, t5
    and a6, a6, a7
    or a7, ra, t5
    or t5, s1, t5
    xor t6, t6, a7
    xor t6, t6, s3
    xor a6, a6, a7
    xor a7, s2, a6
    xor a7, s4, a7
    xor a6, a6, t0
    xor t0, s6, a6
    xor a6, s5, a6
    xor t2, t2, t6
    xor a3, a3, t2
    xor a3, a1, a3
    xor t2, t3, t2
    xor t3, a4, t2
    xor t2, t2, a3
    xor t5, t5, a3
    xor a6, a6, t5
    xor t3, t3, a6
    xor a4, a2, t3
    slli a3, a4, 16
    srli a4, a4, 16
    or a4, a3, a4
    slli a3, a6, 16
    srli a6, a6, 16
    or a6, a3, a6
    slli a3, t5, 16
    srli t5, t5, 16
    or t5, a3, t5
    xor t2, t0, t2
    xor a3, a0, t2
    xor t3, t3, a3
    xor t1, t1, t2
    xor a7, a7, t1
    xor t0, t0, a7
    xor t2, t6, t0
    slli t6, t2, 16
    srli t2, t2, 16
    or t2, t6, t2
    slli t6, t0, 16
    srli t0, t0, 16
    or t0, t6, t0
    slli t6, a7, 16
    srli a7, a7, 16
    or a7, t6, a7
    slli t6, t1, 16
    srli t1, t1, 16
    or t1, t6, t1
    slli t6, t3, 16
    srli t3, t3, 16
    or t3, t6, t3
    xor t6, t4, t5
    xor a3, t5, a5
    lw a2, 372(sp)
    lw a0, 360(sp)
    xor a1, a2, a6
    xor s0, a6, a0
    lw s1, 408(sp)
    lw s2, 368(sp)
    lw s4, 328(sp)
    xor s3, s1, s2
    xor s5, s4, s3
    lw s6, 376(sp)
    lw s8, 340(sp)
    xor s7, s6, s5
    xor s8, s8, s7
    xor s1, s1, s8
    lw s9, 404(sp)
    sw a6, 404(sp)
    xor s8, s9, s8
    lw s9, 384(sp)
    lw a6, 356(sp)
    xor s10, s9, s1
    or s11, s9, s10
    xor ra, s1, s11
    sw t5, 408(sp)
    xor t5, a6, s10
    sw t6, 340(sp)
    xor t6, s8, s10
    sw t2, 252(sp)
    xor t2, s7, t6
    sw s0, 400(sp)
    and s0, s4, t2
    sw a1, 308(sp)
    xor a1, t5, t2
    xor s2, s2, a1
    sw t0, 368(sp)
    xor t0, s5, s2
    sw t3, 260(sp)
    or t3, a6, s2
    sw a4, 332(sp)
    and a4, s3, t6
    xor a4, a4, ra
    xor ra, a6, s7
    sw a7, 272(sp)
    and a7, t0, ra
    xor a7, a4, a7
    sw t1, 248(sp)
    or t1, s6, s5
    xor t1, t1, s1
    xor s1, s3, s9
    xor a2, s1, t0
    xor a0, s4, a2
    sw a3, 392(sp)
    and a3, t5, a0
    and s4, a1, a2
    xor a4, a4, s4
    xor s0, s0, a4
    or s4, s8, s1
    xor s4, s4, s11
    xor t3, s4, t3
    xor s4, s6, s4
    xor a4, s4, a4
    xor a4, a3, a4
    xor a7, t3, a7
    xor t1, t1, t3
    xor t3, t1, a7
    or t3, s0, t3
    xor a3, s0, a4
    xor s0, t3, a3
    or s0, a7, s0
    xor s0, t1, s0
    or t5, t5, s0
    or a0, a0, s0
    and a7, a7, t3
    not a7, a7
    or t1, a4, t1
    and a7, a7, t1
    xor t1, t3, t1
    or t3, a4, t1
    xor a4, a3, t3
    xor t1, t1, a4
    and t1, t3, t1
    or t3, s7, t1
    or a3, s5, t1
    xor t1, a4, t1
    and t0, t0, t1
    and s4, ra, t1
    xor t1, a7, t1
    and s5, s8, t1
    and s1, s1, t1
    or a6, a6, a4
    xor a6, a6, t3
    xor s5, a6, s5
    or s2, s2, a4
    xor a4, s0, a4
    and s6, s9, a4
    xor s1, s6, s1
    xor t1, a4, t1
    and a4, s10, a4
    and s3, s3, t1
    and t1, t6, t1
    and t6, a1, a7
    and a2, a2, a7
    xor a7, a7, s0
    or t2, t2, a7
    lw a1, 328(sp)
    xor t5, t5, t2
    or a7, a1, a7
    xor a6, t5, a6
    xor t2, t6, t2
    xor t1, t2, t1
    xor t2, t3, t2
    xor t2, s4, t2
    xor t3, a4, t1
    xor t1, s5, t1
    xor t5, a2, a6
    xor t6, s6, t5
    xor t6, s3, t6
    xor t0, t0, t5
    xor t5, a0, t0
    xor t0, t0, t6
    xor a7, a7, t6
    xor t1, t1, a7
    xor t5, t5, t1
    xor t6, s2, t5
    xor t0, t3, t0
    xor a4, s1, t0
    xor t5, t5, a4
    xor t0, a3, t0
    xor t2, t2, t0
    xor t3, t3, t2
    lw a4, 360(sp)
    lw a2, 372(sp)
    xor a3, t1, a4
    xor a1, t1, a2
    xor a0, a7, t4
    xor s0, a7, a5
    lw s1, 292(sp)
    lw s3, 224(sp)
    srli s2, s1, 1
    xor s2, s1, s2
    and s2, s2, s3
    xor s4, s1, s2
    slli s2, s2, 1
    xor s1, s1, s2
    srli s2, s1, 2
    xor s2, s1, s2
    lw s5, 228(sp)
    lw s7, 72(sp)
    and s2, s2, s5
    xor s6, s1, s2
    lw s8, 1248(s7)
    lw s9, 1184(s7)
    xor s8, s8, s6
    xor s9, s9, s6
    slli s2, s2, 2
    xor s1, s1, s2
    lw s2, 1216(s7)
    lw s10, 1152(s7)
    xor s2, s2, s1
    xor s10, s10, s1
    srli s11, s1, 4
    xor s1, s1, s11
    lw s11, 268(sp)
    and s1, s1, s11
    xor s2, s2, s1
    slli s1, s1, 4
    xor s1, s10, s1
    xor t4, s1, t4
    lw s1, 392(sp)
    lw s10, 312(sp)
    xor t4, s1, t4
    xor ra, t0, s10
    xor t4, t4, ra
    sw t4, 96(sp)
    srli t4, s6, 4
    xor t4, s6, t4
    and t4, t4, s11
    xor s6, s8, t4
    slli t4, t4, 4
    xor t4, s9, t4
    srli s8, s4, 2
    xor s8, s4, s8
    and s8, s8, s5
    slli s9, s8, 2
    xor s9, s4, s9
    xor s4, s4, s8
    lw s8, 1264(s7)
    lw a4, 1200(s7)
    xor s8, s8, s4
    xor a4, a4, s4
    sw a5, 292(sp)
    lw a5, 1232(s7)
    lw s1, 1168(s7)
    xor a5, a5, s9
    xor s1, s1, s9
    sw a1, 328(sp)
    srli a1, s4, 4
    xor a1, s4, a1
    and a1, a1, s11
    xor s4, s8, a1
    slli a1, a1, 4
    xor a4, a4, a1
    srli a1, s9, 4
    xor a1, s9, a1
    and a1, a1, s11
    xor a5, a5, a1
    slli a1, a1, 4
    xor a1, s1, a1
    xor a2, a1, a2
    lw a1, 300(sp)
    srli s1, a1, 1
    xor s1, a1, s1
    and s1, s1, s3
    slli s8, s1, 1
    xor s8, a1, s8
    xor a1, a1, s1
    srli s1, a1, 2
    xor s1, a1, s1
    and s1, s1, s5
    slli s9, s1, 2
    xor s9, a1, s9
    xor a1, a1, s1
    lw s1, 1268(s7)
    lw s3, 1204(s7)
    xor s1, s1, a1
    xor s3, s3, a1
    lw s5, 1236(s7)
    lw s7, 1172(s7)
    xor s5, s5, s9
    xor s7, s7, s9
    sw a7, 300(sp)
    srli a7, a1, 4
    xor a7, a1, a7
    and a7, a7, s11
    xor a1, s1, a7
    xor a1, a1, t0
    slli a7, a7, 4
    xor a7, s3, a7
    lw s1, 380(sp)
    xor s3, s4, s1
    xor t0, t0, s1
    lw s4, 248(sp)
    xor s10, s4, s10
    xor s1, s1, s4
    xor a6, a6, t3
    xor t4, t4, a3
    xor a3, a0, a3
    lw s4, 272(sp)
    sw a0, 380(sp)
    lw a0, 276(sp)
    sw a3, 372(sp)
    xor a3, s4, a0
    sw t0, 384(sp)
    lw t0, 332(sp)
    sw t3, 356(sp)
    lw t3, 344(sp)
    sw s0, 376(sp)
    xor t3, t0, t3
    lw s0, 236(sp)
    sw a2, 352(sp)
    xor a2, t5, s0
    sw a4, 284(sp)
    lw a4, 396(sp)
    sw s3, 320(sp)
    xor s6, s6, a4
    lw s3, 256(sp)
    xor a1, a1, s1
    xor t4, s3, t4
    xor a7, a7, a6
    xor t4, t3, t4
    xor t3, s10, t3
    xor a1, a3, a1
    xor a7, a7, t3
    xor t3, a3, a2
    xor t3, s6, t3
    srli a3, s9, 4
    xor a3, s9, a3
    and a3, a3, s11
    xor s5, s5, a3
    xor s5, s5, t5
    lw s6, 240(sp)
    lw s9, 260(sp)
    sw t3, 336(sp)
    xor t3, s6, s9
    xor s0, s9, s0
    xor s9, a4, s4
    sw a1, 244(sp)
    xor a1, s3, t0
    xor a0, t2, a0
    xor a4, t2, a4
    xor a5, a5, s6
    xor t5, t5, s6
    xor s2, s2, ra
    lw s6, 368(sp)
    sw t4, 240(sp)
    lw t4, 288(sp)
    lw s4, 232(sp)
    xor t0, s6, t4
    xor s2, s4, s2
    xor s5, s5, t3
    xor s2, t0, s2
    xor t0, t0, s5
    slli a3, a3, 4
    xor a3, s7, a3
    xor t1, a3, t1
    lw a3, 392(sp)
    srli s5, s8, 2
    xor t1, t1, a3
    lw a3, 308(sp)
    xor s5, s8, s5
    xor t1, a3, t1
    lw s7, 228(sp)
    sw t0, 392(sp)
    and s5, s5, s7
    slli a3, s5, 2
    xor a3, s8, a3
    xor s5, s8, s5
    lw s8, 72(sp)
    lw t0, 1188(s8)
    sw a7, 396(sp)
    xor t0, t0, s5
    lw a7, 1252(s8)
    sw s1, 388(sp)
    xor a7, a7, s5
    lw s1, 1156(s8)
    sw a2, 324(sp)
    xor s1, s1, a3
    lw a2, 1220(s8)
    sw s2, 264(sp)
    xor a2, a2, a3
    srli s2, s5, 4
    xor s2, s5, s2
    and s2, s2, s11
    xor a7, a7, s2
    xor a7, a7, t2
    lw t2, 344(sp)
    xor s3, t6, s3
    xor s5, t6, t2
    lw t2, 320(sp)
    sw a6, 320(sp)
    xor t2, s10, t2
    lw a6, 284(sp)
    sw s3, 284(sp)
    xor a6, a6, ra
    lw s3, 352(sp)
    xor t1, s10, t1
    xor s3, s3, ra
    xor a5, s0, a5
    xor a7, a7, s9
    xor a7, s0, a7
    slli s0, s2, 4
    xor t0, t0, s0
    xor t0, t0, t6
    lw t6, 400(sp)
    lw s0, 376(sp)
    xor t0, t6, t0
    xor t6, s0, t6
    xor t6, t6, s3
    srli s2, a3, 4
    xor a3, a3, s2
    and a3, a3, s11
    xor a2, a2, a3
    lw s2, 356(sp)
    xor s3, s4, s6
    xor a2, a2, s2
    xor a2, s10, a2
    xor s4, s2, s4
    xor s2, s2, t4
    xor a6, s5, a6
    lw t4, 252(sp)
    sw a7, 356(sp)
    lw a7, 304(sp)
    sw s9, 232(sp)
    xor a7, t4, a7
    lw s9, 364(sp)
    xor a2, a2, s3
    xor a6, s9, a6
    xor a6, a7, a6
    xor a7, a7, a2
    slli a3, a3, 4
    xor a3, s1, a3
    lw a2, 300(sp)
    lw s1, 296(sp)
    xor a3, a3, a2
    lw a2, 340(sp)
    sw a7, 340(sp)
    xor a3, a3, a2
    xor a3, a3, s10
    sw a3, 100(sp)
    lw a3, 328(sp)
    srli s10, s1, 1
    xor a2, a2, a3
    xor s10, s1, s10
    lw a7, 224(sp)
    sw a6, 300(sp)
    and s10, s10, a7
    xor a6, s1, s10
    slli s10, s10, 1
    xor s1, s1, s10
    srli s10, s1, 2
    xor s10, s1, s10
    and s10, s10, s7
    sw a2, 296(sp)
    xor a2, s1, s10
    sw s3, 400(sp)
    lw s3, 1260(s8)
    lw a7, 1196(s8)
    xor s3, s3, a2
    xor a7, a7, a2
    slli s10, s10, 2
    xor s1, s1, s10
    lw s10, 1164(s8)
    sw t1, 352(sp)
    xor s10, s10, s1
    lw t1, 1228(s8)
    sw t6, 256(sp)
    xor t1, t1, s1
    srli t6, s1, 4
    xor t6, s1, t6
    and t6, t6, s11
    xor t1, t1, t6
    lw s1, 384(sp)
    xor t2, a0, t2
    xor t1, t1, s1
    xor a0, a0, t5
    xor t1, s6, t1
    xor a5, s2, a5
    xor t1, s2, t1
    slli t6, t6, 4
    xor t6, s10, t6
    lw s2, 408(sp)
    xor t3, a4, t3
    xor t6, t6, s2
    xor t6, s0, t6
    xor t6, t6, s1
    srli s0, a2, 4
    xor a2, a2, s0
    and a2, a2, s11
    xor s0, s3, a2
    lw s2, 272(sp)
    xor t0, t0, a1
    xor s0, s0, s2
    xor a0, s0, a0
    slli a2, a2, 4
    xor a7, a7, a2
    xor a7, a7, a3
    lw a3, 332(sp)
    lw s0, 1276(s8)
    xor a7, a3, a7
    xor a7, s5, a7
    srli a3, a6, 2
    xor a3, a6, a3
    and a3, a3, s7
    slli a2, a3, 2
    xor a2, a6, a2
    xor a6, a6, a3
    lw a3, 1212(s8)
    xor s0, s0, a6
    xor a3, a3, a6
    lw s2, 1180(s8)
    lw s3, 1244(s8)
    xor s2, s2, a2
    xor s3, s3, a2
    srli s5, a6, 4
    xor a6, a6, s5
    and a6, a6, s11
    xor s0, s0, a6
    lw s5, 248(sp)
    slli a6, a6, 4
    xor s0, s0, s5
    xor s0, ra, s0
    xor a4, a4, s0
    xor a6, a3, a6
    xor a6, a6, s1
    lw a3, 284(sp)
    xor s0, s9, t4
    xor a6, a3, a6
    lw s5, 320(sp)
    xor a6, t4, a6
    xor s6, s5, s9
    lw s9, 304(sp)
    lw t4, 264(sp)
    xor s5, s5, s9
    xor t4, s5, t4
    xor a6, s5, a6
    srli s5, a2, 4
    xor a2, a2, s5
    and a2, a2, s11
    xor s3, s3, a2
    lw s5, 260(sp)
    slli a2, a2, 4
    xor s3, s3, s5
    lw s5, 324(sp)
    xor a2, s2, a2
    xor s3, s5, s3
    lw s2, 404(sp)
    lw s10, 224(sp)
    xor a2, a2, s2
    lw s2, 372(sp)
    xor a2, a2, s1
    xor a2, s2, a2
    lw s2, 280(sp)
    srli s5, s2, 1
    xor s5, s2, s5
    and s5, s5, s10
    xor s10, s2, s5
    slli s5, s5, 1
    xor s2, s2, s5
    srli s5, s2, 2
    xor s5, s2, s5
    and s5, s5, s7
    slli ra, s5, 2
    xor ra, s2, ra
    xor s2, s2, s5
    lw s5, 1256(s8)
    lw s9, 1192(s8)
    xor s5, s5, s2
    xor s9, s9, s2
    lw s1, 1160(s8)
    sw t4, 280(sp)
    xor s1, s1, ra
    lw t4, 1224(s8)
    sw a6, 224(sp)
    xor t4, t4, ra
    srli a6, s2, 4
    xor a6, s2, a6
    and a6, a6, s11
    xor s2, s5, a6
    lw s5, 276(sp)
    slli a6, a6, 4
    xor s2, s2, s5
    xor t3, s2, t3
    xor a6, s9, a6
    lw s2, 308(sp)
    lw s5, 288(sp)
    xor a6, a6, s2
    lw s2, 344(sp)
    xor s3, s4, s3
    xor a6, s2, a6
    xor a6, a3, a6
    srli a3, ra, 4
    xor a3, ra, a3
    and a3, a3, s11
    xor t4, t4, a3
    lw s2, 388(sp)
    slli a3, a3, 4
    xor t4, t4, s2
    xor t4, s5, t4
    xor t4, s4, t4
    lw s4, 396(sp)
    xor t4, s0, t4
    xor s4, s0, s4
    xor a3, s1, a3
    lw s0, 292(sp)
    sw t6, 108(sp)
    xor a3, a3, s0
    lw s0, 380(sp)
    lw t6, 256(sp)
    xor a3, s0, a3
    xor a3, a3, s2
    sw a3, 104(sp)
    sw t6, 112(sp)
    lw t6, 352(sp)
    sw t6, 116(sp)
    srli t6, s10, 2
    xor t6, s10, t6
    and t6, t6, s7
    slli a3, t6, 2
    xor a3, s10, a3
    xor t6, s10, t6
    lw s0, 1272(s8)
    lw s1, 1208(s8)
    xor s0, s0, t6
    xor s1, s1, t6
    lw s5, 1240(s8)
    lw s7, 1176(s8)
    xor s5, s5, a3
    xor s7, s7, a3
    srli s9, t6, 4
    xor t6, t6, s9
    and t6, t6, s11
    xor s0, s0, t6
    lw s9, 312(sp)
    slli t6, t6, 4
    xor s0, s0, s9
    lw s9, 384(sp)
    xor t6, s1, t6
    xor s0, s9, s0
    lw s9, 232(sp)
    xor t6, t6, s2
    xor s0, s9, s0
    xor t6, a1, t6
    lw a1, 304(sp)
    xor t1, s6, t1
    xor t6, a1, t6
    xor t6, s6, t6
    srli a1, a3, 4
    xor a3, a3, a1
    and a3, a3, s11
    xor a1, s5, a3
    lw s1, 236(sp)
    slli a3, a3, 4
    xor a1, a1, s1
    xor t5, t5, a1
    lw a1, 400(sp)
    xor a3, s7, a3
    xor t5, a1, t5
    lw a1, 360(sp)
    sw a2, 124(sp)
    xor a3, a3, a1
    xor a3, a3, s2
    lw a1, 296(sp)
    sw t0, 132(sp)
    xor a3, a1, a3
    sw a3, 120(sp)
    lw a3, 240(sp)
    sw a6, 136(sp)
    sw a3, 128(sp)
    sw a7, 140(sp)
    sw t2, 208(sp)
    lw a6, 244(sp)
    sw s0, 216(sp)
    sw a6, 212(sp)
    sw a4, 220(sp)
    sw a5, 176(sp)
    lw a5, 392(sp)
    sw t5, 184(sp)
    sw a5, 180(sp)
    sw s3, 188(sp)
    lw a5, 336(sp)
    sw t3, 200(sp)
    sw a5, 192(sp)
    lw a5, 356(sp)
    sw a0, 204(sp)
    sw a5, 196(sp)
    lw a5, 300(sp)
    sw s4, 148(sp)
    sw a5, 144(sp)
    sw t6, 152(sp)
    lw a5, 224(sp)
    sw t4, 168(sp)
    sw a5, 156(sp)
    lw a5, 280(sp)
    sw t1, 172(sp)
    sw a5, 160(sp)
    lw a5, 340(sp)
    mv a3, s8
    sw a5, 164(sp)
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a4, 76(sp)
.Llwcc_aes128_128_ctr_crypt_rv32i_kept:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a2, 80(sp)
    sw a3, 72(sp)
    sw a4, 76(sp)
    lui a5, 16
    addi a5, a5, -1
    lui a6, 209715
    addi a6, a6, 819
    addi a7, a4, 5
    addi t0, a4, 2
    addi t1, a4, 6
    addi t2, a4, 4
    addi t3, a4, 3
    addi t4, a4, 1
    addi t5, a4, 7
    lui t6, 4080
    addi t6, t6, 255
    lui s0, 61681
    addi s0, s0, -241
    lui s1, 349525
    addi s1, s1, 1365
    andi s2, a4, 255
    slli s2, s2, 4
    add s2, a3, s2
    andi t4, t4, 255
    slli t4, t4, 4
    add t4, a3, t4
    andi a7, a7, 255
    slli a7, a7, 4
    add a7, a3, a7
    andi t2, t2, 255
    slli t2, t2, 4
    add t2, a3, t2
    andi t3, t3, 255
    slli t3, t3, 4
    add t3, a3, t3
    andi t5, t5, 255
    slli t5, t5, 4
    add t5, a3, t5
    andi t0, t0, 255
    andi t1, t1, 255
    slli t1, t1, 4
    add t1, a3, t1
    slli t0, t0, 4
    add t0, a3, t0
    lw s3, 1588(t0)
    lw s5, 1596(t0)
    srli s4, s3, 1
    srli s6, s5, 1
    lw s7, 1584(t0)
    lw t0, 1592(t0)
    srli s9, s7, 1
    srli s8, t0, 1
    lw s10, 1584(t1)
    lw ra, 1596(t1)
    srli s11, s10, 1
    srli a2, ra, 1
    lw a4, 1592(t1)
    lw t1, 1588(t1)
    srli a1, a4, 1
    srli a0, t1, 1
    sw t6, 224(sp)
    lw t6, 1588(t5)
    xor a0, t6, a0
    and a0, a0, s1
    xor t6, t6, a0
    slli a0, a0, 1
    xor t1, t1, a0
    lw a0, 1592(t5)
    xor a1, a0, a1
    and a1, a1, s1
    xor a0, a0, a1
    slli a1, a1, 1
    xor a4, a4, a1
    lw a1, 1596(t5)
    lw t5, 1584(t5)
    xor a2, a1, a2
    and a2, a2, s1
    xor a1, a1, a2
    slli a2, a2, 1
    xor a2, ra, a2
    xor s11, t5, s11
    and s11, s11, s1
    xor t5, t5, s11
    slli s11, s11, 1
    xor s10, s10, s11
    lw s11, 1596(t3)
    xor s6, s11, s6
    and s6, s6, s1
    xor s11, s11, s6
    slli s6, s6, 1
    xor s5, s5, s6
    lw s6, 1588(t3)
    xor s4, s6, s4
    and s4, s4, s1
    xor s6, s6, s4
    slli s4, s4, 1
    xor s3, s3, s4
    lw s4, 1584(t3)
    lw t3, 1592(t3)
    xor s9, s4, s9
    and s9, s9, s1
    xor s4, s4, s9
    slli s9, s9, 1
    xor s7, s7, s9
    xor s8, t3, s8
    and s8, s8, s1
    xor t3, t3, s8
    slli s8, s8, 1
    xor t0, t0, s8
    lw s8, 1596(t2)
    lw ra, 1584(t2)
    srli s9, s8, 1
    sw a5, 228(sp)
    srli a5, ra, 1
    lw a3, 1588(t2)
    lw t2, 1592(t2)
    sw s11, 232(sp)
    srli s11, t2, 1
    sw s5, 236(sp)
    srli s5, a3, 1
    sw s6, 240(sp)
    lw s6, 1596(a7)
    xor s9, s6, s9
    and s9, s9, s1
    xor s6, s6, s9
    slli s9, s9, 1
    xor s8, s8, s9
    srli s9, s8, 2
    xor s9, a2, s9
    and s9, s9, a6
    xor a2, a2, s9
    slli s9, s9, 2
    xor s8, s8, s9
    lw s9, 172(sp)
    sw s8, 248(sp)
    xor s9, s9, s8
    sw s9, 244(sp)
    srli s9, s6, 2
    xor s9, a1, s9
    and s9, s9, a6
    xor a1, a1, s9
    lw s8, 220(sp)
    slli s9, s9, 2
    xor s8, s8, a1
    xor s6, s6, s9
    lw s9, 188(sp)
    sw s8, 252(sp)
    lw s8, 1584(a7)
    xor s9, s9, s6
    xor a5, s8, a5
    and a5, a5, s1
    xor s8, s8, a5
    slli a5, a5, 1
    xor a5, ra, a5
    srli ra, a5, 2
    xor ra, s10, ra
    and ra, ra, a6
    xor s10, s10, ra
    slli ra, ra, 2
    xor a5, a5, ra
    lw ra, 160(sp)
    sw a1, 256(sp)
    xor ra, ra, a5
    srli a1, s8, 2
    xor a1, t5, a1
    and a1, a1, a6
    xor t5, t5, a1
    sw s9, 260(sp)
    lw s9, 208(sp)
    slli a1, a1, 2
    xor s9, s9, t5
    xor a1, s8, a1
    lw s8, 176(sp)
    sw s6, 264(sp)
    xor s8, s8, a1
    lw s6, 1588(a7)
    lw a7, 1592(a7)
    xor s5, s6, s5
    and s5, s5, s1
    xor s6, s6, s5
    slli s5, s5, 1
    xor a3, a3, s5
    xor s5, a7, s11
    and s5, s5, s1
    xor a7, a7, s5
    slli s5, s5, 1
    xor t2, t2, s5
    srli s5, t2, 2
    xor s5, a4, s5
    and s5, s5, a6
    xor a4, a4, s5
    slli s5, s5, 2
    xor t2, t2, s5
    lw s5, 168(sp)
    srli s11, a7, 2
    xor s5, s5, t2
    xor s11, a0, s11
    and s11, s11, a6
    xor a0, a0, s11
    sw a2, 268(sp)
    lw a2, 216(sp)
    slli s11, s11, 2
    xor a2, a2, a0
    xor a7, a7, s11
    lw s11, 184(sp)
    sw s3, 272(sp)
    xor s11, s11, a7
    srli s3, a3, 2
    xor s3, t1, s3
    and s3, s3, a6
    xor t1, t1, s3
    slli s3, s3, 2
    xor a3, a3, s3
    lw s3, 164(sp)
    sw a3, 280(sp)
    xor s3, s3, a3
    sw s3, 276(sp)
    srli s3, s6, 2
    xor s3, t6, s3
    and s3, s3, a6
    xor t6, t6, s3
    lw a3, 212(sp)
    slli s3, s3, 2
    xor a3, a3, t6
    xor s3, s6, s3
    lw s6, 180(sp)
    sw a3, 284(sp)
    xor s6, s6, s3
    lw a3, 1592(t4)
    sw t6, 288(sp)
    lw t6, 1596(t4)
    sw t6, 292(sp)
    lw t6, 1588(t4)
    lw t4, 1584(t4)
    sw s6, 296(sp)
    lw s6, 1584(s2)
    sw s3, 300(sp)
    srli s3, s6, 1
    xor s3, t4, s3
    and s3, s3, s1
    xor t4, t4, s3
    slli s3, s3, 1
    xor s3, s6, s3
    srli s6, s3, 2
    xor s6, s7, s6
    and s6, s6, a6
    xor s7, s7, s6
    sw t1, 304(sp)
    lw t1, 128(sp)
    slli s6, s6, 2
    xor t1, t1, s7
    srli s7, s7, 4
    xor s7, s10, s7
    and s7, s7, s0
    xor s3, s3, s6
    lw s6, 96(sp)
    xor s6, s6, s3
    srli s3, s3, 4
    xor a5, a5, s3
    and a5, a5, s0
    xor s3, ra, a5
    slli a5, a5, 4
    xor a5, s6, a5
    slli s6, s7, 4
    xor t1, t1, s6
    srli s6, t4, 2
    xor s6, s4, s6
    and s6, s6, a6
    xor s4, s4, s6
    slli s6, s6, 2
    xor t4, t4, s6
    srli s6, t4, 4
    xor a1, a1, s6
    and a1, a1, s0
    xor s6, s8, a1
    slli a1, a1, 4
    srli s8, s4, 4
    xor t5, t5, s8
    and t5, t5, s0
    xor s8, s9, t5
    slli t5, t5, 4
    lw s9, 1592(s2)
    sw s8, 308(sp)
    srli ra, s9, 1
    xor ra, a3, ra
    and ra, ra, s1
    xor a3, a3, ra
    slli ra, ra, 1
    xor s9, s9, ra
    srli ra, s9, 2
    xor ra, t0, ra
    and ra, ra, a6
    xor t0, t0, ra
    lw s8, 136(sp)
    slli ra, ra, 2
    xor s8, s8, t0
    srli t0, t0, 4
    xor t0, a4, t0
    and t0, t0, s0
    xor s9, s9, ra
    lw ra, 104(sp)
    xor ra, ra, s9
    srli s9, s9, 4
    xor t2, t2, s9
    and t2, t2, s0
    xor s5, s5, t2
    slli t2, t2, 4
    xor t2, ra, t2
    slli s9, t0, 4
    xor s8, s8, s9
    srli s9, a3, 2
    xor s9, t3, s9
    and s9, s9, a6
    xor t3, t3, s9
    slli s9, s9, 2
    xor a3, a3, s9
    srli s9, a3, 4
    xor a7, a7, s9
    and a7, a7, s0
    xor s9, s11, a7
    slli a7, a7, 4
    srli s11, t3, 4
    xor a0, a0, s11
    and a0, a0, s0
    xor a2, a2, a0
    slli a0, a0, 4
    lw s11, 1596(s2)
    lw s2, 1588(s2)
    sw a2, 312(sp)
    srli ra, s2, 1
    xor ra, t6, ra
    and ra, ra, s1
    xor t6, t6, ra
    slli ra, ra, 1
    xor s2, s2, ra
    srli ra, s2, 2
    lw a2, 272(sp)
    sw s5, 272(sp)
    xor ra, a2, ra
    and ra, ra, a6
    xor a2, a2, ra
    lw s5, 132(sp)
    sw s3, 316(sp)
    xor s5, s5, a2
    srli a2, a2, 4
    lw s3, 304(sp)
    slli ra, ra, 2
    xor a2, s3, a2
    and a2, a2, s0
    xor s2, s2, ra
    lw ra, 100(sp)
    lw s3, 280(sp)
    xor ra, ra, s2
    srli s2, s2, 4
    xor s2, s3, s2
    lw s3, 276(sp)
    and s2, s2, s0
    xor s3, s3, s2
    slli s2, s2, 4
    xor s2, ra, s2
    slli ra, a2, 4
    xor s5, s5, ra
    srli ra, t6, 2
    sw s3, 276(sp)
    lw s3, 240(sp)
    sw s9, 240(sp)
    xor ra, s3, ra
    and ra, ra, a6
    xor s3, s3, ra
    slli ra, ra, 2
    xor t6, t6, ra
    srli ra, t6, 4
    lw s9, 300(sp)
    sw t2, 300(sp)
    xor s9, s9, ra
    and s9, s9, s0
    lw ra, 296(sp)
    lw t2, 288(sp)
    xor ra, ra, s9
    slli s9, s9, 4
    sw ra, 296(sp)
    srli ra, s3, 4
    xor t2, t2, ra
    and t2, t2, s0
    lw ra, 284(sp)
    sw a5, 288(sp)
    xor ra, ra, t2
    slli t2, t2, 4
    sw ra, 284(sp)
    srli ra, s11, 1
    lw a5, 292(sp)
    sw s1, 292(sp)
    xor ra, a5, ra
    and ra, ra, s1
    xor a5, a5, ra
    slli ra, ra, 1
    xor s11, s11, ra
    srli ra, s11, 2
    lw s1, 236(sp)
    sw s2, 236(sp)
    xor ra, s1, ra
    and ra, ra, a6
    xor s1, s1, ra
    lw s2, 140(sp)
    sw s6, 280(sp)
    xor s2, s2, s1
    srli s1, s1, 4
    lw s6, 268(sp)
    slli ra, ra, 2
    xor s1, s6, s1
    and s1, s1, s0
    xor s11, s11, ra
    lw ra, 108(sp)
    lw s6, 248(sp)
    xor ra, ra, s11
    srli s11, s11, 4
    xor s6, s6, s11
    lw s11, 244(sp)
    and s6, s6, s0
    xor s11, s11, s6
    slli s6, s6, 4
    xor s6, ra, s6
    slli ra, s1, 4
    xor s2, s2, ra
    srli ra, a5, 2
    sw s11, 244(sp)
    lw s11, 232(sp)
    sw a6, 232(sp)
    xor ra, s11, ra
    and ra, ra, a6
    xor s11, s11, ra
    slli ra, ra, 2
    xor a5, a5, ra
    lw a6, 264(sp)
    srli ra, a5, 4
    xor a6, a6, ra
    and a6, a6, s0
    lw ra, 260(sp)
    sw s6, 260(sp)
    xor ra, ra, a6
    slli a6, a6, 4
    srli s6, s11, 4
    sw ra, 264(sp)
    lw ra, 256(sp)
    xor s6, ra, s6
    and s6, s6, s0
    lw ra, 252(sp)
    sw s0, 252(sp)
    xor ra, ra, s6
    slli s6, s6, 4
    lw s0, 196(sp)
    lw s0, 200(sp)
    sw ra, 256(sp)
    lw ra, 144(sp)
    lw ra, 192(sp)
    lw s0, 152(sp)
    lw s0, 156(sp)
    sw s2, 248(sp)
    lw s2, 120(sp)
    sw s5, 320(sp)
    lw s5, 116(sp)
    sw t1, 324(sp)
    lw t1, 124(sp)
    lw t1, 112(sp)
    sw s8, 328(sp)
    lw s8, 148(sp)
    lw s8, 204(sp)
    # round 3 (aes.dsl:47)
    xor s0, s0, s11
    xor s0, s0, s6
    xor t1, t1, t4
    xor t1, t1, a1
    xor t4, ra, s10
    xor t4, t4, s7
    xor a3, s2, a3
    xor a7, a3, a7
    lw a3, 268(sp)
    xor t6, s5, t6
    xor a3, s8, a3
    xor a3, a3, s1
    lw a1, 200(sp)
    xor t6, t6, s9
    xor a4, a1, a4
    xor t0, a4, t0
    lw a4, 148(sp)
    xor a4, a4, s3
    xor t2, a4, t2
    lw a4, 124(sp)
    xor a5, a4, a5
    xor a5, a5, a6
    lw a6, 144(sp)
    lw a4, 304(sp)
    xor a6, a6, s4
    xor a6, a6, t5
    lw t5, 152(sp)
    lw a1, 320(sp)
    xor t3, t5, t3
    xor t3, t3, a0
    lw t5, 196(sp)
    xor t2, t2, a1
    xor t5, t5, a4
    xor t5, t5, a2
    lw a4, 328(sp)
    lw a2, 324(sp)
    xor t3, t3, a4
    xor a6, a6, a2
    lw a0, 248(sp)
    lw s1, 280(sp)
    xor s0, s0, a0
    not s1, s1
    lw s2, 236(sp)
    lw s3, 264(sp)
    not s2, s2
    not s3, s3
    lw s4, 260(sp)
    lw s5, 288(sp)
    not s4, s4
    not s5, s5
    lw s6, 300(sp)
    lw s7, 240(sp)
    not s6, s6
    not s7, s7
    lw s8, 296(sp)
    lw s9, 316(sp)
    not s8, s8
    not s10, s9
    lw s11, 256(sp)
    lw ra, 244(sp)
    sw s6, 244(sp)
    xor a1, s11, ra
    not s11, s11
    xor a5, s11, a5
    xor s11, a0, ra
    not a0, a0
    not ra, ra
    xor a4, a5, s11
    xor s6, s0, a4
    xor a3, a3, s6
    xor s3, s3, a3
    xor a3, a0, a3
    xor a0, a1, a3
    sw s7, 248(sp)
    or s7, a1, a0
    sw t0, 256(sp)
    xor t0, a3, s7
    sw t3, 296(sp)
    xor t3, s4, a0
    sw a7, 240(sp)
    xor a7, s3, a0
    sw s2, 300(sp)
    and s2, s11, a7
    xor t0, s2, t0
    xor s2, s6, a7
    sw s8, 288(sp)
    xor s8, t3, s2
    xor ra, ra, s8
    sw t5, 260(sp)
    or t5, s4, ra
    sw t2, 264(sp)
    xor t2, a4, ra
    sw t6, 236(sp)
    and t6, a5, s2
    xor s9, s4, s6
    and a2, t2, s9
    xor a2, t0, a2
    sw s10, 280(sp)
    or s10, s0, a4
    xor a3, s10, a3
    xor s10, s11, a1
    sw s5, 304(sp)
    xor s5, s10, t2
    sw s1, 268(sp)
    xor s1, a5, s5
    sw t4, 332(sp)
    and t4, t3, s1
    sw a6, 336(sp)
    and a6, s8, s5
    xor a6, t0, a6
    xor t0, t6, a6
    or t6, s3, s10
    xor t6, t6, s7
    xor t5, t6, t5
    xor t6, s0, t6
    xor a6, t6, a6
    xor a6, t4, a6
    xor t4, t5, a2
    xor t5, a3, t5
    or t6, a6, t5
    xor a3, t5, t4
    or a3, t0, a3
    xor t0, t0, a6
    xor a2, a3, t0
    or a2, t4, a2
    xor t5, t5, a2
    or a2, s1, t5
    or t3, t3, t5
    and t4, t4, a3
    not t4, t4
    and t4, t4, t6
    xor t6, a3, t6
    or a6, a6, t6
    xor t0, t0, a6
    xor t6, t6, t0
    and a6, a6, t6
    or t6, a4, a6
    or a4, s6, a6
    xor a6, t0, a6
    and t2, t2, a6
    and a3, s9, a6
    xor a6, t4, a6
    and s0, s3, a6
    and s1, s10, a6
    or s3, ra, t0
    or s4, s4, t0
    xor s4, s4, a4
    xor s0, s4, s0
    xor t0, t5, t0
    xor a6, t0, a6
    and a7, a7, a6
    and a6, s11, a6
    and a1, a1, t0
    and t0, a0, t0
    xor a0, a1, s1
    xor t5, t4, t5
    or s1, s2, t5
    or a5, a5, t5
    xor t3, t3, s1
    xor t3, t3, s4
    and t5, s5, t4
    and t4, s8, t4
    xor t4, t4, s1
    xor a4, a4, t4
    xor a4, a3, a4
    xor a7, t4, a7
    xor t0, t0, a7
    xor a7, s0, a7
    xor t4, t5, t3
    xor t5, a1, t4
    xor a6, a6, t5
    xor t2, t2, t4
    xor t4, a2, t2
    xor t2, t2, a6
    xor a5, a5, a6
    xor a6, a7, a5
    xor a7, t4, a6
    xor t4, s3, a7
    slli t5, t4, 8
    srli t4, t4, 24
    or t4, t5, t4
    slli t5, a6, 8
    srli a6, a6, 24
    or a6, t5, a6
    slli t5, a5, 8
    srli a5, a5, 24
    or a5, t5, a5
    lw t5, 72(sp)
    xor t2, t0, t2
    lw a3, 0(t5)
    xor t6, t6, t2
    xor a3, a3, a5
    xor t2, a0, t2
    xor a7, a7, t2
    slli t2, a7, 8
    srli a7, a7, 24
    or a7, t2, a7
    xor t2, a4, t6
    xor t0, t0, t2
    xor t3, t3, t0
    slli a4, t3, 8
    srli t3, t3, 24
    or t3, a4, t3
    slli a4, t0, 8
    srli t0, t0, 24
    or t0, a4, t0
    slli a4, t2, 8
    srli t2, t2, 24
    or t2, a4, t2
    slli a4, t6, 8
    srli t6, t6, 24
    or t6, a4, t6
    lw a4, 48(t5)
    lw a2, 324(sp)
    xor a4, a4, t6
    lw a1, 316(sp)
    lw s0, 308(sp)
    xor a0, a2, a1
    xor a1, s0, a1
    not a2, a2
    not s0, s0
    xor t1, s0, t1
    xor s0, t1, a0
    lw s1, 336(sp)
    lw s3, 332(sp)
    xor s2, s1, s0
    xor s3, s3, s2
    lw s4, 268(sp)
    xor a2, a2, s3
    xor s4, s4, s3
    xor s3, a1, a2
    lw s5, 304(sp)
    or s7, a1, s3
    xor s6, s5, s3
    xor s8, a2, s7
    xor s9, s4, s3
    xor s10, s2, s9
    xor s11, s6, s10
    lw ra, 280(sp)
    sw a4, 280(sp)
    xor ra, ra, s11
    xor a4, s0, ra
    sw a3, 268(sp)
    or a3, s5, ra
    and t5, t1, s10
    sw a5, 332(sp)
    and a5, a0, s9
    xor a5, a5, s8
    xor s8, s5, s2
    sw t6, 308(sp)
    and t6, a4, s8
    xor t6, a5, t6
    sw t2, 324(sp)
    or t2, s1, s0
    xor t2, t2, a2
    xor a2, a0, a1
    sw t0, 316(sp)
    or t0, s4, a2
    xor t0, t0, s7
    xor s1, s1, t0
    xor t0, t0, a3
    xor t2, t2, t0
    xor t0, t0, t6
    xor t6, t2, t0
    xor a3, a2, a4
    and s7, s11, a3
    xor a5, a5, s7
    xor s1, s1, a5
    xor a5, t5, a5
    or t5, a5, t6
    and t6, t0, t5
    not t6, t6
    xor s7, t1, a3
    sw t3, 336(sp)
    and t3, s6, s7
    xor t3, t3, s1
    xor a5, a5, t3
    xor s1, t5, a5
    or t0, t0, s1
    xor t0, t2, t0
    or s1, s6, t0
    or s6, s7, t0
    or t2, t3, t2
    and t6, t6, t2
    xor t2, t5, t2
    or t3, t3, t2
    xor a5, a5, t3
    or t5, s5, a5
    or s5, ra, a5
    xor t2, t2, a5
    and t2, t3, t2
    or t3, s2, t2
    xor t5, t5, t3
    or s0, s0, t2
    xor t2, a5, t2
    and s2, s8, t2
    and a4, a4, t2
    xor t2, t6, t2
    and s4, s4, t2
    xor s4, t5, s4
    and a2, a2, t2
    xor a5, t0, a5
    and s3, s3, a5
    and a1, a1, a5
    xor a5, a5, t2
    and t2, a0, a5
    and a5, s9, a5
    xor a2, a1, a2
    and a3, a3, t6
    xor t0, t6, t0
    and t6, s11, t6
    or t1, t1, t0
    or t0, s10, t0
    xor t6, t6, t0
    xor t0, s1, t0
    xor t0, t0, t5
    xor t5, a3, t0
    xor a3, a1, t5
    xor t2, t2, a3
    xor t5, a4, t5
    xor a4, s6, t5
    xor t5, t5, t2
    xor t1, t1, t2
    lw t2, 72(sp)
    xor a5, t6, a5
    lw a3, 4(t2)
    xor t3, t3, t6
    xor a3, a3, t1
    xor t3, s2, t3
    xor t6, s4, a5
    xor a5, s3, a5
    xor t5, a5, t5
    xor a1, s0, t5
    xor t5, a2, t5
    xor t3, t3, a1
    xor a5, a5, t3
    lw a2, 36(t2)
    xor t0, t0, a5
    xor a2, a2, a5
    lw a0, 52(t2)
    xor t6, t6, t1
    xor a0, a0, a1
    xor a4, a4, t6
    xor s0, s5, a4
    xor t5, a4, t5
    lw a4, 20(t2)
    xor s1, t5, a7
    xor a4, a4, s0
    xor s2, s0, t4
    xor s3, t6, a6
    lw s4, 28(t2)
    lw s5, 336(sp)
    xor s4, s4, s3
    xor s6, t0, s5
    lw s7, 316(sp)
    lw s9, 324(sp)
    xor s8, a5, s7
    xor s10, t3, s9
    lw s11, 308(sp)
    lw s5, 44(t2)
    xor ra, a1, s11
    xor s5, s5, ra
    lw s9, 332(sp)
    sw s1, 304(sp)
    xor s11, t1, s9
    lw s9, 328(sp)
    lw s1, 272(sp)
    sw s3, 340(sp)
    xor s3, s9, s1
    not s9, s9
    sw a4, 328(sp)
    lw a4, 284(sp)
    sw s2, 344(sp)
    not s2, a4
    sw a6, 348(sp)
    lw a6, 236(sp)
    sw a7, 284(sp)
    xor a6, s2, a6
    lw s2, 276(sp)
    lw a7, 320(sp)
    xor a4, a4, s2
    sw a0, 236(sp)
    not a0, a7
    xor a7, a7, s2
    not s2, s2
    sw s8, 276(sp)
    xor s8, a7, a4
    sw a2, 320(sp)
    xor a2, a6, a7
    sw s10, 352(sp)
    lw s10, 264(sp)
    sw s6, 356(sp)
    or s1, s10, a2
    xor s6, s10, a2
    sw s5, 360(sp)
    lw s5, 260(sp)
    sw a3, 260(sp)
    xor s5, s5, s6
    lw a3, 288(sp)
    xor a0, a0, s5
    xor a3, a3, s5
    xor s1, s1, a0
    xor s5, a4, a0
    xor s7, a3, s5
    sw s4, 288(sp)
    xor s4, s6, s7
    and t2, a6, s4
    sw s9, 364(sp)
    and s9, a7, s7
    sw s3, 368(sp)
    or s3, a4, s5
    xor a0, a0, s3
    xor a0, s9, a0
    lw s9, 300(sp)
    sw t4, 372(sp)
    xor t4, s9, s5
    sw t6, 376(sp)
    xor t6, t4, s4
    xor s2, s2, t6
    sw t0, 380(sp)
    or t0, s9, s2
    sw t3, 384(sp)
    xor t3, a2, s2
    sw t5, 388(sp)
    xor t5, s8, t3
    sw a1, 392(sp)
    xor a1, a6, t5
    sw ra, 396(sp)
    and ra, t4, a1
    sw a5, 400(sp)
    and a5, t6, t5
    xor a5, a0, a5
    xor t2, t2, a5
    sw s11, 404(sp)
    or s11, a3, s8
    xor s3, s11, s3
    xor s10, s10, s3
    xor a5, s10, a5
    xor a5, ra, a5
    xor t0, s3, t0
    xor s1, s1, t0
    or s3, a5, s1
    xor s10, t2, a5
    xor s11, s9, s6
    and ra, t3, s11
    xor a0, a0, ra
    xor t0, t0, a0
    xor a0, s1, t0
    or t2, t2, a0
    and a0, t0, t2
    not a0, a0
    and a0, a0, s3
    and t6, t6, a0
    and t5, t5, a0
    xor s3, t2, s3
    or a5, a5, s3
    xor t2, t2, s10
    or t0, t0, t2
    xor t0, s1, t0
    or t2, t4, t0
    or t4, a1, t0
    xor a1, s10, a5
    xor s1, s3, a1
    and a5, a5, s1
    or a2, a2, a5
    or s1, s6, a5
    xor a5, a1, a5
    and t3, t3, a5
    and s3, s11, a5
    xor a5, a0, a5
    and a3, a3, a5
    and s6, s8, a5
    or s8, s9, a1
    xor s8, s8, s1
    xor a3, s8, a3
    or s2, s2, a1
    xor a1, t0, a1
    xor t0, a0, t0
    or a6, a6, t0
    or t0, s4, t0
    xor t6, t6, t0
    xor t0, t2, t0
    xor t0, t0, s8
    xor t2, t5, t0
    xor t3, t3, t2
    xor t4, t4, t3
    xor t5, s1, t6
    xor t5, s3, t5
    xor a5, a1, a5
    and a0, s7, a5
    xor t6, t6, a0
    and a5, a7, a5
    xor a7, a3, t6
    and a4, a4, a1
    and a3, s5, a1
    xor t6, a3, t6
    xor a3, a4, s6
    xor t2, a4, t2
    xor a5, a5, t2
    xor t2, t3, a5
    xor a5, a6, a5
    xor a6, a7, a5
    xor a7, t4, a6
    xor t3, s2, a7
    slli t4, t3, 24
    srli t3, t3, 8
    or t3, t4, t3
    xor t4, s0, t3
    slli a4, a6, 24
    srli a6, a6, 8
    or a6, a4, a6
    slli a4, a5, 24
    srli a5, a5, 8
    or a5, a4, a5
    xor t1, t1, a5
    lw a4, 72(sp)
    lw a0, 404(sp)
    lw a1, 8(a4)
    xor t2, t6, t2
    xor a1, a1, a5
    xor a1, a0, a1
    xor a3, a3, t2
    xor a7, a7, a3
    xor t2, a2, t2
    xor t5, t5, t2
    xor t6, t6, t5
    xor t0, t0, t6
    slli a3, t0, 24
    srli t0, t0, 8
    or t0, a3, t0
    slli a3, t6, 24
    srli t6, t6, 8
    or t6, a3, t6
    lw a3, 400(sp)
    slli a2, t5, 24
    xor a3, a3, t6
    srli t5, t5, 8
    or t5, a2, t5
    slli a2, t2, 24
    srli t2, t2, 8
    or t2, a2, t2
    lw a2, 56(a4)
    lw s0, 396(sp)
    xor a2, a2, t2
    xor a2, s0, a2
    lw s1, 392(sp)
    lw s2, 32(a4)
    xor s1, s1, t2
    xor s2, s2, s1
    lw s3, 316(sp)
    slli s4, a7, 24
    xor s2, s3, s2
    srli a7, a7, 8
    or a7, s4, a7
    lw s4, 388(sp)
    lw s6, 384(sp)
    xor s5, s4, a7
    xor s7, s6, t5
    lw s8, 380(sp)
    lw s10, 376(sp)
    xor s9, s8, t0
    xor s11, s10, a6
    lw ra, 16(a4)
    lw s8, 372(sp)
    xor ra, ra, s11
    xor ra, s8, ra
    lw s6, 272(sp)
    lw s4, 312(sp)
    not s10, s6
    xor s6, s4, s6
    not s4, s4
    lw a0, 240(sp)
    lw s0, 296(sp)
    xor a0, s4, a0
    lw s4, 368(sp)
    sw s5, 240(sp)
    xor s3, a0, s4
    or a4, s0, s3
    xor s5, s0, s3
    lw s8, 256(sp)
    sw s11, 256(sp)
    xor s8, s8, s5
    lw s11, 248(sp)
    sw a6, 248(sp)
    xor s11, s11, s8
    lw a6, 364(sp)
    sw a7, 364(sp)
    xor a6, a6, s8
    xor a4, a4, a6
    xor s8, s6, a6
    xor a7, s11, s8
    sw t0, 312(sp)
    and t0, s4, a7
    sw t5, 272(sp)
    xor t5, s5, a7
    sw a2, 392(sp)
    and a2, a0, t5
    sw a1, 400(sp)
    or a1, s6, s8
    xor a6, a6, a1
    xor a6, t0, a6
    lw t0, 244(sp)
    sw s7, 300(sp)
    xor s7, t0, s8
    sw t2, 264(sp)
    xor t2, s7, t5
    xor s10, s10, t2
    sw s9, 408(sp)
    xor s9, s3, s10
    sw s2, 412(sp)
    or s2, t0, s10
    sw t6, 416(sp)
    xor t6, t0, s5
    sw a3, 420(sp)
    and a3, s9, t6
    xor a3, a6, a3
    xor s4, s4, s6
    sw s1, 424(sp)
    or s1, s11, s4
    xor a1, s1, a1
    xor s0, s0, a1
    xor a1, a1, s2
    xor a3, a1, a3
    xor a4, a4, a1
    xor a1, a4, a3
    xor s1, s4, s9
    and s2, t2, s1
    xor a6, a6, s2
    xor s0, s0, a6
    xor a6, a2, a6
    or a2, a6, a1
    and a1, a3, a2
    not a1, a1
    xor s2, a0, s1
    sw a5, 296(sp)
    and a5, s7, s2
    xor a5, a5, s0
    xor a6, a6, a5
    xor s0, a2, a6
    or a3, a3, s0
    xor a3, a4, a3
    or s0, s2, a3
    or s2, s7, a3
    or a4, a5, a4
    xor a2, a2, a4
    and a4, a1, a4
    and a1, s1, a4
    and t2, t2, a4
    or a5, a5, a2
    xor a6, a6, a5
    or t0, t0, a6
    xor a2, a2, a6
    and a5, a5, a2
    or a2, s3, a5
    or s1, s5, a5
    xor t0, t0, s1
    xor a5, a6, a5
    and s3, s9, a5
    and t6, t6, a5
    xor a5, a4, a5
    and s5, s11, a5
    xor s5, t0, s5
    and s4, s4, a5
    or s7, s10, a6
    xor a6, a3, a6
    xor a4, a4, a3
    or a3, a0, a4
    or t5, t5, a4
    xor t2, t2, t5
    xor t5, s2, t5
    xor t0, t5, t0
    xor t5, a1, t0
    xor a4, s3, t5
    xor a1, s0, a4
    xor a0, s1, t2
    xor t6, t6, a0
    xor a5, a6, a5
    and a7, a7, a5
    xor a7, t2, a7
    lw t2, 368(sp)
    and a0, s6, a6
    and a5, t2, a5
    xor t2, s5, a7
    and a6, s8, a6
    xor a6, a6, a7
    xor a7, a0, s4
    xor t5, a0, t5
    xor a5, a5, t5
    xor t5, a4, a5
    xor a5, a3, a5
    xor t2, t2, a5
    xor a4, a1, t2
    xor a3, s7, a4
    slli a1, a3, 16
    srli a3, a3, 16
    or a3, a1, a3
    lw a1, 372(sp)
    lw a0, 288(sp)
    xor a1, a1, a3
    xor a0, a3, a0
    xor a0, t4, a0
    xor a3, a3, t3
    xor s0, a3, ra
    slli s1, t2, 16
    srli t2, t2, 16
    or t2, s1, t2
    slli s1, a5, 16
    srli a5, a5, 16
    or a5, s1, a5
    lw s1, 72(sp)
    lw s3, 396(sp)
    lw s2, 12(s1)
    lw s4, 332(sp)
    xor s2, s2, a5
    xor s2, t1, s2
    xor s2, s2, s3
    xor s4, s4, a5
    lw s5, 296(sp)
    lw s6, 424(sp)
    xor a5, a5, s5
    lw s5, 268(sp)
    lw s7, 260(sp)
    xor s5, a5, s5
    xor s5, s5, s6
    xor s7, s7, s4
    xor t5, a6, t5
    xor a2, a2, t5
    xor a7, a7, t5
    xor a7, a4, a7
    slli t5, a7, 16
    srli a7, a7, 16
    or a7, t5, a7
    xor t5, t6, a2
    xor a6, a6, t5
    xor t0, t0, a6
    slli t6, t0, 16
    srli t0, t0, 16
    or t0, t6, t0
    slli t6, a6, 16
    srli a6, a6, 16
    or a6, t6, a6
    lw t6, 316(sp)
    lw a4, 360(sp)
    xor t6, t6, a6
    xor a4, a6, a4
    lw s8, 420(sp)
    lw s9, 356(sp)
    xor a4, s8, a4
    xor a4, s9, a4
    lw s10, 416(sp)
    lw s11, 412(sp)
    xor a6, a6, s10
    xor s11, a6, s11
    lw ra, 408(sp)
    sw s5, 412(sp)
    xor s11, ra, s11
    slli s5, t5, 16
    srli t5, t5, 16
    or t5, s5, t5
    slli s5, a2, 16
    srli a2, a2, 16
    or a2, s5, a2
    lw s5, 60(s1)
    lw ra, 352(sp)
    xor s5, s5, a2
    xor s5, s6, s5
    xor s5, ra, s5
    lw s3, 308(sp)
    lw s9, 264(sp)
    xor s3, s3, a2
    xor a2, a2, s9
    lw s9, 320(sp)
    lw s6, 280(sp)
    xor s9, a2, s9
    xor s9, s9, t6
    xor s6, a2, s6
    lw ra, 300(sp)
    xor s7, s7, a2
    xor s6, ra, s6
    sw s7, 280(sp)
    lw s7, 40(s1)
    lw s8, 400(sp)
    xor s7, s7, s3
    xor s7, s10, s7
    lw s10, 276(sp)
    xor s8, s8, s3
    xor s7, s10, s7
    sw s8, 400(sp)
    lw s8, 236(sp)
    sw s2, 236(sp)
    xor s8, s8, s3
    lw s2, 324(sp)
    lw ra, 392(sp)
    xor s10, s2, t5
    xor ra, s10, ra
    sw s0, 392(sp)
    lw s0, 272(sp)
    sw a4, 416(sp)
    xor a4, t5, s0
    xor s8, a4, s8
    sw a0, 320(sp)
    lw a0, 336(sp)
    sw t0, 308(sp)
    xor a0, a0, t0
    xor s7, a0, s7
    sw s7, 264(sp)
    lw s7, 312(sp)
    sw s11, 360(sp)
    xor s7, t0, s7
    xor s9, s7, s9
    lw t0, 284(sp)
    sw s9, 316(sp)
    xor s11, t0, a7
    lw s9, 364(sp)
    sw s5, 260(sp)
    xor s5, a7, s9
    lw s9, 348(sp)
    sw ra, 268(sp)
    xor ra, s9, t2
    lw s2, 24(s1)
    sw s3, 332(sp)
    xor s2, s2, ra
    xor t3, t3, s2
    lw s2, 344(sp)
    lw s3, 328(sp)
    xor t3, s2, t3
    lw s2, 248(sp)
    sw t3, 296(sp)
    xor t3, t2, s2
    xor s3, t3, s3
    xor s3, s3, a1
    # round 4 (aes.dsl:47)
    sw a1, 328(sp)
    lw a1, 112(s1)
    xor t2, a1, t2
    lw a1, 96(s1)
    xor t1, t1, t3
    xor a1, a1, s2
    lw s2, 64(s1)
    sw t2, 348(sp)
    xor s2, s2, s9
    lw s9, 404(sp)
    lw t2, 256(sp)
    xor t2, s9, t2
    lw s9, 92(s1)
    sw t2, 256(sp)
    lw t2, 388(sp)
    lw t3, 120(s1)
    xor t2, s9, t2
    xor t3, t3, t5
    lw t5, 340(sp)
    lw s9, 376(sp)
    xor t5, s4, t5
    lw s4, 104(s1)
    xor s0, s4, s0
    lw s4, 80(s1)
    xor s4, s4, s9
    xor a5, s4, a5
    xor a5, ra, a5
    lw s4, 76(s1)
    lw s9, 384(sp)
    xor t0, s4, t0
    lw s4, 88(s1)
    lw ra, 324(sp)
    xor s4, s4, s9
    xor s4, s4, s10
    lw s9, 84(s1)
    lw s10, 380(sp)
    xor s9, s9, s10
    lw s10, 72(s1)
    xor s10, s10, ra
    lw ra, 124(s1)
    xor a7, ra, a7
    lw ra, 108(s1)
    lw s1, 364(sp)
    xor s1, ra, s1
    lw ra, 304(sp)
    xor s1, ra, s1
    xor t6, t6, s1
    lw s1, 300(sp)
    xor s4, s5, s4
    xor s1, s1, ra
    xor t3, t3, s1
    lw s1, 240(sp)
    lw ra, 276(sp)
    xor a7, s1, a7
    xor a7, ra, a7
    xor a4, a4, s1
    xor a4, s10, a4
    xor s1, s9, s3
    xor t0, s5, t0
    lw s5, 420(sp)
    xor a5, a2, a5
    xor t0, s5, t0
    xor a3, a2, a3
    xor a3, a3, a0
    xor a3, s1, a3
    xor a5, a5, s8
    xor t2, t2, s11
    xor a6, a6, t2
    lw t2, 352(sp)
    lw a2, 424(sp)
    xor t2, t2, s11
    xor t2, s0, t2
    xor a0, s2, a2
    xor t1, t1, a0
    lw a0, 72(sp)
    xor t1, s6, t1
    lw s0, 68(a0)
    xor a2, s0, a2
    xor t4, t4, a2
    xor t4, t4, s7
    lw a2, 332(sp)
    lw s0, 348(sp)
    xor a1, a1, a2
    xor t5, t5, a1
    lw a1, 100(a0)
    lw s1, 396(sp)
    xor a2, a1, a2
    lw a1, 328(sp)
    xor s0, s0, s1
    xor a2, a1, a2
    lw a1, 356(sp)
    lw s2, 256(sp)
    xor a2, a2, a1
    lw a1, 268(sp)
    xor s0, s2, s0
    xor t5, a1, t5
    lw s2, 116(a0)
    lw s5, 296(sp)
    xor s1, s2, s1
    lw s2, 344(sp)
    lw s7, 312(sp)
    xor s1, s2, s1
    lw s2, 408(sp)
    xor s7, s5, s7
    xor s1, s1, s2
    lw s2, 260(sp)
    xor a2, s7, a2
    xor s0, s2, s0
    lw s7, 316(sp)
    lw s9, 360(sp)
    xor s8, s8, s7
    xor s6, s6, s9
    lw s10, 320(sp)
    lw s11, 308(sp)
    lw ra, 392(sp)
    xor s11, s10, s11
    xor s1, s11, s1
    lw s11, 416(sp)
    lw s5, 336(sp)
    xor s2, s2, s11
    xor s5, ra, s5
    xor t4, s5, t4
    lw s5, 264(sp)
    sw t6, 268(sp)
    xor a1, a1, s5
    xor s5, s10, s11
    xor s9, s5, s2
    xor ra, s0, s5
    xor t6, s1, ra
    xor t3, t3, t6
    xor s10, s10, t3
    xor a7, a7, t3
    or t3, a7, s9
    sw t2, 320(sp)
    xor t2, s2, s10
    sw a2, 336(sp)
    xor a2, a7, t2
    sw t5, 260(sp)
    and t5, s5, a2
    sw a1, 308(sp)
    xor a1, t6, a2
    sw s6, 312(sp)
    and s6, s0, a1
    sw t0, 408(sp)
    lw t0, 236(sp)
    sw a4, 344(sp)
    xor a4, t0, t2
    sw t4, 396(sp)
    xor t4, a4, a1
    xor s11, s11, t4
    sw t1, 416(sp)
    xor t1, ra, s11
    xor s7, s9, t1
    xor a0, s0, s7
    sw s8, 256(sp)
    and s8, a4, a0
    sw a6, 348(sp)
    and a6, t4, s7
    sw s4, 356(sp)
    or s4, t0, s11
    sw a3, 328(sp)
    or a3, s2, t2
    xor t3, t3, a3
    xor s4, t3, s4
    xor t3, s1, t3
    xor a3, s10, a3
    xor t5, t5, a3
    xor a6, t5, a6
    xor t3, t3, a6
    xor t3, s8, t3
    xor a6, s6, a6
    or a3, s1, ra
    xor a3, a3, s10
    xor a3, a3, s4
    or s1, t3, a3
    xor s6, a6, t3
    xor s8, t0, t6
    and s10, t1, s8
    xor t5, t5, s10
    xor t5, s4, t5
    xor s4, a3, t5
    or a6, a6, s4
    xor s4, a6, s1
    or t3, t3, s4
    xor s10, s6, t3
    or t0, t0, s10
    xor s4, s4, s10
    and t3, t3, s4
    or s4, ra, t3
    or t6, t6, t3
    xor t0, t0, t6
    xor t3, s10, t3
    and t1, t1, t3
    and s8, s8, t3
    or s11, s11, s10
    xor s6, a6, s6
    or s6, t5, s6
    xor a3, a3, s6
    and a6, t5, a6
    not a6, a6
    and a6, a6, s1
    and t5, s7, a6
    and t4, t4, a6
    xor t3, a6, t3
    and s1, s9, t3
    and a7, a7, t3
    xor a7, t0, a7
    xor a6, a6, a3
    or a1, a1, a6
    or a6, s0, a6
    xor t4, t4, a1
    xor t6, t6, t4
    xor t6, s8, t6
    or a4, a4, a3
    xor a4, a4, a1
    xor t0, a4, t0
    xor t5, t5, t0
    xor t1, t1, t5
    or a4, a0, a3
    xor a3, a3, s10
    xor t3, a3, t3
    and a2, a2, t3
    xor t4, t4, a2
    and t3, s5, t3
    xor a7, a7, t4
    and t2, t2, a3
    xor t2, t2, t4
    and t4, s2, a3
    xor a3, t4, s1
    xor t4, t4, t5
    xor t3, t3, t4
    xor a6, a6, t3
    xor a7, a7, a6
    slli t4, a6, 8
    srli a6, a6, 24
    or a6, t4, a6
    lw t4, 72(sp)
    xor t3, t1, t3
    lw t5, 128(t4)
    xor t1, a4, t1
    xor t5, t5, a6
    xor t1, t1, a7
    xor a4, s11, t1
    slli a2, a4, 8
    srli a4, a4, 24
    or a4, a2, a4
    xor t3, t2, t3
    xor a3, a3, t3
    xor t1, t1, a3
    xor t3, s4, t3
    xor t6, t6, t3
    xor t2, t2, t6
    xor t0, t0, t2
    slli a3, t0, 8
    srli t0, t0, 24
    or t0, a3, t0
    slli a3, t2, 8
    srli t2, t2, 24
    or t2, a3, t2
    slli a3, t6, 8
    srli t6, t6, 24
    or t6, a3, t6
    slli a3, t3, 8
    srli t3, t3, 24
    or t3, a3, t3
    lw a3, 176(t4)
    slli a2, t1, 8
    xor a3, a3, t3
    srli t1, t1, 24
    or t1, a2, t1
    slli a2, a7, 8
    srli a7, a7, 24
    or a7, a2, a7
    lw a2, 316(sp)
    lw s0, 328(sp)
    xor a1, s3, a2
    xor a0, a5, a1
    xor s1, s0, a0
    lw s2, 356(sp)
    lw s4, 348(sp)
    xor s2, s2, s1
    xor s4, s4, s2
    xor s2, s3, s2
    lw s3, 256(sp)
    lw s10, 280(sp)
    xor s5, s3, s2
    xor s6, s4, s5
    xor s7, s1, s6
    and s8, a5, s7
    and s9, a1, s6
    xor s11, s10, s5
    xor ra, s11, s7
    xor a2, a2, ra
    sw a3, 316(sp)
    or a3, s10, a2
    sw t5, 348(sp)
    xor t5, a0, a2
    sw a6, 356(sp)
    or a6, s3, s5
    sw a7, 236(sp)
    xor a7, s2, a6
    xor a7, s9, a7
    xor s9, s10, s1
    sw a4, 332(sp)
    and a4, t5, s9
    xor a4, a7, a4
    sw t1, 424(sp)
    or t1, s0, a0
    xor t1, t1, s2
    xor s2, a1, s3
    sw t3, 352(sp)
    or t3, s4, s2
    xor a6, t3, a6
    xor t3, s0, a6
    xor a6, a6, a3
    xor t1, t1, a6
    xor a6, a6, a4
    xor a4, t1, a6
    xor a3, s2, t5
    and s0, ra, a3
    xor a7, a7, s0
    xor t3, t3, a7
    xor a7, s8, a7
    or a4, a7, a4
    and s0, a6, a4
    not s0, s0
    xor s8, a5, a3
    sw t6, 328(sp)
    and t6, s11, s8
    xor t3, t6, t3
    xor a7, a7, t3
    xor t6, a4, a7
    or a6, a6, t6
    xor a6, t1, a6
    or t6, s8, a6
    or s8, s11, a6
    or t1, t3, t1
    xor a4, a4, t1
    and t1, s0, t1
    and a3, a3, t1
    and s0, ra, t1
    or t3, t3, a4
    xor a7, a7, t3
    xor a4, a4, a7
    and t3, t3, a4
    or a4, s1, t3
    or a0, a0, t3
    xor t3, a7, t3
    and t5, t5, t3
    and s1, s9, t3
    xor t3, t1, t3
    and s4, s4, t3
    and s2, s2, t3
    or a2, a2, a7
    or s9, s10, a7
    xor s9, s9, a4
    xor s4, s9, s4
    xor a7, a6, a7
    xor a6, t1, a6
    or a5, a5, a6
    or a6, s7, a6
    xor t1, s0, a6
    xor a6, s8, a6
    xor a6, a6, s9
    xor a3, a3, a6
    xor t5, t5, a3
    xor t6, t6, t5
    xor a4, a4, t1
    xor a4, s1, a4
    and s0, s5, a7
    xor t3, a7, t3
    and a7, s3, a7
    xor a3, a7, a3
    xor a7, a7, s2
    and a1, a1, t3
    xor a3, a1, a3
    and t3, s6, t3
    xor t1, t1, t3
    xor t3, s0, t1
    xor t1, s4, t1
    xor t5, t5, a3
    xor a5, a5, a3
    xor t1, t1, a5
    xor t6, t6, t1
    xor a3, a2, t6
    slli a2, a3, 24
    srli a3, a3, 8
    or a3, a2, a3
    slli a2, t1, 24
    srli t1, t1, 8
    or t1, a2, t1
    slli a2, a5, 24
    srli a5, a5, 8
    or a5, a2, a5
    lw a2, 136(t4)
    xor t5, t3, t5
    xor a2, a2, a5
    xor a1, a0, t5
    xor a7, a7, t5
    xor a7, t6, a7
    slli t5, a7, 24
    srli a7, a7, 8
    or a7, t5, a7
    xor t5, a4, a1
    xor t3, t3, t5
    xor a6, a6, t3
    slli t6, a6, 24
    srli a6, a6, 8
    or a6, t6, a6
    slli t6, t3, 24
    srli t3, t3, 8
    or t3, t6, t3
    slli t6, t5, 24
    srli t5, t5, 8
    or t5, t6, t5
    slli t6, a1, 24
    srli a4, a1, 8
    or t6, t6, a4
    lw a4, 184(t4)
    lw a1, 392(sp)
    xor a4, a4, t6
    lw a0, 360(sp)
    lw s1, 416(sp)
    xor s0, a1, a0
    xor s2, s1, s0
    lw s3, 396(sp)
    xor s5, s3, s2
    or s4, s3, s2
    lw s6, 344(sp)
    lw s7, 408(sp)
    xor s6, s6, s5
    xor a1, a1, s6
    xor s6, s7, s6
    xor s4, s4, a1
    lw s7, 312(sp)
    lw t4, 412(sp)
    xor s8, s7, a1
    xor s9, s6, s8
    and s10, s0, s9
    xor s11, s5, s9
    and ra, s1, s11
    sw a2, 408(sp)
    xor a2, t4, s8
    sw a5, 392(sp)
    xor a5, a2, s11
    xor a0, a0, a5
    sw t1, 360(sp)
    xor t1, s2, a0
    sw a3, 344(sp)
    or a3, t4, a0
    sw a7, 256(sp)
    or a7, s7, s8
    xor a1, a1, a7
    xor a1, s10, a1
    xor s10, t4, s5
    sw a4, 280(sp)
    and a4, t1, s10
    xor a4, a1, a4
    xor s7, s0, s7
    sw t6, 420(sp)
    or t6, s6, s7
    xor a7, t6, a7
    xor t6, a7, a3
    xor a7, s3, a7
    xor a4, t6, a4
    xor t6, s4, t6
    xor a3, t6, a4
    xor s3, s7, t1
    and s4, a5, s3
    xor a1, a1, s4
    xor s4, ra, a1
    xor a7, a7, a1
    or a3, s4, a3
    and a1, a4, a3
    not a1, a1
    xor ra, s1, s3
    sw t5, 396(sp)
    and t5, a2, ra
    xor a7, t5, a7
    xor t5, s4, a7
    xor s4, a3, t5
    or a4, a4, s4
    xor a4, t6, a4
    or a2, a2, a4
    or s4, ra, a4
    or t6, a7, t6
    xor a3, a3, t6
    and t6, a1, t6
    and a5, a5, t6
    and a1, s3, t6
    or a7, a7, a3
    xor t5, t5, a7
    or t4, t4, t5
    xor a3, a3, t5
    and a7, a7, a3
    or a3, s5, a7
    xor t4, t4, a3
    or s2, s2, a7
    xor a7, t5, a7
    and s3, s10, a7
    and t1, t1, a7
    xor a7, t6, a7
    and s5, s7, a7
    and s6, s6, a7
    xor s6, t4, s6
    or a0, a0, t5
    xor t5, a4, t5
    xor t6, t6, a4
    or a4, s1, t6
    or t6, s11, t6
    xor a5, a5, t6
    xor t6, a2, t6
    xor t4, t6, t4
    xor t6, a1, t4
    xor t1, t1, t6
    xor a2, s4, t1
    xor a3, a3, a5
    xor a3, s3, a3
    xor a7, t5, a7
    and a1, s0, a7
    and a7, s9, a7
    xor a5, a5, a7
    lw s0, 312(sp)
    xor a7, s6, a5
    and s0, s0, t5
    and t5, s8, t5
    xor a5, t5, a5
    xor t5, s0, s5
    xor t6, s0, t6
    xor t6, a1, t6
    xor t1, t1, t6
    xor t6, a4, t6
    xor a7, a7, t6
    xor a4, a2, a7
    xor a2, a0, a4
    lw a1, 72(sp)
    lw s0, 132(a1)
    lw a0, 148(a1)
    xor s0, s0, t6
    xor a0, a0, a2
    xor t1, a5, t1
    xor t5, t5, t1
    xor t5, a4, t5
    xor t1, s2, t1
    xor a4, a3, t1
    xor a5, a5, a4
    xor t4, t4, a5
    lw a3, 164(a1)
    lw s1, 180(a1)
    xor a3, a3, a5
    xor s1, s1, t1
    xor s2, t4, t0
    xor s3, t4, a6
    xor s4, a5, t3
    xor a5, a5, t2
    lw s5, 396(sp)
    lw s7, 328(sp)
    xor s6, a4, s5
    xor s8, a4, s7
    lw s9, 420(sp)
    lw s11, 160(a1)
    xor s10, t1, s9
    xor s11, s11, s10
    xor s11, t2, s11
    lw ra, 352(sp)
    lw s7, 280(sp)
    xor t1, t1, ra
    xor s7, t1, s7
    lw s5, 172(a1)
    lw s9, 424(sp)
    xor s5, s5, t1
    xor s9, t5, s9
    lw ra, 256(sp)
    sw s9, 312(sp)
    xor ra, t5, ra
    sw ra, 280(sp)
    lw ra, 332(sp)
    sw t4, 416(sp)
    xor s9, a2, ra
    lw t4, 344(sp)
    sw a4, 412(sp)
    xor a2, a2, t4
    lw t4, 236(sp)
    lw a4, 156(a1)
    xor t4, a7, t4
    xor a4, a4, t4
    sw t4, 240(sp)
    lw t4, 360(sp)
    lw a1, 144(a1)
    xor t4, a7, t4
    xor a1, a1, t4
    xor a1, ra, a1
    lw ra, 392(sp)
    sw a7, 276(sp)
    xor ra, t6, ra
    lw a7, 356(sp)
    sw t4, 304(sp)
    xor t6, t6, a7
    lw a7, 408(sp)
    sw t5, 408(sp)
    xor a7, t6, a7
    lw t5, 296(sp)
    lw t4, 264(sp)
    sw t6, 300(sp)
    xor t6, t5, t4
    sw t0, 364(sp)
    lw t0, 308(sp)
    sw a6, 324(sp)
    xor a6, t6, t0
    sw s7, 380(sp)
    lw s7, 260(sp)
    sw a0, 384(sp)
    xor a0, s7, t6
    sw s9, 284(sp)
    lw s9, 336(sp)
    sw s6, 376(sp)
    xor s6, s9, a0
    sw a3, 272(sp)
    lw a3, 320(sp)
    sw s8, 320(sp)
    xor a3, a3, s6
    lw s8, 268(sp)
    xor t5, t5, a3
    xor s8, s8, a3
    xor a3, t0, t5
    sw s1, 296(sp)
    xor s1, s8, a3
    sw a7, 268(sp)
    and a7, t6, s1
    sw a5, 340(sp)
    xor a5, s6, s1
    sw s3, 388(sp)
    and s3, s7, a5
    sw s11, 404(sp)
    or s11, t0, a3
    sw t3, 248(sp)
    xor t3, t5, s11
    xor a7, a7, t3
    lw t3, 400(sp)
    sw s2, 288(sp)
    xor s2, t3, a3
    sw s4, 372(sp)
    xor s4, s2, a5
    xor t4, t4, s4
    sw s5, 264(sp)
    or s5, t3, t4
    sw t2, 368(sp)
    xor t2, a0, t4
    xor t0, a6, t2
    xor s7, s7, t0
    sw a1, 244(sp)
    and a1, s2, s7
    sw a2, 428(sp)
    and a2, s4, t0
    xor a2, a7, a2
    xor s3, s3, a2
    sw a4, 432(sp)
    or a4, s8, a6
    xor a4, a4, s11
    xor s5, a4, s5
    xor a4, s9, a4
    xor a4, a4, a2
    xor a4, a1, a4
    or a2, s9, a0
    xor t5, a2, t5
    xor t5, t5, s5
    or a2, a4, t5
    xor a1, s3, a4
    xor s9, t3, s6
    and s11, t2, s9
    xor a7, a7, s11
    xor a7, s5, a7
    xor s5, t5, a7
    or s3, s3, s5
    xor s5, s3, a2
    or a4, a4, s5
    xor s11, a1, a4
    xor s5, s5, s11
    and a4, a4, s5
    or s5, s6, a4
    or a0, a0, a4
    xor a4, s11, a4
    and t2, t2, a4
    and s6, s9, a4
    or t4, t4, s11
    or t3, t3, s11
    xor t3, t3, s5
    xor a1, s3, a1
    or a1, a7, a1
    xor t5, t5, a1
    and a7, a7, s3
    not a7, a7
    and a7, a7, a2
    and a2, s4, a7
    xor a4, a7, a4
    and a1, s8, a4
    xor a1, t3, a1
    and a6, a6, a4
    and t0, t0, a7
    xor a7, a7, t5
    or a5, a5, a7
    lw s3, 260(sp)
    xor a2, a2, a5
    or a7, s3, a7
    xor s3, s5, a2
    xor s3, s6, s3
    xor s4, t5, s11
    lw s5, 308(sp)
    and a3, a3, s4
    and s5, s5, s4
    xor a6, s5, a6
    xor a4, s4, a4
    and t6, t6, a4
    and a4, s1, a4
    xor a4, a2, a4
    xor a2, a1, a4
    xor a4, a3, a4
    or a3, s2, t5
    xor a5, a3, a5
    xor a5, a5, t3
    or t3, s7, t5
    xor t0, t0, a5
    xor t2, t2, t0
    xor t0, s5, t0
    xor t0, t6, t0
    xor a7, a7, t0
    xor t5, a2, a7
    slli t6, a7, 16
    srli a7, a7, 16
    or a7, t6, a7
    lw t6, 356(sp)
    lw a2, 72(sp)
    xor t6, t6, a7
    xor a3, s0, t6
    lw a1, 140(a2)
    lw s0, 392(sp)
    xor a1, a1, a7
    xor a7, a7, s0
    lw s0, 348(sp)
    xor a1, ra, a1
    xor s0, a7, s0
    xor s0, s0, s10
    xor a1, a1, t1
    xor t0, t2, t0
    xor t2, t3, t2
    xor t2, t2, t5
    xor t3, t4, t2
    slli t4, t3, 16
    srli t3, t3, 16
    or t3, t4, t3
    lw t4, 432(sp)
    lw s1, 428(sp)
    xor t4, t3, t4
    xor t4, s1, t4
    lw s2, 332(sp)
    lw s4, 344(sp)
    xor s2, s2, t3
    xor t3, t3, s4
    lw s5, 244(sp)
    xor t0, a4, t0
    xor s5, t3, s5
    xor a0, a0, t0
    xor a6, a6, t0
    xor a6, t2, a6
    slli t0, a6, 16
    srli a6, a6, 16
    or a6, t0, a6
    xor t0, s3, a0
    xor t2, a4, t0
    xor a5, a5, t2
    slli a4, a5, 16
    srli a5, a5, 16
    or a5, a4, a5
    slli a4, t2, 16
    srli t2, t2, 16
    or t2, a4, t2
    lw a4, 368(sp)
    lw s3, 264(sp)
    xor a4, a4, t2
    xor s3, t2, s3
    lw s6, 372(sp)
    lw s7, 288(sp)
    xor s3, s6, s3
    xor s3, s7, s3
    lw s8, 248(sp)
    lw s9, 404(sp)
    xor t2, t2, s8
    xor s9, t2, s9
    lw s11, 388(sp)
    sw s0, 404(sp)
    xor s9, s11, s9
    slli s0, t0, 16
    srli t0, t0, 16
    or t0, s0, t0
    slli s0, a0, 16
    srli a0, a0, 16
    or a0, s0, a0
    lw s0, 352(sp)
    lw s11, 168(a2)
    xor s0, s0, a0
    xor s11, s11, s0
    xor s8, s8, s11
    lw s11, 340(sp)
    lw s7, 268(sp)
    xor s8, s11, s8
    xor s7, s7, s0
    sw s7, 268(sp)
    lw s7, 296(sp)
    lw s1, 420(sp)
    xor s7, s7, s0
    xor s1, a0, s1
    lw s6, 188(a2)
    lw s11, 316(sp)
    xor a0, s6, a0
    xor a0, s10, a0
    lw s6, 320(sp)
    xor s11, s1, s11
    xor a0, s6, a0
    lw s6, 272(sp)
    sw a1, 316(sp)
    xor s6, s1, s6
    xor s6, s6, a4
    lw a1, 376(sp)
    xor a3, a3, s1
    xor s11, a1, s11
    sw a3, 272(sp)
    slli a3, t5, 16
    srli t5, t5, 16
    or t5, a3, t5
    lw a3, 236(sp)
    sw s5, 420(sp)
    xor a1, a3, t5
    lw s5, 152(a2)
    sw s3, 344(sp)
    xor s5, s5, a1
    xor s4, s4, s5
    lw s5, 284(sp)
    sw t4, 296(sp)
    xor s4, s5, s4
    lw s5, 360(sp)
    lw t4, 384(sp)
    xor s3, t5, s5
    xor t4, s3, t4
    xor t4, t4, s2
    sw s9, 384(sp)
    lw s9, 396(sp)
    sw s4, 248(sp)
    xor s4, t0, s9
    xor s7, s4, s7
    sw a0, 352(sp)
    lw a0, 328(sp)
    sw t1, 264(sp)
    xor t1, a0, t0
    sw s2, 368(sp)
    lw s2, 380(sp)
    sw a5, 432(sp)
    xor s2, t1, s2
    sw s2, 380(sp)
    lw s2, 324(sp)
    sw s0, 348(sp)
    xor s2, a5, s2
    xor s6, s2, s6
    sw s6, 244(sp)
    lw s6, 364(sp)
    lw s0, 256(sp)
    xor s6, s6, a5
    xor s8, s6, s8
    sw s8, 332(sp)
    lw s8, 424(sp)
    xor s0, a6, s0
    xor a5, s8, a6
    # round 5 (aes.dsl:47)
    sw s11, 392(sp)
    lw s11, 240(a2)
    xor t5, s11, t5
    lw s11, 224(a2)
    xor s3, ra, s3
    xor s5, s11, s5
    lw s11, 192(a2)
    sw t5, 236(sp)
    xor a3, s11, a3
    lw s11, 300(sp)
    lw t5, 304(sp)
    xor t5, s11, t5
    lw s11, 220(a2)
    sw t5, 304(sp)
    lw t5, 408(sp)
    lw ra, 276(sp)
    xor t5, s11, t5
    lw s11, 248(a2)
    xor t0, s11, t0
    lw s11, 240(sp)
    xor t6, t6, s11
    lw s11, 232(a2)
    xor s9, s11, s9
    lw s11, 208(a2)
    xor s11, s11, ra
    xor a7, s11, a7
    xor a7, a1, a7
    lw a1, 204(a2)
    lw s11, 412(sp)
    xor a1, a1, s8
    lw s8, 216(a2)
    lw ra, 256(sp)
    xor s8, s8, s11
    xor t1, s8, t1
    lw s8, 212(a2)
    lw s11, 416(sp)
    xor s8, s8, s11
    lw s11, 200(a2)
    xor a0, s11, a0
    lw s11, 252(a2)
    xor a6, s11, a6
    lw s11, 236(a2)
    xor s11, s11, ra
    lw ra, 312(sp)
    xor s11, ra, s11
    xor a4, a4, s11
    lw s11, 376(sp)
    xor t1, s0, t1
    xor s11, s11, ra
    xor t0, t0, s11
    lw s11, 280(sp)
    lw ra, 340(sp)
    xor a6, s11, a6
    xor a6, ra, a6
    xor s4, s4, s11
    xor a0, a0, s4
    xor s4, s8, t4
    xor a1, s0, a1
    lw s0, 372(sp)
    xor a7, s1, a7
    xor a1, s0, a1
    xor t3, s1, t3
    xor t3, t3, s6
    xor t3, s4, t3
    xor a7, a7, s7
    xor t5, t5, a5
    xor t2, t2, t5
    lw t5, 320(sp)
    lw s0, 428(sp)
    xor a5, t5, a5
    xor a5, s9, a5
    xor t5, a3, s10
    xor t5, s3, t5
    lw a3, 196(a2)
    lw s1, 348(sp)
    xor a3, a3, s10
    xor a3, s0, a3
    xor a3, a3, s2
    lw s0, 392(sp)
    xor s2, s5, s1
    xor t5, s0, t5
    xor t6, t6, s2
    lw s2, 228(a2)
    lw s3, 236(sp)
    xor s1, s2, s1
    lw s2, 368(sp)
    lw s4, 264(sp)
    xor s1, s2, s1
    lw s2, 288(sp)
    xor s3, s3, s4
    xor s1, s1, s2
    lw s2, 380(sp)
    lw s5, 304(sp)
    xor t6, s2, t6
    xor s3, s5, s3
    lw s5, 244(a2)
    lw s6, 248(sp)
    xor s4, s5, s4
    lw s5, 284(sp)
    lw s8, 324(sp)
    xor s4, s5, s4
    lw s5, 388(sp)
    xor s8, s6, s8
    xor s4, s4, s5
    lw s5, 352(sp)
    xor s1, s8, s1
    xor s3, s5, s3
    lw s8, 244(sp)
    lw s9, 384(sp)
    xor s7, s7, s8
    xor s0, s0, s9
    lw s10, 296(sp)
    lw s11, 432(sp)
    lw ra, 420(sp)
    xor s11, s10, s11
    xor s4, s11, s4
    lw s11, 344(sp)
    lw s6, 364(sp)
    xor s5, s5, s11
    xor s6, ra, s6
    xor a3, s6, a3
    lw s6, 332(sp)
    sw a4, 380(sp)
    xor s2, s2, s6
    xor s6, s10, s11
    xor s9, s6, s5
    xor ra, s3, s6
    xor a4, s4, ra
    xor t0, t0, a4
    xor s10, s10, t0
    xor a6, a6, t0
    or t0, a6, s9
    sw a5, 296(sp)
    xor a5, s5, s10
    sw s1, 364(sp)
    xor s1, a6, a5
    sw t6, 352(sp)
    and t6, s6, s1
    sw s2, 432(sp)
    xor s2, a4, s1
    sw s0, 392(sp)
    and s0, s3, s2
    sw a1, 324(sp)
    lw a1, 316(sp)
    sw a0, 388(sp)
    xor a0, a1, a5
    sw a3, 284(sp)
    xor a3, a0, s2
    xor s11, s11, a3
    sw t5, 344(sp)
    xor t5, ra, s11
    xor s8, s9, t5
    xor a2, s3, s8
    sw s7, 264(sp)
    and s7, a0, a2
    sw t2, 304(sp)
    and t2, a3, s8
    sw t1, 236(sp)
    or t1, a1, s11
    sw t3, 288(sp)
    or t3, s5, a5
    xor t0, t0, t3
    xor t1, t0, t1
    xor t0, s4, t0
    xor t3, s10, t3
    xor t3, t6, t3
    xor t2, t3, t2
    xor t0, t0, t2
    xor t0, s7, t0
    xor t2, s0, t2
    or t6, s4, ra
    xor t6, t6, s10
    xor t6, t6, t1
    or s0, t0, t6
    xor s4, t2, t0
    xor s7, a1, a4
    and s10, t5, s7
    xor t3, t3, s10
    xor t1, t1, t3
    xor t3, t6, t1
    or t2, t2, t3
    xor t3, t2, s0
    or t0, t0, t3
    xor s10, s4, t0
    or a1, a1, s10
    xor t3, t3, s10
    and t0, t0, t3
    or t3, ra, t0
    or a4, a4, t0
    xor a1, a1, a4
    xor t0, s10, t0
    and t5, t5, t0
    and s7, s7, t0
    or s11, s11, s10
    xor s4, t2, s4
    or s4, t1, s4
    xor t6, t6, s4
    and t1, t1, t2
    not t1, t1
    and t1, t1, s0
    and t2, s8, t1
    and a3, a3, t1
    xor t0, t1, t0
    and s0, s9, t0
    and a6, a6, t0
    xor a6, a1, a6
    xor t1, t1, t6
    or s2, s2, t1
    or t1, s3, t1
    xor a3, a3, s2
    xor a4, a4, a3
    xor a4, s7, a4
    or a0, a0, t6
    xor a0, a0, s2
    xor a1, a0, a1
    xor t2, t2, a1
    xor t5, t5, t2
    or a2, a2, t6
    xor t6, t6, s10
    xor t0, t6, t0
    and a0, s1, t0
    xor a3, a3, a0
    and t0, s6, t0
    xor a6, a6, a3
    and a5, a5, t6
    xor a5, a5, a3
    and t6, s5, t6
    xor a3, t6, s0
    xor t2, t6, t2
    xor t0, t0, t2
    xor t1, t1, t0
    xor a6, a6, t1
    slli t2, t1, 8
    srli t1, t1, 24
    or t1, t2, t1
    lw t2, 72(sp)
    xor t0, t5, t0
    lw t6, 256(t2)
    xor t5, a2, t5
    xor t6, t6, t1
    xor t5, t5, a6
    xor a2, s11, t5
    slli a0, a2, 8
    srli a2, a2, 24
    or a2, a0, a2
    xor t0, a5, t0
    xor a3, a3, t0
    xor t5, t5, a3
    xor t0, t3, t0
    xor t3, a4, t0
    xor a5, a5, t3
    xor a4, a1, a5
    slli a3, a4, 8
    srli a4, a4, 24
    or a4, a3, a4
    slli a3, a5, 8
    srli a5, a5, 24
    or a5, a3, a5
    slli a3, t3, 8
    srli t3, t3, 24
    or t3, a3, t3
    slli a3, t0, 8
    srli t0, t0, 24
    or t0, a3, t0
    lw a3, 304(t2)
    slli a1, t5, 8
    xor a3, a3, t0
    srli t5, t5, 24
    or t5, a1, t5
    slli a1, a6, 8
    srli a6, a6, 24
    or a6, a1, a6
    lw a1, 244(sp)
    lw s1, 288(sp)
    xor a0, t4, a1
    xor s0, a7, a0
    xor s2, s1, s0
    lw s3, 236(sp)
    lw s4, 304(sp)
    xor s3, s3, s2
    xor s4, s4, s3
    xor t4, t4, s3
    lw s3, 264(sp)
    lw s10, 272(sp)
    xor s5, s3, t4
    xor s6, s4, s5
    xor s7, s2, s6
    and s8, a7, s7
    and s9, a0, s6
    xor s11, s10, s5
    xor ra, s11, s7
    xor a1, a1, ra
    sw a3, 244(sp)
    or a3, s10, a1
    sw t6, 304(sp)
    xor t6, s0, a1
    sw t1, 236(sp)
    or t1, s3, s5
    sw a6, 316(sp)
    xor a6, t4, t1
    xor a6, s9, a6
    xor s9, s10, s2
    sw a2, 368(sp)
    and a2, t6, s9
    xor a2, a6, a2
    sw t5, 348(sp)
    or t5, s1, s0
    xor t4, t5, t4
    xor t5, a0, s3
    sw t0, 428(sp)
    or t0, s4, t5
    xor t0, t0, t1
    xor t1, s1, t0
    xor t0, t0, a3
    xor t4, t4, t0
    xor t0, t0, a2
    xor a3, t4, t0
    xor a2, t5, t6
    and s1, ra, a2
    xor a6, a6, s1
    xor t1, t1, a6
    xor a6, s8, a6
    or a3, a6, a3
    and s1, t0, a3
    not s1, s1
    xor s8, a7, a2
    sw t3, 288(sp)
    and t3, s11, s8
    xor t1, t3, t1
    xor a6, a6, t1
    xor t3, a3, a6
    or t0, t0, t3
    xor t0, t4, t0
    or t3, s8, t0
    or s8, s11, t0
    or t4, t1, t4
    xor a3, a3, t4
    and t4, s1, t4
    and a2, a2, t4
    and s1, ra, t4
    or t1, t1, a3
    xor a6, a6, t1
    xor a3, a3, a6
    and t1, t1, a3
    or a3, s2, t1
    or s0, s0, t1
    xor t1, a6, t1
    and t6, t6, t1
    and s2, s9, t1
    xor t1, t4, t1
    and s4, s4, t1
    and t5, t5, t1
    or a1, a1, a6
    or s9, s10, a6
    xor s9, s9, a3
    xor s4, s9, s4
    xor a6, t0, a6
    xor t0, t4, t0
    or a7, a7, t0
    or t0, s7, t0
    xor t4, s1, t0
    xor t0, s8, t0
    xor t0, t0, s9
    xor a2, a2, t0
    xor t6, t6, a2
    xor t3, t3, t6
    xor a3, a3, t4
    xor a3, s2, a3
    and s1, s5, a6
    xor t1, a6, t1
    and a6, s3, a6
    xor a2, a6, a2
    xor a6, a6, t5
    and t5, a0, t1
    xor t5, t5, a2
    and t1, s6, t1
    xor t1, t4, t1
    xor t4, s1, t1
    xor t1, s4, t1
    xor t6, t6, t5
    xor a7, a7, t5
    xor t1, t1, a7
    xor t3, t3, t1
    xor t5, a1, t3
    slli a2, t5, 24
    srli t5, t5, 8
    or t5, a2, t5
    slli a2, t1, 24
    srli t1, t1, 8
    or t1, a2, t1
    slli a2, a7, 24
    srli a7, a7, 8
    or a7, a2, a7
    lw a2, 264(t2)
    xor t6, t4, t6
    xor a2, a2, a7
    xor a1, s0, t6
    xor a6, a6, t6
    xor a6, t3, a6
    slli t3, a6, 24
    srli a6, a6, 8
    or a6, t3, a6
    xor t3, a3, a1
    xor t4, t4, t3
    xor t0, t0, t4
    slli t6, t0, 24
    srli t0, t0, 8
    or t0, t6, t0
    slli t6, t4, 24
    srli t4, t4, 8
    or t4, t6, t4
    slli t6, t3, 24
    srli t3, t3, 8
    or t3, t6, t3
    slli t6, a1, 24
    srli a3, a1, 8
    or t6, t6, a3
    lw a3, 312(t2)
    lw a1, 420(sp)
    xor a3, a3, t6
    lw a0, 384(sp)
    lw s1, 344(sp)
    xor s0, a1, a0
    xor s2, s1, s0
    lw s3, 284(sp)
    xor s5, s3, s2
    or s4, s3, s2
    lw s6, 388(sp)
    lw s7, 324(sp)
    xor s6, s6, s5
    xor a1, a1, s6
    xor s6, s7, s6
    xor s4, s4, a1
    lw s7, 392(sp)
    lw t2, 404(sp)
    xor s8, s7, a1
    xor s9, s6, s8
    and s10, s0, s9
    xor s11, s5, s9
    and ra, s1, s11
    sw a2, 324(sp)
    xor a2, t2, s8
    sw a7, 420(sp)
    xor a7, a2, s11
    xor a0, a0, a7
    sw t1, 384(sp)
    xor t1, s2, a0
    sw t5, 388(sp)
    or t5, t2, a0
    sw a6, 264(sp)
    or a6, s7, s8
    xor a1, a1, a6
    xor a1, s10, a1
    xor s10, t2, s5
    sw a3, 272(sp)
    and a3, t1, s10
    xor a3, a1, a3
    xor s7, s0, s7
    sw t6, 320(sp)
    or t6, s6, s7
    xor a6, t6, a6
    xor t5, a6, t5
    xor a6, s3, a6
    xor t6, t5, a3
    xor t5, s4, t5
    xor a3, t5, t6
    xor s3, s7, t1
    and s4, a7, s3
    xor a1, a1, s4
    xor s4, ra, a1
    xor a6, a6, a1
    or a3, s4, a3
    and a1, t6, a3
    not a1, a1
    xor ra, s1, s3
    sw t3, 284(sp)
    and t3, a2, ra
    xor a6, t3, a6
    xor t3, s4, a6
    xor s4, a3, t3
    or t6, t6, s4
    xor t6, t5, t6
    or a2, a2, t6
    or s4, ra, t6
    or t5, a6, t5
    xor a3, a3, t5
    and t5, a1, t5
    and a7, a7, t5
    and a1, s3, t5
    or a6, a6, a3
    xor t3, t3, a6
    or t2, t2, t3
    xor a3, a3, t3
    and a6, a6, a3
    or a3, s5, a6
    xor t2, t2, a3
    or s2, s2, a6
    xor a6, t3, a6
    and s3, s10, a6
    and t1, t1, a6
    xor a6, t5, a6
    and s5, s7, a6
    and s6, s6, a6
    xor s6, t2, s6
    or a0, a0, t3
    xor t3, t6, t3
    xor t5, t5, t6
    or t6, s1, t5
    or t5, s11, t5
    xor a7, a7, t5
    xor t5, a2, t5
    xor t2, t5, t2
    xor t5, a1, t2
    xor t1, t1, t5
    xor a2, s4, t1
    xor a3, a3, a7
    xor a3, s3, a3
    xor a6, t3, a6
    and a1, s0, a6
    and a6, s9, a6
    xor a6, a7, a6
    lw s0, 392(sp)
    xor a7, s6, a6
    and s0, s0, t3
    and t3, s8, t3
    xor a6, t3, a6
    xor t3, s0, s5
    xor t5, s0, t5
    xor t5, a1, t5
    xor t1, t1, t5
    xor t5, t6, t5
    xor a7, a7, t5
    xor t6, a2, a7
    xor a2, a0, t6
    lw a1, 72(sp)
    lw s0, 260(a1)
    lw a0, 276(a1)
    xor s0, s0, t5
    xor a0, a0, a2
    xor t1, a6, t1
    xor t3, t3, t1
    xor t3, t6, t3
    xor t1, s2, t1
    xor t6, a3, t1
    xor a6, a6, t6
    xor t2, t2, a6
    lw a3, 292(a1)
    lw s1, 308(a1)
    xor a3, a3, a6
    xor s1, s1, t1
    xor s2, t2, a4
    xor s3, t2, t0
    xor s4, a6, t4
    xor a6, a6, a5
    lw s5, 284(sp)
    lw s7, 288(sp)
    xor s6, t6, s5
    xor s8, t6, s7
    lw s9, 320(sp)
    lw s11, 288(a1)
    xor s10, t1, s9
    xor s11, s11, s10
    xor s11, a5, s11
    lw ra, 428(sp)
    lw s7, 272(sp)
    xor t1, t1, ra
    xor s7, t1, s7
    lw s5, 300(a1)
    lw s9, 348(sp)
    xor s5, s5, t1
    xor s9, t3, s9
    lw ra, 264(sp)
    sw s9, 392(sp)
    xor ra, t3, ra
    sw ra, 272(sp)
    lw ra, 368(sp)
    sw t2, 344(sp)
    xor s9, a2, ra
    lw t2, 388(sp)
    sw t6, 404(sp)
    xor a2, a2, t2
    lw t2, 316(sp)
    lw t6, 284(a1)
    xor t2, a7, t2
    xor t6, t6, t2
    sw t2, 372(sp)
    lw t2, 384(sp)
    lw a1, 272(a1)
    xor t2, a7, t2
    xor a1, a1, t2
    xor a1, ra, a1
    lw ra, 420(sp)
    sw a7, 280(sp)
    xor ra, t5, ra
    lw a7, 236(sp)
    sw t2, 340(sp)
    xor t5, t5, a7
    lw a7, 324(sp)
    sw t3, 324(sp)
    xor a7, t5, a7
    lw t3, 248(sp)
    lw t2, 332(sp)
    sw t5, 312(sp)
    xor t5, t3, t2
    sw a4, 376(sp)
    lw a4, 432(sp)
    sw t0, 256(sp)
    xor t0, t5, a4
    sw s7, 328(sp)
    lw s7, 352(sp)
    sw a0, 416(sp)
    xor a0, s7, t5
    sw s9, 412(sp)
    lw s9, 364(sp)
    sw s6, 424(sp)
    xor s6, s9, a0
    sw a3, 276(sp)
    lw a3, 296(sp)
    sw s8, 296(sp)
    xor a3, a3, s6
    lw s8, 380(sp)
    xor t3, t3, a3
    xor s8, s8, a3
    xor a3, a4, t3
    sw s1, 248(sp)
    xor s1, s8, a3
    sw a7, 380(sp)
    and a7, t5, s1
    sw a6, 396(sp)
    xor a6, s6, s1
    sw s3, 240(sp)
    and s3, s7, a6
    sw s11, 408(sp)
    or s11, a4, a3
    sw t4, 300(sp)
    xor t4, t3, s11
    xor a7, a7, t4
    lw t4, 268(sp)
    sw s2, 360(sp)
    xor s2, t4, a3
    sw s4, 356(sp)
    xor s4, s2, a6
    xor t2, t2, s4
    sw s5, 332(sp)
    or s5, t4, t2
    sw a5, 308(sp)
    xor a5, a0, t2
    xor a4, t0, a5
    xor s7, s7, a4
    sw a1, 260(sp)
    and a1, s2, s7
    sw a2, 400(sp)
    and a2, s4, a4
    xor a2, a7, a2
    xor s3, s3, a2
    sw t6, 336(sp)
    or t6, s8, t0
    xor t6, t6, s11
    xor s5, t6, s5
    xor t6, s9, t6
    xor t6, t6, a2
    xor t6, a1, t6
    or a2, s9, a0
    xor t3, a2, t3
    xor t3, t3, s5
    or a2, t6, t3
    xor a1, s3, t6
    xor s9, t4, s6
    and s11, a5, s9
    xor a7, a7, s11
    xor a7, s5, a7
    xor s5, t3, a7
    or s3, s3, s5
    xor s5, s3, a2
    or t6, t6, s5
    xor s11, a1, t6
    xor s5, s5, s11
    and t6, t6, s5
    or s5, s6, t6
    or a0, a0, t6
    xor t6, s11, t6
    and a5, a5, t6
    and s6, s9, t6
    or t2, t2, s11
    or t4, t4, s11
    xor t4, t4, s5
    xor a1, s3, a1
    or a1, a7, a1
    xor t3, t3, a1
    and a7, a7, s3
    not a7, a7
    and a7, a7, a2
    and a2, s4, a7
    xor t6, a7, t6
    and a1, s8, t6
    xor a1, t4, a1
    and t0, t0, t6
    and a4, a4, a7
    xor a7, a7, t3
    or a6, a6, a7
    lw s3, 352(sp)
    xor a2, a2, a6
    or a7, s3, a7
    xor s3, s5, a2
    xor s3, s6, s3
    xor s4, t3, s11
    lw s5, 432(sp)
    and a3, a3, s4
    and s5, s5, s4
    xor t0, s5, t0
    xor t6, s4, t6
    and t5, t5, t6
    and t6, s1, t6
    xor t6, a2, t6
    xor a2, a1, t6
    xor t6, a3, t6
    or a3, s2, t3
    xor a6, a3, a6
    xor a6, a6, t4
    or t3, s7, t3
    xor t4, a4, a6
    xor a5, a5, t4
    xor t4, s5, t4
    xor t4, t5, t4
    xor a7, a7, t4
    xor t5, a2, a7
    slli a4, a7, 16
    srli a7, a7, 16
    or a7, a4, a7
    lw a4, 236(sp)
    lw a2, 72(sp)
    xor a4, a4, a7
    xor a3, s0, a4
    lw a1, 268(a2)
    lw s0, 420(sp)
    xor a1, a1, a7
    xor a7, a7, s0
    lw s0, 304(sp)
    xor a1, ra, a1
    xor s0, a7, s0
    xor s0, s0, s10
    xor a1, a1, t1
    xor t4, a5, t4
    xor a5, t3, a5
    xor a5, a5, t5
    xor t2, t2, a5
    slli t3, t2, 16
    srli t2, t2, 16
    or t2, t3, t2
    lw t3, 336(sp)
    lw s1, 400(sp)
    xor t3, t2, t3
    xor t3, s1, t3
    lw s2, 368(sp)
    lw s4, 388(sp)
    xor s2, s2, t2
    xor t2, t2, s4
    lw s5, 260(sp)
    xor t4, t6, t4
    xor s5, t2, s5
    xor a0, a0, t4
    xor t0, t0, t4
    xor a5, a5, t0
    slli t0, a5, 16
    srli a5, a5, 16
    or a5, t0, a5
    xor t0, s3, a0
    xor t4, t6, t0
    xor a6, a6, t4
    slli t6, a6, 16
    srli a6, a6, 16
    or a6, t6, a6
    slli t6, t4, 16
    srli t4, t4, 16
    or t4, t6, t4
    lw t6, 308(sp)
    lw s3, 332(sp)
    xor t6, t6, t4
    xor s3, t4, s3
    lw s6, 356(sp)
    lw s7, 360(sp)
    xor s3, s6, s3
    xor s3, s7, s3
    lw s8, 300(sp)
    lw s9, 408(sp)
    xor t4, t4, s8
    xor s9, t4, s9
    lw s11, 240(sp)
    sw s0, 408(sp)
    xor s9, s11, s9
    slli s0, t0, 16
    srli t0, t0, 16
    or t0, s0, t0
    slli s0, a0, 16
    srli a0, a0, 16
    or a0, s0, a0
    lw s0, 428(sp)
    lw s11, 296(a2)
    xor s0, s0, a0
    xor s11, s11, s0
    xor s8, s8, s11
    lw s11, 396(sp)
    lw s7, 380(sp)
    xor s8, s11, s8
    xor s7, s7, s0
    sw s7, 380(sp)
    lw s7, 248(sp)
    lw s1, 320(sp)
    xor s7, s7, s0
    xor s1, a0, s1
    lw s6, 316(a2)
    lw s11, 244(sp)
    xor a0, s6, a0
    xor a0, s10, a0
    lw s6, 296(sp)
    xor s11, s1, s11
    xor a0, s6, a0
    lw s6, 276(sp)
    sw a1, 244(sp)
    xor s6, s1, s6
    xor s6, s6, t6
    lw a1, 424(sp)
    xor a3, a3, s1
    xor s11, a1, s11
    sw a3, 276(sp)
    slli a3, t5, 16
    srli t5, t5, 16
    or t5, a3, t5
    lw a3, 316(sp)
    sw s5, 320(sp)
    xor a1, a3, t5
    lw s5, 280(a2)
    sw s3, 388(sp)
    xor s5, s5, a1
    xor s4, s4, s5
    lw s5, 412(sp)
    sw t3, 248(sp)
    xor s4, s5, s4
    lw s5, 384(sp)
    lw t3, 416(sp)
    xor s3, t5, s5
    xor t3, s3, t3
    xor t3, t3, s2
    sw s9, 416(sp)
    lw s9, 284(sp)
    sw s4, 300(sp)
    xor s4, t0, s9
    xor s7, s4, s7
    sw a0, 428(sp)
    lw a0, 288(sp)
    sw t1, 332(sp)
    xor t1, a0, t0
    sw s2, 308(sp)
    lw s2, 328(sp)
    sw a6, 336(sp)
    xor s2, t1, s2
    sw s2, 328(sp)
    lw s2, 256(sp)
    sw s0, 304(sp)
    xor s2, a6, s2
    xor s6, s2, s6
    sw s6, 260(sp)
    lw s6, 376(sp)
    lw s0, 264(sp)
    xor s6, s6, a6
    xor s8, s6, s8
    sw s8, 368(sp)
    lw s8, 348(sp)
    xor s0, a5, s0
    xor a6, s8, a5
    # round 6 (aes.dsl:47)
    sw s11, 420(sp)
    lw s11, 368(a2)
    xor t5, s11, t5
    lw s11, 352(a2)
    xor s3, ra, s3
    xor s5, s11, s5
    lw s11, 320(a2)
    sw t5, 316(sp)
    xor a3, s11, a3
    lw s11, 312(sp)
    lw t5, 340(sp)
    xor t5, s11, t5
    lw s11, 348(a2)
    sw t5, 340(sp)
    lw t5, 324(sp)
    lw ra, 280(sp)
    xor t5, s11, t5
    lw s11, 376(a2)
    xor t0, s11, t0
    lw s11, 372(sp)
    xor a4, a4, s11
    lw s11, 360(a2)
    xor s9, s11, s9
    lw s11, 336(a2)
    xor s11, s11, ra
    xor a7, s11, a7
    xor a7, a1, a7
    lw a1, 332(a2)
    lw s11, 404(sp)
    xor a1, a1, s8
    lw s8, 344(a2)
    lw ra, 264(sp)
    xor s8, s8, s11
    xor t1, s8, t1
    lw s8, 340(a2)
    lw s11, 344(sp)
    xor s8, s8, s11
    lw s11, 328(a2)
    xor a0, s11, a0
    lw s11, 380(a2)
    xor a5, s11, a5
    lw s11, 364(a2)
    xor s11, s11, ra
    lw ra, 392(sp)
    xor s11, ra, s11
    xor t6, t6, s11
    lw s11, 424(sp)
    xor t1, s0, t1
    xor s11, s11, ra
    xor t0, t0, s11
    lw s11, 272(sp)
    lw ra, 396(sp)
    xor a5, s11, a5
    xor a5, ra, a5
    xor s4, s4, s11
    xor a0, a0, s4
    xor s4, s8, t3
    xor a1, s0, a1
    lw s0, 356(sp)
    xor a7, s1, a7
    xor a1, s0, a1
    xor t2, s1, t2
    xor t2, t2, s6
    xor t2, s4, t2
    xor a7, a7, s7
    xor t5, t5, a6
    xor t4, t4, t5
    lw t5, 296(sp)
    lw s0, 400(sp)
    xor a6, t5, a6
    xor a6, s9, a6
    xor t5, a3, s10
    xor t5, s3, t5
    lw a3, 324(a2)
    lw s1, 304(sp)
    xor a3, a3, s10
    xor a3, s0, a3
    xor a3, a3, s2
    lw s0, 420(sp)
    xor s2, s5, s1
    xor t5, s0, t5
    xor a4, a4, s2
    lw s2, 356(a2)
    lw s3, 316(sp)
    xor s1, s2, s1
    lw s2, 308(sp)
    lw s4, 332(sp)
    xor s1, s2, s1
    lw s2, 360(sp)
    xor s3, s3, s4
    xor s1, s1, s2
    lw s2, 328(sp)
    lw s5, 340(sp)
    xor a4, s2, a4
    xor s3, s5, s3
    lw s5, 372(a2)
    lw s6, 300(sp)
    xor s4, s5, s4
    lw s5, 412(sp)
    lw s8, 256(sp)
    xor s4, s5, s4
    lw s5, 240(sp)
    xor s8, s6, s8
    xor s4, s4, s5
    lw s5, 428(sp)
    xor s1, s8, s1
    xor s3, s5, s3
    lw s8, 260(sp)
    lw s9, 416(sp)
    xor s7, s7, s8
    xor s0, s0, s9
    lw s10, 248(sp)
    lw s11, 336(sp)
    lw ra, 320(sp)
    xor s11, s10, s11
    xor s4, s11, s4
    lw s11, 388(sp)
    lw s6, 376(sp)
    xor s5, s5, s11
    xor s6, ra, s6
    xor a3, s6, a3
    lw s6, 368(sp)
    sw t6, 328(sp)
    xor s2, s2, s6
    xor s6, s10, s11
    xor s9, s6, s5
    xor ra, s3, s6
    xor t6, s4, ra
    xor t0, t0, t6
    xor s10, s10, t0
    xor a5, a5, t0
    or t0, a5, s9
    sw a6, 248(sp)
    xor a6, s5, s10
    sw s1, 376(sp)
    xor s1, a5, a6
    sw a4, 428(sp)
    and a4, s6, s1
    sw s2, 336(sp)
    xor s2, t6, s1
    sw s0, 420(sp)
    and s0, s3, s2
    sw a1, 256(sp)
    lw a1, 244(sp)
    sw a0, 240(sp)
    xor a0, a1, a6
    sw a3, 412(sp)
    xor a3, a0, s2
    xor s11, s11, a3
    sw t5, 388(sp)
    xor t5, ra, s11
    xor s8, s9, t5
    xor a2, s3, s8
    sw s7, 332(sp)
    and s7, a0, a2
    sw t4, 340(sp)
    and t4, a3, s8
    sw t1, 316(sp)
    or t1, a1, s11
    sw t2, 360(sp)
    or t2, s5, a6
    xor t0, t0, t2
    xor t1, t0, t1
    xor t0, s4, t0
    xor t2, s10, t2
    xor t2, a4, t2
    xor t4, t2, t4
    xor t0, t0, t4
    xor t0, s7, t0
    xor t4, s0, t4
    or a4, s4, ra
    xor a4, a4, s10
    xor a4, a4, t1
    or s0, t0, a4
    xor s4, t4, t0
    xor s7, a1, t6
    and s10, t5, s7
    xor t2, t2, s10
    xor t1, t1, t2
    xor t2, a4, t1
    or t2, t4, t2
    xor t4, t2, s0
    or t0, t0, t4
    xor s10, s4, t0
    or a1, a1, s10
    xor t4, t4, s10
    and t0, t0, t4
    or t4, ra, t0
    or t6, t6, t0
    xor a1, a1, t6
    xor t0, s10, t0
    and t5, t5, t0
    and s7, s7, t0
    or s11, s11, s10
    xor s4, t2, s4
    or s4, t1, s4
    xor a4, a4, s4
    and t1, t1, t2
    not t1, t1
    and t1, t1, s0
    and t2, s8, t1
    and a3, a3, t1
    xor t0, t1, t0
    and s0, s9, t0
    and a5, a5, t0
    xor a5, a1, a5
    xor t1, t1, a4
    or s2, s2, t1
    or t1, s3, t1
    xor a3, a3, s2
    xor t6, t6, a3
    xor t6, s7, t6
    or a0, a0, a4
    xor a0, a0, s2
    xor a1, a0, a1
    xor t2, t2, a1
    xor t5, t5, t2
    or a2, a2, a4
    xor a4, a4, s10
    xor t0, a4, t0
    and a0, s1, t0
    xor a3, a3, a0
    and t0, s6, t0
    xor a5, a5, a3
    and a6, a6, a4
    xor a6, a6, a3
    and a4, s5, a4
    xor a3, a4, s0
    xor t2, a4, t2
    xor t0, t0, t2
    xor t1, t1, t0
    xor a5, a5, t1
    slli t2, t1, 8
    srli t1, t1, 24
    or t1, t2, t1
    lw t2, 72(sp)
    xor t0, t5, t0
    lw a4, 384(t2)
    xor t5, a2, t5
    xor a4, a4, t1
    xor t5, t5, a5
    xor a2, s11, t5
    slli a0, a2, 8
    srli a2, a2, 24
    or a2, a0, a2
    xor t0, a6, t0
    xor a3, a3, t0
    xor t5, t5, a3
    xor t0, t4, t0
    xor t4, t6, t0
    xor a6, a6, t4
    xor t6, a1, a6
    slli a3, t6, 8
    srli t6, t6, 24
    or t6, a3, t6
    slli a3, a6, 8
    srli a6, a6, 24
    or a6, a3, a6
    slli a3, t4, 8
    srli t4, t4, 24
    or t4, a3, t4
    slli a3, t0, 8
    srli t0, t0, 24
    or t0, a3, t0
    lw a3, 432(t2)
    slli a1, t5, 8
    xor a3, a3, t0
    srli t5, t5, 24
    or t5, a1, t5
    slli a1, a5, 8
    srli a5, a5, 24
    or a5, a1, a5
    lw a1, 260(sp)
    lw s1, 360(sp)
    xor a0, t3, a1
    xor s0, a7, a0
    xor s2, s1, s0
    lw s3, 316(sp)
    lw s4, 340(sp)
    xor s3, s3, s2
    xor s4, s4, s3
    xor t3, t3, s3
    lw s3, 332(sp)
    lw s10, 276(sp)
    xor s5, s3, t3
    xor s6, s4, s5
    xor s7, s2, s6
    and s8, a7, s7
    and s9, a0, s6
    xor s11, s10, s5
    xor ra, s11, s7
    xor a1, a1, ra
    sw a3, 260(sp)
    or a3, s10, a1
    sw a4, 340(sp)
    xor a4, s0, a1
    sw t1, 316(sp)
    or t1, s3, s5
    sw a5, 244(sp)
    xor a5, t3, t1
    xor a5, s9, a5
    xor s9, s10, s2
    sw a2, 308(sp)
    and a2, a4, s9
    xor a2, a5, a2
    sw t5, 304(sp)
    or t5, s1, s0
    xor t3, t5, t3
    xor t5, a0, s3
    sw t0, 400(sp)
    or t0, s4, t5
    xor t0, t0, t1
    xor t1, s1, t0
    xor t0, t0, a3
    xor t3, t3, t0
    xor t0, t0, a2
    xor a3, t3, t0
    xor a2, t5, a4
    and s1, ra, a2
    xor a5, a5, s1
    xor t1, t1, a5
    xor a5, s8, a5
    or a3, a5, a3
    and s1, t0, a3
    not s1, s1
    xor s8, a7, a2
    sw t4, 360(sp)
    and t4, s11, s8
    xor t1, t4, t1
    xor a5, a5, t1
    xor t4, a3, a5
    or t0, t0, t4
    xor t0, t3, t0
    or t4, s8, t0
    or s8, s11, t0
    or t3, t1, t3
    xor a3, a3, t3
    and t3, s1, t3
    and a2, a2, t3
    and s1, ra, t3
    or t1, t1, a3
    xor a5, a5, t1
    xor a3, a3, a5
    and t1, t1, a3
    or a3, s2, t1
    or s0, s0, t1
    xor t1, a5, t1
    and a4, a4, t1
    and s2, s9, t1
    xor t1, t3, t1
    and s4, s4, t1
    and t5, t5, t1
    or a1, a1, a5
    or s9, s10, a5
    xor s9, s9, a3
    xor s4, s9, s4
    xor a5, t0, a5
    xor t0, t3, t0
    or a7, a7, t0
    or t0, s7, t0
    xor t3, s1, t0
    xor t0, s8, t0
    xor t0, t0, s9
    xor a2, a2, t0
    xor a4, a4, a2
    xor t4, t4, a4
    xor a3, a3, t3
    xor a3, s2, a3
    and s1, s5, a5
    xor t1, a5, t1
    and a5, s3, a5
    xor a2, a5, a2
    xor a5, a5, t5
    and t5, a0, t1
    xor t5, t5, a2
    and t1, s6, t1
    xor t1, t3, t1
    xor t3, s1, t1
    xor t1, s4, t1
    xor a4, a4, t5
    xor a7, a7, t5
    xor t1, t1, a7
    xor t4, t4, t1
    xor t5, a1, t4
    slli a2, t5, 24
    srli t5, t5, 8
    or t5, a2, t5
    slli a2, t1, 24
    srli t1, t1, 8
    or t1, a2, t1
    slli a2, a7, 24
    srli a7, a7, 8
    or a7, a2, a7
    lw a2, 392(t2)
    xor a4, t3, a4
    xor a2, a2, a7
    xor a1, s0, a4
    xor a5, a5, a4
    xor a5, t4, a5
    slli t4, a5, 24
    srli a5, a5, 8
    or a5, t4, a5
    xor t4, a3, a1
    xor t3, t3, t4
    xor t0, t0, t3
    slli a4, t0, 24
    srli t0, t0, 8
    or t0, a4, t0
    slli a4, t3, 24
    srli t3, t3, 8
    or t3, a4, t3
    slli a4, t4, 24
    srli t4, t4, 8
    or t4, a4, t4
    slli a4, a1, 24
    srli a3, a1, 8
    or a4, a4, a3
    lw a3, 440(t2)
    lw a1, 320(sp)
    xor a3, a3, a4
    lw a0, 416(sp)
    lw s1, 388(sp)
    xor s0, a1, a0
    xor s2, s1, s0
    lw s3, 412(sp)
    xor s5, s3, s2
    or s4, s3, s2
    lw s6, 240(sp)
    lw s7, 256(sp)
    xor s6, s6, s5
    xor a1, a1, s6
    xor s6, s7, s6
    xor s4, s4, a1
    lw s7, 420(sp)
    lw t2, 408(sp)
    xor s8, s7, a1
    xor s9, s6, s8
    and s10, s0, s9
    xor s11, s5, s9
    and ra, s1, s11
    sw a2, 256(sp)
    xor a2, t2, s8
    sw a7, 320(sp)
    xor a7, a2, s11
    xor a0, a0, a7
    sw t1, 416(sp)
    xor t1, s2, a0
    sw t5, 240(sp)
    or t5, t2, a0
    sw a5, 332(sp)
    or a5, s7, s8
    xor a1, a1, a5
    xor a1, s10, a1
    xor s10, t2, s5
    sw a3, 276(sp)
    and a3, t1, s10
    xor a3, a1, a3
    xor s7, s0, s7
    sw a4, 296(sp)
    or a4, s6, s7
    xor a5, a4, a5
    xor t5, a5, t5
    xor a5, s3, a5
    xor a4, t5, a3
    xor t5, s4, t5
    xor a3, t5, a4
    xor s3, s7, t1
    and s4, a7, s3
    xor a1, a1, s4
    xor s4, ra, a1
    xor a5, a5, a1
    or a3, s4, a3
    and a1, a4, a3
    not a1, a1
    xor ra, s1, s3
    sw t4, 412(sp)
    and t4, a2, ra
    xor a5, t4, a5
    xor t4, s4, a5
    xor s4, a3, t4
    or a4, a4, s4
    xor a4, t5, a4
    or a2, a2, a4
    or s4, ra, a4
    or t5, a5, t5
    xor a3, a3, t5
    and t5, a1, t5
    and a7, a7, t5
    and a1, s3, t5
    or a5, a5, a3
    xor t4, t4, a5
    or t2, t2, t4
    xor a3, a3, t4
    and a5, a5, a3
    or a3, s5, a5
    xor t2, t2, a3
    or s2, s2, a5
    xor a5, t4, a5
    and s3, s10, a5
    and t1, t1, a5
    xor a5, t5, a5
    and s5, s7, a5
    and s6, s6, a5
    xor s6, t2, s6
    or a0, a0, t4
    xor t4, a4, t4
    xor t5, t5, a4
    or a4, s1, t5
    or t5, s11, t5
    xor a7, a7, t5
    xor t5, a2, t5
    xor t2, t5, t2
    xor t5, a1, t2
    xor t1, t1, t5
    xor a2, s4, t1
    xor a3, a3, a7
    xor a3, s3, a3
    xor a5, t4, a5
    and a1, s0, a5
    and a5, s9, a5
    xor a5, a7, a5
    lw s0, 420(sp)
    xor a7, s6, a5
    and s0, s0, t4
    and t4, s8, t4
    xor a5, t4, a5
    xor t4, s0, s5
    xor t5, s0, t5
    xor t5, a1, t5
    xor t1, t1, t5
    xor t5, a4, t5
    xor a7, a7, t5
    xor a4, a2, a7
    xor a2, a0, a4
    lw a1, 72(sp)
    lw s0, 388(a1)
    lw a0, 404(a1)
    xor s0, s0, t5
    xor a0, a0, a2
    xor t1, a5, t1
    xor t4, t4, t1
    xor t4, a4, t4
    xor t1, s2, t1
    xor a4, a3, t1
    xor a5, a5, a4
    xor t2, t2, a5
    lw a3, 420(a1)
    lw s1, 436(a1)
    xor a3, a3, a5
    xor s1, s1, t1
    xor s2, t2, t6
    xor s3, t2, t0
    xor s4, a5, t3
    xor a5, a5, a6
    lw s5, 412(sp)
    lw s7, 360(sp)
    xor s6, a4, s5
    xor s8, a4, s7
    lw s9, 296(sp)
    lw s11, 416(a1)
    xor s10, t1, s9
    xor s11, s11, s10
    xor s11, a6, s11
    lw ra, 400(sp)
    lw s7, 276(sp)
    xor t1, t1, ra
    xor s7, t1, s7
    lw s5, 428(a1)
    lw s9, 304(sp)
    xor s5, s5, t1
    xor s9, t4, s9
    lw ra, 332(sp)
    sw s9, 420(sp)
    xor ra, t4, ra
    sw ra, 276(sp)
    lw ra, 308(sp)
    sw t2, 388(sp)
    xor s9, a2, ra
    lw t2, 240(sp)
    sw a4, 408(sp)
    xor a2, a2, t2
    lw t2, 244(sp)
    lw a4, 412(a1)
    xor t2, a7, t2
    xor a4, a4, t2
    sw t2, 356(sp)
    lw t2, 416(sp)
    lw a1, 400(a1)
    xor t2, a7, t2
    xor a1, a1, t2
    xor a1, ra, a1
    lw ra, 320(sp)
    sw a7, 272(sp)
    xor ra, t5, ra
    lw a7, 316(sp)
    sw t2, 396(sp)
    xor t5, t5, a7
    lw a7, 256(sp)
    sw t4, 256(sp)
    xor a7, t5, a7
    lw t4, 300(sp)
    lw t2, 368(sp)
    sw t5, 392(sp)
    xor t5, t4, t2
    sw t6, 424(sp)
    lw t6, 336(sp)
    sw t0, 264(sp)
    xor t0, t5, t6
    sw s7, 288(sp)
    lw s7, 428(sp)
    sw a0, 344(sp)
    xor a0, s7, t5
    sw s9, 404(sp)
    lw s9, 376(sp)
    sw s6, 348(sp)
    xor s6, s9, a0
    sw a3, 280(sp)
    lw a3, 248(sp)
    sw s8, 248(sp)
    xor a3, a3, s6
    lw s8, 328(sp)
    xor t4, t4, a3
    xor s8, s8, a3
    xor a3, t6, t4
    sw s1, 300(sp)
    xor s1, s8, a3
    sw a7, 328(sp)
    and a7, t5, s1
    sw a5, 284(sp)
    xor a5, s6, s1
    sw s3, 372(sp)
    and s3, s7, a5
    sw s11, 324(sp)
    or s11, t6, a3
    sw t3, 312(sp)
    xor t3, t4, s11
    xor a7, a7, t3
    lw t3, 380(sp)
    sw s2, 384(sp)
    xor s2, t3, a3
    sw s4, 236(sp)
    xor s4, s2, a5
    xor t2, t2, s4
    sw s5, 368(sp)
    or s5, t3, t2
    sw a6, 432(sp)
    xor a6, a0, t2
    xor t6, t0, a6
    xor s7, s7, t6
    sw a1, 352(sp)
    and a1, s2, s7
    sw a2, 268(sp)
    and a2, s4, t6
    xor a2, a7, a2
    xor s3, s3, a2
    sw a4, 364(sp)
    or a4, s8, t0
    xor a4, a4, s11
    xor s5, a4, s5
    xor a4, s9, a4
    xor a4, a4, a2
    xor a4, a1, a4
    or a2, s9, a0
    xor t4, a2, t4
    xor t4, t4, s5
    or a2, a4, t4
    xor a1, s3, a4
    xor s9, t3, s6
    and s11, a6, s9
    xor a7, a7, s11
    xor a7, s5, a7
    xor s5, t4, a7
    or s3, s3, s5
    xor s5, s3, a2
    or a4, a4, s5
    xor s11, a1, a4
    xor s5, s5, s11
    and a4, a4, s5
    or s5, s6, a4
    or a0, a0, a4
    xor a4, s11, a4
    and a6, a6, a4
    and s6, s9, a4
    or t2, t2, s11
    or t3, t3, s11
    xor t3, t3, s5
    xor a1, s3, a1
    or a1, a7, a1
    xor t4, t4, a1
    and a7, a7, s3
    not a7, a7
    and a7, a7, a2
    and a2, s4, a7
    xor a4, a7, a4
    and a1, s8, a4
    xor a1, t3, a1
    and t0, t0, a4
    and t6, t6, a7
    xor a7, a7, t4
    or a5, a5, a7
    lw s3, 428(sp)
    xor a2, a2, a5
    or a7, s3, a7
    xor s3, s5, a2
    xor s3, s6, s3
    xor s4, t4, s11
    lw s5, 336(sp)
    and a3, a3, s4
    and s5, s5, s4
    xor t0, s5, t0
    xor a4, s4, a4
    and t5, t5, a4
    and a4, s1, a4
    xor a4, a2, a4
    xor a2, a1, a4
    xor a4, a3, a4
    or a3, s2, t4
    xor a5, a3, a5
    xor a5, a5, t3
    or t3, s7, t4
    xor t4, t6, a5
    xor a6, a6, t4
    xor t4, s5, t4
    xor t4, t5, t4
    xor a7, a7, t4
    xor t5, a2, a7
    slli t6, a7, 16
    srli a7, a7, 16
    or a7, t6, a7
    lw t6, 316(sp)
    lw a2, 72(sp)
    xor t6, t6, a7
    xor a3, s0, t6
    lw a1, 396(a2)
    lw s0, 320(sp)
    xor a1, a1, a7
    xor a7, a7, s0
    lw s0, 340(sp)
    xor a1, ra, a1
    xor s0, a7, s0
    xor s0, s0, s10
    xor a1, a1, t1
    xor t4, a6, t4
    xor a6, t3, a6
    xor a6, a6, t5
    xor t2, t2, a6
    slli t3, t2, 16
    srli t2, t2, 16
    or t2, t3, t2
    lw t3, 364(sp)
    lw s1, 268(sp)
    xor t3, t2, t3
    xor t3, s1, t3
    lw s2, 308(sp)
    lw s4, 240(sp)
    xor s2, s2, t2
    xor t2, t2, s4
    lw s5, 352(sp)
    xor t4, a4, t4
    xor s5, t2, s5
    xor a0, a0, t4
    xor t0, t0, t4
    xor a6, a6, t0
    slli t0, a6, 16
    srli a6, a6, 16
    or a6, t0, a6
    xor t0, s3, a0
    xor t4, a4, t0
    xor a5, a5, t4
    slli a4, a5, 16
    srli a5, a5, 16
    or a5, a4, a5
    slli a4, t4, 16
    srli t4, t4, 16
    or t4, a4, t4
    lw a4, 432(sp)
    lw s3, 368(sp)
    xor a4, a4, t4
    xor s3, t4, s3
    lw s6, 236(sp)
    lw s7, 384(sp)
    xor s3, s6, s3
    xor s3, s7, s3
    lw s8, 312(sp)
    lw s9, 324(sp)
    xor t4, t4, s8
    xor s9, t4, s9
    lw s11, 372(sp)
    sw s0, 324(sp)
    xor s9, s11, s9
    slli s0, t0, 16
    srli t0, t0, 16
    or t0, s0, t0
    slli s0, a0, 16
    srli a0, a0, 16
    or a0, s0, a0
    lw s0, 400(sp)
    lw s11, 424(a2)
    xor s0, s0, a0
    xor s11, s11, s0
    xor s8, s8, s11
    lw s11, 284(sp)
    lw s7, 328(sp)
    xor s8, s11, s8
    xor s7, s7, s0
    sw s7, 328(sp)
    lw s7, 300(sp)
    lw s1, 296(sp)
    xor s7, s7, s0
    xor s1, a0, s1
    lw s6, 444(a2)
    lw s11, 260(sp)
    xor a0, s6, a0
    xor a0, s10, a0
    lw s6, 248(sp)
    xor s11, s1, s11
    xor a0, s6, a0
    lw s6, 280(sp)
    sw a1, 260(sp)
    xor s6, s1, s6
    xor s6, s6, a4
    lw a1, 348(sp)
    xor a3, a3, s1
    xor s11, a1, s11
    sw a3, 280(sp)
    slli a3, t5, 16
    srli t5, t5, 16
    or t5, a3, t5
    lw a3, 244(sp)
    sw s5, 296(sp)
    xor a1, a3, t5
    lw s5, 408(a2)
    sw s3, 240(sp)
    xor s5, s5, a1
    xor s4, s4, s5
    lw s5, 404(sp)
    sw t3, 300(sp)
    xor s4, s5, s4
    lw s5, 416(sp)
    lw t3, 344(sp)
    xor s3, t5, s5
    xor t3, s3, t3
    xor t3, t3, s2
    sw s9, 344(sp)
    lw s9, 412(sp)
    sw s4, 312(sp)
    xor s4, t0, s9
    xor s7, s4, s7
    sw a0, 400(sp)
    lw a0, 360(sp)
    sw t1, 368(sp)
    xor t1, a0, t0
    sw s2, 432(sp)
    lw s2, 288(sp)
    sw a5, 364(sp)
    xor s2, t1, s2
    sw s2, 288(sp)
    lw s2, 264(sp)
    sw s0, 340(sp)
    xor s2, a5, s2
    xor s6, s2, s6
    sw s6, 352(sp)
    lw s6, 424(sp)
    lw s0, 332(sp)
    xor s6, s6, a5
    xor s8, s6, s8
    sw s8, 308(sp)
    lw s8, 304(sp)
    xor s0, a6, s0
    xor a5, s8, a6
    # round 7 (aes.dsl:47)
    sw s11, 320(sp)
    lw s11, 496(a2)
    xor t5, s11, t5
    lw s11, 480(a2)
    xor s3, ra, s3
    xor s5, s11, s5
    lw s11, 448(a2)
    sw t5, 244(sp)
    xor a3, s11, a3
    lw s11, 392(sp)
    lw t5, 396(sp)
    xor t5, s11, t5
    lw s11, 476(a2)
    sw t5, 396(sp)
    lw t5, 256(sp)
    lw ra, 272(sp)
    xor t5, s11, t5
    lw s11, 504(a2)
    xor t0, s11, t0
    lw s11, 356(sp)
    xor t6, t6, s11
    lw s11, 488(a2)
    xor s9, s11, s9
    lw s11, 464(a2)
    xor s11, s11, ra
    xor a7, s11, a7
    xor a7, a1, a7
    lw a1, 460(a2)
    lw s11, 408(sp)
    xor a1, a1, s8
    lw s8, 472(a2)
    lw ra, 332(sp)
    xor s8, s8, s11
    xor t1, s8, t1
    lw s8, 468(a2)
    lw s11, 388(sp)
    xor s8, s8, s11
    lw s11, 456(a2)
    xor a0, s11, a0
    lw s11, 508(a2)
    xor a6, s11, a6
    lw s11, 492(a2)
    xor s11, s11, ra
    lw ra, 420(sp)
    xor s11, ra, s11
    xor a4, a4, s11
    lw s11, 348(sp)
    xor t1, s0, t1
    xor s11, s11, ra
    xor t0, t0, s11
    lw s11, 276(sp)
    lw ra, 284(sp)
    xor a6, s11, a6
    xor a6, ra, a6
    xor s4, s4, s11
    xor a0, a0, s4
    xor s4, s8, t3
    xor a1, s0, a1
    lw s0, 236(sp)
    xor a7, s1, a7
    xor a1, s0, a1
    xor t2, s1, t2
    xor t2, t2, s6
    xor t2, s4, t2
    xor a7, a7, s7
    xor t5, t5, a5
    xor t4, t4, t5
    lw t5, 248(sp)
    lw s0, 268(sp)
    xor a5, t5, a5
    xor a5, s9, a5
    xor t5, a3, s10
    xor t5, s3, t5
    lw a3, 452(a2)
    lw s1, 340(sp)
    xor a3, a3, s10
    xor a3, s0, a3
    xor a3, a3, s2
    lw s0, 320(sp)
    xor s2, s5, s1
    xor t5, s0, t5
    xor t6, t6, s2
    lw s2, 484(a2)
    lw s3, 244(sp)
    xor s1, s2, s1
    lw s2, 432(sp)
    lw s4, 368(sp)
    xor s1, s2, s1
    lw s2, 384(sp)
    xor s3, s3, s4
    xor s1, s1, s2
    lw s2, 288(sp)
    lw s5, 396(sp)
    xor t6, s2, t6
    xor s3, s5, s3
    lw s5, 500(a2)
    lw s6, 312(sp)
    xor s4, s5, s4
    lw s5, 404(sp)
    lw s8, 264(sp)
    xor s4, s5, s4
    lw s5, 372(sp)
    xor s8, s6, s8
    xor s4, s4, s5
    lw s5, 400(sp)
    xor s1, s8, s1
    xor s3, s5, s3
    lw s8, 352(sp)
    lw s9, 344(sp)
    xor s7, s7, s8
    xor s0, s0, s9
    lw s10, 300(sp)
    lw s11, 364(sp)
    lw ra, 296(sp)
    xor s11, s10, s11
    xor s4, s11, s4
    lw s11, 240(sp)
    lw s6, 424(sp)
    xor s5, s5, s11
    xor s6, ra, s6
    xor a3, s6, a3
    lw s6, 308(sp)
    sw a4, 288(sp)
    xor s2, s2, s6
    xor s6, s10, s11
    xor s9, s6, s5
    xor ra, s3, s6
    xor a4, s4, ra
    xor t0, t0, a4
    xor s10, s10, t0
    xor a6, a6, t0
    or t0, a6, s9
    sw a5, 300(sp)
    xor a5, s5, s10
    sw s1, 424(sp)
    xor s1, a6, a5
    sw t6, 400(sp)
    and t6, s6, s1
    sw s2, 364(sp)
    xor s2, a4, s1
    sw s0, 320(sp)
    and s0, s3, s2
    sw a1, 264(sp)
    lw a1, 260(sp)
    sw a0, 372(sp)
    xor a0, a1, a5
    sw a3, 404(sp)
    xor a3, a0, s2
    xor s11, s11, a3
    sw t5, 240(sp)
    xor t5, ra, s11
    xor s8, s9, t5
    xor a2, s3, s8
    sw s7, 368(sp)
    and s7, a0, a2
    sw t4, 396(sp)
    and t4, a3, s8
    sw t1, 244(sp)
    or t1, a1, s11
    sw t2, 384(sp)
    or t2, s5, a5
    xor t0, t0, t2
    xor t1, t0, t1
    xor t0, s4, t0
    xor t2, s10, t2
    xor t2, t6, t2
    xor t4, t2, t4
    xor t0, t0, t4
    xor t0, s7, t0
    xor t4, s0, t4
    or t6, s4, ra
    xor t6, t6, s10
    xor t6, t6, t1
    or s0, t0, t6
    xor s4, t4, t0
    xor s7, a1, a4
    and s10, t5, s7
    xor t2, t2, s10
    xor t1, t1, t2
    xor t2, t6, t1
    or t2, t4, t2
    xor t4, t2, s0
    or t0, t0, t4
    xor s10, s4, t0
    or a1, a1, s10
    xor t4, t4, s10
    and t0, t0, t4
    or t4, ra, t0
    or a4, a4, t0
    xor a1, a1, a4
    xor t0, s10, t0
    and t5, t5, t0
    and s7, s7, t0
    or s11, s11, s10
    xor s4, t2, s4
    or s4, t1, s4
    xor t6, t6, s4
    and t1, t1, t2
    not t1, t1
    and t1, t1, s0
    and t2, s8, t1
    and a3, a3, t1
    xor t0, t1, t0
    and s0, s9, t0
    and a6, a6, t0
    xor a6, a1, a6
    xor t1, t1, t6
    or s2, s2, t1
    or t1, s3, t1
    xor a3, a3, s2
    xor a4, a4, a3
    xor a4, s7, a4
    or a0, a0, t6
    xor a0, a0, s2
    xor a1, a0, a1
    xor t2, t2, a1
    xor t5, t5, t2
    or a2, a2, t6
    xor t6, t6, s10
    xor t0, t6, t0
    and a0, s1, t0
    xor a3, a3, a0
    and t0, s6, t0
    xor a6, a6, a3
    and a5, a5, t6
    xor a5, a5, a3
    and t6, s5, t6
    xor a3, t6, s0
    xor t2, t6, t2
    xor t0, t0, t2
    xor t1, t1, t0
    xor a6, a6, t1
    slli t2, t1, 8
    srli t1, t1, 24
    or t1, t2, t1
    lw t2, 72(sp)
    xor t0, t5, t0
    lw t6, 512(t2)
    xor t5, a2, t5
    xor t6, t6, t1
    xor t5, t5, a6
    xor a2, s11, t5
    slli a0, a2, 8
    srli a2, a2, 24
    or a2, a0, a2
    xor t0, a5, t0
    xor a3, a3, t0
    xor t5, t5, a3
    xor t0, t4, t0
    xor t4, a4, t0
    xor a5, a5, t4
    xor a4, a1, a5
    slli a3, a4, 8
    srli a4, a4, 24
    or a4, a3, a4
    slli a3, a5, 8
    srli a5, a5, 24
    or a5, a3, a5
    slli a3, t4, 8
    srli t4, t4, 24
    or t4, a3, t4
    slli a3, t0, 8
    srli t0, t0, 24
    or t0, a3, t0
    lw a3, 560(t2)
    slli a1, t5, 8
    xor a3, a3, t0
    srli t5, t5, 24
    or t5, a1, t5
    slli a1, a6, 8
    srli a6, a6, 24
    or a6, a1, a6
    lw a1, 352(sp)
    lw s1, 384(sp)
    xor a0, t3, a1
    xor s0, a7, a0
    xor s2, s1, s0
    lw s3, 244(sp)
    lw s4, 396(sp)
    xor s3, s3, s2
    xor s4, s4, s3
    xor t3, t3, s3
    lw s3, 368(sp)
    lw s10, 280(sp)
    xor s5, s3, t3
    xor s6, s4, s5
    xor s7, s2, s6
    and s8, a7, s7
    and s9, a0, s6
    xor s11, s10, s5
    xor ra, s11, s7
    xor a1, a1, ra
    sw a3, 352(sp)
    or a3, s10, a1
    sw t6, 396(sp)
    xor t6, s0, a1
    sw t1, 244(sp)
    or t1, s3, s5
    sw a6, 260(sp)
    xor a6, t3, t1
    xor a6, s9, a6
    xor s9, s10, s2
    sw a2, 432(sp)
    and a2, t6, s9
    xor a2, a6, a2
    sw t5, 340(sp)
    or t5, s1, s0
    xor t3, t5, t3
    xor t5, a0, s3
    sw t0, 268(sp)
    or t0, s4, t5
    xor t0, t0, t1
    xor t1, s1, t0
    xor t0, t0, a3
    xor t3, t3, t0
    xor t0, t0, a2
    xor a3, t3, t0
    xor a2, t5, t6
    and s1, ra, a2
    xor a6, a6, s1
    xor t1, t1, a6
    xor a6, s8, a6
    or a3, a6, a3
    and s1, t0, a3
    not s1, s1
    xor s8, a7, a2
    sw t4, 384(sp)
    and t4, s11, s8
    xor t1, t4, t1
    xor a6, a6, t1
    xor t4, a3, a6
    or t0, t0, t4
    xor t0, t3, t0
    or t4, s8, t0
    or s8, s11, t0
    or t3, t1, t3
    xor a3, a3, t3
    and t3, s1, t3
    and a2, a2, t3
    and s1, ra, t3
    or t1, t1, a3
    xor a6, a6, t1
    xor a3, a3, a6
    and t1, t1, a3
    or a3, s2, t1
    or s0, s0, t1
    xor t1, a6, t1
    and t6, t6, t1
    and s2, s9, t1
    xor t1, t3, t1
    and s4, s4, t1
    and t5, t5, t1
    or a1, a1, a6
    or s9, s10, a6
    xor s9, s9, a3
    xor s4, s9, s4
    xor a6, t0, a6
    xor t0, t3, t0
    or a7, a7, t0
    or t0, s7, t0
    xor t3, s1, t0
    xor t0, s8, t0
    xor t0, t0, s9
    xor a2, a2, t0
    xor t6, t6, a2
    xor t4, t4, t6
    xor a3, a3, t3
    xor a3, s2, a3
    and s1, s5, a6
    xor t1, a6, t1
    and a6, s3, a6
    xor a2, a6, a2
    xor a6, a6, t5
    and t5, a0, t1
    xor t5, t5, a2
    and t1, s6, t1
    xor t1, t3, t1
    xor t3, s1, t1
    xor t1, s4, t1
    xor t6, t6, t5
    xor a7, a7, t5
    xor t1, t1, a7
    xor t4, t4, t1
    xor t5, a1, t4
    slli a2, t5, 24
    srli t5, t5, 8
    or t5, a2, t5
    slli a2, t1, 24
    srli t1, t1, 8
    or t1, a2, t1
    slli a2, a7, 24
    srli a7, a7, 8
    or a7, a2, a7
    lw a2, 520(t2)
    xor t6, t3, t6
    xor a2, a2, a7
    xor a1, s0, t6
    xor a6, a6, t6
    xor a6, t4, a6
    slli t4, a6, 24
    srli a6, a6, 8
    or a6, t4, a6
    xor t4, a3, a1
    xor t3, t3, t4
    xor t0, t0, t3
    slli t6, t0, 24
    srli t0, t0, 8
    or t0, t6, t0
    slli t6, t3, 24
    srli t3, t3, 8
    or t3, t6, t3
    slli t6, t4, 24
    srli t4, t4, 8
    or t4, t6, t4
    slli t6, a1, 24
    srli a3, a1, 8
    or t6, t6, a3
    lw a3, 568(t2)
    lw a1, 296(sp)
    xor a3, a3, t6
    lw a0, 344(sp)
    lw s1, 240(sp)
    xor s0, a1, a0
    xor s2, s1, s0
    lw s3, 404(sp)
    xor s5, s3, s2
    or s4, s3, s2
    lw s6, 372(sp)
    lw s7, 264(sp)
    xor s6, s6, s5
    xor a1, a1, s6
    xor s6, s7, s6
    xor s4, s4, a1
    lw s7, 320(sp)
    lw t2, 324(sp)
    xor s8, s7, a1
    xor s9, s6, s8
    and s10, s0, s9
    xor s11, s5, s9
    and ra, s1, s11
    sw a2, 264(sp)
    xor a2, t2, s8
    sw a7, 296(sp)
    xor a7, a2, s11
    xor a0, a0, a7
    sw t1, 344(sp)
    xor t1, s2, a0
    sw t5, 372(sp)
    or t5, t2, a0
    sw a6, 368(sp)
    or a6, s7, s8
    xor a1, a1, a6
    xor a1, s10, a1
    xor s10, t2, s5
    sw a3, 280(sp)
    and a3, t1, s10
    xor a3, a1, a3
    xor s7, s0, s7
    sw t6, 248(sp)
    or t6, s6, s7
    xor a6, t6, a6
    xor t5, a6, t5
    xor a6, s3, a6
    xor t6, t5, a3
    xor t5, s4, t5
    xor a3, t5, t6
    xor s3, s7, t1
    and s4, a7, s3
    xor a1, a1, s4
    xor s4, ra, a1
    xor a6, a6, a1
    or a3, s4, a3
    and a1, t6, a3
    not a1, a1
    xor ra, s1, s3
    sw t4, 404(sp)
    and t4, a2, ra
    xor a6, t4, a6
    xor t4, s4, a6
    xor s4, a3, t4
    or t6, t6, s4
    xor t6, t5, t6
    or a2, a2, t6
    or s4, ra, t6
    or t5, a6, t5
    xor a3, a3, t5
    and t5, a1, t5
    and a7, a7, t5
    and a1, s3, t5
    or a6, a6, a3
    xor t4, t4, a6
    or t2, t2, t4
    xor a3, a3, t4
    and a6, a6, a3
    or a3, s5, a6
    xor t2, t2, a3
    or s2, s2, a6
    xor a6, t4, a6
    and s3, s10, a6
    and t1, t1, a6
    xor a6, t5, a6
    and s5, s7, a6
    and s6, s6, a6
    xor s6, t2, s6
    or a0, a0, t4
    xor t4, t6, t4
    xor t5, t5, t6
    or t6, s1, t5
    or t5, s11, t5
    xor a7, a7, t5
    xor t5, a2, t5
    xor t2, t5, t2
    xor t5, a1, t2
    xor t1, t1, t5
    xor a2, s4, t1
    xor a3, a3, a7
    xor a3, s3, a3
    xor a6, t4, a6
    and a1, s0, a6
    and a6, s9, a6
    xor a6, a7, a6
    lw s0, 320(sp)
    xor a7, s6, a6
    and s0, s0, t4
    and t4, s8, t4
    xor a6, t4, a6
    xor t4, s0, s5
    xor t5, s0, t5
    xor t5, a1, t5
    xor t1, t1, t5
    xor t5, t6, t5
    xor a7, a7, t5
    xor t6, a2, a7
    xor a2, a0, t6
    lw a1, 72(sp)
    lw s0, 516(a1)
    lw a0, 532(a1)
    xor s0, s0, t5
    xor a0, a0, a2
    xor t1, a6, t1
    xor t4, t4, t1
    xor t4, t6, t4
    xor t1, s2, t1
    xor t6, a3, t1
    xor a6, a6, t6
    xor t2, t2, a6
    lw a3, 548(a1)
    lw s1, 564(a1)
    xor a3, a3, a6
    xor s1, s1, t1
    xor s2, t2, a4
    xor s3, t2, t0
    xor s4, a6, t3
    xor a6, a6, a5
    lw s5, 404(sp)
    lw s7, 384(sp)
    xor s6, t6, s5
    xor s8, t6, s7
    lw s9, 248(sp)
    lw s11, 544(a1)
    xor s10, t1, s9
    xor s11, s11, s10
    xor s11, a5, s11
    lw ra, 268(sp)
    lw s7, 280(sp)
    xor t1, t1, ra
    xor s7, t1, s7
    lw s5, 556(a1)
    lw s9, 340(sp)
    xor s5, s5, t1
    xor s9, t4, s9
    lw ra, 368(sp)
    sw s9, 320(sp)
    xor ra, t4, ra
    sw ra, 280(sp)
    lw ra, 432(sp)
    sw t2, 240(sp)
    xor s9, a2, ra
    lw t2, 372(sp)
    sw t6, 324(sp)
    xor a2, a2, t2
    lw t2, 260(sp)
    lw t6, 540(a1)
    xor t2, a7, t2
    xor t6, t6, t2
    sw t2, 236(sp)
    lw t2, 344(sp)
    lw a1, 528(a1)
    xor t2, a7, t2
    xor a1, a1, t2
    xor a1, ra, a1
    lw ra, 296(sp)
    sw a7, 276(sp)
    xor ra, t5, ra
    lw a7, 244(sp)
    sw t2, 284(sp)
    xor t5, t5, a7
    lw a7, 264(sp)
    sw t4, 264(sp)
    xor a7, t5, a7
    lw t4, 312(sp)
    lw t2, 308(sp)
    sw t5, 420(sp)
    xor t5, t4, t2
    sw a4, 348(sp)
    lw a4, 364(sp)
    sw t0, 332(sp)
    xor t0, t5, a4
    sw s7, 360(sp)
    lw s7, 400(sp)
    sw a0, 388(sp)
    xor a0, s7, t5
    sw s9, 408(sp)
    lw s9, 424(sp)
    sw s6, 304(sp)
    xor s6, s9, a0
    sw a3, 272(sp)
    lw a3, 300(sp)
    sw s8, 300(sp)
    xor a3, a3, s6
    lw s8, 288(sp)
    xor t4, t4, a3
    xor s8, s8, a3
    xor a3, a4, t4
    sw s1, 312(sp)
    xor s1, s8, a3
    sw a7, 288(sp)
    and a7, t5, s1
    sw a6, 412(sp)
    xor a6, s6, s1
    sw s3, 356(sp)
    and s3, s7, a6
    sw s11, 256(sp)
    or s11, a4, a3
    sw t3, 392(sp)
    xor t3, t4, s11
    xor a7, a7, t3
    lw t3, 328(sp)
    sw s2, 416(sp)
    xor s2, t3, a3
    sw s4, 316(sp)
    xor s4, s2, a6
    xor t2, t2, s4
    sw s5, 308(sp)
    or s5, t3, t2
    sw a5, 336(sp)
    xor a5, a0, t2
    xor a4, t0, a5
    xor s7, s7, a4
    sw a1, 428(sp)
    and a1, s2, s7
    sw a2, 380(sp)
    and a2, s4, a4
    xor a2, a7, a2
    xor s3, s3, a2
    sw t6, 376(sp)
    or t6, s8, t0
    xor t6, t6, s11
    xor s5, t6, s5
    xor t6, s9, t6
    xor t6, t6, a2
    xor t6, a1, t6
    or a2, s9, a0
    xor t4, a2, t4
    xor t4, t4, s5
    or a2, t6, t4
    xor a1, s3, t6
    xor s9, t3, s6
    and s11, a5, s9
    xor a7, a7, s11
    xor a7, s5, a7
    xor s5, t4, a7
    or s3, s3, s5
    xor s5, s3, a2
    or t6, t6, s5
    xor s11, a1, t6
    xor s5, s5, s11
    and t6, t6, s5
    or s5, s6, t6
    or a0, a0, t6
    xor t6, s11, t6
    and a5, a5, t6
    and s6, s9, t6
    or t2, t2, s11
    or t3, t3, s11
    xor t3, t3, s5
    xor a1, s3, a1
    or a1, a7, a1
    xor t4, t4, a1
    and a7, a7, s3
    not a7, a7
    and a7, a7, a2
    and a2, s4, a7
    xor t6, a7, t6
    and a1, s8, t6
    xor a1, t3, a1
    and t0, t0, t6
    and a4, a4, a7
    xor a7, a7, t4
    or a6, a6, a7
    lw s3, 400(sp)
    xor a2, a2, a6
    or a7, s3, a7
    xor s3, s5, a2
    xor s3, s6, s3
    xor s4, t4, s11
    lw s5, 364(sp)
    and a3, a3, s4
    and s5, s5, s4
    xor t0, s5, t0
    xor t6, s4, t6
    and t5, t5, t6
    and t6, s1, t6
    xor t6, a2, t6
    xor a2, a1, t6
    xor t6, a3, t6
    or a3, s2, t4
    xor a6, a3, a6
    xor a6, a6, t3
    or t3, s7, t4
    xor t4, a4, a6
    xor a5, a5, t4
    xor t4, s5, t4
    xor t4, t5, t4
    xor a7, a7, t4
    xor t5, a2, a7
    slli a4, a7, 16
    srli a7, a7, 16
    or a7, a4, a7
    lw a4, 244(sp)
    lw a2, 72(sp)
    xor a4, a4, a7
    xor a3, s0, a4
    lw a1, 524(a2)
    lw s0, 296(sp)
    xor a1, a1, a7
    xor a7, a7, s0
    lw s0, 396(sp)
    xor a1, ra, a1
    xor s0, a7, s0
    xor s0, s0, s10
    xor a1, a1, t1
    xor t4, a5, t4
    xor a5, t3, a5
    xor a5, a5, t5
    xor t2, t2, a5
    slli t3, t2, 16
    srli t2, t2, 16
    or t2, t3, t2
    lw t3, 376(sp)
    lw s1, 380(sp)
    xor t3, t2, t3
    xor t3, s1, t3
    lw s2, 432(sp)
    lw s4, 372(sp)
    xor s2, s2, t2
    xor t2, t2, s4
    lw s5, 428(sp)
    xor t4, t6, t4
    xor s5, t2, s5
    xor a0, a0, t4
    xor t0, t0, t4
    xor a5, a5, t0
    slli t0, a5, 16
    srli a5, a5, 16
    or a5, t0, a5
    xor t0, s3, a0
    xor t4, t6, t0
    xor a6, a6, t4
    slli t6, a6, 16
    srli a6, a6, 16
    or a6, t6, a6
    slli t6, t4, 16
    srli t4, t4, 16
    or t4, t6, t4
    lw t6, 336(sp)
    lw s3, 308(sp)
    xor t6, t6, t4
    xor s3, t4, s3
    lw s6, 316(sp)
    lw s7, 416(sp)
    xor s3, s6, s3
    xor s3, s7, s3
    lw s8, 392(sp)
    lw s9, 256(sp)
    xor t4, t4, s8
    xor s9, t4, s9
    lw s11, 356(sp)
    sw s0, 256(sp)
    xor s9, s11, s9
    slli s0, t0, 16
    srli t0, t0, 16
    or t0, s0, t0
    slli s0, a0, 16
    srli a0, a0, 16
    or a0, s0, a0
    lw s0, 268(sp)
    lw s11, 552(a2)
    xor s0, s0, a0
    xor s11, s11, s0
    xor s8, s8, s11
    lw s11, 412(sp)
    lw s7, 288(sp)
    xor s8, s11, s8
    xor s7, s7, s0
    sw s7, 288(sp)
    lw s7, 312(sp)
    lw s1, 248(sp)
    xor s7, s7, s0
    xor s1, a0, s1
    lw s6, 572(a2)
    lw s11, 352(sp)
    xor a0, s6, a0
    xor a0, s10, a0
    lw s6, 300(sp)
    xor s11, s1, s11
    xor a0, s6, a0
    lw s6, 272(sp)
    sw a1, 352(sp)
    xor s6, s1, s6
    xor s6, s6, t6
    lw a1, 304(sp)
    xor a3, a3, s1
    xor s11, a1, s11
    sw a3, 272(sp)
    slli a3, t5, 16
    srli t5, t5, 16
    or t5, a3, t5
    lw a3, 260(sp)
    sw s5, 248(sp)
    xor a1, a3, t5
    lw s5, 536(a2)
    sw s3, 372(sp)
    xor s5, s5, a1
    xor s4, s4, s5
    lw s5, 408(sp)
    sw t3, 312(sp)
    xor s4, s5, s4
    lw s5, 344(sp)
    lw t3, 388(sp)
    xor s3, t5, s5
    xor t3, s3, t3
    xor t3, t3, s2
    sw s9, 388(sp)
    lw s9, 404(sp)
    sw s4, 392(sp)
    xor s4, t0, s9
    xor s7, s4, s7
    sw a0, 268(sp)
    lw a0, 384(sp)
    sw t1, 308(sp)
    xor t1, a0, t0
    sw s2, 336(sp)
    lw s2, 360(sp)
    sw a6, 376(sp)
    xor s2, t1, s2
    sw s2, 360(sp)
    lw s2, 332(sp)
    sw s0, 396(sp)
    xor s2, a6, s2
    xor s6, s2, s6
    sw s6, 428(sp)
    lw s6, 348(sp)
    lw s0, 368(sp)
    xor s6, s6, a6
    xor s8, s6, s8
    sw s8, 432(sp)
    lw s8, 340(sp)
    xor s0, a5, s0
    xor a6, s8, a5
    # round 8 (aes.dsl:47)
    sw s11, 296(sp)
    lw s11, 624(a2)
    xor t5, s11, t5
    lw s11, 608(a2)
    xor s3, ra, s3
    xor s5, s11, s5
    lw s11, 576(a2)
    sw t5, 260(sp)
    xor a3, s11, a3
    lw s11, 420(sp)
    lw t5, 284(sp)
    xor t5, s11, t5
    lw s11, 604(a2)
    sw t5, 284(sp)
    lw t5, 264(sp)
    lw ra, 276(sp)
    xor t5, s11, t5
    lw s11, 632(a2)
    xor t0, s11, t0
    lw s11, 236(sp)
    xor a4, a4, s11
    lw s11, 616(a2)
    xor s9, s11, s9
    lw s11, 592(a2)
    xor s11, s11, ra
    xor a7, s11, a7
    xor a7, a1, a7
    lw a1, 588(a2)
    lw s11, 324(sp)
    xor a1, a1, s8
    lw s8, 600(a2)
    lw ra, 368(sp)
    xor s8, s8, s11
    xor t1, s8, t1
    lw s8, 596(a2)
    lw s11, 240(sp)
    xor s8, s8, s11
    lw s11, 584(a2)
    xor a0, s11, a0
    lw s11, 636(a2)
    xor a5, s11, a5
    lw s11, 620(a2)
    xor s11, s11, ra
    lw ra, 320(sp)
    xor s11, ra, s11
    xor t6, t6, s11
    lw s11, 304(sp)
    xor t1, s0, t1
    xor s11, s11, ra
    xor t0, t0, s11
    lw s11, 280(sp)
    lw ra, 412(sp)
    xor a5, s11, a5
    xor a5, ra, a5
    xor s4, s4, s11
    xor a0, a0, s4
    xor s4, s8, t3
    xor a1, s0, a1
    lw s0, 316(sp)
    xor a7, s1, a7
    xor a1, s0, a1
    xor t2, s1, t2
    xor t2, t2, s6
    xor t2, s4, t2
    xor a7, a7, s7
    xor t5, t5, a6
    xor t4, t4, t5
    lw t5, 300(sp)
    lw s0, 380(sp)
    xor a6, t5, a6
    xor a6, s9, a6
    xor t5, a3, s10
    xor t5, s3, t5
    lw a3, 580(a2)
    lw s1, 396(sp)
    xor a3, a3, s10
    xor a3, s0, a3
    xor a3, a3, s2
    lw s0, 296(sp)
    xor s2, s5, s1
    xor t5, s0, t5
    xor a4, a4, s2
    lw s2, 612(a2)
    lw s3, 260(sp)
    xor s1, s2, s1
    lw s2, 336(sp)
    lw s4, 308(sp)
    xor s1, s2, s1
    lw s2, 416(sp)
    xor s3, s3, s4
    xor s1, s1, s2
    lw s2, 360(sp)
    lw s5, 284(sp)
    xor a4, s2, a4
    xor s3, s5, s3
    lw s5, 628(a2)
    lw s6, 392(sp)
    xor s4, s5, s4
    lw s5, 408(sp)
    lw s8, 332(sp)
    xor s4, s5, s4
    lw s5, 356(sp)
    xor s8, s6, s8
    xor s4, s4, s5
    lw s5, 268(sp)
    xor s1, s8, s1
    xor s3, s5, s3
    lw s8, 428(sp)
    lw s9, 388(sp)
    xor s7, s7, s8
    xor s0, s0, s9
    lw s10, 312(sp)
    lw s11, 376(sp)
    lw ra, 248(sp)
    xor s11, s10, s11
    xor s4, s11, s4
    lw s11, 372(sp)
    lw s6, 348(sp)
    xor s5, s5, s11
    xor s6, ra, s6
    xor a3, s6, a3
    lw s6, 432(sp)
    sw t6, 360(sp)
    xor s2, s2, s6
    xor s6, s10, s11
    xor s9, s6, s5
    xor ra, s3, s6
    xor t6, s4, ra
    xor t0, t0, t6
    xor s10, s10, t0
    xor a5, a5, t0
    or t0, a5, s9
    sw a6, 312(sp)
    xor a6, s5, s10
    sw s1, 348(sp)
    xor s1, a5, a6
    sw a4, 268(sp)
    and a4, s6, s1
    sw s2, 376(sp)
    xor s2, t6, s1
    sw s0, 296(sp)
    and s0, s3, s2
    sw a1, 332(sp)
    lw a1, 352(sp)
    sw a0, 356(sp)
    xor a0, a1, a6
    sw a3, 408(sp)
    xor a3, a0, s2
    xor s11, s11, a3
    sw t5, 372(sp)
    xor t5, ra, s11
    xor s8, s9, t5
    xor a2, s3, s8
    sw s7, 308(sp)
    and s7, a0, a2
    sw t4, 284(sp)
    and t4, a3, s8
    sw t1, 260(sp)
    or t1, a1, s11
    sw t2, 416(sp)
    or t2, s5, a6
    xor t0, t0, t2
    xor t1, t0, t1
    xor t0, s4, t0
    xor t2, s10, t2
    xor t2, a4, t2
    xor t4, t2, t4
    xor t0, t0, t4
    xor t0, s7, t0
    xor t4, s0, t4
    or a4, s4, ra
    xor a4, a4, s10
    xor a4, a4, t1
    or s0, t0, a4
    xor s4, t4, t0
    xor s7, a1, t6
    and s10, t5, s7
    xor t2, t2, s10
    xor t1, t1, t2
    xor t2, a4, t1
    or t2, t4, t2
    xor t4, t2, s0
    or t0, t0, t4
    xor s10, s4, t0
    or a1, a1, s10
    xor t4, t4, s10
    and t0, t0, t4
    or t4, ra, t0
    or t6, t6, t0
    xor a1, a1, t6
    xor t0, s10, t0
    and t5, t5, t0
    and s7, s7, t0
    or s11, s11, s10
    xor s4, t2, s4
    or s4, t1, s4
    xor a4, a4, s4
    and t1, t1, t2
    not t1, t1
    and t1, t1, s0
    and t2, s8, t1
    and a3, a3, t1
    xor t0, t1, t0
    and s0, s9, t0
    and a5, a5, t0
    xor a5, a1, a5
    xor t1, t1, a4
    or s2, s2, t1
    or t1, s3, t1
    xor a3, a3, s2
    xor t6, t6, a3
    xor t6, s7, t6
    or a0, a0, a4
    xor a0, a0, s2
    xor a1, a0, a1
    xor t2, t2, a1
    xor t5, t5, t2
    or a2, a2, a4
    xor a4, a4, s10
    xor t0, a4, t0
    and a0, s1, t0
    xor a3, a3, a0
    and t0, s6, t0
    xor a5, a5, a3
    and a6, a6, a4
    xor a6, a6, a3
    and a4, s5, a4
    xor a3, a4, s0
    xor t2, a4, t2
    xor t0, t0, t2
    xor t1, t1, t0
    xor a5, a5, t1
    slli t2, t1, 8
    srli t1, t1, 24
    or t1, t2, t1
    lw t2, 72(sp)
    xor t0, t5, t0
    lw a4, 640(t2)
    xor t5, a2, t5
    xor a4, a4, t1
    xor t5, t5, a5
    xor a2, s11, t5
    slli a0, a2, 8
    srli a2, a2, 24
    or a2, a0, a2
    xor t0, a6, t0
    xor a3, a3, t0
    xor t5, t5, a3
    xor t0, t4, t0
    xor t4, t6, t0
    xor a6, a6, t4
    xor t6, a1, a6
    slli a3, t6, 8
    srli t6, t6, 24
    or t6, a3, t6
    slli a3, a6, 8
    srli a6, a6, 24
    or a6, a3, a6
    slli a3, t4, 8
    srli t4, t4, 24
    or t4, a3, t4
    slli a3, t0, 8
    srli t0, t0, 24
    or t0, a3, t0
    lw a3, 688(t2)
    slli a1, t5, 8
    xor a3, a3, t0
    srli t5, t5, 24
    or t5, a1, t5
    slli a1, a5, 8
    srli a5, a5, 24
    or a5, a1, a5
    lw a1, 428(sp)
    lw s1, 416(sp)
    xor a0, t3, a1
    xor s0, a7, a0
    xor s2, s1, s0
    lw s3, 260(sp)
    lw s4, 284(sp)
    xor s3, s3, s2
    xor s4, s4, s3
    xor t3, t3, s3
    lw s3, 308(sp)
    lw s10, 272(sp)
    xor s5, s3, t3
    xor s6, s4, s5
    xor s7, s2, s6
    and s8, a7, s7
    and s9, a0, s6
    xor s11, s10, s5
    xor ra, s11, s7
    xor a1, a1, ra
    sw a3, 428(sp)
    or a3, s10, a1
    sw a4, 284(sp)
    xor a4, s0, a1
    sw t1, 260(sp)
    or t1, s3, s5
    sw a5, 352(sp)
    xor a5, t3, t1
    xor a5, s9, a5
    xor s9, s10, s2
    sw a2, 336(sp)
    and a2, a4, s9
    xor a2, a5, a2
    sw t5, 396(sp)
    or t5, s1, s0
    xor t3, t5, t3
    xor t5, a0, s3
    sw t0, 380(sp)
    or t0, s4, t5
    xor t0, t0, t1
    xor t1, s1, t0
    xor t0, t0, a3
    xor t3, t3, t0
    xor t0, t0, a2
    xor a3, t3, t0
    xor a2, t5, a4
    and s1, ra, a2
    xor a5, a5, s1
    xor t1, t1, a5
    xor a5, s8, a5
    or a3, a5, a3
    and s1, t0, a3
    not s1, s1
    xor s8, a7, a2
    sw t4, 416(sp)
    and t4, s11, s8
    xor t1, t4, t1
    xor a5, a5, t1
    xor t4, a3, a5
    or t0, t0, t4
    xor t0, t3, t0
    or t4, s8, t0
    or s8, s11, t0
    or t3, t1, t3
    xor a3, a3, t3
    and t3, s1, t3
    and a2, a2, t3
    and s1, ra, t3
    or t1, t1, a3
    xor a5, a5, t1
    xor a3, a3, a5
    and t1, t1, a3
    or a3, s2, t1
    or s0, s0, t1
    xor t1, a5, t1
    and a4, a4, t1
    and s2, s9, t1
    xor t1, t3, t1
    and s4, s4, t1
    and t5, t5, t1
    or a1, a1, a5
    or s9, s10, a5
    xor s9, s9, a3
    xor s4, s9, s4
    xor a5, t0, a5
    xor t0, t3, t0
    or a7, a7, t0
    or t0, s7, t0
    xor t3, s1, t0
    xor t0, s8, t0
    xor t0, t0, s9
    xor a2, a2, t0
    xor a4, a4, a2
    xor t4, t4, a4
    xor a3, a3, t3
    xor a3, s2, a3
    and s1, s5, a5
    xor t1, a5, t1
    and a5, s3, a5
    xor a2, a5, a2
    xor a5, a5, t5
    and t5, a0, t1
    xor t5, t5, a2
    and t1, s6, t1
    xor t1, t3, t1
    xor t3, s1, t1
    xor t1, s4, t1
    xor a4, a4, t5
    xor a7, a7, t5
    xor t1, t1, a7
    xor t4, t4, t1
    xor t5, a1, t4
    slli a2, t5, 24
    srli t5, t5, 8
    or t5, a2, t5
    slli a2, t1, 24
    srli t1, t1, 8
    or t1, a2, t1
    slli a2, a7, 24
    srli a7, a7, 8
    or a7, a2, a7
    lw a2, 648(t2)
    xor a4, t3, a4
    xor a2, a2, a7
    xor a1, s0, a4
    xor a5, a5, a4
    xor a5, t4, a5
    slli t4, a5, 24
    srli a5, a5, 8
    or a5, t4, a5
    xor t4, a3, a1
    xor t3, t3, t4
    xor t0, t0, t3
    slli a4, t0, 24
    srli t0, t0, 8
    or t0, a4, t0
    slli a4, t3, 24
    srli t3, t3, 8
    or t3, a4, t3
    slli a4, t4, 24
    srli t4, t4, 8
    or t4, a4, t4
    slli a4, a1, 24
    srli a3, a1, 8
    or a4, a4, a3
    lw a3, 696(t2)
    lw a1, 248(sp)
    xor a3, a3, a4
    lw a0, 388(sp)
    lw s1, 372(sp)
    xor s0, a1, a0
    xor s2, s1, s0
    lw s3, 408(sp)
    xor s5, s3, s2
    or s4, s3, s2
    lw s6, 356(sp)
    lw s7, 332(sp)
    xor s6, s6, s5
    xor a1, a1, s6
    xor s6, s7, s6
    xor s4, s4, a1
    lw s7, 296(sp)
    lw t2, 256(sp)
    xor s8, s7, a1
    xor s9, s6, s8
    and s10, s0, s9
    xor s11, s5, s9
    and ra, s1, s11
    sw a2, 332(sp)
    xor a2, t2, s8
    sw a7, 248(sp)
    xor a7, a2, s11
    xor a0, a0, a7
    sw t1, 388(sp)
    xor t1, s2, a0
    sw t5, 356(sp)
    or t5, t2, a0
    sw a5, 308(sp)
    or a5, s7, s8
    xor a1, a1, a5
    xor a1, s10, a1
    xor s10, t2, s5
    sw a3, 272(sp)
    and a3, t1, s10
    xor a3, a1, a3
    xor s7, s0, s7
    sw a4, 300(sp)
    or a4, s6, s7
    xor a5, a4, a5
    xor t5, a5, t5
    xor a5, s3, a5
    xor a4, t5, a3
    xor t5, s4, t5
    xor a3, t5, a4
    xor s3, s7, t1
    and s4, a7, s3
    xor a1, a1, s4
    xor s4, ra, a1
    xor a5, a5, a1
    or a3, s4, a3
    and a1, a4, a3
    not a1, a1
    xor ra, s1, s3
    sw t4, 408(sp)
    and t4, a2, ra
    xor a5, t4, a5
    xor t4, s4, a5
    xor s4, a3, t4
    or a4, a4, s4
    xor a4, t5, a4
    or a2, a2, a4
    or s4, ra, a4
    or t5, a5, t5
    xor a3, a3, t5
    and t5, a1, t5
    and a7, a7, t5
    and a1, s3, t5
    or a5, a5, a3
    xor t4, t4, a5
    or t2, t2, t4
    xor a3, a3, t4
    and a5, a5, a3
    or a3, s5, a5
    xor t2, t2, a3
    or s2, s2, a5
    xor a5, t4, a5
    and s3, s10, a5
    and t1, t1, a5
    xor a5, t5, a5
    and s5, s7, a5
    and s6, s6, a5
    xor s6, t2, s6
    or a0, a0, t4
    xor t4, a4, t4
    xor t5, t5, a4
    or a4, s1, t5
    or t5, s11, t5
    xor a7, a7, t5
    xor t5, a2, t5
    xor t2, t5, t2
    xor t5, a1, t2
    xor t1, t1, t5
    xor a2, s4, t1
    xor a3, a3, a7
    xor a3, s3, a3
    xor a5, t4, a5
    and a1, s0, a5
    and a5, s9, a5
    xor a5, a7, a5
    lw s0, 296(sp)
    xor a7, s6, a5
    and s0, s0, t4
    and t4, s8, t4
    xor a5, t4, a5
    xor t4, s0, s5
    xor t5, s0, t5
    xor t5, a1, t5
    xor t1, t1, t5
    xor t5, a4, t5
    xor a7, a7, t5
    xor a4, a2, a7
    xor a2, a0, a4
    lw a1, 72(sp)
    lw s0, 644(a1)
    lw a0, 660(a1)
    xor s0, s0, t5
    xor a0, a0, a2
    xor t1, a5, t1
    xor t4, t4, t1
    xor t4, a4, t4
    xor t1, s2, t1
    xor a4, a3, t1
    xor a5, a5, a4
    xor t2, t2, a5
    lw a3, 676(a1)
    lw s1, 692(a1)
    xor a3, a3, a5
    xor s1, s1, t1
    xor s2, t2, t6
    xor s3, t2, t0
    xor s4, a5, t3
    xor a5, a5, a6
    lw s5, 408(sp)
    lw s7, 416(sp)
    xor s6, a4, s5
    xor s8, a4, s7
    lw s9, 300(sp)
    lw s11, 672(a1)
    xor s10, t1, s9
    xor s11, s11, s10
    xor s11, a6, s11
    lw ra, 380(sp)
    lw s7, 272(sp)
    xor t1, t1, ra
    xor s7, t1, s7
    lw s5, 684(a1)
    lw s9, 396(sp)
    xor s5, s5, t1
    xor s9, t4, s9
    lw ra, 308(sp)
    sw s9, 296(sp)
    xor ra, t4, ra
    sw ra, 272(sp)
    lw ra, 336(sp)
    sw t2, 372(sp)
    xor s9, a2, ra
    lw t2, 356(sp)
    sw a4, 256(sp)
    xor a2, a2, t2
    lw t2, 352(sp)
    lw a4, 668(a1)
    xor t2, a7, t2
    xor a4, a4, t2
    sw t2, 316(sp)
    lw t2, 388(sp)
    lw a1, 656(a1)
    xor t2, a7, t2
    xor a1, a1, t2
    xor a1, ra, a1
    lw ra, 248(sp)
    sw a7, 280(sp)
    xor ra, t5, ra
    lw a7, 260(sp)
    sw t2, 412(sp)
    xor t5, t5, a7
    lw a7, 332(sp)
    sw t4, 332(sp)
    xor a7, t5, a7
    lw t4, 392(sp)
    lw t2, 432(sp)
    sw t5, 320(sp)
    xor t5, t4, t2
    sw t6, 304(sp)
    lw t6, 376(sp)
    sw t0, 368(sp)
    xor t0, t5, t6
    sw s7, 384(sp)
    lw s7, 268(sp)
    sw a0, 240(sp)
    xor a0, s7, t5
    sw s9, 324(sp)
    lw s9, 348(sp)
    sw s6, 340(sp)
    xor s6, s9, a0
    sw a3, 276(sp)
    lw a3, 312(sp)
    sw s8, 312(sp)
    xor a3, a3, s6
    lw s8, 360(sp)
    xor t4, t4, a3
    xor s8, s8, a3
    xor a3, t6, t4
    sw s1, 392(sp)
    xor s1, s8, a3
    sw a7, 360(sp)
    and a7, t5, s1
    sw a5, 404(sp)
    xor a5, s6, s1
    sw s3, 236(sp)
    and s3, s7, a5
    sw s11, 264(sp)
    or s11, t6, a3
    sw t3, 420(sp)
    xor t3, t4, s11
    xor a7, a7, t3
    lw t3, 288(sp)
    sw s2, 344(sp)
    xor s2, t3, a3
    sw s4, 244(sp)
    xor s4, s2, a5
    xor t2, t2, s4
    sw s5, 432(sp)
    or s5, t3, t2
    sw a6, 364(sp)
    xor a6, a0, t2
    xor t6, t0, a6
    xor s7, s7, t6
    sw a1, 400(sp)
    and a1, s2, s7
    sw a2, 328(sp)
    and a2, s4, t6
    xor a2, a7, a2
    xor s3, s3, a2
    sw a4, 424(sp)
    or a4, s8, t0
    xor a4, a4, s11
    xor s5, a4, s5
    xor a4, s9, a4
    xor a4, a4, a2
    xor a4, a1, a4
    or a2, s9, a0
    xor t4, a2, t4
    xor t4, t4, s5
    or a2, a4, t4
    xor a1, s3, a4
    xor s9, t3, s6
    and s11, a6, s9
    xor a7, a7, s11
    xor a7, s5, a7
    xor s5, t4, a7
    or s3, s3, s5
    xor s5, s3, a2
    or a4, a4, s5
    xor s11, a1, a4
    xor s5, s5, s11
    and a4, a4, s5
    or s5, s6, a4
    or a0, a0, a4
    xor a4, s11, a4
    and a6, a6, a4
    and s6, s9, a4
    or t2, t2, s11
    or t3, t3, s11
    xor t3, t3, s5
    xor a1, s3, a1
    or a1, a7, a1
    xor t4, t4, a1
    and a7, a7, s3
    not a7, a7
    and a7, a7, a2
    and a2, s4, a7
    xor a4, a7, a4
    and a1, s8, a4
    xor a1, t3, a1
    and t0, t0, a4
    and t6, t6, a7
    xor a7, a7, t4
    or a5, a5, a7
    lw s3, 268(sp)
    xor a2, a2, a5
    or a7, s3, a7
    xor s3, s5, a2
    xor s3, s6, s3
    xor s4, t4, s11
    lw s5, 376(sp)
    and a3, a3, s4
    and s5, s5, s4
    xor t0, s5, t0
    xor a4, s4, a4
    and t5, t5, a4
    and a4, s1, a4
    xor a4, a2, a4
    xor a2, a1, a4
    xor a4, a3, a4
    or a3, s2, t4
    xor a5, a3, a5
    xor a5, a5, t3
    or t3, s7, t4
    xor t4, t6, a5
    xor a6, a6, t4
    xor t4, s5, t4
    xor t4, t5, t4
    xor a7, a7, t4
    xor t5, a2, a7
    slli t6, a7, 16
    srli a7, a7, 16
    or a7, t6, a7
    lw t6, 260(sp)
    lw a2, 72(sp)
    xor t6, t6, a7
    xor a3, s0, t6
    lw a1, 652(a2)
    lw s0, 248(sp)
    xor a1, a1, a7
    xor a7, a7, s0
    lw s0, 284(sp)
    xor a1, ra, a1
    xor s0, a7, s0
    xor s0, s0, s10
    xor a1, a1, t1
    xor t4, a6, t4
    xor a6, t3, a6
    xor a6, a6, t5
    xor t2, t2, a6
    slli t3, t2, 16
    srli t2, t2, 16
    or t2, t3, t2
    lw t3, 424(sp)
    lw s1, 328(sp)
    xor t3, t2, t3
    xor t3, s1, t3
    lw s2, 336(sp)
    lw s4, 356(sp)
    xor s2, s2, t2
    xor t2, t2, s4
    lw s5, 400(sp)
    xor t4, a4, t4
    xor s5, t2, s5
    xor a0, a0, t4
    xor t0, t0, t4
    xor a6, a6, t0
    slli t0, a6, 16
    srli a6, a6, 16
    or a6, t0, a6
    xor t0, s3, a0
    xor t4, a4, t0
    xor a5, a5, t4
    slli a4, a5, 16
    srli a5, a5, 16
    or a5, a4, a5
    slli a4, t4, 16
    srli t4, t4, 16
    or t4, a4, t4
    lw a4, 364(sp)
    lw s3, 432(sp)
    xor a4, a4, t4
    xor s3, t4, s3
    lw s6, 244(sp)
    lw s7, 344(sp)
    xor s3, s6, s3
    xor s3, s7, s3
    lw s8, 420(sp)
    lw s9, 264(sp)
    xor t4, t4, s8
    xor s9, t4, s9
    lw s11, 236(sp)
    sw s0, 264(sp)
    xor s9, s11, s9
    slli s0, t0, 16
    srli t0, t0, 16
    or t0, s0, t0
    slli s0, a0, 16
    srli a0, a0, 16
    or a0, s0, a0
    lw s0, 380(sp)
    lw s11, 680(a2)
    xor s0, s0, a0
    xor s11, s11, s0
    xor s8, s8, s11
    lw s11, 404(sp)
    lw s7, 360(sp)
    xor s8, s11, s8
    xor s7, s7, s0
    sw s7, 360(sp)
    lw s7, 392(sp)
    lw s1, 300(sp)
    xor s7, s7, s0
    xor s1, a0, s1
    lw s6, 700(a2)
    lw s11, 428(sp)
    xor a0, s6, a0
    xor a0, s10, a0
    lw s6, 312(sp)
    xor s11, s1, s11
    xor a0, s6, a0
    lw s6, 276(sp)
    sw a1, 428(sp)
    xor s6, s1, s6
    xor s6, s6, a4
    lw a1, 340(sp)
    xor a3, a3, s1
    xor s11, a1, s11
    sw a3, 276(sp)
    slli a3, t5, 16
    srli t5, t5, 16
    or t5, a3, t5
    lw a3, 352(sp)
    sw s5, 300(sp)
    xor a1, a3, t5
    lw s5, 664(a2)
    sw s3, 356(sp)
    xor s5, s5, a1
    xor s4, s4, s5
    lw s5, 324(sp)
    sw t3, 392(sp)
    xor s4, s5, s4
    lw s5, 388(sp)
    lw t3, 240(sp)
    xor s3, t5, s5
    xor t3, s3, t3
    xor t3, t3, s2
    sw s9, 240(sp)
    lw s9, 408(sp)
    sw s4, 420(sp)
    xor s4, t0, s9
    xor s7, s4, s7
    sw a0, 380(sp)
    lw a0, 416(sp)
    sw t1, 432(sp)
    xor t1, a0, t0
    sw s2, 364(sp)
    lw s2, 384(sp)
    sw a5, 424(sp)
    xor s2, t1, s2
    sw s2, 384(sp)
    lw s2, 368(sp)
    sw s0, 284(sp)
    xor s2, a5, s2
    xor s6, s2, s6
    sw s6, 400(sp)
    lw s6, 304(sp)
    lw s0, 308(sp)
    xor s6, s6, a5
    xor s8, s6, s8
    sw s8, 336(sp)
    lw s8, 396(sp)
    xor s0, a6, s0
    xor a5, s8, a6
    # round 9 (aes.dsl:47)
    sw s11, 248(sp)
    lw s11, 752(a2)
    xor t5, s11, t5
    lw s11, 736(a2)
    xor s3, ra, s3
    xor s5, s11, s5
    lw s11, 704(a2)
    sw t5, 352(sp)
    xor a3, s11, a3
    lw s11, 320(sp)
    lw t5, 412(sp)
    xor t5, s11, t5
    lw s11, 732(a2)
    sw t5, 412(sp)
    lw t5, 332(sp)
    lw ra, 280(sp)
    xor t5, s11, t5
    lw s11, 760(a2)
    xor t0, s11, t0
    lw s11, 316(sp)
    xor t6, t6, s11
    lw s11, 744(a2)
    xor s9, s11, s9
    lw s11, 720(a2)
    xor s11, s11, ra
    xor a7, s11, a7
    xor a7, a1, a7
    lw a1, 716(a2)
    lw s11, 256(sp)
    xor a1, a1, s8
    lw s8, 728(a2)
    lw ra, 308(sp)
    xor s8, s8, s11
    xor t1, s8, t1
    lw s8, 724(a2)
    lw s11, 372(sp)
    xor s8, s8, s11
    lw s11, 712(a2)
    xor a0, s11, a0
    lw s11, 764(a2)
    xor a6, s11, a6
    lw s11, 748(a2)
    xor s11, s11, ra
    lw ra, 296(sp)
    xor s11, ra, s11
    xor a4, a4, s11
    lw s11, 340(sp)
    xor t1, s0, t1
    xor s11, s11, ra
    xor t0, t0, s11
    lw s11, 272(sp)
    lw ra, 404(sp)
    xor a6, s11, a6
    xor a6, ra, a6
    xor s4, s4, s11
    xor a0, a0, s4
    xor s4, s8, t3
    xor a1, s0, a1
    lw s0, 244(sp)
    xor a7, s1, a7
    xor a1, s0, a1
    xor t2, s1, t2
    xor t2, t2, s6
    xor t2, s4, t2
    xor a7, a7, s7
    xor t5, t5, a5
    xor t4, t4, t5
    lw t5, 312(sp)
    lw s0, 328(sp)
    xor a5, t5, a5
    xor a5, s9, a5
    xor t5, a3, s10
    xor t5, s3, t5
    lw a3, 708(a2)
    lw s1, 284(sp)
    xor a3, a3, s10
    xor a3, s0, a3
    xor a3, a3, s2
    lw s0, 248(sp)
    xor s2, s5, s1
    xor t5, s0, t5
    xor t6, t6, s2
    lw s2, 740(a2)
    lw s3, 352(sp)
    xor s1, s2, s1
    lw s2, 364(sp)
    lw s4, 432(sp)
    xor s1, s2, s1
    lw s2, 344(sp)
    xor s3, s3, s4
    xor s1, s1, s2
    lw s2, 384(sp)
    lw s5, 412(sp)
    xor t6, s2, t6
    xor s3, s5, s3
    lw s5, 756(a2)
    lw s6, 420(sp)
    xor s4, s5, s4
    lw s5, 324(sp)
    lw s8, 368(sp)
    xor s4, s5, s4
    lw s5, 236(sp)
    xor s8, s6, s8
    xor s4, s4, s5
    lw s5, 380(sp)
    xor s1, s8, s1
    xor s3, s5, s3
    lw s8, 400(sp)
    lw s9, 240(sp)
    xor s7, s7, s8
    xor s0, s0, s9
    lw s10, 392(sp)
    lw s11, 424(sp)
    lw ra, 300(sp)
    xor s11, s10, s11
    xor s4, s11, s4
    lw s11, 356(sp)
    lw s6, 304(sp)
    xor s5, s5, s11
    xor s6, ra, s6
    xor a3, s6, a3
    lw s6, 336(sp)
    sw a4, 384(sp)
    xor s2, s2, s6
    xor s6, s10, s11
    xor s9, s6, s5
    xor ra, s3, s6
    xor a4, s4, ra
    xor t0, t0, a4
    xor s10, s10, t0
    xor a6, a6, t0
    or t0, a6, s9
    sw a5, 392(sp)
    xor a5, s5, s10
    sw s1, 304(sp)
    xor s1, a6, a5
    sw t6, 380(sp)
    and t6, s6, s1
    sw s2, 424(sp)
    xor s2, a4, s1
    sw s0, 248(sp)
    and s0, s3, s2
    sw a1, 368(sp)
    lw a1, 428(sp)
    sw a0, 236(sp)
    xor a0, a1, a5
    sw a3, 324(sp)
    xor a3, a0, s2
    xor s11, s11, a3
    sw t5, 356(sp)
    xor t5, ra, s11
    xor s8, s9, t5
    xor a2, s3, s8
    sw s7, 432(sp)
    and s7, a0, a2
    sw t4, 412(sp)
    and t4, a3, s8
    sw t1, 352(sp)
    or t1, a1, s11
    sw t2, 344(sp)
    or t2, s5, a5
    xor t0, t0, t2
    xor t1, t0, t1
    xor t0, s4, t0
    xor t2, s10, t2
    xor t2, t6, t2
    xor t4, t2, t4
    xor t0, t0, t4
    xor t0, s7, t0
    xor t4, s0, t4
    or t6, s4, ra
    xor t6, t6, s10
    xor t6, t6, t1
    or s0, t0, t6
    xor s4, t4, t0
    xor s7, a1, a4
    and s10, t5, s7
    xor t2, t2, s10
    xor t1, t1, t2
    xor t2, t6, t1
    or t2, t4, t2
    xor t4, t2, s0
    or t0, t0, t4
    xor s10, s4, t0
    or a1, a1, s10
    xor t4, t4, s10
    and t0, t0, t4
    or t4, ra, t0
    or a4, a4, t0
    xor a1, a1, a4
    xor t0, s10, t0
    and t5, t5, t0
    and s7, s7, t0
    or s11, s11, s10
    xor s4, t2, s4
    or s4, t1, s4
    xor t6, t6, s4
    and t1, t1, t2
    not t1, t1
    and t1, t1, s0
    and t2, s8, t1
    and a3, a3, t1
    xor t0, t1, t0
    and s0, s9, t0
    and a6, a6, t0
    xor a6, a1, a6
    xor t1, t1, t6
    or s2, s2, t1
    or t1, s3, t1
    xor a3, a3, s2
    xor a4, a4, a3
    xor a4, s7, a4
    or a0, a0, t6
    xor a0, a0, s2
    xor a1, a0, a1
    xor t2, t2, a1
    xor t5, t5, t2
    or a2, a2, t6
    xor t6, t6, s10
    xor t0, t6, t0
    and a0, s1, t0
    xor a3, a3, a0
    and t0, s6, t0
    xor a6, a6, a3
    and a5, a5, t6
    xor a5, a5, a3
    and t6, s5, t6
    xor a3, t6, s0
    xor t2, t6, t2
    xor t0, t0, t2
    xor t1, t1, t0
    xor a6, a6, t1
    slli t2, t1, 8
    srli t1, t1, 24
    or t1, t2, t1
    lw t2, 72(sp)
    xor t0, t5, t0
    lw t6, 768(t2)
    xor t5, a2, t5
    xor t6, t6, t1
    xor t5, t5, a6
    xor a2, s11, t5
    slli a0, a2, 8
    srli a2, a2, 24
    or a2, a0, a2
    xor t0, a5, t0
    xor a3, a3, t0
    xor t5, t5, a3
    xor t0, t4, t0
    xor t4, a4, t0
    xor a5, a5, t4
    xor a4, a1, a5
    slli a3, a4, 8
    srli a4, a4, 24
    or a4, a3, a4
    slli a3, a5, 8
    srli a5, a5, 24
    or a5, a3, a5
    slli a3, t4, 8
    srli t4, t4, 24
    or t4, a3, t4
    slli a3, t0, 8
    srli t0, t0, 24
    or t0, a3, t0
    lw a3, 816(t2)
    slli a1, t5, 8
    xor a3, a3, t0
    srli t5, t5, 24
    or t5, a1, t5
    slli a1, a6, 8
    srli a6, a6, 24
    or a6, a1, a6
    lw a1, 400(sp)
    lw s1, 344(sp)
    xor a0, t3, a1
    xor s0, a7, a0
    xor s2, s1, s0
    lw s3, 352(sp)
    lw s4, 412(sp)
    xor s3, s3, s2
    xor s4, s4, s3
    xor t3, t3, s3
    lw s3, 432(sp)
    lw s10, 276(sp)
    xor s5, s3, t3
    xor s6, s4, s5
    xor s7, s2, s6
    and s8, a7, s7
    and s9, a0, s6
    xor s11, s10, s5
    xor ra, s11, s7
    xor a1, a1, ra
    sw a3, 400(sp)
    or a3, s10, a1
    sw t6, 412(sp)
    xor t6, s0, a1
    sw t1, 352(sp)
    or t1, s3, s5
    sw a6, 428(sp)
    xor a6, t3, t1
    xor a6, s9, a6
    xor s9, s10, s2
    sw a2, 364(sp)
    and a2, t6, s9
    xor a2, a6, a2
    sw t5, 284(sp)
    or t5, s1, s0
    xor t3, t5, t3
    xor t5, a0, s3
    sw t0, 328(sp)
    or t0, s4, t5
    xor t0, t0, t1
    xor t1, s1, t0
    xor t0, t0, a3
    xor t3, t3, t0
    xor t0, t0, a2
    xor a3, t3, t0
    xor a2, t5, t6
    and s1, ra, a2
    xor a6, a6, s1
    xor t1, t1, a6
    xor a6, s8, a6
    or a3, a6, a3
    and s1, t0, a3
    not s1, s1
    xor s8, a7, a2
    sw t4, 344(sp)
    and t4, s11, s8
    xor t1, t4, t1
    xor a6, a6, t1
    xor t4, a3, a6
    or t0, t0, t4
    xor t0, t3, t0
    or t4, s8, t0
    or s8, s11, t0
    or t3, t1, t3
    xor a3, a3, t3
    and t3, s1, t3
    and a2, a2, t3
    and s1, ra, t3
    or t1, t1, a3
    xor a6, a6, t1
    xor a3, a3, a6
    and t1, t1, a3
    or a3, s2, t1
    or s0, s0, t1
    xor t1, a6, t1
    and t6, t6, t1
    and s2, s9, t1
    xor t1, t3, t1
    and s4, s4, t1
    and t5, t5, t1
    or a1, a1, a6
    or s9, s10, a6
    xor s9, s9, a3
    xor s4, s9, s4
    xor a6, t0, a6
    xor t0, t3, t0
    or a7, a7, t0
    or t0, s7, t0
    xor t3, s1, t0
    xor t0, s8, t0
    xor t0, t0, s9
    xor a2, a2, t0
    xor t6, t6, a2
    xor t4, t4, t6
    xor a3, a3, t3
    xor a3, s2, a3
    and s1, s5, a6
    xor t1, a6, t1
    and a6, s3, a6
    xor a2, a6, a2
    xor a6, a6, t5
    and t5, a0, t1
    xor t5, t5, a2
    and t1, s6, t1
    xor t1, t3, t1
    xor t3, s1, t1
    xor t1, s4, t1
    xor t6, t6, t5
    xor a7, a7, t5
    xor t1, t1, a7
    xor t4, t4, t1
    xor t5, a1, t4
    slli a2, t5, 24
    srli t5, t5, 8
    or t5, a2, t5
    slli a2, t1, 24
    srli t1, t1, 8
    or t1, a2, t1
    slli a2, a7, 24
    srli a7, a7, 8
    or a7, a2, a7
    lw a2, 776(t2)
    xor t6, t3, t6
    xor a2, a2, a7
    xor a1, s0, t6
    xor a6, a6, t6
    xor a6, t4, a6
    slli t4, a6, 24
    srli a6, a6, 8
    or a6, t4, a6
    xor t4, a3, a1
    xor t3, t3, t4
    xor t0, t0, t3
    slli t6, t0, 24
    srli t0, t0, 8
    or t0, t6, t0
    slli t6, t3, 24
    srli t3, t3, 8
    or t3, t6, t3
    slli t6, t4, 24
    srli t4, t4, 8
    or t4, t6, t4
    slli t6, a1, 24
    srli a3, a1, 8
    or t6, t6, a3
    lw a3, 824(t2)
    lw a1, 300(sp)
    xor a3, a3, t6
    lw a0, 240(sp)
    lw s1, 356(sp)
    xor s0, a1, a0
    xor s2, s1, s0
    lw s3, 324(sp)
    xor s5, s3, s2
    or s4, s3, s2
    lw s6, 236(sp)
    lw s7, 368(sp)
    xor s6, s6, s5
    xor a1, a1, s6
    xor s6, s7, s6
    xor s4, s4, a1
    lw s7, 248(sp)
    lw t2, 264(sp)
    xor s8, s7, a1
    xor s9, s6, s8
    and s10, s0, s9
    xor s11, s5, s9
    and ra, s1, s11
    sw a2, 368(sp)
    xor a2, t2, s8
    sw a7, 300(sp)
    xor a7, a2, s11
    xor a0, a0, a7
    sw t1, 240(sp)
    xor t1, s2, a0
    sw t5, 236(sp)
    or t5, t2, a0
    sw a6, 432(sp)
    or a6, s7, s8
    xor a1, a1, a6
    xor a1, s10, a1
    xor s10, t2, s5
    sw a3, 276(sp)
    and a3, t1, s10
    xor a3, a1, a3
    xor s7, s0, s7
    sw t6, 312(sp)
    or t6, s6, s7
    xor a6, t6, a6
    xor t5, a6, t5
    xor a6, s3, a6
    xor t6, t5, a3
    xor t5, s4, t5
    xor a3, t5, t6
    xor s3, s7, t1
    and s4, a7, s3
    xor a1, a1, s4
    xor s4, ra, a1
    xor a6, a6, a1
    or a3, s4, a3
    and a1, t6, a3
    not a1, a1
    xor ra, s1, s3
    sw t4, 324(sp)
    and t4, a2, ra
    xor a6, t4, a6
    xor t4, s4, a6
    xor s4, a3, t4
    or t6, t6, s4
    xor t6, t5, t6
    or a2, a2, t6
    or s4, ra, t6
    or t5, a6, t5
    xor a3, a3, t5
    and t5, a1, t5
    and a7, a7, t5
    and a1, s3, t5
    or a6, a6, a3
    xor t4, t4, a6
    or t2, t2, t4
    xor a3, a3, t4
    and a6, a6, a3
    or a3, s5, a6
    xor t2, t2, a3
    or s2, s2, a6
    xor a6, t4, a6
    and s3, s10, a6
    and t1, t1, a6
    xor a6, t5, a6
    and s5, s7, a6
    and s6, s6, a6
    xor s6, t2, s6
    or a0, a0, t4
    xor t4, t6, t4
    xor t5, t5, t6
    or t6, s1, t5
    or t5, s11, t5
    xor a7, a7, t5
    xor t5, a2, t5
    xor t2, t5, t2
    xor t5, a1, t2
    xor t1, t1, t5
    xor a2, s4, t1
    xor a3, a3, a7
    xor a3, s3, a3
    xor a6, t4, a6
    and a1, s0, a6
    and a6, s9, a6
    xor a6, a7, a6
    lw s0, 248(sp)
    xor a7, s6, a6
    and s0, s0, t4
    and t4, s8, t4
    xor a6, t4, a6
    xor t4, s0, s5
    xor t5, s0, t5
    xor t5, a1, t5
    xor t1, t1, t5
    xor t5, t6, t5
    xor a7, a7, t5
    xor t6, a2, a7
    xor a2, a0, t6
    lw a1, 72(sp)
    lw s0, 772(a1)
    lw a0, 788(a1)
    xor s0, s0, t5
    xor a0, a0, a2
    xor t1, a6, t1
    xor t4, t4, t1
    xor t4, t6, t4
    xor t1, s2, t1
    xor t6, a3, t1
    xor a6, a6, t6
    xor t2, t2, a6
    lw a3, 804(a1)
    lw s1, 820(a1)
    xor a3, a3, a6
    xor s1, s1, t1
    xor s2, t2, a4
    xor s3, t2, t0
    xor s4, a6, t3
    xor a6, a6, a5
    lw s5, 324(sp)
    lw s7, 344(sp)
    xor s6, t6, s5
    xor s8, t6, s7
    lw s9, 312(sp)
    lw s11, 800(a1)
    xor s10, t1, s9
    xor s11, s11, s10
    xor s11, a5, s11
    lw ra, 328(sp)
    lw s7, 276(sp)
    xor t1, t1, ra
    xor s7, t1, s7
    lw s5, 812(a1)
    lw s9, 284(sp)
    xor s5, s5, t1
    xor s9, t4, s9
    lw ra, 432(sp)
    sw s9, 276(sp)
    xor ra, t4, ra
    lw s9, 364(sp)
    sw ra, 248(sp)
    xor ra, a2, s9
    sw t2, 356(sp)
    lw t2, 236(sp)
    sw t6, 264(sp)
    xor a2, a2, t2
    lw t2, 428(sp)
    lw t6, 796(a1)
    xor t2, a7, t2
    xor t6, t6, t2
    sw t2, 244(sp)
    lw t2, 240(sp)
    lw a1, 784(a1)
    xor t2, a7, t2
    xor a1, a1, t2
    xor a1, s9, a1
    lw s9, 300(sp)
    sw t4, 272(sp)
    xor s9, t5, s9
    lw t4, 352(sp)
    sw a7, 296(sp)
    xor t5, t5, t4
    lw t4, 368(sp)
    sw t2, 368(sp)
    xor t4, t5, t4
    lw t2, 420(sp)
    sw t5, 404(sp)
    lw t5, 336(sp)
    sw a4, 340(sp)
    xor a7, t2, t5
    lw a4, 424(sp)
    sw t0, 308(sp)
    xor t0, a7, a4
    sw s7, 416(sp)
    lw s7, 380(sp)
    sw a0, 372(sp)
    xor a0, s7, a7
    sw ra, 256(sp)
    lw ra, 304(sp)
    sw s6, 396(sp)
    xor s6, ra, a0
    sw a3, 280(sp)
    lw a3, 392(sp)
    sw s8, 392(sp)
    xor a3, a3, s6
    lw s8, 384(sp)
    xor t2, t2, a3
    xor s8, s8, a3
    xor a3, a4, t2
    sw s1, 420(sp)
    xor s1, s8, a3
    sw t4, 384(sp)
    and t4, a7, s1
    sw a6, 408(sp)
    xor a6, s6, s1
    sw s3, 316(sp)
    and s3, s7, a6
    sw s11, 332(sp)
    or s11, a4, a3
    sw t3, 320(sp)
    xor t3, t2, s11
    xor t3, t4, t3
    lw t4, 360(sp)
    sw s2, 388(sp)
    xor s2, t4, a3
    sw s4, 260(sp)
    xor s4, s2, a6
    xor t5, t5, s4
    sw s5, 336(sp)
    or s5, t4, t5
    sw a5, 376(sp)
    xor a5, a0, t5
    xor a4, t0, a5
    xor s7, s7, a4
    sw a1, 268(sp)
    and a1, s2, s7
    sw a2, 288(sp)
    and a2, s4, a4
    xor a2, t3, a2
    xor s3, s3, a2
    sw t6, 348(sp)
    or t6, s8, t0
    xor t6, t6, s11
    xor s5, t6, s5
    xor t6, ra, t6
    xor t6, t6, a2
    xor t6, a1, t6
    or a2, ra, a0
    xor t2, a2, t2
    xor t2, t2, s5
    or a2, t6, t2
    xor a1, s3, t6
    xor s11, t4, s6
    and ra, a5, s11
    xor t3, t3, ra
    xor t3, s5, t3
    xor s5, t2, t3
    or s3, s3, s5
    xor s5, s3, a2
    or t6, t6, s5
    xor ra, a1, t6
    xor s5, s5, ra
    and t6, t6, s5
    or s5, s6, t6
    or a0, a0, t6
    xor t6, ra, t6
    and a5, a5, t6
    and s6, s11, t6
    or t5, t5, ra
    or t4, t4, ra
    xor t4, t4, s5
    xor a1, s3, a1
    or a1, t3, a1
    xor t2, t2, a1
    and t3, t3, s3
    not t3, t3
    and t3, t3, a2
    and a2, s4, t3
    xor t6, t3, t6
    and a1, s8, t6
    xor a1, t4, a1
    and t0, t0, t6
    and a4, a4, t3
    xor t3, t3, t2
    or a6, a6, t3
    lw s3, 380(sp)
    xor a2, a2, a6
    or t3, s3, t3
    xor s3, s5, a2
    xor s3, s6, s3
    xor s4, t2, ra
    lw s5, 424(sp)
    and a3, a3, s4
    and s5, s5, s4
    xor t0, s5, t0
    xor t6, s4, t6
    and a7, a7, t6
    and t6, s1, t6
    xor t6, a2, t6
    xor a2, a1, t6
    xor t6, a3, t6
    or a3, s2, t2
    xor a6, a3, a6
    xor a6, a6, t4
    or t2, s7, t2
    xor t4, a4, a6
    xor a5, a5, t4
    xor t4, s5, t4
    xor a7, a7, t4
    xor t3, t3, a7
    xor t4, a2, t3
    slli a4, t3, 16
    srli t3, t3, 16
    or t3, a4, t3
    lw a4, 352(sp)
    lw a2, 72(sp)
    xor a4, a4, t3
    xor a3, s0, a4
    lw a1, 780(a2)
    lw s0, 300(sp)
    xor a1, a1, t3
    xor t3, t3, s0
    lw s0, 412(sp)
    xor a1, s9, a1
    xor s0, t3, s0
    xor s0, s0, s10
    xor a1, a1, t1
    xor a7, a5, a7
    xor a5, t2, a5
    xor a5, a5, t4
    xor t2, t5, a5
    slli t5, t2, 16
    srli t2, t2, 16
    or t2, t5, t2
    lw t5, 348(sp)
    lw s1, 288(sp)
    xor t5, t2, t5
    xor t5, s1, t5
    lw s2, 364(sp)
    lw s4, 236(sp)
    xor s2, s2, t2
    xor t2, t2, s4
    lw s5, 268(sp)
    xor a7, t6, a7
    xor s5, t2, s5
    xor a0, a0, a7
    xor a7, t0, a7
    xor a5, a5, a7
    slli a7, a5, 16
    srli a5, a5, 16
    or a5, a7, a5
    xor a7, s3, a0
    xor t0, t6, a7
    xor a6, a6, t0
    slli t6, a6, 16
    srli a6, a6, 16
    or a6, t6, a6
    slli t6, t0, 16
    srli t0, t0, 16
    or t0, t6, t0
    lw t6, 376(sp)
    lw s3, 336(sp)
    xor t6, t6, t0
    xor s3, t0, s3
    lw s6, 260(sp)
    lw s7, 388(sp)
    xor s3, s6, s3
    xor s3, s7, s3
    lw s8, 320(sp)
    lw s11, 332(sp)
    xor t0, t0, s8
    xor s11, t0, s11
    lw ra, 316(sp)
    sw s0, 332(sp)
    xor s11, ra, s11
    slli s0, a7, 16
    srli a7, a7, 16
    or a7, s0, a7
    slli s0, a0, 16
    srli a0, a0, 16
    or a0, s0, a0
    lw s0, 328(sp)
    sw a1, 328(sp)
    xor s0, s0, a0
    lw a1, 808(a2)
    lw s1, 384(sp)
    xor a1, a1, s0
    xor a1, s8, a1
    lw s8, 408(sp)
    xor s1, s1, s0
    xor a1, s8, a1
    lw s8, 420(sp)
    lw s6, 312(sp)
    xor s8, s8, s0
    xor s6, a0, s6
    lw ra, 828(a2)
    lw s7, 396(sp)
    xor a0, ra, a0
    xor a0, s10, a0
    lw ra, 392(sp)
    xor a3, a3, s6
    xor a0, ra, a0
    lw ra, 280(sp)
    sw s1, 280(sp)
    xor ra, s6, ra
    xor ra, ra, t6
    lw s1, 400(sp)
    sw a3, 400(sp)
    xor s1, s6, s1
    xor s1, s7, s1
    slli a3, t4, 16
    srli t4, t4, 16
    or t4, a3, t4
    lw a3, 428(sp)
    sw s5, 312(sp)
    xor s7, a3, t4
    lw s5, 792(a2)
    sw t5, 236(sp)
    xor s5, s5, s7
    xor s4, s4, s5
    lw s5, 256(sp)
    sw s3, 420(sp)
    xor s4, s5, s4
    lw s5, 240(sp)
    lw s3, 372(sp)
    xor t5, t4, s5
    xor s3, t5, s3
    xor s3, s3, s2
    sw s4, 372(sp)
    lw s4, 324(sp)
    sw s11, 384(sp)
    xor s11, a7, s4
    xor s8, s11, s8
    sw s8, 320(sp)
    lw s8, 344(sp)
    sw t2, 336(sp)
    xor t2, s8, a7
    sw s6, 376(sp)
    lw s6, 416(sp)
    sw s1, 416(sp)
    xor s6, t2, s6
    lw s1, 308(sp)
    sw a6, 364(sp)
    xor s1, a6, s1
    xor ra, s1, ra
    sw ra, 268(sp)
    lw ra, 340(sp)
    sw s1, 300(sp)
    xor ra, ra, a6
    xor a1, ra, a1
    lw a6, 284(sp)
    sw a1, 348(sp)
    xor a1, a6, a5
    sw ra, 412(sp)
    lw ra, 432(sp)
    # round 10 (aes.dsl:53)
    sw s10, 352(sp)
    # round 9 (aes.dsl:47)
    xor s1, a5, ra
    # round 10 (aes.dsl:53)
    lw s10, 848(a2)
    lw s5, 296(sp)
    xor s5, s10, s5
    xor t3, s5, t3
    xor t3, s7, t3
    lw s5, 404(sp)
    lw s7, 368(sp)
    lw s10, 272(sp)
    xor s5, s5, s7
    lw s7, 840(a2)
    xor t5, s9, t5
    xor s7, s7, s8
    lw s8, 832(a2)
    lw s9, 888(a2)
    xor a3, s8, a3
    lw s8, 860(a2)
    xor a7, s9, a7
    xor s8, s8, s10
    lw s10, 244(sp)
    lw s9, 844(a2)
    xor a4, a4, s10
    lw s10, 876(a2)
    xor a6, s9, a6
    xor s10, s10, ra
    lw ra, 892(a2)
    lw s9, 856(a2)
    xor a5, ra, a5
    lw ra, 264(sp)
    xor s9, s9, ra
    xor t2, s9, t2
    lw s9, 872(a2)
    lw ra, 356(sp)
    xor s4, s9, s4
    lw s9, 852(a2)
    xor s9, s9, ra
    lw ra, 880(a2)
    xor t4, ra, t4
    lw ra, 864(a2)
    sw t3, 356(sp)
    lw t3, 240(sp)
    xor t4, t4, t1
    xor t3, ra, t3
    xor t3, t3, s0
    xor t3, a4, t3
    lw a4, 868(a2)
    xor t3, s6, t3
    xor a4, a4, s0
    xor a4, s2, a4
    lw s0, 388(sp)
    xor t4, s5, t4
    xor a4, a4, s0
    lw s0, 884(a2)
    xor t4, a0, t4
    xor t1, s0, t1
    lw s0, 256(sp)
    xor t2, s1, t2
    xor t1, s0, t1
    lw s0, 316(sp)
    xor a6, s1, a6
    xor t1, t1, s0
    xor s0, s9, s3
    lw s1, 260(sp)
    lw s2, 408(sp)
    xor a6, s1, a6
    lw s1, 248(sp)
    xor a5, s1, a5
    xor a5, s2, a5
    xor s1, s11, s1
    lw s2, 276(sp)
    xor s1, s7, s1
    xor s5, s2, s10
    xor t6, t6, s5
    lw s5, 396(sp)
    xor s2, s5, s2
    xor a7, a7, s2
    xor s2, s8, a1
    xor t0, t0, s2
    lw s2, 392(sp)
    xor a1, s2, a1
    xor a1, s4, a1
    lw s2, 352(sp)
    lw s4, 376(sp)
    xor a3, a3, s2
    xor t5, t5, a3
    lw a3, 836(a2)
    lw s5, 356(sp)
    xor a3, a3, s2
    lw s2, 288(sp)
    xor s5, s4, s5
    xor a3, s2, a3
    lw s2, 300(sp)
    lw s7, 336(sp)
    xor a3, a3, s2
    lw s2, 416(sp)
    xor s4, s4, s7
    xor t5, s2, t5
    lw s7, 412(sp)
    lw s8, 372(sp)
    xor s4, s4, s7
    xor s0, s0, s4
    lw s4, 320(sp)
    lw s7, 384(sp)
    xor s5, s5, s4
    xor s2, s2, s7
    lw s9, 308(sp)
    lw s10, 268(sp)
    xor s9, s8, s9
    xor a4, s9, a4
    lw s9, 420(sp)
    xor s4, s4, s10
    xor a0, a0, s9
    lw s11, 348(sp)
    lw ra, 236(sp)
    xor s6, s6, s11
    lw s7, 364(sp)
    lw s9, 340(sp)
    xor s7, ra, s7
    xor t1, s7, t1
    lw s7, 312(sp)
    sw s2, 340(sp)
    xor s9, s7, s9
    xor a3, s9, a3
    xor s9, s8, s11
    xor s7, s9, s6
    xor ra, t3, s9
    xor s2, a4, ra
    xor a1, a1, s2
    xor t6, t6, a1
    xor a1, s8, a1
    xor s8, s6, a1
    sw a6, 372(sp)
    xor a6, t6, s8
    sw s1, 364(sp)
    and s1, s9, a6
    sw a3, 320(sp)
    xor a3, s2, a6
    sw t5, 308(sp)
    and t5, t3, a3
    sw a0, 416(sp)
    or a0, s6, s8
    sw a5, 412(sp)
    xor a5, a1, a0
    xor a5, s1, a5
    lw s1, 280(sp)
    sw a7, 336(sp)
    xor a7, s1, s8
    sw t1, 376(sp)
    xor t1, a7, a3
    xor s11, s11, t1
    sw t4, 348(sp)
    or t4, s1, s11
    xor s10, ra, s11
    sw t0, 356(sp)
    xor t0, s7, s10
    sw t2, 300(sp)
    xor t2, t3, t0
    sw s0, 288(sp)
    and s0, a7, t2
    sw s5, 352(sp)
    and s5, t1, t0
    xor s5, a5, s5
    xor t5, t5, s5
    sw s4, 392(sp)
    or s4, t6, s7
    xor a0, s4, a0
    xor t4, a0, t4
    xor a0, a4, a0
    xor a0, a0, s5
    xor a0, s0, a0
    or a4, a4, ra
    xor a4, a4, a1
    xor a4, a4, t4
    or a1, a0, a4
    xor s0, t5, a0
    xor s4, s1, s2
    and s5, s10, s4
    xor a5, a5, s5
    xor a5, t4, a5
    xor t4, a4, a5
    or t4, t5, t4
    xor t5, t4, a1
    or a0, a0, t5
    xor s5, s0, a0
    xor t5, t5, s5
    and t5, a0, t5
    or a0, s2, t5
    or s2, ra, t5
    xor t5, s5, t5
    and s4, s4, t5
    and s10, s10, t5
    or s11, s11, s5
    lw ra, 936(a2)
    or s1, s1, s5
    xor s11, ra, s11
    xor s1, s1, a0
    xor s0, t4, s0
    or s0, a5, s0
    xor a4, a4, s0
    and a5, a5, t4
    not a5, a5
    and a5, a5, a1
    xor t4, a5, t5
    and t5, t6, t4
    xor t5, s1, t5
    and t6, s7, t4
    and t1, t1, a5
    and t0, t0, a5
    xor a5, a5, a4
    or t3, t3, a5
    or a5, a3, a5
    xor t1, t1, a5
    xor a3, a0, t1
    xor a3, s4, a3
    or a7, a7, a4
    xor a5, a7, a5
    xor a5, a5, s1
    xor a7, t0, a5
    lw t0, 952(a2)
    or t2, t2, a4
    xor a5, t0, a5
    xor t0, s10, a7
    xor a4, a4, s5
    and a1, s6, a4
    lw a0, 984(a2)
    xor a7, a1, a7
    xor a0, a0, a1
    xor t6, a0, t6
    xor t4, a4, t4
    and a4, s8, a4
    and a1, s9, t4
    xor a7, a1, a7
    and a6, a6, t4
    xor a6, t1, a6
    xor t1, t5, a6
    xor a6, a4, a6
    xor t3, t3, a7
    xor t1, t1, t3
    lw t4, 904(a2)
    xor a7, t0, a7
    xor t3, t4, t3
    slli t4, t3, 16
    srli t3, t3, 16
    or t3, t4, t3
    lw t4, 920(a2)
    xor t0, t2, t0
    xor t4, t4, t1
    slli t5, t4, 16
    srli t4, t4, 16
    or t4, t5, t4
    xor t0, t0, t1
    xor t1, s11, t0
    slli t2, t1, 16
    srli t1, t1, 16
    or t1, t2, t1
    xor a7, a6, a7
    xor t2, t6, a7
    xor t0, t0, t2
    xor a7, s2, a7
    lw t2, 1016(a2)
    lw t5, 1000(a2)
    xor t2, t2, a7
    xor a7, a3, a7
    xor t5, t5, a7
    xor a6, a6, a7
    lw a7, 968(a2)
    xor a5, a5, a6
    xor a7, a7, a6
    slli a6, a5, 16
    srli a5, a5, 16
    or a5, a6, a5
    slli a6, a7, 16
    srli a7, a7, 16
    or a6, a6, a7
    slli a7, t5, 16
    srli t5, t5, 16
    or a7, a7, t5
    slli t5, t2, 16
    srli t2, t2, 16
    or t2, t5, t2
    slli t5, t0, 16
    srli t0, t0, 16
    or t0, t5, t0
    lw t5, 268(sp)
    lw a4, 392(sp)
    xor t6, s3, t5
    xor a3, t6, a4
    lw a1, 352(sp)
    lw s0, 288(sp)
    xor a0, a1, t6
    or s1, s0, a0
    xor s2, s0, a0
    lw s4, 300(sp)
    lw s5, 356(sp)
    xor s4, s4, s2
    xor s3, s3, s4
    xor s4, s5, s4
    xor s1, s1, s3
    or s5, s4, a3
    xor s6, a4, s3
    xor s7, s4, s6
    xor s8, s2, s7
    and s9, a1, s8
    and s10, t6, s7
    or s11, a4, s6
    xor s3, s3, s11
    xor s3, s10, s3
    xor s5, s5, s11
    xor s0, s0, s5
    lw s10, 400(sp)
    sw t3, 268(sp)
    xor s11, s10, s6
    xor ra, s11, s8
    xor t5, t5, ra
    or t3, s10, t5
    xor t3, s5, t3
    xor s1, s1, t3
    xor s5, a0, t5
    sw t4, 288(sp)
    xor t4, a3, s5
    sw t1, 356(sp)
    and t1, ra, t4
    xor t1, s3, t1
    xor s9, s9, t1
    xor t1, s0, t1
    xor s0, a1, t4
    sw t0, 300(sp)
    and t0, s11, s0
    xor t0, t0, t1
    xor t1, s9, t0
    sw t2, 280(sp)
    or t2, t0, s1
    sw a7, 276(sp)
    xor a7, s10, s2
    sw a6, 396(sp)
    and a6, s5, a7
    xor a6, s3, a6
    xor a6, t3, a6
    xor t3, s1, a6
    or t3, s9, t3
    xor s3, t3, t2
    or t0, t0, s3
    xor s9, t1, t0
    xor s3, s3, s9
    and t0, t0, s3
    or s2, s2, t0
    or a0, a0, t0
    xor t0, s9, t0
    and a7, a7, t0
    and s3, s5, t0
    or s5, s10, s9
    xor s5, s5, s2
    or t5, t5, s9
    lw s10, 932(a2)
    xor t1, t3, t1
    xor t5, s10, t5
    or t1, a6, t1
    xor t1, s1, t1
    and a6, a6, t3
    not a6, a6
    and a6, a6, t2
    and t2, t4, a6
    xor t0, a6, t0
    and t3, s4, t0
    xor t3, s5, t3
    and t4, a3, t0
    and a3, ra, a6
    xor a6, a6, t1
    or a1, a1, a6
    or a6, s8, a6
    xor a3, a3, a6
    xor s1, s2, a3
    xor a7, a7, s1
    xor s1, t1, s9
    xor t0, s1, t0
    and s2, s7, t0
    xor a3, a3, s2
    and t0, t6, t0
    xor t3, t3, a3
    and t6, a4, s1
    and a4, s6, s1
    xor a4, a4, a3
    lw a3, 980(a2)
    xor a3, a3, t6
    xor t4, a3, t4
    or a3, s0, t1
    or t1, s11, t1
    xor a6, t1, a6
    lw t1, 948(a2)
    xor a6, a6, s5
    xor t1, t1, a6
    xor a6, t2, a6
    xor t2, t6, a6
    xor t0, t0, t2
    xor a6, s3, a6
    xor t2, a3, a6
    xor a6, a6, t0
    xor t0, a1, t0
    xor t3, t3, t0
    lw t6, 900(a2)
    xor t2, t2, t3
    xor t0, t6, t0
    slli t6, t0, 24
    srli t0, t0, 8
    or t0, t6, t0
    lw t6, 916(a2)
    xor a6, a4, a6
    xor t6, t6, t3
    xor t3, t5, t2
    slli t5, t3, 24
    srli t3, t3, 8
    or t3, t5, t3
    slli t5, t6, 24
    srli t6, t6, 8
    or t5, t5, t6
    xor t6, a0, a6
    xor a6, t4, a6
    xor a6, t2, a6
    slli t2, a6, 24
    srli a6, a6, 8
    or a6, t2, a6
    lw t2, 1012(a2)
    xor a7, a7, t6
    xor t2, t2, t6
    slli t4, t2, 24
    srli t2, t2, 8
    or t2, t4, t2
    xor t4, a4, a7
    lw t6, 996(a2)
    xor t1, t1, t4
    xor a7, t6, a7
    slli t6, a7, 24
    srli a7, a7, 8
    or a7, t6, a7
    lw t6, 964(a2)
    srli a3, a7, 16
    xor t6, t6, t4
    slli t4, t1, 24
    srli t1, t1, 8
    or t1, t4, t1
    slli t4, t6, 24
    srli t6, t6, 8
    or t4, t4, t6
    srli t6, t4, 16
    srli a4, t1, 16
    srli a1, t2, 16
    srli a0, a6, 16
    srli s0, t5, 16
    srli s1, t3, 16
    srli s2, t0, 16
    lw s3, 236(sp)
    lw s4, 420(sp)
    lw s6, 348(sp)
    xor s5, s3, s4
    xor s7, s6, s5
    lw s8, 376(sp)
    lw s10, 336(sp)
    xor s9, s8, s7
    xor s10, s10, s9
    lw s11, 412(sp)
    xor s3, s3, s10
    xor s11, s11, s10
    lw s10, 416(sp)
    sw a5, 236(sp)
    xor ra, s10, s3
    or a5, s10, ra
    sw a7, 412(sp)
    xor a7, s3, a5
    sw a3, 336(sp)
    lw a3, 328(sp)
    sw t4, 392(sp)
    xor t4, a3, ra
    sw t6, 352(sp)
    xor t6, s11, ra
    sw t1, 400(sp)
    and t1, s5, t6
    xor a7, t1, a7
    xor t1, s9, t6
    sw a4, 248(sp)
    xor a4, t4, t1
    xor s4, s4, a4
    sw t2, 420(sp)
    xor t2, s7, s4
    sw a1, 408(sp)
    or a1, a3, s4
    sw a6, 260(sp)
    and a6, s6, t1
    sw a0, 316(sp)
    xor a0, a3, s9
    sw t5, 256(sp)
    and t5, t2, a0
    xor t5, a7, t5
    sw s0, 388(sp)
    or s0, s8, s7
    xor s0, s0, s3
    xor s3, s5, s10
    or s10, s11, s3
    xor a5, s10, a5
    xor s8, s8, a5
    xor a5, a5, a1
    xor t5, a5, t5
    xor a5, s0, a5
    xor a1, a5, t5
    xor s0, s3, t2
    and s10, a4, s0
    xor a7, a7, s10
    xor s8, s8, a7
    xor a6, a6, a7
    or a7, a6, a1
    and a1, t5, a7
    not a1, a1
    xor s10, s6, s0
    sw t3, 376(sp)
    and t3, t4, s10
    xor t3, t3, s8
    xor a6, a6, t3
    xor s8, a7, a6
    or t5, t5, s8
    xor t5, a5, t5
    or t4, t4, t5
    or s8, s10, t5
    or a5, t3, a5
    xor a7, a7, a5
    and a5, a1, a5
    and a4, a4, a5
    and a1, s0, a5
    or t3, t3, a7
    xor a6, a6, t3
    or a3, a3, a6
    or s0, s4, a6
    lw s4, 940(a2)
    xor a7, a7, a6
    xor s0, s4, s0
    and a7, t3, a7
    or t3, s7, a7
    or s4, s9, a7
    xor a3, a3, s4
    xor a7, a6, a7
    and a0, a0, a7
    and t2, t2, a7
    xor a7, a5, a7
    and s7, s11, a7
    xor s7, a3, s7
    and s3, s3, a7
    xor a6, t5, a6
    xor a5, a5, t5
    or t1, t1, a5
    or a5, s6, a5
    xor t4, t4, t1
    xor t4, t4, a3
    xor t1, a4, t1
    xor t5, s4, t1
    xor t5, a0, t5
    xor a4, a1, t4
    lw a3, 956(a2)
    xor t2, t2, a4
    xor t4, a3, t4
    xor a3, s8, t2
    xor a7, a6, a7
    and t6, t6, a7
    xor t1, t1, t6
    and a7, s5, a7
    xor t6, s7, t1
    and a1, ra, a6
    xor t1, a1, t1
    lw a1, 416(sp)
    and a6, a1, a6
    xor a4, a6, a4
    xor a7, a7, a4
    lw a4, 988(a2)
    xor t2, t2, a7
    xor a6, a4, a6
    xor a6, a6, s3
    xor a5, a5, a7
    xor a7, t6, a5
    lw t6, 908(a2)
    lw a4, 228(sp)
    xor a5, t6, a5
    slli t6, a5, 8
    srli a5, a5, 24
    or a5, t6, a5
    xor t6, a5, s2
    and t6, t6, a4
    xor a5, a5, t6
    slli t6, t6, 16
    xor t0, t0, t6
    lw t6, 924(a2)
    lw a0, 376(sp)
    xor t6, t6, a7
    xor a7, a3, a7
    xor a3, s0, a7
    slli a1, a3, 8
    srli a3, a3, 24
    or a3, a1, a3
    xor a1, a3, s1
    and a1, a1, a4
    xor a3, a3, a1
    slli a1, a1, 16
    xor a1, a0, a1
    slli a0, t6, 8
    srli t6, t6, 24
    or t6, a0, t6
    lw a0, 388(sp)
    lw s0, 256(sp)
    xor a0, t6, a0
    and a0, a0, a4
    xor t6, t6, a0
    slli a0, a0, 16
    xor a0, s0, a0
    xor t2, t1, t2
    xor t3, t3, t2
    xor a6, a6, t2
    xor a6, a7, a6
    slli a7, a6, 8
    srli a6, a6, 24
    or a6, a7, a6
    lw a7, 316(sp)
    lw t2, 260(sp)
    xor a7, a6, a7
    and a7, a7, a4
    xor a6, a6, a7
    slli a7, a7, 16
    xor a7, t2, a7
    xor t2, t5, t3
    lw t5, 1020(a2)
    lw s0, 420(sp)
    xor t3, t5, t3
    slli t5, t3, 8
    srli t3, t3, 24
    or t3, t5, t3
    lw t5, 408(sp)
    xor t1, t1, t2
    xor t5, t3, t5
    and t5, t5, a4
    xor t3, t3, t5
    slli t5, t5, 16
    xor t5, s0, t5
    lw s0, 1004(a2)
    xor s0, s0, t2
    lw t2, 972(a2)
    lw s1, 400(sp)
    xor t2, t2, t1
    xor t1, t4, t1
    slli t4, t1, 8
    srli t1, t1, 24
    or t1, t4, t1
    lw t4, 248(sp)
    xor t4, t1, t4
    and t4, t4, a4
    xor t1, t1, t4
    slli t4, t4, 16
    xor t4, s1, t4
    slli s1, t2, 8
    srli t2, t2, 24
    or t2, s1, t2
    lw s1, 352(sp)
    lw s2, 392(sp)
    xor s1, t2, s1
    and s1, s1, a4
    xor t2, t2, s1
    slli s1, s1, 16
    xor s1, s2, s1
    slli s2, s0, 8
    srli s0, s0, 24
    or s0, s2, s0
    lw s2, 336(sp)
    lw s3, 412(sp)
    xor s2, s0, s2
    and s2, s2, a4
    xor s0, s0, s2
    slli s2, s2, 16
    xor s2, s3, s2
    lw s3, 68(sp)
    lw s5, 312(sp)
    lw s4, 0(s3)
    lw s6, 384(sp)
    lw s8, 308(sp)
    xor s7, s5, s6
    xor s9, s8, s7
    lw s10, 320(sp)
    lw ra, 364(sp)
    xor s11, s10, s9
    xor ra, ra, s11
    xor s5, s5, ra
    lw s3, 372(sp)
    sw a5, 372(sp)
    xor s3, s3, ra
    lw ra, 340(sp)
    sw s4, 312(sp)
    xor a5, ra, s5
    lw s4, 332(sp)
    sw t0, 364(sp)
    xor t0, s4, a5
    sw t6, 412(sp)
    xor t6, s3, a5
    sw a0, 336(sp)
    xor a0, s11, t6
    sw a3, 392(sp)
    and a3, s8, a0
    sw a1, 352(sp)
    xor a1, t0, a0
    xor s6, s6, a1
    or a4, s4, s6
    sw a6, 384(sp)
    xor a6, s9, s6
    sw a7, 400(sp)
    and a7, s7, t6
    sw t3, 248(sp)
    or t3, ra, a5
    sw t5, 420(sp)
    xor t5, s5, t3
    xor a7, a7, t5
    xor t5, s4, s11
    sw s0, 408(sp)
    and s0, a6, t5
    xor s0, a7, s0
    sw s2, 260(sp)
    or s2, s10, s9
    xor s2, s2, s5
    xor s5, s7, ra
    sw t2, 316(sp)
    xor t2, s5, a6
    sw s1, 256(sp)
    xor s1, s8, t2
    and s8, t0, s1
    sw t1, 388(sp)
    and t1, a1, t2
    xor a7, a7, t1
    xor t1, a3, a7
    or a3, s3, s5
    xor t3, a3, t3
    xor a4, t3, a4
    xor t3, s10, t3
    xor a7, t3, a7
    xor a7, s8, a7
    xor t3, s2, a4
    xor a4, a4, s0
    xor a3, t3, a4
    or a3, t1, a3
    xor t1, t1, a7
    xor s0, a3, t1
    or s0, a4, s0
    xor s0, t3, s0
    or s1, s1, s0
    or t0, t0, s0
    and a4, a4, a3
    not a4, a4
    or t3, a7, t3
    and a4, a4, t3
    xor t3, a3, t3
    or a7, a7, t3
    xor t1, t1, a7
    or a3, s6, t1
    lw s2, 928(a2)
    xor t3, t3, t1
    xor a3, s2, a3
    or s2, s4, t1
    and a7, a7, t3
    or t3, s11, a7
    xor s2, s2, t3
    or s4, s9, a7
    xor a7, t1, a7
    and a6, a6, a7
    and t5, t5, a7
    xor a7, a4, a7
    and s3, s3, a7
    xor s3, s2, s3
    and s5, s5, a7
    xor t1, s0, t1
    and a5, a5, t1
    xor a7, t1, a7
    and t1, ra, t1
    lw s6, 976(a2)
    and t6, t6, a7
    xor s6, s6, t1
    xor s5, s6, s5
    and a7, s7, a7
    and a1, a1, a4
    and t2, t2, a4
    xor a4, a4, s0
    lw s0, 308(sp)
    or s0, s0, a4
    or a4, a0, a4
    xor t0, t0, a4
    xor t0, t0, s2
    xor a4, a1, a4
    xor t6, a4, t6
    xor t3, t3, a4
    xor t3, t5, t3
    xor t5, s3, t6
    xor a5, a5, t6
    xor t2, t2, t0
    lw t6, 944(a2)
    xor a6, a6, t2
    xor t0, t6, t0
    xor t1, t1, t2
    xor a7, a7, t1
    xor t1, s0, a7
    lw t2, 896(a2)
    xor a7, a6, a7
    xor t2, t2, t1
    xor t1, t5, t1
    lw t5, 912(a2)
    xor a6, s1, a6
    xor t5, t5, t1
    xor a6, a6, t1
    xor t1, a3, a6
    xor a7, a5, a7
    xor t6, s5, a7
    xor a6, a6, t6
    xor a7, s4, a7
    lw t6, 1008(a2)
    lw a4, 236(sp)
    xor t6, t6, a7
    xor a7, t3, a7
    lw t3, 992(a2)
    xor a5, a5, a7
    xor t3, t3, a7
    lw a7, 960(a2)
    lw a3, 228(sp)
    xor a7, a7, a5
    xor a5, t0, a5
    srli t0, a5, 16
    xor t0, t0, a4
    and t0, t0, a3
    xor a4, a4, t0
    slli t0, t0, 16
    xor a5, a5, t0
    srli t0, a5, 8
    xor t0, t0, t4
    lw a1, 224(sp)
    srli s0, a4, 8
    and t0, t0, a1
    xor t4, t4, t0
    slli t0, t0, 8
    xor a5, a5, t0
    srli t0, a5, 4
    srli a0, t4, 4
    lw s1, 388(sp)
    srli s3, a7, 16
    xor s0, s0, s1
    and s0, s0, a1
    xor s1, s1, s0
    slli s0, s0, 8
    xor a4, a4, s0
    srli s0, a4, 4
    srli s2, s1, 4
    lw s4, 396(sp)
    lw s5, 256(sp)
    xor s3, s3, s4
    and s3, s3, a3
    xor s4, s4, s3
    slli s3, s3, 16
    xor a7, a7, s3
    srli s3, a7, 8
    xor s3, s3, s5
    and s3, s3, a1
    xor s5, s5, s3
    slli s3, s3, 8
    xor a7, a7, s3
    srli s3, s4, 8
    lw s6, 316(sp)
    lw s7, 276(sp)
    xor s3, s3, s6
    and s3, s3, a1
    xor s6, s6, s3
    slli s3, s3, 8
    xor s3, s4, s3
    srli s4, t3, 16
    xor s4, s4, s7
    and s4, s4, a3
    xor s7, s7, s4
    slli s4, s4, 16
    xor t3, t3, s4
    srli s4, t3, 8
    lw s8, 260(sp)
    lw s9, 408(sp)
    xor s4, s4, s8
    and s4, s4, a1
    xor s8, s8, s4
    slli s4, s4, 8
    xor t3, t3, s4
    srli s4, s7, 8
    xor s4, s4, s9
    and s4, s4, a1
    xor s9, s9, s4
    slli s4, s4, 8
    xor s4, s7, s4
    srli s7, t6, 16
    lw s10, 280(sp)
    lw s11, 420(sp)
    xor s7, s7, s10
    and s7, s7, a3
    xor s10, s10, s7
    slli s7, s7, 16
    xor t6, t6, s7
    srli s7, t6, 8
    xor s7, s7, s11
    and s7, s7, a1
    xor s11, s11, s7
    lw ra, 252(sp)
    xor a0, s11, a0
    and a0, a0, ra
    xor s11, s11, a0
    slli a0, a0, 4
    xor t4, t4, a0
    slli a0, s7, 8
    xor t6, t6, a0
    xor t0, t6, t0
    and t0, t0, ra
    xor t6, t6, t0
    slli t0, t0, 4
    xor a5, a5, t0
    lw a0, 248(sp)
    srli t0, s10, 8
    xor t0, t0, a0
    and t0, t0, a1
    xor a0, a0, t0
    xor s2, a0, s2
    and s2, s2, ra
    xor a0, a0, s2
    slli s2, s2, 4
    xor s1, s1, s2
    slli t0, t0, 8
    xor t0, s10, t0
    xor s0, t0, s0
    and s0, s0, ra
    xor t0, t0, s0
    slli s0, s0, 4
    xor a4, a4, s0
    srli s0, a6, 16
    lw s2, 300(sp)
    lw s7, 400(sp)
    xor s0, s0, s2
    and s0, s0, a3
    xor s2, s2, s0
    slli s0, s0, 16
    xor a6, a6, s0
    srli s0, a6, 8
    xor s0, s0, s7
    and s0, s0, a1
    xor s7, s7, s0
    slli s0, s0, 8
    xor a6, a6, s0
    srli s0, s2, 8
    lw s10, 384(sp)
    lw a2, 356(sp)
    xor s0, s0, s10
    and s0, s0, a1
    xor s10, s10, s0
    slli s0, s0, 8
    xor s0, s2, s0
    srli s2, t1, 16
    xor s2, s2, a2
    and s2, s2, a3
    xor a2, a2, s2
    slli s2, s2, 16
    xor t1, t1, s2
    srli s2, t1, 8
    sw s6, 356(sp)
    lw s6, 352(sp)
    xor s2, s2, s6
    and s2, s2, a1
    xor s6, s6, s2
    slli s2, s2, 8
    xor t1, t1, s2
    srli s2, t1, 4
    xor s2, s2, t3
    and s2, s2, ra
    xor t3, t3, s2
    slli s2, s2, 4
    xor t1, t1, s2
    srli s2, s6, 4
    xor s2, s2, s8
    and s2, s2, ra
    xor s8, s8, s2
    slli s2, s2, 4
    xor s2, s6, s2
    srli s6, a2, 8
    sw s3, 352(sp)
    lw s3, 392(sp)
    xor s6, s6, s3
    and s6, s6, a1
    xor s3, s3, s6
    slli s6, s6, 8
    xor a2, a2, s6
    srli s6, a2, 4
    xor s6, s6, s4
    and s6, s6, ra
    xor s4, s4, s6
    slli s6, s6, 4
    xor a2, a2, s6
    srli s6, s3, 4
    xor s6, s6, s9
    and s6, s6, ra
    xor s9, s9, s6
    slli s6, s6, 4
    xor s3, s3, s6
    srli s6, t5, 16
    sw s9, 392(sp)
    lw s9, 288(sp)
    sw s3, 288(sp)
    xor s6, s6, s9
    and s6, s6, a3
    xor s9, s9, s6
    slli s6, s6, 16
    xor t5, t5, s6
    lw s3, 336(sp)
    srli s6, t5, 8
    xor s6, s6, s3
    and s6, s6, a1
    xor s3, s3, s6
    slli s6, s6, 8
    xor t5, t5, s6
    srli s6, t5, 4
    xor s6, s6, a6
    and s6, s6, ra
    xor a6, a6, s6
    slli s6, s6, 4
    xor t5, t5, s6
    srli s6, t5, 2
    xor s6, s6, a5
    sw s4, 336(sp)
    lw s4, 232(sp)
    and s6, s6, s4
    xor a5, a5, s6
    slli s6, s6, 2
    xor t5, t5, s6
    srli s6, a6, 2
    xor s6, s6, t6
    and s6, s6, s4
    xor t6, t6, s6
    slli s6, s6, 2
    xor a6, a6, s6
    srli s6, s3, 4
    xor s6, s6, s7
    and s6, s6, ra
    xor s7, s7, s6
    slli s6, s6, 4
    xor s3, s3, s6
    srli s6, s3, 2
    xor s6, s6, t4
    and s6, s6, s4
    xor t4, t4, s6
    slli s6, s6, 2
    xor s3, s3, s6
    srli s6, s7, 2
    xor s6, s6, s11
    and s6, s6, s4
    xor s11, s11, s6
    slli s6, s6, 2
    xor s6, s7, s6
    srli s7, s9, 8
    sw a2, 384(sp)
    lw a2, 412(sp)
    xor s7, s7, a2
    and s7, s7, a1
    xor a2, a2, s7
    slli s7, s7, 8
    xor s7, s9, s7
    srli s9, s7, 4
    xor s9, s9, s0
    and s9, s9, ra
    xor s0, s0, s9
    slli s9, s9, 4
    xor s7, s7, s9
    srli s9, s7, 2
    xor s9, s9, a4
    and s9, s9, s4
    xor a4, a4, s9
    slli s9, s9, 2
    xor s7, s7, s9
    srli s9, s0, 2
    xor s9, s9, t0
    and s9, s9, s4
    xor t0, t0, s9
    slli s9, s9, 2
    xor s0, s0, s9
    srli s9, a2, 4
    xor s9, s9, s10
    and s9, s9, ra
    xor s10, s10, s9
    slli s9, s9, 4
    xor a2, a2, s9
    srli s9, a2, 2
    xor s9, s9, s1
    and s9, s9, s4
    xor s1, s1, s9
    slli s9, s9, 2
    xor a2, a2, s9
    srli s9, s10, 2
    xor s9, s9, a0
    and s9, s9, s4
    xor a0, a0, s9
    slli s9, s9, 2
    xor s9, s10, s9
    srli s10, t2, 16
    sw a0, 412(sp)
    lw a0, 268(sp)
    xor s10, s10, a0
    and a3, s10, a3
    xor a0, a0, a3
    slli a3, a3, 16
    xor t2, t2, a3
    lw s10, 364(sp)
    srli a3, t2, 8
    xor a3, a3, s10
    and a3, a3, a1
    xor s10, s10, a3
    slli a3, a3, 8
    xor t2, t2, a3
    srli a3, t2, 4
    xor a3, a3, a7
    and a3, a3, ra
    xor a7, a7, a3
    slli a3, a3, 4
    xor t2, t2, a3
    srli a3, t2, 2
    xor a3, t1, a3
    and a3, a3, s4
    xor t1, t1, a3
    slli a3, a3, 2
    xor t2, t2, a3
    srli a3, t2, 1
    xor a3, t5, a3
    sw s9, 364(sp)
    lw s9, 292(sp)
    and a3, a3, s9
    xor t5, t5, a3
    slli a3, a3, 1
    xor t2, t2, a3
    lw a3, 312(sp)
    xor t2, a3, t2
    srli a3, t1, 1
    xor a3, a5, a3
    and a3, a3, s9
    xor a5, a5, a3
    slli a3, a3, 1
    xor t1, t1, a3
    srli a3, a7, 2
    xor a3, t3, a3
    and a3, a3, s4
    xor t3, t3, a3
    slli a3, a3, 2
    xor a7, a7, a3
    srli a3, a7, 1
    xor a3, a6, a3
    and a3, a3, s9
    xor a6, a6, a3
    slli a3, a3, 1
    xor a7, a7, a3
    srli a3, t3, 1
    xor a3, t6, a3
    and a3, a3, s9
    xor t6, t6, a3
    slli a3, a3, 1
    xor t3, t3, a3
    srli a3, s10, 4
    xor a3, a3, s5
    and a3, a3, ra
    xor s5, s5, a3
    slli a3, a3, 4
    xor a3, s10, a3
    srli s10, a3, 2
    xor s10, s2, s10
    and s10, s10, s4
    xor s2, s2, s10
    slli s10, s10, 2
    xor a3, a3, s10
    srli s10, a3, 1
    xor s10, s3, s10
    and s10, s10, s9
    xor s3, s3, s10
    slli s10, s10, 1
    xor a3, a3, s10
    srli s10, s2, 1
    xor s10, t4, s10
    and s10, s10, s9
    xor t4, t4, s10
    slli s10, s10, 1
    xor s2, s2, s10
    srli s10, s5, 2
    xor s10, s8, s10
    and s10, s10, s4
    xor s8, s8, s10
    slli s10, s10, 2
    xor s5, s5, s10
    srli s10, s5, 1
    xor s10, s6, s10
    and s10, s10, s9
    xor s6, s6, s10
    slli s10, s10, 1
    xor s5, s5, s10
    srli s10, s8, 1
    xor s10, s11, s10
    and s10, s10, s9
    xor s11, s11, s10
    slli s10, s10, 1
    xor s8, s8, s10
    srli s10, a0, 8
    sw t2, 312(sp)
    lw t2, 372(sp)
    xor s10, s10, t2
    and a1, s10, a1
    xor t2, t2, a1
    slli a1, a1, 8
    xor a1, a0, a1
    srli a0, a1, 4
    lw s10, 352(sp)
    sw s11, 352(sp)
    xor a0, a0, s10
    and a0, a0, ra
    xor s10, s10, a0
    slli a0, a0, 4
    xor a1, a1, a0
    lw s11, 384(sp)
    srli a0, a1, 2
    xor a0, s11, a0
    and a0, a0, s4
    xor s11, s11, a0
    slli a0, a0, 2
    xor a1, a1, a0
    srli a0, a1, 1
    xor a0, s7, a0
    and a0, a0, s9
    xor s7, s7, a0
    slli a0, a0, 1
    xor a1, a1, a0
    srli a0, s11, 1
    xor a0, a4, a0
    and a0, a0, s9
    xor a4, a4, a0
    slli a0, a0, 1
    xor a0, s11, a0
    srli s11, s10, 2
    sw t6, 384(sp)
    lw t6, 336(sp)
    xor s11, t6, s11
    and s11, s11, s4
    xor t6, t6, s11
    slli s11, s11, 2
    xor s10, s10, s11
    srli s11, s10, 1
    xor s11, s0, s11
    and s11, s11, s9
    xor s0, s0, s11
    slli s11, s11, 1
    xor s10, s10, s11
    srli s11, t6, 1
    xor s11, t0, s11
    and s11, s11, s9
    xor t0, t0, s11
    slli s11, s11, 1
    xor t6, t6, s11
    srli s11, t2, 4
    sw t0, 336(sp)
    lw t0, 356(sp)
    xor s11, s11, t0
    and s11, s11, ra
    xor t0, t0, s11
    slli s11, s11, 4
    xor t2, t2, s11
    lw ra, 288(sp)
    srli s11, t2, 2
    xor s11, ra, s11
    and s11, s11, s4
    xor ra, ra, s11
    slli s11, s11, 2
    xor t2, t2, s11
    srli s11, t2, 1
    xor s11, a2, s11
    and s11, s11, s9
    xor a2, a2, s11
    slli s11, s11, 1
    xor t2, t2, s11
    srli s11, ra, 1
    xor s11, s1, s11
    and s11, s11, s9
    xor s1, s1, s11
    slli s11, s11, 1
    xor s11, ra, s11
    srli ra, t0, 2
    sw t6, 288(sp)
    lw t6, 392(sp)
    xor ra, t6, ra
    and s4, ra, s4
    xor t6, t6, s4
    slli s4, s4, 2
    xor t0, t0, s4
    srli s4, t0, 1
    lw ra, 364(sp)
    sw s8, 364(sp)
    xor s4, ra, s4
    and s4, s4, s9
    xor ra, ra, s4
    slli s4, s4, 1
    xor t0, t0, s4
    lw s8, 412(sp)
    srli s4, t6, 1
    xor s4, s8, s4
    and s4, s4, s9
    xor s8, s8, s4
    slli s4, s4, 1
    xor t6, t6, s4
    lw s4, 68(sp)
    lw s9, 4(s4)
    xor a3, s9, a3
    lw s9, 8(s4)
    xor a1, s9, a1
    lw s9, 12(s4)
    xor t2, s9, t2
    lw s9, 16(s4)
    xor t5, s9, t5
    lw s9, 20(s4)
    xor s3, s9, s3
    lw s9, 24(s4)
    xor s7, s9, s7
    lw s9, 28(s4)
    xor a2, s9, a2
    lw s9, 32(s4)
    xor t1, s9, t1
    lw s9, 36(s4)
    xor s2, s9, s2
    lw s9, 40(s4)
    xor a0, s9, a0
    lw s9, 44(s4)
    xor s9, s9, s11
    lw s11, 48(s4)
    xor a5, s11, a5
    lw s11, 52(s4)
    xor t4, s11, t4
    lw s11, 56(s4)
    xor a4, s11, a4
    lw s11, 60(s4)
    xor s1, s11, s1
    lw s11, 64(s4)
    xor a7, s11, a7
    lw s11, 68(s4)
    xor s5, s11, s5
    lw s11, 72(s4)
    xor s10, s11, s10
    lw s11, 76(s4)
    xor t0, s11, t0
    lw s11, 80(s4)
    xor a6, s11, a6
    lw s11, 84(s4)
    xor s6, s11, s6
    lw s11, 88(s4)
    xor s0, s11, s0
    lw s11, 92(s4)
    xor s11, s11, ra
    lw ra, 96(s4)
    xor t3, ra, t3
    lw ra, 100(s4)
    sw t3, 412(sp)
    lw t3, 364(sp)
    xor t3, ra, t3
    lw ra, 104(s4)
    sw t3, 364(sp)
    lw t3, 288(sp)
    xor t3, ra, t3
    lw ra, 108(s4)
    xor t6, ra, t6
    lw ra, 112(s4)
    sw t6, 288(sp)
    lw t6, 384(sp)
    xor t6, ra, t6
    lw ra, 116(s4)
    sw t6, 384(sp)
    lw t6, 352(sp)
    xor t6, ra, t6
    lw ra, 120(s4)
    sw t6, 352(sp)
    lw t6, 336(sp)
    xor t6, ra, t6
    lw ra, 124(s4)
    lw s4, 64(sp)
    xor s8, ra, s8
    lw ra, 312(sp)
    sw a3, 4(s4)
    sw ra, 0(s4)
    sw a1, 8(s4)
    sw t2, 12(s4)
    sw t5, 16(s4)
    sw s3, 20(s4)
    sw s7, 24(s4)
    sw a2, 28(s4)
    sw t1, 32(s4)
    sw s2, 36(s4)
    sw a0, 40(s4)
    sw s9, 44(s4)
    sw a5, 48(s4)
    sw t4, 52(s4)
    sw a4, 56(s4)
    sw s1, 60(s4)
    sw a7, 64(s4)
    sw s5, 68(s4)
    sw s10, 72(s4)
    sw t0, 76(s4)
    sw a6, 80(s4)
    sw s6, 84(s4)
    sw s0, 88(s4)
    sw s11, 92(s4)
    lw a5, 412(sp)
    sw a5, 96(s4)
    lw a5, 364(sp)
    sw t3, 104(s4)
    sw a5, 100(s4)
    lw a5, 288(sp)
    mv a0, s4
    sw a5, 108(s4)
    lw a5, 384(sp)
    sw a5, 112(s4)
    lw a5, 352(sp)
    sw t6, 120(s4)
    sw a5, 116(s4)
    sw s8, 124(s4)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    lw a4, 76(sp)
    addi a0, a0, 128
    addi a1, a1, 128
    addi a4, a4, 8
    bltu a2, a1, .Llwcc_aes128_128_ctr_crypt_rv32i_group_done
    j .Llwcc_aes128_128_ctr_crypt_rv32i_group
.Llwcc_aes128_128_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_aes128_128_ctr_crypt_rv32i_out
.Llwcc_aes128_128_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 128
    beqz t2, .Llwcc_aes128_128_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 448
    mv t0, a0
    addi t1, sp, 576
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
    j .Llwcc_aes128_128_ctr_crypt_rv32i_first
.Llwcc_aes128_128_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 448
    add t1, a1, t2
.Llwcc_aes128_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_aes128_128_ctr_crypt_rv32i_copy
.Llwcc_aes128_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 576
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
    addi sp, sp, 576
    ret
    .size lwcc_aes128_128_ctr_crypt_rv32i, .-lwcc_aes128_128_ctr_crypt_rv32i
