# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile skinny --set skinny64_128 --target rv32i --lanes 1 --slicing plane --blocks 8
# passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=8) fold() sbox(lanes=1) complement() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() spill_order() resident_keys() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 608
# layout:    planes of 16 S-boxes, 8 blocks side by side; cells in 8 arrangements
# sizes:     in bytes: block 8, key 16, nonce 4, rk 1336, ctx 1384, align 4, group 64, stack 608
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:00157e9263a801d3362a4a20b6624a421341828b647fc2246856f7725dec8185

    .text

    .balign 4
    .global lwcc_skinny64_128_key_setup_rv32i
    .type lwcc_skinny64_128_key_setup_rv32i, %function
lwcc_skinny64_128_key_setup_rv32i:
    addi sp, sp, -592
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
    lui a5, 61681
    addi a5, a5, -241
    lui a6, 16
    addi a6, a6, -1
    lui a7, 209715
    addi a7, a7, 819
    lui t0, 16
    addi t0, t0, -256
    lui t1, 4080
    addi t1, t1, 255
    lw t2, 0(a1)
    lui t3, 349525
    addi t3, t3, 1365
    srli t4, t2, 4
    xor t4, t4, t2
    and t4, t4, a5
    xor t5, t2, t4
    slli t4, t4, 4
    xor t2, t2, t4
    srli t4, t2, 8
    xor t4, t4, t5
    and t4, t4, t1
    xor t5, t5, t4
    slli t4, t4, 8
    xor t2, t2, t4
    srli t4, t2, 16
    xor t4, t4, t5
    and t4, t4, a6
    xor t5, t5, t4
    slli t4, t4, 16
    xor t2, t2, t4
    srli t4, t5, 1
    xor t4, t4, t5
    and t4, t4, t3
    srli t6, t2, 1
    xor t6, t6, t2
    and t6, t6, t3
    slli a4, t4, 1
    xor a4, t5, a4
    slli a3, t6, 1
    xor a3, t2, a3
    srli a2, a3, 2
    xor a2, a2, a3
    and a2, a2, a7
    srli s0, a4, 2
    xor s0, s0, a4
    and s0, s0, a7
    slli s1, s0, 2
    xor s1, a4, s1
    slli s2, a2, 2
    lw s3, 8(a1)
    xor s2, a3, s2
    srli s4, s3, 4
    xor s4, s4, s3
    and s4, s4, a5
    slli s5, s4, 4
    xor s5, s3, s5
    srli s6, s5, 8
    xor s3, s3, s4
    xor s4, s6, s3
    and s4, s4, t1
    slli s6, s4, 8
    xor s5, s5, s6
    srli s6, s5, 16
    xor s3, s3, s4
    xor s4, s6, s3
    and s4, s4, a6
    slli s6, s4, 16
    xor s5, s5, s6
    xor s3, s3, s4
    srli s4, s5, 1
    xor s4, s4, s5
    and s4, s4, t3
    srli s6, s3, 1
    xor s6, s6, s3
    and s6, s6, t3
    slli s7, s6, 1
    xor s7, s3, s7
    srli s8, s7, 2
    xor s8, s8, s7
    and s8, s8, a7
    slli s9, s4, 1
    xor s9, s5, s9
    srli s10, s9, 2
    xor s10, s10, s9
    and s10, s10, a7
    slli s11, s8, 2
    xor s11, s7, s11
    xor ra, s1, s11
    sw s11, 96(sp)
    slli s11, s10, 2
    xor s11, s9, s11
    sw s11, 100(sp)
    xor s11, s2, s11
    sw s11, 104(sp)
    xor s11, s11, t0
    sw s11, 0(a0)
    # round 1 (skinny.dsl:60)
    sw s11, 108(sp)
    not s11, ra
    xor s4, s5, s4
    sw s11, 4(a0)
    xor t2, t2, t6
    srli t6, t2, 2
    xor t6, t6, t2
    and t6, t6, a7
    slli s5, t6, 2
    xor s5, t2, s5
    srli s11, s4, 2
    xor s11, s11, s4
    and s11, s11, a7
    sw ra, 112(sp)
    slli ra, s11, 2
    xor ra, s4, ra
    sw ra, 116(sp)
    xor ra, s5, ra
    sw ra, 120(sp)
    not ra, ra
    xor s3, s3, s6
    sw ra, 8(a0)
    xor t4, t5, t4
    srli t5, t4, 2
    xor t5, t5, t4
    and t5, t5, a7
    slli s6, t5, 2
    xor s6, t4, s6
    srli ra, s3, 2
    xor ra, ra, s3
    and ra, ra, a7
    sw s5, 124(sp)
    slli s5, ra, 2
    xor s5, s3, s5
    sw s5, 128(sp)
    xor s5, s6, s5
    sw s5, 12(a0)
    sw s5, 132(sp)
    not s5, t0
    xor a4, a4, s0
    xor s0, s9, s10
    xor s7, s7, s8
    sw s5, 16(a0)
    xor a3, a3, a2
    xor a2, a3, s0
    sw a2, 20(a0)
    xor s5, a4, s7
    not s8, s5
    xor t4, t4, t5
    xor t5, s4, s11
    xor s3, s3, ra
    sw s8, 24(a0)
    xor t2, t2, t6
    xor t6, t2, t5
    sw t6, 28(a0)
    xor s4, t4, s3
    not s8, s4
    lui s9, 4080
    lui s10, 1044480
    sw s8, 32(a0)
    lw s8, 4(a1)
    sw s4, 136(sp)
    srli s11, s8, 4
    xor s11, s11, s8
    and s11, s11, a5
    slli ra, s11, 4
    xor ra, s8, ra
    xor s8, s8, s11
    srli s11, ra, 8
    xor s11, s11, s8
    and s11, s11, t1
    slli s4, s11, 8
    xor s4, ra, s4
    xor s8, s8, s11
    srli s11, s4, 16
    xor s11, s11, s8
    and s11, s11, a6
    slli ra, s11, 16
    xor s4, s4, ra
    xor s8, s8, s11
    srli s11, s4, 1
    xor s11, s11, s4
    and s11, s11, t3
    slli ra, s11, 1
    xor ra, s4, ra
    sw t6, 140(sp)
    srli t6, s8, 1
    xor t6, t6, s8
    and t6, t6, t3
    sw s5, 144(sp)
    slli s5, t6, 1
    xor s5, s8, s5
    sw a2, 148(sp)
    srli a2, s5, 2
    xor a2, a2, s5
    and a2, a2, a7
    sw t4, 152(sp)
    slli t4, a2, 2
    xor t4, s5, t4
    sw t2, 156(sp)
    srli t2, ra, 2
    xor t2, t2, ra
    and t2, t2, a7
    sw a4, 160(sp)
    slli a4, t2, 2
    sw a3, 164(sp)
    lw a3, 12(a1)
    xor a4, ra, a4
    sw s6, 168(sp)
    srli s6, a3, 4
    xor s6, s6, a3
    and a5, s6, a5
    slli s6, a5, 4
    xor s6, a3, s6
    xor a5, a3, a5
    srli a3, s6, 8
    xor a3, a3, a5
    and a3, a3, t1
    sw t1, 172(sp)
    slli t1, a3, 8
    xor t1, s6, t1
    xor a5, a5, a3
    srli a3, t1, 16
    xor a3, a3, a5
    and a3, a3, a6
    slli s6, a3, 16
    xor t1, t1, s6
    srli s6, t1, 1
    xor s6, s6, t1
    and s6, s6, t3
    sw a6, 176(sp)
    xor a6, t1, s6
    slli s6, s6, 1
    xor t1, t1, s6
    xor a5, a5, a3
    srli a3, a5, 1
    xor a3, a3, a5
    and t3, a3, t3
    xor a3, a5, t3
    slli t3, t3, 1
    xor a5, a5, t3
    srli t3, a3, 2
    xor t3, t3, a3
    and t3, t3, a7
    srli s6, a6, 2
    xor s6, s6, a6
    and s6, s6, a7
    sw s1, 180(sp)
    srli s1, t1, 2
    xor s1, s1, t1
    and s1, s1, a7
    sw s7, 184(sp)
    xor s7, a6, s6
    sw s3, 188(sp)
    xor s3, a3, t3
    sw s2, 192(sp)
    srli s2, a5, 2
    xor s2, s2, a5
    and s2, s2, a7
    sw s0, 196(sp)
    xor s0, a5, s2
    sw t5, 200(sp)
    xor t5, t1, s1
    sw s3, 204(sp)
    xor s3, s3, s0
    sw s3, 208(sp)
    xor s3, t4, s3
    sw s7, 212(sp)
    xor s7, s7, t5
    sw s7, 216(sp)
    xor s7, a4, s7
    sw a4, 220(sp)
    srli a4, s3, 24
    sw t4, 224(sp)
    srli t4, s7, 16
    and t4, t4, t0
    or t4, a4, t4
    and a4, s7, s9
    or t4, t4, a4
    slli a4, s3, 16
    and a4, a4, s10
    or t4, t4, a4
    # round 2 (skinny.dsl:60)
    not a4, t4
    sw t4, 228(sp)
    lui t4, 1044496
    addi t4, t4, -256
    sw t5, 232(sp)
    sw a4, 36(a0)
    slli a4, s2, 2
    xor a5, a5, a4
    xor a4, s4, s11
    srli s2, a4, 2
    xor s2, s2, a4
    and s2, s2, a7
    slli s4, s2, 2
    xor s4, a4, s4
    xor t6, s8, t6
    srli s8, t6, 2
    xor s8, s8, t6
    and a7, s8, a7
    slli s8, a7, 2
    xor s8, t6, s8
    xor s11, s8, a5
    slli s1, s1, 2
    xor t1, t1, s1
    xor s1, s4, t1
    andi t5, s7, 255
    sw s3, 236(sp)
    slli s3, s3, 8
    and s3, s3, t4
    or t5, t5, s3
    slli s3, s7, 8
    and s3, s3, s9
    or t5, t5, s3
    xori t5, t5, 255
    sw t5, 40(a0)
    srli t5, s11, 24
    srli s3, s1, 16
    and s3, s3, t0
    or t5, t5, s3
    and s3, s1, s9
    or t5, t5, s3
    slli s3, s11, 16
    and s3, s3, s10
    or t5, t5, s3
    not s3, t5
    xor a2, s5, a2
    sw s3, 44(a0)
    xor t2, ra, t2
    sw s9, 48(a0)
    slli t3, t3, 2
    xor t3, a3, t3
    slli a3, s6, 2
    xor a6, a6, a3
    xor a3, t2, a6
    srli s3, a3, 16
    and s3, s3, t0
    and s5, a3, s9
    xor s6, a2, t3
    srli ra, s6, 24
    or s3, ra, s3
    or s3, s3, s5
    slli s5, s6, 16
    and s5, s5, s10
    or s3, s3, s5
    slli s5, s11, 8
    and s5, s5, t4
    andi ra, s1, 255
    or s5, ra, s5
    slli ra, s1, 8
    and ra, ra, s9
    or s5, s5, ra
    xori s5, s5, 255
    sw s5, 52(a0)
    not s5, s3
    sw s5, 56(a0)
    andi s5, a3, 255
    slli ra, s6, 8
    and ra, ra, t4
    or s5, s5, ra
    slli ra, a3, 8
    and ra, ra, s9
    or s5, s5, ra
    sw s5, 60(a0)
    xor a7, t6, a7
    xor t6, a7, s0
    srli s5, t6, 24
    xor a4, a4, s2
    lw s2, 232(sp)
    sw s3, 240(sp)
    xor ra, a4, s2
    srli s3, ra, 16
    and s3, s3, t0
    or s3, s5, s3
    and s5, ra, s9
    or s3, s3, s5
    slli s5, t6, 16
    and s5, s5, s10
    or s3, s3, s5
    not s5, s3
    sw s5, 64(a0)
    andi s5, ra, 255
    sw s3, 244(sp)
    slli s3, t6, 8
    and s3, s3, t4
    or s3, s5, s3
    slli s5, ra, 8
    and s5, s5, s9
    or s3, s3, s5
    sw s3, 68(a0)
    lw s3, 200(sp)
    lw s5, 196(sp)
    sw t5, 248(sp)
    xor s3, s3, s5
    lw t5, 192(sp)
    sw t6, 252(sp)
    xor t6, t5, s3
    sw ra, 256(sp)
    srli ra, t6, 8
    sw s6, 260(sp)
    andi s6, ra, 255
    sw a3, 264(sp)
    lw a3, 188(sp)
    sw s11, 268(sp)
    lw s11, 184(sp)
    sw s1, 272(sp)
    xor a3, a3, s11
    lw s1, 180(sp)
    sw s7, 276(sp)
    xor s7, s1, a3
    slli t5, s7, 24
    srli s1, s7, 8
    or t5, t5, s1
    and t5, t5, t4
    or t5, s6, t5
    slli s1, t6, 16
    and s1, s1, s9
    or t5, t5, s1
    xor t5, t5, s9
    sw t5, 72(a0)
    srli t5, t6, 24
    and s1, ra, t0
    or t5, t5, s1
    slli s1, s7, 8
    and s1, s1, s9
    or t5, t5, s1
    and s1, s7, s10
    or t5, t5, s1
    # round 3 (skinny.dsl:60)
    not t5, t5
    sw t5, 76(a0)
    not t5, s9
    sw t5, 80(a0)
    lw t5, 124(sp)
    lw s1, 100(sp)
    sw s7, 280(sp)
    xor s6, t5, s1
    srli ra, s6, 8
    andi s7, ra, 255
    sw t6, 284(sp)
    lw t6, 168(sp)
    lw s1, 96(sp)
    xor s1, t6, s1
    slli t5, s1, 24
    srli t6, s1, 8
    or t5, t5, t6
    and t5, t5, t4
    or t5, s7, t5
    slli t6, s6, 16
    and t6, t6, s9
    or t5, t5, t6
    xor t5, t5, s9
    sw t5, 84(a0)
    srli t5, s6, 24
    and t6, ra, t0
    or t5, t5, t6
    slli t6, s1, 8
    and t6, t6, s9
    or t5, t5, t6
    and t6, s1, s10
    or t5, t5, t6
    sw t5, 88(a0)
    lw t5, 164(sp)
    lw t6, 116(sp)
    sw s1, 288(sp)
    xor s7, t5, t6
    srli ra, s7, 8
    andi s1, ra, 255
    sw s6, 292(sp)
    lw s6, 160(sp)
    lw t5, 128(sp)
    xor s6, s6, t5
    slli t6, s6, 24
    srli t5, s6, 8
    or t5, t6, t5
    and t5, t5, t4
    or t5, s1, t5
    slli t6, s7, 16
    and t6, t6, s9
    or t5, t5, t6
    xor t5, t5, s9
    sw t5, 92(a0)
    srli t5, s7, 24
    and t6, ra, t0
    or t5, t5, t6
    slli t6, s6, 8
    and t6, t6, s9
    or t5, t5, t6
    and t6, s6, s10
    or t5, t5, t6
    not t5, t5
    sw t5, 96(a0)
    lw t5, 156(sp)
    sw s6, 296(sp)
    xor t6, t5, s5
    srli s1, t6, 8
    andi ra, s1, 255
    lw s6, 152(sp)
    sw s7, 300(sp)
    xor s7, s6, s11
    slli t5, s7, 24
    srli s6, s7, 8
    or t5, t5, s6
    and t5, t5, t4
    or t5, ra, t5
    slli s6, t6, 16
    and s6, s6, s9
    or t5, t5, s6
    sw t5, 100(a0)
    srli t5, t6, 24
    and s1, s1, t0
    or t5, t5, s1
    slli s1, s7, 8
    and s1, s1, s9
    or t5, t5, s1
    and s1, s7, s10
    or t5, t5, s1
    not t5, t5
    sw t5, 104(a0)
    xor t5, s0, t3
    lw s1, 224(sp)
    sw s7, 304(sp)
    xor s6, s1, t5
    slli ra, s6, 8
    srli s7, s6, 24
    or s7, ra, s7
    lui ra, 1044480
    addi ra, ra, 255
    and s7, s7, ra
    xor s2, s2, a6
    sw t6, 308(sp)
    lw t6, 220(sp)
    sw s0, 312(sp)
    xor s0, t6, s2
    slli t6, s0, 8
    sw t6, 316(sp)
    and t6, t6, t0
    or t6, s7, t6
    and s7, s0, s9
    or t6, t6, s7
    xor t6, t6, s10
    sw t6, 108(a0)
    slli s7, s0, 8
    sw s0, 320(sp)
    srli s0, s0, 24
    or s0, s7, s0
    lw s7, 172(sp)
    sw t6, 324(sp)
    and s0, s0, s7
    and t6, s6, t0
    or t6, s0, t6
    slli s0, s6, 24
    or t6, t6, s0
    # round 4 (skinny.dsl:60)
    not t6, t6
    sw t6, 112(a0)
    lw t6, 208(sp)
    sw s6, 328(sp)
    xor s0, s8, t6
    slli s6, s0, 8
    srli t6, s0, 24
    or t6, s6, t6
    lw s6, 216(sp)
    and t6, t6, ra
    xor s6, s4, s6
    slli s1, s6, 8
    sw s1, 332(sp)
    and s1, s1, t0
    or t6, t6, s1
    and s1, s6, s9
    or t6, t6, s1
    xor t6, t6, s10
    sw t6, 116(a0)
    slli s1, s6, 8
    sw s6, 336(sp)
    srli s6, s6, 24
    or s1, s1, s6
    and s1, s1, s7
    and s6, s0, t0
    or s1, s1, s6
    slli s6, s0, 24
    or s1, s1, s6
    not s6, s1
    sw s6, 120(a0)
    sw t0, 124(a0)
    xor s6, a2, a5
    sw s1, 340(sp)
    slli s1, s6, 8
    sw s0, 344(sp)
    srli s0, s6, 24
    or s0, s1, s0
    and s0, s0, ra
    xor s1, t2, t1
    sw t6, 348(sp)
    slli t6, s1, 8
    sw t6, 352(sp)
    and t6, t6, t0
    or t6, s0, t6
    and s0, s1, s9
    or t6, t6, s0
    xor t6, t6, s10
    sw t6, 128(a0)
    slli s0, s1, 8
    sw s1, 356(sp)
    srli s1, s1, 24
    or s0, s0, s1
    and s0, s0, s7
    and s1, s6, t0
    or s0, s0, s1
    slli s1, s6, 24
    or s0, s0, s1
    not s0, s0
    sw s0, 132(a0)
    xor s0, a7, t3
    slli s1, s0, 8
    sw s6, 360(sp)
    srli s6, s0, 24
    or s1, s1, s6
    and s1, s1, ra
    xor s6, a4, a6
    sw t6, 364(sp)
    slli t6, s6, 8
    sw t6, 368(sp)
    and t6, t6, t0
    or t6, s1, t6
    and s1, s6, s9
    or t6, t6, s1
    xor t6, t6, s10
    sw t6, 136(a0)
    slli s1, s6, 8
    sw s6, 372(sp)
    srli s6, s6, 24
    or s1, s1, s6
    and s1, s1, s7
    and s6, s0, t0
    or s1, s1, s6
    slli s6, s0, 24
    or s1, s1, s6
    not s1, s1
    sw s1, 140(a0)
    lw s1, 128(sp)
    sw t6, 380(sp)
    xor s6, s11, s1
    lw s11, 180(sp)
    sw s0, 376(sp)
    xor s0, s11, s6
    slli t6, s0, 8
    srli s7, s0, 24
    or t6, t6, s7
    and t6, t6, ra
    lw s7, 116(sp)
    lw s11, 192(sp)
    xor s5, s5, s7
    xor s11, s11, s5
    sw s6, 384(sp)
    slli s6, s11, 8
    and s6, s6, t0
    or t6, t6, s6
    and s6, s11, s9
    or t6, t6, s6
    xor t6, t6, s10
    sw t6, 144(a0)
    andi s6, s0, 255
    sw t6, 388(sp)
    slli t6, s11, 16
    sw s11, 392(sp)
    srli s11, s11, 16
    or t6, t6, s11
    and t6, t6, t4
    or t6, s6, t6
    slli s6, s0, 8
    and s6, s6, s9
    or t6, t6, s6
    xor t6, t6, s10
    # round 5 (skinny.dsl:60)
    not t6, t6
    sw t6, 148(a0)
    lw t6, 168(sp)
    sw s6, 396(sp)
    xor s11, t6, a3
    slli s6, s11, 8
    sw s0, 400(sp)
    srli s0, s11, 24
    or s0, s6, s0
    lw s6, 124(sp)
    and s0, s0, ra
    xor t6, s6, s3
    slli s6, t6, 8
    and s6, s6, t0
    or s0, s0, s6
    and s6, t6, s9
    or s0, s0, s6
    xor s0, s0, s10
    sw s0, 152(a0)
    andi s6, s11, 255
    sw s0, 404(sp)
    slli s0, t6, 16
    sw t6, 408(sp)
    srli t6, t6, 16
    or t6, s0, t6
    and t6, t6, t4
    or t6, s6, t6
    slli s0, s11, 8
    and s0, s0, s9
    or t6, t6, s0
    not s6, t6
    sw s6, 156(a0)
    sw s10, 160(a0)
    lw s6, 160(sp)
    sw t6, 412(sp)
    lw t6, 96(sp)
    sw s0, 416(sp)
    xor s0, s6, t6
    sw s11, 420(sp)
    slli s11, s0, 8
    srli s6, s0, 24
    or s6, s11, s6
    and s6, s6, ra
    lw s11, 164(sp)
    lw t6, 100(sp)
    xor s11, s11, t6
    slli t6, s11, 8
    and t6, t6, t0
    or t6, s6, t6
    and s6, s11, s9
    or t6, t6, s6
    xor t6, t6, s10
    sw t6, 164(a0)
    andi s6, s0, 255
    sw t6, 424(sp)
    slli t6, s11, 16
    sw s11, 428(sp)
    srli s11, s11, 16
    or t6, t6, s11
    and t6, t6, t4
    or t6, s6, t6
    slli s6, s0, 8
    and s6, s6, s9
    or t6, t6, s6
    not t6, t6
    sw t6, 168(a0)
    lw t6, 152(sp)
    sw s6, 432(sp)
    xor s11, t6, s1
    slli s6, s11, 8
    sw s0, 436(sp)
    srli s0, s11, 24
    or s0, s6, s0
    lw s6, 156(sp)
    and s0, s0, ra
    xor t6, s6, s7
    slli s6, t6, 8
    and s6, s6, t0
    or s0, s0, s6
    and s6, t6, s9
    or s0, s0, s6
    xor s0, s0, s10
    sw s0, 172(a0)
    andi s6, s11, 255
    sw s0, 440(sp)
    slli s0, t6, 16
    sw t6, 444(sp)
    srli t6, t6, 16
    or t6, s0, t6
    and t6, t6, t4
    or t6, s6, t6
    slli s0, s11, 8
    and s0, s0, s9
    or t6, t6, s0
    not t6, t6
    lui s6, 1048560
    sw s0, 448(sp)
    xor s0, t3, a5
    sw s11, 452(sp)
    lw s11, 224(sp)
    sw t3, 456(sp)
    xor t3, s11, s0
    sw t4, 460(sp)
    srli t4, t3, 24
    sw a6, 464(sp)
    xor a6, a6, t1
    lw s11, 220(sp)
    sw a6, 468(sp)
    xor s11, s11, a6
    and a6, s11, t0
    or a6, t4, a6
    slli t4, s11, 24
    sw s0, 472(sp)
    srli s0, s11, 8
    or t4, t4, s0
    and t4, t4, s6
    or a6, a6, t4
    xor a6, a6, s10
    sw t6, 176(a0)
    # round 6 (skinny.dsl:60)
    not a6, a6
    sw a6, 180(a0)
    slli a6, t3, 16
    srli t4, t3, 16
    or a6, a6, t4
    and a6, a6, ra
    slli t4, t3, 8
    and t4, t4, t0
    or a6, a6, t4
    and t4, s11, s9
    or a6, a6, t4
    sw a6, 184(a0)
    xor t4, s8, t5
    srli t6, t4, 24
    xor s0, s4, s2
    sw a6, 476(sp)
    and a6, s0, t0
    or a6, t6, a6
    slli t6, s0, 24
    sw s11, 480(sp)
    srli s11, s0, 8
    or t6, t6, s11
    and t6, t6, s6
    or a6, a6, t6
    xor a6, a6, s10
    not t6, a6
    sw t6, 188(a0)
    li t6, 255
    sw t6, 192(a0)
    slli s11, t4, 16
    sw a6, 484(sp)
    srli a6, t4, 16
    or a6, s11, a6
    and a6, a6, ra
    slli s11, t4, 8
    and s11, s11, t0
    or a6, a6, s11
    and s11, s0, s9
    or a6, a6, s11
    xor a6, a6, s9
    sw a6, 196(a0)
    lw s11, 208(sp)
    sw a6, 488(sp)
    xor a6, a2, s11
    sw s0, 492(sp)
    srli s0, a6, 24
    sw t4, 496(sp)
    lw t4, 216(sp)
    sw t3, 500(sp)
    xor t3, t2, t4
    and t4, t3, t0
    or t4, s0, t4
    slli s0, t3, 24
    srli s11, t3, 8
    or s0, s0, s11
    and s0, s0, s6
    or t4, t4, s0
    not t4, t4
    sw t4, 200(a0)
    slli t4, a6, 16
    srli s0, a6, 16
    or t4, t4, s0
    and t4, t4, ra
    slli s0, a6, 8
    and s0, s0, t0
    or t4, t4, s0
    and s0, t3, s9
    or t4, t4, s0
    xor t4, t4, s9
    sw t4, 204(a0)
    xor s0, a7, a5
    srli s11, s0, 24
    sw t4, 504(sp)
    xor t4, a4, t1
    sw t3, 508(sp)
    and t3, t4, t0
    or t3, s11, t3
    slli s11, t4, 24
    sw a6, 512(sp)
    srli a6, t4, 8
    or a6, s11, a6
    and a6, a6, s6
    or a6, t3, a6
    not a6, a6
    sw a6, 208(a0)
    lui a6, 4096
    addi a6, a6, -256
    lw t3, 100(sp)
    sw a4, 520(sp)
    xor s11, s7, t3
    lw s7, 192(sp)
    sw s11, 516(sp)
    xor s6, s7, s11
    srli s7, s6, 8
    andi s7, s7, 255
    srli s11, s6, 16
    andi s11, s11, 255
    slli a4, s6, 16
    srli s6, s6, 16
    or a4, a4, s6
    and a4, a4, a6
    or a4, s7, a4
    lw s6, 96(sp)
    # round 7 (skinny.dsl:60)
    not t6, t6
    xor s7, s1, s6
    lw s1, 180(sp)
    sw s7, 524(sp)
    xor s1, s1, s7
    and s7, s1, s10
    or a4, a4, s7
    xor a4, a4, s9
    slli s7, s1, 24
    and s1, s1, a6
    or s1, s11, s1
    or s1, s1, s7
    xori s1, s1, 255
    slli s7, s0, 16
    srli s11, s0, 16
    or s7, s7, s11
    and s7, s7, ra
    slli s11, s0, 8
    and s11, s11, t0
    or s7, s7, s11
    and s11, t4, s9
    or s7, s7, s11
    xor s7, s7, s9
    sw s7, 212(a0)
    sw s1, 216(a0)
    not a4, a4
    sw a4, 220(a0)
    sw t6, 224(a0)
    lw t6, 124(sp)
    lw s11, 168(sp)
    xor a4, t6, s5
    srli s1, a4, 16
    andi s1, s1, 255
    sw s7, 528(sp)
    lw s7, 384(sp)
    sw t4, 532(sp)
    xor t4, s11, s7
    sw s0, 536(sp)
    and s0, t4, a6
    or s0, s1, s0
    slli s1, t4, 24
    or s0, s0, s1
    sw s0, 228(a0)
    srli s0, a4, 8
    andi s0, s0, 255
    slli s1, a4, 16
    srli a4, a4, 16
    or a4, s1, a4
    and a4, a4, a6
    or a4, s0, a4
    and t4, t4, s10
    or t4, a4, t4
    xor t4, t4, s9
    sw t4, 232(a0)
    lw t4, 164(sp)
    lw s1, 160(sp)
    xor a4, t4, s3
    srli s0, a4, 16
    andi s0, s0, 255
    xor t4, s1, a3
    and s1, t4, a6
    or s0, s0, s1
    slli s1, t4, 24
    or s0, s0, s1
    xori s0, s0, 255
    sw s0, 236(a0)
    srli s0, a4, 8
    andi s0, s0, 255
    slli s1, a4, 16
    srli a4, a4, 16
    or a4, s1, a4
    and a4, a4, a6
    or a4, s0, a4
    and t4, t4, s10
    or t4, a4, t4
    not t4, t4
    sw t4, 240(a0)
    lw t4, 156(sp)
    xor a4, t4, t3
    srli s0, a4, 8
    andi s0, s0, 255
    slli s1, a4, 16
    srli t4, a4, 16
    or t4, s1, t4
    and t4, t4, a6
    or t4, s0, t4
    srli a4, a4, 16
    lw s0, 152(sp)
    andi a4, a4, 255
    xor s1, s0, s6
    and s0, s1, a6
    or a4, a4, s0
    and s0, s1, s10
    or t4, t4, s0
    slli s0, s1, 24
    or a4, a4, s0
    xori a4, a4, 255
    sw a4, 244(a0)
    not t4, t4
    sw t4, 248(a0)
    lw t4, 208(sp)
    lw s0, 224(sp)
    xor a4, a5, t4
    xor s1, s0, a4
    sw a5, 540(sp)
    and a5, s1, t0
    srli s0, s1, 16
    andi s0, s0, 255
    or a5, s0, a5
    slli s0, s1, 8
    srli s1, s1, 24
    or s0, s0, s1
    lw s1, 176(sp)
    lw s7, 216(sp)
    and s0, s0, s1
    sw t1, 544(sp)
    lw t6, 220(sp)
    xor t1, t1, s7
    xor t6, t6, t1
    slli s11, t6, 16
    or a5, a5, s11
    xori a5, a5, 255
    srli s11, t6, 8
    and s11, s11, s9
    or s0, s0, s11
    slli t6, t6, 8
    and t6, t6, s10
    or t6, s0, t6
    xor t6, t6, t0
    sw t6, 252(a0)
    # round 8 (skinny.dsl:60)
    not a5, a5
    sw a5, 256(a0)
    lw a5, 472(sp)
    xor t6, s8, a5
    slli s0, t6, 8
    srli s11, t6, 24
    or s0, s0, s11
    lw s11, 468(sp)
    and s0, s0, s1
    xor a5, s4, s11
    srli s11, a5, 8
    and s11, s11, s9
    or s0, s0, s11
    slli s11, a5, 8
    and s11, s11, s10
    or s0, s0, s11
    xor s0, s0, t0
    sw s0, 260(a0)
    srli s0, t6, 16
    andi s0, s0, 255
    and t6, t6, t0
    or t6, s0, t6
    slli a5, a5, 16
    or a5, t6, a5
    xori a5, a5, 255
    not t6, a5
    sw t6, 264(a0)
    xor t6, a2, t5
    slli s0, t6, 8
    srli s11, t6, 24
    or s0, s0, s11
    and s0, s0, s1
    xor s11, t2, s2
    sw a5, 548(sp)
    srli a5, s11, 8
    and a5, a5, s9
    or a5, s0, a5
    slli s0, s11, 8
    and s0, s0, s10
    or a5, a5, s0
    sw a5, 268(a0)
    srli a5, t6, 16
    andi a5, a5, 255
    and t6, t6, t0
    or a5, a5, t6
    slli t6, s11, 16
    or a5, a5, t6
    not a5, a5
    sw a5, 272(a0)
    xor a5, a7, t4
    srli t6, a5, 16
    andi t6, t6, 255
    slli s0, a5, 8
    srli s11, a5, 24
    or s0, s0, s11
    and s0, s0, s1
    and a5, a5, t0
    or a5, t6, a5
    lw t6, 520(sp)
    xor t3, t3, s3
    xor s11, t6, s7
    srli t6, s11, 8
    and t6, t6, s9
    or t6, s0, t6
    slli s0, s11, 16
    or a5, a5, s0
    slli s0, s11, 8
    and s0, s0, s10
    or t6, t6, s0
    xor t6, t6, t0
    sw t6, 276(a0)
    not a5, a5
    sw a5, 280(a0)
    lw t6, 180(sp)
    xor a5, s6, a3
    xor s0, t6, a5
    slli s6, s0, 8
    srli s11, s0, 24
    or s6, s6, s11
    lw s11, 192(sp)
    and s6, s6, s1
    xor s11, s11, t3
    srli t6, s11, 8
    and t6, t6, s9
    or t6, s6, t6
    slli s6, s11, 8
    and s6, s6, s10
    or t6, t6, s6
    xor t6, t6, t0
    sw t6, 284(a0)
    slli t6, s11, 24
    srli s6, s11, 8
    or t6, t6, s6
    and t6, t6, ra
    srli s6, s0, 8
    and s6, s6, t0
    or t6, t6, s6
    slli s0, s0, 8
    and s0, s0, s9
    or t6, t6, s0
    xor t6, t6, t0
    # round 9 (skinny.dsl:60)
    not t6, t6
    sw t6, 288(a0)
    lw t6, 168(sp)
    lw s0, 524(sp)
    xor s6, t6, s0
    slli s11, s6, 8
    srli s0, s6, 24
    or s0, s11, s0
    and s0, s0, s1
    lw s11, 124(sp)
    lw t6, 516(sp)
    xor t6, s11, t6
    srli s11, t6, 8
    and s11, s11, s9
    or s0, s0, s11
    slli s11, t6, 8
    and s11, s11, s10
    or s0, s0, s11
    xor s0, s0, t0
    sw s0, 292(a0)
    slli s0, t6, 24
    srli t6, t6, 8
    or t6, s0, t6
    and t6, t6, ra
    srli s0, s6, 8
    and s0, s0, t0
    or t6, t6, s0
    slli s0, s6, 8
    and s0, s0, s9
    or t6, t6, s0
    xor t6, t6, t0
    not s0, t6
    sw s0, 296(a0)
    lw s0, 160(sp)
    lw s6, 384(sp)
    sw t6, 100(sp)
    xor s11, s0, s6
    slli t6, s11, 8
    srli s0, s11, 24
    or t6, t6, s0
    and t6, t6, s1
    lw s0, 164(sp)
    xor t4, t4, t5
    xor s0, s0, s5
    srli s6, s0, 8
    and s6, s6, s9
    or t6, t6, s6
    slli s6, s0, 8
    and s6, s6, s10
    or t6, t6, s6
    xor t6, t6, t0
    sw t6, 300(a0)
    slli t6, s0, 24
    srli s0, s0, 8
    or t6, t6, s0
    and t6, t6, ra
    srli s0, s11, 8
    and s0, s0, t0
    or t6, t6, s0
    slli s0, s11, 8
    and s0, s0, s9
    or t6, t6, s0
    not t6, t6
    sw t6, 304(a0)
    lw t6, 152(sp)
    xor s0, t6, a3
    slli s6, s0, 8
    srli s11, s0, 24
    or s6, s6, s11
    lw s11, 156(sp)
    and s6, s6, s1
    xor s11, s11, s3
    srli t6, s11, 8
    and t6, t6, s9
    or t6, s6, t6
    slli s6, s11, 8
    and s6, s6, s10
    or t6, t6, s6
    sw t6, 308(a0)
    slli t6, s11, 24
    srli s6, s11, 8
    or t6, t6, s6
    and t6, t6, ra
    srli s6, s0, 8
    and s6, s6, t0
    or t6, t6, s6
    slli s0, s0, 8
    and s0, s0, s9
    or t6, t6, s0
    not t6, t6
    xor s0, s7, s2
    lw s6, 220(sp)
    sw t4, 216(sp)
    xor s7, s6, s0
    srli s11, s7, 8
    and s11, s11, a6
    andi s6, s7, 255
    or s6, s6, s11
    lw s11, 224(sp)
    sw t6, 312(a0)
    xor s11, s11, t4
    slli t4, s11, 8
    and t4, t4, s10
    or t4, s6, t4
    # round 10 (skinny.dsl:60)
    not t4, t4
    sw t4, 316(a0)
    and t4, s7, t0
    srli t6, s11, 24
    or t4, t6, t4
    slli t6, s11, 16
    or t4, t4, t6
    xori t4, t4, 255
    sw t4, 320(a0)
    xor t4, s4, t1
    srli t6, t4, 8
    and t6, t6, a6
    andi s6, t4, 255
    or t6, s6, t6
    xor s6, s8, a4
    slli s7, s6, 8
    and s7, s7, s10
    or t6, t6, s7
    xor t6, t6, t0
    not s7, t6
    sw s7, 324(a0)
    and t4, t4, t0
    srli s7, s6, 24
    or t4, s7, t4
    slli s6, s6, 16
    or t4, t4, s6
    xori t4, t4, 255
    sw t4, 328(a0)
    lw t4, 468(sp)
    xor s6, t2, t4
    srli s7, s6, 8
    and s7, s7, a6
    andi s11, s6, 255
    or s7, s11, s7
    lw s11, 472(sp)
    sw t6, 208(sp)
    xor t6, a2, s11
    slli s11, t6, 8
    and s11, s11, s10
    or s7, s7, s11
    not s7, s7
    sw s7, 332(a0)
    and s6, s6, t0
    srli s7, t6, 24
    or s6, s7, s6
    slli t6, t6, 16
    or t6, s6, t6
    xori t6, t6, 255
    sw t6, 336(a0)
    lw t6, 520(sp)
    sw a6, 96(sp)
    xor s6, t6, s2
    srli s7, s6, 8
    and s7, s7, a6
    andi s11, s6, 255
    or s7, s11, s7
    xor s11, a7, t5
    slli a6, s11, 8
    and a6, a6, s10
    or a6, s7, a6
    not a6, a6
    sw a6, 340(a0)
    srli a6, s11, 24
    and s6, s6, t0
    or a6, a6, s6
    slli s6, s11, 16
    or a6, a6, s6
    xori a6, a6, 255
    sw a6, 344(a0)
    lw a6, 384(sp)
    lw s6, 180(sp)
    xor a3, a3, a6
    xor s7, s6, a3
    and s11, s7, s1
    srli s6, s7, 8
    and s6, s6, s9
    or s6, s11, s6
    lw s11, 192(sp)
    xor s3, s3, s5
    xor s11, s11, s3
    slli t6, s11, 16
    and t6, t6, s10
    or t6, s6, t6
    sw t6, 348(a0)
    srli t6, s11, 16
    and s6, s7, s9
    or t6, t6, s6
    slli s6, s11, 24
    or t6, t6, s6
    xori t6, t6, 255
    # round 11 (skinny.dsl:60)
    not t6, t6
    sw t6, 352(a0)
    lw t6, 168(sp)
    xor s6, t6, a5
    and s7, s6, s1
    srli s11, s6, 8
    and s11, s11, s9
    or s7, s7, s11
    lw s11, 124(sp)
    and s6, s6, s9
    xor t6, s11, t3
    slli s11, t6, 16
    and s11, s11, s10
    or s7, s7, s11
    xor s7, s7, s9
    sw s7, 356(a0)
    srli s7, t6, 16
    or s6, s7, s6
    slli t6, t6, 24
    or t6, s6, t6
    sw t6, 360(a0)
    lw t6, 160(sp)
    lw s6, 524(sp)
    xor s7, t6, s6
    and s11, s7, s1
    srli t6, s7, 8
    and t6, t6, s9
    or t6, s11, t6
    lw s11, 164(sp)
    lw s6, 516(sp)
    xor s11, s11, s6
    slli s6, s11, 16
    and s6, s6, s10
    or t6, t6, s6
    xor t6, t6, s9
    sw t6, 364(a0)
    srli t6, s11, 16
    and s6, s7, s9
    or t6, t6, s6
    slli s6, s11, 24
    or t6, t6, s6
    not t6, t6
    sw t6, 368(a0)
    lw t6, 152(sp)
    xor s6, t6, a6
    srli s7, s6, 8
    and s7, s7, s9
    and s11, s6, s1
    or s7, s11, s7
    lw s11, 156(sp)
    and s6, s6, s9
    xor t6, s11, s5
    srli s11, t6, 16
    or s6, s11, s6
    slli s11, t6, 24
    or s6, s6, s11
    slli t6, t6, 16
    and t6, t6, s10
    or t6, s7, t6
    xor t6, t6, s9
    sw t6, 372(a0)
    not t6, s6
    sw t6, 376(a0)
    xor t6, s2, t4
    lw s2, 472(sp)
    lw s6, 220(sp)
    xor t5, t5, s2
    xor s7, s6, t6
    andi s11, s7, 255
    lw s6, 224(sp)
    sw t5, 552(sp)
    xor s6, s6, t5
    slli s1, s6, 16
    srli t5, s6, 16
    or t5, s1, t5
    lw s1, 460(sp)
    and t5, t5, s1
    or t5, s11, t5
    srli s11, s7, 8
    and s11, s11, s9
    or t5, t5, s11
    sw t5, 380(a0)
    slli t5, s7, 16
    srli s7, s7, 16
    or t5, t5, s7
    and t5, t5, ra
    srli s7, s6, 8
    and s7, s7, t0
    or t5, t5, s7
    slli s6, s6, 16
    and s6, s6, s9
    or t5, t5, s6
    xor t5, t5, s9
    # round 12 (skinny.dsl:60)
    not t5, t5
    sw t5, 384(a0)
    xor t5, s4, s0
    andi s6, t5, 255
    lw s7, 216(sp)
    sw s0, 556(sp)
    xor s11, s8, s7
    slli s7, s11, 16
    srli s0, s11, 16
    or s0, s7, s0
    and s0, s0, s1
    or s0, s6, s0
    srli s6, t5, 8
    and s6, s6, s9
    or s0, s0, s6
    sw s0, 388(a0)
    slli s0, t5, 16
    srli t5, t5, 16
    or t5, s0, t5
    and t5, t5, ra
    srli s0, s11, 8
    and s0, s0, t0
    or t5, t5, s0
    slli s0, s11, 16
    and s0, s0, s9
    or t5, t5, s0
    xor t5, t5, s9
    not s0, t5
    sw s0, 392(a0)
    xor s0, t2, t1
    andi s6, s0, 255
    xor s7, a2, a4
    slli s11, s7, 16
    sw t5, 560(sp)
    srli t5, s7, 16
    or t5, s11, t5
    and t5, t5, s1
    or t5, s6, t5
    srli s6, s0, 8
    and s6, s6, s9
    or t5, t5, s6
    xor t5, t5, s10
    sw t5, 396(a0)
    slli t5, s0, 16
    srli s0, s0, 16
    or t5, t5, s0
    and t5, t5, ra
    srli s0, s7, 8
    and s0, s0, t0
    or t5, t5, s0
    slli s0, s7, 16
    and s0, s0, s9
    or t5, t5, s0
    not t5, t5
    sw t5, 400(a0)
    lw t5, 520(sp)
    xor s7, a7, s2
    xor s0, t5, t4
    andi s6, s0, 255
    slli s11, s7, 16
    srli t5, s7, 16
    or t5, s11, t5
    and t5, t5, s1
    or t5, s6, t5
    srli s6, s0, 8
    and s6, s6, s9
    or t5, t5, s6
    xor t5, t5, s10
    sw t5, 404(a0)
    slli t5, s0, 16
    srli s0, s0, 16
    or t5, t5, s0
    and t5, t5, ra
    srli s0, s7, 8
    and s0, s0, t0
    or t5, t5, s0
    slli s0, s7, 16
    and s0, s0, s9
    or t5, t5, s0
    not t5, t5
    sw t5, 408(a0)
    lw t5, 516(sp)
    lw s11, 524(sp)
    xor s0, s5, t5
    lw s5, 192(sp)
    xor a6, a6, s11
    xor s6, s5, s0
    andi s7, s6, 255
    sw ra, 384(sp)
    lw ra, 180(sp)
    sw a6, 564(sp)
    xor ra, ra, a6
    slli s5, ra, 16
    srli a6, ra, 16
    or a6, s5, a6
    and a6, a6, s1
    or a6, s7, a6
    srli s5, s6, 8
    and s6, s5, s9
    or a6, a6, s6
    xor a6, a6, s10
    sw a6, 412(a0)
    lw a6, 176(sp)
    and s6, ra, s9
    and s5, s5, a6
    or s5, s5, s6
    slli s6, ra, 24
    or s5, s5, s6
    xor s5, s5, s10
    # round 13 (skinny.dsl:60)
    not s5, s5
    sw s5, 416(a0)
    lw s5, 124(sp)
    lw ra, 168(sp)
    xor s6, s5, s3
    andi s7, s6, 255
    xor ra, ra, a3
    slli s5, ra, 16
    sw s3, 568(sp)
    srli s3, ra, 16
    or s3, s5, s3
    and s3, s3, s1
    or s3, s7, s3
    srli s5, s6, 8
    and s6, s5, s9
    or s3, s3, s6
    sw s3, 420(a0)
    and s3, s5, a6
    and s5, ra, s9
    or s3, s3, s5
    slli s5, ra, 24
    or s3, s3, s5
    xor s3, s3, s10
    not s5, s3
    sw s5, 424(a0)
    lw s5, 164(sp)
    lw ra, 160(sp)
    xor s6, s5, t3
    andi s7, s6, 255
    sw s3, 572(sp)
    xor s3, ra, a5
    slli s5, s3, 16
    srli ra, s3, 16
    or s5, s5, ra
    and s5, s5, s1
    or s5, s7, s5
    srli s6, s6, 8
    and s7, s6, s9
    or s5, s5, s7
    sw s5, 428(a0)
    and s5, s6, a6
    and s6, s3, s9
    or s5, s5, s6
    slli s3, s3, 24
    or s3, s5, s3
    not s3, s3
    sw s3, 432(a0)
    lw s3, 156(sp)
    lw s7, 152(sp)
    xor s5, s3, t5
    andi s6, s5, 255
    xor ra, s7, s11
    slli s7, ra, 16
    srli s3, ra, 16
    or s3, s7, s3
    and s3, s3, s1
    or s3, s6, s3
    srli s5, s5, 8
    and s6, s5, s9
    or s3, s3, s6
    xor s3, s3, s10
    sw s3, 436(a0)
    and s3, s5, a6
    and s5, ra, s9
    or s3, s3, s5
    slli s5, ra, 24
    or s3, s3, s5
    not s3, s3
    xor s2, s2, a4
    xor t4, t4, t1
    lw s5, 220(sp)
    lw s7, 172(sp)
    xor s6, s5, t4
    and ra, s6, s7
    lw a6, 224(sp)
    sw s3, 440(a0)
    xor a6, a6, s2
    slli s5, a6, 8
    and s1, s5, t0
    or s1, ra, s1
    and ra, a6, s10
    or s1, s1, ra
    xor s1, s1, s10
    # round 14 (skinny.dsl:60)
    not s1, s1
    sw s1, 444(a0)
    srli a6, a6, 8
    andi a6, a6, 255
    and s1, s6, t0
    or a6, a6, s1
    srli s1, s6, 8
    and s1, s1, s9
    or a6, a6, s1
    and s1, s5, s10
    or a6, a6, s1
    xor a6, a6, s9
    sw a6, 448(a0)
    xor a6, s4, t6
    lw s3, 552(sp)
    and s1, a6, s7
    xor s5, s8, s3
    slli s6, s5, 8
    and ra, s6, t0
    or s1, s1, ra
    and ra, s5, s10
    or s1, s1, ra
    xor s1, s1, s10
    not ra, s1
    sw ra, 452(a0)
    srli s5, s5, 8
    andi s5, s5, 255
    and ra, a6, t0
    or s5, s5, ra
    srli a6, a6, 8
    and a6, a6, s9
    or a6, s5, a6
    and s5, s6, s10
    or a6, a6, s5
    xor a6, a6, s9
    sw a6, 456(a0)
    lw a6, 556(sp)
    lw ra, 216(sp)
    xor s5, t2, a6
    and s6, s5, s7
    sw s1, 468(sp)
    xor s1, a2, ra
    slli s3, s1, 8
    and ra, s3, t0
    or s6, s6, ra
    and ra, s1, s10
    or s6, s6, ra
    not s6, s6
    sw s6, 460(a0)
    srli s1, s1, 8
    andi s1, s1, 255
    and s6, s5, t0
    or s1, s1, s6
    srli s5, s5, 8
    and s5, s5, s9
    or s1, s1, s5
    and s3, s3, s10
    or s1, s1, s3
    sw s1, 464(a0)
    lw s1, 520(sp)
    xor s6, a7, a4
    xor s3, s1, t1
    and s5, s3, s7
    slli ra, s6, 8
    and s7, ra, t0
    or s5, s5, s7
    and s7, s6, s10
    or s5, s5, s7
    not s5, s5
    sw s5, 468(a0)
    srli s5, s6, 8
    andi s5, s5, 255
    and s6, s3, t0
    or s5, s5, s6
    srli s3, s3, 8
    and s3, s3, s9
    or s3, s5, s3
    and s5, ra, s10
    or s3, s3, s5
    sw s3, 472(a0)
    xor t5, t5, t3
    lw s3, 192(sp)
    xor s7, s11, a5
    xor s5, s3, t5
    lw s11, 180(sp)
    srli s6, s5, 24
    xor ra, s11, s7
    srli s11, ra, 8
    and s3, s11, t0
    or s3, s6, s3
    slli s6, ra, 8
    and s6, s6, s9
    or s3, s3, s6
    slli s6, s5, 16
    and s6, s6, s10
    or s3, s3, s6
    xori s3, s3, 255
    sw s3, 476(a0)
    andi s3, ra, 255
    slli s6, s5, 24
    srli s5, s5, 8
    or s5, s6, s5
    lw s6, 460(sp)
    and s5, s5, s6
    or s3, s3, s5
    and s5, s11, s9
    or s3, s3, s5
    # round 15 (skinny.dsl:60)
    not s3, s3
    sw s3, 480(a0)
    lw s3, 124(sp)
    lw ra, 168(sp)
    xor s5, s3, s0
    lw s3, 564(sp)
    srli s11, s5, 24
    xor s3, ra, s3
    srli ra, s3, 8
    and s1, ra, t0
    or s1, s11, s1
    slli s11, s3, 8
    and s11, s11, s9
    or s1, s1, s11
    slli s11, s5, 16
    and s11, s11, s10
    or s1, s1, s11
    xori s1, s1, 255
    sw s1, 484(a0)
    andi s1, s3, 255
    slli s3, s5, 24
    srli s5, s5, 8
    or s3, s3, s5
    and s3, s3, s6
    or s1, s1, s3
    and s3, ra, s9
    or s1, s1, s3
    xor s1, s1, s9
    sw s1, 488(a0)
    lw s1, 160(sp)
    lw s11, 164(sp)
    xor s3, s1, a3
    andi s5, s3, 255
    lw ra, 568(sp)
    xor t1, t1, a6
    xor s1, s11, ra
    slli s11, s1, 24
    srli ra, s1, 8
    or s11, s11, ra
    and s11, s11, s6
    or s5, s5, s11
    srli s11, s3, 8
    and ra, s11, s9
    or s5, s5, ra
    srli ra, s1, 24
    and s11, s11, t0
    or s11, ra, s11
    slli s3, s3, 8
    and s3, s3, s9
    or s3, s11, s3
    slli s1, s1, 16
    and s1, s1, s10
    or s1, s3, s1
    xori s1, s1, 255
    sw s1, 492(a0)
    not s1, s5
    sw s1, 496(a0)
    lw s1, 156(sp)
    lw s11, 152(sp)
    xor s3, s1, t3
    srli s5, s3, 24
    xor ra, s11, a5
    srli s11, ra, 8
    and s1, s11, t0
    or s1, s5, s1
    slli s5, ra, 8
    and s5, s5, s9
    or s1, s1, s5
    slli s5, s3, 16
    and s5, s5, s10
    or s1, s1, s5
    sw s1, 500(a0)
    andi s1, ra, 255
    slli s5, s3, 24
    srli s3, s3, 8
    or s3, s5, s3
    and s3, s3, s6
    or s1, s1, s3
    and s3, s11, s9
    or s1, s1, s3
    not s1, s1
    sw s1, 504(a0)
    lw s1, 220(sp)
    xor a5, a5, a3
    xor s3, s1, t1
    sw s3, 508(a0)
    lw s3, 216(sp)
    lw s5, 224(sp)
    xor a4, a4, s3
    xor s11, s5, a4
    slli ra, s11, 24
    srli s11, s11, 8
    or s11, ra, s11
    # round 16 (skinny.dsl:60)
    not s11, s11
    sw s11, 512(a0)
    xor s11, s4, t4
    xor s11, s11, t0
    sw s11, 516(a0)
    xor s11, s8, s2
    slli ra, s11, 24
    srli s11, s11, 8
    or s11, ra, s11
    not ra, s11
    sw ra, 520(a0)
    xor ra, t2, t6
    xor ra, ra, t0
    sw ra, 524(a0)
    lw ra, 552(sp)
    sw s11, 524(sp)
    xor s11, a2, ra
    slli s6, s11, 24
    srli s11, s11, 8
    or s6, s6, s11
    not s6, s6
    sw s6, 528(a0)
    lw s6, 520(sp)
    xor s11, a6, t0
    xor s11, s11, s6
    sw s11, 532(a0)
    xor s11, a7, s3
    slli s6, s11, 24
    srli s11, s11, 8
    or s6, s6, s11
    not s6, s6
    sw s6, 536(a0)
    lw s6, 568(sp)
    lw s11, 192(sp)
    xor t3, t3, s6
    xor s11, s11, t3
    xor s11, s11, t0
    sw s11, 540(a0)
    lw s11, 180(sp)
    xor a6, a6, t6
    xor s11, s11, a5
    xor s11, s11, t0
    # round 17 (skinny.dsl:60)
    not s11, s11
    sw s11, 544(a0)
    lw s11, 124(sp)
    xor s1, s1, a6
    xor s11, s11, t5
    sw s11, 548(a0)
    lw s11, 168(sp)
    xor s3, s3, ra
    xor s11, s11, s7
    sw s11, 516(sp)
    not s11, s11
    sw s11, 552(a0)
    lw s11, 164(sp)
    xor s5, s5, s3
    xor s11, s11, s0
    xor s11, s11, t0
    sw s11, 556(a0)
    lw s11, 160(sp)
    sw s7, 472(sp)
    lw s7, 564(sp)
    xor s11, s11, s7
    not s11, s11
    sw s11, 560(a0)
    lw s11, 156(sp)
    xor s11, s11, s6
    xor s11, s11, t0
    sw s11, 564(a0)
    lw s11, 152(sp)
    sw a6, 216(sp)
    xor s11, s11, a3
    not s11, s11
    srli a6, s5, 24
    sw s3, 556(sp)
    srli s3, s1, 16
    and s3, s3, t0
    or a6, a6, s3
    and s3, s1, s9
    or a6, a6, s3
    slli s3, s5, 16
    and s3, s3, s10
    or a6, a6, s3
    xor a6, a6, t0
    sw s11, 568(a0)
    # round 18 (skinny.dsl:60)
    not a6, a6
    sw a6, 572(a0)
    andi a6, s1, 255
    slli s3, s5, 8
    lw s5, 460(sp)
    slli s1, s1, 8
    and s3, s3, s5
    or a6, a6, s3
    and s1, s1, s9
    or a6, a6, s1
    sw a6, 576(a0)
    xor a6, s8, a4
    srli s1, a6, 24
    xor s3, s4, t1
    srli s11, s3, 16
    and s11, s11, t0
    or s1, s1, s11
    and s11, s3, s9
    or s1, s1, s11
    slli s11, a6, 16
    and s11, s11, s10
    or s1, s1, s11
    xor s1, s1, t0
    not s11, s1
    sw s11, 580(a0)
    andi s11, s3, 255
    slli a6, a6, 8
    and a6, a6, s5
    or a6, s11, a6
    slli s3, s3, 8
    and s3, s3, s9
    or a6, a6, s3
    xori a6, a6, 255
    sw a6, 584(a0)
    xor a6, a2, s2
    srli s3, a6, 24
    xor s11, t2, t4
    sw s1, 576(sp)
    srli s1, s11, 16
    and s1, s1, t0
    or s1, s3, s1
    and s3, s11, s9
    or s1, s1, s3
    slli s3, a6, 16
    and s3, s3, s10
    or s1, s1, s3
    not s1, s1
    sw s1, 588(a0)
    andi s1, s11, 255
    slli a6, a6, 8
    and a6, a6, s5
    or a6, s1, a6
    slli s1, s11, 8
    and s1, s1, s9
    or a6, a6, s1
    sw a6, 592(a0)
    xor a6, a7, ra
    srli s1, a6, 24
    lw s3, 520(sp)
    xor a3, a3, s7
    xor s11, s3, t6
    srli s3, s11, 16
    and s3, s3, t0
    or s1, s1, s3
    and s3, s11, s9
    or s1, s1, s3
    slli s3, a6, 16
    and s3, s3, s10
    or s1, s1, s3
    not s1, s1
    sw s1, 596(a0)
    andi s1, s11, 255
    slli a6, a6, 8
    and a6, a6, s5
    or a6, s1, a6
    slli s1, s11, 8
    and s1, s1, s9
    or a6, a6, s1
    xori a6, a6, 255
    sw a6, 600(a0)
    xor a6, s6, s0
    lw s1, 192(sp)
    sw a6, 568(sp)
    xor s3, s1, a6
    srli s6, s3, 8
    andi s11, s6, 255
    lw s1, 180(sp)
    sw a3, 580(sp)
    xor s1, s1, a3
    slli a6, s1, 24
    srli a3, s1, 8
    or a6, a6, a3
    and a6, a6, s5
    or a6, s11, a6
    slli a3, s3, 16
    and a3, a3, s9
    or a6, a6, a3
    xor a6, a6, s9
    sw a6, 604(a0)
    srli a6, s3, 24
    and a3, s6, t0
    or a6, a6, a3
    slli a3, s1, 8
    and a3, a3, s9
    or a6, a6, a3
    and a3, s1, s10
    or a6, a6, a3
    xori a6, a6, 255
    # round 19 (skinny.dsl:60)
    not a6, a6
    sw a6, 608(a0)
    lw a6, 124(sp)
    lw s6, 168(sp)
    xor a3, a6, t3
    srli s1, a3, 8
    andi s3, s1, 255
    xor s11, s6, a5
    slli a6, s11, 24
    srli s6, s11, 8
    or a6, a6, s6
    and a6, a6, s5
    or a6, s3, a6
    slli s3, a3, 16
    and s3, s3, s9
    or a6, a6, s3
    sw a6, 612(a0)
    srli a6, a3, 24
    and a3, s1, t0
    or a6, a6, a3
    slli a3, s11, 8
    and a3, a3, s9
    or a6, a6, a3
    and a3, s11, s10
    or a6, a6, a3
    xori a6, a6, 255
    sw a6, 616(a0)
    lw a6, 164(sp)
    lw s6, 160(sp)
    xor a3, a6, t5
    srli s1, a3, 8
    andi s3, s1, 255
    lw s11, 472(sp)
    and s1, s1, t0
    xor a6, s6, s11
    slli s6, a6, 24
    srli s11, a6, 8
    or s6, s6, s11
    and s6, s6, s5
    or s3, s3, s6
    slli s6, a3, 16
    and s6, s6, s9
    or s3, s3, s6
    xor s3, s3, s9
    sw s3, 620(a0)
    srli a3, a3, 24
    or a3, a3, s1
    slli s1, a6, 8
    and s1, s1, s9
    or a3, a3, s1
    and a6, a6, s10
    or a6, a3, a6
    not a6, a6
    sw a6, 624(a0)
    lw a6, 156(sp)
    xor t6, t6, t4
    xor a3, a6, s0
    slli s1, a3, 16
    and s1, s1, s9
    srli s3, a3, 24
    srli a3, a3, 8
    and s6, a3, t0
    or s3, s3, s6
    lw s6, 152(sp)
    andi a3, a3, 255
    xor s11, s6, s7
    slli a6, s11, 24
    srli s6, s11, 8
    or a6, a6, s6
    and a6, a6, s5
    or a6, a3, a6
    or a6, a6, s1
    sw a6, 628(a0)
    and a6, s11, s10
    slli a3, s11, 8
    and a3, a3, s9
    or a3, s3, a3
    or a6, a3, a6
    not a6, a6
    sw a6, 632(a0)
    xor a6, ra, s2
    lw a3, 224(sp)
    lw s11, 220(sp)
    xor s1, a3, a6
    slli s3, s1, 8
    srli s6, s1, 24
    or s3, s3, s6
    lw s6, 384(sp)
    xor ra, s11, t6
    and s3, s3, s6
    slli s11, ra, 8
    and s11, s11, t0
    or s3, s3, s11
    and s11, ra, s9
    or s3, s3, s11
    xor s3, s3, s10
    sw s3, 636(a0)
    slli s3, ra, 8
    srli s11, ra, 24
    or s3, s3, s11
    lw s11, 172(sp)
    and ra, s1, t0
    and s3, s3, s11
    or s3, s3, ra
    slli s1, s1, 24
    or s1, s3, s1
    # round 20 (skinny.dsl:60)
    not s1, s1
    sw s1, 640(a0)
    lw s1, 556(sp)
    xor s3, s8, s1
    slli ra, s3, 8
    srli s1, s3, 24
    or s1, ra, s1
    lw ra, 216(sp)
    and s1, s1, s6
    xor ra, s4, ra
    slli a3, ra, 8
    and a3, a3, t0
    or a3, s1, a3
    and s1, ra, s9
    or a3, a3, s1
    xor a3, a3, s10
    sw a3, 644(a0)
    slli a3, ra, 8
    srli s1, ra, 24
    or a3, a3, s1
    and a3, a3, s11
    and s1, s3, t0
    or a3, a3, s1
    slli s1, s3, 24
    or a3, a3, s1
    xor a3, a3, s9
    not s1, a3
    sw s1, 648(a0)
    xor s1, a2, a4
    slli s3, s1, 8
    srli ra, s1, 24
    or s3, s3, ra
    and s3, s3, s6
    xor ra, t2, t1
    sw a3, 552(sp)
    slli a3, ra, 8
    and a3, a3, t0
    or a3, s3, a3
    and s3, ra, s9
    or a3, a3, s3
    sw a3, 652(a0)
    slli a3, ra, 8
    srli s3, ra, 24
    or a3, a3, s3
    and a3, a3, s11
    and s3, s1, t0
    or a3, a3, s3
    slli s1, s1, 24
    or a3, a3, s1
    not a3, a3
    sw a3, 656(a0)
    xor a3, a7, s2
    slli s1, a3, 8
    srli s3, a3, 24
    or s1, s1, s3
    and s1, s1, s6
    lw s3, 520(sp)
    xor s0, s0, t5
    xor ra, s3, t4
    slli s3, ra, 8
    and s3, s3, t0
    or s1, s1, s3
    and s3, ra, s9
    or s1, s1, s3
    xor s1, s1, s10
    sw s1, 660(a0)
    slli s1, ra, 8
    srli s3, ra, 24
    or s1, s1, s3
    and s1, s1, s11
    and s3, a3, t0
    or s1, s1, s3
    slli a3, a3, 24
    or a3, s1, a3
    not a3, a3
    sw a3, 664(a0)
    lw a3, 472(sp)
    lw s3, 180(sp)
    xor s1, s7, a3
    xor s7, s3, s1
    slli ra, s7, 8
    srli s11, s7, 24
    or s11, ra, s11
    lw ra, 192(sp)
    and s11, s11, s6
    xor s3, ra, s0
    slli ra, s3, 8
    and ra, ra, t0
    or s11, s11, ra
    and ra, s3, s9
    or s11, s11, ra
    sw s11, 668(a0)
    andi s11, s7, 255
    slli ra, s3, 16
    srli s3, s3, 16
    or s3, ra, s3
    and s3, s3, s5
    or s3, s11, s3
    slli s7, s7, 8
    and s7, s7, s9
    or s3, s3, s7
    xor s3, s3, s10
    # round 21 (skinny.dsl:60)
    not s3, s3
    sw s3, 672(a0)
    lw s3, 168(sp)
    lw s7, 580(sp)
    xor s11, s3, s7
    slli ra, s11, 8
    srli s7, s11, 24
    or s7, ra, s7
    and s7, s7, s6
    lw ra, 124(sp)
    lw s3, 568(sp)
    xor s3, ra, s3
    slli ra, s3, 8
    and ra, ra, t0
    or s7, s7, ra
    and ra, s3, s9
    or s7, s7, ra
    xor s7, s7, s10
    sw s7, 676(a0)
    andi s7, s11, 255
    slli ra, s3, 16
    srli s3, s3, 16
    or s3, ra, s3
    and s3, s3, s5
    or s3, s7, s3
    slli s7, s11, 8
    and s7, s7, s9
    or s3, s3, s7
    not s7, s3
    sw s7, 680(a0)
    lw s7, 160(sp)
    sw s3, 564(sp)
    xor s11, s7, a5
    slli ra, s11, 8
    srli s3, s11, 24
    or s3, ra, s3
    and s3, s3, s6
    lw ra, 164(sp)
    xor t4, t4, t1
    xor s7, ra, t3
    slli ra, s7, 8
    and ra, ra, t0
    or s3, s3, ra
    and ra, s7, s9
    or s3, s3, ra
    xor s3, s3, s10
    sw s3, 684(a0)
    andi s3, s11, 255
    slli ra, s7, 16
    srli s7, s7, 16
    or s7, ra, s7
    and s7, s7, s5
    or s3, s3, s7
    slli s7, s11, 8
    and s7, s7, s9
    or s3, s3, s7
    not s3, s3
    sw s3, 688(a0)
    lw s3, 152(sp)
    xor s2, s2, a4
    xor s7, s3, a3
    slli s11, s7, 8
    srli ra, s7, 24
    or s11, s11, ra
    lw ra, 156(sp)
    and s11, s11, s6
    xor s3, ra, t5
    slli ra, s3, 8
    and ra, ra, t0
    or s11, s11, ra
    and ra, s3, s9
    or s11, s11, ra
    sw s11, 692(a0)
    andi s11, s7, 255
    slli ra, s3, 16
    srli s3, s3, 16
    or s3, ra, s3
    and s3, s3, s5
    or s3, s11, s3
    slli s7, s7, 8
    and s7, s7, s9
    or s3, s3, s7
    not s3, s3
    lw s7, 224(sp)
    lw s5, 220(sp)
    xor s11, s7, s2
    srli ra, s11, 24
    xor s5, s5, t4
    and s7, s5, t0
    or s7, ra, s7
    slli ra, s5, 24
    sw t4, 584(sp)
    srli t4, s5, 8
    or t4, ra, t4
    lui ra, 1048560
    and t4, t4, ra
    or t4, s7, t4
    sw s3, 696(a0)
    # round 22 (skinny.dsl:60)
    not t4, t4
    sw t4, 700(a0)
    slli t4, s11, 16
    srli s3, s11, 16
    or t4, t4, s3
    and t4, t4, s6
    slli s3, s11, 8
    and s3, s3, t0
    or t4, t4, s3
    and s3, s5, s9
    or t4, t4, s3
    sw t4, 704(a0)
    xor t4, s8, a6
    srli s3, t4, 24
    xor s5, s4, t6
    and s7, s5, t0
    or s3, s3, s7
    slli s7, s5, 24
    srli s11, s5, 8
    or s7, s7, s11
    and s7, s7, ra
    or s3, s3, s7
    xor s3, s3, s10
    not s7, s3
    sw s7, 708(a0)
    slli s7, t4, 16
    srli s11, t4, 16
    or s7, s7, s11
    and s7, s7, s6
    slli t4, t4, 8
    and t4, t4, t0
    or t4, s7, t4
    and s5, s5, s9
    or t4, t4, s5
    sw t4, 712(a0)
    lw t4, 556(sp)
    lw s11, 216(sp)
    xor s5, a2, t4
    srli s7, s5, 24
    sw s3, 588(sp)
    xor s3, t2, s11
    and s11, s3, t0
    or s7, s7, s11
    slli s11, s3, 24
    srli t4, s3, 8
    or t4, s11, t4
    and t4, t4, ra
    or t4, s7, t4
    not t4, t4
    sw t4, 716(a0)
    slli t4, s5, 16
    srli s7, s5, 16
    or t4, t4, s7
    and t4, t4, s6
    slli s5, s5, 8
    and s5, s5, t0
    or t4, t4, s5
    and s3, s3, s9
    or t4, t4, s3
    xor t4, t4, s9
    sw t4, 720(a0)
    xor t4, a7, a4
    srli a4, t4, 24
    lw s3, 520(sp)
    xor a3, a3, a5
    xor t1, s3, t1
    and s5, t1, t0
    or a4, a4, s5
    slli s5, t1, 24
    srli s7, t1, 8
    or s5, s5, s7
    and s5, s5, ra
    or a4, a4, s5
    not a4, a4
    sw a4, 724(a0)
    slli a4, t4, 16
    srli s5, t4, 16
    or a4, a4, s5
    and a4, a4, s6
    slli t4, t4, 8
    and t4, t4, t0
    or t4, a4, t4
    and t1, t1, s9
    or t1, t4, t1
    xor t1, t1, s9
    sw t1, 728(a0)
    xor t1, t5, t3
    lw t4, 192(sp)
    lw s5, 180(sp)
    xor t5, t4, t1
    srli a4, t5, 16
    andi a4, a4, 255
    lw s11, 96(sp)
    xor s7, s5, a3
    and ra, s7, s11
    or a4, a4, ra
    slli ra, s7, 24
    or a4, a4, ra
    sw a4, 732(a0)
    srli a4, t5, 8
    andi a4, a4, 255
    slli ra, t5, 16
    srli t5, t5, 16
    or t5, ra, t5
    and t5, t5, s11
    or t5, a4, t5
    and a4, s7, s10
    or t5, t5, a4
    xor t5, t5, s9
    # round 23 (skinny.dsl:60)
    not t5, t5
    sw t5, 736(a0)
    lw t5, 124(sp)
    lw ra, 168(sp)
    xor a4, t5, s0
    srli s7, a4, 16
    andi s7, s7, 255
    xor t5, ra, s1
    and ra, t5, s11
    or s7, s7, ra
    slli ra, t5, 24
    or s7, s7, ra
    sw s7, 740(a0)
    srli s7, a4, 8
    andi s7, s7, 255
    slli ra, a4, 16
    srli a4, a4, 16
    or a4, ra, a4
    and a4, a4, s11
    or a4, s7, a4
    and t5, t5, s10
    or t5, a4, t5
    sw t5, 744(a0)
    lw t5, 164(sp)
    lw a4, 568(sp)
    xor s7, t5, a4
    srli ra, s7, 16
    andi ra, ra, 255
    lw a4, 160(sp)
    lw t5, 580(sp)
    xor t5, a4, t5
    and a4, t5, s11
    or a4, ra, a4
    slli ra, t5, 24
    or a4, a4, ra
    sw a4, 748(a0)
    srli a4, s7, 8
    andi a4, a4, 255
    slli ra, s7, 16
    srli s7, s7, 16
    or s7, ra, s7
    and s7, s7, s11
    or a4, a4, s7
    and t5, t5, s10
    or t5, a4, t5
    not t5, t5
    sw t5, 752(a0)
    lw t5, 156(sp)
    lw s7, 152(sp)
    xor t3, t5, t3
    srli a4, t3, 16
    andi a4, a4, 255
    xor a5, s7, a5
    and ra, a5, s11
    or a4, a4, ra
    slli ra, a5, 24
    or a4, a4, ra
    xori a4, a4, 255
    sw a4, 756(a0)
    srli a4, t3, 8
    andi a4, a4, 255
    slli ra, t3, 16
    srli t3, t3, 16
    or t3, ra, t3
    and t3, t3, s11
    or t3, a4, t3
    and a5, a5, s10
    or a5, t3, a5
    not a5, a5
    sw a5, 760(a0)
    lw a5, 224(sp)
    lw t3, 204(sp)
    lw s11, 212(sp)
    xor a4, a5, t3
    slli ra, a4, 8
    srli t3, a4, 24
    or t3, ra, t3
    lw ra, 176(sp)
    lw a5, 220(sp)
    and t3, t3, ra
    xor s11, a5, s11
    srli a5, s11, 8
    and a5, a5, s9
    or a5, t3, a5
    slli t3, s11, 8
    and t3, t3, s10
    or a5, a5, t3
    sw a5, 764(a0)
    srli a5, a4, 16
    andi a5, a5, 255
    and t3, a4, t0
    or a5, a5, t3
    slli t3, s11, 16
    or a5, a5, t3
    xori a5, a5, 255
    # round 24 (skinny.dsl:60)
    not a5, a5
    sw a5, 768(a0)
    xor a5, s8, s2
    slli t3, a5, 8
    srli a4, a5, 24
    or t3, t3, a4
    lw a4, 584(sp)
    and t3, t3, ra
    xor s11, s4, a4
    srli a4, s11, 8
    and a4, a4, s9
    or t3, t3, a4
    slli a4, s11, 8
    and a4, a4, s10
    or t3, t3, a4
    sw t3, 772(a0)
    srli t3, a5, 16
    andi t3, t3, 255
    and a5, a5, t0
    or a5, t3, a5
    slli t3, s11, 16
    or a5, a5, t3
    xori a5, a5, 255
    not t3, a5
    sw t3, 776(a0)
    xor t3, a2, a6
    slli a4, t3, 8
    srli s11, t3, 24
    or a4, a4, s11
    and a4, a4, ra
    xor s11, t2, t6
    sw a5, 472(sp)
    srli a5, s11, 8
    and a5, a5, s9
    or a5, a4, a5
    slli a4, s11, 8
    and a4, a4, s10
    or a5, a5, a4
    sw a5, 780(a0)
    srli a5, t3, 16
    andi a5, a5, 255
    and t3, t3, t0
    or a5, a5, t3
    slli t3, s11, 16
    or a5, a5, t3
    not a5, a5
    sw a5, 784(a0)
    lw a5, 556(sp)
    xor a5, a7, a5
    slli t3, a5, 8
    srli a4, a5, 24
    or t3, t3, a4
    lw a4, 216(sp)
    and t3, t3, ra
    xor a4, s3, a4
    srli s11, a4, 8
    and s11, s11, s9
    or t3, t3, s11
    slli s11, a4, 8
    and s11, s11, s10
    or t3, t3, s11
    sw t3, 788(a0)
    srli t3, a5, 16
    andi t3, t3, 255
    and a5, a5, t0
    or a5, t3, a5
    slli t3, a4, 16
    or a5, a5, t3
    not a5, a5
    sw a5, 792(a0)
    lw a5, 188(sp)
    xor t3, s5, a5
    slli a4, t3, 8
    srli s11, t3, 24
    or a4, a4, s11
    lw s11, 200(sp)
    and a4, a4, ra
    xor s11, t4, s11
    srli a5, s11, 8
    and a5, a5, s9
    or a5, a4, a5
    slli a4, s11, 8
    and a4, a4, s10
    or a5, a5, a4
    xor a5, a5, t0
    sw a5, 796(a0)
    slli a5, s11, 24
    srli a4, s11, 8
    or a5, a5, a4
    and a5, a5, s6
    srli a4, t3, 8
    and a4, a4, t0
    or a5, a5, a4
    slli t3, t3, 8
    and t3, t3, s9
    or a5, a5, t3
    # round 25 (skinny.dsl:60)
    not a5, a5
    sw a5, 800(a0)
    lw a5, 168(sp)
    xor t3, a5, a3
    slli a4, t3, 8
    srli s11, t3, 24
    or a4, a4, s11
    lw s11, 124(sp)
    and a4, a4, ra
    xor s11, s11, t1
    srli a5, s11, 8
    and a5, a5, s9
    or a5, a4, a5
    slli a4, s11, 8
    and a4, a4, s10
    or a5, a5, a4
    sw a5, 804(a0)
    slli a5, s11, 24
    srli a4, s11, 8
    or a5, a5, a4
    and a5, a5, s6
    srli a4, t3, 8
    and a4, a4, t0
    or a5, a5, a4
    slli t3, t3, 8
    and t3, t3, s9
    or a5, a5, t3
    xor a5, a5, t0
    not t3, a5
    sw t3, 808(a0)
    lw t3, 160(sp)
    sw a5, 216(sp)
    xor a4, t3, s1
    slli s11, a4, 8
    srli a5, a4, 24
    or a5, s11, a5
    lw s11, 164(sp)
    and a5, a5, ra
    xor s11, s11, s0
    srli t3, s11, 8
    and t3, t3, s9
    or a5, a5, t3
    slli t3, s11, 8
    and t3, t3, s10
    or a5, a5, t3
    sw a5, 812(a0)
    slli a5, s11, 24
    srli t3, s11, 8
    or a5, a5, t3
    and a5, a5, s6
    srli t3, a4, 8
    and t3, t3, t0
    or a5, a5, t3
    slli t3, a4, 8
    and t3, t3, s9
    or a5, a5, t3
    not a5, a5
    sw a5, 816(a0)
    lw a5, 580(sp)
    xor a5, s7, a5
    slli t3, a5, 8
    srli a4, a5, 24
    or t3, t3, a4
    lw a4, 568(sp)
    and t3, t3, ra
    xor a4, t5, a4
    srli s11, a4, 8
    and s11, s11, s9
    or t3, t3, s11
    slli s11, a4, 8
    and s11, s11, s10
    or t3, t3, s11
    sw t3, 820(a0)
    slli t3, a4, 24
    srli a4, a4, 8
    or t3, t3, a4
    and t3, t3, s6
    srli a4, a5, 8
    and a4, a4, t0
    or t3, t3, a4
    slli a5, a5, 8
    and a5, a5, s9
    or a5, t3, a5
    not a5, a5
    lw t3, 220(sp)
    lw a4, 232(sp)
    lw s6, 96(sp)
    xor s11, t3, a4
    srli a4, s11, 8
    and a4, a4, s6
    andi t3, s11, 255
    or t3, t3, a4
    lw a4, 224(sp)
    lw t5, 312(sp)
    sw a5, 824(a0)
    xor t5, a4, t5
    slli a4, t5, 8
    and a4, a4, s10
    or t3, t3, a4
    # round 26 (skinny.dsl:60)
    not a5, t3
    sw a5, 828(a0)
    and a5, s11, t0
    srli t3, t5, 24
    or a5, t3, a5
    slli t3, t5, 16
    or a5, a5, t3
    sw a5, 832(a0)
    lw a5, 212(sp)
    xor a6, a7, a6
    xor t3, s4, a5
    srli t5, t3, 8
    and t5, t5, s6
    andi a4, t3, 255
    or t5, a4, t5
    lw a4, 204(sp)
    and t3, t3, t0
    xor s11, s8, a4
    slli a4, s11, 8
    and a4, a4, s10
    or t5, t5, a4
    not a4, t5
    sw a4, 836(a0)
    srli a4, s11, 24
    or t3, a4, t3
    slli a4, s11, 16
    or t3, t3, a4
    xori t3, t3, 255
    sw t3, 840(a0)
    lw t3, 584(sp)
    sw t5, 568(sp)
    xor a4, t2, t3
    srli s11, a4, 8
    and s11, s11, s6
    andi t5, a4, 255
    or t5, t5, s11
    xor s11, a2, s2
    slli t3, s11, 8
    and t3, t3, s10
    or t3, t5, t3
    not t3, t3
    sw t3, 844(a0)
    srli t3, s11, 24
    and t5, a4, t0
    or t3, t3, t5
    slli t5, s11, 16
    or t3, t3, t5
    sw t3, 848(a0)
    xor t3, s3, t6
    andi t5, t3, 255
    srli t6, t3, 8
    and t6, t6, s6
    or t5, t5, t6
    slli t6, a6, 8
    and t6, t6, s10
    or t5, t5, t6
    not t5, t5
    sw t5, 852(a0)
    and t3, t3, t0
    srli t5, a6, 24
    or t3, t5, t3
    slli a6, a6, 16
    or a6, t3, a6
    sw a6, 856(a0)
    lw a6, 184(sp)
    xor t3, s5, a6
    srli t5, t3, 8
    and t5, t5, s9
    and t6, t3, ra
    or t5, t6, t5
    lw t6, 196(sp)
    and t3, t3, s9
    xor a4, t4, t6
    srli s11, a4, 16
    or t3, s11, t3
    slli s11, a4, 24
    or t3, t3, s11
    slli a4, a4, 16
    and a4, a4, s10
    or t5, t5, a4
    xor t5, t5, s9
    sw t5, 860(a0)
    # round 27 (skinny.dsl:60)
    not t3, t3
    sw t3, 864(a0)
    lw t3, 168(sp)
    lw t5, 188(sp)
    xor a4, t3, t5
    and s11, a4, ra
    srli s6, a4, 8
    and s6, s6, s9
    or s6, s11, s6
    lw s11, 124(sp)
    lw t5, 200(sp)
    and a4, a4, s9
    xor t5, s11, t5
    slli t3, t5, 16
    and t3, t3, s10
    or t3, s6, t3
    sw t3, 868(a0)
    srli t3, t5, 16
    or t3, t3, a4
    slli t5, t5, 24
    or t3, t3, t5
    sw t3, 872(a0)
    lw t3, 160(sp)
    xor t5, t3, a3
    and a4, t5, ra
    srli s6, t5, 8
    and s6, s6, s9
    or a4, a4, s6
    lw s6, 164(sp)
    and t5, t5, s9
    xor t3, s6, t1
    slli s6, t3, 16
    and s6, s6, s10
    or a4, a4, s6
    xor a4, a4, s9
    sw a4, 876(a0)
    srli a4, t3, 16
    or t5, a4, t5
    slli t3, t3, 24
    or t3, t5, t3
    not t3, t3
    sw t3, 880(a0)
    xor t3, s7, s1
    and t5, t3, ra
    srli a4, t3, 8
    and a4, a4, s9
    or t5, t5, a4
    lw a4, 156(sp)
    and t3, t3, s9
    xor s0, a4, s0
    slli s1, s0, 16
    and s1, s1, s10
    or t5, t5, s1
    sw t5, 884(a0)
    srli t5, s0, 16
    or t3, t5, t3
    slli t5, s0, 24
    or t3, t3, t5
    not t3, t3
    sw t3, 888(a0)
    lw t3, 220(sp)
    lw t5, 464(sp)
    lw s6, 224(sp)
    xor s0, t3, t5
    lw t5, 456(sp)
    andi s1, s0, 255
    xor t5, s6, t5
    slli t3, t5, 16
    srli s6, t5, 16
    or t3, t3, s6
    lw s6, 460(sp)
    and t3, t3, s6
    or t3, s1, t3
    srli s1, s0, 8
    and s1, s1, s9
    or t3, t3, s1
    xor t3, t3, s10
    sw t3, 892(a0)
    slli t3, s0, 16
    srli s0, s0, 16
    or t3, t3, s0
    lw s0, 384(sp)
    srli s1, t5, 8
    and t3, t3, s0
    and s1, s1, t0
    or t3, t3, s1
    slli t5, t5, 16
    and t5, t5, s9
    or t3, t3, t5
    # round 28 (skinny.dsl:60)
    not t3, t3
    sw t3, 896(a0)
    lw t3, 232(sp)
    xor t5, s4, t3
    lw t3, 312(sp)
    andi s1, t5, 255
    xor t3, s8, t3
    slli a4, t3, 16
    srli s7, t3, 16
    or a4, a4, s7
    and a4, a4, s6
    or a4, s1, a4
    srli s1, t5, 8
    and s1, s1, s9
    or a4, a4, s1
    xor a4, a4, s10
    sw a4, 900(a0)
    slli a4, t5, 16
    srli t5, t5, 16
    or t5, a4, t5
    and t5, t5, s0
    srli a4, t3, 8
    and a4, a4, t0
    or t5, t5, a4
    slli t3, t3, 16
    and t3, t3, s9
    or t3, t5, t3
    not t5, t3
    sw t5, 904(a0)
    xor t5, t2, a5
    andi a4, t5, 255
    lw s1, 204(sp)
    sw t3, 580(sp)
    xor s7, a2, s1
    slli t3, s7, 16
    srli s1, s7, 16
    or t3, t3, s1
    and t3, t3, s6
    or t3, a4, t3
    srli a4, t5, 8
    and a4, a4, s9
    or t3, t3, a4
    sw t3, 908(a0)
    slli t3, t5, 16
    srli t5, t5, 16
    or t3, t3, t5
    and t3, t3, s0
    srli t5, s7, 8
    and t5, t5, t0
    or t3, t3, t5
    slli t5, s7, 16
    and t5, t5, s9
    or t3, t3, t5
    not t3, t3
    sw t3, 912(a0)
    lw t3, 584(sp)
    xor t3, s3, t3
    slli t5, t3, 16
    srli a4, t3, 16
    or t5, t5, a4
    and t5, t5, s0
    xor a4, a7, s2
    srli s0, a4, 8
    and s0, s0, t0
    or t5, t5, s0
    slli s0, a4, 16
    and s0, s0, s9
    or t5, t5, s0
    andi s0, t3, 255
    slli s1, a4, 16
    srli a4, a4, 16
    or a4, s1, a4
    and a4, a4, s6
    or a4, s0, a4
    srli t3, t3, 8
    and t3, t3, s9
    or t3, a4, t3
    xor t3, t3, s10
    sw t3, 916(a0)
    not t3, t5
    sw t3, 920(a0)
    lw t3, 116(sp)
    lw t5, 128(sp)
    xor t3, t4, t3
    andi t4, t3, 255
    xor t5, s5, t5
    slli a4, t5, 16
    srli s0, t5, 16
    or a4, a4, s0
    and a4, a4, s6
    or t4, t4, a4
    srli t3, t3, 8
    and a4, t3, s9
    or t4, t4, a4
    xor t4, t4, s10
    sw t4, 924(a0)
    and t3, t3, ra
    and t4, t5, s9
    or t3, t3, t4
    slli t4, t5, 24
    or t3, t3, t4
    xor t3, t3, s10
    # round 29 (skinny.dsl:60)
    not t3, t3
    sw t3, 928(a0)
    xor t3, s11, t6
    andi t4, t3, 255
    lw t5, 168(sp)
    srli t3, t3, 8
    xor a6, t5, a6
    slli t5, a6, 16
    srli t6, a6, 16
    or t5, t5, t6
    and t5, t5, s6
    or t4, t4, t5
    and t5, t3, s9
    or t4, t4, t5
    xor t4, t4, s10
    sw t4, 932(a0)
    and t3, t3, ra
    and t4, a6, s9
    or t3, t3, t4
    slli a6, a6, 24
    or a6, t3, a6
    not t3, a6
    sw t3, 936(a0)
    lw t3, 164(sp)
    lw t4, 200(sp)
    lw t5, 160(sp)
    xor t3, t3, t4
    andi t4, t3, 255
    lw t6, 188(sp)
    srli t3, t3, 8
    xor t5, t5, t6
    slli t6, t5, 16
    srli a4, t5, 16
    or t6, t6, a4
    and t6, t6, s6
    or t4, t4, t6
    and t6, t3, s9
    or t4, t4, t6
    xor t4, t4, s10
    sw t4, 940(a0)
    and t3, t3, ra
    and t4, t5, s9
    or t3, t3, t4
    slli t4, t5, 24
    or t3, t3, t4
    not t3, t3
    lw t4, 152(sp)
    sw t3, 944(a0)
    xor t4, t4, a3
    lw t3, 156(sp)
    slli t6, t4, 16
    xor t1, t3, t1
    srli t3, t1, 8
    and t5, t3, ra
    and t3, t3, s9
    andi t1, t1, 255
    srli a4, t4, 16
    or t6, t6, a4
    and t6, t6, s6
    or t1, t1, t6
    or t1, t1, t3
    sw t1, 948(a0)
    slli t1, t4, 24
    and t3, t4, s9
    or t3, t5, t3
    or t1, t3, t1
    not t1, t1
    lw t3, 224(sp)
    lw t4, 540(sp)
    lw t5, 544(sp)
    xor t3, t3, t4
    lw t4, 220(sp)
    slli a4, t3, 8
    xor t4, t4, t5
    lw t5, 172(sp)
    and a3, a4, t0
    and t6, t4, t5
    or t6, t6, a3
    and a3, t3, s10
    or t6, t6, a3
    sw t1, 952(a0)
    # round 30 (skinny.dsl:60)
    not t1, t6
    sw t1, 956(a0)
    srli t1, t3, 8
    andi t1, t1, 255
    and t3, t4, t0
    or t1, t1, t3
    srli t3, t4, 8
    and t3, t3, s9
    or t1, t1, t3
    and t3, a4, s10
    or t1, t1, t3
    sw t1, 960(a0)
    lw t1, 464(sp)
    lw t4, 456(sp)
    xor t1, s4, t1
    and t3, t1, t5
    xor t4, s8, t4
    slli t6, t4, 8
    and a4, t6, t0
    or t3, t3, a4
    and a4, t4, s10
    or t3, t3, a4
    xor t3, t3, s10
    not a4, t3
    sw a4, 964(a0)
    srli t4, t4, 8
    andi t4, t4, 255
    and a4, t1, t0
    or t4, t4, a4
    srli t1, t1, 8
    and t1, t1, s9
    or t1, t4, t1
    and t4, t6, s10
    or t1, t1, t4
    xor t1, t1, s9
    sw t1, 968(a0)
    lw t1, 232(sp)
    lw t4, 312(sp)
    xor t1, t2, t1
    and t2, t1, t5
    xor t4, a2, t4
    slli t6, t4, 8
    and a4, t6, t0
    or t2, t2, a4
    and a4, t4, s10
    or t2, t2, a4
    not t2, t2
    sw t2, 972(a0)
    srli t2, t4, 8
    andi t2, t2, 255
    and t4, t1, t0
    or t2, t2, t4
    srli t1, t1, 8
    and t1, t1, s9
    or t1, t2, t1
    and t2, t6, s10
    or t1, t1, t2
    xor t1, t1, s9
    sw t1, 976(a0)
    xor a5, s3, a5
    lw t2, 204(sp)
    and t1, a5, t5
    xor a7, a7, t2
    slli t2, a7, 8
    and t4, t2, t0
    or t1, t1, t4
    and t4, a7, s10
    or t1, t1, t4
    not t1, t1
    sw t1, 980(a0)
    srli a7, a7, 8
    andi a7, a7, 255
    and t1, a5, t0
    or a7, a7, t1
    srli a5, a5, 8
    and a5, a5, s9
    or a5, a7, a5
    and a7, t2, s10
    or a5, a5, a7
    xor a5, a5, s9
    sw a5, 984(a0)
    lw a5, 104(sp)
    lw t1, 112(sp)
    srli a7, a5, 24
    srli t2, t1, 8
    and t4, t2, t0
    or a7, a7, t4
    slli t4, t1, 8
    and t4, t4, s9
    or a7, a7, t4
    slli t4, a5, 16
    and t4, t4, s10
    or a7, a7, t4
    sw a7, 988(a0)
    andi a7, t1, 255
    slli t4, a5, 24
    srli a5, a5, 8
    or a5, t4, a5
    and a5, a5, s6
    or a5, a7, a5
    and a7, t2, s9
    or a5, a5, a7
    xor a5, a5, s9
    # round 31 (skinny.dsl:60)
    not a5, a5
    sw a5, 992(a0)
    lw a5, 120(sp)
    lw t2, 132(sp)
    srli a7, a5, 24
    srli t4, t2, 8
    and t6, t4, t0
    or a7, a7, t6
    slli t6, t2, 8
    and t6, t6, s9
    or a7, a7, t6
    slli t6, a5, 16
    and t6, t6, s10
    or a7, a7, t6
    sw a7, 996(a0)
    andi a7, t2, 255
    slli t6, a5, 24
    srli a4, a5, 8
    or t6, t6, a4
    and t6, t6, s6
    or a7, a7, t6
    and t4, t4, s9
    or a7, a7, t4
    sw a7, 1000(a0)
    lw a7, 148(sp)
    lw t6, 144(sp)
    srli t4, a7, 24
    srli a4, t6, 8
    and a3, a4, t0
    or t4, t4, a3
    slli a3, t6, 8
    and a3, a3, s9
    or t4, t4, a3
    slli a3, a7, 16
    and a3, a3, s10
    or t4, t4, a3
    xori t4, t4, 255
    sw t4, 1004(a0)
    andi t4, t6, 255
    slli a3, a7, 24
    srli a7, a7, 8
    or a7, a3, a7
    and a7, a7, s6
    or a7, t4, a7
    and t4, a4, s9
    or a7, a7, t4
    not a7, a7
    sw a7, 1008(a0)
    lw a7, 140(sp)
    lw a4, 136(sp)
    srli t4, a7, 24
    srli a3, a4, 8
    and a2, a3, t0
    or t4, t4, a2
    slli a2, a4, 8
    and a2, a2, s9
    or t4, t4, a2
    slli a2, a7, 16
    and a2, a2, s10
    or t4, t4, a2
    xori t4, t4, 255
    sw t4, 1012(a0)
    andi t4, a4, 255
    slli a2, a7, 24
    srli a7, a7, 8
    or a7, a2, a7
    and a7, a7, s6
    or a7, t4, a7
    and t4, a3, s9
    or a7, a7, t4
    not a7, a7
    sw a7, 1016(a0)
    lw a7, 276(sp)
    sw a7, 1020(a0)
    lw a7, 236(sp)
    slli t4, a7, 24
    srli a7, a7, 8
    or a7, t4, a7
    xori a7, a7, 255
    # round 32 (skinny.dsl:60)
    not a7, a7
    sw a7, 1024(a0)
    lw a7, 272(sp)
    sw a7, 1028(a0)
    lw a7, 268(sp)
    slli t4, a7, 24
    srli a7, a7, 8
    or a7, t4, a7
    xori a7, a7, 255
    not t4, a7
    sw t4, 1032(a0)
    lw t4, 264(sp)
    sw t4, 1036(a0)
    lw t4, 260(sp)
    slli a3, t4, 24
    srli t4, t4, 8
    or t4, a3, t4
    not t4, t4
    sw t4, 1040(a0)
    lw t4, 256(sp)
    xor t4, t4, t0
    sw t4, 1044(a0)
    lw t4, 252(sp)
    slli a3, t4, 24
    srli t4, t4, 8
    or t4, a3, t4
    not t4, t4
    sw t4, 1048(a0)
    lw t4, 284(sp)
    xor t4, t4, t0
    sw t4, 1052(a0)
    lw t4, 280(sp)
    xor t4, t4, t0
    # round 33 (skinny.dsl:60)
    not t4, t4
    sw t4, 1056(a0)
    lw t4, 292(sp)
    sw t4, 1060(a0)
    lw t4, 288(sp)
    xor t4, t4, t0
    not a3, t4
    sw a3, 1064(a0)
    lw a3, 300(sp)
    sw a3, 1068(a0)
    lw a3, 296(sp)
    not a3, a3
    sw a3, 1072(a0)
    lw a3, 308(sp)
    sw a3, 1076(a0)
    lw a3, 304(sp)
    lw a2, 324(sp)
    not a3, a3
    lw s0, 320(sp)
    and a2, a2, t5
    srli s1, s0, 16
    and s1, s1, t0
    or a2, a2, s1
    lw s1, 328(sp)
    sw a3, 1080(a0)
    slli s2, s1, 16
    and s2, s2, s10
    or a2, a2, s2
    # round 34 (skinny.dsl:60)
    not a3, a2
    sw a3, 1084(a0)
    andi a3, s0, 255
    slli a2, s1, 8
    and a2, a2, s6
    or a3, a3, a2
    lw a2, 316(sp)
    and a2, a2, s9
    or a3, a3, a2
    xori a3, a3, 255
    sw a3, 1088(a0)
    lw a3, 348(sp)
    lw a2, 336(sp)
    and a3, a3, t5
    srli s0, a2, 16
    and s0, s0, t0
    or a3, a3, s0
    lw s0, 344(sp)
    andi a2, a2, 255
    slli s1, s0, 16
    and s1, s1, s10
    or a3, a3, s1
    xor a3, a3, t0
    not s1, a3
    sw s1, 1092(a0)
    slli s0, s0, 8
    and s0, s0, s6
    or a2, a2, s0
    lw s0, 332(sp)
    and s0, s0, s9
    or a2, a2, s0
    xori a2, a2, 255
    sw a2, 1096(a0)
    lw a2, 364(sp)
    lw s0, 356(sp)
    and a2, a2, t5
    srli s1, s0, 16
    and s1, s1, t0
    or a2, a2, s1
    lw s1, 360(sp)
    slli s2, s1, 16
    and s2, s2, s10
    or a2, a2, s2
    not a2, a2
    sw a2, 1100(a0)
    andi a2, s0, 255
    slli s0, s1, 8
    and s0, s0, s6
    or a2, a2, s0
    lw s0, 352(sp)
    and s0, s0, s9
    or a2, a2, s0
    sw a2, 1104(a0)
    lw a2, 380(sp)
    lw s0, 372(sp)
    and a2, a2, t5
    srli s1, s0, 16
    and s1, s1, t0
    or a2, a2, s1
    lw s1, 376(sp)
    slli s2, s1, 16
    and s2, s2, s10
    or a2, a2, s2
    not a2, a2
    sw a2, 1108(a0)
    andi a2, s0, 255
    lw s0, 368(sp)
    slli s1, s1, 8
    and s0, s0, s9
    and s1, s1, s6
    or a2, a2, s1
    or a2, a2, s0
    sw a2, 1112(a0)
    lw a2, 400(sp)
    slli s0, a2, 24
    srli a2, a2, 8
    or a2, s0, a2
    lw s0, 388(sp)
    and a2, a2, s6
    slli s1, s0, 24
    srli s0, s0, 8
    or s0, s1, s0
    lw s1, 392(sp)
    and s0, s0, s6
    srli s2, s1, 8
    andi s2, s2, 255
    or a2, s2, a2
    srli s2, s1, 24
    or s0, s2, s0
    lw s2, 396(sp)
    slli s1, s1, 16
    or s0, s0, s2
    and s1, s1, s9
    or a2, a2, s1
    sw a2, 1116(a0)
    # round 35 (skinny.dsl:60)
    not a2, s0
    sw a2, 1120(a0)
    lw a2, 420(sp)
    slli s0, a2, 24
    srli a2, a2, 8
    or a2, s0, a2
    lw s0, 404(sp)
    and a2, a2, s6
    slli s1, s0, 24
    srli s0, s0, 8
    or s0, s1, s0
    lw s1, 408(sp)
    and s0, s0, s6
    srli s2, s1, 24
    or s0, s2, s0
    lw s2, 416(sp)
    or s0, s0, s2
    slli s2, s1, 16
    and s2, s2, s9
    srli s1, s1, 8
    andi s1, s1, 255
    or a2, s1, a2
    or a2, a2, s2
    xor a2, a2, s9
    sw a2, 1124(a0)
    not a2, s0
    sw a2, 1128(a0)
    lw a2, 436(sp)
    slli s1, a2, 24
    srli a2, a2, 8
    or a2, s1, a2
    lw s1, 424(sp)
    and a2, a2, s6
    slli s2, s1, 24
    srli s1, s1, 8
    or s1, s2, s1
    lw s2, 428(sp)
    and s1, s1, s6
    srli s3, s2, 24
    or s1, s3, s1
    lw s3, 432(sp)
    or s1, s1, s3
    slli s3, s2, 16
    and s3, s3, s9
    srli s2, s2, 8
    andi s2, s2, 255
    or a2, s2, a2
    or a2, a2, s3
    xor a2, a2, s9
    sw a2, 1132(a0)
    not a2, s1
    sw a2, 1136(a0)
    lw a2, 452(sp)
    slli s1, a2, 24
    srli a2, a2, 8
    or a2, s1, a2
    lw s1, 440(sp)
    and a2, a2, s6
    slli s2, s1, 24
    srli s1, s1, 8
    or s1, s2, s1
    lw s2, 444(sp)
    and s1, s1, s6
    srli s3, s2, 24
    or s1, s3, s1
    lw s3, 448(sp)
    or s1, s1, s3
    slli s3, s2, 16
    and s3, s3, s9
    srli s2, s2, 8
    andi s2, s2, 255
    or a2, s2, a2
    or a2, a2, s3
    sw a2, 1140(a0)
    not a2, s1
    lw s2, 500(sp)
    lw s3, 96(sp)
    srli s2, s2, 8
    and s2, s2, s3
    lw s4, 480(sp)
    sw a2, 1144(a0)
    srli s5, s4, 16
    andi s5, s5, 255
    or s2, s5, s2
    slli s5, s4, 24
    or s2, s2, s5
    xor s2, s2, t0
    # round 36 (skinny.dsl:60)
    not a2, s2
    lw s2, 476(sp)
    and s4, s4, s6
    slli s5, s2, 8
    srli s2, s2, 24
    or s2, s5, s2
    and s2, s2, t5
    or s2, s2, s4
    sw a2, 1148(a0)
    not a2, s2
    lw s2, 496(sp)
    lw s4, 492(sp)
    srli s2, s2, 8
    and s2, s2, s3
    srli s5, s4, 16
    andi s5, s5, 255
    or s2, s5, s2
    slli s5, s4, 24
    or s2, s2, s5
    sw a2, 1152(a0)
    not a2, s2
    lw s2, 488(sp)
    and s4, s4, s6
    slli s5, s2, 8
    srli s2, s2, 24
    or s2, s5, s2
    and s2, s2, t5
    or s2, s2, s4
    sw a2, 1156(a0)
    not a2, s2
    lw s2, 512(sp)
    lw s4, 508(sp)
    srli s2, s2, 8
    and s2, s2, s3
    srli s5, s4, 16
    andi s5, s5, 255
    or s2, s5, s2
    slli s5, s4, 24
    or s2, s2, s5
    xor s2, s2, t0
    sw a2, 1160(a0)
    not a2, s2
    sw a2, 1164(a0)
    lw s2, 536(sp)
    and a2, s4, s6
    srli s2, s2, 8
    and s2, s2, s3
    lw s3, 504(sp)
    slli s4, s3, 8
    srli s3, s3, 24
    or s3, s4, s3
    and s3, s3, t5
    or a2, s3, a2
    sw a2, 1168(a0)
    lw s3, 532(sp)
    srli s4, s3, 16
    andi s4, s4, 255
    or s2, s4, s2
    slli s4, s3, 24
    or s2, s2, s4
    xor t0, s2, t0
    not t0, t0
    sw t0, 1172(a0)
    lw t0, 528(sp)
    sw s0, 1188(a0)
    slli s2, t0, 8
    srli t0, t0, 24
    or t0, s2, t0
    and t0, t0, t5
    and t5, s3, s6
    or t0, t0, t5
    sw t0, 1176(a0)
    not t5, a2
    sw t5, 1180(a0)
    not t0, t0
    sw t0, 1184(a0)
    sw s1, 1192(a0)
    sw a3, 1196(a0)
    sw t4, 1200(a0)
    sw a7, 1204(a0)
    # round 33 (skinny.dsl:60)
    not a7, s10
    sw a7, 1208(a0)
    sw t3, 1212(a0)
    sw a6, 1216(a0)
    lw a6, 580(sp)
    sw a6, 1220(a0)
    lw a6, 568(sp)
    sw a6, 1224(a0)
    lw a6, 216(sp)
    sw a6, 1228(a0)
    lw a6, 472(sp)
    sw a6, 1232(a0)
    lw a6, 588(sp)
    sw a6, 1236(a0)
    lw a6, 564(sp)
    sw a6, 1240(a0)
    lw a6, 552(sp)
    sw a6, 1244(a0)
    lw a6, 576(sp)
    sw a6, 1248(a0)
    lw a6, 516(sp)
    sw a6, 1252(a0)
    lw a6, 524(sp)
    sw a6, 1256(a0)
    lw a6, 468(sp)
    sw a6, 1260(a0)
    lw a6, 572(sp)
    sw a6, 1264(a0)
    lw a6, 560(sp)
    sw a6, 1268(a0)
    lw a6, 208(sp)
    sw a6, 1272(a0)
    lw a6, 100(sp)
    sw a6, 1276(a0)
    lw a6, 548(sp)
    sw a6, 1280(a0)
    lw a6, 484(sp)
    sw a6, 1284(a0)
    lw a6, 412(sp)
    sw a6, 1288(a0)
    lw a6, 340(sp)
    sw a6, 1292(a0)
    lw a6, 248(sp)
    sw a6, 1296(a0)
    # round 2 (skinny.dsl:60)
    lw a6, 108(sp)
    sw t1, 1304(a0)
    not a6, a6
    sw a6, 1300(a0)
    not a6, t2
    sw a6, 1308(a0)
    sw a5, 1312(a0)
    sw t6, 1316(a0)
    sw a4, 1320(a0)
    lw a5, 228(sp)
    sw a5, 1324(a0)
    lw a5, 240(sp)
    sw a5, 1328(a0)
    lw a5, 244(sp)
    sw a5, 1332(a0)
    addi t0, sp, 64
    addi t1, sp, 592
.Llwcc_skinny64_128_key_setup_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny64_128_key_setup_rv32i_wipe
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
    addi sp, sp, 592
    ret
    .size lwcc_skinny64_128_key_setup_rv32i, .-lwcc_skinny64_128_key_setup_rv32i

    .balign 4
    .global lwcc_skinny64_128_ecb_encrypt_rv32i
    .type lwcc_skinny64_128_ecb_encrypt_rv32i, %function
lwcc_skinny64_128_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_skinny64_128_ecb_encrypt_rv32i_begin
    ret
.Llwcc_skinny64_128_ecb_encrypt_rv32i_begin:
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
    slli a2, a2, 3
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 64
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    beqz t1, .Llwcc_skinny64_128_ecb_encrypt_rv32i_group
    j .Llwcc_skinny64_128_ecb_encrypt_rv32i_rest
.Llwcc_skinny64_128_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    lw t1, 16(a1)
    lw t2, 20(a1)
    lw t3, 24(a1)
    lw t4, 28(a1)
    lw t5, 32(a1)
    lw t6, 36(a1)
    lw a4, 40(a1)
    lw s0, 44(a1)
    lw s1, 48(a1)
    lw s2, 52(a1)
    lw s3, 56(a1)
    lw s4, 60(a1)
    srli s5, a5, 4
    xor s5, s5, t5
    lui s6, 61681
    addi s6, s6, -241
    and s5, s5, s6
    slli s7, s5, 4
    xor a5, a5, s7
    xor t5, t5, s5
    srli s5, a6, 4
    xor s5, s5, t6
    and s5, s5, s6
    slli s7, s5, 4
    xor a6, a6, s7
    xor t6, t6, s5
    srli s5, a7, 4
    xor s5, s5, a4
    and s5, s5, s6
    slli s7, s5, 4
    xor a7, a7, s7
    xor a4, a4, s5
    srli s5, t0, 4
    xor s5, s5, s0
    and s5, s5, s6
    slli s7, s5, 4
    xor t0, t0, s7
    xor s0, s0, s5
    srli s5, t1, 4
    xor s5, s5, s1
    and s5, s5, s6
    slli s7, s5, 4
    xor t1, t1, s7
    xor s1, s1, s5
    srli s5, t2, 4
    xor s5, s5, s2
    and s5, s5, s6
    slli s7, s5, 4
    xor t2, t2, s7
    xor s2, s2, s5
    srli s5, t3, 4
    xor s5, s5, s3
    and s5, s5, s6
    slli s7, s5, 4
    xor t3, t3, s7
    xor s3, s3, s5
    srli s5, t4, 4
    xor s5, s5, s4
    and s5, s5, s6
    slli s7, s5, 4
    xor t4, t4, s7
    xor s4, s4, s5
    srli s5, a5, 8
    xor s5, s5, t5
    lui s7, 4080
    addi s7, s7, 255
    and s5, s5, s7
    slli s8, s5, 8
    xor a5, a5, s8
    xor t5, t5, s5
    srli s5, a6, 8
    xor s5, s5, t6
    and s5, s5, s7
    slli s8, s5, 8
    xor a6, a6, s8
    xor t6, t6, s5
    srli s5, a7, 8
    xor s5, s5, a4
    and s5, s5, s7
    slli s8, s5, 8
    xor a7, a7, s8
    xor a4, a4, s5
    srli s5, t0, 8
    xor s5, s5, s0
    and s5, s5, s7
    slli s8, s5, 8
    xor t0, t0, s8
    xor s0, s0, s5
    srli s5, t1, 8
    xor s5, s5, s1
    and s5, s5, s7
    slli s8, s5, 8
    xor t1, t1, s8
    xor s1, s1, s5
    srli s5, t2, 8
    xor s5, s5, s2
    and s5, s5, s7
    slli s8, s5, 8
    xor t2, t2, s8
    xor s2, s2, s5
    srli s5, t3, 8
    xor s5, s5, s3
    and s5, s5, s7
    slli s8, s5, 8
    xor t3, t3, s8
    xor s3, s3, s5
    srli s5, t4, 8
    xor s5, s5, s4
    and s5, s5, s7
    slli s8, s5, 8
    xor t4, t4, s8
    xor s4, s4, s5
    srli s5, a5, 16
    xor s5, s5, t5
    lui s8, 16
    addi s8, s8, -1
    and s5, s5, s8
    slli s9, s5, 16
    xor a5, a5, s9
    xor t5, t5, s5
    srli s5, a6, 16
    xor s5, s5, t6
    and s5, s5, s8
    slli s9, s5, 16
    xor a6, a6, s9
    xor t6, t6, s5
    srli s5, a7, 16
    xor s5, s5, a4
    and s5, s5, s8
    slli s9, s5, 16
    xor a7, a7, s9
    xor a4, a4, s5
    srli s5, t0, 16
    xor s5, s5, s0
    and s5, s5, s8
    slli s9, s5, 16
    xor t0, t0, s9
    xor s0, s0, s5
    srli s5, t1, 16
    xor s5, s5, s1
    and s5, s5, s8
    slli s9, s5, 16
    xor t1, t1, s9
    xor s1, s1, s5
    srli s5, t2, 16
    xor s5, s5, s2
    and s5, s5, s8
    slli s9, s5, 16
    xor t2, t2, s9
    xor s2, s2, s5
    srli s5, t3, 16
    xor s5, s5, s3
    and s5, s5, s8
    slli s9, s5, 16
    xor t3, t3, s9
    xor s3, s3, s5
    srli s5, t4, 16
    xor s5, s5, s4
    and s5, s5, s8
    slli s9, s5, 16
    xor t4, t4, s9
    xor s4, s4, s5
    srli s5, a5, 1
    xor s5, s5, a7
    lui s9, 349525
    addi s9, s9, 1365
    and s5, s5, s9
    slli s10, s5, 1
    xor a5, a5, s10
    xor a7, a7, s5
    srli s5, a6, 1
    xor s5, s5, t0
    and s5, s5, s9
    slli s10, s5, 1
    xor a6, a6, s10
    xor t0, t0, s5
    srli s5, t1, 1
    xor s5, s5, t3
    and s5, s5, s9
    slli s10, s5, 1
    xor t1, t1, s10
    xor t3, t3, s5
    srli s5, t2, 1
    xor s5, s5, t4
    and s5, s5, s9
    slli s10, s5, 1
    xor t2, t2, s10
    xor t4, t4, s5
    srli s5, t5, 1
    xor s5, s5, a4
    and s5, s5, s9
    slli s10, s5, 1
    xor t5, t5, s10
    xor a4, a4, s5
    srli s5, t6, 1
    xor s5, s5, s0
    and s5, s5, s9
    slli s10, s5, 1
    xor t6, t6, s10
    xor s0, s0, s5
    srli s5, s1, 1
    xor s5, s5, s3
    and s5, s5, s9
    slli s10, s5, 1
    xor s1, s1, s10
    xor s3, s3, s5
    srli s5, s2, 1
    xor s5, s5, s4
    and s5, s5, s9
    slli s10, s5, 1
    xor s2, s2, s10
    xor s4, s4, s5
    srli s5, a5, 2
    xor s5, s5, t1
    lui s10, 209715
    addi s10, s10, 819
    and s5, s5, s10
    slli s11, s5, 2
    xor a5, a5, s11
    xor t1, t1, s5
    srli s5, a6, 2
    xor s5, s5, t2
    and s5, s5, s10
    slli s11, s5, 2
    xor a6, a6, s11
    xor t2, t2, s5
    srli s5, a7, 2
    xor s5, s5, t3
    and s5, s5, s10
    slli s11, s5, 2
    xor a7, a7, s11
    xor t3, t3, s5
    srli s5, t0, 2
    xor s5, s5, t4
    and s5, s5, s10
    slli s11, s5, 2
    xor t0, t0, s11
    xor t4, t4, s5
    srli s5, t5, 2
    xor s5, s5, s1
    and s5, s5, s10
    slli s11, s5, 2
    xor t5, t5, s11
    xor s1, s1, s5
    srli s5, t6, 2
    xor s5, s5, s2
    and s5, s5, s10
    slli s11, s5, 2
    xor t6, t6, s11
    xor s2, s2, s5
    srli s5, a4, 2
    xor s5, s5, s3
    and s5, s5, s10
    slli s11, s5, 2
    xor a4, a4, s11
    xor s3, s3, s5
    srli s5, s0, 2
    xor s5, s5, s4
    and s5, s5, s10
    slli s11, s5, 2
    xor s0, s0, s11
    xor s4, s4, s5
    # round 1 (skinny.dsl:60)
    or s5, t1, t3
    xor a5, a5, s5
    or s5, a7, t1
    xor t3, t3, s5
    and s5, t3, a5
    not a7, a7
    xor s5, a7, s5
    and a7, a7, a5
    xor a7, t1, a7
    or t1, s1, s3
    xor t1, t5, t1
    or t5, a4, s1
    xor t5, s3, t5
    and s3, t5, t1
    not a4, a4
    xor s3, a4, s3
    and a4, a4, t1
    xor a4, s1, a4
    or s1, t2, t4
    xor a6, a6, s1
    or s1, t0, t2
    xor t4, t4, s1
    and s1, t4, a6
    not t0, t0
    xor s1, t0, s1
    and t0, t0, a6
    xor t0, t2, t0
    or t2, s2, s4
    xor t2, t6, t2
    or t6, s0, s2
    xor t6, s4, t6
    and s4, t6, t2
    not s0, s0
    xor s4, s0, s4
    and s0, s0, t2
    xor s0, s2, s0
    lw s2, 0(a3)
    xor s2, s5, s2
    lw s5, 4(a3)
    srli a1, s2, 16
    xor s3, s3, s5
    lw s5, 8(a3)
    xor a7, a7, s5
    lw s5, 12(a3)
    srli ra, a7, 16
    xor a4, a4, s5
    lw s5, 16(a3)
    xor t0, t0, s5
    lw s5, 20(a3)
    xor t3, t3, s5
    lw s5, 24(a3)
    srli a2, t3, 16
    xor t5, t5, s5
    lw s5, 28(a3)
    xor a5, a5, s5
    lw s5, 32(a3)
    srli s11, a5, 16
    xor t1, t1, s5
    slli s5, a5, 16
    or s5, s5, s11
    xor s5, a6, s5
    slli s11, a7, 16
    or s11, s11, ra
    xor s11, t0, s11
    slli ra, s2, 16
    or a1, ra, a1
    xor a1, s1, a1
    slli ra, t3, 16
    or a2, ra, a2
    xor a2, t4, a2
    slli ra, s1, 24
    srli s1, s1, 8
    or s1, ra, s1
    xor s1, s3, s1
    slli s3, a1, 8
    srli ra, a1, 24
    or s3, s3, ra
    xor s3, s4, s3
    slli s4, t0, 24
    srli t0, t0, 8
    or t0, s4, t0
    xor t0, a4, t0
    not a4, s11
    slli s4, a4, 8
    srli ra, a4, 24
    or s4, s4, ra
    xor s0, s0, s4
    slli s4, t4, 24
    srli t4, t4, 8
    or t4, s4, t4
    xor t4, t5, t4
    slli t5, a2, 8
    srli s4, a2, 24
    or t5, t5, s4
    xor t5, t6, t5
    slli t6, a6, 24
    srli a6, a6, 8
    or a6, t6, a6
    xor a6, t1, a6
    slli t1, s5, 8
    srli t6, s5, 24
    or t1, t1, t6
    xor t1, t2, t1
    # round 2 (skinny.dsl:60)
    and t2, t3, a5
    xor t2, s2, t2
    and t6, a7, t3
    xor a5, a5, t6
    and t6, a5, t2
    xor t6, a7, t6
    and a7, a7, t2
    xor a7, t3, a7
    and t3, t4, a6
    xor t3, s1, t3
    and s1, t0, t4
    xor a6, a6, s1
    and s1, a6, t3
    xor s1, t0, s1
    and t0, t0, t3
    xor t0, t4, t0
    or t4, a2, s5
    xor t4, a1, t4
    or a1, s11, a2
    xor a1, s5, a1
    and s2, a1, t4
    xor s2, a4, s2
    and a4, a4, t4
    xor a4, a2, a4
    and a2, t5, t1
    xor a2, s3, a2
    and s3, s0, t5
    xor t1, t1, s3
    and s3, t1, a2
    xor s3, s0, s3
    and s0, s0, a2
    xor t5, t5, s0
    lw s0, 36(a3)
    lw s4, 52(a3)
    xor t6, t6, s0
    lw s0, 40(a3)
    xor t5, t5, s4
    xor s0, s3, s0
    lw s3, 44(a3)
    lw s4, 56(a3)
    xor a7, a7, s3
    lw s3, 48(a3)
    xor a5, a5, s4
    xor t0, t0, s3
    lw s4, 60(a3)
    xor s5, t5, t0
    xor t1, t1, s4
    lw s4, 64(a3)
    xor s11, s1, s0
    xor t2, t2, s4
    lw s4, 68(a3)
    xor ra, t1, a6
    xor a2, a2, s4
    xor s4, t3, a2
    slli a0, s1, 16
    srli s1, s1, 16
    or a0, a0, s1
    xor t6, t6, a0
    slli a0, s11, 16
    srli s1, s11, 16
    or a0, a0, s1
    xor a0, s2, a0
    slli s1, t0, 16
    srli t0, t0, 16
    or t0, s1, t0
    xor a7, a7, t0
    not t0, s5
    slli s1, t0, 16
    srli s2, t0, 16
    or s1, s1, s2
    xor a4, a4, s1
    slli s1, a6, 16
    srli a6, a6, 16
    or a6, s1, a6
    xor a5, a5, a6
    slli a6, ra, 16
    srli s1, ra, 16
    or a6, a6, s1
    xor a6, a1, a6
    slli a1, t3, 16
    srli t3, t3, 16
    or t3, a1, t3
    xor t2, t2, t3
    slli t3, s4, 16
    srli a1, s4, 16
    or t3, t3, a1
    xor t3, t4, t3
    # round 3 (skinny.dsl:60)
    and t4, a5, t2
    xor t4, t6, t4
    and t6, a7, a5
    xor t2, t2, t6
    and t6, t2, t4
    xor t6, a7, t6
    and a7, a7, t4
    xor a5, a5, a7
    or a7, ra, s4
    xor a7, s11, a7
    or a1, s5, ra
    xor a1, s4, a1
    and s1, a1, a7
    xor s1, t0, s1
    and t0, t0, a7
    xor t0, ra, t0
    and s2, a6, t3
    xor a0, a0, s2
    and s2, a4, a6
    xor t3, t3, s2
    and s2, t3, a0
    xor s2, a4, s2
    and a4, a4, a0
    xor a6, a6, a4
    and a4, t1, a2
    xor a4, s0, a4
    and s0, t5, t1
    xor a2, a2, s0
    and s0, a2, a4
    xor s0, t5, s0
    and t5, t5, a4
    xor t1, t1, t5
    lw t5, 72(a3)
    xor t5, s2, t5
    lw s2, 76(a3)
    srli s11, t5, 16
    xor s0, s0, s2
    lw s2, 80(a3)
    xor a5, a5, s2
    lw s2, 84(a3)
    xor a6, a6, s2
    lw s2, 88(a3)
    srli s5, a6, 16
    xor t1, t1, s2
    lw s2, 92(a3)
    xor t3, t3, s2
    lw s2, 96(a3)
    srli ra, t3, 16
    xor a2, a2, s2
    lw s2, 100(a3)
    xor a0, a0, s2
    lw s2, 104(a3)
    srli s4, a0, 16
    xor a4, a4, s2
    slli s2, a0, 16
    or s2, s2, s4
    xor s2, t4, s2
    slli s4, a6, 16
    or s4, s4, s5
    xor s4, a5, s4
    slli s5, t5, 16
    or s5, s5, s11
    xor s5, t6, s5
    slli s11, t3, 16
    or s11, s11, ra
    xor s11, t2, s11
    slli ra, s5, 24
    sw s6, 96(sp)
    srli s6, s5, 8
    or s6, ra, s6
    xor s1, s1, s6
    slli s6, t6, 8
    srli t6, t6, 24
    or t6, s6, t6
    xor t6, t6, s0
    slli s0, s4, 24
    srli s6, s4, 8
    or s0, s0, s6
    xor t0, t0, s0
    slli s0, a5, 8
    srli a5, a5, 24
    or a5, s0, a5
    xor a5, a5, t1
    slli t1, s11, 24
    srli s0, s11, 8
    or t1, t1, s0
    xor t1, a1, t1
    slli a1, t2, 8
    srli t2, t2, 24
    or t2, a1, t2
    xor t2, t2, a2
    slli a2, s2, 24
    srli a1, s2, 8
    or a2, a2, a1
    xor a7, a7, a2
    slli a2, t4, 8
    srli t4, t4, 24
    or t4, a2, t4
    xor t4, t4, a4
    # round 4 (skinny.dsl:60)
    or a4, s11, s2
    xor a4, s5, a4
    not a2, s4
    or a2, a2, s11
    xor a2, s2, a2
    and a1, a2, a4
    xor a1, s4, a1
    and s0, s4, a4
    xor s0, s11, s0
    and s2, t1, a7
    xor s1, s1, s2
    and s2, t0, t1
    xor a7, a7, s2
    and s2, a7, s1
    xor s2, t0, s2
    and t0, t0, s1
    xor t0, t1, t0
    and t1, t3, a0
    xor t1, t5, t1
    and t5, a6, t3
    xor t5, a0, t5
    and a0, t5, t1
    xor a0, a6, a0
    and a6, a6, t1
    xor a6, t3, a6
    and t3, t2, t4
    xor t3, t6, t3
    and t6, a5, t2
    xor t4, t4, t6
    and t6, t4, t3
    xor t6, a5, t6
    and a5, a5, t3
    xor a5, t2, a5
    lw t2, 108(a3)
    lw s4, 128(a3)
    xor t2, s2, t2
    lw s2, 112(a3)
    xor a7, a7, s4
    xor a0, a0, s2
    lw s2, 116(a3)
    lw s4, 132(a3)
    xor t0, t0, s2
    lw s2, 120(a3)
    xor t5, t5, s4
    xor a6, a6, s2
    lw s2, 124(a3)
    lw s4, 136(a3)
    xor a5, a5, s2
    xor s1, s1, s4
    lw s4, 140(a3)
    xor s5, a5, t0
    xor t1, t1, s4
    xor s4, s1, t3
    xor s6, t2, t6
    xor s11, t4, a7
    xor a1, a1, s6
    xor t6, a0, t6
    not a0, s5
    xor s0, s0, a0
    xor a5, a6, a5
    xor a6, a2, s11
    xor t4, t5, t4
    xor t5, a4, s4
    xor t1, t1, t3
    # round 5 (skinny.dsl:60)
    and t3, a6, t5
    xor t3, a1, t3
    and a4, s0, a6
    xor t5, t5, a4
    and a4, t5, t3
    xor a4, s0, a4
    and a2, s0, t3
    xor a6, a6, a2
    and a2, a7, s1
    xor t2, t2, a2
    and a2, t0, a7
    xor a2, s1, a2
    and a1, a2, t2
    xor a1, t0, a1
    and t0, t0, t2
    xor a7, a7, t0
    and t0, t4, t1
    xor t0, t6, t0
    and t6, a5, t4
    xor t1, t1, t6
    and t6, t1, t0
    xor t6, a5, t6
    and a5, a5, t0
    xor a5, t4, a5
    or t4, s11, s4
    xor t4, s6, t4
    or s0, s5, s11
    xor s0, s4, s0
    and s1, s0, t4
    xor s1, a0, s1
    and a0, a0, t4
    xor a0, s11, a0
    lw s4, 144(a3)
    lw s5, 164(a3)
    xor a4, a4, s4
    lw s4, 148(a3)
    xor t5, t5, s5
    xor a1, a1, s4
    lw s4, 152(a3)
    lw s5, 168(a3)
    xor a6, a6, s4
    lw s4, 156(a3)
    xor a2, a2, s5
    xor a7, a7, s4
    lw s4, 160(a3)
    lw s5, 172(a3)
    xor a5, a5, s4
    xor t3, t3, s5
    lw s5, 176(a3)
    srli s6, t3, 16
    xor t2, t2, s5
    slli s5, t3, 16
    or s5, s5, s6
    xor s5, t0, s5
    slli s6, a6, 16
    srli s11, a6, 16
    or s6, s6, s11
    xor s6, a5, s6
    slli s11, a4, 16
    srli ra, a4, 16
    or s11, s11, ra
    xor s11, t6, s11
    slli ra, t5, 16
    sw s7, 100(sp)
    srli s7, t5, 16
    or s7, ra, s7
    xor s7, t1, s7
    slli ra, t6, 24
    srli t6, t6, 8
    or t6, ra, t6
    xor t6, a1, t6
    slli a1, s11, 8
    srli ra, s11, 24
    or a1, a1, ra
    xor a1, s1, a1
    slli s1, a5, 24
    srli a5, a5, 8
    or a5, s1, a5
    xor a5, a7, a5
    not a7, s6
    slli s1, a7, 8
    srli ra, a7, 24
    or s1, s1, ra
    xor a0, a0, s1
    slli s1, t1, 24
    srli t1, t1, 8
    or t1, s1, t1
    xor t1, a2, t1
    slli a2, s7, 8
    srli s1, s7, 24
    or a2, a2, s1
    xor a2, s0, a2
    slli s0, t0, 24
    srli t0, t0, 8
    or t0, s0, t0
    xor t0, t2, t0
    slli t2, s5, 8
    srli s0, s5, 24
    or t2, t2, s0
    xor t2, t4, t2
    # round 6 (skinny.dsl:60)
    and t4, t5, t3
    xor t4, a4, t4
    and a4, a6, t5
    xor t3, t3, a4
    and a4, t3, t4
    xor a4, a6, a4
    and a6, a6, t4
    xor a6, t5, a6
    and t5, t1, t0
    xor t5, t6, t5
    and t6, a5, t1
    xor t0, t0, t6
    and t6, t0, t5
    xor t6, a5, t6
    and a5, a5, t5
    xor a5, t1, a5
    or t1, s7, s5
    xor t1, s11, t1
    or s0, s6, s7
    xor s0, s5, s0
    and s1, s0, t1
    xor s1, a7, s1
    and a7, a7, t1
    xor a7, s7, a7
    and s5, a2, t2
    xor a1, a1, s5
    and s5, a0, a2
    xor t2, t2, s5
    and s5, t2, a1
    xor s5, a0, s5
    and a0, a0, a1
    xor a2, a2, a0
    lw a0, 180(a3)
    slli ra, t6, 16
    xor a4, a4, a0
    lw a0, 184(a3)
    xor a0, s5, a0
    lw s5, 188(a3)
    xor s7, t6, a0
    xor a6, a6, s5
    lw s5, 192(a3)
    srli t6, t6, 16
    xor a5, a5, s5
    lw s5, 196(a3)
    or t6, ra, t6
    xor a2, a2, s5
    lw s5, 200(a3)
    xor s6, a2, a5
    xor t3, t3, s5
    lw s5, 204(a3)
    xor t6, a4, t6
    xor t2, t2, s5
    lw s5, 208(a3)
    xor s11, t2, t0
    xor t4, t4, s5
    lw s5, 212(a3)
    slli a4, s7, 16
    xor a1, a1, s5
    xor s5, t5, a1
    srli ra, s7, 16
    or a4, a4, ra
    xor a4, s1, a4
    slli s1, a5, 16
    srli a5, a5, 16
    or a5, s1, a5
    xor a5, a6, a5
    not a6, s6
    slli s1, a6, 16
    srli ra, a6, 16
    or s1, s1, ra
    xor a7, a7, s1
    slli s1, t0, 16
    srli t0, t0, 16
    or t0, s1, t0
    xor t0, t3, t0
    slli t3, s11, 16
    srli s1, s11, 16
    or t3, t3, s1
    xor t3, s0, t3
    slli s0, t5, 16
    srli t5, t5, 16
    or t5, s0, t5
    xor t4, t4, t5
    slli t5, s5, 16
    srli s0, s5, 16
    or t5, t5, s0
    xor t1, t1, t5
    # round 7 (skinny.dsl:60)
    and t5, t0, t4
    xor t5, t6, t5
    and t6, a5, t0
    xor t4, t4, t6
    and t6, t4, t5
    xor t6, a5, t6
    and a5, a5, t5
    xor a5, t0, a5
    or t0, s11, s5
    xor t0, s7, t0
    or s0, s6, s11
    xor s0, s5, s0
    and s1, s0, t0
    xor s1, a6, s1
    and a6, a6, t0
    xor a6, s11, a6
    and s5, t3, t1
    xor a4, a4, s5
    and s5, a7, t3
    xor t1, t1, s5
    and s5, t1, a4
    xor s5, a7, s5
    and a7, a7, a4
    xor a7, t3, a7
    and t3, t2, a1
    xor t3, a0, t3
    and a0, a2, t2
    xor a1, a1, a0
    and a0, a1, t3
    xor a0, a2, a0
    and a2, a2, t3
    xor t2, t2, a2
    lw a2, 216(a3)
    xor a2, s5, a2
    lw s5, 220(a3)
    srli s11, a2, 16
    xor a0, a0, s5
    lw s5, 224(a3)
    xor a5, a5, s5
    lw s5, 228(a3)
    xor a7, a7, s5
    lw s5, 232(a3)
    srli s7, a7, 16
    xor t2, t2, s5
    lw s5, 236(a3)
    xor t1, t1, s5
    lw s5, 240(a3)
    srli ra, t1, 16
    xor a1, a1, s5
    lw s5, 244(a3)
    xor a4, a4, s5
    lw s5, 248(a3)
    srli s6, a4, 16
    xor t3, t3, s5
    slli s5, a4, 16
    or s5, s5, s6
    xor s5, t5, s5
    slli s6, a7, 16
    or s6, s6, s7
    xor s6, a5, s6
    slli s7, a2, 16
    or s7, s7, s11
    xor s7, t6, s7
    slli s11, t1, 16
    or s11, s11, ra
    xor s11, t4, s11
    slli ra, s7, 24
    sw s8, 104(sp)
    srli s8, s7, 8
    or s8, ra, s8
    xor s1, s1, s8
    slli s8, t6, 8
    srli t6, t6, 24
    or t6, s8, t6
    xor t6, t6, a0
    slli a0, s6, 24
    srli s8, s6, 8
    or a0, a0, s8
    xor a6, a6, a0
    slli a0, a5, 8
    srli a5, a5, 24
    or a5, a0, a5
    xor a5, a5, t2
    slli t2, s11, 24
    srli a0, s11, 8
    or t2, t2, a0
    xor t2, s0, t2
    slli a0, t4, 8
    srli t4, t4, 24
    or t4, a0, t4
    xor t4, t4, a1
    slli a1, s5, 24
    srli a0, s5, 8
    or a1, a1, a0
    xor t0, t0, a1
    slli a1, t5, 8
    srli t5, t5, 24
    or t5, a1, t5
    xor t3, t5, t3
    # round 8 (skinny.dsl:60)
    or t5, s11, s5
    xor t5, s7, t5
    not a1, s6
    or a1, a1, s11
    xor a1, s5, a1
    and a0, a1, t5
    xor a0, s6, a0
    and s0, s6, t5
    xor s0, s11, s0
    and s5, t2, t0
    xor s1, s1, s5
    and s5, a6, t2
    xor t0, t0, s5
    and s5, t0, s1
    xor s5, a6, s5
    and a6, a6, s1
    xor a6, t2, a6
    and t2, t1, a4
    xor t2, a2, t2
    and a2, a7, t1
    xor a4, a4, a2
    and a2, a4, t2
    xor a2, a7, a2
    and a7, a7, t2
    xor a7, t1, a7
    and t1, t4, t3
    xor t1, t6, t1
    and t6, a5, t4
    xor t3, t3, t6
    and t6, t3, t1
    xor t6, a5, t6
    and a5, a5, t1
    xor a5, t4, a5
    lw t4, 252(a3)
    xor a5, a5, s4
    xor t4, s5, t4
    lw s5, 256(a3)
    xor s7, t4, t6
    xor a2, a2, s5
    lw s5, 260(a3)
    xor a0, a0, s7
    xor a6, a6, s5
    lw s5, 264(a3)
    xor s6, a5, a6
    xor a7, a7, s5
    lw s5, 268(a3)
    xor t6, a2, t6
    xor t0, t0, s5
    lw s5, 272(a3)
    xor s8, t3, t0
    xor a4, a4, s5
    lw s5, 276(a3)
    not a2, s6
    xor s1, s1, s5
    lw s5, 280(a3)
    xor s0, s0, a2
    xor t2, t2, s5
    xor s5, s1, t1
    xor a5, a7, a5
    xor a7, a1, s8
    xor t3, a4, t3
    xor t5, t5, s5
    xor t1, t2, t1
    # round 9 (skinny.dsl:60)
    and t2, a7, t5
    xor t2, a0, t2
    and a4, s0, a7
    xor t5, t5, a4
    and a4, t5, t2
    xor a4, s0, a4
    and a1, s0, t2
    xor a7, a7, a1
    and a1, t0, s1
    xor t4, t4, a1
    and a1, a6, t0
    xor a1, s1, a1
    and a0, a1, t4
    xor a0, a6, a0
    and a6, a6, t4
    xor a6, t0, a6
    and t0, t3, t1
    xor t0, t6, t0
    and t6, a5, t3
    xor t1, t1, t6
    and t6, t1, t0
    xor t6, a5, t6
    and a5, a5, t0
    xor a5, t3, a5
    or t3, s8, s5
    xor t3, s7, t3
    or s0, s6, s8
    xor s0, s5, s0
    and s1, s0, t3
    xor s1, a2, s1
    and a2, a2, t3
    xor a2, s8, a2
    lw s5, 284(a3)
    xor a5, a5, s2
    xor a4, a4, s5
    lw s5, 288(a3)
    srli s8, a4, 16
    xor a0, a0, s5
    lw s5, 292(a3)
    xor a7, a7, s5
    lw s5, 296(a3)
    srli s7, a7, 16
    xor a6, a6, s5
    lw s5, 300(a3)
    xor t5, t5, s5
    lw s5, 304(a3)
    srli s11, t5, 16
    xor a1, a1, s5
    lw s5, 308(a3)
    xor t2, t2, s5
    lw s5, 312(a3)
    srli s6, t2, 16
    xor t4, t4, s5
    slli s5, t2, 16
    or s5, s5, s6
    xor s5, t0, s5
    slli s6, a7, 16
    or s6, s6, s7
    xor s6, a5, s6
    slli s7, a4, 16
    or s7, s7, s8
    xor s7, t6, s7
    slli s8, t5, 16
    or s8, s8, s11
    xor s8, t1, s8
    slli s11, t6, 24
    srli t6, t6, 8
    or t6, s11, t6
    xor t6, a0, t6
    slli a0, s7, 8
    srli s11, s7, 24
    or a0, a0, s11
    xor a0, s1, a0
    slli s1, a5, 24
    srli a5, a5, 8
    or a5, s1, a5
    xor a5, a6, a5
    not a6, s6
    slli s1, a6, 8
    srli s11, a6, 24
    or s1, s1, s11
    xor a2, a2, s1
    slli s1, t1, 24
    srli t1, t1, 8
    or t1, s1, t1
    xor t1, a1, t1
    slli a1, s8, 8
    srli s1, s8, 24
    or a1, a1, s1
    xor a1, s0, a1
    slli s0, t0, 24
    srli t0, t0, 8
    or t0, s0, t0
    xor t0, t4, t0
    slli t4, s5, 8
    srli s0, s5, 24
    or t4, t4, s0
    xor t3, t3, t4
    # round 10 (skinny.dsl:60)
    and t4, t5, t2
    xor t4, a4, t4
    and a4, a7, t5
    xor t2, t2, a4
    and a4, t2, t4
    xor a4, a7, a4
    and a7, a7, t4
    xor a7, t5, a7
    and t5, t1, t0
    xor t5, t6, t5
    and t6, a5, t1
    xor t0, t0, t6
    and t6, t0, t5
    xor t6, a5, t6
    and a5, a5, t5
    xor a5, t1, a5
    or t1, s8, s5
    xor t1, s7, t1
    or s0, s6, s8
    xor s0, s5, s0
    and s1, s0, t1
    xor s1, a6, s1
    and a6, a6, t1
    xor a6, s8, a6
    and s5, a1, t3
    xor a0, a0, s5
    and s5, a2, a1
    xor t3, t3, s5
    and s5, t3, a0
    xor s5, a2, s5
    and a2, a2, a0
    xor a2, a1, a2
    lw a1, 316(a3)
    xor a5, a5, s3
    xor a4, a4, a1
    lw a1, 320(a3)
    slli s11, t6, 16
    xor a1, s5, a1
    lw s5, 324(a3)
    xor s7, t6, a1
    xor a7, a7, s5
    lw s5, 328(a3)
    srli t6, t6, 16
    xor a2, a2, s5
    lw s5, 332(a3)
    xor s6, a2, a5
    xor t2, t2, s5
    lw s5, 336(a3)
    or t6, s11, t6
    xor t3, t3, s5
    lw s5, 340(a3)
    xor s8, t3, t0
    xor t4, t4, s5
    lw s5, 344(a3)
    xor t6, a4, t6
    xor a0, a0, s5
    xor s5, t5, a0
    slli a4, s7, 16
    srli s11, s7, 16
    or a4, a4, s11
    xor a4, s1, a4
    slli s1, a5, 16
    srli a5, a5, 16
    or a5, s1, a5
    xor a5, a7, a5
    not a7, s6
    slli s1, a7, 16
    srli s11, a7, 16
    or s1, s1, s11
    xor a6, a6, s1
    slli s1, t0, 16
    srli t0, t0, 16
    or t0, s1, t0
    xor t0, t2, t0
    slli t2, s8, 16
    srli s1, s8, 16
    or t2, t2, s1
    xor t2, s0, t2
    slli s0, t5, 16
    srli t5, t5, 16
    or t5, s0, t5
    xor t4, t4, t5
    slli t5, s5, 16
    srli s0, s5, 16
    or t5, t5, s0
    xor t1, t1, t5
    # round 11 (skinny.dsl:60)
    and t5, t0, t4
    xor t5, t6, t5
    and t6, a5, t0
    xor t4, t4, t6
    and t6, t4, t5
    xor t6, a5, t6
    and a5, a5, t5
    xor a5, t0, a5
    or t0, s8, s5
    xor t0, s7, t0
    or s0, s6, s8
    xor s0, s5, s0
    and s1, s0, t0
    xor s1, a7, s1
    and a7, a7, t0
    xor a7, s8, a7
    and s5, t2, t1
    xor a4, a4, s5
    and s5, a6, t2
    xor t1, t1, s5
    and s5, t1, a4
    xor s5, a6, s5
    and a6, a6, a4
    xor a6, t2, a6
    and t2, t3, a0
    xor t2, a1, t2
    and a1, a2, t3
    xor a1, a0, a1
    and a0, a1, t2
    xor a0, a2, a0
    and a2, a2, t2
    xor t3, t3, a2
    lw a2, 348(a3)
    xor a2, s5, a2
    lw s5, 352(a3)
    srli s8, a2, 16
    xor a0, a0, s5
    lw s5, 80(a3)
    xor a5, a5, s5
    lw s5, 356(a3)
    xor a6, a6, s5
    lw s5, 360(a3)
    srli s7, a6, 16
    xor t3, t3, s5
    lw s5, 364(a3)
    xor t1, t1, s5
    lw s5, 368(a3)
    srli s11, t1, 16
    xor a1, a1, s5
    lw s5, 372(a3)
    xor a4, a4, s5
    lw s5, 376(a3)
    srli s6, a4, 16
    xor t2, t2, s5
    slli s5, a4, 16
    or s5, s5, s6
    xor s5, t5, s5
    slli s6, a6, 16
    or s6, s6, s7
    xor s6, a5, s6
    slli s7, a2, 16
    or s7, s7, s8
    xor s7, t6, s7
    slli s8, t1, 16
    or s8, s8, s11
    xor s8, t4, s8
    slli s11, s7, 24
    srli ra, s7, 8
    or s11, s11, ra
    xor s1, s1, s11
    slli s11, t6, 8
    srli t6, t6, 24
    or t6, s11, t6
    xor t6, t6, a0
    slli a0, s6, 24
    srli s11, s6, 8
    or a0, a0, s11
    xor a7, a7, a0
    slli a0, a5, 8
    srli a5, a5, 24
    or a5, a0, a5
    xor a5, a5, t3
    slli t3, s8, 24
    srli a0, s8, 8
    or t3, t3, a0
    xor t3, s0, t3
    slli a0, t4, 8
    srli t4, t4, 24
    or t4, a0, t4
    xor t4, t4, a1
    slli a1, s5, 24
    srli a0, s5, 8
    or a1, a1, a0
    xor t0, t0, a1
    slli a1, t5, 8
    srli t5, t5, 24
    or t5, a1, t5
    xor t2, t5, t2
    # round 12 (skinny.dsl:60)
    or t5, s8, s5
    xor t5, s7, t5
    not a1, s6
    or a1, a1, s8
    xor a1, s5, a1
    and a0, a1, t5
    xor a0, s6, a0
    and s0, s6, t5
    xor s0, s8, s0
    and s5, t3, t0
    xor s1, s1, s5
    and s5, a7, t3
    xor t0, t0, s5
    and s5, t0, s1
    xor s5, a7, s5
    and a7, a7, s1
    xor a7, t3, a7
    and t3, t1, a4
    xor t3, a2, t3
    and a2, a6, t1
    xor a4, a4, a2
    and a2, a4, t3
    xor a2, a6, a2
    and a6, a6, t3
    xor a6, t1, a6
    and t1, t4, t2
    xor t1, t6, t1
    and t6, a5, t4
    xor t2, t2, t6
    and t6, t2, t1
    xor t6, a5, t6
    and a5, a5, t1
    xor a5, t4, a5
    lw t4, 380(a3)
    xor a5, a5, s2
    xor t4, s5, t4
    lw s5, 384(a3)
    xor s7, t4, t6
    xor a2, a2, s5
    lw s5, 388(a3)
    xor a0, a0, s7
    xor a7, a7, s5
    lw s5, 392(a3)
    xor s6, a5, a7
    xor a6, a6, s5
    lw s5, 396(a3)
    xor t6, a2, t6
    xor t0, t0, s5
    lw s5, 400(a3)
    xor s8, t2, t0
    xor a4, a4, s5
    lw s5, 404(a3)
    not a2, s6
    xor s1, s1, s5
    lw s5, 408(a3)
    xor s0, s0, a2
    xor t3, t3, s5
    xor s5, s1, t1
    xor a5, a6, a5
    xor a6, a1, s8
    xor t2, a4, t2
    xor t5, t5, s5
    xor t1, t3, t1
    # round 13 (skinny.dsl:60)
    and t3, a6, t5
    xor t3, a0, t3
    and a4, s0, a6
    xor t5, t5, a4
    and a4, t5, t3
    xor a4, s0, a4
    and a1, s0, t3
    xor a6, a6, a1
    and a1, t0, s1
    xor t4, t4, a1
    and a1, a7, t0
    xor a1, s1, a1
    and a0, a1, t4
    xor a0, a7, a0
    and a7, a7, t4
    xor a7, t0, a7
    and t0, t2, t1
    xor t0, t6, t0
    and t6, a5, t2
    xor t1, t1, t6
    and t6, t1, t0
    xor t6, a5, t6
    and a5, a5, t0
    xor a5, t2, a5
    or t2, s8, s5
    xor t2, s7, t2
    or s0, s6, s8
    xor s0, s5, s0
    and s1, s0, t2
    xor s1, a2, s1
    and a2, a2, t2
    xor a2, s8, a2
    lw s5, 412(a3)
    xor a5, a5, s4
    xor a4, a4, s5
    lw s5, 416(a3)
    srli s8, a4, 16
    xor a0, a0, s5
    lw s5, 420(a3)
    xor a6, a6, s5
    lw s5, 424(a3)
    srli s7, a6, 16
    xor a7, a7, s5
    lw s5, 428(a3)
    xor t5, t5, s5
    lw s5, 432(a3)
    srli s11, t5, 16
    xor a1, a1, s5
    lw s5, 436(a3)
    xor t3, t3, s5
    lw s5, 440(a3)
    srli s6, t3, 16
    xor t4, t4, s5
    slli s5, t3, 16
    or s5, s5, s6
    xor s5, t0, s5
    slli s6, a6, 16
    or s6, s6, s7
    xor s6, a5, s6
    slli s7, a4, 16
    or s7, s7, s8
    xor s7, t6, s7
    slli s8, t5, 16
    or s8, s8, s11
    xor s8, t1, s8
    slli s11, t6, 24
    srli t6, t6, 8
    or t6, s11, t6
    xor t6, a0, t6
    slli a0, s7, 8
    srli s11, s7, 24
    or a0, a0, s11
    xor a0, s1, a0
    slli s1, a5, 24
    srli a5, a5, 8
    or a5, s1, a5
    xor a5, a7, a5
    not a7, s6
    slli s1, a7, 8
    srli s11, a7, 24
    or s1, s1, s11
    xor a2, a2, s1
    slli s1, t1, 24
    srli t1, t1, 8
    or t1, s1, t1
    xor t1, a1, t1
    slli a1, s8, 8
    srli s1, s8, 24
    or a1, a1, s1
    xor a1, s0, a1
    slli s0, t0, 24
    srli t0, t0, 8
    or t0, s0, t0
    xor t0, t4, t0
    slli t4, s5, 8
    srli s0, s5, 24
    or t4, t4, s0
    xor t2, t2, t4
    # round 14 (skinny.dsl:60)
    and t4, t5, t3
    xor t4, a4, t4
    and a4, a6, t5
    xor t3, t3, a4
    and a4, t3, t4
    xor a4, a6, a4
    and a6, a6, t4
    xor a6, t5, a6
    and t5, t1, t0
    xor t5, t6, t5
    and t6, a5, t1
    xor t0, t0, t6
    and t6, t0, t5
    xor t6, a5, t6
    and a5, a5, t5
    xor a5, t1, a5
    or t1, s8, s5
    xor t1, s7, t1
    or s0, s6, s8
    xor s0, s5, s0
    and s1, s0, t1
    xor s1, a7, s1
    and a7, a7, t1
    xor a7, s8, a7
    and s5, a1, t2
    xor a0, a0, s5
    and s5, a2, a1
    xor t2, t2, s5
    and s5, t2, a0
    xor s5, a2, s5
    and a2, a2, a0
    xor a2, a1, a2
    lw a1, 444(a3)
    slli s11, t6, 16
    xor a4, a4, a1
    lw a1, 448(a3)
    xor a1, s5, a1
    lw s5, 452(a3)
    xor s7, t6, a1
    xor a6, a6, s5
    lw s5, 192(a3)
    srli t6, t6, 16
    xor a5, a5, s5
    lw s5, 456(a3)
    or t6, s11, t6
    xor a2, a2, s5
    lw s5, 460(a3)
    xor s6, a2, a5
    xor t3, t3, s5
    lw s5, 464(a3)
    xor t6, a4, t6
    xor t2, t2, s5
    lw s5, 468(a3)
    xor s8, t2, t0
    xor t4, t4, s5
    lw s5, 472(a3)
    slli a4, s7, 16
    xor a0, a0, s5
    xor s5, t5, a0
    srli s11, s7, 16
    or a4, a4, s11
    xor a4, s1, a4
    slli s1, a5, 16
    srli a5, a5, 16
    or a5, s1, a5
    xor a5, a6, a5
    not a6, s6
    slli s1, a6, 16
    srli s11, a6, 16
    or s1, s1, s11
    xor a7, a7, s1
    slli s1, t0, 16
    srli t0, t0, 16
    or t0, s1, t0
    xor t0, t3, t0
    slli t3, s8, 16
    srli s1, s8, 16
    or t3, t3, s1
    xor t3, s0, t3
    slli s0, t5, 16
    srli t5, t5, 16
    or t5, s0, t5
    xor t4, t4, t5
    slli t5, s5, 16
    srli s0, s5, 16
    or t5, t5, s0
    xor t1, t1, t5
    # round 15 (skinny.dsl:60)
    and t5, t0, t4
    xor t5, t6, t5
    and t6, a5, t0
    xor t4, t4, t6
    and t6, t4, t5
    xor t6, a5, t6
    and a5, a5, t5
    xor a5, t0, a5
    or t0, s8, s5
    xor t0, s7, t0
    or s0, s6, s8
    xor s0, s5, s0
    and s1, s0, t0
    xor s1, a6, s1
    and a6, a6, t0
    xor a6, s8, a6
    and s5, t3, t1
    xor a4, a4, s5
    and s5, a7, t3
    xor t1, t1, s5
    and s5, t1, a4
    xor s5, a7, s5
    and a7, a7, a4
    xor a7, t3, a7
    and t3, t2, a0
    xor t3, a1, t3
    and a1, a2, t2
    xor a1, a0, a1
    and a0, a1, t3
    xor a0, a2, a0
    and a2, a2, t3
    xor t2, t2, a2
    lw a2, 476(a3)
    xor a2, s5, a2
    lw s5, 480(a3)
    srli s8, a2, 16
    xor a0, a0, s5
    lw s5, 224(a3)
    xor a5, a5, s5
    lw s5, 484(a3)
    xor a7, a7, s5
    lw s5, 488(a3)
    srli s7, a7, 16
    xor t2, t2, s5
    lw s5, 492(a3)
    xor t1, t1, s5
    lw s5, 496(a3)
    srli s11, t1, 16
    xor a1, a1, s5
    lw s5, 500(a3)
    xor a4, a4, s5
    lw s5, 504(a3)
    srli s6, a4, 16
    xor t3, t3, s5
    slli s5, a4, 16
    or s5, s5, s6
    xor s5, t5, s5
    slli s6, a7, 16
    or s6, s6, s7
    xor s6, a5, s6
    slli s7, a2, 16
    or s7, s7, s8
    xor s7, t6, s7
    slli s8, t1, 16
    or s8, s8, s11
    xor s8, t4, s8
    slli s11, s7, 24
    srli ra, s7, 8
    or s11, s11, ra
    xor s1, s1, s11
    slli s11, t6, 8
    srli t6, t6, 24
    or t6, s11, t6
    xor t6, t6, a0
    slli a0, s6, 24
    srli s11, s6, 8
    or a0, a0, s11
    xor a6, a6, a0
    slli a0, a5, 8
    srli a5, a5, 24
    or a5, a0, a5
    xor a5, a5, t2
    slli t2, s8, 24
    srli a0, s8, 8
    or t2, t2, a0
    xor t2, s0, t2
    slli a0, t4, 8
    srli t4, t4, 24
    or t4, a0, t4
    xor t4, t4, a1
    slli a1, s5, 24
    srli a0, s5, 8
    or a1, a1, a0
    xor t0, t0, a1
    slli a1, t5, 8
    srli t5, t5, 24
    or t5, a1, t5
    xor t3, t5, t3
    # round 16 (skinny.dsl:60)
    or t5, s8, s5
    xor t5, s7, t5
    not a1, s6
    or a1, a1, s8
    xor a1, s5, a1
    and a0, a1, t5
    xor a0, s6, a0
    and s0, s6, t5
    xor s0, s8, s0
    and s5, t2, t0
    xor s1, s1, s5
    and s5, a6, t2
    xor t0, t0, s5
    and s5, t0, s1
    xor s5, a6, s5
    and a6, a6, s1
    xor a6, t2, a6
    and t2, t1, a4
    xor t2, a2, t2
    and a2, a7, t1
    xor a4, a4, a2
    and a2, a4, t2
    xor a2, a7, a2
    and a7, a7, t2
    xor a7, t1, a7
    and t1, t4, t3
    xor t1, t6, t1
    and t6, a5, t4
    xor t3, t3, t6
    and t6, t3, t1
    xor t6, a5, t6
    and a5, a5, t1
    xor a5, t4, a5
    lw t4, 508(a3)
    xor a5, a5, s4
    xor t4, s5, t4
    lw s5, 512(a3)
    xor s7, t4, t6
    xor a2, a2, s5
    lw s5, 516(a3)
    xor a0, a0, s7
    xor a6, a6, s5
    lw s5, 520(a3)
    xor s6, a5, a6
    xor a7, a7, s5
    lw s5, 524(a3)
    xor t6, a2, t6
    xor t0, t0, s5
    lw s5, 528(a3)
    xor s8, t3, t0
    xor a4, a4, s5
    lw s5, 532(a3)
    not a2, s6
    xor s1, s1, s5
    lw s5, 536(a3)
    xor s0, s0, a2
    xor t2, t2, s5
    xor s5, s1, t1
    xor a5, a7, a5
    xor a7, a1, s8
    xor t3, a4, t3
    xor t5, t5, s5
    xor t1, t2, t1
    # round 17 (skinny.dsl:60)
    and t2, a7, t5
    xor t2, a0, t2
    and a4, s0, a7
    xor t5, t5, a4
    and a4, t5, t2
    xor a4, s0, a4
    and a1, s0, t2
    xor a7, a7, a1
    and a1, t0, s1
    xor t4, t4, a1
    and a1, a6, t0
    xor a1, s1, a1
    and a0, a1, t4
    xor a0, a6, a0
    and a6, a6, t4
    xor a6, t0, a6
    and t0, t3, t1
    xor t0, t6, t0
    and t6, a5, t3
    xor t1, t1, t6
    and t6, t1, t0
    xor t6, a5, t6
    and a5, a5, t0
    xor a5, t3, a5
    or t3, s8, s5
    xor t3, s7, t3
    or s0, s6, s8
    xor s0, s5, s0
    and s1, s0, t3
    xor s1, a2, s1
    and a2, a2, t3
    xor a2, s8, a2
    lw s5, 540(a3)
    xor a5, a5, s2
    xor a4, a4, s5
    lw s5, 544(a3)
    srli s8, a4, 16
    xor a0, a0, s5
    lw s5, 548(a3)
    xor a7, a7, s5
    lw s5, 552(a3)
    srli s7, a7, 16
    xor a6, a6, s5
    lw s5, 556(a3)
    xor t5, t5, s5
    lw s5, 560(a3)
    srli s11, t5, 16
    xor a1, a1, s5
    lw s5, 564(a3)
    xor t2, t2, s5
    lw s5, 568(a3)
    srli s6, t2, 16
    xor t4, t4, s5
    slli s5, t2, 16
    or s5, s5, s6
    xor s5, t0, s5
    slli s6, a7, 16
    or s6, s6, s7
    xor s6, a5, s6
    slli s7, a4, 16
    or s7, s7, s8
    xor s7, t6, s7
    slli s8, t5, 16
    or s8, s8, s11
    xor s8, t1, s8
    slli s11, t6, 24
    srli t6, t6, 8
    or t6, s11, t6
    xor t6, a0, t6
    slli a0, s7, 8
    srli s11, s7, 24
    or a0, a0, s11
    xor a0, s1, a0
    slli s1, a5, 24
    srli a5, a5, 8
    or a5, s1, a5
    xor a5, a6, a5
    not a6, s6
    slli s1, a6, 8
    srli s11, a6, 24
    or s1, s1, s11
    xor a2, a2, s1
    slli s1, t1, 24
    srli t1, t1, 8
    or t1, s1, t1
    xor t1, a1, t1
    slli a1, s8, 8
    srli s1, s8, 24
    or a1, a1, s1
    xor a1, s0, a1
    slli s0, t0, 24
    srli t0, t0, 8
    or t0, s0, t0
    xor t0, t4, t0
    slli t4, s5, 8
    srli s0, s5, 24
    or t4, t4, s0
    xor t3, t3, t4
    # round 18 (skinny.dsl:60)
    and t4, t5, t2
    xor t4, a4, t4
    and a4, a7, t5
    xor t2, t2, a4
    and a4, t2, t4
    xor a4, a7, a4
    and a7, a7, t4
    xor a7, t5, a7
    and t5, t1, t0
    xor t5, t6, t5
    and t6, a5, t1
    xor t0, t0, t6
    and t6, t0, t5
    xor t6, a5, t6
    and a5, a5, t5
    xor a5, t1, a5
    or t1, s8, s5
    xor t1, s7, t1
    or s0, s6, s8
    xor s0, s5, s0
    and s1, s0, t1
    xor s1, a6, s1
    and a6, a6, t1
    xor a6, s8, a6
    and s5, a1, t3
    xor a0, a0, s5
    and s5, a2, a1
    xor t3, t3, s5
    and s5, t3, a0
    xor s5, a2, s5
    and a2, a2, a0
    xor a2, a1, a2
    lw a1, 572(a3)
    xor a5, a5, s3
    xor a4, a4, a1
    lw a1, 576(a3)
    slli s11, t6, 16
    xor a1, s5, a1
    lw s5, 580(a3)
    xor s7, t6, a1
    xor a7, a7, s5
    lw s5, 584(a3)
    srli t6, t6, 16
    xor a2, a2, s5
    lw s5, 588(a3)
    xor s6, a2, a5
    xor t2, t2, s5
    lw s5, 592(a3)
    or t6, s11, t6
    xor t3, t3, s5
    lw s5, 596(a3)
    xor s8, t3, t0
    xor t4, t4, s5
    lw s5, 600(a3)
    xor t6, a4, t6
    xor a0, a0, s5
    xor s5, t5, a0
    slli a4, s7, 16
    srli s11, s7, 16
    or a4, a4, s11
    xor a4, s1, a4
    slli s1, a5, 16
    srli a5, a5, 16
    or a5, s1, a5
    xor a5, a7, a5
    not a7, s6
    slli s1, a7, 16
    srli s11, a7, 16
    or s1, s1, s11
    xor a6, a6, s1
    slli s1, t0, 16
    srli t0, t0, 16
    or t0, s1, t0
    xor t0, t2, t0
    slli t2, s8, 16
    srli s1, s8, 16
    or t2, t2, s1
    xor t2, s0, t2
    slli s0, t5, 16
    srli t5, t5, 16
    or t5, s0, t5
    xor t4, t4, t5
    slli t5, s5, 16
    srli s0, s5, 16
    or t5, t5, s0
    xor t1, t1, t5
    # round 19 (skinny.dsl:60)
    and t5, t0, t4
    xor t5, t6, t5
    and t6, a5, t0
    xor t4, t4, t6
    and t6, t4, t5
    xor t6, a5, t6
    and a5, a5, t5
    xor a5, t0, a5
    or t0, s8, s5
    xor t0, s7, t0
    or s0, s6, s8
    xor s0, s5, s0
    and s1, s0, t0
    xor s1, a7, s1
    and a7, a7, t0
    xor a7, s8, a7
    and s5, t2, t1
    xor a4, a4, s5
    and s5, a6, t2
    xor t1, t1, s5
    and s5, t1, a4
    xor s5, a6, s5
    and a6, a6, a4
    xor a6, t2, a6
    and t2, t3, a0
    xor t2, a1, t2
    and a1, a2, t3
    xor a1, a0, a1
    and a0, a1, t2
    xor a0, a2, a0
    and a2, a2, t2
    xor t3, t3, a2
    lw a2, 604(a3)
    xor a2, s5, a2
    lw s5, 608(a3)
    srli s8, a2, 16
    xor a0, a0, s5
    lw s5, 80(a3)
    xor a5, a5, s5
    lw s5, 612(a3)
    xor a6, a6, s5
    lw s5, 616(a3)
    srli s7, a6, 16
    xor t3, t3, s5
    lw s5, 620(a3)
    xor t1, t1, s5
    lw s5, 624(a3)
    srli s11, t1, 16
    xor a1, a1, s5
    lw s5, 628(a3)
    xor a4, a4, s5
    lw s5, 632(a3)
    srli s6, a4, 16
    xor t2, t2, s5
    slli s5, a4, 16
    or s5, s5, s6
    xor s5, t5, s5
    slli s6, a6, 16
    or s6, s6, s7
    xor s6, a5, s6
    slli s7, a2, 16
    or s7, s7, s8
    xor s7, t6, s7
    slli s8, t1, 16
    or s8, s8, s11
    xor s8, t4, s8
    slli s11, s7, 24
    srli ra, s7, 8
    or s11, s11, ra
    xor s1, s1, s11
    slli s11, t6, 8
    srli t6, t6, 24
    or t6, s11, t6
    xor t6, t6, a0
    slli a0, s6, 24
    srli s11, s6, 8
    or a0, a0, s11
    xor a7, a7, a0
    slli a0, a5, 8
    srli a5, a5, 24
    or a5, a0, a5
    xor a5, a5, t3
    slli t3, s8, 24
    srli a0, s8, 8
    or t3, t3, a0
    xor t3, s0, t3
    slli a0, t4, 8
    srli t4, t4, 24
    or t4, a0, t4
    xor t4, t4, a1
    slli a1, s5, 24
    srli a0, s5, 8
    or a1, a1, a0
    xor t0, t0, a1
    slli a1, t5, 8
    srli t5, t5, 24
    or t5, a1, t5
    xor t2, t5, t2
    # round 20 (skinny.dsl:60)
    or t5, s8, s5
    xor t5, s7, t5
    not a1, s6
    or a1, a1, s8
    xor a1, s5, a1
    and a0, a1, t5
    xor a0, s6, a0
    and s0, s6, t5
    xor s0, s8, s0
    and s5, t3, t0
    xor s1, s1, s5
    and s5, a7, t3
    xor t0, t0, s5
    and s5, t0, s1
    xor s5, a7, s5
    and a7, a7, s1
    xor a7, t3, a7
    and t3, t1, a4
    xor t3, a2, t3
    and a2, a6, t1
    xor a4, a4, a2
    and a2, a4, t3
    xor a2, a6, a2
    and a6, a6, t3
    xor a6, t1, a6
    and t1, t4, t2
    xor t1, t6, t1
    and t6, a5, t4
    xor t2, t2, t6
    and t6, t2, t1
    xor t6, a5, t6
    and a5, a5, t1
    xor a5, t4, a5
    lw t4, 636(a3)
    xor a5, a5, s2
    xor t4, s5, t4
    lw s5, 640(a3)
    xor s7, t4, t6
    xor a2, a2, s5
    lw s5, 644(a3)
    xor a0, a0, s7
    xor a7, a7, s5
    lw s5, 648(a3)
    xor s6, a5, a7
    xor a6, a6, s5
    lw s5, 652(a3)
    xor t6, a2, t6
    xor t0, t0, s5
    lw s5, 656(a3)
    xor s8, t2, t0
    xor a4, a4, s5
    lw s5, 660(a3)
    not a2, s6
    xor s1, s1, s5
    lw s5, 664(a3)
    xor s0, s0, a2
    xor t3, t3, s5
    xor s5, s1, t1
    xor a5, a6, a5
    xor a6, a1, s8
    xor t2, a4, t2
    xor t5, t5, s5
    xor t1, t3, t1
    # round 21 (skinny.dsl:60)
    and t3, a6, t5
    xor t3, a0, t3
    and a4, s0, a6
    xor t5, t5, a4
    and a4, t5, t3
    xor a4, s0, a4
    and a1, s0, t3
    xor a6, a6, a1
    and a1, t0, s1
    xor t4, t4, a1
    and a1, a7, t0
    xor a1, s1, a1
    and a0, a1, t4
    xor a0, a7, a0
    and a7, a7, t4
    xor a7, t0, a7
    and t0, t2, t1
    xor t0, t6, t0
    and t6, a5, t2
    xor t1, t1, t6
    and t6, t1, t0
    xor t6, a5, t6
    and a5, a5, t0
    xor a5, t2, a5
    or t2, s8, s5
    xor t2, s7, t2
    or s0, s6, s8
    xor s0, s5, s0
    and s1, s0, t2
    xor s1, a2, s1
    and a2, a2, t2
    xor a2, s8, a2
    lw s5, 668(a3)
    xor a5, a5, s4
    xor a4, a4, s5
    lw s5, 672(a3)
    srli s8, a4, 16
    xor a0, a0, s5
    lw s5, 676(a3)
    xor a6, a6, s5
    lw s5, 680(a3)
    srli s7, a6, 16
    xor a7, a7, s5
    lw s5, 684(a3)
    xor t5, t5, s5
    lw s5, 688(a3)
    srli s11, t5, 16
    xor a1, a1, s5
    lw s5, 692(a3)
    xor t3, t3, s5
    lw s5, 696(a3)
    srli s6, t3, 16
    xor t4, t4, s5
    slli s5, t3, 16
    or s5, s5, s6
    xor s5, t0, s5
    slli s6, a6, 16
    or s6, s6, s7
    xor s6, a5, s6
    slli s7, a4, 16
    or s7, s7, s8
    xor s7, t6, s7
    slli s8, t5, 16
    or s8, s8, s11
    xor s8, t1, s8
    slli s11, t6, 24
    srli t6, t6, 8
    or t6, s11, t6
    xor t6, a0, t6
    slli a0, s7, 8
    srli s11, s7, 24
    or a0, a0, s11
    xor a0, s1, a0
    slli s1, a5, 24
    srli a5, a5, 8
    or a5, s1, a5
    xor a5, a7, a5
    not a7, s6
    slli s1, a7, 8
    srli s11, a7, 24
    or s1, s1, s11
    xor a2, a2, s1
    slli s1, t1, 24
    srli t1, t1, 8
    or t1, s1, t1
    xor t1, a1, t1
    slli a1, s8, 8
    srli s1, s8, 24
    or a1, a1, s1
    xor a1, s0, a1
    slli s0, t0, 24
    srli t0, t0, 8
    or t0, s0, t0
    xor t0, t4, t0
    slli t4, s5, 8
    srli s0, s5, 24
    or t4, t4, s0
    xor t2, t2, t4
    # round 22 (skinny.dsl:60)
    and t4, t5, t3
    xor t4, a4, t4
    and a4, a6, t5
    xor t3, t3, a4
    and a4, t3, t4
    xor a4, a6, a4
    and a6, a6, t4
    xor a6, t5, a6
    and t5, t1, t0
    xor t5, t6, t5
    and t6, a5, t1
    xor t0, t0, t6
    and t6, t0, t5
    xor t6, a5, t6
    and a5, a5, t5
    xor a5, t1, a5
    or t1, s8, s5
    xor t1, s7, t1
    or s0, s6, s8
    xor s0, s5, s0
    and s1, s0, t1
    xor s1, a7, s1
    and a7, a7, t1
    xor a7, s8, a7
    and s5, a1, t2
    xor a0, a0, s5
    and s5, a2, a1
    xor t2, t2, s5
    and s5, t2, a0
    xor s5, a2, s5
    and a2, a2, a0
    xor a2, a1, a2
    lw a1, 700(a3)
    slli s11, t6, 16
    xor a4, a4, a1
    lw a1, 704(a3)
    xor a1, s5, a1
    lw s5, 708(a3)
    xor s7, t6, a1
    xor a6, a6, s5
    lw s5, 192(a3)
    srli t6, t6, 16
    xor a5, a5, s5
    lw s5, 712(a3)
    or t6, s11, t6
    xor a2, a2, s5
    lw s5, 716(a3)
    xor s6, a2, a5
    xor t3, t3, s5
    lw s5, 720(a3)
    xor t6, a4, t6
    xor t2, t2, s5
    lw s5, 724(a3)
    xor s8, t2, t0
    xor t4, t4, s5
    lw s5, 728(a3)
    slli a4, s7, 16
    xor a0, a0, s5
    xor s5, t5, a0
    srli s11, s7, 16
    or a4, a4, s11
    xor a4, s1, a4
    slli s1, a5, 16
    srli a5, a5, 16
    or a5, s1, a5
    xor a5, a6, a5
    not a6, s6
    slli s1, a6, 16
    srli s11, a6, 16
    or s1, s1, s11
    xor a7, a7, s1
    slli s1, t0, 16
    srli t0, t0, 16
    or t0, s1, t0
    xor t0, t3, t0
    slli t3, s8, 16
    srli s1, s8, 16
    or t3, t3, s1
    xor t3, s0, t3
    slli s0, t5, 16
    srli t5, t5, 16
    or t5, s0, t5
    xor t4, t4, t5
    slli t5, s5, 16
    srli s0, s5, 16
    or t5, t5, s0
    xor t1, t1, t5
    # round 23 (skinny.dsl:60)
    and t5, t0, t4
    xor t5, t6, t5
    and t6, a5, t0
    xor t4, t4, t6
    and t6, t4, t5
    xor t6, a5, t6
    and a5, a5, t5
    xor a5, t0, a5
    or t0, s8, s5
    xor t0, s7, t0
    or s0, s6, s8
    xor s0, s5, s0
    and s1, s0, t0
    xor s1, a6, s1
    and a6, a6, t0
    xor a6, s8, a6
    and s5, t3, t1
    xor a4, a4, s5
    and s5, a7, t3
    xor t1, t1, s5
    and s5, t1, a4
    xor s5, a7, s5
    and a7, a7, a4
    xor a7, t3, a7
    and t3, t2, a0
    xor t3, a1, t3
    and a1, a2, t2
    xor a1, a0, a1
    and a0, a1, t3
    xor a0, a2, a0
    and a2, a2, t3
    xor t2, t2, a2
    lw a2, 732(a3)
    xor a2, s5, a2
    lw s5, 736(a3)
    srli s8, a2, 16
    xor a0, a0, s5
    lw s5, 224(a3)
    xor a5, a5, s5
    lw s5, 740(a3)
    xor a7, a7, s5
    lw s5, 744(a3)
    srli s7, a7, 16
    xor t2, t2, s5
    lw s5, 748(a3)
    xor t1, t1, s5
    lw s5, 752(a3)
    srli s11, t1, 16
    xor a1, a1, s5
    lw s5, 756(a3)
    xor a4, a4, s5
    lw s5, 760(a3)
    srli s6, a4, 16
    xor t3, t3, s5
    slli s5, a4, 16
    or s5, s5, s6
    xor s5, t5, s5
    slli s6, a7, 16
    or s6, s6, s7
    xor s6, a5, s6
    slli s7, a2, 16
    or s7, s7, s8
    xor s7, t6, s7
    slli s8, t1, 16
    or s8, s8, s11
    xor s8, t4, s8
    slli s11, s7, 24
    srli ra, s7, 8
    or s11, s11, ra
    xor s1, s1, s11
    slli s11, t6, 8
    srli t6, t6, 24
    or t6, s11, t6
    xor t6, t6, a0
    slli a0, s6, 24
    srli s11, s6, 8
    or a0, a0, s11
    xor a6, a6, a0
    slli a0, a5, 8
    srli a5, a5, 24
    or a5, a0, a5
    xor a5, a5, t2
    slli t2, s8, 24
    srli a0, s8, 8
    or t2, t2, a0
    xor t2, s0, t2
    slli a0, t4, 8
    srli t4, t4, 24
    or t4, a0, t4
    xor t4, t4, a1
    slli a1, s5, 24
    srli a0, s5, 8
    or a1, a1, a0
    xor t0, t0, a1
    slli a1, t5, 8
    srli t5, t5, 24
    or t5, a1, t5
    xor t3, t5, t3
    # round 24 (skinny.dsl:60)
    or t5, s8, s5
    xor t5, s7, t5
    not a1, s6
    or a1, a1, s8
    xor a1, s5, a1
    and a0, a1, t5
    xor a0, s6, a0
    and s0, s6, t5
    xor s0, s8, s0
    and s5, t2, t0
    xor s1, s1, s5
    and s5, a6, t2
    xor t0, t0, s5
    and s5, t0, s1
    xor s5, a6, s5
    and a6, a6, s1
    xor a6, t2, a6
    and t2, t1, a4
    xor t2, a2, t2
    and a2, a7, t1
    xor a4, a4, a2
    and a2, a4, t2
    xor a2, a7, a2
    and a7, a7, t2
    xor a7, t1, a7
    and t1, t4, t3
    xor t1, t6, t1
    and t6, a5, t4
    xor t3, t3, t6
    and t6, t3, t1
    xor t6, a5, t6
    and a5, a5, t1
    xor a5, t4, a5
    lw t4, 764(a3)
    xor a5, a5, s4
    xor t4, s5, t4
    lw s5, 768(a3)
    xor s7, t4, t6
    xor a2, a2, s5
    lw s5, 772(a3)
    xor a0, a0, s7
    xor a6, a6, s5
    lw s5, 776(a3)
    xor s6, a5, a6
    xor a7, a7, s5
    lw s5, 780(a3)
    xor t6, a2, t6
    xor t0, t0, s5
    lw s5, 784(a3)
    xor s8, t3, t0
    xor a4, a4, s5
    lw s5, 788(a3)
    not a2, s6
    xor s1, s1, s5
    lw s5, 792(a3)
    xor s0, s0, a2
    xor t2, t2, s5
    xor s5, s1, t1
    xor a5, a7, a5
    xor a7, a1, s8
    xor t3, a4, t3
    xor t5, t5, s5
    xor t1, t2, t1
    # round 25 (skinny.dsl:60)
    and t2, a7, t5
    xor t2, a0, t2
    and a4, s0, a7
    xor t5, t5, a4
    and a4, t5, t2
    xor a4, s0, a4
    and a1, s0, t2
    xor a7, a7, a1
    and a1, t0, s1
    xor t4, t4, a1
    and a1, a6, t0
    xor a1, s1, a1
    and a0, a1, t4
    xor a0, a6, a0
    and a6, a6, t4
    xor a6, t0, a6
    and t0, t3, t1
    xor t0, t6, t0
    and t6, a5, t3
    xor t1, t1, t6
    and t6, t1, t0
    xor t6, a5, t6
    and a5, a5, t0
    xor a5, t3, a5
    or t3, s8, s5
    xor t3, s7, t3
    or s0, s6, s8
    xor s0, s5, s0
    and s1, s0, t3
    xor s1, a2, s1
    and a2, a2, t3
    xor a2, s8, a2
    lw s5, 796(a3)
    xor a5, a5, s2
    xor a4, a4, s5
    lw s5, 800(a3)
    srli s8, a4, 16
    xor a0, a0, s5
    lw s5, 804(a3)
    xor a7, a7, s5
    lw s5, 808(a3)
    srli s7, a7, 16
    xor a6, a6, s5
    lw s5, 812(a3)
    xor t5, t5, s5
    lw s5, 816(a3)
    srli s11, t5, 16
    xor a1, a1, s5
    lw s5, 820(a3)
    xor t2, t2, s5
    lw s5, 824(a3)
    srli s6, t2, 16
    xor t4, t4, s5
    slli s5, t2, 16
    or s5, s5, s6
    xor s5, t0, s5
    slli s6, a7, 16
    or s6, s6, s7
    xor s6, a5, s6
    slli s7, a4, 16
    or s7, s7, s8
    xor s7, t6, s7
    slli s8, t5, 16
    or s8, s8, s11
    xor s8, t1, s8
    slli s11, t6, 24
    srli t6, t6, 8
    or t6, s11, t6
    xor t6, a0, t6
    slli a0, s7, 8
    srli s11, s7, 24
    or a0, a0, s11
    xor a0, s1, a0
    slli s1, a5, 24
    srli a5, a5, 8
    or a5, s1, a5
    xor a5, a6, a5
    not a6, s6
    slli s1, a6, 8
    srli s11, a6, 24
    or s1, s1, s11
    xor a2, a2, s1
    slli s1, t1, 24
    srli t1, t1, 8
    or t1, s1, t1
    xor t1, a1, t1
    slli a1, s8, 8
    srli s1, s8, 24
    or a1, a1, s1
    xor a1, s0, a1
    slli s0, t0, 24
    srli t0, t0, 8
    or t0, s0, t0
    xor t0, t4, t0
    slli t4, s5, 8
    srli s0, s5, 24
    or t4, t4, s0
    xor t3, t3, t4
    # round 26 (skinny.dsl:60)
    and t4, t5, t2
    xor t4, a4, t4
    and a4, a7, t5
    xor t2, t2, a4
    and a4, t2, t4
    xor a4, a7, a4
    and a7, a7, t4
    xor a7, t5, a7
    and t5, t1, t0
    xor t5, t6, t5
    and t6, a5, t1
    xor t0, t0, t6
    and t6, t0, t5
    xor t6, a5, t6
    and a5, a5, t5
    xor a5, t1, a5
    or t1, s8, s5
    xor t1, s7, t1
    or s0, s6, s8
    xor s0, s5, s0
    and s1, s0, t1
    xor s1, a6, s1
    and a6, a6, t1
    xor a6, s8, a6
    and s5, a1, t3
    xor a0, a0, s5
    and s5, a2, a1
    xor t3, t3, s5
    and s5, t3, a0
    xor s5, a2, s5
    and a2, a2, a0
    xor a2, a1, a2
    lw a1, 828(a3)
    xor a5, a5, s3
    xor a4, a4, a1
    lw a1, 832(a3)
    slli s11, t6, 16
    xor a1, s5, a1
    lw s5, 836(a3)
    xor s7, t6, a1
    xor a7, a7, s5
    lw s5, 840(a3)
    srli t6, t6, 16
    xor a2, a2, s5
    lw s5, 844(a3)
    xor s6, a2, a5
    xor t2, t2, s5
    lw s5, 848(a3)
    or t6, s11, t6
    xor t3, t3, s5
    lw s5, 852(a3)
    xor s8, t3, t0
    xor t4, t4, s5
    lw s5, 856(a3)
    xor t6, a4, t6
    xor a0, a0, s5
    xor s5, t5, a0
    slli a4, s7, 16
    srli s11, s7, 16
    or a4, a4, s11
    xor a4, s1, a4
    slli s1, a5, 16
    srli a5, a5, 16
    or a5, s1, a5
    xor a5, a7, a5
    not a7, s6
    slli s1, a7, 16
    srli s11, a7, 16
    or s1, s1, s11
    xor a6, a6, s1
    slli s1, t0, 16
    srli t0, t0, 16
    or t0, s1, t0
    xor t0, t2, t0
    slli t2, s8, 16
    srli s1, s8, 16
    or t2, t2, s1
    xor t2, s0, t2
    slli s0, t5, 16
    srli t5, t5, 16
    or t5, s0, t5
    xor t4, t4, t5
    slli t5, s5, 16
    srli s0, s5, 16
    or t5, t5, s0
    xor t1, t1, t5
    # round 27 (skinny.dsl:60)
    and t5, t0, t4
    xor t5, t6, t5
    and t6, a5, t0
    xor t4, t4, t6
    and t6, t4, t5
    xor t6, a5, t6
    and a5, a5, t5
    xor a5, t0, a5
    or t0, s8, s5
    xor t0, s7, t0
    or s0, s6, s8
    xor s0, s5, s0
    and s1, s0, t0
    xor s1, a7, s1
    and a7, a7, t0
    xor a7, s8, a7
    and s5, t2, t1
    xor a4, a4, s5
    and s5, a6, t2
    xor t1, t1, s5
    and s5, t1, a4
    xor s5, a6, s5
    and a6, a6, a4
    xor a6, t2, a6
    and t2, t3, a0
    xor t2, a1, t2
    and a1, a2, t3
    xor a1, a0, a1
    and a0, a1, t2
    xor a0, a2, a0
    and a2, a2, t2
    xor t3, t3, a2
    lw a2, 860(a3)
    xor a2, s5, a2
    lw s5, 864(a3)
    srli s8, a2, 16
    xor a0, a0, s5
    lw s5, 80(a3)
    xor a5, a5, s5
    lw s5, 868(a3)
    xor a6, a6, s5
    lw s5, 872(a3)
    srli s7, a6, 16
    xor t3, t3, s5
    lw s5, 876(a3)
    xor t1, t1, s5
    lw s5, 880(a3)
    srli s11, t1, 16
    xor a1, a1, s5
    lw s5, 884(a3)
    xor a4, a4, s5
    lw s5, 888(a3)
    srli s6, a4, 16
    xor t2, t2, s5
    slli s5, a4, 16
    or s5, s5, s6
    xor s5, t5, s5
    slli s6, a6, 16
    or s6, s6, s7
    xor s6, a5, s6
    slli s7, a2, 16
    or s7, s7, s8
    xor s7, t6, s7
    slli s8, t1, 16
    or s8, s8, s11
    xor s8, t4, s8
    slli s11, s7, 24
    srli ra, s7, 8
    or s11, s11, ra
    xor s1, s1, s11
    slli s11, t6, 8
    srli t6, t6, 24
    or t6, s11, t6
    xor t6, t6, a0
    slli a0, s6, 24
    srli s11, s6, 8
    or a0, a0, s11
    xor a7, a7, a0
    slli a0, a5, 8
    srli a5, a5, 24
    or a5, a0, a5
    xor a5, a5, t3
    slli t3, s8, 24
    srli a0, s8, 8
    or t3, t3, a0
    xor t3, s0, t3
    slli a0, t4, 8
    srli t4, t4, 24
    or t4, a0, t4
    xor t4, t4, a1
    slli a1, s5, 24
    srli a0, s5, 8
    or a1, a1, a0
    xor t0, t0, a1
    slli a1, t5, 8
    srli t5, t5, 24
    or t5, a1, t5
    xor t2, t5, t2
    # round 28 (skinny.dsl:60)
    or t5, s8, s5
    xor t5, s7, t5
    not a1, s6
    or a1, a1, s8
    xor a1, s5, a1
    and a0, a1, t5
    xor a0, s6, a0
    and s0, s6, t5
    xor s0, s8, s0
    and s5, t3, t0
    xor s1, s1, s5
    and s5, a7, t3
    xor t0, t0, s5
    and s5, t0, s1
    xor s5, a7, s5
    and a7, a7, s1
    xor a7, t3, a7
    and t3, t1, a4
    xor t3, a2, t3
    and a2, a6, t1
    xor a4, a4, a2
    and a2, a4, t3
    xor a2, a6, a2
    and a6, a6, t3
    xor a6, t1, a6
    and t1, t4, t2
    xor t1, t6, t1
    and t6, a5, t4
    xor t2, t2, t6
    and t6, t2, t1
    xor t6, a5, t6
    and a5, a5, t1
    xor a5, t4, a5
    lw t4, 892(a3)
    xor a5, a5, s2
    xor t4, s5, t4
    lw s5, 896(a3)
    xor s7, t4, t6
    xor a2, a2, s5
    lw s5, 900(a3)
    xor a0, a0, s7
    xor a7, a7, s5
    lw s5, 904(a3)
    xor s6, a5, a7
    xor a6, a6, s5
    lw s5, 908(a3)
    xor t6, a2, t6
    xor t0, t0, s5
    lw s5, 912(a3)
    xor s8, t2, t0
    xor a4, a4, s5
    lw s5, 916(a3)
    not a2, s6
    xor s1, s1, s5
    lw s5, 920(a3)
    xor s0, s0, a2
    xor t3, t3, s5
    xor s5, s1, t1
    xor a5, a6, a5
    xor a6, a1, s8
    xor t2, a4, t2
    xor t5, t5, s5
    xor t1, t3, t1
    # round 29 (skinny.dsl:60)
    and t3, a6, t5
    xor t3, a0, t3
    and a4, s0, a6
    xor t5, t5, a4
    and a4, t5, t3
    xor a4, s0, a4
    and a1, s0, t3
    xor a6, a6, a1
    and a1, t0, s1
    xor t4, t4, a1
    and a1, a7, t0
    xor a1, s1, a1
    and a0, a1, t4
    xor a0, a7, a0
    and a7, a7, t4
    xor a7, t0, a7
    and t0, t2, t1
    xor t0, t6, t0
    and t6, a5, t2
    xor t1, t1, t6
    and t6, t1, t0
    xor t6, a5, t6
    and a5, a5, t0
    xor a5, t2, a5
    or t2, s8, s5
    xor t2, s7, t2
    or s0, s6, s8
    xor s0, s5, s0
    and s1, s0, t2
    xor s1, a2, s1
    and a2, a2, t2
    xor a2, s8, a2
    lw s5, 924(a3)
    xor a5, a5, s4
    xor a4, a4, s5
    lw s5, 928(a3)
    srli s8, a4, 16
    xor a0, a0, s5
    lw s5, 932(a3)
    xor a6, a6, s5
    lw s5, 936(a3)
    srli s7, a6, 16
    xor a7, a7, s5
    lw s5, 940(a3)
    xor t5, t5, s5
    lw s5, 944(a3)
    srli s11, t5, 16
    xor a1, a1, s5
    lw s5, 948(a3)
    xor t3, t3, s5
    lw s5, 952(a3)
    srli s6, t3, 16
    xor t4, t4, s5
    slli s5, t3, 16
    or s5, s5, s6
    xor s5, t0, s5
    slli s6, a6, 16
    or s6, s6, s7
    xor s6, a5, s6
    slli s7, a4, 16
    or s7, s7, s8
    xor s7, t6, s7
    slli s8, t5, 16
    or s8, s8, s11
    xor s8, t1, s8
    slli s11, t6, 24
    srli t6, t6, 8
    or t6, s11, t6
    xor t6, a0, t6
    slli a0, s7, 8
    srli s11, s7, 24
    or a0, a0, s11
    xor a0, s1, a0
    slli s1, a5, 24
    srli a5, a5, 8
    or a5, s1, a5
    xor a5, a7, a5
    not a7, s6
    slli s1, a7, 8
    srli s11, a7, 24
    or s1, s1, s11
    xor a2, a2, s1
    slli s1, t1, 24
    srli t1, t1, 8
    or t1, s1, t1
    xor t1, a1, t1
    slli a1, s8, 8
    srli s1, s8, 24
    or a1, a1, s1
    xor a1, s0, a1
    slli s0, t0, 24
    srli t0, t0, 8
    or t0, s0, t0
    xor t0, t4, t0
    slli t4, s5, 8
    srli s0, s5, 24
    or t4, t4, s0
    xor t2, t2, t4
    # round 30 (skinny.dsl:60)
    and t4, t5, t3
    xor t4, a4, t4
    and a4, a6, t5
    xor t3, t3, a4
    and a4, t3, t4
    xor a4, a6, a4
    and a6, a6, t4
    xor a6, t5, a6
    and t5, t1, t0
    xor t5, t6, t5
    and t6, a5, t1
    xor t0, t0, t6
    and t6, t0, t5
    xor t6, a5, t6
    and a5, a5, t5
    xor a5, t1, a5
    or t1, s8, s5
    xor t1, s7, t1
    or s0, s6, s8
    xor s0, s5, s0
    and s1, s0, t1
    xor s1, a7, s1
    and a7, a7, t1
    xor a7, s8, a7
    and s5, a1, t2
    xor a0, a0, s5
    and s5, a2, a1
    xor t2, t2, s5
    and s5, t2, a0
    xor s5, a2, s5
    and a2, a2, a0
    xor a2, a1, a2
    lw a1, 956(a3)
    slli s11, t6, 16
    xor a4, a4, a1
    lw a1, 960(a3)
    xor a1, s5, a1
    lw s5, 964(a3)
    xor s7, t6, a1
    xor a6, a6, s5
    lw s5, 192(a3)
    srli t6, t6, 16
    xor a5, a5, s5
    lw s5, 968(a3)
    or t6, s11, t6
    xor a2, a2, s5
    lw s5, 972(a3)
    xor s6, a2, a5
    xor t3, t3, s5
    lw s5, 976(a3)
    xor t6, a4, t6
    xor t2, t2, s5
    lw s5, 980(a3)
    xor s8, t2, t0
    xor t4, t4, s5
    lw s5, 984(a3)
    slli a4, s7, 16
    xor a0, a0, s5
    xor s5, t5, a0
    srli s11, s7, 16
    or a4, a4, s11
    xor a4, s1, a4
    slli s1, a5, 16
    srli a5, a5, 16
    or a5, s1, a5
    xor a5, a6, a5
    not a6, s6
    slli s1, a6, 16
    srli s11, a6, 16
    or s1, s1, s11
    xor a7, a7, s1
    slli s1, t0, 16
    srli t0, t0, 16
    or t0, s1, t0
    xor t0, t3, t0
    slli t3, s8, 16
    srli s1, s8, 16
    or t3, t3, s1
    xor t3, s0, t3
    slli s0, t5, 16
    srli t5, t5, 16
    or t5, s0, t5
    xor t4, t4, t5
    slli t5, s5, 16
    srli s0, s5, 16
    or t5, t5, s0
    xor t1, t1, t5
    # round 31 (skinny.dsl:60)
    and t5, t0, t4
    xor t5, t6, t5
    and t6, a5, t0
    xor t4, t4, t6
    and t6, t4, t5
    xor t6, a5, t6
    and a5, a5, t5
    xor a5, t0, a5
    or t0, s8, s5
    xor t0, s7, t0
    or s0, s6, s8
    xor s0, s5, s0
    and s1, s0, t0
    xor s1, a6, s1
    and a6, a6, t0
    xor a6, s8, a6
    and s5, t3, t1
    xor a4, a4, s5
    and s5, a7, t3
    xor t1, t1, s5
    and s5, t1, a4
    xor s5, a7, s5
    and a7, a7, a4
    xor a7, t3, a7
    and t3, t2, a0
    xor t3, a1, t3
    and a1, a2, t2
    xor a1, a0, a1
    and a0, a1, t3
    xor a0, a2, a0
    and a2, a2, t3
    xor t2, t2, a2
    lw a2, 988(a3)
    xor a2, s5, a2
    lw s5, 992(a3)
    srli s8, a2, 16
    xor a0, a0, s5
    lw s5, 224(a3)
    xor a5, a5, s5
    lw s5, 996(a3)
    xor a7, a7, s5
    lw s5, 1000(a3)
    srli s7, a7, 16
    xor t2, t2, s5
    lw s5, 1004(a3)
    xor t1, t1, s5
    lw s5, 1008(a3)
    srli s11, t1, 16
    xor a1, a1, s5
    lw s5, 1012(a3)
    xor a4, a4, s5
    lw s5, 1016(a3)
    srli s6, a4, 16
    xor t3, t3, s5
    slli s5, a4, 16
    or s5, s5, s6
    xor s5, t5, s5
    slli s6, a7, 16
    or s6, s6, s7
    xor s6, a5, s6
    slli s7, a2, 16
    or s7, s7, s8
    xor s7, t6, s7
    slli s8, t1, 16
    or s8, s8, s11
    xor s8, t4, s8
    slli s11, s7, 24
    srli ra, s7, 8
    or s11, s11, ra
    xor s1, s1, s11
    slli s11, t6, 8
    srli t6, t6, 24
    or t6, s11, t6
    xor t6, t6, a0
    slli a0, s6, 24
    srli s11, s6, 8
    or a0, a0, s11
    xor a6, a6, a0
    slli a0, a5, 8
    srli a5, a5, 24
    or a5, a0, a5
    xor a5, a5, t2
    slli t2, s8, 24
    srli a0, s8, 8
    or t2, t2, a0
    xor t2, s0, t2
    slli a0, t4, 8
    srli t4, t4, 24
    or t4, a0, t4
    xor t4, t4, a1
    slli a1, s5, 24
    srli a0, s5, 8
    or a1, a1, a0
    xor t0, t0, a1
    slli a1, t5, 8
    srli t5, t5, 24
    or t5, a1, t5
    xor t3, t5, t3
    # round 32 (skinny.dsl:60)
    or t5, s8, s5
    xor t5, s7, t5
    not a1, s6
    or a1, a1, s8
    xor a1, s5, a1
    and a0, a1, t5
    xor a0, s6, a0
    and s0, s6, t5
    xor s0, s8, s0
    and s5, t2, t0
    xor s1, s1, s5
    and s5, a6, t2
    xor t0, t0, s5
    and s5, t0, s1
    xor s5, a6, s5
    and a6, a6, s1
    xor a6, t2, a6
    and t2, t1, a4
    xor t2, a2, t2
    and a2, a7, t1
    xor a4, a4, a2
    and a2, a4, t2
    xor a2, a7, a2
    and a7, a7, t2
    xor a7, t1, a7
    and t1, t4, t3
    xor t1, t6, t1
    and t6, a5, t4
    xor t3, t3, t6
    and t6, t3, t1
    xor t6, a5, t6
    and a5, a5, t1
    xor a5, t4, a5
    lw t4, 1020(a3)
    xor a5, a5, s4
    xor t4, s5, t4
    lw s5, 1024(a3)
    lw s4, 1036(a3)
    xor a2, a2, s5
    lw s5, 1028(a3)
    xor t0, t0, s4
    xor a6, a6, s5
    lw s5, 1032(a3)
    lw s4, 1040(a3)
    xor a7, a7, s5
    xor a4, a4, s4
    lw s4, 1044(a3)
    xor s5, a5, a6
    xor s1, s1, s4
    lw s4, 1048(a3)
    xor s6, t4, t6
    xor t2, t2, s4
    xor s4, s1, t1
    xor s7, t3, t0
    xor a0, a0, s6
    xor t6, a2, t6
    not a2, s5
    xor s0, s0, a2
    xor a5, a7, a5
    xor a7, a1, s7
    xor t3, a4, t3
    xor t5, t5, s4
    xor t1, t2, t1
    # round 33 (skinny.dsl:60)
    and t2, a7, t5
    xor t2, a0, t2
    and a4, s0, a7
    xor t5, t5, a4
    and a4, t5, t2
    xor a4, s0, a4
    and a1, s0, t2
    xor a7, a7, a1
    and a1, t0, s1
    xor t4, t4, a1
    and a1, a6, t0
    xor a1, s1, a1
    and a0, a1, t4
    xor a0, a6, a0
    and a6, a6, t4
    xor a6, t0, a6
    and t0, t3, t1
    xor t0, t6, t0
    and t6, a5, t3
    xor t1, t1, t6
    and t6, t1, t0
    xor t6, a5, t6
    and a5, a5, t0
    xor a5, t3, a5
    or t3, s7, s4
    xor t3, s6, t3
    or s0, s5, s7
    xor s0, s4, s0
    and s1, s0, t3
    xor s1, a2, s1
    and a2, a2, t3
    xor a2, s7, a2
    lw s4, 1052(a3)
    xor a5, a5, s2
    xor a4, a4, s4
    lw s4, 1056(a3)
    lw s2, 1068(a3)
    xor a0, a0, s4
    lw s4, 1060(a3)
    xor t5, t5, s2
    xor a7, a7, s4
    lw s4, 1064(a3)
    lw s2, 1072(a3)
    xor a6, a6, s4
    xor a1, a1, s2
    lw s2, 1076(a3)
    srli s5, a7, 16
    xor t2, t2, s2
    lw s2, 1080(a3)
    srli s4, t2, 16
    xor t4, t4, s2
    slli s2, t2, 16
    or s2, s2, s4
    xor s2, t0, s2
    slli s4, a7, 16
    or s4, s4, s5
    xor s4, a5, s4
    slli s5, a4, 16
    srli s6, a4, 16
    or s5, s5, s6
    xor s5, t6, s5
    slli s6, t5, 16
    srli s7, t5, 16
    or s6, s6, s7
    xor s6, t1, s6
    slli s7, t6, 24
    srli t6, t6, 8
    or t6, s7, t6
    xor t6, a0, t6
    slli a0, s5, 8
    srli s7, s5, 24
    or a0, a0, s7
    xor a0, s1, a0
    slli s1, a5, 24
    srli a5, a5, 8
    or a5, s1, a5
    xor a5, a6, a5
    not a6, s4
    slli s1, a6, 8
    srli s7, a6, 24
    or s1, s1, s7
    xor a2, a2, s1
    slli s1, t1, 24
    srli t1, t1, 8
    or t1, s1, t1
    xor t1, a1, t1
    slli a1, s6, 8
    srli s1, s6, 24
    or a1, a1, s1
    xor a1, s0, a1
    slli s0, t0, 24
    srli t0, t0, 8
    or t0, s0, t0
    xor t0, t4, t0
    slli t4, s2, 8
    srli s0, s2, 24
    or t4, t4, s0
    xor t3, t3, t4
    # round 34 (skinny.dsl:60)
    and t4, t5, t2
    xor t4, a4, t4
    and a4, a7, t5
    xor t2, t2, a4
    and a4, t2, t4
    xor a4, a7, a4
    and a7, a7, t4
    xor a7, t5, a7
    and t5, t1, t0
    xor t5, t6, t5
    and t6, a5, t1
    xor t0, t0, t6
    and t6, t0, t5
    xor t6, a5, t6
    and a5, a5, t5
    xor a5, t1, a5
    or t1, s6, s2
    xor t1, s5, t1
    or s0, s4, s6
    xor s0, s2, s0
    and s1, s0, t1
    xor s1, a6, s1
    and a6, a6, t1
    xor a6, s6, a6
    and s2, a1, t3
    xor a0, a0, s2
    and s2, a2, a1
    xor t3, t3, s2
    and s2, t3, a0
    xor s2, a2, s2
    and a2, a2, a0
    xor a2, a1, a2
    lw a1, 1084(a3)
    xor a5, a5, s3
    xor a4, a4, a1
    lw a1, 1088(a3)
    slli s6, t6, 16
    xor a1, s2, a1
    lw s2, 1092(a3)
    xor s4, t6, a1
    xor a7, a7, s2
    lw s2, 1096(a3)
    srli t6, t6, 16
    xor a2, a2, s2
    lw s2, 1100(a3)
    xor s3, a2, a5
    xor t2, t2, s2
    lw s2, 1104(a3)
    or t6, s6, t6
    xor t3, t3, s2
    lw s2, 1108(a3)
    xor s5, t3, t0
    xor t4, t4, s2
    lw s2, 1112(a3)
    xor t6, a4, t6
    xor a0, a0, s2
    xor s2, t5, a0
    slli a4, s4, 16
    srli s6, s4, 16
    or a4, a4, s6
    xor a4, s1, a4
    slli s1, a5, 16
    srli a5, a5, 16
    or a5, s1, a5
    xor a5, a7, a5
    not a7, s3
    slli s1, a7, 16
    srli s6, a7, 16
    or s1, s1, s6
    xor a6, a6, s1
    slli s1, t0, 16
    srli t0, t0, 16
    or t0, s1, t0
    xor t0, t2, t0
    slli t2, s5, 16
    srli s1, s5, 16
    or t2, t2, s1
    xor t2, s0, t2
    slli s0, t5, 16
    srli t5, t5, 16
    or t5, s0, t5
    xor t4, t4, t5
    slli t5, s2, 16
    srli s0, s2, 16
    or t5, t5, s0
    xor t1, t1, t5
    # round 35 (skinny.dsl:60)
    and t5, t0, t4
    xor t5, t6, t5
    and t6, a5, t0
    xor t4, t4, t6
    and t6, t4, t5
    xor t6, a5, t6
    and a5, a5, t5
    xor a5, t0, a5
    or t0, s5, s2
    xor t0, s4, t0
    or s0, s3, s5
    xor s0, s2, s0
    and s1, s0, t0
    xor s1, a7, s1
    and a7, a7, t0
    xor a7, s5, a7
    and s2, t2, t1
    xor a4, a4, s2
    and s2, a6, t2
    xor t1, t1, s2
    and s2, t1, a4
    xor s2, a6, s2
    and a6, a6, a4
    xor a6, t2, a6
    and t2, t3, a0
    xor t2, a1, t2
    and a1, a2, t3
    xor a1, a0, a1
    and a0, a1, t2
    xor a0, a2, a0
    and a2, a2, t2
    xor t3, t3, a2
    lw a2, 1116(a3)
    xor a2, s2, a2
    lw s2, 1120(a3)
    xor a0, a0, s2
    lw s2, 80(a3)
    xor a5, a5, s2
    lw s2, 1124(a3)
    xor a6, a6, s2
    lw s2, 1128(a3)
    xor t3, t3, s2
    lw s2, 1132(a3)
    xor t1, t1, s2
    lw s2, 1136(a3)
    xor a1, a1, s2
    lw s2, 1140(a3)
    xor a4, a4, s2
    lw s2, 1144(a3)
    xor t2, t2, s2
    slli s2, s1, 16
    srli s1, s1, 16
    or s1, s2, s1
    slli s2, a2, 24
    srli a2, a2, 8
    or a2, s2, a2
    slli s2, t6, 8
    srli t6, t6, 24
    or t6, s2, t6
    slli s2, a7, 16
    srli a7, a7, 16
    or a7, s2, a7
    slli s2, a6, 24
    srli a6, a6, 8
    or a6, s2, a6
    slli s2, a5, 8
    srli a5, a5, 24
    or a5, s2, a5
    slli s2, s0, 16
    srli s0, s0, 16
    or s0, s2, s0
    slli s2, t1, 24
    srli t1, t1, 8
    or t1, s2, t1
    slli s2, t4, 8
    srli t4, t4, 24
    or t4, s2, t4
    slli s2, t0, 16
    srli t0, t0, 16
    or t0, s2, t0
    slli s2, a4, 24
    srli a4, a4, 8
    or a4, s2, a4
    slli s2, t5, 8
    srli t5, t5, 24
    or t5, s2, t5
    xor s2, a4, t5
    xor s3, a5, a6
    xor s4, a2, t6
    xor s5, t4, t1
    xor s1, s1, s4
    xor t6, a0, t6
    xor a7, a7, s3
    xor a5, t3, a5
    xor t3, s0, s5
    xor t4, a1, t4
    xor t0, t0, s2
    xor t2, t2, t5
    # round 36 (skinny.dsl:60)
    and t5, t3, t0
    xor t5, s1, t5
    and a1, a7, t3
    xor t0, t0, a1
    and a1, t0, t5
    xor a1, a7, a1
    and a7, a7, t5
    xor a7, t3, a7
    and t3, t1, a4
    xor t3, a2, t3
    and a2, a6, t1
    xor a4, a4, a2
    and a2, a4, t3
    xor a2, a6, a2
    and a6, a6, t3
    xor a6, t1, a6
    and t1, t4, t2
    xor t1, t6, t1
    not t6, a5
    and a0, t6, t4
    xor t2, t2, a0
    and a0, t2, t1
    xor a5, a5, a0
    and t6, t6, t1
    xor t4, t4, t6
    or t6, s5, s2
    xor t6, s4, t6
    not a0, s3
    or s0, a0, s5
    xor s0, s2, s0
    and s1, s0, t6
    xor a0, a0, s1
    and s1, s3, t6
    xor s1, s5, s1
    lw s2, 1148(a3)
    slli s4, a5, 16
    xor a1, a1, s2
    lw s2, 1152(a3)
    srli a5, a5, 16
    xor a2, a2, s2
    lw s2, 1156(a3)
    or a5, s4, a5
    xor a7, a7, s2
    lw s2, 1160(a3)
    xor s4, a1, a5
    xor a6, a6, s2
    lw s2, 16(a3)
    slli s5, t2, 16
    xor t4, t4, s2
    lw s2, 1164(a3)
    slli s3, t4, 16
    xor t0, t0, s2
    lw s2, 1168(a3)
    srli t4, t4, 16
    xor a4, a4, s2
    lw s2, 1172(a3)
    or t4, s3, t4
    xor t5, t5, s2
    lw s2, 1176(a3)
    xor s3, a7, t4
    xor t3, t3, s2
    slli s2, t1, 16
    srli t1, t1, 16
    or t1, s2, t1
    xor s2, t5, t1
    srli t2, t2, 16
    or t2, s5, t2
    xor s5, t0, t2
    slli s6, a0, 8
    srli a0, a0, 24
    or a0, s6, a0
    xor a0, a0, s4
    slli s6, a2, 24
    srli a2, a2, 8
    or a2, s6, a2
    xor a5, a2, a5
    slli a2, s1, 8
    srli s1, s1, 24
    or a2, a2, s1
    xor a2, a2, s3
    slli s1, a6, 24
    srli a6, a6, 8
    or a6, s1, a6
    xor a6, a6, t4
    slli t4, s0, 8
    srli s0, s0, 24
    or t4, t4, s0
    xor t4, t4, s5
    slli s0, a4, 24
    srli a4, a4, 8
    or a4, s0, a4
    xor t2, a4, t2
    slli a4, t6, 8
    srli t6, t6, 24
    or t6, a4, t6
    xor t6, t6, s2
    slli a4, t3, 24
    srli t3, t3, 8
    or t3, a4, t3
    xor t1, t3, t1
    srli t3, a0, 2
    xor t3, t3, t4
    and t3, t3, s10
    slli a4, t3, 2
    xor a4, a0, a4
    xor t3, t4, t3
    srli t4, a5, 2
    xor t4, t4, t2
    and t4, t4, s10
    slli a0, t4, 2
    xor a5, a5, a0
    xor t2, t2, t4
    srli t4, a2, 2
    xor t4, t4, t6
    and t4, t4, s10
    slli a0, t4, 2
    xor a2, a2, a0
    xor t4, t6, t4
    srli t6, a6, 2
    xor t6, t6, t1
    and t6, t6, s10
    slli a0, t6, 2
    xor a6, a6, a0
    xor t1, t1, t6
    srli t6, a1, 2
    xor t6, t6, t0
    and t6, t6, s10
    slli a0, t6, 2
    xor a1, a1, a0
    xor t0, t0, t6
    srli t6, s4, 2
    not a0, s5
    xor t6, t6, a0
    and t6, t6, s10
    slli s0, t6, 2
    xor s0, s4, s0
    xor t6, a0, t6
    srli a0, a7, 2
    xor a0, a0, t5
    and a0, a0, s10
    slli s1, a0, 2
    xor a7, a7, s1
    xor t5, t5, a0
    srli a0, s3, 2
    not s1, s2
    xor a0, a0, s1
    and a0, a0, s10
    slli s2, a0, 2
    xor s2, s3, s2
    xor a0, s1, a0
    srli s1, a4, 1
    xor s1, s1, a2
    and s1, s1, s9
    slli s3, s1, 1
    xor a4, a4, s3
    xor a2, a2, s1
    srli s1, a5, 1
    xor s1, s1, a6
    and s1, s1, s9
    slli s3, s1, 1
    xor a5, a5, s3
    xor a6, a6, s1
    srli s1, t3, 1
    xor s1, s1, t4
    and s1, s1, s9
    slli s3, s1, 1
    xor t3, t3, s3
    xor t4, t4, s1
    srli s1, t2, 1
    xor s1, s1, t1
    and s1, s1, s9
    slli s3, s1, 1
    xor t2, t2, s3
    xor t1, t1, s1
    srli s1, a1, 1
    xor s1, s1, a7
    and s1, s1, s9
    slli s3, s1, 1
    xor a1, a1, s3
    xor a7, a7, s1
    srli s1, s0, 1
    xor s1, s1, s2
    and s1, s1, s9
    slli s3, s1, 1
    xor s0, s0, s3
    xor s1, s2, s1
    srli s2, t0, 1
    xor s2, s2, t5
    and s2, s2, s9
    slli s3, s2, 1
    xor t0, t0, s3
    xor t5, t5, s2
    srli s2, t6, 1
    xor s2, s2, a0
    and s2, s2, s9
    slli s3, s2, 1
    xor t6, t6, s3
    xor a0, a0, s2
    srli s2, a4, 16
    lw s3, 104(sp)
    xor s2, s2, a1
    and s2, s2, s3
    slli s4, s2, 16
    xor a4, a4, s4
    xor a1, a1, s2
    srli s2, a5, 16
    xor s2, s2, s0
    and s2, s2, s3
    slli s4, s2, 16
    xor a5, a5, s4
    xor s0, s0, s2
    srli s2, a2, 16
    xor s2, s2, a7
    and s2, s2, s3
    slli s4, s2, 16
    xor a2, a2, s4
    xor a7, a7, s2
    srli s2, a6, 16
    xor s2, s2, s1
    and s2, s2, s3
    slli s4, s2, 16
    xor a6, a6, s4
    xor s1, s1, s2
    srli s2, t3, 16
    xor s2, s2, t0
    and s2, s2, s3
    slli s4, s2, 16
    xor t3, t3, s4
    xor t0, t0, s2
    srli s2, t2, 16
    xor s2, s2, t6
    and s2, s2, s3
    slli s4, s2, 16
    xor t2, t2, s4
    xor t6, t6, s2
    srli s2, t4, 16
    xor s2, s2, t5
    and s2, s2, s3
    slli s4, s2, 16
    xor t4, t4, s4
    xor t5, t5, s2
    srli s2, t1, 16
    xor s2, s2, a0
    and s2, s2, s3
    slli s3, s2, 16
    xor t1, t1, s3
    xor a0, a0, s2
    srli s2, a4, 8
    lw s3, 100(sp)
    xor s2, s2, a1
    and s2, s2, s3
    slli s4, s2, 8
    xor a4, a4, s4
    xor a1, a1, s2
    srli s2, a5, 8
    xor s2, s2, s0
    and s2, s2, s3
    slli s4, s2, 8
    xor a5, a5, s4
    xor s0, s0, s2
    srli s2, a2, 8
    xor s2, s2, a7
    and s2, s2, s3
    slli s4, s2, 8
    xor a2, a2, s4
    xor a7, a7, s2
    srli s2, a6, 8
    xor s2, s2, s1
    and s2, s2, s3
    slli s4, s2, 8
    xor a6, a6, s4
    xor s1, s1, s2
    srli s2, t3, 8
    xor s2, s2, t0
    and s2, s2, s3
    slli s4, s2, 8
    xor t3, t3, s4
    xor t0, t0, s2
    srli s2, t2, 8
    xor s2, s2, t6
    and s2, s2, s3
    slli s4, s2, 8
    xor t2, t2, s4
    xor t6, t6, s2
    srli s2, t4, 8
    xor s2, s2, t5
    and s2, s2, s3
    slli s4, s2, 8
    xor t4, t4, s4
    xor t5, t5, s2
    srli s2, t1, 8
    xor s2, s2, a0
    and s2, s2, s3
    slli s3, s2, 8
    xor t1, t1, s3
    xor a0, a0, s2
    srli s2, a4, 4
    lw s3, 96(sp)
    xor s2, s2, a1
    and s2, s2, s3
    slli s4, s2, 4
    xor a4, a4, s4
    xor a1, a1, s2
    srli s2, a5, 4
    xor s2, s2, s0
    and s2, s2, s3
    slli s4, s2, 4
    xor a5, a5, s4
    xor s0, s0, s2
    srli s2, a2, 4
    xor s2, s2, a7
    and s2, s2, s3
    slli s4, s2, 4
    xor a2, a2, s4
    xor a7, a7, s2
    srli s2, a6, 4
    xor s2, s2, s1
    and s2, s2, s3
    slli s4, s2, 4
    xor a6, a6, s4
    xor s1, s1, s2
    srli s2, t3, 4
    xor s2, s2, t0
    and s2, s2, s3
    slli s4, s2, 4
    xor t3, t3, s4
    xor t0, t0, s2
    srli s2, t2, 4
    xor s2, s2, t6
    and s2, s2, s3
    slli s4, s2, 4
    xor t2, t2, s4
    xor t6, t6, s2
    srli s2, t4, 4
    xor s2, s2, t5
    and s2, s2, s3
    slli s4, s2, 4
    xor t4, t4, s4
    xor t5, t5, s2
    srli s2, t1, 4
    xor s2, s2, a0
    and s2, s2, s3
    slli s3, s2, 4
    xor t1, t1, s3
    xor a0, a0, s2
    lw s2, 64(sp)
    sw a4, 0(s2)
    sw a5, 4(s2)
    sw a2, 8(s2)
    sw a6, 12(s2)
    sw t3, 16(s2)
    sw t2, 20(s2)
    sw t4, 24(s2)
    sw t1, 28(s2)
    sw a1, 32(s2)
    sw s0, 36(s2)
    sw a7, 40(s2)
    sw s1, 44(s2)
    sw t0, 48(s2)
    sw t6, 52(s2)
    sw t5, 56(s2)
    sw a0, 60(s2)
    mv a0, s2
    lw a1, 68(sp)
    lw a2, 80(sp)
    addi a0, a0, 64
    addi a1, a1, 64
    bltu a2, a1, .Llwcc_skinny64_128_ecb_encrypt_rv32i_group_done
    j .Llwcc_skinny64_128_ecb_encrypt_rv32i_group
.Llwcc_skinny64_128_ecb_encrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny64_128_ecb_encrypt_rv32i_out
.Llwcc_skinny64_128_ecb_encrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 64
    beqz t2, .Llwcc_skinny64_128_ecb_encrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 112
    mv t0, a0
    addi t1, sp, 176
.Llwcc_skinny64_128_ecb_encrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_skinny64_128_ecb_encrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_skinny64_128_ecb_encrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_128_ecb_encrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_skinny64_128_ecb_encrypt_rv32i_group
.Llwcc_skinny64_128_ecb_encrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 112
    add t1, a1, t2
.Llwcc_skinny64_128_ecb_encrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_128_ecb_encrypt_rv32i_copy
.Llwcc_skinny64_128_ecb_encrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 176
.Llwcc_skinny64_128_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny64_128_ecb_encrypt_rv32i_wipe
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
    .size lwcc_skinny64_128_ecb_encrypt_rv32i, .-lwcc_skinny64_128_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_skinny64_128_ecb_decrypt_rv32i
    .type lwcc_skinny64_128_ecb_decrypt_rv32i, %function
lwcc_skinny64_128_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_skinny64_128_ecb_decrypt_rv32i_begin
    ret
.Llwcc_skinny64_128_ecb_decrypt_rv32i_begin:
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
    slli a2, a2, 3
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 64
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    beqz t1, .Llwcc_skinny64_128_ecb_decrypt_rv32i_group
    j .Llwcc_skinny64_128_ecb_decrypt_rv32i_rest
.Llwcc_skinny64_128_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    lw t1, 16(a1)
    lw t2, 20(a1)
    lw t3, 24(a1)
    lw t4, 28(a1)
    lw t5, 32(a1)
    lw t6, 36(a1)
    lw a4, 40(a1)
    lw s0, 44(a1)
    lw s1, 48(a1)
    lw s2, 52(a1)
    lw s3, 56(a1)
    lw s4, 60(a1)
    srli s5, a5, 4
    xor s5, s5, t5
    lui s6, 61681
    addi s6, s6, -241
    and s5, s5, s6
    slli s7, s5, 4
    xor a5, a5, s7
    xor t5, t5, s5
    srli s5, a6, 4
    xor s5, s5, t6
    and s5, s5, s6
    slli s7, s5, 4
    xor a6, a6, s7
    xor t6, t6, s5
    srli s5, a7, 4
    xor s5, s5, a4
    and s5, s5, s6
    slli s7, s5, 4
    xor a7, a7, s7
    xor a4, a4, s5
    srli s5, t0, 4
    xor s5, s5, s0
    and s5, s5, s6
    slli s7, s5, 4
    xor t0, t0, s7
    xor s0, s0, s5
    srli s5, t1, 4
    xor s5, s5, s1
    and s5, s5, s6
    slli s7, s5, 4
    xor t1, t1, s7
    xor s1, s1, s5
    srli s5, t2, 4
    xor s5, s5, s2
    and s5, s5, s6
    slli s7, s5, 4
    xor t2, t2, s7
    xor s2, s2, s5
    srli s5, t3, 4
    xor s5, s5, s3
    and s5, s5, s6
    slli s7, s5, 4
    xor t3, t3, s7
    xor s3, s3, s5
    srli s5, t4, 4
    xor s5, s5, s4
    and s5, s5, s6
    slli s7, s5, 4
    xor t4, t4, s7
    xor s4, s4, s5
    srli s5, a5, 8
    xor s5, s5, t5
    lui s7, 4080
    addi s7, s7, 255
    and s5, s5, s7
    slli s8, s5, 8
    xor a5, a5, s8
    xor t5, t5, s5
    srli s5, a6, 8
    xor s5, s5, t6
    and s5, s5, s7
    slli s8, s5, 8
    xor a6, a6, s8
    xor t6, t6, s5
    srli s5, a7, 8
    xor s5, s5, a4
    and s5, s5, s7
    slli s8, s5, 8
    xor a7, a7, s8
    xor a4, a4, s5
    srli s5, t0, 8
    xor s5, s5, s0
    and s5, s5, s7
    slli s8, s5, 8
    xor t0, t0, s8
    xor s0, s0, s5
    srli s5, t1, 8
    xor s5, s5, s1
    and s5, s5, s7
    slli s8, s5, 8
    xor t1, t1, s8
    xor s1, s1, s5
    srli s5, t2, 8
    xor s5, s5, s2
    and s5, s5, s7
    slli s8, s5, 8
    xor t2, t2, s8
    xor s2, s2, s5
    srli s5, t3, 8
    xor s5, s5, s3
    and s5, s5, s7
    slli s8, s5, 8
    xor t3, t3, s8
    xor s3, s3, s5
    srli s5, t4, 8
    xor s5, s5, s4
    and s5, s5, s7
    slli s8, s5, 8
    xor t4, t4, s8
    xor s4, s4, s5
    srli s5, a5, 16
    xor s5, s5, t5
    lui s8, 16
    addi s8, s8, -1
    and s5, s5, s8
    slli s9, s5, 16
    xor a5, a5, s9
    xor t5, t5, s5
    srli s5, a6, 16
    xor s5, s5, t6
    and s5, s5, s8
    slli s9, s5, 16
    xor a6, a6, s9
    xor t6, t6, s5
    srli s5, a7, 16
    xor s5, s5, a4
    and s5, s5, s8
    slli s9, s5, 16
    xor a7, a7, s9
    xor a4, a4, s5
    srli s5, t0, 16
    xor s5, s5, s0
    and s5, s5, s8
    slli s9, s5, 16
    xor t0, t0, s9
    xor s0, s0, s5
    srli s5, t1, 16
    xor s5, s5, s1
    and s5, s5, s8
    slli s9, s5, 16
    xor t1, t1, s9
    xor s1, s1, s5
    srli s5, t2, 16
    xor s5, s5, s2
    and s5, s5, s8
    slli s9, s5, 16
    xor t2, t2, s9
    xor s2, s2, s5
    srli s5, t3, 16
    xor s5, s5, s3
    and s5, s5, s8
    slli s9, s5, 16
    xor t3, t3, s9
    xor s3, s3, s5
    srli s5, t4, 16
    xor s5, s5, s4
    and s5, s5, s8
    slli s9, s5, 16
    xor t4, t4, s9
    xor s4, s4, s5
    srli s5, a5, 1
    xor s5, s5, a7
    lui s9, 349525
    addi s9, s9, 1365
    and s5, s5, s9
    slli s10, s5, 1
    xor a5, a5, s10
    xor a7, a7, s5
    srli s5, a6, 1
    xor s5, s5, t0
    and s5, s5, s9
    slli s10, s5, 1
    xor a6, a6, s10
    xor t0, t0, s5
    srli s5, t1, 1
    xor s5, s5, t3
    and s5, s5, s9
    slli s10, s5, 1
    xor t1, t1, s10
    xor t3, t3, s5
    srli s5, t2, 1
    xor s5, s5, t4
    and s5, s5, s9
    slli s10, s5, 1
    xor t2, t2, s10
    xor t4, t4, s5
    srli s5, t5, 1
    xor s5, s5, a4
    and s5, s5, s9
    slli s10, s5, 1
    xor t5, t5, s10
    xor a4, a4, s5
    srli s5, t6, 1
    xor s5, s5, s0
    and s5, s5, s9
    slli s10, s5, 1
    xor t6, t6, s10
    xor s0, s0, s5
    srli s5, s1, 1
    xor s5, s5, s3
    and s5, s5, s9
    slli s10, s5, 1
    xor s1, s1, s10
    xor s3, s3, s5
    srli s5, s2, 1
    xor s5, s5, s4
    and s5, s5, s9
    slli s10, s5, 1
    xor s2, s2, s10
    xor s4, s4, s5
    srli s5, a5, 2
    xor s5, s5, t1
    lui s10, 209715
    addi s10, s10, 819
    and s5, s5, s10
    slli s11, s5, 2
    xor a5, a5, s11
    xor t1, t1, s5
    srli s5, a6, 2
    xor s5, s5, t2
    and s5, s5, s10
    slli s11, s5, 2
    xor a6, a6, s11
    xor t2, t2, s5
    srli s5, a7, 2
    xor s5, s5, t3
    and s5, s5, s10
    slli s11, s5, 2
    xor a7, a7, s11
    xor t3, t3, s5
    srli s5, t0, 2
    xor s5, s5, t4
    and s5, s5, s10
    slli s11, s5, 2
    xor t0, t0, s11
    xor t4, t4, s5
    srli s5, t5, 2
    xor s5, s5, s1
    and s5, s5, s10
    slli s11, s5, 2
    xor t5, t5, s11
    xor s1, s1, s5
    srli s5, t6, 2
    xor s5, s5, s2
    and s5, s5, s10
    slli s11, s5, 2
    xor t6, t6, s11
    xor s2, s2, s5
    srli s5, a4, 2
    xor s5, s5, s3
    and s5, s5, s10
    slli s11, s5, 2
    xor a4, a4, s11
    xor s3, s3, s5
    srli s5, s0, 2
    xor s5, s5, s4
    and s5, s5, s10
    slli s11, s5, 2
    xor s0, s0, s11
    xor s4, s4, s5
    xor s5, s3, s4
    xor s11, s0, a4
    xor ra, t5, t6
    xor a1, s2, s1
    slli a2, a6, 8
    srli a6, a6, 24
    or a6, a2, a6
    slli a2, ra, 8
    srli a0, ra, 24
    or a2, a2, a0
    xor a6, a6, a2
    slli a2, ra, 16
    srli a0, ra, 16
    or a2, a2, a0
    slli a0, a5, 24
    srli a5, a5, 8
    or a5, a0, a5
    slli a0, t6, 24
    srli t6, t6, 8
    or t6, a0, t6
    xor a5, a5, t6
    slli t6, t0, 8
    srli t0, t0, 24
    or t0, t6, t0
    slli t6, s11, 8
    srli a0, s11, 24
    or t6, t6, a0
    xor t0, t0, t6
    slli t6, s11, 16
    srli a0, s11, 16
    or t6, t6, a0
    slli a0, a7, 24
    srli a7, a7, 8
    or a7, a0, a7
    slli a0, s0, 24
    srli s0, s0, 8
    or a0, a0, s0
    xor a7, a7, a0
    slli a0, t2, 8
    srli t2, t2, 24
    or t2, a0, t2
    slli a0, a1, 8
    srli s0, a1, 24
    or a0, a0, s0
    xor t2, t2, a0
    slli a0, a1, 16
    srli a1, a1, 16
    or a1, a0, a1
    slli a0, t1, 24
    srli t1, t1, 8
    or t1, a0, t1
    slli a0, s2, 24
    srli s0, s2, 8
    or a0, a0, s0
    xor t1, t1, a0
    slli a0, t4, 8
    srli t4, t4, 24
    or t4, a0, t4
    slli a0, s5, 8
    srli s0, s5, 24
    or a0, a0, s0
    xor t4, t4, a0
    slli a0, s5, 16
    srli s0, s5, 16
    or a0, a0, s0
    slli s0, t3, 24
    srli t3, t3, 8
    or t3, s0, t3
    slli s0, s4, 24
    srli s2, s4, 8
    or s0, s0, s2
    xor t3, t3, s0
    lw s0, 1148(a3)
    lw s2, 1184(a3)
    xor t5, t5, s0
    lw s0, 1152(a3)
    xor t4, t4, s2
    xor a6, a6, s0
    lw s0, 1156(a3)
    xor a4, a4, s0
    lw s0, 1160(a3)
    xor t0, t0, s0
    lw s0, 124(a3)
    xor t6, t6, s0
    lw s0, 1164(a3)
    xor s0, s1, s0
    lw s1, 1180(a3)
    xor t2, t2, s1
    lw s1, 1172(a3)
    xor s1, s3, s1
    # round 36 (skinny.dsl:60)
    and s2, s0, s1
    xor t5, t5, s2
    and s2, s1, t5
    xor a4, a4, s2
    and s2, t5, a4
    xor s0, s0, s2
    and s2, a4, s0
    xor s1, s1, s2
    and s2, t2, t4
    xor a6, a6, s2
    and s2, t4, a6
    xor t0, t0, s2
    and s2, a6, t0
    xor t2, t2, s2
    and s2, t0, t2
    xor t4, t4, s2
    or s2, a1, a0
    xor a2, a2, s2
    not s2, a0
    and s2, s2, a2
    xor t6, t6, s2
    not s2, t6
    and s3, a2, s2
    xor a1, a1, s3
    or t6, t6, a1
    xor t6, a0, t6
    or a0, t1, t3
    xor a5, a5, a0
    not t3, t3
    and a0, t3, a5
    xor a7, a7, a0
    not a0, a7
    and a0, a5, a0
    xor t1, t1, a0
    or a0, a7, t1
    xor t3, t3, a0
    xor a0, t2, t1
    xor s3, a5, a6
    xor s4, t4, t3
    xor s5, a7, t0
    slli s11, s4, 24
    srli ra, s4, 8
    or s11, s11, ra
    slli ra, s1, 16
    srli s1, s1, 16
    or s1, ra, s1
    slli ra, t3, 16
    srli t3, t3, 16
    or t3, ra, t3
    xor t3, s1, t3
    slli s1, t4, 8
    srli t4, t4, 24
    or t4, s1, t4
    xor t6, t6, s4
    slli s1, s3, 24
    srli s4, s3, 8
    or s1, s1, s4
    slli s4, t5, 16
    srli t5, t5, 16
    or t5, s4, t5
    slli s4, a5, 16
    srli a5, a5, 16
    or a5, s4, a5
    xor a5, t5, a5
    slli t5, a6, 8
    srli a6, a6, 24
    or a6, t5, a6
    xor t5, a2, s3
    slli a2, s5, 24
    srli s3, s5, 8
    or a2, a2, s3
    slli s3, a4, 16
    srli a4, a4, 16
    or a4, s3, a4
    slli s3, a7, 16
    srli a7, a7, 16
    or a7, s3, a7
    xor a7, a4, a7
    slli a4, t0, 8
    srli t0, t0, 24
    or t0, a4, t0
    xor a4, s2, s5
    slli s2, a0, 24
    srli s3, a0, 8
    or s2, s2, s3
    slli s3, s0, 16
    srli s0, s0, 16
    or s0, s3, s0
    slli s3, t1, 16
    srli t1, t1, 16
    or t1, s3, t1
    xor t1, s0, t1
    slli s0, t2, 8
    srli t2, t2, 24
    or t2, s0, t2
    xor a1, a1, a0
    lw a0, 1116(a3)
    xor t4, t4, a0
    lw a0, 1120(a3)
    xor t6, t6, a0
    lw a0, 80(a3)
    xor s0, s1, a0
    lw s1, 1124(a3)
    xor a6, a6, s1
    lw s1, 1188(a3)
    xor t5, t5, s1
    lw s1, 1132(a3)
    xor t0, t0, s1
    lw s1, 1136(a3)
    xor a4, a4, s1
    lw s1, 1140(a3)
    xor t2, t2, s1
    lw s1, 1192(a3)
    # round 35 (skinny.dsl:60)
    sw s6, 96(sp)
    # round 36 (skinny.dsl:60)
    xor a1, a1, s1
    # round 35 (skinny.dsl:60)
    and s1, a2, s2
    xor s1, s11, s1
    and s3, s2, s1
    xor s0, s0, s3
    and s3, s1, s0
    xor a2, a2, s3
    and s3, s0, a2
    xor s2, s2, s3
    and s3, a7, t1
    xor t3, t3, s3
    and s3, t1, t3
    xor a5, a5, s3
    not s3, t3
    or s3, s3, a5
    xor a7, a7, s3
    or s3, a5, a7
    xor t1, t1, s3
    and s3, t0, t2
    xor t4, t4, s3
    and s3, t2, t4
    xor a6, a6, s3
    and s3, t4, a6
    xor t0, t0, s3
    and s3, a6, t0
    xor t2, t2, s3
    and s3, a4, a1
    xor t6, t6, s3
    and s3, a1, t6
    xor t5, t5, s3
    and s3, t6, t5
    xor a4, a4, s3
    and s3, t5, a4
    xor a1, a1, s3
    xor s3, a7, a4
    xor s4, t6, t3
    xor s5, t1, a1
    xor s11, t5, a5
    slli ra, s5, 16
    srli s6, s5, 16
    or s6, ra, s6
    xor s2, s2, s6
    slli s6, t1, 16
    srli t1, t1, 16
    or t1, s6, t1
    xor t1, t1, t2
    slli t2, s4, 16
    srli s6, s4, 16
    or t2, t2, s6
    xor t2, s1, t2
    slli s1, t3, 16
    srli t3, t3, 16
    or t3, s1, t3
    xor t3, t3, t4
    slli t4, s11, 16
    srli s1, s11, 16
    or t4, t4, s1
    xor t4, s0, t4
    slli s0, a5, 16
    srli a5, a5, 16
    or a5, s0, a5
    xor a5, a5, a6
    slli a6, s3, 16
    srli s0, s3, 16
    or a6, a6, s0
    xor a6, a2, a6
    slli a2, a7, 16
    srli a7, a7, 16
    or a7, a2, a7
    xor a7, a7, t0
    lw t0, 1084(a3)
    lw a2, 1088(a3)
    xor t0, s2, t0
    xor a2, a1, a2
    lw a1, 1196(a3)
    lw s0, 1096(a3)
    xor t2, t2, a1
    xor a1, s4, a0
    xor t6, t6, s0
    lw s0, 1100(a3)
    xor t4, t4, s0
    lw s0, 1104(a3)
    xor t5, t5, s0
    lw s0, 1108(a3)
    xor a6, a6, s0
    lw s0, 1112(a3)
    xor a4, a4, s0
    # round 34 (skinny.dsl:60)
    and s0, t4, a6
    xor t0, t0, s0
    and s0, a6, t0
    xor t2, t2, s0
    and s0, t0, t2
    xor t4, t4, s0
    and s0, t2, t4
    xor a6, a6, s0
    and s0, s11, s3
    xor s0, s5, s0
    and s1, s3, s0
    xor a1, a1, s1
    and s1, s0, a1
    xor s1, s11, s1
    and s2, a1, s1
    xor s2, s3, s2
    and s3, a5, a7
    xor t1, t1, s3
    and s3, a7, t1
    xor t3, t3, s3
    not s3, t1
    or s3, s3, t3
    xor a5, a5, s3
    or s3, t3, a5
    xor a7, a7, s3
    and s3, t5, a4
    xor a2, a2, s3
    and s3, a4, a2
    xor t6, t6, s3
    and s3, a2, t6
    xor t5, t5, s3
    and s3, t6, t5
    xor a4, a4, s3
    slli s3, t4, 16
    srli s4, t4, 16
    or s3, s3, s4
    xor s3, a5, s3
    slli s4, t0, 16
    srli s5, t0, 16
    or s4, s4, s5
    xor s4, t1, s4
    slli s5, a6, 16
    srli s6, a6, 16
    or s5, s5, s6
    xor s5, a7, s5
    slli s6, t2, 16
    srli s11, t2, 16
    or s6, s6, s11
    xor s6, t3, s6
    slli s11, s5, 24
    srli ra, s5, 8
    or s11, s11, ra
    xor s2, s2, s11
    slli s11, a7, 8
    srli a7, a7, 24
    or a7, s11, a7
    xor a7, a7, a4
    slli a4, s4, 24
    srli s11, s4, 8
    or a4, a4, s11
    xor a4, s0, a4
    slli s0, t1, 8
    srli t1, t1, 24
    or t1, s0, t1
    xor t1, t1, a2
    slli a2, s6, 24
    srli s0, s6, 8
    or a2, a2, s0
    xor a2, a1, a2
    slli a1, t3, 8
    srli t3, t3, 24
    or t3, a1, t3
    xor t3, t3, t6
    slli t6, s3, 24
    srli a1, s3, 8
    or t6, t6, a1
    xor t6, s1, t6
    slli a1, a5, 8
    srli a5, a5, 24
    or a5, a1, a5
    xor a5, a5, t5
    lw t5, 1052(a3)
    lw a1, 1060(a3)
    xor a6, a6, t5
    lw t5, 1056(a3)
    xor t0, t0, a1
    xor t5, s2, t5
    lw a1, 1200(a3)
    lw s1, 1068(a3)
    xor a4, a4, a1
    lw a1, 16(a3)
    xor t2, t2, s1
    lw s1, 1072(a3)
    xor s0, s4, a1
    xor a2, a2, s1
    lw s1, 1076(a3)
    xor t4, t4, s1
    lw s1, 1080(a3)
    xor t6, t6, s1
    # round 33 (skinny.dsl:60)
    and s1, t2, t4
    xor a6, a6, s1
    and s1, t4, a6
    xor t0, t0, s1
    and s1, a6, t0
    xor t2, t2, s1
    and s1, t0, t2
    xor t4, t4, s1
    and s1, a2, t6
    xor t5, t5, s1
    and s1, t6, t5
    xor a4, a4, s1
    and s1, t5, a4
    xor a2, a2, s1
    and s1, a4, a2
    xor t6, t6, s1
    and s1, s6, s3
    xor s1, s5, s1
    and s2, s3, s1
    xor s0, s0, s2
    and s2, s1, s0
    xor s2, s6, s2
    and s4, s0, s2
    xor s3, s3, s4
    and s4, t3, a5
    xor a7, a7, s4
    and s4, a5, a7
    xor t1, t1, s4
    not s4, a7
    or s4, s4, t1
    xor t3, t3, s4
    or s4, t1, t3
    xor a5, a5, s4
    xor s4, a2, t3
    xor s5, a7, t5
    xor s6, t6, a5
    xor s11, t1, a4
    xor a5, t4, a5
    xor t4, s3, s6
    xor a6, a6, a7
    xor a7, s1, s5
    xor t0, t0, t1
    xor t1, s0, s11
    xor t2, t2, t3
    xor t3, s2, s4
    lw s0, 1020(a3)
    lw s1, 1036(a3)
    xor t6, t6, s0
    lw s0, 1024(a3)
    xor a4, a4, s1
    xor t4, t4, s0
    lw s0, 1028(a3)
    lw s1, 1040(a3)
    xor t5, t5, s0
    lw s0, 1204(a3)
    xor t1, t1, s1
    xor a7, a7, s0
    lw s0, 1208(a3)
    lw s1, 1044(a3)
    xor s0, s5, s0
    xor a2, a2, s1
    lw s1, 1048(a3)
    xor t3, t3, s1
    # round 32 (skinny.dsl:60)
    and s1, t0, t2
    xor a5, a5, s1
    and s1, t2, a5
    xor a6, a6, s1
    not s1, a5
    or s1, s1, a6
    xor t0, t0, s1
    or s1, a6, t0
    xor t2, t2, s1
    and s1, a4, a2
    xor t6, t6, s1
    and s1, a2, t6
    xor t5, t5, s1
    and s1, t6, t5
    xor a4, a4, s1
    and s1, t5, a4
    xor a2, a2, s1
    and s1, t1, t3
    xor t4, t4, s1
    and s1, t3, t4
    xor a7, a7, s1
    and s1, t4, a7
    xor t1, t1, s1
    and s1, a7, t1
    xor t3, t3, s1
    and s1, s11, s4
    xor s1, s6, s1
    and s2, s4, s1
    xor s0, s0, s2
    and s2, s1, s0
    xor s2, s11, s2
    and s3, s0, s2
    xor s3, s4, s3
    slli s4, t1, 16
    srli s5, t1, 16
    or s4, s4, s5
    xor s4, t0, s4
    slli s5, t4, 16
    srli s6, t4, 16
    or s5, s5, s6
    xor s5, a5, s5
    slli s6, t3, 16
    srli s11, t3, 16
    or s6, s6, s11
    xor s6, t2, s6
    slli s11, a7, 16
    srli ra, a7, 16
    or s11, s11, ra
    xor s11, a6, s11
    slli ra, t2, 24
    srli t2, t2, 8
    or t2, ra, t2
    xor t2, t2, a2
    slli a2, s6, 8
    srli ra, s6, 24
    or a2, a2, ra
    xor a2, s3, a2
    slli s3, a5, 24
    srli a5, a5, 8
    or a5, s3, a5
    xor a5, a5, t6
    slli t6, s5, 8
    srli s3, s5, 24
    or t6, t6, s3
    xor t6, s1, t6
    slli s1, a6, 24
    srli a6, a6, 8
    or a6, s1, a6
    xor a6, a6, t5
    slli t5, s11, 8
    srli s1, s11, 24
    or t5, t5, s1
    xor t5, s0, t5
    slli s0, t0, 24
    srli t0, t0, 8
    or t0, s0, t0
    xor t0, t0, a4
    slli a4, s4, 8
    srli s0, s4, 24
    or a4, a4, s0
    xor a4, s2, a4
    lw s0, 988(a3)
    lw s2, 996(a3)
    xor t3, t3, s0
    lw s0, 992(a3)
    xor t4, t4, s2
    xor a2, a2, s0
    lw s0, 224(a3)
    lw s2, 1000(a3)
    xor s1, s5, s0
    xor t6, t6, s2
    lw s2, 1004(a3)
    xor a7, a7, s2
    lw s2, 1008(a3)
    xor t5, t5, s2
    lw s2, 1012(a3)
    xor t1, t1, s2
    lw s2, 1016(a3)
    # round 31 (skinny.dsl:60)
    sw s7, 100(sp)
    # round 32 (skinny.dsl:60)
    xor a4, a4, s2
    # round 31 (skinny.dsl:60)
    and s2, s11, s4
    xor s2, s6, s2
    and s3, s4, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, s11, s3
    and s5, s1, s3
    xor s4, s4, s5
    and s5, a6, t0
    xor t2, t2, s5
    and s5, t0, t2
    xor a5, a5, s5
    not s5, t2
    or s5, s5, a5
    xor a6, a6, s5
    or s5, a5, a6
    xor t0, t0, s5
    and s5, a7, t1
    xor t3, t3, s5
    and s5, t1, t3
    xor t4, t4, s5
    and s5, t3, t4
    xor a7, a7, s5
    and s5, t4, a7
    xor t1, t1, s5
    and s5, t5, a4
    xor a2, a2, s5
    and s5, a4, a2
    xor t6, t6, s5
    and s5, a2, t6
    xor t5, t5, s5
    and s5, t6, t5
    xor a4, a4, s5
    xor s5, a6, t5
    xor s6, a2, t2
    xor s11, t0, a4
    xor ra, t6, a5
    slli s7, s11, 16
    sw s8, 104(sp)
    srli s8, s11, 16
    or s7, s7, s8
    xor s4, s4, s7
    slli s7, t0, 16
    srli t0, t0, 16
    or t0, s7, t0
    xor t0, t0, t1
    slli t1, s6, 16
    srli s7, s6, 16
    or t1, t1, s7
    xor t1, s2, t1
    slli s2, t2, 16
    srli t2, t2, 16
    or t2, s2, t2
    xor t2, t2, t3
    slli t3, ra, 16
    srli s2, ra, 16
    or t3, t3, s2
    xor t3, s1, t3
    slli s1, a5, 16
    srli a5, a5, 16
    or a5, s1, a5
    xor a5, a5, t4
    slli t4, s5, 16
    srli s1, s5, 16
    or t4, t4, s1
    xor t4, s3, t4
    slli s1, a6, 16
    srli a6, a6, 16
    or a6, s1, a6
    xor a6, a6, a7
    lw a7, 956(a3)
    lw s1, 960(a3)
    xor a7, s4, a7
    xor a4, a4, s1
    lw s1, 1212(a3)
    lw s2, 968(a3)
    xor t1, t1, s1
    xor s1, s6, s0
    xor a2, a2, s2
    lw s2, 972(a3)
    xor t3, t3, s2
    lw s2, 976(a3)
    xor t6, t6, s2
    lw s2, 980(a3)
    xor t4, t4, s2
    lw s2, 984(a3)
    xor t5, t5, s2
    # round 30 (skinny.dsl:60)
    and s2, t3, t4
    xor a7, a7, s2
    and s2, t4, a7
    xor t1, t1, s2
    and s2, a7, t1
    xor t3, t3, s2
    and s2, t1, t3
    xor t4, t4, s2
    and s2, ra, s5
    xor s2, s11, s2
    and s3, s5, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, ra, s3
    and s4, s1, s3
    xor s4, s5, s4
    and s5, a5, a6
    xor t0, t0, s5
    and s5, a6, t0
    xor t2, t2, s5
    not s5, t0
    or s5, s5, t2
    xor a5, a5, s5
    or s5, t2, a5
    xor a6, a6, s5
    and s5, t6, t5
    xor a4, a4, s5
    and s5, t5, a4
    xor a2, a2, s5
    and s5, a4, a2
    xor t6, t6, s5
    and s5, a2, t6
    xor t5, t5, s5
    slli s5, t3, 16
    srli s6, t3, 16
    or s5, s5, s6
    xor s5, a5, s5
    slli s6, a7, 16
    srli s7, a7, 16
    or s6, s6, s7
    xor s6, t0, s6
    slli s7, t4, 16
    srli s8, t4, 16
    or s7, s7, s8
    xor s7, a6, s7
    slli s8, t1, 16
    srli s11, t1, 16
    or s8, s8, s11
    xor s8, t2, s8
    slli s11, s7, 24
    srli ra, s7, 8
    or s11, s11, ra
    xor s4, s4, s11
    slli s11, a6, 8
    srli a6, a6, 24
    or a6, s11, a6
    xor a6, a6, t5
    slli t5, s6, 24
    srli s11, s6, 8
    or t5, t5, s11
    xor t5, s2, t5
    slli s2, t0, 8
    srli t0, t0, 24
    or t0, s2, t0
    xor t0, t0, a4
    slli a4, s8, 24
    srli s2, s8, 8
    or a4, a4, s2
    xor a4, s1, a4
    slli s1, t2, 8
    srli t2, t2, 24
    or t2, s1, t2
    xor t2, t2, a2
    slli a2, s5, 24
    srli s1, s5, 8
    or a2, a2, s1
    xor a2, s3, a2
    slli s1, a5, 8
    srli a5, a5, 24
    or a5, s1, a5
    xor a5, a5, t6
    lw t6, 924(a3)
    lw s1, 932(a3)
    xor t4, t4, t6
    lw t6, 928(a3)
    xor a7, a7, s1
    xor t6, s4, t6
    lw s1, 1216(a3)
    lw s2, 940(a3)
    xor t5, t5, s1
    lw s1, 1208(a3)
    xor t1, t1, s2
    lw s2, 944(a3)
    xor s1, s6, s1
    xor a4, a4, s2
    lw s2, 948(a3)
    xor t3, t3, s2
    lw s2, 952(a3)
    xor a2, a2, s2
    # round 29 (skinny.dsl:60)
    and s2, t1, t3
    xor t4, t4, s2
    and s2, t3, t4
    xor a7, a7, s2
    and s2, t4, a7
    xor t1, t1, s2
    and s2, a7, t1
    xor t3, t3, s2
    and s2, a4, a2
    xor t6, t6, s2
    and s2, a2, t6
    xor t5, t5, s2
    and s2, t6, t5
    xor a4, a4, s2
    and s2, t5, a4
    xor a2, a2, s2
    and s2, s8, s5
    xor s2, s7, s2
    and s3, s5, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, s8, s3
    and s4, s1, s3
    xor s4, s5, s4
    and s5, t2, a5
    xor a6, a6, s5
    and s5, a5, a6
    xor t0, t0, s5
    not s5, a6
    or s5, s5, t0
    xor t2, t2, s5
    or s5, t0, t2
    xor a5, a5, s5
    xor s5, a4, t2
    xor s6, a6, t6
    xor s7, a2, a5
    xor s8, t0, t5
    xor a5, t3, a5
    xor t3, s4, s7
    xor a6, t4, a6
    xor t4, s2, s6
    xor a7, a7, t0
    xor t0, s1, s8
    xor t1, t1, t2
    xor t2, s3, s5
    lw s1, 892(a3)
    lw s2, 908(a3)
    xor a2, a2, s1
    lw s1, 896(a3)
    xor t5, t5, s2
    xor t3, t3, s1
    lw s1, 900(a3)
    lw s2, 912(a3)
    xor t6, t6, s1
    lw s1, 1220(a3)
    xor t0, t0, s2
    xor t4, t4, s1
    lw s2, 916(a3)
    xor s1, s6, a1
    xor a4, a4, s2
    lw s2, 920(a3)
    xor t2, t2, s2
    # round 28 (skinny.dsl:60)
    and s2, a7, t1
    xor a5, a5, s2
    and s2, t1, a5
    xor a6, a6, s2
    not s2, a5
    or s2, s2, a6
    xor a7, a7, s2
    or s2, a6, a7
    xor t1, t1, s2
    and s2, t5, a4
    xor a2, a2, s2
    and s2, a4, a2
    xor t6, t6, s2
    and s2, a2, t6
    xor t5, t5, s2
    and s2, t6, t5
    xor a4, a4, s2
    and s2, t0, t2
    xor t3, t3, s2
    and s2, t2, t3
    xor t4, t4, s2
    and s2, t3, t4
    xor t0, t0, s2
    and s2, t4, t0
    xor t2, t2, s2
    and s2, s8, s5
    xor s2, s7, s2
    and s3, s5, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, s8, s3
    and s4, s1, s3
    xor s4, s5, s4
    slli s5, t0, 16
    srli s6, t0, 16
    or s5, s5, s6
    xor s5, a7, s5
    slli s6, t3, 16
    srli s7, t3, 16
    or s6, s6, s7
    xor s6, a5, s6
    slli s7, t2, 16
    srli s8, t2, 16
    or s7, s7, s8
    xor s7, t1, s7
    slli s8, t4, 16
    srli s11, t4, 16
    or s8, s8, s11
    xor s8, a6, s8
    slli s11, t1, 24
    srli t1, t1, 8
    or t1, s11, t1
    xor t1, t1, a4
    slli a4, s7, 8
    srli s11, s7, 24
    or a4, a4, s11
    xor a4, s4, a4
    slli s4, a5, 24
    srli a5, a5, 8
    or a5, s4, a5
    xor a5, a5, a2
    slli a2, s6, 8
    srli s4, s6, 24
    or a2, a2, s4
    xor a2, s2, a2
    slli s2, a6, 24
    srli a6, a6, 8
    or a6, s2, a6
    xor a6, a6, t6
    slli t6, s8, 8
    srli s2, s8, 24
    or t6, t6, s2
    xor t6, s1, t6
    slli s1, a7, 24
    srli a7, a7, 8
    or a7, s1, a7
    xor a7, a7, t5
    slli t5, s5, 8
    srli s1, s5, 24
    or t5, t5, s1
    xor t5, s3, t5
    lw s1, 860(a3)
    lw s2, 868(a3)
    xor t2, t2, s1
    lw s1, 864(a3)
    xor t3, t3, s2
    xor a4, a4, s1
    lw s2, 872(a3)
    xor s1, s6, a0
    xor a2, a2, s2
    lw s2, 876(a3)
    xor t4, t4, s2
    lw s2, 880(a3)
    xor t6, t6, s2
    lw s2, 884(a3)
    xor t0, t0, s2
    lw s2, 888(a3)
    xor t5, t5, s2
    # round 27 (skinny.dsl:60)
    and s2, s8, s5
    xor s2, s7, s2
    and s3, s5, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, s8, s3
    and s4, s1, s3
    xor s4, s5, s4
    and s5, a6, a7
    xor t1, t1, s5
    and s5, a7, t1
    xor a5, a5, s5
    not s5, t1
    or s5, s5, a5
    xor a6, a6, s5
    or s5, a5, a6
    xor a7, a7, s5
    and s5, t4, t0
    xor t2, t2, s5
    and s5, t0, t2
    xor t3, t3, s5
    and s5, t2, t3
    xor t4, t4, s5
    and s5, t3, t4
    xor t0, t0, s5
    and s5, t6, t5
    xor a4, a4, s5
    and s5, t5, a4
    xor a2, a2, s5
    and s5, a4, a2
    xor t6, t6, s5
    and s5, a2, t6
    xor t5, t5, s5
    xor s5, a6, t6
    xor s6, a4, t1
    xor s7, a7, t5
    xor s8, a2, a5
    slli s11, s7, 16
    srli ra, s7, 16
    or s11, s11, ra
    xor s4, s4, s11
    slli s11, a7, 16
    srli a7, a7, 16
    or a7, s11, a7
    xor a7, a7, t0
    slli t0, s6, 16
    srli s11, s6, 16
    or t0, t0, s11
    xor t0, s2, t0
    slli s2, t1, 16
    srli t1, t1, 16
    or t1, s2, t1
    xor t1, t1, t2
    slli t2, s8, 16
    srli s2, s8, 16
    or t2, t2, s2
    xor t2, s1, t2
    slli s1, a5, 16
    srli a5, a5, 16
    or a5, s1, a5
    xor a5, a5, t3
    slli t3, s5, 16
    srli s1, s5, 16
    or t3, t3, s1
    xor t3, s3, t3
    slli s1, a6, 16
    srli a6, a6, 16
    or a6, s1, a6
    xor a6, a6, t4
    lw t4, 828(a3)
    lw s1, 832(a3)
    xor t4, s4, t4
    xor t5, t5, s1
    lw s1, 1224(a3)
    lw s2, 840(a3)
    xor t0, t0, s1
    xor s1, s6, a0
    xor a4, a4, s2
    lw s2, 844(a3)
    xor t2, t2, s2
    lw s2, 848(a3)
    xor a2, a2, s2
    lw s2, 852(a3)
    xor t3, t3, s2
    lw s2, 856(a3)
    xor t6, t6, s2
    # round 26 (skinny.dsl:60)
    and s2, t2, t3
    xor t4, t4, s2
    and s2, t3, t4
    xor t0, t0, s2
    and s2, t4, t0
    xor t2, t2, s2
    and s2, t0, t2
    xor t3, t3, s2
    and s2, s8, s5
    xor s2, s7, s2
    and s3, s5, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, s8, s3
    and s4, s1, s3
    xor s4, s5, s4
    and s5, a5, a6
    xor a7, a7, s5
    and s5, a6, a7
    xor t1, t1, s5
    not s5, a7
    or s5, s5, t1
    xor a5, a5, s5
    or s5, t1, a5
    xor a6, a6, s5
    and s5, a2, t6
    xor t5, t5, s5
    and s5, t6, t5
    xor a4, a4, s5
    and s5, t5, a4
    xor a2, a2, s5
    and s5, a4, a2
    xor t6, t6, s5
    slli s5, t2, 16
    srli s6, t2, 16
    or s5, s5, s6
    xor s5, a5, s5
    slli s6, t4, 16
    srli s7, t4, 16
    or s6, s6, s7
    xor s6, a7, s6
    slli s7, t3, 16
    srli s8, t3, 16
    or s7, s7, s8
    xor s7, a6, s7
    slli s8, t0, 16
    srli s11, t0, 16
    or s8, s8, s11
    xor s8, t1, s8
    slli s11, s7, 24
    srli ra, s7, 8
    or s11, s11, ra
    xor s4, s4, s11
    slli s11, a6, 8
    srli a6, a6, 24
    or a6, s11, a6
    xor a6, a6, t6
    slli t6, s6, 24
    srli s11, s6, 8
    or t6, t6, s11
    xor t6, s2, t6
    slli s2, a7, 8
    srli a7, a7, 24
    or a7, s2, a7
    xor a7, a7, t5
    slli t5, s8, 24
    srli s2, s8, 8
    or t5, t5, s2
    xor t5, s1, t5
    slli s1, t1, 8
    srli t1, t1, 24
    or t1, s1, t1
    xor t1, t1, a4
    slli a4, s5, 24
    srli s1, s5, 8
    or a4, a4, s1
    xor a4, s3, a4
    slli s1, a5, 8
    srli a5, a5, 24
    or a5, s1, a5
    xor a5, a5, a2
    lw a2, 796(a3)
    lw s1, 804(a3)
    xor t3, t3, a2
    lw a2, 800(a3)
    xor t4, t4, s1
    xor a2, s4, a2
    lw s1, 1228(a3)
    lw s2, 812(a3)
    xor t6, t6, s1
    xor s1, s6, a1
    xor t0, t0, s2
    lw s2, 816(a3)
    xor t5, t5, s2
    lw s2, 820(a3)
    xor t2, t2, s2
    lw s2, 824(a3)
    xor a4, a4, s2
    # round 25 (skinny.dsl:60)
    and s2, t0, t2
    xor t3, t3, s2
    and s2, t2, t3
    xor t4, t4, s2
    and s2, t3, t4
    xor t0, t0, s2
    and s2, t4, t0
    xor t2, t2, s2
    and s2, t5, a4
    xor a2, a2, s2
    and s2, a4, a2
    xor t6, t6, s2
    and s2, a2, t6
    xor t5, t5, s2
    and s2, t6, t5
    xor a4, a4, s2
    and s2, s8, s5
    xor s2, s7, s2
    and s3, s5, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, s8, s3
    and s4, s1, s3
    xor s4, s5, s4
    and s5, t1, a5
    xor a6, a6, s5
    and s5, a5, a6
    xor a7, a7, s5
    not s5, a6
    or s5, s5, a7
    xor t1, t1, s5
    or s5, a7, t1
    xor a5, a5, s5
    xor s5, t5, t1
    xor s6, a6, a2
    xor s7, a4, a5
    xor s8, a7, t6
    xor a5, t2, a5
    xor t2, s4, s7
    xor a6, t3, a6
    xor t3, s2, s6
    xor a7, t4, a7
    xor t4, s1, s8
    xor t0, t0, t1
    xor t1, s3, s5
    lw s1, 764(a3)
    lw s2, 780(a3)
    xor a4, a4, s1
    lw s1, 768(a3)
    xor t6, t6, s2
    xor t2, t2, s1
    lw s1, 772(a3)
    lw s2, 784(a3)
    xor a2, a2, s1
    lw s1, 1232(a3)
    xor t4, t4, s2
    xor t3, t3, s1
    lw s1, 1208(a3)
    lw s2, 788(a3)
    xor s1, s6, s1
    xor t5, t5, s2
    lw s2, 792(a3)
    xor t1, t1, s2
    # round 24 (skinny.dsl:60)
    and s2, a7, t0
    xor a5, a5, s2
    and s2, t0, a5
    xor a6, a6, s2
    not s2, a5
    or s2, s2, a6
    xor a7, a7, s2
    or s2, a6, a7
    xor t0, t0, s2
    and s2, t6, t5
    xor a4, a4, s2
    and s2, t5, a4
    xor a2, a2, s2
    and s2, a4, a2
    xor t6, t6, s2
    and s2, a2, t6
    xor t5, t5, s2
    and s2, t4, t1
    xor t2, t2, s2
    and s2, t1, t2
    xor t3, t3, s2
    and s2, t2, t3
    xor t4, t4, s2
    and s2, t3, t4
    xor t1, t1, s2
    and s2, s8, s5
    xor s2, s7, s2
    and s3, s5, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, s8, s3
    and s4, s1, s3
    xor s4, s5, s4
    slli s5, t4, 16
    srli s6, t4, 16
    or s5, s5, s6
    xor s5, a7, s5
    slli s6, t2, 16
    srli s7, t2, 16
    or s6, s6, s7
    xor s6, a5, s6
    slli s7, t1, 16
    srli s8, t1, 16
    or s7, s7, s8
    xor s7, t0, s7
    slli s8, t3, 16
    srli s11, t3, 16
    or s8, s8, s11
    xor s8, a6, s8
    slli s11, t0, 24
    srli t0, t0, 8
    or t0, s11, t0
    xor t0, t0, t5
    slli t5, s7, 8
    srli s11, s7, 24
    or t5, t5, s11
    xor t5, s4, t5
    slli s4, a5, 24
    srli a5, a5, 8
    or a5, s4, a5
    xor a5, a5, a4
    slli a4, s6, 8
    srli s4, s6, 24
    or a4, a4, s4
    xor a4, s2, a4
    slli s2, a6, 24
    srli a6, a6, 8
    or a6, s2, a6
    xor a6, a6, a2
    slli a2, s8, 8
    srli s2, s8, 24
    or a2, a2, s2
    xor a2, s1, a2
    slli s1, a7, 24
    srli a7, a7, 8
    or a7, s1, a7
    xor a7, a7, t6
    slli t6, s5, 8
    srli s1, s5, 24
    or t6, t6, s1
    xor t6, s3, t6
    lw s1, 732(a3)
    lw s2, 740(a3)
    xor t1, t1, s1
    lw s1, 736(a3)
    xor t2, t2, s2
    xor t5, t5, s1
    lw s2, 744(a3)
    xor s1, s6, s0
    xor a4, a4, s2
    lw s2, 748(a3)
    xor t3, t3, s2
    lw s2, 752(a3)
    xor a2, a2, s2
    lw s2, 756(a3)
    xor t4, t4, s2
    lw s2, 760(a3)
    xor t6, t6, s2
    # round 23 (skinny.dsl:60)
    and s2, s8, s5
    xor s2, s7, s2
    and s3, s5, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, s8, s3
    and s4, s1, s3
    xor s4, s5, s4
    and s5, a6, a7
    xor t0, t0, s5
    and s5, a7, t0
    xor a5, a5, s5
    not s5, t0
    or s5, s5, a5
    xor a6, a6, s5
    or s5, a5, a6
    xor a7, a7, s5
    and s5, t3, t4
    xor t1, t1, s5
    and s5, t4, t1
    xor t2, t2, s5
    and s5, t1, t2
    xor t3, t3, s5
    and s5, t2, t3
    xor t4, t4, s5
    and s5, a2, t6
    xor t5, t5, s5
    and s5, t6, t5
    xor a4, a4, s5
    and s5, t5, a4
    xor a2, a2, s5
    and s5, a4, a2
    xor t6, t6, s5
    xor s5, a6, a2
    xor s6, t5, t0
    xor s7, a7, t6
    xor s8, a4, a5
    slli s11, s7, 16
    srli ra, s7, 16
    or s11, s11, ra
    xor s4, s4, s11
    slli s11, a7, 16
    srli a7, a7, 16
    or a7, s11, a7
    xor a7, a7, t4
    slli t4, s6, 16
    srli s11, s6, 16
    or t4, t4, s11
    xor t4, s2, t4
    slli s2, t0, 16
    srli t0, t0, 16
    or t0, s2, t0
    xor t0, t0, t1
    slli t1, s8, 16
    srli s2, s8, 16
    or t1, t1, s2
    xor t1, s1, t1
    slli s1, a5, 16
    srli a5, a5, 16
    or a5, s1, a5
    xor a5, a5, t2
    slli t2, s5, 16
    srli s1, s5, 16
    or t2, t2, s1
    xor t2, s3, t2
    slli s1, a6, 16
    srli a6, a6, 16
    or a6, s1, a6
    xor a6, a6, t3
    lw t3, 700(a3)
    lw s1, 704(a3)
    xor t3, s4, t3
    xor t6, t6, s1
    lw s1, 1236(a3)
    lw s2, 712(a3)
    xor t4, t4, s1
    xor s1, s6, s0
    xor t5, t5, s2
    lw s2, 716(a3)
    xor t1, t1, s2
    lw s2, 720(a3)
    xor a4, a4, s2
    lw s2, 724(a3)
    xor t2, t2, s2
    lw s2, 728(a3)
    xor a2, a2, s2
    # round 22 (skinny.dsl:60)
    and s2, t1, t2
    xor t3, t3, s2
    and s2, t2, t3
    xor t4, t4, s2
    and s2, t3, t4
    xor t1, t1, s2
    and s2, t4, t1
    xor t2, t2, s2
    and s2, s8, s5
    xor s2, s7, s2
    and s3, s5, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, s8, s3
    and s4, s1, s3
    xor s4, s5, s4
    and s5, a5, a6
    xor a7, a7, s5
    and s5, a6, a7
    xor t0, t0, s5
    not s5, a7
    or s5, s5, t0
    xor a5, a5, s5
    or s5, t0, a5
    xor a6, a6, s5
    and s5, a4, a2
    xor t6, t6, s5
    and s5, a2, t6
    xor t5, t5, s5
    and s5, t6, t5
    xor a4, a4, s5
    and s5, t5, a4
    xor a2, a2, s5
    slli s5, t1, 16
    srli s6, t1, 16
    or s5, s5, s6
    xor s5, a5, s5
    slli s6, t3, 16
    srli s7, t3, 16
    or s6, s6, s7
    xor s6, a7, s6
    slli s7, t2, 16
    srli s8, t2, 16
    or s7, s7, s8
    xor s7, a6, s7
    slli s8, t4, 16
    srli s11, t4, 16
    or s8, s8, s11
    xor s8, t0, s8
    slli s11, s7, 24
    srli ra, s7, 8
    or s11, s11, ra
    xor s4, s4, s11
    slli s11, a6, 8
    srli a6, a6, 24
    or a6, s11, a6
    xor a6, a6, a2
    slli a2, s6, 24
    srli s11, s6, 8
    or a2, a2, s11
    xor a2, s2, a2
    slli s2, a7, 8
    srli a7, a7, 24
    or a7, s2, a7
    xor a7, a7, t6
    slli t6, s8, 24
    srli s2, s8, 8
    or t6, t6, s2
    xor t6, s1, t6
    slli s1, t0, 8
    srli t0, t0, 24
    or t0, s1, t0
    xor t0, t0, t5
    slli t5, s5, 24
    srli s1, s5, 8
    or t5, t5, s1
    xor t5, s3, t5
    slli s1, a5, 8
    srli a5, a5, 24
    or a5, s1, a5
    xor a5, a5, a4
    lw a4, 668(a3)
    lw s1, 676(a3)
    xor t2, t2, a4
    lw a4, 672(a3)
    xor t3, t3, s1
    xor a4, s4, a4
    lw s1, 1240(a3)
    lw s2, 684(a3)
    xor a2, a2, s1
    lw s1, 1208(a3)
    xor t4, t4, s2
    lw s2, 688(a3)
    xor s1, s6, s1
    xor t6, t6, s2
    lw s2, 692(a3)
    xor t1, t1, s2
    lw s2, 696(a3)
    xor t5, t5, s2
    # round 21 (skinny.dsl:60)
    and s2, t4, t1
    xor t2, t2, s2
    and s2, t1, t2
    xor t3, t3, s2
    and s2, t2, t3
    xor t4, t4, s2
    and s2, t3, t4
    xor t1, t1, s2
    and s2, t6, t5
    xor a4, a4, s2
    and s2, t5, a4
    xor a2, a2, s2
    and s2, a4, a2
    xor t6, t6, s2
    and s2, a2, t6
    xor t5, t5, s2
    and s2, s8, s5
    xor s2, s7, s2
    and s3, s5, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, s8, s3
    and s4, s1, s3
    xor s4, s5, s4
    and s5, t0, a5
    xor a6, a6, s5
    and s5, a5, a6
    xor a7, a7, s5
    not s5, a6
    or s5, s5, a7
    xor t0, t0, s5
    or s5, a7, t0
    xor a5, a5, s5
    xor s5, t6, t0
    xor s6, a6, a4
    xor s7, t5, a5
    xor s8, a7, a2
    xor a5, t1, a5
    xor t1, s4, s7
    xor a6, t2, a6
    xor t2, s2, s6
    xor a7, t3, a7
    xor t3, s1, s8
    xor t0, t4, t0
    xor t4, s3, s5
    lw s1, 636(a3)
    lw s2, 652(a3)
    xor t5, t5, s1
    lw s1, 640(a3)
    xor a2, a2, s2
    xor t1, t1, s1
    lw s1, 644(a3)
    lw s2, 656(a3)
    xor a4, a4, s1
    lw s1, 1244(a3)
    xor t3, t3, s2
    xor t2, t2, s1
    lw s2, 660(a3)
    xor s1, s6, a1
    xor t6, t6, s2
    lw s2, 664(a3)
    xor t4, t4, s2
    # round 20 (skinny.dsl:60)
    and s2, a7, t0
    xor a5, a5, s2
    and s2, t0, a5
    xor a6, a6, s2
    not s2, a5
    or s2, s2, a6
    xor a7, a7, s2
    or s2, a6, a7
    xor t0, t0, s2
    and s2, a2, t6
    xor t5, t5, s2
    and s2, t6, t5
    xor a4, a4, s2
    and s2, t5, a4
    xor a2, a2, s2
    and s2, a4, a2
    xor t6, t6, s2
    and s2, t3, t4
    xor t1, t1, s2
    and s2, t4, t1
    xor t2, t2, s2
    and s2, t1, t2
    xor t3, t3, s2
    and s2, t2, t3
    xor t4, t4, s2
    and s2, s8, s5
    xor s2, s7, s2
    and s3, s5, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, s8, s3
    and s4, s1, s3
    xor s4, s5, s4
    slli s5, t3, 16
    srli s6, t3, 16
    or s5, s5, s6
    xor s5, a7, s5
    slli s6, t1, 16
    srli s7, t1, 16
    or s6, s6, s7
    xor s6, a5, s6
    slli s7, t4, 16
    srli s8, t4, 16
    or s7, s7, s8
    xor s7, t0, s7
    slli s8, t2, 16
    srli s11, t2, 16
    or s8, s8, s11
    xor s8, a6, s8
    slli s11, t0, 24
    srli t0, t0, 8
    or t0, s11, t0
    xor t0, t0, t6
    slli t6, s7, 8
    srli s11, s7, 24
    or t6, t6, s11
    xor t6, s4, t6
    slli s4, a5, 24
    srli a5, a5, 8
    or a5, s4, a5
    xor a5, a5, t5
    slli t5, s6, 8
    srli s4, s6, 24
    or t5, t5, s4
    xor t5, s2, t5
    slli s2, a6, 24
    srli a6, a6, 8
    or a6, s2, a6
    xor a6, a6, a4
    slli a4, s8, 8
    srli s2, s8, 24
    or a4, a4, s2
    xor a4, s1, a4
    slli s1, a7, 24
    srli a7, a7, 8
    or a7, s1, a7
    xor a7, a7, a2
    slli a2, s5, 8
    srli s1, s5, 24
    or a2, a2, s1
    xor a2, s3, a2
    lw s1, 604(a3)
    lw s2, 612(a3)
    xor t4, t4, s1
    lw s1, 608(a3)
    xor t1, t1, s2
    xor t6, t6, s1
    lw s2, 616(a3)
    xor s1, s6, a0
    xor t5, t5, s2
    lw s2, 620(a3)
    xor t2, t2, s2
    lw s2, 624(a3)
    xor a4, a4, s2
    lw s2, 628(a3)
    xor t3, t3, s2
    lw s2, 632(a3)
    xor a2, a2, s2
    # round 19 (skinny.dsl:60)
    and s2, s8, s5
    xor s2, s7, s2
    and s3, s5, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, s8, s3
    and s4, s1, s3
    xor s4, s5, s4
    and s5, a6, a7
    xor t0, t0, s5
    and s5, a7, t0
    xor a5, a5, s5
    not s5, t0
    or s5, s5, a5
    xor a6, a6, s5
    or s5, a5, a6
    xor a7, a7, s5
    and s5, t2, t3
    xor t4, t4, s5
    and s5, t3, t4
    xor t1, t1, s5
    and s5, t4, t1
    xor t2, t2, s5
    and s5, t1, t2
    xor t3, t3, s5
    and s5, a4, a2
    xor t6, t6, s5
    and s5, a2, t6
    xor t5, t5, s5
    and s5, t6, t5
    xor a4, a4, s5
    and s5, t5, a4
    xor a2, a2, s5
    xor s5, a6, a4
    xor s6, t6, t0
    xor s7, a7, a2
    xor s8, t5, a5
    slli s11, s7, 16
    srli ra, s7, 16
    or s11, s11, ra
    xor s4, s4, s11
    slli s11, a7, 16
    srli a7, a7, 16
    or a7, s11, a7
    xor a7, a7, t3
    slli t3, s6, 16
    srli s11, s6, 16
    or t3, t3, s11
    xor t3, s2, t3
    slli s2, t0, 16
    srli t0, t0, 16
    or t0, s2, t0
    xor t0, t0, t4
    slli t4, s8, 16
    srli s2, s8, 16
    or t4, t4, s2
    xor t4, s1, t4
    slli s1, a5, 16
    srli a5, a5, 16
    or a5, s1, a5
    xor a5, a5, t1
    slli t1, s5, 16
    srli s1, s5, 16
    or t1, t1, s1
    xor t1, s3, t1
    slli s1, a6, 16
    srli a6, a6, 16
    or a6, s1, a6
    xor a6, a6, t2
    lw t2, 572(a3)
    lw s1, 576(a3)
    xor t2, s4, t2
    xor a2, a2, s1
    lw s1, 1248(a3)
    lw s2, 584(a3)
    xor t3, t3, s1
    xor s1, s6, a0
    xor t6, t6, s2
    lw s2, 588(a3)
    xor t4, t4, s2
    lw s2, 592(a3)
    xor t5, t5, s2
    lw s2, 596(a3)
    xor t1, t1, s2
    lw s2, 600(a3)
    xor a4, a4, s2
    # round 18 (skinny.dsl:60)
    and s2, t4, t1
    xor t2, t2, s2
    and s2, t1, t2
    xor t3, t3, s2
    and s2, t2, t3
    xor t4, t4, s2
    and s2, t3, t4
    xor t1, t1, s2
    and s2, s8, s5
    xor s2, s7, s2
    and s3, s5, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, s8, s3
    and s4, s1, s3
    xor s4, s5, s4
    and s5, a5, a6
    xor a7, a7, s5
    and s5, a6, a7
    xor t0, t0, s5
    not s5, a7
    or s5, s5, t0
    xor a5, a5, s5
    or s5, t0, a5
    xor a6, a6, s5
    and s5, t5, a4
    xor a2, a2, s5
    and s5, a4, a2
    xor t6, t6, s5
    and s5, a2, t6
    xor t5, t5, s5
    and s5, t6, t5
    xor a4, a4, s5
    slli s5, t4, 16
    srli s6, t4, 16
    or s5, s5, s6
    xor s5, a5, s5
    slli s6, t2, 16
    srli s7, t2, 16
    or s6, s6, s7
    xor s6, a7, s6
    slli s7, t1, 16
    srli s8, t1, 16
    or s7, s7, s8
    xor s7, a6, s7
    slli s8, t3, 16
    srli s11, t3, 16
    or s8, s8, s11
    xor s8, t0, s8
    slli s11, s7, 24
    srli ra, s7, 8
    or s11, s11, ra
    xor s4, s4, s11
    slli s11, a6, 8
    srli a6, a6, 24
    or a6, s11, a6
    xor a6, a6, a4
    slli a4, s6, 24
    srli s11, s6, 8
    or a4, a4, s11
    xor a4, s2, a4
    slli s2, a7, 8
    srli a7, a7, 24
    or a7, s2, a7
    xor a7, a7, a2
    slli a2, s8, 24
    srli s2, s8, 8
    or a2, a2, s2
    xor a2, s1, a2
    slli s1, t0, 8
    srli t0, t0, 24
    or t0, s1, t0
    xor t0, t0, t6
    slli t6, s5, 24
    srli s1, s5, 8
    or t6, t6, s1
    xor t6, s3, t6
    slli s1, a5, 8
    srli a5, a5, 24
    or a5, s1, a5
    xor a5, a5, t5
    lw t5, 540(a3)
    lw s1, 548(a3)
    xor t1, t1, t5
    lw t5, 544(a3)
    xor t2, t2, s1
    xor t5, s4, t5
    lw s1, 1252(a3)
    lw s2, 556(a3)
    xor a4, a4, s1
    xor s1, s6, a1
    xor t3, t3, s2
    lw s2, 560(a3)
    xor a2, a2, s2
    lw s2, 564(a3)
    xor t4, t4, s2
    lw s2, 568(a3)
    xor t6, t6, s2
    # round 17 (skinny.dsl:60)
    and s2, t3, t4
    xor t1, t1, s2
    and s2, t4, t1
    xor t2, t2, s2
    and s2, t1, t2
    xor t3, t3, s2
    and s2, t2, t3
    xor t4, t4, s2
    and s2, a2, t6
    xor t5, t5, s2
    and s2, t6, t5
    xor a4, a4, s2
    and s2, t5, a4
    xor a2, a2, s2
    and s2, a4, a2
    xor t6, t6, s2
    and s2, s8, s5
    xor s2, s7, s2
    and s3, s5, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, s8, s3
    and s4, s1, s3
    xor s4, s5, s4
    and s5, t0, a5
    xor a6, a6, s5
    and s5, a5, a6
    xor a7, a7, s5
    not s5, a6
    or s5, s5, a7
    xor t0, t0, s5
    or s5, a7, t0
    xor a5, a5, s5
    xor s5, a2, t0
    xor s6, a6, t5
    xor s7, t6, a5
    xor s8, a7, a4
    xor a5, t4, a5
    xor t4, s4, s7
    xor a6, t1, a6
    xor t1, s2, s6
    xor a7, t2, a7
    xor t2, s1, s8
    xor t0, t3, t0
    xor t3, s3, s5
    lw s1, 508(a3)
    lw s2, 524(a3)
    xor t6, t6, s1
    lw s1, 512(a3)
    xor a4, a4, s2
    xor t4, t4, s1
    lw s1, 516(a3)
    lw s2, 528(a3)
    xor t5, t5, s1
    lw s1, 1256(a3)
    xor t2, t2, s2
    xor t1, t1, s1
    lw s1, 1208(a3)
    lw s2, 532(a3)
    xor s1, s6, s1
    xor a2, a2, s2
    lw s2, 536(a3)
    xor t3, t3, s2
    # round 16 (skinny.dsl:60)
    and s2, a7, t0
    xor a5, a5, s2
    and s2, t0, a5
    xor a6, a6, s2
    not s2, a5
    or s2, s2, a6
    xor a7, a7, s2
    or s2, a6, a7
    xor t0, t0, s2
    and s2, a4, a2
    xor t6, t6, s2
    and s2, a2, t6
    xor t5, t5, s2
    and s2, t6, t5
    xor a4, a4, s2
    and s2, t5, a4
    xor a2, a2, s2
    and s2, t2, t3
    xor t4, t4, s2
    and s2, t3, t4
    xor t1, t1, s2
    and s2, t4, t1
    xor t2, t2, s2
    and s2, t1, t2
    xor t3, t3, s2
    and s2, s8, s5
    xor s2, s7, s2
    and s3, s5, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, s8, s3
    and s4, s1, s3
    xor s4, s5, s4
    slli s5, t2, 16
    srli s6, t2, 16
    or s5, s5, s6
    xor s5, a7, s5
    slli s6, t4, 16
    srli s7, t4, 16
    or s6, s6, s7
    xor s6, a5, s6
    slli s7, t3, 16
    srli s8, t3, 16
    or s7, s7, s8
    xor s7, t0, s7
    slli s8, t1, 16
    srli s11, t1, 16
    or s8, s8, s11
    xor s8, a6, s8
    slli s11, t0, 24
    srli t0, t0, 8
    or t0, s11, t0
    xor t0, t0, a2
    slli a2, s7, 8
    srli s11, s7, 24
    or a2, a2, s11
    xor a2, s4, a2
    slli s4, a5, 24
    srli a5, a5, 8
    or a5, s4, a5
    xor a5, a5, t6
    slli t6, s6, 8
    srli s4, s6, 24
    or t6, t6, s4
    xor t6, s2, t6
    slli s2, a6, 24
    srli a6, a6, 8
    or a6, s2, a6
    xor a6, a6, t5
    slli t5, s8, 8
    srli s2, s8, 24
    or t5, t5, s2
    xor t5, s1, t5
    slli s1, a7, 24
    srli a7, a7, 8
    or a7, s1, a7
    xor a7, a7, a4
    slli a4, s5, 8
    srli s1, s5, 24
    or a4, a4, s1
    xor a4, s3, a4
    lw s1, 476(a3)
    lw s2, 484(a3)
    xor t3, t3, s1
    lw s1, 480(a3)
    xor t4, t4, s2
    xor a2, a2, s1
    lw s2, 488(a3)
    xor s1, s6, s0
    xor t6, t6, s2
    lw s2, 492(a3)
    xor t1, t1, s2
    lw s2, 496(a3)
    xor t5, t5, s2
    lw s2, 500(a3)
    xor t2, t2, s2
    lw s2, 504(a3)
    xor a4, a4, s2
    # round 15 (skinny.dsl:60)
    and s2, s8, s5
    xor s2, s7, s2
    and s3, s5, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, s8, s3
    and s4, s1, s3
    xor s4, s5, s4
    and s5, a6, a7
    xor t0, t0, s5
    and s5, a7, t0
    xor a5, a5, s5
    not s5, t0
    or s5, s5, a5
    xor a6, a6, s5
    or s5, a5, a6
    xor a7, a7, s5
    and s5, t1, t2
    xor t3, t3, s5
    and s5, t2, t3
    xor t4, t4, s5
    and s5, t3, t4
    xor t1, t1, s5
    and s5, t4, t1
    xor t2, t2, s5
    and s5, t5, a4
    xor a2, a2, s5
    and s5, a4, a2
    xor t6, t6, s5
    and s5, a2, t6
    xor t5, t5, s5
    and s5, t6, t5
    xor a4, a4, s5
    xor s5, a6, t5
    xor s6, a2, t0
    xor s7, a7, a4
    xor s8, t6, a5
    slli s11, s7, 16
    srli ra, s7, 16
    or s11, s11, ra
    xor s4, s4, s11
    slli s11, a7, 16
    srli a7, a7, 16
    or a7, s11, a7
    xor a7, a7, t2
    slli t2, s6, 16
    srli s11, s6, 16
    or t2, t2, s11
    xor t2, s2, t2
    slli s2, t0, 16
    srli t0, t0, 16
    or t0, s2, t0
    xor t0, t0, t3
    slli t3, s8, 16
    srli s2, s8, 16
    or t3, t3, s2
    xor t3, s1, t3
    slli s1, a5, 16
    srli a5, a5, 16
    or a5, s1, a5
    xor a5, a5, t4
    slli t4, s5, 16
    srli s1, s5, 16
    or t4, t4, s1
    xor t4, s3, t4
    slli s1, a6, 16
    srli a6, a6, 16
    or a6, s1, a6
    xor a6, a6, t1
    lw t1, 444(a3)
    lw s1, 448(a3)
    xor t1, s4, t1
    xor a4, a4, s1
    lw s1, 1260(a3)
    lw s2, 456(a3)
    xor t2, t2, s1
    xor s1, s6, s0
    xor a2, a2, s2
    lw s2, 460(a3)
    xor t3, t3, s2
    lw s2, 464(a3)
    xor t6, t6, s2
    lw s2, 468(a3)
    xor t4, t4, s2
    lw s2, 472(a3)
    xor t5, t5, s2
    # round 14 (skinny.dsl:60)
    and s2, t3, t4
    xor t1, t1, s2
    and s2, t4, t1
    xor t2, t2, s2
    and s2, t1, t2
    xor t3, t3, s2
    and s2, t2, t3
    xor t4, t4, s2
    and s2, s8, s5
    xor s2, s7, s2
    and s3, s5, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, s8, s3
    and s4, s1, s3
    xor s4, s5, s4
    and s5, a5, a6
    xor a7, a7, s5
    and s5, a6, a7
    xor t0, t0, s5
    not s5, a7
    or s5, s5, t0
    xor a5, a5, s5
    or s5, t0, a5
    xor a6, a6, s5
    and s5, t6, t5
    xor a4, a4, s5
    and s5, t5, a4
    xor a2, a2, s5
    and s5, a4, a2
    xor t6, t6, s5
    and s5, a2, t6
    xor t5, t5, s5
    slli s5, t3, 16
    srli s6, t3, 16
    or s5, s5, s6
    xor s5, a5, s5
    slli s6, t1, 16
    srli s7, t1, 16
    or s6, s6, s7
    xor s6, a7, s6
    slli s7, t4, 16
    srli s8, t4, 16
    or s7, s7, s8
    xor s7, a6, s7
    slli s8, t2, 16
    srli s11, t2, 16
    or s8, s8, s11
    xor s8, t0, s8
    slli s11, s7, 24
    srli ra, s7, 8
    or s11, s11, ra
    xor s4, s4, s11
    slli s11, a6, 8
    srli a6, a6, 24
    or a6, s11, a6
    xor a6, a6, t5
    slli t5, s6, 24
    srli s11, s6, 8
    or t5, t5, s11
    xor t5, s2, t5
    slli s2, a7, 8
    srli a7, a7, 24
    or a7, s2, a7
    xor a7, a7, a4
    slli a4, s8, 24
    srli s2, s8, 8
    or a4, a4, s2
    xor a4, s1, a4
    slli s1, t0, 8
    srli t0, t0, 24
    or t0, s1, t0
    xor t0, t0, a2
    slli a2, s5, 24
    srli s1, s5, 8
    or a2, a2, s1
    xor a2, s3, a2
    slli s1, a5, 8
    srli a5, a5, 24
    or a5, s1, a5
    xor a5, a5, t6
    lw t6, 412(a3)
    lw s1, 420(a3)
    xor t4, t4, t6
    lw t6, 416(a3)
    xor t1, t1, s1
    xor t6, s4, t6
    lw s1, 1264(a3)
    lw s2, 428(a3)
    xor t5, t5, s1
    lw s1, 1208(a3)
    xor t2, t2, s2
    lw s2, 432(a3)
    xor s1, s6, s1
    xor a4, a4, s2
    lw s2, 436(a3)
    xor t3, t3, s2
    lw s2, 440(a3)
    xor a2, a2, s2
    # round 13 (skinny.dsl:60)
    and s2, t2, t3
    xor t4, t4, s2
    and s2, t3, t4
    xor t1, t1, s2
    and s2, t4, t1
    xor t2, t2, s2
    and s2, t1, t2
    xor t3, t3, s2
    and s2, a4, a2
    xor t6, t6, s2
    and s2, a2, t6
    xor t5, t5, s2
    and s2, t6, t5
    xor a4, a4, s2
    and s2, t5, a4
    xor a2, a2, s2
    and s2, s8, s5
    xor s2, s7, s2
    and s3, s5, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, s8, s3
    and s4, s1, s3
    xor s4, s5, s4
    and s5, t0, a5
    xor a6, a6, s5
    and s5, a5, a6
    xor a7, a7, s5
    not s5, a6
    or s5, s5, a7
    xor t0, t0, s5
    or s5, a7, t0
    xor a5, a5, s5
    xor s5, a4, t0
    xor s6, a6, t6
    xor s7, a2, a5
    xor s8, a7, t5
    xor a5, t3, a5
    xor t3, s4, s7
    xor a6, t4, a6
    xor t4, s2, s6
    xor a7, t1, a7
    xor t1, s1, s8
    xor t0, t2, t0
    xor t2, s3, s5
    lw s1, 380(a3)
    lw s2, 396(a3)
    xor a2, a2, s1
    lw s1, 384(a3)
    xor t5, t5, s2
    xor t3, t3, s1
    lw s1, 388(a3)
    lw s2, 400(a3)
    xor t6, t6, s1
    lw s1, 1268(a3)
    xor t1, t1, s2
    xor t4, t4, s1
    lw s2, 404(a3)
    xor s1, s6, a1
    xor a4, a4, s2
    lw s2, 408(a3)
    xor t2, t2, s2
    # round 12 (skinny.dsl:60)
    and s2, a7, t0
    xor a5, a5, s2
    and s2, t0, a5
    xor a6, a6, s2
    not s2, a5
    or s2, s2, a6
    xor a7, a7, s2
    or s2, a6, a7
    xor t0, t0, s2
    and s2, t5, a4
    xor a2, a2, s2
    and s2, a4, a2
    xor t6, t6, s2
    and s2, a2, t6
    xor t5, t5, s2
    and s2, t6, t5
    xor a4, a4, s2
    and s2, t1, t2
    xor t3, t3, s2
    and s2, t2, t3
    xor t4, t4, s2
    and s2, t3, t4
    xor t1, t1, s2
    and s2, t4, t1
    xor t2, t2, s2
    and s2, s8, s5
    xor s2, s7, s2
    and s3, s5, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, s8, s3
    and s4, s1, s3
    xor s4, s5, s4
    slli s5, t1, 16
    srli s6, t1, 16
    or s5, s5, s6
    xor s5, a7, s5
    slli s6, t3, 16
    srli s7, t3, 16
    or s6, s6, s7
    xor s6, a5, s6
    slli s7, t2, 16
    srli s8, t2, 16
    or s7, s7, s8
    xor s7, t0, s7
    slli s8, t4, 16
    srli s11, t4, 16
    or s8, s8, s11
    xor s8, a6, s8
    slli s11, t0, 24
    srli t0, t0, 8
    or t0, s11, t0
    xor t0, t0, a4
    slli a4, s7, 8
    srli s11, s7, 24
    or a4, a4, s11
    xor a4, s4, a4
    slli s4, a5, 24
    srli a5, a5, 8
    or a5, s4, a5
    xor a5, a5, a2
    slli a2, s6, 8
    srli s4, s6, 24
    or a2, a2, s4
    xor a2, s2, a2
    slli s2, a6, 24
    srli a6, a6, 8
    or a6, s2, a6
    xor a6, a6, t6
    slli t6, s8, 8
    srli s2, s8, 24
    or t6, t6, s2
    xor t6, s1, t6
    slli s1, a7, 24
    srli a7, a7, 8
    or a7, s1, a7
    xor a7, a7, t5
    slli t5, s5, 8
    srli s1, s5, 24
    or t5, t5, s1
    xor t5, s3, t5
    lw s1, 348(a3)
    lw s2, 356(a3)
    xor t2, t2, s1
    lw s1, 352(a3)
    xor t3, t3, s2
    xor a4, a4, s1
    lw s2, 360(a3)
    xor s1, s6, a0
    xor a2, a2, s2
    lw s2, 364(a3)
    xor t4, t4, s2
    lw s2, 368(a3)
    xor t6, t6, s2
    lw s2, 372(a3)
    xor t1, t1, s2
    lw s2, 376(a3)
    xor t5, t5, s2
    # round 11 (skinny.dsl:60)
    and s2, s8, s5
    xor s2, s7, s2
    and s3, s5, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, s8, s3
    and s4, s1, s3
    xor s4, s5, s4
    and s5, a6, a7
    xor t0, t0, s5
    and s5, a7, t0
    xor a5, a5, s5
    not s5, t0
    or s5, s5, a5
    xor a6, a6, s5
    or s5, a5, a6
    xor a7, a7, s5
    and s5, t4, t1
    xor t2, t2, s5
    and s5, t1, t2
    xor t3, t3, s5
    and s5, t2, t3
    xor t4, t4, s5
    and s5, t3, t4
    xor t1, t1, s5
    and s5, t6, t5
    xor a4, a4, s5
    and s5, t5, a4
    xor a2, a2, s5
    and s5, a4, a2
    xor t6, t6, s5
    and s5, a2, t6
    xor t5, t5, s5
    xor s5, a6, t6
    xor s6, a4, t0
    xor s7, a7, t5
    xor s8, a2, a5
    slli s11, s7, 16
    srli ra, s7, 16
    or s11, s11, ra
    xor s4, s4, s11
    slli s11, a7, 16
    srli a7, a7, 16
    or a7, s11, a7
    xor a7, a7, t1
    slli t1, s6, 16
    srli s11, s6, 16
    or t1, t1, s11
    xor t1, s2, t1
    slli s2, t0, 16
    srli t0, t0, 16
    or t0, s2, t0
    xor t0, t0, t2
    slli t2, s8, 16
    srli s2, s8, 16
    or t2, t2, s2
    xor t2, s1, t2
    slli s1, a5, 16
    srli a5, a5, 16
    or a5, s1, a5
    xor a5, a5, t3
    slli t3, s5, 16
    srli s1, s5, 16
    or t3, t3, s1
    xor t3, s3, t3
    slli s1, a6, 16
    srli a6, a6, 16
    or a6, s1, a6
    xor a6, a6, t4
    lw t4, 316(a3)
    lw s1, 320(a3)
    xor t4, s4, t4
    xor t5, t5, s1
    lw s1, 1272(a3)
    lw s2, 328(a3)
    xor t1, t1, s1
    xor s1, s6, a0
    xor a4, a4, s2
    lw s2, 332(a3)
    xor t2, t2, s2
    lw s2, 336(a3)
    xor a2, a2, s2
    lw s2, 340(a3)
    xor t3, t3, s2
    lw s2, 344(a3)
    xor t6, t6, s2
    # round 10 (skinny.dsl:60)
    and s2, t2, t3
    xor t4, t4, s2
    and s2, t3, t4
    xor t1, t1, s2
    and s2, t4, t1
    xor t2, t2, s2
    and s2, t1, t2
    xor t3, t3, s2
    and s2, s8, s5
    xor s2, s7, s2
    and s3, s5, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, s8, s3
    and s4, s1, s3
    xor s4, s5, s4
    and s5, a5, a6
    xor a7, a7, s5
    and s5, a6, a7
    xor t0, t0, s5
    not s5, a7
    or s5, s5, t0
    xor a5, a5, s5
    or s5, t0, a5
    xor a6, a6, s5
    and s5, a2, t6
    xor t5, t5, s5
    and s5, t6, t5
    xor a4, a4, s5
    and s5, t5, a4
    xor a2, a2, s5
    and s5, a4, a2
    xor t6, t6, s5
    slli s5, t2, 16
    srli s6, t2, 16
    or s5, s5, s6
    xor s5, a5, s5
    slli s6, t4, 16
    srli s7, t4, 16
    or s6, s6, s7
    xor s6, a7, s6
    slli s7, t3, 16
    srli s8, t3, 16
    or s7, s7, s8
    xor s7, a6, s7
    slli s8, t1, 16
    srli s11, t1, 16
    or s8, s8, s11
    xor s8, t0, s8
    slli s11, s7, 24
    srli ra, s7, 8
    or s11, s11, ra
    xor s4, s4, s11
    slli s11, a6, 8
    srli a6, a6, 24
    or a6, s11, a6
    xor a6, a6, t6
    slli t6, s6, 24
    srli s11, s6, 8
    or t6, t6, s11
    xor t6, s2, t6
    slli s2, a7, 8
    srli a7, a7, 24
    or a7, s2, a7
    xor a7, a7, t5
    slli t5, s8, 24
    srli s2, s8, 8
    or t5, t5, s2
    xor t5, s1, t5
    slli s1, t0, 8
    srli t0, t0, 24
    or t0, s1, t0
    xor t0, t0, a4
    slli a4, s5, 24
    srli s1, s5, 8
    or a4, a4, s1
    xor a4, s3, a4
    slli s1, a5, 8
    srli a5, a5, 24
    or a5, s1, a5
    xor a5, a5, a2
    lw a2, 284(a3)
    lw s1, 292(a3)
    xor t3, t3, a2
    lw a2, 288(a3)
    xor t4, t4, s1
    xor a2, s4, a2
    lw s1, 1276(a3)
    lw s2, 300(a3)
    xor t6, t6, s1
    xor s1, s6, a1
    xor t1, t1, s2
    lw s2, 304(a3)
    xor t5, t5, s2
    lw s2, 308(a3)
    xor t2, t2, s2
    lw s2, 312(a3)
    xor a4, a4, s2
    # round 9 (skinny.dsl:60)
    and s2, t1, t2
    xor t3, t3, s2
    and s2, t2, t3
    xor t4, t4, s2
    and s2, t3, t4
    xor t1, t1, s2
    and s2, t4, t1
    xor t2, t2, s2
    and s2, t5, a4
    xor a2, a2, s2
    and s2, a4, a2
    xor t6, t6, s2
    and s2, a2, t6
    xor t5, t5, s2
    and s2, t6, t5
    xor a4, a4, s2
    and s2, s8, s5
    xor s2, s7, s2
    and s3, s5, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, s8, s3
    and s4, s1, s3
    xor s4, s5, s4
    and s5, t0, a5
    xor a6, a6, s5
    and s5, a5, a6
    xor a7, a7, s5
    not s5, a6
    or s5, s5, a7
    xor t0, t0, s5
    or s5, a7, t0
    xor a5, a5, s5
    xor s5, t5, t0
    xor s6, a6, a2
    xor s7, a4, a5
    xor s8, a7, t6
    xor a5, t2, a5
    xor t2, s4, s7
    xor a6, t3, a6
    xor t3, s2, s6
    xor a7, t4, a7
    xor t4, s1, s8
    xor t0, t1, t0
    xor t1, s3, s5
    lw s1, 252(a3)
    lw s2, 268(a3)
    xor a4, a4, s1
    lw s1, 256(a3)
    xor t6, t6, s2
    xor t2, t2, s1
    lw s1, 260(a3)
    lw s2, 272(a3)
    xor a2, a2, s1
    lw s1, 1280(a3)
    xor t4, t4, s2
    xor t3, t3, s1
    lw s1, 1208(a3)
    lw s2, 276(a3)
    xor s1, s6, s1
    xor t5, t5, s2
    lw s2, 280(a3)
    xor t1, t1, s2
    # round 8 (skinny.dsl:60)
    and s2, a7, t0
    xor a5, a5, s2
    and s2, t0, a5
    xor a6, a6, s2
    not s2, a5
    or s2, s2, a6
    xor a7, a7, s2
    or s2, a6, a7
    xor t0, t0, s2
    and s2, t6, t5
    xor a4, a4, s2
    and s2, t5, a4
    xor a2, a2, s2
    and s2, a4, a2
    xor t6, t6, s2
    and s2, a2, t6
    xor t5, t5, s2
    and s2, t4, t1
    xor t2, t2, s2
    and s2, t1, t2
    xor t3, t3, s2
    and s2, t2, t3
    xor t4, t4, s2
    and s2, t3, t4
    xor t1, t1, s2
    and s2, s8, s5
    xor s2, s7, s2
    and s3, s5, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, s8, s3
    and s4, s1, s3
    xor s4, s5, s4
    slli s5, t4, 16
    srli s6, t4, 16
    or s5, s5, s6
    xor s5, a7, s5
    slli s6, t2, 16
    srli s7, t2, 16
    or s6, s6, s7
    xor s6, a5, s6
    slli s7, t1, 16
    srli s8, t1, 16
    or s7, s7, s8
    xor s7, t0, s7
    slli s8, t3, 16
    srli s11, t3, 16
    or s8, s8, s11
    xor s8, a6, s8
    slli s11, t0, 24
    srli t0, t0, 8
    or t0, s11, t0
    xor t0, t0, t5
    slli t5, s7, 8
    srli s11, s7, 24
    or t5, t5, s11
    xor t5, s4, t5
    slli s4, a5, 24
    srli a5, a5, 8
    or a5, s4, a5
    xor a5, a5, a4
    slli a4, s6, 8
    srli s4, s6, 24
    or a4, a4, s4
    xor a4, s2, a4
    slli s2, a6, 24
    srli a6, a6, 8
    or a6, s2, a6
    xor a6, a6, a2
    slli a2, s8, 8
    srli s2, s8, 24
    or a2, a2, s2
    xor a2, s1, a2
    slli s1, a7, 24
    srli a7, a7, 8
    or a7, s1, a7
    xor a7, a7, t6
    slli t6, s5, 8
    srli s1, s5, 24
    or t6, t6, s1
    xor t6, s3, t6
    lw s1, 216(a3)
    lw s2, 228(a3)
    xor t1, t1, s1
    lw s1, 220(a3)
    xor t2, t2, s2
    xor t5, t5, s1
    lw s2, 232(a3)
    xor s1, s6, s0
    xor a4, a4, s2
    lw s2, 236(a3)
    xor t3, t3, s2
    lw s2, 240(a3)
    xor a2, a2, s2
    lw s2, 244(a3)
    xor t4, t4, s2
    lw s2, 248(a3)
    xor t6, t6, s2
    # round 7 (skinny.dsl:60)
    and s2, s8, s5
    xor s2, s7, s2
    and s3, s5, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, s8, s3
    and s4, s1, s3
    xor s4, s5, s4
    and s5, a6, a7
    xor t0, t0, s5
    and s5, a7, t0
    xor a5, a5, s5
    not s5, t0
    or s5, s5, a5
    xor a6, a6, s5
    or s5, a5, a6
    xor a7, a7, s5
    and s5, t3, t4
    xor t1, t1, s5
    and s5, t4, t1
    xor t2, t2, s5
    and s5, t1, t2
    xor t3, t3, s5
    and s5, t2, t3
    xor t4, t4, s5
    and s5, a2, t6
    xor t5, t5, s5
    and s5, t6, t5
    xor a4, a4, s5
    and s5, t5, a4
    xor a2, a2, s5
    and s5, a4, a2
    xor t6, t6, s5
    xor s5, a6, a2
    xor s6, t5, t0
    xor s7, a7, t6
    xor s8, a4, a5
    slli s11, s7, 16
    srli ra, s7, 16
    or s11, s11, ra
    xor s4, s4, s11
    slli s11, a7, 16
    srli a7, a7, 16
    or a7, s11, a7
    xor a7, a7, t4
    slli t4, s6, 16
    srli s11, s6, 16
    or t4, t4, s11
    xor t4, s2, t4
    slli s2, t0, 16
    srli t0, t0, 16
    or t0, s2, t0
    xor t0, t0, t1
    slli t1, s8, 16
    srli s2, s8, 16
    or t1, t1, s2
    xor t1, s1, t1
    slli s1, a5, 16
    srli a5, a5, 16
    or a5, s1, a5
    xor a5, a5, t2
    slli t2, s5, 16
    srli s1, s5, 16
    or t2, t2, s1
    xor t2, s3, t2
    slli s1, a6, 16
    srli a6, a6, 16
    or a6, s1, a6
    xor a6, a6, t3
    lw t3, 180(a3)
    lw s1, 184(a3)
    xor t3, s4, t3
    xor t6, t6, s1
    lw s1, 1284(a3)
    xor s0, s6, s0
    xor t4, t4, s1
    lw s1, 196(a3)
    # round 6 (skinny.dsl:60)
    and s4, a5, a6
    # round 7 (skinny.dsl:60)
    xor t5, t5, s1
    lw s1, 200(a3)
    # round 6 (skinny.dsl:60)
    xor a7, a7, s4
    # round 7 (skinny.dsl:60)
    xor t1, t1, s1
    lw s1, 204(a3)
    # round 6 (skinny.dsl:60)
    and s4, a6, a7
    # round 7 (skinny.dsl:60)
    xor a4, a4, s1
    lw s1, 208(a3)
    # round 6 (skinny.dsl:60)
    xor t0, t0, s4
    # round 7 (skinny.dsl:60)
    xor t2, t2, s1
    lw s1, 212(a3)
    # round 6 (skinny.dsl:60)
    not s4, a7
    # round 7 (skinny.dsl:60)
    xor a2, a2, s1
    # round 6 (skinny.dsl:60)
    and s1, t1, t2
    xor t3, t3, s1
    and s1, t2, t3
    xor t4, t4, s1
    and s1, t3, t4
    xor t1, t1, s1
    and s1, t4, t1
    xor t2, t2, s1
    and s1, s8, s5
    xor s1, s7, s1
    and s2, s5, s1
    xor s0, s0, s2
    and s2, s1, s0
    xor s2, s8, s2
    and s3, s0, s2
    xor s3, s5, s3
    or s4, s4, t0
    xor a5, a5, s4
    or s4, t0, a5
    xor a6, a6, s4
    and s4, a4, a2
    xor t6, t6, s4
    and s4, a2, t6
    xor t5, t5, s4
    and s4, t6, t5
    xor a4, a4, s4
    and s4, t5, a4
    xor a2, a2, s4
    slli s4, t1, 16
    srli s5, t1, 16
    or s4, s4, s5
    xor s4, a5, s4
    slli s5, t3, 16
    srli s6, t3, 16
    or s5, s5, s6
    xor s5, a7, s5
    slli s6, t2, 16
    srli s7, t2, 16
    or s6, s6, s7
    xor s6, a6, s6
    slli s7, t4, 16
    srli s8, t4, 16
    or s7, s7, s8
    xor s7, t0, s7
    slli s8, s6, 24
    srli s11, s6, 8
    or s8, s8, s11
    xor s3, s3, s8
    slli s8, a6, 8
    srli a6, a6, 24
    or a6, s8, a6
    xor a6, a6, a2
    slli a2, s5, 24
    srli s8, s5, 8
    or a2, a2, s8
    xor a2, s1, a2
    slli s1, a7, 8
    srli a7, a7, 24
    or a7, s1, a7
    xor a7, a7, t6
    slli t6, s7, 24
    srli s1, s7, 8
    or t6, t6, s1
    xor t6, s0, t6
    slli s0, t0, 8
    srli t0, t0, 24
    or t0, s0, t0
    xor t0, t0, t5
    slli t5, s4, 24
    srli s0, s4, 8
    or t5, t5, s0
    xor t5, s2, t5
    slli s0, a5, 8
    srli a5, a5, 24
    or a5, s0, a5
    xor a5, a5, a4
    lw a4, 144(a3)
    lw s0, 152(a3)
    xor t2, t2, a4
    lw a4, 148(a3)
    xor t3, t3, s0
    xor a4, s3, a4
    lw s0, 1288(a3)
    lw s1, 164(a3)
    xor a2, a2, s0
    lw s0, 1208(a3)
    xor t4, t4, s1
    lw s1, 168(a3)
    xor s0, s5, s0
    xor t6, t6, s1
    lw s1, 172(a3)
    xor t1, t1, s1
    lw s1, 176(a3)
    xor t5, t5, s1
    # round 5 (skinny.dsl:60)
    and s1, t4, t1
    xor t2, t2, s1
    and s1, t1, t2
    xor t3, t3, s1
    and s1, t2, t3
    xor t4, t4, s1
    and s1, t3, t4
    xor t1, t1, s1
    and s1, t6, t5
    xor a4, a4, s1
    and s1, t5, a4
    xor a2, a2, s1
    and s1, a4, a2
    xor t6, t6, s1
    and s1, a2, t6
    xor t5, t5, s1
    and s1, s7, s4
    xor s1, s6, s1
    and s2, s4, s1
    xor s0, s0, s2
    and s2, s1, s0
    xor s2, s7, s2
    and s3, s0, s2
    xor s3, s4, s3
    and s4, t0, a5
    xor a6, a6, s4
    and s4, a5, a6
    xor a7, a7, s4
    not s4, a6
    or s4, s4, a7
    xor t0, t0, s4
    or s4, a7, t0
    xor a5, a5, s4
    xor s4, t6, t0
    xor s5, a6, a4
    xor s6, t5, a5
    xor s7, a7, a2
    xor a5, t1, a5
    xor t1, s3, s6
    xor a6, t2, a6
    xor t2, s1, s5
    xor a7, t3, a7
    xor t3, s0, s7
    xor t0, t4, t0
    xor t4, s2, s4
    lw s0, 108(a3)
    xor a1, s5, a1
    xor t5, t5, s0
    lw s0, 112(a3)
    xor t1, t1, s0
    lw s0, 116(a3)
    xor a4, a4, s0
    lw s0, 1292(a3)
    xor t2, t2, s0
    lw s0, 128(a3)
    xor a2, a2, s0
    lw s0, 132(a3)
    xor t3, t3, s0
    lw s0, 136(a3)
    xor t6, t6, s0
    lw s0, 140(a3)
    xor t4, t4, s0
    # round 4 (skinny.dsl:60)
    and s0, a7, t0
    xor a5, a5, s0
    and s0, t0, a5
    xor a6, a6, s0
    not s0, a5
    or s0, s0, a6
    xor a7, a7, s0
    or s0, a6, a7
    xor t0, t0, s0
    and s0, a2, t6
    xor t5, t5, s0
    and s0, t6, t5
    xor a4, a4, s0
    and s0, t5, a4
    xor a2, a2, s0
    and s0, a4, a2
    xor t6, t6, s0
    and s0, t3, t4
    xor t1, t1, s0
    and s0, t4, t1
    xor t2, t2, s0
    and s0, t1, t2
    xor t3, t3, s0
    and s0, t2, t3
    xor t4, t4, s0
    and s0, s7, s4
    xor s0, s6, s0
    and s1, s4, s0
    xor a1, a1, s1
    and s1, s0, a1
    xor s1, s7, s1
    and s2, a1, s1
    xor s2, s4, s2
    slli s3, t3, 16
    srli s4, t3, 16
    or s3, s3, s4
    xor s3, a7, s3
    slli s4, t1, 16
    srli s5, t1, 16
    or s4, s4, s5
    xor s4, a5, s4
    slli s5, t4, 16
    srli s6, t4, 16
    or s5, s5, s6
    xor s5, t0, s5
    slli s6, t2, 16
    srli s7, t2, 16
    or s6, s6, s7
    xor s6, a6, s6
    slli s7, t0, 24
    srli t0, t0, 8
    or t0, s7, t0
    xor t0, t0, t6
    slli t6, s5, 8
    srli s7, s5, 24
    or t6, t6, s7
    xor t6, s2, t6
    slli s2, a5, 24
    srli a5, a5, 8
    or a5, s2, a5
    xor a5, a5, t5
    slli t5, s4, 8
    srli s2, s4, 24
    or t5, t5, s2
    xor t5, s0, t5
    slli s0, a6, 24
    srli a6, a6, 8
    or a6, s0, a6
    xor a6, a6, a4
    slli a4, s6, 8
    srli s0, s6, 24
    or a4, a4, s0
    xor a4, a1, a4
    slli a1, a7, 24
    srli a7, a7, 8
    or a7, a1, a7
    xor a7, a7, a2
    slli a2, s3, 8
    srli a1, s3, 24
    or a2, a2, a1
    xor a2, s1, a2
    lw a1, 72(a3)
    lw s0, 84(a3)
    xor t4, t4, a1
    lw a1, 76(a3)
    xor t1, t1, s0
    xor t6, t6, a1
    lw s0, 88(a3)
    xor a1, s4, a0
    xor t5, t5, s0
    lw s0, 92(a3)
    xor t2, t2, s0
    lw s0, 96(a3)
    xor a4, a4, s0
    lw s0, 100(a3)
    xor t3, t3, s0
    lw s0, 104(a3)
    xor a2, a2, s0
    # round 3 (skinny.dsl:60)
    and s0, s6, s3
    xor s0, s5, s0
    and s1, s3, s0
    xor a1, a1, s1
    and s1, s0, a1
    xor s1, s6, s1
    and s2, a1, s1
    xor s2, s3, s2
    and s3, a6, a7
    xor t0, t0, s3
    and s3, a7, t0
    xor a5, a5, s3
    not s3, t0
    or s3, s3, a5
    xor a6, a6, s3
    or s3, a5, a6
    xor a7, a7, s3
    and s3, t2, t3
    xor t4, t4, s3
    and s3, t3, t4
    xor t1, t1, s3
    and s3, t4, t1
    xor t2, t2, s3
    and s3, t1, t2
    xor t3, t3, s3
    and s3, a4, a2
    xor t6, t6, s3
    and s3, a2, t6
    xor t5, t5, s3
    and s3, t6, t5
    xor a4, a4, s3
    and s3, t5, a4
    xor a2, a2, s3
    xor s3, a6, a4
    xor s4, t6, t0
    xor s5, a7, a2
    xor s6, t5, a5
    slli s7, s5, 16
    srli s8, s5, 16
    or s7, s7, s8
    xor s2, s2, s7
    slli s7, a7, 16
    srli a7, a7, 16
    or a7, s7, a7
    xor a7, a7, t3
    slli t3, s4, 16
    srli s7, s4, 16
    or t3, t3, s7
    xor t3, s0, t3
    slli s0, t0, 16
    srli t0, t0, 16
    or t0, s0, t0
    xor t0, t0, t4
    slli t4, s6, 16
    srli s0, s6, 16
    or t4, t4, s0
    xor t4, a1, t4
    slli a1, a5, 16
    srli a5, a5, 16
    or a5, a1, a5
    xor a5, a5, t1
    slli t1, s3, 16
    srli a1, s3, 16
    or t1, t1, a1
    xor t1, s1, t1
    slli a1, a6, 16
    srli a6, a6, 16
    or a6, a1, a6
    xor a6, a6, t2
    lw t2, 36(a3)
    lw a1, 40(a3)
    xor t2, s2, t2
    xor a2, a2, a1
    lw a1, 1296(a3)
    # round 2 (skinny.dsl:60)
    and s2, a5, a6
    # round 3 (skinny.dsl:60)
    xor t3, t3, a1
    xor a1, s4, a0
    lw a0, 52(a3)
    # round 2 (skinny.dsl:60)
    xor a7, a7, s2
    # round 3 (skinny.dsl:60)
    xor t6, t6, a0
    lw a0, 56(a3)
    # round 2 (skinny.dsl:60)
    and s2, a6, a7
    # round 3 (skinny.dsl:60)
    xor t4, t4, a0
    lw a0, 60(a3)
    # round 2 (skinny.dsl:60)
    xor t0, t0, s2
    # round 3 (skinny.dsl:60)
    xor t5, t5, a0
    lw a0, 64(a3)
    # round 2 (skinny.dsl:60)
    not s2, a7
    # round 3 (skinny.dsl:60)
    xor t1, t1, a0
    lw a0, 68(a3)
    # round 2 (skinny.dsl:60)
    or s2, s2, t0
    # round 3 (skinny.dsl:60)
    xor a4, a4, a0
    # round 2 (skinny.dsl:60)
    and a0, t4, t1
    xor t2, t2, a0
    and a0, t1, t2
    xor t3, t3, a0
    and a0, t2, t3
    xor t4, t4, a0
    and a0, t3, t4
    xor t1, t1, a0
    and a0, s6, s3
    xor a0, s5, a0
    and s0, s3, a0
    xor a1, a1, s0
    and s0, a0, a1
    xor s0, s6, s0
    and s1, a1, s0
    xor s1, s3, s1
    xor a5, a5, s2
    or s2, t0, a5
    xor a6, a6, s2
    and s2, t5, a4
    xor a2, a2, s2
    and s2, a4, a2
    xor t6, t6, s2
    and s2, a2, t6
    xor t5, t5, s2
    and s2, t6, t5
    xor a4, a4, s2
    slli s2, t4, 16
    srli s3, t4, 16
    or s2, s2, s3
    xor s2, a5, s2
    slli s3, t2, 16
    srli s4, t2, 16
    or s3, s3, s4
    xor s3, a7, s3
    slli s4, t1, 16
    srli s5, t1, 16
    or s4, s4, s5
    xor s4, a6, s4
    slli s5, t3, 16
    srli s6, t3, 16
    or s5, s5, s6
    xor s5, t0, s5
    slli s6, s4, 24
    srli s7, s4, 8
    or s6, s6, s7
    xor s1, s1, s6
    slli s6, a6, 8
    srli a6, a6, 24
    or a6, s6, a6
    xor a6, a6, a4
    slli a4, s3, 24
    srli s6, s3, 8
    or a4, a4, s6
    xor a4, a0, a4
    slli a0, a7, 8
    srli a7, a7, 24
    or a7, a0, a7
    xor a7, a7, a2
    slli a2, s5, 24
    srli a0, s5, 8
    or a2, a2, a0
    xor a2, a1, a2
    slli a1, t0, 8
    srli t0, t0, 24
    or t0, a1, t0
    xor t0, t0, t6
    slli t6, s2, 24
    srli a1, s2, 8
    or t6, t6, a1
    xor t6, s0, t6
    slli a1, a5, 8
    srli a5, a5, 24
    or a5, a1, a5
    xor a5, a5, t5
    lw t5, 1300(a3)
    lw a1, 8(a3)
    xor t1, t1, t5
    lw t5, 1304(a3)
    xor t2, t2, a1
    xor t5, s1, t5
    lw a1, 1308(a3)
    lw a0, 20(a3)
    xor a4, a4, a1
    lw a1, 124(a3)
    xor t3, t3, a0
    lw a0, 24(a3)
    xor a1, s3, a1
    xor a2, a2, a0
    lw a0, 28(a3)
    xor t4, t4, a0
    lw a0, 32(a3)
    xor t6, t6, a0
    # round 1 (skinny.dsl:60)
    and a0, t3, t4
    xor t1, t1, a0
    not a0, t1
    and a0, t4, a0
    xor t2, t2, a0
    or a0, t1, t2
    xor t3, t3, a0
    or a0, t2, t3
    xor t4, t4, a0
    and a0, a2, t6
    xor t5, t5, a0
    not a0, t5
    and a0, t6, a0
    xor a4, a4, a0
    or a0, t5, a4
    xor a2, a2, a0
    or a0, a4, a2
    xor t6, t6, a0
    and a0, s5, s2
    xor a0, s4, a0
    and s0, s2, a0
    xor a1, a1, s0
    not a0, a0
    or s0, a0, a1
    xor s0, s5, s0
    or s1, a1, s0
    xor s1, s2, s1
    and s2, t0, a5
    xor a6, a6, s2
    and s2, a5, a6
    xor a7, a7, s2
    not a6, a6
    or s2, a6, a7
    xor t0, t0, s2
    or s2, a7, t0
    xor a5, a5, s2
    srli s2, t4, 2
    xor s2, s2, t2
    and s2, s2, s10
    slli s3, s2, 2
    xor t4, t4, s3
    xor t2, t2, s2
    srli s2, s1, 2
    xor s2, s2, a1
    and s2, s2, s10
    slli s3, s2, 2
    xor s1, s1, s3
    xor a1, a1, s2
    srli s2, t1, 2
    xor s2, s2, t3
    and s2, s2, s10
    slli s3, s2, 2
    xor t1, t1, s3
    xor t3, t3, s2
    srli s2, a0, 2
    xor s2, s2, s0
    and s2, s2, s10
    slli s3, s2, 2
    xor a0, a0, s3
    xor s0, s0, s2
    srli s2, t6, 2
    xor s2, s2, a4
    and s2, s2, s10
    slli s3, s2, 2
    xor t6, t6, s3
    xor a4, a4, s2
    srli s2, a5, 2
    xor s2, s2, a7
    and s2, s2, s10
    slli s3, s2, 2
    xor a5, a5, s3
    xor a7, a7, s2
    srli s2, t5, 2
    xor s2, s2, a2
    and s2, s2, s10
    slli s3, s2, 2
    xor t5, t5, s3
    xor a2, a2, s2
    srli s2, a6, 2
    xor s2, s2, t0
    and s2, s2, s10
    slli s3, s2, 2
    xor a6, a6, s3
    xor t0, t0, s2
    srli s2, t4, 1
    xor s2, s2, t1
    and s2, s2, s9
    slli s3, s2, 1
    xor t4, t4, s3
    xor t1, t1, s2
    srli s2, s1, 1
    xor s2, s2, a0
    and s2, s2, s9
    slli s3, s2, 1
    xor s1, s1, s3
    xor a0, a0, s2
    srli s2, t2, 1
    xor s2, s2, t3
    and s2, s2, s9
    slli s3, s2, 1
    xor t2, t2, s3
    xor t3, t3, s2
    srli s2, a1, 1
    xor s2, s2, s0
    and s2, s2, s9
    slli s3, s2, 1
    xor a1, a1, s3
    xor s0, s0, s2
    srli s2, t6, 1
    xor s2, s2, t5
    and s2, s2, s9
    slli s3, s2, 1
    xor t6, t6, s3
    xor t5, t5, s2
    srli s2, a5, 1
    xor s2, s2, a6
    and s2, s2, s9
    slli s3, s2, 1
    xor a5, a5, s3
    xor a6, a6, s2
    srli s2, a4, 1
    xor s2, s2, a2
    and s2, s2, s9
    slli s3, s2, 1
    xor a4, a4, s3
    xor a2, a2, s2
    srli s2, a7, 1
    xor s2, s2, t0
    and s2, s2, s9
    slli s3, s2, 1
    xor a7, a7, s3
    xor t0, t0, s2
    srli s2, t4, 16
    lw s3, 104(sp)
    xor s2, s2, t6
    and s2, s2, s3
    slli s4, s2, 16
    xor t4, t4, s4
    xor t6, t6, s2
    srli s2, s1, 16
    xor s2, s2, a5
    and s2, s2, s3
    slli s4, s2, 16
    xor s1, s1, s4
    xor a5, a5, s2
    srli s2, t1, 16
    xor s2, s2, t5
    and s2, s2, s3
    slli s4, s2, 16
    xor t1, t1, s4
    xor t5, t5, s2
    srli s2, a0, 16
    xor s2, s2, a6
    and s2, s2, s3
    slli s4, s2, 16
    xor a0, a0, s4
    xor a6, a6, s2
    srli s2, t2, 16
    xor s2, s2, a4
    and s2, s2, s3
    slli s4, s2, 16
    xor t2, t2, s4
    xor a4, a4, s2
    srli s2, a1, 16
    xor s2, s2, a7
    and s2, s2, s3
    slli s4, s2, 16
    xor a1, a1, s4
    xor a7, a7, s2
    srli s2, t3, 16
    xor s2, s2, a2
    and s2, s2, s3
    slli s4, s2, 16
    xor t3, t3, s4
    xor a2, a2, s2
    srli s2, s0, 16
    xor s2, s2, t0
    and s2, s2, s3
    slli s3, s2, 16
    xor s0, s0, s3
    xor t0, t0, s2
    srli s2, t4, 8
    lw s3, 100(sp)
    xor s2, s2, t6
    and s2, s2, s3
    slli s4, s2, 8
    xor t4, t4, s4
    xor t6, t6, s2
    srli s2, s1, 8
    xor s2, s2, a5
    and s2, s2, s3
    slli s4, s2, 8
    xor s1, s1, s4
    xor a5, a5, s2
    srli s2, t1, 8
    xor s2, s2, t5
    and s2, s2, s3
    slli s4, s2, 8
    xor t1, t1, s4
    xor t5, t5, s2
    srli s2, a0, 8
    xor s2, s2, a6
    and s2, s2, s3
    slli s4, s2, 8
    xor a0, a0, s4
    xor a6, a6, s2
    srli s2, t2, 8
    xor s2, s2, a4
    and s2, s2, s3
    slli s4, s2, 8
    xor t2, t2, s4
    xor a4, a4, s2
    srli s2, a1, 8
    xor s2, s2, a7
    and s2, s2, s3
    slli s4, s2, 8
    xor a1, a1, s4
    xor a7, a7, s2
    srli s2, t3, 8
    xor s2, s2, a2
    and s2, s2, s3
    slli s4, s2, 8
    xor t3, t3, s4
    xor a2, a2, s2
    srli s2, s0, 8
    xor s2, s2, t0
    and s2, s2, s3
    slli s3, s2, 8
    xor s0, s0, s3
    xor t0, t0, s2
    srli s2, t4, 4
    lw s3, 96(sp)
    xor s2, s2, t6
    and s2, s2, s3
    slli s4, s2, 4
    xor t4, t4, s4
    xor t6, t6, s2
    srli s2, s1, 4
    xor s2, s2, a5
    and s2, s2, s3
    slli s4, s2, 4
    xor s1, s1, s4
    xor a5, a5, s2
    srli s2, t1, 4
    xor s2, s2, t5
    and s2, s2, s3
    slli s4, s2, 4
    xor t1, t1, s4
    xor t5, t5, s2
    srli s2, a0, 4
    xor s2, s2, a6
    and s2, s2, s3
    slli s4, s2, 4
    xor a0, a0, s4
    xor a6, a6, s2
    srli s2, t2, 4
    xor s2, s2, a4
    and s2, s2, s3
    slli s4, s2, 4
    xor t2, t2, s4
    xor a4, a4, s2
    srli s2, a1, 4
    xor s2, s2, a7
    and s2, s2, s3
    slli s4, s2, 4
    xor a1, a1, s4
    xor a7, a7, s2
    srli s2, t3, 4
    xor s2, s2, a2
    and s2, s2, s3
    slli s4, s2, 4
    xor t3, t3, s4
    xor a2, a2, s2
    srli s2, s0, 4
    xor s2, s2, t0
    and s2, s2, s3
    slli s3, s2, 4
    xor s0, s0, s3
    xor t0, t0, s2
    lw s2, 64(sp)
    sw t4, 0(s2)
    sw s1, 4(s2)
    sw t1, 8(s2)
    sw a0, 12(s2)
    sw t2, 16(s2)
    sw a1, 20(s2)
    sw t3, 24(s2)
    sw s0, 28(s2)
    sw t6, 32(s2)
    sw a5, 36(s2)
    sw t5, 40(s2)
    sw a6, 44(s2)
    sw a4, 48(s2)
    sw a7, 52(s2)
    sw a2, 56(s2)
    sw t0, 60(s2)
    mv a0, s2
    lw a1, 68(sp)
    lw a2, 80(sp)
    addi a0, a0, 64
    addi a1, a1, 64
    bltu a2, a1, .Llwcc_skinny64_128_ecb_decrypt_rv32i_group_done
    j .Llwcc_skinny64_128_ecb_decrypt_rv32i_group
.Llwcc_skinny64_128_ecb_decrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny64_128_ecb_decrypt_rv32i_out
.Llwcc_skinny64_128_ecb_decrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 64
    beqz t2, .Llwcc_skinny64_128_ecb_decrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 112
    mv t0, a0
    addi t1, sp, 176
.Llwcc_skinny64_128_ecb_decrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_skinny64_128_ecb_decrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_skinny64_128_ecb_decrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_128_ecb_decrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_skinny64_128_ecb_decrypt_rv32i_group
.Llwcc_skinny64_128_ecb_decrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 112
    add t1, a1, t2
.Llwcc_skinny64_128_ecb_decrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_128_ecb_decrypt_rv32i_copy
.Llwcc_skinny64_128_ecb_decrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 176
.Llwcc_skinny64_128_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny64_128_ecb_decrypt_rv32i_wipe
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
    .size lwcc_skinny64_128_ecb_decrypt_rv32i, .-lwcc_skinny64_128_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_skinny64_128_ctr_init_rv32i
    .type lwcc_skinny64_128_ctr_init_rv32i, %function
lwcc_skinny64_128_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_skinny64_128_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_skinny64_128_ctr_nonce_rv32i
    .size lwcc_skinny64_128_ctr_init_rv32i, .-lwcc_skinny64_128_ctr_init_rv32i

    .balign 4
    .global lwcc_skinny64_128_ctr_nonce_rv32i
    .type lwcc_skinny64_128_ctr_nonce_rv32i, %function
lwcc_skinny64_128_ctr_nonce_rv32i:
    addi sp, sp, -96
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
    lui a5, 349525
    lui a6, 61681
    lui a7, 16
    lui t0, 209715
    lbu t1, 1(a1)
    # round 1 (skinny.dsl:60)
    lw t2, 0(a0)
    lw t3, 1312(a0)
    # round 2 (skinny.dsl:60)
    lw t4, 1296(a0)
    # round 1 (skinny.dsl:60)
    lw t5, 20(a0)
    lw t6, 1304(a0)
    lbu a4, 3(a1)
    lbu a3, 2(a1)
    # round 2 (skinny.dsl:60)
    lw a2, 1324(a0)
    slli a4, a4, 24
    lui s0, 4080
    addi s0, s0, 255
    addi t0, t0, 819
    addi a5, a5, 1365
    # round 1 (skinny.dsl:60)
    lw s1, 1320(a0)
    addi a6, a6, -241
    addi a7, a7, -1
    lw s2, 28(a0)
    lbu s3, 0(a1)
    lw s4, 12(a0)
    slli t1, t1, 8
    or t1, s3, t1
    # round 2 (skinny.dsl:60)
    lw s3, 1328(a0)
    slli a3, a3, 16
    # round 1 (skinny.dsl:60)
    lw s5, 1316(a0)
    # round 2 (skinny.dsl:60)
    lw s6, 1332(a0)
    or t1, t1, a3
    or t1, t1, a4
    srli a4, t1, 4
    xor a4, a4, t1
    and a6, a4, a6
    slli a4, a6, 4
    xor a6, t1, a6
    xor t1, t1, a4
    srli a4, t1, 8
    xor a4, a4, a6
    and a4, a4, s0
    slli a3, a4, 8
    xor t1, t1, a3
    xor a6, a6, a4
    srli a4, t1, 16
    xor a4, a4, a6
    and a7, a4, a7
    xor a6, a6, a7
    srli a4, a6, 1
    xor a4, a4, a6
    slli a7, a7, 16
    xor a7, t1, a7
    srli t1, a7, 1
    and a4, a4, a5
    xor a3, a6, a4
    slli a4, a4, 1
    xor t1, t1, a7
    and a5, t1, a5
    slli t1, a5, 1
    xor t1, a7, t1
    srli s0, t1, 2
    xor a5, a7, a5
    srli a7, a5, 2
    xor a7, a7, a5
    xor a6, a6, a4
    srli a4, a6, 2
    xor a4, a4, a6
    and a4, a4, t0
    slli s7, a4, 2
    xor s7, a6, s7
    srli s8, a3, 2
    xor s8, s8, a3
    and s8, s8, t0
    slli s9, s8, 2
    and a7, a7, t0
    xor s8, a3, s8
    # round 1 (skinny.dsl:60)
    not s8, s8
    xor s0, s0, t1
    and t0, s0, t0
    xor a6, a6, a4
    slli a4, t0, 2
    xor s0, a5, a7
    xor t0, t1, t0
    not t0, t0
    not s0, s0
    xor t1, t1, a4
    not t1, t1
    and a4, t0, s0
    xor t1, t1, a4
    slli a7, a7, 2
    xor a5, a5, a7
    not a6, a6
    xor a7, a3, s9
    not a7, a7
    and a4, a7, a6
    not a3, s7
    xor a4, s8, a4
    and s7, a6, s8
    xor a3, a3, s7
    and s7, a4, a3
    not a5, a5
    and s8, a5, t0
    xor s0, s0, s8
    and s8, a7, a3
    not a3, a3
    xor a3, a3, s1
    and s1, a5, t1
    xor t0, t0, s1
    not t0, t0
    sw a3, 1364(a0)
    xor t0, t0, t3
    not t3, a4
    and a4, s0, t1
    xor a5, a5, a4
    not a4, s0
    xor t5, a4, t5
    slli a4, t5, 16
    srli a3, t5, 16
    or a4, a4, a3
    not t1, t1
    xor t1, t1, s2
    srli a3, t1, 16
    slli s0, t1, 16
    or a3, s0, a3
    xor a6, a6, s8
    srli s0, t0, 16
    xor t3, t3, s5
    sw t3, 1360(a0)
    xor a7, a7, s7
    not a7, a7
    not a5, a5
    xor a5, a5, t2
    slli t2, a5, 16
    srli t3, a5, 16
    or t2, t2, t3
    not t2, t2
    xor a7, a7, t6
    sw a7, 1352(a0)
    # round 2 (skinny.dsl:60)
    not a7, t5
    not t3, t0
    and t5, t3, a7
    not t1, t1
    xor t5, t1, t5
    not t6, t5
    # round 1 (skinny.dsl:60)
    not a6, a6
    not a3, a3
    # round 2 (skinny.dsl:60)
    and t1, a7, t1
    not a5, a5
    xor a5, a5, t1
    and t1, t5, a5
    # round 1 (skinny.dsl:60)
    not t5, a4
    # round 2 (skinny.dsl:60)
    not a4, a5
    # round 1 (skinny.dsl:60)
    xor a6, a6, s4
    not a6, a6
    # round 2 (skinny.dsl:60)
    xor a4, a4, s6
    sw a4, 1380(a0)
    sw a3, 1336(a0)
    # round 1 (skinny.dsl:60)
    slli t0, t0, 16
    or t0, t0, s0
    sw t0, 1340(a0)
    # round 2 (skinny.dsl:60)
    and a5, t3, a5
    xor a5, a7, a5
    not a5, a5
    xor a5, a5, t4
    sw a6, 1356(a0)
    xor a6, t3, t1
    not a6, a6
    xor a6, a6, a2
    not a5, a5
    sw a5, 1372(a0)
    sw t5, 1348(a0)
    sw t2, 1344(a0)
    xor a5, t6, s3
    sw a5, 1376(a0)
    sw a6, 1368(a0)
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
    addi sp, sp, 96
    ret
    .size lwcc_skinny64_128_ctr_nonce_rv32i, .-lwcc_skinny64_128_ctr_nonce_rv32i

    .balign 4
    .global lwcc_skinny64_128_ctr_crypt_rv32i
    .type lwcc_skinny64_128_ctr_crypt_rv32i, %function
lwcc_skinny64_128_ctr_crypt_rv32i:
    bnez a2, .Llwcc_skinny64_128_ctr_crypt_rv32i_begin
    ret
.Llwcc_skinny64_128_ctr_crypt_rv32i_begin:
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
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 64
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    beqz t1, .Llwcc_skinny64_128_ctr_crypt_rv32i_group
    j .Llwcc_skinny64_128_ctr_crypt_rv32i_rest
.Llwcc_skinny64_128_ctr_crypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a4, 76(sp)
    addi a5, a4, 1
    srli a6, a5, 24
    srli a7, a5, 16
    srli t0, a5, 8
    andi a7, a7, 255
    slli a7, a7, 8
    or a6, a6, a7
    andi a7, t0, 255
    slli a7, a7, 16
    or a6, a6, a7
    slli a5, a5, 24
    or a5, a6, a5
    srli a6, a5, 4
    addi a7, a4, 2
    srli t0, a7, 24
    srli t1, a7, 16
    srli t2, a7, 8
    andi t1, t1, 255
    slli t1, t1, 8
    or t0, t0, t1
    andi t1, t2, 255
    slli t1, t1, 16
    or t0, t0, t1
    slli a7, a7, 24
    or a7, t0, a7
    srli t0, a7, 4
    addi t1, a4, 3
    srli t2, t1, 24
    srli t3, t1, 16
    srli t4, t1, 8
    andi t3, t3, 255
    slli t3, t3, 8
    or t2, t2, t3
    andi t3, t4, 255
    slli t3, t3, 16
    or t2, t2, t3
    slli t1, t1, 24
    or t1, t2, t1
    srli t2, t1, 4
    addi t3, a4, 4
    srli t4, t3, 24
    srli t5, t3, 16
    srli t6, t3, 8
    andi t5, t5, 255
    slli t5, t5, 8
    or t4, t4, t5
    andi t5, t6, 255
    slli t5, t5, 16
    or t4, t4, t5
    slli t3, t3, 24
    or t3, t4, t3
    addi t4, a4, 5
    srli t5, t4, 24
    srli t6, t4, 16
    srli s0, t4, 8
    andi t6, t6, 255
    slli t6, t6, 8
    or t5, t5, t6
    andi t6, s0, 255
    slli t6, t6, 16
    or t5, t5, t6
    slli t4, t4, 24
    or t4, t5, t4
    addi t5, a4, 6
    srli t6, t5, 24
    srli s0, t5, 16
    srli s1, t5, 8
    andi s0, s0, 255
    slli s0, s0, 8
    or t6, t6, s0
    andi s0, s1, 255
    slli s0, s0, 16
    or t6, t6, s0
    slli t5, t5, 24
    or t5, t6, t5
    addi t6, a4, 7
    srli s0, t6, 24
    srli s1, t6, 16
    srli s2, t6, 8
    andi s1, s1, 255
    slli s1, s1, 8
    or s0, s0, s1
    andi s1, s2, 255
    slli s1, s1, 16
    or s0, s0, s1
    slli t6, t6, 24
    or t6, s0, t6
    srli s0, a4, 8
    andi s0, s0, 255
    slli s0, s0, 16
    srli s1, a4, 16
    andi s1, s1, 255
    slli s1, s1, 8
    srli s2, a4, 24
    or s1, s2, s1
    or s0, s1, s0
    slli s1, a4, 24
    or s0, s0, s1
    srli s1, s0, 4
    lui s2, 209715
    addi s2, s2, 819
    xor s1, s1, t3
    lui s3, 16
    addi s3, s3, -1
    lui s4, 4080
    addi s4, s4, 255
    lui s5, 349525
    addi s5, s5, 1365
    lui s6, 61681
    addi s6, s6, -241
    and s1, s1, s6
    xor t3, t3, s1
    slli s1, s1, 4
    xor s0, s0, s1
    xor t0, t0, t5
    and t0, t0, s6
    xor t5, t5, t0
    slli t0, t0, 4
    xor a7, a7, t0
    xor t0, t2, t6
    and t0, t0, s6
    xor t2, t6, t0
    slli t0, t0, 4
    xor t0, t1, t0
    xor a6, a6, t4
    and a6, a6, s6
    xor t1, t4, a6
    slli a6, a6, 4
    xor a5, a5, a6
    srli a6, a5, 8
    xor a6, a6, t1
    and a6, a6, s4
    xor t1, t1, a6
    slli a6, a6, 8
    xor a5, a5, a6
    srli a6, a5, 16
    xor a6, a6, t1
    and a6, a6, s3
    xor t1, t1, a6
    slli a6, a6, 16
    xor a5, a5, a6
    srli a6, t0, 8
    xor a6, a6, t2
    and a6, a6, s4
    xor t2, t2, a6
    slli a6, a6, 8
    xor a6, t0, a6
    srli t0, a6, 16
    xor t0, t0, t2
    and t0, t0, s3
    xor t2, t2, t0
    slli t0, t0, 16
    xor a6, a6, t0
    srli t0, a7, 8
    xor t0, t0, t5
    and t0, t0, s4
    xor t4, t5, t0
    slli t0, t0, 8
    xor a7, a7, t0
    srli t0, a7, 16
    xor t0, t0, t4
    and t0, t0, s3
    xor t4, t4, t0
    slli t0, t0, 16
    xor a7, a7, t0
    srli t0, a7, 1
    xor t0, t0, a6
    and t0, t0, s5
    xor a6, a6, t0
    slli t0, t0, 1
    xor a7, a7, t0
    srli t0, t4, 1
    xor t0, t0, t2
    and t0, t0, s5
    xor t2, t2, t0
    slli t0, t0, 1
    xor t0, t4, t0
    srli t4, s0, 8
    xor t4, t4, t3
    and t4, t4, s4
    xor t3, t3, t4
    slli t4, t4, 8
    xor t4, s0, t4
    srli t5, t4, 16
    xor t5, t5, t3
    and t5, t5, s3
    xor t3, t3, t5
    slli t5, t5, 16
    xor t4, t4, t5
    srli t5, t4, 1
    xor t5, t5, a5
    and t5, t5, s5
    xor a5, a5, t5
    slli t5, t5, 1
    xor t4, t4, t5
    srli t5, t4, 2
    xor t5, t5, a7
    and t5, t5, s2
    xor a7, a7, t5
    slli t5, t5, 2
    xor t4, t4, t5
    srli t5, a5, 2
    xor t5, t5, a6
    and t5, t5, s2
    xor a6, a6, t5
    slli t5, t5, 2
    xor a5, a5, t5
    srli t5, t3, 1
    xor t5, t5, t1
    and t5, t5, s5
    xor t1, t1, t5
    slli t5, t5, 1
    xor t3, t3, t5
    srli t5, t3, 2
    xor t5, t5, t0
    and t5, t5, s2
    xor t0, t0, t5
    slli t5, t5, 2
    xor t3, t3, t5
    srli t5, t1, 2
    xor t5, t5, t2
    and t5, t5, s2
    xor t2, t2, t5
    slli t5, t5, 2
    xor t1, t1, t5
    # round 1 (skinny.dsl:60)
    or t5, a7, a6
    xor t4, t4, t5
    or t5, a5, a7
    xor a6, a6, t5
    and t5, a6, t4
    not a5, a5
    xor t5, a5, t5
    and a5, a5, t4
    lw t6, 124(a3)
    xor a5, a7, a5
    lw a7, 1336(a3)
    xor a5, a5, t6
    lw t6, 1340(a3)
    xor a7, t4, a7
    lw s0, 1344(a3)
    xor t6, a5, t6
    lw s1, 1348(a3)
    xor s0, t5, s0
    xor s1, a6, s1
    lw s7, 1352(a3)
    slli s8, t5, 24
    srli t5, t5, 8
    or t5, s8, t5
    xor t5, s7, t5
    slli s7, s0, 8
    srli s8, s0, 24
    or s7, s7, s8
    lw s8, 1356(a3)
    slli s9, a5, 24
    srli a5, a5, 8
    or a5, s9, a5
    xor a5, s8, a5
    not s8, t6
    slli s9, s8, 8
    srli s10, s8, 24
    or s9, s9, s10
    lw s10, 1360(a3)
    slli s11, a6, 24
    srli a6, a6, 8
    or a6, s11, a6
    xor a6, s10, a6
    slli s10, s1, 8
    srli s11, s1, 24
    or s10, s10, s11
    lw s11, 1364(a3)
    slli ra, t4, 24
    srli t4, t4, 8
    or t4, ra, t4
    xor t4, s11, t4
    slli s11, a7, 8
    srli ra, a7, 24
    or s11, s11, ra
    or ra, t0, t2
    xor t3, t3, ra
    or ra, t1, t0
    xor t2, t2, ra
    and ra, t2, t3
    not t1, t1
    xor ra, t1, ra
    and t1, t1, t3
    xor t0, t0, t1
    xor t1, ra, s7
    xor t0, t0, s9
    xor t2, t2, s10
    xor t3, t3, s11
    # round 2 (skinny.dsl:60)
    and s7, a6, t4
    xor t5, t5, s7
    and s7, a5, a6
    xor t4, t4, s7
    and s7, t4, t5
    xor s7, a5, s7
    and a5, a5, t5
    lw s9, 80(a3)
    xor a5, a6, a5
    xor a5, a5, s9
    lw a6, 1368(a3)
    slli s9, s7, 16
    srli s10, s7, 16
    or s9, s9, s10
    xor a6, a6, s9
    lw s9, 1372(a3)
    slli s10, a5, 16
    srli s11, a5, 16
    or s10, s10, s11
    xor s9, s9, s10
    lw s10, 1376(a3)
    slli s11, t4, 16
    srli ra, t4, 16
    or s11, s11, ra
    xor s10, s10, s11
    lw s11, 1380(a3)
    slli ra, t5, 16
    srli a4, t5, 16
    or a4, ra, a4
    xor a4, s11, a4
    or t6, t6, s1
    xor t6, a7, t6
    or a7, s1, a7
    xor a7, s0, a7
    and s0, s8, a7
    xor s0, s1, s0
    and s1, t6, a7
    xor s1, s8, s1
    and s8, t2, t3
    lw s11, 68(a3)
    xor t1, t1, s8
    xor s8, t1, s11
    and s11, t0, t1
    lw ra, 52(a3)
    xor s11, t2, s11
    xor s11, s11, ra
    and t2, t0, t2
    lw ra, 60(a3)
    xor t2, t3, t2
    xor t3, t2, ra
    and t1, t2, t1
    lw t2, 40(a3)
    xor t0, t0, t1
    xor t0, t0, t2
    xor t1, t5, s8
    xor a5, s11, a5
    xor t2, s7, t0
    xor t4, t3, t4
    slli t5, t2, 16
    srli s7, t2, 16
    or t5, t5, s7
    xor t5, s1, t5
    slli s1, a5, 16
    srli s7, a5, 16
    or s1, s1, s7
    xor s0, s0, s1
    slli s1, t4, 16
    srli s7, t4, 16
    or s1, s1, s7
    xor t6, t6, s1
    slli s1, t1, 16
    srli s7, t1, 16
    or s1, s1, s7
    xor a7, a7, s1
    # round 3 (skinny.dsl:60)
    and s1, s10, a4
    xor a6, a6, s1
    and s1, s9, s10
    xor a4, a4, s1
    and s1, a4, a6
    xor s1, s9, s1
    and s7, s9, a6
    lw s9, 80(a3)
    xor s7, s10, s7
    xor s7, s7, s9
    slli s9, s1, 8
    srli s10, s1, 24
    or s9, s9, s10
    slli s10, s7, 8
    srli ra, s7, 24
    or s10, s10, ra
    slli ra, a4, 8
    srli a2, a4, 24
    or a2, ra, a2
    slli ra, a6, 8
    srli a0, a6, 24
    or a0, ra, a0
    or ra, t4, t1
    xor t2, t2, ra
    not ra, a5
    or ra, ra, t4
    xor t1, t1, ra
    and ra, t1, t2
    xor ra, a5, ra
    and a5, a5, t2
    xor a5, t4, a5
    and t4, t6, a7
    xor t4, t5, t4
    and t5, s0, t4
    lw a1, 84(a3)
    xor t5, t6, t5
    xor t5, t5, a1
    and t6, s0, t6
    xor a7, a7, t6
    and t6, a7, t4
    lw a1, 72(a3)
    xor t6, s0, t6
    xor t6, t6, a1
    slli a1, t6, 16
    srli s0, t6, 16
    or a1, a1, s0
    lw s0, 92(a3)
    sw s6, 96(sp)
    slli s6, t5, 16
    sw s4, 100(sp)
    srli s4, t5, 16
    or s4, s6, s4
    xor a7, a7, s0
    lw s0, 100(a3)
    slli s6, a7, 16
    sw s3, 104(sp)
    srli s3, a7, 16
    or s3, s6, s3
    xor t4, t4, s0
    slli s0, t4, 16
    srli s6, t4, 16
    or s0, s0, s6
    and s6, t3, s8
    sw s5, 108(sp)
    lw s5, 104(a3)
    xor t0, t0, s6
    xor s5, t0, s5
    and s6, s11, t0
    sw s2, 112(sp)
    lw s2, 88(a3)
    xor s6, t3, s6
    xor s2, s6, s2
    and t3, s11, t3
    lw s6, 96(a3)
    xor t3, s8, t3
    xor s6, t3, s6
    and t0, t3, t0
    lw t3, 76(a3)
    xor t0, s11, t0
    xor t0, t0, t3
    xor t3, a4, s3
    xor a4, s10, s2
    xor a2, a2, s6
    xor a1, s1, a1
    xor a0, a0, s5
    xor a6, a6, s0
    xor s0, s7, s4
    xor t0, s9, t0
    slli s1, s0, 24
    srli s2, s0, 8
    or s1, s1, s2
    xor a5, a5, s1
    slli s1, a6, 24
    srli s2, a6, 8
    or s1, s1, s2
    xor t2, t2, s1
    slli s1, a1, 24
    srli s2, a1, 8
    or s1, s1, s2
    xor s1, ra, s1
    slli s2, t3, 24
    srli s3, t3, 8
    or s2, s2, s3
    xor t1, t1, s2
    # round 4 (skinny.dsl:60)
    or s2, t3, a6
    xor a1, a1, s2
    not s2, s0
    or s2, s2, t3
    xor a6, a6, s2
    and s2, a6, a1
    xor s2, s0, s2
    and s0, s0, a1
    xor t3, t3, s0
    and s0, t1, t2
    xor s0, s1, s0
    and s1, a5, t1
    xor t2, t2, s1
    and s1, t2, s0
    xor s1, a5, s1
    and a5, a5, s0
    lw s3, 108(a3)
    xor a5, t1, a5
    lw t1, 116(a3)
    xor s1, s1, s3
    lw s3, 128(a3)
    xor a5, a5, t1
    lw t1, 136(a3)
    xor t2, t2, s3
    xor t1, s0, t1
    and s0, a7, t4
    xor t6, t6, s0
    and s0, t5, t6
    lw s3, 120(a3)
    xor s0, a7, s0
    xor s0, s0, s3
    and a7, t5, a7
    xor a7, t4, a7
    and t4, a7, t6
    lw s3, 112(a3)
    xor t4, t5, t4
    lw t5, 132(a3)
    xor t4, t4, s3
    lw s3, 140(a3)
    xor a7, a7, t5
    xor t5, t6, s3
    and t6, a2, a0
    xor t0, t0, t6
    and t6, a4, t0
    lw s3, 124(a3)
    xor t6, a2, t6
    xor t6, t6, s3
    and a2, a4, a2
    xor a2, a0, a2
    and a0, a2, t0
    xor a4, a4, a0
    xor t5, t5, t0
    xor t4, t4, a4
    xor t0, t1, t0
    xor a1, a1, t0
    xor a0, s0, t6
    xor a7, a7, a2
    xor a4, s1, a4
    xor s0, s2, a4
    xor a2, a2, t2
    xor a6, a6, a2
    xor t6, t6, a5
    not s2, t6
    xor t3, t3, s2
    # round 5 (skinny.dsl:60)
    and s3, a6, a1
    xor s0, s0, s3
    and s3, t3, a6
    xor a1, a1, s3
    and s3, a1, s0
    xor s3, t3, s3
    and t3, t3, s0
    lw s4, 144(a3)
    xor a6, a6, t3
    lw t3, 152(a3)
    xor s3, s3, s4
    lw s4, 164(a3)
    xor a6, a6, t3
    lw t3, 172(a3)
    xor a1, a1, s4
    xor t3, s0, t3
    slli s0, t3, 16
    srli s4, t3, 16
    or s0, s0, s4
    slli s4, a6, 16
    srli s5, a6, 16
    or s4, s4, s5
    slli s5, s3, 16
    srli s6, s3, 16
    or s5, s5, s6
    slli s6, a1, 16
    srli s7, a1, 16
    or s6, s6, s7
    and s7, t2, t1
    xor s1, s1, s7
    and s7, a5, t2
    xor t1, t1, s7
    and s7, t1, s1
    xor s7, a5, s7
    and a5, a5, s1
    lw s8, 148(a3)
    xor a5, t2, a5
    lw t2, 156(a3)
    xor s7, s7, s8
    lw s8, 168(a3)
    xor a5, a5, t2
    lw t2, 176(a3)
    xor t1, t1, s8
    xor t2, s1, t2
    and s1, a7, t5
    xor t4, t4, s1
    and s1, a0, t4
    lw s8, 160(a3)
    xor s1, a7, s1
    xor s1, s1, s8
    and a7, a0, a7
    xor a7, t5, a7
    and t5, a7, t4
    xor t5, a0, t5
    slli a0, t5, 24
    srli s8, t5, 8
    or a0, a0, s8
    slli s8, a7, 24
    srli s9, a7, 8
    or s8, s8, s9
    slli s9, s1, 24
    srli s10, s1, 8
    or s9, s9, s10
    slli s10, t4, 24
    srli s11, t4, 8
    or s10, s10, s11
    or t6, t6, a2
    xor t6, t0, t6
    or t0, a2, t0
    xor t0, a4, t0
    and a4, s2, t0
    xor a4, a2, a4
    and a2, t6, t0
    xor a2, s2, a2
    xor t1, t1, s8
    xor s1, s1, s4
    xor t4, t4, s0
    xor a5, a5, s9
    xor t2, t2, s10
    xor a0, s7, a0
    xor a7, a7, s6
    xor t5, t5, s5
    slli s0, t5, 8
    srli s2, t5, 24
    or s0, s0, s2
    xor a2, a2, s0
    slli s0, a7, 8
    srli s2, a7, 24
    or s0, s0, s2
    xor t6, t6, s0
    slli s0, t4, 8
    srli s2, t4, 24
    or s0, s0, s2
    xor t0, t0, s0
    not s0, s1
    slli s2, s0, 8
    srli s4, s0, 24
    or s2, s2, s4
    xor a4, a4, s2
    # round 6 (skinny.dsl:60)
    and s2, a1, t3
    xor s2, s3, s2
    and s3, a6, a1
    xor t3, t3, s3
    and s3, t3, s2
    xor s3, a6, s3
    and a6, a6, s2
    lw s4, 180(a3)
    xor a6, a1, a6
    lw a1, 188(a3)
    xor s3, s3, s4
    lw s4, 200(a3)
    xor a6, a6, a1
    lw a1, 208(a3)
    xor t3, t3, s4
    xor a1, s2, a1
    and s2, t1, t2
    xor a0, a0, s2
    and s2, a5, t1
    xor t2, t2, s2
    and s2, t2, a0
    xor s2, a5, s2
    and a5, a5, a0
    lw s4, 192(a3)
    xor a5, t1, a5
    xor a5, a5, s4
    slli t1, s2, 16
    srli s4, s2, 16
    or t1, t1, s4
    slli s4, a5, 16
    srli s5, a5, 16
    or s4, s4, s5
    slli s5, t2, 16
    srli s6, t2, 16
    or s5, s5, s6
    slli s6, a0, 16
    srli s7, a0, 16
    or s6, s6, s7
    or s1, s1, a7
    xor s1, t4, s1
    or t4, a7, t4
    xor t4, t5, t4
    and t5, s0, t4
    xor a7, a7, t5
    and t5, s1, t4
    xor t5, s0, t5
    and s0, t6, t0
    lw s7, 212(a3)
    xor a2, a2, s0
    xor s0, a2, s7
    and s7, a4, a2
    lw s8, 196(a3)
    xor s7, t6, s7
    xor s7, s7, s8
    and t6, a4, t6
    lw s8, 204(a3)
    xor t0, t0, t6
    xor t6, t0, s8
    and t0, t0, a2
    lw a2, 184(a3)
    xor t0, a4, t0
    xor t0, t0, a2
    xor t3, t3, s5
    xor a6, a6, s4
    xor a4, a1, s6
    xor t1, s3, t1
    xor a5, s7, a5
    xor t2, t6, t2
    xor a2, a0, s0
    xor a1, s2, t0
    slli a0, a1, 16
    srli s2, a1, 16
    or a0, a0, s2
    xor t5, t5, a0
    slli a0, a2, 16
    srli s2, a2, 16
    or a0, a0, s2
    xor t4, t4, a0
    slli a0, t2, 16
    srli s2, t2, 16
    or a0, a0, s2
    xor a0, s1, a0
    not s1, a5
    slli s2, s1, 16
    srli s3, s1, 16
    or s2, s2, s3
    xor a7, a7, s2
    # round 7 (skinny.dsl:60)
    and s2, t3, a4
    xor t1, t1, s2
    and s2, a6, t3
    xor a4, a4, s2
    and s2, a4, t1
    xor s2, a6, s2
    and a6, a6, t1
    lw s3, 224(a3)
    xor a6, t3, a6
    xor a6, a6, s3
    slli t3, s2, 8
    srli s3, s2, 24
    or t3, t3, s3
    slli s3, a6, 8
    srli s4, a6, 24
    or s3, s3, s4
    slli s4, a4, 8
    srli s5, a4, 24
    or s4, s4, s5
    slli s5, t1, 8
    srli s6, t1, 24
    or s5, s5, s6
    or a5, a5, t2
    xor a5, a2, a5
    or a2, t2, a2
    xor a2, a1, a2
    and a1, s1, a2
    xor t2, t2, a1
    and a1, a5, a2
    xor a1, s1, a1
    and s1, a0, t4
    xor t5, t5, s1
    and s1, a7, t5
    lw s6, 228(a3)
    xor s1, a0, s1
    xor s1, s1, s6
    and a0, a7, a0
    xor t4, t4, a0
    and a0, t4, t5
    lw s6, 216(a3)
    xor a7, a7, a0
    xor a7, a7, s6
    slli a0, a7, 16
    srli s6, a7, 16
    or a0, a0, s6
    lw s6, 236(a3)
    slli s8, s1, 16
    srli s9, s1, 16
    or s8, s8, s9
    xor t4, t4, s6
    lw s6, 244(a3)
    slli s9, t4, 16
    srli s10, t4, 16
    or s9, s9, s10
    xor t5, t5, s6
    slli s6, t5, 16
    srli s10, t5, 16
    or s6, s6, s10
    and s10, t6, s0
    lw s11, 248(a3)
    xor t0, t0, s10
    xor s10, t0, s11
    and s11, s7, t0
    lw ra, 232(a3)
    xor s11, t6, s11
    xor s11, s11, ra
    and t6, s7, t6
    lw ra, 240(a3)
    xor t6, s0, t6
    xor s0, t6, ra
    and t0, t6, t0
    lw t6, 220(a3)
    xor t0, s7, t0
    xor t0, t0, t6
    xor t6, a4, s9
    xor a4, s3, s11
    xor s0, s4, s0
    xor a0, s2, a0
    xor s2, s5, s10
    xor t1, t1, s6
    xor a6, a6, s8
    xor t0, t3, t0
    slli t3, a6, 24
    srli s3, a6, 8
    or t3, t3, s3
    xor t2, t2, t3
    slli t3, t1, 24
    srli s3, t1, 8
    or t3, t3, s3
    xor t3, a2, t3
    slli a2, a0, 24
    srli s3, a0, 8
    or a2, a2, s3
    xor a2, a1, a2
    slli a1, t6, 24
    srli s3, t6, 8
    or a1, a1, s3
    xor a5, a5, a1
    # round 8 (skinny.dsl:60)
    or a1, t6, t1
    xor a1, a0, a1
    not a0, a6
    or a0, a0, t6
    xor t1, t1, a0
    and a0, t1, a1
    xor a0, a6, a0
    and a6, a6, a1
    xor a6, t6, a6
    and t6, a5, t3
    xor t6, a2, t6
    and a2, t2, a5
    xor t3, t3, a2
    and a2, t3, t6
    xor a2, t2, a2
    and t2, t2, t6
    lw s3, 252(a3)
    xor a5, a5, t2
    lw t2, 260(a3)
    xor a2, a2, s3
    lw s3, 268(a3)
    xor a5, a5, t2
    lw t2, 276(a3)
    xor t3, t3, s3
    xor t2, t6, t2
    and t6, t4, t5
    xor a7, a7, t6
    and t6, s1, a7
    lw s3, 264(a3)
    xor t6, t4, t6
    xor t6, t6, s3
    and t4, s1, t4
    xor t4, t5, t4
    and t5, t4, a7
    lw s3, 256(a3)
    xor t5, s1, t5
    lw s1, 272(a3)
    xor t5, t5, s3
    lw s3, 280(a3)
    xor t4, t4, s1
    xor a7, a7, s3
    and s1, s0, s2
    xor t0, t0, s1
    and s1, a4, t0
    lw s3, 160(a3)
    xor s1, s0, s1
    xor s1, s1, s3
    and s0, a4, s0
    xor s0, s2, s0
    and s2, s0, t0
    xor a4, a4, s2
    xor a7, a7, t0
    xor t5, t5, a4
    xor t0, t2, t0
    xor a1, a1, t0
    xor t6, t6, s1
    xor t4, t4, s0
    xor a4, a2, a4
    xor a0, a0, a4
    xor s0, s0, t3
    xor t1, t1, s0
    xor s1, s1, a5
    not s2, s1
    xor a6, a6, s2
    # round 9 (skinny.dsl:60)
    and s3, t1, a1
    xor a0, a0, s3
    and s3, a6, t1
    xor a1, a1, s3
    and s3, a1, a0
    xor s3, a6, s3
    and a6, a6, a0
    lw s4, 284(a3)
    xor a6, t1, a6
    lw t1, 292(a3)
    xor s3, s3, s4
    lw s4, 300(a3)
    xor a6, a6, t1
    lw t1, 308(a3)
    xor a1, a1, s4
    xor t1, a0, t1
    slli a0, t1, 16
    srli s4, t1, 16
    or a0, a0, s4
    slli s4, a6, 16
    srli s5, a6, 16
    or s4, s4, s5
    slli s5, s3, 16
    srli s6, s3, 16
    or s5, s5, s6
    slli s6, a1, 16
    srli s7, a1, 16
    or s6, s6, s7
    and s7, t3, t2
    xor a2, a2, s7
    and s7, a5, t3
    xor t2, t2, s7
    and s7, t2, a2
    xor s7, a5, s7
    and a5, a5, a2
    lw s8, 288(a3)
    xor a5, t3, a5
    lw t3, 296(a3)
    xor s7, s7, s8
    lw s8, 304(a3)
    xor a5, a5, t3
    lw t3, 312(a3)
    xor t2, t2, s8
    xor t3, a2, t3
    and a2, t4, a7
    xor t5, t5, a2
    and a2, t6, t5
    lw s8, 124(a3)
    xor a2, t4, a2
    xor a2, a2, s8
    and t4, t6, t4
    xor a7, a7, t4
    and t4, a7, t5
    xor t4, t6, t4
    slli t6, t4, 24
    srli s8, t4, 8
    or t6, t6, s8
    slli s8, a7, 24
    srli s9, a7, 8
    or s8, s8, s9
    slli s9, a2, 24
    srli s10, a2, 8
    or s9, s9, s10
    slli s10, t5, 24
    srli s11, t5, 8
    or s10, s10, s11
    or s1, s1, s0
    xor s1, t0, s1
    or t0, s0, t0
    xor t0, a4, t0
    and a4, s2, t0
    xor a4, s0, a4
    and s0, s1, t0
    xor s0, s2, s0
    xor t2, t2, s8
    xor a2, a2, s4
    xor t5, t5, a0
    xor a5, a5, s9
    xor t3, t3, s10
    xor t6, s7, t6
    xor a7, a7, s6
    xor t4, t4, s5
    slli a0, t4, 8
    srli s2, t4, 24
    or a0, a0, s2
    xor a0, s0, a0
    slli s0, a7, 8
    srli s2, a7, 24
    or s0, s0, s2
    xor s0, s1, s0
    slli s1, t5, 8
    srli s2, t5, 24
    or s1, s1, s2
    xor t0, t0, s1
    not s1, a2
    slli s2, s1, 8
    srli s4, s1, 24
    or s2, s2, s4
    xor a4, a4, s2
    # round 10 (skinny.dsl:60)
    and s2, a1, t1
    xor s2, s3, s2
    and s3, a6, a1
    xor t1, t1, s3
    and s3, t1, s2
    xor s3, a6, s3
    and a6, a6, s2
    lw s4, 316(a3)
    xor a6, a1, a6
    lw a1, 324(a3)
    xor s3, s3, s4
    lw s4, 332(a3)
    xor a6, a6, a1
    lw a1, 340(a3)
    xor t1, t1, s4
    xor a1, s2, a1
    and s2, t2, t3
    xor t6, t6, s2
    and s2, a5, t2
    xor t3, t3, s2
    and s2, t3, t6
    xor s2, a5, s2
    and a5, a5, t6
    lw s4, 48(a3)
    xor a5, t2, a5
    xor a5, a5, s4
    slli t2, s2, 16
    srli s4, s2, 16
    or t2, t2, s4
    slli s4, a5, 16
    srli s5, a5, 16
    or s4, s4, s5
    slli s5, t3, 16
    srli s6, t3, 16
    or s5, s5, s6
    slli s6, t6, 16
    srli s7, t6, 16
    or s6, s6, s7
    or a2, a2, a7
    xor a2, t5, a2
    or t5, a7, t5
    xor t4, t4, t5
    and t5, s1, t4
    xor a7, a7, t5
    and t5, a2, t4
    xor t5, s1, t5
    and s1, s0, t0
    lw s7, 344(a3)
    xor a0, a0, s1
    xor s1, a0, s7
    and s7, a4, a0
    lw s8, 328(a3)
    xor s7, s0, s7
    xor s7, s7, s8
    and s0, a4, s0
    lw s8, 336(a3)
    xor t0, t0, s0
    xor s0, t0, s8
    and t0, t0, a0
    lw a0, 320(a3)
    xor t0, a4, t0
    xor t0, t0, a0
    xor t1, t1, s5
    xor a6, a6, s4
    xor a4, a1, s6
    xor t2, s3, t2
    xor a5, s7, a5
    xor t3, s0, t3
    xor t6, t6, s1
    xor a1, s2, t0
    slli a0, a1, 16
    srli s2, a1, 16
    or a0, a0, s2
    xor t5, t5, a0
    slli a0, t6, 16
    srli s2, t6, 16
    or a0, a0, s2
    xor t4, t4, a0
    slli a0, t3, 16
    srli s2, t3, 16
    or a0, a0, s2
    xor a2, a2, a0
    not a0, a5
    slli s2, a0, 16
    srli s3, a0, 16
    or s2, s2, s3
    xor a7, a7, s2
    # round 11 (skinny.dsl:60)
    and s2, t1, a4
    xor t2, t2, s2
    and s2, a6, t1
    xor a4, a4, s2
    and s2, a4, t2
    xor s2, a6, s2
    and a6, a6, t2
    lw s3, 80(a3)
    xor a6, t1, a6
    xor a6, a6, s3
    slli t1, s2, 8
    srli s3, s2, 24
    or t1, t1, s3
    slli s3, a6, 8
    srli s4, a6, 24
    or s3, s3, s4
    slli s4, a4, 8
    srli s5, a4, 24
    or s4, s4, s5
    slli s5, t2, 8
    srli s6, t2, 24
    or s5, s5, s6
    or a5, a5, t3
    xor a5, t6, a5
    or t6, t3, t6
    xor t6, a1, t6
    and a1, a0, t6
    xor t3, t3, a1
    and a1, a5, t6
    xor a1, a0, a1
    and a0, a2, t4
    xor t5, t5, a0
    and a0, a7, t5
    lw s6, 356(a3)
    xor a0, a2, a0
    xor a0, a0, s6
    and a2, a7, a2
    xor t4, t4, a2
    and a2, t4, t5
    lw s6, 348(a3)
    xor a7, a7, a2
    xor a7, a7, s6
    slli a2, a7, 16
    srli s6, a7, 16
    or a2, a2, s6
    lw s6, 364(a3)
    slli s8, a0, 16
    srli s9, a0, 16
    or s8, s8, s9
    xor t4, t4, s6
    lw s6, 372(a3)
    slli s9, t4, 16
    srli s10, t4, 16
    or s9, s9, s10
    xor t5, t5, s6
    slli s6, t5, 16
    srli s10, t5, 16
    or s6, s6, s10
    and s10, s0, s1
    lw s11, 376(a3)
    xor t0, t0, s10
    xor s10, t0, s11
    and s11, s7, t0
    lw ra, 360(a3)
    xor s11, s0, s11
    xor s11, s11, ra
    and s0, s7, s0
    lw ra, 368(a3)
    xor s0, s1, s0
    xor s1, s0, ra
    and t0, s0, t0
    lw s0, 352(a3)
    xor t0, s7, t0
    xor t0, t0, s0
    xor a4, a4, s9
    xor s0, s3, s11
    xor s1, s4, s1
    xor a2, s2, a2
    xor s2, s5, s10
    xor t2, t2, s6
    xor a6, a6, s8
    xor t0, t1, t0
    slli t1, a6, 24
    srli s3, a6, 8
    or t1, t1, s3
    xor t1, t3, t1
    slli t3, t2, 24
    srli s3, t2, 8
    or t3, t3, s3
    xor t3, t6, t3
    slli t6, a2, 24
    srli s3, a2, 8
    or t6, t6, s3
    xor t6, a1, t6
    slli a1, a4, 24
    srli s3, a4, 8
    or a1, a1, s3
    xor a5, a5, a1
    # round 12 (skinny.dsl:60)
    or a1, a4, t2
    xor a2, a2, a1
    not a1, a6
    or a1, a1, a4
    xor t2, t2, a1
    and a1, t2, a2
    xor a1, a6, a1
    and a6, a6, a2
    xor a6, a4, a6
    and a4, a5, t3
    xor t6, t6, a4
    and a4, t1, a5
    xor t3, t3, a4
    and a4, t3, t6
    xor a4, t1, a4
    and t1, t1, t6
    lw s3, 380(a3)
    xor a5, a5, t1
    lw t1, 388(a3)
    xor a4, a4, s3
    lw s3, 396(a3)
    xor a5, a5, t1
    lw t1, 404(a3)
    xor t3, t3, s3
    xor t1, t6, t1
    and t6, t4, t5
    xor a7, a7, t6
    and t6, a0, a7
    lw s3, 392(a3)
    xor t6, t4, t6
    xor t6, t6, s3
    and t4, a0, t4
    xor t4, t5, t4
    and t5, t4, a7
    lw s3, 384(a3)
    xor t5, a0, t5
    lw a0, 400(a3)
    xor t5, t5, s3
    lw s3, 408(a3)
    xor t4, t4, a0
    xor a7, a7, s3
    and a0, s1, s2
    xor t0, t0, a0
    and a0, s0, t0
    lw s3, 124(a3)
    xor a0, s1, a0
    xor a0, a0, s3
    and s1, s0, s1
    xor s1, s2, s1
    and s2, s1, t0
    xor s0, s0, s2
    xor a7, a7, t0
    xor t5, t5, s0
    xor t0, t1, t0
    xor a2, a2, t0
    xor t6, t6, a0
    xor t4, t4, s1
    xor s0, a4, s0
    xor a1, a1, s0
    xor s1, s1, t3
    xor t2, t2, s1
    xor a0, a0, a5
    not s2, a0
    xor a6, a6, s2
    # round 13 (skinny.dsl:60)
    and s3, t2, a2
    xor a1, a1, s3
    and s3, a6, t2
    xor a2, a2, s3
    and s3, a2, a1
    xor s3, a6, s3
    and a6, a6, a1
    lw s4, 412(a3)
    xor a6, t2, a6
    lw t2, 420(a3)
    xor s3, s3, s4
    lw s4, 428(a3)
    xor a6, a6, t2
    lw t2, 436(a3)
    xor a2, a2, s4
    xor t2, a1, t2
    slli a1, t2, 16
    srli s4, t2, 16
    or a1, a1, s4
    slli s4, a6, 16
    srli s5, a6, 16
    or s4, s4, s5
    slli s5, s3, 16
    srli s6, s3, 16
    or s5, s5, s6
    slli s6, a2, 16
    srli s7, a2, 16
    or s6, s6, s7
    and s7, t3, t1
    xor a4, a4, s7
    and s7, a5, t3
    xor t1, t1, s7
    and s7, t1, a4
    xor s7, a5, s7
    and a5, a5, a4
    lw s8, 416(a3)
    xor a5, t3, a5
    lw t3, 424(a3)
    xor s7, s7, s8
    lw s8, 432(a3)
    xor a5, a5, t3
    lw t3, 440(a3)
    xor t1, t1, s8
    xor t3, a4, t3
    and a4, t4, a7
    xor t5, t5, a4
    and a4, t6, t5
    lw s8, 160(a3)
    xor a4, t4, a4
    xor a4, a4, s8
    and t4, t6, t4
    xor a7, a7, t4
    and t4, a7, t5
    xor t4, t6, t4
    slli t6, t4, 24
    srli s8, t4, 8
    or t6, t6, s8
    slli s8, a7, 24
    srli s9, a7, 8
    or s8, s8, s9
    slli s9, a4, 24
    srli s10, a4, 8
    or s9, s9, s10
    slli s10, t5, 24
    srli s11, t5, 8
    or s10, s10, s11
    or a0, a0, s1
    xor a0, t0, a0
    or t0, s1, t0
    xor t0, s0, t0
    and s0, s2, t0
    xor s0, s1, s0
    and s1, a0, t0
    xor s1, s2, s1
    xor t1, t1, s8
    xor a4, a4, s4
    xor t5, t5, a1
    xor a5, a5, s9
    xor t3, t3, s10
    xor t6, s7, t6
    xor a7, a7, s6
    xor t4, t4, s5
    slli a1, t4, 8
    srli s2, t4, 24
    or a1, a1, s2
    xor a1, s1, a1
    slli s1, a7, 8
    srli s2, a7, 24
    or s1, s1, s2
    xor a0, a0, s1
    slli s1, t5, 8
    srli s2, t5, 24
    or s1, s1, s2
    xor t0, t0, s1
    not s1, a4
    slli s2, s1, 8
    srli s4, s1, 24
    or s2, s2, s4
    xor s0, s0, s2
    # round 14 (skinny.dsl:60)
    and s2, a2, t2
    xor s2, s3, s2
    and s3, a6, a2
    xor t2, t2, s3
    and s3, t2, s2
    xor s3, a6, s3
    and a6, a6, s2
    lw s4, 444(a3)
    xor a6, a2, a6
    lw a2, 452(a3)
    xor s3, s3, s4
    lw s4, 460(a3)
    xor a6, a6, a2
    lw a2, 468(a3)
    xor t2, t2, s4
    xor a2, s2, a2
    and s2, t1, t3
    xor t6, t6, s2
    and s2, a5, t1
    xor t3, t3, s2
    and s2, t3, t6
    xor s2, a5, s2
    and a5, a5, t6
    lw s4, 192(a3)
    xor a5, t1, a5
    xor a5, a5, s4
    slli t1, s2, 16
    srli s4, s2, 16
    or t1, t1, s4
    slli s4, a5, 16
    srli s5, a5, 16
    or s4, s4, s5
    slli s5, t3, 16
    srli s6, t3, 16
    or s5, s5, s6
    slli s6, t6, 16
    srli s7, t6, 16
    or s6, s6, s7
    or a4, a4, a7
    xor a4, t5, a4
    or t5, a7, t5
    xor t4, t4, t5
    and t5, s1, t4
    xor a7, a7, t5
    and t5, a4, t4
    xor t5, s1, t5
    and s1, a0, t0
    lw s7, 472(a3)
    xor a1, a1, s1
    xor s1, a1, s7
    and s7, s0, a1
    lw s8, 456(a3)
    xor s7, a0, s7
    xor s7, s7, s8
    and a0, s0, a0
    lw s8, 464(a3)
    xor t0, t0, a0
    xor a0, t0, s8
    and t0, t0, a1
    lw a1, 448(a3)
    xor t0, s0, t0
    xor t0, t0, a1
    xor t2, t2, s5
    xor a6, a6, s4
    xor a2, a2, s6
    xor t1, s3, t1
    xor a5, s7, a5
    xor t3, a0, t3
    xor t6, t6, s1
    xor a1, s2, t0
    slli s0, a1, 16
    srli s2, a1, 16
    or s0, s0, s2
    xor t5, t5, s0
    slli s0, t6, 16
    srli s2, t6, 16
    or s0, s0, s2
    xor t4, t4, s0
    slli s0, t3, 16
    srli s2, t3, 16
    or s0, s0, s2
    xor a4, a4, s0
    not s0, a5
    slli s2, s0, 16
    srli s3, s0, 16
    or s2, s2, s3
    xor a7, a7, s2
    # round 15 (skinny.dsl:60)
    and s2, t2, a2
    xor t1, t1, s2
    and s2, a6, t2
    xor a2, a2, s2
    and s2, a2, t1
    xor s2, a6, s2
    and a6, a6, t1
    lw s3, 224(a3)
    xor a6, t2, a6
    xor a6, a6, s3
    slli t2, s2, 8
    srli s3, s2, 24
    or t2, t2, s3
    slli s3, a6, 8
    srli s4, a6, 24
    or s3, s3, s4
    slli s4, a2, 8
    srli s5, a2, 24
    or s4, s4, s5
    slli s5, t1, 8
    srli s6, t1, 24
    or s5, s5, s6
    or a5, a5, t3
    xor a5, t6, a5
    or t6, t3, t6
    xor t6, a1, t6
    and a1, s0, t6
    xor t3, t3, a1
    and a1, a5, t6
    xor a1, s0, a1
    and s0, a4, t4
    xor t5, t5, s0
    and s0, a7, t5
    lw s6, 484(a3)
    xor s0, a4, s0
    xor s0, s0, s6
    and a4, a7, a4
    xor t4, t4, a4
    and a4, t4, t5
    lw s6, 476(a3)
    xor a7, a7, a4
    xor a7, a7, s6
    slli a4, a7, 16
    srli s6, a7, 16
    or a4, a4, s6
    lw s6, 492(a3)
    slli s8, s0, 16
    srli s9, s0, 16
    or s8, s8, s9
    xor t4, t4, s6
    lw s6, 500(a3)
    slli s9, t4, 16
    srli s10, t4, 16
    or s9, s9, s10
    xor t5, t5, s6
    slli s6, t5, 16
    srli s10, t5, 16
    or s6, s6, s10
    and s10, a0, s1
    lw s11, 504(a3)
    xor t0, t0, s10
    xor s10, t0, s11
    and s11, s7, t0
    lw ra, 488(a3)
    xor s11, a0, s11
    xor s11, s11, ra
    and a0, s7, a0
    lw ra, 496(a3)
    xor a0, s1, a0
    xor s1, a0, ra
    and t0, a0, t0
    lw a0, 480(a3)
    xor t0, s7, t0
    xor t0, t0, a0
    xor a2, a2, s9
    xor a0, s3, s11
    xor s1, s4, s1
    xor a4, s2, a4
    xor s2, s5, s10
    xor t1, t1, s6
    xor a6, a6, s8
    xor t0, t2, t0
    slli t2, a6, 24
    srli s3, a6, 8
    or t2, t2, s3
    xor t2, t3, t2
    slli t3, t1, 24
    srli s3, t1, 8
    or t3, t3, s3
    xor t3, t6, t3
    slli t6, a4, 24
    srli s3, a4, 8
    or t6, t6, s3
    xor t6, a1, t6
    slli a1, a2, 24
    srli s3, a2, 8
    or a1, a1, s3
    xor a5, a5, a1
    # round 16 (skinny.dsl:60)
    or a1, a2, t1
    xor a4, a4, a1
    not a1, a6
    or a1, a1, a2
    xor t1, t1, a1
    and a1, t1, a4
    xor a1, a6, a1
    and a6, a6, a4
    xor a6, a2, a6
    and a2, a5, t3
    xor t6, t6, a2
    and a2, t2, a5
    xor t3, t3, a2
    and a2, t3, t6
    xor a2, t2, a2
    and t2, t2, t6
    lw s3, 508(a3)
    xor a5, a5, t2
    lw t2, 516(a3)
    xor a2, a2, s3
    lw s3, 524(a3)
    xor a5, a5, t2
    lw t2, 532(a3)
    xor t3, t3, s3
    xor t2, t6, t2
    and t6, t4, t5
    xor a7, a7, t6
    and t6, s0, a7
    lw s3, 520(a3)
    xor t6, t4, t6
    xor t6, t6, s3
    and t4, s0, t4
    xor t4, t5, t4
    and t5, t4, a7
    lw s3, 512(a3)
    xor t5, s0, t5
    lw s0, 528(a3)
    xor t5, t5, s3
    lw s3, 536(a3)
    xor t4, t4, s0
    xor a7, a7, s3
    and s0, s1, s2
    xor t0, t0, s0
    and s0, a0, t0
    lw s3, 160(a3)
    xor s0, s1, s0
    xor s0, s0, s3
    and s1, a0, s1
    xor s1, s2, s1
    and s2, s1, t0
    xor a0, a0, s2
    xor a7, a7, t0
    xor t5, t5, a0
    xor t0, t2, t0
    xor a4, a4, t0
    xor t6, t6, s0
    xor t4, t4, s1
    xor a0, a2, a0
    xor a1, a1, a0
    xor s1, s1, t3
    xor t1, t1, s1
    xor s0, s0, a5
    not s2, s0
    xor a6, a6, s2
    # round 17 (skinny.dsl:60)
    and s3, t1, a4
    xor a1, a1, s3
    and s3, a6, t1
    xor a4, a4, s3
    and s3, a4, a1
    xor s3, a6, s3
    and a6, a6, a1
    lw s4, 540(a3)
    xor a6, t1, a6
    lw t1, 548(a3)
    xor s3, s3, s4
    lw s4, 556(a3)
    xor a6, a6, t1
    lw t1, 564(a3)
    xor a4, a4, s4
    xor t1, a1, t1
    slli a1, t1, 16
    srli s4, t1, 16
    or a1, a1, s4
    slli s4, a6, 16
    srli s5, a6, 16
    or s4, s4, s5
    slli s5, s3, 16
    srli s6, s3, 16
    or s5, s5, s6
    slli s6, a4, 16
    srli s7, a4, 16
    or s6, s6, s7
    and s7, t3, t2
    xor a2, a2, s7
    and s7, a5, t3
    xor t2, t2, s7
    and s7, t2, a2
    xor s7, a5, s7
    and a5, a5, a2
    lw s8, 544(a3)
    xor a5, t3, a5
    lw t3, 552(a3)
    xor s7, s7, s8
    lw s8, 560(a3)
    xor a5, a5, t3
    lw t3, 568(a3)
    xor t2, t2, s8
    xor t3, a2, t3
    and a2, t4, a7
    xor t5, t5, a2
    and a2, t6, t5
    lw s8, 124(a3)
    xor a2, t4, a2
    xor a2, a2, s8
    and t4, t6, t4
    xor a7, a7, t4
    and t4, a7, t5
    xor t4, t6, t4
    slli t6, t4, 24
    srli s8, t4, 8
    or t6, t6, s8
    slli s8, a7, 24
    srli s9, a7, 8
    or s8, s8, s9
    slli s9, a2, 24
    srli s10, a2, 8
    or s9, s9, s10
    slli s10, t5, 24
    srli s11, t5, 8
    or s10, s10, s11
    or s0, s0, s1
    xor s0, t0, s0
    or t0, s1, t0
    xor t0, a0, t0
    and a0, s2, t0
    xor a0, s1, a0
    and s1, s0, t0
    xor s1, s2, s1
    xor t2, t2, s8
    xor a2, a2, s4
    xor t5, t5, a1
    xor a5, a5, s9
    xor t3, t3, s10
    xor t6, s7, t6
    xor a7, a7, s6
    xor t4, t4, s5
    slli a1, t4, 8
    srli s2, t4, 24
    or a1, a1, s2
    xor a1, s1, a1
    slli s1, a7, 8
    srli s2, a7, 24
    or s1, s1, s2
    xor s0, s0, s1
    slli s1, t5, 8
    srli s2, t5, 24
    or s1, s1, s2
    xor t0, t0, s1
    not s1, a2
    slli s2, s1, 8
    srli s4, s1, 24
    or s2, s2, s4
    xor a0, a0, s2
    # round 18 (skinny.dsl:60)
    and s2, a4, t1
    xor s2, s3, s2
    and s3, a6, a4
    xor t1, t1, s3
    and s3, t1, s2
    xor s3, a6, s3
    and a6, a6, s2
    lw s4, 572(a3)
    xor a6, a4, a6
    lw a4, 580(a3)
    xor s3, s3, s4
    lw s4, 588(a3)
    xor a6, a6, a4
    lw a4, 596(a3)
    xor t1, t1, s4
    xor a4, s2, a4
    and s2, t2, t3
    xor t6, t6, s2
    and s2, a5, t2
    xor t3, t3, s2
    and s2, t3, t6
    xor s2, a5, s2
    and a5, a5, t6
    lw s4, 48(a3)
    xor a5, t2, a5
    xor a5, a5, s4
    slli t2, s2, 16
    srli s4, s2, 16
    or t2, t2, s4
    slli s4, a5, 16
    srli s5, a5, 16
    or s4, s4, s5
    slli s5, t3, 16
    srli s6, t3, 16
    or s5, s5, s6
    slli s6, t6, 16
    srli s7, t6, 16
    or s6, s6, s7
    or a2, a2, a7
    xor a2, t5, a2
    or t5, a7, t5
    xor t4, t4, t5
    and t5, s1, t4
    xor a7, a7, t5
    and t5, a2, t4
    xor t5, s1, t5
    and s1, s0, t0
    lw s7, 600(a3)
    xor a1, a1, s1
    xor s1, a1, s7
    and s7, a0, a1
    lw s8, 584(a3)
    xor s7, s0, s7
    xor s7, s7, s8
    and s0, a0, s0
    lw s8, 592(a3)
    xor t0, t0, s0
    xor s0, t0, s8
    and t0, t0, a1
    lw a1, 576(a3)
    xor t0, a0, t0
    xor t0, t0, a1
    xor t1, t1, s5
    xor a6, a6, s4
    xor a4, a4, s6
    xor t2, s3, t2
    xor a5, s7, a5
    xor t3, s0, t3
    xor t6, t6, s1
    xor a1, s2, t0
    slli a0, a1, 16
    srli s2, a1, 16
    or a0, a0, s2
    xor t5, t5, a0
    slli a0, t6, 16
    srli s2, t6, 16
    or a0, a0, s2
    xor t4, t4, a0
    slli a0, t3, 16
    srli s2, t3, 16
    or a0, a0, s2
    xor a2, a2, a0
    not a0, a5
    slli s2, a0, 16
    srli s3, a0, 16
    or s2, s2, s3
    xor a7, a7, s2
    # round 19 (skinny.dsl:60)
    and s2, t1, a4
    xor t2, t2, s2
    and s2, a6, t1
    xor a4, a4, s2
    and s2, a4, t2
    xor s2, a6, s2
    and a6, a6, t2
    lw s3, 80(a3)
    xor a6, t1, a6
    xor a6, a6, s3
    slli t1, s2, 8
    srli s3, s2, 24
    or t1, t1, s3
    slli s3, a6, 8
    srli s4, a6, 24
    or s3, s3, s4
    slli s4, a4, 8
    srli s5, a4, 24
    or s4, s4, s5
    slli s5, t2, 8
    srli s6, t2, 24
    or s5, s5, s6
    or a5, a5, t3
    xor a5, t6, a5
    or t6, t3, t6
    xor t6, a1, t6
    and a1, a0, t6
    xor t3, t3, a1
    and a1, a5, t6
    xor a1, a0, a1
    and a0, a2, t4
    xor t5, t5, a0
    and a0, a7, t5
    lw s6, 612(a3)
    xor a0, a2, a0
    xor a0, a0, s6
    and a2, a7, a2
    xor t4, t4, a2
    and a2, t4, t5
    lw s6, 604(a3)
    xor a7, a7, a2
    xor a7, a7, s6
    slli a2, a7, 16
    srli s6, a7, 16
    or a2, a2, s6
    lw s6, 620(a3)
    slli s8, a0, 16
    srli s9, a0, 16
    or s8, s8, s9
    xor t4, t4, s6
    lw s6, 628(a3)
    slli s9, t4, 16
    srli s10, t4, 16
    or s9, s9, s10
    xor t5, t5, s6
    slli s6, t5, 16
    srli s10, t5, 16
    or s6, s6, s10
    and s10, s0, s1
    lw s11, 632(a3)
    xor t0, t0, s10
    xor s10, t0, s11
    and s11, s7, t0
    lw ra, 616(a3)
    xor s11, s0, s11
    xor s11, s11, ra
    and s0, s7, s0
    lw ra, 624(a3)
    xor s0, s1, s0
    xor s1, s0, ra
    and t0, s0, t0
    lw s0, 608(a3)
    xor t0, s7, t0
    xor t0, t0, s0
    xor a4, a4, s9
    xor s0, s3, s11
    xor s1, s4, s1
    xor a2, s2, a2
    xor s2, s5, s10
    xor t2, t2, s6
    xor a6, a6, s8
    xor t0, t1, t0
    slli t1, a6, 24
    srli s3, a6, 8
    or t1, t1, s3
    xor t1, t3, t1
    slli t3, t2, 24
    srli s3, t2, 8
    or t3, t3, s3
    xor t3, t6, t3
    slli t6, a2, 24
    srli s3, a2, 8
    or t6, t6, s3
    xor t6, a1, t6
    slli a1, a4, 24
    srli s3, a4, 8
    or a1, a1, s3
    xor a5, a5, a1
    # round 20 (skinny.dsl:60)
    or a1, a4, t2
    xor a2, a2, a1
    not a1, a6
    or a1, a1, a4
    xor t2, t2, a1
    and a1, t2, a2
    xor a1, a6, a1
    and a6, a6, a2
    xor a6, a4, a6
    and a4, a5, t3
    xor t6, t6, a4
    and a4, t1, a5
    xor t3, t3, a4
    and a4, t3, t6
    xor a4, t1, a4
    and t1, t1, t6
    lw s3, 636(a3)
    xor a5, a5, t1
    lw t1, 644(a3)
    xor a4, a4, s3
    lw s3, 652(a3)
    xor a5, a5, t1
    lw t1, 660(a3)
    xor t3, t3, s3
    xor t1, t6, t1
    and t6, t4, t5
    xor a7, a7, t6
    and t6, a0, a7
    lw s3, 648(a3)
    xor t6, t4, t6
    xor t6, t6, s3
    and t4, a0, t4
    xor t4, t5, t4
    and t5, t4, a7
    lw s3, 640(a3)
    xor t5, a0, t5
    lw a0, 656(a3)
    xor t5, t5, s3
    lw s3, 664(a3)
    xor t4, t4, a0
    xor a7, a7, s3
    and a0, s1, s2
    xor t0, t0, a0
    and a0, s0, t0
    lw s3, 124(a3)
    xor a0, s1, a0
    xor a0, a0, s3
    and s1, s0, s1
    xor s1, s2, s1
    and s2, s1, t0
    xor s0, s0, s2
    xor a7, a7, t0
    xor t5, t5, s0
    xor t0, t1, t0
    xor a2, a2, t0
    xor t6, t6, a0
    xor t4, t4, s1
    xor s0, a4, s0
    xor a1, a1, s0
    xor s1, s1, t3
    xor t2, t2, s1
    xor a0, a0, a5
    not s2, a0
    xor a6, a6, s2
    # round 21 (skinny.dsl:60)
    and s3, t2, a2
    xor a1, a1, s3
    and s3, a6, t2
    xor a2, a2, s3
    and s3, a2, a1
    xor s3, a6, s3
    and a6, a6, a1
    lw s4, 668(a3)
    xor a6, t2, a6
    lw t2, 676(a3)
    xor s3, s3, s4
    lw s4, 684(a3)
    xor a6, a6, t2
    lw t2, 692(a3)
    xor a2, a2, s4
    xor t2, a1, t2
    slli a1, t2, 16
    srli s4, t2, 16
    or a1, a1, s4
    slli s4, a6, 16
    srli s5, a6, 16
    or s4, s4, s5
    slli s5, s3, 16
    srli s6, s3, 16
    or s5, s5, s6
    slli s6, a2, 16
    srli s7, a2, 16
    or s6, s6, s7
    and s7, t3, t1
    xor a4, a4, s7
    and s7, a5, t3
    xor t1, t1, s7
    and s7, t1, a4
    xor s7, a5, s7
    and a5, a5, a4
    lw s8, 672(a3)
    xor a5, t3, a5
    lw t3, 680(a3)
    xor s7, s7, s8
    lw s8, 688(a3)
    xor a5, a5, t3
    lw t3, 696(a3)
    xor t1, t1, s8
    xor t3, a4, t3
    and a4, t4, a7
    xor t5, t5, a4
    and a4, t6, t5
    lw s8, 160(a3)
    xor a4, t4, a4
    xor a4, a4, s8
    and t4, t6, t4
    xor a7, a7, t4
    and t4, a7, t5
    xor t4, t6, t4
    slli t6, t4, 24
    srli s8, t4, 8
    or t6, t6, s8
    slli s8, a7, 24
    srli s9, a7, 8
    or s8, s8, s9
    slli s9, a4, 24
    srli s10, a4, 8
    or s9, s9, s10
    slli s10, t5, 24
    srli s11, t5, 8
    or s10, s10, s11
    or a0, a0, s1
    xor a0, t0, a0
    or t0, s1, t0
    xor t0, s0, t0
    and s0, s2, t0
    xor s0, s1, s0
    and s1, a0, t0
    xor s1, s2, s1
    xor t1, t1, s8
    xor a4, a4, s4
    xor t5, t5, a1
    xor a5, a5, s9
    xor t3, t3, s10
    xor t6, s7, t6
    xor a7, a7, s6
    xor t4, t4, s5
    slli a1, t4, 8
    srli s2, t4, 24
    or a1, a1, s2
    xor a1, s1, a1
    slli s1, a7, 8
    srli s2, a7, 24
    or s1, s1, s2
    xor a0, a0, s1
    slli s1, t5, 8
    srli s2, t5, 24
    or s1, s1, s2
    xor t0, t0, s1
    not s1, a4
    slli s2, s1, 8
    srli s4, s1, 24
    or s2, s2, s4
    xor s0, s0, s2
    # round 22 (skinny.dsl:60)
    and s2, a2, t2
    xor s2, s3, s2
    and s3, a6, a2
    xor t2, t2, s3
    and s3, t2, s2
    xor s3, a6, s3
    and a6, a6, s2
    lw s4, 700(a3)
    xor a6, a2, a6
    lw a2, 708(a3)
    xor s3, s3, s4
    lw s4, 716(a3)
    xor a6, a6, a2
    lw a2, 724(a3)
    xor t2, t2, s4
    xor a2, s2, a2
    and s2, t1, t3
    xor t6, t6, s2
    and s2, a5, t1
    xor t3, t3, s2
    and s2, t3, t6
    xor s2, a5, s2
    and a5, a5, t6
    lw s4, 192(a3)
    xor a5, t1, a5
    xor a5, a5, s4
    slli t1, s2, 16
    srli s4, s2, 16
    or t1, t1, s4
    slli s4, a5, 16
    srli s5, a5, 16
    or s4, s4, s5
    slli s5, t3, 16
    srli s6, t3, 16
    or s5, s5, s6
    slli s6, t6, 16
    srli s7, t6, 16
    or s6, s6, s7
    or a4, a4, a7
    xor a4, t5, a4
    or t5, a7, t5
    xor t4, t4, t5
    and t5, s1, t4
    xor a7, a7, t5
    and t5, a4, t4
    xor t5, s1, t5
    and s1, a0, t0
    lw s7, 728(a3)
    xor a1, a1, s1
    xor s1, a1, s7
    and s7, s0, a1
    lw s8, 712(a3)
    xor s7, a0, s7
    xor s7, s7, s8
    and a0, s0, a0
    lw s8, 720(a3)
    xor t0, t0, a0
    xor a0, t0, s8
    and t0, t0, a1
    lw a1, 704(a3)
    xor t0, s0, t0
    xor t0, t0, a1
    xor t2, t2, s5
    xor a6, a6, s4
    xor a2, a2, s6
    xor t1, s3, t1
    xor a5, s7, a5
    xor t3, a0, t3
    xor t6, t6, s1
    xor a1, s2, t0
    slli s0, a1, 16
    srli s2, a1, 16
    or s0, s0, s2
    xor t5, t5, s0
    slli s0, t6, 16
    srli s2, t6, 16
    or s0, s0, s2
    xor t4, t4, s0
    slli s0, t3, 16
    srli s2, t3, 16
    or s0, s0, s2
    xor a4, a4, s0
    not s0, a5
    slli s2, s0, 16
    srli s3, s0, 16
    or s2, s2, s3
    xor a7, a7, s2
    # round 23 (skinny.dsl:60)
    and s2, t2, a2
    xor t1, t1, s2
    and s2, a6, t2
    xor a2, a2, s2
    and s2, a2, t1
    xor s2, a6, s2
    and a6, a6, t1
    lw s3, 224(a3)
    xor a6, t2, a6
    xor a6, a6, s3
    slli t2, s2, 8
    srli s3, s2, 24
    or t2, t2, s3
    slli s3, a6, 8
    srli s4, a6, 24
    or s3, s3, s4
    slli s4, a2, 8
    srli s5, a2, 24
    or s4, s4, s5
    slli s5, t1, 8
    srli s6, t1, 24
    or s5, s5, s6
    or a5, a5, t3
    xor a5, t6, a5
    or t6, t3, t6
    xor t6, a1, t6
    and a1, s0, t6
    xor t3, t3, a1
    and a1, a5, t6
    xor a1, s0, a1
    and s0, a4, t4
    xor t5, t5, s0
    and s0, a7, t5
    lw s6, 740(a3)
    xor s0, a4, s0
    xor s0, s0, s6
    and a4, a7, a4
    xor t4, t4, a4
    and a4, t4, t5
    lw s6, 732(a3)
    xor a7, a7, a4
    xor a7, a7, s6
    slli a4, a7, 16
    srli s6, a7, 16
    or a4, a4, s6
    lw s6, 748(a3)
    slli s8, s0, 16
    srli s9, s0, 16
    or s8, s8, s9
    xor t4, t4, s6
    lw s6, 756(a3)
    slli s9, t4, 16
    srli s10, t4, 16
    or s9, s9, s10
    xor t5, t5, s6
    slli s6, t5, 16
    srli s10, t5, 16
    or s6, s6, s10
    and s10, a0, s1
    lw s11, 760(a3)
    xor t0, t0, s10
    xor s10, t0, s11
    and s11, s7, t0
    lw ra, 744(a3)
    xor s11, a0, s11
    xor s11, s11, ra
    and a0, s7, a0
    lw ra, 752(a3)
    xor a0, s1, a0
    xor s1, a0, ra
    and t0, a0, t0
    lw a0, 736(a3)
    xor t0, s7, t0
    xor t0, t0, a0
    xor a2, a2, s9
    xor a0, s3, s11
    xor s1, s4, s1
    xor a4, s2, a4
    xor s2, s5, s10
    xor t1, t1, s6
    xor a6, a6, s8
    xor t0, t2, t0
    slli t2, a6, 24
    srli s3, a6, 8
    or t2, t2, s3
    xor t2, t3, t2
    slli t3, t1, 24
    srli s3, t1, 8
    or t3, t3, s3
    xor t3, t6, t3
    slli t6, a4, 24
    srli s3, a4, 8
    or t6, t6, s3
    xor t6, a1, t6
    slli a1, a2, 24
    srli s3, a2, 8
    or a1, a1, s3
    xor a5, a5, a1
    # round 24 (skinny.dsl:60)
    or a1, a2, t1
    xor a4, a4, a1
    not a1, a6
    or a1, a1, a2
    xor t1, t1, a1
    and a1, t1, a4
    xor a1, a6, a1
    and a6, a6, a4
    xor a6, a2, a6
    and a2, a5, t3
    xor t6, t6, a2
    and a2, t2, a5
    xor t3, t3, a2
    and a2, t3, t6
    xor a2, t2, a2
    and t2, t2, t6
    lw s3, 764(a3)
    xor a5, a5, t2
    lw t2, 772(a3)
    xor a2, a2, s3
    lw s3, 780(a3)
    xor a5, a5, t2
    lw t2, 788(a3)
    xor t3, t3, s3
    xor t2, t6, t2
    and t6, t4, t5
    xor a7, a7, t6
    and t6, s0, a7
    lw s3, 776(a3)
    xor t6, t4, t6
    xor t6, t6, s3
    and t4, s0, t4
    xor t4, t5, t4
    and t5, t4, a7
    lw s3, 768(a3)
    xor t5, s0, t5
    lw s0, 784(a3)
    xor t5, t5, s3
    lw s3, 792(a3)
    xor t4, t4, s0
    xor a7, a7, s3
    and s0, s1, s2
    xor t0, t0, s0
    and s0, a0, t0
    lw s3, 160(a3)
    xor s0, s1, s0
    xor s0, s0, s3
    and s1, a0, s1
    xor s1, s2, s1
    and s2, s1, t0
    xor a0, a0, s2
    xor a7, a7, t0
    xor t5, t5, a0
    xor t0, t2, t0
    xor a4, a4, t0
    xor t6, t6, s0
    xor t4, t4, s1
    xor a0, a2, a0
    xor a1, a1, a0
    xor s1, s1, t3
    xor t1, t1, s1
    xor s0, s0, a5
    not s2, s0
    xor a6, a6, s2
    # round 25 (skinny.dsl:60)
    and s3, t1, a4
    xor a1, a1, s3
    and s3, a6, t1
    xor a4, a4, s3
    and s3, a4, a1
    xor s3, a6, s3
    and a6, a6, a1
    lw s4, 796(a3)
    xor a6, t1, a6
    lw t1, 804(a3)
    xor s3, s3, s4
    lw s4, 812(a3)
    xor a6, a6, t1
    lw t1, 820(a3)
    xor a4, a4, s4
    xor t1, a1, t1
    slli a1, t1, 16
    srli s4, t1, 16
    or a1, a1, s4
    slli s4, a6, 16
    srli s5, a6, 16
    or s4, s4, s5
    slli s5, s3, 16
    srli s6, s3, 16
    or s5, s5, s6
    slli s6, a4, 16
    srli s7, a4, 16
    or s6, s6, s7
    and s7, t3, t2
    xor a2, a2, s7
    and s7, a5, t3
    xor t2, t2, s7
    and s7, t2, a2
    xor s7, a5, s7
    and a5, a5, a2
    lw s8, 800(a3)
    xor a5, t3, a5
    lw t3, 808(a3)
    xor s7, s7, s8
    lw s8, 816(a3)
    xor a5, a5, t3
    lw t3, 824(a3)
    xor t2, t2, s8
    xor t3, a2, t3
    and a2, t4, a7
    xor t5, t5, a2
    and a2, t6, t5
    lw s8, 124(a3)
    xor a2, t4, a2
    xor a2, a2, s8
    and t4, t6, t4
    xor a7, a7, t4
    and t4, a7, t5
    xor t4, t6, t4
    slli t6, t4, 24
    srli s8, t4, 8
    or t6, t6, s8
    slli s8, a7, 24
    srli s9, a7, 8
    or s8, s8, s9
    slli s9, a2, 24
    srli s10, a2, 8
    or s9, s9, s10
    slli s10, t5, 24
    srli s11, t5, 8
    or s10, s10, s11
    or s0, s0, s1
    xor s0, t0, s0
    or t0, s1, t0
    xor t0, a0, t0
    and a0, s2, t0
    xor a0, s1, a0
    and s1, s0, t0
    xor s1, s2, s1
    xor t2, t2, s8
    xor a2, a2, s4
    xor t5, t5, a1
    xor a5, a5, s9
    xor t3, t3, s10
    xor t6, s7, t6
    xor a7, a7, s6
    xor t4, t4, s5
    slli a1, t4, 8
    srli s2, t4, 24
    or a1, a1, s2
    xor a1, s1, a1
    slli s1, a7, 8
    srli s2, a7, 24
    or s1, s1, s2
    xor s0, s0, s1
    slli s1, t5, 8
    srli s2, t5, 24
    or s1, s1, s2
    xor t0, t0, s1
    not s1, a2
    slli s2, s1, 8
    srli s4, s1, 24
    or s2, s2, s4
    xor a0, a0, s2
    # round 26 (skinny.dsl:60)
    and s2, a4, t1
    xor s2, s3, s2
    and s3, a6, a4
    xor t1, t1, s3
    and s3, t1, s2
    xor s3, a6, s3
    and a6, a6, s2
    lw s4, 828(a3)
    xor a6, a4, a6
    lw a4, 836(a3)
    xor s3, s3, s4
    lw s4, 844(a3)
    xor a6, a6, a4
    lw a4, 852(a3)
    xor t1, t1, s4
    xor a4, s2, a4
    and s2, t2, t3
    xor t6, t6, s2
    and s2, a5, t2
    xor t3, t3, s2
    and s2, t3, t6
    xor s2, a5, s2
    and a5, a5, t6
    lw s4, 48(a3)
    xor a5, t2, a5
    xor a5, a5, s4
    slli t2, s2, 16
    srli s4, s2, 16
    or t2, t2, s4
    slli s4, a5, 16
    srli s5, a5, 16
    or s4, s4, s5
    slli s5, t3, 16
    srli s6, t3, 16
    or s5, s5, s6
    slli s6, t6, 16
    srli s7, t6, 16
    or s6, s6, s7
    or a2, a2, a7
    xor a2, t5, a2
    or t5, a7, t5
    xor t4, t4, t5
    and t5, s1, t4
    xor a7, a7, t5
    and t5, a2, t4
    xor t5, s1, t5
    and s1, s0, t0
    lw s7, 856(a3)
    xor a1, a1, s1
    xor s1, a1, s7
    and s7, a0, a1
    lw s8, 840(a3)
    xor s7, s0, s7
    xor s7, s7, s8
    and s0, a0, s0
    lw s8, 848(a3)
    xor t0, t0, s0
    xor s0, t0, s8
    and t0, t0, a1
    lw a1, 832(a3)
    xor t0, a0, t0
    xor t0, t0, a1
    xor t1, t1, s5
    xor a6, a6, s4
    xor a4, a4, s6
    xor t2, s3, t2
    xor a5, s7, a5
    xor t3, s0, t3
    xor t6, t6, s1
    xor a1, s2, t0
    slli a0, a1, 16
    srli s2, a1, 16
    or a0, a0, s2
    xor t5, t5, a0
    slli a0, t6, 16
    srli s2, t6, 16
    or a0, a0, s2
    xor t4, t4, a0
    slli a0, t3, 16
    srli s2, t3, 16
    or a0, a0, s2
    xor a2, a2, a0
    not a0, a5
    slli s2, a0, 16
    srli s3, a0, 16
    or s2, s2, s3
    xor a7, a7, s2
    # round 27 (skinny.dsl:60)
    and s2, t1, a4
    xor t2, t2, s2
    and s2, a6, t1
    xor a4, a4, s2
    and s2, a4, t2
    xor s2, a6, s2
    and a6, a6, t2
    lw s3, 80(a3)
    xor a6, t1, a6
    xor a6, a6, s3
    slli t1, s2, 8
    srli s3, s2, 24
    or t1, t1, s3
    slli s3, a6, 8
    srli s4, a6, 24
    or s3, s3, s4
    slli s4, a4, 8
    srli s5, a4, 24
    or s4, s4, s5
    slli s5, t2, 8
    srli s6, t2, 24
    or s5, s5, s6
    or a5, a5, t3
    xor a5, t6, a5
    or t6, t3, t6
    xor t6, a1, t6
    and a1, a0, t6
    xor t3, t3, a1
    and a1, a5, t6
    xor a1, a0, a1
    and a0, a2, t4
    xor t5, t5, a0
    and a0, a7, t5
    lw s6, 868(a3)
    xor a0, a2, a0
    xor a0, a0, s6
    and a2, a7, a2
    xor t4, t4, a2
    and a2, t4, t5
    lw s6, 860(a3)
    xor a7, a7, a2
    xor a7, a7, s6
    slli a2, a7, 16
    srli s6, a7, 16
    or a2, a2, s6
    lw s6, 876(a3)
    slli s8, a0, 16
    srli s9, a0, 16
    or s8, s8, s9
    xor t4, t4, s6
    lw s6, 884(a3)
    slli s9, t4, 16
    srli s10, t4, 16
    or s9, s9, s10
    xor t5, t5, s6
    slli s6, t5, 16
    srli s10, t5, 16
    or s6, s6, s10
    and s10, s0, s1
    lw s11, 888(a3)
    xor t0, t0, s10
    xor s10, t0, s11
    and s11, s7, t0
    lw ra, 872(a3)
    xor s11, s0, s11
    xor s11, s11, ra
    and s0, s7, s0
    lw ra, 880(a3)
    xor s0, s1, s0
    xor s1, s0, ra
    and t0, s0, t0
    lw s0, 864(a3)
    xor t0, s7, t0
    xor t0, t0, s0
    xor a4, a4, s9
    xor s0, s3, s11
    xor s1, s4, s1
    xor a2, s2, a2
    xor s2, s5, s10
    xor t2, t2, s6
    xor a6, a6, s8
    xor t0, t1, t0
    slli t1, a6, 24
    srli s3, a6, 8
    or t1, t1, s3
    xor t1, t3, t1
    slli t3, t2, 24
    srli s3, t2, 8
    or t3, t3, s3
    xor t3, t6, t3
    slli t6, a2, 24
    srli s3, a2, 8
    or t6, t6, s3
    xor t6, a1, t6
    slli a1, a4, 24
    srli s3, a4, 8
    or a1, a1, s3
    xor a5, a5, a1
    # round 28 (skinny.dsl:60)
    or a1, a4, t2
    xor a2, a2, a1
    not a1, a6
    or a1, a1, a4
    xor t2, t2, a1
    and a1, t2, a2
    xor a1, a6, a1
    and a6, a6, a2
    xor a6, a4, a6
    and a4, a5, t3
    xor t6, t6, a4
    and a4, t1, a5
    xor t3, t3, a4
    and a4, t3, t6
    xor a4, t1, a4
    and t1, t1, t6
    lw s3, 892(a3)
    xor a5, a5, t1
    lw t1, 900(a3)
    xor a4, a4, s3
    lw s3, 908(a3)
    xor a5, a5, t1
    lw t1, 916(a3)
    xor t3, t3, s3
    xor t1, t6, t1
    and t6, t4, t5
    xor a7, a7, t6
    and t6, a0, a7
    lw s3, 904(a3)
    xor t6, t4, t6
    xor t6, t6, s3
    and t4, a0, t4
    xor t4, t5, t4
    and t5, t4, a7
    lw s3, 896(a3)
    xor t5, a0, t5
    lw a0, 912(a3)
    xor t5, t5, s3
    lw s3, 920(a3)
    xor t4, t4, a0
    xor a7, a7, s3
    and a0, s1, s2
    xor t0, t0, a0
    and a0, s0, t0
    lw s3, 124(a3)
    xor a0, s1, a0
    xor a0, a0, s3
    and s1, s0, s1
    xor s1, s2, s1
    and s2, s1, t0
    xor s0, s0, s2
    xor a7, a7, t0
    xor t5, t5, s0
    xor t0, t1, t0
    xor a2, a2, t0
    xor t6, t6, a0
    xor t4, t4, s1
    xor s0, a4, s0
    xor a1, a1, s0
    xor s1, s1, t3
    xor t2, t2, s1
    xor a0, a0, a5
    not s2, a0
    xor a6, a6, s2
    # round 29 (skinny.dsl:60)
    and s3, t2, a2
    xor a1, a1, s3
    and s3, a6, t2
    xor a2, a2, s3
    and s3, a2, a1
    xor s3, a6, s3
    and a6, a6, a1
    lw s4, 924(a3)
    xor a6, t2, a6
    lw t2, 932(a3)
    xor s3, s3, s4
    lw s4, 940(a3)
    xor a6, a6, t2
    lw t2, 948(a3)
    xor a2, a2, s4
    xor t2, a1, t2
    slli a1, t2, 16
    srli s4, t2, 16
    or a1, a1, s4
    slli s4, a6, 16
    srli s5, a6, 16
    or s4, s4, s5
    slli s5, s3, 16
    srli s6, s3, 16
    or s5, s5, s6
    slli s6, a2, 16
    srli s7, a2, 16
    or s6, s6, s7
    and s7, t3, t1
    xor a4, a4, s7
    and s7, a5, t3
    xor t1, t1, s7
    and s7, t1, a4
    xor s7, a5, s7
    and a5, a5, a4
    lw s8, 928(a3)
    xor a5, t3, a5
    lw t3, 936(a3)
    xor s7, s7, s8
    lw s8, 944(a3)
    xor a5, a5, t3
    lw t3, 952(a3)
    xor t1, t1, s8
    xor t3, a4, t3
    and a4, t4, a7
    xor t5, t5, a4
    and a4, t6, t5
    lw s8, 160(a3)
    xor a4, t4, a4
    xor a4, a4, s8
    and t4, t6, t4
    xor a7, a7, t4
    and t4, a7, t5
    xor t4, t6, t4
    slli t6, t4, 24
    srli s8, t4, 8
    or t6, t6, s8
    slli s8, a7, 24
    srli s9, a7, 8
    or s8, s8, s9
    slli s9, a4, 24
    srli s10, a4, 8
    or s9, s9, s10
    slli s10, t5, 24
    srli s11, t5, 8
    or s10, s10, s11
    or a0, a0, s1
    xor a0, t0, a0
    or t0, s1, t0
    xor t0, s0, t0
    and s0, s2, t0
    xor s0, s1, s0
    and s1, a0, t0
    xor s1, s2, s1
    xor t1, t1, s8
    xor a4, a4, s4
    xor t5, t5, a1
    xor a5, a5, s9
    xor t3, t3, s10
    xor t6, s7, t6
    xor a7, a7, s6
    xor t4, t4, s5
    slli a1, t4, 8
    srli s2, t4, 24
    or a1, a1, s2
    xor a1, s1, a1
    slli s1, a7, 8
    srli s2, a7, 24
    or s1, s1, s2
    xor a0, a0, s1
    slli s1, t5, 8
    srli s2, t5, 24
    or s1, s1, s2
    xor t0, t0, s1
    not s1, a4
    slli s2, s1, 8
    srli s4, s1, 24
    or s2, s2, s4
    xor s0, s0, s2
    # round 30 (skinny.dsl:60)
    and s2, a2, t2
    xor s2, s3, s2
    and s3, a6, a2
    xor t2, t2, s3
    and s3, t2, s2
    xor s3, a6, s3
    and a6, a6, s2
    lw s4, 956(a3)
    xor a6, a2, a6
    lw a2, 964(a3)
    xor s3, s3, s4
    lw s4, 972(a3)
    xor a6, a6, a2
    lw a2, 980(a3)
    xor t2, t2, s4
    xor a2, s2, a2
    and s2, t1, t3
    xor t6, t6, s2
    and s2, a5, t1
    xor t3, t3, s2
    and s2, t3, t6
    xor s2, a5, s2
    and a5, a5, t6
    lw s4, 192(a3)
    xor a5, t1, a5
    xor a5, a5, s4
    slli t1, s2, 16
    srli s4, s2, 16
    or t1, t1, s4
    slli s4, a5, 16
    srli s5, a5, 16
    or s4, s4, s5
    slli s5, t3, 16
    srli s6, t3, 16
    or s5, s5, s6
    slli s6, t6, 16
    srli s7, t6, 16
    or s6, s6, s7
    or a4, a4, a7
    xor a4, t5, a4
    or t5, a7, t5
    xor t4, t4, t5
    and t5, s1, t4
    xor a7, a7, t5
    and t5, a4, t4
    xor t5, s1, t5
    and s1, a0, t0
    lw s7, 984(a3)
    xor a1, a1, s1
    xor s1, a1, s7
    and s7, s0, a1
    lw s8, 968(a3)
    xor s7, a0, s7
    xor s7, s7, s8
    and a0, s0, a0
    lw s8, 976(a3)
    xor t0, t0, a0
    xor a0, t0, s8
    and t0, t0, a1
    lw a1, 960(a3)
    xor t0, s0, t0
    xor t0, t0, a1
    xor t2, t2, s5
    xor a6, a6, s4
    xor a2, a2, s6
    xor t1, s3, t1
    xor a5, s7, a5
    xor t3, a0, t3
    xor t6, t6, s1
    xor a1, s2, t0
    slli s0, a1, 16
    srli s2, a1, 16
    or s0, s0, s2
    xor t5, t5, s0
    slli s0, t6, 16
    srli s2, t6, 16
    or s0, s0, s2
    xor t4, t4, s0
    slli s0, t3, 16
    srli s2, t3, 16
    or s0, s0, s2
    xor a4, a4, s0
    not s0, a5
    slli s2, s0, 16
    srli s3, s0, 16
    or s2, s2, s3
    xor a7, a7, s2
    # round 31 (skinny.dsl:60)
    and s2, t2, a2
    xor t1, t1, s2
    and s2, a6, t2
    xor a2, a2, s2
    and s2, a2, t1
    xor s2, a6, s2
    and a6, a6, t1
    lw s3, 224(a3)
    xor a6, t2, a6
    xor a6, a6, s3
    slli t2, s2, 8
    srli s3, s2, 24
    or t2, t2, s3
    slli s3, a6, 8
    srli s4, a6, 24
    or s3, s3, s4
    slli s4, a2, 8
    srli s5, a2, 24
    or s4, s4, s5
    slli s5, t1, 8
    srli s6, t1, 24
    or s5, s5, s6
    or a5, a5, t3
    xor a5, t6, a5
    or t6, t3, t6
    xor t6, a1, t6
    and a1, s0, t6
    xor t3, t3, a1
    and a1, a5, t6
    xor a1, s0, a1
    and s0, a4, t4
    xor t5, t5, s0
    and s0, a7, t5
    lw s6, 996(a3)
    xor s0, a4, s0
    xor s0, s0, s6
    and a4, a7, a4
    xor t4, t4, a4
    and a4, t4, t5
    lw s6, 988(a3)
    xor a7, a7, a4
    xor a7, a7, s6
    slli a4, a7, 16
    srli s6, a7, 16
    or a4, a4, s6
    lw s6, 1004(a3)
    slli s8, s0, 16
    srli s9, s0, 16
    or s8, s8, s9
    xor t4, t4, s6
    lw s6, 1012(a3)
    slli s9, t4, 16
    srli s10, t4, 16
    or s9, s9, s10
    xor t5, t5, s6
    slli s6, t5, 16
    srli s10, t5, 16
    or s6, s6, s10
    and s10, a0, s1
    lw s11, 1016(a3)
    xor t0, t0, s10
    xor s10, t0, s11
    and s11, s7, t0
    lw ra, 1000(a3)
    xor s11, a0, s11
    xor s11, s11, ra
    and a0, s7, a0
    lw ra, 1008(a3)
    xor a0, s1, a0
    xor s1, a0, ra
    and t0, a0, t0
    lw a0, 992(a3)
    xor t0, s7, t0
    xor t0, t0, a0
    xor a2, a2, s9
    xor a0, s3, s11
    xor s1, s4, s1
    xor a4, s2, a4
    xor s2, s5, s10
    xor t1, t1, s6
    xor a6, a6, s8
    xor t0, t2, t0
    slli t2, a6, 24
    srli s3, a6, 8
    or t2, t2, s3
    xor t2, t3, t2
    slli t3, t1, 24
    srli s3, t1, 8
    or t3, t3, s3
    xor t3, t6, t3
    slli t6, a4, 24
    srli s3, a4, 8
    or t6, t6, s3
    xor t6, a1, t6
    slli a1, a2, 24
    srli s3, a2, 8
    or a1, a1, s3
    xor a5, a5, a1
    # round 32 (skinny.dsl:60)
    or a1, a2, t1
    xor a4, a4, a1
    not a1, a6
    or a1, a1, a2
    xor t1, t1, a1
    and a1, t1, a4
    xor a1, a6, a1
    and a6, a6, a4
    xor a6, a2, a6
    and a2, a5, t3
    xor t6, t6, a2
    and a2, t2, a5
    xor t3, t3, a2
    and a2, t3, t6
    xor a2, t2, a2
    and t2, t2, t6
    lw s3, 1020(a3)
    xor a5, a5, t2
    lw t2, 1028(a3)
    xor a2, a2, s3
    lw s3, 1036(a3)
    xor a5, a5, t2
    lw t2, 1044(a3)
    xor t3, t3, s3
    xor t2, t6, t2
    and t6, t4, t5
    xor a7, a7, t6
    and t6, s0, a7
    lw s3, 1032(a3)
    xor t6, t4, t6
    xor t6, t6, s3
    and t4, s0, t4
    xor t4, t5, t4
    and t5, t4, a7
    lw s3, 1024(a3)
    xor t5, s0, t5
    lw s0, 1040(a3)
    xor t5, t5, s3
    lw s3, 1048(a3)
    xor t4, t4, s0
    xor a7, a7, s3
    and s0, s1, s2
    xor t0, t0, s0
    and s0, a0, t0
    lw s3, 160(a3)
    xor s0, s1, s0
    xor s0, s0, s3
    and s1, a0, s1
    xor s1, s2, s1
    and s2, s1, t0
    xor a0, a0, s2
    xor a7, a7, t0
    xor t5, t5, a0
    xor t0, t2, t0
    xor a4, a4, t0
    xor t6, t6, s0
    xor t4, t4, s1
    xor a0, a2, a0
    xor a1, a1, a0
    xor s1, s1, t3
    xor t1, t1, s1
    xor s0, s0, a5
    not s2, s0
    xor a6, a6, s2
    # round 33 (skinny.dsl:60)
    and s3, t1, a4
    xor a1, a1, s3
    and s3, a6, t1
    xor a4, a4, s3
    and s3, a4, a1
    xor s3, a6, s3
    and a6, a6, a1
    lw s4, 1052(a3)
    xor a6, t1, a6
    lw t1, 1060(a3)
    xor s3, s3, s4
    lw s4, 1068(a3)
    xor a6, a6, t1
    lw t1, 1076(a3)
    xor a4, a4, s4
    xor t1, a1, t1
    slli a1, t1, 16
    srli s4, t1, 16
    or a1, a1, s4
    slli s4, a6, 16
    srli s5, a6, 16
    or s4, s4, s5
    slli s5, s3, 16
    srli s6, s3, 16
    or s5, s5, s6
    slli s6, a4, 16
    srli s7, a4, 16
    or s6, s6, s7
    and s7, t3, t2
    xor a2, a2, s7
    and s7, a5, t3
    xor t2, t2, s7
    and s7, t2, a2
    xor s7, a5, s7
    and a5, a5, a2
    lw s8, 1056(a3)
    xor a5, t3, a5
    lw t3, 1064(a3)
    xor s7, s7, s8
    lw s8, 1072(a3)
    xor a5, a5, t3
    lw t3, 1080(a3)
    xor t2, t2, s8
    xor t3, a2, t3
    and a2, t4, a7
    xor t5, t5, a2
    and a2, t6, t5
    lw s8, 124(a3)
    xor a2, t4, a2
    xor a2, a2, s8
    and t4, t6, t4
    xor a7, a7, t4
    and t4, a7, t5
    xor t4, t6, t4
    slli t6, t4, 24
    srli s8, t4, 8
    or t6, t6, s8
    slli s8, a7, 24
    srli s9, a7, 8
    or s8, s8, s9
    slli s9, a2, 24
    srli s10, a2, 8
    or s9, s9, s10
    slli s10, t5, 24
    srli s11, t5, 8
    or s10, s10, s11
    or s0, s0, s1
    xor s0, t0, s0
    or t0, s1, t0
    xor t0, a0, t0
    and a0, s2, t0
    xor a0, s1, a0
    and s1, s0, t0
    xor s1, s2, s1
    xor t2, t2, s8
    xor a2, a2, s4
    xor t5, t5, a1
    xor a5, a5, s9
    xor t3, t3, s10
    xor t6, s7, t6
    xor a7, a7, s6
    xor t4, t4, s5
    slli a1, t4, 8
    srli s2, t4, 24
    or a1, a1, s2
    xor a1, s1, a1
    slli s1, a7, 8
    srli s2, a7, 24
    or s1, s1, s2
    xor s0, s0, s1
    slli s1, t5, 8
    srli s2, t5, 24
    or s1, s1, s2
    xor t0, t0, s1
    not s1, a2
    slli s2, s1, 8
    srli s4, s1, 24
    or s2, s2, s4
    xor a0, a0, s2
    # round 34 (skinny.dsl:60)
    and s2, a4, t1
    xor s2, s3, s2
    and s3, a6, a4
    xor t1, t1, s3
    and s3, t1, s2
    xor s3, a6, s3
    and a6, a6, s2
    lw s4, 1084(a3)
    xor a6, a4, a6
    lw a4, 1092(a3)
    xor s3, s3, s4
    lw s4, 1100(a3)
    xor a6, a6, a4
    lw a4, 1108(a3)
    xor t1, t1, s4
    xor a4, s2, a4
    and s2, t2, t3
    xor t6, t6, s2
    and s2, a5, t2
    xor t3, t3, s2
    and s2, t3, t6
    xor s2, a5, s2
    and a5, a5, t6
    lw s4, 48(a3)
    xor a5, t2, a5
    xor a5, a5, s4
    slli t2, s2, 16
    srli s4, s2, 16
    or t2, t2, s4
    slli s4, a5, 16
    srli s5, a5, 16
    or s4, s4, s5
    slli s5, t3, 16
    srli s6, t3, 16
    or s5, s5, s6
    slli s6, t6, 16
    srli s7, t6, 16
    or s6, s6, s7
    or a2, a2, a7
    xor a2, t5, a2
    or t5, a7, t5
    xor t4, t4, t5
    and t5, s1, t4
    xor a7, a7, t5
    and t5, a2, t4
    xor t5, s1, t5
    and s1, s0, t0
    lw s7, 1112(a3)
    xor a1, a1, s1
    xor s1, a1, s7
    and s7, a0, a1
    lw s8, 1096(a3)
    xor s7, s0, s7
    xor s7, s7, s8
    and s0, a0, s0
    lw s8, 1104(a3)
    xor t0, t0, s0
    xor s0, t0, s8
    and t0, t0, a1
    lw a1, 1088(a3)
    xor t0, a0, t0
    xor t0, t0, a1
    xor t1, t1, s5
    xor a6, a6, s4
    xor a4, a4, s6
    xor t2, s3, t2
    xor a5, s7, a5
    xor t3, s0, t3
    xor t6, t6, s1
    xor a1, s2, t0
    slli a0, a1, 16
    srli s2, a1, 16
    or a0, a0, s2
    xor t5, t5, a0
    slli a0, t6, 16
    srli s2, t6, 16
    or a0, a0, s2
    xor t4, t4, a0
    slli a0, t3, 16
    srli s2, t3, 16
    or a0, a0, s2
    xor a2, a2, a0
    not a0, a5
    slli s2, a0, 16
    srli s3, a0, 16
    or s2, s2, s3
    xor a7, a7, s2
    # round 35 (skinny.dsl:60)
    and s2, t1, a4
    xor t2, t2, s2
    and s2, a6, t1
    xor a4, a4, s2
    and s2, a4, t2
    xor s2, a6, s2
    and a6, a6, t2
    lw s3, 80(a3)
    xor a6, t1, a6
    xor a6, a6, s3
    slli t1, s2, 8
    srli s2, s2, 24
    or t1, t1, s2
    slli s2, a6, 8
    srli a6, a6, 24
    or a6, s2, a6
    slli s2, a4, 8
    srli a4, a4, 24
    or a4, s2, a4
    slli s2, t2, 8
    srli t2, t2, 24
    or t2, s2, t2
    or a5, a5, t3
    xor a5, t6, a5
    or t6, t3, t6
    xor t6, a1, t6
    and a1, a5, t6
    xor a1, a0, a1
    and a0, a0, t6
    xor t3, t3, a0
    slli a0, t3, 16
    srli t3, t3, 16
    or t3, a0, t3
    slli a0, a1, 16
    srli a1, a1, 16
    or a1, a0, a1
    slli a0, t6, 16
    srli t6, t6, 16
    or t6, a0, t6
    slli a0, a5, 16
    srli a5, a5, 16
    or a5, a0, a5
    and a0, a2, t4
    xor t5, t5, a0
    and a0, a7, t5
    lw s2, 1124(a3)
    xor a0, a2, a0
    xor a0, a0, s2
    and a2, a7, a2
    lw s2, 1132(a3)
    xor t4, t4, a2
    xor a2, t4, s2
    and t4, t4, t5
    lw s2, 1116(a3)
    xor a7, a7, t4
    xor a7, a7, s2
    slli t4, a7, 24
    srli a7, a7, 8
    or a7, t4, a7
    slli t4, a2, 24
    srli a2, a2, 8
    or t4, t4, a2
    lw a2, 1140(a3)
    slli s2, a0, 24
    srli a0, a0, 8
    or a0, s2, a0
    xor t5, t5, a2
    slli a2, t5, 24
    srli t5, t5, 8
    or t5, a2, t5
    and a2, s0, s1
    lw s2, 1144(a3)
    xor t0, t0, a2
    xor a2, t0, s2
    and s2, s7, t0
    lw s3, 1128(a3)
    xor s2, s0, s2
    xor s2, s2, s3
    and s0, s7, s0
    lw s3, 1136(a3)
    xor s0, s1, s0
    xor s1, s0, s3
    and t0, s0, t0
    lw s0, 1120(a3)
    xor t0, s7, t0
    xor t0, t0, s0
    xor a2, a2, t2
    xor t0, t0, t1
    xor t2, t5, t2
    xor t6, t6, t2
    xor s0, s2, a6
    xor s1, s1, a4
    xor t1, a7, t1
    xor a1, a1, t1
    xor a4, a4, t4
    xor a5, a5, a4
    xor a6, a6, a0
    xor t3, t3, a6
    # round 36 (skinny.dsl:60)
    and s2, a5, t6
    xor a1, a1, s2
    and s2, t3, a1
    lw s3, 1156(a3)
    xor s2, a5, s2
    xor s2, s2, s3
    and a5, t3, a5
    xor a5, t6, a5
    and t6, a5, a1
    lw s3, 1148(a3)
    xor t3, t3, t6
    xor t3, t3, s3
    srli t6, t3, 2
    lw s3, 1164(a3)
    srli s4, s2, 2
    xor a5, a5, s3
    xor t6, t6, a5
    lw s3, 112(sp)
    lw s7, 1172(a3)
    and t6, t6, s3
    slli s5, t6, 2
    xor s5, t3, s5
    srli s6, s5, 1
    xor t6, a5, t6
    srli s8, t6, 1
    xor a1, a1, s7
    xor s4, s4, a1
    and s4, s4, s3
    slli s7, s4, 2
    xor s7, s2, s7
    xor s6, s6, s7
    lw s9, 108(sp)
    xor s4, a1, s4
    and s6, s6, s9
    slli s10, s6, 1
    xor s5, s5, s10
    xor s6, s7, s6
    xor s7, s8, s4
    and s7, s7, s9
    slli s8, s7, 1
    xor t6, t6, s8
    xor s4, s4, s7
    and s7, a0, t4
    lw s8, 1168(a3)
    xor s7, t5, s7
    xor s8, s7, s8
    and t5, t4, t5
    xor a7, a7, t5
    and t5, s7, a7
    lw s7, 1152(a3)
    xor t5, a0, t5
    lw s10, 1176(a3)
    xor t5, t5, s7
    xor s7, a7, s10
    and a7, a0, a7
    lw a0, 1160(a3)
    xor a7, t4, a7
    xor a7, a7, a0
    slli t4, a7, 24
    srli a7, a7, 8
    or a7, t4, a7
    slli t4, s7, 24
    srli a0, s7, 8
    or t4, t4, a0
    slli a0, t5, 24
    srli t5, t5, 8
    or t5, a0, t5
    slli a0, s8, 24
    srli s7, s8, 8
    or a0, a0, s7
    not s7, s0
    and s8, s7, s1
    xor s8, a2, s8
    and a2, s1, a2
    xor t0, t0, a2
    and a2, s7, t0
    lw s7, 16(a3)
    xor a2, s1, a2
    xor a2, a2, s7
    slli s1, a2, 16
    srli a2, a2, 16
    or a2, s1, a2
    and s1, s8, t0
    xor s0, s0, s1
    slli s1, s0, 16
    srli s0, s0, 16
    or s0, s1, s0
    slli s1, t0, 16
    srli t0, t0, 16
    or t0, s1, t0
    slli s1, s8, 16
    srli s7, s8, 16
    or s1, s1, s7
    or s7, a4, t2
    xor t1, t1, s7
    and s7, a6, t1
    xor s7, a4, s7
    slli s8, s7, 8
    srli s7, s7, 24
    or s7, s8, s7
    not a6, a6
    or a4, a6, a4
    xor t2, t2, a4
    and a4, t2, t1
    xor a6, a6, a4
    slli a4, a6, 8
    srli a6, a6, 24
    or a6, a4, a6
    slli a4, t2, 8
    srli t2, t2, 24
    or t2, a4, t2
    slli a4, t1, 8
    srli t1, t1, 24
    or t1, a4, t1
    xor t5, t5, s0
    xor t3, t3, s0
    xor a6, a6, t3
    xor a4, s2, a2
    xor a7, a7, a2
    xor a2, s7, a4
    xor a1, a1, t0
    xor t0, t4, t0
    xor t1, t1, a1
    not t4, a1
    xor a5, a5, s1
    xor a1, a0, s1
    xor t2, t2, a5
    not a5, a5
    srli a0, a2, 2
    xor a0, a0, t1
    and a0, a0, s3
    xor t1, t1, a0
    slli a0, a0, 2
    xor a2, a2, a0
    srli a0, a7, 2
    xor a0, a0, t0
    and a0, a0, s3
    xor t0, t0, a0
    slli a0, a0, 2
    xor a7, a7, a0
    srli a0, a4, 2
    xor a0, a0, t4
    and a0, a0, s3
    xor t4, t4, a0
    slli a0, a0, 2
    xor a4, a4, a0
    srli a0, a6, 2
    xor a0, a0, t2
    and a0, a0, s3
    xor t2, t2, a0
    slli a0, a0, 2
    xor a6, a6, a0
    srli a0, a6, 1
    xor a0, a0, a2
    and a0, a0, s9
    xor a2, a2, a0
    slli a0, a0, 1
    xor a6, a6, a0
    srli a0, a6, 16
    xor a0, a0, s5
    lw s0, 104(sp)
    lw s2, 100(sp)
    and a0, a0, s0
    xor s1, s5, a0
    slli a0, a0, 16
    xor a6, a6, a0
    srli a0, a6, 8
    xor a0, a0, s1
    and a0, a0, s2
    xor s1, s1, a0
    slli a0, a0, 8
    xor a6, a6, a0
    srli a0, a6, 4
    lw s5, 96(sp)
    xor a0, a0, s1
    and a0, a0, s5
    xor s1, s1, a0
    slli a0, a0, 4
    xor a6, a6, a0
    srli a0, a2, 16
    xor a0, a0, s6
    and a0, a0, s0
    xor s6, s6, a0
    slli a0, a0, 16
    xor a2, a2, a0
    srli a0, a2, 8
    xor a0, a0, s6
    and a0, a0, s2
    xor s6, s6, a0
    slli a0, a0, 8
    xor a2, a2, a0
    srli a0, a2, 4
    xor a0, a0, s6
    and a0, a0, s5
    xor s6, s6, a0
    slli a0, a0, 4
    xor a2, a2, a0
    srli a0, t2, 1
    xor a0, a0, t1
    and a0, a0, s9
    xor t1, t1, a0
    slli a0, a0, 1
    xor t2, t2, a0
    srli a0, t2, 16
    xor a0, a0, t6
    and a0, a0, s0
    xor t6, t6, a0
    slli a0, a0, 16
    xor t2, t2, a0
    srli a0, t2, 8
    xor a0, a0, t6
    and a0, a0, s2
    xor t6, t6, a0
    slli a0, a0, 8
    xor t2, t2, a0
    srli a0, t2, 4
    xor a0, a0, t6
    and a0, a0, s5
    xor t6, t6, a0
    slli a0, a0, 4
    xor t2, t2, a0
    srli a0, t1, 16
    xor a0, a0, s4
    and a0, a0, s0
    xor s4, s4, a0
    slli a0, a0, 16
    xor t1, t1, a0
    srli a0, t1, 8
    xor a0, a0, s4
    and a0, a0, s2
    xor s4, s4, a0
    slli a0, a0, 8
    xor t1, t1, a0
    srli a0, t1, 4
    xor a0, a0, s4
    and a0, a0, s5
    xor s4, s4, a0
    slli a0, a0, 4
    xor t1, t1, a0
    srli a0, t3, 2
    xor a0, a0, a5
    and a0, a0, s3
    xor a5, a5, a0
    slli a0, a0, 2
    xor t3, t3, a0
    srli a0, t3, 1
    xor a0, a0, a4
    and a0, a0, s9
    xor a4, a4, a0
    slli a0, a0, 1
    xor t3, t3, a0
    srli a0, a5, 1
    xor a0, a0, t4
    and a0, a0, s9
    xor t4, t4, a0
    slli a0, a0, 1
    xor a5, a5, a0
    srli a0, t5, 2
    xor a0, a0, a1
    and a0, a0, s3
    xor a1, a1, a0
    slli a0, a0, 2
    xor t5, t5, a0
    srli a0, t5, 1
    xor a0, a0, a7
    and a0, a0, s9
    xor a7, a7, a0
    slli a0, a0, 1
    xor t5, t5, a0
    srli a0, t5, 16
    xor a0, a0, t3
    and a0, a0, s0
    xor t3, t3, a0
    slli a0, a0, 16
    xor t5, t5, a0
    srli a0, t5, 8
    xor a0, a0, t3
    and a0, a0, s2
    xor t3, t3, a0
    slli a0, a0, 8
    xor t5, t5, a0
    srli a0, t5, 4
    xor a0, a0, t3
    and a0, a0, s5
    xor t3, t3, a0
    slli a0, a0, 4
    xor t5, t5, a0
    srli a0, a7, 16
    xor a0, a0, a4
    and a0, a0, s0
    xor a4, a4, a0
    slli a0, a0, 16
    xor a7, a7, a0
    srli a0, a7, 8
    xor a0, a0, a4
    and a0, a0, s2
    xor a4, a4, a0
    slli a0, a0, 8
    xor a7, a7, a0
    srli a0, a7, 4
    xor a0, a0, a4
    and a0, a0, s5
    xor a4, a4, a0
    slli a0, a0, 4
    xor a7, a7, a0
    srli a0, a1, 1
    xor a0, a0, t0
    and a0, a0, s9
    xor t0, t0, a0
    slli a0, a0, 1
    xor a1, a1, a0
    srli a0, a1, 16
    xor a0, a0, a5
    and a0, a0, s0
    xor a5, a5, a0
    slli a0, a0, 16
    xor a1, a1, a0
    srli a0, a1, 8
    xor a0, a0, a5
    and a0, a0, s2
    xor a5, a5, a0
    slli a0, a0, 8
    xor a1, a1, a0
    srli a0, a1, 4
    xor a0, a0, a5
    and a0, a0, s5
    xor a5, a5, a0
    slli a0, a0, 4
    xor a1, a1, a0
    srli a0, t0, 16
    xor a0, a0, t4
    and a0, a0, s0
    xor t4, t4, a0
    slli a0, a0, 16
    xor t0, t0, a0
    srli a0, t0, 8
    xor a0, a0, t4
    and a0, a0, s2
    xor t4, t4, a0
    slli a0, a0, 8
    xor t0, t0, a0
    srli a0, t0, 4
    xor a0, a0, t4
    and a0, a0, s5
    xor t4, t4, a0
    lw s0, 68(sp)
    slli a0, a0, 4
    lw s2, 60(s0)
    xor t0, t0, a0
    xor t4, s2, t4
    lw s2, 64(sp)
    lw a0, 20(s0)
    sw t4, 60(s2)
    xor t4, a0, a1
    lw a1, 12(s0)
    sw t4, 20(s2)
    xor a7, a1, a7
    lw t4, 16(s0)
    sw a7, 12(s2)
    xor a7, t4, t2
    lw t2, 40(s0)
    sw a7, 16(s2)
    xor a7, t2, s6
    lw t2, 32(s0)
    sw a7, 40(s2)
    xor a7, t2, s1
    lw t2, 8(s0)
    sw a7, 32(s2)
    xor a7, t2, a2
    lw t2, 0(s0)
    sw a7, 8(s2)
    xor a6, t2, a6
    lw a7, 36(s0)
    sw a6, 0(s2)
    xor a6, a7, t3
    lw a7, 28(s0)
    sw a6, 36(s2)
    xor a6, a7, t0
    lw a7, 24(s0)
    sw a6, 28(s2)
    xor a6, a7, t1
    lw a7, 44(s0)
    sw a6, 24(s2)
    xor a6, a7, a4
    lw a7, 48(s0)
    sw a6, 44(s2)
    xor a6, a7, t6
    lw a7, 4(s0)
    sw a6, 48(s2)
    xor a6, a7, t5
    lw a7, 52(s0)
    sw a6, 4(s2)
    xor a5, a7, a5
    lw a6, 56(s0)
    sw a5, 52(s2)
    xor a5, a6, s4
    sw a5, 56(s2)
    mv a0, s2
    mv a1, s0
    lw a2, 80(sp)
    lw a4, 76(sp)
    addi a0, a0, 64
    addi a1, a1, 64
    addi a4, a4, 8
    bltu a2, a1, .Llwcc_skinny64_128_ctr_crypt_rv32i_group_done
    j .Llwcc_skinny64_128_ctr_crypt_rv32i_group
.Llwcc_skinny64_128_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny64_128_ctr_crypt_rv32i_out
.Llwcc_skinny64_128_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 64
    beqz t2, .Llwcc_skinny64_128_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 128
    mv t0, a0
    addi t1, sp, 192
.Llwcc_skinny64_128_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_skinny64_128_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_skinny64_128_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_128_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_skinny64_128_ctr_crypt_rv32i_group
.Llwcc_skinny64_128_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 128
    add t1, a1, t2
.Llwcc_skinny64_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_128_ctr_crypt_rv32i_copy
.Llwcc_skinny64_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 192
.Llwcc_skinny64_128_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny64_128_ctr_crypt_rv32i_wipe
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
    .size lwcc_skinny64_128_ctr_crypt_rv32i, .-lwcc_skinny64_128_ctr_crypt_rv32i
