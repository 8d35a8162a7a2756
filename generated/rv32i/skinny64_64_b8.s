# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile skinny --set skinny64_64 --target rv32i --lanes 1 --slicing plane --blocks 8
# passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=8) fold() sbox(lanes=1) complement() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() spill_order() resident_keys() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 528
# layout:    planes of 16 S-boxes, 8 blocks side by side; cells in 8 arrangements
# sizes:     in bytes: block 8, key 8, nonce 4, rk 888, ctx 936, align 4, group 64, stack 528
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:e022af80f8311dbb7e219a2343b499946409e7094bdb9d5678f170f5c61f5667

    .text

    .balign 4
    .global lwcc_skinny64_64_key_setup_rv32i
    .type lwcc_skinny64_64_key_setup_rv32i, %function
lwcc_skinny64_64_key_setup_rv32i:
    addi sp, sp, -512
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
    lui a7, 61681
    srli a6, a5, 4
    xor a6, a6, a5
    addi a7, a7, -241
    and a6, a6, a7
    slli t0, a6, 4
    xor t0, a5, t0
    srli t1, t0, 8
    xor a5, a5, a6
    xor a6, t1, a5
    lui t1, 4080
    addi t1, t1, 255
    and a6, a6, t1
    slli t2, a6, 8
    xor t0, t0, t2
    srli t2, t0, 16
    xor a5, a5, a6
    xor a6, t2, a5
    lui t2, 16
    addi t2, t2, -1
    and a6, a6, t2
    slli t3, a6, 16
    xor t0, t0, t3
    srli t3, t0, 1
    xor t3, t3, t0
    lui t4, 349525
    addi t4, t4, 1365
    and t3, t3, t4
    slli t5, t3, 1
    xor t5, t0, t5
    srli t6, t5, 2
    xor t6, t6, t5
    lui a4, 209715
    addi a4, a4, 819
    and t6, t6, a4
    slli a3, t6, 2
    xor a3, t5, a3
    lui a2, 16
    addi a2, a2, -256
    xor s0, a3, a2
    sw s0, 0(a0)
    xor a5, a5, a6
    srli a6, a5, 1
    xor a6, a6, a5
    and a6, a6, t4
    slli s1, a6, 1
    xor s1, a5, s1
    srli s2, s1, 2
    xor s2, s2, s1
    and s2, s2, a4
    slli s3, s2, 2
    xor s3, s1, s3
    # round 1 (skinny.dsl:60)
    not s4, s3
    sw s4, 4(a0)
    xor t0, t0, t3
    srli t3, t0, 2
    xor t3, t3, t0
    and t3, t3, a4
    slli s4, t3, 2
    xor s4, t0, s4
    not s5, s4
    sw s5, 8(a0)
    xor a5, a5, a6
    srli a6, a5, 2
    xor a6, a6, a5
    and a6, a6, a4
    slli s5, a6, 2
    xor s5, a5, s5
    sw s5, 12(a0)
    not s6, a2
    sw s6, 16(a0)
    xor t5, t5, t6
    sw t5, 20(a0)
    xor t6, s1, s2
    not s1, t6
    sw s1, 24(a0)
    xor t0, t0, t3
    sw t0, 28(a0)
    xor a5, a5, a6
    not a6, a5
    sw a6, 32(a0)
    lw a6, 4(a1)
    lui ra, 4080
    srli t3, a6, 4
    xor t3, t3, a6
    and a7, t3, a7
    xor t3, a6, a7
    slli a7, a7, 4
    xor a6, a6, a7
    srli a7, a6, 8
    xor a7, a7, t3
    and a7, a7, t1
    xor t3, t3, a7
    slli a7, a7, 8
    xor a6, a6, a7
    srli a7, a6, 16
    xor a7, a7, t3
    and a7, a7, t2
    xor t3, t3, a7
    srli s1, t3, 1
    xor s1, s1, t3
    and s1, s1, t4
    slli s2, s1, 1
    xor s2, t3, s2
    srli s6, s2, 2
    xor s6, s6, s2
    and s6, s6, a4
    slli s7, s6, 2
    xor s7, s2, s7
    srli s8, s7, 24
    slli a7, a7, 16
    xor a6, a6, a7
    srli a7, a6, 1
    xor a7, a7, a6
    and a7, a7, t4
    slli t4, a7, 1
    xor t4, a6, t4
    srli s9, t4, 2
    xor s9, s9, t4
    and s9, s9, a4
    slli s10, s9, 2
    xor s10, t4, s10
    srli s11, s10, 16
    and s11, s11, a2
    or s11, s8, s11
    sw t2, 96(sp)
    and t2, s10, ra
    or s11, s11, t2
    sw s8, 100(sp)
    slli s8, s7, 16
    sw s0, 104(sp)
    lui s0, 1044480
    sw s8, 108(sp)
    and s8, s8, s0
    or s8, s11, s8
    # round 2 (skinny.dsl:60)
    not s11, s8
    sw s11, 36(a0)
    andi s11, s10, 255
    sw s8, 112(sp)
    slli s8, s7, 8
    sw t1, 116(sp)
    lui t1, 1044496
    addi t1, t1, -256
    sw s8, 120(sp)
    and s8, s8, t1
    or s8, s11, s8
    sw s11, 124(sp)
    slli s11, s10, 8
    sw s10, 128(sp)
    and s10, s11, ra
    or s8, s8, s10
    xori s8, s8, 255
    sw s8, 40(a0)
    xor t3, t3, s1
    srli s1, t3, 2
    xor s1, s1, t3
    and s1, s1, a4
    slli s10, s1, 2
    xor s10, t3, s10
    sw s8, 132(sp)
    srli s8, s10, 24
    xor a6, a6, a7
    srli a7, a6, 2
    xor a7, a7, a6
    and a7, a7, a4
    slli a4, a7, 2
    xor a4, a6, a4
    sw t2, 136(sp)
    srli t2, a4, 16
    and t2, t2, a2
    or t2, s8, t2
    sw s8, 140(sp)
    and s8, a4, ra
    or t2, t2, s8
    sw s8, 144(sp)
    slli s8, s10, 16
    sw s8, 148(sp)
    and s8, s8, s0
    or t2, t2, s8
    not s8, t2
    sw s8, 44(a0)
    sw ra, 48(a0)
    andi s8, a4, 255
    sw t2, 152(sp)
    slli t2, s10, 8
    sw t2, 156(sp)
    and t2, t2, t1
    or t2, s8, t2
    sw s8, 160(sp)
    slli s8, a4, 8
    sw a4, 164(sp)
    and a4, s8, ra
    or t2, t2, a4
    xori t2, t2, 255
    sw t2, 52(a0)
    xor a4, s2, s6
    srli s2, a4, 24
    xor t4, t4, s9
    srli s6, t4, 16
    and s6, s6, a2
    or s6, s2, s6
    and s9, t4, ra
    or s6, s6, s9
    sw s2, 168(sp)
    slli s2, a4, 16
    and s2, s2, s0
    or s6, s6, s2
    sw s2, 172(sp)
    not s2, s6
    sw s2, 56(a0)
    andi s2, t4, 255
    sw s6, 176(sp)
    slli s6, a4, 8
    sw s6, 180(sp)
    and s6, s6, t1
    or s2, s2, s6
    slli s6, t4, 8
    sw t2, 184(sp)
    and t2, s6, ra
    or t2, s2, t2
    sw t2, 60(a0)
    xor t3, t3, s1
    srli s1, t3, 24
    xor a6, a6, a7
    srli a7, a6, 16
    and a7, a7, a2
    or a7, s1, a7
    and s2, a6, ra
    or a7, a7, s2
    sw s1, 188(sp)
    slli s1, t3, 16
    and s1, s1, s0
    or a7, a7, s1
    not s1, a7
    sw s1, 64(a0)
    andi s1, a6, 255
    sw a7, 192(sp)
    slli a7, t3, 8
    sw a7, 196(sp)
    and a7, a7, t1
    or a7, s1, a7
    slli s1, a6, 8
    sw t2, 200(sp)
    and t2, s1, ra
    or a7, a7, t2
    sw a7, 68(a0)
    srli t2, a3, 8
    sw a7, 204(sp)
    andi a7, t2, 255
    sw a6, 208(sp)
    slli a6, s3, 24
    sw s2, 212(sp)
    srli s2, s3, 8
    or a6, a6, s2
    and a6, a6, t1
    or a6, a7, a6
    slli a7, a3, 16
    and a7, a7, ra
    or a6, a6, a7
    xor a6, a6, ra
    sw a6, 72(a0)
    srli a7, a3, 24
    and s2, t2, a2
    or s2, a7, s2
    sw a7, 216(sp)
    slli a7, s3, 8
    sw a7, 220(sp)
    and a7, a7, ra
    or s2, s2, a7
    sw t2, 224(sp)
    and t2, s3, s0
    or s2, s2, t2
    # round 3 (skinny.dsl:60)
    sw t2, 228(sp)
    not t2, s2
    sw t2, 76(a0)
    not t2, ra
    sw t2, 80(a0)
    srli t2, s4, 8
    sw a6, 232(sp)
    andi a6, t2, 255
    sw s2, 236(sp)
    slli s2, s5, 24
    sw a7, 240(sp)
    srli a7, s5, 8
    or a7, s2, a7
    and a7, a7, t1
    or a6, a6, a7
    slli a7, s4, 16
    and a7, a7, ra
    or a6, a6, a7
    xor a6, a6, ra
    sw a6, 84(a0)
    srli s2, s4, 24
    sw a7, 244(sp)
    and a7, t2, a2
    or a7, s2, a7
    sw s2, 248(sp)
    slli s2, s5, 8
    sw s2, 252(sp)
    and s2, s2, ra
    or a7, a7, s2
    sw t2, 256(sp)
    and t2, s5, s0
    or a7, a7, t2
    sw a7, 88(a0)
    sw t2, 260(sp)
    srli t2, t5, 8
    sw a6, 264(sp)
    andi a6, t2, 255
    sw a7, 268(sp)
    slli a7, t6, 24
    sw s2, 272(sp)
    srli s2, t6, 8
    or a7, a7, s2
    and a7, a7, t1
    or a7, a6, a7
    slli s2, t5, 16
    and s2, s2, ra
    or a7, a7, s2
    xor a7, a7, ra
    sw a7, 92(a0)
    srli a7, t5, 24
    and s2, t2, a2
    or a7, a7, s2
    slli s2, t6, 8
    sw s2, 276(sp)
    and s2, s2, ra
    or a7, a7, s2
    sw t2, 280(sp)
    and t2, t6, s0
    or a7, a7, t2
    sw t2, 284(sp)
    not t2, a7
    sw t2, 96(a0)
    srli t2, t0, 8
    sw a6, 288(sp)
    andi a6, t2, 255
    sw a7, 292(sp)
    slli a7, a5, 24
    sw s2, 296(sp)
    srli s2, a5, 8
    or a7, a7, s2
    and a7, a7, t1
    or a6, a6, a7
    slli a7, t0, 16
    and a7, a7, ra
    or a6, a6, a7
    sw a6, 100(a0)
    srli a7, t0, 24
    and s2, t2, a2
    or a7, a7, s2
    slli s2, a5, 8
    sw s2, 300(sp)
    and s2, s2, ra
    or a7, a7, s2
    sw t2, 304(sp)
    and t2, a5, s0
    or a7, a7, t2
    sw t2, 308(sp)
    not t2, a7
    sw t2, 104(a0)
    slli t2, s7, 8
    sw a6, 312(sp)
    srli a6, s7, 24
    or a6, t2, a6
    lui t2, 1044480
    addi t2, t2, 255
    sw a6, 316(sp)
    and a6, a6, t2
    and s11, s11, a2
    or a6, a6, s11
    lw s11, 136(sp)
    and s8, s8, a2
    or a6, a6, s11
    xor a6, a6, s0
    sw a6, 108(a0)
    lw s11, 128(sp)
    sw a6, 320(sp)
    slli a6, s11, 8
    srli s11, s11, 24
    or a6, a6, s11
    lw s11, 116(sp)
    sw a7, 324(sp)
    and a6, a6, s11
    and a7, s7, a2
    or a6, a6, a7
    sw a7, 328(sp)
    slli a7, s7, 24
    or a6, a6, a7
    # round 4 (skinny.dsl:60)
    not a7, a6
    sw a7, 112(a0)
    slli a7, s10, 8
    sw a6, 332(sp)
    srli a6, s10, 24
    or a6, a7, a6
    and a7, a6, t2
    or a7, a7, s8
    lw s8, 144(sp)
    and s6, s6, a2
    or a7, a7, s8
    xor a7, a7, s0
    sw a7, 116(a0)
    lw s8, 164(sp)
    sw a7, 336(sp)
    slli a7, s8, 8
    srli s8, s8, 24
    or a7, a7, s8
    and a7, a7, s11
    and s8, s10, a2
    or a7, a7, s8
    sw s8, 340(sp)
    slli s8, s10, 24
    or a7, a7, s8
    not s8, a7
    sw s8, 120(a0)
    sw a2, 124(a0)
    slli s8, a4, 8
    sw a7, 344(sp)
    srli a7, a4, 24
    or a7, s8, a7
    and s8, a7, t2
    or s6, s8, s6
    or s6, s6, s9
    xor s6, s6, s0
    sw s6, 128(a0)
    slli s8, t4, 8
    sw s6, 348(sp)
    srli s6, t4, 24
    or s6, s8, s6
    and s6, s6, s11
    and s8, a4, a2
    or s6, s6, s8
    sw s8, 352(sp)
    slli s8, a4, 24
    or s6, s6, s8
    not s8, s6
    sw s8, 132(a0)
    slli s8, t3, 8
    sw s6, 356(sp)
    srli s6, t3, 24
    or s6, s8, s6
    and s8, s6, t2
    and s1, s1, a2
    or s1, s8, s1
    lw s8, 212(sp)
    or s1, s1, s8
    xor s1, s1, s0
    sw s1, 136(a0)
    lw s1, 208(sp)
    slli s8, s1, 8
    srli s1, s1, 24
    or s1, s8, s1
    and s1, s1, s11
    and s8, t3, a2
    or s1, s1, s8
    slli s11, t3, 24
    or s1, s1, s11
    not s11, s1
    sw s11, 140(a0)
    slli s11, s3, 8
    sw s1, 360(sp)
    srli s1, s3, 24
    or s1, s11, s1
    and s11, s1, t2
    sw s1, 364(sp)
    slli s1, a3, 8
    and s1, s1, a2
    or s1, s11, s1
    and s11, a3, ra
    or s1, s1, s11
    xor s1, s1, s0
    sw s1, 144(a0)
    andi s11, s3, 255
    sw s1, 368(sp)
    lw s1, 104(sp)
    sw s8, 372(sp)
    slli s8, s1, 16
    srli s1, s1, 16
    or s1, s8, s1
    and s1, s1, t1
    or s1, s11, s1
    lw s8, 240(sp)
    srli s11, s5, 24
    or s1, s1, s8
    # round 5 (skinny.dsl:60)
    not s1, s1
    sw s1, 148(a0)
    slli s1, s5, 8
    or s1, s1, s11
    and s11, s1, t2
    slli s8, s4, 8
    and s8, s8, a2
    or s8, s11, s8
    and s11, s4, ra
    or s8, s8, s11
    xor s8, s8, s0
    sw s8, 152(a0)
    andi s11, s5, 255
    sw s8, 376(sp)
    slli s8, s4, 16
    sw s1, 380(sp)
    srli s1, s4, 16
    or s1, s8, s1
    and s1, s1, t1
    or s1, s11, s1
    lw s8, 272(sp)
    sw s0, 160(a0)
    or s1, s1, s8
    not s11, s1
    sw s11, 156(a0)
    slli s11, t6, 8
    sw s1, 384(sp)
    srli s1, t6, 24
    or s1, s11, s1
    and s11, s1, t2
    slli s8, t5, 8
    and s8, s8, a2
    or s8, s11, s8
    and s11, t5, ra
    or s8, s8, s11
    xor s8, s8, s0
    sw s8, 164(a0)
    andi s8, t6, 255
    slli s11, t5, 16
    sw t5, 388(sp)
    srli t5, t5, 16
    or t5, s11, t5
    and s11, t5, t1
    or s11, s8, s11
    sw s8, 392(sp)
    lw s8, 296(sp)
    or s11, s11, s8
    not s8, s11
    sw s8, 168(a0)
    slli s8, a5, 8
    sw s11, 396(sp)
    srli s11, a5, 24
    or s8, s8, s11
    and s11, s8, t2
    sw s8, 400(sp)
    slli s8, t0, 8
    and s8, s8, a2
    or s8, s11, s8
    and s11, t0, ra
    or s8, s8, s11
    xor s8, s8, s0
    sw s8, 172(a0)
    andi s11, a5, 255
    sw s8, 404(sp)
    slli s8, t0, 16
    srli s0, t0, 16
    or s0, s8, s0
    and s0, s0, t1
    or s0, s11, s0
    or s0, s0, s2
    not s8, s0
    sw s8, 176(a0)
    lw s8, 132(sp)
    slli s11, s8, 24
    srli s8, s8, 8
    or s8, s11, s8
    lw s11, 100(sp)
    and s8, s8, t1
    or s8, s11, s8
    lw s11, 128(sp)
    sw s0, 408(sp)
    srli s0, s11, 8
    and s0, s0, ra
    or s8, s8, s0
    # round 6 (skinny.dsl:60)
    sw s8, 412(sp)
    not s8, s8
    sw s8, 180(a0)
    slli s8, s7, 16
    sw s7, 416(sp)
    srli s7, s7, 16
    or s7, s8, s7
    lw s8, 120(sp)
    and s7, s7, t2
    and s8, s8, a2
    or s7, s7, s8
    sw s8, 420(sp)
    lw s8, 136(sp)
    or s7, s7, s8
    sw s7, 184(a0)
    lw s7, 184(sp)
    slli s8, s7, 24
    srli s7, s7, 8
    or s7, s8, s7
    lw s8, 140(sp)
    and s7, s7, t1
    or s7, s8, s7
    lw s8, 164(sp)
    srli s8, s8, 8
    sw s8, 140(sp)
    and s8, s8, ra
    or s7, s7, s8
    sw s7, 184(sp)
    not s7, s7
    sw s7, 188(a0)
    li s7, 255
    sw s7, 192(a0)
    sw s8, 136(sp)
    slli s8, s10, 16
    sw s10, 424(sp)
    srli s10, s10, 16
    or s8, s8, s10
    lw s10, 156(sp)
    and s8, s8, t2
    and s10, s10, a2
    or s8, s8, s10
    sw s10, 156(sp)
    lw s10, 144(sp)
    or s8, s8, s10
    xor s8, s8, ra
    sw s8, 196(a0)
    lw s10, 200(sp)
    sw s8, 428(sp)
    slli s8, s10, 24
    srli s10, s10, 8
    or s8, s8, s10
    lw s10, 168(sp)
    and s8, s8, t1
    or s8, s10, s8
    srli s10, t4, 8
    sw s10, 432(sp)
    and s10, s10, ra
    or s8, s8, s10
    not s10, s8
    sw s10, 200(a0)
    slli s10, a4, 16
    sw a4, 436(sp)
    srli a4, a4, 16
    or a4, s10, a4
    lw s10, 180(sp)
    and a4, a4, t2
    and s10, s10, a2
    or a4, a4, s10
    or a4, a4, s9
    xor a4, a4, ra
    sw a4, 204(a0)
    lw s9, 204(sp)
    sw s10, 440(sp)
    slli s10, s9, 24
    sw a4, 444(sp)
    srli a4, s9, 8
    or a4, s10, a4
    lw s10, 188(sp)
    and a4, a4, t1
    or a4, s10, a4
    lw s10, 208(sp)
    sw s8, 448(sp)
    srli s8, s10, 8
    and s10, s8, ra
    or a4, a4, s10
    not s10, a4
    sw s10, 208(a0)
    slli s10, t3, 16
    sw t3, 452(sp)
    srli t3, t3, 16
    or t3, s10, t3
    and t3, t3, t2
    lw s10, 196(sp)
    # round 7 (skinny.dsl:60)
    not s7, s7
    and s10, s10, a2
    or t3, t3, s10
    sw s10, 196(sp)
    lw s10, 212(sp)
    or t3, t3, s10
    xor t3, t3, ra
    sw t3, 212(a0)
    lw s10, 236(sp)
    sw t3, 212(sp)
    srli t3, s10, 8
    sw a4, 456(sp)
    lw a4, 96(sp)
    and s10, s3, ra
    and t3, t3, a4
    or t3, t3, s10
    sw s10, 460(sp)
    slli s10, s3, 24
    or t3, t3, s10
    xori t3, t3, 255
    sw t3, 216(a0)
    lw s10, 232(sp)
    sw t3, 464(sp)
    lw t3, 116(sp)
    sw s3, 232(sp)
    and s10, s10, t3
    srli s3, a3, 16
    sw s3, 468(sp)
    and s3, s3, a2
    or s10, s10, s3
    sw s3, 472(sp)
    lw s3, 228(sp)
    sw s7, 224(a0)
    or s3, s10, s3
    not s10, s3
    sw s10, 220(a0)
    lw s7, 268(sp)
    srli s10, s7, 8
    and s10, s10, a4
    and s7, s5, ra
    or s10, s10, s7
    sw s7, 228(sp)
    slli s7, s5, 24
    or s10, s10, s7
    sw s10, 228(a0)
    sw s7, 476(sp)
    lw s7, 264(sp)
    sw s10, 480(sp)
    and s7, s7, t3
    srli s10, s4, 16
    sw s10, 484(sp)
    and s10, s10, a2
    or s7, s7, s10
    lw s10, 260(sp)
    or s7, s7, s10
    sw s7, 232(a0)
    lw s10, 292(sp)
    sw s7, 260(sp)
    srli s10, s10, 8
    and s10, s10, a4
    and s7, t6, ra
    or s10, s10, s7
    sw s7, 488(sp)
    slli s7, t6, 24
    or s7, s10, s7
    xori s7, s7, 255
    sw s7, 236(a0)
    lui s10, 4096
    addi s10, s10, -256
    and t5, t5, s10
    sw s7, 492(sp)
    lw s7, 288(sp)
    or t5, s7, t5
    lw s7, 284(sp)
    or t5, t5, s7
    not s7, t5
    sw s7, 240(a0)
    lw s7, 324(sp)
    sw t5, 284(sp)
    srli s7, s7, 8
    and s7, s7, a4
    and t5, a5, ra
    or t5, s7, t5
    slli s7, a5, 24
    or t5, t5, s7
    xori t5, t5, 255
    sw t5, 244(a0)
    lw s7, 312(sp)
    sw t5, 288(sp)
    and s7, s7, t3
    srli t5, t0, 16
    sw t5, 496(sp)
    and t5, t5, a2
    or t5, s7, t5
    lw s7, 308(sp)
    and a6, a6, a4
    or t5, t5, s7
    not s7, t5
    sw s7, 248(a0)
    lw s7, 316(sp)
    sw t5, 316(sp)
    and s7, s7, a4
    lw t5, 112(sp)
    sw s5, 308(sp)
    slli t5, t5, 8
    lui s5, 1048560
    sw t5, 500(sp)
    and t5, t5, s5
    or t5, s7, t5
    xor t5, t5, a2
    sw t5, 252(a0)
    lw s7, 320(sp)
    sw t5, 504(sp)
    slli t5, s7, 8
    srli s7, s7, 24
    or t5, t5, s7
    and t5, t5, t3
    lw s7, 328(sp)
    and a7, a7, a4
    or t5, t5, s7
    slli s7, s11, 16
    lui s11, 1044480
    and s7, s7, s11
    or t5, t5, s7
    # round 8 (skinny.dsl:60)
    not s7, t5
    sw s7, 256(a0)
    lw s7, 152(sp)
    slli s7, s7, 8
    sw s7, 328(sp)
    and s7, s7, s5
    or a6, a6, s7
    xor a6, a6, a2
    sw a6, 260(a0)
    lw s7, 336(sp)
    sw a6, 508(sp)
    slli a6, s7, 8
    srli s7, s7, 24
    or a6, a6, s7
    lw s7, 340(sp)
    and a6, a6, t3
    or a6, a6, s7
    lw s7, 164(sp)
    slli s7, s7, 16
    and s7, s7, s11
    or a6, a6, s7
    not s7, a6
    sw s7, 264(a0)
    lw s7, 176(sp)
    slli t3, s7, 8
    and t3, t3, s5
    or a7, a7, t3
    sw a7, 268(a0)
    lw a7, 200(sp)
    slli t3, a7, 8
    srli s7, a7, 24
    or t3, t3, s7
    lw s7, 352(sp)
    and t3, t3, t2
    or t3, t3, s7
    slli s7, t4, 16
    and s7, s7, ra
    or t3, t3, s7
    not t3, t3
    sw t3, 272(a0)
    and t3, s6, a4
    lw s6, 192(sp)
    slli s7, s6, 8
    and s7, s7, s5
    or t3, t3, s7
    xor t3, t3, a2
    sw t3, 276(a0)
    slli s7, s9, 8
    sw t3, 352(sp)
    srli t3, s9, 24
    or t3, s7, t3
    lw s7, 372(sp)
    and t3, t3, t2
    or t3, t3, s7
    lw s7, 208(sp)
    and s1, s1, a4
    slli s7, s7, 16
    and s7, s7, ra
    or t3, t3, s7
    not t3, t3
    sw t3, 280(a0)
    lw t3, 364(sp)
    lw s7, 236(sp)
    and t3, t3, a4
    slli s7, s7, 16
    or t3, t3, s7
    xor t3, t3, a2
    sw t3, 284(a0)
    slli s7, a3, 24
    srli ra, a3, 8
    or s7, s7, ra
    and ra, s7, t2
    sw s7, 364(sp)
    lw s7, 368(sp)
    srli s7, s7, 16
    and s7, s7, a2
    or s7, ra, s7
    lw ra, 240(sp)
    or s7, s7, ra
    # round 9 (skinny.dsl:60)
    not ra, s7
    sw ra, 288(a0)
    lw ra, 380(sp)
    sw t3, 380(sp)
    lw t3, 268(sp)
    and ra, ra, a4
    slli t3, t3, 16
    or t3, ra, t3
    xor t3, t3, a2
    sw t3, 292(a0)
    slli ra, s4, 24
    sw t3, 240(sp)
    srli t3, s4, 8
    or t3, ra, t3
    lw ra, 376(sp)
    and t3, t3, t2
    srli ra, ra, 16
    and ra, ra, a2
    or t3, t3, ra
    lw ra, 272(sp)
    or t3, t3, ra
    not ra, t3
    sw ra, 296(a0)
    lw ra, 292(sp)
    slli ra, ra, 16
    or s1, s1, ra
    xor s1, s1, a2
    sw s1, 300(a0)
    lw ra, 388(sp)
    sw s1, 272(sp)
    slli s1, ra, 24
    sw t3, 376(sp)
    srli t3, ra, 8
    or t3, s1, t3
    and s1, t3, t2
    sw t3, 372(sp)
    srli t3, t6, 8
    sw t3, 340(sp)
    and t3, t3, a2
    or t3, s1, t3
    lw s1, 296(sp)
    or t3, t3, s1
    not t3, t3
    sw t3, 304(a0)
    lw t3, 400(sp)
    lw s1, 324(sp)
    and t3, t3, a4
    slli s1, s1, 16
    or t3, t3, s1
    sw t3, 308(a0)
    slli s1, t0, 24
    sw t0, 400(sp)
    srli t0, t0, 8
    or t0, s1, t0
    and t0, t0, t2
    srli s1, a5, 8
    sw s1, 296(sp)
    and s1, s1, a2
    or t0, t0, s1
    or t0, t0, s2
    not t0, t0
    sw t0, 312(a0)
    lw t0, 320(sp)
    lw s1, 120(sp)
    srli t0, t0, 8
    and t0, t0, a4
    or t0, t0, s0
    and s1, s1, s11
    or t0, t0, s1
    # round 10 (skinny.dsl:60)
    not t0, t0
    sw t0, 316(a0)
    lw t0, 112(sp)
    lw s2, 332(sp)
    and s1, t0, t2
    srli s2, s2, 8
    and s2, s2, s10
    or s1, s1, s2
    xori s1, s1, 255
    sw s1, 320(a0)
    lw s2, 428(sp)
    sw s0, 332(sp)
    slli s0, s2, 24
    srli s2, s2, 8
    or s0, s0, s2
    and s0, s0, t1
    lw s2, 160(sp)
    and a7, a7, t2
    or s0, s2, s0
    lw s2, 136(sp)
    and s8, s8, s10
    or s0, s0, s2
    not s2, s0
    sw s2, 324(a0)
    lw s2, 152(sp)
    sw s0, 136(sp)
    and s0, s2, t2
    lw s2, 344(sp)
    slli a3, a3, 24
    srli s2, s2, 8
    and s2, s2, s10
    or s0, s0, s2
    xori s0, s0, 255
    sw s0, 328(a0)
    lw s2, 432(sp)
    and s2, s2, s10
    or a7, a7, s2
    not a7, a7
    sw a7, 332(a0)
    lw a7, 176(sp)
    and s2, a7, t2
    lw a7, 356(sp)
    srli t0, a7, 8
    and t0, t0, s10
    or t0, s2, t0
    xori t0, t0, 255
    sw t0, 336(a0)
    and s2, s9, t2
    or s2, s2, s8
    not s2, s2
    sw s2, 340(a0)
    and s2, s6, t2
    lw s8, 360(sp)
    slli s6, s3, 24
    srli s9, s8, 8
    and s9, s9, s10
    or s2, s2, s9
    xori s2, s2, 255
    sw s2, 344(a0)
    lw s9, 232(sp)
    srli s3, s3, 8
    and s9, s9, a4
    or s3, s6, s3
    and s3, s3, s5
    or s3, s9, s3
    sw s3, 348(a0)
    lw s6, 464(sp)
    lw s9, 116(sp)
    sw s2, 432(sp)
    lw s2, 472(sp)
    and s6, s6, s9
    or s2, s6, s2
    or a3, s2, a3
    # round 11 (skinny.dsl:60)
    not s2, a3
    sw s2, 352(a0)
    lw s2, 308(sp)
    and s6, s2, a4
    lw s2, 260(sp)
    sw a3, 472(sp)
    slli a3, s2, 24
    srli s2, s2, 8
    or a3, a3, s2
    and a3, a3, s5
    or a3, s6, a3
    lui s2, 4080
    xor a3, a3, s2
    sw a3, 356(a0)
    lw s6, 484(sp)
    sw t0, 200(sp)
    lw t0, 228(sp)
    sw s4, 484(sp)
    or s6, s6, t0
    slli s4, s4, 24
    or s6, s6, s4
    sw s6, 360(a0)
    and s6, t6, a4
    sw t6, 160(sp)
    lw t6, 284(sp)
    sw t3, 120(sp)
    slli s9, t6, 24
    srli t3, t6, 8
    or t3, s9, t3
    and t3, t3, s5
    or t3, s6, t3
    xor t3, t3, s2
    sw t3, 364(a0)
    srli t3, ra, 16
    lw s6, 488(sp)
    slli s9, ra, 24
    or s6, t3, s6
    or s6, s6, s9
    not s6, s6
    sw s6, 368(a0)
    and s6, a5, a4
    lw s9, 316(sp)
    sw a5, 488(sp)
    slli ra, s9, 24
    srli a5, s9, 8
    or a5, ra, a5
    and a5, a5, s5
    or a5, s6, a5
    xor a5, a5, s2
    sw a5, 372(a0)
    lw s6, 312(sp)
    slli ra, s6, 8
    lw s6, 496(sp)
    and ra, ra, s5
    or s6, s6, ra
    not s6, s6
    sw s6, 376(a0)
    slli s6, t5, 16
    srli t5, t5, 16
    or t5, s6, t5
    lw s6, 500(sp)
    and t5, t5, t2
    and s6, s6, s10
    or t5, t5, s6
    sw t5, 380(a0)
    lw s6, 128(sp)
    sw t5, 500(sp)
    slli ra, s6, 16
    srli t5, s6, 16
    or t5, ra, t5
    and t5, t5, t2
    lw ra, 416(sp)
    slli a7, a7, 16
    srli ra, ra, 8
    and ra, ra, a2
    or t5, t5, ra
    lw ra, 504(sp)
    slli ra, ra, 8
    and ra, ra, s2
    or t5, t5, ra
    # round 12 (skinny.dsl:60)
    not ra, t5
    sw ra, 384(a0)
    slli ra, a6, 16
    sw a6, 496(sp)
    srli a6, a6, 16
    or a6, ra, a6
    lw ra, 328(sp)
    and a6, a6, t2
    and ra, ra, s10
    or a6, a6, ra
    sw a6, 388(a0)
    lw ra, 164(sp)
    sw a6, 328(sp)
    slli a6, ra, 16
    sw a5, 320(sp)
    srli a5, ra, 16
    or a5, a6, a5
    lw a6, 424(sp)
    and a5, a5, t2
    srli a6, a6, 8
    and a6, a6, a2
    or a5, a5, a6
    lw a6, 508(sp)
    slli a6, a6, 8
    and a6, a6, s2
    or a5, a5, a6
    not a6, a5
    sw a6, 392(a0)
    lw a6, 448(sp)
    sw t3, 336(sp)
    slli t3, a6, 8
    srli a6, a6, 24
    or a6, t3, a6
    and a6, a6, a4
    or a6, a6, a7
    xor a6, a6, s11
    sw a6, 396(a0)
    slli a7, t4, 16
    srli t3, t4, 16
    or a7, a7, t3
    lw t3, 444(sp)
    and a7, a7, t2
    slli t3, t3, 8
    and t3, t3, s10
    or a7, a7, t3
    not t3, a7
    sw t3, 400(a0)
    lw t3, 456(sp)
    sw a6, 444(sp)
    slli a6, t3, 8
    srli t3, t3, 24
    or a6, a6, t3
    and a6, a6, a4
    slli t3, s8, 16
    or a6, a6, t3
    xor a6, a6, s11
    sw a6, 404(a0)
    lw a6, 208(sp)
    slli t3, a6, 16
    srli s8, a6, 16
    or t3, t3, s8
    lw s8, 212(sp)
    and t3, t3, t2
    slli s8, s8, 8
    and s8, s8, s10
    or t3, t3, s8
    not s8, t3
    sw s8, 408(a0)
    slli s8, s7, 8
    sw s7, 212(sp)
    srli s7, s7, 24
    or s7, s8, s7
    and s7, s7, t2
    lw s8, 236(sp)
    srli t6, t6, 16
    slli a6, s8, 16
    srli s8, s8, 16
    or a6, a6, s8
    and a6, a6, s10
    or a6, s7, a6
    xor a6, a6, s11
    sw a6, 412(a0)
    lw s7, 224(sp)
    lw s8, 460(sp)
    and s7, s7, a4
    or s7, s7, s8
    lw s8, 380(sp)
    slli s8, s8, 16
    and s8, s8, s11
    or s7, s7, s8
    # round 13 (skinny.dsl:60)
    not s8, s7
    sw s8, 416(a0)
    lw s8, 376(sp)
    sw a6, 380(sp)
    slli a6, s8, 8
    srli s8, s8, 24
    or a6, a6, s8
    and a6, a6, t2
    lw s8, 268(sp)
    sw a2, 460(sp)
    slli a2, s8, 16
    srli s8, s8, 16
    or a2, a2, s8
    and a2, a2, s10
    or a6, a6, a2
    sw a6, 420(a0)
    lw a2, 256(sp)
    and a2, a2, a4
    or t0, a2, t0
    lw a2, 240(sp)
    slli s8, a2, 16
    and s8, s8, s11
    or t0, t0, s8
    not s8, t0
    sw s8, 424(a0)
    lw s8, 396(sp)
    slli s8, s8, 8
    and s8, s8, s5
    or t6, t6, s8
    sw t6, 428(a0)
    lw s8, 280(sp)
    lw a2, 492(sp)
    and s8, s8, a4
    and a2, a2, s5
    or a2, s8, a2
    not s8, a2
    sw s8, 432(a0)
    srli s8, s9, 16
    lw s9, 408(sp)
    slli s9, s9, 8
    and s9, s9, s5
    or s8, s8, s9
    xor s8, s8, s11
    sw s8, 436(a0)
    lw s9, 304(sp)
    sw s8, 304(sp)
    lw s8, 288(sp)
    and s9, s9, a4
    and s5, s8, s5
    or s5, s9, s5
    not s8, s5
    sw s8, 440(a0)
    lw s8, 116(sp)
    sw t6, 288(sp)
    and s9, s6, s8
    slli t6, s1, 24
    sw a6, 408(sp)
    srli a6, s1, 8
    or a6, t6, a6
    and a6, a6, t1
    or a6, s9, a6
    # round 14 (skinny.dsl:60)
    not t6, a6
    sw t6, 444(a0)
    lw t6, 112(sp)
    sw a6, 316(sp)
    slli s9, t6, 8
    srli t6, t6, 24
    or t6, s9, t6
    and t6, t6, s8
    slli s9, t5, 16
    srli a6, t5, 16
    or a6, s9, a6
    and a6, a6, t1
    or a6, t6, a6
    xor a6, a6, s2
    sw a6, 448(a0)
    and t6, ra, s8
    slli s9, s0, 24
    srli s0, s0, 8
    or s0, s9, s0
    and s0, s0, t1
    or t6, t6, s0
    not s0, t6
    sw s0, 452(a0)
    lw s0, 152(sp)
    sw t6, 280(sp)
    slli s9, s0, 8
    srli t6, s0, 24
    or t6, s9, t6
    and t6, t6, s8
    slli s9, a5, 16
    srli s0, a5, 16
    or s0, s9, s0
    and s0, s0, t1
    or t6, t6, s0
    xor t6, t6, s2
    sw t6, 456(a0)
    lw s9, 440(sp)
    and s0, t4, s8
    or s0, s0, s9
    lw s9, 436(sp)
    sw a5, 440(sp)
    and a5, s9, s11
    or a5, s0, a5
    not a5, a5
    sw a5, 460(a0)
    lw a5, 176(sp)
    slli s0, a5, 8
    srli a5, a5, 24
    or a5, s0, a5
    and a5, a5, s8
    slli s0, a7, 16
    srli a7, a7, 16
    or a7, s0, a7
    and a7, a7, t1
    or a5, a5, a7
    sw a5, 464(a0)
    lw a7, 208(sp)
    sw a5, 396(sp)
    lw a5, 196(sp)
    and s0, a7, s8
    or s0, s0, a5
    lw a5, 452(sp)
    and s11, a5, s11
    or s0, s0, s11
    not s0, s0
    sw s0, 468(a0)
    lw s0, 192(sp)
    slli s11, s0, 8
    srli s0, s0, 24
    or s0, s11, s0
    and s0, s0, s8
    slli s11, t3, 16
    srli t3, t3, 16
    or t3, s11, t3
    and t3, t3, t1
    or t3, s0, t3
    sw t3, 472(a0)
    lw s0, 236(sp)
    sw t3, 284(sp)
    and s11, s0, s8
    slli t3, s7, 24
    srli s7, s7, 8
    or t3, t3, s7
    and t3, t3, t1
    or t3, s11, t3
    xori t3, t3, 255
    sw t3, 476(a0)
    lw s11, 364(sp)
    and s7, s3, s8
    and s11, s11, t1
    or s7, s7, s11
    # round 15 (skinny.dsl:60)
    not s11, s7
    sw s11, 480(a0)
    lw s11, 268(sp)
    sw s7, 364(sp)
    and s7, s11, s8
    slli s11, t0, 24
    sw t0, 228(sp)
    srli t0, t0, 8
    or t0, s11, t0
    and t0, t0, t1
    or t0, s7, t0
    xori t0, t0, 255
    sw t0, 484(a0)
    lw s7, 480(sp)
    slli s11, s7, 8
    srli s7, s7, 24
    or s7, s11, s7
    and a4, s7, a4
    and s7, a3, s2
    or a4, a4, s7
    or a4, a4, s4
    sw a4, 488(a0)
    lw s4, 292(sp)
    slli s7, a2, 24
    and s4, s4, s8
    srli a2, a2, 8
    or a2, s7, a2
    and a2, a2, t1
    or a2, s4, a2
    xori a2, a2, 255
    sw a2, 492(a0)
    lw a2, 372(sp)
    lw s4, 392(sp)
    and a2, a2, t1
    or a2, s4, a2
    lw s4, 340(sp)
    and s4, s4, s2
    or a2, a2, s4
    not a2, a2
    sw a2, 496(a0)
    lw a2, 324(sp)
    slli s4, s5, 24
    and a2, a2, s8
    srli s5, s5, 8
    or s4, s4, s5
    and t1, s4, t1
    or t1, a2, t1
    sw t1, 500(a0)
    lw a2, 312(sp)
    slli s4, a2, 8
    srli a2, a2, 24
    or a2, s4, a2
    and t2, a2, t2
    lw a2, 120(sp)
    sw s6, 508(a0)
    slli s4, a2, 16
    srli a2, a2, 16
    or a2, s4, a2
    and a2, a2, s10
    or t2, t2, a2
    not a2, t2
    sw a2, 504(a0)
    lw a2, 416(sp)
    slli s4, a2, 24
    srli s5, a2, 8
    or s4, s4, s5
    # round 16 (skinny.dsl:60)
    not s5, s4
    sw s5, 512(a0)
    lw s5, 460(sp)
    xor s7, ra, s5
    sw s7, 516(a0)
    lw s8, 424(sp)
    xor a7, a7, s5
    slli s10, s8, 24
    srli s8, s8, 8
    or s8, s10, s8
    not s10, s8
    sw s10, 520(a0)
    xor s10, t4, s5
    sw s10, 524(a0)
    slli s10, s9, 24
    srli s9, s9, 8
    or s9, s10, s9
    not s10, s9
    sw s10, 528(a0)
    sw a7, 532(a0)
    slli s10, a5, 24
    srli a5, a5, 8
    or a5, s10, a5
    not s10, a5
    sw s10, 536(a0)
    lui s10, 1048560
    addi s10, s10, 255
    lw s11, 232(sp)
    lw a2, 380(sp)
    and ra, s11, s10
    srli a2, a2, 16
    and a2, a2, s5
    or a2, ra, a2
    # round 17 (skinny.dsl:60)
    not a2, a2
    sw a2, 540(a0)
    lw a2, 484(sp)
    srli t6, t6, 8
    sw a2, 544(a0)
    lw a2, 308(sp)
    and t6, t6, s5
    not ra, a2
    sw ra, 548(a0)
    lw ra, 388(sp)
    srli a2, a6, 8
    xor ra, ra, s5
    sw ra, 552(a0)
    lw ra, 400(sp)
    and a2, a2, s5
    xor ra, ra, s5
    sw ra, 556(a0)
    lw ra, 112(sp)
    andi s0, s0, -256
    and ra, ra, s10
    or a2, ra, a2
    # round 18 (skinny.dsl:60)
    not a2, a2
    sw a2, 560(a0)
    lw a2, 132(sp)
    lw ra, 124(sp)
    andi a2, a2, -256
    or a2, ra, a2
    sw a2, 564(a0)
    lw a2, 152(sp)
    slli s7, s7, 8
    and ra, a2, s10
    or t6, ra, t6
    not ra, t6
    sw ra, 568(a0)
    lw ra, 204(sp)
    and s7, s7, s2
    xori ra, ra, 255
    sw ra, 572(a0)
    andi ra, t3, 255
    or s0, ra, s0
    # round 19 (skinny.dsl:60)
    not s0, s0
    sw s0, 576(a0)
    lui s0, 1044496
    addi s0, s0, -1
    lw ra, 264(sp)
    lw a2, 244(sp)
    and ra, ra, s0
    or ra, ra, a2
    sw ra, 580(a0)
    andi ra, t0, 255
    sw t6, 264(sp)
    lw t6, 268(sp)
    andi t6, t6, -256
    or t6, ra, t6
    sw t6, 584(a0)
    lw t6, 344(sp)
    and ra, t6, s0
    or s7, ra, s7
    # round 20 (skinny.dsl:60)
    not ra, s7
    sw ra, 588(a0)
    lui ra, 4096
    addi ra, ra, -1
    lw t6, 348(sp)
    sw s7, 348(sp)
    and t6, t6, ra
    lw s7, 180(sp)
    sw t2, 268(sp)
    lui t2, 1044480
    and s7, s7, t2
    or t6, t6, s7
    sw t6, 592(a0)
    lw t6, 368(sp)
    lw s7, 220(sp)
    and t6, t6, ra
    and s7, s7, t2
    or t6, t6, s7
    sw t6, 596(a0)
    lw t6, 404(sp)
    lw s7, 300(sp)
    and t6, t6, ra
    and s7, s7, t2
    or t6, t6, s7
    sw t6, 600(a0)
    lw t6, 412(sp)
    slli s7, s6, 24
    and t6, t6, ra
    or t6, t6, s7
    # round 22 (skinny.dsl:60)
    not t6, t6
    sw t6, 604(a0)
    lw t6, 428(sp)
    lw s7, 144(sp)
    and t6, t6, s0
    or t6, t6, s7
    sw t6, 608(a0)
    lw t6, 468(sp)
    lw s7, 464(sp)
    andi t6, t6, 255
    andi s7, s7, -256
    or s7, t6, s7
    sw s7, 612(a0)
    lw s7, 260(sp)
    and s7, s7, s0
    or a2, s7, a2
    sw a2, 616(a0)
    lw a2, 336(sp)
    lw s7, 492(sp)
    andi a2, a2, 255
    andi s7, s7, -256
    or a2, a2, s7
    sw a2, 620(a0)
    lw a2, 504(sp)
    lw s7, 420(sp)
    and a2, a2, s10
    or a2, a2, s7
    sw a2, 624(a0)
    lw a2, 508(sp)
    lw s7, 156(sp)
    and a2, a2, s10
    or a2, a2, s7
    sw a2, 628(a0)
    lw a2, 352(sp)
    lw s7, 196(sp)
    and a2, a2, s10
    or a2, a2, s7
    sw a2, 632(a0)
    lw a2, 212(sp)
    srli s7, s11, 8
    and a2, a2, s10
    and s7, s7, s5
    or a2, a2, s7
    # round 25 (skinny.dsl:60)
    not a2, a2
    sw a2, 636(a0)
    lw a2, 240(sp)
    lw s7, 252(sp)
    and a2, a2, s10
    and s7, s7, s5
    or a2, a2, s7
    sw a2, 640(a0)
    lw a2, 272(sp)
    lw s7, 276(sp)
    and a2, a2, s10
    and s7, s7, s5
    or a2, a2, s7
    sw a2, 644(a0)
    andi a2, s1, -256
    lw s1, 100(sp)
    xor s3, s3, s2
    or a2, s1, a2
    sw a2, 648(a0)
    lw a2, 136(sp)
    lw s7, 140(sp)
    and s1, a2, s10
    and s5, s7, s5
    or s1, s1, s5
    # round 26 (skinny.dsl:60)
    not s5, s1
    sw s5, 652(a0)
    lw s5, 200(sp)
    lw s7, 168(sp)
    andi s5, s5, -256
    or s5, s7, s5
    sw s5, 656(a0)
    lw s5, 432(sp)
    lw s7, 188(sp)
    andi s5, s5, -256
    or s5, s7, s5
    sw s5, 660(a0)
    sw s3, 664(a0)
    lw s5, 472(sp)
    and t5, t5, s0
    andi s5, s5, -256
    or t6, t6, s5
    # round 27 (skinny.dsl:60)
    not t6, t6
    sw t6, 668(a0)
    and t6, a3, s0
    lw a3, 308(sp)
    srli a3, a3, 8
    and a3, a3, s2
    or t6, t6, a3
    sw t6, 672(a0)
    lw t6, 320(sp)
    lw s5, 296(sp)
    and t6, t6, s0
    and s5, s5, s2
    or t6, t6, s5
    sw t6, 676(a0)
    lw t6, 500(sp)
    xor t6, t6, t2
    sw t6, 680(a0)
    lw s5, 108(sp)
    and a6, a6, s0
    and s5, s5, s2
    or t5, t5, s5
    # round 28 (skinny.dsl:60)
    not t5, t5
    sw t5, 684(a0)
    lw t5, 328(sp)
    xor t5, t5, t2
    sw t5, 688(a0)
    lw s5, 440(sp)
    lw s10, 148(sp)
    and s7, s5, s0
    and s10, s10, s2
    or s7, s7, s10
    not s10, s7
    sw s10, 692(a0)
    lw s10, 444(sp)
    lw s11, 172(sp)
    and s10, s10, ra
    or s10, s10, s11
    sw s10, 696(a0)
    lw s10, 408(sp)
    xor s10, s10, t2
    sw s10, 700(a0)
    lw s10, 228(sp)
    lw a2, 476(sp)
    and s11, s10, ra
    or a2, s11, a2
    # round 29 (skinny.dsl:60)
    not s11, a2
    sw s11, 704(a0)
    lw s11, 288(sp)
    xor s11, s11, t2
    sw s11, 708(a0)
    lw s11, 304(sp)
    lw s5, 488(sp)
    and s11, s11, ra
    slli s5, s5, 16
    and s5, s5, t2
    or s5, s11, s5
    sw s5, 712(a0)
    lw s5, 316(sp)
    lw s11, 416(sp)
    and s5, s5, ra
    and s11, s11, t2
    or s5, s5, s11
    # round 30 (skinny.dsl:60)
    not s5, s5
    sw s5, 716(a0)
    lw s5, 332(sp)
    or a6, a6, s5
    sw a6, 720(a0)
    lw a6, 396(sp)
    # round 32 (skinny.dsl:60)
    not a7, a7
    xor a6, a6, s2
    sw a6, 724(a0)
    lw a6, 284(sp)
    xor a6, a6, s2
    sw a6, 728(a0)
    andi a6, t3, -256
    lw t3, 216(sp)
    or a6, t3, a6
    sw a6, 732(a0)
    lw a6, 364(sp)
    and t3, s3, s2
    and a6, a6, s0
    or a6, a6, t3
    # round 31 (skinny.dsl:60)
    not a6, a6
    sw a6, 736(a0)
    andi a6, t0, -256
    lw t0, 248(sp)
    or a6, t0, a6
    sw a6, 740(a0)
    and a6, a4, s0
    or a6, a6, a3
    not t0, a6
    sw t0, 744(a0)
    xori t0, t1, 255
    sw t0, 748(a0)
    # round 32 (skinny.dsl:60)
    not t0, s6
    sw t0, 752(a0)
    srli t0, t6, 24
    andi t1, s4, -256
    or t0, t0, t1
    not t0, t0
    sw t0, 756(a0)
    lw t0, 164(sp)
    andi t1, s8, -256
    not t0, t0
    sw t0, 760(a0)
    srli t0, t5, 24
    or t0, t0, t1
    not t0, t0
    sw t0, 764(a0)
    not t0, t2
    sw t0, 768(a0)
    not t0, t4
    sw t0, 772(a0)
    sw s9, 776(a0)
    sw a7, 780(a0)
    sw a5, 784(a0)
    sw a6, 788(a0)
    lw a5, 268(sp)
    sw a5, 792(a0)
    lw a5, 280(sp)
    sw a2, 800(a0)
    sw a5, 796(a0)
    sw s7, 804(a0)
    sw s1, 808(a0)
    lw a5, 376(sp)
    sw a5, 812(a0)
    lw a5, 496(sp)
    sw a5, 816(a0)
    lw a5, 184(sp)
    sw a5, 820(a0)
    lw a5, 384(sp)
    sw a5, 824(a0)
    lw a5, 348(sp)
    sw a5, 828(a0)
    lw a5, 264(sp)
    sw s8, 836(a0)
    sw a5, 832(a0)
    sw s10, 840(a0)
    lw a5, 440(sp)
    sw a5, 844(a0)
    lw a5, 136(sp)
    sw a5, 848(a0)
    lw a5, 344(sp)
    sw a5, 852(a0)
    lw a5, 152(sp)
    sw a5, 856(a0)
    # round 2 (skinny.dsl:60)
    lw a5, 104(sp)
    not a5, a5
    sw a5, 860(a0)
    lw a5, 232(sp)
    sw a5, 864(a0)
    lw a5, 160(sp)
    sw a5, 868(a0)
    lw a5, 488(sp)
    sw a5, 872(a0)
    lw a5, 112(sp)
    sw a5, 876(a0)
    lw a5, 176(sp)
    sw a5, 880(a0)
    lw a5, 192(sp)
    sw a5, 884(a0)
    addi t0, sp, 64
    addi t1, sp, 512
