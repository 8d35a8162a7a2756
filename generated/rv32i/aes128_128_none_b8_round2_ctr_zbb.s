# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile aes --set aes128_128 --target rv32i --lanes 1 --slicing plane --features zbb --pass 'slice(held_constants=false)' --fixslice none --blocks 8 --mode ctr --depth round2
# passes:    unroll() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, mode=none, blocks=8, depth=round2) ctr_fold(depth=round2) fold() sbox(lanes=1) complement() value_numbering() hoist(mode=ctr) legalise(enabled=true) slice(lanes=1, held_constants=false) split_accesses() early_stores() spill_order() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 480
# layout:    planes of 16 S-boxes, 8 blocks side by side; cells in 1 arrangements
# sizes:     in bytes: block 16, key 16, nonce 12, rk 1408, ctx 2592, align 4, group 128, stack 480
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, calls and abi in QEMU, timing
# proof:     proven: key_setup, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:1a420c6dbbebffc428a3c02d9d31cc3779f4f430567e78d4b867e9b0c3b6747c

    .text

    .balign 4
    .global lwcc_aes128_128_key_setup_rv32i
    .type lwcc_aes128_128_key_setup_rv32i, %function
lwcc_aes128_128_key_setup_rv32i:
    addi sp, sp, -240
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
    addi a5, a5, 1365
    lui a6, 209715
    addi a6, a6, 819
    lui a7, 61681
    addi a7, a7, -241
    lw t0, 12(a1)
    sw a7, 96(sp)
    srli t2, t0, 6
    srli t3, t0, 3
    srli t4, t0, 7
    xor t3, t3, t4
    srli t5, t0, 5
    xor t6, t0, t5
    srli a4, t0, 4
    xor a4, a4, t3
    xor a3, t2, a4
    xor a2, t6, a3
    xor t4, t4, a2
    xor s0, t3, t4
    srli s1, t0, 1
    xor s2, s1, t5
    xor s3, t3, s2
    xor t6, t6, s3
    and s4, s0, t6
    srli s5, t0, 2
    xor s5, s5, s2
    xor a4, a4, s5
    xor s6, a3, a4
    xor s1, s1, s6
    xor s7, t3, s1
    and s8, s6, s7
    or s9, s5, s1
    xor s9, s8, s9
    xor s10, t4, s2
    and s11, a3, s10
    xor s11, s9, s11
    xor s11, s4, s11
    xor ra, s7, s10
    and a7, a4, ra
    sw a6, 100(sp)
    xor a6, t2, t6
    sw a5, 104(sp)
    or a5, t4, a6
    xor s9, s9, a5
    xor a7, a7, s9
    xor a7, a2, a7
    xor s2, s2, s7
    xor s9, a4, a6
    and t0, s2, s9
    and t1, t2, t3
    xor t1, s8, t1
    xor a5, a5, t1
    xor a5, t0, a5
    xor t0, a7, a5
    and s8, s11, t0
    sw s7, 108(sp)
    and s7, a2, s3
    xor t1, t5, t1
    xor t1, s4, t1
    xor t1, s7, t1
    xor t5, s11, t1
    and s4, a7, t5
    xor s7, a5, s4
    and s7, t1, s7
    or a7, a7, s7
    xor a7, s8, a7
    xor t1, s8, t1
    and a5, a5, t1
    or t1, s11, a5
    xor t1, s4, t1
    xor s4, a7, t1
    xor a5, t0, a5
    xor t0, t5, s7
    xor t5, a5, t0
    xor s7, s4, t5
    and t2, t2, s7
    and s6, s6, s4
    xor s8, a7, a5
    and t6, t6, s8
    xor t6, s6, t6
    and a2, a2, a5
    xor a2, t6, a2
    xor a2, t2, a2
    and s2, s2, t0
    xor s2, a2, s2
    and s10, s10, a7
    and s11, ra, t1
    xor s11, s10, s11
    xnor s11, s2, s11
    rori s11, s11, 8
    lui ra, 4112
    addi ra, ra, 257
    and s11, s11, ra
    and s0, s0, s8
    xor s8, t1, t0
    and t4, t4, s8
    xor t4, s0, t4
    xor t4, s2, t4
    and s2, s5, t5
    xor s2, t4, s2
    and t1, a4, t1
    xor t1, s2, t1
    and a6, a6, s8
    xor a6, s6, a6
    xor a6, t1, a6
    and a5, s3, a5
    xor a5, a6, a5
    xnor a4, a2, a5
    rori a4, a4, 7
    lui a2, 8224
    addi a2, a2, 514
    and a4, a4, a2
    or a4, s11, a4
    and a7, a3, a7
    xor a7, t6, a7
    xor a7, s2, a7
    and t3, t3, s7
    and t5, s1, t5
    xor t5, s10, t5
    xor t3, t3, t5
    xor t3, a7, t3
    xor a5, a5, t3
    rori t3, a5, 6
    lui t6, 16448
    addi t6, t6, 1028
    and t3, t3, t6
    or t3, a4, t3
    and t0, s9, t0
    xor t0, t1, t0
    xor t0, t2, t0
    xor a6, a6, t0
    rori a6, a6, 5
    lui t1, 32897
    addi t1, t1, -2040
    and a6, a6, t1
    or a6, t3, a6
    lw t2, 108(sp)
    lui t3, 65793
    and t2, t2, s4
    xor t2, s0, t2
    xor t2, t5, t2
    rori t2, t2, 4
    addi t3, t3, 16
    and t2, t2, t3
    or a6, a6, t2
    not t0, t0
    rori t0, t0, 3
    lui t2, 131586
    addi t2, t2, 32
    and t0, t0, t2
    or a6, a6, t0
    xnor a5, t4, a5
    rori a5, a5, 2
    lui t0, 263172
    addi t0, t0, 64
    and a5, a5, t0
    or a5, a6, a5
    rori a6, a7, 1
    lui a7, 526344
    addi a7, a7, 128
    and a6, a6, a7
    or a5, a5, a6
    lw a6, 0(a1)
    lw t4, 4(a1)
    xor a5, a6, a5
    xori t5, a5, 1
    lw a4, 8(a1)
    xor a3, t5, t4
    xor s0, a3, a4
    lw s1, 12(a1)
    sw t5, 108(sp)
    xor s2, s0, s1
    srli s3, s2, 6
    srli s4, s2, 3
    srli s5, s2, 7
    xor s4, s4, s5
    srli s6, s2, 5
    xor s7, s2, s6
    srli s8, s2, 4
    xor s8, s8, s4
    xor s9, s3, s8
    xor s10, s7, s9
    xor s5, s5, s10
    xor s11, s4, s5
    srli s1, s2, 1
    xor a4, s1, s6
    xor t4, s4, a4
    xor s7, s7, t4
    and a6, s11, s7
    srli t5, s2, 2
    xor t5, t5, a4
    xor s8, s8, t5
    sw s2, 112(sp)
    xor s2, s9, s8
    xor s1, s1, s2
    sw s0, 116(sp)
    xor s0, s4, s1
    sw a3, 120(sp)
    and a3, s2, s0
    sw a5, 124(sp)
    or a5, t5, s1
    xor a5, a3, a5
    sw a7, 128(sp)
    xor a7, s5, a4
    sw t0, 132(sp)
    and t0, s9, a7
    xor t0, a5, t0
    xor t0, a6, t0
    sw t2, 136(sp)
    xor t2, s0, a7
    sw t3, 140(sp)
    and t3, s8, t2
    sw t1, 144(sp)
    xor t1, s3, s7
    sw t6, 148(sp)
    or t6, s5, t1
    xor a5, a5, t6
    xor a5, t3, a5
    xor a5, s10, a5
    xor t3, a4, s0
    xor a4, s8, t1
    sw s0, 152(sp)
    and s0, t3, a4
    sw a4, 156(sp)
    and a4, s3, s4
    xor a4, a3, a4
    xor t6, t6, a4
    xor t6, s0, t6
    xor a3, a5, t6
    and s0, t0, a3
    sw s1, 160(sp)
    and s1, s10, t4
    xor a4, s6, a4
    xor a6, a6, a4
    xor a6, s1, a6
    xor a4, t0, a6
    and s1, a5, a4
    xor s6, t6, s1
    and s6, a6, s6
    or a5, a5, s6
    xor a5, s0, a5
    xor a6, s0, a6
    and a6, t6, a6
    or t0, t0, a6
    xor t0, s1, t0
    xor t6, a5, t0
    xor a6, a3, a6
    xor a4, a4, s6
    xor a3, a6, a4
    xor s0, t6, a3
    and s1, s3, s0
    and s2, s2, t6
    xor s3, a5, a6
    and s6, s7, s3
    xor s6, s2, s6
    and s7, s10, a6
    xor s7, s6, s7
    xor s7, s1, s7
    and t3, t3, a4
    xor t3, s7, t3
    and a7, a7, a5
    and t2, t2, t0
    xor t2, a7, t2
    xnor t2, t3, t2
    rori t2, t2, 8
    and t2, t2, ra
    and s3, s11, s3
    xor s10, t0, a4
    and s5, s5, s10
    xor s5, s3, s5
    xor t3, t3, s5
    and t5, t5, a3
    xor t5, t3, t5
    and t0, s8, t0
    xor t0, t5, t0
    and t1, t1, s10
    xor t1, s2, t1
    xor t1, t0, t1
    and a6, t4, a6
    xor a6, t1, a6
    xnor t4, s7, a6
    rori t4, t4, 7
    and t4, t4, a2
    or t2, t2, t4
    and a5, s9, a5
    xor a5, s6, a5
    xor a5, t5, a5
    and t4, s4, s0
    lw t5, 160(sp)
    lw s0, 112(sp)
    and t5, t5, a3
    xor a7, a7, t5
    xor t4, t4, a7
    xor t4, a5, t4
    xor a6, a6, t4
    rori t4, a6, 6
    lw t5, 148(sp)
    xnor a6, t3, a6
    and t4, t4, t5
    or t2, t2, t4
    lw t4, 156(sp)
    rori a6, a6, 2
    and t4, t4, a4
    xor t0, t0, t4
    xor t0, s1, t0
    xor t1, t1, t0
    rori t1, t1, 5
    lw t4, 144(sp)
    not t0, t0
    and t1, t1, t4
    or t1, t2, t1
    lw t2, 152(sp)
    rori t0, t0, 3
    and t2, t2, t6
    xor t2, s3, t2
    xor a7, a7, t2
    rori a7, a7, 4
    lw t2, 140(sp)
    rori a5, a5, 1
    and a7, a7, t2
    or a7, t1, a7
    lw t1, 136(sp)
    lw t3, 120(sp)
    and t0, t0, t1
    or a7, a7, t0
    lw t0, 132(sp)
    lw a4, 116(sp)
    and a6, a6, t0
    or a6, a7, a6
    lw a7, 128(sp)
    and a5, a5, a7
    or a5, a6, a5
    lw a6, 124(sp)
    xor a5, a6, a5
    xori a6, a5, 3
    xor t6, a6, t3
    xor a3, t6, a4
    xor s1, a3, s0
    srli s2, s1, 6
    srli s3, s1, 3
    srli s4, s1, 7
    xor s3, s3, s4
    srli s5, s1, 5
    xor s6, s1, s5
    srli s7, s1, 4
    xor s7, s7, s3
    xor s8, s2, s7
    xor s9, s6, s8
    xor s4, s4, s9
    xor s10, s3, s4
    srli s11, s1, 1
    xor s0, s11, s5
    xor a4, s3, s0
    xor s6, s6, a4
    and t3, s10, s6
    sw a6, 124(sp)
    srli a6, s1, 2
    xor a6, a6, s0
    xor s7, s7, a6
    xor a7, s8, s7
    xor s11, s11, a7
    xor t0, s3, s11
    and t1, a7, t0
    or t2, a6, s11
    xor t2, t1, t2
    xor t4, s4, s0
    and t5, s8, t4
    xor t5, t2, t5
    xor t5, t3, t5
    sw s1, 152(sp)
    xor s1, t0, t4
    sw a3, 156(sp)
    and a3, s7, s1
    sw t6, 160(sp)
    xor t6, s2, s6
    sw a5, 164(sp)
    or a5, s4, t6
    xor t2, t2, a5
    xor t2, a3, t2
    xor t2, s9, t2
    xor a3, s0, t0
    xor s0, s7, t6
    sw t0, 168(sp)
    and t0, a3, s0
    sw s0, 172(sp)
    and s0, s2, s3
    xor t1, t1, s0
    xor a5, a5, t1
    xor a5, t0, a5
    xor t0, t2, a5
    and s0, t5, t0
    sw s11, 176(sp)
    and s11, s9, a4
    xor t1, s5, t1
    xor t1, t3, t1
    xor t1, s11, t1
    xor t3, t5, t1
    and s5, t2, t3
    xor s11, a5, s5
    and s11, t1, s11
    or t2, t2, s11
    xor t2, s0, t2
    xor t1, s0, t1
    and a5, a5, t1
    or t1, t5, a5
    xor t1, s5, t1
    xor t5, t2, t1
    xor a5, t0, a5
    xor t0, t3, s11
    xor t3, a5, t0
    xor s0, t5, t3
    and s2, s2, s0
    and a7, a7, t5
    xor s5, t2, a5
    and s6, s6, s5
    xor s6, a7, s6
    and s9, s9, a5
    xor s9, s6, s9
    xor s9, s2, s9
    and a3, a3, t0
    xor a3, s9, a3
    and t4, t4, t2
    and s1, s1, t1
    xor s1, t4, s1
    xnor s1, a3, s1
    rori s1, s1, 8
    and s1, s1, ra
    and s5, s10, s5
    xor s10, t1, t0
    and s4, s4, s10
    xor s4, s5, s4
    xor a3, a3, s4
    and a6, a6, t3
    xor a6, a3, a6
    and t1, s7, t1
    xor t1, a6, t1
    and t6, t6, s10
    xor a7, a7, t6
    xor a7, t1, a7
    and a5, a4, a5
    xor a5, a7, a5
    xnor t6, s9, a5
    rori t6, t6, 7
    and t6, t6, a2
    or t6, s1, t6
    and t2, s8, t2
    xor t2, s6, t2
    xor a6, a6, t2
    lw a4, 176(sp)
    and t2, s3, s0
    and t3, a4, t3
    xor t3, t4, t3
    xor t2, t2, t3
    xor t2, a6, t2
    xor a5, a5, t2
    rori t2, a5, 6
    lw t4, 148(sp)
    xnor a5, a3, a5
    and t2, t2, t4
    or t2, t6, t2
    lw t6, 172(sp)
    rori a5, a5, 2
    and t0, t6, t0
    xor t0, t1, t0
    xor t0, s2, t0
    xor a7, a7, t0
    rori a7, a7, 5
    lw t1, 144(sp)
    not t0, t0
    and a7, a7, t1
    or a7, t2, a7
    lw t2, 168(sp)
    rori t0, t0, 3
    and t2, t2, t5
    xor t2, s5, t2
    xor t2, t3, t2
    rori t2, t2, 4
    lw t3, 140(sp)
    rori a6, a6, 1
    and t2, t2, t3
    or a7, a7, t2
    lw t2, 136(sp)
    lw t6, 160(sp)
    and t0, t0, t2
    or a7, a7, t0
    lw t0, 132(sp)
    lui a3, 4080
    and a5, a5, t0
    or a5, a7, a5
    lw a7, 128(sp)
    addi a3, a3, 255
    and a6, a6, a7
    or a5, a5, a6
    lw a6, 164(sp)
    lw s1, 156(sp)
    xor a5, a6, a5
    xori a6, a5, 7
    srli t5, a6, 8
    xor a4, a6, t6
    xor t5, t5, a4
    and t5, t5, a3
    slli s0, t5, 8
    xor a6, a6, s0
    srli s0, a6, 16
    xor s2, a4, s1
    srli s3, s2, 8
    lw s4, 152(sp)
    lw s8, 104(sp)
    xor s5, s2, s4
    xor s3, s3, s5
    and s3, s3, a3
    slli s6, s3, 8
    xor s6, s2, s6
    xor s0, s0, s6
    zext.h s0, s0
    slli s7, s0, 16
    xor a6, a6, s7
    srli s7, a6, 1
    xor s7, s7, a6
    and s7, s7, s8
    slli s9, s7, 1
    xor s9, a6, s9
    srli s10, s9, 2
    xor s10, s10, s9
    lw s11, 100(sp)
    lw t6, 96(sp)
    and s10, s10, s11
    slli s4, s10, 2
    xor s4, s9, s4
    srli s1, s4, 4
    xor s1, s1, s4
    and s1, s1, t6
    slli a7, s1, 4
    xor a7, s4, a7
    sw a7, 0(a0)
    xor a7, a4, t5
    srli t5, a7, 16
    xor s3, s5, s3
    xor t5, t5, s3
    zext.h t5, t5
    slli t0, t5, 16
    xor a7, a7, t0
    srli t0, a7, 1
    xor t0, t0, a7
    and t0, t0, s8
    slli t2, t0, 1
    xor t2, a7, t2
    srli t3, t2, 2
    xor t3, t3, t2
    and t3, t3, s11
    slli t1, t3, 2
    xor t1, t2, t1
    srli t4, t1, 4
    xor t4, t4, t1
    and t4, t4, t6
    sw s2, 164(sp)
    slli s2, t4, 4
    xor s2, t1, s2
    sw s2, 4(a0)
    xor s0, s6, s0
    srli s2, s0, 1
    xor s2, s2, s0
    and s2, s2, s8
    slli s6, s2, 1
    xor s6, s0, s6
    sw a3, 168(sp)
    srli a3, s6, 2
    xor a3, a3, s6
    and a3, a3, s11
    sw a4, 172(sp)
    slli a4, a3, 2
    xor a4, s6, a4
    sw a5, 176(sp)
    srli a5, a4, 4
    xor a5, a5, a4
    and a5, a5, t6
    sw a2, 180(sp)
    slli a2, a5, 4
    xor a2, a4, a2
    sw a2, 8(a0)
    xor t5, s3, t5
    srli a2, t5, 1
    xor a2, a2, t5
    and a2, a2, s8
    slli s3, a2, 1
    xor s3, t5, s3
    srli s8, s3, 2
    xor s8, s8, s3
    and s8, s8, s11
    sw ra, 184(sp)
    slli ra, s8, 2
    xor ra, s3, ra
    sw s5, 188(sp)
    srli s5, ra, 4
    xor s5, s5, ra
    and s5, s5, t6
    sw s5, 192(sp)
    slli s5, s5, 4
    xor s5, ra, s5
    sw s5, 12(a0)
    xor a6, a6, s7
    srli s5, a6, 2
    xor s5, s5, a6
    and s5, s5, s11
    slli s7, s5, 2
    xor s7, a6, s7
    sw ra, 196(sp)
    srli ra, s7, 4
    xor ra, ra, s7
    and ra, ra, t6
    sw ra, 200(sp)
    slli ra, ra, 4
    xor ra, s7, ra
    sw ra, 16(a0)
    xor a7, a7, t0
    srli t0, a7, 2
    xor t0, t0, a7
    and t0, t0, s11
    slli ra, t0, 2
    xor ra, a7, ra
    sw s7, 204(sp)
    srli s7, ra, 4
    xor s7, s7, ra
    and s7, s7, t6
    sw s7, 208(sp)
    slli s7, s7, 4
    xor s7, ra, s7
    sw s7, 20(a0)
    xor s0, s0, s2
    srli s2, s0, 2
    xor s2, s2, s0
    and s2, s2, s11
    slli s7, s2, 2
    xor s7, s0, s7
    sw ra, 212(sp)
    srli ra, s7, 4
    xor ra, ra, s7
    and ra, ra, t6
    sw ra, 216(sp)
    slli ra, ra, 4
    xor ra, s7, ra
    sw ra, 24(a0)
    xor t5, t5, a2
    srli a2, t5, 2
    xor a2, a2, t5
    and a2, a2, s11
    slli ra, a2, 2
    xor ra, t5, ra
    srli s11, ra, 4
    xor s11, s11, ra
    and s11, s11, t6
    sw s11, 220(sp)
    slli s11, s11, 4
    xor s11, ra, s11
    sw s11, 28(a0)
    xor s9, s9, s10
    srli s10, s9, 4
    xor s10, s10, s9
    and s10, s10, t6
    slli s11, s10, 4
    xor s11, s9, s11
    sw s11, 32(a0)
    xor t2, t2, t3
    srli t3, t2, 4
    xor t3, t3, t2
    and t3, t3, t6
    slli s11, t3, 4
    xor s11, t2, s11
    sw s11, 36(a0)
    xor a3, s6, a3
    srli s6, a3, 4
    xor s6, s6, a3
    and s6, s6, t6
    slli s11, s6, 4
    xor s11, a3, s11
    sw s11, 40(a0)
    xor s3, s3, s8
    srli s8, s3, 4
    xor s8, s8, s3
    and s8, s8, t6
    slli s11, s8, 4
    xor s11, s3, s11
    sw s11, 44(a0)
    xor a6, a6, s5
    srli s5, a6, 4
    xor s5, s5, a6
    and s5, s5, t6
    slli s11, s5, 4
    xor s11, a6, s11
    sw s11, 48(a0)
    xor a7, a7, t0
    srli t0, a7, 4
    xor t0, t0, a7
    and t0, t0, t6
    slli s11, t0, 4
    xor s11, a7, s11
    sw s11, 52(a0)
    xor s0, s0, s2
    srli s2, s0, 4
    xor s2, s2, s0
    and s2, s2, t6
    slli s11, s2, 4
    xor s11, s0, s11
    sw s11, 56(a0)
    xor t5, t5, a2
    srli a2, t5, 4
    xor a2, a2, t5
    and a2, a2, t6
    slli s11, a2, 4
    xor s11, t5, s11
    sw s11, 60(a0)
    xor s1, s4, s1
    sw s1, 64(a0)
    xor t1, t1, t4
    sw t1, 68(a0)
    xor a5, a4, a5
    sw a5, 72(a0)
    lw a5, 196(sp)
    lw t1, 192(sp)
    xor a5, a5, t1
    sw a5, 76(a0)
    lw a5, 204(sp)
    lw t1, 200(sp)
    xor a5, a5, t1
    sw a5, 80(a0)
    lw a5, 212(sp)
    lw t1, 208(sp)
    xor a5, a5, t1
    sw a5, 84(a0)
    lw a5, 216(sp)
    xor a5, s7, a5
    sw a5, 88(a0)
    lw a5, 220(sp)
    xor a5, ra, a5
    sw a5, 92(a0)
    xor a5, s9, s10
    sw a5, 96(a0)
    xor a5, t2, t3
    sw a5, 100(a0)
    xor a5, a3, s6
    sw a5, 104(a0)
    xor a5, s3, s8
    sw a5, 108(a0)
    xor a5, a6, s5
    sw a5, 112(a0)
    xor a5, a7, t0
    sw a5, 116(a0)
    xor a5, s0, s2
    sw a5, 120(a0)
    xor a5, t5, a2
    sw a5, 124(a0)
    lw a5, 188(sp)
    srli a6, a5, 6
    srli a7, a5, 3
    srli t0, a5, 7
    xor a7, a7, t0
    srli t1, a5, 5
    xor t2, a5, t1
    srli t3, a5, 4
    xor t3, t3, a7
    xor t4, a6, t3
    xor t5, t2, t4
    xor t0, t0, t5
    xor a4, a7, t0
    srli a3, a5, 1
    xor a2, a3, t1
    xor s0, a7, a2
    xor t2, t2, s0
    and s1, a4, t2
    srli s2, a5, 2
    xor s2, s2, a2
    xor t3, t3, s2
    xor s3, t4, t3
    xor a3, a3, s3
    xor s4, a7, a3
    and s5, s3, s4
    or s6, s2, a3
    xor s6, s5, s6
    xor s7, t0, a2
    and s8, t4, s7
    xor s8, s6, s8
    xor s8, s1, s8
    xor s9, s4, s7
    and s10, t3, s9
    xor s11, a6, t2
    or ra, t0, s11
    xor s6, s6, ra
    xor s6, s10, s6
    xor s6, t5, s6
    xor a2, a2, s4
    xor s10, t3, s11
    and t6, a2, s10
    and a5, a6, a7
    xor a5, s5, a5
    xor s5, ra, a5
    xor t6, t6, s5
    xor s5, s6, t6
    and ra, s8, s5
    sw s4, 220(sp)
    and s4, t5, s0
    xor a5, t1, a5
    xor a5, s1, a5
    xor a5, s4, a5
    xor t1, s8, a5
    and s1, s6, t1
    xor s4, t6, s1
    and s4, a5, s4
    or s6, s6, s4
    xor s6, ra, s6
    xor a5, ra, a5
    and a5, t6, a5
    or t6, s8, a5
    xor t6, s1, t6
    xor s1, s6, t6
    xor a5, s5, a5
    xor t1, t1, s4
    xor s4, a5, t1
    xor s5, s1, s4
    and a6, a6, s5
    and s3, s3, s1
    xor s8, s6, a5
    and t2, t2, s8
    xor t2, s3, t2
    and t5, t5, a5
    xor t5, t2, t5
    xor t5, a6, t5
    and a2, a2, t1
    xor a2, t5, a2
    and s7, s7, s6
    and s9, s9, t6
    xor s9, s7, s9
    xnor s9, a2, s9
    rori s9, s9, 8
    lw ra, 184(sp)
    and a4, a4, s8
    and s9, s9, ra
    xor s8, t6, t1
    and t0, t0, s8
    xor t0, a4, t0
    xor t0, a2, t0
    and a2, s2, s4
    xor a2, t0, a2
    and t3, t3, t6
    xor t3, a2, t3
    and t6, s11, s8
    xor t6, s3, t6
    xor t6, t3, t6
    and a5, s0, a5
    xor a5, t6, a5
    xnor t5, t5, a5
    rori t5, t5, 7
    lw s0, 180(sp)
    and t4, t4, s6
    and t5, t5, s0
    or t5, s9, t5
    xor t2, t2, t4
    xor t2, a2, t2
    and a7, a7, s5
    and t4, a3, s4
    xor t4, s7, t4
    xor a7, a7, t4
    xor a7, t2, a7
    xor a5, a5, a7
    rori a7, a5, 6
    lw a3, 148(sp)
    and t1, s10, t1
    and a7, a7, a3
    or a7, t5, a7
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, t6, a6
    rori t1, t1, 5
    lw t3, 144(sp)
    not a6, a6
    and t1, t1, t3
    or a7, a7, t1
    lw t1, 220(sp)
    rori a6, a6, 3
    and t1, t1, s1
    xor t1, a4, t1
    xor t1, t4, t1
    rori t1, t1, 4
    lw t4, 140(sp)
    xnor a5, t0, a5
    and t1, t1, t4
    or a7, a7, t1
    lw t1, 136(sp)
    rori a5, a5, 2
    and a6, a6, t1
    or a6, a7, a6
    lw a7, 132(sp)
    lw t0, 128(sp)
    and a5, a5, a7
    or a5, a6, a5
    rori a6, t2, 1
    and a6, a6, t0
    or a5, a5, a6
    lw a6, 176(sp)
    lw t5, 172(sp)
    xor a5, a6, a5
    xori a6, a5, 15
    srli t2, a6, 8
    xor t5, a6, t5
    xor t2, t2, t5
    lw t6, 168(sp)
    lw a2, 164(sp)
    and t2, t2, t6
    slli a4, t2, 8
    xor a6, a6, a4
    srli a4, a6, 16
    xor a2, t5, a2
    srli s1, a2, 8
    lw s2, 188(sp)
    lw s5, 104(sp)
    xor s2, a2, s2
    xor s1, s1, s2
    and s1, s1, t6
    slli s3, s1, 8
    xor s3, a2, s3
    xor a4, a4, s3
    zext.h a4, a4
    slli s4, a4, 16
    xor a6, a6, s4
    srli s4, a6, 1
    xor s4, s4, a6
    and s4, s4, s5
    slli s6, s4, 1
    xor s6, a6, s6
    srli s7, s6, 2
    xor s7, s7, s6
    lw s8, 100(sp)
    lw s11, 96(sp)
    and s7, s7, s8
    slli s9, s7, 2
    xor s9, s6, s9
    srli s10, s9, 4
    xor s10, s10, s9
    and s10, s10, s11
    slli t6, s10, 4
    xor t6, s9, t6
    sw t6, 128(a0)
    xor t2, t5, t2
    srli t6, t2, 16
    xor s1, s2, s1
    xor t6, t6, s1
    zext.h t6, t6
    slli t0, t6, 16
    xor t0, t2, t0
    srli t2, t0, 1
    xor t2, t2, t0
    and t2, t2, s5
    slli a7, t2, 1
    xor a7, t0, a7
    srli t1, a7, 2
    xor t1, t1, a7
    and t1, t1, s8
    slli t4, t1, 2
    xor t4, a7, t4
    srli t3, t4, 4
    xor t3, t3, t4
    and t3, t3, s11
    slli a3, t3, 4
    xor a3, t4, a3
    sw a3, 132(a0)
    xor a4, s3, a4
    srli a3, a4, 1
    xor a3, a3, a4
    and a3, a3, s5
    slli s3, a3, 1
    xor s3, a4, s3
    srli s0, s3, 2
    xor s0, s0, s3
    and s0, s0, s8
    slli ra, s0, 2
    xor ra, s3, ra
    sw a2, 188(sp)
    srli a2, ra, 4
    xor a2, a2, ra
    and a2, a2, s11
    sw t5, 164(sp)
    slli t5, a2, 4
    xor t5, ra, t5
    sw t5, 136(a0)
    xor t5, s1, t6
    srli t6, t5, 1
    xor t6, t6, t5
    and t6, t6, s5
    slli s1, t6, 1
    xor s1, t5, s1
    srli s5, s1, 2
    xor s5, s5, s1
    and s5, s5, s8
    sw a5, 172(sp)
    slli a5, s5, 2
    xor a5, s1, a5
    sw s2, 176(sp)
    srli s2, a5, 4
    xor s2, s2, a5
    and s2, s2, s11
    sw s2, 220(sp)
    slli s2, s2, 4
    xor s2, a5, s2
    sw s2, 140(a0)
    xor a6, a6, s4
    srli s2, a6, 2
    xor s2, s2, a6
    and s2, s2, s8
    slli s4, s2, 2
    xor s4, a6, s4
    sw a5, 216(sp)
    srli a5, s4, 4
    xor a5, a5, s4
    and a5, a5, s11
    sw a5, 208(sp)
    slli a5, a5, 4
    xor a5, s4, a5
    sw a5, 144(a0)
    xor a5, t0, t2
    srli t0, a5, 2
    xor t0, t0, a5
    and t0, t0, s8
    slli t2, t0, 2
    xor t2, a5, t2
    sw s4, 212(sp)
    srli s4, t2, 4
    xor s4, s4, t2
    and s4, s4, s11
    sw s4, 200(sp)
    slli s4, s4, 4
    xor s4, t2, s4
    sw s4, 148(a0)
    xor a4, a4, a3
    srli a3, a4, 2
    xor a3, a3, a4
    and a3, a3, s8
    slli s4, a3, 2
    xor s4, a4, s4
    sw t2, 204(sp)
    srli t2, s4, 4
    xor t2, t2, s4
    and t2, t2, s11
    sw t2, 192(sp)
    slli t2, t2, 4
    xor t2, s4, t2
    sw t2, 152(a0)
    xor t2, t5, t6
    srli t5, t2, 2
    xor t5, t5, t2
    and t5, t5, s8
    slli t6, t5, 2
    xor t6, t2, t6
    srli s8, t6, 4
    xor s8, s8, t6
    and s8, s8, s11
    sw s8, 196(sp)
    slli s8, s8, 4
    xor s8, t6, s8
    sw s8, 156(a0)
    xor s6, s6, s7
    srli s7, s6, 4
    xor s7, s7, s6
    and s7, s7, s11
    slli s8, s7, 4
    xor s8, s6, s8
    sw s8, 160(a0)
    xor a7, a7, t1
    srli t1, a7, 4
    xor t1, t1, a7
    and t1, t1, s11
    slli s8, t1, 4
    xor s8, a7, s8
    sw s8, 164(a0)
    xor s0, s3, s0
    srli s3, s0, 4
    xor s3, s3, s0
    and s3, s3, s11
    slli s8, s3, 4
    xor s8, s0, s8
    sw s8, 168(a0)
    xor s1, s1, s5
    srli s5, s1, 4
    xor s5, s5, s1
    and s5, s5, s11
    slli s8, s5, 4
    xor s8, s1, s8
    sw s8, 172(a0)
    xor a6, a6, s2
    srli s2, a6, 4
    xor s2, s2, a6
    and s2, s2, s11
    slli s8, s2, 4
    xor s8, a6, s8
    sw s8, 176(a0)
    xor a5, a5, t0
    srli t0, a5, 4
    xor t0, t0, a5
    and t0, t0, s11
    slli s8, t0, 4
    xor s8, a5, s8
    sw s8, 180(a0)
    xor a4, a4, a3
    srli a3, a4, 4
    xor a3, a3, a4
    and a3, a3, s11
    slli s8, a3, 4
    xor s8, a4, s8
    sw s8, 184(a0)
    xor t2, t2, t5
    srli t5, t2, 4
    xor t5, t5, t2
    and t5, t5, s11
    slli s8, t5, 4
    xor s8, t2, s8
    sw s8, 188(a0)
    xor s8, s9, s10
    sw s8, 192(a0)
    xor t3, t4, t3
    sw t3, 196(a0)
    xor t3, ra, a2
    sw t3, 200(a0)
    lw t3, 216(sp)
    lw t4, 220(sp)
    xor a7, a7, t1
    xor t3, t3, t4
    sw t3, 204(a0)
    lw t3, 212(sp)
    lw t4, 208(sp)
    xor a6, a6, s2
    xor t3, t3, t4
    sw t3, 208(a0)
    lw t3, 204(sp)
    lw t4, 200(sp)
    xor a5, a5, t0
    xor t3, t3, t4
    sw t3, 212(a0)
    lw t3, 192(sp)
    xor t3, s4, t3
    sw t3, 216(a0)
    lw t3, 196(sp)
    sw a7, 228(a0)
    xor t3, t6, t3
    sw t3, 220(a0)
    xor t3, s6, s7
    sw t3, 224(a0)
    xor a7, s0, s3
    sw a7, 232(a0)
    xor a7, s1, s5
    sw a7, 236(a0)
    sw a6, 240(a0)
    sw a5, 244(a0)
    xor a5, a4, a3
    sw a5, 248(a0)
    xor a5, t2, t5
    sw a5, 252(a0)
    lw a5, 176(sp)
    srli a6, a5, 6
    srli a7, a5, 3
    srli t0, a5, 7
    xor a7, a7, t0
    srli t1, a5, 5
    xor t2, a5, t1
    srli t3, a5, 4
    xor t3, t3, a7
    xor t4, a6, t3
    xor t5, t2, t4
    xor t0, t0, t5
    xor t6, a7, t0
    srli a4, a5, 1
    xor a3, a4, t1
    xor a2, a7, a3
    xor t2, t2, a2
    and s0, t6, t2
    srli s1, a5, 2
    xor s1, s1, a3
    xor t3, t3, s1
    xor s2, t4, t3
    xor a4, a4, s2
    xor s3, a7, a4
    and s4, s2, s3
    or s5, s1, a4
    xor s5, s4, s5
    xor s6, t0, a3
    and s7, t4, s6
    xor s7, s5, s7
    xor s7, s0, s7
    xor s8, s3, s6
    and s9, t3, s8
    xor s10, a6, t2
    or ra, t0, s10
    xor s5, s5, ra
    xor s5, s9, s5
    xor s5, t5, s5
    xor a3, a3, s3
    xor s9, t3, s10
    and s11, a3, s9
    and a5, a6, a7
    xor a5, s4, a5
    xor s4, ra, a5
    xor s4, s11, s4
    xor s11, s5, s4
    and ra, s7, s11
    sw s3, 196(sp)
    and s3, t5, a2
    xor a5, t1, a5
    xor a5, s0, a5
    xor a5, s3, a5
    xor t1, s7, a5
    and s0, s5, t1
    xor s3, s4, s0
    and s3, a5, s3
    or s5, s5, s3
    xor s5, ra, s5
    xor a5, ra, a5
    and a5, s4, a5
    or s4, s7, a5
    xor s0, s0, s4
    xor s4, s5, s0
    xor a5, s11, a5
    xor t1, t1, s3
    xor s3, a5, t1
    xor s7, s4, s3
    and a6, a6, s7
    and s2, s2, s4
    xor s11, s5, a5
    and t2, t2, s11
    xor t2, s2, t2
    and t5, t5, a5
    xor t5, t2, t5
    xor t5, a6, t5
    and a3, a3, t1
    xor a3, t5, a3
    and s6, s6, s5
    and s8, s8, s0
    xor s8, s6, s8
    xnor s8, a3, s8
    rori s8, s8, 8
    lw ra, 184(sp)
    and t6, t6, s11
    and s8, s8, ra
    xor s11, s0, t1
    and t0, t0, s11
    xor t0, t6, t0
    xor t0, a3, t0
    and a3, s1, s3
    xor a3, t0, a3
    and t3, t3, s0
    xor t3, a3, t3
    and s0, s10, s11
    xor s0, s2, s0
    xor s0, t3, s0
    and a5, a2, a5
    xor a5, s0, a5
    xnor t5, t5, a5
    rori t5, t5, 7
    lw a2, 180(sp)
    and t4, t4, s5
    and t5, t5, a2
    or t5, s8, t5
    xor t2, t2, t4
    xor t2, a3, t2
    and a7, a7, s7
    and t4, a4, s3
    xor t4, s6, t4
    xor a7, a7, t4
    xor a7, t2, a7
    xor a5, a5, a7
    rori a7, a5, 6
    lw a4, 148(sp)
    and t1, s9, t1
    and a7, a7, a4
    or a7, t5, a7
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, s0, a6
    rori t1, t1, 5
    lw t3, 144(sp)
    not a6, a6
    and t1, t1, t3
    or a7, a7, t1
    lw t1, 196(sp)
    rori a6, a6, 3
    and t1, t1, s4
    xor t1, t6, t1
    xor t1, t4, t1
    rori t1, t1, 4
    lw t4, 140(sp)
    xnor a5, t0, a5
    and t1, t1, t4
    or a7, a7, t1
    lw t1, 136(sp)
    rori a5, a5, 2
    and a6, a6, t1
    or a6, a7, a6
    lw a7, 132(sp)
    lw t0, 128(sp)
    and a5, a5, a7
    or a5, a6, a5
    rori a6, t2, 1
    and a6, a6, t0
    or a5, a5, a6
    lw a6, 172(sp)
    lw t5, 164(sp)
    xor a5, a6, a5
    xori a6, a5, 31
    srli t2, a6, 8
    xor t5, a6, t5
    xor t2, t2, t5
    lw t6, 168(sp)
    lw s0, 188(sp)
    and t2, t2, t6
    slli a3, t2, 8
    xor a6, a6, a3
    srli a3, a6, 16
    xor s0, t5, s0
    srli s1, s0, 8
    lw s2, 176(sp)
    lw s5, 104(sp)
    xor s2, s0, s2
    xor s1, s1, s2
    and s1, s1, t6
    slli s3, s1, 8
    xor s3, s0, s3
    xor a3, a3, s3
    zext.h a3, a3
    slli s4, a3, 16
    xor a6, a6, s4
    srli s4, a6, 1
    xor s4, s4, a6
    and s4, s4, s5
    slli s6, s4, 1
    xor s6, a6, s6
    srli s7, s6, 2
    xor s7, s7, s6
    lw s8, 100(sp)
    lw s11, 96(sp)
    and s7, s7, s8
    slli s9, s7, 2
    xor s9, s6, s9
    srli s10, s9, 4
    xor s10, s10, s9
    and s10, s10, s11
    slli t6, s10, 4
    xor t6, s9, t6
    sw t6, 256(a0)
    xor t2, t5, t2
    srli t6, t2, 16
    xor s1, s2, s1
    xor t6, t6, s1
    zext.h t6, t6
    slli t0, t6, 16
    xor t0, t2, t0
    srli t2, t0, 1
    xor t2, t2, t0
    and t2, t2, s5
    slli a7, t2, 1
    xor a7, t0, a7
    srli t1, a7, 2
    xor t1, t1, a7
    and t1, t1, s8
    slli t4, t1, 2
    xor t4, a7, t4
    srli t3, t4, 4
    xor t3, t3, t4
    and t3, t3, s11
    slli a4, t3, 4
    xor a4, t4, a4
    sw a4, 260(a0)
    xor a4, s3, a3
    srli a3, a4, 1
    xor a3, a3, a4
    and a3, a3, s5
    slli s3, a3, 1
    xor s3, a4, s3
    srli a2, s3, 2
    xor a2, a2, s3
    and a2, a2, s8
    slli ra, a2, 2
    xor ra, s3, ra
    sw s0, 176(sp)
    srli s0, ra, 4
    xor s0, s0, ra
    and s0, s0, s11
    sw t5, 188(sp)
    slli t5, s0, 4
    xor t5, ra, t5
    sw t5, 264(a0)
    xor t5, s1, t6
    srli t6, t5, 1
    xor t6, t6, t5
    and t6, t6, s5
    slli s1, t6, 1
    xor s1, t5, s1
    srli s5, s1, 2
    xor s5, s5, s1
    and s5, s5, s8
    sw a5, 164(sp)
    slli a5, s5, 2
    xor a5, s1, a5
    sw s2, 172(sp)
    srli s2, a5, 4
    xor s2, s2, a5
    and s2, s2, s11
    sw s2, 196(sp)
    slli s2, s2, 4
    xor s2, a5, s2
    sw s2, 268(a0)
    xor a6, a6, s4
    srli s2, a6, 2
    xor s2, s2, a6
    and s2, s2, s8
    slli s4, s2, 2
    xor s4, a6, s4
    sw a5, 192(sp)
    srli a5, s4, 4
    xor a5, a5, s4
    and a5, a5, s11
    sw a5, 200(sp)
    slli a5, a5, 4
    xor a5, s4, a5
    sw a5, 272(a0)
    xor a5, t0, t2
    srli t0, a5, 2
    xor t0, t0, a5
    and t0, t0, s8
    slli t2, t0, 2
    xor t2, a5, t2
    sw s4, 204(sp)
    srli s4, t2, 4
    xor s4, s4, t2
    and s4, s4, s11
    sw s4, 208(sp)
    slli s4, s4, 4
    xor s4, t2, s4
    sw s4, 276(a0)
    xor a4, a4, a3
    srli a3, a4, 2
    xor a3, a3, a4
    and a3, a3, s8
    slli s4, a3, 2
    xor s4, a4, s4
    sw t2, 212(sp)
    srli t2, s4, 4
    xor t2, t2, s4
    and t2, t2, s11
    sw t2, 220(sp)
    slli t2, t2, 4
    xor t2, s4, t2
    sw t2, 280(a0)
    xor t2, t5, t6
    srli t5, t2, 2
    xor t5, t5, t2
    and t5, t5, s8
    slli t6, t5, 2
    xor t6, t2, t6
    srli s8, t6, 4
    xor s8, s8, t6
    and s8, s8, s11
    sw s8, 216(sp)
    slli s8, s8, 4
    xor s8, t6, s8
    sw s8, 284(a0)
    xor s6, s6, s7
    srli s7, s6, 4
    xor s7, s7, s6
    and s7, s7, s11
    slli s8, s7, 4
    xor s8, s6, s8
    sw s8, 288(a0)
    xor a7, a7, t1
    srli t1, a7, 4
    xor t1, t1, a7
    and t1, t1, s11
    slli s8, t1, 4
    xor s8, a7, s8
    sw s8, 292(a0)
    xor a2, s3, a2
    srli s3, a2, 4
    xor s3, s3, a2
    and s3, s3, s11
    slli s8, s3, 4
    xor s8, a2, s8
    sw s8, 296(a0)
    xor s1, s1, s5
    srli s5, s1, 4
    xor s5, s5, s1
    and s5, s5, s11
    slli s8, s5, 4
    xor s8, s1, s8
    sw s8, 300(a0)
    xor a6, a6, s2
    srli s2, a6, 4
    xor s2, s2, a6
    and s2, s2, s11
    slli s8, s2, 4
    xor s8, a6, s8
    sw s8, 304(a0)
    xor a5, a5, t0
    srli t0, a5, 4
    xor t0, t0, a5
    and t0, t0, s11
    slli s8, t0, 4
    xor s8, a5, s8
    sw s8, 308(a0)
    xor a4, a4, a3
    srli a3, a4, 4
    xor a3, a3, a4
    and a3, a3, s11
    slli s8, a3, 4
    xor s8, a4, s8
    sw s8, 312(a0)
    xor t2, t2, t5
    srli t5, t2, 4
    xor t5, t5, t2
    and t5, t5, s11
    slli s8, t5, 4
    xor s8, t2, s8
    sw s8, 316(a0)
    xor s8, s9, s10
    sw s8, 320(a0)
    xor t3, t4, t3
    sw t3, 324(a0)
    xor t3, ra, s0
    sw t3, 328(a0)
    lw t3, 192(sp)
    lw t4, 196(sp)
    xor a7, a7, t1
    xor t3, t3, t4
    sw t3, 332(a0)
    lw t3, 204(sp)
    lw t4, 200(sp)
    xor a6, a6, s2
    xor t3, t3, t4
    sw t3, 336(a0)
    lw t3, 212(sp)
    lw t4, 208(sp)
    xor a5, a5, t0
    xor t3, t3, t4
    sw t3, 340(a0)
    lw t3, 220(sp)
    xor t3, s4, t3
    sw t3, 344(a0)
    lw t3, 216(sp)
    sw a7, 356(a0)
    xor t3, t6, t3
    sw t3, 348(a0)
    xor t3, s6, s7
    sw t3, 352(a0)
    xor a7, a2, s3
    sw a7, 360(a0)
    xor a7, s1, s5
    sw a7, 364(a0)
    sw a6, 368(a0)
    sw a5, 372(a0)
    xor a5, a4, a3
    sw a5, 376(a0)
    xor a5, t2, t5
    sw a5, 380(a0)
    lw a5, 172(sp)
    srli a6, a5, 6
    srli a7, a5, 3
    srli t0, a5, 7
    xor a7, a7, t0
    srli t1, a5, 5
    xor t2, a5, t1
    srli t3, a5, 4
    xor t3, t3, a7
    xor t4, a6, t3
    xor t5, t2, t4
    xor t0, t0, t5
    xor t6, a7, t0
    srli a4, a5, 1
    xor a3, a4, t1
    xor a2, a7, a3
    xor t2, t2, a2
    and s0, t6, t2
    srli s1, a5, 2
    xor s1, s1, a3
    xor t3, t3, s1
    xor s2, t4, t3
    xor a4, a4, s2
    xor s3, a7, a4
    and s4, s2, s3
    or s5, s1, a4
    xor s5, s4, s5
    xor s6, t0, a3
    and s7, t4, s6
    xor s7, s5, s7
    xor s7, s0, s7
    xor s8, s3, s6
    and s9, t3, s8
    xor s10, a6, t2
    or ra, t0, s10
    xor s5, s5, ra
    xor s5, s9, s5
    xor s5, t5, s5
    xor a3, a3, s3
    xor s9, t3, s10
    and s11, a3, s9
    and a5, a6, a7
    xor a5, s4, a5
    xor s4, ra, a5
    xor s4, s11, s4
    xor s11, s5, s4
    and ra, s7, s11
    sw s3, 216(sp)
    and s3, t5, a2
    xor a5, t1, a5
    xor a5, s0, a5
    xor a5, s3, a5
    xor t1, s7, a5
    and s0, s5, t1
    xor s3, s4, s0
    and s3, a5, s3
    or s5, s5, s3
    xor s5, ra, s5
    xor a5, ra, a5
    and a5, s4, a5
    or s4, s7, a5
    xor s0, s0, s4
    xor s4, s5, s0
    xor a5, s11, a5
    xor t1, t1, s3
    xor s3, a5, t1
    xor s7, s4, s3
    and a6, a6, s7
    and s2, s2, s4
    xor s11, s5, a5
    and t2, t2, s11
    xor t2, s2, t2
    and t5, t5, a5
    xor t5, t2, t5
    xor t5, a6, t5
    and a3, a3, t1
    xor a3, t5, a3
    and s6, s6, s5
    and s8, s8, s0
    xor s8, s6, s8
    xnor s8, a3, s8
    rori s8, s8, 8
    lw ra, 184(sp)
    and t6, t6, s11
    and s8, s8, ra
    xor s11, s0, t1
    and t0, t0, s11
    xor t0, t6, t0
    xor t0, a3, t0
    and a3, s1, s3
    xor a3, t0, a3
    and t3, t3, s0
    xor t3, a3, t3
    and s0, s10, s11
    xor s0, s2, s0
    xor s0, t3, s0
    and a5, a2, a5
    xor a5, s0, a5
    xnor t5, t5, a5
    rori t5, t5, 7
    lw a2, 180(sp)
    and t4, t4, s5
    and t5, t5, a2
    or t5, s8, t5
    xor t2, t2, t4
    xor t2, a3, t2
    and a7, a7, s7
    and t4, a4, s3
    xor t4, s6, t4
    xor a7, a7, t4
    xor a7, t2, a7
    xor a5, a5, a7
    rori a7, a5, 6
    lw a4, 148(sp)
    and t1, s9, t1
    and a7, a7, a4
    or a7, t5, a7
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, s0, a6
    rori t1, t1, 5
    lw t3, 144(sp)
    not a6, a6
    and t1, t1, t3
    or a7, a7, t1
    lw t1, 216(sp)
    rori a6, a6, 3
    and t1, t1, s4
    xor t1, t6, t1
    xor t1, t4, t1
    rori t1, t1, 4
    lw t4, 140(sp)
    xnor a5, t0, a5
    and t1, t1, t4
    or a7, a7, t1
    lw t1, 136(sp)
    rori a5, a5, 2
    and a6, a6, t1
    or a6, a7, a6
    lw a7, 132(sp)
    lw t0, 128(sp)
    and a5, a5, a7
    or a5, a6, a5
    rori a6, t2, 1
    and a6, a6, t0
    or a5, a5, a6
    lw a6, 164(sp)
    lw t5, 188(sp)
    xor a5, a6, a5
    xori a6, a5, 63
    srli t2, a6, 8
    xor t5, a6, t5
    xor t2, t2, t5
    lw t6, 168(sp)
    lw s0, 176(sp)
    and t2, t2, t6
    slli a3, t2, 8
    xor a6, a6, a3
    srli a3, a6, 16
    xor s0, t5, s0
    srli s1, s0, 8
    lw s2, 172(sp)
    lw s5, 104(sp)
    xor s2, s0, s2
    xor s1, s1, s2
    and s1, s1, t6
    slli s3, s1, 8
    xor s3, s0, s3
    xor a3, a3, s3
    zext.h a3, a3
    slli s4, a3, 16
    xor a6, a6, s4
    srli s4, a6, 1
    xor s4, s4, a6
    and s4, s4, s5
    slli s6, s4, 1
    xor s6, a6, s6
    srli s7, s6, 2
    xor s7, s7, s6
    lw s8, 100(sp)
    lw s11, 96(sp)
    and s7, s7, s8
    slli s9, s7, 2
    xor s9, s6, s9
    srli s10, s9, 4
    xor s10, s10, s9
    and s10, s10, s11
    slli t6, s10, 4
    xor t6, s9, t6
    sw t6, 384(a0)
    xor t2, t5, t2
    srli t6, t2, 16
    xor s1, s2, s1
    xor t6, t6, s1
    zext.h t6, t6
    slli t0, t6, 16
    xor t0, t2, t0
    srli t2, t0, 1
    xor t2, t2, t0
    and t2, t2, s5
    slli a7, t2, 1
    xor a7, t0, a7
    srli t1, a7, 2
    xor t1, t1, a7
    and t1, t1, s8
    slli t4, t1, 2
    xor t4, a7, t4
    srli t3, t4, 4
    xor t3, t3, t4
    and t3, t3, s11
    slli a4, t3, 4
    xor a4, t4, a4
    sw a4, 388(a0)
    xor a4, s3, a3
    srli a3, a4, 1
    xor a3, a3, a4
    and a3, a3, s5
    slli s3, a3, 1
    xor s3, a4, s3
    srli a2, s3, 2
    xor a2, a2, s3
    and a2, a2, s8
    slli ra, a2, 2
    xor ra, s3, ra
    sw s0, 172(sp)
    srli s0, ra, 4
    xor s0, s0, ra
    and s0, s0, s11
    sw t5, 176(sp)
    slli t5, s0, 4
    xor t5, ra, t5
    sw t5, 392(a0)
    xor t5, s1, t6
    srli t6, t5, 1
    xor t6, t6, t5
    and t6, t6, s5
    slli s1, t6, 1
    xor s1, t5, s1
    srli s5, s1, 2
    xor s5, s5, s1
    and s5, s5, s8
    sw a5, 188(sp)
    slli a5, s5, 2
    xor a5, s1, a5
    sw s2, 164(sp)
    srli s2, a5, 4
    xor s2, s2, a5
    and s2, s2, s11
    sw s2, 216(sp)
    slli s2, s2, 4
    xor s2, a5, s2
    sw s2, 396(a0)
    xor a6, a6, s4
    srli s2, a6, 2
    xor s2, s2, a6
    and s2, s2, s8
    slli s4, s2, 2
    xor s4, a6, s4
    sw a5, 220(sp)
    srli a5, s4, 4
    xor a5, a5, s4
    and a5, a5, s11
    sw a5, 208(sp)
    slli a5, a5, 4
    xor a5, s4, a5
    sw a5, 400(a0)
    xor a5, t0, t2
    srli t0, a5, 2
    xor t0, t0, a5
    and t0, t0, s8
    slli t2, t0, 2
    xor t2, a5, t2
    sw s4, 212(sp)
    srli s4, t2, 4
    xor s4, s4, t2
    and s4, s4, s11
    sw s4, 200(sp)
    slli s4, s4, 4
    xor s4, t2, s4
    sw s4, 404(a0)
    xor a4, a4, a3
    srli a3, a4, 2
    xor a3, a3, a4
    and a3, a3, s8
    slli s4, a3, 2
    xor s4, a4, s4
    sw t2, 204(sp)
    srli t2, s4, 4
    xor t2, t2, s4
    and t2, t2, s11
    sw t2, 196(sp)
    slli t2, t2, 4
    xor t2, s4, t2
    sw t2, 408(a0)
    xor t2, t5, t6
    srli t5, t2, 2
    xor t5, t5, t2
    and t5, t5, s8
    slli t6, t5, 2
    xor t6, t2, t6
    srli s8, t6, 4
    xor s8, s8, t6
    and s8, s8, s11
    sw s8, 192(sp)
    slli s8, s8, 4
    xor s8, t6, s8
    sw s8, 412(a0)
    xor s6, s6, s7
    srli s7, s6, 4
    xor s7, s7, s6
    and s7, s7, s11
    slli s8, s7, 4
    xor s8, s6, s8
    sw s8, 416(a0)
    xor a7, a7, t1
    srli t1, a7, 4
    xor t1, t1, a7
    and t1, t1, s11
    slli s8, t1, 4
    xor s8, a7, s8
    sw s8, 420(a0)
    xor a2, s3, a2
    srli s3, a2, 4
    xor s3, s3, a2
    and s3, s3, s11
    slli s8, s3, 4
    xor s8, a2, s8
    sw s8, 424(a0)
    xor s1, s1, s5
    srli s5, s1, 4
    xor s5, s5, s1
    and s5, s5, s11
    slli s8, s5, 4
    xor s8, s1, s8
    sw s8, 428(a0)
    xor a6, a6, s2
    srli s2, a6, 4
    xor s2, s2, a6
    and s2, s2, s11
    slli s8, s2, 4
    xor s8, a6, s8
    sw s8, 432(a0)
    xor a5, a5, t0
    srli t0, a5, 4
    xor t0, t0, a5
    and t0, t0, s11
    slli s8, t0, 4
    xor s8, a5, s8
    sw s8, 436(a0)
    xor a4, a4, a3
    srli a3, a4, 4
    xor a3, a3, a4
    and a3, a3, s11
    slli s8, a3, 4
    xor s8, a4, s8
    sw s8, 440(a0)
    xor t2, t2, t5
    srli t5, t2, 4
    xor t5, t5, t2
    and t5, t5, s11
    slli s8, t5, 4
    xor s8, t2, s8
    sw s8, 444(a0)
    xor s8, s9, s10
    sw s8, 448(a0)
    xor t3, t4, t3
    sw t3, 452(a0)
    xor t3, ra, s0
    sw t3, 456(a0)
    lw t3, 220(sp)
    lw t4, 216(sp)
    xor a7, a7, t1
    xor t3, t3, t4
    sw t3, 460(a0)
    lw t3, 212(sp)
    lw t4, 208(sp)
    xor a6, a6, s2
    xor t3, t3, t4
    sw t3, 464(a0)
    lw t3, 204(sp)
    lw t4, 200(sp)
    xor a5, a5, t0
    xor t3, t3, t4
    sw t3, 468(a0)
    lw t3, 196(sp)
    xor t3, s4, t3
    sw t3, 472(a0)
    lw t3, 192(sp)
    sw a7, 484(a0)
    xor t3, t6, t3
    sw t3, 476(a0)
    xor t3, s6, s7
    sw t3, 480(a0)
    xor a7, a2, s3
    sw a7, 488(a0)
    xor a7, s1, s5
    sw a7, 492(a0)
    sw a6, 496(a0)
    sw a5, 500(a0)
    xor a5, a4, a3
    sw a5, 504(a0)
    xor a5, t2, t5
    sw a5, 508(a0)
    lw a5, 164(sp)
    srli a6, a5, 6
    srli a7, a5, 3
    srli t0, a5, 7
    xor a7, a7, t0
    srli t1, a5, 5
    xor t2, a5, t1
    srli t3, a5, 4
    xor t3, t3, a7
    xor t4, a6, t3
    xor t5, t2, t4
    xor t0, t0, t5
    xor t6, a7, t0
    srli a4, a5, 1
    xor a3, a4, t1
    xor a2, a7, a3
    xor t2, t2, a2
    and s0, t6, t2
    srli s1, a5, 2
    xor s1, s1, a3
    xor t3, t3, s1
    xor s2, t4, t3
    xor a4, a4, s2
    xor s3, a7, a4
    and s4, s2, s3
    or s5, s1, a4
    xor s5, s4, s5
    xor s6, t0, a3
    and s7, t4, s6
    xor s7, s5, s7
    xor s7, s0, s7
    xor s8, s3, s6
    and s9, t3, s8
    xor s10, a6, t2
    or ra, t0, s10
    xor s5, s5, ra
    xor s5, s9, s5
    xor s5, t5, s5
    xor a3, a3, s3
    xor s9, t3, s10
    and s11, a3, s9
    and a5, a6, a7
    xor a5, s4, a5
    xor s4, ra, a5
    xor s4, s11, s4
    xor s11, s5, s4
    and ra, s7, s11
    sw s3, 192(sp)
    and s3, t5, a2
    xor a5, t1, a5
    xor a5, s0, a5
    xor a5, s3, a5
    xor t1, s7, a5
    and s0, s5, t1
    xor s3, s4, s0
    and s3, a5, s3
    or s5, s5, s3
    xor s5, ra, s5
    xor a5, ra, a5
    and a5, s4, a5
    or s4, s7, a5
    xor s0, s0, s4
    xor s4, s5, s0
    xor a5, s11, a5
    xor t1, t1, s3
    xor s3, a5, t1
    xor s7, s4, s3
    and a6, a6, s7
    and s2, s2, s4
    xor s11, s5, a5
    and t2, t2, s11
    xor t2, s2, t2
    and t5, t5, a5
    xor t5, t2, t5
    xor t5, a6, t5
    and a3, a3, t1
    xor a3, t5, a3
    and s6, s6, s5
    and s8, s8, s0
    xor s8, s6, s8
    xnor s8, a3, s8
    rori s8, s8, 8
    lw ra, 184(sp)
    and t6, t6, s11
    and s8, s8, ra
    xor s11, s0, t1
    and t0, t0, s11
    xor t0, t6, t0
    xor t0, a3, t0
    and a3, s1, s3
    xor a3, t0, a3
    and t3, t3, s0
    xor t3, a3, t3
    and s0, s10, s11
    xor s0, s2, s0
    xor s0, t3, s0
    and a5, a2, a5
    xor a5, s0, a5
    xnor t5, t5, a5
    rori t5, t5, 7
    lw a2, 180(sp)
    and t4, t4, s5
    and t5, t5, a2
    or t5, s8, t5
    xor t2, t2, t4
    xor t2, a3, t2
    and a7, a7, s7
    and t4, a4, s3
    xor t4, s6, t4
    xor a7, a7, t4
    xor a7, t2, a7
    xor a5, a5, a7
    rori a7, a5, 6
    lw a4, 148(sp)
    and t1, s9, t1
    and a7, a7, a4
    or a7, t5, a7
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, s0, a6
    rori t1, t1, 5
    lw t3, 144(sp)
    not a6, a6
    and t1, t1, t3
    or a7, a7, t1
    lw t1, 192(sp)
    rori a6, a6, 3
    and t1, t1, s4
    xor t1, t6, t1
    xor t1, t4, t1
    rori t1, t1, 4
    lw t4, 140(sp)
    xnor a5, t0, a5
    and t1, t1, t4
    or a7, a7, t1
    lw t1, 136(sp)
    rori a5, a5, 2
    and a6, a6, t1
    or a6, a7, a6
    lw a7, 132(sp)
    lw t0, 128(sp)
    and a5, a5, a7
    or a5, a6, a5
    rori a6, t2, 1
    and a6, a6, t0
    or a5, a5, a6
    lw a6, 188(sp)
    lw t5, 176(sp)
    xor a5, a6, a5
    xori a6, a5, 127
    srli t2, a6, 8
    xor t5, a6, t5
    xor t2, t2, t5
    lw t6, 168(sp)
    lw s0, 172(sp)
    and t2, t2, t6
    slli a3, t2, 8
    xor a6, a6, a3
    srli a3, a6, 16
    xor s0, t5, s0
    srli s1, s0, 8
    lw s2, 164(sp)
    lw s5, 104(sp)
    xor s2, s0, s2
    xor s1, s1, s2
    and s1, s1, t6
    slli s3, s1, 8
    xor s3, s0, s3
    xor a3, a3, s3
    zext.h a3, a3
    slli s4, a3, 16
    xor a6, a6, s4
    srli s4, a6, 1
    xor s4, s4, a6
    and s4, s4, s5
    slli s6, s4, 1
    xor s6, a6, s6
    srli s7, s6, 2
    xor s7, s7, s6
    lw s8, 100(sp)
    lw s11, 96(sp)
    and s7, s7, s8
    slli s9, s7, 2
    xor s9, s6, s9
    srli s10, s9, 4
    xor s10, s10, s9
    and s10, s10, s11
    slli t6, s10, 4
    xor t6, s9, t6
    sw t6, 512(a0)
    xor t2, t5, t2
    srli t6, t2, 16
    xor s1, s2, s1
    xor t6, t6, s1
    zext.h t6, t6
    slli t0, t6, 16
    xor t0, t2, t0
    srli t2, t0, 1
    xor t2, t2, t0
    and t2, t2, s5
    slli a7, t2, 1
    xor a7, t0, a7
    srli t1, a7, 2
    xor t1, t1, a7
    and t1, t1, s8
    slli t4, t1, 2
    xor t4, a7, t4
    srli t3, t4, 4
    xor t3, t3, t4
    and t3, t3, s11
    slli a4, t3, 4
    xor a4, t4, a4
    sw a4, 516(a0)
    xor a4, s3, a3
    srli a3, a4, 1
    xor a3, a3, a4
    and a3, a3, s5
    slli s3, a3, 1
    xor s3, a4, s3
    srli a2, s3, 2
    xor a2, a2, s3
    and a2, a2, s8
    slli ra, a2, 2
    xor ra, s3, ra
    sw s0, 164(sp)
    srli s0, ra, 4
    xor s0, s0, ra
    and s0, s0, s11
    sw t5, 172(sp)
    slli t5, s0, 4
    xor t5, ra, t5
    sw t5, 520(a0)
    xor t5, s1, t6
    srli t6, t5, 1
    xor t6, t6, t5
    and t6, t6, s5
    slli s1, t6, 1
    xor s1, t5, s1
    srli s5, s1, 2
    xor s5, s5, s1
    and s5, s5, s8
    sw a5, 176(sp)
    slli a5, s5, 2
    xor a5, s1, a5
    sw s2, 188(sp)
    srli s2, a5, 4
    xor s2, s2, a5
    and s2, s2, s11
    sw s2, 192(sp)
    slli s2, s2, 4
    xor s2, a5, s2
    sw s2, 524(a0)
    xor a6, a6, s4
    srli s2, a6, 2
    xor s2, s2, a6
    and s2, s2, s8
    slli s4, s2, 2
    xor s4, a6, s4
    sw a5, 196(sp)
    srli a5, s4, 4
    xor a5, a5, s4
    and a5, a5, s11
    sw a5, 200(sp)
    slli a5, a5, 4
    xor a5, s4, a5
    sw a5, 528(a0)
    xor a5, t0, t2
    srli t0, a5, 2
    xor t0, t0, a5
    and t0, t0, s8
    slli t2, t0, 2
    xor t2, a5, t2
    sw s4, 204(sp)
    srli s4, t2, 4
    xor s4, s4, t2
    and s4, s4, s11
    sw s4, 208(sp)
    slli s4, s4, 4
    xor s4, t2, s4
    sw s4, 532(a0)
    xor a4, a4, a3
    srli a3, a4, 2
    xor a3, a3, a4
    and a3, a3, s8
    slli s4, a3, 2
    xor s4, a4, s4
    sw t2, 212(sp)
    srli t2, s4, 4
    xor t2, t2, s4
    and t2, t2, s11
    sw t2, 216(sp)
    slli t2, t2, 4
    xor t2, s4, t2
    sw t2, 536(a0)
    xor t2, t5, t6
    srli t5, t2, 2
    xor t5, t5, t2
    and t5, t5, s8
    slli t6, t5, 2
    xor t6, t2, t6
    srli s8, t6, 4
    xor s8, s8, t6
    and s8, s8, s11
    sw s8, 220(sp)
    slli s8, s8, 4
    xor s8, t6, s8
    sw s8, 540(a0)
    xor s6, s6, s7
    srli s7, s6, 4
    xor s7, s7, s6
    and s7, s7, s11
    slli s8, s7, 4
    xor s8, s6, s8
    sw s8, 544(a0)
    xor a7, a7, t1
    srli t1, a7, 4
    xor t1, t1, a7
    and t1, t1, s11
    slli s8, t1, 4
    xor s8, a7, s8
    sw s8, 548(a0)
    xor a2, s3, a2
    srli s3, a2, 4
    xor s3, s3, a2
    and s3, s3, s11
    slli s8, s3, 4
    xor s8, a2, s8
    sw s8, 552(a0)
    xor s1, s1, s5
    srli s5, s1, 4
    xor s5, s5, s1
    and s5, s5, s11
    slli s8, s5, 4
    xor s8, s1, s8
    sw s8, 556(a0)
    xor a6, a6, s2
    srli s2, a6, 4
    xor s2, s2, a6
    and s2, s2, s11
    slli s8, s2, 4
    xor s8, a6, s8
    sw s8, 560(a0)
    xor a5, a5, t0
    srli t0, a5, 4
    xor t0, t0, a5
    and t0, t0, s11
    slli s8, t0, 4
    xor s8, a5, s8
    sw s8, 564(a0)
    xor a4, a4, a3
    srli a3, a4, 4
    xor a3, a3, a4
    and a3, a3, s11
    slli s8, a3, 4
    xor s8, a4, s8
    sw s8, 568(a0)
    xor t2, t2, t5
    srli t5, t2, 4
    xor t5, t5, t2
    and t5, t5, s11
    slli s8, t5, 4
    xor s8, t2, s8
    sw s8, 572(a0)
    xor s8, s9, s10
    sw s8, 576(a0)
    xor t3, t4, t3
    sw t3, 580(a0)
    xor t3, ra, s0
    sw t3, 584(a0)
    lw t3, 196(sp)
    lw t4, 192(sp)
    xor a7, a7, t1
    xor t3, t3, t4
    sw t3, 588(a0)
    lw t3, 204(sp)
    lw t4, 200(sp)
    xor a6, a6, s2
    xor t3, t3, t4
    sw t3, 592(a0)
    lw t3, 212(sp)
    lw t4, 208(sp)
    xor a5, a5, t0
    xor t3, t3, t4
    sw t3, 596(a0)
    lw t3, 216(sp)
    xor t3, s4, t3
    sw t3, 600(a0)
    lw t3, 220(sp)
    sw a7, 612(a0)
    xor t3, t6, t3
    sw t3, 604(a0)
    xor t3, s6, s7
    sw t3, 608(a0)
    xor a7, a2, s3
    sw a7, 616(a0)
    xor a7, s1, s5
    sw a7, 620(a0)
    sw a6, 624(a0)
    sw a5, 628(a0)
    xor a5, a4, a3
    sw a5, 632(a0)
    xor a5, t2, t5
    sw a5, 636(a0)
    lw a5, 188(sp)
    srli a6, a5, 6
    srli a7, a5, 3
    srli t0, a5, 7
    xor a7, a7, t0
    srli t1, a5, 5
    xor t2, a5, t1
    srli t3, a5, 4
    xor t3, t3, a7
    xor t4, a6, t3
    xor t5, t2, t4
    xor t0, t0, t5
    xor t6, a7, t0
    srli a4, a5, 1
    xor a3, a4, t1
    xor a2, a7, a3
    xor t2, t2, a2
    and s0, t6, t2
    srli s1, a5, 2
    xor s1, s1, a3
    xor t3, t3, s1
    xor s2, t4, t3
    xor a4, a4, s2
    xor s3, a7, a4
    and s4, s2, s3
    or s5, s1, a4
    xor s5, s4, s5
    xor s6, t0, a3
    and s7, t4, s6
    xor s7, s5, s7
    xor s7, s0, s7
    xor s8, s3, s6
    and s9, t3, s8
    xor s10, a6, t2
    or ra, t0, s10
    xor s5, s5, ra
    xor s5, s9, s5
    xor s5, t5, s5
    xor a3, a3, s3
    xor s9, t3, s10
    and s11, a3, s9
    and a5, a6, a7
    xor a5, s4, a5
    xor s4, ra, a5
    xor s4, s11, s4
    xor s11, s5, s4
    and ra, s7, s11
    sw s3, 220(sp)
    and s3, t5, a2
    xor a5, t1, a5
    xor a5, s0, a5
    xor a5, s3, a5
    xor t1, s7, a5
    and s0, s5, t1
    xor s3, s4, s0
    and s3, a5, s3
    or s5, s5, s3
    xor s5, ra, s5
    xor a5, ra, a5
    and a5, s4, a5
    or s4, s7, a5
    xor s0, s0, s4
    xor s4, s5, s0
    xor a5, s11, a5
    xor t1, t1, s3
    xor s3, a5, t1
    xor s7, s4, s3
    and a6, a6, s7
    and s2, s2, s4
    xor s11, s5, a5
    and t2, t2, s11
    xor t2, s2, t2
    and t5, t5, a5
    xor t5, t2, t5
    xor t5, a6, t5
    and a3, a3, t1
    xor a3, t5, a3
    and s6, s6, s5
    and s8, s8, s0
    xor s8, s6, s8
    xnor s8, a3, s8
    rori s8, s8, 8
    lw ra, 184(sp)
    and t6, t6, s11
    and s8, s8, ra
    xor s11, s0, t1
    and t0, t0, s11
    xor t0, t6, t0
    xor t0, a3, t0
    and a3, s1, s3
    xor a3, t0, a3
    and t3, t3, s0
    xor t3, a3, t3
    and s0, s10, s11
    xor s0, s2, s0
    xor s0, t3, s0
    and a5, a2, a5
    xor a5, s0, a5
    xnor t5, t5, a5
    rori t5, t5, 7
    lw a2, 180(sp)
    and t4, t4, s5
    and t5, t5, a2
    or t5, s8, t5
    xor t2, t2, t4
    xor t2, a3, t2
    and a7, a7, s7
    and t4, a4, s3
    xor t4, s6, t4
    xor a7, a7, t4
    xor a7, t2, a7
    xor a5, a5, a7
    rori a7, a5, 6
    lw a4, 148(sp)
    and t1, s9, t1
    and a7, a7, a4
    or a7, t5, a7
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, s0, a6
    rori t1, t1, 5
    lw t3, 144(sp)
    not a6, a6
    and t1, t1, t3
    or a7, a7, t1
    lw t1, 220(sp)
    rori a6, a6, 3
    and t1, t1, s4
    xor t1, t6, t1
    xor t1, t4, t1
    rori t1, t1, 4
    lw t4, 140(sp)
    xnor a5, t0, a5
    and t1, t1, t4
    or a7, a7, t1
    lw t1, 136(sp)
    rori a5, a5, 2
    and a6, a6, t1
    or a6, a7, a6
    lw a7, 132(sp)
    lw t0, 128(sp)
    and a5, a5, a7
    or a5, a6, a5
    rori a6, t2, 1
    and a6, a6, t0
    or a5, a5, a6
    lw a6, 176(sp)
    lw t5, 172(sp)
    xor a5, a6, a5
    xori a6, a5, 255
    srli t2, a6, 8
    xor t5, a6, t5
    xor t2, t2, t5
    lw t6, 168(sp)
    lw s0, 164(sp)
    and t2, t2, t6
    slli a3, t2, 8
    xor a6, a6, a3
    srli a3, a6, 16
    xor s0, t5, s0
    srli s1, s0, 8
    lw s2, 188(sp)
    lw s5, 104(sp)
    xor s2, s0, s2
    xor s1, s1, s2
    and s1, s1, t6
    slli s3, s1, 8
    xor s3, s0, s3
    xor a3, a3, s3
    zext.h a3, a3
    slli s4, a3, 16
    xor a6, a6, s4
    srli s4, a6, 1
    xor s4, s4, a6
    and s4, s4, s5
    slli s6, s4, 1
    xor s6, a6, s6
    srli s7, s6, 2
    xor s7, s7, s6
    lw s8, 100(sp)
    lw s11, 96(sp)
    and s7, s7, s8
    slli s9, s7, 2
    xor s9, s6, s9
    srli s10, s9, 4
    xor s10, s10, s9
    and s10, s10, s11
    slli t6, s10, 4
    xor t6, s9, t6
    sw t6, 640(a0)
    xor t2, t5, t2
    srli t6, t2, 16
    xor s1, s2, s1
    xor t6, t6, s1
    zext.h t6, t6
    slli t0, t6, 16
    xor t0, t2, t0
    srli t2, t0, 1
    xor t2, t2, t0
    and t2, t2, s5
    slli a7, t2, 1
    xor a7, t0, a7
    srli t1, a7, 2
    xor t1, t1, a7
    and t1, t1, s8
    slli t4, t1, 2
    xor t4, a7, t4
    srli t3, t4, 4
    xor t3, t3, t4
    and t3, t3, s11
    slli a4, t3, 4
    xor a4, t4, a4
    sw a4, 644(a0)
    xor a4, s3, a3
    srli a3, a4, 1
    xor a3, a3, a4
    and a3, a3, s5
    slli s3, a3, 1
    xor s3, a4, s3
    srli a2, s3, 2
    xor a2, a2, s3
    and a2, a2, s8
    slli ra, a2, 2
    xor ra, s3, ra
    sw s0, 188(sp)
    srli s0, ra, 4
    xor s0, s0, ra
    and s0, s0, s11
    sw t5, 164(sp)
    slli t5, s0, 4
    xor t5, ra, t5
    sw t5, 648(a0)
    xor t5, s1, t6
    srli t6, t5, 1
    xor t6, t6, t5
    and t6, t6, s5
    slli s1, t6, 1
    xor s1, t5, s1
    srli s5, s1, 2
    xor s5, s5, s1
    and s5, s5, s8
    sw a5, 172(sp)
    slli a5, s5, 2
    xor a5, s1, a5
    sw s2, 176(sp)
    srli s2, a5, 4
    xor s2, s2, a5
    and s2, s2, s11
    sw s2, 220(sp)
    slli s2, s2, 4
    xor s2, a5, s2
    sw s2, 652(a0)
    xor a6, a6, s4
    srli s2, a6, 2
    xor s2, s2, a6
    and s2, s2, s8
    slli s4, s2, 2
    xor s4, a6, s4
    sw a5, 216(sp)
    srli a5, s4, 4
    xor a5, a5, s4
    and a5, a5, s11
    sw a5, 208(sp)
    slli a5, a5, 4
    xor a5, s4, a5
    sw a5, 656(a0)
    xor a5, t0, t2
    srli t0, a5, 2
    xor t0, t0, a5
    and t0, t0, s8
    slli t2, t0, 2
    xor t2, a5, t2
    sw s4, 212(sp)
    srli s4, t2, 4
    xor s4, s4, t2
    and s4, s4, s11
    sw s4, 200(sp)
    slli s4, s4, 4
    xor s4, t2, s4
    sw s4, 660(a0)
    xor a4, a4, a3
    srli a3, a4, 2
    xor a3, a3, a4
    and a3, a3, s8
    slli s4, a3, 2
    xor s4, a4, s4
    sw t2, 204(sp)
    srli t2, s4, 4
    xor t2, t2, s4
    and t2, t2, s11
    sw t2, 192(sp)
    slli t2, t2, 4
    xor t2, s4, t2
    sw t2, 664(a0)
    xor t2, t5, t6
    srli t5, t2, 2
    xor t5, t5, t2
    and t5, t5, s8
    slli t6, t5, 2
    xor t6, t2, t6
    srli s8, t6, 4
    xor s8, s8, t6
    and s8, s8, s11
    sw s8, 196(sp)
    slli s8, s8, 4
    xor s8, t6, s8
    sw s8, 668(a0)
    xor s6, s6, s7
    srli s7, s6, 4
    xor s7, s7, s6
    and s7, s7, s11
    slli s8, s7, 4
    xor s8, s6, s8
    sw s8, 672(a0)
    xor a7, a7, t1
    srli t1, a7, 4
    xor t1, t1, a7
    and t1, t1, s11
    slli s8, t1, 4
    xor s8, a7, s8
    sw s8, 676(a0)
    xor a2, s3, a2
    srli s3, a2, 4
    xor s3, s3, a2
    and s3, s3, s11
    slli s8, s3, 4
    xor s8, a2, s8
    sw s8, 680(a0)
    xor s1, s1, s5
    srli s5, s1, 4
    xor s5, s5, s1
    and s5, s5, s11
    slli s8, s5, 4
    xor s8, s1, s8
    sw s8, 684(a0)
    xor a6, a6, s2
    srli s2, a6, 4
    xor s2, s2, a6
    and s2, s2, s11
    slli s8, s2, 4
    xor s8, a6, s8
    sw s8, 688(a0)
    xor a5, a5, t0
    srli t0, a5, 4
    xor t0, t0, a5
    and t0, t0, s11
    slli s8, t0, 4
    xor s8, a5, s8
    sw s8, 692(a0)
    xor a4, a4, a3
    srli a3, a4, 4
    xor a3, a3, a4
    and a3, a3, s11
    slli s8, a3, 4
    xor s8, a4, s8
    sw s8, 696(a0)
    xor t2, t2, t5
    srli t5, t2, 4
    xor t5, t5, t2
    and t5, t5, s11
    slli s8, t5, 4
    xor s8, t2, s8
    sw s8, 700(a0)
    xor s8, s9, s10
    sw s8, 704(a0)
    xor t3, t4, t3
    sw t3, 708(a0)
    xor t3, ra, s0
    sw t3, 712(a0)
    lw t3, 216(sp)
    lw t4, 220(sp)
    xor a7, a7, t1
    xor t3, t3, t4
    sw t3, 716(a0)
    lw t3, 212(sp)
    lw t4, 208(sp)
    xor a6, a6, s2
    xor t3, t3, t4
    sw t3, 720(a0)
    lw t3, 204(sp)
    lw t4, 200(sp)
    xor a5, a5, t0
    xor t3, t3, t4
    sw t3, 724(a0)
    lw t3, 192(sp)
    xor t3, s4, t3
    sw t3, 728(a0)
    lw t3, 196(sp)
    sw a7, 740(a0)
    xor t3, t6, t3
    sw t3, 732(a0)
    xor t3, s6, s7
    sw t3, 736(a0)
    xor a7, a2, s3
    sw a7, 744(a0)
    xor a7, s1, s5
    sw a7, 748(a0)
    sw a6, 752(a0)
    sw a5, 756(a0)
    xor a5, a4, a3
    sw a5, 760(a0)
    xor a5, t2, t5
    sw a5, 764(a0)
    lw a5, 176(sp)
    srli a6, a5, 6
    srli a7, a5, 3
    srli t0, a5, 7
    xor a7, a7, t0
    srli t1, a5, 5
    xor t2, a5, t1
    srli t3, a5, 4
    xor t3, t3, a7
    xor t4, a6, t3
    xor t5, t2, t4
    xor t0, t0, t5
    xor t6, a7, t0
    srli a4, a5, 1
    xor a3, a4, t1
    xor a2, a7, a3
    xor t2, t2, a2
    and s0, t6, t2
    srli s1, a5, 2
    xor s1, s1, a3
    xor t3, t3, s1
    xor s2, t4, t3
    xor a4, a4, s2
    xor s3, a7, a4
    and s4, s2, s3
    or s5, s1, a4
    xor s5, s4, s5
    xor s6, t0, a3
    and s7, t4, s6
    xor s7, s5, s7
    xor s7, s0, s7
    xor s8, s3, s6
    and s9, t3, s8
    xor s10, a6, t2
    or ra, t0, s10
    xor s5, s5, ra
    xor s5, s9, s5
    xor s5, t5, s5
    xor a3, a3, s3
    xor s9, t3, s10
    and s11, a3, s9
    and a5, a6, a7
    xor a5, s4, a5
    xor s4, ra, a5
    xor s4, s11, s4
    xor s11, s5, s4
    and ra, s7, s11
    sw s3, 196(sp)
    and s3, t5, a2
    xor a5, t1, a5
    xor a5, s0, a5
    xor a5, s3, a5
    xor t1, s7, a5
    and s0, s5, t1
    xor s3, s4, s0
    and s3, a5, s3
    or s5, s5, s3
    xor s5, ra, s5
    xor a5, ra, a5
    and a5, s4, a5
    or s4, s7, a5
    xor s0, s0, s4
    xor s4, s5, s0
    xor a5, s11, a5
    xor t1, t1, s3
    xor s3, a5, t1
    xor s7, s4, s3
    and a6, a6, s7
    and s2, s2, s4
    xor s11, s5, a5
    and t2, t2, s11
    xor t2, s2, t2
    and t5, t5, a5
    xor t5, t2, t5
    xor t5, a6, t5
    and a3, a3, t1
    xor a3, t5, a3
    and s6, s6, s5
    and s8, s8, s0
    xor s8, s6, s8
    xnor s8, a3, s8
    rori s8, s8, 8
    lw ra, 184(sp)
    and t6, t6, s11
    and s8, s8, ra
    xor s11, s0, t1
    and t0, t0, s11
    xor t0, t6, t0
    xor t0, a3, t0
    and a3, s1, s3
    xor a3, t0, a3
    and t3, t3, s0
    xor t3, a3, t3
    and s0, s10, s11
    xor s0, s2, s0
    xor s0, t3, s0
    and a5, a2, a5
    xor a5, s0, a5
    xnor t5, t5, a5
    rori t5, t5, 7
    lw a2, 180(sp)
    and t4, t4, s5
    and t5, t5, a2
    or t5, s8, t5
    xor t2, t2, t4
    xor t2, a3, t2
    and a7, a7, s7
    and t4, a4, s3
    xor t4, s6, t4
    xor a7, a7, t4
    xor a7, t2, a7
    xor a5, a5, a7
    rori a7, a5, 6
    lw a4, 148(sp)
    and t1, s9, t1
    and a7, a7, a4
    or a7, t5, a7
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, s0, a6
    rori t1, t1, 5
    lw t3, 144(sp)
    not a6, a6
    and t1, t1, t3
    or a7, a7, t1
    lw t1, 196(sp)
    rori a6, a6, 3
    and t1, t1, s4
    xor t1, t6, t1
    xor t1, t4, t1
    rori t1, t1, 4
    lw t4, 140(sp)
    xnor a5, t0, a5
    and t1, t1, t4
    or a7, a7, t1
    lw t1, 136(sp)
    rori a5, a5, 2
    and a6, a6, t1
    or a6, a7, a6
    lw a7, 132(sp)
    lw t0, 128(sp)
    and a5, a5, a7
    or a5, a6, a5
    rori a6, t2, 1
    and a6, a6, t0
    or a5, a5, a6
    lw a6, 172(sp)
    lw t5, 164(sp)
    xor a5, a6, a5
    xori a6, a5, 228
    srli t2, a6, 8
    xor t5, a6, t5
    xor t2, t2, t5
    lw t6, 168(sp)
    lw s0, 188(sp)
    and t2, t2, t6
    slli a3, t2, 8
    xor a6, a6, a3
    srli a3, a6, 16
    xor s1, t5, s0
    srli s2, s1, 8
    lw s3, 176(sp)
    lw s7, 104(sp)
    xor s4, s1, s3
    xor s2, s2, s4
    and s2, s2, t6
    slli s5, s2, 8
    xor s5, s1, s5
    xor a3, a3, s5
    zext.h a3, a3
    slli s6, a3, 16
    xor a6, a6, s6
    srli s6, a6, 1
    xor s6, s6, a6
    and s6, s6, s7
    slli s8, s6, 1
    xor s8, a6, s8
    srli s9, s8, 2
    xor s9, s9, s8
    lw s10, 100(sp)
    lw s0, 96(sp)
    and s9, s9, s10
    slli s11, s9, 2
    xor s11, s8, s11
    srli s3, s11, 4
    xor s3, s3, s11
    and s3, s3, s0
    slli t6, s3, 4
    xor t6, s11, t6
    sw t6, 768(a0)
    xor t2, t5, t2
    srli t6, t2, 16
    xor s2, s4, s2
    xor t6, t6, s2
    zext.h t6, t6
    slli t0, t6, 16
    xor t0, t2, t0
    srli t2, t0, 1
    xor t2, t2, t0
    and t2, t2, s7
    slli a7, t2, 1
    xor a7, t0, a7
    srli t1, a7, 2
    xor t1, t1, a7
    and t1, t1, s10
    slli t4, t1, 2
    xor t4, a7, t4
    srli t3, t4, 4
    xor t3, t3, t4
    and t3, t3, s0
    slli a4, t3, 4
    xor a4, t4, a4
    sw a4, 772(a0)
    xor a4, s5, a3
    srli a3, a4, 1
    xor a3, a3, a4
    and a3, a3, s7
    slli s5, a3, 1
    xor s5, a4, s5
    srli a2, s5, 2
    xor a2, a2, s5
    and a2, a2, s10
    slli ra, a2, 2
    xor ra, s5, ra
    sw s1, 164(sp)
    srli s1, ra, 4
    xor s1, s1, ra
    and s1, s1, s0
    sw t5, 172(sp)
    slli t5, s1, 4
    xor t5, ra, t5
    sw t5, 776(a0)
    xor t5, s2, t6
    srli t6, t5, 1
    xor t6, t6, t5
    and t6, t6, s7
    slli s2, t6, 1
    xor s2, t5, s2
    srli s7, s2, 2
    xor s7, s7, s2
    and s7, s7, s10
    sw a5, 196(sp)
    slli a5, s7, 2
    xor a5, s2, a5
    sw s4, 192(sp)
    srli s4, a5, 4
    xor s4, s4, a5
    and s4, s4, s0
    sw s4, 200(sp)
    slli s4, s4, 4
    xor s4, a5, s4
    sw s4, 780(a0)
    xor a6, a6, s6
    srli s4, a6, 2
    xor s4, s4, a6
    and s4, s4, s10
    slli s6, s4, 2
    xor s6, a6, s6
    sw a5, 204(sp)
    srli a5, s6, 4
    xor a5, a5, s6
    and a5, a5, s0
    sw a5, 208(sp)
    slli a5, a5, 4
    xor a5, s6, a5
    sw a5, 784(a0)
    xor a5, t0, t2
    srli t0, a5, 2
    xor t0, t0, a5
    and t0, t0, s10
    slli t2, t0, 2
    xor t2, a5, t2
    sw s6, 212(sp)
    srli s6, t2, 4
    xor s6, s6, t2
    and s6, s6, s0
    sw s6, 220(sp)
    slli s6, s6, 4
    xor s6, t2, s6
    sw s6, 788(a0)
    xor a4, a4, a3
    srli a3, a4, 2
    xor a3, a3, a4
    and a3, a3, s10
    slli s6, a3, 2
    xor s6, a4, s6
    sw t2, 216(sp)
    srli t2, s6, 4
    xor t2, t2, s6
    and t2, t2, s0
    sw t2, 224(sp)
    slli t2, t2, 4
    xor t2, s6, t2
    sw t2, 792(a0)
    xor t2, t5, t6
    srli t5, t2, 2
    xor t5, t5, t2
    and t5, t5, s10
    slli t6, t5, 2
    xor t6, t2, t6
    srli s10, t6, 4
    xor s10, s10, t6
    and s10, s10, s0
    sw s10, 228(sp)
    slli s10, s10, 4
    xor s10, t6, s10
    sw s10, 796(a0)
    xor s8, s8, s9
    srli s9, s8, 4
    xor s9, s9, s8
    and s9, s9, s0
    slli s10, s9, 4
    xor s10, s8, s10
    sw s10, 800(a0)
    xor a7, a7, t1
    srli t1, a7, 4
    xor t1, t1, a7
    and t1, t1, s0
    slli s10, t1, 4
    xor s10, a7, s10
    sw s10, 804(a0)
    xor a2, s5, a2
    srli s5, a2, 4
    xor s5, s5, a2
    and s5, s5, s0
    slli s10, s5, 4
    xor s10, a2, s10
    sw s10, 808(a0)
    xor s2, s2, s7
    srli s7, s2, 4
    xor s7, s7, s2
    and s7, s7, s0
    slli s10, s7, 4
    xor s10, s2, s10
    sw s10, 812(a0)
    xor a6, a6, s4
    srli s4, a6, 4
    xor s4, s4, a6
    and s4, s4, s0
    slli s10, s4, 4
    xor s10, a6, s10
    sw s10, 816(a0)
    xor a5, a5, t0
    srli t0, a5, 4
    xor t0, t0, a5
    and t0, t0, s0
    slli s10, t0, 4
    xor s10, a5, s10
    sw s10, 820(a0)
    xor a4, a4, a3
    srli a3, a4, 4
    xor a3, a3, a4
    and a3, a3, s0
    slli s10, a3, 4
    xor s10, a4, s10
    sw s10, 824(a0)
    xor t2, t2, t5
    srli t5, t2, 4
    xor t5, t5, t2
    and t5, t5, s0
    slli s10, t5, 4
    xor s10, t2, s10
    sw s10, 828(a0)
    xor s3, s11, s3
    sw s3, 832(a0)
    xor t3, t4, t3
    sw t3, 836(a0)
    xor t3, ra, s1
    sw t3, 840(a0)
    lw t3, 204(sp)
    lw t4, 200(sp)
    xor a7, a7, t1
    xor t3, t3, t4
    sw t3, 844(a0)
    lw t3, 212(sp)
    lw t4, 208(sp)
    xor a6, a6, s4
    xor t3, t3, t4
    sw t3, 848(a0)
    lw t3, 216(sp)
    lw t4, 220(sp)
    xor a5, a5, t0
    xor t3, t3, t4
    sw t3, 852(a0)
    lw t3, 224(sp)
    xor t3, s6, t3
    sw t3, 856(a0)
    lw t3, 228(sp)
    sw a7, 868(a0)
    xor t3, t6, t3
    sw t3, 860(a0)
    xor t3, s8, s9
    sw t3, 864(a0)
    xor a7, a2, s5
    sw a7, 872(a0)
    xor a7, s2, s7
    sw a7, 876(a0)
    sw a6, 880(a0)
    sw a5, 884(a0)
    xor a5, a4, a3
    sw a5, 888(a0)
    xor a5, t2, t5
    sw a5, 892(a0)
    lw a5, 192(sp)
    srli a6, a5, 6
    srli a7, a5, 3
    srli t0, a5, 7
    xor a7, a7, t0
    srli t1, a5, 5
    xor t2, a5, t1
    srli t3, a5, 4
    xor t3, t3, a7
    xor t4, a6, t3
    xor t5, t2, t4
    xor t0, t0, t5
    xor t6, a7, t0
    srli a4, a5, 1
    xor a3, a4, t1
    xor a2, a7, a3
    xor t2, t2, a2
    and s1, t6, t2
    srli s2, a5, 2
    xor s2, s2, a3
    xor t3, t3, s2
    xor s3, t4, t3
    xor a4, a4, s3
    xor s4, a7, a4
    and s5, s3, s4
    or s6, s2, a4
    xor s6, s5, s6
    xor s7, t0, a3
    and s8, t4, s7
    xor s8, s6, s8
    xor s8, s1, s8
    xor s9, s4, s7
    and s10, t3, s9
    xor s11, a6, t2
    or ra, t0, s11
    xor s6, s6, ra
    xor s6, s10, s6
    xor s6, t5, s6
    xor a3, a3, s4
    xor s10, t3, s11
    and s0, a3, s10
    and a5, a6, a7
    xor a5, s5, a5
    xor s5, ra, a5
    xor s0, s0, s5
    xor s5, s6, s0
    and ra, s8, s5
    sw s4, 228(sp)
    and s4, t5, a2
    xor a5, t1, a5
    xor a5, s1, a5
    xor a5, s4, a5
    xor t1, s8, a5
    and s1, s6, t1
    xor s4, s0, s1
    and s4, a5, s4
    or s6, s6, s4
    xor s6, ra, s6
    xor a5, ra, a5
    and a5, s0, a5
    or s0, s8, a5
    xor s0, s1, s0
    xor s1, s6, s0
    xor a5, s5, a5
    xor t1, t1, s4
    xor s4, a5, t1
    xor s5, s1, s4
    and a6, a6, s5
    and s3, s3, s1
    xor s8, s6, a5
    and t2, t2, s8
    xor t2, s3, t2
    and t5, t5, a5
    xor t5, t2, t5
    xor t5, a6, t5
    and a3, a3, t1
    xor a3, t5, a3
    and s7, s7, s6
    and s9, s9, s0
    xor s9, s7, s9
    xnor s9, a3, s9
    rori s9, s9, 8
    lw ra, 184(sp)
    and t6, t6, s8
    and s9, s9, ra
    xor s8, s0, t1
    and t0, t0, s8
    xor t0, t6, t0
    xor t0, a3, t0
    and a3, s2, s4
    xor a3, t0, a3
    and t3, t3, s0
    xor t3, a3, t3
    and s0, s11, s8
    xor s0, s3, s0
    xor s0, t3, s0
    and a5, a2, a5
    xor a5, s0, a5
    xnor t5, t5, a5
    rori t5, t5, 7
    lw a2, 180(sp)
    and t4, t4, s6
    and t5, t5, a2
    or t5, s9, t5
    xor t2, t2, t4
    xor t2, a3, t2
    and a7, a7, s5
    and t4, a4, s4
    xor t4, s7, t4
    xor a7, a7, t4
    xor a7, t2, a7
    xor a5, a5, a7
    rori a7, a5, 6
    lw a4, 148(sp)
    and t1, s10, t1
    and a7, a7, a4
    or a7, t5, a7
    xor t1, t3, t1
    xor a6, a6, t1
    xor t1, s0, a6
    rori t1, t1, 5
    lw t3, 144(sp)
    not a6, a6
    and t1, t1, t3
    or a7, a7, t1
    lw t1, 228(sp)
    lw t3, 140(sp)
    and t1, t1, s1
    xor t1, t6, t1
    xor t1, t4, t1
    rori t1, t1, 4
    and t1, t1, t3
    or a7, a7, t1
    rori a6, a6, 3
    lw t1, 136(sp)
    xnor a5, t0, a5
    and a6, a6, t1
    or a6, a7, a6
    rori a5, a5, 2
    lw a7, 132(sp)
    lw t0, 164(sp)
    and a5, a5, a7
    or a5, a6, a5
    rori a6, t2, 1
    lw a7, 128(sp)
    lw t1, 192(sp)
    and a6, a6, a7
    or a5, a5, a6
    lw a6, 196(sp)
    lw a7, 172(sp)
    xor a5, a6, a5
    xori a5, a5, 210
    andi a6, a5, 255
    xor a7, a5, a7
    xor t0, a7, t0
    xor t1, t0, t1
    lui t2, 16
    addi t2, t2, -256
    and t3, t1, t2
    or a6, a6, t3
    lui t3, 4080
    and t4, t0, t3
    or a6, a6, t4
    lui t4, 1044480
    and t5, a7, t4
    or a6, a6, t5
    srli t5, a6, 8
    andi a7, a7, 255
    and a5, a5, t2
    or a5, a7, a5
    and a7, t1, t3
    or a5, a5, a7
    and a7, t0, t4
    or a5, a5, a7
    xor a7, t5, a5
    lw t0, 168(sp)
    lw t3, 188(sp)
    and a7, a7, t0
    slli t1, a7, 8
    xor t1, a6, t1
    srli t2, t1, 16
    and t4, t3, t0
    lui t5, 1044496
    addi t5, t5, -256
    lw t6, 176(sp)
    and t3, t3, t5
    and a4, t6, t5
    or t4, t4, a4
    xor a6, a6, t4
    srli t4, a6, 8
    and t6, t6, t0
    or t3, t6, t3
    xor t3, a5, t3
    xor t4, t4, t3
    and t4, t4, t0
    slli t5, t4, 8
    xor a6, a6, t5
    xor t2, t2, a6
    zext.h t2, t2
    slli t5, t2, 16
    xor t1, t1, t5
    srli t5, t1, 1
    xor t5, t5, t1
    lw t6, 104(sp)
    lw a2, 100(sp)
    and t5, t5, t6
    slli a4, t5, 1
    xor a4, t1, a4
    srli a3, a4, 2
    xor a3, a3, a4
    and a3, a3, a2
    slli s0, a3, 2
    xor s0, a4, s0
    srli s1, s0, 4
    xor s1, s1, s0
    lw s2, 96(sp)
    xor a5, a5, a7
    and s1, s1, s2
    slli s3, s1, 4
    xor s3, s0, s3
    sw s3, 896(a0)
    srli a7, a5, 16
    xor t3, t3, t4
    xor a7, a7, t3
    zext.h a7, a7
    slli t4, a7, 16
    xor a5, a5, t4
    srli t4, a5, 1
    xor t4, t4, a5
    and t4, t4, t6
    slli s3, t4, 1
    xor s3, a5, s3
    srli s4, s3, 2
    xor s4, s4, s3
    and s4, s4, a2
    slli s5, s4, 2
    xor s5, s3, s5
    srli s6, s5, 4
    xor s6, s6, s5
    and s6, s6, s2
    slli s7, s6, 4
    xor s7, s5, s7
    sw s7, 900(a0)
    xor a6, a6, t2
    srli t2, a6, 1
    xor t2, t2, a6
    and t2, t2, t6
    slli s7, t2, 1
    xor s7, a6, s7
    srli s8, s7, 2
    xor s8, s8, s7
    and s8, s8, a2
    slli s9, s8, 2
    xor s9, s7, s9
    srli s10, s9, 4
    xor s10, s10, s9
    and s10, s10, s2
    slli s11, s10, 4
    xor s11, s9, s11
    sw s11, 904(a0)
    xor a7, t3, a7
    srli t3, a7, 1
    xor t3, t3, a7
    and t3, t3, t6
    slli s11, t3, 1
    xor s11, a7, s11
    srli ra, s11, 2
    xor ra, ra, s11
    and ra, ra, a2
    slli t6, ra, 2
    xor t6, s11, t6
    srli t0, t6, 4
    xor t0, t0, t6
    and t0, t0, s2
    sw t0, 188(sp)
    slli t0, t0, 4
    xor t0, t6, t0
    sw t0, 908(a0)
    xor t0, t1, t5
    srli t1, t0, 2
    xor t1, t1, t0
    and t1, t1, a2
    slli t5, t1, 2
    xor t5, t0, t5
    sw t6, 176(sp)
    srli t6, t5, 4
    xor t6, t6, t5
    and t6, t6, s2
    sw t6, 192(sp)
    slli t6, t6, 4
    xor t6, t5, t6
    sw t6, 912(a0)
    xor a5, a5, t4
    srli t4, a5, 2
    xor t4, t4, a5
    and t4, t4, a2
    slli t6, t4, 2
    xor t6, a5, t6
    sw t5, 164(sp)
    srli t5, t6, 4
    xor t5, t5, t6
    and t5, t5, s2
    sw t5, 172(sp)
    slli t5, t5, 4
    xor t5, t6, t5
    sw t5, 916(a0)
    xor a6, a6, t2
    srli t2, a6, 2
    xor t2, t2, a6
    and t2, t2, a2
    slli t5, t2, 2
    xor t5, a6, t5
    sw t6, 196(sp)
    srli t6, t5, 4
    xor t6, t6, t5
    and t6, t6, s2
    sw t6, 128(sp)
    slli t6, t6, 4
    xor t6, t5, t6
    sw t6, 920(a0)
    xor a7, a7, t3
    srli t3, a7, 2
    xor t3, t3, a7
    and t3, t3, a2
    slli t6, t3, 2
    xor t6, a7, t6
    srli a2, t6, 4
    xor a2, a2, t6
    and a2, a2, s2
    sw a2, 132(sp)
    slli a2, a2, 4
    xor a2, t6, a2
    sw a2, 924(a0)
    xor a4, a4, a3
    srli a3, a4, 4
    xor a3, a3, a4
    and a3, a3, s2
    slli a2, a3, 4
    xor a2, a4, a2
    sw a2, 928(a0)
    xor a2, s3, s4
    srli s3, a2, 4
    xor s3, s3, a2
    and s3, s3, s2
    slli s4, s3, 4
    xor s4, a2, s4
    sw s4, 932(a0)
    xor s4, s7, s8
    srli s7, s4, 4
    xor s7, s7, s4
    and s7, s7, s2
    slli s8, s7, 4
    xor s8, s4, s8
    sw s8, 936(a0)
    xor s8, s11, ra
    srli s11, s8, 4
    xor s11, s11, s8
    and s11, s11, s2
    slli ra, s11, 4
    xor ra, s8, ra
    sw ra, 940(a0)
    xor t0, t0, t1
    srli t1, t0, 4
    xor t1, t1, t0
    and t1, t1, s2
    slli ra, t1, 4
    xor ra, t0, ra
    sw ra, 944(a0)
    xor a5, a5, t4
    srli t4, a5, 4
    xor t4, t4, a5
    and t4, t4, s2
    slli ra, t4, 4
    xor ra, a5, ra
    sw ra, 948(a0)
    xor a6, a6, t2
    srli t2, a6, 4
    xor t2, t2, a6
    and t2, t2, s2
    slli ra, t2, 4
    xor ra, a6, ra
    sw ra, 952(a0)
    xor a7, a7, t3
    srli t3, a7, 4
    xor t3, t3, a7
    and t3, t3, s2
    slli ra, t3, 4
    xor ra, a7, ra
    sw ra, 956(a0)
    xor s0, s0, s1
    sw s0, 960(a0)
    xor s0, s5, s6
    sw s0, 964(a0)
    xor s0, s9, s10
    sw s0, 968(a0)
    lw s0, 176(sp)
    lw s1, 188(sp)
    xor t0, t0, t1
    xor s0, s0, s1
    sw s0, 972(a0)
    lw s0, 164(sp)
    lw s1, 192(sp)
    xor a5, a5, t4
    xor s0, s0, s1
    sw s0, 976(a0)
    lw s0, 196(sp)
    lw s1, 172(sp)
    xor s0, s0, s1
    sw s0, 980(a0)
    lw s0, 128(sp)
    xor t5, t5, s0
    sw t5, 984(a0)
    lw t5, 132(sp)
    sw t0, 1008(a0)
    xor t5, t6, t5
    sw t5, 988(a0)
    xor t5, a4, a3
    sw t5, 992(a0)
    xor t5, a2, s3
    sw t5, 996(a0)
    xor t5, s4, s7
    sw t5, 1000(a0)
    xor t5, s8, s11
    sw t5, 1004(a0)
    sw a5, 1012(a0)
    xor a5, a6, t2
    sw a5, 1016(a0)
    xor a5, a7, t3
    sw a5, 1020(a0)
    lw a5, 108(sp)
    lw a7, 120(sp)
    srli a6, a5, 8
    xor a6, a6, a7
    lw t0, 168(sp)
    lw t2, 116(sp)
    and a6, a6, t0
    slli t1, a6, 8
    xor a5, a5, t1
    srli t1, a5, 16
    srli t3, t2, 8
    lw t4, 112(sp)
    lw t6, 104(sp)
    xor t3, t3, t4
    and t3, t3, t0
    slli t5, t3, 8
    xor t2, t2, t5
    xor t1, t1, t2
    zext.h t1, t1
    slli t5, t1, 16
    xor a5, a5, t5
    srli t5, a5, 1
    xor t5, t5, a5
    and t5, t5, t6
    slli a4, t5, 1
    xor a4, a5, a4
    srli a3, a4, 2
    xor a3, a3, a4
    lw a2, 100(sp)
    xor a6, a7, a6
    and a3, a3, a2
    slli s0, a3, 2
    xor s0, a4, s0
    srli s1, s0, 4
    xor s1, s1, s0
    and s1, s1, s2
    slli s3, s1, 4
    xor s3, s0, s3
    sw s3, 1024(a0)
    srli a7, a6, 16
    xor t3, t4, t3
    xor a7, a7, t3
    zext.h a7, a7
    slli t4, a7, 16
    xor a6, a6, t4
    srli t4, a6, 1
    xor t4, t4, a6
    and t4, t4, t6
    slli s3, t4, 1
    xor s3, a6, s3
    srli s4, s3, 2
    xor s4, s4, s3
    and s4, s4, a2
    slli s5, s4, 2
    xor s5, s3, s5
    srli s6, s5, 4
    xor s6, s6, s5
    and s6, s6, s2
    slli s7, s6, 4
    xor s7, s5, s7
    sw s7, 1028(a0)
    xor t1, t2, t1
    srli t2, t1, 1
    xor t2, t2, t1
    and t2, t2, t6
    slli s7, t2, 1
    xor s7, t1, s7
    srli s8, s7, 2
    xor s8, s8, s7
    and s8, s8, a2
    slli s9, s8, 2
    xor s9, s7, s9
    srli s10, s9, 4
    xor s10, s10, s9
    and s10, s10, s2
    slli s11, s10, 4
    xor s11, s9, s11
    sw s11, 1032(a0)
    xor a7, t3, a7
    srli t3, a7, 1
    xor t3, t3, a7
    and t3, t3, t6
    slli s11, t3, 1
    xor s11, a7, s11
    srli ra, s11, 2
    xor ra, ra, s11
    and ra, ra, a2
    slli t6, ra, 2
    xor t6, s11, t6
    srli t0, t6, 4
    xor t0, t0, t6
    and t0, t0, s2
    sw t0, 112(sp)
    slli t0, t0, 4
    xor t0, t6, t0
    sw t0, 1036(a0)
    xor a5, a5, t5
    srli t0, a5, 2
    xor t0, t0, a5
    and t0, t0, a2
    slli t5, t0, 2
    xor t5, a5, t5
    sw t6, 120(sp)
    srli t6, t5, 4
    xor t6, t6, t5
    and t6, t6, s2
    sw t6, 116(sp)
    slli t6, t6, 4
    xor t6, t5, t6
    sw t6, 1040(a0)
    xor a6, a6, t4
    srli t4, a6, 2
    xor t4, t4, a6
    and t4, t4, a2
    slli t6, t4, 2
    xor t6, a6, t6
    sw t5, 108(sp)
    srli t5, t6, 4
    xor t5, t5, t6
    and t5, t5, s2
    sw t5, 132(sp)
    slli t5, t5, 4
    xor t5, t6, t5
    sw t5, 1044(a0)
    xor t1, t1, t2
    srli t2, t1, 2
    xor t2, t2, t1
    and t2, t2, a2
    slli t5, t2, 2
    xor t5, t1, t5
    sw t6, 128(sp)
    srli t6, t5, 4
    xor t6, t6, t5
    and t6, t6, s2
    sw t6, 172(sp)
    slli t6, t6, 4
    xor t6, t5, t6
    sw t6, 1048(a0)
    xor a7, a7, t3
    srli t3, a7, 2
    xor t3, t3, a7
    and t3, t3, a2
    slli t6, t3, 2
    xor t6, a7, t6
    srli a2, t6, 4
    xor a2, a2, t6
    and a2, a2, s2
    sw a2, 196(sp)
    slli a2, a2, 4
    xor a2, t6, a2
    sw a2, 1052(a0)
    xor a4, a4, a3
    srli a3, a4, 4
    xor a3, a3, a4
    and a3, a3, s2
    slli a2, a3, 4
    xor a2, a4, a2
    sw a2, 1056(a0)
    xor a2, s3, s4
    srli s3, a2, 4
    xor s3, s3, a2
    and s3, s3, s2
    slli s4, s3, 4
    xor s4, a2, s4
    sw s4, 1060(a0)
    xor s4, s7, s8
    srli s7, s4, 4
    xor s7, s7, s4
    and s7, s7, s2
    slli s8, s7, 4
    xor s8, s4, s8
    sw s8, 1064(a0)
    xor s8, s11, ra
    srli s11, s8, 4
    xor s11, s11, s8
    and s11, s11, s2
    slli ra, s11, 4
    xor ra, s8, ra
    sw ra, 1068(a0)
    xor a5, a5, t0
    srli t0, a5, 4
    xor t0, t0, a5
    and t0, t0, s2
    slli ra, t0, 4
    xor ra, a5, ra
    sw ra, 1072(a0)
    xor a6, a6, t4
    srli t4, a6, 4
    xor t4, t4, a6
    and t4, t4, s2
    slli ra, t4, 4
    xor ra, a6, ra
    sw ra, 1076(a0)
    xor t1, t1, t2
    srli t2, t1, 4
    xor t2, t2, t1
    and t2, t2, s2
    slli ra, t2, 4
    xor ra, t1, ra
    sw ra, 1080(a0)
    xor a7, a7, t3
    srli t3, a7, 4
    xor t3, t3, a7
    and t3, t3, s2
    slli ra, t3, 4
    xor ra, a7, ra
    sw ra, 1084(a0)
    xor s0, s0, s1
    sw s0, 1088(a0)
    xor s0, s5, s6
    sw s0, 1092(a0)
    xor s0, s9, s10
    sw s0, 1096(a0)
    lw s0, 120(sp)
    lw s1, 112(sp)
    xor a5, a5, t0
    xor s0, s0, s1
    sw s0, 1100(a0)
    lw s0, 108(sp)
    lw s1, 116(sp)
    xor s0, s0, s1
    sw s0, 1104(a0)
    lw s0, 128(sp)
    lw s1, 132(sp)
    xor s0, s0, s1
    sw s0, 1108(a0)
    lw s0, 172(sp)
    xor t5, t5, s0
    sw t5, 1112(a0)
    lw t5, 196(sp)
    sw a5, 1136(a0)
    xor t5, t6, t5
    sw t5, 1116(a0)
    xor t5, a4, a3
    sw t5, 1120(a0)
    xor t5, a2, s3
    sw t5, 1124(a0)
    xor t5, s4, s7
    sw t5, 1128(a0)
    xor t5, s8, s11
    sw t5, 1132(a0)
    xor a5, a6, t4
    sw a5, 1140(a0)
    xor a5, t1, t2
    sw a5, 1144(a0)
    xor a5, a7, t3
    sw a5, 1148(a0)
    lw a5, 124(sp)
    lw a7, 160(sp)
    srli a6, a5, 8
    xor a6, a6, a7
    lw t0, 168(sp)
    lw t2, 156(sp)
    and a6, a6, t0
    slli t1, a6, 8
    xor a5, a5, t1
    srli t1, a5, 16
    srli t3, t2, 8
    lw t4, 152(sp)
    lw t6, 104(sp)
    xor t3, t3, t4
    and t3, t3, t0
    slli t5, t3, 8
    xor t2, t2, t5
    xor t1, t1, t2
    zext.h t1, t1
    slli t5, t1, 16
    xor a5, a5, t5
    srli t5, a5, 1
    xor t5, t5, a5
    and t5, t5, t6
    slli a4, t5, 1
    xor a4, a5, a4
    srli a3, a4, 2
    xor a3, a3, a4
    lw a2, 100(sp)
    xor a6, a7, a6
    and a3, a3, a2
    slli s0, a3, 2
    xor s0, a4, s0
    srli s1, s0, 4
    xor s1, s1, s0
    and s1, s1, s2
    slli s3, s1, 4
    xor s3, s0, s3
    sw s3, 1152(a0)
    srli a7, a6, 16
    xor t3, t4, t3
    xor a7, a7, t3
    zext.h a7, a7
    slli t4, a7, 16
    xor a6, a6, t4
    srli t4, a6, 1
    xor t4, t4, a6
    and t4, t4, t6
    slli s3, t4, 1
    xor s3, a6, s3
    srli s4, s3, 2
    xor s4, s4, s3
    and s4, s4, a2
    slli s5, s4, 2
    xor s5, s3, s5
    srli s6, s5, 4
    xor s6, s6, s5
    and s6, s6, s2
    slli s7, s6, 4
    xor s7, s5, s7
    sw s7, 1156(a0)
    xor t1, t2, t1
    srli t2, t1, 1
    xor t2, t2, t1
    and t2, t2, t6
    slli s7, t2, 1
    xor s7, t1, s7
    srli s8, s7, 2
    xor s8, s8, s7
    and s8, s8, a2
    slli s9, s8, 2
    xor s9, s7, s9
    srli s10, s9, 4
    xor s10, s10, s9
    and s10, s10, s2
    slli s11, s10, 4
    xor s11, s9, s11
    sw s11, 1160(a0)
    xor a7, t3, a7
    srli t3, a7, 1
    xor t3, t3, a7
    and t3, t3, t6
    slli s11, t3, 1
    xor s11, a7, s11
    srli ra, s11, 2
    xor ra, ra, s11
    and ra, ra, a2
    slli t6, ra, 2
    xor t6, s11, t6
    srli t0, t6, 4
    xor t0, t0, t6
    and t0, t0, s2
    sw t0, 152(sp)
    slli t0, t0, 4
    xor t0, t6, t0
    sw t0, 1164(a0)
    xor a5, a5, t5
    srli t0, a5, 2
    xor t0, t0, a5
    and t0, t0, a2
    slli t5, t0, 2
    xor t5, a5, t5
    sw t6, 160(sp)
    srli t6, t5, 4
    xor t6, t6, t5
    and t6, t6, s2
    sw t6, 156(sp)
    slli t6, t6, 4
    xor t6, t5, t6
    sw t6, 1168(a0)
    xor a6, a6, t4
    srli t4, a6, 2
    xor t4, t4, a6
    and t4, t4, a2
    slli t6, t4, 2
    xor t6, a6, t6
    sw t5, 124(sp)
    srli t5, t6, 4
    xor t5, t5, t6
    and t5, t5, s2
    sw t5, 196(sp)
    slli t5, t5, 4
    xor t5, t6, t5
    sw t5, 1172(a0)
    xor t1, t1, t2
    srli t2, t1, 2
    xor t2, t2, t1
    and t2, t2, a2
    slli t5, t2, 2
    xor t5, t1, t5
    sw t6, 172(sp)
    srli t6, t5, 4
    xor t6, t6, t5
    and t6, t6, s2
    sw t6, 132(sp)
    slli t6, t6, 4
    xor t6, t5, t6
    sw t6, 1176(a0)
    xor a7, a7, t3
    srli t3, a7, 2
    xor t3, t3, a7
    and t3, t3, a2
    slli t6, t3, 2
    xor t6, a7, t6
    srli a2, t6, 4
    xor a2, a2, t6
    and a2, a2, s2
    sw a2, 128(sp)
    slli a2, a2, 4
    xor a2, t6, a2
    sw a2, 1180(a0)
    xor a4, a4, a3
    srli a3, a4, 4
    xor a3, a3, a4
    and a3, a3, s2
    slli a2, a3, 4
    xor a2, a4, a2
    sw a2, 1184(a0)
    xor a2, s3, s4
    srli s3, a2, 4
    xor s3, s3, a2
    and s3, s3, s2
    slli s4, s3, 4
    xor s4, a2, s4
    sw s4, 1188(a0)
    xor s4, s7, s8
    srli s7, s4, 4
    xor s7, s7, s4
    and s7, s7, s2
    slli s8, s7, 4
    xor s8, s4, s8
    sw s8, 1192(a0)
    xor s8, s11, ra
    srli s11, s8, 4
    xor s11, s11, s8
    and s11, s11, s2
    slli ra, s11, 4
    xor ra, s8, ra
    sw ra, 1196(a0)
    xor a5, a5, t0
    srli t0, a5, 4
    xor t0, t0, a5
    and t0, t0, s2
    slli ra, t0, 4
    xor ra, a5, ra
    sw ra, 1200(a0)
    xor a6, a6, t4
    srli t4, a6, 4
    xor t4, t4, a6
    and t4, t4, s2
    slli ra, t4, 4
    xor ra, a6, ra
    sw ra, 1204(a0)
    xor t1, t1, t2
    srli t2, t1, 4
    xor t2, t2, t1
    and t2, t2, s2
    slli ra, t2, 4
    xor ra, t1, ra
    sw ra, 1208(a0)
    xor a7, a7, t3
    srli t3, a7, 4
    xor t3, t3, a7
    and t3, t3, s2
    slli ra, t3, 4
    xor ra, a7, ra
    sw ra, 1212(a0)
    xor s0, s0, s1
    sw s0, 1216(a0)
    xor s0, s5, s6
    sw s0, 1220(a0)
    xor s0, s9, s10
    sw s0, 1224(a0)
    lw s0, 160(sp)
    lw s1, 152(sp)
    xor a5, a5, t0
    xor s0, s0, s1
    sw s0, 1228(a0)
    lw s0, 124(sp)
    lw s1, 156(sp)
    xor s0, s0, s1
    sw s0, 1232(a0)
    lw s0, 172(sp)
    lw s1, 196(sp)
    xor s0, s0, s1
    sw s0, 1236(a0)
    lw s0, 132(sp)
    xor t5, t5, s0
    sw t5, 1240(a0)
    lw t5, 128(sp)
    sw a5, 1264(a0)
    xor t5, t6, t5
    sw t5, 1244(a0)
    xor t5, a4, a3
    sw t5, 1248(a0)
    xor t5, a2, s3
    sw t5, 1252(a0)
    xor t5, s4, s7
    sw t5, 1256(a0)
    xor t5, s8, s11
    sw t5, 1260(a0)
    xor a5, a6, t4
    sw a5, 1268(a0)
    xor a5, t1, t2
    sw a5, 1272(a0)
    xor a5, a7, t3
    sw a5, 1276(a0)
    lw a5, 0(a1)
    lw a7, 4(a1)
    srli a6, a5, 8
    xor a6, a6, a7
    lw t0, 168(sp)
    lw t2, 8(a1)
    and a6, a6, t0
    xor a7, a7, a6
    slli a6, a6, 8
    xor a5, a5, a6
    srli a6, a5, 16
    srli t1, a7, 16
    lw t4, 12(a1)
    srli t3, t2, 8
    xor t3, t3, t4
    and t0, t3, t0
    xor t3, t4, t0
    xor t1, t1, t3
    zext.h t1, t1
    xor t3, t3, t1
    slli t1, t1, 16
    xor a7, a7, t1
    slli t0, t0, 8
    xor t0, t2, t0
    xor a6, a6, t0
    zext.h a6, a6
    xor t0, t0, a6
    slli a6, a6, 16
    xor a5, a5, a6
    srli a6, a5, 1
    xor a6, a6, a5
    lw t1, 104(sp)
    lw t4, 100(sp)
    and a6, a6, t1
    xor t2, a5, a6
    slli a6, a6, 1
    xor a5, a5, a6
    srli a6, a5, 2
    xor a6, a6, a5
    and a6, a6, t4
    xor t5, a5, a6
    slli a6, a6, 2
    xor a5, a5, a6
    srli a6, a5, 4
    xor a6, a6, a5
    and a6, a6, s2
    xor t6, a5, a6
    slli a6, a6, 4
    xor a5, a5, a6
    sw a5, 1280(a0)
    srli a5, t5, 4
    xor a5, a5, t5
    and a5, a5, s2
    xor a6, t5, a5
    slli a5, a5, 4
    xor a5, t5, a5
    srli t5, t2, 2
    xor t5, t5, t2
    and t5, t5, t4
    slli a4, t5, 2
    xor a4, t2, a4
    xor t2, t2, t5
    srli t5, t2, 4
    xor t5, t5, t2
    and t5, t5, s2
    xor a3, t2, t5
    slli t5, t5, 4
    xor t2, t2, t5
    srli t5, a4, 4
    xor t5, t5, a4
    and t5, t5, s2
    xor a2, a4, t5
    slli t5, t5, 4
    xor t5, a4, t5
    srli a4, t0, 1
    xor a4, a4, t0
    and a4, a4, t1
    slli s0, a4, 1
    xor s0, t0, s0
    xor t0, t0, a4
    srli a4, t0, 2
    xor a4, a4, t0
    and a4, a4, t4
    xor s1, t0, a4
    slli a4, a4, 2
    xor t0, t0, a4
    srli a4, t0, 4
    xor a4, a4, t0
    and a4, a4, s2
    xor s3, t0, a4
    slli a4, a4, 4
    xor t0, t0, a4
    srli a4, s1, 4
    xor a4, a4, s1
    and a4, a4, s2
    xor s4, s1, a4
    slli a4, a4, 4
    xor a4, s1, a4
    srli s1, s0, 2
    xor s1, s1, s0
    and s1, s1, t4
    xor s5, s0, s1
    slli s1, s1, 2
    xor s0, s0, s1
    srli s1, s0, 4
    xor s1, s1, s0
    and s1, s1, s2
    slli s6, s1, 4
    xor s6, s0, s6
    xor s0, s0, s1
    srli s1, s5, 4
    xor s1, s1, s5
    and s1, s1, s2
    slli s7, s1, 4
    xor s7, s5, s7
    xor s1, s5, s1
    srli s5, a7, 1
    xor s5, s5, a7
    and s5, s5, t1
    xor s8, a7, s5
    slli s5, s5, 1
    xor a7, a7, s5
    srli s5, a7, 2
    xor s5, s5, a7
    and s5, s5, t4
    xor s9, a7, s5
    slli s5, s5, 2
    xor a7, a7, s5
    srli s5, a7, 4
    xor s5, s5, a7
    and s5, s5, s2
    slli s10, s5, 4
    xor s10, a7, s10
    sw s10, 1284(a0)
    xor a7, a7, s5
    sw s6, 1288(a0)
    srli s5, s9, 4
    xor s5, s5, s9
    and s5, s5, s2
    xor s6, s9, s5
    slli s5, s5, 4
    xor s5, s9, s5
    srli s9, s8, 2
    xor s9, s9, s8
    and s9, s9, t4
    slli s10, s9, 2
    xor s10, s8, s10
    xor s8, s8, s9
    srli s9, s8, 4
    xor s9, s9, s8
    and s9, s9, s2
    slli s11, s9, 4
    xor s11, s8, s11
    xor s8, s8, s9
    srli s9, s10, 4
    xor s9, s9, s10
    and s9, s9, s2
    slli ra, s9, 4
    xor ra, s10, ra
    xor s9, s10, s9
    srli s10, t3, 1
    xor s10, s10, t3
    and t1, s10, t1
    xor s10, t3, t1
    slli t1, t1, 1
    xor t1, t3, t1
    srli t3, t1, 2
    xor t3, t3, t1
    and t3, t3, t4
    sw s4, 104(sp)
    xor s4, t1, t3
    slli t3, t3, 2
    xor t1, t1, t3
    srli t3, t1, 4
    xor t3, t3, t1
    and t3, t3, s2
    sw s8, 168(sp)
    xor s8, t1, t3
    slli t3, t3, 4
    xor t1, t1, t3
    sw t1, 1292(a0)
    sw t5, 1296(a0)
    sw ra, 1300(a0)
    sw t0, 1304(a0)
    srli t0, s4, 4
    xor t0, t0, s4
    and t0, t0, s2
    slli t1, t0, 4
    xor t1, s4, t1
    xor t0, s4, t0
    srli t3, s10, 2
    xor t3, t3, s10
    and t3, t3, t4
    xor t4, s10, t3
    slli t3, t3, 2
    xor t3, s10, t3
    srli t5, t3, 4
    xor t5, t5, t3
    and t5, t5, s2
    xor s4, t3, t5
    slli t5, t5, 4
    xor t3, t3, t5
    sw t3, 1308(a0)
    sw a5, 1312(a0)
    sw s5, 1316(a0)
    sw s7, 1320(a0)
    sw t1, 1324(a0)
    sw t2, 1328(a0)
    sw s11, 1332(a0)
    sw a4, 1336(a0)
    srli a5, t4, 4
    xor a5, a5, t4
    and a5, a5, s2
    slli t1, a5, 4
    xor t1, t4, t1
    sw t1, 1340(a0)
    xor a5, t4, a5
    sw t6, 1344(a0)
    sw a7, 1348(a0)
    sw s0, 1352(a0)
    sw s8, 1356(a0)
    sw a2, 1360(a0)
    sw s9, 1364(a0)
    sw s3, 1368(a0)
    sw s4, 1372(a0)
    sw a6, 1376(a0)
    sw s6, 1380(a0)
    sw s1, 1384(a0)
    sw t0, 1388(a0)
    sw a3, 1392(a0)
    lw a6, 168(sp)
    sw a6, 1396(a0)
    lw a6, 104(sp)
    sw a5, 1404(a0)
    sw a6, 1400(a0)
    addi t0, sp, 64
    addi t1, sp, 240
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
    addi sp, sp, 240
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
    lbu a5, 1(a1)
    lbu a6, 5(a1)
    lbu a7, 4(a1)
    lbu t0, 6(a1)
    lbu t1, 10(a1)
    lbu t2, 8(a1)
    lbu t3, 9(a1)
    lbu t4, 2(a1)
    lbu t5, 7(a1)
    lbu t6, 0(a1)
    slli a5, a5, 8
    slli t4, t4, 16
    lbu a4, 3(a1)
    lbu a3, 11(a1)
    slli t3, t3, 8
    slli a4, a4, 24
    or a5, t6, a5
    slli t0, t0, 16
    slli a6, a6, 8
    or a6, a7, a6
    slli a7, t1, 16
    lui t1, 4080
    slli t6, a3, 24
    or t2, t2, t3
    or a5, a5, t4
    or a5, a5, a4
    or a6, a6, t0
    srli t0, a5, 8
    slli t3, t5, 24
    or a6, a6, t3
    or a7, t2, a7
    or a7, a7, t6
    addi t1, t1, 255
    srli t2, a7, 8
    and t2, t2, t1
    xor t0, t0, a6
    and t0, t0, t1
    slli t1, t2, 8
    xor a6, a6, t0
    slli t0, t0, 8
    xor a5, a5, t0
    srli t0, a5, 16
    xor a7, a7, t1
    xor t0, t0, a7
    zext.h t0, t0
    slli t1, t0, 16
    xor a5, a5, t1
    xor a7, a7, t0
    lui t0, 349525
    srli t1, a5, 1
    addi t0, t0, 1365
    xor t1, t1, a5
    and t1, t1, t0
    xor t3, a5, t1
    slli t1, t1, 1
    xor a5, a5, t1
    lui t1, 209715
    srli t4, t3, 2
    addi t1, t1, 819
    xor t4, t4, t3
    and t4, t4, t1
    slli t5, t4, 2
    xor t5, t3, t5
    xor t3, t3, t4
    lui t4, 61681
    srli t6, t5, 4
    srli a4, t3, 4
    addi t4, t4, -241
    srli a3, a5, 2
    xor a3, a3, a5
    and a3, a3, t1
    slli a2, a3, 2
    xor a2, a5, a2
    xor a5, a5, a3
    srli a3, a2, 4
    xor t6, t6, t5
    xor a3, a3, a2
    and t6, t6, t4
    and a3, a3, t4
    lw s0, 1296(a0)
    xor a4, a4, t3
    and a4, a4, t4
    lw s1, 1280(a0)
    slli s2, a3, 4
    xor a3, a2, a3
    slli s3, t6, 4
    xor s3, t5, s3
    xor t5, t5, t6
    lw t6, 1328(a0)
    lw s4, 1344(a0)
    slli s5, a4, 4
    xor a4, t3, a4
    lw s6, 1360(a0)
    lw s7, 1392(a0)
    xor a3, a3, s4
    xor t3, t3, s5
    xor s0, s3, s0
    xor a2, a2, s2
    xor a2, a2, s1
    xor a4, a4, s7
    srli s1, a5, 4
    xor s1, s1, a5
    and s1, s1, t4
    slli s2, s1, 4
    sw a2, 1408(a0)
    xor t5, t5, s6
    xor t3, t3, t6
    srli t6, a7, 1
    xor t6, t6, a7
    and t6, t6, t0
    slli a2, t6, 1
    xor t6, a7, t6
    xor a7, a7, a2
    srli a2, t6, 2
    xor a2, a2, t6
    and a2, a2, t1
    slli s3, a2, 2
    xor s3, t6, s3
    xor t6, t6, a2
    srli a2, t6, 4
    xor a2, a2, t6
    srli s4, s3, 4
    xor s4, s4, s3
    lw s5, 1400(a0)
    lw s6, 1336(a0)
    and s4, s4, t4
    slli s7, s4, 4
    and a2, a2, t4
    lw s8, 1376(a0)
    lw s9, 1312(a0)
    slli s10, a2, 4
    lw s11, 1304(a0)
    xor a2, t6, a2
    xor t6, t6, s10
    xor t6, t6, s6
    xor s1, a5, s1
    xor a5, a5, s2
    xor s2, s3, s7
    xor a5, a5, s9
    xor s3, s3, s4
    lw s4, 1368(a0)
    xor s2, s2, s11
    xor a2, a2, s5
    xor s1, s1, s8
    srli s5, a6, 16
    xor s5, s5, t2
    zext.h s5, s5
    slli s6, s5, 16
    xor t2, t2, s5
    srli s5, a7, 2
    xor s5, s5, a7
    and s5, s5, t1
    xor s7, a7, s5
    slli s5, s5, 2
    xor a7, a7, s5
    srli s5, a7, 4
    srli s8, s7, 4
    xor s5, s5, a7
    xor s8, s8, s7
    and s8, s8, t4
    slli s9, s8, 4
    lw s10, 1352(a0)
    and s5, s5, t4
    lw s11, 1320(a0)
    slli ra, s5, 4
    xor s9, s7, s9
    xor s9, s9, s11
    lw s11, 1384(a0)
    xor ra, a7, ra
    xor s3, s3, s4
    xor a6, a6, s6
    srli s4, a6, 1
    xor s4, s4, a6
    and s4, s4, t0
    lw s6, 1288(a0)
    xor s7, s7, s8
    xor s8, a6, s4
    slli s4, s4, 1
    xor a6, a6, s4
    srli s4, a6, 2
    xor s4, s4, a6
    and s4, s4, t1
    xor s6, ra, s6
    slli ra, s4, 2
    xor ra, a6, ra
    xor a6, a6, s4
    srli s4, ra, 4
    xor s4, s4, ra
    xor a7, a7, s5
    and s4, s4, t4
    xor a7, a7, s10
    srli s5, a6, 4
    lw s10, 1348(a0)
    sw s6, 1416(a0)
    slli s6, s4, 4
    xor s6, ra, s6
    xor s4, ra, s4
    lw ra, 1284(a0)
    xor s4, s4, s10
    xor s6, s6, ra
    sw s6, 1412(a0)
    xor s6, s7, s11
    srli s7, s8, 2
    xor s7, s7, s8
    and s7, s7, t1
    slli s10, s7, 2
    xor s7, s8, s7
    xor s8, s8, s10
    srli s10, s8, 4
    xor s10, s10, s8
    xor s5, s5, a6
    and s10, s10, t4
    and s5, s5, t4
    xor s11, a6, s5
    lw ra, 1380(a0)
    slli s5, s5, 4
    xor a6, a6, s5
    lw s5, 1300(a0)
    xor s11, s11, ra
    lw ra, 1316(a0)
    sw s2, 1432(a0)
    xor a6, a6, ra
    slli ra, s10, 4
    xor ra, s8, ra
    xor s8, s8, s10
    srli s10, s7, 4
    xor s10, s10, s7
    and s10, s10, t4
    xor s5, ra, s5
    lw ra, 1364(a0)
    srli s2, t2, 1
    xor s8, s8, ra
    xor ra, s7, s10
    slli s10, s10, 4
    xor s7, s7, s10
    lw s10, 1332(a0)
    xor s2, s2, t2
    and t0, s2, t0
    slli s2, t0, 1
    xor t0, t2, t0
    xor t2, t2, s2
    srli s2, t2, 2
    xor s2, s2, t2
    and s2, s2, t1
    sw s5, 1428(a0)
    slli s5, s2, 2
    xor s5, t2, s5
    xor t2, t2, s2
    srli s2, s5, 4
    xor s2, s2, s5
    and s2, s2, t4
    xor s7, s7, s10
    lw s10, 1396(a0)
    sw s0, 1424(a0)
    slli s0, s2, 4
    xor s10, ra, s10
    xor s2, s5, s2
    lw ra, 1292(a0)
    xor s0, s5, s0
    srli s5, t2, 4
    xor s5, s5, t2
    and s5, s5, t4
    xor s0, s0, ra
    lw ra, 1356(a0)
    sw s0, 1420(a0)
    lw s0, 1324(a0)
    xor s2, s2, ra
    slli ra, s5, 4
    xor s5, t2, s5
    sw a6, 1444(a0)
    srli a6, t0, 2
    xor a6, a6, t0
    and a6, a6, t1
    xor t1, t0, a6
    slli a6, a6, 2
    xor a6, t0, a6
    srli t0, a6, 4
    xor t0, t0, a6
    and t0, t0, t4
    xor t2, t2, ra
    lw ra, 1388(a0)
    xor t2, t2, s0
    lw s0, 1372(a0)
    xor s5, s5, ra
    slli ra, t0, 4
    xor ra, a6, ra
    xor a6, a6, t0
    srli t0, t1, 4
    xor t0, t0, t1
    and t0, t0, t4
    slli t4, t0, 4
    xor t0, t1, t0
    xor t1, t1, t4
    lw t4, 1340(a0)
    xor a6, a6, s0
    lw s0, 1308(a0)
    sw s9, 1448(a0)
    lw s9, 1404(a0)
    xor s0, ra, s0
    sw s0, 1436(a0)
    sw t5, 1488(a0)
    xor t1, t1, t4
    sw a3, 1472(a0)
    sw a6, 1500(a0)
    xor a6, t0, s9
    sw s7, 1460(a0)
    sw s3, 1496(a0)
    sw s5, 1516(a0)
    sw a7, 1480(a0)
    sw t6, 1464(a0)
    sw t3, 1456(a0)
    sw s6, 1512(a0)
    sw s2, 1484(a0)
    sw a5, 1440(a0)
    sw a6, 1532(a0)
    sw a2, 1528(a0)
    sw a4, 1520(a0)
    sw s1, 1504(a0)
    sw t2, 1452(a0)
    sw s11, 1508(a0)
    sw t1, 1468(a0)
    sw s8, 1492(a0)
    sw s4, 1476(a0)
    sw s10, 1524(a0)
    addi a1, a0, 1536
.Llwcc_aes128_128_ctr_nonce_rv32i_fill:
    sub a2, a1, a0
    addi a2, a2, -1536
    srli a2, a2, 2
    andi a5, a2, 255
    lui a6, 4080
    addi a6, a6, 255
    addi a7, a5, 4
    addi t0, a5, 5
    rev8 a7, a7
    rev8 t0, t0
    and t1, a7, a6
    addi t2, a5, 7
    and t3, t0, a6
    xor a7, a7, t1
    rev8 t2, t2
    xor t0, t0, t3
    zext.h t4, a7
    and t5, t2, a6
    lui t6, 349525
    zext.h a4, t0
    xor a7, a7, t4
    addi t6, t6, 1365
    xor t0, t0, a4
    srli a3, a7, 1
    xor a3, a3, t0
    and a3, a3, t6
    lui s0, 209715
    xor t0, t0, a3
    addi s0, s0, 819
    lui s1, 61681
    addi s1, s1, -241
    lui s2, 16
    addi s2, s2, -256
    addi s5, a5, 1
    addi s6, a5, 6
    rev8 s5, s5
    rev8 s6, s6
    and s7, s6, a6
    xor s6, s6, s7
    xor t2, t2, t5
    zext.h s8, s6
    zext.h s9, t2
    xor s6, s6, s8
    xor t2, t2, s9
    srli s10, s6, 1
    xor s10, s10, t2
    and s10, s10, t6
    xor t2, t2, s10
    srli s11, t0, 2
    xor s11, s11, t2
    and s11, s11, s0
    slli ra, s11, 2
    xor t0, t0, ra
    and ra, s5, a6
    xor s5, s5, ra
    zext.h s4, s5
    xor s5, s5, s4
    rev8 s3, a5
    sw s2, 96(sp)
    and s2, s3, a6
    xor s3, s3, s2
    sw ra, 100(sp)
    zext.h ra, s3
    xor s3, s3, ra
    sw s2, 104(sp)
    srli s2, s3, 1
    xor s2, s2, s5
    and s2, s2, t6
    xor s5, s5, s2
    sw t5, 108(sp)
    addi t5, a5, 2
    addi a5, a5, 3
    rev8 t5, t5
    rev8 a5, a5
    sw s7, 112(sp)
    and s7, t5, a6
    and a6, a5, a6
    xor t5, t5, s7
    xor a5, a5, a6
    sw a6, 116(sp)
    zext.h a6, a5
    xor a5, a5, a6
    sw s7, 120(sp)
    zext.h s7, t5
    xor t5, t5, s7
    sw t3, 124(sp)
    srli t3, t5, 1
    xor t3, t3, a5
    and t3, t3, t6
    xor a5, a5, t3
    sw t1, 128(sp)
    srli t1, s5, 2
    slli s2, s2, 1
    xor t1, t1, a5
    slli a3, a3, 1
    xor s2, s3, s2
    slli t3, t3, 1
    and t1, t1, s0
    xor a7, a7, a3
    slli a3, s10, 1
    xor t3, t5, t3
    slli t5, t1, 2
    xor a3, s6, a3
    xor t5, s5, t5
    xor a5, a5, t1
    srli t1, t5, 4
    xor t2, t2, s11
    xor t1, t1, t0
    and t1, t1, s1
    lw s3, 1500(a0)
    xor t0, t0, t1
    xor t0, s3, t0
    srli s3, a7, 2
    xor s3, s3, a3
    and s3, s3, s0
    slli s5, s3, 2
    xor a3, a3, s3
    xor a7, a7, s5
    srli s3, s2, 2
    xor s3, s3, t3
    and s3, s3, s0
    slli s5, s3, 2
    xor t3, t3, s3
    xor s2, s2, s5
    srli s3, s2, 4
    xor s3, s3, a7
    and s3, s3, s1
    slli t1, t1, 4
    lw s5, 1484(a0)
    xor a7, a7, s3
    xor t1, t5, t1
    xor a7, s5, a7
    slli t5, s7, 16
    slli a6, a6, 16
    srli s5, a5, 4
    xor s5, s5, t2
    and s5, s5, s1
    lw s6, 1532(a0)
    xor t2, t2, s5
    xor t2, s6, t2
    slli s6, ra, 16
    slli s4, s4, 16
    slli s5, s5, 4
    xor a5, a5, s5
    slli s3, s3, 4
    lw s5, 1420(a0)
    xor s2, s2, s3
    xor s2, s5, s2
    srli s3, t3, 4
    xor s3, s3, a3
    and s3, s3, s1
    slli s5, s9, 16
    slli s7, s3, 4
    slli s8, s8, 16
    lw s9, 1452(a0)
    xor t3, t3, s7
    xor t3, s9, t3
    lw s7, 1516(a0)
    xor a3, a3, s3
    xor a3, s7, a3
    slli t4, t4, 16
    slli a4, a4, 16
    lw s3, 1468(a0)
    srli s7, s6, 1
    xor a5, s3, a5
    lw s3, 1436(a0)
    xor s7, s7, s4
    xor t1, s3, t1
    srli s3, t5, 1
    xor s3, s3, a6
    and s3, s3, t6
    xor a6, a6, s3
    and s7, s7, t6
    xor s4, s4, s7
    srli s9, s4, 2
    xor s9, s9, a6
    and s9, s9, s0
    xor a6, a6, s9
    srli s10, s8, 1
    xor s10, s10, s5
    and s10, s10, t6
    slli s7, s7, 1
    xor s5, s5, s10
    srli s11, t4, 1
    xor s11, s11, a4
    and s11, s11, t6
    xor a4, a4, s11
    srli ra, a4, 2
    slli s11, s11, 1
    slli s3, s3, 1
    xor s6, s6, s7
    xor s7, ra, s5
    slli s10, s10, 1
    xor t4, t4, s11
    xor t5, t5, s3
    and s3, s7, s0
    xor s7, s8, s10
    xor s5, s5, s3
    srli s8, a6, 4
    xor s8, s8, s5
    and s8, s8, s1
    slli s10, s8, 4
    lw s11, 1460(a0)
    xor a6, a6, s10
    xor a6, s11, a6
    srli s10, t4, 2
    xor s10, s10, s7
    and s10, s10, s0
    xor s7, s7, s10
    srli s11, s6, 2
    xor s11, s11, t5
    slli s9, s9, 2
    and s11, s11, s0
    xor s4, s4, s9
    slli s3, s3, 2
    xor t5, t5, s11
    slli s9, s11, 2
    xor a4, a4, s3
    srli s3, t5, 4
    slli s10, s10, 2
    xor s6, s6, s9
    xor s3, s3, s7
    xor t4, t4, s10
    and s3, s3, s1
    xor s5, s5, s8
    lw s8, 1508(a0)
    xor s7, s7, s3
    xor s7, s8, s7
    lw s8, 128(sp)
    srli s9, s6, 4
    slli s8, s8, 8
    xor s9, s9, t4
    and s9, s9, s1
    lw s10, 124(sp)
    lw s11, 1476(a0)
    slli s10, s10, 8
    slli s3, s3, 4
    xor t4, t4, s9
    xor t5, t5, s3
    xor t4, s11, t4
    slli s3, s9, 4
    lw s9, 1412(a0)
    xor s3, s6, s3
    xor s3, s9, s3
    lw s6, 1524(a0)
    lw s9, 108(sp)
    xor s5, s6, s5
    lw s6, 112(sp)
    slli s9, s9, 8
    slli s6, s6, 8
    lw s11, 1444(a0)
    sw t3, 108(sp)
    xor t5, s11, t5
    srli s11, s4, 4
    xor s11, s11, a4
    and s11, s11, s1
    slli ra, s11, 4
    lw t3, 1428(a0)
    xor s4, s4, ra
    xor a4, a4, s11
    xor t3, t3, s4
    lw s4, 104(sp)
    lw s11, 1492(a0)
    slli s4, s4, 8
    xor a4, s11, a4
    lw s11, 100(sp)
    zext.h ra, s8
    slli s11, s11, 8
    xor s8, s8, ra
    sw t1, 100(sp)
    zext.h t1, s10
    xor s10, s10, t1
    sw a3, 104(sp)
    srli a3, s8, 1
    sw t0, 112(sp)
    lw t0, 120(sp)
    xor a3, a3, s10
    slli t0, t0, 8
    and a3, a3, t6
    sw s2, 120(sp)
    slli s2, a3, 1
    xor s2, s8, s2
    lw s8, 116(sp)
    sw a7, 116(sp)
    slli s8, s8, 8
    zext.h a7, s6
    xor s6, s6, a7
    sw t2, 124(sp)
    zext.h t2, s9
    xor s9, s9, t2
    sw a5, 128(sp)
    srli a5, s6, 1
    xor a5, a5, s9
    and a5, a5, t6
    sw t5, 132(sp)
    slli t5, a5, 1
    xor t5, s6, t5
    srli s6, s2, 2
    xor s6, s6, t5
    and s6, s6, s0
    sw t3, 136(sp)
    slli t3, s6, 2
    xor t3, s2, t3
    zext.h s2, s4
    xor s4, s4, s2
    sw s7, 140(sp)
    zext.h s7, s11
    xor s11, s11, s7
    sw s3, 144(sp)
    srli s3, s4, 1
    xor s3, s3, s11
    and s3, s3, t6
    xor s11, s11, s3
    slli s3, s3, 1
    xor a3, s10, a3
    xor s3, s4, s3
    zext.h s4, t0
    xor t0, t0, s4
    zext.h s10, s8
    xor s8, s8, s10
    sw a4, 148(sp)
    srli a4, t0, 1
    xor a4, a4, s8
    and a4, a4, t6
    xor s8, s8, a4
    slli a4, a4, 1
    xor a5, s9, a5
    xor t0, t0, a4
    srli a4, s3, 2
    xor a4, a4, t0
    and a4, a4, s0
    slli s9, a4, 2
    xor s3, s3, s9
    srli s9, s3, 4
    xor s9, s9, t3
    and s9, s9, s1
    sw t4, 152(sp)
    lw t4, 1480(a0)
    xor t0, t0, a4
    xor t3, t3, s9
    xor t5, t5, s6
    xor t3, t4, t3
    srli t4, a3, 2
    xor t4, t4, a5
    and t4, t4, s0
    xor a5, a5, t4
    srli a4, s11, 2
    xor a4, a4, s8
    and a4, a4, s0
    xor s6, s8, a4
    slli a4, a4, 2
    xor a4, s11, a4
    slli t4, t4, 2
    srli s8, s6, 4
    xor t4, a3, t4
    xor a3, s8, a5
    and a3, a3, s1
    lw s8, 1528(a0)
    xor a5, a5, a3
    xor a5, s8, a5
    slli s8, ra, 16
    slli t1, t1, 16
    srli s11, a4, 4
    xor s11, s11, t4
    and s11, s11, s1
    slli ra, s11, 4
    sw t3, 156(sp)
    lw t3, 1432(a0)
    xor a4, a4, ra
    xor t4, t4, s11
    xor t3, t3, a4
    slli a7, a7, 16
    slli t2, t2, 16
    srli a4, t0, 4
    xor a4, a4, t5
    and a4, a4, s1
    slli a3, a3, 4
    slli s11, a4, 4
    lw ra, 1448(a0)
    xor a3, s6, a3
    xor t0, t0, s11
    xor t0, ra, t0
    lw s6, 1512(a0)
    xor t5, t5, a4
    xor t5, s6, t5
    slli a4, s2, 16
    slli s2, s7, 16
    lw s6, 1496(a0)
    lw s7, 1416(a0)
    xor t4, s6, t4
    slli s6, s9, 4
    xor s3, s3, s6
    xor s3, s7, s3
    slli s4, s4, 16
    lw s7, 1464(a0)
    slli s6, s10, 16
    xor a3, s7, a3
    srli s7, s8, 1
    xor s7, s7, t1
    and s7, s7, t6
    slli s9, s7, 1
    xor s8, s8, s9
    srli s9, a7, 1
    xor s9, s9, t2
    and s9, s9, t6
    slli s10, s9, 1
    xor a7, a7, s10
    srli s10, s8, 2
    xor s10, s10, a7
    and s10, s10, s0
    xor t2, t2, s9
    slli s9, s10, 2
    xor t1, t1, s7
    xor s7, s8, s9
    srli s8, a4, 1
    xor s8, s8, s2
    and s8, s8, t6
    xor s2, s2, s8
    slli s8, s8, 1
    xor a4, a4, s8
    srli s8, s4, 1
    xor s8, s8, s6
    and s8, s8, t6
    xor s6, s6, s8
    slli s8, s8, 1
    xor s4, s4, s8
    srli s8, a4, 2
    xor s8, s8, s4
    and s8, s8, s0
    slli s9, s8, 2
    xor a4, a4, s9
    srli s9, a4, 4
    xor s4, s4, s8
    xor s8, s9, s7
    xor a7, a7, s10
    and s8, s8, s1
    lw s9, 1472(a0)
    xor s7, s7, s8
    xor s7, s9, s7
    slli s8, s8, 4
    lw s9, 1408(a0)
    xor a4, a4, s8
    xor a4, s9, a4
    srli s8, t1, 2
    xor s8, s8, t2
    and s8, s8, s0
    xor t2, t2, s8
    srli s9, s2, 2
    xor s9, s9, s6
    and s9, s9, s0
    xor s6, s6, s9
    slli s9, s9, 2
    slli s8, s8, 2
    xor s2, s2, s9
    srli s9, s6, 4
    xor t1, t1, s8
    xor s8, s9, t2
    and s8, s8, s1
    lw s9, 1520(a0)
    xor t2, t2, s8
    xor t2, s9, t2
    slli s8, s8, 4
    lw s9, 1456(a0)
    xor s6, s6, s8
    xor s6, s9, s6
    srli s8, s4, 4
    xor s8, s8, a7
    and s8, s8, s1
    slli s9, s8, 4
    lw s10, 1440(a0)
    xor s4, s4, s9
    xor s4, s10, s4
    srli s9, s2, 4
    xor s9, s9, t1
    and s9, s9, s1
    lw s10, 1488(a0)
    xor t1, t1, s9
    xor t1, s10, t1
    slli s9, s9, 4
    lw s10, 1424(a0)
    xor s2, s2, s9
    xor s2, s10, s2
    lw s9, 1504(a0)
    xor a7, a7, s8
    xor a7, s9, a7
    # round 1 (aes.dsl:47)
    xor s6, s6, t2
    xor s7, s7, s6
    xor a4, a4, t1
    xor s8, a7, s7
    xor s9, a4, s8
    xor t2, t2, s9
    xor s10, s6, t2
    and s11, a7, s6
    xor ra, s2, t1
    xor s4, s4, ra
    xor s7, s7, s4
    sw t6, 160(sp)
    xor t6, s8, s7
    xor s2, s2, t6
    sw s0, 164(sp)
    xor s0, s6, s2
    sw s1, 168(sp)
    and s1, t6, s0
    xor s11, s1, s11
    xor t1, t1, s11
    sw t0, 172(sp)
    xor t0, ra, s0
    sw t3, 176(sp)
    or t3, s4, s2
    xor t3, s1, t3
    xor s1, s6, ra
    xor a4, a4, s1
    xor ra, t2, ra
    sw t5, 180(sp)
    xor t5, s0, ra
    sw t4, 184(sp)
    and t4, s7, t5
    sw s3, 188(sp)
    and s3, s8, ra
    xor s3, t3, s3
    sw a5, 192(sp)
    and a5, s10, a4
    xor t1, a5, t1
    xor a5, a5, s3
    xor s3, a7, a4
    sw a3, 196(sp)
    or a3, t2, s3
    xor t3, t3, a3
    xor a3, a3, s11
    xor t3, t4, t3
    xor t3, s9, t3
    xor t4, s7, s3
    and s11, t0, t4
    xor a3, s11, a3
    xor s11, t3, a3
    sw s6, 200(sp)
    and s6, a5, s11
    sw a7, 204(sp)
    and a7, s9, s1
    xor a7, a7, t1
    xor t1, s6, a7
    and t1, a3, t1
    xor s11, s11, t1
    or t1, a5, t1
    xor a5, a5, a7
    and s9, s9, s11
    and s1, s1, s11
    sw s1, 208(sp)
    and s1, t3, a5
    xor a3, a3, s1
    and a7, a7, a3
    xor t1, s1, t1
    or t3, t3, a7
    xor t3, s6, t3
    xor a5, a5, a7
    and a7, t0, a5
    and t0, ra, t3
    and a3, s8, t3
    and s1, s7, t1
    and t4, t4, a5
    and t5, t5, t1
    xor t5, t0, t5
    xor s6, t3, s11
    xor t3, t3, t1
    xor s7, s11, a5
    and t6, t6, t3
    and a4, a4, s6
    xor a4, t6, a4
    xor a5, t1, a5
    xor t1, a4, s9
    and t2, t2, a5
    and s6, s10, s6
    xor t2, s6, t2
    and s4, s4, s7
    and s2, s2, s7
    and a5, s3, a5
    xor t0, t0, s2
    xor a6, a6, s5
    xor s2, t3, s7
    xor a5, t6, a5
    xor t6, a4, a3
    and t3, s0, t3
    lw a4, 152(sp)
    lw a3, 144(sp)
    xor a4, a4, a6
    lw s0, 148(sp)
    lw s3, 204(sp)
    xor a3, a3, s0
    and s3, s3, s2
    lw s7, 200(sp)
    xor t1, s3, t1
    and s2, s7, s2
    xor a7, t1, a7
    xor t2, a7, t2
    xor s4, t2, s4
    xor s1, s4, s1
    xor s2, s2, t0
    xor t6, s4, t6
    xor t3, s6, t3
    xor t0, t0, t3
    xor a7, a7, t5
    xor a5, s1, a5
    xor t3, s1, t4
    xor t3, s3, t3
    lw t4, 208(sp)
    xor t5, t6, s2
    xor t4, a5, t4
    xor t5, t4, t5
    xor t1, t1, t4
    xor a5, a5, t3
    xor t2, t2, t5
    lw t4, 140(sp)
    lw s6, 136(sp)
    xor s1, t4, a4
    xor s2, a3, s1
    xor s3, s5, s2
    xor s4, a6, s3
    and s5, t4, a6
    xor s7, s6, s0
    lw s8, 132(sp)
    sw a7, 148(sp)
    xor s8, s8, s7
    xor a4, a4, s8
    xor s9, s1, a4
    xor s6, s6, s9
    xor s10, a6, s6
    and s11, s9, s10
    xor s5, s11, s5
    xor s0, s0, s5
    xor ra, s7, s10
    or a7, s8, s6
    xor a7, s11, a7
    xor s11, a6, s7
    xor a3, a3, s11
    xor s7, s3, s7
    sw t1, 136(sp)
    xor t1, s10, s7
    sw t5, 132(sp)
    and t5, a4, t1
    sw a5, 208(sp)
    and a5, s1, s7
    xor a5, a7, a5
    sw t6, 200(sp)
    and t6, s4, a3
    xor s0, t6, s0
    xor a5, t6, a5
    xor t6, t4, a3
    sw t0, 204(sp)
    or t0, s3, t6
    xor a7, a7, t0
    xor t0, t0, s5
    xor a7, t5, a7
    xor a7, s2, a7
    xor t5, a4, t6
    and s5, ra, t5
    xor t0, s5, t0
    xor s5, a7, t0
    sw t3, 144(sp)
    and t3, a5, s5
    sw t2, 152(sp)
    and t2, s2, s11
    xor t2, t2, s0
    xor s0, t3, t2
    and s0, t0, s0
    xor s5, s5, s0
    or s0, a5, s0
    xor a5, a5, t2
    and s2, s2, s5
    and s11, s11, s5
    and t4, a7, a5
    xor t0, t0, t4
    and t0, t2, t0
    xor t2, t4, s0
    or a7, a7, t0
    xor a7, t3, a7
    xor a5, a5, t0
    and t0, ra, a5
    and t3, s7, a7
    and t4, s1, a7
    and a4, a4, t2
    and t5, t5, a5
    and t1, t1, t2
    xor t1, t3, t1
    xor s0, a7, s5
    xor a7, a7, t2
    xor s1, s5, a5
    and s5, s9, a7
    and a3, a3, s0
    xor a3, s5, a3
    xor a5, t2, a5
    xor t2, a3, s2
    and s2, s3, a5
    and s0, s4, s0
    xor s2, s0, s2
    and s3, s8, s1
    and s4, s6, s1
    and a5, t6, a5
    xor t3, t3, s4
    xor t6, a7, s1
    xor a5, s5, a5
    xor t4, a3, t4
    and a7, s10, a7
    lw a3, 140(sp)
    and a6, a6, t6
    and a3, a3, t6
    xor t2, a3, t2
    xor t0, t2, t0
    xor t6, t0, s2
    xor s1, t6, s3
    xor a4, s1, a4
    xor a6, a6, t3
    xor t4, s1, t4
    xor a7, s0, a7
    xor t0, t0, t1
    xor a7, t3, a7
    lw t1, 196(sp)
    lw t3, 192(sp)
    lw s0, 156(sp)
    xor t1, t1, t3
    xor s0, s0, t1
    lw s1, 188(sp)
    lw s2, 184(sp)
    xor t5, a4, t5
    xor s1, s1, s2
    xor a5, a4, a5
    xor a6, t4, a6
    xor t5, a3, t5
    xor a4, a5, s11
    xor a6, a4, a6
    xor t2, t2, a4
    xor a5, a5, t5
    rori a5, a5, 8
    rori t2, t2, 8
    rori t0, t0, 8
    xor t6, t6, a6
    rori a6, a6, 8
    rori t5, t5, 8
    rori t4, t4, 8
    rori a7, a7, 8
    rori t6, t6, 8
    lw a4, 180(sp)
    lw s6, 176(sp)
    xor a3, a4, s0
    xor s3, s1, a3
    xor t3, t3, s3
    xor s4, t1, t3
    and s5, a4, t1
    xor s7, s6, s2
    lw s8, 172(sp)
    sw t0, 184(sp)
    xor s8, s8, s7
    xor s0, s0, s8
    xor s9, a3, s0
    xor s6, s6, s9
    xor s10, t1, s6
    and s11, s9, s10
    xor s5, s11, s5
    xor s2, s2, s5
    xor ra, s7, s10
    or t0, s8, s6
    xor t0, s11, t0
    xor s11, t1, s7
    xor s1, s1, s11
    xor s7, t3, s7
    sw t2, 176(sp)
    xor t2, s10, s7
    sw a6, 172(sp)
    and a6, s0, t2
    sw a5, 192(sp)
    and a5, a3, s7
    xor a5, t0, a5
    sw t4, 188(sp)
    and t4, s4, s1
    xor s2, t4, s2
    xor a5, t4, a5
    xor t4, a4, s1
    sw a7, 156(sp)
    or a7, t3, t4
    xor t0, t0, a7
    xor a7, a7, s5
    xor a6, a6, t0
    xor a6, s3, a6
    xor t0, s0, t4
    and s5, ra, t0
    xor a7, s5, a7
    xor s5, a6, a7
    sw t5, 196(sp)
    and t5, a5, s5
    sw t6, 140(sp)
    and t6, s3, s11
    xor t6, t6, s2
    xor s2, t5, t6
    and s2, a7, s2
    xor s5, s5, s2
    or s2, a5, s2
    xor a5, a5, t6
    and s3, s3, s5
    and s11, s11, s5
    and a4, a6, a5
    xor a7, a7, a4
    and a7, t6, a7
    xor t6, a4, s2
    or a6, a6, a7
    xor a6, t5, a6
    xor a5, a5, a7
    and a7, ra, a5
    and t5, s7, a6
    and a4, a3, a6
    and a3, s0, t6
    and t0, t0, a5
    and t2, t2, t6
    xor t2, t5, t2
    xor s0, a6, s5
    xor a6, a6, t6
    xor s2, s5, a5
    and s5, s9, a6
    and s1, s1, s0
    xor s1, s5, s1
    xor a5, t6, a5
    xor t6, s1, s3
    and t3, t3, a5
    and s0, s4, s0
    xor t3, s0, t3
    and s3, s8, s2
    and s4, s6, s2
    and a5, t4, a5
    xor t4, t5, s4
    xor t5, a6, s2
    xor a5, s5, a5
    xor a4, s1, a4
    and a6, s10, a6
    lw s1, 180(sp)
    and t1, t1, t5
    and s1, s1, t5
    xor t5, s1, t6
    xor a7, t5, a7
    xor t3, a7, t3
    xor t6, t3, s3
    xor a3, t6, a3
    xor t1, t1, t4
    xor t6, t6, a4
    xor a6, s0, a6
    xor a7, a7, t2
    xor a6, t4, a6
    lw t2, 128(sp)
    lw t4, 124(sp)
    lw a4, 116(sp)
    xor t2, t2, t4
    xor a4, a4, t2
    lw s0, 120(sp)
    lw s2, 112(sp)
    xor t0, a3, t0
    xor s0, s0, s2
    xor a5, a3, a5
    xor t1, t6, t1
    xor t0, s1, t0
    xor a3, a5, s11
    xor t1, a3, t1
    xor t5, t5, a3
    xor a5, a5, t0
    rori a5, a5, 16
    rori t5, t5, 16
    rori a7, a7, 16
    xor t3, t3, t1
    rori t1, t1, 16
    rori t0, t0, 16
    rori t6, t6, 16
    rori a6, a6, 16
    rori t3, t3, 16
    lw a3, 104(sp)
    lw s6, 100(sp)
    xor s1, a3, a4
    xor s3, s0, s1
    xor t4, t4, s3
    xor s4, t2, t4
    and s5, a3, t2
    xor s7, s6, s2
    lw s8, 108(sp)
    sw a7, 112(sp)
    xor s8, s8, s7
    xor a4, a4, s8
    xor s9, s1, a4
    xor s6, s6, s9
    xor s10, t2, s6
    and s11, s9, s10
    xor s5, s11, s5
    xor s2, s2, s5
    xor ra, s7, s10
    or a7, s8, s6
    xor a7, s11, a7
    xor s11, t2, s7
    xor s0, s0, s11
    xor s7, t4, s7
    sw t5, 100(sp)
    xor t5, s10, s7
    sw t1, 108(sp)
    and t1, a4, t5
    sw a5, 124(sp)
    and a5, s1, s7
    xor a5, a7, a5
    sw a6, 120(sp)
    and a6, s4, s0
    xor s2, a6, s2
    xor a5, a6, a5
    xor a6, a3, s0
    or a3, t4, a6
    xor a7, a7, a3
    xor a3, a3, s5
    xor a7, t1, a7
    xor a7, s3, a7
    xor t1, a4, a6
    and s5, ra, t1
    xor a3, s5, a3
    xor s5, a7, a3
    sw t6, 116(sp)
    and t6, a5, s5
    sw t3, 128(sp)
    and t3, s3, s11
    xor t3, t3, s2
    xor s2, t6, t3
    and s2, a3, s2
    xor s5, s5, s2
    or s2, a5, s2
    xor a5, a5, t3
    and s3, s3, s5
    and s11, s11, s5
    sw t0, 180(sp)
    and t0, a7, a5
    xor a3, a3, t0
    and t3, t3, a3
    xor t0, t0, s2
    or a7, a7, t3
    xor a7, t6, a7
    xor a5, a5, t3
    and t3, ra, a5
    and t6, s7, a7
    and a3, s1, a7
    and a4, a4, t0
    and t1, t1, a5
    and t5, t5, t0
    xor t5, t6, t5
    xor s1, a7, s5
    xor a7, a7, t0
    xor s2, s5, a5
    and s5, s9, a7
    and s0, s0, s1
    xor s0, s5, s0
    xor a5, t0, a5
    xor t0, s0, s3
    and t4, t4, a5
    and s1, s4, s1
    xor t4, s1, t4
    and s3, s8, s2
    and s4, s6, s2
    and a5, a6, a5
    xor a6, t6, s4
    xor t6, a7, s2
    xor a5, s5, a5
    xor a3, s0, a3
    and a7, s10, a7
    lw s0, 104(sp)
    and t2, t2, t6
    and s0, s0, t6
    xor t0, s0, t0
    xor t3, t0, t3
    xor t4, t3, t4
    xor t6, t4, s3
    xor a4, t6, a4
    xor t2, t2, a6
    xor t6, t6, a3
    xor a7, s1, a7
    xor a6, a6, a7
    xor a5, a4, a5
    xor a7, t6, t2
    xor t1, a4, t1
    xor t2, a5, s11
    xor t1, s0, t1
    xor a7, t2, a7
    xor t3, t3, t5
    rori t5, t6, 24
    xor t4, t4, a7
    xor a5, a5, t1
    rori a6, a6, 24
    rori t3, t3, 24
    xor t0, t0, t2
    rori t2, t4, 24
    rori a7, a7, 24
    rori a5, a5, 24
    rori t0, t0, 24
    rori t1, t1, 24
    lw t4, 140(sp)
    lw t6, 152(sp)
    lw a3, 180(sp)
    xor a4, t4, t6
    xor s0, a3, t1
    xnor s0, s0, t2
    lw s1, 1128(a0)
    xor s0, s0, a4
    xor s0, s0, s1
    lw s1, 144(sp)
    lw s3, 128(sp)
    xor s2, s1, t1
    xnor s4, s3, a4
    lw s5, 1132(a0)
    xor s4, s4, s2
    xor s4, s4, s5
    xor s5, t2, s3
    lw s6, 196(sp)
    xor s3, t4, s3
    xor s7, s1, s6
    xnor t4, s7, t4
    lw s7, 1120(a0)
    lw s8, 116(sp)
    xor t4, t4, s5
    xor s3, s3, s8
    xor t4, t4, s7
    xor s7, a3, s6
    xnor s6, s6, s2
    xnor s9, t6, s7
    lw s10, 1124(a0)
    xor s9, s9, s5
    xor s9, s9, s10
    lw s10, 204(sp)
    xor t2, t6, t2
    xor s11, s10, a6
    xnor t6, s11, s1
    lw s1, 1116(a0)
    lw s11, 200(sp)
    xor t6, t6, s7
    xor t2, t2, s11
    xor t6, t6, s1
    lw s1, 156(sp)
    sw s4, 144(sp)
    xor ra, s10, s1
    xnor t1, t1, ra
    lw s4, 1104(a0)
    xor t1, t1, s7
    xor t1, t1, s4
    lw s4, 120(sp)
    xor s7, s1, s4
    xnor a3, s7, a3
    lw s7, 1108(a0)
    xor a3, a3, s2
    xor a3, a3, s7
    xor s2, s4, a6
    lw s7, 1112(a0)
    xor s6, s6, s2
    xor s6, s6, s7
    xor s7, t5, s11
    sw t6, 180(sp)
    lw t6, 1140(a0)
    xor s3, s3, s7
    xor t6, s3, t6
    lw s3, 188(sp)
    sw s0, 152(sp)
    xor s0, s3, s7
    sw s6, 196(sp)
    lw s6, 1144(a0)
    xor s0, s0, s5
    xor s0, s0, s6
    xor s5, s8, s3
    lw s6, 1148(a0)
    xor s8, t5, s8
    xor s3, s11, s3
    xor t2, t2, s5
    xor t2, t2, s6
    xor t5, t5, s5
    lw s6, 1136(a0)
    xor t5, t5, a4
    xor t5, t5, s6
    lw a4, 124(sp)
    xor a6, a6, s8
    xor s6, a5, a4
    xor s1, s1, s3
    xor a6, a6, ra
    lw s11, 1096(a0)
    xor a6, a6, s6
    xor a6, a6, s11
    lw s11, 208(sp)
    sw t2, 156(sp)
    xor t2, s11, a5
    xor t2, t2, s4
    xor t2, t2, s7
    lw s4, 1100(a0)
    xor t2, t2, ra
    xor t2, t2, s4
    lw ra, 192(sp)
    xor s4, a4, s7
    xor a4, ra, a4
    xor a4, a4, s10
    xor a4, a4, s5
    lw s10, 1092(a0)
    xor a4, a4, s2
    xor a4, a4, s10
    xor s10, ra, s11
    xor s4, s4, s10
    xor s1, s1, s10
    sw t2, 204(sp)
    lw t2, 1088(a0)
    xor s1, s1, s2
    xor t2, s1, t2
    lw s1, 108(sp)
    xor s11, s11, s5
    xor s2, s1, a7
    xor a5, s2, a5
    xor a5, a5, s8
    lw s2, 1080(a0)
    xor a5, a5, s10
    xor a5, a5, s2
    lw s2, 132(sp)
    sw a6, 124(sp)
    xor s10, s2, a7
    lw a6, 1084(a0)
    xor s4, s4, s10
    xor a6, s4, a6
    lw s4, 172(sp)
    sw a6, 120(sp)
    xor a6, s2, s4
    xor a6, a6, ra
    xor a6, a6, s3
    lw ra, 1072(a0)
    xor a6, a6, s6
    xor a6, a6, ra
    xor ra, s4, s1
    xor s2, s2, ra
    xor s6, s11, s6
    lw s11, 1076(a0)
    xor s6, s6, ra
    xor s6, s6, s11
    lw s11, 100(sp)
    sw s0, 208(sp)
    xor s0, s11, t0
    xor s0, s0, s4
    lw s4, 1064(a0)
    xor s0, s0, s10
    xor s0, s0, s4
    lw s4, 176(sp)
    sw s0, 172(sp)
    xor s0, s4, s11
    xnor s11, s11, s5
    xor s1, s1, s0
    sw a5, 108(sp)
    lw a5, 1060(a0)
    xor s1, s1, s10
    xor a5, s1, a5
    lw s1, 136(sp)
    # round 2 (aes.dsl:47)
    xor a6, a6, t5
    # round 1 (aes.dsl:47)
    xor s10, s1, s4
    xor a7, s10, a7
    lw s10, 1056(a0)
    xor a7, a7, ra
    xor a7, a7, s10
    xor s10, s1, t0
    lw ra, 1068(a0)
    xor s2, s2, s10
    xor s2, s2, ra
    lw ra, 112(sp)
    sw s2, 100(sp)
    xor s2, ra, t3
    xnor s2, s2, s4
    xnor s1, s1, s7
    xor s1, s1, s0
    xor s2, s2, s8
    lw s4, 1048(a0)
    xor s2, s2, s10
    xor s2, s2, s4
    lw s4, 184(sp)
    sw s2, 136(sp)
    xor s2, ra, s4
    xor s10, s11, s10
    lw s11, 1044(a0)
    sw a5, 176(sp)
    lw a5, 148(sp)
    xor s10, s10, s2
    xnor s7, a5, s7
    xor s10, s10, s11
    xor s11, t3, a5
    xor a5, a5, s4
    xnor a5, a5, t0
    xor a5, a5, s3
    xor a5, a5, s0
    xnor t0, t3, s3
    xor t3, s1, s11
    lw s0, 1024(a0)
    xor s1, s7, s2
    xnor s3, s4, s8
    xor t0, t0, s2
    xor t0, t0, s0
    xnor s0, ra, s5
    xor s2, s3, s11
    # round 2 (aes.dsl:47)
    xor t2, t2, a6
    # round 1 (aes.dsl:47)
    lw s3, 1028(a0)
    xor s0, s0, s11
    xor s0, s0, s3
    lw s3, 1040(a0)
    # round 2 (aes.dsl:47)
    xor t0, t0, t1
    # round 1 (aes.dsl:47)
    xor a5, a5, s3
    lw s3, 1036(a0)
    # round 2 (aes.dsl:47)
    and s7, t4, a6
    # round 1 (aes.dsl:47)
    xor s1, s1, s3
    lw s3, 1052(a0)
    # round 2 (aes.dsl:47)
    xor s8, a5, t1
    # round 1 (aes.dsl:47)
    xor t3, t3, s3
    lw s3, 1032(a0)
    # round 2 (aes.dsl:47)
    xor a7, a7, s8
    # round 1 (aes.dsl:47)
    xor s2, s2, s3
    # round 2 (aes.dsl:47)
    xor s3, t4, t2
    xor s4, t0, s3
    xor t5, t5, s4
    xor s5, a6, t5
    xor t2, t2, a7
    xor s11, s3, t2
    xor a5, a5, s11
    xor ra, a6, a5
    sw t3, 112(sp)
    and t3, s11, ra
    xor s7, t3, s7
    xor t1, t1, s7
    sw s1, 184(sp)
    xor s1, s8, ra
    sw s2, 148(sp)
    or s2, a7, a5
    xor t3, t3, s2
    xor s2, a6, s8
    xor t0, t0, s2
    xor s8, t5, s8
    sw s10, 132(sp)
    xor s10, ra, s8
    sw s9, 192(sp)
    and s9, t2, s10
    sw a6, 188(sp)
    and a6, s3, s8
    xor a6, t3, a6
    sw a3, 200(sp)
    and a3, s5, t0
    xor t1, a3, t1
    xor a6, a3, a6
    xor a3, t4, t0
    sw t4, 116(sp)
    or t4, t5, a3
    xor t3, t3, t4
    xor t4, t4, s7
    xor t3, s9, t3
    xor t3, s4, t3
    xor s7, t2, a3
    and s9, s1, s7
    xor t4, s9, t4
    xor s9, t3, t4
    sw s0, 140(sp)
    and s0, a6, s9
    sw a4, 128(sp)
    and a4, s4, s2
    xor t1, a4, t1
    xor a4, s0, t1
    and a4, t4, a4
    xor s9, s9, a4
    or a4, a6, a4
    xor a6, a6, t1
    and s4, s4, s9
    and s2, s2, s9
    sw s2, 104(sp)
    and s2, t3, a6
    xor t4, t4, s2
    and t1, t1, t4
    xor t4, s2, a4
    or t3, t3, t1
    xor t3, s0, t3
    xor a6, a6, t1
    and t1, s1, a6
    and a4, s8, t3
    and s0, s3, t3
    and t2, t2, t4
    and s1, s10, t4
    and s2, s7, a6
    xor s1, a4, s1
    xor s3, t3, s9
    xor t3, t3, t4
    xor s7, s9, a6
    and s8, s11, t3
    and t0, t0, s3
    xor t0, s8, t0
    xor a6, t4, a6
    xor t4, t0, s4
    and t5, t5, a6
    and s3, s5, s3
    xor t5, s3, t5
    and a7, a7, s7
    and a5, a5, s7
    and a6, a3, a6
    xor a5, a4, a5
    xor a4, s6, t6
    xor a3, t3, s7
    xor a6, s8, a6
    xor t0, t0, s0
    and t3, ra, t3
    lw s0, 128(sp)
    lw s4, 140(sp)
    xor s0, s0, a4
    lw s5, 200(sp)
    lw s6, 116(sp)
    xor s4, s4, s5
    and s6, s6, a3
    lw s7, 188(sp)
    xor t4, s6, t4
    and a3, s7, a3
    xor t1, t4, t1
    xor t5, t1, t5
    xor a7, t5, a7
    xor t2, a7, t2
    xor a3, a3, a5
    xor a7, a7, t0
    xor t0, s3, t3
    xor t1, t1, s1
    xor a5, a5, t0
    xor a6, t2, a6
    xor t0, t2, s2
    xor t0, s6, t0
    lw t2, 104(sp)
    xor t3, a7, a3
    xor t2, a6, t2
    xor t4, t4, t2
    xor t2, t2, t3
    xor a6, a6, t0
    xor t3, t5, t2
    lw t5, 192(sp)
    lw s6, 132(sp)
    xor a3, t5, s0
    xor s1, s4, a3
    xor t6, t6, s1
    xor s2, a4, t6
    and s3, t5, a4
    xor s7, s6, s5
    lw s8, 176(sp)
    sw a7, 200(sp)
    xor s8, s8, s7
    xor s0, s0, s8
    xor s9, a3, s0
    xor s6, s6, s9
    xor s10, a4, s6
    and s11, s9, s10
    xor s3, s11, s3
    xor s5, s5, s3
    xor ra, s7, s10
    or a7, s8, s6
    xor a7, s11, a7
    xor s11, a4, s7
    xor s4, s4, s11
    xor s7, t6, s7
    sw t3, 132(sp)
    xor t3, s10, s7
    sw t0, 176(sp)
    and t0, s0, t3
    sw a6, 104(sp)
    and a6, a3, s7
    xor a6, a7, a6
    sw a5, 188(sp)
    and a5, s2, s4
    xor s5, a5, s5
    xor a5, a5, a6
    xor a6, t5, s4
    sw t2, 116(sp)
    or t2, t6, a6
    xor a7, a7, t2
    xor t2, t2, s3
    xor a7, t0, a7
    xor a7, s1, a7
    xor t0, s0, a6
    and s3, ra, t0
    xor t2, s3, t2
    xor s3, a7, t2
    sw t4, 140(sp)
    and t4, a5, s3
    sw t1, 128(sp)
    and t1, s1, s11
    xor t1, t1, s5
    xor s5, t4, t1
    and s5, t2, s5
    xor s3, s3, s5
    or s5, a5, s5
    xor a5, a5, t1
    and s1, s1, s3
    and s11, s11, s3
    and t5, a7, a5
    xor t2, t2, t5
    and t1, t1, t2
    xor t2, t5, s5
    or a7, a7, t1
    xor a7, t4, a7
    xor a5, a5, t1
    and t1, ra, a5
    and t4, s7, a7
    and t5, a3, a7
    and a3, s0, t2
    and t3, t3, t2
    and t0, t0, a5
    xor t3, t4, t3
    xor s0, a7, s3
    xor a7, a7, t2
    xor s3, s3, a5
    and s5, s9, a7
    and s4, s4, s0
    xor s4, s5, s4
    xor a5, t2, a5
    xor t2, s4, s1
    and t6, t6, a5
    and s0, s2, s0
    xor t6, s0, t6
    and s1, s8, s3
    and s2, s6, s3
    and a5, a6, a5
    xor a6, t4, s2
    lw t4, 108(sp)
    lw s2, 208(sp)
    xor s3, a7, s3
    xor t4, t4, s2
    xor a5, s5, a5
    xor t5, s4, t5
    and a7, s10, a7
    lw s4, 124(sp)
    lw s5, 148(sp)
    xor s4, s4, t4
    lw s6, 196(sp)
    lw s7, 192(sp)
    xor s5, s5, s6
    and s7, s7, s3
    and a4, a4, s3
    xor t2, s7, t2
    xor t1, t2, t1
    xor t6, t1, t6
    xor s1, t6, s1
    xor a3, s1, a3
    xor a4, a4, a6
    xor t5, s1, t5
    xor a7, s0, a7
    xnor t1, t1, t3
    xor a6, a6, a7
    xor a5, a3, a5
    xor a7, a3, t0
    xnor a7, s7, a7
    xor t0, a5, s11
    xor t3, t5, a4
    xnor t2, t2, t0
    xor t0, t0, t3
    xnor a5, a5, a7
    xnor t3, t6, t0
    lw t6, 152(sp)
    lw s3, 136(sp)
    xor a4, t6, s4
    xor a3, s5, a4
    xor s0, s2, a3
    xor s1, t4, s0
    and s2, t6, t4
    xor s7, s3, s6
    lw s8, 172(sp)
    sw t5, 196(sp)
    xor s8, s8, s7
    xor s4, s4, s8
    xor s9, a4, s4
    xor s3, s3, s9
    xor s10, t4, s3
    and s11, s9, s10
    xor s2, s11, s2
    xor s6, s6, s2
    xor ra, s7, s10
    or t5, s8, s3
    xor t5, s11, t5
    xor s11, t4, s7
    xor s5, s5, s11
    xor s7, s0, s7
    sw t3, 136(sp)
    xor t3, s10, s7
    sw a7, 172(sp)
    and a7, s4, t3
    sw a5, 208(sp)
    and a5, a4, s7
    xor a5, t5, a5
    sw a6, 192(sp)
    and a6, s1, s5
    xor s6, a6, s6
    xor a5, a6, a5
    xor a6, t6, s5
    sw t0, 148(sp)
    or t0, s0, a6
    xor t5, t5, t0
    xor t0, t0, s2
    xor a7, a7, t5
    xor a7, a3, a7
    xor t5, s4, a6
    and s2, ra, t5
    xor t0, s2, t0
    xor s2, a7, t0
    sw t2, 124(sp)
    and t2, a5, s2
    sw t1, 108(sp)
    and t1, a3, s11
    xor t1, t1, s6
    xor s6, t2, t1
    and s6, t0, s6
    xor s2, s2, s6
    or s6, a5, s6
    xor a5, a5, t1
    and a3, a3, s2
    and s11, s11, s2
    and t6, a7, a5
    xor t0, t0, t6
    and t0, t1, t0
    xor t1, t6, s6
    or a7, a7, t0
    xor a7, t2, a7
    xor a5, a5, t0
    and t0, ra, a5
    and t2, s7, a7
    and t6, a4, a7
    and a4, s4, t1
    and t3, t3, t1
    and t5, t5, a5
    xor t3, t2, t3
    xor s4, a7, s2
    xor a7, a7, t1
    xor s2, s2, a5
    and s6, s9, a7
    and s5, s5, s4
    xor s5, s6, s5
    xor a5, t1, a5
    xor t1, s5, a3
    and a3, s0, a5
    and s0, s1, s4
    xor a3, s0, a3
    and s1, s8, s2
    and s3, s3, s2
    and a5, a6, a5
    xor a6, t2, s3
    lw t2, 120(sp)
    lw s3, 156(sp)
    xor s2, a7, s2
    xor t2, t2, s3
    xor a5, s6, a5
    xor t6, s5, t6
    and a7, s10, a7
    lw s4, 204(sp)
    lw s5, 184(sp)
    xor s4, s4, t2
    lw s6, 180(sp)
    lw s7, 152(sp)
    xor s5, s5, s6
    and s7, s7, s2
    and t4, t4, s2
    xor t1, s7, t1
    xor t0, t1, t0
    xor a3, t0, a3
    xor s1, a3, s1
    xor a4, s1, a4
    xor t4, t4, a6
    xor t6, s1, t6
    xor a7, s0, a7
    xnor t0, t0, t3
    xor a6, a6, a7
    xor a5, a4, a5
    xor a7, a4, t5
    xnor a7, s7, a7
    xor t3, a5, s11
    xor t4, t6, t4
    xnor t1, t1, t3
    xor t3, t3, t4
    xnor a5, a5, a7
    xnor t4, a3, t3
    lw t5, 144(sp)
    lw s8, 100(sp)
    xor a4, t5, s4
    xor a3, s5, a4
    xor s0, s3, a3
    xor s1, t2, s0
    and s2, t5, t2
    lw s3, 112(sp)
    sw t6, 180(sp)
    xor s7, s3, s6
    xor s8, s8, s7
    xor s4, s4, s8
    xor s9, a4, s4
    xor s3, s3, s9
    xor s10, t2, s3
    and s11, s9, s10
    xor s2, s11, s2
    xor s6, s6, s2
    xor ra, s7, s10
    or t6, s8, s3
    xor t6, s11, t6
    xor s11, t2, s7
    xor s5, s5, s11
    xor s7, s0, s7
    sw t4, 112(sp)
    xor t4, s10, s7
    sw a7, 100(sp)
    and a7, s4, t4
    sw a6, 156(sp)
    and a6, a4, s7
    xor a6, t6, a6
    sw a5, 152(sp)
    and a5, s1, s5
    xor s6, a5, s6
    xor a5, a5, a6
    xor a6, t5, s5
    or t5, s0, a6
    xor t6, t6, t5
    xor t5, t5, s2
    xor a7, a7, t6
    xor a7, a3, a7
    xor t6, s4, a6
    and s2, ra, t6
    xor t5, s2, t5
    xor s2, a7, t5
    sw t3, 184(sp)
    and t3, a5, s2
    sw t1, 204(sp)
    and t1, a3, s11
    xor t1, t1, s6
    xor s6, t3, t1
    and s6, t5, s6
    xor s2, s2, s6
    or s6, a5, s6
    xor a5, a5, t1
    and a3, a3, s2
    and s11, s11, s2
    sw t0, 120(sp)
    and t0, a7, a5
    xor t5, t5, t0
    and t1, t1, t5
    xor t0, t0, s6
    or a7, a7, t1
    xor a7, t3, a7
    xor a5, a5, t1
    and t1, ra, a5
    and t3, s7, a7
    and t5, a4, a7
    and a4, s4, t0
    and t4, t4, t0
    and t6, t6, a5
    xor t4, t3, t4
    xor s4, a7, s2
    xor a7, a7, t0
    xor s2, s2, a5
    and s6, s9, a7
    and s5, s5, s4
    xor s5, s6, s5
    xor a5, t0, a5
    xor t0, s5, a3
    and a3, s0, a5
    and s0, s1, s4
    xor a3, s0, a3
    and s1, s8, s2
    and s3, s3, s2
    and a5, a6, a5
    xor a6, t3, s3
    xor t3, a7, s2
    xor a5, s6, a5
    xor t5, s5, t5
    and a7, s10, a7
    lw s2, 144(sp)
    and t2, t2, t3
    and s2, s2, t3
    xor t0, s2, t0
    xor t1, t0, t1
    xor t3, t1, a3
    xor a3, t3, s1
    xor a4, a3, a4
    xor t2, t2, a6
    xor t5, a3, t5
    xor a7, s0, a7
    xnor t1, t1, t4
    xor a6, a6, a7
    xor a5, a4, a5
    xor a7, a4, t6
    xnor a7, s2, a7
    xor t4, a5, s11
    xor t2, t5, t2
    xnor t0, t0, t4
    xor t2, t4, t2
    slli t1, t1, 8
    xnor a5, a5, a7
    xnor t3, t3, t2
    li t4, 255
    lw t6, 128(sp)
    lw a4, 96(sp)
    andn t6, t4, t6
    and t1, t1, a4
    or t1, t6, t1
    lw t6, 120(sp)
    slli t0, t0, 8
    slli t6, t6, 16
    slli t2, t2, 8
    lui a3, 4080
    and t6, t6, a3
    or t1, t1, t6
    lw t6, 140(sp)
    and t0, t0, a4
    andn t6, t4, t6
    lw s0, 204(sp)
    lw s1, 116(sp)
    slli s0, s0, 16
    andi s1, s1, 255
    and t2, t2, a4
    lw s2, 184(sp)
    slli a5, a5, 8
    slli s2, s2, 16
    lw s3, 108(sp)
    or t0, t6, t0
    slli s3, s3, 24
    or t2, s1, t2
    or t1, t1, s3
    lw t6, 188(sp)
    and s0, s0, a3
    andi t6, t6, 255
    and s1, s2, a3
    lw s2, 104(sp)
    and a5, a5, a4
    andi s2, s2, 255
    lw s3, 152(sp)
    or t0, t0, s0
    slli s3, s3, 16
    lw s0, 124(sp)
    or t2, t2, s1
    slli s0, s0, 24
    lw s1, 148(sp)
    or a5, s2, a5
    slli s1, s1, 24
    and s2, s3, a3
    srli s3, t1, 4
    or t0, t0, s0
    slli a6, a6, 8
    and a6, a6, a4
    lw s0, 156(sp)
    slli a7, a7, 8
    slli s0, s0, 16
    or a6, t6, a6
    and t6, s0, a3
    lw s0, 176(sp)
    or a6, a6, t6
    andn s0, t4, s0
    lw t6, 192(sp)
    or t2, t2, s1
    slli t6, t6, 24
    or a5, a5, s2
    lw s1, 208(sp)
    or a6, a6, t6
    slli s1, s1, 24
    srli t6, t0, 4
    slli t3, t3, 8
    and a7, a7, a4
    lw s2, 100(sp)
    lw s4, 132(sp)
    slli s2, s2, 16
    andn t4, t4, s4
    and t3, t3, a4
    or a7, s0, a7
    and s0, s2, a3
    or a7, a7, s0
    lw s0, 172(sp)
    srli s2, t2, 4
    slli s0, s0, 24
    lw s4, 112(sp)
    slli t5, t5, 8
    slli s4, s4, 16
    or t3, t4, t3
    and t4, s4, a3
    lw s4, 200(sp)
    and t5, t5, a4
    andi s4, s4, 255
    or t3, t3, t4
    lw t4, 136(sp)
    or a5, a5, s1
    slli t4, t4, 24
    or t5, s4, t5
    or a7, a7, s0
    or t3, t3, t4
    srli t4, a5, 4
    lw a4, 180(sp)
    lw s0, 168(sp)
    slli a4, a4, 16
    and a4, a4, a3
    or t5, t5, a4
    lw a4, 196(sp)
    xor a3, s3, a6
    slli a4, a4, 24
    or t5, t5, a4
    xor a4, s2, t3
    and a3, a3, s0
    xor t6, t6, a7
    xor t4, t4, t5
    and a4, a4, s0
    slli s1, a3, 4
    and t6, t6, s0
    and t4, t4, s0
    slli s0, a4, 4
    xor a6, a6, a3
    xor t1, t1, s1
    slli a3, t6, 4
    slli s1, t4, 4
    xor t3, t3, a4
    xor t2, t2, s0
    xor a7, a7, t6
    xor t0, t0, a3
    srli t6, t1, 2
    xor t4, t5, t4
    xor a5, a5, s1
    srli t5, t0, 2
    srli a4, a7, 2
    xor t6, t6, t2
    xor t5, t5, a5
    xor a4, a4, t4
    lw a3, 164(sp)
    srli s0, a6, 2
    and t6, t6, a3
    and t5, t5, a3
    and a4, a4, a3
    slli s1, t6, 2
    slli s2, t5, 2
    slli s3, a4, 2
    xor t2, t2, t6
    xor t1, t1, s1
    xor a5, a5, t5
    xor t5, s0, t3
    and t5, t5, a3
    xor t0, t0, s2
    slli t6, t5, 2
    xor t3, t3, t5
    xor a6, a6, t6
    xor t4, t4, a4
    xor a7, a7, s3
    srli t5, t1, 1
    srli t6, t2, 1
    srli a4, a6, 1
    srli a3, t3, 1
    xor t5, t5, t0
    xor t6, t6, a5
    xor a4, a4, a7
    lw s0, 160(sp)
    xor a3, a3, t4
    and t5, t5, s0
    and t6, t6, s0
    and a4, a4, s0
    and a3, a3, s0
    slli s0, t5, 1
    slli s1, t6, 1
    slli s2, a4, 1
    slli s3, a3, 1
    xor t0, t0, t5
    xor t1, t1, s0
    xor a5, a5, t6
    xor t2, t2, s1
    xor a7, a7, a4
    xor a6, a6, s2
    xor t4, t4, a3
    xor t3, t3, s3
    sw t1, 0(a1)
    sw t0, 4(a1)
    sw t2, 8(a1)
    sw a5, 12(a1)
    sw a6, 16(a1)
    sw a7, 20(a1)
    sw t3, 24(a1)
    sw t4, 28(a1)
    addi a1, a1, 32
    sub t0, a1, a0
    lui t1, 1
    addi t1, t1, -1504
    add t1, zero, t1
    bgeu t0, t1, .Llwcc_aes128_128_ctr_nonce_rv32i_filled
    j .Llwcc_aes128_128_ctr_nonce_rv32i_fill
.Llwcc_aes128_128_ctr_nonce_rv32i_filled:
    addi t0, sp, 64
    addi t1, sp, 224
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
    addi sp, sp, 224
    ret
    .size lwcc_aes128_128_ctr_nonce_rv32i, .-lwcc_aes128_128_ctr_nonce_rv32i

    .balign 4
    .global lwcc_aes128_128_ctr_crypt_rv32i
    .type lwcc_aes128_128_ctr_crypt_rv32i, %function
lwcc_aes128_128_ctr_crypt_rv32i:
    bnez a2, .Llwcc_aes128_128_ctr_crypt_rv32i_begin
    ret
.Llwcc_aes128_128_ctr_crypt_rv32i_begin:
    addi sp, sp, -480
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
    sw a2, 80(sp)
    sw a3, 72(sp)
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
    sw a4, 76(sp)
    lui a5, 4080
    addi a5, a5, 255
    addi a6, a4, 6
    addi a7, a4, 7
    andi a6, a6, -256
    andi a7, a7, -256
    rev8 a6, a6
    rev8 a7, a7
    and t0, a6, a5
    and t1, a7, a5
    xor a6, a6, t0
    lui t2, 349525
    xor a7, a7, t1
    addi t2, t2, 1365
    zext.h t3, a7
    xor a7, a7, t3
    lui t4, 209715
    addi t4, t4, 819
    lui t5, 61681
    addi t5, t5, -241
    lw t6, 1536(a3)
    lui s0, 4096
    zext.h s1, a6
    lui s2, 1044496
    lui s3, 1044480
    lui s4, 4096
    lui s5, 1048560
    addi s0, s0, -1
    xor a6, a6, s1
    srli s6, a6, 1
    addi s2, s2, -1
    xor s6, s6, a7
    and s6, s6, t2
    addi s3, s3, 255
    addi s7, a4, 5
    xor a7, a7, s6
    addi s4, s4, -256
    andi s7, s7, -256
    rev8 s7, s7
    addi s5, s5, 255
    and s8, s7, a5
    addi s10, a4, 4
    andi s10, s10, -256
    rev8 s10, s10
    and s11, s10, a5
    xor s10, s10, s11
    xor s7, s7, s8
    zext.h ra, s10
    zext.h a0, s7
    xor s10, s10, ra
    xor s7, s7, a0
    srli a1, s10, 1
    xor a1, a1, s7
    and a1, a1, t2
    xor s7, s7, a1
    srli a2, s7, 2
    xor a2, a2, a7
    and a2, a2, t4
    xor a7, a7, a2
    addi s9, a4, 3
    andi s9, s9, -256
    rev8 s9, s9
    sw s5, 224(sp)
    and s5, s9, a5
    xor s9, s9, s5
    sw s4, 228(sp)
    zext.h s4, s9
    xor s9, s9, s4
    sw s2, 232(sp)
    addi s2, a4, 2
    andi s2, s2, -256
    rev8 s2, s2
    sw s0, 236(sp)
    and s0, s2, a5
    xor s2, s2, s0
    sw s3, 240(sp)
    zext.h s3, s2
    xor s2, s2, s3
    sw t6, 244(sp)
    srli t6, s2, 1
    xor t6, t6, s9
    and t6, t6, t2
    xor s9, s9, t6
    sw s5, 248(sp)
    addi s5, a4, 1
    andi a4, a4, -256
    andi s5, s5, -256
    rev8 a4, a4
    rev8 s5, s5
    sw s0, 252(sp)
    and s0, a4, a5
    and a5, s5, a5
    xor a4, a4, s0
    xor s5, s5, a5
    sw a5, 256(sp)
    zext.h a5, s5
    xor s5, s5, a5
    sw s0, 260(sp)
    zext.h s0, a4
    xor a4, a4, s0
    sw t1, 264(sp)
    srli t1, a4, 1
    xor t1, t1, s5
    and t1, t1, t2
    xor s5, s5, t1
    sw t0, 268(sp)
    srli t0, s5, 2
    slli t1, t1, 1
    xor t0, t0, s9
    slli t6, t6, 1
    xor t1, a4, t1
    slli a4, a1, 1
    and t0, t0, t4
    xor t6, s2, t6
    slli a1, s6, 1
    xor a4, s10, a4
    xor a6, a6, a1
    xor a1, s9, t0
    srli s2, a1, 4
    xor s2, s2, a7
    and s2, s2, t5
    lw s6, 1532(a3)
    xor a7, a7, s2
    xor a7, s6, a7
    srli s6, t1, 2
    xor s6, s6, t6
    slli t0, t0, 2
    and s6, s6, t4
    xor t0, s5, t0
    slli a2, a2, 2
    xor t6, t6, s6
    srli s5, a4, 2
    xor s5, s5, a6
    and s5, s5, t4
    slli s6, s6, 2
    xor a2, s7, a2
    xor a6, a6, s5
    srli s7, t6, 4
    slli s5, s5, 2
    xor t1, t1, s6
    xor s6, s7, a6
    xor a4, a4, s5
    and s5, s6, t5
    slli s6, s5, 4
    lw s7, 1452(a3)
    xor t6, t6, s6
    xor t6, s7, t6
    slli a5, a5, 16
    srli s6, t1, 4
    slli s0, s0, 16
    xor s6, s6, a4
    slli s2, s2, 4
    and s6, s6, t5
    lw s7, 1484(a3)
    xor a1, a1, s2
    xor a4, a4, s6
    xor a4, s7, a4
    slli s2, s3, 16
    slli s3, s4, 16
    srli s4, t0, 4
    xor s4, s4, a2
    and s4, s4, t5
    slli s7, s4, 4
    lw s9, 1436(a3)
    xor t0, t0, s7
    xor a2, a2, s4
    xor t0, s9, t0
    slli a0, a0, 16
    lw s4, 1516(a3)
    xor a6, a6, s5
    xor a6, s4, a6
    slli s4, ra, 16
    lw s5, 1500(a3)
    slli t3, t3, 16
    xor a2, s5, a2
    slli s5, s6, 4
    slli s1, s1, 16
    lw s6, 1420(a3)
    xor t1, t1, s5
    xor t1, s6, t1
    lw s5, 1468(a3)
    srli s6, s2, 1
    xor a1, s5, a1
    srli s5, s0, 1
    xor s5, s5, a5
    and s5, s5, t2
    xor a5, a5, s5
    xor s6, s6, s3
    and s6, s6, t2
    xor s3, s3, s6
    srli s7, a5, 2
    xor s7, s7, s3
    and s7, s7, t4
    slli s9, s7, 2
    xor a5, a5, s9
    srli s9, s4, 1
    xor s9, s9, a0
    and s9, s9, t2
    xor a0, a0, s9
    srli s10, s1, 1
    xor s10, s10, t3
    and s10, s10, t2
    slli s5, s5, 1
    xor t3, t3, s10
    srli ra, a0, 2
    slli s9, s9, 1
    xor s0, s0, s5
    slli s5, s6, 1
    xor s6, ra, t3
    xor s4, s4, s9
    slli s9, s10, 1
    xor s2, s2, s5
    and s5, s6, t4
    xor s1, s1, s9
    slli s6, s5, 2
    xor s3, s3, s7
    xor a0, a0, s6
    srli s6, a5, 4
    xor t3, t3, s5
    xor s5, s6, a0
    and s5, s5, t5
    slli s6, s5, 4
    lw s7, 1428(a3)
    xor a5, a5, s6
    xor a5, s7, a5
    srli s6, s3, 4
    xor s6, s6, t3
    and s6, s6, t5
    slli s7, s6, 4
    lw s9, 1460(a3)
    xor s3, s3, s7
    xor s3, s9, s3
    srli s7, s4, 2
    xor s7, s7, s1
    and s7, s7, t4
    slli s9, s7, 2
    xor s1, s1, s7
    xor s4, s4, s9
    srli s7, s0, 2
    xor s7, s7, s2
    slli s9, s11, 8
    and s7, s7, t4
    slli s10, s7, 2
    xor s2, s2, s7
    xor s0, s0, s10
    slli s7, s8, 8
    srli s8, s0, 4
    xor s8, s8, s4
    and s8, s8, t5
    lw s10, 1476(a3)
    xor a0, a0, s5
    xor t3, t3, s6
    xor s4, s4, s8
    xor s4, s10, s4
    lw s5, 268(sp)
    srli s6, s2, 4
    slli s5, s5, 8
    xor s6, s6, s1
    and s6, s6, t5
    lw s10, 264(sp)
    lw s11, 1508(a3)
    slli s10, s10, 8
    xor s1, s1, s6
    xor s1, s11, s1
    lw s11, 1492(a3)
    slli s6, s6, 4
    xor a0, s11, a0
    lw s11, 1524(a3)
    slli s8, s8, 4
    xor t3, s11, t3
    lw s11, 1444(a3)
    xor s2, s2, s6
    xor s2, s11, s2
    lw s6, 260(sp)
    lw s11, 1412(a3)
    slli s6, s6, 8
    xor s0, s0, s8
    xor s0, s11, s0
    lw s8, 256(sp)
    zext.h s11, s9
    slli s8, s8, 8
    xor s9, s9, s11
    zext.h ra, s7
    xor s7, s7, ra
    sw t6, 256(sp)
    srli t6, s9, 1
    sw t0, 260(sp)
    lw t0, 252(sp)
    xor t6, t6, s7
    slli t0, t0, 8
    and t6, t6, t2
    sw a6, 252(sp)
    slli a6, t6, 1
    xor a6, s9, a6
    lw s9, 248(sp)
    sw a2, 248(sp)
    slli s9, s9, 8
    zext.h a2, s5
    xor s5, s5, a2
    sw t1, 264(sp)
    zext.h t1, s10
    xor s10, s10, t1
    sw a4, 268(sp)
    srli a4, s5, 1
    xor a4, a4, s10
    and a4, a4, t2
    sw a7, 272(sp)
    slli a7, a4, 1
    xor a7, s5, a7
    srli s5, a6, 2
    xor s5, s5, a7
    and s5, s5, t4
    sw a1, 276(sp)
    slli a1, s5, 2
    xor a6, a6, a1
    zext.h a1, s6
    xor s6, s6, a1
    sw s2, 280(sp)
    zext.h s2, s8
    xor s8, s8, s2
    sw a5, 284(sp)
    srli a5, s6, 1
    xor a5, a5, s8
    and a5, a5, t2
    xor s8, s8, a5
    slli a5, a5, 1
    xor t6, s7, t6
    xor a5, s6, a5
    zext.h s6, t0
    xor t0, t0, s6
    zext.h s7, s9
    xor s9, s9, s7
    sw s1, 288(sp)
    srli s1, t0, 1
    xor s1, s1, s9
    and s1, s1, t2
    xor s9, s9, s1
    slli s1, s1, 1
    xor a4, s10, a4
    xor t0, t0, s1
    srli s1, a5, 2
    xor s1, s1, t0
    and s1, s1, t4
    slli s10, s1, 2
    xor a5, a5, s10
    srli s10, a5, 4
    xor s10, s10, a6
    and s10, s10, t5
    sw a0, 292(sp)
    lw a0, 1480(a3)
    xor a6, a6, s10
    xor a6, a0, a6
    srli a0, s8, 2
    xor a0, a0, s9
    and a0, a0, t4
    xor s9, s9, a0
    sw a6, 296(sp)
    srli a6, t6, 2
    xor a6, a6, a4
    and a6, a6, t4
    slli a0, a0, 2
    xor a0, s8, a0
    xor a4, a4, a6
    slli a6, a6, 2
    srli s8, s9, 4
    xor a6, t6, a6
    xor t0, t0, s1
    xor t6, s8, a4
    xor a7, a7, s5
    and t6, t6, t5
    slli s1, t6, 4
    lw s5, 1464(a3)
    xor s1, s9, s1
    xor s1, s5, s1
    slli s5, s6, 16
    slli s6, s7, 16
    srli s7, a0, 4
    xor s7, s7, a6
    and s7, s7, t5
    slli s8, s7, 4
    slli s2, s2, 16
    lw s9, 1432(a3)
    xor a0, a0, s8
    xor a6, a6, s7
    xor t6, a4, t6
    xor a4, s9, a0
    slli a1, a1, 16
    lw a0, 1496(a3)
    slli t1, t1, 16
    xor a6, a0, a6
    srli a0, t0, 4
    xor a0, a0, a7
    and a0, a0, t5
    slli a2, a2, 16
    slli s7, a0, 4
    lw s8, 1448(a3)
    xor t0, t0, s7
    xor t0, s8, t0
    lw s7, 1512(a3)
    xor a7, a7, a0
    xor a7, s7, a7
    slli a0, s11, 16
    slli s7, ra, 16
    slli s8, s10, 4
    lw s9, 1416(a3)
    xor a5, a5, s8
    xor a5, s9, a5
    lw s8, 1528(a3)
    srli s9, a1, 1
    xor t6, s8, t6
    srli s8, s5, 1
    xor s8, s8, s6
    and s8, s8, t2
    xor s6, s6, s8
    xor s9, s9, s2
    and s9, s9, t2
    xor s2, s2, s9
    srli s10, s2, 2
    xor s10, s10, s6
    and s10, s10, t4
    xor s6, s6, s10
    srli s11, a2, 1
    xor s11, s11, t1
    and s11, s11, t2
    slli s9, s9, 1
    xor t1, t1, s11
    srli ra, a0, 1
    xor ra, ra, s7
    and ra, ra, t2
    xor s7, s7, ra
    sw t2, 300(sp)
    srli t2, s7, 2
    slli ra, ra, 1
    xor a1, a1, s9
    slli s8, s8, 1
    xor t2, t2, t1
    xor a0, a0, ra
    slli s9, s11, 1
    xor s5, s5, s8
    and t2, t2, t4
    xor a2, a2, s9
    xor t1, t1, t2
    slli s8, s10, 2
    srli s9, s6, 4
    xor s2, s2, s8
    xor s8, s9, t1
    slli t2, t2, 2
    and s8, s8, t5
    xor t2, s7, t2
    slli s7, s8, 4
    lw s9, 1456(a3)
    xor s6, s6, s7
    xor s6, s9, s6
    srli s7, a0, 2
    xor s7, s7, a2
    and s7, s7, t4
    slli s9, s7, 2
    xor a2, a2, s7
    xor a0, a0, s9
    srli s7, a1, 2
    xor s7, s7, s5
    and s7, s7, t4
    slli s9, s7, 2
    xor s5, s5, s7
    xor a1, a1, s9
    srli s7, a1, 4
    xor s7, s7, a0
    and s7, s7, t5
    lw s9, 1472(a3)
    xor t1, t1, s8
    xor a0, a0, s7
    xor a0, s9, a0
    srli s8, s2, 4
    xor s8, s8, t2
    and s8, s8, t5
    slli s9, s8, 4
    lw s10, 1424(a3)
    xor s2, s2, s9
    xor t2, t2, s8
    xor s2, s10, s2
    srli s8, s5, 4
    xor s8, s8, a2
    and s8, s8, t5
    lw s9, 1504(a3)
    xor a2, a2, s8
    xor a2, s9, a2
    lw s9, 1520(a3)
    slli s8, s8, 4
    xor t1, s9, t1
    lw s9, 1440(a3)
    xor s5, s5, s8
    xor s5, s9, s5
    slli s7, s7, 4
    lw s8, 1408(a3)
    xor a1, a1, s7
    xor a1, s8, a1
    lw s7, 1488(a3)
    # round 1 (aes.dsl:47)
    xor s6, s6, t1
    xor t2, s7, t2
    xor a0, a0, s6
    xor a1, a1, t2
    xor s7, a2, a0
    xor s8, a1, s7
    xor t1, t1, s8
    xor s9, s6, t1
    and s10, a2, s6
    xor s11, s2, t2
    xor s5, s5, s11
    xor a0, a0, s5
    xor ra, s7, a0
    xor s2, s2, ra
    sw t5, 304(sp)
    xor t5, s6, s2
    sw t4, 308(sp)
    and t4, ra, t5
    xor s10, t4, s10
    xor t2, t2, s10
    xor a3, s11, t5
    sw t0, 312(sp)
    or t0, s5, s2
    xor t0, t4, t0
    xor t4, s6, s11
    xor a1, a1, t4
    xor s11, t1, s11
    sw a4, 316(sp)
    xor a4, t5, s11
    sw a7, 320(sp)
    and a7, a0, a4
    sw a6, 324(sp)
    and a6, s7, s11
    xor a6, t0, a6
    sw a5, 328(sp)
    and a5, s9, a1
    xor t2, a5, t2
    xor a5, a5, a6
    xor a6, a2, a1
    sw s1, 332(sp)
    or s1, t1, a6
    xor t0, t0, s1
    xor s1, s1, s10
    xor a7, a7, t0
    xor a7, s8, a7
    xor t0, a0, a6
    and s10, a3, t0
    xor s1, s10, s1
    xor s10, a7, s1
    sw t6, 336(sp)
    and t6, a5, s10
    sw s6, 340(sp)
    and s6, s8, t4
    xor t2, s6, t2
    xor s6, t6, t2
    and s6, s1, s6
    xor s10, s10, s6
    or s6, a5, s6
    xor a5, a5, t2
    and s8, s8, s10
    and t4, t4, s10
    sw t4, 344(sp)
    and t4, a7, a5
    xor s1, s1, t4
    and t2, t2, s1
    xor t4, t4, s6
    or a7, a7, t2
    xor a7, t6, a7
    xor a5, a5, t2
    and t2, a3, a5
    and t6, s11, a7
    and a3, s7, a7
    and a0, a0, t4
    and t0, t0, a5
    and a4, a4, t4
    xor a4, t6, a4
    xor s1, a7, s10
    xor a7, a7, t4
    xor s6, s10, a5
    and s7, ra, a7
    and a1, a1, s1
    xor a1, s7, a1
    xor a5, t4, a5
    xor t4, a1, s8
    and t1, t1, a5
    and s1, s9, s1
    xor t1, s1, t1
    and s5, s5, s6
    and s2, s2, s6
    and a5, a6, a5
    xor a6, t6, s2
    xor t6, s3, t3
    xor s2, a7, s6
    xor a5, s7, a5
    xor a3, a1, a3
    and a7, t5, a7
    xor t5, s4, t6
    lw a1, 292(sp)
    and a2, a2, s2
    xor s0, s0, a1
    lw s3, 340(sp)
    xor t4, a2, t4
    and s2, s3, s2
    xor t2, t4, t2
    xor t1, t2, t1
    xor s3, t1, s5
    xor a0, s3, a0
    xor s2, s2, a6
    xor a3, s3, a3
    xor a7, s1, a7
    xor a6, a6, a7
    xnor a7, t2, a4
    xor a5, a0, a5
    xor t0, a0, t0
    xor t0, a2, t0
    lw t2, 344(sp)
    xor a4, a3, s2
    xor t2, a5, t2
    xor a4, t2, a4
    xnor t2, t4, t2
    xor a5, a5, t0
    xnor t1, t1, a4
    lw t4, 288(sp)
    lw s3, 284(sp)
    xor a2, t4, t5
    xor a0, s0, a2
    xor t3, t3, a0
    xor s1, t6, t3
    and s2, t4, t6
    xor s4, s3, a1
    lw s5, 280(sp)
    sw a7, 292(sp)
    xor s5, s5, s4
    xor t5, t5, s5
    xor s6, a2, t5
    xor s3, s3, s6
    xor s7, t6, s3
    and s8, s6, s7
    xor s2, s8, s2
    xor a1, a1, s2
    xor s9, s4, s7
    or s10, s5, s3
    xor s8, s8, s10
    xor s10, t6, s4
    xor s0, s0, s10
    xor s4, t3, s4
    xor s11, s7, s4
    and ra, t5, s11
    and a7, a2, s4
    xor a7, s8, a7
    sw t2, 284(sp)
    and t2, s1, s0
    xor a1, t2, a1
    xor a7, t2, a7
    xor t2, t4, s0
    sw a4, 280(sp)
    or a4, t3, t2
    xor s8, s8, a4
    xor a4, a4, s2
    xor s2, ra, s8
    xor s2, a0, s2
    xor s8, t5, t2
    and ra, s9, s8
    xor a4, ra, a4
    xor ra, s2, a4
    sw a5, 344(sp)
    and a5, a7, ra
    sw a3, 340(sp)
    and a3, a0, s10
    xor a3, a3, a1
    xor a1, a5, a3
    and a1, a4, a1
    xor ra, ra, a1
    or a1, a7, a1
    xor a7, a7, a3
    and a0, a0, ra
    and s10, s10, ra
    sw a6, 348(sp)
    and a6, s2, a7
    xor a4, a4, a6
    and a4, a3, a4
    xor a6, a6, a1
    or a3, s2, a4
    xor a5, a5, a3
    xor a7, a7, a4
    and a4, s9, a7
    and a3, s4, a5
    and a2, a2, a5
    and t5, t5, a6
    and a1, s8, a7
    and s2, s11, a6
    xor s2, a3, s2
    xor s4, a5, ra
    xor a5, a5, a6
    xor s8, ra, a7
    and s6, s6, a5
    and s0, s0, s4
    xor s0, s6, s0
    xor a6, a6, a7
    xor a7, s0, a0
    and t3, t3, a6
    and a0, s1, s4
    xor t3, a0, t3
    and s1, s5, s8
    and s3, s3, s8
    and a6, t2, a6
    xor t2, a3, s3
    xor a3, a5, s8
    xor a6, s6, a6
    xor a2, s0, a2
    and a5, s7, a5
    and t4, t4, a3
    and t6, t6, a3
    xor a7, t4, a7
    xor a4, a7, a4
    xor t3, a4, t3
    xor a3, t3, s1
    xor t5, a3, t5
    xor t6, t6, t2
    xor a3, a3, a2
    xor a5, a0, a5
    xor a5, t2, a5
    xnor t2, a4, s2
    lw a4, 332(sp)
    lw a2, 336(sp)
    lw a0, 296(sp)
    xor a4, a4, a2
    xor a0, a0, a4
    lw s0, 328(sp)
    lw s1, 324(sp)
    xor a6, t5, a6
    xor s0, s0, s1
    xor t6, a3, t6
    xor t5, t5, a1
    xor t4, t4, t5
    xor t5, a6, s10
    xor t6, t5, t6
    xnor a7, a7, t5
    xnor t3, t3, t6
    xor a6, a6, t4
    rori t5, a3, 8
    rori a6, a6, 8
    rori t3, t3, 8
    rori a7, a7, 8
    rori t6, t6, 8
    rori t2, t2, 8
    rori a5, a5, 8
    rori t4, t4, 8
    lw a3, 320(sp)
    lw s5, 316(sp)
    xor a1, a3, a0
    xor s2, s0, a1
    xor a2, a2, s2
    xor s3, a4, a2
    and s4, a3, a4
    xor s6, s5, s1
    lw s7, 312(sp)
    sw t2, 324(sp)
    xor s7, s7, s6
    xor a0, a0, s7
    xor s8, a1, a0
    xor s5, s5, s8
    xor s9, a4, s5
    and s10, s8, s9
    xor s4, s10, s4
    xor s1, s1, s4
    xor s11, s6, s9
    or ra, s7, s5
    xor s10, s10, ra
    xor ra, a4, s6
    xor s0, s0, ra
    xor s6, a2, s6
    xor t2, s9, s6
    sw a7, 316(sp)
    and a7, a0, t2
    sw t6, 312(sp)
    and t6, a1, s6
    xor t6, s10, t6
    sw a6, 336(sp)
    and a6, s3, s0
    xor s1, a6, s1
    xor a6, a6, t6
    xor t6, a3, s0
    sw t5, 328(sp)
    or t5, a2, t6
    xor s10, s10, t5
    xor t5, t5, s4
    xor a7, a7, s10
    xor a7, s2, a7
    xor s4, a0, t6
    and s10, s11, s4
    xor t5, s10, t5
    xor s10, a7, t5
    sw a5, 296(sp)
    and a5, a6, s10
    sw t4, 332(sp)
    and t4, s2, ra
    xor t4, t4, s1
    xor s1, a5, t4
    and s1, t5, s1
    xor s10, s10, s1
    or s1, a6, s1
    xor a6, a6, t4
    and s2, s2, s10
    and ra, ra, s10
    sw t0, 288(sp)
    and t0, a7, a6
    xor t5, t5, t0
    and t4, t4, t5
    xor t0, t0, s1
    or a7, a7, t4
    xor a5, a5, a7
    xor a6, a6, t4
    and a7, s11, a6
    and t4, s6, a5
    and t5, a1, a5
    and a1, a0, t0
    and a0, s4, a6
    and t2, t2, t0
    xor t2, t4, t2
    xor s1, a5, s10
    xor a5, a5, t0
    xor s4, s10, a6
    and s6, s8, a5
    and s0, s0, s1
    xor s0, s6, s0
    xor a6, t0, a6
    xor t0, s0, s2
    and a2, a2, a6
    and s1, s3, s1
    xor a2, s1, a2
    and s2, s7, s4
    and s3, s5, s4
    and a6, t6, a6
    xor t4, t4, s3
    xor t6, a5, s4
    xor a6, s6, a6
    xor t5, s0, t5
    and a5, s9, a5
    and a3, a3, t6
    and t6, a4, t6
    xor t0, a3, t0
    xor a7, t0, a7
    xor a4, a7, a2
    xor a2, a4, s2
    xor a1, a2, a1
    xor t6, t6, t4
    xor t5, a2, t5
    xor a5, s1, a5
    xnor a7, a7, t2
    xor a5, t4, a5
    lw t2, 276(sp)
    lw t4, 272(sp)
    lw a2, 268(sp)
    xor t2, t2, t4
    xor a2, a2, t2
    lw s0, 264(sp)
    lw s1, 248(sp)
    xor a6, a1, a6
    xor s0, s0, s1
    xor t6, t5, t6
    xor a1, a1, a0
    xor a3, a3, a1
    xor a1, a6, ra
    xor t6, a1, t6
    xnor t0, t0, a1
    xnor a4, a4, t6
    xor a6, a6, a3
    rori t6, t6, 16
    rori t5, t5, 16
    rori a7, a7, 16
    rori a6, a6, 16
    rori a4, a4, 16
    rori t0, t0, 16
    rori a5, a5, 16
    rori a3, a3, 16
    lw a1, 252(sp)
    lw s5, 260(sp)
    xor a0, a1, a2
    xor s2, s0, a0
    xor t4, t4, s2
    xor s3, t2, t4
    and s4, a1, t2
    xor s6, s5, s1
    lw s7, 256(sp)
    sw a7, 248(sp)
    xor s7, s7, s6
    xor a2, a2, s7
    xor s8, a0, a2
    xor s5, s5, s8
    xor s9, t2, s5
    and s10, s8, s9
    xor s4, s10, s4
    xor s1, s1, s4
    xor s11, s6, s9
    or ra, s7, s5
    xor s10, s10, ra
    xor ra, t2, s6
    xor s0, s0, ra
    xor s6, t4, s6
    xor a7, s9, s6
    sw t0, 260(sp)
    and t0, a2, a7
    sw t6, 256(sp)
    and t6, a0, s6
    xor t6, s10, t6
    sw a6, 272(sp)
    and a6, s3, s0
    xor s1, a6, s1
    xor a6, a6, t6
    xor t6, a1, s0
    sw a5, 264(sp)
    or a5, t4, t6
    xor s10, s10, a5
    xor a5, a5, s4
    xor t0, t0, s10
    xor t0, s2, t0
    xor s4, a2, t6
    and s10, s11, s4
    xor a5, s10, a5
    xor s10, t0, a5
    sw t5, 268(sp)
    and t5, a6, s10
    and a1, s2, ra
    xor a1, a1, s1
    xor s1, t5, a1
    and s1, a5, s1
    xor s10, s10, s1
    or s1, a6, s1
    xor a6, a6, a1
    and s2, s2, s10
    and ra, ra, s10
    sw a4, 276(sp)
    and a4, t0, a6
    xor a5, a5, a4
    and a5, a1, a5
    xor a4, a4, s1
    or t0, t0, a5
    xor t0, t5, t0
    xor a5, a6, a5
    and a6, s11, a5
    and t5, s6, t0
    and a1, a0, t0
    and a2, a2, a4
    and a0, s4, a5
    and a7, a7, a4
    xor a7, t5, a7
    xor s1, t0, s10
    xor t0, t0, a4
    xor s4, s10, a5
    and s6, s8, t0
    and s0, s0, s1
    xor s0, s6, s0
    xor a5, a4, a5
    xor a4, s0, s2
    and t4, t4, a5
    and s1, s3, s1
    xor t4, s1, t4
    and s2, s7, s4
    and s3, s5, s4
    and a5, t6, a5
    xor t5, t5, s3
    xor t6, t0, s4
    xor a5, s6, a5
    xor a1, s0, a1
    and t0, s9, t0
    lw s0, 252(sp)
    and t2, t2, t6
    and s0, s0, t6
    xor t6, s0, a4
    xor a6, t6, a6
    xor t4, a6, t4
    xor a4, t4, s2
    xor a2, a4, a2
    xor t2, t2, t5
    xor a4, a4, a1
    xor t0, s1, t0
    xnor a6, a6, a7
    xor a7, t5, t0
    xor a5, a2, a5
    xor t0, a4, t2
    xor t2, a2, a0
    xor t5, a5, ra
    xor t2, s0, t2
    xor t0, t5, t0
    rori a6, a6, 24
    rori a4, a4, 24
    xnor t5, t6, t5
    xnor t4, t4, t0
    rori t0, t0, 24
    xor a5, a5, t2
    rori a7, a7, 24
    rori t5, t5, 24
    rori t4, t4, 24
    rori a5, a5, 24
    rori t2, t2, 24
    xor t6, t3, t1
    xor a2, a3, t2
    xor a2, a2, t4
    lw a1, 72(sp)
    lw s1, 276(sp)
    lw a0, 1128(a1)
    xor a2, a2, t6
    xor a2, a2, a0
    lw a0, 288(sp)
    xor s2, s1, t6
    xor s0, a0, t2
    lw s3, 1132(a1)
    xor s2, s2, s0
    xor s2, s2, s3
    xor s3, t4, s1
    xor s1, t3, s1
    lw s4, 332(sp)
    lw s6, 1120(a1)
    xor s5, a0, s4
    xor t3, s5, t3
    lw s5, 268(sp)
    xor t3, t3, s3
    xor s1, s1, s5
    xor t3, t3, s6
    xor s6, a3, s4
    xnor s4, s4, s0
    xor s7, t1, s6
    lw s8, 1124(a1)
    xor s7, s7, s3
    xor s7, s7, s8
    lw s8, 348(sp)
    xor t1, t1, t4
    xor s9, s8, a7
    xnor t4, s9, a0
    lw a0, 1116(a1)
    lw s9, 340(sp)
    xor t4, t4, s6
    xor t1, t1, s9
    xor t4, t4, a0
    lw a0, 296(sp)
    lw s11, 1104(a1)
    xor s10, s8, a0
    xnor t2, t2, s10
    xor t2, t2, s6
    xor t2, t2, s11
    lw s6, 264(sp)
    lw ra, 1140(a1)
    xor s11, a0, s6
    xnor a3, s11, a3
    lw s11, 1108(a1)
    xor a3, a3, s0
    xor a3, a3, s11
    xor s0, s6, a7
    lw s11, 1112(a1)
    xor s4, s4, s0
    xor s4, s4, s11
    xor s11, a4, s9
    xor s1, s1, s11
    xor s1, s1, ra
    lw ra, 328(sp)
    sw s2, 288(sp)
    xor s2, ra, s11
    sw t4, 332(sp)
    lw t4, 1144(a1)
    xor s2, s2, s3
    xor t4, s2, t4
    xor s2, s5, ra
    xor s3, a4, s5
    lw s5, 1148(a1)
    xor a7, a7, s3
    xor s9, s9, ra
    xor t1, t1, s2
    xor t1, t1, s5
    xor a4, a4, s2
    lw s5, 1136(a1)
    xor t6, a4, t6
    xor t6, t6, s5
    lw a4, 272(sp)
    xor a7, a7, s10
    xor s5, a5, a4
    lw ra, 1096(a1)
    xor a0, a0, s9
    xor a7, a7, s5
    xor a7, a7, ra
    lw ra, 344(sp)
    sw t1, 296(sp)
    xor t1, ra, a5
    xor t1, t1, s6
    xor t1, t1, s11
    lw s6, 1100(a1)
    xor t1, t1, s10
    xor t1, t1, s6
    lw s6, 336(sp)
    xor s10, s6, a4
    xor s8, s10, s8
    xor a4, a4, s11
    xor s8, s8, s2
    lw s10, 1092(a1)
    xor s8, s8, s0
    xor s8, s8, s10
    xor s10, s6, ra
    xor ra, ra, s2
    xor a4, a4, s10
    xor ra, ra, s5
    xor a0, a0, s10
    sw t1, 344(sp)
    lw t1, 1088(a1)
    xor a0, a0, s0
    xor t1, a0, t1
    lw a0, 256(sp)
    xor s0, a0, t0
    xor a5, s0, a5
    xor a5, a5, s3
    lw s0, 1080(a1)
    xor a5, a5, s10
    xor a5, a5, s0
    lw s0, 280(sp)
    sw a2, 272(sp)
    xor s10, s0, t0
    lw a2, 1084(a1)
    xor a4, a4, s10
    xor a4, a4, a2
    lw a2, 312(sp)
    sw a4, 348(sp)
    xor a4, s0, a2
    xor a4, a4, s6
    xor a4, a4, s9
    lw s6, 1072(a1)
    xor a4, a4, s5
    xor a4, a4, s6
    xor s5, a2, a0
    lw s6, 1076(a1)
    xor ra, ra, s5
    xor s6, ra, s6
    lw ra, 260(sp)
    sw s4, 336(sp)
    xor s4, ra, t5
    xor a2, s4, a2
    lw s4, 1064(a1)
    xor s0, s0, s5
    xor a2, a2, s10
    xor a2, a2, s4
    lw s4, 316(sp)
    sw a2, 280(sp)
    xor a2, s4, ra
    xor ra, ra, s2
    xor a0, a0, a2
    sw a7, 256(sp)
    lw a7, 1060(a1)
    xor a0, a0, s10
    xor a7, a0, a7
    lw a0, 284(sp)
    xor s10, a0, s4
    xor t0, s10, t0
    lw s10, 1056(a1)
    xor t0, t0, s5
    xor t0, t0, s10
    xor s5, a0, t5
    xor s10, ra, s5
    lw ra, 1068(a1)
    xor s0, s0, s5
    xor s0, s0, ra
    lw ra, 248(sp)
    sw s0, 260(sp)
    xor s0, ra, a6
    xor s0, s0, s4
    xor a0, a0, s11
    xor s0, s0, s3
    lw s4, 1048(a1)
    xor s0, s0, s5
    xor s0, s0, s4
    lw s4, 324(sp)
    sw s0, 284(sp)
    xor s5, ra, s4
    lw s0, 1044(a1)
    xor a0, a0, a2
    xor s10, s10, s5
    xor s0, s10, s0
    lw s10, 292(sp)
    sw t4, 316(sp)
    xor t4, a6, s10
    xor a0, a0, t4
    xor s2, ra, s2
    xor s11, s10, s11
    xor s10, s10, s4
    xor t5, s10, t5
    xor t5, t5, s9
    xor t5, t5, a2
    xor a2, s4, s3
    xor a6, a6, s9
    lw s3, 1024(a1)
    xor s2, s2, t4
    xor s4, s11, s5
    xor t4, a2, t4
    xor a6, a6, s5
    xor a6, a6, s3
    lw a2, 1028(a1)
    lw s3, 1052(a1)
    xor a2, s2, a2
    lw s2, 1040(a1)
    xor a0, a0, s3
    xor t5, t5, s2
    lw s2, 1036(a1)
    lw s3, 1032(a1)
    xor s2, s4, s2
    xor t4, t4, s3
    # round 2 (aes.dsl:47)
    xor a4, a4, t6
    xor t1, t1, a4
    xor a6, a6, t2
    xor s3, t3, t1
    xor s4, a6, s3
    xor t6, t6, s4
    xor s5, a4, t6
    and s9, t3, a4
    xor s10, t5, t2
    xor t0, t0, s10
    xor t1, t1, t0
    xor s11, s3, t1
    xor t5, t5, s11
    xor ra, a4, t5
    and a1, s11, ra
    xor s9, a1, s9
    xor t2, t2, s9
    sw a0, 324(sp)
    xor a0, s10, ra
    sw s2, 292(sp)
    or s2, t0, t5
    xor a1, a1, s2
    xor s2, a4, s10
    xor a6, a6, s2
    xor s10, t6, s10
    sw t4, 248(sp)
    xor t4, ra, s10
    sw a5, 312(sp)
    and a5, t1, t4
    sw a7, 264(sp)
    and a7, s3, s10
    xor a7, a1, a7
    sw s0, 328(sp)
    and s0, s5, a6
    xor t2, s0, t2
    xor a7, s0, a7
    xor s0, t3, a6
    sw s7, 340(sp)
    or s7, t6, s0
    xor a1, a1, s7
    xor s7, s7, s9
    xor a5, a5, a1
    xor a5, s4, a5
    xor a1, t1, s0
    and s9, a0, a1
    xor s7, s9, s7
    xor s9, a5, s7
    sw a4, 268(sp)
    and a4, a7, s9
    sw t3, 276(sp)
    and t3, s4, s2
    xor t2, t3, t2
    xor t3, a4, t2
    and t3, s7, t3
    xor s9, s9, t3
    or t3, a7, t3
    xor a7, a7, t2
    and s4, s4, s9
    and s2, s2, s9
    sw s2, 252(sp)
    and s2, a5, a7
    xor s7, s7, s2
    and t2, t2, s7
    xor t3, s2, t3
    or a5, a5, t2
    xor a5, a4, a5
    xor a7, a7, t2
    and t2, a0, a7
    and a4, s10, a5
    and a0, s3, a5
    and t1, t1, t3
    and a1, a1, a7
    and t4, t4, t3
    xor t4, a4, t4
    xor s2, a5, s9
    xor a5, a5, t3
    xor s3, s9, a7
    and s7, s11, a5
    and a6, a6, s2
    xor a6, s7, a6
    xor a7, t3, a7
    xor t3, a6, s4
    and t6, t6, a7
    and s2, s5, s2
    xor t6, s2, t6
    and t0, t0, s3
    and t5, t5, s3
    and a7, s0, a7
    xor t5, a4, t5
    xor a4, s6, s1
    xor s0, a5, s3
    xor a7, s7, a7
    xor a6, a6, a0
    and a5, ra, a5
    xor a0, s8, a4
    xor a2, a2, a3
    lw s3, 276(sp)
    lw s4, 268(sp)
    and s3, s3, s0
    and s0, s4, s0
    xor t3, s3, t3
    xor t2, t3, t2
    xor t6, t2, t6
    xor t0, t6, t0
    xor t1, t0, t1
    xor s0, s0, t5
    xor a6, t0, a6
    xor a5, s2, a5
    xnor t0, t2, t4
    xor a5, t5, a5
    xor t2, t1, a1
    xor a7, t1, a7
    xor t1, s3, t2
    lw t2, 252(sp)
    xor t4, a6, s0
    xor t2, a7, t2
    xor a7, a7, t1
    xor t4, t2, t4
    xnor t2, t3, t2
    xnor t3, t6, t4
    lw t5, 340(sp)
    lw s3, 328(sp)
    xor t6, t5, a0
    xor a1, a2, t6
    xor s0, s1, a1
    xor s1, a4, s0
    and s2, t5, a4
    xor s4, s3, a3
    lw s5, 264(sp)
    sw t0, 328(sp)
    xor s5, s5, s4
    xor a0, a0, s5
    xor s6, t6, a0
    xor s3, s3, s6
    xor s7, a4, s3
    and s8, s6, s7
    xor s2, s8, s2
    xor a3, a3, s2
    xor s9, s4, s7
    or s10, s5, s3
    xor s8, s8, s10
    xor s10, a4, s4
    xor a2, a2, s10
    xor s4, s0, s4
    xor s11, s7, s4
    and ra, a0, s11
    and t0, t6, s4
    xor t0, s8, t0
    sw t2, 264(sp)
    and t2, s1, a2
    xor a3, t2, a3
    xor t0, t2, t0
    xor t2, t5, a2
    sw t4, 252(sp)
    or t4, s0, t2
    xor s8, s8, t4
    xor t4, t4, s2
    xor s2, ra, s8
    xor s2, a1, s2
    xor s8, a0, t2
    and ra, s9, s8
    xor t4, ra, t4
    xor ra, s2, t4
    sw a7, 268(sp)
    and a7, t0, ra
    sw a6, 276(sp)
    and a6, a1, s10
    xor a6, a6, a3
    xor a3, a7, a6
    and a3, t4, a3
    xor ra, ra, a3
    or a3, t0, a3
    xor t0, t0, a6
    and a1, a1, ra
    and s10, s10, ra
    sw a5, 320(sp)
    and a5, s2, t0
    xor t4, t4, a5
    and a6, a6, t4
    xor a5, a5, a3
    or t4, s2, a6
    xor a7, a7, t4
    xor a6, t0, a6
    and t0, s9, a6
    and t4, s4, a7
    and t6, t6, a7
    and a3, a0, a5
    and a0, s8, a6
    and s2, s11, a5
    xor s2, t4, s2
    xor s4, a7, ra
    xor a7, a7, a5
    xor s8, ra, a6
    and s6, s6, a7
    and a2, a2, s4
    xor a2, s6, a2
    xor a5, a5, a6
    xor a6, a2, a1
    and a1, s0, a5
    and s0, s1, s4
    xor a1, s0, a1
    and s1, s5, s8
    and s3, s3, s8
    and a5, t2, a5
    xor t2, t4, s3
    xor t4, a7, s8
    xor a5, s6, a5
    xor t6, a2, t6
    and a7, s7, a7
    and t5, t5, t4
    and t4, a4, t4
    xor a6, t5, a6
    xor t0, a6, t0
    xor a4, t0, a1
    xor a2, a4, s1
    xor a3, a2, a3
    xor t4, t4, t2
    xor t6, a2, t6
    xor a7, s0, a7
    xnor t0, t0, s2
    xor a7, t2, a7
    lw t2, 312(sp)
    lw a2, 316(sp)
    lw a1, 256(sp)
    xor t2, t2, a2
    xor a1, a1, t2
    lw s0, 248(sp)
    lw s1, 336(sp)
    xor a0, a3, a0
    xor s0, s0, s1
    xor a5, a3, a5
    xor t4, t6, t4
    xor t5, t5, a0
    xor a3, a5, s10
    xor t4, a3, t4
    xnor a6, a6, a3
    xor a5, a5, t5
    xnor a4, a4, t4
    rori a5, a5, 8
    rori t4, t4, 8
    rori t6, t6, 8
    rori t0, t0, 8
    rori a4, a4, 8
    rori a6, a6, 8
    rori t5, t5, 8
    rori a7, a7, 8
    lw a3, 272(sp)
    lw s5, 284(sp)
    xor a0, a3, a1
    xor s2, s0, a0
    xor a2, a2, s2
    xor s3, t2, a2
    and s4, a3, t2
    xor s6, s5, s1
    lw s7, 280(sp)
    sw t0, 336(sp)
    xor s7, s7, s6
    xor a1, a1, s7
    xor s8, a0, a1
    xor s5, s5, s8
    xor s9, t2, s5
    and s10, s8, s9
    xor s4, s10, s4
    xor s1, s1, s4
    xor s11, s6, s9
    or ra, s7, s5
    xor s10, s10, ra
    xor ra, t2, s6
    xor s0, s0, ra
    xor s6, a2, s6
    xor t0, s9, s6
    sw a6, 284(sp)
    and a6, a1, t0
    sw t4, 280(sp)
    and t4, a0, s6
    xor t4, s10, t4
    sw a5, 316(sp)
    and a5, s3, s0
    xor s1, a5, s1
    xor a5, a5, t4
    xor t4, a3, s0
    sw t6, 248(sp)
    or t6, a2, t4
    xor s10, s10, t6
    xor t6, t6, s4
    xor a6, a6, s10
    xor a6, s2, a6
    xor s4, a1, t4
    and s10, s11, s4
    xor t6, s10, t6
    xor s10, a6, t6
    sw a7, 256(sp)
    and a7, a5, s10
    sw t5, 312(sp)
    and t5, s2, ra
    xor t5, t5, s1
    xor s1, a7, t5
    and s1, t6, s1
    xor s10, s10, s1
    or s1, a5, s1
    xor a5, a5, t5
    and s2, s2, s10
    and ra, ra, s10
    sw t1, 340(sp)
    and t1, a6, a5
    xor t6, t6, t1
    and t5, t5, t6
    xor t1, t1, s1
    or a6, a6, t5
    xor a6, a7, a6
    xor a5, a5, t5
    and a7, s11, a5
    and t5, s6, a6
    and t6, a0, a6
    and a1, a1, t1
    and a0, s4, a5
    and t0, t0, t1
    xor t0, t5, t0
    xor s1, a6, s10
    xor a6, a6, t1
    xor s4, s10, a5
    and s6, s8, a6
    and s0, s0, s1
    xor s0, s6, s0
    xor a5, t1, a5
    xor t1, s0, s2
    and a2, a2, a5
    and s1, s3, s1
    xor a2, s1, a2
    and s2, s7, s4
    and s3, s5, s4
    and a5, t4, a5
    xor t4, t5, s3
    xor t5, a6, s4
    xor a5, s6, a5
    xor t6, s0, t6
    and a6, s9, a6
    and a3, a3, t5
    and t2, t2, t5
    xor t1, a3, t1
    xor a7, t1, a7
    xor t5, a7, a2
    xor a2, t5, s2
    xor a1, a2, a1
    xor t2, t2, t4
    xor t6, a2, t6
    xor a6, s1, a6
    xnor a7, a7, t0
    xor a6, t4, a6
    lw t0, 348(sp)
    lw t4, 296(sp)
    lw a2, 344(sp)
    xor t0, t0, t4
    xor a2, a2, t0
    lw s0, 292(sp)
    lw s1, 332(sp)
    xor a0, a1, a0
    xor s0, s0, s1
    xor a5, a1, a5
    xor t2, t6, t2
    xor a3, a3, a0
    xor a1, a5, ra
    xor t2, a1, t2
    xnor t1, t1, a1
    xor a5, a5, a3
    xnor t5, t5, t2
    rori a5, a5, 16
    rori t2, t2, 16
    rori t6, t6, 16
    rori a7, a7, 16
    rori t5, t5, 16
    rori t1, t1, 16
    rori a3, a3, 16
    rori a6, a6, 16
    lw a1, 288(sp)
    lw s5, 324(sp)
    xor a0, a1, a2
    xor s2, s0, a0
    xor t4, t4, s2
    xor s3, t0, t4
    and s4, a1, t0
    xor s6, s5, s1
    lw s7, 260(sp)
    sw a7, 332(sp)
    xor s7, s7, s6
    xor a2, a2, s7
    xor s8, a0, a2
    xor s5, s5, s8
    xor s9, t0, s5
    and s10, s8, s9
    xor s4, s10, s4
    xor s1, s1, s4
    xor s11, s6, s9
    or ra, s7, s5
    xor s10, s10, ra
    xor ra, t0, s6
    xor s0, s0, ra
    xor s6, t4, s6
    xor a7, s9, s6
    sw t1, 324(sp)
    and t1, a2, a7
    sw t2, 260(sp)
    and t2, a0, s6
    xor t2, s10, t2
    sw a5, 296(sp)
    and a5, s3, s0
    xor s1, a5, s1
    xor a5, a5, t2
    xor t2, a1, s0
    sw a6, 292(sp)
    or a6, t4, t2
    xor s10, s10, a6
    xor a6, a6, s4
    xor t1, t1, s10
    xor t1, s2, t1
    xor s4, a2, t2
    and s10, s11, s4
    xor a6, s10, a6
    xor s10, t1, a6
    sw t6, 344(sp)
    and t6, a5, s10
    and a1, s2, ra
    xor a1, a1, s1
    xor s1, t6, a1
    and s1, a6, s1
    xor s10, s10, s1
    or s1, a5, s1
    xor a5, a5, a1
    and s2, s2, s10
    and ra, ra, s10
    sw t5, 348(sp)
    and t5, t1, a5
    xor a6, a6, t5
    and a6, a1, a6
    xor t5, t5, s1
    or t1, t1, a6
    xor t1, t6, t1
    xor a5, a5, a6
    and a6, s11, a5
    and t6, s6, t1
    and a1, a0, t1
    and a2, a2, t5
    and a0, s4, a5
    and a7, a7, t5
    xor a7, t6, a7
    xor s1, t1, s10
    xor t1, t1, t5
    xor s4, s10, a5
    and s6, s8, t1
    and s0, s0, s1
    xor s0, s6, s0
    xor a5, t5, a5
    xor t5, s0, s2
    and t4, t4, a5
    and s1, s3, s1
    xor t4, s1, t4
    and s2, s7, s4
    and s3, s5, s4
    and a5, t2, a5
    xor t2, t6, s3
    xor t6, t1, s4
    xor a5, s6, a5
    xor a1, s0, a1
    and t1, s9, t1
    lw s0, 288(sp)
    and t0, t0, t6
    and s0, s0, t6
    xor t5, s0, t5
    xor a6, t5, a6
    xor t4, a6, t4
    xor t6, t4, s2
    xor a2, t6, a2
    xor t0, t0, t2
    xor t6, t6, a1
    xor t1, s1, t1
    xnor a6, a6, a7
    xor a7, t2, t1
    xor t1, a2, a0
    xor a5, a2, a5
    xor t0, t6, t0
    xor t1, s0, t1
    xor t2, a5, ra
    xor t0, t2, t0
    xor a5, a5, t1
    rori a6, a6, 24
    rori t6, t6, 24
    xnor t2, t5, t2
    xnor t4, t4, t0
    rori t0, t0, 24
    rori a5, a5, 24
    rori a7, a7, 24
    rori t2, t2, 24
    rori t4, t4, 24
    rori t1, t1, 24
    xor t5, a4, t3
    xor a2, a3, t1
    xor a2, a2, t4
    lw a1, 72(sp)
    lw s1, 348(sp)
    lw a0, 1256(a1)
    xor a2, a2, t5
    xor a2, a2, a0
    lw a0, 340(sp)
    xor s2, s1, t5
    xor s0, a0, t1
    lw s3, 1260(a1)
    xor s2, s2, s0
    xor s2, s2, s3
    xor s3, t4, s1
    lw s4, 312(sp)
    xor s1, a4, s1
    xor s5, a0, s4
    xor a4, s5, a4
    lw s5, 1248(a1)
    xor a4, a4, s3
    xor a4, a4, s5
    xor s5, a3, s4
    xor s6, t3, s5
    lw s7, 1252(a1)
    xnor s4, s4, s0
    lw s8, 344(sp)
    xor s6, s6, s3
    xor s1, s1, s8
    xor s6, s6, s7
    lw s7, 320(sp)
    xor t3, t3, t4
    xor s9, s7, a7
    xnor t4, s9, a0
    lw a0, 1244(a1)
    lw s9, 276(sp)
    xor t4, t4, s5
    xor t3, t3, s9
    xor t4, t4, a0
    lw a0, 256(sp)
    lw s11, 1232(a1)
    xor s10, s7, a0
    xnor t1, t1, s10
    xor t1, t1, s5
    xor t1, t1, s11
    lw s5, 292(sp)
    lw ra, 1268(a1)
    xor s11, a0, s5
    xnor a3, s11, a3
    lw s11, 1236(a1)
    xor a3, a3, s0
    xor a3, a3, s11
    xor s0, s5, a7
    lw s11, 1240(a1)
    xor s4, s4, s0
    xor s4, s4, s11
    xor s11, t6, s9
    xor s1, s1, s11
    xor s1, s1, ra
    lw ra, 248(sp)
    sw s1, 340(sp)
    xor s1, ra, s11
    sw s2, 312(sp)
    lw s2, 1272(a1)
    xor s1, s1, s3
    xor s1, s1, s2
    xor s2, s8, ra
    xor s3, t6, s8
    xor s8, s9, ra
    xor a7, a7, s3
    xor a0, a0, s8
    lw s9, 1276(a1)
    xor t6, t6, s2
    xor a7, a7, s10
    xor t3, t3, s2
    xor t5, t6, t5
    xor t3, t3, s9
    lw t6, 1264(a1)
    lw ra, 1224(a1)
    xor t5, t5, t6
    lw t6, 296(sp)
    xor s9, a5, t6
    xor a7, a7, s9
    xor a7, a7, ra
    lw ra, 268(sp)
    sw s1, 256(sp)
    xor s1, ra, a5
    xor s1, s1, s5
    xor s1, s1, s11
    lw s5, 1228(a1)
    xor s1, s1, s10
    xor s1, s1, s5
    lw s5, 316(sp)
    xor s10, s5, t6
    xor s7, s10, s7
    xor t6, t6, s11
    xor s7, s7, s2
    lw s10, 1220(a1)
    xor s7, s7, s0
    xor s7, s7, s10
    xor s10, s5, ra
    xor ra, ra, s2
    xor a0, a0, s10
    sw t5, 268(sp)
    lw t5, 1216(a1)
    xor a0, a0, s0
    xor t5, a0, t5
    lw a0, 260(sp)
    xor t6, t6, s10
    xor s0, a0, t0
    xor a5, s0, a5
    xor a5, a5, s3
    lw s0, 1208(a1)
    xor a5, a5, s10
    xor a5, a5, s0
    lw s0, 252(sp)
    sw a2, 296(sp)
    xor s10, s0, t0
    lw a2, 1212(a1)
    xor ra, ra, s9
    xor t6, t6, s10
    xor t6, t6, a2
    lw a2, 280(sp)
    sw s6, 320(sp)
    xor s6, s0, a2
    xor s5, s6, s5
    xor s5, s5, s8
    lw s6, 1200(a1)
    xor s5, s5, s9
    xor s5, s5, s6
    xor s6, a2, a0
    lw s9, 1204(a1)
    xor s0, s0, s6
    xor ra, ra, s6
    xor s9, ra, s9
    lw ra, 324(sp)
    sw a4, 252(sp)
    xor a4, ra, t2
    xor a4, a4, a2
    lw a2, 1192(a1)
    xor a4, a4, s10
    xor a4, a4, a2
    lw a2, 284(sp)
    sw t4, 280(sp)
    xor t4, a2, ra
    xor ra, ra, s2
    xor a0, a0, t4
    sw s4, 260(sp)
    lw s4, 1188(a1)
    xor a0, a0, s10
    xor a0, a0, s4
    lw s4, 264(sp)
    xor s10, s4, a2
    xor t0, s10, t0
    lw s10, 1184(a1)
    xor t0, t0, s6
    xor t0, t0, s10
    xor s6, s4, t2
    lw s10, 1196(a1)
    xor ra, ra, s6
    sw a3, 324(sp)
    lw a3, 332(sp)
    xor s0, s0, s6
    xor s2, a3, s2
    xor s0, s0, s10
    xor s10, a3, a6
    xor a2, s10, a2
    xor s4, s4, s11
    xor a2, a2, s3
    lw s10, 1176(a1)
    xor a2, a2, s6
    xor a2, a2, s10
    lw s6, 336(sp)
    lw s10, 1172(a1)
    xor a3, a3, s6
    sw t1, 332(sp)
    lw t1, 328(sp)
    xor s4, s4, t4
    xor s11, t1, s11
    xor s3, s6, s3
    xor s6, t1, s6
    xor t2, s6, t2
    xor t1, a6, t1
    xor a6, a6, s8
    xor t2, t2, s8
    xor s6, ra, a3
    xor t2, t2, t4
    xor t4, s6, s10
    lw s6, 1152(a1)
    xor a6, a6, a3
    xor a3, s11, a3
    xor a6, a6, s6
    lw s6, 1156(a1)
    xor s2, s2, t1
    xor s2, s2, s6
    lw s6, 1168(a1)
    xor s4, s4, t1
    xor t2, t2, s6
    lw s6, 1164(a1)
    lw s8, 300(sp)
    xor a3, a3, s6
    lw s6, 1180(a1)
    xor t1, s3, t1
    xor s3, s4, s6
    lw s4, 1160(a1)
    lw a1, 304(sp)
    xor t1, t1, s4
    lw s4, 244(sp)
    sw s1, 244(sp)
    srli s6, s4, 1
    xor s6, s6, s4
    and s6, s6, s8
    slli s8, s6, 1
    xor s8, s4, s8
    srli s10, s8, 2
    xor s4, s4, s6
    xor s6, s10, s8
    lw s10, 308(sp)
    sw a7, 300(sp)
    and s6, s6, s10
    slli s11, s6, 2
    xor s11, s8, s11
    srli ra, s11, 4
    xor ra, ra, s11
    and ra, ra, a1
    slli s1, ra, 4
    xor s1, s11, s1
    andi a7, s1, -256
    sw s7, 328(sp)
    srli s7, s4, 2
    xor s7, s7, s4
    and s7, s7, s10
    xor s10, s4, s7
    slli s7, s7, 2
    sw t5, 308(sp)
    srli t5, s10, 4
    xor s4, s4, s7
    xor t5, t5, s10
    and t5, t5, a1
    xor s7, s10, t5
    sw t6, 336(sp)
    lw t6, 240(sp)
    sw a5, 264(sp)
    and a5, s7, t6
    xor a5, a7, a5
    xor a5, a6, a5
    sw a5, 96(sp)
    lw a5, 236(sp)
    lui a7, 1048560
    and a6, s1, a5
    sw t3, 284(sp)
    and t3, s7, a7
    xor a6, a6, t3
    xor a6, s2, a6
    sw a6, 100(sp)
    lw a6, 232(sp)
    lw s2, 228(sp)
    and t3, s1, a6
    sw s9, 316(sp)
    and s9, s7, s2
    xor t3, t3, s9
    xor t1, t1, t3
    sw t1, 104(sp)
    xor t1, s1, s7
    lw t3, 224(sp)
    zext.h s9, s7
    and s1, s1, t3
    xor s1, s1, s9
    xor s6, s8, s6
    xor a3, a3, s1
    sw a3, 108(sp)
    and a3, t1, t6
    srli s1, s4, 4
    xor s1, s1, s4
    and s1, s1, a1
    slli s8, s1, 4
    xor s8, s4, s8
    andi s9, s8, -256
    xor a3, a3, s9
    xor t2, t2, a3
    sw t2, 112(sp)
    and t2, t1, a7
    and a3, s8, a5
    xor t2, t2, a3
    xor t2, t4, t2
    sw t2, 116(sp)
    and t2, t1, s2
    and t4, s8, a6
    xor t2, t2, t4
    xor t2, a2, t2
    sw t2, 120(sp)
    zext.h t1, t1
    and t2, s8, t3
    xor t1, t1, t2
    xor t1, s3, t1
    sw t1, 124(sp)
    slli t1, t5, 4
    xor t1, s10, t1
    and t2, s8, t6
    srli t4, s6, 4
    xor t4, t4, s6
    and t4, t4, a1
    slli t5, t4, 4
    xor t5, s6, t5
    andi a3, t5, -256
    xor t4, s6, t4
    xor t2, t2, a3
    xor t0, t0, t2
    sw t0, 128(sp)
    and t0, s8, a7
    and t2, t5, a5
    xor t0, t0, t2
    xor t0, a0, t0
    sw t0, 132(sp)
    and t0, s8, s2
    and t2, t5, a6
    xor t0, t0, t2
    xor t0, a4, t0
    sw t0, 136(sp)
    zext.h t0, s8
    xor t2, t5, s7
    and t5, t5, t3
    xor t0, t0, t5
    xor t0, s0, t0
    xor t5, s11, ra
    sw t0, 140(sp)
    and t0, t2, t6
    andi a4, t1, -256
    xor t0, t0, a4
    xor t0, s5, t0
    sw t0, 144(sp)
    and t0, t2, a7
    and a4, t1, a5
    xor t0, t0, a4
    lw a4, 316(sp)
    and a3, t1, a6
    xor t0, a4, t0
    sw t0, 148(sp)
    zext.h t0, t4
    and a4, s7, t3
    xor t0, t0, a4
    lw a4, 284(sp)
    xor a2, s4, s1
    xor t0, a4, t0
    and a4, t2, s2
    xor a4, a4, a3
    lw a3, 264(sp)
    zext.h t2, t2
    xor a4, a3, a4
    sw a4, 152(sp)
    xor a4, t1, s7
    and t1, t1, t3
    xor t1, t2, t1
    lw t2, 336(sp)
    lw a3, 300(sp)
    xor t1, t2, t1
    sw t1, 156(sp)
    and t1, a4, t6
    andi t2, t5, -256
    xor t1, t1, t2
    lw t2, 308(sp)
    lw a1, 244(sp)
    xor t1, t2, t1
    sw t1, 160(sp)
    and t1, a4, a7
    and t2, t5, a5
    xor t1, t1, t2
    lw t2, 328(sp)
    lw a0, 332(sp)
    xor t1, t2, t1
    and t2, a4, s2
    zext.h a4, a4
    sw t1, 164(sp)
    and t1, t5, a6
    xor t1, t2, t1
    and t2, t5, t3
    xor t2, a4, t2
    and a4, t5, t6
    xor t1, a3, t1
    andi a3, a2, -256
    xor a4, a4, a3
    and a3, t5, a7
    xor t2, a1, t2
    and a1, a2, a5
    xor a3, a3, a1
    and a1, t5, s2
    zext.h t5, t5
    xor a4, a0, a4
    and a0, a2, a6
    xor a1, a1, a0
    and a0, a2, t3
    xor t5, t5, a0
    and a0, a2, t6
    lw s0, 324(sp)
    sw t1, 168(sp)
    xor a3, s0, a3
    andi s0, t4, -256
    xor a0, a0, s0
    lw s0, 260(sp)
    and t1, a2, a7
    xor a1, s0, a1
    lw s0, 280(sp)
    sw t2, 172(sp)
    xor t5, s0, t5
    lw s0, 252(sp)
    and t2, a2, s2
    xor a0, s0, a0
    and s0, t4, a5
    xor t1, t1, s0
    lw s0, 320(sp)
    zext.h a2, a2
    xor t1, s0, t1
    and s0, t4, a6
    xor t2, t2, s0
    lw s0, 296(sp)
    sw a4, 176(sp)
    xor t2, s0, t2
    and t3, t4, t3
    and t6, t4, t6
    xor t3, a2, t3
    lw a4, 312(sp)
    sw a3, 180(sp)
    xor t3, a4, t3
    andi a4, s7, -256
    and a7, t4, a7
    xor t6, t6, a4
    lw a4, 268(sp)
    sw a1, 184(sp)
    xor t6, a4, t6
    and a5, s7, a5
    and t4, t4, s2
    xor a5, a7, a5
    lw a7, 340(sp)
    sw t5, 188(sp)
    xor a5, a7, a5
    and a6, s7, a6
    xor a6, t4, a6
    lw a7, 256(sp)
    sw a0, 192(sp)
    xor a6, a7, a6
    sw t1, 196(sp)
    sw t2, 200(sp)
    sw t3, 204(sp)
    sw t6, 208(sp)
    sw a5, 212(sp)
    sw a6, 216(sp)
    sw t0, 220(sp)
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    lw a4, 76(sp)
.Llwcc_aes128_128_ctr_crypt_rv32i_kept:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a4, 76(sp)
    andi a5, a4, 255
    slli a5, a5, 2
    add a5, a3, a5
    lui a6, 4096
    addi a6, a6, -1
    lui a7, 61681
    addi a7, a7, -241
    lui t0, 209715
    addi t0, t0, 819
    lui t1, 1048560
    addi t1, t1, 255
    lui t2, 1048560
    lui t3, 4096
    addi t3, t3, -256
    lui t4, 1044480
    addi t4, t4, 255
    lui t5, 349525
    addi t5, t5, 1365
    lui t6, 1044496
    addi t6, t6, -1
    lw s0, 1548(a5)
    lw s1, 1540(a5)
    lw s2, 1560(a5)
    lw s3, 1564(a5)
    lw s4, 1536(a5)
    lw s5, 1556(a5)
    lw s6, 1544(a5)
    lw a5, 1552(a5)
    lw s8, 180(sp)
    lw a4, 148(sp)
    lw a1, 212(sp)
    lw s9, 100(sp)
    lw a3, 132(sp)
    # round 10 (aes.dsl:53)
    lui ra, 1044496
    addi ra, ra, -256
    sw ra, 224(sp)
    srli ra, s2, 1
    xor ra, ra, s3
    and ra, ra, t5
    slli s7, ra, 1
    xor s2, s2, s7
    srli s7, a5, 1
    xor s7, s7, s5
    and s7, s7, t5
    slli a2, s7, 1
    xor a5, a5, a2
    srli a2, a5, 2
    xor a2, a2, s2
    and a2, a2, t0
    xor s2, s2, a2
    srli s10, s6, 1
    xor s10, s10, s0
    and s10, s10, t5
    slli a0, s10, 1
    xor a0, s6, a0
    srli s6, s4, 1
    xor s6, s6, s1
    and s6, s6, t5
    sw t5, 228(sp)
    slli t5, s6, 1
    xor t5, s4, t5
    srli s4, t5, 2
    xor s4, s4, a0
    and s4, s4, t0
    xor a0, a0, s4
    sw t1, 232(sp)
    srli t1, a0, 4
    xor t1, t1, s2
    and t1, t1, a7
    xor s2, s2, t1
    and s11, s2, t2
    xor s3, s3, ra
    xor s5, s5, s7
    srli s7, s5, 2
    xor s7, s7, s3
    and s7, s7, t0
    xor s3, s3, s7
    xor s0, s0, s10
    xor s1, s1, s6
    srli s6, s1, 2
    xor s6, s6, s0
    and s6, s6, t0
    xor s0, s0, s6
    srli s10, s0, 4
    xor s10, s10, s3
    and s10, s10, a7
    xor s3, s3, s10
    and ra, s3, a6
    xor s11, s11, ra
    xor a1, a1, s11
    slli s6, s6, 2
    xor s1, s1, s6
    slli s6, s7, 2
    xor s5, s5, s6
    srli s6, s1, 4
    xor s6, s6, s5
    and s6, s6, a7
    slli s7, s6, 4
    xor s1, s1, s7
    and s7, s1, t2
    slli t1, t1, 4
    xor t1, a0, t1
    and a0, t1, a6
    xor a0, s7, a0
    xor a3, a3, a0
    slli a2, a2, 2
    xor a5, a5, a2
    slli a2, s4, 2
    xor t5, t5, a2
    srli a2, t5, 4
    xor a2, a2, a5
    and a2, a2, a7
    xor a5, a5, a2
    and a0, a5, t2
    xor s4, s5, s6
    and s5, s4, a6
    xor a0, a0, s5
    xor a0, s8, a0
    slli a2, a2, 4
    xor t5, t5, a2
    and a2, t5, a6
    and s5, s3, t2
    xor a2, a2, s5
    xor a2, s9, a2
    xor s5, t1, s3
    and s6, s5, t2
    slli s7, s10, 4
    xor s0, s0, s7
    and s7, s0, a6
    xor s6, s6, s7
    xor a4, a4, s6
    and s6, s4, t2
    and s7, s2, a6
    xor s6, s6, s7
    lw s7, 196(sp)
    and s9, a5, a6
    xor s6, s7, s6
    xor s7, s0, s3
    and s8, s7, t2
    xor s8, s8, s9
    lw s9, 164(sp)
    and a6, s1, a6
    xor s8, s9, s8
    xor s9, t5, s3
    and s10, s9, t2
    xor a6, s10, a6
    lw s10, 116(sp)
    and s11, t1, t6
    xor a6, s10, a6
    and s10, s1, t3
    xor s10, s10, s11
    lw s11, 136(sp)
    and ra, a5, t6
    xor s10, s11, s10
    and s11, s7, t3
    xor s11, s11, ra
    lw ra, 168(sp)
    and t2, s3, t3
    xor s11, ra, s11
    and ra, t5, t6
    xor t2, ra, t2
    lw ra, 104(sp)
    sw t0, 236(sp)
    xor t2, ra, t2
    and ra, s2, t3
    and t0, s3, t6
    xor t0, ra, t0
    lw ra, 216(sp)
    sw a7, 240(sp)
    xor t0, ra, t0
    and ra, s4, t3
    and a7, s2, t6
    xor a7, ra, a7
    lw ra, 200(sp)
    sw s10, 244(sp)
    xor a7, ra, a7
    and ra, s9, t3
    and s10, s1, t6
    xor s10, ra, s10
    lw ra, 120(sp)
    sw a7, 252(sp)
    xor s10, ra, s10
    and ra, a5, t3
    sw s10, 248(sp)
    and s10, s4, t6
    xor s10, ra, s10
    lw ra, 184(sp)
    and t3, s5, t3
    xor s10, ra, s10
    and t6, s0, t6
    xor t3, t3, t6
    lw t6, 152(sp)
    andi ra, s2, -256
    xor t3, t6, t3
    and t6, s4, t4
    xor t6, t6, ra
    lw ra, 192(sp)
    andi a7, s3, -256
    xor t6, ra, t6
    and ra, s2, t4
    xor a7, ra, a7
    lw ra, 208(sp)
    sw t2, 256(sp)
    xor a7, ra, a7
    and ra, s1, t4
    andi t2, t1, -256
    xor t2, ra, t2
    lw ra, 128(sp)
    sw s10, 260(sp)
    xor t2, ra, t2
    and ra, s7, t4
    andi s10, a5, -256
    xor s10, ra, s10
    lw ra, 160(sp)
    sw s11, 264(sp)
    xor s10, ra, s10
    and ra, a5, t4
    andi s11, s4, -256
    xor s11, ra, s11
    lw ra, 176(sp)
    sw t0, 268(sp)
    xor s11, ra, s11
    and ra, s5, t4
    andi t0, s0, -256
    xor t0, ra, t0
    lw ra, 144(sp)
    sw t3, 272(sp)
    xor t0, ra, t0
    andi ra, t5, -256
    and t3, s3, t4
    xor t3, ra, t3
    lw ra, 96(sp)
    sw t4, 276(sp)
    xor t3, ra, t3
    and ra, s9, t4
    andi t4, s1, -256
    xor t4, ra, t4
    lw ra, 112(sp)
    zext.h s5, s5
    xor t4, ra, t4
    lw ra, 232(sp)
    # round 3 (aes.dsl:47)
    xor t0, t0, a7
    and s0, s0, ra
    xor s0, s5, s0
    lw s5, 156(sp)
    and t1, t1, ra
    xor s0, s5, s0
    zext.h s5, s1
    xor t1, s5, t1
    lw s5, 140(sp)
    and s1, s1, ra
    xor t1, s5, t1
    zext.h s5, s9
    xor s1, s5, s1
    lw s5, 124(sp)
    and t5, t5, ra
    xor s1, s5, s1
    zext.h s5, s3
    xor t5, t5, s5
    lw s5, 108(sp)
    and s3, s3, ra
    xor t5, s5, t5
    zext.h s5, s2
    xor s3, s5, s3
    lw s5, 220(sp)
    and s2, s2, ra
    xor s3, s5, s3
    zext.h s5, s4
    xor s2, s5, s2
    lw s5, 204(sp)
    and s4, s4, ra
    xor s2, s5, s2
    zext.h s5, a5
    xor s4, s5, s4
    lw s5, 188(sp)
    and a5, a5, ra
    xor s4, s5, s4
    zext.h s5, s7
    xor a5, s5, a5
    lw s5, 172(sp)
    xor t3, t3, s11
    xor a5, s5, a5
    xor s5, s10, t0
    xor s7, t6, s5
    xor s9, t3, s7
    xor a7, a7, s9
    xor s10, t0, a7
    and ra, t6, t0
    sw t1, 232(sp)
    xor t1, t4, s11
    xor t2, t2, t1
    xor s5, s5, t2
    sw s1, 280(sp)
    xor s1, s7, s5
    xor t4, t4, s1
    sw s2, 284(sp)
    xor s2, t0, t4
    sw t5, 288(sp)
    and t5, s1, s2
    xor ra, t5, ra
    xor s11, s11, ra
    sw s4, 292(sp)
    xor s4, t1, s2
    sw a5, 296(sp)
    or a5, t2, t4
    xor a5, t5, a5
    xor t5, t0, t1
    xor t3, t3, t5
    xor t1, a7, t1
    sw s0, 300(sp)
    xor s0, s2, t1
    sw s3, 304(sp)
    and s3, s5, s0
    sw a3, 308(sp)
    and a3, s7, t1
    xor a3, a5, a3
    sw a6, 312(sp)
    and a6, s10, t3
    xor a3, a6, a3
    xor a6, a6, s11
    xor s11, t6, t3
    sw s6, 316(sp)
    or s6, a7, s11
    xor ra, s6, ra
    xor a5, a5, s6
    xor a5, s3, a5
    xor a5, s9, a5
    xor s3, s5, s11
    and s6, s4, s3
    xor s6, s6, ra
    xor ra, a5, s6
    sw a0, 320(sp)
    and a0, a3, ra
    sw a2, 324(sp)
    and a2, s9, t5
    xor a6, a2, a6
    xor a2, a0, a6
    and a2, s6, a2
    xor ra, ra, a2
    and s9, s9, ra
    and t5, t5, ra
    or a2, a3, a2
    xor a3, a3, a6
    sw s8, 328(sp)
    and s8, a5, a3
    xor a2, s8, a2
    xor s6, s6, s8
    and a6, a6, s6
    or a5, a5, a6
    xor a5, a0, a5
    xor a6, a3, a6
    and a3, s4, a6
    and a0, s3, a6
    and t1, t1, a5
    and s3, s7, a5
    and s0, s0, a2
    xor s0, t1, s0
    and s4, s5, a2
    xor s5, ra, a6
    and t2, t2, s5
    and t4, t4, s5
    xor t1, t1, t4
    xor a6, a2, a6
    and t4, s11, a6
    and a6, a7, a6
    xor a7, a5, ra
    xor a5, a5, a2
    and a2, s2, a5
    and s1, s1, a5
    xor a5, a5, s5
    and t6, t6, a5
    and a5, t0, a5
    xor a5, a5, t1
    xor t0, s1, t4
    and t3, t3, a7
    xor t3, s1, t3
    and a7, s10, a7
    xor t4, a7, a2
    xor t1, t1, t4
    xor a6, a7, a6
    xor a7, t3, s9
    xor t3, t3, s3
    xor a7, t6, a7
    xor t4, a7, a3
    xor a6, t4, a6
    xnor t4, t4, s0
    xor t2, a6, t2
    xor t3, t2, t3
    xor t2, t2, s4
    xor a3, t2, a0
    xor t6, t6, a3
    xor t0, t2, t0
    xor t2, t0, t5
    xnor a7, a7, t2
    xor t0, t0, t6
    xor a5, t3, a5
    xor a5, t2, a5
    xnor a6, a6, a5
    xor t2, a4, a1
    lw t5, 328(sp)
    lw a4, 324(sp)
    xor t5, t5, t2
    lw a3, 320(sp)
    lw a2, 316(sp)
    xor a4, a4, a3
    xor a0, a2, t5
    xor s0, a4, a0
    xor a1, a1, s0
    xor s1, t2, a1
    and s2, a2, t2
    lw s3, 312(sp)
    lw s5, 308(sp)
    xor s4, s3, a3
    xor s5, s5, s4
    xor t5, t5, s5
    xor s6, a0, t5
    xor s3, s3, s6
    xor s7, t2, s3
    and s8, s6, s7
    xor s2, s8, s2
    xor a3, a3, s2
    xor s9, s4, s7
    or s10, s5, s3
    xor s8, s8, s10
    xor s10, t2, s4
    xor a4, a4, s10
    xor s4, a1, s4
    xor s11, s7, s4
    and ra, t5, s11
    sw t4, 320(sp)
    and t4, a0, s4
    xor t4, s8, t4
    sw a7, 312(sp)
    and a7, s1, a4
    xor t4, a7, t4
    xor a7, a7, a3
    xor a3, a2, a4
    sw a5, 308(sp)
    or a5, a1, a3
    xor s2, a5, s2
    xor a5, s8, a5
    xor a5, ra, a5
    xor a5, s0, a5
    xor s8, t5, a3
    and ra, s9, s8
    xor s2, ra, s2
    xor ra, a5, s2
    sw t0, 324(sp)
    and t0, t4, ra
    sw t3, 328(sp)
    and t3, s0, s10
    xor a7, t3, a7
    xor t3, t0, a7
    and t3, s2, t3
    xor ra, ra, t3
    and s0, s0, ra
    and s10, s10, ra
    or t3, t4, t3
    xor t4, t4, a7
    sw t1, 332(sp)
    and t1, a5, t4
    xor t3, t1, t3
    xor t1, s2, t1
    and a7, a7, t1
    or a5, a5, a7
    xor a5, t0, a5
    xor a7, t4, a7
    and t0, s9, a7
    and t1, s8, a7
    and t4, s4, a5
    and a0, a0, a5
    and s2, s11, t3
    xor s2, t4, s2
    and t5, t5, t3
    xor s4, ra, a7
    and s5, s5, s4
    and s3, s3, s4
    xor t4, t4, s3
    xor a7, t3, a7
    and a3, a3, a7
    and a7, a1, a7
    xor a1, a5, ra
    xor a5, a5, t3
    and t3, s7, a5
    and s3, s6, a5
    xor a5, a5, s4
    and a2, a2, a5
    and a5, t2, a5
    xor a5, a5, t4
    xor t2, s3, a3
    and a4, a4, a1
    xor a4, s3, a4
    and a3, s1, a1
    xor t3, a3, t3
    xor t3, t4, t3
    xor a7, a3, a7
    xor t4, a4, a0
    xor a4, a4, s0
    xor a4, a2, a4
    xor t0, a4, t0
    xnor a3, t0, s2
    xor a7, t0, a7
    xor t0, a7, s5
    xor t5, t0, t5
    xor t0, t0, t4
    xor a5, t0, a5
    xor t1, t5, t1
    xor t1, a2, t1
    xor t2, t5, t2
    xor t4, t2, s10
    xor a5, t4, a5
    xnor t4, a4, t4
    xnor a7, a7, a5
    xor t2, t2, t1
    rori t2, t2, 8
    rori a7, a7, 8
    rori t4, t4, 8
    rori a5, a5, 8
    rori t1, t1, 8
    rori t0, t0, 8
    rori t5, a3, 8
    rori t3, t3, 8
    lw a4, 272(sp)
    lw a3, 268(sp)
    lw a2, 264(sp)
    xor a4, a4, a3
    xor a2, a2, a4
    lw a1, 256(sp)
    lw a0, 260(sp)
    lw s0, 252(sp)
    xor a1, a1, a0
    xor s1, s0, a2
    xor s2, a1, s1
    xor a3, a3, s2
    xor s3, a4, a3
    and s4, s0, a4
    lw s5, 248(sp)
    lw s7, 244(sp)
    xor s6, s5, a0
    xor s7, s7, s6
    xor a2, a2, s7
    xor s8, s1, a2
    xor s5, s5, s8
    xor s9, a4, s5
    and s10, s8, s9
    xor s4, s10, s4
    xor a0, a0, s4
    xor s11, s6, s9
    or ra, s7, s5
    xor s10, s10, ra
    xor ra, a4, s6
    xor a1, a1, ra
    xor s6, a3, s6
    sw t5, 260(sp)
    xor t5, s9, s6
    sw t4, 248(sp)
    and t4, a2, t5
    sw a5, 244(sp)
    and a5, s1, s6
    xor a5, s10, a5
    sw t2, 268(sp)
    and t2, s3, a1
    xor a5, t2, a5
    xor t2, t2, a0
    xor a0, s0, a1
    sw t0, 256(sp)
    or t0, a3, a0
    xor s4, t0, s4
    xor t0, s10, t0
    xor t0, t4, t0
    xor t0, s2, t0
    xor t4, a2, a0
    and s10, s11, t4
    xor s4, s10, s4
    xor s10, t0, s4
    sw t3, 264(sp)
    and t3, a5, s10
    sw t1, 272(sp)
    and t1, s2, ra
    xor t1, t1, t2
    xor t2, t3, t1
    and t2, s4, t2
    xor s10, s10, t2
    and s2, s2, s10
    and ra, ra, s10
    or t2, a5, t2
    xor a5, a5, t1
    sw t6, 316(sp)
    and t6, t0, a5
    xor t2, t6, t2
    xor t6, s4, t6
    and t1, t1, t6
    or t0, t0, t1
    xor t0, t3, t0
    xor a5, a5, t1
    and t1, s11, a5
    and t3, t4, a5
    and t4, s6, t0
    and t6, s1, t0
    and t5, t5, t2
    xor t5, t4, t5
    and a2, a2, t2
    xor s1, s10, a5
    and s4, s7, s1
    and s5, s5, s1
    xor t4, t4, s5
    xor a5, t2, a5
    and a0, a0, a5
    and a5, a3, a5
    xor a3, t0, s10
    xor t0, t0, t2
    and t2, s9, t0
    and s5, s8, t0
    xor t0, t0, s1
    and s0, s0, t0
    and t0, a4, t0
    xor t0, t0, t4
    xor a4, s5, a0
    and a1, a1, a3
    xor a1, s5, a1
    and a3, s3, a3
    xor t2, a3, t2
    xor t2, t4, t2
    xor a5, a3, a5
    xor t4, a1, t6
    xor t6, a1, s2
    xor t6, s0, t6
    xor t1, t6, t1
    xnor t5, t1, t5
    xor a5, t1, a5
    xor t1, a5, s4
    xor a3, t1, a2
    xor t1, t1, t4
    xor t0, t1, t0
    xor t3, a3, t3
    xor t3, s0, t3
    xor t4, a3, a4
    xor a4, t4, ra
    xor t0, a4, t0
    xnor t6, t6, a4
    xnor a5, a5, t0
    xor t4, t4, t3
    rori t4, t4, 16
    rori a5, a5, 16
    rori t6, t6, 16
    rori t0, t0, 16
    rori t3, t3, 16
    rori t1, t1, 16
    rori t5, t5, 16
    rori t2, t2, 16
    lw a4, 300(sp)
    lw a3, 304(sp)
    lw a2, 296(sp)
    xor a4, a4, a3
    xor a2, a2, a4
    lw a1, 288(sp)
    lw a0, 292(sp)
    lw s0, 284(sp)
    xor a1, a1, a0
    xor s1, s0, a2
    xor s2, a1, s1
    xor a3, a3, s2
    xor s3, a4, a3
    and s4, s0, a4
    lw s5, 280(sp)
    lw s7, 232(sp)
    xor s6, s5, a0
    xor s7, s7, s6
    xor a2, a2, s7
    xor s8, s1, a2
    xor s5, s5, s8
    xor s9, a4, s5
    and s10, s8, s9
    xor s4, s10, s4
    xor a0, a0, s4
    xor s11, s6, s9
    or ra, s7, s5
    xor s10, s10, ra
    xor ra, a4, s6
    xor a1, a1, ra
    xor s6, a3, s6
    sw t5, 292(sp)
    xor t5, s9, s6
    sw t6, 280(sp)
    and t6, a2, t5
    sw t0, 232(sp)
    and t0, s1, s6
    xor t0, s10, t0
    sw t4, 304(sp)
    and t4, s3, a1
    xor t0, t4, t0
    xor t4, t4, a0
    xor a0, s0, a1
    sw t1, 288(sp)
    or t1, a3, a0
    xor s4, t1, s4
    xor t1, s10, t1
    xor t1, t6, t1
    xor t1, s2, t1
    xor t6, a2, a0
    and s10, s11, t6
    xor s4, s10, s4
    xor s10, t1, s4
    sw t2, 296(sp)
    and t2, t0, s10
    sw a5, 300(sp)
    and a5, s2, ra
    xor a5, a5, t4
    xor t4, t2, a5
    and t4, s4, t4
    xor s10, s10, t4
    and s2, s2, s10
    and ra, ra, s10
    or t4, t0, t4
    xor t0, t0, a5
    sw t3, 252(sp)
    and t3, t1, t0
    xor t4, t3, t4
    xor t3, s4, t3
    and a5, a5, t3
    or t1, t1, a5
    xor t1, t2, t1
    xor a5, t0, a5
    and t0, s11, a5
    and t2, t6, a5
    and t3, s6, t1
    and t6, s1, t1
    and t5, t5, t4
    xor t5, t3, t5
    and a2, a2, t4
    xor s1, s10, a5
    and s4, s7, s1
    and s5, s5, s1
    xor t3, t3, s5
    xor a5, t4, a5
    and a0, a0, a5
    and a5, a3, a5
    xor a3, t1, s10
    xor t1, t1, t4
    and t4, s9, t1
    and s5, s8, t1
    xor t1, t1, s1
    and s0, s0, t1
    and t1, a4, t1
    xor t1, t1, t3
    xor a4, s5, a0
    and a1, a1, a3
    xor a1, s5, a1
    and a3, s3, a3
    xor t4, a3, t4
    xor t3, t3, t4
    xor a5, a3, a5
    rori t3, t3, 24
    xor t4, a1, t6
    xor t6, a1, s2
    xor t6, s0, t6
    xor t0, t6, t0
    xor a5, t0, a5
    xnor t0, t0, t5
    rori t0, t0, 24
    xor t5, a5, s4
    xor a3, t5, a2
    xor t4, t5, t4
    xor t1, t4, t1
    rori t4, t4, 24
    xor t2, a3, t2
    xor t2, s0, t2
    xor t5, a3, a4
    xor a4, t5, ra
    xor t1, a4, t1
    xnor t6, t6, a4
    rori t6, t6, 24
    xnor a5, a5, t1
    rori a5, a5, 24
    rori t1, t1, 24
    xor t5, t5, t2
    rori t5, t5, 24
    rori t2, t2, 24
    xor a4, a7, a6
    lw a3, 252(sp)
    lw a1, 72(sp)
    xor a2, a3, t2
    xor a2, a2, a5
    lw a0, 104(a1)
    xor a2, a2, a4
    xor a2, a2, a0
    lw a0, 316(sp)
    lw s1, 300(sp)
    xor s0, a0, t2
    xor s2, s1, a4
    lw s3, 108(a1)
    xor s2, s2, s0
    xor s2, s2, s3
    xor s3, a5, s1
    lw s4, 272(sp)
    lw s6, 96(a1)
    xor s5, a0, s4
    xor s5, s5, a7
    xor s5, s5, s3
    xor s5, s5, s6
    xor s6, a3, s4
    xor s7, a6, s6
    lw s8, 100(a1)
    xor s7, s7, s3
    xor s7, s7, s8
    lw s8, 332(sp)
    lw s11, 80(a1)
    xor s9, s8, t3
    xnor a0, s9, a0
    lw s9, 92(a1)
    xor a0, a0, s6
    xor a0, a0, s9
    lw s9, 264(sp)
    xor a7, a7, s1
    xor s10, s8, s9
    xnor t2, t2, s10
    xor t2, t2, s6
    xor t2, t2, s11
    lw s6, 296(sp)
    lw s1, 288(sp)
    xor s11, s9, s6
    xnor a3, s11, a3
    lw s11, 84(a1)
    xor a3, a3, s0
    xor a3, a3, s11
    xor s11, s6, t3
    xnor s0, s4, s0
    lw s4, 88(a1)
    xor s0, s0, s11
    xor s0, s0, s4
    lw s4, 328(sp)
    xor a7, a7, s1
    xor ra, t4, s4
    sw s2, 300(sp)
    lw s2, 116(a1)
    xor a7, a7, ra
    xor a7, a7, s2
    lw s2, 256(sp)
    sw a0, 272(sp)
    xor a0, s2, ra
    sw a2, 252(sp)
    lw a2, 120(a1)
    xor a0, a0, s3
    xor a2, a0, a2
    xor a0, s1, s2
    xor a5, a6, a5
    xor a5, a5, s4
    lw a6, 124(a1)
    xor a5, a5, a0
    xor a5, a5, a6
    xor a6, t4, a0
    lw s3, 112(a1)
    xor a6, a6, a4
    xor a6, a6, s3
    lw a4, 304(sp)
    xor t4, t4, s1
    xor s3, t5, a4
    xor t3, t3, t4
    xor t3, t3, s10
    lw s1, 72(a1)
    xor t3, t3, s3
    xor t3, t3, s1
    lw s1, 324(sp)
    sw a5, 288(sp)
    xor a5, s1, t5
    xor a5, a5, s6
    xor a5, a5, ra
    lw s6, 76(a1)
    xor a5, a5, s10
    xor a5, a5, s6
    lw s6, 268(sp)
    xor s2, s4, s2
    xor s10, s6, a4
    xor s8, s10, s8
    xor s8, s8, a0
    lw s10, 68(a1)
    xor s8, s8, s11
    xor s8, s8, s10
    xor s10, s6, s1
    xor s4, s9, s2
    xor s4, s4, s10
    lw s9, 64(a1)
    xor s4, s4, s11
    xor s4, s4, s9
    lw s9, 232(sp)
    xor a4, a4, ra
    xor s11, s9, t1
    xor t5, s11, t5
    xor t5, t5, t4
    lw s11, 56(a1)
    xor t5, t5, s10
    xor t5, t5, s11
    lw s11, 308(sp)
    sw a5, 264(sp)
    xor a5, s11, t1
    xor a4, a4, s10
    lw s10, 60(a1)
    xor a4, a4, a5
    xor a4, a4, s10
    lw s10, 244(sp)
    sw a4, 304(sp)
    xor a4, s11, s10
    xor a4, a4, s6
    xor a4, a4, s2
    lw s6, 48(a1)
    xor a4, a4, s3
    xor a4, a4, s6
    xor s6, s10, s9
    xor s1, s1, a0
    xor s1, s1, s3
    lw s3, 52(a1)
    xor s1, s1, s6
    xor s1, s1, s3
    lw s3, 280(sp)
    sw s0, 324(sp)
    xor s0, s3, t6
    xor s0, s0, s10
    lw s10, 40(a1)
    xor s0, s0, a5
    xor s0, s0, s10
    lw s10, 248(sp)
    sw s0, 244(sp)
    xor s0, s10, s3
    xor s9, s9, s0
    sw t3, 232(sp)
    lw t3, 36(a1)
    xor a5, s9, a5
    xor a5, a5, t3
    lw t3, 312(sp)
    xor s3, s3, a0
    xor s9, t3, s10
    xor t1, s9, t1
    lw s9, 32(a1)
    xor t1, t1, s6
    xor t1, t1, s9
    xor s9, t3, t6
    xor s6, s11, s6
    lw s11, 44(a1)
    xor s6, s6, s9
    xor s6, s6, s11
    lw s11, 292(sp)
    sw s6, 308(sp)
    xor s6, s11, t0
    xor s6, s6, s10
    xor s6, s6, t4
    lw s10, 24(a1)
    xor s6, s6, s9
    xor s6, s6, s10
    lw s10, 260(sp)
    sw s6, 248(sp)
    xor s6, s11, s10
    xor s3, s3, s9
    lw s9, 20(a1)
    xor s3, s3, s6
    xor s3, s3, s9
    xor s9, t0, s2
    sw a2, 280(sp)
    lw a2, 0(a1)
    xor s9, s9, s6
    xor a2, s9, a2
    lw s9, 320(sp)
    xor a0, s11, a0
    xor t0, t0, s9
    lw s11, 4(a1)
    xor a0, a0, t0
    xor a0, a0, s11
    xor s11, s9, s10
    xor t6, s11, t6
    xor t6, t6, s2
    lw s2, 16(a1)
    xor t6, t6, s0
    xor t6, t6, s2
    xor s2, s9, ra
    lw s9, 12(a1)
    xor s2, s2, s6
    xor s2, s2, s9
    xor t3, t3, ra
    xor t3, t3, s0
    lw s0, 28(a1)
    xor t3, t3, t0
    xor t3, t3, s0
    xor t4, s10, t4
    lw s0, 8(a1)
    xor t0, t4, t0
    xor t0, t0, s0
    # round 4 (aes.dsl:47)
    xor t4, a4, a6
    xor a4, s4, t4
    xor a2, a2, t2
    xor s0, s5, a4
    xor s4, a2, s0
    xor a6, a6, s4
    xor s6, t4, a6
    and s9, s5, t4
    xor s10, t6, t2
    xor t1, t1, s10
    xor a4, a4, t1
    xor s11, s0, a4
    xor t6, t6, s11
    xor ra, t4, t6
    and a1, s11, ra
    xor s9, a1, s9
    xor t2, t2, s9
    sw t3, 260(sp)
    xor t3, s10, ra
    sw s2, 312(sp)
    or s2, t1, t6
    xor a1, a1, s2
    xor s2, t4, s10
    xor a2, a2, s2
    xor s10, a6, s10
    sw t0, 320(sp)
    xor t0, ra, s10
    sw t5, 292(sp)
    and t5, a4, t0
    sw a5, 268(sp)
    and a5, s0, s10
    xor a5, a1, a5
    sw s3, 256(sp)
    and s3, s6, a2
    xor a5, s3, a5
    xor t2, s3, t2
    xor s3, s5, a2
    sw s7, 328(sp)
    or s7, a6, s3
    xor s9, s7, s9
    xor a1, a1, s7
    xor t5, t5, a1
    xor t5, s4, t5
    xor a1, a4, s3
    and s7, t3, a1
    xor s7, s7, s9
    xor s9, t5, s7
    sw a3, 332(sp)
    and a3, a5, s9
    sw a0, 296(sp)
    and a0, s4, s2
    xor t2, a0, t2
    xor a0, a3, t2
    and a0, s7, a0
    xor s9, s9, a0
    and s4, s4, s9
    and s2, s2, s9
    or a0, a5, a0
    xor a5, a5, t2
    sw s8, 316(sp)
    and s8, t5, a5
    xor a0, s8, a0
    xor s7, s7, s8
    and t2, t2, s7
    or t5, t5, t2
    xor t5, a3, t5
    xor a5, a5, t2
    and t2, t3, a5
    and t3, a1, a5
    and a3, s10, t5
    and a1, s0, t5
    and t0, t0, a0
    xor t0, a3, t0
    and a4, a4, a0
    xor s0, s9, a5
    and t1, t1, s0
    and t6, t6, s0
    xor t6, a3, t6
    xor a5, a0, a5
    and a3, s3, a5
    and a5, a6, a5
    xor a6, t5, s9
    xor t5, t5, a0
    and a0, ra, t5
    and s3, s11, t5
    xor t5, t5, s0
    and s0, s5, t5
    and t4, t4, t5
    xor t4, t4, t6
    xor t5, s3, a3
    and a3, a2, a6
    xor a3, s3, a3
    and a6, s6, a6
    xor a2, a6, a0
    xor t6, t6, a2
    xor a5, a6, a5
    xor a6, a3, s4
    xor a3, a3, a1
    xor a6, s0, a6
    xor t2, a6, t2
    xor a5, t2, a5
    xnor t0, t2, t0
    xor t1, a5, t1
    xor t2, t1, a3
    xor t1, t1, a4
    xor t3, t1, t3
    xor t3, s0, t3
    xor t1, t1, t5
    xor t5, t1, s2
    xnor a6, a6, t5
    xor t1, t1, t3
    xor t4, t2, t4
    xor t4, t5, t4
    xnor a5, a5, t4
    xor t5, s1, a7
    lw a4, 316(sp)
    lw a3, 296(sp)
    xor a4, a4, t5
    lw a2, 332(sp)
    lw a1, 328(sp)
    xor a3, a3, a2
    xor a0, a1, a4
    xor s0, a3, a0
    xor a7, a7, s0
    xor s1, t5, a7
    and s2, a1, t5
    lw s3, 256(sp)
    lw s5, 268(sp)
    xor s4, s3, a2
    xor s5, s5, s4
    xor a4, a4, s5
    xor s6, a0, a4
    xor s3, s3, s6
    xor s7, t5, s3
    and s8, s6, s7
    xor s2, s8, s2
    xor a2, a2, s2
    xor s9, s4, s7
    or s10, s5, s3
    xor s8, s8, s10
    xor s10, t5, s4
    xor a3, a3, s10
    xor s4, a7, s4
    xor s11, s7, s4
    and ra, a4, s11
    sw t0, 332(sp)
    and t0, a0, s4
    xor t0, s8, t0
    sw a6, 256(sp)
    and a6, s1, a3
    xor t0, a6, t0
    xor a6, a6, a2
    xor a2, a1, a3
    sw t4, 268(sp)
    or t4, a7, a2
    xor s2, t4, s2
    xor t4, s8, t4
    xor t4, ra, t4
    xor t4, s0, t4
    xor s8, a4, a2
    and ra, s9, s8
    xor s2, ra, s2
    xor ra, t4, s2
    sw t1, 296(sp)
    and t1, t0, ra
    sw t2, 316(sp)
    and t2, s0, s10
    xor a6, t2, a6
    xor t2, t1, a6
    and t2, s2, t2
    xor ra, ra, t2
    and s0, s0, ra
    and s10, s10, ra
    or t2, t0, t2
    xor t0, t0, a6
    sw t6, 284(sp)
    and t6, t4, t0
    xor t2, t6, t2
    xor t6, s2, t6
    and a6, a6, t6
    or t4, t4, a6
    xor t1, t1, t4
    xor a6, t0, a6
    and t0, s9, a6
    and t4, s8, a6
    and t6, s4, t1
    and a0, a0, t1
    and s2, s11, t2
    xor s2, t6, s2
    and a4, a4, t2
    xor s4, ra, a6
    and s5, s5, s4
    and s3, s3, s4
    xor t6, t6, s3
    xor a6, t2, a6
    and a2, a2, a6
    and a6, a7, a6
    xor a7, t1, ra
    xor t1, t1, t2
    and t2, s7, t1
    and s3, s6, t1
    xor t1, t1, s4
    and a1, a1, t1
    and t1, t5, t1
    xor t1, t1, t6
    xor t5, s3, a2
    and a3, a3, a7
    xor a3, s3, a3
    and a7, s1, a7
    xor t2, a7, t2
    xor t2, t6, t2
    xor a6, a7, a6
    xor a7, a3, a0
    xor t6, a3, s0
    xor t6, a1, t6
    xor t0, t6, t0
    xnor a3, t0, s2
    xor a6, t0, a6
    xor t0, a6, s5
    xor a4, t0, a4
    xor a7, t0, a7
    xor t0, a7, t1
    xor t1, a4, t4
    xor t1, a1, t1
    xor t4, a4, t5
    xor t5, t4, s10
    xor t0, t5, t0
    xnor t5, t6, t5
    xnor a6, a6, t0
    xor t4, t4, t1
    rori t4, t4, 8
    rori a6, a6, 8
    rori t5, t5, 8
    rori t0, t0, 8
    rori t1, t1, 8
    rori a7, a7, 8
    rori t6, a3, 8
    rori t2, t2, 8
    lw a4, 292(sp)
    lw a3, 280(sp)
    lw a2, 232(sp)
    xor a4, a4, a3
    xor a2, a2, a4
    lw a1, 320(sp)
    lw a0, 324(sp)
    lw s0, 252(sp)
    xor a1, a1, a0
    xor s1, s0, a2
    xor s2, a1, s1
    xor a3, a3, s2
    xor s3, a4, a3
    and s4, s0, a4
    lw s5, 248(sp)
    lw s7, 244(sp)
    xor s6, s5, a0
    xor s7, s7, s6
    xor a2, a2, s7
    xor s8, s1, a2
    xor s5, s5, s8
    xor s9, a4, s5
    and s10, s8, s9
    xor s4, s10, s4
    xor a0, a0, s4
    xor s11, s6, s9
    or ra, s7, s5
    xor s10, s10, ra
    xor ra, a4, s6
    xor a1, a1, ra
    xor s6, a3, s6
    sw t6, 324(sp)
    xor t6, s9, s6
    sw t5, 248(sp)
    and t5, a2, t6
    sw t0, 244(sp)
    and t0, s1, s6
    xor t0, s10, t0
    sw t4, 280(sp)
    and t4, s3, a1
    xor t0, t4, t0
    xor t4, t4, a0
    xor a0, s0, a1
    sw a7, 320(sp)
    or a7, a3, a0
    xor s4, a7, s4
    xor a7, s10, a7
    xor a7, t5, a7
    xor a7, s2, a7
    xor t5, a2, a0
    and s10, s11, t5
    xor s4, s10, s4
    xor s10, a7, s4
    sw t2, 232(sp)
    and t2, t0, s10
    sw t1, 292(sp)
    and t1, s2, ra
    xor t1, t1, t4
    xor t4, t2, t1
    and t4, s4, t4
    xor s10, s10, t4
    and s2, s2, s10
    and ra, ra, s10
    or t4, t0, t4
    xor t0, t0, t1
    sw t3, 328(sp)
    and t3, a7, t0
    xor t4, t3, t4
    xor t3, s4, t3
    and t1, t1, t3
    or a7, a7, t1
    xor a7, t2, a7
    xor t0, t0, t1
    and t1, s11, t0
    and t2, t5, t0
    and t3, s6, a7
    and t5, s1, a7
    and t6, t6, t4
    xor t6, t3, t6
    and a2, a2, t4
    xor s1, s10, t0
    and s4, s7, s1
    and s5, s5, s1
    xor t3, t3, s5
    xor t0, t4, t0
    and a0, a0, t0
    and t0, a3, t0
    xor a3, a7, s10
    xor a7, a7, t4
    and t4, s9, a7
    and s5, s8, a7
    xor a7, a7, s1
    and s0, s0, a7
    and a7, a4, a7
    xor a7, a7, t3
    xor a4, s5, a0
    and a1, a1, a3
    xor a1, s5, a1
    and a3, s3, a3
    xor t4, a3, t4
    xor t3, t3, t4
    xor t0, a3, t0
    xor t4, a1, t5
    xor t5, a1, s2
    xor t5, s0, t5
    xor t1, t5, t1
    xnor t6, t1, t6
    xor t0, t1, t0
    xor t1, t0, s4
    xor a3, t1, a2
    xor t1, t1, t4
    xor a7, t1, a7
    xor t2, a3, t2
    xor t2, s0, t2
    xor t4, a3, a4
    xor a4, t4, ra
    xor a7, a4, a7
    xnor t5, t5, a4
    xnor t0, t0, a7
    xor t4, t4, t2
    rori t4, t4, 16
    rori t0, t0, 16
    rori t5, t5, 16
    rori a7, a7, 16
    rori t2, t2, 16
    rori t1, t1, 16
    rori t6, t6, 16
    rori t3, t3, 16
    lw a4, 304(sp)
    lw a3, 288(sp)
    lw a2, 264(sp)
    xor a4, a4, a3
    xor a2, a2, a4
    lw a1, 312(sp)
    lw a0, 272(sp)
    lw s0, 300(sp)
    xor a1, a1, a0
    xor s1, s0, a2
    xor s2, a1, s1
    xor a3, a3, s2
    xor s3, a4, a3
    and s4, s0, a4
    lw s5, 260(sp)
    lw s7, 308(sp)
    xor s6, s5, a0
    xor s7, s7, s6
    xor a2, a2, s7
    xor s8, s1, a2
    xor s5, s5, s8
    xor s9, a4, s5
    and s10, s8, s9
    xor s4, s10, s4
    xor a0, a0, s4
    xor s11, s6, s9
    or ra, s7, s5
    xor s10, s10, ra
    xor ra, a4, s6
    xor a1, a1, ra
    xor s6, a3, s6
    sw t6, 272(sp)
    xor t6, s9, s6
    sw t5, 260(sp)
    and t5, a2, t6
    sw a7, 308(sp)
    and a7, s1, s6
    xor a7, s10, a7
    sw t4, 288(sp)
    and t4, s3, a1
    xor a7, t4, a7
    xor t4, t4, a0
    xor a0, s0, a1
    sw t1, 312(sp)
    or t1, a3, a0
    xor s4, t1, s4
    xor t1, s10, t1
    xor t1, t5, t1
    xor t1, s2, t1
    xor t5, a2, a0
    and s10, s11, t5
    xor s4, s10, s4
    xor s10, t1, s4
    sw t3, 264(sp)
    and t3, a7, s10
    sw t0, 304(sp)
    and t0, s2, ra
    xor t0, t0, t4
    xor t4, t3, t0
    and t4, s4, t4
    xor s10, s10, t4
    and s2, s2, s10
    and ra, ra, s10
    or t4, a7, t4
    xor a7, a7, t0
    sw t2, 252(sp)
    and t2, t1, a7
    xor t4, t2, t4
    xor t2, s4, t2
    and t0, t0, t2
    or t1, t1, t0
    xor t1, t3, t1
    xor a7, a7, t0
    and t0, s11, a7
    and t2, t5, a7
    and t3, s6, t1
    and t5, s1, t1
    and t6, t6, t4
    xor t6, t3, t6
    and a2, a2, t4
    xor s1, s10, a7
    and s4, s7, s1
    and s5, s5, s1
    xor t3, t3, s5
    xor a7, t4, a7
    and a0, a0, a7
    and a7, a3, a7
    xor a3, t1, s10
    xor t1, t1, t4
    and t4, s9, t1
    and s5, s8, t1
    xor t1, t1, s1
    and s0, s0, t1
    and t1, a4, t1
    xor t1, t1, t3
    xor a4, s5, a0
    and a1, a1, a3
    xor a1, s5, a1
    and a3, s3, a3
    xor t4, a3, t4
    xor t3, t3, t4
    xor a7, a3, a7
    rori t3, t3, 24
    xor t4, a1, t5
    xor t5, a1, s2
    xor t5, s0, t5
    xor t0, t5, t0
    xor a7, t0, a7
    xnor t0, t0, t6
    rori t0, t0, 24
    xor t6, a7, s4
    xor a3, t6, a2
    xor t4, t6, t4
    xor t1, t4, t1
    rori t4, t4, 24
    xor t2, a3, t2
    xor t2, s0, t2
    xor t6, a3, a4
    xor a4, t6, ra
    xor t1, a4, t1
    xnor t5, t5, a4
    rori t5, t5, 24
    xnor a7, a7, t1
    rori a7, a7, 24
    rori t1, t1, 24
    xor t6, t6, t2
    rori t6, t6, 24
    rori t2, t2, 24
    xor a4, a6, a5
    lw a3, 252(sp)
    lw a1, 72(sp)
    xor a2, a3, t2
    xor a2, a2, a7
    lw a0, 232(a1)
    xor a2, a2, a4
    xor a2, a2, a0
    lw a0, 328(sp)
    lw s1, 304(sp)
    xor s0, a0, t2
    xor s2, s1, a4
    lw s3, 236(a1)
    xor s2, s2, s0
    xor s2, s2, s3
    xor s3, a7, s1
    lw s4, 292(sp)
    lw s6, 224(a1)
    xor s5, a0, s4
    xor s5, s5, a6
    xor s5, s5, s3
    xor s5, s5, s6
    xor s6, a3, s4
    xor s7, a5, s6
    lw s8, 228(a1)
    xor s7, s7, s3
    xor s7, s7, s8
    lw s8, 284(sp)
    lw s11, 208(a1)
    xor s9, s8, t3
    xnor a0, s9, a0
    lw s9, 220(a1)
    xor a0, a0, s6
    xor a0, a0, s9
    lw s9, 232(sp)
    xor a6, a6, s1
    xor s10, s8, s9
    xnor t2, t2, s10
    xor t2, t2, s6
    xor t2, t2, s11
    lw s6, 264(sp)
    lw s1, 312(sp)
    xor s11, s9, s6
    xnor a3, s11, a3
    lw s11, 212(a1)
    xor a3, a3, s0
    xor a3, a3, s11
    xor s11, s6, t3
    xnor s0, s4, s0
    lw s4, 216(a1)
    xor s0, s0, s11
    xor s0, s0, s4
    lw s4, 316(sp)
    xor a6, a6, s1
    xor ra, t4, s4
    sw s2, 304(sp)
    lw s2, 244(a1)
    xor a6, a6, ra
    xor a6, a6, s2
    lw s2, 320(sp)
    sw a0, 292(sp)
    xor a0, s2, ra
    sw a2, 252(sp)
    lw a2, 248(a1)
    xor a0, a0, s3
    xor a2, a0, a2
    xor a0, s1, s2
    xor a5, a5, a7
    xor a5, a5, s4
    lw a7, 252(a1)
    xor a5, a5, a0
    xor a5, a5, a7
    xor a7, t4, a0
    lw s3, 240(a1)
    xor a7, a7, a4
    xor a7, a7, s3
    lw a4, 288(sp)
    xor t4, t4, s1
    xor s3, t6, a4
    xor t3, t3, t4
    xor t3, t3, s10
    lw s1, 200(a1)
    xor t3, t3, s3
    xor t3, t3, s1
    lw s1, 296(sp)
    sw a5, 312(sp)
    xor a5, s1, t6
    xor a5, a5, s6
    xor a5, a5, ra
    lw s6, 204(a1)
    xor a5, a5, s10
    xor a5, a5, s6
    lw s6, 280(sp)
    xor s2, s4, s2
    xor s10, s6, a4
    xor s8, s10, s8
    xor s8, s8, a0
    lw s10, 196(a1)
    xor s8, s8, s11
    xor s8, s8, s10
    xor s10, s6, s1
    xor s4, s9, s2
    xor s4, s4, s10
    lw s9, 192(a1)
    xor s4, s4, s11
    xor s4, s4, s9
    lw s9, 308(sp)
    xor a4, a4, ra
    xor s11, s9, t1
    xor t6, s11, t6
    xor t6, t6, t4
    lw s11, 184(a1)
    xor t6, t6, s10
    xor t6, t6, s11
    lw s11, 268(sp)
    sw a5, 232(sp)
    xor a5, s11, t1
    xor a4, a4, s10
    lw s10, 188(a1)
    xor a4, a4, a5
    xor a4, a4, s10
    lw s10, 244(sp)
    sw a4, 288(sp)
    xor a4, s11, s10
    xor a4, a4, s6
    xor a4, a4, s2
    lw s6, 176(a1)
    xor a4, a4, s3
    xor a4, a4, s6
    xor s6, s10, s9
    xor s1, s1, a0
    xor s1, s1, s3
    lw s3, 180(a1)
    xor s1, s1, s6
    xor s1, s1, s3
    lw s3, 260(sp)
    sw s0, 296(sp)
    xor s0, s3, t5
    xor s0, s0, s10
    lw s10, 168(a1)
    xor s0, s0, a5
    xor s0, s0, s10
    lw s10, 248(sp)
    sw s0, 244(sp)
    xor s0, s10, s3
    xor s9, s9, s0
    sw t3, 308(sp)
    lw t3, 164(a1)
    xor a5, s9, a5
    xor a5, a5, t3
    lw t3, 256(sp)
    xor s3, s3, a0
    xor s9, t3, s10
    xor t1, s9, t1
    lw s9, 160(a1)
    xor t1, t1, s6
    xor t1, t1, s9
    xor s9, t3, t5
    xor s6, s11, s6
    lw s11, 172(a1)
    xor s6, s6, s9
    xor s6, s6, s11
    lw s11, 272(sp)
    sw s6, 268(sp)
    xor s6, s11, t0
    xor s6, s6, s10
    xor s6, s6, t4
    lw s10, 152(a1)
    xor s6, s6, s9
    xor s6, s6, s10
    lw s10, 324(sp)
    sw s6, 248(sp)
    xor s6, s11, s10
    xor s3, s3, s9
    lw s9, 148(a1)
    xor s3, s3, s6
    xor s3, s3, s9
    xor s9, t0, s2
    sw a2, 260(sp)
    lw a2, 128(a1)
    xor s9, s9, s6
    xor a2, s9, a2
    lw s9, 332(sp)
    xor a0, s11, a0
    xor t0, t0, s9
    lw s11, 132(a1)
    xor a0, a0, t0
    xor a0, a0, s11
    xor s11, s9, s10
    xor t5, s11, t5
    xor t5, t5, s2
    lw s2, 144(a1)
    xor t5, t5, s0
    xor t5, t5, s2
    xor s2, s9, ra
    lw s9, 140(a1)
    xor s2, s2, s6
    xor s2, s2, s9
    xor t3, t3, ra
    xor t3, t3, s0
    lw s0, 156(a1)
    xor t3, t3, t0
    xor t3, t3, s0
    xor t4, s10, t4
    lw s0, 136(a1)
    xor t0, t4, t0
    xor t0, t0, s0
    # round 5 (aes.dsl:47)
    xor t4, a4, a7
    xor a4, s4, t4
    xor a2, a2, t2
    xor s0, s5, a4
    xor s4, a2, s0
    xor a7, a7, s4
    xor s6, t4, a7
    and s9, s5, t4
    xor s10, t5, t2
    xor t1, t1, s10
    xor a4, a4, t1
    xor s11, s0, a4
    xor t5, t5, s11
    xor ra, t4, t5
    and a1, s11, ra
    xor s9, a1, s9
    xor t2, t2, s9
    sw t3, 324(sp)
    xor t3, s10, ra
    sw s2, 256(sp)
    or s2, t1, t5
    xor a1, a1, s2
    xor s2, t4, s10
    xor a2, a2, s2
    xor s10, a7, s10
    sw t0, 332(sp)
    xor t0, ra, s10
    sw t6, 272(sp)
    and t6, a4, t0
    sw a5, 280(sp)
    and a5, s0, s10
    xor a5, a1, a5
    sw s3, 320(sp)
    and s3, s6, a2
    xor a5, s3, a5
    xor t2, s3, t2
    xor s3, s5, a2
    sw s7, 316(sp)
    or s7, a7, s3
    xor s9, s7, s9
    xor a1, a1, s7
    xor t6, t6, a1
    xor t6, s4, t6
    xor a1, a4, s3
    and s7, t3, a1
    xor s7, s7, s9
    xor s9, t6, s7
    sw a3, 284(sp)
    and a3, a5, s9
    sw a0, 264(sp)
    and a0, s4, s2
    xor t2, a0, t2
    xor a0, a3, t2
    and a0, s7, a0
    xor s9, s9, a0
    and s4, s4, s9
    and s2, s2, s9
    or a0, a5, a0
    xor a5, a5, t2
    sw s8, 328(sp)
    and s8, t6, a5
    xor a0, s8, a0
    xor s7, s7, s8
    and t2, t2, s7
    or t6, t6, t2
    xor t6, a3, t6
    xor a5, a5, t2
    and t2, t3, a5
    and t3, a1, a5
    and a3, s10, t6
    and a1, s0, t6
    and t0, t0, a0
    xor t0, a3, t0
    and a4, a4, a0
    xor s0, s9, a5
    and t1, t1, s0
    and t5, t5, s0
    xor t5, a3, t5
    xor a5, a0, a5
    and a3, s3, a5
    and a5, a7, a5
    xor a7, t6, s9
    xor t6, t6, a0
    and a0, ra, t6
    and s3, s11, t6
    xor t6, t6, s0
    and s0, s5, t6
    and t4, t4, t6
    xor t4, t4, t5
    xor t6, s3, a3
    and a3, a2, a7
    xor a3, s3, a3
    and a7, s6, a7
    xor a2, a7, a0
    xor t5, t5, a2
    xor a5, a7, a5
    xor a7, a3, s4
    xor a3, a3, a1
    xor a7, s0, a7
    xor t2, a7, t2
    xor a5, t2, a5
    xnor t0, t2, t0
    xor t1, a5, t1
    xor t2, t1, a3
    xor t1, t1, a4
    xor t3, t1, t3
    xor t3, s0, t3
    xor t1, t1, t6
    xor t6, t1, s2
    xnor a7, a7, t6
    xor t1, t1, t3
    xor t4, t2, t4
    xor t4, t6, t4
    xnor a5, a5, t4
    xor t6, s1, a6
    lw a4, 328(sp)
    lw a3, 264(sp)
    xor a4, a4, t6
    lw a2, 284(sp)
    lw a1, 316(sp)
    xor a3, a3, a2
    xor a0, a1, a4
    xor s0, a3, a0
    xor a6, a6, s0
    xor s1, t6, a6
    and s2, a1, t6
    lw s3, 320(sp)
    lw s5, 280(sp)
    xor s4, s3, a2
    xor s5, s5, s4
    xor a4, a4, s5
    xor s6, a0, a4
    xor s3, s3, s6
    xor s7, t6, s3
    and s8, s6, s7
    xor s2, s8, s2
    xor a2, a2, s2
    xor s9, s4, s7
    or s10, s5, s3
    xor s8, s8, s10
    xor s10, t6, s4
    xor a3, a3, s10
    xor s4, a6, s4
    xor s11, s7, s4
    and ra, a4, s11
    sw t0, 284(sp)
    and t0, a0, s4
    xor t0, s8, t0
    sw a7, 320(sp)
    and a7, s1, a3
    xor t0, a7, t0
    xor a7, a7, a2
    xor a2, a1, a3
    sw t4, 280(sp)
    or t4, a6, a2
    xor s2, t4, s2
    xor t4, s8, t4
    xor t4, ra, t4
    xor t4, s0, t4
    xor s8, a4, a2
    and ra, s9, s8
    xor s2, ra, s2
    xor ra, t4, s2
    sw t1, 264(sp)
    and t1, t0, ra
    sw t2, 328(sp)
    and t2, s0, s10
    xor a7, t2, a7
    xor t2, t1, a7
    and t2, s2, t2
    xor ra, ra, t2
    and s0, s0, ra
    and s10, s10, ra
    or t2, t0, t2
    xor t0, t0, a7
    sw t5, 300(sp)
    and t5, t4, t0
    xor t2, t5, t2
    xor t5, s2, t5
    and a7, a7, t5
    or t4, t4, a7
    xor t1, t1, t4
    xor a7, t0, a7
    and t0, s9, a7
    and t4, s8, a7
    and t5, s4, t1
    and a0, a0, t1
    and s2, s11, t2
    xor s2, t5, s2
    and a4, a4, t2
    xor s4, ra, a7
    and s5, s5, s4
    and s3, s3, s4
    xor t5, t5, s3
    xor a7, t2, a7
    and a2, a2, a7
    and a6, a6, a7
    xor a7, t1, ra
    xor t1, t1, t2
    and t2, s7, t1
    and s3, s6, t1
    xor t1, t1, s4
    and a1, a1, t1
    and t1, t6, t1
    xor t1, t1, t5
    xor t6, s3, a2
    and a3, a3, a7
    xor a3, s3, a3
    and a7, s1, a7
    xor t2, a7, t2
    xor t2, t5, t2
    xor a6, a7, a6
    xor a7, a3, a0
    xor t5, a3, s0
    xor t5, a1, t5
    xor t0, t5, t0
    xnor a3, t0, s2
    xor a6, t0, a6
    xor t0, a6, s5
    xor a4, t0, a4
    xor a7, t0, a7
    xor t0, a7, t1
    xor t1, a4, t4
    xor t1, a1, t1
    xor t4, a4, t6
    xor t6, t4, s10
    xor t0, t6, t0
    xnor t5, t5, t6
    xnor a6, a6, t0
    xor t4, t4, t1
    rori t4, t4, 8
    rori a6, a6, 8
    rori t5, t5, 8
    rori t0, t0, 8
    rori t1, t1, 8
    rori a7, a7, 8
    rori t6, a3, 8
    rori t2, t2, 8
    lw a4, 272(sp)
    lw a3, 260(sp)
    lw a2, 308(sp)
    xor a4, a4, a3
    xor a2, a2, a4
    lw a1, 332(sp)
    lw a0, 296(sp)
    lw s0, 252(sp)
    xor a1, a1, a0
    xor s1, s0, a2
    xor s2, a1, s1
    xor a3, a3, s2
    xor s3, a4, a3
    and s4, s0, a4
    lw s5, 248(sp)
    lw s7, 244(sp)
    xor s6, s5, a0
    xor s7, s7, s6
    xor a2, a2, s7
    xor s8, s1, a2
    xor s5, s5, s8
    xor s9, a4, s5
    and s10, s8, s9
    xor s4, s10, s4
    xor a0, a0, s4
    xor s11, s6, s9
    or ra, s7, s5
    xor s10, s10, ra
    xor ra, a4, s6
    xor a1, a1, ra
    xor s6, a3, s6
    sw t6, 296(sp)
    xor t6, s9, s6
    sw t5, 248(sp)
    and t5, a2, t6
    sw t0, 244(sp)
    and t0, s1, s6
    xor t0, s10, t0
    sw t4, 260(sp)
    and t4, s3, a1
    xor t0, t4, t0
    xor t4, t4, a0
    xor a0, s0, a1
    sw a7, 332(sp)
    or a7, a3, a0
    xor s4, a7, s4
    xor a7, s10, a7
    xor a7, t5, a7
    xor a7, s2, a7
    xor t5, a2, a0
    and s10, s11, t5
    xor s4, s10, s4
    xor s10, a7, s4
    sw t2, 308(sp)
    and t2, t0, s10
    sw t1, 272(sp)
    and t1, s2, ra
    xor t1, t1, t4
    xor t4, t2, t1
    and t4, s4, t4
    xor s10, s10, t4
    and s2, s2, s10
    and ra, ra, s10
    or t4, t0, t4
    xor t0, t0, t1
    sw t3, 316(sp)
    and t3, a7, t0
    xor t4, t3, t4
    xor t3, s4, t3
    and t1, t1, t3
    or a7, a7, t1
    xor a7, t2, a7
    xor t0, t0, t1
    and t1, s11, t0
    and t2, t5, t0
    and t3, s6, a7
    and t5, s1, a7
    and t6, t6, t4
    xor t6, t3, t6
    and a2, a2, t4
    xor s1, s10, t0
    and s4, s7, s1
    and s5, s5, s1
    xor t3, t3, s5
    xor t0, t4, t0
    and a0, a0, t0
    and t0, a3, t0
    xor a3, a7, s10
    xor a7, a7, t4
    and t4, s9, a7
    and s5, s8, a7
    xor a7, a7, s1
    and s0, s0, a7
    and a7, a4, a7
    xor a7, a7, t3
    xor a4, s5, a0
    and a1, a1, a3
    xor a1, s5, a1
    and a3, s3, a3
    xor t4, a3, t4
    xor t3, t3, t4
    xor t0, a3, t0
    xor t4, a1, t5
    xor t5, a1, s2
    xor t5, s0, t5
    xor t1, t5, t1
    xnor t6, t1, t6
    xor t0, t1, t0
    xor t1, t0, s4
    xor a3, t1, a2
    xor t1, t1, t4
    xor a7, t1, a7
    xor t2, a3, t2
    xor t2, s0, t2
    xor t4, a3, a4
    xor a4, t4, ra
    xor a7, a4, a7
    xnor t5, t5, a4
    xnor t0, t0, a7
    xor t4, t4, t2
    rori t4, t4, 16
    rori t0, t0, 16
    rori t5, t5, 16
    rori a7, a7, 16
    rori t2, t2, 16
    rori t1, t1, 16
    rori t6, t6, 16
    rori t3, t3, 16
    lw a4, 288(sp)
    lw a3, 312(sp)
    lw a2, 232(sp)
    xor a4, a4, a3
    xor a2, a2, a4
    lw a1, 256(sp)
    lw a0, 292(sp)
    lw s0, 304(sp)
    xor a1, a1, a0
    xor s1, s0, a2
    xor s2, a1, s1
    xor a3, a3, s2
    xor s3, a4, a3
    and s4, s0, a4
    lw s5, 324(sp)
    lw s7, 268(sp)
    xor s6, s5, a0
    xor s7, s7, s6
    xor a2, a2, s7
    xor s8, s1, a2
    xor s5, s5, s8
    xor s9, a4, s5
    and s10, s8, s9
    xor s4, s10, s4
    xor a0, a0, s4
    xor s11, s6, s9
    or ra, s7, s5
    xor s10, s10, ra
    xor ra, a4, s6
    xor a1, a1, ra
    xor s6, a3, s6
    sw t6, 292(sp)
    xor t6, s9, s6
    sw t5, 324(sp)
    and t5, a2, t6
    sw a7, 268(sp)
    and a7, s1, s6
    xor a7, s10, a7
    sw t4, 312(sp)
    and t4, s3, a1
    xor a7, t4, a7
    xor t4, t4, a0
    xor a0, s0, a1
    sw t1, 256(sp)
    or t1, a3, a0
    xor s4, t1, s4
    xor t1, s10, t1
    xor t1, t5, t1
    xor t1, s2, t1
    xor t5, a2, a0
    and s10, s11, t5
    xor s4, s10, s4
    xor s10, t1, s4
    sw t3, 232(sp)
    and t3, a7, s10
    sw t0, 288(sp)
    and t0, s2, ra
    xor t0, t0, t4
    xor t4, t3, t0
    and t4, s4, t4
    xor s10, s10, t4
    and s2, s2, s10
    and ra, ra, s10
    or t4, a7, t4
    xor a7, a7, t0
    sw t2, 252(sp)
    and t2, t1, a7
    xor t4, t2, t4
    xor t2, s4, t2
    and t0, t0, t2
    or t1, t1, t0
    xor t1, t3, t1
    xor a7, a7, t0
    and t0, s11, a7
    and t2, t5, a7
    and t3, s6, t1
    and t5, s1, t1
    and t6, t6, t4
    xor t6, t3, t6
    and a2, a2, t4
    xor s1, s10, a7
    and s4, s7, s1
    and s5, s5, s1
    xor t3, t3, s5
    xor a7, t4, a7
    and a0, a0, a7
    and a7, a3, a7
    xor a3, t1, s10
    xor t1, t1, t4
    and t4, s9, t1
    and s5, s8, t1
    xor t1, t1, s1
    and s0, s0, t1
    and t1, a4, t1
    xor t1, t1, t3
    xor a4, s5, a0
    and a1, a1, a3
    xor a1, s5, a1
    and a3, s3, a3
    xor t4, a3, t4
    xor t3, t3, t4
    xor a7, a3, a7
    rori t3, t3, 24
    xor t4, a1, t5
    xor t5, a1, s2
    xor t5, s0, t5
    xor t0, t5, t0
    xor a7, t0, a7
    xnor t0, t0, t6
    rori t0, t0, 24
    xor t6, a7, s4
    xor a3, t6, a2
    xor t4, t6, t4
    xor t1, t4, t1
    rori t4, t4, 24
    xor t2, a3, t2
    xor t2, s0, t2
    xor t6, a3, a4
    xor a4, t6, ra
    xor t1, a4, t1
    xnor t5, t5, a4
    rori t5, t5, 24
    xnor a7, a7, t1
    rori a7, a7, 24
    rori t1, t1, 24
    xor t6, t6, t2
    rori t6, t6, 24
    rori t2, t2, 24
    xor a4, a6, a5
    lw a3, 252(sp)
    lw a1, 72(sp)
    xor a2, a3, t2
    xor a2, a2, a7
    lw a0, 360(a1)
    xor a2, a2, a4
    xor a2, a2, a0
    lw a0, 316(sp)
    lw s1, 288(sp)
    xor s0, a0, t2
    xor s2, s1, a4
    lw s3, 364(a1)
    xor s2, s2, s0
    xor s2, s2, s3
    xor s3, a7, s1
    lw s4, 272(sp)
    lw s6, 352(a1)
    xor s5, a0, s4
    xor s5, s5, a6
    xor s5, s5, s3
    xor s5, s5, s6
    xor s6, a3, s4
    xor s7, a5, s6
    lw s8, 356(a1)
    xor s7, s7, s3
    xor s7, s7, s8
    lw s8, 300(sp)
    lw s11, 336(a1)
    xor s9, s8, t3
    xnor a0, s9, a0
    lw s9, 348(a1)
    xor a0, a0, s6
    xor a0, a0, s9
    lw s9, 308(sp)
    xor a6, a6, s1
    xor s10, s8, s9
    xnor t2, t2, s10
    xor t2, t2, s6
    xor t2, t2, s11
    lw s6, 232(sp)
    lw s1, 256(sp)
    xor s11, s9, s6
    xnor a3, s11, a3
    lw s11, 340(a1)
    xor a3, a3, s0
    xor a3, a3, s11
    xor s11, s6, t3
    xnor s0, s4, s0
    lw s4, 344(a1)
    xor s0, s0, s11
    xor s0, s0, s4
    lw s4, 328(sp)
    xor a6, a6, s1
    xor ra, t4, s4
    sw s2, 288(sp)
    lw s2, 372(a1)
    xor a6, a6, ra
    xor a6, a6, s2
    lw s2, 332(sp)
    sw a0, 272(sp)
    xor a0, s2, ra
    sw a2, 252(sp)
    lw a2, 376(a1)
    xor a0, a0, s3
    xor a2, a0, a2
    xor a0, s1, s2
    xor a5, a5, a7
    xor a5, a5, s4
    lw a7, 380(a1)
    xor a5, a5, a0
    xor a5, a5, a7
    xor a7, t4, a0
    lw s3, 368(a1)
    xor a7, a7, a4
    xor a7, a7, s3
    lw a4, 312(sp)
    xor t4, t4, s1
    xor s3, t6, a4
    xor t3, t3, t4
    xor t3, t3, s10
    lw s1, 328(a1)
    xor t3, t3, s3
    xor t3, t3, s1
    lw s1, 264(sp)
    sw a5, 256(sp)
    xor a5, s1, t6
    xor a5, a5, s6
    xor a5, a5, ra
    lw s6, 332(a1)
    xor a5, a5, s10
    xor a5, a5, s6
    lw s6, 260(sp)
    xor s2, s4, s2
    xor s10, s6, a4
    xor s8, s10, s8
    xor s8, s8, a0
    lw s10, 324(a1)
    xor s8, s8, s11
    xor s8, s8, s10
    xor s10, s6, s1
    xor s4, s9, s2
    xor s4, s4, s10
    lw s9, 320(a1)
    xor s4, s4, s11
    xor s4, s4, s9
    lw s9, 268(sp)
    xor a4, a4, ra
    xor s11, s9, t1
    xor t6, s11, t6
    xor t6, t6, t4
    lw s11, 312(a1)
    xor t6, t6, s10
    xor t6, t6, s11
    lw s11, 280(sp)
    sw a5, 308(sp)
    xor a5, s11, t1
    xor a4, a4, s10
    lw s10, 316(a1)
    xor a4, a4, a5
    xor a4, a4, s10
    lw s10, 244(sp)
    sw a4, 312(sp)
    xor a4, s11, s10
    xor a4, a4, s6
    xor a4, a4, s2
    lw s6, 304(a1)
    xor a4, a4, s3
    xor a4, a4, s6
    xor s6, s10, s9
    xor s1, s1, a0
    xor s1, s1, s3
    lw s3, 308(a1)
    xor s1, s1, s6
    xor s1, s1, s3
    lw s3, 324(sp)
    sw s0, 264(sp)
    xor s0, s3, t5
    xor s0, s0, s10
    lw s10, 296(a1)
    xor s0, s0, a5
    xor s0, s0, s10
    lw s10, 248(sp)
    sw s0, 244(sp)
    xor s0, s10, s3
    xor s9, s9, s0
    sw t3, 268(sp)
    lw t3, 292(a1)
    xor a5, s9, a5
    xor a5, a5, t3
    lw t3, 320(sp)
    xor s3, s3, a0
    xor s9, t3, s10
    xor t1, s9, t1
    lw s9, 288(a1)
    xor t1, t1, s6
    xor t1, t1, s9
    xor s9, t3, t5
    xor s6, s11, s6
    lw s11, 300(a1)
    xor s6, s6, s9
    xor s6, s6, s11
    lw s11, 292(sp)
    sw s6, 280(sp)
    xor s6, s11, t0
    xor s6, s6, s10
    xor s6, s6, t4
    lw s10, 280(a1)
    xor s6, s6, s9
    xor s6, s6, s10
    lw s10, 296(sp)
    sw s6, 248(sp)
    xor s6, s11, s10
    xor s3, s3, s9
    lw s9, 276(a1)
    xor s3, s3, s6
    xor s3, s3, s9
    xor s9, t0, s2
    sw a2, 324(sp)
    lw a2, 256(a1)
    xor s9, s9, s6
    xor a2, s9, a2
    lw s9, 284(sp)
    xor a0, s11, a0
    xor t0, t0, s9
    lw s11, 260(a1)
    xor a0, a0, t0
    xor a0, a0, s11
    xor s11, s9, s10
    xor t5, s11, t5
    xor t5, t5, s2
    lw s2, 272(a1)
    xor t5, t5, s0
    xor t5, t5, s2
    xor s2, s9, ra
    lw s9, 268(a1)
    xor s2, s2, s6
    xor s2, s2, s9
    xor t3, t3, ra
    xor t3, t3, s0
    lw s0, 284(a1)
    xor t3, t3, t0
    xor t3, t3, s0
    xor t4, s10, t4
    lw s0, 264(a1)
    xor t0, t4, t0
    xor t0, t0, s0
    # round 6 (aes.dsl:47)
    xor t4, a4, a7
    xor a4, s4, t4
    xor a2, a2, t2
    xor s0, s5, a4
    xor s4, a2, s0
    xor a7, a7, s4
    xor s6, t4, a7
    and s9, s5, t4
    xor s10, t5, t2
    xor t1, t1, s10
    xor a4, a4, t1
    xor s11, s0, a4
    xor t5, t5, s11
    xor ra, t4, t5
    and a1, s11, ra
    xor s9, a1, s9
    xor t2, t2, s9
    sw t3, 296(sp)
    xor t3, s10, ra
    sw s2, 320(sp)
    or s2, t1, t5
    xor a1, a1, s2
    xor s2, t4, s10
    xor a2, a2, s2
    xor s10, a7, s10
    sw t0, 284(sp)
    xor t0, ra, s10
    sw t6, 292(sp)
    and t6, a4, t0
    sw a5, 260(sp)
    and a5, s0, s10
    xor a5, a1, a5
    sw s3, 332(sp)
    and s3, s6, a2
    xor a5, s3, a5
    xor t2, s3, t2
    xor s3, s5, a2
    sw s7, 328(sp)
    or s7, a7, s3
    xor s9, s7, s9
    xor a1, a1, s7
    xor t6, t6, a1
    xor t6, s4, t6
    xor a1, a4, s3
    and s7, t3, a1
    xor s7, s7, s9
    xor s9, t6, s7
    sw a3, 300(sp)
    and a3, a5, s9
    sw a0, 232(sp)
    and a0, s4, s2
    xor t2, a0, t2
    xor a0, a3, t2
    and a0, s7, a0
    xor s9, s9, a0
    and s4, s4, s9
    and s2, s2, s9
    or a0, a5, a0
    xor a5, a5, t2
    sw s8, 316(sp)
    and s8, t6, a5
    xor a0, s8, a0
    xor s7, s7, s8
    and t2, t2, s7
    or t6, t6, t2
    xor t6, a3, t6
    xor a5, a5, t2
    and t2, t3, a5
    and t3, a1, a5
    and a3, s10, t6
    and a1, s0, t6
    and t0, t0, a0
    xor t0, a3, t0
    and a4, a4, a0
    xor s0, s9, a5
    and t1, t1, s0
    and t5, t5, s0
    xor t5, a3, t5
    xor a5, a0, a5
    and a3, s3, a5
    and a5, a7, a5
    xor a7, t6, s9
    xor t6, t6, a0
    and a0, ra, t6
    and s3, s11, t6
    xor t6, t6, s0
    and s0, s5, t6
    and t4, t4, t6
    xor t4, t4, t5
    xor t6, s3, a3
    and a3, a2, a7
    xor a3, s3, a3
    and a7, s6, a7
    xor a2, a7, a0
    xor t5, t5, a2
    xor a5, a7, a5
    xor a7, a3, s4
    xor a3, a3, a1
    xor a7, s0, a7
    xor t2, a7, t2
    xor a5, t2, a5
    xnor t0, t2, t0
    xor t1, a5, t1
    xor t2, t1, a3
    xor t1, t1, a4
    xor t3, t1, t3
    xor t3, s0, t3
    xor t1, t1, t6
    xor t6, t1, s2
    xnor a7, a7, t6
    xor t1, t1, t3
    xor t4, t2, t4
    xor t4, t6, t4
    xnor a5, a5, t4
    xor t6, s1, a6
    lw a4, 316(sp)
    lw a3, 232(sp)
    xor a4, a4, t6
    lw a2, 300(sp)
    lw a1, 328(sp)
    xor a3, a3, a2
    xor a0, a1, a4
    xor s0, a3, a0
    xor a6, a6, s0
    xor s1, t6, a6
    and s2, a1, t6
    lw s3, 332(sp)
    lw s5, 260(sp)
    xor s4, s3, a2
    xor s5, s5, s4
    xor a4, a4, s5
    xor s6, a0, a4
    xor s3, s3, s6
    xor s7, t6, s3
    and s8, s6, s7
    xor s2, s8, s2
    xor a2, a2, s2
    xor s9, s4, s7
    or s10, s5, s3
    xor s8, s8, s10
    xor s10, t6, s4
    xor a3, a3, s10
    xor s4, a6, s4
    xor s11, s7, s4
    and ra, a4, s11
    sw t0, 300(sp)
    and t0, a0, s4
    xor t0, s8, t0
    sw a7, 332(sp)
    and a7, s1, a3
    xor t0, a7, t0
    xor a7, a7, a2
    xor a2, a1, a3
    sw t4, 260(sp)
    or t4, a6, a2
    xor s2, t4, s2
    xor t4, s8, t4
    xor t4, ra, t4
    xor t4, s0, t4
    xor s8, a4, a2
    and ra, s9, s8
    xor s2, ra, s2
    xor ra, t4, s2
    sw t1, 232(sp)
    and t1, t0, ra
    sw t2, 316(sp)
    and t2, s0, s10
    xor a7, t2, a7
    xor t2, t1, a7
    and t2, s2, t2
    xor ra, ra, t2
    and s0, s0, ra
    and s10, s10, ra
    or t2, t0, t2
    xor t0, t0, a7
    sw t5, 304(sp)
    and t5, t4, t0
    xor t2, t5, t2
    xor t5, s2, t5
    and a7, a7, t5
    or t4, t4, a7
    xor t1, t1, t4
    xor a7, t0, a7
    and t0, s9, a7
    and t4, s8, a7
    and t5, s4, t1
    and a0, a0, t1
    and s2, s11, t2
    xor s2, t5, s2
    and a4, a4, t2
    xor s4, ra, a7
    and s5, s5, s4
    and s3, s3, s4
    xor t5, t5, s3
    xor a7, t2, a7
    and a2, a2, a7
    and a6, a6, a7
    xor a7, t1, ra
    xor t1, t1, t2
    and t2, s7, t1
    and s3, s6, t1
    xor t1, t1, s4
    and a1, a1, t1
    and t1, t6, t1
    xor t1, t1, t5
    xor t6, s3, a2
    and a3, a3, a7
    xor a3, s3, a3
    and a7, s1, a7
    xor t2, a7, t2
    xor t2, t5, t2
    xor a6, a7, a6
    xor a7, a3, a0
    xor t5, a3, s0
    xor t5, a1, t5
    xor t0, t5, t0
    xnor a3, t0, s2
    xor a6, t0, a6
    xor t0, a6, s5
    xor a4, t0, a4
    xor a7, t0, a7
    xor t0, a7, t1
    xor t1, a4, t4
    xor t1, a1, t1
    xor t4, a4, t6
    xor t6, t4, s10
    xor t0, t6, t0
    xnor t5, t5, t6
    xnor a6, a6, t0
    xor t4, t4, t1
    rori t4, t4, 8
    rori a6, a6, 8
    rori t5, t5, 8
    rori t0, t0, 8
    rori t1, t1, 8
    rori a7, a7, 8
    rori t6, a3, 8
    rori t2, t2, 8
    lw a4, 292(sp)
    lw a3, 324(sp)
    lw a2, 268(sp)
    xor a4, a4, a3
    xor a2, a2, a4
    lw a1, 284(sp)
    lw a0, 264(sp)
    lw s0, 252(sp)
    xor a1, a1, a0
    xor s1, s0, a2
    xor s2, a1, s1
    xor a3, a3, s2
    xor s3, a4, a3
    and s4, s0, a4
    lw s5, 248(sp)
    lw s7, 244(sp)
    xor s6, s5, a0
    xor s7, s7, s6
    xor a2, a2, s7
    xor s8, s1, a2
    xor s5, s5, s8
    xor s9, a4, s5
    and s10, s8, s9
    xor s4, s10, s4
    xor a0, a0, s4
    xor s11, s6, s9
    or ra, s7, s5
    xor s10, s10, ra
    xor ra, a4, s6
    xor a1, a1, ra
    xor s6, a3, s6
    sw t6, 264(sp)
    xor t6, s9, s6
    sw t5, 248(sp)
    and t5, a2, t6
    sw t0, 244(sp)
    and t0, s1, s6
    xor t0, s10, t0
    sw t4, 324(sp)
    and t4, s3, a1
    xor t0, t4, t0
    xor t4, t4, a0
    xor a0, s0, a1
    sw a7, 284(sp)
    or a7, a3, a0
    xor s4, a7, s4
    xor a7, s10, a7
    xor a7, t5, a7
    xor a7, s2, a7
    xor t5, a2, a0
    and s10, s11, t5
    xor s4, s10, s4
    xor s10, a7, s4
    sw t2, 268(sp)
    and t2, t0, s10
    sw t1, 292(sp)
    and t1, s2, ra
    xor t1, t1, t4
    xor t4, t2, t1
    and t4, s4, t4
    xor s10, s10, t4
    and s2, s2, s10
    and ra, ra, s10
    or t4, t0, t4
    xor t0, t0, t1
    sw t3, 328(sp)
    and t3, a7, t0
    xor t4, t3, t4
    xor t3, s4, t3
    and t1, t1, t3
    or a7, a7, t1
    xor a7, t2, a7
    xor t0, t0, t1
    and t1, s11, t0
    and t2, t5, t0
    and t3, s6, a7
    and t5, s1, a7
    and t6, t6, t4
    xor t6, t3, t6
    and a2, a2, t4
    xor s1, s10, t0
    and s4, s7, s1
    and s5, s5, s1
    xor t3, t3, s5
    xor t0, t4, t0
    and a0, a0, t0
    and t0, a3, t0
    xor a3, a7, s10
    xor a7, a7, t4
    and t4, s9, a7
    and s5, s8, a7
    xor a7, a7, s1
    and s0, s0, a7
    and a7, a4, a7
    xor a7, a7, t3
    xor a4, s5, a0
    and a1, a1, a3
    xor a1, s5, a1
    and a3, s3, a3
    xor t4, a3, t4
    xor t3, t3, t4
    xor t0, a3, t0
    xor t4, a1, t5
    xor t5, a1, s2
    xor t5, s0, t5
    xor t1, t5, t1
    xnor t6, t1, t6
    xor t0, t1, t0
    xor t1, t0, s4
    xor a3, t1, a2
    xor t1, t1, t4
    xor a7, t1, a7
    xor t2, a3, t2
    xor t2, s0, t2
    xor t4, a3, a4
    xor a4, t4, ra
    xor a7, a4, a7
    xnor t5, t5, a4
    xnor t0, t0, a7
    xor t4, t4, t2
    rori t4, t4, 16
    rori t0, t0, 16
    rori t5, t5, 16
    rori a7, a7, 16
    rori t2, t2, 16
    rori t1, t1, 16
    rori t6, t6, 16
    rori t3, t3, 16
    lw a4, 312(sp)
    lw a3, 256(sp)
    lw a2, 308(sp)
    xor a4, a4, a3
    xor a2, a2, a4
    lw a1, 320(sp)
    lw a0, 272(sp)
    lw s0, 288(sp)
    xor a1, a1, a0
    xor s1, s0, a2
    xor s2, a1, s1
    xor a3, a3, s2
    xor s3, a4, a3
    and s4, s0, a4
    lw s5, 296(sp)
    lw s7, 280(sp)
    xor s6, s5, a0
    xor s7, s7, s6
    xor a2, a2, s7
    xor s8, s1, a2
    xor s5, s5, s8
    xor s9, a4, s5
    and s10, s8, s9
    xor s4, s10, s4
    xor a0, a0, s4
    xor s11, s6, s9
    or ra, s7, s5
    xor s10, s10, ra
    xor ra, a4, s6
    xor a1, a1, ra
    xor s6, a3, s6
    sw t6, 272(sp)
    xor t6, s9, s6
    sw t5, 296(sp)
    and t5, a2, t6
    sw a7, 280(sp)
    and a7, s1, s6
    xor a7, s10, a7
    sw t4, 256(sp)
    and t4, s3, a1
    xor a7, t4, a7
    xor t4, t4, a0
    xor a0, s0, a1
    sw t1, 320(sp)
    or t1, a3, a0
    xor s4, t1, s4
    xor t1, s10, t1
    xor t1, t5, t1
    xor t1, s2, t1
    xor t5, a2, a0
    and s10, s11, t5
    xor s4, s10, s4
    xor s10, t1, s4
    sw t3, 308(sp)
    and t3, a7, s10
    sw t0, 312(sp)
    and t0, s2, ra
    xor t0, t0, t4
    xor t4, t3, t0
    and t4, s4, t4
    xor s10, s10, t4
    and s2, s2, s10
    and ra, ra, s10
    or t4, a7, t4
    xor a7, a7, t0
    sw t2, 252(sp)
    and t2, t1, a7
    xor t4, t2, t4
    xor t2, s4, t2
    and t0, t0, t2
    or t1, t1, t0
    xor t1, t3, t1
    xor a7, a7, t0
    and t0, s11, a7
    and t2, t5, a7
    and t3, s6, t1
    and t5, s1, t1
    and t6, t6, t4
    xor t6, t3, t6
    and a2, a2, t4
    xor s1, s10, a7
    and s4, s7, s1
    and s5, s5, s1
    xor t3, t3, s5
    xor a7, t4, a7
    and a0, a0, a7
    and a7, a3, a7
    xor a3, t1, s10
    xor t1, t1, t4
    and t4, s9, t1
    and s5, s8, t1
    xor t1, t1, s1
    and s0, s0, t1
    and t1, a4, t1
    xor t1, t1, t3
    xor a4, s5, a0
    and a1, a1, a3
    xor a1, s5, a1
    and a3, s3, a3
    xor t4, a3, t4
    xor t3, t3, t4
    xor a7, a3, a7
    rori t3, t3, 24
    xor t4, a1, t5
    xor t5, a1, s2
    xor t5, s0, t5
    xor t0, t5, t0
    xor a7, t0, a7
    xnor t0, t0, t6
    rori t0, t0, 24
    xor t6, a7, s4
    xor a3, t6, a2
    xor t4, t6, t4
    xor t1, t4, t1
    rori t4, t4, 24
    xor t2, a3, t2
    xor t2, s0, t2
    xor t6, a3, a4
    xor a4, t6, ra
    xor t1, a4, t1
    xnor t5, t5, a4
    rori t5, t5, 24
    xnor a7, a7, t1
    rori a7, a7, 24
    rori t1, t1, 24
    xor t6, t6, t2
    rori t6, t6, 24
    rori t2, t2, 24
    xor a4, a6, a5
    lw a3, 252(sp)
    lw a1, 72(sp)
    xor a2, a3, t2
    xor a2, a2, a7
    lw a0, 488(a1)
    xor a2, a2, a4
    xor a2, a2, a0
    lw a0, 328(sp)
    lw s1, 312(sp)
    xor s0, a0, t2
    xor s2, s1, a4
    lw s3, 492(a1)
    xor s2, s2, s0
    xor s2, s2, s3
    xor s3, a7, s1
    lw s4, 292(sp)
    lw s6, 480(a1)
    xor s5, a0, s4
    xor s5, s5, a6
    xor s5, s5, s3
    xor s5, s5, s6
    xor s6, a3, s4
    xor s7, a5, s6
    lw s8, 484(a1)
    xor s7, s7, s3
    xor s7, s7, s8
    lw s8, 304(sp)
    lw s11, 464(a1)
    xor s9, s8, t3
    xnor a0, s9, a0
    lw s9, 476(a1)
    xor a0, a0, s6
    xor a0, a0, s9
    lw s9, 268(sp)
    xor a6, a6, s1
    xor s10, s8, s9
    xnor t2, t2, s10
    xor t2, t2, s6
    xor t2, t2, s11
    lw s6, 308(sp)
    lw s1, 320(sp)
    xor s11, s9, s6
    xnor a3, s11, a3
    lw s11, 468(a1)
    xor a3, a3, s0
    xor a3, a3, s11
    xor s11, s6, t3
    xnor s0, s4, s0
    lw s4, 472(a1)
    xor s0, s0, s11
    xor s0, s0, s4
    lw s4, 316(sp)
    xor a6, a6, s1
    xor ra, t4, s4
    sw s2, 312(sp)
    lw s2, 500(a1)
    xor a6, a6, ra
    xor a6, a6, s2
    lw s2, 284(sp)
    sw a0, 292(sp)
    xor a0, s2, ra
    sw a2, 252(sp)
    lw a2, 504(a1)
    xor a0, a0, s3
    xor a2, a0, a2
    xor a0, s1, s2
    xor a5, a5, a7
    xor a5, a5, s4
    lw a7, 508(a1)
    xor a5, a5, a0
    xor a5, a5, a7
    xor a7, t4, a0
    lw s3, 496(a1)
    xor a7, a7, a4
    xor a7, a7, s3
    lw a4, 256(sp)
    xor t4, t4, s1
    xor s3, t6, a4
    xor t3, t3, t4
    xor t3, t3, s10
    lw s1, 456(a1)
    xor t3, t3, s3
    xor t3, t3, s1
    lw s1, 232(sp)
    sw a5, 320(sp)
    xor a5, s1, t6
    xor a5, a5, s6
    xor a5, a5, ra
    lw s6, 460(a1)
    xor a5, a5, s10
    xor a5, a5, s6
    lw s6, 324(sp)
    xor s2, s4, s2
    xor s10, s6, a4
    xor s8, s10, s8
    xor s8, s8, a0
    lw s10, 452(a1)
    xor s8, s8, s11
    xor s8, s8, s10
    xor s10, s6, s1
    xor s4, s9, s2
    xor s4, s4, s10
    lw s9, 448(a1)
    xor s4, s4, s11
    xor s4, s4, s9
    lw s9, 280(sp)
    xor a4, a4, ra
    xor s11, s9, t1
    xor t6, s11, t6
    xor t6, t6, t4
    lw s11, 440(a1)
    xor t6, t6, s10
    xor t6, t6, s11
    lw s11, 260(sp)
    sw a5, 268(sp)
    xor a5, s11, t1
    xor a4, a4, s10
    lw s10, 444(a1)
    xor a4, a4, a5
    xor a4, a4, s10
    lw s10, 244(sp)
    sw a4, 256(sp)
    xor a4, s11, s10
    xor a4, a4, s6
    xor a4, a4, s2
    lw s6, 432(a1)
    xor a4, a4, s3
    xor a4, a4, s6
    xor s6, s10, s9
    xor s1, s1, a0
    xor s1, s1, s3
    lw s3, 436(a1)
    xor s1, s1, s6
    xor s1, s1, s3
    lw s3, 296(sp)
    sw s0, 232(sp)
    xor s0, s3, t5
    xor s0, s0, s10
    lw s10, 424(a1)
    xor s0, s0, a5
    xor s0, s0, s10
    lw s10, 248(sp)
    sw s0, 244(sp)
    xor s0, s10, s3
    xor s9, s9, s0
    sw t3, 280(sp)
    lw t3, 420(a1)
    xor a5, s9, a5
    xor a5, a5, t3
    lw t3, 332(sp)
    xor s3, s3, a0
    xor s9, t3, s10
    xor t1, s9, t1
    lw s9, 416(a1)
    xor t1, t1, s6
    xor t1, t1, s9
    xor s9, t3, t5
    xor s6, s11, s6
    lw s11, 428(a1)
    xor s6, s6, s9
    xor s6, s6, s11
    lw s11, 272(sp)
    sw s6, 260(sp)
    xor s6, s11, t0
    xor s6, s6, s10
    xor s6, s6, t4
    lw s10, 408(a1)
    xor s6, s6, s9
    xor s6, s6, s10
    lw s10, 264(sp)
    sw s6, 248(sp)
    xor s6, s11, s10
    xor s3, s3, s9
    lw s9, 404(a1)
    xor s3, s3, s6
    xor s3, s3, s9
    xor s9, t0, s2
    sw a2, 296(sp)
    lw a2, 384(a1)
    xor s9, s9, s6
    xor a2, s9, a2
    lw s9, 300(sp)
    xor a0, s11, a0
    xor t0, t0, s9
    lw s11, 388(a1)
    xor a0, a0, t0
    xor a0, a0, s11
    xor s11, s9, s10
    xor t5, s11, t5
    xor t5, t5, s2
    lw s2, 400(a1)
    xor t5, t5, s0
    xor t5, t5, s2
    xor s2, s9, ra
    lw s9, 396(a1)
    xor s2, s2, s6
    xor s2, s2, s9
    xor t3, t3, ra
    xor t3, t3, s0
    lw s0, 412(a1)
    xor t3, t3, t0
    xor t3, t3, s0
    xor t4, s10, t4
    lw s0, 392(a1)
    xor t0, t4, t0
    xor t0, t0, s0
    # round 7 (aes.dsl:47)
    xor t4, a4, a7
    xor a4, s4, t4
    xor a2, a2, t2
    xor s0, s5, a4
    xor s4, a2, s0
    xor a7, a7, s4
    xor s6, t4, a7
    and s9, s5, t4
    xor s10, t5, t2
    xor t1, t1, s10
    xor a4, a4, t1
    xor s11, s0, a4
    xor t5, t5, s11
    xor ra, t4, t5
    and a1, s11, ra
    xor s9, a1, s9
    xor t2, t2, s9
    sw t3, 264(sp)
    xor t3, s10, ra
    sw s2, 332(sp)
    or s2, t1, t5
    xor a1, a1, s2
    xor s2, t4, s10
    xor a2, a2, s2
    xor s10, a7, s10
    sw t0, 300(sp)
    xor t0, ra, s10
    sw t6, 272(sp)
    and t6, a4, t0
    sw a5, 324(sp)
    and a5, s0, s10
    xor a5, a1, a5
    sw s3, 284(sp)
    and s3, s6, a2
    xor a5, s3, a5
    xor t2, s3, t2
    xor s3, s5, a2
    sw s7, 316(sp)
    or s7, a7, s3
    xor s9, s7, s9
    xor a1, a1, s7
    xor t6, t6, a1
    xor t6, s4, t6
    xor a1, a4, s3
    and s7, t3, a1
    xor s7, s7, s9
    xor s9, t6, s7
    sw a3, 304(sp)
    and a3, a5, s9
    sw a0, 308(sp)
    and a0, s4, s2
    xor t2, a0, t2
    xor a0, a3, t2
    and a0, s7, a0
    xor s9, s9, a0
    and s4, s4, s9
    and s2, s2, s9
    or a0, a5, a0
    xor a5, a5, t2
    sw s8, 328(sp)
    and s8, t6, a5
    xor a0, s8, a0
    xor s7, s7, s8
    and t2, t2, s7
    or t6, t6, t2
    xor t6, a3, t6
    xor a5, a5, t2
    and t2, t3, a5
    and t3, a1, a5
    and a3, s10, t6
    and a1, s0, t6
    and t0, t0, a0
    xor t0, a3, t0
    and a4, a4, a0
    xor s0, s9, a5
    and t1, t1, s0
    and t5, t5, s0
    xor t5, a3, t5
    xor a5, a0, a5
    and a3, s3, a5
    and a5, a7, a5
    xor a7, t6, s9
    xor t6, t6, a0
    and a0, ra, t6
    and s3, s11, t6
    xor t6, t6, s0
    and s0, s5, t6
    and t4, t4, t6
    xor t4, t4, t5
    xor t6, s3, a3
    and a3, a2, a7
    xor a3, s3, a3
    and a7, s6, a7
    xor a2, a7, a0
    xor t5, t5, a2
    xor a5, a7, a5
    xor a7, a3, s4
    xor a3, a3, a1
    xor a7, s0, a7
    xor t2, a7, t2
    xor a5, t2, a5
    xnor t0, t2, t0
    xor t1, a5, t1
    xor t2, t1, a3
    xor t1, t1, a4
    xor t3, t1, t3
    xor t3, s0, t3
    xor t1, t1, t6
    xor t6, t1, s2
    xnor a7, a7, t6
    xor t1, t1, t3
    xor t4, t2, t4
    xor t4, t6, t4
    xnor a5, a5, t4
    xor t6, s1, a6
    lw a4, 328(sp)
    lw a3, 308(sp)
    xor a4, a4, t6
    lw a2, 304(sp)
    lw a1, 316(sp)
    xor a3, a3, a2
    xor a0, a1, a4
    xor s0, a3, a0
    xor a6, a6, s0
    xor s1, t6, a6
    and s2, a1, t6
    lw s3, 284(sp)
    lw s5, 324(sp)
    xor s4, s3, a2
    xor s5, s5, s4
    xor a4, a4, s5
    xor s6, a0, a4
    xor s3, s3, s6
    xor s7, t6, s3
    and s8, s6, s7
    xor s2, s8, s2
    xor a2, a2, s2
    xor s9, s4, s7
    or s10, s5, s3
    xor s8, s8, s10
    xor s10, t6, s4
    xor a3, a3, s10
    xor s4, a6, s4
    xor s11, s7, s4
    and ra, a4, s11
    sw t0, 304(sp)
    and t0, a0, s4
    xor t0, s8, t0
    sw a7, 284(sp)
    and a7, s1, a3
    xor t0, a7, t0
    xor a7, a7, a2
    xor a2, a1, a3
    sw t4, 324(sp)
    or t4, a6, a2
    xor s2, t4, s2
    xor t4, s8, t4
    xor t4, ra, t4
    xor t4, s0, t4
    xor s8, a4, a2
    and ra, s9, s8
    xor s2, ra, s2
    xor ra, t4, s2
    sw t1, 308(sp)
    and t1, t0, ra
    sw t2, 328(sp)
    and t2, s0, s10
    xor a7, t2, a7
    xor t2, t1, a7
    and t2, s2, t2
    xor ra, ra, t2
    and s0, s0, ra
    and s10, s10, ra
    or t2, t0, t2
    xor t0, t0, a7
    sw t5, 288(sp)
    and t5, t4, t0
    xor t2, t5, t2
    xor t5, s2, t5
    and a7, a7, t5
    or t4, t4, a7
    xor t1, t1, t4
    xor a7, t0, a7
    and t0, s9, a7
    and t4, s8, a7
    and t5, s4, t1
    and a0, a0, t1
    and s2, s11, t2
    xor s2, t5, s2
    and a4, a4, t2
    xor s4, ra, a7
    and s5, s5, s4
    and s3, s3, s4
    xor t5, t5, s3
    xor a7, t2, a7
    and a2, a2, a7
    and a6, a6, a7
    xor a7, t1, ra
    xor t1, t1, t2
    and t2, s7, t1
    and s3, s6, t1
    xor t1, t1, s4
    and a1, a1, t1
    and t1, t6, t1
    xor t1, t1, t5
    xor t6, s3, a2
    and a3, a3, a7
    xor a3, s3, a3
    and a7, s1, a7
    xor t2, a7, t2
    xor t2, t5, t2
    xor a6, a7, a6
    xor a7, a3, a0
    xor t5, a3, s0
    xor t5, a1, t5
    xor t0, t5, t0
    xnor a3, t0, s2
    xor a6, t0, a6
    xor t0, a6, s5
    xor a4, t0, a4
    xor a7, t0, a7
    xor t0, a7, t1
    xor t1, a4, t4
    xor t1, a1, t1
    xor t4, a4, t6
    xor t6, t4, s10
    xor t0, t6, t0
    xnor t5, t5, t6
    xnor a6, a6, t0
    xor t4, t4, t1
    rori t4, t4, 8
    rori a6, a6, 8
    rori t5, t5, 8
    rori t0, t0, 8
    rori t1, t1, 8
    rori a7, a7, 8
    rori t6, a3, 8
    rori t2, t2, 8
    lw a4, 272(sp)
    lw a3, 296(sp)
    lw a2, 280(sp)
    xor a4, a4, a3
    xor a2, a2, a4
    lw a1, 300(sp)
    lw a0, 232(sp)
    lw s0, 252(sp)
    xor a1, a1, a0
    xor s1, s0, a2
    xor s2, a1, s1
    xor a3, a3, s2
    xor s3, a4, a3
    and s4, s0, a4
    lw s5, 248(sp)
    lw s7, 244(sp)
    xor s6, s5, a0
    xor s7, s7, s6
    xor a2, a2, s7
    xor s8, s1, a2
    xor s5, s5, s8
    xor s9, a4, s5
    and s10, s8, s9
    xor s4, s10, s4
    xor a0, a0, s4
    xor s11, s6, s9
    or ra, s7, s5
    xor s10, s10, ra
    xor ra, a4, s6
    xor a1, a1, ra
    xor s6, a3, s6
    sw t6, 232(sp)
    xor t6, s9, s6
    sw t5, 248(sp)
    and t5, a2, t6
    sw t0, 244(sp)
    and t0, s1, s6
    xor t0, s10, t0
    sw t4, 296(sp)
    and t4, s3, a1
    xor t0, t4, t0
    xor t4, t4, a0
    xor a0, s0, a1
    sw a7, 300(sp)
    or a7, a3, a0
    xor s4, a7, s4
    xor a7, s10, a7
    xor a7, t5, a7
    xor a7, s2, a7
    xor t5, a2, a0
    and s10, s11, t5
    xor s4, s10, s4
    xor s10, a7, s4
    sw t2, 280(sp)
    and t2, t0, s10
    sw t1, 272(sp)
    and t1, s2, ra
    xor t1, t1, t4
    xor t4, t2, t1
    and t4, s4, t4
    xor s10, s10, t4
    and s2, s2, s10
    and ra, ra, s10
    or t4, t0, t4
    xor t0, t0, t1
    sw t3, 316(sp)
    and t3, a7, t0
    xor t4, t3, t4
    xor t3, s4, t3
    and t1, t1, t3
    or a7, a7, t1
    xor a7, t2, a7
    xor t0, t0, t1
    and t1, s11, t0
    and t2, t5, t0
    and t3, s6, a7
    and t5, s1, a7
    and t6, t6, t4
    xor t6, t3, t6
    and a2, a2, t4
    xor s1, s10, t0
    and s4, s7, s1
    and s5, s5, s1
    xor t3, t3, s5
    xor t0, t4, t0
    and a0, a0, t0
    and t0, a3, t0
    xor a3, a7, s10
    xor a7, a7, t4
    and t4, s9, a7
    and s5, s8, a7
    xor a7, a7, s1
    and s0, s0, a7
    and a7, a4, a7
    xor a7, a7, t3
    xor a4, s5, a0
    and a1, a1, a3
    xor a1, s5, a1
    and a3, s3, a3
    xor t4, a3, t4
    xor t3, t3, t4
    xor t0, a3, t0
    xor t4, a1, t5
    xor t5, a1, s2
    xor t5, s0, t5
    xor t1, t5, t1
    xnor t6, t1, t6
    xor t0, t1, t0
    xor t1, t0, s4
    xor a3, t1, a2
    xor t1, t1, t4
    xor a7, t1, a7
    xor t2, a3, t2
    xor t2, s0, t2
    xor t4, a3, a4
    xor a4, t4, ra
    xor a7, a4, a7
    xnor t5, t5, a4
    xnor t0, t0, a7
    xor t4, t4, t2
    rori t4, t4, 16
    rori t0, t0, 16
    rori t5, t5, 16
    rori a7, a7, 16
    rori t2, t2, 16
    rori t1, t1, 16
    rori t6, t6, 16
    rori t3, t3, 16
    lw a4, 256(sp)
    lw a3, 320(sp)
    lw a2, 268(sp)
    xor a4, a4, a3
    xor a2, a2, a4
    lw a1, 332(sp)
    lw a0, 292(sp)
    lw s0, 312(sp)
    xor a1, a1, a0
    xor s1, s0, a2
    xor s2, a1, s1
    xor a3, a3, s2
    xor s3, a4, a3
    and s4, s0, a4
    lw s5, 264(sp)
    lw s7, 260(sp)
    xor s6, s5, a0
    xor s7, s7, s6
    xor a2, a2, s7
    xor s8, s1, a2
    xor s5, s5, s8
    xor s9, a4, s5
    and s10, s8, s9
    xor s4, s10, s4
    xor a0, a0, s4
    xor s11, s6, s9
    or ra, s7, s5
    xor s10, s10, ra
    xor ra, a4, s6
    xor a1, a1, ra
    xor s6, a3, s6
    sw t6, 292(sp)
    xor t6, s9, s6
    sw t5, 264(sp)
    and t5, a2, t6
    sw a7, 260(sp)
    and a7, s1, s6
    xor a7, s10, a7
    sw t4, 320(sp)
    and t4, s3, a1
    xor a7, t4, a7
    xor t4, t4, a0
    xor a0, s0, a1
    sw t1, 332(sp)
    or t1, a3, a0
    xor s4, t1, s4
    xor t1, s10, t1
    xor t1, t5, t1
    xor t1, s2, t1
    xor t5, a2, a0
    and s10, s11, t5
    xor s4, s10, s4
    xor s10, t1, s4
    sw t3, 268(sp)
    and t3, a7, s10
    sw t0, 256(sp)
    and t0, s2, ra
    xor t0, t0, t4
    xor t4, t3, t0
    and t4, s4, t4
    xor s10, s10, t4
    and s2, s2, s10
    and ra, ra, s10
    or t4, a7, t4
    xor a7, a7, t0
    sw t2, 252(sp)
    and t2, t1, a7
    xor t4, t2, t4
    xor t2, s4, t2
    and t0, t0, t2
    or t1, t1, t0
    xor t1, t3, t1
    xor a7, a7, t0
    and t0, s11, a7
    and t2, t5, a7
    and t3, s6, t1
    and t5, s1, t1
    and t6, t6, t4
    xor t6, t3, t6
    and a2, a2, t4
    xor s1, s10, a7
    and s4, s7, s1
    and s5, s5, s1
    xor t3, t3, s5
    xor a7, t4, a7
    and a0, a0, a7
    and a7, a3, a7
    xor a3, t1, s10
    xor t1, t1, t4
    and t4, s9, t1
    and s5, s8, t1
    xor t1, t1, s1
    and s0, s0, t1
    and t1, a4, t1
    xor t1, t1, t3
    xor a4, s5, a0
    and a1, a1, a3
    xor a1, s5, a1
    and a3, s3, a3
    xor t4, a3, t4
    xor t3, t3, t4
    xor a7, a3, a7
    rori t3, t3, 24
    xor t4, a1, t5
    xor t5, a1, s2
    xor t5, s0, t5
    xor t0, t5, t0
    xor a7, t0, a7
    xnor t0, t0, t6
    rori t0, t0, 24
    xor t6, a7, s4
    xor a3, t6, a2
    xor t4, t6, t4
    xor t1, t4, t1
    rori t4, t4, 24
    xor t2, a3, t2
    xor t2, s0, t2
    xor t6, a3, a4
    xor a4, t6, ra
    xor t1, a4, t1
    xnor t5, t5, a4
    rori t5, t5, 24
    xnor a7, a7, t1
    rori a7, a7, 24
    rori t1, t1, 24
    xor t6, t6, t2
    rori t6, t6, 24
    rori t2, t2, 24
    xor a4, a6, a5
    lw a3, 252(sp)
    lw a1, 72(sp)
    xor a2, a3, t2
    xor a2, a2, a7
    lw a0, 616(a1)
    xor a2, a2, a4
    xor a2, a2, a0
    lw a0, 316(sp)
    lw s1, 256(sp)
    xor s0, a0, t2
    xor s2, s1, a4
    lw s3, 620(a1)
    xor s2, s2, s0
    xor s2, s2, s3
    xor s3, a7, s1
    lw s4, 272(sp)
    lw s6, 608(a1)
    xor s5, a0, s4
    xor s5, s5, a6
    xor s5, s5, s3
    xor s5, s5, s6
    xor s6, a3, s4
    xor s7, a5, s6
    lw s8, 612(a1)
    xor s7, s7, s3
    xor s7, s7, s8
    lw s8, 288(sp)
    lw s11, 592(a1)
    xor s9, s8, t3
    xnor a0, s9, a0
    lw s9, 604(a1)
    xor a0, a0, s6
    xor a0, a0, s9
    lw s9, 280(sp)
    xor a6, a6, s1
    xor s10, s8, s9
    xnor t2, t2, s10
    xor t2, t2, s6
    xor t2, t2, s11
    lw s6, 268(sp)
    lw s1, 332(sp)
    xor s11, s9, s6
    xnor a3, s11, a3
    lw s11, 596(a1)
    xor a3, a3, s0
    xor a3, a3, s11
    xor s11, s6, t3
    xnor s0, s4, s0
    lw s4, 600(a1)
    xor s0, s0, s11
    xor s0, s0, s4
    lw s4, 328(sp)
    xor a6, a6, s1
    xor ra, t4, s4
    sw s2, 256(sp)
    lw s2, 628(a1)
    xor a6, a6, ra
    xor a6, a6, s2
    lw s2, 300(sp)
    sw a0, 272(sp)
    xor a0, s2, ra
    sw a2, 252(sp)
    lw a2, 632(a1)
    xor a0, a0, s3
    xor a2, a0, a2
    xor a0, s1, s2
    xor a5, a5, a7
    xor a5, a5, s4
    lw a7, 636(a1)
    xor a5, a5, a0
    xor a5, a5, a7
    xor a7, t4, a0
    lw s3, 624(a1)
    xor a7, a7, a4
    xor a7, a7, s3
    lw a4, 320(sp)
    xor t4, t4, s1
    xor s3, t6, a4
    xor t3, t3, t4
    xor t3, t3, s10
    lw s1, 584(a1)
    xor t3, t3, s3
    xor t3, t3, s1
    lw s1, 308(sp)
    sw a5, 332(sp)
    xor a5, s1, t6
    xor a5, a5, s6
    xor a5, a5, ra
    lw s6, 588(a1)
    xor a5, a5, s10
    xor a5, a5, s6
    lw s6, 296(sp)
    xor s2, s4, s2
    xor s10, s6, a4
    xor s8, s10, s8
    xor s8, s8, a0
    lw s10, 580(a1)
    xor s8, s8, s11
    xor s8, s8, s10
    xor s10, s6, s1
    xor s4, s9, s2
    xor s4, s4, s10
    lw s9, 576(a1)
    xor s4, s4, s11
    xor s4, s4, s9
    lw s9, 260(sp)
    xor a4, a4, ra
    xor s11, s9, t1
    xor t6, s11, t6
    xor t6, t6, t4
    lw s11, 568(a1)
    xor t6, t6, s10
    xor t6, t6, s11
    lw s11, 324(sp)
    sw a5, 280(sp)
    xor a5, s11, t1
    xor a4, a4, s10
    lw s10, 572(a1)
    xor a4, a4, a5
    xor a4, a4, s10
    lw s10, 244(sp)
    sw a4, 320(sp)
    xor a4, s11, s10
    xor a4, a4, s6
    xor a4, a4, s2
    lw s6, 560(a1)
    xor a4, a4, s3
    xor a4, a4, s6
    xor s6, s10, s9
    xor s1, s1, a0
    xor s1, s1, s3
    lw s3, 564(a1)
    xor s1, s1, s6
    xor s1, s1, s3
    lw s3, 264(sp)
    sw s0, 308(sp)
    xor s0, s3, t5
    xor s0, s0, s10
    lw s10, 552(a1)
    xor s0, s0, a5
    xor s0, s0, s10
    lw s10, 248(sp)
    sw s0, 244(sp)
    xor s0, s10, s3
    xor s9, s9, s0
    sw t3, 260(sp)
    lw t3, 548(a1)
    xor a5, s9, a5
    xor a5, a5, t3
    lw t3, 284(sp)
    xor s3, s3, a0
    xor s9, t3, s10
    xor t1, s9, t1
    lw s9, 544(a1)
    xor t1, t1, s6
    xor t1, t1, s9
    xor s9, t3, t5
    xor s6, s11, s6
    lw s11, 556(a1)
    xor s6, s6, s9
    xor s6, s6, s11
    lw s11, 292(sp)
    sw s6, 324(sp)
    xor s6, s11, t0
    xor s6, s6, s10
    xor s6, s6, t4
    lw s10, 536(a1)
    xor s6, s6, s9
    xor s6, s6, s10
    lw s10, 232(sp)
    sw s6, 248(sp)
    xor s6, s11, s10
    xor s3, s3, s9
    lw s9, 532(a1)
    xor s3, s3, s6
    xor s3, s3, s9
    xor s9, t0, s2
    sw a2, 264(sp)
    lw a2, 512(a1)
    xor s9, s9, s6
    xor a2, s9, a2
    lw s9, 304(sp)
    xor a0, s11, a0
    xor t0, t0, s9
    lw s11, 516(a1)
    xor a0, a0, t0
    xor a0, a0, s11
    xor s11, s9, s10
    xor t5, s11, t5
    xor t5, t5, s2
    lw s2, 528(a1)
    xor t5, t5, s0
    xor t5, t5, s2
    xor s2, s9, ra
    lw s9, 524(a1)
    xor s2, s2, s6
    xor s2, s2, s9
    xor t3, t3, ra
    xor t3, t3, s0
    lw s0, 540(a1)
    xor t3, t3, t0
    xor t3, t3, s0
    xor t4, s10, t4
    lw s0, 520(a1)
    xor t0, t4, t0
    xor t0, t0, s0
    # round 8 (aes.dsl:47)
    xor t4, a4, a7
    xor a4, s4, t4
    xor a2, a2, t2
    xor s0, s5, a4
    xor s4, a2, s0
    xor a7, a7, s4
    xor s6, t4, a7
    and s9, s5, t4
    xor s10, t5, t2
    xor t1, t1, s10
    xor a4, a4, t1
    xor s11, s0, a4
    xor t5, t5, s11
    xor ra, t4, t5
    and a1, s11, ra
    xor s9, a1, s9
    xor t2, t2, s9
    sw t3, 232(sp)
    xor t3, s10, ra
    sw s2, 284(sp)
    or s2, t1, t5
    xor a1, a1, s2
    xor s2, t4, s10
    xor a2, a2, s2
    xor s10, a7, s10
    sw t0, 304(sp)
    xor t0, ra, s10
    sw t6, 292(sp)
    and t6, a4, t0
    sw a5, 296(sp)
    and a5, s0, s10
    xor a5, a1, a5
    sw s3, 300(sp)
    and s3, s6, a2
    xor a5, s3, a5
    xor t2, s3, t2
    xor s3, s5, a2
    sw s7, 328(sp)
    or s7, a7, s3
    xor s9, s7, s9
    xor a1, a1, s7
    xor t6, t6, a1
    xor t6, s4, t6
    xor a1, a4, s3
    and s7, t3, a1
    xor s7, s7, s9
    xor s9, t6, s7
    sw a3, 288(sp)
    and a3, a5, s9
    sw a0, 268(sp)
    and a0, s4, s2
    xor t2, a0, t2
    xor a0, a3, t2
    and a0, s7, a0
    xor s9, s9, a0
    and s4, s4, s9
    and s2, s2, s9
    or a0, a5, a0
    xor a5, a5, t2
    sw s8, 316(sp)
    and s8, t6, a5
    xor a0, s8, a0
    xor s7, s7, s8
    and t2, t2, s7
    or t6, t6, t2
    xor t6, a3, t6
    xor a5, a5, t2
    and t2, t3, a5
    and t3, a1, a5
    and a3, s10, t6
    and a1, s0, t6
    and t0, t0, a0
    xor t0, a3, t0
    and a4, a4, a0
    xor s0, s9, a5
    and t1, t1, s0
    and t5, t5, s0
    xor t5, a3, t5
    xor a5, a0, a5
    and a3, s3, a5
    and a5, a7, a5
    xor a7, t6, s9
    xor t6, t6, a0
    and a0, ra, t6
    and s3, s11, t6
    xor t6, t6, s0
    and s0, s5, t6
    and t4, t4, t6
    xor t4, t4, t5
    xor t6, s3, a3
    and a3, a2, a7
    xor a3, s3, a3
    and a7, s6, a7
    xor a2, a7, a0
    xor t5, t5, a2
    xor a5, a7, a5
    xor a7, a3, s4
    xor a3, a3, a1
    xor a7, s0, a7
    xor t2, a7, t2
    xor a5, t2, a5
    xnor t0, t2, t0
    xor t1, a5, t1
    xor t2, t1, a3
    xor t1, t1, a4
    xor t3, t1, t3
    xor t3, s0, t3
    xor t1, t1, t6
    xor t6, t1, s2
    xnor a7, a7, t6
    xor t1, t1, t3
    xor t4, t2, t4
    xor t4, t6, t4
    xnor a5, a5, t4
    xor t6, s1, a6
    lw a4, 316(sp)
    lw a3, 268(sp)
    xor a4, a4, t6
    lw a2, 288(sp)
    lw a1, 328(sp)
    xor a3, a3, a2
    xor a0, a1, a4
    xor s0, a3, a0
    xor a6, a6, s0
    xor s1, t6, a6
    and s2, a1, t6
    lw s3, 300(sp)
    lw s5, 296(sp)
    xor s4, s3, a2
    xor s5, s5, s4
    xor a4, a4, s5
    xor s6, a0, a4
    xor s3, s3, s6
    xor s7, t6, s3
    and s8, s6, s7
    xor s2, s8, s2
    xor a2, a2, s2
    xor s9, s4, s7
    or s10, s5, s3
    xor s8, s8, s10
    xor s10, t6, s4
    xor a3, a3, s10
    xor s4, a6, s4
    xor s11, s7, s4
    and ra, a4, s11
    sw t0, 288(sp)
    and t0, a0, s4
    xor t0, s8, t0
    sw a7, 300(sp)
    and a7, s1, a3
    xor t0, a7, t0
    xor a7, a7, a2
    xor a2, a1, a3
    sw t4, 296(sp)
    or t4, a6, a2
    xor s2, t4, s2
    xor t4, s8, t4
    xor t4, ra, t4
    xor t4, s0, t4
    xor s8, a4, a2
    and ra, s9, s8
    xor s2, ra, s2
    xor ra, t4, s2
    sw t1, 268(sp)
    and t1, t0, ra
    sw t2, 316(sp)
    and t2, s0, s10
    xor a7, t2, a7
    xor t2, t1, a7
    and t2, s2, t2
    xor ra, ra, t2
    and s0, s0, ra
    and s10, s10, ra
    or t2, t0, t2
    xor t0, t0, a7
    sw t5, 312(sp)
    and t5, t4, t0
    xor t2, t5, t2
    xor t5, s2, t5
    and a7, a7, t5
    or t4, t4, a7
    xor t1, t1, t4
    xor a7, t0, a7
    and t0, s9, a7
    and t4, s8, a7
    and t5, s4, t1
    and a0, a0, t1
    and s2, s11, t2
    xor s2, t5, s2
    and a4, a4, t2
    xor s4, ra, a7
    and s5, s5, s4
    and s3, s3, s4
    xor t5, t5, s3
    xor a7, t2, a7
    and a2, a2, a7
    and a6, a6, a7
    xor a7, t1, ra
    xor t1, t1, t2
    and t2, s7, t1
    and s3, s6, t1
    xor t1, t1, s4
    and a1, a1, t1
    and t1, t6, t1
    xor t1, t1, t5
    xor t6, s3, a2
    and a3, a3, a7
    xor a3, s3, a3
    and a7, s1, a7
    xor t2, a7, t2
    xor t2, t5, t2
    xor a6, a7, a6
    xor a7, a3, a0
    xor t5, a3, s0
    xor t5, a1, t5
    xor t0, t5, t0
    xnor a3, t0, s2
    xor a6, t0, a6
    xor t0, a6, s5
    xor a4, t0, a4
    xor a7, t0, a7
    xor t0, a7, t1
    xor t1, a4, t4
    xor t1, a1, t1
    xor t4, a4, t6
    xor t6, t4, s10
    xor t0, t6, t0
    xnor t5, t5, t6
    xnor a6, a6, t0
    xor t4, t4, t1
    rori t4, t4, 8
    rori a6, a6, 8
    rori t5, t5, 8
    rori t0, t0, 8
    rori t1, t1, 8
    rori a7, a7, 8
    rori t6, a3, 8
    rori t2, t2, 8
    lw a4, 292(sp)
    lw a3, 264(sp)
    lw a2, 260(sp)
    xor a4, a4, a3
    xor a2, a2, a4
    lw a1, 304(sp)
    lw a0, 308(sp)
    lw s0, 252(sp)
    xor a1, a1, a0
    xor s1, s0, a2
    xor s2, a1, s1
    xor a3, a3, s2
    xor s3, a4, a3
    and s4, s0, a4
    lw s5, 248(sp)
    lw s7, 244(sp)
    xor s6, s5, a0
    xor s7, s7, s6
    xor a2, a2, s7
    xor s8, s1, a2
    xor s5, s5, s8
    xor s9, a4, s5
    and s10, s8, s9
    xor s4, s10, s4
    xor a0, a0, s4
    xor s11, s6, s9
    or ra, s7, s5
    xor s10, s10, ra
    xor ra, a4, s6
    xor a1, a1, ra
    xor s6, a3, s6
    sw t6, 308(sp)
    xor t6, s9, s6
    sw t5, 248(sp)
    and t5, a2, t6
    sw t0, 244(sp)
    and t0, s1, s6
    xor t0, s10, t0
    sw t4, 264(sp)
    and t4, s3, a1
    xor t0, t4, t0
    xor t4, t4, a0
    xor a0, s0, a1
    sw a7, 304(sp)
    or a7, a3, a0
    xor s4, a7, s4
    xor a7, s10, a7
    xor a7, t5, a7
    xor a7, s2, a7
    xor t5, a2, a0
    and s10, s11, t5
    xor s4, s10, s4
    xor s10, a7, s4
    sw t2, 260(sp)
    and t2, t0, s10
    sw t1, 292(sp)
    and t1, s2, ra
    xor t1, t1, t4
    xor t4, t2, t1
    and t4, s4, t4
    xor s10, s10, t4
    and s2, s2, s10
    and ra, ra, s10
    or t4, t0, t4
    xor t0, t0, t1
    sw t3, 328(sp)
    and t3, a7, t0
    xor t4, t3, t4
    xor t3, s4, t3
    and t1, t1, t3
    or a7, a7, t1
    xor a7, t2, a7
    xor t0, t0, t1
    and t1, s11, t0
    and t2, t5, t0
    and t3, s6, a7
    and t5, s1, a7
    and t6, t6, t4
    xor t6, t3, t6
    and a2, a2, t4
    xor s1, s10, t0
    and s4, s7, s1
    and s5, s5, s1
    xor t3, t3, s5
    xor t0, t4, t0
    and a0, a0, t0
    and t0, a3, t0
    xor a3, a7, s10
    xor a7, a7, t4
    and t4, s9, a7
    and s5, s8, a7
    xor a7, a7, s1
    and s0, s0, a7
    and a7, a4, a7
    xor a7, a7, t3
    xor a4, s5, a0
    and a1, a1, a3
    xor a1, s5, a1
    and a3, s3, a3
    xor t4, a3, t4
    xor t3, t3, t4
    xor t0, a3, t0
    xor t4, a1, t5
    xor t5, a1, s2
    xor t5, s0, t5
    xor t1, t5, t1
    xnor t6, t1, t6
    xor t0, t1, t0
    xor t1, t0, s4
    xor a3, t1, a2
    xor t1, t1, t4
    xor a7, t1, a7
    xor t2, a3, t2
    xor t2, s0, t2
    xor t4, a3, a4
    xor a4, t4, ra
    xor a7, a4, a7
    xnor t5, t5, a4
    xnor t0, t0, a7
    xor t4, t4, t2
    rori t4, t4, 16
    rori t0, t0, 16
    rori t5, t5, 16
    rori a7, a7, 16
    rori t2, t2, 16
    rori t1, t1, 16
    rori t6, t6, 16
    rori t3, t3, 16
    lw a4, 320(sp)
    lw a3, 332(sp)
    lw a2, 280(sp)
    xor a4, a4, a3
    xor a2, a2, a4
    lw a1, 284(sp)
    lw a0, 272(sp)
    lw s0, 256(sp)
    xor a1, a1, a0
    xor s1, s0, a2
    xor s2, a1, s1
    xor a3, a3, s2
    xor s3, a4, a3
    and s4, s0, a4
    lw s5, 232(sp)
    lw s7, 324(sp)
    xor s6, s5, a0
    xor s7, s7, s6
    xor a2, a2, s7
    xor s8, s1, a2
    xor s5, s5, s8
    xor s9, a4, s5
    and s10, s8, s9
    xor s4, s10, s4
    xor a0, a0, s4
    xor s11, s6, s9
    or ra, s7, s5
    xor s10, s10, ra
    xor ra, a4, s6
    xor a1, a1, ra
    xor s6, a3, s6
    sw t6, 272(sp)
    xor t6, s9, s6
    sw t5, 232(sp)
    and t5, a2, t6
    sw a7, 324(sp)
    and a7, s1, s6
    xor a7, s10, a7
    sw t4, 332(sp)
    and t4, s3, a1
    xor a7, t4, a7
    xor t4, t4, a0
    xor a0, s0, a1
    sw t1, 284(sp)
    or t1, a3, a0
    xor s4, t1, s4
    xor t1, s10, t1
    xor t1, t5, t1
    xor t1, s2, t1
    xor t5, a2, a0
    and s10, s11, t5
    xor s4, s10, s4
    xor s10, t1, s4
    sw t3, 280(sp)
    and t3, a7, s10
    sw t0, 320(sp)
    and t0, s2, ra
    xor t0, t0, t4
    xor t4, t3, t0
    and t4, s4, t4
    xor s10, s10, t4
    and s2, s2, s10
    and ra, ra, s10
    or t4, a7, t4
    xor a7, a7, t0
    sw t2, 252(sp)
    and t2, t1, a7
    xor t4, t2, t4
    xor t2, s4, t2
    and t0, t0, t2
    or t1, t1, t0
    xor t1, t3, t1
    xor a7, a7, t0
    and t0, s11, a7
    and t2, t5, a7
    and t3, s6, t1
    and t5, s1, t1
    and t6, t6, t4
    xor t6, t3, t6
    and a2, a2, t4
    xor s1, s10, a7
    and s4, s7, s1
    and s5, s5, s1
    xor t3, t3, s5
    xor a7, t4, a7
    and a0, a0, a7
    and a7, a3, a7
    xor a3, t1, s10
    xor t1, t1, t4
    and t4, s9, t1
    and s5, s8, t1
    xor t1, t1, s1
    and s0, s0, t1
    and t1, a4, t1
    xor t1, t1, t3
    xor a4, s5, a0
    and a1, a1, a3
    xor a1, s5, a1
    and a3, s3, a3
    xor t4, a3, t4
    xor t3, t3, t4
    xor a7, a3, a7
    rori t3, t3, 24
    xor t4, a1, t5
    xor t5, a1, s2
    xor t5, s0, t5
    xor t0, t5, t0
    xor a7, t0, a7
    xnor t0, t0, t6
    rori t0, t0, 24
    xor t6, a7, s4
    xor a3, t6, a2
    xor t4, t6, t4
    xor t1, t4, t1
    rori t4, t4, 24
    xor t2, a3, t2
    xor t2, s0, t2
    xor t6, a3, a4
    xor a4, t6, ra
    xor t1, a4, t1
    xnor t5, t5, a4
    rori t5, t5, 24
    xnor a7, a7, t1
    rori a7, a7, 24
    rori t1, t1, 24
    xor t6, t6, t2
    rori t6, t6, 24
    rori t2, t2, 24
    xor a4, a6, a5
    lw a3, 252(sp)
    lw a1, 72(sp)
    xor a2, a3, t2
    xor a2, a2, a7
    lw a0, 744(a1)
    xor a2, a2, a4
    xor a2, a2, a0
    lw a0, 328(sp)
    lw s1, 320(sp)
    xor s0, a0, t2
    xor s2, s1, a4
    lw s3, 748(a1)
    xor s2, s2, s0
    xor s2, s2, s3
    xor s3, a7, s1
    lw s4, 292(sp)
    lw s6, 736(a1)
    xor s5, a0, s4
    xor s5, s5, a6
    xor s5, s5, s3
    xor s5, s5, s6
    xor s6, a3, s4
    xor s7, a5, s6
    lw s8, 740(a1)
    xor s7, s7, s3
    xor s7, s7, s8
    lw s8, 312(sp)
    lw s11, 720(a1)
    xor s9, s8, t3
    xnor a0, s9, a0
    lw s9, 732(a1)
    xor a0, a0, s6
    xor a0, a0, s9
    lw s9, 260(sp)
    xor a6, a6, s1
    xor s10, s8, s9
    xnor t2, t2, s10
    xor t2, t2, s6
    xor t2, t2, s11
    lw s6, 280(sp)
    lw s1, 284(sp)
    xor s11, s9, s6
    xnor a3, s11, a3
    lw s11, 724(a1)
    xor a3, a3, s0
    xor a3, a3, s11
    xor s11, s6, t3
    xnor s0, s4, s0
    lw s4, 728(a1)
    xor s0, s0, s11
    xor s0, s0, s4
    lw s4, 316(sp)
    xor a6, a6, s1
    xor ra, t4, s4
    sw s2, 320(sp)
    lw s2, 756(a1)
    xor a6, a6, ra
    xor a6, a6, s2
    lw s2, 304(sp)
    sw a0, 292(sp)
    xor a0, s2, ra
    sw a2, 252(sp)
    lw a2, 760(a1)
    xor a0, a0, s3
    xor a2, a0, a2
    xor a0, s1, s2
    xor a5, a5, a7
    xor a5, a5, s4
    lw a7, 764(a1)
    xor a5, a5, a0
    xor a5, a5, a7
    xor a7, t4, a0
    lw s3, 752(a1)
    xor a7, a7, a4
    xor a7, a7, s3
    lw a4, 332(sp)
    xor t4, t4, s1
    xor s3, t6, a4
    xor t3, t3, t4
    xor t3, t3, s10
    lw s1, 712(a1)
    xor t3, t3, s3
    xor t3, t3, s1
    lw s1, 268(sp)
    sw a5, 284(sp)
    xor a5, s1, t6
    xor a5, a5, s6
    xor a5, a5, ra
    lw s6, 716(a1)
    xor a5, a5, s10
    xor a5, a5, s6
    lw s6, 264(sp)
    xor s2, s4, s2
    xor s10, s6, a4
    xor s8, s10, s8
    xor s8, s8, a0
    lw s10, 708(a1)
    xor s8, s8, s11
    xor s8, s8, s10
    xor s10, s6, s1
    xor s4, s9, s2
    xor s4, s4, s10
    lw s9, 704(a1)
    xor s4, s4, s11
    xor s4, s4, s9
    lw s9, 324(sp)
    xor a4, a4, ra
    xor s11, s9, t1
    xor t6, s11, t6
    xor t6, t6, t4
    lw s11, 696(a1)
    xor t6, t6, s10
    xor t6, t6, s11
    lw s11, 296(sp)
    sw a5, 260(sp)
    xor a5, s11, t1
    xor a4, a4, s10
    lw s10, 700(a1)
    xor a4, a4, a5
    xor a4, a4, s10
    lw s10, 244(sp)
    sw a4, 332(sp)
    xor a4, s11, s10
    xor a4, a4, s6
    xor a4, a4, s2
    lw s6, 688(a1)
    xor a4, a4, s3
    xor a4, a4, s6
    xor s6, s10, s9
    xor s1, s1, a0
    xor s1, s1, s3
    lw s3, 692(a1)
    xor s1, s1, s6
    xor s1, s1, s3
    lw s3, 232(sp)
    sw s0, 268(sp)
    xor s0, s3, t5
    xor s0, s0, s10
    lw s10, 680(a1)
    xor s0, s0, a5
    xor s0, s0, s10
    lw s10, 248(sp)
    sw s0, 244(sp)
    xor s0, s10, s3
    xor s9, s9, s0
    sw t3, 324(sp)
    lw t3, 676(a1)
    xor a5, s9, a5
    xor a5, a5, t3
    lw t3, 300(sp)
    xor s3, s3, a0
    xor s9, t3, s10
    xor t1, s9, t1
    lw s9, 672(a1)
    xor t1, t1, s6
    xor t1, t1, s9
    xor s9, t3, t5
    xor s6, s11, s6
    lw s11, 684(a1)
    xor s6, s6, s9
    xor s6, s6, s11
    lw s11, 272(sp)
    sw s6, 296(sp)
    xor s6, s11, t0
    xor s6, s6, s10
    xor s6, s6, t4
    lw s10, 664(a1)
    xor s6, s6, s9
    xor s6, s6, s10
    lw s10, 308(sp)
    sw s6, 248(sp)
    xor s6, s11, s10
    xor s3, s3, s9
    lw s9, 660(a1)
    xor s3, s3, s6
    xor s3, s3, s9
    xor s9, t0, s2
    sw a2, 232(sp)
    lw a2, 640(a1)
    xor s9, s9, s6
    xor a2, s9, a2
    lw s9, 288(sp)
    xor a0, s11, a0
    xor t0, t0, s9
    lw s11, 644(a1)
    xor a0, a0, t0
    xor a0, a0, s11
    xor s11, s9, s10
    xor t5, s11, t5
    xor t5, t5, s2
    lw s2, 656(a1)
    xor t5, t5, s0
    xor t5, t5, s2
    xor s2, s9, ra
    lw s9, 652(a1)
    xor s2, s2, s6
    xor s2, s2, s9
    xor t3, t3, ra
    xor t3, t3, s0
    lw s0, 668(a1)
    xor t3, t3, t0
    xor t3, t3, s0
    xor t4, s10, t4
    lw s0, 648(a1)
    xor t0, t4, t0
    xor t0, t0, s0
    # round 9 (aes.dsl:47)
    xor t4, a4, a7
    xor a4, s4, t4
    xor a2, a2, t2
    xor s0, s5, a4
    xor s4, a2, s0
    xor a7, a7, s4
    xor s6, t4, a7
    and s9, s5, t4
    xor s10, t5, t2
    xor t1, t1, s10
    xor a4, a4, t1
    xor s11, s0, a4
    xor t5, t5, s11
    xor ra, t4, t5
    and a1, s11, ra
    xor s9, a1, s9
    xor t2, t2, s9
    sw t3, 308(sp)
    xor t3, s10, ra
    sw s2, 300(sp)
    or s2, t1, t5
    xor a1, a1, s2
    xor s2, t4, s10
    xor a2, a2, s2
    xor s10, a7, s10
    sw t0, 288(sp)
    xor t0, ra, s10
    sw t6, 272(sp)
    and t6, a4, t0
    sw a5, 264(sp)
    and a5, s0, s10
    xor a5, a1, a5
    sw s3, 304(sp)
    and s3, s6, a2
    xor a5, s3, a5
    xor t2, s3, t2
    xor s3, s5, a2
    sw s7, 316(sp)
    or s7, a7, s3
    xor s9, s7, s9
    xor a1, a1, s7
    xor t6, t6, a1
    xor t6, s4, t6
    xor a1, a4, s3
    and s7, t3, a1
    xor s7, s7, s9
    xor s9, t6, s7
    sw a3, 312(sp)
    and a3, a5, s9
    sw a0, 280(sp)
    and a0, s4, s2
    xor t2, a0, t2
    xor a0, a3, t2
    and a0, s7, a0
    xor s9, s9, a0
    and s4, s4, s9
    and s2, s2, s9
    or a0, a5, a0
    xor a5, a5, t2
    sw s8, 328(sp)
    and s8, t6, a5
    xor a0, s8, a0
    xor s7, s7, s8
    and t2, t2, s7
    or t6, t6, t2
    xor t6, a3, t6
    xor a5, a5, t2
    and t2, t3, a5
    and t3, a1, a5
    and a3, s10, t6
    and a1, s0, t6
    and t0, t0, a0
    xor t0, a3, t0
    and a4, a4, a0
    xor s0, s9, a5
    and t1, t1, s0
    and t5, t5, s0
    xor t5, a3, t5
    xor a5, a0, a5
    and a3, s3, a5
    and a5, a7, a5
    xor a7, t6, s9
    xor t6, t6, a0
    and a0, ra, t6
    and s3, s11, t6
    xor t6, t6, s0
    and s0, s5, t6
    and t4, t4, t6
    xor t4, t4, t5
    xor t6, s3, a3
    and a3, a2, a7
    xor a3, s3, a3
    and a7, s6, a7
    xor a2, a7, a0
    xor t5, t5, a2
    xor a5, a7, a5
    xor a7, a3, s4
    xor a3, a3, a1
    xor a7, s0, a7
    xor t2, a7, t2
    xor a5, t2, a5
    xnor t0, t2, t0
    xor t1, a5, t1
    xor t2, t1, a3
    xor t1, t1, a4
    xor t3, t1, t3
    xor t3, s0, t3
    xor t1, t1, t6
    xor t6, t1, s2
    xnor a7, a7, t6
    xor t1, t1, t3
    xor t4, t2, t4
    xor t4, t6, t4
    xnor a5, a5, t4
    xor t6, s1, a6
    lw a4, 328(sp)
    lw a3, 280(sp)
    xor a4, a4, t6
    lw a2, 312(sp)
    lw a1, 316(sp)
    xor a3, a3, a2
    xor a0, a1, a4
    xor s0, a3, a0
    xor a6, a6, s0
    xor s1, t6, a6
    and s2, a1, t6
    lw s3, 304(sp)
    lw s5, 264(sp)
    xor s4, s3, a2
    xor s5, s5, s4
    xor a4, a4, s5
    xor s6, a0, a4
    xor s3, s3, s6
    xor s7, t6, s3
    and s8, s6, s7
    xor s2, s8, s2
    xor a2, a2, s2
    xor s9, s4, s7
    or s10, s5, s3
    xor s8, s8, s10
    xor s10, t6, s4
    xor a3, a3, s10
    xor s4, a6, s4
    xor s11, s7, s4
    and ra, a4, s11
    sw t0, 312(sp)
    and t0, a0, s4
    xor t0, s8, t0
    sw a7, 304(sp)
    and a7, s1, a3
    xor t0, a7, t0
    xor a7, a7, a2
    xor a2, a1, a3
    sw t4, 264(sp)
    or t4, a6, a2
    xor s2, t4, s2
    xor t4, s8, t4
    xor t4, ra, t4
    xor t4, s0, t4
    xor s8, a4, a2
    and ra, s9, s8
    xor s2, ra, s2
    xor ra, t4, s2
    sw t1, 280(sp)
    and t1, t0, ra
    sw t2, 328(sp)
    and t2, s0, s10
    xor a7, t2, a7
    xor t2, t1, a7
    and t2, s2, t2
    xor ra, ra, t2
    and s0, s0, ra
    and s10, s10, ra
    or t2, t0, t2
    xor t0, t0, a7
    sw t5, 256(sp)
    and t5, t4, t0
    xor t2, t5, t2
    xor t5, s2, t5
    and a7, a7, t5
    or t4, t4, a7
    xor t1, t1, t4
    xor a7, t0, a7
    and t0, s9, a7
    and t4, s8, a7
    and t5, s4, t1
    and a0, a0, t1
    and s2, s11, t2
    xor s2, t5, s2
    and a4, a4, t2
    xor s4, ra, a7
    and s5, s5, s4
    and s3, s3, s4
    xor t5, t5, s3
    xor a7, t2, a7
    and a2, a2, a7
    and a6, a6, a7
    xor a7, t1, ra
    xor t1, t1, t2
    and t2, s7, t1
    and s3, s6, t1
    xor t1, t1, s4
    and a1, a1, t1
    and t1, t6, t1
    xor t1, t1, t5
    xor t6, s3, a2
    and a3, a3, a7
    xor a3, s3, a3
    and a7, s1, a7
    xor t2, a7, t2
    xor t2, t5, t2
    xor a6, a7, a6
    xor a7, a3, a0
    xor t5, a3, s0
    xor t5, a1, t5
    xor t0, t5, t0
    xnor a3, t0, s2
    xor a6, t0, a6
    xor t0, a6, s5
    xor a4, t0, a4
    xor a7, t0, a7
    xor t0, a7, t1
    xor t1, a4, t4
    xor t1, a1, t1
    xor t4, a4, t6
    xor t6, t4, s10
    xor t0, t6, t0
    xnor t5, t5, t6
    xnor a6, a6, t0
    xor t4, t4, t1
    rori t4, t4, 8
    rori a6, a6, 8
    rori t5, t5, 8
    rori t0, t0, 8
    rori t1, t1, 8
    rori a7, a7, 8
    rori t6, a3, 8
    rori t2, t2, 8
    lw a4, 272(sp)
    lw a3, 232(sp)
    lw a2, 324(sp)
    xor a4, a4, a3
    xor a2, a2, a4
    lw a1, 288(sp)
    lw a0, 268(sp)
    lw s0, 252(sp)
    xor a1, a1, a0
    xor s1, s0, a2
    xor s2, a1, s1
    xor a3, a3, s2
    xor s3, a4, a3
    and s4, s0, a4
    lw s5, 248(sp)
    lw s7, 244(sp)
    xor s6, s5, a0
    xor s7, s7, s6
    xor a2, a2, s7
    xor s8, s1, a2
    xor s5, s5, s8
    xor s9, a4, s5
    and s10, s8, s9
    xor s4, s10, s4
    xor a0, a0, s4
    xor s11, s6, s9
    or ra, s7, s5
    xor s10, s10, ra
    xor ra, a4, s6
    xor a1, a1, ra
    xor s6, a3, s6
    sw t6, 268(sp)
    xor t6, s9, s6
    sw t5, 248(sp)
    and t5, a2, t6
    sw t0, 244(sp)
    and t0, s1, s6
    xor t0, s10, t0
    sw t4, 232(sp)
    and t4, s3, a1
    xor t0, t4, t0
    xor t4, t4, a0
    xor a0, s0, a1
    sw a7, 288(sp)
    or a7, a3, a0
    xor s4, a7, s4
    xor a7, s10, a7
    xor a7, t5, a7
    xor a7, s2, a7
    xor t5, a2, a0
    and s10, s11, t5
    xor s4, s10, s4
    xor s10, a7, s4
    sw t2, 324(sp)
    and t2, t0, s10
    sw t1, 272(sp)
    and t1, s2, ra
    xor t1, t1, t4
    xor t4, t2, t1
    and t4, s4, t4
    xor s10, s10, t4
    and s2, s2, s10
    and ra, ra, s10
    or t4, t0, t4
    xor t0, t0, t1
    sw t3, 316(sp)
    and t3, a7, t0
    xor t4, t3, t4
    xor t3, s4, t3
    and t1, t1, t3
    or a7, a7, t1
    xor a7, t2, a7
    xor t0, t0, t1
    and t1, s11, t0
    and t2, t5, t0
    and t3, s6, a7
    and t5, s1, a7
    and t6, t6, t4
    xor t6, t3, t6
    and a2, a2, t4
    xor s1, s10, t0
    and s4, s7, s1
    and s5, s5, s1
    xor t3, t3, s5
    xor t0, t4, t0
    and a0, a0, t0
    and t0, a3, t0
    xor a3, a7, s10
    xor a7, a7, t4
    and t4, s9, a7
    and s5, s8, a7
    xor a7, a7, s1
    and s0, s0, a7
    and a7, a4, a7
    xor a7, a7, t3
    xor a4, s5, a0
    and a1, a1, a3
    xor a1, s5, a1
    and a3, s3, a3
    xor t4, a3, t4
    xor t3, t3, t4
    xor t0, a3, t0
    xor t4, a1, t5
    xor t5, a1, s2
    xor t5, s0, t5
    xor t1, t5, t1
    xnor t6, t1, t6
    xor t0, t1, t0
    xor t1, t0, s4
    xor a3, t1, a2
    xor t1, t1, t4
    xor a7, t1, a7
    xor t2, a3, t2
    xor t2, s0, t2
    xor t4, a3, a4
    xor a4, t4, ra
    xor a7, a4, a7
    xnor t5, t5, a4
    xnor t0, t0, a7
    xor t4, t4, t2
    rori t4, t4, 16
    rori t0, t0, 16
    rori t5, t5, 16
    rori a7, a7, 16
    rori t2, t2, 16
    rori t1, t1, 16
    rori t6, t6, 16
    rori t3, t3, 16
    lw a4, 332(sp)
    lw a3, 284(sp)
    lw a2, 260(sp)
    xor a4, a4, a3
    xor a2, a2, a4
    lw a1, 300(sp)
    lw a0, 292(sp)
    lw s0, 320(sp)
    xor a1, a1, a0
    xor s1, s0, a2
    xor s2, a1, s1
    xor a3, a3, s2
    xor s3, a4, a3
    and s4, s0, a4
    lw s5, 308(sp)
    lw s7, 296(sp)
    xor s6, s5, a0
    xor s7, s7, s6
    xor a2, a2, s7
    xor s8, s1, a2
    xor s5, s5, s8
    xor s9, a4, s5
    and s10, s8, s9
    xor s4, s10, s4
    xor a0, a0, s4
    xor s11, s6, s9
    or ra, s7, s5
    xor s10, s10, ra
    xor ra, a4, s6
    xor a1, a1, ra
    xor s6, a3, s6
    sw t6, 292(sp)
    xor t6, s9, s6
    sw t5, 308(sp)
    and t5, a2, t6
    sw a7, 296(sp)
    and a7, s1, s6
    xor a7, s10, a7
    sw t4, 284(sp)
    and t4, s3, a1
    xor a7, t4, a7
    xor t4, t4, a0
    xor a0, s0, a1
    sw t1, 300(sp)
    or t1, a3, a0
    xor s4, t1, s4
    xor t1, s10, t1
    xor t1, t5, t1
    xor t1, s2, t1
    xor t5, a2, a0
    and s10, s11, t5
    xor s4, s10, s4
    xor s10, t1, s4
    sw t3, 260(sp)
    and t3, a7, s10
    sw t0, 332(sp)
    and t0, s2, ra
    xor t0, t0, t4
    xor t4, t3, t0
    and t4, s4, t4
    xor s10, s10, t4
    and s2, s2, s10
    and ra, ra, s10
    or t4, a7, t4
    xor a7, a7, t0
    sw t2, 252(sp)
    and t2, t1, a7
    xor t4, t2, t4
    xor t2, s4, t2
    and t0, t0, t2
    or t1, t1, t0
    xor t1, t3, t1
    xor a7, a7, t0
    and t0, s11, a7
    and t2, t5, a7
    and t3, s6, t1
    and t5, s1, t1
    and t6, t6, t4
    xor t6, t3, t6
    and a2, a2, t4
    xor s1, s10, a7
    and s4, s7, s1
    and s5, s5, s1
    xor t3, t3, s5
    xor a7, t4, a7
    and a0, a0, a7
    and a7, a3, a7
    xor a3, t1, s10
    xor t1, t1, t4
    and t4, s9, t1
    and s5, s8, t1
    xor t1, t1, s1
    and s0, s0, t1
    and t1, a4, t1
    xor t1, t1, t3
    xor a4, s5, a0
    and a1, a1, a3
    xor a1, s5, a1
    and a3, s3, a3
    xor t4, a3, t4
    xor t3, t3, t4
    xor a7, a3, a7
    rori t3, t3, 24
    xor t4, a1, t5
    xor t5, a1, s2
    xor t5, s0, t5
    xor t0, t5, t0
    xor a7, t0, a7
    xnor t0, t0, t6
    rori t0, t0, 24
    xor t6, a7, s4
    xor a3, t6, a2
    xor t4, t6, t4
    xor t1, t4, t1
    rori t4, t4, 24
    xor t2, a3, t2
    xor t2, s0, t2
    xor t6, a3, a4
    xor a4, t6, ra
    xor t1, a4, t1
    xnor t5, t5, a4
    rori t5, t5, 24
    xnor a7, a7, t1
    rori a7, a7, 24
    rori t1, t1, 24
    xor t6, t6, t2
    rori t6, t6, 24
    rori t2, t2, 24
    xor a4, a6, a5
    lw a3, 252(sp)
    lw a1, 72(sp)
    xor a2, a3, t2
    xor a2, a2, a7
    lw a0, 872(a1)
    xor a2, a2, a4
    xor a2, a2, a0
    lw a0, 316(sp)
    lw s1, 332(sp)
    xor s0, a0, t2
    xor s2, s1, a4
    lw s3, 876(a1)
    xor s2, s2, s0
    xor s2, s2, s3
    xor s3, a7, s1
    lw s4, 272(sp)
    lw s6, 864(a1)
    xor s5, a0, s4
    xor s5, s5, a6
    xor s5, s5, s3
    xor s5, s5, s6
    xor s6, a3, s4
    xor s7, a5, s6
    lw s8, 868(a1)
    xor s7, s7, s3
    xor s7, s7, s8
    lw s8, 256(sp)
    lw s11, 848(a1)
    xor s9, s8, t3
    xnor a0, s9, a0
    lw s9, 860(a1)
    xor a0, a0, s6
    xor a0, a0, s9
    lw s9, 324(sp)
    xor a6, a6, s1
    xor s10, s8, s9
    xnor t2, t2, s10
    xor t2, t2, s6
    xor t2, t2, s11
    lw s6, 260(sp)
    lw s1, 300(sp)
    xor s11, s9, s6
    xnor a3, s11, a3
    lw s11, 852(a1)
    xor a3, a3, s0
    xor a3, a3, s11
    xor s11, s6, t3
    xnor s0, s4, s0
    lw s4, 856(a1)
    xor s0, s0, s11
    xor s0, s0, s4
    lw s4, 328(sp)
    xor a6, a6, s1
    xor ra, t4, s4
    sw s2, 332(sp)
    lw s2, 884(a1)
    xor a6, a6, ra
    xor a6, a6, s2
    lw s2, 288(sp)
    sw a0, 272(sp)
    xor a0, s2, ra
    sw a2, 252(sp)
    lw a2, 888(a1)
    xor a0, a0, s3
    xor a2, a0, a2
    xor a0, s1, s2
    xor a5, a5, a7
    xor a5, a5, s4
    lw a7, 892(a1)
    xor a5, a5, a0
    xor a5, a5, a7
    xor a7, t4, a0
    lw s3, 880(a1)
    xor a7, a7, a4
    xor a7, a7, s3
    lw a4, 284(sp)
    xor t4, t4, s1
    xor s3, t6, a4
    xor t3, t3, t4
    xor t3, t3, s10
    lw s1, 840(a1)
    xor t3, t3, s3
    xor t3, t3, s1
    lw s1, 280(sp)
    sw a5, 300(sp)
    xor a5, s1, t6
    xor a5, a5, s6
    xor a5, a5, ra
    lw s6, 844(a1)
    xor a5, a5, s10
    xor a5, a5, s6
    lw s6, 232(sp)
    xor s2, s4, s2
    xor s10, s6, a4
    xor s8, s10, s8
    xor s8, s8, a0
    lw s10, 836(a1)
    xor s8, s8, s11
    xor s8, s8, s10
    xor s10, s6, s1
    xor s4, s9, s2
    xor s4, s4, s10
    lw s9, 832(a1)
    xor s4, s4, s11
    xor s4, s4, s9
    lw s9, 296(sp)
    xor a4, a4, ra
    xor s11, s9, t1
    xor t6, s11, t6
    xor t6, t6, t4
    lw s11, 824(a1)
    xor t6, t6, s10
    xor t6, t6, s11
    lw s11, 264(sp)
    sw a5, 324(sp)
    xor a5, s11, t1
    xor a4, a4, s10
    lw s10, 828(a1)
    xor a4, a4, a5
    xor a4, a4, s10
    lw s10, 244(sp)
    sw a4, 284(sp)
    xor a4, s11, s10
    xor a4, a4, s6
    xor a4, a4, s2
    lw s6, 816(a1)
    xor a4, a4, s3
    xor a4, a4, s6
    xor s6, s10, s9
    xor s1, s1, a0
    xor s1, s1, s3
    lw s3, 820(a1)
    xor s1, s1, s6
    xor s1, s1, s3
    lw s3, 308(sp)
    sw s0, 280(sp)
    xor s0, s3, t5
    xor s0, s0, s10
    lw s10, 808(a1)
    xor s0, s0, a5
    xor s0, s0, s10
    lw s10, 248(sp)
    sw s0, 244(sp)
    xor s0, s10, s3
    xor s9, s9, s0
    sw t3, 296(sp)
    lw t3, 804(a1)
    xor a5, s9, a5
    xor a5, a5, t3
    lw t3, 304(sp)
    xor s3, s3, a0
    xor s9, t3, s10
    xor t1, s9, t1
    lw s9, 800(a1)
    xor t1, t1, s6
    xor t1, t1, s9
    xor s9, t3, t5
    xor s6, s11, s6
    lw s11, 812(a1)
    xor s6, s6, s9
    xor s6, s6, s11
    lw s11, 292(sp)
    sw s6, 264(sp)
    xor s6, s11, t0
    xor s6, s6, s10
    xor s6, s6, t4
    lw s10, 792(a1)
    xor s6, s6, s9
    xor s6, s6, s10
    lw s10, 268(sp)
    sw s6, 248(sp)
    xor s6, s11, s10
    xor s3, s3, s9
    lw s9, 788(a1)
    xor s3, s3, s6
    xor s3, s3, s9
    xor s9, t0, s2
    sw a2, 308(sp)
    lw a2, 768(a1)
    xor s9, s9, s6
    xor a2, s9, a2
    lw s9, 312(sp)
    xor a0, s11, a0
    xor t0, t0, s9
    lw s11, 772(a1)
    xor a0, a0, t0
    xor a0, a0, s11
    xor s11, s9, s10
    xor t5, s11, t5
    xor t5, t5, s2
    lw s2, 784(a1)
    xor t5, t5, s0
    xor t5, t5, s2
    xor s2, s9, ra
    lw s9, 780(a1)
    xor s2, s2, s6
    xor s2, s2, s9
    xor t3, t3, ra
    xor t3, t3, s0
    lw s0, 796(a1)
    xor t3, t3, t0
    xor t3, t3, s0
    xor t4, s10, t4
    lw s0, 776(a1)
    xor t0, t4, t0
    xor t0, t0, s0
    # round 10 (aes.dsl:53)
    xor t4, a4, a7
    xor a4, s4, t4
    xor a2, a2, t2
    xor s0, s5, a4
    xor s4, a2, s0
    xor a7, a7, s4
    xor s6, t4, a7
    and s9, s5, t4
    xor s10, t5, t2
    xor t1, t1, s10
    xor a4, a4, t1
    xor s11, s0, a4
    xor t5, t5, s11
    or ra, t1, t5
    sw t3, 268(sp)
    xor t3, t4, t5
    sw s2, 304(sp)
    xor s2, s10, t3
    sw t0, 312(sp)
    and t0, s11, t3
    xor s9, t0, s9
    xor t0, t0, ra
    xor t2, t2, s9
    xor ra, a7, s10
    xor s10, t4, s10
    xor a2, a2, s10
    sw t6, 292(sp)
    xor t6, s5, a2
    sw a5, 232(sp)
    xor a5, a4, t6
    sw s3, 288(sp)
    and s3, s2, a5
    sw s7, 328(sp)
    or s7, a7, t6
    xor s9, s7, s9
    xor s3, s3, s9
    xor s7, t0, s7
    and s9, s6, a2
    xor t2, s9, t2
    sw a3, 256(sp)
    and a3, s4, s10
    xor t2, a3, t2
    and a3, s0, ra
    xor t0, t0, a3
    xor t0, s9, t0
    xor a3, t0, t2
    xor s9, t3, ra
    sw a0, 260(sp)
    and a0, a4, s9
    xor a0, a0, s7
    xor a0, s4, a0
    xor s7, a0, s3
    sw s8, 316(sp)
    and s8, t0, s7
    sw a6, 320(sp)
    xor a6, s8, t2
    and a6, s3, a6
    or t0, t0, a6
    xor a6, s7, a6
    and s4, s4, a6
    and s7, s10, a6
    and s10, a0, a3
    xor s3, s3, s10
    and t2, t2, s3
    xor t0, s10, t0
    and s3, s9, t0
    and a4, a4, t0
    xor a3, a3, t2
    or t2, a0, t2
    xor t2, s8, t2
    and a0, s0, t2
    and s0, ra, t2
    xor s3, s0, s3
    and s2, s2, a3
    and a5, a5, a3
    xor s8, t2, t0
    and s9, s11, s8
    and t3, t3, s8
    xor t2, t2, a6
    and s6, s6, t2
    and t2, a2, t2
    xor t2, s9, t2
    xor a2, t2, a0
    xor t2, t2, s4
    xor t3, s6, t3
    xor a6, a6, a3
    xor t0, t0, a3
    and t6, t6, t0
    xor t6, s9, t6
    and a7, a7, t0
    xor a7, s6, a7
    and t0, t5, a6
    xor t0, s0, t0
    xor t3, t0, t3
    and t1, t1, a6
    xor a6, s8, a6
    and t5, s5, a6
    and a6, t4, a6
    xor a6, a6, t0
    xor t0, t5, t2
    xor t2, t0, s2
    xnor t4, t2, s3
    xor a7, t2, a7
    xor t1, a7, t1
    xor t2, t1, a2
    xor t1, t1, a4
    xor t6, t1, t6
    xor a5, t1, a5
    xor a5, t5, a5
    xor t1, t6, s7
    xnor t0, t0, t1
    xor t5, t6, a5
    xor a6, t2, a6
    xor a6, t1, a6
    lw t1, 928(a1)
    xnor a7, a7, a6
    xor a6, a6, t1
    lw t1, 960(a1)
    srli t6, a6, 4
    lw a4, 992(a1)
    xor t1, t3, t1
    xor a7, a7, a4
    xor t3, t6, a7
    lw t6, 240(sp)
    lw a4, 976(a1)
    and t3, t3, t6
    xor a7, a7, t3
    slli t3, t3, 4
    xor a6, a6, t3
    lw t3, 896(a1)
    xnor a5, a5, a4
    xor t3, t4, t3
    srli t4, t3, 4
    xor t4, t4, t1
    and t4, t4, t6
    xor t1, t1, t4
    srli a4, t1, 2
    xor a4, a4, a7
    lw a3, 236(sp)
    slli t4, t4, 4
    and a4, a4, a3
    xor a7, a7, a4
    srli a2, a7, 1
    slli a4, a4, 2
    xor t1, t1, a4
    srli a4, t1, 1
    xor t3, t3, t4
    srli t4, t3, 2
    xor t4, t4, a6
    and t4, t4, a3
    slli a0, t4, 2
    xor t3, t3, a0
    srli a0, t3, 1
    xor a6, a6, t4
    lw t4, 944(a1)
    srli s0, a6, 1
    xor t4, t5, t4
    lw t5, 912(a1)
    srli s2, t4, 4
    xor t0, t0, t5
    srli t5, t0, 4
    xor t5, t5, a5
    and t5, t5, t6
    xor a5, a5, t5
    srli s3, a5, 2
    slli t5, t5, 4
    xor t0, t0, t5
    lw t5, 1008(a1)
    srli s4, t0, 2
    xor t2, t2, t5
    xor t5, s2, t2
    and t5, t5, t6
    slli s2, t5, 4
    xor t4, t4, s2
    xor s2, s4, t4
    and s2, s2, a3
    xor t4, t4, s2
    xor s0, s0, t4
    lw s4, 228(sp)
    xor t2, t2, t5
    and s0, s0, s4
    slli s5, s0, 1
    xor a6, a6, s5
    xor t4, t4, s0
    slli s0, s2, 2
    xor t0, t0, s0
    xor a0, a0, t0
    and a0, a0, s4
    xor t0, t0, a0
    slli a0, a0, 1
    xor t3, t3, a0
    xor t5, s3, t2
    and t5, t5, a3
    slli a0, t5, 2
    xor a5, a5, a0
    xor a4, a4, a5
    and a4, a4, s4
    slli a0, a4, 1
    xor t1, t1, a0
    xor a5, a5, a4
    xor t2, t2, t5
    xor t5, a2, t2
    and t5, t5, s4
    slli a4, t5, 1
    xor a7, a7, a4
    xor t2, t2, t5
    lw t5, 320(sp)
    lw a2, 316(sp)
    xor a4, s1, t5
    xor a2, a2, a4
    lw a0, 260(sp)
    lw s0, 256(sp)
    lw s1, 328(sp)
    xor a0, a0, s0
    xor s2, s1, a2
    xor s3, a0, s2
    xor t5, t5, s3
    xor s5, a4, t5
    and s6, s1, a4
    lw s7, 288(sp)
    lw s9, 232(sp)
    xor s8, s7, s0
    xor s9, s9, s8
    xor a2, a2, s9
    xor s10, s2, a2
    xor s7, s7, s10
    or s11, s9, s7
    xor ra, a4, s7
    sw a5, 288(sp)
    xor a5, s8, ra
    sw a6, 232(sp)
    and a6, s10, ra
    xor s6, a6, s6
    xor a6, a6, s11
    xor s0, s0, s6
    xor s11, t5, s8
    xor s8, a4, s8
    xor a0, a0, s8
    sw t0, 256(sp)
    xor t0, s1, a0
    sw t4, 320(sp)
    xor t4, a2, t0
    sw t1, 260(sp)
    and t1, a5, t4
    sw t2, 316(sp)
    or t2, t5, t0
    xor s6, t2, s6
    xor t1, t1, s6
    xor t2, a6, t2
    and s6, s5, a0
    xor s0, s6, s0
    sw t3, 336(sp)
    and t3, s3, s8
    xor t3, t3, s0
    and s0, s2, s11
    xor a6, a6, s0
    xor a6, s6, a6
    xor s0, a6, t3
    xor s6, ra, s11
    sw a7, 340(sp)
    and a7, a2, s6
    xor a7, a7, t2
    xor a7, s3, a7
    xor t2, a7, t1
    and s4, a6, t2
    xor a3, s4, t3
    and a3, t1, a3
    or a6, a6, a3
    xor t2, t2, a3
    and a3, s3, t2
    and s3, s8, t2
    and s8, a7, s0
    xor t1, t1, s8
    and t1, t3, t1
    xor a6, s8, a6
    and t3, s6, a6
    and a2, a2, a6
    xor s0, s0, t1
    or a7, a7, t1
    xor a7, s4, a7
    and t1, s2, a7
    and s2, s11, a7
    xor t3, s2, t3
    and a5, a5, s0
    and t4, t4, s0
    xor s4, a7, a6
    and s6, s10, s4
    and s8, ra, s4
    xor a7, a7, t2
    and s5, s5, a7
    and a7, a0, a7
    xor a7, s6, a7
    xor t1, a7, t1
    xor a7, a7, a3
    xor a3, s5, s8
    xor t2, t2, s0
    xor a6, a6, s0
    and t0, t0, a6
    xor t0, s6, t0
    and a6, t5, a6
    xor a6, s5, a6
    and t5, s7, t2
    xor t5, s2, t5
    xor a3, t5, a3
    and a0, s9, t2
    xor t2, s4, t2
    and s0, s1, t2
    and t2, a4, t2
    xor t2, t2, t5
    xor a7, s0, a7
    xor a5, a7, a5
    xnor t3, a5, t3
    xor a5, a5, a6
    xor a6, a5, a0
    xor t1, a6, t1
    xor a6, a6, a2
    xor t0, a6, t0
    xor a6, a6, t4
    xor a6, s0, a6
    xor t4, t0, s3
    xnor a7, a7, t4
    xor t0, t0, a6
    xor t2, t1, t2
    xor t2, t4, t2
    lw t4, 932(a1)
    xnor a5, a5, t2
    xor t2, t2, t4
    lw t4, 964(a1)
    srli t5, t2, 4
    lw a4, 996(a1)
    xor t4, a3, t4
    xor a5, a5, a4
    xor t5, t5, a5
    and t5, t5, t6
    xor a5, a5, t5
    slli t5, t5, 4
    lw a4, 980(a1)
    xor t2, t2, t5
    lw t5, 900(a1)
    xnor a6, a6, a4
    xor t3, t3, t5
    srli t5, t3, 4
    xor t5, t5, t4
    and t5, t5, t6
    xor t4, t4, t5
    srli a4, t4, 2
    xor a4, a4, a5
    lw a3, 236(sp)
    slli t5, t5, 4
    and a4, a4, a3
    xor a5, a5, a4
    srli a2, a5, 1
    slli a4, a4, 2
    xor t4, t4, a4
    srli a4, t4, 1
    xor t3, t3, t5
    srli t5, t3, 2
    xor t5, t5, t2
    and t5, t5, a3
    slli a0, t5, 2
    xor t3, t3, a0
    srli a0, t3, 1
    xor t2, t2, t5
    lw t5, 948(a1)
    srli s0, t2, 1
    xor t0, t0, t5
    lw t5, 916(a1)
    srli s1, t0, 4
    xor a7, a7, t5
    srli t5, a7, 4
    xor t5, t5, a6
    and t5, t5, t6
    xor a6, a6, t5
    srli s2, a6, 2
    slli t5, t5, 4
    xor a7, a7, t5
    lw t5, 1012(a1)
    srli s3, a7, 2
    xor t1, t1, t5
    xor t5, s1, t1
    and t5, t5, t6
    slli s1, t5, 4
    xor t0, t0, s1
    xor s1, s3, t0
    and s1, s1, a3
    xor t0, t0, s1
    xor s0, s0, t0
    lw s3, 228(sp)
    xor t1, t1, t5
    and s0, s0, s3
    slli s4, s0, 1
    xor t2, t2, s4
    xor t0, t0, s0
    slli s0, s1, 2
    xor a7, a7, s0
    xor a0, a0, a7
    and a0, a0, s3
    xor a7, a7, a0
    slli a0, a0, 1
    xor t3, t3, a0
    xor t5, s2, t1
    and t5, t5, a3
    slli a0, t5, 2
    xor a6, a6, a0
    xor a4, a4, a6
    and a4, a4, s3
    slli a0, a4, 1
    xor t4, t4, a0
    xor a6, a6, a4
    xor t1, t1, t5
    xor t5, a2, t1
    and t5, t5, s3
    slli a4, t5, 1
    xor a5, a5, a4
    xor t1, t1, t5
    lw t5, 292(sp)
    lw a4, 308(sp)
    lw a2, 296(sp)
    xor t5, t5, a4
    xor a2, a2, t5
    lw a0, 312(sp)
    lw s0, 280(sp)
    lw s1, 252(sp)
    xor a0, a0, s0
    xor s2, s1, a2
    xor s4, a0, s2
    xor a4, a4, s4
    xor s5, t5, a4
    and s6, s1, t5
    lw s7, 248(sp)
    lw s9, 244(sp)
    xor s8, s7, s0
    xor s9, s9, s8
    xor a2, a2, s9
    xor s10, s2, a2
    xor s7, s7, s10
    xor s11, t5, s7
    and ra, s10, s11
    xor s6, ra, s6
    xor s0, s0, s6
    sw a6, 280(sp)
    xor a6, s8, s11
    sw t2, 248(sp)
    or t2, s9, s7
    xor t2, ra, t2
    xor ra, t5, s8
    xor a0, a0, ra
    xor s8, a4, s8
    sw a7, 244(sp)
    xor a7, s11, s8
    sw t0, 308(sp)
    and t0, a2, a7
    sw t4, 312(sp)
    and t4, s2, s8
    xor t4, t2, t4
    sw t1, 296(sp)
    and t1, s5, a0
    xor t4, t1, t4
    xor t1, t1, s0
    xor s0, s1, a0
    sw t3, 292(sp)
    or t3, a4, s0
    xor s6, t3, s6
    xor t2, t2, t3
    xor t0, t0, t2
    xor t0, s4, t0
    xor t2, a2, s0
    and t3, a6, t2
    xor t3, t3, s6
    xor s6, t0, t3
    sw a5, 328(sp)
    and a5, t4, s6
    and s3, s4, ra
    xor t1, s3, t1
    xor s3, a5, t1
    and s3, t3, s3
    xor s6, s6, s3
    and s4, s4, s6
    and ra, ra, s6
    or s3, t4, s3
    xor t4, t4, t1
    and a3, t0, t4
    xor s3, a3, s3
    xor t3, t3, a3
    and t1, t1, t3
    or t0, t0, t1
    xor a5, a5, t0
    xor t0, t4, t1
    and a6, a6, t0
    and t1, t2, t0
    and t2, s8, a5
    and t3, s2, a5
    and a7, a7, s3
    xor a7, t2, a7
    and t4, a2, s3
    xor a3, s6, t0
    and a2, s9, a3
    and s2, s7, a3
    xor t2, t2, s2
    xor t0, s3, t0
    and s0, s0, t0
    and t0, a4, t0
    xor a4, a5, s6
    xor a5, a5, s3
    and s2, s11, a5
    and s3, s10, a5
    xor a5, a5, a3
    and a3, s1, a5
    and a5, t5, a5
    xor a5, a5, t2
    xor t5, s3, s0
    and a0, a0, a4
    xor a0, s3, a0
    and a4, s5, a4
    xor s0, a4, s2
    lw s1, 968(a1)
    xor t2, t2, s0
    xor t2, t2, s1
    xor t0, a4, t0
    xor t3, a0, t3
    xor a4, a0, s4
    xor a4, a3, a4
    xor a6, a4, a6
    xor t0, a6, t0
    lw a0, 904(a1)
    xnor a6, a6, a7
    xor a6, a6, a0
    xor a7, t0, a2
    xor t3, a7, t3
    xor a7, a7, t4
    xor t4, a7, t5
    xor a7, a7, t1
    lw t1, 984(a1)
    xor a7, a3, a7
    xnor t1, a7, t1
    lw t5, 952(a1)
    xor a7, t4, a7
    xor a7, a7, t5
    xor t4, t4, ra
    lw t5, 920(a1)
    xnor a4, a4, t4
    xor t5, a4, t5
    xor a5, t3, a5
    lw a4, 1016(a1)
    xor a5, t4, a5
    lw t4, 936(a1)
    xor t3, t3, a4
    xor t4, a5, t4
    lw a4, 1000(a1)
    xnor a5, t0, a5
    xor a5, a5, a4
    srli t0, t4, 4
    xor t0, t0, a5
    and t0, t0, t6
    xor a5, a5, t0
    slli t0, t0, 4
    xor t0, t4, t0
    srli t4, t5, 4
    xor t4, t4, t1
    and t4, t4, t6
    xor t1, t1, t4
    slli t4, t4, 4
    xor t4, t5, t4
    srli t5, t4, 2
    srli a4, t1, 2
    srli a3, a7, 4
    xor a3, a3, t3
    and a3, a3, t6
    xor t3, t3, a3
    slli a3, a3, 4
    xor a7, a7, a3
    xor t5, t5, a7
    lw a3, 236(sp)
    lw a2, 228(sp)
    and t5, t5, a3
    xor a7, a7, t5
    slli t5, t5, 2
    xor t4, t4, t5
    xor t5, a4, t3
    and t5, t5, a3
    slli a4, t5, 2
    xor t1, t1, a4
    xor t3, t3, t5
    srli t5, a6, 4
    xor t5, t5, t2
    and t5, t5, t6
    xor t2, t2, t5
    slli t5, t5, 4
    xor a6, a6, t5
    srli t5, a6, 2
    xor t5, t5, t0
    and t5, t5, a3
    slli a4, t5, 2
    xor a6, a6, a4
    srli a4, a6, 1
    xor a4, a4, t4
    and a4, a4, a2
    xor t4, t4, a4
    slli a4, a4, 1
    xor a6, a6, a4
    xor t0, t0, t5
    srli t5, t0, 1
    xor t5, t5, a7
    and t5, t5, a2
    xor a7, a7, t5
    slli t5, t5, 1
    xor t0, t0, t5
    srli t5, t2, 2
    xor t5, t5, a5
    and t5, t5, a3
    xor a5, a5, t5
    srli a4, a5, 1
    xor a4, a4, t3
    and a4, a4, a2
    xor t3, t3, a4
    slli a4, a4, 1
    xor a5, a5, a4
    slli t5, t5, 2
    xor t2, t2, t5
    srli t5, t2, 1
    xor t5, t5, t1
    and t5, t5, a2
    xor t1, t1, t5
    slli t5, t5, 1
    xor t2, t2, t5
    lw t5, 304(sp)
    lw a4, 272(sp)
    lw a0, 284(sp)
    xor t5, t5, a4
    lw s0, 300(sp)
    lw s1, 324(sp)
    xor a0, a0, s0
    xor s1, s1, a0
    lw s2, 332(sp)
    lw s7, 268(sp)
    xor s3, s2, s1
    xor s4, t5, s3
    xor s0, s0, s4
    xor s5, a0, s0
    and s6, s2, a0
    xor s8, s7, a4
    lw s9, 264(sp)
    sw t1, 272(sp)
    xor s9, s9, s8
    xor s1, s1, s9
    xor s10, s3, s1
    xor s7, s7, s10
    xor s11, a0, s7
    and ra, s10, s11
    xor s6, ra, s6
    xor a4, a4, s6
    xor t1, s8, s11
    sw t0, 268(sp)
    or t0, s9, s7
    xor t0, ra, t0
    xor ra, a0, s8
    xor t5, t5, ra
    xor s8, s0, s8
    sw t4, 264(sp)
    and t4, s3, s8
    xor t4, t0, t4
    sw a7, 300(sp)
    xor a7, s11, s8
    and a2, s1, a7
    sw t2, 324(sp)
    xor t2, s2, t5
    sw t3, 284(sp)
    or t3, s0, t2
    xor t0, t0, t3
    xor t0, a2, t0
    xor t3, t3, s6
    xor t0, s4, t0
    xor a2, s1, t2
    and s6, t1, a2
    xor t3, s6, t3
    xor s6, t0, t3
    and a3, s5, t5
    xor a4, a3, a4
    xor t4, a3, t4
    and a3, t4, s6
    sw a6, 304(sp)
    and a6, s4, ra
    xor a6, a6, a4
    xor a4, a3, a6
    and a4, t3, a4
    xor s6, s6, a4
    and ra, ra, s6
    and s4, s4, s6
    or a4, t4, a4
    xor t4, t4, a6
    sw a5, 252(sp)
    and a5, t0, t4
    xor t3, t3, a5
    and a6, a6, t3
    xor a5, a5, a4
    and a7, a7, a5
    and t3, s1, a5
    or t0, t0, a6
    xor t0, a3, t0
    xor a6, t4, a6
    and t4, a2, a6
    and t1, t1, a6
    and a4, s3, t0
    and a3, s8, t0
    xor a7, a3, a7
    xor a2, a5, a6
    and s0, s0, a2
    and t2, t2, a2
    xor a6, s6, a6
    and a2, s7, a6
    xor a3, a3, a2
    and a2, s9, a6
    xor s1, t0, s6
    xor a5, t0, a5
    and t0, s11, a5
    and s3, s10, a5
    xor a5, a5, a6
    and a6, s2, a5
    and a5, a0, a5
    xor a5, a5, a3
    xor t2, s3, t2
    and a0, s5, s1
    and t5, t5, s1
    xor t5, s3, t5
    xor s1, t5, s4
    xor t5, t5, a4
    xor a4, a6, s1
    xor t1, a4, t1
    lw s1, 908(a1)
    xnor a7, t1, a7
    xor a7, a7, s1
    xor t0, a0, t0
    lw s1, 972(a1)
    xor t0, a3, t0
    xor t0, t0, s1
    xor a3, a0, s0
    xor t1, t1, a3
    xor a3, t1, a2
    xor t3, a3, t3
    xor t5, a3, t5
    lw a3, 1020(a1)
    xor a5, t5, a5
    xor t5, t5, a3
    xor t4, t3, t4
    xor a6, a6, t4
    xor t2, t3, t2
    xor t3, t2, ra
    lw t4, 924(a1)
    xnor a4, a4, t3
    xor t4, a4, t4
    lw a4, 940(a1)
    xor a5, t3, a5
    xor t3, a5, a4
    lw a4, 1004(a1)
    xnor a5, t1, a5
    xor a5, a5, a4
    lw t1, 956(a1)
    xor t2, t2, a6
    lw a4, 988(a1)
    xor t1, t2, t1
    xnor a6, a6, a4
    srli t2, t1, 4
    xor t2, t2, t5
    and t2, t2, t6
    xor t5, t5, t2
    slli t2, t2, 4
    xor t1, t1, t2
    srli t2, t3, 4
    xor t2, t2, a5
    and t2, t2, t6
    xor a5, a5, t2
    slli t2, t2, 4
    xor t2, t3, t2
    srli t3, t4, 4
    xor t3, t3, a6
    and t3, t3, t6
    xor a6, a6, t3
    slli t3, t3, 4
    xor t3, t4, t3
    srli t4, t3, 2
    lw a4, 236(sp)
    xor t4, t4, t1
    and t4, t4, a4
    xor t1, t1, t4
    slli t4, t4, 2
    xor t3, t3, t4
    srli t4, a6, 2
    xor t4, t4, t5
    and t4, t4, a4
    xor t5, t5, t4
    slli t4, t4, 2
    xor a6, a6, t4
    srli t4, a7, 4
    xor t4, t4, t0
    and t4, t4, t6
    xor t0, t0, t4
    slli t4, t4, 4
    xor a7, a7, t4
    srli t4, a7, 2
    xor t4, t4, t2
    and t4, t4, a4
    xor t2, t2, t4
    slli t4, t4, 2
    xor a7, a7, t4
    srli t4, a7, 1
    xor t4, t4, t3
    lw t6, 228(sp)
    lw a2, 276(sp)
    and t4, t4, t6
    xor t3, t3, t4
    slli t4, t4, 1
    xor a7, a7, t4
    srli t4, t2, 1
    xor t4, t4, t1
    and t4, t4, t6
    xor t1, t1, t4
    slli t4, t4, 1
    xor t2, t2, t4
    srli t4, t0, 2
    xor t4, t4, a5
    and t4, t4, a4
    xor a5, a5, t4
    slli t4, t4, 2
    xor t0, t0, t4
    srli t4, t0, 1
    xor t4, t4, a6
    and t4, t4, t6
    xor a6, a6, t4
    slli t4, t4, 1
    xor t0, t0, t4
    srli t4, a5, 1
    xor t4, t4, t5
    and t4, t4, t6
    xor t5, t5, t4
    slli t4, t4, 1
    xor a5, a5, t4
    lw t4, 68(sp)
    lw a4, 328(sp)
    lw t6, 100(t4)
    xor a3, a4, a5
    and a3, a3, a2
    xor a4, a4, a3
    lw a0, 340(sp)
    lw s0, 252(sp)
    lui s2, 1048560
    xor s1, a0, s0
    and s1, s1, s2
    xor a0, a0, s1
    xor s3, a0, a4
    lw s4, 224(sp)
    xor a5, a5, a3
    and s3, s3, s4
    xor a4, a4, s3
    rori a4, a4, 8
    xor t6, t6, a4
    lw a4, 64(sp)
    sw t6, 100(a4)
    lw t6, 96(t4)
    xor a0, a0, s3
    xor t6, t6, a0
    sw t6, 96(a4)
    lw t6, 104(t4)
    xor a0, s0, s1
    xor a3, a0, a5
    and a3, a3, s4
    xor a0, a0, a3
    rori a0, a0, 16
    xor t6, t6, a0
    sw t6, 104(a4)
    lw t6, 108(t4)
    xor a5, a5, a3
    rori a5, a5, 24
    xor a5, t6, a5
    sw a5, 108(a4)
    lw a5, 12(t4)
    lw t6, 292(sp)
    lw a0, 336(sp)
    xor a3, t6, a7
    and a3, a3, a2
    xor a7, a7, a3
    lw s0, 304(sp)
    xor t6, t6, a3
    xor s1, a0, s0
    and s1, s1, s2
    xor s0, s0, s1
    xor s3, s0, a7
    and s3, s3, s4
    xor a7, a7, s3
    rori a7, a7, 24
    xor a5, a5, a7
    sw a5, 12(a4)
    lw a5, 8(t4)
    xor a7, s0, s3
    rori a7, a7, 16
    xor a5, a5, a7
    sw a5, 8(a4)
    lw a5, 0(t4)
    xor a7, a0, s1
    xor a3, a7, t6
    and a3, a3, s4
    xor a7, a7, a3
    xor a5, a5, a7
    sw a5, 0(a4)
    lw a5, 4(t4)
    xor a7, t6, a3
    rori a7, a7, 8
    xor a5, a5, a7
    sw a5, 4(a4)
    lw a5, 112(t4)
    lw a7, 316(sp)
    lw t6, 284(sp)
    lw a0, 296(sp)
    xor a3, a7, t6
    and a3, a3, s2
    xor a7, a7, a3
    xor s0, a0, t5
    and s0, s0, a2
    xor a0, a0, s0
    xor s1, a7, a0
    and s1, s1, s4
    xor a7, a7, s1
    xor a5, a5, a7
    sw a5, 112(a4)
    lw a5, 120(t4)
    xor a7, t6, a3
    xor t5, t5, s0
    xor t6, a7, t5
    and t6, t6, s4
    xor a7, a7, t6
    rori a7, a7, 16
    xor a5, a5, a7
    sw a5, 120(a4)
    lw a5, 116(t4)
    xor a7, a0, s1
    rori a7, a7, 8
    xor a5, a5, a7
    sw a5, 116(a4)
    lw a5, 124(t4)
    xor a7, t5, t6
    rori a7, a7, 24
    xor a5, a5, a7
    sw a5, 124(a4)
    lw a5, 76(t4)
    lw a7, 312(sp)
    lw t6, 260(sp)
    xor t5, a7, t0
    and t5, t5, a2
    xor t0, t0, t5
    lw a3, 324(sp)
    xor a7, a7, t5
    xor a0, t6, a3
    and a0, a0, s2
    xor a3, a3, a0
    xor s0, a3, t0
    and s0, s0, s4
    xor t0, t0, s0
    rori t0, t0, 24
    xor a5, a5, t0
    sw a5, 76(a4)
    lw a5, 64(t4)
    xor t0, t6, a0
    xor t5, t0, a7
    and t5, t5, s4
    xor t0, t0, t5
    xor a5, a5, t0
    sw a5, 64(a4)
    lw a5, 68(t4)
    xor a7, a7, t5
    rori a7, a7, 8
    xor a5, a5, a7
    sw a5, 68(a4)
    lw a5, 72(t4)
    xor a7, a3, s0
    rori a7, a7, 16
    xor a5, a5, a7
    sw a5, 72(a4)
    lw a5, 56(t4)
    lw a7, 320(sp)
    lw t0, 300(sp)
    lw t6, 308(sp)
    xor t5, a7, t0
    and t5, t5, s2
    xor t0, t0, t5
    xor a3, t6, t1
    and a3, a3, a2
    xor t1, t1, a3
    xor a0, t0, t1
    and a0, a0, s4
    xor t0, t0, a0
    rori t0, t0, 16
    xor a5, a5, t0
    sw a5, 56(a4)
    lw a5, 60(t4)
    xor t0, t1, a0
    rori t0, t0, 24
    xor a5, a5, t0
    sw a5, 60(a4)
    lw a5, 52(t4)
    xor t0, t6, a3
    xor a7, a7, t5
    xor t1, a7, t0
    and t1, t1, s4
    xor t0, t0, t1
    rori t0, t0, 8
    xor a5, a5, t0
    sw a5, 52(a4)
    lw a5, 48(t4)
    xor a7, a7, t1
    xor a5, a5, a7
    sw a5, 48(a4)
    lw a5, 16(t4)
    lw a7, 256(sp)
    lw t0, 264(sp)
    lw t5, 244(sp)
    xor t1, a7, t0
    and t1, t1, s2
    xor a7, a7, t1
    xor t6, t5, t3
    and t6, t6, a2
    xor t5, t5, t6
    xor a3, a7, t5
    and a3, a3, s4
    xor a7, a7, a3
    xor a5, a5, a7
    sw a5, 16(a4)
    lw a5, 24(t4)
    xor a7, t0, t1
    xor t0, t3, t6
    xor t1, a7, t0
    and t1, t1, s4
    xor a7, a7, t1
    rori a7, a7, 16
    xor a5, a5, a7
    sw a5, 24(a4)
    lw a5, 28(t4)
    xor a7, t0, t1
    rori a7, a7, 24
    xor a5, a5, a7
    sw a5, 28(a4)
    lw a5, 20(t4)
    xor a7, t5, a3
    rori a7, a7, 8
    xor a5, a5, a7
    sw a5, 20(a4)
    lw a5, 36(t4)
    lw a7, 248(sp)
    lw t1, 232(sp)
    xor t0, a7, t2
    and t0, t0, a2
    lw t3, 268(sp)
    xor a7, a7, t0
    xor t5, t1, t3
    and t5, t5, s2
    xor t1, t1, t5
    xor t6, t1, a7
    and t6, t6, s4
    xor a7, a7, t6
    rori a7, a7, 8
    xor a5, a5, a7
    sw a5, 36(a4)
    lw a5, 44(t4)
    xor a7, t2, t0
    xor t0, t3, t5
    xor t2, t0, a7
    and t2, t2, s4
    xor a7, a7, t2
    rori a7, a7, 24
    xor a5, a5, a7
    sw a5, 44(a4)
    lw a5, 40(t4)
    xor a7, t0, t2
    rori a7, a7, 16
    xor a5, a5, a7
    sw a5, 40(a4)
    lw a5, 32(t4)
    xor a7, t1, t6
    xor a5, a5, a7
    sw a5, 32(a4)
    lw a5, 80(t4)
    lw a7, 288(sp)
    lw t0, 272(sp)
    lw t2, 280(sp)
    xor t1, a7, t0
    and t1, t1, s2
    xor a7, a7, t1
    xor t3, t2, a6
    and t3, t3, a2
    xor t2, t2, t3
    xor t5, a7, t2
    and t5, t5, s4
    xor a7, a7, t5
    xor a5, a5, a7
    sw a5, 80(a4)
    lw a5, 88(t4)
    xor a7, t0, t1
    xor a6, a6, t3
    xor t0, a7, a6
    and t0, t0, s4
    xor a7, a7, t0
    rori a7, a7, 16
    xor a5, a5, a7
    sw a5, 88(a4)
    lw a5, 84(t4)
    xor a7, t2, t5
    rori a7, a7, 8
    xor a5, a5, a7
    sw a5, 84(a4)
    lw a5, 92(t4)
    xor a6, a6, t0
    rori a6, a6, 24
    xor a5, a5, a6
    sw a5, 92(a4)
    mv a0, a4
    mv a3, a1
    mv a1, t4
    lw a2, 80(sp)
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
    addi a0, sp, 352
    mv t0, a0
    addi t1, sp, 480
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
    j .Llwcc_aes128_128_ctr_crypt_rv32i_first
.Llwcc_aes128_128_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 352
    add t1, a1, t2
.Llwcc_aes128_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_aes128_128_ctr_crypt_rv32i_copy
.Llwcc_aes128_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 480
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
    addi sp, sp, 480
    ret
    .size lwcc_aes128_128_ctr_crypt_rv32i, .-lwcc_aes128_128_ctr_crypt_rv32i
