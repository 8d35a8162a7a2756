# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile aes --set aes128_128 --target rv32i --lanes 1 --slicing plane --blocks 4 --mode ctr --depth round2
# passes:    unroll() invert(enabled=false) constants() counter() bitslice(enabled=true) fixslice(enabled=true, blocks=4, depth=round2) ctr_fold(depth=round2) fold() sbox(lanes=1) complement() rotate() balance() share() hoist(mode=ctr) legalise(enabled=true) roll() slice(lanes=1) select() schedule() allocate() hide()
# dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 336
# layout:    planes of 16 S-boxes, 4 blocks side by side; cells in 9 arrangements
# sizes:     in bytes: block 16, key 16, nonce 12, rk 704, ctx 4944, align 4, group 64, stack 336
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing

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
    xor s4, s4, s5
    srli s6, s3, 2
    not s6, s6
    srli s7, s3, 6
    srli s8, s3, 3
    not s8, s8
    xor s8, s6, s8
    srli s9, s3, 4
    not s9, s9
    xor s10, s6, s9
    xor s11, s4, s10
    xor ra, s8, s11
    xor s7, s7, ra
    xor s6, s6, s7
    xor s5, s9, s5
    xor a6, s6, s5
    or t6, s5, a6
    srli a3, s3, 5
    not a3, a3
    xor a3, a3, s7
    xor s7, s10, s5
    or s0, a3, s7
    xor s0, t6, s0
    sw t4, 100(sp)
    not t4, s3
    sw s3, 104(sp)
    xor s3, a3, a6
    sw a2, 108(sp)
    xor a2, ra, s3
    sw a4, 112(sp)
    xor a4, t4, a6
    sw a5, 116(sp)
    xor a5, a2, a4
    xor s9, s9, a5
    sw a7, 120(sp)
    or a7, t4, s9
    xor a7, s0, a7
    sw t0, 124(sp)
    xor t0, s6, a7
    sw t1, 128(sp)
    or t1, s8, s11
    xor t0, t0, t1
    and t1, s10, s3
    xor t1, s6, t1
    xor t1, t1, t6
    xor t6, s11, s9
    xor s6, t4, ra
    sw t2, 132(sp)
    and t2, t6, s6
    xor a7, t2, a7
    xor a7, t1, a7
    and t2, s4, a2
    sw s7, 136(sp)
    xor s7, t6, s7
    sw t5, 140(sp)
    and t5, a5, s7
    xor t1, t5, t1
    xor t2, t2, t1
    xor t5, s4, s7
    sw s11, 144(sp)
    and s11, a4, t5
    xor s0, s11, s0
    xor t1, t1, s0
    xor t1, s8, t1
    xor s0, t2, t1
    xor s8, a7, t0
    or t2, t2, s8
    xor s8, s0, t2
    or s8, a7, s8
    xor s8, t0, s8
    and a7, a7, t2
    not a7, a7
    or t0, t1, t0
    and a7, a7, t0
    xor s11, s8, a7
    or s4, s4, s11
    and s7, s7, a7
    or a4, a4, s8
    or a2, a2, s11
    xor t0, t2, t0
    or t1, t1, t0
    xor t2, s0, t1
    or t4, t4, t2
    xor t0, t0, t2
    and t0, t1, t0
    or t1, ra, t0
    xor t4, t4, t1
    xor s0, a2, t4
    xor a4, a4, s0
    xor s0, s7, a4
    xor s7, s8, t2
    and s5, s5, s7
    xor s11, t2, t0
    xor ra, a7, s11
    sw a4, 148(sp)
    xor a4, s7, ra
    and s10, s10, a4
    xor s10, s5, s10
    xor s10, s0, s10
    xor s4, s4, s10
    sw s5, 152(sp)
    slli s5, s4, 24
    sw t1, 156(sp)
    srli t1, s4, 8
    or t1, s5, t1
    and t1, t1, s1
    and a3, a3, ra
    xor t4, t4, a3
    and a4, s3, a4
    and a5, a5, a7
    xor a5, a2, a5
    xor a7, a4, a5
    xor a4, s4, a7
    xor t4, t4, a4
    not a4, t4
    slli a3, a4, 25
    srli a4, a4, 7
    or a4, a3, a4
    and a4, a4, s2
    or t1, t1, a4
    or t2, s9, t2
    or t5, t5, s8
    and t6, t6, s11
    xor t6, s0, t6
    xor t4, t4, t6
    xor t4, t5, t4
    xor t2, t2, t4
    slli t5, t2, 26
    srli t2, t2, 6
    or t2, t5, t2
    and t2, t2, t3
    or t1, t1, t2
    and a6, a6, s7
    xor a6, a7, a6
    and a7, s6, s11
    lw t2, 144(sp)
    lw t5, 156(sp)
    or t0, t2, t0
    xor t2, t6, a6
    xor t2, s10, t2
    xor t0, t0, t2
    xor a7, a7, t0
    xor a5, t5, a5
    xor a5, a7, a5
    lw a7, 148(sp)
    xor a6, a6, a5
    xor a7, a7, a6
    not a7, a7
    slli t5, a7, 27
    srli a7, a7, 5
    or a7, t5, a7
    lw t5, 140(sp)
    not a6, a6
    and a7, a7, t5
    or a7, t1, a7
    slli t1, a6, 28
    srli a6, a6, 4
    or a6, t1, a6
    lw t1, 132(sp)
    xor t2, t4, t2
    and a6, a6, t1
    or a6, a7, a6
    lw a7, 136(sp)
    not a5, a5
    and a7, a7, ra
    xor a7, a7, t2
    lw t2, 152(sp)
    xor a7, t2, a7
    not a7, a7
    slli t2, a7, 29
    srli a7, a7, 3
    or a7, t2, a7
    lw t2, 128(sp)
    and a7, a7, t2
    or a6, a6, a7
    slli a7, a5, 30
    srli a5, a5, 2
    or a5, a7, a5
    lw a7, 124(sp)
    lw t4, 112(sp)
    and a5, a5, a7
    or a5, a6, a5
    slli a6, t0, 31
    srli t0, t0, 1
    or a6, a6, t0
    lw t0, 120(sp)
    lw a4, 108(sp)
    and a6, a6, t0
    or a5, a5, a6
    lw a6, 116(sp)
    lw a2, 104(sp)
    xor a5, a6, a5
    xori a6, a5, 3
    xor t6, a6, t4
    xor a3, t6, a4
    xor s0, a3, a2
    srli s3, s0, 1
    srli s4, s0, 7
    not s4, s4
    xor s3, s3, s4
    srli s5, s0, 2
    not s5, s5
    srli s6, s0, 6
    srli s7, s0, 3
    not s7, s7
    xor s7, s5, s7
    srli s8, s0, 4
    not s8, s8
    xor s9, s5, s8
    xor s10, s3, s9
    xor s11, s7, s10
    xor s6, s6, s11
    xor s5, s5, s6
    xor s4, s8, s4
    xor ra, s5, s4
    or t4, s4, ra
    sw a6, 116(sp)
    srli a6, s0, 5
    not a6, a6
    xor a6, a6, s6
    xor s6, s9, s4
    or a4, a6, s6
    xor a4, t4, a4
    not a2, s0
    xor t0, a6, ra
    xor a7, s11, t0
    xor t2, a2, ra
    xor t1, a7, t2
    xor s8, s8, t1
    or t5, a2, s8
    xor t5, a4, t5
    sw s0, 152(sp)
    xor s0, s5, t5
    sw a3, 136(sp)
    or a3, s7, s10
    xor a3, s0, a3
    and s0, s9, t0
    xor s0, s5, s0
    xor t4, s0, t4
    xor s0, s10, s8
    xor s5, a2, s11
    sw t6, 148(sp)
    and t6, s0, s5
    xor t5, t6, t5
    xor t5, t4, t5
    and t6, s3, a7
    sw a5, 156(sp)
    xor a5, s0, s6
    sw s6, 144(sp)
    and s6, t1, a5
    xor t4, s6, t4
    xor t6, t6, t4
    xor s6, s3, a5
    sw s10, 160(sp)
    and s10, t2, s6
    xor a4, s10, a4
    xor t4, t4, a4
    xor t4, s7, t4
    xor a4, t6, t4
    xor s7, t5, a3
    or t6, t6, s7
    xor s7, a4, t6
    or s7, t5, s7
    xor s7, a3, s7
    and t5, t5, t6
    not t5, t5
    or a3, t4, a3
    and t5, t5, a3
    xor s10, s7, t5
    or s3, s3, s10
    and a5, a5, t5
    or t2, t2, s7
    or a7, a7, s10
    xor t6, t6, a3
    or t4, t4, t6
    xor a4, a4, t4
    or a3, a2, a4
    xor t6, t6, a4
    and t4, t4, t6
    or t6, s11, t4
    xor a3, a3, t6
    xor a2, a7, a3
    xor t2, t2, a2
    xor a5, a5, t2
    xor a2, s7, a4
    and s4, s4, a2
    xor s10, a4, t4
    xor s11, t5, s10
    sw t2, 164(sp)
    xor t2, a2, s11
    and s9, s9, t2
    xor s9, s4, s9
    xor s9, a5, s9
    xor s3, s3, s9
    sw s4, 168(sp)
    slli s4, s3, 24
    sw t6, 172(sp)
    srli t6, s3, 8
    or t6, s4, t6
    and t6, t6, s1
    and a6, a6, s11
    xor a6, a3, a6
    and t0, t0, t2
    and t1, t1, t5
    xor a7, a7, t1
    xor t0, t0, a7
    xor t1, s3, t0
    xor a6, a6, t1
    not t1, a6
    slli t2, t1, 25
    srli t1, t1, 7
    or t1, t2, t1
    and t1, t1, s2
    or t1, t6, t1
    or t2, s8, a4
    or t5, s6, s7
    and t6, s0, s10
    xor a5, a5, t6
    xor a6, a6, a5
    xor a6, t5, a6
    xor t2, t2, a6
    slli t5, t2, 26
    srli t2, t2, 6
    or t2, t5, t2
    and t2, t2, t3
    or t1, t1, t2
    and t2, ra, a2
    xor t0, t0, t2
    and t2, s5, s10
    lw t5, 160(sp)
    xor a5, a5, t0
    or t4, t5, t4
    xor a5, s9, a5
    xor t4, t4, a5
    lw t5, 172(sp)
    xor t2, t2, t4
    xor a7, t5, a7
    xor a7, t2, a7
    lw t2, 164(sp)
    xor t0, t0, a7
    xor t2, t2, t0
    not t2, t2
    slli t5, t2, 27
    srli t2, t2, 5
    or t2, t5, t2
    lw t5, 140(sp)
    not t0, t0
    and t2, t2, t5
    or t1, t1, t2
    slli t2, t0, 28
    srli t0, t0, 4
    or t0, t2, t0
    lw t2, 132(sp)
    xor a5, a6, a5
    and t0, t0, t2
    or t0, t1, t0
    lw t1, 144(sp)
    lw a6, 168(sp)
    and t1, t1, s11
    xor a5, t1, a5
    xor a5, a6, a5
    not a5, a5
    slli a6, a5, 29
    srli a5, a5, 3
    or a5, a6, a5
    lw a6, 128(sp)
    not a7, a7
    and a5, a5, a6
    or a5, t0, a5
    slli t0, a7, 30
    srli a7, a7, 2
    or a7, t0, a7
    lw t0, 124(sp)
    srli t1, t4, 1
    and a7, a7, t0
    or a5, a5, a7
    slli a7, t4, 31
    or a7, a7, t1
    lw t1, 120(sp)
    lw t4, 148(sp)
    and a7, a7, t1
    or a5, a5, a7
    lw a7, 156(sp)
    lw a4, 136(sp)
    xor a5, a7, a5
    xori a7, a5, 7
    xor t6, a7, t4
    xor a3, t6, a4
    lw a2, 152(sp)
    srli a7, a7, 8
    xor s0, a3, a2
    srli s3, s0, 8
    andi s3, s3, 255
    lui s4, 16
    addi s4, s4, -256
    and s5, a7, s4
    or s3, s3, s5
    srli s5, t6, 8
    lui s6, 4080
    and s7, s5, s6
    or s3, s3, s7
    slli s7, a3, 24
    or s3, s3, s7
    srli s7, s3, 1
    xor s7, s7, s3
    lui s8, 349525
    addi s8, s8, 1365
    and s7, s7, s8
    slli s9, s7, 1
    xor s9, s3, s9
    srli s10, s9, 2
    xor s10, s10, s9
    lui s11, 209715
    addi s11, s11, 819
    and s10, s10, s11
    slli ra, s10, 2
    xor ra, s9, ra
    srli a4, ra, 4
    lw a2, 104(sp)
    lui t1, 4080
    srli t4, a2, 8
    addi t1, t1, 255
    and t4, t4, t1
    lw t0, 108(sp)
    srli t2, t0, 8
    slli a6, t0, 24
    or a6, a6, t2
    lui t2, 1044496
    addi t2, t2, -256
    and a6, a6, t2
    or a6, t4, a6
    xor a6, s3, a6
    srli t4, a6, 1
    xor t4, t4, a6
    and t4, t4, s8
    slli t5, t4, 1
    xor t5, a6, t5
    sw t6, 156(sp)
    srli t6, t5, 2
    xor t6, t6, t5
    and t6, t6, s11
    sw a5, 168(sp)
    slli a5, t6, 2
    xor a5, t5, a5
    xor a4, a4, a5
    sw t3, 144(sp)
    lui t3, 61681
    addi t3, t3, -241
    and a4, a4, t3
    sw s2, 164(sp)
    slli s2, a4, 4
    xor s2, ra, s2
    # round 3 (aes.dsl:47)
    not s2, s2
    sw s2, 0(a0)
    andi a7, a7, 255
    and s2, s5, s4
    or a7, a7, s2
    srli s2, a3, 8
    and s2, s2, s6
    or a7, a7, s2
    slli s2, s0, 24
    or a7, a7, s2
    srli s2, a7, 1
    xor s2, s2, a7
    and s2, s2, s8
    slli s5, s2, 1
    xor s5, a7, s5
    srli ra, s5, 2
    xor ra, ra, s5
    and ra, ra, s11
    slli s6, ra, 2
    xor s6, s5, s6
    sw s4, 172(sp)
    srli s4, s6, 4
    srli t0, t0, 8
    and t0, t0, t1
    sw t1, 160(sp)
    slli t1, a2, 24
    srli a2, a2, 8
    or t1, t1, a2
    and t1, t1, t2
    or t0, t0, t1
    xor t0, a7, t0
    srli t1, t0, 1
    xor t1, t1, t0
    and t1, t1, s8
    slli a2, t1, 1
    xor a2, t0, a2
    sw t2, 176(sp)
    srli t2, a2, 2
    xor t2, t2, a2
    and t2, t2, s11
    sw s8, 180(sp)
    slli s8, t2, 2
    xor s8, a2, s8
    xor s4, s4, s8
    and s4, s4, t3
    sw a3, 184(sp)
    slli a3, s4, 4
    xor a3, s6, a3
    not a3, a3
    sw a3, 4(a0)
    xor a3, s9, s10
    srli s6, a3, 4
    xor t5, t5, t6
    xor t6, s6, t5
    and t6, t6, t3
    slli s6, t6, 4
    xor a3, a3, s6
    not a3, a3
    sw a3, 8(a0)
    xor a3, s5, ra
    srli s5, a3, 4
    xor t2, a2, t2
    xor a2, s5, t2
    and a2, a2, t3
    slli s5, a2, 4
    xor a3, a3, s5
    not a3, a3
    sw a3, 12(a0)
    xor a5, a5, a4
    not a5, a5
    sw a5, 16(a0)
    xor a5, s8, s4
    not a5, a5
    sw a5, 20(a0)
    xor a5, a6, t4
    srli a6, a5, 2
    xor a6, a6, a5
    and a6, a6, s11
    xor t4, a5, a6
    xor a4, s3, s7
    srli a3, a4, 2
    xor a3, a3, a4
    and a3, a3, s11
    xor s3, a4, a3
    srli s4, s3, 4
    xor s4, s4, t4
    and s4, s4, t3
    xor t4, t4, s4
    not t4, t4
    sw t4, 24(a0)
    xor t0, t0, t1
    srli t1, t0, 2
    xor t1, t1, t0
    and t1, t1, s11
    xor t4, t0, t1
    xor a7, a7, s2
    srli s2, a7, 2
    xor s2, s2, a7
    and s2, s2, s11
    xor s5, a7, s2
    srli s6, s5, 4
    xor s6, s6, t4
    and s6, s6, t3
    xor t4, t4, s6
    not t4, t4
    sw t4, 28(a0)
    slli t4, a3, 2
    xor t4, a4, t4
    srli a4, t4, 4
    slli a6, a6, 2
    xor a5, a5, a6
    xor a6, a4, a5
    and a6, a6, t3
    slli a4, a6, 4
    xor t4, t4, a4
    sw t4, 32(a0)
    slli t4, s4, 4
    xor t4, s3, t4
    not t4, t4
    sw t4, 36(a0)
    xor t4, t5, t6
    sw t4, 40(a0)
    xor a5, a5, a6
    not a5, a5
    sw a5, 44(a0)
    slli a5, s2, 2
    xor a5, a7, a5
    srli a6, a5, 4
    slli a7, t1, 2
    xor a7, t0, a7
    xor a6, a6, a7
    and a6, a6, t3
    slli t0, a6, 4
    xor a5, a5, t0
    sw a5, 48(a0)
    slli a5, s6, 4
    xor a5, s5, a5
    not a5, a5
    sw a5, 52(a0)
    xor a5, t2, a2
    sw a5, 56(a0)
    xor a5, a7, a6
    not a5, a5
    sw a5, 60(a0)
    srli a5, s0, 1
    srli a6, s0, 7
    not a6, a6
    xor a5, a5, a6
    srli a7, s0, 2
    not a7, a7
    srli t0, s0, 6
    srli t1, s0, 3
    not t1, t1
    xor t1, a7, t1
    srli t2, s0, 4
    not t2, t2
    xor t4, a7, t2
    xor t5, a5, t4
    xor t6, t1, t5
    xor t0, t0, t6
    xor a7, a7, t0
    xor a6, t2, a6
    xor a4, a7, a6
    or a3, a6, a4
    srli a2, s0, 5
    not a2, a2
    xor t0, a2, t0
    xor a2, t4, a6
    or s2, t0, a2
    xor s2, a3, s2
    not s3, s0
    xor s4, t0, a4
    xor s5, t6, s4
    xor s6, s3, a4
    xor s7, s5, s6
    xor t2, t2, s7
    or s8, s3, t2
    xor s8, s2, s8
    xor s9, a7, s8
    or s10, t1, t5
    xor s9, s9, s10
    and s10, t4, s4
    xor a7, a7, s10
    xor a7, a7, a3
    xor a3, t5, t2
    xor s10, s3, t6
    and ra, a3, s10
    xor s8, ra, s8
    xor s8, a7, s8
    and ra, a5, s5
    sw s0, 188(sp)
    xor s0, a3, a2
    sw t3, 192(sp)
    and t3, s7, s0
    xor a7, t3, a7
    xor t3, ra, a7
    xor ra, a5, s0
    sw s11, 196(sp)
    and s11, s6, ra
    xor s2, s11, s2
    xor a7, a7, s2
    xor a7, t1, a7
    xor t1, t3, a7
    xor s2, s8, s9
    or t3, t3, s2
    xor s2, t1, t3
    or s2, s8, s2
    xor s2, s9, s2
    and s8, s8, t3
    not s8, s8
    or s9, a7, s9
    and s8, s8, s9
    xor s11, s2, s8
    or a5, a5, s11
    and s0, s0, s8
    or s6, s6, s2
    or s5, s5, s11
    xor t3, t3, s9
    or a7, a7, t3
    xor t1, t1, a7
    or s3, s3, t1
    xor t3, t3, t1
    and a7, a7, t3
    or t3, t6, a7
    xor t6, s3, t3
    xor s3, s5, t6
    xor s3, s6, s3
    xor s0, s0, s3
    xor s6, s2, t1
    and a6, a6, s6
    xor s9, t1, a7
    xor s11, s8, s9
    sw a2, 200(sp)
    xor a2, s6, s11
    and t4, t4, a2
    xor t4, a6, t4
    xor t4, s0, t4
    xor a5, a5, t4
    sw a6, 204(sp)
    slli a6, a5, 24
    sw s3, 208(sp)
    srli s3, a5, 8
    or a6, a6, s3
    and a6, a6, s1
    and t0, t0, s11
    xor t0, t6, t0
    and t6, s4, a2
    and a2, s7, s8
    xor a2, s5, a2
    xor t6, t6, a2
    xor a5, a5, t6
    xor a5, t0, a5
    not t0, a5
    slli s3, t0, 25
    srli t0, t0, 7
    or t0, s3, t0
    lw s3, 164(sp)
    and t0, t0, s3
    or a6, a6, t0
    or t0, t2, t1
    or t1, ra, s2
    and t2, a3, s9
    xor t2, s0, t2
    xor a5, a5, t2
    xor a5, t1, a5
    xor t0, t0, a5
    slli t1, t0, 26
    srli t0, t0, 6
    or t0, t1, t0
    lw t1, 144(sp)
    or a7, t5, a7
    and t0, t0, t1
    or a6, a6, t0
    and t0, a4, s6
    xor t0, t6, t0
    and t6, s10, s9
    xor t2, t2, t0
    xor t2, t4, t2
    xor a7, a7, t2
    xor t4, t6, a7
    xor t3, t3, a2
    xor t3, t4, t3
    lw t4, 208(sp)
    xor t0, t0, t3
    xor t4, t4, t0
    not t4, t4
    slli t5, t4, 27
    srli t4, t4, 5
    or t4, t5, t4
    lw t5, 140(sp)
    not t0, t0
    and t4, t4, t5
    or a6, a6, t4
    slli t4, t0, 28
    srli t0, t0, 4
    or t0, t4, t0
    lw t4, 132(sp)
    xor a5, a5, t2
    and t0, t0, t4
    or a6, a6, t0
    lw t0, 200(sp)
    and t0, t0, s11
    xor a5, t0, a5
    lw t0, 204(sp)
    xor a5, t0, a5
    not a5, a5
    slli t0, a5, 29
    srli a5, a5, 3
    or a5, t0, a5
    lw t0, 128(sp)
    and a5, a5, t0
    or a5, a6, a5
    not a6, t3
    slli t2, a6, 30
    srli a6, a6, 2
    or a6, t2, a6
    lw t2, 124(sp)
    lw t3, 156(sp)
    and a6, a6, t2
    or a5, a5, a6
    slli a6, a7, 31
    srli a7, a7, 1
    or a6, a6, a7
    lw a7, 120(sp)
    lw t6, 184(sp)
    and a6, a6, a7
    or a5, a5, a6
    lw a6, 168(sp)
    lw a2, 180(sp)
    xor a5, a6, a5
    xori a6, a5, 15
    xor t3, a6, t3
    xor a4, t3, t6
    srli a3, a4, 1
    xor a3, a3, a4
    and a3, a3, a2
    slli s0, a3, 1
    xor s0, a4, s0
    srli s2, s0, 2
    xor s2, s2, s0
    lw s4, 196(sp)
    srli s7, a6, 1
    and s2, s2, s4
    slli s5, s2, 2
    xor s5, s0, s5
    srli s6, s5, 4
    xor s7, s7, a6
    and s7, s7, a2
    slli s8, s7, 1
    xor s8, a6, s8
    srli s9, s8, 2
    xor s9, s9, s8
    and s9, s9, s4
    slli s10, s9, 2
    xor s10, s8, s10
    lw s11, 192(sp)
    xor s6, s6, s10
    and s6, s6, s11
    slli ra, s6, 4
    xor s5, s5, ra
    # round 4 (aes.dsl:47)
    not s5, s5
    sw s5, 64(a0)
    lw s5, 188(sp)
    xor ra, a4, s5
    srli s5, ra, 1
    xor t6, s5, ra
    and t6, t6, a2
    slli a7, t6, 1
    xor a7, ra, a7
    srli t2, a7, 2
    xor t2, t2, a7
    and t2, t2, s4
    slli t0, t2, 2
    xor t0, a7, t0
    srli t4, t0, 4
    srli t5, t3, 1
    xor t5, t5, t3
    and t5, t5, a2
    slli a2, t5, 1
    xor a2, t3, a2
    srli t1, a2, 2
    xor t1, t1, a2
    and t1, t1, s4
    slli s3, t1, 2
    xor s3, a2, s3
    xor t4, t4, s3
    and t4, t4, s11
    sw a5, 156(sp)
    slli a5, t4, 4
    xor a5, t0, a5
    not a5, a5
    sw a5, 68(a0)
    xor a5, s0, s2
    srli t0, a5, 4
    xor s0, s8, s9
    xor t0, t0, s0
    and t0, t0, s11
    slli s2, t0, 4
    xor a5, a5, s2
    sw a5, 72(a0)
    xor a5, a7, t2
    srli a7, a5, 4
    xor t1, a2, t1
    xor a7, a7, t1
    and a7, a7, s11
    slli t2, a7, 4
    xor a5, a5, t2
    sw a5, 76(a0)
    xor a5, s10, s6
    not a5, a5
    sw a5, 80(a0)
    xor a5, s3, t4
    not a5, a5
    sw a5, 84(a0)
    xor a5, a6, s7
    srli a6, a5, 2
    xor a6, a6, a5
    and a6, a6, s4
    xor t2, a5, a6
    xor t4, a4, a3
    srli a3, t4, 2
    xor a3, a3, t4
    and a3, a3, s4
    xor a2, t4, a3
    srli s2, a2, 4
    xor s2, s2, t2
    and s2, s2, s11
    xor t2, t2, s2
    sw t2, 88(a0)
    xor t2, t3, t5
    srli t5, t2, 2
    xor t5, t5, t2
    and t5, t5, s4
    xor s3, t2, t5
    xor t6, ra, t6
    srli s6, t6, 2
    xor s6, s6, t6
    and s6, s6, s4
    xor s7, t6, s6
    srli s8, s7, 4
    xor s8, s8, s3
    and s8, s8, s11
    xor s3, s3, s8
    sw s3, 92(a0)
    slli a3, a3, 2
    xor t4, t4, a3
    srli a3, t4, 4
    slli a6, a6, 2
    xor a5, a5, a6
    xor a6, a3, a5
    and a6, a6, s11
    slli a3, a6, 4
    xor t4, t4, a3
    not t4, t4
    sw t4, 96(a0)
    slli t4, s2, 4
    xor t4, a2, t4
    not t4, t4
    sw t4, 100(a0)
    xor t0, s0, t0
    not t0, t0
    sw t0, 104(a0)
    xor a5, a5, a6
    not a5, a5
    sw a5, 108(a0)
    slli a5, s6, 2
    xor a5, t6, a5
    srli a6, a5, 4
    slli t0, t5, 2
    xor t0, t2, t0
    xor a6, a6, t0
    and a6, a6, s11
    slli t2, a6, 4
    xor a5, a5, t2
    not a5, a5
    sw a5, 112(a0)
    slli a5, s8, 4
    xor a5, s7, a5
    not a5, a5
    sw a5, 116(a0)
    xor a5, t1, a7
    not a5, a5
    sw a5, 120(a0)
    xor a5, t0, a6
    not a5, a5
    sw a5, 124(a0)
    srli a5, ra, 7
    not a5, a5
    xor a6, s5, a5
    srli a7, ra, 2
    not a7, a7
    srli t0, ra, 6
    srli t1, ra, 3
    not t1, t1
    xor t1, a7, t1
    srli t2, ra, 4
    not t2, t2
    xor t4, a7, t2
    xor t5, a6, t4
    xor t6, t1, t5
    xor t0, t0, t6
    xor a7, a7, t0
    xor a5, t2, a5
    xor a3, a7, a5
    or a2, a5, a3
    srli s0, ra, 5
    not s0, s0
    xor t0, s0, t0
    xor s0, t4, a5
    or s2, t0, s0
    xor s2, a2, s2
    not s3, ra
    xor s5, t0, a3
    xor s6, t6, s5
    xor s7, s3, a3
    xor s8, s6, s7
    xor t2, t2, s8
    or s9, s3, t2
    xor s9, s2, s9
    xor s10, a7, s9
    or s11, t1, t5
    xor s10, s10, s11
    and s11, t4, s5
    xor a7, a7, s11
    xor a7, a7, a2
    xor a2, t5, t2
    xor s11, s3, t6
    and s4, a2, s11
    xor s4, s4, s9
    xor s4, a7, s4
    and s9, a6, s6
    sw ra, 168(sp)
    xor ra, a2, s0
    sw a4, 204(sp)
    and a4, s8, ra
    xor a7, a4, a7
    xor a4, s9, a7
    xor s9, a6, ra
    sw t3, 200(sp)
    and t3, s7, s9
    xor t3, t3, s2
    xor a7, a7, t3
    xor a7, t1, a7
    xor t1, a4, a7
    xor t3, s4, s10
    or t3, a4, t3
    xor a4, t1, t3
    or a4, s4, a4
    xor a4, s10, a4
    and s2, s4, t3
    not s2, s2
    or s4, a7, s10
    and s2, s2, s4
    xor s10, a4, s2
    or a6, a6, s10
    and ra, ra, s2
    or s7, s7, a4
    or s6, s6, s10
    xor t3, t3, s4
    or a7, a7, t3
    xor t1, t1, a7
    or s3, s3, t1
    xor t3, t3, t1
    and a7, a7, t3
    or t3, t6, a7
    xor t6, s3, t3
    xor s3, s6, t6
    xor s3, s7, s3
    xor s4, ra, s3
    xor s7, a4, t1
    and a5, a5, s7
    xor s10, t1, a7
    xor ra, s2, s10
    sw s0, 208(sp)
    xor s0, s7, ra
    and t4, t4, s0
    xor t4, a5, t4
    xor t4, s4, t4
    xor a6, a6, t4
    sw a5, 212(sp)
    slli a5, a6, 24
    sw s3, 216(sp)
    srli s3, a6, 8
    or a5, a5, s3
    and a5, a5, s1
    and t0, t0, ra
    xor t0, t6, t0
    and t6, s5, s0
    and s0, s8, s2
    xor s0, s6, s0
    xor t6, t6, s0
    xor a6, a6, t6
    xor a6, t0, a6
    not t0, a6
    slli s2, t0, 25
    srli t0, t0, 7
    or t0, s2, t0
    lw s2, 164(sp)
    and t0, t0, s2
    or a5, a5, t0
    or t0, t2, t1
    or t1, s9, a4
    and t2, a2, s10
    xor t2, s4, t2
    xor a6, a6, t2
    xor a6, t1, a6
    xor t0, t0, a6
    slli t1, t0, 26
    srli t0, t0, 6
    or t0, t1, t0
    lw t1, 144(sp)
    or a7, t5, a7
    and t0, t0, t1
    or a5, a5, t0
    and t0, a3, s7
    xor t0, t6, t0
    and t6, s11, s10
    xor t2, t2, t0
    xor t2, t4, t2
    xor a7, a7, t2
    xor t4, t6, a7
    xor t3, t3, s0
    xor t3, t4, t3
    lw t4, 216(sp)
    xor t0, t0, t3
    xor t4, t4, t0
    not t4, t4
    slli t5, t4, 27
    srli t4, t4, 5
    or t4, t5, t4
    lw t5, 140(sp)
    not t0, t0
    and t4, t4, t5
    or a5, a5, t4
    slli t4, t0, 28
    srli t0, t0, 4
    or t0, t4, t0
    lw t4, 132(sp)
    xor a6, a6, t2
    and t0, t0, t4
    or a5, a5, t0
    lw t0, 208(sp)
    and t0, t0, ra
    xor a6, t0, a6
    lw t0, 212(sp)
    xor a6, t0, a6
    not a6, a6
    slli t0, a6, 29
    srli a6, a6, 3
    or a6, t0, a6
    lw t0, 128(sp)
    and a6, a6, t0
    or a5, a5, a6
    not a6, t3
    slli t2, a6, 30
    srli a6, a6, 2
    or a6, t2, a6
    lw t2, 124(sp)
    lw t3, 200(sp)
    and a6, a6, t2
    or a5, a5, a6
    slli a6, a7, 31
    srli a7, a7, 1
    or a6, a6, a7
    lw a7, 120(sp)
    lw t6, 204(sp)
    and a6, a6, a7
    or a5, a5, a6
    lw a6, 156(sp)
    lw s0, 172(sp)
    xor a5, a6, a5
    xori a6, a5, 31
    xor t3, a6, t3
    xor a4, t3, t6
    srli a3, a4, 24
    slli a2, t3, 8
    and s3, a2, s0
    or a3, a3, s3
    slli a6, a6, 8
    lui s3, 4080
    and s4, a6, s3
    or a3, a3, s4
    lw s4, 168(sp)
    lui s7, 1044480
    xor s5, a4, s4
    slli s6, s5, 8
    and s6, s6, s7
    or a3, a3, s6
    srli s6, a3, 1
    xor s6, s6, a3
    lw s8, 180(sp)
    lw s11, 196(sp)
    and s6, s6, s8
    slli s9, s6, 1
    xor s9, a3, s9
    srli s10, s9, 2
    xor s10, s10, s9
    and s10, s10, s11
    slli ra, s10, 2
    xor ra, s9, ra
    srli t6, ra, 4
    lw s4, 184(sp)
    srli t2, s4, 24
    slli a7, s4, 8
    or a7, a7, t2
    lw t2, 160(sp)
    lw t0, 188(sp)
    and a7, a7, t2
    slli t4, t0, 8
    lw t5, 176(sp)
    sw t3, 200(sp)
    and t4, t4, t5
    or a7, a7, t4
    xor a7, a3, a7
    srli t4, a7, 1
    xor t4, t4, a7
    and t4, t4, s8
    slli t1, t4, 1
    xor t1, a7, t1
    srli s2, t1, 2
    xor s2, s2, t1
    and s2, s2, s11
    slli t3, s2, 2
    xor t3, t1, t3
    xor t6, t6, t3
    sw a5, 156(sp)
    lw a5, 192(sp)
    sw s1, 212(sp)
    and t6, t6, a5
    slli s1, t6, 4
    xor s1, ra, s1
    # round 5 (aes.dsl:47)
    not s1, s1
    sw s1, 128(a0)
    srli s1, s5, 24
    slli ra, a4, 8
    and ra, ra, s0
    or s1, s1, ra
    and a2, a2, s3
    or a2, s1, a2
    and a6, a6, s7
    or a6, a2, a6
    srli a2, a6, 1
    xor a2, a2, a6
    and a2, a2, s8
    slli s1, a2, 1
    xor s1, a6, s1
    srli ra, s1, 2
    xor ra, ra, s1
    and ra, ra, s11
    slli s7, ra, 2
    xor s7, s1, s7
    srli s3, s7, 4
    slli s0, t0, 8
    srli t0, t0, 24
    or t0, s0, t0
    and t0, t0, t2
    slli s0, s4, 8
    and s0, s0, t5
    or t0, t0, s0
    xor t0, a6, t0
    srli s0, t0, 1
    xor s0, s0, t0
    and s0, s0, s8
    slli s4, s0, 1
    xor s4, t0, s4
    srli s8, s4, 2
    xor s8, s8, s4
    and s8, s8, s11
    slli t5, s8, 2
    xor t5, s4, t5
    xor s3, s3, t5
    and s3, s3, a5
    slli t2, s3, 4
    xor t2, s7, t2
    not t2, t2
    sw t2, 132(a0)
    xor t2, s9, s10
    srli s7, t2, 4
    xor t1, t1, s2
    xor s2, s7, t1
    and s2, s2, a5
    slli s7, s2, 4
    xor t2, t2, s7
    not t2, t2
    sw t2, 136(a0)
    xor t2, s1, ra
    srli s1, t2, 4
    xor s4, s4, s8
    xor s1, s1, s4
    and s1, s1, a5
    slli s7, s1, 4
    xor t2, t2, s7
    not t2, t2
    sw t2, 140(a0)
    xor t2, t3, t6
    not t2, t2
    sw t2, 144(a0)
    xor t2, t5, s3
    not t2, t2
    sw t2, 148(a0)
    xor a7, a7, t4
    srli t2, a7, 2
    xor t2, t2, a7
    and t2, t2, s11
    xor t3, a7, t2
    xor t4, a3, s6
    srli t5, t4, 2
    xor t5, t5, t4
    and t5, t5, s11
    xor t6, t4, t5
    srli a3, t6, 4
    xor a3, a3, t3
    and a3, a3, a5
    xor t3, t3, a3
    not t3, t3
    sw t3, 152(a0)
    xor t0, t0, s0
    srli t3, t0, 2
    xor t3, t3, t0
    and t3, t3, s11
    xor s0, t0, t3
    xor a6, a6, a2
    srli a2, a6, 2
    xor a2, a2, a6
    and a2, a2, s11
    xor s3, a6, a2
    srli s6, s3, 4
    xor s6, s6, s0
    and s6, s6, a5
    xor s0, s0, s6
    not s0, s0
    sw s0, 156(a0)
    slli t5, t5, 2
    xor t4, t4, t5
    srli t5, t4, 4
    slli t2, t2, 2
    xor a7, a7, t2
    xor t2, t5, a7
    and t2, t2, a5
    slli t5, t2, 4
    xor t4, t4, t5
    sw t4, 160(a0)
    slli t4, a3, 4
    xor t4, t6, t4
    not t4, t4
    sw t4, 164(a0)
    xor t1, t1, s2
    sw t1, 168(a0)
    xor a7, a7, t2
    not a7, a7
    sw a7, 172(a0)
    slli a7, a2, 2
    xor a6, a6, a7
    srli a7, a6, 4
    slli t1, t3, 2
    xor t0, t0, t1
    xor a7, a7, t0
    and a7, a7, a5
    slli t1, a7, 4
    xor a6, a6, t1
    sw a6, 176(a0)
    slli a6, s6, 4
    xor a6, s3, a6
    not a6, a6
    sw a6, 180(a0)
    xor a6, s4, s1
    sw a6, 184(a0)
    xor a6, t0, a7
    not a6, a6
    sw a6, 188(a0)
    srli a6, s5, 1
    srli a7, s5, 7
    not a7, a7
    xor a6, a6, a7
    srli t0, s5, 2
    not t0, t0
    srli t1, s5, 6
    srli t2, s5, 3
    not t2, t2
    xor t2, t0, t2
    srli t3, s5, 4
    not t3, t3
    xor t4, t0, t3
    xor t5, a6, t4
    xor t6, t2, t5
    xor t1, t1, t6
    xor t0, t0, t1
    xor a7, t3, a7
    xor a3, t0, a7
    or a2, a7, a3
    srli s0, s5, 5
    not s0, s0
    xor t1, s0, t1
    xor s0, t4, a7
    or s1, t1, s0
    xor s1, a2, s1
    not s2, s5
    xor s3, t1, a3
    xor s4, t6, s3
    xor s6, s2, a3
    xor s7, s4, s6
    xor t3, t3, s7
    or s8, s2, t3
    xor s8, s1, s8
    xor s9, t0, s8
    or s10, t2, t5
    xor s9, s9, s10
    and s10, t4, s3
    xor t0, t0, s10
    xor t0, t0, a2
    xor a2, t5, t3
    xor s10, s2, t6
    and ra, a2, s10
    xor s8, ra, s8
    xor s8, t0, s8
    and ra, a6, s4
    xor a5, a2, s0
    and s11, s7, a5
    xor t0, s11, t0
    xor s11, ra, t0
    xor ra, a6, a5
    sw s5, 184(sp)
    and s5, s6, ra
    xor s1, s5, s1
    xor t0, t0, s1
    xor t0, t2, t0
    xor t2, s11, t0
    xor s1, s8, s9
    or s1, s11, s1
    xor s5, t2, s1
    or s5, s8, s5
    xor s5, s9, s5
    and s8, s8, s1
    not s8, s8
    or s9, t0, s9
    and s8, s8, s9
    xor s11, s5, s8
    or a6, a6, s11
    and a5, a5, s8
    or s6, s6, s5
    or s4, s4, s11
    xor s1, s1, s9
    or t0, t0, s1
    xor t2, t2, t0
    or s2, s2, t2
    xor s1, s1, t2
    and t0, t0, s1
    or t6, t6, t0
    xor s1, s2, t6
    xor s2, s4, s1
    xor s2, s6, s2
    xor a5, a5, s2
    xor s6, s5, t2
    and a7, a7, s6
    xor s9, t2, t0
    xor s11, s8, s9
    sw a4, 188(sp)
    xor a4, s6, s11
    and t4, t4, a4
    xor t4, a7, t4
    xor t4, a5, t4
    xor a6, a6, t4
    sw a7, 208(sp)
    slli a7, a6, 24
    sw s0, 216(sp)
    srli s0, a6, 8
    or a7, a7, s0
    lw s0, 212(sp)
    and t1, t1, s11
    and a7, a7, s0
    xor t1, s1, t1
    and a4, s3, a4
    and s1, s7, s8
    xor s1, s4, s1
    xor a4, a4, s1
    xor a6, a6, a4
    xor a6, t1, a6
    not t1, a6
    slli s3, t1, 25
    srli t1, t1, 7
    or t1, s3, t1
    lw s3, 164(sp)
    and t1, t1, s3
    or a7, a7, t1
    or t1, t3, t2
    or t2, ra, s5
    and t3, a2, s9
    xor a5, a5, t3
    xor a6, a6, a5
    xor a6, t2, a6
    xor t1, t1, a6
    slli t2, t1, 26
    srli t1, t1, 6
    or t1, t2, t1
    lw t2, 144(sp)
    and t3, s10, s9
    and t1, t1, t2
    or a7, a7, t1
    and t1, a3, s6
    xor t1, a4, t1
    or t0, t5, t0
    xor a5, a5, t1
    xor a5, t4, a5
    xor t0, t0, a5
    xor t3, t3, t0
    xor t4, t6, s1
    xor t3, t3, t4
    xor t1, t1, t3
    xor t4, s2, t1
    not t4, t4
    slli t5, t4, 27
    srli t4, t4, 5
    or t4, t5, t4
    lw t5, 140(sp)
    not t1, t1
    and t4, t4, t5
    or a7, a7, t4
    slli t4, t1, 28
    srli t1, t1, 4
    or t1, t4, t1
    lw t4, 132(sp)
    xor a5, a6, a5
    and t1, t1, t4
    or a7, a7, t1
    lw t1, 216(sp)
    lw a6, 208(sp)
    and t1, t1, s11
    xor a5, t1, a5
    xor a5, a6, a5
    not a5, a5
    slli a6, a5, 29
    srli a5, a5, 3
    or a5, a6, a5
    lw a6, 128(sp)
    and a5, a5, a6
    or a5, a7, a5
    not a7, t3
    slli t1, a7, 30
    srli a7, a7, 2
    or a7, t1, a7
    lw t1, 124(sp)
    lw t3, 200(sp)
    and a7, a7, t1
    or a5, a5, a7
    slli a7, t0, 31
    srli t0, t0, 1
    or a7, a7, t0
    lw t0, 120(sp)
    lw t6, 188(sp)
    and a7, a7, t0
    or a5, a5, a7
    lw a7, 156(sp)
    lw a3, 184(sp)
    xor a5, a7, a5
    xori a7, a5, 63
    xor t3, a7, t3
    xor a4, t3, t6
    xor a2, a4, a3
    slli s1, a2, 16
    srli s2, a2, 16
    or s1, s1, s2
    lw s2, 160(sp)
    slli s4, t3, 16
    and s1, s1, s2
    srli s5, t3, 16
    or s4, s4, s5
    lw s5, 176(sp)
    lw s6, 180(sp)
    and s4, s4, s5
    or s1, s1, s4
    srli s4, s1, 1
    xor s4, s4, s1
    and s4, s4, s6
    slli s7, s4, 1
    xor s7, s1, s7
    srli s8, s7, 2
    xor s8, s8, s7
    lw s9, 196(sp)
    lw ra, 168(sp)
    and s8, s8, s9
    slli s10, s8, 2
    xor s10, s7, s10
    srli s11, s10, 4
    slli t6, ra, 16
    srli ra, ra, 16
    or t6, t6, ra
    xor t6, s1, t6
    srli ra, t6, 1
    xor ra, ra, t6
    and ra, ra, s6
    slli a3, ra, 1
    xor a3, t6, a3
    srli t0, a3, 2
    xor t0, t0, a3
    and t0, t0, s9
    slli t1, t0, 2
    xor t1, a3, t1
    lw a6, 192(sp)
    xor s11, s11, t1
    and s11, s11, a6
    slli t4, s11, 4
    xor t4, s10, t4
    # round 6 (aes.dsl:47)
    not t4, t4
    sw t4, 192(a0)
    slli t4, a7, 16
    srli a7, a7, 16
    or a7, t4, a7
    and a7, a7, s2
    slli t4, a4, 16
    srli s10, a4, 16
    or t4, t4, s10
    and t4, t4, s5
    or a7, a7, t4
    srli t4, a7, 1
    xor t4, t4, a7
    and t4, t4, s6
    slli s10, t4, 1
    xor s10, a7, s10
    srli s5, s10, 2
    xor s5, s5, s10
    and s5, s5, s9
    slli s2, s5, 2
    xor s2, s10, s2
    lw t2, 204(sp)
    srli t5, s2, 4
    slli s3, t2, 16
    srli t2, t2, 16
    or t2, s3, t2
    xor t2, a7, t2
    srli s3, t2, 1
    xor s3, s3, t2
    and s3, s3, s6
    slli s6, s3, 1
    xor s6, t2, s6
    srli s0, s6, 2
    xor s0, s0, s6
    and s0, s0, s9
    sw a4, 204(sp)
    slli a4, s0, 2
    xor a4, s6, a4
    xor t5, t5, a4
    and t5, t5, a6
    sw t3, 168(sp)
    slli t3, t5, 4
    xor t3, s2, t3
    not t3, t3
    sw t3, 196(a0)
    xor t3, s7, s8
    srli s2, t3, 4
    xor t0, a3, t0
    xor a3, s2, t0
    and a3, a3, a6
    slli s2, a3, 4
    xor t3, t3, s2
    sw t3, 200(a0)
    xor t3, s10, s5
    srli s2, t3, 4
    xor s0, s6, s0
    xor s2, s2, s0
    and s2, s2, a6
    slli s5, s2, 4
    xor t3, t3, s5
    sw t3, 204(a0)
    xor t1, t1, s11
    sw t1, 208(a0)
    xor t1, a4, t5
    sw t1, 212(a0)
    xor t1, t6, ra
    srli t3, t1, 2
    xor t3, t3, t1
    and t3, t3, s9
    xor t5, t1, t3
    xor t6, s1, s4
    srli a4, t6, 2
    xor a4, a4, t6
    and a4, a4, s9
    xor s1, t6, a4
    srli s4, s1, 4
    xor s4, s4, t5
    and s4, s4, a6
    xor t5, t5, s4
    sw t5, 216(a0)
    xor t2, t2, s3
    srli t5, t2, 2
    xor t5, t5, t2
    and t5, t5, s9
    xor s3, t2, t5
    xor a7, a7, t4
    srli t4, a7, 2
    xor t4, t4, a7
    and t4, t4, s9
    xor s5, a7, t4
    srli s6, s5, 4
    xor s6, s6, s3
    and s6, s6, a6
    xor s3, s3, s6
    sw s3, 220(a0)
    slli a4, a4, 2
    xor t6, t6, a4
    srli a4, t6, 4
    slli t3, t3, 2
    xor t1, t1, t3
    xor t3, a4, t1
    and t3, t3, a6
    slli a4, t3, 4
    xor t6, t6, a4
    sw t6, 224(a0)
    slli t6, s4, 4
    xor t6, s1, t6
    sw t6, 228(a0)
    xor t0, t0, a3
    sw t0, 232(a0)
    xor t0, t1, t3
    sw t0, 236(a0)
    slli t0, t4, 2
    xor a7, a7, t0
    srli t0, a7, 4
    slli t1, t5, 2
    xor t1, t2, t1
    xor t0, t0, t1
    and t0, t0, a6
    slli t2, t0, 4
    xor a7, a7, t2
    sw a7, 240(a0)
    slli a7, s6, 4
    xor a7, s5, a7
    sw a7, 244(a0)
    xor a7, s0, s2
    sw a7, 248(a0)
    xor a7, t1, t0
    sw a7, 252(a0)
    srli a7, a2, 1
    srli t0, a2, 7
    not t0, t0
    xor a7, a7, t0
    srli t1, a2, 2
    not t1, t1
    srli t2, a2, 6
    srli t3, a2, 3
    not t3, t3
    xor t3, t1, t3
    srli t4, a2, 4
    not t4, t4
    xor t5, t1, t4
    xor t6, a7, t5
    xor a4, t3, t6
    xor t2, t2, a4
    xor t1, t1, t2
    xor t0, t4, t0
    xor a3, t1, t0
    or s0, t0, a3
    srli s1, a2, 5
    not s1, s1
    xor t2, s1, t2
    xor s1, t5, t0
    or s2, t2, s1
    xor s2, s0, s2
    not s3, a2
    xor s4, t2, a3
    xor s5, a4, s4
    xor s6, s3, a3
    xor s7, s5, s6
    xor t4, t4, s7
    or s8, s3, t4
    xor s8, s2, s8
    xor s10, t1, s8
    or s11, t3, t6
    xor s10, s10, s11
    and s11, t5, s4
    xor t1, t1, s11
    xor t1, t1, s0
    xor s0, t6, t4
    xor s11, s3, a4
    and ra, s0, s11
    xor s8, ra, s8
    xor s8, t1, s8
    and ra, a7, s5
    xor a6, s0, s1
    and s9, s7, a6
    xor t1, s9, t1
    xor s9, ra, t1
    xor ra, a7, a6
    sw a2, 200(sp)
    and a2, s6, ra
    xor a2, a2, s2
    xor t1, t1, a2
    xor t1, t3, t1
    xor t3, s9, t1
    xor a2, s8, s10
    or a2, s9, a2
    xor s2, t3, a2
    or s2, s8, s2
    xor s2, s10, s2
    and s8, s8, a2
    not s8, s8
    or s9, t1, s10
    and s8, s8, s9
    xor s10, s2, s8
    or a7, a7, s10
    and a6, a6, s8
    or s6, s6, s2
    or s5, s5, s10
    xor a2, a2, s9
    or t1, t1, a2
    xor t3, t3, t1
    or s3, s3, t3
    xor a2, a2, t3
    and t1, t1, a2
    or a4, a4, t1
    xor a2, s3, a4
    xor s3, s5, a2
    xor s3, s6, s3
    xor a6, a6, s3
    xor s6, s2, t3
    and t0, t0, s6
    xor s9, t3, t1
    xor s10, s8, s9
    sw a5, 156(sp)
    xor a5, s6, s10
    and t5, t5, a5
    xor t5, t0, t5
    xor t5, a6, t5
    xor a7, a7, t5
    sw t0, 208(sp)
    slli t0, a7, 24
    sw s1, 216(sp)
    srli s1, a7, 8
    or t0, t0, s1
    lw s1, 212(sp)
    and t2, t2, s10
    and t0, t0, s1
    xor t2, a2, t2
    and a5, s4, a5
    and a2, s7, s8
    xor a2, s5, a2
    xor a5, a5, a2
    xor a7, a7, a5
    xor a7, t2, a7
    not t2, a7
    slli s4, t2, 25
    srli t2, t2, 7
    or t2, s4, t2
    lw s4, 164(sp)
    and t2, t2, s4
    or t0, t0, t2
    or t2, t4, t3
    or t3, ra, s2
    and t4, s0, s9
    xor a6, a6, t4
    xor a7, a7, a6
    xor a7, t3, a7
    xor t2, t2, a7
    slli t3, t2, 26
    srli t2, t2, 6
    or t2, t3, t2
    lw t3, 144(sp)
    or t1, t6, t1
    and t2, t2, t3
    or t0, t0, t2
    and t2, a3, s6
    xor a5, a5, t2
    and t2, s11, s9
    xor a6, a6, a5
    xor a6, t5, a6
    xor t1, t1, a6
    xor t2, t2, t1
    xor t4, a4, a2
    xor t2, t2, t4
    xor a5, a5, t2
    xor t4, s3, a5
    not t4, t4
    slli t5, t4, 27
    srli t4, t4, 5
    or t4, t5, t4
    lw t5, 140(sp)
    not a5, a5
    and t4, t4, t5
    or t0, t0, t4
    slli t4, a5, 28
    srli a5, a5, 4
    or a5, t4, a5
    lw t4, 132(sp)
    xor a6, a7, a6
    and a5, a5, t4
    or a5, t0, a5
    lw t0, 216(sp)
    lw a7, 208(sp)
    and t0, t0, s10
    xor a6, t0, a6
    xor a6, a7, a6
    not a6, a6
    slli a7, a6, 29
    srli a6, a6, 3
    or a6, a7, a6
    lw a7, 128(sp)
    and a6, a6, a7
    or a5, a5, a6
    not a6, t2
    slli t0, a6, 30
    srli a6, a6, 2
    or a6, t0, a6
    lw t0, 124(sp)
    lw t2, 168(sp)
    and a6, a6, t0
    or a5, a5, a6
    slli a6, t1, 31
    srli t1, t1, 1
    or a6, a6, t1
    lw t1, 120(sp)
    lw a4, 204(sp)
    and a6, a6, t1
    or a5, a5, a6
    lw a6, 156(sp)
    lw a2, 172(sp)
    xor a5, a6, a5
    xori a6, a5, 127
    xor t2, a6, t2
    srli t6, t2, 8
    andi t6, t6, 255
    xor a4, t2, a4
    srli a3, a4, 8
    and s0, a3, a2
    or t6, t6, s0
    lw s0, 200(sp)
    lui s3, 4080
    xor s0, a4, s0
    srli s2, s0, 8
    and s5, s2, s3
    or t6, t6, s5
    slli s5, a6, 24
    or t6, t6, s5
    srli s5, t6, 1
    xor s5, s5, t6
    lw s6, 180(sp)
    lw s9, 196(sp)
    and s5, s5, s6
    slli s7, s5, 1
    xor s7, t6, s7
    srli s8, s7, 2
    xor s8, s8, s7
    and s8, s8, s9
    slli s10, s8, 2
    xor s10, s7, s10
    srli s11, s10, 4
    lw ra, 184(sp)
    lw t0, 160(sp)
    srli t1, ra, 8
    and t1, t1, t0
    lw a7, 188(sp)
    srli t5, a7, 8
    slli t4, a7, 24
    or t4, t4, t5
    lw t5, 176(sp)
    and t4, t4, t5
    or t1, t1, t4
    xor t1, t6, t1
    srli t4, t1, 1
    xor t4, t4, t1
    and t4, t4, s6
    slli t3, t4, 1
    xor t3, t1, t3
    srli s4, t3, 2
    xor s4, s4, t3
    and s4, s4, s9
    slli s1, s4, 2
    xor s1, t3, s1
    xor s11, s11, s1
    sw a4, 200(sp)
    lw a4, 192(sp)
    sw a5, 204(sp)
    and s11, s11, a4
    slli a5, s11, 4
    xor a5, s10, a5
    # round 7 (aes.dsl:47)
    not a5, a5
    sw a5, 256(a0)
    andi a5, a3, 255
    and a3, s2, a2
    or a5, a5, a3
    srli a6, a6, 8
    and a6, a6, s3
    or a5, a5, a6
    slli a6, t2, 24
    or a5, a5, a6
    srli a6, a5, 1
    xor a6, a6, a5
    and a6, a6, s6
    slli a3, a6, 1
    xor a3, a5, a3
    srli s2, a3, 2
    xor s2, s2, a3
    and s2, s2, s9
    slli s10, s2, 2
    xor s10, a3, s10
    srli s3, s10, 4
    srli a7, a7, 8
    and a7, a7, t0
    slli t0, ra, 24
    srli ra, ra, 8
    or t0, t0, ra
    and t0, t0, t5
    or a7, a7, t0
    xor a7, a5, a7
    srli t0, a7, 1
    xor t0, t0, a7
    and t0, t0, s6
    slli ra, t0, 1
    xor ra, a7, ra
    srli t5, ra, 2
    xor t5, t5, ra
    and t5, t5, s9
    slli a2, t5, 2
    xor a2, ra, a2
    xor s3, s3, a2
    and s3, s3, a4
    slli s6, s3, 4
    xor s6, s10, s6
    not s6, s6
    sw s6, 260(a0)
    xor s6, s7, s8
    srli s7, s6, 4
    xor t3, t3, s4
    xor s4, s7, t3
    and s4, s4, a4
    slli s7, s4, 4
    xor s6, s6, s7
    not s6, s6
    sw s6, 264(a0)
    xor a3, a3, s2
    srli s2, a3, 4
    xor t5, ra, t5
    xor s2, s2, t5
    and s2, s2, a4
    slli s6, s2, 4
    xor a3, a3, s6
    not a3, a3
    sw a3, 268(a0)
    xor a3, s1, s11
    not a3, a3
    sw a3, 272(a0)
    xor a3, a2, s3
    not a3, a3
    sw a3, 276(a0)
    xor t1, t1, t4
    srli t4, t1, 2
    xor t4, t4, t1
    and t4, t4, s9
    xor a3, t1, t4
    xor t6, t6, s5
    srli a2, t6, 2
    xor a2, a2, t6
    and a2, a2, s9
    xor s1, t6, a2
    srli s3, s1, 4
    xor s3, s3, a3
    and s3, s3, a4
    xor a3, a3, s3
    not a3, a3
    sw a3, 280(a0)
    xor a7, a7, t0
    srli t0, a7, 2
    xor t0, t0, a7
    and t0, t0, s9
    xor a3, a7, t0
    xor a5, a5, a6
    srli a6, a5, 2
    xor a6, a6, a5
    and a6, a6, s9
    xor s5, a5, a6
    srli s6, s5, 4
    xor s6, s6, a3
    and s6, s6, a4
    xor a3, a3, s6
    not a3, a3
    sw a3, 284(a0)
    slli a3, a2, 2
    xor t6, t6, a3
    srli a3, t6, 4
    slli t4, t4, 2
    xor t1, t1, t4
    xor t4, a3, t1
    and t4, t4, a4
    slli a3, t4, 4
    xor t6, t6, a3
    sw t6, 288(a0)
    slli t6, s3, 4
    xor t6, s1, t6
    not t6, t6
    sw t6, 292(a0)
    xor t3, t3, s4
    sw t3, 296(a0)
    xor t1, t1, t4
    not t1, t1
    sw t1, 300(a0)
    slli a6, a6, 2
    xor a5, a5, a6
    srli a6, a5, 4
    slli t0, t0, 2
    xor a7, a7, t0
    xor a6, a6, a7
    and a6, a6, a4
    slli t0, a6, 4
    xor a5, a5, t0
    sw a5, 304(a0)
    slli a5, s6, 4
    xor a5, s5, a5
    not a5, a5
    sw a5, 308(a0)
    xor a5, t5, s2
    sw a5, 312(a0)
    xor a5, a7, a6
    not a5, a5
    sw a5, 316(a0)
    srli a5, s0, 1
    srli a6, s0, 7
    not a6, a6
    xor a5, a5, a6
    srli a7, s0, 2
    not a7, a7
    srli t0, s0, 6
    srli t1, s0, 3
    not t1, t1
    xor t1, a7, t1
    srli t3, s0, 4
    not t3, t3
    xor t4, a7, t3
    xor t5, a5, t4
    xor t6, t1, t5
    xor t0, t0, t6
    xor a7, a7, t0
    xor a6, t3, a6
    xor a3, a7, a6
    or a2, a6, a3
    srli s1, s0, 5
    not s1, s1
    xor t0, s1, t0
    xor s1, t4, a6
    or s2, t0, s1
    xor s2, a2, s2
    not s3, s0
    xor s4, t0, a3
    xor s5, t6, s4
    xor s6, s3, a3
    xor s7, s5, s6
    xor t3, t3, s7
    or s8, s3, t3
    xor s8, s2, s8
    xor s10, a7, s8
    or s11, t1, t5
    xor s10, s10, s11
    and s11, t4, s4
    xor a7, a7, s11
    xor a7, a7, a2
    xor a2, t5, t3
    xor s11, s3, t6
    and ra, a2, s11
    xor s8, ra, s8
    xor s8, a7, s8
    and ra, a5, s5
    xor a4, a2, s1
    and s9, s7, a4
    xor a7, s9, a7
    xor s9, ra, a7
    xor ra, a5, a4
    sw s0, 184(sp)
    and s0, s6, ra
    xor s0, s0, s2
    xor a7, a7, s0
    xor a7, t1, a7
    xor t1, s9, a7
    xor s0, s8, s10
    or s0, s9, s0
    xor s2, t1, s0
    or s2, s8, s2
    xor s2, s10, s2
    and s8, s8, s0
    not s8, s8
    or s9, a7, s10
    and s8, s8, s9
    xor s10, s2, s8
    or a5, a5, s10
    and a4, a4, s8
    or s6, s6, s2
    or s5, s5, s10
    xor s0, s0, s9
    or a7, a7, s0
    xor t1, t1, a7
    or s3, s3, t1
    xor s0, s0, t1
    and a7, a7, s0
    or t6, t6, a7
    xor s0, s3, t6
    xor s3, s5, s0
    xor s3, s6, s3
    xor a4, a4, s3
    xor s6, s2, t1
    and a6, a6, s6
    xor s9, t1, a7
    xor s10, s8, s9
    sw t2, 188(sp)
    xor t2, s6, s10
    and t4, t4, t2
    xor t4, a6, t4
    xor t4, a4, t4
    xor a5, a5, t4
    sw a6, 168(sp)
    slli a6, a5, 24
    sw s1, 156(sp)
    srli s1, a5, 8
    or a6, a6, s1
    lw s1, 212(sp)
    and t0, t0, s10
    and a6, a6, s1
    xor t0, s0, t0
    and t2, s4, t2
    and s0, s7, s8
    xor s0, s5, s0
    xor t2, t2, s0
    xor a5, a5, t2
    xor a5, t0, a5
    not t0, a5
    slli s4, t0, 25
    srli t0, t0, 7
    or t0, s4, t0
    lw s4, 164(sp)
    and t0, t0, s4
    or a6, a6, t0
    or t0, t3, t1
    or t1, ra, s2
    and t3, a2, s9
    xor t3, a4, t3
    xor a5, a5, t3
    xor a5, t1, a5
    xor t0, t0, a5
    slli t1, t0, 26
    srli t0, t0, 6
    or t0, t1, t0
    lw t1, 144(sp)
    or a7, t5, a7
    and t0, t0, t1
    or a6, a6, t0
    and t0, a3, s6
    xor t0, t2, t0
    and t2, s11, s9
    xor t3, t3, t0
    xor t3, t4, t3
    xor a7, a7, t3
    xor t2, t2, a7
    xor t4, t6, s0
    xor t2, t2, t4
    xor t0, t0, t2
    xor t4, s3, t0
    not t4, t4
    slli t5, t4, 27
    srli t4, t4, 5
    or t4, t5, t4
    lw t5, 140(sp)
    not t0, t0
    and t4, t4, t5
    or a6, a6, t4
    slli t4, t0, 28
    srli t0, t0, 4
    or t0, t4, t0
    lw t4, 132(sp)
    xor a5, a5, t3
    and t0, t0, t4
    or a6, a6, t0
    lw t0, 156(sp)
    and t0, t0, s10
    xor a5, t0, a5
    lw t0, 168(sp)
    xor a5, t0, a5
    not a5, a5
    slli t0, a5, 29
    srli a5, a5, 3
    or a5, t0, a5
    lw t0, 128(sp)
    and a5, a5, t0
    or a5, a6, a5
    not a6, t2
    slli t2, a6, 30
    srli a6, a6, 2
    or a6, t2, a6
    lw t2, 124(sp)
    and a6, a6, t2
    or a5, a5, a6
    slli a6, a7, 31
    srli a7, a7, 1
    or a6, a6, a7
    lw a7, 120(sp)
    lw t6, 180(sp)
    and a6, a6, a7
    or a5, a5, a6
    lw a6, 204(sp)
    lw a2, 196(sp)
    xor a5, a6, a5
    xori a6, a5, 255
    srli t3, a6, 1
    xor t3, t3, a6
    and t3, t3, t6
    slli a4, t3, 1
    xor a4, a6, a4
    srli a3, a4, 2
    xor a3, a3, a4
    and a3, a3, a2
    slli s0, a3, 2
    xor s0, a4, s0
    srli s2, s0, 4
    lw s3, 188(sp)
    lw s5, 200(sp)
    xor s3, a6, s3
    xor s6, s3, s5
    srli s7, s6, 1
    xor s7, s7, s6
    and s7, s7, t6
    slli s8, s7, 1
    xor s8, s6, s8
    srli s9, s8, 2
    xor s9, s9, s8
    and s9, s9, a2
    slli s10, s9, 2
    xor s10, s8, s10
    lw s11, 192(sp)
    xor s2, s2, s10
    and s2, s2, s11
    slli ra, s2, 4
    xor s0, s0, ra
    slli ra, s0, 24
    srli s0, s0, 8
    or s0, ra, s0
    # round 8 (aes.dsl:47)
    not s0, s0
    sw s0, 320(a0)
    srli s0, s3, 1
    xor s0, s0, s3
    and s0, s0, t6
    slli ra, s0, 1
    xor ra, s3, ra
    srli s5, ra, 2
    xor s5, s5, ra
    and s5, s5, a2
    slli a7, s5, 2
    xor a7, ra, a7
    lw t0, 184(sp)
    srli t2, a7, 4
    xor t0, s6, t0
    srli t4, t0, 1
    xor t5, t4, t0
    and t5, t5, t6
    slli t6, t5, 1
    xor t6, t0, t6
    srli t1, t6, 2
    xor t1, t1, t6
    and t1, t1, a2
    slli s4, t1, 2
    xor s4, t6, s4
    xor t2, t2, s4
    and t2, t2, s11
    slli s1, t2, 4
    xor a7, a7, s1
    slli s1, a7, 24
    srli a7, a7, 8
    or a7, s1, a7
    not a7, a7
    sw a7, 324(a0)
    xor a7, a4, a3
    srli a4, a7, 4
    xor a3, s8, s9
    xor a4, a4, a3
    and a4, a4, s11
    slli s1, a4, 4
    xor a7, a7, s1
    slli s1, a7, 24
    srli a7, a7, 8
    or a7, s1, a7
    sw a7, 328(a0)
    xor a7, ra, s5
    srli s1, a7, 4
    xor t1, t6, t1
    xor t6, s1, t1
    and t6, t6, s11
    slli s1, t6, 4
    xor a7, a7, s1
    slli s1, a7, 24
    srli a7, a7, 8
    or a7, s1, a7
    sw a7, 332(a0)
    xor a7, s10, s2
    slli s1, a7, 24
    srli a7, a7, 8
    or a7, s1, a7
    not a7, a7
    sw a7, 336(a0)
    xor a7, s4, t2
    slli t2, a7, 24
    srli a7, a7, 8
    or a7, t2, a7
    not a7, a7
    sw a7, 340(a0)
    xor a7, s6, s7
    srli t2, a7, 2
    xor t2, t2, a7
    and t2, t2, a2
    xor s1, a7, t2
    xor a6, a6, t3
    srli t3, a6, 2
    xor t3, t3, a6
    and t3, t3, a2
    xor s2, a6, t3
    srli s4, s2, 4
    xor s4, s4, s1
    and s4, s4, s11
    xor s1, s1, s4
    slli s5, s1, 24
    srli s1, s1, 8
    or s1, s5, s1
    sw s1, 344(a0)
    xor t5, t0, t5
    srli s1, t5, 2
    xor s1, s1, t5
    and s1, s1, a2
    xor s5, t5, s1
    xor s0, s3, s0
    srli s7, s0, 2
    xor s7, s7, s0
    and s7, s7, a2
    xor s8, s0, s7
    srli s9, s8, 4
    xor s9, s9, s5
    and s9, s9, s11
    xor s5, s5, s9
    slli s10, s5, 24
    srli s5, s5, 8
    or s5, s10, s5
    sw s5, 348(a0)
    slli t3, t3, 2
    xor a6, a6, t3
    srli t3, a6, 4
    slli t2, t2, 2
    xor a7, a7, t2
    xor t2, t3, a7
    and t2, t2, s11
    slli t3, t2, 4
    xor a6, a6, t3
    slli t3, a6, 24
    srli a6, a6, 8
    or a6, t3, a6
    not a6, a6
    sw a6, 352(a0)
    slli a6, s4, 4
    xor a6, s2, a6
    slli t3, a6, 24
    srli a6, a6, 8
    or a6, t3, a6
    not a6, a6
    sw a6, 356(a0)
    xor a6, a3, a4
    slli t3, a6, 24
    srli a6, a6, 8
    or a6, t3, a6
    not a6, a6
    sw a6, 360(a0)
    xor a6, a7, t2
    slli a7, a6, 24
    srli a6, a6, 8
    or a6, a7, a6
    not a6, a6
    sw a6, 364(a0)
    slli a6, s7, 2
    xor a6, s0, a6
    srli a7, a6, 4
    slli t2, s1, 2
    xor t2, t5, t2
    xor a7, a7, t2
    and a7, a7, s11
    slli t3, a7, 4
    xor a6, a6, t3
    slli t3, a6, 24
    srli a6, a6, 8
    or a6, t3, a6
    not a6, a6
    sw a6, 368(a0)
    slli a6, s9, 4
    xor a6, s8, a6
    slli t3, a6, 24
    srli a6, a6, 8
    or a6, t3, a6
    not a6, a6
    sw a6, 372(a0)
    xor a6, t1, t6
    slli t1, a6, 24
    srli a6, a6, 8
    or a6, t1, a6
    not a6, a6
    sw a6, 376(a0)
    xor a6, t2, a7
    slli a7, a6, 24
    srli a6, a6, 8
    or a6, a7, a6
    not a6, a6
    sw a6, 380(a0)
    srli a6, t0, 7
    not a6, a6
    xor a7, t4, a6
    srli t1, t0, 2
    not t1, t1
    srli t2, t0, 6
    srli t3, t0, 3
    not t3, t3
    xor t3, t1, t3
    srli t4, t0, 4
    not t4, t4
    xor t5, t1, t4
    xor t6, a7, t5
    xor a4, t3, t6
    xor t2, t2, a4
    xor t1, t1, t2
    xor a6, t4, a6
    xor a3, t1, a6
    or s0, a6, a3
    srli s1, t0, 5
    not s1, s1
    xor t2, s1, t2
    xor s1, t5, a6
    or s2, t2, s1
    xor s2, s0, s2
    not s4, t0
    xor s5, t2, a3
    xor s7, a4, s5
    xor s8, s4, a3
    xor s9, s7, s8
    xor t4, t4, s9
    or s10, s4, t4
    xor s10, s2, s10
    xor ra, t1, s10
    or s11, t3, t6
    xor s11, ra, s11
    and ra, t5, s5
    xor t1, t1, ra
    xor t1, t1, s0
    xor s0, t6, t4
    xor ra, s4, a4
    and a2, s0, ra
    xor a2, a2, s10
    xor a2, t1, a2
    and s10, a7, s7
    sw t0, 188(sp)
    xor t0, s0, s1
    sw s6, 204(sp)
    and s6, s9, t0
    xor t1, s6, t1
    xor s6, s10, t1
    xor s10, a7, t0
    sw s3, 168(sp)
    and s3, s8, s10
    xor s2, s3, s2
    xor t1, t1, s2
    xor t1, t3, t1
    xor t3, s6, t1
    xor s2, a2, s11
    or s2, s6, s2
    xor s3, t3, s2
    or s3, a2, s3
    xor s3, s11, s3
    and a2, a2, s2
    not a2, a2
    or s6, t1, s11
    and a2, a2, s6
    xor s11, s3, a2
    or a7, a7, s11
    and t0, t0, a2
    or s8, s8, s3
    or s7, s7, s11
    xor s2, s2, s6
    or t1, t1, s2
    xor t3, t3, t1
    or s4, s4, t3
    xor s2, s2, t3
    and t1, t1, s2
    or a4, a4, t1
    xor s2, s4, a4
    xor s4, s7, s2
    xor s4, s8, s4
    xor t0, t0, s4
    xor s6, s3, t3
    and a6, a6, s6
    xor s8, t3, t1
    xor s11, a2, s8
    sw a5, 156(sp)
    xor a5, s6, s11
    and t5, t5, a5
    xor t5, a6, t5
    xor t5, t0, t5
    xor a7, a7, t5
    sw a6, 208(sp)
    slli a6, a7, 24
    sw s1, 216(sp)
    srli s1, a7, 8
    or a6, a6, s1
    lw s1, 212(sp)
    and t2, t2, s11
    and a6, a6, s1
    xor t2, s2, t2
    and a5, s5, a5
    and a2, s9, a2
    xor a2, s7, a2
    xor a5, a5, a2
    xor a7, a7, a5
    xor a7, t2, a7
    not t2, a7
    slli s2, t2, 25
    srli t2, t2, 7
    or t2, s2, t2
    lw s2, 164(sp)
    and t2, t2, s2
    or a6, a6, t2
    or t2, t4, t3
    or t3, s10, s3
    and t4, s0, s8
    xor t0, t0, t4
    xor a7, a7, t0
    xor a7, t3, a7
    xor t2, t2, a7
    slli t3, t2, 26
    srli t2, t2, 6
    or t2, t3, t2
    lw t3, 144(sp)
    or t1, t6, t1
    and t2, t2, t3
    or a6, a6, t2
    and t2, a3, s6
    xor a5, a5, t2
    and t2, ra, s8
    xor t0, t0, a5
    xor t0, t5, t0
    xor t1, t1, t0
    xor t2, t2, t1
    xor t4, a4, a2
    xor t2, t2, t4
    xor a5, a5, t2
    xor t4, s4, a5
    not t4, t4
    slli t5, t4, 27
    srli t4, t4, 5
    or t4, t5, t4
    lw t5, 140(sp)
    not a5, a5
    and t4, t4, t5
    or a6, a6, t4
    slli t4, a5, 28
    srli a5, a5, 4
    or a5, t4, a5
    lw t4, 132(sp)
    xor a7, a7, t0
    and a5, a5, t4
    or a5, a6, a5
    lw a6, 216(sp)
    and a6, a6, s11
    xor a6, a6, a7
    lw a7, 208(sp)
    xor a6, a7, a6
    not a6, a6
    slli a7, a6, 29
    srli a6, a6, 3
    or a6, a7, a6
    lw a7, 128(sp)
    and a6, a6, a7
    or a5, a5, a6
    not a6, t2
    slli t0, a6, 30
    srli a6, a6, 2
    or a6, t0, a6
    lw t0, 124(sp)
    and a6, a6, t0
    or a5, a5, a6
    slli a6, t1, 31
    srli t1, t1, 1
    or a6, a6, t1
    lw t1, 120(sp)
    lw t6, 168(sp)
    and a6, a6, t1
    or a5, a5, a6
    lw a6, 156(sp)
    lw a4, 204(sp)
    xor a5, a6, a5
    xori a6, a5, 228
    srli t2, a6, 24
    xor t6, a6, t6
    xor a3, t6, a4
    lw a2, 188(sp)
    lw s4, 172(sp)
    xor s0, a3, a2
    slli s3, s0, 8
    and s5, s3, s4
    or t2, t2, s5
    slli s5, a3, 8
    lui s6, 4080
    and s7, s5, s6
    or t2, t2, s7
    slli s7, t6, 8
    lui s8, 1044480
    and s7, s7, s8
    or t2, t2, s7
    srli s7, t2, 1
    xor s7, s7, t2
    lw s9, 180(sp)
    lw ra, 196(sp)
    and s7, s7, s9
    slli s10, s7, 1
    xor s10, t2, s10
    srli s11, s10, 2
    xor s11, s11, s10
    and s11, s11, ra
    slli a4, s11, 2
    xor a4, s10, a4
    srli a2, a4, 4
    lw t1, 200(sp)
    srli a7, t1, 24
    slli t0, t1, 8
    or a7, t0, a7
    lw t0, 160(sp)
    lw t4, 184(sp)
    and a7, a7, t0
    slli t5, t4, 8
    lw t3, 176(sp)
    sw a3, 168(sp)
    and t5, t5, t3
    or a7, a7, t5
    xor a7, t2, a7
    srli t5, a7, 1
    xor t5, t5, a7
    and t5, t5, s9
    slli s2, t5, 1
    xor s2, a7, s2
    srli s1, s2, 2
    xor s1, s1, s2
    and s1, s1, ra
    slli a3, s1, 2
    xor a3, s2, a3
    xor a2, a2, a3
    sw a5, 156(sp)
    lw a5, 192(sp)
    sw s0, 208(sp)
    and a2, a2, a5
    slli s0, a2, 4
    xor a4, a4, s0
    slli s0, a4, 24
    srli a4, a4, 8
    or a4, s0, a4
    # round 9 (aes.dsl:47)
    not a4, a4
    sw a4, 384(a0)
    srli a4, t6, 24
    slli a6, a6, 8
    and a6, a6, s4
    or a6, a4, a6
    and a4, s3, s6
    or a6, a6, a4
    and a4, s5, s8
    or a6, a6, a4
    srli a4, a6, 1
    xor a4, a4, a6
    and a4, a4, s9
    slli s0, a4, 1
    xor s0, a6, s0
    srli s3, s0, 2
    xor s3, s3, s0
    and s3, s3, ra
    slli s5, s3, 2
    xor s5, s0, s5
    srli s8, s5, 4
    slli s6, t4, 8
    srli t4, t4, 24
    or t4, s6, t4
    and t4, t4, t0
    slli t1, t1, 8
    and t1, t1, t3
    or t1, t4, t1
    xor t1, a6, t1
    srli t4, t1, 1
    xor t4, t4, t1
    and t4, t4, s9
    slli s6, t4, 1
    xor s6, t1, s6
    srli s4, s6, 2
    xor s4, s4, s6
    and s4, s4, ra
    slli s9, s4, 2
    xor s9, s6, s9
    xor s8, s8, s9
    and s8, s8, a5
    slli t3, s8, 4
    xor t3, s5, t3
    slli s5, t3, 24
    srli t3, t3, 8
    or t3, s5, t3
    not t3, t3
    sw t3, 388(a0)
    xor t3, s10, s11
    srli s5, t3, 4
    xor s1, s2, s1
    xor s2, s5, s1
    and s2, s2, a5
    slli s5, s2, 4
    xor t3, t3, s5
    slli s5, t3, 24
    srli t3, t3, 8
    or t3, s5, t3
    not t3, t3
    sw t3, 392(a0)
    xor t3, s0, s3
    srli s0, t3, 4
    xor s3, s6, s4
    xor s0, s0, s3
    and s0, s0, a5
    slli s4, s0, 4
    xor t3, t3, s4
    slli s4, t3, 24
    srli t3, t3, 8
    or t3, s4, t3
    not t3, t3
    sw t3, 396(a0)
    xor t3, a3, a2
    slli a3, t3, 24
    srli t3, t3, 8
    or t3, a3, t3
    not t3, t3
    sw t3, 400(a0)
    xor t3, s9, s8
    slli a3, t3, 24
    srli t3, t3, 8
    or t3, a3, t3
    not t3, t3
    sw t3, 404(a0)
    xor a7, a7, t5
    srli t3, a7, 2
    xor t3, t3, a7
    and t3, t3, ra
    xor t5, a7, t3
    xor t2, t2, s7
    srli a3, t2, 2
    xor a3, a3, t2
    and a3, a3, ra
    xor a2, t2, a3
    srli s4, a2, 4
    xor s4, s4, t5
    and s4, s4, a5
    xor t5, t5, s4
    slli s5, t5, 24
    srli t5, t5, 8
    or t5, s5, t5
    not t5, t5
    sw t5, 408(a0)
    xor t1, t1, t4
    srli t4, t1, 2
    xor t4, t4, t1
    and t4, t4, ra
    xor t5, t1, t4
    xor a6, a6, a4
    srli a4, a6, 2
    xor a4, a4, a6
    and a4, a4, ra
    xor s5, a6, a4
    srli s6, s5, 4
    xor s6, s6, t5
    and s6, s6, a5
    xor t5, t5, s6
    slli s7, t5, 24
    srli t5, t5, 8
    or t5, s7, t5
    not t5, t5
    sw t5, 412(a0)
    slli t5, a3, 2
    xor t2, t2, t5
    srli t5, t2, 4
    slli t3, t3, 2
    xor a7, a7, t3
    xor t3, t5, a7
    and t3, t3, a5
    slli t5, t3, 4
    xor t2, t2, t5
    slli t5, t2, 24
    srli t2, t2, 8
    or t2, t5, t2
    sw t2, 416(a0)
    slli t2, s4, 4
    xor t2, a2, t2
    slli t5, t2, 24
    srli t2, t2, 8
    or t2, t5, t2
    not t2, t2
    sw t2, 420(a0)
    xor t2, s1, s2
    slli t5, t2, 24
    srli t2, t2, 8
    or t2, t5, t2
    sw t2, 424(a0)
    xor a7, a7, t3
    slli t2, a7, 24
    srli a7, a7, 8
    or a7, t2, a7
    not a7, a7
    sw a7, 428(a0)
    slli a7, a4, 2
    xor a6, a6, a7
    srli a7, a6, 4
    slli t2, t4, 2
    xor t1, t1, t2
    xor a7, a7, t1
    and a7, a7, a5
    slli t2, a7, 4
    xor a6, a6, t2
    slli t2, a6, 24
    srli a6, a6, 8
    or a6, t2, a6
    sw a6, 432(a0)
    slli a6, s6, 4
    xor a6, s5, a6
    slli t2, a6, 24
    srli a6, a6, 8
    or a6, t2, a6
    not a6, a6
    sw a6, 436(a0)
    xor a6, s3, s0
    slli t2, a6, 24
    srli a6, a6, 8
    or a6, t2, a6
    sw a6, 440(a0)
    xor a6, t1, a7
    slli a7, a6, 24
    srli a6, a6, 8
    or a6, a7, a6
    not a6, a6
    sw a6, 444(a0)
    lw a6, 208(sp)
    srli t1, a6, 7
    srli a7, a6, 1
    not t1, t1
    xor a7, a7, t1
    srli t2, a6, 2
    not t2, t2
    srli t3, a6, 6
    srli t4, a6, 3
    not t4, t4
    xor t4, t2, t4
    srli t5, a6, 4
    not t5, t5
    xor a4, t2, t5
    xor a3, a7, a4
    xor a2, t4, a3
    xor t3, t3, a2
    xor t2, t2, t3
    xor t1, t5, t1
    xor s0, t2, t1
    or s1, t1, s0
    srli s2, a6, 5
    not s2, s2
    xor t3, s2, t3
    xor s2, a4, t1
    or s3, t3, s2
    xor s3, s1, s3
    not s4, a6
    xor s5, t3, s0
    xor s6, a2, s5
    xor s7, s4, s0
    xor s8, s6, s7
    xor t5, t5, s8
    or s9, s4, t5
    xor s9, s3, s9
    xor s10, t2, s9
    or s11, t4, a3
    xor s10, s10, s11
    and s11, a4, s5
    xor t2, t2, s11
    xor t2, t2, s1
    xor s1, a3, t5
    xor s11, s4, a2
    and a5, s1, s11
    xor a5, a5, s9
    xor a5, t2, a5
    and s9, a7, s6
    xor ra, s1, s2
    and a6, s8, ra
    xor a6, a6, t2
    xor t2, s9, a6
    xor s9, a7, ra
    and t0, s7, s9
    xor t0, t0, s3
    xor a6, a6, t0
    xor a6, t4, a6
    xor t0, t2, a6
    xor t4, a5, s10
    or t2, t2, t4
    xor t4, t0, t2
    or t4, a5, t4
    xor t4, s10, t4
    and a5, a5, t2
    not a5, a5
    or s3, a6, s10
    and a5, a5, s3
    xor s10, t4, a5
    or a7, a7, s10
    and ra, ra, a5
    or s7, s7, t4
    or s6, s6, s10
    xor t2, t2, s3
    or a6, a6, t2
    xor t0, t0, a6
    or s3, s4, t0
    xor t2, t2, t0
    and a6, a6, t2
    or t2, a2, a6
    xor a2, s3, t2
    xor s3, s6, a2
    xor s3, s7, s3
    xor s4, ra, s3
    xor s7, t4, t0
    and t1, t1, s7
    xor s10, t0, a6
    xor ra, a5, s10
    sw t6, 200(sp)
    xor t6, s7, ra
    and a4, a4, t6
    xor a4, t1, a4
    xor a4, s4, a4
    xor a7, a7, a4
    sw t1, 184(sp)
    slli t1, a7, 24
    sw s2, 216(sp)
    srli s2, a7, 8
    or t1, t1, s2
    lw s2, 212(sp)
    and t3, t3, ra
    and t1, t1, s2
    xor t3, a2, t3
    and t6, s5, t6
    and a5, s8, a5
    xor a5, s6, a5
    xor t6, t6, a5
    xor a7, a7, t6
    xor a7, t3, a7
    not t3, a7
    slli a2, t3, 25
    srli t3, t3, 7
    or t3, a2, t3
    lw a2, 164(sp)
    or t0, t5, t0
    and t3, t3, a2
    or t1, t1, t3
    or t3, s9, t4
    and t4, s1, s10
    xor t4, s4, t4
    xor a7, a7, t4
    xor a7, t3, a7
    xor t0, t0, a7
    slli t3, t0, 26
    srli t0, t0, 6
    or t0, t3, t0
    lw t3, 144(sp)
    or a6, a3, a6
    and t0, t0, t3
    or t0, t1, t0
    and t1, s0, s7
    xor t1, t6, t1
    and t3, s11, s10
    xor t4, t4, t1
    xor t4, a4, t4
    xor a6, a6, t4
    xor t3, t3, a6
    xor a5, t2, a5
    xor a5, t3, a5
    xor t1, t1, a5
    xor t2, s3, t1
    not t2, t2
    slli t3, t2, 27
    srli t2, t2, 5
    or t2, t3, t2
    lw t3, 140(sp)
    not t1, t1
    and t2, t2, t3
    or t0, t0, t2
    slli t2, t1, 28
    srli t1, t1, 4
    or t1, t2, t1
    lw t2, 132(sp)
    xor a7, a7, t4
    and t1, t1, t2
    or t0, t0, t1
    lw t1, 216(sp)
    not a5, a5
    and t1, t1, ra
    xor a7, t1, a7
    lw t1, 184(sp)
    xor a7, t1, a7
    not a7, a7
    slli t1, a7, 29
    srli a7, a7, 3
    or a7, t1, a7
    lw t1, 128(sp)
    and a7, a7, t1
    or a7, t0, a7
    slli t0, a5, 30
    srli a5, a5, 2
    or a5, t0, a5
    lw t0, 124(sp)
    and a5, a5, t0
    or a5, a7, a5
    slli a7, a6, 31
    srli a6, a6, 1
    or a6, a7, a6
    lw a7, 120(sp)
    and a6, a6, a7
    or a5, a5, a6
    lw a6, 156(sp)
    lw t1, 168(sp)
    xor a5, a6, a5
    xori a5, a5, 210
    lw a6, 200(sp)
    lw t2, 176(sp)
    xor a6, a5, a6
    slli a7, a6, 8
    srli t0, a6, 24
    or a7, a7, t0
    lw t0, 160(sp)
    xor a6, a6, t1
    and a7, a7, t0
    lw t1, 208(sp)
    lw t3, 180(sp)
    xor t1, a6, t1
    slli t1, t1, 8
    and t1, t1, t2
    or a7, a7, t1
    srli t1, a7, 1
    xor t1, t1, a7
    and t1, t1, t3
    slli t4, t1, 1
    xor t4, a7, t4
    srli t5, t4, 2
    xor t5, t5, t4
    lw t6, 196(sp)
    lw a2, 188(sp)
    and t5, t5, t6
    slli a4, t5, 2
    xor a4, t4, a4
    srli a3, a4, 4
    slli s0, a2, 8
    srli a2, a2, 24
    or a2, s0, a2
    xor a2, a7, a2
    srli s0, a2, 1
    xor s0, s0, a2
    and s0, s0, t3
    slli s1, s0, 1
    xor s1, a2, s1
    srli s2, s1, 2
    xor s2, s2, s1
    and s2, s2, t6
    slli s3, s2, 2
    xor s3, s1, s3
    xor a3, a3, s3
    lw s4, 192(sp)
    slli a5, a5, 8
    and a3, a3, s4
    slli s5, a3, 4
    xor a4, a4, s5
    slli s5, a4, 24
    srli a4, a4, 8
    or a4, s5, a4
    sw a4, 448(a0)
    slli a4, a6, 8
    srli a6, a6, 24
    or a6, a4, a6
    and a6, a6, t0
    and a5, a5, t2
    or a5, a6, a5
    srli a6, a5, 1
    xor a6, a6, a5
    and a6, a6, t3
    slli a4, a6, 1
    xor a4, a5, a4
    srli s5, a4, 2
    xor s5, s5, a4
    and s5, s5, t6
    slli s6, s5, 2
    xor s6, a4, s6
    lw s8, 204(sp)
    srli s7, s6, 4
    slli s9, s8, 8
    srli s8, s8, 24
    or s8, s9, s8
    xor s8, a5, s8
    srli s9, s8, 1
    xor s9, s9, s8
    and s9, s9, t3
    slli s10, s9, 1
    xor s10, s8, s10
    srli s11, s10, 2
    xor s11, s11, s10
    and s11, s11, t6
    slli ra, s11, 2
    xor ra, s10, ra
    xor s7, s7, ra
    and s7, s7, s4
    slli t2, s7, 4
    xor t2, s6, t2
    slli s6, t2, 24
    srli t2, t2, 8
    or t2, s6, t2
    sw t2, 452(a0)
    xor a7, a7, t1
    srli t1, a7, 2
    xor t1, t1, a7
    and t1, t1, t6
    slli t2, t1, 2
    xor t2, a7, t2
    srli s6, t2, 4
    xor a2, a2, s0
    srli s0, a2, 2
    xor s0, s0, a2
    and s0, s0, t6
    slli t0, s0, 2
    xor t0, a2, t0
    xor s6, s6, t0
    and s6, s6, s4
    slli t3, s6, 4
    xor t2, t2, t3
    slli t3, t2, 24
    srli t2, t2, 8
    or t2, t3, t2
    # round 10 (aes.dsl:53)
    not t2, t2
    sw t2, 456(a0)
    xor a5, a5, a6
    srli a6, a5, 2
    xor a6, a6, a5
    and a6, a6, t6
    slli t2, a6, 2
    xor t2, a5, t2
    srli t3, t2, 4
    xor s8, s8, s9
    srli s9, s8, 2
    xor s9, s9, s8
    and s9, s9, t6
    slli t6, s9, 2
    xor t6, s8, t6
    xor t3, t3, t6
    and t3, t3, s4
    sw t3, 204(sp)
    slli t3, t3, 4
    xor t2, t2, t3
    slli t3, t2, 24
    srli t2, t2, 8
    or t2, t3, t2
    not t2, t2
    sw t2, 460(a0)
    xor t2, t4, t5
    srli t3, t2, 4
    xor t4, s1, s2
    xor t3, t3, t4
    and t3, t3, s4
    slli t5, t3, 4
    xor t2, t2, t5
    slli t5, t2, 24
    srli t2, t2, 8
    or t2, t5, t2
    sw t2, 464(a0)
    xor t2, a4, s5
    srli t5, t2, 4
    xor a4, s10, s11
    xor t5, t5, a4
    and t5, t5, s4
    slli s1, t5, 4
    xor t2, t2, s1
    slli s1, t2, 24
    srli t2, t2, 8
    or t2, s1, t2
    sw t2, 468(a0)
    xor a7, a7, t1
    srli t1, a7, 4
    xor t2, a2, s0
    xor t1, t1, t2
    and t1, t1, s4
    slli a2, t1, 4
    xor a7, a7, a2
    slli a2, a7, 24
    srli a7, a7, 8
    or a7, a2, a7
    not a7, a7
    sw a7, 472(a0)
    xor a5, a5, a6
    srli a6, a5, 4
    xor a7, s8, s9
    xor a6, a6, a7
    and a6, a6, s4
    slli a2, a6, 4
    xor a5, a5, a2
    slli a2, a5, 24
    srli a5, a5, 8
    or a5, a2, a5
    not a5, a5
    sw a5, 476(a0)
    xor a5, s3, a3
    slli a3, a5, 24
    srli a5, a5, 8
    or a5, a3, a5
    not a5, a5
    sw a5, 480(a0)
    xor a5, ra, s7
    slli a3, a5, 24
    srli a5, a5, 8
    or a5, a3, a5
    not a5, a5
    sw a5, 484(a0)
    xor a5, t0, s6
    slli t0, a5, 24
    srli a5, a5, 8
    or a5, t0, a5
    not a5, a5
    sw a5, 488(a0)
    lw a5, 204(sp)
    xor a5, t6, a5
    slli t0, a5, 24
    srli a5, a5, 8
    or a5, t0, a5
    not a5, a5
    sw a5, 492(a0)
    xor a5, t4, t3
    slli t0, a5, 24
    srli a5, a5, 8
    or a5, t0, a5
    not a5, a5
    sw a5, 496(a0)
    xor a5, a4, t5
    slli t0, a5, 24
    srli a5, a5, 8
    or a5, t0, a5
    not a5, a5
    sw a5, 500(a0)
    xor a5, t2, t1
    slli t0, a5, 24
    srli a5, a5, 8
    or a5, t0, a5
    sw a5, 504(a0)
    xor a5, a7, a6
    slli a6, a5, 24
    srli a5, a5, 8
    or a5, a6, a5
    sw a5, 508(a0)
    lw a5, 112(sp)
    lw a7, 100(sp)
    srli a6, a5, 24
    slli t0, a7, 8
    lw t1, 172(sp)
    lui t4, 4080
    and t2, t0, t1
    or a6, a6, t2
    lw t2, 104(sp)
    lui a4, 1044480
    slli t3, t2, 8
    and t5, t3, t4
    or a6, a6, t5
    lw t5, 108(sp)
    lw a2, 180(sp)
    slli t6, t5, 8
    and a3, t6, a4
    or a6, a6, a3
    srli a3, a6, 1
    xor a3, a3, a6
    and a3, a3, a2
    slli s0, a3, 1
    xor s0, a6, s0
    srli s1, s0, 2
    xor s1, s1, s0
    lw s2, 196(sp)
    srli t2, t2, 24
    and s1, s1, s2
    slli s3, s1, 2
    xor s3, s0, s3
    srli s5, s3, 4
    and s6, t6, t1
    or t2, t2, s6
    slli a5, a5, 8
    and s6, a5, t4
    or t2, t2, s6
    and s6, t0, a4
    or t2, t2, s6
    srli s6, t2, 1
    xor s6, s6, t2
    and s6, s6, a2
    slli s7, s6, 1
    xor s7, t2, s7
    srli s8, s7, 2
    xor s8, s8, s7
    and s8, s8, s2
    slli s9, s8, 2
    xor s9, s7, s9
    xor s5, s5, s9
    and s5, s5, s4
    slli s10, s5, 4
    xor s3, s3, s10
    # round 1 (aes.dsl:47)
    not s3, s3
    sw s3, 512(a0)
    xor s0, s0, s1
    srli s1, s0, 4
    xor s3, s7, s8
    xor s1, s1, s3
    and s1, s1, s4
    slli s7, s1, 4
    xor s0, s0, s7
    sw s0, 516(a0)
    xor s0, s9, s5
    sw s0, 520(a0)
    xor t2, t2, s6
    srli s0, t2, 2
    xor s0, s0, t2
    and s0, s0, s2
    xor s5, t2, s0
    xor a6, a6, a3
    srli a3, a6, 2
    xor a3, a3, a6
    and a3, a3, s2
    xor s6, a6, a3
    srli s7, s6, 4
    xor s7, s7, s5
    and s7, s7, s4
    xor s5, s5, s7
    sw s5, 524(a0)
    slli a3, a3, 2
    xor a6, a6, a3
    srli a3, a6, 4
    slli s0, s0, 2
    xor t2, t2, s0
    xor a3, a3, t2
    and a3, a3, s4
    slli s0, a3, 4
    xor a6, a6, s0
    sw a6, 528(a0)
    slli a6, s7, 4
    xor a6, s6, a6
    sw a6, 532(a0)
    xor a6, s3, s1
    sw a6, 536(a0)
    xor a6, t2, a3
    sw a6, 540(a0)
    lw a6, 148(sp)
    lw a3, 152(sp)
    slli t2, a6, 16
    srli a6, a6, 16
    or a6, t2, a6
    lw t2, 160(sp)
    slli s0, a3, 16
    and a6, a6, t2
    srli a3, a3, 16
    or a3, s0, a3
    lw s0, 176(sp)
    and a3, a3, s0
    or a6, a6, a3
    srli a3, a6, 1
    xor a3, a3, a6
    and a3, a3, a2
    slli s1, a3, 1
    xor s1, a6, s1
    srli s3, s1, 2
    xor s3, s3, s1
    and s3, s3, s2
    slli s5, s3, 2
    xor s5, s1, s5
    srli s6, s5, 4
    lw s7, 12(a1)
    srli s9, s7, 16
    slli s8, s7, 16
    or s8, s8, s9
    xor s8, a6, s8
    srli s9, s8, 1
    xor s9, s9, s8
    and s9, s9, a2
    slli s10, s9, 1
    xor s10, s8, s10
    srli s11, s10, 2
    xor s11, s11, s10
    and s11, s11, s2
    slli ra, s11, 2
    xor ra, s10, ra
    xor s6, s6, ra
    and s6, s6, s4
    slli t5, s6, 4
    xor t5, s5, t5
    sw t5, 544(a0)
    lw t5, 136(sp)
    slli s5, t5, 16
    srli t5, t5, 16
    or t5, s5, t5
    and t2, t5, t2
    lw t5, 116(sp)
    slli s5, t5, 16
    srli t5, t5, 16
    or t5, s5, t5
    and t5, t5, s0
    or t2, t2, t5
    srli t5, t2, 1
    xor t5, t5, t2
    and t5, t5, a2
    slli s0, t5, 1
    xor s0, t2, s0
    srli s5, s0, 2
    xor s5, s5, s0
    and s5, s5, s2
    slli a4, s5, 2
    xor a4, s0, a4
    srli t4, a4, 4
    lw t1, 8(a1)
    sw t0, 176(sp)
    slli a7, t1, 16
    srli t1, t1, 16
    or a7, a7, t1
    xor a7, t2, a7
    srli t1, a7, 1
    xor t1, t1, a7
    and t1, t1, a2
    slli t0, t1, 1
    xor t0, a7, t0
    sw a5, 116(sp)
    srli a5, t0, 2
    xor a5, a5, t0
    and a5, a5, s2
    sw t6, 160(sp)
    slli t6, a5, 2
    xor t6, t0, t6
    xor t4, t4, t6
    and t4, t4, s4
    sw t3, 136(sp)
    slli t3, t4, 4
    xor t3, a4, t3
    sw t3, 548(a0)
    xor a6, a6, a3
    srli t3, a6, 2
    xor t3, t3, a6
    and t3, t3, s2
    slli a4, t3, 2
    xor a4, a6, a4
    srli a3, a4, 4
    xor s8, s8, s9
    srli s9, s8, 2
    xor s9, s9, s8
    and s9, s9, s2
    slli a2, s9, 2
    xor a2, s8, a2
    xor a3, a3, a2
    and a3, a3, s4
    slli s7, a3, 4
    xor a4, a4, s7
    sw a4, 552(a0)
    xor t2, t2, t5
    srli t5, t2, 2
    xor t5, t5, t2
    and t5, t5, s2
    slli a4, t5, 2
    xor a4, t2, a4
    srli s7, a4, 4
    xor a7, a7, t1
    srli t1, a7, 2
    xor t1, t1, a7
    and t1, t1, s2
    slli s2, t1, 2
    xor s2, a7, s2
    xor s7, s7, s2
    and s7, s7, s4
    sw s7, 152(sp)
    slli s7, s7, 4
    xor a4, a4, s7
    sw a4, 556(a0)
    xor a4, s1, s3
    srli s1, a4, 4
    xor s3, s10, s11
    xor s1, s1, s3
    and s1, s1, s4
    slli s7, s1, 4
    xor a4, a4, s7
    sw a4, 560(a0)
    xor a4, s0, s5
    srli s0, a4, 4
    xor a5, t0, a5
    xor t0, s0, a5
    and t0, t0, s4
    slli s0, t0, 4
    xor a4, a4, s0
    sw a4, 564(a0)
    xor a6, a6, t3
    srli t3, a6, 4
    xor a4, s8, s9
    xor t3, t3, a4
    and t3, t3, s4
    slli s0, t3, 4
    xor a6, a6, s0
    sw a6, 568(a0)
    xor a6, t2, t5
    srli t2, a6, 4
    xor a7, a7, t1
    xor t1, t2, a7
    and t1, t1, s4
    slli t2, t1, 4
    xor a6, a6, t2
    sw a6, 572(a0)
    xor a6, ra, s6
    sw a6, 576(a0)
    xor a6, t6, t4
    sw a6, 580(a0)
    xor a6, a2, a3
    sw a6, 584(a0)
    lw a6, 152(sp)
    xor a5, a5, t0
    xor a6, s2, a6
    sw a6, 588(a0)
    xor a6, s3, s1
    sw a6, 592(a0)
    sw a5, 596(a0)
    xor a5, a4, t3
    sw a5, 600(a0)
    xor a5, a7, t1
    sw a5, 604(a0)
    lw a5, 96(sp)
    lw a6, 12(a1)
    lw a7, 180(sp)
    xor a5, a5, a6
    and a5, a5, a7
    slli t0, a5, 1
    xor t0, a6, t0
    srli t1, t0, 2
    xor t1, t1, t0
    lw t2, 196(sp)
    lw t4, 4(a1)
    and t1, t1, t2
    slli t3, t1, 2
    xor t3, t0, t3
    srli t5, t4, 1
    xor t5, t5, t4
    and t5, t5, a7
    slli t6, t5, 1
    xor t6, t4, t6
    srli a4, t6, 2
    xor a4, a4, t6
    and a4, a4, t2
    slli a3, a4, 2
    xor a3, t6, a3
    srli a2, a3, 4
    xor a2, a2, t3
    and a2, a2, s4
    xor t3, t3, a2
    sw t3, 608(a0)
    xor a5, a6, a5
    srli a6, a5, 2
    xor a6, a6, a5
    and a6, a6, t2
    xor t3, a5, a6
    xor t4, t4, t5
    srli t5, t4, 2
    xor t5, t5, t4
    and t5, t5, t2
    xor s0, t4, t5
    srli s1, s0, 4
    xor s1, s1, t3
    and s1, s1, s4
    xor t3, t3, s1
    sw t3, 612(a0)
    xor t0, t0, t1
    xor t1, t6, a4
    srli t3, t1, 4
    xor t3, t3, t0
    and t3, t3, s4
    xor t0, t0, t3
    sw t0, 616(a0)
    slli a6, a6, 2
    xor a5, a5, a6
    slli a6, t5, 2
    xor a6, t4, a6
    srli t0, a6, 4
    xor t0, t0, a5
    and t0, t0, s4
    xor a5, a5, t0
    sw a5, 620(a0)
    lw a5, 0(a1)
    lw s3, 8(a1)
    srli t4, a5, 1
    xor t4, t4, a5
    and t4, t4, a7
    slli t5, t4, 1
    xor t5, a5, t5
    srli t6, t5, 2
    xor t6, t6, t5
    and t6, t6, t2
    slli a4, t6, 2
    xor a4, t5, a4
    srli s2, a4, 4
    srli s5, s3, 1
    xor s5, s5, s3
    and s5, s5, a7
    slli s6, s5, 1
    xor s6, s3, s6
    srli s7, s6, 2
    xor s7, s7, s6
    and s7, s7, t2
    slli s8, s7, 2
    xor s8, s6, s8
    xor s2, s2, s8
    and s2, s2, s4
    slli s9, s2, 4
    xor a4, a4, s9
    sw a4, 624(a0)
    slli a4, a2, 4
    xor a4, a3, a4
    sw a4, 628(a0)
    xor t5, t5, t6
    srli t6, t5, 4
    xor a4, s6, s7
    xor t6, t6, a4
    and t6, t6, s4
    slli a3, t6, 4
    xor t5, t5, a3
    sw t5, 632(a0)
    xor t5, s8, s2
    sw t5, 636(a0)
    xor t5, s3, s5
    srli a3, t5, 2
    xor a3, a3, t5
    and a3, a3, t2
    slli a2, a3, 2
    xor a2, t5, a2
    xor a5, a5, t4
    srli t4, a5, 2
    xor t4, t4, a5
    and t4, t4, t2
    slli s2, t4, 2
    xor s2, a5, s2
    srli s3, s2, 4
    xor s3, s3, a2
    and s3, s3, s4
    xor a2, a2, s3
    sw a2, 640(a0)
    xor t5, t5, a3
    xor a5, a5, t4
    srli t4, a5, 4
    xor t4, t4, t5
    and t4, t4, s4
    xor t5, t5, t4
    sw t5, 644(a0)
    slli t3, t3, 4
    xor t1, t1, t3
    sw t1, 648(a0)
    slli t1, s3, 4
    xor t1, s2, t1
    sw t1, 652(a0)
    slli t1, t4, 4
    xor a5, a5, t1
    sw a5, 656(a0)
    xor a5, a4, t6
    sw a5, 660(a0)
    slli a5, t0, 4
    xor a5, a6, a5
    sw a5, 664(a0)
    slli a5, s1, 4
    xor a5, s0, a5
    sw a5, 668(a0)
    lw a5, 100(sp)
    lw a6, 136(sp)
    srli a5, a5, 24
    lw t0, 172(sp)
    lui t3, 4080
    and t1, a6, t0
    or a5, a5, t1
    lw t1, 160(sp)
    lui t4, 1044480
    and t1, t1, t3
    or a5, a5, t1
    lw t1, 116(sp)
    and t5, t1, t4
    or a5, a5, t5
    srli t5, a5, 1
    xor t5, t5, a5
    and t5, t5, a7
    slli t6, t5, 1
    xor t6, a5, t6
    srli a4, t6, 2
    xor a4, a4, t6
    and a4, a4, t2
    slli a3, a4, 2
    xor a3, t6, a3
    srli a2, a3, 4
    lw s0, 108(sp)
    and t0, t1, t0
    srli s0, s0, 24
    or t0, s0, t0
    lw t1, 176(sp)
    and a6, a6, t4
    and t1, t1, t3
    or t0, t0, t1
    or a6, t0, a6
    srli t0, a6, 1
    xor t0, t0, a6
    and a7, t0, a7
    slli t0, a7, 1
    xor t0, a6, t0
    srli t1, t0, 2
    xor t1, t1, t0
    and t1, t1, t2
    slli t3, t1, 2
    xor t3, t0, t3
    xor t4, a2, t3
    and t4, t4, s4
    slli a2, t4, 4
    xor a3, a3, a2
    not a3, a3
    sw a3, 672(a0)
    xor t6, t6, a4
    srli a4, t6, 4
    xor t0, t0, t1
    xor t1, a4, t0
    and t1, t1, s4
    slli a4, t1, 4
    xor t6, t6, a4
    sw t6, 676(a0)
    xor t3, t3, t4
    sw t3, 680(a0)
    xor a6, a6, a7
    srli a7, a6, 2
    xor a7, a7, a6
    and a7, a7, t2
    xor t3, a6, a7
    xor a5, a5, t5
    srli t4, a5, 2
    xor t4, t4, a5
    and t2, t4, t2
    xor t4, a5, t2
    srli t5, t4, 4
    xor t5, t5, t3
    and t5, t5, s4
    xor t3, t3, t5
    sw t3, 684(a0)
    slli t2, t2, 2
    xor a5, a5, t2
    srli t2, a5, 4
    slli a7, a7, 2
    xor a6, a6, a7
    xor a7, t2, a6
    and a7, a7, s4
    slli t2, a7, 4
    xor a5, a5, t2
    sw a5, 688(a0)
    slli a5, t5, 4
    xor a5, t4, a5
    sw a5, 692(a0)
    xor a5, t0, t1
    sw a5, 696(a0)
    xor a5, a6, a7
    sw a5, 700(a0)
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
    lbu a5, 1(a1)
    lbu a6, 2(a1)
    lbu a7, 3(a1)
    lbu t0, 9(a1)
    lbu t1, 10(a1)
    lbu t2, 0(a1)
    slli a6, a6, 16
    slli a7, a7, 24
    slli t0, t0, 8
    lbu t3, 8(a1)
    slli a5, a5, 8
    or a5, t2, a5
    or t0, t3, t0
    lbu t2, 11(a1)
    slli t1, t1, 16
    or t0, t0, t1
    or a5, a5, a6
    slli a6, t2, 24
    or a6, t0, a6
    or a5, a5, a7
    srli a7, a5, 1
    xor a7, a5, a7
    lui t0, 349525
    addi t0, t0, 1365
    and a7, a7, t0
    srli t1, a6, 1
    xor t1, a6, t1
    xor t2, a5, a7
    and t1, t1, t0
    slli a7, a7, 1
    xor a5, a5, a7
    lui a7, 209715
    addi a7, a7, 819
    srli t3, t2, 2
    xor t4, a6, t1
    srli t5, t4, 2
    xor t5, t4, t5
    slli t1, t1, 1
    xor a6, a6, t1
    xor t1, t2, t3
    and t1, t1, a7
    slli t3, t1, 2
    xor t3, t2, t3
    srli t6, a5, 2
    xor t6, a5, t6
    and t6, t6, a7
    xor t1, t2, t1
    and t2, t5, a7
    slli t5, t2, 2
    srli a4, t3, 4
    lui a3, 61681
    addi a3, a3, -241
    xor a2, a5, t6
    srli s0, a2, 4
    xor t2, t4, t2
    slli t6, t6, 2
    xor a5, a5, t6
    srli t6, a5, 4
    lw s1, 632(a0)
    srli s2, t1, 4
    xor s2, t2, s2
    xor t4, t4, t5
    xor t5, t4, a4
    and t5, t5, a3
    lw a4, 644(a0)
    xor a2, s1, a2
    and s1, s2, a3
    xor t2, a4, t2
    xor t2, t2, s1
    slli a4, s1, 4
    lw s1, 640(a0)
    lw s2, 624(a0)
    xor t4, s1, t4
    srli s1, a6, 2
    xor s1, a6, s1
    and s1, s1, a7
    xor s3, a6, s1
    slli s1, s1, 2
    xor a6, a6, s1
    xor s0, s3, s0
    and s0, s0, a3
    lw s1, 636(a0)
    xor t6, a6, t6
    xor a6, s1, a6
    # round 1 (aes.dsl:47)
    lw s1, 652(a0)
    and t6, t6, a3
    xor a6, a6, t6
    lw s4, 656(a0)
    xor t3, s1, t3
    xor t1, s4, t1
    slli s1, s0, 4
    slli s4, t5, 4
    xor t3, t3, s4
    lw s4, 660(a0)
    xor a2, a2, s1
    not s1, t2
    xor t1, t1, a4
    xor t1, t1, a2
    xor t3, s1, t3
    xor a4, a2, a6
    xor s1, t3, a4
    xor s3, s4, s3
    xor s4, t1, s1
    xor s0, s3, s0
    slli t6, t6, 4
    xor t2, t2, a6
    xor s0, s0, s4
    xor t4, t4, t5
    not t4, t4
    xor a5, s2, a5
    not t5, a2
    xor t5, t5, s0
    xor a2, t2, t5
    xor a5, a5, t6
    xor t4, t4, s0
    not a6, a6
    not a5, a5
    xor t6, a5, a2
    or s0, t2, a2
    lbu s2, 5(a1)
    lbu s3, 4(a1)
    lbu s5, 7(a1)
    lbu s6, 6(a1)
    slli s2, s2, 8
    slli s5, s5, 24
    or s2, s3, s2
    slli s3, s6, 16
    or s2, s2, s3
    or s2, s2, s5
    srli s3, s2, 1
    xor s3, s2, s3
    and t0, s3, t0
    slli s3, t0, 1
    xor s3, s2, s3
    xor t0, s2, t0
    srli s2, t0, 2
    srli s5, s3, 2
    xor s5, s3, s5
    xor s2, t0, s2
    and s5, s5, a7
    and a7, s2, a7
    slli s2, s5, 2
    xor s2, s3, s2
    srli s6, s2, 4
    slli s7, a7, 2
    lw s8, 664(a0)
    xor s7, t0, s7
    srli s9, s7, 4
    lw s10, 628(a0)
    xor a7, t0, a7
    xor t0, s3, s5
    and s3, s9, a3
    lw s5, 648(a0)
    srli s9, a7, 4
    xor s5, s5, t0
    srli t0, t0, 4
    and s6, s6, a3
    slli s11, s6, 4
    xor s2, s10, s2
    and t0, t0, a3
    slli s10, t0, 4
    lw ra, 608(a0)
    xor s2, s2, s11
    xor ra, ra, s6
    not s2, s2
    xor s5, s5, s10
    and a3, s9, a3
    lw s9, 612(a0)
    slli s10, a3, 4
    xor s9, s9, a3
    slli s11, s3, 4
    xor s7, s8, s7
    or s8, t1, s1
    xor s8, s8, t5
    xor t5, t5, s0
    sw s2, 704(a0)
    xor s2, t4, a2
    xor s7, s7, s11
    lw s11, 668(a0)
    sw s5, 708(a0)
    and s5, a4, s2
    xor t5, s5, t5
    xor s5, s4, s2
    xor a7, s11, a7
    lw s11, 620(a0)
    xor a7, a7, s10
    lw s10, 616(a0)
    sw ra, 712(a0)
    xor ra, t6, s5
    xor a6, a6, ra
    xor s10, s10, t0
    xor s11, s11, s3
    sw s6, 96(sp)
    or s6, a5, a6
    sw s10, 100(sp)
    xor s10, s1, a6
    sw a7, 104(sp)
    and a7, t3, s5
    sw a3, 108(sp)
    xor a3, a5, s4
    sw s7, 112(sp)
    and s7, s10, a3
    xor s7, t5, s7
    sw s3, 116(sp)
    xor s3, a4, t2
    sw s9, 120(sp)
    or s9, t4, s3
    xor s0, s9, s0
    xor t1, t1, s0
    xor s0, s0, s6
    xor s6, s8, s0
    xor s0, s0, s7
    xor s7, s6, s0
    xor s8, s3, s10
    and s9, ra, s8
    xor t5, t5, s9
    xor t1, t1, t5
    xor a7, a7, t5
    or t5, a7, s7
    and s7, s0, t5
    not s7, s7
    xor s9, t3, s8
    sw s11, 124(sp)
    and s11, t6, s9
    xor t1, s11, t1
    xor a7, a7, t1
    xor s11, t5, a7
    or s0, s0, s11
    xor s0, s6, s0
    or s6, t1, s6
    xor t5, t5, s6
    or t1, t1, t5
    xor a7, a7, t1
    and s6, s7, s6
    or t6, t6, s0
    xor t5, t5, a7
    and t1, t1, t5
    or t5, s4, t1
    or a5, a5, a7
    xor a5, a5, t5
    and s4, ra, s6
    and s7, s8, s6
    or s1, s1, t1
    xor t1, a7, t1
    and s8, s10, t1
    and a3, a3, t1
    xor t1, s6, t1
    xor s6, s6, s0
    or s5, s5, s6
    xor s4, s4, s5
    xor t6, t6, s5
    xor t6, t6, a5
    xor s5, s7, t6
    xor s7, s8, s5
    or t3, t3, s6
    xor t5, t5, s4
    and t4, t4, t1
    xor a5, a5, t4
    xor t4, a3, t5
    or t5, s9, s0
    xor a3, s0, a7
    or a6, a6, a7
    and a7, a2, a3
    and t2, t2, a3
    xor a3, a3, t1
    and a4, a4, a3
    and a3, s2, a3
    xor a2, t2, s5
    xor a3, s4, a3
    xor a4, a4, a2
    xor a2, s7, a4
    xor a5, a5, a3
    xor a7, a7, a3
    xor a3, a7, a2
    xor a2, s1, a3
    xor t4, t4, a2
    xor t3, t3, a4
    xor a5, a5, t3
    xor a7, a7, t4
    and t1, s3, t1
    xor t6, t6, a7
    xor t1, t2, t1
    xor t1, t1, a3
    xor t2, t5, s7
    lw t5, 672(a0)
    not a7, a7
    lw a4, 684(a0)
    not t6, t6
    xor t2, t2, a5
    xor a6, a6, t2
    lw a3, 680(a0)
    srli s0, a6, 24
    lw s1, 676(a0)
    xor t1, t2, t1
    not t1, t1
    srli t2, t1, 24
    not t4, t4
    slli s2, t4, 8
    xor a4, a4, a2
    not a5, a5
    slli s3, a5, 8
    srli s4, a5, 24
    sw a2, 736(a0)
    sw a4, 812(a0)
    slli a4, a7, 8
    sw a5, 752(a0)
    xor t5, t5, t3
    sw a6, 792(a0)
    sw t5, 800(a0)
    slli t5, a2, 8
    sw t6, 760(a0)
    srli a2, a2, 24
    or t5, t5, a2
    slli a2, t6, 8
    sw t5, 740(a0)
    # round 2 (aes.dsl:47)
    lw t5, 692(a0)
    sw t0, 840(a0)
    xor t0, t5, t6
    # round 1 (aes.dsl:47)
    srli t5, t4, 24
    sw t0, 820(a0)
    slli t0, a6, 8
    or t0, t0, s0
    # round 2 (aes.dsl:47)
    lw s0, 688(a0)
    lw s5, 124(sp)
    # round 1 (aes.dsl:47)
    srli t6, t6, 24
    sw s5, 732(a0)
    # round 2 (aes.dsl:47)
    lw s5, 696(a0)
    lw s6, 120(sp)
    xor s5, s5, t4
    sw s6, 716(a0)
    sw s5, 824(a0)
    lw s5, 700(a0)
    # round 1 (aes.dsl:47)
    slli s6, t3, 8
    # round 2 (aes.dsl:47)
    xor s5, s5, t1
    sw s5, 828(a0)
    # round 1 (aes.dsl:47)
    slli s5, t1, 8
    or t2, s5, t2
    srli s5, t3, 24
    lw s7, 116(sp)
    # round 2 (aes.dsl:47)
    xor a5, s0, a5
    sw s7, 844(a0)
    # round 1 (aes.dsl:47)
    srli s7, a7, 24
    or a4, a4, s7
    sw a5, 816(a0)
    or a5, s2, t5
    sw a5, 748(a0)
    or a5, s6, s5
    sw a5, 788(a0)
    lw a5, 112(sp)
    xor a6, s1, a6
    sw a5, 720(a0)
    or a5, s3, s4
    sw a7, 768(a0)
    xor a7, a3, a7
    sw a7, 808(a0)
    sw t4, 744(a0)
    sw a4, 772(a0)
    sw t3, 784(a0)
    sw a5, 756(a0)
    lw a5, 108(sp)
    sw t1, 776(a0)
    sw a5, 836(a0)
    or a5, a2, t6
    sw a5, 764(a0)
    sw t2, 780(a0)
    sw a6, 804(a0)
    lw a5, 104(sp)
    sw a5, 724(a0)
    lw a5, 100(sp)
    sw a5, 728(a0)
    lw a5, 96(sp)
    sw t0, 796(a0)
    sw a5, 832(a0)
    addi a1, a0, 848
.Llwcc_aes128_128_ctr_nonce_rv32i_fill:
    sub a2, a1, a0
    addi a2, a2, -848
    srli a2, a2, 4
    addi a5, a2, 2
    addi a6, a2, 1
    addi a7, a2, 3
    srli t0, a6, 16
    srli t1, a6, 8
    andi t0, t0, 255
    srli t2, a7, 16
    andi t1, t1, 255
    slli t0, t0, 8
    srli t3, a6, 24
    srli t4, a7, 8
    andi t2, t2, 255
    slli t1, t1, 16
    or t0, t3, t0
    srli t3, a7, 24
    andi t4, t4, 255
    slli t2, t2, 8
    or t0, t0, t1
    slli a6, a6, 24
    slli t1, t4, 16
    or t2, t3, t2
    lui t3, 349525
    or a6, t0, a6
    or t0, t2, t1
    addi t1, t3, 1365
    lui t2, 209715
    addi t2, t2, 819
    lui t3, 61681
    addi t3, t3, -241
    # round 1 (aes.dsl:47)
    lw t4, 720(a0)
    lw t5, 784(a0)
    # round 2 (aes.dsl:47)
    lw t6, 816(a0)
    srli a4, a2, 16
    srli a3, a5, 16
    srli s0, a2, 8
    andi a4, a4, 255
    srli s1, a5, 8
    andi a3, a3, 255
    andi s0, s0, 255
    slli a4, a4, 8
    srli s2, a2, 24
    andi s1, s1, 255
    slli a3, a3, 8
    srli s3, a5, 24
    slli s0, s0, 16
    or a4, s2, a4
    slli s1, s1, 16
    or a3, s3, a3
    or a4, a4, s0
    slli s0, a2, 24
    slli a5, a5, 24
    or a3, a3, s1
    or a4, a4, s0
    slli a7, a7, 24
    or a5, a3, a5
    srli a3, a4, 1
    or a7, t0, a7
    srli t0, a5, 1
    xor a3, a3, a6
    xor t0, a7, t0
    and a3, a3, t1
    and t0, t0, t1
    xor a6, a6, a3
    xor a7, a7, t0
    slli a3, a3, 1
    xor a4, a4, a3
    slli t0, t0, 1
    srli a3, a6, 2
    xor a5, a5, t0
    srli t0, a4, 2
    xor a3, a3, a7
    xor t0, t0, a5
    and a3, a3, t2
    and t0, t0, t2
    xor a7, a7, a3
    lw s0, 612(a0)
    lw s1, 836(a0)
    slli a3, a3, 2
    and s2, a7, t3
    xor a6, a6, a3
    xor a5, a5, t0
    xor a7, s0, a7
    xor a3, s1, s2
    and s0, a6, t3
    and s1, a5, t3
    lw s3, 708(a0)
    xor a7, a7, a3
    slli t0, t0, 2
    xor t0, a4, t0
    lw a4, 608(a0)
    slli a3, s0, 4
    # round 1 (aes.dsl:47)
    lw s4, 724(a0)
    slli s5, s1, 4
    xor a4, a4, t0
    xor a3, a3, a7
    lw s6, 616(a0)
    lw s7, 840(a0)
    slli s2, s2, 4
    xor s3, s5, s3
    xor t4, t4, a3
    xor a3, s2, s4
    lw s2, 844(a0)
    and t0, t0, t3
    lw s4, 620(a0)
    xor a5, s6, a5
    xor s1, s7, s1
    xor a3, a3, s3
    xor a5, a5, s1
    xor s0, s2, s0
    lw s1, 832(a0)
    xor a6, s4, a6
    xor s1, s1, t0
    xor a4, a4, s1
    xor a6, a6, s0
    xor s0, s3, a4
    xor s1, t4, s0
    xor s2, a3, s1
    xor a5, a5, s2
    xor a7, a7, a4
    xor s3, s3, a5
    lw s4, 704(a0)
    xor a5, a6, a5
    xor a6, a7, s3
    slli t0, t0, 4
    xor t0, t0, s4
    xor s4, a5, a6
    xor s5, s2, s4
    xor s6, t0, a6
    xor s7, s6, s5
    xor a4, a4, s7
    or s8, a7, a6
    xor s9, s0, a7
    or s10, a5, s9
    xor s11, s3, s8
    not ra, a3
    xor s8, s10, s8
    and s10, s0, s4
    and ra, ra, s1
    xor s10, s10, s11
    or s11, t0, a4
    xor s3, ra, s3
    xor a3, a3, s8
    xor s8, s8, s11
    xor s11, s1, a4
    or ra, t4, s5
    xor s3, s3, s8
    sw t1, 96(sp)
    xor t1, s9, s11
    sw t2, 100(sp)
    or t2, s7, t1
    xor t2, s10, t2
    xor a3, a3, t2
    xor t2, ra, t2
    xor ra, t4, t1
    sw a4, 104(sp)
    and a4, s6, ra
    xor a4, a4, a3
    xor a3, t2, a4
    and t6, a4, s3
    xor t5, t0, s2
    sw s9, 108(sp)
    or s9, s11, t5
    xor s9, s10, s9
    xor s8, s8, s9
    xor s9, s3, s8
    or t2, t2, s9
    xor s9, t2, a3
    and s9, s8, s9
    xor s3, s3, s9
    not s8, s8
    and s8, s8, t2
    xor t2, t2, t6
    and a4, a4, t2
    xor a3, a3, a4
    or t6, s8, t6
    xor t2, t2, a3
    or t2, a4, t2
    or a4, s6, s3
    or t0, t0, a3
    and s2, s2, t2
    xor t0, t0, s2
    or t1, t1, t6
    xor s6, a3, t2
    xor s8, t6, s6
    xor s9, s3, a3
    and a7, a7, s9
    xor s10, s9, s8
    or s7, s7, t6
    xor t6, t6, s3
    and s5, s5, t6
    xor a4, a4, s5
    xor a4, a4, t0
    xor t1, t1, a4
    and s0, s0, s10
    and s4, s4, s10
    xor s5, s7, s5
    and a6, a6, s9
    and t4, t4, t6
    xor t6, a7, t1
    xor t6, s0, t6
    or s0, s11, s6
    xor s4, s5, s4
    xor t1, s0, t1
    xor a6, a6, s4
    and t2, s1, t2
    xor t4, t4, t6
    xor t6, t1, t6
    xor t6, a6, t6
    xor t2, t2, t6
    slli s0, t4, 8
    srli s1, t4, 24
    or s0, s0, s1
    and a5, a5, s8
    xor a5, t0, a5
    and t0, s0, t3
    xor a5, a5, s4
    xor s0, s0, t0
    xor a5, a5, t4
    srli s0, s0, 4
    slli t0, t0, 4
    or t0, t0, s0
    slli s0, t2, 8
    lw s1, 784(a0)
    # round 2 (aes.dsl:47)
    lw s4, 816(a0)
    # round 1 (aes.dsl:47)
    xor t0, s1, t0
    srli s1, t2, 24
    or s0, s0, s1
    and s1, s0, t3
    xor s0, s0, s1
    srli s0, s0, 4
    slli s1, s1, 4
    or s0, s1, s0
    lw s1, 736(a0)
    # round 2 (aes.dsl:47)
    xor s4, s4, t0
    # round 1 (aes.dsl:47)
    or t5, t5, s6
    xor s2, s2, s5
    xor t5, t5, s2
    not s2, t2
    xor t5, t5, s2
    slli s2, a5, 8
    srli s5, a5, 24
    or s2, s2, s5
    and s5, s2, t3
    xor s2, s2, s5
    slli s6, t5, 8
    srli s2, s2, 4
    slli s5, s5, 4
    or s2, s5, s2
    lw s5, 752(a0)
    xor s0, s1, s0
    xor s1, s5, s2
    slli s2, s1, 16
    srli s5, s1, 16
    or s2, s2, s5
    and s5, s2, t3
    xor s2, s2, s5
    srli s2, s2, 4
    slli s5, s5, 4
    # round 2 (aes.dsl:47)
    xor s4, s4, s0
    # round 1 (aes.dsl:47)
    xor a6, a6, t5
    or s2, s5, s2
    srli s5, t5, 24
    or s5, s6, s5
    and s6, s5, t3
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    lw s6, 744(a0)
    # round 2 (aes.dsl:47)
    xor s2, s4, s2
    # round 1 (aes.dsl:47)
    or s3, ra, s3
    not t1, t1
    xor t1, s3, t1
    slli s3, a6, 8
    lw s4, 108(sp)
    srli s7, a6, 24
    and s4, s4, s8
    or s3, s3, s7
    and s7, s3, t3
    xor a7, a7, s4
    xor s3, s3, s7
    xor a7, a7, t6
    srli t6, s3, 4
    slli s3, s7, 4
    lw s4, 768(a0)
    or t6, s3, t6
    xor t6, s4, t6
    slli s3, s0, 16
    srli s4, s0, 16
    or s3, s3, s4
    xor s4, s6, s5
    xor t1, t1, a5
    and s5, s3, t3
    lw s6, 812(a0)
    xor a7, t1, a7
    xor s3, s3, s5
    srli s3, s3, 4
    slli s5, s5, 4
    xor s6, s6, s4
    slli s7, a7, 8
    srli s8, a7, 24
    or s7, s7, s8
    and s8, s7, t3
    xor s7, s7, s8
    srli s7, s7, 4
    slli s8, s8, 4
    or s7, s8, s7
    or s3, s5, s3
    lw s5, 776(a0)
    xor s3, s6, s3
    xor s5, s5, s7
    # round 2 (aes.dsl:47)
    xor s2, s2, s3
    # round 1 (aes.dsl:47)
    slli s6, s5, 16
    # round 2 (aes.dsl:47)
    lw s7, 828(a0)
    # round 1 (aes.dsl:47)
    slli s8, s4, 16
    srli s4, s4, 16
    srli s9, s5, 16
    or s6, s6, s9
    and s9, s6, t3
    xor s6, s6, s9
    srli s6, s6, 4
    slli s9, s9, 4
    # round 2 (aes.dsl:47)
    xor s7, s7, t6
    # round 1 (aes.dsl:47)
    lw s10, 104(sp)
    or s4, s8, s4
    or a3, s10, a3
    xor t1, a3, t1
    slli a3, t1, 8
    srli s10, t1, 24
    or a3, a3, s10
    and s10, a3, t3
    xor a3, a3, s10
    srli a3, a3, 4
    slli s10, s10, 4
    or a3, s10, a3
    lw s10, 792(a0)
    or s6, s9, s6
    xor a3, s10, a3
    slli s8, a3, 16
    srli s10, a3, 16
    or s8, s8, s10
    # round 2 (aes.dsl:47)
    lw s9, 820(a0)
    lw s10, 824(a0)
    xor s9, s9, s0
    xor a3, a3, s9
    # round 1 (aes.dsl:47)
    and s9, s8, t3
    # round 2 (aes.dsl:47)
    xor s5, s10, s5
    # round 1 (aes.dsl:47)
    lw s10, 804(a0)
    xor s8, s8, s9
    xor s1, s10, s1
    and s10, s4, t3
    xor s4, s4, s10
    srli s4, s4, 4
    slli s10, s10, 4
    or s4, s10, s4
    # round 2 (aes.dsl:47)
    xor s4, s5, s4
    xor s5, s7, s6
    # round 1 (aes.dsl:47)
    xor a4, a4, a6
    slli s6, a4, 8
    srli s7, a4, 24
    or s6, s6, s7
    and s7, s6, t3
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    lw s10, 760(a0)
    or s6, s7, s6
    slli s7, t6, 16
    srli t6, t6, 16
    xor s6, s10, s6
    or t6, s7, t6
    slli s7, s6, 16
    srli s10, s6, 16
    or s7, s7, s10
    lw s10, 808(a0)
    srli s8, s8, 4
    slli s9, s9, 4
    xor s10, s10, s0
    or s8, s9, s8
    and s9, t6, t3
    xor t6, t6, s9
    srli t6, t6, 4
    slli s9, s9, 4
    xor s6, s10, s6
    and s10, s7, t3
    xor s7, s7, s10
    xor s1, s1, s8
    or t6, s9, t6
    srli s7, s7, 4
    slli s8, s10, 4
    # round 2 (aes.dsl:47)
    xor a3, a3, s1
    # round 1 (aes.dsl:47)
    xor t6, s6, t6
    or s6, s8, s7
    # round 2 (aes.dsl:47)
    xor s7, s1, t6
    xor a3, a3, s6
    xor s6, s2, s7
    xor s8, a3, s6
    xor s4, s4, s8
    xor s3, s3, t6
    xor s1, s1, s4
    xor s4, s5, s4
    xor s5, s3, s1
    or s9, s3, s5
    xor s10, s7, s3
    or s11, s4, s10
    # round 1 (aes.dsl:47)
    lw ra, 800(a0)
    # round 2 (aes.dsl:47)
    xor s11, s11, s9
    # round 1 (aes.dsl:47)
    xor s0, ra, s0
    slli ra, t0, 16
    srli t0, t0, 16
    or t0, ra, t0
    and ra, t0, t3
    xor t0, t0, ra
    srli t0, t0, 4
    slli ra, ra, 4
    or t0, ra, t0
    xor t0, s0, t0
    # round 2 (aes.dsl:47)
    xor s0, s1, s9
    not s9, a3
    and s9, s9, s6
    xor a3, a3, s11
    xor s1, s9, s1
    xor s9, t0, s8
    xor ra, s4, s5
    sw a4, 104(sp)
    and a4, s7, ra
    xor a4, a4, s0
    xor s0, s8, ra
    sw t1, 108(sp)
    or t1, s2, s0
    sw a6, 112(sp)
    xor a6, t0, s5
    sw a7, 116(sp)
    xor a7, a6, s0
    xor t6, t6, a7
    sw t4, 120(sp)
    or t4, t0, t6
    xor t4, s11, t4
    xor s1, s1, t4
    xor s11, s6, t6
    sw a5, 124(sp)
    or a5, s11, s9
    xor a5, a4, a5
    xor a5, t4, a5
    not t4, a5
    sw t5, 128(sp)
    xor t5, s1, a5
    sw t2, 132(sp)
    xor t2, s10, s11
    sw s10, 136(sp)
    or s10, a7, t2
    xor a4, a4, s10
    xor a3, a3, a4
    xor t1, t1, a4
    or t5, t1, t5
    and t4, t4, t5
    xor a4, s2, t2
    and s10, a6, a4
    xor a3, s10, a3
    xor t1, t1, a3
    xor s10, t5, t1
    and a5, a5, s10
    xor a5, s1, a5
    and s1, a3, s1
    xor t5, t5, s1
    and a3, a3, t5
    xor t1, t1, a3
    or t4, t4, s1
    xor t5, t5, t1
    or t5, a3, t5
    or a6, a6, a5
    or t0, t0, t1
    and a3, s8, t5
    xor t0, t0, a3
    or t2, t2, t4
    or a7, a7, t4
    and s1, s6, t5
    xor t5, t1, t5
    or s6, s11, t5
    xor s8, t4, a5
    and s0, s0, s8
    xor a6, a6, s0
    xor t4, t4, t5
    xor a7, a7, s0
    and s0, s2, s8
    xor a6, a6, t0
    xor t2, t2, a6
    xor s2, s6, t2
    xor s6, a5, t1
    and s3, s3, s6
    xor t2, s3, t2
    and s5, s5, s6
    xor s6, s6, t4
    and s8, ra, s6
    and s6, s7, s6
    xor t2, s6, t2
    xor s6, a7, s8
    xor s5, s5, s6
    xor s0, s0, t2
    xor t2, s2, t2
    xor t2, s5, t2
    xor s1, s1, t2
    xor a7, a3, a7
    lw a3, 544(a0)
    or t5, s9, t5
    xor a3, a3, s0
    xor a7, t5, a7
    slli t5, s1, 8
    srli s7, s1, 24
    or t5, t5, s7
    and s7, t5, t3
    xor t5, t5, s7
    srli t5, t5, 4
    slli s7, s7, 4
    or t5, s7, t5
    xor t5, s1, t5
    xor a3, a3, t5
    slli s7, s0, 8
    srli s8, s0, 24
    or s7, s7, s8
    and s8, s7, t3
    xor s7, s7, s8
    srli s7, s7, 4
    slli s8, s8, 4
    or s7, s8, s7
    xor s7, s0, s7
    slli s8, s7, 16
    srli s9, s7, 16
    or s8, s8, s9
    xor a3, s8, a3
    srli s8, a3, 2
    not s9, s1
    xor a7, a7, s9
    xor s5, s5, a7
    or t1, t6, t1
    xor a6, a6, s5
    or a5, a4, a5
    lw t6, 576(a0)
    and a4, s4, t4
    xor t6, t6, s5
    xor t0, t0, a4
    xor t6, t6, t5
    xor t0, t0, s6
    slli a4, a6, 8
    xor t0, t0, s0
    srli s0, a6, 24
    or a4, a4, s0
    not s0, s2
    xor a5, a5, s0
    and s0, a4, t3
    xor a5, a5, t0
    xor a4, a4, s0
    xor t1, t1, a5
    srli a4, a4, 4
    slli s0, s0, 4
    or a4, s0, a4
    xor a4, a6, a4
    xor t6, t6, a4
    slli s0, s5, 8
    srli s2, s5, 24
    or s0, s0, s2
    and s2, s0, t3
    xor s0, s0, s2
    srli s0, s0, 4
    slli s2, s2, 4
    or s0, s2, s0
    xor s0, s5, s0
    slli s2, s0, 16
    srli s4, s0, 16
    or s2, s2, s4
    xor t6, s2, t6
    lw s4, 100(sp)
    xor s2, s8, t6
    and s2, s2, s4
    slli s5, s2, 2
    xor a3, a3, s5
    lw s5, 136(sp)
    and t4, s5, t4
    xor t4, s3, t4
    xor t2, t4, t2
    xor a5, a5, t2
    lw t2, 560(a0)
    slli t4, t1, 8
    xor t2, t2, t1
    srli s3, t1, 24
    or t4, t4, s3
    and s3, t4, t3
    xor t4, t4, s3
    srli t4, t4, 4
    slli s3, s3, 4
    or t4, s3, t4
    xor t1, t1, t4
    slli t4, t1, 16
    srli s3, t1, 16
    or t4, t4, s3
    slli s3, t0, 8
    srli s5, t0, 24
    or s3, s3, s5
    and s5, s3, t3
    xor s3, s3, s5
    srli s3, s3, 4
    slli s5, s5, 4
    or s3, s5, s3
    xor s3, t0, s3
    xor t2, t2, s3
    xor t2, t2, t4
    srli t4, t2, 2
    lw s5, 592(a0)
    slli s6, a5, 8
    xor s5, s5, a7
    srli s8, a5, 24
    or s6, s6, s8
    and s8, s6, t3
    xor s6, s6, s8
    srli s6, s6, 4
    slli s8, s8, 4
    or s6, s8, s6
    xor s6, a5, s6
    xor s5, s5, s6
    slli s8, a7, 8
    srli s9, a7, 24
    or s8, s8, s9
    and s9, s8, t3
    xor s8, s8, s9
    srli s8, s8, 4
    slli s9, s9, 4
    or s8, s9, s8
    xor a7, a7, s8
    slli s8, a7, 16
    srli s9, a7, 16
    or s8, s8, s9
    xor s5, s5, s8
    xor t4, t4, s5
    and t4, t4, s4
    slli s8, t4, 2
    xor t2, t2, s8
    srli s8, a3, 1
    lw s9, 96(sp)
    xor s8, t2, s8
    and s8, s8, s9
    slli s10, s8, 1
    xor a3, a3, s10
    sw a3, 0(a1)
    # round 1 (aes.dsl:47)
    lw a3, 740(a0)
    lw s10, 132(sp)
    lw s11, 524(a0)
    xor a3, s10, a3
    xor s10, s11, s10
    lw s11, 748(a0)
    lw ra, 128(sp)
    slli s9, a3, 16
    xor s11, ra, s11
    xor s10, s10, s11
    srli s4, a3, 16
    or s4, s9, s4
    and s9, s4, t3
    xor s4, s4, s9
    srli s4, s4, 4
    slli s9, s9, 4
    or s4, s9, s4
    xor s4, s10, s4
    # round 2 (aes.dsl:47)
    lw s9, 528(a0)
    lw s10, 124(sp)
    # round 1 (aes.dsl:47)
    sw s8, 132(sp)
    # round 2 (aes.dsl:47)
    xor s9, s9, s10
    # round 1 (aes.dsl:47)
    lw s8, 788(a0)
    sw t2, 136(sp)
    lw t2, 120(sp)
    sw t4, 140(sp)
    xor s8, t2, s8
    # round 2 (aes.dsl:47)
    xor s9, s9, s8
    xor s9, s9, a3
    # round 1 (aes.dsl:47)
    lw t4, 756(a0)
    sw s5, 124(sp)
    xor t4, s10, t4
    slli s10, t4, 16
    srli s5, t4, 16
    or s5, s10, s5
    and s10, s5, t3
    xor s5, s5, s10
    srli s5, s5, 4
    slli s10, s10, 4
    or s5, s10, s5
    # round 2 (aes.dsl:47)
    xor s5, s9, s5
    xor s5, s4, s5
    lw s9, 540(a0)
    lw s10, 116(sp)
    # round 1 (aes.dsl:47)
    sw s2, 144(sp)
    # round 2 (aes.dsl:47)
    xor s9, s9, s10
    # round 1 (aes.dsl:47)
    lw s2, 772(a0)
    sw t6, 148(sp)
    lw t6, 112(sp)
    sw a4, 152(sp)
    xor s2, t6, s2
    # round 2 (aes.dsl:47)
    xor s9, s9, s2
    # round 1 (aes.dsl:47)
    lw a4, 780(a0)
    sw a7, 116(sp)
    xor a4, s10, a4
    slli s10, a4, 16
    srli a7, a4, 16
    or a7, s10, a7
    and s10, a7, t3
    xor a7, a7, s10
    srli a7, a7, 4
    slli s10, s10, 4
    or a7, s10, a7
    # round 2 (aes.dsl:47)
    lw s10, 536(a0)
    xor a7, s9, a7
    xor s9, s10, ra
    xor a4, s9, a4
    # round 1 (aes.dsl:47)
    slli s9, s11, 16
    srli s10, s11, 16
    or s9, s9, s10
    and s10, s9, t3
    xor s9, s9, s10
    srli s9, s9, 4
    slli s10, s10, 4
    or s9, s10, s9
    # round 2 (aes.dsl:47)
    xor a4, a4, s9
    lw s9, 532(a0)
    # round 1 (aes.dsl:47)
    lw s10, 796(a0)
    # round 2 (aes.dsl:47)
    xor s9, s9, a3
    # round 1 (aes.dsl:47)
    lw s11, 108(sp)
    # round 2 (aes.dsl:47)
    lw ra, 104(sp)
    # round 1 (aes.dsl:47)
    xor s10, s11, s10
    # round 2 (aes.dsl:47)
    sw t1, 128(sp)
    xor t1, ra, s10
    xor t1, s9, t1
    # round 1 (aes.dsl:47)
    lw s9, 516(a0)
    xor s9, s9, s11
    xor t4, s9, t4
    slli s9, s10, 16
    srli s10, s10, 16
    or s9, s9, s10
    and s10, s9, t3
    xor s9, s9, s10
    srli s9, s9, 4
    slli s10, s10, 4
    or s9, s10, s9
    xor t4, t4, s9
    lw s9, 764(a0)
    # round 2 (aes.dsl:47)
    xor t1, t1, t4
    # round 1 (aes.dsl:47)
    xor s9, ra, s9
    slli s10, s9, 16
    srli s11, s9, 16
    or s10, s10, s11
    and s11, s10, t3
    xor s10, s10, s11
    srli s10, s10, 4
    slli s11, s11, 4
    or s10, s11, s10
    # round 2 (aes.dsl:47)
    xor t1, t1, s10
    # round 1 (aes.dsl:47)
    lw s10, 520(a0)
    xor t6, s10, t6
    xor t6, a3, t6
    xor t6, t6, s9
    slli s9, s2, 16
    srli s2, s2, 16
    or s2, s9, s2
    and s9, s2, t3
    xor s2, s2, s9
    srli s2, s2, 4
    slli s9, s9, 4
    or s2, s9, s2
    xor t6, t6, s2
    # round 2 (aes.dsl:47)
    xor s2, s4, t6
    xor s4, t4, t6
    xor s9, s5, s4
    xor s10, t1, s9
    xor a4, a4, s10
    xor t4, t4, a4
    xor a7, a7, a4
    xor a4, s2, t4
    or s11, s2, a4
    xor ra, s4, s2
    sw a6, 112(sp)
    or a6, a7, ra
    xor a6, a6, s11
    # round 1 (aes.dsl:47)
    sw s1, 104(sp)
    lw s1, 512(a0)
    xor t2, s1, t2
    xor t2, t2, a3
    slli a3, s8, 16
    srli s1, s8, 16
    or a3, a3, s1
    and s1, a3, t3
    xor a3, a3, s1
    srli a3, a3, 4
    slli s1, s1, 4
    or a3, s1, a3
    xor t2, t2, a3
    # round 2 (aes.dsl:47)
    xor a3, t4, s11
    not s1, t1
    and s1, s1, s9
    xor t1, t1, a6
    xor t4, s1, t4
    xor s1, t2, s10
    xor s8, a7, a4
    and s11, s4, s8
    xor a3, s11, a3
    xor s11, s10, s8
    sw s6, 120(sp)
    or s6, s5, s11
    sw s0, 108(sp)
    xor s0, t2, a4
    sw a5, 156(sp)
    xor a5, s0, s11
    xor t6, t6, a5
    sw s3, 160(sp)
    or s3, t2, t6
    xor a6, a6, s3
    xor t4, t4, a6
    xor s3, s9, t6
    sw t5, 164(sp)
    or t5, s3, s1
    xor t5, a3, t5
    xor a6, a6, t5
    not t5, a6
    sw s7, 168(sp)
    xor s7, t4, a6
    sw t0, 172(sp)
    xor t0, ra, s3
    sw ra, 176(sp)
    or ra, a5, t0
    xor a3, a3, ra
    xor t1, t1, a3
    xor a3, s6, a3
    or s6, a3, s7
    and t5, t5, s6
    xor s7, s5, t0
    and ra, s0, s7
    xor t1, ra, t1
    xor a3, a3, t1
    xor ra, s6, a3
    and a6, a6, ra
    xor a6, t4, a6
    and t4, t1, t4
    xor s6, s6, t4
    and t1, t1, s6
    xor a3, a3, t1
    or t4, t5, t4
    xor t5, s6, a3
    or t1, t1, t5
    or t5, s0, a6
    or t2, t2, a3
    and s0, s10, t1
    xor t2, t2, s0
    or t0, t0, t4
    or a5, a5, t4
    and s6, s9, t1
    xor t1, a3, t1
    or s3, s3, t1
    xor s9, t4, a6
    and s10, s11, s9
    xor t5, t5, s10
    xor t4, t4, t1
    xor a5, a5, s10
    and s5, s5, s9
    xor t5, t5, t2
    xor t0, t0, t5
    xor s3, s3, t0
    xor s9, a6, a3
    and s2, s2, s9
    xor t0, s2, t0
    and a4, a4, s9
    xor s9, s9, t4
    and s8, s8, s9
    and s4, s4, s9
    xor t0, s4, t0
    xor s4, a5, s8
    xor a4, a4, s4
    xor s5, s5, t0
    xor t0, s3, t0
    xor t0, a4, t0
    xor s6, s6, t0
    xor a5, s0, a5
    lw s0, 548(a0)
    or t1, s1, t1
    xor s0, s0, s5
    xor a5, t1, a5
    slli t1, s6, 8
    srli s1, s6, 24
    or t1, t1, s1
    and s1, t1, t3
    xor t1, t1, s1
    srli t1, t1, 4
    slli s1, s1, 4
    or t1, s1, t1
    xor t1, s6, t1
    xor s0, s0, t1
    slli s1, s5, 8
    srli s8, s5, 24
    or s1, s1, s8
    and s8, s1, t3
    xor s1, s1, s8
    srli s1, s1, 4
    slli s8, s8, 4
    or s1, s8, s1
    xor s1, s5, s1
    slli s8, s1, 16
    srli s9, s1, 16
    or s8, s8, s9
    xor s0, s8, s0
    srli s8, s0, 2
    not s9, s6
    xor a5, a5, s9
    xor a4, a4, a5
    or t6, t6, a3
    xor t5, t5, a4
    or a6, s7, a6
    lw a3, 580(a0)
    and a7, a7, t4
    xor a3, a3, a4
    xor a7, t2, a7
    xor t2, a3, t1
    xor a7, a7, s4
    slli a3, t5, 8
    xor a7, a7, s5
    srli s4, t5, 24
    or a3, a3, s4
    not s3, s3
    xor a6, a6, s3
    and s3, a3, t3
    xor a6, a6, a7
    xor a3, a3, s3
    xor t6, t6, a6
    srli a3, a3, 4
    slli s3, s3, 4
    or a3, s3, a3
    xor a3, t5, a3
    xor t2, t2, a3
    slli s3, a4, 8
    srli s4, a4, 24
    or s3, s3, s4
    and s4, s3, t3
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    xor a4, a4, s3
    slli s3, a4, 16
    srli s4, a4, 16
    or s3, s3, s4
    xor t2, s3, t2
    lw s4, 100(sp)
    xor s3, s8, t2
    and s3, s3, s4
    slli s5, s3, 2
    xor s0, s0, s5
    lw s5, 176(sp)
    and t4, s5, t4
    xor t4, s2, t4
    xor t0, t4, t0
    xor a6, a6, t0
    lw t0, 564(a0)
    slli t4, t6, 8
    xor t0, t0, t6
    srli s2, t6, 24
    or t4, t4, s2
    and s2, t4, t3
    xor t4, t4, s2
    srli t4, t4, 4
    slli s2, s2, 4
    or t4, s2, t4
    xor t4, t6, t4
    slli t6, t4, 16
    srli s2, t4, 16
    or t6, t6, s2
    slli s2, a7, 8
    srli s5, a7, 24
    or s2, s2, s5
    and s5, s2, t3
    xor s2, s2, s5
    srli s2, s2, 4
    slli s5, s5, 4
    or s2, s5, s2
    xor s2, a7, s2
    xor t0, t0, s2
    xor t0, t0, t6
    srli t6, t0, 2
    lw s5, 596(a0)
    slli s7, a6, 8
    xor s5, s5, a5
    srli s8, a6, 24
    or s7, s7, s8
    and s8, s7, t3
    xor s7, s7, s8
    srli s7, s7, 4
    slli s8, s8, 4
    or s7, s8, s7
    xor s7, a6, s7
    xor s5, s5, s7
    slli s8, a5, 8
    srli s9, a5, 24
    or s8, s8, s9
    and t3, s8, t3
    xor s8, s8, t3
    srli s8, s8, 4
    slli t3, t3, 4
    or t3, t3, s8
    xor a5, a5, t3
    slli t3, a5, 16
    srli s8, a5, 16
    or t3, t3, s8
    xor t3, s5, t3
    xor t6, t6, t3
    and t6, t6, s4
    slli s5, t6, 2
    xor t0, t0, s5
    srli s5, s0, 1
    lw s8, 96(sp)
    xor s5, t0, s5
    and s5, s5, s8
    slli s9, s5, 1
    xor s0, s0, s9
    sw s0, 4(a1)
    lw s0, 552(a0)
    lw s9, 172(sp)
    lw s10, 160(sp)
    xor s0, s0, s9
    lw s9, 168(sp)
    slli s11, s10, 16
    xor s0, s0, s9
    lw s9, 164(sp)
    srli s10, s10, 16
    xor s0, s0, s9
    or s10, s11, s10
    xor s0, s10, s0
    srli s10, s0, 2
    lw s11, 584(a0)
    lw ra, 156(sp)
    xor s11, s11, ra
    lw ra, 108(sp)
    sw s5, 108(sp)
    xor s11, s11, ra
    lw ra, 120(sp)
    slli s5, ra, 16
    srli ra, ra, 16
    or s5, s5, ra
    xor s5, s5, s11
    xor s10, s10, s5
    and s10, s10, s4
    slli s11, s10, 2
    xor s0, s0, s11
    srli s11, s0, 1
    lw ra, 600(a0)
    sw t0, 120(sp)
    lw t0, 104(sp)
    xor t0, ra, t0
    lw ra, 568(a0)
    sw a5, 104(sp)
    lw a5, 112(sp)
    xor a5, ra, a5
    xor a5, a5, s9
    lw ra, 128(sp)
    xor a5, ra, a5
    slli ra, s9, 16
    srli s9, s9, 16
    or s9, ra, s9
    xor t0, t0, s9
    lw s9, 116(sp)
    xor t0, s9, t0
    lw s9, 152(sp)
    slli ra, s9, 16
    srli s9, s9, 16
    or s9, ra, s9
    xor a5, a5, s9
    srli s9, a5, 2
    xor s9, t0, s9
    and s9, s9, s4
    slli ra, s9, 2
    xor a5, a5, ra
    xor s11, s11, a5
    and s11, s11, s8
    slli ra, s11, 1
    xor s0, s0, ra
    sw s0, 8(a1)
    lw s0, 556(a0)
    xor t0, t0, s9
    xor a7, s0, a7
    xor a7, a7, s1
    xor a7, a7, t1
    slli s0, s2, 16
    srli s1, s2, 16
    or s0, s0, s1
    xor a7, s0, a7
    lw s1, 588(a0)
    srli s0, a7, 2
    xor a6, s1, a6
    xor a6, a6, a4
    slli a4, s7, 16
    srli s1, s7, 16
    or a4, a4, s1
    xor a6, a4, a6
    xor a4, s0, a6
    and a4, a4, s4
    slli s0, a4, 2
    xor a7, a7, s0
    xor a6, a6, a4
    lw a4, 148(sp)
    lw s0, 144(sp)
    xor t2, t2, s3
    xor a4, a4, s0
    xor s0, s5, s10
    srli s1, a7, 1
    lw s2, 604(a0)
    lw s3, 124(sp)
    lw s5, 140(sp)
    xor s2, s2, s6
    xor s3, s3, s5
    lw s5, 572(a0)
    xor t3, t3, t6
    xor t5, s5, t5
    xor t5, t5, t1
    slli t6, t1, 16
    srli t1, t1, 16
    slli s5, a3, 16
    srli a3, a3, 16
    xor t4, t4, t5
    or t1, t6, t1
    or t5, s5, a3
    xor t1, s2, t1
    xor t4, t4, t5
    lw t5, 104(sp)
    srli t6, t2, 1
    xor t1, t5, t1
    srli t5, t4, 2
    xor t5, t1, t5
    and t5, t5, s4
    srli a3, s0, 1
    srli s2, a4, 1
    srli s4, a6, 1
    xor t6, t3, t6
    xor a3, a3, t0
    xor s2, s3, s2
    and t6, t6, s8
    and a3, a3, s8
    and s2, s2, s8
    slli s5, t6, 1
    slli s6, a3, 1
    lw s7, 120(sp)
    lw s9, 108(sp)
    xor t1, t1, t5
    xor s7, s7, s9
    xor s4, s4, t1
    and s4, s4, s8
    slli s9, s2, 1
    xor a5, a5, s11
    slli t5, t5, 2
    slli s10, s4, 1
    lw s11, 136(sp)
    lw ra, 132(sp)
    xor t4, t4, t5
    xor s11, s11, ra
    xor t5, s1, t4
    and t5, t5, s8
    slli s1, t5, 1
    xor t3, t3, t6
    xor t2, t2, s5
    xor t0, t0, a3
    xor t6, s0, s6
    xor a3, s3, s2
    xor a4, a4, s9
    xor t1, t1, s4
    xor a6, a6, s10
    xor t4, t4, t5
    xor a7, a7, s1
    sw a7, 12(a1)
    sw s11, 16(a1)
    sw s7, 20(a1)
    sw a5, 24(a1)
    sw t4, 28(a1)
    sw a4, 32(a1)
    sw t2, 36(a1)
    sw t6, 40(a1)
    sw a6, 44(a1)
    sw a3, 48(a1)
    sw t3, 52(a1)
    sw t0, 56(a1)
    sw t1, 60(a1)
    addi a1, a1, 64
    sub t0, a1, a0
    lui t1, 1
    addi t1, t1, 848
    add t1, zero, t1
    bgeu t0, t1, .Llwcc_aes128_128_ctr_nonce_rv32i_filled
    j .Llwcc_aes128_128_ctr_nonce_rv32i_fill
.Llwcc_aes128_128_ctr_nonce_rv32i_filled:
    addi t0, sp, 64
    addi t1, sp, 192
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
    addi sp, sp, 192
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
    sw a2, 80(sp)
    sw a3, 72(sp)
    sw a4, 76(sp)
    addi a5, a4, 1
    addi a6, a4, 2
    andi a7, a4, -256
    andi a6, a6, -256
    srli t0, a7, 16
    andi a5, a5, -256
    addi t1, a4, 3
    srli t2, a5, 16
    srli t3, a6, 16
    andi t1, t1, -256
    andi t0, t0, 255
    srli t4, a7, 8
    andi t4, t4, 255
    andi t3, t3, 255
    srli t5, a5, 8
    slli t0, t0, 8
    srli t6, a7, 24
    andi t2, t2, 255
    srli s0, t1, 16
    srli s1, a6, 8
    andi s0, s0, 255
    srli s2, t1, 8
    srli s3, a6, 24
    slli t2, t2, 8
    andi s1, s1, 255
    slli t3, t3, 8
    andi t5, t5, 255
    srli s4, a5, 24
    or t0, t6, t0
    slli t4, t4, 16
    or t0, t0, t4
    slli t4, s0, 8
    slli t6, s1, 16
    srli s0, t1, 24
    or t2, s4, t2
    slli a7, a7, 24
    andi s1, s2, 255
    or t3, s3, t3
    slli t5, t5, 16
    slli a6, a6, 24
    or t2, t2, t5
    or t4, s0, t4
    or a7, t0, a7
    slli t0, s1, 16
    slli a5, a5, 24
    or t3, t3, t6
    or t0, t4, t0
    or a6, t3, a6
    lui t3, 349525
    srli t4, a7, 1
    or a5, t2, a5
    slli t1, t1, 24
    or t0, t0, t1
    srli t1, a6, 1
    xor t2, t4, a5
    addi t3, t3, 1365
    and t2, t2, t3
    xor t1, t0, t1
    slli t4, t2, 1
    and t1, t1, t3
    xor a5, a5, t2
    slli t2, t1, 1
    xor a7, a7, t4
    xor a6, a6, t2
    lui t2, 209715
    srli t4, a5, 2
    srli t5, a7, 2
    xor t0, t0, t1
    addi t1, t2, 819
    xor t2, t4, t0
    xor t4, t5, a6
    and t2, t2, t1
    lui t5, 61681
    and t4, t4, t1
    slli t6, t2, 2
    addi t5, t5, -241
    slli s0, t4, 2
    xor t0, t0, t2
    lw t2, 716(a3)
    xor a7, a7, s0
    xor a5, a5, t6
    and t6, t0, t5
    xor a6, a6, t4
    lw t4, 712(a3)
    and s0, a6, t5
    xor t0, t0, t6
    and s1, a5, t5
    lw s2, 708(a3)
    and s3, a7, t5
    # round 1 (aes.dsl:47)
    lw s4, 724(a3)
    xor a7, a7, s3
    slli s5, s1, 4
    lw s6, 720(a3)
    slli s7, s0, 4
    xor t0, t2, t0
    xor t2, s5, t0
    slli t6, t6, 4
    xor s2, s7, s2
    xor a7, t4, a7
    xor t4, s2, a7
    lw s5, 728(a3)
    xor t2, s6, t2
    xor t6, t6, s4
    xor a6, a6, s0
    xor t6, t6, s2
    xor s0, t2, t4
    xor s4, t6, s0
    xor a6, s5, a6
    lw s5, 732(a3)
    xor a6, a6, s4
    xor a5, a5, s1
    xor t0, t0, a7
    xor s1, s2, a6
    xor a5, s5, a5
    lw s2, 704(a3)
    xor a5, a5, a6
    slli a6, s3, 4
    xor s3, t0, s1
    xor s5, a5, s3
    xor a6, a6, s2
    xor s2, a6, s3
    xor s6, s4, s5
    xor s7, s2, s6
    xor a7, a7, s7
    or s8, t0, s3
    xor s9, s0, a7
    xor s10, t4, t0
    or s11, a5, s10
    xor ra, a6, s4
    and a0, t4, s5
    xor a2, s1, s8
    xor s8, s11, s8
    or s11, a6, a7
    xor a2, a0, a2
    or a0, s9, ra
    xor a0, a2, a0
    xor s11, s8, s11
    xor s8, t6, s8
    not t6, t6
    and t6, t6, s0
    xor t6, t6, s1
    xor a0, s11, a0
    xor t6, t6, s11
    or s1, t2, s6
    not s11, a0
    lw a1, 784(a3)
    # round 2 (aes.dsl:47)
    lw a4, 816(a3)
    # round 1 (aes.dsl:47)
    sw t1, 160(sp)
    xor t1, s10, s9
    sw t3, 164(sp)
    or t3, s7, t1
    xor t3, a2, t3
    xor a2, s8, t3
    xor t3, s1, t3
    xor s1, t6, a0
    or s1, t3, s1
    and s8, s11, s1
    xor s11, t2, t1
    and a3, s2, s11
    xor a3, a3, a2
    and a2, a3, t6
    xor t3, t3, a3
    or s8, s8, a2
    xor a2, s1, a2
    and a3, a3, a2
    xor s1, s1, t3
    and a0, a0, s1
    xor t6, t6, a0
    xor t3, t3, a3
    xor a2, a2, t3
    xor a0, s8, t6
    or a3, a3, a2
    and a2, s4, a3
    or a6, a6, t3
    and s1, s6, a0
    and t2, t2, a0
    or a0, s2, t6
    xor a0, a0, s1
    xor a6, a6, a2
    xor s2, t6, t3
    xor s4, t3, a3
    xor a0, a0, a6
    or t1, t1, s8
    xor s6, s8, s4
    and t0, t0, s2
    xor t1, t1, a0
    sw a4, 168(sp)
    xor a4, s2, s6
    or s7, s7, s8
    and t4, t4, a4
    xor s1, s7, s1
    or s7, s9, s4
    and a4, s5, a4
    xor s5, t0, t1
    xor t1, s7, t1
    and s2, s3, s2
    xor t4, t4, s5
    xor a4, s1, a4
    xor s2, s2, a4
    and a5, a5, s6
    xor s3, t1, t4
    xor s3, s2, s3
    and a3, s0, a3
    xor a5, a6, a5
    or a6, s11, t6
    xor t6, a3, s3
    not t1, t1
    xor a3, a2, s1
    xor t2, t2, t4
    or t4, ra, s4
    xor a5, a5, a4
    xor a6, a6, t1
    not t1, t6
    xor a5, a5, t2
    xor t4, t4, a3
    xor a6, a6, a5
    xor t1, t4, t1
    or a7, a7, t3
    xor t3, s2, t1
    xor a7, a7, a6
    slli t4, t3, 8
    srli a4, a5, 24
    slli a3, a5, 8
    slli a2, t6, 8
    srli s0, a7, 24
    srli s1, t6, 24
    srli s2, t3, 24
    or a4, a3, a4
    or a3, a2, s1
    and a2, s10, s6
    slli s1, a7, 8
    or s0, s1, s0
    or t4, t4, s2
    xor a0, a0, t3
    xor t0, t0, a2
    and a2, a3, t5
    and s1, t4, t5
    srli s2, a0, 24
    and s4, s0, t5
    and s5, a4, t5
    xor a4, a4, s5
    xor t4, t4, s1
    xor a3, a3, a2
    xor t0, t0, s3
    slli s3, a0, 8
    or s2, s3, s2
    srli s3, t1, 24
    xor s0, s0, s4
    slli s4, s4, 4
    srli s6, t2, 24
    srli a3, a3, 4
    srli a4, a4, 4
    slli s5, s5, 4
    srli s0, s0, 4
    slli s7, t2, 8
    slli a2, a2, 4
    xor a6, a6, t0
    slli t0, t1, 8
    or t0, t0, s3
    lw s3, 72(sp)
    slli s1, s1, 4
    lw s8, 768(s3)
    srli t4, t4, 4
    or a3, a2, a3
    lw a2, 792(s3)
    or t4, s1, t4
    lw s1, 736(s3)
    or s0, s4, s0
    and s4, s2, t5
    or a4, s5, a4
    lw s5, 752(s3)
    xor s2, s2, s4
    or s6, s7, s6
    xor a2, a2, s0
    slli s0, a6, 8
    xor a3, s1, a3
    srli s1, a6, 24
    srli s2, s2, 4
    xor t4, s8, t4
    and s7, t0, t5
    slli s4, s4, 4
    or s0, s0, s1
    lw s1, 760(s3)
    xor t0, t0, s7
    and s8, s6, t5
    xor a4, s5, a4
    slli s5, a4, 16
    or s2, s4, s2
    srli s4, a4, 16
    slli s7, s7, 4
    xor s6, s6, s8
    slli s9, t4, 16
    srli t0, t0, 4
    xor s1, s1, s2
    and s2, s0, t5
    slli s8, s8, 4
    or s4, s5, s4
    srli s5, a2, 16
    srli s6, s6, 4
    or t0, s7, t0
    lw s7, 744(s3)
    xor s0, s0, s2
    srli s0, s0, 4
    slli s2, s2, 4
    xor t0, s7, t0
    slli s7, a3, 16
    or s6, s8, s6
    and s8, s4, t5
    xor a1, a1, s6
    xor s4, s4, s8
    srli s6, a3, 16
    or s6, s7, s6
    and s7, s6, t5
    xor s6, s6, s7
    or s0, s2, s0
    srli s2, t4, 16
    or s2, s9, s2
    slli s9, a2, 16
    or s5, s9, s5
    slli s9, s1, 16
    slli s8, s8, 4
    slli s7, s7, 4
    srli s4, s4, 4
    srli s6, s6, 4
    # round 2 (aes.dsl:47)
    lw s10, 168(sp)
    # round 1 (aes.dsl:47)
    or s6, s7, s6
    # round 2 (aes.dsl:47)
    xor s10, s10, a1
    # round 1 (aes.dsl:47)
    lw s7, 776(s3)
    # round 2 (aes.dsl:47)
    xor s10, s10, a3
    # round 1 (aes.dsl:47)
    xor s0, s7, s0
    lw s7, 812(s3)
    or s4, s8, s4
    srli s8, s0, 16
    xor s7, s7, t0
    xor s6, s7, s6
    slli s7, s0, 16
    # round 2 (aes.dsl:47)
    xor s4, s10, s4
    xor s4, s4, s6
    lw s10, 828(s3)
    # round 1 (aes.dsl:47)
    or s7, s7, s8
    # round 2 (aes.dsl:47)
    xor t4, s10, t4
    # round 1 (aes.dsl:47)
    and s8, s7, t5
    slli s10, s8, 4
    xor s7, s7, s8
    lw s8, 808(s3)
    srli s7, s7, 4
    or s7, s10, s7
    srli s10, t0, 16
    # round 2 (aes.dsl:47)
    xor t4, t4, s7
    lw s7, 824(s3)
    # round 1 (aes.dsl:47)
    slli t0, t0, 16
    # round 2 (aes.dsl:47)
    xor s0, s7, s0
    # round 1 (aes.dsl:47)
    or t0, t0, s10
    and s7, t0, t5
    slli s10, s7, 4
    xor t0, t0, s7
    srli s7, s1, 16
    srli t0, t0, 4
    or t0, s10, t0
    and s10, s5, t5
    xor s5, s5, s10
    or s7, s9, s7
    and s9, s2, t5
    xor s2, s2, s9
    slli s10, s10, 4
    srli s5, s5, 4
    srli s2, s2, 4
    slli s9, s9, 4
    xor s8, s8, a3
    or s2, s9, s2
    lw s9, 804(s3)
    xor s1, s8, s1
    # round 2 (aes.dsl:47)
    lw s8, 820(s3)
    # round 1 (aes.dsl:47)
    xor a4, s9, a4
    and s9, s7, t5
    # round 2 (aes.dsl:47)
    xor s8, s8, a3
    # round 1 (aes.dsl:47)
    xor s7, s7, s9
    or s5, s10, s5
    # round 2 (aes.dsl:47)
    xor a2, a2, s8
    # round 1 (aes.dsl:47)
    srli s7, s7, 4
    slli s8, s9, 4
    xor s1, s1, s2
    xor a4, a4, s5
    # round 2 (aes.dsl:47)
    xor a2, a2, a4
    # round 1 (aes.dsl:47)
    or s2, s8, s7
    # round 2 (aes.dsl:47)
    xor t0, s0, t0
    xor a2, a2, s2
    xor s0, a4, s1
    xor s2, s4, s0
    xor s5, a2, s2
    xor t0, t0, s5
    xor t4, t4, t0
    xor s6, s6, s1
    xor s7, s0, s6
    or s8, t4, s7
    xor t0, a4, t0
    xor a4, s6, t0
    or s9, s6, a4
    # round 1 (aes.dsl:47)
    lw s10, 800(s3)
    # round 2 (aes.dsl:47)
    xor s8, s8, s9
    # round 1 (aes.dsl:47)
    xor a3, s10, a3
    slli s10, a1, 16
    srli a1, a1, 16
    or a1, s10, a1
    and s10, a1, t5
    slli s11, s10, 4
    xor a1, a1, s10
    srli a1, a1, 4
    or a1, s11, a1
    xor a3, a3, a1
    # round 2 (aes.dsl:47)
    xor a1, a3, a4
    xor s10, t4, a4
    xor s11, s5, s10
    xor ra, a1, s11
    xor s1, s1, ra
    sw a0, 168(sp)
    or a0, a3, s1
    xor a0, s8, a0
    sw a7, 172(sp)
    and a7, s0, s10
    xor s9, t0, s9
    xor a7, a7, s9
    xor s9, s2, s1
    sw s1, 176(sp)
    xor s1, a3, s5
    sw s1, 180(sp)
    or s1, s9, s1
    xor s1, a7, s1
    xor s1, a0, s1
    sw t4, 184(sp)
    not t4, s1
    sw t3, 188(sp)
    or t3, s4, s11
    sw s7, 192(sp)
    xor s7, s7, s9
    sw a6, 196(sp)
    or a6, ra, s7
    xor a6, a7, a6
    xor a7, t3, a6
    not t3, a2
    and t3, t3, s2
    xor t0, t3, t0
    xor t0, t0, a0
    xor t3, t0, s1
    or t3, a7, t3
    and t4, t4, t3
    xor a0, s4, s7
    sw a0, 200(sp)
    and a0, a1, a0
    xor a2, a2, s8
    xor a6, a2, a6
    xor a6, a0, a6
    and a2, a6, t0
    or t4, t4, a2
    xor a7, a7, a6
    xor a0, t3, a7
    and a0, s1, a0
    xor t0, t0, a0
    xor a0, t4, t0
    and s1, s4, a0
    xor t3, t3, a2
    and a6, a6, t3
    xor a7, a7, a6
    xor a2, t0, a7
    xor t3, t3, a7
    or a6, a6, t3
    xor t3, a7, a6
    xor s4, t4, t3
    xor s8, a2, s4
    and s0, s0, s8
    and s6, s6, a2
    or s7, s7, t4
    or a1, a1, t0
    and a0, s11, a0
    xor a1, a1, a0
    or a3, a3, a7
    and s5, s5, a6
    xor a3, a3, s5
    xor a1, a1, a3
    xor s7, s7, a1
    xor s11, s6, s7
    xor s0, s0, s11
    xor s1, s1, s0
    slli s11, s1, 8
    sw a1, 204(sp)
    srli a1, s1, 24
    or a1, s11, a1
    and s11, a1, t5
    sw s6, 208(sp)
    slli s6, s11, 4
    xor a1, a1, s11
    srli a1, a1, 4
    or a1, s6, a1
    xor a1, s1, a1
    slli s6, a1, 16
    srli s11, a1, 16
    or s6, s6, s11
    lw s11, 544(s3)
    sw a1, 212(sp)
    lw a1, 848(s3)
    sw a7, 216(sp)
    srli a7, a1, 1
    xor a7, a1, a7
    sw s5, 220(sp)
    lw s5, 164(sp)
    and a7, a7, s5
    slli s5, a7, 1
    xor s5, a1, s5
    xor s11, s11, s5
    sw a7, 224(sp)
    srli a7, s5, 2
    xor a7, s5, a7
    sw s5, 228(sp)
    lw s5, 160(sp)
    and a6, s2, a6
    and a7, a7, s5
    slli s5, a7, 2
    xor s5, s11, s5
    xor s5, s5, s1
    and a4, a4, a2
    or t4, ra, t4
    xor t4, t4, a0
    and a2, s10, s8
    xor a2, t4, a2
    xor a4, a4, a2
    or a0, s9, t3
    xor a0, a0, s7
    xor s0, a0, s0
    xor s0, a4, s0
    xor a6, a6, s0
    slli s2, a6, 8
    srli s7, a6, 24
    or s2, s2, s7
    and s7, s2, t5
    slli s8, s7, 4
    xor s2, s2, s7
    srli s2, s2, 4
    or s2, s8, s2
    xor s2, a6, s2
    xor s5, s5, s2
    xor s5, s6, s5
    sw s5, 96(sp)
    # round 1 (aes.dsl:47)
    lw s5, 524(s3)
    lw s6, 748(s3)
    xor s5, s5, t6
    xor s6, t1, s6
    lw s7, 740(s3)
    xor s5, s5, s6
    xor t6, t6, s7
    slli s7, t6, 16
    srli s8, t6, 16
    or s7, s7, s8
    and s8, s7, t5
    xor s7, s7, s8
    slli s8, s8, 4
    srli s7, s7, 4
    or s7, s8, s7
    xor s5, s5, s7
    lw s7, 788(s3)
    # round 2 (aes.dsl:47)
    lw s8, 528(s3)
    # round 1 (aes.dsl:47)
    xor s7, t2, s7
    # round 2 (aes.dsl:47)
    xor s8, s8, a5
    xor s8, s7, s8
    # round 1 (aes.dsl:47)
    lw s9, 756(s3)
    # round 2 (aes.dsl:47)
    xor s8, s8, t6
    # round 1 (aes.dsl:47)
    xor a5, a5, s9
    slli s9, a5, 16
    srli s10, a5, 16
    or s9, s9, s10
    and s10, s9, t5
    xor s9, s9, s10
    slli s10, s10, 4
    srli s9, s9, 4
    or s9, s10, s9
    # round 2 (aes.dsl:47)
    xor s8, s8, s9
    xor s8, s5, s8
    lw s9, 540(s3)
    lw s10, 196(sp)
    # round 1 (aes.dsl:47)
    lw s11, 772(s3)
    # round 2 (aes.dsl:47)
    xor s9, s9, s10
    # round 1 (aes.dsl:47)
    lw ra, 188(sp)
    sw a7, 232(sp)
    xor s11, ra, s11
    # round 2 (aes.dsl:47)
    xor s9, s9, s11
    # round 1 (aes.dsl:47)
    lw a7, 780(s3)
    sw a4, 196(sp)
    xor a7, s10, a7
    slli s10, a7, 16
    srli a4, a7, 16
    or a4, s10, a4
    and s10, a4, t5
    sw a6, 236(sp)
    slli a6, s10, 4
    xor a4, a4, s10
    srli a4, a4, 4
    or a6, a6, a4
    # round 2 (aes.dsl:47)
    lw a4, 536(s3)
    xor a6, s9, a6
    xor t1, a4, t1
    xor a7, t1, a7
    # round 1 (aes.dsl:47)
    slli t1, s6, 16
    srli a4, s6, 16
    or t1, t1, a4
    and a4, t1, t5
    xor t1, t1, a4
    srli t1, t1, 4
    slli a4, a4, 4
    or t1, a4, t1
    # round 2 (aes.dsl:47)
    xor a7, a7, t1
    # round 1 (aes.dsl:47)
    lw t1, 796(s3)
    # round 2 (aes.dsl:47)
    lw a4, 184(sp)
    # round 1 (aes.dsl:47)
    lw s6, 172(sp)
    # round 2 (aes.dsl:47)
    and a4, a4, s4
    # round 1 (aes.dsl:47)
    xor t1, s6, t1
    # round 2 (aes.dsl:47)
    lw s9, 532(s3)
    lw s10, 168(sp)
    xor s9, s9, t6
    xor s9, t1, s9
    xor s9, s10, s9
    # round 1 (aes.dsl:47)
    sw a1, 184(sp)
    lw a1, 516(s3)
    # round 2 (aes.dsl:47)
    xor a4, a3, a4
    # round 1 (aes.dsl:47)
    xor a3, a1, s6
    xor a5, a5, a3
    slli a3, t1, 16
    srli t1, t1, 16
    or t1, a3, t1
    and a3, t1, t5
    xor t1, t1, a3
    slli a3, a3, 4
    srli t1, t1, 4
    or t1, a3, t1
    xor a5, a5, t1
    # round 2 (aes.dsl:47)
    xor t1, s9, a5
    # round 1 (aes.dsl:47)
    lw a3, 764(s3)
    # round 2 (aes.dsl:47)
    lw a1, 200(sp)
    # round 1 (aes.dsl:47)
    xor a3, s10, a3
    # round 2 (aes.dsl:47)
    or t0, a1, t0
    # round 1 (aes.dsl:47)
    slli a1, a3, 16
    srli s6, a3, 16
    or a1, a1, s6
    and s6, a1, t5
    xor a1, a1, s6
    srli a1, a1, 4
    slli s6, s6, 4
    or a1, s6, a1
    # round 2 (aes.dsl:47)
    xor t1, t1, a1
    # round 1 (aes.dsl:47)
    lw a1, 520(s3)
    # round 2 (aes.dsl:47)
    xor a4, a4, a2
    # round 1 (aes.dsl:47)
    xor a2, a1, t6
    xor a2, ra, a2
    xor a3, a2, a3
    srli a2, s11, 16
    slli a1, s11, 16
    or a2, a1, a2
    and a1, a2, t5
    xor a2, a2, a1
    srli a2, a2, 4
    slli a1, a1, 4
    or a2, a1, a2
    xor a3, a3, a2
    # round 2 (aes.dsl:47)
    xor a2, a5, a3
    xor a1, s8, a2
    xor s6, t1, a1
    xor a7, a7, s6
    xor s5, s5, a3
    xor a5, a5, a7
    xor a6, a6, a7
    xor a7, a2, s5
    or s9, a6, a7
    xor s10, s5, a5
    or s11, s5, s10
    xor s9, s9, s11
    # round 1 (aes.dsl:47)
    lw ra, 512(s3)
    # round 2 (aes.dsl:47)
    xor a4, a4, s1
    # round 1 (aes.dsl:47)
    xor t2, ra, t2
    xor t2, t2, t6
    slli t6, s7, 16
    srli s1, s7, 16
    or t6, t6, s1
    and s1, t6, t5
    xor t6, t6, s1
    slli s1, s1, 4
    srli t6, t6, 4
    or t6, s1, t6
    xor t2, t2, t6
    # round 2 (aes.dsl:47)
    xor t6, t2, s10
    xor s1, a6, s10
    xor s7, s6, s1
    xor ra, t6, s7
    xor a3, a3, ra
    xor s11, a5, s11
    or s3, t2, a3
    xor s3, s9, s3
    sw s2, 188(sp)
    and s2, a2, s1
    xor s2, s2, s11
    xor s11, a1, a3
    sw s0, 168(sp)
    xor s0, t2, s6
    sw s4, 200(sp)
    or s4, s11, s0
    xor s9, t1, s9
    not t1, t1
    and t1, t1, a1
    xor s4, s2, s4
    xor a5, t1, a5
    xor t1, s3, s4
    xor a5, a5, s3
    not s3, t1
    or s4, s8, s7
    sw a7, 172(sp)
    xor a7, a7, s11
    sw t5, 240(sp)
    or t5, ra, a7
    xor t5, s2, t5
    xor s2, s9, t5
    xor t5, s4, t5
    xor s4, a5, t1
    or s4, t5, s4
    and s3, s3, s4
    xor s9, s8, a7
    sw a4, 244(sp)
    and a4, t6, s9
    xor a4, a4, s2
    and s2, a4, a5
    xor t5, t5, a4
    or s3, s3, s2
    xor s2, s4, s2
    xor s4, s4, t5
    and t1, t1, s4
    xor a5, a5, t1
    and t1, a4, s2
    xor t5, t5, t1
    xor a4, s2, t5
    xor s2, s3, a5
    or t1, t1, a4
    and a4, s7, s2
    and s2, s8, s2
    or t6, t6, a5
    and s4, s6, t1
    or t2, t2, t5
    xor t6, t6, a4
    xor t2, t2, s4
    xor s6, a5, t5
    xor s7, t5, t1
    xor t6, t6, t2
    xor s8, s3, s7
    or a7, a7, s3
    and s5, s5, s6
    xor a7, a7, t6
    sw t6, 248(sp)
    xor t6, s6, s8
    or s3, ra, s3
    and a2, a2, t6
    xor ra, s5, a7
    xor a4, s3, a4
    and t6, s1, t6
    and s1, s10, s6
    xor a2, a2, ra
    or s3, s11, s7
    xor t6, a4, t6
    xor a7, s3, a7
    xor s1, s1, t6
    and t1, a1, t1
    and a6, a6, s8
    or a1, s0, s7
    xor a6, t2, a6
    lw t2, 220(sp)
    or a5, s9, a5
    xor t2, t2, t4
    xor t4, s4, a4
    lw a4, 180(sp)
    not a0, a0
    or t3, a4, t3
    xor a4, s2, a2
    xor a2, a7, a2
    xor a2, s1, a2
    xor t1, t1, a2
    not a7, a7
    xor t2, t3, t2
    xor a6, a6, t6
    xor t3, a1, t4
    xor a6, a6, a4
    xor a5, a5, a7
    xor a7, t0, a0
    or t0, a3, t5
    lw t4, 176(sp)
    lw t5, 216(sp)
    xor a5, a5, a6
    or t4, t4, t5
    lw t5, 244(sp)
    xor t0, t0, a5
    xor a7, a7, t5
    xor t4, t4, a7
    slli t6, a4, 8
    srli a3, a4, 24
    or t6, t6, a3
    lw a3, 240(sp)
    and a1, t6, a3
    slli a0, a1, 4
    xor t6, t6, a1
    srli t6, t6, 4
    or t6, a0, t6
    xor t6, a4, t6
    slli a1, t6, 16
    srli a0, t6, 16
    or a1, a1, a0
    lw a0, 72(sp)
    lw s2, 852(a0)
    lw s0, 548(a0)
    srli s3, s2, 1
    xor s3, s2, s3
    lw s4, 164(sp)
    lw s9, 160(sp)
    and s3, s3, s4
    slli s6, s3, 1
    xor s6, s2, s6
    xor s0, s0, s6
    srli s7, s6, 2
    xor s7, s6, s7
    and s7, s7, s9
    slli s10, s7, 2
    xor s0, s0, s10
    xor a4, s0, a4
    lw s0, 192(sp)
    lw s10, 200(sp)
    srli s11, t1, 24
    and s0, s0, s10
    lw s10, 208(sp)
    xor s0, s10, s0
    lw s10, 168(sp)
    xor s0, s0, s10
    slli s10, t1, 8
    xor a7, a7, s0
    or s0, s10, s11
    and s10, s0, a3
    slli s11, s10, 4
    xor s0, s0, s10
    srli s0, s0, 4
    or s0, s11, s0
    xor s0, t1, s0
    xor a4, a4, s0
    xor a4, a1, a4
    sw a4, 100(sp)
    lw a4, 172(sp)
    and a4, a4, s8
    xor a4, s5, a4
    xor a4, a4, a2
    xor a5, a5, a4
    slli a4, t5, 8
    srli a2, t5, 24
    or a4, a4, a2
    and a2, a4, a3
    slli a1, a2, 4
    xor a4, a4, a2
    srli a4, a4, 4
    or a4, a1, a4
    xor a4, t5, a4
    slli a2, a4, 16
    srli a1, a4, 16
    or a2, a2, a1
    lw s5, 856(a0)
    lw a1, 552(a0)
    srli s8, s5, 1
    xor s8, s5, s8
    and s8, s8, s4
    slli s10, s8, 1
    xor s10, s5, s10
    xor a1, a1, s10
    srli s11, s10, 2
    xor s11, s10, s11
    and s11, s11, s9
    slli ra, s11, 2
    xor a1, a1, ra
    xor t5, a1, t5
    lw a1, 212(sp)
    xor s5, s5, s8
    xor t5, t5, a1
    lw a1, 188(sp)
    xor t5, t5, a1
    xor t5, a2, t5
    sw t5, 104(sp)
    slli t5, a6, 8
    srli a2, a6, 24
    or t5, t5, a2
    and a2, t5, a3
    slli s8, a2, 4
    xor t5, t5, a2
    srli t5, t5, 4
    or t5, s8, t5
    xor t5, a6, t5
    slli a2, t5, 16
    srli s8, t5, 16
    or a2, a2, s8
    lw s8, 556(a0)
    lw ra, 860(a0)
    sw s11, 212(sp)
    lw s11, 184(sp)
    sw s10, 244(sp)
    lw s10, 224(sp)
    xor s2, s2, s3
    xor s10, s11, s10
    srli s11, ra, 1
    xor s11, ra, s11
    and s4, s11, s4
    slli s11, s4, 1
    xor s4, ra, s4
    xor s11, ra, s11
    xor s3, s8, s11
    srli s8, s11, 2
    xor s8, s11, s8
    and s8, s8, s9
    slli ra, s8, 2
    xor s3, s3, ra
    xor a6, s3, a6
    xor a6, a6, t6
    xor a6, a6, s0
    xor a6, a2, a6
    sw a6, 108(sp)
    lw a6, 560(a0)
    srli t6, s10, 2
    xor a6, a6, s10
    xor t6, s10, t6
    and t6, t6, s9
    slli a2, t6, 2
    xor a6, a6, a2
    xor a6, a6, t4
    xor a6, a6, a4
    slli a4, t4, 8
    srli a2, t4, 24
    or a4, a4, a2
    and a2, a4, a3
    slli s3, a2, 4
    xor a4, a4, a2
    srli a4, a4, 4
    or a4, s3, a4
    xor t4, t4, a4
    slli a4, t4, 16
    srli a2, t4, 16
    or a4, a4, a2
    xor a6, a6, a4
    sw a6, 112(sp)
    lw a6, 564(a0)
    srli a4, s2, 2
    xor a6, a6, s2
    xor a4, s2, a4
    and a4, a4, s9
    slli a2, a4, 2
    xor a6, a6, a2
    xor a6, a6, t0
    xor a6, a6, t5
    slli t5, t0, 8
    srli a2, t0, 24
    or t5, t5, a2
    and a2, t5, a3
    slli s3, a2, 4
    xor t5, t5, a2
    srli t5, t5, 4
    or t5, s3, t5
    xor t0, t0, t5
    slli t5, t0, 16
    srli a2, t0, 16
    or t5, t5, a2
    xor a6, a6, t5
    sw a6, 116(sp)
    lw a6, 568(a0)
    srli t5, s5, 2
    xor a6, a6, s5
    xor t5, s5, t5
    and t5, t5, s9
    slli a2, t5, 2
    xor a6, a6, a2
    lw a2, 236(sp)
    lw ra, 204(sp)
    not s3, a2
    xor t2, t2, s3
    lw s3, 196(sp)
    sw t5, 204(sp)
    xor s3, s3, t2
    xor ra, ra, s3
    xor a6, a6, ra
    xor a6, a6, a1
    xor a6, t4, a6
    slli t4, ra, 8
    srli a2, ra, 24
    or t4, t4, a2
    and a2, t4, a3
    slli t5, a2, 4
    xor t4, t4, a2
    srli t4, t4, 4
    or t4, t5, t4
    xor t4, ra, t4
    slli t5, t4, 16
    srli a2, t4, 16
    or t5, t5, a2
    xor a6, a6, t5
    sw a6, 120(sp)
    lw a6, 572(a0)
    srli t5, s4, 2
    xor a6, a6, s4
    xor t5, s4, t5
    and t5, t5, s9
    slli a2, t5, 2
    xor a6, a6, a2
    not a2, t1
    xor t3, t3, a2
    xor a2, s1, t3
    lw s1, 248(sp)
    xor s1, s1, a2
    xor a6, a6, s1
    xor a6, a6, s0
    xor a6, t0, a6
    slli t0, s1, 8
    srli s9, s1, 24
    or t0, t0, s9
    and s9, t0, a3
    slli ra, s9, 4
    xor t0, t0, s9
    srli t0, t0, 4
    or t0, ra, t0
    xor t0, s1, t0
    slli s1, t0, 16
    srli s9, t0, 16
    or s1, s1, s9
    xor a6, a6, s1
    sw a6, 124(sp)
    slli a6, s3, 8
    srli s1, s3, 24
    or a6, a6, s1
    and s1, a6, a3
    slli s9, s1, 4
    xor a6, a6, s1
    srli a6, a6, 4
    or a6, s9, a6
    xor a6, s3, a6
    slli s1, a6, 16
    srli s9, a6, 16
    or s1, s1, s9
    lw s9, 576(a0)
    lw ra, 228(sp)
    xor s9, s9, ra
    lw ra, 232(sp)
    xor s9, s9, ra
    xor s3, s9, s3
    xor s3, s3, a1
    xor t4, s3, t4
    xor t4, s1, t4
    sw t4, 128(sp)
    slli t4, a2, 8
    srli s1, a2, 24
    or t4, t4, s1
    and s1, t4, a3
    xor t4, t4, s1
    slli s1, s1, 4
    srli t4, t4, 4
    or t4, s1, t4
    xor t4, a2, t4
    slli s1, t4, 16
    srli s3, t4, 16
    or s1, s1, s3
    lw s3, 580(a0)
    xor s3, s3, s6
    xor s3, s3, s7
    xor a2, s3, a2
    slli s3, a7, 8
    xor a2, a2, s0
    xor t0, a2, t0
    srli a2, a5, 24
    xor t0, s1, t0
    srli s1, a7, 24
    or s1, s3, s1
    and s3, s1, a3
    xor s1, s1, s3
    srli s1, s1, 4
    slli s3, s3, 4
    or s1, s3, s1
    sw t0, 132(sp)
    xor t0, a7, s1
    slli s1, t0, 16
    srli s3, t0, 16
    or s1, s1, s3
    lw s3, 584(a0)
    lw s6, 244(sp)
    lw s7, 212(sp)
    xor s3, s3, s6
    srli s6, t2, 24
    xor s3, s3, s7
    srli s7, t3, 24
    xor a7, s3, a7
    slli s3, a5, 8
    or a2, s3, a2
    slli s3, t2, 8
    or s3, s3, s6
    slli s6, t3, 8
    or s6, s6, s7
    and s7, s3, a3
    xor s3, s3, s7
    slli s7, s7, 4
    srli s3, s3, 4
    or s3, s7, s3
    and s7, s6, a3
    and a3, a2, a3
    xor a2, a2, a3
    xor s6, s6, s7
    srli a2, a2, 4
    slli a3, a3, 4
    slli s7, s7, 4
    srli s6, s6, 4
    or a3, a3, a2
    lw a2, 604(a0)
    or s6, s7, s6
    lw s7, 592(a0)
    xor a2, a2, s4
    lw s4, 596(a0)
    xor s7, s7, s10
    lw s9, 600(a0)
    xor s2, s4, s2
    lw s4, 588(a0)
    xor s5, s9, s5
    xor s4, s4, s11
    xor a4, s2, a4
    xor s2, t2, s3
    slli s3, s0, 16
    slli s9, a1, 16
    srli s0, s0, 16
    srli a1, a1, 16
    xor s4, s4, s8
    xor t6, s7, t6
    xor t5, a2, t5
    xor a3, a5, a3
    lw a2, 204(sp)
    srli s7, s2, 16
    xor a2, s5, a2
    xor s5, t3, s6
    slli s6, s2, 16
    or s0, s3, s0
    lw s3, 236(sp)
    srli s8, s5, 16
    xor a2, a2, s3
    slli s3, a3, 16
    xor a5, s4, a5
    slli s4, s5, 16
    xor t2, t6, t2
    xor t3, a4, t3
    xor t1, t5, t1
    or t5, s9, a1
    srli t6, a3, 16
    xor a6, a7, a6
    xor a7, t1, s0
    or t1, s4, s8
    xor t3, t3, a3
    or a4, s6, s7
    xor t0, t2, t0
    xor a5, a5, t4
    xor t2, a2, t5
    or t4, s3, t6
    xor a6, s1, a6
    xor t2, s2, t2
    xor a7, s5, a7
    xor t0, t0, a4
    xor a5, t4, a5
    xor t1, t3, t1
    sw t0, 144(sp)
    sw t1, 148(sp)
    sw t2, 152(sp)
    sw a5, 140(sp)
    sw a6, 136(sp)
    sw a7, 156(sp)
    mv a3, a0
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
    addi a5, a4, 3
    andi a5, a5, 255
    slli a5, a5, 4
    add a5, a3, a5
    addi a6, a4, 1
    andi a6, a6, 255
    slli a6, a6, 4
    add a6, a3, a6
    addi a7, a4, 2
    andi a7, a7, 255
    andi t0, a4, 255
    slli t0, t0, 4
    add t0, a3, t0
    slli a7, a7, 4
    add a7, a3, a7
    lui t1, 209715
    addi t1, t1, 819
    lui t2, 61681
    addi t2, t2, -241
    lui t3, 349525
    addi t3, t3, 1365
    lw t4, 848(a7)
    lw t5, 860(a7)
    lw t6, 852(a7)
    lw a7, 856(a7)
    lw s0, 860(t0)
    lw s1, 848(t0)
    lw s2, 856(t0)
    lw t0, 852(t0)
    lw s3, 848(a6)
    lw s4, 856(a6)
    lw s5, 860(a6)
    lw a6, 852(a6)
    lw s6, 848(a5)
    lw s7, 860(a5)
    lw s8, 852(a5)
    lw a5, 856(a5)
    lw s9, 100(sp)
    lw s10, 108(sp)
    lw s11, 132(sp)
    lw ra, 104(sp)
    lw a2, 112(sp)
    lw a4, 152(sp)
    lw a0, 140(sp)
    lw a1, 124(sp)
    lw a3, 116(sp)
    sw t2, 160(sp)
    lw t2, 96(sp)
    lw a0, 136(sp)
    lw a0, 120(sp)
    lw a0, 156(sp)
    lw ra, 144(sp)
    lw a1, 148(sp)
    lw a1, 128(sp)
    # round 10 (aes.dsl:53)
    lui s10, 1044496
    addi s10, s10, -256
    sw s10, 164(sp)
    lui s10, 4080
    addi s10, s10, 255
    sw s10, 168(sp)
    srli s10, t4, 1
    xor s10, s6, s10
    and s10, s10, t3
    xor s6, s6, s10
    slli s10, s10, 1
    xor t4, t4, s10
    xor a1, a1, t4
    srli s10, s1, 1
    xor s10, s3, s10
    and s10, s10, t3
    xor s3, s3, s10
    xor a2, a2, s3
    srli s3, s3, 2
    xor s3, s6, s3
    and s3, s3, t1
    slli s10, s10, 1
    xor s1, s1, s10
    xor t2, t2, s1
    srli s1, s1, 2
    xor t4, t4, s1
    and t4, t4, t1
    xor a1, a1, t4
    slli t4, t4, 2
    xor t2, t2, t4
    slli t4, s3, 2
    xor t4, a2, t4
    srli a2, t0, 1
    xor a2, a6, a2
    and a2, a2, t3
    xor a6, a6, a2
    xor a3, a3, a6
    srli a6, a6, 2
    slli a2, a2, 1
    xor t0, t0, a2
    xor a2, s9, t0
    srli t0, t0, 2
    srli s1, a7, 1
    xor s1, a5, s1
    and s1, s1, t3
    xor a5, a5, s1
    xor a4, a4, a5
    slli s1, s1, 1
    xor a7, a7, s1
    srli s1, t6, 1
    xor s1, s8, s1
    and s1, s1, t3
    xor s8, s8, s1
    xor a6, s8, a6
    and a6, a6, t1
    slli s1, s1, 1
    xor t6, t6, s1
    xor s1, s11, t6
    xor t0, t6, t0
    and t0, t0, t1
    xor t6, s1, t0
    slli t0, t0, 2
    xor t0, a2, t0
    slli a2, a6, 2
    xor a3, a3, a2
    srli a2, t5, 1
    xor a2, s7, a2
    and a2, a2, t3
    xor s1, s7, a2
    xor a0, a0, s1
    slli a2, a2, 1
    xor t5, t5, a2
    srli a2, s2, 1
    xor a2, s4, a2
    and a2, a2, t3
    xor s4, s4, a2
    slli a2, a2, 1
    xor a2, s2, a2
    srli s2, a2, 2
    xor s2, a7, s2
    and s2, s2, t1
    slli s7, s2, 2
    srli s9, s4, 2
    xor a5, a5, s9
    and a5, a5, t1
    xor a4, a4, a5
    slli a5, a5, 2
    srli s9, s0, 1
    xor s9, s5, s9
    and s9, s9, t3
    xor s5, s5, s9
    slli s9, s9, 1
    xor s0, s0, s9
    srli s9, s0, 2
    xor s9, t5, s9
    and s9, s9, t1
    slli s10, s9, 2
    srli s11, s5, 2
    xor s1, s1, s11
    and s1, s1, t1
    xor a0, a0, s1
    slli s1, s1, 2
    # round 3 (aes.dsl:47)
    xor s6, ra, s6
    xor s3, s6, s3
    lw s6, 108(sp)
    xor s0, s6, s0
    lw s6, 124(sp)
    xor s5, s6, s5
    xor s1, s5, s1
    lw s5, 104(sp)
    xor a2, s5, a2
    lw s5, 136(sp)
    xor a7, s5, a7
    xor a7, a7, s2
    lw s2, 120(sp)
    xor a2, a2, a4
    xor s2, s2, s4
    xor a5, s2, a5
    lw s2, 140(sp)
    xor a5, t4, a5
    xor t5, s2, t5
    xor t5, t5, s9
    lw s2, 148(sp)
    xor a2, s7, a2
    xor s2, s2, s8
    xor a6, s2, a6
    xor s1, a3, s1
    xor s0, s0, a0
    xor s0, s10, s0
    not t2, t2
    not t0, t0
    xor a4, a4, a1
    xor a0, a0, t6
    not s2, s1
    not s4, a5
    xor s5, a3, t6
    xor s6, s5, a0
    xor s7, s0, s5
    and s2, s2, s7
    xor s8, s1, s7
    xor a6, a6, s8
    xor a3, a3, a6
    xor a6, t5, a6
    xor t5, s2, a3
    or s2, a6, s6
    xor s9, a0, a3
    or s10, a0, s9
    xor s2, s2, s10
    xor a3, a3, s10
    xor s1, s1, s2
    xor s10, t0, s9
    xor s11, a6, s9
    xor ra, s8, s11
    sw t3, 172(sp)
    or t3, s0, ra
    sw t1, 176(sp)
    xor t1, s10, ra
    xor t6, t6, t1
    sw t2, 180(sp)
    xor t2, s7, t6
    sw a4, 184(sp)
    xor a4, s6, t2
    sw a7, 188(sp)
    xor a7, s0, a4
    sw s3, 192(sp)
    and s3, s10, a7
    sw a5, 196(sp)
    or a5, t1, a4
    sw s4, 200(sp)
    or s4, t0, t6
    xor s2, s2, s4
    xor t5, t5, s2
    and s4, s5, s11
    xor a3, s4, a3
    xor a5, a3, a5
    xor t3, t3, a5
    xor a5, s1, a5
    xor a5, s3, a5
    xor s1, t3, a5
    and s3, a5, t5
    xor s4, t0, s8
    sw a2, 204(sp)
    or a2, t2, s4
    xor a3, a3, a2
    xor a3, s2, a3
    not a2, a3
    xor s2, t5, a3
    or t3, t3, s2
    and a2, a2, t3
    or a2, a2, s3
    or t1, t1, a2
    or a4, a4, a2
    xor s2, t3, s3
    and a5, a5, s2
    xor t3, t3, s1
    and t3, a3, t3
    xor t3, t5, t3
    or t5, s10, t3
    or a7, a7, t3
    xor a3, s1, a5
    or t6, t6, a3
    or t0, t0, a3
    xor s1, s2, a3
    or a5, a5, s1
    and s1, s8, a5
    xor t0, t0, s1
    and s2, s7, a5
    xor a5, a3, a5
    or s3, s4, a5
    or t2, t2, a5
    xor a5, a2, a5
    and a6, a6, a5
    xor a6, t0, a6
    and s4, s6, a5
    xor a3, t3, a3
    xor t3, a2, t3
    and a2, ra, t3
    and t3, s0, t3
    xor t5, t5, a2
    xor t0, t5, t0
    xor t1, t1, a2
    xor t5, s1, t1
    xor t5, s3, t5
    xor a4, a4, t0
    xor t2, t2, a4
    and a2, a0, a3
    xor a0, a2, s4
    xor a4, a2, a4
    xor a5, a3, a5
    and a3, s9, a3
    and a2, s5, a5
    xor a4, a2, a4
    and a5, s11, a5
    xor a5, t1, a5
    xor a6, a6, a5
    xor a5, a3, a5
    xor t1, t3, a4
    lw t3, 72(sp)
    xor a6, a6, t1
    lw a3, 4(t3)
    xor a4, t2, a4
    xor a3, a3, t1
    xor a4, a5, a4
    xor a2, a0, a4
    xor a4, s2, a4
    lw a0, 28(t3)
    not t2, t2
    xor a0, a0, a4
    xor a7, a7, t2
    xor a7, a7, a6
    xor t2, a7, a2
    xor a7, t6, a7
    lw t6, 12(t3)
    slli a2, a7, 8
    xor t6, t6, a7
    srli s0, a7, 24
    or a2, a2, s0
    slli s0, t2, 8
    srli s1, t2, 24
    or s0, s0, s1
    slli s1, a4, 8
    srli s2, a4, 24
    or s1, s1, s2
    not s2, a4
    xor t5, t5, s2
    xor a5, a5, t5
    lw s2, 20(t3)
    xor t0, t0, a5
    xor s2, s2, a5
    slli s3, t0, 8
    srli s4, t0, 24
    or s3, s3, s4
    slli s4, a5, 8
    srli s5, a5, 24
    or s4, s4, s5
    slli s5, t5, 8
    srli s6, t5, 24
    or s5, s5, s6
    slli s6, a6, 8
    srli s7, a6, 24
    or s6, s6, s7
    slli s7, t1, 8
    srli s8, t1, 24
    or s7, s7, s8
    xor s8, t4, a1
    lw s9, 204(sp)
    lw s11, 200(sp)
    xor s10, s9, s8
    and s11, s11, s10
    lw ra, 196(sp)
    sw t6, 200(sp)
    xor t6, ra, s10
    sw a6, 208(sp)
    lw a6, 192(sp)
    sw a7, 192(sp)
    xor a6, a6, t6
    lw a7, 188(sp)
    sw t2, 188(sp)
    xor a7, a7, a6
    xor a6, t4, a6
    xor t4, s11, a6
    lw s11, 184(sp)
    sw a0, 212(sp)
    xor t2, s11, a6
    or a0, s11, t2
    xor a6, a6, a0
    sw t5, 216(sp)
    xor t5, a7, t2
    sw t0, 220(sp)
    and t0, s8, t5
    xor a6, t0, a6
    xor t0, t6, t5
    sw a5, 224(sp)
    or a5, s9, t0
    sw a3, 228(sp)
    lw a3, 180(sp)
    sw s2, 232(sp)
    xor s2, a3, t2
    sw a4, 236(sp)
    xor a4, s2, t0
    xor a1, a1, a4
    sw s3, 240(sp)
    or s3, a3, a1
    sw s4, 244(sp)
    xor s4, s10, a1
    sw s5, 248(sp)
    xor s5, a3, t6
    or t3, s4, s5
    xor t3, a6, t3
    sw t1, 252(sp)
    xor t1, s8, s11
    sw s0, 256(sp)
    or s0, a7, t1
    xor a0, s0, a0
    xor s0, a0, s3
    xor a0, ra, a0
    xor t3, s0, t3
    xor t4, t4, s0
    xor s0, t4, t3
    not s3, t3
    xor ra, t1, s4
    sw s1, 196(sp)
    or s1, a4, ra
    xor a6, a6, s1
    xor a5, a5, a6
    xor a6, a0, a6
    or a0, a5, s0
    and s0, s3, a0
    xor s1, s9, ra
    and s3, s2, s1
    xor a6, s3, a6
    xor a5, a5, a6
    xor s3, a0, a5
    and t3, t3, s3
    xor t3, t4, t3
    or s2, s2, t3
    or s1, s1, t3
    and t4, a6, t4
    or s0, s0, t4
    xor t4, a0, t4
    and a6, a6, t4
    xor a5, a5, a6
    xor t4, t4, a5
    or a6, a6, t4
    and t4, s10, a6
    and t6, t6, a6
    xor a6, a5, a6
    or a0, s4, a6
    or s3, s5, a6
    xor a6, s0, a6
    and a7, a7, a6
    and t1, t1, a6
    or a1, a1, a5
    or a3, a3, a5
    xor a3, a3, t6
    xor a7, a3, a7
    xor a5, t3, a5
    xor a6, a5, a6
    and s4, s8, a6
    and a6, t5, a6
    and t2, t2, a5
    and a5, s11, a5
    xor t1, a5, t1
    xor t3, s0, t3
    and t5, s9, t3
    and t0, t0, t3
    xor t3, s2, t0
    xor t3, t3, a3
    or a4, a4, s0
    xor t0, a4, t0
    or a4, ra, s0
    xor a4, a4, t3
    xor a3, a0, a4
    xor a5, a5, a4
    xor a5, s4, a5
    xor t5, t5, a5
    xor a4, t5, s7
    lw a0, 72(sp)
    xor a5, a3, a5
    lw s0, 0(a0)
    not a3, a3
    xor s0, s0, t5
    xor a3, s1, a3
    xor a6, t0, a6
    xor t0, t6, t0
    xor t0, s3, t0
    xor t2, t2, a6
    xor a6, a7, a6
    xor a6, a6, t5
    xor a7, a6, s6
    xor t6, a3, a6
    xor a3, a1, t6
    xor a2, a3, a2
    lw a1, 8(a0)
    slli s1, a3, 8
    xor a1, a1, a3
    xor a1, a7, a1
    srli a3, a3, 24
    or a3, s1, a3
    slli s1, a7, 16
    srli a7, a7, 16
    or a7, s1, a7
    xor a5, t2, a5
    xor t1, t1, a5
    xor t1, t6, t1
    xor a5, t4, a5
    lw t4, 24(a0)
    lw t6, 196(sp)
    xor t4, t4, a5
    xor t6, a5, t6
    xor s0, s0, t6
    lw s1, 256(sp)
    slli s2, t5, 8
    xor s1, t1, s1
    srli t5, t5, 24
    or t5, s2, t5
    lw s2, 160(sp)
    and s3, t5, s2
    xor t5, t5, s3
    srli t5, t5, 4
    slli s3, s3, 4
    or t5, s3, t5
    lw s3, 252(sp)
    srli s5, s1, 16
    xor t5, s3, t5
    slli s3, t5, 16
    srli s4, t5, 16
    or s3, s3, s4
    and s4, s3, s2
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    slli s4, s1, 16
    or s4, s4, s5
    and s5, s4, s2
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    slli s5, t6, 16
    srli s6, t6, 16
    or s5, s5, s6
    and s6, s5, s2
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    not s6, a5
    xor t0, t0, s6
    lw s6, 248(sp)
    xor t2, t2, t0
    xor s6, t0, s6
    xor t4, t4, s6
    xor t4, t4, s5
    slli s5, s6, 16
    srli s6, s6, 16
    or s5, s5, s6
    lw s6, 244(sp)
    xor t3, t3, t2
    xor s6, t2, s6
    lw s7, 240(sp)
    lw s8, 16(a0)
    xor s7, t3, s7
    xor s8, s8, t2
    xor s8, t6, s8
    xor s8, s8, s7
    slli s9, s7, 16
    srli s7, s7, 16
    or s7, s9, s7
    slli s9, t2, 8
    srli t2, t2, 24
    or t2, s9, t2
    slli s9, a5, 8
    srli a5, a5, 24
    or a5, s9, a5
    and s9, a5, s2
    xor a5, a5, s9
    srli a5, a5, 4
    slli s9, s9, 4
    or a5, s9, a5
    lw s9, 236(sp)
    lw s10, 228(sp)
    xor a5, s9, a5
    lw s9, 232(sp)
    xor s10, s10, a5
    xor s9, s9, a5
    xor s3, s10, s3
    slli s10, a5, 16
    srli s11, a5, 16
    or s10, s10, s11
    and s11, s10, s2
    xor s10, s10, s11
    srli s10, s10, 4
    slli s11, s11, 4
    or s10, s11, s10
    and s11, t2, s2
    xor t2, t2, s11
    srli t2, t2, 4
    slli s11, s11, 4
    or t2, s11, t2
    lw s11, 224(sp)
    xor t2, s11, t2
    slli s11, t2, 16
    srli ra, t2, 16
    or s11, s11, ra
    and ra, s11, s2
    xor s11, s11, ra
    srli s11, s11, 4
    slli ra, ra, 4
    or s11, ra, s11
    and ra, s7, s2
    xor s7, s7, ra
    srli s7, s7, 4
    slli ra, ra, 4
    or s7, ra, s7
    slli ra, t3, 8
    srli a0, t3, 24
    or a0, ra, a0
    and ra, a0, s2
    xor a0, a0, ra
    srli a0, a0, 4
    slli ra, ra, 4
    or a0, ra, a0
    lw ra, 220(sp)
    xor a0, ra, a0
    xor s9, s9, a0
    xor s9, s9, s11
    slli s11, a0, 16
    srli a0, a0, 16
    or a0, s11, a0
    and s11, a0, s2
    xor a0, a0, s11
    srli a0, a0, 4
    slli s11, s11, 4
    or a0, s11, a0
    slli s11, s6, 16
    srli ra, s6, 16
    or s11, s11, ra
    and ra, s11, s2
    xor s11, s11, ra
    srli s11, s11, 4
    slli ra, ra, 4
    or s11, ra, s11
    xor s8, s8, s11
    and s11, s5, s2
    xor s5, s5, s11
    srli s5, s5, 4
    slli s11, s11, 4
    or s5, s11, s5
    slli s11, t0, 8
    srli ra, t0, 24
    or s11, s11, ra
    and ra, s11, s2
    xor s11, s11, ra
    srli s11, s11, 4
    slli ra, ra, 4
    or s11, ra, s11
    lw ra, 216(sp)
    xor s11, ra, s11
    lw ra, 212(sp)
    sw s3, 212(sp)
    xor ra, ra, s11
    xor s10, ra, s10
    slli ra, s11, 16
    srli s11, s11, 16
    or s11, ra, s11
    and ra, s11, s2
    xor s11, s11, ra
    srli s11, s11, 4
    slli ra, ra, 4
    or s11, ra, s11
    slli ra, t1, 8
    srli s3, t1, 24
    or s3, ra, s3
    and ra, s3, s2
    xor s3, s3, ra
    srli s3, s3, 4
    slli ra, ra, 4
    or s3, ra, s3
    lw ra, 188(sp)
    sw s8, 224(sp)
    xor s3, ra, s3
    slli ra, s3, 16
    srli s8, s3, 16
    or s8, ra, s8
    and ra, s8, s2
    xor s8, s8, ra
    srli s8, s8, 4
    slli ra, ra, 4
    or s8, ra, s8
    and ra, a7, s2
    xor a7, a7, ra
    srli a7, a7, 4
    slli ra, ra, 4
    or a7, ra, a7
    and ra, a3, s2
    xor a3, a3, ra
    srli a3, a3, 4
    slli ra, ra, 4
    or a3, ra, a3
    lw ra, 192(sp)
    sw s9, 192(sp)
    xor a3, ra, a3
    slli ra, a3, 16
    srli s9, a3, 16
    or s9, ra, s9
    and ra, s9, s2
    xor s9, s9, ra
    srli s9, s9, 4
    slli ra, ra, 4
    or s9, ra, s9
    slli ra, a2, 16
    sw t4, 228(sp)
    srli t4, a2, 16
    or t4, ra, t4
    and ra, t4, s2
    xor t4, t4, ra
    srli t4, t4, 4
    slli ra, ra, 4
    or t4, ra, t4
    xor t4, a1, t4
    slli a1, a6, 8
    srli ra, a6, 24
    or a1, a1, ra
    and ra, a1, s2
    xor a1, a1, ra
    srli a1, a1, 4
    slli ra, ra, 4
    or a1, ra, a1
    lw ra, 208(sp)
    xor a1, ra, a1
    lw ra, 200(sp)
    sw s7, 200(sp)
    xor ra, ra, a1
    xor s9, ra, s9
    slli ra, a1, 16
    srli a1, a1, 16
    or a1, ra, a1
    and ra, a1, s2
    xor a1, a1, ra
    srli a1, a1, 4
    slli ra, ra, 4
    or a1, ra, a1
    slli ra, a4, 16
    srli s7, a4, 16
    or s7, ra, s7
    and ra, s7, s2
    xor s7, s7, ra
    srli s7, s7, 4
    slli ra, ra, 4
    or s7, ra, s7
    xor s0, s0, s7
    # round 4 (aes.dsl:47)
    lw s7, 72(sp)
    lw s2, 188(sp)
    lw ra, 60(s7)
    xor t3, t3, a2
    xor s2, ra, s2
    xor t2, s2, t2
    lw a2, 44(s7)
    xor t2, t2, s8
    xor t1, a2, t1
    xor t1, t1, s6
    lw a2, 40(s7)
    xor t1, t1, s4
    xor t0, a2, t0
    xor t0, t0, s1
    lw a2, 32(s7)
    xor t0, t0, s5
    xor a6, a2, a6
    xor a6, a6, a4
    lw a4, 48(s7)
    lw a2, 208(sp)
    lw s1, 220(sp)
    xor a4, a4, a2
    xor t5, a4, t5
    lw a4, 56(s7)
    lw a2, 216(sp)
    xor a4, a4, a2
    xor a4, a4, s3
    xor a4, a4, s11
    lw a2, 52(s7)
    xor a6, a6, t6
    xor a2, a2, s1
    xor a2, a2, a5
    xor a3, a3, a2
    xor a5, t5, a5
    xor a5, a5, a1
    xor a5, a5, s10
    xor t5, a3, s9
    xor t5, t5, a0
    xor a6, a6, a7
    lw a7, 36(s7)
    lw a2, 224(sp)
    xor a7, a7, t6
    xor a7, a7, t3
    xor a7, a7, t4
    lw t3, 200(sp)
    lw t6, 192(sp)
    xor a7, a7, t3
    lw t3, 228(sp)
    xor a3, s10, t6
    xor a6, a6, t3
    xor t3, t3, a2
    xor a1, s9, t6
    xor a0, a5, a1
    or s1, t5, a0
    xor s2, t5, a0
    xor a4, a4, s2
    xor s3, s9, a4
    xor t2, t2, a4
    xor a4, s1, s3
    xor s1, a3, s3
    xor s4, t2, s1
    and s5, a1, s4
    xor s6, s2, s4
    and s8, a5, s6
    or s9, a3, s1
    xor s3, s3, s9
    xor s3, s5, s3
    lw s5, 212(sp)
    sw s0, 192(sp)
    xor s10, s5, s1
    xor s11, s10, s6
    xor t6, t6, s11
    xor ra, a0, t6
    or a2, s5, t6
    xor s0, s5, s2
    sw t1, 228(sp)
    and t1, ra, s0
    xor t1, s3, t1
    sw t0, 200(sp)
    xor t0, a1, a3
    sw a7, 220(sp)
    xor a7, t0, ra
    sw a6, 216(sp)
    and a6, s11, a7
    xor a6, s3, a6
    xor s3, s8, a6
    xor s8, a5, a7
    sw t3, 208(sp)
    and t3, s10, s8
    sw t4, 188(sp)
    or t4, t2, t0
    xor t4, t4, s9
    xor a2, t4, a2
    xor t4, t5, t4
    xor a6, t4, a6
    xor a6, t3, a6
    xor t1, a2, t1
    xor t3, a4, a2
    xor t4, t3, t1
    or t4, s3, t4
    xor t5, s3, a6
    xor a4, t4, t5
    or a4, t1, a4
    xor a4, t3, a4
    or a2, s10, a4
    or s3, s8, a4
    and t1, t1, t4
    not t1, t1
    or t3, a6, t3
    xor t4, t4, t3
    and t1, t1, t3
    and t3, s11, t1
    and a7, a7, t1
    or a6, a6, t4
    xor t5, t5, a6
    or t6, t6, t5
    xor t4, t4, t5
    and a6, a6, t4
    or t4, s2, a6
    or a0, a0, a6
    xor a6, t5, a6
    and s0, s0, a6
    and s2, ra, a6
    xor a6, t1, a6
    and t2, t2, a6
    and t0, t0, a6
    or s5, s5, t5
    xor s5, s5, t4
    xor t2, s5, t2
    xor t5, a4, t5
    xor t1, t1, a4
    or a5, a5, t1
    or t1, s6, t1
    xor a4, a2, t1
    xor a4, a4, s5
    xor t1, t3, t1
    xor t3, t4, t1
    xor t3, s0, t3
    xor a7, a7, a4
    xor t4, s2, a7
    xor a2, s3, t4
    and s0, s1, t5
    and a3, a3, t5
    xor a6, t5, a6
    and t5, s4, a6
    xor t1, t1, t5
    and a6, a1, a6
    xor t2, t2, t1
    xor t1, s0, t1
    xor a7, a3, a7
    xor a6, a6, a7
    xor a7, a3, t0
    xor t0, t4, a6
    xor a5, a5, a6
    xor a6, t2, a5
    xor t2, a2, a6
    xor t4, t6, t2
    lw t5, 76(s7)
    lw t6, 68(s7)
    xor t5, t5, t4
    xor t6, t6, a5
    xor t0, t1, t0
    xor a7, a7, t0
    xor a7, t2, a7
    xor t0, a0, t0
    xor t2, t3, t0
    xor t1, t1, t2
    xor t3, a4, t1
    lw a4, 84(s7)
    lw a3, 92(s7)
    xor a4, a4, t1
    xor a3, a3, t0
    slli a2, t3, 8
    srli a1, t3, 24
    or a2, a2, a1
    xor a2, t3, a2
    slli a1, a2, 16
    srli a0, a2, 16
    or a1, a1, a0
    slli a0, t1, 8
    srli s0, t1, 24
    or a0, a0, s0
    xor t1, t1, a0
    slli a0, t1, 16
    srli s0, t1, 16
    or a0, a0, s0
    slli s0, t2, 8
    srli s1, t2, 24
    or s0, s0, s1
    xor s0, t2, s0
    xor a3, a3, s0
    slli s1, s0, 16
    srli s0, s0, 16
    or s0, s1, s0
    slli s1, t0, 8
    srli s2, t0, 24
    or s1, s1, s2
    xor t0, t0, s1
    xor a4, t0, a4
    xor a4, a4, a2
    xor a4, a0, a4
    xor t6, t6, t0
    slli a2, t0, 16
    srli a0, t0, 16
    or a2, a2, a0
    xor a3, a2, a3
    slli a2, a7, 8
    srli a0, a7, 24
    or a2, a2, a0
    xor a2, a7, a2
    slli a0, a2, 16
    srli s1, a2, 16
    or a0, a0, s1
    slli s1, t4, 8
    srli s2, t4, 24
    or s1, s1, s2
    xor t4, t4, s1
    slli s1, t4, 16
    srli s2, t4, 16
    or s1, s1, s2
    slli s2, a6, 8
    srli s3, a6, 24
    or s2, s2, s3
    xor s2, a6, s2
    xor t5, s2, t5
    xor t5, t5, s1
    slli s1, s2, 16
    srli s2, s2, 16
    or s1, s1, s2
    slli s2, a5, 8
    srli s3, a5, 24
    or s2, s2, s3
    xor a5, a5, s2
    slli s2, a5, 16
    srli s3, a5, 16
    or s2, s2, s3
    xor t6, s2, t6
    lw s2, 188(sp)
    lw s3, 224(sp)
    lw s5, 208(sp)
    xor s4, s2, s3
    xor s6, s4, s5
    lw s8, 216(sp)
    lw s10, 220(sp)
    xor s9, s8, s4
    xor s11, s10, s9
    lw ra, 200(sp)
    sw t6, 188(sp)
    xor ra, ra, s11
    xor s2, s2, ra
    lw t6, 228(sp)
    sw a4, 228(sp)
    xor t6, t6, ra
    or ra, t6, s6
    xor a4, s5, s2
    sw a3, 200(sp)
    lw a3, 192(sp)
    sw a1, 212(sp)
    xor a1, a3, a4
    sw t5, 232(sp)
    or t5, s5, a4
    xor ra, ra, t5
    xor t5, s2, t5
    sw t4, 236(sp)
    xor t4, s10, ra
    or s10, s10, s9
    xor s2, s10, s2
    xor s10, t6, a4
    sw s1, 220(sp)
    and s1, s4, s10
    xor t5, s1, t5
    xor s1, s11, s10
    sw t0, 240(sp)
    and t0, s8, s1
    sw a0, 244(sp)
    xor a0, a1, s1
    xor s3, s3, a0
    sw t1, 224(sp)
    xor t1, s9, s3
    sw a7, 248(sp)
    xor a7, s6, t1
    sw a5, 252(sp)
    and a5, a0, a7
    xor a5, t5, a5
    xor t4, t4, a5
    xor a5, t0, a5
    xor t0, s8, a7
    sw a6, 256(sp)
    and a6, a1, t0
    xor a6, a6, t4
    xor t4, a5, a6
    sw t3, 196(sp)
    or t3, a3, s3
    xor t3, ra, t3
    xor s2, s2, t3
    or ra, a6, s2
    sw s0, 204(sp)
    xor s0, a3, s11
    sw a2, 184(sp)
    and a2, t1, s0
    xor t5, t5, a2
    xor t3, t3, t5
    xor t5, s2, t3
    or a5, a5, t5
    xor t5, a5, ra
    or a6, a6, t5
    xor a2, t4, a6
    xor t5, t5, a2
    and a6, a6, t5
    or t5, s9, a6
    or s9, s11, a6
    xor a6, a2, a6
    and s0, s0, a6
    and t1, t1, a6
    or a3, a3, a2
    xor a3, a3, s9
    or s3, s3, a2
    xor t4, a5, t4
    or t4, t3, t4
    xor t4, s2, t4
    and a5, t3, a5
    not a5, a5
    and a5, a5, ra
    xor a6, a5, a6
    and t3, t6, a6
    xor t3, a3, t3
    and t6, s6, a6
    and a0, a0, a5
    and a7, a7, a5
    xor a5, a5, t4
    or s2, s8, a5
    or a5, s1, a5
    xor a0, a0, a5
    xor s1, s9, a0
    xor s0, s0, s1
    xor a2, t4, a2
    and s1, s5, a2
    xor t6, s1, t6
    and a4, a4, a2
    xor a6, a2, a6
    and a2, s10, a6
    xor a2, a0, a2
    and a6, s4, a6
    xor a4, a4, a2
    xor t3, t3, a2
    or a2, a1, t4
    xor a5, a2, a5
    xor a5, a5, a3
    or t0, t0, t4
    xor a7, a7, a5
    xor t4, s1, a7
    xor a6, a6, t4
    xor a7, t1, a7
    xor t0, t0, a7
    xor a7, a7, a6
    xor a6, s2, a6
    lw t1, 64(s7)
    xor t3, t3, a6
    xor t1, t1, a6
    xor t0, t0, t3
    xor t4, s3, t0
    lw a3, 72(s7)
    xor a7, a4, a7
    xor a3, a3, t4
    xor t6, t6, a7
    xor t0, t0, t6
    xor a7, t5, a7
    lw t5, 88(s7)
    xor t6, s0, a7
    xor t5, t5, a7
    xor a4, a4, t6
    lw a2, 80(s7)
    xor a5, a5, a4
    xor a2, a2, a4
    slli a1, a5, 8
    srli a0, a5, 24
    or a1, a1, a0
    xor a1, a5, a1
    slli a0, a1, 16
    srli s0, a1, 16
    or a0, a0, s0
    slli s0, a4, 8
    srli s1, a4, 24
    or s0, s0, s1
    xor a4, a4, s0
    slli s0, a4, 16
    srli s1, a4, 16
    or s0, s0, s1
    slli s1, t6, 8
    srli s2, t6, 24
    or s1, s1, s2
    xor s1, t6, s1
    xor t5, t5, s1
    slli s2, s1, 16
    srli s1, s1, 16
    or s1, s2, s1
    slli s2, a7, 8
    srli s3, a7, 24
    or s2, s2, s3
    xor a7, a7, s2
    xor t1, t1, a7
    xor a2, a7, a2
    xor a2, a2, a1
    xor a2, s0, a2
    slli a1, a7, 16
    srli s0, a7, 16
    or a1, a1, s0
    xor t5, a1, t5
    slli a1, t0, 8
    srli s0, t0, 24
    or a1, a1, s0
    xor a1, t0, a1
    slli s0, a1, 16
    srli s2, a1, 16
    or s0, s0, s2
    slli s2, t4, 8
    srli s3, t4, 24
    or s2, s2, s3
    xor t4, t4, s2
    slli s2, t4, 16
    srli s3, t4, 16
    or s2, s2, s3
    slli s3, t3, 8
    srli s4, t3, 24
    or s3, s3, s4
    xor s3, t3, s3
    xor a3, s3, a3
    xor a3, a3, s2
    slli s2, s3, 16
    srli s3, s3, 16
    or s2, s2, s3
    slli s3, a6, 8
    srli s4, a6, 24
    or s3, s3, s4
    xor a6, a6, s3
    slli s3, a6, 16
    srli s4, a6, 16
    or s3, s3, s4
    xor t1, s3, t1
    # round 5 (aes.dsl:47)
    lw s3, 120(s7)
    xor t2, s3, t2
    lw s3, 184(sp)
    lw s4, 256(sp)
    xor t2, t2, s3
    lw s3, 204(sp)
    xor t2, t2, s3
    lw s3, 96(s7)
    lw s5, 248(sp)
    xor t3, s3, t3
    xor a6, t3, a6
    lw t3, 116(s7)
    lw s3, 196(sp)
    xor t3, t3, s3
    lw s3, 112(s7)
    xor s3, s3, s4
    lw s4, 252(sp)
    xor s3, s3, s4
    lw s4, 124(s7)
    xor s4, s4, s5
    lw s5, 224(sp)
    xor s4, s4, s5
    lw s5, 244(sp)
    xor s4, s5, s4
    lw s5, 100(s7)
    xor a5, s5, a5
    lw s5, 104(s7)
    xor t6, s5, t6
    xor t6, t6, a1
    lw a1, 108(s7)
    xor t6, t6, s1
    xor t0, a1, t0
    xor t0, t0, a4
    xor t0, s0, t0
    lw a4, 240(sp)
    lw s0, 220(sp)
    xor a1, s3, a4
    xor a1, s0, a1
    lw s0, 236(sp)
    xor a6, a6, a7
    xor a4, a4, s0
    xor t3, t3, a4
    lw a4, 232(sp)
    lw s0, 212(sp)
    xor t3, t3, a4
    xor t3, s0, t3
    lw s0, 200(sp)
    xor a6, s2, a6
    xor a1, a1, s0
    xor a7, a7, t4
    xor a5, a5, a7
    xor a5, a5, a3
    xor a5, a0, a5
    xor a6, a6, t5
    xor a7, t5, a2
    lw t4, 228(sp)
    not a0, a5
    xor t5, s0, t4
    not s0, t3
    xor s1, a4, t4
    xor s2, a1, s1
    and s0, s0, s2
    xor s3, t3, s2
    xor t2, t2, s3
    xor a4, a4, t2
    xor t2, s4, t2
    xor s0, s0, a4
    xor s4, t5, a4
    xor s5, t2, s4
    and s6, s1, s5
    xor s8, s3, s5
    or s9, a1, s8
    lw s10, 188(sp)
    sw t1, 228(sp)
    xor s11, s10, s4
    xor ra, s11, s8
    xor t4, t4, ra
    or t1, s10, t4
    sw t0, 232(sp)
    xor t0, s2, t4
    sw t6, 200(sp)
    or t6, t5, s4
    xor a4, a4, t6
    xor a4, s6, a4
    xor s6, s10, s3
    sw a5, 212(sp)
    or a5, t0, s6
    xor a5, a4, a5
    sw a0, 236(sp)
    xor a0, s1, t5
    sw a6, 240(sp)
    or a6, t2, a0
    xor a6, a6, t6
    xor t1, a6, t1
    xor a6, t3, a6
    xor t3, s0, t1
    xor a5, t1, a5
    xor t1, t3, a5
    not t6, a5
    xor s0, a0, t0
    sw a7, 220(sp)
    or a7, ra, s0
    xor a7, a4, a7
    xor a6, a6, a7
    xor a7, s9, a7
    or t1, a7, t1
    and t6, t6, t1
    xor a4, a1, s0
    and s9, s11, a4
    xor a6, s9, a6
    xor a7, a7, a6
    xor s9, t1, a7
    and a5, a5, s9
    xor a5, t3, a5
    or a4, a4, a5
    or s9, s11, a5
    and t3, a6, t3
    xor t1, t1, t3
    or t3, t6, t3
    or t6, ra, t3
    or s0, s0, t3
    and a6, a6, t1
    xor a7, a7, a6
    or s10, s10, a7
    or t4, t4, a7
    xor t1, t1, a7
    or a6, a6, t1
    and t1, s2, a6
    and s2, s3, a6
    xor s3, s10, s2
    xor a6, a7, a6
    or t0, t0, a6
    or s6, s6, a6
    xor a6, t3, a6
    and a0, a0, a6
    and t2, t2, a6
    xor t2, s3, t2
    xor a7, a5, a7
    xor a5, t3, a5
    and t3, s8, a5
    and a5, a1, a5
    xor a1, s9, t3
    xor a1, a1, s3
    xor t3, t6, t3
    xor t6, s2, t3
    xor t6, s6, t6
    xor s0, s0, a1
    xor t0, t0, s0
    and t5, t5, a7
    xor a0, t5, a0
    xor t5, t5, s0
    xor a6, a7, a6
    and a7, s4, a7
    and s0, s1, a6
    xor t5, s0, t5
    and a6, s5, a6
    xor a6, t3, a6
    xor a7, a7, a6
    xor a6, t2, a6
    xor a5, a5, t5
    xor a6, a6, a5
    lw t2, 132(s7)
    xor t3, t0, t5
    xor t2, t2, a5
    xor t3, a7, t3
    xor t1, t1, t3
    xor t3, a0, t3
    lw t5, 156(s7)
    not t0, t0
    xor t5, t5, t1
    xor t0, a4, t0
    xor t0, t0, a6
    xor t4, t4, t0
    xor t0, t0, t3
    slli t3, t0, 8
    srli a4, t0, 24
    or t3, t3, a4
    lw a4, 160(sp)
    srli s0, t4, 24
    and a0, t3, a4
    xor t3, t3, a0
    srli t3, t3, 4
    slli a0, a0, 4
    or t3, a0, t3
    slli a0, t4, 8
    or a0, a0, s0
    and s0, a0, a4
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    not s0, t1
    xor t6, t6, s0
    xor a7, a7, t6
    xor a1, a1, a7
    slli s0, a1, 8
    srli s1, a1, 24
    or s0, s0, s1
    and s1, s0, a4
    xor s0, s0, s1
    srli s0, s0, 4
    slli s1, s1, 4
    or s0, s1, s0
    slli s1, a7, 8
    srli s2, a7, 24
    or s1, s1, s2
    and s2, s1, a4
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    slli s2, t6, 8
    srli s3, t6, 24
    or s2, s2, s3
    and s3, s2, a4
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    slli s3, t1, 8
    srli s4, t1, 24
    or s3, s3, s4
    and s4, s3, a4
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    slli s4, a6, 8
    srli s5, a6, 24
    or s4, s4, s5
    and s5, s4, a4
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    slli s5, a5, 8
    srli s6, a5, 24
    or s5, s5, s6
    and s6, s5, a4
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    xor s6, a3, a2
    lw s8, 220(sp)
    lw s10, 240(sp)
    xor s9, s6, s8
    xor s11, s10, s6
    lw ra, 236(sp)
    sw t5, 236(sp)
    and ra, ra, s11
    lw t5, 212(sp)
    sw t6, 188(sp)
    xor t6, t5, s11
    sw a1, 244(sp)
    lw a1, 200(sp)
    lw a4, 232(sp)
    xor a1, a1, t6
    xor a3, a3, a1
    xor a4, a4, a1
    xor a1, ra, a3
    or ra, a4, s9
    sw t2, 232(sp)
    xor t2, s8, a3
    sw t1, 200(sp)
    or t1, s8, t2
    xor ra, ra, t1
    xor t1, a3, t1
    xor t5, t5, ra
    lw a3, 228(sp)
    sw a7, 212(sp)
    xor a7, a3, t2
    sw s0, 224(sp)
    xor s0, a4, t2
    sw s1, 248(sp)
    xor s1, t6, s0
    sw s2, 252(sp)
    xor s2, a7, s1
    xor a2, a2, s2
    sw a6, 256(sp)
    xor a6, s11, a2
    xor s7, s9, a6
    sw t0, 196(sp)
    xor t0, s10, s7
    and s8, a7, t0
    sw t3, 204(sp)
    or t3, s2, s7
    sw t4, 184(sp)
    or t4, a3, a2
    xor t4, ra, t4
    xor a1, a1, t4
    or ra, s10, s1
    sw a0, 208(sp)
    and a0, s6, s0
    xor t1, a0, t1
    xor t3, t1, t3
    xor a0, ra, t3
    xor t3, t5, t3
    xor t3, s8, t3
    xor t5, a0, t3
    and s8, t3, a1
    xor ra, a3, t6
    sw a5, 216(sp)
    or a5, a6, ra
    xor a5, t1, a5
    xor a5, t4, a5
    not t1, a5
    xor t4, a1, a5
    or t4, a0, t4
    and t1, t1, t4
    or t1, t1, s8
    or a0, s7, t1
    or s2, s2, t1
    xor s7, t4, s8
    and t3, t3, s7
    xor t4, t4, t5
    and a5, a5, t4
    xor a5, a1, a5
    or t0, t0, a5
    or a7, a7, a5
    xor t4, t5, t3
    or t5, a3, t4
    xor a3, s7, t4
    or t3, t3, a3
    and a3, s11, t3
    and t6, t6, t3
    xor t5, t5, t6
    xor t3, t4, t3
    or a1, ra, t3
    or a6, a6, t3
    xor t3, t1, t3
    and s7, s9, t3
    and a4, a4, t3
    xor a4, t5, a4
    or a2, a2, t4
    xor t4, a5, t4
    xor a5, t1, a5
    and t1, s1, a5
    and a5, s10, a5
    xor a7, a7, t1
    xor a7, a7, t5
    xor t1, s2, t1
    xor t5, t6, t1
    xor t5, a1, t5
    xor t6, a0, a7
    xor a6, a6, t6
    lw a1, 220(sp)
    xor t3, t4, t3
    and a1, a1, t4
    xor t6, a1, t6
    xor a1, a1, s7
    and t2, t2, t4
    and t4, s0, t3
    xor t1, t1, t4
    and t3, s6, t3
    xor t3, t3, t6
    xor a5, a5, t3
    xor t4, a5, s5
    lw t6, 72(sp)
    xor t3, a6, t3
    lw a0, 128(t6)
    xor a4, a4, t1
    xor a0, a0, a5
    xor t1, t2, t1
    xor t2, t1, t3
    xor t3, a3, t2
    xor t2, a1, t2
    lw a3, 152(t6)
    xor a1, t3, s3
    xor a3, a3, t3
    xor a0, a0, a1
    xor a4, a4, a5
    xor s0, a4, s4
    slli s1, a5, 8
    srli a5, a5, 24
    or a5, s1, a5
    lw s1, 216(sp)
    not a6, a6
    xor a5, a5, s1
    xor a6, t0, a6
    xor a6, a6, a4
    xor t0, a6, t2
    xor a6, a2, a6
    lw t2, 136(t6)
    lw a2, 208(sp)
    xor t2, t2, a6
    xor t2, t2, s0
    xor a2, a6, a2
    slli s1, a6, 8
    srli a6, a6, 24
    or a6, s1, a6
    lw s1, 184(sp)
    lw s2, 204(sp)
    xor a6, a6, s1
    xor s2, t0, s2
    slli s3, s0, 16
    srli s0, s0, 16
    or s0, s3, s0
    lw s3, 160(sp)
    srli s5, s2, 16
    and s4, s0, s3
    xor s0, s0, s4
    srli s0, s0, 4
    slli s4, s4, 4
    or s0, s4, s0
    slli s4, s2, 16
    or s4, s4, s5
    and s5, s4, s3
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    slli s5, a6, 16
    srli s6, a6, 16
    or s5, s5, s6
    and s6, s5, s3
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    slli s6, a2, 16
    srli s7, a2, 16
    or s6, s6, s7
    and s7, s6, s3
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    xor t2, t2, s6
    slli s6, t0, 8
    srli s7, t0, 24
    or s6, s6, s7
    lw s7, 196(sp)
    srli s10, a5, 16
    xor s6, s6, s7
    slli s8, s6, 16
    srli s9, s6, 16
    or s8, s8, s9
    and s9, s8, s3
    xor s8, s8, s9
    srli s8, s8, 4
    slli s9, s9, 4
    or s8, s9, s8
    slli s9, a5, 16
    or s9, s9, s10
    and s10, s9, s3
    xor s9, s9, s10
    srli s9, s9, 4
    slli s10, s10, 4
    or s9, s10, s9
    slli s10, a4, 8
    srli s11, a4, 24
    or s10, s10, s11
    lw s11, 256(sp)
    lw ra, 140(t6)
    xor s10, s10, s11
    xor ra, ra, s10
    xor s1, s1, ra
    xor s1, s1, s5
    slli s5, s10, 16
    srli s10, s10, 16
    or s5, s5, s10
    and s10, s5, s3
    xor s5, s5, s10
    srli s5, s5, 4
    slli s10, s10, 4
    or s5, s10, s5
    slli s10, a1, 16
    srli ra, a1, 16
    or s10, s10, ra
    and ra, s10, s3
    xor s10, s10, ra
    srli s10, s10, 4
    slli ra, ra, 4
    or s10, ra, s10
    not ra, t3
    xor t5, t5, ra
    lw ra, 252(sp)
    xor t1, t1, t5
    xor ra, t5, ra
    xor a3, a3, ra
    xor a3, a3, s10
    slli s10, ra, 16
    srli ra, ra, 16
    or s10, s10, ra
    lw ra, 248(sp)
    xor a7, a7, t1
    xor ra, t1, ra
    lw s7, 224(sp)
    lw s11, 144(t6)
    xor s7, a7, s7
    xor s11, s11, t1
    xor s11, s11, a1
    xor s11, s11, s7
    sw s1, 224(sp)
    slli s1, s7, 16
    srli s7, s7, 16
    or s1, s1, s7
    slli s7, t1, 8
    srli t1, t1, 24
    or t1, s7, t1
    lw s7, 212(sp)
    sw a6, 248(sp)
    xor t1, t1, s7
    slli a6, t3, 8
    srli t3, t3, 24
    or a6, a6, t3
    lw t3, 200(sp)
    xor a6, a6, t3
    lw t3, 232(sp)
    xor t3, t3, a6
    xor t3, t3, s9
    lw s9, 148(t6)
    srli t6, a6, 16
    xor s9, s9, a6
    xor s7, s9, s7
    slli s9, a6, 16
    or t6, s9, t6
    and s9, t6, s3
    xor t6, t6, s9
    srli t6, t6, 4
    slli s9, s9, 4
    or t6, s9, t6
    slli s9, t1, 16
    sw t3, 212(sp)
    srli t3, t1, 16
    or t3, s9, t3
    and s9, t3, s3
    xor t3, t3, s9
    srli t3, t3, 4
    slli s9, s9, 4
    or t3, s9, t3
    and s9, s1, s3
    xor s1, s1, s9
    srli s1, s1, 4
    slli s9, s9, 4
    or s1, s9, s1
    slli s9, a7, 8
    sw s5, 232(sp)
    srli s5, a7, 24
    or s5, s9, s5
    lw s9, 244(sp)
    xor s5, s5, s9
    xor s7, s7, s5
    xor t3, s7, t3
    slli s7, s5, 16
    srli s5, s5, 16
    or s5, s7, s5
    and s7, s5, s3
    xor s5, s5, s7
    srli s5, s5, 4
    slli s7, s7, 4
    or s5, s7, s5
    slli s7, ra, 16
    srli s9, ra, 16
    or s7, s7, s9
    and s9, s7, s3
    xor s7, s7, s9
    srli s7, s7, 4
    slli s9, s9, 4
    or s7, s9, s7
    xor s7, s11, s7
    and s9, s10, s3
    xor s10, s10, s9
    srli s10, s10, 4
    slli s9, s9, 4
    or s9, s9, s10
    slli s10, t5, 8
    srli s11, t5, 24
    or s10, s10, s11
    lw s11, 188(sp)
    xor s10, s10, s11
    lw s11, 236(sp)
    sw s7, 236(sp)
    xor s11, s11, s10
    xor t6, s11, t6
    slli s11, s10, 16
    srli s10, s10, 16
    or s10, s11, s10
    and s11, s10, s3
    xor s10, s10, s11
    srli s10, s10, 4
    slli s11, s11, 4
    or s10, s11, s10
    slli s11, t4, 16
    srli s7, t4, 16
    or s7, s11, s7
    and s11, s7, s3
    xor s7, s7, s11
    srli s7, s7, 4
    slli s11, s11, 4
    or s7, s11, s7
    xor a0, a0, s7
    # round 6 (aes.dsl:47)
    lw s7, 72(sp)
    lw s11, 168(s7)
    xor t5, s11, t5
    xor t5, t5, s2
    xor t5, t5, s9
    lw s2, 176(s7)
    lw s9, 256(sp)
    xor s2, s2, s9
    xor a5, a5, s2
    lw s2, 160(s7)
    xor a4, s2, a4
    xor t4, a4, t4
    lw a4, 188(s7)
    lw s2, 196(sp)
    xor a4, a4, s2
    xor t1, a4, t1
    xor t1, t1, s8
    lw a4, 184(s7)
    lw s2, 188(sp)
    xor t4, t4, a1
    xor a4, a4, s2
    xor a4, s6, a4
    xor a4, a4, s10
    lw s2, 164(s7)
    xor t4, t4, s0
    xor a7, s2, a7
    lw s2, 172(s7)
    xor a7, a7, a1
    xor t0, s2, t0
    xor t0, t0, ra
    xor t0, t0, s4
    xor a7, a2, a7
    xor t4, t4, a3
    xor a7, a7, t2
    xor a7, a7, s1
    lw a2, 232(sp)
    xor a5, a6, a5
    xor a5, a5, a2
    lw a2, 180(s7)
    xor a5, a5, t6
    xor a6, a2, a6
    lw a2, 248(sp)
    xor t6, t6, t3
    xor a6, a2, a6
    lw a2, 244(sp)
    lw a1, 236(sp)
    xor a6, a6, a2
    lw a2, 224(sp)
    xor a3, a3, a1
    xor a6, a6, a2
    xor a6, a6, s5
    xor s0, a2, t3
    xor s1, s0, t6
    xor s2, a5, s0
    or s4, a6, s2
    xor s5, a6, s2
    xor a4, a4, s5
    xor a2, a2, a4
    xor t1, t1, a4
    xor a4, s4, a2
    or s4, t1, s1
    xor s6, t6, a2
    or s8, t6, s6
    xor s4, s4, s8
    xor a2, a2, s8
    xor a6, a6, s4
    xor s8, t1, s6
    and s9, s0, s8
    xor a2, s9, a2
    xor s9, s5, s8
    and s10, a5, s9
    lw s11, 212(sp)
    sw a0, 224(sp)
    xor ra, s11, s6
    xor a1, ra, s9
    xor t3, t3, a1
    or a0, s11, t3
    xor a0, s4, a0
    xor a4, a4, a0
    xor s4, s2, t3
    sw t0, 244(sp)
    xor t0, s1, s4
    sw t5, 248(sp)
    xor t5, a5, t0
    sw a7, 232(sp)
    and a7, ra, t5
    sw t4, 188(sp)
    and t4, a1, t0
    xor t4, a2, t4
    xor s10, s10, t4
    xor a6, a6, t4
    xor a6, a7, a6
    xor a7, s10, a6
    or t4, a6, a4
    sw a3, 196(sp)
    xor a3, s11, s5
    sw t2, 256(sp)
    and t2, s4, a3
    xor t2, a2, t2
    xor t2, a0, t2
    xor a2, a4, t2
    or a2, s10, a2
    and a0, t2, a2
    not a0, a0
    and a0, a0, t4
    and a1, a1, a0
    and t0, t0, a0
    xor t4, a2, t4
    or a6, a6, t4
    xor a2, a2, a7
    or t2, t2, a2
    xor t2, a4, t2
    or t5, t5, t2
    or a4, ra, t2
    xor a7, a7, a6
    or a2, s11, a7
    or t3, t3, a7
    xor t4, t4, a7
    and a6, a6, t4
    or t4, s5, a6
    xor a2, a2, t4
    or s2, s2, a6
    xor a6, a7, a6
    and s4, s4, a6
    and a3, a3, a6
    xor a6, a0, a6
    and s1, s1, a6
    and t1, t1, a6
    xor t1, a2, t1
    xor a7, t2, a7
    xor t2, a0, t2
    or a5, a5, t2
    or t2, s9, t2
    xor a1, a1, t2
    xor t2, a4, t2
    xor t2, t2, a2
    xor t0, t0, t2
    xor a4, s4, t0
    xor t5, t5, a4
    xor t4, t4, a1
    xor t4, a3, t4
    and a3, s6, a7
    xor a6, a7, a6
    and a7, t6, a7
    xor t6, a7, s1
    xor a7, a7, t0
    and t0, s0, a6
    xor a7, t0, a7
    and a6, s8, a6
    xor a6, a1, a6
    xor t0, a3, a6
    xor a6, t1, a6
    xor t1, a4, a7
    xor a5, a5, a7
    lw a7, 196(s7)
    xor a6, a6, a5
    xor a7, a7, a5
    xor t5, t5, a6
    xor t3, t3, t5
    lw a4, 204(s7)
    not a6, a6
    xor a4, a4, t3
    xor t1, t0, t1
    xor t6, t6, t1
    xor t5, t5, t6
    xor t1, s2, t1
    lw t6, 220(s7)
    xor t4, t4, t1
    xor t6, t6, t1
    not t4, t4
    xor t0, t0, t4
    lw a3, 212(s7)
    xor t2, t2, t0
    xor a3, a3, t0
    not t5, t5
    slli a2, t5, 8
    srli a1, t5, 24
    or a2, a2, a1
    and a1, a2, s3
    xor a2, a2, a1
    srli a2, a2, 4
    slli a1, a1, 4
    or a2, a1, a2
    xor a2, t5, a2
    slli a1, a2, 16
    srli a0, a2, 16
    or a1, a1, a0
    slli a0, t2, 8
    srli s0, t2, 24
    or a0, a0, s0
    and s0, a0, s3
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    xor a0, t2, a0
    slli s0, a0, 16
    srli s1, a0, 16
    or s0, s0, s1
    slli s1, t0, 8
    srli s2, t0, 24
    or s1, s1, s2
    and s2, s1, s3
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    xor t0, t0, s1
    slli s1, t0, 16
    srli s2, t0, 16
    or s1, s1, s2
    slli s2, t4, 8
    srli s4, t4, 24
    or s2, s2, s4
    and s4, s2, s3
    xor s2, s2, s4
    srli s2, s2, 4
    slli s4, s4, 4
    or s2, s4, s2
    xor s2, t4, s2
    slli s4, s2, 16
    srli s5, s2, 16
    or s4, s4, s5
    slli s5, t1, 8
    srli s6, t1, 24
    or s5, s5, s6
    and s6, s5, s3
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    xor t1, t1, s5
    xor a3, a3, t1
    xor a3, a3, a0
    xor a3, s1, a3
    xor a7, a7, t1
    slli a0, t1, 16
    srli s1, t1, 16
    or a0, a0, s1
    xor t6, t6, a0
    xor t6, s2, t6
    slli a0, a6, 8
    srli s1, a6, 24
    or a0, a0, s1
    and s1, a0, s3
    xor a0, a0, s1
    srli a0, a0, 4
    slli s1, s1, 4
    or a0, s1, a0
    xor a0, a6, a0
    xor a4, a4, a0
    slli s1, a0, 16
    srli a0, a0, 16
    or a0, s1, a0
    slli s1, t3, 8
    srli s2, t3, 24
    or s1, s1, s2
    and s2, s1, s3
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    xor t3, t3, s1
    slli s1, t3, 16
    srli s2, t3, 16
    or s1, s1, s2
    xor a4, a4, s1
    slli s1, a5, 8
    srli s2, a5, 24
    or s1, s1, s2
    and s2, s1, s3
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    xor a5, a5, s1
    slli s1, a5, 16
    srli s2, a5, 16
    or s1, s1, s2
    xor a7, s1, a7
    lw s1, 256(sp)
    lw s2, 236(sp)
    lw s6, 196(sp)
    xor s5, s1, s2
    xor s8, s5, s6
    lw s9, 188(sp)
    lw s11, 232(sp)
    xor s10, s9, s5
    or ra, s11, s10
    sw a7, 212(sp)
    xor a7, s11, s10
    sw a3, 200(sp)
    lw a3, 248(sp)
    sw t6, 256(sp)
    xor a3, a3, a7
    xor s1, s1, a3
    lw t6, 244(sp)
    sw s0, 244(sp)
    xor t6, t6, a3
    xor a3, ra, s1
    or ra, t6, s8
    xor s0, s6, s1
    sw a4, 248(sp)
    or a4, s6, s0
    xor ra, ra, a4
    xor a4, s1, a4
    xor s1, s11, ra
    lw s11, 224(sp)
    sw t3, 232(sp)
    xor t3, s11, s0
    sw a0, 252(sp)
    xor a0, t6, s0
    sw t1, 184(sp)
    and t1, s5, a0
    xor t1, t1, a4
    xor a4, a7, a0
    sw a1, 204(sp)
    xor a1, t3, a4
    xor s2, s2, a1
    sw t0, 236(sp)
    xor t0, s10, s2
    sw t5, 208(sp)
    xor t5, s8, t0
    sw a5, 216(sp)
    and a5, a1, t5
    xor a5, t1, a5
    xor s1, s1, a5
    sw a6, 220(sp)
    xor a6, s9, t5
    sw s4, 240(sp)
    and s4, t3, a6
    xor s1, s4, s1
    or s4, s11, s2
    xor s4, ra, s4
    xor a3, a3, s4
    or ra, s1, a3
    sw a2, 228(sp)
    and a2, s9, a4
    xor a5, a2, a5
    xor a2, a5, s1
    sw t4, 192(sp)
    xor t4, s11, a7
    sw t2, 180(sp)
    and t2, t0, t4
    xor t1, t1, t2
    xor t1, s4, t1
    xor t2, a3, t1
    or a5, a5, t2
    and t2, t1, a5
    not t2, t2
    and t2, t2, ra
    and a1, a1, t2
    and t5, t5, t2
    xor s4, a5, ra
    or s1, s1, s4
    xor a5, a5, a2
    or a5, t1, a5
    xor a5, a3, a5
    or a6, a6, a5
    or t1, t3, a5
    xor t3, a2, s1
    or a3, s11, t3
    or a2, s2, t3
    xor s2, s4, t3
    and s1, s1, s2
    or s2, s10, s1
    or a7, a7, s1
    xor a3, a3, a7
    xor s1, t3, s1
    and t4, t4, s1
    and t0, t0, s1
    xor s1, t2, s1
    and t6, t6, s1
    xor t6, a3, t6
    and s4, s8, s1
    xor t3, a5, t3
    xor a5, t2, a5
    or t2, s9, a5
    or a5, a4, a5
    xor a4, a1, a5
    xor a5, t1, a5
    xor a5, a5, a3
    xor t1, t5, a5
    xor t0, t0, t1
    xor a6, a6, t0
    xor a7, a7, a4
    xor a7, t4, a7
    and t4, s6, t3
    xor t5, t4, s4
    xor t1, t4, t1
    xor t4, t3, s1
    and t3, s0, t3
    and a3, a0, t4
    xor a4, a4, a3
    and t4, s5, t4
    xor t1, t4, t1
    xor t2, t2, t1
    xor t0, t0, t1
    lw t1, 192(s7)
    xor t3, t3, a4
    xor t1, t1, t2
    xor t4, t6, a4
    xor t4, t4, t2
    xor a6, a6, t4
    xor t6, a2, a6
    lw a4, 200(s7)
    not t4, t4
    xor a4, a4, t6
    xor t0, t3, t0
    xor t5, t5, t0
    xor a6, a6, t5
    xor t0, s2, t0
    xor a7, a7, t0
    not a7, a7
    xor t3, t3, a7
    xor a5, a5, t3
    lw t5, 208(s7)
    lw a3, 216(s7)
    xor t5, t5, t3
    xor a3, a3, t0
    not a6, a6
    slli a2, a6, 8
    srli a1, a6, 24
    or a2, a2, a1
    and a1, a2, s3
    xor a2, a2, a1
    srli a2, a2, 4
    slli a1, a1, 4
    or a2, a1, a2
    xor a2, a6, a2
    slli a1, a2, 16
    srli a0, a2, 16
    or a1, a1, a0
    slli a0, a5, 8
    srli s0, a5, 24
    or a0, a0, s0
    and s0, a0, s3
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    xor a0, a5, a0
    slli s0, a0, 16
    srli s1, a0, 16
    or s0, s0, s1
    slli s1, t3, 8
    srli s2, t3, 24
    or s1, s1, s2
    and s2, s1, s3
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    xor t3, t3, s1
    slli s1, t3, 16
    srli s2, t3, 16
    or s1, s1, s2
    slli s2, a7, 8
    srli s4, a7, 24
    or s2, s2, s4
    and s4, s2, s3
    xor s2, s2, s4
    srli s2, s2, 4
    slli s4, s4, 4
    or s2, s4, s2
    xor s2, a7, s2
    slli s4, s2, 16
    srli s5, s2, 16
    or s4, s4, s5
    slli s5, t0, 8
    srli s6, t0, 24
    or s5, s5, s6
    and s6, s5, s3
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    xor t0, t0, s5
    xor t5, t5, t0
    xor t5, t5, a0
    xor t5, s1, t5
    xor t1, t1, t0
    slli a0, t0, 16
    srli s1, t0, 16
    or a0, a0, s1
    xor a3, a3, a0
    xor a3, s2, a3
    slli a0, t4, 8
    srli s1, t4, 24
    or a0, a0, s1
    and s1, a0, s3
    xor a0, a0, s1
    srli a0, a0, 4
    slli s1, s1, 4
    or a0, s1, a0
    xor a0, t4, a0
    xor a4, a4, a0
    slli s1, a0, 16
    srli a0, a0, 16
    or a0, s1, a0
    slli s1, t6, 8
    srli s2, t6, 24
    or s1, s1, s2
    and s2, s1, s3
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    xor t6, t6, s1
    slli s1, t6, 16
    srli s2, t6, 16
    or s1, s1, s2
    xor a4, a4, s1
    slli s1, t2, 8
    srli s2, t2, 24
    or s1, s1, s2
    and s2, s1, s3
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    xor t2, t2, s1
    slli s1, t2, 16
    srli s2, t2, 16
    or s1, s1, s2
    xor t1, s1, t1
    # round 7 (aes.dsl:47)
    lw s1, 244(s7)
    lw s2, 180(sp)
    xor s1, s1, s2
    lw s2, 232(s7)
    xor a7, s2, a7
    xor a7, a7, a2
    xor a7, a7, s4
    lw a2, 248(s7)
    lw s2, 192(sp)
    lw s4, 220(sp)
    xor a2, a2, s2
    lw s2, 228(sp)
    lw s5, 208(sp)
    xor a2, a2, s2
    lw s2, 240(sp)
    xor a2, a2, s2
    lw s2, 240(s7)
    xor s2, s2, s4
    lw s4, 216(sp)
    xor s2, s2, s4
    lw s4, 252(s7)
    xor s4, s4, s5
    lw s5, 236(sp)
    xor s4, s4, s5
    lw s5, 204(sp)
    xor s4, s5, s4
    lw s5, 236(s7)
    xor a6, s5, a6
    xor a6, a6, t3
    lw t3, 224(s7)
    xor a6, a1, a6
    xor t3, t3, t4
    xor t2, t3, t2
    lw t3, 228(s7)
    lw t4, 252(sp)
    xor a5, t3, a5
    xor a5, a5, t0
    xor a5, t6, a5
    xor t0, t2, t0
    xor t0, t0, a0
    xor t0, t0, a3
    xor a5, a5, a4
    xor a5, a5, s0
    lw t2, 184(sp)
    lw t6, 244(sp)
    xor t3, s2, t2
    xor t3, t3, t4
    xor t2, s1, t2
    lw t4, 232(sp)
    lw a1, 200(sp)
    xor t2, t4, t2
    lw t4, 248(sp)
    xor a3, a3, t5
    xor t2, t2, t4
    xor t2, t2, t6
    lw t6, 256(sp)
    not a0, t2
    xor t3, t3, t6
    xor t6, t6, a1
    not s0, a5
    xor s1, a4, t5
    xor s2, t0, s1
    and s0, s0, s2
    xor s5, a5, s2
    xor a7, a7, s5
    xor a6, a6, a7
    xor a7, a4, a7
    xor a4, s0, a7
    xor s0, a3, a7
    or s6, a3, s0
    xor a7, a7, s6
    xor s8, a6, s0
    xor s9, s5, s8
    or s10, t0, s9
    and s11, s1, s8
    xor a7, s11, a7
    xor s11, t1, s0
    xor ra, s11, s9
    xor t5, t5, ra
    xor a1, s2, t5
    or t4, t1, t5
    xor s3, t1, s5
    sw s4, 256(sp)
    or s4, a1, s3
    xor s4, a7, s4
    sw a2, 244(sp)
    xor a2, s1, a3
    sw t2, 232(sp)
    xor t2, a2, a1
    sw a0, 184(sp)
    xor a0, t0, t2
    sw t3, 252(sp)
    and t3, s11, a0
    sw t6, 204(sp)
    or t6, ra, t2
    xor a7, a7, t6
    xor t6, s10, a7
    or s10, a6, a2
    xor s6, s10, s6
    xor t4, s6, t4
    xor a5, a5, s6
    xor a5, a5, a7
    xor a5, t3, a5
    xor a7, a4, t4
    xor t3, t4, s4
    xor t4, a7, t3
    or t4, t6, t4
    xor t6, t6, a5
    xor a4, t4, t6
    and a4, t3, a4
    xor a4, a7, a4
    or s4, s11, a4
    or a0, a0, a4
    not t3, t3
    and t3, t3, t4
    and a7, a5, a7
    xor t4, t4, a7
    or a7, t3, a7
    or t2, t2, a7
    or t3, ra, a7
    and a5, a5, t4
    xor t6, t6, a5
    xor t4, t4, t6
    or a5, a5, t4
    and t4, s2, a5
    and s2, s5, a5
    xor a5, t6, a5
    or s3, s3, a5
    or a1, a1, a5
    xor a5, a7, a5
    and a6, a6, a5
    and a2, a2, a5
    or t5, t5, t6
    or t1, t1, t6
    xor t1, t1, s2
    xor a6, t1, a6
    xor t6, a4, t6
    xor a7, a7, a4
    and a4, s9, a7
    and a7, t0, a7
    xor t0, t3, a4
    xor t3, s4, a4
    xor t1, t3, t1
    xor t2, t2, t1
    xor t3, a1, t2
    xor a4, s2, t0
    xor a4, s3, a4
    xor a5, t6, a5
    and a1, s1, a5
    and a5, s8, a5
    xor a5, t0, a5
    xor a6, a6, a5
    and t0, s0, t6
    xor a5, t0, a5
    and t0, a3, t6
    xor t6, t0, a2
    xor t0, t0, t2
    xor t0, a1, t0
    xor a7, a7, t0
    xor a6, a6, a7
    lw t2, 256(s7)
    xor t0, t3, t0
    xor t2, t2, a7
    xor t0, a5, t0
    xor t4, t4, t0
    xor t0, t6, t0
    lw t6, 280(s7)
    not t3, t3
    xor t6, t6, t4
    xor t3, a0, t3
    xor t3, t3, a6
    xor t0, t3, t0
    xor t3, t5, t3
    slli t5, t3, 8
    srli a3, t3, 24
    or t5, t5, a3
    lw a3, 160(sp)
    srli a1, t0, 24
    and a2, t5, a3
    xor t5, t5, a2
    srli t5, t5, 4
    slli a2, a2, 4
    or t5, a2, t5
    slli a2, t0, 8
    or a2, a2, a1
    and a1, a2, a3
    xor a2, a2, a1
    srli a2, a2, 4
    slli a1, a1, 4
    or a2, a1, a2
    slli a1, t4, 8
    srli a0, t4, 24
    or a1, a1, a0
    and a0, a1, a3
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    not a0, t4
    xor a4, a4, a0
    xor a5, a5, a4
    xor t1, t1, a5
    slli a0, t1, 8
    srli s0, t1, 24
    or a0, a0, s0
    and s0, a0, a3
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    slli s0, a5, 8
    srli s1, a5, 24
    or s0, s0, s1
    and s1, s0, a3
    xor s0, s0, s1
    srli s0, s0, 4
    slli s1, s1, 4
    or s0, s1, s0
    slli s1, a4, 8
    srli s2, a4, 24
    or s1, s1, s2
    and s2, s1, a3
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    slli s2, a6, 8
    srli s3, a6, 24
    or s2, s2, s3
    and s3, s2, a3
    xor s2, s2, s3
    srli s2, s2, 4
    slli s3, s3, 4
    or s2, s3, s2
    slli s3, a7, 8
    srli s4, a7, 24
    or s3, s3, s4
    and s4, s3, a3
    xor s3, s3, s4
    srli s3, s3, 4
    slli s4, s4, 4
    or s3, s4, s3
    lw s4, 248(sp)
    lw s5, 200(sp)
    lw s8, 204(sp)
    xor s6, s4, s5
    xor s9, s6, s8
    lw s10, 252(sp)
    lw ra, 184(sp)
    xor s11, s10, s6
    and ra, ra, s11
    sw t6, 184(sp)
    lw t6, 232(sp)
    sw a4, 236(sp)
    xor a4, t6, s11
    sw t1, 208(sp)
    lw t1, 244(sp)
    lw a3, 256(sp)
    xor t1, t1, a4
    xor s4, s4, t1
    xor t1, a3, t1
    xor a3, ra, s4
    or ra, t1, s9
    sw s1, 256(sp)
    xor s1, s8, s4
    sw s0, 248(sp)
    or s0, s8, s1
    xor ra, ra, s0
    xor s0, s4, s0
    xor t6, t6, ra
    xor s4, t1, s1
    sw a0, 232(sp)
    and a0, s6, s4
    xor a0, a0, s0
    xor s0, a4, s4
    sw a5, 244(sp)
    or a5, s10, s0
    sw t2, 216(sp)
    lw t2, 212(sp)
    sw t4, 220(sp)
    xor t4, t2, s1
    sw a6, 240(sp)
    xor a6, t4, s0
    xor s5, s5, a6
    or s7, t2, s5
    xor s7, ra, s7
    xor a3, a3, s7
    xor ra, s11, s5
    sw t0, 200(sp)
    xor t0, s9, ra
    xor s8, s10, t0
    sw a2, 228(sp)
    and a2, t4, s8
    sw t3, 192(sp)
    or t3, a6, t0
    xor t3, a0, t3
    xor t6, t6, t3
    xor t6, a2, t6
    xor a5, a5, t3
    xor t3, a5, t6
    and a2, t6, a3
    sw t5, 180(sp)
    xor t5, t2, a4
    sw a7, 196(sp)
    or a7, ra, t5
    xor a7, a0, a7
    xor a7, s7, a7
    not a0, a7
    xor s7, a3, a7
    or a5, a5, s7
    and a0, a0, a5
    or a0, a0, a2
    or a6, a6, a0
    or t0, t0, a0
    xor a2, a5, a2
    and t6, t6, a2
    xor a5, a5, t3
    and a5, a7, a5
    xor a5, a3, a5
    or a7, s8, a5
    or t4, t4, a5
    xor t3, t3, t6
    or t2, t2, t3
    xor a3, a2, t3
    or t6, t6, a3
    and a3, s11, t6
    and a4, a4, t6
    xor t2, t2, a4
    xor t6, t3, t6
    or a2, ra, t6
    or t5, t5, t6
    xor t6, a0, t6
    and s7, s9, t6
    and t1, t1, t6
    xor t1, t2, t1
    or s5, s5, t3
    xor t3, a5, t3
    xor a5, a0, a5
    and a0, s10, a5
    and a5, s0, a5
    xor a6, a6, a5
    xor a5, t4, a5
    xor a5, a5, t2
    xor t0, t0, a5
    xor t2, a2, t0
    xor t4, a4, a6
    xor t4, t5, t4
    lw t5, 204(sp)
    lw a2, 72(sp)
    and t5, t5, t3
    xor a4, t5, s7
    xor t0, t5, t0
    and t5, s1, t3
    xor t3, t3, t6
    and t6, s4, t3
    xor a6, a6, t6
    and t3, s6, t3
    xor t0, t3, t0
    xor t3, a0, t0
    xor t6, t3, s3
    lw a0, 260(a2)
    xor t0, t2, t0
    xor a0, a0, t3
    xor t1, t1, a6
    xor a6, t5, a6
    xor t0, a6, t0
    xor t5, a4, t0
    xor t0, a3, t0
    lw a4, 284(a2)
    xor a3, t0, a1
    xor a4, a4, t0
    xor a1, a0, a3
    xor t1, t1, t3
    xor a0, t1, s2
    slli s0, t3, 8
    srli t3, t3, 24
    or t3, s0, t3
    lw s0, 196(sp)
    not t2, t2
    xor t3, t3, s0
    xor a7, a7, t2
    xor a7, a7, t1
    xor t2, a7, t5
    xor a7, s5, a7
    lw t5, 180(sp)
    lw s0, 268(a2)
    xor t5, a7, t5
    xor s0, s0, a7
    xor s0, s0, a0
    slli s1, a7, 8
    srli a7, a7, 24
    or a7, s1, a7
    lw s1, 192(sp)
    lw s2, 228(sp)
    xor a7, a7, s1
    xor s2, t2, s2
    slli s3, a0, 16
    srli a0, a0, 16
    or a0, s3, a0
    lw s3, 160(sp)
    srli s5, s2, 16
    and s4, a0, s3
    xor a0, a0, s4
    srli a0, a0, 4
    slli s4, s4, 4
    or a0, s4, a0
    slli s4, s2, 16
    or s4, s4, s5
    and s5, s4, s3
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    slli s5, a7, 16
    srli s6, a7, 16
    or s5, s5, s6
    and s6, s5, s3
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    slli s6, t5, 16
    srli s7, t5, 16
    or s6, s6, s7
    and s7, s6, s3
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    xor s0, s0, s6
    slli s6, t2, 8
    srli s7, t2, 24
    or s6, s6, s7
    lw s7, 200(sp)
    srli s10, t3, 16
    xor s6, s6, s7
    slli s8, s6, 16
    srli s9, s6, 16
    or s8, s8, s9
    and s9, s8, s3
    xor s8, s8, s9
    srli s8, s8, 4
    slli s9, s9, 4
    or s8, s9, s8
    slli s9, t3, 16
    or s9, s9, s10
    and s10, s9, s3
    xor s9, s9, s10
    srli s9, s9, 4
    slli s10, s10, 4
    or s9, s10, s9
    slli s10, t1, 8
    srli s11, t1, 24
    or s10, s10, s11
    lw s11, 240(sp)
    lw ra, 264(a2)
    xor s10, s10, s11
    xor ra, ra, s10
    xor s1, s1, ra
    xor s1, s1, s5
    slli s5, s10, 16
    srli s10, s10, 16
    or s5, s5, s10
    and s10, s5, s3
    xor s5, s5, s10
    srli s5, s5, 4
    slli s10, s10, 4
    or s5, s10, s5
    slli s10, a3, 16
    srli ra, a3, 16
    or s10, s10, ra
    and ra, s10, s3
    xor s10, s10, ra
    srli s10, s10, 4
    slli ra, ra, 4
    or s10, ra, s10
    slli ra, t0, 8
    srli s7, t0, 24
    or s7, ra, s7
    lw ra, 220(sp)
    lw s11, 244(sp)
    xor s7, s7, ra
    lw ra, 216(sp)
    not t0, t0
    xor ra, ra, s7
    xor s9, ra, s9
    lw ra, 272(a2)
    xor t0, t4, t0
    xor ra, ra, s7
    xor ra, ra, s11
    xor a6, a6, t0
    xor a5, a5, a6
    lw t4, 232(sp)
    sw s9, 232(sp)
    xor t4, a5, t4
    lw s9, 248(sp)
    lw a2, 276(a2)
    xor s9, a6, s9
    xor a2, a2, a6
    xor a2, a2, a3
    xor a2, a2, t4
    sw s0, 248(sp)
    slli s0, t4, 16
    srli t4, t4, 16
    or t4, s0, t4
    slli s0, a6, 8
    srli a6, a6, 24
    or a6, s0, a6
    lw s0, 256(sp)
    xor a6, a6, s11
    xor s0, t0, s0
    xor a4, a4, s0
    xor a4, a4, s10
    slli s10, s0, 16
    srli s0, s0, 16
    or s0, s10, s0
    and s10, s0, s3
    xor s0, s0, s10
    srli s0, s0, 4
    slli s10, s10, 4
    or s0, s10, s0
    slli s10, a6, 16
    srli s11, a6, 16
    or s10, s10, s11
    and s11, s10, s3
    xor s10, s10, s11
    srli s10, s10, 4
    slli s11, s11, 4
    or s10, s11, s10
    and s11, t4, s3
    xor t4, t4, s11
    srli t4, t4, 4
    slli s11, s11, 4
    or t4, s11, t4
    slli s11, s9, 16
    sw a4, 256(sp)
    srli a4, s9, 16
    or a4, s11, a4
    and s11, a4, s3
    xor a4, a4, s11
    srli a4, a4, 4
    slli s11, s11, 4
    or a4, s11, a4
    xor a4, a2, a4
    slli a2, a5, 8
    srli s11, a5, 24
    or a2, a2, s11
    lw s11, 208(sp)
    xor a2, a2, s11
    xor ra, ra, a2
    xor s10, ra, s10
    slli ra, a2, 16
    srli a2, a2, 16
    or a2, ra, a2
    and ra, a2, s3
    xor a2, a2, ra
    srli a2, a2, 4
    slli ra, ra, 4
    or a2, ra, a2
    slli ra, t0, 8
    srli s11, t0, 24
    or s11, ra, s11
    lw ra, 236(sp)
    sw a4, 244(sp)
    xor s11, s11, ra
    lw a4, 184(sp)
    sw s10, 184(sp)
    xor a4, a4, s11
    slli s10, s11, 16
    srli s11, s11, 16
    or s10, s10, s11
    and s11, s10, s3
    xor s10, s10, s11
    srli s10, s10, 4
    slli s11, s11, 4
    or s10, s11, s10
    slli s11, s7, 16
    sw t4, 216(sp)
    srli t4, s7, 16
    or t4, s11, t4
    and s11, t4, s3
    xor t4, t4, s11
    srli t4, t4, 4
    slli s11, s11, 4
    or t4, s11, t4
    xor t4, a4, t4
    slli a4, t6, 16
    srli s11, t6, 16
    or a4, a4, s11
    and s11, a4, s3
    xor a4, a4, s11
    srli a4, a4, 4
    slli s11, s11, 4
    or a4, s11, a4
    xor a4, a1, a4
    # round 8 (aes.dsl:47)
    lw a1, 72(sp)
    lw s11, 308(a1)
    xor a5, s11, a5
    lw s11, 296(a1)
    xor s11, s11, ra
    xor s6, s6, s11
    xor s6, s6, s10
    lw s10, 304(a1)
    xor t1, s10, t1
    xor t1, t1, t6
    lw t6, 288(a1)
    lw s10, 240(sp)
    xor t6, t6, s10
    xor t3, t3, t6
    lw t6, 316(a1)
    xor t2, t6, t2
    xor t2, t2, s9
    xor t2, t2, s4
    lw t6, 300(a1)
    lw s4, 200(sp)
    xor t3, s7, t3
    xor t6, t6, s4
    xor a6, t6, a6
    xor a6, a6, s8
    lw t6, 312(a1)
    xor t3, t3, s5
    xor t0, t6, t0
    xor t0, t0, s2
    xor t0, t0, s0
    lw t6, 292(a1)
    xor t3, t3, t4
    xor t6, t6, s7
    xor a7, a7, t6
    lw t6, 208(sp)
    xor t1, t1, a3
    xor a7, a7, t6
    xor a7, a7, s1
    xor a7, a7, a2
    xor t1, t1, a0
    xor a5, a5, a3
    xor a5, t5, a5
    lw t5, 248(sp)
    lw t6, 216(sp)
    xor a5, a5, t5
    xor a5, a5, t6
    lw t6, 256(sp)
    lw a3, 184(sp)
    xor t1, t1, t6
    xor t4, t4, a3
    lw a2, 244(sp)
    xor a0, s1, a3
    xor t6, t6, a2
    xor s0, a0, t4
    xor s2, t3, a0
    or s4, a7, s2
    xor s5, a7, s2
    xor s6, s6, s5
    xor s1, s1, s6
    xor a6, a6, s6
    xor s4, s4, s1
    or s6, a6, s0
    xor s7, t4, s1
    lw s8, 232(sp)
    or s10, t4, s7
    xor s9, s8, s7
    xor s1, s1, s10
    xor s6, s6, s10
    xor a7, a7, s6
    xor s10, a6, s7
    and s11, a0, s10
    xor s1, s11, s1
    xor s11, s5, s10
    xor ra, s9, s11
    xor a3, a3, ra
    or s3, s8, a3
    xor s3, s6, s3
    xor s4, s4, s3
    xor s6, s2, a3
    xor a2, s0, s6
    and t5, ra, a2
    xor t5, s1, t5
    xor a7, a7, t5
    xor a1, t3, a2
    sw a4, 184(sp)
    and a4, s9, a1
    xor a7, a4, a7
    or a4, a7, s4
    sw t2, 256(sp)
    and t2, t3, s11
    xor t2, t2, t5
    xor t5, t2, a7
    sw t0, 216(sp)
    xor t0, s8, s5
    sw a5, 208(sp)
    and a5, s6, t0
    xor a5, s1, a5
    xor a5, s3, a5
    xor s1, s4, a5
    or t2, t2, s1
    xor s1, t2, a4
    or a7, a7, s1
    xor s3, t5, a7
    xor s1, s1, s3
    and a7, a7, s1
    or s1, s2, a7
    or s2, s5, a7
    xor a7, s3, a7
    and s5, s6, a7
    and t0, t0, a7
    or s6, s8, s3
    xor s6, s6, s2
    or a3, a3, s3
    xor t5, t2, t5
    or t5, a5, t5
    xor t5, s4, t5
    and a5, a5, t2
    not a5, a5
    and a5, a5, a4
    xor a7, a5, a7
    and a6, a6, a7
    xor a6, s6, a6
    and t2, s0, a7
    and a4, ra, a5
    and a2, a2, a5
    xor a5, a5, t5
    or t3, t3, a5
    or a5, s11, a5
    xor a4, a4, a5
    xor s0, s2, a4
    xor t0, t0, s0
    or a1, a1, t5
    or s0, s9, t5
    xor a5, s0, a5
    xor a5, a5, s6
    xor t5, t5, s3
    xor a7, t5, a7
    and a0, a0, a7
    and a7, s10, a7
    xor a7, a4, a7
    xor a6, a6, a7
    and a4, s7, t5
    xor a7, a4, a7
    and t4, t4, t5
    xor t2, t4, t2
    xor t5, a2, a5
    xor t4, t4, t5
    xor t4, a0, t4
    xor t5, s5, t5
    xor a4, a1, t5
    xor t5, t5, t4
    xor t3, t3, t4
    xor a6, a6, t3
    xor t4, a4, a6
    xor a4, a3, t4
    xor t5, a7, t5
    xor t2, t2, t5
    xor t2, t4, t2
    xor t4, s1, t5
    xor t0, t0, t4
    xor a7, a7, t0
    xor a5, a5, a7
    slli t5, a5, 24
    srli a3, a5, 8
    or t5, t5, a3
    xor a5, a5, t5
    slli a3, a5, 16
    srli a2, a5, 16
    or a3, a3, a2
    slli a2, a7, 24
    srli a1, a7, 8
    or a2, a2, a1
    xor a7, a7, a2
    slli a1, a7, 16
    srli a0, a7, 16
    or a1, a1, a0
    slli a0, t0, 24
    srli s0, t0, 8
    or a0, a0, s0
    xor t0, t0, a0
    slli s0, t0, 16
    srli s1, t0, 16
    or s0, s0, s1
    slli s1, t4, 24
    srli s2, t4, 8
    or s1, s1, s2
    lw s2, 72(sp)
    xor t4, t4, s1
    lw s3, 344(s2)
    xor s1, s3, s1
    xor t0, s1, t0
    lw s1, 336(s2)
    xor s1, s1, t4
    xor a2, a2, s1
    xor a5, a2, a5
    xor a5, a1, a5
    slli a2, t4, 16
    srli a1, t4, 16
    or a2, a2, a1
    xor t0, a2, t0
    slli a2, t2, 24
    srli a1, t2, 8
    or a2, a2, a1
    xor t2, t2, a2
    slli a1, t2, 16
    srli s1, t2, 16
    or a1, a1, s1
    slli s1, a4, 24
    srli s3, a4, 8
    or s1, s1, s3
    xor a4, a4, s1
    slli s3, a4, 16
    srli s4, a4, 16
    or s3, s3, s4
    slli s4, a6, 24
    srli s5, a6, 8
    or s4, s4, s5
    lw s5, 328(s2)
    xor a6, a6, s4
    xor s5, s5, a6
    xor s1, s1, s5
    xor s1, s1, s3
    slli s3, a6, 16
    srli a6, a6, 16
    or a6, s3, a6
    slli s3, t3, 24
    srli s5, t3, 8
    or s3, s3, s5
    lw s5, 320(s2)
    xor t3, t3, s3
    xor s5, s5, s3
    xor s3, s5, t4
    slli s5, t3, 16
    srli s6, t3, 16
    or s5, s5, s6
    xor s3, s5, s3
    lw s5, 248(sp)
    lw s6, 244(sp)
    lw s10, 208(sp)
    xor s7, s5, s6
    xor s8, s7, t6
    xor s9, t1, s7
    xor s11, s10, s9
    lw ra, 216(sp)
    sw s3, 248(sp)
    xor ra, ra, s11
    xor s5, s5, ra
    lw s3, 256(sp)
    xor s2, t6, s5
    xor s3, s3, ra
    or ra, s3, s8
    sw a5, 256(sp)
    xor a5, s3, s2
    sw t0, 216(sp)
    and t0, s7, a5
    sw a3, 232(sp)
    xor a3, s11, a5
    sw s1, 200(sp)
    and s1, t1, a3
    sw t5, 240(sp)
    or t5, t6, s2
    xor ra, ra, t5
    xor t5, s5, t5
    xor t0, t0, t5
    xor t5, s10, ra
    or s10, s10, s9
    xor s5, s10, s5
    lw s10, 184(sp)
    sw a4, 208(sp)
    xor a4, s10, s2
    sw a6, 236(sp)
    xor a6, a4, a3
    xor s6, s6, a6
    sw t4, 244(sp)
    xor t4, s9, s6
    sw a1, 220(sp)
    xor a1, s8, t4
    sw a7, 192(sp)
    and a7, a6, a1
    xor a7, t0, a7
    xor s1, s1, a7
    xor a7, t5, a7
    xor t5, t1, a1
    sw a2, 228(sp)
    and a2, a4, t5
    xor a7, a2, a7
    xor a2, s1, a7
    sw s0, 180(sp)
    or s0, s10, s6
    xor s0, ra, s0
    xor s5, s5, s0
    or ra, a7, s5
    sw t2, 196(sp)
    xor t2, s10, s11
    sw a0, 204(sp)
    and a0, t4, t2
    xor t0, t0, a0
    xor t0, s0, t0
    xor a0, s5, t0
    or a0, s1, a0
    xor s0, a0, a2
    or s0, t0, s0
    xor s0, s5, s0
    or t5, t5, s0
    or a4, a4, s0
    and t0, t0, a0
    not t0, t0
    and t0, t0, ra
    xor a0, a0, ra
    or a7, a7, a0
    xor a2, a2, a7
    or s1, s10, a2
    or s5, s6, a2
    xor a0, a0, a2
    and a7, a7, a0
    or a0, s9, a7
    or s6, s11, a7
    xor s1, s1, s6
    xor a7, a2, a7
    and t4, t4, a7
    and t2, t2, a7
    xor a7, t0, a7
    and s3, s3, a7
    xor s3, s1, s3
    and s8, s8, a7
    xor a2, s0, a2
    and t6, t6, a2
    xor s8, t6, s8
    xor a7, a2, a7
    and a2, s2, a2
    and s2, s7, a7
    and a5, a5, a7
    and a6, a6, t0
    xor a7, t0, s0
    and t0, a1, t0
    or a3, a3, a7
    or a7, t1, a7
    xor t1, a4, a3
    xor t1, t1, s1
    xor a6, a6, a3
    xor a4, s6, a6
    xor t2, t2, a4
    xor a5, a6, a5
    xor a6, a2, a5
    xor a5, s3, a5
    xor t0, t0, t1
    xor t6, t6, t0
    xor t6, s2, t6
    xor t0, t4, t0
    xor t4, t5, t0
    xor t0, t0, t6
    xor a7, a7, t6
    xor a5, a5, a7
    xor t4, t4, a5
    xor t5, s5, t4
    xor t0, a6, t0
    xor t6, a0, t0
    xor t0, s8, t0
    xor t0, t4, t0
    xor t2, t2, t6
    xor a6, a6, t2
    xor t1, t1, a6
    slli t4, t1, 24
    srli a4, t1, 8
    or t4, t4, a4
    xor t1, t1, t4
    slli a4, t1, 16
    srli a3, t1, 16
    or a4, a4, a3
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
    slli a0, t2, 16
    srli s0, t2, 16
    or a0, a0, s0
    slli s0, t0, 24
    srli s1, t0, 8
    or s0, s0, s1
    xor t0, t0, s0
    slli s1, t0, 16
    srli s2, t0, 16
    or s1, s1, s2
    slli s2, t6, 24
    srli s3, t6, 8
    or s2, s2, s3
    lw s3, 72(sp)
    xor t6, t6, s2
    lw s5, 348(s3)
    xor s2, s5, s2
    xor t2, s2, t2
    lw s2, 340(s3)
    xor s2, s2, t6
    xor a3, a3, s2
    xor t1, a3, t1
    xor t1, a2, t1
    slli a3, t6, 16
    srli a2, t6, 16
    or a3, a3, a2
    xor t2, a3, t2
    slli a3, t5, 24
    srli a2, t5, 8
    or a3, a3, a2
    xor t5, t5, a3
    slli a2, t5, 16
    srli s2, t5, 16
    or a2, a2, s2
    slli s2, a5, 24
    srli s5, a5, 8
    or s2, s2, s5
    lw s5, 332(s3)
    xor a5, a5, s2
    xor s5, s5, a5
    xor a3, a3, s5
    xor a3, a3, a2
    slli a2, a5, 16
    srli a5, a5, 16
    or a5, a2, a5
    slli a2, a7, 24
    srli s5, a7, 8
    or a2, a2, s5
    xor a7, a7, a2
    lw s5, 324(s3)
    srli s6, a7, 16
    xor a2, s5, a2
    xor a2, a2, t6
    slli s5, a7, 16
    or s5, s5, s6
    xor a2, s5, a2
    # round 9 (aes.dsl:47)
    lw s5, 352(s3)
    lw s6, 228(sp)
    xor s4, s5, s4
    xor t3, t3, s4
    lw s4, 360(s3)
    lw s5, 204(sp)
    xor s4, s4, s5
    lw s5, 196(sp)
    xor s4, s5, s4
    lw s5, 180(sp)
    xor s4, s4, s5
    lw s5, 364(s3)
    xor s5, s5, s6
    lw s6, 192(sp)
    xor s5, s5, s6
    lw s6, 220(sp)
    xor s5, s6, s5
    lw s6, 368(s3)
    xor s2, s6, s2
    xor a7, a7, s2
    lw s2, 380(s3)
    xor a7, t6, a7
    xor s0, s2, s0
    xor a6, s0, a6
    xor a6, s1, a6
    lw s0, 376(s3)
    xor a5, a5, a7
    xor a1, s0, a1
    xor t0, t0, a1
    xor t0, t0, a0
    lw a7, 372(s3)
    xor a5, a5, t2
    xor a7, a7, t6
    xor a7, t5, a7
    xor a7, t4, a7
    xor a7, a7, a3
    xor a7, a4, a7
    lw t4, 244(sp)
    lw t5, 236(sp)
    xor t3, t4, t3
    xor t3, t5, t3
    lw t5, 356(s3)
    lw t6, 232(sp)
    xor t4, t5, t4
    lw t5, 208(sp)
    xor t2, t2, t1
    xor t4, t5, t4
    lw t5, 240(sp)
    lw a4, 256(sp)
    xor t4, t5, t4
    lw t5, 200(sp)
    not a0, a7
    xor t4, t4, t5
    xor t4, t6, t4
    lw t6, 216(sp)
    not a1, t4
    xor t3, t3, t6
    xor t6, t6, a4
    xor s0, a3, t1
    xor s1, s0, t2
    xor s2, a5, s0
    and a0, a0, s2
    xor s6, a7, s2
    xor t0, t0, s6
    xor a3, a3, t0
    xor a6, a6, t0
    xor t0, a0, a3
    or a0, a6, s1
    xor s7, t2, a3
    or s8, t2, s7
    xor a3, a3, s8
    xor a0, a0, s8
    xor a7, a7, a0
    xor s8, a6, s7
    and s9, s0, s8
    xor a3, s9, a3
    xor s9, s6, s8
    or s10, a5, s9
    xor s11, a2, s7
    xor ra, s11, s9
    xor t1, t1, ra
    or a4, a2, t1
    xor a4, a0, a4
    xor t0, t0, a4
    xor a0, s2, t1
    xor t5, s1, a0
    sw s5, 216(sp)
    xor s5, a5, t5
    sw s4, 232(sp)
    and s4, s11, s5
    sw t4, 240(sp)
    or t4, ra, t5
    xor t4, a3, t4
    xor s10, s10, t4
    xor a7, a7, t4
    xor a7, s4, a7
    xor t4, s10, a7
    and s4, a7, t0
    sw a1, 208(sp)
    xor a1, a2, s6
    sw t3, 244(sp)
    or t3, a0, a1
    xor t3, a3, t3
    xor t3, a4, t3
    xor a4, t0, t3
    or a4, s10, a4
    xor a3, a4, t4
    and a3, t3, a3
    xor t0, t0, a3
    or a3, s11, t0
    or s5, s5, t0
    not t3, t3
    and t3, t3, a4
    or t3, t3, s4
    xor a4, a4, s4
    and a7, a7, a4
    xor t4, t4, a7
    xor a4, a4, t4
    or a7, a7, a4
    and a4, s2, a7
    and s2, s6, a7
    xor a7, t4, a7
    or a1, a1, a7
    or a0, a0, a7
    xor a7, t3, a7
    and a6, a6, a7
    and s1, s1, a7
    or a2, a2, t4
    xor a2, a2, s2
    xor a6, a2, a6
    or t1, t1, t4
    xor t4, t0, t4
    and t2, t2, t4
    xor s1, t2, s1
    xor a7, t4, a7
    and t4, s7, t4
    and s0, s0, a7
    and a7, s8, a7
    xor t0, t3, t0
    and a5, a5, t0
    and t0, s9, t0
    xor a3, a3, t0
    xor a3, a3, a2
    or t5, t5, t3
    or t3, ra, t3
    xor t0, t3, t0
    xor a7, t0, a7
    xor t0, s2, t0
    xor t0, a1, t0
    xor a6, a6, a7
    xor a7, t4, a7
    xor t3, t5, a3
    xor t2, t2, t3
    xor t2, s0, t2
    xor t3, a0, t3
    xor a5, a5, t2
    xor a6, a6, a5
    lw t4, 388(s3)
    xor t2, t3, t2
    xor t4, t4, a5
    xor t2, a7, t2
    xor t5, s1, t2
    xor t2, a4, t2
    lw a4, 412(s3)
    not t3, t3
    xor a4, a4, t2
    xor t3, s5, t3
    xor t3, t3, a6
    xor t5, t3, t5
    xor t1, t1, t3
    slli t3, t1, 8
    srli a2, t1, 24
    or t3, t3, a2
    lw a2, 160(sp)
    srli a0, t5, 24
    and a1, t3, a2
    xor t3, t3, a1
    srli t3, t3, 4
    slli a1, a1, 4
    or t3, a1, t3
    slli a1, t5, 8
    or a1, a1, a0
    and a0, a1, a2
    xor a1, a1, a0
    srli a1, a1, 4
    slli a0, a0, 4
    or a1, a0, a1
    not a0, t2
    xor t0, t0, a0
    xor a7, a7, t0
    xor a3, a3, a7
    slli a0, a3, 8
    srli s0, a3, 24
    or a0, a0, s0
    and s0, a0, a2
    xor a0, a0, s0
    srli a0, a0, 4
    slli s0, s0, 4
    or a0, s0, a0
    slli s0, a7, 8
    srli s1, a7, 24
    or s0, s0, s1
    and s1, s0, a2
    xor s0, s0, s1
    srli s0, s0, 4
    slli s1, s1, 4
    or s0, s1, s0
    slli s1, t0, 8
    srli s2, t0, 24
    or s1, s1, s2
    and s2, s1, a2
    xor s1, s1, s2
    srli s1, s1, 4
    slli s2, s2, 4
    or s1, s2, s1
    slli s2, t2, 8
    srli s4, t2, 24
    or s2, s2, s4
    and s4, s2, a2
    xor s2, s2, s4
    srli s2, s2, 4
    slli s4, s4, 4
    or s2, s4, s2
    slli s4, a6, 8
    srli s5, a6, 24
    or s4, s4, s5
    and s5, s4, a2
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    slli s5, a5, 8
    srli s6, a5, 24
    or s5, s5, s6
    and s6, s5, a2
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    lw s6, 200(sp)
    lw s7, 256(sp)
    lw s10, 244(sp)
    xor s8, s6, s7
    xor s9, s8, t6
    xor s11, s10, s8
    lw ra, 208(sp)
    sw a6, 208(sp)
    and ra, ra, s11
    lw a6, 240(sp)
    sw a4, 236(sp)
    xor a4, a6, s11
    sw t0, 220(sp)
    lw t0, 232(sp)
    lw a2, 216(sp)
    xor t0, t0, a4
    xor a2, a2, t0
    xor t0, s6, t0
    xor s6, ra, t0
    xor ra, t6, t0
    sw a3, 200(sp)
    lw a3, 248(sp)
    sw s1, 216(sp)
    xor s1, a3, ra
    sw a0, 232(sp)
    or a0, t6, ra
    xor t0, t0, a0
    sw s0, 192(sp)
    xor s0, a2, ra
    sw a7, 228(sp)
    and a7, s8, s0
    xor a7, a7, t0
    xor t0, a4, s0
    sw t4, 180(sp)
    or t4, s10, t0
    sw t2, 196(sp)
    xor t2, s1, t0
    xor s7, s7, t2
    xor s3, s11, s7
    sw t5, 256(sp)
    xor t5, s9, s3
    xor s10, s10, t5
    sw a1, 204(sp)
    and a1, s1, s10
    sw t1, 184(sp)
    or t1, t2, t5
    xor t1, a7, t1
    xor t4, t4, t1
    sw t3, 252(sp)
    or t3, a3, s7
    sw s2, 212(sp)
    or s2, a2, s9
    xor a0, s2, a0
    xor t3, a0, t3
    xor a6, a6, a0
    xor a6, a6, t1
    xor a6, a1, a6
    xor t1, s6, t3
    and a1, a6, t1
    xor a0, t4, a6
    xor s2, a3, a4
    or s6, s3, s2
    xor a7, a7, s6
    xor a7, t3, a7
    not t3, a7
    xor s6, t1, a7
    or t4, t4, s6
    and t3, t3, t4
    or t3, t3, a1
    or t2, t2, t3
    or t5, t5, t3
    xor a1, t4, a1
    and a6, a6, a1
    xor t4, t4, a0
    and a7, a7, t4
    xor a7, t1, a7
    or t1, s1, a7
    or t4, s10, a7
    xor a0, a0, a6
    or s1, s7, a0
    or a3, a3, a0
    xor a1, a1, a0
    or a6, a6, a1
    and a1, s11, a6
    and a4, a4, a6
    xor a3, a3, a4
    xor a6, a0, a6
    or s3, s3, a6
    or s2, s2, a6
    xor a6, t3, a6
    and s6, s9, a6
    and a2, a2, a6
    xor a2, a3, a2
    xor a0, a7, a0
    xor a7, t3, a7
    and t0, t0, a7
    lw t3, 244(sp)
    xor t2, t2, t0
    and a7, t3, a7
    xor t0, t1, t0
    xor t0, t0, a3
    xor t1, t5, t0
    xor t3, s3, t1
    xor t5, a4, t2
    xor t5, s2, t5
    xor a6, a0, a6
    and a4, s8, a6
    and a6, s0, a6
    xor a6, t2, a6
    xor t2, a2, a6
    and t6, t6, a0
    and a3, ra, a0
    xor a6, a3, a6
    xor t1, t6, t1
    xor t1, a4, t1
    xor t6, t6, s6
    xor a7, a7, t1
    lw a4, 72(sp)
    xor t2, t2, a7
    lw a3, 384(a4)
    xor a2, t2, s4
    xor a3, a3, a7
    xor a0, a7, s5
    slli s0, a7, 8
    srli a7, a7, 24
    or a7, s0, a7
    xor a5, a7, a5
    xor a7, t3, t1
    xor a7, a6, a7
    xor t1, t6, a7
    xor a7, a1, a7
    lw t6, 408(a4)
    lw a1, 212(sp)
    xor t6, t6, a7
    xor a1, a7, a1
    xor a3, a3, a1
    not t3, t3
    xor t3, t4, t3
    xor t3, t3, t2
    xor t1, t3, t1
    xor t3, s1, t3
    lw t4, 392(a4)
    lw s0, 252(sp)
    xor t4, t4, t3
    xor t4, t4, a2
    xor s0, t3, s0
    slli s1, t3, 8
    srli t3, t3, 24
    or t3, s1, t3
    lw s1, 184(sp)
    lw s2, 204(sp)
    xor t3, t3, s1
    xor s2, t1, s2
    slli s3, a2, 16
    srli a2, a2, 16
    or a2, s3, a2
    lw s3, 160(sp)
    srli s5, s2, 16
    and s4, a2, s3
    xor a2, a2, s4
    srli a2, a2, 4
    slli s4, s4, 4
    or a2, s4, a2
    slli s4, s2, 16
    or s4, s4, s5
    and s5, s4, s3
    xor s4, s4, s5
    srli s4, s4, 4
    slli s5, s5, 4
    or s4, s5, s4
    slli s5, t3, 16
    srli s6, t3, 16
    or s5, s5, s6
    and s6, s5, s3
    xor s5, s5, s6
    srli s5, s5, 4
    slli s6, s6, 4
    or s5, s6, s5
    slli s6, s0, 16
    srli s7, s0, 16
    or s6, s6, s7
    and s7, s6, s3
    xor s6, s6, s7
    srli s6, s6, 4
    slli s7, s7, 4
    or s6, s7, s6
    xor t4, t4, s6
    slli s6, t1, 8
    srli s7, t1, 24
    or s6, s6, s7
    lw s7, 256(sp)
    srli s10, a1, 16
    xor s6, s6, s7
    slli s8, s6, 16
    srli s9, s6, 16
    or s8, s8, s9
    and s9, s8, s3
    xor s8, s8, s9
    srli s8, s8, 4
    slli s9, s9, 4
    or s8, s9, s8
    slli s9, a1, 16
    or s9, s9, s10
    and s10, s9, s3
    xor s9, s9, s10
    srli s9, s9, 4
    slli s10, s10, 4
    or s9, s10, s9
    slli s10, a7, 8
    srli s11, a7, 24
    or s10, s10, s11
    lw s11, 196(sp)
    lw ra, 404(a4)
    xor s10, s10, s11
    lw s11, 180(sp)
    xor ra, ra, s10
    xor s11, s11, s10
    lw s7, 228(sp)
    not a7, a7
    xor ra, ra, s7
    xor a7, t5, a7
    xor a6, a6, a7
    lw t5, 400(a4)
    lw s1, 192(sp)
    xor t5, t5, a6
    xor t5, t5, a1
    xor s1, a6, s1
    xor t0, t0, a6
    lw a4, 232(sp)
    sw t4, 232(sp)
    xor a4, t0, a4
    xor t5, t5, a4
    slli t4, a4, 16
    srli a4, a4, 16
    or t4, t4, a4
    slli a4, a6, 8
    srli a6, a6, 24
    or a6, a4, a6
    lw a4, 216(sp)
    xor a6, a6, s7
    xor a4, a7, a4
    xor t6, t6, a4
    xor t6, t6, s9
    slli s7, a4, 16
    srli a4, a4, 16
    or a4, s7, a4
    and s7, a4, s3
    xor a4, a4, s7
    srli a4, a4, 4
    slli s7, s7, 4
    or a4, s7, a4
    slli s7, a6, 16
    srli s9, a6, 16
    or s7, s7, s9
    and s9, s7, s3
    xor s7, s7, s9
    srli s7, s7, 4
    slli s9, s9, 4
    or s7, s9, s7
    and s9, t4, s3
    xor t4, t4, s9
    srli t4, t4, 4
    slli s9, s9, 4
    or t4, s9, t4
    slli s9, t0, 8
    sw t4, 216(sp)
    srli t4, t0, 24
    or t4, s9, t4
    lw s9, 200(sp)
    xor t4, t4, s9
    xor ra, ra, t4
    xor s7, ra, s7
    slli ra, t4, 16
    srli t4, t4, 16
    or t4, ra, t4
    and ra, t4, s3
    xor t4, t4, ra
    srli t4, t4, 4
    slli ra, ra, 4
    or t4, ra, t4
    slli ra, s1, 16
    srli s9, s1, 16
    or s9, ra, s9
    and ra, s9, s3
    xor s9, s9, ra
    srli s9, s9, 4
    slli ra, ra, 4
    or s9, ra, s9
    xor t5, t5, s9
    slli s9, a7, 8
    srli ra, a7, 24
    or s9, s9, ra
    lw ra, 220(sp)
    xor s9, s9, ra
    lw ra, 236(sp)
    sw s7, 236(sp)
    xor ra, ra, s9
    slli s7, s9, 16
    srli s9, s9, 16
    or s7, s7, s9
    and s9, s7, s3
    xor s7, s7, s9
    srli s7, s7, 4
    slli s9, s9, 4
    or s7, s9, s7
    slli s9, s10, 16
    sw t5, 228(sp)
    srli t5, s10, 16
    or t5, s9, t5
    and s9, t5, s3
    xor t5, t5, s9
    srli t5, t5, 4
    slli s9, s9, 4
    or t5, s9, t5
    xor t5, ra, t5
    slli s9, a5, 16
    srli ra, a5, 16
    or s9, s9, ra
    and ra, s9, s3
    xor s9, s9, ra
    srli s9, s9, 4
    slli ra, ra, 4
    or s9, ra, s9
    xor s9, s11, s9
    slli s11, a0, 16
    srli ra, a0, 16
    or s11, s11, ra
    and ra, s11, s3
    xor s11, s11, ra
    srli s11, s11, 4
    slli ra, ra, 4
    or s11, ra, s11
    xor a3, a3, s11
    slli s11, t2, 8
    srli ra, t2, 24
    or s11, s11, ra
    lw ra, 208(sp)
    sw a3, 192(sp)
    lw a3, 72(sp)
    xor s11, s11, ra
    lw ra, 396(a3)
    sw s9, 180(sp)
    lw s9, 184(sp)
    xor ra, ra, s11
    xor s9, s9, ra
    xor s5, s9, s5
    slli s9, s11, 16
    srli s11, s11, 16
    or s9, s9, s11
    and s11, s9, s3
    xor s9, s9, s11
    srli s9, s9, 4
    slli s11, s11, 4
    or s9, s11, s9
    # round 10 (aes.dsl:53)
    lw s11, 444(a3)
    lw ra, 256(sp)
    xor s11, s11, ra
    xor a6, s11, a6
    xor a6, a6, s8
    lw s8, 424(a3)
    xor a7, s8, a7
    xor a7, a7, s2
    xor a7, a7, a4
    lw a4, 440(a3)
    lw s2, 220(sp)
    xor a4, a4, s2
    xor a4, s6, a4
    lw s2, 428(a3)
    xor a4, a4, s7
    xor t1, s2, t1
    xor t1, t1, s1
    lw s1, 416(a3)
    xor t1, t1, s4
    xor t2, s1, t2
    xor t2, t2, a0
    lw a0, 420(a3)
    lw s1, 208(sp)
    xor t0, a0, t0
    lw a0, 432(a3)
    xor a0, a0, s1
    xor a5, a5, a0
    xor a5, s10, a5
    xor a5, a5, s9
    lw a0, 436(a3)
    xor a5, a5, t5
    xor a0, a0, s10
    xor t3, t3, a0
    lw a0, 200(sp)
    xor t0, t0, a1
    xor t3, t3, a0
    xor t3, t3, s5
    xor t3, t3, t4
    xor t0, s0, t0
    xor t2, t2, a1
    xor t2, t2, a2
    xor t2, t2, t6
    lw t4, 232(sp)
    lw a2, 216(sp)
    xor t0, t0, t4
    xor t0, t0, a2
    lw a2, 228(sp)
    lw a1, 236(sp)
    xor t6, t6, a2
    xor t5, t5, a1
    xor a0, s5, a1
    xor s0, a5, a0
    or s1, t3, s0
    xor s2, t3, s0
    xor a4, a4, s2
    xor a6, a6, a4
    xor a4, s5, a4
    xor s1, s1, a4
    xor s4, t5, a4
    xor s5, a6, s4
    and s6, a0, s5
    xor s7, s2, s5
    and s8, a5, s7
    lw s9, 180(sp)
    or t4, t5, s4
    xor s10, s9, s4
    xor s11, s10, s7
    xor a1, a1, s11
    or ra, s9, a1
    xor a2, s0, a1
    xor a4, a4, t4
    xor a4, s6, a4
    xor s6, s9, s2
    sw t6, 236(sp)
    and t6, a2, s6
    xor t6, a4, t6
    sw t1, 216(sp)
    xor t1, a0, t5
    sw a7, 200(sp)
    or a7, a6, t1
    xor a7, a7, t4
    xor t3, t3, a7
    xor a7, a7, ra
    xor t4, a7, t6
    xor a7, s1, a7
    xor t6, a7, t4
    xor s1, t1, a2
    and ra, s11, s1
    xor a4, a4, ra
    xor t3, t3, a4
    xor a4, s8, a4
    or t6, a4, t6
    and s8, t4, t6
    not s8, s8
    xor ra, a5, s1
    sw t0, 208(sp)
    and t0, s10, ra
    xor t0, t0, t3
    xor t3, a4, t0
    xor a4, t6, t3
    or t4, t4, a4
    xor t4, a7, t4
    or a4, s10, t4
    or s10, ra, t4
    or a7, t0, a7
    and s8, s8, a7
    xor a7, t6, a7
    or t0, t0, a7
    xor t3, t3, t0
    or t6, a1, t3
    lw a1, 468(a3)
    xor a7, a7, t3
    xor t6, a1, t6
    and a7, t0, a7
    or t0, s2, a7
    or a1, s0, a7
    xor a7, t3, a7
    and a2, a2, a7
    and s0, s6, a7
    xor a7, s8, a7
    and a6, a6, a7
    and t1, t1, a7
    or s2, s9, t3
    xor s2, s2, t0
    xor a6, s2, a6
    xor t3, t4, t3
    and t5, t5, t3
    lw s6, 492(a3)
    and s4, s4, t3
    xor s6, s6, t5
    xor t1, s6, t1
    xor a7, t3, a7
    and t3, a0, a7
    and a7, s5, a7
    and a0, s11, s8
    xor t4, s8, t4
    and s1, s1, s8
    or s5, s7, t4
    or a5, a5, t4
    xor t4, a0, s5
    xor a4, a4, s5
    xor a4, a4, s2
    lw a0, 476(a3)
    xor a7, t4, a7
    xor a0, a0, a4
    xor a4, s1, a4
    xor t5, t5, a4
    xor t3, t3, t5
    xor t5, a2, a4
    xor a4, s10, t5
    xor t5, t5, t3
    xor a5, a5, t3
    lw t3, 452(a3)
    xor t0, t0, t4
    xor t3, t3, a5
    xor t0, s0, t0
    xor t4, s4, a7
    xor a6, a6, a7
    xor a5, a6, a5
    lw a6, 460(a3)
    xor t5, t4, t5
    xor a6, a6, a5
    xor a5, a4, a5
    xor a7, t6, a5
    xor t6, a1, t5
    xor t1, t1, t5
    xor a5, a5, t1
    lw t1, 508(a3)
    xor t0, t0, t6
    lw t5, 500(a3)
    xor t1, t1, t6
    xor t5, t5, t0
    xor t0, t4, t0
    lw t4, 484(a3)
    xor t4, t4, t0
    xor t0, a0, t0
    srli t6, t0, 4
    xor t6, t1, t6
    and t6, t6, s3
    xor t1, t1, t6
    slli t6, t6, 4
    xor t0, t0, t6
    srli t6, a7, 4
    xor t6, t6, t5
    and t6, t6, s3
    xor t5, t5, t6
    slli t6, t6, 4
    xor a7, a7, t6
    srli t6, a6, 4
    xor t6, t6, a5
    and t6, t6, s3
    xor a5, a5, t6
    slli t6, t6, 4
    xor a6, a6, t6
    srli t6, a6, 2
    lw a4, 176(sp)
    xor t6, t6, t0
    and t6, t6, a4
    xor t0, t0, t6
    slli t6, t6, 2
    xor a6, a6, t6
    srli t6, a5, 2
    xor t6, t6, t1
    and t6, t6, a4
    xor t1, t1, t6
    slli t6, t6, 2
    xor a5, a5, t6
    srli t6, t3, 4
    xor t6, t6, t4
    and t6, t6, s3
    xor t4, t4, t6
    slli t6, t6, 4
    xor t3, t3, t6
    srli t6, t3, 2
    xor t6, a7, t6
    and t6, t6, a4
    xor a7, a7, t6
    slli t6, t6, 2
    xor t3, t3, t6
    srli t6, t3, 1
    xor t6, a6, t6
    lw a2, 172(sp)
    lw a0, 168(sp)
    and t6, t6, a2
    xor a6, a6, t6
    slli t6, t6, 1
    xor t3, t3, t6
    lw t6, 164(sp)
    and s0, a6, a0
    and a1, t3, t6
    and t3, t3, a0
    and a6, a6, t6
    srli s1, a7, 1
    xor s1, t0, s1
    and s1, s1, a2
    xor t0, t0, s1
    slli s1, s1, 1
    xor a7, a7, s1
    and s1, a7, a0
    and a7, a7, t6
    and s2, t0, a0
    and t0, t0, t6
    srli s4, t4, 2
    xor s4, t5, s4
    and s4, s4, a4
    xor t5, t5, s4
    slli s4, s4, 2
    xor t4, t4, s4
    srli s4, t4, 1
    xor s4, a5, s4
    and s4, s4, a2
    xor a5, a5, s4
    slli s4, s4, 1
    xor t4, t4, s4
    and s4, t4, a0
    or a1, s4, a1
    and t4, t4, t6
    or t3, t3, t4
    and t4, a5, t6
    or t4, s0, t4
    and a5, a5, a0
    or a5, a5, a6
    srli a6, t5, 1
    xor a6, t1, a6
    and a6, a6, a2
    xor t1, t1, a6
    slli a6, a6, 1
    xor a6, t5, a6
    and t5, a6, a0
    or a7, t5, a7
    and a6, a6, t6
    or a6, s1, a6
    and t5, t1, t6
    or t5, s2, t5
    and t1, t1, a0
    or t0, t1, t0
    lw t1, 232(sp)
    lw s0, 228(sp)
    lw s4, 208(sp)
    xor s1, t1, s0
    xor s2, t2, s1
    or s5, s4, s2
    xor s6, s4, s2
    lw s7, 200(sp)
    lw s8, 216(sp)
    xor s7, s7, s6
    xor s8, s8, s7
    xor t1, t1, s7
    xor s5, s5, t1
    lw s7, 236(sp)
    lw s11, 192(sp)
    xor s9, s7, t1
    or s10, s7, s9
    xor t1, t1, s10
    xor ra, s11, s9
    xor t6, s8, s9
    xor a0, s6, t6
    xor a2, ra, a0
    xor s0, s0, a2
    xor a4, s2, s0
    sw t0, 228(sp)
    or t0, s11, s0
    sw t5, 232(sp)
    and t5, t2, a0
    sw a7, 216(sp)
    and a7, s1, t6
    xor a7, a7, t1
    xor t1, s11, s6
    sw a6, 200(sp)
    and a6, a4, t1
    xor a6, a7, a6
    sw a5, 180(sp)
    xor a5, s1, s7
    sw t4, 220(sp)
    or t4, s8, a5
    xor t4, t4, s10
    xor t0, t4, t0
    xor t4, s4, t4
    xor a6, t0, a6
    xor t0, s5, t0
    xor s4, t0, a6
    xor s5, a5, a4
    xor s10, t2, s5
    sw a1, 208(sp)
    and a1, ra, s10
    sw t3, 256(sp)
    and t3, a2, s5
    xor a7, a7, t3
    xor t3, t5, a7
    xor a7, t4, a7
    xor a7, a1, a7
    or t4, t3, s4
    xor t3, t3, a7
    xor t5, t4, t3
    or t5, a6, t5
    xor t5, t0, t5
    or a1, ra, t5
    or s4, s10, t5
    and a6, a6, t4
    not a6, a6
    or t0, a7, t0
    xor t4, t4, t0
    and a6, a6, t0
    and t0, s5, a6
    and a2, a2, a6
    or a7, a7, t4
    xor t3, t3, a7
    xor t4, t4, t3
    and a7, a7, t4
    or t4, s6, a7
    or s2, s2, a7
    xor a7, t3, a7
    and t1, t1, a7
    and a4, a4, a7
    xor a7, a6, a7
    and a5, a5, a7
    and s5, s8, a7
    or s6, s11, t3
    xor s6, s6, t4
    xor s5, s6, s5
    or s0, s0, t3
    lw s8, 464(a3)
    xor t3, t5, t3
    xor s0, s8, s0
    xor a6, a6, t5
    or t2, t2, a6
    or a6, a0, a6
    xor t5, a2, a6
    xor a6, a1, a6
    xor a6, a6, s6
    lw a2, 472(a3)
    xor t4, t4, t5
    xor a2, a2, a6
    xor a6, t0, a6
    xor t0, a4, a6
    xor a4, s4, t0
    xor t1, t1, t4
    and t4, s9, t3
    xor a7, t3, a7
    and t3, s7, t3
    lw a1, 488(a3)
    xor a6, t3, a6
    xor a1, a1, t3
    xor a5, a1, a5
    and t3, t6, a7
    xor t3, t5, t3
    and a7, s1, a7
    xor a6, a7, a6
    xor a7, t2, a6
    xor a6, t0, a6
    lw t0, 448(a3)
    xor t2, t4, t3
    xor t0, t0, a7
    xor t3, s5, t3
    xor a7, t3, a7
    lw t3, 456(a3)
    xor a6, t2, a6
    xor t3, t3, a7
    xor a7, a4, a7
    xor t4, s0, a7
    xor t5, s2, a6
    xor a5, a5, a6
    xor a5, a7, a5
    lw a6, 504(a3)
    xor a7, t1, t5
    xor a6, a6, t5
    xor t1, t2, a7
    lw t2, 496(a3)
    xor a7, t2, a7
    lw t2, 480(a3)
    xor t2, t2, t1
    xor t1, a2, t1
    srli t5, t1, 4
    xor t5, a6, t5
    and t5, t5, s3
    xor a6, a6, t5
    slli t5, t5, 4
    xor t1, t1, t5
    srli t5, t4, 4
    xor t5, t5, a7
    and t5, t5, s3
    xor a7, a7, t5
    slli t5, t5, 4
    xor t4, t4, t5
    srli t5, t3, 4
    xor t5, t5, a5
    and t5, t5, s3
    xor a5, a5, t5
    slli t5, t5, 4
    xor t3, t3, t5
    srli t5, t3, 2
    lw t6, 176(sp)
    xor t5, t5, t1
    and t5, t5, t6
    xor t1, t1, t5
    slli t5, t5, 2
    xor t3, t3, t5
    srli t5, a5, 2
    xor t5, t5, a6
    and t5, t5, t6
    xor a6, a6, t5
    slli t5, t5, 2
    xor a5, a5, t5
    srli t5, t0, 4
    xor t5, t5, t2
    and t5, t5, s3
    xor t2, t2, t5
    slli t5, t5, 4
    xor t0, t0, t5
    srli t5, t0, 2
    xor t5, t4, t5
    and t5, t5, t6
    xor t4, t4, t5
    slli t5, t5, 2
    xor t0, t0, t5
    srli t5, t0, 1
    xor t5, t3, t5
    lw a4, 172(sp)
    lw a1, 164(sp)
    and t5, t5, a4
    xor t3, t3, t5
    slli t5, t5, 1
    xor t0, t0, t5
    lw t5, 168(sp)
    and a0, t3, t5
    and a2, t0, t5
    and t0, t0, a1
    and t3, t3, a1
    srli s0, t4, 1
    xor s0, t1, s0
    and s0, s0, a4
    xor t1, t1, s0
    slli s0, s0, 1
    xor t4, t4, s0
    and s0, t4, a1
    and t4, t4, t5
    and s1, t1, t5
    and t1, t1, a1
    srli s2, t2, 2
    xor s2, a7, s2
    and t6, s2, t6
    xor a7, a7, t6
    slli t6, t6, 2
    xor t2, t2, t6
    srli t6, t2, 1
    xor t6, a5, t6
    and t6, t6, a4
    xor a5, a5, t6
    slli t6, t6, 1
    xor t2, t2, t6
    and t6, t2, t5
    or t0, t6, t0
    and t2, t2, a1
    or t2, a2, t2
    and t6, a5, t5
    or t3, t6, t3
    and a5, a5, a1
    or a5, a0, a5
    srli t6, a7, 1
    xor t6, a6, t6
    and t6, t6, a4
    xor a6, a6, t6
    slli t6, t6, 1
    xor a7, a7, t6
    and t6, a7, t5
    or t6, t6, s0
    and a7, a7, a1
    or a7, t4, a7
    and t4, a6, a1
    or t4, s1, t4
    and a6, a6, t5
    or a6, a6, t1
    lw t1, 68(sp)
    lw a4, 256(sp)
    lw t5, 0(t1)
    lw a2, 208(sp)
    xor t5, t5, a4
    lw a4, 4(t1)
    lw a1, 220(sp)
    xor t0, a4, t0
    lw a4, 8(t1)
    lw a0, 180(sp)
    xor a4, a4, a2
    lw a2, 12(t1)
    lw s0, 200(sp)
    xor t2, a2, t2
    lw a2, 16(t1)
    xor a2, a2, a1
    lw a1, 20(t1)
    lw s1, 216(sp)
    xor t3, a1, t3
    lw a1, 24(t1)
    xor a1, a1, a0
    lw a0, 28(t1)
    lw s2, 232(sp)
    xor a5, a0, a5
    lw a0, 32(t1)
    xor a0, a0, s0
    lw s0, 36(t1)
    lw s3, 228(sp)
    xor t6, s0, t6
    lw s0, 40(t1)
    xor s0, s0, s1
    lw s1, 44(t1)
    xor a7, s1, a7
    lw s1, 48(t1)
    xor s1, s1, s2
    lw s2, 52(t1)
    xor a6, s2, a6
    lw s2, 56(t1)
    xor s2, s2, s3
    lw s3, 60(t1)
    xor t4, s3, t4
    lw s3, 64(sp)
    sw t0, 4(s3)
    sw t5, 0(s3)
    sw a4, 8(s3)
    sw t2, 12(s3)
    sw a2, 16(s3)
    sw t3, 20(s3)
    sw a1, 24(s3)
    sw a5, 28(s3)
    sw a0, 32(s3)
    sw t6, 36(s3)
    sw s0, 40(s3)
    sw a7, 44(s3)
    sw s1, 48(s3)
    sw a6, 52(s3)
    sw s2, 56(s3)
    sw t4, 60(s3)
    mv a0, s3
    mv a1, t1
    lw a2, 80(sp)
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