.Llwcc_skinny64_64_key_setup_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny64_64_key_setup_rv32i_wipe
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
    addi sp, sp, 512
    ret
    .size lwcc_skinny64_64_key_setup_rv32i, .-lwcc_skinny64_64_key_setup_rv32i

    .balign 4
    .global lwcc_skinny64_64_ecb_encrypt_rv32i
    .type lwcc_skinny64_64_ecb_encrypt_rv32i, %function
lwcc_skinny64_64_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_skinny64_64_ecb_encrypt_rv32i_begin
    ret
.Llwcc_skinny64_64_ecb_encrypt_rv32i_begin:
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
    slli a2, a2, 3
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 64
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    beqz t1, .Llwcc_skinny64_64_ecb_encrypt_rv32i_group
    j .Llwcc_skinny64_64_ecb_encrypt_rv32i_rest
.Llwcc_skinny64_64_ecb_encrypt_rv32i_group:
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
    lw s4, 84(a3)
    xor t5, s2, t5
    lw s2, 76(a3)
    xor a6, a6, s4
    xor s0, s0, s2
    lw s2, 80(a3)
    lw s4, 88(a3)
    xor a5, a5, s2
    xor t1, t1, s4
    lw s4, 92(a3)
    srli s11, a6, 16
    xor t3, t3, s4
    lw s4, 96(a3)
    srli ra, t5, 16
    xor a2, a2, s4
    lw s4, 100(a3)
    xor a0, a0, s4
    lw s4, 104(a3)
    srli s5, a0, 16
    xor a4, a4, s4
    slli s4, a0, 16
    or s4, s4, s5
    xor s4, t4, s4
    slli s5, a6, 16
    or s5, s5, s11
    xor s5, a5, s5
    slli s11, t5, 16
    or s11, s11, ra
    xor s11, t6, s11
    slli ra, t3, 16
    sw s6, 96(sp)
    srli s6, t3, 16
    or s6, ra, s6
    xor s6, t2, s6
    slli ra, s11, 24
    sw s7, 100(sp)
    srli s7, s11, 8
    or s7, ra, s7
    xor s1, s1, s7
    slli s7, t6, 8
    srli t6, t6, 24
    or t6, s7, t6
    xor t6, t6, s0
    slli s0, s5, 24
    srli s7, s5, 8
    or s0, s0, s7
    xor t0, t0, s0
    slli s0, a5, 8
    srli a5, a5, 24
    or a5, s0, a5
    xor a5, a5, t1
    slli t1, s6, 24
    srli s0, s6, 8
    or t1, t1, s0
    xor t1, a1, t1
    slli a1, t2, 8
    srli t2, t2, 24
    or t2, a1, t2
    xor t2, t2, a2
    slli a2, s4, 24
    srli a1, s4, 8
    or a2, a2, a1
    xor a7, a7, a2
    slli a2, t4, 8
    srli t4, t4, 24
    or t4, a2, t4
    xor t4, t4, a4
    # round 4 (skinny.dsl:60)
    or a4, s6, s4
    xor a4, s11, a4
    not a2, s5
    or a2, a2, s6
    xor a2, s4, a2
    and a1, a2, a4
    xor a1, s5, a1
    and s0, s5, a4
    xor s0, s6, s0
    and s4, t1, a7
    xor s1, s1, s4
    and s4, t0, t1
    xor a7, a7, s4
    and s4, a7, s1
    xor s4, t0, s4
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
    lw s5, 128(a3)
    xor t2, s4, t2
    lw s4, 112(a3)
    xor a7, a7, s5
    xor a0, a0, s4
    lw s4, 116(a3)
    lw s5, 132(a3)
    xor t0, t0, s4
    lw s4, 120(a3)
    xor t5, t5, s5
    xor a6, a6, s4
    lw s4, 124(a3)
    lw s5, 136(a3)
    xor a5, a5, s4
    xor s1, s1, s5
    lw s5, 140(a3)
    xor s6, a5, t0
    xor t1, t1, s5
    xor s5, s1, t3
    xor s7, t2, t6
    xor s11, t4, a7
    xor a1, a1, s7
    xor t6, a0, t6
    not a0, s6
    xor s0, s0, a0
    xor a5, a6, a5
    xor a6, a2, s11
    xor t4, t5, t4
    xor t5, a4, s5
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
    or t4, s11, s5
    xor t4, s7, t4
    or s0, s6, s11
    xor s0, s5, s0
    and s1, s0, t4
    xor s1, a0, s1
    and a0, a0, t4
    xor a0, s11, a0
    lw s5, 144(a3)
    lw s6, 164(a3)
    xor a4, a4, s5
    lw s5, 148(a3)
    xor t5, t5, s6
    xor a1, a1, s5
    lw s5, 152(a3)
    lw s6, 168(a3)
    xor a6, a6, s5
    lw s5, 156(a3)
    xor a2, a2, s6
    xor a7, a7, s5
    lw s5, 160(a3)
    lw s6, 172(a3)
    xor a5, a5, s5
    xor t3, t3, s6
    lw s6, 176(a3)
    srli s7, t3, 16
    xor t2, t2, s6
    slli s6, t3, 16
    or s6, s6, s7
    xor s6, t0, s6
    slli s7, a6, 16
    srli s11, a6, 16
    or s7, s7, s11
    xor s7, a5, s7
    slli s11, a4, 16
    srli ra, a4, 16
    or s11, s11, ra
    xor s11, t6, s11
    slli ra, t5, 16
    sw s8, 104(sp)
    srli s8, t5, 16
    or s8, ra, s8
    xor s8, t1, s8
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
    not a7, s7
    slli s1, a7, 8
    srli ra, a7, 24
    or s1, s1, ra
    xor a0, a0, s1
    slli s1, t1, 24
    srli t1, t1, 8
    or t1, s1, t1
    xor t1, a2, t1
    slli a2, s8, 8
    srli s1, s8, 24
    or a2, a2, s1
    xor a2, s0, a2
    slli s0, t0, 24
    srli t0, t0, 8
    or t0, s0, t0
    xor t0, t2, t0
    slli t2, s6, 8
    srli s0, s6, 24
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
    or t1, s8, s6
    xor t1, s11, t1
    or s0, s7, s8
    xor s0, s6, s0
    and s1, s0, t1
    xor s1, a7, s1
    and a7, a7, t1
    xor a7, s8, a7
    and s6, a2, t2
    xor a1, a1, s6
    and s6, a0, a2
    xor t2, t2, s6
    and s6, t2, a1
    xor s6, a0, s6
    and a0, a0, a1
    xor a2, a2, a0
    lw a0, 180(a3)
    lw s7, 196(a3)
    xor a4, a4, a0
    lw a0, 184(a3)
    xor a2, a2, s7
    xor a0, s6, a0
    lw s6, 188(a3)
    lw s7, 200(a3)
    xor a6, a6, s6
    lw s6, 192(a3)
    xor t3, t3, s7
    xor a5, a5, s6
    lw s7, 204(a3)
    xor s8, a2, a5
    xor t2, t2, s7
    lw s7, 208(a3)
    xor s11, t6, a0
    xor t4, t4, s7
    lw s7, 212(a3)
    xor ra, t2, t0
    xor a1, a1, s7
    xor s7, t5, a1
    sw s9, 108(sp)
    slli s9, t6, 16
    srli t6, t6, 16
    or t6, s9, t6
    xor t6, a4, t6
    slli a4, s11, 16
    srli s9, s11, 16
    or a4, a4, s9
    xor a4, s1, a4
    slli s1, a5, 16
    srli a5, a5, 16
    or a5, s1, a5
    xor a5, a6, a5
    not a6, s8
    slli s1, a6, 16
    srli s9, a6, 16
    or s1, s1, s9
    xor a7, a7, s1
    slli s1, t0, 16
    srli t0, t0, 16
    or t0, s1, t0
    xor t0, t3, t0
    slli t3, ra, 16
    srli s1, ra, 16
    or t3, t3, s1
    xor t3, s0, t3
    slli s0, t5, 16
    srli t5, t5, 16
    or t5, s0, t5
    xor t4, t4, t5
    slli t5, s7, 16
    srli s0, s7, 16
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
    or t0, ra, s7
    xor t0, s11, t0
    or s0, s8, ra
    xor s0, s7, s0
    and s1, s0, t0
    xor s1, a6, s1
    and a6, a6, t0
    xor a6, ra, a6
    and s7, t3, t1
    xor a4, a4, s7
    and s7, a7, t3
    xor t1, t1, s7
    and s7, t1, a4
    xor s7, a7, s7
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
    xor a2, s7, a2
    lw s7, 220(a3)
    srli s11, a2, 16
    xor a0, a0, s7
    lw s7, 224(a3)
    xor a5, a5, s7
    lw s7, 228(a3)
    xor a7, a7, s7
    lw s7, 232(a3)
    srli s9, a7, 16
    xor t2, t2, s7
    lw s7, 236(a3)
    xor t1, t1, s7
    lw s7, 240(a3)
    srli ra, t1, 16
    xor a1, a1, s7
    lw s7, 244(a3)
    xor a4, a4, s7
    lw s7, 248(a3)
    srli s8, a4, 16
    xor t3, t3, s7
    slli s7, a4, 16
    or s7, s7, s8
    xor s7, t5, s7
    slli s8, a7, 16
    or s8, s8, s9
    xor s8, a5, s8
    slli s9, a2, 16
    or s9, s9, s11
    xor s9, t6, s9
    slli s11, t1, 16
    or s11, s11, ra
    xor s11, t4, s11
    slli ra, s9, 24
    sw s10, 112(sp)
    srli s10, s9, 8
    or s10, ra, s10
    xor s1, s1, s10
    slli s10, t6, 8
    srli t6, t6, 24
    or t6, s10, t6
    xor t6, t6, a0
    slli a0, s8, 24
    srli s10, s8, 8
    or a0, a0, s10
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
    slli a1, s7, 24
    srli a0, s7, 8
    or a1, a1, a0
    xor t0, t0, a1
    slli a1, t5, 8
    srli t5, t5, 24
    or t5, a1, t5
    xor t3, t5, t3
    # round 8 (skinny.dsl:60)
    or t5, s11, s7
    xor t5, s9, t5
    not a1, s8
    or a1, a1, s11
    xor a1, s7, a1
    and a0, a1, t5
    xor a0, s8, a0
    and s0, s8, t5
    xor s0, s11, s0
    and s7, t2, t0
    xor s1, s1, s7
    and s7, a6, t2
    xor t0, t0, s7
    and s7, t0, s1
    xor s7, a6, s7
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
    xor a5, a5, s5
    xor t4, s7, t4
    lw s7, 256(a3)
    xor s9, t4, t6
    xor a2, a2, s7
    lw s7, 260(a3)
    xor a0, a0, s9
    xor a6, a6, s7
    lw s7, 264(a3)
    xor s8, a5, a6
    xor a7, a7, s7
    lw s7, 268(a3)
    xor t6, a2, t6
    xor t0, t0, s7
    lw s7, 272(a3)
    xor s10, t3, t0
    xor a4, a4, s7
    lw s7, 276(a3)
    not a2, s8
    xor s1, s1, s7
    lw s7, 280(a3)
    xor s0, s0, a2
    xor t2, t2, s7
    xor s7, s1, t1
    xor a5, a7, a5
    xor a7, a1, s10
    xor t3, a4, t3
    xor t5, t5, s7
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
    or t3, s10, s7
    xor t3, s9, t3
    or s0, s8, s10
    xor s0, s7, s0
    and s1, s0, t3
    xor s1, a2, s1
    and a2, a2, t3
    xor a2, s10, a2
    lw s7, 284(a3)
    xor a5, a5, s4
    xor a4, a4, s7
    lw s7, 288(a3)
    srli s10, a4, 16
    xor a0, a0, s7
    lw s7, 292(a3)
    xor a7, a7, s7
    lw s7, 296(a3)
    srli s9, a7, 16
    xor a6, a6, s7
    lw s7, 300(a3)
    xor t5, t5, s7
    lw s7, 304(a3)
    srli s11, t5, 16
    xor a1, a1, s7
    lw s7, 308(a3)
    xor t2, t2, s7
    lw s7, 312(a3)
    srli s8, t2, 16
    xor t4, t4, s7
    slli s7, t2, 16
    or s7, s7, s8
    xor s7, t0, s7
    slli s8, a7, 16
    or s8, s8, s9
    xor s8, a5, s8
    slli s9, a4, 16
    or s9, s9, s10
    xor s9, t6, s9
    slli s10, t5, 16
    or s10, s10, s11
    xor s10, t1, s10
    slli s11, t6, 24
    srli t6, t6, 8
    or t6, s11, t6
    xor t6, a0, t6
    slli a0, s9, 8
    srli s11, s9, 24
    or a0, a0, s11
    xor a0, s1, a0
    slli s1, a5, 24
    srli a5, a5, 8
    or a5, s1, a5
    xor a5, a6, a5
    not a6, s8
    slli s1, a6, 8
    srli s11, a6, 24
    or s1, s1, s11
    xor a2, a2, s1
    slli s1, t1, 24
    srli t1, t1, 8
    or t1, s1, t1
    xor t1, a1, t1
    slli a1, s10, 8
    srli s1, s10, 24
    or a1, a1, s1
    xor a1, s0, a1
    slli s0, t0, 24
    srli t0, t0, 8
    or t0, s0, t0
    xor t0, t4, t0
    slli t4, s7, 8
    srli s0, s7, 24
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
    or t1, s10, s7
    xor t1, s9, t1
    or s0, s8, s10
    xor s0, s7, s0
    and s1, s0, t1
    xor s1, a6, s1
    and a6, a6, t1
    xor a6, s10, a6
    and s7, a1, t3
    xor a0, a0, s7
    and s7, a2, a1
    xor t3, t3, s7
    and s7, t3, a0
    xor s7, a2, s7
    and a2, a2, a0
    xor a2, a1, a2
    lw a1, 316(a3)
    xor a5, a5, s3
    xor a4, a4, a1
    lw a1, 320(a3)
    slli s11, t6, 16
    xor a1, s7, a1
    lw s7, 324(a3)
    xor s9, t6, a1
    xor a7, a7, s7
    lw s7, 328(a3)
    srli t6, t6, 16
    xor a2, a2, s7
    lw s7, 332(a3)
    xor s8, a2, a5
    xor t2, t2, s7
    lw s7, 336(a3)
    or t6, s11, t6
    xor t3, t3, s7
    lw s7, 340(a3)
    xor s10, t3, t0
    xor t4, t4, s7
    lw s7, 344(a3)
    xor t6, a4, t6
    xor a0, a0, s7
    xor s7, t5, a0
    slli a4, s9, 16
    srli s11, s9, 16
    or a4, a4, s11
    xor a4, s1, a4
    slli s1, a5, 16
    srli a5, a5, 16
    or a5, s1, a5
    xor a5, a7, a5
    not a7, s8
    slli s1, a7, 16
    srli s11, a7, 16
    or s1, s1, s11
    xor a6, a6, s1
    slli s1, t0, 16
    srli t0, t0, 16
    or t0, s1, t0
    xor t0, t2, t0
    slli t2, s10, 16
    srli s1, s10, 16
    or t2, t2, s1
    xor t2, s0, t2
    slli s0, t5, 16
    srli t5, t5, 16
    or t5, s0, t5
    xor t4, t4, t5
    slli t5, s7, 16
    srli s0, s7, 16
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
    or t0, s10, s7
    xor t0, s9, t0
    or s0, s8, s10
    xor s0, s7, s0
    and s1, s0, t0
    xor s1, a7, s1
    and a7, a7, t0
    xor a7, s10, a7
    and s7, t2, t1
    xor a4, a4, s7
    and s7, a6, t2
    xor t1, t1, s7
    and s7, t1, a4
    xor s7, a6, s7
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
    xor a5, a5, s2
    xor a2, s7, a2
    lw s7, 352(a3)
    srli s10, a2, 16
    xor a0, a0, s7
    lw s7, 356(a3)
    xor a6, a6, s7
    lw s7, 360(a3)
    srli s9, a6, 16
    xor t3, t3, s7
    lw s7, 364(a3)
    xor t1, t1, s7
    lw s7, 368(a3)
    srli s11, t1, 16
    xor a1, a1, s7
    lw s7, 372(a3)
    xor a4, a4, s7
    lw s7, 376(a3)
    srli s8, a4, 16
    xor t2, t2, s7
    slli s7, a4, 16
    or s7, s7, s8
    xor s7, t5, s7
    slli s8, a6, 16
    or s8, s8, s9
    xor s8, a5, s8
    slli s9, a2, 16
    or s9, s9, s10
    xor s9, t6, s9
    slli s10, t1, 16
    or s10, s10, s11
    xor s10, t4, s10
    slli s11, s9, 24
    srli ra, s9, 8
    or s11, s11, ra
    xor s1, s1, s11
    slli s11, t6, 8
    srli t6, t6, 24
    or t6, s11, t6
    xor t6, t6, a0
    slli a0, s8, 24
    srli s11, s8, 8
    or a0, a0, s11
    xor a7, a7, a0
    slli a0, a5, 8
    srli a5, a5, 24
    or a5, a0, a5
    xor a5, a5, t3
    slli t3, s10, 24
    srli a0, s10, 8
    or t3, t3, a0
    xor t3, s0, t3
    slli a0, t4, 8
    srli t4, t4, 24
    or t4, a0, t4
    xor t4, t4, a1
    slli a1, s7, 24
    srli a0, s7, 8
    or a1, a1, a0
    xor t0, t0, a1
    slli a1, t5, 8
    srli t5, t5, 24
    or t5, a1, t5
    xor t2, t5, t2
    # round 12 (skinny.dsl:60)
    or t5, s10, s7
    xor t5, s9, t5
    not a1, s8
    or a1, a1, s10
    xor a1, s7, a1
    and a0, a1, t5
    xor a0, s8, a0
    and s0, s8, t5
    xor s0, s10, s0
    and s7, t3, t0
    xor s1, s1, s7
    and s7, a7, t3
    xor t0, t0, s7
    and s7, t0, s1
    xor s7, a7, s7
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
    xor a5, a5, s4
    xor t4, s7, t4
    lw s7, 384(a3)
    xor s9, t4, t6
    xor a2, a2, s7
    lw s7, 388(a3)
    xor a0, a0, s9
    xor a7, a7, s7
    lw s7, 392(a3)
    xor s8, a5, a7
    xor a6, a6, s7
    lw s7, 396(a3)
    xor t6, a2, t6
    xor t0, t0, s7
    lw s7, 400(a3)
    xor s10, t2, t0
    xor a4, a4, s7
    lw s7, 404(a3)
    not a2, s8
    xor s1, s1, s7
    lw s7, 408(a3)
    xor s0, s0, a2
    xor t3, t3, s7
    xor s7, s1, t1
    xor a5, a6, a5
    xor a6, a1, s10
    xor t2, a4, t2
    xor t5, t5, s7
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
    or t2, s10, s7
    xor t2, s9, t2
    or s0, s8, s10
    xor s0, s7, s0
    and s1, s0, t2
    xor s1, a2, s1
    and a2, a2, t2
    xor a2, s10, a2
    lw s7, 412(a3)
    xor a5, a5, s5
    xor a4, a4, s7
    lw s7, 416(a3)
    srli s10, a4, 16
    xor a0, a0, s7
    lw s7, 420(a3)
    xor a6, a6, s7
    lw s7, 424(a3)
    srli s9, a6, 16
    xor a7, a7, s7
    lw s7, 428(a3)
    xor t5, t5, s7
    lw s7, 432(a3)
    srli s11, t5, 16
    xor a1, a1, s7
    lw s7, 436(a3)
    xor t3, t3, s7
    lw s7, 440(a3)
    srli s8, t3, 16
    xor t4, t4, s7
    slli s7, t3, 16
    or s7, s7, s8
    xor s7, t0, s7
    slli s8, a6, 16
    or s8, s8, s9
    xor s8, a5, s8
    slli s9, a4, 16
    or s9, s9, s10
    xor s9, t6, s9
    slli s10, t5, 16
    or s10, s10, s11
    xor s10, t1, s10
    slli s11, t6, 24
    srli t6, t6, 8
    or t6, s11, t6
    xor t6, a0, t6
    slli a0, s9, 8
    srli s11, s9, 24
    or a0, a0, s11
    xor a0, s1, a0
    slli s1, a5, 24
    srli a5, a5, 8
    or a5, s1, a5
    xor a5, a7, a5
    not a7, s8
    slli s1, a7, 8
    srli s11, a7, 24
    or s1, s1, s11
    xor a2, a2, s1
    slli s1, t1, 24
    srli t1, t1, 8
    or t1, s1, t1
    xor t1, a1, t1
    slli a1, s10, 8
    srli s1, s10, 24
    or a1, a1, s1
    xor a1, s0, a1
    slli s0, t0, 24
    srli t0, t0, 8
    or t0, s0, t0
    xor t0, t4, t0
    slli t4, s7, 8
    srli s0, s7, 24
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
    or t1, s10, s7
    xor t1, s9, t1
    or s0, s8, s10
    xor s0, s7, s0
    and s1, s0, t1
    xor s1, a7, s1
    and a7, a7, t1
    xor a7, s10, a7
    and s7, a1, t2
    xor a0, a0, s7
    and s7, a2, a1
    xor t2, t2, s7
    and s7, t2, a0
    xor s7, a2, s7
    and a2, a2, a0
    xor a2, a1, a2
    lw a1, 444(a3)
    xor a5, a5, s6
    xor a4, a4, a1
    lw a1, 448(a3)
    slli s11, t6, 16
    xor a1, s7, a1
    lw s7, 452(a3)
    xor s9, t6, a1
    xor a6, a6, s7
    lw s7, 456(a3)
    srli t6, t6, 16
    xor a2, a2, s7
    lw s7, 460(a3)
    xor s8, a2, a5
    xor t3, t3, s7
    lw s7, 464(a3)
    or t6, s11, t6
    xor t2, t2, s7
    lw s7, 468(a3)
    xor s10, t2, t0
    xor t4, t4, s7
    lw s7, 472(a3)
    xor t6, a4, t6
    xor a0, a0, s7
    xor s7, t5, a0
    slli a4, s9, 16
    srli s11, s9, 16
    or a4, a4, s11
    xor a4, s1, a4
    slli s1, a5, 16
    srli a5, a5, 16
    or a5, s1, a5
    xor a5, a6, a5
    not a6, s8
    slli s1, a6, 16
    srli s11, a6, 16
    or s1, s1, s11
    xor a7, a7, s1
    slli s1, t0, 16
    srli t0, t0, 16
    or t0, s1, t0
    xor t0, t3, t0
    slli t3, s10, 16
    srli s1, s10, 16
    or t3, t3, s1
    xor t3, s0, t3
    slli s0, t5, 16
    srli t5, t5, 16
    or t5, s0, t5
    xor t4, t4, t5
    slli t5, s7, 16
    srli s0, s7, 16
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
    or t0, s10, s7
    xor t0, s9, t0
    or s0, s8, s10
    xor s0, s7, s0
    and s1, s0, t0
    xor s1, a6, s1
    and a6, a6, t0
    xor a6, s10, a6
    and s7, t3, t1
    xor a4, a4, s7
    and s7, a7, t3
    xor t1, t1, s7
    and s7, t1, a4
    xor s7, a7, s7
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
    xor a2, s7, a2
    lw s7, 480(a3)
    srli s10, a2, 16
    xor a0, a0, s7
    lw s7, 224(a3)
    xor a5, a5, s7
    lw s7, 484(a3)
    xor a7, a7, s7
    lw s7, 488(a3)
    srli s9, a7, 16
    xor t2, t2, s7
    lw s7, 492(a3)
    xor t1, t1, s7
    lw s7, 496(a3)
    srli s11, t1, 16
    xor a1, a1, s7
    lw s7, 500(a3)
    xor a4, a4, s7
    lw s7, 504(a3)
    srli s8, a4, 16
    xor t3, t3, s7
    slli s7, a4, 16
    or s7, s7, s8
    xor s7, t5, s7
    slli s8, a7, 16
    or s8, s8, s9
    xor s8, a5, s8
    slli s9, a2, 16
    or s9, s9, s10
    xor s9, t6, s9
    slli s10, t1, 16
    or s10, s10, s11
    xor s10, t4, s10
    slli s11, s9, 24
    srli ra, s9, 8
    or s11, s11, ra
    xor s1, s1, s11
    slli s11, t6, 8
    srli t6, t6, 24
    or t6, s11, t6
    xor t6, t6, a0
    slli a0, s8, 24
    srli s11, s8, 8
    or a0, a0, s11
    xor a6, a6, a0
    slli a0, a5, 8
    srli a5, a5, 24
    or a5, a0, a5
    xor a5, a5, t2
    slli t2, s10, 24
    srli a0, s10, 8
    or t2, t2, a0
    xor t2, s0, t2
    slli a0, t4, 8
    srli t4, t4, 24
    or t4, a0, t4
    xor t4, t4, a1
    slli a1, s7, 24
    srli a0, s7, 8
    or a1, a1, a0
    xor t0, t0, a1
    slli a1, t5, 8
    srli t5, t5, 24
    or t5, a1, t5
    xor t3, t5, t3
    # round 16 (skinny.dsl:60)
    or t5, s10, s7
    xor t5, s9, t5
    not a1, s8
    or a1, a1, s10
    xor a1, s7, a1
    and a0, a1, t5
    xor a0, s8, a0
    and s0, s8, t5
    xor s0, s10, s0
    and s7, t2, t0
    xor s1, s1, s7
    and s7, a6, t2
    xor t0, t0, s7
    and s7, t0, s1
    xor s7, a6, s7
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
    xor a5, a5, s5
    xor t4, s7, t4
    lw s7, 512(a3)
    xor s9, t4, t6
    xor a2, a2, s7
    lw s7, 516(a3)
    xor a0, a0, s9
    xor a6, a6, s7
    lw s7, 520(a3)
    xor s8, a5, a6
    xor a7, a7, s7
    lw s7, 524(a3)
    xor t6, a2, t6
    xor t0, t0, s7
    lw s7, 528(a3)
    xor s10, t3, t0
    xor a4, a4, s7
    lw s7, 532(a3)
    not a2, s8
    xor s1, s1, s7
    lw s7, 536(a3)
    xor s0, s0, a2
    xor t2, t2, s7
    xor s7, s1, t1
    xor a5, a7, a5
    xor a7, a1, s10
    xor t3, a4, t3
    xor t5, t5, s7
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
    or t3, s10, s7
    xor t3, s9, t3
    or s0, s8, s10
    xor s0, s7, s0
    and s1, s0, t3
    xor s1, a2, s1
    and a2, a2, t3
    xor a2, s10, a2
    lw s7, 0(a3)
    xor a5, a5, s4
    xor a4, a4, s7
    lw s7, 540(a3)
    srli s10, a4, 16
    xor a0, a0, s7
    lw s7, 544(a3)
    xor a7, a7, s7
    lw s7, 548(a3)
    srli s9, a7, 16
    xor a6, a6, s7
    lw s7, 552(a3)
    xor t5, t5, s7
    lw s7, 24(a3)
    srli s11, t5, 16
    xor a1, a1, s7
    lw s7, 556(a3)
    xor t2, t2, s7
    lw s7, 32(a3)
    srli s8, t2, 16
    xor t4, t4, s7
    slli s7, t2, 16
    or s7, s7, s8
    xor s7, t0, s7
    slli s8, a7, 16
    or s8, s8, s9
    xor s8, a5, s8
    slli s9, a4, 16
    or s9, s9, s10
    xor s9, t6, s9
    slli s10, t5, 16
    or s10, s10, s11
    xor s10, t1, s10
    slli s11, t6, 24
    srli t6, t6, 8
    or t6, s11, t6
    xor t6, a0, t6
    slli a0, s9, 8
    srli s11, s9, 24
    or a0, a0, s11
    xor a0, s1, a0
    slli s1, a5, 24
    srli a5, a5, 8
    or a5, s1, a5
    xor a5, a6, a5
    not a6, s8
    slli s1, a6, 8
    srli s11, a6, 24
    or s1, s1, s11
    xor a2, a2, s1
    slli s1, t1, 24
    srli t1, t1, 8
    or t1, s1, t1
    xor t1, a1, t1
    slli a1, s10, 8
    srli s1, s10, 24
    or a1, a1, s1
    xor a1, s0, a1
    slli s0, t0, 24
    srli t0, t0, 8
    or t0, s0, t0
    xor t0, t4, t0
    slli t4, s7, 8
    srli s0, s7, 24
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
    or t1, s10, s7
    xor t1, s9, t1
    or s0, s8, s10
    xor s0, s7, s0
    and s1, s0, t1
    xor s1, a6, s1
    and a6, a6, t1
    xor a6, s10, a6
    and s7, a1, t3
    xor a0, a0, s7
    and s7, a2, a1
    xor t3, t3, s7
    and s7, t3, a0
    xor s7, a2, s7
    and a2, a2, a0
    xor a2, a1, a2
    lw a1, 560(a3)
    xor a5, a5, s3
    xor a4, a4, a1
    lw a1, 564(a3)
    slli s11, t6, 16
    xor a1, s7, a1
    lw s7, 568(a3)
    xor s9, t6, a1
    xor a7, a7, s7
    lw s7, 52(a3)
    srli t6, t6, 16
    xor a2, a2, s7
    lw s7, 56(a3)
    xor s8, a2, a5
    xor t2, t2, s7
    lw s7, 60(a3)
    or t6, s11, t6
    xor t3, t3, s7
    lw s7, 64(a3)
    xor s10, t3, t0
    xor t4, t4, s7
    lw s7, 572(a3)
    xor t6, a4, t6
    xor a0, a0, s7
    xor s7, t5, a0
    slli a4, s9, 16
    srli s11, s9, 16
    or a4, a4, s11
    xor a4, s1, a4
    slli s1, a5, 16
    srli a5, a5, 16
    or a5, s1, a5
    xor a5, a7, a5
    not a7, s8
    slli s1, a7, 16
    srli s11, a7, 16
    or s1, s1, s11
    xor a6, a6, s1
    slli s1, t0, 16
    srli t0, t0, 16
    or t0, s1, t0
    xor t0, t2, t0
    slli t2, s10, 16
    srli s1, s10, 16
    or t2, t2, s1
    xor t2, s0, t2
    slli s0, t5, 16
    srli t5, t5, 16
    or t5, s0, t5
    xor t4, t4, t5
    slli t5, s7, 16
    srli s0, s7, 16
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
    or t0, s10, s7
    xor t0, s9, t0
    or s0, s8, s10
    xor s0, s7, s0
    and s1, s0, t0
    xor s1, a7, s1
    and a7, a7, t0
    xor a7, s10, a7
    and s7, t2, t1
    xor a4, a4, s7
    and s7, a6, t2
    xor t1, t1, s7
    and s7, t1, a4
    xor s7, a6, s7
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
    lw a2, 72(a3)
    xor a5, a5, s2
    xor a2, s7, a2
    lw s7, 576(a3)
    srli s10, a2, 16
    xor a0, a0, s7
    lw s7, 580(a3)
    xor a6, a6, s7
    lw s7, 584(a3)
    srli s9, a6, 16
    xor t3, t3, s7
    lw s7, 92(a3)
    xor t1, t1, s7
    lw s7, 96(a3)
    srli s11, t1, 16
    xor a1, a1, s7
    lw s7, 100(a3)
    xor a4, a4, s7
    lw s7, 104(a3)
    srli s8, a4, 16
    xor t2, t2, s7
    slli s7, a4, 16
    or s7, s7, s8
    xor s7, t5, s7
    slli s8, a6, 16
    or s8, s8, s9
    xor s8, a5, s8
    slli s9, a2, 16
    or s9, s9, s10
    xor s9, t6, s9
    slli s10, t1, 16
    or s10, s10, s11
    xor s10, t4, s10
    slli s11, s9, 24
    srli ra, s9, 8
    or s11, s11, ra
    xor s1, s1, s11
    slli s11, t6, 8
    srli t6, t6, 24
    or t6, s11, t6
    xor t6, t6, a0
    slli a0, s8, 24
    srli s11, s8, 8
    or a0, a0, s11
    xor a7, a7, a0
    slli a0, a5, 8
    srli a5, a5, 24
    or a5, a0, a5
    xor a5, a5, t3
    slli t3, s10, 24
    srli a0, s10, 8
    or t3, t3, a0
    xor t3, s0, t3
    slli a0, t4, 8
    srli t4, t4, 24
    or t4, a0, t4
    xor t4, t4, a1
    slli a1, s7, 24
    srli a0, s7, 8
    or a1, a1, a0
    xor t0, t0, a1
    slli a1, t5, 8
    srli t5, t5, 24
    or t5, a1, t5
    xor t2, t5, t2
    # round 20 (skinny.dsl:60)
    or t5, s10, s7
    xor t5, s9, t5
    not a1, s8
    or a1, a1, s10
    xor a1, s7, a1
    and a0, a1, t5
    xor a0, s8, a0
    and s0, s8, t5
    xor s0, s10, s0
    and s7, t3, t0
    xor s1, s1, s7
    and s7, a7, t3
    xor t0, t0, s7
    and s7, t0, s1
    xor s7, a7, s7
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
    lw t4, 108(a3)
    xor a5, a5, s4
    xor t4, s7, t4
    lw s7, 112(a3)
    xor s9, t4, t6
    xor a2, a2, s7
    lw s7, 116(a3)
    xor a0, a0, s9
    xor a7, a7, s7
    lw s7, 588(a3)
    xor s8, a5, a7
    xor a6, a6, s7
    lw s7, 592(a3)
    xor t6, a2, t6
    xor t0, t0, s7
    lw s7, 132(a3)
    xor s10, t2, t0
    xor a4, a4, s7
    lw s7, 136(a3)
    not a2, s8
    xor s1, s1, s7
    lw s7, 140(a3)
    xor s0, s0, a2
    xor t3, t3, s7
    xor s7, s1, t1
    xor a5, a6, a5
    xor a6, a1, s10
    xor t2, a4, t2
    xor t5, t5, s7
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
    or t2, s10, s7
    xor t2, s9, t2
    or s0, s8, s10
    xor s0, s7, s0
    and s1, s0, t2
    xor s1, a2, s1
    and a2, a2, t2
    xor a2, s10, a2
    lw s7, 596(a3)
    xor a5, a5, s5
    xor a4, a4, s7
    lw s7, 148(a3)
    srli s10, a4, 16
    xor a0, a0, s7
    lw s7, 152(a3)
    xor a6, a6, s7
    lw s7, 156(a3)
    srli s9, a6, 16
    xor a7, a7, s7
    lw s7, 164(a3)
    xor t5, t5, s7
    lw s7, 168(a3)
    srli s11, t5, 16
    xor a1, a1, s7
    lw s7, 600(a3)
    xor t3, t3, s7
    lw s7, 176(a3)
    srli s8, t3, 16
    xor t4, t4, s7
    slli s7, t3, 16
    or s7, s7, s8
    xor s7, t0, s7
    slli s8, a6, 16
    or s8, s8, s9
    xor s8, a5, s8
    slli s9, a4, 16
    or s9, s9, s10
    xor s9, t6, s9
    slli s10, t5, 16
    or s10, s10, s11
    xor s10, t1, s10
    slli s11, t6, 24
    srli t6, t6, 8
    or t6, s11, t6
    xor t6, a0, t6
    slli a0, s9, 8
    srli s11, s9, 24
    or a0, a0, s11
    xor a0, s1, a0
    slli s1, a5, 24
    srli a5, a5, 8
    or a5, s1, a5
    xor a5, a7, a5
    not a7, s8
    slli s1, a7, 8
    srli s11, a7, 24
    or s1, s1, s11
    xor a2, a2, s1
    slli s1, t1, 24
    srli t1, t1, 8
    or t1, s1, t1
    xor t1, a1, t1
    slli a1, s10, 8
    srli s1, s10, 24
    or a1, a1, s1
    xor a1, s0, a1
    slli s0, t0, 24
    srli t0, t0, 8
    or t0, s0, t0
    xor t0, t4, t0
    slli t4, s7, 8
    srli s0, s7, 24
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
    or t1, s10, s7
    xor t1, s9, t1
    or s0, s8, s10
    xor s0, s7, s0
    and s1, s0, t1
    xor s1, a7, s1
    and a7, a7, t1
    xor a7, s10, a7
    and s7, a1, t2
    xor a0, a0, s7
    and s7, a2, a1
    xor t2, t2, s7
    and s7, t2, a0
    xor s7, a2, s7
    and a2, a2, a0
    xor a2, a1, a2
    lw a1, 604(a3)
    xor a5, a5, s6
    xor a4, a4, a1
    lw a1, 184(a3)
    slli s11, t6, 16
    xor a1, s7, a1
    lw s7, 188(a3)
    xor s9, t6, a1
    xor a6, a6, s7
    lw s7, 608(a3)
    srli t6, t6, 16
    xor a2, a2, s7
    lw s7, 200(a3)
    xor s8, a2, a5
    xor t3, t3, s7
    lw s7, 204(a3)
    or t6, s11, t6
    xor t2, t2, s7
    lw s7, 208(a3)
    xor s10, t2, t0
    xor t4, t4, s7
    lw s7, 212(a3)
    xor t6, a4, t6
    xor a0, a0, s7
    xor s7, t5, a0
    slli a4, s9, 16
    srli s11, s9, 16
    or a4, a4, s11
    xor a4, s1, a4
    slli s1, a5, 16
    srli a5, a5, 16
    or a5, s1, a5
    xor a5, a6, a5
    not a6, s8
    slli s1, a6, 16
    srli s11, a6, 16
    or s1, s1, s11
    xor a7, a7, s1
    slli s1, t0, 16
    srli t0, t0, 16
    or t0, s1, t0
    xor t0, t3, t0
    slli t3, s10, 16
    srli s1, s10, 16
    or t3, t3, s1
    xor t3, s0, t3
    slli s0, t5, 16
    srli t5, t5, 16
    or t5, s0, t5
    xor t4, t4, t5
    slli t5, s7, 16
    srli s0, s7, 16
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
    or t0, s10, s7
    xor t0, s9, t0
    or s0, s8, s10
    xor s0, s7, s0
    and s1, s0, t0
    xor s1, a6, s1
    and a6, a6, t0
    xor a6, s10, a6
    and s7, t3, t1
    xor a4, a4, s7
    and s7, a7, t3
    xor t1, t1, s7
    and s7, t1, a4
    xor s7, a7, s7
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
    lw a2, 612(a3)
    xor a2, s7, a2
    lw s7, 220(a3)
    srli s10, a2, 16
    xor a0, a0, s7
    lw s7, 224(a3)
    xor a5, a5, s7
    lw s7, 228(a3)
    xor a7, a7, s7
    lw s7, 616(a3)
    srli s9, a7, 16
    xor t2, t2, s7
    lw s7, 620(a3)
    xor t1, t1, s7
    lw s7, 240(a3)
    srli s11, t1, 16
    xor a1, a1, s7
    lw s7, 244(a3)
    xor a4, a4, s7
    lw s7, 248(a3)
    srli s8, a4, 16
    xor t3, t3, s7
    slli s7, a4, 16
    or s7, s7, s8
    xor s7, t5, s7
    slli s8, a7, 16
    or s8, s8, s9
    xor s8, a5, s8
    slli s9, a2, 16
    or s9, s9, s10
    xor s9, t6, s9
    slli s10, t1, 16
    or s10, s10, s11
    xor s10, t4, s10
    slli s11, s9, 24
    srli ra, s9, 8
    or s11, s11, ra
    xor s1, s1, s11
    slli s11, t6, 8
    srli t6, t6, 24
    or t6, s11, t6
    xor t6, t6, a0
    slli a0, s8, 24
    srli s11, s8, 8
    or a0, a0, s11
    xor a6, a6, a0
    slli a0, a5, 8
    srli a5, a5, 24
    or a5, a0, a5
    xor a5, a5, t2
    slli t2, s10, 24
    srli a0, s10, 8
    or t2, t2, a0
    xor t2, s0, t2
    slli a0, t4, 8
    srli t4, t4, 24
    or t4, a0, t4
    xor t4, t4, a1
    slli a1, s7, 24
    srli a0, s7, 8
    or a1, a1, a0
    xor t0, t0, a1
    slli a1, t5, 8
    srli t5, t5, 24
    or t5, a1, t5
    xor t3, t5, t3
    # round 24 (skinny.dsl:60)
    or t5, s10, s7
    xor t5, s9, t5
    not a1, s8
    or a1, a1, s10
    xor a1, s7, a1
    and a0, a1, t5
    xor a0, s8, a0
    and s0, s8, t5
    xor s0, s10, s0
    and s7, t2, t0
    xor s1, s1, s7
    and s7, a6, t2
    xor t0, t0, s7
    and s7, t0, s1
    xor s7, a6, s7
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
    lw t4, 624(a3)
    xor a5, a5, s5
    xor t4, s7, t4
    lw s7, 256(a3)
    xor s9, t4, t6
    xor a2, a2, s7
    lw s7, 628(a3)
    xor a0, a0, s9
    xor a6, a6, s7
    lw s7, 264(a3)
    xor s8, a5, a6
    xor a7, a7, s7
    lw s7, 268(a3)
    xor t6, a2, t6
    xor t0, t0, s7
    lw s7, 272(a3)
    xor s10, t3, t0
    xor a4, a4, s7
    lw s7, 632(a3)
    not a2, s8
    xor s1, s1, s7
    lw s7, 280(a3)
    xor s0, s0, a2
    xor t2, t2, s7
    xor s7, s1, t1
    xor a5, a7, a5
    xor a7, a1, s10
    xor t3, a4, t3
    xor t5, t5, s7
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
    or t3, s10, s7
    xor t3, s9, t3
    or s0, s8, s10
    xor s0, s7, s0
    and s1, s0, t3
    xor s1, a2, s1
    and a2, a2, t3
    xor a2, s10, a2
    lw s7, 284(a3)
    xor a5, a5, s4
    xor a4, a4, s7
    lw s7, 636(a3)
    srli s10, a4, 16
    xor a0, a0, s7
    lw s7, 640(a3)
    xor a7, a7, s7
    lw s7, 296(a3)
    srli s9, a7, 16
    xor a6, a6, s7
    lw s7, 644(a3)
    xor t5, t5, s7
    lw s7, 304(a3)
    srli s11, t5, 16
    xor a1, a1, s7
    lw s7, 308(a3)
    xor t2, t2, s7
    lw s7, 312(a3)
    srli s8, t2, 16
    xor t4, t4, s7
    slli s7, t2, 16
    or s7, s7, s8
    xor s7, t0, s7
    slli s8, a7, 16
    or s8, s8, s9
    xor s8, a5, s8
    slli s9, a4, 16
    or s9, s9, s10
    xor s9, t6, s9
    slli s10, t5, 16
    or s10, s10, s11
    xor s10, t1, s10
    slli s11, t6, 24
    srli t6, t6, 8
    or t6, s11, t6
    xor t6, a0, t6
    slli a0, s9, 8
    srli s11, s9, 24
    or a0, a0, s11
    xor a0, s1, a0
    slli s1, a5, 24
    srli a5, a5, 8
    or a5, s1, a5
    xor a5, a6, a5
    not a6, s8
    slli s1, a6, 8
    srli s11, a6, 24
    or s1, s1, s11
    xor a2, a2, s1
    slli s1, t1, 24
    srli t1, t1, 8
    or t1, s1, t1
    xor t1, a1, t1
    slli a1, s10, 8
    srli s1, s10, 24
    or a1, a1, s1
    xor a1, s0, a1
    slli s0, t0, 24
    srli t0, t0, 8
    or t0, s0, t0
    xor t0, t4, t0
    slli t4, s7, 8
    srli s0, s7, 24
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
    or t1, s10, s7
    xor t1, s9, t1
    or s0, s8, s10
    xor s0, s7, s0
    and s1, s0, t1
    xor s1, a6, s1
    and a6, a6, t1
    xor a6, s10, a6
    and s7, a1, t3
    xor a0, a0, s7
    and s7, a2, a1
    xor t3, t3, s7
    and s7, t3, a0
    xor s7, a2, s7
    and a2, a2, a0
    xor a2, a1, a2
    lw a1, 316(a3)
    xor a5, a5, s3
    xor a4, a4, a1
    lw a1, 648(a3)
    lw s3, 328(a3)
    xor a1, s7, a1
    lw s7, 652(a3)
    xor a2, a2, s3
    xor a7, a7, s7
    lw s3, 332(a3)
    xor s7, a2, a5
    xor t2, t2, s3
    lw s3, 656(a3)
    xor s8, t6, a1
    xor t3, t3, s3
    lw s3, 340(a3)
    xor s9, t3, t0
    xor t4, t4, s3
    lw s3, 660(a3)
    slli s10, t6, 16
    xor a0, a0, s3
    xor s3, t5, a0
    srli t6, t6, 16
    or t6, s10, t6
    xor t6, a4, t6
    slli a4, s8, 16
    srli s10, s8, 16
    or a4, a4, s10
    xor a4, s1, a4
    slli s1, a5, 16
    srli a5, a5, 16
    or a5, s1, a5
    xor a5, a7, a5
    not a7, s7
    slli s1, a7, 16
    srli s10, a7, 16
    or s1, s1, s10
    xor a6, a6, s1
    slli s1, t0, 16
    srli t0, t0, 16
    or t0, s1, t0
    xor t0, t2, t0
    slli t2, s9, 16
    srli s1, s9, 16
    or t2, t2, s1
    xor t2, s0, t2
    slli s0, t5, 16
    srli t5, t5, 16
    or t5, s0, t5
    xor t4, t4, t5
    slli t5, s3, 16
    srli s0, s3, 16
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
    or t0, s9, s3
    xor t0, s8, t0
    or s0, s7, s9
    xor s0, s3, s0
    and s1, s0, t0
    xor s1, a7, s1
    and a7, a7, t0
    xor a7, s9, a7
    and s3, t2, t1
    xor a4, a4, s3
    and s3, a6, t2
    xor t1, t1, s3
    and s3, t1, a4
    xor s3, a6, s3
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
    lw a2, 664(a3)
    xor a5, a5, s2
    xor a2, s3, a2
    lw s3, 668(a3)
    lw s2, 672(a3)
    xor a0, a0, s3
    xor a6, a6, s2
    lw s2, 360(a3)
    srli s7, a6, 16
    xor t3, t3, s2
    lw s2, 364(a3)
    srli s8, a2, 16
    xor t1, t1, s2
    lw s2, 368(a3)
    srli s9, t1, 16
    xor a1, a1, s2
    lw s2, 676(a3)
    xor a4, a4, s2
    lw s2, 376(a3)
    srli s3, a4, 16
    xor t2, t2, s2
    slli s2, a4, 16
    or s2, s2, s3
    xor s2, t5, s2
    slli s3, a6, 16
    or s3, s3, s7
    xor s3, a5, s3
    slli s7, a2, 16
    or s7, s7, s8
    xor s7, t6, s7
    slli s8, t1, 16
    or s8, s8, s9
    xor s8, t4, s8
    slli s9, s7, 24
    srli s10, s7, 8
    or s9, s9, s10
    xor s1, s1, s9
    slli s9, t6, 8
    srli t6, t6, 24
    or t6, s9, t6
    xor t6, t6, a0
    slli a0, s3, 24
    srli s9, s3, 8
    or a0, a0, s9
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
    slli a1, s2, 24
    srli a0, s2, 8
    or a1, a1, a0
    xor t0, t0, a1
    slli a1, t5, 8
    srli t5, t5, 24
    or t5, a1, t5
    xor t2, t5, t2
    # round 28 (skinny.dsl:60)
    or t5, s8, s2
    xor t5, s7, t5
    not a1, s3
    or a1, a1, s8
    xor a1, s2, a1
    and a0, a1, t5
    xor a0, s3, a0
    and s0, s3, t5
    xor s0, s8, s0
    and s2, t3, t0
    xor s1, s1, s2
    and s2, a7, t3
    xor t0, t0, s2
    and s2, t0, s1
    xor s2, a7, s2
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
    lw t4, 680(a3)
    xor a5, a5, s4
    xor t4, s2, t4
    lw s2, 684(a3)
    xor s4, t4, t6
    xor a2, a2, s2
    lw s2, 688(a3)
    xor a0, a0, s4
    xor a7, a7, s2
    lw s2, 692(a3)
    xor s3, a5, a7
    xor a6, a6, s2
    lw s2, 696(a3)
    xor t6, a2, t6
    xor t0, t0, s2
    lw s2, 400(a3)
    xor s7, t2, t0
    xor a4, a4, s2
    lw s2, 404(a3)
    not a2, s3
    xor s1, s1, s2
    lw s2, 408(a3)
    xor s0, s0, a2
    xor t3, t3, s2
    xor s2, s1, t1
    xor a5, a6, a5
    xor a6, a1, s7
    xor t2, a4, t2
    xor t5, t5, s2
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
    or t2, s7, s2
    xor t2, s4, t2
    or s0, s3, s7
    xor s0, s2, s0
    and s1, s0, t2
    xor s1, a2, s1
    and a2, a2, t2
    xor a2, s7, a2
    lw s2, 412(a3)
    xor a5, a5, s5
    xor a4, a4, s2
    lw s2, 416(a3)
    srli s5, a4, 16
    xor a0, a0, s2
    lw s2, 700(a3)
    xor a6, a6, s2
    lw s2, 704(a3)
    srli s4, a6, 16
    xor a7, a7, s2
    lw s2, 708(a3)
    xor t5, t5, s2
    lw s2, 432(a3)
    srli s7, t5, 16
    xor a1, a1, s2
    lw s2, 712(a3)
    xor t3, t3, s2
    lw s2, 440(a3)
    srli s3, t3, 16
    xor t4, t4, s2
    slli s2, t3, 16
    or s2, s2, s3
    xor s2, t0, s2
    slli s3, a6, 16
    or s3, s3, s4
    xor s3, a5, s3
    slli s4, a4, 16
    or s4, s4, s5
    xor s4, t6, s4
    slli s5, t5, 16
    or s5, s5, s7
    xor s5, t1, s5
    slli s7, t6, 24
    srli t6, t6, 8
    or t6, s7, t6
    xor t6, a0, t6
    slli a0, s4, 8
    srli s7, s4, 24
    or a0, a0, s7
    xor a0, s1, a0
    slli s1, a5, 24
    srli a5, a5, 8
    or a5, s1, a5
    xor a5, a7, a5
    not a7, s3
    slli s1, a7, 8
    srli s7, a7, 24
    or s1, s1, s7
    xor a2, a2, s1
    slli s1, t1, 24
    srli t1, t1, 8
    or t1, s1, t1
    xor t1, a1, t1
    slli a1, s5, 8
    srli s1, s5, 24
    or a1, a1, s1
    xor a1, s0, a1
    slli s0, t0, 24
    srli t0, t0, 8
    or t0, s0, t0
    xor t0, t4, t0
    slli t4, s2, 8
    srli s0, s2, 24
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
    or t1, s5, s2
    xor t1, s4, t1
    or s0, s3, s5
    xor s0, s2, s0
    and s1, s0, t1
    xor s1, a7, s1
    and a7, a7, t1
    xor a7, s5, a7
    and s2, a1, t2
    xor a0, a0, s2
    and s2, a2, a1
    xor t2, t2, s2
    and s2, t2, a0
    xor s2, a2, s2
    and a2, a2, a0
    xor a2, a1, a2
    lw a1, 716(a3)
    xor a5, a5, s6
    xor a4, a4, a1
    lw a1, 720(a3)
    slli s6, t6, 16
    xor a1, s2, a1
    lw s2, 452(a3)
    xor s4, t6, a1
    xor a6, a6, s2
    lw s2, 456(a3)
    srli t6, t6, 16
    xor a2, a2, s2
    lw s2, 460(a3)
    xor s3, a2, a5
    xor t3, t3, s2
    lw s2, 724(a3)
    or t6, s6, t6
    xor t2, t2, s2
    lw s2, 468(a3)
    xor s5, t2, t0
    xor t4, t4, s2
    lw s2, 728(a3)
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
    xor a5, a6, a5
    not a6, s3
    slli s1, a6, 16
    srli s6, a6, 16
    or s1, s1, s6
    xor a7, a7, s1
    slli s1, t0, 16
    srli t0, t0, 16
    or t0, s1, t0
    xor t0, t3, t0
    slli t3, s5, 16
    srli s1, s5, 16
    or t3, t3, s1
    xor t3, s0, t3
    slli s0, t5, 16
    srli t5, t5, 16
    or t5, s0, t5
    xor t4, t4, t5
    slli t5, s2, 16
    srli s0, s2, 16
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
    or t0, s5, s2
    xor t0, s4, t0
    or s0, s3, s5
    xor s0, s2, s0
    and s1, s0, t0
    xor s1, a6, s1
    and a6, a6, t0
    xor a6, s5, a6
    and s2, t3, t1
    xor a4, a4, s2
    and s2, a7, t3
    xor t1, t1, s2
    and s2, t1, a4
    xor s2, a7, s2
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
    xor a2, s2, a2
    lw s2, 736(a3)
    srli s5, a2, 16
    xor a0, a0, s2
    lw s2, 224(a3)
    xor a5, a5, s2
    lw s2, 740(a3)
    xor a7, a7, s2
    lw s2, 744(a3)
    srli s4, a7, 16
    xor t2, t2, s2
    lw s2, 492(a3)
    xor t1, t1, s2
    lw s2, 496(a3)
    srli s6, t1, 16
    xor a1, a1, s2
    lw s2, 748(a3)
    xor a4, a4, s2
    lw s2, 504(a3)
    srli s3, a4, 16
    xor t3, t3, s2
    slli s2, a4, 16
    or s2, s2, s3
    xor s2, t5, s2
    slli s3, a7, 16
    or s3, s3, s4
    xor s3, a5, s3
    slli s4, a2, 16
    or s4, s4, s5
    xor s4, t6, s4
    slli s5, t1, 16
    or s5, s5, s6
    xor s5, t4, s5
    slli s6, s4, 24
    srli s7, s4, 8
    or s6, s6, s7
    xor s1, s1, s6
    slli s6, t6, 8
    srli t6, t6, 24
    or t6, s6, t6
    xor t6, t6, a0
    slli a0, s3, 24
    srli s6, s3, 8
    or a0, a0, s6
    xor a6, a6, a0
    slli a0, a5, 8
    srli a5, a5, 24
    or a5, a0, a5
    xor a5, a5, t2
    slli t2, s5, 24
    srli a0, s5, 8
    or t2, t2, a0
    xor t2, s0, t2
    slli a0, t4, 8
    srli t4, t4, 24
    or t4, a0, t4
    xor t4, t4, a1
    slli a1, s2, 24
    srli a0, s2, 8
    or a1, a1, a0
    xor t0, t0, a1
    slli a1, t5, 8
    srli t5, t5, 24
    or t5, a1, t5
    xor t3, t5, t3
    # round 32 (skinny.dsl:60)
    or t5, s5, s2
    xor t5, s4, t5
    not a1, s3
    or a0, a1, s5
    xor a0, s2, a0
    and s0, a0, t5
    xor a1, a1, s0
    and s0, s3, t5
    xor s0, s5, s0
    and s2, t2, t0
    xor s1, s1, s2
    and s2, a6, t2
    xor t0, t0, s2
    and s2, t0, s1
    xor s2, a6, s2
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
    not t6, a5
    and s3, t6, t4
    xor t3, t3, s3
    and s3, t3, t1
    xor a5, a5, s3
    and t6, t6, t1
    xor t4, t4, t6
    lw t6, 752(a3)
    xor t6, s2, t6
    lw s2, 756(a3)
    xor s4, t6, a5
    xor a2, a2, s2
    lw s2, 760(a3)
    xor a1, a1, s4
    xor a6, a6, s2
    lw s2, 764(a3)
    xor a5, a2, a5
    xor a7, a7, s2
    lw s2, 768(a3)
    xor t4, t4, s2
    lw s2, 772(a3)
    xor s3, t4, a6
    xor t0, t0, s2
    lw s2, 776(a3)
    xor s5, t3, t0
    xor a4, a4, s2
    lw s2, 780(a3)
    xor a2, s0, s3
    xor s1, s1, s2
    lw s2, 784(a3)
    xor a7, a7, t4
    xor t2, t2, s2
    xor s2, s1, t1
    xor t4, a0, s5
    xor t3, a4, t3
    xor t5, t5, s2
    xor t1, t2, t1
    srli t2, a1, 2
    xor t2, t2, t4
    lw a4, 112(sp)
    not s2, s2
    and t2, t2, a4
    slli a0, t2, 2
    xor a1, a1, a0
    xor t2, t4, t2
    srli t4, a5, 2
    xor t4, t4, t3
    and t4, t4, a4
    slli a0, t4, 2
    xor a5, a5, a0
    xor t3, t3, t4
    srli t4, a2, 2
    xor t4, t4, t5
    and t4, t4, a4
    slli a0, t4, 2
    xor a2, a2, a0
    xor t4, t5, t4
    srli t5, a7, 2
    xor t5, t5, t1
    and t5, t5, a4
    slli a0, t5, 2
    xor a7, a7, a0
    xor t1, t1, t5
    srli t5, t6, 2
    xor t5, t5, t0
    and t5, t5, a4
    slli a0, t5, 2
    xor t6, t6, a0
    xor t0, t0, t5
    srli t5, s4, 2
    not a0, s5
    xor t5, t5, a0
    and t5, t5, a4
    slli s0, t5, 2
    xor s0, s4, s0
    xor t5, a0, t5
    srli a0, a6, 2
    xor a0, a0, s1
    and a0, a0, a4
    slli s4, a0, 2
    xor a6, a6, s4
    xor a0, s1, a0
    srli s1, s3, 2
    xor s1, s1, s2
    and a4, s1, a4
    slli s1, a4, 2
    xor s1, s3, s1
    xor a4, s2, a4
    srli s2, a1, 1
    lw s3, 108(sp)
    xor s2, s2, a2
    and s2, s2, s3
    slli s4, s2, 1
    xor a1, a1, s4
    xor a2, a2, s2
    srli s2, a5, 1
    xor s2, s2, a7
    and s2, s2, s3
    slli s4, s2, 1
    xor a5, a5, s4
    xor a7, a7, s2
    srli s2, t2, 1
    xor s2, s2, t4
    and s2, s2, s3
    slli s4, s2, 1
    xor t2, t2, s4
    xor t4, t4, s2
    srli s2, t3, 1
    xor s2, s2, t1
    and s2, s2, s3
    slli s4, s2, 1
    xor t3, t3, s4
    xor t1, t1, s2
    srli s2, t6, 1
    xor s2, s2, a6
    and s2, s2, s3
    slli s4, s2, 1
    xor t6, t6, s4
    xor a6, a6, s2
    srli s2, s0, 1
    xor s2, s2, s1
    and s2, s2, s3
    slli s4, s2, 1
    xor s0, s0, s4
    xor s1, s1, s2
    srli s2, t0, 1
    xor s2, s2, a0
    and s2, s2, s3
    slli s4, s2, 1
    xor t0, t0, s4
    xor a0, a0, s2
    srli s2, t5, 1
    xor s2, s2, a4
    and s2, s2, s3
    slli s3, s2, 1
    xor t5, t5, s3
    xor a4, a4, s2
    srli s2, a1, 16
    lw s3, 104(sp)
    xor s2, s2, t6
    and s2, s2, s3
    slli s4, s2, 16
    xor a1, a1, s4
    xor t6, t6, s2
    srli s2, a5, 16
    xor s2, s2, s0
    and s2, s2, s3
    slli s4, s2, 16
    xor a5, a5, s4
    xor s0, s0, s2
    srli s2, a2, 16
    xor s2, s2, a6
    and s2, s2, s3
    slli s4, s2, 16
    xor a2, a2, s4
    xor a6, a6, s2
    srli s2, a7, 16
    xor s2, s2, s1
    and s2, s2, s3
    slli s4, s2, 16
    xor a7, a7, s4
    xor s1, s1, s2
    srli s2, t2, 16
    xor s2, s2, t0
    and s2, s2, s3
    slli s4, s2, 16
    xor t2, t2, s4
    xor t0, t0, s2
    srli s2, t3, 16
    xor s2, s2, t5
    and s2, s2, s3
    slli s4, s2, 16
    xor t3, t3, s4
    xor t5, t5, s2
    srli s2, t4, 16
    xor s2, s2, a0
    and s2, s2, s3
    slli s4, s2, 16
    xor t4, t4, s4
    xor a0, a0, s2
    srli s2, t1, 16
    xor s2, s2, a4
    and s2, s2, s3
    slli s3, s2, 16
    xor t1, t1, s3
    xor a4, a4, s2
    srli s2, a1, 8
    lw s3, 100(sp)
    xor s2, s2, t6
    and s2, s2, s3
    slli s4, s2, 8
    xor a1, a1, s4
    xor t6, t6, s2
    srli s2, a5, 8
    xor s2, s2, s0
    and s2, s2, s3
    slli s4, s2, 8
    xor a5, a5, s4
    xor s0, s0, s2
    srli s2, a2, 8
    xor s2, s2, a6
    and s2, s2, s3
    slli s4, s2, 8
    xor a2, a2, s4
    xor a6, a6, s2
    srli s2, a7, 8
    xor s2, s2, s1
    and s2, s2, s3
    slli s4, s2, 8
    xor a7, a7, s4
    xor s1, s1, s2
    srli s2, t2, 8
    xor s2, s2, t0
    and s2, s2, s3
    slli s4, s2, 8
    xor t2, t2, s4
    xor t0, t0, s2
    srli s2, t3, 8
    xor s2, s2, t5
    and s2, s2, s3
    slli s4, s2, 8
    xor t3, t3, s4
    xor t5, t5, s2
    srli s2, t4, 8
    xor s2, s2, a0
    and s2, s2, s3
    slli s4, s2, 8
    xor t4, t4, s4
    xor a0, a0, s2
    srli s2, t1, 8
    xor s2, s2, a4
    and s2, s2, s3
    slli s3, s2, 8
    xor t1, t1, s3
    xor a4, a4, s2
    srli s2, a1, 4
    lw s3, 96(sp)
    xor s2, s2, t6
    and s2, s2, s3
    slli s4, s2, 4
    xor a1, a1, s4
    xor t6, t6, s2
    srli s2, a5, 4
    xor s2, s2, s0
    and s2, s2, s3
    slli s4, s2, 4
    xor a5, a5, s4
    xor s0, s0, s2
    srli s2, a2, 4
    xor s2, s2, a6
    and s2, s2, s3
    slli s4, s2, 4
    xor a2, a2, s4
    xor a6, a6, s2
    srli s2, a7, 4
    xor s2, s2, s1
    and s2, s2, s3
    slli s4, s2, 4
    xor a7, a7, s4
    xor s1, s1, s2
    srli s2, t2, 4
    xor s2, s2, t0
    and s2, s2, s3
    slli s4, s2, 4
    xor t2, t2, s4
    xor t0, t0, s2
    srli s2, t3, 4
    xor s2, s2, t5
    and s2, s2, s3
    slli s4, s2, 4
    xor t3, t3, s4
    xor t5, t5, s2
    srli s2, t4, 4
    xor s2, s2, a0
    and s2, s2, s3
    slli s4, s2, 4
    xor t4, t4, s4
    xor a0, a0, s2
    srli s2, t1, 4
    xor s2, s2, a4
    and s2, s2, s3
    slli s3, s2, 4
    xor t1, t1, s3
    xor a4, a4, s2
    lw s2, 64(sp)
    sw a1, 0(s2)
    sw a5, 4(s2)
    sw a2, 8(s2)
    sw a7, 12(s2)
    sw t2, 16(s2)
    sw t3, 20(s2)
    sw t4, 24(s2)
    sw t1, 28(s2)
    sw t6, 32(s2)
    sw s0, 36(s2)
    sw a6, 40(s2)
    sw s1, 44(s2)
    sw t0, 48(s2)
    sw t5, 52(s2)
    sw a0, 56(s2)
    sw a4, 60(s2)
    mv a0, s2
    lw a1, 68(sp)
    lw a2, 80(sp)
    addi a0, a0, 64
    addi a1, a1, 64
    bltu a2, a1, .Llwcc_skinny64_64_ecb_encrypt_rv32i_group_done
    j .Llwcc_skinny64_64_ecb_encrypt_rv32i_group
