# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile aes --set aes128_128 --target rv32i --lanes 1 --slicing plane --features zbb --fixslice none --blocks 8 --mode ctr --depth round2
# passes:    unroll() invert(enabled=false) constants() counter() bitslice(enabled=true) fixslice(enabled=true, mode=none, blocks=8, depth=round2) ctr_fold(depth=round2) fold() sbox(lanes=1) complement() rotate() balance() share() hoist(mode=ctr) legalise(enabled=true) roll() slice(lanes=1) select() schedule() allocate() hide()
# dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 576
# layout:    planes of 16 S-boxes, 8 blocks side by side; cells in 1 arrangements
# sizes:     in bytes: block 16, key 16, nonce 12, rk 1408, ctx 5792, align 4, group 128, stack 576
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, calls and abi in QEMU, timing

    .text

    .balign 4
    .global lwcc_aes128_128_key_setup_rv32i
    .type lwcc_aes128_128_key_setup_rv32i, %function
lwcc_aes128_128_key_setup_rv32i:
    addi sp, sp, -272
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
    xor t1, a7, t0
    srli t2, a6, 2
    srli t3, a6, 4
    xor t3, t2, t3
    xor t4, t2, t0
    xor t5, t3, t4
    srli t6, a6, 6
    srli a4, a6, 3
    xor a3, a7, t5
    xor a4, a4, a3
    xor a2, t6, a4
    xor t2, t2, a2
    xor s0, t5, t2
    srli s1, a6, 5
    xor a2, s1, a2
    xor s1, s0, a2
    and s2, t3, s1
    xor s3, a6, a4
    xor s4, a2, s3
    xor t0, t0, s4
    xor s5, t5, t0
    xor s6, t3, t1
    xor s7, s5, s6
    and s8, s3, s7
    xor s8, s2, s8
    or s9, t4, a2
    and s10, a6, s5
    xor s10, s9, s10
    xor t2, t2, s10
    xor t2, s8, t2
    andn s8, s4, a7
    xor s2, s2, s8
    and s8, t5, s0
    xor s11, s2, s8
    xor ra, a4, s1
    or a5, ra, t1
    xor a5, s11, a5
    xor a3, a3, s9
    xor t6, t6, a3
    xor a3, a6, s0
    or s9, t0, a3
    xor t6, t6, s9
    xor t6, s2, t6
    xor s2, a5, t6
    and s9, a4, s6
    xor s9, s10, s9
    xor s8, s8, s9
    xor s9, t2, s8
    and a5, a5, s9
    andn s10, t6, s8
    xor s11, a5, s10
    sw t4, 96(sp)
    xor t4, s2, s11
    andn t2, t2, t4
    andn a5, s8, a5
    xor t2, t2, a5
    and t1, t1, t2
    xor a5, s9, a5
    andn a5, a5, s10
    xor s8, t2, a5
    and a3, a3, s8
    andn t6, t6, s11
    xor s2, s2, t6
    and s9, a6, s2
    and s10, ra, t2
    and s4, s4, a5
    xor s10, s10, s4
    or t4, t4, t6
    and t6, a4, t4
    xor t6, s10, t6
    xor a4, s9, t6
    xor a3, a3, a4
    and a5, a7, a5
    xor a5, a3, a5
    xor s9, s8, s2
    and t5, t5, s9
    xor t2, t2, t4
    and t3, t3, t2
    xor t3, t5, t3
    xor a5, a5, t3
    xnor s11, t1, a5
    rori s11, s11, 8
    lui ra, 4112
    addi ra, ra, 257
    and s11, s11, ra
    and s1, s1, t2
    xor t1, t1, s1
    xor t2, s9, t2
    and a2, a2, t2
    xor a4, a4, a2
    xor t1, t1, a4
    xnor a5, a5, t1
    rori a5, a5, 7
    lui a4, 8224
    addi a4, a4, 514
    and a5, a5, a4
    or a5, s11, a5
    xor a2, s2, t4
    and s7, s7, a2
    xor t3, t3, s7
    and s0, s0, s9
    xor s0, s10, s0
    xor s0, s1, s0
    xor t3, t3, s0
    and t0, t0, s8
    xor t0, t1, t0
    xor t0, s0, t0
    and t1, s5, s2
    xor t1, t0, t1
    xor t1, t3, t1
    rori t1, t1, 6
    lui s1, 16448
    addi s1, s1, 1028
    and t1, t1, s1
    or a5, a5, t1
    and t1, s6, t4
    xor t1, t3, t1
    and t3, s3, a2
    xor t3, t1, t3
    xor t3, t6, t3
    xor t4, s0, t3
    xor t6, a3, t4
    xor t6, s4, t6
    rori t6, t6, 5
    lui a3, 32897
    addi a3, a3, -2040
    and t6, t6, a3
    or a5, a5, t6
    rori t4, t4, 4
    lui t6, 65793
    addi t6, t6, 16
    and t4, t4, t6
    or a5, a5, t4
    lw t4, 96(sp)
    and t2, t4, t2
    xor t0, t0, t2
    xnor t0, t5, t0
    rori t0, t0, 3
    lui t2, 131586
    addi t2, t2, 32
    and t0, t0, t2
    or a5, a5, t0
    not t0, t3
    rori t0, t0, 2
    lui t3, 263172
    addi t3, t3, 64
    and t0, t0, t3
    or a5, a5, t0
    rori t0, t1, 1
    lui t1, 526344
    addi t1, t1, 128
    and t0, t0, t1
    or a5, a5, t0
    lw t0, 0(a1)
    lw t5, 4(a1)
    xor a5, t0, a5
    xori t4, a5, 1
    lw s0, 8(a1)
    xor a2, t4, t5
    xor s2, a2, s0
    xor s3, s2, a6
    srli s4, s3, 1
    srli s5, s3, 7
    xor s6, s4, s5
    srli s7, s3, 2
    srli s8, s3, 4
    xor s8, s7, s8
    xor s9, s7, s5
    xor s10, s8, s9
    srli s11, s3, 6
    srli t5, s3, 3
    xor t0, s4, s10
    xor t5, t5, t0
    xor a6, s11, t5
    xor s7, s7, a6
    xor s0, s10, s7
    sw a7, 96(sp)
    srli a7, s3, 5
    xor a6, a7, a6
    xor a7, s0, a6
    sw t4, 100(sp)
    and t4, s8, a7
    sw s2, 104(sp)
    xor s2, s3, t5
    sw a2, 108(sp)
    xor a2, a6, s2
    xor s5, s5, a2
    sw a5, 112(sp)
    xor a5, s10, s5
    sw t1, 116(sp)
    xor t1, s8, s6
    sw t3, 120(sp)
    xor t3, a5, t1
    sw t2, 124(sp)
    and t2, s2, t3
    xor t2, t4, t2
    sw s9, 128(sp)
    or s9, s9, a6
    sw t6, 132(sp)
    and t6, s3, a5
    xor t6, s9, t6
    xor s7, s7, t6
    xor t2, t2, s7
    andn s7, a2, s4
    xor t4, t4, s7
    and s7, s10, s0
    sw a3, 136(sp)
    xor a3, t4, s7
    sw s2, 140(sp)
    xor s2, t5, a7
    sw s1, 144(sp)
    or s1, s2, s6
    xor a3, a3, s1
    xor t0, t0, s9
    xor t0, s11, t0
    xor s1, s3, s0
    or s9, s5, s1
    xor t0, t0, s9
    xor t0, t4, t0
    xor t4, a3, t0
    and s9, t5, t1
    xor t6, t6, s9
    xor t6, s7, t6
    xor s7, t2, t6
    and a3, a3, s7
    andn s9, t0, t6
    xor s11, a3, s9
    sw t1, 148(sp)
    xor t1, t4, s11
    andn t2, t2, t1
    andn t6, t6, a3
    xor t2, t2, t6
    and a3, s6, t2
    xor t6, s7, t6
    andn t6, t6, s9
    xor s6, t2, t6
    and s1, s1, s6
    andn t0, t0, s11
    xor t4, t4, t0
    and s7, s3, t4
    and s2, s2, t2
    and a2, a2, t6
    xor s2, s2, a2
    or t0, t1, t0
    and t1, t5, t0
    xor t1, s2, t1
    xor t5, s7, t1
    xor s1, s1, t5
    and t6, s4, t6
    xor t6, s1, t6
    xor s7, s6, t4
    and s9, s10, s7
    xor t2, t2, t0
    and s8, s8, t2
    xor s8, s9, s8
    xor t6, t6, s8
    xnor s10, a3, t6
    rori s10, s10, 8
    and s10, s10, ra
    and a7, a7, t2
    xor a3, a3, a7
    xor t2, s7, t2
    and a6, a6, t2
    xor a6, t5, a6
    xor a6, a3, a6
    xnor t5, t6, a6
    rori t5, t5, 7
    and t5, t5, a4
    or t5, s10, t5
    xor t6, t4, t0
    and t3, t3, t6
    xor t3, s8, t3
    and a3, s0, s7
    xor a3, s2, a3
    xor a7, a7, a3
    xor t3, t3, a7
    and a3, s5, s6
    xor a6, a6, a3
    xor a6, a7, a6
    and a5, a5, t4
    xor a5, a6, a5
    xor a5, t3, a5
    lw t4, 144(sp)
    rori a5, a5, 6
    and a5, a5, t4
    or a5, t5, a5
    lw t5, 148(sp)
    and t0, t5, t0
    xor t0, t3, t0
    lw t3, 140(sp)
    lw t5, 136(sp)
    and t3, t3, t6
    xor t3, t0, t3
    xor t1, t1, t3
    xor a7, a7, t1
    xor t3, s1, a7
    xor t3, a2, t3
    rori t3, t3, 5
    and t3, t3, t5
    or a5, a5, t3
    lw t3, 132(sp)
    rori a7, a7, 4
    and a7, a7, t3
    or a5, a5, a7
    lw a7, 128(sp)
    and a7, a7, t2
    xor a6, a6, a7
    xnor a6, s9, a6
    lw a7, 124(sp)
    rori a6, a6, 3
    and a6, a6, a7
    or a5, a5, a6
    not a6, t1
    rori a6, a6, 2
    lw t1, 120(sp)
    lw t2, 108(sp)
    and a6, a6, t1
    or a5, a5, a6
    rori a6, t0, 1
    lw t0, 116(sp)
    lw a3, 104(sp)
    and a6, a6, t0
    or a5, a5, a6
    lw a6, 112(sp)
    xor a5, a6, a5
    xori a6, a5, 3
    xor t6, a6, t2
    xor a2, t6, a3
    xor s0, a2, s3
    srli s1, s0, 1
    srli s2, s0, 7
    xor s5, s1, s2
    srli s6, s0, 2
    srli s7, s0, 4
    xor s7, s6, s7
    xor s8, s6, s2
    xor s9, s7, s8
    srli s10, s0, 6
    srli s11, s0, 3
    xor a3, s1, s9
    xor s11, s11, a3
    xor t2, s10, s11
    xor s6, s6, t2
    sw a6, 112(sp)
    xor a6, s9, s6
    sw s4, 128(sp)
    srli s4, s0, 5
    xor t2, s4, t2
    xor s4, a6, t2
    sw s3, 140(sp)
    and s3, s7, s4
    xor t0, s0, s11
    xor t1, t2, t0
    xor s2, s2, t1
    xor a7, s9, s2
    xor t3, s7, s5
    xor t5, a7, t3
    and t4, t0, t5
    xor t4, s3, t4
    sw a2, 148(sp)
    or a2, s8, t2
    sw t6, 152(sp)
    and t6, s0, a7
    xor t6, a2, t6
    xor s6, s6, t6
    xor t4, t4, s6
    andn s6, t1, s1
    xor s3, s3, s6
    and s6, s9, a6
    sw a5, 156(sp)
    xor a5, s3, s6
    sw s8, 160(sp)
    xor s8, s11, s4
    sw t0, 164(sp)
    or t0, s8, s5
    xor a5, a5, t0
    xor t0, a3, a2
    xor t0, s10, t0
    xor a3, s0, a6
    or a2, s2, a3
    xor t0, t0, a2
    xor t0, s3, t0
    xor a2, a5, t0
    and s3, s11, t3
    xor t6, t6, s3
    xor t6, s6, t6
    xor s3, t4, t6
    and a5, a5, s3
    andn s6, t0, t6
    xor s10, a5, s6
    sw t3, 168(sp)
    xor t3, a2, s10
    andn t4, t4, t3
    andn a5, t6, a5
    xor t4, t4, a5
    and t6, s5, t4
    xor a5, s3, a5
    andn a5, a5, s6
    xor s3, t4, a5
    and a3, a3, s3
    andn t0, t0, s10
    xor a2, a2, t0
    and s5, s0, a2
    and s6, s8, t4
    and t1, t1, a5
    xor s6, s6, t1
    or t0, t3, t0
    and t3, s11, t0
    xor t3, s6, t3
    xor s5, s5, t3
    xor a3, a3, s5
    and a5, s1, a5
    xor a5, a3, a5
    xor s8, s3, a2
    and s9, s9, s8
    xor t4, t4, t0
    and s7, s7, t4
    xor s7, s9, s7
    xor a5, a5, s7
    xnor s10, t6, a5
    rori s10, s10, 8
    and s10, s10, ra
    and s4, s4, t4
    xor t6, t6, s4
    xor t4, s8, t4
    and t2, t2, t4
    xor t2, s5, t2
    xor t2, t6, t2
    xnor a5, a5, t2
    rori a5, a5, 7
    and a5, a5, a4
    or a5, s10, a5
    xor t6, a2, t0
    and t5, t5, t6
    xor t5, s7, t5
    and a6, a6, s8
    xor a6, s6, a6
    xor a6, s4, a6
    xor t5, t5, a6
    and s2, s2, s3
    xor t2, t2, s2
    xor t2, a6, t2
    and a7, a7, a2
    xor a7, t2, a7
    xor a7, t5, a7
    lw a2, 144(sp)
    rori a7, a7, 6
    and a7, a7, a2
    or a5, a5, a7
    lw a7, 168(sp)
    and a7, a7, t0
    xor a7, t5, a7
    lw t0, 164(sp)
    and t0, t0, t6
    xor t0, a7, t0
    xor t0, t3, t0
    xor a6, a6, t0
    xor t3, a3, a6
    xor t1, t1, t3
    rori t1, t1, 5
    lw t3, 136(sp)
    rori a6, a6, 4
    and t1, t1, t3
    or a5, a5, t1
    lw t1, 132(sp)
    and a6, a6, t1
    or a5, a5, a6
    lw a6, 160(sp)
    and a6, a6, t4
    xor a6, t2, a6
    xnor a6, s9, a6
    lw t2, 124(sp)
    rori a6, a6, 3
    and a6, a6, t2
    or a5, a5, a6
    not a6, t0
    rori a6, a6, 2
    lw t0, 120(sp)
    lui t5, 349525
    and a6, a6, t0
    or a5, a5, a6
    rori a6, a7, 1
    lw a7, 116(sp)
    addi t5, t5, 1365
    and a6, a6, a7
    or a5, a5, a6
    lw a6, 156(sp)
    lui s2, 209715
    xor a5, a6, a5
    xori a6, a5, 7
    srli t4, a6, 1
    xor t4, t4, a6
    and t4, t4, t5
    slli t6, t4, 1
    xor t6, a6, t6
    srli a3, t6, 2
    xor a3, a3, t6
    addi s2, s2, 819
    and a3, a3, s2
    slli s3, a3, 2
    xor s3, t6, s3
    srli s4, s3, 4
    xor s4, s4, s3
    lui s5, 61681
    addi s5, s5, -241
    and s4, s4, s5
    slli s6, s4, 4
    xor s6, s3, s6
    srli s7, s6, 8
    lw s8, 152(sp)
    sw s1, 156(sp)
    xor s9, a6, s8
    srli s10, s9, 1
    xor s10, s10, s9
    and s10, s10, t5
    slli s11, s10, 1
    xor s11, s9, s11
    srli s8, s11, 2
    xor s8, s8, s11
    and s8, s8, s2
    slli s1, s8, 2
    xor s1, s11, s1
    srli a7, s1, 4
    xor a7, a7, s1
    and a7, a7, s5
    slli t0, a7, 4
    xor t0, s1, t0
    xor s7, s7, t0
    lui t2, 4080
    addi t2, t2, 255
    and s7, s7, t2
    slli t1, s7, 8
    xor t1, s6, t1
    srli s6, t1, 16
    lw t3, 148(sp)
    sw a5, 160(sp)
    xor t3, s9, t3
    srli a2, t3, 1
    xor a2, a2, t3
    and a2, a2, t5
    slli a5, a2, 1
    xor a5, t3, a5
    sw a4, 164(sp)
    srli a4, a5, 2
    xor a4, a4, a5
    and a4, a4, s2
    sw ra, 168(sp)
    slli ra, a4, 2
    xor ra, a5, ra
    sw a7, 172(sp)
    srli a7, ra, 4
    xor a7, a7, ra
    and a7, a7, s5
    sw a7, 176(sp)
    slli a7, a7, 4
    xor a7, ra, a7
    sw ra, 180(sp)
    srli ra, a7, 8
    sw s0, 184(sp)
    xor s0, t3, s0
    sw s1, 188(sp)
    srli s1, s0, 1
    sw s1, 192(sp)
    xor s1, s1, s0
    and s1, s1, t5
    sw t5, 196(sp)
    slli t5, s1, 1
    xor t5, s0, t5
    sw s4, 200(sp)
    srli s4, t5, 2
    xor s4, s4, t5
    and s4, s4, s2
    sw s3, 204(sp)
    slli s3, s4, 2
    xor s3, t5, s3
    sw s4, 208(sp)
    srli s4, s3, 4
    xor s4, s4, s3
    and s4, s4, s5
    sw s4, 212(sp)
    slli s4, s4, 4
    xor s4, s3, s4
    xor ra, ra, s4
    and ra, ra, t2
    sw s3, 216(sp)
    slli s3, ra, 8
    xor a7, a7, s3
    xor s3, s6, a7
    zext.h s3, s3
    slli s6, s3, 16
    xor t1, t1, s6
    sw t1, 0(a0)
    xor t0, t0, s7
    srli t1, t0, 16
    xor s4, s4, ra
    xor t1, t1, s4
    zext.h t1, t1
    slli s6, t1, 16
    xor t0, t0, s6
    sw t0, 4(a0)
    xor a7, a7, s3
    sw a7, 8(a0)
    xor a7, s4, t1
    sw a7, 12(a0)
    xor a6, a6, t4
    srli a7, a6, 2
    xor a7, a7, a6
    and a7, a7, s2
    slli t0, a7, 2
    xor t0, a6, t0
    srli t1, t0, 4
    xor t1, t1, t0
    and t1, t1, s5
    slli t4, t1, 4
    xor t4, t0, t4
    srli s3, t4, 8
    xor s4, s9, s10
    srli s6, s4, 2
    xor s6, s6, s4
    and s6, s6, s2
    slli s7, s6, 2
    xor s7, s4, s7
    srli s10, s7, 4
    xor s10, s10, s7
    and s10, s10, s5
    slli ra, s10, 4
    xor ra, s7, ra
    xor s3, s3, ra
    and s3, s3, t2
    sw s9, 220(sp)
    slli s9, s3, 8
    xor t4, t4, s9
    srli s9, t4, 16
    xor a2, t3, a2
    sw t3, 224(sp)
    srli t3, a2, 2
    xor t3, t3, a2
    and t3, t3, s2
    sw s10, 228(sp)
    slli s10, t3, 2
    xor s10, a2, s10
    sw s7, 232(sp)
    srli s7, s10, 4
    xor s7, s7, s10
    and s7, s7, s5
    sw s7, 236(sp)
    slli s7, s7, 4
    xor s7, s10, s7
    sw s10, 240(sp)
    srli s10, s7, 8
    xor s1, s0, s1
    sw s0, 244(sp)
    srli s0, s1, 2
    xor s0, s0, s1
    and s0, s0, s2
    sw s2, 248(sp)
    slli s2, s0, 2
    xor s2, s1, s2
    sw t1, 252(sp)
    srli t1, s2, 4
    xor t1, t1, s2
    and t1, t1, s5
    sw t1, 256(sp)
    slli t1, t1, 4
    xor t1, s2, t1
    xor s10, s10, t1
    and s10, s10, t2
    sw s2, 260(sp)
    slli s2, s10, 8
    xor s2, s7, s2
    xor s7, s9, s2
    zext.h s7, s7
    slli s9, s7, 16
    xor t4, t4, s9
    sw t4, 16(a0)
    xor t4, ra, s3
    srli s3, t4, 16
    xor t1, t1, s10
    xor s3, s3, t1
    zext.h s3, s3
    slli s9, s3, 16
    xor t4, t4, s9
    sw t4, 20(a0)
    xor t4, s2, s7
    sw t4, 24(a0)
    xor t1, t1, s3
    sw t1, 28(a0)
    xor t1, t6, a3
    srli t4, t1, 4
    xor t4, t4, t1
    and t4, t4, s5
    slli t6, t4, 4
    xor t6, t1, t6
    srli a3, t6, 8
    xor s2, s11, s8
    srli s3, s2, 4
    xor s3, s3, s2
    and s3, s3, s5
    slli s7, s3, 4
    xor s7, s2, s7
    xor a3, a3, s7
    and a3, a3, t2
    slli s8, a3, 8
    xor t6, t6, s8
    srli s8, t6, 16
    xor a5, a5, a4
    srli a4, a5, 4
    xor a4, a4, a5
    and a4, a4, s5
    slli s9, a4, 4
    xor s9, a5, s9
    srli s10, s9, 8
    lw s11, 208(sp)
    sw t0, 208(sp)
    xor t5, t5, s11
    srli s11, t5, 4
    xor s11, s11, t5
    and s11, s11, s5
    slli ra, s11, 4
    xor ra, t5, ra
    xor s10, s10, ra
    and s10, s10, t2
    slli t0, s10, 8
    xor t0, s9, t0
    xor s8, s8, t0
    zext.h s8, s8
    slli s9, s8, 16
    xor t6, t6, s9
    sw t6, 32(a0)
    xor t6, s7, a3
    srli a3, t6, 16
    xor s7, ra, s10
    xor a3, a3, s7
    zext.h a3, a3
    slli s9, a3, 16
    xor t6, t6, s9
    sw t6, 36(a0)
    xor t0, t0, s8
    sw t0, 40(a0)
    xor t0, s7, a3
    sw t0, 44(a0)
    xor t0, t1, t4
    srli t1, t0, 8
    xor t4, s2, s3
    xor t1, t1, t4
    and t1, t1, t2
    slli t6, t1, 8
    xor t0, t0, t6
    srli t6, t0, 16
    xor a5, a5, a4
    srli a4, a5, 8
    xor t5, t5, s11
    xor a4, a4, t5
    and a4, a4, t2
    slli a3, a4, 8
    xor a5, a5, a3
    xor t6, t6, a5
    zext.h t6, t6
    slli a3, t6, 16
    xor t0, t0, a3
    sw t0, 48(a0)
    xor t0, t4, t1
    srli t1, t0, 16
    xor t4, t5, a4
    xor t1, t1, t4
    zext.h t1, t1
    slli t5, t1, 16
    xor t0, t0, t5
    sw t0, 52(a0)
    xor a5, a5, t6
    sw a5, 56(a0)
    xor a5, t4, t1
    sw a5, 60(a0)
    xor a5, a6, a7
    srli a6, a5, 4
    xor a6, a6, a5
    and a6, a6, s5
    xor a7, a5, a6
    srli t0, a7, 8
    xor t1, s4, s6
    srli t4, t1, 4
    xor t4, t4, t1
    and t4, t4, s5
    xor t5, t1, t4
    xor t0, t0, t5
    and t0, t0, t2
    slli t6, t0, 8
    xor a7, a7, t6
    srli t6, a7, 16
    xor t3, a2, t3
    srli a4, t3, 4
    xor a4, a4, t3
    and a4, a4, s5
    xor a3, t3, a4
    srli a2, a3, 8
    xor s0, s1, s0
    srli s1, s0, 4
    xor s1, s1, s0
    and s1, s1, s5
    xor s2, s0, s1
    xor a2, a2, s2
    and a2, a2, t2
    slli s3, a2, 8
    xor a3, a3, s3
    xor t6, t6, a3
    zext.h t6, t6
    slli s3, t6, 16
    xor a7, a7, s3
    sw a7, 64(a0)
    xor a7, t5, t0
    srli t0, a7, 16
    xor t5, s2, a2
    xor t0, t0, t5
    zext.h t0, t0
    slli a2, t0, 16
    xor a7, a7, a2
    sw a7, 68(a0)
    xor a7, a3, t6
    sw a7, 72(a0)
    xor a7, t5, t0
    sw a7, 76(a0)
    lw a7, 204(sp)
    lw t0, 200(sp)
    lw t5, 188(sp)
    xor a7, a7, t0
    srli t0, a7, 8
    lw t6, 172(sp)
    lw a3, 180(sp)
    xor t5, t5, t6
    xor t0, t0, t5
    and t0, t0, t2
    slli t6, t0, 8
    xor a7, a7, t6
    srli t6, a7, 16
    lw a2, 176(sp)
    lw s2, 216(sp)
    xor a3, a3, a2
    srli a2, a3, 8
    lw s3, 212(sp)
    slli a6, a6, 4
    xor s2, s2, s3
    xor a2, a2, s2
    and a2, a2, t2
    slli s3, a2, 8
    xor a3, a3, s3
    xor t6, t6, a3
    zext.h t6, t6
    slli s3, t6, 16
    xor a7, a7, s3
    sw a7, 80(a0)
    xor a5, a5, a6
    srli a6, a5, 8
    slli a7, t4, 4
    xor a7, t1, a7
    xor a6, a6, a7
    and a6, a6, t2
    slli t1, a6, 8
    xor a5, a5, t1
    srli t1, a5, 16
    slli t4, a4, 4
    xor t3, t3, t4
    srli t4, t3, 8
    slli a4, s1, 4
    xor a4, s0, a4
    xor t4, t4, a4
    and t4, t4, t2
    slli s0, t4, 8
    xor t3, t3, s0
    xor t1, t1, t3
    zext.h t1, t1
    slli s0, t1, 16
    xor a5, a5, s0
    sw a5, 84(a0)
    lw a5, 208(sp)
    lw s0, 252(sp)
    lw s1, 232(sp)
    xor a5, a5, s0
    srli s0, a5, 8
    lw s3, 228(sp)
    lw s4, 240(sp)
    xor s1, s1, s3
    xor s0, s0, s1
    and s0, s0, t2
    slli s3, s0, 8
    xor a5, a5, s3
    srli s3, a5, 16
    lw s6, 236(sp)
    lw s7, 260(sp)
    xor s4, s4, s6
    lw s8, 256(sp)
    srli s6, s4, 8
    xor s7, s7, s8
    xor s6, s6, s7
    and s6, s6, t2
    slli s8, s6, 8
    xor s4, s4, s8
    xor s3, s3, s4
    zext.h s3, s3
    slli s8, s3, 16
    xor a5, a5, s8
    sw a5, 88(a0)
    xor a5, t5, t0
    srli t0, a5, 16
    xor t5, s2, a2
    xor t0, t0, t5
    zext.h t0, t0
    slli a2, t0, 16
    xor a5, a5, a2
    sw a5, 92(a0)
    xor a5, a7, a6
    srli a6, a5, 16
    xor a7, a4, t4
    xor a6, a6, a7
    zext.h a6, a6
    slli t4, a6, 16
    xor a5, a5, t4
    sw a5, 96(a0)
    xor a5, s1, s0
    srli t4, a5, 16
    xor a4, s7, s6
    xor t4, t4, a4
    zext.h t4, t4
    slli a2, t4, 16
    xor a5, a5, a2
    sw a5, 100(a0)
    xor a5, a3, t6
    sw a5, 104(a0)
    xor a5, t3, t1
    sw a5, 108(a0)
    xor a5, s4, s3
    sw a5, 112(a0)
    xor a5, t5, t0
    sw a5, 116(a0)
    xor a5, a7, a6
    sw a5, 120(a0)
    xor a5, a4, t4
    sw a5, 124(a0)
    lw a5, 244(sp)
    lw a7, 192(sp)
    srli a6, a5, 7
    xor t0, a7, a6
    srli t1, a5, 2
    srli t3, a5, 4
    xor t3, t1, t3
    xor t4, t1, a6
    xor t5, t3, t4
    srli t6, a5, 6
    srli a4, a5, 3
    xor a3, a7, t5
    xor a4, a4, a3
    xor a2, t6, a4
    xor t1, t1, a2
    xor s0, t5, t1
    srli s1, a5, 5
    xor a2, s1, a2
    xor s1, s0, a2
    and s2, t3, s1
    xor s3, a5, a4
    xor s4, a2, s3
    xor a6, a6, s4
    xor s6, t5, a6
    xor s7, t3, t0
    xor s8, s6, s7
    and s9, s3, s8
    xor s9, s2, s9
    or s10, t4, a2
    and s11, a5, s6
    xor s11, s10, s11
    xor t1, t1, s11
    xor t1, s9, t1
    andn s9, s4, a7
    xor s2, s2, s9
    and s9, t5, s0
    xor ra, s2, s9
    sw t2, 256(sp)
    xor t2, a4, s1
    sw s5, 260(sp)
    or s5, t2, t0
    xor s5, ra, s5
    xor a3, a3, s10
    xor t6, t6, a3
    xor a3, a5, s0
    or s10, a6, a3
    xor t6, t6, s10
    xor t6, s2, t6
    xor s2, s5, t6
    and s10, a4, s7
    xor s10, s11, s10
    xor s9, s9, s10
    xor s10, t1, s9
    and s5, s5, s10
    andn s11, t6, s9
    xor ra, s5, s11
    sw t4, 236(sp)
    xor t4, s2, ra
    andn t1, t1, t4
    andn s5, s9, s5
    xor t1, t1, s5
    and t0, t0, t1
    xor s5, s10, s5
    andn s5, s5, s11
    xor s9, t1, s5
    and a3, a3, s9
    andn t6, t6, ra
    xor s2, s2, t6
    and s10, a5, s2
    and t2, t2, t1
    and s4, s4, s5
    xor t2, t2, s4
    or t4, t4, t6
    and t6, a4, t4
    xor t6, t2, t6
    xor a4, s10, t6
    xor a3, a3, a4
    and a7, a7, s5
    xor a7, a3, a7
    xor s5, s9, s2
    and t5, t5, s5
    xor t1, t1, t4
    and t3, t3, t1
    xor t3, t5, t3
    xor a7, a7, t3
    xnor s10, t0, a7
    rori s10, s10, 8
    lw s11, 168(sp)
    and s1, s1, t1
    and s10, s10, s11
    xor t0, t0, s1
    xor t1, s5, t1
    and a2, a2, t1
    xor a4, a4, a2
    xor t0, t0, a4
    xnor a7, a7, t0
    rori a7, a7, 7
    lw a4, 164(sp)
    xor a2, s2, t4
    and a7, a7, a4
    or a7, s10, a7
    and s8, s8, a2
    xor t3, t3, s8
    and s0, s0, s5
    xor t2, t2, s0
    xor t2, s1, t2
    xor t3, t3, t2
    and a6, a6, s9
    xor a6, t0, a6
    xor a6, t2, a6
    and t0, s6, s2
    xor t0, a6, t0
    xor t0, t3, t0
    lw s0, 144(sp)
    rori t0, t0, 6
    and t0, t0, s0
    or a7, a7, t0
    and t0, s7, t4
    xor t0, t3, t0
    and t3, s3, a2
    xor t3, t0, t3
    xor t3, t6, t3
    xor t2, t2, t3
    xor t4, a3, t2
    xor t4, s4, t4
    rori t4, t4, 5
    lw t6, 136(sp)
    rori t2, t2, 4
    and t4, t4, t6
    or a7, a7, t4
    lw t4, 132(sp)
    and t2, t2, t4
    or a7, a7, t2
    lw t2, 236(sp)
    and t1, t2, t1
    xor a6, a6, t1
    xnor a6, t5, a6
    rori a6, a6, 3
    lw t1, 124(sp)
    lw t2, 120(sp)
    and a6, a6, t1
    or a6, a7, a6
    not a7, t3
    rori a7, a7, 2
    and a7, a7, t2
    or a6, a6, a7
    rori a7, t0, 1
    lw t0, 116(sp)
    lw t5, 196(sp)
    and a7, a7, t0
    or a6, a6, a7
    lw a7, 160(sp)
    lw s1, 248(sp)
    xor a6, a7, a6
    xori a7, a6, 15
    srli t3, a7, 1
    xor t3, t3, a7
    and t3, t3, t5
    slli a3, t3, 1
    xor a3, a7, a3
    srli a2, a3, 2
    xor a2, a2, a3
    and a2, a2, s1
    slli s2, a2, 2
    xor s2, a3, s2
    srli s3, s2, 4
    xor s3, s3, s2
    lw s4, 260(sp)
    lw s7, 220(sp)
    and s3, s3, s4
    slli s5, s3, 4
    xor s5, s2, s5
    srli s6, s5, 8
    xor s7, a7, s7
    srli s8, s7, 1
    xor s8, s8, s7
    and s8, s8, t5
    slli s9, s8, 1
    xor s9, s7, s9
    srli s10, s9, 2
    xor s10, s10, s9
    and s10, s10, s1
    slli ra, s10, 2
    xor ra, s9, ra
    srli t0, ra, 4
    xor t0, t0, ra
    and t0, t0, s4
    slli t2, t0, 4
    xor t2, ra, t2
    xor s6, s6, t2
    lw t1, 256(sp)
    lw t6, 224(sp)
    and s6, s6, t1
    slli t4, s6, 8
    xor t4, s5, t4
    srli s5, t4, 16
    xor t6, s7, t6
    srli s0, t6, 1
    xor s0, s0, t6
    and s0, s0, t5
    slli a4, s0, 1
    xor a4, t6, a4
    srli s11, a4, 2
    xor s11, s11, a4
    and s11, s11, s1
    sw a6, 224(sp)
    slli a6, s11, 2
    xor a6, a4, a6
    sw t0, 220(sp)
    srli t0, a6, 4
    xor t0, t0, a6
    and t0, t0, s4
    sw t0, 160(sp)
    slli t0, t0, 4
    xor t0, a6, t0
    sw a6, 236(sp)
    srli a6, t0, 8
    xor a5, t6, a5
    sw ra, 244(sp)
    srli ra, a5, 1
    sw ra, 192(sp)
    xor ra, ra, a5
    and ra, ra, t5
    slli t5, ra, 1
    xor t5, a5, t5
    sw s3, 240(sp)
    srli s3, t5, 2
    xor s3, s3, t5
    and s3, s3, s1
    sw s2, 228(sp)
    slli s2, s3, 2
    xor s2, t5, s2
    sw s3, 232(sp)
    srli s3, s2, 4
    xor s3, s3, s2
    and s3, s3, s4
    sw s3, 252(sp)
    slli s3, s3, 4
    xor s3, s2, s3
    xor a6, a6, s3
    and a6, a6, t1
    sw s2, 208(sp)
    slli s2, a6, 8
    xor t0, t0, s2
    xor s2, s5, t0
    zext.h s2, s2
    slli s5, s2, 16
    xor t4, t4, s5
    sw t4, 128(a0)
    xor t2, t2, s6
    srli t4, t2, 16
    xor a6, s3, a6
    xor t4, t4, a6
    zext.h t4, t4
    slli s3, t4, 16
    xor t2, t2, s3
    sw t2, 132(a0)
    xor t0, t0, s2
    sw t0, 136(a0)
    xor a6, a6, t4
    sw a6, 140(a0)
    xor a6, a7, t3
    srli a7, a6, 2
    xor a7, a7, a6
    and a7, a7, s1
    slli t0, a7, 2
    xor t0, a6, t0
    srli t2, t0, 4
    xor t2, t2, t0
    and t2, t2, s4
    slli t3, t2, 4
    xor t3, t0, t3
    srli t4, t3, 8
    xor s2, s7, s8
    srli s3, s2, 2
    xor s3, s3, s2
    and s3, s3, s1
    slli s5, s3, 2
    xor s5, s2, s5
    srli s6, s5, 4
    xor s6, s6, s5
    and s6, s6, s4
    slli s8, s6, 4
    xor s8, s5, s8
    xor t4, t4, s8
    and t4, t4, t1
    sw s7, 212(sp)
    slli s7, t4, 8
    xor t3, t3, s7
    srli s7, t3, 16
    xor s0, t6, s0
    sw t6, 216(sp)
    srli t6, s0, 2
    xor t6, t6, s0
    and t6, t6, s1
    sw s6, 176(sp)
    slli s6, t6, 2
    xor s6, s0, s6
    sw s5, 180(sp)
    srli s5, s6, 4
    xor s5, s5, s6
    and s5, s5, s4
    sw s5, 172(sp)
    slli s5, s5, 4
    xor s5, s6, s5
    sw s6, 188(sp)
    srli s6, s5, 8
    xor ra, a5, ra
    sw a5, 200(sp)
    srli a5, ra, 2
    xor a5, a5, ra
    and a5, a5, s1
    slli s1, a5, 2
    xor s1, ra, s1
    sw t2, 204(sp)
    srli t2, s1, 4
    xor t2, t2, s1
    and t2, t2, s4
    sw t2, 264(sp)
    slli t2, t2, 4
    xor t2, s1, t2
    xor s6, s6, t2
    and s6, s6, t1
    sw s1, 268(sp)
    slli s1, s6, 8
    xor s1, s5, s1
    xor s5, s7, s1
    zext.h s5, s5
    slli s7, s5, 16
    xor t3, t3, s7
    sw t3, 144(a0)
    xor t3, s8, t4
    srli t4, t3, 16
    xor t2, t2, s6
    xor t4, t4, t2
    zext.h t4, t4
    slli s6, t4, 16
    xor t3, t3, s6
    sw t3, 148(a0)
    xor t3, s1, s5
    sw t3, 152(a0)
    xor t2, t2, t4
    sw t2, 156(a0)
    xor t2, a3, a2
    srli t3, t2, 4
    xor t3, t3, t2
    and t3, t3, s4
    slli t4, t3, 4
    xor t4, t2, t4
    srli a3, t4, 8
    xor a2, s9, s10
    srli s1, a2, 4
    xor s1, s1, a2
    and s1, s1, s4
    slli s5, s1, 4
    xor s5, a2, s5
    xor a3, a3, s5
    and a3, a3, t1
    slli s6, a3, 8
    xor t4, t4, s6
    srli s6, t4, 16
    xor a4, a4, s11
    srli s7, a4, 4
    xor s7, s7, a4
    and s7, s7, s4
    slli s8, s7, 4
    xor s8, a4, s8
    srli s9, s8, 8
    lw s10, 232(sp)
    sw t0, 232(sp)
    xor t5, t5, s10
    srli s10, t5, 4
    xor s10, s10, t5
    and s10, s10, s4
    slli s11, s10, 4
    xor s11, t5, s11
    xor s9, s9, s11
    and s9, s9, t1
    slli t0, s9, 8
    xor t0, s8, t0
    xor s6, s6, t0
    zext.h s6, s6
    slli s8, s6, 16
    xor t4, t4, s8
    sw t4, 160(a0)
    xor t4, s5, a3
    srli a3, t4, 16
    xor s5, s11, s9
    xor a3, a3, s5
    zext.h a3, a3
    slli s8, a3, 16
    xor t4, t4, s8
    sw t4, 164(a0)
    xor t0, t0, s6
    sw t0, 168(a0)
    xor t0, s5, a3
    sw t0, 172(a0)
    xor t0, t2, t3
    srli t2, t0, 8
    xor t3, a2, s1
    xor t2, t2, t3
    and t2, t2, t1
    slli t4, t2, 8
    xor t0, t0, t4
    srli t4, t0, 16
    xor a4, a4, s7
    srli a3, a4, 8
    xor t5, t5, s10
    xor a3, a3, t5
    and a3, a3, t1
    slli a2, a3, 8
    xor a4, a4, a2
    xor t4, t4, a4
    zext.h t4, t4
    slli a2, t4, 16
    xor t0, t0, a2
    sw t0, 176(a0)
    xor t0, t3, t2
    srli t2, t0, 16
    xor t3, t5, a3
    xor t2, t2, t3
    zext.h t2, t2
    slli t5, t2, 16
    xor t0, t0, t5
    sw t0, 180(a0)
    xor t0, a4, t4
    sw t0, 184(a0)
    xor t0, t3, t2
    sw t0, 188(a0)
    xor a6, a6, a7
    srli a7, a6, 4
    xor a7, a7, a6
    and a7, a7, s4
    xor t0, a6, a7
    srli t2, t0, 8
    xor t3, s2, s3
    srli t4, t3, 4
    xor t4, t4, t3
    and t4, t4, s4
    xor t5, t3, t4
    xor t2, t2, t5
    and t2, t2, t1
    slli a4, t2, 8
    xor t0, t0, a4
    srli a4, t0, 16
    xor t6, s0, t6
    srli a3, t6, 4
    xor a3, a3, t6
    and a3, a3, s4
    xor a2, t6, a3
    srli s0, a2, 8
    xor a5, ra, a5
    srli s1, a5, 4
    xor s1, s1, a5
    and s1, s1, s4
    xor s2, a5, s1
    xor s0, s0, s2
    and s0, s0, t1
    slli s3, s0, 8
    xor a2, a2, s3
    xor a4, a4, a2
    zext.h a4, a4
    slli s3, a4, 16
    xor t0, t0, s3
    sw t0, 192(a0)
    xor t0, t5, t2
    srli t2, t0, 16
    xor t5, s2, s0
    xor t2, t2, t5
    zext.h t2, t2
    slli s0, t2, 16
    xor t0, t0, s0
    sw t0, 196(a0)
    xor t0, a2, a4
    sw t0, 200(a0)
    xor t0, t5, t2
    sw t0, 204(a0)
    lw t0, 228(sp)
    lw t2, 240(sp)
    lw t5, 244(sp)
    xor t0, t0, t2
    srli t2, t0, 8
    lw a4, 220(sp)
    lw a2, 236(sp)
    xor t5, t5, a4
    xor t2, t2, t5
    and t2, t2, t1
    slli a4, t2, 8
    xor t0, t0, a4
    srli a4, t0, 16
    lw s0, 160(sp)
    lw s2, 208(sp)
    xor a2, a2, s0
    srli s0, a2, 8
    lw s3, 252(sp)
    slli a7, a7, 4
    xor s2, s2, s3
    xor s0, s0, s2
    and s0, s0, t1
    slli s3, s0, 8
    xor a2, a2, s3
    xor a4, a4, a2
    zext.h a4, a4
    slli s3, a4, 16
    xor t0, t0, s3
    sw t0, 208(a0)
    xor a6, a6, a7
    srli a7, a6, 8
    slli t0, t4, 4
    xor t0, t3, t0
    xor a7, a7, t0
    and a7, a7, t1
    slli t3, a7, 8
    xor a6, a6, t3
    srli t3, a6, 16
    slli t4, a3, 4
    xor t4, t6, t4
    srli t6, t4, 8
    slli a3, s1, 4
    xor a5, a5, a3
    xor t6, t6, a5
    and t6, t6, t1
    slli a3, t6, 8
    xor t4, t4, a3
    xor t3, t3, t4
    zext.h t3, t3
    slli a3, t3, 16
    xor a6, a6, a3
    sw a6, 212(a0)
    lw a6, 232(sp)
    lw a3, 204(sp)
    lw s1, 180(sp)
    xor a6, a6, a3
    srli a3, a6, 8
    lw s3, 176(sp)
    lw s5, 188(sp)
    xor s1, s1, s3
    xor a3, a3, s1
    and a3, a3, t1
    slli s3, a3, 8
    xor a6, a6, s3
    srli s3, a6, 16
    lw s6, 172(sp)
    lw s7, 268(sp)
    xor s5, s5, s6
    lw s8, 264(sp)
    srli s6, s5, 8
    xor s7, s7, s8
    xor s6, s6, s7
    and s6, s6, t1
    slli s8, s6, 8
    xor s5, s5, s8
    xor s3, s3, s5
    zext.h s3, s3
    slli s8, s3, 16
    xor a6, a6, s8
    sw a6, 216(a0)
    xor a6, t5, t2
    srli t2, a6, 16
    xor t5, s2, s0
    xor t2, t2, t5
    zext.h t2, t2
    slli s0, t2, 16
    xor a6, a6, s0
    sw a6, 220(a0)
    xor a6, t0, a7
    srli a7, a6, 16
    xor a5, a5, t6
    xor a7, a7, a5
    zext.h a7, a7
    slli t0, a7, 16
    xor a6, a6, t0
    sw a6, 224(a0)
    xor a6, s1, a3
    srli t0, a6, 16
    xor t6, s7, s6
    xor t0, t0, t6
    zext.h t0, t0
    slli a3, t0, 16
    xor a6, a6, a3
    sw a6, 228(a0)
    xor a6, a2, a4
    sw a6, 232(a0)
    xor a6, t4, t3
    sw a6, 236(a0)
    xor a6, s5, s3
    sw a6, 240(a0)
    xor a6, t5, t2
    sw a6, 244(a0)
    xor a5, a5, a7
    sw a5, 248(a0)
    xor a5, t6, t0
    sw a5, 252(a0)
    lw a5, 200(sp)
    lw a7, 192(sp)
    srli a6, a5, 7
    xor t0, a7, a6
    srli t2, a5, 2
    srli t3, a5, 4
    xor t3, t2, t3
    xor t4, t2, a6
    xor t5, t3, t4
    srli t6, a5, 6
    srli a4, a5, 3
    xor a3, a7, t5
    xor a4, a4, a3
    xor a2, t6, a4
    xor t2, t2, a2
    xor s0, t5, t2
    srli s1, a5, 5
    xor a2, s1, a2
    xor s1, s0, a2
    and s2, t3, s1
    xor s3, a5, a4
    xor s5, a2, s3
    xor a6, a6, s5
    xor s6, t5, a6
    xor s7, t3, t0
    xor s8, s6, s7
    and s9, s3, s8
    xor s9, s2, s9
    or s10, t4, a2
    and s11, a5, s6
    xor s11, s10, s11
    xor t2, t2, s11
    xor t2, s9, t2
    andn s9, s5, a7
    xor s2, s2, s9
    and s9, t5, s0
    xor ra, s2, s9
    xor t1, a4, s1
    or s4, t1, t0
    xor s4, ra, s4
    xor a3, a3, s10
    xor t6, t6, a3
    xor a3, a5, s0
    or s10, a6, a3
    xor t6, t6, s10
    xor t6, s2, t6
    xor s2, s4, t6
    and s10, a4, s7
    xor s10, s11, s10
    xor s9, s9, s10
    xor s10, t2, s9
    and s4, s4, s10
    andn s11, t6, s9
    xor ra, s4, s11
    sw t4, 264(sp)
    xor t4, s2, ra
    andn t2, t2, t4
    andn s4, s9, s4
    xor t2, t2, s4
    and t0, t0, t2
    xor s4, s10, s4
    andn s4, s4, s11
    xor s9, t2, s4
    and a3, a3, s9
    andn t6, t6, ra
    xor s2, s2, t6
    and s10, a5, s2
    and t1, t1, t2
    and s5, s5, s4
    xor t1, t1, s5
    or t4, t4, t6
    and t6, a4, t4
    xor t6, t1, t6
    xor a4, s10, t6
    xor a3, a3, a4
    and a7, a7, s4
    xor a7, a3, a7
    xor s4, s9, s2
    and t5, t5, s4
    xor t2, t2, t4
    and t3, t3, t2
    xor t3, t5, t3
    xor a7, a7, t3
    xnor s10, t0, a7
    rori s10, s10, 8
    lw s11, 168(sp)
    and s1, s1, t2
    and s10, s10, s11
    xor t0, t0, s1
    xor t2, s4, t2
    and a2, a2, t2
    xor a4, a4, a2
    xor t0, t0, a4
    xnor a7, a7, t0
    rori a7, a7, 7
    lw a4, 164(sp)
    xor a2, s2, t4
    and a7, a7, a4
    or a7, s10, a7
    and s8, s8, a2
    xor t3, t3, s8
    and s0, s0, s4
    xor t1, t1, s0
    xor t1, s1, t1
    xor t3, t3, t1
    and a6, a6, s9
    xor a6, t0, a6
    xor a6, t1, a6
    and t0, s6, s2
    xor t0, a6, t0
    xor t0, t3, t0
    lw s0, 144(sp)
    rori t0, t0, 6
    and t0, t0, s0
    or a7, a7, t0
    and t0, s7, t4
    xor t0, t3, t0
    and t3, s3, a2
    xor t3, t0, t3
    xor t3, t6, t3
    xor t1, t1, t3
    xor t4, a3, t1
    xor t4, s5, t4
    rori t4, t4, 5
    lw t6, 136(sp)
    rori t1, t1, 4
    and t4, t4, t6
    or a7, a7, t4
    lw t4, 132(sp)
    and t1, t1, t4
    or a7, a7, t1
    lw t1, 264(sp)
    and t1, t1, t2
    xor a6, a6, t1
    xnor a6, t5, a6
    rori a6, a6, 3
    lw t1, 124(sp)
    lw t2, 120(sp)
    and a6, a6, t1
    or a6, a7, a6
    not a7, t3
    rori a7, a7, 2
    and a7, a7, t2
    or a6, a6, a7
    rori a7, t0, 1
    lw t0, 116(sp)
    lw t5, 196(sp)
    and a7, a7, t0
    or a6, a6, a7
    lw a7, 224(sp)
    lw s1, 248(sp)
    xor a6, a7, a6
    xori a7, a6, 31
    srli t3, a7, 1
    xor t3, t3, a7
    and t3, t3, t5
    slli a3, t3, 1
    xor a3, a7, a3
    srli a2, a3, 2
    xor a2, a2, a3
    and a2, a2, s1
    slli s2, a2, 2
    xor s2, a3, s2
    srli s3, s2, 4
    xor s3, s3, s2
    lw s4, 260(sp)
    lw s7, 212(sp)
    and s3, s3, s4
    slli s5, s3, 4
    xor s5, s2, s5
    srli s6, s5, 8
    xor s7, a7, s7
    srli s8, s7, 1
    xor s8, s8, s7
    and s8, s8, t5
    slli s9, s8, 1
    xor s9, s7, s9
    srli s10, s9, 2
    xor s10, s10, s9
    and s10, s10, s1
    slli ra, s10, 2
    xor ra, s9, ra
    srli t0, ra, 4
    xor t0, t0, ra
    and t0, t0, s4
    slli t2, t0, 4
    xor t2, ra, t2
    xor s6, s6, t2
    lw t1, 256(sp)
    lw t6, 216(sp)
    and s6, s6, t1
    slli t4, s6, 8
    xor t4, s5, t4
    srli s5, t4, 16
    xor t6, s7, t6
    srli s0, t6, 1
    xor s0, s0, t6
    and s0, s0, t5
    slli a4, s0, 1
    xor a4, t6, a4
    srli s11, a4, 2
    xor s11, s11, a4
    and s11, s11, s1
    sw a6, 216(sp)
    slli a6, s11, 2
    xor a6, a4, a6
    sw t0, 212(sp)
    srli t0, a6, 4
    xor t0, t0, a6
    and t0, t0, s4
    sw t0, 224(sp)
    slli t0, t0, 4
    xor t0, a6, t0
    sw a6, 264(sp)
    srli a6, t0, 8
    xor a5, t6, a5
    sw ra, 200(sp)
    srli ra, a5, 1
    sw ra, 192(sp)
    xor ra, ra, a5
    and ra, ra, t5
    slli t5, ra, 1
    xor t5, a5, t5
    sw s3, 268(sp)
    srli s3, t5, 2
    xor s3, s3, t5
    and s3, s3, s1
    sw s2, 172(sp)
    slli s2, s3, 2
    xor s2, t5, s2
    sw s3, 188(sp)
    srli s3, s2, 4
    xor s3, s3, s2
    and s3, s3, s4
    sw s3, 176(sp)
    slli s3, s3, 4
    xor s3, s2, s3
    xor a6, a6, s3
    and a6, a6, t1
    sw s2, 180(sp)
    slli s2, a6, 8
    xor t0, t0, s2
    xor s2, s5, t0
    zext.h s2, s2
    slli s5, s2, 16
    xor t4, t4, s5
    sw t4, 256(a0)
    xor t2, t2, s6
    srli t4, t2, 16
    xor a6, s3, a6
    xor t4, t4, a6
    zext.h t4, t4
    slli s3, t4, 16
    xor t2, t2, s3
    sw t2, 260(a0)
    xor t0, t0, s2
    sw t0, 264(a0)
    xor a6, a6, t4
    sw a6, 268(a0)
    xor a6, a7, t3
    srli a7, a6, 2
    xor a7, a7, a6
    and a7, a7, s1
    slli t0, a7, 2
    xor t0, a6, t0
    srli t2, t0, 4
    xor t2, t2, t0
    and t2, t2, s4
    slli t3, t2, 4
    xor t3, t0, t3
    srli t4, t3, 8
    xor s2, s7, s8
    srli s3, s2, 2
    xor s3, s3, s2
    and s3, s3, s1
    slli s5, s3, 2
    xor s5, s2, s5
    srli s6, s5, 4
    xor s6, s6, s5
    and s6, s6, s4
    slli s8, s6, 4
    xor s8, s5, s8
    xor t4, t4, s8
    and t4, t4, t1
    sw s7, 204(sp)
    slli s7, t4, 8
    xor t3, t3, s7
    srli s7, t3, 16
    xor s0, t6, s0
    sw t6, 232(sp)
    srli t6, s0, 2
    xor t6, t6, s0
    and t6, t6, s1
    sw s6, 252(sp)
    slli s6, t6, 2
    xor s6, s0, s6
    sw s5, 208(sp)
    srli s5, s6, 4
    xor s5, s5, s6
    and s5, s5, s4
    sw s5, 160(sp)
    slli s5, s5, 4
    xor s5, s6, s5
    sw s6, 236(sp)
    srli s6, s5, 8
    xor ra, a5, ra
    sw a5, 220(sp)
    srli a5, ra, 2
    xor a5, a5, ra
    and a5, a5, s1
    slli s1, a5, 2
    xor s1, ra, s1
    sw t2, 244(sp)
    srli t2, s1, 4
    xor t2, t2, s1
    and t2, t2, s4
    sw t2, 240(sp)
    slli t2, t2, 4
    xor t2, s1, t2
    xor s6, s6, t2
    and s6, s6, t1
    sw s1, 228(sp)
    slli s1, s6, 8
    xor s1, s5, s1
    xor s5, s7, s1
    zext.h s5, s5
    slli s7, s5, 16
    xor t3, t3, s7
    sw t3, 272(a0)
    xor t3, s8, t4
    srli t4, t3, 16
    xor t2, t2, s6
    xor t4, t4, t2
    zext.h t4, t4
    slli s6, t4, 16
    xor t3, t3, s6
    sw t3, 276(a0)
    xor t3, s1, s5
    sw t3, 280(a0)
    xor t2, t2, t4
    sw t2, 284(a0)
    xor t2, a3, a2
    srli t3, t2, 4
    xor t3, t3, t2
    and t3, t3, s4
    slli t4, t3, 4
    xor t4, t2, t4
    srli a3, t4, 8
    xor a2, s9, s10
    srli s1, a2, 4
    xor s1, s1, a2
    and s1, s1, s4
    slli s5, s1, 4
    xor s5, a2, s5
    xor a3, a3, s5
    and a3, a3, t1
    slli s6, a3, 8
    xor t4, t4, s6
    srli s6, t4, 16
    xor a4, a4, s11
    srli s7, a4, 4
    xor s7, s7, a4
    and s7, s7, s4
    slli s8, s7, 4
    xor s8, a4, s8
    srli s9, s8, 8
    lw s10, 188(sp)
    sw t0, 188(sp)
    xor t5, t5, s10
    srli s10, t5, 4
    xor s10, s10, t5
    and s10, s10, s4
    slli s11, s10, 4
    xor s11, t5, s11
    xor s9, s9, s11
    and s9, s9, t1
    slli t0, s9, 8
    xor t0, s8, t0
    xor s6, s6, t0
    zext.h s6, s6
    slli s8, s6, 16
    xor t4, t4, s8
    sw t4, 288(a0)
    xor t4, s5, a3
    srli a3, t4, 16
    xor s5, s11, s9
    xor a3, a3, s5
    zext.h a3, a3
    slli s8, a3, 16
    xor t4, t4, s8
    sw t4, 292(a0)
    xor t0, t0, s6
    sw t0, 296(a0)
    xor t0, s5, a3
    sw t0, 300(a0)
    xor t0, t2, t3
    srli t2, t0, 8
    xor t3, a2, s1
    xor t2, t2, t3
    and t2, t2, t1
    slli t4, t2, 8
    xor t0, t0, t4
    srli t4, t0, 16
    xor a4, a4, s7
    srli a3, a4, 8
    xor t5, t5, s10
    xor a3, a3, t5
    and a3, a3, t1
    slli a2, a3, 8
    xor a4, a4, a2
    xor t4, t4, a4
    zext.h t4, t4
    slli a2, t4, 16
    xor t0, t0, a2
    sw t0, 304(a0)
    xor t0, t3, t2
    srli t2, t0, 16
    xor t3, t5, a3
    xor t2, t2, t3
    zext.h t2, t2
    slli t5, t2, 16
    xor t0, t0, t5
    sw t0, 308(a0)
    xor t0, a4, t4
    sw t0, 312(a0)
    xor t0, t3, t2
    sw t0, 316(a0)
    xor a6, a6, a7
    srli a7, a6, 4
    xor a7, a7, a6
    and a7, a7, s4
    xor t0, a6, a7
    srli t2, t0, 8
    xor t3, s2, s3
    srli t4, t3, 4
    xor t4, t4, t3
    and t4, t4, s4
    xor t5, t3, t4
    xor t2, t2, t5
    and t2, t2, t1
    slli a4, t2, 8
    xor t0, t0, a4
    srli a4, t0, 16
    xor t6, s0, t6
    srli a3, t6, 4
    xor a3, a3, t6
    and a3, a3, s4
    xor a2, t6, a3
    srli s0, a2, 8
    xor a5, ra, a5
    srli s1, a5, 4
    xor s1, s1, a5
    and s1, s1, s4
    xor s2, a5, s1
    xor s0, s0, s2
    and s0, s0, t1
    slli s3, s0, 8
    xor a2, a2, s3
    xor a4, a4, a2
    zext.h a4, a4
    slli s3, a4, 16
    xor t0, t0, s3
    sw t0, 320(a0)
    xor t0, t5, t2
    srli t2, t0, 16
    xor t5, s2, s0
    xor t2, t2, t5
    zext.h t2, t2
    slli s0, t2, 16
    xor t0, t0, s0
    sw t0, 324(a0)
    xor t0, a2, a4
    sw t0, 328(a0)
    xor t0, t5, t2
    sw t0, 332(a0)
    lw t0, 172(sp)
    lw t2, 268(sp)
    lw t5, 200(sp)
    xor t0, t0, t2
    srli t2, t0, 8
    lw a4, 212(sp)
    lw a2, 264(sp)
    xor t5, t5, a4
    xor t2, t2, t5
    and t2, t2, t1
    slli a4, t2, 8
    xor t0, t0, a4
    srli a4, t0, 16
    lw s0, 224(sp)
    lw s2, 180(sp)
    xor a2, a2, s0
    srli s0, a2, 8
    lw s3, 176(sp)
    slli a7, a7, 4
    xor s2, s2, s3
    xor s0, s0, s2
    and s0, s0, t1
    slli s3, s0, 8
    xor a2, a2, s3
    xor a4, a4, a2
    zext.h a4, a4
    slli s3, a4, 16
    xor t0, t0, s3
    sw t0, 336(a0)
    xor a6, a6, a7
    srli a7, a6, 8
    slli t0, t4, 4
    xor t0, t3, t0
    xor a7, a7, t0
    and a7, a7, t1
    slli t3, a7, 8
    xor a6, a6, t3
    srli t3, a6, 16
    slli t4, a3, 4
    xor t4, t6, t4
    srli t6, t4, 8
    slli a3, s1, 4
    xor a5, a5, a3
    xor t6, t6, a5
    and t6, t6, t1
    slli a3, t6, 8
    xor t4, t4, a3
    xor t3, t3, t4
    zext.h t3, t3
    slli a3, t3, 16
    xor a6, a6, a3
    sw a6, 340(a0)
    lw a6, 188(sp)
    lw a3, 244(sp)
    lw s1, 208(sp)
    xor a6, a6, a3
    srli a3, a6, 8
    lw s3, 252(sp)
    lw s5, 236(sp)
    xor s1, s1, s3
    xor a3, a3, s1
    and a3, a3, t1
    slli s3, a3, 8
    xor a6, a6, s3
    srli s3, a6, 16
    lw s6, 160(sp)
    lw s7, 228(sp)
    xor s5, s5, s6
    lw s8, 240(sp)
    srli s6, s5, 8
    xor s7, s7, s8
    xor s6, s6, s7
    and s6, s6, t1
    slli s8, s6, 8
    xor s5, s5, s8
    xor s3, s3, s5
    zext.h s3, s3
    slli s8, s3, 16
    xor a6, a6, s8
    sw a6, 344(a0)
    xor a6, t5, t2
    srli t2, a6, 16
    xor t5, s2, s0
    xor t2, t2, t5
    zext.h t2, t2
    slli s0, t2, 16
    xor a6, a6, s0
    sw a6, 348(a0)
    xor a6, t0, a7
    srli a7, a6, 16
    xor a5, a5, t6
    xor a7, a7, a5
    zext.h a7, a7
    slli t0, a7, 16
    xor a6, a6, t0
    sw a6, 352(a0)
    xor a6, s1, a3
    srli t0, a6, 16
    xor t6, s7, s6
    xor t0, t0, t6
    zext.h t0, t0
    slli a3, t0, 16
    xor a6, a6, a3
    sw a6, 356(a0)
    xor a6, a2, a4
    sw a6, 360(a0)
    xor a6, t4, t3
    sw a6, 364(a0)
    xor a6, s5, s3
    sw a6, 368(a0)
    xor a6, t5, t2
    sw a6, 372(a0)
    xor a5, a5, a7
    sw a5, 376(a0)
    xor a5, t6, t0
    sw a5, 380(a0)
    lw a5, 220(sp)
    lw a7, 192(sp)
    srli a6, a5, 7
    xor t0, a7, a6
    srli t2, a5, 2
    srli t3, a5, 4
    xor t3, t2, t3
    xor t4, t2, a6
    xor t5, t3, t4
    srli t6, a5, 6
    srli a4, a5, 3
    xor a3, a7, t5
    xor a4, a4, a3
    xor a2, t6, a4
    xor t2, t2, a2
    xor s0, t5, t2
    srli s1, a5, 5
    xor a2, s1, a2
    xor s1, s0, a2
    and s2, t3, s1
    xor s3, a5, a4
    xor s5, a2, s3
    xor a6, a6, s5
    xor s6, t5, a6
    xor s7, t3, t0
    xor s8, s6, s7
    and s9, s3, s8
    xor s9, s2, s9
    or s10, t4, a2
    and s11, a5, s6
    xor s11, s10, s11
    xor t2, t2, s11
    xor t2, s9, t2
    andn s9, s5, a7
    xor s2, s2, s9
    and s9, t5, s0
    xor ra, s2, s9
    xor t1, a4, s1
    or s4, t1, t0
    xor s4, ra, s4
    xor a3, a3, s10
    xor t6, t6, a3
    xor a3, a5, s0
    or s10, a6, a3
    xor t6, t6, s10
    xor t6, s2, t6
    xor s2, s4, t6
    and s10, a4, s7
    xor s10, s11, s10
    xor s9, s9, s10
    xor s10, t2, s9
    and s4, s4, s10
    andn s11, t6, s9
    xor ra, s4, s11
    sw t4, 240(sp)
    xor t4, s2, ra
    andn t2, t2, t4
    andn s4, s9, s4
    xor t2, t2, s4
    and t0, t0, t2
    xor s4, s10, s4
    andn s4, s4, s11
    xor s9, t2, s4
    and a3, a3, s9
    andn t6, t6, ra
    xor s2, s2, t6
    and s10, a5, s2
    and t1, t1, t2
    and s5, s5, s4
    xor t1, t1, s5
    or t4, t4, t6
    and t6, a4, t4
    xor t6, t1, t6
    xor a4, s10, t6
    xor a3, a3, a4
    and a7, a7, s4
    xor a7, a3, a7
    xor s4, s9, s2
    and t5, t5, s4
    xor t2, t2, t4
    and t3, t3, t2
    xor t3, t5, t3
    xor a7, a7, t3
    xnor s10, t0, a7
    rori s10, s10, 8
    lw s11, 168(sp)
    and s1, s1, t2
    and s10, s10, s11
    xor t0, t0, s1
    xor t2, s4, t2
    and a2, a2, t2
    xor a4, a4, a2
    xor t0, t0, a4
    xnor a7, a7, t0
    rori a7, a7, 7
    lw a4, 164(sp)
    xor a2, s2, t4
    and a7, a7, a4
    or a7, s10, a7
    and s8, s8, a2
    xor t3, t3, s8
    and s0, s0, s4
    xor t1, t1, s0
    xor t1, s1, t1
    xor t3, t3, t1
    and a6, a6, s9
    xor a6, t0, a6
    xor a6, t1, a6
    and t0, s6, s2
    xor t0, a6, t0
    xor t0, t3, t0
    lw s0, 144(sp)
    rori t0, t0, 6
    and t0, t0, s0
    or a7, a7, t0
    and t0, s7, t4
    xor t0, t3, t0
    and t3, s3, a2
    xor t3, t0, t3
    xor t3, t6, t3
    xor t1, t1, t3
    xor t4, a3, t1
    xor t4, s5, t4
    rori t4, t4, 5
    lw t6, 136(sp)
    rori t1, t1, 4
    and t4, t4, t6
    or a7, a7, t4
    lw t4, 132(sp)
    and t1, t1, t4
    or a7, a7, t1
    lw t1, 240(sp)
    and t1, t1, t2
    xor a6, a6, t1
    xnor a6, t5, a6
    rori a6, a6, 3
    lw t1, 124(sp)
    lw t2, 120(sp)
    and a6, a6, t1
    or a6, a7, a6
    not a7, t3
    rori a7, a7, 2
    and a7, a7, t2
    or a6, a6, a7
    rori a7, t0, 1
    lw t0, 116(sp)
    lw t5, 196(sp)
    and a7, a7, t0
    or a6, a6, a7
    lw a7, 216(sp)
    lw s1, 248(sp)
    xor a6, a7, a6
    xori a7, a6, 63
    srli t3, a7, 1
    xor t3, t3, a7
    and t3, t3, t5
    slli a3, t3, 1
    xor a3, a7, a3
    srli a2, a3, 2
    xor a2, a2, a3
    and a2, a2, s1
    slli s2, a2, 2
    xor s2, a3, s2
    srli s3, s2, 4
    xor s3, s3, s2
    lw s4, 260(sp)
    lw s7, 204(sp)
    and s3, s3, s4
    slli s5, s3, 4
    xor s5, s2, s5
    srli s6, s5, 8
    xor s7, a7, s7
    srli s8, s7, 1
    xor s8, s8, s7
    and s8, s8, t5
    slli s9, s8, 1
    xor s9, s7, s9
    srli s10, s9, 2
    xor s10, s10, s9
    and s10, s10, s1
    slli ra, s10, 2
    xor ra, s9, ra
    srli t0, ra, 4
    xor t0, t0, ra
    and t0, t0, s4
    slli t2, t0, 4
    xor t2, ra, t2
    xor s6, s6, t2
    lw t1, 256(sp)
    lw t6, 232(sp)
    and s6, s6, t1
    slli t4, s6, 8
    xor t4, s5, t4
    srli s5, t4, 16
    xor t6, s7, t6
    srli s0, t6, 1
    xor s0, s0, t6
    and s0, s0, t5
    slli a4, s0, 1
    xor a4, t6, a4
    srli s11, a4, 2
    xor s11, s11, a4
    and s11, s11, s1
    sw a6, 232(sp)
    slli a6, s11, 2
    xor a6, a4, a6
    sw t0, 204(sp)
    srli t0, a6, 4
    xor t0, t0, a6
    and t0, t0, s4
    sw t0, 216(sp)
    slli t0, t0, 4
    xor t0, a6, t0
    sw a6, 240(sp)
    srli a6, t0, 8
    xor a5, t6, a5
    sw ra, 220(sp)
    srli ra, a5, 1
    sw ra, 192(sp)
    xor ra, ra, a5
    and ra, ra, t5
    slli t5, ra, 1
    xor t5, a5, t5
    sw s3, 228(sp)
    srli s3, t5, 2
    xor s3, s3, t5
    and s3, s3, s1
    sw s2, 160(sp)
    slli s2, s3, 2
    xor s2, t5, s2
    sw s3, 236(sp)
    srli s3, s2, 4
    xor s3, s3, s2
    and s3, s3, s4
    sw s3, 252(sp)
    slli s3, s3, 4
    xor s3, s2, s3
    xor a6, a6, s3
    and a6, a6, t1
    sw s2, 208(sp)
    slli s2, a6, 8
    xor t0, t0, s2
    xor s2, s5, t0
    zext.h s2, s2
    slli s5, s2, 16
    xor t4, t4, s5
    sw t4, 384(a0)
    xor t2, t2, s6
    srli t4, t2, 16
    xor a6, s3, a6
    xor t4, t4, a6
    zext.h t4, t4
    slli s3, t4, 16
    xor t2, t2, s3
    sw t2, 388(a0)
    xor t0, t0, s2
    sw t0, 392(a0)
    xor a6, a6, t4
    sw a6, 396(a0)
    xor a6, a7, t3
    srli a7, a6, 2
    xor a7, a7, a6
    and a7, a7, s1
    slli t0, a7, 2
    xor t0, a6, t0
    srli t2, t0, 4
    xor t2, t2, t0
    and t2, t2, s4
    slli t3, t2, 4
    xor t3, t0, t3
    srli t4, t3, 8
    xor s2, s7, s8
    srli s3, s2, 2
    xor s3, s3, s2
    and s3, s3, s1
    slli s5, s3, 2
    xor s5, s2, s5
    srli s6, s5, 4
    xor s6, s6, s5
    and s6, s6, s4
    slli s8, s6, 4
    xor s8, s5, s8
    xor t4, t4, s8
    and t4, t4, t1
    sw s7, 244(sp)
    slli s7, t4, 8
    xor t3, t3, s7
    srli s7, t3, 16
    xor s0, t6, s0
    sw t6, 188(sp)
    srli t6, s0, 2
    xor t6, t6, s0
    and t6, t6, s1
    sw s6, 176(sp)
    slli s6, t6, 2
    xor s6, s0, s6
    sw s5, 180(sp)
    srli s5, s6, 4
    xor s5, s5, s6
    and s5, s5, s4
    sw s5, 224(sp)
    slli s5, s5, 4
    xor s5, s6, s5
    sw s6, 264(sp)
    srli s6, s5, 8
    xor ra, a5, ra
    sw a5, 212(sp)
    srli a5, ra, 2
    xor a5, a5, ra
    and a5, a5, s1
    slli s1, a5, 2
    xor s1, ra, s1
    sw t2, 200(sp)
    srli t2, s1, 4
    xor t2, t2, s1
    and t2, t2, s4
    sw t2, 268(sp)
    slli t2, t2, 4
    xor t2, s1, t2
    xor s6, s6, t2
    and s6, s6, t1
    sw s1, 172(sp)
    slli s1, s6, 8
    xor s1, s5, s1
    xor s5, s7, s1
    zext.h s5, s5
    slli s7, s5, 16
    xor t3, t3, s7
    sw t3, 400(a0)
    xor t3, s8, t4
    srli t4, t3, 16
    xor t2, t2, s6
    xor t4, t4, t2
    zext.h t4, t4
    slli s6, t4, 16
    xor t3, t3, s6
    sw t3, 404(a0)
    xor t3, s1, s5
    sw t3, 408(a0)
    xor t2, t2, t4
    sw t2, 412(a0)
    xor t2, a3, a2
    srli t3, t2, 4
    xor t3, t3, t2
    and t3, t3, s4
    slli t4, t3, 4
    xor t4, t2, t4
    srli a3, t4, 8
    xor a2, s9, s10
    srli s1, a2, 4
    xor s1, s1, a2
    and s1, s1, s4
    slli s5, s1, 4
    xor s5, a2, s5
    xor a3, a3, s5
    and a3, a3, t1
    slli s6, a3, 8
    xor t4, t4, s6
    srli s6, t4, 16
    xor a4, a4, s11
    srli s7, a4, 4
    xor s7, s7, a4
    and s7, s7, s4
    slli s8, s7, 4
    xor s8, a4, s8
    srli s9, s8, 8
    lw s10, 236(sp)
    sw t0, 236(sp)
    xor t5, t5, s10
    srli s10, t5, 4
    xor s10, s10, t5
    and s10, s10, s4
    slli s11, s10, 4
    xor s11, t5, s11
    xor s9, s9, s11
    and s9, s9, t1
    slli t0, s9, 8
    xor t0, s8, t0
    xor s6, s6, t0
    zext.h s6, s6
    slli s8, s6, 16
    xor t4, t4, s8
    sw t4, 416(a0)
    xor t4, s5, a3
    srli a3, t4, 16
    xor s5, s11, s9
    xor a3, a3, s5
    zext.h a3, a3
    slli s8, a3, 16
    xor t4, t4, s8
    sw t4, 420(a0)
    xor t0, t0, s6
    sw t0, 424(a0)
    xor t0, s5, a3
    sw t0, 428(a0)
    xor t0, t2, t3
    srli t2, t0, 8
    xor t3, a2, s1
    xor t2, t2, t3
    and t2, t2, t1
    slli t4, t2, 8
    xor t0, t0, t4
    srli t4, t0, 16
    xor a4, a4, s7
    srli a3, a4, 8
    xor t5, t5, s10
    xor a3, a3, t5
    and a3, a3, t1
    slli a2, a3, 8
    xor a4, a4, a2
    xor t4, t4, a4
    zext.h t4, t4
    slli a2, t4, 16
    xor t0, t0, a2
    sw t0, 432(a0)
    xor t0, t3, t2
    srli t2, t0, 16
    xor t3, t5, a3
    xor t2, t2, t3
    zext.h t2, t2
    slli t5, t2, 16
    xor t0, t0, t5
    sw t0, 436(a0)
    xor t0, a4, t4
    sw t0, 440(a0)
    xor t0, t3, t2
    sw t0, 444(a0)
    xor a6, a6, a7
    srli a7, a6, 4
    xor a7, a7, a6
    and a7, a7, s4
    xor t0, a6, a7
    srli t2, t0, 8
    xor t3, s2, s3
    srli t4, t3, 4
    xor t4, t4, t3
    and t4, t4, s4
    xor t5, t3, t4
    xor t2, t2, t5
    and t2, t2, t1
    slli a4, t2, 8
    xor t0, t0, a4
    srli a4, t0, 16
    xor t6, s0, t6
    srli a3, t6, 4
    xor a3, a3, t6
    and a3, a3, s4
    xor a2, t6, a3
    srli s0, a2, 8
    xor a5, ra, a5
    srli s1, a5, 4
    xor s1, s1, a5
    and s1, s1, s4
    xor s2, a5, s1
    xor s0, s0, s2
    and s0, s0, t1
    slli s3, s0, 8
    xor a2, a2, s3
    xor a4, a4, a2
    zext.h a4, a4
    slli s3, a4, 16
    xor t0, t0, s3
    sw t0, 448(a0)
    xor t0, t5, t2
    srli t2, t0, 16
    xor t5, s2, s0
    xor t2, t2, t5
    zext.h t2, t2
    slli s0, t2, 16
    xor t0, t0, s0
    sw t0, 452(a0)
    xor t0, a2, a4
    sw t0, 456(a0)
    xor t0, t5, t2
    sw t0, 460(a0)
    lw t0, 160(sp)
    lw t2, 228(sp)
    lw t5, 220(sp)
    xor t0, t0, t2
    srli t2, t0, 8
    lw a4, 204(sp)
    lw a2, 240(sp)
    xor t5, t5, a4
    xor t2, t2, t5
    and t2, t2, t1
    slli a4, t2, 8
    xor t0, t0, a4
    srli a4, t0, 16
    lw s0, 216(sp)
    lw s2, 208(sp)
    xor a2, a2, s0
    srli s0, a2, 8
    lw s3, 252(sp)
    slli a7, a7, 4
    xor s2, s2, s3
    xor s0, s0, s2
    and s0, s0, t1
    slli s3, s0, 8
    xor a2, a2, s3
    xor a4, a4, a2
    zext.h a4, a4
    slli s3, a4, 16
    xor t0, t0, s3
    sw t0, 464(a0)
    xor a6, a6, a7
    srli a7, a6, 8
    slli t0, t4, 4
    xor t0, t3, t0
    xor a7, a7, t0
    and a7, a7, t1
    slli t3, a7, 8
    xor a6, a6, t3
    srli t3, a6, 16
    slli t4, a3, 4
    xor t4, t6, t4
    srli t6, t4, 8
    slli a3, s1, 4
    xor a5, a5, a3
    xor t6, t6, a5
    and t6, t6, t1
    slli a3, t6, 8
    xor t4, t4, a3
    xor t3, t3, t4
    zext.h t3, t3
    slli a3, t3, 16
    xor a6, a6, a3
    sw a6, 468(a0)
    lw a6, 236(sp)
    lw a3, 200(sp)
    lw s1, 180(sp)
    xor a6, a6, a3
    srli a3, a6, 8
    lw s3, 176(sp)
    lw s5, 264(sp)
    xor s1, s1, s3
    xor a3, a3, s1
    and a3, a3, t1
    slli s3, a3, 8
    xor a6, a6, s3
    srli s3, a6, 16
    lw s6, 224(sp)
    lw s7, 172(sp)
    xor s5, s5, s6
    lw s8, 268(sp)
    srli s6, s5, 8
    xor s7, s7, s8
    xor s6, s6, s7
    and s6, s6, t1
    slli s8, s6, 8
    xor s5, s5, s8
    xor s3, s3, s5
    zext.h s3, s3
    slli s8, s3, 16
    xor a6, a6, s8
    sw a6, 472(a0)
    xor a6, t5, t2
    srli t2, a6, 16
    xor t5, s2, s0
    xor t2, t2, t5
    zext.h t2, t2
    slli s0, t2, 16
    xor a6, a6, s0
    sw a6, 476(a0)
    xor a6, t0, a7
    srli a7, a6, 16
    xor a5, a5, t6
    xor a7, a7, a5
    zext.h a7, a7
    slli t0, a7, 16
    xor a6, a6, t0
    sw a6, 480(a0)
    xor a6, s1, a3
    srli t0, a6, 16
    xor t6, s7, s6
    xor t0, t0, t6
    zext.h t0, t0
    slli a3, t0, 16
    xor a6, a6, a3
    sw a6, 484(a0)
    xor a6, a2, a4
    sw a6, 488(a0)
    xor a6, t4, t3
    sw a6, 492(a0)
    xor a6, s5, s3
    sw a6, 496(a0)
    xor a6, t5, t2
    sw a6, 500(a0)
    xor a5, a5, a7
    sw a5, 504(a0)
    xor a5, t6, t0
    sw a5, 508(a0)
    lw a5, 212(sp)
    lw a7, 192(sp)
    srli a6, a5, 7
    xor t0, a7, a6
    srli t2, a5, 2
    srli t3, a5, 4
    xor t3, t2, t3
    xor t4, t2, a6
    xor t5, t3, t4
    srli t6, a5, 6
    srli a4, a5, 3
    xor a3, a7, t5
    xor a4, a4, a3
    xor a2, t6, a4
    xor t2, t2, a2
    xor s0, t5, t2
    srli s1, a5, 5
    xor a2, s1, a2
    xor s1, s0, a2
    and s2, t3, s1
    xor s3, a5, a4
    xor s5, a2, s3
    xor a6, a6, s5
    xor s6, t5, a6
    xor s7, t3, t0
    xor s8, s6, s7
    and s9, s3, s8
    xor s9, s2, s9
    or s10, t4, a2
    and s11, a5, s6
    xor s11, s10, s11
    xor t2, t2, s11
    xor t2, s9, t2
    andn s9, s5, a7
    xor s2, s2, s9
    and s9, t5, s0
    xor ra, s2, s9
    xor t1, a4, s1
    or s4, t1, t0
    xor s4, ra, s4
    xor a3, a3, s10
    xor t6, t6, a3
    xor a3, a5, s0
    or s10, a6, a3
    xor t6, t6, s10
    xor t6, s2, t6
    xor s2, s4, t6
    and s10, a4, s7
    xor s10, s11, s10
    xor s9, s9, s10
    xor s10, t2, s9
    and s4, s4, s10
    andn s11, t6, s9
    xor ra, s4, s11
    sw t4, 268(sp)
    xor t4, s2, ra
    andn t2, t2, t4
    andn s4, s9, s4
    xor t2, t2, s4
    and t0, t0, t2
    xor s4, s10, s4
    andn s4, s4, s11
    xor s9, t2, s4
    and a3, a3, s9
    andn t6, t6, ra
    xor s2, s2, t6
    and s10, a5, s2
    and t1, t1, t2
    and s5, s5, s4
    xor t1, t1, s5
    or t4, t4, t6
    and t6, a4, t4
    xor t6, t1, t6
    xor a4, s10, t6
    xor a3, a3, a4
    and a7, a7, s4
    xor a7, a3, a7
    xor s4, s9, s2
    and t5, t5, s4
    xor t2, t2, t4
    and t3, t3, t2
    xor t3, t5, t3
    xor a7, a7, t3
    xnor s10, t0, a7
    rori s10, s10, 8
    lw s11, 168(sp)
    and s1, s1, t2
    and s10, s10, s11
    xor t0, t0, s1
    xor t2, s4, t2
    and a2, a2, t2
    xor a4, a4, a2
    xor t0, t0, a4
    xnor a7, a7, t0
    rori a7, a7, 7
    lw a4, 164(sp)
    xor a2, s2, t4
    and a7, a7, a4
    or a7, s10, a7
    and s8, s8, a2
    xor t3, t3, s8
    and s0, s0, s4
    xor t1, t1, s0
    xor t1, s1, t1
    xor t3, t3, t1
    and a6, a6, s9
    xor a6, t0, a6
    xor a6, t1, a6
    and t0, s6, s2
    xor t0, a6, t0
    xor t0, t3, t0
    lw s0, 144(sp)
    rori t0, t0, 6
    and t0, t0, s0
    or a7, a7, t0
    and t0, s7, t4
    xor t0, t3, t0
    and t3, s3, a2
    xor t3, t0, t3
    xor t3, t6, t3
    xor t1, t1, t3
    xor t4, a3, t1
    xor t4, s5, t4
    rori t4, t4, 5
    lw t6, 136(sp)
    rori t1, t1, 4
    and t4, t4, t6
    or a7, a7, t4
    lw t4, 132(sp)
    and t1, t1, t4
    or a7, a7, t1
    lw t1, 268(sp)
    and t1, t1, t2
    xor a6, a6, t1
    xnor a6, t5, a6
    rori a6, a6, 3
    lw t1, 124(sp)
    lw t2, 120(sp)
    and a6, a6, t1
    or a6, a7, a6
    not a7, t3
    rori a7, a7, 2
    and a7, a7, t2
    or a6, a6, a7
    rori a7, t0, 1
    lw t0, 116(sp)
    lw t5, 196(sp)
    and a7, a7, t0
    or a6, a6, a7
    lw a7, 232(sp)
    lw s1, 248(sp)
    xor a6, a7, a6
    xori a7, a6, 127
    srli t3, a7, 1
    xor t3, t3, a7
    and t3, t3, t5
    slli a3, t3, 1
    xor a3, a7, a3
    srli a2, a3, 2
    xor a2, a2, a3
    and a2, a2, s1
    slli s2, a2, 2
    xor s2, a3, s2
    srli s3, s2, 4
    xor s3, s3, s2
    lw s4, 260(sp)
    lw s7, 244(sp)
    and s3, s3, s4
    slli s5, s3, 4
    xor s5, s2, s5
    srli s6, s5, 8
    xor s7, a7, s7
    srli s8, s7, 1
    xor s8, s8, s7
    and s8, s8, t5
    slli s9, s8, 1
    xor s9, s7, s9
    srli s10, s9, 2
    xor s10, s10, s9
    and s10, s10, s1
    slli ra, s10, 2
    xor ra, s9, ra
    srli t0, ra, 4
    xor t0, t0, ra
    and t0, t0, s4
    slli t2, t0, 4
    xor t2, ra, t2
    xor s6, s6, t2
    lw t1, 256(sp)
    lw t6, 188(sp)
    and s6, s6, t1
    slli t4, s6, 8
    xor t4, s5, t4
    srli s5, t4, 16
    xor t6, s7, t6
    srli s0, t6, 1
    xor s0, s0, t6
    and s0, s0, t5
    slli a4, s0, 1
    xor a4, t6, a4
    srli s11, a4, 2
    xor s11, s11, a4
    and s11, s11, s1
    sw a6, 188(sp)
    slli a6, s11, 2
    xor a6, a4, a6
    sw t0, 244(sp)
    srli t0, a6, 4
    xor t0, t0, a6
    and t0, t0, s4
    sw t0, 232(sp)
    slli t0, t0, 4
    xor t0, a6, t0
    sw a6, 268(sp)
    srli a6, t0, 8
    xor a5, t6, a5
    sw ra, 212(sp)
    srli ra, a5, 1
    sw ra, 192(sp)
    xor ra, ra, a5
    and ra, ra, t5
    slli t5, ra, 1
    xor t5, a5, t5
    sw s3, 172(sp)
    srli s3, t5, 2
    xor s3, s3, t5
    and s3, s3, s1
    sw s2, 224(sp)
    slli s2, s3, 2
    xor s2, t5, s2
    sw s3, 264(sp)
    srli s3, s2, 4
    xor s3, s3, s2
    and s3, s3, s4
    sw s3, 176(sp)
    slli s3, s3, 4
    xor s3, s2, s3
    xor a6, a6, s3
    and a6, a6, t1
    sw s2, 180(sp)
    slli s2, a6, 8
    xor t0, t0, s2
    xor s2, s5, t0
    zext.h s2, s2
    slli s5, s2, 16
    xor t4, t4, s5
    sw t4, 512(a0)
    xor t2, t2, s6
    srli t4, t2, 16
    xor a6, s3, a6
    xor t4, t4, a6
    zext.h t4, t4
    slli s3, t4, 16
    xor t2, t2, s3
    sw t2, 516(a0)
    xor t0, t0, s2
    sw t0, 520(a0)
    xor a6, a6, t4
    sw a6, 524(a0)
    xor a6, a7, t3
    srli a7, a6, 2
    xor a7, a7, a6
    and a7, a7, s1
    slli t0, a7, 2
    xor t0, a6, t0
    srli t2, t0, 4
    xor t2, t2, t0
    and t2, t2, s4
    slli t3, t2, 4
    xor t3, t0, t3
    srli t4, t3, 8
    xor s2, s7, s8
    srli s3, s2, 2
    xor s3, s3, s2
    and s3, s3, s1
    slli s5, s3, 2
    xor s5, s2, s5
    srli s6, s5, 4
    xor s6, s6, s5
    and s6, s6, s4
    slli s8, s6, 4
    xor s8, s5, s8
    xor t4, t4, s8
    and t4, t4, t1
    sw s7, 200(sp)
    slli s7, t4, 8
    xor t3, t3, s7
    srli s7, t3, 16
    xor s0, t6, s0
    sw t6, 236(sp)
    srli t6, s0, 2
    xor t6, t6, s0
    and t6, t6, s1
    sw s6, 252(sp)
    slli s6, t6, 2
    xor s6, s0, s6
    sw s5, 208(sp)
    srli s5, s6, 4
    xor s5, s5, s6
    and s5, s5, s4
    sw s5, 216(sp)
    slli s5, s5, 4
    xor s5, s6, s5
    sw s6, 240(sp)
    srli s6, s5, 8
    xor ra, a5, ra
    sw a5, 204(sp)
    srli a5, ra, 2
    xor a5, a5, ra
    and a5, a5, s1
    slli s1, a5, 2
    xor s1, ra, s1
    sw t2, 220(sp)
    srli t2, s1, 4
    xor t2, t2, s1
    and t2, t2, s4
    sw t2, 228(sp)
    slli t2, t2, 4
    xor t2, s1, t2
    xor s6, s6, t2
    and s6, s6, t1
    sw s1, 160(sp)
    slli s1, s6, 8
    xor s1, s5, s1
    xor s5, s7, s1
    zext.h s5, s5
    slli s7, s5, 16
    xor t3, t3, s7
    sw t3, 528(a0)
    xor t3, s8, t4
    srli t4, t3, 16
    xor t2, t2, s6
    xor t4, t4, t2
    zext.h t4, t4
    slli s6, t4, 16
    xor t3, t3, s6
    sw t3, 532(a0)
    xor t3, s1, s5
    sw t3, 536(a0)
    xor t2, t2, t4
    sw t2, 540(a0)
    xor t2, a3, a2
    srli t3, t2, 4
    xor t3, t3, t2
    and t3, t3, s4
    slli t4, t3, 4
    xor t4, t2, t4
    srli a3, t4, 8
    xor a2, s9, s10
    srli s1, a2, 4
    xor s1, s1, a2
    and s1, s1, s4
    slli s5, s1, 4
    xor s5, a2, s5
    xor a3, a3, s5
    and a3, a3, t1
    slli s6, a3, 8
    xor t4, t4, s6
    srli s6, t4, 16
    xor a4, a4, s11
    srli s7, a4, 4
    xor s7, s7, a4
    and s7, s7, s4
    slli s8, s7, 4
    xor s8, a4, s8
    srli s9, s8, 8
    lw s10, 264(sp)
    sw t0, 264(sp)
    xor t5, t5, s10
    srli s10, t5, 4
    xor s10, s10, t5
    and s10, s10, s4
    slli s11, s10, 4
    xor s11, t5, s11
    xor s9, s9, s11
    and s9, s9, t1
    slli t0, s9, 8
    xor t0, s8, t0
    xor s6, s6, t0
    zext.h s6, s6
    slli s8, s6, 16
    xor t4, t4, s8
    sw t4, 544(a0)
    xor t4, s5, a3
    srli a3, t4, 16
    xor s5, s11, s9
    xor a3, a3, s5
    zext.h a3, a3
    slli s8, a3, 16
    xor t4, t4, s8
    sw t4, 548(a0)
    xor t0, t0, s6
    sw t0, 552(a0)
    xor t0, s5, a3
    sw t0, 556(a0)
    xor t0, t2, t3
    srli t2, t0, 8
    xor t3, a2, s1
    xor t2, t2, t3
    and t2, t2, t1
    slli t4, t2, 8
    xor t0, t0, t4
    srli t4, t0, 16
    xor a4, a4, s7
    srli a3, a4, 8
    xor t5, t5, s10
    xor a3, a3, t5
    and a3, a3, t1
    slli a2, a3, 8
    xor a4, a4, a2
    xor t4, t4, a4
    zext.h t4, t4
    slli a2, t4, 16
    xor t0, t0, a2
    sw t0, 560(a0)
    xor t0, t3, t2
    srli t2, t0, 16
    xor t3, t5, a3
    xor t2, t2, t3
    zext.h t2, t2
    slli t5, t2, 16
    xor t0, t0, t5
    sw t0, 564(a0)
    xor t0, a4, t4
    sw t0, 568(a0)
    xor t0, t3, t2
    sw t0, 572(a0)
    xor a6, a6, a7
    srli a7, a6, 4
    xor a7, a7, a6
    and a7, a7, s4
    xor t0, a6, a7
    srli t2, t0, 8
    xor t3, s2, s3
    srli t4, t3, 4
    xor t4, t4, t3
    and t4, t4, s4
    xor t5, t3, t4
    xor t2, t2, t5
    and t2, t2, t1
    slli a4, t2, 8
    xor t0, t0, a4
    srli a4, t0, 16
    xor t6, s0, t6
    srli a3, t6, 4
    xor a3, a3, t6
    and a3, a3, s4
    xor a2, t6, a3
    srli s0, a2, 8
    xor a5, ra, a5
    srli s1, a5, 4
    xor s1, s1, a5
    and s1, s1, s4
    xor s2, a5, s1
    xor s0, s0, s2
    and s0, s0, t1
    slli s3, s0, 8
    xor a2, a2, s3
    xor a4, a4, a2
    zext.h a4, a4
    slli s3, a4, 16
    xor t0, t0, s3
    sw t0, 576(a0)
    xor t0, t5, t2
    srli t2, t0, 16
    xor t5, s2, s0
    xor t2, t2, t5
    zext.h t2, t2
    slli s0, t2, 16
    xor t0, t0, s0
    sw t0, 580(a0)
    xor t0, a2, a4
    sw t0, 584(a0)
    xor t0, t5, t2
    sw t0, 588(a0)
    lw t0, 224(sp)
    lw t2, 172(sp)
    lw t5, 212(sp)
    xor t0, t0, t2
    srli t2, t0, 8
    lw a4, 244(sp)
    lw a2, 268(sp)
    xor t5, t5, a4
    xor t2, t2, t5
    and t2, t2, t1
    slli a4, t2, 8
    xor t0, t0, a4
    srli a4, t0, 16
    lw s0, 232(sp)
    lw s2, 180(sp)
    xor a2, a2, s0
    srli s0, a2, 8
    lw s3, 176(sp)
    slli a7, a7, 4
    xor s2, s2, s3
    xor s0, s0, s2
    and s0, s0, t1
    slli s3, s0, 8
    xor a2, a2, s3
    xor a4, a4, a2
    zext.h a4, a4
    slli s3, a4, 16
    xor t0, t0, s3
    sw t0, 592(a0)
    xor a6, a6, a7
    srli a7, a6, 8
    slli t0, t4, 4
    xor t0, t3, t0
    xor a7, a7, t0
    and a7, a7, t1
    slli t3, a7, 8
    xor a6, a6, t3
    srli t3, a6, 16
    slli t4, a3, 4
    xor t4, t6, t4
    srli t6, t4, 8
    slli a3, s1, 4
    xor a5, a5, a3
    xor t6, t6, a5
    and t6, t6, t1
    slli a3, t6, 8
    xor t4, t4, a3
    xor t3, t3, t4
    zext.h t3, t3
    slli a3, t3, 16
    xor a6, a6, a3
    sw a6, 596(a0)
    lw a6, 264(sp)
    lw a3, 220(sp)
    lw s1, 208(sp)
    xor a6, a6, a3
    srli a3, a6, 8
    lw s3, 252(sp)
    lw s5, 240(sp)
    xor s1, s1, s3
    xor a3, a3, s1
    and a3, a3, t1
    slli s3, a3, 8
    xor a6, a6, s3
    srli s3, a6, 16
    lw s6, 216(sp)
    lw s7, 160(sp)
    xor s5, s5, s6
    lw s8, 228(sp)
    srli s6, s5, 8
    xor s7, s7, s8
    xor s6, s6, s7
    and s6, s6, t1
    slli s8, s6, 8
    xor s5, s5, s8
    xor s3, s3, s5
    zext.h s3, s3
    slli s8, s3, 16
    xor a6, a6, s8
    sw a6, 600(a0)
    xor a6, t5, t2
    srli t2, a6, 16
    xor t5, s2, s0
    xor t2, t2, t5
    zext.h t2, t2
    slli s0, t2, 16
    xor a6, a6, s0
    sw a6, 604(a0)
    xor a6, t0, a7
    srli a7, a6, 16
    xor a5, a5, t6
    xor a7, a7, a5
    zext.h a7, a7
    slli t0, a7, 16
    xor a6, a6, t0
    sw a6, 608(a0)
    xor a6, s1, a3
    srli t0, a6, 16
    xor t6, s7, s6
    xor t0, t0, t6
    zext.h t0, t0
    slli a3, t0, 16
    xor a6, a6, a3
    sw a6, 612(a0)
    xor a6, a2, a4
    sw a6, 616(a0)
    xor a6, t4, t3
    sw a6, 620(a0)
    xor a6, s5, s3
    sw a6, 624(a0)
    xor a6, t5, t2
    sw a6, 628(a0)
    xor a5, a5, a7
    sw a5, 632(a0)
    xor a5, t6, t0
    sw a5, 636(a0)
    lw a5, 204(sp)
    lw a7, 192(sp)
    srli a6, a5, 7
    xor t0, a7, a6
    srli t2, a5, 2
    srli t3, a5, 4
    xor t3, t2, t3
    xor t4, t2, a6
    xor t5, t3, t4
    srli t6, a5, 6
    srli a4, a5, 3
    xor a3, a7, t5
    xor a4, a4, a3
    xor a2, t6, a4
    xor t2, t2, a2
    xor s0, t5, t2
    srli s1, a5, 5
    xor a2, s1, a2
    xor s1, s0, a2
    and s2, t3, s1
    xor s3, a5, a4
    xor s5, a2, s3
    xor a6, a6, s5
    xor s6, t5, a6
    xor s7, t3, t0
    xor s8, s6, s7
    and s9, s3, s8
    xor s9, s2, s9
    or s10, t4, a2
    and s11, a5, s6
    xor s11, s10, s11
    xor t2, t2, s11
    xor t2, s9, t2
    andn s9, s5, a7
    xor s2, s2, s9
    and s9, t5, s0
    xor ra, s2, s9
    xor t1, a4, s1
    or s4, t1, t0
    xor s4, ra, s4
    xor a3, a3, s10
    xor t6, t6, a3
    xor a3, a5, s0
    or s10, a6, a3
    xor t6, t6, s10
    xor t6, s2, t6
    xor s2, s4, t6
    and s10, a4, s7
    xor s10, s11, s10
    xor s9, s9, s10
    xor s10, t2, s9
    and s4, s4, s10
    andn s11, t6, s9
    xor ra, s4, s11
    sw t4, 228(sp)
    xor t4, s2, ra
    andn t2, t2, t4
    andn s4, s9, s4
    xor t2, t2, s4
    and t0, t0, t2
    xor s4, s10, s4
    andn s4, s4, s11
    xor s9, t2, s4
    and a3, a3, s9
    andn t6, t6, ra
    xor s2, s2, t6
    and s10, a5, s2
    and t1, t1, t2
    and s5, s5, s4
    xor t1, t1, s5
    or t4, t4, t6
    and t6, a4, t4
    xor t6, t1, t6
    xor a4, s10, t6
    xor a3, a3, a4
    and a7, a7, s4
    xor a7, a3, a7
    xor s4, s9, s2
    and t5, t5, s4
    xor t2, t2, t4
    and t3, t3, t2
    xor t3, t5, t3
    xor a7, a7, t3
    xnor s10, t0, a7
    rori s10, s10, 8
    lw s11, 168(sp)
    and s1, s1, t2
    and s10, s10, s11
    xor t0, t0, s1
    xor t2, s4, t2
    and a2, a2, t2
    xor a4, a4, a2
    xor t0, t0, a4
    xnor a7, a7, t0
    rori a7, a7, 7
    lw a4, 164(sp)
    xor a2, s2, t4
    and a7, a7, a4
    or a7, s10, a7
    and s8, s8, a2
    xor t3, t3, s8
    and s0, s0, s4
    xor t1, t1, s0
    xor t1, s1, t1
    xor t3, t3, t1
    and a6, a6, s9
    xor a6, t0, a6
    xor a6, t1, a6
    and t0, s6, s2
    xor t0, a6, t0
    xor t0, t3, t0
    lw s0, 144(sp)
    rori t0, t0, 6
    and t0, t0, s0
    or a7, a7, t0
    and t0, s7, t4
    xor t0, t3, t0
    and t3, s3, a2
    xor t3, t0, t3
    xor t3, t6, t3
    xor t1, t1, t3
    xor t4, a3, t1
    xor t4, s5, t4
    rori t4, t4, 5
    lw t6, 136(sp)
    rori t1, t1, 4
    and t4, t4, t6
    or a7, a7, t4
    lw t4, 132(sp)
    and t1, t1, t4
    or a7, a7, t1
    lw t1, 228(sp)
    and t1, t1, t2
    xor a6, a6, t1
    xnor a6, t5, a6
    rori a6, a6, 3
    lw t1, 124(sp)
    lw t2, 120(sp)
    and a6, a6, t1
    or a6, a7, a6
    not a7, t3
    rori a7, a7, 2
    and a7, a7, t2
    or a6, a6, a7
    rori a7, t0, 1
    lw t0, 116(sp)
    lw t5, 196(sp)
    and a7, a7, t0
    or a6, a6, a7
    lw a7, 188(sp)
    lw s1, 248(sp)
    xor a6, a7, a6
    xori a7, a6, 255
    srli t3, a7, 1
    xor t3, t3, a7
    and t3, t3, t5
    slli a3, t3, 1
    xor a3, a7, a3
    srli a2, a3, 2
    xor a2, a2, a3
    and a2, a2, s1
    slli s2, a2, 2
    xor s2, a3, s2
    srli s3, s2, 4
    xor s3, s3, s2
    lw s4, 260(sp)
    lw s7, 200(sp)
    and s3, s3, s4
    slli s5, s3, 4
    xor s5, s2, s5
    srli s6, s5, 8
    xor s7, a7, s7
    srli s8, s7, 1
    xor s8, s8, s7
    and s8, s8, t5
    slli s9, s8, 1
    xor s9, s7, s9
    srli s10, s9, 2
    xor s10, s10, s9
    and s10, s10, s1
    slli ra, s10, 2
    xor ra, s9, ra
    srli t0, ra, 4
    xor t0, t0, ra
    and t0, t0, s4
    slli t2, t0, 4
    xor t2, ra, t2
    xor s6, s6, t2
    lw t1, 256(sp)
    lw t6, 236(sp)
    and s6, s6, t1
    slli t4, s6, 8
    xor t4, s5, t4
    srli s5, t4, 16
    xor t6, s7, t6
    srli s0, t6, 1
    xor s0, s0, t6
    and s0, s0, t5
    slli a4, s0, 1
    xor a4, t6, a4
    srli s11, a4, 2
    xor s11, s11, a4
    and s11, s11, s1
    sw a6, 236(sp)
    slli a6, s11, 2
    xor a6, a4, a6
    sw t0, 200(sp)
    srli t0, a6, 4
    xor t0, t0, a6
    and t0, t0, s4
    sw t0, 188(sp)
    slli t0, t0, 4
    xor t0, a6, t0
    sw a6, 228(sp)
    srli a6, t0, 8
    xor a5, t6, a5
    sw ra, 204(sp)
    srli ra, a5, 1
    sw ra, 192(sp)
    xor ra, ra, a5
    and ra, ra, t5
    slli t5, ra, 1
    xor t5, a5, t5
    sw s3, 160(sp)
    srli s3, t5, 2
    xor s3, s3, t5
    and s3, s3, s1
    sw s2, 216(sp)
    slli s2, s3, 2
    xor s2, t5, s2
    sw s3, 240(sp)
    srli s3, s2, 4
    xor s3, s3, s2
    and s3, s3, s4
    sw s3, 252(sp)
    slli s3, s3, 4
    xor s3, s2, s3
    xor a6, a6, s3
    and a6, a6, t1
    sw s2, 208(sp)
    slli s2, a6, 8
    xor t0, t0, s2
    xor s2, s5, t0
    zext.h s2, s2
    slli s5, s2, 16
    xor t4, t4, s5
    sw t4, 640(a0)
    xor t2, t2, s6
    srli t4, t2, 16
    xor a6, s3, a6
    xor t4, t4, a6
    zext.h t4, t4
    slli s3, t4, 16
    xor t2, t2, s3
    sw t2, 644(a0)
    xor t0, t0, s2
    sw t0, 648(a0)
    xor a6, a6, t4
    sw a6, 652(a0)
    xor a6, a7, t3
    srli a7, a6, 2
    xor a7, a7, a6
    and a7, a7, s1
    slli t0, a7, 2
    xor t0, a6, t0
    srli t2, t0, 4
    xor t2, t2, t0
    and t2, t2, s4
    slli t3, t2, 4
    xor t3, t0, t3
    srli t4, t3, 8
    xor s2, s7, s8
    srli s3, s2, 2
    xor s3, s3, s2
    and s3, s3, s1
    slli s5, s3, 2
    xor s5, s2, s5
    srli s6, s5, 4
    xor s6, s6, s5
    and s6, s6, s4
    slli s8, s6, 4
    xor s8, s5, s8
    xor t4, t4, s8
    and t4, t4, t1
    sw s7, 220(sp)
    slli s7, t4, 8
    xor t3, t3, s7
    srli s7, t3, 16
    xor s0, t6, s0
    sw t6, 264(sp)
    srli t6, s0, 2
    xor t6, t6, s0
    and t6, t6, s1
    sw s6, 176(sp)
    slli s6, t6, 2
    xor s6, s0, s6
    sw s5, 180(sp)
    srli s5, s6, 4
    xor s5, s5, s6
    and s5, s5, s4
    sw s5, 232(sp)
    slli s5, s5, 4
    xor s5, s6, s5
    sw s6, 268(sp)
    srli s6, s5, 8
    xor ra, a5, ra
    sw a5, 244(sp)
    srli a5, ra, 2
    xor a5, a5, ra
    and a5, a5, s1
    slli s1, a5, 2
    xor s1, ra, s1
    sw t2, 212(sp)
    srli t2, s1, 4
    xor t2, t2, s1
    and t2, t2, s4
    sw t2, 172(sp)
    slli t2, t2, 4
    xor t2, s1, t2
    xor s6, s6, t2
    and s6, s6, t1
    sw s1, 224(sp)
    slli s1, s6, 8
    xor s1, s5, s1
    xor s5, s7, s1
    zext.h s5, s5
    slli s7, s5, 16
    xor t3, t3, s7
    sw t3, 656(a0)
    xor t3, s8, t4
    srli t4, t3, 16
    xor t2, t2, s6
    xor t4, t4, t2
    zext.h t4, t4
    slli s6, t4, 16
    xor t3, t3, s6
    sw t3, 660(a0)
    xor t3, s1, s5
    sw t3, 664(a0)
    xor t2, t2, t4
    sw t2, 668(a0)
    xor t2, a3, a2
    srli t3, t2, 4
    xor t3, t3, t2
    and t3, t3, s4
    slli t4, t3, 4
    xor t4, t2, t4
    srli a3, t4, 8
    xor a2, s9, s10
    srli s1, a2, 4
    xor s1, s1, a2
    and s1, s1, s4
    slli s5, s1, 4
    xor s5, a2, s5
    xor a3, a3, s5
    and a3, a3, t1
    slli s6, a3, 8
    xor t4, t4, s6
    srli s6, t4, 16
    xor a4, a4, s11
    srli s7, a4, 4
    xor s7, s7, a4
    and s7, s7, s4
    slli s8, s7, 4
    xor s8, a4, s8
    srli s9, s8, 8
    lw s10, 240(sp)
    sw t0, 240(sp)
    xor t5, t5, s10
    srli s10, t5, 4
    xor s10, s10, t5
    and s10, s10, s4
    slli s11, s10, 4
    xor s11, t5, s11
    xor s9, s9, s11
    and s9, s9, t1
    slli t0, s9, 8
    xor t0, s8, t0
    xor s6, s6, t0
    zext.h s6, s6
    slli s8, s6, 16
    xor t4, t4, s8
    sw t4, 672(a0)
    xor t4, s5, a3
    srli a3, t4, 16
    xor s5, s11, s9
    xor a3, a3, s5
    zext.h a3, a3
    slli s8, a3, 16
    xor t4, t4, s8
    sw t4, 676(a0)
    xor t0, t0, s6
    sw t0, 680(a0)
    xor t0, s5, a3
    sw t0, 684(a0)
    xor t0, t2, t3
    srli t2, t0, 8
    xor t3, a2, s1
    xor t2, t2, t3
    and t2, t2, t1
    slli t4, t2, 8
    xor t0, t0, t4
    srli t4, t0, 16
    xor a4, a4, s7
    srli a3, a4, 8
    xor t5, t5, s10
    xor a3, a3, t5
    and a3, a3, t1
    slli a2, a3, 8
    xor a4, a4, a2
    xor t4, t4, a4
    zext.h t4, t4
    slli a2, t4, 16
    xor t0, t0, a2
    sw t0, 688(a0)
    xor t0, t3, t2
    srli t2, t0, 16
    xor t3, t5, a3
    xor t2, t2, t3
    zext.h t2, t2
    slli t5, t2, 16
    xor t0, t0, t5
    sw t0, 692(a0)
    xor t0, a4, t4
    sw t0, 696(a0)
    xor t0, t3, t2
    sw t0, 700(a0)
    xor a6, a6, a7
    srli a7, a6, 4
    xor a7, a7, a6
    and a7, a7, s4
    xor t0, a6, a7
    srli t2, t0, 8
    xor t3, s2, s3
    srli t4, t3, 4
    xor t4, t4, t3
    and t4, t4, s4
    xor t5, t3, t4
    xor t2, t2, t5
    and t2, t2, t1
    slli a4, t2, 8
    xor t0, t0, a4
    srli a4, t0, 16
    xor t6, s0, t6
    srli a3, t6, 4
    xor a3, a3, t6
    and a3, a3, s4
    xor a2, t6, a3
    srli s0, a2, 8
    xor a5, ra, a5
    srli s1, a5, 4
    xor s1, s1, a5
    and s1, s1, s4
    xor s2, a5, s1
    xor s0, s0, s2
    and s0, s0, t1
    slli s3, s0, 8
    xor a2, a2, s3
    xor a4, a4, a2
    zext.h a4, a4
    slli s3, a4, 16
    xor t0, t0, s3
    sw t0, 704(a0)
    xor t0, t5, t2
    srli t2, t0, 16
    xor t5, s2, s0
    xor t2, t2, t5
    zext.h t2, t2
    slli s0, t2, 16
    xor t0, t0, s0
    sw t0, 708(a0)
    xor t0, a2, a4
    sw t0, 712(a0)
    xor t0, t5, t2
    sw t0, 716(a0)
    lw t0, 216(sp)
    lw t2, 160(sp)
    lw t5, 204(sp)
    xor t0, t0, t2
    srli t2, t0, 8
    lw a4, 200(sp)
    lw a2, 228(sp)
    xor t5, t5, a4
    xor t2, t2, t5
    and t2, t2, t1
    slli a4, t2, 8
    xor t0, t0, a4
    srli a4, t0, 16
    lw s0, 188(sp)
    lw s2, 208(sp)
    xor a2, a2, s0
    srli s0, a2, 8
    lw s3, 252(sp)
    slli a7, a7, 4
    xor s2, s2, s3
    xor s0, s0, s2
    and s0, s0, t1
    slli s3, s0, 8
    xor a2, a2, s3
    xor a4, a4, a2
    zext.h a4, a4
    slli s3, a4, 16
    xor t0, t0, s3
    sw t0, 720(a0)
    xor a6, a6, a7
    srli a7, a6, 8
    slli t0, t4, 4
    xor t0, t3, t0
    xor a7, a7, t0
    and a7, a7, t1
    slli t3, a7, 8
    xor a6, a6, t3
    srli t3, a6, 16
    slli t4, a3, 4
    xor t4, t6, t4
    srli t6, t4, 8
    slli a3, s1, 4
    xor a5, a5, a3
    xor t6, t6, a5
    and t6, t6, t1
    slli a3, t6, 8
    xor t4, t4, a3
    xor t3, t3, t4
    zext.h t3, t3
    slli a3, t3, 16
    xor a6, a6, a3
    sw a6, 724(a0)
    lw a6, 240(sp)
    lw a3, 212(sp)
    lw s1, 180(sp)
    xor a6, a6, a3
    srli a3, a6, 8
    lw s3, 176(sp)
    lw s5, 268(sp)
    xor s1, s1, s3
    xor a3, a3, s1
    and a3, a3, t1
    slli s3, a3, 8
    xor a6, a6, s3
    srli s3, a6, 16
    lw s6, 232(sp)
    lw s7, 224(sp)
    xor s5, s5, s6
    lw s8, 172(sp)
    srli s6, s5, 8
    xor s7, s7, s8
    xor s6, s6, s7
    and s6, s6, t1
    slli s8, s6, 8
    xor s5, s5, s8
    xor s3, s3, s5
    zext.h s3, s3
    slli s8, s3, 16
    xor a6, a6, s8
    sw a6, 728(a0)
    xor a6, t5, t2
    srli t2, a6, 16
    xor t5, s2, s0
    xor t2, t2, t5
    zext.h t2, t2
    slli s0, t2, 16
    xor a6, a6, s0
    sw a6, 732(a0)
    xor a6, t0, a7
    srli a7, a6, 16
    xor a5, a5, t6
    xor a7, a7, a5
    zext.h a7, a7
    slli t0, a7, 16
    xor a6, a6, t0
    sw a6, 736(a0)
    xor a6, s1, a3
    srli t0, a6, 16
    xor t6, s7, s6
    xor t0, t0, t6
    zext.h t0, t0
    slli a3, t0, 16
    xor a6, a6, a3
    sw a6, 740(a0)
    xor a6, a2, a4
    sw a6, 744(a0)
    xor a6, t4, t3
    sw a6, 748(a0)
    xor a6, s5, s3
    sw a6, 752(a0)
    xor a6, t5, t2
    sw a6, 756(a0)
    xor a5, a5, a7
    sw a5, 760(a0)
    xor a5, t6, t0
    sw a5, 764(a0)
    lw a5, 244(sp)
    lw a7, 192(sp)
    srli a6, a5, 7
    xor t0, a7, a6
    srli t2, a5, 2
    srli t3, a5, 4
    xor t3, t2, t3
    xor t4, t2, a6
    xor t5, t3, t4
    srli t6, a5, 6
    srli a4, a5, 3
    xor a3, a7, t5
    xor a4, a4, a3
    xor a2, t6, a4
    xor t2, t2, a2
    xor s0, t5, t2
    srli s1, a5, 5
    xor a2, s1, a2
    xor s1, s0, a2
    and s2, t3, s1
    xor s3, a5, a4
    xor s5, a2, s3
    xor a6, a6, s5
    xor s6, t5, a6
    xor s7, t3, t0
    xor s8, s6, s7
    and s9, s3, s8
    xor s9, s2, s9
    or s10, t4, a2
    and s11, a5, s6
    xor s11, s10, s11
    xor t2, t2, s11
    xor t2, s9, t2
    andn s9, s5, a7
    xor s2, s2, s9
    and s9, t5, s0
    xor ra, s2, s9
    xor t1, a4, s1
    or s4, t1, t0
    xor s4, ra, s4
    xor a3, a3, s10
    xor t6, t6, a3
    xor a3, a5, s0
    or s10, a6, a3
    xor t6, t6, s10
    xor t6, s2, t6
    xor s2, s4, t6
    and s10, a4, s7
    xor s10, s11, s10
    xor s9, s9, s10
    xor s10, t2, s9
    and s4, s4, s10
    andn s11, t6, s9
    xor ra, s4, s11
    sw t4, 172(sp)
    xor t4, s2, ra
    andn t2, t2, t4
    andn s4, s9, s4
    xor t2, t2, s4
    and t0, t0, t2
    xor s4, s10, s4
    andn s4, s4, s11
    xor s9, t2, s4
    and a3, a3, s9
    andn t6, t6, ra
    xor s2, s2, t6
    and s10, a5, s2
    and t1, t1, t2
    and s5, s5, s4
    xor t1, t1, s5
    or t4, t4, t6
    and t6, a4, t4
    xor t6, t1, t6
    xor a4, s10, t6
    xor a3, a3, a4
    and a7, a7, s4
    xor a7, a3, a7
    xor s4, s9, s2
    and t5, t5, s4
    xor t2, t2, t4
    and t3, t3, t2
    xor t3, t5, t3
    xor a7, a7, t3
    xnor s10, t0, a7
    rori s10, s10, 8
    lw s11, 168(sp)
    and s1, s1, t2
    and s10, s10, s11
    xor t0, t0, s1
    xor t2, s4, t2
    and a2, a2, t2
    xor a4, a4, a2
    xor t0, t0, a4
    xnor a7, a7, t0
    rori a7, a7, 7
    lw a4, 164(sp)
    xor a2, s2, t4
    and a7, a7, a4
    or a7, s10, a7
    and s8, s8, a2
    xor t3, t3, s8
    and s0, s0, s4
    xor t1, t1, s0
    xor t1, s1, t1
    xor t3, t3, t1
    and a6, a6, s9
    xor a6, t0, a6
    xor a6, t1, a6
    and t0, s6, s2
    xor t0, a6, t0
    xor t0, t3, t0
    lw s0, 144(sp)
    rori t0, t0, 6
    and t0, t0, s0
    or a7, a7, t0
    and t0, s7, t4
    xor t0, t3, t0
    and t3, s3, a2
    xor t3, t0, t3
    xor t3, t6, t3
    xor t1, t1, t3
    xor t4, a3, t1
    xor t4, s5, t4
    rori t4, t4, 5
    lw t6, 136(sp)
    rori t1, t1, 4
    and t4, t4, t6
    or a7, a7, t4
    lw t4, 132(sp)
    and t1, t1, t4
    or a7, a7, t1
    lw t1, 172(sp)
    and t1, t1, t2
    xor a6, a6, t1
    xnor a6, t5, a6
    rori a6, a6, 3
    lw t1, 124(sp)
    lw t2, 120(sp)
    and a6, a6, t1
    or a6, a7, a6
    not a7, t3
    rori a7, a7, 2
    and a7, a7, t2
    or a6, a6, a7
    rori a7, t0, 1
    lw t0, 116(sp)
    lw t5, 196(sp)
    and a7, a7, t0
    or a6, a6, a7
    lw a7, 236(sp)
    lw s1, 248(sp)
    xor a6, a7, a6
    xori a7, a6, 228
    srli t3, a7, 1
    xor t3, t3, a7
    and t3, t3, t5
    slli a3, t3, 1
    xor a3, a7, a3
    srli a2, a3, 2
    xor a2, a2, a3
    and a2, a2, s1
    slli s2, a2, 2
    xor s2, a3, s2
    srli s3, s2, 4
    xor s3, s3, s2
    lw s4, 260(sp)
    lw s7, 220(sp)
    and s3, s3, s4
    slli s5, s3, 4
    xor s5, s2, s5
    srli s6, s5, 8
    xor s7, a7, s7
    srli s8, s7, 1
    xor s8, s8, s7
    and s8, s8, t5
    slli s9, s8, 1
    xor s9, s7, s9
    srli s10, s9, 2
    xor s10, s10, s9
    and s10, s10, s1
    slli ra, s10, 2
    xor ra, s9, ra
    srli t0, ra, 4
    xor t0, t0, ra
    and t0, t0, s4
    slli t2, t0, 4
    xor t2, ra, t2
    xor s6, s6, t2
    lw t1, 256(sp)
    lw t6, 264(sp)
    and s6, s6, t1
    slli t4, s6, 8
    xor t4, s5, t4
    srli s5, t4, 16
    xor t6, s7, t6
    srli s0, t6, 1
    xor s0, s0, t6
    and s0, s0, t5
    slli a4, s0, 1
    xor a4, t6, a4
    srli s11, a4, 2
    xor s11, s11, a4
    and s11, s11, s1
    sw a6, 264(sp)
    slli a6, s11, 2
    xor a6, a4, a6
    sw t0, 220(sp)
    srli t0, a6, 4
    xor t0, t0, a6
    and t0, t0, s4
    sw t0, 236(sp)
    slli t0, t0, 4
    xor t0, a6, t0
    sw a6, 172(sp)
    srli a6, t0, 8
    xor a5, t6, a5
    sw ra, 244(sp)
    srli ra, a5, 1
    sw ra, 192(sp)
    xor ra, ra, a5
    and ra, ra, t5
    slli t5, ra, 1
    xor t5, a5, t5
    sw s3, 224(sp)
    srli s3, t5, 2
    xor s3, s3, t5
    and s3, s3, s1
    sw s2, 232(sp)
    slli s2, s3, 2
    xor s2, t5, s2
    sw s3, 268(sp)
    srli s3, s2, 4
    xor s3, s3, s2
    and s3, s3, s4
    sw s3, 176(sp)
    slli s3, s3, 4
    xor s3, s2, s3
    xor a6, a6, s3
    and a6, a6, t1
    sw s2, 180(sp)
    slli s2, a6, 8
    xor t0, t0, s2
    xor s2, s5, t0
    zext.h s2, s2
    slli s5, s2, 16
    xor t4, t4, s5
    sw t4, 768(a0)
    xor t2, t2, s6
    srli t4, t2, 16
    xor a6, s3, a6
    xor t4, t4, a6
    zext.h t4, t4
    slli s3, t4, 16
    xor t2, t2, s3
    sw t2, 772(a0)
    xor t0, t0, s2
    sw t0, 776(a0)
    xor a6, a6, t4
    sw a6, 780(a0)
    xor a6, a7, t3
    srli a7, a6, 2
    xor a7, a7, a6
    and a7, a7, s1
    slli t0, a7, 2
    xor t0, a6, t0
    srli t2, t0, 4
    xor t2, t2, t0
    and t2, t2, s4
    slli t3, t2, 4
    xor t3, t0, t3
    srli t4, t3, 8
    xor s2, s7, s8
    srli s3, s2, 2
    xor s3, s3, s2
    and s3, s3, s1
    slli s5, s3, 2
    xor s5, s2, s5
    srli s6, s5, 4
    xor s6, s6, s5
    and s6, s6, s4
    slli s8, s6, 4
    xor s8, s5, s8
    xor t4, t4, s8
    and t4, t4, t1
    sw s7, 212(sp)
    slli s7, t4, 8
    xor t3, t3, s7
    srli s7, t3, 16
    xor s0, t6, s0
    sw t6, 240(sp)
    srli t6, s0, 2
    xor t6, t6, s0
    and t6, t6, s1
    sw s6, 252(sp)
    slli s6, t6, 2
    xor s6, s0, s6
    sw s5, 208(sp)
    srli s5, s6, 4
    xor s5, s5, s6
    and s5, s5, s4
    sw s5, 188(sp)
    slli s5, s5, 4
    xor s5, s6, s5
    sw s6, 228(sp)
    srli s6, s5, 8
    xor ra, a5, ra
    sw a5, 200(sp)
    srli a5, ra, 2
    xor a5, a5, ra
    and a5, a5, s1
    slli s1, a5, 2
    xor s1, ra, s1
    sw t2, 204(sp)
    srli t2, s1, 4
    xor t2, t2, s1
    and t2, t2, s4
    sw t2, 160(sp)
    slli t2, t2, 4
    xor t2, s1, t2
    xor s6, s6, t2
    and s6, s6, t1
    sw s1, 216(sp)
    slli s1, s6, 8
    xor s1, s5, s1
    xor s5, s7, s1
    zext.h s5, s5
    slli s7, s5, 16
    xor t3, t3, s7
    sw t3, 784(a0)
    xor t3, s8, t4
    srli t4, t3, 16
    xor t2, t2, s6
    xor t4, t4, t2
    zext.h t4, t4
    slli s6, t4, 16
    xor t3, t3, s6
    sw t3, 788(a0)
    xor t3, s1, s5
    sw t3, 792(a0)
    xor t2, t2, t4
    sw t2, 796(a0)
    xor t2, a3, a2
    srli t3, t2, 4
    xor t3, t3, t2
    and t3, t3, s4
    slli t4, t3, 4
    xor t4, t2, t4
    srli a3, t4, 8
    xor a2, s9, s10
    srli s1, a2, 4
    xor s1, s1, a2
    and s1, s1, s4
    slli s5, s1, 4
    xor s5, a2, s5
    xor a3, a3, s5
    and a3, a3, t1
    slli s6, a3, 8
    xor t4, t4, s6
    srli s6, t4, 16
    xor a4, a4, s11
    srli s7, a4, 4
    xor s7, s7, a4
    and s7, s7, s4
    slli s8, s7, 4
    xor s8, a4, s8
    srli s9, s8, 8
    lw s10, 268(sp)
    sw t0, 268(sp)
    xor t5, t5, s10
    srli s10, t5, 4
    xor s10, s10, t5
    and s10, s10, s4
    slli s11, s10, 4
    xor s11, t5, s11
    xor s9, s9, s11
    and s9, s9, t1
    slli t0, s9, 8
    xor t0, s8, t0
    xor s6, s6, t0
    zext.h s6, s6
    slli s8, s6, 16
    xor t4, t4, s8
    sw t4, 800(a0)
    xor t4, s5, a3
    srli a3, t4, 16
    xor s5, s11, s9
    xor a3, a3, s5
    zext.h a3, a3
    slli s8, a3, 16
    xor t4, t4, s8
    sw t4, 804(a0)
    xor t0, t0, s6
    sw t0, 808(a0)
    xor t0, s5, a3
    sw t0, 812(a0)
    xor t0, t2, t3
    srli t2, t0, 8
    xor t3, a2, s1
    xor t2, t2, t3
    and t2, t2, t1
    slli t4, t2, 8
    xor t0, t0, t4
    srli t4, t0, 16
    xor a4, a4, s7
    srli a3, a4, 8
    xor t5, t5, s10
    xor a3, a3, t5
    and a3, a3, t1
    slli a2, a3, 8
    xor a4, a4, a2
    xor t4, t4, a4
    zext.h t4, t4
    slli a2, t4, 16
    xor t0, t0, a2
    sw t0, 816(a0)
    xor t0, t3, t2
    srli t2, t0, 16
    xor t3, t5, a3
    xor t2, t2, t3
    zext.h t2, t2
    slli t5, t2, 16
    xor t0, t0, t5
    sw t0, 820(a0)
    xor t0, a4, t4
    sw t0, 824(a0)
    xor t0, t3, t2
    sw t0, 828(a0)
    xor a6, a6, a7
    srli a7, a6, 4
    xor a7, a7, a6
    and a7, a7, s4
    xor t0, a6, a7
    srli t2, t0, 8
    xor t3, s2, s3
    srli t4, t3, 4
    xor t4, t4, t3
    and t4, t4, s4
    xor t5, t3, t4
    xor t2, t2, t5
    and t2, t2, t1
    slli a4, t2, 8
    xor t0, t0, a4
    srli a4, t0, 16
    xor t6, s0, t6
    srli a3, t6, 4
    xor a3, a3, t6
    and a3, a3, s4
    xor a2, t6, a3
    srli s0, a2, 8
    xor a5, ra, a5
    srli s1, a5, 4
    xor s1, s1, a5
    and s1, s1, s4
    xor s2, a5, s1
    xor s0, s0, s2
    and s0, s0, t1
    slli s3, s0, 8
    xor a2, a2, s3
    xor a4, a4, a2
    zext.h a4, a4
    slli s3, a4, 16
    xor t0, t0, s3
    sw t0, 832(a0)
    xor t0, t5, t2
    srli t2, t0, 16
    xor t5, s2, s0
    xor t2, t2, t5
    zext.h t2, t2
    slli s0, t2, 16
    xor t0, t0, s0
    sw t0, 836(a0)
    xor t0, a2, a4
    sw t0, 840(a0)
    xor t0, t5, t2
    sw t0, 844(a0)
    lw t0, 232(sp)
    lw t2, 224(sp)
    lw t5, 244(sp)
    xor t0, t0, t2
    srli t2, t0, 8
    lw a4, 220(sp)
    lw a2, 172(sp)
    xor t5, t5, a4
    xor t2, t2, t5
    and t2, t2, t1
    slli a4, t2, 8
    xor t0, t0, a4
    srli a4, t0, 16
    lw s0, 236(sp)
    lw s2, 180(sp)
    xor a2, a2, s0
    srli s0, a2, 8
    lw s3, 176(sp)
    slli a7, a7, 4
    xor s2, s2, s3
    xor s0, s0, s2
    and s0, s0, t1
    slli s3, s0, 8
    xor a2, a2, s3
    xor a4, a4, a2
    zext.h a4, a4
    slli s3, a4, 16
    xor t0, t0, s3
    sw t0, 848(a0)
    xor a6, a6, a7
    srli a7, a6, 8
    slli t0, t4, 4
    xor t0, t3, t0
    xor a7, a7, t0
    and a7, a7, t1
    slli t3, a7, 8
    xor a6, a6, t3
    srli t3, a6, 16
    slli t4, a3, 4
    xor t4, t6, t4
    srli t6, t4, 8
    slli a3, s1, 4
    xor a5, a5, a3
    xor t6, t6, a5
    and t6, t6, t1
    slli a3, t6, 8
    xor t4, t4, a3
    xor t3, t3, t4
    zext.h t3, t3
    slli a3, t3, 16
    xor a6, a6, a3
    sw a6, 852(a0)
    lw a6, 268(sp)
    lw a3, 204(sp)
    lw s1, 208(sp)
    xor a6, a6, a3
    srli a3, a6, 8
    lw s3, 252(sp)
    lw s5, 228(sp)
    xor s1, s1, s3
    xor a3, a3, s1
    and a3, a3, t1
    slli s3, a3, 8
    xor a6, a6, s3
    srli s3, a6, 16
    lw s6, 188(sp)
    lw s7, 216(sp)
    xor s5, s5, s6
    lw s8, 160(sp)
    srli s6, s5, 8
    xor s7, s7, s8
    xor s6, s6, s7
    and s6, s6, t1
    slli s8, s6, 8
    xor s5, s5, s8
    xor s3, s3, s5
    zext.h s3, s3
    slli s8, s3, 16
    xor a6, a6, s8
    sw a6, 856(a0)
    xor a6, t5, t2
    srli t2, a6, 16
    xor t5, s2, s0
    xor t2, t2, t5
    zext.h t2, t2
    slli s0, t2, 16
    xor a6, a6, s0
    sw a6, 860(a0)
    xor a6, t0, a7
    srli a7, a6, 16
    xor a5, a5, t6
    xor a7, a7, a5
    zext.h a7, a7
    slli t0, a7, 16
    xor a6, a6, t0
    sw a6, 864(a0)
    xor a6, s1, a3
    srli t0, a6, 16
    xor t6, s7, s6
    xor t0, t0, t6
    zext.h t0, t0
    slli a3, t0, 16
    xor a6, a6, a3
    sw a6, 868(a0)
    xor a6, a2, a4
    sw a6, 872(a0)
    xor a6, t4, t3
    sw a6, 876(a0)
    xor a6, s5, s3
    sw a6, 880(a0)
    xor a6, t5, t2
    sw a6, 884(a0)
    xor a5, a5, a7
    sw a5, 888(a0)
    xor a5, t6, t0
    sw a5, 892(a0)
    lw a5, 200(sp)
    lw a7, 192(sp)
    srli a6, a5, 7
    xor t0, a7, a6
    srli t2, a5, 2
    srli t3, a5, 4
    xor t3, t2, t3
    xor t4, t2, a6
    xor t5, t3, t4
    srli t6, a5, 6
    srli a4, a5, 3
    xor a3, a7, t5
    xor a4, a4, a3
    xor a2, t6, a4
    xor t2, t2, a2
    xor s0, t5, t2
    srli s1, a5, 5
    xor a2, s1, a2
    xor s1, s0, a2
    and s2, t3, s1
    xor s3, a5, a4
    xor s5, a2, s3
    xor a6, a6, s5
    xor s6, t5, a6
    xor s7, t3, t0
    xor s8, s6, s7
    and s9, s3, s8
    xor s9, s2, s9
    or s10, t4, a2
    and s11, a5, s6
    xor s11, s10, s11
    xor t2, t2, s11
    xor t2, s9, t2
    andn s9, s5, a7
    xor s2, s2, s9
    and s9, t5, s0
    xor ra, s2, s9
    xor t1, a4, s1
    or s4, t1, t0
    xor s4, ra, s4
    xor a3, a3, s10
    xor t6, t6, a3
    xor a3, a5, s0
    or s10, a6, a3
    xor t6, t6, s10
    xor t6, s2, t6
    xor s2, s4, t6
    and s10, a4, s7
    xor s10, s11, s10
    xor s9, s9, s10
    xor s10, t2, s9
    and s4, s4, s10
    andn s11, t6, s9
    xor ra, s4, s11
    sw t4, 160(sp)
    xor t4, s2, ra
    andn t2, t2, t4
    andn s4, s9, s4
    xor t2, t2, s4
    and t0, t0, t2
    xor s4, s10, s4
    andn s4, s4, s11
    xor s9, t2, s4
    and a3, a3, s9
    andn t6, t6, ra
    xor s2, s2, t6
    and s10, a5, s2
    and t1, t1, t2
    and s5, s5, s4
    xor t1, t1, s5
    or t4, t4, t6
    and t6, a4, t4
    xor t6, t1, t6
    xor a4, s10, t6
    xor a3, a3, a4
    and a7, a7, s4
    xor a7, a3, a7
    xor s4, s9, s2
    and t5, t5, s4
    xor t2, t2, t4
    and t3, t3, t2
    xor t3, t5, t3
    xor a7, a7, t3
    xnor s10, t0, a7
    rori s10, s10, 8
    lw s11, 168(sp)
    and s1, s1, t2
    and s10, s10, s11
    xor t0, t0, s1
    xor t2, s4, t2
    and a2, a2, t2
    xor a4, a4, a2
    xor t0, t0, a4
    xnor a7, a7, t0
    rori a7, a7, 7
    lw a4, 164(sp)
    and a6, a6, s9
    and a7, a7, a4
    or a7, s10, a7
    xor a4, s2, t4
    and a2, s8, a4
    xor t3, t3, a2
    and a2, s0, s4
    xor t1, t1, a2
    xor t1, s1, t1
    xor t3, t3, t1
    xor a6, t0, a6
    xor a6, t1, a6
    and t0, s6, s2
    xor t0, a6, t0
    xor t0, t3, t0
    lw a2, 144(sp)
    rori t0, t0, 6
    and t0, t0, a2
    or a7, a7, t0
    and t0, s7, t4
    xor t0, t3, t0
    and t3, s3, a4
    xor t3, t0, t3
    xor t3, t6, t3
    xor t1, t1, t3
    xor t4, a3, t1
    xor t4, s5, t4
    rori t4, t4, 5
    lw t6, 136(sp)
    rori t1, t1, 4
    and t4, t4, t6
    or a7, a7, t4
    lw t4, 132(sp)
    and t1, t1, t4
    or a7, a7, t1
    lw t1, 160(sp)
    and t1, t1, t2
    xor a6, a6, t1
    xnor a6, t5, a6
    lw t1, 124(sp)
    rori a6, a6, 3
    and a6, a6, t1
    or a6, a7, a6
    not a7, t3
    lw t1, 120(sp)
    rori a7, a7, 2
    and a7, a7, t1
    or a6, a6, a7
    rori a7, t0, 1
    lw t0, 116(sp)
    and a7, a7, t0
    or a6, a6, a7
    lw a7, 264(sp)
    lw t0, 196(sp)
    xor a6, a7, a6
    xori a6, a6, 210
    srli a7, a6, 1
    xor a7, a7, a6
    and a7, a7, t0
    slli t1, a7, 1
    xor t1, a6, t1
    srli t2, t1, 2
    xor t2, t2, t1
    lw t3, 248(sp)
    lw t6, 260(sp)
    and t2, t2, t3
    slli t4, t2, 2
    xor t4, t1, t4
    srli t5, t4, 4
    xor t5, t5, t4
    and t5, t5, t6
    slli a4, t5, 4
    xor a4, t4, a4
    lw a2, 212(sp)
    srli a3, a4, 8
    xor a2, a6, a2
    srli s0, a2, 1
    xor s0, s0, a2
    and s0, s0, t0
    slli s1, s0, 1
    xor s1, a2, s1
    srli s2, s1, 2
    xor s2, s2, s1
    and s2, s2, t3
    slli s3, s2, 2
    xor s3, s1, s3
    srli s4, s3, 4
    xor s4, s4, s3
    and s4, s4, t6
    slli s5, s4, 4
    xor s5, s3, s5
    xor a3, a3, s5
    lw s6, 256(sp)
    lw s8, 240(sp)
    and a3, a3, s6
    slli s7, a3, 8
    xor a4, a4, s7
    srli s7, a4, 16
    xor s8, a2, s8
    srli s9, s8, 1
    xor s9, s9, s8
    and s9, s9, t0
    slli s10, s9, 1
    xor s10, s8, s10
    srli s11, s10, 2
    xor s11, s11, s10
    and s11, s11, t3
    slli ra, s11, 2
    xor ra, s10, ra
    sw s4, 240(sp)
    srli s4, ra, 4
    xor s4, s4, ra
    and s4, s4, t6
    sw s4, 212(sp)
    slli s4, s4, 4
    xor s4, ra, s4
    sw ra, 264(sp)
    srli ra, s4, 8
    xor a5, s8, a5
    sw s3, 200(sp)
    srli s3, a5, 1
    xor s3, s3, a5
    and s3, s3, t0
    slli t0, s3, 1
    xor t0, a5, t0
    sw t5, 116(sp)
    srli t5, t0, 2
    xor t5, t5, t0
    and t5, t5, t3
    sw t4, 120(sp)
    slli t4, t5, 2
    xor t4, t0, t4
    sw t5, 124(sp)
    srli t5, t4, 4
    xor t5, t5, t4
    and t5, t5, t6
    sw t5, 160(sp)
    slli t5, t5, 4
    xor t5, t4, t5
    xor ra, ra, t5
    and ra, ra, s6
    sw t4, 132(sp)
    slli t4, ra, 8
    xor t4, s4, t4
    xor s4, s7, t4
    zext.h s4, s4
    slli s7, s4, 16
    xor a4, a4, s7
    sw a4, 896(a0)
    xor a4, s5, a3
    srli a3, a4, 16
    xor t5, t5, ra
    xor a3, a3, t5
    zext.h a3, a3
    slli s5, a3, 16
    xor a4, a4, s5
    # round 10 (aes.dsl:53)
    rori a4, a4, 24
    sw a4, 900(a0)
    xor t4, t4, s4
    rori t4, t4, 16
    sw t4, 904(a0)
    xor t4, t5, a3
    rori t4, t4, 8
    sw t4, 908(a0)
    xor a6, a6, a7
    srli a7, a6, 2
    xor a7, a7, a6
    and a7, a7, t3
    slli t4, a7, 2
    xor t4, a6, t4
    srli t5, t4, 4
    xor t5, t5, t4
    and t5, t5, t6
    slli a4, t5, 4
    xor a4, t4, a4
    srli a3, a4, 8
    xor a2, a2, s0
    srli s0, a2, 2
    xor s0, s0, a2
    and s0, s0, t3
    slli s4, s0, 2
    xor s4, a2, s4
    srli s5, s4, 4
    xor s5, s5, s4
    and s5, s5, t6
    slli s7, s5, 4
    xor s7, s4, s7
    xor a3, a3, s7
    and a3, a3, s6
    slli ra, a3, 8
    xor a4, a4, ra
    srli ra, a4, 16
    xor s8, s8, s9
    srli s9, s8, 2
    xor s9, s9, s8
    and s9, s9, t3
    sw s5, 136(sp)
    slli s5, s9, 2
    xor s5, s8, s5
    sw s4, 144(sp)
    srli s4, s5, 4
    xor s4, s4, s5
    and s4, s4, t6
    sw s4, 164(sp)
    slli s4, s4, 4
    xor s4, s5, s4
    sw s5, 168(sp)
    srli s5, s4, 8
    xor a5, a5, s3
    srli s3, a5, 2
    xor s3, s3, a5
    and s3, s3, t3
    slli t3, s3, 2
    xor t3, a5, t3
    sw t5, 192(sp)
    srli t5, t3, 4
    xor t5, t5, t3
    and t5, t5, t6
    sw t5, 216(sp)
    slli t5, t5, 4
    xor t5, t3, t5
    xor s5, s5, t5
    and s5, s5, s6
    sw t3, 188(sp)
    slli t3, s5, 8
    xor t3, s4, t3
    xor s4, ra, t3
    zext.h s4, s4
    slli ra, s4, 16
    xor a4, a4, ra
    sw a4, 912(a0)
    xor a4, s7, a3
    srli a3, a4, 16
    xor t5, t5, s5
    xor a3, a3, t5
    zext.h a3, a3
    slli s5, a3, 16
    xor a4, a4, s5
    rori a4, a4, 24
    sw a4, 916(a0)
    xor t3, t3, s4
    rori t3, t3, 16
    sw t3, 920(a0)
    xor t3, t5, a3
    rori t3, t3, 8
    sw t3, 924(a0)
    xor t1, t1, t2
    srli t2, t1, 4
    xor t2, t2, t1
    and t2, t2, t6
    slli t3, t2, 4
    xor t3, t1, t3
    srli t5, t3, 8
    xor a4, s1, s2
    srli a3, a4, 4
    xor a3, a3, a4
    and a3, a3, t6
    slli s1, a3, 4
    xor s1, a4, s1
    xor t5, t5, s1
    and t5, t5, s6
    slli s2, t5, 8
    xor t3, t3, s2
    srli s2, t3, 16
    xor s4, s10, s11
    srli s5, s4, 4
    xor s5, s5, s4
    and s5, s5, t6
    slli s7, s5, 4
    xor s7, s4, s7
    lw s11, 124(sp)
    srli s10, s7, 8
    xor t0, t0, s11
    srli s11, t0, 4
    xor s11, s11, t0
    and s11, s11, t6
    slli ra, s11, 4
    xor ra, t0, ra
    xor s10, s10, ra
    and s10, s10, s6
    sw s11, 124(sp)
    slli s11, s10, 8
    xor s7, s7, s11
    xor s2, s2, s7
    zext.h s2, s2
    slli s11, s2, 16
    xor t3, t3, s11
    sw t3, 928(a0)
    xor t3, s1, t5
    srli t5, t3, 16
    xor s1, ra, s10
    xor t5, t5, s1
    zext.h t5, t5
    slli s10, t5, 16
    xor t3, t3, s10
    rori t3, t3, 24
    sw t3, 932(a0)
    xor t3, s7, s2
    rori t3, t3, 16
    sw t3, 936(a0)
    xor t3, s1, t5
    rori t3, t3, 8
    sw t3, 940(a0)
    xor a6, a6, a7
    srli a7, a6, 4
    xor a7, a7, a6
    and a7, a7, t6
    slli t3, a7, 4
    xor t3, a6, t3
    srli t5, t3, 8
    xor a2, a2, s0
    srli s0, a2, 4
    xor s0, s0, a2
    and s0, s0, t6
    slli s1, s0, 4
    xor s1, a2, s1
    xor t5, t5, s1
    and t5, t5, s6
    slli s2, t5, 8
    xor t3, t3, s2
    srli s2, t3, 16
    xor s7, s8, s9
    srli s8, s7, 4
    xor s8, s8, s7
    and s8, s8, t6
    slli s9, s8, 4
    xor s9, s7, s9
    srli s10, s9, 8
    xor a5, a5, s3
    srli s3, a5, 4
    xor s3, s3, a5
    and s3, s3, t6
    slli s11, s3, 4
    xor s11, a5, s11
    xor s10, s10, s11
    and s10, s10, s6
    slli ra, s10, 8
    xor s9, s9, ra
    xor s2, s2, s9
    zext.h s2, s2
    slli ra, s2, 16
    xor t3, t3, ra
    sw t3, 944(a0)
    xor t3, s1, t5
    srli t5, t3, 16
    xor s1, s11, s10
    xor t5, t5, s1
    zext.h t5, t5
    slli s10, t5, 16
    xor t3, t3, s10
    rori t3, t3, 24
    sw t3, 948(a0)
    xor t3, s9, s2
    rori t3, t3, 16
    sw t3, 952(a0)
    xor t3, s1, t5
    rori t3, t3, 8
    sw t3, 956(a0)
    lw t3, 120(sp)
    lw t5, 116(sp)
    lw s1, 200(sp)
    xor t3, t3, t5
    srli t5, t3, 8
    lw s2, 240(sp)
    lw s9, 264(sp)
    xor s1, s1, s2
    xor t5, t5, s1
    and t5, t5, s6
    slli s2, t5, 8
    xor t3, t3, s2
    srli s2, t3, 16
    lw s10, 212(sp)
    lw s11, 132(sp)
    xor s9, s9, s10
    lw ra, 160(sp)
    srli s10, s9, 8
    xor s11, s11, ra
    xor s10, s10, s11
    and s10, s10, s6
    slli ra, s10, 8
    xor s9, s9, ra
    xor s2, s2, s9
    zext.h s2, s2
    slli ra, s2, 16
    xor t3, t3, ra
    sw t3, 960(a0)
    xor t3, s1, t5
    srli t5, t3, 16
    xor s1, s11, s10
    xor t5, t5, s1
    zext.h t5, t5
    slli s10, t5, 16
    xor t3, t3, s10
    rori t3, t3, 24
    sw t3, 964(a0)
    xor t3, s9, s2
    rori t3, t3, 16
    sw t3, 968(a0)
    xor t3, s1, t5
    rori t3, t3, 8
    sw t3, 972(a0)
    lw t3, 192(sp)
    lw t5, 144(sp)
    xor t3, t4, t3
    srli t4, t3, 8
    lw s1, 136(sp)
    lw s2, 168(sp)
    xor t5, t5, s1
    xor t4, t4, t5
    and t4, t4, s6
    slli s1, t4, 8
    xor t3, t3, s1
    srli s1, t3, 16
    lw s9, 164(sp)
    lw s10, 188(sp)
    xor s2, s2, s9
    lw s11, 216(sp)
    srli s9, s2, 8
    xor s10, s10, s11
    xor s9, s9, s10
    and s9, s9, s6
    slli s11, s9, 8
    xor s2, s2, s11
    xor s1, s1, s2
    zext.h s1, s1
    slli s11, s1, 16
    xor t3, t3, s11
    sw t3, 976(a0)
    xor t3, t5, t4
    srli t4, t3, 16
    xor t5, s10, s9
    xor t4, t4, t5
    zext.h t4, t4
    slli s9, t4, 16
    xor t3, t3, s9
    rori t3, t3, 24
    sw t3, 980(a0)
    xor t3, s2, s1
    rori t3, t3, 16
    sw t3, 984(a0)
    xor t3, t5, t4
    rori t3, t3, 8
    sw t3, 988(a0)
    xor t1, t1, t2
    srli t2, t1, 8
    xor t3, a4, a3
    xor t2, t2, t3
    and t2, t2, s6
    slli t4, t2, 8
    xor t1, t1, t4
    srli t4, t1, 16
    xor t5, s4, s5
    lw a3, 124(sp)
    srli a4, t5, 8
    xor t0, t0, a3
    xor a4, a4, t0
    and a4, a4, s6
    slli a3, a4, 8
    xor t5, t5, a3
    xor t4, t4, t5
    zext.h t4, t4
    slli a3, t4, 16
    xor t1, t1, a3
    sw t1, 992(a0)
    xor t1, t3, t2
    srli t2, t1, 16
    xor t0, t0, a4
    xor t2, t2, t0
    zext.h t2, t2
    slli t3, t2, 16
    xor t1, t1, t3
    sw t1, 996(a0)
    xor t1, t5, t4
    sw t1, 1000(a0)
    xor t0, t0, t2
    sw t0, 1004(a0)
    xor a6, a6, a7
    srli a7, a6, 8
    xor t0, a2, s0
    xor a7, a7, t0
    and a7, a7, s6
    slli t1, a7, 8
    xor a6, a6, t1
    srli t1, a6, 16
    xor t2, s7, s8
    srli t3, t2, 8
    xor a5, a5, s3
    xor t3, t3, a5
    and t3, t3, s6
    slli t4, t3, 8
    xor t2, t2, t4
    xor t1, t1, t2
    zext.h t1, t1
    slli t4, t1, 16
    xor a6, a6, t4
    sw a6, 1008(a0)
    xor a6, t0, a7
    srli a7, a6, 16
    xor a5, a5, t3
    xor a7, a7, a5
    zext.h a7, a7
    slli t0, a7, 16
    xor a6, a6, t0
    rori a6, a6, 24
    sw a6, 1012(a0)
    xor a6, t2, t1
    rori a6, a6, 16
    sw a6, 1016(a0)
    xor a5, a5, a7
    rori a5, a5, 8
    sw a5, 1020(a0)
    lw a5, 100(sp)
    lw a7, 196(sp)
    srli a6, a5, 1
    xor a6, a6, a5
    and a6, a6, a7
    slli t0, a6, 1
    xor t0, a5, t0
    srli t1, t0, 2
    xor t1, t1, t0
    lw t2, 248(sp)
    lw a3, 108(sp)
    and t1, t1, t2
    slli t3, t1, 2
    xor t3, t0, t3
    srli t4, t3, 4
    xor t4, t4, t3
    and t4, t4, t6
    slli t5, t4, 4
    xor t5, t3, t5
    srli a4, t5, 8
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
    and s3, s3, t6
    slli s4, s3, 4
    xor s4, s2, s4
    xor a4, a4, s4
    and a4, a4, s6
    slli s5, a4, 8
    xor t5, t5, s5
    lw s7, 104(sp)
    srli s5, t5, 16
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
    and ra, ra, t6
    sw ra, 124(sp)
    slli ra, ra, 4
    xor ra, s11, ra
    sw s11, 216(sp)
    srli s11, ra, 8
    sw s3, 188(sp)
    lw s3, 128(sp)
    sw s2, 164(sp)
    lw s2, 140(sp)
    sw t4, 128(sp)
    xor s3, s3, s2
    and s3, s3, a7
    slli a7, s3, 1
    xor a7, s2, a7
    srli t4, a7, 2
    xor t4, t4, a7
    and t4, t4, t2
    sw t3, 168(sp)
    slli t3, t4, 2
    xor t3, a7, t3
    srli s2, t3, 4
    xor s2, s2, t3
    and s2, s2, t6
    sw s2, 136(sp)
    slli s2, s2, 4
    xor s2, t3, s2
    xor s11, s11, s2
    and s11, s11, s6
    sw t3, 144(sp)
    slli t3, s11, 8
    xor t3, ra, t3
    xor s5, s5, t3
    zext.h s5, s5
    slli ra, s5, 16
    xor t5, t5, ra
    sw t5, 1024(a0)
    xor t5, s4, a4
    srli a4, t5, 16
    xor s2, s2, s11
    xor a4, a4, s2
    zext.h a4, a4
    slli s4, a4, 16
    xor t5, t5, s4
    sw t5, 1028(a0)
    xor t3, t3, s5
    sw t3, 1032(a0)
    xor t3, s2, a4
    sw t3, 1036(a0)
    xor a5, a5, a6
    srli a6, a5, 2
    xor a6, a6, a5
    and a6, a6, t2
    slli t3, a6, 2
    xor t3, a5, t3
    srli t5, t3, 4
    xor t5, t5, t3
    and t5, t5, t6
    slli a4, t5, 4
    xor a4, t3, a4
    srli s2, a4, 8
    xor a3, a3, a2
    srli a2, a3, 2
    xor a2, a2, a3
    and a2, a2, t2
    slli s4, a2, 2
    xor s4, a3, s4
    srli s5, s4, 4
    xor s5, s5, s4
    and s5, s5, t6
    slli s11, s5, 4
    xor s11, s4, s11
    xor s2, s2, s11
    and s2, s2, s6
    slli ra, s2, 8
    xor a4, a4, ra
    srli ra, a4, 16
    xor s7, s7, s8
    srli s8, s7, 2
    xor s8, s8, s7
    and s8, s8, t2
    sw s5, 104(sp)
    slli s5, s8, 2
    xor s5, s7, s5
    sw s4, 108(sp)
    srli s4, s5, 4
    xor s4, s4, s5
    and s4, s4, t6
    sw s4, 100(sp)
    slli s4, s4, 4
    xor s4, s5, s4
    sw s5, 192(sp)
    srli s5, s4, 8
    sw t5, 160(sp)
    lw t5, 140(sp)
    sw t3, 140(sp)
    xor t5, t5, s3
    srli s3, t5, 2
    xor s3, s3, t5
    and s3, s3, t2
    slli t2, s3, 2
    xor t2, t5, t2
    srli t3, t2, 4
    xor t3, t3, t2
    and t3, t3, t6
    sw t3, 132(sp)
    slli t3, t3, 4
    xor t3, t2, t3
    xor s5, s5, t3
    and s5, s5, s6
    sw t2, 212(sp)
    slli t2, s5, 8
    xor t2, s4, t2
    xor s4, ra, t2
    zext.h s4, s4
    slli ra, s4, 16
    xor a4, a4, ra
    sw a4, 1040(a0)
    xor a4, s11, s2
    srli s2, a4, 16
    xor t3, t3, s5
    xor s2, s2, t3
    zext.h s2, s2
    slli s5, s2, 16
    xor a4, a4, s5
    sw a4, 1044(a0)
    xor t2, t2, s4
    sw t2, 1048(a0)
    xor t2, t3, s2
    sw t2, 1052(a0)
    xor t0, t0, t1
    srli t1, t0, 4
    xor t1, t1, t0
    and t1, t1, t6
    slli t2, t1, 4
    xor t2, t0, t2
    srli t3, t2, 8
    xor a4, s0, s1
    srli s0, a4, 4
    xor s0, s0, a4
    and s0, s0, t6
    slli s1, s0, 4
    xor s1, a4, s1
    xor t3, t3, s1
    and t3, t3, s6
    slli s2, t3, 8
    xor t2, t2, s2
    srli s2, t2, 16
    xor s4, s9, s10
    srli s5, s4, 4
    xor s5, s5, s4
    and s5, s5, t6
    slli s9, s5, 4
    xor s9, s4, s9
    srli s10, s9, 8
    xor a7, a7, t4
    srli t4, a7, 4
    xor t4, t4, a7
    and t4, t4, t6
    slli s11, t4, 4
    xor s11, a7, s11
    xor s10, s10, s11
    and s10, s10, s6
    slli ra, s10, 8
    xor s9, s9, ra
    xor s2, s2, s9
    zext.h s2, s2
    slli ra, s2, 16
    xor t2, t2, ra
    sw t2, 1056(a0)
    xor t2, s1, t3
    srli t3, t2, 16
    xor s1, s11, s10
    xor t3, t3, s1
    zext.h t3, t3
    slli s10, t3, 16
    xor t2, t2, s10
    sw t2, 1060(a0)
    xor t2, s9, s2
    sw t2, 1064(a0)
    xor t2, s1, t3
    sw t2, 1068(a0)
    xor t0, t0, t1
    srli t1, t0, 8
    xor t2, a4, s0
    xor t1, t1, t2
    and t1, t1, s6
    slli t3, t1, 8
    xor t0, t0, t3
    srli t3, t0, 16
    xor a4, s4, s5
    srli s0, a4, 8
    xor a7, a7, t4
    xor t4, s0, a7
    and t4, t4, s6
    slli s0, t4, 8
    xor a4, a4, s0
    xor t3, t3, a4
    zext.h t3, t3
    slli s0, t3, 16
    xor t0, t0, s0
    sw t0, 1072(a0)
    xor t0, t2, t1
    srli t1, t0, 16
    xor a7, a7, t4
    xor t1, t1, a7
    zext.h t1, t1
    slli t2, t1, 16
    xor t0, t0, t2
    sw t0, 1076(a0)
    xor t0, a4, t3
    sw t0, 1080(a0)
    xor a7, a7, t1
    sw a7, 1084(a0)
    xor a5, a5, a6
    srli a6, a5, 4
    xor a6, a6, a5
    and a6, a6, t6
    xor a7, a5, a6
    srli t0, a7, 8
    xor t1, a3, a2
    srli t2, t1, 4
    xor t2, t2, t1
    and t2, t2, t6
    xor t3, t1, t2
    xor t0, t0, t3
    and t0, t0, s6
    slli t4, t0, 8
    xor a7, a7, t4
    srli t4, a7, 16
    xor a4, s7, s8
    srli a3, a4, 4
    xor a3, a3, a4
    and a3, a3, t6
    xor a2, a4, a3
    srli s0, a2, 8
    xor t5, t5, s3
    srli s1, t5, 4
    xor s1, s1, t5
    and s1, s1, t6
    xor s2, t5, s1
    xor s0, s0, s2
    and s0, s0, s6
    slli s3, s0, 8
    xor a2, a2, s3
    xor t4, t4, a2
    zext.h t4, t4
    slli s3, t4, 16
    xor a7, a7, s3
    sw a7, 1088(a0)
    xor a7, t3, t0
    srli t0, a7, 16
    xor t3, s2, s0
    xor t0, t0, t3
    zext.h t0, t0
    slli s0, t0, 16
    xor a7, a7, s0
    sw a7, 1092(a0)
    xor a7, a2, t4
    sw a7, 1096(a0)
    xor a7, t3, t0
    sw a7, 1100(a0)
    lw a7, 168(sp)
    lw t0, 128(sp)
    lw t3, 164(sp)
    xor a7, a7, t0
    srli t0, a7, 8
    lw t4, 188(sp)
    lw a2, 216(sp)
    xor t3, t3, t4
    xor t0, t0, t3
    and t0, t0, s6
    slli t4, t0, 8
    xor a7, a7, t4
    srli t4, a7, 16
    lw s0, 124(sp)
    lw s2, 144(sp)
    xor a2, a2, s0
    srli s0, a2, 8
    lw s3, 136(sp)
    slli a6, a6, 4
    xor s2, s2, s3
    xor s0, s0, s2
    and s0, s0, s6
    slli s3, s0, 8
    xor a2, a2, s3
    xor t4, t4, a2
    zext.h t4, t4
    slli s3, t4, 16
    xor a7, a7, s3
    sw a7, 1104(a0)
    xor a5, a5, a6
    srli a6, a5, 8
    slli a7, t2, 4
    xor a7, t1, a7
    xor a6, a6, a7
    and a6, a6, s6
    slli t1, a6, 8
    xor a5, a5, t1
    srli t1, a5, 16
    slli t2, a3, 4
    xor t2, a4, t2
    srli a4, t2, 8
    slli a3, s1, 4
    xor t5, t5, a3
    xor a4, a4, t5
    and a4, a4, s6
    slli a3, a4, 8
    xor t2, t2, a3
    xor t1, t1, t2
    zext.h t1, t1
    slli a3, t1, 16
    xor a5, a5, a3
    sw a5, 1108(a0)
    lw a5, 140(sp)
    lw a3, 160(sp)
    lw s1, 108(sp)
    xor a5, a5, a3
    srli a3, a5, 8
    lw s3, 104(sp)
    lw s4, 192(sp)
    xor s1, s1, s3
    xor a3, a3, s1
    and a3, a3, s6
    slli s3, a3, 8
    xor a5, a5, s3
    srli s3, a5, 16
    lw s5, 100(sp)
    lw s7, 212(sp)
    xor s4, s4, s5
    lw s8, 132(sp)
    srli s5, s4, 8
    xor s7, s7, s8
    xor s5, s5, s7
    and s5, s5, s6
    slli s8, s5, 8
    xor s4, s4, s8
    xor s3, s3, s4
    zext.h s3, s3
    slli s8, s3, 16
    xor a5, a5, s8
    sw a5, 1112(a0)
    xor a5, t3, t0
    srli t0, a5, 16
    xor t3, s2, s0
    xor t0, t0, t3
    zext.h t0, t0
    slli s0, t0, 16
    xor a5, a5, s0
    sw a5, 1116(a0)
    xor a5, a7, a6
    srli a6, a5, 16
    xor a7, t5, a4
    xor a6, a6, a7
    zext.h a6, a6
    slli t5, a6, 16
    xor a5, a5, t5
    sw a5, 1120(a0)
    xor a5, s1, a3
    srli t5, a5, 16
    xor a4, s7, s5
    xor t5, t5, a4
    zext.h t5, t5
    slli a3, t5, 16
    xor a5, a5, a3
    sw a5, 1124(a0)
    xor a5, a2, t4
    sw a5, 1128(a0)
    xor a5, t2, t1
    sw a5, 1132(a0)
    xor a5, s4, s3
    sw a5, 1136(a0)
    xor a5, t3, t0
    sw a5, 1140(a0)
    xor a5, a7, a6
    sw a5, 1144(a0)
    xor a5, a4, t5
    sw a5, 1148(a0)
    lw a5, 112(sp)
    lw a7, 196(sp)
    srli a6, a5, 1
    xor a6, a6, a5
    and a6, a6, a7
    slli t0, a6, 1
    xor t0, a5, t0
    srli t1, t0, 2
    xor t1, t1, t0
    lw t2, 248(sp)
    lw a3, 152(sp)
    and t1, t1, t2
    slli t3, t1, 2
    xor t3, t0, t3
    srli t4, t3, 4
    xor t4, t4, t3
    and t4, t4, t6
    slli t5, t4, 4
    xor t5, t3, t5
    srli a4, t5, 8
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
    and s3, s3, t6
    slli s4, s3, 4
    xor s4, s2, s4
    xor a4, a4, s4
    and a4, a4, s6
    slli s5, a4, 8
    xor t5, t5, s5
    lw s7, 148(sp)
    srli s5, t5, 16
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
    and ra, ra, t6
    sw ra, 132(sp)
    slli ra, ra, 4
    xor ra, s11, ra
    sw s11, 212(sp)
    srli s11, ra, 8
    sw s3, 100(sp)
    lw s3, 156(sp)
    sw s2, 192(sp)
    lw s2, 184(sp)
    sw t4, 156(sp)
    xor s3, s3, s2
    and s3, s3, a7
    slli a7, s3, 1
    xor a7, s2, a7
    srli t4, a7, 2
    xor t4, t4, a7
    and t4, t4, t2
    sw t3, 104(sp)
    slli t3, t4, 2
    xor t3, a7, t3
    srli s2, t3, 4
    xor s2, s2, t3
    and s2, s2, t6
    sw s2, 108(sp)
    slli s2, s2, 4
    xor s2, t3, s2
    xor s11, s11, s2
    and s11, s11, s6
    sw t3, 160(sp)
    slli t3, s11, 8
    xor t3, ra, t3
    xor s5, s5, t3
    zext.h s5, s5
    slli ra, s5, 16
    xor t5, t5, ra
    sw t5, 1152(a0)
    xor t5, s4, a4
    srli a4, t5, 16
    xor s2, s2, s11
    xor a4, a4, s2
    zext.h a4, a4
    slli s4, a4, 16
    xor t5, t5, s4
    sw t5, 1156(a0)
    xor t3, t3, s5
    sw t3, 1160(a0)
    xor t3, s2, a4
    sw t3, 1164(a0)
    xor a5, a5, a6
    srli a6, a5, 2
    xor a6, a6, a5
    and a6, a6, t2
    slli t3, a6, 2
    xor t3, a5, t3
    srli t5, t3, 4
    xor t5, t5, t3
    and t5, t5, t6
    slli a4, t5, 4
    xor a4, t3, a4
    srli s2, a4, 8
    xor a3, a3, a2
    srli a2, a3, 2
    xor a2, a2, a3
    and a2, a2, t2
    slli s4, a2, 2
    xor s4, a3, s4
    srli s5, s4, 4
    xor s5, s5, s4
    and s5, s5, t6
    slli s11, s5, 4
    xor s11, s4, s11
    xor s2, s2, s11
    and s2, s2, s6
    slli ra, s2, 8
    xor a4, a4, ra
    srli ra, a4, 16
    xor s7, s7, s8
    srli s8, s7, 2
    xor s8, s8, s7
    and s8, s8, t2
    sw s5, 148(sp)
    slli s5, s8, 2
    xor s5, s7, s5
    sw s4, 152(sp)
    srli s4, s5, 4
    xor s4, s4, s5
    and s4, s4, t6
    sw s4, 112(sp)
    slli s4, s4, 4
    xor s4, s5, s4
    sw s5, 140(sp)
    srli s5, s4, 8
    sw t5, 136(sp)
    lw t5, 184(sp)
    sw t3, 184(sp)
    xor t5, t5, s3
    srli s3, t5, 2
    xor s3, s3, t5
    and s3, s3, t2
    slli t2, s3, 2
    xor t2, t5, t2
    srli t3, t2, 4
    xor t3, t3, t2
    and t3, t3, t6
    sw t3, 144(sp)
    slli t3, t3, 4
    xor t3, t2, t3
    xor s5, s5, t3
    and s5, s5, s6
    sw t2, 124(sp)
    slli t2, s5, 8
    xor t2, s4, t2
    xor s4, ra, t2
    zext.h s4, s4
    slli ra, s4, 16
    xor a4, a4, ra
    sw a4, 1168(a0)
    xor a4, s11, s2
    srli s2, a4, 16
    xor t3, t3, s5
    xor s2, s2, t3
    zext.h s2, s2
    slli s5, s2, 16
    xor a4, a4, s5
    sw a4, 1172(a0)
    xor t2, t2, s4
    sw t2, 1176(a0)
    xor t2, t3, s2
    sw t2, 1180(a0)
    xor t0, t0, t1
    srli t1, t0, 4
    xor t1, t1, t0
    and t1, t1, t6
    slli t2, t1, 4
    xor t2, t0, t2
    srli t3, t2, 8
    xor a4, s0, s1
    srli s0, a4, 4
    xor s0, s0, a4
    and s0, s0, t6
    slli s1, s0, 4
    xor s1, a4, s1
    xor t3, t3, s1
    and t3, t3, s6
    slli s2, t3, 8
    xor t2, t2, s2
    srli s2, t2, 16
    xor s4, s9, s10
    srli s5, s4, 4
    xor s5, s5, s4
    and s5, s5, t6
    slli s9, s5, 4
    xor s9, s4, s9
    srli s10, s9, 8
    xor a7, a7, t4
    srli t4, a7, 4
    xor t4, t4, a7
    and t4, t4, t6
    slli s11, t4, 4
    xor s11, a7, s11
    xor s10, s10, s11
    and s10, s10, s6
    slli ra, s10, 8
    xor s9, s9, ra
    xor s2, s2, s9
    zext.h s2, s2
    slli ra, s2, 16
    xor t2, t2, ra
    sw t2, 1184(a0)
    xor t2, s1, t3
    srli t3, t2, 16
    xor s1, s11, s10
    xor t3, t3, s1
    zext.h t3, t3
    slli s10, t3, 16
    xor t2, t2, s10
    sw t2, 1188(a0)
    xor t2, s9, s2
    sw t2, 1192(a0)
    xor t2, s1, t3
    sw t2, 1196(a0)
    xor a5, a5, a6
    srli a6, a5, 4
    xor a6, a6, a5
    and a6, a6, t6
    slli t2, a6, 4
    xor t2, a5, t2
    srli t3, t2, 8
    xor a3, a3, a2
    srli a2, a3, 4
    xor a2, a2, a3
    and a2, a2, t6
    slli s1, a2, 4
    xor s1, a3, s1
    xor t3, t3, s1
    and t3, t3, s6
    slli s2, t3, 8
    xor t2, t2, s2
    srli s2, t2, 16
    xor s7, s7, s8
    srli s8, s7, 4
    xor s8, s8, s7
    and s8, s8, t6
    slli s9, s8, 4
    xor s9, s7, s9
    srli s10, s9, 8
    xor t5, t5, s3
    srli s3, t5, 4
    xor s3, s3, t5
    and s3, s3, t6
    slli s11, s3, 4
    xor s11, t5, s11
    xor s10, s10, s11
    and s10, s10, s6
    slli ra, s10, 8
    xor s9, s9, ra
    xor s2, s2, s9
    zext.h s2, s2
    slli ra, s2, 16
    xor t2, t2, ra
    sw t2, 1200(a0)
    xor t2, s1, t3
    srli t3, t2, 16
    xor s1, s11, s10
    xor t3, t3, s1
    zext.h t3, t3
    slli s10, t3, 16
    xor t2, t2, s10
    sw t2, 1204(a0)
    xor t2, s9, s2
    sw t2, 1208(a0)
    xor t2, s1, t3
    sw t2, 1212(a0)
    lw t2, 104(sp)
    lw t3, 156(sp)
    lw s1, 192(sp)
    xor t2, t2, t3
    srli t3, t2, 8
    lw s2, 100(sp)
    lw s9, 212(sp)
    xor s1, s1, s2
    xor t3, t3, s1
    and t3, t3, s6
    slli s2, t3, 8
    xor t2, t2, s2
    srli s2, t2, 16
    lw s10, 132(sp)
    lw s11, 160(sp)
    xor s9, s9, s10
    lw ra, 108(sp)
    srli s10, s9, 8
    xor s11, s11, ra
    xor s10, s10, s11
    and s10, s10, s6
    slli ra, s10, 8
    xor s9, s9, ra
    xor s2, s2, s9
    zext.h s2, s2
    slli ra, s2, 16
    xor t2, t2, ra
    sw t2, 1216(a0)
    xor t2, s1, t3
    srli t3, t2, 16
    xor s1, s11, s10
    xor t3, t3, s1
    zext.h t3, t3
    slli s10, t3, 16
    xor t2, t2, s10
    sw t2, 1220(a0)
    xor t2, s9, s2
    sw t2, 1224(a0)
    xor t2, s1, t3
    sw t2, 1228(a0)
    lw t2, 184(sp)
    lw t3, 136(sp)
    lw s1, 152(sp)
    xor t2, t2, t3
    srli t3, t2, 8
    lw s2, 148(sp)
    lw s9, 140(sp)
    xor s1, s1, s2
    xor t3, t3, s1
    and t3, t3, s6
    slli s2, t3, 8
    xor t2, t2, s2
    srli s2, t2, 16
    lw s10, 112(sp)
    lw s11, 124(sp)
    xor s9, s9, s10
    lw ra, 144(sp)
    srli s10, s9, 8
    xor s11, s11, ra
    xor s10, s10, s11
    and s10, s10, s6
    slli ra, s10, 8
    xor s9, s9, ra
    xor s2, s2, s9
    zext.h s2, s2
    slli ra, s2, 16
    xor t2, t2, ra
    sw t2, 1232(a0)
    xor t2, s1, t3
    srli t3, t2, 16
    xor s1, s11, s10
    xor t3, t3, s1
    zext.h t3, t3
    slli s10, t3, 16
    xor t2, t2, s10
    sw t2, 1236(a0)
    xor t2, s9, s2
    sw t2, 1240(a0)
    xor t2, s1, t3
    sw t2, 1244(a0)
    xor t0, t0, t1
    srli t1, t0, 8
    xor t2, a4, s0
    xor t1, t1, t2
    and t1, t1, s6
    slli t3, t1, 8
    xor t0, t0, t3
    srli t3, t0, 16
    xor a4, s4, s5
    srli s0, a4, 8
    xor a7, a7, t4
    xor t4, s0, a7
    and t4, t4, s6
    slli s0, t4, 8
    xor a4, a4, s0
    xor t3, t3, a4
    zext.h t3, t3
    slli s0, t3, 16
    xor t0, t0, s0
    sw t0, 1248(a0)
    xor t0, t2, t1
    srli t1, t0, 16
    xor a7, a7, t4
    xor t1, t1, a7
    zext.h t1, t1
    slli t2, t1, 16
    xor t0, t0, t2
    sw t0, 1252(a0)
    xor t0, a4, t3
    sw t0, 1256(a0)
    xor a7, a7, t1
    sw a7, 1260(a0)
    xor a5, a5, a6
    srli a6, a5, 8
    xor a7, a3, a2
    xor a6, a6, a7
    and a6, a6, s6
    slli t0, a6, 8
    xor a5, a5, t0
    srli t0, a5, 16
    xor t1, s7, s8
    srli t2, t1, 8
    xor t3, t5, s3
    xor t2, t2, t3
    and t2, t2, s6
    slli t4, t2, 8
    xor t1, t1, t4
    xor t0, t0, t1
    zext.h t0, t0
    slli t4, t0, 16
    xor a5, a5, t4
    sw a5, 1264(a0)
    xor a5, a7, a6
    srli a6, a5, 16
    xor a7, t3, t2
    xor a6, a6, a7
    zext.h a6, a6
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
    slli t0, a6, 1
    xor t0, a5, t0
    srli t1, t0, 2
    xor t1, t1, t0
    lw t2, 248(sp)
    lw a3, 96(sp)
    and t1, t1, t2
    slli t3, t1, 2
    xor t3, t0, t3
    srli t4, t3, 4
    xor t4, t4, t3
    and t4, t4, t6
    slli t5, t4, 4
    xor t5, t3, t5
    lw a2, 12(a1)
    srli a4, t5, 8
    xor a3, a3, a2
    and a3, a3, a7
    slli s0, a3, 1
    xor s0, a2, s0
    srli s1, s0, 2
    xor s1, s1, s0
    and s1, s1, t2
    slli s2, s1, 2
    xor s2, s0, s2
    srli s3, s2, 4
    xor s3, s3, s2
    and s3, s3, t6
    slli s4, s3, 4
    xor s4, s2, s4
    xor a4, a4, s4
    and a4, a4, s6
    slli s5, a4, 8
    xor t5, t5, s5
    lw s5, 0(a1)
    srli s7, s5, 1
    xor s7, s7, s5
    and s7, s7, a7
    slli s8, s7, 1
    xor s8, s5, s8
    srli s9, s8, 2
    xor s9, s9, s8
    and s9, s9, t2
    slli s10, s9, 2
    xor s10, s8, s10
    srli s11, s10, 4
    xor s11, s11, s10
    and s11, s11, t6
    slli ra, s11, 4
    xor ra, s10, ra
    sw a4, 96(sp)
    srli a4, ra, 8
    sw s4, 144(sp)
    lw s4, 4(a1)
    sw s11, 124(sp)
    srli s11, s4, 1
    xor s11, s11, s4
    and a7, s11, a7
    slli s11, a7, 1
    xor s11, s4, s11
    sw s10, 196(sp)
    srli s10, s11, 2
    xor s10, s10, s11
    and s10, s10, t2
    sw s3, 112(sp)
    slli s3, s10, 2
    xor s3, s11, s3
    sw s2, 140(sp)
    srli s2, s3, 4
    xor s2, s2, s3
    and s2, s2, t6
    sw s2, 148(sp)
    slli s2, s2, 4
    xor s2, s3, s2
    xor a4, a4, s2
    and a4, a4, s6
    sw a4, 152(sp)
    slli a4, a4, 8
    xor a4, ra, a4
    srli ra, a4, 16
    xor ra, ra, t5
    zext.h ra, ra
    xor t5, t5, ra
    sw t5, 1280(a0)
    xor a5, a5, a6
    srli a6, a5, 2
    xor a6, a6, a5
    and a6, a6, t2
    slli t5, a6, 2
    xor t5, a5, t5
    sw s2, 136(sp)
    srli s2, t5, 4
    xor s2, s2, t5
    and s2, s2, t6
    sw a4, 184(sp)
    slli a4, s2, 4
    xor a4, t5, a4
    sw ra, 108(sp)
    srli ra, a4, 8
    xor a3, a2, a3
    srli a2, a3, 2
    xor a2, a2, a3
    and a2, a2, t2
    sw s2, 160(sp)
    slli s2, a2, 2
    xor s2, a3, s2
    sw t5, 132(sp)
    srli t5, s2, 4
    xor t5, t5, s2
    and t5, t5, t6
    sw t5, 212(sp)
    slli t5, t5, 4
    xor t5, s2, t5
    xor ra, ra, t5
    and ra, ra, s6
    sw ra, 100(sp)
    slli ra, ra, 8
    xor a4, a4, ra
    xor s5, s5, s7
    srli s7, s5, 2
    xor s7, s7, s5
    and s7, s7, t2
    slli ra, s7, 2
    xor ra, s5, ra
    sw t5, 192(sp)
    srli t5, ra, 4
    xor t5, t5, ra
    and t5, t5, t6
    sw t5, 156(sp)
    slli t5, t5, 4
    xor t5, ra, t5
    sw ra, 104(sp)
    srli ra, t5, 8
    xor a7, s4, a7
    srli s4, a7, 2
    xor s4, s4, a7
    and t2, s4, t2
    slli s4, t2, 2
    xor s4, a7, s4
    sw s2, 248(sp)
    srli s2, s4, 4
    xor s2, s2, s4
    and s2, s2, t6
    sw s2, 216(sp)
    slli s2, s2, 4
    xor s2, s4, s2
    xor ra, ra, s2
    and ra, ra, s6
    sw ra, 188(sp)
    slli ra, ra, 8
    xor t5, t5, ra
    srli ra, t5, 16
    xor ra, ra, a4
    zext.h ra, ra
    xor a4, a4, ra
    sw a4, 1284(a0)
    xor t0, t0, t1
    srli t1, t0, 4
    xor t1, t1, t0
    and t1, t1, t6
    slli a4, t1, 4
    xor a4, t0, a4
    sw s2, 164(sp)
    srli s2, a4, 8
    xor s0, s0, s1
    srli s1, s0, 4
    xor s1, s1, s0
    and s1, s1, t6
    sw t5, 128(sp)
    slli t5, s1, 4
    xor t5, s0, t5
    xor s2, s2, t5
    and s2, s2, s6
    sw s2, 168(sp)
    slli s2, s2, 8
    xor a4, a4, s2
    xor s2, s8, s9
    srli s8, s2, 4
    xor s8, s8, s2
    and s8, s8, t6
    slli s9, s8, 4
    xor s9, s2, s9
    sw t5, 264(sp)
    srli t5, s9, 8
    xor s10, s11, s10
    srli s11, s10, 4
    xor s11, s11, s10
    and s11, s11, t6
    sw ra, 240(sp)
    slli ra, s11, 4
    xor ra, s10, ra
    xor t5, t5, ra
    and t5, t5, s6
    sw t5, 200(sp)
    slli t5, t5, 8
    xor t5, s9, t5
    srli s9, t5, 16
    xor s9, s9, a4
    zext.h s9, s9
    xor a4, a4, s9
    sw a4, 1288(a0)
    xor t0, t0, t1
    srli t1, t0, 8
    xor a4, s0, s1
    xor t1, t1, a4
    and t1, t1, s6
    slli s0, t1, 8
    xor t0, t0, s0
    xor s0, s2, s8
    srli s1, s0, 8
    xor s2, s10, s11
    xor s1, s1, s2
    and s1, s1, s6
    slli s8, s1, 8
    xor s0, s0, s8
    srli s8, s0, 16
    xor s8, s8, t0
    zext.h s8, s8
    xor t0, t0, s8
    sw t0, 1292(a0)
    xor a5, a5, a6
    srli a6, a5, 4
    xor a6, a6, a5
    and a6, a6, t6
    xor t0, a5, a6
    srli s10, t0, 8
    xor a3, a3, a2
    srli a2, a3, 4
    xor a2, a2, a3
    and a2, a2, t6
    xor s11, a3, a2
    xor s10, s10, s11
    and s10, s10, s6
    sw s10, 116(sp)
    slli s10, s10, 8
    xor t0, t0, s10
    xor s5, s5, s7
    srli s7, s5, 4
    xor s7, s7, s5
    and s7, s7, t6
    xor s10, s5, s7
    sw s11, 120(sp)
    srli s11, s10, 8
    xor a7, a7, t2
    srli t2, a7, 4
    xor t2, t2, a7
    and t2, t2, t6
    xor t6, a7, t2
    xor s11, s11, t6
    and s11, s11, s6
    sw s11, 260(sp)
    slli s11, s11, 8
    xor s10, s10, s11
    srli s11, s10, 16
    xor s11, s11, t0
    zext.h s11, s11
    xor t0, t0, s11
    sw t0, 1296(a0)
    xor t0, t3, t4
    srli t3, t0, 8
    lw t4, 140(sp)
    sw t6, 228(sp)
    lw t6, 112(sp)
    xor t4, t4, t6
    xor t3, t3, t4
    and t3, t3, s6
    slli t6, t3, 8
    xor t0, t0, t6
    lw t6, 196(sp)
    sw t3, 112(sp)
    lw t3, 124(sp)
    sw t4, 124(sp)
    xor t3, t6, t3
    srli t6, t3, 8
    lw t4, 148(sp)
    slli a6, a6, 4
    xor t4, s3, t4
    xor t6, t6, t4
    and t6, t6, s6
    slli s3, t6, 8
    xor t3, t3, s3
    srli s3, t3, 16
    xor s3, s3, t0
    zext.h s3, s3
    xor t0, t0, s3
    sw t0, 1300(a0)
    xor a5, a5, a6
    srli a6, a5, 8
    slli t0, a2, 4
    xor t0, a3, t0
    xor a6, a6, t0
    and a6, a6, s6
    slli a3, a6, 8
    xor a5, a5, a3
    slli a3, s7, 4
    xor a3, s5, a3
    srli a2, a3, 8
    slli t2, t2, 4
    xor a7, a7, t2
    xor t2, a2, a7
    and t2, t2, s6
    slli a2, t2, 8
    xor a3, a3, a2
    srli a2, a3, 16
    xor a2, a2, a5
    zext.h a2, a2
    xor a5, a5, a2
    sw a5, 1304(a0)
    lw a5, 132(sp)
    lw s5, 160(sp)
    lw s7, 248(sp)
    xor a5, a5, s5
    srli s5, a5, 8
    sw a6, 160(sp)
    lw a6, 212(sp)
    xor a6, s7, a6
    xor s5, s5, a6
    and s5, s5, s6
    slli s7, s5, 8
    xor a5, a5, s7
    lw s7, 104(sp)
    sw s5, 212(sp)
    lw s5, 156(sp)
    sw a6, 156(sp)
    xor s5, s7, s5
    lw a6, 216(sp)
    srli s7, s5, 8
    xor a6, s4, a6
    xor s4, s7, a6
    and s4, s4, s6
    slli s6, s4, 8
    xor s5, s5, s6
    srli s6, s5, 16
    xor s6, s6, a5
    zext.h s6, s6
    xor a5, a5, s6
    sw a5, 1308(a0)
    lw a5, 108(sp)
    lw s7, 184(sp)
    slli a5, a5, 16
    xor a5, s7, a5
    sw a5, 1312(a0)
    lw a5, 136(sp)
    lw s7, 152(sp)
    sw s4, 152(sp)
    xor a5, a5, s7
    srli s7, a5, 16
    lw s4, 144(sp)
    sw a6, 136(sp)
    lw a6, 96(sp)
    xor a6, s4, a6
    xor s4, s7, a6
    zext.h s4, s4
    slli s7, s4, 16
    xor a5, a5, s7
    sw a5, 1316(a0)
    xor a5, a6, s4
    sw a5, 1320(a0)
    lw a5, 240(sp)
    lw a6, 128(sp)
    slli a5, a5, 16
    xor a5, a6, a5
    sw a5, 1324(a0)
    lw a5, 164(sp)
    lw a6, 188(sp)
    lw s4, 192(sp)
    xor a5, a5, a6
    lw s7, 100(sp)
    srli a6, a5, 16
    xor s4, s4, s7
    xor a6, a6, s4
    zext.h a6, a6
    slli s7, a6, 16
    xor a5, a5, s7
    sw a5, 1328(a0)
    xor a5, s4, a6
    sw a5, 1332(a0)
    slli a5, s9, 16
    xor a5, t5, a5
    sw a5, 1336(a0)
    lw a5, 200(sp)
    lw t5, 264(sp)
    xor a5, ra, a5
    lw s4, 168(sp)
    srli a6, a5, 16
    xor t5, t5, s4
    xor a6, a6, t5
    zext.h a6, a6
    slli s4, a6, 16
    xor a5, a5, s4
    sw a5, 1340(a0)
    xor a5, t5, a6
    sw a5, 1344(a0)
    slli a5, s8, 16
    xor a5, s0, a5
    sw a5, 1348(a0)
    xor a5, s2, s1
    srli a6, a5, 16
    xor t1, a4, t1
    xor a6, a6, t1
    zext.h a6, a6
    slli t5, a6, 16
    xor a5, a5, t5
    sw a5, 1352(a0)
    xor a5, t1, a6
    sw a5, 1356(a0)
    slli a5, s11, 16
    xor a5, s10, a5
    sw a5, 1360(a0)
    lw a5, 228(sp)
    lw a6, 260(sp)
    lw t1, 120(sp)
    xor a5, a5, a6
    lw t5, 116(sp)
    srli a6, a5, 16
    xor t1, t1, t5
    xor a6, a6, t1
    zext.h a6, a6
    slli t5, a6, 16
    xor a5, a5, t5
    sw a5, 1364(a0)
    xor a5, t1, a6
    sw a5, 1368(a0)
    slli a5, s3, 16
    xor a5, t3, a5
    sw a5, 1372(a0)
    slli a5, a2, 16
    xor a5, a3, a5
    sw a5, 1376(a0)
    slli a5, s6, 16
    xor a5, s5, a5
    sw a5, 1380(a0)
    xor a5, t4, t6
    srli a6, a5, 16
    lw t1, 124(sp)
    lw t3, 112(sp)
    xor t1, t1, t3
    xor a6, a6, t1
    zext.h a6, a6
    slli t3, a6, 16
    xor a5, a5, t3
    sw a5, 1384(a0)
    xor a5, a7, t2
    lw t2, 160(sp)
    srli a7, a5, 16
    xor t0, t0, t2
    xor a7, a7, t0
    zext.h a7, a7
    slli t2, a7, 16
    xor a5, a5, t2
    sw a5, 1388(a0)
    lw a5, 136(sp)
    lw t2, 152(sp)
    lw t3, 156(sp)
    xor a5, a5, t2
    lw t4, 212(sp)
    srli t2, a5, 16
    xor t3, t3, t4
    xor t2, t2, t3
    zext.h t2, t2
    slli t4, t2, 16
    xor a5, a5, t4
    sw a5, 1392(a0)
    xor a5, t1, a6
    sw a5, 1396(a0)
    xor a5, t0, a7
    sw a5, 1400(a0)
    xor a5, t3, t2
    sw a5, 1404(a0)
    addi t0, sp, 64
    addi t1, sp, 272
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
    addi sp, sp, 272
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
    addi sp, sp, -288
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
    lui a7, 4080
    lw t0, 1340(a0)
    lui t1, 61681
    addi t1, t1, -241
    lw t2, 1316(a0)
    lw t3, 1352(a0)
    addi a5, a5, 1365
    lbu t4, 0(a1)
    lbu t5, 6(a1)
    addi a7, a7, 255
    lbu t6, 2(a1)
    lbu a4, 4(a1)
    lw a3, 1336(a0)
    lbu a2, 1(a1)
    lbu s0, 5(a1)
    lbu s1, 3(a1)
    addi a6, a6, 819
    lw s2, 1348(a0)
    lw s3, 1312(a0)
    lbu s4, 7(a1)
    slli s1, s1, 24
    slli t5, t5, 16
    slli a2, a2, 8
    slli s0, s0, 8
    or a4, a4, s0
    slli t6, t6, 16
    slli s0, s4, 24
    or t5, a4, t5
    or t4, t4, a2
    or t5, t5, s0
    or t4, t4, t6
    srli t6, t5, 1
    or t4, t4, s1
    srli a4, t4, 1
    xor a4, t4, a4
    xor t6, t5, t6
    and t6, t6, a5
    slli a2, t6, 1
    and a4, a4, a5
    slli s0, a4, 1
    xor s0, t4, s0
    xor t4, t4, a4
    xor t6, t5, t6
    srli a4, t6, 2
    xor a4, t6, a4
    srli s1, s0, 2
    xor s1, s0, s1
    xor t5, t5, a2
    srli a2, t5, 2
    srli s4, t4, 2
    xor a2, t5, a2
    and a4, a4, a6
    xor s4, t4, s4
    and s4, s4, a6
    xor s5, t4, s4
    and a2, a2, a6
    slli s4, s4, 2
    slli s6, a2, 2
    xor a2, t5, a2
    srli s7, a2, 4
    and s1, s1, a6
    slli s8, s1, 2
    xor s8, s0, s8
    srli s9, s5, 4
    xor t4, t4, s4
    srli s4, t4, 4
    xor t5, t5, s6
    srli s6, t5, 4
    xor s9, s5, s9
    and s9, s9, t1
    xor s0, s0, s1
    srli s1, s0, 4
    xor s1, s0, s1
    xor s7, a2, s7
    and s7, s7, t1
    xor s6, t5, s6
    and s1, s1, t1
    xor s10, s0, s1
    and s6, s6, t1
    xor s11, s5, s9
    xor s4, t4, s4
    slli ra, s7, 4
    xor ra, a2, ra
    xor a2, a2, s7
    and s4, s4, t1
    slli s7, s4, 4
    xor s7, t4, s7
    xor t4, t4, s4
    srli s4, s8, 4
    xor s4, s8, s4
    slli s9, s9, 4
    and s4, s4, t1
    xor s5, s5, s9
    slli s9, s4, 4
    slli s1, s1, 4
    xor s0, s0, s1
    srli s1, s10, 8
    xor s4, s8, s4
    xor s8, s8, s9
    xor s9, t5, s6
    slli s6, s6, 4
    xor t5, t5, s6
    xor s1, a2, s1
    and s1, s1, a7
    slli s6, s1, 8
    xor s6, s10, s6
    srli s10, s8, 8
    xor a2, a2, s1
    xor s1, t5, s10
    and s1, s1, a7
    slli s10, s1, 8
    xor s8, s8, s10
    srli s10, s4, 8
    xor s10, s9, s10
    and s10, s10, a7
    xor s9, s9, s10
    slli s10, s10, 8
    xor s4, s4, s10
    srli s10, s0, 8
    xor s10, ra, s10
    and s10, s10, a7
    xor ra, ra, s10
    slli s10, s10, 8
    xor s0, s0, s10
    slli s10, a4, 2
    xor s10, t6, s10
    xor t6, t6, a4
    srli a4, s10, 4
    xor a4, s10, a4
    and a4, a4, t1
    xor t5, t5, s1
    xor s1, s10, a4
    slli a4, a4, 4
    sw s3, 96(sp)
    srli s3, s11, 8
    sw s8, 100(sp)
    srli s8, t4, 8
    xor a4, s10, a4
    xor s8, s1, s8
    srli s10, s7, 8
    and s8, s8, a7
    xor s1, s1, s8
    slli s8, s8, 8
    xor t4, t4, s8
    xor s8, a4, s10
    and s8, s8, a7
    xor a4, a4, s8
    lw s10, 1328(a0)
    sw t4, 104(sp)
    srli t4, s5, 8
    slli s8, s8, 8
    xor s7, s7, s8
    lw s8, 1324(a0)
    sw s7, 112(sp)
    sw s8, 108(sp)
    srli s8, t6, 4
    xor s8, t6, s8
    and s8, s8, t1
    slli s7, s8, 4
    xor s7, t6, s7
    xor t6, t6, s8
    xor s3, t6, s3
    and s3, s3, a7
    xor t6, t6, s3
    lw s8, 1364(a0)
    slli s3, s3, 8
    xor s3, s11, s3
    lw s11, 1360(a0)
    xor t4, s7, t4
    and t4, t4, a7
    xor s7, s7, t4
    xor t3, t3, a2
    slli t4, t4, 8
    xor t4, s5, t4
    lbu s5, 8(a1)
    sw t3, 116(sp)
    lbu t3, 9(a1)
    slli t3, t3, 8
    or t3, s5, t3
    lbu s5, 10(a1)
    slli s5, s5, 16
    or t3, t3, s5
    lbu s5, 11(a1)
    sw a3, 120(sp)
    slli s5, s5, 24
    or t3, t3, s5
    srli s5, t3, 1
    xor s5, t3, s5
    and a5, s5, a5
    xor s5, t3, a5
    slli a5, a5, 1
    xor a5, t3, a5
    srli t3, a5, 2
    xor t3, a5, t3
    and t3, t3, a6
    slli a3, t3, 2
    xor a3, a5, a3
    xor a5, a5, t3
    srli t3, a5, 4
    xor t3, a5, t3
    and t3, t3, t1
    sw s0, 124(sp)
    xor s0, a5, t3
    slli t3, t3, 4
    xor a5, a5, t3
    srli t3, a5, 8
    and t3, t3, a7
    xor s11, s11, s3
    srli a2, a2, 16
    xor t0, t0, ra
    sw s11, 128(sp)
    lw s11, 1344(a0)
    srli ra, ra, 16
    xor s11, s11, t3
    xor ra, t3, ra
    slli t3, t3, 8
    xor a5, a5, t3
    lw t3, 1288(a0)
    sw s11, 132(sp)
    srli s11, s0, 8
    and s11, s11, a7
    sw t0, 136(sp)
    lw t0, 1356(a0)
    xor a2, s11, a2
    xor t0, t0, s11
    slli s11, s11, 8
    xor s0, s0, s11
    lw s11, 1292(a0)
    sw t0, 140(sp)
    xor s11, s11, s0
    srli t0, a3, 4
    xor t0, a3, t0
    and t0, t0, t1
    sw s11, 144(sp)
    slli s11, t0, 4
    xor s11, a3, s11
    xor t0, a3, t0
    srli a3, t0, 8
    and a3, a3, a7
    sw a2, 148(sp)
    srli a2, t4, 16
    xor s8, s8, t6
    sw s8, 152(sp)
    slli s8, a3, 8
    xor t0, t0, s8
    srli s8, s11, 8
    and s8, s8, a7
    sw s0, 156(sp)
    lw s0, 1320(a0)
    sw ra, 160(sp)
    xor s0, s0, s8
    srli ra, s1, 16
    xor s10, s10, a4
    srli a4, a4, 16
    xor s2, s2, s6
    srli s3, s3, 16
    xor t2, t2, t5
    srli t5, t5, 16
    xor t5, s8, t5
    slli s8, s8, 8
    xor s8, s11, s8
    lw s11, 1280(a0)
    sw s2, 164(sp)
    srli s2, s5, 2
    xor s2, s5, s2
    and a6, s2, a6
    xor s2, s5, a6
    slli a6, a6, 2
    xor a6, s5, a6
    srli s5, a6, 4
    xor s5, a6, s5
    and s5, s5, t1
    sw s3, 168(sp)
    xor s3, a6, s5
    slli s5, s5, 4
    xor a6, a6, s5
    srli s5, a6, 8
    and s5, s5, a7
    sw s10, 172(sp)
    lw s10, 1332(a0)
    xor t3, t3, a5
    xor s10, s10, s5
    sw t3, 176(sp)
    srli t3, s7, 16
    xor a4, s5, a4
    slli s5, s5, 8
    xor a6, a6, s5
    lw s5, 1284(a0)
    sw a5, 180(sp)
    srli a5, s3, 8
    and a5, a5, a7
    xor ra, a5, ra
    sw ra, 184(sp)
    slli ra, a5, 8
    xor s3, s3, ra
    srli ra, s2, 4
    xor ra, s2, ra
    and t1, ra, t1
    slli ra, t1, 4
    xor ra, s2, ra
    xor t1, s2, t1
    srli s2, t1, 8
    and s2, s2, a7
    sw s10, 188(sp)
    lw s10, 1368(a0)
    srli t6, t6, 16
    xor s10, s10, s2
    xor t6, s2, t6
    zext.h t6, t6
    slli s2, s2, 8
    xor t1, t1, s2
    lw s2, 1296(a0)
    sw s10, 192(sp)
    xor s2, s2, t1
    srli s10, ra, 8
    and a7, s10, a7
    slli s10, a7, 8
    xor s10, ra, s10
    xor s5, s5, a6
    srli s6, s6, 16
    xor a2, s10, a2
    srli ra, s9, 16
    xor ra, a3, ra
    xor s11, s11, s8
    # round 1 (aes.dsl:47)
    sw s2, 196(sp)
    lw s2, 1384(a0)
    xor s2, s2, s9
    lw s9, 1388(a0)
    xor s7, s9, s7
    lw s9, 1380(a0)
    sw s7, 200(sp)
    lw s7, 1400(a0)
    xor s7, s7, a7
    xor a7, a7, t3
    lw t3, 1396(a0)
    xor t3, t3, a3
    lw a3, 1392(a0)
    xor a3, a3, s1
    lw s1, 1372(a0)
    sw s7, 204(sp)
    lw s7, 1404(a0)
    xor s1, s1, s4
    xor a5, s7, a5
    lw s7, 1376(a0)
    srli s4, s4, 16
    xor t4, s7, t4
    lw s7, 1308(a0)
    sw a5, 208(sp)
    xor s7, s7, s3
    lw a5, 1300(a0)
    sw t3, 212(sp)
    xor a5, a5, t0
    lw t3, 1304(a0)
    zext.h a7, a7
    xor t3, t3, s10
    sw s10, 216(sp)
    lw s10, 120(sp)
    sw s7, 220(sp)
    lw s7, 124(sp)
    sw t3, 120(sp)
    xor s10, s10, s7
    lw t3, 104(sp)
    sw a5, 224(sp)
    xor s9, s9, t3
    slli a5, t6, 16
    srli t3, t3, 16
    xor t3, s3, t3
    sw s3, 104(sp)
    lw s3, 96(sp)
    sw a3, 228(sp)
    lw a3, 100(sp)
    sw t2, 1416(a0)
    xor s3, s3, a3
    sw s3, 1408(a0)
    srli a3, a3, 16
    xor a3, s8, a3
    zext.h a3, a3
    slli s3, a3, 16
    sw s3, 1412(a0)
    zext.h t2, t5
    slli t5, t2, 16
    sw t5, 1420(a0)
    sw s11, 1424(a0)
    sw a3, 1428(a0)
    sw s0, 1432(a0)
    lw t5, 160(sp)
    lw a3, 108(sp)
    zext.h t5, t5
    lw s0, 112(sp)
    sw t2, 1436(a0)
    xor a3, a3, s0
    srli s0, s0, 16
    xor s0, a6, s0
    sw a3, 1440(a0)
    zext.h t2, s0
    slli a3, t2, 16
    sw a3, 1444(a0)
    lw a3, 172(sp)
    zext.h a4, a4
    sw a3, 1448(a0)
    slli a3, a4, 16
    sw a3, 1452(a0)
    sw s5, 1456(a0)
    lw a3, 156(sp)
    zext.h s3, ra
    xor s0, a3, s6
    sw t2, 1460(a0)
    lw t2, 188(sp)
    xor s4, t0, s4
    sw t2, 1464(a0)
    slli t2, a7, 16
    lw s5, 148(sp)
    lw s6, 168(sp)
    zext.h s5, s5
    xor s6, t1, s6
    slli s11, s5, 16
    srli s7, s7, 16
    sw a4, 1468(a0)
    sw s10, 1472(a0)
    zext.h t3, t3
    zext.h a4, s6
    lw s6, 180(sp)
    zext.h a2, a2
    xor s7, s6, s7
    zext.h s7, s7
    slli s10, s7, 16
    sw s10, 1476(a0)
    lw s10, 136(sp)
    slli ra, a4, 16
    sw s10, 1480(a0)
    slli s10, s3, 16
    slli a3, t5, 16
    sw a3, 1484(a0)
    lw a3, 176(sp)
    sw s7, 1492(a0)
    sw a3, 1488(a0)
    lw a3, 132(sp)
    zext.h s0, s0
    sw a3, 1496(a0)
    slli a3, a2, 16
    slli s7, s0, 16
    lw s6, 184(sp)
    sw t5, 1500(a0)
    zext.h s6, s6
    lw t5, 164(sp)
    sw s7, 1508(a0)
    sw t5, 1504(a0)
    zext.h t5, s4
    lw s4, 116(sp)
    sw s11, 1516(a0)
    sw s4, 1512(a0)
    lw s4, 144(sp)
    sw s0, 1524(a0)
    sw s4, 1520(a0)
    slli s4, t3, 16
    lw s0, 140(sp)
    sw s5, 1532(a0)
    sw s0, 1528(a0)
    lw s0, 128(sp)
    sw ra, 1540(a0)
    sw s0, 1536(a0)
    lw s0, 152(sp)
    sw a5, 1548(a0)
    sw s0, 1544(a0)
    lw a5, 196(sp)
    sw a4, 1556(a0)
    sw a5, 1552(a0)
    lw a5, 192(sp)
    sw t6, 1564(a0)
    sw a5, 1560(a0)
    sw s1, 1568(a0)
    slli a5, s6, 16
    slli t6, t5, 16
    sw t6, 1572(a0)
    sw t4, 1576(a0)
    sw a3, 1580(a0)
    sw s9, 1584(a0)
    sw s4, 1588(a0)
    sw s2, 1592(a0)
    sw s10, 1596(a0)
    lw t4, 200(sp)
    sw t4, 1600(a0)
    lw t4, 228(sp)
    sw a5, 1612(a0)
    sw t4, 1608(a0)
    lw a5, 224(sp)
    sw t5, 1620(a0)
    sw a5, 1616(a0)
    lw a5, 120(sp)
    sw a2, 1628(a0)
    sw a5, 1624(a0)
    lw a5, 220(sp)
    sw t3, 1636(a0)
    sw a5, 1632(a0)
    lw a5, 212(sp)
    sw s3, 1644(a0)
    sw a5, 1640(a0)
    lw a5, 204(sp)
    sw a7, 1652(a0)
    sw a5, 1648(a0)
    lw a5, 208(sp)
    sw s6, 1660(a0)
    sw a5, 1656(a0)
    sw s8, 1664(a0)
    sw a6, 1668(a0)
    lw a5, 180(sp)
    sw a5, 1672(a0)
    lw a5, 156(sp)
    sw t1, 1680(a0)
    sw a5, 1676(a0)
    sw t0, 1684(a0)
    lw a5, 216(sp)
    sw a5, 1688(a0)
    lw a5, 104(sp)
    sw t2, 1604(a0)
    sw a5, 1692(a0)
    addi a1, a0, 1696
.Llwcc_aes128_128_ctr_nonce_rv32i_fill:
    sub a2, a1, a0
    addi a2, a2, -1696
    srli a2, a2, 4
    lui a5, 349525
    lui a6, 209715
    lui a7, 61681
    lui t0, 4080
    srli t1, a2, 24
    srli t2, a2, 16
    srli t3, a2, 8
    addi t4, a2, 1
    addi t5, a2, 2
    addi t6, a2, 3
    addi a4, a2, 4
    addi a3, a2, 5
    addi s0, a2, 6
    addi s1, a2, 7
    slli s2, a2, 24
    addi a5, a5, 1365
    addi a6, a6, 819
    addi a7, a7, -241
    addi t0, t0, 255
    srli s3, t4, 24
    srli s4, t4, 16
    srli s5, t4, 8
    srli s6, t5, 24
    srli s7, t5, 16
    srli s8, t5, 8
    srli s9, t6, 24
    srli s10, t6, 16
    srli s11, t6, 8
    srli ra, a4, 24
    andi t2, t2, 255
    slli t2, t2, 8
    or t1, t1, t2
    srli t2, a4, 16
    andi t3, t3, 255
    slli t3, t3, 16
    or t1, t1, t3
    srli t3, a4, 8
    sw t0, 96(sp)
    srli t0, a3, 24
    sw a7, 100(sp)
    srli a7, a3, 16
    sw a6, 104(sp)
    srli a6, a3, 8
    sw a5, 108(sp)
    srli a5, s0, 24
    sw a6, 112(sp)
    srli a6, s0, 16
    sw t3, 116(sp)
    srli t3, s0, 8
    sw t3, 120(sp)
    srli t3, s1, 24
    sw t3, 124(sp)
    srli t3, s1, 16
    sw t3, 128(sp)
    srli t3, s1, 8
    or t1, t1, s2
    andi s2, s4, 255
    slli s2, s2, 8
    or s2, s3, s2
    andi s3, s5, 255
    slli s3, s3, 16
    or s2, s2, s3
    slli t4, t4, 24
    or t4, s2, t4
    andi s2, s7, 255
    slli s2, s2, 8
    or s2, s6, s2
    andi s3, s8, 255
    slli s3, s3, 16
    or s2, s2, s3
    slli t5, t5, 24
    or t5, s2, t5
    andi s2, s10, 255
    slli s2, s2, 8
    or s2, s9, s2
    andi s3, s11, 255
    slli s3, s3, 16
    or s2, s2, s3
    slli t6, t6, 24
    slli a4, a4, 24
    slli a3, a3, 24
    slli s0, s0, 24
    slli s1, s1, 24
    andi t2, t2, 255
    slli t2, t2, 8
    or t2, ra, t2
    lw s3, 1408(a0)
    andi a7, a7, 255
    slli a7, a7, 8
    or a7, t0, a7
    lw t0, 1412(a0)
    andi a6, a6, 255
    slli a6, a6, 8
    or a5, a5, a6
    lw a6, 1416(a0)
    lw s4, 128(sp)
    lw s5, 124(sp)
    andi s4, s4, 255
    slli s4, s4, 8
    or s4, s5, s4
    lw s5, 1420(a0)
    lw s6, 116(sp)
    lw s7, 112(sp)
    andi s6, s6, 255
    slli s6, s6, 16
    or t2, t2, s6
    lw s6, 1280(a0)
    andi s7, s7, 255
    slli s7, s7, 16
    or a7, a7, s7
    lw s7, 1664(a0)
    lw s8, 120(sp)
    andi t3, t3, 255
    andi s8, s8, 255
    slli s8, s8, 16
    or a5, a5, s8
    lw s8, 1428(a0)
    slli t3, t3, 16
    or t3, s4, t3
    lw s4, 1432(a0)
    or t6, s2, t6
    lw s2, 1436(a0)
    or t2, t2, a4
    lw a4, 1440(a0)
    or a7, a7, a3
    or a5, a5, s0
    or t3, t3, s1
    srli a3, t1, 1
    xor a3, a3, t4
    srli s0, t5, 1
    srli s1, t2, 1
    lw s9, 108(sp)
    xor s0, t6, s0
    and a3, a3, s9
    xor t4, t4, a3
    slli a3, a3, 1
    xor t1, t1, a3
    srli a3, a5, 1
    xor s1, a7, s1
    xor a3, t3, a3
    and s0, s0, s9
    and s1, s1, s9
    and a3, a3, s9
    xor t6, t6, s0
    slli s0, s0, 1
    xor a7, a7, s1
    slli s1, s1, 1
    xor t3, t3, a3
    slli a3, a3, 1
    xor t5, t5, s0
    srli s0, t4, 2
    xor t2, t2, s1
    xor a5, a5, a3
    srli a3, t1, 2
    xor s0, s0, t6
    srli s1, a7, 2
    xor a3, a3, t5
    lw s10, 104(sp)
    xor s1, t3, s1
    and s0, s0, s10
    xor t6, t6, s0
    slli s0, s0, 2
    xor t4, t4, s0
    srli s0, t2, 2
    and a3, a3, s10
    xor s0, a5, s0
    and s1, s1, s10
    xor t5, t5, a3
    slli a3, a3, 2
    and s0, s0, s10
    xor t3, t3, s1
    slli s1, s1, 2
    xor t1, t1, a3
    srli a3, t6, 4
    xor a5, a5, s0
    slli s0, s0, 2
    xor a7, a7, s1
    srli s1, t4, 4
    xor t2, t2, s0
    srli s0, t5, 4
    xor a3, a3, t3
    lw s11, 100(sp)
    xor s1, s1, a7
    and a3, a3, s11
    xor t3, t3, a3
    slli a3, a3, 4
    xor t6, t6, a3
    srli a3, t1, 4
    xor s0, s0, a5
    xor a3, a3, t2
    and s1, s1, s11
    and s0, s0, s11
    and a3, a3, s11
    xor a7, a7, s1
    slli s1, s1, 4
    xor a5, a5, s0
    slli s0, s0, 4
    xor t2, t2, a3
    slli a3, a3, 4
    xor t4, t4, s1
    xor t5, t5, s0
    xor t1, t1, a3
    lw a3, 96(sp)
    and s1, t1, a3
    and s0, t4, a3
    slli ra, s0, 8
    xor t4, t4, s0
    slli s0, s1, 8
    xor t1, t1, s1
    zext.h s1, ra
    xor s6, s6, s0
    zext.h s0, s0
    xor s7, s7, s0
    slli s0, s0, 16
    xor s0, s0, s3
    slli s3, s1, 16
    xor a4, s3, a4
    lw s3, 1444(a0)
    xor s4, t1, s4
    zext.h t1, t1
    xor s4, t1, s4
    slli t1, t1, 16
    xor a6, t1, a6
    lw t1, 1448(a0)
    xor s6, s6, s7
    zext.h s7, t4
    xor s2, s4, s2
    slli s4, s7, 16
    xor t1, s4, t1
    lw s4, 1452(a0)
    xor a4, a4, s3
    lw s3, 1284(a0)
    xor t0, s0, t0
    xor s3, s3, ra
    lw ra, 1668(a0)
    and s0, t3, a3
    xor s1, ra, s1
    lw ra, 1460(a0)
    xor s1, s3, s1
    lw s3, 1464(a0)
    xor a6, a6, s5
    and s5, t6, a3
    xor s6, s6, s8
    and s8, a7, a3
    xor t1, t1, s4
    and s4, a5, a3
    xor t3, t3, s0
    slli s0, s0, 8
    xor s1, s1, ra
    and ra, t5, a3
    xor t6, t6, s5
    slli s5, s5, 8
    and a3, t2, a3
    xor a7, a7, s8
    slli s8, s8, 8
    xor a5, a5, s4
    slli s4, s4, 8
    xor t5, t5, ra
    slli ra, ra, 8
    xor t2, t2, a3
    slli a3, a3, 8
    zext.h s9, s0
    zext.h s10, t3
    xor t4, t4, s3
    xor t4, s7, t4
    lw s3, 1468(a0)
    zext.h s7, ra
    xor t4, t4, s3
    lw s3, 1472(a0)
    slli s11, s7, 16
    xor s3, s11, s3
    lw s11, 1476(a0)
    xor s3, s3, s11
    lw s11, 1480(a0)
    sw s2, 96(sp)
    zext.h s2, t5
    sw t4, 120(sp)
    slli t4, s2, 16
    xor t4, t4, s11
    lw s11, 1484(a0)
    xor t4, t4, s11
    lw s11, 1288(a0)
    xor s11, s11, ra
    lw ra, 1672(a0)
    xor s7, ra, s7
    xor s7, s11, s7
    lw s11, 1492(a0)
    zext.h ra, s5
    xor s7, s7, s11
    lw s11, 1496(a0)
    sw t6, 112(sp)
    zext.h t6, t6
    sw s6, 116(sp)
    zext.h s6, s8
    sw a7, 124(sp)
    zext.h a7, a7
    sw s8, 128(sp)
    zext.h s8, s4
    sw s5, 132(sp)
    zext.h s5, a5
    sw s1, 136(sp)
    slli s1, s9, 16
    sw s7, 140(sp)
    slli s7, s10, 16
    sw ra, 144(sp)
    slli ra, ra, 16
    sw t6, 148(sp)
    slli t6, t6, 16
    sw a3, 152(sp)
    zext.h a3, a3
    sw t2, 156(sp)
    zext.h t2, t2
    sw s6, 160(sp)
    slli s6, s6, 16
    sw a7, 164(sp)
    slli a7, a7, 16
    sw a6, 168(sp)
    slli a6, s8, 16
    sw t1, 172(sp)
    slli t1, s5, 16
    xor t5, t5, s11
    slli s11, a3, 16
    sw t2, 176(sp)
    slli t2, t2, 16
    xor t5, s2, t5
    lw s2, 1500(a0)
    xor t5, t5, s2
    lw s2, 1504(a0)
    xor a6, a6, s2
    lw s2, 1508(a0)
    xor a6, a6, s2
    lw s2, 1512(a0)
    xor t1, t1, s2
    lw s2, 1516(a0)
    xor t1, t1, s2
    lw s2, 1292(a0)
    xor s2, s2, s4
    lw s4, 1676(a0)
    xor s4, s4, s8
    xor s2, s2, s4
    lw s4, 1524(a0)
    xor s2, s2, s4
    lw s4, 1528(a0)
    xor a5, a5, s4
    xor a5, s5, a5
    lw s4, 1532(a0)
    lw s5, 1548(a0)
    xor a5, a5, s4
    lw s4, 1536(a0)
    xor s1, s1, s4
    lw s4, 1540(a0)
    xor s1, s1, s4
    lw s4, 1544(a0)
    xor s4, s7, s4
    xor s4, s4, s5
    lw s5, 1296(a0)
    xor s0, s5, s0
    lw s5, 1680(a0)
    # round 1 (aes.dsl:47)
    lw s7, 1572(a0)
    xor s5, s5, s9
    xor s0, s0, s5
    lw s5, 1556(a0)
    lw s8, 1580(a0)
    xor s0, s0, s5
    lw s5, 1560(a0)
    xor t3, t3, s5
    xor t3, s10, t3
    lw s5, 1564(a0)
    xor t3, t3, s5
    lw s5, 1568(a0)
    xor s5, s11, s5
    xor s5, s5, s7
    lw s7, 1576(a0)
    xor s5, s3, s5
    xor s7, ra, s7
    xor s7, s7, s8
    lw s8, 1584(a0)
    xor s6, s6, s8
    lw s8, 1588(a0)
    sw a5, 180(sp)
    xor s6, s6, s8
    xor s8, s1, s3
    xor s9, s5, s8
    xor s10, a4, s9
    xor s7, s7, s10
    xor s11, a6, s7
    xor s3, s3, s11
    xor s6, s6, s11
    xor s11, t0, s7
    xor ra, s9, s3
    xor a5, s11, s6
    sw t3, 184(sp)
    xor t3, s6, ra
    sw t5, 188(sp)
    andn t5, a5, a4
    sw s2, 192(sp)
    and s2, s5, t3
    xor t5, t5, s2
    sw s0, 196(sp)
    xor s0, s1, a4
    sw a3, 200(sp)
    and a3, s9, ra
    sw t1, 204(sp)
    xor t1, s7, t3
    sw s4, 208(sp)
    or s4, t1, s0
    sw t4, 212(sp)
    xor t4, a3, t5
    xor t4, s4, t4
    xor a6, a6, s10
    or s4, s8, s6
    xor s1, s1, a5
    xor s10, t0, ra
    xor a6, a6, s4
    sw a7, 216(sp)
    or a7, s1, s10
    xor a6, a6, a7
    xor a6, t5, a6
    xor a7, s5, s0
    xor t5, s9, s1
    sw t6, 220(sp)
    xor t6, a7, t5
    sw t2, 224(sp)
    and t2, t0, t5
    xor t2, s4, t2
    xor s2, s3, s2
    and s3, s11, t6
    xor s2, s2, s3
    and s3, s7, a7
    xor a3, s3, a3
    xor a3, a3, t2
    xor s3, a6, t4
    xor t2, t2, s2
    xor s2, a3, t2
    and t4, t4, s2
    andn s4, a6, a3
    sw s8, 228(sp)
    xor s8, s4, t4
    andn t4, a3, t4
    xor a3, s3, s8
    xor s2, s2, t4
    andn t2, t2, a3
    xor t2, t4, t2
    andn t4, s2, s4
    andn a6, a6, s8
    xor s2, s3, a6
    or a6, a3, a6
    and t0, t0, s2
    and a5, a5, t4
    and a3, s7, a6
    and a4, a4, t4
    and s0, s0, t2
    xor t4, t4, t2
    and t1, t1, t2
    xor t2, a6, t2
    and s3, s10, t4
    xor t1, a5, t1
    xor s4, s2, t4
    and s5, s5, t2
    and t3, t3, t2
    xor a3, a3, t1
    xor t2, t2, s4
    xor t0, t0, a3
    and s6, s6, t2
    xor s3, s3, t0
    xor s7, s0, t3
    xor t0, s7, t0
    xor t0, s6, t0
    xor s6, s2, a6
    and t6, t6, s6
    and s7, s9, s4
    and s4, ra, s4
    xor t1, t3, t1
    xor t3, s5, s7
    xor t1, s4, t1
    xor a4, a4, t3
    xor t3, t6, t3
    and t4, s1, t4
    xor t4, t4, t1
    xor t6, s3, a4
    xnor a4, s0, t6
    xnor t6, t6, t0
    xor t0, t4, t0
    and t4, t5, s2
    and a6, a7, a6
    xor a7, t1, t3
    xor t3, t4, a7
    xor a6, a6, a7
    and a7, s11, s6
    xor a7, a7, a3
    xor a5, a5, s3
    lw t4, 228(sp)
    xor t3, t0, t3
    and t2, t4, t2
    xor t0, t2, t0
    xnor t0, s7, t0
    lw t2, 1592(a0)
    lw t4, 224(sp)
    lw t5, 220(sp)
    xor t2, t4, t2
    lw t4, 1596(a0)
    lw a3, 216(sp)
    xor t2, t2, t4
    lw t4, 1600(a0)
    lw s0, 208(sp)
    xor t4, t5, t4
    lw t5, 1604(a0)
    lw s3, 172(sp)
    xor t4, t4, t5
    lw t5, 1608(a0)
    lw s5, 204(sp)
    xor t5, a3, t5
    lw a3, 1612(a0)
    xor t5, t5, a3
    lw a3, 212(sp)
    xor s1, s0, a3
    xor t2, a3, t2
    xor s2, t2, s1
    xor s4, s3, s2
    xor t4, t4, s4
    xor s6, s5, t4
    xor a3, a3, s6
    xor t5, t5, s6
    lw s6, 168(sp)
    xor s8, s2, a3
    xor s7, s6, t4
    xor s9, s7, t5
    xor s10, t5, s8
    andn s11, s9, s3
    and ra, t2, s10
    xor s11, s11, ra
    sw t0, 212(sp)
    xor t0, s0, s3
    sw a5, 216(sp)
    and a5, s2, s8
    sw t3, 220(sp)
    xor t3, t4, s10
    sw t1, 224(sp)
    or t1, t3, t0
    sw t6, 228(sp)
    xor t6, a5, s11
    xor t1, t1, t6
    xor t6, s5, s4
    or s4, s1, t5
    xor s0, s0, s9
    xor s5, s6, s8
    xor t6, t6, s4
    sw a4, 208(sp)
    or a4, s0, s5
    xor t6, t6, a4
    xor t6, s11, t6
    xor a4, t2, t0
    xor s11, s2, s0
    sw a7, 204(sp)
    xor a7, a4, s11
    sw a6, 232(sp)
    and a6, s6, s11
    xor a6, s4, a6
    xor a3, a3, ra
    and s4, s7, a7
    xor a3, a3, s4
    and s4, t4, a4
    xor a5, s4, a5
    xor a5, a5, a6
    xor s4, t6, t1
    xor a6, a6, a3
    xor a3, a5, a6
    and t1, t1, a3
    andn ra, t6, a5
    sw s1, 236(sp)
    xor s1, ra, t1
    andn a5, a5, t1
    xor t1, s4, s1
    xor a3, a3, a5
    andn a6, a6, t1
    xor a5, a5, a6
    andn a6, a3, ra
    andn t6, t6, s1
    xor a3, s4, t6
    or t1, t1, t6
    and t6, s6, a3
    and s1, s9, a6
    and t4, t4, t1
    and s3, s3, a6
    and t0, t0, a5
    xor a6, a6, a5
    and t3, t3, a5
    xor a5, t1, a5
    and s4, s5, a6
    xor t3, s1, t3
    xor s5, a3, a6
    and t2, t2, a5
    and s6, s10, a5
    xor t4, t4, t3
    xor a5, a5, s5
    xor t6, t6, t4
    and t5, t5, a5
    xor s4, s4, t6
    xor s9, t0, s6
    xor t6, s9, t6
    xor t5, t5, t6
    xor t6, a3, t1
    and a7, a7, t6
    and s2, s2, s5
    and s5, s8, s5
    xor t3, s6, t3
    xor t2, t2, s2
    xor t3, s5, t3
    xor s3, s3, t2
    xor a7, a7, t2
    and a6, s0, a6
    xor a6, a6, t3
    xor t2, s4, s3
    xnor t0, t0, t2
    xnor t2, t2, t5
    xor a6, a6, t5
    and t5, s11, a3
    and t1, a4, t1
    xor a7, t3, a7
    xor t5, t5, a7
    xor a7, t1, a7
    and t1, s7, t6
    xor t1, t1, t4
    xor t4, s1, s4
    lw t6, 236(sp)
    xor t5, a6, t5
    and a5, t6, a5
    xor a5, a5, a6
    xnor a5, s2, a5
    lw a6, 1300(a0)
    lw t6, 152(sp)
    lw a4, 200(sp)
    xor a6, a6, t6
    lw t6, 1684(a0)
    lw s1, 136(sp)
    xor t6, t6, a4
    xor a6, a6, t6
    lw t6, 1620(a0)
    lw a4, 196(sp)
    xor a6, a6, t6
    lw t6, 140(sp)
    xor a3, a4, t6
    xor a6, t6, a6
    xor s0, a6, a3
    xor s2, s1, s0
    lw s3, 1304(a0)
    lw s4, 132(sp)
    lw s5, 144(sp)
    xor s3, s3, s4
    lw s4, 1688(a0)
    lw s7, 1308(a0)
    xor s4, s4, s5
    xor s3, s3, s4
    lw s4, 1628(a0)
    lw s8, 128(sp)
    xor s3, s3, s4
    xor s3, s3, s2
    lw s4, 192(sp)
    xor s7, s7, s8
    xor s5, s4, s3
    xor t6, t6, s5
    xor s6, s0, t6
    lw s8, 1692(a0)
    lw s9, 160(sp)
    xor s8, s8, s9
    xor s7, s7, s8
    lw s8, 1636(a0)
    lw s9, 116(sp)
    xor s7, s7, s8
    xor s5, s7, s5
    xor s7, s5, s6
    and s8, a6, s7
    xor s10, s9, s3
    xor s11, s10, s5
    andn ra, s11, s1
    xor ra, ra, s8
    sw a5, 160(sp)
    and a5, s0, s6
    sw t4, 128(sp)
    xor t4, s3, s7
    sw t5, 140(sp)
    xor t5, a4, s1
    sw t3, 144(sp)
    or t3, t4, t5
    sw t2, 132(sp)
    xor t2, a5, ra
    xor t2, t3, t2
    or t3, a3, s5
    xor a4, a4, s11
    sw t0, 196(sp)
    xor t0, s9, s6
    sw t1, 200(sp)
    or t1, a4, t0
    xor s2, s4, s2
    xor s2, s2, t3
    xor t1, s2, t1
    xor t1, ra, t1
    xor s2, t1, t2
    xor s4, s0, a4
    xor ra, a6, t5
    sw a7, 192(sp)
    xor a7, ra, s4
    sw a3, 152(sp)
    and a3, s10, a7
    and s1, s9, s4
    xor t3, t3, s1
    xor t6, t6, s8
    xor t6, t6, a3
    xor t6, t3, t6
    and a3, s3, ra
    xor a5, a3, a5
    xor a5, a5, t3
    xor t3, a5, t6
    and t2, t2, t3
    andn a3, t1, a5
    xor s1, a3, t2
    xor s8, s2, s1
    andn t6, t6, s8
    andn a5, a5, t2
    xor t2, a5, t6
    and t5, t5, t2
    xor a5, t3, a5
    andn a5, a5, a3
    xor t3, a5, t2
    and t0, t0, t3
    andn t1, t1, s1
    xor t6, s2, t1
    and a3, s9, t6
    and t4, t4, t2
    and s1, s11, a5
    xor t4, s1, t4
    or t1, s8, t1
    and s2, s3, t1
    xor s2, s2, t4
    xor a3, a3, s2
    xor t0, t0, a3
    lw s3, 136(sp)
    xor t2, t1, t2
    and a5, s3, a5
    xor s3, t6, t3
    and s0, s0, s3
    and a6, a6, t2
    xor a6, a6, s0
    xor a5, a5, a6
    and s7, s7, t2
    xor t2, t2, s3
    and s5, s5, t2
    xor s8, t5, s7
    xor a3, s8, a3
    xor a3, s5, a3
    xor s5, t6, t1
    and a7, a7, s5
    and s3, s6, s3
    xor t4, s7, t4
    xor t4, s3, t4
    xor a6, a7, a6
    and a7, a4, t3
    xor a7, a7, t4
    xor a5, t0, a5
    xor a6, t4, a6
    xnor t3, t5, a5
    xnor a5, a5, a3
    xor a7, a7, a3
    and t5, s4, t6
    and t1, ra, t1
    xor t5, t5, a6
    xor a6, t1, a6
    and t1, s10, s5
    xor t1, t1, s2
    xor t0, s1, t0
    lw t6, 152(sp)
    xor t5, a7, t5
    and t2, t6, t2
    xor a7, t2, a7
    xnor a7, s0, a7
    lw t2, 1640(a0)
    lw t6, 156(sp)
    lw a4, 184(sp)
    xor t2, t6, t2
    lw t6, 176(sp)
    lw s1, 120(sp)
    xor t2, t6, t2
    lw t6, 1644(a0)
    lw s3, 1648(a0)
    xor t2, t2, t6
    lw t6, 188(sp)
    xor a3, a4, t6
    xor t2, t6, t2
    xor s0, t2, a3
    xor s2, s1, s0
    lw s4, 112(sp)
    lw s7, 1656(a0)
    xor s3, s4, s3
    lw s4, 148(sp)
    lw s8, 124(sp)
    xor s3, s4, s3
    lw s4, 1652(a0)
    xor s7, s8, s7
    xor s3, s3, s4
    xor s3, s3, s2
    lw s4, 180(sp)
    lw s8, 164(sp)
    xor s5, s4, s3
    xor t6, t6, s5
    xor s6, s0, t6
    xor s7, s8, s7
    lw s8, 1660(a0)
    lw s9, 96(sp)
    xor s7, s7, s8
    xor s5, s7, s5
    xor s7, s5, s6
    and s8, t2, s7
    xor s10, s9, s3
    xor s11, s10, s5
    andn ra, s11, s1
    xor ra, ra, s8
    sw a7, 164(sp)
    and a7, s0, s6
    sw t0, 124(sp)
    xor t0, s3, s7
    sw t5, 188(sp)
    xor t5, a4, s1
    sw t4, 148(sp)
    or t4, t0, t5
    sw a5, 112(sp)
    xor a5, a7, ra
    xor a5, t4, a5
    or t4, a3, s5
    xor a4, a4, s11
    sw t3, 184(sp)
    xor t3, s9, s6
    sw t1, 176(sp)
    or t1, a4, t3
    xor s2, s4, s2
    xor s2, s2, t4
    xor t1, s2, t1
    xor t1, ra, t1
    xor s2, t1, a5
    xor s4, s0, a4
    xor ra, t2, t5
    sw a6, 180(sp)
    xor a6, ra, s4
    sw a3, 156(sp)
    and a3, s10, a6
    and s1, s9, s4
    xor t4, t4, s1
    xor t6, t6, s8
    xor t6, t6, a3
    xor t6, t4, t6
    and a3, s3, ra
    xor a7, a3, a7
    xor a7, a7, t4
    xor t4, a7, t6
    and a5, a5, t4
    andn a3, t1, a7
    xor s1, a3, a5
    xor s8, s2, s1
    andn t6, t6, s8
    andn a5, a7, a5
    xor a7, a5, t6
    and t5, t5, a7
    xor a5, t4, a5
    andn a5, a5, a3
    xor t4, a5, a7
    and t3, t3, t4
    andn t1, t1, s1
    xor t6, s2, t1
    and a3, s9, t6
    and t0, t0, a7
    and s1, s11, a5
    xor t0, s1, t0
    or t1, s8, t1
    and s2, s3, t1
    xor s2, s2, t0
    xor a3, a3, s2
    xor t3, t3, a3
    lw s3, 120(sp)
    xor a7, t1, a7
    and a5, s3, a5
    xor s3, t6, t4
    and s0, s0, s3
    and t2, t2, a7
    xor t2, t2, s0
    xor a5, a5, t2
    xor a5, t3, a5
    xnor s8, t5, a5
    and s7, s7, a7
    xor a7, a7, s3
    and s5, s5, a7
    xor t5, t5, s7
    xor t5, t5, a3
    xor t5, s5, t5
    xnor a5, a5, t5
    xor a3, t6, t1
    and a6, a6, a3
    and s3, s6, s3
    xor t0, s7, t0
    xor t0, s3, t0
    xor a6, a6, t2
    xor a6, t0, a6
    and t2, a4, t4
    xor t2, t2, t0
    xor t2, t2, t5
    and t4, s4, t6
    xor t4, t4, a6
    and t1, ra, t1
    xor a6, t1, a6
    and t1, s10, a3
    xor t1, t1, s2
    xor t3, s1, t3
    lw t5, 156(sp)
    xor t4, t2, t4
    and a7, t5, a7
    xor t1, t1, a6
    xor a7, a7, t2
    xnor a7, s0, a7
    rori t2, s8, 24
    rori a5, a5, 24
    rori a6, a6, 24
    lw t5, 204(sp)
    lw t6, 232(sp)
    lw a4, 200(sp)
    xor t5, t5, t6
    lw a3, 192(sp)
    lw s0, 176(sp)
    xor a4, a4, a3
    lw s1, 180(sp)
    xor t0, t0, t1
    xor s0, s0, s1
    lw s2, 196(sp)
    lw s3, 184(sp)
    rori s2, s2, 8
    rori s3, s3, 16
    lw s4, 132(sp)
    lw s5, 112(sp)
    rori s4, s4, 8
    rori s5, s5, 16
    rori t4, t4, 24
    rori t1, t1, 24
    rori a3, a3, 8
    rori s1, s1, 16
    lw s6, 1024(a0)
    lw s7, 1028(a0)
    xor s6, s6, t2
    lw s8, 208(sp)
    xor s7, s7, s8
    xor s9, s8, t2
    xor s8, s8, s2
    xor t2, t2, s3
    lw s10, 1032(a0)
    xor s11, a6, s1
    xor ra, s3, s2
    xor s2, s10, s2
    xor s10, s9, s11
    xor s2, s2, s10
    lw s10, 1036(a0)
    sw s2, 208(sp)
    xor s2, t6, a6
    xor s3, s10, s3
    xor s10, s2, s8
    xor s3, s3, s10
    lw s10, 1040(a0)
    sw s3, 180(sp)
    xor s10, s10, a5
    xor s3, t6, a3
    xor t6, s5, s4
    xor s10, s10, s3
    xor s8, s8, t6
    xor s8, s10, s8
    lw s10, 1044(a0)
    sw s8, 192(sp)
    lw s8, 228(sp)
    sw a6, 112(sp)
    xor a6, s8, a5
    xor s10, s10, s8
    sw t1, 132(sp)
    lw t1, 224(sp)
    xor t3, t3, t0
    xor t1, t1, t5
    sw t1, 224(sp)
    lw t1, 144(sp)
    rori t0, t0, 24
    xor t1, t1, a4
    sw t1, 144(sp)
    lw t1, 148(sp)
    sw t3, 148(sp)
    xor t1, t1, s0
    lw t3, 140(sp)
    sw t1, 140(sp)
    rori t3, t3, 8
    lw t1, 188(sp)
    rori a7, a7, 24
    rori t1, t1, 16
    rori a4, a4, 8
    rori s0, s0, 16
    sw s1, 188(sp)
    xor s1, s1, a3
    xor s8, s8, s4
    xor a5, a5, s5
    xor s6, s6, s3
    xor s10, s10, s1
    xor s6, ra, s6
    xor ra, ra, a5
    xor s10, s10, ra
    lw ra, 1048(a0)
    xor s7, s7, s1
    xor s4, ra, s4
    xor ra, a6, s11
    xor s4, t2, s4
    xor t2, t2, s7
    lw s7, 1052(a0)
    xor s4, ra, s4
    xor s5, s7, s5
    xor s7, s2, s9
    xor s5, s8, s5
    xor s5, s7, s5
    lw s7, 1056(a0)
    lw s9, 220(sp)
    xor s7, s7, t4
    xor s7, s8, s7
    lw s8, 1060(a0)
    xor ra, s9, t4
    xor s8, s8, s9
    xor t6, t6, s8
    lw s8, 1064(a0)
    xor a5, ra, a5
    xor s8, s8, t3
    xor a5, s8, a5
    lw s8, 1068(a0)
    sw ra, 228(sp)
    lw ra, 132(sp)
    sw s5, 184(sp)
    xor s5, t5, ra
    xor a6, s8, a6
    lw s8, 216(sp)
    sw s4, 196(sp)
    lw s4, 224(sp)
    sw a5, 216(sp)
    xor s8, s8, s4
    lw a5, 128(sp)
    sw t2, 176(sp)
    lw t2, 144(sp)
    sw s10, 128(sp)
    xor a5, a5, t2
    lw s10, 124(sp)
    sw s6, 200(sp)
    lw s6, 140(sp)
    sw t6, 124(sp)
    xor s10, s10, s6
    lw t6, 148(sp)
    rori t2, t2, 8
    rori t6, t6, 24
    rori s6, s6, 16
    sw s7, 140(sp)
    lw s7, 160(sp)
    sw s3, 160(sp)
    rori s7, s7, 8
    lw s3, 164(sp)
    sw s2, 164(sp)
    rori s3, s3, 16
    xor s2, t5, a4
    sw a3, 144(sp)
    xor a3, s0, a4
    sw s11, 148(sp)
    xor s11, ra, s0
    xor ra, s4, t0
    sw ra, 204(sp)
    lw ra, 212(sp)
    sw s1, 156(sp)
    xor s1, ra, a7
    xor s9, s9, t3
    xor t3, t1, t3
    xor t4, t4, t1
    xnor a4, a4, s5
    xor a6, t1, a6
    rori a5, a5, 8
    rori t1, s10, 16
    xor s10, s8, t6
    xor s4, s4, t2
    sw s10, 220(sp)
    xor s10, s6, t2
    sw s6, 120(sp)
    xor s6, t0, s6
    xor ra, ra, s7
    sw s7, 96(sp)
    xor s7, s3, s7
    sw s3, 152(sp)
    xor s3, a7, s3
    sw t2, 136(sp)
    lw t2, 132(sp)
    xnor t5, t5, s11
    xnor t2, t2, a3
    xnor s0, s0, s2
    sw s3, 132(sp)
    lw s3, 1072(a0)
    xor t2, s3, t2
    lw s3, 1076(a0)
    xor t5, s3, t5
    lw s3, 1080(a0)
    xor a4, s3, a4
    lw s3, 1084(a0)
    xor s3, s3, s1
    xor s0, s0, s3
    lw s3, 1088(a0)
    sw s0, 116(sp)
    lw s0, 112(sp)
    xor s0, s3, s0
    lw s3, 156(sp)
    xor s0, s0, s3
    xor s0, s2, s0
    lw s2, 1092(a0)
    sw s1, 112(sp)
    lw s1, 232(sp)
    xor s1, s2, s1
    lw s2, 148(sp)
    xor s1, s1, s2
    xor a3, a3, s1
    lw s1, 1096(a0)
    lw s2, 144(sp)
    xor s1, s1, s2
    lw s2, 164(sp)
    xor s1, s2, s1
    xor s1, s11, s1
    lw s11, 1100(a0)
    lw s2, 188(sp)
    xor s2, s11, s2
    lw s11, 160(sp)
    xor s5, s11, s5
    xor s2, s2, s5
    # round 2 (aes.dsl:47)
    lw s5, 1104(a0)
    sw s1, 188(sp)
    xor t0, s5, t0
    # round 1 (aes.dsl:47)
    lw s5, 140(sp)
    # round 2 (aes.dsl:47)
    xor t0, s11, t0
    # round 1 (aes.dsl:47)
    xor s5, t3, s5
    sw s2, 140(sp)
    xor s2, s8, a5
    # round 2 (aes.dsl:47)
    xor s1, s5, s10
    xor t0, t0, s2
    xor t0, s1, t0
    lw s1, 1108(a0)
    # round 1 (aes.dsl:47)
    xor a6, s9, a6
    # round 2 (aes.dsl:47)
    xor s1, s1, s11
    # round 1 (aes.dsl:47)
    lw s11, 124(sp)
    # round 2 (aes.dsl:47)
    xor s9, t6, s9
    # round 1 (aes.dsl:47)
    xor s11, t4, s11
    # round 2 (aes.dsl:47)
    xor s1, s1, s9
    lw s9, 1112(a0)
    sw s2, 124(sp)
    xor a7, s9, a7
    # round 1 (aes.dsl:47)
    xor s9, t1, a5
    # round 2 (aes.dsl:47)
    xor s2, s5, s0
    xor a7, a7, s4
    # round 1 (aes.dsl:47)
    xor t2, ra, t2
    xor t5, s7, t5
    # round 2 (aes.dsl:47)
    xor s1, s9, s1
    xor a7, s7, a7
    xor s7, s2, t0
    sw ra, 160(sp)
    lw ra, 192(sp)
    sw s4, 144(sp)
    xor s4, ra, s7
    xor s1, s1, s4
    sw a6, 232(sp)
    xor a6, t2, s1
    xor s5, s5, a6
    xor a6, a7, a6
    lw a7, 200(sp)
    sw a5, 236(sp)
    xor a5, a7, s1
    sw t4, 172(sp)
    xor t4, s7, s5
    xor s3, a5, a6
    sw t5, 168(sp)
    xor t5, a6, t4
    sw s10, 240(sp)
    andn s10, s3, ra
    sw a3, 244(sp)
    and a3, t0, t5
    xor s10, s10, a3
    sw a4, 248(sp)
    xor a4, ra, s0
    sw t6, 252(sp)
    and t6, s7, t4
    sw t1, 256(sp)
    xor t1, s1, t5
    sw t3, 260(sp)
    or t3, t1, a4
    sw s8, 264(sp)
    xor s8, t6, s10
    xor t3, t3, s8
    xor t2, t2, s4
    or s4, s2, a6
    xor s0, s0, s3
    xor s8, a7, t4
    xor t2, t2, s4
    sw s9, 268(sp)
    or s9, s0, s8
    xor t2, t2, s9
    xor t2, s10, t2
    xor s9, a4, t0
    xor s10, s7, s0
    sw s11, 272(sp)
    xor s11, s9, s10
    sw s6, 276(sp)
    and s6, a7, s10
    xor s4, s4, s6
    xor a3, s5, a3
    and s5, a5, s11
    xor a3, a3, s5
    and s5, s1, s9
    xor t6, s5, t6
    xor t6, t6, s4
    xor s5, t2, t3
    xor a3, s4, a3
    xor s4, t6, a3
    and t3, t3, s4
    andn s6, t2, t6
    sw s2, 280(sp)
    xor s2, s6, t3
    andn t3, t6, t3
    xor t6, s5, s2
    xor s4, s4, t3
    andn a3, a3, t6
    xor t3, t3, a3
    andn a3, s4, s6
    andn t2, t2, s2
    xor s2, s5, t2
    or t2, t6, t2
    and a7, a7, s2
    and t6, s3, a3
    and s1, s1, t2
    and s3, ra, a3
    and a4, a4, t3
    xor a3, a3, t3
    and t1, t1, t3
    xor t3, t2, t3
    and s4, s8, a3
    xor t1, t6, t1
    xor s5, s2, a3
    and t0, t0, t3
    and t5, t5, t3
    xor s1, s1, t1
    xor t3, t3, s5
    xor a7, a7, s1
    and a6, a6, t3
    xor s4, s4, a7
    xor s6, a4, t5
    xor a7, s6, a7
    xor a6, a6, a7
    xor a7, s2, t2
    and s6, s11, a7
    and s7, s7, s5
    and t4, t4, s5
    xor t1, t5, t1
    xor t0, t0, s7
    xor t1, t4, t1
    xor t4, s3, t0
    xor t0, s6, t0
    and t5, s0, a3
    xor t5, t5, t1
    xor t4, s4, t4
    xnor a4, a4, t4
    xnor t4, t4, a6
    xor a6, t5, a6
    and t5, s10, s2
    and t2, s9, t2
    xor t0, t1, t0
    xor t5, t5, t0
    xor t0, t2, t0
    and a5, a5, a7
    xor a5, a5, s1
    xor a7, t6, s4
    lw t2, 280(sp)
    lw t6, 272(sp)
    and t2, t2, t3
    xor t3, a6, t5
    xor a6, t2, a6
    xnor a6, s7, a6
    lw t2, 1116(a0)
    lw t5, 224(sp)
    lw a3, 276(sp)
    xor t2, t2, t5
    lw t5, 156(sp)
    xor s0, t6, a3
    lw s1, 268(sp)
    xor t2, t5, t2
    xor t2, t2, s1
    xor t2, s0, t2
    lw s0, 1120(a0)
    lw s1, 260(sp)
    xor t5, s0, t5
    lw s0, 264(sp)
    # round 1 (aes.dsl:47)
    lw s2, 256(sp)
    # round 2 (aes.dsl:47)
    xor s0, s0, s1
    xor t5, t5, s0
    lw s0, 1124(a0)
    lw s1, 212(sp)
    # round 1 (aes.dsl:47)
    lw s3, 132(sp)
    # round 2 (aes.dsl:47)
    xor s0, s0, s1
    # round 1 (aes.dsl:47)
    lw s1, 252(sp)
    lw s4, 248(sp)
    xor s1, s1, s2
    xor s4, s3, s4
    # round 2 (aes.dsl:47)
    lw s5, 244(sp)
    lw s7, 240(sp)
    xor s6, t6, s5
    xor s0, s0, s7
    xor t5, s1, t5
    xor s0, s3, s0
    xor s3, s6, t2
    lw s7, 128(sp)
    lw s9, 168(sp)
    xor s8, s7, s3
    xor t5, t5, s8
    xor s10, s9, t5
    xor t6, t6, s10
    xor s0, s0, s10
    lw s10, 176(sp)
    xor ra, s3, t6
    xor s11, s10, t5
    xor s2, s11, s0
    sw a6, 272(sp)
    xor a6, s0, ra
    sw a7, 132(sp)
    andn a7, s2, s7
    sw t3, 240(sp)
    and t3, t2, a6
    xor a7, a7, t3
    sw t1, 248(sp)
    xor t1, s7, s5
    sw t4, 252(sp)
    and t4, s3, ra
    sw a4, 212(sp)
    xor a4, t5, a6
    sw a5, 260(sp)
    or a5, a4, t1
    sw t0, 264(sp)
    xor t0, t4, a7
    xor a5, a5, t0
    xor t0, s9, s8
    or s8, s6, s0
    xor s5, s5, s2
    xor s9, s10, ra
    xor t0, t0, s8
    or a3, s5, s9
    xor t0, t0, a3
    xor a7, a7, t0
    xor t0, t1, t2
    xor a3, s3, s5
    sw s4, 244(sp)
    xor s4, t0, a3
    sw s1, 168(sp)
    and s1, s10, a3
    xor s1, s8, s1
    xor t3, t6, t3
    and t6, s11, s4
    xor t3, t3, t6
    and t6, t5, t0
    xor t4, t6, t4
    xor t4, t4, s1
    xor t6, a7, a5
    xor t3, s1, t3
    xor s1, t4, t3
    and a5, a5, s1
    andn s8, a7, t4
    sw s6, 156(sp)
    xor s6, s8, a5
    andn a5, t4, a5
    xor t4, t6, s6
    xor s1, s1, a5
    andn t3, t3, t4
    xor a5, a5, t3
    andn t3, s1, s8
    andn a7, a7, s6
    xor t6, t6, a7
    or a7, t4, a7
    and t4, s10, t6
    and s1, s2, t3
    and t5, t5, a7
    and s2, s7, t3
    and t1, t1, a5
    xor t3, t3, a5
    and a4, a4, a5
    xor a5, a7, a5
    and s6, s9, t3
    xor a4, s1, a4
    xor s7, t6, t3
    and t2, t2, a5
    and a6, a6, a5
    xor t5, t5, a4
    xor a5, a5, s7
    xor t4, t4, t5
    and s0, s0, a5
    xor s6, s6, t4
    xor s8, t1, a6
    xor t4, s8, t4
    xor t4, s0, t4
    xor s0, t6, a7
    and s4, s4, s0
    and s3, s3, s7
    and s7, ra, s7
    xor a6, a6, a4
    xor t2, t2, s3
    xor a6, s7, a6
    xor a4, s2, t2
    xor t2, s4, t2
    and t3, s5, t3
    xor t3, t3, a6
    xor a4, s6, a4
    xnor t1, t1, a4
    xnor a4, a4, t4
    xor t3, t3, t4
    and t4, a3, t6
    and a7, t0, a7
    xor t0, a6, t2
    xor t2, t4, t0
    xor a7, a7, t0
    and t0, s11, s0
    xor t0, t0, t5
    xor t4, s1, s6
    lw t5, 156(sp)
    xor t2, t3, t2
    and a5, t5, a5
    xor a5, a5, t3
    xnor a5, s3, a5
    lw t3, 1128(a0)
    lw t5, 148(sp)
    lw t6, 136(sp)
    xor t3, t3, t5
    lw a3, 204(sp)
    lw s0, 216(sp)
    xor t6, t6, a3
    xor t3, t3, s0
    lw s1, 168(sp)
    lw s3, 196(sp)
    xor t6, t6, s1
    xor t3, t3, t6
    lw t6, 188(sp)
    lw s5, 1132(a0)
    xor s1, s0, t6
    xor s2, s1, t3
    xor s4, s3, s2
    xor t5, s5, t5
    lw s5, 172(sp)
    lw s6, 220(sp)
    xor t5, s5, t5
    lw s5, 236(sp)
    lw s9, 1136(a0)
    xor s5, s5, s6
    xor t5, t5, s5
    xor t5, t5, s4
    lw s5, 244(sp)
    lw s10, 96(sp)
    xor s7, s5, t5
    xor s0, s0, s7
    xor s8, s2, s0
    xor s9, s9, s10
    lw s10, 112(sp)
    lw s11, 276(sp)
    sw a5, 276(sp)
    xor s10, s10, s11
    xor s9, s9, s10
    xor s7, s9, s7
    xor s9, s7, s8
    and s10, t3, s9
    lw s11, 208(sp)
    sw t4, 112(sp)
    xor ra, s11, t5
    xor a5, ra, s7
    andn t4, a5, s3
    xor t4, t4, s10
    sw t2, 96(sp)
    and t2, s2, s8
    sw a6, 216(sp)
    xor a6, t5, s9
    sw a4, 236(sp)
    xor a4, s3, t6
    or a3, a6, a4
    sw t1, 172(sp)
    xor t1, t2, t4
    xor t1, a3, t1
    or a3, s1, s7
    xor t6, t6, a5
    sw t0, 188(sp)
    xor t0, s11, s8
    sw a7, 148(sp)
    or a7, t6, t0
    xor s4, s5, s4
    xor s4, s4, a3
    xor a7, s4, a7
    xor a7, t4, a7
    xor t4, a7, t1
    xor s4, s2, t6
    xor s5, a4, t3
    xor s6, s5, s4
    and s3, ra, s6
    sw s1, 244(sp)
    and s1, s11, s4
    xor a3, a3, s1
    xor s0, s0, s10
    xor s0, s0, s3
    xor s0, a3, s0
    and s1, t5, s5
    xor t2, s1, t2
    xor t2, t2, a3
    xor a3, t2, s0
    and t1, t1, a3
    andn s1, a7, t2
    xor s3, s1, t1
    xor s10, t4, s3
    andn s0, s0, s10
    andn t1, t2, t1
    xor t2, t1, s0
    and a4, a4, t2
    xor t1, a3, t1
    andn t1, t1, s1
    xor a3, t1, t2
    and t0, t0, a3
    andn a7, a7, s3
    xor t4, t4, a7
    and s0, s11, t4
    and a6, a6, t2
    and a5, a5, t1
    xor a6, a5, a6
    or a7, s10, a7
    and t5, t5, a7
    xor t5, t5, a6
    xor s0, s0, t5
    xor t0, t0, s0
    lw s1, 196(sp)
    xor t2, a7, t2
    and t1, s1, t1
    xor s1, t4, a3
    and s2, s2, s1
    and t3, t3, t2
    xor t3, t3, s2
    xor t1, t1, t3
    and s3, s9, t2
    xor t2, t2, s1
    and s7, s7, t2
    xor s9, a4, s3
    xor s0, s9, s0
    xor s0, s7, s0
    xor s7, t4, a7
    and s6, s6, s7
    and s1, s8, s1
    xor a6, s3, a6
    xor a6, s1, a6
    xor t3, s6, t3
    and t6, t6, a3
    xor t6, t6, a6
    xor t1, t0, t1
    xor t3, a6, t3
    xnor a4, a4, t1
    xnor t1, t1, s0
    xor t6, t6, s0
    and t4, s4, t4
    and a7, s5, a7
    xor t4, t4, t3
    xor a7, a7, t3
    and t3, ra, s7
    xor t3, t3, t5
    xor a5, a5, t0
    lw t0, 244(sp)
    lw t5, 164(sp)
    and t0, t0, t2
    xor t2, t6, t4
    xor t0, t0, t6
    xnor t0, s2, t0
    lw t4, 1140(a0)
    lw t6, 120(sp)
    xor t4, t4, t5
    xor t4, t4, t6
    lw t6, 232(sp)
    lw a3, 220(sp)
    lw s0, 144(sp)
    xor a3, t6, a3
    xor t4, s0, t4
    xor t4, a3, t4
    lw a3, 140(sp)
    lw s2, 184(sp)
    xor s0, t6, a3
    xor s1, s0, t4
    lw s4, 1144(a0)
    xor s3, s2, s1
    xor t5, s4, t5
    lw s4, 228(sp)
    lw s7, 1148(a0)
    xor t5, s4, t5
    lw s4, 256(sp)
    lw s8, 152(sp)
    xor t5, t5, s4
    lw s4, 124(sp)
    xor s7, s7, s8
    xor t5, s4, t5
    xor t5, t5, s3
    lw s4, 116(sp)
    lw s8, 204(sp)
    xor s5, s4, t5
    xor t6, t6, s5
    xor s6, s1, t6
    lw s9, 160(sp)
    sw t0, 160(sp)
    xor s8, s8, s9
    xor s7, s7, s8
    xor s5, s7, s5
    xor s7, s5, s6
    and s8, t4, s7
    lw s9, 180(sp)
    and t0, s1, s6
    xor s10, s9, t5
    xor s11, s10, s5
    andn ra, s11, s2
    xor ra, ra, s8
    sw a5, 204(sp)
    xor a5, t5, s7
    sw t2, 152(sp)
    xor t2, s2, a3
    sw a6, 232(sp)
    or a6, a5, t2
    sw t1, 124(sp)
    xor t1, t0, ra
    xor a6, a6, t1
    or t1, s0, s5
    xor a3, a3, s11
    sw a4, 140(sp)
    xor a4, s9, s6
    sw t3, 256(sp)
    or t3, a3, a4
    xor s3, s4, s3
    xor s3, s3, t1
    xor t3, s3, t3
    xor t3, ra, t3
    xor s3, t3, a6
    xor s4, s1, a3
    xor ra, t2, t4
    sw a7, 116(sp)
    xor a7, ra, s4
    and s2, s10, a7
    sw s0, 228(sp)
    and s0, s9, s4
    xor t1, t1, s0
    xor t6, t6, s8
    xor t6, t6, s2
    xor t6, t1, t6
    and s0, t5, ra
    xor t0, s0, t0
    xor t0, t0, t1
    xor t1, t0, t6
    and a6, a6, t1
    andn s0, t3, t0
    xor s2, s0, a6
    xor s8, s3, s2
    andn t6, t6, s8
    andn a6, t0, a6
    xor t0, a6, t6
    and t2, t2, t0
    xor a6, t1, a6
    andn a6, a6, s0
    xor t1, a6, t0
    and t6, a4, t1
    andn t3, t3, s2
    xor a4, s3, t3
    and s0, s9, a4
    and a5, a5, t0
    and s2, s11, a6
    xor a5, s2, a5
    or t3, s8, t3
    and t5, t5, t3
    xor t5, t5, a5
    xor s0, s0, t5
    xor t6, t6, s0
    lw s3, 184(sp)
    xor t0, t3, t0
    and a6, s3, a6
    xor s3, a4, t1
    and s1, s1, s3
    and t4, t4, t0
    xor t4, t4, s1
    xor a6, a6, t4
    xor a6, t6, a6
    xnor s8, t2, a6
    and s7, s7, t0
    xor t0, t0, s3
    and s5, s5, t0
    xor t2, t2, s7
    xor t2, t2, s0
    xor t2, s5, t2
    xnor a6, a6, t2
    xor s0, a4, t3
    and a7, a7, s0
    and s3, s6, s3
    xor a5, s7, a5
    xor a5, s3, a5
    xor a7, a7, t4
    xor a7, a5, a7
    and t1, a3, t1
    xor t1, t1, a5
    xor t1, t1, t2
    and t2, s4, a4
    xor t2, t2, a7
    and t3, ra, t3
    xor a7, t3, a7
    and t3, s10, s0
    xor t3, t3, t5
    xor t4, s2, t6
    lw t5, 228(sp)
    xor t2, t1, t2
    and t0, t5, t0
    xor t3, t3, a7
    xor t0, t0, t1
    xnor t0, s1, t0
    rori t1, s8, 24
    rori a6, a6, 24
    rori a7, a7, 24
    lw t5, 260(sp)
    lw t6, 264(sp)
    lw a4, 188(sp)
    xor t5, t5, t6
    lw a3, 148(sp)
    lw s0, 256(sp)
    xor a4, a4, a3
    lw s1, 116(sp)
    xor a5, a5, t3
    xor s0, s0, s1
    lw s2, 172(sp)
    lw s3, 140(sp)
    rori s2, s2, 8
    rori s3, s3, 16
    lw s4, 236(sp)
    lw s5, 124(sp)
    rori s4, s4, 8
    rori s5, s5, 16
    rori t2, t2, 24
    rori t3, t3, 24
    rori a3, a3, 8
    rori s1, s1, 16
    lw s6, 1152(a0)
    lw s7, 1156(a0)
    xor s6, s6, t1
    lw s8, 212(sp)
    xor s7, s7, s8
    xor s9, s8, t1
    xor s8, s8, s2
    xor t1, t1, s3
    lw s10, 1160(a0)
    xor s11, a7, s1
    xor ra, s3, s2
    xor s2, s10, s2
    xor s10, s9, s11
    xor s2, s2, s10
    lw s10, 1164(a0)
    sw s2, 212(sp)
    xor s2, t6, a7
    xor s3, s10, s3
    xor s10, s2, s8
    xor s3, s3, s10
    lw s10, 1168(a0)
    xor t6, t6, a3
    xor s10, s10, a6
    sw s3, 116(sp)
    xor s3, s5, s4
    xor s10, s10, t6
    xor s8, s8, s3
    xor s8, s10, s8
    lw s10, 1172(a0)
    sw s8, 148(sp)
    lw s8, 252(sp)
    sw a7, 124(sp)
    xor a7, s8, a6
    xor s10, s10, s8
    sw t3, 236(sp)
    lw t3, 248(sp)
    xor t4, t4, a5
    xor t3, t3, t5
    sw t3, 248(sp)
    lw t3, 216(sp)
    rori a5, a5, 24
    xor t3, t3, a4
    sw t3, 216(sp)
    lw t3, 232(sp)
    sw t4, 232(sp)
    xor t3, t3, s0
    lw t4, 96(sp)
    sw t3, 96(sp)
    rori t4, t4, 8
    lw t3, 152(sp)
    rori t0, t0, 24
    rori t3, t3, 16
    rori a4, a4, 8
    rori s0, s0, 16
    sw s1, 152(sp)
    xor s1, s1, a3
    xor s8, s8, s4
    xor a6, a6, s5
    xor s6, s6, t6
    xor s10, s10, s1
    xor s6, ra, s6
    xor ra, ra, a6
    xor s10, s10, ra
    lw ra, 1176(a0)
    xor s7, s7, s1
    xor s4, ra, s4
    xor ra, a7, s11
    xor s4, t1, s4
    xor t1, t1, s7
    lw s7, 1180(a0)
    xor s4, ra, s4
    xor s5, s7, s5
    xor s7, s2, s9
    xor s5, s8, s5
    xor s5, s7, s5
    lw s7, 1184(a0)
    lw s9, 240(sp)
    xor s7, s7, t2
    xor s7, s8, s7
    lw s8, 1188(a0)
    xor ra, s9, t2
    xor s8, s8, s9
    xor s3, s8, s3
    lw s8, 1192(a0)
    xor a6, ra, a6
    xor s8, s8, t4
    xor a6, s8, a6
    lw s8, 1196(a0)
    sw a6, 252(sp)
    lw a6, 236(sp)
    sw s5, 140(sp)
    xor s5, t5, a6
    xor a7, s8, a7
    lw s8, 132(sp)
    sw s4, 172(sp)
    lw s4, 248(sp)
    sw s10, 132(sp)
    xor s8, s8, s4
    lw s10, 112(sp)
    sw t1, 256(sp)
    lw t1, 216(sp)
    sw s6, 112(sp)
    xor s10, s10, t1
    lw s6, 204(sp)
    sw a3, 188(sp)
    lw a3, 96(sp)
    sw ra, 204(sp)
    xor s6, s6, a3
    lw ra, 232(sp)
    rori t1, t1, 8
    rori ra, ra, 24
    rori a3, a3, 16
    sw s2, 96(sp)
    lw s2, 276(sp)
    sw s3, 276(sp)
    rori s2, s2, 8
    lw s3, 160(sp)
    sw s11, 160(sp)
    rori s3, s3, 16
    xor s11, t5, a4
    sw s1, 216(sp)
    xor s1, s0, a4
    xor a6, a6, s0
    xor s4, s4, a5
    sw s4, 232(sp)
    lw s4, 272(sp)
    xor s9, s9, t4
    xor s4, s4, t0
    xor t4, t3, t4
    xor t2, t2, t3
    xnor a4, a4, s5
    xor a7, t3, a7
    lw t3, 1200(a0)
    rori s10, s10, 8
    xor t3, t3, t6
    rori s6, s6, 16
    sw s5, 240(sp)
    xor s5, s8, ra
    sw a4, 260(sp)
    lw a4, 248(sp)
    sw s4, 228(sp)
    xor a4, a4, t1
    xor s4, a3, t1
    sw a4, 184(sp)
    xor a4, a5, a3
    sw a3, 180(sp)
    lw a3, 272(sp)
    xnor t5, t5, a6
    xor a3, a3, s2
    sw a3, 164(sp)
    xor a3, s3, s2
    sw a3, 144(sp)
    xor a3, t0, s3
    sw a3, 220(sp)
    lw a3, 236(sp)
    xnor s0, s0, s11
    xnor a3, a3, s1
    xor s7, t4, s7
    xor a7, s9, a7
    xor s9, ra, s9
    xor t3, t3, s9
    lw s9, 1204(a0)
    sw a7, 236(sp)
    lw a7, 216(sp)
    xor s9, s9, s8
    xor t4, a7, t4
    xor t4, s9, t4
    lw s9, 1208(a0)
    sw s7, 120(sp)
    lw s7, 160(sp)
    sw a6, 244(sp)
    xor s9, s9, s7
    lw a6, 276(sp)
    xor s8, s8, s10
    xor a6, t2, a6
    xor t2, t2, s9
    xor s9, s10, s5
    xor t2, t2, s9
    lw s9, 1212(a0)
    sw t2, 276(sp)
    lw t2, 96(sp)
    sw a6, 196(sp)
    lw a6, 204(sp)
    xor s9, s9, t2
    xor a6, a6, s9
    xor s9, s6, s10
    xor s10, ra, s6
    xor a6, a6, s6
    lw s6, 1216(a0)
    xor a6, s8, a6
    xor a5, s6, a5
    xor a5, t6, a5
    xor a5, s4, a5
    xor a5, s8, a5
    lw s6, 1220(a0)
    lw s8, 248(sp)
    xor t3, s9, t3
    xor s6, s6, s8
    xor s6, a7, s6
    xor s6, s6, a4
    xor s6, s9, s6
    lw s8, 1224(a0)
    lw s9, 232(sp)
    xor s8, s8, s7
    xor t1, t1, s9
    xor t1, s8, t1
    xor t4, s10, t4
    xor t1, s10, t1
    lw s8, 1228(a0)
    lw s10, 180(sp)
    xor s8, s8, t2
    xor s8, s8, s10
    lw s10, 184(sp)
    xor s5, s5, s10
    xor s5, s8, s5
    lw s8, 1232(a0)
    xor t0, s8, t0
    xor t0, t0, s10
    lw s8, 1236(a0)
    lw s10, 272(sp)
    xor s8, s8, s10
    xor s4, s8, s4
    lw s8, 1240(a0)
    xor s2, s8, s2
    lw s8, 228(sp)
    xor a4, s8, a4
    xor a4, s2, a4
    lw s2, 1244(a0)
    xor s2, s2, s3
    lw s3, 164(sp)
    xor s9, s9, s3
    xor s2, s2, s9
    lw s9, 1248(a0)
    xor a3, s9, a3
    xor a3, s3, a3
    lw s3, 1252(a0)
    lw s9, 260(sp)
    xor t5, s3, t5
    lw s3, 144(sp)
    xor t5, s3, t5
    xor t0, s3, t0
    lw s3, 1256(a0)
    xor s3, s3, s9
    lw s9, 220(sp)
    xor s4, s9, s4
    xor s3, s9, s3
    lw s9, 1260(a0)
    xor s8, s9, s8
    xor s0, s0, s8
    lw s8, 1264(a0)
    lw s9, 124(sp)
    xor s8, s8, s9
    xor a7, s8, a7
    xor a7, s11, a7
    lw s8, 1268(a0)
    lw s9, 264(sp)
    xor s8, s8, s9
    xor s7, s8, s7
    xor s1, s1, s7
    lw s7, 1272(a0)
    lw s8, 188(sp)
    xor s7, s7, s8
    xor t2, t2, s7
    lw s7, 244(sp)
    lw s8, 152(sp)
    xor t2, s7, t2
    lw s7, 1276(a0)
    lw s9, 100(sp)
    xor s7, s7, s8
    lw s8, 240(sp)
    xor t6, t6, s8
    xor t6, s7, t6
    lw s7, 112(sp)
    srli s8, s7, 4
    xor s8, s8, a5
    and s8, s8, s9
    slli s10, s8, 4
    xor s7, s7, s10
    xor a5, a5, s8
    lw s8, 256(sp)
    srli s10, s8, 4
    xor s10, s10, s6
    and s10, s10, s9
    slli s11, s10, 4
    xor s8, s8, s11
    xor s6, s6, s10
    lw s10, 212(sp)
    srli s11, s10, 4
    xor s11, s11, t1
    and s11, s11, s9
    slli ra, s11, 4
    xor s10, s10, ra
    xor t1, t1, s11
    lw s11, 116(sp)
    sw t1, 212(sp)
    srli ra, s11, 4
    xor ra, ra, s5
    and ra, ra, s9
    slli t1, ra, 4
    xor t1, s11, t1
    xor s5, s5, ra
    lw s11, 148(sp)
    sw s5, 116(sp)
    srli ra, s11, 4
    xor ra, ra, t0
    and ra, ra, s9
    slli s5, ra, 4
    xor s5, s11, s5
    xor t0, t0, ra
    lw s11, 132(sp)
    sw t0, 148(sp)
    srli ra, s11, 4
    xor ra, ra, s4
    and ra, ra, s9
    slli t0, ra, 4
    xor t0, s11, t0
    xor s4, s4, ra
    lw s11, 172(sp)
    sw s4, 132(sp)
    srli ra, s11, 4
    xor ra, ra, a4
    and ra, ra, s9
    slli s4, ra, 4
    xor s4, s11, s4
    xor a4, a4, ra
    lw s11, 140(sp)
    sw a4, 172(sp)
    srli ra, s11, 4
    xor ra, ra, s2
    and ra, ra, s9
    slli a4, ra, 4
    xor a4, s11, a4
    xor s2, s2, ra
    lw s11, 120(sp)
    sw s2, 140(sp)
    srli ra, s11, 4
    xor ra, ra, a3
    and ra, ra, s9
    slli s2, ra, 4
    xor s2, s11, s2
    xor a3, a3, ra
    lw s11, 196(sp)
    sw s6, 120(sp)
    srli ra, s11, 4
    xor ra, ra, t5
    and ra, ra, s9
    slli s6, ra, 4
    xor s6, s11, s6
    xor t5, t5, ra
    lw s11, 252(sp)
    sw t5, 196(sp)
    srli ra, s11, 4
    xor ra, ra, s3
    and ra, ra, s9
    slli t5, ra, 4
    xor t5, s11, t5
    xor s3, s3, ra
    lw s11, 236(sp)
    sw s3, 252(sp)
    srli ra, s11, 4
    xor ra, ra, s0
    and ra, ra, s9
    slli s3, ra, 4
    xor s3, s11, s3
    xor s0, s0, ra
    srli s11, t3, 4
    xor s11, a7, s11
    and s11, s11, s9
    slli ra, s11, 4
    xor t3, t3, ra
    xor a7, a7, s11
    srli s11, t4, 4
    xor s11, s1, s11
    and s11, s11, s9
    slli ra, s11, 4
    xor t4, t4, ra
    xor s1, s1, s11
    lw s11, 276(sp)
    sw s1, 236(sp)
    srli ra, s11, 4
    xor ra, t2, ra
    and ra, ra, s9
    slli s1, ra, 4
    xor s1, s11, s1
    xor t2, t2, ra
    srli s11, a6, 4
    xor s11, t6, s11
    and s9, s11, s9
    slli s11, s9, 4
    xor a6, a6, s11
    xor t6, t6, s9
    srli s9, s7, 2
    lw s11, 104(sp)
    xor s9, s2, s9
    and s9, s9, s11
    slli ra, s9, 2
    xor s7, s7, ra
    xor s2, s2, s9
    srli s9, s8, 2
    xor s9, s6, s9
    and s9, s9, s11
    slli ra, s9, 2
    xor s8, s8, ra
    xor s6, s6, s9
    srli s9, s10, 2
    xor s9, t5, s9
    and s9, s9, s11
    slli ra, s9, 2
    xor s10, s10, ra
    xor t5, t5, s9
    srli s9, t1, 2
    xor s9, s3, s9
    and s9, s9, s11
    slli ra, s9, 2
    xor t1, t1, ra
    xor s3, s3, s9
    srli s9, s5, 2
    xor s9, s9, t3
    and s9, s9, s11
    slli ra, s9, 2
    xor s5, s5, ra
    xor t3, t3, s9
    srli s9, t0, 2
    xor s9, s9, t4
    and s9, s9, s11
    slli ra, s9, 2
    xor t0, t0, ra
    xor t4, t4, s9
    srli s9, s4, 2
    xor s9, s9, s1
    and s9, s9, s11
    slli ra, s9, 2
    xor s4, s4, ra
    xor s1, s1, s9
    srli s9, a4, 2
    xor s9, s9, a6
    and s9, s9, s11
    slli ra, s9, 2
    xor a4, a4, ra
    xor a6, a6, s9
    srli s9, a5, 2
    xor s9, a3, s9
    and s9, s9, s11
    slli ra, s9, 2
    xor a5, a5, ra
    xor a3, a3, s9
    lw s9, 120(sp)
    sw a3, 100(sp)
    srli ra, s9, 2
    lw a3, 196(sp)
    sw a5, 276(sp)
    xor ra, a3, ra
    and ra, ra, s11
    slli a5, ra, 2
    xor a5, s9, a5
    xor a3, a3, ra
    lw s9, 212(sp)
    sw a3, 196(sp)
    srli ra, s9, 2
    lw a3, 252(sp)
    sw a5, 120(sp)
    xor ra, a3, ra
    and ra, ra, s11
    slli a5, ra, 2
    xor a5, s9, a5
    xor a3, a3, ra
    lw s9, 116(sp)
    sw a3, 252(sp)
    srli ra, s9, 2
    xor ra, s0, ra
    and ra, ra, s11
    slli a3, ra, 2
    xor a3, s9, a3
    xor s0, s0, ra
    lw s9, 148(sp)
    sw s0, 116(sp)
    srli ra, s9, 2
    xor ra, ra, a7
    and ra, ra, s11
    slli s0, ra, 2
    xor s0, s9, s0
    xor a7, a7, ra
    lw s9, 132(sp)
    sw a7, 148(sp)
    srli ra, s9, 2
    lw a7, 236(sp)
    sw a3, 212(sp)
    xor ra, ra, a7
    and ra, ra, s11
    slli a3, ra, 2
    xor a3, s9, a3
    xor a7, a7, ra
    lw s9, 172(sp)
    sw a7, 236(sp)
    srli ra, s9, 2
    xor ra, ra, t2
    and ra, ra, s11
    slli a7, ra, 2
    xor a7, s9, a7
    lw s9, 140(sp)
    xor t2, t2, ra
    srli ra, s9, 2
    xor ra, ra, t6
    and s11, ra, s11
    slli ra, s11, 2
    xor s9, s9, ra
    xor t6, t6, s11
    srli s11, s7, 1
    xor s11, s5, s11
    lw ra, 108(sp)
    sw t6, 140(sp)
    and s11, s11, ra
    slli t6, s11, 1
    xor t6, s7, t6
    xor s5, s5, s11
    srli s7, s8, 1
    xor s7, t0, s7
    and s7, s7, ra
    slli s11, s7, 1
    xor s8, s8, s11
    xor t0, t0, s7
    srli s7, s10, 1
    xor s7, s4, s7
    and s7, s7, ra
    slli s11, s7, 1
    xor s10, s10, s11
    xor s4, s4, s7
    srli s7, t1, 1
    xor s7, a4, s7
    and s7, s7, ra
    slli s11, s7, 1
    xor t1, t1, s11
    xor a4, a4, s7
    srli s7, s2, 1
    xor s7, t3, s7
    and s7, s7, ra
    slli s11, s7, 1
    xor s2, s2, s11
    xor t3, t3, s7
    srli s7, s6, 1
    xor s7, t4, s7
    and s7, s7, ra
    slli s11, s7, 1
    xor s6, s6, s11
    xor t4, t4, s7
    srli s7, t5, 1
    xor s7, s1, s7
    and s7, s7, ra
    slli s11, s7, 1
    xor t5, t5, s11
    xor s1, s1, s7
    srli s7, s3, 1
    xor s7, a6, s7
    and s7, s7, ra
    slli s11, s7, 1
    xor s3, s3, s11
    xor a6, a6, s7
    lw s7, 276(sp)
    sw s3, 104(sp)
    srli s11, s7, 1
    xor s11, s0, s11
    and s11, s11, ra
    slli s3, s11, 1
    xor s3, s7, s3
    xor s0, s0, s11
    lw s7, 120(sp)
    sw s3, 276(sp)
    srli s11, s7, 1
    xor s11, a3, s11
    and s11, s11, ra
    slli s3, s11, 1
    xor s3, s7, s3
    xor a3, a3, s11
    srli s7, a5, 1
    xor s7, a7, s7
    and s7, s7, ra
    slli s11, s7, 1
    xor a5, a5, s11
    xor a7, a7, s7
    lw s7, 212(sp)
    sw a5, 120(sp)
    srli s11, s7, 1
    xor s11, s9, s11
    and s11, s11, ra
    slli a5, s11, 1
    xor a5, s7, a5
    xor s7, s9, s11
    lw s9, 100(sp)
    sw a5, 212(sp)
    srli s11, s9, 1
    lw a5, 148(sp)
    sw s3, 172(sp)
    xor s11, a5, s11
    and s11, s11, ra
    slli s3, s11, 1
    xor s3, s9, s3
    xor a5, a5, s11
    lw s9, 196(sp)
    sw t5, 148(sp)
    srli s11, s9, 1
    lw t5, 236(sp)
    sw s6, 100(sp)
    xor s11, t5, s11
    and s11, s11, ra
    slli s6, s11, 1
    xor s6, s9, s6
    xor t5, t5, s11
    lw s9, 252(sp)
    sw s2, 236(sp)
    srli s11, s9, 1
    xor s11, t2, s11
    and s11, s11, ra
    slli s2, s11, 1
    xor s2, s9, s2
    xor t2, t2, s11
    lw s9, 116(sp)
    sw a4, 252(sp)
    srli s11, s9, 1
    lw a4, 140(sp)
    sw t6, 0(a1)
    xor s11, a4, s11
    and s11, s11, ra
    slli ra, s11, 1
    xor s9, s9, ra
    xor a4, a4, s11
    sw s8, 4(a1)
    sw s10, 8(a1)
    sw t1, 12(a1)
    sw s5, 16(a1)
    sw t0, 20(a1)
    sw s4, 24(a1)
    sw a5, 112(a1)
    sw t5, 116(a1)
    sw t2, 120(a1)
    sw a4, 124(a1)
    sw t3, 48(a1)
    sw t4, 52(a1)
    sw s1, 56(a1)
    sw a6, 60(a1)
    sw s0, 80(a1)
    sw a3, 84(a1)
    sw a7, 88(a1)
    sw s7, 92(a1)
    sw s3, 96(a1)
    sw s6, 100(a1)
    sw s2, 104(a1)
    sw s9, 108(a1)
    lw a5, 252(sp)
    sw a5, 28(a1)
    lw a5, 236(sp)
    sw a5, 32(a1)
    lw a5, 100(sp)
    sw a5, 36(a1)
    lw a5, 148(sp)
    sw a5, 40(a1)
    lw a5, 104(sp)
    sw a5, 44(a1)
    lw a5, 276(sp)
    sw a5, 64(a1)
    lw a5, 172(sp)
    sw a5, 68(a1)
    lw a5, 120(sp)
    sw a5, 72(a1)
    lw a5, 212(sp)
    sw a5, 76(a1)
    addi a1, a1, 128
    sub t0, a1, a0
    lui t1, 1
    addi t1, t1, 1696
    add t1, zero, t1
    bgeu t0, t1, .Llwcc_aes128_128_ctr_nonce_rv32i_filled
    j .Llwcc_aes128_128_ctr_nonce_rv32i_fill
.Llwcc_aes128_128_ctr_nonce_rv32i_filled:
    addi t0, sp, 64
    addi t1, sp, 288
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
    addi sp, sp, 288
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
    lui t6, 209715
    addi s0, a4, 5
    andi s1, a4, -256
    addi a7, a7, 255
    andi a6, a6, -256
    andi a5, a5, -256
    andi t0, t0, -256
    andi t1, t1, -256
    addi t2, t2, -241
    andi t3, t3, -256
    addi t4, t4, 1365
    andi t5, t5, -256
    addi t6, t6, 819
    andi s0, s0, -256
    srli s2, s1, 8
    slli s3, s1, 24
    srli s4, s1, 16
    srli s1, s1, 24
    lw s5, 1432(a3)
    lw s6, 1436(a3)
    lw s7, 1416(a3)
    lw s8, 1420(a3)
    lw s9, 1424(a3)
    lw s10, 1428(a3)
    andi s2, s2, 255
    andi s4, s4, 255
    srli s11, s0, 24
    srli ra, s0, 16
    srli a0, t5, 16
    srli a2, t5, 24
    srli a1, t3, 16
    srli a4, t3, 24
    slli s4, s4, 8
    or s1, s1, s4
    srli s4, t1, 24
    slli s2, s2, 16
    or s1, s1, s2
    srli s2, t1, 16
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
    andi s2, s2, 255
    slli s2, s2, 8
    or s2, s4, s2
    srli s4, a5, 24
    andi a0, a0, 255
    slli a0, a0, 8
    or a0, ra, a0
    srli ra, a6, 24
    andi a1, a1, 255
    slli a1, a1, 8
    or a1, s4, a1
    srli s4, a6, 16
    andi s4, s4, 255
    slli s4, s4, 8
    or s4, ra, s4
    lw ra, 1408(a3)
    or s1, s1, s3
    srli s3, s0, 8
    andi s3, s3, 255
    slli s3, s3, 16
    or s3, s11, s3
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
    or s2, s2, s11
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
    or s4, s4, s11
    lw s11, 1412(a3)
    slli s0, s0, 24
    or s0, s3, s0
    lw s3, 1496(a3)
    slli t5, t5, 24
    or t5, a2, t5
    lw a2, 1500(a3)
    slli t3, t3, 24
    or t3, a4, t3
    lw a4, 1480(a3)
    slli t1, t1, 24
    or t1, s2, t1
    lw s2, 1484(a3)
    slli t0, t0, 24
    or t0, a0, t0
    lw a0, 1488(a3)
    slli a5, a5, 24
    or a5, a1, a5
    lw a1, 1492(a3)
    slli a6, a6, 24
    or a6, s4, a6
    srli s4, s1, 1
    xor s4, s4, a6
    and s4, s4, t4
    xor a6, a6, s4
    slli s4, s4, 1
    xor s1, s1, s4
    srli s4, t1, 1
    xor s4, t3, s4
    and s4, s4, t4
    xor t3, t3, s4
    slli s4, s4, 1
    xor t1, t1, s4
    srli s4, t0, 1
    xor s4, t5, s4
    and s4, s4, t4
    xor t5, t5, s4
    slli s4, s4, 1
    xor t0, t0, s4
    srli s4, a5, 1
    xor s4, s0, s4
    and s4, s4, t4
    xor s0, s0, s4
    slli s4, s4, 1
    xor a5, a5, s4
    srli s4, s0, 2
    xor s4, t3, s4
    and s4, s4, t6
    xor t3, t3, s4
    slli s4, s4, 2
    xor s0, s0, s4
    srli s4, s1, 2
    xor s4, s4, t0
    and s4, s4, t6
    xor t0, t0, s4
    slli s4, s4, 2
    xor s1, s1, s4
    srli s4, a5, 2
    xor s4, t1, s4
    and s4, s4, t6
    xor t1, t1, s4
    slli s4, s4, 2
    xor a5, a5, s4
    srli s4, t0, 4
    xor s4, s4, t1
    and s4, s4, t2
    xor t1, t1, s4
    slli s4, s4, 4
    xor t0, t0, s4
    srli s4, s1, 4
    xor s4, s4, a5
    and s4, s4, t2
    xor a5, a5, s4
    slli s4, s4, 4
    xor s1, s1, s4
    and s4, t0, a7
    xor t0, t0, s4
    xor s3, s3, t0
    zext.h t0, t0
    xor s3, t0, s3
    xor a2, s3, a2
    lw s3, 1472(a3)
    slli s4, s4, 8
    slli t0, t0, 16
    xor t0, a4, t0
    zext.h a4, s4
    xor s4, s4, a4
    xor a0, a0, s4
    lw s4, 1476(a3)
    slli a4, a4, 16
    xor a4, a4, s3
    and s3, s1, a7
    xor s1, s1, s3
    xor s5, s5, s1
    zext.h s1, s1
    xor s5, s1, s5
    xor s5, s5, s6
    lw s6, 1528(a3)
    slli s3, s3, 8
    slli s1, s1, 16
    xor s1, s7, s1
    zext.h s7, s3
    xor s3, s3, s7
    xor s3, s9, s3
    lw s9, 1532(a3)
    slli s7, s7, 16
    xor s7, s7, ra
    and ra, t1, a7
    xor t1, t1, ra
    xor s6, s6, t1
    zext.h t1, t1
    xor s6, t1, s6
    xor s6, s6, s9
    lw s9, 1512(a3)
    slli t1, t1, 16
    xor t1, s9, t1
    lw s9, 1516(a3)
    slli ra, ra, 8
    xor t1, t1, s9
    lw s9, 1520(a3)
    xor t0, t0, s2
    zext.h s2, ra
    xor ra, ra, s2
    xor s9, s9, ra
    lw ra, 1524(a3)
    xor a1, a0, a1
    xor s9, s9, ra
    lw ra, 1504(a3)
    and a0, a5, a7
    xor a5, a5, a0
    slli a0, a0, 8
    xor a4, a4, s4
    zext.h s4, a0
    xor s1, s1, s8
    zext.h s8, a5
    slli s2, s2, 16
    xor s3, s3, s10
    slli s10, s4, 16
    xor s7, s7, s11
    slli s11, s8, 16
    xor s2, s2, ra
    lw ra, 1508(a3)
    xor s2, s2, ra
    srli ra, a6, 2
    xor ra, ra, t5
    and ra, ra, t6
    xor t5, t5, ra
    slli ra, ra, 2
    xor a6, a6, ra
    srli ra, a6, 4
    xor ra, ra, s0
    and ra, ra, t2
    xor s0, s0, ra
    slli ra, ra, 4
    xor a6, a6, ra
    and ra, a6, a7
    xor a6, a6, ra
    sw t6, 224(sp)
    lw t6, 1464(a3)
    sw t4, 228(sp)
    xor t6, t6, a6
    zext.h a6, a6
    xor t6, a6, t6
    lw t4, 1468(a3)
    slli a6, a6, 16
    xor t4, t6, t4
    lw t6, 1448(a3)
    xor a6, t6, a6
    lw t6, 1452(a3)
    sw s5, 232(sp)
    xor a6, a6, t6
    slli t6, ra, 8
    zext.h ra, t6
    lw s5, 1456(a3)
    xor t6, t6, ra
    xor t6, s5, t6
    lw s5, 1460(a3)
    xor t6, t6, s5
    slli s5, ra, 16
    lw ra, 1440(a3)
    xor s5, s5, ra
    lw ra, 1444(a3)
    sw s6, 236(sp)
    xor s5, s5, ra
    and ra, s0, a7
    xor s0, s0, ra
    slli ra, ra, 8
    zext.h s6, ra
    sw s1, 240(sp)
    slli s1, s6, 16
    sw t1, 244(sp)
    zext.h t1, s0
    sw a6, 248(sp)
    slli a6, t1, 16
    sw s7, 252(sp)
    srli s7, t5, 4
    xor s7, s7, t3
    and s7, s7, t2
    xor t3, t3, s7
    slli s7, s7, 4
    xor t5, t5, s7
    and s7, t5, a7
    xor t5, t5, s7
    slli s7, s7, 8
    and a7, t3, a7
    xor t3, t3, a7
    sw t2, 256(sp)
    lw t2, 1560(a3)
    sw s2, 260(sp)
    xor t2, t2, t3
    zext.h t3, t3
    xor t2, t3, t2
    lw s2, 1564(a3)
    slli t3, t3, 16
    xor t2, t2, s2
    lw s2, 1544(a3)
    slli a7, a7, 8
    xor t3, s2, t3
    lw s2, 1548(a3)
    xor t3, t3, s2
    zext.h s2, a7
    xor a7, a7, s2
    sw t3, 264(sp)
    lw t3, 1552(a3)
    xor a7, t3, a7
    lw t3, 1556(a3)
    xor a7, a7, t3
    slli t3, s2, 16
    lw s2, 1536(a3)
    xor t3, t3, s2
    lw s2, 1540(a3)
    sw s5, 272(sp)
    xor t3, t3, s2
    zext.h s2, s7
    sw t3, 268(sp)
    zext.h t3, t5
    slli s5, t3, 16
    sw t2, 276(sp)
    slli t2, s2, 16
    sw t4, 280(sp)
    lw t4, 1708(a3)
    # round 1 (aes.dsl:47)
    xor s6, ra, s6
    sw t4, 284(sp)
    lw t4, 1700(a3)
    sw t4, 288(sp)
    lw t4, 1704(a3)
    sw t4, 292(sp)
    lw t4, 1696(a3)
    lw ra, 1632(a3)
    xor s6, ra, s6
    lw ra, 1636(a3)
    xor s6, s6, ra
    lw ra, 1640(a3)
    xor a5, ra, a5
    xor a5, s8, a5
    lw s8, 1644(a3)
    xor a0, a0, s4
    xor a5, a5, s8
    lw s8, 1584(a3)
    xor s1, s1, s8
    lw s8, 1588(a3)
    xor s1, s1, s8
    lw s8, 1656(a3)
    xor s0, s8, s0
    xor t1, t1, s0
    lw s0, 1660(a3)
    xor t1, t1, s0
    lw s0, 1616(a3)
    xor a0, s0, a0
    lw s0, 1620(a3)
    xor a0, a0, s0
    lw s0, 1648(a3)
    lw s4, 1604(a3)
    xor t5, s0, t5
    xor t3, t3, t5
    lw t5, 1652(a3)
    lw s0, 1572(a3)
    xor t3, t3, t5
    lw t5, 1568(a3)
    xor s2, s7, s2
    xor t5, s10, t5
    xor t5, t5, s0
    lw s0, 1600(a3)
    xor s0, s0, s5
    xor s0, s0, s4
    lw s4, 1592(a3)
    lw s5, 1596(a3)
    xor s4, s4, s11
    xor s4, s4, s5
    lw s5, 1624(a3)
    xor a5, a2, a5
    xor s2, s5, s2
    lw s5, 1628(a3)
    xor s4, t0, s4
    xor s2, s2, s5
    lw s5, 1608(a3)
    xor t5, a4, t5
    xor a6, s5, a6
    lw s5, 1612(a3)
    xor a0, a1, a0
    xor a6, a6, s5
    lw s5, 1576(a3)
    xor t2, t2, s5
    lw s5, 1580(a3)
    xor s10, a7, t6
    xor t2, t2, s5
    xor s5, a7, a1
    xor s7, a0, s5
    xor s8, t6, s7
    xor s2, s2, s8
    xor s8, s9, s8
    xor s9, s9, s2
    xor a1, a1, s9
    xor s6, s6, s9
    or s9, s5, s6
    xor s8, s8, s9
    xor s11, s3, s2
    xor ra, s11, s6
    xor a7, a7, ra
    sw t4, 296(sp)
    xor t4, a0, s10
    sw t1, 300(sp)
    and t1, s2, t4
    sw t3, 304(sp)
    xor t3, s7, a1
    sw a2, 308(sp)
    xor a2, s3, t3
    sw a6, 312(sp)
    and a6, s7, t3
    sw s0, 316(sp)
    xor s0, s6, t3
    sw s4, 320(sp)
    and s4, a0, s0
    xor t1, t1, a6
    xor a1, a1, s4
    sw t0, 324(sp)
    or t0, a7, a2
    xor t0, s8, t0
    xor s8, s7, a7
    and a3, s3, s8
    xor a3, s9, a3
    xor t1, t1, a3
    xor s9, t4, s8
    sw s1, 328(sp)
    and s1, s11, s9
    xor a1, a1, s1
    xor a3, a3, a1
    andn a1, ra, t6
    xor s1, s2, s0
    sw t2, 332(sp)
    or t2, s1, s10
    xor a1, a1, s4
    xor t0, a1, t0
    xor a6, a6, a1
    xor a6, t2, a6
    xor t2, t0, a6
    xor a1, t1, a3
    and a6, a6, a1
    andn s4, t0, t1
    andn t1, t1, a6
    xor a6, s4, a6
    xor a1, a1, t1
    andn a1, a1, s4
    andn t0, t0, a6
    xor a6, t2, a6
    andn a3, a3, a6
    xor t1, t1, a3
    or a6, a6, t0
    xor t0, t2, t0
    and t2, ra, a1
    and t6, t6, a1
    and a3, s8, t0
    and s3, s3, t0
    xor a1, a1, t1
    and a7, a7, a1
    and a2, a2, a1
    xor a1, t0, a1
    xor t0, t0, a6
    and s4, s11, t0
    and t0, s9, t0
    and t4, t4, a6
    and s2, s2, a6
    and s8, s10, t1
    and s1, s1, t1
    xor a6, a6, t1
    xor t1, t2, s1
    and t3, t3, a1
    and s1, s7, a1
    xor a1, a6, a1
    and s5, s5, a1
    and a1, s6, a1
    and s0, s0, a6
    and a6, a0, a6
    xor a6, a6, s1
    xor t0, t0, a6
    xor a6, t6, a6
    xor t6, s2, t1
    xor a0, s3, t6
    xor t6, s4, t6
    xor a2, a2, a0
    xor a6, a2, a6
    xor t2, t2, a2
    xor t1, s0, t1
    xor t1, t3, t1
    xor t0, t1, t0
    xor t3, t4, t0
    xor t0, a3, t0
    lw t4, 72(sp)
    xor a2, s8, s0
    lw a3, 1100(t4)
    xor a7, a7, t1
    xor a2, a2, a0
    xor a2, a1, a2
    xor a7, a7, a2
    xor t0, a7, t0
    xor a7, s5, a7
    xnor a7, s1, a7
    xnor a2, a6, a2
    xnor a6, s8, a6
    lw a1, 1036(t4)
    lw a0, 1052(t4)
    lw s0, 276(sp)
    lw s1, 280(sp)
    lw s4, 268(sp)
    xor s2, s0, s1
    xor s3, a5, s2
    lw s5, 272(sp)
    xor s7, s4, a4
    xor s6, s4, s5
    xor s8, t5, s6
    xor s9, t5, s7
    xor s10, s5, s9
    lw s11, 332(sp)
    lw ra, 260(sp)
    xor s11, s11, s10
    xor s10, ra, s10
    xor ra, ra, s11
    xor a4, a4, ra
    lw s1, 328(sp)
    lw s0, 252(sp)
    xor s1, s1, ra
    or ra, s7, s1
    xor s10, s10, ra
    sw a7, 328(sp)
    xor a7, s0, s11
    sw t2, 260(sp)
    xor t2, s9, a4
    sw a0, 332(sp)
    xor a0, a7, s1
    sw t0, 336(sp)
    xor t0, s0, t2
    sw t1, 340(sp)
    xor t1, s1, t2
    sw a3, 344(sp)
    and a3, s9, t2
    xor s4, s4, a0
    sw a1, 268(sp)
    and a1, t5, t1
    xor a4, a4, a1
    sw a2, 348(sp)
    xor a2, s9, s4
    sw a6, 352(sp)
    xor a6, s8, a2
    sw t6, 356(sp)
    and t6, a7, a6
    xor t6, a4, t6
    and a4, s0, a2
    xor a4, ra, a4
    or ra, s4, t0
    xor s10, s10, ra
    andn ra, a0, s5
    sw t3, 360(sp)
    xor t3, s11, t1
    sw s3, 364(sp)
    or s3, t3, s6
    xor a1, ra, a1
    xor s10, a1, s10
    xor a1, a3, a1
    xor a1, s3, a1
    and s3, s11, s8
    xor a3, s3, a3
    xor a3, a3, a4
    xor t6, a4, t6
    xor a4, s10, a1
    andn s3, s10, a3
    xor ra, a3, t6
    and a1, a1, ra
    andn a3, a3, a1
    xor a1, s3, a1
    xor ra, ra, a3
    andn s3, ra, s3
    andn s10, s10, a1
    xor a1, a4, a1
    andn t6, t6, a1
    xor t6, a3, t6
    or a3, a1, s10
    xor a4, a4, s10
    and a1, s0, a4
    and a2, a2, a4
    and s0, s11, a3
    and s8, s8, a3
    and a0, a0, s3
    and s5, s5, s3
    xor s3, s3, t6
    and t0, t0, s3
    and s4, s4, s3
    xor s3, a4, s3
    xor a4, a4, a3
    and t3, t3, t6
    and s6, s6, t6
    xor t6, a3, t6
    xor t3, a0, t3
    and t5, t5, t6
    xor a3, s0, t3
    and s0, s9, s3
    xor a1, a1, a3
    xor t5, t5, s0
    xor t0, t0, a1
    xor s5, s5, t5
    xor a0, a0, t0
    xor t0, t0, s5
    and t1, t1, t6
    and t2, t2, s3
    xor t6, t6, s3
    xor t3, t1, t3
    xor t2, t2, t3
    xor t1, s6, t1
    xor t1, t1, a1
    and t3, s1, t6
    xor t1, t3, t1
    and t3, s7, t6
    xor t6, s4, t2
    xor t6, t6, t1
    xor t3, t3, t6
    xnor t3, s0, t3
    xnor t1, t0, t1
    xnor t0, s6, t0
    lw a1, 1028(t4)
    lw s0, 1044(t4)
    and a6, a6, a4
    xor a6, a6, t5
    and a7, a7, a4
    xor a7, a7, a3
    xor a6, t2, a6
    xor t5, a2, a6
    xor t5, t6, t5
    xor a6, s8, a6
    lw t6, 1092(t4)
    lw a4, 1060(t4)
    lw a3, 264(sp)
    lw a2, 324(sp)
    lw s3, 320(sp)
    xor s1, a3, a2
    xor s4, s3, s1
    lw s5, 248(sp)
    lw s7, 316(sp)
    xor s6, s5, s4
    xor s7, s7, s6
    lw s8, 244(sp)
    lw s9, 312(sp)
    xor s6, s8, s6
    xor s8, s8, s7
    xor a2, a2, s8
    xor s8, s9, s8
    or s9, s1, s8
    xor s6, s6, s9
    xor s10, s4, a2
    lw s11, 240(sp)
    sw t3, 312(sp)
    xor ra, s11, s10
    xor t3, s8, s10
    sw a0, 324(sp)
    and a0, s3, t3
    xor a2, a2, a0
    sw t2, 244(sp)
    xor t2, s7, t3
    sw a4, 316(sp)
    and a4, s4, s10
    sw t5, 272(sp)
    xor t5, s11, s7
    sw t6, 252(sp)
    xor t6, t5, s8
    sw a7, 368(sp)
    xor a7, a3, t6
    xor a3, a3, s5
    sw a6, 264(sp)
    xor a6, s3, a3
    sw s0, 372(sp)
    and s0, s7, a6
    xor s0, s0, a4
    sw t1, 376(sp)
    or t1, t2, a3
    sw a1, 380(sp)
    or a1, a7, ra
    xor a1, s6, a1
    xor s6, s4, a7
    sw t0, 384(sp)
    xor t0, a6, s6
    and t4, t5, t0
    xor t4, a2, t4
    and a2, s11, s6
    xor a2, s9, a2
    xor t4, a2, t4
    xor a2, s0, a2
    xor s0, a2, t4
    andn s9, t6, s5
    xor a0, s9, a0
    xor a4, a4, a0
    xor t1, t1, a4
    xor a4, a0, a1
    andn a1, a4, a2
    xor a0, a4, t1
    and t1, t1, s0
    andn a2, a2, t1
    xor s0, s0, a2
    andn s0, s0, a1
    xor t1, a1, t1
    andn a4, a4, t1
    xor t1, a0, t1
    andn t4, t4, t1
    xor t4, a2, t4
    and a3, a3, t4
    and t2, t2, t4
    or t1, t1, a4
    xor a4, a0, a4
    and a2, s6, a4
    and a1, s11, a4
    and a0, s7, t1
    and a6, a6, t1
    and s5, s5, s0
    and t6, t6, s0
    xor t2, t6, t2
    xor a0, a0, t2
    xor a1, a1, a0
    xor s0, s0, t4
    and s6, ra, s0
    xor s6, s6, a1
    and a7, a7, s0
    xor s0, a4, s0
    and s7, s10, s0
    and s4, s4, s0
    xor a4, a4, t1
    xor t1, t1, t4
    and t3, t3, t1
    xor t2, t3, t2
    xor t2, s7, t2
    xor a7, a7, t2
    xor t3, a3, t3
    xor t3, t3, a1
    and t4, s3, t1
    xor t1, t1, s0
    and a1, s8, t1
    xor t3, a1, t3
    and t1, s1, t1
    xor t4, t4, s4
    xor a7, a7, t3
    xor t1, t1, a7
    xnor t1, s4, t1
    xor a1, s5, t4
    xor t6, t6, s6
    xor a1, s6, a1
    xnor t3, a1, t3
    xnor a3, a3, a1
    lw a1, 72(sp)
    lw s1, 1048(a1)
    lw s0, 1032(a1)
    and t0, t0, a4
    xor t0, t0, t4
    and t4, t5, a4
    xor t4, t4, a0
    xor t0, t2, t0
    xor t5, a2, t0
    xor a7, a7, t5
    xor a6, a6, t0
    lw t0, 1096(a1)
    lw t5, 1064(a1)
    lw a4, 276(sp)
    lw a2, 308(sp)
    lw s4, 280(sp)
    xor a0, a4, a2
    xor s3, a5, a0
    xor s5, s4, s3
    lw s6, 304(sp)
    lw s7, 236(sp)
    xor s6, s6, s5
    xor s5, s7, s5
    xor s7, s7, s6
    lw s8, 300(sp)
    xor a2, a2, s7
    xor s8, s8, s7
    xor s7, s3, a2
    lw s9, 232(sp)
    xor s11, s8, s7
    xor s10, s9, s7
    and ra, a5, s11
    xor a2, a2, ra
    xor a1, s6, s11
    sw t5, 308(sp)
    or t5, a1, s2
    sw t6, 300(sp)
    and t6, s3, s7
    sw t1, 236(sp)
    or t1, a0, s8
    xor s5, s5, t1
    sw a7, 304(sp)
    xor a7, s9, s6
    sw t2, 320(sp)
    xor t2, a7, s8
    xor a4, a4, t2
    sw t0, 276(sp)
    or t0, a4, s10
    xor t0, s5, t0
    xor s5, s3, a4
    sw s0, 248(sp)
    lw s0, 364(sp)
    sw s1, 240(sp)
    xor s1, s0, s5
    sw s1, 388(sp)
    and s1, a7, s1
    xor a2, a2, s1
    and s1, s9, s5
    xor t1, t1, s1
    xor a2, t1, a2
    andn s1, t2, s4
    xor s1, s1, ra
    xor t0, s1, t0
    xor s1, t6, s1
    xor t5, t5, s1
    xor s1, t0, t5
    and ra, s6, s0
    xor t6, ra, t6
    xor t1, t6, t1
    andn t6, t0, t1
    xor ra, t1, a2
    and t5, t5, ra
    andn t1, t1, t5
    xor ra, ra, t1
    andn ra, ra, t6
    xor t5, t6, t5
    andn t0, t0, t5
    xor t5, s1, t5
    andn t6, a2, t5
    xor t1, t1, t6
    and t6, a1, t1
    and a2, s2, t1
    or t5, t5, t0
    xor t0, s1, t0
    and a1, s5, t0
    and s1, s9, t0
    and s2, s6, t5
    and s0, s0, t5
    and t2, t2, ra
    xor t6, t2, t6
    xor s2, s2, t6
    xor s1, s1, s2
    and s4, s4, ra
    xor s5, ra, t1
    and s6, s10, s5
    xor s6, s6, s1
    xor t2, t2, s6
    and a4, a4, s5
    xor s5, t0, s5
    and s3, s3, s5
    and s7, s7, s5
    xor t0, t0, t5
    xor t1, t5, t1
    and a5, a5, t1
    xor a5, a5, s3
    xor t5, s4, a5
    xor t5, s6, t5
    xor s4, t1, s5
    and t1, s11, t1
    xor t6, t1, t6
    xor t6, s7, t6
    xor a4, a4, t6
    xor t1, a2, t1
    xor t1, t1, s1
    and a0, a0, s4
    and s1, s8, s4
    xor t1, s1, t1
    xor a4, a4, t1
    xor a0, a0, a4
    xnor a0, s3, a0
    xnor t1, t5, t1
    xnor t5, a2, t5
    rori t5, t5, 24
    lw a2, 356(sp)
    lw s1, 360(sp)
    lw s3, 352(sp)
    xor a2, a2, s1
    rori s1, s1, 16
    rori s3, s3, 16
    lw s4, 348(sp)
    lw s5, 380(sp)
    rori s4, s4, 16
    lw s6, 384(sp)
    lw s7, 372(sp)
    xor s5, s5, s6
    lw s8, 376(sp)
    lw s9, 368(sp)
    xor s7, s7, s8
    lw s10, 264(sp)
    lw s11, 252(sp)
    xor s9, s9, s10
    xor s11, s11, s10
    rori a3, a3, 8
    rori t3, t3, 8
    xor t4, t4, a6
    rori a6, a6, 8
    lw ra, 240(sp)
    sw s11, 240(sp)
    xor ra, ra, t3
    xor s11, s1, a6
    xor s5, s5, s11
    sw t2, 252(sp)
    xor t2, t5, s3
    xor ra, t2, ra
    xor t2, t2, s5
    lw s5, 72(sp)
    sw t2, 368(sp)
    lw t2, 1024(s5)
    rori t1, t1, 24
    xor t2, t2, t5
    xor t5, s6, t5
    sw t5, 372(sp)
    lw t5, 268(sp)
    sw ra, 268(sp)
    xor t5, t5, s3
    lw ra, 248(sp)
    xor s3, s3, a3
    xor ra, ra, a3
    xor a3, s6, a3
    lw s6, 344(sp)
    sw ra, 344(sp)
    xor s6, s6, s1
    lw ra, 340(sp)
    sw s6, 340(sp)
    xor ra, ra, a2
    rori a2, a2, 16
    lw s6, 336(sp)
    sw s1, 336(sp)
    rori s6, s6, 16
    lw s1, 332(sp)
    sw t5, 332(sp)
    xor s1, s1, s4
    lw t5, 276(sp)
    xor s7, s7, s11
    xor t5, t5, a6
    xor a6, s10, a6
    xor s10, s4, t3
    xor t3, s8, t3
    xor s4, t1, s4
    xor t2, t2, a6
    xor t2, s3, t2
    xor s3, s3, s4
    xor s3, s7, s3
    xor s7, s8, t1
    lw s8, 1040(s5)
    sw t2, 376(sp)
    xor t1, s8, t1
    lw s8, 316(sp)
    lw t2, 272(sp)
    xor t1, t1, a6
    xor s8, s8, t2
    xor s8, s10, s8
    xor s10, a3, s10
    xor t1, t1, s10
    lw s10, 1068(s5)
    and a7, a7, t0
    xor a7, a7, s2
    lw s2, 388(sp)
    and t0, s2, t0
    xor a5, t0, a5
    xor a5, t6, a5
    xor t0, s0, a5
    xor a5, a1, a5
    xor a5, a4, a5
    rori a5, a5, 24
    lw a4, 244(sp)
    lw a1, 320(sp)
    xor a4, a4, s9
    xor a1, a1, t4
    rori t4, t4, 8
    lw s0, 304(sp)
    rori a0, a0, 24
    rori s0, s0, 8
    xor s2, s10, s7
    lw s10, 1056(s5)
    sw t1, 304(sp)
    xor t1, t2, a5
    xor s10, s10, a5
    sw s3, 320(sp)
    lw s3, 260(sp)
    sw a0, 260(sp)
    xor s3, s3, ra
    rori ra, ra, 16
    lw a0, 328(sp)
    sw s8, 328(sp)
    rori a0, a0, 16
    lw s8, 324(sp)
    lw s5, 308(sp)
    xor s8, s8, a4
    sw s8, 324(sp)
    lw s8, 236(sp)
    sw a6, 236(sp)
    rori s8, s8, 8
    lw a6, 300(sp)
    xor s5, s5, s0
    xor a6, a6, a1
    rori a1, a1, 8
    xor t2, t2, s0
    xor s0, s6, s0
    xor s1, t3, s1
    xor s2, s6, s2
    xor a5, a5, s6
    xor t3, t3, s10
    xor s4, t1, s4
    xor s4, s5, s4
    xor a7, a7, t0
    xor t6, t6, a7
    lw s5, 252(sp)
    rori a7, a7, 24
    xor s5, s5, t6
    rori t6, t6, 24
    rori t0, t0, 24
    lw s6, 264(sp)
    xor s10, a2, t4
    xor s6, s6, t0
    sw s4, 264(sp)
    xor s4, s9, t4
    xor a3, s6, a3
    sw t1, 252(sp)
    lw t1, 332(sp)
    sw t6, 332(sp)
    xor t1, t1, a3
    lw a3, 336(sp)
    sw t1, 336(sp)
    xor a3, t0, a3
    lw t1, 72(sp)
    xor t5, s6, t5
    lw t6, 1088(t1)
    rori s3, s3, 16
    xor t0, t6, t0
    rori t6, s5, 24
    xor s5, a7, a2
    xor t0, t0, s11
    xnor a2, a2, s4
    xor t0, s4, t0
    xor s4, s7, a3
    lw s7, 268(sp)
    rori a6, a6, 8
    xor s4, s4, s7
    lw s7, 240(sp)
    xor t5, s5, t5
    xor s7, s7, a3
    xor s7, s10, s7
    xnor s5, s9, s5
    sw t0, 240(sp)
    lw t0, 1076(t1)
    sw s4, 268(sp)
    xor s4, a4, a1
    sw t5, 272(sp)
    xor t5, ra, a1
    sw s7, 308(sp)
    xor s7, a0, s8
    sw a1, 300(sp)
    lw a1, 312(sp)
    sw s3, 244(sp)
    xor s3, a1, s8
    xor t0, t0, s5
    xnor s5, a7, s10
    lw s10, 1072(t1)
    xor a7, s9, a7
    xor s5, s10, s5
    xnor t4, t4, a7
    lw s9, 1080(t1)
    lw s10, 340(sp)
    xor t4, s9, t4
    lw s9, 236(sp)
    xor s2, t2, s2
    xor a7, s9, a7
    xor a7, s10, a7
    lw s10, 372(sp)
    sw a7, 340(sp)
    xor a7, s10, a3
    lw s9, 344(sp)
    xor t3, s0, t3
    xor a7, s9, a7
    xor s9, s6, s10
    lw s10, 328(sp)
    xor s1, s9, s1
    xor s10, a5, s10
    lw s9, 332(sp)
    sw a7, 328(sp)
    xor a7, a4, s9
    sw s1, 372(sp)
    lw s1, 260(sp)
    sw s10, 344(sp)
    xor s10, a1, s1
    sw s2, 388(sp)
    lw s2, 1084(t1)
    xor s2, s2, s10
    xor a2, a2, s2
    # round 2 (aes.dsl:47)
    lw s2, 1136(t1)
    xor s2, s2, s8
    lw s8, 1104(t1)
    sw a2, 316(sp)
    xor s8, s8, s9
    lw a2, 1148(t1)
    sw s2, 276(sp)
    lw s2, 1112(t1)
    xor a2, a2, a0
    xor s2, s2, s1
    # round 1 (aes.dsl:47)
    xor a0, s1, a0
    # round 2 (aes.dsl:47)
    lw s1, 1116(t1)
    # round 1 (aes.dsl:47)
    xor t4, a0, t4
    # round 2 (aes.dsl:47)
    xor a4, s1, a4
    lw s1, 1124(t1)
    xor a4, s11, a4
    xor a1, s1, a1
    xor a1, a1, t5
    xor a1, a0, a1
    lw a0, 1120(t1)
    lw s1, 324(sp)
    xor a0, a0, s11
    xor s0, s1, s0
    xor a0, a0, s0
    xor s0, s2, s4
    # round 1 (aes.dsl:47)
    xor t0, s7, t0
    # round 2 (aes.dsl:47)
    xor s0, s7, s0
    lw s2, 1108(t1)
    lw s7, 236(sp)
    # round 1 (aes.dsl:47)
    xor s9, s9, ra
    # round 2 (aes.dsl:47)
    xor s2, s2, s7
    # round 1 (aes.dsl:47)
    xor s11, s1, t6
    # round 2 (aes.dsl:47)
    xor t2, t6, t2
    xor s7, s7, s8
    # round 1 (aes.dsl:47)
    lw s8, 244(sp)
    sw s0, 236(sp)
    xor s0, s8, a6
    # round 2 (aes.dsl:47)
    xor t2, s2, t2
    xor a4, a4, s0
    xor t2, s0, t2
    lw s0, 300(sp)
    # round 1 (aes.dsl:47)
    xor s1, s1, a6
    # round 2 (aes.dsl:47)
    xor s0, s0, a7
    # round 1 (aes.dsl:47)
    xor t6, t6, s8
    # round 2 (aes.dsl:47)
    xor a0, t6, a0
    xor t6, s0, t6
    xor a7, a7, s3
    # round 1 (aes.dsl:47)
    xor s0, s3, s5
    # round 2 (aes.dsl:47)
    xor a7, a2, a7
    xor t5, t3, t5
    xor a2, s7, s1
    xor t5, t5, a2
    lw a2, 1140(t1)
    lw s2, 1144(t1)
    xor a2, a2, s6
    xor a2, a2, ra
    xor a2, s4, a2
    xor s2, s2, s6
    lw s3, 252(sp)
    xor a6, a6, s11
    xor s2, s3, s2
    xor s2, s2, s8
    xor s1, s1, s2
    lw s2, 1128(t1)
    lw s3, 1132(t1)
    xor s2, s2, a3
    xor a3, s3, a3
    xor a5, a5, a3
    lw a3, 264(sp)
    xor a5, a5, a6
    xor s2, s2, a3
    xor t6, s2, t6
    lw a6, 388(sp)
    lw s3, 276(sp)
    xor s2, a6, s11
    xor a2, s2, a2
    xor s2, s10, s9
    xor s2, s3, s2
    lw s3, 344(sp)
    lw s7, 320(sp)
    xor s4, s3, s9
    xor a4, s4, a4
    lw s4, 308(sp)
    xor s5, s3, s4
    xor s6, s5, a4
    xor s8, s7, s6
    xor a0, a0, s8
    xor s8, t0, s8
    xor t0, t0, a0
    xor a1, a1, t0
    xor t0, s3, t0
    xor s3, s6, t0
    or s9, s5, a1
    xor s10, a1, s3
    xor s8, s8, s9
    and s11, a4, s10
    xor t0, t0, s11
    lw ra, 368(sp)
    sw s0, 344(sp)
    xor t1, ra, a0
    xor a3, t1, a1
    andn s0, a3, s7
    xor s0, s0, s11
    xor s11, s7, s4
    xor s4, s4, a3
    sw t2, 308(sp)
    xor t2, s11, a4
    sw t3, 276(sp)
    and t3, a0, t2
    sw t5, 244(sp)
    and t5, s6, s3
    sw s2, 252(sp)
    xor s2, ra, s3
    sw t4, 324(sp)
    xor t4, a0, s10
    xor t3, t3, t5
    xor t5, t5, s0
    sw a5, 300(sp)
    or a5, t4, s11
    xor a5, a5, t5
    or t5, s4, s2
    xor t5, s8, t5
    xor t5, s0, t5
    xor s0, s6, s4
    xor s8, t2, s0
    sw t6, 332(sp)
    and t6, t1, s8
    xor t0, t0, t6
    and t6, ra, s0
    xor t6, s9, t6
    xor t3, t3, t6
    xor s9, t5, a5
    xor t0, t6, t0
    andn t6, t5, t3
    xor a6, t3, t0
    and a5, a5, a6
    andn t3, t3, a5
    xor a5, t6, a5
    xor a6, a6, t3
    andn a6, a6, t6
    andn t5, t5, a5
    xor a5, s9, a5
    andn t0, t0, a5
    xor t0, t3, t0
    or a5, a5, t5
    xor t3, s9, t5
    and t5, ra, t3
    and t6, s0, t3
    and t2, t2, a5
    and a0, a0, a5
    and s0, s7, a6
    and a3, a3, a6
    xor a6, a6, t0
    and s2, s2, a6
    and s4, s4, a6
    xor a6, t3, a6
    xor t3, t3, a5
    and t4, t4, t0
    and s7, s11, t0
    xor a5, a5, t0
    xor t0, a3, t4
    and t4, a4, a5
    xor a4, a0, t0
    and a0, s6, a6
    xor t5, t5, a4
    xor t4, t4, a0
    xor s2, s2, t5
    xor s0, s0, t4
    xor a3, a3, s2
    xor s0, s2, s0
    and s2, s10, a5
    and s3, s3, a6
    xor a5, a5, a6
    and a6, a1, a5
    and a5, s5, a5
    xor t0, s2, t0
    xor t0, s3, t0
    xor a1, s7, s2
    xor s2, s4, t0
    xor t5, a1, t5
    xor a6, a6, t5
    xor t5, s2, a6
    xor a5, a5, t5
    xnor a5, a0, a5
    xnor a6, s0, a6
    xnor a1, s7, s0
    and t1, t1, t3
    xor t1, t1, a4
    and t3, s8, t3
    xor t3, t3, t4
    xor t3, t0, t3
    xor t4, t6, t3
    xor t4, t5, t4
    xor t2, t2, t3
    lw t3, 388(sp)
    lw t5, 340(sp)
    lw a0, 372(sp)
    xor t6, t3, t5
    xor a4, t6, a2
    xor s0, a0, a4
    xor s1, s1, s0
    lw s2, 316(sp)
    lw s6, 336(sp)
    xor s0, s2, s0
    xor s2, s2, s1
    xor a7, a7, s2
    xor t3, t3, s2
    xor s2, a4, t3
    or s3, t6, a7
    xor s4, a7, s2
    xor s0, s0, s3
    and s5, a2, s4
    xor t3, t3, s5
    xor s7, s6, s1
    xor s8, s7, a7
    andn s9, s8, a0
    xor s5, s9, s5
    xor s9, a0, t5
    and s10, a4, s2
    xor t5, t5, s8
    xor s11, s1, s4
    or ra, s11, s9
    sw a6, 340(sp)
    xor a6, s10, s5
    xor a6, ra, a6
    xor ra, s9, a2
    sw a1, 388(sp)
    and a1, s1, ra
    sw t4, 316(sp)
    xor t4, s6, s2
    xor a1, a1, s10
    or s10, t5, t4
    xor s0, s0, s10
    xor s0, s5, s0
    xor s5, a4, t5
    xor s10, ra, s5
    sw a3, 320(sp)
    and a3, s7, s10
    xor t3, t3, a3
    and a3, s6, s5
    xor a3, s3, a3
    xor a1, a1, a3
    xor s3, s0, a6
    xor t3, a3, t3
    xor a3, a1, t3
    and a6, a6, a3
    sw t0, 368(sp)
    andn t0, s0, a1
    andn a1, a1, a6
    xor a6, t0, a6
    xor a3, a3, a1
    andn t0, a3, t0
    andn a3, s0, a6
    xor a6, s3, a6
    andn t3, t3, a6
    xor t3, a1, t3
    or a6, a6, a3
    xor a3, s3, a3
    and a1, s6, a3
    and s0, s5, a3
    and s1, s1, a6
    and s3, ra, a6
    and a0, a0, t0
    and s5, s8, t0
    xor t0, t0, t3
    and t5, t5, t0
    and t4, t4, t0
    xor t0, a3, t0
    xor a3, a3, a6
    and s6, s9, t3
    and s8, s11, t3
    xor a6, a6, t3
    xor t3, s5, s8
    and a4, a4, t0
    and s2, s2, t0
    xor t0, a6, t0
    and a7, a7, t0
    and t0, t6, t0
    and t6, a2, a6
    and a6, s4, a6
    xor a2, s1, t3
    xor t3, a6, t3
    xor t3, s2, t3
    xor a6, s6, a6
    xor a1, a1, a2
    xor t4, t4, a1
    xor a6, a6, a1
    xor a6, a7, a6
    xor a7, t6, a4
    xor t5, t5, t3
    xor t5, t5, a6
    xor t0, t0, t5
    xnor t0, a4, t0
    xor t6, a0, a7
    xor a4, s5, t4
    xor t4, t4, t6
    xnor a6, t4, a6
    xnor t4, s6, t4
    and t6, s7, a3
    xor t6, t6, a2
    and a3, s10, a3
    xor a7, a3, a7
    xor a7, t3, a7
    xor a3, s3, a7
    xor a7, s0, a7
    xor a7, t5, a7
    lw t5, 264(sp)
    lw a2, 272(sp)
    lw a0, 332(sp)
    xor a1, t5, a2
    xor s0, a1, a0
    lw s1, 268(sp)
    lw s3, 300(sp)
    xor s2, s1, s0
    xor s3, s3, s2
    lw s4, 324(sp)
    lw s5, 252(sp)
    xor s2, s4, s2
    xor s4, s4, s3
    xor s5, s5, s4
    xor t5, t5, s4
    xor s4, s0, t5
    and s6, s0, s4
    lw s7, 328(sp)
    xor s9, s5, s4
    xor s8, s7, s4
    and s10, a0, s9
    xor t5, t5, s10
    xor s11, s3, s9
    or ra, a1, s5
    xor s2, s2, ra
    sw a7, 264(sp)
    xor a7, s7, s3
    sw t0, 252(sp)
    xor t0, a7, s5
    sw a5, 324(sp)
    andn a5, t0, s1
    xor a5, a5, s10
    xor s10, s6, a5
    sw a4, 300(sp)
    xor a4, a2, t0
    xor a2, s1, a2
    sw t3, 272(sp)
    or t3, s11, a2
    xor t3, t3, s10
    xor s10, a2, a0
    sw t1, 372(sp)
    and t1, s3, s10
    xor t1, t1, s6
    or s6, a4, s8
    xor s2, s2, s6
    xor a5, a5, s2
    xor s2, a5, t3
    xor s6, s0, a4
    sw t2, 336(sp)
    xor t2, s10, s6
    sw t6, 312(sp)
    and t6, a7, t2
    xor t5, t5, t6
    and t6, s7, s6
    xor t6, ra, t6
    xor t5, t6, t5
    xor t1, t1, t6
    andn t6, a5, t1
    xor ra, t1, t5
    and t3, t3, ra
    andn t1, t1, t3
    xor ra, ra, t1
    andn ra, ra, t6
    xor t3, t6, t3
    andn a5, a5, t3
    xor t3, s2, t3
    andn t5, t5, t3
    xor t1, t1, t5
    and t5, s11, t1
    and t6, a2, t1
    or t3, t3, a5
    xor a5, s2, a5
    and a2, s6, a5
    and s2, s7, a5
    and s3, s3, t3
    and s6, s10, t3
    and t0, t0, ra
    xor t5, t0, t5
    xor s3, s3, t5
    xor s2, s2, s3
    and s1, s1, ra
    xor s7, ra, t1
    and s8, s8, s7
    and a4, a4, s7
    xor s7, a5, s7
    and s0, s0, s7
    and s4, s4, s7
    xor a5, a5, t3
    xor t1, t3, t1
    and t3, s9, t1
    xor t5, t3, t5
    xor t5, s4, t5
    xor t3, t6, t3
    xor s4, s8, s2
    xor a4, a4, t5
    xor t3, t3, s2
    and a0, a0, t1
    xor t1, t1, s7
    and s2, s5, t1
    xor t3, s2, t3
    and t1, a1, t1
    xor a1, a0, s0
    xor a4, a4, t3
    xor t1, t1, a4
    xnor t1, s0, t1
    xor a0, s1, a1
    xor t0, t0, s4
    xor a0, s4, a0
    xnor t6, t6, a0
    xnor t3, a0, t3
    and a7, a7, a5
    xor a7, a7, s3
    and a5, t2, a5
    xor a5, a5, a1
    xor a5, t5, a5
    xor t2, a2, a5
    xor t2, a4, t2
    xor a5, s6, a5
    lw a4, 304(sp)
    lw a2, 240(sp)
    lw a0, 244(sp)
    xor a1, a4, a2
    xor s0, a1, a0
    lw s1, 276(sp)
    lw s5, 308(sp)
    xor s2, s1, a2
    xor s3, s2, a0
    xor s4, a4, s3
    xor s5, s5, s4
    lw s6, 344(sp)
    lw s7, 236(sp)
    xor s4, s6, s4
    xor s6, s6, s5
    xor s7, s7, s6
    xor s1, s1, s6
    xor s6, s3, s1
    xor s8, s7, s6
    xor s9, s5, s8
    or s10, s9, a1
    and s11, a0, s8
    xor s1, s1, s11
    lw ra, 376(sp)
    sw t6, 276(sp)
    xor t6, ra, s6
    sw t3, 236(sp)
    and t3, s3, s6
    sw t2, 344(sp)
    or t2, s2, s7
    xor s4, s4, t2
    sw t0, 308(sp)
    xor t0, ra, s5
    sw t5, 332(sp)
    xor t5, t0, s7
    xor a2, a2, t5
    sw t1, 240(sp)
    xor t1, s3, a2
    sw a7, 268(sp)
    and a7, ra, t1
    xor a7, t2, a7
    xor t2, s0, t1
    sw a5, 328(sp)
    and a5, t0, t2
    xor a5, s1, a5
    xor a5, a7, a5
    or s1, a2, t6
    xor s1, s4, s1
    andn s4, t5, a4
    xor s4, s4, s11
    xor s1, s4, s1
    xor s4, t3, s4
    xor s4, s10, s4
    xor s10, s1, s4
    and s11, s5, s0
    xor t3, s11, t3
    xor a7, t3, a7
    xor t3, a7, a5
    and s4, s4, t3
    andn s11, a7, s4
    xor t3, t3, s11
    andn a7, s1, a7
    xor s4, a7, s4
    andn a7, t3, a7
    and t3, t5, a7
    and t5, a4, a7
    andn a4, s1, s4
    xor s1, s10, s4
    andn a5, a5, s1
    xor a5, s11, a5
    and a1, a1, a5
    xor a7, a7, a5
    and a2, a2, a7
    and t6, t6, a7
    and s4, s9, a5
    xor s4, t3, s4
    or s1, s1, a4
    xor a4, s10, a4
    xor a7, a4, a7
    and s3, s3, a7
    and s6, s6, a7
    and s9, ra, a4
    and t1, t1, a4
    xor a4, a4, s1
    and t2, t2, a4
    and t0, t0, a4
    and a4, s0, s1
    xor a5, s1, a5
    and s0, s5, s1
    xor s0, s0, s4
    xor t0, t0, s0
    xor s0, s9, s0
    xor t6, t6, s0
    xor t3, t3, t6
    and a0, a0, a5
    xor a0, a0, s3
    xor t2, t2, a0
    xor t5, t5, a0
    xor t5, t6, t5
    and t6, s8, a5
    xor a5, a5, a7
    and a7, s7, a5
    and a5, s2, a5
    xor a0, t6, s4
    xor a0, s6, a0
    xor a2, a2, a0
    xor t2, a0, t2
    xor a4, a4, t2
    xor t1, t1, t2
    xor t2, a1, t6
    xor t2, t2, s0
    xor a7, a7, t2
    rori t2, t4, 24
    rori a6, a6, 24
    lw t4, 312(sp)
    rori t6, a3, 24
    xor t4, t4, a3
    xor a3, a2, a7
    xor a5, a5, a3
    xnor a5, s3, a5
    xor t1, a3, t1
    xnor a7, t5, a7
    xnor t5, a1, t5
    lw a3, 284(sp)
    lw a1, 228(sp)
    srli a2, a3, 1
    xor a2, a3, a2
    and a2, a2, a1
    slli s0, a2, 1
    xor s0, a3, s0
    xor a3, a3, a2
    srli a2, a3, 2
    lw s1, 224(sp)
    xor a2, a3, a2
    and a2, a2, s1
    slli s2, a2, 2
    xor s2, a3, s2
    xor a3, a3, a2
    lw a2, 72(sp)
    lw s4, 1276(a2)
    lw s3, 1212(a2)
    xor s4, s4, a3
    xor s3, s3, a3
    lw s5, 1180(a2)
    lw s6, 1244(a2)
    xor s5, s5, s2
    xor s6, s6, s2
    srli s7, a3, 4
    xor a3, a3, s7
    lw s7, 256(sp)
    lw s8, 372(sp)
    and a3, a3, s7
    xor s4, s4, a3
    lw s9, 336(sp)
    lw s10, 272(sp)
    xor s8, s8, s9
    rori s9, s9, 8
    xor s10, s10, t4
    rori t4, t4, 24
    lw s11, 268(sp)
    lw ra, 328(sp)
    xor t0, t0, a4
    xor s11, s11, ra
    rori ra, ra, 16
    sw t4, 328(sp)
    xor t4, t0, t4
    xor a1, a4, s9
    xor s4, s4, ra
    sw t4, 268(sp)
    xor t4, a1, t4
    xor t4, s4, t4
    slli a3, a3, 4
    xor a3, s3, a3
    srli s3, s2, 4
    xor s2, s2, s3
    and s2, s2, s7
    xor s3, s6, s2
    lw s4, 300(sp)
    rori s6, s10, 24
    xor s4, s4, s10
    xor a0, a0, t0
    lw s10, 324(sp)
    sw t4, 324(sp)
    rori s10, s10, 8
    lw t4, 240(sp)
    sw s6, 240(sp)
    rori t4, t4, 16
    xor s6, a0, s6
    sw s10, 300(sp)
    xor s10, a5, s10
    xor s3, s3, t4
    sw s10, 272(sp)
    xor s10, s6, s10
    xor s3, s3, s10
    slli s2, s2, 4
    xor s2, s5, s2
    srli s5, s0, 2
    xor s5, s0, s5
    and s5, s5, s1
    xor s10, s0, s5
    sw s3, 336(sp)
    lw s3, 1196(a2)
    sw t4, 372(sp)
    xor s3, s3, s10
    lw t4, 1260(a2)
    slli s5, s5, 2
    xor t4, t4, s10
    xor s0, s0, s5
    lw s5, 1164(a2)
    sw s6, 284(sp)
    xor s5, s5, s0
    lw s6, 1228(a2)
    sw a3, 312(sp)
    xor s6, s6, s0
    srli a3, s0, 4
    xor a3, s0, a3
    and a3, a3, s7
    xor s0, s6, a3
    xor s6, a4, t6
    sw a4, 244(sp)
    lw a4, 368(sp)
    sw s2, 368(sp)
    xor a4, a4, s8
    lw s2, 332(sp)
    xor s0, s0, s6
    xor s2, s2, s11
    sw s6, 332(sp)
    lw s6, 320(sp)
    rori s4, s4, 24
    xor s6, s6, a4
    rori a4, a4, 8
    sw s6, 320(sp)
    lw s6, 308(sp)
    xor t3, t3, a0
    xor s6, s6, s2
    rori s2, s2, 16
    sw t3, 308(sp)
    xor t3, t3, s4
    sw a0, 376(sp)
    xor a0, a0, a4
    xor s0, s0, s2
    sw t3, 304(sp)
    xor t3, t3, a0
    xor t3, s0, t3
    slli a3, a3, 4
    xor a3, s5, a3
    srli s0, s10, 4
    xor s0, s10, s0
    and s0, s0, s7
    xor t4, t4, s0
    rori s5, s8, 8
    lw s8, 252(sp)
    rori s10, s11, 16
    rori s8, s8, 24
    xor s11, a5, s8
    sw t3, 252(sp)
    xor t3, t0, s5
    sw a5, 260(sp)
    xnor a5, s10, t3
    xor t4, t4, s11
    xor a5, a5, t4
    slli t4, s0, 4
    xor t4, s3, t4
    lw s0, 296(sp)
    sw a5, 384(sp)
    srli s3, s0, 1
    xor s3, s0, s3
    lw a5, 228(sp)
    sw s11, 296(sp)
    and s3, s3, a5
    slli a5, s3, 1
    xor a5, s0, a5
    xor s0, s0, s3
    srli s3, s0, 2
    xor s3, s0, s3
    and s3, s3, s1
    slli s11, s3, 2
    xor s11, s0, s11
    xor s0, s0, s3
    lw s3, 1264(a2)
    lw s1, 1200(a2)
    xor s3, s3, s0
    xor s1, s1, s0
    sw t0, 248(sp)
    lw t0, 1232(a2)
    lw a2, 1168(a2)
    xor t0, t0, s11
    xor a2, a2, s11
    sw s2, 380(sp)
    srli s2, s0, 4
    xor s0, s0, s2
    and s0, s0, s7
    xor s2, s3, s0
    xor s2, s2, t6
    xor t6, t6, ra
    xor s3, ra, s9
    xor s2, s2, s3
    xor t3, t3, s2
    slli s0, s0, 4
    xor s0, s1, s0
    xor s1, a7, a6
    lw s2, 316(sp)
    lw ra, 344(sp)
    rori s2, s2, 8
    rori ra, ra, 16
    xor t4, t4, s1
    sw t3, 344(sp)
    xor t3, t1, s2
    xor t4, ra, t4
    xor s0, s0, a1
    xor t4, t3, t4
    xor t3, s4, t3
    xor t3, s0, t3
    srli s0, s11, 4
    xor s0, s11, s0
    and s0, s0, s7
    xor t0, t0, s0
    lw s11, 388(sp)
    sw t4, 388(sp)
    rori s11, s11, 8
    lw t4, 340(sp)
    sw s9, 340(sp)
    rori t4, t4, 8
    lw s9, 264(sp)
    sw t3, 264(sp)
    rori s9, s9, 24
    lw t3, 236(sp)
    sw s3, 236(sp)
    rori t3, t3, 16
    lw s3, 276(sp)
    xor s7, t5, t2
    rori s3, s3, 16
    sw s7, 276(sp)
    xor s7, t2, s3
    xor a3, a3, s3
    xor s3, s3, s11
    sw a3, 316(sp)
    xor a3, t3, t4
    sw a3, 348(sp)
    lw a3, 368(sp)
    sw s11, 368(sp)
    xor a3, a3, t3
    xor t3, a6, t3
    xor s11, t5, s11
    sw t4, 352(sp)
    xor t4, a7, t4
    sw a7, 360(sp)
    xor a7, t1, s9
    sw s11, 356(sp)
    lw s11, 312(sp)
    sw t1, 280(sp)
    lw t1, 332(sp)
    xor t0, t0, s8
    xor s11, s11, t1
    xor t0, t0, a0
    slli a0, s0, 4
    xor a2, a2, a0
    xor a6, a2, a6
    srli a2, a5, 2
    lw a0, 224(sp)
    xor a2, a5, a2
    and a2, a2, a0
    xor s0, a5, a2
    lw a0, 72(sp)
    slli a2, a2, 2
    lw t1, 1248(a0)
    sw t0, 312(sp)
    xor t1, t1, s0
    lw t0, 1184(a0)
    xor a5, a5, a2
    xor t0, t0, s0
    lw a2, 1216(a0)
    lw a0, 1152(a0)
    xor a2, a2, a5
    xor a0, a0, a5
    sw s7, 364(sp)
    srli s7, a5, 4
    xor a5, a5, s7
    lw s7, 256(sp)
    sw s2, 232(sp)
    and a5, a5, s7
    xor a2, a2, a5
    xor s2, ra, s2
    xor ra, s9, ra
    sw ra, 392(sp)
    lw ra, 268(sp)
    xor s11, a7, s11
    xnor ra, s5, ra
    xor s5, s10, s5
    sw ra, 268(sp)
    lw ra, 328(sp)
    xor a7, a7, t3
    xor s10, ra, s10
    xor t3, s3, t3
    xor a3, t4, a3
    xor s1, s1, t6
    xor a6, a6, a1
    sw a7, 396(sp)
    lw a7, 240(sp)
    sw s1, 400(sp)
    xor a2, a2, a7
    lw s1, 320(sp)
    rori s6, s6, 16
    rori s1, s1, 8
    xnor ra, ra, s5
    sw s5, 328(sp)
    lw s5, 284(sp)
    xor s5, a4, s5
    sw s5, 284(sp)
    lw s5, 380(sp)
    xor a7, a7, s5
    xor a4, s5, a4
    lw s5, 372(sp)
    xor a2, a1, a2
    xor s8, s8, s5
    sw s8, 380(sp)
    lw s8, 300(sp)
    xor s4, s4, s6
    xor s5, s5, s8
    lw s8, 248(sp)
    xor s11, s11, s6
    xnor s8, s8, s10
    xor s6, s6, s1
    sw s4, 248(sp)
    lw s4, 304(sp)
    xor a2, a4, a2
    xor s4, s1, s4
    sw s4, 304(sp)
    lw s4, 308(sp)
    slli a5, a5, 4
    xor s1, s4, s1
    xor s11, s1, s11
    xor a2, s1, a2
    xor a5, a0, a5
    xor a5, a5, t2
    xor a5, a5, a1
    xor a5, s3, a5
    sw a5, 96(sp)
    srli a5, s0, 4
    xor a5, s0, a5
    and a5, a5, s7
    xor t1, t1, a5
    xor t1, t1, ra
    lw t2, 272(sp)
    slli a5, a5, 4
    xor t1, t2, t1
    xor a5, t0, a5
    xor a5, a5, s9
    xor a5, t4, a5
    xor a5, s2, a5
    lw t0, 236(sp)
    lw t4, 276(sp)
    xor t2, t0, s2
    xor a1, t4, t6
    lw a0, 332(sp)
    lw s1, 228(sp)
    xor t4, a0, t4
    xor t4, t4, a3
    lw a3, 288(sp)
    lw s3, 224(sp)
    srli s0, a3, 1
    xor s0, a3, s0
    and s0, s0, s1
    xor s2, a3, s0
    slli s0, s0, 1
    xor a3, a3, s0
    srli s0, a3, 2
    xor s0, a3, s0
    and s0, s0, s3
    xor s9, a3, s0
    lw ra, 72(sp)
    sw t1, 288(sp)
    lw t1, 1252(ra)
    sw a2, 276(sp)
    xor t1, t1, s9
    lw a2, 1188(ra)
    slli s0, s0, 2
    xor a2, a2, s9
    xor a3, a3, s0
    lw s0, 1220(ra)
    sw s11, 272(sp)
    xor s0, s0, a3
    lw s11, 1156(ra)
    sw a5, 372(sp)
    xor s11, s11, a3
    srli a5, a3, 4
    xor a5, a3, a5
    and a5, a5, s7
    xor a3, s0, a5
    lw s0, 376(sp)
    slli a5, a5, 4
    xor a3, a3, s0
    xor a3, t0, a3
    lw s0, 296(sp)
    xor a5, s11, a5
    xor s0, s0, a7
    xor a7, a3, a7
    lw a3, 264(sp)
    xor a7, s6, a7
    xor a3, s6, a3
    xor a5, a5, t5
    xor a5, a5, t0
    lw t5, 364(sp)
    lw s6, 312(sp)
    xor a5, t5, a5
    sw a5, 100(sp)
    srli a5, s9, 4
    xor a5, s9, a5
    and a5, a5, s7
    xor t1, t1, a5
    xor t1, t1, s8
    xor s6, s5, s6
    xor t1, s5, t1
    slli a5, a5, 4
    xor a5, a2, a5
    lw a2, 280(sp)
    lw s5, 392(sp)
    xor a5, a5, a2
    lw a2, 348(sp)
    lw s8, 356(sp)
    xor a5, a5, a2
    xor a5, s5, a5
    xor a2, s8, a2
    xor a6, a6, a2
    xor a2, a0, s8
    lw s8, 316(sp)
    lw s11, 1268(ra)
    xor a2, s8, a2
    srli s8, s2, 2
    xor s8, s2, s8
    and s8, s8, s3
    xor s9, s2, s8
    xor s11, s11, s9
    lw s5, 1204(ra)
    slli s8, s8, 2
    xor s5, s5, s9
    xor s2, s2, s8
    lw s8, 1172(ra)
    sw t1, 316(sp)
    xor s8, s8, s2
    lw t1, 1236(ra)
    sw s6, 356(sp)
    xor t1, t1, s2
    srli s6, s2, 4
    xor s2, s2, s6
    and s2, s2, s7
    lw s6, 260(sp)
    xor t1, t1, s2
    xor t1, t1, s6
    xor t1, t1, a4
    slli a4, s2, 4
    lw s2, 360(sp)
    xor a4, s8, a4
    xor a4, a4, s2
    xor t0, a4, t0
    xor t0, t0, t3
    srli t3, s9, 4
    xor t3, s9, t3
    and t3, t3, s7
    xor a4, s11, t3
    lw s2, 244(sp)
    slli t3, t3, 4
    xor a4, a4, s2
    xor a4, a4, t6
    lw s2, 328(sp)
    xor t3, s5, t3
    xor a4, s2, a4
    xor t3, t3, s4
    xor t2, t3, t2
    lw t3, 292(sp)
    lw s5, 1272(ra)
    srli s2, t3, 1
    xor s2, t3, s2
    and s1, s2, s1
    slli s2, s1, 1
    xor s2, t3, s2
    xor t3, t3, s1
    srli s1, t3, 2
    xor s1, t3, s1
    and s1, s1, s3
    xor s4, t3, s1
    xor s5, s5, s4
    lw s6, 1208(ra)
    slli s1, s1, 2
    xor s6, s6, s4
    xor t3, t3, s1
    lw s1, 1176(ra)
    lw s8, 1240(ra)
    xor s1, s1, t3
    xor s8, s8, t3
    srli s9, t3, 4
    xor t3, t3, s9
    and t3, t3, s7
    xor s8, s8, t3
    lw s9, 300(sp)
    slli t3, t3, 4
    xor s8, s8, s9
    xor s0, s8, s0
    xor t3, s1, t3
    lw s1, 352(sp)
    xor t3, t3, s1
    xor t3, t5, t3
    lw t5, 400(sp)
    xor t3, t5, t3
    srli t5, s4, 4
    xor t5, s4, t5
    and t5, t5, s7
    xor s1, s5, t5
    lw s4, 340(sp)
    slli t5, t5, 4
    xor s1, s1, s4
    xor a0, a0, s1
    xor a0, s10, a0
    xor t5, s6, t5
    xor t5, t5, t6
    lw s1, 392(sp)
    lw s4, 1192(ra)
    xor t5, s1, t5
    lw s1, 304(sp)
    lw s5, 1160(ra)
    xor t5, t5, s1
    srli s1, s2, 2
    xor s1, s2, s1
    and s1, s1, s3
    slli s3, s1, 2
    xor s3, s2, s3
    xor s1, s2, s1
    lw s2, 1256(ra)
    xor s4, s4, s1
    xor s2, s2, s1
    xor s5, s5, s3
    lw s6, 1224(ra)
    srli s8, s1, 4
    xor s6, s6, s3
    xor s1, s1, s8
    and s1, s1, s7
    xor s2, s2, s1
    lw s8, 268(sp)
    slli s1, s1, 4
    xor s2, s2, s8
    lw s8, 380(sp)
    xor t1, s8, t1
    xor s2, s8, s2
    xor s1, s4, s1
    lw s4, 232(sp)
    xor s1, s1, s4
    lw s4, 396(sp)
    xor s1, s1, s4
    srli s4, s3, 4
    xor s3, s3, s4
    and s3, s3, s7
    xor s4, s6, s3
    xor t6, s4, t6
    lw s4, 284(sp)
    slli s3, s3, 4
    xor t6, t6, s4
    lw s4, 248(sp)
    xor t6, s4, t6
    xor t2, s4, t2
    xor s3, s5, s3
    lw s4, 368(sp)
    sw a2, 108(sp)
    xor s3, s3, s4
    xor a1, s3, a1
    sw a1, 104(sp)
    sw a6, 112(sp)
    sw t0, 116(sp)
    sw t3, 120(sp)
    sw t4, 124(sp)
    lw a6, 372(sp)
    sw a5, 132(sp)
    sw a6, 128(sp)
    sw s1, 136(sp)
    lw a5, 388(sp)
    sw a4, 212(sp)
    sw a5, 140(sp)
    lw a5, 344(sp)
    sw a0, 216(sp)
    sw a5, 208(sp)
    lw a5, 324(sp)
    sw s2, 200(sp)
    sw a5, 220(sp)
    lw a5, 384(sp)
    sw a3, 144(sp)
    sw a5, 204(sp)
    sw t2, 148(sp)
    sw t5, 152(sp)
    lw a5, 272(sp)
    sw a7, 164(sp)
    sw a5, 156(sp)
    lw a5, 276(sp)
    sw t6, 168(sp)
    sw a5, 160(sp)
    lw a5, 252(sp)
    sw t1, 180(sp)
    sw a5, 172(sp)
    lw a5, 356(sp)
    sw s0, 184(sp)
    sw a5, 176(sp)
    lw a5, 336(sp)
    mv a3, ra
    sw a5, 188(sp)
    lw a5, 288(sp)
    lw a0, 64(sp)
    sw a5, 192(sp)
    lw a5, 316(sp)
    lw a1, 68(sp)
    sw a5, 196(sp)
    lw a2, 80(sp)
    lw a4, 76(sp)
.Llwcc_aes128_128_ctr_crypt_rv32i_kept:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a2, 80(sp)
    sw a3, 72(sp)
    sw a4, 76(sp)
    lui a5, 209715
    addi a5, a5, 819
    addi a6, a4, 5
    addi a7, a4, 2
    addi t0, a4, 6
    addi t1, a4, 4
    addi t2, a4, 3
    addi t3, a4, 1
    addi t4, a4, 7
    lui t5, 4080
    addi t5, t5, 255
    lui t6, 61681
    addi t6, t6, -241
    lui s0, 349525
    addi s0, s0, 1365
    andi s1, a4, 255
    slli s1, s1, 4
    add s1, a3, s1
    andi t3, t3, 255
    slli t3, t3, 4
    add t3, a3, t3
    andi a6, a6, 255
    slli a6, a6, 4
    add a6, a3, a6
    andi t1, t1, 255
    slli t1, t1, 4
    add t1, a3, t1
    andi t2, t2, 255
    slli t2, t2, 4
    add t2, a3, t2
    andi t4, t4, 255
    slli t4, t4, 4
    add t4, a3, t4
    andi a7, a7, 255
    andi t0, t0, 255
    slli t0, t0, 4
    add t0, a3, t0
    slli a7, a7, 4
    add a7, a3, a7
    lw s2, 1700(a7)
    lw s4, 1708(a7)
    srli s3, s2, 1
    srli s5, s4, 1
    lw s6, 1696(a7)
    lw a7, 1704(a7)
    srli s8, s6, 1
    srli s7, a7, 1
    lw s9, 1696(t0)
    lw s11, 1708(t0)
    srli s10, s9, 1
    srli ra, s11, 1
    lw a2, 1704(t0)
    lw t0, 1700(t0)
    srli a0, a2, 1
    lw a1, 1700(t4)
    srli a4, t0, 1
    xor a4, a1, a4
    and a4, a4, s0
    xor a1, a1, a4
    slli a4, a4, 1
    xor t0, t0, a4
    lw a4, 1704(t4)
    xor a0, a4, a0
    and a0, a0, s0
    xor a4, a4, a0
    slli a0, a0, 1
    xor a2, a2, a0
    lw a0, 1708(t4)
    lw t4, 1696(t4)
    xor ra, a0, ra
    and ra, ra, s0
    xor a0, a0, ra
    slli ra, ra, 1
    xor s11, s11, ra
    xor s10, t4, s10
    and s10, s10, s0
    xor t4, t4, s10
    slli s10, s10, 1
    xor s9, s9, s10
    lw s10, 1708(t2)
    xor s5, s10, s5
    and s5, s5, s0
    xor s10, s10, s5
    slli s5, s5, 1
    xor s4, s4, s5
    lw s5, 1700(t2)
    xor s3, s5, s3
    and s3, s3, s0
    xor s5, s5, s3
    slli s3, s3, 1
    xor s2, s2, s3
    lw s3, 1696(t2)
    lw t2, 1704(t2)
    xor s8, s3, s8
    and s8, s8, s0
    xor s3, s3, s8
    slli s8, s8, 1
    xor s6, s6, s8
    xor s7, t2, s7
    and s7, s7, s0
    xor t2, t2, s7
    slli s7, s7, 1
    xor a7, a7, s7
    lw s7, 1708(t1)
    lw ra, 1696(t1)
    srli s8, s7, 1
    sw t5, 224(sp)
    srli t5, ra, 1
    lw a3, 1700(t1)
    lw t1, 1704(t1)
    sw t2, 228(sp)
    srli t2, t1, 1
    sw a7, 232(sp)
    srli a7, a3, 1
    sw s5, 236(sp)
    lw s5, 1708(a6)
    sw s2, 240(sp)
    xor s8, s5, s8
    and s8, s8, s0
    xor s5, s5, s8
    slli s8, s8, 1
    xor s7, s7, s8
    srli s8, s7, 2
    xor s8, s11, s8
    and s8, s8, a5
    xor s11, s11, s8
    lw s2, 204(sp)
    slli s8, s8, 2
    xor s2, s2, s11
    xor s7, s7, s8
    srli s8, s5, 2
    xor s8, a0, s8
    and s8, s8, a5
    xor a0, a0, s8
    sw s10, 244(sp)
    lw s10, 220(sp)
    slli s8, s8, 2
    xor s10, s10, a0
    xor s5, s5, s8
    lw s8, 1696(a6)
    sw s10, 248(sp)
    xor t5, s8, t5
    and t5, t5, s0
    xor s8, s8, t5
    slli t5, t5, 1
    xor t5, ra, t5
    srli ra, t5, 2
    xor ra, s9, ra
    and ra, ra, a5
    xor s9, s9, ra
    lw s10, 192(sp)
    slli ra, ra, 2
    xor s10, s10, s9
    xor t5, t5, ra
    srli ra, s8, 2
    xor ra, t4, ra
    and ra, ra, a5
    xor t4, t4, ra
    sw a0, 252(sp)
    lw a0, 208(sp)
    slli ra, ra, 2
    xor a0, a0, t4
    xor s8, s8, ra
    lw ra, 1704(a6)
    lw a6, 1700(a6)
    xor t2, ra, t2
    and t2, t2, s0
    xor ra, ra, t2
    slli t2, t2, 1
    xor t1, t1, t2
    xor a7, a6, a7
    and a7, a7, s0
    xor a6, a6, a7
    slli a7, a7, 1
    xor a7, a3, a7
    srli t2, a7, 2
    xor t2, t0, t2
    and t2, t2, a5
    xor t0, t0, t2
    lw a3, 196(sp)
    slli t2, t2, 2
    xor a3, a3, t0
    xor a7, a7, t2
    srli t2, a6, 2
    xor t2, a1, t2
    and t2, t2, a5
    xor a1, a1, t2
    sw a7, 256(sp)
    lw a7, 212(sp)
    slli t2, t2, 2
    xor a7, a7, a1
    xor a6, a6, t2
    srli t2, t1, 2
    xor t2, a2, t2
    and t2, t2, a5
    xor a2, a2, t2
    sw a7, 260(sp)
    lw a7, 200(sp)
    slli t2, t2, 2
    xor a7, a7, a2
    xor t1, t1, t2
    srli t2, ra, 2
    xor t2, a4, t2
    and t2, t2, a5
    xor a4, a4, t2
    sw t1, 264(sp)
    lw t1, 216(sp)
    slli t2, t2, 2
    xor t1, t1, a4
    xor t2, ra, t2
    lw ra, 1704(t3)
    sw t1, 268(sp)
    lw t1, 1708(t3)
    sw a4, 272(sp)
    lw a4, 1696(t3)
    lw t3, 1700(t3)
    sw t2, 276(sp)
    lw t2, 1696(s1)
    sw a7, 280(sp)
    srli a7, t2, 1
    xor a7, a4, a7
    and a7, a7, s0
    xor a4, a4, a7
    slli a7, a7, 1
    xor a7, t2, a7
    srli t2, a7, 2
    xor t2, s6, t2
    and t2, t2, a5
    xor s6, s6, t2
    sw a2, 284(sp)
    lw a2, 128(sp)
    slli t2, t2, 2
    xor a2, a2, s6
    srli s6, s6, 4
    xor s6, s9, s6
    and s6, s6, t6
    xor s9, s10, s6
    slli s6, s6, 4
    xor a2, a2, s6
    xor a7, a7, t2
    lw t2, 96(sp)
    xor t2, t2, a7
    srli a7, a7, 4
    xor a7, t5, a7
    and a7, a7, t6
    slli s6, a7, 4
    xor t2, t2, s6
    srli s6, a4, 2
    xor s6, s3, s6
    and s6, s6, a5
    xor s3, s3, s6
    slli s6, s6, 2
    xor a4, a4, s6
    lw s6, 112(sp)
    xor s6, s6, a4
    srli a4, a4, 4
    xor a4, s8, a4
    and a4, a4, t6
    slli s10, a4, 4
    xor s6, s6, s10
    srli s10, s3, 4
    xor t4, t4, s10
    and t4, t4, t6
    xor a0, a0, t4
    slli t4, t4, 4
    lw s10, 1708(s1)
    sw t2, 288(sp)
    srli t2, s10, 1
    xor t2, t1, t2
    and t2, t2, s0
    xor t1, t1, t2
    slli t2, t2, 1
    xor t2, s10, t2
    srli s10, t2, 2
    xor s10, s4, s10
    and s10, s10, a5
    xor s4, s4, s10
    sw s9, 292(sp)
    lw s9, 140(sp)
    xor s9, s9, s4
    srli s4, s4, 4
    xor s4, s11, s4
    and s4, s4, t6
    xor s2, s2, s4
    slli s4, s4, 4
    xor s4, s9, s4
    slli s9, s10, 2
    xor t2, t2, s9
    lw s9, 108(sp)
    lw s11, 244(sp)
    xor s9, s9, t2
    srli t2, t2, 4
    xor t2, s7, t2
    and t2, t2, t6
    slli s10, t2, 4
    xor s9, s9, s10
    srli s10, t1, 2
    xor s10, s11, s10
    and s10, s10, a5
    xor s11, s11, s10
    slli s10, s10, 2
    xor t1, t1, s10
    lw s10, 124(sp)
    sw s9, 244(sp)
    xor s10, s10, t1
    srli t1, t1, 4
    xor t1, s5, t1
    and t1, t1, t6
    slli s9, t1, 4
    xor s9, s10, s9
    srli s10, s11, 4
    sw s2, 296(sp)
    lw s2, 252(sp)
    xor s2, s2, s10
    and s2, s2, t6
    lw s10, 248(sp)
    sw s9, 248(sp)
    xor s10, s10, s2
    slli s2, s2, 4
    lw s9, 1704(s1)
    lw s1, 1700(s1)
    sw s10, 252(sp)
    srli s10, s1, 1
    xor s10, t3, s10
    and s10, s10, s0
    xor t3, t3, s10
    slli s10, s10, 1
    xor s1, s1, s10
    srli s10, s1, 2
    sw a0, 300(sp)
    lw a0, 240(sp)
    sw s6, 240(sp)
    xor s10, a0, s10
    and s10, s10, a5
    lw s6, 132(sp)
    xor a0, a0, s10
    xor s6, s6, a0
    srli a0, a0, 4
    xor t0, t0, a0
    and t0, t0, t6
    xor a3, a3, t0
    slli t0, t0, 4
    xor t0, s6, t0
    slli a0, s10, 2
    xor a0, s1, a0
    lw s1, 100(sp)
    lw s6, 256(sp)
    xor s1, s1, a0
    srli a0, a0, 4
    xor a0, s6, a0
    and a0, a0, t6
    slli s10, a0, 4
    xor s1, s1, s10
    srli s10, t3, 2
    sw s1, 304(sp)
    lw s1, 236(sp)
    sw a3, 236(sp)
    xor s10, s1, s10
    and s10, s10, a5
    xor s1, s1, s10
    slli s10, s10, 2
    xor t3, t3, s10
    lw s10, 116(sp)
    xor s10, s10, t3
    srli t3, t3, 4
    xor t3, a6, t3
    and t3, t3, t6
    slli a3, t3, 4
    xor a3, s10, a3
    srli s10, s1, 4
    xor a1, a1, s10
    and a1, a1, t6
    lw s10, 260(sp)
    srli s6, s9, 1
    xor s10, s10, a1
    slli a1, a1, 4
    xor s6, ra, s6
    and s6, s6, s0
    xor ra, ra, s6
    slli s6, s6, 1
    xor s6, s9, s6
    srli s9, s6, 2
    sw s0, 260(sp)
    lw s0, 232(sp)
    sw s10, 232(sp)
    xor s9, s0, s9
    and s9, s9, a5
    xor s0, s0, s9
    lw s10, 136(sp)
    sw a3, 308(sp)
    xor s10, s10, s0
    srli s0, s0, 4
    lw a3, 284(sp)
    slli s9, s9, 2
    xor a3, a3, s0
    and a3, a3, t6
    lw s0, 280(sp)
    xor s6, s6, s9
    xor s0, s0, a3
    slli a3, a3, 4
    xor a3, s10, a3
    lw s9, 104(sp)
    lw s10, 264(sp)
    xor s9, s9, s6
    srli s6, s6, 4
    xor s6, s10, s6
    and s6, s6, t6
    sw s0, 280(sp)
    slli s0, s6, 4
    xor s0, s9, s0
    srli s9, ra, 2
    sw s0, 284(sp)
    lw s0, 228(sp)
    sw a5, 228(sp)
    xor s9, s0, s9
    and s9, s9, a5
    xor s0, s0, s9
    slli s9, s9, 2
    xor s9, ra, s9
    lw ra, 120(sp)
    lw a5, 276(sp)
    xor ra, ra, s9
    srli s9, s9, 4
    xor s9, a5, s9
    and s9, s9, t6
    slli a5, s9, 4
    xor a5, ra, a5
    srli ra, s0, 4
    sw a5, 312(sp)
    lw a5, 272(sp)
    sw a3, 316(sp)
    xor a5, a5, ra
    and a5, a5, t6
    lw ra, 268(sp)
    sw t6, 268(sp)
    xor ra, ra, a5
    slli a5, a5, 4
    lw t6, 180(sp)
    sw ra, 272(sp)
    lw ra, 148(sp)
    lw a3, 184(sp)
    lw a3, 172(sp)
    lw a3, 188(sp)
    lw a3, 168(sp)
    sw a2, 320(sp)
    lw a2, 152(sp)
    lw a2, 156(sp)
    lw a2, 164(sp)
    lw a2, 144(sp)
    sw s4, 324(sp)
    lw s4, 176(sp)
    lw s4, 160(sp)
    # round 3 (aes.dsl:47)
    xor a3, a3, s10
    xor a3, a3, s6
    xor a6, t6, a6
    xor a6, a6, t3
    xor t3, s4, t5
    xor a7, t3, a7
    xor t3, a2, s3
    xor t3, t3, t4
    xor t4, ra, s1
    xor t4, t4, a1
    lw t5, 188(sp)
    lw t6, 276(sp)
    xor t5, t5, s5
    xor t1, t5, t1
    lw t5, 172(sp)
    xor t5, t5, s7
    xor t2, t5, t2
    lw t5, 184(sp)
    lw a2, 256(sp)
    xor t5, t5, t6
    lw t6, 176(sp)
    xor t5, t5, s9
    xor t6, t6, s8
    xor t6, t6, a4
    lw a4, 152(sp)
    lw a1, 324(sp)
    xor a4, a4, s0
    xor a5, a4, a5
    lw a4, 164(sp)
    xor t2, a1, t2
    xor a4, a4, a2
    xor a4, a4, a0
    lw a2, 156(sp)
    xor a4, t0, a4
    xor a2, a2, s11
    xor a2, a2, s2
    lw a0, 320(sp)
    lw s0, 316(sp)
    xor a7, a0, a7
    xor a3, s0, a3
    lw s1, 300(sp)
    lw s2, 240(sp)
    lw s5, 272(sp)
    xor s3, s1, s2
    xor s4, a7, s3
    lw s6, 312(sp)
    lw s9, 232(sp)
    xor s7, s5, s6
    xor s8, a3, s7
    lw s10, 308(sp)
    lw s6, 252(sp)
    xor s11, s9, s10
    xor ra, a4, s11
    xor s5, s6, a1
    xor s0, t2, s5
    lw s2, 248(sp)
    lw a0, 296(sp)
    xor s1, s2, s0
    xor a2, a2, s1
    xor s1, a0, s1
    xor a0, a0, a2
    xor a1, a1, a0
    xor t1, t1, a0
    or a0, s5, t1
    xor s1, s1, a0
    sw s8, 324(sp)
    xor s8, s0, a1
    sw s7, 296(sp)
    and s7, s0, s8
    sw t5, 256(sp)
    lw t5, 244(sp)
    sw a5, 276(sp)
    xor a5, t5, s8
    sw a3, 264(sp)
    xor a3, t1, s8
    sw s4, 328(sp)
    and s4, t2, a3
    xor a1, a1, s4
    sw s3, 332(sp)
    xor s3, a2, a3
    sw t6, 336(sp)
    xor t6, t5, a2
    sw t3, 340(sp)
    xor t3, t6, t1
    sw a7, 344(sp)
    xor a7, s6, t3
    xor s6, s6, s2
    or s10, s3, s6
    xor s9, t2, s6
    sw ra, 252(sp)
    and ra, a2, s9
    xor ra, ra, s7
    sw s11, 348(sp)
    xor s11, s0, a7
    sw a6, 352(sp)
    and a6, t5, s11
    xor a6, a0, a6
    xor a0, ra, a6
    xor ra, s9, s11
    sw t4, 356(sp)
    and t4, t6, ra
    xor t4, a1, t4
    xor a6, a6, t4
    xor t4, a0, a6
    or a1, a7, a5
    xor a1, s1, a1
    andn s1, t3, s2
    xor s1, s1, s4
    xor a1, s1, a1
    xor s1, s7, s1
    xor s1, s10, s1
    xor s4, a1, s1
    and s1, s1, t4
    andn s7, a0, s1
    xor t4, t4, s7
    andn a0, a1, a0
    xor s1, a0, s1
    andn t4, t4, a0
    and t3, t3, t4
    and a0, s2, t4
    andn a1, a1, s1
    xor s1, s4, s1
    andn a6, a6, s1
    xor a6, s7, a6
    and s2, s3, a6
    xor s2, t3, s2
    and s3, s6, a6
    xor t4, t4, a6
    and a5, a5, t4
    and a7, a7, t4
    or s1, s1, a1
    xor a1, s4, a1
    and t5, t5, a1
    and s4, s11, a1
    xor t4, a1, t4
    and s6, s8, t4
    and s0, s0, t4
    xor a1, a1, s1
    and s7, ra, a1
    and t6, t6, a1
    and a1, s9, s1
    and a2, a2, s1
    xor a6, s1, a6
    and a3, a3, a6
    xor t4, a6, t4
    and a6, t2, a6
    xor a6, a6, s0
    xor t2, a0, a6
    xor a6, s7, a6
    and t1, t1, t4
    and t4, s5, t4
    xor a2, a2, s2
    xor t6, t6, a2
    xor t5, t5, a2
    xor a5, a5, t5
    xor t3, t3, a5
    xor a5, a5, t2
    xor t2, a3, s2
    xor t2, s6, t2
    xor a7, a7, t2
    xor a6, t2, a6
    xor a2, s4, a6
    xor a6, a1, a6
    xor t6, t6, a6
    xor t2, t2, t6
    xor t3, t3, t2
    rori t3, t3, 24
    rori t2, t2, 24
    rori t6, t6, 24
    rori a6, a6, 24
    lw a1, 72(sp)
    xor a3, s3, a3
    lw a0, 64(a1)
    xor t5, a3, t5
    xor a0, a0, a6
    xor t1, t1, t5
    xor a7, a7, t1
    xor t5, a7, a2
    xor a7, t4, a7
    xnor a7, s0, a7
    rori a7, a7, 24
    rori t4, t5, 24
    lw t5, 32(a1)
    xnor t1, a5, t1
    xor t5, t5, t4
    xnor a5, s3, a5
    rori a5, a5, 24
    lw a3, 0(a1)
    rori t1, t1, 24
    xor a3, a3, a5
    lw a2, 16(a1)
    lw s0, 232(sp)
    xor a2, a2, t1
    xor s1, s0, t0
    xor s2, a4, s1
    lw s3, 308(sp)
    lw s5, 356(sp)
    xor s4, s3, s2
    xor s5, s5, s4
    lw s6, 236(sp)
    lw s7, 352(sp)
    xor s4, s6, s4
    xor s6, s6, s5
    xor s7, s7, s6
    xor t0, t0, s6
    xor s6, s2, t0
    and s8, s2, s6
    xor s9, s7, s6
    and s10, a4, s9
    xor t0, t0, s10
    xor s11, s5, s9
    lw ra, 348(sp)
    sw a3, 352(sp)
    or a3, s11, ra
    sw t5, 236(sp)
    lw t5, 304(sp)
    sw a2, 356(sp)
    xor a2, t5, s6
    sw a0, 244(sp)
    or a0, s1, s7
    xor s4, s4, a0
    sw a7, 248(sp)
    xor a7, t5, s5
    sw t1, 360(sp)
    xor t1, a7, s7
    xor s0, s0, t1
    sw a5, 232(sp)
    xor a5, s2, s0
    sw t4, 364(sp)
    lw t4, 252(sp)
    sw a6, 368(sp)
    xor a6, t4, a5
    sw t6, 372(sp)
    and t6, a7, a6
    xor t0, t0, t6
    and t6, t5, a5
    xor t6, a0, t6
    xor t0, t6, t0
    or a0, s0, a2
    xor a0, s4, a0
    andn s4, t1, s3
    xor s4, s4, s10
    xor a0, s4, a0
    xor s4, s8, s4
    xor a3, a3, s4
    xor s4, a0, a3
    and s10, s5, t4
    xor s8, s10, s8
    xor t6, s8, t6
    xor s8, t6, t0
    and a3, a3, s8
    andn s10, t6, a3
    xor s8, s8, s10
    andn t6, a0, t6
    andn s8, s8, t6
    xor t6, t6, a3
    andn a3, a0, t6
    xor t6, s4, t6
    andn t0, t0, t6
    xor t0, s10, t0
    and a0, ra, t0
    and s10, s11, t0
    or t6, t6, a3
    xor a3, s4, a3
    and t5, t5, a3
    and a5, a5, a3
    and t4, t4, t6
    and s4, s5, t6
    and t1, t1, s8
    xor s5, t1, s10
    xor s4, s4, s5
    xor t5, t5, s4
    and s3, s3, s8
    xor s8, s8, t0
    and s0, s0, s8
    and a2, a2, s8
    xor a2, a2, t5
    xor t1, t1, a2
    xor s8, a3, s8
    and s2, s2, s8
    and s6, s6, s8
    xor a3, a3, t6
    xor t0, t6, t0
    and t6, s9, t0
    xor s5, t6, s5
    xor s5, s6, s5
    xor s0, s0, s5
    xor t6, a0, t6
    xor t5, t6, t5
    xor t6, t0, s8
    and t0, a4, t0
    xor t0, t0, s2
    xor a4, s3, t0
    xor a4, a2, a4
    xnor a2, a0, a4
    rori a2, a2, 8
    lw a0, 8(a1)
    and s1, s1, t6
    xor a0, a0, a2
    and t6, s7, t6
    xor t5, t6, t5
    xnor t6, a4, t5
    xor t5, s0, t5
    xor a4, s1, t5
    xnor a4, s2, a4
    rori a4, a4, 8
    rori t6, t6, 8
    lw s0, 24(a1)
    and a6, a6, a3
    xor s0, s0, t6
    xor a6, a6, t0
    and a7, a7, a3
    xor a7, a7, s4
    xor a6, s5, a6
    xor t0, t4, a6
    xor a5, a5, a6
    xor a5, t5, a5
    rori a5, a5, 8
    lw a6, 40(a1)
    xor a7, a7, t0
    xor a6, a6, a5
    xor t4, s5, a7
    xor t1, t1, t4
    rori t1, t1, 8
    rori t4, t4, 8
    rori a7, a7, 8
    rori t0, t0, 8
    lw t5, 72(a1)
    lw a3, 300(sp)
    xor t5, t5, t0
    lw s1, 320(sp)
    lw s3, 344(sp)
    xor s2, a3, s1
    xor s4, s3, s2
    lw s5, 240(sp)
    lw s7, 340(sp)
    xor s6, s5, s4
    xor s7, s7, s6
    lw s8, 292(sp)
    lw s9, 336(sp)
    xor s6, s8, s6
    xor s8, s8, s7
    xor s9, s9, s8
    xor s1, s1, s8
    xor s8, s4, s1
    xor s10, s9, s8
    xor s11, s7, s10
    lw ra, 332(sp)
    sw a6, 320(sp)
    or a6, s11, ra
    sw a0, 336(sp)
    and a0, s3, s10
    xor s1, s1, a0
    lw a1, 288(sp)
    sw a4, 292(sp)
    xor s3, a1, s8
    and a4, s4, s8
    sw s0, 340(sp)
    or s0, s2, s9
    xor s6, s6, s0
    sw t6, 308(sp)
    lw t6, 328(sp)
    sw a2, 252(sp)
    and a2, s7, t6
    xor a2, a2, a4
    sw a5, 304(sp)
    xor a5, a1, s7
    sw t0, 348(sp)
    xor t0, a5, s9
    xor a3, a3, t0
    sw t5, 300(sp)
    or t5, a3, s3
    xor t5, s6, t5
    xor s6, s4, a3
    sw a7, 376(sp)
    xor a7, t6, s6
    sw t4, 380(sp)
    and t4, a5, a7
    xor t4, s1, t4
    and s1, a1, s6
    xor s0, s0, s1
    xor t4, s0, t4
    xor a2, a2, s0
    xor s0, a2, t4
    andn s1, t0, s5
    xor a0, s1, a0
    xor a4, a4, a0
    xor a6, a6, a4
    xor t5, a0, t5
    xor a4, t5, a6
    and a6, a6, s0
    andn a0, a2, a6
    xor s0, s0, a0
    andn a2, t5, a2
    andn s0, s0, a2
    xor a6, a2, a6
    andn t5, t5, a6
    xor a6, a4, a6
    andn t4, t4, a6
    xor t4, a0, t4
    and a2, ra, t4
    and a0, s11, t4
    or a6, a6, t5
    xor t5, a4, t5
    and a4, s6, t5
    and a1, a1, t5
    and s1, s7, a6
    and t6, t6, a6
    and s5, s5, s0
    and t0, t0, s0
    xor a0, t0, a0
    xor s1, s1, a0
    xor a1, a1, s1
    xor s0, s0, t4
    and s3, s3, s0
    xor s3, s3, a1
    xor t0, t0, s3
    and a3, a3, s0
    xor s0, t5, s0
    and s4, s4, s0
    and s6, s8, s0
    xor t5, t5, a6
    xor a6, a6, t4
    and t4, s10, a6
    xor a0, t4, a0
    xor a0, s6, a0
    xor a3, a3, a0
    xor t4, a2, t4
    xor t4, t4, a1
    lw a1, 344(sp)
    and a1, a1, a6
    xor a6, a6, s0
    and s0, s9, a6
    xor t4, s0, t4
    and a6, s2, a6
    xor a3, a3, t4
    xor a6, a6, a3
    xnor a6, s4, a6
    xor a1, a1, s4
    xor s0, s5, a1
    xor s0, s3, s0
    xnor t4, s0, t4
    xnor a2, a2, s0
    lw s0, 72(sp)
    lw s3, 20(s0)
    lw s2, 4(s0)
    xor s3, s3, t4
    xor s2, s2, a2
    and a5, a5, t5
    xor a5, a5, s1
    and a7, a7, t5
    xor a7, a7, a1
    xor a7, a0, a7
    xor t5, a4, a7
    xor t5, a3, t5
    xor a7, t6, a7
    xor a5, a5, a7
    xor t6, a0, a5
    xor t0, t0, t6
    lw a4, 68(s0)
    lw a3, 36(s0)
    xor a4, a4, a7
    xor a3, a3, t5
    xor a1, t0, t1
    xor a0, t0, t3
    xor s1, t6, t2
    lw s4, 380(sp)
    lw s6, 372(sp)
    xor s5, t6, s4
    xor s7, a5, s6
    lw s8, 376(sp)
    lw s10, 56(s0)
    xnor s9, s8, s7
    xor s9, s10, s9
    xor s10, a5, s8
    lw s11, 368(sp)
    lw s4, 300(sp)
    xor ra, a7, s11
    xor s4, ra, s4
    lw s6, 348(sp)
    lw s8, 364(sp)
    xor a7, a7, s6
    xor s8, t5, s8
    sw a0, 300(sp)
    lw a0, 304(sp)
    sw s5, 344(sp)
    xor t5, t5, a0
    lw a0, 232(sp)
    lw s5, 252(sp)
    xor a0, a2, a0
    xor a2, a2, s5
    xor s5, a7, a2
    xor a2, ra, a2
    sw a1, 240(sp)
    xor a1, ra, a0
    lw s0, 308(sp)
    sw ra, 328(sp)
    xor s0, t4, s0
    lw ra, 360(sp)
    sw s1, 288(sp)
    xor t4, t4, ra
    lw ra, 340(sp)
    sw t5, 340(sp)
    xor ra, t4, ra
    xor t4, t4, t5
    lw t5, 292(sp)
    lw s1, 248(sp)
    xor t5, a6, t5
    xor s1, a6, s1
    lw s11, 272(sp)
    sw a6, 332(sp)
    lw a6, 316(sp)
    sw t0, 384(sp)
    xor t0, s11, a6
    lw s6, 264(sp)
    sw t6, 388(sp)
    xor t6, s6, t0
    sw t3, 392(sp)
    lw t3, 312(sp)
    sw t1, 396(sp)
    xor t1, t3, t6
    sw t2, 400(sp)
    lw t2, 276(sp)
    sw s9, 276(sp)
    xor t2, t2, t1
    lw s9, 280(sp)
    sw s8, 316(sp)
    xor t1, s9, t1
    xor s9, s9, t2
    xor a6, a6, s9
    lw s8, 256(sp)
    sw a1, 256(sp)
    xor s8, s8, s9
    or s9, t0, s8
    xor t1, t1, s9
    xor a1, t6, a6
    sw s0, 280(sp)
    xor s0, s8, a1
    sw s5, 404(sp)
    xor s5, t2, s0
    sw a3, 408(sp)
    lw a3, 296(sp)
    sw ra, 412(sp)
    or ra, s5, a3
    sw a2, 416(sp)
    and a2, s6, s0
    xor a6, a6, a2
    lw s6, 284(sp)
    sw t4, 420(sp)
    xor t4, s6, a1
    sw a5, 424(sp)
    and a5, t6, a1
    sw s4, 428(sp)
    xor s4, s6, t2
    sw s1, 432(sp)
    xor s1, s4, s8
    xor s11, s11, s1
    sw t5, 272(sp)
    xor t5, t6, s11
    and s6, s6, t5
    xor s6, s9, s6
    lw s9, 324(sp)
    sw a4, 436(sp)
    xor a4, s9, t5
    sw a0, 440(sp)
    and a0, s4, a4
    xor a6, a6, a0
    xor a6, s6, a6
    or a0, s11, t4
    xor t1, t1, a0
    andn a0, s1, t3
    xor a2, a0, a2
    xor t1, a2, t1
    xor a2, a5, a2
    xor a2, ra, a2
    xor a0, t1, a2
    and ra, t2, s9
    xor a5, ra, a5
    xor a5, a5, s6
    xor s6, a5, a6
    and a2, a2, s6
    andn ra, a5, a2
    xor s6, s6, ra
    andn a5, t1, a5
    xor a2, a5, a2
    andn a5, s6, a5
    and s1, s1, a5
    and t3, t3, a5
    andn t1, t1, a2
    xor a2, a0, a2
    andn a6, a6, a2
    xor a6, ra, a6
    and s5, s5, a6
    xor s5, s1, s5
    and a3, a3, a6
    xor a5, a5, a6
    and s6, s11, a5
    and t4, t4, a5
    or a2, a2, t1
    xor t1, a0, t1
    xor a5, t1, a5
    and t6, t6, a5
    and a1, a1, a5
    and t5, t5, t1
    lw a0, 284(sp)
    and t2, t2, a2
    and a0, a0, t1
    xor t1, t1, a2
    and a4, a4, t1
    and t1, s4, t1
    xor t2, t2, s5
    xor a0, a0, t2
    xor t1, t1, t2
    xor t2, t4, a0
    xor t4, s1, t2
    xor a6, a2, a6
    and a2, s9, a2
    xor a5, a6, a5
    and t0, t0, a5
    and a5, s8, a5
    lw s1, 264(sp)
    and s0, s0, a6
    and a6, s1, a6
    xor a6, a6, t6
    xor a4, a4, a6
    xor a6, t3, a6
    xor a6, t2, a6
    xor t2, s0, s5
    xor t2, a1, t2
    xor t3, t2, a4
    xor t5, t5, t3
    xor t3, a2, t3
    xor t1, t1, t3
    rori t3, t3, 16
    lw a4, 348(sp)
    lw a2, 244(sp)
    xor a4, t3, a4
    xor a2, a4, a2
    xor a2, s10, a2
    xor a1, s3, a4
    xor s1, s2, a4
    lw s2, 368(sp)
    lw s3, 72(sp)
    xor s2, s2, t3
    lw s4, 76(s3)
    lw s5, 336(sp)
    xor t3, s4, t3
    xor t3, a7, t3
    xor t3, s7, t3
    lw s4, 440(sp)
    xor s6, s6, t2
    xor s4, s2, s4
    xor s4, s5, s4
    lw s5, 436(sp)
    xor t2, t2, t1
    xor s5, s5, s2
    xor t4, t4, t2
    rori t4, t4, 16
    rori t2, t2, 16
    rori t1, t1, 16
    lw s7, 376(sp)
    lw s8, 372(sp)
    xor s7, t1, s7
    xor s5, s7, s5
    xnor s7, s8, s7
    lw s9, 48(s3)
    xor s8, s8, t1
    xor s7, s9, s7
    lw s9, 272(sp)
    xnor t1, t1, s10
    xor s7, s9, s7
    lw s10, 60(s3)
    lw s11, 428(sp)
    xor t1, s10, t1
    lw s10, 432(sp)
    xor s11, s8, s11
    xor t1, s10, t1
    lw ra, 424(sp)
    xor s0, a3, s0
    xnor s8, ra, s8
    lw ra, 52(s3)
    xor a0, s0, a0
    xor s8, ra, s8
    xor a5, a5, a0
    xor a0, s6, a5
    xor t5, a0, t5
    xor t0, t0, a0
    xnor t0, t6, t0
    rori t0, t0, 16
    rori t5, t5, 16
    lw t6, 364(sp)
    lw a0, 304(sp)
    xor t6, t6, t5
    xor a0, t5, a0
    lw s0, 44(s3)
    xnor a5, a6, a5
    xor t5, s0, t5
    lw s0, 420(sp)
    xnor a6, a3, a6
    xor t5, t5, s0
    rori a6, a6, 16
    lw a3, 252(sp)
    lw s0, 12(s3)
    xor a3, a6, a3
    xor s0, s0, a6
    lw s6, 416(sp)
    rori a5, a5, 16
    xor s0, s0, s6
    lw s6, 232(sp)
    lw ra, 408(sp)
    xor a6, s6, a6
    xor s1, a6, s1
    xor a6, s2, a6
    lw s6, 412(sp)
    sw s7, 408(sp)
    xor a6, a6, s6
    lw s6, 308(sp)
    lw s7, 356(sp)
    xor s6, a5, s6
    xor ra, ra, s6
    xor s6, s6, s7
    lw s7, 404(sp)
    xor s6, s7, s6
    xor s7, t6, ra
    lw ra, 360(sp)
    sw a2, 360(sp)
    xor ra, ra, a5
    lw a2, 28(s3)
    sw s6, 404(sp)
    xor a5, a2, a5
    lw a2, 280(sp)
    lw s6, 256(sp)
    xor a5, a2, a5
    xor a5, s6, a5
    xor a2, a2, a0
    lw s6, 236(sp)
    sw s4, 236(sp)
    xor a2, s6, a2
    lw s6, 316(sp)
    sw a6, 280(sp)
    lw a6, 320(sp)
    xor s4, ra, s6
    xor a6, a6, s4
    xor s4, a3, ra
    xor a1, a1, s4
    xor a3, a7, a3
    lw s4, 352(sp)
    sw s11, 320(sp)
    xor a3, s4, a3
    lw s4, 248(sp)
    sw a3, 352(sp)
    xor ra, s4, t0
    lw a3, 276(sp)
    sw s0, 256(sp)
    xor a3, ra, a3
    sw a3, 276(sp)
    lw a3, 292(sp)
    lw s0, 400(sp)
    xor s11, t0, a3
    xor s8, s11, s8
    sw t1, 356(sp)
    xor t1, s0, t2
    sw a5, 308(sp)
    lw a5, 380(sp)
    sw t3, 412(sp)
    xor t3, t2, a5
    lw s0, 396(sp)
    # round 4 (aes.dsl:47)
    sw s1, 232(sp)
    # round 3 (aes.dsl:47)
    xor a5, t4, s0
    lw s0, 392(sp)
    # round 4 (aes.dsl:47)
    lw s1, 124(s3)
    # round 3 (aes.dsl:47)
    xor s0, s0, t4
    # round 4 (aes.dsl:47)
    xor t0, s1, t0
    lw s1, 92(s3)
    sw s8, 416(sp)
    lw s8, 388(sp)
    xor s1, s1, s8
    lw s8, 88(s3)
    xor s4, s8, s4
    lw s8, 96(s3)
    sw a1, 248(sp)
    lw a1, 384(sp)
    xor s1, a4, s1
    xor a1, s8, a1
    lw s8, 100(s3)
    sw s5, 384(sp)
    lw s5, 332(sp)
    xor a4, a4, a0
    xor s5, s8, s5
    lw s8, 112(s3)
    xor s5, s5, t3
    xor a3, s8, a3
    xor s5, ra, s5
    xor a4, a1, a4
    xor a4, s0, a4
    xor a1, s1, s7
    lw a0, 288(sp)
    lw s8, 328(sp)
    xor s1, a0, s9
    xor t0, t0, s1
    lw s1, 116(s3)
    xor s1, s1, s8
    xor t2, t2, s1
    lw s1, 120(s3)
    xor s1, s1, s8
    xor s1, s6, s1
    xor t4, t4, s1
    lw s1, 240(sp)
    lw s6, 344(sp)
    xor t4, s1, t4
    xor t2, s6, t2
    xor s6, s6, s11
    xor s4, s4, s6
    xor s6, t1, s10
    xor a3, a3, s6
    lw s6, 108(s3)
    xor s6, s6, s2
    xor t6, t6, s6
    lw s6, 396(sp)
    lw s8, 400(sp)
    xor t6, s6, t6
    lw s6, 104(s3)
    xor s2, s6, s2
    lw s6, 380(sp)
    xor s2, s6, s2
    xor a0, a0, s2
    lw s2, 300(sp)
    lw s6, 80(s3)
    xor t6, s2, t6
    xor s6, s6, a7
    xor s6, s8, s6
    xor t3, t3, s6
    lw s6, 84(s3)
    xor a7, s6, a7
    lw s6, 340(sp)
    xor a7, s6, a7
    lw s6, 392(sp)
    xor a7, s6, a7
    xor a7, a5, a7
    xor a5, t1, a5
    xor a5, a1, a5
    xor t1, a6, s0
    xor t1, a0, t1
    xor a1, a2, s1
    xor t3, t3, a1
    xor a1, t5, s2
    xor t2, t2, a1
    lw a1, 384(sp)
    lw s1, 248(sp)
    xor a0, s7, a1
    xor s0, a0, a5
    xor s2, s1, s0
    xor a4, a4, s2
    lw s6, 416(sp)
    lw s11, 232(sp)
    xor s2, s6, s2
    xor s6, s6, a4
    xor s5, s5, s6
    xor s6, s7, s6
    xor s7, s0, s6
    xor s8, s5, s7
    and s9, a5, s8
    xor s6, s6, s9
    xor s10, a4, s8
    xor ra, s11, s7
    sw s4, 416(sp)
    and s4, s0, s7
    sw a7, 300(sp)
    or a7, a0, s5
    xor s2, s2, a7
    sw a2, 240(sp)
    xor a2, s11, a4
    sw t3, 392(sp)
    xor t3, a2, s5
    sw a3, 340(sp)
    andn a3, t3, s1
    xor a3, a3, s9
    xor s9, s4, a3
    sw t6, 400(sp)
    xor t6, a1, t3
    xor a1, s1, a1
    sw t1, 384(sp)
    xor t1, a1, a5
    sw a6, 288(sp)
    and a6, a4, t1
    xor a6, a6, s4
    or s4, s10, a1
    xor s4, s4, s9
    xor s9, s0, t6
    xor s3, t1, s9
    sw t0, 380(sp)
    and t0, a2, s3
    xor t0, s6, t0
    and s6, s11, s9
    xor a7, a7, s6
    xor t0, a7, t0
    xor a6, a6, a7
    xor a7, a6, t0
    and s6, s4, a7
    sw t4, 396(sp)
    andn t4, a6, s6
    xor a7, a7, t4
    sw t2, 432(sp)
    or t2, t6, ra
    xor t2, s2, t2
    xor t2, a3, t2
    andn a6, t2, a6
    xor a3, a6, s6
    andn a6, a7, a6
    and a7, s1, a6
    and t3, t3, a6
    xor s1, t2, s4
    andn t2, t2, a3
    xor a3, s1, a3
    andn t0, t0, a3
    xor t0, t4, t0
    xor a6, a6, t0
    and t4, t6, a6
    and t6, ra, a6
    and a1, a1, t0
    and s2, s10, t0
    xor s2, t3, s2
    or a3, a3, t2
    xor t2, s1, t2
    and s1, s9, t2
    xor a6, t2, a6
    and s0, s0, a6
    and s4, s7, a6
    and s6, s11, t2
    xor t2, t2, a3
    and a2, a2, t2
    and t2, s3, t2
    xor t0, a3, t0
    and s3, s8, t0
    and a5, a5, t0
    xor a6, t0, a6
    and t0, a0, a6
    and a6, s5, a6
    xor a5, a5, s0
    xor a7, a7, a5
    xor a5, t2, a5
    and t1, t1, a3
    and t2, a4, a3
    xor t2, t2, s2
    xor a4, a2, t2
    xor t2, s6, t2
    xor t6, t6, t2
    xor t3, t3, t6
    xor a7, t6, a7
    xor t6, s3, s2
    xor t6, s4, t6
    xor a5, t6, a5
    xor a3, s1, a5
    xor a5, t1, a5
    xor t1, a4, a5
    rori a5, a5, 8
    lw a4, 72(sp)
    xor t4, t4, t6
    lw a2, 200(a4)
    xor t6, t6, t1
    xor a2, a2, a5
    xor t3, t3, t6
    rori t3, t3, 8
    rori t6, t6, 8
    rori t1, t1, 8
    xor a0, a1, s3
    xor t2, a0, t2
    xor a6, a6, t2
    xor t2, t4, a6
    xor t4, t2, a3
    xor t0, t0, t2
    xnor t0, s0, t0
    rori t0, t0, 8
    rori t2, t4, 8
    lw t4, 168(a4)
    xnor a6, a7, a6
    xor t4, t4, t2
    xnor a7, a1, a7
    rori a7, a7, 8
    lw a3, 136(a4)
    rori a6, a6, 8
    xor a3, a3, a7
    lw a1, 152(a4)
    lw a0, 412(sp)
    xor a1, a1, a6
    xor s0, a0, t5
    lw s1, 432(sp)
    lw s3, 308(sp)
    xor s2, s0, s1
    xor s4, s3, s2
    lw s5, 396(sp)
    lw s6, 356(sp)
    xor s5, s5, s4
    xor s4, s6, s4
    xor s6, s6, s5
    xor t5, t5, s6
    lw s7, 380(sp)
    xor s8, s2, t5
    xor s6, s7, s6
    or s7, s0, s6
    xor s4, s4, s7
    xor s9, s6, s8
    xor s10, s5, s9
    and s11, s1, s9
    xor t5, t5, s11
    and ra, s2, s8
    sw a3, 380(sp)
    lw a3, 256(sp)
    sw t4, 356(sp)
    xor t4, a3, s8
    sw a2, 396(sp)
    xor a2, a3, s5
    sw a1, 232(sp)
    xor a1, a2, s6
    sw a7, 248(sp)
    xor a7, a0, a1
    xor a0, s3, a0
    sw a6, 412(sp)
    xor a6, a0, s1
    sw t2, 344(sp)
    and t2, s5, a6
    xor t2, t2, ra
    sw t3, 316(sp)
    or t3, s10, a0
    sw t6, 328(sp)
    xor t6, s2, a7
    sw t1, 272(sp)
    and t1, a3, t6
    xor t1, s7, t1
    xor t2, t2, t1
    xor s7, a6, t6
    sw a5, 292(sp)
    and a5, a2, s7
    xor a5, t5, a5
    xor a5, t1, a5
    xor t1, t2, a5
    or t5, a7, t4
    xor t5, s4, t5
    andn s4, a1, s3
    xor s4, s4, s11
    xor t5, s4, t5
    xor s4, ra, s4
    xor t3, t3, s4
    and s4, t3, t1
    xor t3, t5, t3
    andn s11, t2, s4
    xor t1, t1, s11
    andn t2, t5, t2
    xor s4, t2, s4
    andn t1, t1, t2
    and t2, s3, t1
    and a1, a1, t1
    andn t5, t5, s4
    xor s3, t3, s4
    andn a5, a5, s3
    xor a5, s11, a5
    and a0, a0, a5
    xor t1, t1, a5
    and a7, a7, t1
    and t4, t4, t1
    and s4, s10, a5
    xor s4, a1, s4
    or s3, s3, t5
    xor t3, t3, t5
    and t5, a3, t3
    xor t1, t3, t1
    and a3, s2, t1
    and s2, s8, t1
    and t6, t6, t3
    xor t3, t3, s3
    and a2, a2, t3
    and t3, s7, t3
    and a6, a6, s3
    xor a5, s3, a5
    and s3, s5, s3
    xor s3, s3, s4
    xor t5, t5, s3
    xor a2, a2, s3
    xor t4, t4, t5
    xor a1, a1, t4
    and s3, s9, a5
    xor s4, s3, s4
    xor s2, s2, s4
    xor a7, a7, s2
    xor s3, a0, s3
    xor t5, s3, t5
    and s1, s1, a5
    xor a5, a5, t1
    and t1, s6, a5
    xor t1, t1, t5
    and a5, s0, a5
    xor a7, a7, t1
    xor a5, a5, a7
    xnor a5, a3, a5
    xor t5, s1, a3
    xor t3, t3, t5
    xor t2, t2, t5
    xor t2, t4, t2
    xnor t4, a0, t2
    xnor t1, t2, t1
    rori t1, t1, 24
    lw t2, 144(a4)
    rori t4, t4, 24
    xor t2, t2, t1
    lw t5, 128(a4)
    xor t3, s2, t3
    xor t5, t5, t4
    xor a6, a6, t3
    xor t3, t6, t3
    xor a7, a7, t3
    rori a7, a7, 24
    lw t3, 160(a4)
    xor t6, a2, a6
    xor t3, t3, a7
    xor a3, s2, t6
    xor a2, a1, a3
    rori a2, a2, 24
    rori a3, a3, 24
    rori t6, t6, 24
    rori a6, a6, 24
    lw a1, 192(a4)
    rori a5, a5, 24
    xor a1, a1, a6
    lw a0, 320(sp)
    lw s0, 288(sp)
    lw s2, 384(sp)
    xor s1, a0, s0
    xor s3, s1, s2
    lw s4, 280(sp)
    lw s6, 400(sp)
    xor s5, s4, s3
    xor s6, s6, s5
    lw s7, 276(sp)
    lw s8, 340(sp)
    xor s5, s7, s5
    xor s7, s7, s6
    xor s0, s0, s7
    xor s7, s8, s7
    or s8, s1, s7
    xor s5, s5, s8
    xor s9, s3, s0
    and s10, s3, s9
    lw s11, 236(sp)
    sw t5, 340(sp)
    xor ra, s11, s9
    xor t5, s7, s9
    sw t3, 288(sp)
    xor t3, s6, t5
    and a4, s2, t5
    xor s0, s0, a4
    sw t4, 276(sp)
    xor t4, s11, s6
    sw t2, 400(sp)
    xor t2, t4, s7
    sw t1, 432(sp)
    andn t1, t2, s4
    xor t1, t1, a4
    xor a4, s10, t1
    sw a7, 256(sp)
    xor a7, a0, t2
    xor a0, s4, a0
    xor s2, a0, s2
    sw a2, 320(sp)
    and a2, s6, s2
    xor a2, a2, s10
    or s10, t3, a0
    xor a4, s10, a4
    xor s10, s3, a7
    sw a3, 308(sp)
    xor a3, s2, s10
    sw t6, 332(sp)
    and t6, t4, a3
    xor t6, s0, t6
    and s0, s11, s10
    xor s0, s8, s0
    xor t6, s0, t6
    xor a2, a2, s0
    xor s0, a2, t6
    and s8, a4, s0
    sw a1, 388(sp)
    andn a1, a2, s8
    xor s0, s0, a1
    sw a6, 252(sp)
    or a6, a7, ra
    xor a6, s5, a6
    xor a6, t1, a6
    andn t1, a6, a2
    andn a2, s0, t1
    xor t1, t1, s8
    and s0, s4, a2
    and t2, t2, a2
    xor a4, a6, a4
    andn a6, a6, t1
    xor t1, a4, t1
    andn t6, t6, t1
    xor t6, a1, t6
    and t3, t3, t6
    xor t3, t2, t3
    xor a2, a2, t6
    and a7, a7, a2
    and a1, ra, a2
    and a0, a0, t6
    or t1, t1, a6
    xor a6, a4, a6
    and a4, s11, a6
    xor a2, a6, a2
    and s3, s3, a2
    and s4, s9, a2
    and s5, s10, a6
    xor a6, a6, t1
    and a3, a3, a6
    and a6, t4, a6
    and t4, s6, t1
    xor t4, t4, t3
    xor a4, a4, t4
    xor a6, a6, t4
    xor t4, a1, a4
    xor t2, t2, t4
    xor t6, t1, t6
    and t1, s2, t1
    xor a2, t6, a2
    and a1, s1, a2
    and a2, s7, a2
    lw s1, 384(sp)
    and t5, t5, t6
    and s1, s1, t6
    xor t3, t5, t3
    xor t3, s4, t3
    xor a7, a7, t3
    xor t5, a0, t5
    xor t5, t5, a4
    xor t5, a2, t5
    xor a7, a7, t5
    xor t6, a1, a7
    xnor t6, s3, t6
    xor a4, s1, s3
    xor a3, a3, a4
    xor a4, s0, a4
    xor t4, t4, a4
    xnor t5, t4, t5
    xnor t4, a0, t4
    rori t4, t4, 16
    lw a4, 72(sp)
    rori t5, t5, 16
    lw a2, 140(a4)
    lw a1, 156(a4)
    xor a2, a2, t4
    xor a1, a1, t5
    xor a3, t3, a3
    xor t1, t1, a3
    xor a3, s5, a3
    xor a7, a7, a3
    rori a7, a7, 16
    lw a3, 172(a4)
    xor a6, a6, t1
    xor a3, a3, a7
    xor t3, t3, a6
    xor t2, t2, t3
    rori t2, t2, 16
    rori t3, t3, 16
    rori a6, a6, 16
    rori t1, t1, 16
    lw a0, 204(a4)
    rori t6, t6, 16
    xor a0, a0, t1
    xor s0, a5, t6
    xor s1, t6, t0
    lw s2, 252(sp)
    lw s4, 292(sp)
    xor s3, s2, t1
    xor t1, t1, s4
    lw s5, 388(sp)
    lw s6, 332(sp)
    xor s5, t1, s5
    xor s7, s6, a6
    lw s8, 272(sp)
    lw s11, 176(a4)
    xor s9, a6, s8
    xnor s10, s6, s9
    xor s10, s11, s10
    lw s11, 308(sp)
    lw s4, 316(sp)
    xor ra, s11, t3
    lw s11, 328(sp)
    xor s4, t2, s4
    xor s11, t3, s11
    lw s8, 320(sp)
    lw s6, 256(sp)
    xor s8, s8, t2
    xor s6, s6, a7
    lw s2, 344(sp)
    sw s4, 388(sp)
    xor a7, a7, s2
    lw s2, 432(sp)
    sw ra, 384(sp)
    xor s4, s2, t5
    lw ra, 412(sp)
    lw a4, 400(sp)
    xor t5, t5, ra
    xor a4, t5, a4
    sw t2, 400(sp)
    lw t2, 248(sp)
    lw s2, 276(sp)
    xor t2, t4, t2
    xor t4, s2, t4
    xor s2, s3, t4
    sw t3, 236(sp)
    xor t3, t2, s4
    sw s8, 280(sp)
    lw s8, 404(sp)
    lw ra, 360(sp)
    sw s11, 420(sp)
    xor s11, s8, ra
    sw t6, 304(sp)
    lw t6, 392(sp)
    sw a5, 364(sp)
    xor a5, s11, t6
    sw s10, 424(sp)
    lw s10, 240(sp)
    sw t0, 428(sp)
    xor t0, ra, s10
    sw a2, 372(sp)
    xor a2, t0, t6
    sw a4, 376(sp)
    xor a4, s8, a2
    sw s6, 436(sp)
    lw s6, 300(sp)
    sw s4, 300(sp)
    xor s6, s6, a4
    lw s4, 408(sp)
    sw t5, 408(sp)
    xor a4, s4, a4
    xor s4, s4, s6
    lw t5, 416(sp)
    sw a3, 240(sp)
    xor t5, t5, s4
    xor s4, s10, s4
    xor s10, a2, s4
    and a3, a2, s10
    sw a0, 416(sp)
    lw a0, 352(sp)
    sw t2, 336(sp)
    xor t2, a0, s10
    sw s9, 440(sp)
    xor s9, t5, s10
    sw s3, 368(sp)
    xor s3, s6, s9
    sw s0, 244(sp)
    or s0, s3, s11
    and t6, t6, s9
    xor s4, s4, t6
    sw a6, 348(sp)
    or a6, t0, t5
    xor a4, a4, a6
    sw s5, 264(sp)
    and s5, s6, a5
    xor s5, s5, a3
    sw s1, 324(sp)
    xor s1, a0, s6
    sw s7, 284(sp)
    xor s7, s1, t5
    xor ra, ra, s7
    sw t4, 360(sp)
    or t4, ra, t2
    xor t4, a4, t4
    xor a4, a2, ra
    sw s2, 296(sp)
    xor s2, a5, a4
    sw s1, 312(sp)
    and s1, s1, s2
    xor s1, s4, s1
    and s4, a0, a4
    xor a6, a6, s4
    xor s1, a6, s1
    xor a6, s5, a6
    xor s4, a6, s1
    andn s5, s7, s8
    xor t6, s5, t6
    xor a3, a3, t6
    xor a3, s0, a3
    xor t4, t6, t4
    xor t6, t4, a3
    and a3, a3, s4
    andn s0, a6, a3
    xor s4, s4, s0
    andn a6, t4, a6
    andn s4, s4, a6
    xor a6, a6, a3
    andn t4, t4, a6
    xor a6, t6, a6
    andn a3, s1, a6
    xor a3, s0, a3
    and s0, s11, a3
    and s1, s3, a3
    or a6, a6, t4
    xor t4, t6, t4
    and t6, a0, t4
    and a4, a4, t4
    and a5, a5, a6
    and a0, s6, a6
    and s3, s7, s4
    xor s1, s3, s1
    xor a0, a0, s1
    xor t6, t6, a0
    and s5, s8, s4
    xor s4, s4, a3
    and t2, t2, s4
    xor t2, t2, t6
    xor s3, s3, t2
    and s6, ra, s4
    xor s4, t4, s4
    and a2, a2, s4
    and s7, s10, s4
    xor t4, t4, a6
    xor a6, a6, a3
    and a3, s9, a6
    xor s1, a3, s1
    xor s1, s7, s1
    xor s6, s6, s1
    xor a3, s0, a3
    xor t6, a3, t6
    lw a3, 392(sp)
    and a3, a3, a6
    xor a6, a6, s4
    and t0, t0, a6
    and a6, t5, a6
    xor a6, a6, t6
    xor t5, s6, a6
    xor t0, t0, t5
    xnor t0, a2, t0
    xor t6, a3, a2
    xor a3, s5, t6
    xor t2, t2, a3
    xnor a3, s0, t2
    xnor a6, t2, a6
    lw t2, 412(sp)
    lw s0, 72(sp)
    xor t2, a6, t2
    xor a2, t2, a1
    xor t2, t2, a7
    lw a1, 288(sp)
    lw s4, 148(s0)
    xor t2, a1, t2
    lw a1, 432(sp)
    lw s5, 132(s0)
    xor a1, a6, a1
    xor a6, s4, a6
    xor a6, a6, t1
    xor a6, a6, t3
    lw t3, 232(sp)
    lw s4, 296(sp)
    xor t3, a1, t3
    xor t3, s4, t3
    lw s4, 248(sp)
    xor s5, s5, a3
    xor s4, a3, s4
    lw s6, 276(sp)
    xor s5, s5, t1
    xor a3, a3, s6
    lw s6, 360(sp)
    and s2, s2, t4
    xor s5, s6, s5
    xor t6, s2, t6
    lw s2, 312(sp)
    xor t6, s1, t6
    and t4, s2, t4
    xor t4, t4, a0
    xor a4, a4, t6
    xor t5, t5, a4
    xor a5, a5, t6
    lw t6, 252(sp)
    lw a4, 396(sp)
    xor t6, a5, t6
    xor a4, t6, a4
    lw a0, 284(sp)
    xor t4, t4, a5
    xor a4, a0, a4
    xor s1, s1, t4
    xor s2, s3, s1
    lw s3, 332(sp)
    xnor a0, t4, a0
    xor s3, t4, s3
    lw s6, 180(s0)
    lw s7, 272(sp)
    xor a0, s6, a0
    lw s6, 324(sp)
    xor t4, t4, s7
    xor a0, s6, a0
    lw s8, 264(sp)
    lw s9, 348(sp)
    xor s8, t4, s8
    xnor t4, s9, t4
    lw s9, 188(s0)
    xnor s7, s7, s3
    xor t4, s9, t4
    lw s9, 184(s0)
    lw s10, 292(sp)
    xor s7, s9, s7
    lw s9, 244(sp)
    xor s10, a5, s10
    xor s7, s9, s7
    lw s11, 196(s0)
    lw ra, 440(sp)
    xor a5, s11, a5
    lw s11, 368(sp)
    xor a5, a5, s11
    xor a5, ra, a5
    lw ra, 336(sp)
    sw s8, 336(sp)
    lw s8, 340(sp)
    xor ra, s10, ra
    xor s8, s8, ra
    lw ra, 416(sp)
    xor ra, s10, ra
    xor s3, s3, ra
    lw ra, 344(sp)
    sw s8, 344(sp)
    xor ra, t5, ra
    lw s8, 240(sp)
    xor a1, a1, ra
    xor a1, s8, a1
    lw s8, 164(s0)
    sw s7, 240(sp)
    lw s7, 408(sp)
    xor s8, s8, t5
    xor s7, s8, s7
    lw s8, 256(sp)
    sw s3, 256(sp)
    xor t5, t5, s8
    lw s8, 300(sp)
    sw t3, 300(sp)
    xor s8, s8, t5
    lw t3, 356(sp)
    sw a4, 356(sp)
    xor t3, t3, s8
    lw s8, 436(sp)
    xor a4, s10, s4
    lw s3, 376(sp)
    xor s7, s8, s7
    xor a4, a4, s3
    xor s3, t6, s4
    lw s4, 372(sp)
    sw a4, 372(sp)
    xor s3, s4, s3
    lw s4, 316(sp)
    sw s3, 376(sp)
    xor a4, s2, s4
    lw s3, 320(sp)
    lw s4, 328(sp)
    xor s3, s2, s3
    xor s4, s1, s4
    lw s8, 308(sp)
    sw s5, 408(sp)
    xor s8, s1, s8
    xor s5, t6, a3
    xor a2, s5, a2
    xor a3, s11, a3
    lw s5, 380(sp)
    sw a2, 416(sp)
    xor a3, s5, a3
    lw s5, 428(sp)
    sw a3, 380(sp)
    lw a2, 424(sp)
    xor a3, t0, s5
    xor a2, a3, a2
    sw a2, 424(sp)
    lw a2, 364(sp)
    xor s11, t0, a2
    xor t4, s11, t4
    # round 5 (aes.dsl:47)
    sw t4, 340(sp)
    lw t4, 252(s0)
    sw a0, 440(sp)
    lw a0, 304(sp)
    xor t4, t4, a0
    lw a0, 220(s0)
    xor a0, a0, s1
    lw s1, 216(s0)
    xor a0, t1, a0
    xor a2, s1, a2
    lw s1, 224(s0)
    xor a7, t1, a7
    xor s1, s1, s2
    lw s2, 228(s0)
    xor a7, s1, a7
    xor t0, s2, t0
    lw s2, 240(s0)
    lw t1, 280(sp)
    xor s2, s2, s5
    lw s5, 420(sp)
    xor a7, t1, a7
    xor t0, t0, s5
    xor t0, s9, t0
    xor a0, a0, s7
    xor a3, s8, a3
    xor t4, t4, a3
    lw a3, 244(s0)
    lw s1, 236(sp)
    xor a3, a3, t6
    xor a3, s1, a3
    lw s1, 248(s0)
    xor t6, s1, t6
    xor t5, t5, t6
    lw t6, 400(sp)
    xor t5, t6, t5
    xor t5, a4, t5
    xor t6, s4, a3
    xor a3, s4, s6
    xor a3, a2, a3
    lw a2, 384(sp)
    lw s4, 368(sp)
    xor s1, a2, s11
    xor s1, s2, s1
    lw s2, 236(s0)
    lw s6, 436(sp)
    xor s2, s2, s4
    xor s2, s6, s2
    lw s6, 316(sp)
    xor s2, s6, s2
    lw s6, 232(s0)
    xor s2, s3, s2
    xor s4, s6, s4
    lw s6, 328(sp)
    xor s4, s6, s4
    xor s4, s8, s4
    lw s6, 208(s0)
    lw s8, 308(sp)
    xor s6, s6, s10
    xor s6, s8, s6
    xor s5, s5, s6
    lw s6, 212(s0)
    lw s8, 320(sp)
    xor s6, s6, s10
    xor s6, ra, s6
    xor s6, s8, s6
    lw s8, 388(sp)
    xor a2, a2, s8
    xor s6, s8, s6
    xor a2, a0, a2
    xor t1, t3, t1
    xor t1, s4, t1
    xor a4, t2, a4
    xor a4, s5, a4
    xor a0, a1, s3
    xor t6, t6, a0
    xor a0, s7, a5
    xor s3, a0, a2
    xor s4, a6, s3
    xor a7, a7, s4
    lw s5, 440(sp)
    lw s11, 408(sp)
    xor s4, s5, s4
    xor s5, s5, a7
    xor t0, t0, s5
    xor s5, s7, s5
    xor s7, s3, s5
    xor s8, t0, s7
    and s9, a2, s8
    xor s5, s5, s9
    xor s10, a7, s8
    xor ra, s11, s7
    sw a3, 440(sp)
    and a3, s3, s7
    sw s6, 280(sp)
    or s6, a0, t0
    xor s4, s4, s6
    sw t2, 388(sp)
    xor t2, s11, a7
    sw a4, 384(sp)
    xor a4, t2, t0
    sw s1, 320(sp)
    andn s1, a4, a6
    xor s1, s1, s9
    xor s9, a3, s1
    sw s2, 420(sp)
    xor s2, a5, a4
    xor a5, a6, a5
    sw t1, 308(sp)
    xor t1, a5, a2
    sw t3, 328(sp)
    and t3, a7, t1
    xor t3, t3, a3
    or a3, s10, a5
    xor a3, a3, s9
    xor s9, s3, s2
    xor s0, t1, s9
    sw t4, 368(sp)
    and t4, t2, s0
    xor t4, s5, t4
    and s5, s11, s9
    xor s5, s6, s5
    xor t4, s5, t4
    xor t3, t3, s5
    xor s5, t3, t4
    and s6, a3, s5
    sw t5, 316(sp)
    andn t5, t3, s6
    xor s5, s5, t5
    sw t6, 436(sp)
    or t6, s2, ra
    xor t6, s4, t6
    xor t6, s1, t6
    andn t3, t6, t3
    xor s1, t3, s6
    andn t3, s5, t3
    and a6, a6, t3
    and a4, a4, t3
    xor a3, t6, a3
    andn t6, t6, s1
    xor s1, a3, s1
    andn t4, t4, s1
    xor t4, t5, t4
    xor t3, t3, t4
    and t5, s2, t3
    and s2, ra, t3
    and a5, a5, t4
    and s4, s10, t4
    xor s4, a4, s4
    or s1, s1, t6
    xor t6, a3, t6
    and a3, s9, t6
    xor t3, t6, t3
    and s3, s3, t3
    and s5, s7, t3
    and s6, s11, t6
    xor t6, t6, s1
    and t2, t2, t6
    and t6, s0, t6
    xor t4, s1, t4
    and s0, s8, t4
    and a2, a2, t4
    xor t3, t4, t3
    and t4, a0, t3
    and t0, t0, t3
    xor t3, a2, s3
    xor a6, a6, t3
    xor t3, t6, t3
    and t1, t1, s1
    and a7, a7, s1
    xor a7, a7, s4
    xor t2, t2, a7
    xor a7, s6, a7
    xor t6, s2, a7
    xor a4, a4, t6
    xor a6, t6, a6
    xor t6, s0, s4
    xor t6, s5, t6
    xor t3, t6, t3
    xor a3, a3, t3
    xor t1, t1, t3
    xor t2, t2, t1
    rori t1, t1, 8
    lw t3, 72(sp)
    xor t5, t5, t6
    lw a2, 328(t3)
    xor t6, t6, t2
    xor a2, a2, t1
    xor a4, a4, t6
    rori a4, a4, 8
    rori t6, t6, 8
    rori t2, t2, 8
    xor a0, a5, s0
    xor a7, a0, a7
    xor a7, t0, a7
    xor t0, t5, a7
    xor t5, t0, a3
    xor t0, t4, t0
    xnor t0, s3, t0
    rori t0, t0, 8
    rori t4, t5, 8
    lw t5, 296(t3)
    xnor a7, a6, a7
    xor t5, t5, t4
    xnor a5, a5, a6
    rori a5, a5, 8
    lw a6, 264(t3)
    rori a7, a7, 8
    xor a6, a6, a5
    lw a3, 280(t3)
    lw a0, 256(sp)
    xor a3, a3, a7
    xor s0, a0, a1
    lw s1, 436(sp)
    lw s3, 416(sp)
    xor s2, s0, s1
    xor s4, s3, s2
    lw s5, 316(sp)
    lw s6, 340(sp)
    xor s5, s5, s4
    xor s4, s6, s4
    xor s6, s6, s5
    xor a1, a1, s6
    lw s7, 368(sp)
    xor s8, s2, a1
    xor s6, s7, s6
    or s7, s0, s6
    xor s4, s4, s7
    xor s9, s6, s8
    xor s10, s5, s9
    and s11, s1, s9
    xor a1, a1, s11
    and ra, s2, s8
    sw a6, 368(sp)
    lw a6, 376(sp)
    sw t5, 340(sp)
    xor t5, a6, s8
    sw a2, 316(sp)
    xor a2, a6, s5
    sw a3, 408(sp)
    xor a3, a2, s6
    sw a5, 324(sp)
    xor a5, a0, a3
    xor a0, s3, a0
    sw a7, 256(sp)
    xor a7, a0, s1
    sw t4, 400(sp)
    and t4, s5, a7
    xor t4, t4, ra
    sw a4, 236(sp)
    or a4, s10, a0
    sw t6, 244(sp)
    xor t6, s2, a5
    sw t2, 428(sp)
    and t2, a6, t6
    xor t2, s7, t2
    xor t4, t4, t2
    xor s7, a7, t6
    sw t1, 364(sp)
    and t1, a2, s7
    xor t1, a1, t1
    xor t1, t2, t1
    xor t2, t4, t1
    or a1, a5, t5
    xor a1, s4, a1
    andn s4, a3, s3
    xor s4, s4, s11
    xor a1, s4, a1
    xor s4, ra, s4
    xor a4, a4, s4
    and s4, a4, t2
    xor a4, a1, a4
    andn s11, t4, s4
    xor t2, t2, s11
    andn t4, a1, t4
    xor s4, t4, s4
    andn t2, t2, t4
    and t4, s3, t2
    and a3, a3, t2
    andn a1, a1, s4
    xor s3, a4, s4
    andn t1, t1, s3
    xor t1, s11, t1
    and a0, a0, t1
    xor t2, t2, t1
    and a5, a5, t2
    and t5, t5, t2
    and s4, s10, t1
    xor s4, a3, s4
    or s3, s3, a1
    xor a4, a4, a1
    and a6, a6, a4
    xor t2, a4, t2
    and a1, s2, t2
    and s2, s8, t2
    and t6, t6, a4
    xor a4, a4, s3
    and a2, a2, a4
    and a4, s7, a4
    and a7, a7, s3
    xor t1, s3, t1
    and s3, s5, s3
    xor s3, s3, s4
    xor a6, a6, s3
    xor a2, a2, s3
    xor t5, t5, a6
    xor a3, a3, t5
    and s3, s9, t1
    xor s4, s3, s4
    xor s2, s2, s4
    xor a5, a5, s2
    xor s3, a0, s3
    xor a6, s3, a6
    and s1, s1, t1
    xor t1, t1, t2
    and t2, s6, t1
    xor a6, t2, a6
    and t1, s0, t1
    xor a5, a5, a6
    xor t1, t1, a5
    xnor t1, a1, t1
    xor t2, s1, a1
    xor a4, a4, t2
    xor t2, t4, t2
    xor t2, t5, t2
    xnor t4, a0, t2
    xnor a6, t2, a6
    rori a6, a6, 24
    lw t2, 272(t3)
    rori t4, t4, 24
    xor t2, t2, a6
    lw t5, 256(t3)
    xor a4, s2, a4
    xor t5, t5, t4
    xor a7, a7, a4
    xor t6, t6, a4
    xor a5, a5, t6
    rori a5, a5, 24
    lw t6, 288(t3)
    xor a4, a2, a7
    xor t6, t6, a5
    xor a2, s2, a4
    xor a3, a3, a2
    rori a3, a3, 24
    rori a2, a2, 24
    rori a4, a4, 24
    rori a7, a7, 24
    lw a1, 320(t3)
    rori t1, t1, 24
    xor a1, a1, a7
    lw a0, 356(sp)
    lw s0, 328(sp)
    lw s2, 308(sp)
    xor s1, a0, s0
    xor s3, s1, s2
    lw s4, 300(sp)
    lw s6, 420(sp)
    xor s5, s4, s3
    xor s6, s6, s5
    lw s7, 240(sp)
    lw s8, 320(sp)
    xor s5, s7, s5
    xor s7, s7, s6
    xor s0, s0, s7
    xor s7, s8, s7
    or s8, s1, s7
    xor s5, s5, s8
    xor s9, s3, s0
    and s10, s3, s9
    lw s11, 380(sp)
    sw t5, 320(sp)
    xor ra, s11, s9
    xor t5, s7, s9
    sw t6, 328(sp)
    xor t6, s6, t5
    and t3, s2, t5
    xor s0, s0, t3
    sw t4, 240(sp)
    xor t4, s11, s6
    sw t2, 420(sp)
    xor t2, t4, s7
    sw a6, 436(sp)
    andn a6, t2, s4
    xor a6, a6, t3
    xor t3, s10, a6
    sw a5, 376(sp)
    xor a5, a0, t2
    xor a0, s4, a0
    xor s2, a0, s2
    sw a3, 356(sp)
    and a3, s6, s2
    xor a3, a3, s10
    or s10, t6, a0
    xor t3, s10, t3
    xor s10, s3, a5
    sw a2, 416(sp)
    xor a2, s2, s10
    sw a4, 304(sp)
    and a4, t4, a2
    xor a4, s0, a4
    and s0, s11, s10
    xor s0, s8, s0
    xor a4, s0, a4
    xor a3, a3, s0
    xor s0, a3, a4
    and s8, t3, s0
    sw a1, 292(sp)
    andn a1, a3, s8
    xor s0, s0, a1
    sw a7, 272(sp)
    or a7, a5, ra
    xor a7, s5, a7
    xor a6, a6, a7
    andn a7, a6, a3
    andn a3, s0, a7
    xor a7, a7, s8
    and s0, s4, a3
    and t2, t2, a3
    xor t3, a6, t3
    andn a6, a6, a7
    xor a7, t3, a7
    andn a4, a4, a7
    xor a4, a1, a4
    and t6, t6, a4
    xor t6, t2, t6
    xor a3, a3, a4
    and a5, a5, a3
    and a1, ra, a3
    and a0, a0, a4
    or a7, a7, a6
    xor a6, t3, a6
    and t3, s11, a6
    xor a3, a6, a3
    and s3, s3, a3
    and s4, s9, a3
    and s5, s10, a6
    xor a6, a6, a7
    and a2, a2, a6
    and a6, t4, a6
    and t4, s6, a7
    xor t4, t4, t6
    xor t3, t3, t4
    xor a6, a6, t4
    xor t4, a1, t3
    xor t2, t2, t4
    xor a4, a7, a4
    and a7, s2, a7
    xor a3, a4, a3
    and a1, s1, a3
    and a3, s7, a3
    lw s1, 308(sp)
    and t5, t5, a4
    and s1, s1, a4
    xor t6, t5, t6
    xor t6, s4, t6
    xor a5, a5, t6
    xor t5, a0, t5
    xor t3, t5, t3
    xor t3, a3, t3
    xor a5, a5, t3
    xor t5, a1, a5
    xnor t5, s3, t5
    xor a4, s1, s3
    xor a3, a2, a4
    xor a4, s0, a4
    xor t4, t4, a4
    xnor t3, t4, t3
    xnor t4, a0, t4
    rori t4, t4, 16
    lw a4, 72(sp)
    rori t3, t3, 16
    lw a2, 268(a4)
    lw a1, 284(a4)
    xor a2, a2, t4
    xor a1, a1, t3
    xor a3, t6, a3
    xor a7, a7, a3
    xor a3, s5, a3
    xor a5, a5, a3
    rori a5, a5, 16
    lw a3, 300(a4)
    xor a6, a6, a7
    xor a3, a3, a5
    xor t6, t6, a6
    xor t2, t2, t6
    rori t2, t2, 16
    rori t6, t6, 16
    rori a6, a6, 16
    rori a7, a7, 16
    lw a0, 332(a4)
    rori t5, t5, 16
    xor a0, a0, a7
    xor s0, t1, t5
    xor s1, t5, t0
    lw s2, 272(sp)
    lw s4, 364(sp)
    xor s3, s2, a7
    xor a7, a7, s4
    lw s5, 292(sp)
    lw s6, 304(sp)
    xor s5, a7, s5
    xor s7, s6, a6
    lw s8, 428(sp)
    lw s11, 304(a4)
    xor s9, a6, s8
    xnor s10, s6, s9
    xor s10, s11, s10
    lw s11, 416(sp)
    lw s4, 236(sp)
    xor ra, s11, t6
    lw s11, 244(sp)
    xor s4, t2, s4
    xor s11, t6, s11
    lw s8, 356(sp)
    lw s6, 376(sp)
    xor s8, s8, t2
    xor s6, s6, a5
    lw s2, 400(sp)
    sw s4, 292(sp)
    xor a5, a5, s2
    lw s2, 436(sp)
    sw ra, 308(sp)
    xor s4, s2, t3
    lw ra, 256(sp)
    lw a4, 420(sp)
    xor t3, t3, ra
    xor a4, t3, a4
    sw t2, 420(sp)
    lw t2, 324(sp)
    lw s2, 240(sp)
    xor t2, t4, t2
    xor t4, s2, t4
    xor s2, s3, t4
    sw t6, 380(sp)
    xor t6, t2, s4
    sw s8, 300(sp)
    lw s8, 372(sp)
    lw ra, 336(sp)
    sw s11, 348(sp)
    xor s11, s8, ra
    sw t5, 264(sp)
    lw t5, 384(sp)
    sw t1, 284(sp)
    xor t1, s11, t5
    sw s10, 332(sp)
    lw s10, 388(sp)
    sw t0, 396(sp)
    xor t0, ra, s10
    sw a2, 252(sp)
    xor a2, t0, t5
    sw a4, 312(sp)
    xor a4, s8, a2
    sw s6, 360(sp)
    lw s6, 280(sp)
    sw s4, 280(sp)
    xor s6, s6, a4
    lw s4, 424(sp)
    sw t3, 424(sp)
    xor a4, s4, a4
    xor s4, s4, s6
    lw t3, 440(sp)
    sw a3, 388(sp)
    xor t3, t3, s4
    xor s4, s10, s4
    xor s10, a2, s4
    and a3, a2, s10
    sw a0, 440(sp)
    lw a0, 344(sp)
    sw t2, 276(sp)
    xor t2, a0, s10
    sw s9, 248(sp)
    xor s9, t3, s10
    sw s3, 296(sp)
    xor s3, s6, s9
    sw s0, 232(sp)
    or s0, s3, s11
    and t5, t5, s9
    xor s4, s4, t5
    sw a6, 432(sp)
    or a6, t0, t3
    xor a4, a4, a6
    sw s5, 288(sp)
    and s5, s6, t1
    xor s5, s5, a3
    sw s1, 412(sp)
    xor s1, a0, s6
    sw s7, 392(sp)
    xor s7, s1, t3
    xor ra, ra, s7
    sw t4, 336(sp)
    or t4, ra, t2
    xor t4, a4, t4
    xor a4, a2, ra
    sw s2, 404(sp)
    xor s2, t1, a4
    sw s1, 352(sp)
    and s1, s1, s2
    xor s1, s4, s1
    and s4, a0, a4
    xor a6, a6, s4
    xor s1, a6, s1
    xor a6, s5, a6
    xor s4, a6, s1
    andn s5, s7, s8
    xor t5, s5, t5
    xor a3, a3, t5
    xor a3, s0, a3
    xor t4, t5, t4
    xor t5, t4, a3
    and a3, a3, s4
    andn s0, a6, a3
    xor s4, s4, s0
    andn a6, t4, a6
    andn s4, s4, a6
    xor a6, a6, a3
    andn t4, t4, a6
    xor a6, t5, a6
    andn a3, s1, a6
    xor a3, s0, a3
    and s0, s11, a3
    and s1, s3, a3
    or a6, a6, t4
    xor t4, t5, t4
    and t5, a0, t4
    and a4, a4, t4
    and t1, t1, a6
    and a0, s6, a6
    and s3, s7, s4
    xor s1, s3, s1
    xor a0, a0, s1
    xor t5, t5, a0
    and s5, s8, s4
    xor s4, s4, a3
    and t2, t2, s4
    xor t2, t2, t5
    xor s3, s3, t2
    and s6, ra, s4
    xor s4, t4, s4
    and a2, a2, s4
    and s7, s10, s4
    xor t4, t4, a6
    xor a6, a6, a3
    and a3, s9, a6
    xor s1, a3, s1
    xor s1, s7, s1
    xor s6, s6, s1
    xor a3, s0, a3
    xor t5, a3, t5
    lw a3, 384(sp)
    and a3, a3, a6
    xor a6, a6, s4
    and t0, t0, a6
    and a6, t3, a6
    xor a6, a6, t5
    xor t3, s6, a6
    xor t0, t0, t3
    xnor t0, a2, t0
    xor t5, a3, a2
    xor a3, s5, t5
    xor t2, t2, a3
    xnor a3, s0, t2
    xnor a6, t2, a6
    lw t2, 256(sp)
    lw s0, 72(sp)
    xor t2, a6, t2
    xor a2, t2, a1
    xor t2, t2, a5
    lw a1, 328(sp)
    lw s4, 276(s0)
    xor t2, a1, t2
    lw a1, 436(sp)
    lw s5, 260(s0)
    xor a1, a6, a1
    xor a6, s4, a6
    xor a6, a6, a7
    xor a6, a6, t6
    lw t6, 408(sp)
    lw s4, 404(sp)
    xor t6, a1, t6
    xor t6, s4, t6
    lw s4, 324(sp)
    xor s5, s5, a3
    xor s4, a3, s4
    lw s6, 240(sp)
    xor s5, s5, a7
    xor a3, a3, s6
    lw s6, 336(sp)
    and s2, s2, t4
    xor s5, s6, s5
    xor t5, s2, t5
    lw s2, 352(sp)
    xor t5, s1, t5
    and t4, s2, t4
    xor t4, t4, a0
    xor a4, a4, t5
    xor t3, t3, a4
    xor t1, t1, t5
    lw t5, 272(sp)
    lw a4, 316(sp)
    xor t5, t1, t5
    xor a4, t5, a4
    lw a0, 392(sp)
    xor t4, t4, t1
    xor a4, a0, a4
    xor s1, s1, t4
    xor s2, s3, s1
    lw s3, 304(sp)
    xnor a0, t4, a0
    xor s3, t4, s3
    lw s6, 308(s0)
    lw s7, 428(sp)
    xor a0, s6, a0
    lw s6, 412(sp)
    xor t4, t4, s7
    xor a0, s6, a0
    lw s8, 288(sp)
    lw s9, 432(sp)
    xor s8, t4, s8
    xnor t4, s9, t4
    lw s9, 316(s0)
    xnor s7, s7, s3
    xor t4, s9, t4
    lw s9, 312(s0)
    lw s10, 364(sp)
    xor s7, s9, s7
    lw s9, 232(sp)
    xor s10, t1, s10
    xor s7, s9, s7
    lw s11, 324(s0)
    lw ra, 248(sp)
    xor t1, s11, t1
    lw s11, 296(sp)
    xor t1, t1, s11
    xor t1, ra, t1
    lw ra, 276(sp)
    sw s8, 276(sp)
    lw s8, 320(sp)
    xor ra, s10, ra
    xor s8, s8, ra
    lw ra, 440(sp)
    xor ra, s10, ra
    xor s3, s3, ra
    lw ra, 400(sp)
    sw s8, 400(sp)
    xor ra, t3, ra
    lw s8, 388(sp)
    xor a1, a1, ra
    xor a1, s8, a1
    lw s8, 292(s0)
    sw s7, 388(sp)
    lw s7, 424(sp)
    xor s8, s8, t3
    xor s7, s8, s7
    lw s8, 376(sp)
    sw s3, 376(sp)
    xor t3, t3, s8
    lw s8, 280(sp)
    sw t6, 280(sp)
    xor s8, s8, t3
    lw t6, 340(sp)
    sw a4, 340(sp)
    xor t6, t6, s8
    lw s8, 360(sp)
    xor a4, s10, s4
    lw s3, 312(sp)
    xor s7, s8, s7
    xor a4, a4, s3
    xor s3, t5, s4
    lw s4, 252(sp)
    sw a4, 252(sp)
    xor s3, s4, s3
    lw s4, 236(sp)
    sw s3, 312(sp)
    xor a4, s2, s4
    lw s3, 356(sp)
    lw s4, 244(sp)
    xor s3, s2, s3
    xor s4, s1, s4
    lw s8, 416(sp)
    sw s5, 424(sp)
    xor s8, s1, s8
    xor s5, t5, a3
    xor a2, s5, a2
    xor a3, s11, a3
    lw s5, 368(sp)
    sw a2, 440(sp)
    xor a3, s5, a3
    lw s5, 396(sp)
    sw a3, 368(sp)
    lw a2, 332(sp)
    xor a3, t0, s5
    xor a2, a3, a2
    sw a2, 332(sp)
    lw a2, 284(sp)
    xor s11, t0, a2
    xor t4, s11, t4
    # round 6 (aes.dsl:47)
    sw t4, 320(sp)
    lw t4, 380(s0)
    sw a0, 248(sp)
    lw a0, 264(sp)
    xor t4, t4, a0
    lw a0, 348(s0)
    xor a0, a0, s1
    lw s1, 344(s0)
    xor a0, a7, a0
    xor a2, s1, a2
    lw s1, 352(s0)
    xor a5, a7, a5
    xor s1, s1, s2
    lw s2, 356(s0)
    xor a5, s1, a5
    xor t0, s2, t0
    lw s2, 368(s0)
    lw a7, 300(sp)
    xor s2, s2, s5
    lw s5, 348(sp)
    xor a5, a7, a5
    xor t0, t0, s5
    xor t0, s9, t0
    xor a0, a0, s7
    xor a3, s8, a3
    xor t4, t4, a3
    lw a3, 372(s0)
    lw s1, 380(sp)
    xor a3, a3, t5
    xor a3, s1, a3
    lw s1, 376(s0)
    xor t5, s1, t5
    xor t3, t3, t5
    lw t5, 420(sp)
    xor t3, t5, t3
    xor t3, a4, t3
    xor t5, s4, a3
    xor a3, s4, s6
    xor a3, a2, a3
    lw a2, 308(sp)
    lw s4, 296(sp)
    xor s1, a2, s11
    xor s1, s2, s1
    lw s2, 364(s0)
    lw s6, 360(sp)
    xor s2, s2, s4
    xor s2, s6, s2
    lw s6, 236(sp)
    xor s2, s6, s2
    lw s6, 360(s0)
    xor s2, s3, s2
    xor s4, s6, s4
    lw s6, 244(sp)
    xor s4, s6, s4
    xor s4, s8, s4
    lw s6, 336(s0)
    lw s8, 416(sp)
    xor s6, s6, s10
    xor s6, s8, s6
    xor s5, s5, s6
    lw s6, 340(s0)
    lw s8, 356(sp)
    xor s6, s6, s10
    xor s6, ra, s6
    xor s6, s8, s6
    lw s8, 292(sp)
    xor a2, a2, s8
    xor s6, s8, s6
    xor a2, a0, a2
    xor a7, t6, a7
    xor a7, s4, a7
    xor a4, t2, a4
    xor a4, s5, a4
    xor a0, a1, s3
    xor t5, t5, a0
    xor a0, s7, t1
    xor s3, a0, a2
    xor s4, a6, s3
    xor a5, a5, s4
    lw s5, 248(sp)
    lw s11, 424(sp)
    xor s4, s5, s4
    xor s5, s5, a5
    xor t0, t0, s5
    xor s5, s7, s5
    xor s7, s3, s5
    xor s8, t0, s7
    and s9, a2, s8
    xor s5, s5, s9
    xor s10, a5, s8
    xor ra, s11, s7
    sw a3, 248(sp)
    and a3, s3, s7
    sw s6, 300(sp)
    or s6, a0, t0
    xor s4, s4, s6
    sw t2, 292(sp)
    xor t2, s11, a5
    sw a4, 308(sp)
    xor a4, t2, t0
    sw s1, 356(sp)
    andn s1, a4, a6
    xor s1, s1, s9
    xor s9, a3, s1
    sw s2, 348(sp)
    xor s2, t1, a4
    xor t1, a6, t1
    sw a7, 416(sp)
    xor a7, t1, a2
    sw t6, 244(sp)
    and t6, a5, a7
    xor t6, t6, a3
    or a3, s10, t1
    xor a3, a3, s9
    xor s9, s3, s2
    xor s0, a7, s9
    sw t4, 296(sp)
    and t4, t2, s0
    xor t4, s5, t4
    and s5, s11, s9
    xor s5, s6, s5
    xor t4, s5, t4
    xor t6, t6, s5
    xor s5, t6, t4
    and s6, a3, s5
    sw t3, 236(sp)
    andn t3, t6, s6
    xor s5, s5, t3
    sw t5, 360(sp)
    or t5, s2, ra
    xor t5, s4, t5
    xor t5, s1, t5
    andn t6, t5, t6
    xor s1, t6, s6
    andn t6, s5, t6
    and a6, a6, t6
    and a4, a4, t6
    xor a3, t5, a3
    andn t5, t5, s1
    xor s1, a3, s1
    andn t4, t4, s1
    xor t3, t3, t4
    xor t4, t6, t3
    and t6, s2, t4
    and s2, ra, t4
    and t1, t1, t3
    and s4, s10, t3
    xor s4, a4, s4
    or s1, s1, t5
    xor t5, a3, t5
    and a3, s9, t5
    xor t4, t5, t4
    and s3, s3, t4
    and s5, s7, t4
    and s6, s11, t5
    xor t5, t5, s1
    and t2, t2, t5
    and t5, s0, t5
    xor t3, s1, t3
    and s0, s8, t3
    and a2, a2, t3
    xor t3, t3, t4
    and t4, a0, t3
    and t0, t0, t3
    xor t3, a2, s3
    xor a6, a6, t3
    xor t3, t5, t3
    and a7, a7, s1
    and a5, a5, s1
    xor a5, a5, s4
    xor t2, t2, a5
    xor a5, s6, a5
    xor t5, s2, a5
    xor a4, a4, t5
    xor a6, t5, a6
    xor t5, s0, s4
    xor t5, s5, t5
    xor t3, t5, t3
    xor a3, a3, t3
    xor a7, a7, t3
    xor t2, t2, a7
    rori a7, a7, 8
    lw t3, 72(sp)
    xor t6, t6, t5
    lw a2, 456(t3)
    xor t5, t5, t2
    xor a2, a2, a7
    xor a4, a4, t5
    rori a4, a4, 8
    rori t5, t5, 8
    rori t2, t2, 8
    xor a0, t1, s0
    xor a5, a0, a5
    xor a5, t0, a5
    xor t0, t6, a5
    xor t6, t0, a3
    xor t0, t4, t0
    xnor t0, s3, t0
    rori t0, t0, 8
    rori t4, t6, 8
    lw t6, 424(t3)
    xnor a5, a6, a5
    xor t6, t6, t4
    xnor a6, t1, a6
    rori a6, a6, 8
    lw t1, 392(t3)
    rori a5, a5, 8
    xor t1, t1, a6
    lw a3, 408(t3)
    lw a0, 376(sp)
    xor a3, a3, a5
    xor s0, a0, a1
    lw s1, 360(sp)
    lw s3, 440(sp)
    xor s2, s0, s1
    xor s4, s3, s2
    lw s5, 236(sp)
    lw s6, 320(sp)
    xor s5, s5, s4
    xor s4, s6, s4
    xor s6, s6, s5
    xor a1, a1, s6
    lw s7, 296(sp)
    xor s8, s2, a1
    xor s6, s7, s6
    or s7, s0, s6
    xor s4, s4, s7
    xor s9, s6, s8
    xor s10, s5, s9
    and s11, s1, s9
    xor a1, a1, s11
    and ra, s2, s8
    sw t1, 296(sp)
    lw t1, 312(sp)
    sw t6, 320(sp)
    xor t6, t1, s8
    sw a2, 236(sp)
    xor a2, t1, s5
    sw a3, 424(sp)
    xor a3, a2, s6
    sw a6, 412(sp)
    xor a6, a0, a3
    xor a0, s3, a0
    sw a5, 376(sp)
    xor a5, a0, s1
    sw t4, 420(sp)
    and t4, s5, a5
    xor t4, t4, ra
    sw a4, 380(sp)
    or a4, s10, a0
    sw t5, 232(sp)
    xor t5, s2, a6
    sw t2, 396(sp)
    and t2, t1, t5
    xor t2, s7, t2
    xor t4, t4, t2
    xor s7, a5, t5
    sw a7, 284(sp)
    and a7, a2, s7
    xor a7, a1, a7
    xor a7, t2, a7
    xor t2, t4, a7
    or a1, a6, t6
    xor a1, s4, a1
    andn s4, a3, s3
    xor s4, s4, s11
    xor a1, s4, a1
    xor s4, ra, s4
    xor a4, a4, s4
    and s4, a4, t2
    xor a4, a1, a4
    andn s11, t4, s4
    xor t2, t2, s11
    andn t4, a1, t4
    xor s4, t4, s4
    andn t2, t2, t4
    and t4, s3, t2
    and a3, a3, t2
    andn a1, a1, s4
    xor s3, a4, s4
    andn a7, a7, s3
    xor a7, s11, a7
    and a0, a0, a7
    xor t2, t2, a7
    and a6, a6, t2
    and t6, t6, t2
    and s4, s10, a7
    xor s4, a3, s4
    or s3, s3, a1
    xor a4, a4, a1
    and t1, t1, a4
    xor t2, a4, t2
    and a1, s2, t2
    and s2, s8, t2
    and t5, t5, a4
    xor a4, a4, s3
    and a2, a2, a4
    and a4, s7, a4
    and a5, a5, s3
    xor a7, s3, a7
    and s3, s5, s3
    xor s3, s3, s4
    xor t1, t1, s3
    xor a2, a2, s3
    xor t6, t6, t1
    xor a3, a3, t6
    and s3, s9, a7
    xor s4, s3, s4
    xor s2, s2, s4
    xor a6, a6, s2
    xor s3, a0, s3
    xor t1, s3, t1
    and s1, s1, a7
    xor a7, a7, t2
    and t2, s6, a7
    xor t1, t2, t1
    and a7, s0, a7
    xor a6, a6, t1
    xor a7, a7, a6
    xnor a7, a1, a7
    xor t2, s1, a1
    xor a4, a4, t2
    xor t2, t4, t2
    xor t2, t6, t2
    xnor t4, a0, t2
    xnor t1, t2, t1
    rori t1, t1, 24
    lw t2, 400(t3)
    rori t4, t4, 24
    xor t2, t2, t1
    lw t6, 384(t3)
    xor a4, s2, a4
    xor t6, t6, t4
    xor a5, a5, a4
    xor t5, t5, a4
    xor a6, a6, t5
    rori a6, a6, 24
    lw t5, 416(t3)
    xor a4, a2, a5
    xor t5, t5, a6
    xor a2, s2, a4
    xor a3, a3, a2
    rori a3, a3, 24
    rori a2, a2, 24
    rori a4, a4, 24
    rori a5, a5, 24
    lw a1, 448(t3)
    rori a7, a7, 24
    xor a1, a1, a5
    lw a0, 340(sp)
    lw s0, 244(sp)
    lw s2, 416(sp)
    xor s1, a0, s0
    xor s3, s1, s2
    lw s4, 280(sp)
    lw s6, 348(sp)
    xor s5, s4, s3
    xor s6, s6, s5
    lw s7, 388(sp)
    lw s8, 356(sp)
    xor s5, s7, s5
    xor s7, s7, s6
    xor s0, s0, s7
    xor s7, s8, s7
    or s8, s1, s7
    xor s5, s5, s8
    xor s9, s3, s0
    and s10, s3, s9
    lw s11, 368(sp)
    sw t6, 356(sp)
    xor ra, s11, s9
    xor t6, s7, s9
    sw t5, 244(sp)
    xor t5, s6, t6
    and t3, s2, t6
    xor s0, s0, t3
    sw t4, 388(sp)
    xor t4, s11, s6
    sw t2, 348(sp)
    xor t2, t4, s7
    sw t1, 360(sp)
    andn t1, t2, s4
    xor t1, t1, t3
    xor t3, s10, t1
    sw a6, 312(sp)
    xor a6, a0, t2
    xor a0, s4, a0
    xor s2, a0, s2
    sw a3, 340(sp)
    and a3, s6, s2
    xor a3, a3, s10
    or s10, t5, a0
    xor t3, s10, t3
    xor s10, s3, a6
    sw a2, 440(sp)
    xor a2, s2, s10
    sw a4, 264(sp)
    and a4, t4, a2
    xor a4, s0, a4
    and s0, s11, s10
    xor s0, s8, s0
    xor a4, s0, a4
    xor a3, a3, s0
    xor s0, a3, a4
    and s8, t3, s0
    sw a1, 364(sp)
    andn a1, a3, s8
    xor s0, s0, a1
    sw a5, 428(sp)
    or a5, a6, ra
    xor a5, s5, a5
    xor a5, t1, a5
    andn t1, a5, a3
    andn a3, s0, t1
    xor t1, t1, s8
    and s0, s4, a3
    and t2, t2, a3
    xor t3, a5, t3
    andn a5, a5, t1
    xor t1, t3, t1
    andn a4, a4, t1
    xor a4, a1, a4
    and t5, t5, a4
    xor t5, t2, t5
    xor a3, a3, a4
    and a6, a6, a3
    and a1, ra, a3
    and a0, a0, a4
    or t1, t1, a5
    xor a5, t3, a5
    and t3, s11, a5
    xor a3, a5, a3
    and s3, s3, a3
    and s4, s9, a3
    and s5, s10, a5
    xor a5, a5, t1
    and a2, a2, a5
    and a5, t4, a5
    and t4, s6, t1
    xor t4, t4, t5
    xor t3, t3, t4
    xor a5, a5, t4
    xor t4, a1, t3
    xor t2, t2, t4
    xor a4, t1, a4
    and t1, s2, t1
    xor a3, a4, a3
    and a1, s1, a3
    and a3, s7, a3
    lw s1, 416(sp)
    and t6, t6, a4
    and s1, s1, a4
    xor t5, t6, t5
    xor t5, s4, t5
    xor a6, a6, t5
    xor t6, a0, t6
    xor t3, t6, t3
    xor t3, a3, t3
    xor a6, a6, t3
    xor t6, a1, a6
    xnor t6, s3, t6
    xor a4, s1, s3
    xor a3, a2, a4
    xor a4, s0, a4
    xor t4, t4, a4
    xnor t3, t4, t3
    xnor t4, a0, t4
    rori t4, t4, 16
    lw a4, 72(sp)
    rori t3, t3, 16
    lw a2, 396(a4)
    lw a1, 412(a4)
    xor a2, a2, t4
    xor a1, a1, t3
    xor a3, t5, a3
    xor t1, t1, a3
    xor a3, s5, a3
    xor a6, a6, a3
    rori a6, a6, 16
    lw a3, 428(a4)
    xor a5, a5, t1
    xor a3, a3, a6
    xor t5, t5, a5
    xor t2, t2, t5
    rori t2, t2, 16
    rori t5, t5, 16
    rori a5, a5, 16
    rori t1, t1, 16
    lw a0, 460(a4)
    rori t6, t6, 16
    xor a0, a0, t1
    xor s0, a7, t6
    xor s1, t6, t0
    lw s2, 428(sp)
    lw s4, 284(sp)
    xor s3, s2, t1
    xor t1, t1, s4
    lw s5, 364(sp)
    lw s6, 264(sp)
    xor s5, t1, s5
    xor s7, s6, a5
    lw s8, 396(sp)
    lw s11, 432(a4)
    xor s9, a5, s8
    xnor s10, s6, s9
    xor s10, s11, s10
    lw s11, 440(sp)
    lw s4, 380(sp)
    xor ra, s11, t5
    lw s11, 232(sp)
    xor s4, t2, s4
    xor s11, t5, s11
    lw s8, 340(sp)
    lw s6, 312(sp)
    xor s8, s8, t2
    xor s6, s6, a6
    lw s2, 420(sp)
    sw s4, 364(sp)
    xor a6, a6, s2
    lw s2, 360(sp)
    sw ra, 416(sp)
    xor s4, s2, t3
    lw ra, 376(sp)
    lw a4, 348(sp)
    xor t3, t3, ra
    xor a4, t3, a4
    sw t2, 348(sp)
    lw t2, 412(sp)
    lw s2, 388(sp)
    xor t2, t4, t2
    xor t4, s2, t4
    xor s2, s3, t4
    sw t5, 368(sp)
    xor t5, t2, s4
    sw s8, 280(sp)
    lw s8, 252(sp)
    lw ra, 276(sp)
    sw s11, 432(sp)
    xor s11, s8, ra
    sw t6, 288(sp)
    lw t6, 308(sp)
    sw a7, 392(sp)
    xor a7, s11, t6
    sw s10, 304(sp)
    lw s10, 292(sp)
    sw t0, 316(sp)
    xor t0, ra, s10
    sw a2, 272(sp)
    xor a2, t0, t6
    sw a4, 352(sp)
    xor a4, s8, a2
    sw s6, 336(sp)
    lw s6, 300(sp)
    sw s4, 300(sp)
    xor s6, s6, a4
    lw s4, 332(sp)
    sw t3, 332(sp)
    xor a4, s4, a4
    xor s4, s4, s6
    lw t3, 248(sp)
    sw a3, 292(sp)
    xor t3, t3, s4
    xor s4, s10, s4
    xor s10, a2, s4
    and a3, a2, s10
    sw a0, 248(sp)
    lw a0, 400(sp)
    sw t2, 240(sp)
    xor t2, a0, s10
    sw s9, 324(sp)
    xor s9, t3, s10
    sw s3, 404(sp)
    xor s3, s6, s9
    sw s0, 408(sp)
    or s0, s3, s11
    and t6, t6, s9
    xor s4, s4, t6
    sw a5, 436(sp)
    or a5, t0, t3
    xor a4, a4, a5
    sw s5, 328(sp)
    and s5, s6, a7
    xor s5, s5, a3
    sw s1, 256(sp)
    xor s1, a0, s6
    sw s7, 384(sp)
    xor s7, s1, t3
    xor ra, ra, s7
    sw t4, 276(sp)
    or t4, ra, t2
    xor t4, a4, t4
    xor a4, a2, ra
    sw s2, 372(sp)
    xor s2, a7, a4
    sw s1, 344(sp)
    and s1, s1, s2
    xor s1, s4, s1
    and s4, a0, a4
    xor a5, a5, s4
    xor s1, a5, s1
    xor a5, s5, a5
    xor s4, a5, s1
    andn s5, s7, s8
    xor t6, s5, t6
    xor a3, a3, t6
    xor a3, s0, a3
    xor t4, t6, t4
    xor t6, t4, a3
    and a3, a3, s4
    andn s0, a5, a3
    xor s4, s4, s0
    andn a5, t4, a5
    andn s4, s4, a5
    xor a5, a5, a3
    andn t4, t4, a5
    xor a5, t6, a5
    andn a3, s1, a5
    xor a3, s0, a3
    and s0, s11, a3
    and s1, s3, a3
    or a5, a5, t4
    xor t4, t6, t4
    and t6, a0, t4
    and a4, a4, t4
    and a7, a7, a5
    and a0, s6, a5
    and s3, s7, s4
    xor s1, s3, s1
    xor a0, a0, s1
    xor t6, t6, a0
    and s5, s8, s4
    xor s4, s4, a3
    and t2, t2, s4
    xor t2, t2, t6
    xor s3, s3, t2
    and s6, ra, s4
    xor s4, t4, s4
    and a2, a2, s4
    and s7, s10, s4
    xor t4, t4, a5
    xor a5, a5, a3
    and a3, s9, a5
    xor s1, a3, s1
    xor s1, s7, s1
    xor s6, s6, s1
    xor a3, s0, a3
    xor t6, a3, t6
    lw a3, 308(sp)
    and a3, a3, a5
    xor a5, a5, s4
    and t0, t0, a5
    and a5, t3, a5
    xor a5, a5, t6
    xor t3, s6, a5
    xor t0, t0, t3
    xnor t0, a2, t0
    xor t6, a3, a2
    xor a3, s5, t6
    xor t2, t2, a3
    xnor a3, s0, t2
    xnor a5, t2, a5
    lw t2, 376(sp)
    lw s0, 72(sp)
    xor t2, a5, t2
    xor a2, t2, a1
    xor t2, t2, a6
    lw a1, 244(sp)
    lw s4, 404(s0)
    xor t2, a1, t2
    lw a1, 360(sp)
    lw s5, 388(s0)
    xor a1, a5, a1
    xor a5, s4, a5
    xor a5, a5, t1
    xor a5, a5, t5
    lw t5, 424(sp)
    lw s4, 372(sp)
    xor t5, a1, t5
    xor t5, s4, t5
    lw s4, 412(sp)
    xor s5, s5, a3
    xor s4, a3, s4
    lw s6, 388(sp)
    xor s5, s5, t1
    xor a3, a3, s6
    lw s6, 276(sp)
    and s2, s2, t4
    xor s5, s6, s5
    xor t6, s2, t6
    lw s2, 344(sp)
    xor t6, s1, t6
    and t4, s2, t4
    xor t4, t4, a0
    xor a4, a4, t6
    xor t3, t3, a4
    xor a7, a7, t6
    lw t6, 428(sp)
    lw a4, 236(sp)
    xor t6, a7, t6
    xor a4, t6, a4
    lw a0, 384(sp)
    xor t4, t4, a7
    xor a4, a0, a4
    xor s1, s1, t4
    xor s2, s3, s1
    lw s3, 264(sp)
    xnor a0, t4, a0
    xor s3, t4, s3
    lw s6, 436(s0)
    lw s7, 396(sp)
    xor a0, s6, a0
    lw s6, 256(sp)
    xor t4, t4, s7
    xor a0, s6, a0
    lw s8, 328(sp)
    lw s9, 436(sp)
    xor s8, t4, s8
    xnor t4, s9, t4
    lw s9, 444(s0)
    xnor s7, s7, s3
    xor t4, s9, t4
    lw s9, 440(s0)
    lw s10, 284(sp)
    xor s7, s9, s7
    lw s9, 408(sp)
    xor s10, a7, s10
    xor s7, s9, s7
    lw s11, 452(s0)
    lw ra, 324(sp)
    xor a7, s11, a7
    lw s11, 404(sp)
    xor a7, a7, s11
    xor a7, ra, a7
    lw ra, 240(sp)
    sw s8, 240(sp)
    lw s8, 356(sp)
    xor ra, s10, ra
    xor s8, s8, ra
    lw ra, 248(sp)
    xor ra, s10, ra
    xor s3, s3, ra
    lw ra, 420(sp)
    sw s8, 420(sp)
    xor ra, t3, ra
    lw s8, 292(sp)
    xor a1, a1, ra
    xor a1, s8, a1
    lw s8, 420(s0)
    sw s7, 292(sp)
    lw s7, 332(sp)
    xor s8, s8, t3
    xor s7, s8, s7
    lw s8, 312(sp)
    sw s3, 312(sp)
    xor t3, t3, s8
    lw s8, 300(sp)
    sw t5, 300(sp)
    xor s8, s8, t3
    lw t5, 320(sp)
    sw a4, 320(sp)
    xor t5, t5, s8
    lw s8, 336(sp)
    xor a4, s10, s4
    lw s3, 352(sp)
    xor s7, s8, s7
    xor a4, a4, s3
    xor s3, t6, s4
    lw s4, 272(sp)
    sw a4, 272(sp)
    xor s3, s4, s3
    lw s4, 380(sp)
    sw s3, 352(sp)
    xor a4, s2, s4
    lw s3, 340(sp)
    lw s4, 232(sp)
    xor s3, s2, s3
    xor s4, s1, s4
    lw s8, 440(sp)
    sw s5, 332(sp)
    xor s8, s1, s8
    xor s5, t6, a3
    xor a2, s5, a2
    xor a3, s11, a3
    lw s5, 296(sp)
    sw a2, 248(sp)
    xor a3, s5, a3
    lw s5, 316(sp)
    sw a3, 296(sp)
    lw a2, 304(sp)
    xor a3, t0, s5
    xor a2, a3, a2
    sw a2, 304(sp)
    lw a2, 392(sp)
    xor s11, t0, a2
    xor t4, s11, t4
    # round 7 (aes.dsl:47)
    sw t4, 356(sp)
    lw t4, 508(s0)
    sw a0, 324(sp)
    lw a0, 288(sp)
    xor t4, t4, a0
    lw a0, 476(s0)
    xor a0, a0, s1
    lw s1, 472(s0)
    xor a0, t1, a0
    xor a2, s1, a2
    lw s1, 480(s0)
    xor a6, t1, a6
    xor s1, s1, s2
    lw s2, 484(s0)
    xor a6, s1, a6
    xor t0, s2, t0
    lw s2, 496(s0)
    lw t1, 280(sp)
    xor s2, s2, s5
    lw s5, 432(sp)
    xor a6, t1, a6
    xor t0, t0, s5
    xor t0, s9, t0
    xor a0, a0, s7
    xor a3, s8, a3
    xor t4, t4, a3
    lw a3, 500(s0)
    lw s1, 368(sp)
    xor a3, a3, t6
    xor a3, s1, a3
    lw s1, 504(s0)
    xor t6, s1, t6
    xor t3, t3, t6
    lw t6, 348(sp)
    xor t3, t6, t3
    xor t3, a4, t3
    xor t6, s4, a3
    xor a3, s4, s6
    xor a3, a2, a3
    lw a2, 416(sp)
    lw s4, 404(sp)
    xor s1, a2, s11
    xor s1, s2, s1
    lw s2, 492(s0)
    lw s6, 336(sp)
    xor s2, s2, s4
    xor s2, s6, s2
    lw s6, 380(sp)
    xor s2, s6, s2
    lw s6, 488(s0)
    xor s2, s3, s2
    xor s4, s6, s4
    lw s6, 232(sp)
    xor s4, s6, s4
    xor s4, s8, s4
    lw s6, 464(s0)
    lw s8, 440(sp)
    xor s6, s6, s10
    xor s6, s8, s6
    xor s5, s5, s6
    lw s6, 468(s0)
    lw s8, 340(sp)
    xor s6, s6, s10
    xor s6, ra, s6
    xor s6, s8, s6
    lw s8, 364(sp)
    xor a2, a2, s8
    xor s6, s8, s6
    xor a2, a0, a2
    xor t1, t5, t1
    xor t1, s4, t1
    xor a4, t2, a4
    xor a4, s5, a4
    xor a0, a1, s3
    xor t6, t6, a0
    xor a0, s7, a7
    xor s3, a0, a2
    xor s4, a5, s3
    xor a6, a6, s4
    lw s5, 324(sp)
    lw s11, 332(sp)
    xor s4, s5, s4
    xor s5, s5, a6
    xor t0, t0, s5
    xor s5, s7, s5
    xor s7, s3, s5
    xor s8, t0, s7
    and s9, a2, s8
    xor s5, s5, s9
    xor s10, a6, s8
    xor ra, s11, s7
    sw a3, 324(sp)
    and a3, s3, s7
    sw s6, 280(sp)
    or s6, a0, t0
    xor s4, s4, s6
    sw t2, 364(sp)
    xor t2, s11, a6
    sw a4, 416(sp)
    xor a4, t2, t0
    sw s1, 340(sp)
    andn s1, a4, a5
    xor s1, s1, s9
    xor s9, a3, s1
    sw s2, 432(sp)
    xor s2, a7, a4
    xor a7, a5, a7
    sw t1, 440(sp)
    xor t1, a7, a2
    sw t5, 232(sp)
    and t5, a6, t1
    xor t5, t5, a3
    or a3, s10, a7
    xor a3, a3, s9
    xor s9, s3, s2
    xor s0, t1, s9
    sw t4, 404(sp)
    and t4, t2, s0
    xor t4, s5, t4
    and s5, s11, s9
    xor s5, s6, s5
    xor t4, s5, t4
    xor t5, t5, s5
    xor s5, t5, t4
    and s6, a3, s5
    sw t3, 380(sp)
    andn t3, t5, s6
    xor s5, s5, t3
    sw t6, 336(sp)
    or t6, s2, ra
    xor t6, s4, t6
    xor t6, s1, t6
    andn t5, t6, t5
    xor s1, t5, s6
    andn t5, s5, t5
    and a5, a5, t5
    and a4, a4, t5
    xor a3, t6, a3
    andn t6, t6, s1
    xor s1, a3, s1
    andn t4, t4, s1
    xor t3, t3, t4
    xor t4, t5, t3
    and t5, s2, t4
    and s2, ra, t4
    and a7, a7, t3
    and s4, s10, t3
    xor s4, a4, s4
    or s1, s1, t6
    xor t6, a3, t6
    and a3, s9, t6
    xor t4, t6, t4
    and s3, s3, t4
    and s5, s7, t4
    and s6, s11, t6
    xor t6, t6, s1
    and t2, t2, t6
    and t6, s0, t6
    xor t3, s1, t3
    and s0, s8, t3
    and a2, a2, t3
    xor t3, t3, t4
    and t4, a0, t3
    and t0, t0, t3
    xor t3, a2, s3
    xor a5, a5, t3
    xor t3, t6, t3
    and t1, t1, s1
    and a6, a6, s1
    xor a6, a6, s4
    xor t2, t2, a6
    xor a6, s6, a6
    xor t6, s2, a6
    xor a4, a4, t6
    xor a5, t6, a5
    xor t6, s0, s4
    xor t6, s5, t6
    xor t3, t6, t3
    xor a3, a3, t3
    xor t1, t1, t3
    xor t2, t2, t1
    rori t1, t1, 8
    lw t3, 72(sp)
    xor t5, t5, t6
    lw a2, 584(t3)
    xor t6, t6, t2
    xor a2, a2, t1
    xor a4, a4, t6
    rori a4, a4, 8
    rori t6, t6, 8
    rori t2, t2, 8
    xor a0, a7, s0
    xor a6, a0, a6
    xor a6, t0, a6
    xor t0, t5, a6
    xor t5, t0, a3
    xor t0, t4, t0
    xnor t0, s3, t0
    rori t0, t0, 8
    rori t4, t5, 8
    lw t5, 552(t3)
    xnor a6, a5, a6
    xor t5, t5, t4
    xnor a5, a7, a5
    rori a5, a5, 8
    lw a7, 520(t3)
    rori a6, a6, 8
    xor a7, a7, a5
    lw a3, 536(t3)
    lw a0, 312(sp)
    xor a3, a3, a6
    xor s0, a0, a1
    lw s1, 336(sp)
    lw s3, 248(sp)
    xor s2, s0, s1
    xor s4, s3, s2
    lw s5, 380(sp)
    lw s6, 356(sp)
    xor s5, s5, s4
    xor s4, s6, s4
    xor s6, s6, s5
    xor a1, a1, s6
    lw s7, 404(sp)
    xor s8, s2, a1
    xor s6, s7, s6
    or s7, s0, s6
    xor s4, s4, s7
    xor s9, s6, s8
    xor s10, s5, s9
    and s11, s1, s9
    xor a1, a1, s11
    and ra, s2, s8
    sw a7, 404(sp)
    lw a7, 352(sp)
    sw t5, 356(sp)
    xor t5, a7, s8
    sw a2, 380(sp)
    xor a2, a7, s5
    sw a3, 332(sp)
    xor a3, a2, s6
    sw a5, 256(sp)
    xor a5, a0, a3
    xor a0, s3, a0
    sw a6, 312(sp)
    xor a6, a0, s1
    sw t4, 348(sp)
    and t4, s5, a6
    xor t4, t4, ra
    sw a4, 368(sp)
    or a4, s10, a0
    sw t6, 408(sp)
    xor t6, s2, a5
    sw t2, 316(sp)
    and t2, a7, t6
    xor t2, s7, t2
    xor t4, t4, t2
    xor s7, a6, t6
    sw t1, 392(sp)
    and t1, a2, s7
    xor t1, a1, t1
    xor t1, t2, t1
    xor t2, t4, t1
    or a1, a5, t5
    xor a1, s4, a1
    andn s4, a3, s3
    xor s4, s4, s11
    xor a1, s4, a1
    xor s4, ra, s4
    xor a4, a4, s4
    and s4, a4, t2
    xor a4, a1, a4
    andn s11, t4, s4
    xor t2, t2, s11
    andn t4, a1, t4
    xor s4, t4, s4
    andn t2, t2, t4
    and t4, s3, t2
    and a3, a3, t2
    andn a1, a1, s4
    xor s3, a4, s4
    andn t1, t1, s3
    xor t1, s11, t1
    and a0, a0, t1
    xor t2, t2, t1
    and a5, a5, t2
    and t5, t5, t2
    and s4, s10, t1
    xor s4, a3, s4
    or s3, s3, a1
    xor a4, a4, a1
    and a7, a7, a4
    xor t2, a4, t2
    and a1, s2, t2
    and s2, s8, t2
    and t6, t6, a4
    xor a4, a4, s3
    and a2, a2, a4
    and a4, s7, a4
    and a6, a6, s3
    xor t1, s3, t1
    and s3, s5, s3
    xor s3, s3, s4
    xor a7, a7, s3
    xor a2, a2, s3
    xor t5, t5, a7
    xor a3, a3, t5
    and s3, s9, t1
    xor s4, s3, s4
    xor s2, s2, s4
    xor a5, a5, s2
    xor s3, a0, s3
    xor a7, s3, a7
    and s1, s1, t1
    xor t1, t1, t2
    and t2, s6, t1
    xor a7, t2, a7
    and t1, s0, t1
    xor a5, a5, a7
    xor t1, t1, a5
    xnor t1, a1, t1
    xor t2, s1, a1
    xor a4, a4, t2
    xor t2, t4, t2
    xor t2, t5, t2
    xnor t4, a0, t2
    xnor a7, t2, a7
    rori a7, a7, 24
    lw t2, 528(t3)
    rori t4, t4, 24
    xor t2, t2, a7
    lw t5, 512(t3)
    xor a4, s2, a4
    xor t5, t5, t4
    xor a6, a6, a4
    xor t6, t6, a4
    xor a5, a5, t6
    rori a5, a5, 24
    lw t6, 544(t3)
    xor a4, a2, a6
    xor t6, t6, a5
    xor a2, s2, a4
    xor a3, a3, a2
    rori a3, a3, 24
    rori a2, a2, 24
    rori a4, a4, 24
    rori a6, a6, 24
    lw a1, 576(t3)
    rori t1, t1, 24
    xor a1, a1, a6
    lw a0, 320(sp)
    lw s0, 232(sp)
    lw s2, 440(sp)
    xor s1, a0, s0
    xor s3, s1, s2
    lw s4, 300(sp)
    lw s6, 432(sp)
    xor s5, s4, s3
    xor s6, s6, s5
    lw s7, 292(sp)
    lw s8, 340(sp)
    xor s5, s7, s5
    xor s7, s7, s6
    xor s0, s0, s7
    xor s7, s8, s7
    or s8, s1, s7
    xor s5, s5, s8
    xor s9, s3, s0
    and s10, s3, s9
    lw s11, 296(sp)
    sw t5, 340(sp)
    xor ra, s11, s9
    xor t5, s7, s9
    sw t6, 232(sp)
    xor t6, s6, t5
    and t3, s2, t5
    xor s0, s0, t3
    sw t4, 292(sp)
    xor t4, s11, s6
    sw t2, 432(sp)
    xor t2, t4, s7
    sw a7, 336(sp)
    andn a7, t2, s4
    xor a7, a7, t3
    xor t3, s10, a7
    sw a5, 352(sp)
    xor a5, a0, t2
    xor a0, s4, a0
    xor s2, a0, s2
    sw a3, 320(sp)
    and a3, s6, s2
    xor a3, a3, s10
    or s10, t6, a0
    xor t3, s10, t3
    xor s10, s3, a5
    sw a2, 248(sp)
    xor a2, s2, s10
    sw a4, 288(sp)
    and a4, t4, a2
    xor a4, s0, a4
    and s0, s11, s10
    xor s0, s8, s0
    xor a4, s0, a4
    xor a3, a3, s0
    xor s0, a3, a4
    and s8, t3, s0
    sw a1, 284(sp)
    andn a1, a3, s8
    xor s0, s0, a1
    sw a6, 396(sp)
    or a6, a5, ra
    xor a6, s5, a6
    xor a6, a7, a6
    andn a7, a6, a3
    andn a3, s0, a7
    xor a7, a7, s8
    and s0, s4, a3
    and t2, t2, a3
    xor t3, a6, t3
    andn a6, a6, a7
    xor a7, t3, a7
    andn a4, a4, a7
    xor a4, a1, a4
    and t6, t6, a4
    xor t6, t2, t6
    xor a3, a3, a4
    and a5, a5, a3
    and a1, ra, a3
    and a0, a0, a4
    or a7, a7, a6
    xor a6, t3, a6
    and t3, s11, a6
    xor a3, a6, a3
    and s3, s3, a3
    and s4, s9, a3
    and s5, s10, a6
    xor a6, a6, a7
    and a2, a2, a6
    and a6, t4, a6
    and t4, s6, a7
    xor t4, t4, t6
    xor t3, t3, t4
    xor a6, a6, t4
    xor t4, a1, t3
    xor t2, t2, t4
    xor a4, a7, a4
    and a7, s2, a7
    xor a3, a4, a3
    and a1, s1, a3
    and a3, s7, a3
    lw s1, 440(sp)
    and t5, t5, a4
    and s1, s1, a4
    xor t6, t5, t6
    xor t6, s4, t6
    xor a5, a5, t6
    xor t5, a0, t5
    xor t3, t5, t3
    xor t3, a3, t3
    xor a5, a5, t3
    xor t5, a1, a5
    xnor t5, s3, t5
    xor a4, s1, s3
    xor a3, a2, a4
    xor a4, s0, a4
    xor t4, t4, a4
    xnor t3, t4, t3
    xnor t4, a0, t4
    rori t4, t4, 16
    lw a4, 72(sp)
    rori t3, t3, 16
    lw a2, 524(a4)
    lw a1, 540(a4)
    xor a2, a2, t4
    xor a1, a1, t3
    xor a3, t6, a3
    xor a7, a7, a3
    xor a3, s5, a3
    xor a5, a5, a3
    rori a5, a5, 16
    lw a3, 556(a4)
    xor a6, a6, a7
    xor a3, a3, a5
    xor t6, t6, a6
    xor t2, t2, t6
    rori t2, t2, 16
    rori t6, t6, 16
    rori a6, a6, 16
    rori a7, a7, 16
    lw a0, 588(a4)
    rori t5, t5, 16
    xor a0, a0, a7
    xor s0, t1, t5
    xor s1, t5, t0
    lw s2, 396(sp)
    lw s4, 392(sp)
    xor s3, s2, a7
    xor a7, a7, s4
    lw s5, 284(sp)
    lw s6, 288(sp)
    xor s5, a7, s5
    xor s7, s6, a6
    lw s8, 316(sp)
    lw s11, 560(a4)
    xor s9, a6, s8
    xnor s10, s6, s9
    xor s10, s11, s10
    lw s11, 248(sp)
    lw s4, 368(sp)
    xor ra, s11, t6
    lw s11, 408(sp)
    xor s4, t2, s4
    xor s11, t6, s11
    lw s8, 320(sp)
    lw s6, 352(sp)
    xor s8, s8, t2
    xor s6, s6, a5
    lw s2, 348(sp)
    sw s4, 284(sp)
    xor a5, a5, s2
    lw s2, 336(sp)
    sw ra, 440(sp)
    xor s4, s2, t3
    lw ra, 312(sp)
    lw a4, 432(sp)
    xor t3, t3, ra
    xor a4, t3, a4
    sw t2, 432(sp)
    lw t2, 256(sp)
    lw s2, 292(sp)
    xor t2, t4, t2
    xor t4, s2, t4
    xor s2, s3, t4
    sw t6, 296(sp)
    xor t6, t2, s4
    sw s8, 300(sp)
    lw s8, 272(sp)
    lw ra, 240(sp)
    sw s11, 436(sp)
    xor s11, s8, ra
    sw t5, 328(sp)
    lw t5, 416(sp)
    sw t1, 384(sp)
    xor t1, s11, t5
    sw s10, 264(sp)
    lw s10, 364(sp)
    sw t0, 236(sp)
    xor t0, ra, s10
    sw a2, 428(sp)
    xor a2, t0, t5
    sw a4, 344(sp)
    xor a4, s8, a2
    sw s6, 276(sp)
    lw s6, 280(sp)
    sw s4, 280(sp)
    xor s6, s6, a4
    lw s4, 304(sp)
    sw t3, 304(sp)
    xor a4, s4, a4
    xor s4, s4, s6
    lw t3, 324(sp)
    sw a3, 364(sp)
    xor t3, t3, s4
    xor s4, s10, s4
    xor s10, a2, s4
    and a3, a2, s10
    sw a0, 324(sp)
    lw a0, 420(sp)
    sw t2, 388(sp)
    xor t2, a0, s10
    sw s9, 412(sp)
    xor s9, t3, s10
    sw s3, 372(sp)
    xor s3, s6, s9
    sw s0, 424(sp)
    or s0, s3, s11
    and t5, t5, s9
    xor s4, s4, t5
    sw a6, 360(sp)
    or a6, t0, t3
    xor a4, a4, a6
    sw s5, 244(sp)
    and s5, s6, t1
    xor s5, s5, a3
    sw s1, 376(sp)
    xor s1, a0, s6
    sw s7, 308(sp)
    xor s7, s1, t3
    xor ra, ra, s7
    sw t4, 240(sp)
    or t4, ra, t2
    xor t4, a4, t4
    xor a4, a2, ra
    sw s2, 252(sp)
    xor s2, t1, a4
    sw s1, 400(sp)
    and s1, s1, s2
    xor s1, s4, s1
    and s4, a0, a4
    xor a6, a6, s4
    xor s1, a6, s1
    xor a6, s5, a6
    xor s4, a6, s1
    andn s5, s7, s8
    xor t5, s5, t5
    xor a3, a3, t5
    xor a3, s0, a3
    xor t4, t5, t4
    xor t5, t4, a3
    and a3, a3, s4
    andn s0, a6, a3
    xor s4, s4, s0
    andn a6, t4, a6
    andn s4, s4, a6
    xor a6, a6, a3
    andn t4, t4, a6
    xor a6, t5, a6
    andn a3, s1, a6
    xor a3, s0, a3
    and s0, s11, a3
    and s1, s3, a3
    or a6, a6, t4
    xor t4, t5, t4
    and t5, a0, t4
    and a4, a4, t4
    and t1, t1, a6
    and a0, s6, a6
    and s3, s7, s4
    xor s1, s3, s1
    xor a0, a0, s1
    xor t5, t5, a0
    and s5, s8, s4
    xor s4, s4, a3
    and t2, t2, s4
    xor t2, t2, t5
    xor s3, s3, t2
    and s6, ra, s4
    xor s4, t4, s4
    and a2, a2, s4
    and s7, s10, s4
    xor t4, t4, a6
    xor a6, a6, a3
    and a3, s9, a6
    xor s1, a3, s1
    xor s1, s7, s1
    xor s6, s6, s1
    xor a3, s0, a3
    xor t5, a3, t5
    lw a3, 416(sp)
    and a3, a3, a6
    xor a6, a6, s4
    and t0, t0, a6
    and a6, t3, a6
    xor a6, a6, t5
    xor t3, s6, a6
    xor t0, t0, t3
    xnor t0, a2, t0
    xor t5, a3, a2
    xor a3, s5, t5
    xor t2, t2, a3
    xnor a3, s0, t2
    xnor a6, t2, a6
    lw t2, 312(sp)
    lw s0, 72(sp)
    xor t2, a6, t2
    xor a2, t2, a1
    xor t2, t2, a5
    lw a1, 232(sp)
    lw s4, 532(s0)
    xor t2, a1, t2
    lw a1, 336(sp)
    lw s5, 516(s0)
    xor a1, a6, a1
    xor a6, s4, a6
    xor a6, a6, a7
    xor a6, a6, t6
    lw t6, 332(sp)
    lw s4, 252(sp)
    xor t6, a1, t6
    xor t6, s4, t6
    lw s4, 256(sp)
    xor s5, s5, a3
    xor s4, a3, s4
    lw s6, 292(sp)
    xor s5, s5, a7
    xor a3, a3, s6
    lw s6, 240(sp)
    and s2, s2, t4
    xor s5, s6, s5
    xor t5, s2, t5
    lw s2, 400(sp)
    xor t5, s1, t5
    and t4, s2, t4
    xor t4, t4, a0
    xor a4, a4, t5
    xor t3, t3, a4
    xor t1, t1, t5
    lw t5, 396(sp)
    lw a4, 380(sp)
    xor t5, t1, t5
    xor a4, t5, a4
    lw a0, 308(sp)
    xor t4, t4, t1
    xor a4, a0, a4
    xor s1, s1, t4
    xor s2, s3, s1
    lw s3, 288(sp)
    xnor a0, t4, a0
    xor s3, t4, s3
    lw s6, 564(s0)
    lw s7, 316(sp)
    xor a0, s6, a0
    lw s6, 376(sp)
    xor t4, t4, s7
    xor a0, s6, a0
    lw s8, 244(sp)
    lw s9, 360(sp)
    xor s8, t4, s8
    xnor t4, s9, t4
    lw s9, 572(s0)
    xnor s7, s7, s3
    xor t4, s9, t4
    lw s9, 568(s0)
    lw s10, 392(sp)
    xor s7, s9, s7
    lw s9, 424(sp)
    xor s10, t1, s10
    xor s7, s9, s7
    lw s11, 580(s0)
    lw ra, 412(sp)
    xor t1, s11, t1
    lw s11, 372(sp)
    xor t1, t1, s11
    xor t1, ra, t1
    lw ra, 388(sp)
    sw s8, 388(sp)
    lw s8, 340(sp)
    xor ra, s10, ra
    xor s8, s8, ra
    lw ra, 324(sp)
    xor ra, s10, ra
    xor s3, s3, ra
    lw ra, 348(sp)
    sw s8, 348(sp)
    xor ra, t3, ra
    lw s8, 364(sp)
    xor a1, a1, ra
    xor a1, s8, a1
    lw s8, 548(s0)
    sw s7, 364(sp)
    lw s7, 304(sp)
    xor s8, s8, t3
    xor s7, s8, s7
    lw s8, 352(sp)
    sw s3, 352(sp)
    xor t3, t3, s8
    lw s8, 280(sp)
    sw t6, 280(sp)
    xor s8, s8, t3
    lw t6, 356(sp)
    sw a4, 356(sp)
    xor t6, t6, s8
    lw s8, 276(sp)
    xor a4, s10, s4
    lw s3, 344(sp)
    xor s7, s8, s7
    xor a4, a4, s3
    xor s3, t5, s4
    lw s4, 428(sp)
    sw a4, 428(sp)
    xor s3, s4, s3
    lw s4, 368(sp)
    sw s3, 344(sp)
    xor a4, s2, s4
    lw s3, 320(sp)
    lw s4, 408(sp)
    xor s3, s2, s3
    xor s4, s1, s4
    lw s8, 248(sp)
    sw s5, 304(sp)
    xor s8, s1, s8
    xor s5, t5, a3
    xor a2, s5, a2
    xor a3, s11, a3
    lw s5, 404(sp)
    sw a2, 324(sp)
    xor a3, s5, a3
    lw s5, 236(sp)
    sw a3, 404(sp)
    lw a2, 264(sp)
    xor a3, t0, s5
    xor a2, a3, a2
    sw a2, 264(sp)
    lw a2, 384(sp)
    xor s11, t0, a2
    xor t4, s11, t4
    # round 8 (aes.dsl:47)
    sw t4, 340(sp)
    lw t4, 636(s0)
    sw a0, 412(sp)
    lw a0, 328(sp)
    xor t4, t4, a0
    lw a0, 604(s0)
    xor a0, a0, s1
    lw s1, 600(s0)
    xor a0, a7, a0
    xor a2, s1, a2
    lw s1, 608(s0)
    xor a5, a7, a5
    xor s1, s1, s2
    lw s2, 612(s0)
    xor a5, s1, a5
    xor t0, s2, t0
    lw s2, 624(s0)
    lw a7, 300(sp)
    xor s2, s2, s5
    lw s5, 436(sp)
    xor a5, a7, a5
    xor t0, t0, s5
    xor t0, s9, t0
    xor a0, a0, s7
    xor a3, s8, a3
    xor t4, t4, a3
    lw a3, 628(s0)
    lw s1, 296(sp)
    xor a3, a3, t5
    xor a3, s1, a3
    lw s1, 632(s0)
    xor t5, s1, t5
    xor t3, t3, t5
    lw t5, 432(sp)
    xor t3, t5, t3
    xor t3, a4, t3
    xor t5, s4, a3
    xor a3, s4, s6
    xor a3, a2, a3
    lw a2, 440(sp)
    lw s4, 372(sp)
    xor s1, a2, s11
    xor s1, s2, s1
    lw s2, 620(s0)
    lw s6, 276(sp)
    xor s2, s2, s4
    xor s2, s6, s2
    lw s6, 368(sp)
    xor s2, s6, s2
    lw s6, 616(s0)
    xor s2, s3, s2
    xor s4, s6, s4
    lw s6, 408(sp)
    xor s4, s6, s4
    xor s4, s8, s4
    lw s6, 592(s0)
    lw s8, 248(sp)
    xor s6, s6, s10
    xor s6, s8, s6
    xor s5, s5, s6
    lw s6, 596(s0)
    lw s8, 320(sp)
    xor s6, s6, s10
    xor s6, ra, s6
    xor s6, s8, s6
    lw s8, 284(sp)
    xor a2, a2, s8
    xor s6, s8, s6
    xor a2, a0, a2
    xor a7, t6, a7
    xor a7, s4, a7
    xor a4, t2, a4
    xor a4, s5, a4
    xor a0, a1, s3
    xor t5, t5, a0
    xor a0, s7, t1
    xor s3, a0, a2
    xor s4, a6, s3
    xor a5, a5, s4
    lw s5, 412(sp)
    lw s11, 304(sp)
    xor s4, s5, s4
    xor s5, s5, a5
    xor t0, t0, s5
    xor s5, s7, s5
    xor s7, s3, s5
    xor s8, t0, s7
    and s9, a2, s8
    xor s5, s5, s9
    xor s10, a5, s8
    xor ra, s11, s7
    sw a3, 412(sp)
    and a3, s3, s7
    sw s6, 300(sp)
    or s6, a0, t0
    xor s4, s4, s6
    sw t2, 284(sp)
    xor t2, s11, a5
    sw a4, 440(sp)
    xor a4, t2, t0
    sw s1, 320(sp)
    andn s1, a4, a6
    xor s1, s1, s9
    xor s9, a3, s1
    sw s2, 436(sp)
    xor s2, t1, a4
    xor t1, a6, t1
    sw a7, 248(sp)
    xor a7, t1, a2
    sw t6, 408(sp)
    and t6, a5, a7
    xor t6, t6, a3
    or a3, s10, t1
    xor a3, a3, s9
    xor s9, s3, s2
    xor s0, a7, s9
    sw t4, 372(sp)
    and t4, t2, s0
    xor t4, s5, t4
    and s5, s11, s9
    xor s5, s6, s5
    xor t4, s5, t4
    xor t6, t6, s5
    xor s5, t6, t4
    and s6, a3, s5
    sw t3, 368(sp)
    andn t3, t6, s6
    xor s5, s5, t3
    sw t5, 276(sp)
    or t5, s2, ra
    xor t5, s4, t5
    xor t5, s1, t5
    andn t6, t5, t6
    xor s1, t6, s6
    andn t6, s5, t6
    and a6, a6, t6
    and a4, a4, t6
    xor a3, t5, a3
    andn t5, t5, s1
    xor s1, a3, s1
    andn t4, t4, s1
    xor t3, t3, t4
    xor t4, t6, t3
    and t6, s2, t4
    and s2, ra, t4
    and t1, t1, t3
    and s4, s10, t3
    xor s4, a4, s4
    or s1, s1, t5
    xor t5, a3, t5
    and a3, s9, t5
    xor t4, t5, t4
    and s3, s3, t4
    and s5, s7, t4
    and s6, s11, t5
    xor t5, t5, s1
    and t2, t2, t5
    and t5, s0, t5
    xor t3, s1, t3
    and s0, s8, t3
    and a2, a2, t3
    xor t3, t3, t4
    and t4, a0, t3
    and t0, t0, t3
    xor t3, a2, s3
    xor a6, a6, t3
    xor t3, t5, t3
    and a7, a7, s1
    and a5, a5, s1
    xor a5, a5, s4
    xor t2, t2, a5
    xor a5, s6, a5
    xor t5, s2, a5
    xor a4, a4, t5
    xor a6, t5, a6
    xor t5, s0, s4
    xor t5, s5, t5
    xor t3, t5, t3
    xor a3, a3, t3
    xor a7, a7, t3
    xor t2, t2, a7
    rori a7, a7, 8
    lw t3, 72(sp)
    xor t6, t6, t5
    lw a2, 712(t3)
    xor t5, t5, t2
    xor a2, a2, a7
    xor a4, a4, t5
    rori a4, a4, 8
    rori t5, t5, 8
    rori t2, t2, 8
    xor a0, t1, s0
    xor a5, a0, a5
    xor a5, t0, a5
    xor t0, t6, a5
    xor t6, t0, a3
    xor t0, t4, t0
    xnor t0, s3, t0
    rori t0, t0, 8
    rori t4, t6, 8
    lw t6, 680(t3)
    xnor a5, a6, a5
    xor t6, t6, t4
    xnor a6, t1, a6
    rori a6, a6, 8
    lw t1, 648(t3)
    rori a5, a5, 8
    xor t1, t1, a6
    lw a3, 664(t3)
    lw a0, 352(sp)
    xor a3, a3, a5
    xor s0, a0, a1
    lw s1, 276(sp)
    lw s3, 324(sp)
    xor s2, s0, s1
    xor s4, s3, s2
    lw s5, 368(sp)
    lw s6, 340(sp)
    xor s5, s5, s4
    xor s4, s6, s4
    xor s6, s6, s5
    xor a1, a1, s6
    lw s7, 372(sp)
    xor s8, s2, a1
    xor s6, s7, s6
    or s7, s0, s6
    xor s4, s4, s7
    xor s9, s6, s8
    xor s10, s5, s9
    and s11, s1, s9
    xor a1, a1, s11
    and ra, s2, s8
    sw t1, 372(sp)
    lw t1, 344(sp)
    sw t6, 340(sp)
    xor t6, t1, s8
    sw a2, 368(sp)
    xor a2, t1, s5
    sw a3, 304(sp)
    xor a3, a2, s6
    sw a6, 376(sp)
    xor a6, a0, a3
    xor a0, s3, a0
    sw a5, 352(sp)
    xor a5, a0, s1
    sw t4, 432(sp)
    and t4, s5, a5
    xor t4, t4, ra
    sw a4, 296(sp)
    or a4, s10, a0
    sw t5, 424(sp)
    xor t5, s2, a6
    sw t2, 236(sp)
    and t2, t1, t5
    xor t2, s7, t2
    xor t4, t4, t2
    xor s7, a5, t5
    sw a7, 384(sp)
    and a7, a2, s7
    xor a7, a1, a7
    xor a7, t2, a7
    xor t2, t4, a7
    or a1, a6, t6
    xor a1, s4, a1
    andn s4, a3, s3
    xor s4, s4, s11
    xor a1, s4, a1
    xor s4, ra, s4
    xor a4, a4, s4
    and s4, a4, t2
    xor a4, a1, a4
    andn s11, t4, s4
    xor t2, t2, s11
    andn t4, a1, t4
    xor s4, t4, s4
    andn t2, t2, t4
    and t4, s3, t2
    and a3, a3, t2
    andn a1, a1, s4
    xor s3, a4, s4
    andn a7, a7, s3
    xor a7, s11, a7
    and a0, a0, a7
    xor t2, t2, a7
    and a6, a6, t2
    and t6, t6, t2
    and s4, s10, a7
    xor s4, a3, s4
    or s3, s3, a1
    xor a4, a4, a1
    and t1, t1, a4
    xor t2, a4, t2
    and a1, s2, t2
    and s2, s8, t2
    and t5, t5, a4
    xor a4, a4, s3
    and a2, a2, a4
    and a4, s7, a4
    and a5, a5, s3
    xor a7, s3, a7
    and s3, s5, s3
    xor s3, s3, s4
    xor t1, t1, s3
    xor a2, a2, s3
    xor t6, t6, t1
    xor a3, a3, t6
    and s3, s9, a7
    xor s4, s3, s4
    xor s2, s2, s4
    xor a6, a6, s2
    xor s3, a0, s3
    xor t1, s3, t1
    and s1, s1, a7
    xor a7, a7, t2
    and t2, s6, a7
    xor t1, t2, t1
    and a7, s0, a7
    xor a6, a6, t1
    xor a7, a7, a6
    xnor a7, a1, a7
    xor t2, s1, a1
    xor a4, a4, t2
    xor t2, t4, t2
    xor t2, t6, t2
    xnor t4, a0, t2
    xnor t1, t2, t1
    rori t1, t1, 24
    lw t2, 656(t3)
    rori t4, t4, 24
    xor t2, t2, t1
    lw t6, 640(t3)
    xor a4, s2, a4
    xor t6, t6, t4
    xor a5, a5, a4
    xor t5, t5, a4
    xor a6, a6, t5
    rori a6, a6, 24
    lw t5, 672(t3)
    xor a4, a2, a5
    xor t5, t5, a6
    xor a2, s2, a4
    xor a3, a3, a2
    rori a3, a3, 24
    rori a2, a2, 24
    rori a4, a4, 24
    rori a5, a5, 24
    lw a1, 704(t3)
    rori a7, a7, 24
    xor a1, a1, a5
    lw a0, 356(sp)
    lw s0, 408(sp)
    lw s2, 248(sp)
    xor s1, a0, s0
    xor s3, s1, s2
    lw s4, 280(sp)
    lw s6, 436(sp)
    xor s5, s4, s3
    xor s6, s6, s5
    lw s7, 364(sp)
    lw s8, 320(sp)
    xor s5, s7, s5
    xor s7, s7, s6
    xor s0, s0, s7
    xor s7, s8, s7
    or s8, s1, s7
    xor s5, s5, s8
    xor s9, s3, s0
    and s10, s3, s9
    lw s11, 404(sp)
    sw t6, 320(sp)
    xor ra, s11, s9
    xor t6, s7, s9
    sw t5, 408(sp)
    xor t5, s6, t6
    and t3, s2, t6
    xor s0, s0, t3
    sw t4, 364(sp)
    xor t4, s11, s6
    sw t2, 436(sp)
    xor t2, t4, s7
    sw t1, 276(sp)
    andn t1, t2, s4
    xor t1, t1, t3
    xor t3, s10, t1
    sw a6, 344(sp)
    xor a6, a0, t2
    xor a0, s4, a0
    xor s2, a0, s2
    sw a3, 356(sp)
    and a3, s6, s2
    xor a3, a3, s10
    or s10, t5, a0
    xor t3, s10, t3
    xor s10, s3, a6
    sw a2, 324(sp)
    xor a2, s2, s10
    sw a4, 328(sp)
    and a4, t4, a2
    xor a4, s0, a4
    and s0, s11, s10
    xor s0, s8, s0
    xor a4, s0, a4
    xor a3, a3, s0
    xor s0, a3, a4
    and s8, t3, s0
    sw a1, 392(sp)
    andn a1, a3, s8
    xor s0, s0, a1
    sw a5, 316(sp)
    or a5, a6, ra
    xor a5, s5, a5
    xor a5, t1, a5
    andn t1, a5, a3
    andn a3, s0, t1
    xor t1, t1, s8
    and s0, s4, a3
    and t2, t2, a3
    xor t3, a5, t3
    andn a5, a5, t1
    xor t1, t3, t1
    andn a4, a4, t1
    xor a4, a1, a4
    and t5, t5, a4
    xor t5, t2, t5
    xor a3, a3, a4
    and a6, a6, a3
    and a1, ra, a3
    and a0, a0, a4
    or t1, t1, a5
    xor a5, t3, a5
    and t3, s11, a5
    xor a3, a5, a3
    and s3, s3, a3
    and s4, s9, a3
    and s5, s10, a5
    xor a5, a5, t1
    and a2, a2, a5
    and a5, t4, a5
    and t4, s6, t1
    xor t4, t4, t5
    xor t3, t3, t4
    xor a5, a5, t4
    xor t4, a1, t3
    xor t2, t2, t4
    xor a4, t1, a4
    and t1, s2, t1
    xor a3, a4, a3
    and a1, s1, a3
    and a3, s7, a3
    lw s1, 248(sp)
    and t6, t6, a4
    and s1, s1, a4
    xor t5, t6, t5
    xor t5, s4, t5
    xor a6, a6, t5
    xor t6, a0, t6
    xor t3, t6, t3
    xor t3, a3, t3
    xor a6, a6, t3
    xor t6, a1, a6
    xnor t6, s3, t6
    xor a4, s1, s3
    xor a3, a2, a4
    xor a4, s0, a4
    xor t4, t4, a4
    xnor t3, t4, t3
    xnor t4, a0, t4
    rori t4, t4, 16
    lw a4, 72(sp)
    rori t3, t3, 16
    lw a2, 652(a4)
    lw a1, 668(a4)
    xor a2, a2, t4
    xor a1, a1, t3
    xor a3, t5, a3
    xor t1, t1, a3
    xor a3, s5, a3
    xor a6, a6, a3
    rori a6, a6, 16
    lw a3, 684(a4)
    xor a5, a5, t1
    xor a3, a3, a6
    xor t5, t5, a5
    xor t2, t2, t5
    rori t2, t2, 16
    rori t5, t5, 16
    rori a5, a5, 16
    rori t1, t1, 16
    lw a0, 716(a4)
    rori t6, t6, 16
    xor a0, a0, t1
    xor s0, a7, t6
    xor s1, t6, t0
    lw s2, 316(sp)
    lw s4, 384(sp)
    xor s3, s2, t1
    xor t1, t1, s4
    lw s5, 392(sp)
    lw s6, 328(sp)
    xor s5, t1, s5
    xor s7, s6, a5
    lw s8, 236(sp)
    lw s11, 688(a4)
    xor s9, a5, s8
    xnor s10, s6, s9
    xor s10, s11, s10
    lw s11, 324(sp)
    lw s4, 296(sp)
    xor ra, s11, t5
    lw s11, 424(sp)
    xor s4, t2, s4
    xor s11, t5, s11
    lw s8, 356(sp)
    lw s6, 344(sp)
    xor s8, s8, t2
    xor s6, s6, a6
    lw s2, 432(sp)
    sw s4, 392(sp)
    xor a6, a6, s2
    lw s2, 276(sp)
    sw ra, 248(sp)
    xor s4, s2, t3
    lw ra, 352(sp)
    lw a4, 436(sp)
    xor t3, t3, ra
    xor a4, t3, a4
    sw t2, 436(sp)
    lw t2, 376(sp)
    lw s2, 364(sp)
    xor t2, t4, t2
    xor t4, s2, t4
    xor s2, s3, t4
    sw t5, 404(sp)
    xor t5, t2, s4
    sw s8, 280(sp)
    lw s8, 428(sp)
    lw ra, 388(sp)
    sw s11, 360(sp)
    xor s11, s8, ra
    sw t6, 244(sp)
    lw t6, 440(sp)
    sw a7, 308(sp)
    xor a7, s11, t6
    sw s10, 288(sp)
    lw s10, 284(sp)
    sw t0, 380(sp)
    xor t0, ra, s10
    sw a2, 396(sp)
    xor a2, t0, t6
    sw a4, 400(sp)
    xor a4, s8, a2
    sw s6, 240(sp)
    lw s6, 300(sp)
    sw s4, 300(sp)
    xor s6, s6, a4
    lw s4, 264(sp)
    sw t3, 264(sp)
    xor a4, s4, a4
    xor s4, s4, s6
    lw t3, 412(sp)
    sw a3, 284(sp)
    xor t3, t3, s4
    xor s4, s10, s4
    xor s10, a2, s4
    and a3, a2, s10
    sw a0, 412(sp)
    lw a0, 348(sp)
    sw t2, 292(sp)
    xor t2, a0, s10
    sw s9, 256(sp)
    xor s9, t3, s10
    sw s3, 252(sp)
    xor s3, s6, s9
    sw s0, 332(sp)
    or s0, s3, s11
    and t6, t6, s9
    xor s4, s4, t6
    sw a5, 336(sp)
    or a5, t0, t3
    xor a4, a4, a5
    sw s5, 232(sp)
    and s5, s6, a7
    xor s5, s5, a3
    sw s1, 312(sp)
    xor s1, a0, s6
    sw s7, 416(sp)
    xor s7, s1, t3
    xor ra, ra, s7
    sw t4, 388(sp)
    or t4, ra, t2
    xor t4, a4, t4
    xor a4, a2, ra
    sw s2, 272(sp)
    xor s2, a7, a4
    sw s1, 420(sp)
    and s1, s1, s2
    xor s1, s4, s1
    and s4, a0, a4
    xor a5, a5, s4
    xor s1, a5, s1
    xor a5, s5, a5
    xor s4, a5, s1
    andn s5, s7, s8
    xor t6, s5, t6
    xor a3, a3, t6
    xor a3, s0, a3
    xor t4, t6, t4
    xor t6, t4, a3
    and a3, a3, s4
    andn s0, a5, a3
    xor s4, s4, s0
    andn a5, t4, a5
    andn s4, s4, a5
    xor a5, a5, a3
    andn t4, t4, a5
    xor a5, t6, a5
    andn a3, s1, a5
    xor a3, s0, a3
    and s0, s11, a3
    and s1, s3, a3
    or a5, a5, t4
    xor t4, t6, t4
    and t6, a0, t4
    and a4, a4, t4
    and a7, a7, a5
    and a0, s6, a5
    and s3, s7, s4
    xor s1, s3, s1
    xor a0, a0, s1
    xor t6, t6, a0
    and s5, s8, s4
    xor s4, s4, a3
    and t2, t2, s4
    xor t2, t2, t6
    xor s3, s3, t2
    and s6, ra, s4
    xor s4, t4, s4
    and a2, a2, s4
    and s7, s10, s4
    xor t4, t4, a5
    xor a5, a5, a3
    and a3, s9, a5
    xor s1, a3, s1
    xor s1, s7, s1
    xor s6, s6, s1
    xor a3, s0, a3
    xor t6, a3, t6
    lw a3, 440(sp)
    and a3, a3, a5
    xor a5, a5, s4
    and t0, t0, a5
    and a5, t3, a5
    xor a5, a5, t6
    xor t3, s6, a5
    xor t0, t0, t3
    xnor t0, a2, t0
    xor t6, a3, a2
    xor a3, s5, t6
    xor t2, t2, a3
    xnor a3, s0, t2
    xnor a5, t2, a5
    lw t2, 352(sp)
    lw s0, 72(sp)
    xor t2, a5, t2
    xor a2, t2, a1
    xor t2, t2, a6
    lw a1, 408(sp)
    lw s4, 660(s0)
    xor t2, a1, t2
    lw a1, 276(sp)
    lw s5, 644(s0)
    xor a1, a5, a1
    xor a5, s4, a5
    xor a5, a5, t1
    xor a5, a5, t5
    lw t5, 304(sp)
    lw s4, 272(sp)
    xor t5, a1, t5
    xor t5, s4, t5
    lw s4, 376(sp)
    xor s5, s5, a3
    xor s4, a3, s4
    lw s6, 364(sp)
    xor s5, s5, t1
    xor a3, a3, s6
    lw s6, 388(sp)
    and s2, s2, t4
    xor s5, s6, s5
    xor t6, s2, t6
    lw s2, 420(sp)
    xor t6, s1, t6
    and t4, s2, t4
    xor t4, t4, a0
    xor a4, a4, t6
    xor t3, t3, a4
    xor a7, a7, t6
    lw t6, 316(sp)
    lw a4, 368(sp)
    xor t6, a7, t6
    xor a4, t6, a4
    lw a0, 416(sp)
    xor t4, t4, a7
    xor a4, a0, a4
    xor s1, s1, t4
    xor s2, s3, s1
    lw s3, 328(sp)
    xnor a0, t4, a0
    xor s3, t4, s3
    lw s6, 692(s0)
    lw s7, 236(sp)
    xor a0, s6, a0
    lw s6, 312(sp)
    xor t4, t4, s7
    xor a0, s6, a0
    lw s8, 232(sp)
    lw s9, 336(sp)
    xor s8, t4, s8
    xnor t4, s9, t4
    lw s9, 700(s0)
    xnor s7, s7, s3
    xor t4, s9, t4
    lw s9, 696(s0)
    lw s10, 384(sp)
    xor s7, s9, s7
    lw s9, 332(sp)
    xor s10, a7, s10
    xor s7, s9, s7
    lw s11, 708(s0)
    lw ra, 256(sp)
    xor a7, s11, a7
    lw s11, 252(sp)
    xor a7, a7, s11
    xor a7, ra, a7
    lw ra, 292(sp)
    sw s8, 292(sp)
    lw s8, 320(sp)
    xor ra, s10, ra
    xor s8, s8, ra
    lw ra, 412(sp)
    xor ra, s10, ra
    xor s3, s3, ra
    lw ra, 432(sp)
    sw s8, 432(sp)
    xor ra, t3, ra
    lw s8, 284(sp)
    xor a1, a1, ra
    xor a1, s8, a1
    lw s8, 676(s0)
    sw s7, 284(sp)
    lw s7, 264(sp)
    xor s8, s8, t3
    xor s7, s8, s7
    lw s8, 344(sp)
    sw s3, 344(sp)
    xor t3, t3, s8
    lw s8, 300(sp)
    sw t5, 300(sp)
    xor s8, s8, t3
    lw t5, 340(sp)
    sw a4, 340(sp)
    xor t5, t5, s8
    lw s8, 240(sp)
    xor a4, s10, s4
    lw s3, 400(sp)
    xor s7, s8, s7
    xor a4, a4, s3
    xor s3, t6, s4
    lw s4, 396(sp)
    sw a4, 396(sp)
    xor s3, s4, s3
    lw s4, 296(sp)
    sw s3, 400(sp)
    xor a4, s2, s4
    lw s3, 356(sp)
    lw s4, 424(sp)
    xor s3, s2, s3
    xor s4, s1, s4
    lw s8, 324(sp)
    sw s5, 264(sp)
    xor s8, s1, s8
    xor s5, t6, a3
    xor a2, s5, a2
    xor a3, s11, a3
    lw s5, 372(sp)
    sw a2, 412(sp)
    xor a3, s5, a3
    lw s5, 380(sp)
    sw a3, 372(sp)
    lw a2, 288(sp)
    xor a3, t0, s5
    xor a2, a3, a2
    sw a2, 288(sp)
    lw a2, 308(sp)
    xor s11, t0, a2
    xor t4, s11, t4
    # round 9 (aes.dsl:47)
    sw t4, 320(sp)
    lw t4, 764(s0)
    sw a0, 256(sp)
    lw a0, 244(sp)
    xor t4, t4, a0
    lw a0, 732(s0)
    xor a0, a0, s1
    lw s1, 728(s0)
    xor a0, t1, a0
    xor a2, s1, a2
    lw s1, 736(s0)
    xor a6, t1, a6
    xor s1, s1, s2
    lw s2, 740(s0)
    xor a6, s1, a6
    xor t0, s2, t0
    lw s2, 752(s0)
    lw t1, 280(sp)
    xor s2, s2, s5
    lw s5, 360(sp)
    xor a6, t1, a6
    xor t0, t0, s5
    xor t0, s9, t0
    xor a0, a0, s7
    xor a3, s8, a3
    xor t4, t4, a3
    lw a3, 756(s0)
    lw s1, 404(sp)
    xor a3, a3, t6
    xor a3, s1, a3
    lw s1, 760(s0)
    xor t6, s1, t6
    xor t3, t3, t6
    lw t6, 436(sp)
    xor t3, t6, t3
    xor t3, a4, t3
    xor t6, s4, a3
    xor a3, s4, s6
    xor a3, a2, a3
    lw a2, 248(sp)
    lw s4, 252(sp)
    xor s1, a2, s11
    xor s1, s2, s1
    lw s2, 748(s0)
    lw s6, 240(sp)
    xor s2, s2, s4
    xor s2, s6, s2
    lw s6, 296(sp)
    xor s2, s6, s2
    lw s6, 744(s0)
    xor s2, s3, s2
    xor s4, s6, s4
    lw s6, 424(sp)
    xor s4, s6, s4
    xor s4, s8, s4
    lw s6, 720(s0)
    lw s8, 324(sp)
    xor s6, s6, s10
    xor s6, s8, s6
    xor s5, s5, s6
    lw s6, 724(s0)
    lw s8, 356(sp)
    xor s6, s6, s10
    xor s6, ra, s6
    xor s6, s8, s6
    lw s8, 392(sp)
    xor a2, a2, s8
    xor s6, s8, s6
    xor a2, a0, a2
    xor t1, t5, t1
    xor t1, s4, t1
    xor a4, t2, a4
    xor a4, s5, a4
    xor a0, a1, s3
    xor t6, t6, a0
    xor a0, s7, a7
    xor s3, a0, a2
    xor s4, a5, s3
    xor a6, a6, s4
    lw s5, 256(sp)
    lw s11, 264(sp)
    xor s4, s5, s4
    xor s5, s5, a6
    xor t0, t0, s5
    xor s5, s7, s5
    xor s7, s3, s5
    xor s8, t0, s7
    and s9, a2, s8
    xor s5, s5, s9
    xor s10, a6, s8
    xor ra, s11, s7
    sw a3, 256(sp)
    and a3, s3, s7
    sw s6, 280(sp)
    or s6, a0, t0
    xor s4, s4, s6
    sw t2, 392(sp)
    xor t2, s11, a6
    sw a4, 248(sp)
    xor a4, t2, t0
    sw s1, 356(sp)
    andn s1, a4, a5
    xor s1, s1, s9
    xor s9, a3, s1
    sw s2, 360(sp)
    xor s2, a7, a4
    xor a7, a5, a7
    sw t1, 324(sp)
    xor t1, a7, a2
    sw t5, 424(sp)
    and t5, a6, t1
    xor t5, t5, a3
    or a3, s10, a7
    xor a3, a3, s9
    xor s9, s3, s2
    xor s0, t1, s9
    sw t4, 252(sp)
    and t4, t2, s0
    xor t4, s5, t4
    and s5, s11, s9
    xor s5, s6, s5
    xor t4, s5, t4
    xor t5, t5, s5
    xor s5, t5, t4
    and s6, a3, s5
    sw t3, 296(sp)
    andn t3, t5, s6
    xor s5, s5, t3
    sw t6, 240(sp)
    or t6, s2, ra
    xor t6, s4, t6
    xor t6, s1, t6
    andn t5, t6, t5
    xor s1, t5, s6
    andn t5, s5, t5
    and a5, a5, t5
    and a4, a4, t5
    xor a3, t6, a3
    andn t6, t6, s1
    xor s1, a3, s1
    andn t4, t4, s1
    xor t3, t3, t4
    xor t4, t5, t3
    and t5, s2, t4
    and s2, ra, t4
    and a7, a7, t3
    and s4, s10, t3
    xor s4, a4, s4
    or s1, s1, t6
    xor t6, a3, t6
    and a3, s9, t6
    xor t4, t6, t4
    and s3, s3, t4
    and s5, s7, t4
    and s6, s11, t6
    xor t6, t6, s1
    and t2, t2, t6
    and t6, s0, t6
    xor t3, s1, t3
    and s0, s8, t3
    and a2, a2, t3
    xor t3, t3, t4
    and t4, a0, t3
    and t0, t0, t3
    xor t3, a2, s3
    xor a5, a5, t3
    xor t3, t6, t3
    and t1, t1, s1
    and a6, a6, s1
    xor a6, a6, s4
    xor t2, t2, a6
    xor a6, s6, a6
    xor t6, s2, a6
    xor a4, a4, t6
    xor a5, t6, a5
    xor t6, s0, s4
    xor t6, s5, t6
    xor t3, t6, t3
    xor a3, a3, t3
    xor t1, t1, t3
    xor t2, t2, t1
    rori t1, t1, 8
    lw t3, 72(sp)
    xor t5, t5, t6
    lw a2, 840(t3)
    xor t6, t6, t2
    xor a2, a2, t1
    xor a4, a4, t6
    rori a4, a4, 8
    rori t6, t6, 8
    rori t2, t2, 8
    xor a0, a7, s0
    xor a6, a0, a6
    xor a6, t0, a6
    xor t0, t5, a6
    xor t5, t0, a3
    xor t0, t4, t0
    xnor t0, s3, t0
    rori t0, t0, 8
    rori t4, t5, 8
    lw t5, 808(t3)
    xnor a6, a5, a6
    xor t5, t5, t4
    xnor a5, a7, a5
    rori a5, a5, 8
    lw a7, 776(t3)
    rori a6, a6, 8
    xor a7, a7, a5
    lw a3, 792(t3)
    lw a0, 344(sp)
    xor a3, a3, a6
    xor s0, a0, a1
    lw s1, 240(sp)
    lw s3, 412(sp)
    xor s2, s0, s1
    xor s4, s3, s2
    lw s5, 296(sp)
    lw s6, 320(sp)
    xor s5, s5, s4
    xor s4, s6, s4
    xor s6, s6, s5
    xor a1, a1, s6
    lw s7, 252(sp)
    xor s8, s2, a1
    xor s6, s7, s6
    or s7, s0, s6
    xor s4, s4, s7
    xor s9, s6, s8
    xor s10, s5, s9
    and s11, s1, s9
    xor a1, a1, s11
    and ra, s2, s8
    sw a7, 252(sp)
    lw a7, 400(sp)
    sw t5, 320(sp)
    xor t5, a7, s8
    sw a2, 296(sp)
    xor a2, a7, s5
    sw a3, 264(sp)
    xor a3, a2, s6
    sw a5, 312(sp)
    xor a5, a0, a3
    xor a0, s3, a0
    sw a6, 344(sp)
    xor a6, a0, s1
    sw t4, 436(sp)
    and t4, s5, a6
    xor t4, t4, ra
    sw a4, 404(sp)
    or a4, s10, a0
    sw t6, 332(sp)
    xor t6, s2, a5
    sw t2, 380(sp)
    and t2, a7, t6
    xor t2, s7, t2
    xor t4, t4, t2
    xor s7, a6, t6
    sw t1, 308(sp)
    and t1, a2, s7
    xor t1, a1, t1
    xor t1, t2, t1
    xor t2, t4, t1
    or a1, a5, t5
    xor a1, s4, a1
    andn s4, a3, s3
    xor s4, s4, s11
    xor a1, s4, a1
    xor s4, ra, s4
    xor a4, a4, s4
    and s4, a4, t2
    xor a4, a1, a4
    andn s11, t4, s4
    xor t2, t2, s11
    andn t4, a1, t4
    xor s4, t4, s4
    andn t2, t2, t4
    and t4, s3, t2
    and a3, a3, t2
    andn a1, a1, s4
    xor s3, a4, s4
    andn t1, t1, s3
    xor t1, s11, t1
    and a0, a0, t1
    xor t2, t2, t1
    and a5, a5, t2
    and t5, t5, t2
    and s4, s10, t1
    xor s4, a3, s4
    or s3, s3, a1
    xor a4, a4, a1
    and a7, a7, a4
    xor t2, a4, t2
    and a1, s2, t2
    and s2, s8, t2
    and t6, t6, a4
    xor a4, a4, s3
    and a2, a2, a4
    and a4, s7, a4
    and a6, a6, s3
    xor t1, s3, t1
    and s3, s5, s3
    xor s3, s3, s4
    xor a7, a7, s3
    xor a2, a2, s3
    xor t5, t5, a7
    xor a3, a3, t5
    and s3, s9, t1
    xor s4, s3, s4
    xor s2, s2, s4
    xor a5, a5, s2
    xor s3, a0, s3
    xor a7, s3, a7
    and s1, s1, t1
    xor t1, t1, t2
    and t2, s6, t1
    xor a7, t2, a7
    and t1, s0, t1
    xor a5, a5, a7
    xor t1, t1, a5
    xnor t1, a1, t1
    xor t2, s1, a1
    xor a4, a4, t2
    xor t2, t4, t2
    xor t2, t5, t2
    xnor t4, a0, t2
    xnor a7, t2, a7
    rori a7, a7, 24
    lw t2, 784(t3)
    rori t4, t4, 24
    xor t2, t2, a7
    lw t5, 768(t3)
    xor a4, s2, a4
    xor t5, t5, t4
    xor a6, a6, a4
    xor t6, t6, a4
    xor a5, a5, t6
    rori a5, a5, 24
    lw t6, 800(t3)
    xor a4, a2, a6
    xor t6, t6, a5
    xor a2, s2, a4
    xor a3, a3, a2
    rori a3, a3, 24
    rori a2, a2, 24
    rori a4, a4, 24
    rori a6, a6, 24
    lw a1, 832(t3)
    rori t1, t1, 24
    xor a1, a1, a6
    lw a0, 340(sp)
    lw s0, 424(sp)
    lw s2, 324(sp)
    xor s1, a0, s0
    xor s3, s1, s2
    lw s4, 300(sp)
    lw s6, 360(sp)
    xor s5, s4, s3
    xor s6, s6, s5
    lw s7, 284(sp)
    lw s8, 356(sp)
    xor s5, s7, s5
    xor s7, s7, s6
    xor s0, s0, s7
    xor s7, s8, s7
    or s8, s1, s7
    xor s5, s5, s8
    xor s9, s3, s0
    and s10, s3, s9
    lw s11, 372(sp)
    sw t5, 356(sp)
    xor ra, s11, s9
    xor t5, s7, s9
    sw t6, 424(sp)
    xor t6, s6, t5
    and t3, s2, t5
    xor s0, s0, t3
    sw t4, 284(sp)
    xor t4, s11, s6
    sw t2, 360(sp)
    xor t2, t4, s7
    sw a7, 240(sp)
    andn a7, t2, s4
    xor a7, a7, t3
    xor t3, s10, a7
    sw a5, 400(sp)
    xor a5, a0, t2
    xor a0, s4, a0
    xor s2, a0, s2
    sw a3, 340(sp)
    and a3, s6, s2
    xor a3, a3, s10
    or s10, t6, a0
    xor t3, s10, t3
    xor s10, s3, a5
    sw a2, 412(sp)
    xor a2, s2, s10
    sw a4, 244(sp)
    and a4, t4, a2
    xor a4, s0, a4
    and s0, s11, s10
    xor s0, s8, s0
    xor a4, s0, a4
    xor a3, a3, s0
    xor s0, a3, a4
    and s8, t3, s0
    sw a1, 384(sp)
    andn a1, a3, s8
    xor s0, s0, a1
    sw a6, 236(sp)
    or a6, a5, ra
    xor a6, s5, a6
    xor a6, a7, a6
    andn a7, a6, a3
    andn a3, s0, a7
    xor a7, a7, s8
    and s0, s4, a3
    and t2, t2, a3
    xor t3, a6, t3
    andn a6, a6, a7
    xor a7, t3, a7
    andn a4, a4, a7
    xor a4, a1, a4
    and t6, t6, a4
    xor t6, t2, t6
    xor a3, a3, a4
    and a5, a5, a3
    and a1, ra, a3
    and a0, a0, a4
    or a7, a7, a6
    xor a6, t3, a6
    and t3, s11, a6
    xor a3, a6, a3
    and s3, s3, a3
    and s4, s9, a3
    and s5, s10, a6
    xor a6, a6, a7
    and a2, a2, a6
    and a6, t4, a6
    and t4, s6, a7
    xor t4, t4, t6
    xor t3, t3, t4
    xor a6, a6, t4
    xor t4, a1, t3
    xor t2, t2, t4
    xor a4, a7, a4
    and a7, s2, a7
    xor a3, a4, a3
    and a1, s1, a3
    and a3, s7, a3
    lw s1, 324(sp)
    and t5, t5, a4
    and s1, s1, a4
    xor t6, t5, t6
    xor t6, s4, t6
    xor a5, a5, t6
    xor t5, a0, t5
    xor t3, t5, t3
    xor t3, a3, t3
    xor a5, a5, t3
    xor t5, a1, a5
    xnor t5, s3, t5
    xor a4, s1, s3
    xor a3, a2, a4
    xor a4, s0, a4
    xor t4, t4, a4
    xnor t3, t4, t3
    xnor t4, a0, t4
    rori t4, t4, 16
    lw a4, 72(sp)
    rori t3, t3, 16
    lw a2, 780(a4)
    lw a1, 796(a4)
    xor a2, a2, t4
    xor a1, a1, t3
    xor a3, t6, a3
    xor a7, a7, a3
    xor a3, s5, a3
    xor a5, a5, a3
    rori a5, a5, 16
    lw a3, 812(a4)
    xor a6, a6, a7
    xor a3, a3, a5
    xor t6, t6, a6
    xor t2, t2, t6
    rori t2, t2, 16
    rori t6, t6, 16
    rori a6, a6, 16
    rori a7, a7, 16
    lw a0, 844(a4)
    rori t5, t5, 16
    xor a0, a0, a7
    xor s0, t1, t5
    xor s1, t5, t0
    lw s2, 236(sp)
    lw s4, 308(sp)
    xor s3, s2, a7
    xor a7, a7, s4
    lw s5, 384(sp)
    lw s6, 244(sp)
    xor s5, a7, s5
    xor s7, s6, a6
    lw s8, 380(sp)
    lw s11, 816(a4)
    xor s9, a6, s8
    xnor s10, s6, s9
    xor s10, s11, s10
    lw s11, 412(sp)
    lw s4, 404(sp)
    xor ra, s11, t6
    lw s11, 332(sp)
    xor s4, t2, s4
    xor s11, t6, s11
    lw s8, 340(sp)
    lw s6, 400(sp)
    xor s8, s8, t2
    xor s6, s6, a5
    lw s2, 436(sp)
    sw ra, 384(sp)
    xor a5, a5, s2
    lw s2, 240(sp)
    sw t6, 324(sp)
    xor ra, s2, t3
    lw t6, 344(sp)
    sw t2, 372(sp)
    xor t3, t3, t6
    lw t2, 360(sp)
    sw s4, 360(sp)
    xor t2, t3, t2
    lw s4, 312(sp)
    lw a4, 284(sp)
    xor s4, t4, s4
    xor t4, a4, t4
    xor a4, s3, t4
    xor s2, s4, ra
    sw s8, 300(sp)
    lw s8, 396(sp)
    lw t6, 292(sp)
    sw s11, 336(sp)
    xor s11, s8, t6
    sw t5, 232(sp)
    lw t5, 248(sp)
    sw t1, 416(sp)
    xor t1, s11, t5
    sw s10, 328(sp)
    lw s10, 392(sp)
    sw t0, 368(sp)
    xor t0, t6, s10
    sw a2, 316(sp)
    xor a2, t0, t5
    sw t2, 420(sp)
    xor t2, s8, a2
    sw s6, 388(sp)
    lw s6, 280(sp)
    sw ra, 280(sp)
    xor s6, s6, t2
    lw ra, 288(sp)
    sw t3, 288(sp)
    xor t2, ra, t2
    xor ra, ra, s6
    lw t3, 256(sp)
    xor s10, s10, ra
    xor t3, t3, ra
    xor ra, a2, s10
    sw a3, 392(sp)
    and a3, a2, ra
    sw a0, 256(sp)
    lw a0, 432(sp)
    sw s4, 364(sp)
    xor s4, a0, ra
    sw s9, 376(sp)
    xor s9, t3, ra
    sw s3, 272(sp)
    xor s3, s6, s9
    sw s0, 304(sp)
    or s0, s3, s11
    and t5, t5, s9
    xor s10, s10, t5
    sw a6, 276(sp)
    or a6, t0, t3
    xor t2, t2, a6
    sw s5, 408(sp)
    and s5, s6, t1
    xor s5, s5, a3
    sw s1, 352(sp)
    xor s1, a0, s6
    sw s7, 440(sp)
    xor s7, s1, t3
    xor t6, t6, s7
    sw t4, 292(sp)
    or t4, t6, s4
    xor t2, t2, t4
    xor t4, a2, t6
    sw a4, 428(sp)
    xor a4, t1, t4
    sw s1, 348(sp)
    and s1, s1, a4
    xor s1, s10, s1
    and s10, a0, t4
    xor a6, a6, s10
    xor s1, a6, s1
    xor a6, s5, a6
    xor s5, a6, s1
    andn s10, s7, s8
    xor t5, s10, t5
    xor a3, a3, t5
    xor a3, s0, a3
    xor t2, t5, t2
    xor t5, t2, a3
    and a3, a3, s5
    andn s0, a6, a3
    xor s5, s5, s0
    andn a6, t2, a6
    andn s5, s5, a6
    xor a6, a6, a3
    andn t2, t2, a6
    xor a6, t5, a6
    andn a3, s1, a6
    xor a3, s0, a3
    and s0, s11, a3
    and s1, s3, a3
    or a6, a6, t2
    xor t2, t5, t2
    and t5, a0, t2
    and t4, t4, t2
    and t1, t1, a6
    and a0, s6, a6
    and s3, s7, s5
    xor s1, s3, s1
    xor a0, a0, s1
    xor t5, t5, a0
    and s6, s8, s5
    xor s5, s5, a3
    and s4, s4, s5
    xor s4, s4, t5
    xor s3, s3, s4
    and t6, t6, s5
    xor s5, t2, s5
    and a2, a2, s5
    and s7, ra, s5
    xor t2, t2, a6
    xor a6, a6, a3
    and a3, s9, a6
    xor s1, a3, s1
    xor s1, s7, s1
    xor t6, t6, s1
    xor a3, s0, a3
    xor t5, a3, t5
    lw a3, 248(sp)
    and a3, a3, a6
    xor a6, a6, s5
    and t0, t0, a6
    and a6, t3, a6
    xor a6, a6, t5
    xor t3, t6, a6
    xor t0, t0, t3
    xnor t0, a2, t0
    xor t5, a3, a2
    xor t6, s6, t5
    xor t6, s4, t6
    xnor a3, s0, t6
    xnor a6, t6, a6
    lw t6, 344(sp)
    lw s0, 72(sp)
    xor t6, a6, t6
    xor a2, t6, a1
    xor t6, t6, a5
    lw a1, 424(sp)
    lw s4, 788(s0)
    xor t6, a1, t6
    lw a1, 240(sp)
    lw s5, 772(s0)
    xor a1, a6, a1
    xor a6, s4, a6
    xor a6, a6, a7
    xor a6, a6, s2
    lw s2, 264(sp)
    lw s4, 428(sp)
    xor s2, a1, s2
    xor s2, s4, s2
    lw s4, 312(sp)
    xor s5, s5, a3
    xor s4, a3, s4
    lw s6, 284(sp)
    xor s5, s5, a7
    xor a3, a3, s6
    lw s6, 292(sp)
    and a4, a4, t2
    xor s5, s6, s5
    xor t5, a4, t5
    lw a4, 348(sp)
    xor t5, s1, t5
    and t2, a4, t2
    xor t2, t2, a0
    xor t4, t4, t5
    xor t3, t3, t4
    xor t1, t1, t5
    lw t4, 236(sp)
    lw t5, 296(sp)
    xor t4, t1, t4
    xor t5, t4, t5
    lw a4, 440(sp)
    xor t2, t2, t1
    xor t5, a4, t5
    xor a0, s1, t2
    xor s1, s3, a0
    lw s3, 244(sp)
    xnor a4, t2, a4
    xor s3, t2, s3
    lw s6, 820(s0)
    lw s7, 380(sp)
    xor a4, s6, a4
    lw s6, 352(sp)
    xor t2, t2, s7
    xor a4, s6, a4
    lw s8, 408(sp)
    lw s9, 276(sp)
    xor s8, t2, s8
    xnor t2, s9, t2
    lw s9, 828(s0)
    xnor s7, s7, s3
    xor t2, s9, t2
    lw s9, 824(s0)
    lw s10, 308(sp)
    xor s7, s9, s7
    lw s9, 304(sp)
    xor s10, t1, s10
    xor s7, s9, s7
    lw s11, 836(s0)
    lw ra, 376(sp)
    xor t1, s11, t1
    lw s11, 272(sp)
    xor t1, t1, s11
    xor t1, ra, t1
    lw ra, 364(sp)
    sw s8, 364(sp)
    lw s8, 356(sp)
    xor ra, s10, ra
    xor s8, s8, ra
    lw ra, 256(sp)
    xor ra, s10, ra
    xor s3, s3, ra
    lw ra, 436(sp)
    sw s8, 436(sp)
    xor ra, t3, ra
    lw s8, 392(sp)
    xor a1, a1, ra
    xor a1, s8, a1
    lw s8, 804(s0)
    sw s5, 392(sp)
    lw s5, 288(sp)
    xor s8, s8, t3
    xor s5, s8, s5
    lw s8, 400(sp)
    sw t1, 400(sp)
    xor t3, t3, s8
    lw s8, 280(sp)
    sw a4, 280(sp)
    xor s8, s8, t3
    lw a4, 320(sp)
    sw a6, 320(sp)
    xor a4, a4, s8
    lw s8, 388(sp)
    xor a6, s10, s4
    xor s5, s8, s5
    lw t1, 420(sp)
    lw s8, 332(sp)
    xor a6, a6, t1
    xor t1, t4, s4
    lw s4, 316(sp)
    sw a6, 316(sp)
    xor t1, s4, t1
    lw s4, 404(sp)
    sw t1, 420(sp)
    xor a6, s1, s4
    lw t1, 340(sp)
    xor s8, a0, s8
    xor s4, s1, t1
    lw t1, 412(sp)
    sw s7, 288(sp)
    xor s7, a0, t1
    sw s2, 256(sp)
    xor s2, t4, a3
    xor a2, s2, a2
    xor a3, s11, a3
    lw s2, 252(sp)
    sw t5, 356(sp)
    xor a3, s2, a3
    lw s2, 368(sp)
    sw a3, 252(sp)
    lw a3, 328(sp)
    xor s11, t0, s2
    xor a3, s11, a3
    sw a3, 328(sp)
    lw a3, 416(sp)
    xor t5, t0, a3
    xor t2, t5, t2
    # round 10 (aes.dsl:53)
    sw t2, 376(sp)
    lw t2, 892(s0)
    sw s3, 308(sp)
    lw s3, 232(sp)
    xor t2, t2, s3
    lw s3, 860(s0)
    xor a0, s3, a0
    lw s3, 880(s0)
    xor a0, a7, a0
    xor s2, s3, s2
    lw s3, 856(s0)
    xor a5, a7, a5
    xor a3, s3, a3
    lw s3, 864(s0)
    lw a7, 300(sp)
    xor s1, s3, s1
    lw s3, 868(s0)
    xor a5, s1, a5
    xor t0, s3, t0
    lw s3, 336(sp)
    xor a5, a7, a5
    xor t0, t0, s3
    xor t0, s9, t0
    xor a0, a0, s5
    xor s1, s7, s11
    xor t2, t2, s1
    xor s1, s8, s6
    xor a3, a3, s1
    lw s1, 848(s0)
    lw s6, 888(s0)
    xor s1, s1, s10
    xor t1, t1, s1
    xor t1, s3, t1
    lw s1, 852(s0)
    lw s3, 340(sp)
    xor s1, s1, s10
    xor s1, ra, s1
    xor s1, s3, s1
    lw s3, 360(sp)
    xor s6, s6, t4
    xor s1, s3, s1
    xor t3, t3, s6
    lw s6, 372(sp)
    xor t3, s6, t3
    lw s6, 884(s0)
    xor t3, a6, t3
    xor t4, s6, t4
    lw s6, 324(sp)
    xor a6, t6, a6
    xor t4, s6, t4
    xor t4, s8, t4
    xor a6, t1, a6
    lw t1, 384(sp)
    xor t5, t1, t5
    xor t5, s2, t5
    xor t1, t1, s3
    xor t1, a0, t1
    lw a0, 876(s0)
    lw s2, 272(sp)
    lw s3, 388(sp)
    xor a0, a0, s2
    xor a0, s3, a0
    lw s3, 404(sp)
    xor a7, a4, a7
    xor a0, s3, a0
    lw s3, 872(s0)
    xor a0, s4, a0
    xor s2, s3, s2
    lw s3, 332(sp)
    lw s6, 356(sp)
    xor s2, s3, s2
    xor s2, s7, s2
    xor a7, s2, a7
    xor s2, a1, s4
    xor t4, t4, s2
    lw s2, 308(sp)
    xor s7, s6, a4
    xor s3, a2, s2
    xor s4, s3, t4
    xor s8, s7, a7
    lw s9, 256(sp)
    lw s11, 288(sp)
    xor s10, s9, s8
    xor a0, a0, s10
    xor s10, s11, s10
    xor s11, s11, a0
    xor t5, t5, s11
    xor a4, a4, s11
    xor s11, s8, a4
    lw ra, 252(sp)
    sw a3, 288(sp)
    xor a3, ra, s11
    sw s1, 300(sp)
    and s1, s8, s11
    sw a6, 332(sp)
    xor a6, t5, s11
    sw t6, 272(sp)
    xor t6, a0, a6
    sw t0, 404(sp)
    and t0, a7, a6
    xor a4, a4, t0
    sw a5, 388(sp)
    or a5, s7, t5
    xor s10, s10, a5
    sw t1, 360(sp)
    xor t1, ra, a0
    sw s5, 384(sp)
    xor s5, t1, t5
    xor s2, s6, s5
    xor s6, s9, s6
    sw s4, 356(sp)
    xor s4, s6, a7
    sw s3, 324(sp)
    and s3, a0, s4
    xor s3, s3, s1
    sw t2, 372(sp)
    or t2, t6, s6
    sw t3, 340(sp)
    or t3, s2, a3
    xor t3, s10, t3
    xor s10, s8, s2
    sw a2, 336(sp)
    xor a2, s4, s10
    sw t4, 412(sp)
    and t4, t1, a2
    xor t4, a4, t4
    and a4, ra, s10
    xor a5, a5, a4
    xor a4, s3, a5
    xor a5, a5, t4
    xor t4, a4, a5
    andn s3, s5, s9
    xor t0, s3, t0
    xor s1, s1, t0
    xor t2, t2, s1
    xor t0, t0, t3
    xor t3, t0, t2
    and t2, t2, t4
    andn s1, a4, t2
    xor t4, t4, s1
    andn a4, t0, a4
    andn t4, t4, a4
    xor t2, a4, t2
    andn t0, t0, t2
    xor t2, t3, t2
    andn a5, a5, t2
    xor a5, s1, a5
    and a4, s6, a5
    and t6, t6, a5
    or t2, t2, t0
    xor t0, t3, t0
    and t3, ra, t0
    and s1, s10, t0
    lw s3, 936(s0)
    and a0, a0, t2
    xor s1, s3, s1
    and s3, s4, t2
    and s4, s5, t4
    xor t6, s4, t6
    lw s5, 952(s0)
    xor a0, a0, t6
    xor s4, s5, s4
    xor t3, t3, a0
    and s5, s9, t4
    xor t4, t4, a5
    and s2, s2, t4
    and a3, a3, t4
    xor a3, a3, t3
    xor s4, s4, a3
    xor t4, t0, t4
    and s6, s8, t4
    and s8, s11, t4
    xor t0, t0, t2
    xor a5, t2, a5
    xor t2, a5, t4
    and t4, t5, t2
    and t2, s7, t2
    and a6, a6, a5
    and a5, a7, a5
    xor a5, a5, s6
    xor a7, s5, a5
    xor a7, a3, a7
    xor t5, a6, t6
    xor t5, s8, t5
    xor t6, s2, t5
    xor a6, a4, a6
    xor a6, a6, t3
    xor a6, t4, a6
    xor t3, t6, a6
    xor t2, t2, t3
    xnor t2, s6, t2
    lw t4, 984(s0)
    xnor a6, a7, a6
    xor t2, t4, t2
    rori t2, t2, 16
    lw t4, 920(s0)
    xnor a7, a4, a7
    xor a6, t4, a6
    lw t4, 904(s0)
    rori a6, a6, 16
    xor a7, t4, a7
    rori a7, a7, 16
    and t4, a2, t0
    xor a5, t4, a5
    and t0, t1, t0
    xor t0, t0, a0
    xor a5, t5, a5
    xor t1, s1, a5
    xor t1, t3, t1
    xor a5, s3, a5
    xor t0, t0, a5
    lw t3, 1016(s0)
    lw t4, 968(s0)
    xor a5, t3, a5
    rori a5, a5, 16
    xor t3, t5, t0
    xor t4, t4, t3
    xor t3, s4, t3
    rori t3, t3, 16
    rori t4, t4, 16
    rori t0, t0, 16
    lw t5, 1000(s0)
    rori t1, t1, 16
    xnor t0, t0, t5
    lw t5, 68(sp)
    lw a4, 308(sp)
    lw t6, 0(t5)
    xor a3, a4, a1
    lw a2, 412(sp)
    lw s1, 336(sp)
    xor a0, a3, a2
    xor s2, s1, a0
    lw s3, 340(sp)
    lw s4, 376(sp)
    xor s3, s3, s2
    xor s2, s4, s2
    xor s4, s4, s3
    xor a1, a1, s4
    lw s5, 372(sp)
    xor s6, a0, a1
    xor s4, s5, s4
    or s5, a3, s4
    xor s2, s2, s5
    xor s7, s4, s6
    and s8, a2, s7
    xor a1, a1, s8
    xor s9, s3, s7
    lw s10, 324(sp)
    lw ra, 420(sp)
    or s11, s9, s10
    xor t5, ra, s6
    sw t6, 372(sp)
    and t6, a0, s6
    sw a7, 376(sp)
    lw a7, 356(sp)
    sw a6, 340(sp)
    and a6, s3, a7
    xor a6, a6, t6
    sw t2, 256(sp)
    xor t2, ra, s3
    sw t1, 252(sp)
    xor t1, t2, s4
    xor a4, a4, t1
    sw a5, 308(sp)
    or a5, a4, t5
    xor a5, s2, a5
    xor s2, a0, a4
    sw t0, 352(sp)
    and t0, ra, s2
    xor t0, s5, t0
    xor a6, a6, t0
    xor s5, a7, s2
    sw t4, 304(sp)
    and t4, t2, s5
    xor t4, a1, t4
    xor t0, t0, t4
    xor t4, a6, t0
    andn a1, t1, s1
    xor a1, a1, s8
    xor a5, a1, a5
    xor t6, t6, a1
    xor t6, s11, t6
    and a1, t6, t4
    xor t6, a5, t6
    andn s8, a6, a1
    xor t4, t4, s8
    andn a6, a5, a6
    xor a1, a6, a1
    andn a6, t4, a6
    and t1, t1, a6
    lw t4, 956(s0)
    and s1, s1, a6
    xor t4, t4, t1
    andn a5, a5, a1
    xor a1, t6, a1
    andn t0, t0, a1
    xor t0, s8, t0
    and s8, s9, t0
    xor t1, t1, s8
    and s8, s10, t0
    xor a6, a6, t0
    and t5, t5, a6
    and a4, a4, a6
    or a1, a1, a5
    xor a5, t6, a5
    and t6, ra, a5
    xor a6, a5, a6
    and s6, s6, a6
    and a0, a0, a6
    and s2, s2, a5
    lw s9, 940(s0)
    xor a5, a5, a1
    xor s2, s9, s2
    and s5, s5, a5
    and a5, t2, a5
    and a7, a7, a1
    xor t0, a1, t0
    and t2, s3, a1
    xor t2, t2, t1
    xor t6, t6, t2
    xor a5, a5, t2
    xor t2, t5, t6
    xor t4, t4, t2
    and t5, s7, t0
    xor t1, t5, t1
    xor t1, s6, t1
    xor a4, a4, t1
    xor t5, s8, t5
    xor t5, t5, t6
    xor a6, t0, a6
    and t0, a2, t0
    xor t0, t0, a0
    xor t6, s1, t0
    xor t2, t2, t6
    xor t0, s5, t0
    xor t0, t1, t0
    xor t6, s2, t0
    xor a7, a7, t0
    lw t0, 1020(s0)
    xor a5, a5, a7
    xor a7, t0, a7
    rori a7, a7, 24
    xor t0, t1, a5
    lw t1, 972(s0)
    rori a5, a5, 24
    xor t1, t1, t0
    xor t0, t4, t0
    rori t0, t0, 24
    rori t1, t1, 24
    lw t4, 1004(s0)
    lw a2, 908(s0)
    xnor a5, a5, t4
    xnor t4, s8, t2
    xor t4, a2, t4
    rori t4, t4, 24
    and a2, s4, a6
    xor t5, a2, t5
    and a6, a3, a6
    xnor t2, t2, t5
    lw a3, 924(s0)
    xor t5, a4, t5
    xor t2, a3, t2
    xor t6, t5, t6
    xor a6, a6, t5
    xnor a6, a0, a6
    lw t5, 988(s0)
    rori t2, t2, 24
    xor a6, t5, a6
    rori a6, a6, 24
    rori t5, t6, 24
    lw t6, 384(sp)
    lw a4, 400(sp)
    lw a2, 360(sp)
    xor a3, t6, a4
    xor a1, a3, a2
    lw a0, 320(sp)
    lw s2, 388(sp)
    xor s1, a0, a1
    xor s2, s2, s1
    lw s3, 280(sp)
    lw s4, 404(sp)
    xor s1, s3, s1
    xor s3, s3, s2
    xor t6, t6, s3
    xor s3, s4, s3
    or s4, a3, s3
    xor s1, s1, s4
    xor s5, a1, t6
    and s6, a1, s5
    xor s7, s3, s5
    xor s8, s2, s7
    and s9, a2, s7
    xor t6, t6, s9
    lw s10, 392(sp)
    xor ra, s10, s2
    xor s11, s10, s5
    sw t3, 404(sp)
    xor t3, ra, s3
    sw a6, 384(sp)
    xor a6, a4, t3
    xor a4, a0, a4
    sw t4, 400(sp)
    or t4, s8, a4
    sw t2, 280(sp)
    xor t2, a4, a2
    sw t5, 388(sp)
    and t5, s2, t2
    xor t5, t5, s6
    sw a7, 412(sp)
    or a7, a6, s11
    xor a7, s1, a7
    xor s1, a1, a6
    sw t0, 356(sp)
    xor t0, t2, s1
    and a2, ra, t0
    xor t6, t6, a2
    and a2, s10, s1
    xor a2, s4, a2
    xor t6, a2, t6
    xor t5, t5, a2
    xor a2, t5, t6
    andn s4, t3, a0
    xor s4, s4, s9
    xor s6, s6, s4
    xor t4, t4, s6
    xor a7, s4, a7
    andn s4, a7, t5
    xor s6, a7, t4
    and t4, t4, a2
    andn t5, t5, t4
    xor a2, a2, t5
    andn a2, a2, s4
    xor t4, s4, t4
    andn a7, a7, t4
    xor t4, s6, t4
    andn t6, t6, t4
    xor t5, t5, t6
    and t6, a4, t5
    and a4, s8, t5
    or t4, t4, a7
    xor a7, s6, a7
    and s4, s10, a7
    and s1, s1, a7
    lw s6, 932(s0)
    and s2, s2, t4
    xor s1, s6, s1
    and t2, t2, t4
    and a0, a0, a2
    and t3, t3, a2
    xor a4, t3, a4
    lw s6, 948(s0)
    xor s2, s2, a4
    xor t3, s6, t3
    xor s4, s4, s2
    xor a2, a2, t5
    and a6, a6, a2
    and s6, s11, a2
    xor s6, s6, s4
    xor t3, t3, s6
    xor a2, a7, a2
    and s5, s5, a2
    and a1, a1, a2
    xor a7, a7, t4
    xor t4, t4, t5
    xor t5, t4, a2
    and a2, s3, t5
    and t5, a3, t5
    and a3, s7, t4
    lw s3, 360(sp)
    xor a4, a3, a4
    and t4, s3, t4
    xor t4, t4, a1
    xor a0, a0, t4
    xor a0, s6, a0
    xor a4, s5, a4
    xor a6, a6, a4
    xor a3, t6, a3
    xor a3, a3, s4
    xor a3, a2, a3
    xor a6, a6, a3
    xor t5, t5, a6
    xnor t5, a1, t5
    lw a2, 980(s0)
    xnor a3, a0, a3
    xor t5, a2, t5
    rori t5, t5, 8
    lw a2, 916(s0)
    xnor t6, t6, a0
    xor a3, a2, a3
    lw a2, 900(s0)
    rori a3, a3, 8
    xor t6, a2, t6
    rori t6, t6, 8
    and t0, t0, a7
    xor t0, t0, t4
    and a7, ra, a7
    xor a7, a7, s2
    xor t0, a4, t0
    xor t2, t2, t0
    xor t0, s1, t0
    xor a6, a6, t0
    rori a6, a6, 8
    xor a7, a7, t2
    lw t0, 1012(s0)
    lw t4, 964(s0)
    xor t0, t0, t2
    rori t0, t0, 8
    xor t2, a4, a7
    xor t4, t4, t2
    xor t2, t3, t2
    rori t2, t2, 8
    rori t3, t4, 8
    lw t4, 996(s0)
    rori a7, a7, 8
    xnor a7, a7, t4
    srli t4, a7, 16
    xor t4, a5, t4
    zext.h t4, t4
    xor a5, a5, t4
    slli t4, t4, 16
    xor a7, a7, t4
    srli t4, t3, 16
    xor t4, t1, t4
    zext.h t4, t4
    xor t1, t1, t4
    slli t4, t4, 16
    xor t3, t3, t4
    srli t4, t2, 16
    lw a4, 356(sp)
    lw a2, 412(sp)
    xor t4, a4, t4
    zext.h t4, t4
    xor a4, a4, t4
    slli t4, t4, 16
    xor t2, t2, t4
    srli t4, t0, 16
    xor t4, a2, t4
    zext.h t4, t4
    xor a2, a2, t4
    slli t4, t4, 16
    xor t0, t0, t4
    srli t4, a6, 16
    lw a1, 388(sp)
    lw a0, 280(sp)
    xor t4, a1, t4
    zext.h t4, t4
    xor a1, a1, t4
    slli t4, t4, 16
    xor a6, a6, t4
    srli t4, a3, 16
    xor t4, a0, t4
    zext.h t4, t4
    xor a0, a0, t4
    slli t4, t4, 16
    xor t4, a3, t4
    srli a3, t6, 16
    lw s1, 400(sp)
    lw s2, 384(sp)
    xor a3, s1, a3
    zext.h a3, a3
    xor s1, s1, a3
    slli a3, a3, 16
    xor t6, t6, a3
    srli a3, t5, 16
    xor a3, s2, a3
    zext.h a3, a3
    xor s2, s2, a3
    slli a3, a3, 16
    xor t5, t5, a3
    lw a3, 364(sp)
    lw s3, 272(sp)
    lw s5, 332(sp)
    xor s4, a3, s3
    xor s6, s4, s5
    lw s7, 316(sp)
    lw s9, 300(sp)
    xor s8, s7, s6
    xor s9, s9, s8
    lw s10, 328(sp)
    lw s11, 288(sp)
    xor s8, s10, s8
    xor s10, s10, s9
    xor s11, s11, s10
    xor s3, s3, s10
    xor s10, s6, s3
    and ra, s6, s10
    sw s1, 272(sp)
    lw s1, 436(sp)
    sw t6, 288(sp)
    xor t6, s1, s10
    sw a0, 328(sp)
    xor a0, s11, s10
    sw t4, 300(sp)
    xor t4, s9, a0
    sw s2, 384(sp)
    and s2, s5, a0
    xor s3, s3, s2
    sw t5, 400(sp)
    or t5, s4, s11
    xor s8, s8, t5
    sw a1, 280(sp)
    xor a1, s1, s9
    sw a6, 388(sp)
    xor a6, a1, s11
    sw a2, 412(sp)
    xor a2, a3, a6
    xor a3, s7, a3
    sw t0, 364(sp)
    or t0, t4, a3
    sw a5, 356(sp)
    xor a5, a3, s5
    sw a7, 360(sp)
    and a7, s9, a5
    xor a7, a7, ra
    sw t1, 320(sp)
    xor t1, s6, a2
    sw t3, 392(sp)
    xor t3, a5, t1
    and s5, a1, t3
    xor s3, s3, s5
    and s5, s1, t1
    xor t5, t5, s5
    xor a7, a7, t5
    xor t5, t5, s3
    xor s3, a7, t5
    or s5, a2, t6
    xor s5, s8, s5
    andn s8, a6, s7
    xor s2, s8, s2
    xor s5, s2, s5
    xor s2, ra, s2
    xor t0, t0, s2
    xor s2, s5, t0
    and t0, t0, s3
    andn s8, a7, t0
    xor s3, s3, s8
    andn a7, s5, a7
    andn s3, s3, a7
    xor a7, a7, t0
    andn t0, s5, a7
    xor a7, s2, a7
    andn t5, t5, a7
    xor t5, s8, t5
    and t4, t4, t5
    and a3, a3, t5
    or a7, a7, t0
    xor t0, s2, t0
    and s1, s1, t0
    and t1, t1, t0
    lw s2, 928(s0)
    and a5, a5, a7
    xor t1, s2, t1
    and s2, s9, a7
    lw s5, 944(s0)
    and a6, a6, s3
    xor s5, s5, a6
    xor a6, a6, t4
    xor t4, s2, a6
    xor s1, s1, t4
    and s2, s7, s3
    xor s3, s3, t5
    and t6, t6, s3
    xor t6, t6, s1
    xor s5, s5, t6
    and a2, a2, s3
    xor s3, t0, s3
    and s7, s10, s3
    and s6, s6, s3
    xor t0, t0, a7
    xor a7, a7, t5
    and t5, a0, a7
    xor a6, t5, a6
    xor a6, s7, a6
    xor a2, a2, a6
    xor t5, a3, t5
    xor t5, t5, s1
    lw s1, 332(sp)
    xor a0, a7, s3
    and a7, s1, a7
    xor a7, a7, s6
    xor s1, s2, a7
    xor t6, t6, s1
    lw s1, 896(s0)
    xnor a3, a3, t6
    xor a3, s1, a3
    and s1, s4, a0
    and a0, s11, a0
    xor t5, a0, t5
    xnor t6, t6, t5
    lw a0, 912(s0)
    xor t5, a2, t5
    xor t6, a0, t6
    xor a2, s1, t5
    xnor a2, s6, a2
    lw a0, 976(s0)
    and a1, a1, t0
    xor a2, a0, a2
    xor t4, a1, t4
    and t0, t3, t0
    xor a7, t0, a7
    xor a7, a6, a7
    xor a5, a5, a7
    xor a7, t1, a7
    xor a7, t5, a7
    lw t0, 1008(s0)
    lw t1, 992(s0)
    xor t0, t0, a5
    xor a5, t4, a5
    xnor t1, a5, t1
    xor a5, a6, a5
    lw a6, 960(s0)
    lw t4, 404(sp)
    xor a6, a6, a5
    xor a5, s5, a5
    srli t3, a5, 16
    xor t3, t3, t4
    zext.h t3, t3
    xor t4, t4, t3
    slli t3, t3, 16
    xor a5, a5, t3
    srli t3, a5, 8
    xor t3, t3, t2
    lw t5, 224(sp)
    srli a0, t4, 8
    and t3, t3, t5
    xor t2, t2, t3
    slli t3, t3, 8
    xor a5, a5, t3
    srli t3, a5, 4
    srli a1, t2, 4
    xor a0, a0, a4
    and a0, a0, t5
    xor a4, a4, a0
    slli a0, a0, 8
    xor t4, t4, a0
    srli a0, t4, 4
    srli s1, a4, 4
    srli s2, a6, 16
    lw s3, 304(sp)
    lw s4, 392(sp)
    xor s2, s2, s3
    zext.h s2, s2
    xor s3, s3, s2
    slli s2, s2, 16
    xor a6, a6, s2
    srli s2, a6, 8
    xor s2, s2, s4
    and s2, s2, t5
    xor s4, s4, s2
    slli s2, s2, 8
    xor a6, a6, s2
    srli s2, s3, 8
    lw s5, 320(sp)
    lw s6, 352(sp)
    xor s2, s2, s5
    and s2, s2, t5
    xor s5, s5, s2
    slli s2, s2, 8
    xor s2, s3, s2
    srli s3, t1, 16
    xor s3, s3, s6
    zext.h s3, s3
    xor s6, s6, s3
    slli s3, s3, 16
    xor t1, t1, s3
    srli s3, t1, 8
    lw s7, 360(sp)
    lw s8, 356(sp)
    xor s3, s3, s7
    and s3, s3, t5
    xor s7, s7, s3
    slli s3, s3, 8
    xor t1, t1, s3
    srli s3, s6, 8
    xor s3, s3, s8
    and s3, s3, t5
    xor s8, s8, s3
    slli s3, s3, 8
    xor s3, s6, s3
    srli s6, t0, 16
    lw s9, 308(sp)
    lw s10, 364(sp)
    xor s6, s6, s9
    zext.h s6, s6
    xor s9, s9, s6
    slli s6, s6, 16
    xor t0, t0, s6
    srli s6, t0, 8
    xor s6, s6, s10
    and s6, s6, t5
    xor s10, s10, s6
    lw s11, 268(sp)
    xor a1, s10, a1
    and a1, a1, s11
    xor s10, s10, a1
    slli a1, a1, 4
    xor t2, t2, a1
    slli a1, s6, 8
    xor t0, t0, a1
    xor t3, t0, t3
    and t3, t3, s11
    xor t0, t0, t3
    slli t3, t3, 4
    xor a5, a5, t3
    lw a1, 412(sp)
    srli t3, s9, 8
    xor t3, t3, a1
    and t3, t3, t5
    xor a1, a1, t3
    xor s1, a1, s1
    and s1, s1, s11
    xor a1, a1, s1
    slli s1, s1, 4
    xor a4, a4, s1
    slli t3, t3, 8
    xor t3, s9, t3
    xor a0, t3, a0
    and a0, a0, s11
    xor t3, t3, a0
    slli a0, a0, 4
    xor t4, t4, a0
    srli a0, a7, 16
    lw s1, 252(sp)
    lw s6, 388(sp)
    xor a0, a0, s1
    zext.h a0, a0
    xor s1, s1, a0
    slli a0, a0, 16
    xor a7, a7, a0
    srli a0, a7, 8
    xor a0, a0, s6
    and a0, a0, t5
    xor s6, s6, a0
    slli a0, a0, 8
    xor a7, a7, a0
    srli a0, a7, 4
    xor a0, a0, t1
    and a0, a0, s11
    xor t1, t1, a0
    slli a0, a0, 4
    xor a7, a7, a0
    srli a0, s6, 4
    xor a0, a0, s7
    and a0, a0, s11
    xor s7, s7, a0
    slli a0, a0, 4
    xor a0, s6, a0
    lw s9, 280(sp)
    srli s6, s1, 8
    xor s6, s6, s9
    and s6, s6, t5
    xor s9, s9, s6
    slli s6, s6, 8
    xor s1, s1, s6
    srli s6, s1, 4
    xor s6, s6, s3
    and s6, s6, s11
    xor s3, s3, s6
    slli s6, s6, 4
    xor s1, s1, s6
    srli s6, s9, 4
    xor s6, s6, s8
    and s6, s6, s11
    xor s8, s8, s6
    slli s6, s6, 4
    xor s6, s9, s6
    srli s9, a2, 16
    lw ra, 256(sp)
    lw s0, 400(sp)
    xor s9, s9, ra
    zext.h s9, s9
    xor ra, ra, s9
    slli s9, s9, 16
    xor a2, a2, s9
    srli s9, a2, 8
    xor s9, s9, s0
    and s9, s9, t5
    xor s0, s0, s9
    slli s9, s9, 8
    xor a2, a2, s9
    srli s9, ra, 8
    sw s8, 400(sp)
    lw s8, 384(sp)
    sw s6, 384(sp)
    xor s9, s9, s8
    and s9, s9, t5
    xor s8, s8, s9
    slli s9, s9, 8
    xor s9, ra, s9
    srli ra, t6, 16
    lw s6, 340(sp)
    sw s5, 340(sp)
    xor ra, ra, s6
    zext.h ra, ra
    xor s6, s6, ra
    slli ra, ra, 16
    xor t6, t6, ra
    lw s5, 300(sp)
    srli ra, t6, 8
    xor ra, ra, s5
    and ra, ra, t5
    xor s5, s5, ra
    slli ra, ra, 8
    xor t6, t6, ra
    srli ra, t6, 4
    xor ra, ra, a2
    and ra, ra, s11
    xor a2, a2, ra
    slli ra, ra, 4
    xor t6, t6, ra
    srli ra, t6, 2
    xor ra, ra, a5
    sw s3, 300(sp)
    lw s3, 228(sp)
    and ra, ra, s3
    xor a5, a5, ra
    slli ra, ra, 2
    xor t6, t6, ra
    srli ra, a2, 2
    xor ra, ra, t0
    and ra, ra, s3
    xor t0, t0, ra
    slli ra, ra, 2
    xor a2, a2, ra
    srli ra, s5, 4
    xor ra, ra, s0
    and ra, ra, s11
    xor s0, s0, ra
    slli ra, ra, 4
    xor s5, s5, ra
    srli ra, s5, 2
    xor ra, ra, t2
    and ra, ra, s3
    xor t2, t2, ra
    slli ra, ra, 2
    xor s5, s5, ra
    srli ra, s0, 2
    xor ra, ra, s10
    and ra, ra, s3
    xor s10, s10, ra
    slli ra, ra, 2
    xor s0, s0, ra
    srli ra, s6, 8
    sw s1, 256(sp)
    lw s1, 328(sp)
    xor ra, ra, s1
    and ra, ra, t5
    xor s1, s1, ra
    slli ra, ra, 8
    xor s6, s6, ra
    srli ra, s6, 4
    xor ra, ra, s9
    and ra, ra, s11
    xor s9, s9, ra
    slli ra, ra, 4
    xor s6, s6, ra
    srli ra, s6, 2
    xor ra, ra, t4
    and ra, ra, s3
    xor t4, t4, ra
    slli ra, ra, 2
    xor s6, s6, ra
    srli ra, s9, 2
    xor ra, ra, t3
    and ra, ra, s3
    xor t3, t3, ra
    slli ra, ra, 2
    xor s9, s9, ra
    srli ra, s1, 4
    xor ra, ra, s8
    and ra, ra, s11
    xor s8, s8, ra
    slli ra, ra, 4
    xor s1, s1, ra
    srli ra, s1, 2
    xor ra, ra, a4
    and ra, ra, s3
    xor a4, a4, ra
    slli ra, ra, 2
    xor s1, s1, ra
    srli ra, s8, 2
    xor ra, ra, a1
    and ra, ra, s3
    xor a1, a1, ra
    slli ra, ra, 2
    xor s8, s8, ra
    srli ra, a3, 16
    sw a1, 328(sp)
    lw a1, 376(sp)
    sw s8, 376(sp)
    xor ra, ra, a1
    zext.h ra, ra
    xor a1, a1, ra
    slli ra, ra, 16
    xor a3, a3, ra
    lw s8, 288(sp)
    srli ra, a3, 8
    xor ra, ra, s8
    and ra, ra, t5
    xor s8, s8, ra
    slli ra, ra, 8
    xor a3, a3, ra
    srli ra, a3, 4
    xor ra, ra, a6
    and ra, ra, s11
    xor a6, a6, ra
    slli ra, ra, 4
    xor a3, a3, ra
    srli ra, a3, 2
    xor ra, a7, ra
    and ra, ra, s3
    xor a7, a7, ra
    slli ra, ra, 2
    xor a3, a3, ra
    srli ra, a3, 1
    lw t5, 260(sp)
    xor ra, t6, ra
    and ra, ra, t5
    xor t6, t6, ra
    slli ra, ra, 1
    xor a3, a3, ra
    lw ra, 372(sp)
    xor a3, ra, a3
    srli ra, a7, 1
    xor ra, a5, ra
    and ra, ra, t5
    xor a5, a5, ra
    slli ra, ra, 1
    xor a7, a7, ra
    srli ra, a6, 2
    xor ra, t1, ra
    and ra, ra, s3
    xor t1, t1, ra
    slli ra, ra, 2
    xor a6, a6, ra
    srli ra, a6, 1
    xor ra, a2, ra
    and ra, ra, t5
    xor a2, a2, ra
    slli ra, ra, 1
    xor a6, a6, ra
    srli ra, t1, 1
    xor ra, t0, ra
    and ra, ra, t5
    xor t0, t0, ra
    slli ra, ra, 1
    xor t1, t1, ra
    srli ra, s8, 4
    xor ra, ra, s4
    and ra, ra, s11
    xor s4, s4, ra
    slli ra, ra, 4
    xor s8, s8, ra
    srli ra, s8, 2
    xor ra, a0, ra
    and ra, ra, s3
    xor a0, a0, ra
    slli ra, ra, 2
    xor s8, s8, ra
    srli ra, s8, 1
    xor ra, s5, ra
    and ra, ra, t5
    xor s5, s5, ra
    slli ra, ra, 1
    xor s8, s8, ra
    srli ra, a0, 1
    xor ra, t2, ra
    and ra, ra, t5
    xor t2, t2, ra
    slli ra, ra, 1
    xor a0, a0, ra
    srli ra, s4, 2
    xor ra, s7, ra
    and ra, ra, s3
    xor s7, s7, ra
    slli ra, ra, 2
    xor s4, s4, ra
    srli ra, s4, 1
    xor ra, s0, ra
    and ra, ra, t5
    xor s0, s0, ra
    slli ra, ra, 1
    xor s4, s4, ra
    srli ra, s7, 1
    xor ra, s10, ra
    and ra, ra, t5
    xor s10, s10, ra
    slli ra, ra, 1
    xor s7, s7, ra
    srli ra, a1, 8
    sw a3, 372(sp)
    lw a3, 272(sp)
    sw s10, 288(sp)
    lw s10, 224(sp)
    xor ra, ra, a3
    and s10, ra, s10
    xor a3, a3, s10
    slli s10, s10, 8
    xor a1, a1, s10
    srli s10, a1, 4
    xor s10, s10, s2
    and s10, s10, s11
    xor s2, s2, s10
    slli s10, s10, 4
    xor a1, a1, s10
    lw ra, 256(sp)
    srli s10, a1, 2
    xor s10, ra, s10
    and s10, s10, s3
    xor ra, ra, s10
    slli s10, s10, 2
    xor a1, a1, s10
    srli s10, a1, 1
    xor s10, s6, s10
    and s10, s10, t5
    xor s6, s6, s10
    slli s10, s10, 1
    xor a1, a1, s10
    srli s10, ra, 1
    xor s10, t4, s10
    and s10, s10, t5
    xor t4, t4, s10
    slli s10, s10, 1
    xor s10, ra, s10
    srli ra, s2, 2
    sw t0, 256(sp)
    lw t0, 300(sp)
    xor ra, t0, ra
    and ra, ra, s3
    xor t0, t0, ra
    slli ra, ra, 2
    xor s2, s2, ra
    srli ra, s2, 1
    xor ra, s9, ra
    and ra, ra, t5
    xor s9, s9, ra
    slli ra, ra, 1
    xor s2, s2, ra
    srli ra, t0, 1
    xor ra, t3, ra
    and ra, ra, t5
    xor t3, t3, ra
    slli ra, ra, 1
    xor t0, t0, ra
    srli ra, a3, 4
    sw t3, 300(sp)
    lw t3, 340(sp)
    xor ra, ra, t3
    and s11, ra, s11
    xor t3, t3, s11
    slli s11, s11, 4
    xor a3, a3, s11
    lw ra, 384(sp)
    srli s11, a3, 2
    xor s11, ra, s11
    and s11, s11, s3
    xor ra, ra, s11
    slli s11, s11, 2
    xor a3, a3, s11
    srli s11, a3, 1
    xor s11, s1, s11
    and s11, s11, t5
    xor s1, s1, s11
    slli s11, s11, 1
    xor a3, a3, s11
    srli s11, ra, 1
    xor s11, a4, s11
    and s11, s11, t5
    xor a4, a4, s11
    slli s11, s11, 1
    xor s11, ra, s11
    srli ra, t3, 2
    sw t0, 384(sp)
    lw t0, 400(sp)
    xor ra, t0, ra
    and s3, ra, s3
    xor t0, t0, s3
    slli s3, s3, 2
    xor t3, t3, s3
    srli s3, t3, 1
    lw ra, 376(sp)
    sw s7, 376(sp)
    xor s3, ra, s3
    and s3, s3, t5
    xor ra, ra, s3
    slli s3, s3, 1
    xor t3, t3, s3
    lw s7, 328(sp)
    srli s3, t0, 1
    xor s3, s7, s3
    and t5, s3, t5
    xor s3, s7, t5
    slli t5, t5, 1
    xor t0, t0, t5
    lw t5, 68(sp)
    lw s7, 4(t5)
    xor s7, s7, s8
    lw s8, 8(t5)
    xor a1, s8, a1
    lw s8, 12(t5)
    xor a3, s8, a3
    lw s8, 16(t5)
    xor t6, s8, t6
    lw s8, 20(t5)
    xor s5, s8, s5
    lw s8, 24(t5)
    xor s6, s8, s6
    lw s8, 28(t5)
    xor s1, s8, s1
    lw s8, 32(t5)
    xor a7, s8, a7
    lw s8, 36(t5)
    xor a0, s8, a0
    lw s8, 40(t5)
    xor s8, s8, s10
    lw s10, 44(t5)
    xor s10, s10, s11
    lw s11, 48(t5)
    xor a5, s11, a5
    lw s11, 52(t5)
    xor t2, s11, t2
    lw s11, 56(t5)
    xor t4, s11, t4
    lw s11, 60(t5)
    xor a4, s11, a4
    lw s11, 64(t5)
    xor a6, s11, a6
    lw s11, 68(t5)
    xor s4, s11, s4
    lw s11, 72(t5)
    xor s2, s11, s2
    lw s11, 76(t5)
    xor t3, s11, t3
    lw s11, 80(t5)
    xor a2, s11, a2
    lw s11, 84(t5)
    xor s0, s11, s0
    lw s11, 88(t5)
    xor s9, s11, s9
    lw s11, 92(t5)
    xor s11, s11, ra
    lw ra, 96(t5)
    xor t1, ra, t1
    lw ra, 100(t5)
    sw t1, 328(sp)
    lw t1, 376(sp)
    xor t1, ra, t1
    lw ra, 104(t5)
    sw t1, 376(sp)
    lw t1, 384(sp)
    xor t1, ra, t1
    lw ra, 108(t5)
    xor t0, ra, t0
    lw ra, 112(t5)
    sw t0, 384(sp)
    lw t0, 256(sp)
    xor t0, ra, t0
    lw ra, 116(t5)
    sw t0, 256(sp)
    lw t0, 288(sp)
    xor t0, ra, t0
    lw ra, 120(t5)
    sw t0, 288(sp)
    lw t0, 300(sp)
    xor t0, ra, t0
    lw ra, 124(t5)
    lw t5, 64(sp)
    xor s3, ra, s3
    lw ra, 372(sp)
    sw s7, 4(t5)
    sw ra, 0(t5)
    sw a1, 8(t5)
    sw a3, 12(t5)
    sw t6, 16(t5)
    sw s5, 20(t5)
    sw s6, 24(t5)
    sw s1, 28(t5)
    sw a7, 32(t5)
    sw a0, 36(t5)
    sw s8, 40(t5)
    sw s10, 44(t5)
    sw a5, 48(t5)
    sw t2, 52(t5)
    sw t4, 56(t5)
    sw a4, 60(t5)
    sw a6, 64(t5)
    sw s4, 68(t5)
    sw s2, 72(t5)
    sw t3, 76(t5)
    sw a2, 80(t5)
    sw s0, 84(t5)
    sw s9, 88(t5)
    sw s11, 92(t5)
    lw a5, 328(sp)
    sw a5, 96(t5)
    lw a5, 376(sp)
    sw t1, 104(t5)
    sw a5, 100(t5)
    lw a5, 384(sp)
    mv a0, t5
    sw a5, 108(t5)
    lw a5, 256(sp)
    sw a5, 112(t5)
    lw a5, 288(sp)
    sw t0, 120(t5)
    sw a5, 116(t5)
    sw s3, 124(t5)
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