.Llwcc_skinny64_64_ecb_encrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny64_64_ecb_encrypt_rv32i_out
.Llwcc_skinny64_64_ecb_encrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 64
    beqz t2, .Llwcc_skinny64_64_ecb_encrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 128
    mv t0, a0
    addi t1, sp, 192
.Llwcc_skinny64_64_ecb_encrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_skinny64_64_ecb_encrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_skinny64_64_ecb_encrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_64_ecb_encrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_skinny64_64_ecb_encrypt_rv32i_group
.Llwcc_skinny64_64_ecb_encrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 128
    add t1, a1, t2
.Llwcc_skinny64_64_ecb_encrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_64_ecb_encrypt_rv32i_copy
.Llwcc_skinny64_64_ecb_encrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 192
.Llwcc_skinny64_64_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny64_64_ecb_encrypt_rv32i_wipe
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
    .size lwcc_skinny64_64_ecb_encrypt_rv32i, .-lwcc_skinny64_64_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_skinny64_64_ecb_decrypt_rv32i
    .type lwcc_skinny64_64_ecb_decrypt_rv32i, %function
lwcc_skinny64_64_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_skinny64_64_ecb_decrypt_rv32i_begin
    ret
.Llwcc_skinny64_64_ecb_decrypt_rv32i_begin:
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
    slli a2, a2, 3
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 64
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    beqz t1, .Llwcc_skinny64_64_ecb_decrypt_rv32i_group
    j .Llwcc_skinny64_64_ecb_decrypt_rv32i_rest
.Llwcc_skinny64_64_ecb_decrypt_rv32i_group:
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
    xor a5, a5, t6
    xor a6, a6, ra
    xor a7, a7, s0
    xor t0, t0, s11
    xor t1, t1, s2
    xor t2, t2, a1
    xor t3, t3, s4
    xor t4, t4, s5
    lw t6, 752(a3)
    lw s0, 772(a3)
    xor t5, t5, t6
    lw t6, 756(a3)
    xor s0, s1, s0
    xor a6, a6, t6
    lw t6, 760(a3)
    lw s1, 528(a3)
    xor t6, a4, t6
    lw a4, 764(a3)
    xor t2, t2, s1
    xor t0, t0, a4
    lw a4, 160(a3)
    lw s1, 780(a3)
    xor a4, s11, a4
    xor s1, s3, s1
    lw s2, 536(a3)
    # round 32 (skinny.dsl:60)
    not s3, s5
    xor t4, t4, s2
    or s2, t1, t3
    xor a5, a5, s2
    not t3, t3
    and s2, t3, a5
    xor a7, a7, s2
    not s2, a7
    and s2, a5, s2
    xor t1, t1, s2
    or s2, a7, t1
    xor t3, t3, s2
    and s2, s0, s1
    xor t5, t5, s2
    and s2, s1, t5
    xor t6, t6, s2
    and s2, t5, t6
    xor s0, s0, s2
    and s2, t6, s0
    xor s1, s1, s2
    and s2, t2, t4
    xor a6, a6, s2
    and s2, t4, a6
    xor t0, t0, s2
    and s2, a6, t0
    xor t2, t2, s2
    and s2, t0, t2
    xor t4, t4, s2
    or s2, a1, s5
    xor s2, ra, s2
    and s3, s3, s2
    xor a4, a4, s3
    not s3, a4
    and s4, s2, s3
    xor a1, a1, s4
    or a4, a4, a1
    xor a4, s5, a4
    slli s4, t2, 16
    srli s5, t2, 16
    or s4, s4, s5
    xor s4, t1, s4
    slli s5, a6, 16
    srli s11, a6, 16
    or s5, s5, s11
    xor s5, a5, s5
    slli s11, t4, 16
    srli ra, t4, 16
    or s11, s11, ra
    xor s11, t3, s11
    slli ra, t0, 16
    srli a2, t0, 16
    or a2, ra, a2
    xor a2, a7, a2
    slli ra, t3, 24
    srli t3, t3, 8
    or t3, ra, t3
    xor t3, t3, s1
    slli s1, s11, 8
    srli ra, s11, 24
    or s1, s1, ra
    xor a4, a4, s1
    slli s1, a5, 24
    srli a5, a5, 8
    or a5, s1, a5
    xor a5, a5, t5
    slli t5, s5, 8
    srli s1, s5, 24
    or t5, t5, s1
    xor t5, s2, t5
    slli s1, a7, 24
    srli a7, a7, 8
    or a7, s1, a7
    xor a7, a7, t6
    slli t6, a2, 8
    srli s1, a2, 24
    or t6, t6, s1
    xor t6, s3, t6
    slli s1, t1, 24
    srli t1, t1, 8
    or t1, s1, t1
    xor t1, t1, s0
    slli s0, s4, 8
    srli s1, s4, 24
    or s0, s0, s1
    xor a1, a1, s0
    lw s0, 732(a3)
    lw s2, 740(a3)
    xor t4, t4, s0
    lw s0, 736(a3)
    xor a6, a6, s2
    xor a4, a4, s0
    lw s0, 224(a3)
    lw s2, 788(a3)
    xor s1, s5, s0
    xor t5, t5, s2
    lw s2, 492(a3)
    xor t0, t0, s2
    lw s2, 496(a3)
    xor t6, t6, s2
    lw s2, 748(a3)
    xor t2, t2, s2
    lw s2, 792(a3)
    # round 31 (skinny.dsl:60)
    sw s6, 96(sp)
    # round 32 (skinny.dsl:60)
    xor a1, a1, s2
    # round 31 (skinny.dsl:60)
    and s2, a2, s4
    xor s2, s11, s2
    and s3, s4, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor a2, a2, s3
    and s3, s1, a2
    xor s3, s4, s3
    and s4, a7, t1
    xor t3, t3, s4
    and s4, t1, t3
    xor a5, a5, s4
    not s4, t3
    or s4, s4, a5
    xor a7, a7, s4
    or s4, a5, a7
    xor t1, t1, s4
    and s4, t0, t2
    xor t4, t4, s4
    and s4, t2, t4
    xor a6, a6, s4
    and s4, t4, a6
    xor t0, t0, s4
    and s4, a6, t0
    xor t2, t2, s4
    and s4, t6, a1
    xor a4, a4, s4
    and s4, a1, a4
    xor t5, t5, s4
    and s4, a4, t5
    xor t6, t6, s4
    and s4, t5, t6
    xor a1, a1, s4
    xor s4, a7, t6
    xor s5, a4, t3
    xor s11, t1, a1
    xor ra, t5, a5
    slli a0, s11, 16
    srli s6, s11, 16
    or a0, a0, s6
    xor a0, s3, a0
    slli s3, t1, 16
    srli t1, t1, 16
    or t1, s3, t1
    xor t1, t1, t2
    slli t2, s5, 16
    srli s3, s5, 16
    or t2, t2, s3
    xor t2, s2, t2
    slli s2, t3, 16
    srli t3, t3, 16
    or t3, s2, t3
    xor t3, t3, t4
    slli t4, ra, 16
    srli s2, ra, 16
    or t4, t4, s2
    xor t4, s1, t4
    slli s1, a5, 16
    srli a5, a5, 16
    or a5, s1, a5
    xor a5, a5, a6
    slli a6, s4, 16
    srli s1, s4, 16
    or a6, a6, s1
    xor a6, a2, a6
    slli a2, a7, 16
    srli a7, a7, 16
    or a7, a2, a7
    xor a7, a7, t0
    lw t0, 716(a3)
    lw a2, 720(a3)
    xor t0, a0, t0
    xor a2, a1, a2
    lw a1, 796(a3)
    lw a0, 456(a3)
    xor t2, t2, a1
    xor a1, s5, s0
    xor a4, a4, a0
    lw a0, 460(a3)
    # round 30 (skinny.dsl:60)
    and s3, a5, a7
    # round 31 (skinny.dsl:60)
    xor t4, t4, a0
    lw a0, 724(a3)
    # round 30 (skinny.dsl:60)
    xor t1, t1, s3
    # round 31 (skinny.dsl:60)
    xor t5, t5, a0
    lw a0, 468(a3)
    # round 30 (skinny.dsl:60)
    and s3, a7, t1
    # round 31 (skinny.dsl:60)
    xor a6, a6, a0
    lw a0, 728(a3)
    # round 30 (skinny.dsl:60)
    xor t3, t3, s3
    # round 31 (skinny.dsl:60)
    xor t6, t6, a0
    # round 30 (skinny.dsl:60)
    and a0, t4, a6
    xor t0, t0, a0
    and a0, a6, t0
    xor t2, t2, a0
    and a0, t0, t2
    xor t4, t4, a0
    and a0, t2, t4
    xor a6, a6, a0
    and a0, ra, s4
    xor a0, s11, a0
    and s1, s4, a0
    xor a1, a1, s1
    and s1, a0, a1
    xor s1, ra, s1
    and s2, a1, s1
    xor s2, s4, s2
    not s3, t1
    or s3, s3, t3
    xor a5, a5, s3
    or s3, t3, a5
    xor a7, a7, s3
    and s3, t5, t6
    xor a2, a2, s3
    and s3, t6, a2
    xor a4, a4, s3
    and s3, a2, a4
    xor t5, t5, s3
    and s3, a4, t5
    xor t6, t6, s3
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
    xor a7, a7, t6
    slli t6, s4, 24
    srli s11, s4, 8
    or t6, t6, s11
    xor t6, a0, t6
    slli a0, t1, 8
    srli t1, t1, 24
    or t1, a0, t1
    xor t1, t1, a2
    slli a2, s6, 24
    srli a0, s6, 8
    or a2, a2, a0
    xor a2, a1, a2
    slli a1, t3, 8
    srli t3, t3, 24
    or t3, a1, t3
    xor t3, t3, a4
    slli a4, s3, 24
    srli a1, s3, 8
    or a4, a4, a1
    xor a4, s1, a4
    slli a1, a5, 8
    srli a5, a5, 24
    or a5, a1, a5
    xor a5, a5, t5
    lw t5, 412(a3)
    lw a1, 700(a3)
    xor a6, a6, t5
    lw t5, 416(a3)
    xor t0, t0, a1
    xor t5, s2, t5
    lw a1, 800(a3)
    lw s1, 708(a3)
    xor t6, t6, a1
    lw a1, 768(a3)
    xor t2, t2, s1
    lw s1, 432(a3)
    xor a0, s4, a1
    xor a2, a2, s1
    lw s1, 712(a3)
    xor t4, t4, s1
    lw s1, 440(a3)
    xor a4, a4, s1
    # round 29 (skinny.dsl:60)
    and s1, t2, t4
    xor a6, a6, s1
    and s1, t4, a6
    xor t0, t0, s1
    and s1, a6, t0
    xor t2, t2, s1
    and s1, t0, t2
    xor t4, t4, s1
    and s1, a2, a4
    xor t5, t5, s1
    and s1, a4, t5
    xor t6, t6, s1
    and s1, t5, t6
    xor a2, a2, s1
    and s1, t6, a2
    xor a4, a4, s1
    and s1, s6, s3
    xor s1, s5, s1
    and s2, s3, s1
    xor a0, a0, s2
    and s2, s1, a0
    xor s2, s6, s2
    and s4, a0, s2
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
    xor s6, a4, a5
    xor s11, t1, t6
    xor a5, t4, a5
    xor t4, s3, s6
    xor a6, a6, a7
    xor a7, s1, s5
    xor t0, t0, t1
    xor t1, a0, s11
    xor t2, t2, t3
    xor t3, s2, s4
    lw a0, 680(a3)
    lw s2, 696(a3)
    xor a4, a4, a0
    lw a0, 684(a3)
    xor t6, t6, s2
    xor t4, t4, a0
    lw a0, 688(a3)
    lw s2, 400(a3)
    xor t5, t5, a0
    lw a0, 804(a3)
    xor t1, t1, s2
    xor a7, a7, a0
    lw a0, 16(a3)
    lw s2, 404(a3)
    xor s1, s5, a0
    xor a2, a2, s2
    lw s2, 408(a3)
    # round 28 (skinny.dsl:60)
    sw s7, 100(sp)
    # round 29 (skinny.dsl:60)
    xor t3, t3, s2
    # round 28 (skinny.dsl:60)
    and s2, t0, t2
    xor a5, a5, s2
    and s2, t2, a5
    xor a6, a6, s2
    not s2, a5
    or s2, s2, a6
    xor t0, t0, s2
    or s2, a6, t0
    xor t2, t2, s2
    and s2, t6, a2
    xor a4, a4, s2
    and s2, a2, a4
    xor t5, t5, s2
    and s2, a4, t5
    xor t6, t6, s2
    and s2, t5, t6
    xor a2, a2, s2
    and s2, t1, t3
    xor t4, t4, s2
    and s2, t3, t4
    xor a7, a7, s2
    and s2, t4, a7
    xor t1, t1, s2
    and s2, a7, t1
    xor t3, t3, s2
    and s2, s11, s4
    xor s2, s6, s2
    and s3, s4, s2
    xor s1, s1, s3
    and s3, s2, s1
    xor s3, s11, s3
    and s5, s1, s3
    xor s4, s4, s5
    slli s5, t1, 16
    srli s6, t1, 16
    or s5, s5, s6
    xor s5, t0, s5
    slli s6, t4, 16
    srli s11, t4, 16
    or s6, s6, s11
    xor s6, a5, s6
    slli s11, t3, 16
    srli ra, t3, 16
    or s11, s11, ra
    xor s11, t2, s11
    slli ra, a7, 16
    srli s7, a7, 16
    or s7, ra, s7
    xor s7, a6, s7
    slli ra, t2, 24
    srli t2, t2, 8
    or t2, ra, t2
    xor t2, t2, a2
    slli a2, s11, 8
    srli ra, s11, 24
    or a2, a2, ra
    xor a2, s4, a2
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
    xor a6, a6, t5
    slli t5, s7, 8
    srli s2, s7, 24
    or t5, t5, s2
    xor t5, s1, t5
    slli s1, t0, 24
    srli t0, t0, 8
    or t0, s1, t0
    xor t0, t0, t6
    slli t6, s5, 8
    srli s1, s5, 24
    or t6, t6, s1
    xor t6, s3, t6
    lw s1, 664(a3)
    lw s3, 672(a3)
    xor t3, t3, s1
    lw s1, 668(a3)
    xor t4, t4, s3
    xor a2, a2, s1
    lw s1, 80(a3)
    lw s3, 360(a3)
    xor s2, s6, s1
    xor a4, a4, s3
    lw s3, 364(a3)
    xor a7, a7, s3
    lw s3, 368(a3)
    xor t5, t5, s3
    lw s3, 676(a3)
    xor t1, t1, s3
    lw s3, 376(a3)
    # round 27 (skinny.dsl:60)
    sw s8, 104(sp)
    # round 28 (skinny.dsl:60)
    xor t6, t6, s3
    # round 27 (skinny.dsl:60)
    and s3, s7, s5
    xor s3, s11, s3
    and s4, s5, s3
    xor s2, s2, s4
    and s4, s3, s2
    xor s4, s7, s4
    and s6, s2, s4
    xor s5, s5, s6
    and s6, a6, t0
    xor t2, t2, s6
    and s6, t0, t2
    xor a5, a5, s6
    not s6, t2
    or s6, s6, a5
    xor a6, a6, s6
    or s6, a5, a6
    xor t0, t0, s6
    and s6, a7, t1
    xor t3, t3, s6
    and s6, t1, t3
    xor t4, t4, s6
    and s6, t3, t4
    xor a7, a7, s6
    and s6, t4, a7
    xor t1, t1, s6
    and s6, t5, t6
    xor a2, a2, s6
    and s6, t6, a2
    xor a4, a4, s6
    and s6, a2, a4
    xor t5, t5, s6
    and s6, a4, t5
    xor t6, t6, s6
    xor s6, a6, t5
    xor s7, a2, t2
    xor s11, t0, t6
    xor ra, a4, a5
    slli s8, s11, 16
    sw s9, 108(sp)
    srli s9, s11, 16
    or s8, s8, s9
    xor s5, s5, s8
    slli s8, t0, 16
    srli t0, t0, 16
    or t0, s8, t0
    xor t0, t0, t1
    slli t1, s7, 16
    srli s8, s7, 16
    or t1, t1, s8
    xor t1, s3, t1
    slli s3, t2, 16
    srli t2, t2, 16
    or t2, s3, t2
    xor t2, t2, t3
    slli t3, ra, 16
    srli s3, ra, 16
    or t3, t3, s3
    xor t3, s2, t3
    slli s2, a5, 16
    srli a5, a5, 16
    or a5, s2, a5
    xor a5, a5, t4
    slli t4, s6, 16
    srli s2, s6, 16
    or t4, t4, s2
    xor t4, s4, t4
    slli s2, a6, 16
    srli a6, a6, 16
    or a6, s2, a6
    xor a6, a6, a7
    lw a7, 316(a3)
    lw s2, 648(a3)
    xor a7, s5, a7
    xor t6, t6, s2
    lw s2, 808(a3)
    lw s3, 328(a3)
    xor t1, t1, s2
    xor s2, s7, s1
    xor a2, a2, s3
    lw s3, 332(a3)
    xor t3, t3, s3
    lw s3, 656(a3)
    xor a4, a4, s3
    lw s3, 340(a3)
    xor t4, t4, s3
    lw s3, 660(a3)
    xor t5, t5, s3
    # round 26 (skinny.dsl:60)
    and s3, t3, t4
    xor a7, a7, s3
    and s3, t4, a7
    xor t1, t1, s3
    and s3, a7, t1
    xor t3, t3, s3
    and s3, t1, t3
    xor t4, t4, s3
    and s3, ra, s6
    xor s3, s11, s3
    and s4, s6, s3
    xor s2, s2, s4
    and s4, s3, s2
    xor s4, ra, s4
    and s5, s2, s4
    xor s5, s6, s5
    and s6, a5, a6
    xor t0, t0, s6
    and s6, a6, t0
    xor t2, t2, s6
    not s6, t0
    or s6, s6, t2
    xor a5, a5, s6
    or s6, t2, a5
    xor a6, a6, s6
    and s6, a4, t5
    xor t6, t6, s6
    and s6, t5, t6
    xor a2, a2, s6
    and s6, t6, a2
    xor a4, a4, s6
    and s6, a2, a4
    xor t5, t5, s6
    slli s6, t3, 16
    srli s7, t3, 16
    or s6, s6, s7
    xor s6, a5, s6
    slli s7, a7, 16
    srli s8, a7, 16
    or s7, s7, s8
    xor s7, t0, s7
    slli s8, t4, 16
    srli s9, t4, 16
    or s8, s8, s9
    xor s8, a6, s8
    slli s9, t1, 16
    srli s11, t1, 16
    or s9, s9, s11
    xor s9, t2, s9
    slli s11, s8, 24
    srli ra, s8, 8
    or s11, s11, ra
    xor s5, s5, s11
    slli s11, a6, 8
    srli a6, a6, 24
    or a6, s11, a6
    xor a6, a6, t5
    slli t5, s7, 24
    srli s11, s7, 8
    or t5, t5, s11
    xor t5, s3, t5
    slli s3, t0, 8
    srli t0, t0, 24
    or t0, s3, t0
    xor t0, t0, t6
    slli t6, s9, 24
    srli s3, s9, 8
    or t6, t6, s3
    xor t6, s2, t6
    slli s2, t2, 8
    srli t2, t2, 24
    or t2, s2, t2
    xor t2, t2, a2
    slli a2, s6, 24
    srli s2, s6, 8
    or a2, a2, s2
    xor a2, s4, a2
    slli s2, a5, 8
    srli a5, a5, 24
    or a5, s2, a5
    xor a5, a5, a4
    lw a4, 284(a3)
    lw s2, 640(a3)
    xor t4, t4, a4
    lw a4, 636(a3)
    xor a7, a7, s2
    xor a4, s5, a4
    lw s2, 812(a3)
    lw s3, 644(a3)
    xor t5, t5, s2
    xor s2, s7, a0
    xor t1, t1, s3
    lw s3, 304(a3)
    xor t6, t6, s3
    lw s3, 308(a3)
    xor t3, t3, s3
    lw s3, 312(a3)
    xor a2, a2, s3
    # round 25 (skinny.dsl:60)
    and s3, t1, t3
    xor t4, t4, s3
    and s3, t3, t4
    xor a7, a7, s3
    and s3, t4, a7
    xor t1, t1, s3
    and s3, a7, t1
    xor t3, t3, s3
    and s3, t6, a2
    xor a4, a4, s3
    and s3, a2, a4
    xor t5, t5, s3
    and s3, a4, t5
    xor t6, t6, s3
    and s3, t5, t6
    xor a2, a2, s3
    and s3, s9, s6
    xor s3, s8, s3
    and s4, s6, s3
    xor s2, s2, s4
    and s4, s3, s2
    xor s4, s9, s4
    and s5, s2, s4
    xor s5, s6, s5
    and s6, t2, a5
    xor a6, a6, s6
    and s6, a5, a6
    xor t0, t0, s6
    not s6, a6
    or s6, s6, t0
    xor t2, t2, s6
    or s6, t0, t2
    xor a5, a5, s6
    xor s6, t6, t2
    xor s7, a6, a4
    xor s8, a2, a5
    xor s9, t0, t5
    xor a5, t3, a5
    xor t3, s5, s8
    xor a6, t4, a6
    xor t4, s3, s7
    xor a7, a7, t0
    xor t0, s2, s9
    xor t1, t1, t2
    xor t2, s4, s6
    lw s2, 624(a3)
    lw s3, 268(a3)
    xor a2, a2, s2
    lw s2, 256(a3)
    xor t5, t5, s3
    xor t3, t3, s2
    lw s2, 628(a3)
    lw s3, 272(a3)
    xor a4, a4, s2
    lw s2, 816(a3)
    xor t0, t0, s3
    xor t4, t4, s2
    lw s3, 632(a3)
    xor s2, s7, a1
    xor t6, t6, s3
    lw s3, 280(a3)
    xor t2, t2, s3
    # round 24 (skinny.dsl:60)
    and s3, a7, t1
    xor a5, a5, s3
    and s3, t1, a5
    xor a6, a6, s3
    not s3, a5
    or s3, s3, a6
    xor a7, a7, s3
    or s3, a6, a7
    xor t1, t1, s3
    and s3, t5, t6
    xor a2, a2, s3
    and s3, t6, a2
    xor a4, a4, s3
    and s3, a2, a4
    xor t5, t5, s3
    and s3, a4, t5
    xor t6, t6, s3
    and s3, t0, t2
    xor t3, t3, s3
    and s3, t2, t3
    xor t4, t4, s3
    and s3, t3, t4
    xor t0, t0, s3
    and s3, t4, t0
    xor t2, t2, s3
    and s3, s9, s6
    xor s3, s8, s3
    and s4, s6, s3
    xor s2, s2, s4
    and s4, s3, s2
    xor s4, s9, s4
    and s5, s2, s4
    xor s5, s6, s5
    slli s6, t0, 16
    srli s7, t0, 16
    or s6, s6, s7
    xor s6, a7, s6
    slli s7, t3, 16
    srli s8, t3, 16
    or s7, s7, s8
    xor s7, a5, s7
    slli s8, t2, 16
    srli s9, t2, 16
    or s8, s8, s9
    xor s8, t1, s8
    slli s9, t4, 16
    srli s11, t4, 16
    or s9, s9, s11
    xor s9, a6, s9
    slli s11, t1, 24
    srli t1, t1, 8
    or t1, s11, t1
    xor t1, t1, t6
    slli t6, s8, 8
    srli s11, s8, 24
    or t6, t6, s11
    xor t6, s5, t6
    slli s5, a5, 24
    srli a5, a5, 8
    or a5, s5, a5
    xor a5, a5, a2
    slli a2, s7, 8
    srli s5, s7, 24
    or a2, a2, s5
    xor a2, s3, a2
    slli s3, a6, 24
    srli a6, a6, 8
    or a6, s3, a6
    xor a6, a6, a4
    slli a4, s9, 8
    srli s3, s9, 24
    or a4, a4, s3
    xor a4, s2, a4
    slli s2, a7, 24
    srli a7, a7, 8
    or a7, s2, a7
    xor a7, a7, t5
    slli t5, s6, 8
    srli s2, s6, 24
    or t5, t5, s2
    xor t5, s4, t5
    lw s2, 612(a3)
    lw s3, 228(a3)
    xor t2, t2, s2
    lw s2, 220(a3)
    xor t3, t3, s3
    xor t6, t6, s2
    lw s3, 616(a3)
    xor s2, s7, s0
    xor a2, a2, s3
    lw s3, 620(a3)
    xor t4, t4, s3
    lw s3, 240(a3)
    xor a4, a4, s3
    lw s3, 244(a3)
    xor t0, t0, s3
    lw s3, 248(a3)
    xor t5, t5, s3
    # round 23 (skinny.dsl:60)
    and s3, s9, s6
    xor s3, s8, s3
    and s4, s6, s3
    xor s2, s2, s4
    and s4, s3, s2
    xor s4, s9, s4
    and s5, s2, s4
    xor s5, s6, s5
    and s6, a6, a7
    xor t1, t1, s6
    and s6, a7, t1
    xor a5, a5, s6
    not s6, t1
    or s6, s6, a5
    xor a6, a6, s6
    or s6, a5, a6
    xor a7, a7, s6
    and s6, t4, t0
    xor t2, t2, s6
    and s6, t0, t2
    xor t3, t3, s6
    and s6, t2, t3
    xor t4, t4, s6
    and s6, t3, t4
    xor t0, t0, s6
    and s6, a4, t5
    xor t6, t6, s6
    and s6, t5, t6
    xor a2, a2, s6
    and s6, t6, a2
    xor a4, a4, s6
    and s6, a2, a4
    xor t5, t5, s6
    xor s6, a6, a4
    xor s7, t6, t1
    xor s8, a7, t5
    xor s9, a2, a5
    slli s11, s8, 16
    srli ra, s8, 16
    or s11, s11, ra
    xor s5, s5, s11
    slli s11, a7, 16
    srli a7, a7, 16
    or a7, s11, a7
    xor a7, a7, t0
    slli t0, s7, 16
    srli s11, s7, 16
    or t0, t0, s11
    xor t0, s3, t0
    slli s3, t1, 16
    srli t1, t1, 16
    or t1, s3, t1
    xor t1, t1, t2
    slli t2, s9, 16
    srli s3, s9, 16
    or t2, t2, s3
    xor t2, s2, t2
    slli s2, a5, 16
    srli a5, a5, 16
    or a5, s2, a5
    xor a5, a5, t3
    slli t3, s6, 16
    srli s2, s6, 16
    or t3, t3, s2
    xor t3, s4, t3
    slli s2, a6, 16
    srli a6, a6, 16
    or a6, s2, a6
    xor a6, a6, t4
    lw t4, 604(a3)
    lw s2, 184(a3)
    xor t4, s5, t4
    xor t5, t5, s2
    lw s2, 820(a3)
    lw s3, 608(a3)
    xor t0, t0, s2
    xor s2, s7, s0
    xor t6, t6, s3
    lw s3, 200(a3)
    xor t2, t2, s3
    lw s3, 204(a3)
    xor a2, a2, s3
    lw s3, 208(a3)
    xor t3, t3, s3
    lw s3, 212(a3)
    xor a4, a4, s3
    # round 22 (skinny.dsl:60)
    and s3, t2, t3
    xor t4, t4, s3
    and s3, t3, t4
    xor t0, t0, s3
    and s3, t4, t0
    xor t2, t2, s3
    and s3, t0, t2
    xor t3, t3, s3
    and s3, s9, s6
    xor s3, s8, s3
    and s4, s6, s3
    xor s2, s2, s4
    and s4, s3, s2
    xor s4, s9, s4
    and s5, s2, s4
    xor s5, s6, s5
    and s6, a5, a6
    xor a7, a7, s6
    and s6, a6, a7
    xor t1, t1, s6
    not s6, a7
    or s6, s6, t1
    xor a5, a5, s6
    or s6, t1, a5
    xor a6, a6, s6
    and s6, a2, a4
    xor t5, t5, s6
    and s6, a4, t5
    xor t6, t6, s6
    and s6, t5, t6
    xor a2, a2, s6
    and s6, t6, a2
    xor a4, a4, s6
    slli s6, t2, 16
    srli s7, t2, 16
    or s6, s6, s7
    xor s6, a5, s6
    slli s7, t4, 16
    srli s8, t4, 16
    or s7, s7, s8
    xor s7, a7, s7
    slli s8, t3, 16
    srli s9, t3, 16
    or s8, s8, s9
    xor s8, a6, s8
    slli s9, t0, 16
    srli s11, t0, 16
    or s9, s9, s11
    xor s9, t1, s9
    slli s11, s8, 24
    srli ra, s8, 8
    or s11, s11, ra
    xor s5, s5, s11
    slli s11, a6, 8
    srli a6, a6, 24
    or a6, s11, a6
    xor a6, a6, a4
    slli a4, s7, 24
    srli s11, s7, 8
    or a4, a4, s11
    xor a4, s3, a4
    slli s3, a7, 8
    srli a7, a7, 24
    or a7, s3, a7
    xor a7, a7, t5
    slli t5, s9, 24
    srli s3, s9, 8
    or t5, t5, s3
    xor t5, s2, t5
    slli s2, t1, 8
    srli t1, t1, 24
    or t1, s2, t1
    xor t1, t1, t6
    slli t6, s6, 24
    srli s2, s6, 8
    or t6, t6, s2
    xor t6, s4, t6
    slli s2, a5, 8
    srli a5, a5, 24
    or a5, s2, a5
    xor a5, a5, a2
    lw a2, 596(a3)
    lw s2, 152(a3)
    xor t3, t3, a2
    lw a2, 148(a3)
    xor t4, t4, s2
    xor a2, s5, a2
    lw s2, 824(a3)
    lw s3, 164(a3)
    xor a4, a4, s2
    xor s2, s7, a1
    xor t0, t0, s3
    lw s3, 168(a3)
    xor t5, t5, s3
    lw s3, 600(a3)
    xor t2, t2, s3
    lw s3, 176(a3)
    xor t6, t6, s3
    # round 21 (skinny.dsl:60)
    and s3, t0, t2
    xor t3, t3, s3
    and s3, t2, t3
    xor t4, t4, s3
    and s3, t3, t4
    xor t0, t0, s3
    and s3, t4, t0
    xor t2, t2, s3
    and s3, t5, t6
    xor a2, a2, s3
    and s3, t6, a2
    xor a4, a4, s3
    and s3, a2, a4
    xor t5, t5, s3
    and s3, a4, t5
    xor t6, t6, s3
    and s3, s9, s6
    xor s3, s8, s3
    and s4, s6, s3
    xor s2, s2, s4
    and s4, s3, s2
    xor s4, s9, s4
    and s5, s2, s4
    xor s5, s6, s5
    and s6, t1, a5
    xor a6, a6, s6
    and s6, a5, a6
    xor a7, a7, s6
    not s6, a6
    or s6, s6, a7
    xor t1, t1, s6
    or s6, a7, t1
    xor a5, a5, s6
    xor s6, t5, t1
    xor s7, a6, a2
    xor s8, t6, a5
    xor s9, a7, a4
    xor a5, t2, a5
    xor t2, s5, s8
    xor a6, t3, a6
    xor t3, s3, s7
    xor a7, t4, a7
    xor t4, s2, s9
    xor t0, t0, t1
    xor t1, s4, s6
    lw s2, 108(a3)
    lw s3, 592(a3)
    xor t6, t6, s2
    lw s2, 112(a3)
    xor a4, a4, s3
    xor t2, t2, s2
    lw s2, 116(a3)
    lw s3, 132(a3)
    xor a2, a2, s2
    lw s2, 828(a3)
    xor t4, t4, s3
    xor t3, t3, s2
    lw s3, 136(a3)
    xor s2, s7, a0
    xor t5, t5, s3
    lw s3, 140(a3)
    xor t1, t1, s3
    # round 20 (skinny.dsl:60)
    and s3, a7, t0
    xor a5, a5, s3
    and s3, t0, a5
    xor a6, a6, s3
    not s3, a5
    or s3, s3, a6
    xor a7, a7, s3
    or s3, a6, a7
    xor t0, t0, s3
    and s3, a4, t5
    xor t6, t6, s3
    and s3, t5, t6
    xor a2, a2, s3
    and s3, t6, a2
    xor a4, a4, s3
    and s3, a2, a4
    xor t5, t5, s3
    and s3, t4, t1
    xor t2, t2, s3
    and s3, t1, t2
    xor t3, t3, s3
    and s3, t2, t3
    xor t4, t4, s3
    and s3, t3, t4
    xor t1, t1, s3
    and s3, s9, s6
    xor s3, s8, s3
    and s4, s6, s3
    xor s2, s2, s4
    and s4, s3, s2
    xor s4, s9, s4
    and s5, s2, s4
    xor s5, s6, s5
    slli s6, t4, 16
    srli s7, t4, 16
    or s6, s6, s7
    xor s6, a7, s6
    slli s7, t2, 16
    srli s8, t2, 16
    or s7, s7, s8
    xor s7, a5, s7
    slli s8, t1, 16
    srli s9, t1, 16
    or s8, s8, s9
    xor s8, t0, s8
    slli s9, t3, 16
    srli s11, t3, 16
    or s9, s9, s11
    xor s9, a6, s9
    slli s11, t0, 24
    srli t0, t0, 8
    or t0, s11, t0
    xor t0, t0, t5
    slli t5, s8, 8
    srli s11, s8, 24
    or t5, t5, s11
    xor t5, s5, t5
    slli s5, a5, 24
    srli a5, a5, 8
    or a5, s5, a5
    xor a5, a5, t6
    slli t6, s7, 8
    srli s5, s7, 24
    or t6, t6, s5
    xor t6, s3, t6
    slli s3, a6, 24
    srli a6, a6, 8
    or a6, s3, a6
    xor a6, a6, a2
    slli a2, s9, 8
    srli s3, s9, 24
    or a2, a2, s3
    xor a2, s2, a2
    slli s2, a7, 24
    srli a7, a7, 8
    or a7, s2, a7
    xor a7, a7, a4
    slli a4, s6, 8
    srli s2, s6, 24
    or a4, a4, s2
    xor a4, s4, a4
    lw s2, 72(a3)
    lw s3, 580(a3)
    xor t1, t1, s2
    lw s2, 576(a3)
    xor t2, t2, s3
    xor t5, t5, s2
    lw s3, 584(a3)
    xor s2, s7, s1
    xor t6, t6, s3
    lw s3, 92(a3)
    xor t3, t3, s3
    lw s3, 96(a3)
    xor a2, a2, s3
    lw s3, 100(a3)
    xor t4, t4, s3
    lw s3, 104(a3)
    xor a4, a4, s3
    # round 19 (skinny.dsl:60)
    and s3, s9, s6
    xor s3, s8, s3
    and s4, s6, s3
    xor s2, s2, s4
    and s4, s3, s2
    xor s4, s9, s4
    and s5, s2, s4
    xor s5, s6, s5
    and s6, a6, a7
    xor t0, t0, s6
    and s6, a7, t0
    xor a5, a5, s6
    not s6, t0
    or s6, s6, a5
    xor a6, a6, s6
    or s6, a5, a6
    xor a7, a7, s6
    and s6, t3, t4
    xor t1, t1, s6
    and s6, t4, t1
    xor t2, t2, s6
    and s6, t1, t2
    xor t3, t3, s6
    and s6, t2, t3
    xor t4, t4, s6
    and s6, a2, a4
    xor t5, t5, s6
    and s6, a4, t5
    xor t6, t6, s6
    and s6, t5, t6
    xor a2, a2, s6
    and s6, t6, a2
    xor a4, a4, s6
    xor s6, a6, a2
    xor s7, t5, t0
    xor s8, a7, a4
    xor s9, t6, a5
    slli s11, s8, 16
    srli ra, s8, 16
    or s11, s11, ra
    xor s5, s5, s11
    slli s11, a7, 16
    srli a7, a7, 16
    or a7, s11, a7
    xor a7, a7, t4
    slli t4, s7, 16
    srli s11, s7, 16
    or t4, t4, s11
    xor t4, s3, t4
    slli s3, t0, 16
    srli t0, t0, 16
    or t0, s3, t0
    xor t0, t0, t1
    slli t1, s9, 16
    srli s3, s9, 16
    or t1, t1, s3
    xor t1, s2, t1
    slli s2, a5, 16
    srli a5, a5, 16
    or a5, s2, a5
    xor a5, a5, t2
    slli t2, s6, 16
    srli s2, s6, 16
    or t2, t2, s2
    xor t2, s4, t2
    slli s2, a6, 16
    srli a6, a6, 16
    or a6, s2, a6
    xor a6, a6, t3
    lw t3, 560(a3)
    lw s2, 564(a3)
    xor t3, s5, t3
    xor a4, a4, s2
    lw s2, 832(a3)
    lw s3, 52(a3)
    xor t4, t4, s2
    xor s2, s7, s1
    xor t5, t5, s3
    lw s3, 56(a3)
    xor t1, t1, s3
    lw s3, 60(a3)
    xor t6, t6, s3
    lw s3, 64(a3)
    xor t2, t2, s3
    lw s3, 572(a3)
    xor a2, a2, s3
    # round 18 (skinny.dsl:60)
    and s3, t1, t2
    xor t3, t3, s3
    and s3, t2, t3
    xor t4, t4, s3
    and s3, t3, t4
    xor t1, t1, s3
    and s3, t4, t1
    xor t2, t2, s3
    and s3, s9, s6
    xor s3, s8, s3
    and s4, s6, s3
    xor s2, s2, s4
    and s4, s3, s2
    xor s4, s9, s4
    and s5, s2, s4
    xor s5, s6, s5
    and s6, a5, a6
    xor a7, a7, s6
    and s6, a6, a7
    xor t0, t0, s6
    not s6, a7
    or s6, s6, t0
    xor a5, a5, s6
    or s6, t0, a5
    xor a6, a6, s6
    and s6, t6, a2
    xor a4, a4, s6
    and s6, a2, a4
    xor t5, t5, s6
    and s6, a4, t5
    xor t6, t6, s6
    and s6, t5, t6
    xor a2, a2, s6
    slli s6, t1, 16
    srli s7, t1, 16
    or s6, s6, s7
    xor s6, a5, s6
    slli s7, t3, 16
    srli s8, t3, 16
    or s7, s7, s8
    xor s7, a7, s7
    slli s8, t2, 16
    srli s9, t2, 16
    or s8, s8, s9
    xor s8, a6, s8
    slli s9, t4, 16
    srli s11, t4, 16
    or s9, s9, s11
    xor s9, t0, s9
    slli s11, s8, 24
    srli ra, s8, 8
    or s11, s11, ra
    xor s5, s5, s11
    slli s11, a6, 8
    srli a6, a6, 24
    or a6, s11, a6
    xor a6, a6, a2
    slli a2, s7, 24
    srli s11, s7, 8
    or a2, a2, s11
    xor a2, s3, a2
    slli s3, a7, 8
    srli a7, a7, 24
    or a7, s3, a7
    xor a7, a7, a4
    slli a4, s9, 24
    srli s3, s9, 8
    or a4, a4, s3
    xor a4, s2, a4
    slli s2, t0, 8
    srli t0, t0, 24
    or t0, s2, t0
    xor t0, t0, t5
    slli t5, s6, 24
    srli s2, s6, 8
    or t5, t5, s2
    xor t5, s4, t5
    slli s2, a5, 8
    srli a5, a5, 24
    or a5, s2, a5
    xor a5, a5, t6
    lw t6, 0(a3)
    lw s2, 544(a3)
    xor t2, t2, t6
    lw t6, 540(a3)
    xor t3, t3, s2
    xor t6, s5, t6
    lw s2, 12(a3)
    lw s3, 552(a3)
    xor a2, a2, s2
    xor s2, s7, a0
    xor t4, t4, s3
    lw s3, 24(a3)
    lw s4, 556(a3)
    xor a4, a4, s3
    xor t1, t1, s4
    lw s4, 32(a3)
    xor t5, t5, s4
    # round 17 (skinny.dsl:60)
    and s4, t4, t1
    xor t2, t2, s4
    and s4, t1, t2
    xor t3, t3, s4
    and s4, t2, t3
    xor t4, t4, s4
    and s4, t3, t4
    xor t1, t1, s4
    and s4, a4, t5
    xor t6, t6, s4
    and s4, t5, t6
    xor a2, a2, s4
    and s4, t6, a2
    xor a4, a4, s4
    and s4, a2, a4
    xor t5, t5, s4
    and s4, s9, s6
    xor s4, s8, s4
    and s5, s6, s4
    xor s2, s2, s5
    and s5, s4, s2
    xor s5, s9, s5
    and s7, s2, s5
    xor s6, s6, s7
    and s7, t0, a5
    xor a6, a6, s7
    and s7, a5, a6
    xor a7, a7, s7
    not s7, a6
    or s7, s7, a7
    xor t0, t0, s7
    or s7, a7, t0
    xor a5, a5, s7
    xor s7, a4, t0
    xor s8, a6, t6
    xor s9, t5, a5
    xor s11, a7, a2
    xor a5, t1, a5
    xor t1, s6, s9
    xor a6, t2, a6
    xor t2, s4, s8
    xor a7, t3, a7
    xor t3, s2, s11
    xor t0, t4, t0
    xor t4, s5, s7
    lw s2, 508(a3)
    lw s4, 524(a3)
    xor t5, t5, s2
    lw s2, 512(a3)
    xor a2, a2, s4
    xor t1, t1, s2
    lw s2, 516(a3)
    lw s4, 528(a3)
    xor t6, t6, s2
    lw s2, 836(a3)
    xor t3, t3, s4
    xor t2, t2, s2
    lw s4, 532(a3)
    xor s2, s8, a1
    xor a4, a4, s4
    lw s4, 536(a3)
    xor t4, t4, s4
    # round 16 (skinny.dsl:60)
    and s4, a7, t0
    xor a5, a5, s4
    and s4, t0, a5
    xor a6, a6, s4
    not s4, a5
    or s4, s4, a6
    xor a7, a7, s4
    or s4, a6, a7
    xor t0, t0, s4
    and s4, a2, a4
    xor t5, t5, s4
    and s4, a4, t5
    xor t6, t6, s4
    and s4, t5, t6
    xor a2, a2, s4
    and s4, t6, a2
    xor a4, a4, s4
    and s4, t3, t4
    xor t1, t1, s4
    and s4, t4, t1
    xor t2, t2, s4
    and s4, t1, t2
    xor t3, t3, s4
    and s4, t2, t3
    xor t4, t4, s4
    and s4, s11, s7
    xor s4, s9, s4
    and s5, s7, s4
    xor s2, s2, s5
    and s5, s4, s2
    xor s5, s11, s5
    and s6, s2, s5
    xor s6, s7, s6
    slli s7, t3, 16
    srli s8, t3, 16
    or s7, s7, s8
    xor s7, a7, s7
    slli s8, t1, 16
    srli s9, t1, 16
    or s8, s8, s9
    xor s8, a5, s8
    slli s9, t4, 16
    srli s11, t4, 16
    or s9, s9, s11
    xor s9, t0, s9
    slli s11, t2, 16
    srli ra, t2, 16
    or s11, s11, ra
    xor s11, a6, s11
    slli ra, t0, 24
    srli t0, t0, 8
    or t0, ra, t0
    xor t0, t0, a4
    slli a4, s9, 8
    srli ra, s9, 24
    or a4, a4, ra
    xor a4, s6, a4
    slli s6, a5, 24
    srli a5, a5, 8
    or a5, s6, a5
    xor a5, a5, t5
    slli t5, s8, 8
    srli s6, s8, 24
    or t5, t5, s6
    xor t5, s4, t5
    slli s4, a6, 24
    srli a6, a6, 8
    or a6, s4, a6
    xor a6, a6, t6
    slli t6, s11, 8
    srli s4, s11, 24
    or t6, t6, s4
    xor t6, s2, t6
    slli s2, a7, 24
    srli a7, a7, 8
    or a7, s2, a7
    xor a7, a7, a2
    slli a2, s7, 8
    srli s2, s7, 24
    or a2, a2, s2
    xor a2, s5, a2
    lw s2, 476(a3)
    lw s4, 484(a3)
    xor t4, t4, s2
    lw s2, 480(a3)
    xor t1, t1, s4
    xor a4, a4, s2
    lw s4, 488(a3)
    xor s2, s8, s0
    xor t5, t5, s4
    lw s4, 492(a3)
    xor t2, t2, s4
    lw s4, 496(a3)
    xor t6, t6, s4
    lw s4, 500(a3)
    xor t3, t3, s4
    lw s4, 504(a3)
    # round 15 (skinny.dsl:60)
    sw s10, 112(sp)
    # round 16 (skinny.dsl:60)
    xor a2, a2, s4
    # round 15 (skinny.dsl:60)
    and s4, s11, s7
    xor s4, s9, s4
    and s5, s7, s4
    xor s2, s2, s5
    and s5, s4, s2
    xor s5, s11, s5
    and s6, s2, s5
    xor s6, s7, s6
    and s7, a6, a7
    xor t0, t0, s7
    and s7, a7, t0
    xor a5, a5, s7
    not s7, t0
    or s7, s7, a5
    xor a6, a6, s7
    or s7, a5, a6
    xor a7, a7, s7
    and s7, t2, t3
    xor t4, t4, s7
    and s7, t3, t4
    xor t1, t1, s7
    and s7, t4, t1
    xor t2, t2, s7
    and s7, t1, t2
    xor t3, t3, s7
    and s7, t6, a2
    xor a4, a4, s7
    and s7, a2, a4
    xor t5, t5, s7
    and s7, a4, t5
    xor t6, t6, s7
    and s7, t5, t6
    xor a2, a2, s7
    xor s7, a6, t6
    xor s8, a4, t0
    xor s9, a7, a2
    xor s11, t5, a5
    slli ra, s9, 16
    srli s10, s9, 16
    or s10, ra, s10
    xor s6, s6, s10
    slli s10, a7, 16
    srli a7, a7, 16
    or a7, s10, a7
    xor a7, a7, t3
    slli t3, s8, 16
    srli s10, s8, 16
    or t3, t3, s10
    xor t3, s4, t3
    slli s4, t0, 16
    srli t0, t0, 16
    or t0, s4, t0
    xor t0, t0, t4
    slli t4, s11, 16
    srli s4, s11, 16
    or t4, t4, s4
    xor t4, s2, t4
    slli s2, a5, 16
    srli a5, a5, 16
    or a5, s2, a5
    xor a5, a5, t1
    slli t1, s7, 16
    srli s2, s7, 16
    or t1, t1, s2
    xor t1, s5, t1
    slli s2, a6, 16
    srli a6, a6, 16
    or a6, s2, a6
    xor a6, a6, t2
    lw t2, 444(a3)
    lw s2, 448(a3)
    xor t2, s6, t2
    xor a2, a2, s2
    lw s2, 796(a3)
    lw s4, 456(a3)
    xor t3, t3, s2
    xor s2, s8, s0
    xor a4, a4, s4
    lw s4, 460(a3)
    xor t4, t4, s4
    lw s4, 464(a3)
    xor t5, t5, s4
    lw s4, 468(a3)
    xor t1, t1, s4
    lw s4, 472(a3)
    xor t6, t6, s4
    # round 14 (skinny.dsl:60)
    and s4, t4, t1
    xor t2, t2, s4
    and s4, t1, t2
    xor t3, t3, s4
    and s4, t2, t3
    xor t4, t4, s4
    and s4, t3, t4
    xor t1, t1, s4
    and s4, s11, s7
    xor s4, s9, s4
    and s5, s7, s4
    xor s2, s2, s5
    and s5, s4, s2
    xor s5, s11, s5
    and s6, s2, s5
    xor s6, s7, s6
    and s7, a5, a6
    xor a7, a7, s7
    and s7, a6, a7
    xor t0, t0, s7
    not s7, a7
    or s7, s7, t0
    xor a5, a5, s7
    or s7, t0, a5
    xor a6, a6, s7
    and s7, t5, t6
    xor a2, a2, s7
    and s7, t6, a2
    xor a4, a4, s7
    and s7, a2, a4
    xor t5, t5, s7
    and s7, a4, t5
    xor t6, t6, s7
    slli s7, t4, 16
    srli s8, t4, 16
    or s7, s7, s8
    xor s7, a5, s7
    slli s8, t2, 16
    srli s9, t2, 16
    or s8, s8, s9
    xor s8, a7, s8
    slli s9, t1, 16
    srli s10, t1, 16
    or s9, s9, s10
    xor s9, a6, s9
    slli s10, t3, 16
    srli s11, t3, 16
    or s10, s10, s11
    xor s10, t0, s10
    slli s11, s9, 24
    srli ra, s9, 8
    or s11, s11, ra
    xor s6, s6, s11
    slli s11, a6, 8
    srli a6, a6, 24
    or a6, s11, a6
    xor a6, a6, t6
    slli t6, s8, 24
    srli s11, s8, 8
    or t6, t6, s11
    xor t6, s4, t6
    slli s4, a7, 8
    srli a7, a7, 24
    or a7, s4, a7
    xor a7, a7, a2
    slli a2, s10, 24
    srli s4, s10, 8
    or a2, a2, s4
    xor a2, s2, a2
    slli s2, t0, 8
    srli t0, t0, 24
    or t0, s2, t0
    xor t0, t0, a4
    slli a4, s7, 24
    srli s2, s7, 8
    or a4, a4, s2
    xor a4, s5, a4
    slli s2, a5, 8
    srli a5, a5, 24
    or a5, s2, a5
    xor a5, a5, t5
    lw t5, 412(a3)
    lw s2, 420(a3)
    xor t1, t1, t5
    lw t5, 416(a3)
    xor t2, t2, s2
    xor t5, s6, t5
    lw s2, 840(a3)
    lw s4, 428(a3)
    xor t6, t6, s2
    xor s2, s8, a1
    xor t3, t3, s4
    lw s4, 432(a3)
    xor a2, a2, s4
    lw s4, 436(a3)
    xor t4, t4, s4
    lw s4, 440(a3)
    xor a4, a4, s4
    # round 13 (skinny.dsl:60)
    and s4, t3, t4
    xor t1, t1, s4
    and s4, t4, t1
    xor t2, t2, s4
    and s4, t1, t2
    xor t3, t3, s4
    and s4, t2, t3
    xor t4, t4, s4
    and s4, a2, a4
    xor t5, t5, s4
    and s4, a4, t5
    xor t6, t6, s4
    and s4, t5, t6
    xor a2, a2, s4
    and s4, t6, a2
    xor a4, a4, s4
    and s4, s10, s7
    xor s4, s9, s4
    and s5, s7, s4
    xor s2, s2, s5
    and s5, s4, s2
    xor s5, s10, s5
    and s6, s2, s5
    xor s6, s7, s6
    and s7, t0, a5
    xor a6, a6, s7
    and s7, a5, a6
    xor a7, a7, s7
    not s7, a6
    or s7, s7, a7
    xor t0, t0, s7
    or s7, a7, t0
    xor a5, a5, s7
    xor s7, a2, t0
    xor s8, a6, t5
    xor s9, a4, a5
    xor s10, a7, t6
    xor a5, t4, a5
    xor t4, s6, s9
    xor a6, t1, a6
    xor t1, s4, s8
    xor a7, t2, a7
    xor t2, s2, s10
    xor t0, t3, t0
    xor t3, s5, s7
    lw s2, 380(a3)
    lw s4, 396(a3)
    xor a4, a4, s2
    lw s2, 384(a3)
    xor t6, t6, s4
    xor t4, t4, s2
    lw s2, 388(a3)
    lw s4, 400(a3)
    xor t5, t5, s2
    lw s2, 844(a3)
    xor t2, t2, s4
    xor t1, t1, s2
    lw s4, 404(a3)
    xor s2, s8, a0
    xor a2, a2, s4
    lw s4, 408(a3)
    xor t3, t3, s4
    # round 12 (skinny.dsl:60)
    and s4, a7, t0
    xor a5, a5, s4
    and s4, t0, a5
    xor a6, a6, s4
    not s4, a5
    or s4, s4, a6
    xor a7, a7, s4
    or s4, a6, a7
    xor t0, t0, s4
    and s4, t6, a2
    xor a4, a4, s4
    and s4, a2, a4
    xor t5, t5, s4
    and s4, a4, t5
    xor t6, t6, s4
    and s4, t5, t6
    xor a2, a2, s4
    and s4, t2, t3
    xor t4, t4, s4
    and s4, t3, t4
    xor t1, t1, s4
    and s4, t4, t1
    xor t2, t2, s4
    and s4, t1, t2
    xor t3, t3, s4
    and s4, s10, s7
    xor s4, s9, s4
    and s5, s7, s4
    xor s2, s2, s5
    and s5, s4, s2
    xor s5, s10, s5
    and s6, s2, s5
    xor s6, s7, s6
    slli s7, t2, 16
    srli s8, t2, 16
    or s7, s7, s8
    xor s7, a7, s7
    slli s8, t4, 16
    srli s9, t4, 16
    or s8, s8, s9
    xor s8, a5, s8
    slli s9, t3, 16
    srli s10, t3, 16
    or s9, s9, s10
    xor s9, t0, s9
    slli s10, t1, 16
    srli s11, t1, 16
    or s10, s10, s11
    xor s10, a6, s10
    slli s11, t0, 24
    srli t0, t0, 8
    or t0, s11, t0
    xor t0, t0, a2
    slli a2, s9, 8
    srli s11, s9, 24
    or a2, a2, s11
    xor a2, s6, a2
    slli s6, a5, 24
    srli a5, a5, 8
    or a5, s6, a5
    xor a5, a5, a4
    slli a4, s8, 8
    srli s6, s8, 24
    or a4, a4, s6
    xor a4, s4, a4
    slli s4, a6, 24
    srli a6, a6, 8
    or a6, s4, a6
    xor a6, a6, t5
    slli t5, s10, 8
    srli s4, s10, 24
    or t5, t5, s4
    xor t5, s2, t5
    slli s2, a7, 24
    srli a7, a7, 8
    or a7, s2, a7
    xor a7, a7, t6
    slli t6, s7, 8
    srli s2, s7, 24
    or t6, t6, s2
    xor t6, s5, t6
    lw s2, 348(a3)
    lw s4, 356(a3)
    xor t3, t3, s2
    lw s2, 352(a3)
    xor t4, t4, s4
    xor a2, a2, s2
    lw s4, 360(a3)
    xor s2, s8, s1
    xor a4, a4, s4
    lw s4, 364(a3)
    xor t1, t1, s4
    lw s4, 368(a3)
    xor t5, t5, s4
    lw s4, 372(a3)
    xor t2, t2, s4
    lw s4, 376(a3)
    xor t6, t6, s4
    # round 11 (skinny.dsl:60)
    and s4, s10, s7
    xor s4, s9, s4
    and s5, s7, s4
    xor s2, s2, s5
    and s5, s4, s2
    xor s5, s10, s5
    and s6, s2, s5
    xor s6, s7, s6
    and s7, a6, a7
    xor t0, t0, s7
    and s7, a7, t0
    xor a5, a5, s7
    not s7, t0
    or s7, s7, a5
    xor a6, a6, s7
    or s7, a5, a6
    xor a7, a7, s7
    and s7, t1, t2
    xor t3, t3, s7
    and s7, t2, t3
    xor t4, t4, s7
    and s7, t3, t4
    xor t1, t1, s7
    and s7, t4, t1
    xor t2, t2, s7
    and s7, t5, t6
    xor a2, a2, s7
    and s7, t6, a2
    xor a4, a4, s7
    and s7, a2, a4
    xor t5, t5, s7
    and s7, a4, t5
    xor t6, t6, s7
    xor s7, a6, t5
    xor s8, a2, t0
    xor s9, a7, t6
    xor s10, a4, a5
    slli s11, s9, 16
    srli ra, s9, 16
    or s11, s11, ra
    xor s6, s6, s11
    slli s11, a7, 16
    srli a7, a7, 16
    or a7, s11, a7
    xor a7, a7, t2
    slli t2, s8, 16
    srli s11, s8, 16
    or t2, t2, s11
    xor t2, s4, t2
    slli s4, t0, 16
    srli t0, t0, 16
    or t0, s4, t0
    xor t0, t0, t3
    slli t3, s10, 16
    srli s4, s10, 16
    or t3, t3, s4
    xor t3, s2, t3
    slli s2, a5, 16
    srli a5, a5, 16
    or a5, s2, a5
    xor a5, a5, t4
    slli t4, s7, 16
    srli s2, s7, 16
    or t4, t4, s2
    xor t4, s5, t4
    slli s2, a6, 16
    srli a6, a6, 16
    or a6, s2, a6
    xor a6, a6, t1
    lw t1, 316(a3)
    lw s2, 320(a3)
    xor t1, s6, t1
    xor t6, t6, s2
    lw s2, 848(a3)
    lw s4, 328(a3)
    xor t2, t2, s2
    xor s2, s8, s1
    xor a2, a2, s4
    lw s4, 332(a3)
    xor t3, t3, s4
    lw s4, 336(a3)
    xor a4, a4, s4
    lw s4, 340(a3)
    xor t4, t4, s4
    lw s4, 344(a3)
    xor t5, t5, s4
    # round 10 (skinny.dsl:60)
    and s4, t3, t4
    xor t1, t1, s4
    and s4, t4, t1
    xor t2, t2, s4
    and s4, t1, t2
    xor t3, t3, s4
    and s4, t2, t3
    xor t4, t4, s4
    and s4, s10, s7
    xor s4, s9, s4
    and s5, s7, s4
    xor s2, s2, s5
    and s5, s4, s2
    xor s5, s10, s5
    and s6, s2, s5
    xor s6, s7, s6
    and s7, a5, a6
    xor a7, a7, s7
    and s7, a6, a7
    xor t0, t0, s7
    not s7, a7
    or s7, s7, t0
    xor a5, a5, s7
    or s7, t0, a5
    xor a6, a6, s7
    and s7, a4, t5
    xor t6, t6, s7
    and s7, t5, t6
    xor a2, a2, s7
    and s7, t6, a2
    xor a4, a4, s7
    and s7, a2, a4
    xor t5, t5, s7
    slli s7, t3, 16
    srli s8, t3, 16
    or s7, s7, s8
    xor s7, a5, s7
    slli s8, t1, 16
    srli s9, t1, 16
    or s8, s8, s9
    xor s8, a7, s8
    slli s9, t4, 16
    srli s10, t4, 16
    or s9, s9, s10
    xor s9, a6, s9
    slli s10, t2, 16
    srli s11, t2, 16
    or s10, s10, s11
    xor s10, t0, s10
    slli s11, s9, 24
    srli ra, s9, 8
    or s11, s11, ra
    xor s6, s6, s11
    slli s11, a6, 8
    srli a6, a6, 24
    or a6, s11, a6
    xor a6, a6, t5
    slli t5, s8, 24
    srli s11, s8, 8
    or t5, t5, s11
    xor t5, s4, t5
    slli s4, a7, 8
    srli a7, a7, 24
    or a7, s4, a7
    xor a7, a7, t6
    slli t6, s10, 24
    srli s4, s10, 8
    or t6, t6, s4
    xor t6, s2, t6
    slli s2, t0, 8
    srli t0, t0, 24
    or t0, s2, t0
    xor t0, t0, a2
    slli a2, s7, 24
    srli s2, s7, 8
    or a2, a2, s2
    xor a2, s5, a2
    slli s2, a5, 8
    srli a5, a5, 24
    or a5, s2, a5
    xor a5, a5, a4
    lw a4, 284(a3)
    lw s2, 292(a3)
    xor t4, t4, a4
    lw a4, 288(a3)
    xor t1, t1, s2
    xor a4, s6, a4
    lw s2, 812(a3)
    lw s4, 300(a3)
    xor t5, t5, s2
    xor s2, s8, a0
    xor t2, t2, s4
    lw s4, 304(a3)
    xor t6, t6, s4
    lw s4, 308(a3)
    xor t3, t3, s4
    lw s4, 312(a3)
    xor a2, a2, s4
    # round 9 (skinny.dsl:60)
    and s4, t2, t3
    xor t4, t4, s4
    and s4, t3, t4
    xor t1, t1, s4
    and s4, t4, t1
    xor t2, t2, s4
    and s4, t1, t2
    xor t3, t3, s4
    and s4, t6, a2
    xor a4, a4, s4
    and s4, a2, a4
    xor t5, t5, s4
    and s4, a4, t5
    xor t6, t6, s4
    and s4, t5, t6
    xor a2, a2, s4
    and s4, s10, s7
    xor s4, s9, s4
    and s5, s7, s4
    xor s2, s2, s5
    and s5, s4, s2
    xor s5, s10, s5
    and s6, s2, s5
    xor s6, s7, s6
    and s7, t0, a5
    xor a6, a6, s7
    and s7, a5, a6
    xor a7, a7, s7
    not s7, a6
    or s7, s7, a7
    xor t0, t0, s7
    or s7, a7, t0
    xor a5, a5, s7
    xor s7, t6, t0
    xor s8, a6, a4
    xor s9, a2, a5
    xor s10, a7, t5
    xor a5, t3, a5
    xor t3, s6, s9
    xor a6, t4, a6
    xor t4, s4, s8
    xor a7, t1, a7
    xor t1, s2, s10
    xor t0, t2, t0
    xor t2, s5, s7
    lw s2, 252(a3)
    lw s4, 268(a3)
    xor a2, a2, s2
    lw s2, 256(a3)
    xor t5, t5, s4
    xor t3, t3, s2
    lw s2, 260(a3)
    lw s4, 272(a3)
    xor a4, a4, s2
    lw s2, 816(a3)
    xor t1, t1, s4
    xor t4, t4, s2
    lw s4, 276(a3)
    xor s2, s8, a1
    xor t6, t6, s4
    lw s4, 280(a3)
    xor t2, t2, s4
    # round 8 (skinny.dsl:60)
    and s4, a7, t0
    xor a5, a5, s4
    and s4, t0, a5
    xor a6, a6, s4
    not s4, a5
    or s4, s4, a6
    xor a7, a7, s4
    or s4, a6, a7
    xor t0, t0, s4
    and s4, t5, t6
    xor a2, a2, s4
    and s4, t6, a2
    xor a4, a4, s4
    and s4, a2, a4
    xor t5, t5, s4
    and s4, a4, t5
    xor t6, t6, s4
    and s4, t1, t2
    xor t3, t3, s4
    and s4, t2, t3
    xor t4, t4, s4
    and s4, t3, t4
    xor t1, t1, s4
    and s4, t4, t1
    xor t2, t2, s4
    and s4, s10, s7
    xor s4, s9, s4
    and s5, s7, s4
    xor s2, s2, s5
    and s5, s4, s2
    xor s5, s10, s5
    and s6, s2, s5
    xor s6, s7, s6
    slli s7, t1, 16
    srli s8, t1, 16
    or s7, s7, s8
    xor s7, a7, s7
    slli s8, t3, 16
    srli s9, t3, 16
    or s8, s8, s9
    xor s8, a5, s8
    slli s9, t2, 16
    srli s10, t2, 16
    or s9, s9, s10
    xor s9, t0, s9
    slli s10, t4, 16
    srli s11, t4, 16
    or s10, s10, s11
    xor s10, a6, s10
    slli s11, t0, 24
    srli t0, t0, 8
    or t0, s11, t0
    xor t0, t0, t6
    slli t6, s9, 8
    srli s11, s9, 24
    or t6, t6, s11
    xor t6, s6, t6
    slli s6, a5, 24
    srli a5, a5, 8
    or a5, s6, a5
    xor a5, a5, a2
    slli a2, s8, 8
    srli s6, s8, 24
    or a2, a2, s6
    xor a2, s4, a2
    slli s4, a6, 24
    srli a6, a6, 8
    or a6, s4, a6
    xor a6, a6, a4
    slli a4, s10, 8
    srli s4, s10, 24
    or a4, a4, s4
    xor a4, s2, a4
    slli s2, a7, 24
    srli a7, a7, 8
    or a7, s2, a7
    xor a7, a7, t5
    slli t5, s7, 8
    srli s2, s7, 24
    or t5, t5, s2
    xor t5, s5, t5
    lw s2, 216(a3)
    lw s4, 228(a3)
    xor t2, t2, s2
    lw s2, 220(a3)
    xor t3, t3, s4
    xor t6, t6, s2
    lw s4, 232(a3)
    xor s2, s8, s0
    xor a2, a2, s4
    lw s4, 236(a3)
    xor t4, t4, s4
    lw s4, 240(a3)
    xor a4, a4, s4
    lw s4, 244(a3)
    xor t1, t1, s4
    lw s4, 248(a3)
    xor t5, t5, s4
    # round 7 (skinny.dsl:60)
    and s4, s10, s7
    xor s4, s9, s4
    and s5, s7, s4
    xor s2, s2, s5
    and s5, s4, s2
    xor s5, s10, s5
    and s6, s2, s5
    xor s6, s7, s6
    and s7, a6, a7
    xor t0, t0, s7
    and s7, a7, t0
    xor a5, a5, s7
    not s7, t0
    or s7, s7, a5
    xor a6, a6, s7
    or s7, a5, a6
    xor a7, a7, s7
    and s7, t4, t1
    xor t2, t2, s7
    and s7, t1, t2
    xor t3, t3, s7
    and s7, t2, t3
    xor t4, t4, s7
    and s7, t3, t4
    xor t1, t1, s7
    and s7, a4, t5
    xor t6, t6, s7
    and s7, t5, t6
    xor a2, a2, s7
    and s7, t6, a2
    xor a4, a4, s7
    and s7, a2, a4
    xor t5, t5, s7
    xor s7, a6, a4
    xor s8, t6, t0
    xor s9, a7, t5
    xor s10, a2, a5
    slli s11, s9, 16
    srli ra, s9, 16
    or s11, s11, ra
    xor s6, s6, s11
    slli s11, a7, 16
    srli a7, a7, 16
    or a7, s11, a7
    xor a7, a7, t1
    slli t1, s8, 16
    srli s11, s8, 16
    or t1, t1, s11
    xor t1, s4, t1
    slli s4, t0, 16
    srli t0, t0, 16
    or t0, s4, t0
    xor t0, t0, t2
    slli t2, s10, 16
    srli s4, s10, 16
    or t2, t2, s4
    xor t2, s2, t2
    slli s2, a5, 16
    srli a5, a5, 16
    or a5, s2, a5
    xor a5, a5, t3
    slli t3, s7, 16
    srli s2, s7, 16
    or t3, t3, s2
    xor t3, s5, t3
    slli s2, a6, 16
    srli a6, a6, 16
    or a6, s2, a6
    xor a6, a6, t4
    lw t4, 180(a3)
    lw s2, 184(a3)
    xor t4, s6, t4
    xor t5, t5, s2
    lw s2, 820(a3)
    xor s0, s8, s0
    xor t1, t1, s2
    lw s2, 196(a3)
    # round 6 (skinny.dsl:60)
    and s6, a5, a6
    # round 7 (skinny.dsl:60)
    xor t6, t6, s2
    lw s2, 200(a3)
    # round 6 (skinny.dsl:60)
    xor a7, a7, s6
    # round 7 (skinny.dsl:60)
    xor t2, t2, s2
    lw s2, 204(a3)
    # round 6 (skinny.dsl:60)
    and s6, a6, a7
    # round 7 (skinny.dsl:60)
    xor a2, a2, s2
    lw s2, 208(a3)
    # round 6 (skinny.dsl:60)
    xor t0, t0, s6
    # round 7 (skinny.dsl:60)
    xor t3, t3, s2
    lw s2, 212(a3)
    # round 6 (skinny.dsl:60)
    not s6, a7
    # round 7 (skinny.dsl:60)
    xor a4, a4, s2
    # round 6 (skinny.dsl:60)
    and s2, t2, t3
    xor t4, t4, s2
    and s2, t3, t4
    xor t1, t1, s2
    and s2, t4, t1
    xor t2, t2, s2
    and s2, t1, t2
    xor t3, t3, s2
    and s2, s10, s7
    xor s2, s9, s2
    and s4, s7, s2
    xor s0, s0, s4
    and s4, s2, s0
    xor s4, s10, s4
    and s5, s0, s4
    xor s5, s7, s5
    or s6, s6, t0
    xor a5, a5, s6
    or s6, t0, a5
    xor a6, a6, s6
    and s6, a2, a4
    xor t5, t5, s6
    and s6, a4, t5
    xor t6, t6, s6
    and s6, t5, t6
    xor a2, a2, s6
    and s6, t6, a2
    xor a4, a4, s6
    slli s6, t2, 16
    srli s7, t2, 16
    or s6, s6, s7
    xor s6, a5, s6
    slli s7, t4, 16
    srli s8, t4, 16
    or s7, s7, s8
    xor s7, a7, s7
    slli s8, t3, 16
    srli s9, t3, 16
    or s8, s8, s9
    xor s8, a6, s8
    slli s9, t1, 16
    srli s10, t1, 16
    or s9, s9, s10
    xor s9, t0, s9
    slli s10, s8, 24
    srli s11, s8, 8
    or s10, s10, s11
    xor s5, s5, s10
    slli s10, a6, 8
    srli a6, a6, 24
    or a6, s10, a6
    xor a6, a6, a4
    slli a4, s7, 24
    srli s10, s7, 8
    or a4, a4, s10
    xor a4, s2, a4
    slli s2, a7, 8
    srli a7, a7, 24
    or a7, s2, a7
    xor a7, a7, t5
    slli t5, s9, 24
    srli s2, s9, 8
    or t5, t5, s2
    xor t5, s0, t5
    slli s0, t0, 8
    srli t0, t0, 24
    or t0, s0, t0
    xor t0, t0, t6
    slli t6, s6, 24
    srli s0, s6, 8
    or t6, t6, s0
    xor t6, s4, t6
    slli s0, a5, 8
    srli a5, a5, 24
    or a5, s0, a5
    xor a5, a5, a2
    lw a2, 144(a3)
    lw s0, 152(a3)
    xor t3, t3, a2
    lw a2, 148(a3)
    xor t4, t4, s0
    xor a2, s5, a2
    lw s0, 824(a3)
    xor a1, s7, a1
    xor a4, a4, s0
    lw s0, 164(a3)
    # round 5 (skinny.dsl:60)
    and s5, t0, a5
    # round 6 (skinny.dsl:60)
    xor t1, t1, s0
    lw s0, 168(a3)
    # round 5 (skinny.dsl:60)
    xor a6, a6, s5
    # round 6 (skinny.dsl:60)
    xor t5, t5, s0
    lw s0, 172(a3)
    # round 5 (skinny.dsl:60)
    and s5, a5, a6
    # round 6 (skinny.dsl:60)
    xor t2, t2, s0
    lw s0, 176(a3)
    # round 5 (skinny.dsl:60)
    xor a7, a7, s5
    # round 6 (skinny.dsl:60)
    xor t6, t6, s0
    # round 5 (skinny.dsl:60)
    and s0, t1, t2
    xor t3, t3, s0
    and s0, t2, t3
    xor t4, t4, s0
    and s0, t3, t4
    xor t1, t1, s0
    and s0, t4, t1
    xor t2, t2, s0
    and s0, t5, t6
    xor a2, a2, s0
    and s0, t6, a2
    xor a4, a4, s0
    and s0, a2, a4
    xor t5, t5, s0
    and s0, a4, t5
    xor t6, t6, s0
    and s0, s9, s6
    xor s0, s8, s0
    and s2, s6, s0
    xor a1, a1, s2
    and s2, s0, a1
    xor s2, s9, s2
    and s4, a1, s2
    xor s4, s6, s4
    not s5, a6
    or s5, s5, a7
    xor t0, t0, s5
    or s5, a7, t0
    xor a5, a5, s5
    xor s5, t5, t0
    xor s6, a6, a2
    xor s7, t6, a5
    xor s8, a7, a4
    xor a5, t2, a5
    xor t2, s4, s7
    xor a6, t3, a6
    xor t3, s0, s6
    xor a7, t4, a7
    xor t4, a1, s8
    xor t0, t1, t0
    lw a1, 108(a3)
    xor t1, s2, s5
    xor t6, t6, a1
    lw a1, 112(a3)
    xor t2, t2, a1
    lw a1, 116(a3)
    xor a2, a2, a1
    lw a1, 852(a3)
    xor t3, t3, a1
    xor a1, s6, a0
    lw a0, 128(a3)
    xor a4, a4, a0
    lw a0, 132(a3)
    xor t4, t4, a0
    lw a0, 136(a3)
    xor t5, t5, a0
    lw a0, 140(a3)
    xor t1, t1, a0
    # round 4 (skinny.dsl:60)
    and a0, a7, t0
    xor a5, a5, a0
    and a0, t0, a5
    xor a6, a6, a0
    not a0, a5
    or a0, a0, a6
    xor a7, a7, a0
    or a0, a6, a7
    xor t0, t0, a0
    and a0, a4, t5
    xor t6, t6, a0
    and a0, t5, t6
    xor a2, a2, a0
    and a0, t6, a2
    xor a4, a4, a0
    and a0, a2, a4
    xor t5, t5, a0
    and a0, t4, t1
    xor t2, t2, a0
    and a0, t1, t2
    xor t3, t3, a0
    and a0, t2, t3
    xor t4, t4, a0
    and a0, t3, t4
    xor t1, t1, a0
    and a0, s8, s5
    xor a0, s7, a0
    and s0, s5, a0
    xor a1, a1, s0
    and s0, a0, a1
    xor s0, s8, s0
    and s2, a1, s0
    xor s2, s5, s2
    slli s4, t4, 16
    srli s5, t4, 16
    or s4, s4, s5
    xor s4, a7, s4
    slli s5, t2, 16
    srli s6, t2, 16
    or s5, s5, s6
    xor s5, a5, s5
    slli s6, t1, 16
    srli s7, t1, 16
    or s6, s6, s7
    xor s6, t0, s6
    slli s7, t3, 16
    srli s8, t3, 16
    or s7, s7, s8
    xor s7, a6, s7
    slli s8, t0, 24
    srli t0, t0, 8
    or t0, s8, t0
    xor t0, t0, t5
    slli t5, s6, 8
    srli s8, s6, 24
    or t5, t5, s8
    xor t5, s2, t5
    slli s2, a5, 24
    srli a5, a5, 8
    or a5, s2, a5
    xor a5, a5, t6
    slli t6, s5, 8
    srli s2, s5, 24
    or t6, t6, s2
    xor t6, a0, t6
    slli a0, a6, 24
    srli a6, a6, 8
    or a6, a0, a6
    xor a6, a6, a2
    slli a2, s7, 8
    srli a0, s7, 24
    or a2, a2, a0
    xor a2, a1, a2
    slli a1, a7, 24
    srli a7, a7, 8
    or a7, a1, a7
    xor a7, a7, a4
    slli a4, s4, 8
    srli a1, s4, 24
    or a4, a4, a1
    xor a4, s0, a4
    lw a1, 72(a3)
    lw a0, 84(a3)
    xor t1, t1, a1
    lw a1, 76(a3)
    xor t2, t2, a0
    xor t5, t5, a1
    lw a0, 88(a3)
    xor a1, s5, s1
    xor t6, t6, a0
    lw a0, 92(a3)
    xor t3, t3, a0
    lw a0, 96(a3)
    xor a2, a2, a0
    lw a0, 100(a3)
    xor t4, t4, a0
    lw a0, 104(a3)
    xor a4, a4, a0
    # round 3 (skinny.dsl:60)
    and a0, s7, s4
    xor a0, s6, a0
    and s0, s4, a0
    xor a1, a1, s0
    and s0, a0, a1
    xor s0, s7, s0
    and s2, a1, s0
    xor s2, s4, s2
    and s4, a6, a7
    xor t0, t0, s4
    and s4, a7, t0
    xor a5, a5, s4
    not s4, t0
    or s4, s4, a5
    xor a6, a6, s4
    or s4, a5, a6
    xor a7, a7, s4
    and s4, t3, t4
    xor t1, t1, s4
    and s4, t4, t1
    xor t2, t2, s4
    and s4, t1, t2
    xor t3, t3, s4
    and s4, t2, t3
    xor t4, t4, s4
    and s4, a2, a4
    xor t5, t5, s4
    and s4, a4, t5
    xor t6, t6, s4
    and s4, t5, t6
    xor a2, a2, s4
    and s4, t6, a2
    xor a4, a4, s4
    xor s4, a6, a2
    xor s5, t5, t0
    xor s6, a7, a4
    xor s7, t6, a5
    slli s8, s6, 16
    srli s9, s6, 16
    or s8, s8, s9
    xor s2, s2, s8
    slli s8, a7, 16
    srli a7, a7, 16
    or a7, s8, a7
    xor a7, a7, t4
    slli t4, s5, 16
    srli s8, s5, 16
    or t4, t4, s8
    xor t4, a0, t4
    slli a0, t0, 16
    srli t0, t0, 16
    or t0, a0, t0
    xor t0, t0, t1
    slli t1, s7, 16
    srli a0, s7, 16
    or t1, t1, a0
    xor t1, a1, t1
    slli a1, a5, 16
    srli a5, a5, 16
    or a5, a1, a5
    xor a5, a5, t2
    slli t2, s4, 16
    srli a1, s4, 16
    or t2, t2, a1
    xor t2, s0, t2
    slli a1, a6, 16
    srli a6, a6, 16
    or a6, a1, a6
    xor a6, a6, t3
    lw t3, 36(a3)
    lw a1, 40(a3)
    xor t3, s2, t3
    xor a4, a4, a1
    lw a1, 856(a3)
    lw a0, 52(a3)
    xor t4, t4, a1
    xor a1, s5, s1
    xor t5, t5, a0
    lw a0, 56(a3)
    # round 2 (skinny.dsl:60)
    and s2, a5, a6
    # round 3 (skinny.dsl:60)
    xor t1, t1, a0
    lw a0, 60(a3)
    # round 2 (skinny.dsl:60)
    xor a7, a7, s2
    # round 3 (skinny.dsl:60)
    xor t6, t6, a0
    lw a0, 64(a3)
    # round 2 (skinny.dsl:60)
    and s2, a6, a7
    # round 3 (skinny.dsl:60)
    xor t2, t2, a0
    lw a0, 68(a3)
    # round 2 (skinny.dsl:60)
    xor t0, t0, s2
    # round 3 (skinny.dsl:60)
    xor a2, a2, a0
    # round 2 (skinny.dsl:60)
    and a0, t1, t2
    xor t3, t3, a0
    and a0, t2, t3
    xor t4, t4, a0
    and a0, t3, t4
    xor t1, t1, a0
    and a0, t4, t1
    xor t2, t2, a0
    and a0, s7, s4
    xor a0, s6, a0
    and s0, s4, a0
    xor a1, a1, s0
    and s0, a0, a1
    xor s0, s7, s0
    and s1, a1, s0
    xor s1, s4, s1
    not s2, a7
    or s2, s2, t0
    xor a5, a5, s2
    or s2, t0, a5
    xor a6, a6, s2
    and s2, t6, a2
    xor a4, a4, s2
    and s2, a2, a4
    xor t5, t5, s2
    and s2, a4, t5
    xor t6, t6, s2
    and s2, t5, t6
    xor a2, a2, s2
    slli s2, t1, 16
    srli s4, t1, 16
    or s2, s2, s4
    xor s2, a5, s2
    slli s4, t3, 16
    srli s5, t3, 16
    or s4, s4, s5
    xor s4, a7, s4
    slli s5, t2, 16
    srli s6, t2, 16
    or s5, s5, s6
    xor s5, a6, s5
    slli s6, t4, 16
    srli s7, t4, 16
    or s6, s6, s7
    xor s6, t0, s6
    slli s7, s5, 24
    srli s8, s5, 8
    or s7, s7, s8
    xor s1, s1, s7
    slli s7, a6, 8
    srli a6, a6, 24
    or a6, s7, a6
    xor a6, a6, a2
    slli a2, s4, 24
    srli s7, s4, 8
    or a2, a2, s7
    xor a2, a0, a2
    slli a0, a7, 8
    srli a7, a7, 24
    or a7, a0, a7
    xor a7, a7, a4
    slli a4, s6, 24
    srli a0, s6, 8
    or a4, a4, a0
    xor a4, a1, a4
    slli a1, t0, 8
    srli t0, t0, 24
    or t0, a1, t0
    xor t0, t0, t5
    slli t5, s2, 24
    srli a1, s2, 8
    or t5, t5, a1
    xor t5, s0, t5
    slli a1, a5, 8
    srli a5, a5, 24
    or a5, a1, a5
    xor a5, a5, t6
    lw t6, 860(a3)
    lw a1, 8(a3)
    xor t2, t2, t6
    lw t6, 864(a3)
    xor t3, t3, a1
    xor t6, s1, t6
    lw a1, 548(a3)
    lw a0, 20(a3)
    xor a2, a2, a1
    lw a1, 124(a3)
    xor t4, t4, a0
    xor a1, s4, a1
    xor a4, a4, s3
    lw a0, 28(a3)
    # round 1 (skinny.dsl:60)
    lw s3, 112(sp)
    # round 2 (skinny.dsl:60)
    xor t1, t1, a0
    lw a0, 32(a3)
    xor t5, t5, a0
    # round 1 (skinny.dsl:60)
    and a0, t4, t1
    xor t2, t2, a0
    not a0, t2
    and a0, t1, a0
    xor t3, t3, a0
    or a0, t2, t3
    xor t4, t4, a0
    or a0, t3, t4
    xor t1, t1, a0
    and a0, a4, t5
    xor t6, t6, a0
    not a0, t6
    and a0, t5, a0
    xor a2, a2, a0
    or a0, t6, a2
    xor a4, a4, a0
    or a0, a2, a4
    xor t5, t5, a0
    and a0, s6, s2
    xor a0, s5, a0
    and s0, s2, a0
    xor a1, a1, s0
    not a0, a0
    or s0, a0, a1
    xor s0, s6, s0
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
    srli s2, t1, 2
    xor s2, s2, t3
    and s2, s2, s3
    slli s4, s2, 2
    xor t1, t1, s4
    xor t3, t3, s2
    srli s2, s1, 2
    xor s2, s2, a1
    and s2, s2, s3
    slli s4, s2, 2
    xor s1, s1, s4
    xor a1, a1, s2
    srli s2, t2, 2
    xor s2, s2, t4
    and s2, s2, s3
    slli s4, s2, 2
    xor t2, t2, s4
    xor t4, t4, s2
    srli s2, a0, 2
    xor s2, s2, s0
    and s2, s2, s3
    slli s4, s2, 2
    xor a0, a0, s4
    xor s0, s0, s2
    srli s2, t5, 2
    xor s2, s2, a2
    and s2, s2, s3
    slli s4, s2, 2
    xor t5, t5, s4
    xor a2, a2, s2
    srli s2, a5, 2
    xor s2, s2, a7
    and s2, s2, s3
    slli s4, s2, 2
    xor a5, a5, s4
    xor a7, a7, s2
    srli s2, t6, 2
    xor s2, s2, a4
    and s2, s2, s3
    slli s4, s2, 2
    xor t6, t6, s4
    xor a4, a4, s2
    srli s2, a6, 2
    xor s2, s2, t0
    and s2, s2, s3
    slli s3, s2, 2
    xor a6, a6, s3
    xor t0, t0, s2
    srli s2, t1, 1
    lw s3, 108(sp)
    xor s2, s2, t2
    and s2, s2, s3
    slli s4, s2, 1
    xor t1, t1, s4
    xor t2, t2, s2
    srli s2, s1, 1
    xor s2, s2, a0
    and s2, s2, s3
    slli s4, s2, 1
    xor s1, s1, s4
    xor a0, a0, s2
    srli s2, t3, 1
    xor s2, s2, t4
    and s2, s2, s3
    slli s4, s2, 1
    xor t3, t3, s4
    xor t4, t4, s2
    srli s2, a1, 1
    xor s2, s2, s0
    and s2, s2, s3
    slli s4, s2, 1
    xor a1, a1, s4
    xor s0, s0, s2
    srli s2, t5, 1
    xor s2, s2, t6
    and s2, s2, s3
    slli s4, s2, 1
    xor t5, t5, s4
    xor t6, t6, s2
    srli s2, a5, 1
    xor s2, s2, a6
    and s2, s2, s3
    slli s4, s2, 1
    xor a5, a5, s4
    xor a6, a6, s2
    srli s2, a2, 1
    xor s2, s2, a4
    and s2, s2, s3
    slli s4, s2, 1
    xor a2, a2, s4
    xor a4, a4, s2
    srli s2, a7, 1
    xor s2, s2, t0
    and s2, s2, s3
    slli s3, s2, 1
    xor a7, a7, s3
    xor t0, t0, s2
    srli s2, t1, 16
    lw s3, 104(sp)
    xor s2, s2, t5
    and s2, s2, s3
    slli s4, s2, 16
    xor t1, t1, s4
    xor t5, t5, s2
    srli s2, s1, 16
    xor s2, s2, a5
    and s2, s2, s3
    slli s4, s2, 16
    xor s1, s1, s4
    xor a5, a5, s2
    srli s2, t2, 16
    xor s2, s2, t6
    and s2, s2, s3
    slli s4, s2, 16
    xor t2, t2, s4
    xor t6, t6, s2
    srli s2, a0, 16
    xor s2, s2, a6
    and s2, s2, s3
    slli s4, s2, 16
    xor a0, a0, s4
    xor a6, a6, s2
    srli s2, t3, 16
    xor s2, s2, a2
    and s2, s2, s3
    slli s4, s2, 16
    xor t3, t3, s4
    xor a2, a2, s2
    srli s2, a1, 16
    xor s2, s2, a7
    and s2, s2, s3
    slli s4, s2, 16
    xor a1, a1, s4
    xor a7, a7, s2
    srli s2, t4, 16
    xor s2, s2, a4
    and s2, s2, s3
    slli s4, s2, 16
    xor t4, t4, s4
    xor a4, a4, s2
    srli s2, s0, 16
    xor s2, s2, t0
    and s2, s2, s3
    slli s3, s2, 16
    xor s0, s0, s3
    xor t0, t0, s2
    srli s2, t1, 8
    lw s3, 100(sp)
    xor s2, s2, t5
    and s2, s2, s3
    slli s4, s2, 8
    xor t1, t1, s4
    xor t5, t5, s2
    srli s2, s1, 8
    xor s2, s2, a5
    and s2, s2, s3
    slli s4, s2, 8
    xor s1, s1, s4
    xor a5, a5, s2
    srli s2, t2, 8
    xor s2, s2, t6
    and s2, s2, s3
    slli s4, s2, 8
    xor t2, t2, s4
    xor t6, t6, s2
    srli s2, a0, 8
    xor s2, s2, a6
    and s2, s2, s3
    slli s4, s2, 8
    xor a0, a0, s4
    xor a6, a6, s2
    srli s2, t3, 8
    xor s2, s2, a2
    and s2, s2, s3
    slli s4, s2, 8
    xor t3, t3, s4
    xor a2, a2, s2
    srli s2, a1, 8
    xor s2, s2, a7
    and s2, s2, s3
    slli s4, s2, 8
    xor a1, a1, s4
    xor a7, a7, s2
    srli s2, t4, 8
    xor s2, s2, a4
    and s2, s2, s3
    slli s4, s2, 8
    xor t4, t4, s4
    xor a4, a4, s2
    srli s2, s0, 8
    xor s2, s2, t0
    and s2, s2, s3
    slli s3, s2, 8
    xor s0, s0, s3
    xor t0, t0, s2
    srli s2, t1, 4
    lw s3, 96(sp)
    xor s2, s2, t5
    and s2, s2, s3
    slli s4, s2, 4
    xor t1, t1, s4
    xor t5, t5, s2
    srli s2, s1, 4
    xor s2, s2, a5
    and s2, s2, s3
    slli s4, s2, 4
    xor s1, s1, s4
    xor a5, a5, s2
    srli s2, t2, 4
    xor s2, s2, t6
    and s2, s2, s3
    slli s4, s2, 4
    xor t2, t2, s4
    xor t6, t6, s2
    srli s2, a0, 4
    xor s2, s2, a6
    and s2, s2, s3
    slli s4, s2, 4
    xor a0, a0, s4
    xor a6, a6, s2
    srli s2, t3, 4
    xor s2, s2, a2
    and s2, s2, s3
    slli s4, s2, 4
    xor t3, t3, s4
    xor a2, a2, s2
    srli s2, a1, 4
    xor s2, s2, a7
    and s2, s2, s3
    slli s4, s2, 4
    xor a1, a1, s4
    xor a7, a7, s2
    srli s2, t4, 4
    xor s2, s2, a4
    and s2, s2, s3
    slli s4, s2, 4
    xor t4, t4, s4
    xor a4, a4, s2
    srli s2, s0, 4
    xor s2, s2, t0
    and s2, s2, s3
    slli s3, s2, 4
    xor s0, s0, s3
    xor t0, t0, s2
    lw s2, 64(sp)
    sw t1, 0(s2)
    sw s1, 4(s2)
    sw t2, 8(s2)
    sw a0, 12(s2)
    sw t3, 16(s2)
    sw a1, 20(s2)
    sw t4, 24(s2)
    sw s0, 28(s2)
    sw t5, 32(s2)
    sw a5, 36(s2)
    sw t6, 40(s2)
    sw a6, 44(s2)
    sw a2, 48(s2)
    sw a7, 52(s2)
    sw a4, 56(s2)
    sw t0, 60(s2)
    mv a0, s2
    lw a1, 68(sp)
    lw a2, 80(sp)
    addi a0, a0, 64
    addi a1, a1, 64
    bltu a2, a1, .Llwcc_skinny64_64_ecb_decrypt_rv32i_group_done
    j .Llwcc_skinny64_64_ecb_decrypt_rv32i_group
.Llwcc_skinny64_64_ecb_decrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny64_64_ecb_decrypt_rv32i_out
.Llwcc_skinny64_64_ecb_decrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 64
    beqz t2, .Llwcc_skinny64_64_ecb_decrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 128
    mv t0, a0
    addi t1, sp, 192
.Llwcc_skinny64_64_ecb_decrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_skinny64_64_ecb_decrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_skinny64_64_ecb_decrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_64_ecb_decrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_skinny64_64_ecb_decrypt_rv32i_group
.Llwcc_skinny64_64_ecb_decrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 128
    add t1, a1, t2
.Llwcc_skinny64_64_ecb_decrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_64_ecb_decrypt_rv32i_copy
.Llwcc_skinny64_64_ecb_decrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 192
.Llwcc_skinny64_64_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny64_64_ecb_decrypt_rv32i_wipe
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
    .size lwcc_skinny64_64_ecb_decrypt_rv32i, .-lwcc_skinny64_64_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_skinny64_64_ctr_init_rv32i
    .type lwcc_skinny64_64_ctr_init_rv32i, %function
lwcc_skinny64_64_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_skinny64_64_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_skinny64_64_ctr_nonce_rv32i
    .size lwcc_skinny64_64_ctr_init_rv32i, .-lwcc_skinny64_64_ctr_init_rv32i

    .balign 4
    .global lwcc_skinny64_64_ctr_nonce_rv32i
    .type lwcc_skinny64_64_ctr_nonce_rv32i, %function
lwcc_skinny64_64_ctr_nonce_rv32i:
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
    lw t3, 544(a0)
    # round 2 (skinny.dsl:60)
    lw t4, 856(a0)
    # round 1 (skinny.dsl:60)
    lw t5, 20(a0)
    lw t6, 864(a0)
    lbu a4, 3(a1)
    lbu a3, 2(a1)
    # round 2 (skinny.dsl:60)
    lw a2, 876(a0)
    slli a4, a4, 24
    lui s0, 4080
    addi s0, s0, 255
    addi t0, t0, 819
    addi a5, a5, 1365
    # round 1 (skinny.dsl:60)
    lw s1, 872(a0)
    addi a6, a6, -241
    addi a7, a7, -1
    lw s2, 28(a0)
    lbu s3, 0(a1)
    lw s4, 12(a0)
    slli t1, t1, 8
    or t1, s3, t1
    # round 2 (skinny.dsl:60)
    lw s3, 880(a0)
    slli a3, a3, 16
    # round 1 (skinny.dsl:60)
    lw s5, 868(a0)
    # round 2 (skinny.dsl:60)
    lw s6, 884(a0)
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
    sw a3, 916(a0)
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
    sw t3, 912(a0)
    xor a7, a7, s7
    not a7, a7
    not a5, a5
    xor a5, a5, t2
    slli t2, a5, 16
    srli t3, a5, 16
    or t2, t2, t3
    not t2, t2
    xor a7, a7, t6
    sw a7, 904(a0)
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
    sw a4, 932(a0)
    sw a3, 888(a0)
    # round 1 (skinny.dsl:60)
    slli t0, t0, 16
    or t0, t0, s0
    sw t0, 892(a0)
    # round 2 (skinny.dsl:60)
    and a5, t3, a5
    xor a5, a7, a5
    not a5, a5
    xor a5, a5, t4
    sw a6, 908(a0)
    xor a6, t3, t1
    not a6, a6
    xor a6, a6, a2
    not a5, a5
    sw a5, 924(a0)
    sw t5, 900(a0)
    sw t2, 896(a0)
    xor a5, t6, s3
    sw a5, 928(a0)
    sw a6, 920(a0)
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
    .size lwcc_skinny64_64_ctr_nonce_rv32i, .-lwcc_skinny64_64_ctr_nonce_rv32i

    .balign 4
    .global lwcc_skinny64_64_ctr_crypt_rv32i
    .type lwcc_skinny64_64_ctr_crypt_rv32i, %function
lwcc_skinny64_64_ctr_crypt_rv32i:
    bnez a2, .Llwcc_skinny64_64_ctr_crypt_rv32i_begin
    ret
.Llwcc_skinny64_64_ctr_crypt_rv32i_begin:
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
    beqz t1, .Llwcc_skinny64_64_ctr_crypt_rv32i_group
    j .Llwcc_skinny64_64_ctr_crypt_rv32i_rest
.Llwcc_skinny64_64_ctr_crypt_rv32i_group:
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
    lw a7, 888(a3)
    xor a5, a5, t6
    lw t6, 892(a3)
    xor a7, t4, a7
    lw s0, 896(a3)
    xor t6, a5, t6
    lw s1, 900(a3)
    xor s0, t5, s0
    xor s1, a6, s1
    lw s7, 904(a3)
    slli s8, t5, 24
    srli t5, t5, 8
    or t5, s8, t5
    xor t5, s7, t5
    slli s7, s0, 8
    srli s8, s0, 24
    or s7, s7, s8
    lw s8, 908(a3)
    slli s9, a5, 24
    srli a5, a5, 8
    or a5, s9, a5
    xor a5, s8, a5
    not s8, t6
    slli s9, s8, 8
    srli s10, s8, 24
    or s9, s9, s10
    lw s10, 912(a3)
    slli s11, a6, 24
    srli a6, a6, 8
    or a6, s11, a6
    xor a6, s10, a6
    slli s10, s1, 8
    srli s11, s1, 24
    or s10, s10, s11
    lw s11, 916(a3)
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
    lw a6, 920(a3)
    slli s9, s7, 16
    srli s10, s7, 16
    or s9, s9, s10
    xor a6, a6, s9
    lw s9, 924(a3)
    slli s10, a5, 16
    srli s11, a5, 16
    or s10, s10, s11
    xor s9, s9, s10
    lw s10, 928(a3)
    slli s11, t4, 16
    srli ra, t4, 16
    or s11, s11, ra
    xor s10, s10, s11
    lw s11, 932(a3)
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
    lw s4, 0(a3)
    xor a6, t1, a6
    lw t1, 544(a3)
    xor s3, s3, s4
    lw s4, 552(a3)
    xor a6, a6, t1
    lw t1, 556(a3)
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
    lw s8, 540(a3)
    xor a5, t3, a5
    lw t3, 548(a3)
    xor s7, s7, s8
    lw s8, 24(a3)
    xor a5, a5, t3
    lw t3, 32(a3)
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
    lw s4, 560(a3)
    xor a6, a4, a6
    lw a4, 568(a3)
    xor s3, s3, s4
    lw s4, 56(a3)
    xor a6, a6, a4
    lw a4, 64(a3)
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
    lw s7, 572(a3)
    xor a1, a1, s1
    xor s1, a1, s7
    and s7, a0, a1
    lw s8, 52(a3)
    xor s7, s0, s7
    xor s7, s7, s8
    and s0, a0, s0
    lw s8, 60(a3)
    xor t0, t0, s0
    xor s0, t0, s8
    and t0, t0, a1
    lw a1, 564(a3)
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
    lw s6, 580(a3)
    xor a0, a2, a0
    xor a0, a0, s6
    and a2, a7, a2
    xor t4, t4, a2
    and a2, t4, t5
    lw s6, 72(a3)
    xor a7, a7, a2
    xor a7, a7, s6
    slli a2, a7, 16
    srli s6, a7, 16
    or a2, a2, s6
    lw s6, 92(a3)
    slli s8, a0, 16
    srli s9, a0, 16
    or s8, s8, s9
    xor t4, t4, s6
    lw s6, 100(a3)
    slli s9, t4, 16
    srli s10, t4, 16
    or s9, s9, s10
    xor t5, t5, s6
    slli s6, t5, 16
    srli s10, t5, 16
    or s6, s6, s10
    and s10, s0, s1
    lw s11, 104(a3)
    xor t0, t0, s10
    xor s10, t0, s11
    and s11, s7, t0
    lw ra, 584(a3)
    xor s11, s0, s11
    xor s11, s11, ra
    and s0, s7, s0
    lw ra, 96(a3)
    xor s0, s1, s0
    xor s1, s0, ra
    and t0, s0, t0
    lw s0, 576(a3)
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
    lw s3, 108(a3)
    xor a5, a5, t1
    lw t1, 116(a3)
    xor a4, a4, s3
    lw s3, 592(a3)
    xor a5, a5, t1
    lw t1, 136(a3)
    xor t3, t3, s3
    xor t1, t6, t1
    and t6, t4, t5
    xor a7, a7, t6
    and t6, a0, a7
    lw s3, 588(a3)
    xor t6, t4, t6
    xor t6, t6, s3
    and t4, a0, t4
    xor t4, t5, t4
    and t5, t4, a7
    lw s3, 112(a3)
    xor t5, a0, t5
    lw a0, 132(a3)
    xor t5, t5, s3
    lw s3, 140(a3)
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
    lw s4, 596(a3)
    xor a6, t2, a6
    lw t2, 152(a3)
    xor s3, s3, s4
    lw s4, 164(a3)
    xor a6, a6, t2
    lw t2, 600(a3)
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
    lw s8, 148(a3)
    xor a5, t3, a5
    lw t3, 156(a3)
    xor s7, s7, s8
    lw s8, 168(a3)
    xor a5, a5, t3
    lw t3, 176(a3)
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
    lw s4, 604(a3)
    xor a6, a2, a6
    lw a2, 188(a3)
    xor s3, s3, s4
    lw s4, 200(a3)
    xor a6, a6, a2
    lw a2, 208(a3)
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
    lw s7, 212(a3)
    xor a1, a1, s1
    xor s1, a1, s7
    and s7, s0, a1
    lw s8, 608(a3)
    xor s7, a0, s7
    xor s7, s7, s8
    and a0, s0, a0
    lw s8, 204(a3)
    xor t0, t0, a0
    xor a0, t0, s8
    and t0, t0, a1
    lw a1, 184(a3)
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
    lw s6, 228(a3)
    xor s0, a4, s0
    xor s0, s0, s6
    and a4, a7, a4
    xor t4, t4, a4
    and a4, t4, t5
    lw s6, 612(a3)
    xor a7, a7, a4
    xor a7, a7, s6
    slli a4, a7, 16
    srli s6, a7, 16
    or a4, a4, s6
    lw s6, 620(a3)
    slli s8, s0, 16
    srli s9, s0, 16
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
    and s10, a0, s1
    lw s11, 248(a3)
    xor t0, t0, s10
    xor s10, t0, s11
    and s11, s7, t0
    lw ra, 616(a3)
    xor s11, a0, s11
    xor s11, s11, ra
    and a0, s7, a0
    lw ra, 240(a3)
    xor a0, s1, a0
    xor s1, a0, ra
    and t0, a0, t0
    lw a0, 220(a3)
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
    lw s3, 624(a3)
    xor a5, a5, t2
    lw t2, 628(a3)
    xor a2, a2, s3
    lw s3, 268(a3)
    xor a5, a5, t2
    lw t2, 632(a3)
    xor t3, t3, s3
    xor t2, t6, t2
    and t6, t4, t5
    xor a7, a7, t6
    and t6, s0, a7
    lw s3, 264(a3)
    xor t6, t4, t6
    xor t6, t6, s3
    and t4, s0, t4
    xor t4, t5, t4
    and t5, t4, a7
    lw s3, 256(a3)
    xor t5, s0, t5
    lw s0, 272(a3)
    xor t5, t5, s3
    lw s3, 280(a3)
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
    lw s4, 284(a3)
    xor a6, t1, a6
    lw t1, 640(a3)
    xor s3, s3, s4
    lw s4, 644(a3)
    xor a6, a6, t1
    lw t1, 308(a3)
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
    lw s8, 636(a3)
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
    lw s4, 316(a3)
    xor a6, a4, a6
    lw a4, 652(a3)
    xor s3, s3, s4
    lw s4, 332(a3)
    xor a6, a6, a4
    lw a4, 340(a3)
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
    lw s7, 660(a3)
    xor a1, a1, s1
    xor s1, a1, s7
    and s7, a0, a1
    lw s8, 328(a3)
    xor s7, s0, s7
    xor s7, s7, s8
    and s0, a0, s0
    lw s8, 656(a3)
    xor t0, t0, s0
    xor s0, t0, s8
    and t0, t0, a1
    lw a1, 648(a3)
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
    lw s6, 672(a3)
    xor a0, a2, a0
    xor a0, a0, s6
    and a2, a7, a2
    xor t4, t4, a2
    and a2, t4, t5
    lw s6, 664(a3)
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
    lw s6, 676(a3)
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
    lw s0, 668(a3)
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
    lw s3, 680(a3)
    xor a5, a5, t1
    lw t1, 688(a3)
    xor a4, a4, s3
    lw s3, 696(a3)
    xor a5, a5, t1
    lw t1, 404(a3)
    xor t3, t3, s3
    xor t1, t6, t1
    and t6, t4, t5
    xor a7, a7, t6
    and t6, a0, a7
    lw s3, 692(a3)
    xor t6, t4, t6
    xor t6, t6, s3
    and t4, a0, t4
    xor t4, t5, t4
    and t5, t4, a7
    lw s3, 684(a3)
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
    # round 29 (skinny.dsl:60)
    and s3, t2, a2
    xor a1, a1, s3
    and s3, a6, t2
    xor a2, a2, s3
    and s3, a2, a1
    xor s3, a6, s3
    and a6, a6, a1
    lw s4, 412(a3)
    xor a6, t2, a6
    lw t2, 700(a3)
    xor s3, s3, s4
    lw s4, 708(a3)
    xor a6, a6, t2
    lw t2, 712(a3)
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
    lw t3, 704(a3)
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
    # round 30 (skinny.dsl:60)
    and s2, a2, t2
    xor s2, s3, s2
    and s3, a6, a2
    xor t2, t2, s3
    and s3, t2, s2
    xor s3, a6, s3
    and a6, a6, s2
    lw s4, 716(a3)
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
    lw s7, 728(a3)
    xor a1, a1, s1
    xor s1, a1, s7
    and s7, s0, a1
    lw s8, 456(a3)
    xor s7, a0, s7
    xor s7, s7, s8
    and a0, s0, a0
    lw s8, 724(a3)
    xor t0, t0, a0
    xor a0, t0, s8
    and t0, t0, a1
    lw a1, 720(a3)
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
    lw s6, 492(a3)
    slli s8, s0, 16
    srli s9, s0, 16
    or s8, s8, s9
    xor t4, t4, s6
    lw s6, 748(a3)
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
    lw ra, 744(a3)
    xor s11, a0, s11
    xor s11, s11, ra
    and a0, s7, a0
    lw ra, 496(a3)
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
    # round 32 (skinny.dsl:60)
    or a1, a2, t1
    xor a4, a4, a1
    and a1, a6, a4
    xor a1, a2, a1
    not a6, a6
    or a2, a6, a2
    xor t1, t1, a2
    and a2, t1, a4
    xor a6, a6, a2
    and a2, a5, t3
    xor t6, t6, a2
    and a2, t2, t6
    lw s3, 760(a3)
    xor a2, a5, a2
    xor a2, a2, s3
    and a5, t2, a5
    lw s3, 772(a3)
    xor a5, t3, a5
    xor t3, a5, s3
    and a5, a5, t6
    lw s3, 752(a3)
    xor a5, t2, a5
    xor a5, a5, s3
    srli t2, a5, 2
    xor t2, t2, t3
    lw s3, 112(sp)
    lw s7, 780(a3)
    and t2, t2, s3
    slli s4, t2, 2
    xor s4, a5, s4
    srli s5, s4, 1
    xor t2, t3, t2
    srli s6, t2, 1
    srli s8, a2, 2
    xor t6, t6, s7
    xor s7, s8, t6
    and s7, s7, s3
    xor s8, t6, s7
    xor s6, s6, s8
    lw s9, 108(sp)
    lw s10, 764(a3)
    and s6, s6, s9
    xor s8, s8, s6
    slli s6, s6, 1
    xor t2, t2, s6
    slli s6, s7, 2
    xor s6, a2, s6
    xor s5, s5, s6
    and s5, s5, s9
    slli s7, s5, 1
    xor s4, s4, s7
    xor s5, s6, s5
    and s6, t4, t5
    lw s7, 784(a3)
    xor a7, a7, s6
    xor s6, a7, s7
    and s7, s0, a7
    xor s7, t4, s7
    xor s7, s7, s10
    and t4, s0, t4
    lw s10, 776(a3)
    xor t4, t5, t4
    xor t5, t4, s10
    and a7, t4, a7
    lw t4, 756(a3)
    xor a7, s0, a7
    xor a7, a7, t4
    and t4, s1, s2
    xor t0, t0, t4
    not t4, a0
    and s0, t4, s1
    xor s0, s2, s0
    and s2, s0, t0
    xor a0, a0, s2
    and t4, t4, t0
    lw s2, 768(a3)
    xor t4, s1, t4
    xor t4, t4, s2
    xor a7, a7, a0
    xor a5, a5, a0
    xor a6, a6, a5
    xor a2, t4, a2
    xor t4, s7, t4
    xor a1, a1, a2
    xor t6, t6, t0
    xor t0, s6, t0
    xor a4, a4, t6
    not t6, t6
    xor t3, s0, t3
    xor t5, t5, s0
    xor t1, t1, t3
    not t3, t3
    srli a0, a1, 2
    xor a0, a0, a4
    and a0, a0, s3
    xor a4, a4, a0
    slli a0, a0, 2
    xor a1, a1, a0
    srli a0, t4, 2
    xor a0, a0, t0
    and a0, a0, s3
    xor t0, t0, a0
    slli a0, a0, 2
    xor t4, t4, a0
    srli a0, a2, 2
    xor a0, a0, t6
    and a0, a0, s3
    xor t6, t6, a0
    slli a0, a0, 2
    xor a2, a2, a0
    srli a0, a6, 2
    xor a0, a0, t1
    and a0, a0, s3
    xor t1, t1, a0
    slli a0, a0, 2
    xor a6, a6, a0
    srli a0, a6, 1
    xor a0, a0, a1
    and a0, a0, s9
    xor a1, a1, a0
    slli a0, a0, 1
    xor a6, a6, a0
    srli a0, a6, 16
    xor a0, a0, s4
    lw s0, 104(sp)
    lw s2, 100(sp)
    and a0, a0, s0
    xor s1, s4, a0
    slli a0, a0, 16
    xor a6, a6, a0
    srli a0, a6, 8
    xor a0, a0, s1
    and a0, a0, s2
    xor s1, s1, a0
    slli a0, a0, 8
    xor a6, a6, a0
    srli a0, a6, 4
    lw s4, 96(sp)
    xor a0, a0, s1
    and a0, a0, s4
    xor s1, s1, a0
    slli a0, a0, 4
    xor a6, a6, a0
    srli a0, a1, 16
    xor a0, a0, s5
    and a0, a0, s0
    xor s5, s5, a0
    slli a0, a0, 16
    xor a1, a1, a0
    srli a0, a1, 8
    xor a0, a0, s5
    and a0, a0, s2
    xor s5, s5, a0
    slli a0, a0, 8
    xor a1, a1, a0
    srli a0, a1, 4
    xor a0, a0, s5
    and a0, a0, s4
    xor s5, s5, a0
    slli a0, a0, 4
    xor a1, a1, a0
    srli a0, t1, 1
    xor a0, a0, a4
    and a0, a0, s9
    xor a4, a4, a0
    slli a0, a0, 1
    xor t1, t1, a0
    srli a0, t1, 16
    xor a0, a0, t2
    and a0, a0, s0
    xor t2, t2, a0
    slli a0, a0, 16
    xor t1, t1, a0
    srli a0, t1, 8
    xor a0, a0, t2
    and a0, a0, s2
    xor t2, t2, a0
    slli a0, a0, 8
    xor t1, t1, a0
    srli a0, t1, 4
    xor a0, a0, t2
    and a0, a0, s4
    xor t2, t2, a0
    slli a0, a0, 4
    xor t1, t1, a0
    srli a0, a4, 16
    xor a0, a0, s8
    and a0, a0, s0
    xor s6, s8, a0
    slli a0, a0, 16
    xor a4, a4, a0
    srli a0, a4, 8
    xor a0, a0, s6
    and a0, a0, s2
    xor s6, s6, a0
    slli a0, a0, 8
    xor a4, a4, a0
    srli a0, a4, 4
    xor a0, a0, s6
    and a0, a0, s4
    xor s6, s6, a0
    slli a0, a0, 4
    xor a4, a4, a0
    srli a0, a5, 2
    xor a0, a0, t3
    and a0, a0, s3
    xor t3, t3, a0
    slli a0, a0, 2
    xor a5, a5, a0
    srli a0, a5, 1
    xor a0, a0, a2
    and a0, a0, s9
    xor a2, a2, a0
    slli a0, a0, 1
    xor a5, a5, a0
    srli a0, t3, 1
    xor a0, a0, t6
    and a0, a0, s9
    xor t6, t6, a0
    slli a0, a0, 1
    xor t3, t3, a0
    srli a0, a7, 2
    xor a0, a0, t5
    and a0, a0, s3
    xor t5, t5, a0
    slli a0, a0, 2
    xor a7, a7, a0
    srli a0, a7, 1
    xor a0, a0, t4
    and a0, a0, s9
    xor t4, t4, a0
    slli a0, a0, 1
    xor a7, a7, a0
    srli a0, a7, 16
    xor a0, a0, a5
    and a0, a0, s0
    xor a5, a5, a0
    slli a0, a0, 16
    xor a7, a7, a0
    srli a0, a7, 8
    xor a0, a0, a5
    and a0, a0, s2
    xor a5, a5, a0
    slli a0, a0, 8
    xor a7, a7, a0
    srli a0, a7, 4
    xor a0, a0, a5
    and a0, a0, s4
    xor a5, a5, a0
    slli a0, a0, 4
    xor a7, a7, a0
    srli a0, t4, 16
    xor a0, a0, a2
    and a0, a0, s0
    xor a2, a2, a0
    slli a0, a0, 16
    xor t4, t4, a0
    srli a0, t4, 8
    xor a0, a0, a2
    and a0, a0, s2
    xor a2, a2, a0
    slli a0, a0, 8
    xor t4, t4, a0
    srli a0, t4, 4
    xor a0, a0, a2
    and a0, a0, s4
    xor a2, a2, a0
    slli a0, a0, 4
    xor t4, t4, a0
    srli a0, t5, 1
    xor a0, a0, t0
    and a0, a0, s9
    xor t0, t0, a0
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
    and a0, a0, s4
    xor t3, t3, a0
    slli a0, a0, 4
    xor t5, t5, a0
    srli a0, t0, 16
    xor a0, a0, t6
    and a0, a0, s0
    xor t6, t6, a0
    slli a0, a0, 16
    xor t0, t0, a0
    srli a0, t0, 8
    xor a0, a0, t6
    and a0, a0, s2
    xor t6, t6, a0
    slli a0, a0, 8
    xor t0, t0, a0
    srli a0, t0, 4
    xor a0, a0, t6
    and a0, a0, s4
    xor t6, t6, a0
    lw s0, 68(sp)
    slli a0, a0, 4
    lw s2, 60(s0)
    xor t0, t0, a0
    xor t6, s2, t6
    lw a0, 20(s0)
    lw s2, 64(sp)
    xor t5, a0, t5
    sw t6, 60(s2)
    lw t6, 12(s0)
    sw t5, 20(s2)
    xor t4, t6, t4
    lw t5, 16(s0)
    sw t4, 12(s2)
    xor t1, t5, t1
    lw t4, 40(s0)
    sw t1, 16(s2)
    xor t1, t4, s5
    lw t4, 32(s0)
    sw t1, 40(s2)
    xor t1, t4, s1
    lw t4, 8(s0)
    sw t1, 32(s2)
    xor t1, t4, a1
    lw t4, 0(s0)
    sw t1, 8(s2)
    xor a6, t4, a6
    lw t1, 36(s0)
    sw a6, 0(s2)
    xor a5, t1, a5
    lw a6, 28(s0)
    sw a5, 36(s2)
    xor a5, a6, t0
    lw a6, 24(s0)
    sw a5, 28(s2)
    xor a5, a6, a4
    lw a6, 44(s0)
    sw a5, 24(s2)
    xor a5, a6, a2
    lw a6, 48(s0)
    sw a5, 44(s2)
    xor a5, a6, t2
    lw a6, 4(s0)
    sw a5, 48(s2)
    xor a5, a6, a7
    lw a6, 52(s0)
    sw a5, 4(s2)
    xor a5, a6, t3
    lw a6, 56(s0)
    sw a5, 52(s2)
    xor a5, a6, s6
    sw a5, 56(s2)
    mv a0, s2
    mv a1, s0
    lw a2, 80(sp)
    lw a4, 76(sp)
    addi a0, a0, 64
    addi a1, a1, 64
    addi a4, a4, 8
    bltu a2, a1, .Llwcc_skinny64_64_ctr_crypt_rv32i_group_done
    j .Llwcc_skinny64_64_ctr_crypt_rv32i_group
.Llwcc_skinny64_64_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny64_64_ctr_crypt_rv32i_out
.Llwcc_skinny64_64_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 64
    beqz t2, .Llwcc_skinny64_64_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 128
    mv t0, a0
    addi t1, sp, 192
.Llwcc_skinny64_64_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_skinny64_64_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_skinny64_64_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_64_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_skinny64_64_ctr_crypt_rv32i_group
.Llwcc_skinny64_64_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 128
    add t1, a1, t2
.Llwcc_skinny64_64_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_64_ctr_crypt_rv32i_copy
.Llwcc_skinny64_64_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 192
.Llwcc_skinny64_64_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny64_64_ctr_crypt_rv32i_wipe
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
    .size lwcc_skinny64_64_ctr_crypt_rv32i, .-lwcc_skinny64_64_ctr_crypt_rv32i
